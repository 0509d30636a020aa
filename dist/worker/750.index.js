const Be=750,Ne=[750],Ue={2458:((W,_,r)=>{r.d(_,{W:()=>$});var l=r(5807);const i="{js,cjs,mjs,ts,cts,mts}",O={hidden:(0,l.aL)(".* __pycache__"),lockfiles:(0,l.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,l.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,l.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${i}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,l.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${i}
    gruntfile.${i} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,l.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,l.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},x=new RegExp(`^(?:${Object.values(O).flat().map(v).join("|")})$`,"is");function $(g){return g!==".well-known"&&x.test(g)}function v(g){return g.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(E,D)=>`(?:${D.replaceAll(",","|")})`)}}),5555:((W,_,r)=>{r.d(_,{RR:()=>E,Bm:()=>g,lS:()=>h,dX:()=>T});var l=r(
8302);const i={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB",what:"a size of 64MiB to 16GiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with on\
e unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s",what:'a time with one unit, or "0" for n\
o limit'}},O=16,x={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},$=4096;var v=r(6583);const g=16*1024,E={dependencies:`${v.
nA}/dependencies.tar.gz`,app:`${v.nA}/app.tar.gz`},D=4,P=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,M=1024,F=100;function h(p){return Buffer.from(`${JSON.stringify(
p,void 0,1)}
`)}function T(p){if(p.length>g)return;const w=d(p);if(!(0,l.Gv)(w)||w.version!==1)return;const{startCommand:R,cwd:N,runtime:A,node:I,framework:U,layers:L}=w,H=w.
bun??null;if(!(!m(R,$)||R.trim()===""||!k(N))&&!(A!=="node"&&A!=="other")&&!(!y(I)||!y(H))&&!(U!==null&&!m(U,F))&&!(!Array.isArray(L)||L.length===0||L.length>D)&&
L.every(V=>(0,l.KH)(V,M)&&P.test(V))&&new Set(L).size===L.length)return{version:1,startCommand:R,cwd:N,runtime:A,node:I,bun:H,framework:U,layers:L}}function d(p){
try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(p))}catch{return}}function y(p){return p===null||(0,l.KH)(p,F)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(
p)}function m(p,w){return(0,l.KH)(p,w)&&!new RegExp("\\p{Cc}","u").test(p)}function k(p){return m(p,M)?p===""||!p.split("/").some(w=>w===""||w==="."||w===".."):
!1}}),5388:((W,_,r)=>{r.r(_),r.d(_,{asSyncFailure:()=>F,brokenSite:()=>E,isErrorOfSite:()=>g,syncFailure:()=>$});var l=r(3739),i=r(2881),O=r(5879),x=r(8423);function $(h,T){
return(0,i.SU)("sync",h,T)}const v=new Set(["index_unanswered","index_empty","dead_asset"]);function g({code:h}){return v.has(h)}function E(h){const T=h.filter(
g),d=T.length-1,y=d>0?` (and ${d} more ${d===1?"error":"errors"})`:"",m=`The start page is broken: ${T[0]?.message}${y}`,k=h.flatMap(({file:p,line:w,code:R,message:N})=>p===
null?[]:[{file:p,line:w,column:null,severity:D(R),code:R,message:N}]);return new i.$w({...$("site_broken",m).facts,diagnostics:k})}function D(h){return h==="bui\
ld_fault"||v.has(h)?"error":"warning"}const P="The output could not be stored: the storage of the platform cannot be used now";function M(){return $("disk_full",
"The disk of the platform is full: the output could not be stored")}function F(h,T){if(h instanceof i.$w)return h;if(T.aborted)return T.reason;if(h instanceof O.
Sb)return M();if(h instanceof x.u)return h.isFull?M():$("storage_unavailable",P);const d=(0,l.xU)(h)??(0,l.bD)(h);return $("sync_failed",`The output could not b\
e stored (${d})`)}}),6352:((W,_,r)=>{r.d(_,{$:()=>g,A:()=>T});var l=r(3024),i=r(6760),O=r(3739),x=r(7994),$=r(2458),v=r(5388);function*g(d,y,m,k){const p=(0,l.realpathSync)(
d);yield*E({root:p,kind:y,reserved:k,onLeftOut:m},{real:p,prefix:"",above:[]})}function*E(d,y){yield"folder";for(const m of(0,l.readdirSync)(y.real,{withFileTypes:!0})){
const k=y.prefix+m.name,p=`${y.real}/${m.name}`,w=F(m.name,y.prefix==="",d);if(w!=="published"){w!=="expected"&&d.onLeftOut(m.isDirectory()?`${k}/`:k,w),yield"n\
othing";continue}if(h(m.name,k),m.isFile())yield{path:k,real:p};else if(m.isDirectory())yield*E(d,D(y,p,k));else if(m.isSymbolicLink())yield*P(d,y,k,p);else throw T(
k)}}function D(d,y,m){return{real:y,prefix:`${m}/`,above:[...d.above,d.real]}}function*P(d,y,m,k){const{root:p}=d,{real:w,stats:R}=M(k,m);if(!(0,x.FK)(p,w))throw(0,v.
syncFailure)("output_unsafe",`The link "${m}" leads out of the output directory`);const A=(0,i.relative)(p,w).split(i.sep).map((I,U)=>F(I,U===0,d)).find(I=>I!==
"published");if(A)A!=="expected"&&d.onLeftOut(m,A),yield"nothing";else if(R.isFile())yield{path:m,real:w};else if(R.isDirectory()){if(w===y.real||y.above.includes(
w))throw(0,v.syncFailure)("output_unsafe",`The link "${m}" leads back to a folder that contains it`);yield*E(d,D(y,w,m))}else throw T(m)}function M(d,y){try{const m=(0,l.
realpathSync)(d);return{real:m,stats:(0,l.statSync)(m)}}catch(m){const k=(0,O.xU)(m)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";
throw(0,v.syncFailure)("output_unsafe",`The link "${y}" ${k}`)}}function F(d,y,{kind:m,reserved:k}){return d===".git"||y&&d==="node_modules"?"expected":y&&d===k?
"reserved":/^\.env/i.test(d)?"secret":m==="folder"&&(0,$.W)(d)?"folder":"published"}function h(d,y){if(d==="."||d===".."||/[\uFFFD\\]/.test(d))throw(0,v.syncFailure)(
"output_unsafe",`The file name ${JSON.stringify(y)} is not valid in a URL`)}function T(d){return(0,v.syncFailure)("output_unsafe",`"${d}" is not a file, a folde\
r, or a link to one`)}}),5657:((W,_,r)=>{r.d(_,{H:()=>i});var l=r(3715);function i(O,x=l.y9){let $=performance.now();return()=>{if(!(performance.now()-$<x))return new Promise(
(v,g)=>{setImmediate(()=>{$=performance.now(),O?.aborted?g(O.reason):v()})})}}}),1080:((W,_,r)=>{r.d(_,{w:()=>ie,c:()=>ae,makeServer:()=>De});var l=r(1455),i=r(
6760),O=r(7994),x=r(3052),$=r(6636),v=r(5555),g=r(6583),E=r(3715),D=r(6352),P=r(2881),M=r(6624),F=r(2719),h=r(8013),T=r(402),d=r(901),y=r(7770),m=r(1159),k=r(6263),
p=r(6419);const w=x.D6,R=1e3;function N(t,e,n){return{packages:(0,m.dependenciesOf)(n),scripts:n?(0,k.Sf)(n):{},folder:(0,i.relative)(t,e),text:async s=>(await(0,p.
x)(t,(0,i.join)(e,s),w))?.text,async isFile(s){return(await(0,l.lstat)((0,i.join)(e,s)).catch(()=>{}))?.isFile()??!1},async names(s){const o=[];try{for await(const{
name:a}of await(0,l.opendir)((0,i.join)(e,s)))if(o.push(a),o.length>=R)break}catch{}return o.sort()}}}var A=r(3024),I=r(3739),U=r(5657);const L=new Set([".git",
".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),H=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
V=5,fe=3,Z=2;async function ue(t,e,n,s){const o=new me(t,n),a=e===""?[]:e.split("/");let c="";for(const u of a)c=(0,i.join)(c,u),o.add(c,!1);const f=(0,U.H)(s);
try{for(const u of o.folder(c,!1)){const j=f();j&&await j}}catch(u){const j=(0,I.xU)(u);throw j===void 0?u:(0,h.V2)("build","output_unsafe",`The files of the se\
rver cannot be read (${j})`)}return o}class me{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const s=(0,A.
readdirSync)((0,i.join)(this.#e,e),{withFileTypes:!0});for(const o of s.sort((a,c)=>a.name<c.name?-1:1)){const a=e.split("/").at(-1)??"";L.has(o.name)||L.has(`${a}\
/${o.name}`)||a==="node_modules"&&H.test(o.name)||(yield,yield*this.#i(o,e===""?o.name:`${e}/${o.name}`,n||o.name==="node_modules"))}}*#i(e,n,s){e.isDirectory()?
(this.add(n,s),yield*this.folder(n,s)):e.isFile()?(this.#s(n,(0,A.lstatSync)((0,i.join)(this.#e,n)).size),this.add(n,s)):e.isSymbolicLink()&&he(this.#e,n)?(this.#s(
n,0),this.add(n,s)):this.leftOut.length<V&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:s}=this.#t;if(!(this.packages.length+
this.app.length<=s))throw this.#o(`more than ${s} files and folders`,({files:o})=>o,o=>`${o} files`)}#s(e,n){const s=pe(e),o=this.#n.get(s)??{bytes:0,files:0};this.#n.
set(s,{bytes:o.bytes+n,files:o.files+1}),this.bytes+=n;const{serverBytes:a}=this.#t;if(!(this.bytes<=a))throw this.#o(`more than ${(0,x.Xq)(a)}`,c=>c.bytes,x.Xq)}#o(e,n,s){
const a=[...this.#n].sort(([,f],[,u])=>n(u)-n(f)).slice(0,fe).map(([f,u])=>`\`${f===""?".":f}\` (${s(n(u))})`).join(", "),c=`The server has ${e} before it is pa\
cked. The largest folders so far: ${a}`;return(0,h.V2)("build","output_too_large",c)}}function pe(t){const e=t.split("/").slice(0,-1),n=e.lastIndexOf("node_modu\
les");if(n===-1)return e.slice(0,Z).join("/");const s=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(s?Z+1:Z)).join("/")}function he(t,e){const n=(0,i.
join)(t,e);try{const s=(0,A.readlinkSync)(n);if((0,i.isAbsolute)(s)||!(0,O.FK)(t,(0,i.join)((0,i.dirname)(n),s)))return!1}catch{return!1}try{return(0,O.FK)(t,(0,A.
realpathSync)(n))}catch{return!0}}var ye=r(8302),q=r(810),ee=r(9066);const te={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --i\
gnore-scripts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:t=>t?.startsWith("yarn@1")?"yarn install --production --ignore-script\
s --prefer-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function we(t,e,n,s){
const{packageJson:o,installDir:a,manager:c,tool:f}=e,u=o?.value.devDependencies,j=new Set((0,ye.Gv)(u)?Object.keys(u):[]),S=await ne(a);if(e.install===void 0||j.
size===0&&a===n&&!S)return;const B=await ve(s,j,n,t.workspace.source);if(B!==void 0){t.log.line(`The packages of devDependencies are part of the release, becaus\
e its start command uses \`${B}\``),S&&await se(t,e,e.install);return}if(S)return se(t,e,te[c](f));try{await(0,q.d)(t,"build",te[c](f),a)}catch(K){if(!(K instanceof
P.$w)||K.facts.exitCode===null)throw K;t.log.line("Warning: the packages of devDependencies could not be removed, so they are part of the release")}}function ne(t){
return(0,l.stat)((0,i.join)(t,ee.Cy)).then(e=>e.isFile(),()=>!1)}async function se(t,{installDir:e},n){if(await(0,q.d)(t,"build",n,e,ee.$o),!await ne(e))return;
throw(0,h.V2)("build","server_build","The packages of this server are in Yarn's cache, and the release of a server has them in node_modules. Remove the variable\
 YARN_NODE_LINKER of the app, or set it to `node-modules`")}async function ve(t,e,n,s){for(const o of t.split(/[\s;&|()"'=]+/)){const a=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.
exec(o)?.[0]??"";if(e.has(a))return a;const c=/^[\w.-]{1,100}$/.test(o)?await ge(o,n,s):void 0;if(c!==void 0&&e.has(c))return c}}async function ge(t,e,n){for(let s=e;(0,O.
FK)(n,s);s=(0,i.dirname)(s)){const o=await(0,l.realpath)((0,i.join)(s,"node_modules/.bin",t)).catch(()=>{}),a=o&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(o)?.[1];if(a!==void 0)return a}}var ke=r(8266),je=r(6996);const $e=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,be=512,Oe=/(?:^|[\s;&|(])bunx?(?=$|[\s;&|)])/;async function Ee(t,e,n){
if(!Oe.test(e))return null;for(const o of n)if(await(0,l.stat)((0,i.join)(o,"bun")).catch(()=>{}))return null;return(t.manager?.name==="bun"?t.manager?.version:
void 0)??(await(0,je.k)(t,"bun@1")).version}async function Te(t,e,n){const s=t.split(/&&|;|\|\|/).at(-1)??"",[o="",a=""]=(0,ke.K)(s).split(/\s+/),c=o==="exec"?a:
o;if($e.test(c))return"node";if(!/^[\w.-]{1,100}$/.test(c))return"other";for(const f of e){const u=await(0,p.z)(n,(0,i.join)(f,c),be);if(u)return/^#!.{0,100}(?:\bnode\b|sh\b)/.
test(u.text)?"node":"other"}return"other"}const G=".release",Q=".layers",Se="1985-10-26T08:15:00Z",xe=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;
async function oe(t,{folder:e,project:n}){const{source:s}=t.workspace,o=N(s,e,n.packageJson),a=await(0,$.Fm)(o,t.job.settings.startCommand);if(!a||"command"in a)
return a;const{framework:c,by:f,remedy:u}=a,j=`${c} made a server for another host here (${f}), and Slipway runs servers of Node.js. ${u}`;throw(0,h.iY)(await _e(
t,e,o,f),"build","server_build",j)}async function _e(t,e,n,s){const o=/`([^`]{1,100})`/.exec(s)?.[1];if(o===void 0)return;const a=new d.j(t.workspace.source,t.context.
clock);for(const c of(await n.names("")).filter(f=>xe.test(f))){const f=await a.lines((0,i.join)(e,c))??[],u=f.findIndex(S=>S.includes(`'${o}'`)||S.includes(`"${o}\
"`)),j=(0,i.relative)(t.workspace.source,(0,i.join)(e,c));if(u!==-1)return{file:j,line:u+1,column:(f[u]?.indexOf(o)??0)+1}}}async function De(t,e,n){const s=await ie(
t,e);if(!(e.detected?.isSure===!1&&!s?.isMade&&await Me(n))){if(s)return ae(t,s.planned,s.server);if(!await Ae(t,e,n))throw Pe()}}async function ie(t,e){const{source:n}=t.
workspace,s=[];for(const f of e.app.apps){const u=await(0,O.UG)(n,f.folder).catch(()=>{});if(u===void 0)continue;const j={folder:u,project:await(0,T.Wh)(u,n)},S=await oe(
t,j);S&&s.push({planned:j,server:S,isMade:S.framework!==null})}if(s.length>1)throw(0,M.zs)(e.app.apps.filter(({folder:f})=>s.some(({planned:u})=>u.folder===(0,i.
join)(n,f))));if(s[0])return s[0];const o=await oe(t,e);if(!o)return;const a=e.framework?.kind==="server"?e.framework.name:null,c=o.framework!==null;return{planned:e,
server:{...o,framework:o.framework??a},isMade:c}}async function Me(t){const e=await t().catch(re);return(e&&await(0,l.stat)((0,i.join)(e.directory,"index.html")).
catch(()=>{}))?.isFile()??!1}function re(t){if(!(t instanceof P.$w)||t.facts.code!=="output_missing")throw t}async function Ae({job:t,context:e},{project:n},s){
if(!n.packageJson||t.outputDirectory!==null||t.settings.assetsOnly===!0)return!0;const o=await s().catch(re);if(!o)return!1;for await(const a of new d.j(o.directory,
e.clock).walk(F.KL))return!0;return!1}function Pe(){const t=`Nothing says how the server of this app is started. Looked for: ${$.Fb.join(", ")}`;return(0,h.V2)(
"build","no_start_command",t)}async function ae(t,e,n){const{workspace:s,log:o}=t,{folder:a,project:c}=e,{contents:f,command:u,files:j,framework:S,why:B}=n,K=S===
null?"a server":`a server of ${S}`;o.line(`Found ${K}, started by \`${u}\` (${B})`);const z=f.kind==="tree";z&&f.packages==="production"?await we(t,c,a,u):z&&o.
line(`The packages of devDependencies are part of the release: servers of ${S} load some`),t.step="packing the server";const b=z?s.source:(0,i.join)(a,f.root);f.
kind==="output"&&await Fe(b,a,f.copies);const C=z?(0,i.relative)(s.source,a):f.cwd,Y=(0,i.join)(s.root,G);if(!await(0,y._z)(t,`rm -rf ${G} ${Q} && mkdir -p ${G}\
/${g.nA} ${Q}`))throw ce();const J=await Re(t,b,f.kind==="output"?f.only:""),X=[...le((0,i.join)(b,C),b)],de={version:1,startCommand:await Ce(u,(0,i.join)(b,C),
b),cwd:C,runtime:await Te(u,X,b),node:t.node?.by===void 0?null:t.node.version,bun:await Ee(t,u,X),framework:S,layers:J};return j&&await Ie((0,i.join)(a,j.from),
(0,i.join)(Y,j.to)),await(0,l.writeFile)((0,i.join)(Y,g.r$),(0,v.lS)(de)),{directory:Y,kind:"build",shape:{},server:de,top:b}}async function Fe(t,e,n){for(const{
from:s,to:o}of n)(await(0,l.stat)((0,i.join)(e,s)).catch(()=>{}))?.isDirectory()&&await(0,l.cp)((0,i.join)(e,s),(0,i.join)(t,o),{recursive:!0,verbatimSymlinks:!0})}
async function Re(t,e,n){const{workspace:s,log:o,context:a}=t,{packages:c,app:f,leftOut:u,bytes:j}=await ue(e,n,a.limits,t.signal),S=(0,i.relative)(s.root,e),B=[
{layer:v.RR.dependencies,paths:c,time:Se},{layer:v.RR.app,paths:f,time:void 0}].filter(({layer:b,paths:C})=>b===v.RR.app||C.length>0);for(const{layer:b,paths:C,
time:Y}of B){const J=(0,i.join)(Q,b.replaceAll("/","-"));if(await(0,l.writeFile)((0,i.join)(s.root,J),C.map(X=>`./${X}\0`).join("")),!await(0,y._z)(t,Le({from:S,
list:J,to:(0,i.join)(G,b),time:Y})))throw ce()}const K=B.map(async({layer:b})=>(await(0,l.stat)((0,i.join)(s.root,G,b))).size),z=(await Promise.all(K)).reduce((b,C)=>b+
C,0);return o.line(`Packed the server: ${c.length+f.length} files and folders, ${(0,x.Xq)(j)}, packed ${(0,x.Xq)(z)}`),u.length>0&&o.line(`Left out of the serve\
r, because they lead out of it or are no files: ${u.join(", ")}`),B.map(({layer:b})=>b)}function Le({from:t,list:e,to:n,time:s}){const o=["--format=gnu --owner=\
0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];s!==void 0&&o.push(`--mtime=${s}`);const a="--use-compress-program='gzip -n -4'",
c=f=>`'${f.replaceAll("'","'\\''")}'`;return`tar -b 128 ${o.join(" ")} ${a} -cf ${c(n)} -C ${c(t||".")} --no-recursion --null -T "$PWD"/${c(e)}`}function ce(){return(0,h.
V2)("build","sync_failed","The server could not be packed: tar failed, or the disk is full")}function*le(t,e){for(let n=t;(0,O.FK)(e,n);n=(0,i.dirname)(n))yield(0,i.
join)(n,"node_modules/.bin")}async function Ce(t,e,n){const s=[];for(const o of[...le(e,n)].slice(1))(await(0,l.stat)(o).catch(()=>{}))?.isDirectory()&&s.push(`\
$PWD/${(0,i.relative)(e,o)}`);return s.length===0||t.startsWith("node ")?t:`export PATH="$PATH:${s.join(":")}"; ${t}`}async function Ie(t,e){if(!(await(0,l.stat)(
t).catch(()=>{}))?.isDirectory())return;const s=new Set;let o=0;for(const a of(0,D.$)(t,"build",()=>{},g.nA)){if(a==="folder"||a==="nothing")continue;if(o+=1,o>
E.dv.files)throw(0,h.V2)("build","output_too_large",`The server has more than ${E.dv.files} public files`);const c=(0,i.join)(e,a.path);s.has((0,i.dirname)(c))||
await(0,l.mkdir)((0,i.dirname)(c),{recursive:!0}),s.add((0,i.dirname)(c)),await(0,l.link)(a.real,c).catch(()=>(0,l.copyFile)(a.real,c))}}}),5849:((W,_,r)=>{r.d(
_,{serverInstead:()=>$});var l=r(6357),i=r(2719),O=r(1080);const x=new Set(["Nitro","NestJS"]);async function $(v,g){const E=await(0,O.w)(v,g),{framework:D,why:P}=E?.
server??{};if(!E?.isMade||!D||P===void 0)return;const M={framework:D,by:`the build wrote ${P}`};if(!v.job.detectsType)throw(0,l.qn)({...M,remedy:(0,l.Cm)(g.framework),
place:void 0});const{folder:F,project:h}=E.planned,T=x.has(D)?await(0,i.A6)(F,h.packageJson):"web-ssr";return{...await(0,O.c)(v,E.planned,E.server),detected:{type:T,
because:(0,i.Bs)(M),place:void 0}}}})};export{Be as id,Ne as ids,Ue as modules};

const Pe=750,Fe=[750],Le={2458:((K,_,i)=>{i.d(_,{W:()=>j});var d=i(5807);const r="{js,cjs,mjs,ts,cts,mts}",b={hidden:(0,d.aL)(".* __pycache__"),lockfiles:(0,d.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,d.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,d.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${r}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,d.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${r}
    gruntfile.${r} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,d.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,d.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},T=new RegExp(`^(?:${Object.values(b).flat().map(v).join("|")})$`,"is");function j(g){return g!==".well-known"&&T.test(g)}function v(g){return g.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(E,D)=>`(?:${D.replaceAll(",","|")})`)}}),5555:((K,_,i)=>{i.d(_,{RR:()=>E,Bm:()=>g,lS:()=>h,dX:()=>S});var d=i(
8302);const r={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},b=16,T={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},j=4096;var v=i(6583);const g=16*1024,E={dependencies:`${v.
nA}/dependencies.tar.gz`,app:`${v.nA}/app.tar.gz`},D=4,P=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,A=1024,F=100;function h(m){return Buffer.from(`${JSON.stringify(
m,void 0,1)}
`)}function S(m){if(m.length>g)return;const w=l(m);if(!(0,d.Gv)(w)||w.version!==1)return;const{startCommand:O,cwd:R,runtime:U,node:M,framework:C,layers:L}=w;if(!(!y(
O,j)||O.trim()===""||!p(R))&&!(U!=="node"&&U!=="other")&&!(M!==null&&!((0,d.KH)(M,F)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(M)))&&!(C!==null&&!y(C,F))&&!(!Array.isArray(
L)||L.length===0||L.length>D)&&L.every(N=>(0,d.KH)(N,A)&&P.test(N))&&new Set(L).size===L.length)return{version:1,startCommand:O,cwd:R,runtime:U,node:M,framework:C,
layers:L}}function l(m){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(m))}catch{return}}function y(m,w){return(0,d.KH)(m,w)&&!new RegExp("\\p{\
Cc}","u").test(m)}function p(m){return y(m,A)?m===""||!m.split("/").some(w=>w===""||w==="."||w===".."):!1}}),5388:((K,_,i)=>{i.r(_),i.d(_,{asSyncFailure:()=>F,brokenSite:()=>E,
isErrorOfSite:()=>g,syncFailure:()=>j});var d=i(3739),r=i(2881),b=i(5879),T=i(8423);function j(h,S){return new r.$w({stage:"sync",code:h,message:S,exitCode:null,
signal:null,log:[],diagnostics:[]})}const v=new Set(["index_unanswered","index_empty","dead_asset"]);function g({code:h}){return v.has(h)}function E(h){const S=h.
filter(g),l=S.length-1,y=l>0?` (and ${l} more ${l===1?"error":"errors"})`:"",p=`The start page is broken: ${S[0]?.message}${y}`,m=h.flatMap(({file:w,line:O,code:R,
message:U})=>w===null?[]:[{file:w,line:O,column:null,severity:D(R),code:R,message:U}]);return new r.$w({...j("site_broken",p).facts,diagnostics:m})}function D(h){
return h==="build_fault"||v.has(h)?"error":"warning"}const P="The output could not be stored: the storage of the platform cannot be used now";function A(){return j(
"disk_full","The disk of the platform is full: the output could not be stored")}function F(h,S){if(h instanceof r.$w)return h;if(S.aborted)return S.reason;if(h instanceof
b.Sb)return A();if(h instanceof T.u)return h.isFull?A():j("storage_unavailable",P);const l=(0,d.xU)(h)??(h instanceof Error?h.message:String(h));return j("sync_\
failed",`The output could not be stored (${l})`)}}),6352:((K,_,i)=>{i.d(_,{$:()=>g,A:()=>S});var d=i(3024),r=i(6760),b=i(3739),T=i(7994),j=i(2458),v=i(5388);function*g(l,y,p,m){
const w=(0,d.realpathSync)(l);yield*E({root:w,kind:y,reserved:m,onLeftOut:p},{real:w,prefix:"",above:[]})}function*E(l,y){yield"folder";for(const p of(0,d.readdirSync)(
y.real,{withFileTypes:!0})){const m=y.prefix+p.name,w=`${y.real}/${p.name}`,O=F(p.name,y.prefix==="",l);if(O!=="published"){O!=="expected"&&l.onLeftOut(p.isDirectory()?
`${m}/`:m,O),yield"nothing";continue}if(h(p.name,m),p.isFile())yield{path:m,real:w};else if(p.isDirectory())yield*E(l,D(y,w,m));else if(p.isSymbolicLink())yield*P(
l,y,m,w);else throw S(m)}}function D(l,y,p){return{real:y,prefix:`${p}/`,above:[...l.above,l.real]}}function*P(l,y,p,m){const{root:w}=l,{real:O,stats:R}=A(m,p);
if(!(0,T.FK)(w,O))throw(0,v.syncFailure)("output_unsafe",`The link "${p}" leads out of the output directory`);const M=(0,r.relative)(w,O).split(r.sep).map((C,L)=>F(
C,L===0,l)).find(C=>C!=="published");if(M)M!=="expected"&&l.onLeftOut(p,M),yield"nothing";else if(R.isFile())yield{path:p,real:O};else if(R.isDirectory()){if(O===
y.real||y.above.includes(O))throw(0,v.syncFailure)("output_unsafe",`The link "${p}" leads back to a folder that contains it`);yield*E(l,D(y,O,p))}else throw S(p)}
function A(l,y){try{const p=(0,d.realpathSync)(l);return{real:p,stats:(0,d.statSync)(p)}}catch(p){const m=(0,b.xU)(p)==="ELOOP"?"is part of a cycle of links":"h\
as a target that cannot be read";throw(0,v.syncFailure)("output_unsafe",`The link "${y}" ${m}`)}}function F(l,y,{kind:p,reserved:m}){return l===".git"||y&&l==="\
node_modules"?"expected":y&&l===m?"reserved":/^\.env/i.test(l)?"secret":p==="folder"&&(0,j.W)(l)?"folder":"published"}function h(l,y){if(l==="."||l===".."||/[\uFFFD\\]/.
test(l))throw(0,v.syncFailure)("output_unsafe",`The file name ${JSON.stringify(y)} is not valid in a URL`)}function S(l){return(0,v.syncFailure)("output_unsafe",
`"${l}" is not a file, a folder, or a link to one`)}}),5657:((K,_,i)=>{i.d(_,{H:()=>r});var d=i(3715);function r(b,T=d.y9){let j=performance.now();return()=>{if(!(performance.
now()-j<T))return new Promise((v,g)=>{setImmediate(()=>{j=performance.now(),b?.aborted?g(b.reason):v()})})}}}),1080:((K,_,i)=>{i.d(_,{w:()=>Q,c:()=>ee,makeServer:()=>Oe});
var d=i(1455),r=i(6760),b=i(7994),T=i(3052),j=i(6636),v=i(5555),g=i(6583),E=i(3715),D=i(6352),P=i(2881),A=i(6624),F=i(2719),h=i(8013),S=i(402),l=i(901),y=i(7770),
p=i(1159),m=i(6263),w=i(6419);const O=T.D6,R=1e3;function U(t,e,n){return{packages:(0,p.dependenciesOf)(n),scripts:n?(0,m.Sf)(n):{},folder:(0,r.relative)(t,e),text:async s=>(await(0,w.
x)(t,(0,r.join)(e,s),O))?.text,async isFile(s){return(await(0,d.lstat)((0,r.join)(e,s)).catch(()=>{}))?.isFile()??!1},async names(s){const o=[];try{for await(const{
name:a}of await(0,d.opendir)((0,r.join)(e,s)))if(o.push(a),o.length>=R)break}catch{}return o.sort()}}}var M=i(3024),C=i(3739),L=i(5657);const N=new Set([".git",
".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),oe=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
re=5,ie=3,J=2;async function ae(t,e,n,s){const o=new ce(t,n),a=e===""?[]:e.split("/");let c="";for(const u of a)c=(0,r.join)(c,u),o.add(c,!1);const f=(0,L.H)(s);
try{for(const u of o.folder(c,!1)){const k=f();k&&await k}}catch(u){const k=(0,C.xU)(u);throw k===void 0?u:(0,h.V2)("build","output_unsafe",`The files of the se\
rver cannot be read (${k})`)}return o}class ce{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const s=(0,M.
readdirSync)((0,r.join)(this.#e,e),{withFileTypes:!0});for(const o of s.sort((a,c)=>a.name<c.name?-1:1)){const a=e.split("/").at(-1)??"";N.has(o.name)||N.has(`${a}\
/${o.name}`)||a==="node_modules"&&oe.test(o.name)||(yield,yield*this.#r(o,e===""?o.name:`${e}/${o.name}`,n||o.name==="node_modules"))}}*#r(e,n,s){e.isDirectory()?
(this.add(n,s),yield*this.folder(n,s)):e.isFile()?(this.#s(n,(0,M.lstatSync)((0,r.join)(this.#e,n)).size),this.add(n,s)):e.isSymbolicLink()&&de(this.#e,n)?(this.#s(
n,0),this.add(n,s)):this.leftOut.length<re&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:s}=this.#t;if(!(this.packages.length+
this.app.length<=s))throw this.#o(`more than ${s} files and folders`,({files:o})=>o,o=>`${o} files`)}#s(e,n){const s=le(e),o=this.#n.get(s)??{bytes:0,files:0};this.#n.
set(s,{bytes:o.bytes+n,files:o.files+1}),this.bytes+=n;const{serverBytes:a}=this.#t;if(!(this.bytes<=a))throw this.#o(`more than ${(0,T.Xq)(a)}`,c=>c.bytes,T.Xq)}#o(e,n,s){
const a=[...this.#n].sort(([,f],[,u])=>n(u)-n(f)).slice(0,ie).map(([f,u])=>`\`${f===""?".":f}\` (${s(n(u))})`).join(", "),c=`The server has ${e} before it is pa\
cked. The largest folders so far: ${a}`;return(0,h.V2)("build","output_too_large",c)}}function le(t){const e=t.split("/").slice(0,-1),n=e.lastIndexOf("node_modu\
les");if(n===-1)return e.slice(0,J).join("/");const s=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(s?J+1:J)).join("/")}function de(t,e){const n=(0,r.
join)(t,e);try{const s=(0,M.readlinkSync)(n);if((0,r.isAbsolute)(s)||!(0,b.FK)(t,(0,r.join)((0,r.dirname)(n),s)))return!1}catch{return!1}try{return(0,b.FK)(t,(0,M.
realpathSync)(n))}catch{return!0}}var fe=i(8302),ue=i(810);const pe={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --ignore-scri\
pts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:t=>t?.startsWith("yarn@1")?"yarn install --production --ignore-scripts --prefer\
-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function me(t,e,n,s){const{
packageJson:o,installDir:a,manager:c,tool:f}=e,u=o?.value.devDependencies,k=new Set((0,fe.Gv)(u)?Object.keys(u):[]);if(e.install===void 0||k.size===0&&a===n)return;
const x=await he(s,k,n,t.workspace.source);if(x!==void 0){t.log.line(`The packages of devDependencies are part of the release, because its start command uses \`${x}\
\``);return}try{await(0,ue.d)(t,"build",pe[c](f),a)}catch(I){if(!(I instanceof P.$w)||I.facts.exitCode===null)throw I;t.log.line("Warning: the packages of devDe\
pendencies could not be removed, so they are part of the release")}}async function he(t,e,n,s){for(const o of t.split(/[\s;&|()"'=]+/)){const a=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.
exec(o)?.[0]??"";if(e.has(a))return a;const c=/^[\w.-]{1,100}$/.test(o)?await ye(o,n,s):void 0;if(c!==void 0&&e.has(c))return c}}async function ye(t,e,n){for(let s=e;(0,b.
FK)(n,s);s=(0,r.dirname)(s)){const o=await(0,d.realpath)((0,r.join)(s,"node_modules/.bin",t)).catch(()=>{}),a=o&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(o)?.[1];if(a!==void 0)return a}}var we=i(8266);const ve=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,ge=512;async function ke(t,e,n){const s=t.split(/&&|;|\|\|/).
at(-1)??"",[o="",a=""]=(0,we.K)(s).split(/\s+/),c=o==="exec"?a:o;if(ve.test(c))return"node";if(!/^[\w.-]{1,100}$/.test(c))return"other";for(const f of e){const u=await(0,w.
z)(n,(0,r.join)(f,c),ge);if(u)return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(u.text)?"node":"other"}return"other"}const z=".release",Y=".layers",je="1985-10-26T08:15\
:00Z",$e=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;async function Z(t,{folder:e,project:n}){const{source:s}=t.workspace,o=U(
s,e,n.packageJson),a=await(0,j.Fm)(o,t.job.settings.startCommand);if(!a||"command"in a)return a;const{framework:c,by:f,remedy:u}=a,k=`${c} made a server for ano\
ther host here (${f}), and Slipway runs servers of Node.js. ${u}`;throw(0,h.iY)(await be(t,e,o,f),"build","server_build",k)}async function be(t,e,n,s){const o=/`([^`]{1,100})`/.
exec(s)?.[1];if(o===void 0)return;const a=new l.j(t.workspace.source,t.context.clock);for(const c of(await n.names("")).filter(f=>$e.test(f))){const f=await a.lines(
(0,r.join)(e,c))??[],u=f.findIndex(x=>x.includes(`'${o}'`)||x.includes(`"${o}"`)),k=(0,r.relative)(t.workspace.source,(0,r.join)(e,c));if(u!==-1)return{file:k,line:u+
1,column:(f[u]?.indexOf(o)??0)+1}}}async function Oe(t,e,n){const s=await Q(t,e);if(!(e.detected?.isSure===!1&&!s?.isMade&&await Ee(n))){if(s)return ee(t,s.planned,
s.server);if(!await Se(t,e,n))throw Te()}}async function Q(t,e){const{source:n}=t.workspace,s=[];for(const f of e.app.apps){const u=await(0,b.UG)(n,f.folder).catch(
()=>{});if(u===void 0)continue;const k={folder:u,project:await(0,S.Wh)(u,n)},x=await Z(t,k);x&&s.push({planned:k,server:x,isMade:x.framework!==null})}if(s.length>
1)throw(0,A.zs)(e.app.apps.filter(({folder:f})=>s.some(({planned:u})=>u.folder===(0,r.join)(n,f))));if(s[0])return s[0];const o=await Z(t,e);if(!o)return;const a=e.
framework?.kind==="server"?e.framework.name:null,c=o.framework!==null;return{planned:e,server:{...o,framework:o.framework??a},isMade:c}}async function Ee(t){const e=await t().
catch(q);return(e&&await(0,d.stat)((0,r.join)(e.directory,"index.html")).catch(()=>{}))?.isFile()??!1}function q(t){if(!(t instanceof P.$w)||t.facts.code!=="out\
put_missing")throw t}async function Se({job:t,context:e},{project:n},s){if(!n.packageJson||t.outputDirectory!==null||t.settings.assetsOnly===!0)return!0;const o=await s().
catch(q);if(!o)return!1;for await(const a of new l.j(o.directory,e.clock).walk(F.KL))return!0;return!1}function Te(){const t=`Nothing says how the server of thi\
s app is started. Looked for: ${j.Fb.join(", ")}`;return(0,h.V2)("build","no_start_command",t)}async function ee(t,e,n){const{workspace:s,log:o}=t,{folder:a,project:c}=e,
{contents:f,command:u,files:k,framework:x,why:I}=n,V=x===null?"a server":`a server of ${x}`;o.line(`Found ${V}, started by \`${u}\` (${I})`);const W=f.kind==="t\
ree";W&&f.packages==="production"?await me(t,c,a,u):W&&o.line(`The packages of devDependencies are part of the release: servers of ${x} load some`),t.step="pack\
ing the server";const $=W?s.source:(0,r.join)(a,f.root);f.kind==="output"&&await xe($,a,f.copies);const B=W?(0,r.relative)(s.source,a):f.cwd,G=(0,r.join)(s.root,
z);if(!await(0,y._z)(t,`rm -rf ${z} ${Y} && mkdir -p ${z}/${g.nA} ${Y}`))throw te();const H=await _e(t,$,f.kind==="output"?f.only:""),X=[...ne((0,r.join)($,B),$)],
se={version:1,startCommand:await Me(u,(0,r.join)($,B),$),cwd:B,runtime:await ke(u,X,$),node:t.node?.by===void 0?null:t.node.version,framework:x,layers:H};return k&&
await Ae((0,r.join)(a,k.from),(0,r.join)(G,k.to)),await(0,d.writeFile)((0,r.join)(G,g.r$),(0,v.lS)(se)),{directory:G,kind:"build",shape:{},server:se,top:$}}async function xe(t,e,n){
for(const{from:s,to:o}of n)(await(0,d.stat)((0,r.join)(e,s)).catch(()=>{}))?.isDirectory()&&await(0,d.cp)((0,r.join)(e,s),(0,r.join)(t,o),{recursive:!0,verbatimSymlinks:!0})}
async function _e(t,e,n){const{workspace:s,log:o,context:a}=t,{packages:c,app:f,leftOut:u,bytes:k}=await ae(e,n,a.limits,t.signal),x=(0,r.relative)(s.root,e),I=[
{layer:v.RR.dependencies,paths:c,time:je},{layer:v.RR.app,paths:f,time:void 0}].filter(({layer:$,paths:B})=>$===v.RR.app||B.length>0);for(const{layer:$,paths:B,
time:G}of I){const H=(0,r.join)(Y,$.replaceAll("/","-"));if(await(0,d.writeFile)((0,r.join)(s.root,H),B.map(X=>`./${X}\0`).join("")),!await(0,y._z)(t,De({from:x,
list:H,to:(0,r.join)(z,$),time:G})))throw te()}const V=I.map(async({layer:$})=>(await(0,d.stat)((0,r.join)(s.root,z,$))).size),W=(await Promise.all(V)).reduce(($,B)=>$+
B,0);return o.line(`Packed the server: ${c.length+f.length} files and folders, ${(0,T.Xq)(k)}, packed ${(0,T.Xq)(W)}`),u.length>0&&o.line(`Left out of the serve\
r, because they lead out of it or are no files: ${u.join(", ")}`),I.map(({layer:$})=>$)}function De({from:t,list:e,to:n,time:s}){const o=["--format=gnu --owner=\
0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];s!==void 0&&o.push(`--mtime=${s}`);const a="--use-compress-program='gzip -n -4'",
c=f=>`'${f.replaceAll("'","'\\''")}'`;return`tar -b 128 ${o.join(" ")} ${a} -cf ${c(n)} -C ${c(t||".")} --no-recursion --null -T "$PWD"/${c(e)}`}function te(){return(0,h.
V2)("build","sync_failed","The server could not be packed: tar failed, or the disk is full")}function*ne(t,e){for(let n=t;(0,b.FK)(e,n);n=(0,r.dirname)(n))yield(0,r.
join)(n,"node_modules/.bin")}async function Me(t,e,n){const s=[];for(const o of[...ne(e,n)].slice(1))(await(0,d.stat)(o).catch(()=>{}))?.isDirectory()&&s.push(`\
$PWD/${(0,r.relative)(e,o)}`);return s.length===0||t.startsWith("node ")?t:`export PATH="$PATH:${s.join(":")}"; ${t}`}async function Ae(t,e){if(!(await(0,d.stat)(
t).catch(()=>{}))?.isDirectory())return;const s=new Set;let o=0;for(const a of(0,D.$)(t,"build",()=>{},g.nA)){if(a==="folder"||a==="nothing")continue;if(o+=1,o>
E.dv.files)throw(0,h.V2)("build","output_too_large",`The server has more than ${E.dv.files} public files`);const c=(0,r.join)(e,a.path);s.has((0,r.dirname)(c))||
await(0,d.mkdir)((0,r.dirname)(c),{recursive:!0}),s.add((0,r.dirname)(c)),await(0,d.link)(a.real,c).catch(()=>(0,d.copyFile)(a.real,c))}}}),5849:((K,_,i)=>{i.d(
_,{serverInstead:()=>j});var d=i(6357),r=i(2719),b=i(1080);const T=new Set(["Nitro","NestJS"]);async function j(v,g){const E=await(0,b.w)(v,g),{framework:D,why:P}=E?.
server??{};if(!E?.isMade||!D||P===void 0)return;const A={framework:D,by:`the build wrote ${P}`};if(!v.job.detectsType)throw(0,d.qn)({...A,remedy:(0,d.Cm)(g.framework),
place:void 0});const{folder:F,project:h}=E.planned,S=T.has(D)?await(0,r.A6)(F,h.packageJson):"web-ssr";return{...await(0,b.c)(v,E.planned,E.server),detected:{type:S,
because:(0,r.Bs)(A),place:void 0}}}})};export{Pe as id,Fe as ids,Le as modules};

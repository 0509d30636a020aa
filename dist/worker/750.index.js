const Ue=750,We=[750],ze={2458:((K,D,a)=>{a.d(D,{W:()=>T});var p=a(5807);const i="{js,cjs,mjs,ts,cts,mts}",k={hidden:(0,p.aL)(".* __pycache__"),lockfiles:(0,p.aL)(
`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,p.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,p.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${i}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,p.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${i}
    gruntfile.${i} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,p.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,p.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},x=new RegExp(`^(?:${Object.values(k).flat().map(S).join("|")})$`,"is");function T(j){return j!==".well-known"&&x.test(j)}function S(j){return j.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(A,L)=>`(?:${L.replaceAll(",","|")})`)}}),5555:((K,D,a)=>{a.d(D,{RR:()=>B,Bm:()=>L,lS:()=>P,dX:()=>W});var p=a(
4573),i=a(8302),k=a(2978);const x={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health",what:"a path"},memory:{
pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s",what:'\
a time with one unit, or "0" for no limit'}},T=16,S={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},j=4096;var A=a(6583);const L=16*
1024,B={dependencies:`${A.nA}/dependencies.tar.gz`,app:`${A.nA}/app.tar.gz`},R=4,F=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,y=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,$=1024,
l=100;function d(h,E=()=>!0){return I=>(0,i.KH)(I,h)&&!new RegExp("\\p{Cc}","u").test(I)&&E(I)?I:void 0}function c(h){return h===""||!h.split("/").some(E=>E===""||
E==="."||E==="..")}const v=(0,k.Xd)(d(l,h=>y.test(h))),b=(0,k.c3)(R,d($,h=>F.test(h))),O=(0,k.lS)({version:h=>h===1?h:void 0,startCommand:d(j,h=>h.trim()!==""),
cwd:d($,c),runtime:(0,k.yL)(["node","other"]),node:v,bun:h=>v(h??null),framework:(0,k.Xd)(d(l)),layers(h){const E=b(h)??[];return E.length>0&&new Set(E).size===
E.length?E:void 0}});function P(h){return Buffer.from(`${JSON.stringify(h,void 0,1)}
`)}function W(h){if(!(h.length>L||!(0,p.isUtf8)(h)))return O((0,i.U4)(Buffer.from(h).toString()))}}),5388:((K,D,a)=>{a.r(D),a.d(D,{asSyncFailure:()=>F,brokenSite:()=>A,
isErrorOfSite:()=>j,syncFailure:()=>T});var p=a(3739),i=a(2881),k=a(5879),x=a(8423);function T(y,$){return(0,i.SU)("sync",y,$)}const S=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function j({code:y}){return S.has(y)}function A(y){const $=y.filter(j),l=$.length-1,d=l>0?` (and ${l} more ${l===1?"error":"erro\
rs"})`:"",c=`The start page is broken: ${$[0]?.message}${d}`,v=y.flatMap(({file:b,line:O,code:P,message:W})=>b===null?[]:[{file:b,line:O,column:null,severity:L(
P),code:P,message:W}]);return new i.$w({...T("site_broken",c).facts,diagnostics:v})}function L(y){return y==="build_fault"||S.has(y)?"error":"warning"}const B="\
The output could not be stored: the storage of the platform cannot be used now";function R(){return T("disk_full","The disk of the platform is full: the output \
could not be stored")}function F(y,$){if(y instanceof i.$w)return y;if($.aborted)return $.reason;if(y instanceof k.Sb)return R();if(y instanceof x.us)return y.isFull?
R():T("storage_unavailable",B);const l=(0,p.xU)(y)??(0,p.bD)(y);return T("sync_failed",`The output could not be stored (${l})`)}}),6352:((K,D,a)=>{a.d(D,{$:()=>j,
A:()=>$});var p=a(3024),i=a(6760),k=a(3739),x=a(7994),T=a(2458),S=a(5388);function*j(l,d,c,v){const b=(0,p.realpathSync)(l);yield*A({root:b,kind:d,reserved:v,onLeftOut:c},
{real:b,prefix:"",above:[]})}function*A(l,d){yield"folder";for(const c of(0,p.readdirSync)(d.real,{withFileTypes:!0})){const v=d.prefix+c.name,b=`${d.real}/${c.
name}`,O=F(c.name,d.prefix==="",l);if(O!=="published"){O!=="expected"&&l.onLeftOut(c.isDirectory()?`${v}/`:v,O),yield"nothing";continue}if(y(c.name,v),c.isFile())
yield{path:v,real:b};else if(c.isDirectory())yield*A(l,L(d,b,v));else if(c.isSymbolicLink())yield*B(l,d,v,b);else throw $(v)}}function L(l,d,c){return{real:d,prefix:`${c}\
/`,above:[...l.above,l.real]}}function*B(l,d,c,v){const{root:b}=l,{real:O,stats:P}=R(v,c);if(!(0,x.FK)(b,O))throw(0,S.syncFailure)("output_unsafe",`The link "${c}\
" leads out of the output directory`);const h=(0,i.relative)(b,O).split(i.sep).map((E,I)=>F(E,I===0,l)).find(E=>E!=="published");if(h)h!=="expected"&&l.onLeftOut(
c,h),yield"nothing";else if(P.isFile())yield{path:c,real:O};else if(P.isDirectory()){if(O===d.real||d.above.includes(O))throw(0,S.syncFailure)("output_unsafe",`\
The link "${c}" leads back to a folder that contains it`);yield*A(l,L(d,O,c))}else throw $(c)}function R(l,d){try{const c=(0,p.realpathSync)(l);return{real:c,stats:(0,p.
statSync)(c)}}catch(c){const v=(0,k.xU)(c)==="ELOOP"?"is part of a cycle of links":"has a target that cannot be read";throw(0,S.syncFailure)("output_unsafe",`Th\
e link "${d}" ${v}`)}}function F(l,d,{kind:c,reserved:v}){return l===".git"||d&&l==="node_modules"?"expected":d&&l===v?"reserved":/^\.env/i.test(l)?"secret":c===
"folder"&&(0,T.W)(l)?"folder":"published"}function y(l,d){if(l==="."||l===".."||/[\uFFFD\\]/.test(l))throw(0,S.syncFailure)("output_unsafe",`The file name ${JSON.
stringify(d)} is not valid in a URL`)}function $(l){return(0,S.syncFailure)("output_unsafe",`"${l}" is not a file, a folder, or a link to one`)}}),5657:((K,D,a)=>{
a.d(D,{H:()=>i});var p=a(3715);function i(k,x=p.y9){let T=performance.now();return()=>{if(!(performance.now()-T<x))return new Promise((S,j)=>{setImmediate(()=>{
T=performance.now(),k?.aborted?j(k.reason):S()})})}}}),1080:((K,D,a)=>{a.d(D,{makeServer:()=>De,serverInstead:()=>Be});var p=a(1455),i=a(6760),k=a(7994),x=a(3052),
T=a(5807),S=a(6636),j=a(5555),A=a(6583),L=a(3715),B=a(6352),R=a(9537),F=a(2881),y=a(6624),$=a(6357),l=a(2719),d=a(8013),c=a(6419),v=a(402),b=a(901),O=a(7770),P=a(
1159),W=a(6263);const h=x.D6,E=1e3;function I(t,e,n){return{packages:(0,P.dependenciesOf)(n),scripts:n?(0,W.Sf)(n):{},folder:(0,i.relative)(t,e),text:async s=>(await(0,c.
xO)(t,(0,i.join)(e,s),h))?.text,isFile:s=>(0,c.Z4)((0,i.join)(e,s)),async names(s){const o=[];try{for await(const{name:r}of await(0,p.opendir)((0,i.join)(e,s)))
if(o.push(r),o.length>=E)break}catch{}return o.sort()}}}var G=a(3024),ce=a(3739),le=a(5657);const Q=new Set([".git",".turbo",".parcel-cache",".pnpm-store",".nex\
t/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),fe=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
de=5,ue=3,H=2;async function me(t,e,n,s){const o=new pe(t,n),r=e===""?[]:e.split("/");let u="";for(const f of r)u=(0,i.join)(u,f),o.add(u,!1);const m=(0,le.H)(s);
try{for(const f of o.folder(u,!1)){const w=m();w&&await w}}catch(f){const w=(0,ce.xU)(f);throw w===void 0?f:(0,d.V2)("build","output_unsafe",`The files of the s\
erver cannot be read (${w})`)}return o}class pe{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const s=(0,G.
readdirSync)((0,i.join)(this.#e,e),{withFileTypes:!0});for(const o of s.sort((r,u)=>r.name<u.name?-1:1)){const r=e.split("/").at(-1)??"";Q.has(o.name)||Q.has(`${r}\
/${o.name}`)||r==="node_modules"&&fe.test(o.name)||(yield,yield*this.#a(o,e===""?o.name:`${e}/${o.name}`,n||o.name==="node_modules"))}}*#a(e,n,s){e.isDirectory()?
(this.add(n,s),yield*this.folder(n,s)):e.isFile()?(this.#s(n,(0,G.lstatSync)((0,i.join)(this.#e,n)).size),this.add(n,s)):e.isSymbolicLink()&&ye(this.#e,n)?(this.#s(
n,0),this.add(n,s)):this.leftOut.length<de&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:s}=this.#t;if(!(this.packages.length+
this.app.length<=s))throw this.#o(`more than ${s} files and folders`,"files",o=>`${o} files`)}#s(e,n){const s=he(e),o=this.#n.get(s)??{bytes:0,files:0};this.#n.
set(s,{bytes:o.bytes+n,files:o.files+1}),this.bytes+=n;const{serverBytes:r}=this.#t;if(!(this.bytes<=r))throw this.#o(`more than ${(0,x.Xq)(r)}`,"bytes",x.Xq)}#o(e,n,s){
const r=[...this.#n].sort(([,m],[,f])=>f[n]-m[n]).slice(0,ue).map(([m,f])=>`\`${m||"."}\` (${s(f[n])})`).join(", "),u=`The server has ${e} before it is packed. \
The largest folders so far: ${r}`;return(0,d.V2)("build","output_too_large",u)}}function he(t){const e=t.split("/").slice(0,-1),n=e.lastIndexOf("node_modules");
if(n===-1)return e.slice(0,H).join("/");const s=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(s?H+1:H)).join("/")}function ye(t,e){const n=(0,i.
join)(t,e);try{const s=(0,G.readlinkSync)(n);if((0,i.isAbsolute)(s)||!(0,k.FK)(t,(0,i.join)((0,i.dirname)(n),s)))return!1}catch{return!1}try{return(0,k.FK)(t,(0,G.
realpathSync)(n))}catch{return!0}}var ve=a(8302),q=a(1089),J=a(9066);const ee={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --i\
gnore-scripts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:t=>t?.startsWith("yarn@1")?"yarn install --production --ignore-script\
s --prefer-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function we(t,e,n,s){
const{packageJson:o,installDir:r,manager:u,tool:m}=e,f=o?.value.devDependencies,w=new Set((0,ve.Gv)(f)?Object.keys(f):[]),M=await(0,c.fo)((0,i.join)(r,J.Cy));if(e.
install===void 0||w.size===0&&r===n&&!M)return;const N=await ge(s,w,n,t.workspace.source);if(N!==void 0){t.log.line(`The packages of devDependencies are part of\
 the release, because its start command uses \`${N}\``),M&&await te(t,e,e.install);return}if(M)return te(t,e,ee[u](m));try{await(0,q.d)(t,"build",ee[u](m),r)}catch(U){
if(!(U instanceof F.$w)||U.facts.exitCode===null)throw U;t.log.line("Warning: the packages of devDependencies could not be removed, so they are part of the rele\
ase")}}async function te(t,{installDir:e},n){if(await(0,q.d)(t,"build",n,e,J.$o),!await(0,c.fo)((0,i.join)(e,J.Cy)))return;throw(0,d.V2)("build","server_build",
"The packages of this server are in Yarn's cache, and the release of a server has them in node_modules. Remove the variable YARN_NODE_LINKER of the app, or set \
it to `node-modules`")}async function ge(t,e,n,s){for(const o of t.split(/[\s;&|()"'=]+/)){const r=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.exec(o)?.[0]??"";if(e.has(
r))return r;const u=/^[\w.-]{1,100}$/.test(o)?await ke(o,n,s):void 0;if(u!==void 0&&e.has(u))return u}}async function ke(t,e,n){for(const s of(0,c.Vj)(n,e)){const o=await(0,p.
realpath)((0,i.join)(s,t)).catch(()=>{}),r=o&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.exec(o)?.[1];if(r!==void 0)return r}}var je=a(8266),$e=a(6996);
const be=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,Oe=512,Se=/(?:^|[\s;&|(])bunx?(?=$|[\s;&|)])/;async function Ee(t,e,n){if(!Se.test(e))return null;for(const o of n)
if(await(0,p.stat)((0,i.join)(o,"bun")).catch(()=>{}))return null;return(t.manager?.name==="bun"?t.manager?.version:void 0)??(await(0,$e.k)(t,"bun@1")).version}
async function Te(t,e,n){const s=t.split(/&&|;|\|\|/).at(-1)??"",[o="",r=""]=(0,je.K)(s).split(/\s+/),u=o==="exec"?r:o;if(be.test(u))return"node";if(!/^[\w.-]{1,100}$/.
test(u))return"other";for(const m of e){const f=await(0,c.zy)(n,(0,i.join)(m,u),Oe);if(f)return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(f.text)?"node":"other"}return"\
other"}const _=".release",Z=".layers",xe="1985-10-26T08:15:00Z",Me=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;async function ne(t,{
folder:e,project:n}){const{source:s}=t.workspace,o=I(s,e,n.packageJson),r=await(0,S.Fm)(o,t.job.settings.startCommand);if(!r||"command"in r)return r;const{framework:u,
by:m,remedy:f}=r,w=`${u} made a server for another host here (${m}), and Slipway runs servers of Node.js. ${f}`;throw(0,d.iY)(await Ae(t,e,o,m),"build","server_\
build",w)}async function Ae(t,e,n,s){const o=/`([^`]{1,100})`/.exec(s)?.[1];if(o===void 0)return;const r=new b.j(t.workspace.source,t.context.clock),u=(await n.
names("")).filter(f=>Me.test(f)),m=new RegExp(`(?<=(["']))${(0,T.Kf)(o)}(?=\\1)`);return(await(0,$.TM)(r,u.map(f=>(0,i.join)(e,f)),m))?.place}async function De(t,e,n){
const s=await se(t,e),r=e.detected?.isSure===!1&&!s?.isMade?await n().catch(oe):void 0;if(r&&await(0,c.fo)((0,i.join)(r.directory,"index.html")))return;if(s)return ae(
t,s.planned,s.server);if(await Le(t,e,n))return;const u=`Nothing says how the server of this app is started. Looked for: ${S.Fb.join(", ")}`;throw(0,d.V2)("buil\
d","no_start_command",u)}async function se(t,e){const{source:n}=t.workspace,s=[];for(const m of e.app.apps){const f=await(0,k.UG)(n,m.folder).catch(()=>{});if(f===
void 0)continue;const w={folder:f,project:await(0,v.Wh)(f,n)},M=await ne(t,w);M&&s.push({planned:w,server:M,isMade:M.framework!==null})}if(s.length>1)throw(0,y.
zs)(e.app.apps.filter(({folder:m})=>s.some(({planned:f})=>f.folder===(0,i.join)(n,m))));if(s[0])return s[0];const o=await ne(t,e);if(!o)return;const r=e.framework?.
kind==="server"?e.framework.name:null,u=o.framework!==null;return{planned:e,server:{...o,framework:o.framework??r},isMade:u}}function oe(t){if(!(t instanceof F.
$w)||t.facts.code!=="output_missing")throw t}async function Le({job:t,context:e},{project:n},s){if(!n.packageJson||t.outputDirectory!==null||t.settings.assetsOnly===
!0)return!0;const o=await s().catch(oe);return o!==void 0&&new b.j(o.directory,e.clock).hasFile(l.KL)}async function ae(t,e,n){const{workspace:s,log:o}=t,{folder:r,
project:u}=e,{contents:m,command:f,files:w,framework:M,why:N}=n,U=M===null?"a server":`a server of ${M}`;o.line(`Found ${U}, started by \`${f}\` (${N})`);const z=m.
kind==="tree";z&&m.packages==="production"?await we(t,u,r,f):z&&o.line(`The packages of devDependencies are part of the release: servers of ${M} load some`),t.step=
"packing the server";const g=z?s.source:(0,i.join)(r,m.root);m.kind==="output"&&await Re(g,r,m.copies);const C=z?(0,i.relative)(s.source,r):m.cwd,V=(0,i.join)(s.
root,_);if(!await(0,O._z)(t,`rm -rf ${_} ${Z} && mkdir -p ${_}/${A.nA} ${Z}`))throw ie();const Y=await Fe(t,g,m.kind==="output"?m.only:""),X=(0,c.Vj)(g,(0,i.join)(
g,C)),re={version:1,startCommand:await Ce(f,(0,i.join)(g,C),g),cwd:C,runtime:await Te(f,X,g),node:t.node?.by===void 0?null:t.node.version,bun:await Ee(t,f,X),framework:M,
layers:Y};return w&&await Ie((0,i.join)(r,w.from),(0,i.join)(V,w.to)),await(0,p.writeFile)((0,i.join)(V,A.r$),(0,j.lS)(re)),{directory:V,kind:"build",shape:{},server:re,
top:g}}async function Re(t,e,n){for(const{from:s,to:o}of n)await(0,c.lQ)((0,i.join)(e,s))&&await(0,p.cp)((0,i.join)(e,s),(0,i.join)(t,o),{recursive:!0,verbatimSymlinks:!0})}
async function Fe(t,e,n){const{workspace:s,log:o,context:r}=t,{packages:u,app:m,leftOut:f,bytes:w}=await me(e,n,r.limits,t.signal),M=(0,i.relative)(s.root,e),N=[
{layer:j.RR.dependencies,paths:u,time:xe},{layer:j.RR.app,paths:m,time:void 0}].filter(({layer:g,paths:C})=>g===j.RR.app||C.length>0);for(const{layer:g,paths:C,
time:V}of N){const Y=(0,i.join)(Z,g.replaceAll("/","-"));if(await(0,p.writeFile)((0,i.join)(s.root,Y),C.map(X=>`./${X}\0`).join("")),!await(0,O._z)(t,Pe({from:M,
list:Y,to:(0,i.join)(_,g),time:V})))throw ie()}const U=N.map(async({layer:g})=>(await(0,p.stat)((0,i.join)(s.root,_,g))).size),z=(await Promise.all(U)).reduce((g,C)=>g+
C,0);return o.line(`Packed the server: ${u.length+m.length} files and folders, ${(0,x.Xq)(w)}, packed ${(0,x.Xq)(z)}`),f.length>0&&o.line(`Left out of the serve\
r, because they lead out of it or are no files: ${f.join(", ")}`),N.map(({layer:g})=>g)}function Pe({from:t,list:e,to:n,time:s}){const o=["--format=gnu --owner=\
0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];return s!==void 0&&o.push(`--mtime=${s}`),`tar -b 128 ${o.join(" ")} --use-compr\
ess-program='gzip -n -4' -cf ${(0,R.ZL)(n)} -C ${(0,R.ZL)(t||".")} --no-recursion --null -T "$PWD"/${(0,R.ZL)(e)}`}function ie(){return(0,d.V2)("build","sync_fa\
iled","The server could not be packed: tar failed, or the disk is full")}async function Ce(t,e,n){const s=[];for(const o of(0,c.Vj)(n,e).slice(1))await(0,c.lQ)(
o)&&s.push(`$PWD/${(0,i.relative)(e,o)}`);return s.length===0||t.startsWith("node ")?t:`export PATH="$PATH:${s.join(":")}"; ${t}`}async function Ie(t,e){if(!await(0,c.
lQ)(t))return;const n=new Set;let s=0;for(const o of(0,B.$)(t,"build",()=>{},A.nA)){if(o==="folder"||o==="nothing")continue;if(s+=1,s>L.dv.files)throw(0,d.V2)("\
build","output_too_large",`The server has more than ${L.dv.files} public files`);const r=(0,i.join)(e,o.path);n.has((0,i.dirname)(r))||await(0,p.mkdir)((0,i.dirname)(
r),{recursive:!0}),n.add((0,i.dirname)(r)),await(0,p.link)(o.real,r).catch(()=>(0,p.copyFile)(o.real,r))}}const Ne=new Set(["Nitro","NestJS"]);async function Be(t,e){
const n=await se(t,e),{framework:s,why:o}=n?.server??{};if(!n?.isMade||!s||o===void 0)return;const r={framework:s,by:`the build wrote ${o}`};if(!t.job.detectsType)
throw(0,$.qn)({...r,remedy:(0,$.Cm)(e.framework),place:void 0});const{folder:u,project:m}=n.planned,f=Ne.has(s)?await(0,l.A6)(u,m.packageJson):"web-ssr";return{
...await ae(t,n.planned,n.server),detected:{type:f,because:(0,l.Bs)(r),place:void 0}}}})};export{Ue as id,We as ids,ze as modules};

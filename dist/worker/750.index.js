const We=750,Ke=[750],ze={2458:((J,M,s)=>{s.d(M,{W:()=>x});var l=s(5807);const o="{js,cjs,mjs,ts,cts,mts}",v={hidden:(0,l.aL)(".* __pycache__"),lockfiles:(0,l.aL)(
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${o}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,l.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${o}
    gruntfile.${o} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,l.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,l.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},R=new RegExp(`^(?:${Object.values(v).flat().map(S).join("|")})$`,"is");function x($){return $!==".well-known"&&R.test($)}function S($){return $.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(L,P)=>`(?:${P.replaceAll(",","|")})`)}}),5555:((J,M,s)=>{s.d(M,{RR:()=>I,Bm:()=>P,lS:()=>B,dX:()=>Z});var l=s(
4573),o=s(8302),v=s(2978);const R={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health",what:"a path"},memory:{
pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s",what:'\
a time with one unit, or "0" for no limit'}},x=16,S={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},$=4096;var L=s(6583);const P=16*
1024,I={dependencies:`${L.nA}/dependencies.tar.gz`,app:`${L.nA}/app.tar.gz`},K=4,C=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,y=/^\d{1,3}\.\d{1,4}\.\d{1,4}$/,w=1024,
i=100;function d(m,_=()=>!0){return V=>(0,o.KH)(V,m)&&!new RegExp("\\p{Cc}","u").test(V)&&_(V)?V:void 0}function f(m){return m===""||!m.split("/").some(_=>_===""||
_==="."||_==="..")}const g=(0,v.Xd)(d(i,m=>y.test(m))),O=(0,v.c3)(K,d(w,m=>C.test(m))),b=(0,v.lS)({version:m=>m===1?m:void 0,startCommand:d($,m=>m.trim()!==""),
cwd:d(w,f),runtime:(0,v.yL)(["node","other"]),node:g,bun:m=>g(m??null),framework:(0,v.Xd)(d(i)),layers(m){const _=O(m)??[];return _.length>0&&new Set(_).size===
_.length?_:void 0}});function B(m){return Buffer.from(`${JSON.stringify(m,void 0,1)}
`)}function Z(m){if(!(m.length>P||!(0,l.isUtf8)(m)))return b((0,o.U4)(Buffer.from(m).toString()))}}),5388:((J,M,s)=>{s.r(M),s.d(M,{asSyncFailure:()=>C,brokenSite:()=>L,
isErrorOfSite:()=>$,syncFailure:()=>x});var l=s(3739),o=s(2881),v=s(5879),R=s(8423);function x(y,w){return(0,o.SU)("sync",y,w)}const S=new Set(["index_unanswere\
d","index_empty","dead_asset"]);function $({code:y}){return S.has(y)}function L(y){const w=y.filter($),i=w.length-1,d=i>0?` (and ${i} more ${i===1?"error":"erro\
rs"})`:"",f=`The start page is broken: ${w[0]?.message}${d}`,g=y.flatMap(({file:O,line:b,code:B,message:Z})=>O===null?[]:[{file:O,line:b,column:null,severity:P(
B),code:B,message:Z}]);return new o.$w({...x("site_broken",f).facts,diagnostics:g})}function P(y){return y==="build_fault"||S.has(y)?"error":"warning"}const I="\
The output could not be stored: the storage of the platform cannot be used now";function K(){return x("disk_full","The disk of the platform is full: the output \
could not be stored")}function C(y,w){if(y instanceof o.$w)return y;if(w.aborted)return w.reason;if(y instanceof v.Sb)return K();if(y instanceof R.us)return y.isFull?
K():x("storage_unavailable",I);const i=(0,l.xU)(y)??(0,l.bD)(y);return x("sync_failed",`The output could not be stored (${i})`)}}),3715:((J,M,s)=>{s.d(M,{S4:()=>L,
Si:()=>R,_f:()=>x,dv:()=>v,nM:()=>C,q5:()=>y,rr:()=>I,sS:()=>S,v_:()=>$,y9:()=>P});var l=s(3052),o=s(8595);const v={files:1e5,fileBytes:512*l.D6,totalBytes:4*l.
j9},R={pathBytes:o.EO,pathsBytes:16*l.D6,rulesBytes:256*1024,indexBytes:32*l.D6},x=32*l.D6,S={pathBytes:4096,pathsBytes:32*l.D6,rulesBytes:8*l.D6,indexBytes:48*
l.D6},$=l.D6,L=l.D6,P=8,I=32,C=3600*1e3/2,y=2*l.D6}),6352:((J,M,s)=>{s.d(M,{$:()=>$,A:()=>w});var l=s(3024),o=s(6760),v=s(3739),R=s(7994),x=s(2458),S=s(5388);function*$(i,d,f,g){
const O=(0,l.realpathSync)(i);yield*L({root:O,kind:d,reserved:g,onLeftOut:f},{real:O,prefix:"",above:[]})}function*L(i,d){yield"folder";for(const f of(0,l.readdirSync)(
d.real,{withFileTypes:!0})){const g=d.prefix+f.name,O=`${d.real}/${f.name}`,b=C(f.name,d.prefix==="",i);if(b!=="published"){b!=="expected"&&i.onLeftOut(f.isDirectory()?
`${g}/`:g,b),yield"nothing";continue}if(y(f.name,g),f.isFile())yield{path:g,real:O};else if(f.isDirectory())yield*L(i,P(d,O,g));else if(f.isSymbolicLink())yield*I(
i,d,g,O);else throw w(g)}}function P(i,d,f){return{real:d,prefix:`${f}/`,above:[...i.above,i.real]}}function*I(i,d,f,g){const{root:O}=i,{real:b,stats:B}=K(g,f);
if(!(0,R.FK)(O,b))throw(0,S.syncFailure)("output_unsafe",`The link "${f}" leads out of the output directory`);const m=(0,o.relative)(O,b).split(o.sep).map((_,V)=>C(
_,V===0,i)).find(_=>_!=="published");if(m)m!=="expected"&&i.onLeftOut(f,m),yield"nothing";else if(B.isFile())yield{path:f,real:b};else if(B.isDirectory()){if(b===
d.real||d.above.includes(b))throw(0,S.syncFailure)("output_unsafe",`The link "${f}" leads back to a folder that contains it`);yield*L(i,P(d,b,f))}else throw w(f)}
function K(i,d){try{const f=(0,l.realpathSync)(i);return{real:f,stats:(0,l.statSync)(f)}}catch(f){const g=(0,v.xU)(f)==="ELOOP"?"is part of a cycle of links":"h\
as a target that cannot be read";throw(0,S.syncFailure)("output_unsafe",`The link "${d}" ${g}`)}}function C(i,d,{kind:f,reserved:g}){return i===".git"||d&&i==="\
node_modules"?"expected":d&&i===g?"reserved":/^\.env/i.test(i)?"secret":f==="folder"&&(0,x.W)(i)?"folder":"published"}function y(i,d){if(i==="."||i===".."||/[\uFFFD\\]/.
test(i))throw(0,S.syncFailure)("output_unsafe",`The file name ${JSON.stringify(d)} is not valid in a URL`)}function w(i){return(0,S.syncFailure)("output_unsafe",
`"${i}" is not a file, a folder, or a link to one`)}}),5657:((J,M,s)=>{s.d(M,{H:()=>o});var l=s(3715);function o(v,R=l.y9){let x=performance.now();return()=>{if(!(performance.
now()-x<R))return new Promise((S,$)=>{setImmediate(()=>{x=performance.now(),v?.aborted?$(v.reason):S()})})}}}),3377:((J,M,s)=>{s.d(M,{makeServer:()=>xe,serverInstead:()=>Ce});
var l=s(1455),o=s(6760),v=s(3052),R=s(6636),x=s(8266),S=s(5555),$=s(6583),L=s(3715),P=s(6352),I=s(9537),K=s(2881),C=s(6357),y=s(2719),w=s(8013),i=s(6419),d=s(901),
f=s(7770),g=s(6996),O=s(3024),b=s(3739),B=s(7994),Z=s(5657);const m=new Set([".git",".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn\
/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),_=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
V=5,de=3,te=2;async function ue(e,t,a,n){const{serverBytes:r,serverFiles:c}=a,h=[],p=[],u=[],T=new Map;let D=0;const N=(k,j,U)=>{const G=[...T].sort(([,F],[,Q])=>Q[j]-
F[j]).slice(0,de).map(([F,Q])=>`\`${F||"."}\` (${U(Q[j])})`).join(", "),W=`The server has ${k} before it is packed. The largest folders so far: ${G}`;return(0,w.
V2)("build","output_too_large",W)},z=(k,j)=>{if((j?h:p).push(k),!(h.length+p.length<=c))throw N(`more than ${c} files and folders`,"files",U=>`${U} files`)},X=(k,j)=>{
const U=pe(k),Y=T.get(U)??{bytes:0,files:0};if(T.set(U,{bytes:Y.bytes+j,files:Y.files+1}),D+=j,D>r)throw N(`more than ${(0,v.Xq)(r)}`,"bytes",v.Xq)};function*E(k,j){
const U=(0,O.readdirSync)((0,o.join)(e,k),{withFileTypes:!0}),Y=k.split("/").at(-1)??"";for(const G of U.sort((W,F)=>W.name<F.name?-1:1)){const{name:W}=G;if(m.has(
W)||m.has(`${Y}/${W}`)||Y==="node_modules"&&_.test(W))continue;yield;const F=k===""?W:`${k}/${W}`,Q=G.isSymbolicLink()&&me(e,F);G.isDirectory()||G.isFile()||Q?(G.
isDirectory()||X(F,Q?0:(0,O.lstatSync)((0,o.join)(e,F)).size),z(F,j||W==="node_modules"),G.isDirectory()&&(yield*E(F,j||W==="node_modules"))):u.length<V&&u.push(
F)}}let A="";for(const k of t===""?[]:t.split("/"))A=(0,o.join)(A,k),z(A,!1);const H=(0,Z.H)(n);try{for(const k of E(A,!1)){const j=H();j&&await j}}catch(k){const j=(0,b.
xU)(k);throw j===void 0?k:(0,w.V2)("build","output_unsafe",`The files of the server cannot be read (${j})`)}return{packages:h,app:p,leftOut:u,bytes:D}}function pe(e){
const t=e.split("/").slice(0,-1),a=t.lastIndexOf("node_modules");if(a===-1)return t.slice(0,te).join("/");const n=t[a+1]?.startsWith("@")||t[a+1]===".pnpm";return t.
slice(0,a+(n?te+1:te)).join("/")}function me(e,t){const a=(0,o.join)(e,t),n=(0,b.CD)(()=>(0,O.readlinkSync)(a));return n===void 0||(0,o.isAbsolute)(n)||!(0,B.FK)(
e,(0,o.join)((0,o.dirname)(a),n))?!1:(0,b.CD)(()=>(0,B.FK)(e,(0,O.realpathSync)(a)))??!0}var he=s(5807),ye=s(1159),ve=s(6624),we=s(6263),ee=s(402);const ge=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;
async function se(e,{folder:t,project:a}){const{source:n}=e.workspace,r=Se(n,t,a.packageJson),c=await(0,R.Fm)(r,e.job.settings.startCommand);if(!c||"command"in c)
return c;const{framework:h,by:p,remedy:u}=c,T=`${h} made a server for another host here (${p}), and Slipway runs servers of Node.js. ${u}`;throw(0,w.iY)(await Ee(
e,t,r,p),"build","server_build",T)}async function Ee(e,t,a,n){const r=/`([^`]{1,100})`/.exec(n)?.[1];if(r===void 0)return;const c=new d.j(e.workspace.source,e.context.
clock),h=(await a.names("")).filter(u=>ge.test(u)),p=new RegExp(`(?<=(["']))${(0,he.Kf)(r)}(?=\\1)`);return(await(0,C.TM)(c,h.map(u=>(0,o.join)(t,u)),p))?.place}
async function oe(e,t){const{source:a}=e.workspace,n=[];for(const p of t.app.apps){const u=await(0,B.UG)(a,p.folder).catch(()=>{});if(u===void 0)continue;const T={
folder:u,project:await(0,ee.Wh)(u,a)},D=await se(e,T);D&&n.push({planned:T,server:D,isMade:D.framework!==null})}if(n.length>1)throw(0,ve.z)(t.app.apps.filter(({
folder:p})=>n.some(({planned:u})=>u.folder===(0,o.join)(a,p))));if(n[0])return n[0];const r=await se(e,t);if(!r)return;const c=t.framework?.kind==="server"?t.framework.
name:null,h=r.framework!==null;return{planned:t,server:{...r,framework:r.framework??c},isMade:h}}const je=v.D6,ke=1e3;function Se(e,t,a){return{packages:(0,ye.dependenciesOf)(
a),scripts:a?(0,we.Sf)(a):{},folder:(0,o.relative)(e,t),text:async n=>(await(0,i.xO)(e,(0,o.join)(t,n),je))?.text,isFile:n=>(0,i.Z4)((0,o.join)(t,n)),names:async n=>(await(0,i.
wX)((0,o.join)(t,n),ke)).sort()}}var $e=s(8302),ae=s(9922);const re={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --ignore-scri\
pts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:e=>e?.startsWith("yarn@1")?"yarn install --production --ignore-scripts --prefer\
-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function Oe(e,t,a,n){const{
packageJson:r,installDir:c,manager:h,tool:p}=t,u=r?.value.devDependencies,T=new Set((0,$e.Gv)(u)?Object.keys(u):[]),D=await(0,i.fo)((0,o.join)(c,ee.Cy));if(t.install===
void 0||T.size===0&&c===a&&!D)return;const N=await be(n,T,a,e.workspace.source);if(N!==void 0){e.log.line(`The packages of devDependencies are part of the relea\
se, because its start command uses \`${N}\``),D&&await ie(e,t,t.install);return}if(D)return ie(e,t,re[h](p));try{await(0,ae.d)(e,"build",re[h](p),c)}catch(z){if(!(z instanceof
K.$w)||z.facts.exitCode===null)throw z;e.log.line("Warning: the packages of devDependencies could not be removed, so they are part of the release")}}async function ie(e,{
installDir:t},a){if(await(0,ae.d)(e,"build",a,t,ee.$o),!await(0,i.fo)((0,o.join)(t,ee.Cy)))return;throw(0,w.V2)("build","server_build","The packages of this ser\
ver are in Yarn's cache, and the release of a server has them in node_modules. Remove the variable YARN_NODE_LINKER of the app, or set it to `node-modules`")}async function be(e,t,a,n){
for(const r of e.split(/[\s;&|()"'=]+/)){const c=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.exec(r)?.[0]??"";if(t.has(c))return c;const h=/^[\w.-]{1,100}$/.test(r)?await Te(
r,a,n):void 0;if(h!==void 0&&t.has(h))return h}}async function Te(e,t,a){for(const n of(0,i.Vj)(a,t)){const r=await(0,l.realpath)((0,o.join)(n,e)).catch(()=>{}),
c=r&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.exec(r)?.[1];if(c!==void 0)return c}}const q=".release",ne=".layers",De="1985-10-26T08:15:00Z";async function xe(e,t,a){
const n=await oe(e,t),c=t.detected?.isSure===!1&&!n?.isMade?await a().catch(ce):void 0;if(c&&await(0,i.fo)((0,o.join)(c.directory,"index.html")))return;if(n)return le(
e,n.planned,n.server);if(await _e(e,t,a))return;const h=`Nothing says how the server of this app is started. Looked for: ${R.Fb.join(", ")}`;throw(0,w.V2)("buil\
d","no_start_command",h)}function ce(e){if(!(e instanceof K.$w)||e.facts.code!=="output_missing")throw e}async function _e({job:e,context:t},{project:a},n){if(!a.
packageJson||e.outputDirectory!==null||e.settings.assetsOnly===!0)return!0;const r=await n().catch(ce);return r!==void 0&&new d.j(r.directory,t.clock).hasFile(y.
KL)}async function le(e,t,a){const{workspace:n,log:r}=e,{folder:c,project:h}=t,{contents:p,command:u,files:T,framework:D,why:N}=a,z=D===null?"a server":`a serve\
r of ${D}`;r.line(`Found ${z}, started by \`${u}\` (${N})`);const X=p.kind==="tree";X&&p.packages==="production"?await Oe(e,h,c,u):X&&r.line(`The packages of de\
vDependencies are part of the release: servers of ${D} load some`),e.step="packing the server";const E=X?n.source:(0,o.join)(c,p.root);for(const{from:Y,to:G}of p.
kind==="output"?p.copies:[])await(0,i.lQ)((0,o.join)(c,Y))&&await(0,l.cp)((0,o.join)(c,Y),(0,o.join)(E,G),{recursive:!0,verbatimSymlinks:!0});const A=X?(0,o.relative)(
n.source,c):p.cwd,H=(0,o.join)(n.root,q);if(!await(0,f._)(e,`rm -rf ${q} ${ne} && mkdir -p ${q}/${$.nA} ${ne}`))throw fe();const k=await Me(e,E,p.kind==="output"?
p.only:""),j=(0,i.Vj)(E,(0,o.join)(E,A)),U={version:1,startCommand:await Ae(u,(0,o.join)(E,A),E),cwd:A,runtime:await Ue(u,j,E),node:e.node?.by===void 0?null:e.node.
version,bun:await Ne(e,u,j),framework:D,layers:k};return T&&await Re((0,o.join)(c,T.from),(0,o.join)(H,T.to)),await(0,l.writeFile)((0,o.join)(H,$.r$),(0,S.lS)(U)),
{directory:H,kind:"build",shape:{},server:U,top:E}}async function Me(e,t,a){const{workspace:n,log:r,context:c}=e,{packages:h,app:p,leftOut:u,bytes:T}=await ue(t,
a,c.limits,e.signal),D=(0,o.relative)(n.root,t),N=[{layer:S.RR.dependencies,paths:h,time:De},{layer:S.RR.app,paths:p,time:void 0}].filter(({layer:E,paths:A})=>E===
S.RR.app||A.length>0);for(const{layer:E,paths:A,time:H}of N){const k=(0,o.join)(ne,E.replaceAll("/","-"));if(await(0,l.writeFile)((0,o.join)(n.root,k),A.map(j=>`\
./${j}\0`).join("")),!await(0,f._)(e,Le(D,k,(0,o.join)(q,E),H)))throw fe()}const z=N.map(async({layer:E})=>(await(0,l.stat)((0,o.join)(n.root,q,E))).size),X=(await Promise.
all(z)).reduce((E,A)=>E+A,0);return r.line(`Packed the server: ${h.length+p.length} files and folders, ${(0,v.Xq)(T)}, packed ${(0,v.Xq)(X)}`),u.length>0&&r.line(
`Left out of the server, because they lead out of it or are no files: ${u.join(", ")}`),N.map(({layer:E})=>E)}function Le(e,t,a,n){const r=["--format=gnu --owne\
r=0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];return n!==void 0&&r.push(`--mtime=${n}`),`tar -b 128 ${r.join(" ")} --use-com\
press-program='gzip -n -4' -cf ${(0,I.ZL)(a)} -C ${(0,I.ZL)(e||".")} --no-recursion --null -T "$PWD"/${(0,I.ZL)(t)}`}function fe(){return(0,w.V2)("build","sync_\
failed","The server could not be packed: tar failed, or the disk is full")}async function Ae(e,t,a){const n=[];for(const r of(0,i.Vj)(a,t).slice(1))await(0,i.lQ)(
r)&&n.push(`$PWD/${(0,o.relative)(t,r)}`);return n.length===0||e.startsWith("node ")?e:`export PATH="$PATH:${n.join(":")}"; ${e}`}async function Re(e,t){if(!await(0,i.
lQ)(e))return;const a=new Set;let n=0;for(const r of(0,P.$)(e,"build",()=>{},$.nA)){if(r==="folder"||r==="nothing")continue;if(n+=1,n>L.dv.files)throw(0,w.V2)("\
build","output_too_large",`The server has more than ${L.dv.files} public files`);const c=(0,o.join)(t,r.path);a.has((0,o.dirname)(c))||await(0,l.mkdir)((0,o.dirname)(
c),{recursive:!0}),a.add((0,o.dirname)(c)),await(0,l.link)(r.real,c).catch(()=>(0,l.copyFile)(r.real,c))}}const Pe=new Set(["Nitro","NestJS"]);async function Ce(e,t){
const a=await oe(e,t),{framework:n,why:r}=a?.server??{};if(!a?.isMade||!n||r===void 0)return;const c={framework:n,by:`the build wrote ${r}`};if(!e.job.detectsType)
throw(0,C.qn)({...c,remedy:(0,C.Cm)(t.framework),place:void 0});const{folder:h,project:p}=a.planned,u=Pe.has(n)?await(0,y.A6)(h,p.packageJson):"web-ssr";return{
...await le(e,a.planned,a.server),detected:{type:u,because:(0,y.Bs)(c),place:void 0}}}const Fe=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,Ie=512,Be=/(?:^|[\s;&|(])bunx?(?=$|[\s;&|)])/;
async function Ne(e,t,a){if(!Be.test(t))return null;for(const r of a)if(await(0,l.stat)((0,o.join)(r,"bun")).catch(()=>{}))return null;return(e.manager?.name===
"bun"?e.manager?.version:void 0)??(await(0,g.k)(e,"bun@1")).version}async function Ue(e,t,a){const n=e.split(/&&|;|\|\|/).at(-1)??"",[r="",c=""]=(0,x.K)(n).split(
/\s+/),h=r==="exec"?c:r;if(Fe.test(h))return"node";if(!/^[\w.-]{1,100}$/.test(h))return"other";for(const p of t){const u=await(0,i.zy)(a,(0,o.join)(p,h),Ie);if(u)
return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(u.text)?"node":"other"}return"other"}})};export{We as id,Ke as ids,ze as modules};

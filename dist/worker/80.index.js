const _e=80,Ae=[80,388],De={2458:((B,_,a)=>{a.d(_,{W:()=>b});var f=a(5807);const r="{js,cjs,mjs,ts,cts,mts}",E={hidden:(0,f.aL)(".* __pycache__"),lockfiles:(0,f.
aL)(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),manifests:(0,f.aL)(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),configuration:(0,f.aL)(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-route\
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${r}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,f.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${r}
    gruntfile.${r} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,f.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,f.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},S=new RegExp(`^(?:${Object.values(E).flat().map(w).join("|")})$`,"is");function b(k){return k!==".well-known"&&S.test(k)}function w(k){return k.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(D,M)=>`(?:${M.replaceAll(",","|")})`)}}),5555:((B,_,a)=>{a.d(_,{RR:()=>D,Bm:()=>k,lS:()=>y,dX:()=>O});var f=a(
8302);const r={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},E=16,S={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},b=4096;var w=a(6583);const k=16*1024,D={dependencies:`${w.
nA}/dependencies.tar.gz`,app:`${w.nA}/app.tar.gz`},M=4,W=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,P=1024,T=100;function y(p){return Buffer.from(`${JSON.stringify(
p,void 0,1)}
`)}function O(p){if(p.length>k)return;const g=l(p);if(!(0,f.Gv)(g)||g.version!==1)return;const{startCommand:$,cwd:R,runtime:F,node:L,framework:C,layers:A}=g;if(!(!h(
$,b)||$.trim()===""||!m(R))&&!(F!=="node"&&F!=="other")&&!(L!==null&&!((0,f.KH)(L,T)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(L)))&&!(C!==null&&!h(C,T))&&!(!Array.isArray(
A)||A.length===0||A.length>M)&&A.every(G=>(0,f.KH)(G,P)&&W.test(G))&&new Set(A).size===A.length)return{version:1,startCommand:$,cwd:R,runtime:F,node:L,framework:C,
layers:A}}function l(p){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(p))}catch{return}}function h(p,g){return(0,f.KH)(p,g)&&!new RegExp("\\p{\
Cc}","u").test(p)}function m(p){return h(p,P)?p===""||!p.split("/").some(g=>g===""||g==="."||g===".."):!1}}),5388:((B,_,a)=>{a.r(_),a.d(_,{asSyncFailure:()=>T,brokenSite:()=>D,
isErrorOfSite:()=>k,syncFailure:()=>b});var f=a(3739),r=a(2881),E=a(5879),S=a(8423);function b(y,O){return new r.$w({stage:"sync",code:y,message:O,exitCode:null,
signal:null,log:[],diagnostics:[]})}const w=new Set(["index_unanswered","index_empty","dead_asset"]);function k({code:y}){return w.has(y)}function D(y){const O=y.
filter(k),l=O.length-1,h=l>0?` (and ${l} more ${l===1?"error":"errors"})`:"",m=`The start page is broken: ${O[0]?.message}${h}`,p=y.flatMap(({file:g,line:$,code:R,
message:F})=>g===null?[]:[{file:g,line:$,column:null,severity:M(R),code:R,message:F}]);return new r.$w({...b("site_broken",m).facts,diagnostics:p})}function M(y){
return y==="build_fault"||w.has(y)?"error":"warning"}const W="The output could not be stored: the storage of the platform cannot be used now";function P(){return b(
"disk_full","The disk of the platform is full: the output could not be stored")}function T(y,O){if(y instanceof r.$w)return y;if(O.aborted)return O.reason;if(y instanceof
E.Sb)return P();if(y instanceof S.u)return y.isFull?P():b("storage_unavailable",W);const l=(0,f.xU)(y)??(y instanceof Error?y.message:String(y));return b("sync_\
failed",`The output could not be stored (${l})`)}}),6352:((B,_,a)=>{a.d(_,{$:()=>k,A:()=>O});var f=a(3024),r=a(6760),E=a(3739),S=a(7994),b=a(2458),w=a(5388);function*k(l,h,m,p){
const g=(0,f.realpathSync)(l);yield*D({root:g,kind:h,reserved:p,onLeftOut:m},{real:g,prefix:"",above:[]})}function*D(l,h){yield"folder";for(const m of(0,f.readdirSync)(
h.real,{withFileTypes:!0})){const p=h.prefix+m.name,g=`${h.real}/${m.name}`,$=T(m.name,h.prefix==="",l);if($!=="published"){$!=="expected"&&l.onLeftOut(m.isDirectory()?
`${p}/`:p,$),yield"nothing";continue}if(y(m.name,p),m.isFile())yield{path:p,real:g};else if(m.isDirectory())yield*D(l,M(h,g,p));else if(m.isSymbolicLink())yield*W(
l,h,p,g);else throw O(p)}}function M(l,h,m){return{real:h,prefix:`${m}/`,above:[...l.above,l.real]}}function*W(l,h,m,p){const{root:g}=l,{real:$,stats:R}=P(p,m);
if(!(0,S.FK)(g,$))throw(0,w.syncFailure)("output_unsafe",`The link "${m}" leads out of the output directory`);const L=(0,r.relative)(g,$).split(r.sep).map((C,A)=>T(
C,A===0,l)).find(C=>C!=="published");if(L)L!=="expected"&&l.onLeftOut(m,L),yield"nothing";else if(R.isFile())yield{path:m,real:$};else if(R.isDirectory()){if($===
h.real||h.above.includes($))throw(0,w.syncFailure)("output_unsafe",`The link "${m}" leads back to a folder that contains it`);yield*D(l,M(h,$,m))}else throw O(m)}
function P(l,h){try{const m=(0,f.realpathSync)(l);return{real:m,stats:(0,f.statSync)(m)}}catch(m){const p=(0,E.xU)(m)==="ELOOP"?"is part of a cycle of links":"h\
as a target that cannot be read";throw(0,w.syncFailure)("output_unsafe",`The link "${h}" ${p}`)}}function T(l,h,{kind:m,reserved:p}){return l===".git"||h&&l==="\
node_modules"?"expected":h&&l===p?"reserved":/^\.env/i.test(l)?"secret":m==="folder"&&(0,b.W)(l)?"folder":"published"}function y(l,h){if(l==="."||l===".."||/[\uFFFD\\]/.
test(l))throw(0,w.syncFailure)("output_unsafe",`The file name ${JSON.stringify(h)} is not valid in a URL`)}function O(l){return(0,w.syncFailure)("output_unsafe",
`"${l}" is not a file, a folder, or a link to one`)}}),5657:((B,_,a)=>{a.d(_,{H:()=>r});var f=a(3715);function r(E,S=f.y9){let b=performance.now();return()=>{if(!(performance.
now()-b<S))return new Promise((w,k)=>{setImmediate(()=>{b=performance.now(),E?.aborted?k(E.reason):w()})})}}}),1080:((B,_,a)=>{a.d(_,{makeServer:()=>$e});var f=a(
1455),r=a(6760),E=a(7994),S=a(3052),b=a(6636),w=a(5555),k=a(6583),D=a(3715),M=a(6352),W=a(2881),P=a(6624),T=a(8013),y=a(402),O=a(901),l=a(7770),h=a(1159),m=a(6263),
p=a(6419);const g=S.D6,$=1e3;function R(s,e,n){return{packages:(0,h.dependenciesOf)(n),scripts:n?(0,m.Sf)(n):{},folder:(0,r.relative)(s,e),text:async o=>(await(0,p.
x)(s,(0,r.join)(e,o),g))?.text,async isFile(o){return(await(0,f.lstat)((0,r.join)(e,o)).catch(()=>{}))?.isFile()??!1},async names(o){const t=[];try{for await(const{
name:i}of await(0,f.opendir)((0,r.join)(e,o)))if(t.push(i),t.length>=$)break}catch{}return t.sort()}}}var F=a(3024),L=a(3739),C=a(5657);const A=new Set([".git",
".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),G=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
ne=5,se=3,Y=2;async function oe(s,e,n,o){const t=new re(s,n),i=e===""?[]:e.split("/");let c="";for(const u of i)c=(0,r.join)(c,u),t.add(c,!1);const d=(0,C.H)(o);
try{for(const u of t.folder(c,!1)){const v=d();v&&await v}}catch(u){const v=(0,L.xU)(u);throw v===void 0?u:(0,T.V2)("build","output_unsafe",`The files of the se\
rver cannot be read (${v})`)}return t}class re{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const o=(0,F.
readdirSync)((0,r.join)(this.#e,e),{withFileTypes:!0});for(const t of o.sort((i,c)=>i.name<c.name?-1:1)){const i=e.split("/").at(-1)??"";A.has(t.name)||A.has(`${i}\
/${t.name}`)||i==="node_modules"&&G.test(t.name)||(yield,yield*this.#r(t,e===""?t.name:`${e}/${t.name}`,n||t.name==="node_modules"))}}*#r(e,n,o){e.isDirectory()?
(this.add(n,o),yield*this.folder(n,o)):e.isFile()?(this.#s(n,(0,F.lstatSync)((0,r.join)(this.#e,n)).size),this.add(n,o)):e.isSymbolicLink()&&ae(this.#e,n)?(this.#s(
n,0),this.add(n,o)):this.leftOut.length<ne&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:o}=this.#t;if(!(this.packages.length+
this.app.length<=o))throw this.#o(`more than ${o} files and folders`,({files:t})=>t,t=>`${t} files`)}#s(e,n){const o=ie(e),t=this.#n.get(o)??{bytes:0,files:0};this.#n.
set(o,{bytes:t.bytes+n,files:t.files+1}),this.bytes+=n;const{serverBytes:i}=this.#t;if(!(this.bytes<=i))throw this.#o(`more than ${(0,S.Xq)(i)}`,c=>c.bytes,S.Xq)}#o(e,n,o){
const i=[...this.#n].sort(([,d],[,u])=>n(u)-n(d)).slice(0,se).map(([d,u])=>`\`${d===""?".":d}\` (${o(n(u))})`).join(", "),c=`The server has ${e} before it is pa\
cked. The largest folders so far: ${i}`;return(0,T.V2)("build","output_too_large",c)}}function ie(s){const e=s.split("/").slice(0,-1),n=e.lastIndexOf("node_modu\
les");if(n===-1)return e.slice(0,Y).join("/");const o=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(o?Y+1:Y)).join("/")}function ae(s,e){const n=(0,r.
join)(s,e);try{const o=(0,F.readlinkSync)(n);if((0,r.isAbsolute)(o)||!(0,E.FK)(s,(0,r.join)((0,r.dirname)(n),o)))return!1}catch{return!1}try{return(0,E.FK)(s,(0,F.
realpathSync)(n))}catch{return!0}}var ce=a(8302),le=a(7959);const fe={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --ignore-scr\
ipts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:s=>s?.startsWith("yarn@1")?"yarn install --production --ignore-scripts --prefe\
r-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function de(s,e,n,o){const{
packageJson:t,installDir:i,manager:c,tool:d}=e,u=t?.value.devDependencies,v=new Set((0,ce.Gv)(u)?Object.keys(u):[]);if(e.install===void 0||v.size===0&&i===n)return;
const x=await ue(o,v,n,s.workspace.source);if(x!==void 0){s.log.line(`The packages of devDependencies are part of the release, because its start command uses \`${x}\
\``);return}try{await(0,le.d)(s,"build",fe[c](d),i)}catch(I){if(!(I instanceof W.$w)||I.facts.exitCode===null)throw I;s.log.line("Warning: the packages of devDe\
pendencies could not be removed, so they are part of the release")}}async function ue(s,e,n,o){for(const t of s.split(/[\s;&|()"'=]+/)){const i=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.
exec(t)?.[0]??"";if(e.has(i))return i;const c=/^[\w.-]{1,100}$/.test(t)?await pe(t,n,o):void 0;if(c!==void 0&&e.has(c))return c}}async function pe(s,e,n){for(let o=e;(0,E.
FK)(n,o);o=(0,r.dirname)(o)){const t=await(0,f.realpath)((0,r.join)(o,"node_modules/.bin",s)).catch(()=>{}),i=t&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(t)?.[1];if(i!==void 0)return i}}var me=a(8266);const he=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,ye=512;async function ge(s,e,n){const o=s.split(/&&|;|\|\|/).
at(-1)??"",[t="",i=""]=(0,me.K)(o).split(/\s+/),c=t==="exec"?i:t;if(he.test(c))return"node";if(!/^[\w.-]{1,100}$/.test(c))return"other";for(const d of e){const u=await(0,p.
z)(n,(0,r.join)(d,c),ye);if(u)return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(u.text)?"node":"other"}return"other"}const K=".release",V=".layers",ve="1985-10-26T08:15\
:00Z",we=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;async function Z(s,{folder:e,project:n}){const{source:o}=s.workspace,t=R(
o,e,n.packageJson),i=await(0,b.Fm)(t,s.job.settings.startCommand);if(!i||"command"in i)return i;const{framework:c,by:d,remedy:u}=i,v=`${c} made a server for ano\
ther host here (${d}), and Slipway runs servers of Node.js. ${u}`;throw(0,T.iY)(await ke(s,e,t,d),"build","server_build",v)}async function ke(s,e,n,o){const t=/`([^`]{1,100})`/.
exec(o)?.[1];if(t===void 0)return;const i=new O.j(s.workspace.source,s.context.clock);for(const c of(await n.names("")).filter(d=>we.test(d))){const d=await i.lines(
(0,r.join)(e,c))??[],u=d.findIndex(x=>x.includes(`'${t}'`)||x.includes(`"${t}"`)),v=(0,r.relative)(s.workspace.source,(0,r.join)(e,c));if(u!==-1)return{file:v,line:u+
1,column:(d[u]?.indexOf(t)??0)+1}}}async function $e(s,e,n){const{source:o}=s.workspace,t=[];for(const d of e.app.apps){const u=await(0,E.UG)(o,d.folder).catch(
()=>{});if(u===void 0)continue;const v={folder:u,project:await(0,y.Wh)(u,o)},x=await Z(s,v);x&&t.push({planned:v,server:x})}if(t.length>1)throw(0,P.zs)(e.app.apps.
filter(({folder:d})=>t.some(({planned:u})=>u.folder===(0,r.join)(o,d))));if(t[0])return Q(s,t[0].planned,t[0].server);const i=await Z(s,e),c=e.framework?.kind===
"server"?e.framework.name:null;if(i)return Q(s,e,{...i,framework:i.framework??c});if(!await je(s,e,n))throw be()}async function je({job:s,context:e},{project:n},o){
if(!n.packageJson||s.outputDirectory!==null||s.settings.assetsOnly===!0)return!0;try{const{directory:t}=await o();for await(const i of new O.j(t,e.clock).walk(/\.x?html?$|^_redirects$/i))
return!0;return!1}catch(t){if(t instanceof W.$w&&t.facts.code==="output_missing")return!1;throw t}}function be(){const s=`Nothing says how the server of this ap\
p is started. Looked for: ${b.Fb.join(", ")}`;return(0,T.V2)("build","no_start_command",s)}async function Q(s,e,n){const{workspace:o,log:t}=s,{folder:i,project:c}=e,
{contents:d,command:u,files:v,framework:x,why:I}=n,X=x===null?"a server":`a server of ${x}`;t.line(`Found ${X}, started by \`${u}\` (${I})`);const N=d.kind==="t\
ree";N&&await de(s,c,i,u),s.step="packing the server";const j=N?o.source:(0,r.join)(i,d.root);d.kind==="output"&&await Oe(j,i,d.copies);const U=N?(0,r.relative)(
o.source,i):d.cwd,z=(0,r.join)(o.root,K);if(!await(0,l._z)(s,`rm -rf ${K} ${V} && mkdir -p ${K}/${k.nA} ${V}`))throw q();const H=await Ee(s,j,d.kind==="output"?
d.only:""),J=[...ee((0,r.join)(j,U),j)],te={version:1,startCommand:await Te(u,(0,r.join)(j,U),j),cwd:U,runtime:await ge(u,J,j),node:s.node?.by===void 0?null:s.node.
version,framework:x,layers:H};return v&&await xe((0,r.join)(i,v.from),(0,r.join)(z,v.to)),await(0,f.writeFile)((0,r.join)(z,k.r$),(0,w.lS)(te)),{directory:z,kind:"\
build",shape:{},server:te}}async function Oe(s,e,n){for(const{from:o,to:t}of n)(await(0,f.stat)((0,r.join)(e,o)).catch(()=>{}))?.isDirectory()&&await(0,f.cp)((0,r.
join)(e,o),(0,r.join)(s,t),{recursive:!0,verbatimSymlinks:!0})}async function Ee(s,e,n){const{workspace:o,log:t,context:i}=s,{packages:c,app:d,leftOut:u,bytes:v}=await oe(
e,n,i.limits,s.signal),x=(0,r.relative)(o.root,e),I=[{layer:w.RR.dependencies,paths:c,time:ve},{layer:w.RR.app,paths:d,time:void 0}].filter(({layer:j,paths:U})=>j===
w.RR.app||U.length>0);for(const{layer:j,paths:U,time:z}of I){const H=(0,r.join)(V,j.replaceAll("/","-"));if(await(0,f.writeFile)((0,r.join)(o.root,H),U.map(J=>`\
./${J}\0`).join("")),!await(0,l._z)(s,Se({from:x,list:H,to:(0,r.join)(K,j),time:z})))throw q()}const X=I.map(async({layer:j})=>(await(0,f.stat)((0,r.join)(o.root,
K,j))).size),N=(await Promise.all(X)).reduce((j,U)=>j+U,0);return t.line(`Packed the server: ${c.length+d.length} files and folders, ${(0,S.Xq)(v)}, packed ${(0,S.
Xq)(N)}`),u.length>0&&t.line(`Left out of the server, because they lead out of it or are no files: ${u.join(", ")}`),I.map(({layer:j})=>j)}function Se({from:s,list:e,
to:n,time:o}){const t=["--format=gnu --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];o!==void 0&&t.push(`--mtime=${o}`);
const i="--use-compress-program='gzip -n -4'",c=d=>`'${d.replaceAll("'","'\\''")}'`;return`tar -b 128 ${t.join(" ")} ${i} -cf ${c(n)} -C ${c(s||".")} --no-recur\
sion --null -T "$PWD"/${c(e)}`}function q(){return(0,T.V2)("build","sync_failed","The server could not be packed: tar failed, or the disk is full")}function*ee(s,e){
for(let n=s;(0,E.FK)(e,n);n=(0,r.dirname)(n))yield(0,r.join)(n,"node_modules/.bin")}async function Te(s,e,n){const o=[];for(const t of[...ee(e,n)].slice(1))(await(0,f.
stat)(t).catch(()=>{}))?.isDirectory()&&o.push(`$PWD/${(0,r.relative)(e,t)}`);return o.length===0||s.startsWith("node ")?s:`export PATH="$PATH:${o.join(":")}"; ${s}`}
async function xe(s,e){if(!(await(0,f.stat)(s).catch(()=>{}))?.isDirectory())return;const o=new Set;let t=0;for(const i of(0,M.$)(s,"build",()=>{},k.nA)){if(i===
"folder"||i==="nothing")continue;if(t+=1,t>D.dv.files)throw(0,T.V2)("build","output_too_large",`The server has more than ${D.dv.files} public files`);const c=(0,r.
join)(e,i.path);o.has((0,r.dirname)(c))||await(0,f.mkdir)((0,r.dirname)(c),{recursive:!0}),o.add((0,r.dirname)(c)),await(0,f.link)(i.real,c).catch(()=>(0,f.copyFile)(
i.real,c))}}})};export{_e as id,Ae as ids,De as modules};

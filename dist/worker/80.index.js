const _e=80,Le=[80,388],Pe={2458:((W,D,a)=>{a.d(D,{W:()=>b});var f=a(5807);const r="{js,cjs,mjs,ts,cts,mts}",S={hidden:(0,f.aL)(".* __pycache__"),lockfiles:(0,f.
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
  `)},T=new RegExp(`^(?:${Object.values(S).flat().map(w).join("|")})$`,"is");function b($){return $!==".well-known"&&T.test($)}function w($){return $.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(A,F)=>`(?:${F.replaceAll(",","|")})`)}}),5555:((W,D,a)=>{a.d(D,{RR:()=>A,Bm:()=>$,lS:()=>h,dX:()=>E});var f=a(
8302);const r={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},S=16,T={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},b=4096;var w=a(6583);const $=16*1024,A={dependencies:`${w.
nA}/dependencies.tar.gz`,app:`${w.nA}/app.tar.gz`},F=4,U=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,L=1024,P=100;function h(m){return Buffer.from(`${JSON.stringify(
m,void 0,1)}
`)}function E(m){if(m.length>$)return;const g=l(m);if(!(0,f.Gv)(g)||g.version!==1)return;const{startCommand:j,cwd:_,runtime:B,node:x,framework:R,layers:M}=g;if(!(!y(
j,b)||j.trim()===""||!p(_))&&!(B!=="node"&&B!=="other")&&!(x!==null&&!((0,f.KH)(x,P)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(x)))&&!(R!==null&&!y(R,P))&&!(!Array.isArray(
M)||M.length===0||M.length>F)&&M.every(N=>(0,f.KH)(N,L)&&U.test(N))&&new Set(M).size===M.length)return{version:1,startCommand:j,cwd:_,runtime:B,node:x,framework:R,
layers:M}}function l(m){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(m))}catch{return}}function y(m,g){return(0,f.KH)(m,g)&&!new RegExp("\\p{\
Cc}","u").test(m)}function p(m){return y(m,L)?m===""||!m.split("/").some(g=>g===""||g==="."||g===".."):!1}}),5388:((W,D,a)=>{a.r(D),a.d(D,{asSyncFailure:()=>P,brokenSite:()=>A,
isErrorOfSite:()=>$,syncFailure:()=>b});var f=a(3739),r=a(2881),S=a(5879),T=a(8423);function b(h,E){return new r.$w({stage:"sync",code:h,message:E,exitCode:null,
signal:null,log:[],diagnostics:[]})}const w=new Set(["index_unanswered","index_empty","dead_asset"]);function $({code:h}){return w.has(h)}function A(h){const E=h.
filter($),l=E.length-1,y=l>0?` (and ${l} more ${l===1?"error":"errors"})`:"",p=`The start page is broken: ${E[0]?.message}${y}`,m=h.flatMap(({file:g,line:j,code:_,
message:B})=>g===null?[]:[{file:g,line:j,column:null,severity:F(_),code:_,message:B}]);return new r.$w({...b("site_broken",p).facts,diagnostics:m})}function F(h){
return h==="build_fault"||w.has(h)?"error":"warning"}const U="The output could not be stored: the storage of the platform cannot be used now";function L(){return b(
"disk_full","The disk of the platform is full: the output could not be stored")}function P(h,E){if(h instanceof r.$w)return h;if(E.aborted)return E.reason;if(h instanceof
S.Sb)return L();if(h instanceof T.u)return h.isFull?L():b("storage_unavailable",U);const l=(0,f.xU)(h)??(h instanceof Error?h.message:String(h));return b("sync_\
failed",`The output could not be stored (${l})`)}}),6352:((W,D,a)=>{a.d(D,{$:()=>$,A:()=>E});var f=a(3024),r=a(6760),S=a(3739),T=a(7994),b=a(2458),w=a(5388);function*$(l,y,p,m){
const g=(0,f.realpathSync)(l);yield*A({root:g,kind:y,reserved:m,onLeftOut:p},{real:g,prefix:"",above:[]})}function*A(l,y){yield"folder";for(const p of(0,f.readdirSync)(
y.real,{withFileTypes:!0})){const m=y.prefix+p.name,g=`${y.real}/${p.name}`,j=P(p.name,y.prefix==="",l);if(j!=="published"){j!=="expected"&&l.onLeftOut(p.isDirectory()?
`${m}/`:m,j),yield"nothing";continue}if(h(p.name,m),p.isFile())yield{path:m,real:g};else if(p.isDirectory())yield*A(l,F(y,g,m));else if(p.isSymbolicLink())yield*U(
l,y,m,g);else throw E(m)}}function F(l,y,p){return{real:y,prefix:`${p}/`,above:[...l.above,l.real]}}function*U(l,y,p,m){const{root:g}=l,{real:j,stats:_}=L(m,p);
if(!(0,T.FK)(g,j))throw(0,w.syncFailure)("output_unsafe",`The link "${p}" leads out of the output directory`);const x=(0,r.relative)(g,j).split(r.sep).map((R,M)=>P(
R,M===0,l)).find(R=>R!=="published");if(x)x!=="expected"&&l.onLeftOut(p,x),yield"nothing";else if(_.isFile())yield{path:p,real:j};else if(_.isDirectory()){if(j===
y.real||y.above.includes(j))throw(0,w.syncFailure)("output_unsafe",`The link "${p}" leads back to a folder that contains it`);yield*A(l,F(y,j,p))}else throw E(p)}
function L(l,y){try{const p=(0,f.realpathSync)(l);return{real:p,stats:(0,f.statSync)(p)}}catch(p){const m=(0,S.xU)(p)==="ELOOP"?"is part of a cycle of links":"h\
as a target that cannot be read";throw(0,w.syncFailure)("output_unsafe",`The link "${y}" ${m}`)}}function P(l,y,{kind:p,reserved:m}){return l===".git"||y&&l==="\
node_modules"?"expected":y&&l===m?"reserved":/^\.env/i.test(l)?"secret":p==="folder"&&(0,b.W)(l)?"folder":"published"}function h(l,y){if(l==="."||l===".."||/[\uFFFD\\]/.
test(l))throw(0,w.syncFailure)("output_unsafe",`The file name ${JSON.stringify(y)} is not valid in a URL`)}function E(l){return(0,w.syncFailure)("output_unsafe",
`"${l}" is not a file, a folder, or a link to one`)}}),5657:((W,D,a)=>{a.d(D,{H:()=>r});var f=a(3715);function r(S,T=f.y9){let b=performance.now();return()=>{if(!(performance.
now()-b<T))return new Promise((w,$)=>{setImmediate(()=>{b=performance.now(),S?.aborted?$(S.reason):w()})})}}}),1080:((W,D,a)=>{a.d(D,{w:()=>Q,c:()=>ee,makeServer:()=>Oe});
var f=a(1455),r=a(6760),S=a(7994),T=a(3052),b=a(6636),w=a(5555),$=a(6583),A=a(3715),F=a(6352),U=a(2881),L=a(6624),P=a(2719),h=a(8013),E=a(402),l=a(901),y=a(7770),
p=a(1159),m=a(6263),g=a(6419);const j=T.D6,_=1e3;function B(t,e,n){return{packages:(0,p.dependenciesOf)(n),scripts:n?(0,m.Sf)(n):{},folder:(0,r.relative)(t,e),text:async s=>(await(0,g.
x)(t,(0,r.join)(e,s),j))?.text,async isFile(s){return(await(0,f.lstat)((0,r.join)(e,s)).catch(()=>{}))?.isFile()??!1},async names(s){const o=[];try{for await(const{
name:i}of await(0,f.opendir)((0,r.join)(e,s)))if(o.push(i),o.length>=_)break}catch{}return o.sort()}}}var x=a(3024),R=a(3739),M=a(5657);const N=new Set([".git",
".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),oe=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
re=5,ie=3,Y=2;async function ae(t,e,n,s){const o=new ce(t,n),i=e===""?[]:e.split("/");let c="";for(const u of i)c=(0,r.join)(c,u),o.add(c,!1);const d=(0,M.H)(s);
try{for(const u of o.folder(c,!1)){const v=d();v&&await v}}catch(u){const v=(0,R.xU)(u);throw v===void 0?u:(0,h.V2)("build","output_unsafe",`The files of the se\
rver cannot be read (${v})`)}return o}class ce{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const s=(0,x.
readdirSync)((0,r.join)(this.#e,e),{withFileTypes:!0});for(const o of s.sort((i,c)=>i.name<c.name?-1:1)){const i=e.split("/").at(-1)??"";N.has(o.name)||N.has(`${i}\
/${o.name}`)||i==="node_modules"&&oe.test(o.name)||(yield,yield*this.#r(o,e===""?o.name:`${e}/${o.name}`,n||o.name==="node_modules"))}}*#r(e,n,s){e.isDirectory()?
(this.add(n,s),yield*this.folder(n,s)):e.isFile()?(this.#s(n,(0,x.lstatSync)((0,r.join)(this.#e,n)).size),this.add(n,s)):e.isSymbolicLink()&&fe(this.#e,n)?(this.#s(
n,0),this.add(n,s)):this.leftOut.length<re&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:s}=this.#t;if(!(this.packages.length+
this.app.length<=s))throw this.#o(`more than ${s} files and folders`,({files:o})=>o,o=>`${o} files`)}#s(e,n){const s=le(e),o=this.#n.get(s)??{bytes:0,files:0};this.#n.
set(s,{bytes:o.bytes+n,files:o.files+1}),this.bytes+=n;const{serverBytes:i}=this.#t;if(!(this.bytes<=i))throw this.#o(`more than ${(0,T.Xq)(i)}`,c=>c.bytes,T.Xq)}#o(e,n,s){
const i=[...this.#n].sort(([,d],[,u])=>n(u)-n(d)).slice(0,ie).map(([d,u])=>`\`${d===""?".":d}\` (${s(n(u))})`).join(", "),c=`The server has ${e} before it is pa\
cked. The largest folders so far: ${i}`;return(0,h.V2)("build","output_too_large",c)}}function le(t){const e=t.split("/").slice(0,-1),n=e.lastIndexOf("node_modu\
les");if(n===-1)return e.slice(0,Y).join("/");const s=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(s?Y+1:Y)).join("/")}function fe(t,e){const n=(0,r.
join)(t,e);try{const s=(0,x.readlinkSync)(n);if((0,r.isAbsolute)(s)||!(0,S.FK)(t,(0,r.join)((0,r.dirname)(n),s)))return!1}catch{return!1}try{return(0,S.FK)(t,(0,x.
realpathSync)(n))}catch{return!0}}var de=a(8302),ue=a(1908);const pe={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --ignore-scr\
ipts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:t=>t?.startsWith("yarn@1")?"yarn install --production --ignore-scripts --prefe\
r-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function me(t,e,n,s){const{
packageJson:o,installDir:i,manager:c,tool:d}=e,u=o?.value.devDependencies,v=new Set((0,de.Gv)(u)?Object.keys(u):[]);if(e.install===void 0||v.size===0&&i===n)return;
const O=await he(s,v,n,t.workspace.source);if(O!==void 0){t.log.line(`The packages of devDependencies are part of the release, because its start command uses \`${O}\
\``);return}try{await(0,ue.d)(t,"build",pe[c](d),i)}catch(C){if(!(C instanceof U.$w)||C.facts.exitCode===null)throw C;t.log.line("Warning: the packages of devDe\
pendencies could not be removed, so they are part of the release")}}async function he(t,e,n,s){for(const o of t.split(/[\s;&|()"'=]+/)){const i=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.
exec(o)?.[0]??"";if(e.has(i))return i;const c=/^[\w.-]{1,100}$/.test(o)?await ye(o,n,s):void 0;if(c!==void 0&&e.has(c))return c}}async function ye(t,e,n){for(let s=e;(0,S.
FK)(n,s);s=(0,r.dirname)(s)){const o=await(0,f.realpath)((0,r.join)(s,"node_modules/.bin",t)).catch(()=>{}),i=o&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(o)?.[1];if(i!==void 0)return i}}var ge=a(8266);const ve=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,we=512;async function ke(t,e,n){const s=t.split(/&&|;|\|\|/).
at(-1)??"",[o="",i=""]=(0,ge.K)(s).split(/\s+/),c=o==="exec"?i:o;if(ve.test(c))return"node";if(!/^[\w.-]{1,100}$/.test(c))return"other";for(const d of e){const u=await(0,g.
z)(n,(0,r.join)(d,c),we);if(u)return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(u.text)?"node":"other"}return"other"}const z=".release",V=".layers",$e="1985-10-26T08:15\
:00Z",je=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;async function Z(t,{folder:e,project:n}){const{source:s}=t.workspace,o=B(
s,e,n.packageJson),i=await(0,b.Fm)(o,t.job.settings.startCommand);if(!i||"command"in i)return i;const{framework:c,by:d,remedy:u}=i,v=`${c} made a server for ano\
ther host here (${d}), and Slipway runs servers of Node.js. ${u}`;throw(0,h.iY)(await be(t,e,o,d),"build","server_build",v)}async function be(t,e,n,s){const o=/`([^`]{1,100})`/.
exec(s)?.[1];if(o===void 0)return;const i=new l.j(t.workspace.source,t.context.clock);for(const c of(await n.names("")).filter(d=>je.test(d))){const d=await i.lines(
(0,r.join)(e,c))??[],u=d.findIndex(O=>O.includes(`'${o}'`)||O.includes(`"${o}"`)),v=(0,r.relative)(t.workspace.source,(0,r.join)(e,c));if(u!==-1)return{file:v,line:u+
1,column:(d[u]?.indexOf(o)??0)+1}}}async function Oe(t,e,n){const s=await Q(t,e);if(!(e.detected?.isSure===!1&&!s?.isMade&&await Se(n))){if(s)return ee(t,s.planned,
s.server);if(!await Ee(t,e,n))throw Te()}}async function Q(t,e){const{source:n}=t.workspace,s=[];for(const d of e.app.apps){const u=await(0,S.UG)(n,d.folder).catch(
()=>{});if(u===void 0)continue;const v={folder:u,project:await(0,E.Wh)(u,n)},O=await Z(t,v);O&&s.push({planned:v,server:O,isMade:O.framework!==null})}if(s.length>
1)throw(0,L.zs)(e.app.apps.filter(({folder:d})=>s.some(({planned:u})=>u.folder===(0,r.join)(n,d))));if(s[0])return s[0];const o=await Z(t,e);if(!o)return;const i=e.
framework?.kind==="server"?e.framework.name:null,c=o.framework!==null;return{planned:e,server:{...o,framework:o.framework??i},isMade:c}}async function Se(t){const e=await t().
catch(q);return(e&&await(0,f.stat)((0,r.join)(e.directory,"index.html")).catch(()=>{}))?.isFile()??!1}function q(t){if(!(t instanceof U.$w)||t.facts.code!=="out\
put_missing")throw t}async function Ee({job:t,context:e},{project:n},s){if(!n.packageJson||t.outputDirectory!==null||t.settings.assetsOnly===!0)return!0;const o=await s().
catch(q);if(!o)return!1;for await(const i of new l.j(o.directory,e.clock).walk(P.KL))return!0;return!1}function Te(){const t=`Nothing says how the server of thi\
s app is started. Looked for: ${b.Fb.join(", ")}`;return(0,h.V2)("build","no_start_command",t)}async function ee(t,e,n){const{workspace:s,log:o}=t,{folder:i,project:c}=e,
{contents:d,command:u,files:v,framework:O,why:C}=n,X=O===null?"a server":`a server of ${O}`;o.line(`Found ${X}, started by \`${u}\` (${C})`);const K=d.kind==="t\
ree";K&&d.packages==="production"?await me(t,c,i,u):K&&o.line(`The packages of devDependencies are part of the release: servers of ${O} load some`),t.step="pack\
ing the server";const k=K?s.source:(0,r.join)(i,d.root);d.kind==="output"&&await xe(k,i,d.copies);const I=K?(0,r.relative)(s.source,i):d.cwd,G=(0,r.join)(s.root,
z);if(!await(0,y._z)(t,`rm -rf ${z} ${V} && mkdir -p ${z}/${$.nA} ${V}`))throw te();const H=await De(t,k,d.kind==="output"?d.only:""),J=[...ne((0,r.join)(k,I),k)],
se={version:1,startCommand:await Me(u,(0,r.join)(k,I),k),cwd:I,runtime:await ke(u,J,k),node:t.node?.by===void 0?null:t.node.version,framework:O,layers:H};return v&&
await Fe((0,r.join)(i,v.from),(0,r.join)(G,v.to)),await(0,f.writeFile)((0,r.join)(G,$.r$),(0,w.lS)(se)),{directory:G,kind:"build",shape:{},server:se,top:k}}async function xe(t,e,n){
for(const{from:s,to:o}of n)(await(0,f.stat)((0,r.join)(e,s)).catch(()=>{}))?.isDirectory()&&await(0,f.cp)((0,r.join)(e,s),(0,r.join)(t,o),{recursive:!0,verbatimSymlinks:!0})}
async function De(t,e,n){const{workspace:s,log:o,context:i}=t,{packages:c,app:d,leftOut:u,bytes:v}=await ae(e,n,i.limits,t.signal),O=(0,r.relative)(s.root,e),C=[
{layer:w.RR.dependencies,paths:c,time:$e},{layer:w.RR.app,paths:d,time:void 0}].filter(({layer:k,paths:I})=>k===w.RR.app||I.length>0);for(const{layer:k,paths:I,
time:G}of C){const H=(0,r.join)(V,k.replaceAll("/","-"));if(await(0,f.writeFile)((0,r.join)(s.root,H),I.map(J=>`./${J}\0`).join("")),!await(0,y._z)(t,Ae({from:O,
list:H,to:(0,r.join)(z,k),time:G})))throw te()}const X=C.map(async({layer:k})=>(await(0,f.stat)((0,r.join)(s.root,z,k))).size),K=(await Promise.all(X)).reduce((k,I)=>k+
I,0);return o.line(`Packed the server: ${c.length+d.length} files and folders, ${(0,T.Xq)(v)}, packed ${(0,T.Xq)(K)}`),u.length>0&&o.line(`Left out of the serve\
r, because they lead out of it or are no files: ${u.join(", ")}`),C.map(({layer:k})=>k)}function Ae({from:t,list:e,to:n,time:s}){const o=["--format=gnu --owner=\
0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];s!==void 0&&o.push(`--mtime=${s}`);const i="--use-compress-program='gzip -n -4'",
c=d=>`'${d.replaceAll("'","'\\''")}'`;return`tar -b 128 ${o.join(" ")} ${i} -cf ${c(n)} -C ${c(t||".")} --no-recursion --null -T "$PWD"/${c(e)}`}function te(){return(0,h.
V2)("build","sync_failed","The server could not be packed: tar failed, or the disk is full")}function*ne(t,e){for(let n=t;(0,S.FK)(e,n);n=(0,r.dirname)(n))yield(0,r.
join)(n,"node_modules/.bin")}async function Me(t,e,n){const s=[];for(const o of[...ne(e,n)].slice(1))(await(0,f.stat)(o).catch(()=>{}))?.isDirectory()&&s.push(`\
$PWD/${(0,r.relative)(e,o)}`);return s.length===0||t.startsWith("node ")?t:`export PATH="$PATH:${s.join(":")}"; ${t}`}async function Fe(t,e){if(!(await(0,f.stat)(
t).catch(()=>{}))?.isDirectory())return;const s=new Set;let o=0;for(const i of(0,F.$)(t,"build",()=>{},$.nA)){if(i==="folder"||i==="nothing")continue;if(o+=1,o>
A.dv.files)throw(0,h.V2)("build","output_too_large",`The server has more than ${A.dv.files} public files`);const c=(0,r.join)(e,i.path);s.has((0,r.dirname)(c))||
await(0,f.mkdir)((0,r.dirname)(c),{recursive:!0}),s.add((0,r.dirname)(c)),await(0,f.link)(i.real,c).catch(()=>(0,f.copyFile)(i.real,c))}}})};export{_e as id,Le as ids,Pe as modules};

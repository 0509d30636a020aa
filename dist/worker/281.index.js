const K=281,x=[281],N={9537:((U,S,i)=>{i.d(S,{Ou:()=>L,P2:()=>w,WB:()=>j,ZL:()=>b,ao:()=>O,oW:()=>v,sJ:()=>B});var C=i(8161),y=i(6760),d=i(2345);const l=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function O(h){return Object.entries(h).flatMap(([p,o])=>l.test(p)?[o]:[])}function L(h,p){const o=`${y.sep}node_modules${y.sep}`,s=h.split(":").filter(f=>f.startsWith(
"/")&&!`${f}/`.includes(o));return[...new Set([(0,y.dirname)(p),...s])].join(":")}const A=4;function w(h=(0,C.availableParallelism)()){return h<A?{UV_THREADPOOL_SIZE:String(
Math.max(1,h-1))}:{}}function j(h,p,o,s,f){const n=_=>(0,y.join)(o.cache,_);return{...h,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...o.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...p,npm_config_cache:n("npm"),XDG_DATA_HOME:n(
"data"),YARN_GLOBAL_FOLDER:n("yarn"),BUN_INSTALL_CACHE_DIR:n("bun"),XDG_CACHE_HOME:n("xdg"),NODE_COMPILE_CACHE:n("node"),HOME:o.home,TMPDIR:f,PATH:s}}function v(h,p,o,s=(0,y.
join)(o,".npm")){return{...h,...{npm_config_cache:s,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:p,HOME:o}}function B(h){return Object.entries(h).filter(([p])=>d.G1.test(p)).map(([p,o])=>`export ${p}=${b(o)}
`).join("")}function b(h){return`'${h.replaceAll("'","'\\''")}'`}}),9761:((U,S,i)=>{i.d(S,{C:()=>d,M:()=>y});var C=i(1455);function y(l){return l.replaceAll("/",
"+")}async function d(l,O){const L=`${y(O)}@`;return(await(0,C.readdir)(l).catch(()=>[])).filter(w=>w.startsWith(L)).map(w=>w.slice(L.length))}}),9910:((U,S,i)=>{
i.d(S,{YT:()=>B,aF:()=>p,qq:()=>v,z6:()=>h});var C=i(7598),y=i(3024),d=i(1455),l=i(6760),O=i(1264),L=i(9307),A=function(o,s,f){if(s!=null){if(typeof s!="object"&&
typeof s!="function")throw new TypeError("Object expected.");var n,_;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=
s[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=s[Symbol.dispose],f&&(_=n)}if(typeof n!="functi\
on")throw new TypeError("Object not disposable.");_&&(n=function(){try{_.call(this)}catch(u){return Promise.reject(u)}}),o.stack.push({value:s,dispose:n,async:f})}else
f&&o.stack.push({async:!0});return s},w=(function(o){return function(s){function f(D){s.error=s.hasError?new o(D,s.error,"An error was suppressed during disposa\
l."):D,s.hasError=!0}var n,_=0;function u(){for(;n=s.stack.pop();)try{if(!n.async&&_===1)return _=0,s.stack.push(n),Promise.resolve().then(u);if(n.dispose){var D=n.
dispose.call(n.value);if(n.async)return _|=2,Promise.resolve(D).then(u,function(P){return f(P),u()})}else _|=1}catch(P){f(P)}if(_===1)return s.hasError?Promise.
reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(o,s,f){var n=new Error(f);
return n.name="SuppressedError",n.error=o,n.suppressed=s,n});const j=6e4;async function v(o,s,f,{mostBytes:n,signal:_}){const u=`${f}.list`;await(0,d.writeFile)(
u,s.map(m=>`./${m}\0`).join(""),{mode:384});const D=`ulimit -f ${Math.ceil(n/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,P=AbortSignal.any([_,AbortSignal.
timeout(j)]);try{const{exitCode:m}=await(0,L.mB)("/bin/sh",["-c",D,"sh",f,o,u],{cwd:"/",env:{PATH:O.sg,LC_ALL:"C"},signal:P});return m===0}catch(m){if(_.aborted)
throw m;return!1}}function B(o){return`tar -b 128 -xpPf ${o} --no-same-owner`}const b=1024*1024;async function h(o,s,{bytes:f,text:n}={}){const _={stack:[],error:void 0,
hasError:!1};try{const u=A(_,await(0,d.open)(o,y.constants.O_RDONLY|y.constants.O_NOFOLLOW),!0),D=await u.stat();if(!D.isFile()||f!==void 0&&D.size!==f)return;const P=(0,C.
createHash)("sha256"),m=Math.max(0,Buffer.byteLength(n??"")-1),I=Buffer.alloc(m+b);let[a,t]=[0,!1];for(;;){s.throwIfAborted();const{bytesRead:e}=await u.read(I,
m,b,a);if(e===0)break;P.update(I.subarray(m,m+e)),t||=n!==void 0&&I.subarray(0,m+e).includes(n),I.copyWithin(0,e,m+e),a+=e}return{bytes:a,hash:P.digest("hex"),hasText:t}}catch(u){
_.error=u,_.hasError=!0}finally{const u=w(_);u&&await u}}function p(o){return(0,l.join)(o,"tree.tar")}}),3121:((U,S,i)=>{i.d(S,{$f:()=>f,Xw:()=>p,ll:()=>n,s9:()=>u,
wQ:()=>_});var C=i(7598),y=i(3024),d=i(1455),l=i(6760),O=i(8302),L=i(6321),A=i(6757),w=i(9910),j=function(a,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="f\
unction")throw new TypeError("Object expected.");var r,c;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=t[Symbol.asyncDispose]}
if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=t[Symbol.dispose],e&&(c=r)}if(typeof r!="function")throw new TypeError(
"Object not disposable.");c&&(r=function(){try{c.call(this)}catch(E){return Promise.reject(E)}}),a.stack.push({value:t,dispose:r,async:e})}else e&&a.stack.push(
{async:!0});return t},v=(function(a){return function(t){function e(M){t.error=t.hasError?new a(M,t.error,"An error was suppressed during disposal."):M,t.hasError=
!0}var r,c=0;function E(){for(;r=t.stack.pop();)try{if(!r.async&&c===1)return c=0,t.stack.push(r),Promise.resolve().then(E);if(r.dispose){var M=r.dispose.call(r.
value);if(r.async)return c|=2,Promise.resolve(M).then(E,function(T){return e(T),E()})}else c|=1}catch(T){e(T)}if(c===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return E()}})(typeof SuppressedError=="function"?SuppressedError:function(a,t,e){var r=new Error(e);return r.name=
"SuppressedError",r.error=a,r.suppressed=t,r});const B=8,b=64,h=2*1024*1024,p=1/4,o=".drafts",s=".removed";class f{#t;#e;constructor(t,e){this.#t=t,this.#e=e}get mostBytes(){
const t=(0,L.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,t*p))}async find(t){const e=(0,l.join)(this.#t,t);try{
if(!(await(0,d.stat)(e)).isDirectory())return}catch{return}const r=await I(e).catch(()=>{});if(r?.key===t)return{label:r,folder:e,archive:(0,w.aF)(e)};await this.
remove(e)}async isWhole({label:t,folder:e,archive:r},c){try{if((await(0,w.z6)(r,c,t))?.hash===t.hash){const E=new Date;return await(0,d.utimes)(e,E,E),!0}}catch{
c.throwIfAborted()}return await this.remove(e),!1}async draft(t){const e=(0,l.join)(this.#t,o,t);return await this.remove(e),await(0,d.mkdir)(e,{recursive:!0,mode:493}),
e}async keep(t,e,r=!1){await(0,d.chmod)((0,w.aF)(t),292),await(0,d.writeFile)(m(t),JSON.stringify(e),{mode:384}),r&&await this.drop(e.key),await(0,d.rename)(t,(0,l.
join)(this.#t,e.key)).catch(()=>this.remove(t));const c=await u(this.#t)??[];for(const{folder:E}of _(c,this.#e.installBytes))await this.remove(E)}async remove(t){
const e=(0,l.join)(this.#t,s,(0,C.randomUUID)());try{await(0,d.rename)(t,e)}catch{await(0,d.mkdir)((0,l.join)(this.#t,s),{recursive:!0,mode:448}),await(0,d.rename)(
t,e).catch(()=>{})}await(0,A.dM)(e)}async drop(t){await this.remove((0,l.join)(this.#t,t)).catch(()=>{})}async tidy(t){const e=(0,l.join)(this.#t,o);if(t===null)
for(const r of[e,(0,l.join)(this.#t,s)])await(0,A.dM)(r);else if(await(0,A.lQ)(e))for(const r of[t,`${t}.cache`])await(0,A.dM)((0,l.join)(e,r))}}function n(a){return[
...a].sort((t,e)=>e.usedMs-t.usedMs)}function _(a,t){let e=0;return n(a).filter((r,c)=>(e+=Math.max(r.bytes,r.length),e>t||c>=B))}async function u(a){const t=await P(
a);if(t.length>b)return;const e=[];for(const r of t){if(r.startsWith("."))continue;const c=(0,l.join)(a,r),[E,...M]=await Promise.all([c,(0,w.aF)(c),m(c)].map(R=>(0,d.
lstat)(R).catch(()=>{})));if(!E)continue;const T=M.reduce((R,W)=>R+(W?.blocks??0)*D,0),g=M.reduce((R,W)=>R+(W?.size??0),0);e.push({folder:c,bytes:T,length:g,usedMs:E.
mtimeMs})}return e}const D=512;async function P(a){const t=[];try{for await(const{name:e}of await(0,d.opendir)(a))if(t.push(e),t.length>b)break}catch{}return t}
function m(a){return(0,l.join)(a,"label.json")}async function I(a){const t={stack:[],error:void 0,hasError:!1};try{const e=j(t,await(0,d.open)(m(a),y.constants.
O_RDONLY|y.constants.O_NOFOLLOW),!0);if((await e.stat()).size>h)return;const r=JSON.parse(await e.readFile("utf8"));if(!(0,O.Gv)(r))return;const{key:c,deployID:E,
place:M,made:T,bytes:g,hash:R}=r;return!(0,O.KH)(c,64)||!(0,O.KH)(E,256)||!(0,O.KH)(R,64)||!(M===null||(0,O.KH)(M,4096))||typeof g!="number"||!Array.isArray(T)||
!T.every(W=>(0,O.KH)(W,4096))?void 0:{key:c,deployID:E,place:M,made:T,bytes:g,hash:R}}catch(e){t.error=e,t.hasError=!0}finally{const e=v(t);e&&await e}}})};export{K as id,x as ids,N as modules};

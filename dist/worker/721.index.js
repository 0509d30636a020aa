const ws=721,ms=[721],ys={5388:((Rt,lt,l)=>{l.r(lt),l.d(lt,{asSyncFailure:()=>Z,brokenSite:()=>Q,isErrorOfSite:()=>c,syncFailure:()=>M});var X=l(3739),z=l(2881),
j=l(5879),D=l(8423);function M(k,Y){return new z.$w({stage:"sync",code:k,message:Y,exitCode:null,signal:null,log:[],diagnostics:[]})}const m=new Set(["index_una\
nswered","index_empty","dead_asset"]);function c({code:k}){return m.has(k)}function Q(k){const Y=k.filter(c),L=Y.length-1,v=L>0?` (and ${L} more ${L===1?"error":
"errors"})`:"",w=`The start page is broken: ${Y[0]?.message}${v}`,g=k.flatMap(({file:x,line:T,code:I,message:C})=>x===null?[]:[{file:x,line:T,column:null,severity:V(
I),code:I,message:C}]);return new z.$w({...M("site_broken",w).facts,diagnostics:g})}function V(k){return k==="build_fault"||m.has(k)?"error":"warning"}const it="\
The output could not be stored: the storage of the platform cannot be used now";function ft(){return M("disk_full","The disk of the platform is full: the output\
 could not be stored")}function Z(k,Y){if(k instanceof z.$w)return k;if(Y.aborted)return Y.reason;if(k instanceof j.Sb)return ft();if(k instanceof D.u)return k.
isFull?ft():M("storage_unavailable",it);const L=(0,X.xU)(k)??(k instanceof Error?k.message:String(k));return M("sync_failed",`The output could not be stored (${L}\
)`)}}),1721:((Rt,lt,l)=>{l.d(lt,{runSupervisor:()=>fs});var X=l(8161),z=l(1224),j=l(4406),D=l(572),M=l(3024),m=l(1455),c=l(6760),Q=l(384),V=l(1463),it=l(8795),ft=l(
9758),Z=l(8087),k=l(9537),Y=l(3097),L=l(2654),v=l(2106),w=l(6757),g=l(3121),x=l(1217),T=l(3296),I=l(6321),C=l(7598),$=l(8302),_=l(597),F=l(1540);const A="of",d="\
own-branches",u=64,y=16;async function O(s){const[t]=await zt(s),e=[];for(const n of await(0,w.XL)((0,c.join)(s,F.i))){const o=(0,c.join)(s,F.i,n),i=(0,c.join)(
o,A),r=await(0,m.stat)(i).catch(()=>{}),f=(await(0,I.oU)({whole:[o],changed:[],since:0},P))?.bytes??0,h=n===t;e.push({folder:o,kept:(0,F.C)(o),...await Oe(i),isOwn:h,
bytes:f,usedMs:r?.mtimeMs??0})}return e.sort((n,o)=>o.usedMs-n.usedMs)}const P={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};async function U(s,t,{
repository:e,branch:n,appBranch:o},i){const r=Yt(e,n),a=(0,c.join)(t,F.i,r);let f=await zt(t);n===o&&f[0]!==r&&(f.includes(r)||await(0,w.Fi)(s,[a]),f=[r,...f.filter(
E=>E!==r)].slice(0,u),await Jt((0,c.join)(t,d),JSON.stringify(f))),await(0,m.mkdir)(a,{recursive:!0});const h=(0,c.join)(a,A);await Jt(h,JSON.stringify({repository:(0,_.
ri)(e),branch:n}));const p=i.now()/1e3;await(0,m.utimes)(h,p,p);const b=f.includes(r)?void 0:await q(t,Yt(e,o),f);return{own:(0,F.C)(a),shared:b}}async function q(s,t,e){
if(!e.includes(t))return;const n=(0,F.C)((0,c.join)(s,F.i,t));return await(0,w.lQ)(n.cache)&&await(0,w.lQ)(n.installs)?n:void 0}async function pt(s,t,e,n){let[o,
i]=[0,0];const r=[];for(const a of await O(t)){if(a.isOwn)continue;o+=1,i+=a.bytes,(o>y||i>n)&&a.kept.cache!==e.cache&&r.push(a.folder)}await(0,w.Fi)(s,r)}async function st(s,t){
await(0,w.Fi)(s,[(0,c.join)(t,F.i)]),await(0,m.rm)((0,c.join)(t,d),{force:!0})}async function dt(s){return(await(0,w.XL)((0,c.join)(s,F.i))).map(e=>(0,F.C)((0,c.
join)(s,F.i,e)).installs)}function Yt(s,t){return(0,C.createHash)("sha256").update(JSON.stringify([s,t])).digest("hex").slice(0,32)}async function zt(s){const t=await Vt(
(0,c.join)(s,d));return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}async function Oe(s){const t=await Vt(s),{repository:e,branch:n}=(0,$.Gv)(t)?t:{};return{
repository:String(e??""),branch:String(n??"")}}async function Vt(s){return(0,$.U4)(await(0,m.readFile)(s,"utf8").catch(()=>""))}async function Jt(s,t){await(0,m.
writeFile)(`${s}.new`,t,{mode:384}),await(0,m.rename)(`${s}.new`,s)}const Te="kept-installs",je=.9;class Me{#t;#e;#n;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=
n}async open(t){const e=It(await(0,g.s9)(t)??[]);return async()=>{const n=It(await this.#i(t))-e;await this.#s(t),n!==0&&await this.#r(n)}}async#s(t){if((await(0,w.
cE)((0,c.join)(t,"../../.."))).length>1)return;const e=await(0,m.readdir)(t).catch(()=>[]);await(0,w.Fi)(this.#t,e.filter(n=>n.startsWith(".")).map(n=>(0,c.join)(
t,n)))}async forget(){await(0,w.dM)(this.#o)}get#o(){return(0,c.join)((0,c.dirname)(this.#t),Te)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#c(e))return;
const n=[];for(const a of await(0,m.readdir)(this.#t))if(!a.startsWith("."))for(const f of await dt((0,c.join)(this.#t,a)))n.push(...await this.#i(f));let o=It(
n);const i=this.#c(o),r=o>i?i*je:o;for(const a of(0,g.ll)(n).toReversed()){if(o<=r)break;await(0,w.Fi)(this.#t,[a.folder]),o-=a.bytes}await this.#a(a=>o+(a>e?a-
e:0))}async#i(t){const e=await(0,g.s9)(t);if(e===void 0)return await(0,w.Fi)(this.#t,[t]),[];const n=(0,g.wQ)(e,this.#e.installBytes);return await(0,w.Fi)(this.#t,
n.map(({folder:o})=>o)),e.filter(o=>!n.includes(o))}#c(t){const e=(0,I.OV)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*g.Xw)}#a(t){return(0,T.
x)(this.#n,"installs",async()=>{const e=await(0,m.readFile)(this.#o,"utf8").catch(()=>""),n=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,m.writeFile)(
`${this.#o}.new`,String(Math.max(0,n)),{mode:384}),await(0,m.rename)(`${this.#o}.new`,this.#o),n})}}function It(s){return s.reduce((t,e)=>t+e.bytes,0)}var St=l(
4903),xt=l(447);const At="folders",$t="kept.json",ke=4096,Le={bytes:2**45,files:1e7};async function Gt(s,t,e){const o=(await(0,I.oU)({whole:e,changed:[],since:0},
Le).catch(()=>{}))?.bytes??0,i=JSON.stringify({owner:t,bytes:o,usedMs:Date.now()}),r=(0,c.join)(s,`${$t}.${process.pid}`);return await(0,m.writeFile)(r,i,{mode:384}).
then(()=>(0,m.rename)(r,(0,c.join)(s,$t))).catch(()=>{}),o}async function Xt(s){const t=[];for(const e of await(0,m.readdir)(s).catch(()=>[])){if(e.startsWith("\
."))continue;const n=(0,c.join)(s,e),o=await(0,m.stat)(n).catch(()=>{});o?.isDirectory()&&t.push({folder:n,...await Ae(n)??xe(o.mtimeMs)})}return t}function xe(s){
return{owner:"",bytes:0,usedMs:s}}async function Ae(s){const t=await(0,m.readFile)((0,c.join)(s,$t),"utf8").catch(()=>"");if(t===""||t.length>ke)return;const{owner:e,
bytes:n,usedMs:o}=(0,$.D7)(t)??{};return(0,$.KH)(e,256)&&typeof n=="number"&&typeof o=="number"?{owner:e,bytes:n,usedMs:o}:void 0}function Qt(s,t,e){const n=(0,I.
OV)(s)?.bytes??Number.POSITIVE_INFINITY,o=e.reduce((i,{bytes:r})=>i+r,0);return{...t,allBytes:Math.min(t.allBytes,(o+n)*g.Xw)}}async function $e({builds:s,lock:t,
now:e},n){const o=[];let i;for(const f of await(0,w.XL)(s))for(const h of await Xt((0,c.join)(s,f,F.i))){const p=e()-h.usedMs>St.Wi;p&&(i??=await n()),o.push({...h,
isDue:p&&i!==void 0&&i.size>0&&!i.has(f)})}const r=Qt(s,St.X2.caches,o),a=({folder:f,usedMs:h,isDue:p})=>(0,T.x)(t,At,async()=>{const b=(0,c.join)(f,"../..");if((await(0,w.
cE)(b)).length>0)return!1;const E=p===!0||e()-h>r.ageMs,N=[...await(0,w.Fi)(s,[E?f:(0,F.C)(f).cache])];return E?(await(0,w.XL)((0,c.join)(b,F.i))).length===0&&N.
push(...await(0,w.Fi)(s,[b])):await(0,m.rm)((0,c.join)(f,$t),{force:!0}),N.length===0});return(0,it.I)({kind:"caches",bounds:r,list:async()=>o,end:a},e)}async function Pe({
builds:s,mirrors:t,lock:e,now:n},o){const i=await Xt(t),r=({usedMs:b})=>n()-b>St.Wi,a=i.some(r)?await o():new Set,f=[];for(const b of i){const E=b.folder.slice(
t.length+1),N=r(b)&&!a.has(E),ht=await De(b.folder)>St.FM;f.push({...b,isDue:N||ht})}const h=({folder:b})=>(0,T.x)(e,At,async()=>await(0,xt.Qz)((0,c.join)(b,xt.
Jr))?!1:(await(0,w.Fi)(s,[b])).length===0);await(0,m.mkdir)(s,{recursive:!0,mode:448});const p=Qt(t,St.X2.mirrors,f);return(0,it.I)({kind:"mirrors",bounds:p,list:async()=>f,
end:h},n)}async function De(s){const t=(0,c.join)(s,"repository.git"),e=await(0,m.readdir)((0,c.join)(t,"refs/slipway")).catch(()=>[]),n=await(0,m.readFile)((0,c.
join)(t,"packed-refs"),"utf8").catch(()=>"");return e.length+n.split(`
`).filter(o=>o.includes(" refs/slipway/")).length}var Re=l(8474),Ie=l(3052),Ct=l(3715),Ot=l(1264),Zt=l(9127),_t=l(8627),Ft=l(2881),Tt=l(8013),bt=l(417);const qt=6e4,
Ce=5e3;function Fe(s){const t=new AbortController;let e="",n=performance.now(),o=!1;const i=async()=>{const a=await Ne(s);a!==e&&(n=performance.now()),e=a,performance.
now()-n>=qt&&t.abort(new Error("Git LFS stores nothing"))},r=setInterval(()=>{o||(o=!0,i().finally(()=>{o=!1}))},Ce);return{signal:t.signal,[Symbol.dispose]:()=>clearInterval(
r)}}async function Ne(s){const t=(0,c.join)(s,"incomplete"),e=await(0,m.readdir)((0,c.join)(s,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,m.readdir)(t).catch(
()=>[]),o=await Promise.all(n.map(r=>(0,m.stat)((0,c.join)(t,r)).then(({size:a})=>a,()=>0))),i=n.map((r,a)=>[r,o[a]??0]).filter(([,r])=>r>0);return JSON.stringify(
[e.length,i])}var We=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,o;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],e&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");o&&(n=function(){try{o.call(this)}catch(i){return Promise.
reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Be=(function(s){return function(t){function e(r){t.error=t.hasError?
new s(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var n,o=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&o===1)return o=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return o|=2,Promise.resolve(r).then(i,function(a){return e(a),i()})}else
o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const te=12e4,He=1024*1024;class Ue{folder;lent;#t;#e;#n;#s;constructor(t,e,n){
const o=ee(e);this.#n=n,this.folder=(0,c.join)(t,o),this.lent=(0,c.join)(this.folder,gt),this.#t=(0,c.join)(this.folder,ut),this.#e=e,this.#s=i=>(0,T.x)(n,`mirr\
or:${o}`,i)}async make(){if(await(0,T.x)(this.#n,At,async()=>{await(0,m.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,xt.Yx)((0,c.join)(this.folder,xt.Jr))}),
(0,M.existsSync)(this.lent))return;const t=(0,c.join)(this.folder,(0,C.randomUUID)());await se(t),await(0,m.rename)(t,this.lent).catch(()=>(0,w.dM)(t))}async record(t){
await Gt(this.folder,t,[this.folder])}#o(t){const{env:e,config:n}=tn(this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){
const n=this.#o(e);return this.#s(()=>ze(n,this.folder,this.#e,t))}fetchHistory(t,e){return this.#s(async()=>{const n=AbortSignal.timeout(te),o=AbortSignal.any(
[e.signal,n]),i=this.#o({...e,signal:o}),r=await _e(i,n,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),r})}fetchLargeFiles(t,e){const n=Ke(this.#e);return this.#s(
async()=>{const o={stack:[],error:void 0,hasError:!1};try{const i=We(o,Fe((0,c.join)(this.#t,"lfs")),!1),r=this.#o({...e,signal:AbortSignal.any([e.signal,i.signal])}),
a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],f=()=>(0,w.dM)((0,c.join)(this.#t,"lfs/logs")),h=(p,b)=>(0,Tt.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.
shown} could not be fetched: ${p}`,b);try{const{exitCode:p,errors:b}=await r.try(["-C",this.#t,...a]).finally(f);if(p!==0)throw h((0,bt.VS)(b),b)}catch(p){if(e.
signal.throwIfAborted(),!i.signal.aborted)throw p;const b=`their server has sent nothing of them for ${(0,Zt.a3)(qt)}`;throw h(`${b}. It may refuse the files, o\
r the credential of this platform`,[])}}catch(i){o.error=i,o.hasError=!0}finally{Be(o)}})}}function ee({url:s,credentials:t}){const e=[s,t!==void 0];return(0,C.
createHash)("sha256").update(JSON.stringify(e)).digest("hex").slice(0,32)}function Ke({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(
/(?:\.git)?$/,".git")}/info/lfs`}const ut="repository.git",gt="lent",Ye="new",ne=["objects","lfs/objects"];async function se(s){await(0,_t.e)(s,{bare:!0,branch:"\
main"}),await(0,m.mkdir)((0,c.join)(s,"lfs/objects"),{recursive:!0})}async function ze(s,t,e,n){const o=(0,c.join)(t,ut);if(!(0,M.existsSync)(o)||!await Ge(o,e))
return oe(s,t,e,n);const i=n.commit&&["-C",o,"rev-parse","--quiet","--verify",`${n.commit}^{commit}`];if(n.commit&&i&&(await s.try(i)).exitCode===0)return n.commit;
try{return await ae(s,o,e,n)}catch(r){if(!(r instanceof Ft.$w)||r.facts.code!=="clone_failed")throw r;return oe(s,t,e,n)}}async function oe(s,t,e,n){const o=(0,c.
join)(t,Ye);await(0,w.dM)(o);try{await Ve(o);const i=await ae(s,(0,c.join)(o,ut),e,n,Xe);await Je((0,c.join)(o,ut),e),await(0,w.dM)((0,c.join)(t,ut));for(const r of ne)
await(0,w.dM)((0,c.join)(t,gt,r)),await(0,m.rename)((0,c.join)(o,gt,r),(0,c.join)(t,gt,r));return await(0,m.rename)((0,c.join)(o,ut),(0,c.join)(t,ut)),i}finally{
await(0,w.dM)(o)}}async function Ve(s){const[t,e]=[(0,c.join)(s,ut),(0,c.join)(s,gt)];await se(e),await(0,_t.e)(t,{bare:!0,branch:"main"}),await(0,m.mkdir)((0,c.
join)(t,"lfs"));for(const n of ne)await(0,m.rm)((0,c.join)(t,n),{recursive:!0,force:!0}),await(0,m.symlink)((0,c.relative)((0,c.dirname)((0,c.join)(t,n)),(0,c.join)(
e,n)),(0,c.join)(t,n))}const re="slipway-access";async function Je(s,{credentials:t}){if(!t)return;const e=(0,C.randomUUID)();await(0,m.writeFile)((0,c.join)(s,
re),`${e} ${ie(e,t)}`,{mode:384})}async function Ge(s,{credentials:t}){if(!t)return!0;const[e="",n]=(await(0,m.readFile)((0,c.join)(s,re),"utf8").catch(()=>"")).
split(" ");return n===ie(e,t)}function ie(s,{user:t,password:e}){return(0,C.createHash)("sha256").update(JSON.stringify([s,t,e])).digest("hex")}const Xe=["-c","\
maintenance.auto=false"];async function ae(s,t,{url:e,shown:n},o,i=[]){const r=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of r){
const f=`refs/slipway/${(0,C.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,h=["-q","--depth=1","--no-tags","--",e,`+${a}:${f}`],p=await s.try(["-C",
t,...i,"fetch",...h]);if(p.exitCode===0)return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,c.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const b=Ze(p.errors,n,o);if(b.facts.
code!=="branch_not_found")throw b}throw(0,Tt.V2)("clone","branch_not_found",`The repository ${n} has no branch "${o.branch}"`)}const Qe=[[/transport '[^']*' not allowed/,
"repository_not_allowed",s=>`The repository ${s} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(s,{commit:t})=>`The repository ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s}\
 has no branch "${t}"`],[bt.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function Ze(s,t,e){const n=s.join(`
`),[,o,i]=Qe.find(([r])=>r.test(n))??[];return o&&i?(0,Tt.V2)("clone",o,i(t,e),s):(0,Tt.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(s)}`,s)}async function _e(s,t,e,n,o){const i=["-q","--depth=2147483647","--no-tags","--",n,o];try{const{exitCode:r,errors:a}=await s.try(["-C",e,"fetch",...i]),
f=await(0,m.readFile)((0,c.join)(e,"shallow"),"utf8").catch(()=>"");return r===0&&f.length<=He?{shallow:f}:(await ce(e),{problem:(0,bt.VS)(a)})}catch(r){return await ce(
e),t.aborted?{problem:`it took longer than ${(0,Zt.a3)(te)}`}:{problem:r instanceof Error?r.message:String(r)}}}async function ce(s){const t=(0,c.join)(s,"objec\
ts/pack"),n=(await(0,m.readdir)(t).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,c.join)(t,o));for(const o of[...n,(0,c.join)(s,"shallow.lock")])await(0,m.
rm)(o,{force:!0})}const le="SLIPWAY_REPOSITORY_USER",fe="SLIPWAY_REPOSITORY_PASSWORD",qe=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${le}\
" "$${fe}"; }; f`;function tn({url:s,credentials:t}){return t?{env:{[le]:t.user,[fe]:t.password},config:[[`credential.${new URL(s).origin}.helper`,qe]]}:{env:{},
config:[]}}var jt=l(6355),en=l(3511),de=l(5879);class nn{#t;#e;#n;#s;#o=new Map;#r=new Set;#i=0;#c=0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n,this.#s=t.
writer()}writer(){return{keep:(t,e)=>{const n=this.#a(t),o=r=>(r&&this.#o.set(n,e),r),i=this.#s.keep(t,e);return typeof i=="boolean"?o(i):i.then(o)},put:async(t,e,n)=>{
this.#l(t,e.length,n),await this.#s.put(t,e,n),this.#f(n,e.length)},putStream:async(t,e,n,o)=>{this.#l(t,e,o),await this.#s.putStream(t,e,n,o),this.#f(o,e)},settle:()=>this.#s.
settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,jt.T5)(this.#e,t),n=this.#o.has(t)?await this.#t.load(e,Ct.Si.indexBytes):void 0;if(!n?.bytes)
throw new Error("it named a release that it did not store");const o=await en.el.open(n.bytes,()=>{});let i=0;const r=new Set;for(const{hash:f,size:h}of o.files()){
const p=this.#o.get(f);if(p===void 0)throw new Error("its release names an object that it did not store");if(p!==h)throw new Error("its release names an object \
by another size");i+=h,this.#r.has(f)&&r.add(f)}const a=o.count;return{manifestHash:t,files:a,bytes:i,written:r.size,reused:a-r.size}}async[Symbol.asyncDispose](){
await this.#s[Symbol.asyncDispose]()}#a(t){const e=(0,jt.Xy)(t);if(e!==void 0&&t===(0,jt.T5)(this.#e,e))return e;throw new Error("The worker named a blob that i\
s not an object of its organization")}#f(t,e){this.#o.set(t,e),this.#r.add(t)}#l(t,e,n){if(this.#a(t)!==n)throw new Error("The worker named an object by another\
 hash");this.#i+=1,this.#c+=e;const{files:o,totalBytes:i}=this.#n;if(this.#i>o+1||this.#c>i+Ct.Si.indexBytes)throw new de.Sb("The release is larger than a relea\
se may be")}}var Nt=l(6858);class sn{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#o=new Map;#r;#i;#c=!1;#a=[];#f;#l;#d=0;#u;constructor(t){this.#t=t,this.#n=
AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#r=this.#E(),this.#r.catch(()=>{}),this.#i=
this.#h(t.job),this.#i.catch(()=>{})}get lentFolder(){return this.#r.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#r,this.#i]).then(
([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{
signal:e,onLine:n}){this.#f=n;for(const f of this.#a.splice(0))n(f);const{repository:o,mirror:i}=await this.#r;if(t==="commit"){this.#c&&(this.#i=this.#h({...this.#t.
job,commit:await this.#i})),this.#c=!0;const f=()=>this.#e.abort(e.reason);e.aborted&&f(),e.addEventListener("abort",f,{once:!0});const h=await this.#i.finally(
()=>e.removeEventListener("abort",f));return{mirror:i.lent,tip:h,shown:o.shown}}const r=await this.#i,a=this.#m(o,i,e);return t==="history"?i.fetchHistory(r,a):
(await i.fetchLargeFiles(r,a),null)}versionsOf(t){const e=this.#o.get(t)??(0,Nt.x4)(this.#y(),t);return this.#o.set(t,e),e}async tool(t,e){if(this.#d+=1,this.#d>
on)throw new Error("The worker asked for too many tools");return(0,Nt.R3)(this.#y(),t,e)}async run(t){const e=this.#p(t);return this.#s.add(e),e.finally(()=>this.#s.
delete(e))}async#p({signal:t,...e}){const{sandbox:n,workspace:o,context:i}=this.#t,{mirror:r}=await this.#r,a=this.#b(AbortSignal.any([t,this.#n]));return o.isToFill&&
!e.showsInstalls&&(this.#u??=this.#g(a),await this.#u),{...await n.run({...e,...a,readable:[r.lent,i.tools]}),diskWasShort:n.guardOf(o).diskWasShort}}#b(t){const{
workspace:e,job:n,marker:o}=this.#t;return{workspace:e,app:n.app,outerEnv:{[Ot.tl]:o},signal:t}}async#g(t){const{sandbox:e,workspace:n}=this.#t,o=n.shared?.cache;
if(o===void 0)return;const i={PATH:Ot.sg,LC_ALL:"C",FROM:o,TO:n.cache},r={readable:[],showsSharedCache:!0};await e.run({...t,...r,script:rn,cwd:n.root,env:i,onLine(){}})}async tried(t){
const{tried:e,signal:n}=this.#t;return!e||n.aborted?null:Promise.race([e(t),(0,Re.once)(n,"abort").then(()=>null)])}async look(t,e){await this.#t.look?.(t,e)}writer(){
const{blobs:t,job:e,outputLimits:n=Ct.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#l??=new nn(t,e.app.org,n),this.#l.writer()}async end(){
this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#i,...this.#s]),await this.#r.then(({mirror:t})=>t.record(this.#t.job.app.org)).catch(
()=>{}),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#E(){const{job:t,rules:e,mirrors:n,lock:o}=this.#t,i=(0,x.B)(t.repository,e),r=new Ue(n,i,o);return await r.
make(),{repository:i,mirror:r}}async#h(t){const{repository:e,mirror:n}=await this.#r,{commit:o,branch:i}=t;return this.#w(`Cloning ${e.shown}, ${o?`commit ${o}`:
`branch ${i}`}`),n.fetch(t,this.#m(e,n,this.#n))}#w(t){this.#f?this.#f(t):this.#a.length<an&&this.#a.push(t)}#m(t,e,n){const{context:o,sandbox:i,workspace:r,marker:a}=this.#t,
f=i.guardOf(r);return f.include(e.folder),{env:{...o.hostEnv,PATH:o.path,[Ot.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:f,run:t.url.startsWith("/")?void 0:
i.confined([e.folder],[],this.#v(t)),onLine:h=>this.#w(h)}}#v({url:t}){return this.#t.rules.allowLocal&&(0,Q.U)(URL.parse(t)?.hostname.replace(/^\[|\]$/g,"")??"")}#y(){
const{context:t,marker:e,lock:n,sandbox:o}=this.#t,{tools:i,hostEnv:r,path:a,clock:f}=t,h=p=>o.confined([p]);return{tools:i,hostEnv:r,path:a,clock:f,marker:e,lock:n,
signal:this.#n,run:h(i),runIn:h}}}const on=4,rn=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*Ie.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,an=1e3;function cn(s){const{limits:t,clock:e,lasting:n,lock:o}=s,i=(0,c.resolve)(s.dataDir),r={builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,
"git"),tools:(0,c.join)(i,"tools")},a=(0,k.Ou)(s.path,process.execPath),f=(0,V.Fg)(i),h=(0,Z.sr)(f),p=new Me(r.builds,t,o),b={limits:t,tools:r.tools,hostEnv:s.env,
path:a,clock:e},E={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let N;const ht=()=>(N??=Et().then(S=>un(s,a,S)),N);let et;const Et=()=>(et??=s.knownLimiter?
Promise.resolve(s.knownLimiter):(0,Z.Mi)(s.cgroup,f),et);return{sandbox:ht,open:async(S,J)=>{for(const rt of Object.values(r))await(0,m.mkdir)(rt,{recursive:!0,
mode:448});await(0,m.chmod)(r.tools,493);const K=await ht(),R=K.ownerOf(S.app);let B=!1;const H=await(0,T.x)(o,At,async()=>{await(0,m.mkdir)((0,c.join)(r.builds,
(0,w.o5)(S.app)),{recursive:!0});const rt=await(0,m.realpath)((0,c.join)(r.builds,(0,w.o5)(S.app)));return B=await mn(r.builds,rt,S.settings.cachesOf),(0,w.sK)(
r.builds,S.app,S.deployID,R,{checkout:(0,w.IM)(S.repository),stored:await U(r.builds,rt,S,e),isMapped:K.isolation.kind!=="none"})});B&&await(0,w.l7)(r.builds,[]);
const at=await K.limit(H,`${h}${S.deployID}`),{own:ot}=H.stored,wt=n?await p.open(ot.installs):void 0,ct=`${f}${S.deployID}`,mt=new sn({job:S,context:b,rules:E,
workspace:H,lock:o,marker:ct,...J,sandbox:K,mirrors:r.mirrors});return{context:b,workspace:H,host:mt,sandbox:K,close:async()=>{await mt.end(),await at(),await wt?.(),
n&&await Gt((0,c.dirname)(ot.cache),S.app.org,[ot.cache]),n?await(0,w.jf)(r.builds,H,K.guardOf(H).wrote):await(0,w.qh)(H),S.branch!==S.appBranch&&await pt(r.builds,
H.app,ot,fn*t.installBytes)}}},async clean(S){S===null&&(await(0,v.uY)((0,V.ig)(i,0),(0,V.ig)(i,process.ppid)),await p.forget(),await hn(i));const J=await Et();
J.kind==="cgroup"&&await(0,ft.KV)(J.folder,h,S??void 0);const K=await(0,w.m7)(r.builds),R=S===null?K:await dn(K,S);R.length>0&&await(0,v.k3)(f,S??void 0);const B=await(0,w.
Fi)(r.builds,R);for(const H of await(0,m.readdir)(r.builds).catch(()=>[]))for(const at of await dt((0,c.join)(r.builds,H)))await new g.$f(at,s.limits).tidy(S);return H=>(0,w.
l7)(r.builds,B,H)},async collect(S,J,K){const R=()=>e.now(),B={builds:r.builds,mirrors:r.mirrors,lock:o,now:R},H=async()=>{const wt=await S();return new Set(wt.
flatMap(ct=>ln(ct,E)))},at=async()=>{const wt=(await J()).map(ct=>ct.split("/"));return new Set(wt.map(([ct="",mt="",yt=""])=>(0,w.o5)({org:ct,project:mt,appID:yt})))},
ot=(0,Nt.Ac)({tools:r.tools,lock:o,now:R});return(0,it.e)([await $e(B,at),await Pe(B,H),ot],K)},sweep:S=>(0,w.l7)(r.builds,[],S)}}function ln(s,t){try{return[ee(
(0,x.B)(s,t))]}catch{return[]}}const fn=2;async function dn(s,t){const e=[];for(const n of s)await(0,w.PE)(n)===t&&e.push(n);return e}async function un(s,t,e){return(0,L.
_i)({limiter:e,want:s.isolation,limits:s.limits,tools:await(0,L.Sg)(t,(0,k.ao)(s.env)),dataDir:await(0,m.realpath)(s.dataDir),known:s.known,network:{...s.network,
allowed:[...s.networkAllow.map(Q.s),...(0,Y.C)(s.env,s.gitUrlTemplate)]}})}async function hn(s){await(0,m.rm)((0,c.join)(s,"installs"),{recursive:!0,force:!0});
for(const t of await(0,m.readdir)((0,c.join)(s,"git")).catch(()=>[])){const e=(0,c.join)(s,"git",t);(0,M.existsSync)((0,c.join)(e,gt))||await(0,m.rm)(e,{recursive:!0,
force:!0})}}const wn="caches-of";async function mn(s,t,e){if(e===void 0)return!1;const n=(0,c.join)(t,wn);return await(0,m.readFile)(n,"utf8").catch(()=>"")===e?
!1:(await st(s,t),await(0,m.writeFile)(n,e),!0)}var yn=l(8859);const ue={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{
install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},
pn=100,bn=2;class he{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=e,this.#n=e()}exceeds(){return this.#s+=1,this.#s>pn+bn*(this.#e()-this.#n)/
this.#t}}class gn{#t;#e;#n="waiting";#s="clone";#o;constructor(t){this.#t=new he(j.lb,t),this.#e=new he(j.iv,t)}get stage(){return this.#s}get isOver(){return this.#n===
"over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t.exceeds()?"it sent too many heartbeats":void 0;case"log":return"fai\
led"in ue[this.#n]?t.text.length>=j.jz?void 0:this.#e.exceeds()?"it sent its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#s=
t.stage,this.#r(t.stage,`the stage "${t.stage}"`);case"commit":return this.#o=t.commit,this.#r("commit","a commit");case"stored":return this.#r("stored","a rele\
ase")??this.#i(t.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detected")??this.#i(t.commit,
"what it detected")}}#r(t,e){const n=ue[this.#n],o=Object.hasOwn(n,t)?n[t]:void 0;if(o===void 0)return`it sent ${e} out of order`;this.#n=o}#i(t,e){return t===this.#o?
void 0:`it sent ${e} of another commit`}}function En(s){return vn.has(s.kind)}const vn=new Set(["stage","commit","log","pulse","stored","failed","detected"]);var Sn=l(
5388),On=l(6822),Tn=l(8423),Wt=l(8995);function jn(s){const t=(0,Wt.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,c.basename)(t):(0,c.basename)(
t).replace(/-\d+$/,`-${s}`);return{from:t,to:(0,c.join)(Ot.Sq,e)}}const Bt="worker-compiled";async function Mn(s){const t=(0,Wt.getCompileCacheDir)();if(t!==void 0)
try{const e=me(s),n=(0,M.statSync)((0,c.join)(t,Bt),{throwIfNoEntry:!1}),o=n!==void 0&&n.mtimeMs>=e;if(o&&n.atimeMs>=we(t))return;if(!o){const{loadWorker:r}=await l.
e(555).then(l.bind(l,9555));await r(),(0,Wt.flushCompileCache)(),(0,M.writeFileSync)((0,c.join)(t,Bt),"")}const i=we(t);for(const r of(0,M.readdirSync)(t))(0,M.
chmodSync)((0,c.join)(t,r),420);(0,M.utimesSync)((0,c.join)(t,Bt),i/1e3,e/1e3)}catch{}}function we(s){return Math.floor((0,M.statSync)(s).mtimeMs)}function me(s){
const t=(0,M.statSync)(s);if(!t.isDirectory())return t.mtimeMs;const e=(0,M.readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.
max(t.mtimeMs,...e.map(({name:n})=>me((0,c.join)(s,n)))))}var kn=l(7994),ye=l(6169),Ln=l(4789);const xn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,An=256,
$n=4096,Pn=8*1024*1024,Dn=1,Rn=1e3;function In(s,t,e){const n=()=>s.writer();let o=0;return{async fetch({given:{what:i},signal:r,event:a}){const f={signal:r,onLine:h=>a(
{line:h})};return i==="history"?{value:await s.fetch(i,f)}:i==="largeFiles"?{value:await s.fetch(i,f)}:{value:await s.fetch("commit",f)}},async versions({given:{
tool:i}}){return{value:await s.versionsOf(pe(i))}},async tool({given:{name:i,version:r},event:a}){if(typeof r!="string"||!xn.test(r))throw tt("version");return{
value:await s.tool({name:pe(i),version:r},f=>a({line:f}))}},async run({given:{script:i,cwd:r,env:a,showsInstalls:f},signal:h,event:p,read:b}){if(o>=Dn)throw new Error(
"The worker runs several commands at once");if(!(0,$.KH)(i,Pn))throw tt("script");if(!(0,$.KH)(r,$n)||!(0,kn.FK)(t.root,r))throw tt("folder");const E={script:i,
cwd:r,env:Fn(a),showsInstalls:f===!0};o+=1;try{return{value:await s.run({...E,signal:h,onLine:N=>p({line:N}),taken:b})}}finally{o-=1}},async look({given:{part:i,
isLast:r}}){const a=(0,$.Gv)(i)?(0,j.ty)(i):void 0;if(!a)throw tt("description of the output");return await s.look(a,r===!0),{}},async tried({given:{found:i}}){
const r=(0,ye.tl)(i);if(!r)throw tt("list of findings");return{value:await s.tried(r)}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Rn)throw tt(
"list of objects");const r=i.map(a=>{const[f,h]=Array.isArray(a)?a:[];return n().keep(Mt(f),Ht(h))});return{value:await Promise.all(r)}},async put({given:{key:i,
sha256:r},bytes:a}){return await n().put(Mt(i),a,Mt(r)),{}},async stream({given:{key:i,size:r,sha256:a,stream:f},signal:h}){const p=()=>Cn(e(),{stream:Ht(f)},h);
return await n().putStream(Mt(i),Ht(r),p,Mt(a)),{}},async settle(){return await n().settle(),{}}}}async function*Cn(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();
const{bytes:n}=await s.call("next",t);if(n.length===0)return;yield n}}function pe(s){const t=Ln.I.find(e=>e===s);if(t===void 0)throw tt("tool");return t}function Fn(s){
if(!(0,$.Gv)(s))throw tt("environment");for(const t of Object.values(s))if(typeof t!="string")throw tt("environment");return s}function Mt(s){if(!(0,$.KH)(s,An))
throw tt("key");return s}function Ht(s){if(!Number.isSafeInteger(s)||Number(s)<0)throw tt("size");return Number(s)}function tt(s){return new Error(`The worker s\
ent an invalid ${s}`)}const Nn="confined",Wn=120*6e4,Bn=3e4;async function Hn(s,{job:t,look:e,lasting:n,outputLimits:o},i,r){const{context:a,workspace:f,host:h,
sandbox:p}=s,b=new AbortController;let E;const N=W=>{E??=W,b.abort(E)},ht=setTimeout(()=>N(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+Wn);
let et;const Et=()=>{const W=a.limits.syncMs+Bn;et??=setTimeout(()=>N(new Error("storing the output took too long")),W)};let vt="",S=Promise.resolve();const J=new gn().
begin(),K=(W,nt)=>{if(E)return;const G=(0,j._8)(JSON.stringify({...nt,kind:W}));if(!G||!En(G))return N(new Error("it sent an invalid message"));const Lt=J.take(
G);if(Lt!==void 0)return N(new Error(Lt));G.kind==="stage"&&G.stage==="sync"&&Et(),S=S.then(()=>R(G)),S.catch(N)},R=async W=>{if(W.kind==="commit"&&await Kn(W.commit,
s,b.signal),W.kind!=="stored")return i.send(W);try{const nt=await h.checkedRelease(W.release.manifestHash);clearTimeout(et),i.send({...W,release:nt})}catch(nt){
const G=nt instanceof Tn.u?(0,Sn.asSyncFailure)(nt,r):void 0;if(!(G instanceof Ft.$w))throw nt;i.send({kind:"failed",facts:G.facts})}},{limits:B,tools:H,hostEnv:at,
path:ot}=a,wt={job:{...t,repository:(0,_.ri)(t.repository)},look:e,lasting:n,outputLimits:o,context:{limits:B,tools:H,hostEnv:at,path:ot},workspace:f,isolation:h.
isolation,tmp:h.tmp},ct=W=>{const nt=new On.N_(W,{calls:In(h,f,()=>nt),tell:K,closed:Lt=>Lt&&N(Lt)});nt.tell("start",{...wt});const G=()=>nt.tell("abort",{});r.
aborted?G():r.addEventListener("abort",G,{once:!0})},mt=await h.lentFolder;let yt;try{yt=await p.runWorker({workspace:f,args:[`--max-old-space-size=${yn.uw}`,"-\
-",V.RX,Nn],readable:[...await Yn(),a.tools,...mt===void 0?[]:[mt]],code:jn(f.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:Ot.Sq},signal:b.signal,
onLink:ct,onLine(W){vt=`${vt}${W.slice(0,2e3)}
`.slice(-4e3)}})}catch(W){throw E?new Error(`The worker was ended because ${E.message}`):W}finally{clearTimeout(ht),clearTimeout(et),await S.catch(()=>{})}const{
breach:rt}=yt;if(!E&&!J.isOver&&rt?.code==="disk_full")throw(0,Tt.V2)(J.stage,rt.code,`The build was stopped because ${rt.because}`);if(E??=rt&&new Error(rt.because),
E)throw new Error(`The worker was ended because ${E.message}`);if(yt.exitCode!==0)throw new be(yt,vt)}function Un(){return Mn(V.vP)}async function Kn(s,{context:t,
host:e,sandbox:n},o){const{mirror:i,tip:r}=await e.fetched;if(s===r)return;const a={...t.hostEnv,PATH:t.path},f=(0,bt.ww)("file",{env:a,signal:o,run:n.confined(
[i.folder]),onLine(){}}),h=[],p=["--quiet","--verify","--end-of-options",`${r}^{commit}`];if(await f.try(["-C",i.lent,"rev-parse",...p],b=>{h.length<1&&h.push(b)}),
h[0]!==s)throw new Error("it named a commit that was not fetched")}class be extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=
t}}async function Yn(){const s=await Promise.all(V.ap.map(t=>(0,m.realpath)(t).catch(()=>t)));return[...new Set([...V.ap,...s])]}var zn=l(3739),Ut=l(7975),kt=l(
8522),Vn=l(1132),ge=l(4057),Jn=l(9842),Gn=l(5657),Pt=l(4505),Xn=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Obj\
ect expected.");var n,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(o=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
o&&(n=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Qn=(function(s){
return function(t){function e(r){t.error=t.hasError?new s(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var n,o=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&o===1)return o=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return o|=2,Promise.
resolve(r).then(i,function(a){return e(a),i()})}else o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=
t,n});const{BROTLI_PARAM_QUALITY:Zn,ZSTD_c_compressionLevel:_n}=kt.constants,qn=(0,Ut.promisify)(kt.brotliCompress),ts=(0,Ut.promisify)(kt.gzip),Ee=typeof kt.zstdCompress==
"function"?(0,Ut.promisify)(kt.zstdCompress):void 0,ve={br:s=>qn(s,{params:{[Zn]:9}}),zstd:Ee&&(s=>Ee(s,{params:{[_n]:15}})),gzip:s=>ts(s,{level:9})};async function es(s){
const{blobs:t,org:e,manifestHash:n,signal:o,log:i=Vn.a}=s,r=new ns(t,new Jn.n({blobs:t,clock:z.ml,log:i}),e),{index:a}=await r.reader.index(e,n),f=(0,Gn.H)(o,1);
let h=0;for(const p of a.files()){if(o.throwIfAborted(),(0,ge.XT)((0,ge.JL)(p.path)))try{h+=await r.make(p)}catch(b){if(i("warn","variant_failed",{org:e,hash:p.
hash,reason:String(b)}),b instanceof de.Sb)return h}await f()}return h}class ns{reader;#t;#e;constructor(t,e,n){this.reader=e,this.#t=t,this.#e=n}async make({hash:t,
size:e}){const n={stack:[],error:void 0,hasError:!1};try{if(e<Pt.kc||e>Pt.aJ)return 0;const o=[];for(const a of Pt.JC)ve[a]&&!await this.#t.head((0,jt.PL)(this.#e,
t,a))&&o.push(a);if(o.length===0)return 0;const i=await this.reader.read(this.#e,t,e),r=Xn(n,this.#t.writer({lasting:!1}),!0);for(const a of o){const f=await ve[a]?.(
i)??i,h=(0,Pt.wl)(f.length<i.length?f:Buffer.alloc(0));await r.put((0,jt.PL)(this.#e,t,a),h,(0,C.hash)("sha256",h))}return await r.settle(),o.length}catch(o){n.
error=o,n.hasError=!0}finally{const o=Qn(n);o&&await o}}}var Dt=l(1178);const ss=1e4,os=1e4;async function rs(s,t){const{blobs:e,builder:n,channel:o,signal:i}=t;
switch(s.kind){case"deploy":return cs(s,t);case"clean":{const r=await n.clean(s.deployID);return o.send({kind:"done",collected:[]}),Kt(await r(i),t)}case"sweep":
return(0,X.setPriority)(X.constants.priority.PRIORITY_LOW),Kt(await n.sweep(i),t),o.send({kind:"done",collected:[]});case"variants":return(0,X.setPriority)(X.constants.
priority.PRIORITY_LOW),await es({blobs:e,...s,signal:i}),o.send({kind:"done",collected:[]});case"collect":return o.send({kind:"done",collected:await is(t)})}}function Kt(s,{
channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function is(s){
const{builder:t,channel:e,signal:n}=s,o=as(e),i=await t.collect(()=>Se(e,"repositories"),()=>Se(e,"apps"),o);return Kt(await t.sweep(n),s),i}async function Se(s,t){
const e=[];for(let n=0;n<os;n+=1){const o=await s.ask({about:t,after:e.at(-1)??""});if(!Array.isArray(o))throw new TypeError("The platform did not send a list");
if(o.length===0)break;e.push(...o.map(String))}return e}function as(s){let t=0;return(e,n,o)=>{if(t+=1,t>j.cJ)return;const i=Object.entries(o??{}).map(([r,a])=>`${r}\
: ${a}`);s.send({kind:"note",level:e,event:n,text:i.join(", ").slice(0,2e3)})}}async function cs({job:s,look:t},e){const{settings:n,blobs:o,builder:i,channel:r,
signal:a}=e,{lasting:f,outputLimits:h}=n,p=async(R,B)=>{await r.ask({about:"output",part:R,isLast:B})},b=async R=>(0,ye.U$)(await r.ask({about:"start",found:R}))??
null,E=new AbortController,ht=setTimeout(()=>E.abort(new Error("The time limit of the build is over")),(s.timeoutMs??n.limits.timeoutMs)+ss).unref();let et;try{
const R=AbortSignal.any([a,E.signal]);et=await i.open(s,{blobs:o,outputLimits:h,look:p,tried:b,signal:R})}catch(R){return r.send({kind:"failed",facts:(0,Dt.xS)(
new Dt.Zu("clone",!1,R))})}const{context:Et,workspace:vt,host:S,sandbox:J}=et,K=J.isolation.kind!=="none";try{if(K){const R=e.quiet();try{await Hn(et,{job:s,look:t,
lasting:f,outputLimits:h},r,a)}catch(B){if(!(0,zn.b$)(B)&&!(B instanceof Ft.$w))throw B;r.send({kind:"failed",facts:(0,Dt.xS)(new Dt.Zu("clone",!1,B))})}finally{
R()}}else{const{deploy:R}=await l.e(555).then(l.bind(l,9555));await R({job:s,look:t,outputLimits:h,parts:{context:Et,workspace:vt,host:S,lasting:f},tell:(at,ot)=>r.
send({...ot,kind:at}),signal:a})}}finally{clearTimeout(ht),await et.close()}K&&f&&await Un()}const ls=250;async function fs({input:s,output:t,path:e}){process.umask(
18);const n=new AbortController,o=Promise.withResolvers();o.promise.catch(()=>{});const i=()=>{n.abort(new Error("the platform stops")),o.reject(n.signal.reason)},
r=()=>{i(),setTimeout(()=>process.exit(1),ls)};let a;const f=new T.c(s,t,E=>{E.kind==="abort"?i():E.kind==="prepare"?(a=us(E.settings,e,f),a.catch(o.reject)):o.
resolve(E)},r),h=()=>setInterval(()=>f.send({kind:"pulse"}),j.lb);let p=h();const b=()=>(clearInterval(p),()=>{p=h()});try{const E=await o.promise;if(!a)throw new Error(
"The job came before the settings");const N=await a;await rs(E,{...N,channel:f,signal:n.signal,quiet:b}),await N.ready}catch(E){if(n.signal.aborted)return 0;if(!(E instanceof
be))throw E;return ds(E)}finally{clearInterval(p),await f.end()}return 0}function ds({message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}\

`),t??(e===null?1:j.qQ+X.constants.signals[e])}async function us(s,t,e){const o=cn({...s,path:t,lock:async r=>(await e.ask({about:"lock",name:r}),()=>e.send({kind:"\
release",name:r})),clock:z.ml}),i=o.sandbox().then(({isolation:r,limiter:a,network:f})=>e.send({kind:"ready",isolation:r,limiter:a,network:f}),r=>{const a=(r instanceof
Error?r.message:String(r)).slice(0,1e3),f={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};e.send({kind:"ready",...f,network:{level:"open",
reason:a},hasFailed:!0})});return{settings:s,blobs:await(0,D.d)(s.blobs),builder:o,ready:i}}}),9910:((Rt,lt,l)=>{l.d(lt,{YT:()=>ft,aF:()=>Y,qq:()=>it,z6:()=>k});
var X=l(7598),z=l(3024),j=l(1455),D=l(6760),M=l(1264),m=l(6275),c=function(L,v,w){if(v!=null){if(typeof v!="object"&&typeof v!="function")throw new TypeError("O\
bject expected.");var g,x;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=v[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");g=v[Symbol.dispose],w&&(x=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");
x&&(g=function(){try{x.call(this)}catch(T){return Promise.reject(T)}}),L.stack.push({value:v,dispose:g,async:w})}else w&&L.stack.push({async:!0});return v},Q=(function(L){
return function(v){function w(I){v.error=v.hasError?new L(I,v.error,"An error was suppressed during disposal."):I,v.hasError=!0}var g,x=0;function T(){for(;g=v.
stack.pop();)try{if(!g.async&&x===1)return x=0,v.stack.push(g),Promise.resolve().then(T);if(g.dispose){var I=g.dispose.call(g.value);if(g.async)return x|=2,Promise.
resolve(I).then(T,function(C){return w(C),T()})}else x|=1}catch(C){w(C)}if(x===1)return v.hasError?Promise.reject(v.error):Promise.resolve();if(v.hasError)throw v.
error}return T()}})(typeof SuppressedError=="function"?SuppressedError:function(L,v,w){var g=new Error(w);return g.name="SuppressedError",g.error=L,g.suppressed=
v,g});const V=6e4;async function it(L,v,w,{mostBytes:g,signal:x}){const T=`${w}.list`;await(0,j.writeFile)(T,v.map($=>`./${$}\0`).join(""),{mode:384});const I=`\
ulimit -f ${Math.ceil(g/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,C=AbortSignal.any([x,AbortSignal.timeout(V)]);try{const{exitCode:$}=await(0,m.
m)("/bin/sh",["-c",I,"sh",w,L,T],{cwd:"/",env:{PATH:M.sg,LC_ALL:"C"},signal:C});return $===0}catch($){if(x.aborted)throw $;return!1}}function ft(L){return`tar -\
b 128 -xpPf ${L} --no-same-owner`}const Z=1024*1024;async function k(L,v,{bytes:w,text:g}={}){const x={stack:[],error:void 0,hasError:!1};try{const T=c(x,await(0,j.
open)(L,z.constants.O_RDONLY|z.constants.O_NOFOLLOW),!0),I=await T.stat();if(!I.isFile()||w!==void 0&&I.size!==w)return;const C=(0,X.createHash)("sha256"),$=Math.
max(0,Buffer.byteLength(g??"")-1),_=Buffer.alloc($+Z);let[F,A]=[0,!1];for(;;){v.throwIfAborted();const{bytesRead:d}=await T.read(_,$,Z,F);if(d===0)break;C.update(
_.subarray($,$+d)),A||=g!==void 0&&_.subarray(0,$+d).includes(g),_.copyWithin(0,d,$+d),F+=d}return{bytes:F,hash:C.digest("hex"),hasText:A}}catch(T){x.error=T,x.
hasError=!0}finally{const T=Q(x);T&&await T}}function Y(L){return(0,D.join)(L,"tree.tar")}}),3121:((Rt,lt,l)=>{l.d(lt,{$f:()=>g,Xw:()=>Y,ll:()=>x,s9:()=>I,wQ:()=>T});
var X=l(7598),z=l(3024),j=l(1455),D=l(6760),M=l(8302),m=l(6321),c=l(6757),Q=l(9910),V=function(A,d,u){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError(
"Object expected.");var y,O;if(u){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");y=d[Symbol.asyncDispose]}if(y===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");y=d[Symbol.dispose],u&&(O=y)}if(typeof y!="function")throw new TypeError("Object not disposable.");
O&&(y=function(){try{O.call(this)}catch(P){return Promise.reject(P)}}),A.stack.push({value:d,dispose:y,async:u})}else u&&A.stack.push({async:!0});return d},it=(function(A){
return function(d){function u(U){d.error=d.hasError?new A(U,d.error,"An error was suppressed during disposal."):U,d.hasError=!0}var y,O=0;function P(){for(;y=d.
stack.pop();)try{if(!y.async&&O===1)return O=0,d.stack.push(y),Promise.resolve().then(P);if(y.dispose){var U=y.dispose.call(y.value);if(y.async)return O|=2,Promise.
resolve(U).then(P,function(q){return u(q),P()})}else O|=1}catch(q){u(q)}if(O===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.
error}return P()}})(typeof SuppressedError=="function"?SuppressedError:function(A,d,u){var y=new Error(u);return y.name="SuppressedError",y.error=A,y.suppressed=
d,y});const ft=8,Z=64,k=2*1024*1024,Y=1/4,L=".drafts",v=".removed",w=".shunned";class g{#t;#e;#n;constructor(d,u,y){this.#t=d,this.#e=u,this.#n=y}get mostBytes(){
const d=(0,m.OV)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,d*Y))}async find(d){const u=await this.#s(this.#t,d);return u||
this.#n===void 0||(0,z.existsSync)((0,D.join)(this.#t,w,d))?u:this.#s(this.#n,d)}async#s(d,u){const y=d!==this.#t,O=(0,D.join)(d,u);try{if(!(await(0,j.stat)(O)).
isDirectory())return}catch{return}const P=await F(O).catch(()=>{});if(P?.key===u)return{label:P,folder:O,archive:(0,Q.aF)(O),isShared:y};y||await this.remove(O)}async isWhole({
label:d,folder:u,archive:y,isShared:O},P){try{if((await(0,Q.z6)(y,P,d))?.hash===d.hash){const U=new Date;return O||await(0,j.utimes)(u,U,U),!0}}catch{P.throwIfAborted()}
return O||await this.remove(u),!1}async draft(d){const u=(0,D.join)(this.#t,L,d);return await this.remove(u),await(0,j.mkdir)(u,{recursive:!0,mode:493}),u}async keep(d,u,y=!1){
await(0,j.chmod)((0,Q.aF)(d),292),await(0,j.writeFile)(_(d),JSON.stringify(u),{mode:384}),y&&await this.remove((0,D.join)(this.#t,u.key)).catch(()=>{}),await(0,j.
rename)(d,(0,D.join)(this.#t,u.key)).catch(()=>this.remove(d));const O=await I(this.#t)??[];for(const{folder:P}of T(O,this.#e.installBytes))await this.remove(P)}async remove(d){
const u=(0,D.join)(this.#t,v,(0,X.randomUUID)());try{await(0,j.rename)(d,u)}catch{await(0,j.mkdir)((0,D.join)(this.#t,v),{recursive:!0,mode:448}),await(0,j.rename)(
d,u).catch(()=>{})}await(0,c.dM)(u)}async drop(d){await this.remove((0,D.join)(this.#t,d)).catch(()=>{}),this.#n!==void 0&&await this.#o(d).catch(()=>{})}async#o(d){
const u=(0,D.join)(this.#t,w);(await $(u)).length>=Z&&await this.remove(u),await(0,j.mkdir)(u,{recursive:!0,mode:493}),await(0,j.writeFile)((0,D.join)(u,d),"")}async tidy(d){
const u=(0,D.join)(this.#t,L);if(d===null)for(const y of[u,(0,D.join)(this.#t,v)])await(0,c.dM)(y);else if(await(0,c.lQ)(u))for(const y of[d,`${d}.cache`])await(0,c.
dM)((0,D.join)(u,y))}}function x(A){return[...A].sort((d,u)=>u.usedMs-d.usedMs)}function T(A,d){let u=0;return x(A).filter((y,O)=>(u+=Math.max(y.bytes,y.length),
u>d||O>=ft))}async function I(A){const d=await $(A);if(d.length>Z)return;const u=[];for(const y of d){if(y.startsWith("."))continue;const O=(0,D.join)(A,y),[P,...U]=await Promise.
all([O,(0,Q.aF)(O),_(O)].map(st=>(0,j.lstat)(st).catch(()=>{})));if(!P)continue;const q=U.reduce((st,dt)=>st+(dt?.blocks??0)*C,0),pt=U.reduce((st,dt)=>st+(dt?.size??
0),0);u.push({folder:O,bytes:q,length:pt,usedMs:P.mtimeMs})}return u}const C=512;async function $(A){const d=[];try{for await(const{name:u}of await(0,j.opendir)(
A))if(d.push(u),d.length>Z)break}catch{}return d}function _(A){return(0,D.join)(A,"label.json")}async function F(A){const d={stack:[],error:void 0,hasError:!1};
try{const u=V(d,await(0,j.open)(_(A),z.constants.O_RDONLY|z.constants.O_NOFOLLOW),!0);if((await u.stat()).size>k)return;const y=JSON.parse(await u.readFile("utf\
8"));if(!(0,M.Gv)(y))return;const{key:O,deployID:P,place:U,made:q,bytes:pt,hash:st}=y;return!(0,M.KH)(O,64)||!(0,M.KH)(P,256)||!(0,M.KH)(st,64)||!(U===null||(0,M.
KH)(U,4096))||typeof pt!="number"||!Array.isArray(q)||!q.every(dt=>(0,M.KH)(dt,4096))?void 0:{key:O,deployID:P,place:U,made:q,bytes:pt,hash:st}}catch(u){d.error=
u,d.hasError=!0}finally{const u=it(d);u&&await u}}})};export{ws as id,ms as ids,ys as modules};

const us=721,hs=[721,388],ws={5388:((Rt,ct,f)=>{f.r(ct),f.d(ct,{asSyncFailure:()=>Q,brokenSite:()=>X,isErrorOfSite:()=>c,syncFailure:()=>M});var V=f(3739),Y=f(2881),
T=f(5879),R=f(8423);function M(k,K){return new Y.$w({stage:"sync",code:k,message:K,exitCode:null,signal:null,log:[],diagnostics:[]})}const m=new Set(["index_una\
nswered","index_empty","dead_asset"]);function c({code:k}){return m.has(k)}function X(k){const K=k.filter(c),L=K.length-1,E=L>0?` (and ${L} more ${L===1?"error":
"errors"})`:"",w=`The start page is broken: ${K[0]?.message}${E}`,g=k.flatMap(({file:A,line:j,code:C,message:F})=>A===null?[]:[{file:A,line:j,column:null,severity:z(
C),code:C,message:F}]);return new Y.$w({...M("site_broken",w).facts,diagnostics:g})}function z(k){return k==="build_fault"||m.has(k)?"error":"warning"}const ot="\
The output could not be stored: the storage of the platform cannot be used now";function lt(){return M("disk_full","The disk of the platform is full: the output\
 could not be stored")}function Q(k,K){if(k instanceof Y.$w)return k;if(K.aborted)return K.reason;if(k instanceof T.Sb)return lt();if(k instanceof R.u)return k.
isFull?lt():M("storage_unavailable",ot);const L=(0,V.xU)(k)??(k instanceof Error?k.message:String(k));return M("sync_failed",`The output could not be stored (${L}\
)`)}}),1721:((Rt,ct,f)=>{f.d(ct,{runSupervisor:()=>cs});var V=f(8161),Y=f(1224),T=f(4406),R=f(572),M=f(3024),m=f(1455),c=f(6760),X=f(384),z=f(1463),ot=f(8795),lt=f(
9758),Q=f(8087),k=f(9537),K=f(3097),L=f(2654),E=f(2106),w=f(6757),g=f(3121),A=f(1217),j=f(3296),C=f(6321),F=f(7598),$=f(8302),Z=f(597),N=f(1540);const x="of",d="\
own-branches",u=64,y=16;async function O(n){const[t]=await zt(n),e=[];for(const s of await(0,w.XL)((0,c.join)(n,N.i))){const o=(0,c.join)(n,N.i,s),i=(0,c.join)(
o,x),r=await(0,m.stat)(i).catch(()=>{}),l=(await(0,C.oU)({whole:[o],changed:[],since:0},D))?.bytes??0,h=s===t;e.push({folder:o,kept:(0,N.C)(o),...await Se(i),isOwn:h,
bytes:l,usedMs:r?.mtimeMs??0})}return e.sort((s,o)=>o.usedMs-s.usedMs)}const D={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};async function U(n,t,{
repository:e,branch:s,appBranch:o},i){const r=Yt(e,s),a=(0,c.join)(t,N.i,r);let l=await zt(t);s===o&&l[0]!==r&&(l.includes(r)||await(0,w.Fi)(n,[a]),l=[r,...l.filter(
S=>S!==r)].slice(0,u),await Gt((0,c.join)(t,d),JSON.stringify(l))),await(0,m.mkdir)(a,{recursive:!0});const h=(0,c.join)(a,x);await Gt(h,JSON.stringify({repository:(0,Z.
ri)(e),branch:s}));const p=i.now()/1e3;await(0,m.utimes)(h,p,p);const b=l.includes(r)?void 0:await _(t,Yt(e,o),l);return{own:(0,N.C)(a),shared:b}}async function _(n,t,e){
if(!e.includes(t))return;const s=(0,N.C)((0,c.join)(n,N.i,t));return await(0,w.lQ)(s.cache)&&await(0,w.lQ)(s.installs)?s:void 0}async function pt(n,t,e,s){let[o,
i]=[0,0];const r=[];for(const a of await O(t)){if(a.isOwn)continue;o+=1,i+=a.bytes,(o>y||i>s)&&a.kept.cache!==e.cache&&r.push(a.folder)}await(0,w.Fi)(n,r)}async function tt(n,t){
await(0,w.Fi)(n,[(0,c.join)(t,N.i)]),await(0,m.rm)((0,c.join)(t,d),{force:!0})}async function ft(n){return(await(0,w.XL)((0,c.join)(n,N.i))).map(e=>(0,N.C)((0,c.
join)(n,N.i,e)).installs)}function Yt(n,t){return(0,F.createHash)("sha256").update(JSON.stringify([n,t])).digest("hex").slice(0,32)}async function zt(n){const t=await Jt(
(0,c.join)(n,d));return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}async function Se(n){const t=await Jt(n),{repository:e,branch:s}=(0,$.Gv)(t)?t:{};return{
repository:String(e??""),branch:String(s??"")}}async function Jt(n){return(0,$.U4)(await(0,m.readFile)(n,"utf8").catch(()=>""))}async function Gt(n,t){await(0,m.
writeFile)(`${n}.new`,t,{mode:384}),await(0,m.rename)(`${n}.new`,n)}const Oe="kept-installs",je=.9;class Te{#t;#e;#n;constructor(t,e,s){this.#t=t,this.#e=e,this.#n=
s}async open(t){const e=It(await(0,g.s9)(t)??[]);return async()=>{const s=It(await this.#i(t))-e;await this.#s(t),s!==0&&await this.#r(s)}}async#s(t){if((await(0,w.
cE)((0,c.join)(t,"../../.."))).length>1)return;const e=await(0,m.readdir)(t).catch(()=>[]);await(0,w.Fi)(this.#t,e.filter(s=>s.startsWith(".")).map(s=>(0,c.join)(
t,s)))}async forget(){await(0,w.dM)(this.#o)}get#o(){return(0,c.join)((0,c.dirname)(this.#t),Oe)}async#r(t){const e=await this.#a(a=>a+t);if(e<=this.#c(e))return;
const s=[];for(const a of await(0,m.readdir)(this.#t))if(!a.startsWith("."))for(const l of await ft((0,c.join)(this.#t,a)))s.push(...await this.#i(l));let o=It(
s);const i=this.#c(o),r=o>i?i*je:o;for(const a of(0,g.ll)(s).toReversed()){if(o<=r)break;await(0,w.Fi)(this.#t,[a.folder]),o-=a.bytes}await this.#a(a=>o+(a>e?a-
e:0))}async#i(t){const e=await(0,g.s9)(t);if(e===void 0)return await(0,w.Fi)(this.#t,[t]),[];const s=(0,g.wQ)(e,this.#e.installBytes);return await(0,w.Fi)(this.#t,
s.map(({folder:o})=>o)),e.filter(o=>!s.includes(o))}#c(t){const e=(0,C.vy)(this.#t)?.bytes??0;return Math.min(this.#e.installsBytes,(t+e)*g.Xw)}#a(t){return(0,j.
x)(this.#n,"installs",async()=>{const e=await(0,m.readFile)(this.#o,"utf8").catch(()=>""),s=t(/^\d{1,15}$/.test(e)?Number(e):Number.NaN);return await(0,m.writeFile)(
`${this.#o}.new`,String(Math.max(0,s)),{mode:384}),await(0,m.rename)(`${this.#o}.new`,this.#o),s})}}function It(n){return n.reduce((t,e)=>t+e.bytes,0)}var St=f(
4903),At=f(447);const xt="folders",$t="kept.json",Me=4096,ke={bytes:2**45,files:1e7};async function Vt(n,t,e){const o=(await(0,C.oU)({whole:e,changed:[],since:0},
ke).catch(()=>{}))?.bytes??0,i=JSON.stringify({owner:t,bytes:o,usedMs:Date.now()}),r=(0,c.join)(n,`${$t}.${process.pid}`);return await(0,m.writeFile)(r,i,{mode:384}).
then(()=>(0,m.rename)(r,(0,c.join)(n,$t))).catch(()=>{}),o}async function Xt(n){const t=[];for(const e of await(0,m.readdir)(n).catch(()=>[])){if(e.startsWith("\
."))continue;const s=(0,c.join)(n,e),o=await(0,m.stat)(s).catch(()=>{});o?.isDirectory()&&t.push({folder:s,...await Ae(s)??Le(o.mtimeMs)})}return t}function Le(n){
return{owner:"",bytes:0,usedMs:n}}async function Ae(n){const t=await(0,m.readFile)((0,c.join)(n,$t),"utf8").catch(()=>"");if(t===""||t.length>Me)return;const{owner:e,
bytes:s,usedMs:o}=(0,$.D7)(t)??{};return(0,$.KH)(e,256)&&typeof s=="number"&&typeof o=="number"?{owner:e,bytes:s,usedMs:o}:void 0}function Qt(n,t,e){const s=(0,C.
vy)(n)?.bytes??Number.POSITIVE_INFINITY,o=e.reduce((i,{bytes:r})=>i+r,0);return{...t,allBytes:Math.min(t.allBytes,(o+s)*g.Xw)}}async function xe({builds:n,lock:t,
now:e},s){const o=[];let i;for(const l of await(0,w.XL)(n))for(const h of await Xt((0,c.join)(n,l,N.i))){const p=e()-h.usedMs>St.Wi;p&&(i??=await s()),o.push({...h,
isDue:p&&i!==void 0&&i.size>0&&!i.has(l)})}const r=Qt(n,St.X2.caches,o),a=({folder:l,usedMs:h,isDue:p})=>(0,j.x)(t,xt,async()=>{const b=(0,c.join)(l,"../..");if((await(0,w.
cE)(b)).length>0)return!1;const S=p===!0||e()-h>r.ageMs,I=[...await(0,w.Fi)(n,[S?l:(0,N.C)(l).cache])];return S?(await(0,w.XL)((0,c.join)(b,N.i))).length===0&&I.
push(...await(0,w.Fi)(n,[b])):await(0,m.rm)((0,c.join)(l,$t),{force:!0}),I.length===0});return(0,ot.I)({kind:"caches",bounds:r,list:async()=>o,end:a},e)}async function $e({
builds:n,mirrors:t,lock:e,now:s},o){const i=await Xt(t),r=({usedMs:b})=>s()-b>St.Wi,a=i.some(r)?await o():new Set,l=[];for(const b of i){const S=b.folder.slice(
t.length+1),I=r(b)&&!a.has(S),q=await Pe(b.folder)>St.FM;l.push({...b,isDue:I||q})}const h=({folder:b})=>(0,j.x)(e,xt,async()=>await(0,At.Qz)((0,c.join)(b,At.Jr))?
!1:(await(0,w.Fi)(n,[b])).length===0);await(0,m.mkdir)(n,{recursive:!0,mode:448});const p=Qt(t,St.X2.mirrors,l);return(0,ot.I)({kind:"mirrors",bounds:p,list:async()=>l,
end:h},s)}async function Pe(n){const t=(0,c.join)(n,"repository.git"),e=await(0,m.readdir)((0,c.join)(t,"refs/slipway")).catch(()=>[]),s=await(0,m.readFile)((0,c.
join)(t,"packed-refs"),"utf8").catch(()=>"");return e.length+s.split(`
`).filter(o=>o.includes(" refs/slipway/")).length}var De=f(3052),Ct=f(3715),Ot=f(1264),Zt=f(9127),_t=f(8627),Ft=f(2881),jt=f(8013),bt=f(417);const qt=6e4,Re=5e3;
function Ie(n){const t=new AbortController;let e="",s=performance.now(),o=!1;const i=async()=>{const a=await Ce(n);a!==e&&(s=performance.now()),e=a,performance.
now()-s>=qt&&t.abort(new Error("Git LFS stores nothing"))},r=setInterval(()=>{o||(o=!0,i().finally(()=>{o=!1}))},Re);return{signal:t.signal,[Symbol.dispose]:()=>clearInterval(
r)}}async function Ce(n){const t=(0,c.join)(n,"incomplete"),e=await(0,m.readdir)((0,c.join)(n,"objects"),{recursive:!0}).catch(()=>[]),s=await(0,m.readdir)(t).catch(
()=>[]),o=await Promise.all(s.map(r=>(0,m.stat)((0,c.join)(t,r)).then(({size:a})=>a,()=>0))),i=s.map((r,a)=>[r,o[a]??0]).filter(([,r])=>r>0);return JSON.stringify(
[e.length,i])}var Fe=function(n,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,o;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");o&&(s=function(){try{o.call(this)}catch(i){return Promise.
reject(i)}}),n.stack.push({value:t,dispose:s,async:e})}else e&&n.stack.push({async:!0});return t},Ne=(function(n){return function(t){function e(r){t.error=t.hasError?
new n(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var s,o=0;function i(){for(;s=t.stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.
push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.resolve(r).then(i,function(a){return e(a),i()})}else
o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(n,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=n,s.suppressed=t,s});const te=12e4,We=1024*1024;class Be{folder;lent;#t;#e;#n;#s;constructor(t,e,s){
const o=ee(e);this.#n=s,this.folder=(0,c.join)(t,o),this.lent=(0,c.join)(this.folder,gt),this.#t=(0,c.join)(this.folder,dt),this.#e=e,this.#s=i=>(0,j.x)(s,`mirr\
or:${o}`,i)}async make(){if(await(0,j.x)(this.#n,xt,async()=>{await(0,m.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,At.Yx)((0,c.join)(this.folder,At.Jr))}),
(0,M.existsSync)(this.lent))return;const t=(0,c.join)(this.folder,(0,F.randomUUID)());await se(t),await(0,m.rename)(t,this.lent).catch(()=>(0,w.dM)(t))}async record(t){
await Vt(this.folder,t,[this.folder])}#o(t){const{env:e,config:s}=_e(this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:s})}fetch(t,e){
const s=this.#o(e);return this.#s(()=>Ke(s,this.folder,this.#e,t))}fetchHistory(t,e){return this.#s(async()=>{const s=AbortSignal.timeout(te),o=AbortSignal.any(
[e.signal,s]),i=this.#o({...e,signal:o}),r=await Qe(i,s,this.#t,this.#e.url,t);return e.signal.throwIfAborted(),r})}fetchLargeFiles(t,e){const s=He(this.#e);return this.#s(
async()=>{const o={stack:[],error:void 0,hasError:!1};try{const i=Fe(o,Ie((0,c.join)(this.#t,"lfs")),!1),r=this.#o({...e,signal:AbortSignal.any([e.signal,i.signal])}),
a=["-c",`lfs.url=${s}`,"lfs","fetch",s,t],l=()=>(0,w.dM)((0,c.join)(this.#t,"lfs/logs")),h=(p,b)=>(0,jt.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.
shown} could not be fetched: ${p}`,b);try{const{exitCode:p,errors:b}=await r.try(["-C",this.#t,...a]).finally(l);if(p!==0)throw h((0,bt.VS)(b),b)}catch(p){if(e.
signal.throwIfAborted(),!i.signal.aborted)throw p;const b=`their server has sent nothing of them for ${(0,Zt.a3)(qt)}`;throw h(`${b}. It may refuse the files, o\
r the credential of this platform`,[])}}catch(i){o.error=i,o.hasError=!0}finally{Ne(o)}})}}function ee({url:n,credentials:t}){const e=[n,t!==void 0];return(0,F.
createHash)("sha256").update(JSON.stringify(e)).digest("hex").slice(0,32)}function He({url:n}){return n.startsWith("/")?`file://${n}`:`${n.replace(/\/$/,"").replace(
/(?:\.git)?$/,".git")}/info/lfs`}const dt="repository.git",gt="lent",Ue="new",ne=["objects","lfs/objects"];async function se(n){await(0,_t.e)(n,{bare:!0,branch:"\
main"}),await(0,m.mkdir)((0,c.join)(n,"lfs/objects"),{recursive:!0})}async function Ke(n,t,e,s){const o=(0,c.join)(t,dt);if(!(0,M.existsSync)(o)||!await Je(o,e))
return oe(n,t,e,s);const i=s.commit&&["-C",o,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&i&&(await n.try(i)).exitCode===0)return s.commit;
try{return await ae(n,o,e,s)}catch(r){if(!(r instanceof Ft.$w)||r.facts.code!=="clone_failed")throw r;return oe(n,t,e,s)}}async function oe(n,t,e,s){const o=(0,c.
join)(t,Ue);await(0,w.dM)(o);try{await Ye(o);const i=await ae(n,(0,c.join)(o,dt),e,s,Ge);await ze((0,c.join)(o,dt),e),await(0,w.dM)((0,c.join)(t,dt));for(const r of ne)
await(0,w.dM)((0,c.join)(t,gt,r)),await(0,m.rename)((0,c.join)(o,gt,r),(0,c.join)(t,gt,r));return await(0,m.rename)((0,c.join)(o,dt),(0,c.join)(t,dt)),i}finally{
await(0,w.dM)(o)}}async function Ye(n){const[t,e]=[(0,c.join)(n,dt),(0,c.join)(n,gt)];await se(e),await(0,_t.e)(t,{bare:!0,branch:"main"}),await(0,m.mkdir)((0,c.
join)(t,"lfs"));for(const s of ne)await(0,m.rm)((0,c.join)(t,s),{recursive:!0,force:!0}),await(0,m.symlink)((0,c.relative)((0,c.dirname)((0,c.join)(t,s)),(0,c.join)(
e,s)),(0,c.join)(t,s))}const re="slipway-access";async function ze(n,{credentials:t}){if(!t)return;const e=(0,F.randomUUID)();await(0,m.writeFile)((0,c.join)(n,
re),`${e} ${ie(e,t)}`,{mode:384})}async function Je(n,{credentials:t}){if(!t)return!0;const[e="",s]=(await(0,m.readFile)((0,c.join)(n,re),"utf8").catch(()=>"")).
split(" ");return s===ie(e,t)}function ie(n,{user:t,password:e}){return(0,F.createHash)("sha256").update(JSON.stringify([n,t,e])).digest("hex")}const Ge=["-c","\
maintenance.auto=false"];async function ae(n,t,{url:e,shown:s},o,i=[]){const r=o.commit?[o.commit]:[`refs/heads/${o.branch}`,`refs/tags/${o.branch}`];for(const a of r){
const l=`refs/slipway/${(0,F.createHash)("sha256").update(a).digest("hex").slice(0,16)}`,h=["-q","--depth=1","--no-tags","--",e,`+${a}:${l}`],p=await n.try(["-C",
t,...i,"fetch",...h]);if(p.exitCode===0)return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,c.join)(t,"FETCH_HEAD"),"utf8"))?.[0]??"";const b=Xe(p.errors,s,o);if(b.facts.
code!=="branch_not_found")throw b}throw(0,jt.V2)("clone","branch_not_found",`The repository ${s} has no branch "${o.branch}"`)}const Ve=[[/transport '[^']*' not allowed/,
"repository_not_allowed",n=>`The repository ${n} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(n,{commit:t})=>`The repository ${n} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(n,{branch:t})=>`The repository ${n}\
 has no branch "${t}"`],[bt.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",n=>`The repository ${n} was not found, or it is private`]];function Xe(n,t,e){const s=n.join(`
`),[,o,i]=Ve.find(([r])=>r.test(s))??[];return o&&i?(0,jt.V2)("clone",o,i(t,e),n):(0,jt.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(n)}`,n)}async function Qe(n,t,e,s,o){const i=["-q","--depth=2147483647","--no-tags","--",s,o];try{const{exitCode:r,errors:a}=await n.try(["-C",e,"fetch",...i]),
l=await(0,m.readFile)((0,c.join)(e,"shallow"),"utf8").catch(()=>"");return r===0&&l.length<=We?{shallow:l}:(await ce(e),{problem:(0,bt.VS)(a)})}catch(r){return await ce(
e),t.aborted?{problem:`it took longer than ${(0,Zt.a3)(te)}`}:{problem:r instanceof Error?r.message:String(r)}}}async function ce(n){const t=(0,c.join)(n,"objec\
ts/pack"),s=(await(0,m.readdir)(t).catch(()=>[])).filter(o=>o.startsWith("tmp_")).map(o=>(0,c.join)(t,o));for(const o of[...s,(0,c.join)(n,"shallow.lock")])await(0,m.
rm)(o,{force:!0})}const le="SLIPWAY_REPOSITORY_USER",fe="SLIPWAY_REPOSITORY_PASSWORD",Ze=`!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${le}\
" "$${fe}"; }; f`;function _e({url:n,credentials:t}){return t?{env:{[le]:t.user,[fe]:t.password},config:[[`credential.${new URL(n).origin}.helper`,Ze]]}:{env:{},
config:[]}}var Tt=f(6355),qe=f(3511),de=f(5879);class tn{#t;#e;#n;#s;#o=new Map;#r=new Set;#i=0;#c=0;constructor(t,e,s){this.#t=t,this.#e=e,this.#n=s,this.#s=t.
writer()}writer(){return{keep:(t,e)=>{const s=this.#a(t),o=r=>(r&&this.#o.set(s,e),r),i=this.#s.keep(t,e);return typeof i=="boolean"?o(i):i.then(o)},put:async(t,e,s)=>{
this.#l(t,e.length,s),await this.#s.put(t,e,s),this.#f(s,e.length)},putStream:async(t,e,s,o)=>{this.#l(t,e,o),await this.#s.putStream(t,e,s,o),this.#f(o,e)},settle:()=>this.#s.
settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,Tt.T5)(this.#e,t),s=this.#o.has(t)?await this.#t.load(e,Ct.Si.indexBytes):void 0;if(!s?.bytes)
throw new Error("it named a release that it did not store");const o=await qe.el.open(s.bytes,()=>{});let i=0;const r=new Set;for(const{hash:l,size:h}of o.files()){
const p=this.#o.get(l);if(p===void 0)throw new Error("its release names an object that it did not store");if(p!==h)throw new Error("its release names an object \
by another size");i+=h,this.#r.has(l)&&r.add(l)}const a=o.count;return{manifestHash:t,files:a,bytes:i,written:r.size,reused:a-r.size}}async[Symbol.asyncDispose](){
await this.#s[Symbol.asyncDispose]()}#a(t){const e=(0,Tt.Xy)(t);if(e!==void 0&&t===(0,Tt.T5)(this.#e,e))return e;throw new Error("The worker named a blob that i\
s not an object of its organization")}#f(t,e){this.#o.set(t,e),this.#r.add(t)}#l(t,e,s){if(this.#a(t)!==s)throw new Error("The worker named an object by another\
 hash");this.#i+=1,this.#c+=e;const{files:o,totalBytes:i}=this.#n;if(this.#i>o+1||this.#c>i+Ct.Si.indexBytes)throw new de.Sb("The release is larger than a relea\
se may be")}}var Nt=f(6858);class en{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#o=new Map;#r;#i;#c=!1;#a=[];#f;#l;#d=0;#u;constructor(t){this.#t=t,this.#n=
AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#r=this.#E(),this.#r.catch(()=>{}),this.#i=
this.#h(t.job),this.#i.catch(()=>{})}get lentFolder(){return this.#r.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#r,this.#i]).then(
([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{
signal:e,onLine:s}){this.#f=s;for(const l of this.#a.splice(0))s(l);const{repository:o,mirror:i}=await this.#r;if(t==="commit"){this.#c&&(this.#i=this.#h({...this.#t.
job,commit:await this.#i})),this.#c=!0;const l=()=>this.#e.abort(e.reason);e.aborted&&l(),e.addEventListener("abort",l,{once:!0});const h=await this.#i.finally(
()=>e.removeEventListener("abort",l));return{mirror:i.lent,tip:h,shown:o.shown}}const r=await this.#i,a=this.#m(o,i,e);return t==="history"?i.fetchHistory(r,a):
(await i.fetchLargeFiles(r,a),null)}versionsOf(t){const e=this.#o.get(t)??(0,Nt.x4)(this.#y(),t);return this.#o.set(t,e),e}async tool(t,e){if(this.#d+=1,this.#d>
nn)throw new Error("The worker asked for too many tools");return(0,Nt.R3)(this.#y(),t,e)}async run(t){const e=this.#p(t);return this.#s.add(e),e.finally(()=>this.#s.
delete(e))}async#p({signal:t,...e}){const{sandbox:s,workspace:o,context:i}=this.#t,{mirror:r}=await this.#r,a=this.#b(AbortSignal.any([t,this.#n]));return o.isToFill&&
!e.showsInstalls&&(this.#u??=this.#g(a),await this.#u),{...await s.run({...e,...a,readable:[r.lent,i.tools]}),diskWasShort:s.guardOf(o).diskWasShort}}#b(t){const{
workspace:e,job:s,marker:o}=this.#t;return{workspace:e,app:s.app,outerEnv:{[Ot.tl]:o},signal:t}}async#g(t){const{sandbox:e,workspace:s}=this.#t,o=s.shared?.cache;
if(o===void 0)return;const i={PATH:Ot.sg,LC_ALL:"C",FROM:o,TO:s.cache},r={readable:[],showsSharedCache:!0};await e.run({...t,...r,script:sn,cwd:s.root,env:i,onLine(){}})}async look(t,e){
await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:s=Ct.dv}=this.#t;if(!t)throw new Error("This host stores nothing");return this.#l??=new tn(t,
e.app.org,s),this.#l.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#i,...this.#s]),await this.#r.then(({mirror:t})=>t.
record(this.#t.job.app.org)).catch(()=>{}),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#E(){const{job:t,rules:e,mirrors:s,lock:o}=this.#t,i=(0,A.B)(
t.repository,e),r=new Be(s,i,o);return await r.make(),{repository:i,mirror:r}}async#h(t){const{repository:e,mirror:s}=await this.#r,{commit:o,branch:i}=t;return this.#w(
`Cloning ${e.shown}, ${o?`commit ${o}`:`branch ${i}`}`),s.fetch(t,this.#m(e,s,this.#n))}#w(t){this.#f?this.#f(t):this.#a.length<on&&this.#a.push(t)}#m(t,e,s){const{
context:o,sandbox:i,workspace:r,marker:a}=this.#t,l=i.guardOf(r);return l.include(e.folder),{env:{...o.hostEnv,PATH:o.path,[Ot.tl]:a},signal:AbortSignal.any([s,
this.#n]),guard:l,run:t.url.startsWith("/")?void 0:i.confined([e.folder],[],this.#v(t)),onLine:h=>this.#w(h)}}#v({url:t}){return this.#t.rules.allowLocal&&(0,X.
U)(URL.parse(t)?.hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:e,lock:s,sandbox:o}=this.#t,{tools:i,hostEnv:r,path:a,clock:l}=t,h=p=>o.confined(
[p]);return{tools:i,hostEnv:r,path:a,clock:l,marker:e,lock:s,signal:this.#n,run:h(i),runIn:h}}}const nn=4,sn=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -\
le ${1024*De.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,on=1e3;function rn(n){const{limits:t,clock:e,lasting:s,lock:o}=n,i=(0,c.resolve)(n.dataDir),r={builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,
"git"),tools:(0,c.join)(i,"tools")},a=(0,k.Ou)(n.path,process.execPath),l=(0,z.Fg)(i),h=(0,Q.sr)(l),p=new Te(r.builds,t,o),b={limits:t,tools:r.tools,hostEnv:n.env,
path:a,clock:e},S={template:n.gitUrlTemplate,allowLocal:n.allowLocalGit};let I;const q=()=>(I??=Et().then(v=>fn(n,a,v)),I);let ht;const Et=()=>(ht??=n.knownLimiter?
Promise.resolve(n.knownLimiter):(0,Q.Mi)(n.cgroup,l),ht);return{sandbox:q,open:async(v,J)=>{for(const st of Object.values(r))await(0,m.mkdir)(st,{recursive:!0,mode:448});
await(0,m.chmod)(r.tools,493);const P=await q(),H=P.ownerOf(v.app);let nt=!1;const W=await(0,j.x)(o,xt,async()=>{await(0,m.mkdir)((0,c.join)(r.builds,(0,w.o5)(v.
app)),{recursive:!0});const st=await(0,m.realpath)((0,c.join)(r.builds,(0,w.o5)(v.app)));return nt=await hn(r.builds,st,v.settings.cachesOf),(0,w.sK)(r.builds,v.
app,v.deployID,H,{checkout:(0,w.IM)(v.repository),stored:await U(r.builds,st,v,e),isMapped:P.isolation.kind!=="none"})});nt&&await(0,w.l7)(r.builds,[]);const rt=await P.
limit(W,`${h}${v.deployID}`),{own:ut}=W.stored,wt=s?await p.open(ut.installs):void 0,it=`${l}${v.deployID}`,mt=new en({job:v,context:b,rules:S,workspace:W,lock:o,
marker:it,...J,sandbox:P,mirrors:r.mirrors});return{context:b,workspace:W,host:mt,sandbox:P,close:async()=>{await mt.end(),await rt(),await wt?.(),s&&await Vt((0,c.
dirname)(ut.cache),v.app.org,[ut.cache]),s?await(0,w.jf)(r.builds,W,P.guardOf(W).wrote):await(0,w.qh)(W),v.branch!==v.appBranch&&await pt(r.builds,W.app,ut,cn*t.
installBytes)}}},async clean(v){v===null&&(await(0,E.uY)((0,z.ig)(i,0),(0,z.ig)(i,process.ppid)),await p.forget(),await dn(i));const J=await Et();J.kind==="cgro\
up"&&await(0,lt.KV)(J.folder,h,v??void 0);const P=await(0,w.m7)(r.builds),H=v===null?P:await ln(P,v);H.length>0&&await(0,E.k3)(l,v??void 0);const nt=await(0,w.Fi)(
r.builds,H);for(const W of await(0,m.readdir)(r.builds).catch(()=>[]))for(const rt of await ft((0,c.join)(r.builds,W)))await new g.$f(rt,n.limits).tidy(v);return W=>(0,w.
l7)(r.builds,nt,W)},async collect(v,J,P){const H=()=>e.now(),nt={builds:r.builds,mirrors:r.mirrors,lock:o,now:H},W=async()=>{const wt=await v();return new Set(wt.
flatMap(it=>an(it,S)))},rt=async()=>{const wt=(await J()).map(it=>it.split("/"));return new Set(wt.map(([it="",mt="",yt=""])=>(0,w.o5)({org:it,project:mt,appID:yt})))},
ut=(0,Nt.Ac)({tools:r.tools,lock:o,now:H});return(0,ot.e)([await xe(nt,rt),await $e(nt,W),ut],P)},sweep:v=>(0,w.l7)(r.builds,[],v)}}function an(n,t){try{return[
ee((0,A.B)(n,t))]}catch{return[]}}const cn=2;async function ln(n,t){const e=[];for(const s of n)await(0,w.PE)(s)===t&&e.push(s);return e}async function fn(n,t,e){
return(0,L._i)({limiter:e,want:n.isolation,limits:n.limits,tools:await(0,L.Sg)(t,(0,k.ao)(n.env)),dataDir:await(0,m.realpath)(n.dataDir),known:n.known,network:{
...n.network,allowed:[...n.networkAllow.map(X.s),...(0,K.C)(n.env,n.gitUrlTemplate)]}})}async function dn(n){await(0,m.rm)((0,c.join)(n,"installs"),{recursive:!0,
force:!0});for(const t of await(0,m.readdir)((0,c.join)(n,"git")).catch(()=>[])){const e=(0,c.join)(n,"git",t);(0,M.existsSync)((0,c.join)(e,gt))||await(0,m.rm)(
e,{recursive:!0,force:!0})}}const un="caches-of";async function hn(n,t,e){if(e===void 0)return!1;const s=(0,c.join)(t,un);return await(0,m.readFile)(s,"utf8").catch(
()=>"")===e?!1:(await tt(n,t),await(0,m.writeFile)(s,e),!0)}var wn=f(8859);const ue={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"\
over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"\
over"},over:{}},mn=100,yn=2;class he{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=e,this.#n=e()}exceeds(){return this.#s+=1,this.#s>mn+
yn*(this.#e()-this.#n)/this.#t}}class pn{#t;#e;#n="waiting";#s="clone";#o;constructor(t){this.#t=new he(T.lb,t),this.#e=new he(T.iv,t)}get stage(){return this.#s}get isOver(){
return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t.exceeds()?"it sent too many heartbeats":void 0;case"\
log":return"failed"in ue[this.#n]?t.text.length>=T.jz?void 0:this.#e.exceeds()?"it sent its log in too many parts":void 0:"it sent a log out of order";case"stag\
e":return this.#s=t.stage,this.#r(t.stage,`the stage "${t.stage}"`);case"commit":return this.#o=t.commit,this.#r("commit","a commit");case"stored":return this.#r(
"stored","a release")??this.#i(t.commit,"a release");case"failed":return this.#r("failed","a failure");case"detected":return this.#r("detected","what it detecte\
d")??this.#i(t.commit,"what it detected")}}#r(t,e){const s=ue[this.#n],o=Object.hasOwn(s,t)?s[t]:void 0;if(o===void 0)return`it sent ${e} out of order`;this.#n=
o}#i(t,e){return t===this.#o?void 0:`it sent ${e} of another commit`}}function bn(n){return gn.has(n.kind)}const gn=new Set(["stage","commit","log","pulse","sto\
red","failed","detected"]);var En=f(5388),vn=f(6822),Sn=f(8423),Wt=f(8995);function On(n){const t=(0,Wt.getCompileCacheDir)();if(t===void 0)return;const e=n===void 0?
(0,c.basename)(t):(0,c.basename)(t).replace(/-\d+$/,`-${n}`);return{from:t,to:(0,c.join)(Ot.Sq,e)}}const Bt="worker-compiled";async function jn(n){const t=(0,Wt.
getCompileCacheDir)();if(t!==void 0)try{const e=me(n),s=(0,M.statSync)((0,c.join)(t,Bt),{throwIfNoEntry:!1}),o=s!==void 0&&s.mtimeMs>=e;if(o&&s.atimeMs>=we(t))return;
if(!o){const{loadWorker:r}=await f.e(555).then(f.bind(f,9555));await r(),(0,Wt.flushCompileCache)(),(0,M.writeFileSync)((0,c.join)(t,Bt),"")}const i=we(t);for(const r of(0,M.
readdirSync)(t))(0,M.chmodSync)((0,c.join)(t,r),420);(0,M.utimesSync)((0,c.join)(t,Bt),i/1e3,e/1e3)}catch{}}function we(n){return Math.floor((0,M.statSync)(n).mtimeMs)}
function me(n){const t=(0,M.statSync)(n);if(!t.isDirectory())return t.mtimeMs;const e=(0,M.readdirSync)(n,{withFileTypes:!0}).filter(s=>s.isDirectory());return Math.
ceil(Math.max(t.mtimeMs,...e.map(({name:s})=>me((0,c.join)(n,s)))))}var Tn=f(7994),Mn=f(4789);const kn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,Ln=256,
An=4096,xn=8*1024*1024,$n=1,Pn=1e3;function Dn(n,t,e){const s=()=>n.writer();let o=0;return{async fetch({given:{what:i},signal:r,event:a}){const l={signal:r,onLine:h=>a(
{line:h})};return i==="history"?{value:await n.fetch(i,l)}:i==="largeFiles"?{value:await n.fetch(i,l)}:{value:await n.fetch("commit",l)}},async versions({given:{
tool:i}}){return{value:await n.versionsOf(ye(i))}},async tool({given:{name:i,version:r},event:a}){if(typeof r!="string"||!kn.test(r))throw et("version");return{
value:await n.tool({name:ye(i),version:r},l=>a({line:l}))}},async run({given:{script:i,cwd:r,env:a,showsInstalls:l},signal:h,event:p,read:b}){if(o>=$n)throw new Error(
"The worker runs several commands at once");if(!(0,$.KH)(i,xn))throw et("script");if(!(0,$.KH)(r,An)||!(0,Tn.FK)(t.root,r))throw et("folder");const S={script:i,
cwd:r,env:In(a),showsInstalls:l===!0};o+=1;try{return{value:await n.run({...S,signal:h,onLine:I=>p({line:I}),taken:b})}}finally{o-=1}},async look({given:{part:i,
isLast:r}}){const a=(0,$.Gv)(i)?(0,T.ty)(i):void 0;if(!a)throw et("description of the output");return await n.look(a,r===!0),{}},async keep({given:{objects:i}}){
if(!Array.isArray(i)||i.length>Pn)throw et("list of objects");const r=i.map(a=>{const[l,h]=Array.isArray(a)?a:[];return s().keep(Mt(l),Ht(h))});return{value:await Promise.
all(r)}},async put({given:{key:i,sha256:r},bytes:a}){return await s().put(Mt(i),a,Mt(r)),{}},async stream({given:{key:i,size:r,sha256:a,stream:l},signal:h}){const p=()=>Rn(
e(),{stream:Ht(l)},h);return await s().putStream(Mt(i),Ht(r),p,Mt(a)),{}},async settle(){return await s().settle(),{}}}}async function*Rn(n,t,e){for(await n.call(
"open",t);;){e.throwIfAborted();const{bytes:s}=await n.call("next",t);if(s.length===0)return;yield s}}function ye(n){const t=Mn.I.find(e=>e===n);if(t===void 0)throw et(
"tool");return t}function In(n){if(!(0,$.Gv)(n))throw et("environment");for(const t of Object.values(n))if(typeof t!="string")throw et("environment");return n}function Mt(n){
if(!(0,$.KH)(n,Ln))throw et("key");return n}function Ht(n){if(!Number.isSafeInteger(n)||Number(n)<0)throw et("size");return Number(n)}function et(n){return new Error(
`The worker sent an invalid ${n}`)}const Cn="confined",Fn=120*6e4,Nn=3e4;async function Wn(n,{job:t,look:e,lasting:s,outputLimits:o},i,r){const{context:a,workspace:l,
host:h,sandbox:p}=n,b=new AbortController;let S;const I=B=>{S??=B,b.abort(S)},q=setTimeout(()=>I(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+
Fn);let ht;const Et=()=>{const B=a.limits.syncMs+Nn;ht??=setTimeout(()=>I(new Error("storing the output took too long")),B)};let vt="",v=Promise.resolve();const J=new pn().
begin(),P=(B,at)=>{if(S)return;const G=(0,T._8)(JSON.stringify({...at,kind:B}));if(!G||!bn(G))return I(new Error("it sent an invalid message"));const Lt=J.take(
G);if(Lt!==void 0)return I(new Error(Lt));G.kind==="stage"&&G.stage==="sync"&&Et(),v=v.then(()=>H(G)),v.catch(I)},H=async B=>{if(B.kind==="commit"&&await Hn(B.commit,
n,b.signal),B.kind!=="stored")return i.send(B);try{i.send({...B,release:await h.checkedRelease(B.release.manifestHash)})}catch(at){const G=at instanceof Sn.u?(0,En.
asSyncFailure)(at,r):void 0;if(!(G instanceof Ft.$w))throw at;i.send({kind:"failed",facts:G.facts})}},{limits:nt,tools:W,hostEnv:rt,path:ut}=a,wt={job:{...t,repository:(0,Z.
ri)(t.repository)},look:e,lasting:s,outputLimits:o,context:{limits:nt,tools:W,hostEnv:rt,path:ut},workspace:l,isolation:h.isolation,tmp:h.tmp},it=B=>{const at=new vn.
N_(B,{calls:Dn(h,l,()=>at),tell:P,closed:Lt=>Lt&&I(Lt)});at.tell("start",{...wt});const G=()=>at.tell("abort",{});r.aborted?G():r.addEventListener("abort",G,{once:!0})},
mt=await h.lentFolder;let yt;try{yt=await p.runWorker({workspace:l,args:[`--max-old-space-size=${wn.uw}`,"--",z.RX,Cn],readable:[...await Un(),a.tools,...mt===void 0?
[]:[mt]],code:On(l.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:Ot.Sq},signal:b.signal,onLink:it,onLine(B){vt=`${vt}${B.slice(0,2e3)}
`.slice(-4e3)}})}catch(B){throw S?new Error(`The worker was ended because ${S.message}`):B}finally{clearTimeout(q),clearTimeout(ht),await v.catch(()=>{})}const{
breach:st}=yt;if(!S&&!J.isOver&&st?.code==="disk_full")throw(0,jt.V2)(J.stage,st.code,`The build was stopped because ${st.because}`);if(S??=st&&new Error(st.because),
S)throw new Error(`The worker was ended because ${S.message}`);if(yt.exitCode!==0)throw new pe(yt,vt)}function Bn(){return jn(z.vP)}async function Hn(n,{context:t,
host:e,sandbox:s},o){const{mirror:i,tip:r}=await e.fetched;if(n===r)return;const a={...t.hostEnv,PATH:t.path},l=(0,bt.ww)("file",{env:a,signal:o,run:s.confined(
[i.folder]),onLine(){}}),h=[],p=["--quiet","--verify","--end-of-options",`${r}^{commit}`];if(await l.try(["-C",i.lent,"rev-parse",...p],b=>{h.length<1&&h.push(b)}),
h[0]!==n)throw new Error("it named a commit that was not fetched")}class pe extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=
t}}async function Un(){const n=await Promise.all(z.ap.map(t=>(0,m.realpath)(t).catch(()=>t)));return[...new Set([...z.ap,...n])]}var Kn=f(3739),Ut=f(7975),kt=f(
8522),Yn=f(1132),be=f(4057),zn=f(9842),Jn=f(5657),Pt=f(4505),Gn=function(n,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Obj\
ect expected.");var s,o;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(i){return Promise.reject(i)}}),n.stack.push({value:t,dispose:s,async:e})}else e&&n.stack.push({async:!0});return t},Vn=(function(n){
return function(t){function e(r){t.error=t.hasError?new n(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var s,o=0;function i(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(i);if(s.dispose){var r=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(r).then(i,function(a){return e(a),i()})}else o|=1}catch(a){e(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(n,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=n,s.suppressed=
t,s});const{BROTLI_PARAM_QUALITY:Xn,ZSTD_c_compressionLevel:Qn}=kt.constants,Zn=(0,Ut.promisify)(kt.brotliCompress),_n=(0,Ut.promisify)(kt.gzip),ge=typeof kt.zstdCompress==
"function"?(0,Ut.promisify)(kt.zstdCompress):void 0,Ee={br:n=>Zn(n,{params:{[Xn]:9}}),zstd:ge&&(n=>ge(n,{params:{[Qn]:15}})),gzip:n=>_n(n,{level:9})};async function qn(n){
const{blobs:t,org:e,manifestHash:s,signal:o,log:i=Yn.a}=n,r=new ts(t,new zn.n({blobs:t,clock:Y.ml,log:i}),e),{index:a}=await r.reader.index(e,s),l=(0,Jn.H)(o,1);
let h=0;for(const p of a.files()){if(o.throwIfAborted(),(0,be.XT)((0,be.JL)(p.path)))try{h+=await r.make(p)}catch(b){if(i("warn","variant_failed",{org:e,hash:p.
hash,reason:String(b)}),b instanceof de.Sb)return h}await l()}return h}class ts{reader;#t;#e;constructor(t,e,s){this.reader=e,this.#t=t,this.#e=s}async make({hash:t,
size:e}){const s={stack:[],error:void 0,hasError:!1};try{if(e<Pt.kc||e>Pt.aJ)return 0;const o=[];for(const a of Pt.JC)Ee[a]&&!await this.#t.head((0,Tt.PL)(this.#e,
t,a))&&o.push(a);if(o.length===0)return 0;const i=await this.reader.read(this.#e,t,e),r=Gn(s,this.#t.writer({lasting:!1}),!0);for(const a of o){const l=await Ee[a]?.(
i)??i,h=(0,Pt.wl)(l.length<i.length?l:Buffer.alloc(0));await r.put((0,Tt.PL)(this.#e,t,a),h,(0,F.hash)("sha256",h))}return await r.settle(),o.length}catch(o){s.
error=o,s.hasError=!0}finally{const o=Vn(s);o&&await o}}}var Dt=f(1178);const es=1e4,ns=1e4;async function ss(n,t){const{blobs:e,builder:s,channel:o,signal:i}=t;
switch(n.kind){case"deploy":return is(n,t);case"clean":{const r=await s.clean(n.deployID);return o.send({kind:"done",collected:[]}),Kt(await r(i),t)}case"sweep":
return(0,V.setPriority)(V.constants.priority.PRIORITY_LOW),Kt(await s.sweep(i),t),o.send({kind:"done",collected:[]});case"variants":return(0,V.setPriority)(V.constants.
priority.PRIORITY_LOW),await qn({blobs:e,...n,signal:i}),o.send({kind:"done",collected:[]});case"collect":return o.send({kind:"done",collected:await os(t)})}}function Kt(n,{
channel:t,signal:e}){if(n.length===0||e.aborted)return;const s=n.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:s})}async function os(n){
const{builder:t,channel:e,signal:s}=n,o=rs(e),i=await t.collect(()=>ve(e,"repositories"),()=>ve(e,"apps"),o);return Kt(await t.sweep(s),n),i}async function ve(n,t){
const e=[];for(let s=0;s<ns;s+=1){const o=await n.ask({about:t,after:e.at(-1)??""});if(!Array.isArray(o))throw new TypeError("The platform did not send a list");
if(o.length===0)break;e.push(...o.map(String))}return e}function rs(n){let t=0;return(e,s,o)=>{if(t+=1,t>T.cJ)return;const i=Object.entries(o??{}).map(([r,a])=>`${r}\
: ${a}`);n.send({kind:"note",level:e,event:s,text:i.join(", ").slice(0,2e3)})}}async function is({job:n,look:t},e){const{settings:s,blobs:o,builder:i,channel:r,
signal:a}=e,{lasting:l,outputLimits:h}=s,p=async(P,H)=>{await r.ask({about:"output",part:P,isLast:H})},b=new AbortController,I=setTimeout(()=>b.abort(new Error(
"The time limit of the build is over")),(n.timeoutMs??s.limits.timeoutMs)+es).unref();let q;try{const P=AbortSignal.any([a,b.signal]);q=await i.open(n,{blobs:o,
outputLimits:h,look:p,signal:P})}catch(P){return r.send({kind:"failed",facts:(0,Dt.xS)(new Dt.Zu("clone",!1,P))})}const{context:ht,workspace:Et,host:vt,sandbox:v}=q,
J=v.isolation.kind!=="none";try{if(J){const P=e.quiet();try{await Wn(q,{job:n,look:t,lasting:l,outputLimits:h},r,a)}catch(H){if(!(0,Kn.b$)(H)&&!(H instanceof Ft.
$w))throw H;r.send({kind:"failed",facts:(0,Dt.xS)(new Dt.Zu("clone",!1,H))})}finally{P()}}else{const{deploy:P}=await f.e(555).then(f.bind(f,9555));await P({job:n,
look:t,outputLimits:h,parts:{context:ht,workspace:Et,host:vt,lasting:l},tell:(W,rt)=>r.send({...rt,kind:W}),signal:a})}}finally{clearTimeout(I),await q.close()}
J&&l&&await Bn()}const as=250;async function cs({input:n,output:t,path:e}){process.umask(18);const s=new AbortController,o=Promise.withResolvers();o.promise.catch(
()=>{});const i=()=>{s.abort(new Error("the platform stops")),o.reject(s.signal.reason)},r=()=>{i(),setTimeout(()=>process.exit(1),as)};let a;const l=new j.c(n,
t,S=>{S.kind==="abort"?i():S.kind==="prepare"?(a=fs(S.settings,e,l),a.catch(o.reject)):o.resolve(S)},r),h=()=>setInterval(()=>l.send({kind:"pulse"}),T.lb);let p=h();
const b=()=>(clearInterval(p),()=>{p=h()});try{const S=await o.promise;if(!a)throw new Error("The job came before the settings");const I=await a;await ss(S,{...I,
channel:l,signal:s.signal,quiet:b}),await I.ready}catch(S){if(s.signal.aborted)return 0;if(!(S instanceof pe))throw S;return ls(S)}finally{clearInterval(p),await l.
end()}return 0}function ls({message:n,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${n}
`),t??(e===null?1:T.qQ+V.constants.signals[e])}async function fs(n,t,e){const o=rn({...n,path:t,lock:async r=>(await e.ask({about:"lock",name:r}),()=>e.send({kind:"\
release",name:r})),clock:Y.ml}),i=o.sandbox().then(({isolation:r,limiter:a,network:l})=>e.send({kind:"ready",isolation:r,limiter:a,network:l}),r=>{const a=(r instanceof
Error?r.message:String(r)).slice(0,1e3),l={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};e.send({kind:"ready",...l,network:{level:"open",
reason:a},hasFailed:!0})});return{settings:n,blobs:await(0,R.d)(n.blobs),builder:o,ready:i}}}),9910:((Rt,ct,f)=>{f.d(ct,{YT:()=>lt,aF:()=>K,qq:()=>ot,z6:()=>k});
var V=f(7598),Y=f(3024),T=f(1455),R=f(6760),M=f(1264),m=f(6275),c=function(L,E,w){if(E!=null){if(typeof E!="object"&&typeof E!="function")throw new TypeError("O\
bject expected.");var g,A;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");g=E[Symbol.asyncDispose]}if(g===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");g=E[Symbol.dispose],w&&(A=g)}if(typeof g!="function")throw new TypeError("Object not disposable.");
A&&(g=function(){try{A.call(this)}catch(j){return Promise.reject(j)}}),L.stack.push({value:E,dispose:g,async:w})}else w&&L.stack.push({async:!0});return E},X=(function(L){
return function(E){function w(C){E.error=E.hasError?new L(C,E.error,"An error was suppressed during disposal."):C,E.hasError=!0}var g,A=0;function j(){for(;g=E.
stack.pop();)try{if(!g.async&&A===1)return A=0,E.stack.push(g),Promise.resolve().then(j);if(g.dispose){var C=g.dispose.call(g.value);if(g.async)return A|=2,Promise.
resolve(C).then(j,function(F){return w(F),j()})}else A|=1}catch(F){w(F)}if(A===1)return E.hasError?Promise.reject(E.error):Promise.resolve();if(E.hasError)throw E.
error}return j()}})(typeof SuppressedError=="function"?SuppressedError:function(L,E,w){var g=new Error(w);return g.name="SuppressedError",g.error=L,g.suppressed=
E,g});const z=6e4;async function ot(L,E,w,{mostBytes:g,signal:A}){const j=`${w}.list`;await(0,T.writeFile)(j,E.map($=>`./${$}\0`).join(""),{mode:384});const C=`\
ulimit -f ${Math.ceil(g/512)} && exec tar -b 128 -cf "$1" -C "$2" --null -T "$3"`,F=AbortSignal.any([A,AbortSignal.timeout(z)]);try{const{exitCode:$}=await(0,m.
m)("/bin/sh",["-c",C,"sh",w,L,j],{cwd:"/",env:{PATH:M.sg,LC_ALL:"C"},signal:F});return $===0}catch($){if(A.aborted)throw $;return!1}}function lt(L){return`tar -\
b 128 -xpPf ${L} --no-same-owner`}const Q=1024*1024;async function k(L,E,{bytes:w,text:g}={}){const A={stack:[],error:void 0,hasError:!1};try{const j=c(A,await(0,T.
open)(L,Y.constants.O_RDONLY|Y.constants.O_NOFOLLOW),!0),C=await j.stat();if(!C.isFile()||w!==void 0&&C.size!==w)return;const F=(0,V.createHash)("sha256"),$=Math.
max(0,Buffer.byteLength(g??"")-1),Z=Buffer.alloc($+Q);let[N,x]=[0,!1];for(;;){E.throwIfAborted();const{bytesRead:d}=await j.read(Z,$,Q,N);if(d===0)break;F.update(
Z.subarray($,$+d)),x||=g!==void 0&&Z.subarray(0,$+d).includes(g),Z.copyWithin(0,d,$+d),N+=d}return{bytes:N,hash:F.digest("hex"),hasText:x}}catch(j){A.error=j,A.
hasError=!0}finally{const j=X(A);j&&await j}}function K(L){return(0,R.join)(L,"tree.tar")}}),3121:((Rt,ct,f)=>{f.d(ct,{$f:()=>g,Xw:()=>K,ll:()=>A,s9:()=>C,wQ:()=>j});
var V=f(7598),Y=f(3024),T=f(1455),R=f(6760),M=f(8302),m=f(6321),c=f(6757),X=f(9910),z=function(x,d,u){if(d!=null){if(typeof d!="object"&&typeof d!="function")throw new TypeError(
"Object expected.");var y,O;if(u){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");y=d[Symbol.asyncDispose]}if(y===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");y=d[Symbol.dispose],u&&(O=y)}if(typeof y!="function")throw new TypeError("Object not disposable.");
O&&(y=function(){try{O.call(this)}catch(D){return Promise.reject(D)}}),x.stack.push({value:d,dispose:y,async:u})}else u&&x.stack.push({async:!0});return d},ot=(function(x){
return function(d){function u(U){d.error=d.hasError?new x(U,d.error,"An error was suppressed during disposal."):U,d.hasError=!0}var y,O=0;function D(){for(;y=d.
stack.pop();)try{if(!y.async&&O===1)return O=0,d.stack.push(y),Promise.resolve().then(D);if(y.dispose){var U=y.dispose.call(y.value);if(y.async)return O|=2,Promise.
resolve(U).then(D,function(_){return u(_),D()})}else O|=1}catch(_){u(_)}if(O===1)return d.hasError?Promise.reject(d.error):Promise.resolve();if(d.hasError)throw d.
error}return D()}})(typeof SuppressedError=="function"?SuppressedError:function(x,d,u){var y=new Error(u);return y.name="SuppressedError",y.error=x,y.suppressed=
d,y});const lt=8,Q=64,k=2*1024*1024,K=1/4,L=".drafts",E=".removed",w=".shunned";class g{#t;#e;#n;constructor(d,u,y){this.#t=d,this.#e=u,this.#n=y}get mostBytes(){
const d=(0,m.vy)(this.#t)?.bytes??0;return Math.floor(Math.min(this.#e.installBytes,this.#e.installsBytes,d*K))}async find(d){const u=await this.#s(this.#t,d);return u||
this.#n===void 0||(0,Y.existsSync)((0,R.join)(this.#t,w,d))?u:this.#s(this.#n,d)}async#s(d,u){const y=d!==this.#t,O=(0,R.join)(d,u);try{if(!(await(0,T.stat)(O)).
isDirectory())return}catch{return}const D=await N(O).catch(()=>{});if(D?.key===u)return{label:D,folder:O,archive:(0,X.aF)(O),isShared:y};y||await this.remove(O)}async isWhole({
label:d,folder:u,archive:y,isShared:O},D){try{if((await(0,X.z6)(y,D,d))?.hash===d.hash){const U=new Date;return O||await(0,T.utimes)(u,U,U),!0}}catch{D.throwIfAborted()}
return O||await this.remove(u),!1}async draft(d){const u=(0,R.join)(this.#t,L,d);return await this.remove(u),await(0,T.mkdir)(u,{recursive:!0,mode:493}),u}async keep(d,u,y=!1){
await(0,T.chmod)((0,X.aF)(d),292),await(0,T.writeFile)(Z(d),JSON.stringify(u),{mode:384}),y&&await this.remove((0,R.join)(this.#t,u.key)).catch(()=>{}),await(0,T.
rename)(d,(0,R.join)(this.#t,u.key)).catch(()=>this.remove(d));const O=await C(this.#t)??[];for(const{folder:D}of j(O,this.#e.installBytes))await this.remove(D)}async remove(d){
const u=(0,R.join)(this.#t,E,(0,V.randomUUID)());try{await(0,T.rename)(d,u)}catch{await(0,T.mkdir)((0,R.join)(this.#t,E),{recursive:!0,mode:448}),await(0,T.rename)(
d,u).catch(()=>{})}await(0,c.dM)(u)}async drop(d){await this.remove((0,R.join)(this.#t,d)).catch(()=>{}),this.#n!==void 0&&await this.#o(d).catch(()=>{})}async#o(d){
const u=(0,R.join)(this.#t,w);(await $(u)).length>=Q&&await this.remove(u),await(0,T.mkdir)(u,{recursive:!0,mode:493}),await(0,T.writeFile)((0,R.join)(u,d),"")}async tidy(d){
const u=(0,R.join)(this.#t,L);if(d===null)for(const y of[u,(0,R.join)(this.#t,E)])await(0,c.dM)(y);else if(await(0,c.lQ)(u))for(const y of[d,`${d}.cache`])await(0,c.
dM)((0,R.join)(u,y))}}function A(x){return[...x].sort((d,u)=>u.usedMs-d.usedMs)}function j(x,d){let u=0;return A(x).filter((y,O)=>(u+=Math.max(y.bytes,y.length),
u>d||O>=lt))}async function C(x){const d=await $(x);if(d.length>Q)return;const u=[];for(const y of d){if(y.startsWith("."))continue;const O=(0,R.join)(x,y),[D,...U]=await Promise.
all([O,(0,X.aF)(O),Z(O)].map(tt=>(0,T.lstat)(tt).catch(()=>{})));if(!D)continue;const _=U.reduce((tt,ft)=>tt+(ft?.blocks??0)*F,0),pt=U.reduce((tt,ft)=>tt+(ft?.size??
0),0);u.push({folder:O,bytes:_,length:pt,usedMs:D.mtimeMs})}return u}const F=512;async function $(x){const d=[];try{for await(const{name:u}of await(0,T.opendir)(
x))if(d.push(u),d.length>Q)break}catch{}return d}function Z(x){return(0,R.join)(x,"label.json")}async function N(x){const d={stack:[],error:void 0,hasError:!1};
try{const u=z(d,await(0,T.open)(Z(x),Y.constants.O_RDONLY|Y.constants.O_NOFOLLOW),!0);if((await u.stat()).size>k)return;const y=JSON.parse(await u.readFile("utf\
8"));if(!(0,M.Gv)(y))return;const{key:O,deployID:D,place:U,made:_,bytes:pt,hash:tt}=y;return!(0,M.KH)(O,64)||!(0,M.KH)(D,256)||!(0,M.KH)(tt,64)||!(U===null||(0,M.
KH)(U,4096))||typeof pt!="number"||!Array.isArray(_)||!_.every(ft=>(0,M.KH)(ft,4096))?void 0:{key:O,deployID:D,place:U,made:_,bytes:pt,hash:tt}}catch(u){d.error=
u,d.hasError=!0}finally{const u=ot(d);u&&await u}}})};export{us as id,hs as ids,ws as modules};

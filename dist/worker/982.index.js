const ls=982,fs=[982],ds={5388:((It,ct,f)=>{f.r(ct),f.d(ct,{asSyncFailure:()=>rt,brokenSite:()=>c,isErrorOfSite:()=>m,syncFailure:()=>B});var X=f(3739),z=f(2881),
A=f(5879),T=f(8423);function B(P,K){return(0,z.SU)("sync",P,K)}const C=new Set(["index_unanswered","index_empty","dead_asset"]);function m({code:P}){return C.has(
P)}function c(P){const K=P.filter(m),M=K.length-1,g=M>0?` (and ${M} more ${M===1?"error":"errors"})`:"",L=`The start page is broken: ${K[0]?.message}${g}`,d=P.flatMap(
({file:O,line:k,code:$,message:N})=>O===null?[]:[{file:O,line:k,column:null,severity:lt($),code:$,message:N}]);return new z.$w({...B("site_broken",L).facts,diagnostics:d})}
function lt(P){return P==="build_fault"||C.has(P)?"error":"warning"}const G="The output could not be stored: the storage of the platform cannot be used now";function st(){
return B("disk_full","The disk of the platform is full: the output could not be stored")}function rt(P,K){if(P instanceof z.$w)return P;if(K.aborted)return K.reason;
if(P instanceof A.Sb)return st();if(P instanceof T.us)return P.isFull?st():B("storage_unavailable",G);const M=(0,X.xU)(P)??(0,X.bD)(P);return B("sync_failed",`T\
he output could not be stored (${M})`)}}),2982:((It,ct,f)=>{f.d(ct,{runSupervisor:()=>os});var X=f(8161),z=f(1224),A=f(3739),T=f(4406),B=f(572),C=f(3024),m=f(1455),
c=f(6760),lt=f(384),G=f(1463),st=f(8795),rt=f(9758),P=f(8087),K=f(9537),M=f(3097),g=f(2654),L=f(2106),d=f(6757),O=f(3121),k=f(1217),$=f(3296),N=f(6321),x=f(7598),
J=f(8302),ft=f(597);const j="of",u="own-branches",w=64,b=16;async function S(s){const[t]=await Vt(s),e=[];for(const n of await(0,d.XL)((0,c.join)(s,d.iW)))e.push(
await R((0,c.join)(s,d.iW,n),n===t));return e.sort((n,r)=>r.usedMs-n.usedMs)}async function R(s,t){const e=(0,c.join)(s,j),n=(await(0,m.stat)(e).catch(()=>{}))?.
mtimeMs??0,r=await(0,N.oU)({whole:[s],changed:[],since:0},U);return{folder:s,kept:(0,d.CJ)(s),...await Se(e),isOwn:t,bytes:r?.bytes??0,usedMs:n}}const U={bytes:Number.
POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};async function tt(s,t,{repository:e,branch:n,appBranch:r},i){const o=Jt(e,n),a=(0,c.join)(t,d.iW,o);let l=await Vt(
t);n===r&&l[0]!==o&&(l.includes(o)||await(0,d.Fi)(s,[a]),l=[o,...l.filter(Q=>Q!==o)].slice(0,w),await Xt((0,c.join)(t,u),JSON.stringify(l))),await(0,m.mkdir)(a,
{recursive:!0});const h=(0,c.join)(a,j);await Xt(h,JSON.stringify({repository:(0,ft.ri)(e),branch:n}));const y=i.now()/1e3;await(0,m.utimes)(h,y,y);const p=Jt(e,
r);if(l.includes(o)||!l.includes(p))return{own:(0,d.CJ)(a),shared:void 0};const E=(0,d.CJ)((0,c.join)(t,d.iW,p)),D=await(0,d.lQ)(E.cache)&&await(0,d.lQ)(E.installs);
return{own:(0,d.CJ)(a),shared:D?E:void 0}}async function yt(s,t,e,n){let[r,i]=[0,0];const o=[];for(const a of await S(t)){if(a.isOwn)continue;r+=1,i+=a.bytes,(r>
b||i>n)&&a.kept.cache!==e.cache&&o.push(a.folder)}await(0,d.Fi)(s,o)}async function ot(s,t){await(0,d.Fi)(s,[(0,c.join)(t,d.iW)]),await(0,m.rm)((0,c.join)(t,u),
{force:!0})}async function dt(s){return(await(0,d.XL)((0,c.join)(s,d.iW))).map(e=>(0,d.CJ)((0,c.join)(s,d.iW,e)).installs)}function Jt(s,t){return(0,x.hash)("sh\
a256",JSON.stringify([s,t])).slice(0,32)}async function Vt(s){const t=await Gt((0,c.join)(s,u));return Array.isArray(t)?t.filter(e=>typeof e=="string"):[]}async function Se(s){
const t=await Gt(s),{repository:e,branch:n}=(0,J.Gv)(t)?t:{};return{repository:String(e??""),branch:String(n??"")}}async function Gt(s){return(0,J.U4)(await(0,m.
readFile)(s,"utf8").catch(()=>""))}async function Xt(s,t){await(0,m.writeFile)(`${s}.new`,t,{mode:384}),await(0,m.rename)(`${s}.new`,s)}const Oe="kept-installs",
Te=.9;class je{#t;#e;#n;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n}async open(t){const e=Ct(await(0,O.s9)(t)??[]);return async()=>{const n=Ct(await this.#i(
t))-e;await this.#s(t),n!==0&&await this.#o(n)}}async#s(t){if((await(0,d.cE)((0,c.join)(t,"../../.."))).length>1)return;const e=await(0,m.readdir)(t).catch(()=>[]);
await(0,d.Fi)(this.#t,e.filter(n=>n.startsWith(".")).map(n=>(0,c.join)(t,n)))}async forget(){await(0,d.dM)(this.#r)}get#r(){return(0,c.join)((0,c.dirname)(this.#t),
Oe)}async#o(t){const e=await this.#a(a=>a+t);if(e<=this.#c(e))return;const n=[];for(const a of await(0,m.readdir)(this.#t))if(!a.startsWith("."))for(const l of await dt(
(0,c.join)(this.#t,a)))n.push(...await this.#i(l));let r=Ct(n);const i=this.#c(r),o=r>i?i*Te:r;for(const a of(0,O.ll)(n).toReversed()){if(r<=o)break;await(0,d.Fi)(
this.#t,[a.folder]),r-=a.bytes}await this.#a(a=>r+(a>e?a-e:0))}async#i(t){const e=await(0,O.s9)(t);if(e===void 0)return await(0,d.Fi)(this.#t,[t]),[];const n=(0,O.
wQ)(e,this.#e.installBytes);return await(0,d.Fi)(this.#t,n.map(({folder:r})=>r)),e.filter(r=>!n.includes(r))}#c(t){const e=(0,N.OV)(this.#t)?.bytes??0;return Math.
min(this.#e.installsBytes,(t+e)*O.Xw)}#a(t){return(0,$.x)(this.#n,"installs",async()=>{const e=await(0,m.readFile)(this.#r,"utf8").catch(()=>""),n=t(/^\d{1,15}$/.
test(e)?Number(e):Number.NaN);return await(0,m.writeFile)(`${this.#r}.new`,String(Math.max(0,n)),{mode:384}),await(0,m.rename)(`${this.#r}.new`,this.#r),n})}}function Ct(s){
return s.reduce((t,e)=>t+e.bytes,0)}var gt=f(4903),Dt=f(447);const Pt="folders",At="kept.json",Me=4096,ke={bytes:2**45,files:1e7};async function Qt(s,t,e){const r=(await(0,N.
oU)({whole:e,changed:[],since:0},ke).catch(()=>{}))?.bytes??0,i=JSON.stringify({owner:t,bytes:r,usedMs:Date.now()}),o=(0,c.join)(s,`${At}.${process.pid}`);return await(0,m.
writeFile)(o,i,{mode:384}).then(()=>(0,m.rename)(o,(0,c.join)(s,At))).catch(()=>{}),r}async function Zt(s){const t=[];for(const e of await(0,m.readdir)(s).catch(
()=>[])){if(e.startsWith("."))continue;const n=(0,c.join)(s,e),r=await(0,m.stat)(n).catch(()=>{});r?.isDirectory()&&t.push({folder:n,...await De(n)??{owner:"",bytes:0,
usedMs:r.mtimeMs}})}return t}async function De(s){const t=await(0,m.readFile)((0,c.join)(s,At),"utf8").catch(()=>"");if(t===""||t.length>Me)return;const{owner:e,
bytes:n,usedMs:r}=(0,J.D7)(t)??{};return(0,J.KH)(e,256)&&typeof n=="number"&&typeof r=="number"?{owner:e,bytes:n,usedMs:r}:void 0}function _t(s,t,e){const n=(0,N.
OV)(s)?.bytes??Number.POSITIVE_INFINITY,r=e.reduce((i,{bytes:o})=>i+o,0);return{...t,allBytes:Math.min(t.allBytes,(r+n)*O.Xw)}}async function Pe({builds:s,lock:t,
now:e},n){const r=[];let i;for(const l of await(0,d.XL)(s))for(const h of await Zt((0,c.join)(s,l,d.iW))){const y=e()-h.usedMs>gt.Wi;y&&(i??=await n()),r.push({
...h,isDue:y&&i!==void 0&&i.size>0&&!i.has(l)})}const o=_t(s,gt.X2.caches,r),a=({folder:l,usedMs:h,isDue:y})=>(0,$.x)(t,Pt,async()=>{const p=(0,c.join)(l,"../..");
if((await(0,d.cE)(p)).length>0)return!1;const E=y===!0||e()-h>o.ageMs,D=[...await(0,d.Fi)(s,[E?l:(0,d.CJ)(l).cache])];return E?(await(0,d.XL)((0,c.join)(p,d.iW))).
length===0&&D.push(...await(0,d.Fi)(s,[p])):await(0,m.rm)((0,c.join)(l,At),{force:!0}),D.length===0});return(0,st.I)({kind:"caches",bounds:o,list:async()=>r,end:a},
e)}async function Ae({builds:s,mirrors:t,lock:e,now:n},r){const i=await Zt(t),o=({usedMs:p})=>n()-p>gt.Wi,a=i.some(o)?await r():new Set,l=[];for(const p of i){const E=p.
folder.slice(t.length+1),D=o(p)&&!a.has(E),Q=await Le(p.folder)>gt.FM;l.push({...p,isDue:D||Q})}const h=({folder:p})=>(0,$.x)(e,Pt,async()=>await(0,Dt.Qz)((0,c.
join)(p,Dt.Jr))?!1:(await(0,d.Fi)(s,[p])).length===0);await(0,m.mkdir)(s,{recursive:!0,mode:448});const y=_t(t,gt.X2.mirrors,l);return(0,st.I)({kind:"mirrors",bounds:y,
list:async()=>l,end:h},n)}async function Le(s){const t=(0,c.join)(s,"repository.git"),e=await(0,m.readdir)((0,c.join)(t,"refs/slipway")).catch(()=>[]),n=await(0,m.
readFile)((0,c.join)(t,"packed-refs"),"utf8").catch(()=>"");return e.length+n.split(`
`).filter(r=>r.includes(" refs/slipway/")).length}var Ft=f(8474),$e=f(3052),Wt=f(3715),St=f(1264),qt=f(9127),te=f(8627),Nt=f(2881),Ot=f(8013),pt=f(417);function xe(s){
const{everyMs:t,onFailure:e,every:n=z.fm,isDue:r=!1}=s;let i,o=!1,a=!1;const l=()=>(o=i!==void 0&&s.follows===!0,i??=s.run().then(()=>{},e).finally(()=>{i=void 0,
o&&!a&&l()}),i),h=n(t,()=>{l()});return r&&l(),{run:l,async[Symbol.asyncDispose](){a=!0,h(),await i}}}const ee=6e4,Re=5e3;function Ie(s){const t=new AbortController;
let e="",n=performance.now();const i=xe({everyMs:Re,run:async()=>{const o=await Ce(s);o!==e&&(n=performance.now()),e=o,performance.now()-n>=ee&&t.abort(new Error(
"Git LFS stores nothing"))},onFailure:()=>{}});return{signal:t.signal,[Symbol.dispose]:()=>{i[Symbol.asyncDispose]()}}}async function Ce(s){const t=(0,c.join)(s,
"incomplete"),e=await(0,m.readdir)((0,c.join)(s,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,m.readdir)(t).catch(()=>[]),r=await Promise.all(n.map(o=>(0,m.
stat)((0,c.join)(t,o)).catch(()=>{}))),i=n.map((o,a)=>[o,r[a]?.size??0]).filter(([,o])=>o>0);return JSON.stringify([e.length,i])}var Fe=function(s,t,e){if(t!=null){
if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispo\
se is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=
n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,
dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},We=(function(s){return function(t){function e(o){t.error=t.hasError?new s(o,t.error,"An error was\
 suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().
then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return e(a),i()})}else r|=1}catch(a){e(a)}if(r===
1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(s,t,e){
var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const ne=12e4,Ne=1024*1024;class Be{folder;lent;#t;#e;#n;#s;constructor(t,e,n){const r=se(
e);this.#n=n,this.folder=(0,c.join)(t,r),this.lent=(0,c.join)(this.folder,Lt),this.#t=(0,c.join)(this.folder,Tt),this.#e=e,this.#s=i=>(0,$.x)(n,`mirror:${r}`,i)}async make(){
if(await(0,$.x)(this.#n,Pt,async()=>{await(0,m.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,Dt.Yx)((0,c.join)(this.folder,Dt.Jr))}),(0,C.existsSync)(this.
lent))return;const t=(0,c.join)(this.folder,(0,x.randomUUID)());await oe(t),await(0,m.rename)(t,this.lent).catch(()=>(0,d.dM)(t))}async record(t){await Qt(this.
folder,t,[this.folder])}#r(t){const{env:e,config:n}=Ge(this.#e);return(0,pt.ww)(this.#e.protocols,{...t,env:{...t.env,...e},config:n})}fetch(t,e){const n=this.#r(
e);return this.#s(()=>this.#o(n,t))}fetchHistory(t,e){return this.#s(async()=>{const n=AbortSignal.timeout(ne),r=AbortSignal.any([e.signal,n]),i=this.#r({...e,signal:r}),
o=await this.#l(i,n,t);return e.signal.throwIfAborted(),o})}fetchLargeFiles(t,e){const n=Ue(this.#e);return this.#s(async()=>{const r={stack:[],error:void 0,hasError:!1};
try{const i=Fe(r,Ie((0,c.join)(this.#t,"lfs")),!1),o=this.#r({...e,signal:AbortSignal.any([e.signal,i.signal])}),a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],l=()=>(0,d.
dM)((0,c.join)(this.#t,"lfs/logs")),h=(y,p)=>(0,Ot.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.shown} could not be fetched: ${y}`,p);try{const{
exitCode:y,errors:p}=await o.try(["-C",this.#t,...a]).finally(l);if(y!==0)throw h((0,pt.VS)(p),p)}catch(y){if(e.signal.throwIfAborted(),!i.signal.aborted)throw y;
const p=`their server has sent nothing of them for ${(0,qt.a3)(ee)}`;throw h(`${p}. It may refuse the files, or the credential of this platform`,[])}}catch(i){r.
error=i,r.hasError=!0}finally{We(r)}})}async#o(t,e){if(!(0,C.existsSync)(this.#t)||!await this.#c())return this.#i(t,e);const n=e.commit&&["-C",this.#t,"rev-par\
se","--quiet","--verify",`${e.commit}^{commit}`];if(e.commit&&n&&(await t.try(n)).exitCode===0)return e.commit;try{return await this.#a(t,this.#t,e)}catch(r){if(!(r instanceof
Nt.$w)||r.facts.code!=="clone_failed")throw r;return this.#i(t,e)}}async#i(t,e){const n=(0,c.join)(this.folder,He);await(0,d.dM)(n);try{await Ke(n);const r=await this.#a(
t,(0,c.join)(n,Tt),e,Ye),{credentials:i}=this.#e;if(i){const o=(0,x.randomUUID)(),a=`${o} ${ae(o,i)}`;await(0,m.writeFile)((0,c.join)(n,Tt,ie),a,{mode:384})}await(0,d.
dM)(this.#t);for(const o of re)await(0,d.dM)((0,c.join)(this.lent,o)),await(0,m.rename)((0,c.join)(n,Lt,o),(0,c.join)(this.lent,o));return await(0,m.rename)((0,c.
join)(n,Tt),this.#t),r}finally{await(0,d.dM)(n)}}async#c(){const{credentials:t}=this.#e;if(!t)return!0;const[e="",n]=(await(0,m.readFile)((0,c.join)(this.#t,ie),
"utf8").catch(()=>"")).split(" ");return n===ae(e,t)}async#a(t,e,n,r=[]){const{url:i,shown:o}=this.#e,a=n.commit?[n.commit]:[`refs/heads/${n.branch}`,`refs/tags\
/${n.branch}`];for(const l of a){const h=`refs/slipway/${(0,x.hash)("sha256",l).slice(0,16)}`,y=["-q","--depth=1","--no-tags","--",i,`+${l}:${h}`],{exitCode:p,errors:E}=await t.
try(["-C",e,...r,"fetch",...y]);if(p===0)return/^[0-9a-f]*/.exec(await(0,m.readFile)((0,c.join)(e,"FETCH_HEAD"),"utf8"))?.[0]??"";const D=Je(E,o,n);if(D.facts.code!==
"branch_not_found")throw D}throw(0,Ot.V2)("clone","branch_not_found",`The repository ${o} has no branch "${n.branch}"`)}async#l(t,e,n){const r=["-q","--depth=21\
47483647","--no-tags","--",this.#e.url,n];try{const{exitCode:i,errors:o}=await t.try(["-C",this.#t,"fetch",...r]),a=await(0,m.readFile)((0,c.join)(this.#t,"shal\
low"),"utf8").catch(()=>"");return i===0&&a.length<=Ne?{shallow:a}:(await ce(this.#t),{problem:(0,pt.VS)(o)})}catch(i){return await ce(this.#t),{problem:e.aborted?
`it took longer than ${(0,qt.a3)(ne)}`:(0,A.bD)(i)}}}}function se({url:s,credentials:t}){const e=[s,t!==void 0];return(0,x.hash)("sha256",JSON.stringify(e)).slice(
0,32)}function Ue({url:s}){return s.startsWith("/")?`file://${s}`:`${s.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const Tt="repository.git",Lt="\
lent",He="new",re=["objects","lfs/objects"];async function oe(s){await(0,te.e)(s,{bare:!0,branch:"main"}),await(0,m.mkdir)((0,c.join)(s,"lfs/objects"),{recursive:!0})}
async function Ke(s){const[t,e]=[(0,c.join)(s,Tt),(0,c.join)(s,Lt)];await oe(e),await(0,te.e)(t,{bare:!0,branch:"main"}),await(0,m.mkdir)((0,c.join)(t,"lfs"));for(const n of re)
await(0,m.rm)((0,c.join)(t,n),{recursive:!0,force:!0}),await(0,m.symlink)((0,c.relative)((0,c.dirname)((0,c.join)(t,n)),(0,c.join)(e,n)),(0,c.join)(t,n))}const ie="\
slipway-access";function ae(s,{user:t,password:e}){return(0,x.hash)("sha256",JSON.stringify([s,t,e]))}const Ye=["-c","maintenance.auto=false"],ze=[[/transport '[^']*' not allowed/,
"repository_not_allowed",s=>`The repository ${s} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(s,{commit:t})=>`The repository ${s} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(s,{branch:t})=>`The repository ${s}\
 has no branch "${t}"`],[pt.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",s=>`The repository ${s} was not found, or it is private`]];function Je(s,t,e){const n=s.join(`
`),[,r,i]=ze.find(([o])=>o.test(n))??[];return r&&i?(0,Ot.V2)("clone",r,i(t,e),s):(0,Ot.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,pt.
VS)(s)}`,s)}async function ce(s){const t=(0,c.join)(s,"objects/pack"),n=(await(0,m.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,c.join)(
t,r));for(const r of[...n,(0,c.join)(s,"shallow.lock")])await(0,m.rm)(r,{force:!0})}const le="SLIPWAY_REPOSITORY_USER",fe="SLIPWAY_REPOSITORY_PASSWORD",Ve=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${le}" "$${fe}"; }; f`;function Ge({url:s,credentials:t}){return t?{env:{[le]:t.user,[fe]:t.password},
config:[[`credential.${new URL(s).origin}.helper`,Ve]]}:{env:{},config:[]}}var jt=f(6355),Xe=f(3511),de=f(5879);class Qe{#t;#e;#n;#s;#r=new Map;#o=new Set;#i=0;#c=0;constructor(t,e,n){
this.#t=t,this.#e=e,this.#n=n,this.#s=t.writer()}writer(){return{keep:(t,e)=>{const n=this.#a(t),r=o=>(o&&this.#r.set(n,e),o),i=this.#s.keep(t,e);return typeof i==
"boolean"?r(i):i.then(r)},put:async(t,e,n)=>{this.#f(t,e.length,n),await this.#s.put(t,e,n),this.#l(n,e.length)},putStream:async(t,e,n,r)=>{this.#f(t,e,r),await this.#s.
putStream(t,e,n,r),this.#l(r,e)},settle:()=>this.#s.settle(),[Symbol.asyncDispose]:async()=>{}}}async check(t){const e=(0,jt.T5)(this.#e,t),n=this.#r.has(t)?await this.#t.
load(e,Wt.Si.indexBytes):void 0;if(!n?.bytes)throw new Error("it named a release that it did not store");const r=await Xe.el.open(n.bytes,()=>{});let i=0;const o=new Set;
for(const{hash:l,size:h}of r.files()){const y=this.#r.get(l);if(y===void 0)throw new Error("its release names an object that it did not store");if(y!==h)throw new Error(
"its release names an object by another size");i+=h,this.#o.has(l)&&o.add(l)}const a=r.count;return{manifestHash:t,files:a,bytes:i,written:o.size,reused:a-o.size}}async[Symbol.
asyncDispose](){await this.#s[Symbol.asyncDispose]()}#a(t){const e=(0,jt.Xy)(t);if(e!==void 0&&t===(0,jt.T5)(this.#e,e))return e;throw new Error("The worker nam\
ed a blob that is not an object of its organization")}#l(t,e){this.#r.set(t,e),this.#o.add(t)}#f(t,e,n){if(this.#a(t)!==n)throw new Error("The worker named an o\
bject by another hash");this.#i+=1,this.#c+=e;const{files:r,totalBytes:i}=this.#n;if(this.#i>r+1||this.#c>i+Wt.Si.indexBytes)throw new de.Sb("The release is lar\
ger than a release may be")}}var Bt=f(6848),Ze=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,
r;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(
this)}catch(i){return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},_e=(function(s){return function(t){
function e(o){t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.
async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});class qe{isolation;tmp;#t;#e=new AbortController;#n;#s=new Set;#r=new Map;#o;#i;#c=!1;#a=[];#l;#f;#d=0;#u;constructor(t){
this.#t=t,this.#n=AbortSignal.any([this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#o=this.#v(),this.#o.
catch(()=>{}),this.#i=this.#h(t.job),this.#i.catch(()=>{})}get lentFolder(){return this.#o.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#o,
this.#i]).then(([{mirror:t},e])=>({mirror:t,tip:e}))}async checkedRelease(t){if(!this.#f)throw new Error("it named a release, and stored none");return this.#f.check(
t)}async fetch(t,{signal:e,onLine:n}){this.#l=n;for(const l of this.#a.splice(0))n(l);const{repository:r,mirror:i}=await this.#o;if(t==="commit"){const l={stack:[],
error:void 0,hasError:!1};try{this.#c&&(this.#i=this.#h({...this.#t.job,commit:await this.#i})),this.#c=!0;const h=Ze(l,(0,Ft.addAbortListener)(e,()=>this.#e.abort(
e.reason)),!1),y=await this.#i;return{mirror:i.lent,tip:y,shown:r.shown}}catch(h){l.error=h,l.hasError=!0}finally{_e(l)}}const o=await this.#i,a=this.#m(r,i,e);
return t==="history"?i.fetchHistory(o,a):(await i.fetchLargeFiles(o,a),null)}versionsOf(t){const e=this.#r.get(t)??(0,Bt.x4)(this.#y(),t);return this.#r.set(t,e),
e}async tool(t,e){if(this.#d+=1,this.#d>tn)throw new Error("The worker asked for too many tools");return(0,Bt.R3)(this.#y(),t,e)}async run(t){const e=this.#p(t);
return this.#s.add(e),e.finally(()=>this.#s.delete(e))}async#p({signal:t,...e}){const{sandbox:n,workspace:r,context:i}=this.#t,{mirror:o}=await this.#o,a=this.#b(
AbortSignal.any([t,this.#n]));return r.isToFill&&!e.showsInstalls&&(this.#u??=this.#E(a),await this.#u),{...await n.run({...e,...a,readable:[o.lent,i.tools]}),diskWasShort:n.
guardOf(r).diskWasShort}}#b(t){const{workspace:e,job:n,marker:r}=this.#t;return{workspace:e,app:n.app,outerEnv:{[St.tl]:r},signal:t}}async#E(t){const{sandbox:e,
workspace:n}=this.#t,r=n.shared?.cache;if(r===void 0)return;const i={PATH:St.sg,LC_ALL:"C",FROM:r,TO:n.cache},o={readable:[],showsSharedCache:!0};await e.run({...t,
...o,script:en,cwd:n.root,env:i,onLine(){}})}async tried(t){const{tried:e,signal:n}=this.#t;return!e||n.aborted?null:Promise.race([e(t),(0,Ft.once)(n,"abort").then(
()=>null)])}async look(t,e){await this.#t.look?.(t,e)}writer(){const{blobs:t,job:e,outputLimits:n=Wt.dv}=this.#t;if(!t)throw new Error("This host stores nothing");
return this.#f??=new Qe(t,e.app.org,n),this.#f.writer()}async end(){this.#e.abort(new Error("The build has ended")),await Promise.allSettled([this.#i,...this.#s]),
await this.#o.then(({mirror:t})=>t.record(this.#t.job.app.org)).catch(()=>{}),await this.#f?.[Symbol.asyncDispose]().catch(()=>{})}async#v(){const{job:t,rules:e,
mirrors:n,lock:r}=this.#t,i=(0,k.B)(t.repository,e),o=new Be(n,i,r);return await o.make(),{repository:i,mirror:o}}async#h(t){const{repository:e,mirror:n}=await this.#o,
{commit:r,branch:i}=t;return this.#w(`Cloning ${e.shown}, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(t,this.#m(e,n,this.#n))}#w(t){this.#l?this.#l(t):this.#a.length<
nn&&this.#a.push(t)}#m(t,e,n){const{context:r,sandbox:i,workspace:o,marker:a}=this.#t,l=i.guardOf(o);return l.include(e.folder),{env:{...r.hostEnv,PATH:r.path,[St.
tl]:a},signal:AbortSignal.any([n,this.#n]),guard:l,run:t.url.startsWith("/")?void 0:i.confined([e.folder],[],this.#g(t)),onLine:h=>this.#w(h)}}#g({url:t}){return this.#t.
rules.allowLocal&&(0,lt.U)(URL.parse(t)?.hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:e,lock:n,sandbox:r}=this.#t,{tools:i,hostEnv:o,path:a,
clock:l}=t,h=y=>r.confined([y]);return{tools:i,hostEnv:o,path:a,clock:l,marker:e,lock:n,signal:this.#n,runIn:h}}}const tn=4,en=`size=$(du -sk "$FROM" | cut -f1)\
; [ "\${size:-0}" -le ${1024*$e.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,nn=1e3;function sn(s){const{limits:t,clock:e,lasting:n,lock:r}=s,i=(0,c.resolve)(s.dataDir),o={builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,
"git"),tools:(0,c.join)(i,"tools")},a=(0,K.Ou)(s.path,process.execPath),l=(0,G.Fg)(i),h=(0,P.sr)(l),y=new je(o.builds,t,r),p={limits:t,tools:o.tools,hostEnv:s.env,
path:a,clock:e},E={template:s.gitUrlTemplate,allowLocal:s.allowLocalGit};let D;const Q=()=>(D??=Et().then(v=>an(s,a,v)),D);let et;const Et=()=>(et??=s.known?Promise.
resolve(s.known.limiter):(0,P.Mi)(s.cgroup,l),et);return{sandbox:Q,open:async(v,Z)=>{for(const it of Object.values(o))await(0,m.mkdir)(it,{recursive:!0,mode:448});
await(0,m.chmod)(o.tools,493);const H=await Q(),I=H.ownerOf(v.app);let F=!1;const Y=await(0,$.x)(r,Pt,async()=>{await(0,m.mkdir)((0,c.join)(o.builds,(0,d.o5)(v.
app)),{recursive:!0});const it=await(0,m.realpath)((0,c.join)(o.builds,(0,d.o5)(v.app)));return F=await fn(o.builds,it,v.settings.cachesOf),(0,d.sK)(o.builds,v.
app,v.deployID,I,{checkout:(0,d.IM)(v.repository),stored:await tt(o.builds,it,v,e),isMapped:H.isolation.kind!=="none"})});F&&await(0,d.l7)(o.builds,[]);const _=await H.
limit(Y,`${h}${v.deployID}`),{own:V}=Y.stored,ht=n?await y.open(V.installs):void 0,at=`${l}${v.deployID}`,wt=new qe({job:v,context:p,rules:E,workspace:Y,lock:r,
marker:at,...Z,sandbox:H,mirrors:o.mirrors});return{context:p,workspace:Y,host:wt,sandbox:H,close:async()=>{await wt.end(),await _(),await ht?.(),n&&await Qt((0,c.
dirname)(V.cache),v.app.org,[V.cache]),n?await(0,d.jf)(o.builds,Y,H.guardOf(Y).wrote):await(0,d.qh)(Y),v.branch!==v.appBranch&&await yt(o.builds,Y.app,V,on*t.installBytes)}}},
async clean(v){v===null&&(await(0,L.uY)((0,G.ig)(i,0),(0,G.ig)(i,process.ppid)),await y.forget(),await cn(i));const Z=await Et();Z.kind==="cgroup"&&await(0,rt.KV)(
Z.folder,h,v??void 0);const H=await(0,d.m7)(o.builds),I=v===null?[]:await Promise.all(H.map(d.PE)),F=H.filter((_,V)=>v===null||I[V]===v);F.length>0&&await(0,L.k3)(
l,v??void 0);const Y=await(0,d.Fi)(o.builds,F);for(const _ of await(0,m.readdir)(o.builds).catch(()=>[]))for(const V of await dt((0,c.join)(o.builds,_)))await new O.
$f(V,s.limits).tidy(v);return _=>(0,d.l7)(o.builds,Y,_)},async collect(v,Z,H){const I=()=>e.now(),F={builds:o.builds,mirrors:o.mirrors,lock:r,now:I},Y=async()=>{
const ht=await v();return new Set(ht.flatMap(at=>rn(at,E)))},_=async()=>{const ht=(await Z()).map(at=>at.split("/"));return new Set(ht.map(([at="",wt="",mt=""])=>(0,d.
o5)({org:at,project:wt,appID:mt})))},V=(0,Bt.Ac)({tools:o.tools,lock:r,now:I});return(0,st.e)([await Pe(F,_),await Ae(F,Y),V],H)},sweep:v=>(0,d.l7)(o.builds,[],
v)}}function rn(s,t){try{return[se((0,k.B)(s,t))]}catch{return[]}}const on=2;async function an(s,t,e){return(0,g._i)({limiter:e,want:s.isolation,limits:s.limits,
tools:await(0,g.Sg)(t,(0,K.ao)(s.env)),dataDir:await(0,m.realpath)(s.dataDir),known:s.known?.isolation,network:{want:s.network.want,known:s.known?.network,allowed:[
...s.networkAllow.map(lt.s),...(0,M.C)(s.env,s.gitUrlTemplate)]}})}async function cn(s){await(0,m.rm)((0,c.join)(s,"installs"),{recursive:!0,force:!0});for(const t of await(0,m.
readdir)((0,c.join)(s,"git")).catch(()=>[])){const e=(0,c.join)(s,"git",t);(0,C.existsSync)((0,c.join)(e,Lt))||await(0,m.rm)(e,{recursive:!0,force:!0})}}const ln="\
caches-of";async function fn(s,t,e){if(e===void 0)return!1;const n=(0,c.join)(t,ln);return await(0,m.readFile)(n,"utf8").catch(()=>"")===e?!1:(await ot(s,t),await(0,m.
writeFile)(n,e),!0)}var dn=f(1331);const un=["stage","commit","log","pulse","stored","failed","detected"],ue={waiting:{},begun:{clone:"clone",failed:"over"},clone:{
commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},
sync:{stored:"over",failed:"over"},over:{}},hn=100,wn=2;class he{#t;#e;#n;#s=0;constructor(t,e=()=>performance.now()){this.#t=t,this.#e=e,this.#n=e()}exceeds(){
return this.#s+=1,this.#s>hn+wn*(this.#e()-this.#n)/this.#t}}class mn{#t;#e;#n="waiting";#s="clone";#r;constructor(t){this.#t=new he(T.lb,t),this.#e=new he(T.iv,
t)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t.exceeds()?
"it sent too many heartbeats":void 0;case"log":return"failed"in ue[this.#n]?t.text.length>=T.jz?void 0:this.#e.exceeds()?"it sent its log in too many parts":void 0:
"it sent a log out of order";case"stage":return this.#s=t.stage,this.#o(t.stage,`the stage "${t.stage}"`);case"commit":return this.#r=t.commit,this.#o("commit",
"a commit");case"stored":return this.#o("stored","a release")??this.#i(t.commit,"a release");case"failed":return this.#o("failed","a failure");case"detected":return this.#o(
"detected","what it detected")??this.#i(t.commit,"what it detected")}}#o(t,e){const n=ue[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it sent ${e}\
 out of order`;this.#n=r}#i(t,e){return t===this.#r?void 0:`it sent ${e} of another commit`}}function yn(s){return un.some(t=>t===s.kind)}var pn=f(5388),bn=f(6822),
En=f(8423),Ut=f(8995);function vn(s){const t=(0,Ut.getCompileCacheDir)();if(t===void 0)return;const e=s===void 0?(0,c.basename)(t):(0,c.basename)(t).replace(/-\d+$/,
`-${s}`);return{from:t,to:(0,c.join)(St.Sq,e)}}const Ht="worker-compiled";async function gn(s){const t=(0,Ut.getCompileCacheDir)();if(t!==void 0)try{const e=me(
s),n=(0,C.statSync)((0,c.join)(t,Ht),{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs>=e;if(r&&n.atimeMs>=we(t))return;if(!r){const{loadWorker:o}=await f.e(120).then(
f.bind(f,7120));await o(),(0,Ut.flushCompileCache)(),(0,C.writeFileSync)((0,c.join)(t,Ht),"")}const i=we(t);for(const o of(0,C.readdirSync)(t))(0,C.chmodSync)((0,c.
join)(t,o),420);(0,C.utimesSync)((0,c.join)(t,Ht),i/1e3,e/1e3)}catch{}}function we(s){return Math.floor((0,C.statSync)(s).mtimeMs)}function me(s){const t=(0,C.statSync)(
s);if(!t.isDirectory())return t.mtimeMs;const e=(0,C.readdirSync)(s,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...e.map(
({name:n})=>me((0,c.join)(s,n)))))}var Sn=f(7994),Mt=f(2978),ye=f(6169),On=f(4789);const Tn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,jn=256,Mn=4096,
kn=8*1024*1024,Dn=1,Pn=1e3;function An(s,t,e){const n=()=>s.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const l={signal:o,onLine:h=>a(
{line:h})};return i==="history"?{value:await s.fetch(i,l)}:i==="largeFiles"?{value:await s.fetch(i,l)}:{value:await s.fetch("commit",l)}},async versions({given:{
tool:i}}){return{value:await s.versionsOf(pe(i))}},async tool({given:{name:i,version:o},event:a}){if(typeof o!="string"||!Tn.test(o))throw bt("version");return{
value:await s.tool({name:pe(i),version:o},l=>a({line:l}))}},async run({given:{script:i,cwd:o,env:a,showsInstalls:l},signal:h,event:y,read:p}){if(r>=Dn)throw new Error(
"The worker runs several commands at once");const E=ut(o,(0,Mt.Qq)(Mn),"folder");if(!(0,Sn.FK)(t.root,E))throw bt("folder");const D={script:ut(i,(0,Mt.Qq)(kn),"\
script"),cwd:E,env:$n(a)};r+=1;try{return{value:await s.run({...D,showsInstalls:l===!0,signal:h,onLine:Q=>y({line:Q}),taken:p})}}finally{r-=1}},async look({given:{
part:i,isLast:o}}){return await s.look(ut(i,T.ty,"description of the output"),o===!0),{}},async tried({given:{found:i}}){return{value:await s.tried(ut(i,ye.tl,"\
list of findings"))}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Pn)throw bt("list of objects");const o=i.map(a=>{const[l,h]=Array.isArray(a)?
a:[];return n().keep(kt(l),Kt(h))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().put(kt(i),a,kt(o)),{}},async stream({
given:{key:i,size:o,sha256:a,stream:l},signal:h}){const y=()=>Ln(e(),{stream:Kt(l)},h);return await n().putStream(kt(i),Kt(o),y,kt(a)),{}},async settle(){return await n().
settle(),{}}}}async function*Ln(s,t,e){for(await s.call("open",t);;){e.throwIfAborted();const{bytes:n}=await s.call("next",t);if(n.length===0)return;yield n}}function $n(s){
if(!(0,J.Gv)(s))throw bt("environment");for(const t of Object.values(s))if(typeof t!="string")throw bt("environment");return s}function ut(s,t,e){const n=t(s);if(n===
void 0)throw bt(e);return n}const pe=s=>ut(s,(0,Mt.yL)(On.It),"tool"),kt=s=>ut(s,(0,Mt.Qq)(jn),"key"),Kt=s=>ut(s,Mt.U9,"size");function bt(s){return new Error(`\
The worker sent an invalid ${s}`)}const xn="confined",Rn=120*6e4,In=3e4;async function Cn(s,{job:t,look:e,lasting:n,outputLimits:r},i,o){const{context:a,workspace:l,
host:h,sandbox:y}=s,p=new AbortController;let E;const D=W=>{E??=W,p.abort(E)},Q=setTimeout(()=>D(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+
Rn);let et;const Et=()=>{const W=a.limits.syncMs+In;et??=setTimeout(()=>D(new Error("storing the output took too long")),W)};let vt="",v=Promise.resolve();const Z=new mn().
begin(),H=(W,nt)=>{if(E)return;const q=(0,T._8)(JSON.stringify({...nt,kind:W}));if(!q||!yn(q))return D(new Error("it sent an invalid message"));const ge=Z.take(
q);if(ge!==void 0)return D(new Error(ge));q.kind==="stage"&&q.stage==="sync"&&Et(),v=v.then(()=>I(q)),v.catch(D)},I=async W=>{if(W.kind==="commit"&&await Fn(W.commit,
s,p.signal),W.kind!=="stored")return i.send(W);try{const nt=await h.checkedRelease(W.release.manifestHash);clearTimeout(et),i.send({...W,release:nt})}catch(nt){
const q=nt instanceof En.us?(0,pn.asSyncFailure)(nt,o):void 0;if(!(q instanceof Nt.$w))throw nt;i.send({kind:"failed",facts:q.facts})}},{limits:F,tools:Y,hostEnv:_,
path:V}=a,ht={job:{...t,repository:(0,ft.ri)(t.repository)},look:e,lasting:n,outputLimits:r,context:{limits:F,tools:Y,hostEnv:_,path:V},workspace:l,isolation:h.
isolation,tmp:h.tmp},at=W=>{const nt=new bn.N_(W,{calls:An(h,l,()=>nt),tell:H,closed:q=>q&&D(q)});nt.tell("start",{...ht}),(0,Ft.addAbortListener)(o,()=>nt.tell(
"abort",{}))},wt=await h.lentFolder;let mt;try{mt=await y.runWorker({workspace:l,args:[`--max-old-space-size=${dn.uw}`,"--",G.RX,xn],readable:[...await Wn(),a.tools,
...wt===void 0?[]:[wt]],code:vn(l.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:St.Sq},signal:p.signal,onLink:at,onLine(W){vt=`${vt}${W.slice(0,2e3)}\

`.slice(-4e3)}})}catch(W){throw E?new Error(`The worker was ended because ${E.message}`):W}finally{clearTimeout(Q),clearTimeout(et),await v.catch(()=>{})}const{
breach:it}=mt;if(!E&&!Z.isOver&&it?.code==="disk_full")throw(0,Ot.V2)(Z.stage,it.code,`The build was stopped because ${it.because}`);if(E??=it&&new Error(it.because),
E)throw new Error(`The worker was ended because ${E.message}`);if(mt.exitCode!==0)throw new be(mt,vt)}async function Fn(s,{context:t,host:e,sandbox:n},r){const{
mirror:i,tip:o}=await e.fetched;if(s===o)return;const a={...t.hostEnv,PATH:t.path},l=(0,pt.ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),h=[],
y=["--quiet","--verify","--end-of-options",`${o}^{commit}`];if(await l.try(["-C",i.lent,"rev-parse",...y],p=>{h.length<1&&h.push(p)}),h[0]!==s)throw new Error("\
it named a commit that was not fetched")}class be extends Error{name="WorkerEnded";outcome;constructor(t,e){super(e.trim()),this.outcome=t}}async function Wn(){
const s=await Promise.all(G.ap.map(t=>(0,m.realpath)(t).catch(()=>t)));return[...new Set([...G.ap,...s])]}var Yt=f(7975),$t=f(8522),Nn=f(1132),Ee=f(4057),Bn=f(9842),
Un=f(5657),xt=f(4505),Hn=function(s,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(e){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");n=t[Symbol.dispose],e&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){
return Promise.reject(i)}}),s.stack.push({value:t,dispose:n,async:e})}else e&&s.stack.push({async:!0});return t},Kn=(function(s){return function(t){function e(o){
t.error=t.hasError?new s(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===
1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){
return e(a),i()})}else r|=1}catch(a){e(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(s,t,e){var n=new Error(e);return n.name="SuppressedError",n.error=s,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Yn,ZSTD_c_compressionLevel:zn}=$t.
constants,Jn=(0,Yt.promisify)($t.brotliCompress),Vn=(0,Yt.promisify)($t.gzip),Gn=(0,Yt.promisify)($t.zstdCompress),Xn={br:s=>Jn(s,{params:{[Yn]:9}}),zstd:s=>Gn(
s,{params:{[zn]:15}}),gzip:s=>Vn(s,{level:9})};async function Qn(s){const{blobs:t,org:e,manifestHash:n,signal:r,log:i=Nn.aB}=s,o=new Bn.n({blobs:t,clock:z.ml,log:i}),
{index:a}=await o.index(e,n),l=(0,Un.H)(r,1);let h=0;for(const y of a.files()){if(r.throwIfAborted(),(0,Ee.XT)((0,Ee.JL)(y.path)))try{h+=await Zn(y,e,t,o)}catch(p){
if(i("warn","variant_failed",{org:e,hash:y.hash,reason:String(p)}),p instanceof de.Sb)return h}await l()}return h}async function Zn({hash:s,size:t},e,n,r){const i={
stack:[],error:void 0,hasError:!1};try{if(t<xt.kc||t>xt.aJ)return 0;const o=[];for(const h of xt.JC)await n.head((0,jt.PL)(e,s,h))||o.push(h);if(o.length===0)return 0;
const a=await r.read(e,s,t),l=Hn(i,n.writer({lasting:!1}),!0);for(const h of o){const y=await Xn[h](a),p=(0,xt.wl)(y.length<a.length?y:Buffer.alloc(0));await l.
put((0,jt.PL)(e,s,h),p,(0,x.hash)("sha256",p))}return await l.settle(),o.length}catch(o){i.error=o,i.hasError=!0}finally{const o=Kn(i);o&&await o}}var Rt=f(1178);
const _n=1e4,qn=1e4;async function ts(s,t){const{blobs:e,builder:n,channel:r,signal:i}=t;switch(s.kind){case"deploy":return ss(s,t);case"clean":{const o=await n.
clean(s.deployID);return r.send({kind:"done",collected:[]}),zt(await o(i),t)}case"sweep":return(0,X.setPriority)(X.constants.priority.PRIORITY_LOW),zt(await n.sweep(
i),t),r.send({kind:"done",collected:[]});case"variants":return(0,X.setPriority)(X.constants.priority.PRIORITY_LOW),await Qn({blobs:e,...s,signal:i}),r.send({kind:"\
done",collected:[]});case"collect":return r.send({kind:"done",collected:await es(t)})}}function zt(s,{channel:t,signal:e}){if(s.length===0||e.aborted)return;const n=s.
join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function es(s){const{builder:t,channel:e,signal:n}=s,r=ns(e),i=await t.
collect(()=>ve(e,"repositories"),()=>ve(e,"apps"),r);return zt(await t.sweep(n),s),i}async function ve(s,t){const e=[];for(let n=0;n<qn;n+=1){const r=await s.ask(
{about:t,after:e.at(-1)??""});if(!Array.isArray(r))throw new TypeError("The platform did not send a list");if(r.length===0)break;e.push(...r.map(String))}return e}
function ns(s){let t=0;return(e,n,r)=>{if(t+=1,t>T.cJ)return;const i=Object.entries(r??{}).map(([o,a])=>`${o}: ${a}`);s.send({kind:"note",level:e,event:n,text:i.
join(", ").slice(0,2e3)})}}async function ss({job:s,look:t},e){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=e,{lasting:l,outputLimits:h}=n,y=async(I,F)=>{
await o.ask({about:"output",part:I,isLast:F})},p=async I=>(0,ye.U$)(await o.ask({about:"start",found:I}))??null,E=new AbortController,Q=setTimeout(()=>E.abort(new Error(
"The time limit of the build is over")),(s.timeoutMs??n.limits.timeoutMs)+_n).unref();let et;try{const I=AbortSignal.any([a,E.signal]);et=await i.open(s,{blobs:r,
outputLimits:h,look:y,tried:p,signal:I})}catch(I){return o.send({kind:"failed",facts:(0,Rt.xS)(new Rt.Zu("clone",!1,I))})}const{context:Et,workspace:vt,host:v,sandbox:Z}=et,
H=Z.isolation.kind!=="none";try{if(H){const I=e.quiet();try{await Cn(et,{job:s,look:t,lasting:l,outputLimits:h},o,a)}catch(F){if(!(0,A.b$)(F)&&!(F instanceof Nt.
$w))throw F;o.send({kind:"failed",facts:(0,Rt.xS)(new Rt.Zu("clone",!1,F))})}finally{I()}}else{const{deploy:I}=await f.e(120).then(f.bind(f,7120));await I({job:s,
look:t,outputLimits:h,parts:{context:Et,workspace:vt,host:v,lasting:l},tell:(_,V)=>o.send({...V,kind:_}),signal:a})}}finally{clearTimeout(Q),await et.close()}H&&
l&&await gn(G.vP)}const rs=250;async function os({input:s,output:t,path:e}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(
()=>{});const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),rs)};let a;const l=new $.c(s,
t,E=>{E.kind==="abort"?i():E.kind==="prepare"?(a=as(E.settings,e,l),a.catch(r.reject)):r.resolve(E)},o),h=()=>setInterval(()=>l.send({kind:"pulse"}),T.lb);let y=h();
const p=()=>(clearInterval(y),()=>{y=h()});try{const E=await r.promise;if(!a)throw new Error("The job came before the settings");const D=await a;await ts(E,{...D,
channel:l,signal:n.signal,quiet:p}),await D.ready}catch(E){if(n.signal.aborted)return 0;if(!(E instanceof be))throw E;return is(E)}finally{clearInterval(y),await l.
end()}return 0}function is({message:s,outcome:{exitCode:t,signal:e}}){return process.stderr.write(`${s}
`),t??(e===null?1:T.qQ+X.constants.signals[e])}async function as(s,t,e){const r=sn({...s,path:t,lock:async o=>(await e.ask({about:"lock",name:o}),()=>e.send({kind:"\
release",name:o})),clock:z.ml}),i=r.sandbox().then(({isolation:o,limiter:a,network:l})=>e.send({kind:"ready",isolation:o,limiter:a,network:l}),o=>{const a=(0,A.
bD)(o).slice(0,1e3),l={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};e.send({kind:"ready",...l,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:s,blobs:await(0,B.d)(s.blobs),builder:r,ready:i}}}),9910:((It,ct,f)=>{f.d(ct,{YT:()=>st,aF:()=>K,qq:()=>G,z6:()=>P});var X=f(7598),z=f(3024),A=f(
1455),T=f(6760),B=f(1264),C=f(6275),m=function(M,g,L){if(g!=null){if(typeof g!="object"&&typeof g!="function")throw new TypeError("Object expected.");var d,O;if(L){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");d=g[Symbol.asyncDispose]}if(d===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");d=g[Symbol.dispose],L&&(O=d)}if(typeof d!="function")throw new TypeError("Object not disposable.");O&&(d=function(){try{O.call(
this)}catch(k){return Promise.reject(k)}}),M.stack.push({value:g,dispose:d,async:L})}else L&&M.stack.push({async:!0});return g},c=(function(M){return function(g){
function L($){g.error=g.hasError?new M($,g.error,"An error was suppressed during disposal."):$,g.hasError=!0}var d,O=0;function k(){for(;d=g.stack.pop();)try{if(!d.
async&&O===1)return O=0,g.stack.push(d),Promise.resolve().then(k);if(d.dispose){var $=d.dispose.call(d.value);if(d.async)return O|=2,Promise.resolve($).then(k,function(N){
return L(N),k()})}else O|=1}catch(N){L(N)}if(O===1)return g.hasError?Promise.reject(g.error):Promise.resolve();if(g.hasError)throw g.error}return k()}})(typeof SuppressedError==
"function"?SuppressedError:function(M,g,L){var d=new Error(L);return d.name="SuppressedError",d.error=M,d.suppressed=g,d});const lt=6e4;async function G(M,g,L,{
mostBytes:d,signal:O}){const k=`${L}.list`;await(0,A.writeFile)(k,g.map(x=>`./${x}\0`).join(""),{mode:384});const $=`ulimit -f ${Math.ceil(d/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,N=AbortSignal.any([O,AbortSignal.timeout(lt)]);try{const{exitCode:x}=await(0,C.m)("/bin/sh",["-c",$,"sh",L,M,k],{cwd:"/",
env:{PATH:B.sg,LC_ALL:"C"},signal:N});return x===0}catch(x){if(O.aborted)throw x;return!1}}function st(M){return`tar -b 128 -xpPf ${M} --no-same-owner`}const rt=1024*
1024;async function P(M,g,{bytes:L,text:d}={}){const O={stack:[],error:void 0,hasError:!1};try{const k=m(O,await(0,A.open)(M,z.constants.O_RDONLY|z.constants.O_NOFOLLOW),
!0),$=await k.stat();if(!$.isFile()||L!==void 0&&$.size!==L)return;const N=(0,X.createHash)("sha256"),x=Math.max(0,Buffer.byteLength(d??"")-1),J=Buffer.alloc(x+
rt);let[ft,j]=[0,!1];for(;;){g.throwIfAborted();const{bytesRead:u}=await k.read(J,x,rt,ft);if(u===0)break;N.update(J.subarray(x,x+u)),j||=d!==void 0&&J.subarray(
0,x+u).includes(d),J.copyWithin(0,u,x+u),ft+=u}return{bytes:ft,hash:N.digest("hex"),hasText:j}}catch(k){O.error=k,O.hasError=!0}finally{const k=c(O);k&&await k}}
function K(M){return(0,T.join)(M,"tree.tar")}}),3121:((It,ct,f)=>{f.d(ct,{$f:()=>d,Xw:()=>K,ll:()=>O,s9:()=>$,wQ:()=>k});var X=f(7598),z=f(3024),A=f(1455),T=f(6760),
B=f(8302),C=f(6321),m=f(6757),c=f(9910),lt=function(j,u,w){if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var b,
S;if(w){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");b=u[Symbol.asyncDispose]}if(b===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");b=u[Symbol.dispose],w&&(S=b)}if(typeof b!="function")throw new TypeError("Object not disposable.");S&&(b=function(){try{S.call(
this)}catch(R){return Promise.reject(R)}}),j.stack.push({value:u,dispose:b,async:w})}else w&&j.stack.push({async:!0});return u},G=(function(j){return function(u){
function w(U){u.error=u.hasError?new j(U,u.error,"An error was suppressed during disposal."):U,u.hasError=!0}var b,S=0;function R(){for(;b=u.stack.pop();)try{if(!b.
async&&S===1)return S=0,u.stack.push(b),Promise.resolve().then(R);if(b.dispose){var U=b.dispose.call(b.value);if(b.async)return S|=2,Promise.resolve(U).then(R,function(tt){
return w(tt),R()})}else S|=1}catch(tt){w(tt)}if(S===1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return R()}})(typeof SuppressedError==
"function"?SuppressedError:function(j,u,w){var b=new Error(w);return b.name="SuppressedError",b.error=j,b.suppressed=u,b});const st=8,rt=64,P=2*1024*1024,K=1/4,
M=".drafts",g=".removed",L=".shunned";class d{#t;#e;#n;constructor(u,w,b){this.#t=u,this.#e=w,this.#n=b}get mostBytes(){const u=(0,C.OV)(this.#t)?.bytes??0;return Math.
floor(Math.min(this.#e.installBytes,this.#e.installsBytes,u*K))}async find(u){const w=await this.#s(this.#t,u);return w||this.#n===void 0||(0,z.existsSync)((0,T.
join)(this.#t,L,u))?w:this.#s(this.#n,u)}async#s(u,w){const b=u!==this.#t,S=(0,T.join)(u,w);try{if(!(await(0,A.stat)(S)).isDirectory())return}catch{return}const R=await ft(
S).catch(()=>{});if(R?.key===w)return{label:R,folder:S,archive:(0,c.aF)(S),isShared:b};b||await this.remove(S)}async isWhole({label:u,folder:w,archive:b,isShared:S},R){
try{if((await(0,c.z6)(b,R,u))?.hash===u.hash){const U=new Date;return S||await(0,A.utimes)(w,U,U),!0}}catch{R.throwIfAborted()}return S||await this.remove(w),!1}async draft(u){
const w=(0,T.join)(this.#t,M,u);return await this.remove(w),await(0,A.mkdir)(w,{recursive:!0,mode:493}),w}async keep(u,w,b=!1){await(0,A.chmod)((0,c.aF)(u),292),
await(0,A.writeFile)(J(u),JSON.stringify(w),{mode:384}),b&&await this.remove((0,T.join)(this.#t,w.key)).catch(()=>{}),await(0,A.rename)(u,(0,T.join)(this.#t,w.key)).
catch(()=>this.remove(u));const S=await $(this.#t)??[];for(const{folder:R}of k(S,this.#e.installBytes))await this.remove(R)}async remove(u){const w=(0,T.join)(this.#t,
g,(0,X.randomUUID)());try{await(0,A.rename)(u,w)}catch{await(0,A.mkdir)((0,T.join)(this.#t,g),{recursive:!0,mode:448}),await(0,A.rename)(u,w).catch(()=>{})}await(0,m.
dM)(w)}async drop(u){await this.remove((0,T.join)(this.#t,u)).catch(()=>{}),this.#n!==void 0&&await this.#r(u).catch(()=>{})}async#r(u){const w=(0,T.join)(this.#t,
L);(await x(w)).length>=rt&&await this.remove(w),await(0,A.mkdir)(w,{recursive:!0,mode:493}),await(0,A.writeFile)((0,T.join)(w,u),"")}async tidy(u){const w=(0,T.
join)(this.#t,M);if(u===null)for(const b of[w,(0,T.join)(this.#t,g)])await(0,m.dM)(b);else if(await(0,m.lQ)(w))for(const b of[u,`${u}.cache`])await(0,m.dM)((0,T.
join)(w,b))}}function O(j){return[...j].sort((u,w)=>w.usedMs-u.usedMs)}function k(j,u){let w=0;return O(j).filter((b,S)=>(w+=Math.max(b.bytes,b.length),w>u||S>=
st))}async function $(j){const u=await x(j);if(u.length>rt)return;const w=[];for(const b of u){if(b.startsWith("."))continue;const S=(0,T.join)(j,b),[R,...U]=await Promise.
all([S,(0,c.aF)(S),J(S)].map(ot=>(0,A.lstat)(ot).catch(()=>{})));if(!R)continue;const tt=U.reduce((ot,dt)=>ot+(dt?.blocks??0)*N,0),yt=U.reduce((ot,dt)=>ot+(dt?.
size??0),0);w.push({folder:S,bytes:tt,length:yt,usedMs:R.mtimeMs})}return w}const N=512;async function x(j){const u=[];try{for await(const{name:w}of await(0,A.opendir)(
j))if(u.push(w),u.length>rt)break}catch{}return u}function J(j){return(0,T.join)(j,"label.json")}async function ft(j){const u={stack:[],error:void 0,hasError:!1};
try{const w=lt(u,await(0,A.open)(J(j),z.constants.O_RDONLY|z.constants.O_NOFOLLOW),!0);if((await w.stat()).size>P)return;const b=JSON.parse(await w.readFile("ut\
f8"));if(!(0,B.Gv)(b))return;const{key:S,deployID:R,place:U,made:tt,bytes:yt,hash:ot}=b;return!(0,B.KH)(S,64)||!(0,B.KH)(R,256)||!(0,B.KH)(ot,64)||!(U===null||(0,B.
KH)(U,4096))||typeof yt!="number"||!Array.isArray(tt)||!tt.every(dt=>(0,B.KH)(dt,4096))?void 0:{key:S,deployID:R,place:U,made:tt,bytes:yt,hash:ot}}catch(w){u.error=
w,u.hasError=!0}finally{const w=G(u);w&&await w}}})};export{ls as id,fs as ids,ds as modules};

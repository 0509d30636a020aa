const es=566,ns=[566],ss={5388:((At,ut,c)=>{c.r(ut),c.d(ut,{asSyncFailure:()=>wt,brokenSite:()=>l,isErrorOfSite:()=>p,syncFailure:()=>V});var nt=c(3739),X=c(2881),
I=c(5879),j=c(8423);function V(A,J){return(0,X.SU)("sync",A,J)}const K=new Set(["index_unanswered","index_empty","dead_asset"]);function p({code:A}){return K.has(
A)}function l(A){const J=A.filter(p),$=J.length-1,O=$>0?` (and ${$} more ${$===1?"error":"errors"})`:"",x=`The start page is broken: ${J[0]?.message}${O}`,d=A.flatMap(
({file:M,line:P,code:U,message:F})=>M===null?[]:[{file:M,line:P,column:null,severity:lt(U),code:U,message:F}]);return new X.$w({...V("site_broken",x).facts,diagnostics:d})}
function lt(A){return A==="build_fault"||K.has(A)?"error":"warning"}const B="The output could not be stored: the storage of the platform cannot be used now";function ht(){
return V("disk_full","The disk of the platform is full: the output could not be stored")}function wt(A,J){if(A instanceof X.$w)return A;if(J.aborted)return J.reason;
if(A instanceof I.Sb)return ht();if(A instanceof j.us)return A.isFull?ht():V("storage_unavailable",B);const $=(0,nt.xU)(A)??(0,nt.bD)(A);return V("sync_failed",
`The output could not be stored (${$})`)}}),1566:((At,ut,c)=>{c.d(ut,{runSupervisor:()=>Xn});var nt=c(8161),X=c(1224),I=c(3739),j=c(1383),V=c(572),K=c(3024),p=c(
1455),l=c(6760),lt=c(384),B=c(1463),ht=c(8795),wt=c(9758),A=c(8087),J=c(9537),$=c(3097),O=c(2654),x=c(2106),d=c(6757),M=c(3121),P=c(1792),U=c(3136),F=c(597),W=c(
8013);function ot(e,t){const s=(0,F.Nu)(e,t.allowLocal),n=(0,F.ri)(e);switch(s.kind){case"name":return ft((0,F.F1)(t.template,s.name));case"remote":{const r=(0,F.
zf)(t.template,s.url),i=r&&ft((0,F.F1)(t.template,r)).credentials;return{url:s.url.href,credentials:i||void 0,shown:n,protocols:R(s.url)}}case"file":return{url:(0,U.
fileURLToPath)(s.url),shown:n,protocols:"file"};case"path":return ft((0,U.pathToFileURL)(s.path).href);case"refused":{const r=`The repository "${n}" ${s.problem}\
: write ${s.instead}`;throw(0,W.V2)("clone","repository_not_allowed",r)}}}function ft(e){const t=new URL(e),s=t.username||t.password?{user:(0,P.unescape)(t.username),
password:(0,P.unescape)(t.password)}:void 0;t.username="",t.password="";const n=t.protocol==="file:",r=(0,F.ri)(e);return{url:n?(0,U.fileURLToPath)(t):t.href,credentials:s,
shown:r,protocols:R(t)}}function R({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}var f=c(3296),m=c(1331),b=c(6321),g=c(7598),k=c(8302);const D="of",
N="own-branches",st=64,Z=16;async function tt(e){const[t]=await Ht(e),s=[];for(const n of await(0,d.XL)((0,l.join)(e,d.iW)))s.push(await he((0,l.join)(e,d.iW,n),
n===t));return s.sort((n,r)=>r.usedMs-n.usedMs)}async function he(e,t){const s=(0,l.join)(e,D),n=(await(0,p.stat)(s).catch(()=>{}))?.mtimeMs??0,r=await(0,b.oU)(
{whole:[e],changed:[],since:0},we);return{folder:e,kept:(0,d.CJ)(e),isOwn:t,bytes:r?.bytes??0,usedMs:n}}const we={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};
async function me(e,t,{repository:s,branch:n,appBranch:r},i){const o=Ut(s,n),a=(0,l.join)(t,d.iW,o);let h=await Ht(t);n===r&&h[0]!==o&&(h.includes(o)||await(0,d.
Fi)(e,[a]),h=[o,...h.filter(L=>L!==o)].slice(0,st),await Kt((0,l.join)(t,N),JSON.stringify(h))),await(0,p.mkdir)(a,{recursive:!0});const w=(0,l.join)(a,D);await Kt(
w,JSON.stringify({repository:(0,F.ri)(s),branch:n}));const y=i.now()/1e3;await(0,p.utimes)(w,y,y);const E=Ut(s,r);if(h.includes(o)||!h.includes(E))return{own:(0,d.
CJ)(a),shared:void 0};const u=(0,d.CJ)((0,l.join)(t,d.iW,E)),v=await(0,d.lQ)(u.cache)&&await(0,d.lQ)(u.installs);return{own:(0,d.CJ)(a),shared:v?u:void 0}}async function ye(e,t,s,n){
let[r,i]=[0,0];const o=[];for(const a of await tt(t)){if(a.isOwn)continue;r+=1,i+=a.bytes,(r>Z||i>n)&&a.kept.cache!==s.cache&&o.push(a.folder)}await(0,d.Fi)(e,o)}
async function pe(e,t){await(0,d.Fi)(e,[(0,l.join)(t,d.iW)]),await(0,p.rm)((0,l.join)(t,N),{force:!0})}async function Bt(e){return(await(0,d.XL)((0,l.join)(e,d.
iW))).map(s=>(0,d.CJ)((0,l.join)(e,d.iW,s)).installs)}function Ut(e,t){return(0,g.hash)("sha256",JSON.stringify([e,t])).slice(0,32)}async function Ht(e){const t=(0,k.
U4)(await(0,p.readFile)((0,l.join)(e,N),"utf8").catch(()=>""));return Array.isArray(t)?t.filter(s=>typeof s=="string"):[]}async function Kt(e,t){await(0,p.writeFile)(
`${e}.new`,t,{mode:384}),await(0,p.rename)(`${e}.new`,e)}const be="kept-installs",Ee=.9;function ve(e,t,s){const n=(0,l.join)((0,l.dirname)(e),be),r=async w=>{if((await(0,d.
cE)((0,l.join)(w,"../../.."))).length>1)return;const E=(await(0,p.readdir)(w).catch(()=>[])).filter(u=>u.startsWith(".")).map(u=>(0,l.join)(w,u));await(0,d.Fi)(
e,E)},i=async w=>{const y=await(0,M.s9)(w),E=y&&(0,M.wQ)(y,t.installBytes);return await(0,d.Fi)(e,E?.map(({folder:u})=>u)??[w]),y?.filter(u=>!E?.includes(u))??[]},
o=w=>{const y=(0,b.OV)(e)?.bytes??0;return Math.min(t.installsBytes,(w+y)*m.Xw)},a=w=>(0,f.x)(s,"installs",async()=>{const y=await(0,p.readFile)(n,"utf8").catch(
()=>""),E=w(/^\d{1,15}$/.test(y)?Number(y):Number.NaN);return await(0,p.writeFile)(`${n}.new`,String(Math.max(0,E)),{mode:384}),await(0,p.rename)(`${n}.new`,n),
E}),h=async w=>{const y=await a(T=>T+w);if(y<=o(y))return;const E=[];for(const T of await(0,p.readdir)(e))if(!T.startsWith("."))for(const _ of await Bt((0,l.join)(
e,T)))E.push(...await i(_));let u=$t(E);const v=o(u),L=u>v?v*Ee:u;for(const T of(0,M.ll)(E).toReversed()){if(u<=L)break;await(0,d.Fi)(e,[T.folder]),u-=T.bytes}await a(
T=>u+(T>y?T-y:0))};return{async open(w){const y=$t(await(0,M.s9)(w)??[]);return async()=>{const E=$t(await i(w))-y;await r(w),E!==0&&await h(E)}},forget:()=>(0,d.
dM)(n)}}function $t(e){return e.reduce((t,s)=>t+s.bytes,0)}var mt=c(5479),xt=c(8474),ge=c(3052),vt=c(1264);function Se(e){const{everyMs:t,onFailure:s,every:n=X.
fm,isDue:r=!1}=e;let i,o=!1,a=!1;const h=()=>(o=i!==void 0&&e.follows===!0,i??=e.run().then(()=>{},s).finally(()=>{i=void 0,o&&!a&&h()}),i),w=n(t,()=>{h()});return r&&
h(),{run:h,async[Symbol.asyncDispose](){a=!0,w(),await i}}}var zt=c(9127),Yt=c(8627),Rt=c(2881),bt=c(417),Oe=function(e,t,s){if(t!=null){if(typeof t!="object"&&
typeof t!="function")throw new TypeError("Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=
t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="functi\
on")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else
s&&e.stack.push({async:!0});return t},Te=(function(e){return function(t){function s(o){t.error=t.hasError?new e(o,t.error,"An error was suppressed during dispos\
al."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.
dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return s(a),i()})}else r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);
return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const Jt=12e4,je=1024*1024;class Me{folder;lent;#t;#e;#n;#o;constructor(t,s,n){const r=Vt(s);this.#n=
n,this.folder=(0,l.join)(t,r),this.lent=(0,l.join)(this.folder,kt),this.#t=(0,l.join)(this.folder,gt),this.#e=s,this.#o=i=>(0,f.x)(n,`mirror:${r}`,i)}async make(){
if(await(0,f.x)(this.#n,mt.u_,async()=>{await(0,p.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,mt.Yx)((0,l.join)(this.folder,mt.Jr))}),(0,K.existsSync)(this.
lent))return;const t=(0,l.join)(this.folder,(0,g.randomUUID)());await Le(t),await(0,p.rename)(t,this.lent).catch(()=>(0,d.dM)(t))}#i(t){const{env:s,config:n}=Ie(
this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,...s},config:n})}fetch(t,s){const n=this.#i(s);return this.#o(()=>this.#s(n,t))}fetchHistory(t,s){
return this.#o(async()=>{const n=AbortSignal.timeout(Jt),r=AbortSignal.any([s.signal,n]),i=this.#i({...s,signal:r}),o=await this.#c(i,n,t);return s.signal.throwIfAborted(),
o})}fetchLargeFiles(t,s){const n=ke(this.#e);return this.#o(async()=>{const r={stack:[],error:void 0,hasError:!1};try{const i=Oe(r,We((0,l.join)(this.#t,"lfs")),
!1),o=this.#i({...s,signal:AbortSignal.any([s.signal,i.signal])}),a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],h=()=>(0,d.dM)((0,l.join)(this.#t,"lfs/logs")),w=(y,E)=>(0,W.
V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.shown} could not be fetched: ${y}`,E);try{const{exitCode:y,errors:E}=await o.try(["-C",this.#t,...a]).
finally(h);if(y!==0)throw w((0,bt.VS)(E),E);return null}catch(y){if(s.signal.throwIfAborted(),!i.signal.aborted)throw y;const E=`their server has sent nothing o\
f them for ${(0,zt.a3)(te)}`;throw w(`${E}. It may refuse the files, or the credential of this platform`,[])}}catch(i){r.error=i,r.hasError=!0}finally{Te(r)}})}async#s(t,s){
if(!(0,K.existsSync)(this.#t)||!await this.#f())return this.#r(t,s);const n=s.commit&&["-C",this.#t,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.
commit&&n&&(await t.try(n)).exitCode===0)return s.commit;try{return await this.#a(t,this.#t,s)}catch(r){if(!(r instanceof Rt.$w)||r.facts.code!=="clone_failed")
throw r;return this.#r(t,s)}}async#r(t,s){const n=(0,l.join)(this.folder,Pe);await(0,d.dM)(n);try{await Ae(n);const r=await this.#a(t,(0,l.join)(n,gt),s,xe),{credentials:i}=this.#e;
if(i){const o=(0,g.randomUUID)(),a=`${o} ${Qt(o,i)}`;await(0,p.writeFile)((0,l.join)(n,gt,_t),a,{mode:384})}await(0,d.dM)(this.#t);for(const o of Gt)await $e((0,l.
join)(n,kt,o),(0,l.join)(this.lent,o));return await(0,p.rename)((0,l.join)(n,gt),this.#t),await(0,p.rm)(n,{recursive:!0}),r}finally{await(0,d.dM)(n)}}async#f(){
const{credentials:t}=this.#e;if(!t)return!0;const[s="",n]=(await(0,p.readFile)((0,l.join)(this.#t,_t),"utf8").catch(()=>"")).split(" ");return n===Qt(s,t)}async#a(t,s,n,r=[]){
const{url:i,shown:o}=this.#e,a=n.commit?[n.commit]:[`refs/heads/${n.branch}`,`refs/tags/${n.branch}`];for(const h of a){const w=`refs/slipway/${(0,g.hash)("sha2\
56",h).slice(0,16)}`,y=["-q","--depth=1","--no-tags","--",i,`+${h}:${w}`],{exitCode:E,errors:u}=await t.try(["-C",s,...r,"fetch",...y]);if(E===0)return/^[0-9a-f]*/.
exec(await(0,p.readFile)((0,l.join)(s,"FETCH_HEAD"),"utf8"))?.[0]??"";const v=De(u,o,n);if(v.facts.code!=="branch_not_found")throw v}throw(0,W.V2)("clone","bran\
ch_not_found",`The repository ${o} has no branch "${n.branch}"`)}async#c(t,s,n){const r=["-q","--depth=2147483647","--no-tags","--",this.#e.url,n];try{const{exitCode:i,
errors:o}=await t.try(["-C",this.#t,"fetch",...r]),a=await(0,p.readFile)((0,l.join)(this.#t,"shallow"),"utf8").catch(()=>"");return i===0&&a.length<=je?{shallow:a}:
(await Xt(this.#t),{problem:(0,bt.VS)(o)})}catch(i){return await Xt(this.#t),{problem:s.aborted?`it took longer than ${(0,zt.a3)(Jt)}`:(0,I.bD)(i)}}}}function Vt({
url:e,credentials:t}){const s=[e,t!==void 0];return(0,g.hash)("sha256",JSON.stringify(s)).slice(0,32)}function ke({url:e}){return e.startsWith("/")?`file://${e}`:
`${e.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const gt="repository.git",kt="lent",Pe="new",Gt=["objects","lfs/objects"];async function Le(e){(0,Yt.
e)(e,{bare:!0,branch:"main"}),await(0,p.mkdir)((0,l.join)(e,"lfs/objects"),{recursive:!0})}async function Ae(e){const[t,s]=[(0,l.join)(e,gt),(0,l.join)(e,kt)];(0,Yt.
e)(t,{bare:!0,branch:"main"}),await(0,p.mkdir)((0,l.join)(t,"lfs")),await(0,p.rmdir)((0,l.join)(t,"objects"));for(const n of Gt)await(0,p.mkdir)((0,l.join)(s,n),
{recursive:!0}),await(0,p.symlink)((0,l.relative)((0,l.dirname)((0,l.join)(t,n)),(0,l.join)(s,n)),(0,l.join)(t,n))}async function $e(e,t){await(0,p.rename)(e,t).
catch(async()=>{await(0,d.dM)(t),await(0,p.rename)(e,t)})}const _t="slipway-access";function Qt(e,{user:t,password:s}){return(0,g.hash)("sha256",JSON.stringify(
[e,t,s]))}const xe=["-c","maintenance.auto=false"],Re=[[/transport '[^']*' not allowed/,"repository_not_allowed",e=>`The repository ${e} uses a transport that i\
s not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,"commit_not_found",(e,{commit:t})=>`The\
 repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e} has no branch "${t}"`],[bt.wl,"disk_fu\
ll",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function De(e,t,s){const n=e.join(`
`),[,r,i]=Re.find(([o])=>o.test(n))??[];return r&&i?(0,W.V2)("clone",r,i(t,s),e):(0,W.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(e)}`,e)}async function Xt(e){const t=(0,l.join)(e,"objects/pack"),n=(await(0,p.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(e,"shallow.lock")])await(0,p.rm)(r,{force:!0})}const Zt="SLIPWAY_REPOSITORY_USER",qt="SLIPWAY_REPOSITORY_PASSWORD",Ce=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${Zt}" "$${qt}"; }; f`;function Ie({url:e,credentials:t}){return t?{env:{[Zt]:t.user,[qt]:t.password},
config:[[`credential.${new URL(e).origin}.helper`,Ce]]}:{env:{},config:[]}}const te=6e4,Fe=5e3;function We(e){const t=new AbortController;let s="",n=performance.
now();const i=Se({everyMs:Fe,run:async()=>{const o=await Ne(e);o!==s&&(n=performance.now()),s=o,performance.now()-n>=te&&t.abort(new Error("Git LFS stores nothi\
ng"))},onFailure:()=>{}});return{signal:t.signal,[Symbol.dispose]:()=>{i[Symbol.asyncDispose]()}}}async function Ne(e){const t=(0,l.join)(e,"incomplete"),s=await(0,p.
readdir)((0,l.join)(e,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,p.readdir)(t).catch(()=>[]),r=await Promise.all(n.map(o=>(0,p.stat)((0,l.join)(t,o)).catch(
()=>{}))),i=n.map((o,a)=>[o,r[a]?.size??0]).filter(([,o])=>o>0);return JSON.stringify([s.length,i])}var ee=c(3715),St=c(6355),Be=c(3511),ne=c(5879);function Ue(e,t,s){
const n=e.writer(),r=new Map,i=new Set;let o=0,a=0;const h=u=>{const v=(0,St.Xy)(u);if(v!==void 0&&u===(0,St.T5)(t,v))return v;throw new Error("The worker named\
 a blob that is not an object of its organization")},w=(u,v,L)=>{if(h(u)!==L)throw new Error("The worker named an object by another hash");if(o+=1,a+=v,o>s.files+
1||a>s.totalBytes+ee.Si.indexBytes)throw new ne.Sb("The release is larger than a release may be")},y=(u,v)=>{r.set(u,v),i.add(u)};return{writer:{keep(u,v){const L=h(
u),T=et=>(et&&r.set(L,v),et),_=n.keep(u,v);return typeof _=="boolean"?T(_):_.then(T)},async put(u,v,L){w(u,v.length,L),await n.put(u,v,L),y(L,v.length)},async putStream(u,v,L,T){
w(u,v,T),await n.putStream(u,v,L,T),y(T,v)},settle:()=>n.settle(),async[Symbol.asyncDispose](){}},async check(u){const v=(0,St.T5)(t,u),L=r.has(u)?await e.load(
v,ee.Si.indexBytes):void 0;if(!L?.bytes)throw new Error("it named a release that it did not store");const T=await Be.el.open(L.bytes,()=>{});let _=0;const et=new Set;
for(const{hash:G,size:H}of T.files()){const C=r.get(G);if(C===void 0)throw new Error("its release names an object that it did not store");if(C!==H)throw new Error(
"its release names an object by another size");_+=H,i.has(G)&&et.add(G)}const S=T.count;return{manifestHash:u,files:S,bytes:_,written:et.size,reused:S-et.size}},
async[Symbol.asyncDispose](){await n[Symbol.asyncDispose]()}}}var Dt=c(6848),He=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Ke=(function(e){
return function(t){function s(o){t.error=t.hasError?new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return s(a),i()})}else r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=
t,n});class ze{isolation;tmp;#t;#e=new AbortController;#n;#o=new Set;#i=new Map;#s;#r;#f=!1;#a=[];#c;#l;#u=0;#h;constructor(t){this.#t=t,this.#n=AbortSignal.any(
[this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#s=this.#v(),this.#s.catch(()=>{}),this.#r=this.#w(t.job),
this.#r.catch(()=>{})}get lentFolder(){return this.#s.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#s,this.#r]).then(([{mirror:t},s])=>({
mirror:t,tip:s}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{signal:s,onLine:n}){
this.#c=n;for(const a of this.#a.splice(0))n(a);const{repository:r,mirror:i}=await this.#s;return{commit:async()=>{const a={stack:[],error:void 0,hasError:!1};try{
this.#f&&(this.#r=this.#w({...this.#t.job,commit:await this.#r})),this.#f=!0;const h=He(a,(0,xt.addAbortListener)(s,()=>this.#e.abort(s.reason)),!1);return{mirror:i.
lent,tip:await this.#r,shown:r.shown}}catch(h){a.error=h,a.hasError=!0}finally{Ke(a)}},history:async()=>i.fetchHistory(await this.#r,this.#d(r,i,s)),largeFiles:async()=>i.
fetchLargeFiles(await this.#r,this.#d(r,i,s))}[t]()}versionsOf(t){const s=this.#i.get(t)??(0,Dt.x4)(this.#y(),t);return this.#i.set(t,s),s}async tool(t,s){if(this.#u+=
1,this.#u>Ye)throw new Error("The worker asked for too many tools");return(0,Dt.R3)(this.#y(),t,s)}async run(t){const s=this.#p(t);return this.#o.add(s),s.finally(
()=>this.#o.delete(s))}async#p({signal:t,...s}){const{sandbox:n,workspace:r,context:i}=this.#t,{mirror:o}=await this.#s,a=this.#b(AbortSignal.any([t,this.#n]));
return r.isToFill&&!s.showsInstalls&&(this.#h??=this.#E(a),await this.#h),{...await n.run({...s,...a,readable:[o.lent,i.tools]}),diskWasShort:n.guardOf(r).disk.
wasShort}}#b(t){const{workspace:s,marker:n}=this.#t;return{workspace:s,outerEnv:{[vt.tl]:n},signal:t}}async#E(t){const{sandbox:s,workspace:n}=this.#t,r=n.shared?.
cache;if(r===void 0)return;const i={PATH:vt.sg,LC_ALL:"C",FROM:r,TO:n.cache},o={readable:[],showsSharedCache:!0};await s.run({...t,...o,script:Je,cwd:n.root,env:i,
onLine(){}})}async tried(t){const{signal:s}=this.#t;return s.aborted?null:Promise.race([this.#t.tried(t),(0,xt.once)(s,"abort").then(()=>null)])}look(t,s){return this.#t.
look(t,s)}writer(){const{blobs:t,job:s,outputLimits:n}=this.#t;return this.#l??=Ue(t,s.app.org,n),this.#l.writer}async end(){this.#e.abort(new Error("The build \
has ended")),await Promise.allSettled([this.#r,...this.#o]);const t=await this.#s.then(({mirror:s})=>s.folder).catch(()=>{});t!==void 0&&await(0,mt.zk)(t,this.#t.
job.app.org,[t]),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#v(){const{job:t,rules:s,mirrors:n,lock:r}=this.#t,i=ot(t.repository,s),o=new Me(n,i,
r);return await o.make(),{repository:i,mirror:o}}async#w(t){const{repository:s,mirror:n}=await this.#s,{commit:r,branch:i}=t;return this.#m(`Cloning ${s.shown},\
 ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(t,this.#d(s,n,this.#n))}#m(t){this.#c?this.#c(t):this.#a.length<Ve&&this.#a.push(t)}#d(t,s,n){const{context:r,sandbox:i,
workspace:o,marker:a}=this.#t,h=i.guardOf(o);return h.disk.include(s.folder),{env:{...r.hostEnv,PATH:r.path,[vt.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:h,
run:t.url.startsWith("/")?void 0:i.confined([s.folder],[],this.#g(t)),onLine:w=>this.#m(w)}}#g({url:t}){return this.#t.rules.allowLocal&&(0,lt.U)(URL.parse(t)?.
hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:s,lock:n,sandbox:r}=this.#t;return{...t,marker:s,lock:n,signal:this.#n,runIn:i=>r.confined([i])}}}
const Ye=4,Je=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*ge.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,Ve=1e3;function Ge(e){const{limits:t,clock:s,lasting:n,lock:r}=e,i=(0,l.resolve)(e.dataDir),o={builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,
"git"),tools:(0,l.join)(i,"tools")},a=(0,J.Ou)(e.path,process.execPath),h=(0,B.Fg)(i),w=(0,A.sr)(h),y=ve(o.builds,t,r),E={limits:t,tools:o.tools,hostEnv:e.env,path:a,
clock:s},u={template:e.gitUrlTemplate,allowLocal:e.allowLocalGit};let v;const L=()=>(v??=_().then(S=>Xe(e,a,S)),v);let T;const _=()=>(T??=e.known?Promise.resolve(
e.known.limiter):(0,A.Mi)(e.cgroup,h),T);return{sandbox:L,open:async(S,G)=>{for(const ct of Object.values(o))await(0,p.mkdir)(ct,{recursive:!0,mode:448});await(0,p.
chmod)(o.tools,493);const H=await L(),C=H.ownerOf(S.app);let z=!1;const q=await(0,f.x)(r,mt.u_,async()=>{await(0,p.mkdir)((0,l.join)(o.builds,(0,d.o5)(S.app)),{
recursive:!0});const ct=await(0,p.realpath)((0,l.join)(o.builds,(0,d.o5)(S.app)));return z=await tn(o.builds,ct,S.settings.cachesOf),(0,d.sK)(o.builds,S.app,S.deployID,
C,{checkout:(0,d.IM)(S.repository),stored:await me(o.builds,ct,S,s),isMapped:H.isolation.kind!=="none"})});z&&await(0,d.l7)(o.builds,[]);const at=await H.limit(
q,`${w}${S.deployID}`),{own:Q}=q.stored,dt=n?await y.open(Q.installs):void 0,jt=`${h}${S.deployID}`,pt=new ze({job:S,context:E,rules:u,workspace:q,lock:r,marker:jt,
...G,sandbox:H,mirrors:o.mirrors});return{context:E,workspace:q,host:pt,sandbox:H,close:async()=>{await pt.end(),await at(),await dt?.(),n&&await(0,mt.zk)((0,l.
dirname)(Q.cache),S.app.org,[Q.cache]),n?await(0,d.jf)(o.builds,q,H.guardOf(q).disk.wrote):await Promise.all([(0,d.qh)(q),(0,d.dM)((0,l.dirname)(Q.cache))]),n&&
S.branch!==S.appBranch&&await ye(o.builds,q.app,Q,Qe*t.installBytes)}}},async clean(S){S===null&&(await(0,x.uY)((0,B.ig)(i,0),(0,B.ig)(i,process.ppid)),await y.
forget(),await Ze(i));const G=await _();G.kind==="cgroup"&&await(0,wt.KV)(G.folder,w,S??void 0);const H=await(0,d.m7)(o.builds),C=S===null?[]:await Promise.all(
H.map(d.PE)),z=H.filter((at,Q)=>S===null||C[Q]===S);z.length>0&&await(0,x.k3)(h,S??void 0);const q=await(0,d.Fi)(o.builds,z);for(const at of await(0,p.readdir)(
o.builds).catch(()=>[]))for(const Q of await Bt((0,l.join)(o.builds,at)))await new M.$f(Q,e.limits).tidy(S);return at=>(0,d.l7)(o.builds,q,at)},async collect(S,G,H){
const C={...o,lock:r,now:()=>s.now()},z=async()=>{const Q=await S();return new Set(Q.flatMap(dt=>_e(dt,u)))},q=async()=>{const Q=(await G()).map(dt=>dt.split("/"));
return new Set(Q.map(([dt="",jt="",pt=""])=>(0,d.o5)({org:dt,project:jt,appID:pt})))},at=[await(0,mt.Yz)(C,q),await(0,mt.fj)(C,z),(0,Dt.Ac)(C)];return(0,ht.e)(at,
H)},sweep:S=>(0,d.l7)(o.builds,[],S)}}function _e(e,t){try{return[Vt(ot(e,t))]}catch{return[]}}const Qe=2;async function Xe(e,t,s){return(0,O._i)({limiter:s,want:e.
isolation,limits:e.limits,tools:await(0,O.Sg)(t,(0,J.ao)(e.env)),dataDir:await(0,p.realpath)(e.dataDir),known:e.known?.isolation,network:{want:e.network.want,known:e.
known?.network,allowed:[...e.networkAllow.map(lt.s),...(0,$.C)(e.env,e.gitUrlTemplate)]}})}async function Ze(e){await(0,p.rm)((0,l.join)(e,"installs"),{recursive:!0,
force:!0});for(const t of await(0,p.readdir)((0,l.join)(e,"git")).catch(()=>[])){const s=(0,l.join)(e,"git",t);(0,K.existsSync)((0,l.join)(s,kt))||await(0,p.rm)(
s,{recursive:!0,force:!0})}}const qe="caches-of";async function tn(e,t,s){if(s===void 0)return!1;const n=(0,l.join)(t,qe);if(await(0,p.readFile)(n,"utf8").catch(
()=>"")===s)return!1;const r=await(0,d.lQ)((0,l.join)(t,d.iW));return await pe(e,t),await(0,p.writeFile)(n,s),r}const en=["stage","commit","log","pulse","stored",
"failed","detected"],se={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},nn=100,sn=2;function re(e,t=()=>performance.
now()){const s=t();let n=0;return()=>(n+=1,n>nn+sn*(t()-s)/e)}class rn{#t;#e;#n="waiting";#o="clone";#i;constructor(t){this.#t=re(j.lb,t),this.#e=re(j.iv,t)}get stage(){
return this.#o}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in se[this.#n]?t.text.length>=j.jz?void 0:this.#e()?"it sent its log in too many parts":void 0:"it sent a log out of or\
der";case"stage":return this.#o=t.stage,this.#s(t.stage,`the stage "${t.stage}"`);case"commit":return this.#i=t.commit,this.#s("commit","a commit");case"stored":
return this.#s("stored","a release")??this.#r(t.commit,"a release");case"failed":return this.#s("failed","a failure");case"detected":return this.#s("detected","\
what it detected")??this.#r(t.commit,"what it detected")}}#s(t,s){const n=se[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it sent ${s} out of \
order`;this.#n=r}#r(t,s){return t===this.#i?void 0:`it sent ${s} of another commit`}}function on(e){return en.some(t=>t===e.kind)}var an=c(5388),cn=c(6822),ln=c(
8423),Ct=c(8995);function fn(e){const t=(0,Ct.getCompileCacheDir)();if(t===void 0)return;const s=e===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,
`-${e}`);return{from:t,to:(0,l.join)(vt.Sq,s)}}const It="worker-compiled";async function dn(e){const t=(0,Ct.getCompileCacheDir)();if(t!==void 0)try{const s=ie(
e),n=(0,K.statSync)((0,l.join)(t,It),{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs>=s;if(r&&n.atimeMs>=oe(t))return;if(!r){const{loadWorker:o}=await c.e(403).then(
c.bind(c,9403));await o(),(0,Ct.flushCompileCache)(),(0,K.writeFileSync)((0,l.join)(t,It),"")}const i=oe(t);for(const o of(0,K.readdirSync)(t))(0,K.chmodSync)((0,l.
join)(t,o),420);(0,K.utimesSync)((0,l.join)(t,It),i/1e3,s/1e3)}catch{}}function oe(e){return Math.floor((0,K.statSync)(e).mtimeMs)}function ie(e){const t=(0,K.statSync)(
e);if(!t.isDirectory())return t.mtimeMs;const s=(0,K.readdirSync)(e,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...s.map(
({name:n})=>ie((0,l.join)(e,n)))))}var un=c(7994),Ot=c(2978),hn=c(2207),wn=c(4789);const mn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,yn=256,pn=4096,
bn=8*1024*1024,En=1,vn=1e3;function gn(e,t,s){const n=()=>e.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const h=i==="history"||i==="l\
argeFiles"?i:"commit";return{value:await e.fetch(h,{signal:o,onLine:w=>a({line:w})})}},async versions({given:{tool:i}}){return{value:await e.versionsOf(ae(i))}},
async tool({given:{name:i,version:o},event:a}){if(typeof o!="string"||!mn.test(o))throw Et("version");return{value:await e.tool({name:ae(i),version:o},h=>a({line:h}))}},
async run({given:{script:i,cwd:o,env:a,showsInstalls:h},signal:w,event:y,read:E}){if(r>=En)throw new Error("The worker runs several commands at once");const u=yt(
o,(0,Ot.Qq)(pn),"folder");if(!(0,un.FK)(t.root,u))throw Et("folder");const v={script:yt(i,(0,Ot.Qq)(bn),"script"),cwd:u,env:On(a)};r+=1;try{return{value:await e.
run({...v,showsInstalls:h===!0,signal:w,onLine:L=>y({line:L}),taken:E})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){return await e.look(yt(i,j.ty,"des\
cription of the output"),o===!0),{}},async tried({given:{found:i}}){return{value:await e.tried(yt(i,hn.tl,"list of findings"))}},async keep({given:{objects:i}}){
if(!Array.isArray(i)||i.length>vn)throw Et("list of objects");const o=i.map(a=>{const[h,w]=Array.isArray(a)?a:[];return n().keep(Tt(h),Ft(w))});return{value:await Promise.
all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().put(Tt(i),a,Tt(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:h},signal:w}){const y=()=>Sn(
s(),{stream:Ft(h)},w);return await n().putStream(Tt(i),Ft(o),y,Tt(a)),{}},async settle(){return await n().settle(),{}}}}async function*Sn(e,t,s){for(await e.call(
"open",t);;){s.throwIfAborted();const{bytes:n}=await e.call("next",t);if(n.length===0)return;yield n}}function On(e){if(!(0,k.Gv)(e))throw Et("environment");for(const t of Object.
values(e))if(typeof t!="string")throw Et("environment");return e}function yt(e,t,s){const n=t(e);if(n===void 0)throw Et(s);return n}const ae=e=>yt(e,(0,Ot.yL)(wn.
It),"tool"),Tt=e=>yt(e,(0,Ot.Qq)(yn),"key"),Ft=e=>yt(e,Ot.U9,"size");function Et(e){return new Error(`The worker sent an invalid ${e}`)}const Tn="confined",jn=120*
6e4,Mn=3e4;async function kn(e,{job:t,look:s,lasting:n,outputLimits:r},i,o){const{context:a,workspace:h,host:w,sandbox:y}=e,E=new AbortController;let u;const v=Y=>{
u??=Y,E.abort(u)},L=setTimeout(()=>v(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+jn);let T;const _=()=>{const Y=a.limits.syncMs+Mn;T??=setTimeout(
()=>v(new Error("storing the output took too long")),Y)};let et="",S=Promise.resolve();const G=new rn().begin(),H=(Y,it)=>{if(u)return;const rt=(0,j._8)(JSON.stringify(
{...it,kind:Y}));if(!rt||!on(rt))return v(new Error("it sent an invalid message"));const ue=G.take(rt);if(ue!==void 0)return v(new Error(ue));rt.kind==="stage"&&
rt.stage==="sync"&&_(),S=S.then(()=>C(rt)),S.catch(v)},C=async Y=>{if(Y.kind==="commit"&&await Pn(Y.commit,e,E.signal),Y.kind!=="stored")return i.send(Y);try{const it=await w.
checkedRelease(Y.release.manifestHash);clearTimeout(T),i.send({...Y,release:it})}catch(it){const rt=it instanceof ln.us?(0,an.asSyncFailure)(it,o):void 0;if(!(rt instanceof
Rt.$w))throw it;i.send({kind:"failed",facts:rt.facts})}},{limits:z,tools:q,hostEnv:at,path:Q}=a,dt={job:{...t,repository:(0,F.ri)(t.repository)},look:s,lasting:n,
outputLimits:r,context:{limits:z,tools:q,hostEnv:at,path:Q},workspace:h,isolation:w.isolation,tmp:w.tmp},jt=Y=>{const it=new cn.N_(Y,{calls:gn(w,h,()=>it),tell:H,
closed:rt=>rt&&v(rt)});it.tell("start",{...dt}),(0,xt.addAbortListener)(o,()=>it.tell("abort",{}))},pt=await w.lentFolder;let Mt;try{Mt=await y.runWorker({workspace:h,
args:[`--max-old-space-size=${m.uw}`,"--",B.RX,Tn],readable:[...await Ln(),a.tools,...pt===void 0?[]:[pt]],code:fn(h.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:vt.
Sq},signal:E.signal,onLink:jt,onLine(Y){et=`${et}${Y.slice(0,2e3)}
`.slice(-4e3)}})}catch(Y){throw u?new Error(`The worker was ended because ${u.message}`):Y}finally{clearTimeout(L),clearTimeout(T),await S.catch(()=>{})}const{breach:ct}=Mt;
if(!u&&!G.isOver&&ct?.code==="disk_full")throw(0,W.V2)(G.stage,ct.code,`The build was stopped because ${ct.because}`);if(u??=ct&&new Error(ct.because),u)throw new Error(
`The worker was ended because ${u.message}`);if(Mt.exitCode!==0)throw new ce(Mt,et)}async function Pn(e,{context:t,host:s,sandbox:n},r){const{mirror:i,tip:o}=await s.
fetched;if(e===o)return;const a={...t.hostEnv,PATH:t.path},h=(0,bt.ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),w=[],y=["--quiet","--verif\
y","--end-of-options",`${o}^{commit}`];if(await h.try(["-C",i.lent,"rev-parse",...y],E=>{w.length<1&&w.push(E)}),w[0]!==e)throw new Error("it named a commit tha\
t was not fetched")}class ce extends Error{name="WorkerEnded";outcome;constructor(t,s){super(s.trim()),this.outcome=t}}async function Ln(){const e=await Promise.
all(B.ap.map(t=>(0,p.realpath)(t).catch(()=>t)));return[...new Set([...B.ap,...e])]}var An=c(6169),Wt=c(7975),Pt=c(8522),$n=c(1132),le=c(4057),xn=c(9842),Rn=c(5657),
Lt=c(4505),Dn=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.
reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Cn=(function(e){return function(t){function s(o){t.error=t.hasError?
new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return s(a),i()})}else
r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:In,ZSTD_c_compressionLevel:Fn}=Pt.
constants,Wn=(0,Wt.promisify)(Pt.brotliCompress),Nn=(0,Wt.promisify)(Pt.gzip),Bn=(0,Wt.promisify)(Pt.zstdCompress),Un={br:e=>Wn(e,{params:{[In]:9}}),zstd:e=>Bn(
e,{params:{[Fn]:15}}),gzip:e=>Nn(e,{level:9})};async function Hn(e){const{blobs:t,org:s,manifestHash:n,signal:r,log:i=$n.aB}=e,o=new xn.n({blobs:t,clock:X.ml,log:i}),
{index:a}=await o.index(s,n),h=(0,Rn.H)(r,1);let w=0;for(const y of a.files()){if(r.throwIfAborted(),(0,le.XT)((0,le.JL)(y.path)))try{w+=await Kn(y,s,t,o)}catch(E){
if(i("warn","variant_failed",{org:s,hash:y.hash,reason:String(E)}),E instanceof ne.Sb)return w}await h()}return w}async function Kn({hash:e,size:t},s,n,r){const i={
stack:[],error:void 0,hasError:!1};try{if(t<Lt.kc||t>Lt.aJ)return 0;const o=[];for(const w of Lt.JC)await n.head((0,St.PL)(s,e,w))||o.push(w);if(o.length===0)return 0;
const a=await r.read(s,e,t),h=Dn(i,n.writer({lasting:!1}),!0);for(const w of o){const y=await Un[w](a),E=(0,Lt.wl)(y.length<a.length?y:Buffer.alloc(0));await h.
put((0,St.PL)(s,e,w),E,(0,g.hash)("sha256",E))}return await h.settle(),o.length}catch(o){i.error=o,i.hasError=!0}finally{const o=Cn(i);o&&await o}}var fe=c(1178);
const zn=1e4,Yn=1e4;async function Jn(e,t){const{blobs:s,builder:n,channel:r,signal:i}=t;switch(e.kind){case"deploy":return _n(e,t);case"clean":{const o=await n.
clean(e.deployID);return r.send({kind:"done",collected:[]}),Nt(await o(i),t)}case"sweep":return(0,nt.setPriority)(nt.constants.priority.PRIORITY_LOW),Nt(await n.
sweep(i),t),r.send({kind:"done",collected:[]});case"variants":return(0,nt.setPriority)(nt.constants.priority.PRIORITY_LOW),await Hn({blobs:s,...e,signal:i}),r.send(
{kind:"done",collected:[]});case"collect":return r.send({kind:"done",collected:await Vn(t)})}}function Nt(e,{channel:t,signal:s}){if(e.length===0||s.aborted)return;
const n=e.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function Vn(e){const{builder:t,channel:s,signal:n}=e,r=Gn(
s),i=await t.collect(()=>de(s,"repositories"),()=>de(s,"apps"),r);return Nt(await t.sweep(n),e),i}async function de(e,t){const s=[];for(let n=0;n<Yn;n+=1){const r=await e.
ask({about:t,after:s.at(-1)??""});if(!Array.isArray(r))throw new TypeError("The platform did not send a list");if(r.length===0)break;s.push(...r.map(String))}return s}
function Gn(e){let t=0;return(s,n,r)=>{if(t+=1,t>j.cJ)return;const i=Object.entries(r??{}).map(([o,a])=>`${o}: ${a}`);e.send({kind:"note",level:s,event:n,text:i.
join(", ").slice(0,2e3)})}}async function _n({job:e,look:t},s){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=s,{lasting:h,outputLimits:w}=n,y=async(C,z)=>{
await o.ask({about:"output",part:C,isLast:z})},E=async C=>(0,An.U$)(await o.ask({about:"start",found:C}))??null,u=new AbortController,L=setTimeout(()=>u.abort(new Error(
"The time limit of the build is over")),(e.timeoutMs??n.limits.timeoutMs)+zn).unref();let T;try{const C=AbortSignal.any([a,u.signal]);T=await i.open(e,{blobs:r,
outputLimits:w,look:y,tried:E,signal:C})}catch(C){return o.send({kind:"failed",facts:(0,fe.x)(C,"clone")})}const{context:_,workspace:et,host:S,sandbox:G}=T,H=G.
isolation.kind!=="none";try{if(H){const C=s.quiet();try{await kn(T,{job:e,look:t,lasting:h,outputLimits:w},o,a)}catch(z){if(!(0,I.b$)(z)&&!(z instanceof Rt.$w))
throw z;o.send({kind:"failed",facts:(0,fe.x)(z,"clone")})}finally{C()}}else{const{deploy:C}=await c.e(403).then(c.bind(c,9403)),z=o.send.bind(o);await C({job:e,
look:t,lasting:h,outputLimits:w,context:_,workspace:et,host:S,tell:z,signal:a})}}finally{clearTimeout(L),await T.close()}H&&h&&await dn(B.vP)}const Qn=250;async function Xn({
input:e,output:t,path:s}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});const i=()=>{n.abort(new Error("the pl\
atform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Qn)};let a;const h=new f.c(e,t,u=>{u.kind==="abort"?i():u.kind==="prepare"?
(a=qn(u.settings,s,h),a.catch(r.reject)):r.resolve(u)},o),w=()=>setInterval(()=>h.send({kind:"pulse"}),j.lb);let y=w();const E=()=>(clearInterval(y),()=>{y=w()});
try{const u=await r.promise;if(!a)throw new Error("The job came before the settings");const v=await a;await Jn(u,{...v,channel:h,signal:n.signal,quiet:E}),await v.
ready}catch(u){if(n.signal.aborted)return 0;if(!(u instanceof ce))throw u;return Zn(u)}finally{clearInterval(y),await h.end()}return 0}function Zn({message:e,outcome:{
exitCode:t,signal:s}}){return process.stderr.write(`${e}
`),t??(s===null?1:j.qQ+nt.constants.signals[s])}async function qn(e,t,s){const r=Ge({...e,path:t,lock:async o=>(await s.ask({about:"lock",name:o}),()=>s.send({kind:"\
release",name:o})),clock:X.ml}),i=r.sandbox().then(({isolation:o,limiter:a,network:h})=>s.send({kind:"ready",isolation:o,limiter:a,network:h}),o=>{const a=(0,I.
bD)(o).slice(0,1e3),h={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};s.send({kind:"ready",...h,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:e,blobs:await(0,V.d)(e.blobs),builder:r,ready:i}}}),9910:((At,ut,c)=>{c.d(ut,{YT:()=>ht,aF:()=>J,qq:()=>B,z6:()=>A});var nt=c(7598),X=c(3024),I=c(
1455),j=c(6760),V=c(1264),K=c(6275),p=function($,O,x){if(O!=null){if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var d,M;if(x){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");d=O[Symbol.asyncDispose]}if(d===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");d=O[Symbol.dispose],x&&(M=d)}if(typeof d!="function")throw new TypeError("Object not disposable.");M&&(d=function(){try{M.call(
this)}catch(P){return Promise.reject(P)}}),$.stack.push({value:O,dispose:d,async:x})}else x&&$.stack.push({async:!0});return O},l=(function($){return function(O){
function x(U){O.error=O.hasError?new $(U,O.error,"An error was suppressed during disposal."):U,O.hasError=!0}var d,M=0;function P(){for(;d=O.stack.pop();)try{if(!d.
async&&M===1)return M=0,O.stack.push(d),Promise.resolve().then(P);if(d.dispose){var U=d.dispose.call(d.value);if(d.async)return M|=2,Promise.resolve(U).then(P,function(F){
return x(F),P()})}else M|=1}catch(F){x(F)}if(M===1)return O.hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return P()}})(typeof SuppressedError==
"function"?SuppressedError:function($,O,x){var d=new Error(x);return d.name="SuppressedError",d.error=$,d.suppressed=O,d});const lt=6e4;async function B($,O,x,{
mostBytes:d,signal:M}){const P=`${x}.list`;await(0,I.writeFile)(P,O.map(W=>`./${W}\0`).join(""),{mode:384});const U=`ulimit -f ${Math.ceil(d/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,F=AbortSignal.any([M,AbortSignal.timeout(lt)]);try{const{exitCode:W}=await(0,K.m)("/bin/sh",["-c",U,"sh",x,$,P],{cwd:"/",
env:{PATH:V.sg,LC_ALL:"C"},signal:F});return W===0}catch(W){if(M.aborted)throw W;return!1}}function ht($){return`tar -b 128 -xpPf ${$} --no-same-owner`}const wt=1024*
1024;async function A($,O,{bytes:x,text:d}={}){const M={stack:[],error:void 0,hasError:!1};try{const P=p(M,await(0,I.open)($,X.constants.O_RDONLY|X.constants.O_NOFOLLOW),
!0),U=await P.stat();if(!U.isFile()||x!==void 0&&U.size!==x)return;const F=(0,nt.createHash)("sha256"),W=Math.max(0,Buffer.byteLength(d??"")-1),ot=Buffer.alloc(
W+wt);let[ft,R]=[0,!1];for(;;){O.throwIfAborted();const{bytesRead:f}=await P.read(ot,W,wt,ft);if(f===0)break;F.update(ot.subarray(W,W+f)),R||=d!==void 0&&ot.subarray(
0,W+f).includes(d),ot.copyWithin(0,f,W+f),ft+=f}return{bytes:ft,hash:F.digest("hex"),hasText:R}}catch(P){M.error=P,M.hasError=!0}finally{const P=l(M);P&&await P}}
function J($){return(0,j.join)($,"tree.tar")}}),3121:((At,ut,c)=>{c.d(ut,{$f:()=>M,ll:()=>P,s9:()=>F,wQ:()=>U});var nt=c(7598),X=c(3024),I=c(1455),j=c(6760),V=c(
8302),K=c(1331),p=c(6321),l=c(6757),lt=c(6419),B=c(9910),ht=function(R,f,m){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object \
expected.");var b,g;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");b=f[Symbol.asyncDispose]}if(b===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");b=f[Symbol.dispose],m&&(g=b)}if(typeof b!="function")throw new TypeError("Object not disposable.");
g&&(b=function(){try{g.call(this)}catch(k){return Promise.reject(k)}}),R.stack.push({value:f,dispose:b,async:m})}else m&&R.stack.push({async:!0});return f},wt=(function(R){
return function(f){function m(D){f.error=f.hasError?new R(D,f.error,"An error was suppressed during disposal."):D,f.hasError=!0}var b,g=0;function k(){for(;b=f.
stack.pop();)try{if(!b.async&&g===1)return g=0,f.stack.push(b),Promise.resolve().then(k);if(b.dispose){var D=b.dispose.call(b.value);if(b.async)return g|=2,Promise.
resolve(D).then(k,function(N){return m(N),k()})}else g|=1}catch(N){m(N)}if(g===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.
error}return k()}})(typeof SuppressedError=="function"?SuppressedError:function(R,f,m){var b=new Error(m);return b.name="SuppressedError",b.error=R,b.suppressed=
f,b});const A=8,J=64,$=2*1024*1024,O=".drafts",x=".removed",d=".shunned";class M{#t;#e;#n;constructor(f,m,b){this.#t=f,this.#e=m,this.#n=b}async find(f){const m=await this.#o(
this.#t,f);return m||this.#n===void 0||(0,X.existsSync)((0,j.join)(this.#t,d,f))?m:this.#o(this.#n,f)}async#o(f,m){const b=f!==this.#t,g=(0,j.join)(f,m),k=await(0,I.
lstat)(g).catch(()=>{});if(!k)return;const D=k.isDirectory()?await ft(g).catch(()=>{}):void 0;if(D?.key===m)return{label:D,folder:g,archive:(0,B.aF)(g),isShared:b};
b||await this.remove(g)}async isWhole({label:f,folder:m,archive:b,isShared:g},k){try{if((await(0,B.z6)(b,k,f))?.hash===f.hash){const D=new Date;return g||await(0,I.
utimes)(m,D,D),!0}}catch{k.throwIfAborted()}return g||await this.remove(m),!1}async pack(f,m,b,g){const{installBytes:k,installsBytes:D}=this.#e,N=(0,j.join)(this.#t,
O,f);await this.remove(N),await(0,I.mkdir)(N,{recursive:!0,mode:493});const st=(0,p.OV)(this.#t)?.bytes??0,Z=Math.floor(Math.min(g.mostBytes,k,D,st*K.Xw));let tt=!1;
try{tt=await(0,B.qq)(m,b,(0,B.aF)(N),{...g,mostBytes:Z})}finally{tt||await this.remove(N)}return tt?N:void 0}async keep(f,m,b,g=!1){try{const k=await(0,B.z6)((0,B.
aF)(f),new AbortController().signal,{text:b});if(!k)return await this.remove(f);const{hasText:D,...N}=k,st={...m,...N,place:D?b:null};await(0,I.chmod)((0,B.aF)(
f),292),await(0,I.writeFile)(ot(f),JSON.stringify(st),{mode:384}),g&&await this.remove((0,j.join)(this.#t,st.key)).catch(()=>{}),await(0,I.rename)(f,(0,j.join)(
this.#t,st.key)).catch(()=>this.remove(f));const Z=await F(this.#t)??[];for(const{folder:tt}of U(Z,this.#e.installBytes))await this.remove(tt)}catch{await this.
remove(f)}}async remove(f){const m=(0,j.join)(this.#t,x,(0,nt.randomUUID)());try{await(0,I.rename)(f,m)}catch{await(0,I.mkdir)((0,j.join)(this.#t,x),{recursive:!0,
mode:448}),await(0,I.rename)(f,m).catch(()=>{})}await(0,l.dM)(m)}async drop(f){await this.remove((0,j.join)(this.#t,f)).catch(()=>{}),this.#n!==void 0&&await this.#i(
f).catch(()=>{})}async#i(f){const m=(0,j.join)(this.#t,d);(await(0,lt.wX)(m,J+1)).length>=J&&await this.remove(m),await(0,I.mkdir)(m,{recursive:!0,mode:493}),await(0,I.
writeFile)((0,j.join)(m,f),"")}async tidy(f){const m=(0,j.join)(this.#t,O);if(f===null)for(const b of[m,(0,j.join)(this.#t,x)])await(0,l.dM)(b);else if(await(0,l.
lQ)(m))for(const b of[f,`${f}.cache`])await(0,l.dM)((0,j.join)(m,b))}}function P(R){return[...R].sort((f,m)=>m.usedMs-f.usedMs)}function U(R,f){let m=0;return P(
R).filter((b,g)=>(m+=Math.max(b.bytes,b.length),m>f||g>=A))}async function F(R){const f=await(0,lt.wX)(R,J+1);if(f.length>J)return;const m=[];for(const b of f){
if(b.startsWith("."))continue;const g=(0,j.join)(R,b),[k,...D]=await Promise.all([g,(0,B.aF)(g),ot(g)].map(Z=>(0,I.lstat)(Z).catch(()=>{})));if(!k)continue;const N=D.
reduce((Z,tt)=>Z+(tt?.blocks??0)*W,0),st=D.reduce((Z,tt)=>Z+(tt?.size??0),0);m.push({folder:g,bytes:N,length:st,usedMs:k.mtimeMs})}return m}const W=512;function ot(R){
return(0,j.join)(R,"label.json")}async function ft(R){const f={stack:[],error:void 0,hasError:!1};try{const m=ht(f,await(0,I.open)(ot(R),X.constants.O_RDONLY|X.
constants.O_NOFOLLOW),!0);if((await m.stat()).size>$)return;const b=JSON.parse(await m.readFile("utf8"));if(!(0,V.Gv)(b))return;const{key:g,deployID:k,place:D,made:N,
bytes:st,hash:Z}=b;return!(0,V.KH)(g,64)||!(0,V.KH)(k,256)||!(0,V.KH)(Z,64)||!(D===null||(0,V.KH)(D,4096))||typeof st!="number"||!Array.isArray(N)||!N.every(tt=>(0,V.
KH)(tt,4096))?void 0:{key:g,deployID:k,place:D,made:N,bytes:st,hash:Z}}catch(m){f.error=m,f.hasError=!0}finally{const m=wt(f);m&&await m}}})};export{es as id,ns as ids,ss as modules};

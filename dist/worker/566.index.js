const es=566,ns=[566],ss={5388:((At,ut,c)=>{c.r(ut),c.d(ut,{asSyncFailure:()=>wt,brokenSite:()=>l,isErrorOfSite:()=>b,syncFailure:()=>Q});var st=c(3739),Z=c(2881),
I=c(5879),j=c(8423);function Q(A,G){return(0,Z.SU)("sync",A,G)}const J=new Set(["index_unanswered","index_empty","dead_asset"]);function b({code:A}){return J.has(
A)}function l(A){const G=A.filter(b),$=G.length-1,O=$>0?` (and ${$} more ${$===1?"error":"errors"})`:"",x=`The start page is broken: ${G[0]?.message}${O}`,d=A.flatMap(
({file:M,line:L,code:K,message:W})=>M===null?[]:[{file:M,line:L,column:null,severity:lt(K),code:K,message:W}]);return new Z.$w({...Q("site_broken",x).facts,diagnostics:d})}
function lt(A){return A==="build_fault"||J.has(A)?"error":"warning"}const H="The output could not be stored: the storage of the platform cannot be used now";function ht(){
return Q("disk_full","The disk of the platform is full: the output could not be stored")}function wt(A,G){if(A instanceof Z.$w)return A;if(G.aborted)return G.reason;
if(A instanceof I.Sb)return ht();if(A instanceof j.us)return A.isFull?ht():Q("storage_unavailable",H);const $=(0,st.xU)(A)??(0,st.bD)(A);return Q("sync_failed",
`The output could not be stored (${$})`)}}),1566:((At,ut,c)=>{c.d(ut,{runSupervisor:()=>Xn});var st=c(8161),Z=c(1224),I=c(3739),j=c(1383),Q=c(572),J=c(3024),b=c(
1455),l=c(6760),lt=c(384),H=c(1463),ht=c(8795),wt=c(9758),A=c(8087),G=c(9537),$=c(3097),O=c(2654),x=c(2106),d=c(6757),M=c(3121),L=c(1792),K=c(3136),W=c(597),B=c(
8013);function it(e,t){const s=(0,W.Nu)(e,t.allowLocal),n=(0,W.ri)(e);switch(s.kind){case"name":return ft((0,W.F1)(t.template,s.name));case"remote":{const r=(0,W.
zf)(t.template,s.url),i=r&&ft((0,W.F1)(t.template,r)).credentials;return{url:s.url.href,credentials:i||void 0,shown:n,protocols:D(s.url)}}case"file":return{url:(0,K.
fileURLToPath)(s.url),shown:n,protocols:"file"};case"path":return ft((0,K.pathToFileURL)(s.path).href);case"refused":{const r=`The repository "${n}" ${s.problem}\
: write ${s.instead}`;throw(0,B.V2)("clone","repository_not_allowed",r)}}}function ft(e){const t=new URL(e),s=t.username||t.password?{user:(0,L.unescape)(t.username),
password:(0,L.unescape)(t.password)}:void 0;t.username="",t.password="";const n=t.protocol==="file:",r=(0,W.ri)(e);return{url:n?(0,K.fileURLToPath)(t):t.href,credentials:s,
shown:r,protocols:D(t)}}function D({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}var f=c(3296),m=c(1331),E=c(6321),S=c(7598),k=c(8302);const R="of",
U="own-branches",rt=64,q=16;async function tt(e){const[t]=await Kt(e),s=[];for(const n of await(0,d.XL)((0,l.join)(e,d.iW)))s.push(await me((0,l.join)(e,d.iW,n),
n===t));return s.sort((n,r)=>r.usedMs-n.usedMs)}async function me(e,t){const s=(0,l.join)(e,R),n=(await(0,b.stat)(s).catch(()=>{}))?.mtimeMs??0,r=await(0,E.oU)(
{whole:[e],changed:[],since:0},ye);return{folder:e,kept:(0,d.CJ)(e),isOwn:t,bytes:r?.bytes??0,usedMs:n}}const ye={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};
async function pe(e,t,{repository:s,branch:n,appBranch:r},i){const o=Ht(s,n),a=(0,l.join)(t,d.iW,o);let h=await Kt(t);n===r&&h[0]!==o&&(h.includes(o)||await(0,d.
Fi)(e,[a]),h=[o,...h.filter(et=>et!==o)].slice(0,rt),await zt((0,l.join)(t,U),JSON.stringify(h))),await(0,b.mkdir)(a,{recursive:!0});const u=(0,l.join)(a,R);await zt(
u,JSON.stringify({repository:(0,W.ri)(s),branch:n}));const y=i.now()/1e3;await(0,b.utimes)(u,y,y);const p=Ht(s,r);if(h.includes(o)||!h.includes(p))return{own:(0,d.
CJ)(a),shared:void 0};const w=(0,d.CJ)((0,l.join)(t,d.iW,p)),P=await(0,d.lQ)(w.cache)&&await(0,d.lQ)(w.installs);return{own:(0,d.CJ)(a),shared:P?w:void 0}}async function be(e,t,s,n){
let[r,i]=[0,0];const o=[];for(const a of await tt(t)){if(a.isOwn)continue;r+=1,i+=a.bytes,(r>q||i>n)&&a.kept.cache!==s.cache&&o.push(a.folder)}await(0,d.Fi)(e,o)}
async function Ee(e,t){await(0,d.Fi)(e,[(0,l.join)(t,d.iW)]),await(0,b.rm)((0,l.join)(t,U),{force:!0})}async function Ut(e){return(await(0,d.XL)((0,l.join)(e,d.
iW))).map(s=>(0,d.CJ)((0,l.join)(e,d.iW,s)).installs)}function Ht(e,t){return(0,S.hash)("sha256",JSON.stringify([e,t])).slice(0,32)}async function Kt(e){const t=(0,k.
U4)(await(0,b.readFile)((0,l.join)(e,U),"utf8").catch(()=>""));return Array.isArray(t)?t.filter(s=>typeof s=="string"):[]}async function zt(e,t){await(0,b.writeFile)(
`${e}.new`,t,{mode:384}),await(0,b.rename)(`${e}.new`,e)}const ve="kept-installs",ge=.9;function Se(e,t,s){const n=(0,l.join)((0,l.dirname)(e),ve),r=async u=>{if((await(0,d.
cE)((0,l.join)(u,"../../.."))).length>1)return;const p=(await(0,b.readdir)(u).catch(()=>[])).filter(w=>w.startsWith(".")).map(w=>(0,l.join)(u,w));await(0,d.Fi)(
e,p)},i=async u=>{const y=await(0,M.s9)(u),p=y&&(0,M.wQ)(y,t.installBytes);return await(0,d.Fi)(e,p?.map(({folder:w})=>w)??[u]),y?.filter(w=>!p?.includes(w))??[]},
o=u=>{const y=(0,E.OV)(e)?.bytes??0;return Math.min(t.installsBytes,(u+y)*m.Xw)},a=u=>(0,f.x)(s,"installs",async()=>{const y=await(0,b.readFile)(n,"utf8").catch(
()=>""),p=u(/^\d{1,15}$/.test(y)?Number(y):Number.NaN);return await(0,b.writeFile)(`${n}.new`,String(Math.max(0,p)),{mode:384}),await(0,b.rename)(`${n}.new`,n),
p}),h=async u=>{const y=await a(v=>v+u);if(y<=o(y))return;const p=[];for(const v of await(0,b.readdir)(e))if(!v.startsWith("."))for(const T of await Ut((0,l.join)(
e,v)))p.push(...await i(T));let w=$t(p);const P=o(w),et=w>P?P*ge:w;for(const v of(0,M.ll)(p).toReversed()){if(w<=et)break;await(0,d.Fi)(e,[v.folder]),w-=v.bytes}
await a(v=>w+(v>y?v-y:0))};return{async open(u){const y=$t(await(0,M.s9)(u)??[]);return async()=>{const p=$t(await i(u))-y;await r(u),p!==0&&await h(p)}},forget:()=>(0,d.
dM)(n)}}function $t(e){return e.reduce((t,s)=>t+s.bytes,0)}var mt=c(5479),xt=c(8474),Oe=c(3052),vt=c(1264);function Te(e){const{everyMs:t,onFailure:s,every:n=Z.
fm,isDue:r=!1}=e;let i,o,a=!1,h=!1;const u=()=>(a=i!==void 0&&e.follows===!0,i??=e.run().then(()=>{o=void 0},p=>{const[w]=(0,I.bD)(p).split(": ");w!==o&&s(p),o=
w}).finally(()=>{i=void 0,a&&!h&&u()}),i),y=n(t,()=>{u()});return r&&u(),{run:u,async[Symbol.asyncDispose](){h=!0,y(),await i}}}var Yt=c(9127),Jt=c(8627),Dt=c(2881),
bt=c(417),je=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.
reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Me=(function(e){return function(t){function s(o){t.error=t.hasError?
new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return s(a),i()})}else
r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const Vt=12e4,ke=1024*1024;class Pe{folder;lent;#t;#e;#n;#o;constructor(t,s,n){
const r=Gt(s);this.#n=n,this.folder=(0,l.join)(t,r),this.lent=(0,l.join)(this.folder,kt),this.#t=(0,l.join)(this.folder,gt),this.#e=s,this.#o=i=>(0,f.x)(n,`mirr\
or:${r}`,i)}async make(){if(await(0,f.x)(this.#n,mt.u_,async()=>{await(0,b.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,mt.Yx)((0,l.join)(this.folder,mt.
Jr))}),(0,J.existsSync)(this.lent))return;const t=(0,l.join)(this.folder,(0,S.randomUUID)());await $e(t),await(0,b.rename)(t,this.lent).catch(()=>(0,d.dM)(t))}#i(t){
const{env:s,config:n}=We(this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,...s},config:n})}fetch(t,s){const n=this.#i(s);return this.#o(()=>this.#s(
n,t))}fetchHistory(t,s){return this.#o(async()=>{const n=AbortSignal.timeout(Vt),r=AbortSignal.any([s.signal,n]),i=this.#i({...s,signal:r}),o=await this.#c(i,n,
t);return s.signal.throwIfAborted(),o})}fetchLargeFiles(t,s){const n=Le(this.#e);return this.#o(async()=>{const r={stack:[],error:void 0,hasError:!1};try{const i=je(
r,Be((0,l.join)(this.#t,"lfs")),!1),o=this.#i({...s,signal:AbortSignal.any([s.signal,i.signal])}),a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],h=()=>(0,d.dM)((0,l.
join)(this.#t,"lfs/logs")),u=(y,p)=>(0,B.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.shown} could not be fetched: ${y}`,p);try{const{exitCode:y,
errors:p}=await o.try(["-C",this.#t,...a]).finally(h);if(y!==0)throw u((0,bt.VS)(p),p);return null}catch(y){if(s.signal.throwIfAborted(),!i.signal.aborted)throw y;
const p=`their server has sent nothing of them for ${(0,Yt.a3)(ee)}`;throw u(`${p}. It may refuse the files, or the credential of this platform`,[])}}catch(i){r.
error=i,r.hasError=!0}finally{Me(r)}})}async#s(t,s){if(!(0,J.existsSync)(this.#t)||!await this.#f())return this.#r(t,s);const n=s.commit&&["-C",this.#t,"rev-par\
se","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&n&&(await t.try(n)).exitCode===0)return s.commit;try{return await this.#a(t,this.#t,s)}catch(r){if(!(r instanceof
Dt.$w)||r.facts.code!=="clone_failed")throw r;return this.#r(t,s)}}async#r(t,s){const n=(0,l.join)(this.folder,Ae);await(0,d.dM)(n);try{await xe(n);const r=await this.#a(
t,(0,l.join)(n,gt),s,Re),{credentials:i}=this.#e;if(i){const o=(0,S.randomUUID)(),a=`${o} ${Xt(o,i)}`;await(0,b.writeFile)((0,l.join)(n,gt,Qt),a,{mode:384})}await(0,d.
dM)(this.#t);for(const o of _t)await De((0,l.join)(n,kt,o),(0,l.join)(this.lent,o));return await(0,b.rename)((0,l.join)(n,gt),this.#t),await(0,b.rm)(n,{recursive:!0}),
r}finally{await(0,d.dM)(n)}}async#f(){const{credentials:t}=this.#e;if(!t)return!0;const[s="",n]=(await(0,b.readFile)((0,l.join)(this.#t,Qt),"utf8").catch(()=>"")).
split(" ");return n===Xt(s,t)}async#a(t,s,n,r=[]){const{url:i,shown:o}=this.#e,a=n.commit?[n.commit]:[`refs/heads/${n.branch}`,`refs/tags/${n.branch}`];for(const h of a){
const u=`refs/slipway/${(0,S.hash)("sha256",h).slice(0,16)}`,y=["-q","--depth=1","--no-tags","--",i,`+${h}:${u}`],{exitCode:p,errors:w}=await t.try(["-C",s,...r,
"fetch",...y]);if(p===0)return/^[0-9a-f]*/.exec(await(0,b.readFile)((0,l.join)(s,"FETCH_HEAD"),"utf8"))?.[0]??"";const P=Ie(w,o,n);if(P.facts.code!=="branch_not\
_found")throw P}throw(0,B.V2)("clone","branch_not_found",`The repository ${o} has no branch "${n.branch}"`)}async#c(t,s,n){const r=["-q","--depth=2147483647","-\
-no-tags","--",this.#e.url,n];try{const{exitCode:i,errors:o}=await t.try(["-C",this.#t,"fetch",...r]),a=await(0,b.readFile)((0,l.join)(this.#t,"shallow"),"utf8").
catch(()=>"");return i===0&&a.length<=ke?{shallow:a}:(await Zt(this.#t),{problem:(0,bt.VS)(o)})}catch(i){return await Zt(this.#t),{problem:s.aborted?`it took lo\
nger than ${(0,Yt.a3)(Vt)}`:(0,I.bD)(i)}}}}function Gt({url:e,credentials:t}){const s=[e,t!==void 0];return(0,S.hash)("sha256",JSON.stringify(s)).slice(0,32)}function Le({
url:e}){return e.startsWith("/")?`file://${e}`:`${e.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const gt="repository.git",kt="lent",Ae="new",_t=[
"objects","lfs/objects"];async function $e(e){(0,Jt.e)(e,{bare:!0,branch:"main"}),await(0,b.mkdir)((0,l.join)(e,"lfs/objects"),{recursive:!0})}async function xe(e){
const[t,s]=[(0,l.join)(e,gt),(0,l.join)(e,kt)];(0,Jt.e)(t,{bare:!0,branch:"main"}),await(0,b.mkdir)((0,l.join)(t,"lfs")),await(0,b.rmdir)((0,l.join)(t,"objects"));
for(const n of _t)await(0,b.mkdir)((0,l.join)(s,n),{recursive:!0}),await(0,b.symlink)((0,l.relative)((0,l.dirname)((0,l.join)(t,n)),(0,l.join)(s,n)),(0,l.join)(
t,n))}async function De(e,t){await(0,b.rename)(e,t).catch(async()=>{await(0,d.dM)(t),await(0,b.rename)(e,t)})}const Qt="slipway-access";function Xt(e,{user:t,password:s}){
return(0,S.hash)("sha256",JSON.stringify([e,t,s]))}const Re=["-c","maintenance.auto=false"],Ce=[[/transport '[^']*' not allowed/,"repository_not_allowed",e=>`Th\
e repository ${e} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(e,{commit:t})=>`The repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e}\
 has no branch "${t}"`],[bt.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function Ie(e,t,s){const n=e.join(`
`),[,r,i]=Ce.find(([o])=>o.test(n))??[];return r&&i?(0,B.V2)("clone",r,i(t,s),e):(0,B.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(e)}`,e)}async function Zt(e){const t=(0,l.join)(e,"objects/pack"),n=(await(0,b.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(e,"shallow.lock")])await(0,b.rm)(r,{force:!0})}const qt="SLIPWAY_REPOSITORY_USER",te="SLIPWAY_REPOSITORY_PASSWORD",Fe=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${qt}" "$${te}"; }; f`;function We({url:e,credentials:t}){return t?{env:{[qt]:t.user,[te]:t.password},
config:[[`credential.${new URL(e).origin}.helper`,Fe]]}:{env:{},config:[]}}const ee=6e4,Ne=5e3;function Be(e){const t=new AbortController;let s="",n=performance.
now();const i=Te({everyMs:Ne,run:async()=>{const o=await Ue(e);o!==s&&(n=performance.now()),s=o,performance.now()-n>=ee&&t.abort(new Error("Git LFS stores nothi\
ng"))},onFailure:()=>{}});return{signal:t.signal,[Symbol.dispose]:()=>{i[Symbol.asyncDispose]()}}}async function Ue(e){const t=(0,l.join)(e,"incomplete"),s=await(0,b.
readdir)((0,l.join)(e,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,b.readdir)(t).catch(()=>[]),r=await Promise.all(n.map(o=>(0,b.stat)((0,l.join)(t,o)).catch(
()=>{}))),i=n.map((o,a)=>[o,r[a]?.size??0]).filter(([,o])=>o>0);return JSON.stringify([s.length,i])}var ne=c(3715),St=c(6355),He=c(3511),se=c(5879),re=c(8423);function Ke(e,t,s,n){
const r=e.writer(),i=new Map,o=new Set;let a=0,h=0;const u=v=>{const T=(0,St.Xy)(v);if(T!==void 0&&v===(0,St.T5)(t,T))return T;throw new Error("The worker named\
 a blob that is not an object of its organization")},y=(v,T,z)=>{if(u(v)!==z)throw new Error("The worker named an object by another hash");if(a+=1,h+=T,a>s.files+
1||h>s.totalBytes+ne.Si.indexBytes)throw new se.Sb("The release is larger than a release may be")};let p=!1;const w=async v=>{try{return await v}catch(T){throw T instanceof
re.us&&!p&&(p=!0,n("error","output_not_stored",{org:t,cause:T.message})),T}},P=(v,T)=>{i.set(v,T),o.add(v)};return{writer:{keep(v,T){const z=u(v),g=F=>(F&&i.set(
z,T),F),Y=r.keep(v,T);return typeof Y=="boolean"?g(Y):w(Y).then(g)},async put(v,T,z){y(v,T.length,z),await w(r.put(v,T,z)),P(z,T.length)},async putStream(v,T,z,g){
y(v,T,g),await w(r.putStream(v,T,z,g)),P(g,T)},settle:()=>w(r.settle()),async[Symbol.asyncDispose](){}},async check(v){const T=(0,St.T5)(t,v),z=i.has(v)?await w(
e.load(T,ne.Si.indexBytes)):void 0;if(!z?.bytes)throw new Error("it named a release that it did not store");const g=await He.el.open(z.bytes,()=>{});let Y=0;const F=new Set;
for(const{hash:N,size:_}of g.files()){const nt=i.get(N);if(nt===void 0)throw new Error("its release names an object that it did not store");if(nt!==_)throw new Error(
"its release names an object by another size");Y+=_,o.has(N)&&F.add(N)}const C=g.count;return{manifestHash:v,files:C,bytes:Y,written:F.size,reused:C-F.size}},async[Symbol.
asyncDispose](){await r[Symbol.asyncDispose]()}}}var Rt=c(6848),ze=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("\
Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Ye=(function(e){
return function(t){function s(o){t.error=t.hasError?new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return s(a),i()})}else r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=
t,n});class Je{isolation;tmp;#t;#e=new AbortController;#n;#o=new Set;#i=new Map;#s;#r;#f=!1;#a=[];#c;#l;#u=0;#h;constructor(t){this.#t=t,this.#n=AbortSignal.any(
[this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#s=this.#v(),this.#s.catch(()=>{}),this.#r=this.#w(t.job),
this.#r.catch(()=>{})}get lentFolder(){return this.#s.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#s,this.#r]).then(([{mirror:t},s])=>({
mirror:t,tip:s}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{signal:s,onLine:n}){
this.#c=n;for(const a of this.#a.splice(0))n(a);const{repository:r,mirror:i}=await this.#s;return{commit:async()=>{const a={stack:[],error:void 0,hasError:!1};try{
this.#f&&(this.#r=this.#w({...this.#t.job,commit:await this.#r})),this.#f=!0;const h=ze(a,(0,xt.addAbortListener)(s,()=>this.#e.abort(s.reason)),!1);return{mirror:i.
lent,tip:await this.#r,shown:r.shown}}catch(h){a.error=h,a.hasError=!0}finally{Ye(a)}},history:async()=>i.fetchHistory(await this.#r,this.#d(r,i,s)),largeFiles:async()=>i.
fetchLargeFiles(await this.#r,this.#d(r,i,s))}[t]()}versionsOf(t){const s=this.#i.get(t)??(0,Rt.x4)(this.#y(),t);return this.#i.set(t,s),s}async tool(t,s){if(this.#u+=
1,this.#u>Ve)throw new Error("The worker asked for too many tools");return(0,Rt.R3)(this.#y(),t,s)}async run(t){const s=this.#p(t);return this.#o.add(s),s.finally(
()=>this.#o.delete(s))}async#p({signal:t,...s}){const{sandbox:n,workspace:r,context:i}=this.#t,{mirror:o}=await this.#s,a=this.#b(AbortSignal.any([t,this.#n]));
return r.isToFill&&!s.showsInstalls&&(this.#h??=this.#E(a),await this.#h),{...await n.run({...s,...a,readable:[o.lent,i.tools]}),diskWasShort:n.guardOf(r).disk.
wasShort}}#b(t){const{workspace:s,marker:n}=this.#t;return{workspace:s,outerEnv:{[vt.tl]:n},signal:t}}async#E(t){const{sandbox:s,workspace:n}=this.#t,r=n.shared?.
cache;if(r===void 0)return;const i={PATH:vt.sg,LC_ALL:"C",FROM:r,TO:n.cache},o={readable:[],showsSharedCache:!0};await s.run({...t,...o,script:Ge,cwd:n.root,env:i,
onLine(){}})}async tried(t){const{signal:s}=this.#t;return s.aborted?null:Promise.race([this.#t.tried(t),(0,xt.once)(s,"abort").then(()=>null)])}look(t,s){return this.#t.
look(t,s)}writer(){const{blobs:t,job:s,outputLimits:n,log:r}=this.#t;return this.#l??=Ke(t,s.app.org,n,r),this.#l.writer}async end(){this.#e.abort(new Error("Th\
e build has ended")),await Promise.allSettled([this.#r,...this.#o]);const t=await this.#s.then(({mirror:s})=>s.folder).catch(()=>{});t!==void 0&&await(0,mt.zk)(
t,this.#t.job.app.org,[t]),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#v(){const{job:t,rules:s,mirrors:n,lock:r}=this.#t,i=it(t.repository,s),o=new Pe(
n,i,r);return await o.make(),{repository:i,mirror:o}}async#w(t){const{repository:s,mirror:n}=await this.#s,{commit:r,branch:i}=t;return this.#m(`Cloning ${s.shown}\
, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(t,this.#d(s,n,this.#n))}#m(t){this.#c?this.#c(t):this.#a.length<_e&&this.#a.push(t)}#d(t,s,n){const{context:r,sandbox:i,
workspace:o,marker:a}=this.#t,h=i.guardOf(o);return h.disk.include(s.folder),{env:{...r.hostEnv,PATH:r.path,[vt.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:h,
run:t.url.startsWith("/")?void 0:i.confined([s.folder],[],this.#g(t)),onLine:u=>this.#m(u)}}#g({url:t}){return this.#t.rules.allowLocal&&(0,lt.U)(URL.parse(t)?.
hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:s,lock:n,sandbox:r}=this.#t;return{...t,marker:s,lock:n,signal:this.#n,runIn:i=>r.confined([i])}}}
const Ve=4,Ge=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*Oe.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,_e=1e3;function Qe(e){const{limits:t,clock:s,lasting:n,lock:r}=e,i=(0,l.resolve)(e.dataDir),o={builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,
"git"),tools:(0,l.join)(i,"tools")},a=(0,G.Ou)(e.path,process.execPath),h=(0,H.Fg)(i),u=(0,A.sr)(h),y=Se(o.builds,t,r),p={limits:t,tools:o.tools,hostEnv:e.env,path:a,
clock:s},w={template:e.gitUrlTemplate,allowLocal:e.allowLocalGit};let P;const et=()=>(P??=T().then(g=>qe(e,a,g)),P);let v;const T=()=>(v??=e.known?Promise.resolve(
e.known.limiter):(0,A.Mi)(e.cgroup,h),v);return{sandbox:et,open:async(g,Y)=>{for(const ct of Object.values(o))await(0,b.mkdir)(ct,{recursive:!0,mode:448});await(0,b.
chmod)(o.tools,493);const F=await et(),C=F.ownerOf(g.app);let N=!1;const _=await(0,f.x)(r,mt.u_,async()=>{await(0,b.mkdir)((0,l.join)(o.builds,(0,d.o5)(g.app)),
{recursive:!0});const ct=await(0,b.realpath)((0,l.join)(o.builds,(0,d.o5)(g.app)));return N=await nn(o.builds,ct,g.settings.cachesOf),(0,d.sK)(o.builds,g.app,g.
deployID,C,{checkout:(0,d.IM)(g.repository),stored:await pe(o.builds,ct,g,s),isMapped:F.isolation.kind!=="none"})});N&&await(0,d.l7)(o.builds,[]);const nt=await F.
limit(_,`${u}${g.deployID}`),{own:X}=_.stored,dt=n?await y.open(X.installs):void 0,jt=`${h}${g.deployID}`,pt=new Je({job:g,context:p,rules:w,workspace:_,lock:r,
marker:jt,...Y,sandbox:F,mirrors:o.mirrors});return{context:p,workspace:_,host:pt,sandbox:F,close:async()=>{await pt.end(),await nt(),await dt?.(),n&&await(0,mt.
zk)((0,l.dirname)(X.cache),g.app.org,[X.cache]),n?await(0,d.jf)(o.builds,_,F.guardOf(_).disk.wrote):await Promise.all([(0,d.qh)(_),(0,d.dM)((0,l.dirname)(X.cache))]),
n&&g.branch!==g.appBranch&&await be(o.builds,_.app,X,Ze*t.installBytes)}}},async clean(g){g===null&&(await(0,x.uY)((0,H.ig)(i,0),(0,H.ig)(i,process.ppid)),await y.
forget(),await tn(i));const Y=await T();Y.kind==="cgroup"&&await(0,wt.KV)(Y.folder,u,g??void 0);const F=await(0,d.m7)(o.builds),C=g===null?[]:await Promise.all(
F.map(d.PE)),N=F.filter((nt,X)=>g===null||C[X]===g);N.length>0&&await(0,x.k3)(h,g??void 0);const _=await(0,d.Fi)(o.builds,N);for(const nt of await(0,b.readdir)(
o.builds).catch(()=>[]))for(const X of await Ut((0,l.join)(o.builds,nt)))await new M.$f(X,e.limits).tidy(g);return nt=>(0,d.l7)(o.builds,_,nt)},async collect(g,Y,F){
const C={...o,lock:r,now:()=>s.now()},N=async()=>{const X=await g();return new Set(X.flatMap(dt=>Xe(dt,w)))},_=async()=>{const X=(await Y()).map(dt=>dt.split("/"));
return new Set(X.map(([dt="",jt="",pt=""])=>(0,d.o5)({org:dt,project:jt,appID:pt})))},nt=[await(0,mt.Yz)(C,_),await(0,mt.fj)(C,N),(0,Rt.Ac)(C)];return(0,ht.e)(nt,
F)},sweep:g=>(0,d.l7)(o.builds,[],g)}}function Xe(e,t){try{return[Gt(it(e,t))]}catch{return[]}}const Ze=2;async function qe(e,t,s){return(0,O._i)({limiter:s,want:e.
isolation,limits:e.limits,tools:await(0,O.Sg)(t,(0,G.ao)(e.env)),dataDir:await(0,b.realpath)(e.dataDir),known:e.known?.isolation,network:{want:e.network.want,known:e.
known?.network,allowed:[...e.networkAllow.map(lt.s),...(0,$.C)(e.env,e.gitUrlTemplate)]}})}async function tn(e){await(0,b.rm)((0,l.join)(e,"installs"),{recursive:!0,
force:!0});for(const t of await(0,b.readdir)((0,l.join)(e,"git")).catch(()=>[])){const s=(0,l.join)(e,"git",t);(0,J.existsSync)((0,l.join)(s,kt))||await(0,b.rm)(
s,{recursive:!0,force:!0})}}const en="caches-of";async function nn(e,t,s){if(s===void 0)return!1;const n=(0,l.join)(t,en);if(await(0,b.readFile)(n,"utf8").catch(
()=>"")===s)return!1;const r=await(0,d.lQ)((0,l.join)(t,d.iW));return await Ee(e,t),await(0,b.writeFile)(n,s),r}const sn=["stage","commit","log","pulse","stored",
"failed","detected"],oe={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},rn=100,on=2;function ie(e,t=()=>performance.
now()){const s=t();let n=0;return()=>(n+=1,n>rn+on*(t()-s)/e)}class an{#t;#e;#n="waiting";#o="clone";#i;constructor(t){this.#t=ie(j.lb,t),this.#e=ie(j.iv,t)}get stage(){
return this.#o}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in oe[this.#n]?t.text.length>=j.jz?void 0:this.#e()?"it sent its log in too many parts":void 0:"it sent a log out of or\
der";case"stage":return this.#o=t.stage,this.#s(t.stage,`the stage "${t.stage}"`);case"commit":return this.#i=t.commit,this.#s("commit","a commit");case"stored":
return this.#s("stored","a release")??this.#r(t.commit,"a release");case"failed":return this.#s("failed","a failure");case"detected":return this.#s("detected","\
what it detected")??this.#r(t.commit,"what it detected")}}#s(t,s){const n=oe[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it sent ${s} out of \
order`;this.#n=r}#r(t,s){return t===this.#i?void 0:`it sent ${s} of another commit`}}function cn(e){return sn.some(t=>t===e.kind)}var ln=c(5388),fn=c(6822),Ct=c(
8995);function dn(e){const t=(0,Ct.getCompileCacheDir)();if(t===void 0)return;const s=e===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,`-${e}`);return{
from:t,to:(0,l.join)(vt.Sq,s)}}const It="worker-compiled";async function un(e){const t=(0,Ct.getCompileCacheDir)();if(t!==void 0)try{const s=ce(e),n=(0,J.statSync)(
(0,l.join)(t,It),{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs>=s;if(r&&n.atimeMs>=ae(t))return;if(!r){const{loadWorker:o}=await c.e(403).then(c.bind(c,9403));await o(),
(0,Ct.flushCompileCache)(),(0,J.writeFileSync)((0,l.join)(t,It),"")}const i=ae(t);for(const o of(0,J.readdirSync)(t))(0,J.chmodSync)((0,l.join)(t,o),420);(0,J.utimesSync)(
(0,l.join)(t,It),i/1e3,s/1e3)}catch{}}function ae(e){return Math.floor((0,J.statSync)(e).mtimeMs)}function ce(e){const t=(0,J.statSync)(e);if(!t.isDirectory())return t.
mtimeMs;const s=(0,J.readdirSync)(e,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...s.map(({name:n})=>ce((0,l.join)(e,n)))))}
var hn=c(7994),Ot=c(2978),wn=c(2207),mn=c(4789);const yn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,pn=256,bn=4096,En=8*1024*1024,vn=1,gn=1e3;function Sn(e,t,s){
const n=()=>e.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const h=i==="history"||i==="largeFiles"?i:"commit";return{value:await e.fetch(
h,{signal:o,onLine:u=>a({line:u})})}},async versions({given:{tool:i}}){return{value:await e.versionsOf(le(i))}},async tool({given:{name:i,version:o},event:a}){if(typeof o!=
"string"||!yn.test(o))throw Et("version");return{value:await e.tool({name:le(i),version:o},h=>a({line:h}))}},async run({given:{script:i,cwd:o,env:a,showsInstalls:h},
signal:u,event:y,read:p}){if(r>=vn)throw new Error("The worker runs several commands at once");const w=yt(o,(0,Ot.Qq)(bn),"folder");if(!(0,hn.FK)(t.root,w))throw Et(
"folder");const P={script:yt(i,(0,Ot.Qq)(En),"script"),cwd:w,env:Tn(a)};r+=1;try{return{value:await e.run({...P,showsInstalls:h===!0,signal:u,onLine:et=>y({line:et}),
taken:p})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){return await e.look(yt(i,j.ty,"description of the output"),o===!0),{}},async tried({given:{found:i}}){
return{value:await e.tried(yt(i,wn.tl,"list of findings"))}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>gn)throw Et("list of objects");const o=i.
map(a=>{const[h,u]=Array.isArray(a)?a:[];return n().keep(Tt(h),Ft(u))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().
put(Tt(i),a,Tt(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:h},signal:u}){const y=()=>On(s(),{stream:Ft(h)},u);return await n().putStream(Tt(i),Ft(
o),y,Tt(a)),{}},async settle(){return await n().settle(),{}}}}async function*On(e,t,s){for(await e.call("open",t);;){s.throwIfAborted();const{bytes:n}=await e.call(
"next",t);if(n.length===0)return;yield n}}function Tn(e){if(!(0,k.Gv)(e))throw Et("environment");for(const t of Object.values(e))if(typeof t!="string")throw Et(
"environment");return e}function yt(e,t,s){const n=t(e);if(n===void 0)throw Et(s);return n}const le=e=>yt(e,(0,Ot.yL)(mn.It),"tool"),Tt=e=>yt(e,(0,Ot.Qq)(pn),"k\
ey"),Ft=e=>yt(e,Ot.U9,"size");function Et(e){return new Error(`The worker sent an invalid ${e}`)}const jn="confined",Mn=120*6e4,kn=3e4;async function Pn(e,{job:t,
look:s,lasting:n,outputLimits:r},i,o){const{context:a,workspace:h,host:u,sandbox:y}=e,p=new AbortController;let w;const P=V=>{w??=V,p.abort(w)},et=setTimeout(()=>P(
new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+Mn);let v;const T=()=>{const V=a.limits.syncMs+kn;v??=setTimeout(()=>P(new Error("storing the o\
utput took too long")),V)};let z="",g=Promise.resolve();const Y=new an().begin(),F=(V,at)=>{if(w)return;const ot=(0,j._8)(JSON.stringify({...at,kind:V}));if(!ot||
!cn(ot))return P(new Error("it sent an invalid message"));const we=Y.take(ot);if(we!==void 0)return P(new Error(we));ot.kind==="stage"&&ot.stage==="sync"&&T(),g=
g.then(()=>C(ot)),g.catch(P)},C=async V=>{if(V.kind==="commit"&&await Ln(V.commit,e,p.signal),V.kind!=="stored")return i.send(V);try{const at=await u.checkedRelease(
V.release.manifestHash);clearTimeout(v),i.send({...V,release:at})}catch(at){const ot=at instanceof re.us?(0,ln.asSyncFailure)(at,o):void 0;if(!(ot instanceof Dt.
$w))throw at;i.send({kind:"failed",facts:ot.facts})}},{limits:N,tools:_,hostEnv:nt,path:X}=a,dt={job:{...t,repository:(0,W.ri)(t.repository)},look:s,lasting:n,outputLimits:r,
context:{limits:N,tools:_,hostEnv:nt,path:X},workspace:h,isolation:u.isolation,tmp:u.tmp},jt=V=>{const at=new fn.N_(V,{calls:Sn(u,h,()=>at),tell:F,closed:ot=>ot&&
P(ot)});at.tell("start",{...dt}),(0,xt.addAbortListener)(o,()=>at.tell("abort",{}))},pt=await u.lentFolder;let Mt;try{Mt=await y.runWorker({workspace:h,args:[`-\
-max-old-space-size=${m.uw}`,"--",H.RX,jn],readable:[...await An(),a.tools,...pt===void 0?[]:[pt]],code:dn(h.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:vt.
Sq},signal:p.signal,onLink:jt,onLine(V){z=`${z}${V.slice(0,2e3)}
`.slice(-4e3)}})}catch(V){throw w?new Error(`The worker was ended because ${w.message}`):V}finally{clearTimeout(et),clearTimeout(v),await g.catch(()=>{})}const{
breach:ct}=Mt;if(!w&&!Y.isOver&&ct?.code==="disk_full")throw(0,B.V2)(Y.stage,ct.code,`The build was stopped because ${ct.because}`);if(w??=ct&&new Error(ct.because),
w)throw new Error(`The worker was ended because ${w.message}`);if(Mt.exitCode!==0)throw new fe(Mt,z)}async function Ln(e,{context:t,host:s,sandbox:n},r){const{mirror:i,
tip:o}=await s.fetched;if(e===o)return;const a={...t.hostEnv,PATH:t.path},h=(0,bt.ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),u=[],y=["--\
quiet","--verify","--end-of-options",`${o}^{commit}`];if(await h.try(["-C",i.lent,"rev-parse",...y],p=>{u.length<1&&u.push(p)}),u[0]!==e)throw new Error("it nam\
ed a commit that was not fetched")}class fe extends Error{name="WorkerEnded";outcome;constructor(t,s){super(s.trim()),this.outcome=t}}async function An(){const e=await Promise.
all(H.ap.map(t=>(0,b.realpath)(t).catch(()=>t)));return[...new Set([...H.ap,...e])]}var $n=c(6169),Wt=c(7975),Pt=c(8522),xn=c(1132),de=c(4057),Dn=c(9842),Rn=c(5657),
Lt=c(4505),Cn=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.
reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},In=(function(e){return function(t){function s(o){t.error=t.hasError?
new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return s(a),i()})}else
r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Fn,ZSTD_c_compressionLevel:Wn}=Pt.
constants,Nn=(0,Wt.promisify)(Pt.brotliCompress),Bn=(0,Wt.promisify)(Pt.gzip),Un=(0,Wt.promisify)(Pt.zstdCompress),Hn={br:e=>Nn(e,{params:{[Fn]:9}}),zstd:e=>Un(
e,{params:{[Wn]:15}}),gzip:e=>Bn(e,{level:9})};async function Kn(e){const{blobs:t,org:s,manifestHash:n,signal:r,log:i=xn.aB}=e,o=new Dn.n({blobs:t,clock:Z.ml,log:i}),
{index:a}=await o.index(s,n),h=(0,Rn.H)(r,1);let u=0;for(const y of a.files()){if(r.throwIfAborted(),(0,de.XT)((0,de.JL)(y.path)))try{u+=await zn(y,s,t,o)}catch(p){
if(i("warn","variant_failed",{org:s,hash:y.hash,reason:String(p)}),p instanceof se.Sb)return u}await h()}return u}async function zn({hash:e,size:t},s,n,r){const i={
stack:[],error:void 0,hasError:!1};try{if(t<Lt.kc||t>Lt.aJ)return 0;const o=[];for(const u of Lt.JC)await n.head((0,St.PL)(s,e,u))||o.push(u);if(o.length===0)return 0;
const a=await r.read(s,e,t),h=Cn(i,n.writer({lasting:!1}),!0);for(const u of o){const y=await Hn[u](a),p=(0,Lt.wl)(y.length<a.length?y:Buffer.alloc(0));await h.
put((0,St.PL)(s,e,u),p,(0,S.hash)("sha256",p))}return await h.settle(),o.length}catch(o){i.error=o,i.hasError=!0}finally{const o=In(i);o&&await o}}var ue=c(1178);
const Yn=1e4,Jn=1e4;async function Vn(e,t){const{blobs:s,builder:n,channel:r,signal:i}=t;switch(e.kind){case"deploy":return _n(e,t);case"clean":{const o=await n.
clean(e.deployID);return r.send({kind:"done",collected:[]}),Nt(await o(i),t)}case"sweep":return(0,st.setPriority)(st.constants.priority.PRIORITY_LOW),Nt(await n.
sweep(i),t),r.send({kind:"done",collected:[]});case"variants":return(0,st.setPriority)(st.constants.priority.PRIORITY_LOW),await Kn({blobs:s,...e,signal:i,log:Bt(
r)}),r.send({kind:"done",collected:[]});case"collect":return r.send({kind:"done",collected:await Gn(t)})}}function Nt(e,{channel:t,signal:s}){if(e.length===0||s.
aborted)return;const n=e.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function Gn(e){const{builder:t,channel:s,
signal:n}=e,r=Bt(s),i=await t.collect(()=>he(s,"repositories"),()=>he(s,"apps"),r);return Nt(await t.sweep(n),e),i}async function he(e,t){const s=[];for(let n=0;n<
Jn;n+=1){const r=await e.ask({about:t,after:s.at(-1)??""});if(!Array.isArray(r))throw new TypeError("The platform did not send a list");if(r.length===0)break;s.
push(...r.map(String))}return s}function Bt(e){let t=0;return(s,n,r)=>{if(t+=1,t>j.cJ)return;const i=Object.entries(r??{}).map(([o,a])=>`${o}: ${a}`);e.send({kind:"\
note",level:s,event:n,text:i.join(", ").slice(0,2e3)})}}async function _n({job:e,look:t},s){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=s,{lasting:h,
outputLimits:u}=n,y=async(C,N)=>{await o.ask({about:"output",part:C,isLast:N})},p=async C=>(0,$n.U$)(await o.ask({about:"start",found:C}))??null,w=new AbortController,
et=setTimeout(()=>w.abort(new Error("The time limit of the build is over")),(e.timeoutMs??n.limits.timeoutMs)+Yn).unref();let v;try{const C=AbortSignal.any([a,w.
signal]);v=await i.open(e,{blobs:r,outputLimits:u,look:y,tried:p,log:Bt(o),signal:C})}catch(C){return o.send({kind:"failed",facts:(0,ue.x)(C,"clone")})}const{context:T,
workspace:z,host:g,sandbox:Y}=v,F=Y.isolation.kind!=="none";try{if(F){const C=s.quiet();try{await Pn(v,{job:e,look:t,lasting:h,outputLimits:u},o,a)}catch(N){if(!(0,I.
b$)(N)&&!(N instanceof Dt.$w))throw N;o.send({kind:"failed",facts:(0,ue.x)(N,"clone")})}finally{C()}}else{const{deploy:C}=await c.e(403).then(c.bind(c,9403)),N=o.
send.bind(o);await C({job:e,look:t,lasting:h,outputLimits:u,context:T,workspace:z,host:g,tell:N,signal:a})}}finally{clearTimeout(et),await v.close()}F&&h&&await un(
H.vP)}const Qn=250;async function Xn({input:e,output:t,path:s}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});
const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Qn)};let a;const h=new f.c(e,t,w=>{w.
kind==="abort"?i():w.kind==="prepare"?(a=qn(w.settings,s,h),a.catch(r.reject)):r.resolve(w)},o),u=()=>setInterval(()=>h.send({kind:"pulse"}),j.lb);let y=u();const p=()=>(clearInterval(
y),()=>{y=u()});try{const w=await r.promise;if(!a)throw new Error("The job came before the settings");const P=await a;await Vn(w,{...P,channel:h,signal:n.signal,
quiet:p}),await P.ready}catch(w){if(n.signal.aborted)return 0;if(!(w instanceof fe))throw w;return Zn(w)}finally{clearInterval(y),await h.end()}return 0}function Zn({
message:e,outcome:{exitCode:t,signal:s}}){return process.stderr.write(`${e}
`),t??(s===null?1:j.qQ+st.constants.signals[s])}async function qn(e,t,s){const r=Qe({...e,path:t,lock:async o=>(await s.ask({about:"lock",name:o}),()=>s.send({kind:"\
release",name:o})),clock:Z.ml}),i=r.sandbox().then(({isolation:o,limiter:a,network:h})=>s.send({kind:"ready",isolation:o,limiter:a,network:h}),o=>{const a=(0,I.
bD)(o).slice(0,1e3),h={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};s.send({kind:"ready",...h,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:e,blobs:await(0,Q.d)(e.blobs),builder:r,ready:i}}}),9910:((At,ut,c)=>{c.d(ut,{YT:()=>ht,aF:()=>G,qq:()=>H,z6:()=>A});var st=c(7598),Z=c(3024),I=c(
1455),j=c(6760),Q=c(1264),J=c(6275),b=function($,O,x){if(O!=null){if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var d,M;if(x){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");d=O[Symbol.asyncDispose]}if(d===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");d=O[Symbol.dispose],x&&(M=d)}if(typeof d!="function")throw new TypeError("Object not disposable.");M&&(d=function(){try{M.call(
this)}catch(L){return Promise.reject(L)}}),$.stack.push({value:O,dispose:d,async:x})}else x&&$.stack.push({async:!0});return O},l=(function($){return function(O){
function x(K){O.error=O.hasError?new $(K,O.error,"An error was suppressed during disposal."):K,O.hasError=!0}var d,M=0;function L(){for(;d=O.stack.pop();)try{if(!d.
async&&M===1)return M=0,O.stack.push(d),Promise.resolve().then(L);if(d.dispose){var K=d.dispose.call(d.value);if(d.async)return M|=2,Promise.resolve(K).then(L,function(W){
return x(W),L()})}else M|=1}catch(W){x(W)}if(M===1)return O.hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return L()}})(typeof SuppressedError==
"function"?SuppressedError:function($,O,x){var d=new Error(x);return d.name="SuppressedError",d.error=$,d.suppressed=O,d});const lt=6e4;async function H($,O,x,{
mostBytes:d,signal:M}){const L=`${x}.list`;await(0,I.writeFile)(L,O.map(B=>`./${B}\0`).join(""),{mode:384});const K=`ulimit -f ${Math.ceil(d/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,W=AbortSignal.any([M,AbortSignal.timeout(lt)]);try{const{exitCode:B}=await(0,J.m)("/bin/sh",["-c",K,"sh",x,$,L],{cwd:"/",
env:{PATH:Q.sg,LC_ALL:"C"},signal:W});return B===0}catch(B){if(M.aborted)throw B;return!1}}function ht($){return`tar -b 128 -xpPf ${$} --no-same-owner`}const wt=1024*
1024;async function A($,O,{bytes:x,text:d}={}){const M={stack:[],error:void 0,hasError:!1};try{const L=b(M,await(0,I.open)($,Z.constants.O_RDONLY|Z.constants.O_NOFOLLOW),
!0),K=await L.stat();if(!K.isFile()||x!==void 0&&K.size!==x)return;const W=(0,st.createHash)("sha256"),B=Math.max(0,Buffer.byteLength(d??"")-1),it=Buffer.alloc(
B+wt);let[ft,D]=[0,!1];for(;;){O.throwIfAborted();const{bytesRead:f}=await L.read(it,B,wt,ft);if(f===0)break;W.update(it.subarray(B,B+f)),D||=d!==void 0&&it.subarray(
0,B+f).includes(d),it.copyWithin(0,f,B+f),ft+=f}return{bytes:ft,hash:W.digest("hex"),hasText:D}}catch(L){M.error=L,M.hasError=!0}finally{const L=l(M);L&&await L}}
function G($){return(0,j.join)($,"tree.tar")}}),3121:((At,ut,c)=>{c.d(ut,{$f:()=>M,ll:()=>L,s9:()=>W,wQ:()=>K});var st=c(7598),Z=c(3024),I=c(1455),j=c(6760),Q=c(
8302),J=c(1331),b=c(6321),l=c(6757),lt=c(6419),H=c(9910),ht=function(D,f,m){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object \
expected.");var E,S;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=f[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=f[Symbol.dispose],m&&(S=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
S&&(E=function(){try{S.call(this)}catch(k){return Promise.reject(k)}}),D.stack.push({value:f,dispose:E,async:m})}else m&&D.stack.push({async:!0});return f},wt=(function(D){
return function(f){function m(R){f.error=f.hasError?new D(R,f.error,"An error was suppressed during disposal."):R,f.hasError=!0}var E,S=0;function k(){for(;E=f.
stack.pop();)try{if(!E.async&&S===1)return S=0,f.stack.push(E),Promise.resolve().then(k);if(E.dispose){var R=E.dispose.call(E.value);if(E.async)return S|=2,Promise.
resolve(R).then(k,function(U){return m(U),k()})}else S|=1}catch(U){m(U)}if(S===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.
error}return k()}})(typeof SuppressedError=="function"?SuppressedError:function(D,f,m){var E=new Error(m);return E.name="SuppressedError",E.error=D,E.suppressed=
f,E});const A=8,G=64,$=2*1024*1024,O=".drafts",x=".removed",d=".shunned";class M{#t;#e;#n;constructor(f,m,E){this.#t=f,this.#e=m,this.#n=E}async find(f){const m=await this.#o(
this.#t,f);return m||this.#n===void 0||(0,Z.existsSync)((0,j.join)(this.#t,d,f))?m:this.#o(this.#n,f)}async#o(f,m){const E=f!==this.#t,S=(0,j.join)(f,m),k=await(0,I.
lstat)(S).catch(()=>{});if(!k)return;const R=k.isDirectory()?await ft(S).catch(()=>{}):void 0;if(R?.key===m)return{label:R,folder:S,archive:(0,H.aF)(S),isShared:E};
E||await this.remove(S)}async isWhole({label:f,folder:m,archive:E,isShared:S},k){try{if((await(0,H.z6)(E,k,f))?.hash===f.hash){const R=new Date;return S||await(0,I.
utimes)(m,R,R),!0}}catch{k.throwIfAborted()}return S||await this.remove(m),!1}async pack(f,m,E,S){const{installBytes:k,installsBytes:R}=this.#e,U=(0,j.join)(this.#t,
O,f);await this.remove(U),await(0,I.mkdir)(U,{recursive:!0,mode:493});const rt=(0,b.OV)(this.#t)?.bytes??0,q=Math.floor(Math.min(S.mostBytes,k,R,rt*J.Xw));let tt=!1;
try{tt=await(0,H.qq)(m,E,(0,H.aF)(U),{...S,mostBytes:q})}finally{tt||await this.remove(U)}return tt?U:void 0}async keep(f,m,E,S=!1){try{const k=await(0,H.z6)((0,H.
aF)(f),new AbortController().signal,{text:E});if(!k)return await this.remove(f);const{hasText:R,...U}=k,rt={...m,...U,place:R?E:null};await(0,I.chmod)((0,H.aF)(
f),292),await(0,I.writeFile)(it(f),JSON.stringify(rt),{mode:384}),S&&await this.remove((0,j.join)(this.#t,rt.key)).catch(()=>{}),await(0,I.rename)(f,(0,j.join)(
this.#t,rt.key)).catch(()=>this.remove(f));const q=await W(this.#t)??[];for(const{folder:tt}of K(q,this.#e.installBytes))await this.remove(tt)}catch{await this.
remove(f)}}async remove(f){const m=(0,j.join)(this.#t,x,(0,st.randomUUID)());try{await(0,I.rename)(f,m)}catch{await(0,I.mkdir)((0,j.join)(this.#t,x),{recursive:!0,
mode:448}),await(0,I.rename)(f,m).catch(()=>{})}await(0,l.dM)(m)}async drop(f){await this.remove((0,j.join)(this.#t,f)).catch(()=>{}),this.#n!==void 0&&await this.#i(
f).catch(()=>{})}async#i(f){const m=(0,j.join)(this.#t,d);(await(0,lt.wX)(m,G+1)).length>=G&&await this.remove(m),await(0,I.mkdir)(m,{recursive:!0,mode:493}),await(0,I.
writeFile)((0,j.join)(m,f),"")}async tidy(f){const m=(0,j.join)(this.#t,O);if(f===null)for(const E of[m,(0,j.join)(this.#t,x)])await(0,l.dM)(E);else if(await(0,l.
lQ)(m))for(const E of[f,`${f}.cache`])await(0,l.dM)((0,j.join)(m,E))}}function L(D){return[...D].sort((f,m)=>m.usedMs-f.usedMs)}function K(D,f){let m=0;return L(
D).filter((E,S)=>(m+=Math.max(E.bytes,E.length),m>f||S>=A))}async function W(D){const f=await(0,lt.wX)(D,G+1);if(f.length>G)return;const m=[];for(const E of f){
if(E.startsWith("."))continue;const S=(0,j.join)(D,E),[k,...R]=await Promise.all([S,(0,H.aF)(S),it(S)].map(q=>(0,I.lstat)(q).catch(()=>{})));if(!k)continue;const U=R.
reduce((q,tt)=>q+(tt?.blocks??0)*B,0),rt=R.reduce((q,tt)=>q+(tt?.size??0),0);m.push({folder:S,bytes:U,length:rt,usedMs:k.mtimeMs})}return m}const B=512;function it(D){
return(0,j.join)(D,"label.json")}async function ft(D){const f={stack:[],error:void 0,hasError:!1};try{const m=ht(f,await(0,I.open)(it(D),Z.constants.O_RDONLY|Z.
constants.O_NOFOLLOW),!0);if((await m.stat()).size>$)return;const E=JSON.parse(await m.readFile("utf8"));if(!(0,Q.Gv)(E))return;const{key:S,deployID:k,place:R,made:U,
bytes:rt,hash:q}=E;return!(0,Q.KH)(S,64)||!(0,Q.KH)(k,256)||!(0,Q.KH)(q,64)||!(R===null||(0,Q.KH)(R,4096))||typeof rt!="number"||!Array.isArray(U)||!U.every(tt=>(0,Q.
KH)(tt,4096))?void 0:{key:S,deployID:k,place:R,made:U,bytes:rt,hash:q}}catch(m){f.error=m,f.hasError=!0}finally{const m=wt(f);m&&await m}}})};export{es as id,ns as ids,ss as modules};

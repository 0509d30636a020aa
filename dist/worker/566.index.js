const ns=566,ss=[566],rs={5388:((At,ut,c)=>{c.r(ut),c.d(ut,{asSyncFailure:()=>wt,brokenSite:()=>l,isErrorOfSite:()=>b,syncFailure:()=>Q});var st=c(3739),Z=c(2881),
I=c(5879),M=c(8423);function Q(A,_){return(0,Z.SU)("sync",A,_)}const J=new Set(["index_unanswered","index_empty","dead_asset"]);function b({code:A}){return J.has(
A)}function l(A){const _=A.filter(b),$=_.length-1,O=$>0?` (and ${$} more ${$===1?"error":"errors"})`:"",x=`The start page is broken: ${_[0]?.message}${O}`,d=A.flatMap(
({file:k,line:L,code:K,message:N})=>k===null?[]:[{file:k,line:L,column:null,severity:lt(K),code:K,message:N}]);return new Z.$w({...Q("site_broken",x).facts,diagnostics:d})}
function lt(A){return A==="build_fault"||J.has(A)?"error":"warning"}const H="The output could not be stored: the storage of the platform cannot be used now";function ht(){
return Q("disk_full","The disk of the platform is full: the output could not be stored")}function wt(A,_){if(A instanceof Z.$w)return A;if(_.aborted)return _.reason;
if(A instanceof I.Sb)return ht();if(A instanceof M.us)return A.isFull?ht():Q("storage_unavailable",H);const $=(0,st.xU)(A)??(0,st.bD)(A);return Q("sync_failed",
`The output could not be stored (${$})`)}}),1566:((At,ut,c)=>{c.d(ut,{runSupervisor:()=>Zn});var st=c(8161),Z=c(1224),I=c(3739),M=c(1383),Q=c(572),J=c(3024),b=c(
1455),l=c(6760),lt=c(384),H=c(1463),ht=c(8795),wt=c(9758),A=c(8087),_=c(9537),$=c(3097),O=c(2654),x=c(2106),d=c(6757),k=c(3121),L=c(1792),K=c(3136),N=c(597),B=c(
8013);function it(e,t){const s=(0,N.Nu)(e,t.allowLocal),n=(0,N.ri)(e);switch(s.kind){case"name":return ft((0,N.F1)(t.template,s.name));case"remote":{const r=(0,N.
zf)(t.template,s.url),i=r&&ft((0,N.F1)(t.template,r)).credentials;return{url:s.url.href,credentials:i||void 0,shown:n,protocols:D(s.url)}}case"file":return{url:(0,K.
fileURLToPath)(s.url),shown:n,protocols:"file"};case"path":return ft((0,K.pathToFileURL)(s.path).href);case"refused":{const r=`The repository "${n}" ${s.problem}\
: write ${s.instead}`;throw(0,B.V2)("clone","repository_not_allowed",r)}}}function ft(e){const t=new URL(e),s=t.username||t.password?{user:(0,L.unescape)(t.username),
password:(0,L.unescape)(t.password)}:void 0;t.username="",t.password="";const n=t.protocol==="file:",r=(0,N.ri)(e);return{url:n?(0,K.fileURLToPath)(t):t.href,credentials:s,
shown:r,protocols:D(t)}}function D({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}var f=c(3296),m=c(1331),E=c(6321),S=c(7598),P=c(8302);const R="of",
U="own-branches",rt=64,q=16;async function tt(e){const[t]=await Kt(e),s=[];for(const n of await(0,d.XL)((0,l.join)(e,d.iW)))s.push(await me((0,l.join)(e,d.iW,n),
n===t));return s.sort((n,r)=>r.usedMs-n.usedMs)}async function me(e,t){const s=(0,l.join)(e,R),n=(await(0,b.stat)(s).catch(()=>{}))?.mtimeMs??0,r=await(0,E.oU)(
{whole:[e],changed:[],since:0},ye);return{folder:e,kept:(0,d.CJ)(e),isOwn:t,bytes:r?.bytes??0,usedMs:n}}const ye={bytes:Number.POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};
async function pe(e,t,{repository:s,branch:n,appBranch:r},i){const o=Ht(s,n),a=(0,l.join)(t,d.iW,o);let h=await Kt(t);n===r&&h[0]!==o&&(h.includes(o)||await(0,d.
Fi)(e,[a]),h=[o,...h.filter(et=>et!==o)].slice(0,rt),await zt((0,l.join)(t,U),JSON.stringify(h))),await(0,b.mkdir)(a,{recursive:!0});const u=(0,l.join)(a,R);await zt(
u,JSON.stringify({repository:(0,N.ri)(s),branch:n}));const y=i.now()/1e3;await(0,b.utimes)(u,y,y);const p=Ht(s,r);if(h.includes(o)||!h.includes(p))return{own:(0,d.
CJ)(a),shared:void 0};const w=(0,d.CJ)((0,l.join)(t,d.iW,p)),j=await(0,d.lQ)(w.cache)&&await(0,d.lQ)(w.installs);return{own:(0,d.CJ)(a),shared:j?w:void 0}}async function be(e,t,s,n){
let[r,i]=[0,0];const o=[];for(const a of await tt(t)){if(a.isOwn)continue;r+=1,i+=a.bytes,(r>q||i>n)&&a.kept.cache!==s.cache&&o.push(a.folder)}await(0,d.Fi)(e,o)}
async function Ee(e,t){await(0,d.Fi)(e,[(0,l.join)(t,d.iW)]),await(0,b.rm)((0,l.join)(t,U),{force:!0})}async function Ut(e){return(await(0,d.XL)((0,l.join)(e,d.
iW))).map(s=>(0,d.CJ)((0,l.join)(e,d.iW,s)).installs)}function Ht(e,t){return(0,S.hash)("sha256",JSON.stringify([e,t])).slice(0,32)}async function Kt(e){const t=(0,P.
U4)(await(0,b.readFile)((0,l.join)(e,U),"utf8").catch(()=>""));return Array.isArray(t)?t.filter(s=>typeof s=="string"):[]}async function zt(e,t){await(0,b.writeFile)(
`${e}.new`,t,{mode:384}),await(0,b.rename)(`${e}.new`,e)}const ve="kept-installs",ge=.9;function Se(e,t,s){const n=(0,l.join)((0,l.dirname)(e),ve),r=async u=>{if((await(0,d.
cE)((0,l.join)(u,"../../.."))).length>1)return;const p=(await(0,b.readdir)(u).catch(()=>[])).filter(w=>w.startsWith(".")).map(w=>(0,l.join)(u,w));await(0,d.Fi)(
e,p)},i=async u=>{const y=await(0,k.s9)(u),p=y&&(0,k.wQ)(y,t.installBytes);return await(0,d.Fi)(e,p?.map(({folder:w})=>w)??[u]),y?.filter(w=>!p?.includes(w))??[]},
o=u=>{const y=(0,E.OV)(e)?.bytes??0;return Math.min(t.installsBytes,(u+y)*m.Xw)},a=u=>(0,f.x)(s,"installs",async()=>{const y=await(0,b.readFile)(n,"utf8").catch(
()=>""),p=u(/^\d{1,15}$/.test(y)?Number(y):Number.NaN);return await(0,b.writeFile)(`${n}.new`,String(Math.max(0,p)),{mode:384}),await(0,b.rename)(`${n}.new`,n),
p}),h=async u=>{const y=await a(v=>v+u);if(y<=o(y))return;const p=[];for(const v of await(0,b.readdir)(e))if(!v.startsWith("."))for(const T of await Ut((0,l.join)(
e,v)))p.push(...await i(T));let w=$t(p);const j=o(w),et=w>j?j*ge:w;for(const v of(0,k.ll)(p).toReversed()){if(w<=et)break;await(0,d.Fi)(e,[v.folder]),w-=v.bytes}
await a(v=>w+(v>y?v-y:0))};return{async open(u){const y=$t(await(0,k.s9)(u)??[]);return async()=>{const p=$t(await i(u))-y;await r(u),p!==0&&await h(p)}},forget:()=>(0,d.
dM)(n)}}function $t(e){return e.reduce((t,s)=>t+s.bytes,0)}var mt=c(5479),xt=c(8474),Oe=c(3052),vt=c(1264);const Te=60*6e4;function je(e){const{everyMs:t,onFailure:s,
every:n=Z.fm,isDue:r=!1}=e;let i,o,a=!1,h=!1;const u=()=>(a=i!==void 0&&e.follows===!0,i??=e.run().then(()=>{o=void 0},p=>{const[w]=(0,I.bD)(p).split(": "),j=performance.
now();o&&o.failure===w&&j-o.at<Te||(o={failure:w,at:j},s(p))}).finally(()=>{i=void 0,a&&!h&&u()}),i),y=n(t,()=>{u()});return r&&u(),{run:u,async[Symbol.asyncDispose](){
h=!0,y(),await i}}}var Yt=c(9127),Jt=c(8627),Dt=c(2881),bt=c(417),Me=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},ke=(function(e){
return function(t){function s(o){t.error=t.hasError?new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return s(a),i()})}else r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=
t,n});const Vt=12e4,Pe=1024*1024;class Le{folder;lent;#t;#e;#n;#o;constructor(t,s,n){const r=_t(s);this.#n=n,this.folder=(0,l.join)(t,r),this.lent=(0,l.join)(this.
folder,kt),this.#t=(0,l.join)(this.folder,gt),this.#e=s,this.#o=i=>(0,f.x)(n,`mirror:${r}`,i)}async make(){if(await(0,f.x)(this.#n,mt.u_,async()=>{await(0,b.mkdir)(
this.folder,{recursive:!0,mode:493}),await(0,mt.Yx)((0,l.join)(this.folder,mt.Jr))}),(0,J.existsSync)(this.lent))return;const t=(0,l.join)(this.folder,(0,S.randomUUID)());
await xe(t),await(0,b.rename)(t,this.lent).catch(()=>(0,d.dM)(t))}#i(t){const{env:s,config:n}=We(this.#e);return(0,bt.ww)(this.#e.protocols,{...t,env:{...t.env,
...s},config:n})}fetch(t,s){const n=this.#i(s);return this.#o(()=>this.#s(n,t))}fetchHistory(t,s){return this.#o(async()=>{const n=AbortSignal.timeout(Vt),r=AbortSignal.
any([s.signal,n]),i=this.#i({...s,signal:r}),o=await this.#c(i,n,t);return s.signal.throwIfAborted(),o})}fetchLargeFiles(t,s){const n=Ae(this.#e);return this.#o(
async()=>{const r={stack:[],error:void 0,hasError:!1};try{const i=Me(r,Ue((0,l.join)(this.#t,"lfs")),!1),o=this.#i({...s,signal:AbortSignal.any([s.signal,i.signal])}),
a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],h=()=>(0,d.dM)((0,l.join)(this.#t,"lfs/logs")),u=(y,p)=>(0,B.V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.
shown} could not be fetched: ${y}`,p);try{const{exitCode:y,errors:p}=await o.try(["-C",this.#t,...a]).finally(h);if(y!==0)throw u((0,bt.VS)(p),p);return null}catch(y){
if(s.signal.throwIfAborted(),!i.signal.aborted)throw y;const p=`their server has sent nothing of them for ${(0,Yt.a3)(ee)}`;throw u(`${p}. It may refuse the fil\
es, or the credential of this platform`,[])}}catch(i){r.error=i,r.hasError=!0}finally{ke(r)}})}async#s(t,s){if(!(0,J.existsSync)(this.#t)||!await this.#f())return this.#r(
t,s);const n=s.commit&&["-C",this.#t,"rev-parse","--quiet","--verify",`${s.commit}^{commit}`];if(s.commit&&n&&(await t.try(n)).exitCode===0)return s.commit;try{
return await this.#a(t,this.#t,s)}catch(r){if(!(r instanceof Dt.$w)||r.facts.code!=="clone_failed")throw r;return this.#r(t,s)}}async#r(t,s){const n=(0,l.join)(
this.folder,$e);await(0,d.dM)(n);try{await De(n);const r=await this.#a(t,(0,l.join)(n,gt),s,Ce),{credentials:i}=this.#e;if(i){const o=(0,S.randomUUID)(),a=`${o}\
 ${Xt(o,i)}`;await(0,b.writeFile)((0,l.join)(n,gt,Qt),a,{mode:384})}await(0,d.dM)(this.#t);for(const o of Gt)await Re((0,l.join)(n,kt,o),(0,l.join)(this.lent,o));
return await(0,b.rename)((0,l.join)(n,gt),this.#t),await(0,b.rm)(n,{recursive:!0}),r}finally{await(0,d.dM)(n)}}async#f(){const{credentials:t}=this.#e;if(!t)return!0;
const[s="",n]=(await(0,b.readFile)((0,l.join)(this.#t,Qt),"utf8").catch(()=>"")).split(" ");return n===Xt(s,t)}async#a(t,s,n,r=[]){const{url:i,shown:o}=this.#e,
a=n.commit?[n.commit]:[`refs/heads/${n.branch}`,`refs/tags/${n.branch}`];for(const h of a){const u=`refs/slipway/${(0,S.hash)("sha256",h).slice(0,16)}`,y=["-q",
"--depth=1","--no-tags","--",i,`+${h}:${u}`],{exitCode:p,errors:w}=await t.try(["-C",s,...r,"fetch",...y]);if(p===0)return/^[0-9a-f]*/.exec(await(0,b.readFile)(
(0,l.join)(s,"FETCH_HEAD"),"utf8"))?.[0]??"";const j=Fe(w,o,n);if(j.facts.code!=="branch_not_found")throw j}throw(0,B.V2)("clone","branch_not_found",`The reposi\
tory ${o} has no branch "${n.branch}"`)}async#c(t,s,n){const r=["-q","--depth=2147483647","--no-tags","--",this.#e.url,n];try{const{exitCode:i,errors:o}=await t.
try(["-C",this.#t,"fetch",...r]),a=await(0,b.readFile)((0,l.join)(this.#t,"shallow"),"utf8").catch(()=>"");return i===0&&a.length<=Pe?{shallow:a}:(await Zt(this.#t),
{problem:(0,bt.VS)(o)})}catch(i){return await Zt(this.#t),{problem:s.aborted?`it took longer than ${(0,Yt.a3)(Vt)}`:(0,I.bD)(i)}}}}function _t({url:e,credentials:t}){
const s=[e,t!==void 0];return(0,S.hash)("sha256",JSON.stringify(s)).slice(0,32)}function Ae({url:e}){return e.startsWith("/")?`file://${e}`:`${e.replace(/\/$/,"").
replace(/(?:\.git)?$/,".git")}/info/lfs`}const gt="repository.git",kt="lent",$e="new",Gt=["objects","lfs/objects"];async function xe(e){(0,Jt.e)(e,{bare:!0,branch:"\
main"}),await(0,b.mkdir)((0,l.join)(e,"lfs/objects"),{recursive:!0})}async function De(e){const[t,s]=[(0,l.join)(e,gt),(0,l.join)(e,kt)];(0,Jt.e)(t,{bare:!0,branch:"\
main"}),await(0,b.mkdir)((0,l.join)(t,"lfs")),await(0,b.rmdir)((0,l.join)(t,"objects"));for(const n of Gt)await(0,b.mkdir)((0,l.join)(s,n),{recursive:!0}),await(0,b.
symlink)((0,l.relative)((0,l.dirname)((0,l.join)(t,n)),(0,l.join)(s,n)),(0,l.join)(t,n))}async function Re(e,t){await(0,b.rename)(e,t).catch(async()=>{await(0,d.
dM)(t),await(0,b.rename)(e,t)})}const Qt="slipway-access";function Xt(e,{user:t,password:s}){return(0,S.hash)("sha256",JSON.stringify([e,t,s]))}const Ce=["-c","\
maintenance.auto=false"],Ie=[[/transport '[^']*' not allowed/,"repository_not_allowed",e=>`The repository ${e} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(e,{commit:t})=>`The repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e}\
 has no branch "${t}"`],[bt.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function Fe(e,t,s){const n=e.join(`
`),[,r,i]=Ie.find(([o])=>o.test(n))??[];return r&&i?(0,B.V2)("clone",r,i(t,s),e):(0,B.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,bt.
VS)(e)}`,e)}async function Zt(e){const t=(0,l.join)(e,"objects/pack"),n=(await(0,b.readdir)(t).catch(()=>[])).filter(r=>r.startsWith("tmp_")).map(r=>(0,l.join)(
t,r));for(const r of[...n,(0,l.join)(e,"shallow.lock")])await(0,b.rm)(r,{force:!0})}const qt="SLIPWAY_REPOSITORY_USER",te="SLIPWAY_REPOSITORY_PASSWORD",Ne=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${qt}" "$${te}"; }; f`;function We({url:e,credentials:t}){return t?{env:{[qt]:t.user,[te]:t.password},
config:[[`credential.${new URL(e).origin}.helper`,Ne]]}:{env:{},config:[]}}const ee=6e4,Be=5e3;function Ue(e){const t=new AbortController;let s="",n=performance.
now();const i=je({everyMs:Be,run:async()=>{const o=await He(e);o!==s&&(n=performance.now()),s=o,performance.now()-n>=ee&&t.abort(new Error("Git LFS stores nothi\
ng"))},onFailure:()=>{}});return{signal:t.signal,[Symbol.dispose]:()=>{i[Symbol.asyncDispose]()}}}async function He(e){const t=(0,l.join)(e,"incomplete"),s=await(0,b.
readdir)((0,l.join)(e,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,b.readdir)(t).catch(()=>[]),r=await Promise.all(n.map(o=>(0,b.stat)((0,l.join)(t,o)).catch(
()=>{}))),i=n.map((o,a)=>[o,r[a]?.size??0]).filter(([,o])=>o>0);return JSON.stringify([s.length,i])}var ne=c(3715),St=c(6355),Ke=c(3511),se=c(5879),re=c(8423);function ze(e,t,s,n){
const r=e.writer(),i=new Map,o=new Set;let a=0,h=0;const u=v=>{const T=(0,St.Xy)(v);if(T!==void 0&&v===(0,St.T5)(t,T))return T;throw new Error("The worker named\
 a blob that is not an object of its organization")},y=(v,T,z)=>{if(u(v)!==z)throw new Error("The worker named an object by another hash");if(a+=1,h+=T,a>s.files+
1||h>s.totalBytes+ne.Si.indexBytes)throw new se.Sb("The release is larger than a release may be")};let p=!1;const w=async v=>{try{return await v}catch(T){throw T instanceof
re.us&&!p&&(p=!0,n("error","output_not_stored",{org:t,cause:T.message})),T}},j=(v,T)=>{i.set(v,T),o.add(v)};return{writer:{keep(v,T){const z=u(v),g=F=>(F&&i.set(
z,T),F),Y=r.keep(v,T);return typeof Y=="boolean"?g(Y):w(Y).then(g)},async put(v,T,z){y(v,T.length,z),await w(r.put(v,T,z)),j(z,T.length)},async putStream(v,T,z,g){
y(v,T,g),await w(r.putStream(v,T,z,g)),j(g,T)},settle:()=>w(r.settle()),async[Symbol.asyncDispose](){}},async check(v){const T=(0,St.T5)(t,v),z=i.has(v)?await w(
e.load(T,ne.Si.indexBytes)):void 0;if(!z?.bytes)throw new Error("it named a release that it did not store");const g=await Ke.el.open(z.bytes,()=>{});let Y=0;const F=new Set;
for(const{hash:W,size:G}of g.files()){const nt=i.get(W);if(nt===void 0)throw new Error("its release names an object that it did not store");if(nt!==G)throw new Error(
"its release names an object by another size");Y+=G,o.has(W)&&F.add(W)}const C=g.count;return{manifestHash:v,files:C,bytes:Y,written:F.size,reused:C-F.size}},async[Symbol.
asyncDispose](){await r[Symbol.asyncDispose]()}}}var Rt=c(6848),Ye=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("\
Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
r&&(n=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Je=(function(e){
return function(t){function s(o){t.error=t.hasError?new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.
resolve(o).then(i,function(a){return s(a),i()})}else r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=
t,n});class Ve{isolation;tmp;#t;#e=new AbortController;#n;#o=new Set;#i=new Map;#s;#r;#f=!1;#a=[];#c;#l;#u=0;#h;constructor(t){this.#t=t,this.#n=AbortSignal.any(
[this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#s=this.#v(),this.#s.catch(()=>{}),this.#r=this.#w(t.job),
this.#r.catch(()=>{})}get lentFolder(){return this.#s.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#s,this.#r]).then(([{mirror:t},s])=>({
mirror:t,tip:s}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{signal:s,onLine:n}){
this.#c=n;for(const a of this.#a.splice(0))n(a);const{repository:r,mirror:i}=await this.#s;return{commit:async()=>{const a={stack:[],error:void 0,hasError:!1};try{
this.#f&&(this.#r=this.#w({...this.#t.job,commit:await this.#r})),this.#f=!0;const h=Ye(a,(0,xt.addAbortListener)(s,()=>this.#e.abort(s.reason)),!1);return{mirror:i.
lent,tip:await this.#r,shown:r.shown}}catch(h){a.error=h,a.hasError=!0}finally{Je(a)}},history:async()=>i.fetchHistory(await this.#r,this.#d(r,i,s)),largeFiles:async()=>i.
fetchLargeFiles(await this.#r,this.#d(r,i,s))}[t]()}versionsOf(t){const s=this.#i.get(t)??(0,Rt.x4)(this.#y(),t);return this.#i.set(t,s),s}async tool(t,s){if(this.#u+=
1,this.#u>_e)throw new Error("The worker asked for too many tools");return(0,Rt.R3)(this.#y(),t,s)}async run(t){const s=this.#p(t);return this.#o.add(s),s.finally(
()=>this.#o.delete(s))}async#p({signal:t,...s}){const{sandbox:n,workspace:r,context:i}=this.#t,{mirror:o}=await this.#s,a=this.#b(AbortSignal.any([t,this.#n]));
return r.isToFill&&!s.showsInstalls&&(this.#h??=this.#E(a),await this.#h),{...await n.run({...s,...a,readable:[o.lent,i.tools]}),diskWasShort:n.guardOf(r).disk.
wasShort}}#b(t){const{workspace:s,marker:n}=this.#t;return{workspace:s,outerEnv:{[vt.tl]:n},signal:t}}async#E(t){const{sandbox:s,workspace:n}=this.#t,r=n.shared?.
cache;if(r===void 0)return;const i={PATH:vt.sg,LC_ALL:"C",FROM:r,TO:n.cache},o={readable:[],showsSharedCache:!0};await s.run({...t,...o,script:Ge,cwd:n.root,env:i,
onLine(){}})}async tried(t){const{signal:s}=this.#t;return s.aborted?null:Promise.race([this.#t.tried(t),(0,xt.once)(s,"abort").then(()=>null)])}look(t,s){return this.#t.
look(t,s)}writer(){const{blobs:t,job:s,outputLimits:n,log:r}=this.#t;return this.#l??=ze(t,s.app.org,n,r),this.#l.writer}async end(){this.#e.abort(new Error("Th\
e build has ended")),await Promise.allSettled([this.#r,...this.#o]);const t=await this.#s.then(({mirror:s})=>s.folder).catch(()=>{});t!==void 0&&await(0,mt.zk)(
t,this.#t.job.app.org,[t]),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#v(){const{job:t,rules:s,mirrors:n,lock:r}=this.#t,i=it(t.repository,s),o=new Le(
n,i,r);return await o.make(),{repository:i,mirror:o}}async#w(t){const{repository:s,mirror:n}=await this.#s,{commit:r,branch:i}=t;return this.#m(`Cloning ${s.shown}\
, ${r?`commit ${r}`:`branch ${i}`}`),n.fetch(t,this.#d(s,n,this.#n))}#m(t){this.#c?this.#c(t):this.#a.length<Qe&&this.#a.push(t)}#d(t,s,n){const{context:r,sandbox:i,
workspace:o,marker:a}=this.#t,h=i.guardOf(o);return h.disk.include(s.folder),{env:{...r.hostEnv,PATH:r.path,[vt.tl]:a},signal:AbortSignal.any([n,this.#n]),guard:h,
run:t.url.startsWith("/")?void 0:i.confined([s.folder],[],this.#g(t)),onLine:u=>this.#m(u)}}#g({url:t}){return this.#t.rules.allowLocal&&(0,lt.U)(URL.parse(t)?.
hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:s,lock:n,sandbox:r}=this.#t;return{...t,marker:s,lock:n,signal:this.#n,runIn:i=>r.confined([i])}}}
const _e=4,Ge=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*Oe.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,Qe=1e3;function Xe(e){const{limits:t,clock:s,lasting:n,lock:r}=e,i=(0,l.resolve)(e.dataDir),o={builds:(0,l.join)(i,"builds"),mirrors:(0,l.join)(i,
"git"),tools:(0,l.join)(i,"tools")},a=(0,_.Ou)(e.path,process.execPath),h=(0,H.Fg)(i),u=(0,A.sr)(h),y=Se(o.builds,t,r),p={limits:t,tools:o.tools,hostEnv:e.env,path:a,
clock:s},w={template:e.gitUrlTemplate,allowLocal:e.allowLocalGit};let j;const et=()=>(j??=T().then(g=>tn(e,a,g)),j);let v;const T=()=>(v??=e.known?Promise.resolve(
e.known.limiter):(0,A.Mi)(e.cgroup,h),v);return{sandbox:et,open:async(g,Y)=>{for(const ct of Object.values(o))await(0,b.mkdir)(ct,{recursive:!0,mode:448});await(0,b.
chmod)(o.tools,493);const F=await et(),C=F.ownerOf(g.app);let W=!1;const G=await(0,f.x)(r,mt.u_,async()=>{await(0,b.mkdir)((0,l.join)(o.builds,(0,d.o5)(g.app)),
{recursive:!0});const ct=await(0,b.realpath)((0,l.join)(o.builds,(0,d.o5)(g.app)));return W=await sn(o.builds,ct,g.settings.cachesOf),(0,d.sK)(o.builds,g.app,g.
deployID,C,{checkout:(0,d.IM)(g.repository),stored:await pe(o.builds,ct,g,s),isMapped:F.isolation.kind!=="none"})});W&&await(0,d.l7)(o.builds,[]);const nt=await F.
limit(G,`${u}${g.deployID}`),{own:X}=G.stored,dt=n?await y.open(X.installs):void 0,jt=`${h}${g.deployID}`,pt=new Ve({job:g,context:p,rules:w,workspace:G,lock:r,
marker:jt,...Y,sandbox:F,mirrors:o.mirrors});return{context:p,workspace:G,host:pt,sandbox:F,close:async()=>{await pt.end(),await nt(),await dt?.(),n&&await(0,mt.
zk)((0,l.dirname)(X.cache),g.app.org,[X.cache]),n?await(0,d.jf)(o.builds,G,F.guardOf(G).disk.wrote):await Promise.all([(0,d.qh)(G),(0,d.dM)((0,l.dirname)(X.cache))]),
n&&g.branch!==g.appBranch&&await be(o.builds,G.app,X,qe*t.installBytes)}}},async clean(g){g===null&&(await(0,x.uY)((0,H.ig)(i,0),(0,H.ig)(i,process.ppid)),await y.
forget(),await en(i));const Y=await T();Y.kind==="cgroup"&&await(0,wt.KV)(Y.folder,u,g??void 0);const F=await(0,d.m7)(o.builds),C=g===null?[]:await Promise.all(
F.map(d.PE)),W=F.filter((nt,X)=>g===null||C[X]===g);W.length>0&&await(0,x.k3)(h,g??void 0);const G=await(0,d.Fi)(o.builds,W);for(const nt of await(0,b.readdir)(
o.builds).catch(()=>[]))for(const X of await Ut((0,l.join)(o.builds,nt)))await new k.$f(X,e.limits).tidy(g);return nt=>(0,d.l7)(o.builds,G,nt)},async collect(g,Y,F){
const C={...o,lock:r,now:()=>s.now()},W=async()=>{const X=await g();return new Set(X.flatMap(dt=>Ze(dt,w)))},G=async()=>{const X=(await Y()).map(dt=>dt.split("/"));
return new Set(X.map(([dt="",jt="",pt=""])=>(0,d.o5)({org:dt,project:jt,appID:pt})))},nt=[await(0,mt.Yz)(C,G),await(0,mt.fj)(C,W),(0,Rt.Ac)(C)];return(0,ht.e)(nt,
F)},sweep:g=>(0,d.l7)(o.builds,[],g)}}function Ze(e,t){try{return[_t(it(e,t))]}catch{return[]}}const qe=2;async function tn(e,t,s){return(0,O._i)({limiter:s,want:e.
isolation,limits:e.limits,tools:await(0,O.Sg)(t,(0,_.ao)(e.env)),dataDir:await(0,b.realpath)(e.dataDir),known:e.known?.isolation,network:{want:e.network.want,known:e.
known?.network,allowed:[...e.networkAllow.map(lt.s),...(0,$.C)(e.env,e.gitUrlTemplate)]}})}async function en(e){await(0,b.rm)((0,l.join)(e,"installs"),{recursive:!0,
force:!0});for(const t of await(0,b.readdir)((0,l.join)(e,"git")).catch(()=>[])){const s=(0,l.join)(e,"git",t);(0,J.existsSync)((0,l.join)(s,kt))||await(0,b.rm)(
s,{recursive:!0,force:!0})}}const nn="caches-of";async function sn(e,t,s){if(s===void 0)return!1;const n=(0,l.join)(t,nn);if(await(0,b.readFile)(n,"utf8").catch(
()=>"")===s)return!1;const r=await(0,d.lQ)((0,l.join)(t,d.iW));return await Ee(e,t),await(0,b.writeFile)(n,s),r}const rn=["stage","commit","log","pulse","stored",
"failed","detected"],oe={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"\
over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},on=100,an=2;function ie(e,t=()=>performance.
now()){const s=t();let n=0;return()=>(n+=1,n>on+an*(t()-s)/e)}class cn{#t;#e;#n="waiting";#o="clone";#i;constructor(t){this.#t=ie(M.lb,t),this.#e=ie(M.iv,t)}get stage(){
return this.#o}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(t){switch(t.kind){case"pulse":return this.#t()?"it sent too many he\
artbeats":void 0;case"log":return"failed"in oe[this.#n]?t.text.length>=M.jz?void 0:this.#e()?"it sent its log in too many parts":void 0:"it sent a log out of or\
der";case"stage":return this.#o=t.stage,this.#s(t.stage,`the stage "${t.stage}"`);case"commit":return this.#i=t.commit,this.#s("commit","a commit");case"stored":
return this.#s("stored","a release")??this.#r(t.commit,"a release");case"failed":return this.#s("failed","a failure");case"detected":return this.#s("detected","\
what it detected")??this.#r(t.commit,"what it detected")}}#s(t,s){const n=oe[this.#n],r=Object.hasOwn(n,t)?n[t]:void 0;if(r===void 0)return`it sent ${s} out of \
order`;this.#n=r}#r(t,s){return t===this.#i?void 0:`it sent ${s} of another commit`}}function ln(e){return rn.some(t=>t===e.kind)}var fn=c(5388),dn=c(6822),Ct=c(
8995);function un(e){const t=(0,Ct.getCompileCacheDir)();if(t===void 0)return;const s=e===void 0?(0,l.basename)(t):(0,l.basename)(t).replace(/-\d+$/,`-${e}`);return{
from:t,to:(0,l.join)(vt.Sq,s)}}const It="worker-compiled";async function hn(e){const t=(0,Ct.getCompileCacheDir)();if(t!==void 0)try{const s=ce(e),n=(0,J.statSync)(
(0,l.join)(t,It),{throwIfNoEntry:!1}),r=n!==void 0&&n.mtimeMs>=s;if(r&&n.atimeMs>=ae(t))return;if(!r){const{loadWorker:o}=await c.e(403).then(c.bind(c,9403));await o(),
(0,Ct.flushCompileCache)(),(0,J.writeFileSync)((0,l.join)(t,It),"")}const i=ae(t);for(const o of(0,J.readdirSync)(t))(0,J.chmodSync)((0,l.join)(t,o),420);(0,J.utimesSync)(
(0,l.join)(t,It),i/1e3,s/1e3)}catch{}}function ae(e){return Math.floor((0,J.statSync)(e).mtimeMs)}function ce(e){const t=(0,J.statSync)(e);if(!t.isDirectory())return t.
mtimeMs;const s=(0,J.readdirSync)(e,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.max(t.mtimeMs,...s.map(({name:n})=>ce((0,l.join)(e,n)))))}
var wn=c(7994),Ot=c(2978),mn=c(2207),yn=c(4789);const pn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,bn=256,En=4096,vn=8*1024*1024,gn=1,Sn=1e3;function On(e,t,s){
const n=()=>e.writer();let r=0;return{async fetch({given:{what:i},signal:o,event:a}){const h=i==="history"||i==="largeFiles"?i:"commit";return{value:await e.fetch(
h,{signal:o,onLine:u=>a({line:u})})}},async versions({given:{tool:i}}){return{value:await e.versionsOf(le(i))}},async tool({given:{name:i,version:o},event:a}){if(typeof o!=
"string"||!pn.test(o))throw Et("version");return{value:await e.tool({name:le(i),version:o},h=>a({line:h}))}},async run({given:{script:i,cwd:o,env:a,showsInstalls:h},
signal:u,event:y,read:p}){if(r>=gn)throw new Error("The worker runs several commands at once");const w=yt(o,(0,Ot.Qq)(En),"folder");if(!(0,wn.FK)(t.root,w))throw Et(
"folder");const j={script:yt(i,(0,Ot.Qq)(vn),"script"),cwd:w,env:jn(a)};r+=1;try{return{value:await e.run({...j,showsInstalls:h===!0,signal:u,onLine:et=>y({line:et}),
taken:p})}}finally{r-=1}},async look({given:{part:i,isLast:o}}){return await e.look(yt(i,M.ty,"description of the output"),o===!0),{}},async tried({given:{found:i}}){
return{value:await e.tried(yt(i,mn.tl,"list of findings"))}},async keep({given:{objects:i}}){if(!Array.isArray(i)||i.length>Sn)throw Et("list of objects");const o=i.
map(a=>{const[h,u]=Array.isArray(a)?a:[];return n().keep(Tt(h),Ft(u))});return{value:await Promise.all(o)}},async put({given:{key:i,sha256:o},bytes:a}){return await n().
put(Tt(i),a,Tt(o)),{}},async stream({given:{key:i,size:o,sha256:a,stream:h},signal:u}){const y=()=>Tn(s(),{stream:Ft(h)},u);return await n().putStream(Tt(i),Ft(
o),y,Tt(a)),{}},async settle(){return await n().settle(),{}}}}async function*Tn(e,t,s){for(await e.call("open",t);;){s.throwIfAborted();const{bytes:n}=await e.call(
"next",t);if(n.length===0)return;yield n}}function jn(e){if(!(0,P.Gv)(e))throw Et("environment");for(const t of Object.values(e))if(typeof t!="string")throw Et(
"environment");return e}function yt(e,t,s){const n=t(e);if(n===void 0)throw Et(s);return n}const le=e=>yt(e,(0,Ot.yL)(yn.It),"tool"),Tt=e=>yt(e,(0,Ot.Qq)(bn),"k\
ey"),Ft=e=>yt(e,Ot.U9,"size");function Et(e){return new Error(`The worker sent an invalid ${e}`)}const Mn="confined",kn=120*6e4,Pn=3e4;async function Ln(e,{job:t,
look:s,lasting:n,outputLimits:r},i,o){const{context:a,workspace:h,host:u,sandbox:y}=e,p=new AbortController;let w;const j=V=>{w??=V,p.abort(w)},et=setTimeout(()=>j(
new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+kn);let v;const T=()=>{const V=a.limits.syncMs+Pn;v??=setTimeout(()=>j(new Error("storing the o\
utput took too long")),V)};let z="",g=Promise.resolve();const Y=new cn().begin(),F=(V,at)=>{if(w)return;const ot=(0,M._8)(JSON.stringify({...at,kind:V}));if(!ot||
!ln(ot))return j(new Error("it sent an invalid message"));const we=Y.take(ot);if(we!==void 0)return j(new Error(we));ot.kind==="stage"&&ot.stage==="sync"&&T(),g=
g.then(()=>C(ot)),g.catch(j)},C=async V=>{if(V.kind==="commit"&&await An(V.commit,e,p.signal),V.kind!=="stored")return i.send(V);try{const at=await u.checkedRelease(
V.release.manifestHash);clearTimeout(v),i.send({...V,release:at})}catch(at){const ot=at instanceof re.us?(0,fn.asSyncFailure)(at,o):void 0;if(!(ot instanceof Dt.
$w))throw at;i.send({kind:"failed",facts:ot.facts})}},{limits:W,tools:G,hostEnv:nt,path:X}=a,dt={job:{...t,repository:(0,N.ri)(t.repository)},look:s,lasting:n,outputLimits:r,
context:{limits:W,tools:G,hostEnv:nt,path:X},workspace:h,isolation:u.isolation,tmp:u.tmp},jt=V=>{const at=new dn.N_(V,{calls:On(u,h,()=>at),tell:F,closed:ot=>ot&&
j(ot)});at.tell("start",{...dt}),(0,xt.addAbortListener)(o,()=>at.tell("abort",{}))},pt=await u.lentFolder;let Mt;try{Mt=await y.runWorker({workspace:h,args:[`-\
-max-old-space-size=${m.uw}`,"--",H.RX,Mn],readable:[...await $n(),a.tools,...pt===void 0?[]:[pt]],code:un(h.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:vt.
Sq},signal:p.signal,onLink:jt,onLine(V){z=`${z}${V.slice(0,2e3)}
`.slice(-4e3)}})}catch(V){throw w?new Error(`The worker was ended because ${w.message}`):V}finally{clearTimeout(et),clearTimeout(v),await g.catch(()=>{})}const{
breach:ct}=Mt;if(!w&&!Y.isOver&&ct?.code==="disk_full")throw(0,B.V2)(Y.stage,ct.code,`The build was stopped because ${ct.because}`);if(w??=ct&&new Error(ct.because),
w)throw new Error(`The worker was ended because ${w.message}`);if(Mt.exitCode!==0)throw new fe(Mt,z)}async function An(e,{context:t,host:s,sandbox:n},r){const{mirror:i,
tip:o}=await s.fetched;if(e===o)return;const a={...t.hostEnv,PATH:t.path},h=(0,bt.ww)("file",{env:a,signal:r,run:n.confined([i.folder]),onLine(){}}),u=[],y=["--\
quiet","--verify","--end-of-options",`${o}^{commit}`];if(await h.try(["-C",i.lent,"rev-parse",...y],p=>{u.length<1&&u.push(p)}),u[0]!==e)throw new Error("it nam\
ed a commit that was not fetched")}class fe extends Error{name="WorkerEnded";outcome;constructor(t,s){super(s.trim()),this.outcome=t}}async function $n(){const e=await Promise.
all(H.ap.map(t=>(0,b.realpath)(t).catch(()=>t)));return[...new Set([...H.ap,...e])]}var xn=c(6169),Nt=c(7975),Pt=c(8522),Dn=c(1132),de=c(4057),Rn=c(9842),Cn=c(5657),
Lt=c(4505),In=function(e,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,r;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(r=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");r&&(n=function(){try{r.call(this)}catch(i){return Promise.
reject(i)}}),e.stack.push({value:t,dispose:n,async:s})}else s&&e.stack.push({async:!0});return t},Fn=(function(e){return function(t){function s(o){t.error=t.hasError?
new e(o,t.error,"An error was suppressed during disposal."):o,t.hasError=!0}var n,r=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&r===1)return r=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var o=n.dispose.call(n.value);if(n.async)return r|=2,Promise.resolve(o).then(i,function(a){return s(a),i()})}else
r|=1}catch(a){s(a)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Nn,ZSTD_c_compressionLevel:Wn}=Pt.
constants,Bn=(0,Nt.promisify)(Pt.brotliCompress),Un=(0,Nt.promisify)(Pt.gzip),Hn=(0,Nt.promisify)(Pt.zstdCompress),Kn={br:e=>Bn(e,{params:{[Nn]:9}}),zstd:e=>Hn(
e,{params:{[Wn]:15}}),gzip:e=>Un(e,{level:9})};async function zn(e){const{blobs:t,org:s,manifestHash:n,signal:r,log:i=Dn.aB}=e,o=new Rn.n({blobs:t,clock:Z.ml,log:i}),
{index:a}=await o.index(s,n),h=(0,Cn.H)(r,1);let u=0;for(const y of a.files()){if(r.throwIfAborted(),(0,de.XT)((0,de.JL)(y.path)))try{u+=await Yn(y,s,t,o)}catch(p){
if(i("warn","variant_failed",{org:s,hash:y.hash,reason:String(p)}),p instanceof se.Sb)return u}await h()}return u}async function Yn({hash:e,size:t},s,n,r){const i={
stack:[],error:void 0,hasError:!1};try{if(t<Lt.kc||t>Lt.aJ)return 0;const o=[];for(const u of Lt.JC)await n.head((0,St.PL)(s,e,u))||o.push(u);if(o.length===0)return 0;
const a=await r.read(s,e,t),h=In(i,n.writer({lasting:!1}),!0);for(const u of o){const y=await Kn[u](a),p=(0,Lt.wl)(y.length<a.length?y:Buffer.alloc(0));await h.
put((0,St.PL)(s,e,u),p,(0,S.hash)("sha256",p))}return await h.settle(),o.length}catch(o){i.error=o,i.hasError=!0}finally{const o=Fn(i);o&&await o}}var ue=c(1178);
const Jn=1e4,Vn=1e4;async function _n(e,t){const{blobs:s,builder:n,channel:r,signal:i}=t;switch(e.kind){case"deploy":return Qn(e,t);case"clean":{const o=await n.
clean(e.deployID);return r.send({kind:"done",collected:[]}),Wt(await o(i),t)}case"sweep":return(0,st.setPriority)(st.constants.priority.PRIORITY_LOW),Wt(await n.
sweep(i),t),r.send({kind:"done",collected:[]});case"variants":return(0,st.setPriority)(st.constants.priority.PRIORITY_LOW),await zn({blobs:s,...e,signal:i,log:Bt(
r)}),r.send({kind:"done",collected:[]});case"collect":return r.send({kind:"done",collected:await Gn(t)})}}function Wt(e,{channel:t,signal:s}){if(e.length===0||s.
aborted)return;const n=e.join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function Gn(e){const{builder:t,channel:s,
signal:n}=e,r=Bt(s),i=await t.collect(()=>he(s,"repositories"),()=>he(s,"apps"),r);return Wt(await t.sweep(n),e),i}async function he(e,t){const s=[];for(let n=0;n<
Vn;n+=1){const r=await e.ask({about:t,after:s.at(-1)??""});if(!Array.isArray(r))throw new TypeError("The platform did not send a list");if(r.length===0)break;s.
push(...r.map(String))}return s}function Bt(e){let t=0;return(s,n,r)=>{if(t+=1,t>M.cJ)return;const i=Object.entries(r??{}).map(([o,a])=>`${o}: ${a}`);e.send({kind:"\
note",level:s,event:n,text:i.join(", ").slice(0,2e3)})}}async function Qn({job:e,look:t},s){const{settings:n,blobs:r,builder:i,channel:o,signal:a}=s,{lasting:h,
outputLimits:u}=n,y=async(C,W)=>{await o.ask({about:"output",part:C,isLast:W})},p=async C=>(0,xn.U$)(await o.ask({about:"start",found:C}))??null,w=new AbortController,
et=setTimeout(()=>w.abort(new Error("The time limit of the build is over")),(e.timeoutMs??n.limits.timeoutMs)+Jn).unref();let v;try{const C=AbortSignal.any([a,w.
signal]);v=await i.open(e,{blobs:r,outputLimits:u,look:y,tried:p,log:Bt(o),signal:C})}catch(C){return o.send({kind:"failed",facts:(0,ue.x)(C,"clone")})}const{context:T,
workspace:z,host:g,sandbox:Y}=v,F=Y.isolation.kind!=="none";try{if(F){const C=s.quiet();try{await Ln(v,{job:e,look:t,lasting:h,outputLimits:u},o,a)}catch(W){if(!(0,I.
b$)(W)&&!(W instanceof Dt.$w))throw W;o.send({kind:"failed",facts:(0,ue.x)(W,"clone")})}finally{C()}}else{const{deploy:C}=await c.e(403).then(c.bind(c,9403)),W=o.
send.bind(o);await C({job:e,look:t,lasting:h,outputLimits:u,context:T,workspace:z,host:g,tell:W,signal:a})}}finally{clearTimeout(et),await v.close()}F&&h&&await hn(
H.vP)}const Xn=250;async function Zn({input:e,output:t,path:s}){process.umask(18);const n=new AbortController,r=Promise.withResolvers();r.promise.catch(()=>{});
const i=()=>{n.abort(new Error("the platform stops")),r.reject(n.signal.reason)},o=()=>{i(),setTimeout(()=>process.exit(1),Xn)};let a;const h=new f.c(e,t,w=>{w.
kind==="abort"?i():w.kind==="prepare"?(a=ts(w.settings,s,h),a.catch(r.reject)):r.resolve(w)},o),u=()=>setInterval(()=>h.send({kind:"pulse"}),M.lb);let y=u();const p=()=>(clearInterval(
y),()=>{y=u()});try{const w=await r.promise;if(!a)throw new Error("The job came before the settings");const j=await a;await _n(w,{...j,channel:h,signal:n.signal,
quiet:p}),await j.ready}catch(w){if(n.signal.aborted)return 0;if(!(w instanceof fe))throw w;return qn(w)}finally{clearInterval(y),await h.end()}return 0}function qn({
message:e,outcome:{exitCode:t,signal:s}}){return process.stderr.write(`${e}
`),t??(s===null?1:M.qQ+st.constants.signals[s])}async function ts(e,t,s){const r=Xe({...e,path:t,lock:async o=>(await s.ask({about:"lock",name:o}),()=>s.send({kind:"\
release",name:o})),clock:Z.ml}),i=r.sandbox().then(({isolation:o,limiter:a,network:h})=>s.send({kind:"ready",isolation:o,limiter:a,network:h}),o=>{const a=(0,I.
bD)(o).slice(0,1e3),h={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};s.send({kind:"ready",...h,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:e,blobs:await(0,Q.d)(e.blobs),builder:r,ready:i}}}),9910:((At,ut,c)=>{c.d(ut,{YT:()=>ht,aF:()=>_,qq:()=>H,z6:()=>A});var st=c(7598),Z=c(3024),I=c(
1455),M=c(6760),Q=c(1264),J=c(6275),b=function($,O,x){if(O!=null){if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var d,k;if(x){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");d=O[Symbol.asyncDispose]}if(d===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");d=O[Symbol.dispose],x&&(k=d)}if(typeof d!="function")throw new TypeError("Object not disposable.");k&&(d=function(){try{k.call(
this)}catch(L){return Promise.reject(L)}}),$.stack.push({value:O,dispose:d,async:x})}else x&&$.stack.push({async:!0});return O},l=(function($){return function(O){
function x(K){O.error=O.hasError?new $(K,O.error,"An error was suppressed during disposal."):K,O.hasError=!0}var d,k=0;function L(){for(;d=O.stack.pop();)try{if(!d.
async&&k===1)return k=0,O.stack.push(d),Promise.resolve().then(L);if(d.dispose){var K=d.dispose.call(d.value);if(d.async)return k|=2,Promise.resolve(K).then(L,function(N){
return x(N),L()})}else k|=1}catch(N){x(N)}if(k===1)return O.hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return L()}})(typeof SuppressedError==
"function"?SuppressedError:function($,O,x){var d=new Error(x);return d.name="SuppressedError",d.error=$,d.suppressed=O,d});const lt=6e4;async function H($,O,x,{
mostBytes:d,signal:k}){const L=`${x}.list`;await(0,I.writeFile)(L,O.map(B=>`./${B}\0`).join(""),{mode:384});const K=`ulimit -f ${Math.ceil(d/512)} && exec tar -\
b 128 -cf "$1" -C "$2" --null -T "$3"`,N=AbortSignal.any([k,AbortSignal.timeout(lt)]);try{const{exitCode:B}=await(0,J.m)("/bin/sh",["-c",K,"sh",x,$,L],{cwd:"/",
env:{PATH:Q.sg,LC_ALL:"C"},signal:N});return B===0}catch(B){if(k.aborted)throw B;return!1}}function ht($){return`tar -b 128 -xpPf ${$} --no-same-owner`}const wt=1024*
1024;async function A($,O,{bytes:x,text:d}={}){const k={stack:[],error:void 0,hasError:!1};try{const L=b(k,await(0,I.open)($,Z.constants.O_RDONLY|Z.constants.O_NOFOLLOW),
!0),K=await L.stat();if(!K.isFile()||x!==void 0&&K.size!==x)return;const N=(0,st.createHash)("sha256"),B=Math.max(0,Buffer.byteLength(d??"")-1),it=Buffer.alloc(
B+wt);let[ft,D]=[0,!1];for(;;){O.throwIfAborted();const{bytesRead:f}=await L.read(it,B,wt,ft);if(f===0)break;N.update(it.subarray(B,B+f)),D||=d!==void 0&&it.subarray(
0,B+f).includes(d),it.copyWithin(0,f,B+f),ft+=f}return{bytes:ft,hash:N.digest("hex"),hasText:D}}catch(L){k.error=L,k.hasError=!0}finally{const L=l(k);L&&await L}}
function _($){return(0,M.join)($,"tree.tar")}}),3121:((At,ut,c)=>{c.d(ut,{$f:()=>k,ll:()=>L,s9:()=>N,wQ:()=>K});var st=c(7598),Z=c(3024),I=c(1455),M=c(6760),Q=c(
8302),J=c(1331),b=c(6321),l=c(6757),lt=c(6419),H=c(9910),ht=function(D,f,m){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object \
expected.");var E,S;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");E=f[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");E=f[Symbol.dispose],m&&(S=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");
S&&(E=function(){try{S.call(this)}catch(P){return Promise.reject(P)}}),D.stack.push({value:f,dispose:E,async:m})}else m&&D.stack.push({async:!0});return f},wt=(function(D){
return function(f){function m(R){f.error=f.hasError?new D(R,f.error,"An error was suppressed during disposal."):R,f.hasError=!0}var E,S=0;function P(){for(;E=f.
stack.pop();)try{if(!E.async&&S===1)return S=0,f.stack.push(E),Promise.resolve().then(P);if(E.dispose){var R=E.dispose.call(E.value);if(E.async)return S|=2,Promise.
resolve(R).then(P,function(U){return m(U),P()})}else S|=1}catch(U){m(U)}if(S===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.
error}return P()}})(typeof SuppressedError=="function"?SuppressedError:function(D,f,m){var E=new Error(m);return E.name="SuppressedError",E.error=D,E.suppressed=
f,E});const A=8,_=64,$=2*1024*1024,O=".drafts",x=".removed",d=".shunned";class k{#t;#e;#n;constructor(f,m,E){this.#t=f,this.#e=m,this.#n=E}async find(f){const m=await this.#o(
this.#t,f);return m||this.#n===void 0||(0,Z.existsSync)((0,M.join)(this.#t,d,f))?m:this.#o(this.#n,f)}async#o(f,m){const E=f!==this.#t,S=(0,M.join)(f,m),P=await(0,I.
lstat)(S).catch(()=>{});if(!P)return;const R=P.isDirectory()?await ft(S).catch(()=>{}):void 0;if(R?.key===m)return{label:R,folder:S,archive:(0,H.aF)(S),isShared:E};
E||await this.remove(S)}async isWhole({label:f,folder:m,archive:E,isShared:S},P){try{if((await(0,H.z6)(E,P,f))?.hash===f.hash){const R=new Date;return S||await(0,I.
utimes)(m,R,R),!0}}catch{P.throwIfAborted()}return S||await this.remove(m),!1}async pack(f,m,E,S){const{installBytes:P,installsBytes:R}=this.#e,U=(0,M.join)(this.#t,
O,f);await this.remove(U),await(0,I.mkdir)(U,{recursive:!0,mode:493});const rt=(0,b.OV)(this.#t)?.bytes??0,q=Math.floor(Math.min(S.mostBytes,P,R,rt*J.Xw));let tt=!1;
try{tt=await(0,H.qq)(m,E,(0,H.aF)(U),{...S,mostBytes:q})}finally{tt||await this.remove(U)}return tt?U:void 0}async keep(f,m,E,S=!1){try{const P=await(0,H.z6)((0,H.
aF)(f),new AbortController().signal,{text:E});if(!P)return await this.remove(f);const{hasText:R,...U}=P,rt={...m,...U,place:R?E:null};await(0,I.chmod)((0,H.aF)(
f),292),await(0,I.writeFile)(it(f),JSON.stringify(rt),{mode:384}),S&&await this.remove((0,M.join)(this.#t,rt.key)).catch(()=>{}),await(0,I.rename)(f,(0,M.join)(
this.#t,rt.key)).catch(()=>this.remove(f));const q=await N(this.#t)??[];for(const{folder:tt}of K(q,this.#e.installBytes))await this.remove(tt)}catch{await this.
remove(f)}}async remove(f){const m=(0,M.join)(this.#t,x,(0,st.randomUUID)());try{await(0,I.rename)(f,m)}catch{await(0,I.mkdir)((0,M.join)(this.#t,x),{recursive:!0,
mode:448}),await(0,I.rename)(f,m).catch(()=>{})}await(0,l.dM)(m)}async drop(f){await this.remove((0,M.join)(this.#t,f)).catch(()=>{}),this.#n!==void 0&&await this.#i(
f).catch(()=>{})}async#i(f){const m=(0,M.join)(this.#t,d);(await(0,lt.wX)(m,_+1)).length>=_&&await this.remove(m),await(0,I.mkdir)(m,{recursive:!0,mode:493}),await(0,I.
writeFile)((0,M.join)(m,f),"")}async tidy(f){const m=(0,M.join)(this.#t,O);if(f===null)for(const E of[m,(0,M.join)(this.#t,x)])await(0,l.dM)(E);else if(await(0,l.
lQ)(m))for(const E of[f,`${f}.cache`])await(0,l.dM)((0,M.join)(m,E))}}function L(D){return[...D].sort((f,m)=>m.usedMs-f.usedMs)}function K(D,f){let m=0;return L(
D).filter((E,S)=>(m+=Math.max(E.bytes,E.length),m>f||S>=A))}async function N(D){const f=await(0,lt.wX)(D,_+1);if(f.length>_)return;const m=[];for(const E of f){
if(E.startsWith("."))continue;const S=(0,M.join)(D,E),[P,...R]=await Promise.all([S,(0,H.aF)(S),it(S)].map(q=>(0,I.lstat)(q).catch(()=>{})));if(!P)continue;const U=R.
reduce((q,tt)=>q+(tt?.blocks??0)*B,0),rt=R.reduce((q,tt)=>q+(tt?.size??0),0);m.push({folder:S,bytes:U,length:rt,usedMs:P.mtimeMs})}return m}const B=512;function it(D){
return(0,M.join)(D,"label.json")}async function ft(D){const f={stack:[],error:void 0,hasError:!1};try{const m=ht(f,await(0,I.open)(it(D),Z.constants.O_RDONLY|Z.
constants.O_NOFOLLOW),!0);if((await m.stat()).size>$)return;const E=JSON.parse(await m.readFile("utf8"));if(!(0,Q.Gv)(E))return;const{key:S,deployID:P,place:R,made:U,
bytes:rt,hash:q}=E;return!(0,Q.KH)(S,64)||!(0,Q.KH)(P,256)||!(0,Q.KH)(q,64)||!(R===null||(0,Q.KH)(R,4096))||typeof rt!="number"||!Array.isArray(U)||!U.every(tt=>(0,Q.
KH)(tt,4096))?void 0:{key:S,deployID:P,place:R,made:U,bytes:rt,hash:q}}catch(m){f.error=m,f.hasError=!0}finally{const m=wt(f);m&&await m}}})};export{ns as id,ss as ids,rs as modules};

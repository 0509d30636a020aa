const to=566,eo=[566],no={5388:((le,lt,l)=>{l.r(lt),l.d(lt,{asSyncFailure:()=>gt,brokenSite:()=>c,isErrorOfSite:()=>y,syncFailure:()=>J});var B=l(3739),Y=l(2881),
tt=l(5879),C=l(8423);function J(E,F){return(0,Y.SU)("sync",E,F)}const L=new Set(["index_unanswered","index_empty","dead_asset"]);function y({code:E}){return L.has(
E)}function c(E){const F=E.filter(y),V=F.length-1,ut=V>0?` (and ${V} more ${V===1?"error":"errors"})`:"",ht=`The start page is broken: ${F[0]?.message}${ut}`,m=E.
flatMap(({file:U,line:wt,code:X,message:I})=>U===null?[]:[{file:U,line:wt,column:null,severity:ft(X),code:X,message:I}]);return new Y.$w({...J("site_broken",ht).
facts,diagnostics:m})}function ft(E){return E==="build_fault"||L.has(E)?"error":"warning"}const W="The output could not be stored: the storage of the platform c\
annot be used now";function dt(){return J("disk_full","The disk of the platform is full: the output could not be stored")}function gt(E,F){if(E instanceof Y.$w)
return E;if(F.aborted)return F.reason;if(E instanceof tt.Sb)return dt();if(E instanceof C.us)return E.isFull?dt():J("storage_unavailable",W);const V=(0,B.xU)(E)??
(0,B.bD)(E);return J("sync_failed",`The output could not be stored (${V})`)}}),1566:((le,lt,l)=>{l.d(lt,{runSupervisor:()=>Xn});var B=l(8161),Y=l(1224),tt=l(3739),
C=l(1383),J=l(572),L=l(3024),y=l(1455),c=l(6760),ft=l(384),W=l(1463),dt=l(8795),gt=l(9758),E=l(8087),F=l(9537),V=l(3097),ut=l(2654),ht=l(2106),m=l(6757),U=l(3121),
wt=l(1792),X=l(3136),I=l(597),Z=l(8013);function At(e,t){const o=(0,I.Nu)(e,t.allowLocal),n=(0,I.ri)(e);switch(o.kind){case"name":return vt((0,I.F1)(t.template,
o.name));case"remote":{const s=(0,I.zf)(t.template,o.url),i=s&&vt((0,I.F1)(t.template,s)).credentials;return{url:o.url.href,credentials:i||void 0,shown:n,protocols:Mt(
o.url)}}case"file":return{url:(0,X.fileURLToPath)(o.url),shown:n,protocols:"file"};case"path":return vt((0,X.pathToFileURL)(o.path).href);case"refused":{const s=`\
The repository "${n}" ${o.problem}: write ${o.instead}`;throw(0,Z.V2)("clone","repository_not_allowed",s)}}}function vt(e){const t=new URL(e),o=t.username||t.password?
{user:(0,wt.unescape)(t.username),password:(0,wt.unescape)(t.password)}:void 0;t.username="",t.password="";const n=t.protocol==="file:",s=(0,I.ri)(e);return{url:n?
(0,X.fileURLToPath)(t):t.href,credentials:o,shown:s,protocols:Mt(t)}}function Mt({protocol:e}){return e==="http:"?"http:https":e.slice(0,-1)}var et=l(3296),Pt=l(
6321),G=l(7598),Rt=l(8302);const Ct="of",bt="own-branches",fe=64,de=16;async function ue(e){const[t]=await Dt(e),o=[];for(const n of await(0,m.XL)((0,c.join)(e,
m.iW)))o.push(await he((0,c.join)(e,m.iW,n),n===t));return o.sort((n,s)=>s.usedMs-n.usedMs)}async function he(e,t){const o=(0,c.join)(e,Ct),n=(await(0,y.stat)(o).
catch(()=>{}))?.mtimeMs??0,s=await(0,Pt.oU)({whole:[e],changed:[],since:0},we);return{folder:e,kept:(0,m.CJ)(e),isOwn:t,bytes:s?.bytes??0,usedMs:n}}const we={bytes:Number.
POSITIVE_INFINITY,files:Number.POSITIVE_INFINITY};async function me(e,t,{repository:o,branch:n,appBranch:s},i){const r=It(o,n),a=(0,c.join)(t,m.iW,r);let d=await Dt(
t);n===s&&d[0]!==r&&(d.includes(r)||await(0,m.Fi)(e,[a]),d=[r,...d.filter(b=>b!==r)].slice(0,fe),await Nt((0,c.join)(t,bt),JSON.stringify(d))),await(0,y.mkdir)(
a,{recursive:!0});const u=(0,c.join)(a,Ct);await Nt(u,JSON.stringify({repository:(0,I.ri)(o),branch:n}));const h=i.now()/1e3;await(0,y.utimes)(u,h,h);const w=It(
o,s);if(d.includes(r)||!d.includes(w))return{own:(0,m.CJ)(a),shared:void 0};const f=(0,m.CJ)((0,c.join)(t,m.iW,w)),p=await(0,m.lQ)(f.cache)&&await(0,m.lQ)(f.installs);
return{own:(0,m.CJ)(a),shared:p?f:void 0}}async function ye(e,t,o,n){let[s,i]=[0,0];const r=[];for(const a of await ue(t)){if(a.isOwn)continue;s+=1,i+=a.bytes,(s>
de||i>n)&&a.kept.cache!==o.cache&&r.push(a.folder)}await(0,m.Fi)(e,r)}async function pe(e,t){await(0,m.Fi)(e,[(0,c.join)(t,m.iW)]),await(0,y.rm)((0,c.join)(t,bt),
{force:!0})}async function Ft(e){return(await(0,m.XL)((0,c.join)(e,m.iW))).map(o=>(0,m.CJ)((0,c.join)(e,m.iW,o)).installs)}function It(e,t){return(0,G.hash)("sh\
a256",JSON.stringify([e,t])).slice(0,32)}async function Dt(e){const t=(0,Rt.U4)(await(0,y.readFile)((0,c.join)(e,bt),"utf8").catch(()=>""));return Array.isArray(
t)?t.filter(o=>typeof o=="string"):[]}async function Nt(e,t){await(0,y.writeFile)(`${e}.new`,t,{mode:384}),await(0,y.rename)(`${e}.new`,e)}const ge="kept-instal\
ls",ve=.9;function be(e,t,o){const n=(0,c.join)((0,c.dirname)(e),ge),s=async u=>{if((await(0,m.cE)((0,c.join)(u,"../../.."))).length>1)return;const w=(await(0,y.
readdir)(u).catch(()=>[])).filter(f=>f.startsWith(".")).map(f=>(0,c.join)(u,f));await(0,m.Fi)(e,w)},i=async u=>{const h=await(0,U.s9)(u),w=h&&(0,U.wQ)(h,t.installBytes);
return await(0,m.Fi)(e,w?.map(({folder:f})=>f)??[u]),h?.filter(f=>!w?.includes(f))??[]},r=u=>{const h=(0,Pt.OV)(e)?.bytes??0;return Math.min(t.installsBytes,(u+
h)*U.Xw)},a=u=>(0,et.x)(o,"installs",async()=>{const h=await(0,y.readFile)(n,"utf8").catch(()=>""),w=u(/^\d{1,15}$/.test(h)?Number(h):Number.NaN);return await(0,y.
writeFile)(`${n}.new`,String(Math.max(0,w)),{mode:384}),await(0,y.rename)(`${n}.new`,n),w}),d=async u=>{const h=await a(v=>v+u);if(h<=r(h))return;const w=[];for(const v of await(0,y.
readdir)(e))if(!v.startsWith("."))for(const $ of await Ft((0,c.join)(e,v)))w.push(...await i($));let f=St(w);const p=r(f),b=f>p?p*ve:f;for(const v of(0,U.ll)(w).
toReversed()){if(f<=b)break;await(0,m.Fi)(e,[v.folder]),f-=v.bytes}await a(v=>f+(v>h?v-h:0))};return{async open(u){const h=St(await(0,U.s9)(u)??[]);return async()=>{
const w=St(await i(u))-h;await s(u),w!==0&&await d(w)}},forget:()=>(0,m.dM)(n)}}function St(e){return e.reduce((t,o)=>t+o.bytes,0)}var z=l(5479),Et=l(8474),Se=l(
3052),nt=l(1264);function Ee(e){const{everyMs:t,onFailure:o,every:n=Y.fm,isDue:s=!1}=e;let i,r=!1,a=!1;const d=()=>(r=i!==void 0&&e.follows===!0,i??=e.run().then(
()=>{},o).finally(()=>{i=void 0,r&&!a&&d()}),i),u=n(t,()=>{d()});return s&&d(),{run:d,async[Symbol.asyncDispose](){a=!0,u(),await i}}}var Wt=l(9127),Ut=l(8627),
Ot=l(2881),q=l(417),Oe=function(e,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,s;if(o){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");n=t[Symbol.dispose],o&&(s=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");s&&(n=function(){try{s.call(this)}catch(i){
return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:o})}else o&&e.stack.push({async:!0});return t},Te=(function(e){return function(t){function o(r){
t.error=t.hasError?new e(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&s===
1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return s|=2,Promise.resolve(r).then(i,function(a){
return o(a),i()})}else s|=1}catch(a){o(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError==
"function"?SuppressedError:function(e,t,o){var n=new Error(o);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const Ht=12e4,ke=1024*1024;class je{folder;lent;#t;#e;#s;#r;constructor(t,o,n){
const s=Bt(o);this.#s=n,this.folder=(0,c.join)(t,s),this.lent=(0,c.join)(this.folder,mt),this.#t=(0,c.join)(this.folder,ot),this.#e=o,this.#r=i=>(0,et.x)(n,`mir\
ror:${s}`,i)}async make(){if(await(0,et.x)(this.#s,z.u_,async()=>{await(0,y.mkdir)(this.folder,{recursive:!0,mode:493}),await(0,z.Yx)((0,c.join)(this.folder,z.Jr))}),
(0,L.existsSync)(this.lent))return;const t=(0,c.join)(this.folder,(0,G.randomUUID)());await Yt(t),await(0,y.rename)(t,this.lent).catch(()=>(0,m.dM)(t))}#i(t){const{
env:o,config:n}=Ce(this.#e);return(0,q.ww)(this.#e.protocols,{...t,env:{...t.env,...o},config:n})}fetch(t,o){const n=this.#i(o);return this.#r(()=>this.#n(n,t))}fetchHistory(t,o){
return this.#r(async()=>{const n=AbortSignal.timeout(Ht),s=AbortSignal.any([o.signal,n]),i=this.#i({...o,signal:s}),r=await this.#c(i,n,t);return o.signal.throwIfAborted(),
r})}fetchLargeFiles(t,o){const n=$e(this.#e);return this.#r(async()=>{const s={stack:[],error:void 0,hasError:!1};try{const i=Oe(s,Ie((0,c.join)(this.#t,"lfs")),
!1),r=this.#i({...o,signal:AbortSignal.any([o.signal,i.signal])}),a=["-c",`lfs.url=${n}`,"lfs","fetch",n,t],d=()=>(0,m.dM)((0,c.join)(this.#t,"lfs/logs")),u=(h,w)=>(0,Z.
V2)("clone","clone_failed",`The files of Git LFS of ${this.#e.shown} could not be fetched: ${h}`,w);try{const{exitCode:h,errors:w}=await r.try(["-C",this.#t,...a]).
finally(d);if(h!==0)throw u((0,q.VS)(w),w);return null}catch(h){if(o.signal.throwIfAborted(),!i.signal.aborted)throw h;const w=`their server has sent nothing of\
 them for ${(0,Wt.a3)(Xt)}`;throw u(`${w}. It may refuse the files, or the credential of this platform`,[])}}catch(i){s.error=i,s.hasError=!0}finally{Te(s)}})}async#n(t,o){
if(!(0,L.existsSync)(this.#t)||!await this.#f())return this.#o(t,o);const n=o.commit&&["-C",this.#t,"rev-parse","--quiet","--verify",`${o.commit}^{commit}`];if(o.
commit&&n&&(await t.try(n)).exitCode===0)return o.commit;try{return await this.#a(t,this.#t,o)}catch(s){if(!(s instanceof Ot.$w)||s.facts.code!=="clone_failed")
throw s;return this.#o(t,o)}}async#o(t,o){const n=(0,c.join)(this.folder,Le);await(0,m.dM)(n);try{await xe(n);const s=await this.#a(t,(0,c.join)(n,ot),o,Ae),{credentials:i}=this.#e;
if(i){const r=(0,G.randomUUID)(),a=`${r} ${Vt(r,i)}`;await(0,y.writeFile)((0,c.join)(n,ot,Jt),a,{mode:384})}await(0,m.dM)(this.#t);for(const r of zt)await(0,m.dM)(
(0,c.join)(this.lent,r)),await(0,y.rename)((0,c.join)(n,mt,r),(0,c.join)(this.lent,r));return await(0,y.rename)((0,c.join)(n,ot),this.#t),s}finally{await(0,m.dM)(
n)}}async#f(){const{credentials:t}=this.#e;if(!t)return!0;const[o="",n]=(await(0,y.readFile)((0,c.join)(this.#t,Jt),"utf8").catch(()=>"")).split(" ");return n===
Vt(o,t)}async#a(t,o,n,s=[]){const{url:i,shown:r}=this.#e,a=n.commit?[n.commit]:[`refs/heads/${n.branch}`,`refs/tags/${n.branch}`];for(const d of a){const u=`ref\
s/slipway/${(0,G.hash)("sha256",d).slice(0,16)}`,h=["-q","--depth=1","--no-tags","--",i,`+${d}:${u}`],{exitCode:w,errors:f}=await t.try(["-C",o,...s,"fetch",...h]);
if(w===0)return/^[0-9a-f]*/.exec(await(0,y.readFile)((0,c.join)(o,"FETCH_HEAD"),"utf8"))?.[0]??"";const p=Pe(f,r,n);if(p.facts.code!=="branch_not_found")throw p}
throw(0,Z.V2)("clone","branch_not_found",`The repository ${r} has no branch "${n.branch}"`)}async#c(t,o,n){const s=["-q","--depth=2147483647","--no-tags","--",this.#e.
url,n];try{const{exitCode:i,errors:r}=await t.try(["-C",this.#t,"fetch",...s]),a=await(0,y.readFile)((0,c.join)(this.#t,"shallow"),"utf8").catch(()=>"");return i===
0&&a.length<=ke?{shallow:a}:(await Gt(this.#t),{problem:(0,q.VS)(r)})}catch(i){return await Gt(this.#t),{problem:o.aborted?`it took longer than ${(0,Wt.a3)(Ht)}`:
(0,tt.bD)(i)}}}}function Bt({url:e,credentials:t}){const o=[e,t!==void 0];return(0,G.hash)("sha256",JSON.stringify(o)).slice(0,32)}function $e({url:e}){return e.
startsWith("/")?`file://${e}`:`${e.replace(/\/$/,"").replace(/(?:\.git)?$/,".git")}/info/lfs`}const ot="repository.git",mt="lent",Le="new",zt=["objects","lfs/ob\
jects"];async function Yt(e){await(0,Ut.e)(e,{bare:!0,branch:"main"}),await(0,y.mkdir)((0,c.join)(e,"lfs/objects"),{recursive:!0})}async function xe(e){const[t,
o]=[(0,c.join)(e,ot),(0,c.join)(e,mt)];await Yt(o),await(0,Ut.e)(t,{bare:!0,branch:"main"}),await(0,y.mkdir)((0,c.join)(t,"lfs"));for(const n of zt)await(0,y.rm)(
(0,c.join)(t,n),{recursive:!0,force:!0}),await(0,y.symlink)((0,c.relative)((0,c.dirname)((0,c.join)(t,n)),(0,c.join)(o,n)),(0,c.join)(t,n))}const Jt="slipway-ac\
cess";function Vt(e,{user:t,password:o}){return(0,G.hash)("sha256",JSON.stringify([e,t,o]))}const Ae=["-c","maintenance.auto=false"],Me=[[/transport '[^']*' not allowed/,
"repository_not_allowed",e=>`The repository ${e} uses a transport that is not allowed`],[/couldn't find remote ref [0-9a-f]{40}|not our ref|unadvertised object|no such remote ref [0-9a-f]{40}/,
"commit_not_found",(e,{commit:t})=>`The repository ${e} has no commit ${t}`],[/couldn't find remote ref/,"branch_not_found",(e,{branch:t})=>`The repository ${e}\
 has no branch "${t}"`],[q.wl,"disk_full",()=>"The disk is full: the repository could not be fetched"],[/repository '[^'\n]*' not found|does not appear to be a git repository|does not exist|could not read (?:Username|Password)|Authentication failed|error: 40[134]/,
"repository_not_found",e=>`The repository ${e} was not found, or it is private`]];function Pe(e,t,o){const n=e.join(`
`),[,s,i]=Me.find(([r])=>r.test(n))??[];return s&&i?(0,Z.V2)("clone",s,i(t,o),e):(0,Z.V2)("clone","clone_failed",`The repository ${t} could not be fetched: ${(0,q.
VS)(e)}`,e)}async function Gt(e){const t=(0,c.join)(e,"objects/pack"),n=(await(0,y.readdir)(t).catch(()=>[])).filter(s=>s.startsWith("tmp_")).map(s=>(0,c.join)(
t,s));for(const s of[...n,(0,c.join)(e,"shallow.lock")])await(0,y.rm)(s,{force:!0})}const Kt="SLIPWAY_REPOSITORY_USER",Qt="SLIPWAY_REPOSITORY_PASSWORD",Re=`!f()\
 { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${Kt}" "$${Qt}"; }; f`;function Ce({url:e,credentials:t}){return t?{env:{[Kt]:t.user,[Qt]:t.password},
config:[[`credential.${new URL(e).origin}.helper`,Re]]}:{env:{},config:[]}}const Xt=6e4,Fe=5e3;function Ie(e){const t=new AbortController;let o="",n=performance.
now();const i=Ee({everyMs:Fe,run:async()=>{const r=await De(e);r!==o&&(n=performance.now()),o=r,performance.now()-n>=Xt&&t.abort(new Error("Git LFS stores nothi\
ng"))},onFailure:()=>{}});return{signal:t.signal,[Symbol.dispose]:()=>{i[Symbol.asyncDispose]()}}}async function De(e){const t=(0,c.join)(e,"incomplete"),o=await(0,y.
readdir)((0,c.join)(e,"objects"),{recursive:!0}).catch(()=>[]),n=await(0,y.readdir)(t).catch(()=>[]),s=await Promise.all(n.map(r=>(0,y.stat)((0,c.join)(t,r)).catch(
()=>{}))),i=n.map((r,a)=>[r,s[a]?.size??0]).filter(([,r])=>r>0);return JSON.stringify([o.length,i])}var Zt=l(3715),st=l(6355),Ne=l(3511),qt=l(5879);function We(e,t,o){
const n=e.writer(),s=new Map,i=new Set;let r=0,a=0;const d=f=>{const p=(0,st.Xy)(f);if(p!==void 0&&f===(0,st.T5)(t,p))return p;throw new Error("The worker named\
 a blob that is not an object of its organization")},u=(f,p,b)=>{if(d(f)!==b)throw new Error("The worker named an object by another hash");if(r+=1,a+=p,r>o.files+
1||a>o.totalBytes+Zt.Si.indexBytes)throw new qt.Sb("The release is larger than a release may be")},h=(f,p)=>{s.set(f,p),i.add(f)};return{writer:{keep(f,p){const b=d(
f),v=M=>(M&&s.set(b,p),M),$=n.keep(f,p);return typeof $=="boolean"?v($):$.then(v)},async put(f,p,b){u(f,p.length,b),await n.put(f,p,b),h(b,p.length)},async putStream(f,p,b,v){
u(f,p,v),await n.putStream(f,p,b,v),h(v,p)},settle:()=>n.settle(),async[Symbol.asyncDispose](){}},async check(f){const p=(0,st.T5)(t,f),b=s.has(f)?await e.load(
p,Zt.Si.indexBytes):void 0;if(!b?.bytes)throw new Error("it named a release that it did not store");const v=await Ne.el.open(b.bytes,()=>{});let $=0;const M=new Set;
for(const{hash:j,size:O}of v.files()){const S=s.get(j);if(S===void 0)throw new Error("its release names an object that it did not store");if(S!==O)throw new Error(
"its release names an object by another size");$+=O,i.has(j)&&M.add(j)}const g=v.count;return{manifestHash:f,files:g,bytes:$,written:M.size,reused:g-M.size}},async[Symbol.
asyncDispose](){await n[Symbol.asyncDispose]()}}}var Tt=l(6848),Ue=function(e,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("\
Object expected.");var n,s;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],o&&(s=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
s&&(n=function(){try{s.call(this)}catch(i){return Promise.reject(i)}}),e.stack.push({value:t,dispose:n,async:o})}else o&&e.stack.push({async:!0});return t},He=(function(e){
return function(t){function o(r){t.error=t.hasError?new e(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var n,s=0;function i(){for(;n=t.
stack.pop();)try{if(!n.async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(i);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return s|=2,Promise.
resolve(r).then(i,function(a){return o(a),i()})}else s|=1}catch(a){o(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,o){var n=new Error(o);return n.name="SuppressedError",n.error=e,n.suppressed=
t,n});class Be{isolation;tmp;#t;#e=new AbortController;#s;#r=new Set;#i=new Map;#n;#o;#f=!1;#a=[];#c;#l;#u=0;#h;constructor(t){this.#t=t,this.#s=AbortSignal.any(
[this.#e.signal,t.signal]),this.isolation=t.sandbox.isolation,this.tmp=t.sandbox.tmpOf(t.workspace),this.#n=this.#b(),this.#n.catch(()=>{}),this.#o=this.#w(t.job),
this.#o.catch(()=>{})}get lentFolder(){return this.#n.then(({mirror:t})=>t.lent,()=>{})}get fetched(){return Promise.all([this.#n,this.#o]).then(([{mirror:t},o])=>({
mirror:t,tip:o}))}async checkedRelease(t){if(!this.#l)throw new Error("it named a release, and stored none");return this.#l.check(t)}async fetch(t,{signal:o,onLine:n}){
this.#c=n;for(const a of this.#a.splice(0))n(a);const{repository:s,mirror:i}=await this.#n;return{commit:async()=>{const a={stack:[],error:void 0,hasError:!1};try{
this.#f&&(this.#o=this.#w({...this.#t.job,commit:await this.#o})),this.#f=!0;const d=Ue(a,(0,Et.addAbortListener)(o,()=>this.#e.abort(o.reason)),!1);return{mirror:i.
lent,tip:await this.#o,shown:s.shown}}catch(d){a.error=d,a.hasError=!0}finally{He(a)}},history:async()=>i.fetchHistory(await this.#o,this.#d(s,i,o)),largeFiles:async()=>i.
fetchLargeFiles(await this.#o,this.#d(s,i,o))}[t]()}versionsOf(t){const o=this.#i.get(t)??(0,Tt.x4)(this.#y(),t);return this.#i.set(t,o),o}async tool(t,o){if(this.#u+=
1,this.#u>ze)throw new Error("The worker asked for too many tools");return(0,Tt.R3)(this.#y(),t,o)}async run(t){const o=this.#p(t);return this.#r.add(o),o.finally(
()=>this.#r.delete(o))}async#p({signal:t,...o}){const{sandbox:n,workspace:s,context:i}=this.#t,{mirror:r}=await this.#n,a=this.#g(AbortSignal.any([t,this.#s]));
return s.isToFill&&!o.showsInstalls&&(this.#h??=this.#v(a),await this.#h),{...await n.run({...o,...a,readable:[r.lent,i.tools]}),diskWasShort:n.guardOf(s).disk.
wasShort}}#g(t){const{workspace:o,marker:n}=this.#t;return{workspace:o,outerEnv:{[nt.tl]:n},signal:t}}async#v(t){const{sandbox:o,workspace:n}=this.#t,s=n.shared?.
cache;if(s===void 0)return;const i={PATH:nt.sg,LC_ALL:"C",FROM:s,TO:n.cache},r={readable:[],showsSharedCache:!0};await o.run({...t,...r,script:Ye,cwd:n.root,env:i,
onLine(){}})}async tried(t){const{signal:o}=this.#t;return o.aborted?null:Promise.race([this.#t.tried(t),(0,Et.once)(o,"abort").then(()=>null)])}look(t,o){return this.#t.
look(t,o)}writer(){const{blobs:t,job:o,outputLimits:n}=this.#t;return this.#l??=We(t,o.app.org,n),this.#l.writer}async end(){this.#e.abort(new Error("The build \
has ended")),await Promise.allSettled([this.#o,...this.#r]);const t=await this.#n.then(({mirror:o})=>o.folder).catch(()=>{});t!==void 0&&await(0,z.zk)(t,this.#t.
job.app.org,[t]),await this.#l?.[Symbol.asyncDispose]().catch(()=>{})}async#b(){const{job:t,rules:o,mirrors:n,lock:s}=this.#t,i=At(t.repository,o),r=new je(n,i,
s);return await r.make(),{repository:i,mirror:r}}async#w(t){const{repository:o,mirror:n}=await this.#n,{commit:s,branch:i}=t;return this.#m(`Cloning ${o.shown},\
 ${s?`commit ${s}`:`branch ${i}`}`),n.fetch(t,this.#d(o,n,this.#s))}#m(t){this.#c?this.#c(t):this.#a.length<Je&&this.#a.push(t)}#d(t,o,n){const{context:s,sandbox:i,
workspace:r,marker:a}=this.#t,d=i.guardOf(r);return d.disk.include(o.folder),{env:{...s.hostEnv,PATH:s.path,[nt.tl]:a},signal:AbortSignal.any([n,this.#s]),guard:d,
run:t.url.startsWith("/")?void 0:i.confined([o.folder],[],this.#S(t)),onLine:u=>this.#m(u)}}#S({url:t}){return this.#t.rules.allowLocal&&(0,ft.U)(URL.parse(t)?.
hostname.replace(/^\[|\]$/g,"")??"")}#y(){const{context:t,marker:o,lock:n,sandbox:s}=this.#t;return{...t,marker:o,lock:n,signal:this.#s,runIn:i=>s.confined([i])}}}
const ze=4,Ye=`size=$(du -sk "$FROM" | cut -f1); [ "\${size:-0}" -le ${1024*Se.D6/1024} ] || exit 0
new="$TO/.new"; rm -rf "$new"; mkdir "$new" || exit 1
if cp -a "$FROM/." "$new/"; then find "$new" -mindepth 1 -maxdepth 1 -exec mv {} "$TO/" \\;; fi
rm -rf "$new"`,Je=1e3;function Ve(e){const{limits:t,clock:o,lasting:n,lock:s}=e,i=(0,c.resolve)(e.dataDir),r={builds:(0,c.join)(i,"builds"),mirrors:(0,c.join)(i,
"git"),tools:(0,c.join)(i,"tools")},a=(0,F.Ou)(e.path,process.execPath),d=(0,W.Fg)(i),u=(0,E.sr)(d),h=be(r.builds,t,s),w={limits:t,tools:r.tools,hostEnv:e.env,path:a,
clock:o},f={template:e.gitUrlTemplate,allowLocal:e.allowLocalGit};let p;const b=()=>(p??=$().then(g=>Qe(e,a,g)),p);let v;const $=()=>(v??=e.known?Promise.resolve(
e.known.limiter):(0,E.Mi)(e.cgroup,d),v);return{sandbox:b,open:async(g,j)=>{for(const N of Object.values(r))await(0,y.mkdir)(N,{recursive:!0,mode:448});await(0,y.
chmod)(r.tools,493);const O=await b(),S=O.ownerOf(g.app);let T=!1;const x=await(0,et.x)(s,z.u_,async()=>{await(0,y.mkdir)((0,c.join)(r.builds,(0,m.o5)(g.app)),{
recursive:!0});const N=await(0,y.realpath)((0,c.join)(r.builds,(0,m.o5)(g.app)));return T=await qe(r.builds,N,g.settings.cachesOf),(0,m.sK)(r.builds,g.app,g.deployID,
S,{checkout:(0,m.IM)(g.repository),stored:await me(r.builds,N,g,o),isMapped:O.isolation.kind!=="none"})});T&&await(0,m.l7)(r.builds,[]);const D=await O.limit(x,
`${u}${g.deployID}`),{own:A}=x.stored,H=n?await h.open(A.installs):void 0,at=`${d}${g.deployID}`,Q=new Be({job:g,context:w,rules:f,workspace:x,lock:s,marker:at,
...j,sandbox:O,mirrors:r.mirrors});return{context:w,workspace:x,host:Q,sandbox:O,close:async()=>{await Q.end(),await D(),await H?.(),n&&await(0,z.zk)((0,c.dirname)(
A.cache),g.app.org,[A.cache]),n?await(0,m.jf)(r.builds,x,O.guardOf(x).disk.wrote):await(0,m.qh)(x),g.branch!==g.appBranch&&await ye(r.builds,x.app,A,Ke*t.installBytes)}}},
async clean(g){g===null&&(await(0,ht.uY)((0,W.ig)(i,0),(0,W.ig)(i,process.ppid)),await h.forget(),await Xe(i));const j=await $();j.kind==="cgroup"&&await(0,gt.KV)(
j.folder,u,g??void 0);const O=await(0,m.m7)(r.builds),S=g===null?[]:await Promise.all(O.map(m.PE)),T=O.filter((D,A)=>g===null||S[A]===g);T.length>0&&await(0,ht.
k3)(d,g??void 0);const x=await(0,m.Fi)(r.builds,T);for(const D of await(0,y.readdir)(r.builds).catch(()=>[]))for(const A of await Ft((0,c.join)(r.builds,D)))await new U.
$f(A,e.limits).tidy(g);return D=>(0,m.l7)(r.builds,x,D)},async collect(g,j,O){const S={...r,lock:s,now:()=>o.now()},T=async()=>{const A=await g();return new Set(
A.flatMap(H=>Ge(H,f)))},x=async()=>{const A=(await j()).map(H=>H.split("/"));return new Set(A.map(([H="",at="",Q=""])=>(0,m.o5)({org:H,project:at,appID:Q})))},D=[
await(0,z.Yz)(S,x),await(0,z.fj)(S,T),(0,Tt.Ac)(S)];return(0,dt.e)(D,O)},sweep:g=>(0,m.l7)(r.builds,[],g)}}function Ge(e,t){try{return[Bt(At(e,t))]}catch{return[]}}
const Ke=2;async function Qe(e,t,o){return(0,ut._i)({limiter:o,want:e.isolation,limits:e.limits,tools:await(0,ut.Sg)(t,(0,F.ao)(e.env)),dataDir:await(0,y.realpath)(
e.dataDir),known:e.known?.isolation,network:{want:e.network.want,known:e.known?.network,allowed:[...e.networkAllow.map(ft.s),...(0,V.C)(e.env,e.gitUrlTemplate)]}})}
async function Xe(e){await(0,y.rm)((0,c.join)(e,"installs"),{recursive:!0,force:!0});for(const t of await(0,y.readdir)((0,c.join)(e,"git")).catch(()=>[])){const o=(0,c.
join)(e,"git",t);(0,L.existsSync)((0,c.join)(o,mt))||await(0,y.rm)(o,{recursive:!0,force:!0})}}const Ze="caches-of";async function qe(e,t,o){if(o===void 0)return!1;
const n=(0,c.join)(t,Ze);if(await(0,y.readFile)(n,"utf8").catch(()=>"")===o)return!1;const s=await(0,m.lQ)((0,c.join)(t,m.iW));return await pe(e,t),await(0,y.writeFile)(
n,o),s}var _e=l(1331);const tn=["stage","commit","log","pulse","stored","failed","detected"],_t={waiting:{},begun:{clone:"clone",failed:"over"},clone:{commit:"c\
loned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"sync",failed:"over"},sync:{stored:"\
over",failed:"over"},over:{}},en=100,nn=2;function te(e,t=()=>performance.now()){const o=t();let n=0;return()=>(n+=1,n>en+nn*(t()-o)/e)}class on{#t;#e;#s="waiti\
ng";#r="clone";#i;constructor(t){this.#t=te(C.lb,t),this.#e=te(C.iv,t)}get stage(){return this.#r}get isOver(){return this.#s==="over"}begin(){return this.#s="b\
egun",this}take(t){switch(t.kind){case"pulse":return this.#t()?"it sent too many heartbeats":void 0;case"log":return"failed"in _t[this.#s]?t.text.length>=C.jz?void 0:
this.#e()?"it sent its log in too many parts":void 0:"it sent a log out of order";case"stage":return this.#r=t.stage,this.#n(t.stage,`the stage "${t.stage}"`);case"\
commit":return this.#i=t.commit,this.#n("commit","a commit");case"stored":return this.#n("stored","a release")??this.#o(t.commit,"a release");case"failed":return this.#n(
"failed","a failure");case"detected":return this.#n("detected","what it detected")??this.#o(t.commit,"what it detected")}}#n(t,o){const n=_t[this.#s],s=Object.hasOwn(
n,t)?n[t]:void 0;if(s===void 0)return`it sent ${o} out of order`;this.#s=s}#o(t,o){return t===this.#i?void 0:`it sent ${o} of another commit`}}function sn(e){return tn.
some(t=>t===e.kind)}var rn=l(5388),an=l(6822),cn=l(8423),kt=l(8995);function ln(e){const t=(0,kt.getCompileCacheDir)();if(t===void 0)return;const o=e===void 0?(0,c.
basename)(t):(0,c.basename)(t).replace(/-\d+$/,`-${e}`);return{from:t,to:(0,c.join)(nt.Sq,o)}}const jt="worker-compiled";async function fn(e){const t=(0,kt.getCompileCacheDir)();
if(t!==void 0)try{const o=ne(e),n=(0,L.statSync)((0,c.join)(t,jt),{throwIfNoEntry:!1}),s=n!==void 0&&n.mtimeMs>=o;if(s&&n.atimeMs>=ee(t))return;if(!s){const{loadWorker:r}=await l.
e(403).then(l.bind(l,9403));await r(),(0,kt.flushCompileCache)(),(0,L.writeFileSync)((0,c.join)(t,jt),"")}const i=ee(t);for(const r of(0,L.readdirSync)(t))(0,L.
chmodSync)((0,c.join)(t,r),420);(0,L.utimesSync)((0,c.join)(t,jt),i/1e3,o/1e3)}catch{}}function ee(e){return Math.floor((0,L.statSync)(e).mtimeMs)}function ne(e){
const t=(0,L.statSync)(e);if(!t.isDirectory())return t.mtimeMs;const o=(0,L.readdirSync)(e,{withFileTypes:!0}).filter(n=>n.isDirectory());return Math.ceil(Math.
max(t.mtimeMs,...o.map(({name:n})=>ne((0,c.join)(e,n)))))}var dn=l(7994),rt=l(2978),un=l(2207),hn=l(4789);const wn=/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/,
mn=256,yn=4096,pn=8*1024*1024,gn=1,vn=1e3;function bn(e,t,o){const n=()=>e.writer();let s=0;return{async fetch({given:{what:i},signal:r,event:a}){const d=i==="h\
istory"||i==="largeFiles"?i:"commit";return{value:await e.fetch(d,{signal:r,onLine:u=>a({line:u})})}},async versions({given:{tool:i}}){return{value:await e.versionsOf(
oe(i))}},async tool({given:{name:i,version:r},event:a}){if(typeof r!="string"||!wn.test(r))throw _("version");return{value:await e.tool({name:oe(i),version:r},d=>a(
{line:d}))}},async run({given:{script:i,cwd:r,env:a,showsInstalls:d},signal:u,event:h,read:w}){if(s>=gn)throw new Error("The worker runs several commands at onc\
e");const f=K(r,(0,rt.Qq)(yn),"folder");if(!(0,dn.FK)(t.root,f))throw _("folder");const p={script:K(i,(0,rt.Qq)(pn),"script"),cwd:f,env:En(a)};s+=1;try{return{value:await e.
run({...p,showsInstalls:d===!0,signal:u,onLine:b=>h({line:b}),taken:w})}}finally{s-=1}},async look({given:{part:i,isLast:r}}){return await e.look(K(i,C.ty,"desc\
ription of the output"),r===!0),{}},async tried({given:{found:i}}){return{value:await e.tried(K(i,un.tl,"list of findings"))}},async keep({given:{objects:i}}){if(!Array.
isArray(i)||i.length>vn)throw _("list of objects");const r=i.map(a=>{const[d,u]=Array.isArray(a)?a:[];return n().keep(it(d),$t(u))});return{value:await Promise.
all(r)}},async put({given:{key:i,sha256:r},bytes:a}){return await n().put(it(i),a,it(r)),{}},async stream({given:{key:i,size:r,sha256:a,stream:d},signal:u}){const h=()=>Sn(
o(),{stream:$t(d)},u);return await n().putStream(it(i),$t(r),h,it(a)),{}},async settle(){return await n().settle(),{}}}}async function*Sn(e,t,o){for(await e.call(
"open",t);;){o.throwIfAborted();const{bytes:n}=await e.call("next",t);if(n.length===0)return;yield n}}function En(e){if(!(0,Rt.Gv)(e))throw _("environment");for(const t of Object.
values(e))if(typeof t!="string")throw _("environment");return e}function K(e,t,o){const n=t(e);if(n===void 0)throw _(o);return n}const oe=e=>K(e,(0,rt.yL)(hn.It),
"tool"),it=e=>K(e,(0,rt.Qq)(mn),"key"),$t=e=>K(e,rt.U9,"size");function _(e){return new Error(`The worker sent an invalid ${e}`)}const On="confined",Tn=120*6e4,
kn=3e4;async function jn(e,{job:t,look:o,lasting:n,outputLimits:s},i,r){const{context:a,workspace:d,host:u,sandbox:h}=e,w=new AbortController;let f;const p=k=>{
f??=k,w.abort(f)},b=setTimeout(()=>p(new Error("it took too long")),(t.timeoutMs??a.limits.timeoutMs)+Tn);let v;const $=()=>{const k=a.limits.syncMs+kn;v??=setTimeout(
()=>p(new Error("storing the output took too long")),k)};let M="",g=Promise.resolve();const j=new on().begin(),O=(k,R)=>{if(f)return;const P=(0,C._8)(JSON.stringify(
{...R,kind:k}));if(!P||!sn(P))return p(new Error("it sent an invalid message"));const ce=j.take(P);if(ce!==void 0)return p(new Error(ce));P.kind==="stage"&&P.stage===
"sync"&&$(),g=g.then(()=>S(P)),g.catch(p)},S=async k=>{if(k.kind==="commit"&&await $n(k.commit,e,w.signal),k.kind!=="stored")return i.send(k);try{const R=await u.
checkedRelease(k.release.manifestHash);clearTimeout(v),i.send({...k,release:R})}catch(R){const P=R instanceof cn.us?(0,rn.asSyncFailure)(R,r):void 0;if(!(P instanceof
Ot.$w))throw R;i.send({kind:"failed",facts:P.facts})}},{limits:T,tools:x,hostEnv:D,path:A}=a,H={job:{...t,repository:(0,I.ri)(t.repository)},look:o,lasting:n,outputLimits:s,
context:{limits:T,tools:x,hostEnv:D,path:A},workspace:d,isolation:u.isolation,tmp:u.tmp},at=k=>{const R=new an.N_(k,{calls:bn(u,d,()=>R),tell:O,closed:P=>P&&p(P)});
R.tell("start",{...H}),(0,Et.addAbortListener)(r,()=>R.tell("abort",{}))},Q=await u.lentFolder;let ct;try{ct=await h.runWorker({workspace:d,args:[`--max-old-spa\
ce-size=${_e.uw}`,"--",W.RX,On],readable:[...await Ln(),a.tools,...Q===void 0?[]:[Q]],code:ln(d.owner),env:{PATH:a.path,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:nt.Sq},
signal:w.signal,onLink:at,onLine(k){M=`${M}${k.slice(0,2e3)}
`.slice(-4e3)}})}catch(k){throw f?new Error(`The worker was ended because ${f.message}`):k}finally{clearTimeout(b),clearTimeout(v),await g.catch(()=>{})}const{breach:N}=ct;
if(!f&&!j.isOver&&N?.code==="disk_full")throw(0,Z.V2)(j.stage,N.code,`The build was stopped because ${N.because}`);if(f??=N&&new Error(N.because),f)throw new Error(
`The worker was ended because ${f.message}`);if(ct.exitCode!==0)throw new se(ct,M)}async function $n(e,{context:t,host:o,sandbox:n},s){const{mirror:i,tip:r}=await o.
fetched;if(e===r)return;const a={...t.hostEnv,PATH:t.path},d=(0,q.ww)("file",{env:a,signal:s,run:n.confined([i.folder]),onLine(){}}),u=[],h=["--quiet","--verify",
"--end-of-options",`${r}^{commit}`];if(await d.try(["-C",i.lent,"rev-parse",...h],w=>{u.length<1&&u.push(w)}),u[0]!==e)throw new Error("it named a commit that w\
as not fetched")}class se extends Error{name="WorkerEnded";outcome;constructor(t,o){super(o.trim()),this.outcome=t}}async function Ln(){const e=await Promise.all(
W.ap.map(t=>(0,y.realpath)(t).catch(()=>t)));return[...new Set([...W.ap,...e])]}var xn=l(6169),Lt=l(7975),yt=l(8522),An=l(1132),re=l(4057),Mn=l(9842),Pn=l(5657),
pt=l(4505),Rn=function(e,t,o){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,s;if(o){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],o&&(s=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");s&&(n=function(){try{s.call(this)}catch(i){return Promise.
reject(i)}}),e.stack.push({value:t,dispose:n,async:o})}else o&&e.stack.push({async:!0});return t},Cn=(function(e){return function(t){function o(r){t.error=t.hasError?
new e(r,t.error,"An error was suppressed during disposal."):r,t.hasError=!0}var n,s=0;function i(){for(;n=t.stack.pop();)try{if(!n.async&&s===1)return s=0,t.stack.
push(n),Promise.resolve().then(i);if(n.dispose){var r=n.dispose.call(n.value);if(n.async)return s|=2,Promise.resolve(r).then(i,function(a){return o(a),i()})}else
s|=1}catch(a){o(a)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(e,t,o){var n=new Error(o);return n.name="SuppressedError",n.error=e,n.suppressed=t,n});const{BROTLI_PARAM_QUALITY:Fn,ZSTD_c_compressionLevel:In}=yt.
constants,Dn=(0,Lt.promisify)(yt.brotliCompress),Nn=(0,Lt.promisify)(yt.gzip),Wn=(0,Lt.promisify)(yt.zstdCompress),Un={br:e=>Dn(e,{params:{[Fn]:9}}),zstd:e=>Wn(
e,{params:{[In]:15}}),gzip:e=>Nn(e,{level:9})};async function Hn(e){const{blobs:t,org:o,manifestHash:n,signal:s,log:i=An.aB}=e,r=new Mn.n({blobs:t,clock:Y.ml,log:i}),
{index:a}=await r.index(o,n),d=(0,Pn.H)(s,1);let u=0;for(const h of a.files()){if(s.throwIfAborted(),(0,re.XT)((0,re.JL)(h.path)))try{u+=await Bn(h,o,t,r)}catch(w){
if(i("warn","variant_failed",{org:o,hash:h.hash,reason:String(w)}),w instanceof qt.Sb)return u}await d()}return u}async function Bn({hash:e,size:t},o,n,s){const i={
stack:[],error:void 0,hasError:!1};try{if(t<pt.kc||t>pt.aJ)return 0;const r=[];for(const u of pt.JC)await n.head((0,st.PL)(o,e,u))||r.push(u);if(r.length===0)return 0;
const a=await s.read(o,e,t),d=Rn(i,n.writer({lasting:!1}),!0);for(const u of r){const h=await Un[u](a),w=(0,pt.wl)(h.length<a.length?h:Buffer.alloc(0));await d.
put((0,st.PL)(o,e,u),w,(0,G.hash)("sha256",w))}return await d.settle(),r.length}catch(r){i.error=r,i.hasError=!0}finally{const r=Cn(i);r&&await r}}var ie=l(1178);
const zn=1e4,Yn=1e4;async function Jn(e,t){const{blobs:o,builder:n,channel:s,signal:i}=t;switch(e.kind){case"deploy":return Kn(e,t);case"clean":{const r=await n.
clean(e.deployID);return s.send({kind:"done",collected:[]}),xt(await r(i),t)}case"sweep":return(0,B.setPriority)(B.constants.priority.PRIORITY_LOW),xt(await n.sweep(
i),t),s.send({kind:"done",collected:[]});case"variants":return(0,B.setPriority)(B.constants.priority.PRIORITY_LOW),await Hn({blobs:o,...e,signal:i}),s.send({kind:"\
done",collected:[]});case"collect":return s.send({kind:"done",collected:await Vn(t)})}}function xt(e,{channel:t,signal:o}){if(e.length===0||o.aborted)return;const n=e.
join(", ").slice(0,2e3);t.send({kind:"note",level:"warn",event:"workspaces_stay",text:n})}async function Vn(e){const{builder:t,channel:o,signal:n}=e,s=Gn(o),i=await t.
collect(()=>ae(o,"repositories"),()=>ae(o,"apps"),s);return xt(await t.sweep(n),e),i}async function ae(e,t){const o=[];for(let n=0;n<Yn;n+=1){const s=await e.ask(
{about:t,after:o.at(-1)??""});if(!Array.isArray(s))throw new TypeError("The platform did not send a list");if(s.length===0)break;o.push(...s.map(String))}return o}
function Gn(e){let t=0;return(o,n,s)=>{if(t+=1,t>C.cJ)return;const i=Object.entries(s??{}).map(([r,a])=>`${r}: ${a}`);e.send({kind:"note",level:o,event:n,text:i.
join(", ").slice(0,2e3)})}}async function Kn({job:e,look:t},o){const{settings:n,blobs:s,builder:i,channel:r,signal:a}=o,{lasting:d,outputLimits:u}=n,h=async(S,T)=>{
await r.ask({about:"output",part:S,isLast:T})},w=async S=>(0,xn.U$)(await r.ask({about:"start",found:S}))??null,f=new AbortController,b=setTimeout(()=>f.abort(new Error(
"The time limit of the build is over")),(e.timeoutMs??n.limits.timeoutMs)+zn).unref();let v;try{const S=AbortSignal.any([a,f.signal]);v=await i.open(e,{blobs:s,
outputLimits:u,look:h,tried:w,signal:S})}catch(S){return r.send({kind:"failed",facts:(0,ie.x)(S,"clone")})}const{context:$,workspace:M,host:g,sandbox:j}=v,O=j.isolation.
kind!=="none";try{if(O){const S=o.quiet();try{await jn(v,{job:e,look:t,lasting:d,outputLimits:u},r,a)}catch(T){if(!(0,tt.b$)(T)&&!(T instanceof Ot.$w))throw T;r.
send({kind:"failed",facts:(0,ie.x)(T,"clone")})}finally{S()}}else{const{deploy:S}=await l.e(403).then(l.bind(l,9403)),T=r.send.bind(r);await S({job:e,look:t,lasting:d,
outputLimits:u,context:$,workspace:M,host:g,tell:T,signal:a})}}finally{clearTimeout(b),await v.close()}O&&d&&await fn(W.vP)}const Qn=250;async function Xn({input:e,
output:t,path:o}){process.umask(18);const n=new AbortController,s=Promise.withResolvers();s.promise.catch(()=>{});const i=()=>{n.abort(new Error("the platform s\
tops")),s.reject(n.signal.reason)},r=()=>{i(),setTimeout(()=>process.exit(1),Qn)};let a;const d=new et.c(e,t,f=>{f.kind==="abort"?i():f.kind==="prepare"?(a=qn(f.
settings,o,d),a.catch(s.reject)):s.resolve(f)},r),u=()=>setInterval(()=>d.send({kind:"pulse"}),C.lb);let h=u();const w=()=>(clearInterval(h),()=>{h=u()});try{const f=await s.
promise;if(!a)throw new Error("The job came before the settings");const p=await a;await Jn(f,{...p,channel:d,signal:n.signal,quiet:w}),await p.ready}catch(f){if(n.
signal.aborted)return 0;if(!(f instanceof se))throw f;return Zn(f)}finally{clearInterval(h),await d.end()}return 0}function Zn({message:e,outcome:{exitCode:t,signal:o}}){
return process.stderr.write(`${e}
`),t??(o===null?1:C.qQ+B.constants.signals[o])}async function qn(e,t,o){const s=Ve({...e,path:t,lock:async r=>(await o.ask({about:"lock",name:r}),()=>o.send({kind:"\
release",name:r})),clock:Y.ml}),i=s.sandbox().then(({isolation:r,limiter:a,network:d})=>o.send({kind:"ready",isolation:r,limiter:a,network:d}),r=>{const a=(0,tt.
bD)(r).slice(0,1e3),d={isolation:{kind:"none",reason:a},limiter:{kind:"sampling",reason:a}};o.send({kind:"ready",...d,network:{level:"open",reason:a},hasFailed:!0})});
return{settings:e,blobs:await(0,J.d)(e.blobs),builder:s,ready:i}}})};export{to as id,eo as ids,no as modules};

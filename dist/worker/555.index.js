const Ct=555,At=[555],Nt={6419:((Q,M,r)=>{r.d(M,{x:()=>W,z:()=>A});var $=r(3024),O=r(1455),C=r(7994),x=function(y,f,m){if(f!=null){if(typeof f!="object"&&typeof f!=
"function")throw new TypeError("Object expected.");var c,h;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");c=f[Symbol.asyncDispose]}
if(c===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");c=f[Symbol.dispose],m&&(h=c)}if(typeof c!="function")throw new TypeError(
"Object not disposable.");h&&(c=function(){try{h.call(this)}catch(b){return Promise.reject(b)}}),y.stack.push({value:f,dispose:c,async:m})}else m&&y.stack.push(
{async:!0});return f},B=(function(y){return function(f){function m(L){f.error=f.hasError?new y(L,f.error,"An error was suppressed during disposal."):L,f.hasError=
!0}var c,h=0;function b(){for(;c=f.stack.pop();)try{if(!c.async&&h===1)return h=0,f.stack.push(c),Promise.resolve().then(b);if(c.dispose){var L=c.dispose.call(c.
value);if(c.async)return h|=2,Promise.resolve(L).then(b,function(P){return m(P),b()})}else h|=1}catch(P){m(P)}if(h===1)return f.hasError?Promise.reject(f.error):
Promise.resolve();if(f.hasError)throw f.error}return b()}})(typeof SuppressedError=="function"?SuppressedError:function(y,f,m){var c=new Error(m);return c.name=
"SuppressedError",c.error=y,c.suppressed=f,c});const U=$.constants.O_RDONLY|($.constants.O_NOFOLLOW??0)|($.constants.O_NONBLOCK??0);function W(y,f,m){return I(y,
f,c=>c<=m?c:void 0)}function A(y,f,m){return I(y,f,c=>Math.min(c,m))}async function I(y,f,m){try{const c={stack:[],error:void 0,hasError:!1};try{const h=await(0,C.
UG)(y,f),b=x(c,await(0,O.open)(h,U),!0),L=await b.stat(),P=L.isFile()?m(L.size):void 0;return P===void 0?void 0:await j(b,P)}catch(h){c.error=h,c.hasError=!0}finally{
const h=B(c);h&&await h}}catch{return}}async function j(y,f){const m=Buffer.allocUnsafe(f);let c=0;for(;c<f;){const{bytesRead:h}=await y.read(m,c,f-c,c);if(h===
0)break;c+=h}return{text:m.toString("utf8",0,c),bytes:c}}}),9555:((Q,M,r)=>{r.d(M,{deploy:()=>J,loadWorker:()=>Ot,runWorker:()=>bt});var $=r(1224),O=r(3374),C=r(
1178),x=r(6822),B=r(9127),U=r(3739),W=r(2011),A=r(6757),I=r(2881),j=r(8013),y=r(5807),f=r(2345);const m=4,c=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
h=f.lF.failureLogLine,b=2e3;class L{#t;#s;#e;#o=[];#r=[];#n=[];#a=0;#h=0;#i="";#c;#p=!1;#l=0;#f=!1;constructor(t,e,s){this.#s=e/2,this.#e=P(s),this.#t=t}line(t){
const{plain:e,coloured:s}=this.#e(t),n=Buffer.from(e.slice(0,O.jz)).toString(),i=s===void 0?n:Buffer.from(s).toString();this.#o.push(n.length>h?Buffer.from(n.slice(
0,h)).toString():n),this.#o.length>=2*b&&this.#o.splice(0,b);const a=Buffer.byteLength(i)+1;this.#p||=this.#h+a>this.#s,!this.#f&&(this.#p?this.#m(i,a):(this.#h+=
a,this.#d(`${i}
`)))}#d(t){this.#i.length+t.length>O.EQ&&this.#u(),this.#i===""&&(this.#c??=setTimeout(()=>this.#u(),O.iv)),this.#i+=t}#u(){clearTimeout(this.#c),this.#c=void 0,
this.#i!==""&&this.#t(this.#i),this.#i=""}#m(t,e){this.#a+e>this.#s/2&&(this.#l+=this.#r.length,this.#r=this.#n,this.#n=[],this.#a=0),this.#n.push(t),this.#a+=e}last(){
return this.#o.slice(-f.lF.failureLogLines)}recent(){return this.#o.slice(-b)}end(){if(!this.#f){this.#f=!0,this.#l>0&&this.#d(`[\u2026 ${this.#l} lines are lef\
t out here \u2026]
`);for(const t of[...this.#r,...this.#n])this.#d(`${t}
`);this.#u()}}[Symbol.dispose](){this.end()}}function P(o){const t=[...new Set(Object.values(o).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=m&&!c.test(s)).sort((s,n)=>n.length-s.length),e=t.length>0?new RegExp(t.map(y.Kf).join("|"),"g"):void 0;return s=>{const n=s.
split("\r").findLast(l=>l!=="")??"",i=(0,y.DJ)(n),a=e?i.replace(e,"***"):i;return{plain:a,coloured:a===i?Z(n,i):void 0}}}function Z(o,t){if(o.length>O.jz)return;
const{texts:e,codes:s}=(0,y.OK)(o);if(s.length===0)return;const n=e.map(y.DJ);if(n.join("")===t)return n.map((i,a)=>i+(s[a]??"")).join("")}var F=r(3024),R=r(1455);
class H{#t;#s;#e;constructor(t,e,s){this.#t=t,this.#s=e,this.#e=s}static async open(t){const e=await(0,R.open)(t,F.constants.O_RDONLY|F.constants.O_DIRECTORY|F.
constants.O_NOFOLLOW);return new H(t,e,await e.stat())}async isThere(){const[t,e]=await Promise.all([(0,R.lstat)(this.#t),(0,R.realpath)(this.#t)]).catch(()=>[]);
return t?.ino===this.#e.ino&&t.dev===this.#e.dev&&e===this.#t}async check(t,e){if(await this.isThere())return;const s=`The ${t} command \`${e}\` moved its checko\
ut away, or put something else in its place`;throw(0,j.V2)(t,"output_unsafe",s)}[Symbol.asyncDispose](){return this.#s.close()}}var X=r(1217),D=r(6760),k=r(8627),
N=r(417);const q=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],_=["lastUpdated","showLastUpdate","g\
it Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simpl\
e-git","git log","git rev-list","git shortlog"];async function tt(o,t,e,s){if(!await st(o,e))return;const n=await t.fetch("history",s);if("problem"in n)return s.
onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${n.problem}`);await et(e,n.shallow),s.onLine("Fetched the history, because\
 the sources read it")}async function st(o,t){const e=q.map(n=>`:(glob)**/${n}`),s=_.flatMap(n=>["-e",n]);return(await o.try(["-C",t,"grep","-q","-I","-F",...s,
"--",...e])).exitCode===0}async function et(o,t){const e=(0,D.join)(o,".git/shallow");t===""?await(0,R.rm)(e,{force:!0}):await(0,R.writeFile)(e,t)}var nt=r(6419);
const ot="version https://git-lfs.github.com/spec/v1",it=64*1024,G=10,rt=200,at=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f",
"filter.lfs.required=true"];async function ct(o,t,{target:e,mirror:s,shown:n},i){const{env:a,onLine:l}=i;if(!(await(0,nt.z)(e,(0,D.join)(e,".gitattributes"),it))?.
text.includes("filter=lfs"))return;const d=await lt(o,e);if(d.count===0)return;if(!a.PATH?.split(":").some(v=>(0,F.existsSync)((0,D.join)(v,"git-lfs")))){const v=d.
count>G?` and ${d.count-G} more`:"",g=d.count===1?"1 file is":`${d.count} files are`;l(`Warning: ${g} in Git LFS, and this platform has no git-lfs, so only poin\
ters to them are published: ${d.names.map(T=>`\`${T}\``).join(", ")}${v}`);return}await t.fetch("largeFiles",i);const S=[`lfs.url=file://${s}`,...at].flatMap(v=>[
"-c",v]),{exitCode:w,errors:u}=await o.try(["-C",e,...S,"lfs","pull"]);if(w===0)return l(`Fetched ${d.count===1?"1 file":`${d.count} files`} of Git LFS`);const p=`\
The files of Git LFS of ${n} could not be checked out: ${(0,N.VS)(u)}`;throw(0,j.V2)("clone","clone_failed",p,u)}async function lt(o,t){const e=[];let s=0;return await o.
try(["-C",t,"grep","-l","-I","-F","-e",ot,"--",":!.gitattributes"],n=>{s+=1,e.length<G&&e.push(n.slice(0,rt))}),{count:s,names:e}}async function ft(o,t,e,s){const{
mirror:n,tip:i,shown:a}=await o.fetch("commit",s),l=(0,N.ww)("file",s),E=(0,D.join)(e,".git");await(0,k.e)(E,{bare:!1,branch:t,lender:n,origin:a});const[d]=await Promise.
all([dt(l,n,i),l.must(["-C",e,"reset","-q","--hard",i])]),S=(await(0,R.readFile)((0,D.join)(E,"refs/heads",t),"utf8")).trim();return await(0,R.writeFile)((0,D.join)(
E,"shallow"),`${S}
`),await tt(l,o,e,s),await ct(l,o,{target:e,mirror:n,shown:a},s),(0,F.existsSync)((0,D.join)(e,".gitmodules"))&&await ut(e,a,s),{commit:S,facts:d,mirror:n}}async function dt(o,t,e){
const s=[],n=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",e];await o.try(["-C",t,"log","--no-walk",...n],l=>{s.length<2&&s.push(
l)});const[i=null,a=null]=s;return{subject:a,author:i}}async function ut(o,t,e){const s=(0,N.ww)("https",e),n=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:i,errors:a}=await s.try(["-C",o,...n]);if(i===0)return;const l=/transport '[^']*' not allowed/.test(a.join(`
`));throw(0,j.V2)("clone",l?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${l?"has a URL that is not https":"could not be fetched"}: ${(0,N.VS)(a)}`,
a)}var ht=function(o,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,n;if(e){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],e&&(n=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");n&&(s=function(){try{n.call(this)}catch(i){return Promise.
reject(i)}}),o.stack.push({value:t,dispose:s,async:e})}else e&&o.stack.push({async:!0});return t},pt=(function(o){return function(t){function e(a){t.error=t.hasError?
new o(a,t.error,"An error was suppressed during disposal."):a,t.hasError=!0}var s,n=0;function i(){for(;s=t.stack.pop();)try{if(!s.async&&n===1)return n=0,t.stack.
push(s),Promise.resolve().then(i);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return n|=2,Promise.resolve(a).then(i,function(l){return e(l),i()})}else
n|=1}catch(l){e(l)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return i()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=o,s.suppressed=t,s});async function mt(o,t,e){const s={stack:[],
error:void 0,hasError:!1};try{const{context:n,workspace:i}=o,{limits:a,clock:l}=n,E=ht(s,new L(e.onLog,a.logBytes,t.env),!1),d=new AbortController,S=new AbortController;
l.sleep(a.timeoutMs,S.signal).then(()=>d.abort(new Error("the time limit")),()=>{});const w={...o,job:t,log:E,signal:AbortSignal.any([e.signal,d.signal]),guard:(0,W.
o)({...a,...i}),installs:void 0,mirror:"",checkout:void 0,node:void 0,commit:"",renew:()=>yt(w),installed:void 0,cached:void 0,root:i.source,step:"",stage:"clon\
e"},u=p=>{w.stage=p,e.onStage(p)};try{u("clone");const{commit:p,facts:v}=await Y(w);e.onCommit(p,v);const{installAndBuild:g}=await Promise.all([r.e(503),r.e(820),
r.e(542)]).then(r.bind(r,7542)),T=await g(w,u);return S.abort(),await e.onOutput?.({...T,log:E}),{commit:p,...T,[Symbol.asyncDispose]:()=>K(w,"built")}}catch(p){
let v=e.signal.aborted?"ownFault":"suspicious";try{const{shown:g,isOfSource:T}=await wt(p,w,d.signal.aborted);throw T&&(v="ownFault"),e.signal.throwIfAborted(),
g}finally{await K(w,v)}}finally{S.abort()}}catch(n){s.error=n,s.hasError=!0}finally{pt(s)}}async function K({installed:o,cached:t,checkout:e},s){const n=e===void 0||
await e.isThere()?s:"suspicious";await Promise.allSettled([o?.settle(n),t?.(n)]),await e?.[Symbol.asyncDispose]()}async function Y(o){const{context:t,host:e,job:s,
workspace:n,log:i,signal:a,guard:l}=o;o.step=`the clone of ${(0,X.r)(s.repository)}`;const d={env:{...t.hostEnv,PATH:t.path},signal:a,guard:l,onLine:p=>i.line(p)},
{commit:S,facts:w,mirror:u}=await ft(e,s.branch,n.source,d);return o.mirror=u,o.commit=S,await(0,A._j)(n.source,n.owner),o.checkout=await H.open(n.source),i.line(
`Checked out ${S}`),{commit:S,facts:w}}async function yt(o){await o.checkout?.[Symbol.asyncDispose](),await(0,A.FT)(o.workspace),await Y(o)}async function wt(o,t,e){
const{log:s,stage:n,step:i,context:a}=t;if(e){const d=`The build took longer than its limit of ${(0,B.a3)(a.limits.timeoutMs)} and was stopped during ${i}`;return s.
line(d),{shown:(0,j.V2)(n,"build_timeout",d,s.last()),isOfSource:!1}}if(o instanceof I.$){const{findingsOf:E,isFaultOfSource:d}=await Promise.all([r.e(820),r.e(
616)]).then(r.bind(r,7616)),w=t.checkout===void 0||await t.checkout.isThere()?await E(o.facts,t):o.facts.diagnostics;return s.line(o.message),{shown:new I.$({...o.
facts,log:s.last(),diagnostics:w}),isOfSource:d(w)}}return{shown:(0,U.b$)(o)?(0,j.V2)(n,"disk_full","The disk is full",s.last()):o,isOfSource:!1}}class gt{isolation;tmp;#t;#s;constructor(t,{
isolation:e,tmp:s},n){this.#t=t,this.isolation=e,this.tmp=s,this.#s=n}async fetch(t,{signal:e,onLine:s}){const{value:n}=await this.#t.call("fetch",{what:t},{signal:e,
onEvent:V(s)});return n}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:e},s){return(await this.#t.call("to\
ol",{name:t,version:e},{onEvent:V(s)})).value}async run({signal:t,onLine:e,script:s,cwd:n,env:i,showsInstalls:a=!1}){const l={script:s,cwd:n,env:i,showsInstalls:a};
return(await this.#t.call("run",l,{signal:t,onEvent:V(e)})).value}async look(t,e){await this.#t.call("look",{part:t,isLast:e})}writer(){return this.#s}}function V(o){
return({line:t})=>o(String(t))}class Et{#t=new Map;#s;#e=[];#o=0;calls={open:async({given:t})=>{const e=this.#t.get(Number(t.stream));return e&&(e.parts=e.open()[Symbol.
asyncIterator]()),{}},next:async({given:t})=>{const e=await this.#t.get(Number(t.stream))?.parts?.next();return{bytes:e?.done===!1?e.value:void 0}}};connect(t){
this.#s=t}keep(t,e){return new Promise((s,n)=>{this.#e.length===0&&setImmediate(()=>{this.#r()}),this.#e.push({key:t,size:e,resolve:s,reject:n})})}async#r(){const t=this.#e;
this.#e=[];try{const{value:e}=await this.#n("keep",{objects:t.map(({key:n,size:i})=>[n,i])}),s=e;for(const[n,i]of t.entries())i.resolve(s[n]===!0)}catch(e){for(const s of t)
s.reject(e)}}async put(t,e,s){if(e.length<=x.dI)return void await this.#n("put",{key:t,sha256:s},e);const n=async function*(){for(let i=0;i<e.length;i+=x.dI)yield e.
subarray(i,i+x.dI)};await this.putStream(t,e.length,n,s)}async putStream(t,e,s,n){this.#o+=1;const i=this.#o;this.#t.set(i,{open:s});try{await this.#n("stream",
{key:t,size:e,sha256:n,stream:i})}finally{this.#t.delete(i)}}async settle(){await this.#n("settle",{})}async[Symbol.asyncDispose](){}#n(t,e,s){if(!this.#s)throw new Error(
"The link is not open");return this.#s.call(t,e,s===void 0?{}:{bytes:s})}}var St=function(o,t,e){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,n;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],e&&(n=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
n&&(s=function(){try{n.call(this)}catch(i){return Promise.reject(i)}}),o.stack.push({value:t,dispose:s,async:e})}else e&&o.stack.push({async:!0});return t},vt=(function(o){
return function(t){function e(a){t.error=t.hasError?new o(a,t.error,"An error was suppressed during disposal."):a,t.hasError=!0}var s,n=0;function i(){for(;s=t.
stack.pop();)try{if(!s.async&&n===1)return n=0,t.stack.push(s),Promise.resolve().then(i);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return n|=2,Promise.
resolve(a).then(i,function(l){return e(l),i()})}else n|=1}catch(l){e(l)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,e){var s=new Error(e);return s.name="SuppressedError",s.error=o,s.suppressed=
t,s});async function bt(o){const t=new AbortController,e=Promise.withResolvers(),s=new Et,n=new x.N_(o,{calls:s.calls,tell(g,T){g==="start"?e.resolve(T):g==="ab\
ort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)});s.connect(n);const{isolation:i,tmp:a,context:l,workspace:E,lasting:d,...S}=await e.
promise,w=(g,T)=>n.tell(g,{...T}),u=setInterval(()=>w("pulse",{}),O.lb),v={host:new gt(n,{isolation:i,tmp:a},s),workspace:E,lasting:d,context:{...l,clock:$.ml}};
try{const g=J({...S,parts:v,tell:w,signal:t.signal});z().catch(()=>{}),await g}catch(g){if(!t.signal.aborted)throw g}finally{clearInterval(u),await n.end()}return 0}
async function z(){const[{prepareDetection:o}]=await Promise.all([r.e(159).then(r.bind(r,1159)),Promise.all([r.e(503),r.e(820),r.e(542)]).then(r.bind(r,7542)),Promise.
all([r.e(678),r.e(786)]).then(r.bind(r,6405))]);await o()}async function Ot(){await Promise.all([z(),Promise.all([r.e(820),r.e(616)]).then(r.bind(r,7616)),r.e(405).
then(r.bind(r,2405))])}async function J({job:o,look:t,outputLimits:e,parts:s,tell:n,signal:i}){const{host:a}=s;let l="clone";const E=u=>{l=u,n("stage",{stage:l})};
let d="",S=!1;const w=async({directory:u,kind:p,shape:v,log:g})=>{t&&await Tt(a,{directory:u,kind:p,commit:d,mostFiles:e.files,signal:i}),i.throwIfAborted(),E("\
sync");const Lt={blobs:{writer:()=>a.writer()},org:o.app.org,directory:u,kind:p,shape:v,limits:e,signal:i},[{ingestRelease:Pt},{notesOf:jt}]=await Promise.all([
Promise.all([r.e(678),r.e(786)]).then(r.bind(r,6405)),r.e(454).then(r.bind(r,2454))]),{withheld:Rt,leftOut:Dt,ignoredRules:xt,hasIndexPage:Ft,...$t}=await Pt(Lt);
for(const It of jt({ignoredRules:xt,withheld:Rt,leftOut:Dt}))g.line(It);g.end(),S=!0,n("stored",{release:$t,commit:d})};try{const u={stack:[],error:void 0,hasError:!1};
try{const p=St(u,await mt(s,o,{signal:i,onStage:E,onLog:v=>n("log",{text:v}),onCommit(v,g){d=v,n("commit",{commit:d,facts:g})},onOutput:w}),!0)}catch(p){u.error=
p,u.hasError=!0}finally{const p=vt(u);p&&await p}}catch(u){if(i.throwIfAborted(),S)throw u;n("failed",{facts:(0,C.xS)(new C.Zu(l,!1,u))})}}async function Tt(o,t){
const{inspectOutput:e}=await r.e(405).then(r.bind(r,2405)),{files:s,odd:n,ignoredRules:i}=await e(t);for(let a=0;;a+=O.wd){const l=a+O.wd>=Math.max(s.length,n.length),
E={files:s.slice(a,a+O.wd),odd:n.slice(a,a+O.wd),ignoredRules:i};if(await o.look(E,l),l)return}}})};export{Ct as id,At as ids,Nt as modules};

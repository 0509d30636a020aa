const ls=555,fs=[555],ds={6583:((K,A,i)=>{i.d(A,{F$:()=>O,nA:()=>T,r$:()=>F});const T=".slipway",F=`${T}/server.json`,O=["unpack","spawn","listen","health","rea\
dy"];class B extends Error{name="StartFailed";failure;constructor(D){super(D.message),this.failure=D}}}),8899:((K,A,i)=>{i.d(A,{L:()=>C});var T=i(5807),F=i(4406);
const O=4,B=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function C(x){const I=[...new Set(Object.values(x).flatMap(E=>E.split(
`
`)))].map(E=>E.trim()).filter(E=>E.length>=O&&!B.test(E)).sort((E,p)=>p.length-E.length),$=I.length>0?new RegExp(I.map(T.Kf).join("|"),"g"):void 0;return E=>{const p=E.
split("\r").findLast(f=>f!=="")??"",a=(0,T.DJ)(p),m=$?a.replace($,"***"):a;return{plain:m,coloured:m===a?D(p,a):void 0}}}function D(x,I){if(x.length>F.jz)return;
const{texts:$,codes:E}=(0,T.OK)(x);if(E.length===0)return;const p=$.map(T.DJ);if(p.join("")===I)return p.map((a,m)=>a+(E[m]??"")).join("")}}),6419:((K,A,i)=>{i.
d(A,{x:()=>x,z:()=>I});var T=i(3024),F=i(1455),O=i(7994),B=function(p,a,m){if(a!=null){if(typeof a!="object"&&typeof a!="function")throw new TypeError("Object e\
xpected.");var f,g;if(m){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");f=a[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");f=a[Symbol.dispose],m&&(g=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");g&&(f=function(){
try{g.call(this)}catch(P){return Promise.reject(P)}}),p.stack.push({value:a,dispose:f,async:m})}else m&&p.stack.push({async:!0});return a},C=(function(p){return function(a){
function m(j){a.error=a.hasError?new p(j,a.error,"An error was suppressed during disposal."):j,a.hasError=!0}var f,g=0;function P(){for(;f=a.stack.pop();)try{if(!f.
async&&g===1)return g=0,a.stack.push(f),Promise.resolve().then(P);if(f.dispose){var j=f.dispose.call(f.value);if(f.async)return g|=2,Promise.resolve(j).then(P,function(R){
return m(R),P()})}else g|=1}catch(R){m(R)}if(g===1)return a.hasError?Promise.reject(a.error):Promise.resolve();if(a.hasError)throw a.error}return P()}})(typeof SuppressedError==
"function"?SuppressedError:function(p,a,m){var f=new Error(m);return f.name="SuppressedError",f.error=p,f.suppressed=a,f});const D=T.constants.O_RDONLY|(T.constants.
O_NOFOLLOW??0)|(T.constants.O_NONBLOCK??0);function x(p,a,m){return $(p,a,f=>f<=m?f:void 0)}function I(p,a,m){return $(p,a,f=>Math.min(f,m))}async function $(p,a,m){
try{const f={stack:[],error:void 0,hasError:!1};try{const g=await(0,O.UG)(p,a),P=B(f,await(0,F.open)(g,D),!0),j=await P.stat(),R=j.isFile()?m(j.size):void 0;return R===
void 0?void 0:await E(P,R)}catch(g){f.error=g,f.hasError=!0}finally{const g=C(f);g&&await g}}catch{return}}async function E(p,a){const m=Buffer.allocUnsafe(a);let f=0;
for(;f<a;){const{bytesRead:g}=await p.read(m,f,a-f,f);if(g===0)break;f+=g}return{text:m.toString("utf8",0,f),bytes:f}}}),9555:((K,A,i)=>{i.d(A,{deploy:()=>tt,loadWorker:()=>Wt,
runWorker:()=>Bt});var T=i(1224),F=i(9127),O=i(4406),B=i(6583),C=i(1178),D=i(6822),x=i(3739),I=i(8595),$=i(5679),E=i(6757),p=i(2881),a=i(8013),m=i(2345),f=i(8899);
const g=m.lF.failureLogLine,P=2e3;class j{#t;#s;#n;#o=[];#r=[];#e=[];#a=0;#h=0;#i="";#c;#m=!1;#l=0;#f=!1;constructor(t,s,n){this.#s=s/2,this.#n=(0,f.L)(n),this.#t=
t}line(t){const{plain:s,coloured:n}=this.#n(t),e=Buffer.from(s.slice(0,O.jz)).toString(),r=n===void 0?e:Buffer.from(n).toString();this.#o.push(e.length>g?Buffer.
from(e.slice(0,g)).toString():e),this.#o.length>=2*P&&this.#o.splice(0,P);const c=Buffer.byteLength(r)+1;this.#m||=this.#h+c>this.#s,!this.#f&&(this.#m?this.#p(
r,c):(this.#h+=c,this.#d(`${r}
`)))}#d(t){this.#i.length+t.length>O.EQ&&this.#u(),this.#i===""&&(this.#c??=setTimeout(()=>this.#u(),O.iv)),this.#i+=t}#u(){clearTimeout(this.#c),this.#c=void 0,
this.#i!==""&&this.#t(this.#i),this.#i=""}#p(t,s){this.#a+s>this.#s/2&&(this.#l+=this.#r.length,this.#r=this.#e,this.#e=[],this.#a=0),this.#e.push(t),this.#a+=s}last(){
return this.#o.slice(-m.lF.failureLogLines)}recent(){return this.#o.slice(-P)}end(){if(!this.#f){this.#f=!0,this.#l>0&&this.#d(`[\u2026 ${this.#l} lines are lef\
t out here \u2026]
`);for(const t of[...this.#r,...this.#e])this.#d(`${t}
`);this.#u()}}[Symbol.dispose](){this.end()}}var R=i(3024),M=i(1455);class Y{#t;#s;#n;constructor(t,s,n){this.#t=t,this.#s=s,this.#n=n}static async open(t){const s=await(0,M.
open)(t,R.constants.O_RDONLY|R.constants.O_DIRECTORY|R.constants.O_NOFOLLOW);return new Y(t,s,await s.stat())}async isThere(){const[t,s]=await Promise.all([(0,M.
lstat)(this.#t),(0,M.realpath)(this.#t)]).catch(()=>[]);return t?.ino===this.#n.ino&&t.dev===this.#n.dev&&s===this.#t}async check(t,s){if(await this.isThere())return;
const n=`The ${t} command \`${s}\` moved its checkout away, or put something else in its place`;throw(0,a.V2)(t,"output_unsafe",n)}[Symbol.asyncDispose](){return this.#s.
close()}}var at=i(1217),N=i(6760),ct=i(8627),W=i(417);const lt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/\
config*"],ft=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsb\
y-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"];async function dt(o,t,s,n){if(!await ut(o,s))return;const e=await t.
fetch("history",n);if("problem"in e)return n.onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${e.problem}`);await ht(s,e.shallow),
n.onLine("Fetched the history, because the sources read it")}async function ut(o,t){const s=lt.map(e=>`:(glob)**/${e}`),n=ft.flatMap(e=>["-e",e]);return(await o.
try(["-C",t,"grep","-q","-I","-F",...n,"--",...s])).exitCode===0}async function ht(o,t){const s=(0,N.join)(o,".git/shallow");t===""?await(0,M.rm)(s,{force:!0}):
await(0,M.writeFile)(s,t)}var mt=i(6419);const pt="version https://git-lfs.github.com/spec/v1",yt=64*1024,z=10,gt=200,wt=["filter.lfs.clean=git-lfs clean -- %f",
"filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Et(o,t,{target:s,mirror:n,shown:e},r){const{env:c,onLine:l}=r;if(!(await(0,mt.
z)(s,(0,N.join)(s,".gitattributes"),yt))?.text.includes("filter=lfs"))return;const u=await St(o,s);if(u.count===0)return;if(!c.PATH?.split(":").some(d=>(0,R.existsSync)(
(0,N.join)(d,"git-lfs")))){const d=u.count>z?` and ${u.count-z} more`:"",h=u.count===1?"1 file is":`${u.count} files are`;l(`Warning: ${h} in Git LFS, and this \
platform has no git-lfs, so only pointers to them are published: ${u.names.map(b=>`\`${b}\``).join(", ")}${d}`);return}await t.fetch("largeFiles",r);const y=[`l\
fs.url=file://${n}`,...wt].flatMap(d=>["-c",d]),{exitCode:v,errors:S}=await o.try(["-C",s,...y,"lfs","pull"]);if(v===0)return l(`Fetched ${u.count===1?"1 file":
`${u.count} files`} of Git LFS`);const L=`The files of Git LFS of ${e} could not be checked out: ${(0,W.VS)(S)}`;throw(0,a.V2)("clone","clone_failed",L,S)}async function St(o,t){
const s=[];let n=0;return await o.try(["-C",t,"grep","-l","-I","-F","-e",pt,"--",":!.gitattributes"],e=>{n+=1,s.length<z&&s.push(e.slice(0,gt))}),{count:n,names:s}}
async function vt(o,t,s,n){const{mirror:e,tip:r,shown:c}=await o.fetch("commit",n),l=(0,W.ww)("file",n),w=(0,N.join)(s,".git");await(0,ct.e)(w,{bare:!1,branch:t,
lender:e,origin:c});const[u]=await Promise.all([Ot(l,e,r),l.must(["-C",s,"reset","-q","--hard",r])]),y=(await(0,M.readFile)((0,N.join)(w,"refs/heads",t),"utf8")).
trim();return await(0,M.writeFile)((0,N.join)(w,"shallow"),`${y}
`),await dt(l,o,s,n),await Et(l,o,{target:s,mirror:e,shown:c},n),(0,R.existsSync)((0,N.join)(s,".gitmodules"))&&await Tt(s,c,n),{commit:y,facts:u,mirror:e}}async function Ot(o,t,s){
const n=[],e=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",s];await o.try(["-C",t,"log","--no-walk",...e],l=>{n.length<2&&n.push(
l)});const[r=null,c=null]=n;return{subject:c,author:r}}async function Tt(o,t,s){const n=(0,W.ww)("https",s),e=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:r,errors:c}=await n.try(["-C",o,...e]);if(r===0)return;const l=/transport '[^']*' not allowed/.test(c.join(`
`));throw(0,a.V2)("clone",l?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${l?"has a URL that is not https":"could not be fetched"}: ${(0,W.VS)(c)}`,
c)}var Pt=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,e;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(e=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");e&&(n=function(){try{e.call(this)}catch(r){return Promise.
reject(r)}}),o.stack.push({value:t,dispose:n,async:s})}else s&&o.stack.push({async:!0});return t},Lt=(function(o){return function(t){function s(c){t.error=t.hasError?
new o(c,t.error,"An error was suppressed during disposal."):c,t.hasError=!0}var n,e=0;function r(){for(;n=t.stack.pop();)try{if(!n.async&&e===1)return e=0,t.stack.
push(n),Promise.resolve().then(r);if(n.dispose){var c=n.dispose.call(n.value);if(n.async)return e|=2,Promise.resolve(c).then(r,function(l){return s(l),r()})}else
e|=1}catch(l){s(l)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=o,n.suppressed=t,n});async function Rt(o,t,s){const{run:n,made:e}=await X(
o,t,s,async(r,c,l)=>{const{installAndBuild:w}=await Promise.all([i.e(503),i.e(820),i.e(408)]).then(i.bind(i,408)),u=await w(r,c);return l(),await s.onOutput?.({
...u,log:r.log,faults:()=>k(r),placed:y=>Dt(r,y)}),u});return{commit:n.commit,...e,[Symbol.asyncDispose]:()=>J(n,"built")}}async function bt(o,t,s){const{run:n,
made:e}=await X(o,t,s,async r=>(await Promise.all([i.e(503),i.e(820),i.e(408)]).then(i.bind(i,408))).detect(r));return await J(n,"built"),e}async function X(o,t,s,n){
const e={stack:[],error:void 0,hasError:!1};try{const{context:r,workspace:c}=o,{limits:l,clock:w}=r,u=Pt(e,new j(s.onLog,l.logBytes,t.env),!1),y=new AbortController,
v=new AbortController;w.sleep(t.timeoutMs??l.timeoutMs,v.signal).then(()=>y.abort(new Error("the time limit")),()=>{});const S={...o,job:t,log:u,signal:AbortSignal.
any([s.signal,y.signal]),guard:(0,$.o)({...l,...c}),installs:void 0,mirror:"",checkout:void 0,node:void 0,manager:void 0,commit:"",renew:()=>$t(S),installed:void 0,
cached:void 0,root:c.source,step:"",stage:"clone"},L=d=>{S.stage=d,s.onStage(d)};try{L("clone");const{commit:d,facts:h}=await q(S);return s.onCommit(d,h),{run:S,
made:await n(S,L,()=>v.abort())}}catch(d){let h=s.signal.aborted?"ownFault":"suspicious";try{const{shown:b,isOfSource:U}=await It(d,S,y.signal.aborted);throw U&&
(h="ownFault"),s.signal.throwIfAborted(),b}finally{await J(S,h)}}finally{v.abort()}}catch(r){e.error=r,e.hasError=!0}finally{Lt(e)}}async function Dt(o,t){const{
warningsOf:s}=await Promise.all([i.e(820),i.e(826),i.e(636)]).then(i.bind(i,636));return s(o,t)}async function k(o){const{faultsOfSuccess:t}=await Promise.all([
i.e(820),i.e(826)]).then(i.bind(i,6826));return t(o)}async function J({installed:o,cached:t,checkout:s},n){const e=s===void 0||await s.isThere()?n:"suspicious";
await Promise.allSettled([o?.settle(e),t?.(e)]),await s?.[Symbol.asyncDispose]()}async function q(o){const{context:t,host:s,job:n,workspace:e,log:r,signal:c,guard:l}=o;
o.step=`the clone of ${(0,at.r)(n.repository)}`;const u={env:{...t.hostEnv,PATH:t.path},signal:c,guard:l,onLine:L=>r.line(L)},{commit:y,facts:v,mirror:S}=await vt(
s,n.branch,e.source,u);return o.mirror=S,o.commit=y,await(0,E._j)(e.source,e.owner),o.checkout=await Y.open(e.source),r.line(`Checked out ${y}`),{commit:y,facts:v}}
async function $t(o){await o.checkout?.[Symbol.asyncDispose](),await(0,E.FT)(o.workspace),await q(o)}const jt=new Set(["output_missing","output_empty","nothing_\
to_serve"]);function Ft({file:o,line:t,message:s}){return o===null?[]:[{file:o,line:t,column:null,severity:"error",code:"build_fault",message:s}]}const xt=new Set(
["server_build","no_start_command","nothing_to_serve"]);async function It(o,t,s){const{log:n,stage:e,step:r,context:c}=t;if(s){const u=`The build took longer th\
an its limit of ${(0,F.a3)(t.job.timeoutMs??c.limits.timeoutMs)} and was stopped during ${r}`;return n.line(u),{shown:(0,a.V2)(e,"build_timeout",u,n.last()),isOfSource:!1}}
if(o instanceof p.$w){const{findingsOf:w,isFaultOfSource:u}=await Promise.all([i.e(820),i.e(826)]).then(i.bind(i,6826)),y=t.checkout===void 0||await t.checkout.
isThere(),v=y?await w(o.facts,t):o.facts.diagnostics,S=y&&v.length===0&&jt.has(o.facts.code)?await k(t):[],L=[...v,...S.flatMap(Ft)];n.line(xt.has(o.facts.code)?
`Failed: ${o.facts.code}`:o.message);const[d]=S,h=d?`${o.facts.message}. ${(0,I._Q)(d)}`:o.facts.message;return{shown:new p.$w({...o.facts,message:h,log:n.last(),
diagnostics:L}),isOfSource:u(L)}}return{shown:(0,x.b$)(o)?(0,a.V2)(e,"disk_full","The disk is full",n.last()):o,isOfSource:!1}}class At{isolation;tmp;#t;#s;constructor(t,{
isolation:s,tmp:n},e){this.#t=t,this.isolation=s,this.tmp=n,this.#s=e}async fetch(t,{signal:s,onLine:n}){const{value:e}=await this.#t.call("fetch",{what:t},{signal:s,
onEvent:Q(n)});return e}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:s},n){return(await this.#t.call("to\
ol",{name:t,version:s},{onEvent:Q(n)})).value}async run({signal:t,onLine:s,script:n,cwd:e,env:r,showsInstalls:c=!1}){const l={script:n,cwd:e,env:r,showsInstalls:c};
return(await this.#t.call("run",l,{signal:t,onEvent:Q(s)})).value}async look(t,s){await this.#t.call("look",{part:t,isLast:s})}writer(){return this.#s}}function Q(o){
return({line:t})=>o(String(t))}class Ct{#t=new Map;#s;#n=[];#o=0;calls={open:async({given:t})=>{const s=this.#t.get(Number(t.stream));return s&&(s.parts=s.open()[Symbol.
asyncIterator]()),{}},next:async({given:t})=>{const s=await this.#t.get(Number(t.stream))?.parts?.next();return{bytes:s?.done===!1?s.value:void 0}}};connect(t){
this.#s=t}keep(t,s){return new Promise((n,e)=>{this.#n.length===0&&setImmediate(()=>{this.#r()}),this.#n.push({key:t,size:s,resolve:n,reject:e})})}async#r(){const t=this.#n;
this.#n=[];try{const{value:s}=await this.#e("keep",{objects:t.map(({key:e,size:r})=>[e,r])}),n=s;for(const[e,r]of t.entries())r.resolve(n[e]===!0)}catch(s){for(const n of t)
n.reject(s)}}async put(t,s,n){if(s.length<=D.dI)return void await this.#e("put",{key:t,sha256:n},s);const e=async function*(){for(let r=0;r<s.length;r+=D.dI)yield s.
subarray(r,r+D.dI)};await this.putStream(t,s.length,e,n)}async putStream(t,s,n,e){this.#o+=1;const r=this.#o;this.#t.set(r,{open:n});try{await this.#e("stream",
{key:t,size:s,sha256:e,stream:r})}finally{this.#t.delete(r)}}async settle(){await this.#e("settle",{})}async[Symbol.asyncDispose](){}#e(t,s,n){if(!this.#s)throw new Error(
"The link is not open");return this.#s.call(t,s,n===void 0?{}:{bytes:n})}}var Mt=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,e;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(e=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
e&&(n=function(){try{e.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:n,async:s})}else s&&o.stack.push({async:!0});return t},Nt=(function(o){
return function(t){function s(c){t.error=t.hasError?new o(c,t.error,"An error was suppressed during disposal."):c,t.hasError=!0}var n,e=0;function r(){for(;n=t.
stack.pop();)try{if(!n.async&&e===1)return e=0,t.stack.push(n),Promise.resolve().then(r);if(n.dispose){var c=n.dispose.call(n.value);if(n.async)return e|=2,Promise.
resolve(c).then(r,function(l){return s(l),r()})}else e|=1}catch(l){s(l)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=o,n.suppressed=
t,n});async function Bt(o){const t=new AbortController,s=Promise.withResolvers(),n=new Ct,e=new D.N_(o,{calls:n.calls,tell(h,b){h==="start"?s.resolve(b):h==="ab\
ort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)});n.connect(e);const{isolation:r,tmp:c,context:l,workspace:w,lasting:u,...y}=await s.
promise,v=(h,b)=>e.tell(h,{...b}),S=setInterval(()=>v("pulse",{}),O.lb),d={host:new At(e,{isolation:r,tmp:c},n),workspace:w,lasting:u,context:{...l,clock:T.ml}};
try{const h=tt({...y,parts:d,tell:v,signal:t.signal});_().catch(()=>{}),await h}catch(h){if(!t.signal.aborted)throw h}finally{clearInterval(S),await e.end()}return 0}
async function _(){const[{prepareDetection:o}]=await Promise.all([i.e(159).then(i.bind(i,1159)),Promise.all([i.e(503),i.e(820),i.e(408)]).then(i.bind(i,408)),Promise.
all([i.e(797),i.e(661)]).then(i.bind(i,3661))]);await o()}async function Wt(){await Promise.all([_(),Promise.all([i.e(820),i.e(826)]).then(i.bind(i,6826)),i.e(405).
then(i.bind(i,2405))])}async function tt({job:o,look:t,outputLimits:s,parts:n,tell:e,signal:r}){const{host:c}=n,{syncMs:l}=n.context.limits;let w="clone";const u=d=>{
w=d,e("stage",{stage:w})};let y="",v=!1;const L={signal:r,onStage:u,onLog:d=>e("log",{text:d}),onCommit(d,h){y=d,e("commit",{commit:y,facts:h})},onOutput:async({
directory:d,kind:h,shape:b,startScript:U,server:Z,log:H,faults:Gt,placed:Vt})=>{t&&await Ht(c,{directory:d,kind:h,commit:y,mostFiles:s.files,signal:r},await Gt()),
r.throwIfAborted(),u("sync");const Kt={writer:()=>c.writer()},[{ingestRelease:Yt},{notesOf:zt,printsErrors:Jt,shownFault:Qt},{brokenSite:Zt,isErrorOfSite:Xt,syncFailure:kt}]=await Promise.
all([Promise.all([i.e(797),i.e(661)]).then(i.bind(i,3661)),i.e(454).then(i.bind(i,2454)),i.e(388).then(i.bind(i,5388))]),st=AbortSignal.timeout(l),qt=AbortSignal.
any([r,st]),nt=Z===void 0&&Ut(o,U)?{startScript:U}:void 0,{verify:et="warn",spaFallback:_t}=o.settings,ot=et!=="off"&&!t&&Z===void 0&&o.settings.assetsOnly!==!0,
ts={blobs:Kt,org:o.app.org,directory:d,kind:h,shape:b,reserved:Z===void 0?B.nA:void 0,pages:nt,limits:s,signal:qt,look:ot?{spaFallback:_t,needsStart:nt!==void 0}:
void 0},ss=new Promise((V,rs)=>{const as=`Storing the output took longer than ${(0,F.a3)(l)}`;st.addEventListener("abort",()=>rs(kt("sync_failed",as)),{once:!0})}),
it=Yt(ts);it.catch(()=>{});const{withheld:ns,leftOut:es,ignoredRules:os,hasIndexPage:cs,faults:rt,...is}=await Promise.race([it,ss]);for(const V of zt({ignoredRules:os,
withheld:ns,leftOut:es}))H.line(V);const G=rt.length>0||ot&&Jt(H.recent())?await Vt(rt):[];if(et==="fail"&&G.some(Xt))throw Zt(G);for(const V of G)H.line(`Warni\
ng: ${Qt(V)}`);H.end(),v=!0,e("stored",{release:is,commit:y,warnings:G})}};try{const d={stack:[],error:void 0,hasError:!1};try{if(o.purpose==="detect"){const b=await bt(
n,o,L);return e("detected",{plan:b,commit:y})}const h=Mt(d,await Rt(n,o,L),!0)}catch(h){d.error=h,d.hasError=!0}finally{const h=Nt(d);h&&await h}}catch(d){if(r.
throwIfAborted(),v)throw d;e("failed",{facts:(0,C.xS)(new C.Zu(w,!1,d))})}}function Ut({type:o,settings:t},s){return t.assetsOnly!==!0&&(o==="web-landing"||s!==
void 0)}async function Ht(o,t,s){const{inspectOutput:n}=await i.e(405).then(i.bind(i,2405)),{files:e,odd:r,ignoredRules:c}=await n(t);for(let l=0;;l+=O.wd){const w=l+
O.wd>=Math.max(e.length,r.length),u={files:e.slice(l,l+O.wd),odd:r.slice(l,l+O.wd),ignoredRules:c,faults:s};if(await o.look(u,w),w)return}}})};export{ls as id,fs as ids,ds as modules};

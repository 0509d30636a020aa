const ls=555,fs=[555],ds={6419:((it,H,i)=>{i.d(H,{x:()=>V,z:()=>M});var x=i(3024),A=i(1455),P=i(7994),C=function(w,f,g){if(f!=null){if(typeof f!="object"&&typeof f!=
"function")throw new TypeError("Object expected.");var l,p;if(g){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");l=f[Symbol.asyncDispose]}
if(l===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");l=f[Symbol.dispose],g&&(p=l)}if(typeof l!="function")throw new TypeError(
"Object not disposable.");p&&(l=function(){try{p.call(this)}catch(v){return Promise.reject(v)}}),w.stack.push({value:f,dispose:l,async:g})}else g&&w.stack.push(
{async:!0});return f},j=(function(w){return function(f){function g(b){f.error=f.hasError?new w(b,f.error,"An error was suppressed during disposal."):b,f.hasError=
!0}var l,p=0;function v(){for(;l=f.stack.pop();)try{if(!l.async&&p===1)return p=0,f.stack.push(l),Promise.resolve().then(v);if(l.dispose){var b=l.dispose.call(l.
value);if(l.async)return p|=2,Promise.resolve(b).then(v,function(L){return g(L),v()})}else p|=1}catch(L){g(L)}if(p===1)return f.hasError?Promise.reject(f.error):
Promise.resolve();if(f.hasError)throw f.error}return v()}})(typeof SuppressedError=="function"?SuppressedError:function(w,f,g){var l=new Error(g);return l.name=
"SuppressedError",l.error=w,l.suppressed=f,l});const G=x.constants.O_RDONLY|(x.constants.O_NOFOLLOW??0)|(x.constants.O_NONBLOCK??0);function V(w,f,g){return F(w,
f,l=>l<=g?l:void 0)}function M(w,f,g){return F(w,f,l=>Math.min(l,g))}async function F(w,f,g){try{const l={stack:[],error:void 0,hasError:!1};try{const p=await(0,P.
UG)(w,f),v=C(l,await(0,A.open)(p,G),!0),b=await v.stat(),L=b.isFile()?g(b.size):void 0;return L===void 0?void 0:await R(v,L)}catch(p){l.error=p,l.hasError=!0}finally{
const p=j(l);p&&await p}}catch{return}}async function R(w,f){const g=Buffer.allocUnsafe(f);let l=0;for(;l<f;){const{bytesRead:p}=await w.read(g,l,f-l,l);if(p===
0)break;l+=p}return{text:g.toString("utf8",0,l),bytes:l}}}),9555:((it,H,i)=>{i.d(H,{deploy:()=>_,loadWorker:()=>Wt,runWorker:()=>Bt});var x=i(1224),A=i(9127),P=i(
4406),C=i(1178),j=i(6822),G=i(3739),V=i(7933),M=i(6757),F=i(2881),R=i(8013),w=i(5807),f=i(2345);const g=4,l=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i,
p=f.lF.failureLogLine,v=2e3;class b{#t;#s;#n;#o=[];#r=[];#e=[];#a=0;#h=0;#i="";#c;#m=!1;#l=0;#f=!1;constructor(t,n,s){this.#s=n/2,this.#n=L(s),this.#t=t}line(t){
const{plain:n,coloured:s}=this.#n(t),e=Buffer.from(n.slice(0,P.jz)).toString(),r=s===void 0?e:Buffer.from(s).toString();this.#o.push(e.length>p?Buffer.from(e.slice(
0,p)).toString():e),this.#o.length>=2*v&&this.#o.splice(0,v);const a=Buffer.byteLength(r)+1;this.#m||=this.#h+a>this.#s,!this.#f&&(this.#m?this.#p(r,a):(this.#h+=
a,this.#d(`${r}
`)))}#d(t){this.#i.length+t.length>P.EQ&&this.#u(),this.#i===""&&(this.#c??=setTimeout(()=>this.#u(),P.iv)),this.#i+=t}#u(){clearTimeout(this.#c),this.#c=void 0,
this.#i!==""&&this.#t(this.#i),this.#i=""}#p(t,n){this.#a+n>this.#s/2&&(this.#l+=this.#r.length,this.#r=this.#e,this.#e=[],this.#a=0),this.#e.push(t),this.#a+=n}last(){
return this.#o.slice(-f.lF.failureLogLines)}recent(){return this.#o.slice(-v)}end(){if(!this.#f){this.#f=!0,this.#l>0&&this.#d(`[\u2026 ${this.#l} lines are lef\
t out here \u2026]
`);for(const t of[...this.#r,...this.#e])this.#d(`${t}
`);this.#u()}}[Symbol.dispose](){this.end()}}function L(o){const t=[...new Set(Object.values(o).flatMap(s=>s.split(`
`)))].map(s=>s.trim()).filter(s=>s.length>=g&&!l.test(s)).sort((s,e)=>e.length-s.length),n=t.length>0?new RegExp(t.map(w.Kf).join("|"),"g"):void 0;return s=>{const e=s.
split("\r").findLast(c=>c!=="")??"",r=(0,w.DJ)(e),a=n?r.replace(n,"***"):r;return{plain:a,coloured:a===r?rt(e,r):void 0}}}function rt(o,t){if(o.length>P.jz)return;
const{texts:n,codes:s}=(0,w.OK)(o);if(s.length===0)return;const e=n.map(w.DJ);if(e.join("")===t)return e.map((r,a)=>r+(s[a]??"")).join("")}var I=i(3024),D=i(1455);
class K{#t;#s;#n;constructor(t,n,s){this.#t=t,this.#s=n,this.#n=s}static async open(t){const n=await(0,D.open)(t,I.constants.O_RDONLY|I.constants.O_DIRECTORY|I.
constants.O_NOFOLLOW);return new K(t,n,await n.stat())}async isThere(){const[t,n]=await Promise.all([(0,D.lstat)(this.#t),(0,D.realpath)(this.#t)]).catch(()=>[]);
return t?.ino===this.#n.ino&&t.dev===this.#n.dev&&n===this.#t}async check(t,n){if(await this.isThere())return;const s=`The ${t} command \`${n}\` moved its checko\
ut away, or put something else in its place`;throw(0,R.V2)(t,"output_unsafe",s)}[Symbol.asyncDispose](){return this.#s.close()}}var at=i(1217),$=i(6760),ct=i(8627),
N=i(417);const lt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],ft=["lastUpdated","showLastUpdate",
"git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","sim\
ple-git","git log","git rev-list","git shortlog"];async function dt(o,t,n,s){if(!await ut(o,n))return;const e=await t.fetch("history",s);if("problem"in e)return s.
onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${e.problem}`);await ht(n,e.shallow),s.onLine("Fetched the history, because\
 the sources read it")}async function ut(o,t){const n=lt.map(e=>`:(glob)**/${e}`),s=ft.flatMap(e=>["-e",e]);return(await o.try(["-C",t,"grep","-q","-I","-F",...s,
"--",...n])).exitCode===0}async function ht(o,t){const n=(0,$.join)(o,".git/shallow");t===""?await(0,D.rm)(n,{force:!0}):await(0,D.writeFile)(n,t)}var mt=i(6419);
const pt="version https://git-lfs.github.com/spec/v1",yt=64*1024,Y=10,gt=200,wt=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f",
"filter.lfs.required=true"];async function Et(o,t,{target:n,mirror:s,shown:e},r){const{env:a,onLine:c}=r;if(!(await(0,mt.z)(n,(0,$.join)(n,".gitattributes"),yt))?.
text.includes("filter=lfs"))return;const u=await St(o,n);if(u.count===0)return;if(!a.PATH?.split(":").some(d=>(0,I.existsSync)((0,$.join)(d,"git-lfs")))){const d=u.
count>Y?` and ${u.count-Y} more`:"",h=u.count===1?"1 file is":`${u.count} files are`;c(`Warning: ${h} in Git LFS, and this platform has no git-lfs, so only poin\
ters to them are published: ${u.names.map(T=>`\`${T}\``).join(", ")}${d}`);return}await t.fetch("largeFiles",r);const m=[`lfs.url=file://${s}`,...wt].flatMap(d=>[
"-c",d]),{exitCode:S,errors:E}=await o.try(["-C",n,...m,"lfs","pull"]);if(S===0)return c(`Fetched ${u.count===1?"1 file":`${u.count} files`} of Git LFS`);const O=`\
The files of Git LFS of ${e} could not be checked out: ${(0,N.VS)(E)}`;throw(0,R.V2)("clone","clone_failed",O,E)}async function St(o,t){const n=[];let s=0;return await o.
try(["-C",t,"grep","-l","-I","-F","-e",pt,"--",":!.gitattributes"],e=>{s+=1,n.length<Y&&n.push(e.slice(0,gt))}),{count:s,names:n}}async function vt(o,t,n,s){const{
mirror:e,tip:r,shown:a}=await o.fetch("commit",s),c=(0,N.ww)("file",s),y=(0,$.join)(n,".git");await(0,ct.e)(y,{bare:!1,branch:t,lender:e,origin:a});const[u]=await Promise.
all([Ot(c,e,r),c.must(["-C",n,"reset","-q","--hard",r])]),m=(await(0,D.readFile)((0,$.join)(y,"refs/heads",t),"utf8")).trim();return await(0,D.writeFile)((0,$.join)(
y,"shallow"),`${m}
`),await dt(c,o,n,s),await Et(c,o,{target:n,mirror:e,shown:a},s),(0,I.existsSync)((0,$.join)(n,".gitmodules"))&&await Tt(n,a,s),{commit:m,facts:u,mirror:e}}async function Ot(o,t,n){
const s=[],e=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",n];await o.try(["-C",t,"log","--no-walk",...e],c=>{s.length<2&&s.push(
c)});const[r=null,a=null]=s;return{subject:a,author:r}}async function Tt(o,t,n){const s=(0,N.ww)("https",n),e=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:r,errors:a}=await s.try(["-C",o,...e]);if(r===0)return;const c=/transport '[^']*' not allowed/.test(a.join(`
`));throw(0,R.V2)("clone",c?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${c?"has a URL that is not https":"could not be fetched"}: ${(0,N.VS)(a)}`,
a)}var Pt=function(o,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var s,e;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=t[Symbol.dispose],n&&(e=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");e&&(s=function(){try{e.call(this)}catch(r){return Promise.
reject(r)}}),o.stack.push({value:t,dispose:s,async:n})}else n&&o.stack.push({async:!0});return t},bt=(function(o){return function(t){function n(a){t.error=t.hasError?
new o(a,t.error,"An error was suppressed during disposal."):a,t.hasError=!0}var s,e=0;function r(){for(;s=t.stack.pop();)try{if(!s.async&&e===1)return e=0,t.stack.
push(s),Promise.resolve().then(r);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return e|=2,Promise.resolve(a).then(r,function(c){return n(c),r()})}else
e|=1}catch(c){n(c)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=o,s.suppressed=t,s});async function Lt(o,t,n){const{run:s,made:e}=await Z(
o,t,n,async(r,a,c)=>{const{installAndBuild:y}=await Promise.all([i.e(503),i.e(820),i.e(421),i.e(711)]).then(i.bind(i,5711)),u=await y(r,a);return c(),await n.onOutput?.(
{...u,log:r.log,faults:()=>X(r),placed:m=>Dt(r,m)}),u});return{commit:s.commit,...e,[Symbol.asyncDispose]:()=>z(s,"built")}}async function Rt(o,t,n){const{run:s,
made:e}=await Z(o,t,n,async r=>(await Promise.all([i.e(503),i.e(820),i.e(421),i.e(711)]).then(i.bind(i,5711))).detect(r));return await z(s,"built"),e}async function Z(o,t,n,s){
const e={stack:[],error:void 0,hasError:!1};try{const{context:r,workspace:a}=o,{limits:c,clock:y}=r,u=Pt(e,new b(n.onLog,c.logBytes,t.env),!1),m=new AbortController,
S=new AbortController;y.sleep(t.timeoutMs??c.timeoutMs,S.signal).then(()=>m.abort(new Error("the time limit")),()=>{});const E={...o,job:t,log:u,signal:AbortSignal.
any([n.signal,m.signal]),guard:(0,V.o)({...c,...a}),installs:void 0,mirror:"",checkout:void 0,node:void 0,manager:void 0,commit:"",renew:()=>$t(E),installed:void 0,
cached:void 0,root:a.source,step:"",stage:"clone"},O=d=>{E.stage=d,n.onStage(d)};try{O("clone");const{commit:d,facts:h}=await k(E);return n.onCommit(d,h),{run:E,
made:await s(E,O,()=>S.abort())}}catch(d){let h=n.signal.aborted?"ownFault":"suspicious";try{const{shown:T,isOfSource:B}=await It(d,E,m.signal.aborted);throw B&&
(h="ownFault"),n.signal.throwIfAborted(),T}finally{await z(E,h)}}finally{S.abort()}}catch(r){e.error=r,e.hasError=!0}finally{bt(e)}}async function Dt(o,t){const{
warningsOf:n}=await Promise.all([i.e(820),i.e(382),i.e(636)]).then(i.bind(i,636));return n(o,t)}async function X(o){const{faultsOfSuccess:t}=await Promise.all([
i.e(820),i.e(382)]).then(i.bind(i,6382));return t(o)}async function z({installed:o,cached:t,checkout:n},s){const e=n===void 0||await n.isThere()?s:"suspicious";
await Promise.allSettled([o?.settle(e),t?.(e)]),await n?.[Symbol.asyncDispose]()}async function k(o){const{context:t,host:n,job:s,workspace:e,log:r,signal:a,guard:c}=o;
o.step=`the clone of ${(0,at.r)(s.repository)}`;const u={env:{...t.hostEnv,PATH:t.path},signal:a,guard:c,onLine:O=>r.line(O)},{commit:m,facts:S,mirror:E}=await vt(
n,s.branch,e.source,u);return o.mirror=E,o.commit=m,await(0,M._j)(e.source,e.owner),o.checkout=await K.open(e.source),r.line(`Checked out ${m}`),{commit:m,facts:S}}
async function $t(o){await o.checkout?.[Symbol.asyncDispose](),await(0,M.FT)(o.workspace),await k(o)}const jt=new Set(["output_missing","output_empty","nothing_\
to_serve"]);function xt({file:o,line:t,message:n}){return o===null?[]:[{file:o,line:t,column:null,severity:"error",code:"build_fault",message:n}]}const Ft=new Set(
["server_build","nothing_to_serve"]);async function It(o,t,n){const{log:s,stage:e,step:r,context:a}=t;if(n){const u=`The build took longer than its limit of ${(0,A.
a3)(t.job.timeoutMs??a.limits.timeoutMs)} and was stopped during ${r}`;return s.line(u),{shown:(0,R.V2)(e,"build_timeout",u,s.last()),isOfSource:!1}}if(o instanceof
F.$w){const{findingsOf:y,isFaultOfSource:u}=await Promise.all([i.e(820),i.e(382)]).then(i.bind(i,6382)),m=t.checkout===void 0||await t.checkout.isThere(),S=m?await y(
o.facts,t):o.facts.diagnostics,E=m&&S.length===0&&jt.has(o.facts.code)?await X(t):[],O=[...S,...E.flatMap(xt)];s.line(Ft.has(o.facts.code)?`Failed: ${o.facts.code}`:
o.message);const[d]=E,h=d?`${o.facts.message}. The build ended with 0, and printed: ${d.message}`:o.facts.message;return{shown:new F.$w({...o.facts,message:h,log:s.
last(),diagnostics:O}),isOfSource:u(O)}}return{shown:(0,G.b$)(o)?(0,R.V2)(e,"disk_full","The disk is full",s.last()):o,isOfSource:!1}}class At{isolation;tmp;#t;#s;constructor(t,{
isolation:n,tmp:s},e){this.#t=t,this.isolation=n,this.tmp=s,this.#s=e}async fetch(t,{signal:n,onLine:s}){const{value:e}=await this.#t.call("fetch",{what:t},{signal:n,
onEvent:J(s)});return e}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:n},s){return(await this.#t.call("to\
ol",{name:t,version:n},{onEvent:J(s)})).value}async run({signal:t,onLine:n,script:s,cwd:e,env:r,showsInstalls:a=!1}){const c={script:s,cwd:e,env:r,showsInstalls:a};
return(await this.#t.call("run",c,{signal:t,onEvent:J(n)})).value}async look(t,n){await this.#t.call("look",{part:t,isLast:n})}writer(){return this.#s}}function J(o){
return({line:t})=>o(String(t))}class Ct{#t=new Map;#s;#n=[];#o=0;calls={open:async({given:t})=>{const n=this.#t.get(Number(t.stream));return n&&(n.parts=n.open()[Symbol.
asyncIterator]()),{}},next:async({given:t})=>{const n=await this.#t.get(Number(t.stream))?.parts?.next();return{bytes:n?.done===!1?n.value:void 0}}};connect(t){
this.#s=t}keep(t,n){return new Promise((s,e)=>{this.#n.length===0&&setImmediate(()=>{this.#r()}),this.#n.push({key:t,size:n,resolve:s,reject:e})})}async#r(){const t=this.#n;
this.#n=[];try{const{value:n}=await this.#e("keep",{objects:t.map(({key:e,size:r})=>[e,r])}),s=n;for(const[e,r]of t.entries())r.resolve(s[e]===!0)}catch(n){for(const s of t)
s.reject(n)}}async put(t,n,s){if(n.length<=j.dI)return void await this.#e("put",{key:t,sha256:s},n);const e=async function*(){for(let r=0;r<n.length;r+=j.dI)yield n.
subarray(r,r+j.dI)};await this.putStream(t,n.length,e,s)}async putStream(t,n,s,e){this.#o+=1;const r=this.#o;this.#t.set(r,{open:s});try{await this.#e("stream",
{key:t,size:n,sha256:e,stream:r})}finally{this.#t.delete(r)}}async settle(){await this.#e("settle",{})}async[Symbol.asyncDispose](){}#e(t,n,s){if(!this.#s)throw new Error(
"The link is not open");return this.#s.call(t,n,s===void 0?{}:{bytes:s})}}var Mt=function(o,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var s,e;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(e=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
e&&(s=function(){try{e.call(this)}catch(r){return Promise.reject(r)}}),o.stack.push({value:t,dispose:s,async:n})}else n&&o.stack.push({async:!0});return t},Nt=(function(o){
return function(t){function n(a){t.error=t.hasError?new o(a,t.error,"An error was suppressed during disposal."):a,t.hasError=!0}var s,e=0;function r(){for(;s=t.
stack.pop();)try{if(!s.async&&e===1)return e=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return e|=2,Promise.
resolve(a).then(r,function(c){return n(c),r()})}else e|=1}catch(c){n(c)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=o,s.suppressed=
t,s});async function Bt(o){const t=new AbortController,n=Promise.withResolvers(),s=new Ct,e=new j.N_(o,{calls:s.calls,tell(h,T){h==="start"?n.resolve(T):h==="ab\
ort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)});s.connect(e);const{isolation:r,tmp:a,context:c,workspace:y,lasting:u,...m}=await n.
promise,S=(h,T)=>e.tell(h,{...T}),E=setInterval(()=>S("pulse",{}),P.lb),d={host:new At(e,{isolation:r,tmp:a},s),workspace:y,lasting:u,context:{...c,clock:x.ml}};
try{const h=_({...m,parts:d,tell:S,signal:t.signal});q().catch(()=>{}),await h}catch(h){if(!t.signal.aborted)throw h}finally{clearInterval(E),await e.end()}return 0}
async function q(){const[{prepareDetection:o}]=await Promise.all([i.e(159).then(i.bind(i,1159)),Promise.all([i.e(503),i.e(820),i.e(421),i.e(711)]).then(i.bind(i,
5711)),Promise.all([i.e(958),i.e(313)]).then(i.bind(i,6313))]);await o()}async function Wt(){await Promise.all([q(),Promise.all([i.e(820),i.e(382)]).then(i.bind(
i,6382)),i.e(405).then(i.bind(i,2405))])}async function _({job:o,look:t,outputLimits:n,parts:s,tell:e,signal:r}){const{host:a}=s,{syncMs:c}=s.context.limits;let y="\
clone";const u=d=>{y=d,e("stage",{stage:y})};let m="",S=!1;const O={signal:r,onStage:u,onLog:d=>e("log",{text:d}),onCommit(d,h){m=d,e("commit",{commit:m,facts:h})},
onOutput:async({directory:d,kind:h,shape:T,startScript:B,log:Q,faults:Gt,placed:Vt})=>{t&&await Ht(a,{directory:d,kind:h,commit:m,mostFiles:n.files,signal:r},await Gt()),
r.throwIfAborted(),u("sync");const Kt={writer:()=>a.writer()},[{ingestRelease:Yt},{notesOf:zt,shownFault:Jt},{brokenSite:Qt,isErrorOfSite:Zt,syncFailure:Xt}]=await Promise.
all([Promise.all([i.e(958),i.e(313)]).then(i.bind(i,6313)),i.e(454).then(i.bind(i,2454)),i.e(388).then(i.bind(i,5388))]),tt=AbortSignal.timeout(c),kt=AbortSignal.
any([r,tt]),st=Ut(o,B)?{startScript:B}:void 0,{verify:nt="warn",spaFallback:qt}=o.settings,_t=nt!=="off"&&!t&&o.settings.assetsOnly!==!0,ts={blobs:Kt,org:o.app.
org,directory:d,kind:h,shape:T,pages:st,limits:n,signal:kt,look:_t?{spaFallback:qt,needsStart:st!==void 0}:void 0},ss=new Promise((U,rs)=>{const as=`Storing the\
 output took longer than ${(0,A.a3)(c)}`;tt.addEventListener("abort",()=>rs(Xt("sync_failed",as)),{once:!0})}),et=Yt(ts);et.catch(()=>{});const{withheld:ns,leftOut:es,
ignoredRules:os,hasIndexPage:cs,faults:ot,...is}=await Promise.race([et,ss]);for(const U of zt({ignoredRules:os,withheld:ns,leftOut:es}))Q.line(U);const W=ot.length===
0?[]:await Vt(ot);if(nt==="fail"&&W.some(Zt))throw Qt(W);for(const U of W)Q.line(`Warning: ${Jt(U)}`);Q.end(),S=!0,e("stored",{release:is,commit:m,warnings:W})}};
try{const d={stack:[],error:void 0,hasError:!1};try{if(o.purpose==="detect"){const T=await Rt(s,o,O);return e("detected",{plan:T,commit:m})}const h=Mt(d,await Lt(
s,o,O),!0)}catch(h){d.error=h,d.hasError=!0}finally{const h=Nt(d);h&&await h}}catch(d){if(r.throwIfAborted(),S)throw d;e("failed",{facts:(0,C.xS)(new C.Zu(y,!1,
d))})}}function Ut({type:o,settings:t},n){return t.assetsOnly!==!0&&(o==="web-landing"||n!==void 0)}async function Ht(o,t,n){const{inspectOutput:s}=await i.e(405).
then(i.bind(i,2405)),{files:e,odd:r,ignoredRules:a}=await s(t);for(let c=0;;c+=P.wd){const y=c+P.wd>=Math.max(e.length,r.length),u={files:e.slice(c,c+P.wd),odd:r.
slice(c,c+P.wd),ignoredRules:a,faults:n};if(await o.look(u,y),y)return}}})};export{ls as id,fs as ids,ds as modules};

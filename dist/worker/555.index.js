const us=555,ms=[555],ps={6583:((Y,F,i)=>{i.d(F,{F$:()=>P,nA:()=>R,r$:()=>D});const R=".slipway",D=`${R}/server.json`,P=["unpack","spawn","listen","health","rea\
dy"];class x extends Error{name="StartFailed";failure;constructor($){super($.message),this.failure=$}}}),4116:((Y,F,i)=>{i.d(F,{L:()=>M});var R=i(5807),D=i(4406);
const P="***";function x(S){if(S.length===0)return f=>f;const c=new $(S);return f=>{const r=c.spansIn(f);if(r.length===0)return f;let[l,u]=["",0];for(const{start:p,
end:y}of r)l+=f.slice(u,p)+P,u=y;return l+f.slice(u)}}const I=2654435761;class ${#t;#s;#n;#e;#o;#i=Math.floor(Math.random()*2**31);#a=new Set;#l=1;constructor(c){
const f=c.reduce((l,{length:u})=>l+u,1);this.#t=new Int32Array(f),this.#s=new Uint16Array(f),this.#n=new Int32Array(f),this.#e=new Int32Array(f),this.#o=new Int32Array(
2**Math.ceil(Math.log2(2*f)));const r=[];for(const l of c)this.#r(l,r);for(const[l,u]of r.entries())for(const p of u){const{[p]:y=0}=this.#t,O=l===0?0:this.#c(this.#n[y]??
0,this.#s[p]??0);this.#n[p]=O,this.#e[p]||=this.#e[O]??0}}#r(c,f){let r=0;for(let l=0;l<c.length;l+=1){const u=c.charCodeAt(l),p=this.#f(r,u);let y=this.#o[p]??
0;if(y===0){y=this.#l,this.#l+=1,this.#o[p]=y,this.#t[y]=r,this.#s[y]=u;const O=f[l]??[];O.push(y),f[l]=O}r=y}this.#e[r]=c.length,this.#a.add(c.charCodeAt(0))}spansIn(c){
const f=[];let r=0;for(let l=0;l<c.length;l+=1){const u=c.charCodeAt(l);if(r===0&&!this.#a.has(u))continue;r=this.#c(r,u);const p=this.#e[r]??0;if(p===0)continue;
let y=l+1-p;for(let O=f.at(-1);O&&O.end>y;O=f.at(-1))y=Math.min(y,O.start),f.pop();f.push({start:y,end:l+1})}return f}#c(c,f){for(let r=c;;r=this.#n[r]??0){const l=this.#o[this.#f(
r,f)]??0;if(l!==0||r===0)return l}}#f(c,f){const r=this.#o.length-1,l=Math.imul(Math.imul(c^this.#i,I)^f,I);for(let u=(l^l>>>15)&r;;u=u+1&r){const p=this.#o[u]??
0;if(p===0||this.#t[p]===c&&this.#s[p]===f)return u}}}const N=4,B=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function M(S){const c=[
...new Set(Object.values(S).flatMap(r=>r.split(`
`)))].map(r=>r.trim()).filter(r=>r.length>=N&&!B.test(r)),f=x(c);return r=>{const l=r.split("\r").findLast(y=>y!=="")??"",u=(0,R.DJ)(l),p=f(u);return{plain:p,coloured:p===
u?C(l,u):void 0}}}function C(S,c){if(S.length>D.jz)return;const{texts:f,codes:r}=(0,R.OK)(S);if(r.length===0)return;const l=f.map(R.DJ);if(l.join("")===c)return l.
map((u,p)=>u+(r[p]??"")).join("")}}),6419:((Y,F,i)=>{i.d(F,{x:()=>N,z:()=>B});var R=i(3024),D=i(1455),P=i(7994),x=function(S,c,f){if(c!=null){if(typeof c!="obje\
ct"&&typeof c!="function")throw new TypeError("Object expected.");var r,l;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
r=c[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");r=c[Symbol.dispose],f&&(l=r)}if(typeof r!="func\
tion")throw new TypeError("Object not disposable.");l&&(r=function(){try{l.call(this)}catch(u){return Promise.reject(u)}}),S.stack.push({value:c,dispose:r,async:f})}else
f&&S.stack.push({async:!0});return c},I=(function(S){return function(c){function f(p){c.error=c.hasError?new S(p,c.error,"An error was suppressed during disposa\
l."):p,c.hasError=!0}var r,l=0;function u(){for(;r=c.stack.pop();)try{if(!r.async&&l===1)return l=0,c.stack.push(r),Promise.resolve().then(u);if(r.dispose){var p=r.
dispose.call(r.value);if(r.async)return l|=2,Promise.resolve(p).then(u,function(y){return f(y),u()})}else l|=1}catch(y){f(y)}if(l===1)return c.hasError?Promise.
reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(S,c,f){var r=new Error(f);
return r.name="SuppressedError",r.error=S,r.suppressed=c,r});const $=R.constants.O_RDONLY|(R.constants.O_NOFOLLOW??0)|(R.constants.O_NONBLOCK??0);function N(S,c,f){
return M(S,c,r=>r<=f?r:void 0)}function B(S,c,f){return M(S,c,r=>Math.min(r,f))}async function M(S,c,f){try{const r={stack:[],error:void 0,hasError:!1};try{const l=await(0,P.
UG)(S,c),u=x(r,await(0,D.open)(l,$),!0),p=await u.stat(),y=p.isFile()?f(p.size):void 0;return y===void 0?void 0:await C(u,y)}catch(l){r.error=l,r.hasError=!0}finally{
const l=I(r);l&&await l}}catch{return}}async function C(S,c){const f=Buffer.allocUnsafe(c);let r=0;for(;r<c;){const{bytesRead:l}=await S.read(f,r,c-r,r);if(l===
0)break;r+=l}return{text:f.toString("utf8",0,r),bytes:r}}}),9555:((Y,F,i)=>{i.d(F,{deploy:()=>nt,loadWorker:()=>Ht,runWorker:()=>Ut});var R=i(1224),D=i(9127),P=i(
4406),x=i(6583),I=i(1178),$=i(6822),N=i(3739),B=i(8595),M=i(5679),C=i(6757),S=i(2881),c=i(8013),f=i(2345),r=i(4116);const l=f.lF.failureLogLine,u=2e3;class p{#t;#s;#n;#e=[];#o=[];#i=[];#a=0;#l=0;#r="";#c;#f=!1;#d=0;#h=!1;constructor(t,s,n){
this.#s=s/2,this.#n=(0,r.L)(n),this.#t=t}line(t){const{plain:s,coloured:n}=this.#n(t),e=Buffer.from(s.slice(0,P.jz)).toString(),a=n===void 0?e:Buffer.from(n).toString();
this.#e.push(e.length>l?Buffer.from(e.slice(0,l)).toString():e),this.#e.length>=2*u&&this.#e.splice(0,u);const d=Buffer.byteLength(a)+1;this.#f||=this.#l+d>this.#s,
!this.#h&&(this.#f?this.#p(a,d):(this.#l+=d,this.#u(`${a}
`)))}#u(t){this.#r.length+t.length>P.EQ&&this.#m(),this.#r===""&&(this.#c??=setTimeout(()=>this.#m(),P.iv)),this.#r+=t}#m(){clearTimeout(this.#c),this.#c=void 0,
this.#r!==""&&this.#t(this.#r),this.#r=""}#p(t,s){this.#a+s>this.#s/2&&(this.#d+=this.#o.length,this.#o=this.#i,this.#i=[],this.#a=0),this.#i.push(t),this.#a+=s}last(){
return this.#e.slice(-f.lF.failureLogLines)}recent(){return this.#e.slice(-u)}end(){if(!this.#h){this.#h=!0,this.#d>0&&this.#u(`[\u2026 ${this.#d} lines are lef\
t out here \u2026]
`);for(const t of[...this.#o,...this.#i])this.#u(`${t}
`);this.#m()}}[Symbol.dispose](){this.end()}}var y=i(3024),O=i(1455);class z{#t;#s;#n;constructor(t,s,n){this.#t=t,this.#s=s,this.#n=n}static async open(t){const s=await(0,O.
open)(t,y.constants.O_RDONLY|y.constants.O_DIRECTORY|y.constants.O_NOFOLLOW);return new z(t,s,await s.stat())}async isThere(){const[t,s]=await Promise.all([(0,O.
lstat)(this.#t),(0,O.realpath)(this.#t)]).catch(()=>[]);return t?.ino===this.#n.ino&&t.dev===this.#n.dev&&s===this.#t}async check(t,s){if(await this.isThere())return;
const n=`The ${t} command \`${s}\` moved its checkout away, or put something else in its place`;throw(0,c.V2)(t,"output_unsafe",n)}[Symbol.asyncDispose](){return this.#s.
close()}}var lt=i(1217),j=i(6760),ft=i(8627),H=i(417);const dt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/\
config*"],ht=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsb\
y-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"];async function ut(o,t,s,n){if(!await mt(o,s))return;const e=await t.
fetch("history",n);if("problem"in e)return n.onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${e.problem}`);await pt(s,e.shallow),
n.onLine("Fetched the history, because the sources read it")}async function mt(o,t){const s=dt.map(e=>`:(glob)**/${e}`),n=ht.flatMap(e=>["-e",e]);return(await o.
try(["-C",t,"grep","-q","-I","-F",...n,"--",...s])).exitCode===0}async function pt(o,t){const s=(0,j.join)(o,".git/shallow");t===""?await(0,O.rm)(s,{force:!0}):
await(0,O.writeFile)(s,t)}var yt=i(6419);const gt="version https://git-lfs.github.com/spec/v1",wt=64*1024,J=10,St=200,Et=["filter.lfs.clean=git-lfs clean -- %f",
"filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function vt(o,t,{target:s,mirror:n,shown:e},a){const{env:d,onLine:h}=a;if(!(await(0,yt.
z)(s,(0,j.join)(s,".gitattributes"),wt))?.text.includes("filter=lfs"))return;const g=await Ot(o,s);if(g.count===0)return;if(!d.PATH?.split(":").some(m=>(0,y.existsSync)(
(0,j.join)(m,"git-lfs")))){const m=g.count>J?` and ${g.count-J} more`:"",w=g.count===1?"1 file is":`${g.count} files are`;h(`Warning: ${w} in Git LFS, and this \
platform has no git-lfs, so only pointers to them are published: ${g.names.map(A=>`\`${A}\``).join(", ")}${m}`);return}await t.fetch("largeFiles",a);const E=[`l\
fs.url=file://${n}`,...Et].flatMap(m=>["-c",m]),{exitCode:b,errors:T}=await o.try(["-C",s,...E,"lfs","pull"]);if(b===0)return h(`Fetched ${g.count===1?"1 file":
`${g.count} files`} of Git LFS`);const L=`The files of Git LFS of ${e} could not be checked out: ${(0,H.VS)(T)}`;throw(0,c.V2)("clone","clone_failed",L,T)}async function Ot(o,t){
const s=[];let n=0;return await o.try(["-C",t,"grep","-l","-I","-F","-e",gt,"--",":!.gitattributes"],e=>{n+=1,s.length<J&&s.push(e.slice(0,St))}),{count:n,names:s}}
async function Tt(o,t,s,n){const{mirror:e,tip:a,shown:d}=await o.fetch("commit",n),h=(0,H.ww)("file",n),v=(0,j.join)(s,".git");await(0,ft.e)(v,{bare:!1,branch:t,
lender:e,origin:d});const[g]=await Promise.all([bt(h,e,a),h.must(["-C",s,"reset","-q","--hard",a])]),E=(await(0,O.readFile)((0,j.join)(v,"refs/heads",t),"utf8")).
trim();return await(0,O.writeFile)((0,j.join)(v,"shallow"),`${E}
`),await ut(h,o,s,n),await vt(h,o,{target:s,mirror:e,shown:d},n),(0,y.existsSync)((0,j.join)(s,".gitmodules"))&&await Pt(s,d,n),{commit:E,facts:g,mirror:e}}async function bt(o,t,s){
const n=[],e=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",s];await o.try(["-C",t,"log","--no-walk",...e],h=>{n.length<2&&n.push(
h)});const[a=null,d=null]=n;return{subject:d,author:a}}async function Pt(o,t,s){const n=(0,H.ww)("https",s),e=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:a,errors:d}=await n.try(["-C",o,...e]);if(a===0)return;const h=/transport '[^']*' not allowed/.test(d.join(`
`));throw(0,c.V2)("clone",h?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${h?"has a URL that is not https":"could not be fetched"}: ${(0,H.VS)(d)}`,
d)}var Lt=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,e;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(e=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");e&&(n=function(){try{e.call(this)}catch(a){return Promise.
reject(a)}}),o.stack.push({value:t,dispose:n,async:s})}else s&&o.stack.push({async:!0});return t},Rt=(function(o){return function(t){function s(d){t.error=t.hasError?
new o(d,t.error,"An error was suppressed during disposal."):d,t.hasError=!0}var n,e=0;function a(){for(;n=t.stack.pop();)try{if(!n.async&&e===1)return e=0,t.stack.
push(n),Promise.resolve().then(a);if(n.dispose){var d=n.dispose.call(n.value);if(n.async)return e|=2,Promise.resolve(d).then(a,function(h){return s(h),a()})}else
e|=1}catch(h){s(h)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return a()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=o,n.suppressed=t,n});async function At(o,t,s){const{run:n,made:e}=await q(
o,t,s,async(a,d,h)=>{const{installAndBuild:v}=await Promise.all([i.e(503),i.e(820),i.e(163)]).then(i.bind(i,6163)),g=await v(a,d);return h(),await s.onOutput?.(
{...g,log:a.log,faults:()=>_(a),placed:E=>Dt(a,E)}),g});return{commit:n.commit,...e,[Symbol.asyncDispose]:()=>Q(n,"built")}}async function $t(o,t,s){const{run:n,
made:e}=await q(o,t,s,async a=>(await Promise.all([i.e(503),i.e(820),i.e(163)]).then(i.bind(i,6163))).detect(a));return await Q(n,"built"),e}async function q(o,t,s,n){
const e={stack:[],error:void 0,hasError:!1};try{const{context:a,workspace:d}=o,{limits:h,clock:v}=a,g=Lt(e,new p(s.onLog,h.logBytes,t.env),!1),E=new AbortController,
b=new AbortController;v.sleep(t.timeoutMs??h.timeoutMs,b.signal).then(()=>E.abort(new Error("the time limit")),()=>{});const T={...o,job:t,log:g,signal:AbortSignal.
any([s.signal,E.signal]),guard:(0,M.o)({...h,...d}),installs:void 0,mirror:"",checkout:void 0,node:void 0,manager:void 0,commit:"",renew:()=>It(T),installed:void 0,
cached:void 0,root:d.source,step:"",stage:"clone"},L=m=>{T.stage=m,s.onStage(m)};try{L("clone");const{commit:m,facts:w}=await tt(T);return s.onCommit(m,w),{run:T,
made:await n(T,L,()=>b.abort())}}catch(m){let w=s.signal.aborted?"ownFault":"suspicious";try{const{shown:A,isOfSource:G}=await Mt(m,T,E.signal.aborted);throw G&&
(w="ownFault"),s.signal.throwIfAborted(),A}finally{await Q(T,w)}}finally{b.abort()}}catch(a){e.error=a,e.hasError=!0}finally{Rt(e)}}async function Dt(o,t){const{
warningsOf:s}=await Promise.all([i.e(820),i.e(826),i.e(636)]).then(i.bind(i,636));return s(o,t)}async function _(o){const{faultsOfSuccess:t}=await Promise.all([
i.e(820),i.e(826)]).then(i.bind(i,6826));return t(o)}async function Q({installed:o,cached:t,checkout:s},n){const e=s===void 0||await s.isThere()?n:"suspicious";
await Promise.allSettled([o?.settle(e),t?.(e)]),await s?.[Symbol.asyncDispose]()}async function tt(o){const{context:t,host:s,job:n,workspace:e,log:a,signal:d,guard:h}=o;
o.step=`the clone of ${(0,lt.r)(n.repository)}`;const g={env:{...t.hostEnv,PATH:t.path},signal:d,guard:h,onLine:L=>a.line(L)},{commit:E,facts:b,mirror:T}=await Tt(
s,n.branch,e.source,g);return o.mirror=T,o.commit=E,await(0,C._j)(e.source,e.owner),o.checkout=await z.open(e.source),a.line(`Checked out ${E}`),{commit:E,facts:b}}
async function It(o){await o.checkout?.[Symbol.asyncDispose](),await(0,C.FT)(o.workspace),await tt(o)}const Ft=new Set(["output_missing","output_empty","nothing\
_to_serve"]);function jt({file:o,line:t,message:s}){return o===null?[]:[{file:o,line:t,column:null,severity:"error",code:"build_fault",message:s}]}const xt=new Set(
["server_build","no_start_command","nothing_to_serve"]);async function Mt(o,t,s){const{log:n,stage:e,step:a,context:d}=t;if(s){const g=`The build took longer th\
an its limit of ${(0,D.a3)(t.job.timeoutMs??d.limits.timeoutMs)} and was stopped during ${a}`;return n.line(g),{shown:(0,c.V2)(e,"build_timeout",g,n.last()),isOfSource:!1}}
if(o instanceof S.$w){const{findingsOf:v,isFaultOfSource:g}=await Promise.all([i.e(820),i.e(826)]).then(i.bind(i,6826)),E=t.checkout===void 0||await t.checkout.
isThere(),b=E?await v(o.facts,t):o.facts.diagnostics,T=E&&b.length===0&&Ft.has(o.facts.code)?await _(t):[],L=[...b,...T.flatMap(jt)];n.line(xt.has(o.facts.code)?
`Failed: ${o.facts.code}`:o.message);const[m]=T,w=m?`${o.facts.message}. ${(0,B._Q)(m)}`:o.facts.message;return{shown:new S.$w({...o.facts,message:w,log:n.last(),
diagnostics:L}),isOfSource:g(L)}}return{shown:(0,N.b$)(o)?(0,c.V2)(e,"disk_full","The disk is full",n.last()):o,isOfSource:!1}}class Ct{isolation;tmp;#t;#s;constructor(t,{
isolation:s,tmp:n},e){this.#t=t,this.isolation=s,this.tmp=n,this.#s=e}async fetch(t,{signal:s,onLine:n}){const{value:e}=await this.#t.call("fetch",{what:t},{signal:s,
onEvent:Z(n)});return e}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:s},n){return(await this.#t.call("to\
ol",{name:t,version:s},{onEvent:Z(n)})).value}async run({signal:t,onLine:s,script:n,cwd:e,env:a,showsInstalls:d=!1}){const h={script:n,cwd:e,env:a,showsInstalls:d};
return(await this.#t.call("run",h,{signal:t,onEvent:Z(s)})).value}async look(t,s){await this.#t.call("look",{part:t,isLast:s})}writer(){return this.#s}}function Z(o){
return({line:t})=>o(String(t))}class Nt{#t=new Map;#s;#n=[];#e=0;calls={open:async({given:t})=>{const s=this.#t.get(Number(t.stream));return s&&(s.parts=s.open()[Symbol.
asyncIterator]()),{}},next:async({given:t})=>{const s=await this.#t.get(Number(t.stream))?.parts?.next();return{bytes:s?.done===!1?s.value:void 0}}};connect(t){
this.#s=t}keep(t,s){return new Promise((n,e)=>{this.#n.length===0&&setImmediate(()=>{this.#o()}),this.#n.push({key:t,size:s,resolve:n,reject:e})})}async#o(){const t=this.#n;
this.#n=[];try{const{value:s}=await this.#i("keep",{objects:t.map(({key:e,size:a})=>[e,a])}),n=s;for(const[e,a]of t.entries())a.resolve(n[e]===!0)}catch(s){for(const n of t)
n.reject(s)}}async put(t,s,n){if(s.length<=$.dI)return void await this.#i("put",{key:t,sha256:n},s);const e=async function*(){for(let a=0;a<s.length;a+=$.dI)yield s.
subarray(a,a+$.dI)};await this.putStream(t,s.length,e,n)}async putStream(t,s,n,e){this.#e+=1;const a=this.#e;this.#t.set(a,{open:n});try{await this.#i("stream",
{key:t,size:s,sha256:e,stream:a})}finally{this.#t.delete(a)}}async settle(){await this.#i("settle",{})}async[Symbol.asyncDispose](){}#i(t,s,n){if(!this.#s)throw new Error(
"The link is not open");return this.#s.call(t,s,n===void 0?{}:{bytes:n})}}var Bt=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError(
"Object expected.");var n,e;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(e=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");
e&&(n=function(){try{e.call(this)}catch(a){return Promise.reject(a)}}),o.stack.push({value:t,dispose:n,async:s})}else s&&o.stack.push({async:!0});return t},Wt=(function(o){
return function(t){function s(d){t.error=t.hasError?new o(d,t.error,"An error was suppressed during disposal."):d,t.hasError=!0}var n,e=0;function a(){for(;n=t.
stack.pop();)try{if(!n.async&&e===1)return e=0,t.stack.push(n),Promise.resolve().then(a);if(n.dispose){var d=n.dispose.call(n.value);if(n.async)return e|=2,Promise.
resolve(d).then(a,function(h){return s(h),a()})}else e|=1}catch(h){s(h)}if(e===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(o,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=o,n.suppressed=
t,n});async function Ut(o){const t=new AbortController,s=Promise.withResolvers(),n=new Nt,e=new $.N_(o,{calls:n.calls,tell(w,A){w==="start"?s.resolve(A):w==="ab\
ort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)});n.connect(e);const{isolation:a,tmp:d,context:h,workspace:v,lasting:g,...E}=await s.
promise,b=(w,A)=>e.tell(w,{...A}),T=setInterval(()=>b("pulse",{}),P.lb),m={host:new Ct(e,{isolation:a,tmp:d},n),workspace:v,lasting:g,context:{...h,clock:R.ml}};
try{const w=nt({...E,parts:m,tell:b,signal:t.signal});st().catch(()=>{}),await w}catch(w){if(!t.signal.aborted)throw w}finally{clearInterval(T),await e.end()}return 0}
async function st(){const[{prepareDetection:o}]=await Promise.all([i.e(159).then(i.bind(i,1159)),Promise.all([i.e(503),i.e(820),i.e(163)]).then(i.bind(i,6163)),
Promise.all([i.e(797),i.e(661)]).then(i.bind(i,3661))]);await o()}async function Ht(){await Promise.all([st(),Promise.all([i.e(820),i.e(826)]).then(i.bind(i,6826)),
i.e(405).then(i.bind(i,2405))])}async function nt({job:o,look:t,outputLimits:s,parts:n,tell:e,signal:a}){const{host:d}=n,{syncMs:h}=n.context.limits;let v="clon\
e";const g=m=>{v=m,e("stage",{stage:v})};let E="",b=!1;const L={signal:a,onStage:g,onLog:m=>e("log",{text:m}),onCommit(m,w){E=m,e("commit",{commit:E,facts:w})},
onOutput:async({directory:m,kind:w,shape:A,startScript:G,server:X,detected:k,log:W,faults:Kt,placed:Yt})=>{t&&await Vt(d,{directory:m,kind:w,commit:E,mostFiles:s.
files,signal:a},await Kt()),a.throwIfAborted(),g("sync");const zt={writer:()=>d.writer()},[{ingestRelease:Jt},{becameWarning:Qt,notesOf:Zt,printsErrors:Xt,shownFault:kt},
{brokenSite:qt,isErrorOfSite:_t,syncFailure:ts}]=await Promise.all([Promise.all([i.e(797),i.e(661)]).then(i.bind(i,3661)),i.e(454).then(i.bind(i,2454)),i.e(388).
then(i.bind(i,5388))]),et=AbortSignal.timeout(h),ss=AbortSignal.any([a,et]),ot=X===void 0&&Gt(o,G)?{startScript:G}:void 0,{verify:it="warn",spaFallback:ns}=o.settings,
rt=it!=="off"&&!t&&X===void 0&&o.settings.assetsOnly!==!0,es={blobs:zt,org:o.app.org,directory:m,kind:w,shape:A,reserved:X===void 0?x.nA:void 0,pages:ot,limits:s,
signal:ss,look:rt?{spaFallback:ns,needsStart:ot!==void 0}:void 0},os=new Promise((K,fs)=>{const ds=`Storing the output took longer than ${(0,D.a3)(h)}`;et.addEventListener(
"abort",()=>fs(ts("sync_failed",ds)),{once:!0})}),at=Jt(es);at.catch(()=>{});const{withheld:is,leftOut:rs,ignoredRules:as,hasIndexPage:hs,faults:ct,...cs}=await Promise.
race([at,os]);for(const K of Zt({ignoredRules:as,withheld:is,leftOut:rs}))W.line(K);const U=ct.length>0||rt&&Xt(W.recent())?await Yt(ct):[];if(it==="fail"&&U.some(
_t))throw qt(U);for(const K of U)W.line(`Warning: ${kt(K)}`);const V=k&&Qt(k);V&&W.line(V.message),W.end(),b=!0;const ls=V?[V,...U]:U;e("stored",{release:cs,commit:E,
warnings:ls,type:k?.type})}};try{const m={stack:[],error:void 0,hasError:!1};try{if(o.purpose==="detect"){const A=await $t(n,o,L);return e("detected",{plan:A,commit:E})}
const w=Bt(m,await At(n,o,L),!0)}catch(w){m.error=w,m.hasError=!0}finally{const w=Wt(m);w&&await w}}catch(m){if(a.throwIfAborted(),b)throw m;e("failed",{facts:(0,I.
xS)(new I.Zu(v,!1,m))})}}function Gt({type:o,settings:t},s){return t.assetsOnly!==!0&&(o==="web-landing"||s!==void 0)}async function Vt(o,t,s){const{inspectOutput:n}=await i.
e(405).then(i.bind(i,2405)),{files:e,odd:a,ignoredRules:d}=await n(t);for(let h=0;;h+=P.wd){const v=h+P.wd>=Math.max(e.length,a.length),g={files:e.slice(h,h+P.wd),
odd:a.slice(h,h+P.wd),ignoredRules:d,faults:s};if(await o.look(g,v),v)return}}})};export{us as id,ms as ids,ps as modules};

const ms=120,ys=[120],ps={6583:((Z,G,o)=>{o.d(G,{P$:()=>x,RB:()=>U,nA:()=>b,r$:()=>A,xn:()=>K});var E=o(2978);const b=".slipway",A=`${b}/server.json`,C=["unpack",
"spawn","listen","health","ready"],x=(0,E.lS)({step:(0,E.yL)(C),at:E.U9}),D=2e3,H=200,B={exitCode:(0,E.Xd)(E.U9),signal:(0,E.Xd)((0,E.Qq)(40))},K=(0,E.lS)({...B,
code:(0,E.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,E.yL)(C),message:(0,E.Qq)(D),lines:(0,E.c3)(H,(0,E.Qq)(D)),journey:(0,E.c3)(
C.length,x)}),U=(0,E.lS)({...B,outOfMemory:E.Jt});class $ extends Error{name="StartFailed";failure;constructor(m){super(m.message),this.failure=m}}}),4116:((Z,G,o)=>{
o.d(G,{L:()=>K});var E=o(5807),b=o(4406);const A="***";function C($){if($.length===0)return m=>m;const g=new D($);return m=>{const d=g.spansIn(m);if(d.length===
0)return m;let[y,w]=["",0];for(const{start:c,end:r}of d)y+=m.slice(w,c)+A,w=r;return y+m.slice(w)}}const x=2654435761;class D{#t;#s;#n;#e;#o;#a=Math.floor(Math.
random()*2**31);#r=new Set;#l=1;constructor(g){const m=g.reduce((y,{length:w})=>y+w,1);this.#t=new Int32Array(m),this.#s=new Uint16Array(m),this.#n=new Int32Array(
m),this.#e=new Int32Array(m),this.#o=new Int32Array(2**Math.ceil(Math.log2(2*m)));const d=[];for(const y of g)this.#i(y,d);for(const[y,w]of d.entries())for(const c of w){
const{[c]:r=0}=this.#t,l=y===0?0:this.#c(this.#n[r]??0,this.#s[c]??0);this.#n[c]=l,this.#e[c]||=this.#e[l]??0}}#i(g,m){let d=0;for(let y=0;y<g.length;y+=1){const w=g.
charCodeAt(y),c=this.#f(d,w);let r=this.#o[c]??0;if(r===0){r=this.#l,this.#l+=1,this.#o[c]=r,this.#t[r]=d,this.#s[r]=w;const l=m[y]??[];l.push(r),m[y]=l}d=r}this.#e[d]=
g.length,this.#r.add(g.charCodeAt(0))}spansIn(g){const m=[];let d=0;for(let y=0;y<g.length;y+=1){const w=g.charCodeAt(y);if(d===0&&!this.#r.has(w))continue;d=this.#c(
d,w);const c=this.#e[d]??0;if(c===0)continue;let r=y+1-c;for(let l=m.at(-1);l&&l.end>r;l=m.at(-1))r=Math.min(r,l.start),m.pop();m.push({start:r,end:y+1})}return m}#c(g,m){
for(let d=g;;d=this.#n[d]??0){const y=this.#o[this.#f(d,m)]??0;if(y!==0||d===0)return y}}#f(g,m){const d=this.#o.length-1,y=Math.imul(Math.imul(g^this.#a,x)^m,x);
for(let w=(y^y>>>15)&d;;w=w+1&d){const c=this.#o[w]??0;if(c===0||this.#t[c]===g&&this.#s[c]===m)return w}}}const H=4,B=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function K($){const g=[...new Set(Object.values($).flatMap(d=>d.split(`
`)))].map(d=>d.trim()).filter(d=>d.length>=H&&!B.test(d)),m=C(g);return d=>{const y=d.split("\r").findLast(r=>r!=="")??"",w=(0,E.DJ)(y),c=m(w);return{plain:c,coloured:c===
w?U(y,w):void 0}}}function U($,g){if($.length>b.jz)return;const{texts:m,codes:d}=(0,E.OK)($);if(d.length===0)return;const y=m.map(E.DJ);if(y.join("")===g)return y.
map((w,c)=>w+(d[c]??"")).join("")}}),6419:((Z,G,o)=>{o.d(G,{Kd:()=>$,Vj:()=>g,Z4:()=>K,fo:()=>B,lQ:()=>U,xO:()=>m,zy:()=>d});var E=o(3024),b=o(1455),A=o(6760),C=o(
7994),x=function(c,r,l){if(r!=null){if(typeof r!="object"&&typeof r!="function")throw new TypeError("Object expected.");var f,O;if(l){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");f=r[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");f=r[Symbol.
dispose],l&&(O=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");O&&(f=function(){try{O.call(this)}catch(R){return Promise.reject(R)}}),c.
stack.push({value:r,dispose:f,async:l})}else l&&c.stack.push({async:!0});return r},D=(function(c){return function(r){function l(N){r.error=r.hasError?new c(N,r.
error,"An error was suppressed during disposal."):N,r.hasError=!0}var f,O=0;function R(){for(;f=r.stack.pop();)try{if(!f.async&&O===1)return O=0,r.stack.push(f),
Promise.resolve().then(R);if(f.dispose){var N=f.dispose.call(f.value);if(f.async)return O|=2,Promise.resolve(N).then(R,function(M){return l(M),R()})}else O|=1}catch(M){
l(M)}if(O===1)return r.hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return R()}})(typeof SuppressedError=="function"?SuppressedError:
function(c,r,l){var f=new Error(l);return f.name="SuppressedError",f.error=c,f.suppressed=r,f});const H=E.constants.O_RDONLY|(E.constants.O_NOFOLLOW??0)|(E.constants.
O_NONBLOCK??0);async function B(c){return(await(0,b.stat)(c).catch(()=>{}))?.isFile()??!1}async function K(c){return(await(0,b.lstat)(c).catch(()=>{}))?.isFile()??
!1}async function U(c){return(await(0,b.stat)(c).catch(()=>{}))?.isDirectory()??!1}function*$(c,r){for(let l=r;(0,C.FK)(c,l);l=(0,A.dirname)(l))yield l}function g(c,r){
return[...$(c,r)].map(l=>(0,A.join)(l,"node_modules/.bin"))}function m(c,r,l){return y(c,r,f=>f<=l?f:void 0)}function d(c,r,l){return y(c,r,f=>Math.min(f,l))}async function y(c,r,l){
try{const f={stack:[],error:void 0,hasError:!1};try{const O=await(0,C.UG)(c,r),R=x(f,await(0,b.open)(O,H),!0),N=await R.stat(),M=N.isFile()?l(N.size):void 0;return M===
void 0?void 0:await w(R,M)}catch(O){f.error=O,f.hasError=!0}finally{const O=D(f);O&&await O}}catch{return}}async function w(c,r){const l=Buffer.allocUnsafe(r);let f=0;
for(;f<r;){const{bytesRead:O}=await c.read(l,f,r-f,f);if(O===0)break;f+=O}return{text:l.toString("utf8",0,f),bytes:f}}}),7120:((Z,G,o)=>{o.d(G,{deploy:()=>at,loadWorker:()=>Gt,
runWorker:()=>Wt});var E=o(1224),b=o(9127),A=o(4406),C=o(6583),x=o(1178),D=o(6822),H=o(3739),B=o(8595),K=o(9878),U=o(6757),$=o(2881),g=o(8013),m=o(2345),d=o(4116);
const y=m.lF.failureLogLine,w=2e3;class c{#t;#s;#n;#e=[];#o=[];#a=[];#r=0;#l=0;#i="";#c;#f=!1;#d=0;#h=!1;constructor(t,s,n){this.#s=s/2,this.#n=(0,d.L)(n),this.#t=
t}line(t){const{plain:s,coloured:n}=this.#n(t),i=Buffer.from(s.slice(0,A.jz)).toString(),a=n===void 0?i:Buffer.from(n).toString();this.#e.push(i.length>y?Buffer.
from(i.slice(0,y)).toString():i),this.#e.length>=2*w&&this.#e.splice(0,w);const h=Buffer.byteLength(a)+1;this.#f||=this.#l+h>this.#s,!this.#h&&(this.#f?this.#y(
a,h):(this.#l+=h,this.#u(`${a}
`)))}#u(t){this.#i.length+t.length>A.EQ&&this.#m(),this.#i===""&&(this.#c??=setTimeout(()=>this.#m(),A.iv)),this.#i+=t}#m(){clearTimeout(this.#c),this.#c=void 0,
this.#i!==""&&this.#t(this.#i),this.#i=""}#y(t,s){this.#r+s>this.#s/2&&(this.#d+=this.#o.length,this.#o=this.#a,this.#a=[],this.#r=0),this.#a.push(t),this.#r+=s}last(){
return this.#e.slice(-m.lF.failureLogLines)}recent(){return this.#e.slice(-w)}end(){if(!this.#h){this.#h=!0,this.#d>0&&this.#u(`[\u2026 ${this.#d} lines are lef\
t out here \u2026]
`);for(const t of[...this.#o,...this.#a])this.#u(`${t}
`);this.#m()}}[Symbol.dispose](){this.end()}}var r=o(3024),l=o(1455);class f{#t;#s;#n;constructor(t,s,n){this.#t=t,this.#s=s,this.#n=n}static async open(t){const s=await(0,l.
open)(t,r.constants.O_RDONLY|r.constants.O_DIRECTORY|r.constants.O_NOFOLLOW);return new f(t,s,await s.stat())}async isThere(){const[t,s]=await Promise.all([(0,l.
lstat)(this.#t),(0,l.realpath)(this.#t)]).catch(()=>[]);return t?.ino===this.#n.ino&&t.dev===this.#n.dev&&s===this.#t}async check(t,s){if(await this.isThere())return;
const n=`The ${t} command \`${s}\` moved its checkout away, or put something else in its place`;throw(0,g.V2)(t,"output_unsafe",n)}[Symbol.asyncDispose](){return this.#s.
close()}}var O=o(1217),R=o(6760),N=o(8627),M=o(417),yt=o(6419);const pt="version https://git-lfs.github.com/spec/v1",gt=64*1024,k=10,wt=200,St=["filter.lfs.clea\
n=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Et(e,t,{target:s,mirror:n,shown:i},a){const{env:h,onLine:u}=a;
if(!(await(0,yt.zy)(s,(0,R.join)(s,".gitattributes"),gt))?.text.includes("filter=lfs"))return;const S=await vt(e,s);if(S.count===0)return;if(!h.PATH?.split(":").
some(P=>(0,r.existsSync)((0,R.join)(P,"git-lfs")))){const P=S.count>k?` and ${S.count-k} more`:"",p=S.count===1?"1 file is":`${S.count} files are`;u(`Warning: ${p}\
 in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${S.names.map(F=>`\`${F}\``).join(", ")}${P}`);return}await t.fetch("larg\
eFiles",a);const v=[`lfs.url=file://${n}`,...St].flatMap(P=>["-c",P]),{exitCode:I,errors:T}=await e.try(["-C",s,...v,"lfs","pull"]);if(I===0)return u(`Fetched ${S.
count===1?"1 file":`${S.count} files`} of Git LFS`);const j=`The files of Git LFS of ${i} could not be checked out: ${(0,M.VS)(T)}`;throw(0,g.V2)("clone","clone\
_failed",j,T)}async function vt(e,t){const s=[];let n=0;return await e.try(["-C",t,"grep","-l","-I","-F","-e",pt,"--",":!.gitattributes"],i=>{n+=1,s.length<k&&s.
push(i.slice(0,wt))}),{count:n,names:s}}async function Ot(e,t,s,n){const{mirror:i,tip:a,shown:h}=await e.fetch("commit",n),u=(0,M.ww)("file",n),L=(0,R.join)(s,"\
.git");await(0,N.e)(L,{bare:!1,branch:t,lender:i,origin:h});const[S]=await Promise.all([Lt(u,i,a),u.must(["-C",s,"reset","-q","--hard",a])]),v=(await(0,l.readFile)(
(0,R.join)(L,"refs/heads",t),"utf8")).trim();return await(0,l.writeFile)((0,R.join)(L,"shallow"),`${v}
`),await Rt(u,e,s,n),await Et(u,e,{target:s,mirror:i,shown:h},n),(0,r.existsSync)((0,R.join)(s,".gitmodules"))&&await Tt(s,h,n),{commit:v,facts:S,mirror:i}}async function Lt(e,t,s){
const n=[],i=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",s];await e.try(["-C",t,"log","--no-walk",...i],u=>{n.length<2&&n.push(
u)});const[a=null,h=null]=n;return{subject:h,author:a}}async function Tt(e,t,s){const n=(0,M.ww)("https",s),i=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:a,errors:h}=await n.try(["-C",e,...i]);if(a===0)return;const u=/transport '[^']*' not allowed/.test(h.join(`
`));throw(0,g.V2)("clone",u?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${u?"has a URL that is not https":"could not be fetched"}: ${(0,M.VS)(h)}`,
h)}const Pt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],Ft=["lastUpdated","showLastUpdate","git L\
ast Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-gi\
t","git log","git rev-list","git shortlog"];async function Rt(e,t,s,n){if(!await It(e,s))return;const i=await t.fetch("history",n);if("problem"in i)return n.onLine(
`Warning: the history could not be fetched, so dates of changes may be wrong: ${i.problem}`);const a=(0,R.join)(s,".git/shallow");i.shallow===""?await(0,l.rm)(a,
{force:!0}):await(0,l.writeFile)(a,i.shallow),n.onLine("Fetched the history, because the sources read it")}async function It(e,t){const s=Pt.map(i=>`:(glob)**/${i}`),
n=Ft.flatMap(i=>["-e",i]);return(await e.try(["-C",t,"grep","-q","-I","-F",...n,"--",...s])).exitCode===0}var At=function(e,t,s){if(t!=null){if(typeof t!="objec\
t"&&typeof t!="function")throw new TypeError("Object expected.");var n,i;if(s){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");n=t[Symbol.dispose],s&&(i=n)}if(typeof n!="func\
tion")throw new TypeError("Object not disposable.");i&&(n=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),e.stack.push({value:t,dispose:n,async:s})}else
s&&e.stack.push({async:!0});return t},$t=(function(e){return function(t){function s(h){t.error=t.hasError?new e(h,t.error,"An error was suppressed during dispos\
al."):h,t.hasError=!0}var n,i=0;function a(){for(;n=t.stack.pop();)try{if(!n.async&&i===1)return i=0,t.stack.push(n),Promise.resolve().then(a);if(n.dispose){var h=n.
dispose.call(n.value);if(n.async)return i|=2,Promise.resolve(h).then(a,function(u){return s(u),a()})}else i|=1}catch(u){s(u)}if(i===1)return t.hasError?Promise.
reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,s){var n=new Error(s);
return n.name="SuppressedError",n.error=e,n.suppressed=t,n});async function bt(e,t,s){const{run:n,made:i}=await et(e,t,s,async(a,h,u)=>{const{installAndBuild:L}=await Promise.
all([o.e(503),o.e(568),o.e(307),o.e(676)]).then(o.bind(o,2255)),S=await L(a,h);return u(),await s.onOutput?.(S,a),S});return{commit:n.commit,...i,[Symbol.asyncDispose]:()=>_(
n,"built")}}async function Dt(e,t,s){const{run:n,made:i}=await et(e,t,s,async a=>(await Promise.all([o.e(503),o.e(568),o.e(307),o.e(676)]).then(o.bind(o,2255))).
detect(a));return await _(n,"built"),i}async function et(e,t,s,n){const i={stack:[],error:void 0,hasError:!1};try{const{context:a,workspace:h}=e,{limits:u,clock:L}=a,
S=At(i,new c(s.onLog,u.logBytes,t.env),!1),v=new AbortController,I=new AbortController;L.sleep(t.timeoutMs??u.timeoutMs,I.signal).then(()=>v.abort(new Error("th\
e time limit")),()=>{});const T={...e,job:t,log:S,signal:AbortSignal.any([s.signal,v.signal]),guard:new K.w({...u,...h}),installs:void 0,mirror:"",checkout:void 0,
node:void 0,manager:void 0,commit:"",renew:()=>Mt(T),installed:void 0,cached:void 0,root:h.source,defaults:{},step:"",stage:"clone"},j=P=>{T.stage=P,s.onStage(P)};
try{j("clone");const{commit:P,facts:p}=await ot(T);return s.onCommit(P,p),{run:T,made:await n(T,j,()=>I.abort())}}catch(P){let p=s.signal.aborted?"ownFault":"su\
spicious";try{const{shown:F,isOfSource:V}=await Nt(P,T,v.signal.aborted);throw V&&(p="ownFault"),s.signal.throwIfAborted(),F}finally{await _(T,p)}}finally{I.abort()}}catch(a){
i.error=a,i.hasError=!0}finally{$t(i)}}function z(){return Promise.all([o.e(568),o.e(348)]).then(o.bind(o,8741))}async function q({checkout:e}){return e===void 0||
e.isThere()}async function _(e,t){const s=await q(e)?t:"suspicious";await Promise.allSettled([e.installed?.settle(s),e.cached?.(s)]),await e.checkout?.[Symbol.asyncDispose]()}
async function ot(e){const{context:t,host:s,job:n,workspace:i,log:a,signal:h,guard:u}=e;e.step=`the clone of ${(0,O.r)(n.repository)}`;const S={env:{...t.hostEnv,
PATH:t.path},signal:h,guard:u,onLine:j=>a.line(j)},{commit:v,facts:I,mirror:T}=await Ot(s,n.branch,i.source,S);return e.mirror=T,e.commit=v,await(0,U._j)(i.source,
i.owner),e.checkout=await f.open(i.source),a.line(`Checked out ${v}`),{commit:v,facts:I}}async function Mt(e){await e.checkout?.[Symbol.asyncDispose](),await(0,U.
FT)(e.workspace),await ot(e)}const jt=new Set(["output_missing","output_empty","nothing_to_serve"]);function Ct({file:e,line:t,message:s}){return e===null?[]:[{
file:e,line:t,column:null,severity:"error",code:"build_fault",message:s}]}const xt=new Set(["server_build","no_start_command","nothing_to_serve"]);async function Nt(e,t,s){
const{log:n,stage:i,step:a,context:h}=t;if(s){const S=`The build took longer than its limit of ${(0,b.a3)(t.job.timeoutMs??h.limits.timeoutMs)} and was stopped \
during ${a}`;return n.line(S),{shown:(0,g.V2)(i,"build_timeout",S,n.last()),isOfSource:!1}}if(e instanceof $.$w){const{faultsOfSuccess:L,findingsOf:S,isFaultOfSource:v}=await z(),
I=await q(t),T=I?await S(e.facts,t):e.facts.diagnostics,j=I&&T.length===0&&jt.has(e.facts.code)?await L(t):[],P=[...T,...j.flatMap(Ct)];n.line(xt.has(e.facts.code)?
`Failed: ${e.facts.code}`:e.message);const[p]=j,F=p?`${e.facts.message}. ${(0,B._Q)(p)}`:e.facts.message;return{shown:new $.$w({...e.facts,message:F,log:n.last(),
diagnostics:P}),isOfSource:v(P)}}return{shown:(0,H.b$)(e)?(0,g.V2)(i,"disk_full","The disk is full",n.last()):e,isOfSource:!1}}class Bt{isolation;tmp;#t;#s;constructor(t,{
isolation:s,tmp:n},i){this.#t=t,this.isolation=s,this.tmp=n,this.#s=i}async fetch(t,{signal:s,onLine:n}){const{value:i}=await this.#t.call("fetch",{what:t},{signal:s,
onEvent:tt(n)});return i}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:s},n){return(await this.#t.call("t\
ool",{name:t,version:s},{onEvent:tt(n)})).value}async run({signal:t,onLine:s,script:n,cwd:i,env:a,showsInstalls:h=!1}){const u={script:n,cwd:i,env:a,showsInstalls:h};
return(await this.#t.call("run",u,{signal:t,onEvent:tt(s)})).value}async tried(t){return(await this.#t.call("tried",{found:t})).value}async look(t,s){await this.#t.
call("look",{part:t,isLast:s})}writer(){return this.#s}}function tt(e){return({line:t})=>e(String(t))}class Ut{#t=new Map;#s;#n=[];#e=0;calls={open:async({given:t})=>{
const s=this.#t.get(Number(t.stream));return s&&(s.parts=s.open()[Symbol.asyncIterator]()),{}},next:async({given:t})=>{const s=await this.#t.get(Number(t.stream))?.
parts?.next();return{bytes:s?.done===!1?s.value:void 0}}};constructor(t){this.#s=t}keep(t,s){return new Promise((n,i)=>{this.#n.length===0&&setImmediate(()=>{this.#o()}),
this.#n.push({key:t,size:s,resolve:n,reject:i})})}async#o(){const t=this.#n;this.#n=[];try{const{value:s}=await this.#s("keep",{objects:t.map(({key:i,size:a})=>[
i,a])}),n=s;for(const[i,a]of t.entries())a.resolve(n[i]===!0)}catch(s){for(const n of t)n.reject(s)}}async put(t,s,n){if(s.length<=D.dI)return void await this.#s(
"put",{key:t,sha256:n},{bytes:s});const i=async function*(){for(let a=0;a<s.length;a+=D.dI)yield s.subarray(a,a+D.dI)};await this.putStream(t,s.length,i,n)}async putStream(t,s,n,i){
this.#e+=1;const a=this.#e;this.#t.set(a,{open:n});try{await this.#s("stream",{key:t,size:s,sha256:i,stream:a})}finally{this.#t.delete(a)}}async settle(){await this.#s(
"settle",{})}async[Symbol.asyncDispose](){}}async function Wt(e){const t=new AbortController,s=Promise.withResolvers(),n=new Ut((...p)=>i.call(...p)),i=new D.N_(
e,{calls:n.calls,tell(p,F){p==="start"?s.resolve(F):p==="abort"&&t.abort(new Error("the platform stops"))},closed:()=>process.exit(1)}),{isolation:a,tmp:h,context:u,
workspace:L,lasting:S,...v}=await s.promise,I=(p,F)=>i.tell(p,{...F}),T=setInterval(()=>I("pulse",{}),A.lb),P={host:new Bt(i,{isolation:a,tmp:h},n),workspace:L,
lasting:S,context:{...u,clock:E.ml}};try{const p=at({...v,parts:P,tell:I,signal:t.signal});it().catch(()=>{}),await p}catch(p){if(!t.signal.aborted)throw p}finally{
clearInterval(T),await i.end()}return 0}async function it(){const[{loadFrameworks:e}]=await Promise.all([Promise.all([o.e(503),o.e(568),o.e(307),o.e(676)]).then(
o.bind(o,1159)),Promise.all([o.e(503),o.e(568),o.e(307),o.e(676)]).then(o.bind(o,2255)),Promise.all([o.e(734),o.e(495)]).then(o.bind(o,3661))]);await e()}async function Gt(){
await Promise.all([it(),z(),o.e(804).then(o.bind(o,804))])}async function at({job:e,look:t,outputLimits:s,parts:n,tell:i,signal:a}){const{host:h}=n,{syncMs:u}=n.
context.limits;let L="clone";const S=p=>{L=p,i("stage",{stage:L})};let v="",I=!1,T;const P={signal:a,onStage:S,onLog:p=>i("log",{text:p}),onCommit(p,F){v=p,i("c\
ommit",{commit:v,facts:F})},onOutput:async(p,F)=>{const{directory:V,kind:rt,shape:Yt,startScript:ct,server:J,detected:st}=p,{log:Q}=F;if(t){const W=await(await z()).
faultsOfSuccess(F);await Qt(h,{directory:V,kind:rt,commit:v,mostFiles:s.files,signal:a},W)}a.throwIfAborted(),S("sync");const zt={writer:()=>h.writer()},[{ingestRelease:Jt},
{becameWarning:Xt,notesOf:Zt,printsErrors:kt,shownFault:qt},{brokenSite:_t,isErrorOfSite:ts,syncFailure:ss}]=await Promise.all([Promise.all([o.e(734),o.e(495)]).
then(o.bind(o,3661)),Promise.all([o.e(734),o.e(495)]).then(o.bind(o,2454)),Promise.all([o.e(734),o.e(495)]).then(o.bind(o,5388))]),lt=AbortSignal.timeout(u),ns=AbortSignal.
any([a,lt]),ft=J===void 0&&Vt(e,ct)?{startScript:ct}:void 0,{verify:dt="warn",spaFallback:es}=e.settings,ht=dt!=="off"&&!t&&J===void 0&&e.settings.assetsOnly!==
!0,os={blobs:zt,org:e.app.org,directory:V,kind:rt,shape:Yt,reserved:J===void 0?C.nA:void 0,pages:ft,limits:s,signal:ns,look:ht?{spaFallback:es,needsStart:ft!==void 0}:
void 0},is=new Promise((W,nt)=>{const ds=`Storing the output took longer than ${(0,b.a3)(u)}`;lt.addEventListener("abort",()=>nt(ss("sync_failed",ds)),{once:!0})}),
ut=Jt(os);ut.catch(()=>{});const{withheld:as,leftOut:rs,ignoredRules:cs,hasIndexPage:hs,faults:mt,...ls}=await Promise.race([ut,is]);for(const W of Zt({ignoredRules:cs,
withheld:as,leftOut:rs}))Q.line(W);const Y=mt.length>0||ht&&kt(Q.recent())?await Ht(F,mt):[];if(dt==="fail"&&Y.some(ts))throw _t(Y);for(const W of Y)Q.line(`War\
ning: ${qt(W)}`);const X=st&&Xt(st);X&&Q.line(X.message),Q.end(),I=!0,J!==void 0&&(T=async W=>{const{findingsOfStart:nt}=await z();return await q(F)?nt(W,F,p.top??
F.root):[]});const fs=X?[X,...Y]:Y;i("stored",{release:ls,commit:v,warnings:fs,type:st?.type})}};try{if(e.purpose==="detect"){const p=await Dt(n,e,P);return i("\
detected",{plan:p,commit:v})}await(await bt(n,e,P))[Symbol.asyncDispose](),T&&await Kt(h,T)}catch(p){if(a.throwIfAborted(),I)throw p;i("failed",{facts:(0,x.xS)(
new x.Zu(L,!1,p))})}}async function Ht(e,t){const{warningsOf:s}=await Promise.all([o.e(568),o.e(348)]).then(o.bind(o,9093));return s(e,t)}async function Kt(e,t){
let s=await e.tried([]);for(;s;)s=await e.tried(await t(s).catch(()=>[]))}function Vt({type:e,settings:t},s){return t.assetsOnly!==!0&&(e==="web-landing"||s!==void 0)}
async function Qt(e,t,s){const{inspectOutput:n}=await o.e(804).then(o.bind(o,804)),{files:i,odd:a,ignoredRules:h}=await n(t);for(let u=0;;u+=A.wd){const L=u+A.wd>=
Math.max(i.length,a.length),S={files:i.slice(u,u+A.wd),odd:a.slice(u,u+A.wd),ignoredRules:h,faults:s};if(await e.look(S,L),L)return}}})};export{ms as id,ys as ids,ps as modules};

const ys=555,gs=[555],ps={6583:((Y,M,e)=>{e.d(M,{F$:()=>L,nA:()=>$,r$:()=>F});const $=".slipway",F=`${$}/server.json`,L=["unpack","spawn","listen","health","rea\
dy"];class j extends Error{name="StartFailed";failure;constructor(A){super(A.message),this.failure=A}}}),4116:((Y,M,e)=>{e.d(M,{L:()=>C});var $=e(5807),F=e(4406);
const L="***";function j(S){if(S.length===0)return f=>f;const l=new A(S);return f=>{const a=l.spansIn(f);if(a.length===0)return f;let[c,u]=["",0];for(const{start:m,
end:y}of a)c+=f.slice(u,m)+L,u=y;return c+f.slice(u)}}const D=2654435761;class A{#t;#s;#n;#e;#o;#i=Math.floor(Math.random()*2**31);#r=new Set;#c=1;constructor(l){
const f=l.reduce((c,{length:u})=>c+u,1);this.#t=new Int32Array(f),this.#s=new Uint16Array(f),this.#n=new Int32Array(f),this.#e=new Int32Array(f),this.#o=new Int32Array(
2**Math.ceil(Math.log2(2*f)));const a=[];for(const c of l)this.#a(c,a);for(const[c,u]of a.entries())for(const m of u){const{[m]:y=0}=this.#t,T=c===0?0:this.#l(this.#n[y]??
0,this.#s[m]??0);this.#n[m]=T,this.#e[m]||=this.#e[T]??0}}#a(l,f){let a=0;for(let c=0;c<l.length;c+=1){const u=l.charCodeAt(c),m=this.#f(a,u);let y=this.#o[m]??
0;if(y===0){y=this.#c,this.#c+=1,this.#o[m]=y,this.#t[y]=a,this.#s[y]=u;const T=f[c]??[];T.push(y),f[c]=T}a=y}this.#e[a]=l.length,this.#r.add(l.charCodeAt(0))}spansIn(l){
const f=[];let a=0;for(let c=0;c<l.length;c+=1){const u=l.charCodeAt(c);if(a===0&&!this.#r.has(u))continue;a=this.#l(a,u);const m=this.#e[a]??0;if(m===0)continue;
let y=c+1-m;for(let T=f.at(-1);T&&T.end>y;T=f.at(-1))y=Math.min(y,T.start),f.pop();f.push({start:y,end:c+1})}return f}#l(l,f){for(let a=l;;a=this.#n[a]??0){const c=this.#o[this.#f(
a,f)]??0;if(c!==0||a===0)return c}}#f(l,f){const a=this.#o.length-1,c=Math.imul(Math.imul(l^this.#i,D)^f,D);for(let u=(c^c>>>15)&a;;u=u+1&a){const m=this.#o[u]??
0;if(m===0||this.#t[m]===l&&this.#s[m]===f)return u}}}const N=4,B=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function C(S){const l=[
...new Set(Object.values(S).flatMap(a=>a.split(`
`)))].map(a=>a.trim()).filter(a=>a.length>=N&&!B.test(a)),f=j(l);return a=>{const c=a.split("\r").findLast(y=>y!=="")??"",u=(0,$.DJ)(c),m=f(u);return{plain:m,coloured:m===
u?b(c,u):void 0}}}function b(S,l){if(S.length>F.jz)return;const{texts:f,codes:a}=(0,$.OK)(S);if(a.length===0)return;const c=f.map($.DJ);if(c.join("")===l)return c.
map((u,m)=>u+(a[m]??"")).join("")}}),6419:((Y,M,e)=>{e.d(M,{x:()=>N,z:()=>B});var $=e(3024),F=e(1455),L=e(7994),j=function(S,l,f){if(l!=null){if(typeof l!="obje\
ct"&&typeof l!="function")throw new TypeError("Object expected.");var a,c;if(f){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");
a=l[Symbol.asyncDispose]}if(a===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");a=l[Symbol.dispose],f&&(c=a)}if(typeof a!="func\
tion")throw new TypeError("Object not disposable.");c&&(a=function(){try{c.call(this)}catch(u){return Promise.reject(u)}}),S.stack.push({value:l,dispose:a,async:f})}else
f&&S.stack.push({async:!0});return l},D=(function(S){return function(l){function f(m){l.error=l.hasError?new S(m,l.error,"An error was suppressed during disposa\
l."):m,l.hasError=!0}var a,c=0;function u(){for(;a=l.stack.pop();)try{if(!a.async&&c===1)return c=0,l.stack.push(a),Promise.resolve().then(u);if(a.dispose){var m=a.
dispose.call(a.value);if(a.async)return c|=2,Promise.resolve(m).then(u,function(y){return f(y),u()})}else c|=1}catch(y){f(y)}if(c===1)return l.hasError?Promise.
reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return u()}})(typeof SuppressedError=="function"?SuppressedError:function(S,l,f){var a=new Error(f);
return a.name="SuppressedError",a.error=S,a.suppressed=l,a});const A=$.constants.O_RDONLY|($.constants.O_NOFOLLOW??0)|($.constants.O_NONBLOCK??0);function N(S,l,f){
return C(S,l,a=>a<=f?a:void 0)}function B(S,l,f){return C(S,l,a=>Math.min(a,f))}async function C(S,l,f){try{const a={stack:[],error:void 0,hasError:!1};try{const c=await(0,L.
UG)(S,l),u=j(a,await(0,F.open)(c,A),!0),m=await u.stat(),y=m.isFile()?f(m.size):void 0;return y===void 0?void 0:await b(u,y)}catch(c){a.error=c,a.hasError=!0}finally{
const c=D(a);c&&await c}}catch{return}}async function b(S,l){const f=Buffer.allocUnsafe(l);let a=0;for(;a<l;){const{bytesRead:c}=await S.read(f,a,l-a,a);if(c===
0)break;a+=c}return{text:f.toString("utf8",0,a),bytes:a}}}),9555:((Y,M,e)=>{e.d(M,{deploy:()=>nt,loadWorker:()=>Ht,runWorker:()=>Ut});var $=e(1224),F=e(9127),L=e(
4406),j=e(6583),D=e(1178),A=e(6822),N=e(3739),B=e(8595),C=e(5679),b=e(6757),S=e(2881),l=e(8013),f=e(2345),a=e(4116);const c=f.lF.failureLogLine,u=2e3;class m{#t;#s;#n;#e=[];#o=[];#i=[];#r=0;#c=0;#a="";#l;#f=!1;#d=0;#h=!1;constructor(t,s,n){
this.#s=s/2,this.#n=(0,a.L)(n),this.#t=t}line(t){const{plain:s,coloured:n}=this.#n(t),i=Buffer.from(s.slice(0,L.jz)).toString(),r=n===void 0?i:Buffer.from(n).toString();
this.#e.push(i.length>c?Buffer.from(i.slice(0,c)).toString():i),this.#e.length>=2*u&&this.#e.splice(0,u);const d=Buffer.byteLength(r)+1;this.#f||=this.#c+d>this.#s,
!this.#h&&(this.#f?this.#y(r,d):(this.#c+=d,this.#u(`${r}
`)))}#u(t){this.#a.length+t.length>L.EQ&&this.#m(),this.#a===""&&(this.#l??=setTimeout(()=>this.#m(),L.iv)),this.#a+=t}#m(){clearTimeout(this.#l),this.#l=void 0,
this.#a!==""&&this.#t(this.#a),this.#a=""}#y(t,s){this.#r+s>this.#s/2&&(this.#d+=this.#o.length,this.#o=this.#i,this.#i=[],this.#r=0),this.#i.push(t),this.#r+=s}last(){
return this.#e.slice(-f.lF.failureLogLines)}recent(){return this.#e.slice(-u)}end(){if(!this.#h){this.#h=!0,this.#d>0&&this.#u(`[\u2026 ${this.#d} lines are lef\
t out here \u2026]
`);for(const t of[...this.#o,...this.#i])this.#u(`${t}
`);this.#m()}}[Symbol.dispose](){this.end()}}var y=e(3024),T=e(1455);class z{#t;#s;#n;constructor(t,s,n){this.#t=t,this.#s=s,this.#n=n}static async open(t){const s=await(0,T.
open)(t,y.constants.O_RDONLY|y.constants.O_DIRECTORY|y.constants.O_NOFOLLOW);return new z(t,s,await s.stat())}async isThere(){const[t,s]=await Promise.all([(0,T.
lstat)(this.#t),(0,T.realpath)(this.#t)]).catch(()=>[]);return t?.ino===this.#n.ino&&t.dev===this.#n.dev&&s===this.#t}async check(t,s){if(await this.isThere())return;
const n=`The ${t} command \`${s}\` moved its checkout away, or put something else in its place`;throw(0,l.V2)(t,"output_unsafe",n)}[Symbol.asyncDispose](){return this.#s.
close()}}var ft=e(1217),x=e(6760),dt=e(8627),H=e(417);const ht=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/\
config*"],ut=["lastUpdated","showLastUpdate","git Last Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsb\
y-transformer-gitinfo","git-last-commit","simple-git","git log","git rev-list","git shortlog"];async function mt(o,t,s,n){if(!await yt(o,s))return;const i=await t.
fetch("history",n);if("problem"in i)return n.onLine(`Warning: the history could not be fetched, so dates of changes may be wrong: ${i.problem}`);await gt(s,i.shallow),
n.onLine("Fetched the history, because the sources read it")}async function yt(o,t){const s=ht.map(i=>`:(glob)**/${i}`),n=ut.flatMap(i=>["-e",i]);return(await o.
try(["-C",t,"grep","-q","-I","-F",...n,"--",...s])).exitCode===0}async function gt(o,t){const s=(0,x.join)(o,".git/shallow");t===""?await(0,T.rm)(s,{force:!0}):
await(0,T.writeFile)(s,t)}var pt=e(6419);const wt="version https://git-lfs.github.com/spec/v1",St=64*1024,J=10,Et=200,vt=["filter.lfs.clean=git-lfs clean -- %f",
"filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Ot(o,t,{target:s,mirror:n,shown:i},r){const{env:d,onLine:h}=r;if(!(await(0,pt.
z)(s,(0,x.join)(s,".gitattributes"),St))?.text.includes("filter=lfs"))return;const p=await Tt(o,s);if(p.count===0)return;if(!d.PATH?.split(":").some(O=>(0,y.existsSync)(
(0,x.join)(O,"git-lfs")))){const O=p.count>J?` and ${p.count-J} more`:"",g=p.count===1?"1 file is":`${p.count} files are`;h(`Warning: ${g} in Git LFS, and this \
platform has no git-lfs, so only pointers to them are published: ${p.names.map(R=>`\`${R}\``).join(", ")}${O}`);return}await t.fetch("largeFiles",r);const w=[`l\
fs.url=file://${n}`,...vt].flatMap(O=>["-c",O]),{exitCode:P,errors:v}=await o.try(["-C",s,...w,"lfs","pull"]);if(P===0)return h(`Fetched ${p.count===1?"1 file":
`${p.count} files`} of Git LFS`);const I=`The files of Git LFS of ${i} could not be checked out: ${(0,H.VS)(v)}`;throw(0,l.V2)("clone","clone_failed",I,v)}async function Tt(o,t){
const s=[];let n=0;return await o.try(["-C",t,"grep","-l","-I","-F","-e",wt,"--",":!.gitattributes"],i=>{n+=1,s.length<J&&s.push(i.slice(0,Et))}),{count:n,names:s}}
async function Pt(o,t,s,n){const{mirror:i,tip:r,shown:d}=await o.fetch("commit",n),h=(0,H.ww)("file",n),E=(0,x.join)(s,".git");await(0,dt.e)(E,{bare:!1,branch:t,
lender:i,origin:d});const[p]=await Promise.all([Lt(h,i,r),h.must(["-C",s,"reset","-q","--hard",r])]),w=(await(0,T.readFile)((0,x.join)(E,"refs/heads",t),"utf8")).
trim();return await(0,T.writeFile)((0,x.join)(E,"shallow"),`${w}
`),await mt(h,o,s,n),await Ot(h,o,{target:s,mirror:i,shown:d},n),(0,y.existsSync)((0,x.join)(s,".gitmodules"))&&await Rt(s,d,n),{commit:w,facts:p,mirror:i}}async function Lt(o,t,s){
const n=[],i=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",s];await o.try(["-C",t,"log","--no-walk",...i],h=>{n.length<2&&n.push(
h)});const[r=null,d=null]=n;return{subject:d,author:r}}async function Rt(o,t,s){const n=(0,H.ww)("https",s),i=["submodule","update","-q","--init","--recursive",
"--depth=1","--recommend-shallow"],{exitCode:r,errors:d}=await n.try(["-C",o,...i]);if(r===0)return;const h=/transport '[^']*' not allowed/.test(d.join(`
`));throw(0,l.V2)("clone",h?"repository_not_allowed":"clone_failed",`A submodule of ${t} ${h?"has a URL that is not https":"could not be fetched"}: ${(0,H.VS)(d)}`,
d)}var $t=function(o,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var n,i;if(s){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");n=t[Symbol.dispose],s&&(i=n)}if(typeof n!="function")throw new TypeError("Object not disposable.");i&&(n=function(){try{i.call(this)}catch(r){return Promise.
reject(r)}}),o.stack.push({value:t,dispose:n,async:s})}else s&&o.stack.push({async:!0});return t},At=(function(o){return function(t){function s(d){t.error=t.hasError?
new o(d,t.error,"An error was suppressed during disposal."):d,t.hasError=!0}var n,i=0;function r(){for(;n=t.stack.pop();)try{if(!n.async&&i===1)return i=0,t.stack.
push(n),Promise.resolve().then(r);if(n.dispose){var d=n.dispose.call(n.value);if(n.async)return i|=2,Promise.resolve(d).then(r,function(h){return s(h),r()})}else
i|=1}catch(h){s(h)}if(i===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return r()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(o,t,s){var n=new Error(s);return n.name="SuppressedError",n.error=o,n.suppressed=t,n});async function It(o,t,s){const{run:n,made:i}=await q(
o,t,s,async(r,d,h)=>{const{installAndBuild:E}=await Promise.all([e.e(503),e.e(820),e.e(307),e.e(676)]).then(e.bind(e,2255)),p=await E(r,d);return h(),await s.onOutput?.(
{...p,log:r.log,faults:()=>_(r),placed:w=>Dt(r,w),placedStart:w=>Mt(r,w,p.top??r.root)}),p});return{commit:n.commit,...i,[Symbol.asyncDispose]:()=>Q(n,"built")}}
async function Ft(o,t,s){const{run:n,made:i}=await q(o,t,s,async r=>(await Promise.all([e.e(503),e.e(820),e.e(307),e.e(676)]).then(e.bind(e,2255))).detect(r));return await Q(
n,"built"),i}async function q(o,t,s,n){const i={stack:[],error:void 0,hasError:!1};try{const{context:r,workspace:d}=o,{limits:h,clock:E}=r,p=$t(i,new m(s.onLog,
h.logBytes,t.env),!1),w=new AbortController,P=new AbortController;E.sleep(t.timeoutMs??h.timeoutMs,P.signal).then(()=>w.abort(new Error("the time limit")),()=>{});
const v={...o,job:t,log:p,signal:AbortSignal.any([s.signal,w.signal]),guard:(0,C.o)({...h,...d}),installs:void 0,mirror:"",checkout:void 0,node:void 0,manager:void 0,
commit:"",renew:()=>xt(v),installed:void 0,cached:void 0,root:d.source,defaults:{},step:"",stage:"clone"},I=O=>{v.stage=O,s.onStage(O)};try{I("clone");const{commit:O,
facts:g}=await tt(v);return s.onCommit(O,g),{run:v,made:await n(v,I,()=>P.abort())}}catch(O){let g=s.signal.aborted?"ownFault":"suspicious";try{const{shown:R,isOfSource:X}=await Nt(
O,v,w.signal.aborted);throw X&&(g="ownFault"),s.signal.throwIfAborted(),R}finally{await Q(v,g)}}finally{P.abort()}}catch(r){i.error=r,i.hasError=!0}finally{At(i)}}
async function Dt(o,t){const{warningsOf:s}=await Promise.all([e.e(820),e.e(348)]).then(e.bind(e,9093));return s(o,t)}async function Mt(o,t,s){const{findingsOfStart:n}=await Promise.
all([e.e(820),e.e(348)]).then(e.bind(e,6826));return o.checkout!==void 0&&!await o.checkout.isThere()?[]:n(t,o,s)}async function _(o){const{faultsOfSuccess:t}=await Promise.
all([e.e(820),e.e(348)]).then(e.bind(e,6826));return t(o)}async function Q({installed:o,cached:t,checkout:s},n){const i=s===void 0||await s.isThere()?n:"suspici\
ous";await Promise.allSettled([o?.settle(i),t?.(i)]),await s?.[Symbol.asyncDispose]()}async function tt(o){const{context:t,host:s,job:n,workspace:i,log:r,signal:d,
guard:h}=o;o.step=`the clone of ${(0,ft.r)(n.repository)}`;const p={env:{...t.hostEnv,PATH:t.path},signal:d,guard:h,onLine:I=>r.line(I)},{commit:w,facts:P,mirror:v}=await Pt(
s,n.branch,i.source,p);return o.mirror=v,o.commit=w,await(0,b._j)(i.source,i.owner),o.checkout=await z.open(i.source),r.line(`Checked out ${w}`),{commit:w,facts:P}}
async function xt(o){await o.checkout?.[Symbol.asyncDispose](),await(0,b.FT)(o.workspace),await tt(o)}const jt=new Set(["output_missing","output_empty","nothing\
_to_serve"]);function Ct({file:o,line:t,message:s}){return o===null?[]:[{file:o,line:t,column:null,severity:"error",code:"build_fault",message:s}]}const bt=new Set(
["server_build","no_start_command","nothing_to_serve"]);async function Nt(o,t,s){const{log:n,stage:i,step:r,context:d}=t;if(s){const p=`The build took longer th\
an its limit of ${(0,F.a3)(t.job.timeoutMs??d.limits.timeoutMs)} and was stopped during ${r}`;return n.line(p),{shown:(0,l.V2)(i,"build_timeout",p,n.last()),isOfSource:!1}}
if(o instanceof S.$w){const{findingsOf:E,isFaultOfSource:p}=await Promise.all([e.e(820),e.e(348)]).then(e.bind(e,6826)),w=t.checkout===void 0||await t.checkout.
isThere(),P=w?await E(o.facts,t):o.facts.diagnostics,v=w&&P.length===0&&jt.has(o.facts.code)?await _(t):[],I=[...P,...v.flatMap(Ct)];n.line(bt.has(o.facts.code)?
`Failed: ${o.facts.code}`:o.message);const[O]=v,g=O?`${o.facts.message}. ${(0,B._Q)(O)}`:o.facts.message;return{shown:new S.$w({...o.facts,message:g,log:n.last(),
diagnostics:I}),isOfSource:p(I)}}return{shown:(0,N.b$)(o)?(0,l.V2)(i,"disk_full","The disk is full",n.last()):o,isOfSource:!1}}class Bt{isolation;tmp;#t;#s;constructor(t,{
isolation:s,tmp:n},i){this.#t=t,this.isolation=s,this.tmp=n,this.#s=i}async fetch(t,{signal:s,onLine:n}){const{value:i}=await this.#t.call("fetch",{what:t},{signal:s,
onEvent:Z(n)});return i}async versionsOf(t){return(await this.#t.call("versions",{tool:t})).value}async tool({name:t,version:s},n){return(await this.#t.call("to\
ol",{name:t,version:s},{onEvent:Z(n)})).value}async run({signal:t,onLine:s,script:n,cwd:i,env:r,showsInstalls:d=!1}){const h={script:n,cwd:i,env:r,showsInstalls:d};
return(await this.#t.call("run",h,{signal:t,onEvent:Z(s)})).value}async tried(t){return(await this.#t.call("tried",{found:t})).value}async look(t,s){await this.#t.
call("look",{part:t,isLast:s})}writer(){return this.#s}}function Z(o){return({line:t})=>o(String(t))}class Wt{#t=new Map;#s;#n=[];#e=0;calls={open:async({given:t})=>{
const s=this.#t.get(Number(t.stream));return s&&(s.parts=s.open()[Symbol.asyncIterator]()),{}},next:async({given:t})=>{const s=await this.#t.get(Number(t.stream))?.
parts?.next();return{bytes:s?.done===!1?s.value:void 0}}};connect(t){this.#s=t}keep(t,s){return new Promise((n,i)=>{this.#n.length===0&&setImmediate(()=>{this.#o()}),
this.#n.push({key:t,size:s,resolve:n,reject:i})})}async#o(){const t=this.#n;this.#n=[];try{const{value:s}=await this.#i("keep",{objects:t.map(({key:i,size:r})=>[
i,r])}),n=s;for(const[i,r]of t.entries())r.resolve(n[i]===!0)}catch(s){for(const n of t)n.reject(s)}}async put(t,s,n){if(s.length<=A.dI)return void await this.#i(
"put",{key:t,sha256:n},s);const i=async function*(){for(let r=0;r<s.length;r+=A.dI)yield s.subarray(r,r+A.dI)};await this.putStream(t,s.length,i,n)}async putStream(t,s,n,i){
this.#e+=1;const r=this.#e;this.#t.set(r,{open:n});try{await this.#i("stream",{key:t,size:s,sha256:i,stream:r})}finally{this.#t.delete(r)}}async settle(){await this.#i(
"settle",{})}async[Symbol.asyncDispose](){}#i(t,s,n){if(!this.#s)throw new Error("The link is not open");return this.#s.call(t,s,n===void 0?{}:{bytes:n})}}async function Ut(o){
const t=new AbortController,s=Promise.withResolvers(),n=new Wt,i=new A.N_(o,{calls:n.calls,tell(g,R){g==="start"?s.resolve(R):g==="abort"&&t.abort(new Error("th\
e platform stops"))},closed:()=>process.exit(1)});n.connect(i);const{isolation:r,tmp:d,context:h,workspace:E,lasting:p,...w}=await s.promise,P=(g,R)=>i.tell(g,{
...R}),v=setInterval(()=>P("pulse",{}),L.lb),O={host:new Bt(i,{isolation:r,tmp:d},n),workspace:E,lasting:p,context:{...h,clock:$.ml}};try{const g=nt({...w,parts:O,
tell:P,signal:t.signal});st().catch(()=>{}),await g}catch(g){if(!t.signal.aborted)throw g}finally{clearInterval(v),await i.end()}return 0}async function st(){const[
{prepareDetection:o}]=await Promise.all([Promise.all([e.e(503),e.e(820),e.e(307),e.e(676)]).then(e.bind(e,1159)),Promise.all([e.e(503),e.e(820),e.e(307),e.e(676)]).
then(e.bind(e,2255)),Promise.all([e.e(734),e.e(495)]).then(e.bind(e,3661))]);await o()}async function Ht(){await Promise.all([st(),Promise.all([e.e(820),e.e(348)]).
then(e.bind(e,6826)),e.e(213).then(e.bind(e,7213))])}async function nt({job:o,look:t,outputLimits:s,parts:n,tell:i,signal:r}){const{host:d}=n,{syncMs:h}=n.context.
limits;let E="clone";const p=g=>{E=g,i("stage",{stage:E})};let w="",P=!1,v;const O={signal:r,onStage:p,onLog:g=>i("log",{text:g}),onCommit(g,R){w=g,i("commit",{
commit:w,facts:R})},onOutput:async({directory:g,kind:R,shape:X,startScript:et,server:G,detected:k,log:W,faults:Yt,placed:zt,placedStart:Jt})=>{t&&await Kt(d,{directory:g,
kind:R,commit:w,mostFiles:s.files,signal:r},await Yt()),r.throwIfAborted(),p("sync");const Qt={writer:()=>d.writer()},[{ingestRelease:Zt},{becameWarning:Xt,notesOf:kt,
printsErrors:qt,shownFault:_t},{brokenSite:ts,isErrorOfSite:ss,syncFailure:ns}]=await Promise.all([Promise.all([e.e(734),e.e(495)]).then(e.bind(e,3661)),Promise.
all([e.e(734),e.e(495)]).then(e.bind(e,2454)),Promise.all([e.e(734),e.e(495)]).then(e.bind(e,5388))]),ot=AbortSignal.timeout(h),es=AbortSignal.any([r,ot]),it=G===
void 0&&Vt(o,et)?{startScript:et}:void 0,{verify:at="warn",spaFallback:os}=o.settings,rt=at!=="off"&&!t&&G===void 0&&o.settings.assetsOnly!==!0,is={blobs:Qt,org:o.
app.org,directory:g,kind:R,shape:X,reserved:G===void 0?j.nA:void 0,pages:it,limits:s,signal:es,look:rt?{spaFallback:os,needsStart:it!==void 0}:void 0},as=new Promise(
(K,hs)=>{const us=`Storing the output took longer than ${(0,F.a3)(h)}`;ot.addEventListener("abort",()=>hs(ns("sync_failed",us)),{once:!0})}),lt=Zt(is);lt.catch(
()=>{});const{withheld:rs,leftOut:ls,ignoredRules:cs,hasIndexPage:ms,faults:ct,...fs}=await Promise.race([lt,as]);for(const K of kt({ignoredRules:cs,withheld:rs,
leftOut:ls}))W.line(K);const U=ct.length>0||rt&&qt(W.recent())?await zt(ct):[];if(at==="fail"&&U.some(ss))throw ts(U);for(const K of U)W.line(`Warning: ${_t(K)}`);
const V=k&&Xt(k);V&&W.line(V.message),W.end(),P=!0,G!==void 0&&(v=Jt);const ds=V?[V,...U]:U;i("stored",{release:fs,commit:w,warnings:ds,type:k?.type})}};try{if(o.
purpose==="detect"){const g=await Ft(n,o,O);return i("detected",{plan:g,commit:w})}await(await It(n,o,O))[Symbol.asyncDispose](),v&&await Gt(d,v)}catch(g){if(r.
throwIfAborted(),P)throw g;i("failed",{facts:(0,D.xS)(new D.Zu(E,!1,g))})}}async function Gt(o,t){let s=await o.tried([]);for(;s;)s=await o.tried(await t(s).catch(
()=>[]))}function Vt({type:o,settings:t},s){return t.assetsOnly!==!0&&(o==="web-landing"||s!==void 0)}async function Kt(o,t,s){const{inspectOutput:n}=await e.e(
213).then(e.bind(e,7213)),{files:i,odd:r,ignoredRules:d}=await n(t);for(let h=0;;h+=L.wd){const E=h+L.wd>=Math.max(i.length,r.length),p={files:i.slice(h,h+L.wd),
odd:r.slice(h,h+L.wd),ignoredRules:d,faults:s};if(await o.look(p,E),E)return}}})};export{ys as id,gs as ids,ps as modules};

const ys=403,gs=[403],ps={6583:((tt,G,e)=>{e.d(G,{P$:()=>N,RB:()=>j,nA:()=>F,r$:()=>I,xn:()=>W});var O=e(2978);const F=".slipway",I=`${F}/server.json`,b=["unpac\
k","spawn","listen","health","ready"],N=(0,O.lS)({step:(0,O.yL)(b),at:O.U9}),R=2e3,H=200,B={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},W=(0,O.lS)({...B,
code:(0,O.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(b),message:(0,O.Qq)(R),lines:(0,O.c3)(H,(0,O.Qq)(R)),journey:(0,O.c3)(
b.length,N)});function Y(h,d){return{code:"start_failed",step:d.at(-1)?.step??"unpack",message:h,exitCode:null,signal:null,lines:[],journey:d}}const j=(0,O.lS)(
{...B,outOfMemory:O.Jt});class S extends Error{name="StartFailed";failure;constructor(d){super(d.message),this.failure=d}}}),8899:((tt,G,e)=>{e.d(G,{L:()=>N});var O=e(
5807),F=e(1383);const I=4,b=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function N(j){const S=[...new Set(Object.values(j).flatMap(
d=>d.split(`
`)))].map(d=>d.trim()).filter(d=>d.length>=I&&!b.test(d)),h=B(S);return d=>{const u=d.split("\r").findLast(T=>T!=="")??"",w=(0,O.DJ)(u),E=h(w);return{plain:E,coloured:E===
w?R(u,w):void 0}}}function R(j,S){if(j.length>F.jz)return;const{texts:h,codes:d}=(0,O.OK)(j);if(d.length===0)return;const u=h.map(O.DJ);if(u.join("")===S)return u.
map((w,E)=>w+(d[E]??"")).join("")}const H="***";function B(j){if(j.length===0)return h=>h;const S=new Y(j);return h=>{const d=S.spansIn(h);if(d.length===0)return h;
let[u,w]=["",0];for(const{start:E,end:T}of d)u+=h.slice(w,E)+H,w=T;return u+h.slice(w)}}const W=2654435761;class Y{#o;#n;#i;#t;#s;#a=Math.floor(Math.random()*2**
31);#r=new Set;#c=1;constructor(S){const h=S.reduce((u,{length:w})=>u+w,1);this.#o=new Int32Array(h),this.#n=new Uint16Array(h),this.#i=new Int32Array(h),this.#t=
new Int32Array(h),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*h)));const d=[];for(const u of S)this.#e(u,d);for(const[u,w]of d.entries())for(const E of w){const{
[E]:T=0}=this.#o,L=u===0?0:this.#l(this.#i[T]??0,this.#n[E]??0);this.#i[E]=L,this.#t[E]||=this.#t[L]??0}}#e(S,h){let d=0;for(let u=0;u<S.length;u+=1){const w=S.
charCodeAt(u),E=this.#f(d,w);let T=this.#s[E]??0;if(T===0){T=this.#c,this.#c+=1,this.#s[E]=T,this.#o[T]=d,this.#n[T]=w;const L=h[u]??[];L.push(T),h[u]=L}d=T}this.#t[d]=
S.length,this.#r.add(S.charCodeAt(0))}spansIn(S){const h=[];let d=0;for(let u=0;u<S.length;u+=1){const w=S.charCodeAt(u);if(d===0&&!this.#r.has(w))continue;d=this.#l(
d,w);const E=this.#t[d]??0;if(E===0)continue;let T=u+1-E;for(let L=h.at(-1);L&&L.end>T;L=h.at(-1))T=Math.min(T,L.start),h.pop();h.push({start:T,end:u+1})}return h}#l(S,h){
for(let d=S;;d=this.#i[d]??0){const u=this.#s[this.#f(d,h)]??0;if(u!==0||d===0)return u}}#f(S,h){const d=this.#s.length-1,u=Math.imul(Math.imul(S^this.#a,W)^h,W);
for(let w=(u^u>>>15)&d;;w=w+1&d){const E=this.#s[w]??0;if(E===0||this.#o[E]===S&&this.#n[E]===h)return w}}}}),9403:((tt,G,e)=>{e.d(G,{deploy:()=>ot,loadWorker:()=>Vt,
runWorker:()=>Ut});var O=e(1224),F=e(9127),I=e(1383),b=e(6583),N=e(1178),R=e(6822),H=e(3739),B=e(8595),W=e(597),Y=e(9878),j=e(6757),S=e(2881),h=e(8013),d=e(2345),
u=e(8899);const w=d.lF.failureLogLine,E=2e3;class T{#o;#n;#i;#t=[];#s=[];#a=[];#r=0;#c=0;#e="";#l;#f=!1;#d=0;#h=!1;constructor(s,o,t){this.#n=o/2,this.#i=(0,u.L)(
t),this.#o=s}line(s){const{plain:o,coloured:t}=this.#i(s),i=Buffer.from(o.slice(0,I.jz)).toString(),a=t===void 0?i:Buffer.from(t).toString();this.#t.push(i.length>
w?Buffer.from(i.slice(0,w)).toString():i),this.#t.length>=2*E&&this.#t.splice(0,E);const r=Buffer.byteLength(a)+1;this.#f||=this.#c+r>this.#n,!this.#h&&(this.#f?
this.#y(a,r):(this.#c+=r,this.#u(`${a}
`)))}#u(s){this.#e.length+s.length>I.EQ&&this.#m(),this.#e===""&&(this.#l??=setTimeout(()=>this.#m(),I.iv)),this.#e+=s}#m(){clearTimeout(this.#l),this.#l=void 0,
this.#e!==""&&this.#o(this.#e),this.#e=""}#y(s,o){this.#r+o>this.#n/2&&(this.#d+=this.#s.length,this.#s=this.#a,this.#a=[],this.#r=0),this.#a.push(s),this.#r+=o}last(){
return this.#t.slice(-d.lF.failureLogLines)}recent(){return this.#t.slice(-E)}end(){if(!this.#h){this.#h=!0,this.#d>0&&this.#u(`[\u2026 ${this.#d} lines are lef\
t out here \u2026]
`);for(const s of[...this.#s,...this.#a])this.#u(`${s}
`);this.#m()}}[Symbol.dispose](){this.end()}}var L=e(3024),D=e(1455),M=e(6760),ht=e(8627),ut=e(6419),z=e(417);async function mt(n,s,o,t){const i=await n.fetch("\
commit",t),{mirror:a,tip:r,shown:c}=i,f=(0,z.ww)("file",t),l=(0,M.join)(o,".git");(0,ht.e)(l,{bare:!1,branch:s,lender:a,origin:c});const[g]=await Promise.all([yt(
f,a,r),f.must(["-C",o,"reset","-q","--hard",r])]),v=(await(0,D.readFile)((0,M.join)(l,"refs/heads",s),"utf8")).trim();return await(0,D.writeFile)((0,M.join)(l,"\
shallow"),`${v}
`),await St(f,n,o,t),await Pt(f,n,o,i,t),(0,L.existsSync)((0,M.join)(o,".gitmodules"))&&await gt(o,c,t),{commit:v,facts:g,mirror:a}}async function yt(n,s,o){const t=[],
i=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",o];await n.try(["-C",s,"log","--no-walk",...i],c=>{t.length<2&&t.push(c)});const[
a=null,r=null]=t;return{subject:r,author:a}}async function gt(n,s,o){const t=(0,z.ww)("https",o),i=["submodule","update","-q","--init","--recursive","--depth=1",
"--recommend-shallow"],{exitCode:a,errors:r}=await t.try(["-C",n,...i]);if(a===0)return;const c=/transport '[^']*' not allowed/.test(r.join(`
`));throw(0,h.V2)("clone",c?"repository_not_allowed":"clone_failed",`A submodule of ${s} ${c?"has a URL that is not https":"could not be fetched"}: ${(0,z.VS)(r)}`,
r)}const pt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],wt=["lastUpdated","showLastUpdate","git L\
ast Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-gi\
t","git log","git rev-list","git shortlog"];async function St(n,s,o,t){if(!await Et(n,o))return;const i=await s.fetch("history",t);if("problem"in i)return t.onLine(
`Warning: the history could not be fetched, so dates of changes may be wrong: ${i.problem}`);const a=(0,M.join)(o,".git/shallow");i.shallow===""?await(0,D.rm)(a,
{force:!0}):await(0,D.writeFile)(a,i.shallow),t.onLine("Fetched the history, because the sources read it")}async function Et(n,s){const o=pt.map(i=>`:(glob)**/${i}`),
t=wt.flatMap(i=>["-e",i]);return(await n.try(["-C",s,"grep","-q","-I","-F",...t,"--",...o])).exitCode===0}const vt="version https://git-lfs.github.com/spec/v1",
Ot=64*1024,X=10,Tt=200,Lt=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Pt(n,s,o,{
mirror:t,shown:i},a){const{env:r,onLine:c}=a;if(!(await(0,ut.zy)(o,(0,M.join)(o,".gitattributes"),Ot))?.text.includes("filter=lfs"))return;const l=await jt(n,o);
if(l.count===0)return;if(!r.PATH?.split(":").some(p=>(0,L.existsSync)((0,M.join)(p,"git-lfs")))){const p=l.count>X?` and ${l.count-X} more`:"",P=l.count===1?"1 \
file is":`${l.count} files are`;c(`Warning: ${P} in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${l.names.map($=>`\`${$}\``).
join(", ")}${p}`);return}await s.fetch("largeFiles",a);const g=[`lfs.url=file://${t}`,...Lt].flatMap(p=>["-c",p]),{exitCode:v,errors:m}=await n.try(["-C",o,...g,
"lfs","pull"]);if(v===0)return c(`Fetched ${l.count===1?"1 file":`${l.count} files`} of Git LFS`);const y=`The files of Git LFS of ${i} could not be checked out\
: ${(0,z.VS)(m)}`;throw(0,h.V2)("clone","clone_failed",y,m)}async function jt(n,s){const o=[];let t=0;return await n.try(["-C",s,"grep","-l","-I","-F","-e",vt,"\
--",":!.gitattributes"],i=>{t+=1,o.length<X&&o.push(i.slice(0,Tt))}),{count:t,names:o}}async function It(n){const s=await(0,D.open)(n,L.constants.O_RDONLY|L.constants.
O_DIRECTORY|L.constants.O_NOFOLLOW),{ino:o,dev:t}=await s.stat(),i=async()=>{const[r,c]=await Promise.all([(0,D.lstat)(n),(0,D.realpath)(n)]).catch(()=>[]);return r?.
ino===o&&r.dev===t&&c===n};return{isThere:i,check:async(r,c)=>{if(await i())return;const f=`The ${r} command \`${c}\` moved its checkout away, or put something e\
lse in its place`;throw(0,h.V2)(r,"output_unsafe",f)},[Symbol.asyncDispose]:()=>s.close()}}var Rt=function(n,s,o){if(s!=null){if(typeof s!="object"&&typeof s!="\
function")throw new TypeError("Object expected.");var t,i;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=s[Symbol.asyncDispose]}
if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=s[Symbol.dispose],o&&(i=t)}if(typeof t!="function")throw new TypeError(
"Object not disposable.");i&&(t=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),n.stack.push({value:s,dispose:t,async:o})}else o&&n.stack.push(
{async:!0});return s},$t=(function(n){return function(s){function o(r){s.error=s.hasError?new n(r,s.error,"An error was suppressed during disposal."):r,s.hasError=
!0}var t,i=0;function a(){for(;t=s.stack.pop();)try{if(!t.async&&i===1)return i=0,s.stack.push(t),Promise.resolve().then(a);if(t.dispose){var r=t.dispose.call(t.
value);if(t.async)return i|=2,Promise.resolve(r).then(a,function(c){return o(c),a()})}else i|=1}catch(c){o(c)}if(i===1)return s.hasError?Promise.reject(s.error):
Promise.resolve();if(s.hasError)throw s.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(n,s,o){var t=new Error(o);return t.name=
"SuppressedError",t.error=n,t.suppressed=s,t});async function At(n){const{run:s,made:o}=await st(n,async(t,i,a)=>{const{installAndBuild:r}=await Promise.all([e.
e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,2255)),c=await r(t,i);return a(),await n.onOutput?.(c,t),c});return{commit:s.commit,...o,[Symbol.asyncDispose]:()=>k(
s,"built")}}async function Ft(n){const{run:s,made:o}=await st(n,async t=>(await Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,2255))).detect(
t));return await k(s,"built"),{commit:s.commit,plan:o}}async function st(n,s){const o={stack:[],error:void 0,hasError:!1};try{const{job:t,workspace:i,signal:a,tell:r}=n,
{limits:c,clock:f}=n.context,l=Rt(o,new T(p=>r({kind:"log",text:p}),c.logBytes,t.env),!1),g=new AbortController,v=new AbortController;f.sleep(t.timeoutMs??c.timeoutMs,
v.signal).then(()=>g.abort(new Error("the time limit")),()=>{});const m={...n,log:l,signal:AbortSignal.any([a,g.signal]),guard:new Y.w({...c,...i}),mirror:"",commit:"",
renew:()=>bt(m),root:i.source,defaults:{},step:"",stage:"clone"},y=p=>{m.stage=p,r({kind:"stage",stage:p})};try{y("clone");const{commit:p,facts:P}=await nt(m);return r(
{kind:"commit",commit:p,facts:P}),{run:m,made:await s(m,y,()=>v.abort())}}catch(p){let P=a.aborted?"ownFault":"suspicious";try{const{shown:$,isOfSource:K}=await xt(
p,m,g.signal.aborted);throw K&&(P="ownFault"),a.throwIfAborted(),$}finally{await k(m,P)}}finally{v.abort()}}catch(t){o.error=t,o.hasError=!0}finally{$t(o)}}function V(){
return Promise.all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,8741))}async function Z({checkout:n}){return n===void 0||n.isThere()}async function k(n,s){const o=await Z(
n)?s:"suspicious";await Promise.allSettled([n.installed?.settle(o),n.cached?.(o)]),await n.checkout?.[Symbol.asyncDispose]()}async function nt(n){const{context:s,
host:o,job:t,workspace:i,log:a,signal:r,guard:c}=n;n.step=`the clone of ${(0,W.ri)(t.repository)}`;const l={env:{...s.hostEnv,PATH:s.path},signal:r,guard:c,onLine:y=>a.
line(y)},{commit:g,facts:v,mirror:m}=await mt(o,t.branch,i.source,l);return n.mirror=m,n.commit=g,await(0,j._j)(i.source,i.owner),n.checkout=await It(i.source),
a.line(`Checked out ${g}`),{commit:g,facts:v}}async function bt(n){await n.checkout?.[Symbol.asyncDispose](),await(0,j.FT)(n.workspace),await nt(n)}const Dt=new Set(
["output_missing","output_empty","nothing_to_serve"]),Mt=new Set(["server_build","no_start_command","nothing_to_serve"]);async function xt(n,s,o){const{log:t,stage:i,
step:a,context:r}=s;if(o){const l=`The build took longer than its limit of ${(0,F.a3)(s.job.timeoutMs??r.limits.timeoutMs)} and was stopped during ${a}`;return t.
line(l),{shown:(0,h.V2)(i,"build_timeout",l,t.last()),isOfSource:!1}}if(n instanceof S.$w){const{faultsOfSuccess:f,findingsOf:l,isFaultOfSource:g}=await V(),v=await Z(
s),m=v?await l(n.facts,s):n.facts.diagnostics,y=v&&m.length===0&&Dt.has(n.facts.code)?await f(s):[],p=y.flatMap(({file:x,line:U,message:C})=>x===null?[]:[{file:x,
line:U,column:null,severity:"error",code:"build_fault",message:C}]),P=[...m,...p];t.line(Mt.has(n.facts.code)?`Failed: ${n.facts.code}`:n.message);const[$]=y,K=$?
`${n.facts.message}. ${(0,B._Q)($)}`:n.facts.message;return{shown:new S.$w({...n.facts,message:K,log:t.last(),diagnostics:P}),isOfSource:g(P)}}return{shown:(0,H.
b$)(n)?(0,h.V2)(i,"disk_full","The disk is full",t.last()):n,isOfSource:!1}}function Ct(n,s,o){const t=async(i,a,{signal:r,onLine:c}={})=>{const f=({line:l})=>c?.(
String(l));return(await n.call(i,a,{signal:r,onEvent:f})).value};return{...s,fetch:(i,a)=>t("fetch",{what:i},a),versionsOf:i=>t("versions",{tool:i}),tool:({name:i,
version:a},r)=>t("tool",{name:i,version:a},{onLine:r}),run:({script:i,cwd:a,env:r,showsInstalls:c,...f})=>t("run",{script:i,cwd:a,env:r,showsInstalls:c},f),tried:i=>t(
"tried",{found:i}),look:(i,a)=>t("look",{part:i,isLast:a}),writer:()=>o}}function Nt(n){const s=new Map;let o=[],t=0;const i=async()=>{const f=o;o=[];try{const{
value:l}=await n("keep",{objects:f.map(({key:v,size:m})=>[v,m])}),g=l;for(const[v,m]of f.entries())m.resolve(g[v]===!0)}catch(l){for(const g of f)g.reject(l)}},
a=async(f,l,g,v)=>{t+=1;const m=t;s.set(m,{open:g});try{await n("stream",{key:f,size:l,sha256:v,stream:m})}finally{s.delete(m)}};return{writer:{keep(f,l){o.length===
0&&setImmediate(()=>{i()});const g={...Promise.withResolvers(),key:f,size:l};return o.push(g),g.promise},async put(f,l,g){if(l.length<=R.dI)return void await n(
"put",{key:f,sha256:g},{bytes:l});const v=async function*(){for(let m=0;m<l.length;m+=R.dI)yield l.subarray(m,m+R.dI)};await a(f,l.length,v,g)},putStream:a,settle:async()=>{
await n("settle",{})},async[Symbol.asyncDispose](){}},calls:{async open({given:f}){const l=s.get(Number(f.stream));return l&&(l.parts=l.open()[Symbol.asyncIterator]()),
{}},async next({given:f}){const l=await s.get(Number(f.stream))?.parts?.next();return{bytes:l?.done===!1?l.value:void 0}}}}}var Bt=function(n,s,o){if(s!=null){if(typeof s!=
"object"&&typeof s!="function")throw new TypeError("Object expected.");var t,i;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=s[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=s[Symbol.dispose],o&&(i=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");i&&(t=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),n.stack.push({value:s,dispose:t,
async:o})}else o&&n.stack.push({async:!0});return s},Wt=(function(n){return function(s){function o(r){s.error=s.hasError?new n(r,s.error,"An error was suppresse\
d during disposal."):r,s.hasError=!0}var t,i=0;function a(){for(;t=s.stack.pop();)try{if(!t.async&&i===1)return i=0,s.stack.push(t),Promise.resolve().then(a);if(t.
dispose){var r=t.dispose.call(t.value);if(t.async)return i|=2,Promise.resolve(r).then(a,function(c){return o(c),a()})}else i|=1}catch(c){o(c)}if(i===1)return s.
hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(n,s,o){
var t=new Error(o);return t.name="SuppressedError",t.error=n,t.suppressed=s,t});async function Ut(n){const s=new AbortController,o=Promise.withResolvers(),{writer:t,
calls:i}=Nt((...y)=>a.call(...y)),a=new R.N_(n,{calls:i,tell(y,p){y==="start"?o.resolve(p):y==="abort"&&s.abort(new Error("the platform stops"))},closed:()=>process.
exit(1)}),{isolation:r,tmp:c,...f}=await o.promise,l=({kind:y,...p})=>a.tell(y,p),g=setInterval(()=>l({kind:"pulse"}),I.lb),v=Ct(a,{isolation:r,tmp:c},t),m={...f.
context,clock:O.ml};try{const y={stack:[],error:void 0,hasError:!1};try{const p=Bt(y,f.look?Ht():void 0,!1),P=ot({...f,context:m,host:v,tell:l,signal:s.signal});
et().catch(()=>{}),await P}catch(p){y.error=p,y.hasError=!0}finally{Wt(y)}}catch(y){if(!s.signal.aborted)throw y}finally{clearInterval(g),await a.end()}return 0}
const Gt=500;function Ht(){const n=setTimeout(()=>{V().catch(()=>{})},Gt);return{[Symbol.dispose]:()=>clearTimeout(n)}}async function et(){const[{loadFrameworks:n}]=await Promise.
all([Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,1159)),Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,2255)),Promise.all(
[e.e(75),e.e(870),e.e(495)]).then(e.bind(e,7412))]);await n()}async function Vt(){await Promise.all([et(),V(),Promise.all([e.e(75),e.e(568),e.e(348)]).then(e.bind(
e,804))])}async function ot({look:n,outputLimits:s,...o}){const{job:t,host:i,signal:a}=o,{syncMs:r}=o.context.limits;let c="clone";const f=y=>{y.kind==="stage"&&
(c=y.stage),o.tell(y)};let l=!1,g;const m={...o,tell:f,onOutput:async(y,p)=>{const{directory:P,kind:$,shape:K,startScript:q,server:x,detected:U}=y,{log:C,commit:it}=p;
if(n){const A=await(await V()).faultsOfSuccess(p);await Yt(i,{directory:P,kind:$,commit:it,mostFiles:s.files,signal:a},A)}a.throwIfAborted(),f({kind:"stage",stage:"\
sync"});const zt={writer:()=>i.writer()},[{ingestRelease:Jt},{becameWarning:Xt,notesOf:Zt,printsErrors:kt,shownFault:qt},{brokenSite:_t,isErrorOfSite:ts,syncFailure:ss}]=await Promise.
all([Promise.all([e.e(75),e.e(870),e.e(495)]).then(e.bind(e,7412)),Promise.all([e.e(75),e.e(870),e.e(495)]).then(e.bind(e,2454)),Promise.all([e.e(75),e.e(870),e.
e(495)]).then(e.bind(e,5388))]),at=AbortSignal.timeout(r),ns=AbortSignal.any([a,at]),es=t.settings.assetsOnly!==!0&&(t.type==="web-landing"||q!==void 0),rt=x===
void 0&&es?{startScript:q}:void 0,{verify:lt="warn",spaFallback:os}=t.settings,ct=lt!=="off"&&!n&&x===void 0&&t.settings.assetsOnly!==!0,is={blobs:zt,org:t.app.
org,directory:P,kind:$,shape:K,reserved:x===void 0?b.nA:void 0,pages:rt,limits:s,signal:ns,look:ct?{spaFallback:os,needsStart:rt!==void 0}:void 0},as=new Promise(
(A,_)=>{const hs=`Storing the output took longer than ${(0,F.a3)(r)}`;at.addEventListener("abort",()=>_(ss("sync_failed",hs)),{once:!0})}),ft=Jt(is);ft.catch(()=>{});
const{withheld:rs,leftOut:ls,ignoredRules:cs,hasIndexPage:us,faults:dt,...fs}=await Promise.race([ft,as]);for(const A of Zt({ignoredRules:cs,withheld:rs,leftOut:ls}))
C.line(A);const Q=dt.length>0||ct&&kt(C.recent())?await(await Kt()).warningsOf(p,dt):[];if(lt==="fail"&&Q.some(ts))throw _t(Q);for(const A of Q)C.line(`Warning:\
 ${qt(A)}`);const J=U&&Xt(U);J&&C.line(J.message),C.end(),l=!0,x!==void 0&&(g=async A=>{const{findingsOfStart:_}=await V();return await Z(p)?_(A,p,y.top??p.root):
[]});const ds=J?[J,...Q]:Q;f({kind:"stored",release:fs,commit:it,warnings:ds,...U&&{type:U.type}})}};try{if(t.purpose==="detect")return f({kind:"detected",...await Ft(
m)});await(await At(m))[Symbol.asyncDispose](),g&&await Qt(i,g)}catch(y){if(a.throwIfAborted(),l)throw y;f({kind:"failed",facts:(0,N.x)(y,c)})}}function Kt(){return Promise.
all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,9093))}async function Qt(n,s){let o=await n.tried([]);for(;o;)o=await n.tried(await s(o).catch(()=>[]))}async function Yt(n,s,o){
const{inspectOutput:t}=await Promise.all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,804)),{files:i,odd:a,ignoredRules:r}=await t(s);for(let c=0;;c+=I.wd){const f=c+
I.wd>=Math.max(i.length,a.length),l={files:i.slice(c,c+I.wd),odd:a.slice(c,c+I.wd),ignoredRules:r,faults:o};if(await n.look(l,f),f)return}}})};export{ys as id,gs as ids,ps as modules};

const fs=403,hs=[403],us={6583:((tt,H,t)=>{t.d(H,{P$:()=>b,RB:()=>T,nA:()=>j,r$:()=>$,xn:()=>B});var O=t(2978);const j=".slipway",$=`${j}/server.json`,M=["unpac\
k","spawn","listen","health","ready"],b=(0,O.lS)({step:(0,O.yL)(M),at:O.U9}),A=2e3,V=200,W={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},B=(0,O.lS)({...W,
code:(0,O.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(M),message:(0,O.Qq)(A),lines:(0,O.c3)(V,(0,O.Qq)(A)),journey:(0,O.c3)(
M.length,b)});function Q(h,d){return{code:"start_failed",step:d.at(-1)?.step??"unpack",message:h,exitCode:null,signal:null,lines:[],journey:d}}const T=(0,O.lS)(
{...W,outOfMemory:O.Jt});class S extends Error{name="StartFailed";failure;constructor(d){super(d.message),this.failure=d}}}),8899:((tt,H,t)=>{t.d(H,{L:()=>b});var O=t(
5807),j=t(1383);const $=4,M=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function b(T){const S=[...new Set(Object.values(T).flatMap(
d=>d.split(`
`)))].map(d=>d.trim()).filter(d=>d.length>=$&&!M.test(d)),h=W(S);return d=>{const u=d.split("\r").findLast(L=>L!=="")??"",p=(0,O.DJ)(u),E=h(p);return{plain:E,coloured:E===
p?A(u,p):void 0}}}function A(T,S){if(T.length>j.jz)return;const{texts:h,codes:d}=(0,O.OK)(T);if(d.length===0)return;const u=h.map(O.DJ);if(u.join("")===S)return u.
map((p,E)=>p+(d[E]??"")).join("")}const V="***";function W(T){if(T.length===0)return h=>h;const S=new Q(T);return h=>{const d=S.spansIn(h);if(d.length===0)return h;
let[u,p]=["",0];for(const{start:E,end:L}of d)u+=h.slice(p,E)+V,p=L;return u+h.slice(p)}}const B=2654435761;class Q{#e;#n;#i;#t;#s;#a=Math.floor(Math.random()*2**
31);#l=new Set;#c=1;constructor(S){const h=S.reduce((u,{length:p})=>u+p,1);this.#e=new Int32Array(h),this.#n=new Uint16Array(h),this.#i=new Int32Array(h),this.#t=
new Int32Array(h),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*h)));const d=[];for(const u of S)this.#o(u,d);for(const[u,p]of d.entries())for(const E of p){const{
[E]:L=0}=this.#e,P=u===0?0:this.#r(this.#i[L]??0,this.#n[E]??0);this.#i[E]=P,this.#t[E]||=this.#t[P]??0}}#o(S,h){let d=0;for(let u=0;u<S.length;u+=1){const p=S.
charCodeAt(u),E=this.#d(d,p);let L=this.#s[E]??0;if(L===0){L=this.#c,this.#c+=1,this.#s[E]=L,this.#e[L]=d,this.#n[L]=p;const P=h[u]??[];P.push(L),h[u]=P}d=L}this.#t[d]=
S.length,this.#l.add(S.charCodeAt(0))}spansIn(S){const h=[];let d=0;for(let u=0;u<S.length;u+=1){const p=S.charCodeAt(u);if(d===0&&!this.#l.has(p))continue;d=this.#r(
d,p);const E=this.#t[d]??0;if(E===0)continue;let L=u+1-E;for(let P=h.at(-1);P&&P.end>L;P=h.at(-1))L=Math.min(L,P.start),h.pop();h.push({start:L,end:u+1})}return h}#r(S,h){
for(let d=S;;d=this.#i[d]??0){const u=this.#s[this.#d(d,h)]??0;if(u!==0||d===0)return u}}#d(S,h){const d=this.#s.length-1,u=Math.imul(Math.imul(S^this.#a,B)^h,B);
for(let p=(u^u>>>15)&d;;p=p+1&d){const E=this.#s[p]??0;if(E===0||this.#e[E]===S&&this.#n[E]===h)return p}}}}),9403:((tt,H,t)=>{t.d(H,{deploy:()=>et,loadWorker:()=>Bt,
runWorker:()=>Wt});var O=t(1224),j=t(9127),$=t(1383),M=t(6583),b=t(1178),A=t(6822),V=t(3739),W=t(8595),B=t(597),Q=t(9878),T=t(6757),S=t(2881),h=t(8013),d=t(2345),
u=t(8899);const p=d.lF.failureLogLine,E=2e3;class L{#e;#n;#i;#t=[];#s=[];#a=[];#l=0;#c=0;#o="";#r;#d=!1;#f=0;#h=!1;constructor(o,e,s){this.#n=e/2,this.#i=(0,u.L)(
s),this.#e=o}line(o){const{plain:e,coloured:s}=this.#i(o),i=Buffer.from(e.slice(0,$.jz)).toString(),a=s===void 0?i:Buffer.from(s).toString();this.#t.push(i.length>
p?Buffer.from(i.slice(0,p)).toString():i),this.#t.length>=2*E&&this.#t.splice(0,E);const r=Buffer.byteLength(a)+1;this.#d||=this.#c+r>this.#n,!this.#h&&(this.#d?
this.#g(a,r):(this.#c+=r,this.#u(`${a}
`)))}#u(o){this.#o.length+o.length>$.EQ&&this.#m(),this.#o===""&&(this.#r??=setTimeout(()=>this.#m(),$.iv)),this.#o+=o}#m(){clearTimeout(this.#r),this.#r=void 0,
this.#o!==""&&this.#e(this.#o),this.#o=""}#g(o,e){this.#l+e>this.#n/2&&(this.#f+=this.#s.length,this.#s=this.#a,this.#a=[],this.#l=0),this.#a.push(o),this.#l+=e}last(){
return this.#t.slice(-d.lF.failureLogLines)}recent(){return this.#t.slice(-E)}end(){if(!this.#h){this.#h=!0,this.#f>0&&this.#u(`[\u2026 ${this.#f} lines are lef\
t out here \u2026]
`);for(const o of[...this.#s,...this.#a])this.#u(`${o}
`);this.#m()}}[Symbol.dispose](){this.end()}}var P=t(3024),C=t(1455),x=t(6760),ht=t(8627),ut=t(6419),Y=t(417);async function mt(n,o,e,s){const i=await n.fetch("\
commit",s),{mirror:a,tip:r,shown:c}=i,f=(0,Y.ww)("file",s),l=(0,x.join)(e,".git");await(0,ht.e)(l,{bare:!1,branch:o,lender:a,origin:c});const[g]=await Promise.all(
[gt(f,a,r),f.must(["-C",e,"reset","-q","--hard",r])]),v=(await(0,C.readFile)((0,x.join)(l,"refs/heads",o),"utf8")).trim();return await(0,C.writeFile)((0,x.join)(
l,"shallow"),`${v}
`),await St(f,n,e,s),await Tt(f,n,e,i,s),(0,P.existsSync)((0,x.join)(e,".gitmodules"))&&await yt(e,c,s),{commit:v,facts:g,mirror:a}}async function gt(n,o,e){const s=[],
i=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",e];await n.try(["-C",o,"log","--no-walk",...i],c=>{s.length<2&&s.push(c)});const[
a=null,r=null]=s;return{subject:r,author:a}}async function yt(n,o,e){const s=(0,Y.ww)("https",e),i=["submodule","update","-q","--init","--recursive","--depth=1",
"--recommend-shallow"],{exitCode:a,errors:r}=await s.try(["-C",n,...i]);if(a===0)return;const c=/transport '[^']*' not allowed/.test(r.join(`
`));throw(0,h.V2)("clone",c?"repository_not_allowed":"clone_failed",`A submodule of ${o} ${c?"has a URL that is not https":"could not be fetched"}: ${(0,Y.VS)(r)}`,
r)}const pt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],wt=["lastUpdated","showLastUpdate","git L\
ast Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-gi\
t","git log","git rev-list","git shortlog"];async function St(n,o,e,s){if(!await Et(n,e))return;const i=await o.fetch("history",s);if("problem"in i)return s.onLine(
`Warning: the history could not be fetched, so dates of changes may be wrong: ${i.problem}`);const a=(0,x.join)(e,".git/shallow");i.shallow===""?await(0,C.rm)(a,
{force:!0}):await(0,C.writeFile)(a,i.shallow),s.onLine("Fetched the history, because the sources read it")}async function Et(n,o){const e=pt.map(i=>`:(glob)**/${i}`),
s=wt.flatMap(i=>["-e",i]);return(await n.try(["-C",o,"grep","-q","-I","-F",...s,"--",...e])).exitCode===0}const vt="version https://git-lfs.github.com/spec/v1",
Ot=64*1024,X=10,Lt=200,Pt=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Tt(n,o,e,{
mirror:s,shown:i},a){const{env:r,onLine:c}=a;if(!(await(0,ut.zy)(e,(0,x.join)(e,".gitattributes"),Ot))?.text.includes("filter=lfs"))return;const l=await $t(n,e);
if(l.count===0)return;if(!r.PATH?.split(":").some(w=>(0,P.existsSync)((0,x.join)(w,"git-lfs")))){const w=l.count>X?` and ${l.count-X} more`:"",I=l.count===1?"1 \
file is":`${l.count} files are`;c(`Warning: ${I} in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${l.names.map(F=>`\`${F}\``).
join(", ")}${w}`);return}await o.fetch("largeFiles",a);const g=[`lfs.url=file://${s}`,...Pt].flatMap(w=>["-c",w]),{exitCode:v,errors:m}=await n.try(["-C",e,...g,
"lfs","pull"]);if(v===0)return c(`Fetched ${l.count===1?"1 file":`${l.count} files`} of Git LFS`);const y=`The files of Git LFS of ${i} could not be checked out\
: ${(0,Y.VS)(m)}`;throw(0,h.V2)("clone","clone_failed",y,m)}async function $t(n,o){const e=[];let s=0;return await n.try(["-C",o,"grep","-l","-I","-F","-e",vt,"\
--",":!.gitattributes"],i=>{s+=1,e.length<X&&e.push(i.slice(0,Lt))}),{count:s,names:e}}async function It(n){const o=await(0,C.open)(n,P.constants.O_RDONLY|P.constants.
O_DIRECTORY|P.constants.O_NOFOLLOW),{ino:e,dev:s}=await o.stat(),i=async()=>{const[r,c]=await Promise.all([(0,C.lstat)(n),(0,C.realpath)(n)]).catch(()=>[]);return r?.
ino===e&&r.dev===s&&c===n};return{isThere:i,check:async(r,c)=>{if(await i())return;const f=`The ${r} command \`${c}\` moved its checkout away, or put something e\
lse in its place`;throw(0,h.V2)(r,"output_unsafe",f)},[Symbol.asyncDispose]:()=>o.close()}}var At=function(n,o,e){if(o!=null){if(typeof o!="object"&&typeof o!="\
function")throw new TypeError("Object expected.");var s,i;if(e){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=o[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=o[Symbol.dispose],e&&(i=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");i&&(s=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),n.stack.push({value:o,dispose:s,async:e})}else e&&n.stack.push(
{async:!0});return o},Ft=(function(n){return function(o){function e(r){o.error=o.hasError?new n(r,o.error,"An error was suppressed during disposal."):r,o.hasError=
!0}var s,i=0;function a(){for(;s=o.stack.pop();)try{if(!s.async&&i===1)return i=0,o.stack.push(s),Promise.resolve().then(a);if(s.dispose){var r=s.dispose.call(s.
value);if(s.async)return i|=2,Promise.resolve(r).then(a,function(c){return e(c),a()})}else i|=1}catch(c){e(c)}if(i===1)return o.hasError?Promise.reject(o.error):
Promise.resolve();if(o.hasError)throw o.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(n,o,e){var s=new Error(e);return s.name=
"SuppressedError",s.error=n,s.suppressed=o,s});async function Rt(n){const{run:o,made:e}=await st(n,async(s,i,a)=>{const{installAndBuild:r}=await Promise.all([t.
e(503),t.e(568),t.e(107),t.e(676)]).then(t.bind(t,2255)),c=await r(s,i);return a(),await n.onOutput?.(c,s),c});return{commit:o.commit,...e,[Symbol.asyncDispose]:()=>k(
o,"built")}}async function jt(n){const{run:o,made:e}=await st(n,async s=>(await Promise.all([t.e(503),t.e(568),t.e(107),t.e(676)]).then(t.bind(t,2255))).detect(
s));return await k(o,"built"),{commit:o.commit,plan:e}}async function st(n,o){const e={stack:[],error:void 0,hasError:!1};try{const{job:s,workspace:i,signal:a,tell:r}=n,
{limits:c,clock:f}=n.context,l=At(e,new L(w=>r({kind:"log",text:w}),c.logBytes,s.env),!1),g=new AbortController,v=new AbortController;f.sleep(s.timeoutMs??c.timeoutMs,
v.signal).then(()=>g.abort(new Error("the time limit")),()=>{});const m={...n,log:l,signal:AbortSignal.any([a,g.signal]),guard:new Q.w({...c,...i}),mirror:"",commit:"",
renew:()=>Mt(m),root:i.source,defaults:{},step:"",stage:"clone"},y=w=>{m.stage=w,r({kind:"stage",stage:w})};try{y("clone");const{commit:w,facts:I}=await nt(m);return r(
{kind:"commit",commit:w,facts:I}),{run:m,made:await o(m,y,()=>v.abort())}}catch(w){let I=a.aborted?"ownFault":"suspicious";try{const{shown:F,isOfSource:G}=await Dt(
w,m,g.signal.aborted);throw G&&(I="ownFault"),a.throwIfAborted(),F}finally{await k(m,I)}}finally{v.abort()}}catch(s){e.error=s,e.hasError=!0}finally{Ft(e)}}function z(){
return Promise.all([t.e(75),t.e(568),t.e(348)]).then(t.bind(t,8741))}async function Z({checkout:n}){return n===void 0||n.isThere()}async function k(n,o){const e=await Z(
n)?o:"suspicious";await Promise.allSettled([n.installed?.settle(e),n.cached?.(e)]),await n.checkout?.[Symbol.asyncDispose]()}async function nt(n){const{context:o,
host:e,job:s,workspace:i,log:a,signal:r,guard:c}=n;n.step=`the clone of ${(0,B.ri)(s.repository)}`;const l={env:{...o.hostEnv,PATH:o.path},signal:r,guard:c,onLine:y=>a.
line(y)},{commit:g,facts:v,mirror:m}=await mt(e,s.branch,i.source,l);return n.mirror=m,n.commit=g,await(0,T._j)(i.source,i.owner),n.checkout=await It(i.source),
a.line(`Checked out ${g}`),{commit:g,facts:v}}async function Mt(n){await n.checkout?.[Symbol.asyncDispose](),await(0,T.FT)(n.workspace),await nt(n)}const Ct=new Set(
["output_missing","output_empty","nothing_to_serve"]),xt=new Set(["server_build","no_start_command","nothing_to_serve"]);async function Dt(n,o,e){const{log:s,stage:i,
step:a,context:r}=o;if(e){const l=`The build took longer than its limit of ${(0,j.a3)(o.job.timeoutMs??r.limits.timeoutMs)} and was stopped during ${a}`;return s.
line(l),{shown:(0,h.V2)(i,"build_timeout",l,s.last()),isOfSource:!1}}if(n instanceof S.$w){const{faultsOfSuccess:f,findingsOf:l,isFaultOfSource:g}=await z(),v=await Z(
o),m=v?await l(n.facts,o):n.facts.diagnostics,y=v&&m.length===0&&Ct.has(n.facts.code)?await f(o):[],w=y.flatMap(({file:D,line:U,message:N})=>D===null?[]:[{file:D,
line:U,column:null,severity:"error",code:"build_fault",message:N}]),I=[...m,...w];s.line(xt.has(n.facts.code)?`Failed: ${n.facts.code}`:n.message);const[F]=y,G=F?
`${n.facts.message}. ${(0,W._Q)(F)}`:n.facts.message;return{shown:new S.$w({...n.facts,message:G,log:s.last(),diagnostics:I}),isOfSource:g(I)}}return{shown:(0,V.
b$)(n)?(0,h.V2)(i,"disk_full","The disk is full",s.last()):n,isOfSource:!1}}function Nt(n,o,e){const s=async(i,a,{signal:r,onLine:c}={})=>{const f=({line:l})=>c?.(
String(l));return(await n.call(i,a,{signal:r,onEvent:f})).value};return{...o,fetch:(i,a)=>s("fetch",{what:i},a),versionsOf:i=>s("versions",{tool:i}),tool:({name:i,
version:a},r)=>s("tool",{name:i,version:a},{onLine:r}),run:({script:i,cwd:a,env:r,showsInstalls:c,...f})=>s("run",{script:i,cwd:a,env:r,showsInstalls:c},f),tried:i=>s(
"tried",{found:i}),look:(i,a)=>s("look",{part:i,isLast:a}),writer:()=>e}}function bt(n){const o=new Map;let e=[],s=0;const i=async()=>{const f=e;e=[];try{const{
value:l}=await n("keep",{objects:f.map(({key:v,size:m})=>[v,m])}),g=l;for(const[v,m]of f.entries())m.resolve(g[v]===!0)}catch(l){for(const g of f)g.reject(l)}},
a=async(f,l,g,v)=>{s+=1;const m=s;o.set(m,{open:g});try{await n("stream",{key:f,size:l,sha256:v,stream:m})}finally{o.delete(m)}};return{writer:{keep(f,l){e.length===
0&&setImmediate(()=>{i()});const g={...Promise.withResolvers(),key:f,size:l};return e.push(g),g.promise},async put(f,l,g){if(l.length<=A.dI)return void await n(
"put",{key:f,sha256:g},{bytes:l});const v=async function*(){for(let m=0;m<l.length;m+=A.dI)yield l.subarray(m,m+A.dI)};await a(f,l.length,v,g)},putStream:a,settle:async()=>{
await n("settle",{})},async[Symbol.asyncDispose](){}},calls:{async open({given:f}){const l=o.get(Number(f.stream));return l&&(l.parts=l.open()[Symbol.asyncIterator]()),
{}},async next({given:f}){const l=await o.get(Number(f.stream))?.parts?.next();return{bytes:l?.done===!1?l.value:void 0}}}}}async function Wt(n){const o=new AbortController,
e=Promise.withResolvers(),{writer:s,calls:i}=bt((...y)=>a.call(...y)),a=new A.N_(n,{calls:i,tell(y,w){y==="start"?e.resolve(w):y==="abort"&&o.abort(new Error("t\
he platform stops"))},closed:()=>process.exit(1)}),{isolation:r,tmp:c,...f}=await e.promise,l=({kind:y,...w})=>a.tell(y,w),g=setInterval(()=>l({kind:"pulse"}),$.
lb),v=Nt(a,{isolation:r,tmp:c},s),m={...f.context,clock:O.ml};try{const y=et({...f,context:m,host:v,tell:l,signal:o.signal});ot().catch(()=>{}),await y}catch(y){
if(!o.signal.aborted)throw y}finally{clearInterval(g),await a.end()}return 0}async function ot(){const[{loadFrameworks:n}]=await Promise.all([Promise.all([t.e(503),
t.e(568),t.e(107),t.e(676)]).then(t.bind(t,1159)),Promise.all([t.e(503),t.e(568),t.e(107),t.e(676)]).then(t.bind(t,2255)),Promise.all([t.e(75),t.e(870),t.e(495)]).
then(t.bind(t,7412))]);await n()}async function Bt(){await Promise.all([ot(),z(),Promise.all([t.e(75),t.e(568),t.e(348)]).then(t.bind(t,804))])}async function et({
look:n,outputLimits:o,...e}){const{job:s,host:i,signal:a}=e,{syncMs:r}=e.context.limits;let c="clone";const f=y=>{y.kind==="stage"&&(c=y.stage),e.tell(y)};let l=!1,
g;const m={...e,tell:f,onOutput:async(y,w)=>{const{directory:I,kind:F,shape:G,startScript:q,server:D,detected:U}=y,{log:N,commit:it}=w;if(n){const R=await(await z()).
faultsOfSuccess(w);await Vt(i,{directory:I,kind:F,commit:it,mostFiles:o.files,signal:a},R)}a.throwIfAborted(),f({kind:"stage",stage:"sync"});const Gt={writer:()=>i.
writer()},[{ingestRelease:Kt},{becameWarning:Qt,notesOf:Yt,printsErrors:zt,shownFault:Jt},{brokenSite:Xt,isErrorOfSite:Zt,syncFailure:kt}]=await Promise.all([Promise.
all([t.e(75),t.e(870),t.e(495)]).then(t.bind(t,7412)),Promise.all([t.e(75),t.e(870),t.e(495)]).then(t.bind(t,2454)),Promise.all([t.e(75),t.e(870),t.e(495)]).then(
t.bind(t,5388))]),at=AbortSignal.timeout(r),qt=AbortSignal.any([a,at]),_t=s.settings.assetsOnly!==!0&&(s.type==="web-landing"||q!==void 0),lt=D===void 0&&_t?{startScript:q}:
void 0,{verify:rt="warn",spaFallback:ts}=s.settings,ct=rt!=="off"&&!n&&D===void 0&&s.settings.assetsOnly!==!0,ss={blobs:Gt,org:s.app.org,directory:I,kind:F,shape:G,
reserved:D===void 0?M.nA:void 0,pages:lt,limits:o,signal:qt,look:ct?{spaFallback:ts,needsStart:lt!==void 0}:void 0},ns=new Promise((R,_)=>{const rs=`Storing the\
 output took longer than ${(0,j.a3)(r)}`;at.addEventListener("abort",()=>_(kt("sync_failed",rs)),{once:!0})}),dt=Kt(ss);dt.catch(()=>{});const{withheld:os,leftOut:es,
ignoredRules:is,hasIndexPage:cs,faults:ft,...as}=await Promise.race([dt,ns]);for(const R of Yt({ignoredRules:is,withheld:os,leftOut:es}))N.line(R);const K=ft.length>
0||ct&&zt(N.recent())?await(await Ut()).warningsOf(w,ft):[];if(rt==="fail"&&K.some(Zt))throw Xt(K);for(const R of K)N.line(`Warning: ${Jt(R)}`);const J=U&&Qt(U);
J&&N.line(J.message),N.end(),l=!0,D!==void 0&&(g=async R=>{const{findingsOfStart:_}=await z();return await Z(w)?_(R,w,y.top??w.root):[]});const ls=J?[J,...K]:K;
f({kind:"stored",release:as,commit:it,warnings:ls,...U&&{type:U.type}})}};try{if(s.purpose==="detect")return f({kind:"detected",...await jt(m)});await(await Rt(
m))[Symbol.asyncDispose](),g&&await Ht(i,g)}catch(y){if(a.throwIfAborted(),l)throw y;f({kind:"failed",facts:(0,b.x)(y,c)})}}function Ut(){return Promise.all([t.
e(75),t.e(568),t.e(348)]).then(t.bind(t,9093))}async function Ht(n,o){let e=await n.tried([]);for(;e;)e=await n.tried(await o(e).catch(()=>[]))}async function Vt(n,o,e){
const{inspectOutput:s}=await Promise.all([t.e(75),t.e(568),t.e(348)]).then(t.bind(t,804)),{files:i,odd:a,ignoredRules:r}=await s(o);for(let c=0;;c+=$.wd){const f=c+
$.wd>=Math.max(i.length,a.length),l={files:i.slice(c,c+$.wd),odd:a.slice(c,c+$.wd),ignoredRules:r,faults:e};if(await n.look(l,f),f)return}}})};export{fs as id,hs as ids,us as modules};

const ys=403,gs=[403],ps={6583:((tt,U,e)=>{e.d(U,{P$:()=>A,RB:()=>S,kj:()=>H,nA:()=>F,r$:()=>R,xn:()=>V});var O=e(2978);const F=".slipway",R=`${F}/server.json`,
H=3,b=["unpack","spawn","listen","health","ready"],A=(0,O.lS)({step:(0,O.yL)(b),at:O.U9}),B=2e3,G=200,D={exitCode:(0,O.Xd)(O.U9),signal:(0,O.Xd)((0,O.Qq)(40))},
V=(0,O.lS)({...D,code:(0,O.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,O.yL)(b),message:(0,O.Qq)(B),lines:(0,O.c3)(G,(0,O.Qq)(B)),
journey:(0,O.c3)(b.length,A)});function j(d,h){return{code:"start_failed",step:h.at(-1)?.step??"unpack",message:d,exitCode:null,signal:null,lines:[],journey:h}}
const S=(0,O.lS)({...D,outOfMemory:O.Jt});class u extends Error{name="StartFailed";failure;constructor(h){super(h.message),this.failure=h}}}),8899:((tt,U,e)=>{e.
d(U,{L:()=>b});var O=e(5807),F=e(1383);const R=4,H=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;function b(j){const S=[...new Set(
Object.values(j).flatMap(d=>d.split(`
`)))].map(d=>d.trim()).filter(d=>d.length>=R&&!H.test(d)),u=G(S);return d=>{const h=d.split("\r").findLast(T=>T!=="")??"",w=(0,O.DJ)(h),E=u(w);return{plain:E,coloured:E===
w?A(h,w):void 0}}}function A(j,S){if(j.length>F.jz)return;const{texts:u,codes:d}=(0,O.OK)(j);if(d.length===0)return;const h=u.map(O.DJ);if(h.join("")===S)return h.
map((w,E)=>w+(d[E]??"")).join("")}const B="***";function G(j){if(j.length===0)return u=>u;const S=new V(j);return u=>{const d=S.spansIn(u);if(d.length===0)return u;
let[h,w]=["",0];for(const{start:E,end:T}of d)h+=u.slice(w,E)+B,w=T;return h+u.slice(w)}}const D=2654435761;class V{#o;#n;#i;#t;#s;#a=Math.floor(Math.random()*2**
31);#r=new Set;#c=1;constructor(S){const u=S.reduce((h,{length:w})=>h+w,1);this.#o=new Int32Array(u),this.#n=new Uint16Array(u),this.#i=new Int32Array(u),this.#t=
new Int32Array(u),this.#s=new Int32Array(2**Math.ceil(Math.log2(2*u)));const d=[];for(const h of S)this.#e(h,d);for(const[h,w]of d.entries())for(const E of w){const{
[E]:T=0}=this.#o,L=h===0?0:this.#l(this.#i[T]??0,this.#n[E]??0);this.#i[E]=L,this.#t[E]||=this.#t[L]??0}}#e(S,u){let d=0;for(let h=0;h<S.length;h+=1){const w=S.
charCodeAt(h),E=this.#f(d,w);let T=this.#s[E]??0;if(T===0){T=this.#c,this.#c+=1,this.#s[E]=T,this.#o[T]=d,this.#n[T]=w;const L=u[h]??[];L.push(T),u[h]=L}d=T}this.#t[d]=
S.length,this.#r.add(S.charCodeAt(0))}spansIn(S){const u=[];let d=0;for(let h=0;h<S.length;h+=1){const w=S.charCodeAt(h);if(d===0&&!this.#r.has(w))continue;d=this.#l(
d,w);const E=this.#t[d]??0;if(E===0)continue;let T=h+1-E;for(let L=u.at(-1);L&&L.end>T;L=u.at(-1))T=Math.min(T,L.start),u.pop();u.push({start:T,end:h+1})}return u}#l(S,u){
for(let d=S;;d=this.#i[d]??0){const h=this.#s[this.#f(d,u)]??0;if(h!==0||d===0)return h}}#f(S,u){const d=this.#s.length-1,h=Math.imul(Math.imul(S^this.#a,D)^u,D);
for(let w=(h^h>>>15)&d;;w=w+1&d){const E=this.#s[w]??0;if(E===0||this.#o[E]===S&&this.#n[E]===u)return w}}}}),9403:((tt,U,e)=>{e.d(U,{deploy:()=>ot,loadWorker:()=>Vt,
runWorker:()=>Ut});var O=e(1224),F=e(9127),R=e(1383),H=e(6583),b=e(1178),A=e(6822),B=e(3739),G=e(8595),D=e(597),V=e(9878),j=e(6757),S=e(2881),u=e(8013),d=e(2345),
h=e(8899);const w=d.lF.failureLogLine,E=2e3;class T{#o;#n;#i;#t=[];#s=[];#a=[];#r=0;#c=0;#e="";#l;#f=!1;#d=0;#h=!1;constructor(s,o,t){this.#n=o/2,this.#i=(0,h.L)(
t),this.#o=s}line(s){const{plain:o,coloured:t}=this.#i(s),i=Buffer.from(o.slice(0,R.jz)).toString(),a=t===void 0?i:Buffer.from(t).toString();this.#t.push(i.length>
w?Buffer.from(i.slice(0,w)).toString():i),this.#t.length>=2*E&&this.#t.splice(0,E);const l=Buffer.byteLength(a)+1;this.#f||=this.#c+l>this.#n,!this.#h&&(this.#f?
this.#y(a,l):(this.#c+=l,this.#u(`${a}
`)))}#u(s){this.#e.length+s.length>R.EQ&&this.#m(),this.#e===""&&(this.#l??=setTimeout(()=>this.#m(),R.iv)),this.#e+=s}#m(){clearTimeout(this.#l),this.#l=void 0,
this.#e!==""&&this.#o(this.#e),this.#e=""}#y(s,o){this.#r+o>this.#n/2&&(this.#d+=this.#s.length,this.#s=this.#a,this.#a=[],this.#r=0),this.#a.push(s),this.#r+=o}last(){
return this.#t.slice(-d.lF.failureLogLines)}recent(){return this.#t.slice(-E)}end(){if(!this.#h){this.#h=!0,this.#d>0&&this.#u(`[\u2026 ${this.#d} lines are lef\
t out here \u2026]
`);for(const s of[...this.#s,...this.#a])this.#u(`${s}
`);this.#m()}}[Symbol.dispose](){this.end()}}var L=e(3024),M=e(1455),x=e(6760),ht=e(8627),ut=e(6419),z=e(417);async function mt(n,s,o,t){const i=await n.fetch("\
commit",t),{mirror:a,tip:l,shown:c}=i,f=(0,z.ww)("file",t),r=(0,x.join)(o,".git");(0,ht.e)(r,{bare:!1,branch:s,lender:a,origin:c});const[g,v]=await Promise.all(
[yt(f,a,l),Et(f,a,l),f.must(["-C",o,"reset","-q","--hard",l])]),m=(await(0,M.readFile)((0,x.join)(r,"refs/heads",s),"utf8")).trim();return await(0,M.writeFile)(
(0,x.join)(r,"shallow"),`${m}
`),v&&await St(n,o,t),await Pt(f,n,o,i,t),(0,L.existsSync)((0,x.join)(o,".gitmodules"))&&await gt(o,c,t),{commit:m,facts:g,mirror:a}}async function yt(n,s,o){const t=[],
i=["--no-show-signature","--encoding=UTF-8","--format=%an%n%s","--end-of-options",o];await n.try(["-C",s,"log","--no-walk",...i],c=>{t.length<2&&t.push(c)});const[
a=null,l=null]=t;return{subject:l,author:a}}async function gt(n,s,o){const t=(0,z.ww)("https",o),i=["submodule","update","-q","--init","--recursive","--depth=1",
"--recommend-shallow"],{exitCode:a,errors:l}=await t.try(["-C",n,...i]);if(a===0)return;const c=l.map(r=>r.replaceAll(`${n}/`,"")),f=/transport '[^']*' not allowed/.
test(c.join(`
`));throw(0,u.V2)("clone",f?"repository_not_allowed":"clone_failed",`A submodule of ${s} ${f?"has a URL that is not https":"could not be fetched"}: ${(0,z.VS)(c)}`,
c)}const pt=["package.json","*.config.*",".eleventy.*",".vitepress/config*",".vitepress/config/*",".vuepress/config*"],wt=["lastUpdated","showLastUpdate","git L\
ast Modified","git Created","gitTimestamp",'"nextra"',"@vuepress/plugin-git","@vuepress/theme-default","gatsby-transformer-gitinfo","git-last-commit","simple-gi\
t","git log","git rev-list","git shortlog"];async function St(n,s,o){const t=await n.fetch("history",o);if("problem"in t)return o.onLine(`Warning: the history c\
ould not be fetched, so dates of changes may be wrong: ${t.problem}`);const i=(0,x.join)(s,".git/shallow");t.shallow===""?await(0,M.rm)(i,{force:!0}):await(0,M.
writeFile)(i,t.shallow),o.onLine("Fetched the history, because the sources read it")}async function Et(n,s,o){const t=pt.map(a=>`:(glob)**/${a}`),i=wt.flatMap(a=>[
"-e",a]);return(await n.try(["-C",s,"grep","-q","-I","-F",...i,o,"--",...t])).exitCode===0}const vt="version https://git-lfs.github.com/spec/v1",Ot=64*1024,X=10,
Tt=200,Lt=["filter.lfs.clean=git-lfs clean -- %f","filter.lfs.smudge=git-lfs smudge -- %f","filter.lfs.required=true"];async function Pt(n,s,o,{mirror:t,shown:i},a){
const{env:l,onLine:c}=a;if(!(await(0,ut.zy)(o,(0,x.join)(o,".gitattributes"),Ot))?.text.includes("filter=lfs"))return;const r=await Rt(n,o);if(r.count===0)return;
if(!l.PATH?.split(":").some(p=>(0,L.existsSync)((0,x.join)(p,"git-lfs")))){const p=r.count>X?` and ${r.count-X} more`:"",P=r.count===1?"1 file is":`${r.count} f\
iles are`;c(`Warning: ${P} in Git LFS, and this platform has no git-lfs, so only pointers to them are published: ${r.names.map(I=>`\`${I}\``).join(", ")}${p}`);
return}await s.fetch("largeFiles",a);const g=[`lfs.url=file://${t}`,...Lt].flatMap(p=>["-c",p]),{exitCode:v,errors:m}=await n.try(["-C",o,...g,"lfs","pull"]);if(v===
0)return c(`Fetched ${r.count===1?"1 file":`${r.count} files`} of Git LFS`);const y=`The files of Git LFS of ${i} could not be checked out: ${(0,z.VS)(m)}`;throw(0,u.
V2)("clone","clone_failed",y,m)}async function Rt(n,s){const o=[];let t=0;return await n.try(["-C",s,"grep","-l","-I","-F","-e",vt,"--",":!.gitattributes"],i=>{
t+=1,o.length<X&&o.push(i.slice(0,Tt))}),{count:t,names:o}}async function jt(n){const s=await(0,M.open)(n,L.constants.O_RDONLY|L.constants.O_DIRECTORY|L.constants.
O_NOFOLLOW),{ino:o,dev:t}=await s.stat(),i=async()=>{const[l,c]=await Promise.all([(0,M.lstat)(n),(0,M.realpath)(n)]).catch(()=>[]);return l?.ino===o&&l.dev===t&&
c===n};return{isThere:i,check:async(l,c)=>{if(await i())return;const f=`The ${l} command \`${c}\` moved its checkout away, or put something else in its place`;throw(0,u.
V2)(l,"output_unsafe",f)},[Symbol.asyncDispose]:()=>s.close()}}var At=function(n,s,o){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError(
"Object expected.");var t,i;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=s[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");t=s[Symbol.dispose],o&&(i=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");
i&&(t=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),n.stack.push({value:s,dispose:t,async:o})}else o&&n.stack.push({async:!0});return s},It=(function(n){
return function(s){function o(l){s.error=s.hasError?new n(l,s.error,"An error was suppressed during disposal."):l,s.hasError=!0}var t,i=0;function a(){for(;t=s.
stack.pop();)try{if(!t.async&&i===1)return i=0,s.stack.push(t),Promise.resolve().then(a);if(t.dispose){var l=t.dispose.call(t.value);if(t.async)return i|=2,Promise.
resolve(l).then(a,function(c){return o(c),a()})}else i|=1}catch(c){o(c)}if(i===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.
error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(n,s,o){var t=new Error(o);return t.name="SuppressedError",t.error=n,t.suppressed=
s,t});async function $t(n){const{run:s,made:o}=await st(n,async(t,i,a)=>{const{installAndBuild:l}=await Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(
e.bind(e,2255)),c=await l(t,i);return a(),await n.onOutput?.(c,t),c});return{commit:s.commit,...o,[Symbol.asyncDispose]:()=>k(s,"built")}}async function Ft(n){const{
run:s,made:o}=await st(n,async t=>(await Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,2255))).detect(t));return await k(s,"built"),{commit:s.
commit,plan:o}}async function st(n,s){const o={stack:[],error:void 0,hasError:!1};try{const{job:t,workspace:i,signal:a,tell:l}=n,{limits:c,clock:f}=n.context,r=At(
o,new T(p=>l({kind:"log",text:p}),c.logBytes,t.env),!1),g=new AbortController,v=new AbortController;f.sleep(t.timeoutMs??c.timeoutMs,v.signal).then(()=>g.abort(
new Error("the time limit")),()=>{});const m={...n,log:r,signal:AbortSignal.any([a,g.signal]),guard:new V.w({...c,...i}),mirror:"",commit:"",renew:()=>bt(m),root:i.
source,defaults:{},step:"",stage:"clone"},y=p=>{m.stage=p,l({kind:"stage",stage:p})};try{y("clone");const{commit:p,facts:P}=await nt(m);return l({kind:"commit",
commit:p,facts:P}),{run:m,made:await s(m,y,()=>v.abort())}}catch(p){let P=a.aborted?"ownFault":"suspicious";try{const{shown:I,isOfSource:Q}=await xt(p,m,g.signal.
aborted);throw Q&&(P="ownFault"),a.throwIfAborted(),I}finally{await k(m,P)}}finally{v.abort()}}catch(t){o.error=t,o.hasError=!0}finally{It(o)}}function K(){return Promise.
all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,8741))}async function Z({checkout:n}){return n===void 0||n.isThere()}async function k(n,s){const o=await Z(n)?s:"\
suspicious";await Promise.allSettled([n.installed?.settle(o),n.cached?.(o)]),await n.checkout?.[Symbol.asyncDispose]()}async function nt(n){const{context:s,host:o,
job:t,workspace:i,log:a,signal:l,guard:c}=n;n.step=`the clone of ${(0,D.ri)(t.repository)}`;const r={env:{...s.hostEnv,PATH:s.path},signal:l,guard:c,onLine:y=>a.
line(y)},{commit:g,facts:v,mirror:m}=await mt(o,t.branch,i.source,r);return n.mirror=m,n.commit=g,await(0,j._j)(i.source,i.owner),n.checkout=await jt(i.source),
a.line(`Checked out ${g}`),{commit:g,facts:v}}async function bt(n){await n.checkout?.[Symbol.asyncDispose](),await(0,j.FT)(n.workspace),await nt(n)}const Dt=new Set(
["output_missing","output_empty","nothing_to_serve"]),Mt=new Set(["server_build","no_start_command","nothing_to_serve"]);async function xt(n,s,o){const{log:t,stage:i,
step:a,context:l}=s;if(o){const r=`The build took longer than its limit of ${(0,F.a3)(s.job.timeoutMs??l.limits.timeoutMs)} and was stopped during ${a}`;return t.
line(r),{shown:(0,u.V2)(i,"build_timeout",r,t.last()),isOfSource:!1}}if(n instanceof S.$w){const{faultsOfSuccess:f,findingsOf:r,isFaultOfSource:g}=await K(),v=await Z(
s),m=v?await r(n.facts,s):n.facts.diagnostics,y=v&&m.length===0&&Dt.has(n.facts.code)?await f(s):[],p=y.flatMap(({file:C,line:W,message:N})=>C===null?[]:[{file:C,
line:W,column:null,severity:"error",code:"build_fault",message:N}]),P=[...m,...p];t.line(Mt.has(n.facts.code)?`Failed: ${n.facts.code}`:n.message);const[I]=y,Q=I?
`${n.facts.message}. ${(0,G._Q)(I)}`:n.facts.message;return{shown:new S.$w({...n.facts,message:Q,log:t.last(),diagnostics:P}),isOfSource:g(P)}}return{shown:(0,B.
b$)(n)?(0,u.V2)(i,"disk_full","The disk is full",t.last()):n,isOfSource:!1}}function Ct(n,s,o){const t=async(i,a,{signal:l,onLine:c}={})=>{const f=({line:r})=>c?.(
String(r));return(await n.call(i,a,{signal:l,onEvent:f})).value};return{...s,fetch:(i,a)=>t("fetch",{what:i},a),versionsOf:i=>t("versions",{tool:i}),tool:({name:i,
version:a},l)=>t("tool",{name:i,version:a},{onLine:l}),run:({script:i,cwd:a,env:l,showsInstalls:c,...f})=>t("run",{script:i,cwd:a,env:l,showsInstalls:c},f),tried:i=>t(
"tried",{found:i}),look:(i,a)=>t("look",{part:i,isLast:a}),writer:()=>o}}function Nt(n){const s=new Map;let o=[],t=0;const i=async()=>{const f=o;o=[];try{const{
value:r}=await n("keep",{objects:f.map(({key:v,size:m})=>[v,m])}),g=r;for(const[v,m]of f.entries())m.resolve(g[v]===!0)}catch(r){for(const g of f)g.reject(r)}},
a=async(f,r,g,v)=>{t+=1;const m=t;s.set(m,{open:g});try{await n("stream",{key:f,size:r,sha256:v,stream:m})}finally{s.delete(m)}};return{writer:{keep(f,r){o.length===
0&&setImmediate(()=>{i()});const g={...Promise.withResolvers(),key:f,size:r};return o.push(g),g.promise},async put(f,r,g){if(r.length<=A.dI)return void await n(
"put",{key:f,sha256:g},{bytes:r});const v=async function*(){for(let m=0;m<r.length;m+=A.dI)yield r.subarray(m,m+A.dI)};await a(f,r.length,v,g)},putStream:a,settle:async()=>{
await n("settle",{})},async[Symbol.asyncDispose](){}},calls:{async open({given:f}){const r=s.get(Number(f.stream));return r&&(r.parts=r.open()[Symbol.asyncIterator]()),
{}},async next({given:f}){const r=await s.get(Number(f.stream))?.parts?.next();return{bytes:r?.done===!1?r.value:void 0}}}}}var Bt=function(n,s,o){if(s!=null){if(typeof s!=
"object"&&typeof s!="function")throw new TypeError("Object expected.");var t,i;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");t=s[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");t=s[Symbol.dispose],o&&(i=t)}if(typeof t!=
"function")throw new TypeError("Object not disposable.");i&&(t=function(){try{i.call(this)}catch(a){return Promise.reject(a)}}),n.stack.push({value:s,dispose:t,
async:o})}else o&&n.stack.push({async:!0});return s},Wt=(function(n){return function(s){function o(l){s.error=s.hasError?new n(l,s.error,"An error was suppresse\
d during disposal."):l,s.hasError=!0}var t,i=0;function a(){for(;t=s.stack.pop();)try{if(!t.async&&i===1)return i=0,s.stack.push(t),Promise.resolve().then(a);if(t.
dispose){var l=t.dispose.call(t.value);if(t.async)return i|=2,Promise.resolve(l).then(a,function(c){return o(c),a()})}else i|=1}catch(c){o(c)}if(i===1)return s.
hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(n,s,o){
var t=new Error(o);return t.name="SuppressedError",t.error=n,t.suppressed=s,t});async function Ut(n){const s=new AbortController,o=Promise.withResolvers(),{writer:t,
calls:i}=Nt((...y)=>a.call(...y)),a=new A.N_(n,{calls:i,tell(y,p){y==="start"?o.resolve(p):y==="abort"&&s.abort(new Error("the platform stops"))},closed:()=>process.
exit(1)}),{isolation:l,tmp:c,...f}=await o.promise,r=({kind:y,...p})=>a.tell(y,p),g=setInterval(()=>r({kind:"pulse"}),R.lb),v=Ct(a,{isolation:l,tmp:c},t),m={...f.
context,clock:O.ml};try{const y={stack:[],error:void 0,hasError:!1};try{const p=Bt(y,f.look?Gt():void 0,!1),P=ot({...f,context:m,host:v,tell:r,signal:s.signal});
et().catch(()=>{}),await P}catch(p){y.error=p,y.hasError=!0}finally{Wt(y)}}catch(y){if(!s.signal.aborted)throw y}finally{clearInterval(g),await a.end()}return 0}
const Ht=500;function Gt(){const n=setTimeout(()=>{K().catch(()=>{})},Ht);return{[Symbol.dispose]:()=>clearTimeout(n)}}async function et(){const[{loadFrameworks:n}]=await Promise.
all([Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,1159)),Promise.all([e.e(503),e.e(568),e.e(107),e.e(676)]).then(e.bind(e,2255)),Promise.all(
[e.e(75),e.e(870),e.e(495)]).then(e.bind(e,7412))]);await n()}async function Vt(){await Promise.all([et(),K(),Promise.all([e.e(75),e.e(568),e.e(348)]).then(e.bind(
e,804))])}async function ot({look:n,outputLimits:s,...o}){const{job:t,host:i,signal:a}=o,{syncMs:l}=o.context.limits;let c="clone";const f=y=>{y.kind==="stage"&&
(c=y.stage),o.tell(y)};let r=!1,g;const m={...o,tell:f,onOutput:async(y,p)=>{const{directory:P,kind:I,shape:Q,startScript:q,server:C,detected:W}=y,{log:N,commit:it}=p;
if(n){const $=await(await K()).faultsOfSuccess(p);await Yt(i,{directory:P,kind:I,commit:it,mostFiles:s.files,signal:a},$)}a.throwIfAborted(),f({kind:"stage",stage:"\
sync"});const zt={writer:()=>i.writer()},[{ingestRelease:Jt},{becameWarning:Xt,notesOf:Zt,printsErrors:kt,shownFault:qt},{brokenSite:_t,isErrorOfSite:ts,syncFailure:ss}]=await Promise.
all([Promise.all([e.e(75),e.e(870),e.e(495)]).then(e.bind(e,7412)),Promise.all([e.e(75),e.e(870),e.e(495)]).then(e.bind(e,2454)),Promise.all([e.e(75),e.e(870),e.
e(495)]).then(e.bind(e,5388))]),at=AbortSignal.timeout(l),ns=AbortSignal.any([a,at]),es=t.settings.assetsOnly!==!0&&(t.type==="web-landing"||q!==void 0),rt=C===
void 0&&es?{startScript:q}:void 0,{verify:lt="warn",spaFallback:os}=t.settings,ct=lt!=="off"&&!n&&C===void 0&&t.settings.assetsOnly!==!0,is={blobs:zt,org:t.app.
org,directory:P,kind:I,shape:Q,reserved:C===void 0?H.nA:void 0,pages:rt,limits:s,signal:ns,look:ct?{spaFallback:os,needsStart:rt!==void 0}:void 0},as=new Promise(
($,_)=>{const hs=`Storing the output took longer than ${(0,F.a3)(l)}`;at.addEventListener("abort",()=>_(ss("sync_failed",hs)),{once:!0})}),ft=Jt(is);ft.catch(()=>{});
const{withheld:rs,leftOut:ls,ignoredRules:cs,hasIndexPage:us,faults:dt,...fs}=await Promise.race([ft,as]);for(const $ of Zt({ignoredRules:cs,withheld:rs,leftOut:ls}))
N.line($);const Y=dt.length>0||ct&&kt(N.recent())?await(await Kt()).warningsOf(p,dt):[];if(lt==="fail"&&Y.some(ts))throw _t(Y);for(const $ of Y)N.line(`Warning:\
 ${qt($)}`);const J=W&&Xt(W);J&&N.line(J.message),N.end(),r=!0,C!==void 0&&(g=async $=>{const{findingsOfStart:_}=await K();return await Z(p)?_($,p,y.top??p.root):
[]});const ds=J?[J,...Y]:Y;f({kind:"stored",release:fs,commit:it,warnings:ds,...W&&{type:W.type}})}};try{if(t.purpose==="detect")return f({kind:"detected",...await Ft(
m)});await(await $t(m))[Symbol.asyncDispose](),g&&await Qt(i,g)}catch(y){if(a.throwIfAborted(),r)throw y;f({kind:"failed",facts:(0,b.x)(y,c)})}}function Kt(){return Promise.
all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,9093))}async function Qt(n,s){let o=await n.tried([]);for(;o;)o=await n.tried(await s(o).catch(()=>[]))}async function Yt(n,s,o){
const{inspectOutput:t}=await Promise.all([e.e(75),e.e(568),e.e(348)]).then(e.bind(e,804)),{files:i,odd:a,ignoredRules:l}=await t(s);for(let c=0;;c+=R.wd){const f=c+
R.wd>=Math.max(i.length,a.length),r={files:i.slice(c,c+R.wd),odd:a.slice(c,c+R.wd),ignoredRules:l,faults:o};if(await n.look(r,f),f)return}}})};export{ys as id,gs as ids,ps as modules};

const le=875,he=[875],_e={8595:((V,x,o)=>{o.d(x,{EO:()=>p,HK:()=>E,_Q:()=>B,dA:()=>j,hd:()=>C,iA:()=>N,iq:()=>K,nR:()=>O,ws:()=>M,x4:()=>W});var m=o(2978),t=o(2345);
const p=1024,_=(0,m.Qq)(p),M=5,N=500;function B({message:b}){return`The build ended with 0 in spite of an error: ${b}`}const j=(0,m.lS)({file:(0,m.Xd)(_),line:(0,m.
Xd)(m.U9),message:(0,m.Qq)(N)},{isMarked:m.Gy}),g=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","de\
ad_asset","dead_mention","unclosed_block","unprocessed_rule"],K=10,k=(0,m.lS)({code:(0,m.yL)(g),file:(0,m.Xd)((0,m.Qq)(t.IC.file)),line:(0,m.Xd)(b=>(0,m.U9)(b)||
void 0),message:(0,m.Qq)(N)}),C=(0,m.c3)(K,k),W=(0,m.lS)({path:_,bytes:m.U9,brotli:m.U9,gzip:m.U9,digest:(0,m.Qq)(64)},{hasKey:m.Gy}),O=(0,m.lS)({path:_,kind:(0,m.
yL)(["repository","secrets","example"])}),E=(0,m.lS)({file:(0,m.Qq)(256),reason:(0,m.Qq)(1e3)},{line:m.U9})}),1331:((V,x,o)=>{o.d(x,{BU:()=>g,Xw:()=>j,dR:()=>N,
g2:()=>K,uw:()=>p});var m=o(8161),t=o(3052);const p=384,_=4*t.j9,M={base:128,perProcessor:256},N={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:t.j9,logBytes:4*t.D6,
memoryBytes:Math.min(_,Math.floor(B()/2)),diskBytes:8*t.j9,diskFiles:2e6,processes:M.base+M.perProcessor*(0,m.availableParallelism)(),installBytes:2*t.j9,installsBytes:20*
t.j9,serverBytes:t.j9,serverFiles:2e5};function B(){const k=process.constrainedMemory();return k>0?Math.min((0,m.totalmem)(),k):(0,m.totalmem)()}const j=1/4,g=1e3;
function K(k){return Math.min(Math.max(512*t.D6,k*.02),5*t.j9)}}),1383:((V,x,o)=>{o.d(x,{EQ:()=>k,_8:()=>$,cJ:()=>i,iv:()=>E,jz:()=>C,lb:()=>b,qQ:()=>O,ty:()=>w,
wd:()=>A});var m=o(8302),t=o(2978),p=o(3052),_=o(5807),M=o(8595),N=o(2207),B=o(6169),j=o(2345),g=o(4903);const K=4*p.D6,k=64*1024,C=16384,W=null,O=128,E=50,b=2e3,
U=6e4,T=1e3,e=1e3,i=50,L=256,A=250,I=100,a=1e3,S=1e3,u=(0,t.lS)({reason:(0,t.Qq)(a)}),c=(0,t.Qq)(64),w=(0,t.lS)({files:(0,t.c3)(A,M.x4),odd:(0,t.c3)(A,M.nR),ignoredRules:(0,t.
c3)(I,M.HK),faults:(0,t.c3)(M.ws,M.dA)}),h=(0,t.tG)("kind",{bubblewrap:(0,t.lS)({asRoot:t.Jt,boundsFiles:t.Jt,deniesNamespaces:t.Jt}),none:u}),n=(0,t.tG)("kind",
{cgroup:(0,t.lS)({folder:(0,t.Qq)(M.EO)}),sampling:u}),r=(0,t.tG)("level",{private:(0,t.lS)({}),filtered:u,open:u}),s=F=>Y=>typeof Y=="string"&&(0,_.Ow)(Y,F).trim()||
null,d=(0,t.lS)({subject:s(j.jh.subject),author:s(j.jh.author)}),y=F=>Y=>typeof Y=="string"?(0,_.Ow)(Y,F):void 0,D=F=>y(S)(F)??null,R=(0,t.tG)("about",{lock:(0,t.
lS)({name:(0,t.Qq)(L)}),output:(0,t.lS)({part:w,isLast:t.Jt}),start:(0,t.lS)({found:N.tl}),repositories:(0,t.lS)({after:(0,t.Qq)(K)}),apps:(0,t.lS)({after:(0,t.
Qq)(K)})}),G=(0,t.tG)("kind",{ready:(0,t.lS)({isolation:h,limiter:n,network:r},{hasFailed:t.Gy}),pulse:(0,t.lS)({}),stage:(0,t.lS)({stage:(0,t.yL)(N.Mb.filter(F=>F!==
"queue"))}),log:(0,t.lS)({text:F=>(0,m.KH)(F,k)&&F.endsWith(`
`)?F:void 0}),commit:(0,t.lS)({commit:c,facts:F=>d((0,m.Gv)(F)?F:{})}),ask:(0,t.lS)({id:t.U9,question:R}),release:(0,t.lS)({name:(0,t.Qq)(L)}),note:(0,t.lS)({level:(0,t.
yL)(["info","warn","error"]),event:(0,t.Qq)(64),text:(0,t.Qq)(2e3)}),stored:(0,t.lS)({release:(0,t.lS)({manifestHash:F=>(0,m.KH)(F,64)&&/^[0-9a-f]{64}$/.test(F)?
F:void 0,files:t.U9,written:t.U9,reused:t.U9,bytes:t.U9}),commit:c,warnings:M.hd},{type:(0,t.yL)(j.jI)}),failed:(0,t.lS)({facts:B.U$}),detected:(0,t.lS)({plan:(0,t.
lS)({text:y(2*S),folder:y(S),command:D,output:D,type:(0,t.yL)(j.yN),typeBecause:D}),commit:c}),done:(0,t.lS)({collected:(0,t.c3)(Object.keys(g.GW).length,(0,t.lS)(
{kind:(0,t.yL)(Object.keys(g.GW)),items:t.U9,bytes:t.U9},{left:(0,t.lS)({items:t.U9,bytes:t.U9})}))})});function $(F){return G((0,m.U4)(F))}}),4903:((V,x,o)=>{o.
d(x,{FM:()=>C,GW:()=>K,RM:()=>W,Wi:()=>O,X2:()=>k});var m=o(3052);const t=864e5,p=1e3,_=90,M=7*t,N={most:500,ageMs:30*t},B=30*t,j=400,g=512*m.D6,K={apps:{what:"\
deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"ten times the quotas `apps`, or 300, and `disk` \
of the organization",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stor\
es",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"st\
ores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",
on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"organiza\
tion",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those o\
f 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},
audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-\
audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hou\
r without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of \
the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"\
node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour \
if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and\
 those that a build uses",age:"90 days without a build"}},k={caches:{bytes:4*m.j9,allBytes:20*m.j9,items:Number.POSITIVE_INFINITY,ageMs:30*t},mirrors:{bytes:4*m.
j9,allBytes:20*m.j9,items:Number.POSITIVE_INFINITY,ageMs:30*t},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,
ageMs:90*t}},C=200,W=8,O=36e5}),6321:((V,x,o)=>{o.d(x,{Lq:()=>T,OV:()=>A,oU:()=>u});var m=o(1421),t=o(8474),p=o(3024),_=o(3052),M=o(5807),N=o(1331),B=o(8838),j=o(
1264),g=o(1702),K=o(5758),k=function(h,n,r){if(n!=null){if(typeof n!="object"&&typeof n!="function")throw new TypeError("Object expected.");var s,d;if(r){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=n[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=n[Symbol.dispose],r&&(d=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");d&&(s=function(){try{d.call(this)}catch(y){
return Promise.reject(y)}}),h.stack.push({value:n,dispose:s,async:r})}else r&&h.stack.push({async:!0});return n},C=(function(h){return function(n){function r(D){
n.error=n.hasError?new h(D,n.error,"An error was suppressed during disposal."):D,n.hasError=!0}var s,d=0;function y(){for(;s=n.stack.pop();)try{if(!s.async&&d===
1)return d=0,n.stack.push(s),Promise.resolve().then(y);if(s.dispose){var D=s.dispose.call(s.value);if(s.async)return d|=2,Promise.resolve(D).then(y,function(R){
return r(R),y()})}else d|=1}catch(R){r(R)}if(d===1)return n.hasError?Promise.reject(n.error):Promise.resolve();if(n.hasError)throw n.error}return y()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,n,r){var s=new Error(r);return s.name="SuppressedError",s.error=h,s.suppressed=n,s});const W=1/20,O=1/4,E=3e3,b=1/100,U=2e3;
class T{#e;#t;#n;#s;#r;#i;#d;#c;#a;wrote={bytes:0,files:0};#o;#f;#u=0;#h;#_=0;#m=!1;wasShort=!1;constructor(n,r,s,{now:d,measure:y}={}){this.#e=s,this.#t=d??(()=>performance.
now()),this.#n=y??u,this.#h=this.#t(),this.#r=r===void 0?[]:[r],this.#s={whole:[n],changed:this.#r,since:Date.now()},this.#i=A(n),this.#a=this.#i,this.#c=(this.#i?.
files??0)>N.BU;const{size:D=0,bytes:R=0}=this.#i??{};this.#d=Math.min((0,N.g2)(D),R/2)*(s.reservePart??1)}include(n){this.#r.push(n)}get late(){return this.#m&&
this.#o!==void 0&&this.#t()-this.#u>g.g}look(n){const r=this.#p();if(!r)return{room:Number.POSITIVE_INFINITY};const s=Math.min(this.#e.diskBytes-this.wrote.bytes,
r.bytes-this.#d),d=this.#t()-this.#h,y=this.wrote.bytes>this.#e.diskBytes||this.wrote.files>this.#e.diskFiles,D=r.bytes<this.#d;this.#m=y||D;const R=this.#m?Math.
min(this.#_/(D?O:W),U):Math.max(this.#e.seldomMs??E,this.#_/b);return this.#o===void 0&&d>=R&&this.#E(n),{room:s,breach:this.#f}}async settle(n){await this.#o,this.#p();
const r=this.wrote.bytes>this.#e.diskBytes/2||this.wrote.files>this.#e.diskFiles/2;return this.#f??(r?await this.#E(n):void 0)}#p(){const n=A(this.#s.whole[0]??
"/");return n&&this.#a&&(this.wrote.bytes+=Math.max(0,this.#a.bytes-n.bytes),this.wrote.files+=Math.max(0,this.#a.files-n.files)),this.#a=n??this.#a,n&&(this.wasShort||=
n.bytes<this.#d||this.#c&&n.files<N.BU),n}#E(n){return this.#o=this.#l(n).finally(()=>{this.#o=void 0}),this.#o}async#l(n){this.#u=this.#t();const r={...this.wrote},
{diskBytes:s,diskFiles:d}=this.#e,y=I(this.#s.whole[0]??"/"),D=await this.#n(this.#s,{bytes:s,files:d}),R=await(0,K.I)(n,{work:new g.Qj,device:y,thorough:this.#m});
this.#h=this.#t(),this.#_=this.#h-this.#u;const G={bytes:(D?.bytes??0)+R.disk,files:D?.files??0},$=D?.complete&&R.complete.disk?G:{bytes:Math.max(r.bytes,G.bytes),
files:Math.max(r.files,G.files)};return this.wrote.bytes=$.bytes+this.wrote.bytes-r.bytes,this.wrote.files=$.files+this.wrote.files-r.files,this.#f=this.#y({...$,
...D?.parts&&{parts:D.parts}}),this.#f}#y({bytes:n,files:r,parts:s}){const{diskBytes:d,diskFiles:y}=this.#e;if(n>d)return L(`it wrote more than ${(0,_.Xq)(d)}, \
the limit of a build${i(s,"bytes")}`);if(r>y)return L(`it made more than ${(0,M.zD)(y)} files, the limit of a build${i(s,"files")}`);const D=this.#a?.bytes??Number.
POSITIVE_INFINITY,R=n/Math.max(1,(this.#i?.bytes??0)-D);return D>=(0,g.s5)(this.#d,R)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,_.
Xq)(D)} were left, and it wrote ${(0,_.Xq)(n)}${i(s,"bytes")}`}}}const e=["in its workspace","in the cache of its app","as git objects of its repository"];function i(h,n){
const r=(h??[]).map(y=>y[n]),s=Math.max(0,...r),d=s>0?e[r.indexOf(s)]:void 0;return d===void 0?"":`, most of ${n==="files"?"them":"it"} ${d}`}function L(h){return{
code:"disk_quota",because:h}}function A(h){try{const{bavail:n,blocks:r,bsize:s,ffree:d}=(0,p.statfsSync)(h);return{bytes:n*s,size:r*s,files:d}}catch{return}}function I(h){
try{return(0,p.lstatSync)(h).dev}catch{return}}const a=6e4,S=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function u(h,n){
const r={bytes:0,files:0,complete:!0,seen:new Set},s=`@${Math.floor(h.since/1e3)}`;if(!await c([...h.whole,"-xdev",...S],r,n))return;const d=[{bytes:r.bytes,files:r.
files}];for(const G of h.changed){const $={bytes:r.bytes,files:r.files};await c([G,"-xdev","-newerct",s,"(",...S,")"],r,n),d.push({bytes:r.bytes-$.bytes,files:r.
files-$.files})}const{bytes:y,files:D,complete:R}=r;return{bytes:y,files:D,complete:R,parts:d}}async function c(h,n,r){const s={stack:[],error:void 0,hasError:!1};
try{const d=k(s,(0,B.T)(["ignore","pipe","pipe"]),!1),y=(0,m.spawn)("find",["-P",...h],{cwd:"/",env:{PATH:j.sg,LC_ALL:"C"},stdio:d.stdio,timeout:a,killSignal:"S\
IGKILL"});let D="",R=!1,G=!1;y.stdout?.setEncoding("latin1").on("data",Y=>{const Q=(D+Y).split(`
`);D=Q.pop()??"";for(const J of Q)w(J,n);(n.bytes>r.bytes||n.files>r.files)&&y.kill("SIGKILL")}),y.stderr?.setEncoding("latin1").on("data",Y=>{R||=/permission denied|too long/i.
test(Y),G||=/unrecognized|unknown|illegal|invalid/i.test(Y)});const[$]=await(0,t.once)(y,"close").catch(()=>[void 0]),F=n.bytes>r.bytes||n.files>r.files;return(typeof $!=
"number"&&!F||R)&&(n.complete=!1),$!==void 0&&!G}catch(d){s.error=d,s.hasError=!0}finally{C(s)}}function w(h,n){const[r="",s]=h.split(" ",2);if(s!==void 0){if(n.
seen.has(Number(s)))return;n.seen.add(Number(s))}n.bytes+=Number(r)*512,n.files+=1}}),9878:((V,x,o)=>{o.d(x,{w:()=>k});var m=o(6760),t=o(8500),p=o(2106),_=o(6321),
M=o(6807),N=function(W,O,E){if(O!=null){if(typeof O!="object"&&typeof O!="function")throw new TypeError("Object expected.");var b,U;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");b=O[Symbol.asyncDispose]}if(b===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");b=O[Symbol.dispose],E&&(U=b)}if(typeof b!="function")throw new TypeError("Object not disposable.");U&&(b=function(){try{U.call(this)}catch(T){return Promise.
reject(T)}}),W.stack.push({value:O,dispose:b,async:E})}else E&&W.stack.push({async:!0});return O},B=(function(W){return function(O){function E(e){O.error=O.hasError?
new W(e,O.error,"An error was suppressed during disposal."):e,O.hasError=!0}var b,U=0;function T(){for(;b=O.stack.pop();)try{if(!b.async&&U===1)return U=0,O.stack.
push(b),Promise.resolve().then(T);if(b.dispose){var e=b.dispose.call(b.value);if(b.async)return U|=2,Promise.resolve(e).then(T,function(i){return E(i),T()})}else
U|=1}catch(i){E(i)}if(U===1)return O.hasError?Promise.reject(O.error):Promise.resolve();if(O.hasError)throw O.error}return T()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(W,O,E){var b=new Error(E);return b.name="SuppressedError",b.error=W,b.suppressed=O,b});const j=250,g=25,K=4e6;class k{group;disk;#e;constructor(O){
const{group:E,memoryBytes:b,root:U,cache:T,tmp:e}=O;this.group=E,this.#e=E?new M.RJ(E,b):new M.zf(b),this.disk=new _.Lq(U,T,O),e!==void 0&&this.disk.include(e)}watch=async(O,E)=>{
const b={stack:[],error:void 0,hasError:!1};try{const U=[this.disk,this.#e],T=N(b,new C(O),!1);let e=Number.POSITIVE_INFINITY;for(;;){const i=Math.min(j,Math.max(
g,e/K));if(!await(0,t.setTimeout)(i,!0,{signal:E}).catch(()=>!1))return this.#e.settle()??this.disk.settle(O).catch(()=>{});const A=U.map(a=>a.look(O)),I=A.find(
a=>a.breach)?.breach;if(I)return I;e=Math.min(...A.map(a=>a.room)),U.some(a=>a.late)?T.hold():T.release()}}catch(U){b.error=U,b.hasError=!0}finally{B(b)}}}class C{#e;#t=[];constructor(O){
this.#e=O}hold(){this.#t=this.#e.list().map(O=>Number((0,m.basename)(O)));for(const O of this.#t)(0,p.z7)(O,"SIGSTOP")}release(){if(this.#t.length===0)return;const O=new Set(
this.#e.list().map(E=>Number((0,m.basename)(E))));for(const E of this.#t)O.has(E)&&(0,p.z7)(E,"SIGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}}),1702:((V,x,o)=>{
o.d(x,{Qj:()=>N,g:()=>p,s5:()=>t});var m=o(8500);function t(B,j){return B*(.25+.75*Math.min(1,Math.max(0,j)))}const p=1e3,_=25e4,M=1e4;class N{#e=0;#t=process.cpuUsage();get done(){
const{user:j,system:g}=process.cpuUsage(this.#t);return this.#e+j+g}get over(){return this.done>=_}async breathe(){const j=this.done;j-this.#e<M||(await(0,m.setImmediate)(),
this.#e=j,this.#t=process.cpuUsage())}}}),6807:((V,x,o)=>{o.d(x,{A0:()=>I,RJ:()=>U,zf:()=>b});var m=o(3024),t=o(8500),p=o(3052),_=o(1264),M=o(3630),N=o(6275),B=o(
1702),j=o(5758);const g=1/30,K=1/250,k=1e3,C=1e3,W=1e4,O=30,E=16*p.D6;class b{#e;#t=(0,M.Ju)();#n=new T(this.#t);#s=0;#r=performance.now()+k;#i={used:0,atMost:0};#d;#c;#a=!1;constructor(c){
this.#e=c}get late(){return this.#a&&this.#d!==void 0&&performance.now()-this.#d.since>B.g}look(c){const w=(0,M.Ju)();if(!w||!this.#t)return{room:Number.POSITIVE_INFINITY};
const h=L(c.list())+this.#o(w)+Math.max(0,w.pageTables-this.#t.pageTables),n=Math.min(this.#e-h,this.#n.room(w));this.#a=n<=0;const r=this.#a?this.#s:this.#r;this.#d===
void 0&&performance.now()>=r&&this.#f(c,h);const s=this.#i.used+Math.max(0,h-this.#i.atMost);return{room:n,breach:this.#c??this.#n.shortage(w,s)}}settle(){}#o(c){
const{shared:w=0,swapFree:h=0}=this.#t??{};return Math.max(0,c.shared-w)+Math.max(0,h-c.swapFree)}async#f(c,w){const h=performance.now();this.#d={since:h};let n=await this.#u(
c,new B.Qj);n>this.#e&&(await(0,t.setTimeout)(O),n=Math.min(n,await this.#u(c,new B.Qj)),n>this.#e&&(this.#c=e(n,this.#e))),this.#i={used:n,atMost:w};const r=performance.
now(),s=r-h;this.#s=r+Math.min(s/g,C),this.#r=r+Math.max(k,Math.min(s/K,W)),this.#d=void 0}async#u(c,w){const{own:h,mapped:n}=await I(c.list(),w),r=await(0,j.I)(
c,{work:w,thorough:this.#a}),s=(0,M.Ju)(),d=(s?.shared??0)>E?await S(c):0,D=(c.memory??[]).reduce((G,$)=>G+a($),0)+r.memory+d,R=r.complete.memory?D:Math.max(D,n,
s?this.#o(s):0);return h+R}}class U{late=!1;#e;#t;#n;#s=new T((0,M.Ju)());constructor(c,w){this.#e=c,this.#t=w,this.#n=c.events}look(){const c=(0,M.Ju)(),w=this.
settle()??(c&&this.#s.shortage(c,this.#e.used));return{room:c?this.#s.room(c):Number.POSITIVE_INFINITY,breach:w}}settle(){const{killed:c,full:w}=this.#e.events;
if(!(c<=this.#n.killed))return w>this.#n.full?e(this.#t,this.#t):i((0,M.Ju)()?.available??0,this.#e.used)}}class T{#e;#t;constructor({total:c,available:w}={total:0,
available:0}){this.#e=w,this.#t=Math.min(Math.max(128*p.D6,c*.03),1024*p.D6,w/2)}room({available:c}){return c-this.#t}shortage({available:c},w){const h=Math.max(
1,this.#e-c);return c<(0,B.s5)(this.#t,w/h)?i(c,w):void 0}}function e(u,c){return{code:"out_of_memory",because:`it used ${(0,p.Xq)(u)} of memory, and the limit \
for all processes of a build is ${(0,p.Xq)(c)}`}}function i(u,c){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,p.Xq)(u)}\
 were left, and it used ${(0,p.Xq)(c)}`}}function L(u){let c=0;for(const w of u)c+=A(w);return c*M.U6}function A(u){const c=(0,M.lK)(`${u}/statm`);if(!c.startsWith(
"0 "))return Number(c.split(" ",2)[1]??0);const w=(0,M.uX)(u);return w===void 0?0:Number((0,M.lK)(`${w}/statm`).split(" ",2)[1]??0)}async function I(u,c){let w=0,
h=0;for(const n of u){await c.breathe();const r=(0,M.uX)(n);if(r===void 0)continue;w+=(0,M.$$)("VmPTE",(0,M.lK)(`${r}/status`));const s=c.over?"":(0,M.lK)(`${r}\
/smaps_rollup`),d=(0,M.$$)("Pss",s);d===0&&(w+=L([n])+(0,M.$$)("VmSwap",(0,M.lK)(`${r}/status`)));const y=(0,M.$$)("Pss_Shmem",s);w+=d-y+(0,M.$$)("SwapPss",s),h+=
y}return{own:w,mapped:h}}function a(u){try{const{blocks:c,bfree:w,bsize:h}=(0,m.statfsSync)(u);return(c-w)*h}catch{return 0}}async function S(u){if(!(0,j.V)(u))
return 0;const c=[],w=["-t",String(u.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,N.m)("nsenter",w,{cwd:"/",env:{PATH:_.sg},onLine:s=>c.push(s)}).catch(()=>{});
const[h="",...n]=c.map(s=>s.trim().split(/\s+/)),r=["rss","swap"].map(s=>[...h].indexOf(s));return n.reduce((s,d)=>s+r.reduce((y,D)=>y+(Number(d[D])||0),0),0)}}),
5758:((V,x,o)=>{o.d(x,{I:()=>B,V:()=>g});var m=o(3024),t=o(6760),p=o(3630);const _="/dev/shm",M=64,N=1/8;async function B(O,{work:E,device:b,thorough:U}){const T=new j(
O,E,b),e=O.list();for(const i of e)await T.descriptors(`${i}/fd`);for(const i of e)await T.mappings(i);for(const i of e){const A=(0,p.hC)(`${i}/task`).filter(I=>I!==
(0,t.basename)(i)).filter(()=>U||Math.random()<N);for(const I of A)await T.descriptors(`${i}/task/${I}/fd`)}return T}class j{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#n;#s;#r;#i=new Set;constructor(E,b,U){
this.#e=b,this.#t=U,this.#n=(E.memory??[]).map(T=>W(T)?.dev),this.#s=E.memory===void 0?W(_)?.dev:void 0,this.#r=g(E)}async descriptors(E){const b=(0,p.wA)(E);if(b===
void 0)return this.#u();for(const[U,T]of b.entries()){if(U%M===0&&!await this.#f())return;const e=W(`${E}/${T}`);this.#c(e),e?.isSocket()&&this.#a(e)&&C(`${E}in\
fo/${T}`)&&(this.complete.memory=!1)}}async mappings(E){if(!await this.#f())return;const b=(0,p.uX)(E);if(b===void 0)return;const U=(0,p.lK)(`${b}/maps`);if(U===
""&&(0,p.uX)(E)!==void 0)return this.#u();const T=`/proc/${(0,t.basename)(b)}/map_files`;let e=0;for(const i of K(U)){if(e+=1,e%M===0&&!await this.#f())return;(i.
isDeleted||i.device===this.#s)&&this.#d(T,i)}}#d(E,{range:b,device:U,inode:T,isSystemV:e}){if(!(this.#i.has(`${U}:${T}`)||e&&this.#r&&this.#o(U)))try{this.#c((0,m.
statSync)(`${E}/${b}`))}catch(i){if(!(0,p.H0)(i))return;U===this.#t?this.complete.disk=!1:this.#o(U)&&(this.complete.memory=!1)}}#c(E){!E?.isFile()||E.nlink>0&&
E.dev!==this.#s||this.#a(E)&&(E.dev===this.#t?this.disk+=E.blocks*512:this.#o(E.dev)&&(this.memory+=E.blocks*512))}#a({dev:E,ino:b}){const U=`${E}:${b}`;return this.#i.
has(U)?!1:(this.#i.add(U),!0)}#o(E){return E!==this.#t&&!this.#n.includes(E)&&(Math.floor(E/256)&4095)===0}async#f(){return this.#e.over?this.#u():await this.#e.
breathe(),!this.#e.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function g(O){return O.namespace!==void 0&&process.getuid?.()===0}function*K(O){for(const[
,E="",b="",U="",T="",e,i=""]of O.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${E}-${b}`,device:k(Number.
parseInt(U,16),Number.parseInt(T,16)),inode:Number(e),isDeleted:i.endsWith(" (deleted)"),isSystemV:i.startsWith("/SYSV")}}function k(O,E){return(E&255)+O*256+(E-
(E&255))*4096}function C(O){return/^scm_fds:\s+[1-9]/m.test((0,p.lK)(O))}function W(O){try{return(0,m.statSync)(O)}catch{return}}}),6822:((V,x,o)=>{o.d(x,{N_:()=>U,
dI:()=>C,gl:()=>e});var m=o(8474),t=o(3739),p=o(8302),_=o(3052),M=o(6169),N=o(2881),B=o(5879),j=o(8423),g=function(I,a,S){if(a!=null){if(typeof a!="object"&&typeof a!=
"function")throw new TypeError("Object expected.");var u,c;if(S){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");u=a[Symbol.asyncDispose]}
if(u===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");u=a[Symbol.dispose],S&&(c=u)}if(typeof u!="function")throw new TypeError(
"Object not disposable.");c&&(u=function(){try{c.call(this)}catch(w){return Promise.reject(w)}}),I.stack.push({value:a,dispose:u,async:S})}else S&&I.stack.push(
{async:!0});return a},K=(function(I){return function(a){function S(h){a.error=a.hasError?new I(h,a.error,"An error was suppressed during disposal."):h,a.hasError=
!0}var u,c=0;function w(){for(;u=a.stack.pop();)try{if(!u.async&&c===1)return c=0,a.stack.push(u),Promise.resolve().then(w);if(u.dispose){var h=u.dispose.call(u.
value);if(u.async)return c|=2,Promise.resolve(h).then(w,function(n){return S(n),w()})}else c|=1}catch(n){S(n)}if(c===1)return a.hasError?Promise.reject(a.error):
Promise.resolve();if(a.hasError)throw a.error}return w()}})(typeof SuppressedError=="function"?SuppressedError:function(I,a,S){var u=new Error(S);return u.name=
"SuppressedError",u.error=I,u.suppressed=a,u});const k=8*_.D6,C=_.D6,W=200,O=_.D6,E=64*_.D6,b=8;class U{#e;#t;#n=new Map;#s=new Map;#r=[];#i=0;#d=0;#c;#a=Promise.
withResolvers();constructor(a,S){this.#e=a,this.#t=S,a.on("data",u=>this.#u(u));for(const u of["error","close","end"])a.on(u,()=>this.#l(void 0))}async call(a,S,{
bytes:u,signal:c,onEvent:w}={}){const h={stack:[],error:void 0,hasError:!1};try{if(c?.throwIfAborted(),this.#c)throw this.#c;this.#d+=1;const n=this.#d,r={...Promise.
withResolvers(),onEvent:w};this.#n.set(n,r);const s=g(h,c&&(0,m.addAbortListener)(c,()=>this.#o({abort:n})),!1);this.#o({call:a,id:n,given:S},u);try{return await r.
promise}catch(d){throw c?.throwIfAborted(),d}}catch(n){h.error=n,h.hasError=!0}finally{K(h)}}tell(a,S){this.#o({tell:a,given:S})}end(){return new Promise(a=>this.#e.
end(()=>a()))}#o(a,S=T){if(!this.#e.writable)return;const u=Buffer.from(JSON.stringify(a)),c=Buffer.alloc(b);c.writeUInt32BE(u.length,0),c.writeUInt32BE(S.length,
4),this.#e.cork(),this.#e.write(Buffer.concat([c,u])),S.length>0&&this.#e.write(S),process.nextTick(()=>this.#e.uncork()),this.#e.writableLength>E&&this.#l(new Error(
"it does not read what it is sent"))}#f(){if(this.#c||this.#e.writableLength<O)return;const a=new Promise(S=>this.#e.once("drain",S));return Promise.race([a,this.#a.
promise])}#u(a){this.#r.push(a),this.#i+=a.length;try{for(let S=this.#h();S!==void 0&&!this.#c;S=this.#h())this.#m(...S)}catch(S){this.#l(S instanceof Error?S:new Error(
String(S)))}}#h(){if(this.#i<b)return;const[a=T]=this.#r,S=a.length>=b?a:this.#_(),u=S.readUInt32BE(0),c=S.readUInt32BE(4);if(u>k||c>C)throw new Error("it sent \
a message that is too long");if(this.#i<b+u+c)return;const w=this.#_(),h=w.subarray(b+u+c);this.#r.splice(0,1,...h.length>0?[h]:[]),this.#i=h.length;const n=JSON.
parse(w.toString("utf8",b,b+u));if(!(0,p.Gv)(n))throw new Error("it sent an invalid message");return[n,w.subarray(b+u,b+u+c)]}#_(){return this.#r.length>1&&this.#r.
splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??T}#m(a,S){const{call:u,tell:c,abort:w,id:h,event:n,given:r}=a;if(typeof u=="string"&&typeof h=="numb\
er"&&(0,p.Gv)(r))this.#E(u,h,r,S);else if(typeof c=="string"&&(0,p.Gv)(r))this.#t.tell?.(c,r);else if(typeof w=="number")this.#s.get(w)?.abort(new Error("The ca\
ller aborted"));else if(typeof h=="number")this.#p(h,a,n,S);else throw new Error("it sent an invalid message")}#p(a,S,u,c){const w=this.#n.get(a);if((0,p.Gv)(u)){
w?.onEvent?.(u);return}this.#n.delete(a),(0,p.Gv)(S.error)?w?.reject(A(S.error)):w?.resolve({value:S.answer,bytes:c})}async#E(a,S,u,c){const w=Object.hasOwn(this.#t.
calls,a)?this.#t.calls[a]:void 0;if(!w)return this.#l(new Error("it made an unknown call"));if(this.#s.has(S))return this.#l(new Error("it gave two calls one nu\
mber"));if(this.#s.size>=W)return this.#l(new Error("it made too many calls at once"));const h=new AbortController;this.#s.set(S,h);try{const n=d=>this.#o({event:d,
id:S}),{value:r=null,bytes:s}=await w({given:u,bytes:c,signal:h.signal,event:n,read:()=>this.#f()});this.#o({answer:r,id:S},s)}catch(n){this.#o({error:L(n),id:S})}finally{
this.#s.delete(S)}}#l(a){if(!this.#c){this.#c=a??new Error("The other side has gone");for(const S of this.#n.values())S.reject(this.#c);for(const S of this.#s.values())
S.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(a)}}}const T=Buffer.alloc(0);class e extends Error{lines;constructor(a){const S=a.flatMap(
u=>/^npm (?:ERR!|error) (.*)/.exec(u)?.[1]??[]);super(S.find(u=>!i.test(u))??S[0]??"npm printed no reason"),this.lines=a}}const i=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function L(I){const a=(0,t.bD)(I);return I instanceof N.$w?{kind:"BuildFailure",message:a,facts:I.facts}:I instanceof e?{kind:"RegistryError",message:a,lines:I.
lines}:I instanceof B.Sb?{kind:"BlobsFull",message:a}:I instanceof B.ls?{kind:"WrongBytes",message:a}:I instanceof j.us?{kind:"StoreUnavailable",message:"The st\
orage cannot be used now",isFull:I.isFull}:{kind:"Error",message:a,code:(0,t.xU)(I)??null}}function A({kind:I,message:a,facts:S,lines:u,isFull:c,code:w}){const h=String(
a),n=I==="BuildFailure"&&(0,p.Gv)(S)?(0,M.U$)(S):void 0;return n?new N.$w(n):I==="RegistryError"&&Array.isArray(u)?new e(u.map(String)):I==="BlobsFull"?new B.Sb(
h):I==="WrongBytes"?new B.ls(h):I==="StoreUnavailable"?new j.us(h,{isFull:c===!0}):Object.assign(new Error(h),typeof w=="string"?{code:w}:{})}}),1264:((V,x,o)=>{
o.d(x,{CM:()=>N,Md:()=>M,Sq:()=>p,sg:()=>_,tl:()=>t});var m=o(1455);const t="SLIPWAY_BUILD",p="/run/slipway-code",_="/usr/local/bin:/usr/bin:/bin";function M(B){
return B.replaceAll("/","+")}async function N(B,j){const g=`${M(j)}@`;return(await(0,m.readdir)(B).catch(()=>[])).filter(k=>k.startsWith(g)).map(k=>k.slice(g.length))}}),
3630:((V,x,o)=>{o.d(x,{$$:()=>N,H0:()=>M,Ju:()=>O,U6:()=>U,_N:()=>j,_n:()=>K,bw:()=>E,hC:()=>p,jN:()=>B,lK:()=>t,uX:()=>C,wA:()=>_});var m=o(3024);function t(e){
try{return(0,m.readFileSync)(e,"utf8")}catch{return""}}function p(e){return _(e)??[]}function _(e){try{return(0,m.readdirSync)(e)}catch(i){return M(i)?void 0:[]}}
function M(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function N(e,i){return Number(new RegExp(`^${e}:\\s+(\\d+) kB`,"m").exec(
i)?.[1]??0)*1024}function B(e){return p(e).filter(i=>/^\d+$/.test(i)).map(Number)}function j(e){return g(`/proc/${e}/stat`)}function g(e){const i=t(e);if(i==="")
return;const L=i.slice(i.lastIndexOf(")")+2).split(" ",20),[A="",I,a,S]=L;return{state:A,parent:Number(I),group:Number(a),session:Number(S),started:Number(L[19])}}
function K(e){const i=j(e);return i===void 0?!1:k(i)?p(`/proc/${e}/task`).some(L=>{const A=g(`/proc/${e}/task/${L}/stat`);return A!==void 0&&!k(A)}):!0}function k({
state:e}){return/^[ZX]/.test(e)}function C(e){return W(e)?e:p(`${e}/task`).map(i=>`${e}/task/${i}`).find(W)}function W(e){return/^[1-9]/.test(t(`${e}/statm`))}function O(){
const e=t("/proc/meminfo"),i=N("MemTotal",e);if(i!==0)return{total:i,available:N("MemAvailable",e),shared:N("Shmem",e),pageTables:N("PageTables",e),swapFree:N("\
SwapFree",e)}}function E(){return Number(/^oom_kill (\d+)/m.exec(t("/proc/vmstat"))?.[1]??0)}const b=6n,U=T();function T(){try{const e=new BigUint64Array(new Uint8Array(
(0,m.readFileSync)("/proc/self/auxv")).buffer),i=e.findIndex((L,A)=>A%2===0&&L===b);return i===-1?4096:Number(e[i+1])}catch{return 4096}}}),6275:((V,x,o)=>{o.d(
x,{m:()=>T});var m=o(1421),t=o(8474),p=o(8161),_=o(7075),M=o(8838),N=o(6193);const B=16384,j=65536,g=10,K=1e3,k=1;function C(r,s,d=()=>{}){const y=new N.StringDecoder(
"utf8"),D=Promise.withResolvers();let R=[],G="",$=!1;const F=()=>{for(const J of R.slice(0,K))s(J.slice(0,B));R=R.slice(K);const Q=d();if(!Q)return Y();r.pause(),
Q.then(Y)},Y=()=>{R.length>0?setTimeout(F,k):$?D.resolve():r.resume()};return r.on("data",Q=>{const J=(G+y.write(Q)).split(`
`);G=(J.pop()??"").slice(0,B);const Z=Q.length>=j,te=R.length>0;if(R=te?[...R,...J]:J,!(te||R.length===0)){if(!Z&&R.length<=K)return F();r.pause(),setTimeout(F,
Z?g:0)}}),r.on("close",()=>{const Q=R.length>0;G!==""&&(R=[...R,G]),$=!0,Q||F()}),D.promise}var W=o(1264),O=o(3630),E=o(2106),b=function(r,s,d){if(s!=null){if(typeof s!=
"object"&&typeof s!="function")throw new TypeError("Object expected.");var y,D;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");y=s[Symbol.asyncDispose]}if(y===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");y=s[Symbol.dispose],d&&(D=y)}if(typeof y!=
"function")throw new TypeError("Object not disposable.");D&&(y=function(){try{D.call(this)}catch(R){return Promise.reject(R)}}),r.stack.push({value:s,dispose:y,
async:d})}else d&&r.stack.push({async:!0});return s},U=(function(r){return function(s){function d(G){s.error=s.hasError?new r(G,s.error,"An error was suppressed\
 during disposal."):G,s.hasError=!0}var y,D=0;function R(){for(;y=s.stack.pop();)try{if(!y.async&&D===1)return D=0,s.stack.push(y),Promise.resolve().then(R);if(y.
dispose){var G=y.dispose.call(y.value);if(y.async)return D|=2,Promise.resolve(G).then(R,function($){return d($),R()})}else D|=1}catch($){d($)}if(D===1)return s.
hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return R()}})(typeof SuppressedError=="function"?SuppressedError:function(r,s,d){
var y=new Error(d);return y.name="SuppressedError",y.error=r,y.suppressed=s,y});async function T(r,s,d){d.signal?.throwIfAborted();const{group:y}=d,D=()=>y?.events.
killed??(0,O.bw)(),R=D(),G=y?.events.refused??0,{child:$,printed:F}=L(r,s,d),Y=d.namespace?n($.stdio[4]):()=>"",Q=()=>Number(/"child-pid": (\d+)/.exec(Y())?.[1]??
Number.NaN)||void 0,J=new E.b0(a($.pid,d)),Z=new E.qK(Q,d.memory),te=(0,t.once)($,"close");te.catch(()=>{});const oe=$.stdio.slice(e).filter(f=>f instanceof _.Readable);
d.onStarted?.({pipes:oe,tree:d.namespace?Z:J});const se=async()=>{if($.pid!==void 0&&(0,E.z7)(-$.pid),!(d.namespace?await Z.end():!d.sweep||await J.end()))throw new Error(
i)},q=()=>{se().catch(()=>{})};d.signal?.addEventListener("abort",q,{once:!0});const ne=new AbortController,l=d.watch?.(d.namespace?Z:J,ne.signal);l?.then(f=>f&&
q());try{const[f,P]=await(0,t.once)($,"exit");if(ne.abort(),await se(),await u($,te),await F,!await Z.end())throw new Error(i);d.signal?.throwIfAborted();const v=D()>
R,H=(y?.events.refused??0)>G;return{...w(f,P),breach:await l,shortOfMemory:v,shortOfProcesses:H}}finally{ne.abort(),d.signal?.removeEventListener("abort",q)}}const e=6,
i="Some processes of the command could not be ended";function L(r,s,d){const y={stack:[],error:void 0,hasError:!1};try{const{channel:D,onLink:R,namespace:G=!1,filter:$,
descriptors:F=[]}=d,Q=[D!==void 0||R!==void 0,G,$!==void 0].map(P=>P?"pipe":"ignore"),J=b(y,(0,M.T)(["ignore","pipe","pipe",...Q,...F]),!1),Z=d.group?["/bin/sh",
"-c",A,d.group.procs]:[],[te="",...oe]=[...Z,r,...s],se=(0,m.spawn)(te,oe,{cwd:d.cwd,env:{...d.env},detached:!0,stdio:J.stdio}),[,,,q]=se.stdio;R&&q instanceof _.
Duplex?R(q):typeof D=="string"?I(q,D):D?.then(P=>I(q,P)).catch(()=>I(q,"")),I(se.stdio.at(5),$);const{onLine:ne=()=>{},taken:l}=d,f=["stdout","stderr"].map(P=>{
const v=se[P];return v?C(v,H=>ne(H,P),l):void 0});return{child:se,printed:Promise.all(f)}}catch(D){y.error=D,y.hasError=!0}finally{U(y)}}const A='echo 0 2>/dev/\
null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function I(r,s){!(r instanceof _.Duplex)||s===void 0||(r.on("erro\
r",()=>{}),r.end(s))}function a(r,{env:s,sweep:d}){const y=d?s[W.tl]:void 0;if(y===void 0)return{root:r};const D=(0,E.x3)(y);return{root:r,marker:R=>R===y,lock:R=>R===
D}}const S=1e4;async function u(r,s){const d=setTimeout(()=>{for(const y of r.stdio)y?.destroy()},S);await s,clearTimeout(d)}const c=["SIGHUP","SIGINT","SIGABRT",
"SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function w(r,s){const d=typeof r=="number"?r:null,y=c.find(D=>d===128+p.constants.signals[D]);return{
exitCode:d,signal:typeof s=="string"?s:y??null}}const h=4096;function n(r){let s="";return r instanceof _.Readable&&r.setEncoding("utf8").on("data",d=>{s=(s+d).
slice(0,h)}),()=>s}}),2106:((V,x,o)=>{o.d(x,{b0:()=>B,k3:()=>K,qK:()=>b,uY:()=>k,x3:()=>W,z7:()=>g});var m=o(7598),t=o(8500),p=o(1264),_=o(3630);const M=1e4,N=2;
class B{memory=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(e){this.#e=e,e.root!==void 0&&this.#n.add(e.root)}list(){return this.#s().map(e=>`/p\
roc/${e}`)}#s(){const e=j(this.#t);let i=e.filter(L=>!this.#t.has(L));for(const L of i)this.#t.set(L,!1);for(let L=i;L.length>0;i=i.filter(A=>!this.#t.get(A)))L=
i.filter(A=>this.#r(A));return e.filter(L=>this.#t.get(L))}#r(e){const i=(0,_._N)(e);if(i===void 0||e===process.pid)return!1;const{root:L,marker:A,lock:I}=this.#e,
a=this.#t.get(i.parent)||this.#n.has(i.group)||this.#n.has(i.session);if(!(e===L||a||(I?.(O(e))??!1)||(A?.(E(e))??!1)))return!1;this.#t.set(e,!0);for(const u of[
i.group,i.session])L!==void 0&&u!==0&&this.#n.add(u);return!0}async end(){let e=!1;for(const i=Date.now()+M;Date.now()<i;){const L=this.#s().filter(A=>(0,_._n)(
A));if(L.length===0&&e)return!0;e=L.length===0;for(const A of L)g(A);await(0,t.setTimeout)(N)}return!1}}function j(T){const e=(0,_.jN)("/proc"),i=new Set(e);for(const L of T.
keys())i.has(L)||T.delete(L);return e}function g(T,e="SIGKILL"){try{process.kill(T,e)}catch{}}async function K(T,e){const i=e===void 0?void 0:`${T}${e}`,L=W(i??
T);await new B({marker:A=>i===void 0?A.startsWith(T):A===i,lock:A=>i===void 0?Math.floor(A/C)===Math.floor(L/C):A===L}).end()}async function k(T,e){const i=T.slice(
0,T.lastIndexOf("/")+1),L=A=>{const I=(0,_.lK)(`/proc/${A}/cmdline`).split("\0").find(a=>a.startsWith(i));return I!==void 0&&I!==e};for(const A=Date.now()+M;Date.
now()<A;){const I=(0,_.jN)("/proc").filter(a=>L(a)&&(0,_._n)(a));if(I.length===0)return;for(const a of I)g(a);await(0,t.setTimeout)(N)}}const C=2**24;function W(T){
const[e="",i=""]=T.split("/",2),L=A=>(0,m.hash)("sha256",A,"buffer").readUIntBE(0,3);return(C/2+L(e)%(C/2))*C+L(i)}function O(T){return Number(/^Max file locks +(\d+)/m.
exec((0,_.lK)(`/proc/${T}/limits`))?.[1]??0)}function E(T){return(0,_.lK)(`/proc/${T}/environ`).split("\0").find(i=>i.startsWith(`${p.tl}=`))?.slice(p.tl.length+
1)??""}class b{#e;#t;#n;#s=new Map;constructor(e,i=[]){this.#e=e,this.#t=i}list(){const e=this.namespace;return e===void 0?[]:j(this.#s).filter(L=>this.#r(L,e)).
map(L=>`/proc/${L}`)}get memory(){const e=this.namespace;return e===void 0?void 0:this.#t.map(i=>`/proc/${e}/root${i}`)}get namespace(){const e=this.#e();if(e===
void 0)return;const i=(0,_._N)(e)?.started;return this.#n===void 0&&U(e)&&(this.#n=i),i!==void 0&&i===this.#n?e:void 0}async end(){for(const e=Date.now()+M;;await(0,t.
setTimeout)(1)){const i=this.namespace;if(i===void 0||!(0,_._n)(i))return!0;if(Date.now()>=e)return!1;g(i)}}#r(e,i){const L=[];let A=e,I=this.#s.get(e);for(;I===
void 0;){if(A===void 0)return!1;if(I=A===i?!0:A<=1||A===process.pid?!1:this.#s.get(A),I!==void 0)break;L.push(A),A=(0,_._N)(A)?.parent}for(const a of L)this.#s.
set(a,I);return I}}function U(T){return/^NSpid:\s.*\s1$/m.test((0,_.lK)(`/proc/${T}/status`))}}),6757:((V,x,o)=>{o.d(x,{CJ:()=>W,FT:()=>I,Fi:()=>Y,IM:()=>b,PE:()=>A,
XL:()=>F,_j:()=>ne,cE:()=>$,dM:()=>Z,iW:()=>C,jf:()=>D,l7:()=>Q,lQ:()=>se,m7:()=>G,o5:()=>O,qh:()=>s,sK:()=>U});var m=o(7598),t=o(3024),p=o(1455),_=o(6760),M=o(
3739),N=o(3052),B=o(6321),j=o(1264),g=o(6275),K=function(l,f,P){if(f!=null){if(typeof f!="object"&&typeof f!="function")throw new TypeError("Object expected.");
var v,H;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=f[Symbol.asyncDispose]}if(v===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");v=f[Symbol.dispose],P&&(H=v)}if(typeof v!="function")throw new TypeError("Object not disposable.");H&&(v=function(){try{H.call(
this)}catch(z){return Promise.reject(z)}}),l.stack.push({value:f,dispose:v,async:P})}else P&&l.stack.push({async:!0});return f},k=(function(l){return function(f){
function P(X){f.error=f.hasError?new l(X,f.error,"An error was suppressed during disposal."):X,f.hasError=!0}var v,H=0;function z(){for(;v=f.stack.pop();)try{if(!v.
async&&H===1)return H=0,f.stack.push(v),Promise.resolve().then(z);if(v.dispose){var X=v.dispose.call(v.value);if(v.async)return H|=2,Promise.resolve(X).then(z,function(ee){
return P(ee),z()})}else H|=1}catch(ee){P(ee)}if(H===1)return f.hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return z()}})(typeof SuppressedError==
"function"?SuppressedError:function(l,f,P){var v=new Error(P);return v.name="SuppressedError",v.error=l,v.suppressed=f,v});const C="scopes";function W(l){return{
cache:(0,_.join)(l,"cache"),installs:(0,_.join)(l,"installs")}}function O(l){return(0,m.hash)("sha256",JSON.stringify([l.org,l.project,l.appID])).slice(0,32)}const E=[
"home"];function b(l){const f=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(l)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(f)&&!E.includes(f)?f:"source"}async function U(l,f,P,v,{
checkout:H="source",stored:z,isMapped:X=!1}={}){await(0,p.mkdir)((0,_.join)(l,O(f)),{recursive:!0});const ee=await(0,p.realpath)((0,_.join)(l,O(f)));await h(ee,
493);const ie=await L(ee,P),ae=(0,_.join)(ie,i),ce={root:ae,source:(0,_.join)(ae,H),home:(0,_.join)(ae,"home"),tmp:(0,_.join)(ie,"tmp")},re=z??{own:W((0,_.join)(
ee,C,"all")),shared:void 0};S([...Object.values(ce),...Object.values(re.own)],v);const de=await c(re.own.cache)===0,fe={...re.own,...X?{cache:W(ee).cache}:{},shared:re.
shared},ue={isFirst:de&&!re.shared,isToFill:de&&re.shared!==void 0};return{app:ee,holder:ie,owner:v,stored:re,...fe,...ue,...ce}}const T="work",e="of",i="root";
async function L(l,f){const P=(0,_.join)(l,f);await Z(P),await(0,p.mkdir)(P),await(0,p.writeFile)((0,_.join)(P,e),f);const v=(0,_.join)(l,T);return(0,p.rename)(
P,v).then(()=>v,()=>P)}async function A(l){return(0,_.basename)(l)!==T?(0,_.basename)(l):(0,p.readFile)((0,_.join)(l,e),"utf8").catch(()=>"")}async function I({
root:l,source:f,home:P,tmp:v,owner:H}){for(const z of[l,v])for(const X of await(0,p.readdir)(z))await Z((0,_.join)(z,X));S([f,P],a(H)?H:void 0)}function a(l){return l!==
void 0&&l!==process.getuid?.()}function S(l,f){for(const P of l)(0,t.mkdirSync)(P,{recursive:!0}),f!==void 0&&(0,t.chownSync)(P,f,f)}const u=100;async function c(l){
let f=0;if(!await se(l))return f;await h(l,493);for await(const P of await(0,p.opendir)(l))if(P.isDirectory()&&await h((0,_.join)(l,P.name),493).catch(()=>{}),f+=
1,f===u)break;return f}const w=2097152;async function h(l,f){const P={stack:[],error:void 0,hasError:!1};try{const v=K(P,await n(l),!0);await r(v,f)}catch(v){P.
error=v,P.hasError=!0}finally{const v=k(P);v&&await v}}function n(l){const f=process.platform==="linux"?w:t.constants.O_RDONLY;return(0,p.open)(l,f|t.constants.
O_DIRECTORY|t.constants.O_NOFOLLOW)}function r(l,f){return process.platform==="linux"?(0,p.chmod)(`/proc/self/fd/${l.fd}`,f):l.chmod(f)}async function s({app:l,
holder:f}){await h(l,493).catch(()=>{}),await Z(f)}const d={bytes:N.j9,files:2e5},y=16*N.j9;async function D(l,f,P){P.bytes<=d.bytes&&P.files<=d.files&&((0,B.OV)(
l)?.bytes??0)>=y&&(await Y(l,[f.holder])).length===0||await s(f)}const R=".removed";async function G(l){const f=[];for(const P of await F(l))P!==R&&f.push(...await $(
(0,_.join)(l,P)));return f}async function $(l){return await h(l,493).catch(()=>{}),(await F(l)).filter(f=>f!==C).map(f=>(0,_.join)(l,f))}async function F(l){return(await(0,p.
readdir)(l,{withFileTypes:!0}).catch(()=>[])).filter(P=>P.isDirectory()).map(P=>P.name)}async function Y(l,f){const P=[];for(const v of f){await(0,p.mkdir)((0,_.
join)(l,R),{recursive:!0,mode:448}).catch(()=>{});const H=(0,_.join)(l,R,(0,m.randomUUID)()),z=await(0,p.rename)(v,H).catch(async X=>(0,M.xU)(X)!=="EACCES"?(0,M.
xU)(X)??"unknown":(await h(v,448).catch(()=>{}),(0,p.rename)(v,H).catch(ee=>(0,M.xU)(ee)??"unknown")));z!==void 0&&z!=="ENOENT"&&P.push(v)}return P}async function Q(l,f,P){
const v=(0,_.join)(l,R),H=await(0,p.readdir)(v).catch(()=>[]),z=[];for(const X of[...H.map(ee=>(0,_.join)(v,ee)),...f])await Z(X,{signal:P})||z.push(X);return z}
const J=10*6e4;async function Z(l,{signal:f,ms:P=J}={}){if(!await q(l))return!0;const v=AbortSignal.any([AbortSignal.timeout(P),...f?[f]:[]]);for(const H of[["-\
rf","--one-file-system"],["-rf"]]){const z=await(0,g.m)("rm",[...H,"--",l],{cwd:"/",env:oe,signal:v}).catch(X=>(0,M.xU)(X)==="ENOENT"?"missing":void 0);if(z==="\
missing"&&await(0,p.rm)(l,{recursive:!0,force:!0}).catch(()=>{}),z==="missing"||v.aborted||!await q(l))break;await te(l,v).catch(()=>{})}return!await q(l)}async function te(l,f){
const P={stack:[],error:void 0,hasError:!1};try{f.throwIfAborted();const v=K(P,await n(l),!0),H=process.platform==="linux"?`/proc/self/fd/${v.fd}`:l;await r(v,448);
for await(const z of await(0,p.opendir)(H))z.isDirectory()&&await te((0,_.join)(H,z.name),f).catch(()=>{})}catch(v){P.error=v,P.hasError=!0}finally{const v=k(P);
v&&await v}}const oe={PATH:j.sg,LC_ALL:"C"};async function se(l){return(await(0,p.lstat)(l).catch(()=>{}))?.isDirectory()??!1}async function q(l){return(0,p.lstat)(
l).then(()=>!0,f=>(0,M.xU)(f)!=="ENOENT")}async function ne(l,f){if(!a(f))return;const{exitCode:P}=await(0,g.m)("chown",["-RhP",`${f}:${f}`,"--",l],{env:{},cwd:"\
/"});if(P!==0)throw new Error(`chown of ${l} failed`)}}),8838:((V,x,o)=>{o.d(x,{T:()=>j});var m=o(3024);const t=524288,p=65535;let _;function M(){return _??=N().
filter(g=>g>2&&g<=p&&B(g)),_}function N(){try{return(0,m.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function B(g){try{const K=/^flags:\s+([0-7]+)/m.
exec((0,m.readFileSync)(`/proc/self/fdinfo/${g}`,"utf8"))?.[1];return K!==void 0&&(Number.parseInt(K,8)&t)===0}catch{return!1}}function j(g){const K=M().filter(
W=>g[W]===void 0);if(K.length===0)return{stdio:[...g],[Symbol.dispose](){}};const k=(0,m.openSync)("/dev/null","r+"),C=[...g];for(let W=C.length;W<=Math.max(...K);W+=
1)C.push("ignore");for(const W of K)C[W]=k;return{stdio:C,[Symbol.dispose]:()=>(0,m.closeSync)(k)}}}),5879:((V,x,o)=>{o.d(x,{Sb:()=>t,YU:()=>M,bb:()=>B,ge:()=>j,
ls:()=>p,zA:()=>m});function m(g){return g}class t extends Error{name="BlobsFull"}class p extends Error{name="WrongBytes"}const _=200,M=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
N=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function B(g){if(g.length<=_&&N.test(g))return g;throw new TypeError(`${JSON.stringify(g.slice(
0,100))} is not the key of a blob`)}function j(g){if(g==="")return g;if(!g.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(g.slice(0,100))} needs\
 a / at its end`);return B(g.slice(0,-1)),g}}),8423:((V,x,o)=>{o.d(x,{R6:()=>M,us:()=>p});const m=1e3,t=2e4;class p extends Error{name="StoreUnavailable";isFull;constructor(B,{
isFull:j=!1,...g}={}){super(B,g),this.isFull=j}}async function _(N){try{return await N}catch(B){if(B instanceof p)return;throw B}}async function M(N,B,j){const g=B.
monotonic()+t;for(let K=1;;K+=1)try{return await N(K)}catch(k){if(!(k instanceof p&&!k.isFull)||j?.aborted||B.monotonic()>=g||(await B.sleep(m,j).catch(()=>{}),
j?.aborted))throw k}}})};export{le as id,he as ids,_e as modules};

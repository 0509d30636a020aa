const le=875,he=[875],_e={8595:((V,x,o)=>{o.d(x,{EO:()=>b,HK:()=>B,_Q:()=>L,dA:()=>j,hd:()=>$,iA:()=>g,iq:()=>U,nR:()=>w,ws:()=>T,x4:()=>W});var E=o(2978),n=o(2345);
const b=1024,m=(0,E.Qq)(b),T=5,g=500;function L({message:f}){return`The build ended with 0 in spite of an error: ${f}`}const j=(0,E.lS)({file:(0,E.Xd)(m),line:(0,E.
Xd)(E.U9),message:(0,E.Qq)(g)},{isMarked:E.Gy}),R=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","de\
ad_asset","dead_mention","unclosed_block","unprocessed_rule"],U=10,C=(0,E.lS)({code:(0,E.yL)(R),file:(0,E.Xd)((0,E.Qq)(n.IC.file)),line:(0,E.Xd)(f=>(0,E.U9)(f)||
void 0),message:(0,E.Qq)(g)}),$=(0,E.c3)(U,C),W=(0,E.lS)({path:m,bytes:E.U9,brotli:E.U9,gzip:E.U9,digest:(0,E.Qq)(64)},{hasKey:E.Gy}),w=(0,E.lS)({path:m,kind:(0,E.
yL)(["repository","secrets","example"])}),B=(0,E.lS)({file:(0,E.Qq)(256),reason:(0,E.Qq)(1e3)},{line:E.U9})}),1331:((V,x,o)=>{o.d(x,{BU:()=>R,Xw:()=>j,dR:()=>g,
g2:()=>U,uw:()=>b});var E=o(8161),n=o(3052);const b=384,m=4*n.j9,T={base:128,perProcessor:256},g={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:n.j9,logBytes:4*n.D6,
memoryBytes:Math.min(m,Math.floor(L()/2)),diskBytes:8*n.j9,diskFiles:2e6,processes:T.base+T.perProcessor*(0,E.availableParallelism)(),installBytes:2*n.j9,installsBytes:20*
n.j9,serverBytes:n.j9,serverFiles:2e5};function L(){const C=process.constrainedMemory();return C>0?Math.min((0,E.totalmem)(),C):(0,E.totalmem)()}const j=1/4,R=1e3;
function U(C){return Math.min(Math.max(512*n.D6,C*.02),5*n.j9)}}),1383:((V,x,o)=>{o.d(x,{EQ:()=>C,_8:()=>F,cJ:()=>e,iv:()=>B,jz:()=>$,lb:()=>f,qQ:()=>w,ty:()=>d,
wd:()=>I});var E=o(8302),n=o(2978),b=o(3052),m=o(5807),T=o(8595),g=o(2207),L=o(6169),j=o(2345),R=o(4903);const U=4*b.D6,C=64*1024,$=16384,W=null,w=128,B=50,f=2e3,
N=6e4,k=1e3,S=1e3,e=50,a=256,I=250,v=100,O=1e3,u=1e3,y=(0,n.lS)({reason:(0,n.Qq)(O)}),_=(0,n.Qq)(64),d=(0,n.lS)({files:(0,n.c3)(I,T.x4),odd:(0,n.c3)(I,T.nR),ignoredRules:(0,n.
c3)(v,T.HK),faults:(0,n.c3)(T.ws,T.dA)}),c=(0,n.tG)("kind",{bubblewrap:(0,n.lS)({asRoot:n.Jt,boundsFiles:n.Jt,deniesNamespaces:n.Jt}),none:y}),t=(0,n.tG)("kind",
{cgroup:(0,n.lS)({folder:(0,n.Qq)(T.EO)}),sampling:y}),s=(0,n.tG)("level",{private:(0,n.lS)({}),filtered:y,open:y}),r=K=>Y=>typeof Y=="string"&&(0,m.Ow)(Y,K).trim()||
null,i=(0,n.lS)({subject:r(j.jh.subject),author:r(j.jh.author)}),p=K=>Y=>typeof Y=="string"?(0,m.Ow)(Y,K):void 0,M=K=>p(u)(K)??null,A=(0,n.tG)("about",{lock:(0,n.
lS)({name:(0,n.Qq)(a)}),output:(0,n.lS)({part:d,isLast:n.Jt}),start:(0,n.lS)({found:g.tl}),repositories:(0,n.lS)({after:(0,n.Qq)(U)}),apps:(0,n.lS)({after:(0,n.
Qq)(U)})}),G=(0,n.tG)("kind",{ready:(0,n.lS)({isolation:c,limiter:t,network:s},{hasFailed:n.Gy}),pulse:(0,n.lS)({}),stage:(0,n.lS)({stage:(0,n.yL)(g.Mb.filter(K=>K!==
"queue"))}),log:(0,n.lS)({text:K=>(0,E.KH)(K,C)&&K.endsWith(`
`)?K:void 0}),commit:(0,n.lS)({commit:_,facts:K=>i((0,E.Gv)(K)?K:{})}),ask:(0,n.lS)({id:n.U9,question:A}),release:(0,n.lS)({name:(0,n.Qq)(a)}),note:(0,n.lS)({level:(0,n.
yL)(["info","warn","error"]),event:(0,n.Qq)(64),text:(0,n.Qq)(2e3)}),stored:(0,n.lS)({release:(0,n.lS)({manifestHash:K=>(0,E.KH)(K,64)&&/^[0-9a-f]{64}$/.test(K)?
K:void 0,files:n.U9,written:n.U9,reused:n.U9,bytes:n.U9}),commit:_,warnings:T.hd},{type:(0,n.yL)(j.jI)}),failed:(0,n.lS)({facts:L.U$}),detected:(0,n.lS)({plan:(0,n.
lS)({text:p(2*u),folder:p(u),command:M,output:M,type:(0,n.yL)(j.yN),typeBecause:M}),commit:_}),done:(0,n.lS)({collected:(0,n.c3)(Object.keys(R.GW).length,(0,n.lS)(
{kind:(0,n.yL)(Object.keys(R.GW)),items:n.U9,bytes:n.U9},{left:(0,n.lS)({items:n.U9,bytes:n.U9})}))})});function F(K){return G((0,E.U4)(K))}}),4903:((V,x,o)=>{o.
d(x,{FM:()=>$,GW:()=>U,RM:()=>W,Wi:()=>w,X2:()=>C});var E=o(3052);const n=864e5,b=1e3,m=90,T=7*n,g={most:500,ageMs:30*n},L=30*n,j=400,R=512*E.D6,U={apps:{what:"\
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
 those that a build uses",age:"90 days without a build"}},C={caches:{bytes:4*E.j9,allBytes:20*E.j9,items:Number.POSITIVE_INFINITY,ageMs:30*n},mirrors:{bytes:4*E.
j9,allBytes:20*E.j9,items:Number.POSITIVE_INFINITY,ageMs:30*n},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,
ageMs:90*n}},$=200,W=8,w=36e5}),6321:((V,x,o)=>{o.d(x,{Lq:()=>S,OV:()=>v,oU:()=>y});var E=o(1421),n=o(8474),b=o(3024),m=o(3739),T=o(3052),g=o(5807),L=o(1331),j=o(
8838),R=o(1264),U=o(1702),C=o(5758),$=function(c,t,s){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object expected.");var r,i;if(s){
if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");r=t[Symbol.dispose],s&&(i=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");i&&(r=function(){try{i.call(
this)}catch(p){return Promise.reject(p)}}),c.stack.push({value:t,dispose:r,async:s})}else s&&c.stack.push({async:!0});return t},W=(function(c){return function(t){
function s(M){t.error=t.hasError?new c(M,t.error,"An error was suppressed during disposal."):M,t.hasError=!0}var r,i=0;function p(){for(;r=t.stack.pop();)try{if(!r.
async&&i===1)return i=0,t.stack.push(r),Promise.resolve().then(p);if(r.dispose){var M=r.dispose.call(r.value);if(r.async)return i|=2,Promise.resolve(M).then(p,function(A){
return s(A),p()})}else i|=1}catch(A){s(A)}if(i===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return p()}})(typeof SuppressedError==
"function"?SuppressedError:function(c,t,s){var r=new Error(s);return r.name="SuppressedError",r.error=c,r.suppressed=t,r});const w=1/20,B=1/4,f=3e3,N=1/100,k=2e3;
class S{#e;#t;#s;#n;#r;#i;#d;#c;#a;wrote={bytes:0,files:0};#o;#f;#u=0;#h;#_=0;#m=!1;wasShort=!1;constructor(t,s,r,{now:i,measure:p}={}){this.#e=r,this.#t=i??(()=>performance.
now()),this.#s=p??y,this.#h=this.#t(),this.#r=s===void 0?[]:[s],this.#n={whole:[t],changed:this.#r,since:Date.now()},this.#i=v(t),this.#a=this.#i,this.#c=(this.#i?.
files??0)>L.BU;const{size:M=0,bytes:A=0}=this.#i??{};this.#d=Math.min((0,L.g2)(M),A/2)*(r.reservePart??1)}include(t){this.#r.push(t)}get late(){return this.#m&&
this.#o!==void 0&&this.#t()-this.#u>U.g}look(t){const s=this.#p();if(!s)return{room:Number.POSITIVE_INFINITY};const r=Math.min(this.#e.diskBytes-this.wrote.bytes,
s.bytes-this.#d),i=this.#t()-this.#h,p=this.wrote.bytes>this.#e.diskBytes||this.wrote.files>this.#e.diskFiles,M=s.bytes<this.#d;this.#m=p||M;const A=this.#m?Math.
min(this.#_/(M?B:w),k):Math.max(this.#e.seldomMs??f,this.#_/N);return this.#o===void 0&&i>=A&&this.#E(t),{room:r,breach:this.#f}}async settle(t){await this.#o,this.#p();
const s=this.wrote.bytes>this.#e.diskBytes/2||this.wrote.files>this.#e.diskFiles/2;return this.#f??(s?await this.#E(t):void 0)}#p(){const t=v(this.#n.whole[0]??
"/");return t&&this.#a&&(this.wrote.bytes+=Math.max(0,this.#a.bytes-t.bytes),this.wrote.files+=Math.max(0,this.#a.files-t.files)),this.#a=t??this.#a,t&&(this.wasShort||=
t.bytes<this.#d||this.#c&&t.files<L.BU),t}#E(t){return this.#o=this.#l(t).finally(()=>{this.#o=void 0}),this.#o}async#l(t){this.#u=this.#t();const s={...this.wrote},
{diskBytes:r,diskFiles:i}=this.#e,p=(0,m.CD)(()=>(0,b.lstatSync)(this.#n.whole[0]??"/").dev),M=await this.#s(this.#n,{bytes:r,files:i}),A=await(0,C.I)(t,{work:new U.
Qj,device:p,thorough:this.#m});this.#h=this.#t(),this.#_=this.#h-this.#u;const G={bytes:(M?.bytes??0)+A.disk,files:M?.files??0},F=M?.complete&&A.complete.disk?G:
{bytes:Math.max(s.bytes,G.bytes),files:Math.max(s.files,G.files)};return this.wrote.bytes=F.bytes+this.wrote.bytes-s.bytes,this.wrote.files=F.files+this.wrote.files-
s.files,this.#f=this.#y({...F,...M?.parts&&{parts:M.parts}}),this.#f}#y({bytes:t,files:s,parts:r}){const{diskBytes:i,diskFiles:p}=this.#e;if(t>i)return I(`it wr\
ote more than ${(0,T.Xq)(i)}, the limit of a build${a(r,"bytes")}`);if(s>p)return I(`it made more than ${(0,g.zD)(p)} files, the limit of a build${a(r,"files")}`);
const M=this.#a?.bytes??Number.POSITIVE_INFINITY,A=t/Math.max(1,(this.#i?.bytes??0)-M);return M>=(0,U.s5)(this.#d,A)?void 0:{code:"disk_full",because:`the disk \
of the platform ran short: ${(0,T.Xq)(M)} were left, and it wrote ${(0,T.Xq)(t)}${a(r,"bytes")}`}}}const e=["in its workspace","in the cache of its app","as git\
 objects of its repository"];function a(c,t){const s=(c??[]).map(p=>p[t]),r=Math.max(0,...s),i=r>0?e[s.indexOf(r)]:void 0;return i===void 0?"":`, most of ${t===
"files"?"them":"it"} ${i}`}function I(c){return{code:"disk_quota",because:c}}function v(c){const t=(0,m.CD)(()=>(0,b.statfsSync)(c));return t&&{bytes:t.bavail*t.
bsize,size:t.blocks*t.bsize,files:t.ffree}}const O=6e4,u=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function y(c,t){
const s={bytes:0,files:0,complete:!0,seen:new Set},r=`@${Math.floor(c.since/1e3)}`;if(!await _([...c.whole,"-xdev",...u],s,t))return;const i=[{bytes:s.bytes,files:s.
files}];for(const G of c.changed){const F={bytes:s.bytes,files:s.files};await _([G,"-xdev","-newerct",r,"(",...u,")"],s,t),i.push({bytes:s.bytes-F.bytes,files:s.
files-F.files})}const{bytes:p,files:M,complete:A}=s;return{bytes:p,files:M,complete:A,parts:i}}async function _(c,t,s){const r={stack:[],error:void 0,hasError:!1};
try{const i=$(r,(0,j.T)(["ignore","pipe","pipe"]),!1),p=(0,E.spawn)("find",["-P",...c],{cwd:"/",env:{PATH:R.sg,LC_ALL:"C"},stdio:i.stdio,timeout:O,killSignal:"S\
IGKILL"});let M="",A=!1,G=!1;p.stdout?.setEncoding("latin1").on("data",Y=>{const Q=(M+Y).split(`
`);M=Q.pop()??"";for(const J of Q)d(J,t);(t.bytes>s.bytes||t.files>s.files)&&p.kill("SIGKILL")}),p.stderr?.setEncoding("latin1").on("data",Y=>{A||=/permission denied|too long/i.
test(Y),G||=/unrecognized|unknown|illegal|invalid/i.test(Y)});const[F]=await(0,n.once)(p,"close").catch(()=>[void 0]),K=t.bytes>s.bytes||t.files>s.files;return(typeof F!=
"number"&&!K||A)&&(t.complete=!1),F!==void 0&&!G}catch(i){r.error=i,r.hasError=!0}finally{W(r)}}function d(c,t){const[s="",r]=c.split(" ",2);if(r!==void 0){if(t.
seen.has(Number(r)))return;t.seen.add(Number(r))}t.bytes+=Number(s)*512,t.files+=1}}),9878:((V,x,o)=>{o.d(x,{w:()=>C});var E=o(6760),n=o(8500),b=o(2106),m=o(6321),
T=o(6807),g=function(W,w,B){if(w!=null){if(typeof w!="object"&&typeof w!="function")throw new TypeError("Object expected.");var f,N;if(B){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");f=w[Symbol.asyncDispose]}if(f===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");f=w[Symbol.dispose],B&&(N=f)}if(typeof f!="function")throw new TypeError("Object not disposable.");N&&(f=function(){try{N.call(this)}catch(k){return Promise.
reject(k)}}),W.stack.push({value:w,dispose:f,async:B})}else B&&W.stack.push({async:!0});return w},L=(function(W){return function(w){function B(S){w.error=w.hasError?
new W(S,w.error,"An error was suppressed during disposal."):S,w.hasError=!0}var f,N=0;function k(){for(;f=w.stack.pop();)try{if(!f.async&&N===1)return N=0,w.stack.
push(f),Promise.resolve().then(k);if(f.dispose){var S=f.dispose.call(f.value);if(f.async)return N|=2,Promise.resolve(S).then(k,function(e){return B(e),k()})}else
N|=1}catch(e){B(e)}if(N===1)return w.hasError?Promise.reject(w.error):Promise.resolve();if(w.hasError)throw w.error}return k()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(W,w,B){var f=new Error(B);return f.name="SuppressedError",f.error=W,f.suppressed=w,f});const j=250,R=25,U=4e6;class C{group;disk;#e;constructor(w){
const{group:B,memoryBytes:f,root:N,cache:k,tmp:S,counted:e}=w;this.group=B,this.#e=B?new T.RJ(B,f,e):new T.zf(f,e),this.disk=new m.Lq(N,k,w),S!==void 0&&this.disk.
include(S)}watch=async(w,B)=>{const f={stack:[],error:void 0,hasError:!1};try{const N=[this.disk,this.#e],k=g(f,new $(w),!1);let S=Number.POSITIVE_INFINITY;for(;;){
const e=Math.min(j,Math.max(R,S/U));if(!await(0,n.setTimeout)(e,!0,{signal:B}).catch(()=>!1))return this.#e.settle()??this.disk.settle(w).catch(()=>{});const I=N.
map(O=>O.look(w)),v=I.find(O=>O.breach)?.breach;if(v)return v;S=Math.min(...I.map(O=>O.room)),N.some(O=>O.late)?k.hold():k.release()}}catch(N){f.error=N,f.hasError=
!0}finally{L(f)}}}class ${#e;#t=[];constructor(w){this.#e=w}hold(){this.#t=this.#e.list().map(w=>Number((0,E.basename)(w)));for(const w of this.#t)(0,b.z7)(w,"S\
IGSTOP")}release(){if(this.#t.length===0)return;const w=new Set(this.#e.list().map(B=>Number((0,E.basename)(B))));for(const B of this.#t)w.has(B)&&(0,b.z7)(B,"S\
IGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}}),1702:((V,x,o)=>{o.d(x,{Qj:()=>g,g:()=>b,s5:()=>n});var E=o(8500);function n(L,j){return L*(.25+.75*Math.
min(1,Math.max(0,j)))}const b=1e3,m=25e4,T=1e4;class g{#e=0;#t=process.cpuUsage();get done(){const{user:j,system:R}=process.cpuUsage(this.#t);return this.#e+j+R}get over(){
return this.done>=m}async breathe(){const j=this.done;j-this.#e<T||(await(0,E.setImmediate)(),this.#e=j,this.#t=process.cpuUsage())}}}),6807:((V,x,o)=>{o.d(x,{A0:()=>O,
RJ:()=>k,zf:()=>N});var E=o(3024),n=o(8500),b=o(3739),m=o(3052),T=o(1264),g=o(3630),L=o(6275),j=o(1702),R=o(5758);const U=1/30,C=1/250,$=1e3,W=1e3,w=1e4,B=30,f=16*
m.D6;class N{#e;#t=(0,g.Ju)();#s;#n=0;#r=performance.now()+$;#i={used:0,atMost:0};#d;#c;#a=!1;constructor(d,c){this.#e=d,this.#s=new S(this.#t,c)}get late(){return this.#a&&
this.#d!==void 0&&performance.now()-this.#d.since>j.g}look(d){const c=(0,g.Ju)();if(!c||!this.#t)return{room:Number.POSITIVE_INFINITY};const t=I(d.list())+this.#o(
c)+Math.max(0,c.pageTables-this.#t.pageTables),s=Math.min(this.#e-t,this.#s.room(c));this.#a=s<=0;const r=this.#a?this.#n:this.#r;this.#d===void 0&&performance.
now()>=r&&this.#f(d,t);const i=this.#i.used+Math.max(0,t-this.#i.atMost);return{room:s,breach:this.#c??this.#s.shortage(c,i)}}settle(){}#o(d){const{shared:c=0,swapFree:t=0}=this.#t??
{};return Math.max(0,d.shared-c)+Math.max(0,t-d.swapFree)}async#f(d,c){const t=performance.now();this.#d={since:t};let s=await this.#u(d,new j.Qj);s>this.#e&&(await(0,n.
setTimeout)(B),s=Math.min(s,await this.#u(d,new j.Qj)),s>this.#e&&(this.#c=e(s,this.#e))),this.#i={used:s,atMost:c};const r=performance.now(),i=r-t;this.#n=r+Math.
min(i/U,W),this.#r=r+Math.max($,Math.min(i/C,w)),this.#d=void 0}async#u(d,c){const{own:t,mapped:s}=await O(d.list(),c),r=await(0,R.I)(d,{work:c,thorough:this.#a}),
i=(0,g.Ju)(),p=(i?.shared??0)>f?await y(d):0,A=(d.memory??[]).reduce((F,K)=>F+u(K),0)+r.memory+p,G=r.complete.memory?A:Math.max(A,s,i?this.#o(i):0);return t+G}}
class k{late=!1;#e;#t;#s;#n;constructor(d,c,t){this.#e=d,this.#t=c,this.#s=d.events,this.#n=new S((0,g.Ju)(),t)}look(){const d=(0,g.Ju)(),c=this.settle()??(d&&this.#n.
shortage(d,this.#e.used));return{room:d?this.#n.room(d):Number.POSITIVE_INFINITY,breach:c}}settle(){const{killed:d,full:c}=this.#e.events;if(!(d<=this.#s.killed))
return c>this.#s.full?e(this.#t,this.#t):a((0,g.Ju)()?.available??0,this.#e.used)}}class S{#e;#t;#s;constructor(d,c=t=>t){const{total:t,available:s}=d??{total:0,
available:0};this.#e=s,this.#s=c,this.#t=Math.min(Math.max(128*m.D6,t*.03),1024*m.D6,s/2)}room({available:d}){return d-this.#t}shortage({available:d},c){const t=Math.
max(1,this.#e-d);return d<(0,j.s5)(this.#t,this.#s(c)/t)?a(d,c):void 0}}function e(_,d){return{code:"out_of_memory",because:`it used ${(0,m.Xq)(_)} of memory, a\
nd the limit for all processes of a build is ${(0,m.Xq)(d)}`}}function a(_,d){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,m.
Xq)(_)} were left, and it used ${(0,m.Xq)(d)}`}}function I(_){let d=0;for(const c of _)d+=v(c);return d*g.U6}function v(_){const d=(0,g.lK)(`${_}/statm`);if(!d.
startsWith("0 "))return Number(d.split(" ",2)[1]??0);const c=(0,g.uX)(_);return c===void 0?0:Number((0,g.lK)(`${c}/statm`).split(" ",2)[1]??0)}async function O(_,d){
let c=0,t=0;for(const s of _){await d.breathe();const r=(0,g.uX)(s);if(r===void 0)continue;c+=(0,g.$$)("VmPTE",(0,g.lK)(`${r}/status`));const i=d.over?"":(0,g.lK)(
`${r}/smaps_rollup`),p=(0,g.$$)("Pss",i);p===0&&(c+=I([s])+(0,g.$$)("VmSwap",(0,g.lK)(`${r}/status`)));const M=(0,g.$$)("Pss_Shmem",i);c+=p-M+(0,g.$$)("SwapPss",
i),t+=M}return{own:c,mapped:t}}function u(_){const d=(0,b.CD)(()=>(0,E.statfsSync)(_));return d?(d.blocks-d.bfree)*d.bsize:0}async function y(_){if(!(0,R.V)(_))
return 0;const d=[],c=["-t",String(_.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,L.m)("nsenter",c,{cwd:"/",env:{PATH:T.sg},onLine:i=>d.push(i)}).catch(()=>{});
const[t="",...s]=d.map(i=>i.trim().split(/\s+/)),r=["rss","swap"].map(i=>[...t].indexOf(i));return s.reduce((i,p)=>i+r.reduce((M,A)=>M+(Number(p[A])||0),0),0)}}),
5758:((V,x,o)=>{o.d(x,{I:()=>j,V:()=>U});var E=o(3024),n=o(6760),b=o(3739),m=o(3630);const T="/dev/shm",g=64,L=1/8;async function j(B,{work:f,device:N,thorough:k}){
const S=new R(B,f,N),e=B.list();for(const a of e)await S.descriptors(`${a}/fd`);for(const a of e)await S.mappings(a);for(const a of e){const v=(0,m.hC)(`${a}/ta\
sk`).filter(O=>O!==(0,n.basename)(a)).filter(()=>k||Math.random()<L);for(const O of v)await S.descriptors(`${a}/task/${O}/fd`)}return S}class R{disk=0;memory=0;complete={
disk:!0,memory:!0};#e;#t;#s;#n;#r;#i=new Set;constructor(f,N,k){this.#e=N,this.#t=k,this.#s=(f.memory??[]).map(S=>w(S)?.dev),this.#n=f.memory===void 0?w(T)?.dev:
void 0,this.#r=U(f)}async descriptors(f){const N=(0,m.wA)(f);if(N===void 0)return this.#u();for(const[k,S]of N.entries()){if(k%g===0&&!await this.#f())return;const e=w(
`${f}/${S}`);this.#c(e),e?.isSocket()&&this.#a(e)&&W(`${f}info/${S}`)&&(this.complete.memory=!1)}}async mappings(f){if(!await this.#f())return;const N=(0,m.uX)(
f);if(N===void 0)return;const k=(0,m.lK)(`${N}/maps`);if(k===""&&(0,m.uX)(f)!==void 0)return this.#u();const S=`/proc/${(0,n.basename)(N)}/map_files`;let e=0;for(const a of C(
k)){if(e+=1,e%g===0&&!await this.#f())return;(a.isDeleted||a.device===this.#n)&&this.#d(S,a)}}#d(f,{range:N,device:k,inode:S,isSystemV:e}){if(!(this.#i.has(`${k}\
:${S}`)||e&&this.#r&&this.#o(k)))try{this.#c((0,E.statSync)(`${f}/${N}`))}catch(a){if(!(0,m.H0)(a))return;k===this.#t?this.complete.disk=!1:this.#o(k)&&(this.complete.
memory=!1)}}#c(f){!f?.isFile()||f.nlink>0&&f.dev!==this.#n||this.#a(f)&&(f.dev===this.#t?this.disk+=f.blocks*512:this.#o(f.dev)&&(this.memory+=f.blocks*512))}#a({
dev:f,ino:N}){const k=`${f}:${N}`;return this.#i.has(k)?!1:(this.#i.add(k),!0)}#o(f){return f!==this.#t&&!this.#s.includes(f)&&(Math.floor(f/256)&4095)===0}async#f(){
return this.#e.over?this.#u():await this.#e.breathe(),!this.#e.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function U(B){return B.namespace!==void 0&&
process.getuid?.()===0}function*C(B){for(const[,f="",N="",k="",S="",e,a=""]of B.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${f}-${N}`,device:$(Number.parseInt(k,16),Number.parseInt(S,16)),inode:Number(e),isDeleted:a.endsWith(" (deleted)"),isSystemV:a.startsWith("/SYSV")}}
function $(B,f){return(f&255)+B*256+(f-(f&255))*4096}function W(B){return/^scm_fds:\s+[1-9]/m.test((0,m.lK)(B))}function w(B){return(0,b.CD)(()=>(0,E.statSync)(
B))}}),6822:((V,x,o)=>{o.d(x,{N_:()=>k,dI:()=>$,gl:()=>e});var E=o(8474),n=o(3739),b=o(8302),m=o(3052),T=o(6169),g=o(2881),L=o(5879),j=o(8423),R=function(O,u,y){
if(u!=null){if(typeof u!="object"&&typeof u!="function")throw new TypeError("Object expected.");var _,d;if(y){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");_=u[Symbol.asyncDispose]}if(_===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");_=u[Symbol.dispose],
y&&(d=_)}if(typeof _!="function")throw new TypeError("Object not disposable.");d&&(_=function(){try{d.call(this)}catch(c){return Promise.reject(c)}}),O.stack.push(
{value:u,dispose:_,async:y})}else y&&O.stack.push({async:!0});return u},U=(function(O){return function(u){function y(t){u.error=u.hasError?new O(t,u.error,"An e\
rror was suppressed during disposal."):t,u.hasError=!0}var _,d=0;function c(){for(;_=u.stack.pop();)try{if(!_.async&&d===1)return d=0,u.stack.push(_),Promise.resolve().
then(c);if(_.dispose){var t=_.dispose.call(_.value);if(_.async)return d|=2,Promise.resolve(t).then(c,function(s){return y(s),c()})}else d|=1}catch(s){y(s)}if(d===
1)return u.hasError?Promise.reject(u.error):Promise.resolve();if(u.hasError)throw u.error}return c()}})(typeof SuppressedError=="function"?SuppressedError:function(O,u,y){
var _=new Error(y);return _.name="SuppressedError",_.error=O,_.suppressed=u,_});const C=8*m.D6,$=m.D6,W=200,w=m.D6,B=64*m.D6,f=8,N="end";class k{#e;#t;#s=new Map;#n=new Map;#r=[];#i=0;#d=0;#c;#a=Promise.
withResolvers();constructor(u,y){this.#e=u,this.#t=y,u.on("data",_=>this.#u(_));for(const _ of["error","close","end"])u.on(_,()=>this.#l(void 0))}async call(u,y,{
bytes:_,signal:d,onEvent:c}={}){const t={stack:[],error:void 0,hasError:!1};try{if(d?.throwIfAborted(),this.#c)throw this.#c;this.#d+=1;const s=this.#d,r={...Promise.
withResolvers(),onEvent:c};this.#s.set(s,r);const i=R(t,d&&(0,E.addAbortListener)(d,()=>this.#o({abort:s})),!1);this.#o({call:u,id:s,given:y},_);try{return await r.
promise}catch(p){throw d?.throwIfAborted(),p}}catch(s){t.error=s,t.hasError=!0}finally{U(t)}}tell(u,y){this.#o({tell:u,given:y})}async end(){await this.call(N,{}).
catch(()=>{}),await new Promise(u=>this.#e.end(()=>u()))}#o(u,y=S){if(!this.#e.writable)return;const _=Buffer.from(JSON.stringify(u)),d=Buffer.alloc(f);d.writeUInt32BE(
_.length,0),d.writeUInt32BE(y.length,4),this.#e.cork(),this.#e.write(Buffer.concat([d,_])),y.length>0&&this.#e.write(y),process.nextTick(()=>this.#e.uncork()),this.#e.
writableLength>B&&this.#l(new Error("it does not read what it is sent"))}#f(){if(this.#c||this.#e.writableLength<w)return;const u=new Promise(y=>this.#e.once("d\
rain",y));return Promise.race([u,this.#a.promise])}#u(u){this.#r.push(u),this.#i+=u.length;try{for(let y=this.#h();y!==void 0&&!this.#c;y=this.#h())this.#m(...y)}catch(y){
this.#l(y instanceof Error?y:new Error(String(y)))}}#h(){if(this.#i<f)return;const[u=S]=this.#r,y=u.length>=f?u:this.#_(),_=y.readUInt32BE(0),d=y.readUInt32BE(4);
if(_>C||d>$)throw new Error("it sent a message that is too long");if(this.#i<f+_+d)return;const c=this.#_(),t=c.subarray(f+_+d);this.#r.splice(0,1,...t.length>0?
[t]:[]),this.#i=t.length;const s=JSON.parse(c.toString("utf8",f,f+_));if(!(0,b.Gv)(s))throw new Error("it sent an invalid message");return[s,c.subarray(f+_,f+_+
d)]}#_(){return this.#r.length>1&&this.#r.splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??S}#m(u,y){const{call:_,tell:d,abort:c,id:t,event:s,given:r}=u;
if(typeof _=="string"&&typeof t=="number"&&(0,b.Gv)(r))this.#E(_,t,r,y);else if(typeof d=="string"&&(0,b.Gv)(r))this.#t.tell?.(d,r);else if(typeof c=="number")this.#n.
get(c)?.abort(new Error("The caller aborted"));else if(typeof t=="number")this.#p(t,u,s,y);else throw new Error("it sent an invalid message")}#p(u,y,_,d){const c=this.#s.
get(u);if((0,b.Gv)(_)){c?.onEvent?.(_);return}this.#s.delete(u),(0,b.Gv)(y.error)?c?.reject(v(y.error)):c?.resolve({value:y.answer,bytes:d})}async#E(u,y,_,d){const c=Object.
hasOwn(this.#t.calls,u)?this.#t.calls[u]:void 0,t=u===N?async()=>({}):c;if(!t)return this.#l(new Error("it made an unknown call"));if(this.#n.has(y))return this.#l(
new Error("it gave two calls one number"));if(this.#n.size>=W)return this.#l(new Error("it made too many calls at once"));const s=new AbortController;this.#n.set(
y,s);try{const r=M=>this.#o({event:M,id:y}),{value:i=null,bytes:p}=await t({given:_,bytes:d,signal:s.signal,event:r,read:()=>this.#f()});this.#o({answer:i,id:y},
p)}catch(r){this.#o({error:I(r),id:y})}finally{this.#n.delete(y)}}#l(u){if(!this.#c){this.#c=u??new Error("The other side has gone");for(const y of this.#s.values())
y.reject(this.#c);for(const y of this.#n.values())y.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(u)}}}const S=Buffer.alloc(0);class e extends Error{lines;constructor(u){
const y=u.flatMap(_=>/^npm (?:ERR!|error) (.*)/.exec(_)?.[1]??[]);super(y.find(_=>!a.test(_))??y[0]??"npm printed no reason"),this.lines=u}}const a=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function I(O){const u=(0,n.bD)(O);return O instanceof g.$w?{kind:"BuildFailure",message:u,facts:O.facts}:O instanceof e?{kind:"RegistryError",message:u,lines:O.
lines}:O instanceof L.Sb?{kind:"BlobsFull",message:u}:O instanceof L.ls?{kind:"WrongBytes",message:u}:O instanceof j.us?{kind:"StoreUnavailable",message:"The st\
orage cannot be used now",isFull:O.isFull}:{kind:"Error",message:u,code:(0,n.xU)(O)??null}}function v({kind:O,message:u,facts:y,lines:_,isFull:d,code:c}){const t=String(
u),s=O==="BuildFailure"&&(0,b.Gv)(y)?(0,T.U$)(y):void 0;return s?new g.$w(s):O==="RegistryError"&&Array.isArray(_)?new e(_.map(String)):O==="BlobsFull"?new L.Sb(
t):O==="WrongBytes"?new L.ls(t):O==="StoreUnavailable"?new j.us(t,{isFull:d===!0}):Object.assign(new Error(t),typeof c=="string"?{code:c}:{})}}),1264:((V,x,o)=>{
o.d(x,{CM:()=>g,Md:()=>T,Sq:()=>b,sg:()=>m,tl:()=>n});var E=o(1455);const n="SLIPWAY_BUILD",b="/run/slipway-code",m="/usr/local/bin:/usr/bin:/bin";function T(L){
return L.replaceAll("/","+")}async function g(L,j){const R=`${T(j)}@`;return(await(0,E.readdir)(L).catch(()=>[])).filter(C=>C.startsWith(R)).map(C=>C.slice(R.length))}}),
3630:((V,x,o)=>{o.d(x,{$$:()=>L,H0:()=>g,Ju:()=>B,U6:()=>k,_N:()=>R,_n:()=>C,bw:()=>f,hC:()=>m,jN:()=>j,lK:()=>b,uX:()=>W,wA:()=>T});var E=o(3024),n=o(3739);function b(e){
return(0,n.CD)(()=>(0,E.readFileSync)(e,"utf8"))??""}function m(e){return T(e)??[]}function T(e){try{return(0,E.readdirSync)(e)}catch(a){return g(a)?void 0:[]}}
function g(e){return e instanceof Error&&"code"in e&&(e.code==="EACCES"||e.code==="EPERM")}function L(e,a){return Number(new RegExp(`^${e}:\\s+(\\d+) kB`,"m").exec(
a)?.[1]??0)*1024}function j(e){return m(e).filter(a=>/^\d+$/.test(a)).map(Number)}function R(e){return U(`/proc/${e}/stat`)}function U(e){const a=b(e);if(a==="")
return;const I=a.slice(a.lastIndexOf(")")+2).split(" ",20),[v="",O,u,y]=I;return{state:v,parent:Number(O),group:Number(u),session:Number(y),started:Number(I[19])}}
function C(e){const a=R(e);return a===void 0?!1:$(a)?m(`/proc/${e}/task`).some(I=>{const v=U(`/proc/${e}/task/${I}/stat`);return v!==void 0&&!$(v)}):!0}function $({
state:e}){return/^[ZX]/.test(e)}function W(e){return w(e)?e:m(`${e}/task`).map(a=>`${e}/task/${a}`).find(w)}function w(e){return/^[1-9]/.test(b(`${e}/statm`))}function B(){
const e=b("/proc/meminfo"),a=L("MemTotal",e);if(a!==0)return{total:a,available:L("MemAvailable",e),shared:L("Shmem",e),pageTables:L("PageTables",e),swapFree:L("\
SwapFree",e)}}function f(){return Number(/^oom_kill (\d+)/m.exec(b("/proc/vmstat"))?.[1]??0)}const N=6n,k=S();function S(){try{const e=new BigUint64Array(new Uint8Array(
(0,E.readFileSync)("/proc/self/auxv")).buffer),a=e.findIndex((I,v)=>v%2===0&&I===N);return a===-1?4096:Number(e[a+1])}catch{return 4096}}}),6275:((V,x,o)=>{o.d(
x,{m:()=>k});var E=o(1421),n=o(8474),b=o(8161),m=o(7075),T=o(8838),g=o(6193);const L=16384,j=65536,R=10,U=1e3,C=1;function $(s,r,i=()=>{}){const p=new g.StringDecoder(
"utf8"),M=Promise.withResolvers();let A=[],G="",F=!1;const K=()=>{for(const J of A.slice(0,U))r(J.slice(0,L));A=A.slice(U);const Q=i();if(!Q)return Y();s.pause(),
Q.then(Y)},Y=()=>{A.length>0?setTimeout(K,C):F?M.resolve():s.resume()};return s.on("data",Q=>{const J=(G+p.write(Q)).split(`
`);G=(J.pop()??"").slice(0,L);const Z=Q.length>=j,te=A.length>0;if(A=te?[...A,...J]:J,!(te||A.length===0)){if(!Z&&A.length<=U)return K();s.pause(),setTimeout(K,
Z?R:0)}}),s.on("close",()=>{const Q=A.length>0;G!==""&&(A=[...A,G]),F=!0,Q||K()}),M.promise}var W=o(1264),w=o(3630),B=o(2106),f=function(s,r,i){if(r!=null){if(typeof r!=
"object"&&typeof r!="function")throw new TypeError("Object expected.");var p,M;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");p=r[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");p=r[Symbol.dispose],i&&(M=p)}if(typeof p!=
"function")throw new TypeError("Object not disposable.");M&&(p=function(){try{M.call(this)}catch(A){return Promise.reject(A)}}),s.stack.push({value:r,dispose:p,
async:i})}else i&&s.stack.push({async:!0});return r},N=(function(s){return function(r){function i(G){r.error=r.hasError?new s(G,r.error,"An error was suppressed\
 during disposal."):G,r.hasError=!0}var p,M=0;function A(){for(;p=r.stack.pop();)try{if(!p.async&&M===1)return M=0,r.stack.push(p),Promise.resolve().then(A);if(p.
dispose){var G=p.dispose.call(p.value);if(p.async)return M|=2,Promise.resolve(G).then(A,function(F){return i(F),A()})}else M|=1}catch(F){i(F)}if(M===1)return r.
hasError?Promise.reject(r.error):Promise.resolve();if(r.hasError)throw r.error}return A()}})(typeof SuppressedError=="function"?SuppressedError:function(s,r,i){
var p=new Error(i);return p.name="SuppressedError",p.error=s,p.suppressed=r,p});async function k(s,r,i){i.signal?.throwIfAborted();const{group:p}=i,M=()=>p?.events.
killed??(0,w.bw)(),A=M(),G=p?.events.refused??0,{child:F,printed:K}=a(s,r,i),Y=i.namespace?t(F.stdio[4]):()=>"",Q=()=>Number(/"child-pid": (\d+)/.exec(Y())?.[1]??
Number.NaN)||void 0,J=new B.b0(O(F.pid,i)),Z=new B.qK(Q,i.memory),te=(0,n.once)(F,"close");te.catch(()=>{});const oe=F.stdio.slice(S).filter(l=>l instanceof m.Readable);
i.onStarted?.({pipes:oe,tree:i.namespace?Z:J});const se=async()=>{if(F.pid!==void 0&&(0,B.z7)(-F.pid),!(i.namespace?await Z.end():!i.sweep||await J.end()))throw new Error(
e)},q=()=>{se().catch(()=>{})};i.signal?.addEventListener("abort",q,{once:!0});const ne=new AbortController,h=i.watch?.(i.namespace?Z:J,ne.signal);h?.then(l=>l&&
q());try{const[l,P]=await(0,n.once)(F,"exit");if(ne.abort(),await se(),await y(F,te),await K,!await Z.end())throw new Error(e);i.signal?.throwIfAborted();const D=M()>
A,H=(p?.events.refused??0)>G;return{...d(l,P),breach:await h,shortOfMemory:D,shortOfProcesses:H}}finally{ne.abort(),i.signal?.removeEventListener("abort",q)}}const S=6,
e="Some processes of the command could not be ended";function a(s,r,i){const p={stack:[],error:void 0,hasError:!1};try{const{channel:M,onLink:A,namespace:G=!1,filter:F,
descriptors:K=[]}=i,Q=[M!==void 0||A!==void 0,G,F!==void 0].map(P=>P?"pipe":"ignore"),J=f(p,(0,T.T)(["ignore","pipe","pipe",...Q,...K]),!1),Z=i.group?["/bin/sh",
"-c",I,i.group.procs]:[],[te="",...oe]=[...Z,s,...r],se=(0,E.spawn)(te,oe,{cwd:i.cwd,env:{...i.env},detached:!0,stdio:J.stdio}),[,,,q]=se.stdio;A&&q instanceof m.
Duplex?A(q):typeof M=="string"?v(q,M):M?.then(P=>v(q,P)).catch(()=>v(q,"")),v(se.stdio.at(5),F);const{onLine:ne=()=>{},taken:h}=i,l=["stdout","stderr"].map(P=>{
const D=se[P];return D?$(D,H=>ne(H,P),h):void 0});return{child:se,printed:Promise.all(l)}}catch(M){p.error=M,p.hasError=!0}finally{N(p)}}const I='echo 0 2>/dev/\
null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function v(s,r){!(s instanceof m.Duplex)||r===void 0||(s.on("erro\
r",()=>{}),s.end(r))}function O(s,{env:r,sweep:i}){const p=i?r[W.tl]:void 0;if(p===void 0)return{root:s};const M=(0,B.x3)(p);return{root:s,marker:A=>A===p,lock:A=>A===
M}}const u=1e4;async function y(s,r){const i=setTimeout(()=>{for(const p of s.stdio)p?.destroy()},u);await r,clearTimeout(i)}const _=["SIGHUP","SIGINT","SIGABRT",
"SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function d(s,r){const i=typeof s=="number"?s:null,p=_.find(M=>i===128+b.constants.signals[M]);return{
exitCode:i,signal:typeof r=="string"?r:p??null}}const c=4096;function t(s){let r="";return s instanceof m.Readable&&s.setEncoding("utf8").on("data",i=>{r=(r+i).
slice(0,c)}),()=>r}}),2106:((V,x,o)=>{o.d(x,{b0:()=>j,k3:()=>C,qK:()=>N,uY:()=>$,x3:()=>w,z7:()=>U});var E=o(7598),n=o(8500),b=o(3739),m=o(1264),T=o(3630);const g=1e4,
L=2;class j{memory=void 0;namespace=void 0;#e;#t=new Map;#s=new Set;constructor(e){this.#e=e,e.root!==void 0&&this.#s.add(e.root)}list(){return this.#n().map(e=>`\
/proc/${e}`)}#n(){const e=R(this.#t);let a=e.filter(I=>!this.#t.has(I));for(const I of a)this.#t.set(I,!1);for(let I=a;I.length>0;a=a.filter(v=>!this.#t.get(v)))
I=a.filter(v=>this.#r(v));return e.filter(I=>this.#t.get(I))}#r(e){const a=(0,T._N)(e);if(a===void 0||e===process.pid)return!1;const{root:I,marker:v,lock:O}=this.#e,
u=this.#t.get(a.parent)||this.#s.has(a.group)||this.#s.has(a.session);if(!(e===I||u||(O?.(B(e))??!1)||(v?.(f(e))??!1)))return!1;this.#t.set(e,!0);for(const _ of[
a.group,a.session])I!==void 0&&_!==0&&this.#s.add(_);return!0}async end(){let e=!1;for(const a=Date.now()+g;Date.now()<a;){const I=this.#n().filter(v=>(0,T._n)(
v));if(I.length===0&&e)return!0;e=I.length===0;for(const v of I)U(v);await(0,n.setTimeout)(L)}return!1}}function R(S){const e=(0,T.jN)("/proc"),a=new Set(e);for(const I of S.
keys())a.has(I)||S.delete(I);return e}function U(S,e="SIGKILL"){(0,b.CD)(()=>process.kill(S,e))}async function C(S,e){const a=e===void 0?void 0:`${S}${e}`,I=w(a??
S);await new j({marker:v=>a===void 0?v.startsWith(S):v===a,lock:v=>a===void 0?Math.floor(v/W)===Math.floor(I/W):v===I}).end()}async function $(S,e){const a=S.slice(
0,S.lastIndexOf("/")+1),I=v=>{const O=(0,T.lK)(`/proc/${v}/cmdline`).split("\0").find(u=>u.startsWith(a));return O!==void 0&&O!==e};for(const v=Date.now()+g;Date.
now()<v;){const O=(0,T.jN)("/proc").filter(u=>I(u)&&(0,T._n)(u));if(O.length===0)return;for(const u of O)U(u);await(0,n.setTimeout)(L)}}const W=2**24;function w(S){
const[e="",a=""]=S.split("/",2),I=v=>(0,E.hash)("sha256",v,"buffer").readUIntBE(0,3);return(W/2+I(e)%(W/2))*W+I(a)}function B(S){return Number(/^Max file locks +(\d+)/m.
exec((0,T.lK)(`/proc/${S}/limits`))?.[1]??0)}function f(S){return(0,T.lK)(`/proc/${S}/environ`).split("\0").find(a=>a.startsWith(`${m.tl}=`))?.slice(m.tl.length+
1)??""}class N{#e;#t;#s;#n=new Map;constructor(e,a=[]){this.#e=e,this.#t=a}list(){const e=this.namespace;return e===void 0?[]:R(this.#n).filter(I=>this.#r(I,e)).
map(I=>`/proc/${I}`)}get memory(){const e=this.namespace;return e===void 0?void 0:this.#t.map(a=>`/proc/${e}/root${a}`)}get namespace(){const e=this.#e();if(e===
void 0)return;const a=(0,T._N)(e)?.started;return this.#s===void 0&&k(e)&&(this.#s=a),a!==void 0&&a===this.#s?e:void 0}async end(){for(const e=Date.now()+g;;await(0,n.
setTimeout)(1)){const a=this.namespace;if(a===void 0||!(0,T._n)(a))return!0;if(Date.now()>=e)return!1;U(a)}}#r(e,a){const I=[];let v=e,O=this.#n.get(e);for(;O===
void 0;){if(v===void 0)return!1;if(O=v===a?!0:v<=1||v===process.pid?!1:this.#n.get(v),O!==void 0)break;I.push(v),v=(0,T._N)(v)?.parent}for(const u of I)this.#n.
set(u,O);return O}}function k(S){return/^NSpid:\s.*\s1$/m.test((0,T.lK)(`/proc/${S}/status`))}}),6757:((V,x,o)=>{o.d(x,{CJ:()=>W,FT:()=>v,Fi:()=>Y,IM:()=>f,PE:()=>I,
XL:()=>K,_j:()=>ne,cE:()=>F,dM:()=>Z,iW:()=>$,jf:()=>M,l7:()=>Q,lQ:()=>se,m7:()=>G,o5:()=>w,qh:()=>r,sK:()=>N});var E=o(7598),n=o(3024),b=o(1455),m=o(6760),T=o(
3739),g=o(3052),L=o(6321),j=o(1264),R=o(6275),U=function(h,l,P){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected.");
var D,H;if(P){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");D=l[Symbol.asyncDispose]}if(D===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");D=l[Symbol.dispose],P&&(H=D)}if(typeof D!="function")throw new TypeError("Object not disposable.");H&&(D=function(){try{H.call(
this)}catch(z){return Promise.reject(z)}}),h.stack.push({value:l,dispose:D,async:P})}else P&&h.stack.push({async:!0});return l},C=(function(h){return function(l){
function P(X){l.error=l.hasError?new h(X,l.error,"An error was suppressed during disposal."):X,l.hasError=!0}var D,H=0;function z(){for(;D=l.stack.pop();)try{if(!D.
async&&H===1)return H=0,l.stack.push(D),Promise.resolve().then(z);if(D.dispose){var X=D.dispose.call(D.value);if(D.async)return H|=2,Promise.resolve(X).then(z,function(ee){
return P(ee),z()})}else H|=1}catch(ee){P(ee)}if(H===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return z()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,l,P){var D=new Error(P);return D.name="SuppressedError",D.error=h,D.suppressed=l,D});const $="scopes";function W(h){return{
cache:(0,m.join)(h,"cache"),installs:(0,m.join)(h,"installs")}}function w(h){return(0,E.hash)("sha256",JSON.stringify([h.org,h.project,h.appID])).slice(0,32)}const B=[
"home"];function f(h){const l=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(h)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(l)&&!B.includes(l)?l:"source"}async function N(h,l,P,D,{
checkout:H="source",stored:z,isMapped:X=!1}={}){await(0,b.mkdir)((0,m.join)(h,w(l)),{recursive:!0});const ee=await(0,b.realpath)((0,m.join)(h,w(l)));await c(ee,
493);const ie=await a(ee,P),ae=(0,m.join)(ie,e),ce={root:ae,source:(0,m.join)(ae,H),home:(0,m.join)(ae,"home"),tmp:(0,m.join)(ie,"tmp")},re=z??{own:W((0,m.join)(
ee,$,"all")),shared:void 0};u([...Object.values(ce),...Object.values(re.own)],D);const de=await _(re.own.cache)===0,fe={...re.own,...X?{cache:W(ee).cache}:{},shared:re.
shared},ue={isFirst:de&&!re.shared,isToFill:de&&re.shared!==void 0};return{app:ee,holder:ie,owner:D,stored:re,...fe,...ue,...ce}}const k="work",S="of",e="root";
async function a(h,l){const P=(0,m.join)(h,l);await Z(P),await(0,b.mkdir)(P),await(0,b.writeFile)((0,m.join)(P,S),l);const D=(0,m.join)(h,k);return(0,b.rename)(
P,D).then(()=>D,()=>P)}async function I(h){return(0,m.basename)(h)!==k?(0,m.basename)(h):(0,b.readFile)((0,m.join)(h,S),"utf8").catch(()=>"")}async function v({
root:h,source:l,home:P,tmp:D,owner:H}){for(const z of[h,D])for(const X of await(0,b.readdir)(z))await Z((0,m.join)(z,X));u([l,P],O(H)?H:void 0)}function O(h){return h!==
void 0&&h!==process.getuid?.()}function u(h,l){for(const P of h)(0,n.mkdirSync)(P,{recursive:!0}),l!==void 0&&(0,n.chownSync)(P,l,l)}const y=100;async function _(h){
let l=0;if(!await se(h))return l;await c(h,493);for await(const P of await(0,b.opendir)(h))if(P.isDirectory()&&await c((0,m.join)(h,P.name),493).catch(()=>{}),l+=
1,l===y)break;return l}const d=2097152;async function c(h,l){const P={stack:[],error:void 0,hasError:!1};try{const D=U(P,await t(h),!0);await s(D,l)}catch(D){P.
error=D,P.hasError=!0}finally{const D=C(P);D&&await D}}function t(h){const l=process.platform==="linux"?d:n.constants.O_RDONLY;return(0,b.open)(h,l|n.constants.
O_DIRECTORY|n.constants.O_NOFOLLOW)}function s(h,l){return process.platform==="linux"?(0,b.chmod)(`/proc/self/fd/${h.fd}`,l):h.chmod(l)}async function r({app:h,
holder:l}){await c(h,493).catch(()=>{}),await Z(l)}const i={bytes:g.j9,files:2e5},p=16*g.j9;async function M(h,l,P){P.bytes<=i.bytes&&P.files<=i.files&&((0,L.OV)(
h)?.bytes??0)>=p&&(await Y(h,[l.holder])).length===0||await r(l)}const A=".removed";async function G(h){const l=[];for(const P of await K(h))P!==A&&l.push(...await F(
(0,m.join)(h,P)));return l}async function F(h){return await c(h,493).catch(()=>{}),(await K(h)).filter(l=>l!==$).map(l=>(0,m.join)(h,l))}async function K(h){return(await(0,b.
readdir)(h,{withFileTypes:!0}).catch(()=>[])).filter(P=>P.isDirectory()).map(P=>P.name)}async function Y(h,l){const P=[];for(const D of l){await(0,b.mkdir)((0,m.
join)(h,A),{recursive:!0,mode:448}).catch(()=>{});const H=(0,m.join)(h,A,(0,E.randomUUID)()),z=await(0,b.rename)(D,H).catch(async X=>(0,T.xU)(X)!=="EACCES"?(0,T.
xU)(X)??"unknown":(await c(D,448).catch(()=>{}),(0,b.rename)(D,H).catch(ee=>(0,T.xU)(ee)??"unknown")));z!==void 0&&z!=="ENOENT"&&P.push(D)}return P}async function Q(h,l,P){
const D=(0,m.join)(h,A),H=await(0,b.readdir)(D).catch(()=>[]),z=[];for(const X of[...H.map(ee=>(0,m.join)(D,ee)),...l])await Z(X,{signal:P})||z.push(X);return z}
const J=10*6e4;async function Z(h,{signal:l,ms:P=J}={}){if(!await q(h))return!0;const D=AbortSignal.any([AbortSignal.timeout(P),...l?[l]:[]]);for(const H of[["-\
rf","--one-file-system"],["-rf"]]){const z=await(0,R.m)("rm",[...H,"--",h],{cwd:"/",env:oe,signal:D}).catch(X=>(0,T.xU)(X)==="ENOENT"?"missing":void 0);if(z==="\
missing"&&await(0,b.rm)(h,{recursive:!0,force:!0}).catch(()=>{}),z==="missing"||D.aborted||!await q(h))break;await te(h,D).catch(()=>{})}return!await q(h)}async function te(h,l){
const P={stack:[],error:void 0,hasError:!1};try{l.throwIfAborted();const D=U(P,await t(h),!0),H=process.platform==="linux"?`/proc/self/fd/${D.fd}`:h;await s(D,448);
for await(const z of await(0,b.opendir)(H))z.isDirectory()&&await te((0,m.join)(H,z.name),l).catch(()=>{})}catch(D){P.error=D,P.hasError=!0}finally{const D=C(P);
D&&await D}}const oe={PATH:j.sg,LC_ALL:"C"};async function se(h){return(await(0,b.lstat)(h).catch(()=>{}))?.isDirectory()??!1}async function q(h){return(0,b.lstat)(
h).then(()=>!0,l=>(0,T.xU)(l)!=="ENOENT")}async function ne(h,l){if(!O(l))return;const{exitCode:P}=await(0,R.m)("chown",["-RhP",`${l}:${l}`,"--",h],{env:{},cwd:"\
/"});if(P!==0)throw new Error(`chown of ${h} failed`)}}),8838:((V,x,o)=>{o.d(x,{T:()=>R});var E=o(3024),n=o(3739);const b=524288,m=65535;let T;function g(){return T??=
L().filter(U=>U>2&&U<=m&&j(U)),T}function L(){return(0,n.CD)(()=>(0,E.readdirSync)("/proc/self/fd").map(Number))??[]}function j(U){const C=(0,n.CD)(()=>(0,E.readFileSync)(
`/proc/self/fdinfo/${U}`,"utf8")),$=/^flags:\s+([0-7]+)/m.exec(C??"")?.[1];return $!==void 0&&(Number.parseInt($,8)&b)===0}function R(U){const C=g().filter(w=>U[w]===
void 0);if(C.length===0)return{stdio:[...U],[Symbol.dispose](){}};const $=(0,E.openSync)("/dev/null","r+"),W=[...U];for(let w=W.length;w<=Math.max(...C);w+=1)W.
push("ignore");for(const w of C)W[w]=$;return{stdio:W,[Symbol.dispose]:()=>(0,E.closeSync)($)}}}),5879:((V,x,o)=>{o.d(x,{Sb:()=>n,YU:()=>T,bb:()=>L,ge:()=>j,ls:()=>b,
zA:()=>E});function E(R){return R}class n extends Error{name="BlobsFull"}class b extends Error{name="WrongBytes"}const m=200,T=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,g=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function L(R){if(R.length<=m&&g.test(R))return R;throw new TypeError(`${JSON.stringify(R.slice(0,100))} is not the key of a blob`)}function j(R){if(R==="")return R;
if(!R.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(R.slice(0,100))} needs a / at its end`);return L(R.slice(0,-1)),R}}),8423:((V,x,o)=>{o.d(x,
{R6:()=>T,us:()=>b});const E=1e3,n=2e4;class b extends Error{name="StoreUnavailable";isFull;constructor(L,{isFull:j=!1,...R}={}){super(L,R),this.isFull=j}}async function m(g){
try{return await g}catch(L){if(L instanceof b)return;throw L}}async function T(g,L,j){const R=L.monotonic()+n;for(let U=1;;U+=1)try{return await g(U)}catch(C){if(!(C instanceof
b&&!C.isFull)||j?.aborted||L.monotonic()>=R||(await L.sleep(E,j).catch(()=>{}),j?.aborted))throw C}}})};export{le as id,he as ids,_e as modules};

const le=394,he=[394],_e={8595:((X,W,o)=>{o.d(W,{_Q:()=>m,i1:()=>p,iA:()=>e,iq:()=>M,q3:()=>B,ws:()=>g});const g=5,e=500;function m({message:A}){return`The buil\
d ended with 0 in spite of an error: ${A}`}const p=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","d\
ead_asset","dead_mention","unclosed_block","unprocessed_rule"],M=10,B=["repository","secrets","example"]}),1331:((X,W,o)=>{o.d(W,{BU:()=>R,dR:()=>B,g2:()=>T,uw:()=>m});
var g=o(8161),e=o(3052);const m=384,p=4*e.j9,M={base:128,perProcessor:256},B={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:e.j9,logBytes:4*e.D6,memoryBytes:Math.min(
p,Math.floor(A()/2)),diskBytes:8*e.j9,diskFiles:2e6,processes:M.base+M.perProcessor*(0,g.availableParallelism)(),installBytes:2*e.j9,installsBytes:20*e.j9,serverBytes:e.
j9,serverFiles:2e5};function A(){const U=process.constrainedMemory();return U>0?Math.min((0,g.totalmem)(),U):(0,g.totalmem)()}const R=1e3;function T(U){return Math.
min(Math.max(512*e.D6,U*.02),5*e.j9)}}),4406:((X,W,o)=>{o.d(W,{jz:()=>k,EQ:()=>$,iv:()=>E,cJ:()=>j,wd:()=>y,lb:()=>a,qQ:()=>I,_8:()=>Z,ty:()=>i});var g=o(8302),
e=o(2978),m=o(3052),p=o(5807),M=o(8595),B=o(2207),A=o(6169),R=o(2345);const T=(0,e.c3)(M.iq,(0,e.lS)({code:(0,e.yL)(M.i1),file:(0,e.Xd)((0,e.Qq)(R.IC.file)),line:(0,e.
Xd)(x=>typeof x=="number"&&Number.isSafeInteger(x)&&x>0?x:void 0),message:(0,e.Qq)(M.iA)}));var U=o(4903),C=o(3715);const K=4*m.D6,$=64*1024,k=16384,c=null,I=128,
E=50,a=2e3,s=6e4,d=1e3,O=1e3,j=50,P=256,u=C.Si.pathBytes,b=64,y=250,f=100,w=1e3,h=1e3,n=(0,e.Qq)(u),r=(0,e.lS)({reason:(0,e.Qq)(w)}),t=(0,e.Qq)(64),i=(0,e.lS)({
files:(0,e.c3)(y,(0,e.lS)({path:n,bytes:e.U9,brotli:e.U9,gzip:e.U9,digest:(0,e.Qq)(b)},{hasKey:e.Gy})),odd:(0,e.c3)(y,(0,e.lS)({path:n,kind:(0,e.yL)(M.q3)})),ignoredRules:(0,e.
c3)(f,(0,e.lS)({file:(0,e.Qq)(P),reason:(0,e.Qq)(w)},{line:e.U9})),faults:(0,e.c3)(M.ws,(0,e.lS)({file:(0,e.Xd)(n),line:(0,e.Xd)(e.U9),message:(0,e.Qq)(M.iA)},{
isMarked:e.Gy}))}),S=(0,e.tG)("kind",{bubblewrap:(0,e.lS)({asRoot:e.Jt,boundsFiles:e.Jt,deniesNamespaces:e.Jt}),none:r}),D=(0,e.tG)("kind",{cgroup:(0,e.lS)({folder:n}),
sampling:r}),N=(0,e.tG)("level",{private:(0,e.lS)({}),filtered:r,open:r}),G=x=>ee=>typeof ee=="string"&&(0,p.Ow)(ee,x).trim()||null,F=(0,e.lS)({subject:G(R.jh.subject),
author:G(R.jh.author)}),Q=x=>ee=>typeof ee=="string"?(0,p.Ow)(ee,x):void 0,V=x=>Q(h)(x)??null,z=(0,e.tG)("about",{lock:(0,e.lS)({name:(0,e.Qq)(P)}),output:(0,e.
lS)({part:i,isLast:e.Jt}),start:(0,e.lS)({found:A.tl}),repositories:(0,e.lS)({after:(0,e.Qq)(K)}),apps:(0,e.lS)({after:(0,e.Qq)(K)})}),J=(0,e.tG)("kind",{ready:(0,e.
lS)({isolation:S,limiter:D,network:N},{hasFailed:e.Gy}),pulse:(0,e.lS)({}),stage:(0,e.lS)({stage:(0,e.yL)(B.Mb.filter(x=>x!=="queue"))}),log:(0,e.lS)({text:x=>(0,g.
KH)(x,$)&&x.endsWith(`
`)?x:void 0}),commit:(0,e.lS)({commit:t,facts:x=>F((0,g.Gv)(x)?x:{})}),ask:(0,e.lS)({id:e.U9,question:z}),release:(0,e.lS)({name:(0,e.Qq)(P)}),note:(0,e.lS)({level:(0,e.
yL)(["info","warn","error"]),event:(0,e.Qq)(64),text:(0,e.Qq)(2e3)}),stored:(0,e.lS)({release:(0,e.lS)({manifestHash:x=>(0,g.KH)(x,64)&&/^[0-9a-f]{64}$/.test(x)?
x:void 0,files:e.U9,written:e.U9,reused:e.U9,bytes:e.U9}),commit:t,warnings:T},{type:(0,e.yL)(R.jI)}),failed:(0,e.lS)({facts:A.U$}),detected:(0,e.lS)({plan:(0,e.
lS)({text:Q(2*h),folder:Q(h),command:V,output:V,type:(0,e.yL)(R.yN),typeBecause:V}),commit:t}),done:(0,e.lS)({collected:(0,e.c3)(Object.keys(U.GW).length,(0,e.lS)(
{kind:(0,e.yL)(Object.keys(U.GW)),items:e.U9,bytes:e.U9},{left:(0,e.lS)({items:e.U9,bytes:e.U9})}))})});function Z(x){return J((0,g.U4)(x))}}),4903:((X,W,o)=>{o.
d(W,{FM:()=>K,GW:()=>U,RM:()=>$,Wi:()=>k,X2:()=>C});var g=o(3052);const e=864e5,m=1e3,p=90,M=7*e,B={most:500,ageMs:30*e},A=30*e,R=400,T=512*g.D6,U={apps:{what:"\
deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted\
`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",
age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 51\
2 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 \
hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"the newest 500 of \
a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums\
 of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"\
organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept \
release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of pac\
kage managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build\
, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and co\
mmits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{
what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without \
a build"}},C={caches:{bytes:4*g.j9,allBytes:20*g.j9,items:Number.POSITIVE_INFINITY,ageMs:30*e},mirrors:{bytes:4*g.j9,allBytes:20*g.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*e},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*e}},K=200,$=8,k=36e5}),3715:((X,W,o)=>{
o.d(W,{S4:()=>A,Si:()=>m,_f:()=>p,dv:()=>e,nM:()=>C,q5:()=>K,rr:()=>T,sS:()=>M,v_:()=>B,y9:()=>R});var g=o(3052);const e={files:1e5,fileBytes:512*g.D6,totalBytes:4*
g.j9},m={pathBytes:1024,pathsBytes:16*g.D6,rulesBytes:256*1024,indexBytes:32*g.D6},p=32*g.D6,M={pathBytes:4096,pathsBytes:32*g.D6,rulesBytes:8*g.D6,indexBytes:48*
g.D6},B=g.D6,A=g.D6,R=8,T=32,C=3600*1e3/2,K=2*g.D6}),6321:((X,W,o)=>{o.d(W,{Lq:()=>a,OV:()=>j,oU:()=>y});var g=o(1421),e=o(8474),m=o(3024),p=o(3052),M=o(5807),B=o(
1331),A=o(8838),R=o(1264),T=o(1702),U=o(5758),C=function(h,n,r){if(n!=null){if(typeof n!="object"&&typeof n!="function")throw new TypeError("Object expected.");
var t,i;if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");t=n[Symbol.asyncDispose]}if(t===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");t=n[Symbol.dispose],r&&(i=t)}if(typeof t!="function")throw new TypeError("Object not disposable.");i&&(t=function(){try{i.call(
this)}catch(S){return Promise.reject(S)}}),h.stack.push({value:n,dispose:t,async:r})}else r&&h.stack.push({async:!0});return n},K=(function(h){return function(n){
function r(D){n.error=n.hasError?new h(D,n.error,"An error was suppressed during disposal."):D,n.hasError=!0}var t,i=0;function S(){for(;t=n.stack.pop();)try{if(!t.
async&&i===1)return i=0,n.stack.push(t),Promise.resolve().then(S);if(t.dispose){var D=t.dispose.call(t.value);if(t.async)return i|=2,Promise.resolve(D).then(S,function(N){
return r(N),S()})}else i|=1}catch(N){r(N)}if(i===1)return n.hasError?Promise.reject(n.error):Promise.resolve();if(n.hasError)throw n.error}return S()}})(typeof SuppressedError==
"function"?SuppressedError:function(h,n,r){var t=new Error(r);return t.name="SuppressedError",t.error=h,t.suppressed=n,t});const $=1/20,k=1/4,c=3e3,I=1/100,E=2e3;
class a{#e;#t;#n;#s;#r;#i;#d;#c;#a;#o=0;#f=0;#u;#h;#_=0;#m;#E=0;#p=!1;#l=!1;constructor(n,r,t,{now:i,measure:S}={}){this.#e=t,this.#t=i??(()=>performance.now()),
this.#n=S??y,this.#m=this.#t(),this.#r=r===void 0?[]:[r],this.#s={whole:[n],changed:this.#r,since:Date.now()},this.#i=j(n),this.#a=this.#i,this.#c=(this.#i?.files??
0)>B.BU;const{size:D=0,bytes:N=0}=this.#i??{};this.#d=Math.min((0,B.g2)(D),N/2)*(t.reservePart??1)}include(n){this.#r.push(n)}get wrote(){return{bytes:this.#o,files:this.#f}}get late(){
return this.#p&&this.#u!==void 0&&this.#t()-this.#_>T.g}get wasShort(){return this.#l}look(n){const r=this.#y();if(!r)return{room:Number.POSITIVE_INFINITY};const t=Math.
min(this.#e.diskBytes-this.#o,r.bytes-this.#d),i=this.#t()-this.#m,S=this.#o>this.#e.diskBytes||this.#f>this.#e.diskFiles,D=r.bytes<this.#d;this.#p=S||D;const N=this.#p?
Math.min(this.#E/(D?k:$),E):Math.max(this.#e.seldomMs??c,this.#E/I);return this.#u===void 0&&i>=N&&this.#w(n),{room:t,breach:this.#h}}async settle(n){await this.#u,
this.#y();const r=this.#o>this.#e.diskBytes/2||this.#f>this.#e.diskFiles/2;return this.#h??(r?await this.#w(n):void 0)}#y(){const n=j(this.#s.whole[0]??"/");return n&&
this.#a&&(this.#o+=Math.max(0,this.#a.bytes-n.bytes),this.#f+=Math.max(0,this.#a.files-n.files)),this.#a=n??this.#a,n&&(this.#l||=n.bytes<this.#d||this.#c&&n.files<
B.BU),n}#w(n){return this.#u=this.#S(n).finally(()=>{this.#u=void 0}),this.#u}async#S(n){this.#_=this.#t();const r={bytes:this.#o,files:this.#f},{diskBytes:t,diskFiles:i}=this.#e,
S=P(this.#s.whole[0]??"/"),D=await this.#n(this.#s,{bytes:t,files:i}),N=await(0,U.I)(n,{work:new T.Qj,device:S,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-
this.#_;const G={bytes:(D?.bytes??0)+N.disk,files:D?.files??0},F=D?.complete&&N.complete.disk?G:{bytes:Math.max(r.bytes,G.bytes),files:Math.max(r.files,G.files)};
return this.#o=F.bytes+this.#o-r.bytes,this.#f=F.files+this.#f-r.files,this.#h=this.#b({...F,...D?.parts&&{parts:D.parts}}),this.#h}#b({bytes:n,files:r,parts:t}){
const{diskBytes:i,diskFiles:S}=this.#e;if(n>i)return O(`it wrote more than ${(0,p.Xq)(i)}, the limit of a build${d(t,"bytes")}`);if(r>S)return O(`it made more t\
han ${(0,M.zD)(S)} files, the limit of a build${d(t,"files")}`);const D=this.#a?.bytes??Number.POSITIVE_INFINITY,N=n/Math.max(1,(this.#i?.bytes??0)-D);return D>=
(0,T.s5)(this.#d,N)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,p.Xq)(D)} were left, and it wrote ${(0,p.Xq)(n)}${d(t,"bytes")}`}}}
const s=["in its workspace","in the cache of its app","as git objects of its repository"];function d(h,n){const r=(h??[]).map(S=>S[n]),t=Math.max(0,...r),i=t>0?
s[r.indexOf(t)]:void 0;return i===void 0?"":`, most of ${n==="files"?"them":"it"} ${i}`}function O(h){return{code:"disk_quota",because:h}}function j(h){try{const{
bavail:n,blocks:r,bsize:t,ffree:i}=(0,m.statfsSync)(h);return{bytes:n*t,size:r*t,files:i}}catch{return}}function P(h){try{return(0,m.lstatSync)(h).dev}catch{return}}
const u=6e4,b=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function y(h,n){const r={bytes:0,files:0,complete:!0,
seen:new Set},t=`@${Math.floor(h.since/1e3)}`;if(!await f([...h.whole,"-xdev",...b],r,n))return;const i=[{bytes:r.bytes,files:r.files}];for(const G of h.changed){
const F={bytes:r.bytes,files:r.files};await f([G,"-xdev","-newerct",t,"(",...b,")"],r,n),i.push({bytes:r.bytes-F.bytes,files:r.files-F.files})}const{bytes:S,files:D,
complete:N}=r;return{bytes:S,files:D,complete:N,parts:i}}async function f(h,n,r){const t={stack:[],error:void 0,hasError:!1};try{const i=C(t,(0,A.T)(["ignore","\
pipe","pipe"]),!1),S=(0,g.spawn)("find",["-P",...h],{cwd:"/",env:{PATH:R.sg,LC_ALL:"C"},stdio:i.stdio,timeout:u,killSignal:"SIGKILL"});let D="",N=!1,G=!1;S.stdout?.
setEncoding("latin1").on("data",V=>{const z=(D+V).split(`
`);D=z.pop()??"";for(const J of z)w(J,n);(n.bytes>r.bytes||n.files>r.files)&&S.kill("SIGKILL")}),S.stderr?.setEncoding("latin1").on("data",V=>{N||=/permission denied|too long/i.
test(V),G||=/unrecognized|unknown|illegal|invalid/i.test(V)});const[F]=await(0,e.once)(S,"close").catch(()=>[void 0]),Q=n.bytes>r.bytes||n.files>r.files;return(typeof F!=
"number"&&!Q||N)&&(n.complete=!1),F!==void 0&&!G}catch(i){t.error=i,t.hasError=!0}finally{K(t)}}function w(h,n){const[r="",t]=h.split(" ",2);if(t!==void 0){if(n.
seen.has(Number(t)))return;n.seen.add(Number(t))}n.bytes+=Number(r)*512,n.files+=1}}),9878:((X,W,o)=>{o.d(W,{w:()=>C});var g=o(6760),e=o(8500),m=o(2106),p=o(6321),
M=o(6807),B=function(k,c,I){if(c!=null){if(typeof c!="object"&&typeof c!="function")throw new TypeError("Object expected.");var E,a;if(I){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");E=c[Symbol.asyncDispose]}if(E===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");E=c[Symbol.dispose],I&&(a=E)}if(typeof E!="function")throw new TypeError("Object not disposable.");a&&(E=function(){try{a.call(this)}catch(s){return Promise.
reject(s)}}),k.stack.push({value:c,dispose:E,async:I})}else I&&k.stack.push({async:!0});return c},A=(function(k){return function(c){function I(d){c.error=c.hasError?
new k(d,c.error,"An error was suppressed during disposal."):d,c.hasError=!0}var E,a=0;function s(){for(;E=c.stack.pop();)try{if(!E.async&&a===1)return a=0,c.stack.
push(E),Promise.resolve().then(s);if(E.dispose){var d=E.dispose.call(E.value);if(E.async)return a|=2,Promise.resolve(d).then(s,function(O){return I(O),s()})}else
a|=1}catch(O){I(O)}if(a===1)return c.hasError?Promise.reject(c.error):Promise.resolve();if(c.hasError)throw c.error}return s()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(k,c,I){var E=new Error(I);return E.name="SuppressedError",E.error=k,E.suppressed=c,E});const R=250,T=25,U=4e6;class C{group;#e;#t;constructor(c){
const{group:I,memoryBytes:E,root:a,cache:s,tmp:d}=c;this.group=I,this.#e=I?new M.RJ(I,E):new M.zf(E),this.#t=new p.Lq(a,s,c),d!==void 0&&this.include(d)}include(c){
this.#t.include(c)}get wrote(){return this.#t.wrote}get diskWasShort(){return this.#t.wasShort}watch=async(c,I)=>{const E={stack:[],error:void 0,hasError:!1};try{
const a=[this.#t,this.#e],s=B(E,new $(c),!1);let d=Number.POSITIVE_INFINITY;for(;;){const O=Math.min(R,Math.max(T,d/U));if(!await K(O,I))return this.#e.settle()??
this.#t.settle(c).catch(()=>{});const j=a.map(u=>u.look(c)),P=j.find(u=>u.breach)?.breach;if(P)return P;d=Math.min(...j.map(u=>u.room)),a.some(u=>u.late)?s.hold():
s.release()}}catch(a){E.error=a,E.hasError=!0}finally{A(E)}}}async function K(k,c){return(0,e.setTimeout)(k,!0,{signal:c}).catch(()=>!1)}class ${#e;#t=[];constructor(c){
this.#e=c}hold(){this.#t=this.#e.list().map(c=>Number((0,g.basename)(c)));for(const c of this.#t)(0,m.z7)(c,"SIGSTOP")}release(){if(this.#t.length===0)return;const c=new Set(
this.#e.list().map(I=>Number((0,g.basename)(I))));for(const I of this.#t)c.has(I)&&(0,m.z7)(I,"SIGCONT");this.#t=[]}[Symbol.dispose](){this.release()}}}),1702:((X,W,o)=>{
o.d(W,{Qj:()=>B,g:()=>m,s5:()=>e});var g=o(8500);function e(A,R){return A*(.25+.75*Math.min(1,Math.max(0,R)))}const m=1e3,p=25e4,M=1e4;class B{#e=0;#t=process.cpuUsage();get done(){
const{user:R,system:T}=process.cpuUsage(this.#t);return this.#e+R+T}get over(){return this.done>=p}async breathe(){const R=this.done;R-this.#e<M||(await(0,g.setImmediate)(),
this.#e=R,this.#t=process.cpuUsage())}}}),6807:((X,W,o)=>{o.d(W,{A0:()=>P,RJ:()=>E,zf:()=>I});var g=o(3024),e=o(8500),m=o(3052),p=o(1264),M=o(3630),B=o(6275),A=o(
1702),R=o(5758);const T=1/30,U=1/250,C=1e3,K=1e3,$=1e4,k=30,c=16*m.D6;class I{#e;#t=(0,M.Ju)();#n=new a(this.#t);#s=0;#r=performance.now()+C;#i={used:0,atMost:0};#d;#c;#a=!1;constructor(f){
this.#e=f}get late(){return this.#a&&this.#d!==void 0&&performance.now()-this.#d.since>A.g}look(f){const w=(0,M.Ju)();if(!w||!this.#t)return{room:Number.POSITIVE_INFINITY};
const h=O(f.list())+this.#o(w)+Math.max(0,w.pageTables-this.#t.pageTables),n=Math.min(this.#e-h,this.#n.room(w));this.#a=n<=0;const r=this.#a?this.#s:this.#r;this.#d===
void 0&&performance.now()>=r&&this.#f(f,h);const t=this.#i.used+Math.max(0,h-this.#i.atMost);return{room:n,breach:this.#c??this.#n.shortage(w,t)}}settle(){}#o(f){
const{shared:w=0,swapFree:h=0}=this.#t??{};return Math.max(0,f.shared-w)+Math.max(0,h-f.swapFree)}async#f(f,w){const h=performance.now();this.#d={since:h};let n=await this.#u(
f,new A.Qj);n>this.#e&&(await(0,e.setTimeout)(k),n=Math.min(n,await this.#u(f,new A.Qj)),n>this.#e&&(this.#c=s(n,this.#e))),this.#i={used:n,atMost:w};const r=performance.
now(),t=r-h;this.#s=r+Math.min(t/T,K),this.#r=r+Math.max(C,Math.min(t/U,$)),this.#d=void 0}async#u(f,w){const{own:h,mapped:n}=await P(f.list(),w),r=await(0,R.I)(
f,{work:w,thorough:this.#a}),t=(0,M.Ju)(),i=(t?.shared??0)>c?await b(f):0,D=(f.memory??[]).reduce((G,F)=>G+u(F),0)+r.memory+i,N=r.complete.memory?D:Math.max(D,n,
t?this.#o(t):0);return h+N}}class E{late=!1;#e;#t;#n;#s=new a((0,M.Ju)());constructor(f,w){this.#e=f,this.#t=w,this.#n=f.events}look(){const f=(0,M.Ju)(),w=this.
settle()??(f&&this.#s.shortage(f,this.#e.used));return{room:f?this.#s.room(f):Number.POSITIVE_INFINITY,breach:w}}settle(){const{killed:f,full:w}=this.#e.events;
if(!(f<=this.#n.killed))return w>this.#n.full?s(this.#t,this.#t):d((0,M.Ju)()?.available??0,this.#e.used)}}class a{#e;#t;constructor({total:f,available:w}={total:0,
available:0}){this.#e=w,this.#t=Math.min(Math.max(128*m.D6,f*.03),1024*m.D6,w/2)}room({available:f}){return f-this.#t}shortage({available:f},w){const h=Math.max(
1,this.#e-f);return f<(0,A.s5)(this.#t,w/h)?d(f,w):void 0}}function s(y,f){return{code:"out_of_memory",because:`it used ${(0,m.Xq)(y)} of memory, and the limit \
for all processes of a build is ${(0,m.Xq)(f)}`}}function d(y,f){return{code:"out_of_memory",because:`the platform's machine ran short of memory: ${(0,m.Xq)(y)}\
 were left, and it used ${(0,m.Xq)(f)}`}}function O(y){let f=0;for(const w of y)f+=j(w);return f*M.U6}function j(y){const f=(0,M.lK)(`${y}/statm`);if(!f.startsWith(
"0 "))return Number(f.split(" ",2)[1]??0);const w=(0,M.uX)(y);return w===void 0?0:Number((0,M.lK)(`${w}/statm`).split(" ",2)[1]??0)}async function P(y,f){let w=0,
h=0;for(const n of y){await f.breathe();const r=(0,M.uX)(n);if(r===void 0)continue;w+=(0,M.$$)("VmPTE",(0,M.lK)(`${r}/status`));const t=f.over?"":(0,M.lK)(`${r}\
/smaps_rollup`),i=(0,M.$$)("Pss",t);i===0&&(w+=O([n])+(0,M.$$)("VmSwap",(0,M.lK)(`${r}/status`)));const S=(0,M.$$)("Pss_Shmem",t);w+=i-S+(0,M.$$)("SwapPss",t),h+=
S}return{own:w,mapped:h}}function u(y){try{const{blocks:f,bfree:w,bsize:h}=(0,g.statfsSync)(y);return(f-w)*h}catch{return 0}}async function b(y){if(!(0,R.V)(y))
return 0;const f=[],w=["-t",String(y.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,B.m)("nsenter",w,{cwd:"/",env:{PATH:p.sg},onLine:t=>f.push(t)}).catch(()=>{});
const[h="",...n]=f.map(t=>t.trim().split(/\s+/)),r=["rss","swap"].map(t=>[...h].indexOf(t));return n.reduce((t,i)=>t+r.reduce((S,D)=>S+(Number(i[D])||0),0),0)}}),
5758:((X,W,o)=>{o.d(W,{I:()=>A,V:()=>T});var g=o(3024),e=o(6760),m=o(3630);const p="/dev/shm",M=64,B=1/8;async function A(k,{work:c,device:I,thorough:E}){const a=new R(
k,c,I),s=k.list();for(const d of s)await a.descriptors(`${d}/fd`);for(const d of s)await a.mappings(d);for(const d of s){const j=(0,m.hC)(`${d}/task`).filter(P=>P!==
(0,e.basename)(d)).filter(()=>E||Math.random()<B);for(const P of j)await a.descriptors(`${d}/task/${P}/fd`)}return a}class R{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#n;#s;#r;#i=new Set;constructor(c,I,E){
this.#e=I,this.#t=E,this.#n=(c.memory??[]).map(a=>$(a)?.dev),this.#s=c.memory===void 0?$(p)?.dev:void 0,this.#r=T(c)}async descriptors(c){const I=(0,m.wA)(c);if(I===
void 0)return this.#u();for(const[E,a]of I.entries()){if(E%M===0&&!await this.#f())return;const s=$(`${c}/${a}`);this.#c(s),s?.isSocket()&&this.#a(s)&&K(`${c}in\
fo/${a}`)&&(this.complete.memory=!1)}}async mappings(c){if(!await this.#f())return;const I=(0,m.uX)(c);if(I===void 0)return;const E=(0,m.lK)(`${I}/maps`);if(E===
""&&(0,m.uX)(c)!==void 0)return this.#u();const a=`/proc/${(0,e.basename)(I)}/map_files`;let s=0;for(const d of U(E)){if(s+=1,s%M===0&&!await this.#f())return;(d.
isDeleted||d.device===this.#s)&&this.#d(a,d)}}#d(c,{range:I,device:E,inode:a,isSystemV:s}){if(!(this.#i.has(`${E}:${a}`)||s&&this.#r&&this.#o(E)))try{this.#c((0,g.
statSync)(`${c}/${I}`))}catch(d){if(!(0,m.H0)(d))return;E===this.#t?this.complete.disk=!1:this.#o(E)&&(this.complete.memory=!1)}}#c(c){!c?.isFile()||c.nlink>0&&
c.dev!==this.#s||this.#a(c)&&(c.dev===this.#t?this.disk+=c.blocks*512:this.#o(c.dev)&&(this.memory+=c.blocks*512))}#a({dev:c,ino:I}){const E=`${c}:${I}`;return this.#i.
has(E)?!1:(this.#i.add(E),!0)}#o(c){return c!==this.#t&&!this.#n.includes(c)&&(Math.floor(c/256)&4095)===0}async#f(){return this.#e.over?this.#u():await this.#e.
breathe(),!this.#e.over}#u(){this.complete.disk=!1,this.complete.memory=!1}}function T(k){return k.namespace!==void 0&&process.getuid?.()===0}function*U(k){for(const[
,c="",I="",E="",a="",s,d=""]of k.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))yield{range:`${c}-${I}`,device:C(Number.
parseInt(E,16),Number.parseInt(a,16)),inode:Number(s),isDeleted:d.endsWith(" (deleted)"),isSystemV:d.startsWith("/SYSV")}}function C(k,c){return(c&255)+k*256+(c-
(c&255))*4096}function K(k){return/^scm_fds:\s+[1-9]/m.test((0,m.lK)(k))}function $(k){try{return(0,g.statSync)(k)}catch{return}}}),6822:((X,W,o)=>{o.d(W,{N_:()=>E,
dI:()=>K,gl:()=>s});var g=o(8474),e=o(3739),m=o(8302),p=o(3052),M=o(6169),B=o(2881),A=o(5879),R=o(8423),T=function(P,u,b){if(u!=null){if(typeof u!="object"&&typeof u!=
"function")throw new TypeError("Object expected.");var y,f;if(b){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");y=u[Symbol.asyncDispose]}
if(y===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");y=u[Symbol.dispose],b&&(f=y)}if(typeof y!="function")throw new TypeError(
"Object not disposable.");f&&(y=function(){try{f.call(this)}catch(w){return Promise.reject(w)}}),P.stack.push({value:u,dispose:y,async:b})}else b&&P.stack.push(
{async:!0});return u},U=(function(P){return function(u){function b(h){u.error=u.hasError?new P(h,u.error,"An error was suppressed during disposal."):h,u.hasError=
!0}var y,f=0;function w(){for(;y=u.stack.pop();)try{if(!y.async&&f===1)return f=0,u.stack.push(y),Promise.resolve().then(w);if(y.dispose){var h=y.dispose.call(y.
value);if(y.async)return f|=2,Promise.resolve(h).then(w,function(n){return b(n),w()})}else f|=1}catch(n){b(n)}if(f===1)return u.hasError?Promise.reject(u.error):
Promise.resolve();if(u.hasError)throw u.error}return w()}})(typeof SuppressedError=="function"?SuppressedError:function(P,u,b){var y=new Error(b);return y.name=
"SuppressedError",y.error=P,y.suppressed=u,y});const C=8*p.D6,K=p.D6,$=200,k=p.D6,c=64*p.D6,I=8;class E{#e;#t;#n=new Map;#s=new Map;#r=[];#i=0;#d=0;#c;#a=Promise.
withResolvers();constructor(u,b){this.#e=u,this.#t=b,u.on("data",y=>this.#u(y)),u.on("error",()=>this.#l(void 0)),u.on("close",()=>this.#l(void 0)),u.on("end",()=>this.#l(
void 0))}async call(u,b,{bytes:y,signal:f,onEvent:w}={}){const h={stack:[],error:void 0,hasError:!1};try{if(f?.throwIfAborted(),this.#c)throw this.#c;this.#d+=1;
const n=this.#d,r={...Promise.withResolvers(),onEvent:w};this.#n.set(n,r);const t=T(h,f&&(0,g.addAbortListener)(f,()=>this.#o({abort:n})),!1);this.#o({call:u,id:n,
given:b},y);try{return await r.promise}catch(i){throw f?.throwIfAborted(),i}}catch(n){h.error=n,h.hasError=!0}finally{U(h)}}tell(u,b){this.#o({tell:u,given:b})}end(){
return new Promise(u=>this.#e.end(()=>u()))}#o(u,b=a){if(!this.#e.writable)return;const y=Buffer.from(JSON.stringify(u)),f=Buffer.alloc(I);f.writeUInt32BE(y.length,
0),f.writeUInt32BE(b.length,4),this.#e.cork(),this.#e.write(Buffer.concat([f,y])),b.length>0&&this.#e.write(b),process.nextTick(()=>this.#e.uncork()),this.#e.writableLength>
c&&this.#l(new Error("it does not read what it is sent"))}#f(){if(this.#c||this.#e.writableLength<k)return;const u=new Promise(b=>this.#e.once("drain",b));return Promise.
race([u,this.#a.promise])}#u(u){this.#r.push(u),this.#i+=u.length;try{for(let b=this.#h();b!==void 0&&!this.#c;b=this.#h())this.#m(...b)}catch(b){this.#l(b instanceof
Error?b:new Error(String(b)))}}#h(){if(this.#i<I)return;const[u=a]=this.#r,b=u.length>=I?u:this.#_(),y=b.readUInt32BE(0),f=b.readUInt32BE(4);if(y>C||f>K)throw new Error(
"it sent a message that is too long");if(this.#i<I+y+f)return;const w=this.#_(),h=w.subarray(I+y+f);this.#r.splice(0,1,...h.length>0?[h]:[]),this.#i=h.length;const n=JSON.
parse(w.toString("utf8",I,I+y));if(!(0,m.Gv)(n))throw new Error("it sent an invalid message");return[n,w.subarray(I+y,I+y+f)]}#_(){return this.#r.length>1&&this.#r.
splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??a}#m(u,b){const{call:y,tell:f,abort:w,id:h,event:n,given:r}=u;if(typeof y=="string"&&typeof h=="numb\
er"&&(0,m.Gv)(r))this.#p(y,h,r,b);else if(typeof f=="string"&&(0,m.Gv)(r))this.#t.tell?.(f,r);else if(typeof w=="number")this.#s.get(w)?.abort(new Error("The ca\
ller aborted"));else if(typeof h=="number")this.#E(h,u,n,b);else throw new Error("it sent an invalid message")}#E(u,b,y,f){const w=this.#n.get(u);if((0,m.Gv)(y)){
w?.onEvent?.(y);return}this.#n.delete(u),(0,m.Gv)(b.error)?w?.reject(j(b.error)):w?.resolve({value:b.answer,bytes:f})}async#p(u,b,y,f){const w=Object.hasOwn(this.#t.
calls,u)?this.#t.calls[u]:void 0;if(!w)return this.#l(new Error("it made an unknown call"));if(this.#s.has(b))return this.#l(new Error("it gave two calls one nu\
mber"));if(this.#s.size>=$)return this.#l(new Error("it made too many calls at once"));const h=new AbortController;this.#s.set(b,h);try{const n=i=>this.#o({event:i,
id:b}),{value:r=null,bytes:t}=await w({given:y,bytes:f,signal:h.signal,event:n,read:()=>this.#f()});this.#o({answer:r,id:b},t)}catch(n){this.#o({error:O(n),id:b})}finally{
this.#s.delete(b)}}#l(u){if(!this.#c){this.#c=u??new Error("The other side has gone");for(const b of this.#n.values())b.reject(this.#c);for(const b of this.#s.values())
b.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(u)}}}const a=Buffer.alloc(0);class s extends Error{lines;constructor(u){const b=u.flatMap(
y=>/^npm (?:ERR!|error) (.*)/.exec(y)?.[1]??[]);super(b.find(y=>!d.test(y))??b[0]??"npm printed no reason"),this.lines=u}}const d=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function O(P){const u=(0,e.bD)(P);return P instanceof B.$w?{kind:"BuildFailure",message:u,facts:P.facts}:P instanceof s?{kind:"RegistryError",message:u,lines:P.
lines}:P instanceof A.Sb?{kind:"BlobsFull",message:u}:P instanceof A.ls?{kind:"WrongBytes",message:u}:P instanceof R.us?{kind:"StoreUnavailable",message:"The st\
orage cannot be used now",isFull:P.isFull}:{kind:"Error",message:u,code:(0,e.xU)(P)??null}}function j({kind:P,message:u,facts:b,lines:y,isFull:f,code:w}){const h=String(
u),n=P==="BuildFailure"&&(0,m.Gv)(b)?(0,M.U$)(b):void 0;return n?new B.$w(n):P==="RegistryError"&&Array.isArray(y)?new s(y.map(String)):P==="BlobsFull"?new A.Sb(
h):P==="WrongBytes"?new A.ls(h):P==="StoreUnavailable"?new R.us(h,{isFull:f===!0}):Object.assign(new Error(h),typeof w=="string"?{code:w}:{})}}),1264:((X,W,o)=>{
o.d(W,{CM:()=>B,Md:()=>M,Sq:()=>m,sg:()=>p,tl:()=>e});var g=o(1455);const e="SLIPWAY_BUILD",m="/run/slipway-code",p="/usr/local/bin:/usr/bin:/bin";function M(A){
return A.replaceAll("/","+")}async function B(A,R){const T=`${M(R)}@`;return(await(0,g.readdir)(A).catch(()=>[])).filter(C=>C.startsWith(T)).map(C=>C.slice(T.length))}}),
3630:((X,W,o)=>{o.d(W,{$$:()=>B,H0:()=>M,Ju:()=>k,U6:()=>E,_N:()=>R,_n:()=>U,bw:()=>c,hC:()=>m,jN:()=>A,lK:()=>e,uX:()=>K,wA:()=>p});var g=o(3024);function e(s){
try{return(0,g.readFileSync)(s,"utf8")}catch{return""}}function m(s){return p(s)??[]}function p(s){try{return(0,g.readdirSync)(s)}catch(d){return M(d)?void 0:[]}}
function M(s){return s instanceof Error&&"code"in s&&(s.code==="EACCES"||s.code==="EPERM")}function B(s,d){return Number(new RegExp(`^${s}:\\s+(\\d+) kB`,"m").exec(
d)?.[1]??0)*1024}function A(s){return m(s).filter(d=>/^\d+$/.test(d)).map(Number)}function R(s){return T(`/proc/${s}/stat`)}function T(s){const d=e(s);if(d==="")
return;const O=d.slice(d.lastIndexOf(")")+2).split(" ",20),[j="",P,u,b]=O;return{state:j,parent:Number(P),group:Number(u),session:Number(b),started:Number(O[19])}}
function U(s){const d=R(s);return d===void 0?!1:C(d)?m(`/proc/${s}/task`).some(O=>{const j=T(`/proc/${s}/task/${O}/stat`);return j!==void 0&&!C(j)}):!0}function C({
state:s}){return/^[ZX]/.test(s)}function K(s){return $(s)?s:m(`${s}/task`).map(d=>`${s}/task/${d}`).find($)}function $(s){return/^[1-9]/.test(e(`${s}/statm`))}function k(){
const s=e("/proc/meminfo"),d=B("MemTotal",s);if(d!==0)return{total:d,available:B("MemAvailable",s),shared:B("Shmem",s),pageTables:B("PageTables",s),swapFree:B("\
SwapFree",s)}}function c(){return Number(/^oom_kill (\d+)/m.exec(e("/proc/vmstat"))?.[1]??0)}const I=6n,E=a();function a(){try{const s=new BigUint64Array(new Uint8Array(
(0,g.readFileSync)("/proc/self/auxv")).buffer),d=s.findIndex((O,j)=>j%2===0&&O===I);return d===-1?4096:Number(s[d+1])}catch{return 4096}}}),6275:((X,W,o)=>{o.d(
W,{m:()=>a});var g=o(1421),e=o(8474),m=o(8161),p=o(7075),M=o(8838),B=o(6193);const A=16384,R=65536,T=10,U=1e3,C=1;function K(r,t,i=()=>{}){const S=new B.StringDecoder(
"utf8"),D=Promise.withResolvers();let N=[],G="",F=!1;const Q=()=>{for(const J of N.slice(0,U))t(J.slice(0,A));N=N.slice(U);const z=i();if(!z)return V();r.pause(),
z.then(V)},V=()=>{N.length>0?setTimeout(Q,C):F?D.resolve():r.resume()};return r.on("data",z=>{const J=(G+S.write(z)).split(`
`);G=(J.pop()??"").slice(0,A);const Z=z.length>=R,x=N.length>0;if(N=x?[...N,...J]:J,!(x||N.length===0)){if(!Z&&N.length<=U)return Q();r.pause(),setTimeout(Q,Z?T:
0)}}),r.on("close",()=>{const z=N.length>0;G!==""&&(N=[...N,G]),F=!0,z||Q()}),D.promise}var $=o(1264),k=o(3630),c=o(2106),I=function(r,t,i){if(t!=null){if(typeof t!=
"object"&&typeof t!="function")throw new TypeError("Object expected.");var S,D;if(i){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");S=t[Symbol.asyncDispose]}if(S===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");S=t[Symbol.dispose],i&&(D=S)}if(typeof S!=
"function")throw new TypeError("Object not disposable.");D&&(S=function(){try{D.call(this)}catch(N){return Promise.reject(N)}}),r.stack.push({value:t,dispose:S,
async:i})}else i&&r.stack.push({async:!0});return t},E=(function(r){return function(t){function i(G){t.error=t.hasError?new r(G,t.error,"An error was suppressed\
 during disposal."):G,t.hasError=!0}var S,D=0;function N(){for(;S=t.stack.pop();)try{if(!S.async&&D===1)return D=0,t.stack.push(S),Promise.resolve().then(N);if(S.
dispose){var G=S.dispose.call(S.value);if(S.async)return D|=2,Promise.resolve(G).then(N,function(F){return i(F),N()})}else D|=1}catch(F){i(F)}if(D===1)return t.
hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return N()}})(typeof SuppressedError=="function"?SuppressedError:function(r,t,i){
var S=new Error(i);return S.name="SuppressedError",S.error=r,S.suppressed=t,S});async function a(r,t,i){i.signal?.throwIfAborted();const{group:S}=i,D=()=>S?.events.
killed??(0,k.bw)(),N=D(),G=S?.events.refused??0,{child:F,printed:Q}=O(r,t,i),V=i.namespace?n(F.stdio[4]):()=>"",z=()=>Number(/"child-pid": (\d+)/.exec(V())?.[1]??
Number.NaN)||void 0,J=new c.b0(u(F.pid,i)),Z=new c.qK(z,i.memory),x=(0,e.once)(F,"close");x.catch(()=>{});const ee=F.stdio.slice(s).filter(l=>l instanceof p.Readable);
i.onStarted?.({pipes:ee,tree:i.namespace?Z:J});const ne=async()=>{if(F.pid!==void 0&&(0,c.z7)(-F.pid),!(i.namespace?await Z.end():!i.sweep||await J.end()))throw new Error(
d)},se=()=>{ne().catch(()=>{})};i.signal?.addEventListener("abort",se,{once:!0});const oe=new AbortController,_=i.watch?.(i.namespace?Z:J,oe.signal);_?.then(l=>l&&
se());try{const[l,L]=await(0,e.once)(F,"exit");if(oe.abort(),await ne(),await y(F,x),await Q,!await Z.end())throw new Error(d);i.signal?.throwIfAborted();const v=D()>
N,H=(S?.events.refused??0)>G;return{...w(l,L),breach:await _,shortOfMemory:v,shortOfProcesses:H}}finally{oe.abort(),i.signal?.removeEventListener("abort",se)}}const s=6,
d="Some processes of the command could not be ended";function O(r,t,i){const S={stack:[],error:void 0,hasError:!1};try{const D=["ignore","pipe","pipe",i.channel===
void 0&&!i.onLink?"ignore":"pipe"];D.push(i.namespace?"pipe":"ignore",i.filter===void 0?"ignore":"pipe"),D.push(...i.descriptors??[]);const N=I(S,(0,M.T)(D),!1),
G=i.group?["/bin/sh","-c",j,i.group.procs]:[],[F="",...Q]=[...G,r,...t],V=(0,g.spawn)(F,Q,{cwd:i.cwd,env:{...i.env},detached:!0,stdio:N.stdio}),[,,,z]=V.stdio;i.
onLink&&z instanceof p.Duplex?i.onLink(z):typeof i.channel=="string"?P(z,i.channel):i.channel?.then(ee=>P(z,ee)).catch(()=>P(z,"")),P(V.stdio.at(5),i.filter);const{
onLine:J=()=>{},taken:Z}=i,x=["stdout","stderr"].map(ee=>{const ne=V[ee];return ne?K(ne,se=>J(se,ee),Z):void 0});return{child:V,printed:Promise.all(x)}}catch(D){
S.error=D,S.hasError=!0}finally{E(S)}}const j='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2; exit 1; }; exec "$@"';function P(r,t){
!(r instanceof p.Duplex)||t===void 0||(r.on("error",()=>{}),r.end(t))}function u(r,{env:t,sweep:i}){const S=i?t[$.tl]:void 0;if(S===void 0)return{root:r};const D=(0,c.
x3)(S);return{root:r,marker:N=>N===S,lock:N=>N===D}}const b=1e4;async function y(r,t){const i=setTimeout(()=>{for(const S of r.stdio)S?.destroy()},b);await t,clearTimeout(
i)}const f=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function w(r,t){const i=typeof r=="number"?r:null,S=f.find(D=>i===
128+m.constants.signals[D]);return{exitCode:i,signal:typeof t=="string"?t:S??null}}const h=4096;function n(r){let t="";return r instanceof p.Readable&&r.setEncoding(
"utf8").on("data",i=>{t=(t+i).slice(0,h)}),()=>t}}),2106:((X,W,o)=>{o.d(W,{b0:()=>A,k3:()=>T,qK:()=>c,uY:()=>U,x3:()=>K,z7:()=>R});var g=o(7598),e=o(8500),m=o(1264),
p=o(3630);const M=1e4,B=2;class A{memory=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(a){this.#e=a,a.root!==void 0&&this.#n.add(a.root)}list(){return this.#s().
map(a=>`/proc/${a}`)}#s(){const a=(0,p.jN)("/proc"),s=new Set(a);for(const O of this.#t.keys())s.has(O)||this.#t.delete(O);let d=a.filter(O=>!this.#t.has(O));for(const O of d)
this.#t.set(O,!1);for(let O=d;O.length>0;d=d.filter(j=>!this.#t.get(j)))O=d.filter(j=>this.#r(j));return a.filter(O=>this.#t.get(O))}#r(a){const s=(0,p._N)(a);if(s===
void 0||a===process.pid)return!1;const{root:d,marker:O,lock:j}=this.#e,P=this.#t.get(s.parent)||this.#n.has(s.group)||this.#n.has(s.session);if(!(a===d||P||(j?.(
$(a))??!1)||(O?.(k(a))??!1)))return!1;this.#t.set(a,!0);for(const b of[s.group,s.session])d!==void 0&&b!==0&&this.#n.add(b);return!0}async end(){let a=!1;for(const s=Date.
now()+M;Date.now()<s;){const d=this.#s().filter(O=>(0,p._n)(O));if(d.length===0&&a)return!0;a=d.length===0;for(const O of d)R(O);await(0,e.setTimeout)(B)}return!1}}
function R(E,a="SIGKILL"){try{process.kill(E,a)}catch{}}async function T(E,a){const s=a===void 0?void 0:`${E}${a}`,d=K(s??E);await new A({marker:O=>s===void 0?O.
startsWith(E):O===s,lock:O=>s===void 0?Math.floor(O/C)===Math.floor(d/C):O===d}).end()}async function U(E,a){const s=E.slice(0,E.lastIndexOf("/")+1),d=O=>{const j=(0,p.
lK)(`/proc/${O}/cmdline`).split("\0").find(P=>P.startsWith(s));return j!==void 0&&j!==a};for(const O=Date.now()+M;Date.now()<O;){const j=(0,p.jN)("/proc").filter(
P=>d(P)&&(0,p._n)(P));if(j.length===0)return;for(const P of j)R(P);await(0,e.setTimeout)(B)}}const C=2**24;function K(E){const[a="",s=""]=E.split("/",2),d=O=>(0,g.
hash)("sha256",O,"buffer").readUIntBE(0,3);return(C/2+d(a)%(C/2))*C+d(s)}function $(E){return Number(/^Max file locks +(\d+)/m.exec((0,p.lK)(`/proc/${E}/limits`))?.[1]??
0)}function k(E){return(0,p.lK)(`/proc/${E}/environ`).split("\0").find(s=>s.startsWith(`${m.tl}=`))?.slice(m.tl.length+1)??""}class c{#e;#t;#n;#s=new Map;constructor(a,s=[]){
this.#e=a,this.#t=s}list(){const a=this.namespace;if(a===void 0)return[];const s=(0,p.jN)("/proc"),d=new Set(s);for(const O of this.#s.keys())d.has(O)||this.#s.
delete(O);return s.filter(O=>this.#r(O,a)).map(O=>`/proc/${O}`)}get memory(){const a=this.namespace;return a===void 0?void 0:this.#t.map(s=>`/proc/${a}/root${s}`)}get namespace(){
const a=this.#e();if(a===void 0)return;const s=(0,p._N)(a)?.started;return this.#n===void 0&&I(a)&&(this.#n=s),s!==void 0&&s===this.#n?a:void 0}async end(a=M){for(const s=Date.
now()+a;;await(0,e.setTimeout)(1)){const d=this.namespace;if(d===void 0||!(0,p._n)(d))return!0;if(Date.now()>=s)return!1;R(d)}}#r(a,s){const d=[];let O=a,j=this.#s.
get(a);for(;j===void 0;){if(O===void 0)return!1;if(j=O===s?!0:O<=1||O===process.pid?!1:this.#s.get(O),j!==void 0)break;d.push(O),O=(0,p._N)(O)?.parent}for(const P of d)
this.#s.set(P,j);return j}}function I(E){return/^NSpid:\s.*\s1$/m.test((0,p.lK)(`/proc/${E}/status`))}}),6757:((X,W,o)=>{o.d(W,{CJ:()=>$,FT:()=>P,Fi:()=>V,IM:()=>I,
PE:()=>j,XL:()=>Q,_j:()=>oe,cE:()=>F,dM:()=>Z,iW:()=>K,jf:()=>D,l7:()=>z,lQ:()=>ne,m7:()=>G,o5:()=>k,qh:()=>t,sK:()=>E});var g=o(7598),e=o(3024),m=o(1455),p=o(6760),
M=o(3739),B=o(3052),A=o(6321),R=o(1264),T=o(6275),U=function(_,l,L){if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected\
.");var v,H;if(L){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");v=l[Symbol.asyncDispose]}if(v===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");v=l[Symbol.dispose],L&&(H=v)}if(typeof v!="function")throw new TypeError("Object not disposable.");H&&(v=function(){
try{H.call(this)}catch(Y){return Promise.reject(Y)}}),_.stack.push({value:l,dispose:v,async:L})}else L&&_.stack.push({async:!0});return l},C=(function(_){return function(l){
function L(q){l.error=l.hasError?new _(q,l.error,"An error was suppressed during disposal."):q,l.hasError=!0}var v,H=0;function Y(){for(;v=l.stack.pop();)try{if(!v.
async&&H===1)return H=0,l.stack.push(v),Promise.resolve().then(Y);if(v.dispose){var q=v.dispose.call(v.value);if(v.async)return H|=2,Promise.resolve(q).then(Y,function(te){
return L(te),Y()})}else H|=1}catch(te){L(te)}if(H===1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return Y()}})(typeof SuppressedError==
"function"?SuppressedError:function(_,l,L){var v=new Error(L);return v.name="SuppressedError",v.error=_,v.suppressed=l,v});const K="scopes";function $(_){return{
cache:(0,p.join)(_,"cache"),installs:(0,p.join)(_,"installs")}}function k(_){return(0,g.hash)("sha256",JSON.stringify([_.org,_.project,_.appID])).slice(0,32)}const c=[
"home"];function I(_){const l=/([^/:]+?)(?:\/?\.git)?\/*$/.exec(_)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(l)&&!c.includes(l)?l:"source"}async function E(_,l,L,v,{
checkout:H="source",stored:Y,isMapped:q=!1}={}){await(0,m.mkdir)((0,p.join)(_,k(l)),{recursive:!0});const te=await(0,m.realpath)((0,p.join)(_,k(l)));await h(te,
493);const ie=await O(te,L),ae=(0,p.join)(ie,d),ce={root:ae,source:(0,p.join)(ae,H),home:(0,p.join)(ae,"home"),tmp:(0,p.join)(ie,"tmp")},re=Y??{own:$((0,p.join)(
te,K,"all")),shared:void 0};await b([...Object.values(ce),...Object.values(re.own)],v);const de=await f(re.own.cache)===0,fe={...re.own,...q?{cache:$(te).cache}:
{},shared:re.shared},ue={isFirst:de&&!re.shared,isToFill:de&&re.shared!==void 0};return{app:te,holder:ie,owner:v,stored:re,...fe,...ue,...ce}}const a="work",s="\
of",d="root";async function O(_,l){const L=(0,p.join)(_,l);await Z(L),await(0,m.mkdir)(L),await(0,m.writeFile)((0,p.join)(L,s),l);const v=(0,p.join)(_,a);return(0,m.
rename)(L,v).then(()=>v,()=>L)}async function j(_){return(0,p.basename)(_)!==a?(0,p.basename)(_):(0,m.readFile)((0,p.join)(_,s),"utf8").catch(()=>"")}async function P({
root:_,source:l,home:L,tmp:v,owner:H}){for(const Y of[_,v])for(const q of await(0,m.readdir)(Y))await Z((0,p.join)(Y,q));await b([l,L],u(H)?H:void 0)}function u(_){
return _!==void 0&&_!==process.getuid?.()}async function b(_,l){for(const L of _)await(0,m.mkdir)(L,{recursive:!0}),l!==void 0&&await(0,m.chown)(L,l,l)}const y=100;
async function f(_){let l=0;if(!await ne(_))return l;await h(_,493);for await(const L of await(0,m.opendir)(_))if(L.isDirectory()&&await h((0,p.join)(_,L.name),
493).catch(()=>{}),l+=1,l===y)break;return l}const w=2097152;async function h(_,l){const L={stack:[],error:void 0,hasError:!1};try{const v=U(L,await n(_),!0);await r(
v,l)}catch(v){L.error=v,L.hasError=!0}finally{const v=C(L);v&&await v}}function n(_){const l=process.platform==="linux"?w:e.constants.O_RDONLY;return(0,m.open)(
_,l|e.constants.O_DIRECTORY|e.constants.O_NOFOLLOW)}function r(_,l){return process.platform==="linux"?(0,m.chmod)(`/proc/self/fd/${_.fd}`,l):_.chmod(l)}async function t({
app:_,holder:l}){await h(_,493).catch(()=>{}),await Z(l)}const i={bytes:B.j9,files:2e5},S=16*B.j9;async function D(_,l,L){L.bytes<=i.bytes&&L.files<=i.files&&((0,A.
OV)(_)?.bytes??0)>=S&&(await V(_,[l.holder])).length===0||await t(l)}const N=".removed";async function G(_){const l=[];for(const L of await Q(_))L!==N&&l.push(...await F(
(0,p.join)(_,L)));return l}async function F(_){return await h(_,493).catch(()=>{}),(await Q(_)).filter(l=>l!==K).map(l=>(0,p.join)(_,l))}async function Q(_){return(await(0,m.
readdir)(_,{withFileTypes:!0}).catch(()=>[])).filter(L=>L.isDirectory()).map(L=>L.name)}async function V(_,l){const L=[];for(const v of l){await(0,m.mkdir)((0,p.
join)(_,N),{recursive:!0,mode:448}).catch(()=>{});const H=(0,p.join)(_,N,(0,g.randomUUID)()),Y=await(0,m.rename)(v,H).catch(async q=>(0,M.xU)(q)!=="EACCES"?(0,M.
xU)(q)??"unknown":(await h(v,448).catch(()=>{}),(0,m.rename)(v,H).catch(te=>(0,M.xU)(te)??"unknown")));Y!==void 0&&Y!=="ENOENT"&&L.push(v)}return L}async function z(_,l,L){
const v=(0,p.join)(_,N),H=await(0,m.readdir)(v).catch(()=>[]),Y=[];for(const q of[...H.map(te=>(0,p.join)(v,te)),...l])await Z(q,{signal:L})||Y.push(q);return Y}
const J=10*6e4;async function Z(_,{signal:l,ms:L=J}={}){if(!await se(_))return!0;const v=AbortSignal.any([AbortSignal.timeout(L),...l?[l]:[]]);for(const H of[["\
-rf","--one-file-system"],["-rf"]]){const Y=await(0,T.m)("rm",[...H,"--",_],{cwd:"/",env:ee,signal:v}).catch(q=>(0,M.xU)(q)==="ENOENT"?"missing":void 0);if(Y===
"missing"&&await(0,m.rm)(_,{recursive:!0,force:!0}).catch(()=>{}),Y==="missing"||v.aborted||!await se(_))break;await x(_,v).catch(()=>{})}return!await se(_)}async function x(_,l){
const L={stack:[],error:void 0,hasError:!1};try{l.throwIfAborted();const v=U(L,await n(_),!0),H=process.platform==="linux"?`/proc/self/fd/${v.fd}`:_;await r(v,448);
for await(const Y of await(0,m.opendir)(H))Y.isDirectory()&&await x((0,p.join)(H,Y.name),l).catch(()=>{})}catch(v){L.error=v,L.hasError=!0}finally{const v=C(L);
v&&await v}}const ee={PATH:R.sg,LC_ALL:"C"};async function ne(_){return(0,m.lstat)(_).then(l=>l.isDirectory(),()=>!1)}async function se(_){return(0,m.lstat)(_).
then(()=>!0,l=>(0,M.xU)(l)!=="ENOENT")}async function oe(_,l){if(!u(l))return;const{exitCode:L}=await(0,T.m)("chown",["-RhP",`${l}:${l}`,"--",_],{env:{},cwd:"/"});
if(L!==0)throw new Error(`chown of ${_} failed`)}}),8838:((X,W,o)=>{o.d(W,{T:()=>R});var g=o(3024);const e=524288,m=65535;let p;function M(){return p??=B().filter(
T=>T>2&&T<=m&&A(T)),p}function B(){try{return(0,g.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function A(T){try{const U=/^flags:\s+([0-7]+)/m.exec(
(0,g.readFileSync)(`/proc/self/fdinfo/${T}`,"utf8"))?.[1];return U!==void 0&&(Number.parseInt(U,8)&e)===0}catch{return!1}}function R(T){const U=M().filter($=>T[$]===
void 0);if(U.length===0)return{stdio:[...T],[Symbol.dispose](){}};const C=(0,g.openSync)("/dev/null","r+"),K=[...T];for(let $=K.length;$<=Math.max(...U);$+=1)K.
push("ignore");for(const $ of U)K[$]=C;return{stdio:K,[Symbol.dispose]:()=>(0,g.closeSync)(C)}}}),5879:((X,W,o)=>{o.d(W,{Sb:()=>e,YU:()=>M,bb:()=>A,ge:()=>R,ls:()=>m,
zA:()=>g});function g(T){return T}class e extends Error{name="BlobsFull"}class m extends Error{name="WrongBytes"}const p=200,M=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,B=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;
function A(T){if(T.length<=p&&B.test(T))return T;throw new TypeError(`${JSON.stringify(T.slice(0,100))} is not the key of a blob`)}function R(T){if(T==="")return T;
if(!T.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(T.slice(0,100))} needs a / at its end`);return A(T.slice(0,-1)),T}}),8423:((X,W,o)=>{o.d(W,
{R6:()=>M,us:()=>m});const g=1e3,e=2e4;class m extends Error{name="StoreUnavailable";isFull;constructor(A,{isFull:R=!1,...T}={}){super(A,T),this.isFull=R}}async function p(B){
try{return await B}catch(A){if(A instanceof m)return;throw A}}async function M(B,A,R){const T=A.monotonic()+e;for(let U=1;;U+=1)try{return await B(U)}catch(C){if(!(C instanceof
m&&!C.isFull)||R?.aborted||A.monotonic()>=T||(await A.sleep(g,R).catch(()=>{}),R?.aborted))throw C}}})};export{le as id,he as ids,_e as modules};

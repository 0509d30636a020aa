const he=191,_e=[191],me={8595:((Q,C,n)=>{n.d(C,{_Q:()=>w,i1:()=>_,iA:()=>e,iq:()=>g,q3:()=>N,ws:()=>T});const T=5,e=500;function w({message:L}){return`The buil\
d ended with 0 in spite of an error: ${L}`}const _=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","d\
ead_asset","dead_mention","unclosed_block","unprocessed_rule"],g=10,N=["repository","secrets","example"]}),8859:((Q,C,n)=>{n.d(C,{dR:()=>L,BU:()=>I,uw:()=>_,g2:()=>j});
var T=n(8161),e=n(3052);const w={serverBytes:e.j9,serverFiles:2e5},_=384,g=4*e.j9,N={base:128,perProcessor:256},L={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:e.j9,
logBytes:4*e.D6,memoryBytes:Math.min(g,Math.floor(R()/2)),diskBytes:8*e.j9,diskFiles:2e6,processes:N.base+N.perProcessor*(0,T.availableParallelism)(),installBytes:2*
e.j9,installsBytes:20*e.j9,...w};function R(){const U=process.constrainedMemory();return U>0?Math.min((0,T.totalmem)(),U):(0,T.totalmem)()}const I=1e3;function j(U){
return Math.min(Math.max(512*e.D6,U*.02),5*e.j9)}}),4406:((Q,C,n)=>{n.d(C,{jz:()=>K,EQ:()=>$,iv:()=>i,cJ:()=>k,wd:()=>p,lb:()=>o,qQ:()=>P,_8:()=>q,ty:()=>f});var T=n(
8302),e=n(2978),w=n(3052),_=n(5807),g=n(8595),N=n(2207),L=n(6169),R=n(2345);const I=(0,e.c3)(g.iq,(0,e.lS)({code:(0,e.yL)(g.i1),file:(0,e.Xd)((0,e.Qq)(R.IC.file)),
line:(0,e.Xd)(W=>typeof W=="number"&&Number.isSafeInteger(W)&&W>0?W:void 0),message:(0,e.Qq)(g.iA)}));var j=n(4903),U=n(3715);const F=4*w.D6,$=64*1024,K=16384,v=null,
P=128,i=50,o=2e3,c=6e4,t=1e3,a=1e3,k=50,M=256,l=U.Si.pathBytes,b=64,p=250,u=100,S=1e3,E=1e3,s=(0,e.Qq)(l),y=(0,e.lS)({reason:(0,e.Qq)(S)}),r=(0,e.Qq)(64),f=(0,e.
lS)({files:(0,e.c3)(p,(0,e.lS)({path:s,bytes:e.U9,brotli:e.U9,gzip:e.U9,digest:(0,e.Qq)(b)},{hasKey:e.Gy})),odd:(0,e.c3)(p,(0,e.lS)({path:s,kind:(0,e.yL)(g.q3)})),
ignoredRules:(0,e.c3)(u,(0,e.lS)({file:(0,e.Qq)(M),reason:(0,e.Qq)(S)},{line:e.U9})),faults:(0,e.c3)(g.ws,(0,e.lS)({file:(0,e.Xd)(s),line:(0,e.Xd)(e.U9),message:(0,e.
Qq)(g.iA)},{isMarked:e.Gy}))}),d=(0,e.tG)("kind",{bubblewrap:(0,e.lS)({asRoot:e.Jt,boundsFiles:e.Jt,deniesNamespaces:e.Jt}),none:y}),O=(0,e.tG)("kind",{cgroup:(0,e.
lS)({folder:s}),sampling:y}),B=(0,e.tG)("level",{private:(0,e.lS)({}),filtered:y,open:y}),x=W=>J=>typeof J=="string"&&(0,_.Ow)(J,W).trim()||null,G=(0,e.lS)({subject:x(
R.jh.subject),author:x(R.jh.author)}),z=W=>J=>typeof J=="string"?(0,_.Ow)(J,W):void 0,Y=W=>z(E)(W)??null,Z=(0,e.tG)("about",{lock:(0,e.lS)({name:(0,e.Qq)(M)}),output:(0,e.
lS)({part:f,isLast:e.Jt}),start:(0,e.lS)({found:L.tl}),repositories:(0,e.lS)({after:(0,e.Qq)(F)}),apps:(0,e.lS)({after:(0,e.Qq)(F)})}),X=(0,e.tG)("kind",{ready:(0,e.
lS)({isolation:d,limiter:O,network:B},{hasFailed:e.Gy}),pulse:(0,e.lS)({}),stage:(0,e.lS)({stage:(0,e.yL)(N.Mb.filter(W=>W!=="queue"))}),log:(0,e.lS)({text:W=>(0,T.
KH)(W,$)&&W.endsWith(`
`)?W:void 0}),commit:(0,e.lS)({commit:r,facts:W=>G((0,T.Gv)(W)?W:{})}),ask:(0,e.lS)({id:e.U9,question:Z}),release:(0,e.lS)({name:(0,e.Qq)(M)}),note:(0,e.lS)({level:(0,e.
yL)(["info","warn","error"]),event:(0,e.Qq)(64),text:(0,e.Qq)(2e3)}),stored:(0,e.lS)({release:(0,e.lS)({manifestHash:W=>(0,T.KH)(W,64)&&/^[0-9a-f]{64}$/.test(W)?
W:void 0,files:e.U9,written:e.U9,reused:e.U9,bytes:e.U9}),commit:r,warnings:I},{type:(0,e.yL)(R.jI)}),failed:(0,e.lS)({facts:L.U$}),detected:(0,e.lS)({plan:(0,e.
lS)({text:z(2*E),folder:z(E),command:Y,output:Y,type:(0,e.yL)(R.yN),typeBecause:Y}),commit:r}),done:(0,e.lS)({collected:(0,e.c3)(Object.keys(j.GW).length,(0,e.lS)(
{kind:(0,e.yL)(Object.keys(j.GW)),items:e.U9,bytes:e.U9},{left:(0,e.lS)({items:e.U9,bytes:e.U9})}))})});function q(W){return X((0,T.U4)(W))}}),4903:((Q,C,n)=>{n.
d(C,{FM:()=>F,GW:()=>j,RM:()=>$,Wi:()=>K,X2:()=>U});var T=n(3052);const e=864e5,w=1e3,_=90,g=7*e,N={most:500,ageMs:30*e},L=30*e,R=400,I=512*T.D6,j={apps:{what:"\
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
a build"}},U={caches:{bytes:4*T.j9,allBytes:20*T.j9,items:Number.POSITIVE_INFINITY,ageMs:30*e},mirrors:{bytes:4*T.j9,allBytes:20*T.j9,items:Number.POSITIVE_INFINITY,
ageMs:30*e},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*e}},F=200,$=8,K=36e5}),3715:((Q,C,n)=>{
n.d(C,{S4:()=>L,Si:()=>w,_f:()=>_,dv:()=>e,nM:()=>U,q5:()=>F,rr:()=>I,sS:()=>g,v_:()=>N,y9:()=>R});var T=n(3052);const e={files:1e5,fileBytes:512*T.D6,totalBytes:4*
T.j9},w={pathBytes:1024,pathsBytes:16*T.D6,rulesBytes:256*1024,indexBytes:32*T.D6},_=32*T.D6,g={pathBytes:4096,pathsBytes:32*T.D6,rulesBytes:8*T.D6,indexBytes:48*
T.D6},N=T.D6,L=T.D6,R=8,I=32,U=3600*1e3/2,F=2*T.D6}),6321:((Q,C,n)=>{n.d(C,{Lq:()=>o,OV:()=>k,oU:()=>p});var T=n(1421),e=n(8474),w=n(3024),_=n(3052),g=n(5807),N=n(
8859),L=n(8838),R=n(1264),I=n(1702),j=n(5758),U=function(E,s,y){if(s!=null){if(typeof s!="object"&&typeof s!="function")throw new TypeError("Object expected.");
var r,f;if(y){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=s[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");r=s[Symbol.dispose],y&&(f=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");f&&(r=function(){try{f.call(
this)}catch(d){return Promise.reject(d)}}),E.stack.push({value:s,dispose:r,async:y})}else y&&E.stack.push({async:!0});return s},F=(function(E){return function(s){
function y(O){s.error=s.hasError?new E(O,s.error,"An error was suppressed during disposal."):O,s.hasError=!0}var r,f=0;function d(){for(;r=s.stack.pop();)try{if(!r.
async&&f===1)return f=0,s.stack.push(r),Promise.resolve().then(d);if(r.dispose){var O=r.dispose.call(r.value);if(r.async)return f|=2,Promise.resolve(O).then(d,function(B){
return y(B),d()})}else f|=1}catch(B){y(B)}if(f===1)return s.hasError?Promise.reject(s.error):Promise.resolve();if(s.hasError)throw s.error}return d()}})(typeof SuppressedError==
"function"?SuppressedError:function(E,s,y){var r=new Error(y);return r.name="SuppressedError",r.error=E,r.suppressed=s,r});const $=1/20,K=1/4,v=3e3,P=1/100,i=2e3;
class o{#e;#t;#n;#s;#r;#i;#d;#c;#a;#o=0;#f=0;#u;#h;#_=0;#m;#E=0;#p=!1;#l=!1;constructor(s,y,r,{now:f,measure:d}={}){this.#e=r,this.#t=f??(()=>performance.now()),
this.#n=d??p,this.#m=this.#t(),this.#r=y===void 0?[]:[y],this.#s={whole:[s],changed:this.#r,since:Date.now()},this.#i=k(s),this.#a=this.#i,this.#c=(this.#i?.files??
0)>N.BU;const{size:O=0,bytes:B=0}=this.#i??{};this.#d=Math.min((0,N.g2)(O),B/2)*(r.reservePart??1)}include(s){this.#r.push(s)}get wrote(){return{bytes:this.#o,files:this.#f}}get late(){
return this.#p&&this.#u!==void 0&&this.#t()-this.#_>I.g}get wasShort(){return this.#l}look(s){const y=this.#y();if(!y)return{room:Number.POSITIVE_INFINITY};const r=Math.
min(this.#e.diskBytes-this.#o,y.bytes-this.#d),f=this.#t()-this.#m,d=this.#o>this.#e.diskBytes||this.#f>this.#e.diskFiles,O=y.bytes<this.#d;this.#p=d||O;const B=this.#p?
Math.min(this.#E/(O?K:$),i):Math.max(this.#e.seldomMs??v,this.#E/P);return this.#u===void 0&&f>=B&&this.#w(s),{room:r,breach:this.#h}}async settle(s){await this.#u,
this.#y();const y=this.#o>this.#e.diskBytes/2||this.#f>this.#e.diskFiles/2;return this.#h??(y?await this.#w(s):void 0)}#y(){const s=k(this.#s.whole[0]??"/");return s&&
this.#a&&(this.#o+=Math.max(0,this.#a.bytes-s.bytes),this.#f+=Math.max(0,this.#a.files-s.files)),this.#a=s??this.#a,s&&(this.#l||=s.bytes<this.#d||this.#c&&s.files<
N.BU),s}#w(s){return this.#u=this.#S(s).finally(()=>{this.#u=void 0}),this.#u}async#S(s){this.#_=this.#t();const y={bytes:this.#o,files:this.#f},{diskBytes:r,diskFiles:f}=this.#e,
d=M(this.#s.whole[0]??"/"),O=await this.#n(this.#s,{bytes:r,files:f}),B=await(0,j.I)(s,{work:new I.Qj,device:d,thorough:this.#p});this.#m=this.#t(),this.#E=this.#m-
this.#_;const x={bytes:(O?.bytes??0)+B.disk,files:O?.files??0},G=O?.complete&&B.complete.disk?x:{bytes:Math.max(y.bytes,x.bytes),files:Math.max(y.files,x.files)};
return this.#o=G.bytes+this.#o-y.bytes,this.#f=G.files+this.#f-y.files,this.#h=this.#b({...G,...O?.parts&&{parts:O.parts}}),this.#h}#b({bytes:s,files:y,parts:r}){
const{diskBytes:f,diskFiles:d}=this.#e;if(s>f)return a(`it wrote more than ${(0,_.Xq)(f)}, the limit of a build${t(r,"bytes")}`);if(y>d)return a(`it made more t\
han ${(0,g.zD)(d)} files, the limit of a build${t(r,"files")}`);const O=this.#a?.bytes??Number.POSITIVE_INFINITY,B=s/Math.max(1,(this.#i?.bytes??0)-O);return O>=
(0,I.s5)(this.#d,B)?void 0:{code:"disk_full",because:`the disk of the platform ran short: ${(0,_.Xq)(O)} were left, and it wrote ${(0,_.Xq)(s)}${t(r,"bytes")}`}}}
const c=["in its workspace","in the cache of its app","as git objects of its repository"];function t(E,s){const y=(E??[]).map(d=>d[s]),r=Math.max(0,...y),f=r>0?
c[y.indexOf(r)]:void 0;return f===void 0?"":`, most of ${s==="files"?"them":"it"} ${f}`}function a(E){return{code:"disk_quota",because:E}}function k(E){try{const{
bavail:s,blocks:y,bsize:r,ffree:f}=(0,w.statfsSync)(E);return{bytes:s*r,size:y*r,files:f}}catch{return}}function M(E){try{return(0,w.lstatSync)(E).dev}catch{return}}
const l=6e4,b=["-type","d","-printf","%b\\n","-o","-links","1","-printf","%b\\n","-o","-printf","%b %i\\n"];async function p(E,s){const y={bytes:0,files:0,complete:!0,
seen:new Set},r=`@${Math.floor(E.since/1e3)}`;if(!await u([...E.whole,"-xdev",...b],y,s))return;const f=[{bytes:y.bytes,files:y.files}];for(const x of E.changed){
const G={bytes:y.bytes,files:y.files};await u([x,"-xdev","-newerct",r,"(",...b,")"],y,s),f.push({bytes:y.bytes-G.bytes,files:y.files-G.files})}const{bytes:d,files:O,
complete:B}=y;return{bytes:d,files:O,complete:B,parts:f}}async function u(E,s,y){const r={stack:[],error:void 0,hasError:!1};try{const f=U(r,(0,L.T)(["ignore","\
pipe","pipe"]),!1),d=(0,T.spawn)("find",["-P",...E],{cwd:"/",env:{PATH:R.sg,LC_ALL:"C"},stdio:f.stdio,timeout:l,killSignal:"SIGKILL"});let O="",B=!1,x=!1;d.stdout?.
setEncoding("latin1").on("data",Y=>{const Z=(O+Y).split(`
`);O=Z.pop()??"";for(const X of Z)S(X,s);(s.bytes>y.bytes||s.files>y.files)&&d.kill("SIGKILL")}),d.stderr?.setEncoding("latin1").on("data",Y=>{B||=/permission denied|too long/i.
test(Y),x||=/unrecognized|unknown|illegal|invalid/i.test(Y)});const[G]=await(0,e.once)(d,"close").catch(()=>[void 0]),z=s.bytes>y.bytes||s.files>y.files;return(typeof G!=
"number"&&!z||B)&&(s.complete=!1),G!==void 0&&!x}catch(f){r.error=f,r.hasError=!0}finally{F(r)}}function S(E,s){const[y="",r]=E.split(" ",2);if(r!==void 0){if(s.
seen.has(Number(r)))return;s.seen.add(Number(r))}s.bytes+=Number(y)*512,s.files+=1}}),5679:((Q,C,n)=>{n.d(C,{o:()=>F});var T=n(6760),e=n(8500),w=n(6321),_=n(3630),
g=n(6807);class N{late=!1;#e;#t;#n;#s=new g.z8((0,_.Ju)());constructor(i,o){this.#e=i,this.#t=o,this.#n=i.events}look(){const i=(0,_.Ju)(),o=this.settle()??(i&&
this.#s.shortage(i,this.#e.used));return{room:i?this.#s.room(i):Number.POSITIVE_INFINITY,breach:o}}settle(){const{killed:i,full:o}=this.#e.events;if(!(i<=this.#n.
killed))return o>this.#n.full?(0,g.Zh)(this.#t,this.#t):(0,g._U)((0,_.Ju)()?.available??0,this.#e.used)}}var L=function(P,i,o){if(i!=null){if(typeof i!="object"&&
typeof i!="function")throw new TypeError("Object expected.");var c,t;if(o){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");c=
i[Symbol.asyncDispose]}if(c===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");c=i[Symbol.dispose],o&&(t=c)}if(typeof c!="functi\
on")throw new TypeError("Object not disposable.");t&&(c=function(){try{t.call(this)}catch(a){return Promise.reject(a)}}),P.stack.push({value:i,dispose:c,async:o})}else
o&&P.stack.push({async:!0});return i},R=(function(P){return function(i){function o(k){i.error=i.hasError?new P(k,i.error,"An error was suppressed during disposa\
l."):k,i.hasError=!0}var c,t=0;function a(){for(;c=i.stack.pop();)try{if(!c.async&&t===1)return t=0,i.stack.push(c),Promise.resolve().then(a);if(c.dispose){var k=c.
dispose.call(c.value);if(c.async)return t|=2,Promise.resolve(k).then(a,function(M){return o(M),a()})}else t|=1}catch(M){o(M)}if(t===1)return i.hasError?Promise.
reject(i.error):Promise.resolve();if(i.hasError)throw i.error}return a()}})(typeof SuppressedError=="function"?SuppressedError:function(P,i,o){var c=new Error(o);
return c.name="SuppressedError",c.error=P,c.suppressed=i,c});const I=250,j=25,U=4e6;function F(P){const{group:i,memoryBytes:o}=P,c=i?new N(i,o):new g.zf(o),t=new w.
Lq(P.root,P.cache,P);return P.tmp!==void 0&&t.include(P.tmp),{group:i,include:a=>t.include(a),get wrote(){return t.wrote},get diskWasShort(){return t.wasShort},
async watch(a,k){const M={stack:[],error:void 0,hasError:!1};try{const l=L(M,new K(a),!1);let b=Number.POSITIVE_INFINITY;for(;;){const p=Math.min(I,Math.max(j,b/
U));if(!await $(p,k))return c.settle()??t.settle(a).catch(()=>{});const u=[t.look(a),c.look(a)],S=u.find(E=>E.breach)?.breach;if(S)return S;b=Math.min(...u.map(
E=>E.room)),c.late||t.late?l.hold():l.release()}}catch(l){M.error=l,M.hasError=!0}finally{R(M)}}}}async function $(P,i){return(0,e.setTimeout)(P,!0,{signal:i}).
catch(()=>!1)}class K{#e;#t=[];constructor(i){this.#e=i}hold(){this.#t=this.#e.list().map(i=>Number((0,T.basename)(i)));for(const i of this.#t)v(i,"SIGSTOP")}release(){
if(this.#t.length===0)return;const i=new Set(this.#e.list().map(o=>Number((0,T.basename)(o))));for(const o of this.#t)i.has(o)&&v(o,"SIGCONT");this.#t=[]}[Symbol.
dispose](){this.release()}}function v(P,i){try{process.kill(P,i)}catch{}}}),1702:((Q,C,n)=>{n.d(C,{Qj:()=>N,g:()=>w,s5:()=>e});var T=n(8500);function e(L,R){return L*
(.25+.75*Math.min(1,Math.max(0,R)))}const w=1e3,_=25e4,g=1e4;class N{#e=0;#t=process.cpuUsage();get done(){const{user:R,system:I}=process.cpuUsage(this.#t);return this.#e+
R+I}get over(){return this.done>=_}async breathe(){const R=this.done;R-this.#e<g||(await(0,T.setImmediate)(),this.#e=R,this.#t=process.cpuUsage())}}}),6807:((Q,C,n)=>{
n.d(C,{A0:()=>k,Zh:()=>o,_U:()=>c,z8:()=>i,zf:()=>P});var T=n(3024),e=n(8500),w=n(3052),_=n(1264),g=n(3630),N=n(6275),L=n(1702),R=n(5758);const I=1/30,j=1/250,U=1e3,
F=1e3,$=1e4,K=30,v=16*w.D6;class P{#e;#t=(0,g.Ju)();#n=new i(this.#t);#s=0;#r=performance.now()+U;#i={used:0,atMost:0};#d;#c;#a=!1;constructor(u){this.#e=u}get late(){
return this.#a&&this.#d!==void 0&&performance.now()-this.#d.since>L.g}look(u){const S=(0,g.Ju)();if(!S||!this.#t)return{room:Number.POSITIVE_INFINITY};const E=t(
u.list())+this.#o(S)+Math.max(0,S.pageTables-this.#t.pageTables),s=Math.min(this.#e-E,this.#n.room(S));this.#a=s<=0;const y=this.#a?this.#s:this.#r;this.#d===void 0&&
performance.now()>=y&&this.#f(u,E);const r=this.#i.used+Math.max(0,E-this.#i.atMost);return{room:s,breach:this.#c??this.#n.shortage(S,r)}}settle(){}#o(u){const{
shared:S=0,swapFree:E=0}=this.#t??{};return Math.max(0,u.shared-S)+Math.max(0,E-u.swapFree)}async#f(u,S){const E=performance.now();this.#d={since:E};let s=await this.#u(
u,new L.Qj);s>this.#e&&(await(0,e.setTimeout)(K),s=Math.min(s,await this.#u(u,new L.Qj)),s>this.#e&&(this.#c=o(s,this.#e))),this.#i={used:s,atMost:S};const y=performance.
now(),r=y-E;this.#s=y+Math.min(r/I,F),this.#r=y+Math.max(U,Math.min(r/j,$)),this.#d=void 0}async#u(u,S){const{own:E,mapped:s}=await k(u.list(),S),y=await(0,R.I)(
u,{work:S,thorough:this.#a}),r=(0,g.Ju)(),f=(r?.shared??0)>v?await b(u):0,d=M(u)+y.memory+f,O=y.complete.memory?d:Math.max(d,s,r?this.#o(r):0);return E+O}}class i{#e;#t;constructor({
total:u,available:S}={total:0,available:0}){this.#e=S,this.#t=Math.min(Math.max(128*w.D6,u*.03),1024*w.D6,S/2)}room({available:u}){return u-this.#t}shortage({available:u},S){
const E=Math.max(1,this.#e-u);return u<(0,L.s5)(this.#t,S/E)?c(u,S):void 0}}function o(p,u){return{code:"out_of_memory",because:`it used ${(0,w.Xq)(p)} of memor\
y, and the limit for all processes of a build is ${(0,w.Xq)(u)}`}}function c(p,u){return{code:"out_of_memory",because:`the platform's machine ran short of memor\
y: ${(0,w.Xq)(p)} were left, and it used ${(0,w.Xq)(u)}`}}function t(p){let u=0;for(const S of p)u+=a(S);return u*(0,g.T0)()}function a(p){const u=(0,g.lK)(`${p}\
/statm`);if(!u.startsWith("0 "))return Number(u.split(" ",2)[1]??0);const S=(0,g.uX)(p);return S===void 0?0:Number((0,g.lK)(`${S}/statm`).split(" ",2)[1]??0)}async function k(p,u){
let S=0,E=0;for(const s of p){await u.breathe();const y=(0,g.uX)(s);if(y===void 0)continue;S+=(0,g.$$)("VmPTE",(0,g.lK)(`${y}/status`));const r=u.over?"":(0,g.lK)(
`${y}/smaps_rollup`),f=(0,g.$$)("Pss",r);f===0&&(S+=t([s])+(0,g.$$)("VmSwap",(0,g.lK)(`${y}/status`)));const d=(0,g.$$)("Pss_Shmem",r);S+=f-d+(0,g.$$)("SwapPss",
r),E+=d}return{own:S,mapped:E}}function M({memory:p=[]}){return p.reduce((u,S)=>u+l(S),0)}function l(p){try{const{blocks:u,bfree:S,bsize:E}=(0,T.statfsSync)(p);
return(u-S)*E}catch{return 0}}async function b(p){if(!(0,R.V)(p))return 0;const u=[],S=["-t",String(p.namespace),"-i","cat","/proc/sysvipc/shm"];await(0,N.m)("n\
senter",S,{cwd:"/",env:{PATH:_.sg},onLine:r=>u.push(r)}).catch(()=>{});const[E="",...s]=u.map(r=>r.trim().split(/\s+/)),y=["rss","swap"].map(r=>[...E].indexOf(r));
return s.reduce((r,f)=>r+y.reduce((d,O)=>d+(Number(f[O])||0),0),0)}}),5758:((Q,C,n)=>{n.d(C,{I:()=>L,V:()=>I});var T=n(3024),e=n(6760),w=n(3630);const _="/dev/s\
hm",g=64,N=1/8;async function L(K,{work:v,device:P,thorough:i}){const o=new R(K,v,P),c=K.list();for(const t of c)await o.descriptors(`${t}/fd`);for(const t of c)
await o.mappings(t);for(const t of c){const k=(0,w.hC)(`${t}/task`).filter(M=>M!==(0,e.basename)(t)).filter(()=>i||Math.random()<N);for(const M of k)await o.descriptors(
`${t}/task/${M}/fd`)}return o}class R{disk=0;memory=0;complete={disk:!0,memory:!0};#e;#t;#n;#s;#r;#i=new Set;constructor(v,P,i){this.#e=P,this.#t=i,this.#n=(v.memory??
[]).map(o=>$(o)?.dev),this.#s=v.memory===void 0?$(_)?.dev:void 0,this.#r=I(v)}async descriptors(v){const P=(0,w.wA)(v);if(P===void 0)return this.#u();for(const[
i,o]of P.entries()){if(i%g===0&&!await this.#f())return;const c=$(`${v}/${o}`);this.#c(c),c?.isSocket()&&this.#a(c)&&F(`${v}info/${o}`)&&(this.complete.memory=!1)}}async mappings(v){
if(!await this.#f())return;const P=(0,w.uX)(v);if(P===void 0)return;const i=(0,w.lK)(`${P}/maps`);if(i===""&&(0,w.uX)(v)!==void 0)return this.#u();const o=`/pro\
c/${(0,e.basename)(P)}/map_files`;let c=0;for(const t of j(i)){if(c+=1,c%g===0&&!await this.#f())return;(t.isDeleted||t.device===this.#s)&&this.#d(o,t)}}#d(v,{range:P,
device:i,inode:o,isSystemV:c}){if(!(this.#i.has(`${i}:${o}`)||c&&this.#r&&this.#o(i)))try{this.#c((0,T.statSync)(`${v}/${P}`))}catch(t){if(!(0,w.H0)(t))return;i===
this.#t?this.complete.disk=!1:this.#o(i)&&(this.complete.memory=!1)}}#c(v){!v?.isFile()||v.nlink>0&&v.dev!==this.#s||this.#a(v)&&(v.dev===this.#t?this.disk+=v.blocks*
512:this.#o(v.dev)&&(this.memory+=v.blocks*512))}#a({dev:v,ino:P}){const i=`${v}:${P}`;return this.#i.has(i)?!1:(this.#i.add(i),!0)}#o(v){return v!==this.#t&&!this.#n.
includes(v)&&(Math.floor(v/256)&4095)===0}async#f(){return this.#e.over?this.#u():await this.#e.breathe(),!this.#e.over}#u(){this.complete.disk=!1,this.complete.
memory=!1}}function I(K){return K.namespace!==void 0&&process.getuid?.()===0}function*j(K){for(const[,v="",P="",i="",o="",c,t=""]of K.matchAll(/^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm))
yield{range:`${v}-${P}`,device:U(Number.parseInt(i,16),Number.parseInt(o,16)),inode:Number(c),isDeleted:t.endsWith(" (deleted)"),isSystemV:t.startsWith("/SYSV")}}
function U(K,v){return(v&255)+K*256+(v-(v&255))*4096}function F(K){return/^scm_fds:\s+[1-9]/m.test((0,w.lK)(K))}function $(K){try{return(0,T.statSync)(K)}catch{
return}}}),6822:((Q,C,n)=>{n.d(C,{N_:()=>i,dI:()=>F,gl:()=>c});var T=n(8474),e=n(3739),w=n(8302),_=n(3052),g=n(6169),N=n(2881),L=n(5879),R=n(8423),I=function(M,l,b){
if(l!=null){if(typeof l!="object"&&typeof l!="function")throw new TypeError("Object expected.");var p,u;if(b){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");p=l[Symbol.asyncDispose]}if(p===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");p=l[Symbol.dispose],
b&&(u=p)}if(typeof p!="function")throw new TypeError("Object not disposable.");u&&(p=function(){try{u.call(this)}catch(S){return Promise.reject(S)}}),M.stack.push(
{value:l,dispose:p,async:b})}else b&&M.stack.push({async:!0});return l},j=(function(M){return function(l){function b(E){l.error=l.hasError?new M(E,l.error,"An e\
rror was suppressed during disposal."):E,l.hasError=!0}var p,u=0;function S(){for(;p=l.stack.pop();)try{if(!p.async&&u===1)return u=0,l.stack.push(p),Promise.resolve().
then(S);if(p.dispose){var E=p.dispose.call(p.value);if(p.async)return u|=2,Promise.resolve(E).then(S,function(s){return b(s),S()})}else u|=1}catch(s){b(s)}if(u===
1)return l.hasError?Promise.reject(l.error):Promise.resolve();if(l.hasError)throw l.error}return S()}})(typeof SuppressedError=="function"?SuppressedError:function(M,l,b){
var p=new Error(b);return p.name="SuppressedError",p.error=M,p.suppressed=l,p});const U=8*_.D6,F=_.D6,$=200,K=_.D6,v=64*_.D6,P=8;class i{#e;#t;#n=new Map;#s=new Map;#r=[];#i=0;#d=0;#c;#a=Promise.
withResolvers();constructor(l,b){this.#e=l,this.#t=b,l.on("data",p=>this.#u(p)),l.on("error",()=>this.#l(void 0)),l.on("close",()=>this.#l(void 0)),l.on("end",()=>this.#l(
void 0))}async call(l,b,{bytes:p,signal:u,onEvent:S}={}){const E={stack:[],error:void 0,hasError:!1};try{if(u?.throwIfAborted(),this.#c)throw this.#c;this.#d+=1;
const s=this.#d,y={...Promise.withResolvers(),onEvent:S};this.#n.set(s,y);const r=I(E,u&&(0,T.addAbortListener)(u,()=>this.#o({abort:s})),!1);this.#o({call:l,id:s,
given:b},p);try{return await y.promise}catch(f){throw u?.throwIfAborted(),f}}catch(s){E.error=s,E.hasError=!0}finally{j(E)}}tell(l,b){this.#o({tell:l,given:b})}end(){
return new Promise(l=>this.#e.end(()=>l()))}#o(l,b=o){if(!this.#e.writable)return;const p=Buffer.from(JSON.stringify(l)),u=Buffer.alloc(P);u.writeUInt32BE(p.length,
0),u.writeUInt32BE(b.length,4),this.#e.cork(),this.#e.write(Buffer.concat([u,p])),b.length>0&&this.#e.write(b),process.nextTick(()=>this.#e.uncork()),this.#e.writableLength>
v&&this.#l(new Error("it does not read what it is sent"))}#f(){if(this.#c||this.#e.writableLength<K)return;const l=new Promise(b=>this.#e.once("drain",b));return Promise.
race([l,this.#a.promise])}#u(l){this.#r.push(l),this.#i+=l.length;try{for(let b=this.#h();b!==void 0&&!this.#c;b=this.#h())this.#m(...b)}catch(b){this.#l(b instanceof
Error?b:new Error(String(b)))}}#h(){if(this.#i<P)return;const[l=o]=this.#r,b=l.length>=P?l:this.#_(),p=b.readUInt32BE(0),u=b.readUInt32BE(4);if(p>U||u>F)throw new Error(
"it sent a message that is too long");if(this.#i<P+p+u)return;const S=this.#_(),E=S.subarray(P+p+u);this.#r.splice(0,1,...E.length>0?[E]:[]),this.#i=E.length;const s=JSON.
parse(S.toString("utf8",P,P+p));if(!(0,w.Gv)(s))throw new Error("it sent an invalid message");return[s,S.subarray(P+p,P+p+u)]}#_(){return this.#r.length>1&&this.#r.
splice(0,this.#r.length,Buffer.concat(this.#r)),this.#r[0]??o}#m(l,b){const{call:p,tell:u,abort:S,id:E,event:s,given:y}=l;if(typeof p=="string"&&typeof E=="numb\
er"&&(0,w.Gv)(y))this.#p(p,E,y,b);else if(typeof u=="string"&&(0,w.Gv)(y))this.#t.tell?.(u,y);else if(typeof S=="number")this.#s.get(S)?.abort(new Error("The ca\
ller aborted"));else if(typeof E=="number")this.#E(E,l,s,b);else throw new Error("it sent an invalid message")}#E(l,b,p,u){const S=this.#n.get(l);if((0,w.Gv)(p)){
S?.onEvent?.(p);return}this.#n.delete(l),(0,w.Gv)(b.error)?S?.reject(k(b.error)):S?.resolve({value:b.answer,bytes:u})}async#p(l,b,p,u){const S=Object.hasOwn(this.#t.
calls,l)?this.#t.calls[l]:void 0;if(!S)return this.#l(new Error("it made an unknown call"));if(this.#s.has(b))return this.#l(new Error("it gave two calls one nu\
mber"));if(this.#s.size>=$)return this.#l(new Error("it made too many calls at once"));const E=new AbortController;this.#s.set(b,E);try{const s=f=>this.#o({event:f,
id:b}),{value:y=null,bytes:r}=await S({given:p,bytes:u,signal:E.signal,event:s,read:()=>this.#f()});this.#o({answer:y,id:b},r)}catch(s){this.#o({error:a(s),id:b})}finally{
this.#s.delete(b)}}#l(l){if(!this.#c){this.#c=l??new Error("The other side has gone");for(const b of this.#n.values())b.reject(this.#c);for(const b of this.#s.values())
b.abort(this.#c);this.#e.destroy(),this.#a.resolve(),this.#t.closed?.(l)}}}const o=Buffer.alloc(0);class c extends Error{lines;constructor(l){const b=l.flatMap(
p=>/^npm (?:ERR!|error) (.*)/.exec(p)?.[1]??[]);super(b.find(p=>!t.test(p))??b[0]??"npm printed no reason"),this.lines=l}}const t=/^(?:code |syscall |errno |network |type |A complete log |Log files |This is |\s|$)/;
function a(M){const l=(0,e.bD)(M);return M instanceof N.$w?{kind:"BuildFailure",message:l,facts:M.facts}:M instanceof c?{kind:"RegistryError",message:l,lines:M.
lines}:M instanceof L.Sb?{kind:"BlobsFull",message:l}:M instanceof L.ls?{kind:"WrongBytes",message:l}:M instanceof R.u?{kind:"StoreUnavailable",message:"The sto\
rage cannot be used now",isFull:M.isFull}:{kind:"Error",message:l,code:(0,e.xU)(M)??null}}function k({kind:M,message:l,facts:b,lines:p,isFull:u,code:S}){const E=String(
l),s=M==="BuildFailure"&&(0,w.Gv)(b)?(0,g.U$)(b):void 0;return s?new N.$w(s):M==="RegistryError"&&Array.isArray(p)?new c(p.map(String)):M==="BlobsFull"?new L.Sb(
E):M==="WrongBytes"?new L.ls(E):M==="StoreUnavailable"?new R.u(E,{isFull:u===!0}):Object.assign(new Error(E),typeof S=="string"?{code:S}:{})}}),1264:((Q,C,n)=>{
n.d(C,{CM:()=>N,Md:()=>g,Sq:()=>w,sg:()=>_,tl:()=>e});var T=n(1455);const e="SLIPWAY_BUILD",w="/run/slipway-code",_="/usr/local/bin:/usr/bin:/bin";function g(L){
return L.replaceAll("/","+")}async function N(L,R){const I=`${g(R)}@`;return(await(0,T.readdir)(L).catch(()=>[])).filter(U=>U.startsWith(I)).map(U=>U.slice(I.length))}}),
3630:((Q,C,n)=>{n.d(C,{$$:()=>N,H0:()=>g,Ju:()=>K,T0:()=>o,_N:()=>R,_n:()=>j,bw:()=>v,hC:()=>w,jN:()=>L,lK:()=>e,uX:()=>F,wA:()=>_});var T=n(3024);function e(t){
try{return(0,T.readFileSync)(t,"utf8")}catch{return""}}function w(t){return _(t)??[]}function _(t){try{return(0,T.readdirSync)(t)}catch(a){return g(a)?void 0:[]}}
function g(t){return t instanceof Error&&"code"in t&&(t.code==="EACCES"||t.code==="EPERM")}function N(t,a){return Number(new RegExp(`^${t}:\\s+(\\d+) kB`,"m").exec(
a)?.[1]??0)*1024}function L(t){return w(t).filter(a=>/^\d+$/.test(a)).map(Number)}function R(t){return I(`/proc/${t}/stat`)}function I(t){const a=e(t);if(a==="")
return;const k=a.slice(a.lastIndexOf(")")+2).split(" ",20),[M="",l,b,p]=k,u=Number(k[19]);return{state:M,parent:Number(l),group:Number(b),session:Number(p),started:u}}
function j(t){const a=R(t);return a===void 0?!1:U(a)?w(`/proc/${t}/task`).some(k=>{const M=I(`/proc/${t}/task/${k}/stat`);return M!==void 0&&!U(M)}):!0}function U({
state:t}){return/^[ZX]/.test(t)}function F(t){return $(t)?t:w(`${t}/task`).map(a=>`${t}/task/${a}`).find($)}function $(t){return/^[1-9]/.test(e(`${t}/statm`))}function K(){
const t=e("/proc/meminfo"),a=N("MemTotal",t);if(a!==0)return{total:a,available:N("MemAvailable",t),shared:N("Shmem",t),pageTables:N("PageTables",t),swapFree:N("\
SwapFree",t)}}function v(){return Number(/^oom_kill (\d+)/m.exec(e("/proc/vmstat"))?.[1]??0)}const P=6n;let i;function o(){return i??=c(),i}function c(){try{const t=new BigUint64Array(
new Uint8Array((0,T.readFileSync)("/proc/self/auxv")).buffer),a=t.findIndex((k,M)=>M%2===0&&k===P);return a===-1?4096:Number(t[a+1])}catch{return 4096}}}),6275:((Q,C,n)=>{
n.d(C,{m:()=>o});var T=n(1421),e=n(8474),w=n(8161),_=n(7075),g=n(8838),N=n(6193);const L=16384,R=65536,I=10,j=1e3,U=1;function F(r,f,d=()=>{}){const O=new N.StringDecoder(
"utf8"),B=Promise.withResolvers();let x=[],G="",z=!1;const Y=()=>{for(const q of x.slice(0,j))f(q.slice(0,L));x=x.slice(j);const X=d();if(!X)return Z();r.pause(),
X.then(Z)},Z=()=>{x.length>0?setTimeout(Y,U):z?B.resolve():r.resume()};return r.on("data",X=>{const q=(G+O.write(X)).split(`
`);G=(q.pop()??"").slice(0,L);const W=X.length>=R,J=x.length>0;if(x=J?[...x,...q]:q,!(J||x.length===0)){if(!W&&x.length<=j)return Y();r.pause(),setTimeout(Y,W?I:
0)}}),r.on("close",()=>{const X=x.length>0;G!==""&&(x=[...x,G]),z=!0,X||Y()}),B.promise}var $=n(1264),K=n(3630),v=n(2106),P=function(r,f,d){if(f!=null){if(typeof f!=
"object"&&typeof f!="function")throw new TypeError("Object expected.");var O,B;if(d){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");O=f[Symbol.asyncDispose]}if(O===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");O=f[Symbol.dispose],d&&(B=O)}if(typeof O!=
"function")throw new TypeError("Object not disposable.");B&&(O=function(){try{B.call(this)}catch(x){return Promise.reject(x)}}),r.stack.push({value:f,dispose:O,
async:d})}else d&&r.stack.push({async:!0});return f},i=(function(r){return function(f){function d(G){f.error=f.hasError?new r(G,f.error,"An error was suppressed\
 during disposal."):G,f.hasError=!0}var O,B=0;function x(){for(;O=f.stack.pop();)try{if(!O.async&&B===1)return B=0,f.stack.push(O),Promise.resolve().then(x);if(O.
dispose){var G=O.dispose.call(O.value);if(O.async)return B|=2,Promise.resolve(G).then(x,function(z){return d(z),x()})}else B|=1}catch(z){d(z)}if(B===1)return f.
hasError?Promise.reject(f.error):Promise.resolve();if(f.hasError)throw f.error}return x()}})(typeof SuppressedError=="function"?SuppressedError:function(r,f,d){
var O=new Error(d);return O.name="SuppressedError",O.error=r,O.suppressed=f,O});async function o(r,f,d){d.signal?.throwIfAborted();const{group:O}=d,B=()=>O?.events.
killed??(0,K.bw)(),x=B(),G=O?.events.refused??0,{child:z,printed:Y}=a(r,f,d),Z=d.namespace?y(z.stdio[4]):()=>"",X=()=>Number(/"child-pid": (\d+)/.exec(Z())?.[1]??
Number.NaN)||void 0,q=new v.b0(b(z.pid,d)),W=new v.qK(X,d.memory),J=(0,e.once)(z,"close");J.catch(()=>{});const oe=z.stdio.slice(c).filter(h=>h instanceof _.Readable);
d.onStarted?.({pipes:oe,tree:d.namespace?W:q});const ne=async()=>{if(z.pid!==void 0&&(0,v.z7)(-z.pid),!(d.namespace?await W.end():!d.sweep||await q.end()))throw new Error(
t)},se=()=>{ne().catch(()=>{})};d.signal?.addEventListener("abort",se,{once:!0});const ie=new AbortController,m=d.watch?.(d.namespace?W:q,ie.signal);m?.then(h=>h&&
se());try{const[h,A]=await(0,e.once)(z,"exit");if(ie.abort(),await ne(),await u(z,J),await Y,!await W.end())throw new Error(t);d.signal?.throwIfAborted();const D=B()>
x,H=(O?.events.refused??0)>G;return{...E(h,A),breach:await m,shortOfMemory:D,shortOfProcesses:H}}finally{ie.abort(),d.signal?.removeEventListener("abort",se)}}const c=6,
t="Some processes of the command could not be ended";function a(r,f,d){const O={stack:[],error:void 0,hasError:!1};try{const B=["ignore","pipe","pipe",d.channel===
void 0&&!d.onLink?"ignore":"pipe"];B.push(d.namespace?"pipe":"ignore",d.filter===void 0?"ignore":"pipe"),B.push(...d.descriptors??[]);const x=P(O,(0,g.T)(B),!1),
[G,...z]=d.group?k(d.group,r,f):[r,...f],Y=(0,T.spawn)(G,z,{cwd:d.cwd,env:{...d.env},detached:!0,stdio:x.stdio}),[,,,Z]=Y.stdio;d.onLink&&Z instanceof _.Duplex?
d.onLink(Z):typeof d.channel=="string"?l(Z,d.channel):d.channel?.then(J=>l(Z,J)).catch(()=>l(Z,"")),l(Y.stdio.at(5),d.filter);const{onLine:X=()=>{},taken:q}=d,W=[
"stdout","stderr"].map(J=>{const oe=Y[J];return oe?F(oe,ne=>X(ne,J),q):void 0});return{child:Y,printed:Promise.all(W)}}catch(B){O.error=B,O.hasError=!0}finally{
i(O)}}function k({procs:r},f,d){return["/bin/sh","-c",M,r,f,...d]}const M='echo 0 2>/dev/null >"$0" || { echo "The command could not be put into its cgroup" >&2\
; exit 1; }; exec "$@"';function l(r,f){!(r instanceof _.Duplex)||f===void 0||(r.on("error",()=>{}),r.end(f))}function b(r,{env:f,sweep:d}){const O=d?f[$.tl]:void 0;
if(O===void 0)return{root:r};const B=(0,v.x3)(O);return{root:r,marker:x=>x===O,lock:x=>x===B}}const p=1e4;async function u(r,f){const d=setTimeout(()=>{for(const O of r.
stdio)O?.destroy()},p);await f,clearTimeout(d)}const S=["SIGHUP","SIGINT","SIGABRT","SIGBUS","SIGFPE","SIGKILL","SIGSEGV","SIGTERM","SIGXFSZ"];function E(r,f){const d=typeof r==
"number"?r:null,O=S.find(B=>d===128+w.constants.signals[B]);return{exitCode:d,signal:typeof f=="string"?f:O??null}}const s=4096;function y(r){let f="";return r instanceof
_.Readable&&r.setEncoding("utf8").on("data",d=>{f=(f+d).slice(0,s)}),()=>f}}),1540:((Q,C,n)=>{n.d(C,{C:()=>w,i:()=>e});var T=n(6760);const e="scopes";function w(_){
return{cache:(0,T.join)(_,"cache"),installs:(0,T.join)(_,"installs")}}}),2106:((Q,C,n)=>{n.d(C,{b0:()=>L,k3:()=>I,qK:()=>v,uY:()=>j,x3:()=>F,z7:()=>R});var T=n(
7598),e=n(8500),w=n(1264),_=n(3630);const g=1e4,N=2;class L{memory=void 0;namespace=void 0;#e;#t=new Map;#n=new Set;constructor(o){this.#e=o,o.root!==void 0&&this.#n.
add(o.root)}list(){return this.#s().map(o=>`/proc/${o}`)}#s(){const o=(0,_.jN)("/proc"),c=new Set(o);for(const a of this.#t.keys())c.has(a)||this.#t.delete(a);let t=o.
filter(a=>!this.#t.has(a));for(const a of t)this.#t.set(a,!1);for(let a=t;a.length>0;t=t.filter(k=>!this.#t.get(k)))a=t.filter(k=>this.#r(k));return o.filter(a=>this.#t.
get(a))}#r(o){const c=(0,_._N)(o);if(c===void 0||o===process.pid)return!1;const{root:t,marker:a,lock:k}=this.#e,M=this.#t.get(c.parent)||this.#n.has(c.group)||this.#n.
has(c.session);if(!(o===t||M||(k?.($(o))??!1)||(a?.(K(o))??!1)))return!1;this.#t.set(o,!0);for(const b of[c.group,c.session])t!==void 0&&b!==0&&this.#n.add(b);return!0}async end(){
let o=!1;for(const c=Date.now()+g;Date.now()<c;){const t=this.#s().filter(a=>(0,_._n)(a));if(t.length===0&&o)return!0;o=t.length===0;for(const a of t)R(a);await(0,e.
setTimeout)(N)}return!1}}function R(i){try{process.kill(i,"SIGKILL")}catch{}}async function I(i,o){const c=o===void 0?void 0:`${i}${o}`,t=F(c??i);await new L({marker:a=>c===
void 0?a.startsWith(i):a===c,lock:a=>c===void 0?Math.floor(a/U)===Math.floor(t/U):a===t}).end()}async function j(i,o){const c=i.slice(0,i.lastIndexOf("/")+1),t=a=>{
const k=(0,_.lK)(`/proc/${a}/cmdline`).split("\0").find(M=>M.startsWith(c));return k!==void 0&&k!==o};for(const a=Date.now()+g;Date.now()<a;){const k=(0,_.jN)("\
/proc").filter(M=>t(M)&&(0,_._n)(M));if(k.length===0)return;for(const M of k)R(M);await(0,e.setTimeout)(N)}}const U=2**24;function F(i){const[o="",c=""]=i.split(
"/",2),t=a=>(0,T.hash)("sha256",a,"buffer").readUIntBE(0,3);return(U/2+t(o)%(U/2))*U+t(c)}function $(i){return Number(/^Max file locks +(\d+)/m.exec((0,_.lK)(`/\
proc/${i}/limits`))?.[1]??0)}function K(i){return(0,_.lK)(`/proc/${i}/environ`).split("\0").find(c=>c.startsWith(`${w.tl}=`))?.slice(w.tl.length+1)??""}class v{#e;#t;#n;#s=new Map;constructor(o,c=[]){
this.#e=o,this.#t=c}list(){const o=this.namespace;if(o===void 0)return[];const c=(0,_.jN)("/proc"),t=new Set(c);for(const a of this.#s.keys())t.has(a)||this.#s.
delete(a);return c.filter(a=>this.#r(a,o)).map(a=>`/proc/${a}`)}get memory(){const o=this.namespace;return o===void 0?void 0:this.#t.map(c=>`/proc/${o}/root${c}`)}get namespace(){
const o=this.#e();if(o===void 0)return;const c=(0,_._N)(o)?.started;return this.#n===void 0&&P(o)&&(this.#n=c),c!==void 0&&c===this.#n?o:void 0}async end(o=g){for(const c=Date.
now()+o;;await(0,e.setTimeout)(1)){const t=this.namespace;if(t===void 0||!(0,_._n)(t))return!0;if(Date.now()>=c)return!1;R(t)}}#r(o,c){const t=[];let a=o,k=this.#s.
get(o);for(;k===void 0;){if(a===void 0)return!1;if(k=a===c?!0:a<=1||a===process.pid?!1:this.#s.get(a),k!==void 0)break;t.push(a),a=(0,_._N)(a)?.parent}for(const M of t)
this.#s.set(M,k);return k}}function P(i){return/^NSpid:\s.*\s1$/m.test((0,_.lK)(`/proc/${i}/status`))}}),6757:((Q,C,n)=>{n.d(C,{FT:()=>k,Fi:()=>z,IM:()=>v,PE:()=>a,
XL:()=>G,_j:()=>ie,cE:()=>x,dM:()=>X,jf:()=>d,l7:()=>Y,lQ:()=>ne,m7:()=>B,o5:()=>$,qh:()=>y,sK:()=>P});var T=n(7598),e=n(3024),w=n(1455),_=n(6760),g=n(3739),N=n(
3052),L=n(6321),R=n(1264),I=n(6275),j=n(1540),U=function(m,h,A){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");
var D,H;if(A){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");D=h[Symbol.asyncDispose]}if(D===void 0){if(!Symbol.dispose)throw new TypeError(
"Symbol.dispose is not defined.");D=h[Symbol.dispose],A&&(H=D)}if(typeof D!="function")throw new TypeError("Object not disposable.");H&&(D=function(){try{H.call(
this)}catch(V){return Promise.reject(V)}}),m.stack.push({value:h,dispose:D,async:A})}else A&&m.stack.push({async:!0});return h},F=(function(m){return function(h){
function A(ee){h.error=h.hasError?new m(ee,h.error,"An error was suppressed during disposal."):ee,h.hasError=!0}var D,H=0;function V(){for(;D=h.stack.pop();)try{
if(!D.async&&H===1)return H=0,h.stack.push(D),Promise.resolve().then(V);if(D.dispose){var ee=D.dispose.call(D.value);if(D.async)return H|=2,Promise.resolve(ee).
then(V,function(te){return A(te),V()})}else H|=1}catch(te){A(te)}if(H===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}
return V()}})(typeof SuppressedError=="function"?SuppressedError:function(m,h,A){var D=new Error(A);return D.name="SuppressedError",D.error=m,D.suppressed=h,D});
function $(m){return(0,T.hash)("sha256",JSON.stringify([m.org,m.project,m.appID])).slice(0,32)}const K=["home"];function v(m){const h=/([^/:]+?)(?:\/?\.git)?\/*$/.
exec(m)?.[1]??"";return/^\w[\w.-]{0,99}$/.test(h)&&!K.includes(h)?h:"source"}async function P(m,h,A,D,{checkout:H="source",stored:V,isMapped:ee=!1}={}){await(0,w.
mkdir)((0,_.join)(m,$(h)),{recursive:!0});const te=await(0,w.realpath)((0,_.join)(m,$(h)));await S(te,493);const ae=await t(te,A),ce=(0,_.join)(ae,c),de={root:ce,
source:(0,_.join)(ce,H),home:(0,_.join)(ce,"home"),tmp:(0,_.join)(ae,"tmp")},re=V??{own:(0,j.C)((0,_.join)(te,j.i,"all")),shared:void 0};await l([...Object.values(
de),...Object.values(re.own)],D);const fe=await p(re.own.cache)===0,ue={...re.own,...ee?{cache:(0,j.C)(te).cache}:{},shared:re.shared},le={isFirst:fe&&!re.shared,
isToFill:fe&&re.shared!==void 0};return{app:te,holder:ae,owner:D,stored:re,...ue,...le,...de}}const i="work",o="of",c="root";async function t(m,h){const A=(0,_.
join)(m,h);await X(A),await(0,w.mkdir)(A),await(0,w.writeFile)((0,_.join)(A,o),h);const D=(0,_.join)(m,i);return(0,w.rename)(A,D).then(()=>D,()=>A)}async function a(m){
return(0,_.basename)(m)!==i?(0,_.basename)(m):(0,w.readFile)((0,_.join)(m,o),"utf8").catch(()=>"")}async function k({root:m,source:h,home:A,tmp:D,owner:H}){for(const V of[
m,D])for(const ee of await(0,w.readdir)(V))await X((0,_.join)(V,ee));await l([h,A],M(H)?H:void 0)}function M(m){return m!==void 0&&m!==process.getuid?.()}async function l(m,h){
for(const A of m)await(0,w.mkdir)(A,{recursive:!0}),h!==void 0&&await(0,w.chown)(A,h,h)}const b=100;async function p(m){let h=0;if(!await ne(m))return h;await S(
m,493);for await(const A of await(0,w.opendir)(m))if(A.isDirectory()&&await S((0,_.join)(m,A.name),493).catch(()=>{}),h+=1,h===b)break;return h}const u=2097152;
async function S(m,h){const A={stack:[],error:void 0,hasError:!1};try{const D=U(A,await E(m),!0);await s(D,h)}catch(D){A.error=D,A.hasError=!0}finally{const D=F(
A);D&&await D}}function E(m){const h=process.platform==="linux"?u:e.constants.O_RDONLY;return(0,w.open)(m,h|e.constants.O_DIRECTORY|e.constants.O_NOFOLLOW)}function s(m,h){
return process.platform==="linux"?(0,w.chmod)(`/proc/self/fd/${m.fd}`,h):m.chmod(h)}async function y({app:m,holder:h}){await S(m,493).catch(()=>{}),await X(h)}const r={
bytes:N.j9,files:2e5},f=16*N.j9;async function d(m,h,A){A.bytes<=r.bytes&&A.files<=r.files&&((0,L.OV)(m)?.bytes??0)>=f&&(await z(m,[h.holder])).length===0||await y(
h)}const O=".removed";async function B(m){const h=[];for(const A of await G(m))A!==O&&h.push(...await x((0,_.join)(m,A)));return h}async function x(m){return await S(
m,493).catch(()=>{}),(await G(m)).filter(h=>h!==j.i).map(h=>(0,_.join)(m,h))}async function G(m){return(await(0,w.readdir)(m,{withFileTypes:!0}).catch(()=>[])).
filter(A=>A.isDirectory()).map(A=>A.name)}async function z(m,h){const A=[];for(const D of h){await(0,w.mkdir)((0,_.join)(m,O),{recursive:!0,mode:448}).catch(()=>{});
const H=(0,_.join)(m,O,(0,T.randomUUID)()),V=await(0,w.rename)(D,H).catch(async ee=>(0,g.xU)(ee)!=="EACCES"?(0,g.xU)(ee)??"unknown":(await S(D,448).catch(()=>{}),
(0,w.rename)(D,H).catch(te=>(0,g.xU)(te)??"unknown")));V!==void 0&&V!=="ENOENT"&&A.push(D)}return A}async function Y(m,h,A){const D=(0,_.join)(m,O),H=await(0,w.
readdir)(D).catch(()=>[]),V=[];for(const ee of[...H.map(te=>(0,_.join)(D,te)),...h])await X(ee,{signal:A})||V.push(ee);return V}const Z=10*6e4;async function X(m,{
signal:h,ms:A=Z}={}){if(!await se(m))return!0;const D=AbortSignal.any([AbortSignal.timeout(A),...h?[h]:[]]);for(const H of[["-rf","--one-file-system"],["-rf"]]){
if(await(0,I.m)("rm",[...H,"--",m],{cwd:"/",env:W,signal:D}).catch(J)==="missing")return oe(m);if(D.aborted||!await se(m))break;await q(m,D).catch(()=>{})}return!await se(
m)}async function q(m,h){const A={stack:[],error:void 0,hasError:!1};try{h.throwIfAborted();const D=U(A,await E(m),!0),H=process.platform==="linux"?`/proc/self/\
fd/${D.fd}`:m;await s(D,448);for await(const V of await(0,w.opendir)(H))V.isDirectory()&&await q((0,_.join)(H,V.name),h).catch(()=>{})}catch(D){A.error=D,A.hasError=
!0}finally{const D=F(A);D&&await D}}const W={PATH:R.sg,LC_ALL:"C"};function J(m){return(0,g.xU)(m)==="ENOENT"?"missing":void 0}async function oe(m){return await(0,w.
rm)(m,{recursive:!0,force:!0}).catch(()=>{}),!await se(m)}async function ne(m){return(0,w.lstat)(m).then(h=>h.isDirectory(),()=>!1)}async function se(m){return(0,w.
lstat)(m).then(()=>!0,h=>(0,g.xU)(h)!=="ENOENT")}async function ie(m,h){if(!M(h))return;const{exitCode:A}=await(0,I.m)("chown",["-RhP",`${h}:${h}`,"--",m],{env:{},
cwd:"/"});if(A!==0)throw new Error(`chown of ${m} failed`)}}),8838:((Q,C,n)=>{n.d(C,{T:()=>R});var T=n(3024);const e=524288,w=65535;let _;function g(){return _??=
N().filter(I=>I>2&&I<=w&&L(I)),_}function N(){try{return(0,T.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function L(I){try{const j=/^flags:\s+([0-7]+)/m.
exec((0,T.readFileSync)(`/proc/self/fdinfo/${I}`,"utf8"))?.[1];return j!==void 0&&(Number.parseInt(j,8)&e)===0}catch{return!1}}function R(I){const j=g().filter(
$=>I[$]===void 0);if(j.length===0)return{stdio:[...I],[Symbol.dispose](){}};const U=(0,T.openSync)("/dev/null","r+"),F=[...I];for(let $=F.length;$<=Math.max(...j);$+=
1)F.push("ignore");for(const $ of j)F[$]=U;return{stdio:F,[Symbol.dispose]:()=>(0,T.closeSync)(U)}}}),5879:((Q,C,n)=>{n.d(C,{Sb:()=>e,YU:()=>g,bb:()=>L,ge:()=>R,
ls:()=>w,zA:()=>T});function T(I){return I}class e extends Error{name="BlobsFull"}class w extends Error{name="WrongBytes"}const _=200,g=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,
N=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function L(I){if(I.length<=_&&N.test(I))return I;throw new TypeError(`${JSON.stringify(I.slice(
0,100))} is not the key of a blob`)}function R(I){if(I==="")return I;if(!I.endsWith("/"))throw new TypeError(`The prefix ${JSON.stringify(I.slice(0,100))} needs\
 a / at its end`);return L(I.slice(0,-1)),I}}),8423:((Q,C,n)=>{n.d(C,{R:()=>_,u:()=>w});const T=1e3,e=2e4;class w extends Error{name="StoreUnavailable";isFull;constructor(N,{
isFull:L=!1,...R}={}){super(N,R),this.isFull=L}}async function _(g,N,L){const R=N.monotonic()+e;for(let I=1;;I+=1)try{return await g(I)}catch(j){if(!(j instanceof
w&&!j.isFull)||L?.aborted||N.monotonic()>=R||(await N.sleep(T,L).catch(()=>{}),L?.aborted))throw j}}})};export{he as id,_e as ids,me as modules};

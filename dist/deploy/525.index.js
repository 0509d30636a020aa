const Gt=525,zt=[525],Yt={8525:((Ft,L,w)=>{w.r(L),w.d(L,{Apps:()=>Bt,refuse:()=>V});var j=w(7598),u=w(1101),b=w(6583),X=w(3729),T=w(3052);const J=T.D6/16,Q=5e3,
A=3e4,Z=1e3,tt=64;class st{client;#t=0;freeSince=0;constructor(t){this.client=new X.Client("http://instance",{socketPath:t,pipelining:1,maxHeaderSize:J,connectTimeout:Q,
keepAliveTimeout:A,keepAliveMaxTimeout:A,bodyTimeout:0}),this.client.on("connect",()=>{this.#t=0})}used(){return this.#t+=1,this.#t>1}}class et{socketPath;#t=[];#e=new Set;#s=!1;constructor(t){
this.socketPath=t}take(t,s){const e=this.#t.at(-1),i=(e!==void 0&&!(s&&performance.now()-e.freeSince>Z)&&!t?this.#t.pop():void 0)??new st(this.socketPath);return this.#e.
add(i),i}give(t){t.freeSince=performance.now(),this.#s||this.#t.length>=tt?this.#i(t):this.#t.push(t)}close(){this.#s=!0,this.#t.length=0;for(const t of this.#e)
this.#i(t)}#i(t){this.#e.delete(t),t.client.destroy().catch(()=>{})}}const it=1e3,nt=3e4,ot=6e4,rt=1e4,ht=3e4,at=1e4,N=8,E=256,ct=1e3,dt=2e3;function _(o){return Math.
min(nt,it*2**Math.max(0,o-1))}class ut{#t;#e;started;#s="starting";#i;#n;#a;#r=0;#h=N;#o=new Set;#c=0;#l=0;#d=0;#f=null;#u=null;#m=0;#g=()=>{};#w=Promise.withResolvers();#_=Promise.
withResolvers();#T;constructor(t,s){this.#t=t,this.#e=s,this.#i=s.clock.now(),this.started=this.#p()}get state(){return this.#s}get load(){return this.#s==="rea\
dy"&&this.#r<this.#h?this.#r:Number.POSITIVE_INFINITY}get isBusy(){return this.#r>0||this.#o.size>0}get failures(){return this.#d}get lastFailure(){return this.#u}get pause(){
return this.#s==="waiting"?Math.max(0,this.#m-this.#e.clock.monotonic()):0}get status(){const t=this.#n;return{id:t?.id??null,deployID:this.#t.deployID,state:this.#s,
since:this.#i,memoryBytes:t?.memoryBytes??null,open:this.#r+this.#o.size,requests:this.#c,restarts:Math.max(0,this.#l-1),journey:t?.journey??this.#u?.journey??[],
lastFailure:this.#u,failures:this.#d,failingSince:this.#d===0?null:this.#f,nextStartAt:this.#s==="waiting"?this.#e.clock.now()+this.pause:null}}lease(){const t=this.#a;
if(!t)throw new TypeError("The instance is not ready");this.#c+=1,this.#r+=1;let s="request";return{upstream:t,deployID:this.#t.deployID,stream:e=>s!=="request"?
!0:this.#o.size>=dt?!1:(s=e,this.#r-=1,this.#o.add(e),this.#k(),!0),release:()=>{s!=="nothing"&&(s==="request"?this.#r-=1:this.#o.delete(s),s="nothing",this.#h=
Math.min(E,this.#h+2),this.#k())}}}drain(t=!1){return t&&this.#_.resolve(),this.#T??=this.#R(),this.#T}endStreams(){for(const t of[...this.#o])t()}#y(t){this.#s=
t,this.#i=this.#e.clock.now()}#k(){this.isBusy||this.#w.resolve(),this.#s==="ready"&&this.#e.changed()}async#p(){const{instances:t,clock:s}=this.#e;this.#l+=1;let e;
try{const n=t.start(this.#t);this.#n=n;const i=new et(await n.ready);if(this.#s!=="starting"){i.close();return}this.#a=i,this.#h=N;const r=s.monotonic();this.#y(
"ready"),this.#E(),this.#e.changed(),n.ended.then(()=>this.#S(n,s.monotonic()-r))}catch(n){e=lt(n,this.#n?.journey??[]),this.#I(e)}return e}#E(){this.#g=this.#e.
clock.after(ct,()=>{this.#s==="ready"&&(this.#h=Math.min(E,2*this.#h),this.#e.changed(),this.#h<E&&this.#E())})}#S(t,s){this.#n===t&&(this.#a?.close(),this.#a=void 0,
this.endStreams(),this.#s==="ready"&&(s>=ot&&(this.#d=0),this.#e.log("warn","function_crashed",{...this.#v,livedMs:Math.round(s)}),this.#M()))}#I(t){const{clock:s}=this.#e,
e=this.#n?.id??"";this.#u={...t,at:s.now(),deployID:this.#t.deployID,instance:e},this.#s==="starting"&&(this.#e.log("warn","function_not_started",{...this.#v,code:t.
code,step:t.step}),this.#M())}#M(){const{clock:t,changed:s}=this.#e,e=this.#d===0&&this.#O?0:_(this.#d);this.#d===0&&(this.#f=t.now()),this.#d+=1,this.#m=t.monotonic()+
e,this.#y("waiting"),this.#g(),this.#g=t.after(e,()=>{this.#s==="waiting"&&(this.#y("starting"),this.#p())}),s()}get#O(){return this.#c>0}get#v(){const{app:t,deployID:s}=this.#t;
return{org:t.org,project:t.project,app:t.appID,deployID:s,instance:this.#n?.id??null}}async#R(){const{clock:t}=this.#e,s=this.#s==="ready"||this.#s==="starting";
this.#y("draining"),this.#g();const e=this.#n;if(s&&e){this.#w=Promise.withResolvers(),this.isBusy||this.#w.resolve();const n=()=>this.endStreams();this.#_.promise.
then(n);const i=[t.after(rt,n),t.after(this.#t.settings.requestTimeoutMs??ht,()=>{n(),this.#w.resolve()})];await Promise.race([this.#w.promise,e.ended]);for(const r of i)
r();this.#a?.close(),await e.stop(at)}this.#a?.close(),this.#a=void 0,this.#y("ended"),this.#e.changed()}}function lt(o,t){if(o instanceof b.i5)return o.failure;
const s=o instanceof Error?o.message:String(o);return{code:"start_failed",step:t.at(-1)?.step??"unpack",message:s,exitCode:null,signal:null,lines:[],journey:t}}
const ft=100,pt=1e4,wt=2e3,mt=6e4,gt=3,P=3;class yt{key;spec;slots=[];#t;constructor(t,s,e){this.key=t,this.spec=s,this.#t=e}async grow(t){for(;this.slots.length<
t;)this.slots.push(new ut(this.spec,this.#t));if(await Promise.all(this.slots.map(s=>s.started)),!this.slots.some(s=>s.state==="ready"))return this.slots.map(s=>s.
lastFailure).find(s=>s!==null)??void 0}get isBusy(){return this.slots.some(t=>t.isBusy)}pick(){let t;for(const s of this.slots)s.load<(t?.load??Number.POSITIVE_INFINITY)&&
(t=s);return t}async drain(t=!1){await Promise.all(this.slots.map(s=>s.drain(t)))}}class St{#t;#e;#s;#i;#n;#a=()=>{};#r=new Map;#h=new Set;#o;#c;#l=!1;#d;#f;#u=!1;constructor(t){
this.#t=t,this.#d=t.clock.monotonic()}get isEmpty(){return!this.#s&&!this.#i&&!this.#n&&!this.#c&&this.#r.size===0&&this.#h.size===0&&!this.#m}get status(){const s=[
this.#s,this.#i,this.#n,...this.#r.keys()].flatMap(i=>i?.slots??[]),e=this.#s?.slots.some(i=>i.failures>=P&&i.state!=="ready")||(this.#o?.count??0)>=P,n=this.#s?.
slots.some(i=>i.state==="ready")===!0;return{app:this.#t.app,state:e?"crash_loop":n?"running":this.#s||this.#c?"starting":"asleep",waiting:this.#h.size,instances:s.
map(i=>i.status),lastFailure:this.#o?.failure??s.map(i=>i.lastFailure).find(i=>i!==null)??null,failing:this.#o?{count:this.#o.count,since:this.#o.since,nextStartAt:this.#t.
clock.now()+Math.max(0,this.#o.until-this.#t.clock.monotonic())}:null}}want(t){const s=this.#e;this.#e=t;const e=s?.deployID===t.deployID&&s.manifestHash===t.manifestHash&&
s.settings===t.settings;e&&(this.#c||this.#i||this.#m)||e&&this.#s&&!this.#o||this.#w()}refresh(t){this.#e=t;const s=this.#n?.spec.deployID===t.deployID;(this.#s||
this.#i||s)&&this.#w()}async prepare(t,s,e){e.throwIfAborted();const n=this.#T(t,s);this.#a(),this.#n&&this.#p(this.#n),this.#n=n;const i=()=>{this.#n===n&&(this.#n=
void 0,this.#p(n))};e.addEventListener("abort",i,{once:!0});const r=await n.grow(1);if(e.removeEventListener("abort",i),e.throwIfAborted(),r)throw i(),new b.i5(
r);this.#a=this.#t.clock.after(mt,i)}acquire(t){if(this.#d=this.#t.clock.monotonic(),this.#u)throw new u.Lw("stopping");const s=this.#h.size===0?this.#s?.pick():
void 0;if(s)return s.lease();const e=this.#g();if(e)throw e;if(this.#h.size>=ft)throw new u.Lw("queue_full",void 0,5);return new Promise((n,i)=>{const r=()=>{this.#h.
delete(h),i(new u.Lw("queue_timeout",void 0,5))},h={resolve:n,reject:i,cancel:this.#t.clock.after(pt,r)};this.#h.add(h),t(()=>{this.#h.delete(h)&&(h.cancel(),i(
new u.Lw("queue_timeout")))})})}async stop(t=!1){this.#e=void 0,this.#S(new u.Lw("stopping"));for(const s of[this.#s,this.#i,this.#n])s&&this.#p(s);if(this.#s=void 0,
this.#i=void 0,this.#n=void 0,this.#o=void 0,this.#a(),this.#f?.(),this.#f=void 0,t)for(const s of this.#r.keys())s.drain(!0);await Promise.all(this.#r.values())}endStreams(){
for(const t of[this.#s,...this.#r.keys()])for(const s of t?.slots??[])s.endStreams()}close(){return this.#u=!0,this.stop(!0)}get#m(){return this.#o!==void 0&&this.#t.
clock.monotonic()<this.#o.until}#g(){const{clock:t}=this.#t;if(!this.#s)return!this.#o||!this.#m||this.#c?void 0:new u.Lw("start_failed",void 0,k(this.#o.until-
t.monotonic()));const s=this.#s.slots.map(n=>n.state==="waiting"?n.pause:0),e=Math.min(...s);return e>wt?new u.Lw("start_failed",void 0,k(e)):void 0}#w(){this.#l=
!0,this.#c??=this.#_().finally(()=>{this.#c=void 0})}async#_(){for(;this.#l&&!this.#u;){this.#l=!1;try{const t=await this.#t.envOf(),s=this.#e;!this.#l&&s&&!this.#u&&
this.#y(this.#T(s,t))}catch(t){this.#t.log("warn","function_not_planned",{app:this.#t.app.appID,reason:String(t)}),this.#s||(this.#e=void 0,this.#S(new u.Lw("no\
t_readable",t,5)))}}this.#s||this.#S(new u.Lw("start_failed"))}#T(t,s){const{app:e,host:n}=this.#t,{deployID:i,manifestHash:r,settings:h}=t,d=Object.entries(s).
sort(([a],[l])=>a<l?-1:1),c=(0,j.hash)("sha256",JSON.stringify([i,r,n,h,d]));return new yt(c,{app:e,deployID:i,manifestHash:r,host:n,env:s,settings:h},{...this.#t,
changed:()=>this.#E()})}#y(t){const{key:s}=t;if(this.#s?.key===s){this.#i&&this.#p(this.#i),this.#i=void 0,this.#o=void 0;return}if(this.#i?.key===s||this.#o?.key===
s&&this.#m)return;const e=this.#n?.key===s?this.#n:t;e===this.#n&&(this.#n=void 0,this.#a()),this.#i&&this.#p(this.#i),this.#i=void 0,this.#s?.slots.some(i=>i.state===
"ready")===!0?this.#i=e:(this.#s&&this.#p(this.#s),this.#s=e),this.#k(e)}async#k(t){const{clock:s,log:e,app:n}=this.#t,i=await t.grow(t.spec.settings.instances);
if(!(t!==this.#i&&t!==this.#s)){if(i){const r=this.#o?.key===t.key?this.#o:void 0,h=(r?.count??0)+1,d=r?.since??s.now();this.#o={key:t.key,failure:i,since:d,count:h,
until:s.monotonic()+_(h)};const{code:c,step:a}=i,l=t===this.#i;e("error","function_switch_failed",{...n,deployID:t.spec.deployID,code:c,step:a,keepsEarlier:l}),
l?this.#i=void 0:this.#s=void 0,this.#p(t),l||this.#S(new u.Lw("start_failed",void 0,k(_(h))));return}if(this.#o=void 0,t===this.#i){const r=this.#s;this.#s=t,this.#i=
void 0,r&&this.#p(r)}this.#d=s.monotonic(),this.#I(),this.#E()}}#p(t){const s=t.drain().finally(()=>this.#r.delete(t));if(this.#r.set(t,s),this.#r.size<=gt)return;
const[e]=this.#r.keys();e?.drain(!0)}#E(){for(const s of this.#h){const e=this.#s?.pick();if(!e)break;this.#h.delete(s),s.cancel(),s.resolve(e.lease())}const t=this.#h.
size>0&&this.#s?this.#g():void 0;t&&this.#S(t)}#S(t){for(const s of this.#h)this.#h.delete(s),s.cancel(),s.reject(t)}#I(){this.#f?.(),this.#f=void 0;const t=this.#s,
s=t?.spec.settings.idleTimeoutMs??null;if(!t||s===null)return;const{clock:e}=this.#t,n=()=>{if(this.#s!==t)return;const i=t.isBusy||this.#i?s:this.#d+s-e.monotonic();
if(i>0){this.#f=e.after(i,n);return}this.#s=void 0,this.#f=void 0,this.#p(t)};this.#f=e.after(s,n)}}function k(o){return Math.max(1,Math.ceil(o/1e3))}var C=w(3739),
U=w(7030);const x=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding","\
upgrade"]),Tt=new Set(["forwarded","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server","x-real-ip"]);function H(o){
const t=new Set;for(let s=0;s<o.length;s+=2)if(o[s]?.toLowerCase()==="connection")for(const e of(o[s+1]??"").split(","))t.add(e.trim().toLowerCase());return t}function q({
incoming:o,requestID:t,remoteAddress:s=""},e){const{rawHeaders:n,headers:i}=o,r=H(n),h=i.host??"",d=["host",h];for(let a=0;a<n.length;a+=2){const[l="",m=""]=[n[a],
n[a+1]],g=l.toLowerCase();g==="host"||g==="x-request-id"||x.has(g)||r.has(g)||Tt.has(g.replaceAll("_","-"))||d.push(l,m)}const c=(0,U.isIPv6)(s)?`"[${s}]"`:s;return d.
push("x-forwarded-for",s,"x-forwarded-proto",e,"x-forwarded-host",h),d.push("x-real-ip",s,"x-request-id",t),d.push("forwarded",`for=${c};host="${h.replace(/["\\]/g,
"")}";proto=${e}`),d}function Et(o){return o==="x-request-id"||o.startsWith("x-slipway-")}function I(o){const t=H(o),s=[];let[e,n,i]=[!1,!1,!1],r;for(let h=0;h<
o.length;h+=2){const[d="",c=""]=[o[h],o[h+1]],a=d.toLowerCase();a==="transfer-encoding"&&(i=!0,n||=c.trim().toLowerCase()!=="chunked"),a==="content-length"&&(r=
Number(c)),a==="content-type"&&(e=/^\s*text\/event-stream\b/i.test(c)),!(x.has(a)||t.has(a)||Et(a))&&s.push(d,c)}return{list:s,isEventStream:e,length:i?void 0:r,
isCoded:n}}var B=w(7075);class _t extends B.Readable{#t;#e;#s=!1;#i=0;constructor(t,s){super(),this.#t=t,this.#e=s}_read(){this.#s||(this.#s=!0,this.#t.on("data",
this.#n).on("end",this.#a).on("close",this.#r).on("error",this.#r)),this.#t.resume()}_destroy(t,s){const e=this.#t;e.off("data",this.#n).off("end",this.#a).off(
"close",this.#r),e.complete||e.pause(),s(t)}#n=t=>{this.#i+=t.length,this.#i>this.#e?this.destroy(new u.Lw("body_too_large")):this.push(t)||this.#t.pause()};#a=()=>{
this.push(null)};#r=()=>{this.#t.complete||this.destroy(new Error("The client went away before its body ended"))}}const F=100*T.D6,y=60*6e4,G=6e4,kt=1e3,It=new Set(
["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class M extends Error{name="Unsent"}class v extends Error{name="BrokeOff"}function z({headers:o}){return o["tra\
nsfer-encoding"]!==void 0||Number(o["content-length"]??0)>0}function Y(o){return!z(o)&&It.has(o.method??"")}function Mt(o,t){const{incoming:s,outgoing:e,protocol:n,
timeoutMs:i}=o,r=z(s);return new Promise((h,d)=>{const c=new vt(o,t,r,(a,l)=>{a?d(a):h(l)});e.once("close",c.gone),s.socket.setTimeout(Math.max(G,(i??y)+G));try{
t.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:q(o,n),body:r?new _t(s,F):null,headersTimeout:i??0},c)}catch(a){c.onResponseError(void 0,a instanceof
Error?a:new Error(String(a)))}})}class vt{#t;#e;#s;#i;#n;#a=!1;#r=!1;#h=!1;#o=0;#c;#l;constructor(t,s,e,n){this.#t=t,this.#e=s,this.#s=e,this.#i=n}gone=()=>{this.#a=
!0,this.#r||this.#n?.abort(new v("The client went away"))};onRequestStart(t){if(this.#n=t,this.#h=this.#e.used(),this.#a){t.abort(new v("The client went away"));
return}if(!this.#s)return;const{incoming:s,outgoing:e}=this.#t;s.headers.expect!==void 0&&e.writeContinue()}onResponseStart(t,s){if(s<200)return;const{incoming:e,
outgoing:n,own:i,onStream:r}=this.#t,h=I(Dt(t.rawHeaders));if(h.isCoded)throw new u.Lw("bad_answer");this.#c=h,e.complete||(n.shouldKeepAlive=!1),n.writeHead(s,
[...h.list,...i]),h.isEventStream?(e.socket.setTimeout(y),r(()=>this.#f()),n.flushHeaders()):queueMicrotask(()=>{this.#o===0&&!this.#l&&!this.#r&&!this.#a&&n.flushHeaders()})}onResponseData(t,s){
const{outgoing:e}=this.#t;if(this.#o===0&&s.length===this.#c?.length){this.#l=s;return}this.#o+=s.length,!e.write(s)&&(t.pause(),e.once("drain",()=>t.resume()))}onResponseEnd(){
const{incoming:t,outgoing:s}=this.#t;this.#o+=this.#l?.length??0,t.complete||s.once("finish",()=>setTimeout(()=>t.socket.destroy(),kt).unref()),s.end(this.#l),this.#u(
void 0)}onResponseError(t,s){this.#r||this.#u(this.#d(s))}#d(t){const{incoming:s,outgoing:e}=this.#t;if(this.#a||e.destroyed)return;if(e.headersSent){s.socket.resetAndDestroy();
return}if(t instanceof u.Lw)return t;const n=Ot(t);return(!(this.#n!==void 0)||this.#h&&Y(s))&&n?new M("The connection had ended",{cause:t}):new u.Lw(Rt(t,n),t)}#f(){
this.#r||(this.#t.outgoing.end(),this.#u(void 0),this.#n?.abort(new v("The app is replaced")))}#u(t){this.#r||(this.#r=!0,this.#t.outgoing.off("close",this.gone),
this.#i(t,this.#o))}}function Ot(o){const t=(0,C.xU)(o)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.test(t)}
function Rt(o,t){const s=(0,C.xU)(o);return s==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":s==="UND_ERR_INVALID_ARG"?"bad_request":t?"instance_broke":"bad_answ\
er"}function Dt(o){return Array.isArray(o)?o.map(t=>t.toString("latin1")):[]}var Lt=w(9127),bt=w(4235);const $=new WeakMap;function K(o,t){const s=$.get(t);if(s)
return s;const{healthPath:e,instances:n,memory:i,idleTimeout:r,requestTimeout:h}={...bt.em,...t},d=o==="sse"&&t.requestTimeout===void 0,c={healthPath:e,instances:n,
memoryBytes:(0,T.DB)(i,"memory"),idleTimeoutMs:W(r,"idleTimeout"),requestTimeoutMs:d?null:W(h,"requestTimeout")};return $.set(t,c),c}function W(o,t){return o===
"0"||o==="off"?null:(0,Lt.E9)(o,t)}var At=w(7067);const Nt=1e3;function Pt(o,t){const{incoming:s,outgoing:e,protocol:n,timeoutMs:i}=o,r=[...q(o,n),"connection",
"Upgrade","upgrade","websocket"],h=s.socket;return h.setTimeout(y),new Promise((d,c)=>{const a=(0,At.request)({method:"GET",path:s.url??"/",headers:r,createConnection:()=>(0,U.
connect)({path:t,allowHalfOpen:!0})}),l=setTimeout(()=>a.destroy(new u.Lw("request_timeout")),i??y),m=()=>a.destroy();h.once("close",m);const g=()=>{clearTimeout(
l),h.off("close",m)};a.once("upgrade",(p,f,S)=>{if(g(),p.headers.upgrade?.trim().toLowerCase()!=="websocket"){f.destroy(),c(new u.Lw("bad_answer"));return}Ct(o,
p,f,S).then(D=>d({status:101,bytes:D}),c)}),a.once("response",p=>{g();const f=p.statusCode??502;e.writeHead(f,[...I(p.rawHeaders).list,...o.own]),(0,B.pipeline)(
p,e,()=>d({status:f,bytes:0}))}),a.on("error",p=>{g(),h.destroyed?d({status:499,bytes:0}):"syscall"in p&&p.syscall==="connect"?c(new M("No connection",{cause:p})):
c(p instanceof u.Lw?p:new u.Lw("instance_broke",p))}),a.end()})}async function Ct(o,t,s,e){const{incoming:n,outgoing:i,head:r,own:h,onStream:d}=o,c=n.socket;i.detachSocket(
c);const a=[...I(t.rawHeaders).list,...h,"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let f=0;f<a.length;f+=2)l.push(
`${a[f]}: ${a[f+1]}`);c.write(`${l.join(`\r
`)}\r
\r
`,"latin1"),e.length>0&&c.write(e),r!==void 0&&r.length>0&&s.write(r);const m=s.bytesRead;s.setTimeout(y,()=>s.destroy());const g=(f,S)=>new Promise(D=>{f.on("e\
rror",()=>S.destroy()),f.once("close",()=>{(!f.readableEnded||f.errored!==null)&&S.destroy(),D()})}),p=Promise.all([g(c,s),g(s,c)]);return c.pipe(s),s.pipe(c),d(
()=>{for(const f of[c,s])f.end(),setTimeout(()=>f.destroy(),Nt).unref()}),await p,s.bytesRead-m+e.length}const Ut=2,xt=50,Ht=1e3,qt=1e3,O=499;class Bt{#t;#e=new Map;#s=new WeakMap;#i=0;constructor(t){
this.#t=t}get status(){return[...this.#e.values()].map(t=>t.status)}get subdomains(){return[...this.#e.keys()]}async answer(t,s){const{clock:e,served:n}=this.#t,
i=e.monotonic(),r=this.#n(s),h=await this.#r(t,s,r);return n?.(s,h,e.monotonic()-i),h}changed(t,s){const e=this.#e.get(t);e&&(s?e.refresh(R(s)):e.stop().then(()=>this.#a()))}prepare({
app:t,subdomain:s,type:e,release:n,settings:i,env:r,signal:h}){return this.#n({...t,subdomain:s}).prepare(R({type:e,release:n,settings:i}),r,h)}async stop(t){await this.#e.
get(t)?.stop(),this.#a()}endStreams(){for(const t of this.#e.values())t.endStreams()}async close(){await Promise.all([...this.#e.values()].map(t=>t.close()))}#n({
org:t,project:s,appID:e,subdomain:n}){let i=this.#e.get(n);if(i)return i;this.#a();const{instances:r,clock:h,log:d,siteUrl:c,envOf:a}=this.#t,l={org:t,project:s,
appID:e},m=new URL(c(n)).host;return i=new St({app:l,host:m,instances:r,clock:h,log:d,envOf:()=>a(l)}),this.#e.set(n,i),i}#a(){for(const[t,s]of this.#e)s.isEmpty&&
this.#e.delete(t)}async#r(t,s,e){const{outgoing:n,incoming:i}=t;try{if(Number(i.headers["content-length"]??0)>F)throw new u.Lw("body_too_large");return e.want(R(
s)),await this.#h(t,s,e)}catch(r){const h=r instanceof u.Lw?r:new u.Lw("bad_answer",r);return n.destroyed||i.socket.destroyed?{status:O,bytes:0}:(this.#c(e,t,h),
V(t,h))}}async#h(t,s,e){const{clock:n,connections:i}=this.#t;if(this.#i>=i)throw new u.Lw("queue_full",void 0,5);this.#i+=1;try{for(let r=0;;r+=1){const h=await e.
acquire(d=>t.outgoing.once("close",d));try{return await this.#o(t,s,h,r>0)}catch(d){if(!(d instanceof M))throw d;if(r===Ut)throw new u.Lw("instance_broke",d.cause)}finally{
h.release()}await n.sleep(xt*r)}}finally{this.#i-=1}}async#o(t,s,e,n){const{outgoing:i,incoming:r,head:h,requestID:d}=t;if(i.destroyed||r.socket.destroyed)return{
status:O,bytes:0};const c=s.settings.noindex===!0?["X-Robots-Tag","noindex"]:[],a={...t,protocol:new URL(this.#t.siteUrl(s.subdomain)).protocol.slice(0,-1),timeoutMs:K(
s.type,s.settings).requestTimeoutMs,own:["X-Request-ID",d,"X-Slipway-Release",e.deployID,...c],onStream:m=>{e.stream(m)||m()}};if(h!==void 0)return Pt(a,e.upstream.
socketPath);const l=e.upstream.take(n,!Y(r));try{const m=await Mt(a,l);return{status:i.headersSent?i.statusCode:O,bytes:m}}finally{e.upstream.give(l)}}#c(t,{requestID:s},{
code:e,cause:n}){const{clock:i,log:r}=this.#t,h=i.monotonic();if(h-(this.#s.get(t)??Number.NEGATIVE_INFINITY)<Ht)return;this.#s.set(t,h);const{appID:d,org:c}=t.
status.app;r("warn","function_refused",{org:c,app:d,code:e,requestID:s,reason:n instanceof Error?n.message:null})}}function R({type:o,release:t,settings:s}){const{
deployID:e,manifestHash:n}=t;return{deployID:e,manifestHash:n,settings:K(o,s)}}function V({incoming:o,outgoing:t,requestID:s},e){const{status:n,headers:i,body:r}=(0,u.
Ih)(e),h=r instanceof Uint8Array&&o.method!=="HEAD"?r:void 0;return o.complete||(t.shouldKeepAlive=!1,t.once("finish",()=>setTimeout(()=>o.socket.destroy(),qt).
unref())),t.writeHead(n,{...i,"x-request-id":s}),t.end(h),{status:n,bytes:h?.length??0}}})};export{Gt as id,zt as ids,Yt as modules};

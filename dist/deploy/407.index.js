const Zt=407,te=[407],ee={6407:((Qt,D,m)=>{m.r(D),m.d(D,{Apps:()=>Vt});var J=m(7598),u=m(1101),N=m(6583),A=m(3729),_=m(3052);const Q=5,Z=16*1024;class tt{#t;#s=new Set;#e;constructor(t=()=>performance.
now()){this.#t=t}share(t){const e=t.read.bind(t);t.read=s=>t.readableLength===0?e(s):this.#n()?(this.#s.add(t),null):e(s??Math.min(Z,t.readableLength)),t.once("\
close",()=>this.#s.delete(t))}#n(){return this.#e!==void 0?this.#t()-this.#e>=Q:(this.#e=this.#t(),setImmediate(()=>this.#i()),!1)}#i(){this.#e=void 0;for(const t of this.#s){
if(this.#n())return;this.#s.delete(t),t.emit("readable")}}}const et=_.D6/16,st=5e3,P=3e4,it=1e3,nt=64;class ot{client;#t=0;freeSince=0;constructor(t,e){const s=(0,A.
buildConnector)({socketPath:t,timeout:st});this.client=new A.Client("http://instance",{connect(n,i){s(n,(...[h,r])=>{if(h)return i(h,null);e.share(r),i(null,r)})},
pipelining:1,maxHeaderSize:et,keepAliveTimeout:P,keepAliveMaxTimeout:P,bodyTimeout:0}),this.client.on("connect",()=>{this.#t=0})}used(){return this.#t+=1,this.#t>
1}}class rt{socketPath;#t=[];#s=new Set;#e=new tt;#n=!1;constructor(t){this.socketPath=t}take(t,e){const s=this.#t.at(-1),i=(s!==void 0&&!(e&&performance.now()-
s.freeSince>it)&&!t?this.#t.pop():void 0)??new ot(this.socketPath,this.#e);return this.#s.add(i),i}give(t){t.freeSince=performance.now(),this.#n||this.#t.length>=
nt?this.#i(t):this.#t.push(t)}close(){this.#n=!0,this.#t.length=0;for(const t of this.#s)this.#i(t)}#i(t){this.#s.delete(t),t.client.destroy().catch(()=>{})}}const ht=1e3,
at=3e4,ct=6e4,dt=1e4,ut=3e4,lt=1e4,C=8,I=256,ft=1e3,pt=2e3;function O(o){return Math.min(at,ht*2**Math.max(0,o-1))}class wt{#t;#s;started;#e="starting";#n;#i;#a;#o=0;#h=C;#r=new Set;#d=0;#l=0;#c=0;#u=null;#p=null;#w=0;#g=()=>{};#m=Promise.
withResolvers();#y=Promise.withResolvers();#E;constructor(t,e){this.#t=t,this.#s=e,this.#n=e.clock.now(),this.started=this.#f()}get state(){return this.#e}get load(){
return this.#e==="ready"&&this.#o<this.#h?this.#o:Number.POSITIVE_INFINITY}get isBusy(){return this.#o>0||this.#r.size>0}get failures(){return this.#c}get lastFailure(){
return this.#p}get pause(){return this.#e==="waiting"?Math.max(0,this.#w-this.#s.clock.monotonic()):0}get status(){const t=this.#i;return{id:t?.id??null,deployID:this.#t.
deployID,state:this.#e,since:this.#n,memoryBytes:t?.memoryBytes??null,open:this.#o+this.#r.size,requests:this.#d,restarts:Math.max(0,this.#l-1),journey:t?.journey??
this.#p?.journey??[],lastFailure:this.#p,failures:this.#c,failingSince:this.#c===0?null:this.#u,nextStartAt:this.#e==="waiting"?this.#s.clock.now()+this.pause:null}}lease(){
const t=this.#a;if(!t)throw new TypeError("The instance is not ready");this.#d+=1,this.#o+=1;let e="request";return{upstream:t,deployID:this.#t.deployID,stream:s=>e!==
"request"?!0:this.#r.size>=pt?!1:(e=s,this.#o-=1,this.#r.add(s),this.#I(),!0),release:()=>{e!=="nothing"&&(e==="request"?this.#o-=1:this.#r.delete(e),e="nothing",
this.#h=Math.min(I,this.#h+2),this.#I())}}}drain(t=!1){return t&&this.#y.resolve(),this.#E??=this.#L(),this.#E}endStreams(){for(const t of[...this.#r])t()}#S(t){
this.#e=t,this.#n=this.#s.clock.now()}#I(){this.isBusy||this.#m.resolve(),this.#e==="ready"&&this.#s.changed()}async#f(){const{instances:t,clock:e}=this.#s;this.#l+=
1;let s;try{const n=t.start(this.#t);this.#i=n;const i=new rt(await n.ready);if(this.#e!=="starting"){i.close();return}this.#a=i,this.#h=C;const h=e.monotonic();
this.#S("ready"),this.#_(),this.#s.changed(),n.ended.then(()=>this.#T(n,e.monotonic()-h))}catch(n){s=mt(n,this.#i?.journey??[]),this.#O(s)}return s}#_(){this.#g=
this.#s.clock.after(ft,()=>{this.#e==="ready"&&(this.#h=Math.min(I,2*this.#h),this.#s.changed(),this.#h<I&&this.#_())})}#T(t,e){this.#i===t&&(this.#a?.close(),this.#a=
void 0,this.endStreams(),this.#e==="ready"&&(e>=ct&&(this.#c=0),this.#s.log("warn","function_crashed",{...this.#k,livedMs:Math.round(e)}),this.#M()))}#O(t){const{
clock:e}=this.#s,s=this.#i?.id??null;this.#p={...t,at:e.now(),deployID:this.#t.deployID,instance:s},this.#e==="starting"&&(this.#s.log("warn","function_not_star\
ted",{...this.#k,code:t.code,step:t.step}),this.#M())}#M(){const{clock:t,changed:e}=this.#s,s=this.#c===0&&this.#b?0:O(this.#c);this.#c===0&&(this.#u=t.now()),this.#c+=
1,this.#w=t.monotonic()+s,this.#S("waiting"),this.#g(),this.#g=t.after(s,()=>{this.#e==="waiting"&&(this.#S("starting"),this.#f())}),e()}get#b(){return this.#d>
0}get#k(){const{app:t,deployID:e}=this.#t;return{org:t.org,project:t.project,app:t.appID,deployID:e,instance:this.#i?.id??null}}async#L(){const{clock:t}=this.#s,
e=this.#e==="ready"||this.#e==="starting";this.#S("draining"),this.#g();const s=this.#i;if(e&&s){this.#m=Promise.withResolvers(),this.isBusy||this.#m.resolve();
const n=()=>this.endStreams();this.#y.promise.then(n);const i=[t.after(dt,n),t.after(this.#t.settings.requestTimeoutMs??ut,()=>{n(),this.#m.resolve()})];await Promise.
race([this.#m.promise,s.ended]);for(const h of i)h();this.#a?.close(),await s.stop(lt)}this.#a?.close(),this.#a=void 0,this.#S("ended"),this.#s.changed()}}function mt(o,t){
if(o instanceof N.i5)return o.failure;const e=o instanceof Error?o.message:String(o);return{code:"start_failed",step:t.at(-1)?.step??"unpack",message:e,exitCode:null,
signal:null,lines:[],journey:t}}const gt=100,yt=1e4,St=2e3,Tt=6e4,Et=3,x=3;class _t{key;spec;slots=[];#t;constructor(t,e,s){this.key=t,this.spec=e,this.#t=s}async grow(t){
for(;this.slots.length<t;)this.slots.push(new wt(this.spec,this.#t));if(await Promise.all(this.slots.map(e=>e.started)),!this.slots.some(e=>e.state==="ready"))return this.
slots.map(e=>e.lastFailure).find(e=>e!==null)??void 0}get isBusy(){return this.slots.some(t=>t.isBusy)}pick(){let t;for(const e of this.slots)e.load<(t?.load??Number.
POSITIVE_INFINITY)&&(t=e);return t}async drain(t=!1){await Promise.all(this.slots.map(e=>e.drain(t)))}}class It{#t;#s;#e;#n;#i;#a=()=>{};#o=new Map;#h=new Set;#r;#d;#l=!1;#c;#u;#p=!1;constructor(t){
this.#t=t,this.#c=t.clock.monotonic()}get isEmpty(){return!this.#e&&!this.#n&&!this.#i&&!this.#d&&this.#o.size===0&&this.#h.size===0&&!this.#w}get status(){const e=[
this.#e,this.#n,this.#i,...this.#o.keys()].flatMap(i=>i?.slots??[]),s=this.#e?.slots.some(i=>i.failures>=x&&i.state!=="ready")||(this.#r?.count??0)>=x,n=this.#e?.
slots.some(i=>i.state==="ready")===!0;return{app:this.#t.app,state:s?"crash_loop":n?"running":this.#e||this.#d?"starting":"asleep",waiting:this.#h.size,instances:e.
map(i=>i.status),lastFailure:this.#r?.failure??e.map(i=>i.lastFailure).find(i=>i!==null)??null,failing:this.#r?{count:this.#r.count,since:this.#r.since,nextStartAt:this.#t.
clock.now()+Math.max(0,this.#r.until-this.#t.clock.monotonic())}:null}}want(t){const e=this.#s;this.#s=t;const s=e?.deployID===t.deployID&&e.manifestHash===t.manifestHash&&
e.settings===t.settings;s&&(this.#d||this.#n||this.#w)||s&&this.#e&&!this.#r||this.#m()}refresh(t){this.#s=t;const e=this.#i?.spec.deployID===t.deployID;(this.#e||
this.#n||e)&&this.#m()}async prepare(t,e,s){s.throwIfAborted();const n=this.#E(t,e);this.#a(),this.#i&&this.#f(this.#i),this.#i=n;const i=()=>{this.#i===n&&(this.#i=
void 0,this.#f(n))};s.addEventListener("abort",i,{once:!0});const h=await n.grow(1);if(s.removeEventListener("abort",i),s.throwIfAborted(),h)throw i(),new N.i5(
h);this.#a=this.#t.clock.after(Tt,i)}acquire(t){if(this.#c=this.#t.clock.monotonic(),this.#p)throw new u.Lw("stopping");const e=this.#h.size===0?this.#e?.pick():
void 0;if(e)return e.lease();const s=this.#g();if(s)throw s;if(this.#h.size>=gt)throw new u.Lw("queue_full",void 0,5);return new Promise((n,i)=>{const h=()=>{this.#h.
delete(r),i(new u.Lw("queue_timeout",void 0,5))},r={resolve:n,reject:i,cancel:this.#t.clock.after(yt,h)};this.#h.add(r),t(()=>{this.#h.delete(r)&&(r.cancel(),i(
new u.Lw("queue_timeout")))})})}async stop(t=!1){this.#s=void 0,this.#T(new u.Lw("stopping"));for(const e of[this.#e,this.#n,this.#i])e&&this.#f(e);if(this.#e=void 0,
this.#n=void 0,this.#i=void 0,this.#r=void 0,this.#a(),this.#u?.(),this.#u=void 0,t)for(const e of this.#o.keys())e.drain(!0);await Promise.all(this.#o.values())}endStreams(){
for(const t of[this.#e,...this.#o.keys()])for(const e of t?.slots??[])e.endStreams()}close(){return this.#p=!0,this.stop(!0)}get#w(){return this.#r!==void 0&&this.#t.
clock.monotonic()<this.#r.until}#g(){const{clock:t}=this.#t;if(!this.#e)return!this.#r||!this.#w||this.#d?void 0:new u.Lw("start_failed",void 0,M(this.#r.until-
t.monotonic()));const e=this.#e.slots.map(n=>n.state==="waiting"?n.pause:0),s=Math.min(...e);return s>St?new u.Lw("start_failed",void 0,M(s)):void 0}#m(){this.#l=
!0,this.#d??=this.#y().finally(()=>{this.#d=void 0})}async#y(){for(;this.#l&&!this.#p;){this.#l=!1;try{const t=await this.#t.envOf(),e=this.#s;!this.#l&&e&&!this.#p&&
this.#S(this.#E(e,t))}catch(t){this.#t.log("warn","function_not_planned",{app:this.#t.app.appID,reason:String(t)}),this.#e||(this.#s=void 0,this.#T(new u.Lw("no\
t_readable",t,5)))}}this.#e||this.#T(new u.Lw("start_failed"))}#E(t,e){const{app:s,host:n}=this.#t,{deployID:i,manifestHash:h,settings:r}=t,d=Object.entries(e).
sort(([c],[l])=>c<l?-1:1),a=(0,J.hash)("sha256",JSON.stringify([i,h,n,r,d]));return new _t(a,{app:s,deployID:i,manifestHash:h,host:n,env:e,settings:r},{...this.#t,
changed:()=>this.#_()})}#S(t){const{key:e}=t;if(this.#e?.key===e){this.#n&&this.#f(this.#n),this.#n=void 0,this.#r=void 0;return}if(this.#n?.key===e||this.#r?.key===
e&&this.#w)return;const s=this.#i?.key===e?this.#i:t;s===this.#i&&(this.#i=void 0,this.#a()),this.#n&&this.#f(this.#n),this.#n=void 0,this.#e?.slots.some(i=>i.state===
"ready")===!0?this.#n=s:(this.#e&&this.#f(this.#e),this.#e=s),this.#I(s)}async#I(t){const{clock:e,log:s,app:n}=this.#t,i=await t.grow(t.spec.settings.instances);
if(!(t!==this.#n&&t!==this.#e)){if(i){const h=this.#r?.key===t.key?this.#r:void 0,r=(h?.count??0)+1,d=h?.since??e.now();this.#r={key:t.key,failure:i,since:d,count:r,
until:e.monotonic()+O(r)};const{code:a,step:c}=i,l=t===this.#n;s("error","function_switch_failed",{...n,deployID:t.spec.deployID,code:a,step:c,keepsEarlier:l}),
l?this.#n=void 0:this.#e=void 0,this.#f(t),l||this.#T(new u.Lw("start_failed",void 0,M(O(r))));return}if(this.#r=void 0,t===this.#n){const h=this.#e;this.#e=t,this.#n=
void 0,h&&this.#f(h)}this.#c=e.monotonic(),this.#O(),this.#_()}}#f(t){const e=t.drain().finally(()=>this.#o.delete(t));if(this.#o.set(t,e),this.#o.size<=Et)return;
const[s]=this.#o.keys();s?.drain(!0)}#_(){for(const e of this.#h){const s=this.#e?.pick();if(!s)break;this.#h.delete(e),e.cancel(),e.resolve(s.lease())}const t=this.#h.
size>0&&this.#e?this.#g():void 0;t&&this.#T(t)}#T(t){for(const e of this.#h)this.#h.delete(e),e.cancel(),e.reject(t)}#O(){this.#u?.(),this.#u=void 0;const t=this.#e,
e=t?.spec.settings.idleTimeoutMs??null;if(!t||e===null)return;const{clock:s}=this.#t,n=()=>{if(this.#e!==t)return;const i=t.isBusy||this.#n?e:this.#c+e-s.monotonic();
if(i>0){this.#u=s.after(i,n);return}this.#e=void 0,this.#u=void 0,this.#f(t)};this.#u=s.after(e,n)}}function M(o){return Math.max(1,Math.ceil(o/1e3))}var U=m(3739);
const H=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-authorization","proxy-connection","te","trailer","transfer-encoding","upgrade"]),
Ot=new Set([...H,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forwarded-port","x-forwarded-proto","x-forwarded-server","x-real-ip","x-request-id"]),
Mt=new Set;function B(o){let t;for(let e=0;e<o.length;e+=2){if(o[e]?.length!==10||o[e]?.toLowerCase()!=="connection")continue;const s=(o[e+1]??"").toLowerCase();
if(!(s==="keep-alive"||s==="close")){t??=new Set;for(const n of s.split(","))t.add(n.trim())}}return t??Mt}function F({incoming:o,requestID:t,remoteAddress:e=""},s){
const{rawHeaders:n,headers:i}=o,h=B(n),r=i.host??"",d=["host",r];for(let c=0;c<n.length;c+=2){const l=n[c]??"",f=l.toLowerCase();Ot.has(f.includes("_")?f.replaceAll(
"_","-"):f)||h.has(f)||d.push(l,n[c+1]??"")}const a=e.includes(":")?`"[${e}]"`:e;return d.push("x-forwarded-for",e,"x-forwarded-proto",s,"x-forwarded-host",r),d.
push("x-real-ip",e,"x-request-id",t),d.push("forwarded",`for=${a};host="${r.replace(/["\\]/g,"")}";proto=${s}`),d}const kt=new Set(["x-accel-redirect","x-sendfi\
le","x-lighttpd-send-file","x-reproxy-url","x-reproxy-file"]);function bt(o){return o==="x-request-id"||o.startsWith("x-slipway-")||kt.has(o)}function k(o){const t=B(
o),e=[];let[s,n,i]=[!1,!1,!1],h;for(let r=0;r<o.length;r+=2){const d=o[r]??"",a=o[r+1]??"",c=d.toLowerCase();c==="transfer-encoding"&&(i=!0,n||=a.trim().toLowerCase()!==
"chunked"),c==="content-length"&&(h=Number(a)),c==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(a)),!(H.has(c)||t.has(c)||bt(c))&&e.push(d,a)}return{list:e,
isEventStream:s,length:i?void 0:h,isCoded:n}}var q=m(7075);class Lt extends q.Readable{#t;#s;#e=!1;#n=0;constructor(t,e){super(),this.#t=t,this.#s=e}_read(){this.#e||
(this.#e=!0,this.#t.on("data",this.#i).on("end",this.#a).on("close",this.#o).on("error",this.#o)),this.#t.resume()}_destroy(t,e){const s=this.#t;s.off("data",this.#i).
off("end",this.#a).off("close",this.#o),s.complete||s.pause(),e(t)}#i=t=>{this.#n+=t.length,this.#n>this.#s?this.destroy(new u.Lw("body_too_large")):this.push(t)||
this.#t.pause()};#a=()=>{this.push(null)};#o=()=>{this.#t.complete||this.destroy(new Error("The client went away before its body ended"))}}const G=100*_.D6,S=60*
6e4,z=6e4,Rt=1e3,Y=64,vt=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class b extends Error{name="Unsent"}class L extends Error{name="BrokeOff"}function $({
headers:o}){return o["transfer-encoding"]!==void 0||Number(o["content-length"]??0)>0}function K(o){return!$(o)&&vt.has(o.method??"")}function Dt(o,t){const{incoming:e,
outgoing:s,protocol:n,timeoutMs:i}=o,h=$(e);return new Promise((r,d)=>{const a=new Nt(o,t,h,(c,l)=>{c?d(c):r(l)});s.once("close",a.gone),e.socket.setTimeout(Math.
max(z,(i??S)+z));try{t.client.dispatch({path:e.url??"/",method:e.method??"GET",headers:F(o,n),body:h?new Lt(e,G):null,headersTimeout:i??0},a)}catch(c){a.onResponseError(
void 0,c instanceof Error?c:new Error(String(c)))}})}class Nt{#t;#s;#e;#n;#i;#a=!1;#o=!1;#h=!1;#r=0;#d=0;#l;#c;#u=[];constructor(t,e,s,n){this.#t=t,this.#s=e,this.#e=
s,this.#n=n}gone=()=>{this.#a=!0,this.#o||this.#i?.abort(new L("The client went away"))};onRequestStart(t){if(this.#i=t,this.#h=this.#s.used(),this.#a){t.abort(
new L("The client went away"));return}if(!this.#e)return;const{incoming:e,outgoing:s}=this.#t;e.headers.expect!==void 0&&s.writeContinue()}onResponseStart(t,e){
if(e<200){if(this.#r+=1,this.#r>Y)throw new u.Lw("bad_answer");return}const{incoming:s,outgoing:n,own:i,onStream:h}=this.#t,r=k(Ct(t.rawHeaders));if(r.isCoded)throw new u.
Lw("bad_answer");this.#l=r,s.complete||(n.shouldKeepAlive=!1),r.list.push(...i),n.writeHead(e,r.list),r.isEventStream?(s.socket.setTimeout(S),h(()=>this.#m()),n.
flushHeaders()):queueMicrotask(()=>{this.#d===0&&!this.#c&&!this.#o&&!this.#a&&n.flushHeaders()})}onResponseData(t,e){if(this.#d===0&&e.length===this.#l?.length){
this.#c=e;return}this.#d+=e.length,this.#u.push(e),this.#u.length===1&&queueMicrotask(()=>this.#p(t))}#p(t){const{outgoing:e}=this.#t,s=this.#w();!s||this.#o||e.
destroyed||e.write(s)||(t.pause(),e.once("drain",()=>t.resume()))}#w(){const t=this.#u;return this.#u=[],t.length>1?Buffer.concat(t):t[0]}onResponseEnd(){const{
incoming:t,outgoing:e,end:s}=this.#t;this.#d+=this.#c?.length??0,t.complete||e.once("finish",()=>setTimeout(()=>t.socket.destroy(),Rt).unref()),this.#c?s(this.#c):
e.end(this.#w()),this.#y(void 0)}onResponseError(t,e){this.#o||this.#y(this.#g(e))}#g(t){const{incoming:e,outgoing:s}=this.#t;if(this.#a||s.destroyed)return;if(s.
headersSent){e.socket.resetAndDestroy();return}if(t instanceof u.Lw)return t;const n=At(t);return(!(this.#i!==void 0)||this.#h&&K(e))&&n?new b("The connection h\
ad ended",{cause:t}):new u.Lw(Pt(t,n),t)}#m(){this.#o||(this.#t.outgoing.end(this.#w()),this.#y(void 0),this.#i?.abort(new L("The app is replaced")))}#y(t){this.#o||
(this.#o=!0,this.#t.outgoing.off("close",this.gone),this.#n(t,this.#d))}}function At(o){const t=(0,U.xU)(o)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(t)}function Pt(o,t){const e=(0,U.xU)(o);return e==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":e==="UND_ERR_INVALID_ARG"?"bad_request":t?"instance_broke":"\
bad_answer"}function Ct(o){return Array.isArray(o)?o.map(t=>t.toString("latin1")):[]}var xt=m(9127),Ut=m(4235);const W=new WeakMap;function j(o,t){const e=W.get(
t);if(e)return e;const{healthPath:s,instances:n,memory:i,idleTimeout:h,requestTimeout:r}={...Ut.em,...t},d=o==="sse"&&t.requestTimeout===void 0,a={healthPath:s,
instances:n,memoryBytes:(0,_.DB)(i,"memory"),idleTimeoutMs:V(h,"idleTimeout"),requestTimeoutMs:d?null:V(r,"requestTimeout")};return W.set(t,a),a}function V(o,t){
return o==="0"||o==="off"?null:(0,xt.E9)(o,t)}var Ht=m(7067),Bt=m(7030);const Ft=1e3;function qt(o,t){const{incoming:e,outgoing:s,protocol:n,timeoutMs:i}=o,h=[...F(
o,n),"connection","Upgrade","upgrade","websocket"],r=e.socket;return r.setTimeout(S),new Promise((d,a)=>{const c=(0,Ht.request)({method:"GET",path:e.url??"/",headers:h,
createConnection:()=>(0,Bt.connect)({path:t,allowHalfOpen:!0})}),l=setTimeout(()=>c.destroy(new u.Lw("request_timeout")),i??S),f=()=>c.destroy();r.once("close",
f);const y=()=>{clearTimeout(l),r.off("close",f)};c.once("upgrade",(p,g,T)=>{if(y(),p.headers.upgrade?.trim().toLowerCase()!=="websocket"){g.destroy(),a(new u.Lw(
"bad_answer"));return}zt(o,p,g,T).then(Jt=>d({status:101,bytes:Jt}),a)}),c.once("response",p=>{y();const g=p.statusCode??502;try{Gt(o,p,g)}catch(T){c.destroy(),
a(T instanceof u.Lw?T:new u.Lw("bad_answer",T));return}(0,q.pipeline)(p,s,()=>d({status:g,bytes:0}))});let E=0;const w=()=>{E+=1,E>Y&&c.destroy(new u.Lw("bad_an\
swer"))};c.on("information",w).on("continue",w),c.on("error",p=>{y(),r.destroyed?d({status:499,bytes:0}):"syscall"in p&&p.syscall==="connect"?a(new b("No connec\
tion",{cause:p})):a(p instanceof u.Lw?p:new u.Lw("instance_broke",p))}),c.end()})}function Gt({outgoing:o,own:t},{rawHeaders:e},s){const{list:n,isCoded:i}=k(e);
if(i)throw new u.Lw("bad_answer");o.writeHead(s,[...n,...t])}async function zt(o,t,e,s){const{incoming:n,outgoing:i,head:h,own:r,onStream:d}=o,a=n.socket;i.detachSocket(
a);const c=[...k(t.rawHeaders).list,...r,"Connection","Upgrade","Upgrade","websocket"],l=["HTTP/1.1 101 Switching Protocols"];for(let w=0;w<c.length;w+=2)l.push(
`${c[w]}: ${c[w+1]}`);a.write(`${l.join(`\r
`)}\r
\r
`,"latin1"),s.length>0&&a.write(s),h!==void 0&&h.length>0&&e.write(h);const f=e.bytesRead;e.setTimeout(S,()=>e.destroy());const y=(w,p)=>new Promise(g=>{w.on("e\
rror",()=>p.destroy()),w.once("close",()=>{(!w.readableEnded||w.errored!==null)&&p.destroy(),g()})}),E=Promise.all([y(a,e),y(e,a)]);return a.pipe(e),e.pipe(a),d(
()=>{for(const w of[a,e])w.end(),setTimeout(()=>w.destroy(),Ft).unref()}),await E,e.bytesRead-f+s.length}const Yt=2,$t=50,Kt=1e3,Wt=1e3,jt=3,R=499;class Vt{#t;#s=new Map;#e=new WeakMap;#n=0;#i=new Map;constructor(t){
this.#t=t}get status(){return[...this.#s.values()].map(t=>t.status)}statusOf({org:t,project:e,appID:s,subdomain:n}){const i=this.#s.get(n)?.status,{app:h}=i??{};
return h?.org===t&&h.project===e&&h.appID===s?i:void 0}get subdomains(){return[...this.#s.keys()]}async answer(t,e){const{clock:s,served:n}=this.#t,i=s.monotonic(),
h=this.#a(e),r=await this.#h(t,e,h);return n?.(e,r,s.monotonic()-i),r}changed(t,e){const s=this.#s.get(t);s&&(e?s.refresh(v(e)):s.stop().then(()=>this.#o()))}prepare({
app:t,subdomain:e,type:s,release:n,settings:i,env:h,signal:r}){return this.#a({...t,subdomain:e}).prepare(v({type:s,release:n,settings:i}),h,r)}async stop(t){await this.#s.
get(t)?.stop(),this.#o()}endStreams(){for(const t of this.#s.values())t.endStreams()}async close(){await Promise.all([...this.#s.values()].map(t=>t.close()))}#a({
org:t,project:e,appID:s,subdomain:n}){let i=this.#s.get(n);if(i)return i;this.#o();const{instances:h,clock:r,log:d,siteUrl:a,envOf:c}=this.#t,l={org:t,project:e,
appID:s},f=new URL(a(n)).host;return i=new It({app:l,host:f,instances:h,clock:r,log:d,envOf:()=>c(l)}),this.#s.set(n,i),i}#o(){for(const[t,e]of this.#s)e.isEmpty&&
this.#s.delete(t)}async#h(t,e,s){const{outgoing:n,incoming:i}=t;try{if(Number(i.headers["content-length"]??0)>G)throw new u.Lw("body_too_large");return s.want(v(
e)),await this.#r(t,e,s)}catch(h){const r=h instanceof u.Lw?h:new u.Lw("bad_answer",h);return n.destroyed||i.socket.destroyed?{status:R,bytes:0}:(this.#c(s,t,r),
Xt(t,r,X(e)))}}async#r(t,e,s){const{clock:n,connections:i}=this.#t;if((this.#i.get(e.org)??0)>=jt*(i-this.#n))throw new u.Lw("queue_full",void 0,5);this.#d(e.org,
1);try{for(let r=0;;r+=1){const d=await s.acquire(a=>t.outgoing.once("close",a));try{return await this.#l(t,e,d,r>0)}catch(a){if(!(a instanceof b))throw a;if(r===
Yt)throw new u.Lw("instance_broke",a.cause)}finally{d.release()}await n.sleep($t*r)}}finally{this.#d(e.org,-1)}}#d(t,e){this.#n+=e;const s=(this.#i.get(t)??0)+e;
s>0?this.#i.set(t,s):this.#i.delete(t)}async#l(t,e,s,n){const{outgoing:i,incoming:h,head:r,requestID:d}=t;if(i.destroyed||h.socket.destroyed)return{status:R,bytes:0};
const a=this.#t.siteUrl(e.subdomain),c={...t,protocol:a.slice(0,a.indexOf(":")),timeoutMs:j(e.type,e.settings).requestTimeoutMs,own:["X-Request-ID",d,"X-Slipway\
-Release",s.deployID,...X(e)],onStream:f=>{s.stream(f)||f()}};if(r!==void 0)return qt(c,s.upstream.socketPath);const l=s.upstream.take(n,!K(h));try{const f=await Dt(
c,l);return{status:i.headersSent?i.statusCode:R,bytes:f}}finally{s.upstream.give(l)}}#c(t,{requestID:e},{code:s,cause:n}){const{clock:i,log:h}=this.#t,r=i.monotonic();
if(r-(this.#e.get(t)??Number.NEGATIVE_INFINITY)<Kt)return;this.#e.set(t,r);const{appID:d,org:a}=t.status.app;h("warn","function_refused",{org:a,app:d,code:s,requestID:e,
reason:n instanceof Error?n.message:null})}}function v({type:o,release:t,settings:e}){const{deployID:s,manifestHash:n}=t;return{deployID:s,manifestHash:n,settings:j(
o,e)}}function X({settings:o}){return o.noindex===!0?["X-Robots-Tag","noindex"]:[]}function Xt({incoming:o,outgoing:t,requestID:e},s,n){const{status:i,headers:h,
body:r}=(0,u.Ih)(s),d=r instanceof Uint8Array&&o.method!=="HEAD"?r:void 0;return o.complete||(t.shouldKeepAlive=!1,t.once("finish",()=>setTimeout(()=>o.socket.destroy(),
Wt).unref())),t.writeHead(i,[...Object.entries(h).flat(),"x-request-id",e,...n]),t.end(d),{status:i,bytes:d?.length??0}}})};export{Zt as id,te as ids,ee as modules};

const oe=89,re=[89],he={5089:((ne,N,m)=>{m.r(N),m.d(N,{Apps:()=>se});var st=m(7598),f=m(1101),_=m(3739),P=m(6583),C=m(3729),M=m(3052);const it=M.D6/16,nt=5e3,U=3e4,
ot=1e3,rt=64;class x{client;#t=0;freeSince=0;constructor({socketPath:t,turns:e,org:s},n=!1){const i=(0,C.buildConnector)({socketPath:t,timeout:nt,allowHalfOpen:n});
this.client=new C.Client("http://instance",{connect(h,r){i(h,(...[a,c])=>{if(a)return r(a,null);e.share(c,s),r(null,c)})},pipelining:1,maxHeaderSize:it,keepAliveTimeout:U,
keepAliveMaxTimeout:U,bodyTimeout:0}),this.client.on("connect",()=>{this.#t=0})}used(){return this.#t+=1,this.#t>1}}class ht{#t;#s=[];#e=new Set;#i=!1;constructor(t){
this.#t=t}upgrade(){const t=new x(this.#t,!0);return this.#e.add(t),t}take(t,e){const s=this.#s.at(-1),i=(s!==void 0&&!(e&&performance.now()-s.freeSince>ot)&&!t?
this.#s.pop():void 0)??new x(this.#t);return this.#e.add(i),i}give(t){t.freeSince=performance.now(),this.#i||this.#s.length>=rt?this.end(t):this.#s.push(t)}close(){
this.#i=!0,this.#s.length=0;for(const t of this.#e)this.end(t)}end(t){this.#e.delete(t),t.client.destroy().catch(()=>{})}}const at=1e3,ct=3e4,dt=6e4,ut=1e4,lt=3e4,
ft=1e4,F=8,I=256,pt=1e3,wt=2e3;function O(o){return Math.min(ct,at*2**Math.max(0,o-1))}class mt{#t;#s;started;#e="starting";#i;#n;#a;#o=0;#r=F;#h=new Set;#l=0;#f=0;#c=0;#d=null;#u=null;#g=0;#y=()=>{};#p=Promise.
withResolvers();#E=Promise.withResolvers();#S;constructor(t,e){this.#t=t,this.#s=e,this.#i=e.clock.now(),this.started=this.#w()}get state(){return this.#e}get load(){
return this.#e==="ready"&&this.#o<this.#r?this.#o:Number.POSITIVE_INFINITY}get isBusy(){return this.#o>0||this.#h.size>0}get failures(){return this.#c}get lastFailure(){
return this.#u}get pause(){return this.#e==="waiting"?Math.max(0,this.#g-this.#s.clock.monotonic()):0}get status(){const t=this.#n;return{id:t?.id??null,deployID:this.#t.
deployID,state:this.#e,since:this.#i,memoryBytes:t?.memoryBytes??null,open:this.#o+this.#h.size,requests:this.#l,restarts:Math.max(0,this.#f-1),journey:t?.journey??
this.#u?.journey??[],lastFailure:this.#u,failures:this.#c,failingSince:this.#c===0?null:this.#d,nextStartAt:this.#e==="waiting"?this.#s.clock.now()+this.pause:null}}lease(){
const t=this.#a;if(!t)throw new TypeError("The instance is not ready");this.#l+=1,this.#o+=1;let e="request";return{upstream:t,deployID:this.#t.deployID,stream:s=>e!==
"request"?!0:this.#h.size>=wt?!1:(e=s,this.#o-=1,this.#h.add(s),this.#M(),!0),release:()=>{e!=="nothing"&&(e==="request"?this.#o-=1:this.#h.delete(e),e="nothing",
this.#r=Math.min(I,this.#r+2),this.#M())}}}drain(t=!1){return t&&this.#E.resolve(),this.#S??=this.#R(),this.#S}endStreams(){for(const t of[...this.#h])t()}#m(t){
this.#e=t,this.#i=this.#s.clock.now()}#M(){this.isBusy||this.#p.resolve(),this.#e==="ready"&&this.#s.changed()}async#w(){const{instances:t,clock:e,turns:s}=this.#s;
this.#f+=1;let n;this.#n=void 0;try{const i=t.start(this.#t);this.#n=i;const h=await i.ready,r=new ht({socketPath:h,turns:s,org:this.#t.app.org});if(this.#e!=="\
starting"){r.close();return}this.#a=r,this.#r=F;const a=e.monotonic();this.#m("ready"),this.#_(),this.#s.changed(),i.ended.then(()=>this.#T(i,e.monotonic()-a))}catch(i){
n=gt(i,this.#n?.journey??[]),this.#I(n)}return n}#_(){this.#y=this.#s.clock.after(pt,()=>{this.#e==="ready"&&(this.#r=Math.min(I,2*this.#r),this.#s.changed(),this.#r<
I&&this.#_())})}#T(t,e){this.#n===t&&(this.#a?.close(),this.#a=void 0,this.endStreams(),this.#e==="ready"&&(e>=dt&&(this.#c=0),this.#s.log("warn","function_cras\
hed",{...this.#k,livedMs:Math.round(e)}),this.#O()))}#I(t){const{clock:e}=this.#s,s=this.#n?.id??null;this.#u={...t,at:e.now(),deployID:this.#t.deployID,instance:s},
this.#e==="starting"&&(this.#s.log("warn","function_not_started",{...this.#k,code:t.code,step:t.step}),this.#O())}#O(){const{clock:t,changed:e}=this.#s,s=this.#c===
0&&this.#v?0:O(this.#c);this.#c===0&&(this.#d=t.now()),this.#c+=1,this.#g=t.monotonic()+s,this.#m("waiting"),this.#y(),this.#y=t.after(s,()=>{this.#e==="waiting"&&
(this.#m("starting"),this.#w())}),e()}get#v(){return this.#l>0}get#k(){const{app:t,deployID:e}=this.#t;return{org:t.org,project:t.project,app:t.appID,deployID:e,
instance:this.#n?.id??null}}async#R(){const{clock:t}=this.#s,e=this.#e==="ready"||this.#e==="starting";this.#m("draining"),this.#y();const s=this.#n;if(e&&s){this.#p=
Promise.withResolvers(),this.isBusy||this.#p.resolve();const n=()=>this.endStreams();this.#E.promise.then(n);const i=[t.after(ut,n),t.after(this.#t.settings.requestTimeoutMs??
lt,()=>{n(),this.#p.resolve()})];await Promise.race([this.#p.promise,s.ended]);for(const h of i)h();this.#a?.close(),await s.stop(ft)}this.#a?.close(),this.#a=void 0,
this.#m("ended"),this.#s.changed()}}function gt(o,t){if(o instanceof P.i5)return o.failure;const e=(0,_.bD)(o);return{code:"start_failed",step:t.at(-1)?.step??"\
unpack",message:e,exitCode:null,signal:null,lines:[],journey:t}}const yt=100,St=1e4,Tt=2e3,Et=6e4,_t=3,B=3;class Mt{key;spec;slots=[];#t;constructor(t,e,s){this.
key=t,this.spec=e,this.#t=s}async grow(t){for(;this.slots.length<t;)this.slots.push(new mt(this.spec,this.#t));if(await Promise.all(this.slots.map(e=>e.started)),
!this.slots.some(e=>e.state==="ready"))return this.slots.map(e=>e.lastFailure).find(e=>e!==null)??void 0}get isBusy(){return this.slots.some(t=>t.isBusy)}pick(){
let t;for(const e of this.slots)e.load<(t?.load??Number.POSITIVE_INFINITY)&&(t=e);return t}async drain(t=!1){await Promise.all(this.slots.map(e=>e.drain(t)))}}class It{#t;#s;#e;#i;#n;#a=()=>{};#o=new Map;#r=new Set;#h;#l;#f=!1;#c;#d;#u=!1;constructor(t){
this.#t=t,this.#c=t.clock.monotonic()}get isEmpty(){return!this.#e&&!this.#i&&!this.#n&&!this.#l&&this.#o.size===0&&this.#r.size===0&&!this.#g}get status(){const e=[
this.#e,this.#i,this.#n,...this.#o.keys()].flatMap(i=>i?.slots??[]),s=this.#e?.slots.some(i=>i.failures>=B&&i.state!=="ready")||(this.#h?.count??0)>=B,n=this.#e?.
slots.some(i=>i.state==="ready")===!0;return{app:this.#t.app,state:s?"crash_loop":n?"running":this.#e||this.#l?"starting":"asleep",waiting:this.#r.size,instances:e.
map(i=>i.status),lastFailure:this.#h?.failure??e.map(i=>i.lastFailure).find(i=>i!==null)??null,failing:this.#h?{count:this.#h.count,since:this.#h.since,nextStartAt:this.#t.
clock.now()+Math.max(0,this.#h.until-this.#t.clock.monotonic())}:null}}isWanted({deployID:t,manifestHash:e},s){const n=this.#s;return n?.deployID!==t||n.manifestHash!==
e||n.settings!==s?!1:this.#e&&!this.#h?!0:this.#l!==void 0||this.#i!==void 0||this.#g}want(t){const e=this.isWanted(t,t.settings);this.#s=t,e||this.#p()}refresh(t){
this.#s=t;const e=this.#n?.spec.deployID===t.deployID;(this.#e||this.#i||e)&&this.#p()}async prepare(t,e,s){s.throwIfAborted();const n=this.#S(t,e);this.#a(),this.#n&&
this.#w(this.#n),this.#n=n;const i=()=>{this.#n===n&&(this.#n=void 0,this.#w(n))};s.addEventListener("abort",i,{once:!0});const h=await n.grow(1);if(s.removeEventListener(
"abort",i),s.throwIfAborted(),h)throw i(),new P.i5(h);this.#a=this.#t.clock.after(Et,i)}acquire(t){if(this.#c=this.#t.clock.monotonic(),this.#u)throw new f.Lw("\
stopping");const e=this.#r.size===0?this.#e?.pick():void 0;if(e)return e.lease();const s=this.#y();if(s)throw s;if(this.#r.size>=yt)throw new f.Lw("queue_full",
void 0,5);return new Promise((n,i)=>{const h=()=>{this.#r.delete(r),i(new f.Lw("queue_timeout",void 0,5))},r={resolve:n,reject:i,cancel:this.#t.clock.after(St,h)};
this.#r.add(r),t?.once("close",()=>{this.#r.delete(r)&&(r.cancel(),i(new f.Lw("queue_timeout")))})})}async stop(t=!1){this.#s=void 0,this.#T(new f.Lw("stopping"));
for(const e of[this.#e,this.#i,this.#n])e&&this.#w(e);if(this.#e=void 0,this.#i=void 0,this.#n=void 0,this.#h=void 0,this.#a(),this.#d?.(),this.#d=void 0,t)for(const e of this.#o.
keys())e.drain(!0);await Promise.all(this.#o.values())}endStreams(){for(const t of[this.#e,...this.#o.keys()])for(const e of t?.slots??[])e.endStreams()}close(){
return this.#u=!0,this.stop(!0)}get#g(){return this.#h!==void 0&&this.#t.clock.monotonic()<this.#h.until}#y(){const{clock:t}=this.#t;if(!this.#e)return!this.#h||
!this.#g||this.#l?void 0:new f.Lw("start_failed",void 0,k(this.#h.until-t.monotonic()));const e=this.#e.slots.map(n=>n.state==="waiting"?n.pause:0),s=Math.min(...e);
return s>Tt?new f.Lw("start_failed",void 0,k(s)):void 0}#p(){this.#f=!0,this.#l??=this.#E().finally(()=>{this.#l=void 0})}async#E(){for(;this.#f&&!this.#u;){this.#f=
!1;try{const t=await this.#t.envOf(),e=this.#s;!this.#f&&e&&!this.#u&&this.#m(this.#S(e,t))}catch(t){this.#t.log("warn","function_not_planned",{app:this.#t.app.
appID,reason:String(t)}),this.#e||(this.#s=void 0,this.#T(new f.Lw("not_readable",t,5)))}}this.#e||this.#T(new f.Lw("start_failed"))}#S(t,e){const{app:s,host:n}=this.#t,
{deployID:i,manifestHash:h,settings:r}=t,a=Object.entries(e).sort(([d],[u])=>d<u?-1:1),c=(0,st.hash)("sha256",JSON.stringify([i,h,n,r,a]));return new Mt(c,{app:s,
deployID:i,manifestHash:h,host:n,env:e,settings:r},{...this.#t,changed:()=>this.#_()})}#m(t){const{key:e}=t;if(this.#e?.key===e){this.#i&&this.#w(this.#i),this.#i=
void 0,this.#h=void 0;return}if(this.#i?.key===e||this.#h?.key===e&&this.#g)return;const s=this.#n?.key===e?this.#n:t;s===this.#n&&(this.#n=void 0,this.#a()),this.#i&&
this.#w(this.#i),this.#i=void 0,this.#e?.slots.some(i=>i.state==="ready")===!0?this.#i=s:(this.#e&&this.#w(this.#e),this.#e=s),this.#M(s)}async#M(t){const{clock:e,
log:s,app:n}=this.#t,i=await t.grow(t.spec.settings.instances);if(!(t!==this.#i&&t!==this.#e)){if(i){const h=this.#h?.key===t.key?this.#h:void 0,r=(h?.count??0)+
1,a=h?.since??e.now();this.#h={key:t.key,failure:i,since:a,count:r,until:e.monotonic()+O(r)};const{code:c,step:d}=i,u=t===this.#i;s("error","function_switch_fai\
led",{...n,deployID:t.spec.deployID,code:c,step:d,keepsEarlier:u}),u?this.#i=void 0:this.#e=void 0,this.#w(t),u||this.#T(new f.Lw("start_failed",void 0,k(O(r))));
return}if(this.#h=void 0,t===this.#i){const h=this.#e;this.#e=t,this.#i=void 0,h&&this.#w(h)}this.#c=e.monotonic(),this.#I(),this.#_()}}#w(t){const e=t.drain().
finally(()=>this.#o.delete(t));if(this.#o.set(t,e),this.#o.size<=_t)return;const[s]=this.#o.keys();s?.drain(!0)}#_(){for(const e of this.#r){const s=this.#e?.pick();
if(!s)break;this.#r.delete(e),e.cancel(),e.resolve(s.lease())}const t=this.#r.size>0&&this.#e?this.#y():void 0;t&&this.#T(t)}#T(t){for(const e of this.#r)this.#r.
delete(e),e.cancel(),e.reject(t)}#I(){this.#d?.(),this.#d=void 0;const t=this.#e,e=t?.spec.settings.idleTimeoutMs??null;if(!t||e===null)return;const{clock:s}=this.#t,
n=()=>{if(this.#e!==t)return;const i=t.isBusy||this.#i?e:this.#c+e-s.monotonic();if(i>0){this.#d=s.after(i,n);return}this.#e=void 0,this.#d=void 0,this.#w(t)};this.#d=
s.after(e,n)}}function k(o){return Math.max(1,Math.ceil(o/1e3))}var Ot=m(1489);const q=new Set(["connection","expect","keep-alive","proxy-authenticate","proxy-a\
uthorization","proxy-connection","te","trailer","transfer-encoding","upgrade"]),kt=new Set([...q,"forwarded","host","x-forwarded-for","x-forwarded-host","x-forw\
arded-port","x-forwarded-proto","x-forwarded-server","x-real-ip","x-request-id"]),vt=new Set;function H(o){let t;for(let e=0;e<o.length;e+=2){if(o[e]?.length!==
10||o[e]?.toLowerCase()!=="connection")continue;const s=(o[e+1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){t??=new Set;for(const n of s.split(","))
t.add(n.trim())}}return t??vt}function Rt({incoming:o,requestID:t,remoteAddress:e=""},s){const{rawHeaders:n,headers:i}=o,h=H(n),r=i.host??"",a=["host",r];for(let d=0;d<
n.length;d+=2){const u=n[d]??"",l=u.toLowerCase();kt.has(l.includes("_")?l.replaceAll("_","-"):l)||h.has(l)||a.push(u,n[d+1]??"")}const c=e.includes(":")?`"[${e}\
]"`:e;return a.push("x-forwarded-for",e,"x-forwarded-proto",s,"x-forwarded-host",r),a.push("x-real-ip",e,"x-request-id",t),a.push("forwarded",`for=${c};host="${r.
replace(/["\\]/g,"")}";proto=${s}`),a}function bt(o){return o==="x-request-id"||(0,Ot.t)(o)}function z(o){const t=H(o),e=[];let[s,n,i]=[!1,!1,!1],h;for(let r=0;r<
o.length;r+=2){const a=o[r]??"",c=o[r+1]??"",d=a.toLowerCase();d==="transfer-encoding"&&(i=!0,n||=c.trim().toLowerCase()!=="chunked"),d==="content-length"&&(h=Number(
c)),d==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(c)),!(q.has(d)||t.has(d)||bt(d))&&e.push(a,c)}return{list:e,isEventStream:s,length:i?void 0:h,isCoded:n}}
const v=10,R={most:16*1024,least:2*1024},Lt=.5,Dt=.1;class At{#t;#s=new Map;#e;constructor(t=()=>performance.now()){this.#t=t}share(t,e){const s=t.read.bind(t);
let n=R.most,i;t.read=h=>{const r=this.#t();return i!==void 0&&(n=Pt(n,r-i)),i=void 0,t.readableLength===0?s(h):this.#i(r)?(this.#n(t,e),null):(i=r,s(h??Math.min(
n,t.readableLength)))},t.once("close",()=>this.#a(t,e))}#i(t=this.#t()){return this.#e===void 0&&(this.#e=t+v,setImmediate(this.#o)),t>=this.#e}#n(t,e){const s=this.#s.
get(e);s?s.add(t):this.#s.set(e,new Set([t]))}#a(t,e){const s=this.#s.get(e);s?.delete(t)&&s.size===0&&this.#s.delete(e)}#o=()=>{if(this.#e=void 0,this.#s.size===
0)return;this.#i();const t=this.#t()+v,e=v/this.#s.size;for(const[s,n]of[...this.#s]){this.#e=Math.min(t,this.#t()+e),this.#s.delete(s);for(const i of n){if(this.#i())
break;n.delete(i),Nt(i)}for(const i of this.#s.get(s)??[])n.add(i);if(n.size>0&&this.#s.set(s,n),this.#t()>=t)break}this.#e=t}}function Nt(o){const{stackTraceLimit:t}=Error;
Error.stackTraceLimit=0;try{o.emit("readable")}finally{Error.stackTraceLimit=t}}function Pt(o,t){return t>Lt?Math.max(R.least,o/2):t<Dt?Math.min(R.most,o*2):o}function Ct(o){
Reflect.deleteProperty(o,"read")}var Ut=m(7075);class xt extends Ut.Readable{#t;#s;#e=!1;#i=0;constructor(t,e){super(),this.#t=t,this.#s=e}_read(){this.#e||(this.#e=
!0,this.#t.on("data",this.#n).on("end",this.#a).on("close",this.#o).on("error",this.#o)),this.#t.resume()}_destroy(t,e){const s=this.#t;s.off("data",this.#n).off(
"end",this.#a).off("close",this.#o),s.complete||s.pause(),e(t)}#n=t=>{this.#i+=t.length,this.#i>this.#s?this.destroy(new f.Lw("body_too_large")):this.push(t)||this.#t.
pause()};#a=()=>{this.push(null)};#o=()=>{this.#t.complete||this.destroy(new Error("The client went away before its body ended"))}}const G=100*M.D6,T=60*6e4,W=6e4,
Ft=1e3,Bt=64,b=499,qt=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class j extends Error{name="Unsent"}class L extends Error{name="BrokeOff"}function Y({
headers:o}){return o["transfer-encoding"]!==void 0||Number(o["content-length"]??0)>0}function $(o){return!Y(o)&&qt.has(o.method??"")}function K(o,t,e){const{incoming:s,
outgoing:n,protocol:i,timeoutMs:h}=o,r=Y(s);return new Promise((a,c)=>{const d=new Ht(o,t,r,e,{resolve:a,reject:c});n.on("close",d.gone),(r||h===null)&&V(o);try{
t.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:Rt(o,i),body:r?new xt(s,G):null,headersTimeout:h??0,upgrade:e?"websocket":null},d)}catch(u){d.
onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}function V({incoming:o,timeoutMs:t}){o.socket.setTimeout(Math.max(W,(t??T)+W))}const X=Promise.
resolve();class Ht{#t;#s;#e;#i;#n;#a;#o=!1;#r=!1;#h=!1;#l=0;#f=0;#c;#d;#u=[];constructor(t,e,s,n,i){this.#t=t,this.#s=e,this.#e=s,this.#i=n,this.#n=i}gone=()=>{
this.#o=!0,this.#r||this.#a?.abort(new L("The client went away"))};onRequestStart(t){if(this.#a=t,this.#h=this.#s.used(),this.#o){t.abort(new L("The client went\
 away"));return}if(!this.#e)return;const{incoming:e,outgoing:s}=this.#t;e.headers.expect!==void 0&&s.writeContinue()}onResponseStart(t,e){if(e<200){if(this.#l+=
1,this.#l>Bt)throw new f.Lw("bad_answer");return}const{incoming:s,outgoing:n,own:i,headersFor:h,onStream:r}=this.#t,a=z(Q(t.rawHeaders));if(a.isCoded)throw new f.
Lw("bad_answer");this.#c=a,s.complete||(n.shouldKeepAlive=!1),a.list.push(...i),n.writeHead(e,h?h(a.list):a.list),a.isEventStream?(s.socket.setTimeout(T),r(()=>this.#S()),
n.flushHeaders()):X.then(this.#g)}#g=()=>{this.#r||this.#o||(V(this.#t),this.#f===0&&!this.#d&&this.#t.outgoing.flushHeaders())};onRequestUpgrade({rawHeaders:t},e,{
upgrade:s},n){if(e!==101||s?.trim().toLowerCase()!=="websocket")throw new f.Lw("bad_answer");this.#r=!0,Ct(n);const{resolve:i,reject:h}=this.#n;this.#i?.(Q(t),n).
then(r=>i({status:e,bytes:r}),h)}onResponseData(t,e){if(this.#f===0&&e.length===this.#c?.length){this.#d=e;return}this.#f+=e.length,this.#u.push(e),this.#u.length===
1&&X.then(()=>this.#y(t))}#y(t){const{outgoing:e}=this.#t,s=this.#p();!s||this.#r||e.destroyed||e.write(s)||(t.pause(),e.once("drain",()=>t.resume()))}#p(){const t=this.#u;
return this.#u=[],t.length>1?Buffer.concat(t):t[0]}onResponseEnd(){const{incoming:t,outgoing:e,end:s}=this.#t;this.#f+=this.#d?.length??0,t.complete||e.once("fi\
nish",()=>setTimeout(()=>t.socket.destroy(),Ft).unref()),this.#d?s(this.#d):e.end(this.#p()),this.#m(void 0)}onResponseError(t,e){this.#r||this.#m(this.#E(e))}#E(t){
const{incoming:e,outgoing:s}=this.#t;if(this.#o||s.destroyed)return;if(s.headersSent){e.socket.resetAndDestroy();return}if(t instanceof f.Lw)return t;const n=zt(
t);return(!(this.#a!==void 0)||this.#h&&$(e))&&n?new j("The connection had ended",{cause:t}):new f.Lw(Gt(t,n),t)}#S(){this.#r||(this.#t.outgoing.end(this.#p()),
this.#m(void 0),this.#a?.abort(new L("The app is replaced")))}#m(t){if(this.#r)return;this.#r=!0;const{outgoing:e}=this.#t;t?this.#n.reject(t):this.#n.resolve({
status:e.headersSent?e.statusCode:b,bytes:this.#f})}}function zt(o){const t=(0,_.xU)(o)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.
test(t)}function Gt(o,t){const e=(0,_.xU)(o);return e==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":e==="UND_ERR_INVALID_ARG"?"bad_request":t?"instance_broke":"\
bad_answer"}function Q(o){return Array.isArray(o)?o.map(t=>t.toString("latin1")):[]}const Wt=64*1024;function jt({client:o},{path:t,headers:e,body:s,timeoutMs:n}){
return new Promise((i,h)=>{let r=0,a=0,c;const d=setTimeout(()=>{const l=new Error(`there was no whole answer in ${Math.round(n/1e3)} s`);c?c.abort(l):h(l)},n),
u=l=>{clearTimeout(d),l()};o.dispatch({path:t,method:"POST",headers:e,body:s,headersTimeout:0},{onRequestStart(l){c=l},onResponseStart(l,p){r=p},onResponseData(l,p){
a+=p.length,a>Wt&&l.abort(new J)},onResponseEnd:()=>u(()=>i(r)),onResponseError:(l,p)=>u(()=>p instanceof J?i(r):h(p))})})}class J extends Error{}var Yt=m(9127),
$t=m(4235);const Z=new WeakMap;function D(o,t){const e=Z.get(t);if(e)return e;const{healthPath:s,instances:n,memory:i,idleTimeout:h,requestTimeout:r}={...$t.em,
...t},a=o==="sse"&&t.requestTimeout===void 0,c={healthPath:s,instances:n,memoryBytes:(0,M.DB)(i,"memory"),idleTimeoutMs:tt(h,"idleTimeout"),requestTimeoutMs:a?null:
tt(r,"requestTimeout")};return Z.set(t,c),c}function tt(o,t){return o==="0"||o==="off"?null:(0,Yt.E9)(o,t)}const Kt=1e3;async function Vt(o,t){const e=t.upgrade();
try{return await K(o,e,(s,n)=>Xt(o,s,n))}finally{t.end(e)}}async function Xt(o,t,e){const{incoming:s,outgoing:n,head:i,own:h,onStream:r}=o,a=s.socket;n.detachSocket(
a);const c=[...z(t).list,...h,"Connection","Upgrade","Upgrade","websocket"],d=["HTTP/1.1 101 Switching Protocols"];for(let w=0;w<c.length;w+=2)d.push(`${c[w]}: ${c[w+
1]}`);a.write(`${d.join(`\r
`)}\r
\r
`,"latin1"),i!==void 0&&i.length>0&&e.write(i),a.setTimeout(T);const u=e.bytesRead-e.readableLength;e.setTimeout(T,()=>e.destroy());const l=(w,g)=>new Promise(S=>{
w.on("error",()=>g.destroy()),w.once("close",()=>{(!w.readableEnded||w.errored!==null)&&g.destroy(),S()})}),p=Promise.all([l(a,e),l(e,a)]);return a.pipe(e),e.pipe(
a),r(()=>{for(const w of[a,e])w.end(),setTimeout(()=>w.destroy(),Kt).unref()}),await p,e.bytesRead-u}const Qt=2,Jt=50,Zt=1e3,te=1e3,ee=3;class se{#t;#s=new Map;#e=new At;#i=new WeakMap;#n;#a=0;#o=new Map;constructor(t){
this.#t=t,this.#n=new URL(t.siteUrl("site")).protocol.slice(0,-1)}get status(){return[...this.#s.values()].map(t=>t.status)}statusOf({org:t,project:e,appID:s,subdomain:n}){
const i=this.#s.get(n)?.status,{app:h}=i??{};return h?.org===t&&h.project===e&&h.appID===s?i:void 0}get subdomains(){return[...this.#s.keys()]}async answer(t,e){
const{clock:s,served:n}=this.#t,i=s.monotonic(),h=this.#r(e);let r;try{r=await this.#l(t,e,h)}catch(a){r=this.#d(t,e,h,a)}return n?.(e,r,s.monotonic()-i),r}async call(t,e){
const{clock:s,served:n}=this.#t,i=s.monotonic(),h=this.#r(t);h.want(A(t));const r=await h.acquire();try{const a=D(t.type,t.settings).requestTimeoutMs??e.timeoutMs,
c=r.upstream.take(!1,!0);try{const d={...e.headers,host:new URL(this.#t.siteUrl(t.subdomain)).host},u=await jt(c,{...e,headers:d,timeoutMs:Math.min(a,e.timeoutMs)});
return n?.(t,{status:u,bytes:0},s.monotonic()-i),u}finally{r.upstream.give(c)}}finally{r.release()}}changed(t,e){const s=this.#s.get(t);s&&(e?s.refresh(A(e)):s.
stop().then(()=>this.#h()))}prepare({app:t,subdomain:e,type:s,release:n,settings:i,env:h,signal:r}){return this.#r({...t,subdomain:e}).prepare(A({type:s,release:n,
settings:i}),h,r)}async stop(t){await this.#s.get(t)?.stop(),this.#h()}endStreams(){for(const t of this.#s.values())t.endStreams()}async close(){await Promise.all(
[...this.#s.values()].map(t=>t.close()))}#r({org:t,project:e,appID:s,subdomain:n}){let i=this.#s.get(n);if(i)return i;this.#h();const{instances:h,clock:r,log:a,
siteUrl:c,envOf:d}=this.#t,u={org:t,project:e,appID:s},l=new URL(c(n)).host;return i=new It({app:u,host:l,instances:h,clock:r,log:a,turns:this.#e,envOf:()=>d(u)}),
this.#s.set(n,i),i}#h(){for(const[t,e]of this.#s)e.isEmpty&&this.#s.delete(t)}async#l(t,e,s){const{incoming:n,outgoing:i}=t;if(Number(n.headers["content-length"]??
0)>G)throw new f.Lw("body_too_large");const{release:h,type:r,org:a}=e,c=D(r,e.settings);s.isWanted(h,c)||s.want({...h,settings:c});const{clock:d,connections:u}=this.#t;
if((this.#o.get(a)??0)>=ee*(u-this.#a))throw new f.Lw("queue_full",void 0,5);this.#c(a,1);try{for(let p=0;;p+=1){const w=s.acquire(i),g=w instanceof Promise?await w:
w,{upstream:S}=g;let E;try{if(i.destroyed||n.socket.destroyed)return{status:b,bytes:0};const y=this.#f(t,e,g,c);return t.head!==void 0?await Vt(y,S):(E=S.take(p>
0,!$(n)),await K(y,E))}catch(y){if(!(y instanceof j))throw y;if(p===Qt)throw new f.Lw("instance_broke",y.cause)}finally{E&&S.give(E),g.release()}await d.sleep(Jt*
p)}}finally{this.#c(a,-1)}}#f(t,e,s,{requestTimeoutMs:n}){const{incoming:i,outgoing:h,end:r,requestID:a,remoteAddress:c,head:d}=t,{cdn:u}=this.#t,l=["X-Request-\
ID",a,"X-Slipway-Release",s.deployID,...et(e)];return{incoming:i,outgoing:h,end:r,requestID:a,remoteAddress:c,head:d,own:l,headersFor:u&&(p=>u.dynamic(e,s.deployID,
p)),protocol:this.#n,timeoutMs:n,onStream:p=>{s.stream(p)||p()}}}#c(t,e){this.#a+=e;const s=(this.#o.get(t)??0)+e;s>0?this.#o.set(t,s):this.#o.delete(t)}#d(t,e,s,n){
const i=n instanceof f.Lw?n:new f.Lw("bad_answer",n),{incoming:h,outgoing:r}=t;return r.destroyed||h.socket.destroyed?{status:b,bytes:0}:(this.#u(s,t,i),ie(t,i,
et(e)))}#u(t,{requestID:e},{code:s,cause:n}){const{clock:i,log:h}=this.#t,r=i.monotonic();if(r-(this.#i.get(t)??Number.NEGATIVE_INFINITY)<Zt)return;this.#i.set(
t,r);const{appID:a,org:c}=t.status.app;h("warn","function_refused",{org:c,app:a,code:s,requestID:e,reason:n instanceof Error?n.message:null})}}function A({type:o,
release:t,settings:e}){const{deployID:s,manifestHash:n}=t;return{deployID:s,manifestHash:n,settings:D(o,e)}}function et({settings:o}){return o.noindex===!0?["X-\
Robots-Tag","noindex"]:[]}function ie({incoming:o,outgoing:t,requestID:e},s,n){const{status:i,headers:h,body:r}=(0,f.Ih)(s),a=r instanceof Uint8Array&&o.method!==
"HEAD"?r:void 0;return o.complete||(t.shouldKeepAlive=!1,t.once("finish",()=>setTimeout(()=>o.socket.destroy(),te).unref())),t.writeHead(i,[...Object.entries(h).
flat(),"x-request-id",e,...n]),t.end(a),{status:i,bytes:a?.length??0}}})};export{oe as id,re as ids,he as modules};

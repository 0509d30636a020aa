const oe=936,re=[936],he={8936:((ne,A,w)=>{w.r(A),w.d(A,{Apps:()=>se});var st=w(9127),_=w(3052),it=w(4235);const P=new WeakMap;function M(o,t){const e=P.get(t);
if(e)return e;const{healthPath:s,instances:i,memory:n,idleTimeout:r,requestTimeout:h}={...it.em,...t},a=o==="sse"&&t.requestTimeout===void 0,c={healthPath:s,instances:i,
memoryBytes:(0,_.DB)(n,"memory"),idleTimeoutMs:C(r,"idleTimeout"),requestTimeoutMs:a?null:C(h,"requestTimeout")};return P.set(t,c),c}function C(o,t){return o===
"0"||o==="off"?null:(0,st.E9)(o,t)}var nt=w(7598),l=w(1101),I=w(3739),x=w(6583),U=w(3729);const ot=_.D6/16,rt=5e3,F=3e4,ht=1e3,at=64;class B{client;#t=0;freeSince=0;constructor({
socketPath:t,turns:e,org:s},i=!1){const n=(0,U.buildConnector)({socketPath:t,timeout:rt,allowHalfOpen:i});this.client=new U.Client("http://instance",{connect(r,h){
n(r,(...[a,c])=>{if(a)return h(a,null);e.share(c,s),h(null,c)})},pipelining:1,maxHeaderSize:ot,keepAliveTimeout:F,keepAliveMaxTimeout:F,bodyTimeout:0}),this.client.
on("connect",()=>{this.#t=0})}used(){return this.#t+=1,this.#t>1}}class ct{#t;#s=[];#e=new Set;#i=!1;constructor(t){this.#t=t}upgrade(){const t=new B(this.#t,!0);
return this.#e.add(t),t}take(t,e){const s=this.#s.at(-1),n=(s!==void 0&&!(e&&performance.now()-s.freeSince>ht)&&!t?this.#s.pop():void 0)??new B(this.#t);return this.#e.
add(n),n}give(t){t.freeSince=performance.now(),this.#i||this.#s.length>=at?this.end(t):this.#s.push(t)}close(){this.#i=!0,this.#s.length=0;for(const t of this.#e)
this.end(t)}end(t){this.#e.delete(t),t.client.destroy().catch(()=>{})}}const dt=64*1024;function ut({client:o},{path:t,headers:e,body:s,timeoutMs:i}){return new Promise(
(n,r)=>{let h=0,a=0,c;const d=setTimeout(()=>{const f=new Error(`there was no whole answer in ${Math.round(i/1e3)} s`);c?c.abort(f):r(f)},i),u=f=>{clearTimeout(
d),f()};o.dispatch({path:t,method:"POST",headers:e,body:s,headersTimeout:0},{onRequestStart(f){c=f},onResponseStart(f,m){h=m},onResponseData(f,m){a+=m.length,a>
dt&&f.abort(new H)},onResponseEnd:()=>u(()=>n(h)),onResponseError:(f,m)=>u(()=>m instanceof H?n(h):r(m))})})}class H extends Error{}const lt=1e3,ft=3e4,pt=6e4,wt=1e4,
mt=3e4,gt=1e4,q=8,O=256,yt=1e3,St=2e3;function k(o){return Math.min(ft,lt*2**Math.max(0,o-1))}class Tt{#t;#s;started;#e="starting";#i;#n;#a;#o=0;#h=q;#r=new Set;#d=0;#w=0;#c=0;#u=null;#l=null;#S=0;#f=()=>{};#m=Promise.
withResolvers();#T=Promise.withResolvers();#E;constructor(t,e){this.#t=t,this.#s=e,this.#i=e.clock.now(),this.started=this.#M()}get state(){return this.#e}get load(){
return this.#e==="ready"&&this.#o<this.#h?this.#o:Number.POSITIVE_INFINITY}get isBusy(){return this.#o>0||this.#r.size>0}get failures(){return this.#c}get lastFailure(){
return this.#l}get pause(){return this.#e==="waiting"?Math.max(0,this.#S-this.#s.clock.monotonic()):0}get status(){const t=this.#n;return{id:t?.id??null,deployID:this.#t.
deployID,state:this.#e,since:this.#i,memoryBytes:t?.memoryBytes??null,open:this.#o+this.#r.size,requests:this.#d,restarts:Math.max(0,this.#w-1),journey:t?.journey??
this.#l?.journey??[],lastFailure:this.#l,failures:this.#c,failingSince:this.#c===0?null:this.#u,nextStartAt:this.#e==="waiting"?this.#s.clock.now()+this.pause:null}}lease(){
const t=this.#a;if(!t)throw new TypeError("The instance is not ready");this.#d+=1,this.#o+=1;let e="request";return{upstream:t,deployID:this.#t.deployID,stream:s=>e!==
"request"?!0:this.#r.size>=St?!1:(e=s,this.#o-=1,this.#r.add(s),this.#_(),!0),release:()=>{e!=="nothing"&&(e==="request"?this.#o-=1:this.#r.delete(e),e="nothing",
this.#h=Math.min(O,this.#h+2),this.#_())}}}drain(t=!1){return t&&this.#T.resolve(),this.#E??=this.#v(),this.#E}endStreams(){for(const t of[...this.#r])t()}#g(t){
this.#e=t,this.#i=this.#s.clock.now()}#_(){this.isBusy||this.#m.resolve(),this.#e==="ready"&&this.#s.changed()}async#M(){const{instances:t,clock:e,turns:s}=this.#s;
this.#w+=1;let i;this.#n=void 0;try{const n=t.start(this.#t);this.#n=n;const r=await n.ready,h=new ct({socketPath:r,turns:s,org:this.#t.app.org});if(this.#e!=="\
starting"){h.close();return}this.#a=h,this.#h=q;const a=e.monotonic();this.#g("ready"),this.#p(),this.#s.changed(),n.ended.then(()=>this.#I(n,e.monotonic()-a))}catch(n){
i=Et(n,this.#n?.journey??[]),this.#y(i)}return i}#p(){this.#f=this.#s.clock.after(yt,()=>{this.#e==="ready"&&(this.#h=Math.min(O,2*this.#h),this.#s.changed(),this.#h<
O&&this.#p())})}#I(t,e){this.#n===t&&(this.#a?.close(),this.#a=void 0,this.endStreams(),this.#e==="ready"&&(e>=pt&&(this.#c=0),this.#s.log("warn","function_cras\
hed",{...this.#k,livedMs:Math.round(e)}),this.#O()))}#y(t){const{clock:e}=this.#s,s=this.#n?.id??null;this.#l={...t,at:e.now(),deployID:this.#t.deployID,instance:s},
this.#e==="starting"&&(this.#s.log("warn","function_not_started",{...this.#k,code:t.code,step:t.step}),this.#O())}#O(){const{clock:t,changed:e}=this.#s,s=this.#c===
0&&this.#d>0?0:k(this.#c);this.#c===0&&(this.#u=t.now()),this.#c+=1,this.#S=t.monotonic()+s,this.#g("waiting"),this.#f(),this.#f=t.after(s,()=>{this.#e==="waiti\
ng"&&(this.#g("starting"),this.#M())}),e()}get#k(){const{app:t,deployID:e}=this.#t;return{org:t.org,project:t.project,app:t.appID,deployID:e,instance:this.#n?.id??
null}}async#v(){const{clock:t}=this.#s,e=this.#e==="ready"||this.#e==="starting";this.#g("draining"),this.#f();const s=this.#n;if(e&&s){this.#m=Promise.withResolvers(),
this.isBusy||this.#m.resolve();const i=()=>this.endStreams();this.#T.promise.then(i);const n=[t.after(wt,i),t.after(this.#t.settings.requestTimeoutMs??mt,()=>{i(),
this.#m.resolve()})];await Promise.race([this.#m.promise,s.ended]);for(const r of n)r();this.#a?.close(),await s.stop(gt)}this.#a?.close(),this.#a=void 0,this.#g(
"ended"),this.#s.changed()}}function Et(o,t){if(o instanceof x.i5)return o.failure;const e=(0,I.bD)(o);return{code:"start_failed",step:t.at(-1)?.step??"unpack",
message:e,exitCode:null,signal:null,lines:[],journey:t}}const _t=100,Mt=1e4,It=2e3,Ot=6e4,kt=3,z=3;class vt{key;spec;slots=[];#t;constructor(t,e,s){this.key=t,this.
spec=e,this.#t=s}async grow(t){for(;this.slots.length<t;)this.slots.push(new Tt(this.spec,this.#t));if(await Promise.all(this.slots.map(e=>e.started)),!this.slots.
some(e=>e.state==="ready"))return this.slots.map(e=>e.lastFailure).find(e=>e!==null)??void 0}get isBusy(){return this.slots.some(t=>t.isBusy)}pick(){let t;for(const e of this.
slots)e.load<(t?.load??Number.POSITIVE_INFINITY)&&(t=e);return t}async drain(t=!1){await Promise.all(this.slots.map(e=>e.drain(t)))}}class Rt{#t;#s;#e;#i;#n;#a=()=>{};#o=new Map;#h=new Set;#r;#d;#w=!1;#c;#u;#l=!1;constructor(t){
this.#t=t,this.#c=t.clock.monotonic()}get app(){return this.#t.app}get isEmpty(){return!this.#e&&!this.#i&&!this.#n&&!this.#d&&this.#o.size===0&&this.#h.size===
0&&!this.#f}get status(){const s=[this.#e,this.#i,this.#n,...this.#o.keys()].flatMap(r=>r?.slots??[]).map(r=>r.status),i=this.#r,{clock:n}=this.#t;return{app:this.
app,state:this.#S,waiting:this.#h.size,instances:s,lastFailure:i?.failure??s.find(r=>r.lastFailure)?.lastFailure??null,failing:i?{count:i.count,since:i.since,nextStartAt:n.
now()+Math.max(0,i.until-n.monotonic())}:null}}get#S(){const t=this.#e?.slots??[];return t.some(s=>s.failures>=z&&s.state!=="ready")||(this.#r?.count??0)>=z?"cr\
ash_loop":t.some(s=>s.state==="ready")?"running":this.#e||this.#d?"starting":"asleep"}isWanted({deployID:t,manifestHash:e},s){const i=this.#s;return i?.deployID!==
t||i.manifestHash!==e||i.settings!==s?!1:this.#e&&!this.#r?!0:this.#d!==void 0||this.#i!==void 0||this.#f}want(t){const e=this.isWanted(t,t.settings);this.#s=t,
e||this.#T()}refresh(t){this.#s=t;const e=this.#n?.spec.deployID===t.deployID;(this.#e||this.#i||e)&&this.#T()}async prepare(t,e,s){s.throwIfAborted();const i=this.#g(
t,e);this.#a(),this.#n&&this.#p(this.#n),this.#n=i;const n=()=>{this.#n===i&&(this.#n=void 0,this.#p(i))};s.addEventListener("abort",n,{once:!0});const r=await i.
grow(1);if(s.removeEventListener("abort",n),s.throwIfAborted(),r)throw n(),new x.i5(r);this.#a=this.#t.clock.after(Ot,n)}acquire(t){if(this.#c=this.#t.clock.monotonic(),
this.#l)throw new l.Lw("stopping");const e=this.#h.size===0?this.#e?.pick():void 0;if(e)return e.lease();const s=this.#m();if(s)throw s;if(this.#h.size>=_t)throw new l.
Lw("queue_full",void 0,5);return new Promise((i,n)=>{const r=()=>{this.#h.delete(h),n(new l.Lw("queue_timeout",void 0,5))},h={resolve:i,reject:n,cancel:this.#t.
clock.after(Mt,r)};this.#h.add(h),t?.once("close",()=>{this.#h.delete(h)&&(h.cancel(),n(new l.Lw("queue_timeout")))})})}async stop(t=!1){this.#s=void 0,this.#y(
new l.Lw("stopping"));for(const e of[this.#e,this.#i,this.#n])e&&this.#p(e);if(this.#e=void 0,this.#i=void 0,this.#n=void 0,this.#r=void 0,this.#a(),this.#u?.(),
this.#u=void 0,t)for(const e of this.#o.keys())e.drain(!0);await Promise.all(this.#o.values())}endStreams(){for(const t of[this.#e,...this.#o.keys()])for(const e of t?.
slots??[])e.endStreams()}close(){return this.#l=!0,this.stop(!0)}get#f(){return this.#r!==void 0&&this.#t.clock.monotonic()<this.#r.until}#m(){const{clock:t}=this.#t;
if(!this.#e)return!this.#r||!this.#f||this.#d?void 0:new l.Lw("start_failed",void 0,v(this.#r.until-t.monotonic()));const e=this.#e.slots.map(i=>i.state==="wait\
ing"?i.pause:0),s=Math.min(...e);return s>It?new l.Lw("start_failed",void 0,v(s)):void 0}#T(){this.#w=!0,this.#d??=this.#E().finally(()=>{this.#d=void 0})}async#E(){
for(;this.#w&&!this.#l;){this.#w=!1;try{const t=await this.#t.envOf(),e=this.#s;!this.#w&&e&&!this.#l&&this.#_(this.#g(e,t))}catch(t){this.#t.log("warn","functi\
on_not_planned",{app:this.app.appID,reason:String(t)}),this.#e||(this.#s=void 0,this.#y(new l.Lw("not_readable",t,5)))}}this.#e||this.#y(new l.Lw("start_failed"))}#g(t,e){
const{app:s,host:i}=this.#t,{deployID:n,manifestHash:r,settings:h}=t,a=Object.entries(e).sort(([d],[u])=>d<u?-1:1),c=(0,nt.hash)("sha256",JSON.stringify([n,r,i,
h,a]));return new vt(c,{app:s,deployID:n,manifestHash:r,host:i,env:e,settings:h},{...this.#t,changed:()=>this.#I()})}#_(t){const{key:e}=t;if(this.#e?.key===e){this.#i&&
this.#p(this.#i),this.#i=void 0,this.#r=void 0;return}if(this.#i?.key===e||this.#r?.key===e&&this.#f)return;const s=this.#n?.key===e?this.#n:t;s===this.#n&&(this.#n=
void 0,this.#a()),this.#i&&this.#p(this.#i),this.#i=void 0,this.#e?.slots.some(n=>n.state==="ready")===!0?this.#i=s:(this.#e&&this.#p(this.#e),this.#e=s),this.#M(
s)}async#M(t){const{clock:e,log:s,app:i}=this.#t,n=await t.grow(t.spec.settings.instances);if(!(t!==this.#i&&t!==this.#e)){if(n){const r=this.#r?.key===t.key?this.#r:
void 0,h=(r?.count??0)+1,a=r?.since??e.now();this.#r={key:t.key,failure:n,since:a,count:h,until:e.monotonic()+k(h)};const{code:c,step:d}=n,u=t===this.#i;s("erro\
r","function_switch_failed",{...i,deployID:t.spec.deployID,code:c,step:d,keepsEarlier:u}),u?this.#i=void 0:this.#e=void 0,this.#p(t),u||this.#y(new l.Lw("start_\
failed",void 0,v(k(h))));return}if(this.#r=void 0,t===this.#i){const r=this.#e;this.#e=t,this.#i=void 0,r&&this.#p(r)}this.#c=e.monotonic(),this.#O(),this.#I()}}#p(t){
const e=t.drain().finally(()=>this.#o.delete(t));if(this.#o.set(t,e),this.#o.size<=kt)return;const[s]=this.#o.keys();s?.drain(!0)}#I(){for(const e of this.#h){const s=this.#e?.
pick();if(!s)break;this.#h.delete(e),e.cancel(),e.resolve(s.lease())}const t=this.#h.size>0&&this.#e?this.#m():void 0;t&&this.#y(t)}#y(t){for(const e of this.#h)
this.#h.delete(e),e.cancel(),e.reject(t)}#O(){this.#u?.(),this.#u=void 0;const t=this.#e,e=t?.spec.settings.idleTimeoutMs??null;if(!t||e===null)return;const{clock:s}=this.#t,
i=()=>{if(this.#e!==t)return;const n=t.isBusy||this.#i?e:this.#c+e-s.monotonic();if(n>0){this.#u=s.after(n,i);return}this.#e=void 0,this.#u=void 0,this.#p(t)};this.#u=
s.after(e,i)}}function v(o){return Math.max(1,Math.ceil(o/1e3))}var Lt=w(7075),bt=w(1489);const G=new Set(["connection","expect","keep-alive","proxy-authenticat\
e","proxy-authorization","proxy-connection","te","trailer","transfer-encoding","upgrade"]),Dt=new Set([...G,"forwarded","host","x-forwarded-for","x-forwarded-ho\
st","x-forwarded-port","x-forwarded-proto","x-forwarded-server","x-real-ip","x-request-id"]),Nt=new Set;function W(o){let t;for(let e=0;e<o.length;e+=2){if(o[e]?.
length!==10||o[e]?.toLowerCase()!=="connection")continue;const s=(o[e+1]??"").toLowerCase();if(!(s==="keep-alive"||s==="close")){t??=new Set;for(const i of s.split(
","))t.add(i.trim())}}return t??Nt}function At({incoming:o,requestID:t,remoteAddress:e=""},s){const{rawHeaders:i,headers:n}=o,r=W(i),h=n.host??"",a=["host",h];for(let d=0;d<
i.length;d+=2){const u=i[d]??"",f=u.toLowerCase();Dt.has(f.includes("_")?f.replaceAll("_","-"):f)||r.has(f)||a.push(u,i[d+1]??"")}const c=e.includes(":")?`"[${e}\
]"`:e;return a.push("x-forwarded-for",e,"x-forwarded-proto",s,"x-forwarded-host",h),a.push("x-real-ip",e,"x-request-id",t),a.push("forwarded",`for=${c};host="${h.
replace(/["\\]/g,"")}";proto=${s}`),a}function j(o){const t=W(o),e=[];let[s,i,n]=[!1,!1,!1],r;for(let h=0;h<o.length;h+=2){const a=o[h]??"",c=o[h+1]??"",d=a.toLowerCase();
d==="transfer-encoding"&&(n=!0,i||=c.trim().toLowerCase()!=="chunked"),d==="content-length"&&(r=Number(c)),d==="content-type"&&(s=/^\s*text\/event-stream\b/i.test(
c)),!(G.has(d)||t.has(d)||d==="x-request-id"||(0,bt.t)(d))&&e.push(a,c)}return{list:e,isEventStream:s,length:n?void 0:r,isCoded:i}}const R=10,L={most:16*1024,least:2*
1024},Pt=.5,Ct=.1;class xt{#t;#s=new Map;#e;constructor(t=()=>performance.now()){this.#t=t}share(t,e){const s=t.read.bind(t);let i=L.most,n;t.read=r=>{const h=this.#t();
return n!==void 0&&(i=Ft(i,h-n)),n=void 0,t.readableLength===0?s(r):this.#i(h)?(this.#n(t,e),null):(n=h,s(r??Math.min(i,t.readableLength)))},t.once("close",()=>this.#a(
t,e))}#i(t=this.#t()){return this.#e===void 0&&(this.#e=t+R,setImmediate(this.#o)),t>=this.#e}#n(t,e){const s=this.#s.get(e);s?s.add(t):this.#s.set(e,new Set([t]))}#a(t,e){
const s=this.#s.get(e);s?.delete(t)&&s.size===0&&this.#s.delete(e)}#o=()=>{if(this.#e=void 0,this.#s.size===0)return;this.#i();const t=this.#t()+R,e=R/this.#s.size;
for(const[s,i]of[...this.#s]){this.#e=Math.min(t,this.#t()+e),this.#s.delete(s);for(const n of i){if(this.#i())break;i.delete(n),Ut(n)}for(const n of this.#s.get(
s)??[])i.add(n);if(i.size>0&&this.#s.set(s,i),this.#t()>=t)break}this.#e=t}}function Ut(o){const{stackTraceLimit:t}=Error;Error.stackTraceLimit=0;try{o.emit("re\
adable")}finally{Error.stackTraceLimit=t}}function Ft(o,t){return t>Pt?Math.max(L.least,o/2):t<Ct?Math.min(L.most,o*2):o}function Bt(o){Reflect.deleteProperty(o,
"read")}const Y=100*_.D6,T=60*6e4,$=6e4,Ht=1e3,qt=64,b=499,zt=new Set(["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"]);class K extends Error{name="Unsent"}class D extends Error{name="\
BrokeOff"}function V({headers:o}){return o["transfer-encoding"]!==void 0||Number(o["content-length"]??0)>0}function X(o){return!V(o)&&zt.has(o.method??"")}function Q(o,t,e){
const{incoming:s,outgoing:i,protocol:n,timeoutMs:r}=o,h=V(s);return new Promise((a,c)=>{const d=new Wt({exchange:o,connection:t,withBody:h,join:e,resolve:a,reject:c});
i.on("close",d.gone),(h||r===null)&&J(o);try{t.client.dispatch({path:s.url??"/",method:s.method??"GET",headers:At(o,n),body:h?new Gt(s,Y):null,headersTimeout:r??
0,upgrade:e?"websocket":null},d)}catch(u){d.onResponseError(void 0,u instanceof Error?u:new Error(String(u)))}})}class Gt extends Lt.Readable{#t;#s;#e=!1;#i=0;constructor(t,e){
super(),this.#t=t,this.#s=e}_read(){this.#e||(this.#e=!0,this.#t.on("data",this.#n).on("end",this.#a).on("close",this.#o).on("error",this.#o)),this.#t.resume()}_destroy(t,e){
const s=this.#t;s.off("data",this.#n).off("end",this.#a).off("close",this.#o),s.complete||s.pause(),e(t)}#n=t=>{this.#i+=t.length,this.#i>this.#s?this.destroy(new l.
Lw("body_too_large")):this.push(t)||this.#t.pause()};#a=()=>{this.push(null)};#o=()=>{this.#t.complete||this.destroy(new Error("The client went away before its \
body ended"))}}function J({incoming:o,timeoutMs:t}){o.socket.setTimeout(Math.max($,(t??T)+$))}const Z=Promise.resolve();class Wt{#t;#s;#e=!1;#i=!1;#n=!1;#a=0;#o=0;#h;#r;#d=[];constructor(t){
this.#t=t}gone=()=>{this.#e=!0,this.#i||this.#s?.abort(new D("The client went away"))};onRequestStart(t){if(this.#s=t,this.#n=this.#t.connection.used(),this.#e){
t.abort(new D("The client went away"));return}if(!this.#t.withBody)return;const{incoming:e,outgoing:s}=this.#t.exchange;e.headers.expect!==void 0&&s.writeContinue()}onResponseStart(t,e){
if(e<200){if(this.#a+=1,this.#a>qt)throw new l.Lw("bad_answer");return}const{incoming:s,outgoing:i,own:n,headersFor:r,onStream:h}=this.#t.exchange,a=j(tt(t.rawHeaders));
if(a.isCoded)throw new l.Lw("bad_answer");this.#h=a,s.complete||(i.shouldKeepAlive=!1),a.list.push(...n),i.writeHead(e,r?r(a.list):a.list),a.isEventStream?(s.socket.
setTimeout(T),h(()=>this.#S()),i.flushHeaders()):Z.then(this.#w)}#w=()=>{this.#i||this.#e||(J(this.#t.exchange),this.#o===0&&!this.#r&&this.#t.exchange.outgoing.
flushHeaders())};onRequestUpgrade({rawHeaders:t},e,{upgrade:s},i){if(e!==101||s?.trim().toLowerCase()!=="websocket")throw new l.Lw("bad_answer");this.#i=!0,Bt(i);
const{join:n,resolve:r,reject:h}=this.#t;n?.(tt(t),i).then(a=>r({status:e,bytes:a}),h)}onResponseData(t,e){if(this.#o===0&&e.length===this.#h?.length){this.#r=e;
return}this.#o+=e.length,this.#d.push(e),this.#d.length===1&&Z.then(()=>this.#c(t))}#c(t){const{outgoing:e}=this.#t.exchange,s=this.#u();!s||this.#i||e.destroyed||
e.write(s)||(t.pause(),e.once("drain",()=>t.resume()))}#u(){const t=this.#d;return this.#d=[],t.length>1?Buffer.concat(t):t[0]}onResponseEnd(){const{incoming:t,
outgoing:e,end:s}=this.#t.exchange;this.#o+=this.#r?.length??0,t.complete||e.once("finish",()=>setTimeout(()=>t.socket.destroy(),Ht).unref()),this.#r?s(this.#r):
e.end(this.#u()),this.#f(void 0)}onResponseError(t,e){this.#i||this.#f(this.#l(e))}#l(t){const{incoming:e,outgoing:s}=this.#t.exchange;if(this.#e||s.destroyed)return;
if(s.headersSent){e.socket.resetAndDestroy();return}if(t instanceof l.Lw)return t;const i=jt(t);return(!(this.#s!==void 0)||this.#n&&X(e))&&i?new K("The connect\
ion had ended",{cause:t}):new l.Lw(Yt(t,i),t)}#S(){this.#i||(this.#t.exchange.outgoing.end(this.#u()),this.#f(void 0),this.#s?.abort(new D("The app is replaced")))}#f(t){
if(this.#i)return;this.#i=!0;const{outgoing:e}=this.#t.exchange;t?this.#t.reject(t):this.#t.resolve({status:e.headersSent?e.statusCode:b,bytes:this.#o})}}function jt(o){
const t=(0,I.xU)(o)??"";return/^(?:UND_ERR_SOCKET|UND_ERR_CONNECT_TIMEOUT|UND_ERR_CLOSED|UND_ERR_DESTROYED|E[A-Z]+)$/.test(t)}function Yt(o,t){const e=(0,I.xU)(
o);return e==="UND_ERR_HEADERS_TIMEOUT"?"request_timeout":e==="UND_ERR_INVALID_ARG"?"bad_request":t?"instance_broke":"bad_answer"}function tt(o){return Array.isArray(
o)?o.map(t=>t.toString("latin1")):[]}var $t=w(9777);const Kt=1e3;async function Vt(o,t){const e=t.upgrade();try{return await Q(o,e,(s,i)=>Xt(o,s,i))}finally{t.end(
e)}}async function Xt(o,t,e){const{incoming:s,outgoing:i,head:n,own:r,onStream:h}=o,a=s.socket;i.detachSocket(a);const c=[...j(t).list,...r,"Connection","Upgrad\
e","Upgrade","websocket"],d=["HTTP/1.1 101 Switching Protocols"];for(let p=0;p<c.length;p+=2)d.push(`${c[p]}: ${c[p+1]}`);a.write(`${d.join(`\r
`)}\r
\r
`,"latin1"),n!==void 0&&n.length>0&&e.write(n),a.setTimeout(T);const u=e.bytesRead-e.readableLength;e.setTimeout(T,()=>e.destroy());const f=(p,g)=>new Promise(S=>{
p.on("error",()=>g.destroy()),p.once("close",()=>{(!p.readableEnded||p.errored!==null)&&g.destroy(),S()})}),m=Promise.all([f(a,e),f(e,a)]);return a.pipe(e),e.pipe(
a),h(()=>{for(const p of[a,e])p.end(),setTimeout(()=>p.destroy(),Kt).unref()}),await m,e.bytesRead-u}const Qt=2,Jt=50,Zt=1e3,te=1e3,ee=3;class se{#t;#s=new Map;#e=new xt;#i=new WeakMap;#n;#a=0;#o=new Map;constructor(t){
this.#t=t,this.#n=new URL(t.siteUrl("site")).protocol.slice(0,-1)}get status(){return[...this.#s.values()].map(t=>t.status)}statusOf({org:t,project:e,appID:s,subdomain:i}){
const n=this.#s.get(i),{app:r}=n??{};return n&&r?.org===t&&r.project===e&&r.appID===s?(0,$t.O4)(n.status):void 0}get subdomains(){return[...this.#s.keys()]}async answer(t,e){
const{clock:s,served:i}=this.#t,n=s.monotonic(),r=this.#h(e);let h;try{h=await this.#d(t,e,r)}catch(a){h=this.#u(t,e,r,a)}return i?.(e,h,s.monotonic()-n),h}async call(t,e){
const{clock:s,served:i}=this.#t,n=s.monotonic(),r=this.#h(t);r.want(N(t));const h=await r.acquire();try{const a=M(t.type,t.settings).requestTimeoutMs??e.timeoutMs,
c=h.upstream.take(!1,!0);try{const d={...e.headers,host:new URL(this.#t.siteUrl(t.subdomain)).host},u=await ut(c,{...e,headers:d,timeoutMs:Math.min(a,e.timeoutMs)});
return i?.(t,{status:u,bytes:0},s.monotonic()-n),u}finally{h.upstream.give(c)}}finally{h.release()}}changed(t,e){const s=this.#s.get(t);s&&(e?s.refresh(N(e)):s.
stop().then(()=>this.#r()))}prepare({app:t,subdomain:e,type:s,release:i,settings:n,env:r,signal:h}){return this.#h({...t,subdomain:e}).prepare(N({type:s,release:i,
settings:n}),r,h)}async stop(t){await this.#s.get(t)?.stop(),this.#r()}endStreams(){for(const t of this.#s.values())t.endStreams()}async close(){await Promise.all(
[...this.#s.values()].map(t=>t.close()))}#h({org:t,project:e,appID:s,subdomain:i}){let n=this.#s.get(i);if(n)return n;this.#r();const{instances:r,clock:h,log:a,
siteUrl:c,envOf:d}=this.#t,u={org:t,project:e,appID:s},f=new URL(c(i)).host;return n=new Rt({app:u,host:f,instances:r,clock:h,log:a,turns:this.#e,envOf:()=>d(u)}),
this.#s.set(i,n),n}#r(){for(const[t,e]of this.#s)e.isEmpty&&this.#s.delete(t)}async#d(t,e,s){const{incoming:i,outgoing:n}=t;if(Number(i.headers["content-length"]??
0)>Y)throw new l.Lw("body_too_large");const{release:r,type:h,org:a}=e,c=M(h,e.settings);s.isWanted(r,c)||s.want({...r,settings:c});const{clock:d,connections:u}=this.#t;
if((this.#o.get(a)??0)>=ee*(u-this.#a))throw new l.Lw("queue_full",void 0,5);this.#c(a,1);try{for(let m=0;;m+=1){const p=s.acquire(n),g=p instanceof Promise?await p:
p,{upstream:S}=g;let E;try{if(n.destroyed||i.socket.destroyed)return{status:b,bytes:0};const y=this.#w(t,e,g,c);return t.head!==void 0?await Vt(y,S):(E=S.take(m>
0,!X(i)),await Q(y,E))}catch(y){if(!(y instanceof K))throw y;if(m===Qt)throw new l.Lw("instance_broke",y.cause)}finally{E&&S.give(E),g.release()}await d.sleep(Jt*
m)}}finally{this.#c(a,-1)}}#w(t,e,s,{requestTimeoutMs:i}){const{cdn:n}=this.#t;return{...t,own:["X-Request-ID",t.requestID,"X-Slipway-Release",s.deployID,...et(
e)],headersFor:n&&(r=>n.dynamic(e,s.deployID,r)),protocol:this.#n,timeoutMs:i,onStream:r=>{s.stream(r)||r()}}}#c(t,e){this.#a+=e;const s=(this.#o.get(t)??0)+e;s>
0?this.#o.set(t,s):this.#o.delete(t)}#u(t,e,s,i){const n=i instanceof l.Lw?i:new l.Lw("bad_answer",i),{incoming:r,outgoing:h}=t;return h.destroyed||r.socket.destroyed?
{status:b,bytes:0}:(this.#l(s,t,n),ie(t,n,et(e)))}#l(t,{requestID:e},{code:s,cause:i}){const{clock:n,log:r}=this.#t,h=n.monotonic();if(h-(this.#i.get(t)??Number.
NEGATIVE_INFINITY)<Zt)return;this.#i.set(t,h);const{appID:a,org:c}=t.app;r("warn","function_refused",{org:c,app:a,code:s,requestID:e,reason:i instanceof Error?i.
message:null})}}function N({type:o,release:t,settings:e}){const{deployID:s,manifestHash:i}=t;return{deployID:s,manifestHash:i,settings:M(o,e)}}function et({settings:o}){
return o.noindex===!0?["X-Robots-Tag","noindex"]:[]}function ie({incoming:o,outgoing:t,requestID:e},s,i){const{status:n,headers:r,body:h}=(0,l.Ih)(s),a=h instanceof
Uint8Array&&o.method!=="HEAD"?h:void 0;return o.complete||(t.shouldKeepAlive=!1,t.once("finish",()=>setTimeout(()=>o.socket.destroy(),te).unref())),t.writeHead(
n,[...Object.entries(r).flat(),"x-request-id",e,...i]),t.end(a),{status:n,bytes:a?.length??0}}})};export{oe as id,re as ids,he as modules};

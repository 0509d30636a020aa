const IE=729,BE=[729],gE={158:((sA,s,t)=>{const{addAbortListener:o}=t(3440),{RequestAbortedError:h}=t(8707),N=Symbol("kListener"),_=Symbol("kSignal");function X(p){
p.abort?p.abort(p[_]?.reason):p.reason=p[_]?.reason??new h,m(p)}function z(p,u){if(p.reason=null,p[_]=null,p[N]=null,!!u){if(u.aborted){X(p);return}p[_]=u,p[N]=
()=>{X(p)},o(p[_],p[N])}}function m(p){p[_]&&("removeEventListener"in p[_]?p[_].removeEventListener("abort",p[N]):p[_].removeListener("abort",p[N]),p[_]=null,p[N]=
null)}sA.exports={addSignal:z,removeSignal:m}}),4660:((sA,s,t)=>{const o=t(4589),{AsyncResource:h}=t(6698),{InvalidArgumentError:N,SocketError:_}=t(8707),X=t(3440),
{addSignal:z,removeSignal:m}=t(158);class p extends h{constructor(O,f){if(!O||typeof O!="object")throw new N("invalid opts");if(typeof f!="function")throw new N(
"invalid callback");const{signal:C,opaque:A,responseHeaders:E}=O;if(C&&typeof C.on!="function"&&typeof C.addEventListener!="function")throw new N("signal must b\
e an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=A||null,this.responseHeaders=E||null,this.callback=f,this.abort=null,z(this,C)}onRequestStart(O,f){
if(this.reason){O.abort(this.reason);return}o(this.callback),this.abort=C=>O.abort(C),this.context=f}onResponseStart(){throw new _("bad connect",null)}onRequestUpgrade(O,f,C,A){
const{callback:E,opaque:r,context:Q}=this;m(this),this.callback=null;let i=C;const l=O?.rawHeaders;i!=null&&(i=this.responseHeaders==="raw"?X.parseRawHeaders(l):
C),this.runInAsyncScope(E,null,null,{statusCode:f,headers:i,socket:A,opaque:r,context:Q})}onResponseError(O,f){const{callback:C,opaque:A}=this;m(this),C&&(this.
callback=null,queueMicrotask(()=>{this.runInAsyncScope(C,null,f,{opaque:A})}))}}function u(J,O){if(O===void 0)return new Promise((f,C)=>{u.call(this,J,(A,E)=>A?
C(A):f(E))});try{const f=new p(J,O),C={...J,method:"CONNECT"};this.dispatch(C,f)}catch(f){if(typeof O!="function")throw f;const C=J?.opaque;queueMicrotask(()=>O(
f,{opaque:C}))}}sA.exports=u}),6862:((sA,s,t)=>{const{Readable:o,Duplex:h,PassThrough:N}=t(7075),_=t(4589),{AsyncResource:X}=t(6698),{InvalidArgumentError:z,InvalidReturnValueError:m,
RequestAbortedError:p}=t(8707),u=t(3440),{kBodyUsed:J}=t(6443),{addSignal:O,removeSignal:f}=t(158);function C(){}const A=Symbol("resume");class E extends o{constructor(){
super({autoDestroy:!0}),this[A]=null,this[J]=!0}_read(){const{[A]:F}=this;F&&(this[A]=null,F())}_destroy(F,y){this._read(),y(F)}}class r extends o{constructor(F){
super({autoDestroy:!0}),this[A]=F}_read(){this[A]()}_destroy(F,y){!F&&!this._readableState.endEmitted&&(F=new p),y(F)}}class Q extends X{constructor(F,y){if(!F||
typeof F!="object")throw new z("invalid opts");if(typeof y!="function")throw new z("invalid handler");const{signal:I,method:a,opaque:U,onInfo:D,responseHeaders:k}=F;
if(I&&typeof I.on!="function"&&typeof I.addEventListener!="function")throw new z("signal must be an EventEmitter or EventTarget");if(a==="CONNECT")throw new z("\
invalid method");if(D&&typeof D!="function")throw new z("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=U||null,this.responseHeaders=k||null,this.
handler=y,this.abort=null,this.context=null,this.onInfo=D||null,this.req=new E().on("error",C),this.ret=new h({readableObjectMode:F.objectMode,autoDestroy:!0,read:()=>{
const{body:K}=this;K?.resume&&K.resume()},write:(K,n,c)=>{const{req:H}=this;H.push(K,n)||H._readableState.destroyed?c():H[A]=c},destroy:(K,n)=>{const{body:c,req:H,
res:Y,ret:L,abort:T}=this;!K&&!L._readableState.endEmitted&&(K=new p),T&&K&&T(),u.destroy(c,K),u.destroy(H,K),u.destroy(Y,K),f(this),n(K)}}).on("prefinish",()=>{
const{req:K}=this;K.push(null)}),this.res=null,O(this,I)}onRequestStart(F,y){const{res:I}=this;if(this.reason){F.abort(this.reason);return}_(!I,"pipeline cannot\
 be retried"),this.abort=a=>F.abort(a),this.context=y}onResponseStart(F,y,I,a){const{opaque:U,handler:D,context:k}=this;if(y<200){if(this.onInfo){const n=F?.rawHeaders,
c=this.responseHeaders==="raw"?u.parseRawHeaders(n):I;this.onInfo({statusCode:y,headers:c})}return}this.res=new r(()=>F.resume());let K;try{this.handler=null;const n=F?.
rawHeaders,c=this.responseHeaders==="raw"?u.parseRawHeaders(n):I;K=this.runInAsyncScope(D,null,{statusCode:y,headers:c,opaque:U,body:this.res,context:k})}catch(n){
throw this.res.on("error",C),n}if(!K||typeof K.on!="function")throw new m("expected Readable");K.on("data",n=>{const{ret:c,body:H}=this;!c.push(n)&&H.pause&&H.pause()}).
on("error",n=>{const{ret:c}=this;u.destroy(c,n)}).on("end",()=>{const{ret:n}=this;n.push(null)}).on("close",()=>{const{ret:n}=this;n._readableState.ended||u.destroy(
n,new p)}),this.body=K}onResponseData(F,y){const{res:I}=this;I.push(y)===!1&&F.pause()}onResponseEnd(F,y){const{res:I}=this;I.push(null)}onResponseError(F,y){const{
ret:I}=this;this.handler=null,u.destroy(I,y)}}function i(l,F){try{const y=new Q(l,F);return this.dispatch({...l,body:y.req},y),y.ret}catch(y){return new N().destroy(
y)}}sA.exports=i}),6424:((sA,s,t)=>{const o=t(4589),{AsyncResource:h}=t(6698),{Readable:N}=t(9927),{InvalidArgumentError:_,RequestAbortedError:X}=t(8707),z=t(3440);
function m(){}class p extends h{constructor(O,f){if(!O||typeof O!="object")throw new _("invalid opts");const{signal:C,method:A,opaque:E,body:r,onInfo:Q,responseHeaders:i,
highWaterMark:l}=O;try{if(typeof f!="function")throw new _("invalid callback");if(l!=null&&(!Number.isFinite(l)||l<0))throw new _("invalid highWaterMark");if(C&&
typeof C.on!="function"&&typeof C.addEventListener!="function")throw new _("signal must be an EventEmitter or EventTarget");if(A==="CONNECT")throw new _("invali\
d method");if(Q&&typeof Q!="function")throw new _("invalid onInfo callback");super("UNDICI_REQUEST")}catch(F){throw z.isStream(r)&&z.destroy(r.on("error",m),F),
F}this.method=A,this.responseHeaders=i||null,this.opaque=E||null,this.callback=f,this.res=null,this.abort=null,this.body=r,this.trailers={},this.context=null,this.
controller=null,this.onInfo=Q||null,this.highWaterMark=l,this.reason=null,this.removeAbortListener=null,C?.aborted?this.reason=C.reason??new X:C&&(this.removeAbortListener=
z.addAbortListener(C,()=>{if(this.reason=C.reason??new X,this.res){const F=this.res;this.res=null,z.destroy(F.on("error",m),this.reason)}else this.abort&&this.abort(
this.reason)}))}onRequestStart(O,f){if(this.reason){O.abort(this.reason);return}o(this.callback),this.controller=O,this.abort=C=>O.abort(C),this.context=f}onResponseStart(O,f,C,A){
const{callback:E,opaque:r,context:Q,responseHeaders:i,highWaterMark:l}=this,F=O?.rawHeaders,y=i==="raw"?z.parseRawHeaders(F):C;if(f<200){this.onInfo&&this.onInfo(
{statusCode:f,headers:y});return}const I=C,a=I?.["content-type"],U=I?.["content-length"],D=new N({resume:()=>O.resume(),abort:k=>O.abort(k),contentType:a,contentLength:this.
method!=="HEAD"&&U?Number(U):null,highWaterMark:l});if(this.removeAbortListener&&(D.on("close",this.removeAbortListener),this.removeAbortListener=null),this.callback=
null,this.res=D,E!==null)try{this.runInAsyncScope(E,null,null,{statusCode:f,statusText:A,headers:y,trailers:this.trailers,opaque:r,body:D,context:Q})}catch(k){this.
res=null,z.destroy(D.on("error",m),k),queueMicrotask(()=>{throw k})}}onResponseData(O,f){this.res&&this.res.push(f)===!1&&O.pause()}onResponseEnd(O,f){if(f&&typeof f==
"object")for(const C of Object.keys(f))C==="__proto__"?Object.defineProperty(this.trailers,C,{value:f[C],enumerable:!0,configurable:!0,writable:!0}):this.trailers[C]=
f[C];this.res?.push(null)}onResponseError(O,f){const{res:C,callback:A,body:E,opaque:r}=this;A&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(A,null,
f,{opaque:r})})),C&&(this.res=null,queueMicrotask(()=>{z.destroy(C.on("error",m),f)})),E&&(this.body=null,z.isStream(E)&&(E.on("error",m),z.destroy(E,f))),this.
removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}}function u(J,O){if(O===void 0)return new Promise((f,C)=>{u.call(this,J,(A,E)=>A?
C(A):f(E))});try{const f=new p(J,O);this.dispatch(J,f)}catch(f){if(typeof O!="function")throw f;const C=J?.opaque;queueMicrotask(()=>O(f,{opaque:C}))}}sA.exports=
u,sA.exports.RequestHandler=p}),3560:((sA,s,t)=>{const o=t(4589),{AsyncResource:h}=t(6698),{InvalidArgumentError:N,InvalidReturnValueError:_}=t(8707),X=t(3440),
{addSignal:z,removeSignal:m}=t(158);function p(){}function u(A){return A.errored??A.writableErrored??A._writableState?.errored}function J(){const A=new Error("P\
remature close");return A.code="ERR_STREAM_PREMATURE_CLOSE",A}function O(A,E){let r=!1;const Q=()=>{A.removeListener("close",l),A.removeListener("error",F),A.removeListener(
"finish",y)},i=(I,a=!1)=>{r||(r=!0,Q(),E(I,a))},l=()=>{const I=u(A);i(I??(A.writableFinished?void 0:J()))},F=I=>i(I,!0),y=()=>i();A.on("close",l),A.on("error",F),
A.on("finish",y),A.closed?process.nextTick(l):A.writableFinished&&process.nextTick(y)}class f extends h{constructor(E,r,Q){if(!E||typeof E!="object")throw new N(
"invalid opts");const{signal:i,method:l,opaque:F,body:y,onInfo:I,responseHeaders:a}=E;try{if(typeof Q!="function")throw new N("invalid callback");if(typeof r!="\
function")throw new N("invalid factory");if(i&&typeof i.on!="function"&&typeof i.addEventListener!="function")throw new N("signal must be an EventEmitter or Eve\
ntTarget");if(l==="CONNECT")throw new N("invalid method");if(I&&typeof I!="function")throw new N("invalid onInfo callback");super("UNDICI_STREAM")}catch(U){throw X.
isStream(y)&&X.destroy(y.on("error",p),U),U}this.responseHeaders=a||null,this.opaque=F||null,this.factory=r,this.callback=Q,this.res=null,this.abort=null,this.context=
null,this.controller=null,this.trailers=null,this.body=y,this.onInfo=I||null,X.isStream(y)&&y.on("error",U=>{this.onResponseError(this.controller,U)}),z(this,i)}onRequestStart(E,r){
if(this.reason){E.abort(this.reason);return}o(this.callback),this.controller=E,this.abort=Q=>E.abort(Q),this.context=r}onResponseStart(E,r,Q,i){const{factory:l,
opaque:F,context:y,responseHeaders:I}=this,a=E?.rawHeaders,U=I==="raw"?X.parseRawHeaders(a):Q;if(r<200){this.onInfo&&this.onInfo({statusCode:r,headers:U});return}
if(this.factory=null,l===null)return;const D=this.runInAsyncScope(l,null,{statusCode:r,headers:U,opaque:F,context:y});if(!D||typeof D.write!="function"||typeof D.
end!="function"||typeof D.on!="function")throw new _("expected Writable");O(D,(K,n)=>{const{callback:c,res:H,opaque:Y,trailers:L,abort:T}=this;this.res=null,(K||
!H?.readable)&&X.destroy(H,n?void 0:K),this.callback=null,this.runInAsyncScope(c,null,K||null,{opaque:Y,trailers:L}),K&&T(K)}),D.on("drain",()=>E.resume()),this.
res=D,(D.writableNeedDrain!==void 0?D.writableNeedDrain:D._writableState?.needDrain)===!0&&E.pause()}onResponseData(E,r){const{res:Q}=this;Q&&Q.write(r)===!1&&E.
pause()}onResponseEnd(E,r){const{res:Q}=this;m(this),Q&&(r&&typeof r=="object"&&(this.trailers=r),Q.end())}onResponseError(E,r){const{res:Q,callback:i,opaque:l,
body:F}=this;m(this),this.factory=null,Q?(this.res=null,X.destroy(Q,r)):i&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(i,null,r,{opaque:l})})),
F&&(this.body=null,X.destroy(F,r))}}function C(A,E,r){if(r===void 0)return new Promise((Q,i)=>{C.call(this,A,E,(l,F)=>l?i(l):Q(F))});try{const Q=new f(A,E,r);this.
dispatch(A,Q)}catch(Q){if(typeof r!="function")throw Q;const i=A?.opaque;queueMicrotask(()=>r(Q,{opaque:i}))}}sA.exports=C}),1882:((sA,s,t)=>{const{InvalidArgumentError:o,
SocketError:h}=t(8707),{AsyncResource:N}=t(6698),_=t(4589),X=t(3440),{kHTTP2Stream:z}=t(6443),{addSignal:m,removeSignal:p}=t(158);class u extends N{constructor(f,C){
if(!f||typeof f!="object")throw new o("invalid opts");if(typeof C!="function")throw new o("invalid callback");const{signal:A,opaque:E,responseHeaders:r}=f;if(A&&
typeof A.on!="function"&&typeof A.addEventListener!="function")throw new o("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
r||null,this.opaque=E||null,this.callback=C,this.abort=null,this.context=null,m(this,A)}onRequestStart(f,C){if(this.reason){f.abort(this.reason);return}_(this.callback),
this.abort=A=>f.abort(A),this.context=C}onResponseStart(){throw new h("bad upgrade",null)}onRequestUpgrade(f,C,A,E){const r=E[z]===!0?200:101;if(C!==r){const I=E[z]===
!0?null:X.getSocketInfo(E);f.abort(new h("bad upgrade",I));return}const{callback:Q,opaque:i,context:l}=this;p(this),this.callback=null;const F=f?.rawHeaders,y=this.
responseHeaders==="raw"?X.parseRawHeaders(F):A;this.runInAsyncScope(Q,null,null,{headers:y,socket:E,opaque:i,context:l})}onResponseError(f,C){const{callback:A,opaque:E}=this;
p(this),A&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(A,null,C,{opaque:E})}))}}function J(O,f){if(f===void 0)return new Promise((C,A)=>{J.call(
this,O,(E,r)=>E?A(E):C(r))});try{const C=new u(O,f),A={...O,method:O.method||"GET",upgrade:O.protocol||"Websocket"};this.dispatch(A,C)}catch(C){if(typeof f!="fu\
nction")throw C;const A=O?.opaque;queueMicrotask(()=>f(C,{opaque:A}))}}sA.exports=J}),6615:((sA,s,t)=>{sA.exports.request=t(6424),sA.exports.stream=t(3560),sA.exports.
pipeline=t(6862),sA.exports.upgrade=t(1882),sA.exports.connect=t(4660)}),9927:((sA,s,t)=>{const o=t(4589),{addAbortListener:h}=t(8474),{Readable:N}=t(7075),{RequestAbortedError:_,
NotSupportedError:X,InvalidArgumentError:z,AbortError:m}=t(8707),p=t(3440),u=Symbol("kConsume"),J=Symbol("kReading"),O=Symbol("kBody"),f=Symbol("kAbort"),C=Symbol(
"kContentType"),A=Symbol("kContentLength"),E=Symbol("kUsed"),r=Symbol("kBytesRead"),Q=()=>{};class i extends N{constructor({resume:c,abort:H,contentType:Y="",contentLength:L,
highWaterMark:T=64*1024}){super({autoDestroy:!0,read:c,highWaterMark:T}),this._readableState.dataEmitted=!1,this[f]=H,this[u]=null,this[r]=0,this[O]=null,this[E]=
!1,this[C]=Y,this[A]=Number.isFinite(L)?L:null,this[J]=!1}_destroy(c,H){!c&&!this._readableState.endEmitted&&(c=new _),c&&this[f](),this[E]?H(c):setImmediate(H,
c)}on(c,H){return(c==="data"||c==="readable")&&(this[J]=!0,this[E]=!0),super.on(c,H)}addListener(c,H){return this.on(c,H)}off(c,H){const Y=super.off(c,H);return(c===
"data"||c==="readable")&&(this[J]=this.listenerCount("data")>0||this.listenerCount("readable")>0),Y}removeListener(c,H){return this.off(c,H)}push(c){return c&&(this[r]+=
c.length,this[u])?(k(this[u],c),this[J]?super.push(c):!0):super.push(c)}text(){return y(this,"text")}json(){return y(this,"json")}blob(){return y(this,"blob")}bytes(){
return y(this,"bytes")}arrayBuffer(){return y(this,"arrayBuffer")}async formData(){throw new X}get bodyUsed(){return p.isDisturbed(this)}get body(){return this[O]||
(this[O]=ReadableStream.from(this),this[u]&&(this[O].getReader(),o(this[O].locked))),this[O]}dump(c){const H=c?.signal;if(H!=null&&(typeof H!="object"||!("abort\
ed"in H)))return Promise.reject(new z("signal must be an AbortSignal"));const Y=c?.limit&&Number.isFinite(c.limit)?c.limit:128*1024;return H?.aborted?Promise.reject(
H.reason??new m):this._readableState.closeEmitted?Promise.resolve(null):new Promise((L,T)=>{if((this[A]&&this[A]>Y||this[r]>Y)&&this.destroy(new m),H){const AA=h(
H,()=>{this.destroy(H.reason??new m)});this.on("close",function(){AA[Symbol.dispose](),H.aborted?T(H.reason??new m):L(null)})}else this.on("close",L);this.on("e\
rror",Q).on("data",()=>{this[r]>Y&&this.destroy()}).resume()})}setEncoding(c){return Buffer.isEncoding(c)&&super.setEncoding(c),this}}function l(n){return n[O]?.
locked===!0||n[u]!==null}function F(n){return p.isDisturbed(n)||l(n)}function y(n,c){return o(!n[u]),new Promise((H,Y)=>{if(F(n)){const L=n._readableState;L.destroyed&&
L.closeEmitted===!1?n.on("error",Y).on("close",()=>{Y(new TypeError("unusable"))}):Y(L.errored??new TypeError("unusable"))}else queueMicrotask(()=>{n[u]={type:c,
stream:n,resolve:H,reject:Y,length:0,body:[]},n.on("error",function(L){K(this[u],L)}).on("close",function(){this[u].body!==null&&K(this[u],new _)}),I(n[u])})})}
function I(n){if(n.body===null)return;const{_readableState:c}=n.stream;if(c.bufferIndex){const Y=c.bufferIndex,L=c.buffer.length;for(let T=Y;T<L;T++)k(n,c.buffer[T])}else
for(const Y of c.buffer)k(n,Y);const H=c.decoder;if(H!=null&&H.lastNeed>0&&k(n,Buffer.from(H.lastChar.subarray(0,H.lastTotal-H.lastNeed))),c.endEmitted){D(n,c.encoding);
return}for(n.stream.on("end",function(){D(this[u],this._readableState.encoding)}),n.stream.resume();n.stream.read()!=null;);}function a(n,c,H){if(n.length===0||
c===0)return"";const Y=n.length===1?n[0]:Buffer.concat(n,c),L=Y.length,T=L>2&&Y[0]===239&&Y[1]===187&&Y[2]===191?3:0;return!H||H==="utf8"||H==="utf-8"?Y.utf8Slice(
T,L):Y.subarray(T,L).toString(H)}function U(n,c){if(n.length===0||c===0)return new Uint8Array(0);if(n.length===1)return new Uint8Array(n[0]);const H=new Uint8Array(
Buffer.allocUnsafeSlow(c).buffer);let Y=0;for(let L=0;L<n.length;++L){const T=n[L];H.set(T,Y),Y+=T.length}return H}function D(n,c){const{type:H,body:Y,resolve:L,
stream:T,length:QA}=n;try{H==="text"?L(a(Y,QA,c)):H==="json"?L(JSON.parse(a(Y,QA,c))):H==="arrayBuffer"?L(U(Y,QA).buffer):H==="blob"?L(new Blob(Y,{type:T[C]})):
H==="bytes"&&L(U(Y,QA)),K(n)}catch(AA){T.destroy(AA)}}function k(n,c){n.body!==null&&(typeof c=="string"&&(c=Buffer.from(c,n.stream._readableState.encoding)),n.
length+=c.length,n.body.push(c))}function K(n,c){n.body!==null&&(c?n.reject(c):n.resolve(),n.type=null,n.stream=null,n.resolve=null,n.reject=null,n.length=0,n.body=
null)}sA.exports={Readable:i,chunksDecode:a}}),9136:((sA,s,t)=>{const o=t(7030),h=t(4589),N=t(3440),{InvalidArgumentError:_,ConnectTimeoutError:X}=t(8707);let z;
const m=class{constructor(O){this._maxCachedSessions=O,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(f=>{if(this._sessionCache.size<
this._maxCachedSessions)return;const C=this._sessionCache.get(f);C!==void 0&&C.deref()===void 0&&this._sessionCache.delete(f)})}get(O){const f=this._sessionCache.
get(O);return f?f.deref():null}set(O,f){if(this._maxCachedSessions!==0){if(this._sessionCache.has(O))this._sessionCache.delete(O);else if(this._sessionCache.size>=
this._maxCachedSessions){let C=!1;for(const[A,E]of this._sessionCache)if(E.deref()===void 0){this._sessionCache.delete(A),C=!0;break}if(!C){const A=this._sessionCache.
keys().next();A.done||this._sessionCache.delete(A.value)}}this._sessionCache.set(O,new WeakRef(f)),this._sessionRegistry.register(f,O)}}};function p({allowH2:J,
preferH2:O,useH2c:f,maxCachedSessions:C,socketPath:A,timeout:E,session:r,...Q}){if(C!=null&&(!Number.isInteger(C)||C<0))throw new _("maxCachedSessions must be a\
 positive integer or zero");const i={path:A,...Q},l=new m(C??100);return E=E??1e4,J=J??!0,function({hostname:y,host:I,protocol:a,port:U,servername:D,localAddress:k,
httpSocket:K},n){let c;if(a==="https:"){z||(z=t(1692)),D=D||i.servername||N.getServerName(I)||null;const Y=D||y;h(Y);const L=r||l.get(Y)||null;U=U||443,c=z.connect(
{highWaterMark:16384,...i,servername:D,session:L,localAddress:k,ALPNProtocols:J?O?["h2","http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:K,port:U,host:y}),c.on(
"session",function(T){l.set(Y,T)})}else{h(!K,"httpSocket can only be sent on TLS update"),U=U||80;const Y={highWaterMark:64*1024,...i,localAddress:k,port:U,host:y},
L=o.isIP(y);L!==0&&D&&D!==y&&(Y.host=D,Y.lookup=(T,QA,AA)=>{QA.all?AA(null,[{address:y,family:L}]):AA(null,y,L)}),c=o.connect(Y),f===!0&&(c.alpnProtocol="h2")}if(i.
keepAlive==null||i.keepAlive){const Y=i.keepAliveInitialDelay===void 0?6e4:i.keepAliveInitialDelay;c.setKeepAlive(!0,Y)}const H=N.setupConnectTimeout(new WeakRef(
c),{timeout:E,hostname:y,port:U});return c.setNoDelay(!0).once(a==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(H),n){const Y=n;n=null,Y(null,
this)}}).on("error",function(Y){if(queueMicrotask(H),n){const L=n;n=null,L(u(Y,this,{timeout:E,hostname:y,port:U}))}}),c}}function u(J,O,f){if(J instanceof AggregateError&&
(J.code==="ETIMEDOUT"||J.errors.some(C=>C!=null&&C.code==="ETIMEDOUT"))){let C="Connect Timeout Error";Array.isArray(O.autoSelectFamilyAttemptedAddresses)?C+=` \
(attempted addresses: ${O.autoSelectFamilyAttemptedAddresses.join(", ")},`:C+=` (attempted address: ${f.hostname}:${f.port},`,C+=` timeout: ${f.timeout}ms)`;const A=new X(
C);return A.cause=J,A}return J}sA.exports=p}),735:(sA=>{const s=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials",
"Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Con\
trol-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content\
-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Repor\
t-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","EC\
T","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive",
"Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Refe\
rrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Ser\
ver","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","\
TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Optio\
ns","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"],t={};Object.setPrototypeOf(
t,null);for(let N=0;N<s.length;++N){const _=s[N],X=_.toLowerCase();t[_]=t[X]=X}const o=131072,h=128*1024*1024;sA.exports={wellknownHeaderNames:s,headerNameLowerCasedRecord:t,
defaultWebSocketMaxFragments:o,defaultWebSocketMaxPayloadSize:h}}),2414:((sA,s,t)=>{const o=t(3053),h=t(7975),N=h.debuglog("undici"),_=h.debuglog("fetch"),X=h.debuglog(
"websocket"),z={beforeConnect:o.channel("undici:client:beforeConnect"),connected:o.channel("undici:client:connected"),connectError:o.channel("undici:client:conn\
ectError"),sendHeaders:o.channel("undici:client:sendHeaders"),create:o.channel("undici:request:create"),bodySent:o.channel("undici:request:bodySent"),bodyChunkSent:o.
channel("undici:request:bodyChunkSent"),bodyChunkReceived:o.channel("undici:request:bodyChunkReceived"),headers:o.channel("undici:request:headers"),trailers:o.channel(
"undici:request:trailers"),error:o.channel("undici:request:error"),open:o.channel("undici:websocket:open"),close:o.channel("undici:websocket:close"),socketError:o.
channel("undici:websocket:socket_error"),ping:o.channel("undici:websocket:ping"),pong:o.channel("undici:websocket:pong"),proxyConnected:o.channel("undici:proxy:\
connected")};let m=!1;function p(C=N){if(!m){if(z.beforeConnect.hasSubscribers||z.connected.hasSubscribers||z.connectError.hasSubscribers||z.sendHeaders.hasSubscribers){
m=!0;return}m=!0,o.subscribe("undici:client:beforeConnect",A=>{const{connectParams:{version:E,protocol:r,port:Q,host:i}}=A;C("connecting to %s%s using %s%s",i,Q?
`:${Q}`:"",r,E)}),o.subscribe("undici:client:connected",A=>{const{connectParams:{version:E,protocol:r,port:Q,host:i}}=A;C("connected to %s%s using %s%s",i,Q?`:${Q}`:
"",r,E)}),o.subscribe("undici:client:connectError",A=>{const{connectParams:{version:E,protocol:r,port:Q,host:i},error:l}=A;C("connection to %s%s using %s%s erro\
red - %s",i,Q?`:${Q}`:"",r,E,l.message)}),o.subscribe("undici:client:sendHeaders",A=>{const{request:{method:E,path:r,origin:Q}}=A;C("sending request to %s %s%s",
E,Q,r)})}}let u=!1;function J(C=N){if(!u){if(z.headers.hasSubscribers||z.trailers.hasSubscribers||z.error.hasSubscribers){u=!0;return}u=!0,o.subscribe("undici:r\
equest:headers",A=>{const{request:{method:E,path:r,origin:Q},response:{statusCode:i}}=A;C("received response to %s %s%s - HTTP %d",E,Q,r,i)}),o.subscribe("undic\
i:request:trailers",A=>{const{request:{method:E,path:r,origin:Q}}=A;C("trailers received from %s %s%s",E,Q,r)}),o.subscribe("undici:request:error",A=>{const{request:{
method:E,path:r,origin:Q},error:i}=A;C("request to %s %s%s errored - %s",E,Q,r,i.message)})}}let O=!1;function f(C=X){if(!O){if(z.open.hasSubscribers||z.close.hasSubscribers||
z.socketError.hasSubscribers||z.ping.hasSubscribers||z.pong.hasSubscribers){O=!0;return}O=!0,o.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:E,
port:r}=A.address;C("connection opened %s%s",E,r?`:${r}`:"")}else C("connection opened")}),o.subscribe("undici:websocket:close",A=>{const{websocket:E,code:r,reason:Q}=A;
C("closed connection to %s - %s %s",E.url,r,Q)}),o.subscribe("undici:websocket:socket_error",A=>{C("connection errored - %s",A.message)}),o.subscribe("undici:we\
bsocket:ping",A=>{C("ping received")}),o.subscribe("undici:websocket:pong",A=>{C("pong received")})}}(N.enabled||_.enabled)&&(p(_.enabled?_:N),J(_.enabled?_:N)),
X.enabled&&(p(N.enabled?N:X),f(X)),sA.exports={channels:z}}),8707:(sA=>{const s=Symbol.for("undici.error.UND_ERR");class t extends Error{constructor(d,GA){super(
d,GA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](d){return d&&d[s]===!0}get[s](){return!0}}const o=Symbol.for("undici.error.UND_ERR_\
CONNECT_TIMEOUT");class h extends t{constructor(d){super(d),this.name="ConnectTimeoutError",this.message=d||"Connect Timeout Error",this.code="UND_ERR_CONNECT_T\
IMEOUT"}static[Symbol.hasInstance](d){return d&&d[o]===!0}get[o](){return!0}}const N=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class _ extends t{constructor(d){
super(d),this.name="HeadersTimeoutError",this.message=d||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](d){return d&&d[N]===
!0}get[N](){return!0}}const X=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class z extends t{constructor(d){super(d),this.name="HeadersOverflowError",this.
message=d||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](d){return d&&d[X]===!0}get[X](){return!0}}const m=Symbol.for(
"undici.error.UND_ERR_BODY_TIMEOUT");class p extends t{constructor(d){super(d),this.name="BodyTimeoutError",this.message=d||"Body Timeout Error",this.code="UND_\
ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](d){return d&&d[m]===!0}get[m](){return!0}}const u=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class J extends t{constructor(d){
super(d),this.name="InvalidArgumentError",this.message=d||"Invalid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](d){return d&&d[u]===
!0}get[u](){return!0}}const O=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class f extends t{constructor(d){super(d),this.name="InvalidReturnValueErr\
or",this.message=d||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](d){return d&&d[O]===!0}get[O](){return!0}}const C=Symbol.
for("undici.error.UND_ERR_ABORT");class A extends t{constructor(d){super(d),this.name="AbortError",this.message=d||"The operation was aborted",this.code="UND_ER\
R_ABORT"}static[Symbol.hasInstance](d){return d&&d[C]===!0}get[C](){return!0}}const E=Symbol.for("undici.error.UND_ERR_ABORTED");class r extends A{constructor(d){
super(d),this.name="AbortError",this.message=d||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](d){return d&&d[E]===!0}get[E](){return!0}}
const Q=Symbol.for("undici.error.UND_ERR_INFO");class i extends t{constructor(d,GA){super(d,GA),this.name="InformationalError",this.message=d||"Request informat\
ion",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](d){return d&&d[Q]===!0}get[Q](){return!0}}const l=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_M\
ISMATCH");class F extends t{constructor(d){super(d),this.name="RequestContentLengthMismatchError",this.message=d||"Request body length does not match content-le\
ngth header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](d){return d&&d[l]===!0}get[l](){return!0}}const y=Symbol.for("undici.err\
or.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class I extends t{constructor(d){super(d),this.name="ResponseContentLengthMismatchError",this.message=d||"Response body\
 length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](d){return d&&d[y]===!0}get[y](){return!0}}
const a=Symbol.for("undici.error.UND_ERR_DESTROYED");class U extends t{constructor(d){super(d),this.name="ClientDestroyedError",this.message=d||"The client is d\
estroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](d){return d&&d[a]===!0}get[a](){return!0}}const D=Symbol.for("undici.error.UND_ERR_CLOSED");class k extends t{constructor(d){
super(d),this.name="ClientClosedError",this.message=d||"The client is closed",this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](d){return d&&d[D]===!0}get[D](){
return!0}}const K=Symbol.for("undici.error.UND_ERR_SOCKET");class n extends t{constructor(d,GA){super(d),this.name="SocketError",this.message=d||"Socket error",
this.code="UND_ERR_SOCKET",this.socket=GA}static[Symbol.hasInstance](d){return d&&d[K]===!0}get[K](){return!0}}const c=Symbol.for("undici.error.UND_ERR_NOT_SUPP\
ORTED");class H extends t{constructor(d){super(d),this.name="NotSupportedError",this.message=d||"Not supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.
hasInstance](d){return d&&d[c]===!0}get[c](){return!0}}const Y=Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");class L extends t{constructor(d){super(d),
this.name="MissingUpstreamError",this.message=d||"No upstream has been added to the BalancedPool",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](d){
return d&&d[Y]===!0}get[Y](){return!0}}const T=Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_SUPPORTED");class QA extends Error{constructor(d){super(d||"WebAssem\
bly is not supported in this environment, but is required for HTTP/1 parsing"),this.code="ERR_WEBASSEMBLY_NOT_SUPPORTED"}static[Symbol.hasInstance](d){return d&&
d[T]===!0}get[T](){return!0}}const AA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class iA extends Error{constructor(d,GA,vA){super(d),this.name="HTTPParserE\
rror",this.code=GA?`HPE_${GA}`:void 0,this.data=vA?vA.toString():void 0}static[Symbol.hasInstance](d){return d&&d[AA]===!0}get[AA](){return!0}}const EA=Symbol.for(
"undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class v extends t{constructor(d){super(d),this.name="ResponseExceededMaxSizeError",this.message=d||"Response conte\
nt exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](d){return d&&d[EA]===!0}get[EA](){return!0}}const P=Symbol.for("undic\
i.error.UND_ERR_REQ_RETRY");class lA extends t{constructor(d,GA,{headers:vA,data:jA}){super(d),this.name="RequestRetryError",this.message=d||"Request retry erro\
r",this.code="UND_ERR_REQ_RETRY",this.statusCode=GA,this.data=jA,this.headers=vA}static[Symbol.hasInstance](d){return d&&d[P]===!0}get[P](){return!0}}const NA=Symbol.
for("undici.error.UND_ERR_RESPONSE");class SA extends t{constructor(d,GA,{headers:vA,body:jA,bodyTruncated:ee=!1}){super(d),this.name="ResponseError",this.message=
d||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=GA,this.body=jA,this.bodyTruncated=ee,this.headers=vA}static[Symbol.hasInstance](d){return d&&d[NA]===
!0}get[NA](){return!0}}const tA=Symbol.for("undici.error.UND_ERR_PRX_TLS");class IA extends t{constructor(d,GA,vA={}){super(GA,{cause:d,...vA}),this.name="Secur\
eProxyConnectionError",this.message=GA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=d}static[Symbol.hasInstance](d){return d&&d[tA]===
!0}get[tA](){return!0}}const gA=Symbol.for("undici.error.UND_ERR_PRX_CONN");class hA extends t{constructor(d,GA,vA={}){super(GA,{cause:d,...vA}),this.name="Prox\
yConnectionError",this.message=GA||"Proxy Connection failed",this.code="UND_ERR_PRX_CONN",this.cause=d}static[Symbol.hasInstance](d){return d&&d[gA]===!0}get[gA](){
return!0}}const LA=Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");class UA extends t{constructor(d){super(d),this.name="MaxRedirectsError",this.message=d||"max\
 redirects",this.code="UND_ERR_REDIRECT_MAX"}static[Symbol.hasInstance](d){return d&&d[LA]===!0}get[LA](){return!0}}const xA=Symbol.for("undici.error.UND_ERR_MA\
X_ORIGINS_REACHED");class mA extends t{constructor(d){super(d),this.name="MaxOriginsReachedError",this.message=d||"Maximum allowed origins reached",this.code="U\
ND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](d){return d&&d[xA]===!0}get[xA](){return!0}}class CA extends t{constructor(d,GA){super(d),this.name="Sock\
s5ProxyError",this.message=d||"SOCKS5 proxy error",this.code=GA||"UND_ERR_SOCKS5"}}const RA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class aA extends t{constructor(d){
super(d),this.name="MessageSizeExceededError",this.message=d||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.
hasInstance](d){return d&&d[RA]===!0}get[RA](){return!0}}sA.exports={AbortError:A,WebAssemblyNotSupportedError:QA,HTTPParserError:iA,UndiciError:t,HeadersTimeoutError:_,
HeadersOverflowError:z,BodyTimeoutError:p,RequestContentLengthMismatchError:F,ConnectTimeoutError:h,InvalidArgumentError:J,InvalidReturnValueError:f,RequestAbortedError:r,
ClientDestroyedError:U,ClientClosedError:k,InformationalError:i,SocketError:n,NotSupportedError:H,ResponseContentLengthMismatchError:I,BalancedPoolMissingUpstreamError:L,
ResponseExceededMaxSizeError:v,RequestRetryError:lA,ResponseError:SA,SecureProxyConnectionError:IA,ProxyConnectionError:hA,MaxOriginsReachedError:mA,MaxRedirectsError:UA,
Socks5ProxyError:CA,MessageSizeExceededError:aA}}),4655:((sA,s,t)=>{const{InvalidArgumentError:o,NotSupportedError:h}=t(8707),N=t(4589),{isValidHTTPToken:_,isValidHeaderValue:X,
isStream:z,destroy:m,isBuffer:p,isFormDataLike:u,isIterable:J,hasSafeIterator:O,isBlobLike:f,serializePathWithQuery:C,parseHeaders:A,assertRequestHandler:E,getServerName:r,
normalizedMethodRecords:Q,getProtocolFromUrlString:i}=t(3440),{channels:l}=t(2414),{headerNameLowerCasedRecord:F}=t(735),y=/[^\u0021-\u00ff]/;function I(Y){if(typeof Y!=
"string"||Y.length===0)return!1;for(let L=0;L<Y.length;L++){const T=Y.charCodeAt(L);if(T<48||T>57)return!1}return!0}const a=Symbol("handler"),U=Symbol("controll\
er"),D=Symbol("resume");class k{#A=!1;#e=null;#Q=!1;#E;[D]=null;rawHeaders=null;rawTrailers=null;constructor(L){this.#E=L}pause(){this.#A=!0}resume(){this.#A&&(this.#A=
!1,this[D]?.())}abort(L){this.#Q||(this.#Q=!0,this.#e=L,this.#E(L))}get aborted(){return this.#Q}get reason(){return this.#e}get paused(){return this.#A}}class K{constructor(L,{
path:T,method:QA,body:AA,headers:iA,query:EA,idempotent:v,blocking:P,upgrade:lA,headersTimeout:NA,bodyTimeout:SA,reset:tA,expectContinue:IA,servername:gA,throwOnError:hA,
maxRedirections:LA,typeOfService:UA},xA){if(typeof T!="string")throw new o("path must be a string");if(T[0]!=="/"&&!(T.startsWith("http://")||T.startsWith("http\
s://"))&&QA!=="CONNECT")throw new o("path must be an absolute URL or start with a slash");if(y.test(T))throw new o("invalid request path");if(typeof QA!="string")
throw new o("method must be a string");if(Q[QA]===void 0&&!_(QA))throw new o("invalid request method");if(lA&&typeof lA!="string")throw new o("upgrade must be a\
 string");if(lA&&!X(lA))throw new o("invalid upgrade header");if(NA!=null&&(!Number.isFinite(NA)||NA<0))throw new o("invalid headersTimeout");if(SA!=null&&(!Number.
isFinite(SA)||SA<0))throw new o("invalid bodyTimeout");if(tA!=null&&typeof tA!="boolean")throw new o("invalid reset");if(IA!=null&&typeof IA!="boolean")throw new o(
"invalid expectContinue");if(hA!=null)throw new o("invalid throwOnError");if(LA!=null&&LA!==0)throw new o("maxRedirections is not supported, use the redirect in\
terceptor");if(UA!=null&&(!Number.isInteger(UA)||UA<0||UA>255))throw new o("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=NA,this.
bodyTimeout=SA,this.method=QA,this.typeOfService=UA,this.abort=null,AA==null)this.body=null;else if(z(AA)){this.body=AA;const mA=this.body._readableState;(!mA||
!mA.autoDestroy)&&(this.endHandler=function(){m(this)},this.body.on("end",this.endHandler)),this.errorHandler=CA=>{this.abort?this.abort(CA):this.error=CA},this.
body.on("error",this.errorHandler)}else if(p(AA))this.body=AA.byteLength?AA:null;else if(ArrayBuffer.isView(AA))this.body=AA.buffer.byteLength?Buffer.from(AA.buffer,
AA.byteOffset,AA.byteLength):null;else if(AA instanceof ArrayBuffer)this.body=AA.byteLength?Buffer.from(AA):null;else if(typeof AA=="string")this.body=AA.length?
Buffer.from(AA):null;else if(u(AA)){if(!H(AA))throw new o("body must be a FormData created by this undici package instance; FormData from other sources, such as\
 the built-in FormData provided by Node.js, is not supported");this.body=AA}else if(J(AA)||f(AA))this.body=AA;else throw new o("body must be a string, a Buffer,\
 a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=lA||null,this.path=EA?C(T,EA):T,this.origin=L,this.protocol=
i(L),this.idempotent=v??(QA==="HEAD"||QA==="GET"||QA==="QUERY"),this.blocking=P??this.method!=="HEAD",this.reset=tA??null,this.host=null,this.contentLength=null,
this.contentType=null,this.headers=[],this.expectContinue=IA??!1,Array.isArray(iA)){if(iA.length%2!==0)throw new o("headers array must be even");for(let mA=0;mA<
iA.length;mA+=2)n(this,iA[mA],iA[mA+1])}else if(iA&&typeof iA=="object")if(O(iA))for(const mA of iA){if(!Array.isArray(mA)||mA.length!==2)throw new o("headers m\
ust be in key-value pair format");n(this,mA[0],mA[1])}else{const mA=Object.keys(iA);for(let CA=0;CA<mA.length;++CA)n(this,mA[CA],iA[mA[CA]])}else if(iA!=null)throw new o(
"headers must be an object or an array");E(xA,QA,lA),this.servername=gA||r(this.host)||null,this[a]=xA,l.create.hasSubscribers&&l.create.publish({request:this})}onBodySent(L){
if(l.bodyChunkSent.hasSubscribers&&l.bodyChunkSent.publish({request:this,chunk:L}),this[a].onBodySent)try{return this[a].onBodySent(L)}catch(T){this.abort(T)}}onRequestSent(){
if(l.bodySent.hasSubscribers&&l.bodySent.publish({request:this}),this[a].onRequestSent)try{return this[a].onRequestSent()}catch(L){this.abort(L)}}onRequestStart(L,T){
if(N(!this.aborted),N(!this.completed),this[U]=new k(L),this.error){this[U].abort(this.error);return}return this.abort=L,this[a].onRequestStart(this[U],T)}onResponseStarted(){
return this[a].onResponseStarted?.()}onResponseStart(L,T,QA,AA){N(!this.aborted),N(!this.completed),l.headers.hasSubscribers&&l.headers.publish({request:this,response:{
statusCode:L,headers:T,statusText:AA}});const iA=this[U];iA&&(iA[D]=QA,iA.rawHeaders=T);const EA=Array.isArray(T)?A(T):T;try{return this[a].onResponseStart?.(iA,
L,EA,AA),!iA?.paused}catch(v){return this.abort(v),!1}}onResponseData(L){N(!this.aborted),N(!this.completed),l.bodyChunkReceived.hasSubscribers&&l.bodyChunkReceived.
publish({request:this,chunk:L});const T=this[U];try{return this[a].onResponseData?.(T,L),!T?.paused}catch(QA){return this.abort(QA),!1}}onRequestUpgrade(L,T,QA,AA=""){
this.onFinally(),N(!this.aborted),N(!this.completed),l.headers.hasSubscribers&&l.headers.publish({request:this,response:{statusCode:L,headers:T,statusText:AA}});
const iA=this[U];iA&&(iA.rawHeaders=T);const EA=Array.isArray(T)?A(T):T,v=this[a].onRequestUpgrade?.(iA,L,EA,QA);return this.aborted||(this.completed=!0,l.trailers.
hasSubscribers&&l.trailers.publish({request:this,trailers:[]})),v}onResponseEnd(L){this.onFinally(),N(!this.aborted),N(!this.completed),this.completed=!0,l.trailers.
hasSubscribers&&l.trailers.publish({request:this,trailers:L});const T=this[U];T&&(T.rawTrailers=L);const QA=Array.isArray(L)?A(L):L;try{return this[a].onResponseEnd?.(
T,QA)}catch(AA){this.onResponseError(AA)}}onResponseError(L){if(this.onFinally(),l.error.hasSubscribers&&l.error.publish({request:this,error:L}),this.aborted)return;
this.aborted=!0;const T=this[U];return this[a].onResponseError?.(T,L)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=
null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(L,T){return n(this,L,T),this}}function n(Y,L,T){if(T&&typeof T=="ob\
ject"&&!Array.isArray(T))throw new o(`invalid ${L} header`);if(T===void 0)return;let QA=F[L];if(QA===void 0&&(QA=L.toLowerCase(),F[QA]===void 0&&!_(QA)))throw new o(
"invalid header key");if(Array.isArray(T)){const AA=[];for(let iA=0;iA<T.length;iA++)if(typeof T[iA]=="string"){if(!X(T[iA]))throw new o(`invalid ${L} header`);
AA.push(T[iA])}else if(T[iA]===null)AA.push("");else{if(typeof T[iA]=="object")throw new o(`invalid ${L} header`);{const EA=`${T[iA]}`;if(!X(EA))throw new o(`in\
valid ${L} header`);AA.push(EA)}}T=AA}else if(typeof T=="string"){if(!X(T))throw new o(`invalid ${L} header`)}else if(T===null)T="";else if(T=`${T}`,!X(T))throw new o(
`invalid ${L} header`);if(QA==="host"){if(Y.host!==null)throw new o("duplicate host header");if(typeof T!="string")throw new o("invalid host header");Y.host=T}else if(QA===
"content-length"){if(Y.contentLength!==null)throw new o("duplicate content-length header");if(!I(T))throw new o("invalid content-length header");Y.contentLength=
parseInt(T,10)}else if(Y.contentType===null&&QA==="content-type")Y.contentType=T,Y.headers.push(L,T);else{if(QA==="transfer-encoding"||QA==="keep-alive"||QA==="\
upgrade")throw new o(`invalid ${QA} header`);if(QA==="connection"){const AA=typeof T=="string"?T:null;if(AA===null)throw new o("invalid connection header");for(const iA of AA.
toLowerCase().split(",")){const EA=iA.trim();if(!_(EA))throw new o("invalid connection header");EA==="close"&&(Y.reset=!0)}}else{if(QA==="expect")throw new h("e\
xpect header not supported");Y.headers.push(L,T)}}}let c;function H(Y){return c===void 0&&(t(5910),c=t(7879).webidl.is.FormData),c(Y)}sA.exports=K}),8082:((sA,s,t)=>{
const{EventEmitter:o}=t(8474),{Buffer:h}=t(4573),{InvalidArgumentError:N,Socks5ProxyError:_}=t(8707),{debuglog:X}=t(7975),{parseAddress:z}=t(1732),m=X("undici:s\
ocks5"),p=h.alloc(0),u=5,J={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},O={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},f={IPV4:1,DOMAIN:3,IPV6:4},C={SUCCEEDED:0,
GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},
A={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"\
error",CLOSED:"closed"};class E extends o{constructor(Q,i={}){if(super(),!Q)throw new N("socket is required");this.socket=Q,this.options=i,this.state=A.INITIAL,
this.buffer=p,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],
i.username&&i.password&&this.authMethods.push(J.USERNAME_PASSWORD),this.authMethods.push(J.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("err\
or",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(Q){m("received data",Q.length,"bytes in state",this.state),this.buffer=h.concat([this.
buffer,Q]);try{switch(this.state){case A.HANDSHAKING:this.handleHandshakeResponse();break;case A.AUTHENTICATING:this.handleAuthResponse();break;case A.CONNECTING:
this.handleConnectResponse();break}}catch(i){this.onError(i)}}onError(Q){m("socket error",Q),this.state=A.ERROR,this.emit("error",Q),this.destroy()}onClose(){m(
"socket closed"),this.state=A.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=A.AUTHENTICATED,
this.emit("authenticated")}handshake(){if(this.state!==A.INITIAL)throw new N("Handshake already started");m("starting handshake with",this.authMethods.length,"a\
uth methods"),this.state=A.HANDSHAKING;const Q=h.alloc(2+this.authMethods.length);Q[0]=u,Q[1]=this.authMethods.length,this.authMethods.forEach((i,l)=>{Q[2+l]=i}),
this.socket.write(Q)}handleHandshakeResponse(){if(this.buffer.length<2)return;const Q=this.buffer[0],i=this.buffer[1];if(Q!==u)throw new _(`Invalid SOCKS versio\
n: ${Q}`,"UND_ERR_SOCKS5_VERSION");if(i===J.NO_ACCEPTABLE)throw new _("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.
buffer.subarray(2),m("server selected auth method",i),i===J.NO_AUTH)this.markAuthenticated();else if(i===J.USERNAME_PASSWORD)this.state=A.AUTHENTICATING,this.sendAuthRequest();else
throw new _(`Unsupported authentication method: ${i}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){const{username:Q,password:i}=this.options;if(!Q||!i)throw new N(
"Username and password required for authentication");m("sending username/password auth");const l=h.from(Q),F=h.from(i);if(l.length>255||F.length>255)throw new N(
"Username or password too long");const y=h.alloc(3+l.length+F.length);y[0]=1,y[1]=l.length,l.copy(y,2),y[2+l.length]=F.length,F.copy(y,3+l.length),this.socket.write(
y)}handleAuthResponse(){if(this.buffer.length<2)return;const Q=this.buffer[0],i=this.buffer[1];if(Q!==1)throw new _(`Invalid auth sub-negotiation version: ${Q}`,
"UND_ERR_SOCKS5_AUTH_VERSION");if(i!==0)throw new _("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(2),m("authentication \
successful"),this.markAuthenticated()}connect(Q,i){if(this.state===A.CONNECTING||this.state===A.CONNECTED)throw new N("Connection already in progress");if(this.
state!==A.AUTHENTICATED)throw new N("Client must be authenticated before CONNECT");m("connecting to",Q,i),this.state=A.CONNECTING;const l=this.buildConnectRequest(
O.CONNECT,Q,i);this.socket.write(l)}buildConnectRequest(Q,i,l){const{type:F,buffer:y}=z(i),I=h.alloc(4+y.length+2);return I[0]=u,I[1]=Q,I[2]=0,I[3]=F,y.copy(I,4),
I.writeUInt16BE(l,4+y.length),I}handleConnectResponse(){if(this.buffer.length<4)return;const Q=this.buffer[0],i=this.buffer[1],l=this.buffer[3];if(Q!==u)throw new _(
`Invalid SOCKS version in reply: ${Q}`,"UND_ERR_SOCKS5_REPLY_VERSION");let F=4;if(l===f.IPV4)F+=6;else if(l===f.DOMAIN){if(this.buffer.length<5)return;F+=1+this.
buffer[4]+2}else if(l===f.IPV6)F+=18;else throw new _(`Invalid address type in reply: ${l}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<F)return;if(i!==C.
SUCCEEDED){const U=this.getReplyErrorMessage(i);throw new _(`SOCKS5 connection failed: ${U}`,`UND_ERR_SOCKS5_REPLY_${i}`)}let y,I=4;if(l===f.IPV4)y=Array.from(this.
buffer.subarray(I,I+4)).join("."),I+=4;else if(l===f.DOMAIN){const U=this.buffer[I];I+=1,y=this.buffer.subarray(I,I+U).toString(),I+=U}else if(l===f.IPV6){const U=[];
for(let D=0;D<8;D++){const k=this.buffer.readUInt16BE(I+D*2);U.push(k.toString(16))}y=U.join(":"),I+=16}const a=this.buffer.readUInt16BE(I);this.buffer=p,this.state=
A.CONNECTED,this.socket.removeListener("data",this.onSocketData),m("connected, bound address:",y,"port:",a),this.emit("connected",{address:y,port:a})}getReplyErrorMessage(Q){
switch(Q){case C.GENERAL_FAILURE:return"General SOCKS server failure";case C.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case C.NETWORK_UNREACHABLE:
return"Network unreachable";case C.HOST_UNREACHABLE:return"Host unreachable";case C.CONNECTION_REFUSED:return"Connection refused";case C.TTL_EXPIRED:return"TTL \
expired";case C.COMMAND_NOT_SUPPORTED:return"Command not supported";case C.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown \
error code: ${Q}`}}}sA.exports={Socks5Client:E,AUTH_METHODS:J,COMMANDS:O,ADDRESS_TYPES:f,REPLY_CODES:C,STATES:A}}),1732:((sA,s,t)=>{const{Buffer:o}=t(4573),h=t(
7030),{InvalidArgumentError:N}=t(8707);function _(u){if(h.isIPv4(u)){const O=u.split(".").map(Number);return{type:1,buffer:o.from(O)}}if(h.isIPv6(u))return{type:4,
buffer:X(u)};const J=o.from(u,"utf8");if(J.length>255)throw new N("Domain name too long (max 255 bytes)");return{type:3,buffer:o.concat([o.from([J.length]),J])}}
function X(u){const J=o.alloc(16);let O=u;if(u.includes(".")){const C=u.lastIndexOf(":"),A=u.slice(C+1);if(h.isIPv4(A)){const E=A.split(".").map(Number),r=(E[0]<<
8|E[1]).toString(16),Q=(E[2]<<8|E[3]).toString(16);O=`${u.slice(0,C)}:${r}:${Q}`}}const f=O.indexOf("::");if(f!==-1){const C=O.slice(0,f),A=O.slice(f+2),E=C===""?
[]:C.split(":"),r=A===""?[]:A.split(":");let Q=0;for(const i of E)J.writeUInt16BE(parseInt(i,16),Q),Q+=2;Q=16-r.length*2;for(const i of r)J.writeUInt16BE(parseInt(
i,16),Q),Q+=2}else{const C=O.split(":");for(let A=0;A<C.length;A++)J.writeUInt16BE(parseInt(C[A],16),A*2)}return J}function z(u,J,O){const f=o.allocUnsafe(2);return f.
writeUInt16BE(O,0),o.concat([o.from([u]),J,f])}function m(u,J=0){if(u.length<J+1)throw new N("Buffer too small to contain address type");const O=u[J];let f,C=J+
1;switch(O){case 1:{if(u.length<C+6)throw new N("Buffer too small for IPv4 address");f=Array.from(u.subarray(C,C+4)).join("."),C+=4;break}case 3:{if(u.length<C+
1)throw new N("Buffer too small for domain length");const E=u[C];if(C+=1,u.length<C+E+2)throw new N("Buffer too small for domain address");f=u.subarray(C,C+E).toString(
"utf8"),C+=E;break}case 4:{if(u.length<C+18)throw new N("Buffer too small for IPv6 address");const E=[];for(let r=0;r<8;r++){const Q=u.readUInt16BE(C+r*2);E.push(
Q.toString(16))}f=E.join(":"),C+=16;break}default:throw new N(`Invalid address type: ${O}`)}if(u.length<C+2)throw new N("Buffer too small for port");const A=u.readUInt16BE(
C);return C+=2,{address:f,port:A,bytesRead:C-J}}function p(u){const O={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreach\
able",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[u]||`Unknown SOCKS5 error code: ${u}`,
f=new Error(O);return f.code=`SOCKS5_${u}`,f}sA.exports={parseAddress:_,parseIPv6:X,buildAddressBuffer:z,parseResponseAddress:m,createReplyError:p}}),6443:(sA=>{
sA.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRequestOrigin:Symbol("request origin"),kRedirectCacheControl:Symbol(
"redirect cache control"),kOriginless:Symbol("originless"),kWriting:Symbol("writing"),kResuming:Symbol("resuming"),kQueue:Symbol("queue"),kConnect:Symbol("conne\
ct"),kConnecting:Symbol("connecting"),kKeepAliveDefaultTimeout:Symbol("default keep alive timeout"),kKeepAliveMaxTimeout:Symbol("max keep alive timeout"),kKeepAliveTimeoutThreshold:Symbol(
"keep alive timeout threshold"),kKeepAliveTimeoutValue:Symbol("keep alive timeout"),kKeepAlive:Symbol("keep alive"),kHeadersTimeout:Symbol("headers timeout"),kBodyTimeout:Symbol(
"body timeout"),kServerName:Symbol("server name"),kLocalAddress:Symbol("local address"),kHost:Symbol("host"),kNoRef:Symbol("no ref"),kBodyUsed:Symbol("used"),kBody:Symbol(
"abstracted request body"),kRunning:Symbol("running"),kBlocking:Symbol("blocking"),kPending:Symbol("pending"),kSize:Symbol("size"),kBusy:Symbol("busy"),kQueued:Symbol(
"queued"),kFree:Symbol("free"),kConnected:Symbol("connected"),kClosed:Symbol("closed"),kNeedDrain:Symbol("need drain"),kReset:Symbol("reset"),kDestroyed:Symbol.
for("nodejs.stream.destroyed"),kResume:Symbol("resume"),kOnError:Symbol("on error"),kMaxHeadersSize:Symbol("max headers size"),kRunningIdx:Symbol("running index"),
kPendingIdx:Symbol("pending index"),kError:Symbol("error"),kClients:Symbol("clients"),kClient:Symbol("client"),kParser:Symbol("parser"),kOnDestroyed:Symbol("des\
troy callbacks"),kPipelining:Symbol("pipelining"),kSocket:Symbol("socket"),kHostHeader:Symbol("host header"),kConnector:Symbol("connector"),kStrictContentLength:Symbol(
"strict content length"),kMaxRedirections:Symbol("maxRedirections"),kMaxRequests:Symbol("maxRequestsPerClient"),kProxy:Symbol("proxy agent options"),kCounter:Symbol(
"socket request counter"),kMaxResponseSize:Symbol("max response size"),kHTTP2Session:Symbol("http2Session"),kHTTP2Options:Symbol("http2 options"),kHTTP2SessionState:Symbol(
"http2Session state"),kRetryHandlerDefaultRetry:Symbol("retry agent default retry"),kConstruct:Symbol("constructable"),kListeners:Symbol("listeners"),kHTTPContext:Symbol(
"http context"),kMaxConcurrentStreams:Symbol("max concurrent streams"),kHostAuthority:Symbol("host authority"),kHTTP2InitialWindowSize:Symbol("http2 initial win\
dow size"),kHTTP2ConnectionWindowSize:Symbol("http2 connection window size"),kEnableConnectProtocol:Symbol("http2session connect protocol"),kRemoteSettings:Symbol(
"http2session remote settings"),kHTTP2Stream:Symbol("http2session client stream"),kPingInterval:Symbol("ping interval"),kUseMilo:Symbol("use milo"),kNoProxyAgent:Symbol(
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),7752:((sA,s,t)=>{
const{wellknownHeaderNames:o,headerNameLowerCasedRecord:h}=t(735);class N{value=null;left=null;middle=null;right=null;code;constructor(m,p,u){if(u===void 0||u>=
m.length)throw new TypeError("Unreachable");if((this.code=m.charCodeAt(u))>127)throw new TypeError("key must be ascii string");m.length!==++u?this.middle=new N(
m,p,u):this.value=p}add(m,p){const u=m.length;if(u===0)throw new TypeError("Unreachable");let J=0,O=this;for(;;){const f=m.charCodeAt(J);if(f>127)throw new TypeError(
"key must be ascii string");if(O.code===f)if(u===++J){O.value=p;break}else if(O.middle!==null)O=O.middle;else{O.middle=new N(m,p,J);break}else if(O.code<f)if(O.
left!==null)O=O.left;else{O.left=new N(m,p,J);break}else if(O.right!==null)O=O.right;else{O.right=new N(m,p,J);break}}}search(m){const p=m.length;let u=0,J=this;
for(;J!==null&&u<p;){let O=m[u];for(O<=90&&O>=65&&(O|=32);J!==null;){if(O===J.code){if(p===++u)return J;J=J.middle;break}J=J.code<O?J.left:J.right}}return null}}
class _{node=null;insert(m,p){this.node===null?this.node=new N(m,p,0):this.node.add(m,p)}lookup(m){return this.node?.search(m)?.value??null}}const X=new _;for(let z=0;z<
o.length;++z){const m=h[o[z]];X.insert(m,m)}sA.exports={TernarySearchTree:_,tree:X}}),3440:((sA,s,t)=>{const o=t(4589),{kDestroyed:h,kBodyUsed:N,kListeners:_,kBody:X}=t(
6443),{IncomingMessage:z}=t(7067),m=t(7075),p=t(7030),{stringify:u}=t(1792),{EventEmitter:J,addAbortListener:O}=t(8474),f=t(6603),{InvalidArgumentError:C,ConnectTimeoutError:A}=t(
8707),{headerNameLowerCasedRecord:E}=t(735),{tree:r}=t(7752);class Q{constructor(eA){this[X]=eA,this[N]=!1}async*[Symbol.asyncIterator](){o(!this[N],"disturbed"),
this[N]=!0,yield*this[X]}}function i(){}function l(e){return F(e)?(QA(e)===0&&e.on("data",function(){o(!1)}),typeof e.readableDidRead!="boolean"&&(e[N]=!1,J.prototype.
on.call(e,"data",function(){this[N]=!0})),e):e&&typeof e.pipeTo=="function"?new Q(e):e&&mA(e)?e:e&&typeof e!="string"&&!ArrayBuffer.isView(e)&&L(e)?new Q(e):e}function F(e){
return e&&typeof e=="object"&&typeof e.pipe=="function"&&typeof e.on=="function"}function y(e){return e instanceof Blob}function I(e){return e.includes("?")||e.
includes("#")}function a(e,eA){if(I(e))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const DA=u(eA);return DA&&(e+="?"+
DA),e}function U(e){const eA=parseInt(e,10);return eA===Number(e)&&eA>=0&&eA<=65535}function D(e){return e!=null&&e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p"&&
(e[4]===":"||e[4]==="s"&&e[5]===":")}function k(e){if(typeof e=="string"){if(e=new URL(e),!D(e.origin||e.protocol))throw new C("Invalid URL protocol: the URL mu\
st start with `http:` or `https:`.");return e}if(!e||typeof e!="object")throw new C("Invalid URL: The URL argument must be a non-null object.");if(!(e instanceof
URL)){if(e.port!=null&&e.port!==""&&U(e.port)===!1)throw new C("Invalid URL: port must be a valid integer or a string representation of an integer.");if(e.path!=
null&&typeof e.path!="string")throw new C("Invalid URL path: the path must be a string or null/undefined.");if(e.pathname!=null&&typeof e.pathname!="string")throw new C(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(e.hostname!=null&&typeof e.hostname!="string")throw new C("Invalid URL hostname: th\
e hostname must be a string or null/undefined.");if(e.origin!=null&&typeof e.origin!="string")throw new C("Invalid URL origin: the origin must be a string or nu\
ll/undefined.");if(!D(e.origin||e.protocol))throw new C("Invalid URL protocol: the URL must start with `http:` or `https:`.");const eA=e.port!=null?e.port:e.protocol===
"https:"?443:80;let DA=e.origin!=null?e.origin:`${e.protocol||""}//${e.hostname||""}:${eA}`,S=e.path!=null?e.path:`${e.pathname||""}${e.search||""}`;return DA[DA.
length-1]==="/"&&(DA=DA.slice(0,DA.length-1)),S&&S[0]!=="/"&&(S=`/${S}`),new URL(`${DA}${S}`)}if(!D(e.origin||e.protocol))throw new C("Invalid URL protocol: the\
 URL must start with `http:` or `https:`.");return e}function K(e){if(e=k(e),e.pathname!=="/"||e.search||e.hash)throw new C("invalid url");return e}function n(e){
if(e[0]==="["){const DA=e.indexOf("]");return o(DA!==-1),e.substring(1,DA)}const eA=e.indexOf(":");return eA===-1?e:e.substring(0,eA)}function c(e){if(!e)return null;
o(typeof e=="string");const eA=n(e);return p.isIP(eA)?"":eA}function H(e){return JSON.parse(JSON.stringify(e))}function Y(e){return e!=null&&typeof e[Symbol.asyncIterator]==
"function"}function L(e){return e!=null&&(typeof e[Symbol.iterator]=="function"||typeof e[Symbol.asyncIterator]=="function")}function T(e){const eA=Object.getPrototypeOf(
e);return Object.hasOwn(e,Symbol.iterator)||eA!=null&&eA!==Object.prototype&&typeof e[Symbol.iterator]=="function"}function QA(e){if(e==null)return 0;if(F(e)){const eA=e.
_readableState;return eA&&eA.objectMode===!1&&eA.ended===!0&&Number.isFinite(eA.length)?eA.length:null}else{if(y(e))return e.size!=null?e.size:null;if(hA(e))return e.
byteLength}return null}function AA(e){return e&&!!(e.destroyed||e[h]||m.isDestroyed?.(e))}function iA(e,eA){if(!(e==null||!F(e)||AA(e))){if(typeof e.destroy=="f\
unction"){Object.getPrototypeOf(e).constructor===z&&(e.socket=null);try{e.destroy(eA)}catch{}}else eA&&queueMicrotask(()=>{e.emit("error",eA)});e.destroyed!==!0&&
(e[h]=!0)}}const EA=/(?:^|,)[\t ]*timeout=(\d+)/i;function v(e){const eA=e.match(EA);return eA?parseInt(eA[1],10)*1e3:null}function P(e){return typeof e=="strin\
g"?E[e]??e.toLowerCase():r.lookup(e)??e.toString("latin1").toLowerCase()}function lA(e){return r.lookup(e)??e.toString("latin1").toLowerCase()}function NA(e,eA,DA){
eA==="__proto__"?Object.defineProperty(e,eA,{value:DA,enumerable:!0,configurable:!0,writable:!0}):e[eA]=DA}function SA(e,eA){eA===void 0&&(eA={});for(let DA=0;DA<
e.length;DA+=2){const S=P(e[DA]);let j=eA[S];if(j!==void 0)if(Object.hasOwn(eA,S))typeof j=="string"&&(j=[j],eA[S]=j),j.push(e[DA+1].toString("latin1"));else{const nA=typeof e[DA+
1]=="string"?e[DA+1]:Array.isArray(e[DA+1])?e[DA+1].map(dA=>dA.toString("latin1")):e[DA+1].toString("latin1");S==="__proto__"?Object.defineProperty(eA,S,{value:nA,
enumerable:!0,configurable:!0,writable:!0}):eA[S]=nA}else{const nA=typeof e[DA+1]=="string"?e[DA+1]:Array.isArray(e[DA+1])?e[DA+1].map(dA=>dA.toString("latin1")):
e[DA+1].toString("latin1");eA[S]=nA}}return eA}function tA(e){if(e==null)return[];if(!Array.isArray(e)){const nA=[];for(const[dA,VA]of Object.entries(e))if(Array.
isArray(VA))for(const OA of VA)nA.push(dA,`${OA}`);else nA.push(dA,`${VA}`);return nA}const eA=e.length,DA=new Array(eA);let S,j;for(let nA=0;nA<eA;nA+=2)S=e[nA],
j=e[nA+1],typeof S!="string"&&(S=S.toString()),typeof j!="string"&&(j=j.toString("latin1")),DA[nA]=S,DA[nA+1]=j;return DA}function IA(e){const eA=[];for(const[DA,
S]of Object.entries(e))if(Array.isArray(S))for(const j of S)eA.push(Buffer.from(DA,"latin1"),Buffer.from(`${j}`,"latin1"));else eA.push(Buffer.from(DA,"latin1"),
Buffer.from(`${S}`,"latin1"));return eA}function gA(e){if(!Array.isArray(e))throw new TypeError("expected headers to be an array");return e.map(eA=>Buffer.from(
eA))}function hA(e){return e instanceof Uint8Array||Buffer.isBuffer(e)}function LA(e,eA,DA){if(!e||typeof e!="object")throw new C("handler must be an object");if(typeof e.
onRequestStart!="function")throw new C("invalid onRequestStart method");if(typeof e.onResponseError!="function")throw new C("invalid onResponseError method");if(typeof e.
onBodySent!="function"&&e.onBodySent!==void 0)throw new C("invalid onBodySent method");if(typeof e.onRequestSent!="function"&&e.onRequestSent!==void 0)throw new C(
"invalid onRequestSent method");if(DA||eA==="CONNECT"){if(typeof e.onRequestUpgrade!="function")throw new C("invalid onRequestUpgrade method")}else{if(typeof e.
onResponseStart!="function")throw new C("invalid onResponseStart method");if(typeof e.onResponseData!="function")throw new C("invalid onResponseData method");if(typeof e.
onResponseEnd!="function")throw new C("invalid onResponseEnd method")}}function UA(e){return!!(e&&(m.isDisturbed(e)||e[N]))}function xA(e){return{localAddress:e.
localAddress,localPort:e.localPort,remoteAddress:e.remoteAddress,remotePort:e.remotePort,remoteFamily:e.remoteFamily,timeout:e.timeout,bytesWritten:e.bytesWritten,
bytesRead:e.bytesRead}}function mA(e){return e&&typeof e=="object"&&typeof e.append=="function"&&typeof e.delete=="function"&&typeof e.get=="function"&&typeof e.
getAll=="function"&&typeof e.has=="function"&&typeof e.set=="function"&&e[Symbol.toStringTag]==="FormData"}function CA(e,eA){return!e||"aborted"in e?O(e,eA)[Symbol.
dispose]:typeof e.addEventListener=="function"?(e.addEventListener("abort",eA,{once:!0}),()=>e.removeEventListener("abort",eA)):(e.once("abort",eA),()=>e.removeListener(
"abort",eA))}const RA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,1,1,1,1,1,1,1,1,1,0,0,0,
0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function aA(e){return RA[e]===1}const MA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;function d(e){
if(e.length>=12)return MA.test(e);if(e.length===0)return!1;for(let eA=0;eA<e.length;eA++)if(RA[e.charCodeAt(eA)]!==1)return!1;return!0}const GA=/[^\t\x20-\x7e\x80-\xff]/;
function vA(e){return!GA.test(e)}const jA=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;function ee(e){if(e==null||e==="")return{start:0,end:null,size:null};if(!e)return null;
const eA=jA.exec(e);return eA?{start:parseInt(eA[1]),end:eA[2]?parseInt(eA[2]):null,size:eA[3]&&eA[3]!=="*"?parseInt(eA[3]):null}:null}function qA(e,eA,DA){return(e[_]??=
[]).push([eA,DA]),e.on(eA,DA),e}function yA(e){if(e[_]!=null){for(const[eA,DA]of e[_])e.removeListener(eA,DA);e[_]=null}return e}function bA(e,eA,DA){try{eA.onResponseError(
DA),o(eA.aborted)}catch(S){e.emit("error",S)}}const $=process.platform==="win32"?(e,eA)=>{if(!eA.timeout)return i;let DA=null,S=null;const j=f.setFastTimeout(()=>{
DA=setImmediate(()=>{S=setImmediate(()=>TA(e.deref(),eA))})},eA.timeout);return()=>{f.clearFastTimeout(j),clearImmediate(DA),clearImmediate(S)}}:(e,eA)=>{if(!eA.
timeout)return i;let DA=null;const S=f.setFastTimeout(()=>{DA=setImmediate(()=>{TA(e.deref(),eA)})},eA.timeout);return()=>{f.clearFastTimeout(S),clearImmediate(
DA)}};function TA(e,eA){if(e==null)return;let DA="Connect Timeout Error";Array.isArray(e.autoSelectFamilyAttemptedAddresses)?DA+=` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.
join(", ")},`:DA+=` (attempted address: ${eA.hostname}:${eA.port},`,DA+=` timeout: ${eA.timeout}ms)`,iA(e,new A(DA))}let WA=null,R=null;function W(e){if(e===WA)
return R;const eA=rA(e);return WA=e,R=eA,eA}function rA(e){if(e[0]==="h"&&e[1]==="t"&&e[2]==="t"&&e[3]==="p")switch(e[4]){case":":return"http:";case"s":if(e[5]===
":")return"https:"}return e.slice(0,e.indexOf(":")+1)}const FA={__proto__:null,enumerable:!0},V={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",
HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"},kA={...V,patch:"patch",PATCH:"PATCH"};Object.
setPrototypeOf(V,null),Object.setPrototypeOf(kA,null),sA.exports={kEnumerableProperty:FA,isDisturbed:UA,isBlobLike:y,parseOrigin:K,parseURL:k,getServerName:c,isStream:F,
isIterable:L,hasSafeIterator:T,isAsyncIterable:Y,isDestroyed:AA,headerNameToString:P,bufferToLowerCasedHeaderName:lA,addListener:qA,removeAllListeners:yA,errorRequest:bA,
parseRawHeaders:tA,toRawHeaders:IA,encodeRawHeaders:gA,parseHeaders:SA,setHeader:NA,parseKeepAliveTimeout:v,destroy:iA,bodyLength:QA,deepClone:H,isBuffer:hA,assertRequestHandler:LA,
getSocketInfo:xA,isFormDataLike:mA,pathHasQueryOrFragment:I,serializePathWithQuery:a,addAbortListener:CA,isValidHTTPToken:d,isValidHeaderValue:vA,isTokenCharCode:aA,
parseRangeHeader:ee,normalizedMethodRecordsBase:V,normalizedMethodRecords:kA,isValidPort:U,isHttpOrHttpsPrefixed:D,safeHTTPMethods:Object.freeze(["GET","HEAD","\
OPTIONS","TRACE"]),wrapRequestBody:l,setupConnectTimeout:$,getProtocolFromUrlString:W}}),7405:((sA,s,t)=>{const{InvalidArgumentError:o,MaxOriginsReachedError:h}=t(
8707),{kBusy:N,kClients:_,kConnected:X,kRunning:z,kPending:m,kClose:p,kDestroy:u,kDispatch:J,kUrl:O}=t(6443),f=t(1841),C=t(628),A=t(3701),E=t(3440),r=Symbol("on\
Connect"),Q=Symbol("onDisconnect"),i=Symbol("onConnectionError"),l=Symbol("onDrain"),F=Symbol("factory"),y=Symbol("options"),I=Symbol("origins");function a(D,k){
return k&&k.connections===1?new A(D,k):new C(D,k)}class U extends f{constructor({factory:k=a,maxOrigins:K=1/0,connect:n,tls:c,...H}={}){if(typeof k!="function")
throw new o("factory must be a function.");if(n!=null&&typeof n!="function"&&typeof n!="object")throw new o("connect must be a function or an object");if(typeof K!=
"number"||Number.isNaN(K)||K<=0)throw new o("maxOrigins must be a number greater than 0");super(H),n&&typeof n!="function"&&(n={...n}),c&&typeof c!="function"&&
(c={...c}),this[y]={...E.deepClone(H),maxOrigins:K,connect:n,tls:c},this[F]=k,this[_]=new Map,this[I]=new Set,this[l]=(Y,L)=>{this.emit("drain",Y,[this,...L])},
this[r]=(Y,L)=>{this.emit("connect",Y,[this,...L])},this[Q]=(Y,L,T)=>{this.emit("disconnect",Y,[this,...L],T)},this[i]=(Y,L,T)=>{this.emit("connectionError",Y,[
this,...L],T)}}get[z](){let k=0;for(const K of this[_].values())k+=K[z];return k}[J](k,K){let n;if(k.origin&&(typeof k.origin=="string"||k.origin instanceof URL))
n=String(k.origin);else throw new o("opts.origin must be a non-empty string or URL.");const c=k.allowH2??this[y].allowH2,H=c===!1?`${n}#http1-only`:n;if(this[I].
size>=this[y].maxOrigins&&!this[I].has(n))throw new h;let Y=this[_].get(H);if(!Y){Y=this[F](k.origin,c===!1?{...this[y],allowH2:!1}:this[y]);const L=()=>{if(this[_].
get(H)!==Y||Y[X]>0||Y[N]||Y[m]>0)return;this[_].delete(H),Y.destroyed||Y.close();let T=!1;for(const QA of this[_].keys())if(QA===n||QA===`${n}#http1-only`){T=!0;
break}T||this[I].delete(n)};Y.on("drain",this[l]).on("connect",this[r]).on("disconnect",(T,QA,AA)=>{L(),this[Q](T,QA,AA)}).on("connectionError",(T,QA,AA)=>{L(),
this[i](T,QA,AA)}),this[_].set(H,Y),this[I].add(n)}return Y.dispatch(k,K)}[p](){const k=[];for(const K of this[_].values())k.push(K.close());return this[_].clear(),
Promise.all(k)}[u](k){const K=[];for(const n of this[_].values())K.push(n.destroy(k));return this[_].clear(),Promise.all(K)}get stats(){const k={};for(const K of this[_].
values())K.stats&&(k[K[O].origin]=K.stats);return k}}sA.exports=U}),637:((sA,s,t)=>{const o=t(4589),h=t(3440),{channels:N}=t(2414),_=t(6603),{RequestContentLengthMismatchError:X,
ResponseContentLengthMismatchError:z,RequestAbortedError:m,InvalidArgumentError:p,HeadersTimeoutError:u,HeadersOverflowError:J,SocketError:O,InformationalError:f,
BodyTimeoutError:C,HTTPParserError:A,WebAssemblyNotSupportedError:E,ResponseExceededMaxSizeError:r}=t(8707),{kUrl:Q,kReset:i,kClient:l,kParser:F,kBlocking:y,kRunning:I,
kPending:a,kSize:U,kWriting:D,kQueue:k,kNoRef:K,kKeepAliveDefaultTimeout:n,kHostHeader:c,kPendingIdx:H,kRunningIdx:Y,kError:L,kPipelining:T,kSocket:QA,kKeepAliveTimeoutValue:AA,
kMaxHeadersSize:iA,kKeepAliveMaxTimeout:EA,kKeepAliveTimeoutThreshold:v,kHeadersTimeout:P,kBodyTimeout:lA,kStrictContentLength:NA,kMaxRequests:SA,kCounter:tA,kMaxResponseSize:IA,
kOnError:gA,kResume:hA,kHTTPContext:LA,kClosed:UA,kUseMilo:xA}=t(6443),mA=t(2824),{H1Parser:CA,getMiloEnabled:RA}=typeof esbuildDetection>"u"?t(1969):{},aA=Buffer.
alloc(0),MA=Buffer[Symbol.species],d=h.removeAllListeners,GA=Symbol("kIdleSocketValidation"),vA=Symbol("kIdleSocketValidationTimeout"),jA=Symbol("kSocketUsed"),
ee=Symbol("kTypeOfService");let qA;function yA(){if(typeof WebAssembly>"u")throw new E;const b=process.env.JEST_WORKER_ID?t(3870):void 0;let B,M=!0;if(process.arch===
"riscv64")M=!1;else if(process.arch==="ppc64"){const[G,q]=process.versions.node.split(".").map(cA=>parseInt(cA,10));(G<24||G===24&&q<12)&&(M=!1)}if(process.env.
UNDICI_NO_WASM_SIMD==="1"?M=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(M=!0),M)try{B=new WebAssembly.Module(t(3434))}catch{}return B||(B=new WebAssembly.Module(
b||t(3870))),new WebAssembly.Instance(B,{env:{wasm_on_url:(G,q,cA)=>0,wasm_on_status:(G,q,cA)=>{o($.ptr===G);const HA=q-R+TA.byteOffset;return $.onStatus(new MA(
TA.buffer,HA,cA))},wasm_on_message_begin:G=>(o($.ptr===G),$.onMessageBegin()),wasm_on_header_field:(G,q,cA)=>{o($.ptr===G);const HA=q-R+TA.byteOffset;return $.onHeaderField(
new MA(TA.buffer,HA,cA))},wasm_on_header_value:(G,q,cA)=>{o($.ptr===G);const HA=q-R+TA.byteOffset;return $.onHeaderValue(new MA(TA.buffer,HA,cA))},wasm_on_headers_complete:(G,q,cA,HA)=>(o(
$.ptr===G),$.onHeadersComplete(q,cA===1,HA===1)),wasm_on_body:(G,q,cA)=>{o($.ptr===G);const HA=q-R+TA.byteOffset;return $.onBody(new MA(TA.buffer,HA,cA))},wasm_on_message_complete:G=>(o(
$.ptr===G),$.onMessageComplete())}})}let bA=null,$=null,TA=null,WA=0,R=null,W=null;const rA=0,FA=1,V=2|FA,kA=4|FA,e=8|rA;class eA{constructor(B,M,{exports:G}){this.
llhttp=G,this.ptr=this.llhttp.llhttp_alloc(mA.TYPE.RESPONSE),this.client=B,this.socket=M,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=
null,this.timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=B[iA],this.shouldKeepAlive=
!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=-1,this.hasTransferEncoding=!1,this.connection="",this.
maxResponseSize=B[IA]}setTimeout(B,M){B!==this.timeoutValue||M&FA^this.timeoutType&FA?(this.timeout&&(_.clearTimeout(this.timeout),this.timeout=null),B&&(M&FA?this.
timeout=_.setFastTimeout(DA,B,this.timeoutWeakRef):(this.timeout=setTimeout(DA,B,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=B):this.timeout&&
this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=M}resume(){this.socket.destroyed||!this.paused||(o(this.ptr!=null),o($===null),this.llhttp.llhttp_resume(
this.ptr),o(this.timeoutType===kA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||aA),this.readMore())}readMore(){
for(;!this.paused&&this.ptr;){const B=this.socket.read();if(B===null)break;this.execute(B)}}execute(B){o($===null),o(this.ptr!=null),o(!this.paused);const{socket:M,
llhttp:G}=this;B.length>WA&&(R&&G.free(R),WA=Math.ceil(B.length/4096)*4096,R=G.malloc(WA)),(W===null||W.buffer!==G.memory.buffer||W.byteOffset!==R||W.byteLength!==
WA)&&(W=new Uint8Array(G.memory.buffer,R,WA)),W.set(B);try{let q;try{TA=B,$=this,q=G.llhttp_execute(this.ptr,R,B.length)}finally{$=null,TA=null}if(q!==mA.ERROR.
OK){const cA=B.subarray(G.llhttp_get_error_pos(this.ptr)-R);if(q===mA.ERROR.PAUSED_UPGRADE)this.onUpgrade(cA);else if(q===mA.ERROR.PAUSED)this.paused=!0,M.unshift(
cA);else throw this.createError(q,cA)}}catch(q){h.destroy(M,q)}}finish(){o($===null),o(this.ptr!=null);const{llhttp:B}=this;if(this.paused){let G;do B.llhttp_resume(
this.ptr),this.paused=!1,G=this.socket.read()||aA,this.execute(G);while(this.paused&&G.length>0);this.paused&&(B.llhttp_resume(this.ptr),this.paused=!1)}let M;try{
$=this,M=B.llhttp_finish(this.ptr)}finally{$=null}return M===mA.ERROR.OK?null:M===mA.ERROR.PAUSED||M===mA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(
M,aA)}createError(B,M){const{llhttp:G,contentLength:q,bytesRead:cA}=this;if(q!==-1&&cA!==q)return new z;const HA=G.llhttp_get_error_reason(this.ptr);let PA="";if(HA){
const uA=new Uint8Array(G.memory.buffer,HA).indexOf(0);PA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(G.memory.buffer,HA,uA).toString()+")"}return new A(
PA,mA.ERROR[B],M)}destroy(){o($===null),o(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&_.clearTimeout(this.timeout),this.timeout=
null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(B){return this.statusText=B.toString(),0}onMessageBegin(){const{socket:B,client:M}=this;
if(B.destroyed)return-1;if(M[I]===0)return h.destroy(B,new O("bad response",h.getSocketInfo(B))),-1;const G=M[k][M[Y]];return G?(G.onResponseStarted(),0):-1}onHeaderField(B){
const M=this.headers.length;return(M&1)===0?this.headers.push(B):this.headers[M-1]=Buffer.concat([this.headers[M-1],B]),this.trackHeader(B.length),0}onHeaderValue(B){
let M=this.headers.length;const G=(M&1)===0;(M&1)===1?(this.headers.push(B),M+=1):this.headers[M-1]=Buffer.concat([this.headers[M-1],B]);const q=this.headers[M-
2];if(q.length===10){const cA=h.bufferToLowerCasedHeaderName(q);cA==="keep-alive"?this.keepAlive+=(G||this.keepAlive.length===0?"":",")+B.toString():cA==="conne\
ction"&&(this.connection+=(G||this.connection.length===0?"":",")+B.toString())}else if(q.length===14&&h.bufferToLowerCasedHeaderName(q)==="content-length"){this.
contentLength===-1&&(this.contentLength=0);for(let cA=0;cA<B.length;cA++)this.contentLength=this.contentLength*10+(B[cA]-48)}else q.length===17&&h.bufferToLowerCasedHeaderName(
q)==="transfer-encoding"&&(this.hasTransferEncoding=!0);return this.trackHeader(B.length),0}trackHeader(B){this.headersSize+=B,this.headersSize>=this.headersMaxSize&&
h.destroy(this.socket,new J)}onUpgrade(B){const{upgrade:M,client:G,socket:q,headers:cA,statusCode:HA,statusText:PA}=this;o(M),o(G[QA]===q),o(!q.destroyed),o(!this.
paused),o((cA.length&1)===0);const uA=G[k][G[Y]];o(uA),o(uA.upgrade||uA.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=
[],this.headersSize=0,q.unshift(B),q[F].destroy(),q[F]=null,q[l]=null,q[L]=null,d(q),G[QA]=null,G[LA]=null,G[k][G[Y]++]=null,G.emit("disconnect",G[Q],[G],new f(
"upgrade"));try{uA.onRequestUpgrade(HA,cA,q,PA)}catch(_A){h.errorRequest(G,uA,_A),h.destroy(q,_A)}G[hA]()}onHeadersComplete(B,M,G){const{client:q,socket:cA,headers:HA,
statusText:PA}=this;if(cA.destroyed)return-1;if(q[I]===0)return h.destroy(cA,new O("bad response",h.getSocketInfo(cA))),-1;const uA=q[k][q[Y]];if(!uA)return-1;if(o(
!this.upgrade),o(this.statusCode<200),B===100)return h.destroy(cA,new O("bad response",h.getSocketInfo(cA))),-1;if(M&&!uA.upgrade)return h.destroy(cA,new O("bad\
 upgrade",h.getSocketInfo(cA))),-1;if(o(this.timeoutType===V),this.statusCode=B,this.shouldKeepAlive=G||uA.method==="HEAD"&&!cA[i]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.
test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),(uA.method==="HEAD"||B===204||B===304)&&(uA.method!=="HEAD"&&(this.contentLength>
0||this.hasTransferEncoding)&&(this.shouldKeepAlive=!1),this.contentLength=-1),this.statusCode>=200){const YA=uA.bodyTimeout!=null?uA.bodyTimeout:q[lA];this.setTimeout(
YA,kA)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(uA.method==="CONNECT")return o(q[I]===1),this.upgrade=!0,2;if(M)return o(q[I]===1),this.
upgrade=!0,2;if(o((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&q[T]){const YA=this.keepAlive?h.parseKeepAliveTimeout(this.
keepAlive):null;if(YA!=null){const pA=Math.min(YA-q[v],q[EA]);pA<=0?cA[i]=!0:q[AA]=pA}else q[AA]=q[n]}else cA[i]=!0;const _A=uA.onResponseStart(B,HA,this.resume,
PA)===!1;return uA.aborted?-1:uA.method==="HEAD"||B<200?1:(cA[y]&&(cA[y]=!1,q[hA]()),_A?mA.ERROR.PAUSED:0)}onBody(B){const{client:M,socket:G,statusCode:q,maxResponseSize:cA}=this;
if(G.destroyed)return-1;const HA=M[k][M[Y]];return o(HA),o(this.timeoutType===kA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),o(q>=200),cA>-1&&this.
bytesRead+B.length>cA?(h.destroy(G,new r),-1):(this.bytesRead+=B.length,HA.onResponseData(B)===!1?mA.ERROR.PAUSED:0)}onMessageComplete(){const{client:B,socket:M,
statusCode:G,upgrade:q,headers:cA,contentLength:HA,bytesRead:PA,shouldKeepAlive:uA}=this;if(M.destroyed&&(!G||uA))return-1;if(q)return 0;o(G>=100),o((this.headers.
length&1)===0);const _A=B[k][B[Y]];if(o(_A),this.statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength=-1,this.hasTransferEncoding=!1,this.keepAlive=
"",this.connection="",this.headers=[],this.headersSize=0,G<200)return 0;if(HA!==-1&&PA!==HA)return h.destroy(M,new z),-1;if(_A.onResponseEnd(cA),B[k][B[Y]++]=null,
M[jA]=B[a]===0,M[D])return o(B[I]===0),h.destroy(M,new f("reset")),mA.ERROR.PAUSED;if(uA){if(M[i]&&B[I]===0)return h.destroy(M,new f("reset")),mA.ERROR.PAUSED;B[T]==
null||B[T]===1?setImmediate(B[hA]):B[hA]()}else return h.destroy(M,new f("reset")),mA.ERROR.PAUSED;return 0}}function DA(b){const B=b.deref();if(!B)return;const{
socket:M,timeoutType:G,client:q,paused:cA}=B;G===V?(!M[D]||M.writableNeedDrain||q[I]>1)&&(o(!cA,"cannot be paused while waiting for headers"),h.destroy(M,new u)):
G===kA?cA||h.destroy(M,new C):G===e&&(o(q[I]===0&&q[AA]),h.destroy(M,new f("socket idle timeout")))}function S(b,B){if(b[QA]=B,bA||(bA=yA()),B.errored)throw B.errored;
if(B.destroyed)throw new O("destroyed");return B[K]=!1,B[D]=!1,B[i]=!1,B[y]=!1,B[GA]=0,B[vA]=null,B[jA]=!1,B[F]=typeof esbuildDetection>"u"&&(b[xA]??RA())?new CA(
b,B):new eA(b,B,bA),h.addListener(B,"error",j),h.addListener(B,"readable",nA),h.addListener(B,"end",dA),h.addListener(B,"close",VA),B[UA]=!1,B.on("close",OA),{version:"\
h1",defaultPipelining:1,write(M){return ne(b,M)},resume(){Ee(b)},destroy(M,G){B[UA]?queueMicrotask(G):(B.on("close",G),B.destroy(M))},get destroyed(){return B.destroyed},
busy(M){return!!(B[D]||B[i]||B[y]||B[GA]===1||M&&(b[I]>0&&!M.idempotent||b[I]>0&&(M.upgrade||M.method==="CONNECT")||b[I]>0&&h.bodyLength(M.body)!==0&&(h.isStream(
M.body)||h.isAsyncIterable(M.body)||h.isFormDataLike(M.body))))}}}function j(b){const B=this[F];if(b.code==="ECONNRESET"&&B.statusCode&&!B.shouldKeepAlive){const M=B.
finish();M&&(this[L]=M,this[l][gA](M));return}this[L]=b,this[l][gA](b)}function nA(){this[F]?.readMore()}function dA(){const b=this[F];if(b.statusCode&&!b.shouldKeepAlive){
const B=b.finish();B&&h.destroy(this,B);return}h.destroy(this,new O("other side closed",h.getSocketInfo(this)))}function VA(){const b=this[F];$A(this),b&&(!this[L]&&
b.statusCode&&!b.shouldKeepAlive&&(this[L]=b.finish()||this[L]),this[F].destroy(),this[F]=null);const B=this[L]||new O("closed",h.getSocketInfo(this)),M=this[l];
if(M[QA]=null,M[LA]=null,M.destroyed){o(M[a]===0);const G=M[k].splice(M[Y]);for(let q=0;q<G.length;q++){const cA=G[q];h.errorRequest(M,cA,B)}}else if(M[I]>0&&B.
code!=="UND_ERR_INFO"){const G=M[k][M[Y]];M[k][M[Y]++]=null,h.errorRequest(M,G,B)}M[H]=M[Y],o(M[I]===0),M.emit("disconnect",M[Q],[M],B),M[hA]()}function OA(){this[UA]=
!0}function $A(b){b[vA]&&(clearImmediate(b[vA]),b[vA]=null),b[GA]=0}function te(b,B){B[GA]=1,B[vA]=setImmediate(()=>{B[vA]=null,B[GA]=2,b[QA]===B&&!B.destroyed&&
b[hA]()})}function Ee(b){const B=b[QA];if(B&&!B.destroyed){if(b[U]===0?!B[K]&&B.unref&&(B.unref(),B[K]=!0):B[K]&&B.ref&&(B.ref(),B[K]=!1),b[I]===0&&b[a]>0&&B[jA]){
if(B[GA]===0)return te(b,B),B[F].readMore(),B.destroyed,void 0;if(B[GA]===1)return B[F].readMore(),B.destroyed,void 0}if(b[I]===0&&(B[F].readMore(),B.destroyed))
return;if(b[U]===0)B[F].timeoutType!==e&&B[F].setTimeout(b[AA],e);else if(b[I]>0&&B[F].statusCode<200&&B[F].timeoutType!==V){const M=b[k][b[Y]],G=M.headersTimeout!=
null?M.headersTimeout:b[P];B[F].setTimeout(G,V)}}}function Be(b){return b!=="GET"&&b!=="HEAD"&&b!=="OPTIONS"&&b!=="TRACE"&&b!=="CONNECT"}function ae(b,B){if(typeof b.
setTypeOfService!="function")return;const M=B.typeOfService;if(!(M===void 0||b[ee]===M))try{b.setTypeOfService(M),b[ee]=M}catch{}}function ne(b,B){const{method:M,
path:G,host:q,upgrade:cA,blocking:HA,reset:PA}=B;let{body:uA,headers:_A,contentLength:YA}=B;const pA=M==="PUT"||M==="POST"||M==="PATCH"||M==="QUERY"||M==="PROPF\
IND"||M==="PROPPATCH";if(h.isFormDataLike(uA)){qA||(qA=t(4492).extractBody);const[ge,ce]=qA(uA);B.contentType==null&&_A.push("content-type",ce),uA=ge.stream,YA=
ge.length}else if(h.isBlobLike(uA)&&B.contentType==null){const ge=uA.type;if(ge){const ce=`${ge}`;if(!h.isValidHeaderValue(ce))return h.errorRequest(b,B,new p("\
invalid content-type header")),!1;_A.push("content-type",ce)}}uA&&typeof uA.read=="function"&&uA.read(0);const KA=h.bodyLength(uA);if(YA=KA??YA,YA===null&&(YA=B.
contentLength),YA===0&&!pA&&(YA=null),Be(M)&&YA>0&&B.contentLength!==null&&B.contentLength!==YA){if(b[NA])return h.errorRequest(b,B,new X),!1;process.emitWarning(
new X)}const JA=b[QA];$A(JA);const zA=ge=>{B.aborted||B.completed||(h.errorRequest(b,B,ge||new m),h.destroy(uA),h.destroy(JA,new f("aborted")))};try{B.onRequestStart(
zA,null)}catch(ge){h.errorRequest(b,B,ge)}if(B.aborted)return!1;M==="HEAD"&&(JA[i]=!0),(cA||M==="CONNECT")&&(JA[i]=!0),PA!=null&&(JA[i]=PA),b[SA]&&++JA[tA]>=b[SA]&&
(JA[i]=!0),HA&&(JA[y]=!0),ae(JA,B);let XA=`${M} ${G} HTTP/1.1\r
`;if(typeof q=="string"?XA+=`host: ${q}\r
`:XA+=b[c],cA?XA+=`connection: upgrade\r
upgrade: ${cA}\r
`:b[T]&&!JA[i]?XA+=`connection: keep-alive\r
`:XA+=`connection: close\r
`,Array.isArray(_A))for(let ge=0;ge<_A.length;ge+=2){const ce=_A[ge+0],we=_A[ge+1];if(Array.isArray(we))for(let he=0;he<we.length;he++)XA+=`${ce}: ${we[he]}\r
`;else XA+=`${ce}: ${we}\r
`}return N.sendHeaders.hasSubscribers&&N.sendHeaders.publish({request:B,headers:XA,socket:JA}),!uA||KA===0?Fe(zA,null,b,B,JA,YA,XA,pA):h.isBuffer(uA)?Fe(zA,uA,b,
B,JA,YA,XA,pA):h.isBlobLike(uA)?typeof uA.stream=="function"?Z(zA,uA.stream(),b,B,JA,YA,XA,pA):se(zA,uA,b,B,JA,YA,XA,pA):h.isStream(uA)?fe(zA,uA,b,B,JA,YA,XA,pA):
h.isIterable(uA)?Z(zA,uA,b,B,JA,YA,XA,pA):o(!1),!0}function fe(b,B,M,G,q,cA,HA,PA){o(cA!==0||M[I]===0,"stream body cannot be pipelined");let uA=!1;const _A=new wA(
{abort:b,socket:q,request:G,contentLength:cA,client:M,expectsPayload:PA,header:HA}),YA=function(zA){if(!uA)try{!_A.write(zA)&&this.pause&&this.pause()}catch(XA){
h.destroy(this,XA)}},pA=function(){uA||B.resume&&B.resume()},KA=function(){if(queueMicrotask(()=>{B.removeListener("error",JA)}),!uA){const zA=new m;queueMicrotask(
()=>JA(zA))}},JA=function(zA){if(!uA){if(uA=!0,o(q.destroyed||q[D]&&M[I]<=1),q.off("drain",pA).off("error",JA),B.removeListener("data",YA).removeListener("end",
JA).removeListener("close",KA),!zA)try{_A.end()}catch(XA){zA=XA}_A.destroy(zA),zA&&(zA.code!=="UND_ERR_INFO"||zA.message!=="reset")?h.destroy(B,zA):h.destroy(B)}};
B.on("data",YA).on("end",JA).on("error",JA).on("close",KA),B.resume&&B.resume(),q.on("drain",pA).on("error",JA),B.errorEmitted??B.errored?setImmediate(JA,B.errored):
(B.endEmitted??B.readableEnded)&&setImmediate(JA,null),(B.closeEmitted??B.closed)&&setImmediate(KA)}function Fe(b,B,M,G,q,cA,HA,PA){try{B?h.isBuffer(B)&&(o(cA===
B.byteLength,"buffer body must have content length"),q.cork(),q.write(`${HA}content-length: ${cA}\r
\r
`,"latin1"),q.write(B),q.uncork(),G.onBodySent(B),!PA&&G.reset!==!1&&(q[i]=!0)):cA===0?q.write(`${HA}content-length: 0\r
\r
`,"latin1"):(o(cA===null,"no body must not have content length"),q.write(`${HA}\r
`,"latin1")),G.onRequestSent(),M[hA]()}catch(uA){b(uA)}}async function se(b,B,M,G,q,cA,HA,PA){try{if(cA!=null&&cA!==B.size)throw new X;const uA=Buffer.from(await B.
arrayBuffer());q.cork(),q.write(`${HA}content-length: ${cA}\r
\r
`,"latin1"),q.write(uA),q.uncork(),G.onBodySent(uA),G.onRequestSent(),!PA&&G.reset!==!1&&(q[i]=!0),M[hA]()}catch(uA){b(uA)}}async function Z(b,B,M,G,q,cA,HA,PA){
o(cA!==0||M[I]===0,"iterator body cannot be pipelined");let uA=null;function _A(){if(uA){const KA=uA;uA=null,KA()}}const YA=()=>new Promise((KA,JA)=>{o(uA===null),
q[L]?JA(q[L]):uA=KA});q.on("close",_A).on("drain",_A);const pA=new wA({abort:b,socket:q,request:G,contentLength:cA,client:M,expectsPayload:PA,header:HA});try{for await(const KA of B){
if(q[L])throw q[L];pA.write(KA)||await YA()}pA.end()}catch(KA){pA.destroy(KA)}finally{q.off("close",_A).off("drain",_A)}}class wA{constructor({abort:B,socket:M,
request:G,contentLength:q,client:cA,expectsPayload:HA,header:PA}){this.socket=M,this.request=G,this.contentLength=q,this.client=cA,this.bytesWritten=0,this.expectsPayload=
HA,this.header=PA,this.abort=B,this.lengthMismatch=!1,M[D]=!0}onLengthMismatch(){this.socket[i]=!0,this.lengthMismatch||(this.lengthMismatch=!0,process.emitWarning(
new X))}write(B){const{socket:M,request:G,contentLength:q,client:cA,bytesWritten:HA,expectsPayload:PA,header:uA}=this;if(M[L])throw M[L];if(M.destroyed)return!1;
let _A=B instanceof Uint8Array?B.byteLength:Buffer.byteLength(B);if(!_A)return!0;if(q!==null&&HA+_A>q){if(cA[NA])throw new X;this.onLengthMismatch();const pA=q-
HA;if(pA===0)return!0;B=(typeof B=="string"?Buffer.from(B):B).subarray(0,pA),_A=pA}M.cork(),HA===0&&(!PA&&G.reset!==!1&&(M[i]=!0),q===null?M.write(`${uA}transfe\
r-encoding: chunked\r
`,"latin1"):M.write(`${uA}content-length: ${q}\r
\r
`,"latin1")),q===null&&M.write(`\r
${_A.toString(16)}\r
`,"latin1"),this.bytesWritten+=_A;const YA=M.write(B);return M.uncork(),G.onBodySent(B),YA||M[F].timeout&&M[F].timeoutType===V&&M[F].timeout.refresh&&M[F].timeout.
refresh(),YA}end(){const{socket:B,contentLength:M,client:G,bytesWritten:q,expectsPayload:cA,header:HA,request:PA}=this;if(PA.onRequestSent(),B[D]=!1,B[L])throw B[L];
if(!B.destroyed){if(q===0?cA?B.write(`${HA}content-length: 0\r
\r
`,"latin1"):B.write(`${HA}\r
`,"latin1"):M===null&&B.write(`\r
0\r
\r
`,"latin1"),M!==null&&q!==M){if(G[NA])throw new X;this.onLengthMismatch()}B[F].timeout&&B[F].timeoutType===V&&B[F].timeout.refresh&&B[F].timeout.refresh(),G[hA]()}}destroy(B){
const{socket:M,client:G,abort:q}=this;M[D]=!1,B&&(o(G[I]<=1,"pipeline should only contain this request"),q(B))}}sA.exports=S}),8788:((sA,s,t)=>{const o=t(4589),
{pipeline:h}=t(7075),N=t(3440),{RequestContentLengthMismatchError:_,ResponseContentLengthMismatchError:X,RequestAbortedError:z,SocketError:m,InformationalError:p,
InvalidArgumentError:u,HeadersTimeoutError:J,BodyTimeoutError:O,ResponseExceededMaxSizeError:f}=t(8707),{kUrl:C,kReset:A,kClient:E,kRunning:r,kPending:Q,kQueue:i,
kPendingIdx:l,kRunningIdx:F,kError:y,kSocket:I,kStrictContentLength:a,kOnError:U,kMaxConcurrentStreams:D,kHTTP2Session:k,kHostAuthority:K,kResume:n,kSize:c,kHTTPContext:H,
kClosed:Y,kKeepAliveDefaultTimeout:L,kHeadersTimeout:T,kBodyTimeout:QA,kEnableConnectProtocol:AA,kRemoteSettings:iA,kHTTP2Stream:EA,kHTTP2SessionState:v,kHTTP2Options:P,
kMaxResponseSize:lA}=t(6443),{channels:NA}=t(2414),SA=Symbol("open streams"),tA=Symbol("request stream"),IA=Symbol("request stream cleanup"),gA=Symbol("request \
stream state"),hA=Symbol("received goaway"),LA=Symbol("goaway replay attempts"),UA=Symbol("refused stream retry"),xA=1,mA=1,CA=1e3;let RA,aA;try{aA=t(2467)}catch{
aA={constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:MA,HTTP2_HEADER_METHOD:d,HTTP2_HEADER_PATH:GA,HTTP2_HEADER_SCHEME:vA,HTTP2_HEADER_CONTENT_LENGTH:jA,HTTP2_HEADER_EXPECT:ee,
HTTP2_HEADER_STATUS:qA,HTTP2_HEADER_PROTOCOL:yA,NGHTTP2_NO_ERROR:bA,NGHTTP2_REFUSED_STREAM:$}}=aA;function TA(g,w){return g[y]||(w===bA?new p(`HTTP/2: "GOAWAY" \
frame received with code ${w}`):new m(`HTTP/2: "GOAWAY" frame received with code ${w}`,N.getSocketInfo(g[I])))}function WA(g,w){const x=g[E],BA=g[I];if(x[k]===g&&
(x[I]=null,x[H]=null,x[k]=null),BA!=null&&BA[y]==null&&(BA[y]=w),!g.closed&&!g.destroyed)try{g.destroy(w)}catch{}N.destroy(BA,w)}function R(g,w){const x=Number.
isInteger(w)?w:Number.MAX_SAFE_INTEGER;for(let BA=g[F];BA<g[l];BA++){const oA=g[i][BA];if(oA==null)continue;const fA=oA[tA]?.id;if(typeof fA!="number"||fA>x)return BA}
return g[l]}function W(g){g[tA]=null,g[IA]=null}function rA(g,w,x){const BA=g[IA],oA=g[tA];W(g),BA?.(oA),g[tA]=w,g[IA]=x}function FA(g){const w=g[IA],x=g[tA];W(
g),w?.(x)}function V(g,w){g[i].splice(g[l]+1,0,w)}function kA(g,w,x=!1){const BA=g[i],oA=g[F];if(oA<g[l]&&BA[oA]===w){BA[oA]=null,g[F]=oA+1;return}const fA=BA.indexOf(
w,oA);fA===-1||fA>=g[l]||(BA.splice(fA,1),g[l]--,x&&g[l]<g[F]&&(g[l]=g[F]))}function e(g){const{body:w}=g;return w==null||N.isBuffer(w)||N.isBlobLike(w)}function eA(g){
return g[tA]?.[gA]?.responseReceived===!0}function DA(g){const w=(g[LA]??0)+1;return g[LA]=w,w<=xA}function S(g,w=$){if(g!=null&&!g.destroyed&&!g.closed)try{g.close(
w)}catch{}}function j(g){const w=g[tA];return FA(g),nA(w),w}function nA(g){g==null||g[gA]==null||(g[gA]=null,g.off("close",zA),g.off("close",JA),g[k]!=null&&KA(
g),!g.destroyed&&!g.closed&&(g.off("error",pA),g.on("error",pA)))}function dA(g,w){g[I]=w;const x=g[P].sessionOptions?.initialWindowSize,BA=g[P].connectionWindowSize,
oA=aA.connect(g[C],{createConnection:()=>w,peerMaxConcurrentStreams:g[P].maxConcurrentStreams,settings:{enablePush:!1,...x!=null?{initialWindowSize:x}:null}});return g[I]=
w,oA[SA]=0,oA[E]=g,oA[I]=w,oA[v]={idleTimeout:null,noStreamsTimeout:null,probeTimeout:null,refed:!0,ping:{interval:g[P].pingInterval===0?null:setInterval(M,g[P].
pingInterval,oA).unref()}},oA[hA]=!1,oA[AA]=!1,oA[iA]=!1,BA&&N.addListener(oA,"connect",b.bind(oA,BA)),N.addListener(oA,"error",G),N.addListener(oA,"frameError",
q),N.addListener(oA,"goaway",cA),N.addListener(oA,"close",HA),N.addListener(oA,"remoteSettings",B),OA(oA),g[k]=oA,w[k]=oA,N.addListener(w,"error",uA),N.addListener(
w,"end",_A),N.addListener(w,"close",PA),w[Y]=!1,w.on("close",YA),{version:"h2",defaultPipelining:1/0,write(fA){return Te(g,fA)},resume(){$A(g)},destroy(fA,ZA){w[Y]?
queueMicrotask(ZA):w.destroy(fA).on("close",ZA)},get destroyed(){return w.destroyed},busy(fA){if(oA[iA]===!1&&g[r]>0||oA[v].probeTimeout!=null||g[r]>=g[D])return!0;
if(fA!=null)if(g[r]>0){if((fA.upgrade==="websocket"||fA.method==="CONNECT")&&oA[iA]===!1)return!0}else return(fA.upgrade==="websocket"||fA.method==="CONNECT")&&
oA[iA]===!1;return!1}}}function VA(g){const w=g[v];w.refed===!1&&(w.refed=!0,g.ref())}function OA(g){const w=g[v];w.refed===!0&&(w.refed=!1,g.unref())}function $A(g){
const w=g[I],x=g[k];w?.destroyed===!1&&(x[SA]===0&&g[c]===0?OA(x):VA(x),g[c]===0&&x[SA]===0?Z(x):se(x),g[D]===0&&g[r]===0&&g[Q]>0?Ee(x):te(x))}function te(g){const w=g[v];
w?.noStreamsTimeout!=null&&(clearTimeout(w.noStreamsTimeout),w.noStreamsTimeout=null)}function Ee(g){const w=g[E],x=g[v],BA=w[T];!BA||x.noStreamsTimeout!=null||
(x.noStreamsTimeout=setTimeout(Be,BA,g).unref())}function Be(g){const w=g[E],x=g[v];if(x.noStreamsTimeout=null,w[k]!==g||w[D]!==0||w[r]!==0||w[Q]===0)return;const BA=new J(
`HTTP/2: server did not accept a new stream within ${w[T]}`),oA=w[i].splice(w[l]);for(let fA=0;fA<oA.length;fA++)oA[fA]!=null&&N.errorRequest(w,oA[fA],BA);g[y]=
BA,WA(g,BA)}function ae(g,w){const x=g[v];if(!(x.probeTimeout!=null||g.closed||g.destroyed)){try{g.ping(fe.bind(g))}catch{return}x.probeTimeout=setTimeout(Fe,Math.
max(w,CA),g).unref()}}function ne(g){const w=g[v];w?.probeTimeout!=null&&(clearTimeout(w.probeTimeout),w.probeTimeout=null)}function fe(){this[v].probeTimeout!=
null&&(ne(this),this[E][n]())}function Fe(g){if(g[v].probeTimeout=null,g.closed||g.destroyed)return;const w=new m("HTTP/2: connection unresponsive",N.getSocketInfo(
g[I]));g[y]=w,WA(g,w)}function se(g){const w=g[v];w?.idleTimeout!=null&&(clearTimeout(w.idleTimeout),w.idleTimeout=null)}function Z(g){const w=g[E];if(w[k]!==g||
g.closed||g.destroyed)return;if(g[SA]!==0||w[c]!==0){se(g);return}const x=g[v];x.idleTimeout==null&&(x.idleTimeout=setTimeout(wA,w[L],g).unref())}function wA(g){
const w=g[E],x=g[I],BA=g[v];if(BA.idleTimeout=null,w[k]!==g||g[SA]!==0||w[c]!==0||g.closed||g.destroyed)return;const oA=new p("socket idle timeout");x[y]=oA,N.destroy(
x,oA)}function b(g){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(g)}catch{}}function B(g){const w=this[E],x=w[P].maxConcurrentStreams,
BA=g.maxConcurrentStreams??w[D]??x;if(w[D]=Math.min(BA,x),this[iA]===!0&&this[AA]===!0&&g.enableConnectProtocol===!1){const oA=new p("HTTP/2: Server disabled ex\
tended CONNECT protocol against RFC-8441");this[I][y]=oA,this[E][U](oA);return}this[AA]=g.enableConnectProtocol??this[AA],this[iA]=!0,this[E][n]()}function M(g){
const w=g[v];if((g.closed||g.destroyed)&&w.ping.interval!=null){clearInterval(w.ping.interval),w.ping.interval=null;return}g.ping(x.bind(g));function x(BA,oA){const fA=this[E],
ZA=this[I];if(BA!=null){const Qe=new p(`HTTP/2: "PING" errored - type ${BA.message}`);ZA[y]=Qe,fA[U](Qe)}else fA.emit("ping",oA)}}function G(g){this[I][y]=g,!this[hA]&&
this[E][U](g)}function q(g,w,x){if(x===0){if(this[hA])return;const BA=new p(`HTTP/2: "frameError" received - type ${g}, code ${w}`);this[I][y]=BA,this[E][U](BA)}}
function cA(g,w){if(this[hA])return;this[hA]=!0;const x=TA(this,g),BA=this[E],oA=BA[l],fA=R(BA,w),ZA=[],Qe=[];for(let Ae=fA;Ae<oA;Ae++){const oe=BA[i][Ae];if(oe!=
null){const le=eA(oe);Qe.push(j(oe)),!le&&e(oe)&&DA(oe)?ZA.push(oe):N.errorRequest(BA,oe,x)}}if(fA!==oA){const Ae=BA[i].slice(oA);BA[i].length=fA,BA[i].push(...ZA,
...Ae)}BA[l]=fA,BA[k]===this&&(BA[I]=null,BA[H]=null,BA[k]=null),this[SA]===0&&OA(this),se(this),te(this),ne(this);for(let Ae=0;Ae<Qe.length;Ae++)S(Qe[Ae]);!this.
closed&&!this.destroyed&&this.close(),BA.emit("disconnect",BA[C],[BA],x),BA[n]()}function HA(){const{[E]:g,[v]:w,[I]:x}=this,BA=x[y]||this[y]||new m("closed",N.
getSocketInfo(x));if(g[k]===this&&(g[I]=null,g[H]=null,g[k]=null),se(this),te(this),ne(this),w.ping.interval!=null&&(clearInterval(w.ping.interval),w.ping.interval=
null),g.destroyed){o(g[Q]===0);const oA=g[i].splice(g[F]);for(let fA=0;fA<oA.length;fA++){const ZA=oA[fA];ZA!=null&&N.errorRequest(g,ZA,BA)}}}function PA(){const g=this[y]||
new m("closed",N.getSocketInfo(this)),w=this[k],x=w[E];x[I]!==this&&(w[hA]||x[k]!=null&&x[k]!==w)||(x[I]=null,x[H]=null,x[k]===w&&(x[k]=null),w.destroy(g),x[l]=
x[F],o(x[r]===0),x.emit("disconnect",x[C],[x],g),x[n]())}function uA(g){this[y]=g,!this[k]?.[hA]&&this[k]?.[E]?.[U](g)}function _A(){N.destroy(this,new m("other\
 side closed",N.getSocketInfo(this)))}function YA(){this[Y]=!0}function pA(){}function KA(g){const w=g[k],x=w[E];g[k]=null,w[SA]-=1,w[SA]===0&&(x[c]===0||w[hA])&&
(OA(w),Z(w))}function JA(){const g=this[gA];this[gA]=null,he(g,new p("HTTP/2: stream closed before response headers")),KA(this)}function zA(){const g=this[gA];g!=
null&&(be(this),g.pendingEnd&&!g.request.aborted&&!g.request.completed?g.request.onResponseEnd(g.trailers||{}):!g.request.aborted&&!g.request.completed&&N.errorRequest(
g.client,g.request,new p("HTTP/2: stream closed before the response was complete")),de(g),KA(this),this[gA]=null)}function XA(g){return g!=="GET"&&g!=="HEAD"&&g!==
"OPTIONS"&&g!=="TRACE"&&g!=="CONNECT"}function ge(g){const w={};for(let x=0;x<g.length;x+=2){const BA=g[x+0],oA=g[x+1],fA=Object.hasOwn(w,BA)?w[BA]:void 0;if(BA===
"cookie"){fA!=null?N.setHeader(w,BA,Array.isArray(fA)?(fA.push(oA),fA):[fA,oA]):N.setHeader(w,BA,oA);continue}if(typeof oA=="string"){N.setHeader(w,BA,fA?`${fA}\
, ${oA}`:oA);continue}for(let ZA=0;ZA<oA.length;ZA++)N.setHeader(w,BA,Object.hasOwn(w,BA)?`${w[BA]}, ${oA[ZA]}`:oA[ZA])}return w}function ce(g){g.off("response",
Ce),g.off("error",Ye),g.off("end",We),g.off("timeout",ie),g.off("error",pA)}function we(g){if(g==null)return;const w=g[gA];if(w==null)return;const{request:x}=w;
x[tA]===g&&W(x),ce(g),!g.destroyed&&!g.closed&&g.on("error",pA)}function he(g,w){if(g==null)return;const{request:x}=g;g.responseReceived||x.aborted||x.completed||
(we(g.stream),g.abort(w,!0))}function Ye(){const g=this[gA];typeof this.rstCode=="number"&&this.rstCode!==0?he(g,new p(`HTTP/2: "stream error" received - code ${this.
rstCode}`)):he(g,new p("HTTP/2: stream errored before response headers"))}function We(){he(this[gA],new p("HTTP/2: stream half-closed (remote)"))}function ie(){
const g=this[gA];he(g,new p(`HTTP/2: "stream timeout after ${g.headersTimeout}"`))}function Ce(g,w){const x=this,BA=x[gA],{request:oA}=BA;BA.responseReceived=!0;
const fA=g[qA];delete g[qA];try{oA.onRequestUpgrade(fA,g,x)}catch(ZA){BA.abort(ZA);return}oA.aborted||(ce(x),W(oA),de(BA))}function Ne(g,w){const{request:x,headersTimeout:BA,
session:oA}=w;g[EA]=!0,g[k]=oA,g[gA]=w,w.stream=g,rA(x,g,we),g.once("response",Ce),g.on("error",Ye),g.once("end",We),g.on("timeout",ie),g.once("close",JA),se(oA),
++oA[SA],g.setTimeout(BA)}function de(g,w=!1){g.requestFinalized||(g.requestFinalized=!0,kA(g.client,g.request,w),g.client[n]())}function Me(g,w,x,BA,oA,fA){try{
return x.request(oA,fA)}catch(ZA){if(ZA?.code==="ERR_HTTP2_INVALID_SESSION"||ZA?.code==="ERR_HTTP2_GOAWAY_SESSION"){const Ae=new m(ZA.message,N.getSocketInfo(x[I]));
return Ae.cause=ZA,x[y]=Ae,WA(x,Ae),V(g,w),null}const Qe=new p(ZA.message,{cause:ZA});return x[y]=Qe,x[I][y]=Qe,x.destroy(Qe),N.destroy(x[I],Qe),BA(Qe),null}}function Te(g,w){
const x=w.headersTimeout??g[T],BA=w.bodyTimeout??g[QA],oA=g[k],{method:fA,path:ZA,host:Qe,upgrade:Ae,expectContinue:oe,signal:le,protocol:De,headers:Je}=w;if(Ae!=
null&&Ae!=="websocket")return N.errorRequest(g,w,new u(`Custom upgrade "${Ae}" not supported over HTTP/2`)),!1;const re=ge(Je);re[MA]=Qe||g[K],re[d]=fA;const ue={
abort:null,body:w.body,bytesRead:0,client:g,contentLength:null,expectsPayload:!1,maxResponseSize:g[lA],request:w,headersTimeout:x,bodyTimeout:BA,requestFinalized:!1,
responseContentLength:null,responseReceived:!1,bodySent:!1,pendingEnd:!1,trailers:null,session:oA,stream:null},Ve=(Re,Oe=!1)=>{if(!(w.aborted||w.completed)){if(Re=
Re||new z,N.errorRequest(g,w,Re),ue.stream!=null){FA(w);const ve=ue.stream;ve.close(),ve.destroyed||N.destroy(ve),g[U](Re),de(ue,Oe)}N.destroy(ue.body,Re)}};ue.
abort=Ve;let Ie=null;try{w.onRequestStart(Ve,null)}catch(Re){N.errorRequest(g,w,Re)}if(w.aborted)return!1;if(Ae||fA==="CONNECT")return VA(oA),Ae==="websocket"?oA[AA]===
!1?(N.errorRequest(g,w,new p("HTTP/2: Extended CONNECT protocol not supported by server")),OA(oA),!1):(re[d]="CONNECT",re[yA]="websocket",re[GA]=ZA,De==="ws:"||
De==="wss:"?re[vA]=De==="ws:"?"http":"https":re[vA]=De==="http:"?"http":"https",Ie=Me(g,w,oA,Ve,re,{endStream:!1,signal:le}),Ie==null?(OA(oA),!1):(Ne(Ie,ue),!0)):
(Ie=Me(g,w,oA,Ve,re,{endStream:!1,signal:le}),Ie==null?(OA(oA),!1):(Ne(Ie,ue),!0));re[GA]=ZA,re[vA]=De==="http:"?"http":"https";const AE=fA==="PUT"||fA==="POST"||
fA==="PATCH"||fA==="QUERY"||fA==="PROPFIND"||fA==="PROPPATCH";let Ue=ue.body;Ue&&typeof Ue.read=="function"&&Ue.read(0);let ye=N.bodyLength(Ue);if(N.isFormDataLike(
Ue)){RA??=t(4492).extractBody;const[Re,Oe]=RA(Ue);re["content-type"]=Oe,Ue=Re.stream,ye=Re.length}if(ye==null&&(ye=w.contentLength),ye===0&&!AE&&(ye=null),XA(fA)&&
ye>0&&w.contentLength!=null&&w.contentLength!==ye){if(g[a])return N.errorRequest(g,w,new _),!1;process.emitWarning(new _)}if(ye!=null&&(o(Ue||ye===0,"no body mu\
st not have content length"),re[jA]=`${ye}`),VA(oA),NA.sendHeaders.hasSubscribers){let Re="";for(const Oe in re)Re+=`${Oe}: ${re[Oe]}\r
`;NA.sendHeaders.publish({request:w,headers:Re,socket:oA[I]})}const tE=Ue===null||ye===0;return ue.body=Ue,ue.contentLength=ye,ue.expectsPayload=AE,oe&&(re[ee]=
"100-continue"),Ie=Me(g,w,oA,Ve,re,{endStream:tE,signal:le}),Ie==null?!1:(Ie[EA]=!0,Ie[gA]=ue,ue.stream=Ie,se(oA),++oA[SA],x&&Ie.setTimeout(x),Ie[k]=oA,Ie.on("c\
lose",zA),rA(w,Ie,be),oe&&Ie.once("continue",_e),Ie.on("response",me),Ie.on("headers",He),Ie.on("end",ke),Ie.on("error",Pe),Ie.on("frameError",xe),Ie.on("aborte\
d",je),(x||BA)&&Ie.on("timeout",Ke),Ie.on("trailers",Ze),oe||_e.call(Ie),!0)}function qe(g){g.off("error",pA),g.off("continue",_e),g.off("response",me),g.off("h\
eaders",He),g.off("end",ke),g.off("error",Pe),g.off("frameError",xe),g.off("aborted",je),g.off("timeout",Ke),g.off("trailers",Ze),g.off("data",Se)}function be(g){
if(g==null)return;const w=g[gA];if(w==null)return;const{request:x}=w;x[tA]===g&&W(x),!g.destroyed&&!g.closed&&(qe(g),g.on("error",pA))}function Se(g){const w=this,
x=w[gA];if(x==null)return;const{request:BA,maxResponseSize:oA,responseContentLength:fA}=x;if(!(BA.aborted||BA.completed)){if(fA!=null&&x.bytesRead+g.length>fA){
x.abort(new X);return}if(oA>-1&&x.bytesRead+g.length>oA){x.abort(new f);return}x.bytesRead+=g.length,BA.onResponseData(g)===!1&&pe(w,x)}}function pe(g,w){g.pause(),
w.bodyTimeout&&g.setTimeout(0)}function Le(){const g=this,w=g[gA];w!=null&&w.bodyTimeout&&g.isPaused()&&g.setTimeout(w.bodyTimeout),g.resume()}function He(g){const x=this[gA];
if(x==null)return;const{request:BA}=x;if(BA.aborted||BA.completed)return;const oA=g[qA];delete g[qA],BA.onResponseStart(Number(oA),g,pA,"")}function me(g){const w=this,
x=w[gA];if(x==null)return;const{request:BA}=x;w.off("response",me),x.body!=null&&!x.bodySent&&!w.writableEnded&&(w.removeListener("continue",_e),w.end());const oA=Number(
g[qA]);if(delete g[qA],BA.onResponseStarted(),x.responseReceived=!0,BA.method!=="HEAD"&&oA!==304){const fA=g[jA];x.responseContentLength=fA==null?null:Number(fA)}
if((x.headersTimeout||x.bodyTimeout)&&w.setTimeout(x.bodyTimeout),BA.aborted||BA.completed){be(w);return}BA.onResponseStart(oA,g,Le.bind(w),"")===!1&&pe(w,x),w.
on("data",Se)}function ke(){const g=this,w=g[gA];if(w==null)return;const{request:x}=w;if(g.off("end",ke),w.responseReceived){if(!x.aborted&&!x.completed){if(w.responseContentLength!=
null&&w.bytesRead!==w.responseContentLength){w.abort(new X);return}w.pendingEnd=!0,zA.call(g)}}else w.abort(new p("HTTP/2: stream half-closed (remote)"),!0)}function Ge(g,w){
const{client:x,request:BA}=w;return w.responseReceived||BA.aborted||BA.completed||BA[UA]||!e(BA)?!1:(BA[UA]=!0,Xe(x,w),!0)}function eE(g){const{client:w,request:x,
session:BA}=g;return!BA[hA]||g.responseReceived||x.aborted||x.completed||!e(x)||!DA(x)?!1:(Xe(w,g),!0)}function Xe(g,w){const{request:x}=w;j(x),w.stream=null,w.
requestFinalized=!0,kA(g,x),g[i].splice(g[l],0,x),g[n]()}function Pe(g){const w=this,x=w[gA];x!=null&&(w.off("error",Pe),w.on("error",pA),x.responseContentLength!=
null&&x.bytesRead!==x.responseContentLength&&(g=new X),typeof w.rstCode=="number"&&w.rstCode!==bA&&(g.http2ErrorCode=w.rstCode),!(w.rstCode===$&&Ge(w,x))&&x.abort(
g))}function xe(g,w){const x=this,BA=x[gA];BA!=null&&(x.off("frameError",xe),!(g===mA&&eE(BA))&&BA.abort(new p(`HTTP/2: "frameError" received - type ${g}, code ${w}`)))}
function je(){this.off("data",Se)}function Ke(){const g=this,w=g[gA];if(w==null)return;g.off("timeout",Ke);const{responseReceived:x,session:BA,bodyTimeout:oA,headersTimeout:fA}=w,
ZA=x?new O(`HTTP/2: "stream timeout after ${oA}"`):new J(`HTTP/2: "headers timeout after ${fA}"`);ae(BA,x?oA:fA),w.abort(ZA)}function Ze(g){const w=this,x=w[gA];
if(x==null)return;const{request:BA}=x;w.off("trailers",Ze),w.off("data",Se),!(BA.aborted||BA.completed)&&(x.trailers=g)}function _e(){const g=this,w=g[gA];w.bodySent=
!0;const{abort:x,body:BA,client:oA,contentLength:fA,expectsPayload:ZA,request:Qe}=w;!BA||fA===0?ze(x,g,null,oA,Qe,oA[I],fA,ZA):N.isBuffer(BA)?ze(x,g,BA,oA,Qe,oA[I],
fA,ZA):N.isBlobLike(BA)?typeof BA.stream=="function"?$e(x,g,BA.stream(),oA,Qe,oA[I],fA,ZA):QE(x,g,BA,oA,Qe,oA[I],fA,ZA):N.isStream(BA)?EE(x,oA[I],ZA,g,BA,oA,Qe,
fA):N.isIterable(BA)?$e(x,g,BA,oA,Qe,oA[I],fA,ZA):o(!1)}function ze(g,w,x,BA,oA,fA,ZA,Qe){try{x!=null&&N.isBuffer(x)&&(o(ZA===x.byteLength,"buffer body must hav\
e content length"),w.cork(),w.write(x),w.uncork(),w.end(),oA.onBodySent(x)),Qe||(fA[A]=!0),oA.onRequestSent(),BA[n]()}catch(Ae){g(Ae)}}function EE(g,w,x,BA,oA,fA,ZA,Qe){
o(Qe!==0||fA[r]===0,"stream body cannot be pipelined");const Ae=h(oA,BA,le=>{le?(N.destroy(Ae,le),g(le)):(N.removeAllListeners(Ae),ZA.onRequestSent(),x||(w[A]=!0),
fA[n]())});N.addListener(Ae,"data",oe);function oe(le){ZA.onBodySent(le)}}async function QE(g,w,x,BA,oA,fA,ZA,Qe){try{if(ZA!=null&&ZA!==x.size)throw new _;const Ae=Buffer.
from(await x.arrayBuffer());w.cork(),w.write(Ae),w.uncork(),w.end(),oA.onBodySent(Ae),oA.onRequestSent(),Qe||(fA[A]=!0),BA[n]()}catch(Ae){g(Ae)}}async function $e(g,w,x,BA,oA,fA,ZA,Qe){
o(ZA!==0||BA[r]===0,"iterator body cannot be pipelined");let Ae=null;function oe(){if(Ae){const De=Ae;Ae=null,De()}}const le=()=>new Promise((De,Je)=>{o(Ae===null),
fA[y]?Je(fA[y]):Ae=De});w.on("close",oe).on("drain",oe);try{for await(const De of x){if(fA[y])throw fA[y];const Je=w.write(De);oA.onBodySent(De),Je||await le()}
w.end(),oA.onRequestSent(),Qe||(fA[A]=!0),BA[n]()}catch(De){g(De)}finally{w.off("close",oe).off("drain",oe)}}sA.exports=dA}),3701:((sA,s,t)=>{const o=t(4589),h=t(
7030),N=t(7067),_=t(3440),{ClientStats:X}=t(4473),{channels:z}=t(2414),m=t(4655),p=t(1841),{InvalidArgumentError:u,InformationalError:J,ClientDestroyedError:O}=t(
8707),f=t(9136),{kUrl:C,kServerName:A,kClient:E,kBusy:r,kConnect:Q,kResuming:i,kRunning:l,kPending:F,kSize:y,kQueue:I,kConnected:a,kConnecting:U,kNeedDrain:D,kKeepAliveDefaultTimeout:k,
kHostHeader:K,kPendingIdx:n,kRunningIdx:c,kError:H,kPipelining:Y,kKeepAliveTimeoutValue:L,kMaxHeadersSize:T,kKeepAliveMaxTimeout:QA,kKeepAliveTimeoutThreshold:AA,
kHeadersTimeout:iA,kBodyTimeout:EA,kStrictContentLength:v,kConnector:P,kMaxRequests:lA,kCounter:NA,kClose:SA,kDestroy:tA,kDispatch:IA,kLocalAddress:gA,kMaxResponseSize:hA,
kOnError:LA,kHTTPContext:UA,kMaxConcurrentStreams:xA,kHostAuthority:mA,kResume:CA,kHTTP2Options:RA,kUseMilo:aA}=t(6443),MA=t(637),d=t(8788),GA=Symbol("kClosedRe\
solve"),vA=N&&N.maxHeaderSize&&Number.isInteger(N.maxHeaderSize)&&N.maxHeaderSize>0?()=>N.maxHeaderSize:()=>{throw new u("http module not available or http.maxH\
eaderSize invalid")},jA=()=>{};function ee(V){return V[Y]??V[UA]?.defaultPipelining??1}let qA=!1;function yA(V){qA!==!0&&(process.emitWarning(`Use h2Options.${V}\
 instead. ${V} for H2 will be deprecated in future major.`,{code:"UNDICI-H2-OPTIONS"}),qA=!0)}function bA(V){return V[UA]?.version==="h2"?V[xA]:ee(V)}class $ extends p{constructor(kA,{
maxHeaderSize:e,headersTimeout:eA,socketTimeout:DA,requestTimeout:S,connectTimeout:j,bodyTimeout:nA,idleTimeout:dA,keepAlive:VA,keepAliveTimeout:OA,maxKeepAliveTimeout:$A,
keepAliveMaxTimeout:te,keepAliveTimeoutThreshold:Ee,socketPath:Be,pipelining:ae,tls:ne,strictContentLength:fe,maxCachedSessions:Fe,connect:se,maxRequestsPerClient:Z,
localAddress:wA,maxResponseSize:b,autoSelectFamily:B,autoSelectFamilyAttemptTimeout:M,maxConcurrentStreams:G,allowH2:q,useH2c:cA,initialWindowSize:HA,connectionWindowSize:PA,
pingInterval:uA,useMilo:_A,webSocket:YA,h2Options:pA,eventSource:KA}={}){if(VA!==void 0)throw new u("unsupported keepAlive, use pipelining=0 instead");if(DA!==void 0)
throw new u("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(S!==void 0)throw new u("unsupported requestTimeout, use headersTimeout & b\
odyTimeout instead");if(dA!==void 0)throw new u("unsupported idleTimeout, use keepAliveTimeout instead");if($A!==void 0)throw new u("unsupported maxKeepAliveTim\
eout, use keepAliveMaxTimeout instead");if(e!=null){if(!Number.isInteger(e)||e<1)throw new u("invalid maxHeaderSize")}else e=vA();if(Be!=null&&typeof Be!="strin\
g")throw new u("invalid socketPath");if(j!=null&&(!Number.isFinite(j)||j<0))throw new u("invalid connectTimeout");if(OA!=null&&(!Number.isFinite(OA)||OA<=0))throw new u(
"invalid keepAliveTimeout");if(te!=null&&(!Number.isFinite(te)||te<=0))throw new u("invalid keepAliveMaxTimeout");if(Ee!=null&&!Number.isFinite(Ee))throw new u(
"invalid keepAliveTimeoutThreshold");if(eA!=null&&(!Number.isInteger(eA)||eA<0))throw new u("headersTimeout must be a positive integer or zero");if(nA!=null&&(!Number.
isInteger(nA)||nA<0))throw new u("bodyTimeout must be a positive integer or zero");if(se!=null&&typeof se!="function"&&typeof se!="object")throw new u("connect \
must be a function or an object");if(Z!=null&&(!Number.isInteger(Z)||Z<0))throw new u("maxRequestsPerClient must be a positive number");if(wA!=null&&(typeof wA!=
"string"||h.isIP(wA)===0))throw new u("localAddress must be valid string IP address");if(b!=null&&(!Number.isInteger(b)||b<-1))throw new u("maxResponseSize must\
 be a positive number");if(M!=null&&(!Number.isInteger(M)||M<-1))throw new u("autoSelectFamilyAttemptTimeout must be a positive number");if(q!=null&&typeof q!="\
boolean")throw new u("allowH2 must be a valid boolean value");if(q!==!1)if(pA!=null){if(pA.useH2c!=null&&typeof pA.useH2c!="boolean")throw new u("h2Options.useH\
2c must be a valid boolean value");if(pA.settings?.initialWindowSize!=null&&(!Number.isInteger(pA.settings.initialWindowSize)||pA.settings.initialWindowSize<1))
throw new u("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");if(pA.maxConcurrentStreams!=null&&(!Number.isInteger(pA.maxConcurrentStreams)||
pA.maxConcurrentStreams<1))throw new u("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");if(pA.connectionWindowSize!=null&&(!Number.isInteger(
pA.connectionWindowSize)||pA.connectionWindowSize<1))throw new u("h2Options.connectionWindowSize must be a positive integer, greater than 0");if(pA.pingInterval!=
null&&(typeof pA.pingInterval!="number"||!Number.isInteger(pA.pingInterval)||pA.pingInterval<0))throw new u("h2Options.pingInterval must be a positive integer, \
greater or equal to 0")}else{if(cA!=null&&typeof cA!="boolean")throw yA("useH2c"),new u("useH2c must be a valid boolean value");if(G!=null&&(typeof G!="number"||
G<1))throw yA("maxConcurrentStreams"),new u("maxConcurrentStreams must be a positive integer, greater than 0");if(HA!=null&&(!Number.isInteger(HA)||HA<1))throw yA(
"initialWindowSize"),new u("initialWindowSize must be a positive integer, greater than 0");if(PA!=null&&(!Number.isInteger(PA)||PA<1))throw yA("connectionWindow\
Size"),new u("connectionWindowSize must be a positive integer, greater than 0");if(uA!=null&&(typeof uA!="number"||!Number.isInteger(uA)||uA<0))throw yA("pingIn\
terval"),new u("pingInterval must be a positive integer, greater or equal to 0")}if(super({webSocket:YA,eventSource:KA}),typeof se!="function")se=f({...ne,maxCachedSessions:Fe,
allowH2:q,socketPath:Be,useH2c:pA?.useH2c??cA,timeout:j,...typeof B=="boolean"?{autoSelectFamily:B,autoSelectFamilyAttemptTimeout:M}:void 0,...se});else{const JA=se;
se=(zA,XA)=>JA({...zA,...Be!=null?{socketPath:Be}:null,...q!=null?{allowH2:q}:null},XA)}this[C]=_.parseOrigin(kA),this[mA]=`${this[C].hostname}${this[C].port?`:${this[C].
port}`:""}`,this[P]=se,this[Y]=ae??1,this[T]=e,this[k]=OA??4e3,this[QA]=te??6e5,this[AA]=Ee??2e3,this[L]=this[k],this[A]=null,this[gA]=wA??null,this[i]=0,this[D]=
0,this[K]=`host: ${this[mA]}\r
`,this[EA]=nA??3e5,this[iA]=eA??3e5,this[v]=fe??!0,this[lA]=Z,this[GA]=null,this[hA]=b>-1?b:-1,this[UA]=null,this[RA]={pingInterval:pA?.pingInterval??uA??6e4,connectionWindowSize:pA?.
connectionWindowSize??PA??524288,maxConcurrentStreams:pA?.maxConcurrentStreams??G??100,sessionOptions:{initialWindowSize:pA?.initialWindowSize??HA??262144}},this[aA]=
_A,this[I]=[],this[c]=0,this[n]=0,this[CA]=JA=>rA(this,JA),this[LA]=JA=>TA(this,JA)}get pipelining(){return this[Y]}set pipelining(kA){this[Y]=kA,this[CA](!0)}get stats(){
return new X(this)}get[F](){return this[I].length-this[n]}get[l](){return this[n]-this[c]}get[y](){return this[I].length-this[c]}get[a](){return!!this[UA]&&!this[U]&&
!this[UA].destroyed}get[r](){const kA=this[UA]?.version==="h2";return!!(this[UA]?.busy(null)||this[y]>=(bA(this)||1)||this[F]>0&&!kA)}[Q](kA){WA(this),this.once(
"connect",kA)}[IA](kA,e){const eA=new m(this[C].origin,kA,e);return this[I].push(eA),this[i]||(_.bodyLength(eA.body)==null&&_.isIterable(eA.body)?(this[i]=1,queueMicrotask(
()=>rA(this))):this[CA](!0)),this[i]&&this[D]!==2&&this[r]&&(this[D]=2),this[D]<2}[SA](){return new Promise(kA=>{this[y]?this[GA]=kA:kA(null)})}[tA](kA){return new Promise(
e=>{const eA=this[I].splice(this[n]);for(let S=0;S<eA.length;S++){const j=eA[S];j!=null&&_.errorRequest(this,j,kA)}const DA=()=>{this[GA]&&(this[GA](),this[GA]=
null),e(null)};this[UA]?(this[UA].destroy(kA,DA),this[UA]=null):queueMicrotask(DA),this[CA]()})}}function TA(V,kA){if(V[l]===0&&kA.code!=="UND_ERR_INFO"&&kA.code!==
"UND_ERR_SOCKET"){o(V[n]===V[c]);const e=V[I].splice(V[c]);for(let eA=0;eA<e.length;eA++){const DA=e[eA];DA!=null&&_.errorRequest(V,DA,kA)}o(V[y]===0)}}function WA(V){
o(!V[U]),o(!V[UA]);let{host:kA,hostname:e,protocol:eA,port:DA}=V[C];if(e[0]==="["){const S=e.indexOf("]");o(S!==-1);const j=e.substring(1,S);o(h.isIPv6(j)),e=j}
V[U]=!0,z.beforeConnect.hasSubscribers&&z.beforeConnect.publish({connectParams:{host:kA,hostname:e,protocol:eA,port:DA,version:V[UA]?.version,servername:V[A],localAddress:V[gA]},
connector:V[P]});try{V[P]({host:kA,hostname:e,protocol:eA,port:DA,servername:V[A],localAddress:V[gA]},(S,j)=>{if(S){R(V,S,{host:kA,hostname:e,protocol:eA,port:DA}),
V[CA]();return}if(V.destroyed){_.destroy(j.on("error",jA),new O),V[CA]();return}o(j);try{V[UA]=j.alpnProtocol==="h2"?d(V,j):MA(V,j)}catch(nA){j.destroy().on("er\
ror",jA),R(V,nA,{host:kA,hostname:e,protocol:eA,port:DA}),V[CA]();return}V[U]=!1,j[NA]=0,j[lA]=V[lA],j[E]=V,j[H]=null,z.connected.hasSubscribers&&z.connected.publish(
{connectParams:{host:kA,hostname:e,protocol:eA,port:DA,version:V[UA]?.version,servername:V[A],localAddress:V[gA]},connector:V[P],socket:j}),V.emit("connect",V[C],
[V]),V[CA]()})}catch(S){R(V,S,{host:kA,hostname:e,protocol:eA,port:DA}),V[CA]()}}function R(V,kA,{host:e,hostname:eA,protocol:DA,port:S}){if(!V.destroyed){if(V[U]=
!1,z.connectError.hasSubscribers&&z.connectError.publish({connectParams:{host:e,hostname:eA,protocol:DA,port:S,version:V[UA]?.version,servername:V[A],localAddress:V[gA]},
connector:V[P],error:kA}),kA.code==="ERR_TLS_CERT_ALTNAME_INVALID"){const j=V[I].splice(V[c],V[l]);V[n]=V[c];for(let nA=0;nA<j.length;nA++)_.errorRequest(V,j[nA],
kA);for(;V[F]>0&&V[I][V[n]].servername===V[A];){const nA=V[I].splice(V[n],1)[0];_.errorRequest(V,nA,kA)}}else TA(V,kA);V.emit("connectionError",V[C],[V],kA)}}function W(V){
V[D]=0,V.emit("drain",V[C],[V])}function rA(V,kA){V[i]!==2&&(V[i]=2,FA(V,kA),V[i]=0,V[c]>256&&(V[I].splice(0,V[c]),V[n]-=V[c],V[c]=0))}function FA(V,kA){for(;;){
if(V.destroyed){o(V[F]===0);return}if(V[GA]&&!V[y]){V[GA](),V[GA]=null;return}if(V[UA]&&V[UA].resume(),V[r])V[D]=2;else if(V[D]===2){kA?(V[D]=1,queueMicrotask(()=>W(
V))):W(V);continue}if(V[F]===0||V[l]>=(bA(V)||1))return;const e=V[I][V[n]];if(e===null)return;if(e.aborted){V[I].splice(V[n],1);continue}if(V[C].protocol==="htt\
ps:"&&V[A]!==e.servername){if(V[l]>0)return;V[A]=e.servername,V[UA]?.destroy(new J("servername changed"),()=>{V[UA]=null,rA(V)})}if(V[U])return;if(!V[UA]){V[A]=
e.servername,WA(V);return}if(V[UA].destroyed||V[UA].busy(e))return;!e.aborted&&V[UA].write(e)?V[n]++:V[I].splice(V[n],1)}}sA.exports=$}),1841:((sA,s,t)=>{const o=t(
4573),h=t(883),{ClientDestroyedError:N,ClientClosedError:_,InvalidArgumentError:X}=t(8707),{kDestroy:z,kClose:m,kClosed:p,kDestroyed:u,kDispatch:J}=t(6443),{defaultWebSocketMaxFragments:O,
defaultWebSocketMaxPayloadSize:f}=t(735),C=Symbol("onDestroyed"),A=Symbol("onClosed"),E=Symbol("webSocketOptions"),r=Symbol("eventSourceOptions");class Q extends h{[u]=!1;[C]=null;[p]=!1;[A]=null;constructor(l){
super(),this[E]=l?.webSocket??{},this[r]=l?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[E].maxFragments??O,maxPayloadSize:this[E].maxPayloadSize??
f}}get eventSourceOptions(){return{maxEventSize:this[r].maxEventSize??o.kStringMaxLength}}get destroyed(){return this[u]}get closed(){return this[p]}close(l){if(l===
void 0)return new Promise((y,I)=>{this.close((a,U)=>a?I(a):y(U))});if(typeof l!="function")throw new X("invalid callback");if(this[u]){const y=new N;queueMicrotask(
()=>l(y,null));return}if(this[p]){this[A]?this[A].push(l):queueMicrotask(()=>l(null,null));return}this[p]=!0,this[A]??=[],this[A].push(l);const F=()=>{const y=this[A];
this[A]=null;for(let I=0;I<y.length;I++)y[I](null,null)};this[m]().then(()=>this.destroy()).then(()=>queueMicrotask(F))}destroy(l,F){if(typeof l=="function"&&(F=
l,l=null),F===void 0)return new Promise((I,a)=>{this.destroy(l,(U,D)=>U?a(U):I(D))});if(typeof F!="function")throw new X("invalid callback");if(this[u]){this[C]?
this[C].push(F):queueMicrotask(()=>F(null,null));return}l||(l=new N),this[u]=!0,this[C]??=[],this[C].push(F);const y=()=>{const I=this[C];this[C]=null;for(let a=0;a<
I.length;a++)I[a](null,null)};this[z](l).then(()=>queueMicrotask(y))}dispatch(l,F){if(!F||typeof F!="object")throw new X("handler must be an object");try{if(!l||
typeof l!="object")throw new X("opts must be an object.");if(l.dispatcher)throw new X("opts.dispatcher is not supported by instance methods. Pass opts.dispatche\
r to the top-level undici functions or call the dispatcher instance method directly.");if(this[u]||this[C])throw new N;if(this[p])throw new _;return this[J](l,F)}catch(y){
if(typeof F.onResponseError!="function")throw y;return F.onResponseError(null,y),!1}}}sA.exports=Q}),883:((sA,s,t)=>{const o=t(8474),{kOriginless:h,kUrl:N}=t(6443);
class _ extends o{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...z){
const m=Array.isArray(z[0])?z[0]:z,p=this[h]===!0?null:this[N]?.origin;let u=this.dispatch.bind(this);for(const f of m)if(f!=null){if(typeof f!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof f}`);if(u=f(u,p),u==null||typeof u!="function"||u.length!==2)throw new TypeError("invalid interceptor")}
const J=u,O=this;return u=function(f,C){return f&&typeof f=="object"&&!f.origin&&O[N]&&(f=Object.assign({},f,{origin:O[N].origin})),J(f,C)},new Proxy(this,{get:(f,C)=>C===
"dispatch"?u:f[C]})}}sA.exports=_}),3650:((sA,s,t)=>{const o=t(883),{InvalidArgumentError:h}=t(8707),{toRawHeaders:N}=t(3440),{kOriginless:_,kUrl:X}=t(6443);class z{#A;constructor(u){
this.#A=u}onRequestStart(u,J){this.#A.onConnect?.(O=>u.abort(O),J)}onRequestUpgrade(u,J,O,f){const C=Array.isArray(u?.rawHeaders)?u.rawHeaders:N(u?.rawHeaders??
O??{});this.#A.onUpgrade?.(J,C,f)}onResponseStart(u,J,O,f){const C=Array.isArray(u?.rawHeaders)?u.rawHeaders:N(u?.rawHeaders??O??{});this.#A.onHeaders?.(J,C,()=>u.
resume(),f)===!1&&u.pause()}onResponseData(u,J){this.#A.onData?.(J)===!1&&u.pause()}onResponseEnd(u,J){const O=Array.isArray(u?.rawTrailers)?u.rawTrailers:N(u?.
rawTrailers??J??{});this.#A.onComplete?.(O)}onResponseError(u,J){if(!this.#A.onError)throw J;this.#A.onError(J)}onBodySent(u){this.#A.onBodySent?.(u)}onRequestSent(){
this.#A.onRequestSent?.()}onResponseStarted(){this.#A.onResponseStarted?.()}}class m extends o{#A;constructor(u){if(super(),!u||typeof u.dispatch!="function")throw new h(
"Argument dispatcher must implement dispatch");this.#A=u,this[X]=u[X],this[_]=u[_]}static wrapHandler(u){if(!u||typeof u!="object")throw new h("handler must be \
an object");return typeof u.onRequestStart=="function"?u:new z(u)}dispatch(u,J){return u.allowH2!==!1&&(u={...u,allowH2:!1}),this.#A.dispatch(u,m.wrapHandler(J))}get webSocketOptions(){
return this.#A.webSocketOptions}get eventSourceOptions(){return this.#A.eventSourceOptions}close(...u){return this.#A.close(...u)}destroy(...u){return this.#A.destroy(
...u)}}sA.exports=m}),3137:((sA,s,t)=>{const o=t(1841),{kClose:h,kDestroy:N,kClosed:_,kDestroyed:X,kDispatch:z,kNoProxyAgent:m,kHttpProxyAgent:p,kHttpsProxyAgent:u}=t(
6443),J=t(6672),O=t(7405),f={"http:":80,"https:":443};class C extends o{#A=null;#e=null;#Q=null;constructor(E={}){super(E),this.#Q=E;const{httpProxy:r,httpsProxy:Q,
noProxy:i,...l}=E;this[m]=new O(l);const F=r??process.env.http_proxy??process.env.HTTP_PROXY;F?this[p]=new J({...l,uri:F}):this[p]=this[m];const y=Q??process.env.
https_proxy??process.env.HTTPS_PROXY;y?this[u]=new J({...l,uri:y}):this[u]=this[p],this.#t()}[z](E,r){const Q=new URL(E.origin);return this.#E(Q).dispatch(E,r)}[h](){
return Promise.all([this[m].close(),!this[p][_]&&this[p].close(),!this[u][_]&&this[u].close()])}[N](E){return Promise.all([this[m].destroy(E),!this[p][X]&&this[p].
destroy(E),!this[u][X]&&this[u].destroy(E)])}#E(E){let{protocol:r,host:Q,port:i}=E;return Q=Q.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase(),Q.length>
1&&Q.charCodeAt(Q.length-1)===46&&(Q=Q.slice(0,-1)),i=Number.parseInt(i,10)||f[r]||0,this.#B(Q,i)?r==="https:"?this[u]:this[p]:this[m]}#B(E,r){if(this.#g&&this.#t(),
this.#e.length===0)return!0;for(let Q=0;Q<this.#e.length;Q++){const i=this.#e[Q];if(i.hostname==="*"){if(i.port&&i.port!==r)continue;return!1}if(!(i.port&&i.port!==
r)&&(!i.wildcard&&E===i.hostname||E.slice(-(i.hostname.length+1))===`.${i.hostname}`))return!1}return!0}#t(){const E=this.#Q.noProxy??this.#I,r=E.split(/[,\s]/),
Q=[];for(let i=0;i<r.length;i++){const l=r[i];if(!l)continue;let F,y;const I=l.match(/^\[(.+)\]:(\d+)$/);if(I)F=I[1],y=Number.parseInt(I[2],10);else{const U=l.replace(
/^\[(.+)\]$/,"$1"),k=(U.match(/:/g)||[]).length===1&&U.match(/^(.+):(\d+)$/);F=k?k[1]:U,y=k?Number.parseInt(k[2],10):0}const a=l.charCodeAt(0)===42;Q.push({hostname:F.
replace(/^\*?\./,"").replace(/^(.+)\.$/,"$1").toLowerCase(),port:y,wildcard:a})}this.#A=E,this.#e=Q}get#g(){return this.#Q.noProxy!==void 0?!1:this.#A!==this.#I}get#I(){
return process.env.no_proxy??process.env.NO_PROXY??""}}sA.exports=C}),2279:(sA=>{class o{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.
top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(N){this.list[this.top]=N,this.top=this.top+1&2047}shift(){const N=this.list[this.bottom];return N===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,N)}}sA.exports=class{constructor(){this.head=this.tail=new o}isEmpty(){return this.head.
isEmpty()}push(N){this.head.isFull()&&(this.head=this.head.next=new o),this.head.push(N)}shift(){const N=this.tail,_=N.shift();return N.isEmpty()&&N.next!==null&&
(this.tail=N.next,N.next=null),_}}}),1969:((sA,s,t)=>{const o=t(4589),h=t(3440),N=t(6603),{HeadersTimeoutError:_,HeadersOverflowError:X,SocketError:z,InformationalError:m,
BodyTimeoutError:p,HTTPParserError:u,ResponseContentLengthMismatchError:J,ResponseExceededMaxSizeError:O}=t(8707),{kUrl:f,kReset:C,kClient:A,kParser:E,kBlocking:r,
kRunning:Q,kWriting:i,kQueue:l,kKeepAliveDefaultTimeout:F,kRunningIdx:y,kError:I,kPipelining:a,kSocket:U,kKeepAliveTimeoutValue:D,kKeepAliveMaxTimeout:k,kKeepAliveTimeoutThreshold:K,
kBodyTimeout:n,kMaxResponseSize:c,kResume:H,kHTTPContext:Y,kMaxHeadersSize:L}=t(6443),T=Buffer[Symbol.species],QA=h.removeAllListeners,AA=Symbol("kPausedByHandl\
er"),iA=4096,EA=128*1024,v=Buffer.alloc(0),P=0,lA=9,NA=19;let SA,tA=process.arch!=="riscv64"&&process.arch!=="ppc64";process.env.UNDICI_NO_WASM_SIMD==="1"?tA=!1:
process.env.UNDICI_NO_WASM_SIMD==="0"&&(tA=!0);const IA=0,gA=1,hA=2|gA,LA=4|gA,UA=8|IA;let xA=process.env.UNDICI_USE_MILO==="1"||process.env.UNDICI_USE_MILO==="\
true",mA=null,CA=null,RA=0,aA=null,MA=null;function d(qA){const yA=qA.deref?qA.deref():qA;if(!yA)return;const{socket:bA,timeoutType:$,client:TA,paused:WA}=yA;$===
hA?(!bA[i]||bA.writableNeedDrain||TA[Q]>1)&&(o(!WA,"cannot be paused while waiting for headers"),h.destroy(bA,new _)):$===LA?WA||h.destroy(bA,new p):$===UA&&(o(
TA[Q]===0&&TA[D]),h.destroy(bA,new m("socket idle timeout")))}function GA(){if(mA)return mA;if(tA)try{SA=t(9545)}catch{}return SA=SA||t(5997),mA=SA.setup(),mA}class vA{constructor(yA,bA){
this.milo=GA(),this.client=yA,this.socket=bA,this.parser=this.milo.create(),this.events=new T(this.milo.memory.buffer,this.parser+this.milo.ParserFields.EVENTS,
4).readUInt32LE(0),this.milo.setShouldAutodetect(this.parser,!1),this.milo.setIsRequest(this.parser,!1),this.milo.setShouldManageUnconsumed(this.parser,!1),this.
milo.setShouldSuspendAfterHeaders(this.parser,!0),this.milo.setMaxHeaderLength(this.parser,yA[L]),this.milo.setActiveEvents(this.parser,this.milo.EVENT_ACTIVE_ON_ERROR|
this.milo.EVENT_ACTIVE_ON_MESSAGE_COMPLETE|this.milo.EVENT_ACTIVE_ON_REASON|this.milo.EVENT_ACTIVE_ON_HEADER_NAME|this.milo.EVENT_ACTIVE_ON_HEADER_VALUE|this.milo.
EVENT_ACTIVE_ON_HEADERS|this.milo.EVENT_ACTIVE_ON_DATA|this.milo.EVENT_ACTIVE_ON_TRAILER_NAME|this.milo.EVENT_ACTIVE_ON_TRAILER_VALUE),this.timeout=null,this.timeoutWeakRef=
new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.responseStarted=!1,this.pausedByParser=
!1,this.pauseStateIsStart=!1,this.headers=[],this.trailers=[],this.headersSize=0,this.trailersSize=0,this.headersMaxSize=yA[L],this.shouldKeepAlive=!1,this.paused=
!1,this.errored=!1,this.waitingForMoreData=0,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.connection="",this.contentLength=-1,this.
maxResponseSize=yA[c],this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this[AA]=!1,EA>RA||CA.buffer!==this.
milo.memory.buffer?this.ensureBuffers(EA):this.updateBuffers()}setTimeout(yA,bA){yA!==this.timeoutValue||bA&gA^this.timeoutType&gA?(this.timeout&&(N.clearTimeout(
this.timeout),this.timeout=null),yA&&(bA&gA?this.timeout=N.setFastTimeout(d,yA,this.timeoutWeakRef):(this.timeout=setTimeout(d,yA,this.timeoutWeakRef),this.timeout?.
unref())),this.timeoutValue=yA):this.timeout?.refresh&&this.timeout.refresh(),this.timeoutType=bA}ensureBuffers(yA){const{milo:bA}=this;aA!=null&&bA.dealloc(aA,
RA),RA=Math.ceil(yA/iA)*iA,aA=bA.alloc(RA),CA=new T(bA.memory.buffer,aA,RA),this.updateBuffers()}updateBuffers(){this.parserFields=new T(this.milo.memory.buffer,
this.parser),this.parserEvents=new T(this.milo.memory.buffer,this.events,64*1024)}resume(){if(!(this.socket.destroyed||!this.paused)){if(this.milo.resume(this.parser),
o(this.timeoutType===LA),this.timeout?.refresh&&this.timeout.refresh(),this.paused=!1,this.directBodyCompletePending){try{this.completeDirectBody()}catch(yA){h.
destroy(this.socket,yA);return}if(this.paused)return}this.readMore()}}readMore(){if(!(this.paused||!this.parser))for(;!this.paused&&this.parser&&!(this.waitingForMoreData&&
this.socket.readableLength<=this.waitingForMoreData);){this.waitingForMoreData=0;const yA=this.socket.read();if(yA===null||this.execute(yA)===!1)break}}execute(yA){
const bA=yA.length;o(!this.paused);const{socket:$,milo:TA}=this;try{if(this.directBodyRemaining>0)return this.consumeDirectBody(yA);CA.buffer!==TA.memory.buffer?
(CA=new T(TA.memory.buffer,aA,RA),this.updateBuffers()):this.parserEvents.buffer!==TA.memory.buffer&&this.updateBuffers();let WA=0,R=bA;const W=this.statusCode===
0?yA.indexOf(`\r
\r
`):-1;for(W!==-1&&(R=W+4);;){R>RA&&this.ensureBuffers(R);const rA=yA.subarray(WA,WA+R);CA.set(rA),MA=rA;const FA=TA.parse(this.parser,aA,R);this.drainEvents();const V=WA+
FA;if(this.errored||FA===0&&this.parserFields[TA.ParserFields.ERROR_CODE]!==TA.ERROR_NONE)throw this.createError(yA.subarray(V));if(this.upgrade)return this.onUpgrade(
yA.subarray(V)),!1;if(this.directBodyCompletePending){if(this.completeDirectBody(),this.paused)return!1}else if(this.pausedByParser)return this.pausedByParser=!1,
this.headersSuspended=!1,this[AA]&&this.pauseStateIsStart?(this.pauseStateIsStart=!1,TA.resume(this.parser),this[AA]=!1,!1):(this.pauseStateIsStart=!1,this.paused=
!0,$.unshift(yA.subarray(V)),!1);if(this.directBodyRemaining>0)return this.consumeDirectBody(yA.subarray(V));if(FA<R){const kA=yA.subarray(V);return $.unshift(kA),
this.waitingForMoreData=FA===0?kA.length:0,!1}if(WA=V,WA>=bA){if(this.headersSuspended){this.headersSuspended=!1,R=0;continue}return!0}this.headersSuspended=!1,
R=bA-WA}}catch(WA){return h.destroy($,WA),!1}finally{MA=null}}consumeDirectBody(yA){const{socket:bA,client:$,maxResponseSize:TA}=this,WA=yA.length,R=Math.min(WA,
this.directBodyRemaining);if(this.timeout?.refresh&&this.timeout.refresh(),R>0){const W=$[l][$[y]];if(o(W),o(this.timeoutType===LA),o(this.statusCode>=200),TA>-1&&
this.bytesRead+R>TA)throw new O;if(this.bytesRead+=R,this.directBodyRemaining-=R,W.onResponseData(yA.subarray(0,R))===!1)return this.directBodyCompletePending=this.
directBodyRemaining===0,this.pauseParser(),this[AA]=!0,this.pausedByParser=!1,this.paused=!0,R<WA&&bA.unshift(yA.subarray(R)),!1}if(this.directBodyRemaining===0){
this.completeDirectBody();const W=yA.subarray(R);if(this.errored||this.parserFields[this.milo.ParserFields.ERROR_CODE]!==this.milo.ERROR_NONE)throw this.createError(
W);if(this.pausedByParser)return this.pausedByParser=!1,this.pauseStateIsStart=!1,this.paused=!0,W.length>0&&bA.unshift(W),!1;if(W.length>0)return bA.unshift(W),
!1}return!0}completeDirectBody(){const{milo:yA}=this;CA.buffer!==yA.memory.buffer?(CA=new T(yA.memory.buffer,aA,RA),this.updateBuffers()):this.parserEvents.buffer!==
yA.memory.buffer&&this.updateBuffers(),this.directBodyCompletePending=!1,MA=v,yA.complete(this.parser),this.drainEvents()}setShouldSkipBody(yA){this.skipBody!==
yA&&(this.skipBody=yA,this.milo.setShouldSkipBody(this.parser,yA))}finish(){return this.parser?this.directBodyRemaining>0?new J:(this.parserEvents.buffer!==this.
milo.memory.buffer&&this.updateBuffers(),this.milo.finish(this.parser),this.drainEvents(),this.errored?this.createError(v):null):null}createError(yA){const{contentLength:bA,
bytesRead:$}=this;if(bA!==-1&&$!==bA)return new J;const TA=this.parserFields[this.milo.ParserFields.ERROR_CODE],WA=this.milo.Errors[TA],R=WA==="UNEXPECTED_EOF"?
"Invalid EOF state":this.milo.getErrorDescription(this.parser),W=WA==="UNEXPECTED_EOF"?R:R?`[ERROR_${WA}] ${R}`:`ERROR_${WA}`;return new u(`Response does not ma\
tch the HTTP/1.1 protocol (${W})`,WA,yA)}destroy(){this.parser&&(this.milo.destroy(this.parser),this.parser=null),this.timeout&&N.clearTimeout(this.timeout),this.
timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.connection=
"",this.skipBody=!1}pauseParser(yA=!1){this.milo.pause(this.parser),this.pausedByParser=!0,this.pauseStateIsStart=yA}drainEvents(){const{socket:yA,client:bA,milo:$}=this;
let TA=0;const WA=this.parserEvents[0];if(WA!==$.EVENT_END&&WA!==$.EVENT_ERROR&&!this.responseStarted){if(this.responseStarted=!0,yA.destroyed)return this.fail(
this.milo.ERROR_CALLBACK_ERROR,"Other side closed");const R=bA[l][bA[y]];if(!R)return this.fail(this.milo.ERROR_CALLBACK_ERROR,"Missing request");R.onResponseStarted()}
for(;;){const R=this.parserEvents[TA];let W=lA;switch(R){case $.EVENT_END:return;case $.EVENT_ERROR:this.errored=!0;return;case $.EVENT_MESSAGE_COMPLETE:{const{
client:rA,socket:FA,statusCode:V,upgrade:kA,trailers:e,contentLength:eA,bytesRead:DA,shouldKeepAlive:S}=this;if(this.responseStarted=!1,FA.destroyed&&(!V||S))return this.
fail($.ERROR_CALLBACK_ERROR,"Other side closed");if(kA){this.pauseParser();return}o(V>=100);const j=rA[l][rA[y]];if(o(j),this.statusCode=0,this.statusText="",this.
bytesRead=0,this.contentLength=-1,this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this.keepAlive="",this.
connection="",this.trailers=[],this.trailersSize=0,V<200)break;if(j.method!=="HEAD"&&eA!==-1&&DA!==eA){h.destroy(FA,new J),this.pauseParser();break}j.onResponseEnd(
e),rA[l][rA[y]++]=null,FA[i]?(o(rA[Q]===0),h.destroy(FA,new m("reset")),this.pauseParser(!0)):S?FA[C]&&rA[Q]===0?(h.destroy(FA,new m("reset")),this.pauseParser(
!0)):rA[a]==null||rA[a]===1?setImmediate(rA[H]):rA[H]():(h.destroy(FA,new m("reset")),this.pauseParser(!0));break}case $.EVENT_REASON:{const rA=this.parserEvents.
readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5);this.statusText=new T(MA.buffer,MA.byteOffset+rA,FA).toString();break}case $.EVENT_HEADER_NAME:{const rA=this.
parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),V=FA>0?new T(MA.buffer,MA.byteOffset+rA,FA):v;if(this.headers.push(V),this.headersSize+=
FA,this.headersSize>=this.headersMaxSize)return h.destroy(this.socket,new X),this.fail($.ERROR_CALLBACK_ERROR,"Headers overflow");break}case $.EVENT_HEADER_VALUE:{
const rA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),V=FA>0?new T(MA.buffer,MA.byteOffset+rA,FA):v,kA=this.headers[this.headers.
length-1];if(this.headers.push(V),kA.length===10){const e=h.bufferToLowerCasedHeaderName(kA);e==="keep-alive"?this.keepAlive+=(this.keepAlive.length===0?"":",")+
V.toString():e==="connection"&&(this.connection+=(this.connection.length===0?"":",")+V.toString())}if(this.headersSize+=FA,this.headersSize>=this.headersMaxSize)
return h.destroy(this.socket,new X),this.fail($.ERROR_CALLBACK_ERROR,"Headers overflow");break}case $.EVENT_HEADERS:{W=NA;const rA=this.parserEvents.readUInt16LE(
TA+5),FA=this.parserEvents[TA+7]!==0,V=this.parserEvents[TA+8]!==0,kA=this.parserEvents[TA+9]!==0,e=this.parserEvents[TA+10],eA=this.parserEvents.readUInt32LE(TA+
11)+this.parserEvents.readUInt32LE(TA+15)*4294967296,{socket:DA,client:S,headers:j,statusText:nA}=this;if(DA.destroyed)return this.fail($.ERROR_CALLBACK_ERROR,"\
Other side closed");const dA=S[l][S[y]];if(!dA)return this.fail($.ERROR_CALLBACK_ERROR,"Missing request");if(o(!this.upgrade),o(this.statusCode<200),rA===100)return h.
destroy(DA,new z("bad response",h.getSocketInfo(DA))),this.fail($.ERROR_CALLBACK_ERROR,"Bad response");if(V&&!dA.upgrade)return h.destroy(DA,new z("bad upgrade",
h.getSocketInfo(DA))),this.fail($.ERROR_CALLBACK_ERROR,"Bad upgrade");if(o(this.timeoutType===hA),this.statusCode=rA,this.shouldKeepAlive=FA||dA.method==="HEAD"&&
!DA[C]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),this.contentLength=e===P?eA:-1,
this.statusCode>=200){const OA=dA.bodyTimeout!=null?dA.bodyTimeout:S[n];this.setTimeout(OA,LA)}else this.timeout?.refresh&&this.timeout.refresh();if(dA.method===
"CONNECT"){o(S[Q]===1),$.setIsConnect(this.parser,!0),this.upgrade=!0;return}if(V){o(S[Q]===1),this.upgrade=!0,this.pauseParser();return}if(this.headers=[],this.
headersSize=0,this.shouldKeepAlive&&S[a]){const OA=this.keepAlive?h.parseKeepAliveTimeout(this.keepAlive):null;if(OA!=null){const $A=Math.min(OA-S[K],S[k]);$A<=
0?DA[C]=!0:S[D]=$A}else S[D]=S[F]}else DA[C]=!0;const VA=dA.onResponseStart(rA,j,this.resume,nA)===!1;if(dA.aborted)return this.fail($.ERROR_CALLBACK_ERROR,"Req\
uest aborted");(dA.method==="HEAD"||rA<200)&&this.setShouldSkipBody(!0),this.headersSuspended=!0,!VA&&dA.method!=="HEAD"&&rA>=200&&rA!==204&&rA!==205&&rA!==304&&
e===P&&eA>0&&!kA&&(this.directBodyRemaining=eA),DA[r]&&(DA[r]=!1,S[H]()),VA?(this.pauseParser(),this[AA]=!0):(dA.method==="HEAD"||rA<200||rA===204||rA===205||rA===
304||e===P&&eA===0)&&(this.directBodyCompletePending=!0);break}case $.EVENT_DATA:{const rA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(
TA+5),{client:V,socket:kA,statusCode:e,maxResponseSize:eA}=this;if(kA.destroyed)return this.fail($.ERROR_CALLBACK_ERROR,"Other side closed");const DA=V[l][V[y]];
if(o(DA),o(this.timeoutType===LA),this.timeout?.refresh&&this.timeout.refresh(),o(e>=200),eA>-1&&this.bytesRead+FA>eA)return h.destroy(kA,new O),this.fail($.ERROR_CALLBACK_ERROR,
"Response size exceeded");this.bytesRead+=FA;const S=MA;DA.onResponseData(new T(S.buffer,S.byteOffset+rA,FA))===!1&&(this.pauseParser(),this[AA]=!0);break}case $.
EVENT_TRAILER_NAME:{const rA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),V=FA>0?new T(MA.buffer,MA.byteOffset+rA,FA):v;if(this.
trailers.push(V),this.trailersSize+=FA,this.trailersSize>=this.headersMaxSize)return h.destroy(this.socket,new X),this.fail($.ERROR_CALLBACK_ERROR,"Headers over\
flow");break}case $.EVENT_TRAILER_VALUE:{const rA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),V=FA>0?new T(MA.buffer,MA.byteOffset+
rA,FA):v;if(this.trailers.push(V),this.trailersSize+=FA,this.trailersSize>=this.headersMaxSize)return h.destroy(this.socket,new X),this.fail($.ERROR_CALLBACK_ERROR,
"Headers overflow");break}default:return}TA+=W}}fail(yA,bA){this.milo.fail(this.parser,yA,bA),this.errored=!0}onUpgrade(yA){const{upgrade:bA,client:$,socket:TA,
headers:WA,statusCode:R}=this;o(bA),o($[U]===TA),o(!TA.destroyed),o(!this.paused);const W=$[l][$[y]];o(W),o(W.upgrade||W.method==="CONNECT"),this.statusCode=0,this.
statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,TA.unshift(yA),TA[E].destroy(),TA[E]=null,TA[A]=null,TA[I]=null,QA(TA),$[U]=null,$[Y]=null,
$[l][$[y]++]=null,$.emit("disconnect",$[f],[$],new m("upgrade"));try{W.onRequestUpgrade(R,WA,TA)}catch(rA){h.destroy(TA,rA)}$[H]()}}function jA(qA){xA=qA}function ee(){
return xA}sA.exports={H1Parser:vA,getMiloEnabled:ee,setMiloEnabled:jA}}),2128:((sA,s,t)=>{const{AsyncResource:o}=t(6698),{PoolStats:h}=t(4473),N=t(1841),_=t(2279),
{kConnected:X,kSize:z,kRunning:m,kPending:p,kQueued:u,kBusy:J,kFree:O,kUrl:f,kClose:C,kDestroy:A,kDispatch:E}=t(6443),r=Symbol("clients"),Q=Symbol("needDrain"),
i=Symbol("queue"),l=Symbol("closed resolve"),F=Symbol("onDrain"),y=Symbol("onConnect"),I=Symbol("onDisconnect"),a=Symbol("onConnectionError"),U=Symbol("on clien\
t busy"),D=Symbol("on client drain"),k=Symbol("drain queue"),K=Symbol("get dispatcher"),n=Symbol("has dispatcher"),c=Symbol("add client"),H=Symbol("remove clien\
t"),Y=Symbol("retire client"),L=Symbol("retiring clients");class T extends o{constructor(EA,v){super("UNDICI_POOL_QUEUED_REQUEST"),this.opts=EA,this.handler=v}dispatch(EA){
return this.runInAsyncScope(EA.dispatch,EA,this.opts,this.handler)}}function QA(iA){const EA=[];for(let v=0;v<iA[r].length;v++){const P=iA[r][v];P.destroyed||EA.
push(P.close())}for(const v of iA[L].values())EA.push(v);return Promise.all(EA)}class AA extends N{[i]=new _;[u]=0;[r]=[];[L]=new Map;[Q]=!1;[F](EA,v,P){if(EA.closed||
EA.destroyed)return;const lA=this[i];let NA=!1;for(this[D](EA);!NA;){const SA=lA.shift();if(!SA)break;this[u]--,NA=!SA.dispatch(EA)}if(EA[Q]=NA,NA&&(this[U](EA),
!lA.isEmpty()))return this[k](v,P);if(!NA&&this[Q]&&(this[Q]=!1,this.emit("drain",v,[this,...P])),this[l]&&lA.isEmpty())return QA(this).then(this[l])}[U](){}[D](){}[k](EA,v){
const P=this[i];let lA=!0;for(;!P.isEmpty();){const NA=this[K]();if(!NA){lA=!1;break}const SA=P.shift();if(this[u]--,!SA.dispatch(NA)&&(NA[Q]=!0,this[U](NA),lA=
this[n](),!lA))break}if(lA&&this[Q]&&(this[Q]=!1,this.emit("drain",EA,[this,...v])),this[l]&&P.isEmpty())return QA(this).then(this[l])}[y]=(EA,v)=>{this.emit("c\
onnect",EA,[this,...v])};[I]=(EA,v,P)=>{this.emit("disconnect",EA,[this,...v],P)};[a]=(EA,v,P)=>{this.emit("connectionError",EA,[this,...v],P)};get[J](){return this[Q]}get[X](){
let EA=0;for(const{[X]:v}of this[r])EA+=v;return EA}get[O](){let EA=0;for(const{[X]:v,[Q]:P}of this[r])EA+=v&&!P;return EA}get[p](){let EA=this[u];for(const{[p]:v}of this[r])
EA+=v;return EA}get[m](){let EA=0;for(const{[m]:v}of this[r])EA+=v;return EA}get[z](){let EA=this[u];for(const{[z]:v}of this[r])EA+=v;return EA}get stats(){return new h(
this)}[C](){return this[i].isEmpty()?QA(this):new Promise(EA=>{this[l]=EA})}[A](EA){for(;;){const P=this[i].shift();if(!P)break;P.handler.onResponseError(null,EA)}
const v=new Array(this[r].length);for(let P=0;P<this[r].length;P++)v[P]=this[r][P].destroy(EA);for(const P of this[L].keys())v.push(P.destroy(EA));return Promise.
all(v)}[E](EA,v){const P=this[K]();return P?P.dispatch(EA,v)||(P[Q]=!0,this[U](P),this[Q]=!this[n]()):(this[Q]=!0,this[i].push(new T(EA,v)),this[u]++),!this[Q]}[n](){
for(let EA=0;EA<this[r].length;EA++){const v=this[r][EA];if(!v[Q]&&v.closed!==!0&&v.destroyed!==!0)return!0}return!1}[c](EA){return EA.on("drain",this[F].bind(this,
EA)).on("connect",this[y]).on("disconnect",this[I]).on("connectionError",this[a]),this[r].push(EA),this[Q]&&queueMicrotask(()=>{this[Q]&&!EA[Q]&&this[F](EA,EA[f],
[EA,this])}),this}[Y](EA){const v=this[r].indexOf(EA);if(v!==-1&&this[r].splice(v,1),EA.destroyed||this[L].has(EA))return;let P=!1,lA;const NA=new Promise(SA=>{
lA=SA});this[L].set(EA,NA),EA.close(()=>{P||(P=!0,this[L].delete(EA),lA())})}[H](EA){this[Y](EA),this[Q]=!this[r].some(v=>!v[Q]&&v.closed!==!0&&v.destroyed!==!0)}}
sA.exports={PoolBase:AA,kClients:r,kNeedDrain:Q,kAddClient:c,kRemoveClient:H,kRetireClient:Y,kDrainQueue:k,kOnClientBusy:U,kOnClientDrain:D,kGetDispatcher:K,kHasDispatcher:n}}),
628:((sA,s,t)=>{const{PoolBase:o,kClients:h,kNeedDrain:N,kAddClient:_,kDrainQueue:X,kOnClientBusy:z,kOnClientDrain:m,kGetDispatcher:p,kHasDispatcher:u,kRemoveClient:J,
kRetireClient:O}=t(2128),f=t(3701),{InvalidArgumentError:C}=t(8707),A=t(3440),{kConnecting:E,kHTTPContext:r,kUrl:Q,kQueued:i}=t(6443),l=t(9136),F=Symbol("option\
s"),y=Symbol("connections"),I=Symbol("factory"),a=Symbol("protocol"),U=Symbol("protocol probe");function D(c,H){return new f(c,H)}function k(c,H){return H instanceof
f&&c[a]!=="h1"&&(c[F].useH2c===!0||c[Q].protocol==="https:"&&c[F].allowH2!==!1)}function K(c){const H=c[I](c[Q],c[F]);return k(c,H)&&(c[U]=H),c[_](H),H}class n extends o{constructor(H,{
connections:Y,factory:L=D,connect:T,connectTimeout:QA,tls:AA,maxCachedSessions:iA,socketPath:EA,autoSelectFamily:v,autoSelectFamilyAttemptTimeout:P,allowH2:lA,useH2c:NA,
clientTtl:SA,...tA}={}){if(Y!=null&&(!Number.isFinite(Y)||Y<0))throw new C("invalid connections");if(typeof L!="function")throw new C("factory must be a functio\
n.");if(T!=null&&typeof T!="function"&&typeof T!="object")throw new C("connect must be a function or an object");typeof T!="function"&&(T=l({...AA,maxCachedSessions:iA,
allowH2:lA,useH2c:NA,socketPath:EA,timeout:QA,...typeof v=="boolean"?{autoSelectFamily:v,autoSelectFamilyAttemptTimeout:P}:void 0,...T})),super(tA),this[y]=Y||null,
this[Q]=A.parseOrigin(H),this[F]={...A.deepClone(tA),connect:T,allowH2:lA,useH2c:NA,clientTtl:SA,socketPath:EA},this[I]=L,this[a]=null,this[U]=null,this.on("con\
nect",(IA,gA)=>{if(SA!=null&&SA>0)for(const LA of gA)Object.assign(LA,{ttl:Date.now()});const hA=gA[gA.length-1];hA instanceof f&&(this[a]=hA[r]?.version),hA===
this[U]&&this[a]!=="h2"&&(this[U]=null,this[X](IA,gA.slice(1)))}),this.on("disconnect",(IA,gA)=>{gA.includes(this[U])&&(this[U]=null,this[X](IA,gA.slice(1)))}),
this.on("connectionError",(IA,gA)=>{let hA=!1;for(const LA of gA)LA===this[U]&&(this[U]=null,hA=!0),this[h].includes(LA)&&this[O](LA);(hA||this[i]>0)&&this[X](IA,
gA.slice(1))})}[z](H){this[U]===null&&H[E]&&k(this,H)&&(this[U]=H)}[m](H){H===this[U]&&(this[U]=null)}[p](){const H=this[F].clientTtl;for(let Y=0;Y<this[h].length;Y++){
const L=this[h][Y];if(H!=null&&H>0&&L.ttl&&Date.now()-L.ttl>H)this[J](L),Y--;else if(!L[N])return L}if(this[U]===null&&(!this[y]||this[h].length<this[y]))return K(
this)}[u](){const H=this[F].clientTtl;for(let Y=0;Y<this[h].length;Y++){const L=this[h][Y];if(H!=null&&H>0&&L.ttl&&Date.now()-L.ttl>H)this[J](L),Y--;else if(!L[N])
return!0}return this[U]!==null?!1:!this[y]||this[h].length<this[y]?(K(this),!0):!1}}sA.exports=n}),6672:((sA,s,t)=>{const{kProxy:o,kClose:h,kDestroy:N,kDispatch:_}=t(
6443),X=t(7405),z=t(628),m=t(1841),{InvalidArgumentError:p,RequestAbortedError:u,SecureProxyConnectionError:J,ProxyConnectionError:O}=t(8707),f=t(9136),C=t(3701),
{channels:A}=t(2414),E=t(7223),{hasSafeIterator:r}=t(3440),Q=Symbol("proxy agent"),i=Symbol("proxy client"),l=Symbol("proxy headers"),F=Symbol("request tls sett\
ings"),y=Symbol("proxy tls settings"),I=Symbol("connect endpoint function"),a=Symbol("connect endpoint function (http/1.1 only)"),U=Symbol("tunnel proxy"),D="pr\
oxy-authorization";function k(v){return v==="https:"?443:80}function K(v,P){return new z(v,P)}const n=()=>{};function c(v,P){return P.connections===1?new C(v,P):
new z(v,P)}function H(v,P){return P===!0||v!=="http:"}class Y extends m{#A;#e;constructor(P,{headers:lA={},connect:NA,factory:SA,proxyServername:tA}){if(!P)throw new p(
"Proxy URL is mandatory");super(),this[l]=lA,this.#e=tA,SA?this.#A=SA(P,{connect:NA}):this.#A=new C(P,{connect:NA})}[_](P,lA){const NA=lA.onResponseStart;lA.onResponseStart=
function(gA,hA,LA,UA){if(hA===407){typeof lA.onResponseError=="function"&&lA.onResponseError(gA,new p("Proxy Authentication Required (407)"));return}NA&&NA.call(
this,gA,hA,LA,UA)};const{origin:SA,path:tA="/",headers:IA={}}=P;return P.path=SA+tA,P.headers={...this[l],...IA},iA(IA)||(P.headers.host=new URL(SA).host),this.#e!=
null&&(P.servername=this.#e),this.#A[_](P,lA)}[h](){return this.#A.close()}[N](P){return this.#A.destroy(P)}}class L extends m{constructor(P){if(!P||typeof P=="\
object"&&!(P instanceof URL)&&!P.uri)throw new p("Proxy uri is mandatory");const{clientFactory:lA=K}=P;if(typeof lA!="function")throw new p("Proxy opts.clientFa\
ctory must be a function.");const{proxyTunnel:NA,connectTimeout:SA}=P;super(P);const tA=this.#A(P),{href:IA,origin:gA,port:hA,protocol:LA,username:UA,password:xA,
hostname:mA}=tA;if(this[o]={uri:IA,protocol:LA},this[F]=P.requestTls,this[y]=P.proxyTls,this[l]=P.headers||{},this[U]=NA,P.auth&&P.token)throw new p("opts.auth \
cannot be used in combination with opts.token");P.auth?this[l]["proxy-authorization"]=`Basic ${P.auth}`:P.token?this[l]["proxy-authorization"]=P.token:UA&&xA?this[l]["\
proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(UA)}:${decodeURIComponent(xA)}`).toString("base64")}`:UA&&(this[l]["proxy-authorization"]=`Basi\
c ${Buffer.from(`${decodeURIComponent(UA)}:`).toString("base64")}`);const CA=f({timeout:SA,...P.proxyTls}),RA=f({timeout:SA,...P.proxyTls,allowH2:!1});this[I]=f(
{timeout:SA,...P.requestTls}),this[a]=f({timeout:SA,...P.requestTls,allowH2:!1});const aA=P.factory||c,MA=(d,GA)=>{const{protocol:vA}=new URL(d);if(this[o].protocol===
"socks5:"||this[o].protocol==="socks:")return new E(this[o].uri,{headers:this[l],connect:CA,factory:aA,username:P.username||UA,password:P.password||xA,connectTimeout:SA,
proxyTls:P.proxyTls,requestTls:P.requestTls});if(!H(vA,this[U])){const jA=this[o].protocol==="https:"?(ee,qA)=>RA(ee,(yA,bA)=>{yA&&yA.code==="ERR_TLS_CERT_ALTNA\
ME_INVALID"?qA(new J(yA)):qA(yA,bA)}):RA;return new Y(this[o].uri,{headers:this[l],connect:jA,factory:aA,proxyServername:this[o].protocol==="https:"?this[y]?.servername||
mA:void 0})}return aA(d,GA)};LA==="socks5:"||LA==="socks:"?this[i]=null:this[i]=lA(tA,{connect:CA}),this[Q]=new X({...P,factory:MA,connect:async(d,GA)=>{if(!this[i]){
GA(new p("Cannot establish tunnel connection without a proxy client"));return}let vA=d.host;d.port||(vA+=`:${k(d.protocol)}`);try{const jA={origin:gA,port:hA,path:vA,
signal:d.signal,headers:{...this[l],host:d.host,...d.connections==null||d.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[y]?.servername||mA},
{socket:ee,statusCode:qA}=await this[i].connect(jA);if(qA!==200){ee.on("error",n).destroy(),GA(new u(`Proxy response (${qA}) !== 200 when HTTP Tunneling`));return}
if(A.proxyConnected.hasSubscribers&&A.proxyConnected.publish({socket:ee,connectParams:jA}),d.protocol!=="https:"){GA(null,ee);return}let yA;this[F]?yA=this[F].servername:
yA=d.servername,(d.allowH2===!1?this[a]:this[I])({...d,servername:yA,httpSocket:ee},GA)}catch(jA){jA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?GA(new J(jA)):jA.code===
"UND_ERR_SOCKET"?GA(new O(jA)):GA(jA)}}})}dispatch(P,lA){let NA=T(P.headers);return QA(NA),NA&&!iA(NA)&&(NA===P.headers&&(NA={...NA}),NA.host=new URL(P.origin).
host),this[Q].dispatch({...P,headers:NA},lA)}#A(P){return typeof P=="string"?new URL(P):P instanceof URL?P:new URL(P.uri)}[h](){const P=[this[Q].close()];return this[i]&&
P.push(this[i].close()),Promise.all(P)}[N](){const P=[this[Q].destroy()];return this[i]&&P.push(this[i].destroy()),Promise.all(P)}}function T(v){if(Array.isArray(
v)){const P={};for(let lA=0;lA<v.length;lA+=2)AA(v[lA])&&EA(),P[v[lA]]=v[lA+1];return P}if(v&&typeof v=="object"&&r(v)){const P={};for(const[lA,NA]of v){if(!Object.
hasOwn(P,lA)){P[lA]=NA;continue}const SA=P[lA],tA=[];SA!==void 0&&tA.push(...Array.isArray(SA)?SA:[SA]),NA!==void 0&&tA.push(...Array.isArray(NA)?NA:[NA]),P[lA]=
tA.length>1?tA:tA[0]}return P}return v}function QA(v){for(const P in v)AA(P)&&EA()}function AA(v){return v.length===D.length&&v.toLowerCase()===D}function iA(v){
for(const P in v)if(P.length===4&&P.toLowerCase()==="host")return!0;return!1}function EA(){throw new p("Proxy-Authorization should be sent in ProxyAgent constru\
ctor")}sA.exports=L}),7223:((sA,s,t)=>{const{URL:o}=t(3136);let h;const N=t(1841),{ConnectTimeoutError:_,InvalidArgumentError:X}=t(8707),{Socks5Client:z,STATES:m}=t(
8082),{kBusy:p,kConnected:u,kDispatch:J,kClose:O,kDestroy:f}=t(6443),C=t(628),A=t(9136),{setupConnectTimeout:E}=t(3440),{debuglog:r}=t(7975),Q=r("undici:socks5-\
proxy"),i=5e3,l=Symbol("proxy url"),F=Symbol("proxy headers"),y=Symbol("proxy auth"),I=Symbol("proxy protocol"),a=Symbol("pools"),U=Symbol("connector"),D=Symbol(
"connect timeout"),k=Symbol("request tls settings"),K=Symbol("request tls timeout");function n(Y,L,T){return new _(`Connect Timeout Error (attempted address: ${Y}\
:${L}, timeout: ${T}ms)`)}let c=!1;class H extends N{constructor(L,T={}){if(super(T),c||(process.emitWarning("SOCKS5 proxy support is experimental and subject t\
o change","ExperimentalWarning"),c=!0),!L)throw new X("Proxy URL is mandatory");const QA=typeof L=="string"?new o(L):L;if(QA.protocol!=="socks5:"&&QA.protocol!==
"socks:")throw new X("Proxy URL must use socks5:// or socks:// protocol");this[l]=QA,this[F]=T.headers||{},this[I]=T.proxyTls?"https:":"http:";const AA=T.connectTimeout??
i;if(!Number.isFinite(AA)||AA<0)throw new X("invalid connectTimeout");this[D]=AA;const{timeout:iA,...EA}=T.requestTls||{},v=iA??AA;if(!Number.isFinite(v)||v<0)throw new X(
"invalid requestTls.timeout");this[k]=EA,this[K]=v,this[y]={username:T.username||(QA.username?decodeURIComponent(QA.username):null),password:T.password||(QA.password?
decodeURIComponent(QA.password):null)};const P=T.proxyTls?.timeout??AA;if(!Number.isFinite(P)||P<0)throw new X("invalid proxyTls.timeout");this[U]=T.connect||A(
{...T.proxyTls,timeout:P,servername:T.proxyTls?.servername||QA.hostname}),this[a]=new Map}async createSocks5Connection(L,T){const QA=this[l].hostname,AA=parseInt(
this[l].port)||1080;Q("creating SOCKS5 connection to",QA,AA);const iA=Promise.withResolvers();this[U]({hostname:QA,host:QA,port:AA,protocol:this[I]},(xA,mA)=>{xA?
iA.reject(xA):iA.resolve(mA)});const EA=await iA.promise,v=new z(EA,this[y]);v.on("error",xA=>{Q("SOCKS5 error:",xA),EA.destroy()}),await v.handshake();const P=Promise.
withResolvers(),lA=this[D]===0?null:setTimeout(()=>{NA(),v.destroy(),P.reject(n(QA,AA,this[D]))},this[D]),NA=()=>{clearTimeout(lA),v.removeListener("authenticat\
ed",SA),v.removeListener("error",tA)},SA=()=>{NA(),P.resolve()},tA=xA=>{NA(),P.reject(xA)};v.state===m.AUTHENTICATED?(clearTimeout(lA),P.resolve()):(v.once("aut\
henticated",SA),v.once("error",tA)),await P.promise,await v.connect(L,T);const IA=Promise.withResolvers(),gA=this[D]===0?null:setTimeout(()=>{hA(),v.destroy(),IA.
reject(n(L,T,this[D]))},this[D]),hA=()=>{clearTimeout(gA),v.removeListener("connected",LA),v.removeListener("error",UA)},LA=xA=>{Q("SOCKS5 tunnel established to",
L,T,"via",xA),hA(),IA.resolve()},UA=xA=>{hA(),IA.reject(xA)};return v.once("connected",LA),v.once("error",UA),await IA.promise,EA}[J](L,T){const{origin:QA}=L;Q(
"dispatching request to",QA,"via SOCKS5");try{const AA=String(QA);let iA=this[a].get(AA);if(!iA||iA.destroyed||iA.closed){iA=new C(QA,{pipelining:L.pipelining,connections:L.
connections,connect:async(v,P)=>{try{const lA=new o(QA),NA=lA.hostname,SA=parseInt(lA.port)||(lA.protocol==="https:"?443:80);Q("establishing SOCKS5 connection t\
o",NA,SA);const tA=await this.createSocks5Connection(NA,SA);let IA=tA;if(lA.protocol==="https:"){h||(h=t(1692)),Q("upgrading to TLS"),IA=h.connect({...this[k],socket:tA,
servername:this[k]?.servername||NA});const gA=Promise.withResolvers(),hA=()=>{queueMicrotask(xA),IA.removeListener("secureConnect",LA),IA.removeListener("error",
UA)},LA=()=>{hA(),gA.resolve()},UA=mA=>{hA(),gA.reject(mA)},xA=E(new WeakRef(IA),{timeout:this[K],hostname:NA,port:SA});IA.once("secureConnect",LA),IA.once("err\
or",UA),await gA.promise}P(null,IA)}catch(lA){Q("SOCKS5 connection error:",lA),P(lA)}}}),this[a].set(AA,iA);const EA=()=>{this[a].get(AA)!==iA||iA[u]>0||iA[p]||
(this[a].delete(AA),iA.destroyed||iA.close())};iA.on("disconnect",EA),iA.on("connectionError",EA)}return iA[J](L,T)}catch(AA){if(Q("dispatch error:",AA),typeof T.
onResponseError=="function")return T.onResponseError(null,AA),!1;if(typeof T.onError=="function")return T.onError(AA),!1;throw AA}}async[O](){const L=[];for(const T of this[a].
values())L.push(T.close());this[a].clear(),await Promise.all(L)}async[f](L){const T=[];for(const QA of this[a].values())T.push(QA.destroy(L));this[a].clear(),await Promise.
all(T)}}sA.exports=H}),276:(sA=>{const s=new TextDecoder;function t(o){return o.length===0?"":(o[0]===239&&o[1]===187&&o[2]===191&&(o=o.subarray(3)),s.decode(o))}
sA.exports={utf8DecodeBytes:t}}),2581:((sA,s,t)=>{const o=Symbol.for("undici.globalDispatcher.2"),h=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:N}=t(
8707),_=t(7405),X=t(3650);let z;p()===void 0&&m(new _);function m(J){if(!J||typeof J.dispatch!="function")throw new N("Argument agent must implement Agent");try{
Object.defineProperty(globalThis,o,{value:J,writable:!0,enumerable:!1,configurable:!1})}catch(O){if(O instanceof TypeError){z=J;return}throw O}try{const O=J instanceof
X?J:new X(J);Object.defineProperty(globalThis,h,{value:O,writable:!0,enumerable:!1,configurable:!1})}catch(O){if(!(O instanceof TypeError))throw O}}function p(){
return globalThis[o]??z}const u=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];sA.exports=
{setGlobalDispatcher:m,getGlobalDispatcher:p,installedExports:u}}),2824:((sA,s,t)=>{Object.defineProperty(s,"__esModule",{value:!0}),s.SPECIAL_HEADERS=s.MINOR=s.
MAJOR=s.HTAB_SP_VCHAR_OBS_TEXT=s.QUOTED_STRING=s.CONNECTION_TOKEN_CHARS=s.HEADER_CHARS=s.TOKEN=s.HEX=s.URL_CHAR=s.USERINFO_CHARS=s.MARK=s.ALPHANUM=s.NUM=s.HEX_MAP=
s.NUM_MAP=s.ALPHA=s.STATUSES_HTTP=s.H_METHOD_MAP=s.METHOD_MAP=s.METHODS_RTSP=s.METHODS_ICE=s.METHODS_HTTP=s.HEADER_STATE=s.FINISH=s.STATUSES=s.METHODS=s.LENIENT_FLAGS=
s.FLAGS=s.TYPE=s.ERROR=void 0;const o=t(172);s.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,
INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,
INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,
PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,
CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},s.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},s.FLAGS={CONNECTION_KEEP_ALIVE:1,
CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},s.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,
KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},
s.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,
UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,
SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},s.STATUSES=
{CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,
MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,
ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,
NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,
NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,
PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,
MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,
REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,
UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,
HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,
GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,
NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,
INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},
s.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},s.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,
CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},s.METHODS_HTTP=[s.METHODS.DELETE,s.METHODS.GET,s.METHODS.HEAD,s.METHODS.POST,s.METHODS.PUT,s.METHODS.CONNECT,s.
METHODS.OPTIONS,s.METHODS.TRACE,s.METHODS.COPY,s.METHODS.LOCK,s.METHODS.MKCOL,s.METHODS.MOVE,s.METHODS.PROPFIND,s.METHODS.PROPPATCH,s.METHODS.SEARCH,s.METHODS.UNLOCK,
s.METHODS.BIND,s.METHODS.REBIND,s.METHODS.UNBIND,s.METHODS.ACL,s.METHODS.REPORT,s.METHODS.MKACTIVITY,s.METHODS.CHECKOUT,s.METHODS.MERGE,s.METHODS["M-SEARCH"],s.
METHODS.NOTIFY,s.METHODS.SUBSCRIBE,s.METHODS.UNSUBSCRIBE,s.METHODS.PATCH,s.METHODS.PURGE,s.METHODS.MKCALENDAR,s.METHODS.LINK,s.METHODS.UNLINK,s.METHODS.PRI,s.METHODS.
SOURCE,s.METHODS.QUERY],s.METHODS_ICE=[s.METHODS.SOURCE],s.METHODS_RTSP=[s.METHODS.OPTIONS,s.METHODS.DESCRIBE,s.METHODS.ANNOUNCE,s.METHODS.SETUP,s.METHODS.PLAY,
s.METHODS.PAUSE,s.METHODS.TEARDOWN,s.METHODS.GET_PARAMETER,s.METHODS.SET_PARAMETER,s.METHODS.REDIRECT,s.METHODS.RECORD,s.METHODS.FLUSH,s.METHODS.GET,s.METHODS.POST],
s.METHOD_MAP=(0,o.enumToMap)(s.METHODS),s.H_METHOD_MAP=Object.fromEntries(Object.entries(s.METHODS).filter(([h])=>h.startsWith("H"))),s.STATUSES_HTTP=[s.STATUSES.
CONTINUE,s.STATUSES.SWITCHING_PROTOCOLS,s.STATUSES.PROCESSING,s.STATUSES.EARLY_HINTS,s.STATUSES.RESPONSE_IS_STALE,s.STATUSES.REVALIDATION_FAILED,s.STATUSES.DISCONNECTED_OPERATION,
s.STATUSES.HEURISTIC_EXPIRATION,s.STATUSES.MISCELLANEOUS_WARNING,s.STATUSES.OK,s.STATUSES.CREATED,s.STATUSES.ACCEPTED,s.STATUSES.NON_AUTHORITATIVE_INFORMATION,s.
STATUSES.NO_CONTENT,s.STATUSES.RESET_CONTENT,s.STATUSES.PARTIAL_CONTENT,s.STATUSES.MULTI_STATUS,s.STATUSES.ALREADY_REPORTED,s.STATUSES.TRANSFORMATION_APPLIED,s.
STATUSES.IM_USED,s.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,s.STATUSES.MULTIPLE_CHOICES,s.STATUSES.MOVED_PERMANENTLY,s.STATUSES.FOUND,s.STATUSES.SEE_OTHER,s.STATUSES.
NOT_MODIFIED,s.STATUSES.USE_PROXY,s.STATUSES.SWITCH_PROXY,s.STATUSES.TEMPORARY_REDIRECT,s.STATUSES.PERMANENT_REDIRECT,s.STATUSES.BAD_REQUEST,s.STATUSES.UNAUTHORIZED,
s.STATUSES.PAYMENT_REQUIRED,s.STATUSES.FORBIDDEN,s.STATUSES.NOT_FOUND,s.STATUSES.METHOD_NOT_ALLOWED,s.STATUSES.NOT_ACCEPTABLE,s.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
s.STATUSES.REQUEST_TIMEOUT,s.STATUSES.CONFLICT,s.STATUSES.GONE,s.STATUSES.LENGTH_REQUIRED,s.STATUSES.PRECONDITION_FAILED,s.STATUSES.PAYLOAD_TOO_LARGE,s.STATUSES.
URI_TOO_LONG,s.STATUSES.UNSUPPORTED_MEDIA_TYPE,s.STATUSES.RANGE_NOT_SATISFIABLE,s.STATUSES.EXPECTATION_FAILED,s.STATUSES.IM_A_TEAPOT,s.STATUSES.PAGE_EXPIRED,s.STATUSES.
ENHANCE_YOUR_CALM,s.STATUSES.MISDIRECTED_REQUEST,s.STATUSES.UNPROCESSABLE_ENTITY,s.STATUSES.LOCKED,s.STATUSES.FAILED_DEPENDENCY,s.STATUSES.TOO_EARLY,s.STATUSES.
UPGRADE_REQUIRED,s.STATUSES.PRECONDITION_REQUIRED,s.STATUSES.TOO_MANY_REQUESTS,s.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,s.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
s.STATUSES.LOGIN_TIMEOUT,s.STATUSES.NO_RESPONSE,s.STATUSES.RETRY_WITH,s.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,s.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,s.STATUSES.
CLIENT_CLOSED_LOAD_BALANCED_REQUEST,s.STATUSES.INVALID_X_FORWARDED_FOR,s.STATUSES.REQUEST_HEADER_TOO_LARGE,s.STATUSES.SSL_CERTIFICATE_ERROR,s.STATUSES.SSL_CERTIFICATE_REQUIRED,
s.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,s.STATUSES.INVALID_TOKEN,s.STATUSES.CLIENT_CLOSED_REQUEST,s.STATUSES.INTERNAL_SERVER_ERROR,s.STATUSES.NOT_IMPLEMENTED,
s.STATUSES.BAD_GATEWAY,s.STATUSES.SERVICE_UNAVAILABLE,s.STATUSES.GATEWAY_TIMEOUT,s.STATUSES.HTTP_VERSION_NOT_SUPPORTED,s.STATUSES.VARIANT_ALSO_NEGOTIATES,s.STATUSES.
INSUFFICIENT_STORAGE,s.STATUSES.LOOP_DETECTED,s.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,s.STATUSES.NOT_EXTENDED,s.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,s.STATUSES.
WEB_SERVER_UNKNOWN_ERROR,s.STATUSES.WEB_SERVER_IS_DOWN,s.STATUSES.CONNECTION_TIMEOUT,s.STATUSES.ORIGIN_IS_UNREACHABLE,s.STATUSES.TIMEOUT_OCCURED,s.STATUSES.SSL_HANDSHAKE_FAILED,
s.STATUSES.INVALID_SSL_CERTIFICATE,s.STATUSES.RAILGUN_ERROR,s.STATUSES.SITE_IS_OVERLOADED,s.STATUSES.SITE_IS_FROZEN,s.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
s.STATUSES.NETWORK_READ_TIMEOUT,s.STATUSES.NETWORK_CONNECT_TIMEOUT],s.ALPHA=[];for(let h=65;h<=90;h++)s.ALPHA.push(String.fromCharCode(h)),s.ALPHA.push(String.fromCharCode(
h+32));s.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},s.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},s.NUM=["0","1","2","3","4","5","6","7","8","9"],s.ALPHANUM=s.ALPHA.concat(s.NUM),s.MARK=["-","_",".","!","~","*","'","(",")"],s.USERINFO_CHARS=s.ALPHANUM.
concat(s.MARK).concat(["%",";",":","&","=","+","$",","]),s.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(s.ALPHANUM),s.HEX=s.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),s.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(s.ALPHANUM),s.HEADER_CHARS=["	"];for(let h=32;h<=255;h++)h!==127&&s.HEADER_CHARS.push(h);s.CONNECTION_TOKEN_CHARS=s.HEADER_CHARS.
filter(h=>h!==44),s.QUOTED_STRING=["	"," "];for(let h=33;h<=255;h++)h!==34&&h!==92&&s.QUOTED_STRING.push(h);s.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let h=33;h<=126;h++)
s.HTAB_SP_VCHAR_OBS_TEXT.push(h);for(let h=128;h<=255;h++)s.HTAB_SP_VCHAR_OBS_TEXT.push(h);s.MAJOR=s.NUM_MAP,s.MINOR=s.MAJOR,s.SPECIAL_HEADERS={connection:s.HEADER_STATE.
CONNECTION,"content-length":s.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":s.HEADER_STATE.CONNECTION,"transfer-encoding":s.HEADER_STATE.TRANSFER_ENCODING,upgrade:s.
HEADER_STATE.UPGRADE},s.default={ERROR:s.ERROR,TYPE:s.TYPE,FLAGS:s.FLAGS,LENIENT_FLAGS:s.LENIENT_FLAGS,METHODS:s.METHODS,STATUSES:s.STATUSES,FINISH:s.FINISH,HEADER_STATE:s.
HEADER_STATE,ALPHA:s.ALPHA,NUM_MAP:s.NUM_MAP,HEX_MAP:s.HEX_MAP,NUM:s.NUM,ALPHANUM:s.ALPHANUM,MARK:s.MARK,USERINFO_CHARS:s.USERINFO_CHARS,URL_CHAR:s.URL_CHAR,HEX:s.
HEX,TOKEN:s.TOKEN,HEADER_CHARS:s.HEADER_CHARS,CONNECTION_TOKEN_CHARS:s.CONNECTION_TOKEN_CHARS,QUOTED_STRING:s.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:s.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:s.MAJOR,MINOR:s.MINOR,SPECIAL_HEADERS:s.SPECIAL_HEADERS,METHODS_HTTP:s.METHODS_HTTP,METHODS_ICE:s.METHODS_ICE,METHODS_RTSP:s.METHODS_RTSP,METHOD_MAP:s.METHOD_MAP,
H_METHOD_MAP:s.H_METHOD_MAP,STATUSES_HTTP:s.STATUSES_HTTP}}),3870:((sA,s,t)=>{sA=t.nmd(sA);const{Buffer:o}=t(4573),h="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfw\
BgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQ\
NlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQ\
MAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaH\
R0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham\
9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZW\
N1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcn\
JubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB\
8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJG\
xsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbm\
llbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbG\
h0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNg\
IACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ\
0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIA\
I2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACy\
AHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVAC\
gCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAX\
FFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIA\
E2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggAC\
ACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIA\
AoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAA\
wCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAg\
BHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIA\
RB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIA\
EgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDA\
ELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH\
8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Oz\
w9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZ\
QBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAe\
gBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0\
EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0\
EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQ\
ELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQc\
cADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2A\
AMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQe\
gADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZw\
tB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUw\
tBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPw\
tBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKw\
tBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0\
HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0\
HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2A\
LXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6A\
HnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqw\
GqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOAS\
ECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1Aw\
sgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQ\
ELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ\
0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBE\
YEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIA\
NBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAg\
yRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQ\
AhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAi\
gCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIA\
MoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAg\
yGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAw\
sgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQR\
shAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJ\
cDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAg\
ApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQY\
ABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIA\
NBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQ\
ELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDA\
yPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg\
09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFC\
ADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82Ah\
AgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAE\
EVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgAT\
YCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0\
EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0\
EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANg\
IEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgAC\
ABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQR\
VGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQ\
A2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCy\
ABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBAD\
YCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBE\
cEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBC\
EAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIA\
QgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0\
H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDM\
cCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHC\
ADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0\
GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQR\
U2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAA\
tB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIA\
NBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQE\
HdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0\
EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxA\
ILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAG\
otAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQ\
IgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgAC\
AGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAk\
AiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIA\
E2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQ\
IgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBi\
ABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai\
0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQ\
AgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIA\
E2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIA\
E2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQ\
FqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBAD\
YCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQT\
BrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQA\
JAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZ\
oCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQ\
AgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAg\
yrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAW\
ohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIA\
NBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7AT\
QMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQ\
pJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIA\
NBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQ\
EgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcAS\
ECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQ\
ILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNg\
IQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAA\
AhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2Ag\
xBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWg\
cICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAg\
yMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAW\
ohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEg\
BKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1Q\
BqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQ\
sgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANg\
IAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIA\
ZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAW\
ohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0\
ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFai\
EGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQU\
FBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDT\
wgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAE\
EDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAg\
z1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAW\
tqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOC\
ABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQ\
FqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCy\
ABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBai\
EAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIA\
QgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAU\
EBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBai\
IBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw\
0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQ\
IM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7AS\
ECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBE\
BBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQ\
sCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDS\
ggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAE\
ECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg\
0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIA\
BBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQ\
IgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgAS\
AERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg\
30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zAS\
ADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCw\
JAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa\
0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBE\
YEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZ\
EBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAE\
cNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGS\
AAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQ\
JGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQ\
EgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDN\
ABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0\
GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiAS\
ECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIA\
EgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGi\
ABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBai\
IBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw\
0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQ\
FqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBT\
YCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAA\
zeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAA\
BBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQ\
YCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQA\
NAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIA\
EtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIA\
FBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAy\
AFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAy\
ABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAy\
ABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHC\
ADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKU\
EFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBE\
HxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2y\
A2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIA\
EgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQ\
EhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrAC\
ECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBAD\
YCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQf\
kPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAU\
EBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAg\
y4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDL\
UBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAA\
tB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIA\
MoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhAC\
ADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIA\
BBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgAC\
ABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0\
EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQ\
A2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAy\
AAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQ\
sCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIA\
BBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCy\
ABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFrai\
EFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAy\
AANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQf\
MANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBE\
YNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQC\
ADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAg\
yZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIA\
FraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNg\
IUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIA\
IRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg\
0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjw\
ELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIA\
MgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNg\
IUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0\
EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCy\
AFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCy\
ADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBE\
BB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQ\
AAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQ\
AhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIA\
FBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCw\
JAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIA\
MoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDH\
wLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAw\
ABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNAC\
AGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQ\
IMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONg\
IQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe\
MAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0\
EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIA\
AgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAW\
ohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIg\
FqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AAC\
IAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQ\
YgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCAC\
IBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQ\
A2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ\
0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIA\
MgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAA\
sgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDR\
cgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAg\
MLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAW\
sOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0\
HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQc\
DFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBai\
IBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDg\
sgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBC\
ABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANg\
IEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBA\
tBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACy\
ADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQ\
w+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AX\
FBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIA\
BBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6AC\
wLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAy\
AAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFC\
ADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHC\
ADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNAS\
ADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQC\
ABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQ\
AuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMi\
ACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFC\
ADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2Ah\
QgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIA\
MoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBE\
BBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmx\
s2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBA\
QEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAy\
ABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAE\
YNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBU\
EgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2Ah\
wgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAi\
gCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBE\
cEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgAT\
YCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFB\
QUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDA\
gLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0\
IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L///\
///////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCi\
ECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIA\
NBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQ\
IgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgAT\
YCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIA\
NBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQ\
IgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgAT\
YCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCm\
oiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2Ag\
QgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNg\
IIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQ\
IgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOg\
AAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBC\
ABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACai\
EAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQ\
APCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgAC\
gCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYW\
FhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJC\
UmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYV\
xdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2z\
QPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnD\
QPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvC\
sPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgT\
gPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALw\
EuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0\
EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfw\
JAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIA\
QLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEE\
EYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAE\
G3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX\
9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAx\
EBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzA\
FGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQ\
FGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQg\
A3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQ\
hqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNg\
IAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1Q\
BBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQ\
FxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzN\
UAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQ\
N0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2Ag\
wgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIg\
MgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhBy\
ABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBE\
EmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIA\
IhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIA\
EoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2Ag\
ggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAy\
AEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCAC\
IDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2Q\
AgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQ\
BBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAG\
sgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCAC\
ABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQ\
AhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+N\
gAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNg\
IAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkN\
YAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBOD\
YCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBA\
wBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKA\
IIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCA\
tB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxN\
UAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBS\
IAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4N\
UAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIg\
FLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNg\
IMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNg\
IAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACy\
AGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNg\
IAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0\
EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIA\
RqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBS\
ABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBC\
AENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQ\
sgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQR\
BBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKA\
IEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2Ag\
wgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBC\
AIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIA\
IgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQc\
jVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIA\
VqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2Ag\
AgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX\
9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2\
sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVF\
NQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIG\
Vycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjay\
BlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3\
ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2\
sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm\
9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb2\
5fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcg\
BTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTE\
YgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZW\
N0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udG\
VudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udG\
VudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludm\
FsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YW\
xpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE\
1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb2\
4gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2\
hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlci\
BwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY2\
9tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2\
UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbm\
UATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW\
5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3\
JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvci\
BpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZW\
N0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2\
xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVORE\
VOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU\
9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAE\
hUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1\
JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUV\
VFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVE\
VSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU\
5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQV\
IAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0\
lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSE\
FOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSU\
NJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUk\
NIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZC\
BDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl\
9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ0\
9NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQ\
BERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSU\
NFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQ\
BSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0\
UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRU\
QATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAE\
hQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUk\
VRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVE\
lPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWF\
RFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+Eg\
AA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFw\
AAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GA\
AAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAw\
MDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAw\
MDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3Bncm\
FkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQ\
UAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQ\
ECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAE\
HA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6Aw\
MDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUl\
ZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let N;Object.defineProperty(
sA,"exports",{get:()=>N||(N=o.from(h,"base64"))})}),3434:((sA,s,t)=>{sA=t.nmd(sA);const{Buffer:o}=t(4573),h="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38\
Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2F\
zbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAA\
CAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml\
0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGx\
odHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBR\
sbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2x\
saHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHR\
wX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9\
zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B\
0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V\
0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAA\
QOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3F\
FDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAs\
gASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgA\
MAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ\
3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJ\
AAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNU\
AQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQ\
LIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0\
ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRB\
BFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNU\
AIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00\
EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAw\
BCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAgg\
iACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCE\
BIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0B\
BQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZY\
BlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAec\
B0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AE\
LQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAE\
LQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgy\
wAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngE\
LQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQt\
B2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewt\
BBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAx\
mC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQx\
SC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw\
+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQw\
qC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBY\
LQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAI\
LQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gL\
VAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gH\
lAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQG\
oAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAM\
LIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIAR\
HDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASE\
AIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQM\
LIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQY\
hAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0\
AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0E\
JIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkA\
gAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJ\
FDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCI\
CRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyA\
EIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo\
2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJo\
DC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkA\
gAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASk\
pKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0\
BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgI\
MDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACE\
AAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0E\
AIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACE\
CIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A8\
2AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI\
2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTN\
BACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIAN\
B1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2Ahw\
gAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2Agw\
M+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyA\
AIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCI\
ARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0E\
AIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCA\
DIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEc\
EQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAM\
gACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkA\
DQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0E\
ANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQF\
qIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQI\
M6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRs\
hAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATY\
CFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgI\
QIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEE\
AIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASE\
CDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgI\
cIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQI\
MsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACg\
LQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJ\
AIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEc\
NAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIAR\
GDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWo\
iARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0\
AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEH\
TASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIAR\
GDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGt\
BAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0\
CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA\
2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCA\
DQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCA\
DQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUH\
LASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAM\
gACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgo\
JAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCA\
DLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0H\
jATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAI\
RAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJ\
AIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkA\
gAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgI\
MQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0E\
AIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCA\
BQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjY\
CECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9\
qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQI\
LAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAyg\
CBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0E\
ZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyA\
ARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQI\
MnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgs\
MDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyA\
BQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQ\
BIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkp\
KSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAAB\
HDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQF\
qIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkE\
BaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiE\
BQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRI\
MQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQY\
CQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQAN\
AIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQF\
BQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZ\
GDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyA\
BQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSA\
BIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWo\
hAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUE\
ODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWo\
hAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCA\
BQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQF\
qIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQA\
LIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAM\
gBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQs\
gAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASA\
ERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASE\
CDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkA\
gAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQN\
GDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIAR\
GDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfU\
BIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAM\
oAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgA\
iACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJ\
AAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiA\
BIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQaw\
BIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgz\
XAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIAB\
BBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkY\
NASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASA\
AQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQ\
BIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQI\
gASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASA\
ERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3\
lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWo\
hAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQA\
LIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAM\
gBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUG\
CASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8\
BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyA\
DQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGs\
OAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0A\
gAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0\
AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACA\
AQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiE\
BQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgA\
M1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQ\
gA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQ\
gA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATY\
CFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEB\
B9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQI\
MrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECA\
DQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwR\
AIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDME\
BCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQE\
LIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAM\
gACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhA\
gA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgI\
UDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyA\
DKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAF\
BAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACE\
CDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCE\
AIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADY\
CBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4\
GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCI\
ARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2Agx\
BACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCA\
DIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARA\
sIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAE\
tAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwR\
AIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEY\
EQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASA\
Aa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2Agx\
BACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2Ahw\
gAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASA\
DKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA\
2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0H\
eACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQU\
gASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyA\
ANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACE\
ACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0E\
ANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QA\
hAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAE\
QLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyA\
ANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwt\
BBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQE\
LIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQ\
hACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACE\
CDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCms\
OBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIc\
BCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiE\
BQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0\
AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCI\
CRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASA\
ERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAF\
BAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAig\
iBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0E\
AIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0E\
UNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhM\
AQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQc\
DQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0E\
PaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAA\
gAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSA\
AIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHI\
gACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAF\
rQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQY\
gACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACA\
HQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0H\
LADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgI\
UIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQR\
AQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiE\
C/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQw\
YCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJ\
AAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQI\
MZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyA\
DLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEY\
NYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGo\
tAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0\
DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQE\
MUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E\
/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQ\
gAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQE\
gAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHI\
gBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJ\
AA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEA\
gAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQE\
MAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyA\
BNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAM\
gACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTI\
hAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4\
EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwE\
yIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8\
hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkE\
IcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2Agg\
gAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECA\
DQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQ\
gAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQI\
MNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQA\
AIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAig\
iBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE\
2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSA\
HcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJ\
AIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAI\
wIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDY\
CECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgI\
UIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0E\
ANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgM\
EBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0\
LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCE\
LQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0I\
DIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4\
hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0E\
ANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0E\
JNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiA\
DQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgI\
UIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0E\
PNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiA\
DQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgI\
UIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJ\
AIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE\
2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgI\
QIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiA\
DQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2Agw\
gASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIAB\
qIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACA\
BQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwI\
LIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADY\
CDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJ\
DREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TE\
PC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCU\
PC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iE\
PC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyI\
PC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQs\
gAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8\
DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjs\
BLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACA\
AIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhA\
iA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0\
AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACg\
COCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ\
/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ\
/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiI\
BQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAA\
AAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEE\
QayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgB\
B6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgI\
AIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAw\
BCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QB\
qKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACE\
DAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9Nc\
AaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgA\
aIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEE\
TaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQE\
gBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0\
ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgE\
NAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiI\
CKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQ\
gASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUE\
IaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACA\
AayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCA\
AIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiE\
BIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH\
+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQA\
QOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAI\
EIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QB\
qIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgE\
gAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByA\
AayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAE\
oAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0E\
PcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA\
2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCA\
AIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZ\
BOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEG\
M2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF\
4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSA\
AQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCE\
BIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCA\
CIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJ\
AIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZ\
BFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgF\
xRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnR\
B9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUE\
ddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0\
AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0E\
UaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXh\
xQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIAB\
BAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQ\
CQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAI\
gATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgE\
EQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAU\
gB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgI\
ACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAA\
ABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJ\
mbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdAB\
JbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnR\
lciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWN\
rIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgB\
gb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29\
tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXR\
lYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB\
1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEl\
udmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgB\
TcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3I\
gaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQ\
tTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3Npbmc\
gZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWF\
kZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3B\
hY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUV\
uY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQB\
JbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWF\
kZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXV\
zZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGU\
gcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQB\
vbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJ\
yb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWU\
ASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9\
yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGl\
kIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF\
1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVEl\
UWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1R\
fVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0N\
MT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0N\
PTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlR\
fUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1d\
JVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgB\
JREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0V\
SAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgB\
IRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9\
JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0w\
ATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEV\
OVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5\
HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0N\
PTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEV\
URQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUd\
FX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVN\
FAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEU\
AUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1N\
UT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEh\
QRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkV\
QT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQ\
AUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1N\
MX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkR\
TSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXh\
wZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB\
+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAAB\
WFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAAD\
UGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQA\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG\
6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWV\
lcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQA\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQA\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0Mc\
ACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgI\
CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwM\
DAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwB\
BoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0V\
CU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let N;Object.defineProperty(sA,"exports",{get:()=>N||(N=o.from(h,"base64"))})}),172:((sA,s)=>{Object.
defineProperty(s,"__esModule",{value:!0}),s.enumToMap=t;function t(o,h=[],N=[]){const _=(h?.length??0)===0,X=(N?.length??0)===0;return Object.fromEntries(Object.
entries(o).filter(([,z])=>typeof z=="number"&&(_||h.includes(z))&&(X||!N.includes(z))))}}),5997:(sA=>{const s=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQg\
tgA39/fwBgAX8Bf2ACf38AYAF/AGABfwF+YAJ/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW\
52EG9uX21lc3NhZ2Vfc3RhcnQAAANlbnYTb25fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl\
91cmwAAANlbnYLb25fcHJvdG9jb2wAAANlbnYKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudg\
pvbl9jb25uZWN0AAADZW52Cm9uX3VwZ3JhZGUAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl\
9jaHVuawAAA2Vudgdvbl9ib2R5AAADZW52B29uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAA\
ADQUAGAQMDBwIDBgMEBAEEBAEBAQQBBAQBAQEBAQEBAQEBAQEBAQcJAwIDBQUCAgIFAgICAgICAgEBAQEKAQIDAgICBQMBABEGCQF/AUGAgMAACwedCDkGbWVtb3J5AgAFYWxsb2MAHQVjbGVhcgAeCGNvbXBsZX\
RlAB8GY3JlYXRlACAHZGVhbGxvYwAhB2Rlc3Ryb3kAIgRmYWlsACMGZmluaXNoACQOZ2V0X2NodW5rX3NpemUAJRJnZXRfY29udGVudF9sZW5ndGgAJg5nZXRfZXJyb3JfY29kZQAnGWdldF9lcnJvcl9kZXNjcm\
lwdGlvbl9yYXcAKBRnZXRfbWF4X2JvZHlfcGF5bG9hZAApFWdldF9tYXhfaGVhZGVyX2xlbmd0aAAqGWdldF9tYXhfc3RhcnRfbGluZV9sZW5ndGgAKwpnZXRfbWV0aG9kACwKZ2V0X3BhcnNlZAAtDGdldF9wb3\
NpdGlvbgAuGGdldF9yZW1haW5pbmdfY2h1bmtfc2l6ZQAvHGdldF9yZW1haW5pbmdfY29udGVudF9sZW5ndGgAMAlnZXRfc3RhdGUAMQpnZXRfc3RhdHVzADIdaGFzX2NodW5rZWRfdHJhbnNmZXJfZW5jb2Rpbm\
cAMxRoYXNfY29ubmVjdGlvbl9jbG9zZQA0Fmhhc19jb25uZWN0aW9uX3VwZ3JhZGUANRJoYXNfY29udGVudF9sZW5ndGgANgxoYXNfdHJhaWxlcnMANxVoYXNfdHJhbnNmZXJfZW5jb2RpbmcAOAtoYXNfdXBncm\
FkZQA5DWlzX2F1dG9kZXRlY3QAOgppc19jb25uZWN0ADsIaXNfZGVidWcAPAlpc19wYXVzZWQAPQppc19yZXF1ZXN0AD4ObWlsb19oYXNfZGVidWcAPwVwYXJzZQBABXBhdXNlAEEFcmVzZXQAQgZyZXN1bWUAQx\
RzZXRfYWN0aXZlX2NhbGxiYWNrcwBEEXNldF9hY3RpdmVfZXZlbnRzAEUJc2V0X2RlYnVnAEYOc2V0X2lzX2Nvbm5lY3QARw5zZXRfaXNfcmVxdWVzdABIFHNldF9tYXhfYm9keV9wYXlsb2FkAEkVc2V0X21heF\
9oZWFkZXJfbGVuZ3RoAEoZc2V0X21heF9zdGFydF9saW5lX2xlbmd0aABLFXNldF9zaG91bGRfYXV0b2RldGVjdABMIHNldF9zaG91bGRfY29udGludWVfd2l0aG91dF9kYXRhAE0cc2V0X3Nob3VsZF9tYW5hZ2\
VfdW5jb25zdW1lZABOFHNldF9zaG91bGRfc2tpcF9ib2R5AE8gc2V0X3Nob3VsZF9zdXNwZW5kX2FmdGVyX2hlYWRlcnMAUBxzaG91bGRfY29udGludWVfd2l0aG91dF9kYXRhAFEYc2hvdWxkX21hbmFnZV91bm\
NvbnN1bWVkAFIQc2hvdWxkX3NraXBfYm9keQBTHHNob3VsZF9zdXNwZW5kX2FmdGVyX2hlYWRlcnMAVAr7pwJAlgIBBH8CQCACIANPDQAgAS0AACEFAkAgAyACayIHQQNNBEAMAQtBgIKECCAFQYGChAhsIgEgAi\
gAAHMiBmsgBnJBgIGChHhxQYCBgoR4RwRADAELIAJBfHFBBGohAgJAIAdBCU8EQCACIANBCGsiB0sNAQNAQYCChAggAigCACABcyIGayAGckGAgYKEeHFBgIGChHhHDQJBgIKECCACQQRqKAIAIAFzIgZrIAZyQY\
CBgoR4cUGAgYKEeEcNAiACQQhqIgIgB00NAAsMAQsgAiADTw0CDAELIAIgA08NAQsgA0EBa0EBIQQDQCAFIAItAABGDQEgAkEBaiICIANHDQALIQJBACEECyAAIAI2AgQgACAENgIACyYAAkAgAEEATgRAIABFBE\
BBASEADAILIABBARBVIgANAQsACyAACzMAIABCADcDKCAAQQA6ABUgAEIANwMwIABCADcDOCAAQgA3A0AgAEIANwNIIABBADYCUAvSAwIDfwF+AkAgACIBLQAkIgBBDk1BAEEBIAB0QYDPAXEbRQRAIAFBAzoAJi\
ABQQI6ACQgAUENOgD0AkEAIQAgAUEAOgB5IAFBp5jAACkAADcAbCABQayYwAApAAA3AHECQCABKQNYIAEpA2CEp0EBcUUEQCABKAL4AiECDAELIAEoAvgCIgJBAToAACACQQVqQQM6AAAgAkEBaiABKAIgNgAAQQ\
YhAAsgACACakEAOgAADAELAn9BACABKQNYIAEpA2CEIgRCyACDUA0AGiAEQgiDQgBSBEAgASgC+AIiAEEEOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AABBCSECCyACIARCwACDUA0AGiABKAL4AiACaiIAQQc6AA\
AgAEEFakEANgAAIABBAWogASgCIDYAACACQQlqCyECIAFBADoAFiABQQA6ABQCQCABLQBSQQFGBEBBDiEAIAEtABFBAXENAQsgAS0AUCEDIARCAoNQBEAgAyEADAELQQEhACADQQFxRQRAIAMhAAwBCyABKAL4Ai\
ACaiIDQQI6AAAgA0EFakEANgAAIANBAWogASgCIDYAACACQQlqIQILIAEgADoAJCABKAL4AiACakEAOgAACwvfAgEDfyMAQeAAayIAJAACQEGAgAQQViICRQ0AIAJBBGstAABBA3FFDQAgAkEAQYCABPwLAAsCQC\
ACRQ0AIABBADYAXCAAQgA3AFQgAEIANwBMIABCADcARCAAQgA3ADwgAEIANwA0IABCADcCHCAAQgA3AiQgAEEANgIsIABCADcADyAAQQA6ABdBgANBCBBVIgFFDQAgAUIANwARIAFBAToAECABQgA3AwggAUKAwI\
CAgIAINwMAIAFCADcAGSABQgA3AB8gASAAKQAzNwAnIAEgACkAOzcALyABIAApAEM3ADcgASAAKQBLNwA/IAEgACkAUzcARyABIAApAFg3AEwgASAAKAIoNgJkIAEgACkCIDcCXCABIAApAhg3AlQgAUHsAGpBAE\
H/AfwLACABIAI2AvgCIAEgAC8AFjsA8wIgASAAKQAONwDrAiABIAE2AmggAEHgAGokACABDwsACxUAAkAgAEUNACABRQ0AIAAgARBXCws4AQF/IAAEQCAAKALwAiIBBEAgACgC7AIgARBXCyAAKAL4AiIBBEAgAU\
GAgAQQVwsgAEGAAxBXCwuSAQEBfyAAIAE6ACYgAEECOgAkIABB7ABqIQRB/gEgAyADQf4BTxsiAwRAIAQgAiAD/AoAAAsgACADOgD0AiADIARqQQA6AABBACEDIAApA1ggACkDYIRCAYOnBH8gACgC+AIiAkEBOg\
AAIAJBBWogAToAACACQQFqIAAoAiA2AABBBgVBAAsgACgC+AJqQQA6AAALrAIBAn8CQAJAAkAgAC0AJCIBQQlNBEBBASABdEEbcQ0BIAFBAkYNAyABQQlGDQILIABBBToAJiAAQQI6ACQgAEEWOgD0AiAAQQA6AI\
IBIABBgIjAACkAADcAbCAAQYiIwAApAAA3AHQgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE6AAAgAUEFakEFOgAAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBAD\
oAAA8LIABBAToAJA8LAn8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AABBCQshAiAAQQE6ACQgASACakEAOgAACwsHACAAKQMwCwcAIAApAy\
gLBwAgAC0AJgsTACAAMQD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAApA0ALBwAgACkDOAsHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHAC\
AALQBQCwcAIAAtAFELBwAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAAtABELBABBAAva3AECKn8cfiABIREgAiEUQQAhASMAQZABayIMJA\
AgACIDKQNYIAMpA2CEIS0CQAJAAn8CQAJAAkACQCADLQAkQQJGBEAgA0EANgIgDAELIAMtACVBAUcNAQsgLUIAUg0BDAULAkACQCADLQATIAMoAvACIgBBAEdxIiAEQCADKALsAiEBIAwgETYCfCAMIAE2AnQgDC\
AANgJ4IAwgFDYCgAEgACAUaiIUQQBIDQICQCAURQRAQQEhEQwBCyAUQQEQVSIRRQ0DCyAMQQA2AowBIAwgETYCiAEgDCAUNgKEAQNAIAxB9ABqIAhqIgAoAgAhEgJAAkAgAEEEaigCACIOIAwoAoQBIAprSwRAIA\
xBhAFqIQ8jAEEQayILJAAgDiAKIA5qIgBLBEAACyALQQRqIQcgDygCBCERAkBBCCAAIA8oAgAiAUEBdCICIAAgAksbIgAgAEEITRsiBkEASARAIAdBADYCBCAHQQE2AgAMAQsCfyABBEBBACEAAn8CQAJAAkACQA\
JAIBFBBGsiCSgCACIKQXhxIgRBBEEIIApBA3EiDRsgAWpJDQAgDUEAIAFBJ2ogBEkbDQAgBkHM/3tLDQRBECAGQQtqQXhxIAZBC0kbIQEgEUEIayECAkACQAJAAkAgDQRAIAIgBGohDSABIARNDQMgDUHgm8AAKA\
IARg0EIA1B3JvAACgCAEYNAiANKAIEIgpBAnENCCAKQXhxIgogBGoiBCABSQ0IIA0gChBZIAQgAWsiDUEQSQ0BIAkgASAJKAIAQQFxckECcjYCACABIAJqIgEgDUEDcjYCBCACIARqIgQgBCgCBEEBcjYCBCABIA\
0QWgwHCyABQYACSQ0HIAJFDQcgASAETw0HIAQgAWtBgIAISw0HIBEMCQsgCSAEIAkoAgBBAXFyQQJyNgIAIAIgBGoiASABKAIEQQFyNgIEDAULQdSbwAAoAgAgBGoiBCABSQ0FAkAgBCABayINQQ9NBEAgCSAKQQ\
FxIARyQQJyNgIAIAIgBGoiASABKAIEQQFyNgIEQQAhDUEAIQEMAQsgCSABIApBAXFyQQJyNgIAIAEgAmoiASANQQFyNgIEIAIgBGoiBCANNgIAIAQgBCgCBEF+cTYCBAtB3JvAACABNgIAQdSbwAAgDTYCAAwECy\
AEIAFrIgRBD00NAyAJIAEgCkEBcXJBAnI2AgAgASACaiIBIARBA3I2AgQgDSANKAIEQQFyNgIEIAEgBBBaDAMLQdibwAAoAgAgBGoiBCABSw0BDAMLAAsgCSABIApBAXFyQQJyNgIAIAEgAmoiDSAEIAFrIgFBAX\
I2AgRB2JvAACABNgIAQeCbwAAgDTYCAAsgAkUNACARDAILIAYQViIBRQ0AIAZBfEF4IAkoAgAiAEEDcRsgAEF4cWoiACAAIAZLGyIABEAgASARIAD8CgAACyABIQAgERBYCyAACwwBCyAGQQEQVQsiAEUEQCAHIA\
Y2AgggB0EBNgIEIAdBATYCAAwBCyAHIAY2AgggByAANgIEIAdBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQAgDyAGNgIAIA8gADYCBCALQRBqJAAgDCgCiAEhESAMKAKMASEKDAELIA5FDQELIA\
5FDQAgCiARaiASIA78CgAACyAMIAogDmoiCjYCjAEgCEEIaiIIQRBHDQALIAogFEkNASAMKAKEASEYCyADQQA2AiBBASEXQQEhBEEBIQpBASEIIC1QIiFFBEAgLULIAINCAFIhFiAtQoA8g0IAUiEiIC1CgA+DQg\
BSISMgLUIkg0IAUiEdIC1CFINCAFIhHiAtQoDAAINQIQogLUKAgAKDUCEIIC1CAoNCAYinIRkgLUKAgIAQg0IZiKchHyAtQoCAAYNCDoinIRogLUKAgIAIg1AhBAsgAy0AJQRAIBEhBCAUIQoMBgsgAykDCCEwIC\
1CEIMhOCAtQgSDITQgLUIggyE5IC1CgAKDIT8gLUKAAYMhQCAtQoAggyFBIC1CgBCDIUIgLUKACIMhOiAtQoAEgyE7IC1CgIAEgyFDIC1CgIAIgyFEIANBKGohEiAtQoCAEIMhRSAtQoCAgAKDITUgLUKAgMAAgy\
E8IC1CgIAggyE9IC1CgICABIMhNiAtQoCAgAGDIT4gLULAAIMhMiAtQgiDITMgLUKAgIAggyFGIC1CgIACg1AgCHIhJCAtpyIAQQ52IBpxISUgLUKAwACDUCAKciEmIABBGXYgH3EhJyAtQoCAgAiDUCAEciEoIB\
QiCCEKIBEhBANAAkAgCA0AIAMtABRBAXENAAwHCyADQQA6ABQCQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACfwJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAk\
ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PJklLHh0cLAgHBgMCAQBLKwsCQCAIRQ0AQQAhAEF/IQcCfwNAAkACQAJAAkACQAJAAkAgACAEaiICLQ\
AAIgFBDUYEQCAIQQFrIABGDVUgAEEBaiAKTw1QIAJBAWoiAS0AAEEKRw0BAkACQCAARQRAIAVB1v8Da0H//3tJDVggRlANASAFQRBqQYGABE8NWCADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiAAQQ\
JqNgAAIAMoAvgCIAVqQQVqQQA2AAAgA0EBOgAUIAVBCWohBQxNCyAMQTo6AHQgDEHoAGogDEH0AGogBCABEBwgDCgCaEEBcQRAIAwoAmwiASAERw0CCyADQQY6ACYgA0ECOgAkIANB3pfAACkAADcAbCADQeaXwA\
ApAAA3AHQgA0Hul8AAKQAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQw8CyADQQE6ABQgBUFeTg1LDFYLIAEgBGsiCUEBaiEBIB9FBEAgASEGIAAMCgsgCUECaiIGIABPDQcgASAKTw1QIAEgBGotAA\
BBIEcNByAEIAZqLQAAIg5BCUYNByAOQSBGDQcgAkEBay0AACICQQlGDQcgACACQSBHDQkaDAcLAkAgAUEgTwRAIAFB/wBGDQEMBwsgAUEJRg0GCyAAIApPDQQgAEECTQRAIABBAWohAEEAIQgDQCAEIAhqLQAAQT\
pGDQUgACAIQQFqIghHDQALDAULQYCChAggBCgAACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4RwRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQUgACAIQQFqIghHDQALDAULQQQgBEEDcSIGayEBIABBCEkNAS\
ACQQFqIQYgASAEaiEIIAEgAEEHayIASw0CIAAgBGohAANAQYCChAggCCgCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0DQYCChAggCEEEaigCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0DIAhBCG\
oiCCAATQ0ACwwCCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMRwsgACABSQ0CIARBBGohASAAQQNrIQBBACAGayEIA0AgASAIai0AAEE6Rg0CIAhBAWoiCCAARw0ACwwCCyAGIAhNDQ\
EDQCAILQAAQTpGDQEgAiAIRiAIQQFqIQhFDQALDAELIANBBjoAJiADQQI6ACQgA0GCmMAAKQAANwBsIANBipjAACkAADcAdCADQZKYwAApAAA3AHwgA0GamMAAKQAANwCEASADQZ+YwAApAAA3AIkBQSUhCEGRAQ\
xPCyADQQY6ACYgA0ECOgAkIANB3pfAACkAADcAbCADQeaXwAApAAA3AHQgA0Hul8AAKQAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQw0CyAHQQFqIQcgCCAAQQFqIgBHDQEMAwsLIAACfwJAIAAgAU\
0NAANAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAADAELIAELIgYgAE8NABoCQANAIAcgCk8NSSAEIAdqLQAAIgFBCUcgAUEgR3ENASAGIAdJIAdBAWshBw0ACyAGDAELIAdBAWoLQQAhAQJAA0\
AgASAKRg1IIAEgBGotAAAtAICAQARAIAkgAUEBaiIBRg0CDAELCyADQQY6ACYgA0ECOgAkIANB3pfAACkAADcAbCADQeaXwAApAAA3AHQgA0Hul8AAKQAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQ\
wxCyAoRQRAIAVBEGpBgIAESw1MIAMoAiAhASADKAL4AiAFakEZOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogCTYAACAFQQlqIQULIAUgJ0UNPhogBUEQakGAgARLDUsgBmshByADKAIgIAZqIRdBGi\
EBDD0LIAMoAgQgCEsNSiADQQY6ACYgA0ECOgAkIANByZfAACkAADcAbCADQdGXwAApAAA3AHQgA0HWl8AAKQAANwB5DCQLIAMpA0AiMUIAUgRAIDEgCK0iLiAuIDFWGyEuIDBCAFIEQCAvIDBaDUsgMCAvfSI3IC\
4gLiA3VhshLgsgLlANSiAupyEAID5CAFIEQCAFQRBqQYGABE8NSyADKAIgIQEgAygC+AIgBWpBFjoAACADKAL4AiAFakEBaiABNgAAIAMoAvgCIAVqQQVqIAA2AAAgBUEJaiEFCyA2QgBSBEAgBUEQakGBgARPDU\
sgAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsgLiAvfCEvIAMgAykDQCAufUIAIC4gMVQbNwNAQQAhAQxCCyAIQQJJDUkgCkUNRAJAIAQtAABBDU\
cNACAKQQFGDUUgBC0AAUEKRw0AIANBCjoAJAwmCyADQQY6ACYgA0ECOgAkIANBq5fAACkAADcAbCADQbOXwAApAAA3AHQgA0G7l8AAKQAANwB8IANBwZfAACkAADcAggEMAgsCQCAIRQ0AIAhBAWsgCk8NAAJAIA\
hBBE8EQCAIIQAgBCEBQYCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIgZqIQEgAEEJTwRAIAAgBGohAgJAIAYgAEEIa0sNACACQQhrIQADQEGAgoQIIAEoAgAiBkGNmr\
ToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAUGAgoQIIAFBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNASABQQhqIgEgAE0NAAsLIAEgAk8NBANAIAEtAABBDUYNBCACIAFBAWoiAUcNAAsMBAsgBiAITw\
0DIAIgCGpBBGshAANAIAEtAABBDUYNAyABQQFqIQEgAEEBayIADQALDAMLA0AgAS0AAEENRg0CIAFBAWohASAAQQFrIgANAAsMAgsgBCEBIAQtAABBDUYNACAIQQFGDQEgBC0AAUENRgRAIARBAWohAQwBCyAIQQ\
JGDQEgBC0AAkENRw0BIARBAmohAQsgASAEayIOQQFqIhMgCEYNSSAKIBNNDUQCQCAEIBNqIhAtAABBCkYEQCAMQT06AIQBIAxBOzoAdCAMQeAAaiEGIAxBhAFqIQIgDEH0AGohCUEAIQ0CQCAQIAQiAE0NACAJLQ\
AAIQkgAi0AACEHAkAgECAEa0EDTQ0AQYCChAggBCgAACICIAdBgYKECGwiC3MiD2sgD3JBgIGChHhxQYCBgoR4Rw0AQYCChAggAiAJQYGChAhsIg9zIgJrIAJyQYCBgoR4cUGAgYKEeEcNAAJAIARBfHFBBGoiAC\
AQQQRrIgJLDQADQEGAgoQIIAAoAgAiFSALcyIbayAbckGAgYKEeHFBgIGChHhHDQFBgIKECCAPIBVzIhVrIBVyQYCBgoR4cUGAgYKEeEcNASAAQQRqIgAgAk0NAAsLIAAgEE8NAQsgEEEBa0EBIQ0DQCAHIAAtAA\
AiC0YNASAJIAtGDQEgAEEBaiIAIBBHDQALIQBBACENCyAGIAA2AgQgBiANNgIAIA4hBkEAIQAgDCgCYEEBcQRAIAwoAmQgBGshBgsgBkUNAQNAIAAgCkYNRyAAIARqLQAAIgJBCUcgAkEgR3ENAiAGIABBAWoiAE\
cNAAsgBiEADAELIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQw+CwJAIAYiByAATQ0AIARBAWshCQNAIAdBAWsiAiAKTw1GIAcgCWotAAAiC0EJRyALQSBHcQ0BIAIiByAASw0ACyAAIQ\
cLIAAgB0YEQCADQQY6ACYgA0ECOgAkIANBmJXAACkAADcAbCADQaCVwAApAAA3AHQgA0GolcAAKQAANwB8IANBrZXAACkAADcAgQEMOQsCQCAAIAdPDQAgCiAAayICQQAgAiAKTRshCSAHIABrIQsgACAEaiECA0\
AgCUUNRiACLQAALQCAgEAEQCAJQQFrIQkgAkEBaiECIAtBAWsiC0UNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAApAAA3AGwgA0G9lcAAKQAANwB0IANBxZXAACkAADcAfCADQc2VwAApAAA3AIQBIANB05XAAC\
kAADcAigFBJiEIQZIBDEkLAkACQAJAIAcgDkYNACAGIApPDUcgBCAGai0AAEE7Rg0AIAZBAWoiCSAOTw0BA0ACQCAEIAlqLQAAIgJBCUYNACACQSBGDQAgCUEBayEGDAMLIAlBAWoiCSAOSQ0ACwwCCyA9QgBSBE\
AgBUEQakGBgARPDUwgAygCICEBIAMoAvgCIAVqQRQ6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFaiAHIABrNgAAIAVBCWohBQsgBiAORwRAIAZBAWohAEEAIQEgAy0AJEECRg1EIANBCzoAJAxECy\
ADKQMwQgBSBEAgDkECaiEAQQAhASADLQAkQQJGDUQgA0EMOgAkDEQLIDVCAFIEQCAFQRBqQYGABE8NTCADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJai\
EFCyAOQQJqIQBBACEBIAMtACRBAkYNQyADQQ06ACQMQwsgCSAORg0AIAkgCk8NRQJAIAQgCWoiCy0AAEEiRiIbBEACQCAGQQJqIgYgDksNACAEQX9zISkgDkEHayEqIBBBCGshKyABQX9zIARqIRUgDkEDayEsIA\
YhDwNAIAQgD2ohDQJAIBMgD2siC0EDTQRAIA8gFWohAiANIQEDQCABLQAAQSJGDQIgAUEBaiEBIAJBAWoiAg0ACwwDC0GAgoQIIA0oAAAiAUGixIiRAnNrIAFyQYCBgoR4cUGAgYKEeEcEQCAPIBVqIQIgDSEBA0\
AgAS0AAEEiRg0CIAFBAWohASACQQFqIgINAAsMAwtBBCANQQNxIhxrIgEgD2ohAiABIA1qIQEgC0EJTwRAAkAgAiAqSg0AA0BBgIKECCABKAIAIgJBosSIkQJzayACckGAgYKEeHFBgIGChHhHDQFBgIKECCABQQ\
RqKAIAIgJBosSIkQJzayACckGAgYKEeHFBgIGChHhHDQEgAUEIaiIBICtNDQALCyABIBBPDQMDQCABLQAAQSJGDQIgECABQQFqIgFHDQALDAMLIAIgDksNAiAcICxqIA9rIQIDQCABLQAAQSJGDQEgAUEBaiEBIA\
JBAWsiAg0ACwwCCyABIA1rIA9qIQsCQCABIA1GDQAgASApaiECIAEgBCAPamshDUEAIQECQANAIAIgCk8NTCACIARqLQAAQdwARw0BIAFBAWohASACIA9LIAJBAWshAg0ACyANIQELIAFBAXFFDQAgC0EBaiEPIA\
sgDkkNAQwCCwsgBiALSQRAIAYhAQNAIAEgCk8NSgJAAkAgASAEai0AACICQdwARgRAIAFBAWoiASALRg0BIAEgCk8NTSABIARqLQAALQCAgkBBAUcNAQwCCyACLQCAhEANAQsgA0EGOgAmIANBAjoAJCADQYuWwA\
ApAAA3AGwgA0GTlsAAKQAANwB0IANBm5bAACkAADcAfCADQaOWwAApAAA3AIQBIANBq5bAACkAADcAjAEgA0GxlsAAKQAANwCSAUEuIQhBmgEMTwsgAUEBaiIBIAtJDQALCyALQQFqIQIMAgsgA0EGOgAmIANBAj\
oAJCADQduVwAApAAA3AGwgA0HjlcAAKQAANwB0IANB65XAACkAADcAfCADQfOVwAApAAA3AIQBIANB+5XAACkAADcAjAEgA0GDlsAAKQAANwCUAQwKCyAOIgIgCU8EQCAMQTs6AHQgDEHYAGogDEH0AGogCyALIA\
IgBmtqEBwgDCgCWEEBcSICBH8gDCgCXCALawUgAQsgCWogDiACGyECCwJAIAIgCSIGTQ0AIAogBiAGIApJGyEBA0AgASAGRg1IIAQgBmotAAAiC0EJRyALQSBHcQ0BIAIgBkEBaiIGRw0ACyACIQYLIAIhCwJAIA\
IgBk0NACAEQQFrIQ0DQCALQQFrIgEgCk8NSCALIA1qLQAAIg9BCUcgD0EgR3ENASABIgsgBksNAAsgBiELCyAGIAtGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAAKQAANwB0IANByZbAACkAAD\
cAfCADQc+WwAApAAA3AIIBDAULIAYgC08NACAGIAogBiAKSxshDSAGIQEDQCABIA1GDUcgASAEai0AAC0AgIBABEAgCyABQQFqIgFGDQIMAQsLIANBBjoAJiADQQI6ACQgA0HXlsAAKQAANwBsIANB35bAACkAAD\
cAdCADQeeWwAApAAA3AHwgA0HvlsAAKQAANwCEASADQfaWwAApAAA3AIsBDC0LID1CAFIEQCAFQRBqQYGABE8NSyADKAIgIQEgAygC+AIgBWpBFDoAACADKAL4AiAFakEBaiAAIAFqNgAAIAMoAvgCIAVqQQVqIA\
cgAGs2AAAgBUEJaiEFCwJAAn8gG0UEQCA8UA0CIAVBEGpBgIAESw1NIAsgBmshACADKAIgIAZqDAELIDxQDQEgBUEQakGAgARLDUwgCyAJa0EBaiEAIAMoAiAgCWoLIQEgAygC+AIgBWpBFToAACADKAL4AiAFak\
EBaiABNgAAIAMoAvgCIAVqQQVqIAA2AAAgBUEJaiEFCyAOIgYgAk8EQCAMQTs6AHQgDEHQAGogDEH0AGogAiAEaiIBIBAQHCAMKAJQQQFxIgYEfyAMKAJUIAFrBSAACyACaiAOIAYbIQYLAkAgAiAGSQRAIAogAm\
siAEEAIAAgCk0bIQAgBiACayEHIAIgBGohAQNAIABFDUggAS0AACICQQlHIAJBIEdxDQIgAEEBayEAIAFBAWohASAHQQFrIgcNAAsLAkAgBiAOTwRAIAMpAzBCAFINASA1QgBSBEAgBUEQakGBgARPDU4gAygCIC\
EAIAMoAvgCIAVqQRc6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgDkECaiEAQQAhASADLQAkQQJGDUUgA0ENOgAkDEULIAZBAWohAEEAIQEMRAsgDkECaiEAQQAhASADLQAkQQ\
JGDUMgA0EMOgAkDEMLIANBBjoAJiADQQI6ACQgA0H+lsAAKQAANwBsIANBhpfAACkAADcAdCADQY6XwAApAAA3AHwgA0GWl8AAKQAANwCEASADQZ6XwAApAAA3AIwBIANBo5fAACkAADcAkQFBLSEIQZkBDEkLIA\
NBBjoAJiADQQI6ACQgA0G5lsAAKQAANwBsIANBwZbAACkAADcAdCADQcmWwAApAAA3AHwgA0HPlsAAKQAANwCCAQwCCyADKAIEIAhLDUggA0EGOgAmIANBAjoAJCADQcyUwAApAAA3AGwgA0HUlMAAKQAANwB0IA\
NB2ZTAACkAADcAeQwiCyAIRQ0BIAhBAWsgCk8NAQJAIAhBBE8EQCAIIQEgBCEAQYCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIgZqIQAgAUEJTwRAIAEgBGohAgJAIA\
YgAUEIa0sNACACQQhrIQEDQEGAgoQIIAAoAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAUGAgoQIIABBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNASAAQQhqIgAgAU0NAAsLIAAgAk8NBQ\
NAIAAtAABBDUYNBCACIABBAWoiAEcNAAsMBQsgBiAITw0EIAIgCGpBBGshAQNAIAAtAABBDUYNAyAAQQFqIQAgAUEBayIBDQALDAQLA0AgAC0AAEENRg0CIABBAWohACABQQFrIgENAAsMAwsgBCEAIAQtAABBDU\
YNACAIQQFGDQIgBC0AAUENRgRAIARBAWohAAwBCyAIQQJGDQIgBC0AAkENRw0CIARBAmohAAsgACAEayICQQFqIgAgCEYNRyAAIApPDUICQAJAIAAgBGoiAC0AAEEKRgRAIAxBOzoAdCAMQcgAaiAMQfQAaiAEIA\
AQHCACIQkgDCgCSEEBcQRAIAwoAkwgBGshCQsgCUUEQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAApAAA3AHQgA0HxlMAAKQAANwB8IANB95TAACkAADcAggEMBAsgCUEQSw0CQQAhAEIAIS4DQC\
AAIApGDUYCQCAAIARqLQAAIgZBMGsiAUH/AXFBCkkNACAGQeEAa0H/AXFBBk8EQCAGQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAApAAA3AHQgA0HxlMAAKQAANwB8IANB95\
TAACkAADcAggEMBwsgBkE3ayEBDAELIAZB1wBrIQELIAGtQv8BgyAuQgSGfCEuIABBAWoiACAJRw0ACwwBCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMPQsgAyAuNwNAIAMgLjcDMC\
BFQgBSBEAgBUEQakGBgARPDUkgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiAJNgAAIAVBCWohBQsCQCACIAlNBEAgA0EBOgAUIAMpAzBCAFINASA+QgBSBEAgBUEQak\
GBgARPDUsgAygCICEAIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgNUIAUgRAIAVBEGpBgYAETw1LIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIA\
VqQQFqIABBA2o2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIAJBAmohAEEAIQEgAy0AJEECRg1CIANBDToAJAxCCyAJQQFqIQBBACEBIAMtACRBAkYNQSADQQs6ACQMQQsgAkECaiEAQQAhASADLQAkQQJGDU\
AgA0EMOgAkDEALIANBDzoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAACkAADcAdCADQY+VwAApAAA3AHwgA0GXlcAALQAAOgCEAUEZIQhBhQEMRgtBHiEIQYoBDEULIAMoAgQgCEsNRSADQQY6ACYgA0ECOg\
AkIANBzJTAACkAADcAbCADQdSUwAApAAA3AHQgA0HZlMAAKQAANwB5DB8LIAitIS4gMEIAUgRAIC8gMFoNRSAwIC99IjEgLiAuIDFWGyEuCyAuUA1EIC4gL3whLyAupyEAQQAhASA2UA08IAVBEGpBgIAESw1EIA\
MoAiAhAiADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQFqIAI2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQUMPAsgAykDOCIxIAitIi4gLiAxVhshLiAwQgBSBEAgLyAwWg1EIDAgL30iNyAuIC4gN1YbIS4LIC5QDU\
MgLiAvfCEvIC6nIQACQAJAAkACQCAuIDFaBEAgBUHN/wNrQf//e08NAQxICyA2UA0CIAVBEGpBgYAESQ0BDEcLIDZCAFIEQCAFQRBqQYGABE8NRyADKAIgIQEgAygC+AIgBWpBGDoAACADKAL4AiAFakEBaiABNg\
AAIAMoAvgCIAVqQQVqIAA2AAAgBUEJaiEFCwJAIDVCAFIEQCAFQRBqQYGABEkNAQxICyADQQE6ABQgA0IANwM4IAVBXkgNRwwDCyADKAIgIQEgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAAIAFqNgAAIAMoAv\
gCIAVqQQVqQQA2AAAgA0EBOgAUIANCADcDOCAFQQlqIQUMAgsgAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsgAyADKQM4IC59NwM4QQAhAQw8Cw\
JAIBZFDQAgM0IAUgRAIAVBcEgNRSADKAIgIQIgAygC+AIgBWoiAUEEOgAAIAFBBWpBADYAACABQQFqIAAgAmo2AAAgBUEJaiEFCyAyUA0AIAVBcEgNRCADKAIgIQIgAygC+AIgBWoiAUEHOgAAIAFBBWpBADYAAC\
ABQQFqIAAgAmo2AAAgBUEJaiEFCyADQQA6ABYgA0EAOgAUAkACQCADLQBSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQEgAy0AJEECRw07QQAhAQw9C0EAIQEgAy0AJEECRg08IANBDjoAJAw8CyAZBEAgBUFwSA1EIA\
MoAiAhAiADKAL4AiAFaiIBQQI6AAAgAUEFakEANgAAIAFBAWogAjYAACAFQQlqIQULQQAhASADLQAkQQJGDTsgA0EBOgAkDDsLIAMoAkghACADLQBMIQkCQAJAAkAgAy0AUiIBQQFGBEAgAy0AUUEBcUUNAQsgAy\
0ATyIGQQFxRSADLQBTQQFGcQ0BIAMtABEhAiADKQMoIS4CQCAJQQFrQf8BcUEBSw0AIAJBAXFFDQAgLkIAUg0DCyADLQAVDQQCQCAAQeUARyIJDQAgAUUNACACQQFxRQ0GCyACQQFxDQYgAy0AFg0SIABByAFJDQ\
cgAEHMAWtBAkkNEiAAQbACRw0IDBILIANBEDoAJiADQQI6ACRByAAhCCADQewAakHFksAAQcgA/AoAAEG0AQxDCyADQQo6ACYgA0ECOgAkQcEAIQggA0HsAGpBjZPAAEHBAPwKAABBrQEMQgsgA0EJOgAmIANBAj\
oAJCADQc6TwAApAAA3AGwgA0HWk8AAKQAANwB0IANB3pPAACkAADcAfCADQeaTwAApAAA3AIQBIANB7pPAACkAADcAjAEgA0H2k8AAKQAANwCUAQtBMCEIQZwBDEALIENQDQwgBUEQakGAgARNDQgMQAsgRFANCy\
AFQRBqQYCABEsNPyADKAIgIQAgAygC+AIgBWpBEjoAACADKAL4AiAFakEBaiAANgAAQQAhASADKAL4AiAFakEFakEANgAAIAVBCWohBSADLQAkQQJGDTgMCwsgBkEBcSIARSADLQBOQQFGcQ0CIAMtABYNAyADLQ\
BNDQQgAA0HIANBAToAFCAFQd//A2tB//97SQ0+AkAgFkUNACAzQgBSBEAgBUFwSA1AIAMoAiAhAiADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIDJQDQAgBUFwSA0/IAMoAiAhAi\
ADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIANBADoAFiADQQA6ABQgAQ0KDAwLIAkNCgsgAy0ATUUEQCAGQQFxDQYgA0EJOgAkDAwLIC5CAFINAyADQQE6ABQgBUHf/wNrQf//e0\
kNPAJAIBZFDQAgM0IAUgRAIAVBcEgNPiADKAIgIQEgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAE2AAAgBUEJaiEFCyAyUA0AIAVBcEgNPSADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAAC\
AAQQFqIAE2AAAgBUEJaiEFCyADQQA6ABYgA0EAOgAUDAoLIANBBzoAJiADQQI6ACRBzgAhCCADQewAakH+k8AAQc4A/AoAAEG6AQw6CyADQQE6ABQgBUHf/wNrQf//e0kNOiAWRQ0FIDNCAFIEQCAFQXBIDTsgAy\
gCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgMlANBSAFQXBIDTogAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwFCyAuQgBSDQ\
AgA0EBOgAUIAVB3/8Da0H//3tJDTkgFkUNAyAzQgBSBEAgBUFwSA06IAMoAiAhAiADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIDJQDQMgBUFwSA05IAMoAiAhAiADKAL4AiAFai\
IAQQc6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQUMAwsgA0EIOgAkDAcLIAMoAiAhACADKAL4AiAFakEROgAAIAMoAvgCIAVqQQFqIAA2AABBACEBIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAk\
cNAwwwCyADQQo6ACQMBQsgA0EAOgAWIANBADoAFCABDQEMAwsgA0EAOgAWIANBADoAFCABDQAMAgsgA0EOOgAkDAILIANBAToAFCAFQd//A2tB//97SQ0yAkAgFkUNACAzQgBSBEAgBUFwSA00IAMoAiAhASADKA\
L4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDJQDQAgBUFwSA0zIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQLIA\
MtAFBBAUcNASAZBEAgBUFwSA0yIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEBDCkLQQAhASADQQA6ACQMKAsgCEEISQ0uIApBB00NKSAEKQAAQo\
2UzOrUwcKGClIEQCADQQY6ACYgA0ECOgAkIANB54vAACkAADcAbCADQe+LwAApAAA3AHQgA0H3i8AAKQAANwB8IANB/4vAAC8AADsAhAFBGiEIQYYBDC4LIANBDjoAJEEAIQFBCCEADCYLAkAgCEUNACAIQQFrIA\
pPDQACQCAIQQRPBEAgCCEBIAQhAEGAgoQIIAQoAAAiAkGNmrToAHNrIAJyQYCBgoR4cUGAgYKEeEYEQCAEQQQgBEEDcSICayIGaiEAIAFBCU8EQCABIARqIQICQCAGIAFBCGtLDQAgAkEIayEBA0BBgIKECCAAKA\
IAIgZBjZq06ABzayAGckGAgYKEeHFBgIGChHhHDQFBgIKECCAAQQRqKAIAIgZBjZq06ABzayAGckGAgYKEeHFBgIGChHhHDQEgAEEIaiIAIAFNDQALCyAAIAJPDQQDQCAALQAAQQ1GDQQgAiAAQQFqIgBHDQALDA\
QLIAYgCE8NAyACIAhqQQRrIQEDQCAALQAAQQ1GDQMgAEEBaiEAIAFBAWsiAQ0ACwwDCwNAIAAtAABBDUYNAiAAQQFqIQAgAUEBayIBDQALDAILIAQhACAELQAAQQ1GDQAgCEEBRg0BIAQtAAFBDUYEQCAEQQFqIQ\
AMAQsgCEECRg0BIAQtAAJBDUcNASAEQQJqIQALIAAgBGsiAkEBaiIBIAhGDS4gASAKTw0pAkAgASAEai0AAEEKRgRAQQAhASAAIARHDQFBAiEADCgLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAAC\
kAADcAcQwjCwJAAkACQCACQQ1PBEAgEkIANwMAIANBADoAFSASQgA3AwggEkIANwMQIBJCADcDGCASQgA3AyAgEkEANgIoIAQtAAhBIEcEQCADQQY6ACYgA0ECOgAkIANBtYvAACkAADcAbCADQb2LwAApAAA3AH\
QgA0HFi8AAKQAANwB8IANByovAACkAADcAgQEMIgsgBC0AAEHIAEcNBiAELQABQdQARw0GIAQtAAJB1ABHDQEgBC0AA0HQAEcNASAELQAEQS9HDQEgBC0ABUExRw0BIAQtAAZBLkcNASAELQAHQTFHDQEgBC0ACU\
Ewa0H/AXEiB0EKTw0DIAQtAApBMGsiDkH/AXFBCUsNAyAELQALQTBrQf8BcSILQQlLDQMgBC0ADEEgRgRAIAJBDUYiDUUEQCAEQQ1qIQAgAkENayEJA0ACQAJAIAAtAAAiBkEgTwRAIAZB/wBGDQEMAgsgBkEJRg\
0BCyADQQY6ACYgA0ECOgAkIANB64rAACkAADcAbCADQfOKwAApAAA3AHQgA0H7isAAKQAANwB8IANBgovAACkAADcAgwEMJwsgAEEBaiEAIAlBAWsiCQ0ACwsgAyAHQeQAbCAOQQpsQf4BcWogC2o2AkggIkUNAy\
A7QgBSBEAgBUEQakGBgARPDTQgAygCICEAIAMoAvgCIAVqQQo6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEENgAAIAVBCWohBQsgOkIAUgRAIAVBEGpBgYAETw00IAMoAiAhACADKAL4AiAFakELOg\
AAIAMoAvgCIAVqQQFqIABBBWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJCAFIEQCAFQRBqQYGABE8NNCADKAIgIQAgAygC+AIgBWpBDDoAACADKAL4AiAFakEBaiAAQQlqNgAAIAMoAvgCIAVqQQVqQQ\
M2AAAgBUEJaiEFCyBBUA0DIA0NAyAFQRBqQYCABEsNMyADKAIgIQAgAygC+AIgBWpBDToAACADKAL4AiAFakEBaiAAQQ1qNgAAIAMoAvgCIAVqQQVqIAJBDWs2AAAgBUEJaiEFDAMLIANBDDoAJiADQQI6ACQgA0\
GKi8AAKQAANwBsIANBkovAACkAADcAdCADQZqLwAApAAA3AHwgA0Gii8AAKQAANwCEASADQaqLwAApAAA3AIwBIANBsYvAACgAADYAkwFBKyEIQZcBDDELIANBBjoAJiADQQI6ACQgA0HSi8AAKQAANwBsIANB2o\
vAACkAADcAdCADQd+LwAApAAA3AHkMCwsgBC0AAkHUAEcNBCAELQADQdAARw0EIAQtAARBL0cNBCADQRE6ACYgA0ECOgAkIANBhonAACkAADcAbCADQY6JwAApAAA3AHQgA0GWicAAKQAANwB8DAgLIAJBAmohAC\
ADLQAkQQJGDScgA0EGOgAkDCcLIANBDDoAJiADQQI6ACQgA0HPisAAKQAANwBsIANB14rAACkAADcAdCADQd+KwAApAAA3AHwgA0HnisAAKAAANgCEAQwcCyADKAIAIAhLDS0gA0EGOgAmIANBAjoAJCADQbuKwA\
ApAAA3AGwgA0HDisAAKQAANwB0IANBy4rAACgAADYAfAwdCyAIRQ0FIAhBAWsgCk8NBQJAIAhBBE8EQCAIIQEgBCEAQYCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIg\
ZqIQAgAUEJTwRAIAEgBGohAgJAIAYgAUEIa0sNACACQQhrIQEDQEGAgoQIIAAoAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAUGAgoQIIABBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAS\
AAQQhqIgAgAU0NAAsLIAAgAk8NCQNAIAAtAABBDUYNBCACIABBAWoiAEcNAAsMCQsgBiAITw0IIAIgCGpBBGshAQNAIAAtAABBDUYNAyAAQQFqIQAgAUEBayIBDQALDAgLA0AgAC0AAEENRg0CIABBAWohACABQQ\
FrIgENAAsMBwsgBCEAIAQtAABBDUYNACAIQQFGDQYgBC0AAUENRgRAIARBAWohAAwBCyAIQQJGDQYgBC0AAkENRw0GIARBAmohAAsgACAEayIOQQFqIgEgCEYNLCABIApPDScCQCABIARqIgItAABBCkYEQEEAIQ\
EgACAERw0BQQIhAAwmCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIQsCQAJAAkACfwJAIA5BDk8EQCASQgA3AwAgA0EAOgAVIBJCADcDCCASQgA3AxAgEkIANwMYIBJCADcDICASQQ\
A2AiggDEEgOgB0IAxBEGogDEH0AGogBCACEBwCQCAMKAIQQQFxBEAgDCgCFCIAIARHDQELIANBBjoAJiADQQI6ACQgA0H9icAAKQAANwBsIANBhYrAACkAADcAdCADQY2KwAApAAA3AHwgA0GUisAAKAAANgCDAU\
EbIQhBhwEMMgsCQAJAIA4gACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgDiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiCSAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCADQe\
2JwAApAAA3AHQgA0H1icAAKQAANwB8DAsLAkACQCAOIAkgAGsiCSAGaiIQQQFqIgtJDQAgDEEvOgB0IAwgDEH0AGogBCALaiINIA0gDiAQa2oQHCAMKAIAQQFxRQ0AIAwoAgQiEyANRw0BCyADQQY6ACYgA0ECOg\
AkIANBw4nAACkAADcAbCADQcuJwAApAAA3AHQgA0HTicAAKQAANwB8IANB24nAACkAADcAhAEgA0HjicAALwAAOwCMAUEiIQhBjgEMMgsgAiAKSw0tAkACQAJAAkACQAJAAkAgAkEDaw4FAAECAwQGCwJAIAQtAA\
BBxwBrDgoFBgYGBgYGBgYABgsCQAJAIAQtAAFB0gBrDgQBBwcABwsgBC0AAkHUAEcNBkEEIQAMCAsgBC0AAkHJAEcNBUEKIQBBAQwICwJAAkAgBC0AAEHIAGsOCQAGBgYGBgYGAQYLIAQtAAFBxQBHDQUgBC0AAk\
HBAEcNBSAELQADQcQARw0FQQIhAAwHCyAELQABQc8ARw0EIAQtAAJB0wBHDQQgBC0AA0HUAEcNBEEDIQAMBgsCQAJAIAQtAABB0ABrDgUABQUFAQULIAQtAAFBwQBHDQQgBC0AAkHUAEcNBCAELQADQcMARw0EIA\
QtAARByABHDQRBCSEADAYLIAQtAAFB0gBHDQMgBC0AAkHBAEcNAyAELQADQcMARw0DIAQtAARBxQBHDQNBCCEADAULIAQtAABBxABHDQIgBC0AAUHFAEcNAiAELQACQcwARw0CIAQtAANBxQBHDQIgBC0ABEHUAE\
cNAiAELQAFQcUARw0CQQUhAAwECwJAAkAgBC0AAEHDAGsODQADAwMDAwMDAwMDAwEDCyAELQABQc8ARw0CIAQtAAJBzgBHDQIgBC0AA0HOAEcNAiAELQAEQcUARw0CIAQtAAVBwwBHDQIgBC0ABkHUAEcNAiADQQ\
E6ABVBBiEADAQLIAQtAAFB0ABHDQEgBC0AAkHUAEcNASAELQADQckARw0BIAQtAARBzwBHDQEgBC0ABUHOAEcNASAELQAGQdMARw0BQQchAAwDCyAELQABQcUARg0ECyADQQA6AEwgAiEHIAQhAAwECyADQQY6AC\
YgA0ECOgAkIANBmIrAACkAADcAbCADQaCKwAApAAA3AHQgA0GmisAAKQAANwB6QRYhCEGCAQwwC0EACyEPIAMgADoATAwCCyADIAQtAAJB1ABGIg86AEwgAiEHIAQhACAPRQ0AQQAhDwwBCwJAA0AgAC0AAC0AgI\
BARQ0BIABBAWohACAHQQFrIgcNAAtBACEPDAELIANBBjoAJiADQQI6ACQgA0G6iMAAKQAANwBsIANBwojAACkAADcAdCADQcqIwAApAAA3AHwMBQsgEyANayITIAtqIRUgCSEHIAYhAAJAA0AgACAKTw0pIAAgBG\
otAAAtAICGQARAIABBAWohACAHQQFrIgdFDQIMAQsLIANBBjoAJiADQQI6ACQgA0HSiMAAKQAANwBsIANB2ojAACkAADcAdCADQd+IwAApAAA3AHkMBwsgDiAQQQlqRw0CAkAgDiALa0EIRw0AIA0pAAAiLkLIqN\
GC9cWMlzBRDQIgLkLIqNGC9aWMlzFSDQAgD0UNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAApAAA3AHQgA0H3iMAAKQAANwB8IANB/ojAACkAADcAgwEMHgsLIANBBjoAJiADQQI6ACQgA0Geic\
AAKQAANwBsIANBponAACkAADcAdEEQIQhB/AAMKgsgDw0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAACkAADcAdCADQZaJwAApAAA3AHwMAgsgA0EGOgAmIANBAjoAJCADQa6JwAApAAA3AGwgA0\
G2icAAKQAANwB0IANBu4nAACkAADcAeQwDCwJAICNFDQAgQEIAUgRAIAVBEGpBgYAETw0qIAMoAiAhACADKAL4AiAFakEIOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWogAjYAACAFQQlqIQULID9CAF\
IEQCAFQRBqQYGABE8NKiADKAIgIQAgAygC+AIgBWpBCToAACADKAL4AiAFakEBaiAAIAZqNgAAIAMoAvgCIAVqQQVqIAk2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDSogAygCICEAIAMoAvgCIAVqQQo6AA\
AgAygC+AIgBWpBAWogACALajYAACADKAL4AiAFakEFaiATNgAAIAVBCWohBQsgOlANACAFQRBqQYCABEsNKSADKAIgIQAgAygC+AIgBWpBCzoAACADKAL4AiAFakEBaiAAIBVBAWpqNgAAIAMoAvgCIAVqQQVqQQ\
M2AAAgBUEJaiEFCyAOQQJqIQAgAy0AJCECIAMtAExBCkYEQCACQQJGDSEgA0EFOgAkDCELIAJBAkYNICADQQY6ACQMIAtBGCEIQYQBDCYLIAMoAgAgCEsNJiADQQY6ACYgA0ECOgAkIANBpYjAACkAADcAbCADQa\
2IwAApAAA3AHQgA0GyiMAAKQAANwB5C0EVIQhBgQEMJAsCQAJAAkAgAy0AECIARQRAIAMtABFBAXENAQsgAA0CIB0NAQwGCyAeRQ0EIDhCAFIEQCAFQRBqQYGABE8NJyADKAIgIQAgAygC+AIgBWpBBToAACADKA\
L4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA0UA0EIAVBEGpBgIAESw0mIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQUMBA\
sgOUIAUgRAIAVBEGpBgYAETw0mIAMoAiAhACADKAL4AiAFakEGOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIDRQDQQgBUEQakGAgARLDSUgAygCICEAIAMoAvgCIAVqQQM6AA\
AgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQwECwJAIApBBE0EQCAKQQFNDQMMAQsgBC0ABEEvRw0AIAQoAABByKjRggVHDQAgA0EAOgARAkAgHUUNACA5QgBSBEAgBUEQakGBgARPDS\
cgAygCICEAIAMoAvgCIAVqQQY6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgNFANACAFQRBqQYCABEsNJiADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIA\
MoAvgCIAVqQQVqQQA2AAAgBUEJaiEFC0EAIQEgAy0AJEECRg0eIANBBDoAJAweCyAELwAAQY0URw0BC0EAIQFBAiEADBsLIANBAToAEQJAIB5FDQAgOEIAUgRAIAVBEGpBgYAETw0kIAMoAiAhACADKAL4AiAFak\
EFOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIDRQDQAgBUEQakGAgARLDSMgAygCICEAIAMoAvgCIAVqQQM6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIA\
VBCWohBQtBACEBIAMtACRBAkYNGyADQQM6ACQMGwtBACEBIAMtACRBAkYNGiADQQM6ACQMGgtBACEBIAMtACRBAkYNGSADQQQ6ACQMGQsgA0EDOgAmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDB\
MLIAhFDQtBACEAQX8hBwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA0ACQAJAAkACQAJAAkACQAJAIAAgBGoiCS0AACIBQQ1GBEAgCEEBayAARg04IABBAWoiDyAKTw0zIAlBAWoiAS0AAEEKRw0BAk\
ACQAJAAkAgAEUEQCAkDQIgBUEaakGAgARNDQFBASEBQQIhAAw1CyAMQTo6AHQgDEFAayAMQfQAaiAEIAEQHCAMKAJAQQFxBEAgDCgCRCIBIARHDQQLDCgLIAMtAEwgAygCSCIBIAMtABEiAhshBkEAIQBBAEECIA\
MtAE9rIAMtAE0iCRshByADKAIgQQJqIQ4gAy0AUEF/c0EBcSELAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEuIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvgCIAVqQQFqIA42AAAgAy\
gC+AIgBWpBBWogBjsAACADKAL4AiAFakEHaiALOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAHOgAAIAMoAvgCIAVqQQtqIC5CACAJGzcAACAFQRNqIQUgAy0AJEECRg\
0BCyADQQc6ACQLIANBAToAFCADLQASIQFBAiEADDELIAEgBGsiDkEBaiEGAkACQAJAIAQtAAAiAUHDAGsOMwEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAABAQALQQAhAQ\
NAIAEgCkYNNiABIARqLQAALQCAgEAEQCAOIAFBAWoiAUYNAwwBCwsMJgsgCiAOSQ00IAMoAkghCwJAAkACQAJAIA5BB2sOCwMkJAIkJCQAJCQBJAsgDiECIAQgAUEgckHjAEcNJBogBCAELQABQSByQe8ARw0kGi\
AEIAQtAAJBIHJB7gBHDSQaIAQgBC0AA0EgckH0AEcNJBogBCAELQAEQSByQeUARw0kGiAEIAQtAAVBIHJB7gBHDSQaIAQgBC0ABkEgckH0AEcNJBogBCAELQAHQS1HDSQaIAQgBC0ACEEgckHsAEcNJBogBCAELQ\
AJQSByQeUARw0kGiAEIAQtAApBIHJB7gBHDSQaIAQgBC0AC0EgckHnAEcNJBogBCAELQAMQSByQfQARw0kGiAEIAQtAA1BIHJB6ABHDSQaIAMtAE4NBiALQX5xQcwBRyALQeQAa0HkAE9xRQRAIANBBzoAJiADQQ\
I6ACQgA0GVjMAAKQAANwBsIANBnYzAACkAADcAdCADQaWMwAApAAA3AHwgA0GtjMAAKQAANwCEASADQbWMwAApAAA3AIwBIANBvYzAACkAADcAlAEgA0HFjMAAKQAANwCcASADQc2MwAAoAAA2AKQBQTwhCEGoAQ\
w8CwJAAkAgAy0ATUUEQEEPIQEgACAGTQ0jIAlBAWsiAS0AACICQSBGIgtFIAJBCUdxDQIgAEEQSw0BDCILIANBDToAJiADQQI6ACQgA0GSjcAAKQAANwBsIANBmo3AACkAADcAdCADQaKNwAApAAA3AHwgA0Gqjc\
AAKQAANwCEASADQbGNwAApAAA3AIsBDCALIAYgCk8NOCAEIAZqLQAAQSBHDSAgBC0AECICQQlGDSAgAkEgRg0gIAEtAAAiAUEJRg0gIAFBIEYNIEEQIQEgACEJDCMLQRAgBiAEIAZqLQAAIgJBIEYbIgEgAE8NHS\
ABIARqLQAAIgZBCUYNHCAAIQkgBkEgRg0cDCILIA4hAiAEIAFBIHJB9ABHDSMaIAQgBC0AAUEgckHyAEcNIxogBCAELQACQSByQeEARw0jGiAEIAQtAANBIHJB7gBHDSMaIAQgBC0ABEEgckHzAEcNIxogBCAELQ\
AFQSByQeYARw0jGiAEIAQtAAZBIHJB5QBHDSMaIAQgBC0AB0EgckHyAEcNIxogBCAELQAIQS1HDSMaIAQgBC0ACUEgckHlAEcNIxogBCAELQAKQSByQe4ARw0jGiAEIAQtAAtBIHJB4wBHDSMaIAQgBC0ADEEgck\
HvAEcNIxogBCAELQANQSByQeQARw0jGiAEIAQtAA5BIHJB6QBHDSMaIAQgBC0AD0EgckHuAEcNIxogBCAELQAQQSByQecARw0jGiADLQBNDQYgC0HMAWtBAkkNGiALQbACRg0aIAtB5ABrQeQASQ0aIABBE00EQE\
ESIQEgAEETRw0ZDBgLIAYgCk8NNiAEIAZqLQAAQSBHDRcgBC0AEyIBQQlGDRcgAUEgRg0XIAlBAWstAAAiAUEJRg0XIAFBIEYNF0ETIQEgACEJDBkLIA4hAiAEIAFBIHJB4wBHDSIaIAQgBC0AAUEgckHvAEcNIh\
ogBCAELQACQSByQe4ARw0iGiAEIAQtAANBIHJB7gBHDSIaIAQgBC0ABEEgckHlAEcNIhogBCAELQAFQSByQeMARw0iGiAEIAQtAAZBIHJB9ABHDSIaIAQgBC0AB0EgckHpAEcNIhogBCAELQAIQSByQe8ARw0iGi\
AEIAQtAAlBIHJB7gBHDSIaIABBDE0EQEELIQEgAEEMRw0UDBMLIAYgCk8NNSAEIAZqLQAAQSBHDRIgBC0ADCIBQQlGDRIgAUEgRg0SIAlBAWstAAAiAUEJRg0SIAFBIEYNEkEMIQEgACEJDBQLAkACQCABQdQAaw\
4iAAEiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIAASILAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8g\
BHDQAgA0EBOgBTIABBCU0EQEEIIQEgAEEJRw0TDBILIAYgCk8NNiAEIAZqLQAAQSBHDREgBC0ACSIBQQlGDREgAUEgRg0RIAlBAWstAAAiAUEJRg0RIAFBIEYNEUEJIQEgACEJDCYLIA4hAiAEIAFB1QBHDSIaCy\
AOIQIgBCAELQABQSByQfAARw0hGiAEIAQtAAJBIHJB5wBHDSEaIAQgBC0AA0EgckHyAEcNIRogBCAELQAEQSByQeEARw0hGiAEIAQtAAVBIHJB5ABHDSEaIAQgBC0ABkEgckHlAEcNIRogAEEJTQRAQQghASAAQQ\
lHDQ0MDAsgBiAKTw00IAQgBmotAABBIEcNCyAELQAJIgFBCUYNCyABQSBGDQsgCUEBay0AACIBQQlGDQsgAUEgRg0LQQkhASAAIQkMDQsgGkUNISAOQQJqIgEgAE8NCCAGIApPDTMgBCAGai0AAEEgRw0IIAEgBG\
otAAAiAkEJRg0IIAJBIEYNCCAJQQFrLQAAIgJBCUYNCCAAIQkgAkEgRw0jDAgLAkAgAUEgTwRAIAFB/wBGDQEMCAsgAUEJRg0HCyAAIApPDSMgAEECTQRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQcgACAIQQ\
FqIghHDQALDCQLQYCChAggBCgAACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4RwRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQcgACAIQQFqIghHDQALDCQLQQQgBEEDcSICayEBIABBCEkNAyAJQQFqIQIgAS\
AEaiEIIAEgAEEHayIASw0EIAAgBGohAANAQYCChAggCCgCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0FQYCChAggCEEEaigCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0FIAhBCGoiCCAATQ0ACw\
wECyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMKgsgA0EHOgAmIANBAjoAJEHJACEIIANB7ABqQbmNwABByQD8CgAAQbUBDDQLIANBCDoAJiADQQI6ACRByQAhCCADQewAakGgkMAAQc\
kA/AoAAEG1AQwzCyAAIAFJDR8gBEEEaiEBIABBA2shAEEAIAJrIQgDQCABIAhqLQAAQTpGDQIgCEEBaiIIIABHDQALDB8LIAIgCE0NHgNAIAgtAABBOkYNASAIIAlGIAhBAWohCEUNAAsMHgsgA0EGOgAmIANBAj\
oAJCADQaGSwAApAAA3AGwgA0GpksAAKQAANwB0IANBsZLAACkAADcAfCADQbmSwAApAAA3AIQBIANBwZLAACgAADYAjAEMFgsgB0EBaiEHIAggAEEBaiIARw0BDB0LCyAAAn8CQCAAIAZNDQADQCAEIAZqLQAAIg\
FBCUcgAUEgR3ENASAAIAZBAWoiBkcNAAsgAAwBCyAGCyIBTQRAIAAhCQwaCwNAIAcgCk8NKgJAIAQgB2otAAAiAkEJRg0AIAJBIEYNACAHQQFqIQkMGwsgASAHSSAHQQFrIQcNAAsgASEJDBkLQQghAQNAIAEgBG\
otAAAiBkEJRyAGQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSogBCAHai0AACIGQQlHIAZBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFGDQEgCUEBaiEPCy\
AEQQFrIRAgBCAPaiETIAEhBwNAAkAgByAJTw0AIAcgCk8NKCAEIAdqLQAAIgJBCUYEQCAHQQFqIQcMAgsgAkEgRw0AIAdBAWohBwwBCwJAIAcgCUYNAAJAAkACfyAJIAkgCk8NABogCSAHIAlLDQAaIAxBLDoAdC\
AMQThqIAxB9ABqIAQgB2oiBiATEBwgDCgCOEEBcSILBH8gDCgCPCAGawUgAgsgB2ogCSALGwsiCyAHQQFqIgZNDQAgByAKTw0qIAQgB2otAABBIEcNACAGIApPDSogBCAGai0AACICQQlGDQAgAkEgRg0AIAtBAW\
siAiAKTw0qIAIgBGotAAAiDUEJRg0AIAshAiANQSBHDQELAkACfwJAIAcgC08NACAHIAogByAKSxshAgNAIAIgB0YNLSAEIAdqLQAAIgZBCUcgBkEgR3ENASALIAdBAWoiB0cNAAsgCwwBCyAHCyIGIAsiAk8NAA\
NAIAJBAWsiByAKTw0rIAIgEGotAAAiDUEJRyANQSBHcQ0BIAciAiAGSw0ACyAGIQILIAIgBkcNACADQQY6ACYgA0ECOgAkIANBxZHAACkAADcAbCADQc2RwAApAAA3AHQgA0HVkcAAKQAANwB8IANB2pHAACkAAD\
cAgQEMHQsCQAJAAn8gAiACIApPIhUNABogAiACIAZJDQAaIAxBLzoAdCAMQTBqIAxB9ABqIAQgBmoiDSACIARqQQFqEBwgDCgCMEEBcSIPBH8gDCgCNCANawUgBwsgBmogAiAPGwsiDSAGRg0AIAYgDU8NASAKIA\
ZrIgdBACAHIApNGyEHIA0gBmshDyAEIAZqIQYDQCAHRQ0rIAYtAAAtAICAQEUNASAHQQFrIQcgBkEBaiEGIA9BAWsiDw0ACwwBCyADQQY6ACYgA0ECOgAkIANB4pHAACkAADcAbCADQeqRwAApAAA3AHQgA0Hykc\
AAKQAANwB8IANB+pHAACgAADYAhAEMHAsCQCACIA1NDQAgDUEBaiEHAkAgFUUEQCAMQS86AHQgDEEoaiAMQfQAaiAEIAdqIgYgBiACIA1rahAcIAwoAihBAXENAQsgAiAHRg0AIAIgB00NAQNAIAcgCk8NKyAEIA\
dqLQAALQCAgEBFDQEgB0EBaiIHIAJHDQALDAELIANBBjoAJiADQQI6ACQgA0HikcAAKQAANwBsIANB6pHAACkAADcAdCADQfKRwAApAAA3AHwgA0H6kcAAKAAANgCEAQwcCyAJIAtGDQAgC0EBaiEHDAELCyADQQ\
E6AFIMFgsgA0EGOgAmIANBAjoAJCADQcWRwAApAAA3AGwgA0HNkcAAKQAANwB0IANB1ZHAACkAADcAfCADQdqRwAApAAA3AIEBDBkLQQghAQNAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQ\
ELAn8gACAAIAFNDQAaAkADQCAHIApPDSYgBCAHai0AACICQQlHIAJBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDRMgA0EGOgAmIANBAjoAJCADQaiRwAApAAA3AGwgA0GwkcAAKQAANwB0IA\
NBuJHAACkAADcAfCADQb2RwAApAAA3AIEBDBcLQQshAQNAIAEgBGotAAAiBkEJRyAGQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSQgBCAHai0AACIGQQlHIAZBIEdxDQEgAS\
AHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDQAMAQsgCSAKSw0gIAEgCUsNICABIARqIQYCQAJAAkACQCAJIAFrQQVrDgYAAwIDAwEDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAE\
cNAiAGLQADQSByQfMARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBMLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAYtAANBIHJB8ABHDQEgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQ\
EgBi0ABkEgckHsAEcNASAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwSCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8ABHDQAgBi0AAkEgckHnAEcNACAGLQADQSByQfIARw0AIAYtAA\
RBIHJB4QBHDQAgBi0ABUEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwRCyAEQQFrIQ0gBCAJakEBaiEQIAEhBwNAAkAgByAJTw0AIAQgB2otAAAiAkEJRgRAIAdBAWohBwwCCyACQSBHDQAgB0EBaiEHDA\
ELIAcgCUYNEQJAAkACfyAJIAkgCk8NABogCSAHIAlLDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgB2oiBiAQEBwgDCgCIEEBcSILBH8gDCgCJCAGawUgAgsgB2ogCSALGwsiCyAHQQFqIgZNDQAgByAKTw0jIAQgB2\
otAABBIEcNACAGIApPDSMgBCAGai0AACICQQlGDQAgAkEgRg0AIAtBAWsiAiAKTw0jIAIgBGotAAAiD0EJRg0AIAshAiAPQSBHDQELAkACfwJAIAcgC08NACAHIAogByAKSxshAgNAIAIgB0YNJiAEIAdqLQAAIg\
ZBCUcgBkEgR3ENASALIAdBAWoiB0cNAAsgCwwBCyAHCyIGIAsiAk8NAANAIAJBAWsiByAKTw0kIAIgDWotAAAiD0EJRyAPQSBHcQ0BIAciAiAGSw0ACyAGIQILIAIgBkcNAAwCCyACIApLDSEgAiAGSQ0hIAQgBm\
ohBwJAAkACQAJAAkAgAiAGayIPQQVrDgYAAwEDAwIDCyAHLQAAQSByQeMARw0CIActAAFBIHJB7ABHDQIgBy0AAkEgckHvAEcNAiAHLQADQSByQfMARw0CIActAARBIHJB5QBHDQIgA0EBOgBQDAMLIActAABBIH\
JB9QBHDQEgBy0AAUEgckHwAEcNASAHLQACQSByQecARw0BIActAANBIHJB8gBHDQEgBy0ABEEgckHhAEcNASAHLQAFQSByQeQARw0BIActAAZBIHJB5QBHDQEgA0EBOgBRDAILIActAABBIHJB6wBHDQAgBy0AAU\
EgckHlAEcNACAHLQACQSByQeUARw0AIActAANBIHJB8ABHDQAgBy0ABEEtRw0AIActAAVBIHJB4QBHDQAgBy0ABkEgckHsAEcNACAHLQAHQSByQekARw0AIActAAhBIHJB9gBHDQAgBy0ACUEgckHlAEYNAQsCQC\
ACIAZGDQAgAiAGTQ0BA0AgBy0AAC0AgIBARQ0BIAdBAWohByAPQQFrIg8NAAsMAQsgA0EGOgAmIANBAjoAJCADQYmRwAApAAA3AGwgA0GRkcAAKQAANwB0IANBmZHAACkAADcAfCADQaCRwAApAAA3AIMBDBgLIA\
kgC0YNESALQQFqIQcMAAsACyADQQY6ACYgA0ECOgAkIANB6ZDAACkAADcAbCADQfGQwAApAAA3AHQgA0H5kMAAKQAANwB8IANBgZHAACkAADcAhAFBICEIQYwBDCMLQRIhAQNAIAEgBGotAAAiBkEJRyAGQSBHcQ\
0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSAgBCAHai0AACIGQQlHIAZBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDQAgA0EGOgAmIANBAjoAJCADQcGOwAApAA\
A3AGwgA0HJjsAAKQAANwB0IANB0Y7AACkAADcAfCADQdmOwAApAAA3AIQBIANB4I7AACkAADcAiwEMBAsgA0EBOgBOIAkgCksNHCABIAlLDRwCQCAJIAFrQQdGBEAgASAEaiIGNQAAIAZBBmoxAABCMIYgBkEEaj\
MAAEIghoSEQuPQ1fO2rZkyUQ0BCyAEQQFrIQ8gBCAJakEBaiEQIAMtAE8hDSABIQcDQAJAIAcgCU8NACAEIAdqLQAAIgJBCUYEQCAHQQFqIQcMAgsgAkEgRw0AIAdBAWohBwwBCyAHIAlGDQ4CQCAJIgYgCk8NAC\
AGIAdJDQAgDEEsOgB0IAxBGGogDEH0AGogBCAHaiIGIBAQHCAMKAIYQQFxIgsEfyAMKAIcIAZrBSACCyAHaiAJIAsbIQYLAkACQCAHQQFqIgsgBk8NACAHIApPDSAgBCAHai0AAEEgRw0AIAogC00NICAEIAtqLQ\
AAIgJBCUYNACACQSBGDQAgBkEBayICIApPDSAgAiAEai0AACITQQlGDQAgBiECIBNBIEcNAQsCfwJAIAYgB00NACAHIAogByAKSxshAgNAIAIgB0YNIiAEIAdqLQAAIgtBCUcgC0EgR3ENASAGIAdBAWoiB0cNAA\
sgBgwBCyAHCyELAkAgCyAGIgJPDQADQCACQQFrIgcgCk8NISACIA9qLQAAIhNBCUcgE0EgR3ENASAHIgIgC0sNAAsgCyECCyACIAtHDQAgA0EGOgAmIANBAjoAJCADQcGOwAApAAA3AGwgA0HJjsAAKQAANwB0IA\
NB0Y7AACkAADcAfCADQdmOwAApAAA3AIQBIANB4I7AACkAADcAiwEMBgsgA0EBOgBOIAIgCksNHiACIAtJDR4CQAJAIAIgC2tBB0cNACAEIAtqIgctAABBIHJB4wBHDQAgBy0AAUEgckHoAEcNACAHLQACQSByQf\
UARw0AIActAANBIHJB7gBHDQAgBy0ABEEgckHrAEcNACAHLQAFQSByQeUARw0AIActAAZBIHJB5ABHDQAgDUEBcUUEQEEBIQ0gA0EBOgBPDAILIANBDjoAJiADQQI6ACRB6wAhCCADQewAakHojsAAQesA/AoAAE\
HXAQwkCyANQQFxQQAhDUUNACADQQ46ACYgA0ECOgAkQc0AIQggA0HsAGpB04/AAEHNAPwKAABBuQEMIwsgBiAJRg0OIAZBAWohBwwACwALIAMtAE9FBEAgA0EBOgBPDA0LIANBDjoAJiADQQI6ACRB6wAhCCADQe\
wAakHojsAAQesA/AoAAEHXAQwgCyADQQg6ACYgA0ECOgAkIANBgo7AACkAADcAbCADQYqOwAApAAA3AHQgA0GSjsAAKQAANwB8IANBmo7AACkAADcAhAEgA0GijsAAKQAANwCMASADQaqOwAApAAA3AJQBIANBso\
7AACkAADcAnAEgA0G5jsAAKQAANwCjAUE/IQhBqwEMHwsgAEERSQ0AIAJBIEcNACAELQAQIgFBCUYNACABQSBGDQBBECEBIAAhCSALRQ0FC0EPIQECQANAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw\
0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDRwgBCAHai0AACICQQlHIAJBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDQQgA0EGOgAmIANBAjoAJCADQdGMwAApAAA3AGwgA0HZjMAAKQ\
AANwB0IANB4YzAACkAADcAfCADQemMwAApAAA3AIQBIANB8YzAACgAADYAjAEMAwtBJyEIQZMBDBwLQQ8hAQNAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaA0AgBy\
AKTw0YAkAgBCAHai0AACICQQlGDQAgAkEgRg0AIAdBAWoMAgsgASAHSSAHQQFrIQcNAAsgAQsiCSABRw0BIANBBjoAJiADQQI6ACQgA0HRjMAAKQAANwBsIANB2YzAACkAADcAdCADQeGMwAApAAA3AHwgA0HpjM\
AAKQAANwCEASADQfGMwAAoAAA2AIwBC0EkIQhBkAEMGQsgCSABayIGQRNNBEBCACEuIAEgCUkEQCAKIAFrIgJBACACIApNGyEHIAEgBGohAgNAIAdFDRcgAi0AAEEwayILQf8BcUEKTwRAIANBDToAJiADQQI6AC\
QgA0H1jMAAKQAANwBsIANB/YzAACkAADcAdCADQYWNwAApAAA3AHwgA0GKjcAAKQAANwCBAQwMCyAuQgp+IAutQv8Bg3whLiAHQQFrIQcgAkEBaiECIAZBAWsiBg0ACwsgAyAuNwM4IAMgLjcDKCADQQE6AE0MBQ\
sgA0ENOgAmIANBAjoAJCADQfWMwAApAAA3AGwgA0H9jMAAKQAANwB0IANBhY3AACkAADcAfCADQYqNwAApAAA3AIEBDAgLIA4hAiAECyEBAkADQCABLQAALQCAgEAEQCABQQFqIQEgAkEBayICDQEMAgsLDAQLIB\
pFDQACQCAOQQJqIgEgAE8NACAGIApPDRMgBCAGai0AAEEgRw0AIAEgBGotAAAiAkEJRg0AIAJBIEYNACAJQQFrLQAAIgJBCUYNACAAIQkgAkEgRw0DCwJAIAAgBk0NAANAIAQgBmotAAAiAUEJRyABQSBHcQ0BIA\
AgBkEBaiIGRw0ACyAAIQYLIAAgBk0NAAJAA0AgByAKTw0UIAQgB2otAAAiAUEJRyABQSBHcQ0BIAYgB0kgB0EBayEHDQALIAYMAgsgB0EBagwBCyAACyEJIAYhAQsgJkUEQCAFQRBqQYCABEsNFSADKAIgIQIgAy\
gC+AIgBWpBDjoAACADKAL4AiAFakEBaiACNgAAIAMoAvgCIAVqQQVqIA42AAAgBUEJaiEFCyAFICVFDQcaIAVBEGpBgIAESw0UIAkgAWshByADKAIgIAFqIRdBDyEBDAYLIANBBjoAJiADQQI6ACQgA0H+kcAAKQ\
AANwBsIANBhpLAACkAADcAdCADQY6SwAApAAA3AHwgA0GWksAAKQAANwCEASADQZ2SwAAoAAA2AIsBQSMhCEGPAQwSCyADKAIEIAhLDRIgA0EGOgAmIANBAjoAJCADQYGMwAApAAA3AGwgA0GJjMAAKQAANwB0IA\
NBkYzAACgAADYAfAwCC0EcIQhBiAEMEAtBHSEIQYkBDA8LQRQhCEGAAQwOC0EfIQhBiwEMDQsgAygC+AIgBWogAToAACADKAL4AiAFakEBaiAXNgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJagshBUEAIQEgAEECai\
IADQQMBQtBDSEIQfkADAoLAkAgFkUNACAzQgBSBEAgBUFwSA0MIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAUECajYAACAFQQlqIQULIDJQDQAgBUFwSA0LIAMoAiAhASADKAL4AiAFai\
IAQQc6AAAgAEEFakEANgAAIABBAWogAUECajYAACAFQQlqIQULIANBADoAFiADQQA6ABQCQAJAIAMtAFJBAUYEQCADLQARQQFxDQELIAMtAFANAUECIQAgAy0AJEECRw0CQQAhAQwEC0ECIQBBACEBIAMtACRBAk\
YNAyADQQ46ACQMAwsgGUUNASAFQXBIDQogAygCICEBIAMoAvgCIAVqIgBBAjoAACAAQQVqQQA2AAAgAEEBaiABNgAAIAVBCWohBQwBC0EAIQEgA0EAOgAkDAELQQIhAEEAIQEgAy0AJEECRg0AIANBAToAJAsgAy\
ADKAIgIABqNgIgIAAgCksNAiAIIABrIQggACAEaiEEIAogAGshCgtBASEXIAFBAXENBiADLQAlQQFxRQ0ACwwFCwALAAsgAygC+AJBADoAAAwDCyADQQY6ACYgA0ECOgAkIANBlojAACkAADcAbCADQZ2IwAApAA\
A3AHNBDyEIQfsACyADIAg6APQCQQAhFyADakEAOgAACyADIAMpAxggAygCICIBrXw3AxgCQCADLQATRQ0AIAMoAvACIgAEQCADKALsAiAAEFcLIANCADcC7AIgASAUTw0AAkACQCAKRQRAQQEhCAwBCyAKQQEQVS\
IIRQ0BIApFDQAgCCAEIAr8CgAACyADIAg2AuwCIAMgCjYC8AIMAQsACwJAAkAgLUIBg1AgF3IEQCAhRQ0BDAILIAVB+v8Da0H//3tJDQAgAygC+AIgBWoiAEEBOgAAIABBAWogAygCIDYAACAAQQVqIAMtACY6AA\
AgBUEGaiEFCyADKAL4AiAFakEAOgAACwJAIAMpA1giLVANACAtQgGDIS4gLUKAgAKDIS8gLUICgyEwIC1CBIMhMiAtQgiDITMgLUIQgyE0IC1CIIMhNSAtQsAAgyE2IC1CgAGDITEgLUKAAoMhOCAtQoAEgyE5IC\
1CgAiDITogLUKAEIMhOyAtQoAggyE8IC1CgMAAgyE9IC1CgIABgyE+IC1CgIAEgyE/IC1CgIAIgyFAIC1CgIAQgyFBIC1CgIAggyFCIC1CgIDAAIMhQyAtQoCAgAGDIUQgLUKAgIACgyFFIC1CgICABIMhRiAtQo\
CAgAiDITcgLUKAgIAQgyFHIC1CgICAIIMhSCAtQoCAgMAAgyEtIAMoAmghBiADKAL4AiEJQQAhBANAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIA\
QgCWoiAC0AAEEBaw4cAAIDBAUGBwgJCgsMDQ4PARAREhMUFRYXGBkaGx8LQQYhAiAuUA0bIAYgAEEBaigAAEEAEAAgBEEGaiEEDB0LQRMhAiAvUA0aIAYgAEEBaigAACAAQQVqLwAAIABBB2otAABBAEcgAEEIai\
0AAEEARyAAQQlqLQAAQQBHIABBCmotAAAgAEELaikAALoQASAEQRNqIQQMHAtBCSECIDBQDRkgBiAAQQFqKAAAIABBBWooAAAQAiAEQQlqIQQMGwtBCSECIDJQDRggBiAAQQFqKAAAIABBBWooAAAQAyAEQQlqIQ\
QMGgtBCSECIDNQDRcgBiAAQQFqKAAAIABBBWooAAAQBCAEQQlqIQQMGQtBCSECIDRQDRYgBiAAQQFqKAAAIABBBWooAAAQBSAEQQlqIQQMGAtBCSECIDVQDRUgBiAAQQFqKAAAIABBBWooAAAQBiAEQQlqIQQMFw\
tBCSECIDZQDRQgBiAAQQFqKAAAIABBBWooAAAQByAEQQlqIQQMFgtBCSECIDFQDRMgBiAAQQFqKAAAIABBBWooAAAQCCAEQQlqIQQMFQtBCSECIDhQDRIgBiAAQQFqKAAAIABBBWooAAAQCSAEQQlqIQQMFAtBCS\
ECIDlQDREgBiAAQQFqKAAAIABBBWooAAAQCiAEQQlqIQQMEwtBCSECIDpQDRAgBiAAQQFqKAAAIABBBWooAAAQCyAEQQlqIQQMEgtBCSECIDtQDQ8gBiAAQQFqKAAAIABBBWooAAAQDCAEQQlqIQQMEQtBCSECID\
xQDQ4gBiAAQQFqKAAAIABBBWooAAAQDSAEQQlqIQQMEAtBCSECID1QDQ0gBiAAQQFqKAAAIABBBWooAAAQDiAEQQlqIQQMDwtBCSECID5QDQwgBiAAQQFqKAAAIABBBWooAAAQDyAEQQlqIQQMDgtBCSECID9QDQ\
sgBiAAQQFqKAAAIABBBWooAAAQECAEQQlqIQQMDQtBCSECIEBQDQogBiAAQQFqKAAAIABBBWooAAAQESAEQQlqIQQMDAtBCSECIEFQDQkgBiAAQQFqKAAAIABBBWooAAAQEiAEQQlqIQQMCwtBCSECIEJQDQggBi\
AAQQFqKAAAIABBBWooAAAQEyAEQQlqIQQMCgtBCSECIENQDQcgBiAAQQFqKAAAIABBBWooAAAQFCAEQQlqIQQMCQtBCSECIERQDQYgBiAAQQFqKAAAIABBBWooAAAQFSAEQQlqIQQMCAtBCSECIEVQDQUgBiAAQQ\
FqKAAAIABBBWooAAAQFiAEQQlqIQQMBwtBCSECIEZQDQQgBiAAQQFqKAAAIABBBWooAAAQFyAEQQlqIQQMBgtBCSECIDdQDQMgBiAAQQFqKAAAIABBBWooAAAQGCAEQQlqIQQMBQtBCSECIEdQDQIgBiAAQQFqKA\
AAIABBBWooAAAQGSAEQQlqIQQMBAtBCSECIEhQDQEgBiAAQQFqKAAAIABBBWooAAAQGiAEQQlqIQQMAwtBCSECIC1CAFINAQsgAiAEaiEEDAELIAYgAEEBaigAACAAQQVqKAAAEBsgBEEJaiEEDAALAAsgICAYQQ\
BHcUUNACARIBgQVwsgDEGQAWokACABCwkAIABBAToAJQuFAQAgAEEAOwEkIAFFBEAgAEIANwMYCyAAQQA6APQCIABBADoAbCAAQQA6ACYgACgC8AIiAQRAIAAoAuwCIAEQVwsgAEIANwMoIABBADsAFSAAQgA3Au\
wCIABCADcDMCAAQgA3AzggAEIANwNAIABCADcDSCAAQQA2AlAgACgC+AJBADoAAAsJACAAQQA6ACULCQAgACABNwNYCwkAIAAgATcDYAsJACAAIAE6ABcLCQAgACABOgAVCwkAIAAgAToAEQsJACAAIAE3AwgLCQ\
AgACABNgIECwkAIAAgATYCAAsJACAAIAE6ABALCQAgACABOgAUCwkAIAAgAToAEwsJACAAIAE6ABYLCQAgACABOgASCwcAIAAtABQLBwAgAC0AEwsHACAALQAWCwcAIAAtABIL9AIBBX8gAUEJTwRAAkAgAEHN/3\
tBECABIAFBEE0bIgJrTw0AIAJBECAAQQtqQXhxIABBC0kbIgRqQQxqEFYiAEUNACAAQQhrIQECQCACQQFrIgMgAHFFBEAgASEADAELIABBBGsiBSgCACIGQXhxIAAgA2pBACACa3FBCGsiACACQQAgACABa0EQTR\
tqIgAgAWsiAmshAyAGQQNxBEAgACADIAAoAgRBAXFyQQJyNgIEIAAgA2oiAyADKAIEQQFyNgIEIAUgAiAFKAIAQQFxckECcjYCACABIAJqIgMgAygCBEEBcjYCBCABIAIQWgwBCyABKAIAIQEgACADNgIEIAAgAS\
ACajYCAAsCQCAAKAIEIgFBA3FFDQAgAUF4cSICIARBEGpNDQAgACAEIAFBAXFyQQJyNgIEIAAgBGoiASACIARrIgRBA3I2AgQgACACaiICIAIoAgRBAXI2AgQgASAEEFoLIABBCGohAwsgAw8LIAAQVguTJgIJfw\
F+IwBBEGsiCCQAAkACQAJAIABB9QFPBEAgAEHM/3tLBEBBACEADAQLIABBC2oiAUF4cSEFQdCbwAAoAgAiCUUNAkEfIQYgAEH1//8HTw0BIAVBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBgwBCwJAAkACQAJAAk\
BBzJvAACgCACIEQRAgAEELakH4A3EgAEELSRsiBUEDdiIAdiIBQQNxBEAgAUF/c0EBcSAAaiIHQQN0IgFBxJnAAGoiACABQcyZwABqKAIAIgIoAggiA0YNASADIAA2AgwgACADNgIIDAILIAVB1JvAACgCAE0NBi\
ABRQRAQdCbwAAoAgAiAEUNByAAaEECdEG0mMAAaigCACIBKAIEQXhxIAVrIQMgASECA0ACQCABKAIQIgBFBEAgASgCFCIARQ0BCyAAKAIEQXhxIAVrIgEgAyABIANJIgEbIQMgACACIAEbIQIgACEBDAELCyACKA\
IYIQYCQAJAIAIgAigCDCIARgRAIAJBFEEQIAIoAhQiABtqKAIAIgENAUEAIQAMAgsgAigCCCIBIAA2AgwgACABNgIIDAELIAJBFGogAkEQaiAAGyEEA0AgBCEHIAEiAEEUaiAAQRBqIAAoAhQiARshBCAAQRRBEC\
ABG2ooAgAiAQ0ACyAHQQA2AgALIAZFDQUCQCACKAIcQQJ0QbSYwABqIgEoAgAgAkcEQCACIAYoAhBHBEAgBiAANgIUIAANAgwICyAGIAA2AhAgAA0BDAcLIAEgADYCACAARQ0FCyAAIAY2AhggAigCECIBBEAgAC\
ABNgIQIAEgADYCGAsgAigCFCIBRQ0FIAAgATYCFCABIAA2AhgMBQsCQEECIAB0IgJBACACa3IgASAAdHFoIgdBA3QiAUHEmcAAaiICIAFBzJnAAGooAgAiACgCCCIDRwRAIAMgAjYCDCACIAM2AggMAQtBzJvAAC\
AEQX4gB3dxNgIACyAAIAVBA3I2AgQgACAFaiIGIAEgBWsiB0EBcjYCBCAAIAFqIAc2AgBB1JvAACgCACICRQ0CQdybwAAoAgAhAQJAQcybwAAoAgAiBEEBIAJBA3Z0IgNxRQRAQcybwAAgAyAEcjYCACACQXhxQc\
SZwABqIgMhBAwBCyACQXhxIgJBxJnAAGohBCACQcyZwABqKAIAIQMLIAQgATYCCCADIAE2AgwgASAENgIMIAEgAzYCCAwCC0HMm8AAIARBfiAHd3E2AgALIAJBCGohACACIAFBA3I2AgQgASACaiIBIAEoAgRBAX\
I2AgQMBQsgAEEIaiEAQdybwAAgBjYCAEHUm8AAIAc2AgAMBAtB0JvAAEHQm8AAKAIAQX4gAigCHHdxNgIACwJAAkAgA0EQTwRAIAIgBUEDcjYCBCACIAVqIgcgA0EBcjYCBCADIAdqIAM2AgBB1JvAACgCACIBRQ\
0BQdybwAAoAgAhAAJAQcybwAAoAgAiBEEBIAFBA3Z0IgZxRQRAQcybwAAgBCAGcjYCACABQXhxQcSZwABqIgQhAQwBCyABQXhxIgRBxJnAAGohASAEQcyZwABqKAIAIQQLIAEgADYCCCAEIAA2AgwgACABNgIMIA\
AgBDYCCAwBCyACIAMgBWoiAEEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwBC0Hcm8AAIAc2AgBB1JvAACADNgIACyACQQhqIgBFDQEMAgtBACAFayEDAkACQAJAIAZBAnRBtJjAAGooAgAiAkUEQEEAIQFBACEADA\
ELQQAhASAFQRkgBkEBdmtBACAGQR9HG3QhBEEAIQADQAJAIAIoAgRBeHEiByAFSQ0AIAcgBWsiByADTw0AIAIhASAHIgMNAEEAIQMgASEADAMLIAIoAhQiByAAIAcgAiAEQR12QQRxaigCECICRxsgACAHGyEAIA\
RBAXQhBCACDQALCyAAIAFyRQRAQQAhAUECIAZ0IgBBACAAa3IgCXEiAEUNAyAAaEECdEG0mMAAaigCACEACyAARQ0BCwNAIAMgACgCBEF4cSICIAVrIgQgAyADIARLIgQbIAIgBUkiAhshAyABIAAgASAEGyACGy\
EBIAAoAhAiAgR/IAIFIAAoAhQLIgANAAsLIAFFDQAgBUHUm8AAKAIAIgBNIAMgACAFa09xDQAgASgCGCEGAkACQCABIAEoAgwiAEYEQCABQRRBECABKAIUIgAbaigCACICDQFBACEADAILIAEoAggiAiAANgIMIA\
AgAjYCCAwBCyABQRRqIAFBEGogABshBANAIAQhByACIgBBFGogAEEQaiAAKAIUIgIbIQQgAEEUQRAgAhtqKAIAIgINAAsgB0EANgIACwJAIAZFDQACQAJAIAEoAhxBAnRBtJjAAGoiAigCACABRwRAIAEgBigCEE\
cEQCAGIAA2AhQgAA0CDAQLIAYgADYCECAADQEMAwsgAiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABKAIUIgJFDQEgACACNgIUIAIgADYCGAwBC0HQm8AAQdCbwAAoAgBBfiABKA\
Icd3E2AgALAkAgA0EQTwRAIAEgBUEDcjYCBCABIAVqIgAgA0EBcjYCBCAAIANqIAM2AgAgA0GAAk8EQCAAIAMQWwwCCwJAQcybwAAoAgAiAkEBIANBA3Z0IgRxRQRAQcybwAAgAiAEcjYCACADQfgBcUHEmcAAai\
IDIQIMAQsgA0H4AXEiBEHEmcAAaiECIARBzJnAAGooAgAhAwsgAiAANgIIIAMgADYCDCAAIAI2AgwgACADNgIIDAELIAEgAyAFaiIAQQNyNgIEIAAgAWoiACAAKAIEQQFyNgIECyABQQhqIgANAQsCQAJAAkACQA\
JAAkACQCAFQdSbwAAoAgAiAUsEQCAFQdibwAAoAgAiAE8EQCAIQQRqIQACfwJAIAVBr4AEakGAgHxxIgFFDQBB+JvAAC0AAEH4m8AAQQE6AABBgJzAACECIAFBgOQDSw0ADQBBgOQDDAELQQAhAkEAIAFBEHYgAU\
H//wNxQQBHaiIBQAAiBEF/Rg0AGiABQRB0IgFBEGsgASAEQRB0IgJBACABa0YbCyEBIABBADYCCCAAIAE2AgQgACACNgIAIAgoAgQiAUUEQEEAIQAMCgsgCCgCDCEHQeSbwAAgCCgCCCIEQeSbwAAoAgBqIgA2Ag\
BB6JvAACAAQeibwAAoAgAiAiAAIAJLGzYCAAJAAkBB4JvAACgCACICBEBBtJnAACEAA0AgASAAKAIAIgMgACgCBCIGakYNAiAAKAIIIgANAAsMAgtB8JvAACgCACIARQ0HIAAgAUsNBwwJCyABIAJNDQAgAiADSQ\
0AIAAoAgwiA0EBcQ0AIANBAXYgB0YNAwtB8JvAAEHwm8AAKAIAIgAgASAAIAFJGzYCACABIARqIQNBtJnAACEAAkACQAJAA0AgAyAAKAIAIgZHBEAgACgCCCIADQEMAgsLIAAoAgwiA0EBcQ0AIANBAXYgB0YNAQ\
tBtJnAACEAA0AgAiAAKAIAIgNPBEAgAiADIAAoAgRqIgZJDQMLIAAoAgghAAwACwALIAAgATYCACAAIAAoAgQgBGo2AgQgAUEPakF4cUEIayIEIAVBA3I2AgQgBkEPakF4cUEIayIDIAQgBWoiAGshBSADQeCbwA\
AoAgBGDQQgA0Hcm8AAKAIARg0FIAMoAgQiAkEDcUEBRgRAIAMgAkF4cSIBEFkgASAFaiEFIAEgA2oiAygCBCECCyADIAJBfnE2AgQgACAFQQFyNgIEIAAgBWogBTYCACAFQYACTwRAIAAgBRBbDAgLAkBBzJvAAC\
gCACIBQQEgBUEDdnQiAnFFBEBBzJvAACABIAJyNgIAIAVB+AFxQcSZwABqIgUhAwwBCyAFQfgBcSIBQcSZwABqIQMgAUHMmcAAaigCACEFCyADIAA2AgggBSAANgIMIAAgAzYCDCAAIAU2AggMBwtB4JvAACABQQ\
9qQXhxIgBBCGsiAzYCAEHYm8AAIARBKGsiCSABIABrakEIaiIANgIAIAMgAEEBcjYCBCABIAlqQSg2AgRB7JvAAEGAgIABNgIAIAIgBkEga0F4cUEIayIAIAAgAkEQakkbIgNBGzYCBEG0mcAAKQIAIQogA0EQak\
G8mcAAKQIANwIAIANBCGoiACAKNwIAQcCZwAAgBzYCAEG4mcAAIAQ2AgBBtJnAACABNgIAQbyZwAAgADYCACADQRxqIQADQCAAQQc2AgAgAEEEaiIAIAZJDQALIAIgA0YNCCADIAMoAgRBfnE2AgQgAiADIAJrIg\
BBAXI2AgQgAyAANgIAIABBgAJPBEAgAiAAEFsMCQsCQEHMm8AAKAIAIgFBASAAQQN2dCIEcUUEQEHMm8AAIAEgBHI2AgAgAEH4AXFBxJnAAGoiACEBDAELIABB+AFxIgBBxJnAAGohASAAQcyZwABqKAIAIQALIA\
EgAjYCCCAAIAI2AgwgAiABNgIMIAIgADYCCAwIC0HYm8AAIAAgBWsiATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEADAgLQdybwAAoAgAhAAJAIAEgBWsiAkEPTQ\
RAQdybwABBADYCAEHUm8AAQQA2AgAgACABQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELQdSbwAAgAjYCAEHcm8AAIAAgBWoiBDYCACAEIAJBAXI2AgQgACABaiACNgIAIAAgBUEDcjYCBAsgAEEIaiEADAcLIA\
AgBCAGajYCBEHgm8AAQeCbwAAoAgAiAEEPakF4cSIBQQhrIgI2AgBB2JvAAEHYm8AAKAIAIARqIgQgACABa2pBCGoiATYCACACIAFBAXI2AgQgACAEakEoNgIEQeybwABBgICAATYCAAwFC0Hgm8AAIAA2AgBB2J\
vAAEHYm8AAKAIAIAVqIgE2AgAgACABQQFyNgIEDAILQdybwAAgADYCAEHUm8AAQdSbwAAoAgAgBWoiATYCACAAIAFBAXI2AgQgACABaiABNgIADAELQfCbwAAgATYCAAwBCyAEQQhqIQAMAgtB9JvAAEH/HzYCAE\
HAmcAAIAc2AgBBuJnAACAENgIAQbSZwAAgATYCAEHQmcAAQcSZwAA2AgBB2JnAAEHMmcAANgIAQcyZwABBxJnAADYCAEHgmcAAQdSZwAA2AgBB1JnAAEHMmcAANgIAQeiZwABB3JnAADYCAEHcmcAAQdSZwAA2Ag\
BB8JnAAEHkmcAANgIAQeSZwABB3JnAADYCAEH4mcAAQeyZwAA2AgBB7JnAAEHkmcAANgIAQYCawABB9JnAADYCAEH0mcAAQeyZwAA2AgBBiJrAAEH8mcAANgIAQfyZwABB9JnAADYCAEGQmsAAQYSawAA2AgBBhJ\
rAAEH8mcAANgIAQYyawABBhJrAADYCAEGYmsAAQYyawAA2AgBBlJrAAEGMmsAANgIAQaCawABBlJrAADYCAEGcmsAAQZSawAA2AgBBqJrAAEGcmsAANgIAQaSawABBnJrAADYCAEGwmsAAQaSawAA2AgBBrJrAAE\
GkmsAANgIAQbiawABBrJrAADYCAEG0msAAQayawAA2AgBBwJrAAEG0msAANgIAQbyawABBtJrAADYCAEHImsAAQbyawAA2AgBBxJrAAEG8msAANgIAQdCawABBxJrAADYCAEHYmsAAQcyawAA2AgBBzJrAAEHEms\
AANgIAQeCawABB1JrAADYCAEHUmsAAQcyawAA2AgBB6JrAAEHcmsAANgIAQdyawABB1JrAADYCAEHwmsAAQeSawAA2AgBB5JrAAEHcmsAANgIAQfiawABB7JrAADYCAEHsmsAAQeSawAA2AgBBgJvAAEH0msAANg\
IAQfSawABB7JrAADYCAEGIm8AAQfyawAA2AgBB/JrAAEH0msAANgIAQZCbwABBhJvAADYCAEGEm8AAQfyawAA2AgBBmJvAAEGMm8AANgIAQYybwABBhJvAADYCAEGgm8AAQZSbwAA2AgBBlJvAAEGMm8AANgIAQa\
ibwABBnJvAADYCAEGcm8AAQZSbwAA2AgBBsJvAAEGkm8AANgIAQaSbwABBnJvAADYCAEG4m8AAQaybwAA2AgBBrJvAAEGkm8AANgIAQcCbwABBtJvAADYCAEG0m8AAQaybwAA2AgBByJvAAEG8m8AANgIAQbybwA\
BBtJvAADYCAEHgm8AAIAFBD2pBeHEiAEEIayICNgIAQcSbwABBvJvAADYCAEHYm8AAIARBKGsiBCABIABrakEIaiIANgIAIAIgAEEBcjYCBCABIARqQSg2AgRB7JvAAEGAgIABNgIAC0EAIQBB2JvAACgCACIBIA\
VNDQBB2JvAACABIAVrIgE2AgBB4JvAAEHgm8AAKAIAIgAgBWoiAjYCACACIAFBAXI2AgQgACAFQQNyNgIEIABBCGohAAsgCEEQaiQAIAALPQECfwJAIABBBGsoAgAiAkF4cSIDQQRBCCACQQNxIgIbIAFqSQ0AIA\
JBACADIAFBJ2pLGw0AIAAQWA8LAAuiBgEEfyAAQQhrIgEgAEEEaygCACIDQXhxIgBqIQICQAJAIANBAXENACADQQJxRQ0BIAEoAgAiAyAAaiEAIAEgA2siAUHcm8AAKAIARgRAIAIoAgRBA3FBA0cNAUHUm8AAIA\
A2AgAgAiACKAIEQX5xNgIEIAEgAEEBcjYCBCACIAA2AgAPCyABIAMQWQsCQAJAQfSbwAACfwJAAkACQAJAIAIoAgQiA0ECcUUEQCACQeCbwAAoAgBGDQIgAkHcm8AAKAIARg0DIAIgA0F4cSICEFkgASAAIAJqIg\
BBAXI2AgQgACABaiAANgIAIAFB3JvAACgCAEcNAUHUm8AAIAA2AgAPCyACIANBfnE2AgQgASAAQQFyNgIEIAAgAWogADYCAAsgAEGAAkkNBCABIAAQW0H0m8AAQfSbwAAoAgBBAWsiADYCACAADQZBvJnAACgCAC\
IADQJB/x8MAwtB4JvAACABNgIAQdibwABB2JvAACgCACAAaiIANgIAIAEgAEEBcjYCBEHcm8AAKAIAIAFGBEBB1JvAAEEANgIAQdybwABBADYCAAsgAEHsm8AAKAIAIgJNDQVB4JvAACgCACIARQ0FQdibwAAoAg\
AiA0EpSQ0EQbSZwAAhAQNAIAAgASgCACIETwRAIAAgBCABKAIEakkNBgsgASgCCCEBDAALAAtB3JvAACABNgIAQdSbwABB1JvAACgCACAAaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAPC0EAIQEDQCABQQFqIQ\
EgACgCCCIADQALQf8fIAEgAUH/H00bCzYCAA8LAkBBzJvAACgCACICQQEgAEEDdnQiA3FFBEBBzJvAACACIANyNgIAIABB+AFxQcSZwABqIgAhAgwBCyAAQfgBcSIAQcSZwABqIQIgAEHMmcAAaigCACEACyACIA\
E2AgggACABNgIMIAEgAjYCDCABIAA2AggPC0H0m8AAQbyZwAAoAgAiAAR/QQAhAQNAIAFBAWohASAAKAIIIgANAAtB/x8gASABQf8fTRsFQf8fCzYCACACIANPDQBB7JvAAEF/NgIACwuCAwEEfyAAKAIMIQICQA\
JAAkAgAUGAAk8EQCAAKAIYIQMCQAJAIAAgAkYEQCAAQRRBECAAKAIUIgIbaigCACIBDQFBACECDAILIAAoAggiASACNgIMIAIgATYCCAwBCyAAQRRqIABBEGogAhshBANAIAQhBSABIgJBFGogAkEQaiACKAIUIg\
EbIQQgAkEUQRAgARtqKAIAIgENAAsgBUEANgIACyADRQ0CAkAgACgCHEECdEG0mMAAaiIBKAIAIABHBEAgAygCECAARg0BIAMgAjYCFCACDQMMBAsgASACNgIAIAJFDQQMAgsgAyACNgIQIAINAQwCCyAAKAIIIg\
AgAkcEQCAAIAI2AgwgAiAANgIIDwtBzJvAAEHMm8AAKAIAQX4gAUEDdndxNgIADwsgAiADNgIYIAAoAhAiAQRAIAIgATYCECABIAI2AhgLIAAoAhQiAEUNACACIAA2AhQgACACNgIYDwsPC0HQm8AAQdCbwAAoAg\
BBfiAAKAIcd3E2AgALjgQBAn8gACABaiECAkACQAJAIAAoAgQiA0EBcQ0AIANBAnFFDQEgACgCACIDIAFqIQEgACADayIAQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgATYCACACIAIoAgRBfnE2AgQgAC\
ABQQFyNgIEIAIgATYCAA8LIAAgAxBZCwJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQQgAiADQXhxIgIQWSAAIAEgAmoiAUEBcjYCBCAAIAFqIAE2AgAgAEHcm8AAKAIARw0BQdSbwA\
AgATYCAA8LIAIgA0F+cTYCBCAAIAFBAXI2AgQgACABaiABNgIACyABQYACTwRAIAAgARBbDwsCQEHMm8AAKAIAIgJBASABQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAUH4AXFBxJnAAGoiASECDAELIAFB+AFxIg\
FBxJnAAGohAiABQcyZwABqKAIAIQELIAIgADYCCCABIAA2AgwgACACNgIMIAAgATYCCA8LQeCbwAAgADYCAEHYm8AAQdibwAAoAgAgAWoiATYCACAAIAFBAXI2AgQgAEHcm8AAKAIARw0AQdSbwABBADYCAEHcm8\
AAQQA2AgALDwtB3JvAACAANgIAQdSbwABB1JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgALwwIBBH8gAEIANwIQIAACf0EAIAFBCHYiA0UNABpBHyABQYCAgAhPDQAaIAFBJiADZyIDa3ZBAXEgA0\
EBdHJBPnMLIgI2AhwgAkECdEG0mMAAaiEEQQEgAnQiA0HQm8AAKAIAcUUEQCAEIAA2AgAgACAENgIYIAAgADYCDCAAIAA2AghB0JvAAEHQm8AAKAIAIANyNgIADwsCQAJAIAEgBCgCACIDKAIEQXhxRgRAIAMhAg\
wBCyABQRkgAkEBdmtBACACQR9HG3QhBQNAIAMgBUEddkEEcWoiBCgCECICRQ0CIAVBAXQhBSACIQMgAigCBEF4cSABRw0ACwsgAigCCCIBIAA2AgwgAiAANgIIIABBADYCGCAAIAI2AgwgACABNgIIDwsgBEEQai\
AANgIAIAAgAzYCGCAAIAA2AgwgACAANgIICwvuFQcAQaGAwAALXgEAAQEBAQEAAAEBAAEBAAEBAQEBAQEBAQEAAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQABAAEAQYmCwAALAQEAQaCCwAAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQBBiYTAAAsBAQBBoITAAAvgAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAEGhhsAAC14BAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAABAE\
GAiMAAC7QQVW5leHBlY3RlZCBlbmQgb2YgZGF0YVVuZXhwZWN0ZWQgZGF0YVJlcXVlc3QgbGluZSB0b28gbG9uZ0ludmFsaWQgbWV0aG9kIGNoYXJhY3RlckludmFsaWQgVVJMIGNoYXJhY3RlclBSSSBpcyBvbm\
x5IHZhbGlkIHdpdGggSFRUUC8yLjBVbnN1cHBvcnRlZCBIVFRQIHZlcnNpb25JbnZhbGlkIHByb3RvY29sSW52YWxpZCBwcm90b2NvbCBuYW1lRXhwZWN0ZWQgLyBhZnRlciB0aGUgcHJvdG9jb2wgbmFtZUV4cG\
VjdGVkIHNwYWNlIGFmdGVyIFVSTEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZFJlcXVlc3QgbGluZSB0b28gc2hvcnRFeHBlY3RlZCBDUkxGU3RhdHVzIGxpbmUgdG9vIGxvbmdJbnZhbGlkIEhUVFAgcmVzcG\
9uc2Ugc3RhdHVzSW52YWxpZCBzdGF0dXMgcmVhc29uIGNoYXJhY3RlckV4cGVjdGVkIGEgc3BhY2UgYWZ0ZXIgSFRUUCByZXNwb25zZSBzdGF0dXNFeHBlY3RlZCBzcGFjZSBhZnRlciBwcm90b2NvbFN0YXR1cy\
BsaW5lIHRvbyBzaG9ydE1hbGZvcm1lZCBIVFRQLzIuMCBwcmVmYWNlSGVhZGVyIGxpbmUgdG9vIGxvbmdVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZH\
lFeHBlY3RlZCBDb250ZW50LUxlbmd0aCBoZWFkZXIgdmFsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udG\
VudC1MZW5ndGggaGVhZGVyIHdoZW4gVHJhbnNmZXItRW5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZH\
lFeHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbm\
QgY2FuIGJlIHByb3ZpZGVkIG9ubHkgb25jZVRoZSB2YWx1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2\
Zlci1FbmNvZGluZyBoZWFkZXIgd2hlbiBDb250ZW50LUxlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZU\
V4cGVjdGVkIFRyYWlsZXIgaGVhZGVyIHZhbHVlRXhwZWN0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZX\
JJbnZhbGlkIGhlYWRlciBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJNaXNzaW5nIENvbm5lY3Rpb24gaGVhZGVyIHNldCB0byAidXBncmFkZSIgd2hlbiB1c2luZyB0aGUgVXBncmFkZSBoZWFkZXJUcmFpbGVycyBhcm\
Ugbm90IGFsbG93ZWQgd2hlbiBub3QgdXNpbmcgY2h1bmtlZCB0cmFuc2ZlciBlbmNvZGluZ1VuZXhwZWN0ZWQgY29udGVudCBmb3IgdGhlIHJlcXVlc3QgKEdFVCBvciBIRUFEKVRyYW5zZmVyLUVuY29kaW5nIG\
xhc3QgaGVhZGVyIHZhbHVlIG11c3QgYmUgImNodW5rZWQiIGlmIHRoZSBoZWFkZXIgaXMgcHJlc2VudENodW5rIGhlYWRlciB0b28gbG9uZ0ludmFsaWQgY2h1bmsgbGVuZ3RoIGNoYXJhY3RlckludmFsaWQgY2\
h1bmsgbGVuZ3RoIHNpemVFeHBlY3RlZCBjaHVuayBleHRlbnNpb24gbmFtZUludmFsaWQgY2h1bmsgZXh0ZW5zaW9uIG5hbWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2xvc2luZyBxdW90ZSBmb3IgY2h1bmsgZXh0ZW\
5zaW9uIHZhbHVlSW52YWxpZCBjaHVuayBleHRlbnNpb24gcXVvdGVkIHZhbHVlIGNoYXJhY3RlckV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiB2YWx1ZUludmFsaWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlIGNoYX\
JhY3RlckludmFsaWQgY2h1bmsgZXh0ZW5zaW9uIGNoYXJhY3RlciBhZnRlciB2YWx1ZUV4cGVjdGVkIENSTEYgYWZ0ZXIgY2h1bmsgZGF0YVRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgdHJhaWxlciBmaW\
VsZCBuYW1lIGNoYXJhY3RlckludmFsaWQgdHJhaWxlciBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJJbnZhbGlkIHN0YXRl","base64")),t=new TextEncoder,o=new TextDecoder;function h(R,W){const rA=Number(
BigInt.asUintN(32,W)),FA=Number(W>>32n);R(o.decode(new Uint8Array(this.memory.buffer,FA,rA)))}function N(R){return this.alloc(R)>>>0}function _(R,W){return this.
dealloc(R,W)}function X(){return this.create()>>>0}function z(R){this.destroy(R)}function m(R,W,rA){return this.parse(R,W,rA)>>>0}function p(R,W,rA){const FA=rA.
length,V=this.alloc(FA),kA=new Uint8Array(this.memory.buffer,V,FA);t.encodeInto(rA,kA),this.fail(R,W,V,FA),this.dealloc(V,FA)}function u(){return this.milo_has_debug()!==
0}const J=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),O=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),f=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),C=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),A=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),E=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),r=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),Q=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function i(R){return this.is_autodetect(R)!==0}function l(R){return this.is_request(R)!==0}
function F(R){return this.is_paused(R)!==0}function y(R){return this.should_manage_unconsumed(R)!==0}function I(R){return this.should_suspend_after_headers(R)!==
0}function a(R){return this.get_max_start_line_length(R)>>>0}function U(R){return this.get_max_header_length(R)>>>0}function D(R){return BigInt.asUintN(64,this.
get_max_body_payload(R))}function k(R){return this.should_continue_without_data(R)!==0}function K(R){return this.is_connect(R)!==0}function n(R){return this.is_debug(
R)!==0}function c(R){return this.should_skip_body(R)!==0}function H(R){return this.get_state(R)>>>0}function Y(R){return this.get_position(R)>>>0}function L(R){
return BigInt.asUintN(64,this.get_parsed(R))}function T(R){return this.get_error_code(R)>>>0}function QA(R){return this.get_method(R)>>>0}function AA(R){return this.
get_status(R)>>>0}function iA(R){return this.has_connection_close(R)!==0}function EA(R){return this.has_connection_upgrade(R)!==0}function v(R){return BigInt.asUintN(
64,this.get_content_length(R))}function P(R){return BigInt.asUintN(64,this.get_chunk_size(R))}function lA(R){return BigInt.asUintN(64,this.get_remaining_content_length(
R))}function NA(R){return BigInt.asUintN(64,this.get_remaining_chunk_size(R))}function SA(R){return this.has_content_length(R)!==0}function tA(R){return this.has_transfer_encoding(
R)!==0}function IA(R){return this.has_chunked_transfer_encoding(R)!==0}function gA(R){return this.has_upgrade(R)!==0}function hA(R){return this.has_trailers(R)!==
0}function LA(R){const W=this.get_error_description_raw(R),rA=Number(BigInt.asUintN(32,W)),FA=Number(W>>32n);return o.decode(new Uint8Array(this.memory.buffer,FA,
rA))}function UA(R,W){this.set_should_autodetect(R,W)}function xA(R,W){this.set_should_continue_without_data(R,W)}function mA(R,W){this.set_is_request(R,W)}function CA(R,W){
this.set_is_connect(R,W)}function RA(R,W){this.set_debug(R,W)}function aA(R,W){this.set_should_manage_unconsumed(R,W)}function MA(R,W){this.set_should_suspend_after_headers(
R,W)}function d(R,W){this.set_max_start_line_length(R,W)}function GA(R,W){this.set_max_header_length(R,W)}function vA(R,W){this.set_max_body_payload(R,W)}function jA(R,W){
this.set_should_skip_body(R,W)}function ee(R,W){this.set_active_callbacks(R,W)}function qA(R,W){this.set_active_events(R,W)}function yA(R,W){const rA=W();return R[rA]=
[],this.setActiveCallbacks(rA,this.CALLBACK_ACTIVE_ALL),rA}function bA(R,W,rA){R[rA]=void 0,W(rA)}function $(){}function TA(R={}){let{logger:W,...rA}=R,FA=$;const V={};
W&&(typeof W!="function"&&(W=console.log),FA=h.bind(V,W));const e=new WebAssembly.Instance(s,{env:{logger:FA,on_error:$,on_finish:$,on_message_start:$,on_message_complete:$,
on_request:$,on_response:$,on_reset:$,on_method:$,on_url:$,on_protocol:$,on_version:$,on_status:$,on_reason:$,on_header_name:$,on_header_value:$,on_headers:$,on_connect:$,
on_upgrade:$,on_chunk_length:$,on_chunk_extension_name:$,on_chunk_extension_value:$,on_chunk:$,on_body:$,on_data:$,on_trailer_name:$,on_trailer_value:$,on_trailers:$,
on_state_change:$,...rA}}).exports;return V.memory=e.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,METHOD_HEAD:2,
METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,
CALLBACK_ON_MESSAGE_START:2,CALLBACK_ON_MESSAGE_COMPLETE:3,CALLBACK_ON_REQUEST:4,CALLBACK_ON_RESPONSE:5,CALLBACK_ON_RESET:6,CALLBACK_ON_METHOD:7,CALLBACK_ON_URL:8,
CALLBACK_ON_PROTOCOL:9,CALLBACK_ON_VERSION:10,CALLBACK_ON_STATUS:11,CALLBACK_ON_REASON:12,CALLBACK_ON_HEADER_NAME:13,CALLBACK_ON_HEADER_VALUE:14,CALLBACK_ON_HEADERS:15,
CALLBACK_ON_CONNECT:16,CALLBACK_ON_UPGRADE:17,CALLBACK_ON_CHUNK_LENGTH:18,CALLBACK_ON_CHUNK_EXTENSION_NAME:19,CALLBACK_ON_CHUNK_EXTENSION_VALUE:20,CALLBACK_ON_CHUNK:21,
CALLBACK_ON_BODY:22,CALLBACK_ON_DATA:23,CALLBACK_ON_TRAILER_NAME:24,CALLBACK_ON_TRAILER_VALUE:25,CALLBACK_ON_TRAILERS:26,CALLBACK_ON_STATE_CHANGE:27,EVENT_END:0,
EVENT_ERROR:1,EVENT_FINISH:2,EVENT_MESSAGE_START:3,EVENT_MESSAGE_COMPLETE:4,EVENT_REQUEST:5,EVENT_RESPONSE:6,EVENT_RESET:7,EVENT_METHOD:8,EVENT_URL:9,EVENT_PROTOCOL:10,
EVENT_VERSION:11,EVENT_STATUS:12,EVENT_REASON:13,EVENT_HEADER_NAME:14,EVENT_HEADER_VALUE:15,EVENT_HEADERS:16,EVENT_CONNECT:17,EVENT_UPGRADE:18,EVENT_CHUNK_LENGTH:19,
EVENT_CHUNK_EXTENSION_NAME:20,EVENT_CHUNK_EXTENSION_VALUE:21,EVENT_CHUNK:22,EVENT_BODY:23,EVENT_DATA:24,EVENT_TRAILER_NAME:25,EVENT_TRAILER_VALUE:26,EVENT_TRAILERS:27,
EVENT_STATE_CHANGE:28,CALLBACK_ACTIVE_NONE:0n,EVENT_ACTIVE_NONE:0n,CALLBACK_ACTIVE_ON_ERROR:1n,EVENT_ACTIVE_ON_ERROR:1n,CALLBACK_ACTIVE_ON_FINISH:2n,EVENT_ACTIVE_ON_FINISH:2n,
CALLBACK_ACTIVE_ON_MESSAGE_START:4n,EVENT_ACTIVE_ON_MESSAGE_START:4n,CALLBACK_ACTIVE_ON_MESSAGE_COMPLETE:8n,EVENT_ACTIVE_ON_MESSAGE_COMPLETE:8n,CALLBACK_ACTIVE_ON_REQUEST:16n,
EVENT_ACTIVE_ON_REQUEST:16n,CALLBACK_ACTIVE_ON_RESPONSE:32n,EVENT_ACTIVE_ON_RESPONSE:32n,CALLBACK_ACTIVE_ON_RESET:64n,EVENT_ACTIVE_ON_RESET:64n,CALLBACK_ACTIVE_ON_METHOD:128n,
EVENT_ACTIVE_ON_METHOD:128n,CALLBACK_ACTIVE_ON_URL:256n,EVENT_ACTIVE_ON_URL:256n,CALLBACK_ACTIVE_ON_PROTOCOL:512n,EVENT_ACTIVE_ON_PROTOCOL:512n,CALLBACK_ACTIVE_ON_VERSION:1024n,
EVENT_ACTIVE_ON_VERSION:1024n,CALLBACK_ACTIVE_ON_STATUS:2048n,EVENT_ACTIVE_ON_STATUS:2048n,CALLBACK_ACTIVE_ON_REASON:4096n,EVENT_ACTIVE_ON_REASON:4096n,CALLBACK_ACTIVE_ON_HEADER_NAME:8192n,
EVENT_ACTIVE_ON_HEADER_NAME:8192n,CALLBACK_ACTIVE_ON_HEADER_VALUE:16384n,EVENT_ACTIVE_ON_HEADER_VALUE:16384n,CALLBACK_ACTIVE_ON_HEADERS:32768n,EVENT_ACTIVE_ON_HEADERS:32768n,
CALLBACK_ACTIVE_ON_CONNECT:65536n,EVENT_ACTIVE_ON_CONNECT:65536n,CALLBACK_ACTIVE_ON_UPGRADE:131072n,EVENT_ACTIVE_ON_UPGRADE:131072n,CALLBACK_ACTIVE_ON_CHUNK_LENGTH:262144n,
EVENT_ACTIVE_ON_CHUNK_LENGTH:262144n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,
EVENT_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,CALLBACK_ACTIVE_ON_CHUNK:2097152n,EVENT_ACTIVE_ON_CHUNK:2097152n,CALLBACK_ACTIVE_ON_BODY:4194304n,EVENT_ACTIVE_ON_BODY:4194304n,
CALLBACK_ACTIVE_ON_DATA:8388608n,EVENT_ACTIVE_ON_DATA:8388608n,CALLBACK_ACTIVE_ON_TRAILER_NAME:16777216n,EVENT_ACTIVE_ON_TRAILER_NAME:16777216n,CALLBACK_ACTIVE_ON_TRAILER_VALUE:33554432n,
EVENT_ACTIVE_ON_TRAILER_VALUE:33554432n,CALLBACK_ACTIVE_ON_TRAILERS:67108864n,EVENT_ACTIVE_ON_TRAILERS:67108864n,CALLBACK_ACTIVE_ON_STATE_CHANGE:134217728n,EVENT_ACTIVE_ON_STATE_CHANGE:134217728n,
CALLBACK_ACTIVE_ALL:268435455n,EVENT_ACTIVE_ALL:268435455n,ERROR_NONE:0,ERROR_USER:1,ERROR_CALLBACK_ERROR:2,ERROR_UNEXPECTED_STATE:3,ERROR_UNEXPECTED_DATA:4,ERROR_UNEXPECTED_EOF:5,
ERROR_UNEXPECTED_CHARACTER:6,ERROR_UNEXPECTED_CONTENT_LENGTH:7,ERROR_UNEXPECTED_TRANSFER_ENCODING:8,ERROR_UNEXPECTED_CONTENT:9,ERROR_UNEXPECTED_TRAILERS:10,ERROR_INVALID_VERSION:11,
ERROR_INVALID_STATUS:12,ERROR_INVALID_CONTENT_LENGTH:13,ERROR_INVALID_TRANSFER_ENCODING:14,ERROR_INVALID_CHUNK_SIZE:15,ERROR_MISSING_CONNECTION_UPGRADE:16,ERROR_UNSUPPORTED_HTTP_VERSION:17,
STATE_START:0,STATE_FINISH:1,STATE_ERROR:2,STATE_REQUEST_LINE:3,STATE_STATUS_LINE:4,STATE_HTTP2_PREFACE:5,STATE_HEADER:6,STATE_BODY_DECISION:7,STATE_BODY_VIA_CONTENT_LENGTH:8,
STATE_BODY_WITH_NO_LENGTH:9,STATE_CHUNK_HEADER:10,STATE_CHUNK_EXTENSIONS:11,STATE_CHUNK_DATA:12,STATE_TRAILER:13,STATE_TUNNEL:14,PARSER_FIELD_MAX_START_LINE_LENGTH:0,
PARSER_FIELD_MAX_HEADER_LENGTH:4,PARSER_FIELD_MAX_BODY_PAYLOAD:8,PARSER_FIELD_AUTODETECT:16,PARSER_FIELD_IS_REQUEST:17,PARSER_FIELD_SUSPEND_AFTER_HEADERS:18,PARSER_FIELD_MANAGE_UNCONSUMED:19,
PARSER_FIELD_CONTINUE_WITHOUT_DATA:20,PARSER_FIELD_IS_CONNECT:21,PARSER_FIELD_SKIP_BODY:22,PARSER_FIELD_DEBUG:23,PARSER_FIELD_PARSED:24,PARSER_FIELD_POSITION:32,
PARSER_FIELD_STATE:36,PARSER_FIELD_PAUSED:37,PARSER_FIELD_ERROR_CODE:38,PARSER_FIELD_CONTENT_LENGTH:40,PARSER_FIELD_CHUNK_SIZE:48,PARSER_FIELD_REMAINING_CONTENT_LENGTH:56,
PARSER_FIELD_REMAINING_CHUNK_SIZE:64,PARSER_FIELD_STATUS:72,PARSER_FIELD_METHOD:76,PARSER_FIELD_HAS_CONTENT_LENGTH:77,PARSER_FIELD_HAS_TRANSFER_ENCODING:78,PARSER_FIELD_HAS_CHUNKED_TRANSFER_ENCODING:79,
PARSER_FIELD_HAS_CONNECTION_CLOSE:80,PARSER_FIELD_HAS_CONNECTION_UPGRADE:81,PARSER_FIELD_HAS_UPGRADE:82,PARSER_FIELD_HAS_TRAILERS:83,PARSER_FIELD_ACTIVE_CALLBACKS:88,
PARSER_FIELD_ACTIVE_EVENTS:96,PARSER_FIELD_PTR:104,PARSER_FIELD_ERROR_DESCRIPTION:108,PARSER_FIELD_UNCONSUMED:364,PARSER_FIELD_UNCONSUMED_LEN:368,PARSER_FIELD_ERROR_DESCRIPTION_LEN:372,
PARSER_FIELD_EVENTS:376,Errors:J,Methods:O,Callbacks:f,CallbackActives:C,Events:A,EventActives:E,States:r,ParserFields:Q,isAutodetect:i.bind(e),isRequest:l.bind(
e),isPaused:F.bind(e),shouldManageUnconsumed:y.bind(e),shouldSuspendAfterHeaders:I.bind(e),getMaxStartLineLength:a.bind(e),getMaxHeaderLength:U.bind(e),getMaxBodyPayload:D.
bind(e),shouldContinueWithoutData:k.bind(e),isConnect:K.bind(e),isDebug:n.bind(e),shouldSkipBody:c.bind(e),getState:H.bind(e),getPosition:Y.bind(e),getParsed:L.
bind(e),getErrorCode:T.bind(e),getMethod:QA.bind(e),getStatus:AA.bind(e),hasConnectionClose:iA.bind(e),hasConnectionUpgrade:EA.bind(e),getContentLength:v.bind(e),
getChunkSize:P.bind(e),getRemainingContentLength:lA.bind(e),getRemainingChunkSize:NA.bind(e),hasContentLength:SA.bind(e),hasTransferEncoding:tA.bind(e),hasChunkedTransferEncoding:IA.
bind(e),hasUpgrade:gA.bind(e),hasTrailers:hA.bind(e),getErrorDescription:LA.bind(e),setShouldAutodetect:UA.bind(e),setShouldContinueWithoutData:xA.bind(e),setIsRequest:mA.
bind(e),setIsConnect:CA.bind(e),setDebug:RA.bind(e),setShouldManageUnconsumed:aA.bind(e),setShouldSuspendAfterHeaders:MA.bind(e),setMaxStartLineLength:d.bind(e),
setMaxHeaderLength:GA.bind(e),setMaxBodyPayload:vA.bind(e),setShouldSkipBody:jA.bind(e),setActiveCallbacks:ee.bind(e),setActiveEvents:qA.bind(e),memory:e.memory,
alloc:N.bind(e),dealloc:_.bind(e),create:X.bind(e),destroy:z.bind(e),parse:m.bind(e),fail:p.bind(e),hasDebug:u.bind(e),clear:e.clear,complete:e.complete,finish:e.
finish,pause:e.pause,reset:e.reset,resume:e.resume}}function WA(){const R={},W=TA({});return W.spans=R,W.create=yA.bind(W,R,W.create),W.destroy=bA.bind(W,R,W.destroy),
W}sA.exports={wasmModule:s,noop:$,setup:TA,simple:WA}}),9545:(sA=>{const s=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf38AYAF/AGABfwF+Y\
AJ/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW52EG9uX21lc3NhZ2Vfc3RhcnQAAANlbnYTb\
25fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl91cmwAAANlbnYLb25fcHJvdG9jb2wAAANlb\
nYKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudgpvbl9jb25uZWN0AAADZW52Cm9uX3VwZ3JhZ\
GUAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl9jaHVuawAAA2Vudgdvbl9ib2R5AAADZW52B\
29uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAAADQkEGAAEDAwcCAwYDBAQBBAQBAQEEAQQEA\
QEBAQEBAQEBAQEBAQEHCQMCAwUFAgICBQICAgICAgIBAQEBCgECAwICAgUDAQARBgkBfwFBgIDAAAsHnQg5Bm1lbW9yeQIABWFsbG9jAB4FY2xlYXIAHwhjb21wbGV0ZQAgBmNyZWF0ZQAhB2RlYWxsb2MAIgdkZ\
XN0cm95ACMEZmFpbAAkBmZpbmlzaAAlDmdldF9jaHVua19zaXplACYSZ2V0X2NvbnRlbnRfbGVuZ3RoACcOZ2V0X2Vycm9yX2NvZGUAKBlnZXRfZXJyb3JfZGVzY3JpcHRpb25fcmF3ACkUZ2V0X21heF9ib2R5X\
3BheWxvYWQAKhVnZXRfbWF4X2hlYWRlcl9sZW5ndGgAKxlnZXRfbWF4X3N0YXJ0X2xpbmVfbGVuZ3RoACwKZ2V0X21ldGhvZAAtCmdldF9wYXJzZWQALgxnZXRfcG9zaXRpb24ALxhnZXRfcmVtYWluaW5nX2Nod\
W5rX3NpemUAMBxnZXRfcmVtYWluaW5nX2NvbnRlbnRfbGVuZ3RoADEJZ2V0X3N0YXRlADIKZ2V0X3N0YXR1cwAzHWhhc19jaHVua2VkX3RyYW5zZmVyX2VuY29kaW5nADQUaGFzX2Nvbm5lY3Rpb25fY2xvc2UAN\
RZoYXNfY29ubmVjdGlvbl91cGdyYWRlADYSaGFzX2NvbnRlbnRfbGVuZ3RoADcMaGFzX3RyYWlsZXJzADgVaGFzX3RyYW5zZmVyX2VuY29kaW5nADkLaGFzX3VwZ3JhZGUAOg1pc19hdXRvZGV0ZWN0ADsKaXNfY\
29ubmVjdAA8CGlzX2RlYnVnAD0JaXNfcGF1c2VkAD4KaXNfcmVxdWVzdAA/Dm1pbG9faGFzX2RlYnVnAEAFcGFyc2UAQQVwYXVzZQBCBXJlc2V0AEMGcmVzdW1lAEQUc2V0X2FjdGl2ZV9jYWxsYmFja3MARRFzZ\
XRfYWN0aXZlX2V2ZW50cwBGCXNldF9kZWJ1ZwBHDnNldF9pc19jb25uZWN0AEgOc2V0X2lzX3JlcXVlc3QASRRzZXRfbWF4X2JvZHlfcGF5bG9hZABKFXNldF9tYXhfaGVhZGVyX2xlbmd0aABLGXNldF9tYXhfc\
3RhcnRfbGluZV9sZW5ndGgATBVzZXRfc2hvdWxkX2F1dG9kZXRlY3QATSBzZXRfc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBOHHNldF9zaG91bGRfbWFuYWdlX3VuY29uc3VtZWQATxRzZXRfc2hvdWxkX\
3NraXBfYm9keQBQIHNldF9zaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFEcc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBSGHNob3VsZF9tYW5hZ2VfdW5jb25zdW1lZABTEHNob3VsZF9za2lwX2JvZ\
HkAVBxzaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFUKoLQCQdgDAgJ/BXsCQCACIANPDQAgAS0AACEBIAMgAmsiBUEPTQRAIANBAWsDQCABIAItAABGBEBBASEEDAMLIAJBAWoiAiADRw0ACyECDAELIAH9D\
yIGIAL9AAAA/SP9ZCIBBEAgAiABaGohAkEBIQQMAQsgAkFwcUEQaiEBAkACQCAFQcAASQ0AIAEgA0FAaiIFSw0AIAIgAkEPcWtBIGohAgNAIAYgAv0ABAD9IyIHIAYgAkEQayIB/QAEAP0jIgj9UCAGIAJBEGr9A\
AQA/SMiCf1QIAYgAkEgav0ABAD9IyIK/VD9ZA0CIAJBQGshAiABQUBrIAVNDQALIAJBEGshAQsgA0EQayICIAFPBEADQCAGIAH9AAAA/SP9ZCIFBEAgASAFaGohAkEBIQQMBAsgAUEQaiIBIAJNDQALCyABIANPD\
QEgA0EQayIBIAYgAf0AAAD9I/1kQf//A3EiAWhqIQIgAUEARyEEDAELAkAgCP1kIgFFBEAgB/1kIgENASAJ/WQiAUUEQCACIAr9ZGhqQSBqIQJBASEEDAMLIAIgAWhqQRBqIQJBASEEDAILIAIgAWhqQRBrIQJBA\
SEEDAELIAIgAWhqIQJBASEECyAAIAI2AgQgACAENgIAC7ADAgR/AXsCQCACQRBPBEADQCACIANBEGoiBEkEQEECIQUgAiADTQ0DA0AgASADai0AACIEQQ1GBEBBACEFDAULAkAgBEEgTwRAIARB/wBHDQFBASEFD\
AYLIARBCUYNAEEBIQUMBQsgAiADQQFqIgNHDQALIAIhAwwDCyABIANqIAQhA/0AAAAiB/0Mf39/f39/f39/f39/f39/f/0jIAf9DAkJCQkJCQkJCQkJCQkJCQn9JCAH/QwgICAgICAgICAgICAgICAg/Sb9Tv1Q/\
VNFDQALQXAhA0ECIQUgBEUNASAEQRBrIQMgBCAEQQ9rIgIgAiAESRsDQCABIANqLQAAIgZBDUYEQEEAIQUMAwsCQCAGQSBPBEAgBkH/AEcNAUEBIQUMBAsgBkEJRg0AQQEhBQwDCyADQQFqIgMgBEkNAAshAwwBC\
0ECIQUgAkUEQAwBCwNAIAEgA2otAAAiBEENRgRAQQAhBQwCCwJAIARBIE8EQCAEQf8ARw0BQQEhBQwDCyAEQQlGDQBBASEFDAILIAIgA0EBaiIDRw0ACyACIQMLIAAgAzYCBCAAIAU2AgALJgACQCAAQQBOBEAgA\
EUEQEEBIQAMAgsgAEEBEFYiAA0BCwALIAALRwAgAEIANwMoIABBADoAFSAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDMCAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDQCAAQQA2AlAL0gMCA38BfgJAIAAiAS0AJCIAQQ5NQ\
QBBASAAdEGAzwFxG0UEQCABQQM6ACYgAUECOgAkIAFBDToA9AJBACEAIAFBADoAeSABQaeYwAApAAA3AGwgAUGsmMAAKQAANwBxAkAgASkDWCABKQNghKdBAXFFBEAgASgC+AIhAgwBCyABKAL4AiICQQE6AAAgA\
kEFakEDOgAAIAJBAWogASgCIDYAAEEGIQALIAAgAmpBADoAAAwBCwJ/QQAgASkDWCABKQNghCIEQsgAg1ANABogBEIIg0IAUgRAIAEoAvgCIgBBBDoAACAAQQVqQQA2AAAgAEEBaiABKAIgNgAAQQkhAgsgAiAEQ\
sAAg1ANABogASgC+AIgAmoiAEEHOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AAAgAkEJagshAiABQQA6ABYgAUEAOgAUAkAgAS0AUkEBRgRAQQ4hACABLQARQQFxDQELIAEtAFAhAyAEQgKDUARAIAMhAAwBC0EBI\
QAgA0EBcUUEQCADIQAMAQsgASgC+AIgAmoiA0ECOgAAIANBBWpBADYAACADQQFqIAEoAiA2AAAgAkEJaiECCyABIAA6ACQgASgC+AIgAmpBADoAAAsL7wIBA38jAEHgAGsiASQAAkBBgIAEEFciAkUNACACQQRrL\
QAAQQNxRQ0AIAJBAEGAgAT8CwALAkAgAkUNACABQQA2AFwgAUIANwBUIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwBEIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwA0IAH9DAAAAAAAAAAAAAAAAAAAAAD9CwIcIAFBADYCL\
CABQgA3AA8gAUEAOgAXQYADQQgQViIARQ0AIABBAToAECAAQgA3AwggAEKAwICAgIAINwMAIAD9DAAAAAAAAAAAAAAAAAAAAAD9CwARIABCADcAHyAAIAEpADM3ACcgACAB/QAAO/0LAC8gACAB/QAAS/0LAD8gA\
CABKQBYNwBMIAAgASgCKDYCZCAAIAH9AAIY/QsCVCAAQewAakEAQf8B/AsAIAAgAjYC+AIgACABLwAWOwDzAiAAIAEpAA43AOsCIAAgADYCaCABQeAAaiQAIAAPCwALFQACQCAARQ0AIAFFDQAgACABEFgLCzgBA\
X8gAARAIAAoAvACIgEEQCAAKALsAiABEFgLIAAoAvgCIgEEQCABQYCABBBYCyAAQYADEFgLC5IBAQF/IAAgAToAJiAAQQI6ACQgAEHsAGohBEH+ASADIANB/gFPGyIDBEAgBCACIAP8CgAACyAAIAM6APQCIAMgB\
GpBADoAAEEAIQMgACkDWCAAKQNghEIBg6cEfyAAKAL4AiICQQE6AAAgAkEFaiABOgAAIAJBAWogACgCIDYAAEEGBUEACyAAKAL4AmpBADoAAAuhAgECfwJAAkACQCAALQAkIgFBCU0EQEEBIAF0QRtxDQEgAUECR\
g0DIAFBCUYNAgsgAEEFOgAmIABBAjoAJCAAQRY6APQCIABBADoAggEgAEGAiMAA/QAAAP0LAGwgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE6AAAgAUEFakEFO\
gAAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBADoAAA8LIABBAToAJA8LAn8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AABBCQshAiAAQQE6A\
CQgASACakEAOgAACwsHACAAKQMwCwcAIAApAygLBwAgAC0AJgsTACAAMQD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAApA0ALBwAgACkDO\
AsHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHACAALQBQCwcAIAAtAFELBwAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAAtABELBABBAAvy4\
wEDK38cfgR7IAEhECACIRQjAEGQAWsiDCQAIAAiAykDWCADKQNghCEuAkACQCADAn8CQAJAAkACQAJAAkAgAy0AJEECRgRAIANBADYCIAwBCyADLQAlQQFHDQELIC5CAFINAQwHCwJAIAMtABMgAygC8AIiAEEAR\
3EiHwRAIAMoAuwCIQEgDCAQNgJ8IAwgATYCdCAMIAA2AnggDCAUNgKAASAAIBRqIhRBAEgNAQJAIBRFBEBBASEQDAELIBRBARBWIhBFDQILIAxBADYCjAEgDCAQNgKIASAMIBQ2AoQBQQAhAANAIAxB9ABqIABqI\
gEoAgAhDwJAAkAgAUEEaigCACINIAwoAoQBIAlrSwRAIAxBhAFqIQ4jAEEQayILJAAgDSAJIA1qIgFLBEAACyALQQRqIQogDigCBCERAkBBCCABIA4oAgAiAkEBdCIGIAEgBksbIgEgAUEITRsiB0EASARAIApBA\
DYCBCAKQQE2AgAMAQsCfyACBEBBACEBAn8CQAJAAkACQAJAIBFBBGsiBCgCACIJQXhxIghBBEEIIAlBA3EiEBsgAmpJDQAgEEEAIAJBJ2ogCEkbDQAgB0HM/3tLDQRBECAHQQtqQXhxIAdBC0kbIQIgEUEIayEGA\
kACQAJAAkAgEARAIAYgCGohECACIAhNDQMgEEHgm8AAKAIARg0EIBBB3JvAACgCAEYNAiAQKAIEIglBAnENCCAJQXhxIgkgCGoiCCACSQ0IIBAgCRBaIAggAmsiEEEQSQ0BIAQgAiAEKAIAQQFxckECcjYCACACI\
AZqIgIgEEEDcjYCBCAGIAhqIgggCCgCBEEBcjYCBCACIBAQWwwHCyACQYACSQ0HIAZFDQcgAiAITw0HIAggAmtBgIAISw0HIBEMCQsgBCAIIAQoAgBBAXFyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEDAULQdSbw\
AAoAgAgCGoiCCACSQ0FAkAgCCACayIQQQ9NBEAgBCAJQQFxIAhyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEQQAhEEEAIQIMAQsgBCACIAlBAXFyQQJyNgIAIAIgBmoiAiAQQQFyNgIEIAYgCGoiCCAQNgIAIAggC\
CgCBEF+cTYCBAtB3JvAACACNgIAQdSbwAAgEDYCAAwECyAIIAJrIghBD00NAyAEIAIgCUEBcXJBAnI2AgAgAiAGaiICIAhBA3I2AgQgECAQKAIEQQFyNgIEIAIgCBBbDAMLQdibwAAoAgAgCGoiCCACSw0BDAMLA\
AsgBCACIAlBAXFyQQJyNgIAIAIgBmoiECAIIAJrIgJBAXI2AgRB2JvAACACNgIAQeCbwAAgEDYCAAsgBkUNACARDAILIAcQVyICRQ0AIAdBfEF4IAQoAgAiAUEDcRsgAUF4cWoiASABIAdLGyIBBEAgAiARIAH8C\
gAACyACIQEgERBZCyABCwwBCyAHQQEQVgsiAUUEQCAKIAc2AgggCkEBNgIEIApBATYCAAwBCyAKIAc2AgggCiABNgIEIApBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQEgDiAHNgIAIA4gATYCB\
CALQRBqJAAgDCgCiAEhECAMKAKMASEJDAELIA1FDQELIA1FDQAgCSAQaiAPIA38CgAACyAMIAkgDWoiCTYCjAEgAEEIaiIAQRBHDQALIAkgFEkNAyAMKAKEASEYCyADQQA2AiBBASERQQEhBEEBIQlBASEAIC5QI\
iBFBEAgLkLIAINCAFIhFyAuQoA8g0IAUiEhIC5CgA+DQgBSISIgLkIkg0IAUiEcIC5CFINCAFIhHSAuQoCAgAiDUCEEIC5CgMAAg1AhCSAuQgKDQgGIpyEZIC5CgICAEINCGYinIR4gLkKAgAGDQg6IpyEaIC5Cg\
IACg1AhAAsgAy0AJQRAIBAhBCAUIQkMBwsgAykDCCExIC5CEIMhOSAuQgSDITUgLkIggyE6IC5CgAKDIUAgLkKAAYMhQSAuQoAggyFCIC5CgBCDIUMgLkKACIMhOyAuQoAEgyE8IC5CgIAEgyFEIC5CgIAIgyFFI\
ANBKGohFSAuQoCAEIMhRiAuQoCAgAKDITYgLkKAgMAAgyE9IC5CgIAggyE+IC5CgICABIMhNyAuQoCAgAGDIT8gLkLAAIMhMyAuQgiDITQgLkKAgIAggyFHIC5CgIACg1AgAHIhIyAupyIAQQ52IBpxISQgLkKAw\
ACDUCAJciElIABBGXYgHnEhJiAuQoCAgAiDUCAEciEnIBQiCyEJIBAhBANAAkAgCw0AIAMtABRBAXENAAwICyADQQA6ABQCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PAYYBiAECAwQFBgcICQonC4gBAAsgA0EDO\
gAmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDIQBCyADLQAQIgBFBEAgAy0AEUEBcQ0LCyAADQwgHA0LDH0LIAtFDXogC0EBayAJTw16IAshESAEIQAgC0EPSw0MA0AgAC0AAEENRg1gIABBAWohA\
CARQQFrIhENAAsMegsgC0UNdyALQQFrIAlPDXcgCyERIAQhACALQQ9LDQwDQCAALQAAQQ1GDVYgAEEBaiEAIBFBAWsiEQ0ACwx3CyALQQhPDQwMgwELIAxByABqIAQgCxAdIAwoAkwhASAMKAJIIgBFDQ4gAEECa\
w0MDA0LIAMoAkghACADLQBMIQcgAy0AUiIBQQFGBEAgAy0AUUEBcUUNEAsgAy0ATyIGQQFxRSADLQBTQQFGcQ0QIAMtABEhAiADKQMoIS8CQCAHQQFrQf8BcUEBSw0AIAJBAXFFDQAgL0IAUg0SCyADLQAVDRICQ\
CAAQeUARyIHDQAgAUUNACACQQFxRQ0UCyACQQFxDRQgAy0AFg1wIABByAFJDRUgAEHMAWtBAkkNcCAAQbACRw0WDHALIAMpAzgiMiALrSIvIC8gMlYbIS8gMUIAUg0bDGsLIAutIS8gMUIAUg0bDGkLIAtFDWcgC\
0EBayAJTw1nIAshESAEIQAgC0EPSw0bA0AgAC0AAEENRg05IABBAWohACARQQFrIhENAAsMZwsgC0UNZSALQQFrIAlPDWUgBCEHIAsiAEEPSw0bA0AgBy0AAEENRg02IAdBAWohByAAQQFrIgANAAsMZQsgDEHoA\
GogBCALEB0gDCgCbCEBIAwoAmgiAEUNHiAAQQJrDRwMHQsgHUUNYCA5QgBSBEAgBUEQakGBgARPDXwgAygCICEAIAMoAvgCIAVqQQU6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohB\
QsgNVANYCAFQRBqQYCABEsNeyADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDGALIDpCAFIEQCAFQRBqQYGABE8NeyADKAIgIQAgAygC+AIgBWpBB\
joAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA1xIAVBEGpBgIAESw16IAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQ\
QlqIQUMcQsgCUEETQRAIAlBAU0NXgxcCyAELQAEQS9HDVsgBCgAAEHIqNGCBUcNWyADQQA6ABEgHEUNWiA6QgBSBEAgBUEQakGBgARPDXogAygCICEAIAMoAvgCIAVqQQY6AAAgAygC+AIgBWpBAWogADYAACADK\
AL4AiAFakEFakEANgAAIAVBCWohBQsgNVANWiAFQRBqQYCABEsNeSADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDFoLIAT9AAAA/QwNDQ0NDQ0ND\
Q0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxTCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS\
iAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGT\
Q0ACyAAQRBrIQALIAAgAUEQayICSw1SA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMVAsLIAAgBmhqIQAMUwsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQ\
SBqIQAMVAsgACABaGpBEGohAAxTCyAAIAFoakEQayEADFILIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxJCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQ\
GpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QI\
ABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw1IA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPD\
QEMSgsLIAAgBmhqIQAMSQsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMSgsgACABaGpBEGohAAxJCyAAIAFoakEQayEADEgLIAlBB00NciAEKQAAQo2UzOrUwcKGClENGyADQQY6ACYgA\
0ECOgAkIANB54vAACkAADcAbCADQe+LwAD9AAAA/QsAdCADQf+LwAAvAAA7AIQBQYYBIQtBGgx1CyABIAlPDUQgDEE6OgB0IAxBQGsgDEH0AGogBCABIARqQQFqEBwgDCgCQEEBcUUNRCADQQY6ACYgA0ECOgAkI\
ANBjZLAAP0AAAD9CwBsIANBnZLAAP0AAAD9CwB8IANBrZLAACgAADYAjAEMPAsgCyADKAIETw0BDHQLIAFBAWoiAiALRg1zIAIgCU8NbyACIARqIgYtAABBCkcNHAJAAkACQCABRQRAICMNAiAFQRpqQYCABE0NA\
UEBIQdBAiEADGULIAEgCU8NRSAEIQAgAiIHQQ9LBEAgAP0AAAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9I/1kIgAEQCAEIABoaiEADDkLIARBECAEQQ9xIgdrIghqIQACQAJAIAJBwABJDQAgCCABQT9rSw0AIAZBQGohC\
CAEIAdrQSBqIQADQCAA/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkogAEEQayIH/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkv9UCAAQRBq/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkz9UCAAQSBq/QAEAP0MO\
jo6Ojo6Ojo6Ojo6Ojo6Ov0jIk39UP1kDQIgAEFAayEAIAdBQGsgCE0NAAsgAEEQayEACyAAIAZBEGsiB0sNOANAIAD9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIIRQRAIAcgAEEQaiIATw0BDDoLCyAAIAhoa\
iEADDkLIEv9ZCIGDSEgSv1kIgYNIiBM/WQiBkUEQCAAIE39ZGhqQSBqIQAMOQsgACAGaGpBEGohAAw4CwNAIAAtAABBOkYNOCAAQQFqIQAgB0EBayIHDQALDEULIAMtAEwgAygCSCIBIAMtABEiAhshBkEAIQBBA\
EECIAMtAE9rIAMtAE0iBxshCCADKAIgQQJqIQogAy0AUEF/c0EBcSENAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEvIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvgCIAVqQQFqIAo2A\
AAgAygC+AIgBWpBBWogBjsAACADKAL4AiAFakEHaiANOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAIOgAAIAMoAvgCIAVqQQtqIC9CACAHGzcAACAFQRNqIQUgAy0AJ\
EECRg0BCyADQQc6ACQLIANBAToAFCADLQASIQdBAiEADGELIANBBjoAJiADQQI6ACQgA0GxksAA/QAAAP0LAGwgA0HBksAAKAAANgB8DGYLIANBEDoAJiADQQI6ACQgA0HsAGpBxZLAAEHIAPwKAABBtAEhC0HIA\
AxwCyADQQo6ACYgA0ECOgAkIANB7ABqQY2TwABBwQD8CgAAQa0BIQtBwQAMbwsgA0EJOgAmIANBAjoAJCADQc6TwAD9AAAA/QsAbCADQd6TwAD9AAAA/QsAfCADQe6TwAD9AAAA/QsAjAEMLgsgRFANLCAFQRBqQ\
YCABE0NCAxuCyBFUA0rIAVBEGpBgIAESw1tIAMoAiAhACADKAL4AiAFakESOgAAIAMoAvgCIAVqQQFqIAA2AABBACEHIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAkYNZQwrCyAGQQFxIgBFIAMtAE5BA\
UZxDQIgAy0AFg0DIAMtAE0NBCAADRIgA0EBOgAUIAVB3/8Da0H//3tJDWwCQCAXRQ0AIDRCAFIEQCAFQXBIDW4gAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1ANA\
CAFQXBIDW0gAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFCABDSoMXAsgBw1aCyADLQBNRQRAIAZBAXENESADQQk6ACQMXAsgL0IAUg0DIANBA\
ToAFCAFQd//A2tB//97SQ1qAkAgF0UNACA0QgBSBEAgBUFwSA1sIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA1rIAMoAiAhASADKAL4AiAFaiIAQ\
Qc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQMWgsgA0EHOgAmIANBAjoAJCADQewAakH+k8AAQc4A/AoAAEG6ASELQc4ADGgLIANBAToAFCAFQd//A2tB//97SQ1oIBdFDSUgN\
EIAUgRAIAVBcEgNaSADKAIgIQIgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAI2AAAgBUEJaiEFCyAzUA0lIAVBcEgNaCADKAIgIQIgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAI2AAAgB\
UEJaiEFDCULIC9CAFINACADQQE6ABQgBUHf/wNrQf//e0kNZyAXRQ0jIDRCAFIEQCAFQXBIDWggAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1ANIyAFQXBIDWcgA\
ygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwjCyADQQg6ACQMVwsgAygCICEAIAMoAvgCIAVqQRE6AAAgAygC+AIgBWpBAWogADYAAEEAIQcgAygC+AIgBWpBBWpBADYAA\
CAFQQlqIQUgAy0AJEECRw0jDF0LIDAgMVoNZCAxIDB9IjggLyAvIDhWGyEvDE8LIDAgMVoNYyAxIDB9IjIgLyAvIDJWGyEvDE0LIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAwdCyAEI\
AtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/\
SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0cA0AgAP0AA\
AD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMHgsLIAAgBmhqIQAMHQsgS/1kIgFFBEAgSv1kIgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMHgsgACABaGpBEGohAAwdCyAAIAFoakEQa\
yEADBwLIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohBwwaCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/\
QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiT\
f1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0ZA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMGwsLIAAgBmhqIQcMGgsgS/1kIgFFBEAgSv1kI\
gENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQcMGwsgACABaGpBEGohBwwaCyAAIAFoakEQayEHDBkLIAMpA0AiMlANFiAyIAutIi8gLyAyVhshLyAxUA0VIDAgMVoNYCAxIDB9IjggLyAvIDhWGyEvDBULIAEgCU8NA\
iAMQTo6AHQgDEHgAGogDEH0AGogBCABIARqQQFqEBwgDCgCYEEBcUUNAiADQQY6ACYgA0ECOgAkIANB7ZfAAP0AAAD9CwBsIANB/ZfAAP0AAAD9CwB8IANBipjAACkAADcAiQFBkQEhC0ElDF4LIAsgAygCBE8NA\
gxeCyABQQFqIgcgC0YNXSAHIAlPDVkgBCAHaiICLQAAQQpHDQsCQCABRQRAIAVB1v8Da0H//3tJDV8gR1ANASAFQRBqQYGABE8NXyADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiAAQQJqNgAAIAMoA\
vgCIAVqQQVqQQA2AAAgA0EBOgAUIAVBCWohBQwTCyABIAlPDREgB0EPTQRAIAQhAANAIAAtAABBOkYNEiAAQQFqIQAgB0EBayIHDQALDBILIAT9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIABEAgBCAAaGohA\
AwRCyAEQRAgBEEPcSIGayIIaiEAAkACQCAHQcAASQ0AIAggAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJKIABBEGsiBv0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9I\
yJL/VAgAEEQav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJM/VAgAEEgav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgZLDRADQCAA/QAAA\
P0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiB0UEQCAGIABBEGoiAE8NAQwSCwsgACAHaGohAAwRCyBL/WQiAg0NIEr9ZCICDQ4gTP1kIgJFBEAgACBN/WRoakEgaiEADBELIAAgAmhqQRBqIQAMEAsgA0EBOgAUIAVBX\
k4NEQxdCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6ZfAACgAADYAjAEMIwsgA0EGOgAmIANBAjoAJCADQZKYwAD9AAAA/QsAbCADQZ+YwAApAAA3AHkMUQsgA0EOOgAkQ\
QAhB0EIIQAMSAsgA0EKOgAkDEoLIAAgAWhqIQAMMgsgACABaGohAAwoCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMUwsgACAGaGpBEGshAAwWCyAAIAZoaiEADBULIAAgAWhqIQAMD\
QsgACABaGohBwwKCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMTgsgACACaGpBEGshAAwCCyAAIAJoaiEADAELIAAgAk8NASAG/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiAEUNA\
SAGIABoaiEACyAAIARGDQAgACAEayIHQQFqIQACQCAeRQRAIAAhAiABIQYMAQsCQAJAIAdBAmoiAiABTw0AIAAgCU8NTCAAIARqLQAAQSBHDQAgAiAEai0AACIGQQlGDQAgBkEgRg0AIAEgBGpBAWstAAAiCEEJR\
g0AIAEhBiAIQSBHDQELAkAgACABTw0AA0AgACAEai0AACICQQlHIAJBIEdxDQEgASAAQQFqIgBHDQALIAEiAiEGDAILIAAiAiABTwRAIAEhBgwCCyAEQQFrIQggASEGA0AgBkEBayIAIAlPDUwgBiAIai0AACIKQ\
QlHIApBIEdxDQEgACIGIAJLDQALIAIhBgsLQQAhAAJAA0AgACAJRg1LIAAgBGotAAAtAICAQARAIAcgAEEBaiIARg0CDAELCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6\
ZfAACgAADYAjAEMFQsgJ0UEQCAFQRBqQYCABEsNTiADKAIgIQAgAygC+AIgBWpBGToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJaiEFCyAFICZFDTQaIAVBEGpBgIAESw1NIAYgAmshB\
iADKAIgIAJqIRFBGiEADDMLIANBBjoAJiADQQI6ACQgA0HJl8AA/QAAAP0LAGwgA0HZl8AA/QAAAP0LAHwgA0Hpl8AAKAAANgCMAQwTCwJAIBdFDQAgNEIAUgRAIAVBcEgNTSADKAIgIQEgAygC+AIgBWoiAEEEO\
gAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyAzUA0AIAVBcEgNTCADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyADQQA6ABYgA0EAOgAUAkACQCADL\
QBSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQFBAiEAIAMtACRBAkcNOUEAIQcMOwtBAiEAQQAhByADLQAkQQJGDTogA0EOOgAkDDoLIBkEQCAFQXBIDUwgAygCICEBIAMoAvgCIAVqIgBBAjoAACAAQQVqQQA2AAAgA\
EEBaiABNgAAIAVBCWohBQtBAiEAQQAhByADLQAkQQJGDTkgA0EBOgAkDDkLIC9QDUogL6chACA/QgBSBEAgBUEQakGBgARPDUsgAygCICEBIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFa\
kEFaiAANgAAIAVBCWohBQsgN0IAUgRAIAVBEGpBgYAETw1LIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIC8gMHwhMCADIAMpA0AgL31CACAvI\
DJUGzcDQEEAIQcMOAsgC0ECSQ1JIAlFDUUCQCAELQAAQQ1HDQAgCUEBRg1GIAQtAAFBCkcNACADQQo6ACQMLQsgA0EGOgAmIANBAjoAJCADQauXwAApAAA3AGwgA0Gzl8AA/QAAAP0LAHQgA0HBl8AAKQAANwCCA\
QwECyAAIAFPDTAgAv0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgBFDTAgAiAAaGohBwsgByAEayINQQFqIhMgC0YNRyAJIBNNDUMCfwJAAkAgBCATaiISLQAAQQpGBEAgEyEBIAQhACANQQ5LBEAgAP0AAAAiS\
v0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kBEAgACBL/WQgSv1kcmhqIQAMBAsgBEEQIARBD3FrIgFqIQACQAJAIA1BH0kNACABIA1BH2tLDQAgEkEgayEBA0AgAP0AB\
AAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UCAAQRBq/QAEACJM/Qw9PT09PT09PT09PT09PT09/SMiTf1QIEz9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJM/VD9ZA0CIABBI\
GoiACABTQ0ACwsgACASQRBrIgFLDQMDQCAA/QAAACJK/Qw7Ozs7Ozs7Ozs7Ozs7Ozs7/SMiSyBK/Qw9PT09PT09PT09PT09PT09/SMiSv1Q/WRFBEAgASAAQRBqIgBPDQEMBQsLIAAgSv1kIEv9ZHJoaiAEawwFC\
yAAIE39ZCBM/WRyaGpBEGogBGsgSv1kIEv9ZHIiAUUNBBogACABaGogBGsMBAsDQAJAIAAtAABBO2sOAwQABAALIABBAWohACABQQFrIgENAAsgDQwDCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKw\
AApAAA3AHEMRwsgDSAAIBJPDQEaIA0gAf0AAAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kRQ0BGiABIEr9ZCBL/WRyaGogBGsMAQsgACAEawshCkEAIQACQCAKR\
Q0AA0AgACAJRg1FIAAgBGotAAAiAUEJRyABQSBHcQ0BIAogAEEBaiIARw0ACyAKIQALAkAgCiIBIABNDQAgBEEBayEGA0AgAUEBayICIAlPDUUgASAGai0AACIIQQlHIAhBIEdxDQEgAiIBIABLDQALIAAhAQsgA\
CABRgRAIANBBjoAJiADQQI6ACQgA0GYlcAAKQAANwBsIANBoJXAAP0AAAD9CwB0IANBrZXAACkAADcAgQEMGgsCQCAAIAFPDQAgCSAAayICQQAgAiAJTRshBiABIABrIQggACAEaiECA0AgBkUNRSACLQAALQCAg\
EAEQCAGQQFrIQYgAkEBaiECIAhBAWsiCEUNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAD9AAAA/QsAbCADQcWVwAD9AAAA/QsAfCADQdOVwAApAAA3AIoBQZIBIQtBJgxHCwJAAkACQAJAIAEgDUYNACAJIApND\
UcgBCAKai0AAEE7Rg0AIApBAWoiBiANTw0BA0ACQCAEIAZqLQAAIgJBCUYNACACQSBGDQAgBkEBayEKDAMLIAZBAWoiBiANSQ0ACwwCCyA+QgBSBEAgBUEQakGBgARPDUsgAygCICECIAMoAvgCIAVqQRQ6AAAgA\
ygC+AIgBWpBAWogACACajYAACADKAL4AiAFakEFaiABIABrNgAAIAVBCWohBQsgCiANRwRAIApBAWohAEEAIQcgAy0AJEECRg05IANBCzoAJAw5CyADKQMwQgBSBEAgDUECaiEAQQAhByADLQAkQQJGDTkgA0EMO\
gAkDDkLIDZCAFIEQCAFQRBqQYGABE8NSyADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOCADQQ06ACQMOAsgB\
iANRg0AIAYgCU8NRQJAIAQgBmoiCC0AAEEiRiIoBEAgCkECaiIIIA1LDQMgBEF/cyEpIARBIGohKiASQRBrIRYgDUE/ayErIBJBQGohLCAHQX9zIARqIS0gCCEOA0AgBCAOaiEPAkAgEyAOayICQQ9NBEAgDiAta\
iEHIA8hAgNAIAItAABBIkYNAiACQQFqIQIgB0EBaiIHDQALDAYLIA/9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCIHBEAgDyAHaGohAgwBCyAPQRAgD0EPcSIKayIbaiEHAkACQAJAIAJBwABJDQAgDiAbaiArS\
g0AICogDiAKa2ohBwNAIAf9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiSiAHQRBrIgL9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiS/1QIAdBEGr9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiTP1QIAdBIGr9AAQA/\
QwiIiIiIiIiIiIiIiIiIiIi/SMiTf1Q/WQNAiAHQUBrIQcgAkFAayAsTQ0ACyAHQRBrIQcLIAcgFksNAQNAIAf9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCICRQRAIBYgB0EQaiIHTw0BDAMLCyAHIAJoaiECD\
AILAkAgS/1kIgJFBEAgSv1kIgINASBM/WQiAkUEQCAHIE39ZGhqQSBqIQIMBAsgByACaGpBEGohAgwDCyAHIAJoakEQayECDAILIAcgAmhqIQIMAQsgByASTw0FIBb9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9Z\
CICRQ0FIBYgAmhqIQILIAIgD2sgDmohCgJAIAIgD0YNACACIClqIQcgAiAEIA5qayEPQQAhAgJAA0AgByAJTw1LIAQgB2otAABB3ABHDQEgAkEBaiECIAcgDksgB0EBayEHDQALIA8hAgsgAkEBcUUNACAKQQFqI\
Q4gCiANSQ0BDAULCyAIIApJBEAgCCEHA0AgByAJTw1JAkACQCAEIAdqLQAAIgJB3ABGBEAgB0EBaiIHIApGDQEgByAJTw1MIAQgB2otAAAtAICCQEEBRw0BDAILIAItAICEQA0BCyADQQY6ACYgA0ECOgAkIANBi\
5bAACkAADcAbCADQZOWwAD9AAAA/QsAdCADQaOWwAD9AAAA/QsAhAEgA0GxlsAAKQAANwCSAUGaASELQS4MTQsgB0EBaiIHIApJDQALCyAKQQFqIQIMAQsgDSICIAZPBEAgDEE7OgB0IAxB2ABqIAxB9ABqIAggC\
CACIAprahAcIAwoAlhBAXEiAgR/IAwoAlwgCGsFIAcLIAZqIA0gAhshAgsgBiEIAkAgAiAGTQ0AIAkgBiAGIAlJGyEHA0AgByAIRg1IIAQgCGotAAAiCkEJRyAKQSBHcQ0BIAIgCEEBaiIIRw0ACyACIQgLIAIhC\
gJAIAIgCE0NACAEQQFrIQ4DQCAKQQFrIgcgCU8NSCAKIA5qLQAAIg9BCUcgD0EgR3ENASAHIgogCEsNAAsgCCEKCyAIIApGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAA/QAAAP0LAHQgA0HPl\
sAAKQAANwCCAQwGCyAIIApPDQAgCCAJIAggCUsbIQ4gCCEHA0AgByAORg1HIAQgB2otAAAtAICAQARAIAogB0EBaiIHRg0CDAELCyADQQY6ACYgA0ECOgAkIANB15bAAP0AAAD9CwBsIANB55bAAP0AAAD9CwB8I\
ANB9pbAACkAADcAiwEMDAsgPkIAUgRAIAVBEGpBgYAETw1KIAMoAiAhByADKAL4AiAFakEUOgAAIAMoAvgCIAVqQQFqIAAgB2o2AAAgAygC+AIgBWpBBWogASAAazYAACAFQQlqIQULAkACfyAoRQRAID1QDQIgB\
UEQakGAgARLDUwgAygCICAIaiEHIAogCGsMAQsgPVANASAFQRBqQYCABEsNSyADKAIgIAZqIQcgCiAGa0EBagshACADKAL4AiAFakEVOgAAIAMoAvgCIAVqQQFqIAc2AAAgAygC+AIgBWpBBWogADYAACAFQQlqI\
QULIA0iCiACTwRAIAxBOzoAdCAMQdAAaiAMQfQAaiACIARqIgEgEhAcIAwoAlBBAXEiBgR/IAwoAlQgAWsFIAALIAJqIA0gBhshCgsCQCACIApJBEAgCSACayIAQQAgACAJTRshACAKIAJrIQEgAiAEaiEHA0AgA\
EUNSCAHLQAAIgJBCUcgAkEgR3ENAiAAQQFrIQAgB0EBaiEHIAFBAWsiAQ0ACwsCQCAKIA1PBEAgAykDMEIAUg0BIDZCAFIEQCAFQRBqQYGABE8NTSADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAAN\
gAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOiADQQ06ACQMOgsgCkEBaiEAQQAhBww5CyANQQJqIQBBACEHIAMtACRBAkYNOCADQQw6ACQMOAsgA0EGOgAmIANBAjoAJCADQ\
f6WwAApAAA3AGwgA0GGl8AA/QAAAP0LAHQgA0GWl8AA/QAAAP0LAIQBIANBo5fAACkAADcAkQFBmQEhC0EtDEgLIANBBjoAJiADQQI6ACQgA0G5lsAAKQAANwBsIANBwZbAAP0AAAD9CwB0IANBz5bAACkAADcAg\
gEMAwsgA0EGOgAmIANBAjoAJCADQduVwAD9AAAA/QsAbCADQeuVwAD9AAAA/QsAfCADQfuVwAD9AAAA/QsAjAEMBgsgACABTw0vIAL9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIARQ0vIAIgAGhqIQALQQEhE\
SAAIARrIgFBAWoiByALRg1FIAcgCU8NQQJAAkACQCAEIAdqIgItAABBCkYEQCAEIQACQAJAIAFBDksEQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/WQiAARAIAQgAGhqIQAMBgsgBEEQIARBD3EiBmsiB2ohA\
AJAAkAgAUE/SQ0AIAcgAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJKIABBEGsiBv0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJL/VAgAEEQav0ABAD9DDs7Ozs7O\
zs7Ozs7Ozs7Ozv9IyJM/VAgAEEgav0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgdLDQUDQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/\
WQiBkUEQCAHIABBEGoiAE8NAQwHCwsgACAGaGogBGshBgwHCyBL/WQiAg0BIEr9ZCICDQIgTP1kIgJFBEAgACBN/WRoakEgaiAEayEGDAcLIAAgAmhqQRBqIARrIQYMBgsDQCAALQAAQTtGDQUgAEEBaiEAIAdBA\
WsiBw0ACyABIQYMBQsgACACaGpBEGsgBGshBgwECyAAIAJoaiAEayEGDAMLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQxFCyABIQYgACACTw0BIAf9AAAA/Qw7Ozs7Ozs7Ozs7Ozs7O\
zs7/SP9ZCIARQ0BIAcgAGhqIARrIQYMAQsgACAEayEGCyAGRQRAIANBBjoAJiADQQI6ACQgA0HhlMAAKQAANwBsIANB6ZTAAP0AAAD9CwB0IANB95TAACkAADcAggEMAQsgBkEQTQRAQQAhAEIAIS8DQCAAIAlGD\
UMCQCAAIARqLQAAIgJBMGsiB0H/AXFBCkkNACACQeEAa0H/AXFBBk8EQCACQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAD9AAAA/QsAdCADQfeUwAApAAA3AIIBDAULIAJBN\
2shBwwBCyACQdcAayEHCyAHrUL/AYMgL0IEhnwhLyAGIABBAWoiAEcNAAsgAyAvNwNAIAMgLzcDMCBGQgBSBEAgBUEQakGBgARPDUcgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWogADYAACADKAL4A\
iAFakEFaiAGNgAAIAVBCWohBQsCQCABIAZNBEAgA0EBOgAUIAMpAzBCAFINASA/QgBSBEAgBUEQakGBgARPDUkgAygCICEAIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL4AiAFakEFakEAN\
gAAIAVBCWohBQsgNkIAUgRAIAVBEGpBgYAETw1JIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIAVqQQFqIABBA2o2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIAFBAmohAEEAIQcgAy0AJEECRg02IANBD\
ToAJAw2CyAGQQFqIQBBACEHIAMtACRBAkYNNSADQQs6ACQMNQsgAUECaiEAQQAhByADLQAkQQJGDTQgA0EMOgAkDDQLIANBDzoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAAP0AAAD9CwB0IANBl5XAAC0AA\
DoAhAFBhQEhC0EZDEQLQYoBIQtBHgxDCyADQQA6ABYgA0EAOgAUIAENAQwzCyADQQA6ABYgA0EAOgAUIAENAAwyCyADQQ46ACQMMgtBnAEhC0EwDD8LIAAgBk8NDiAH/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/\
WQiAEUNDiAHIABoaiEACyAAIARGDQ0gACAEayINQQFqIQYCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAELQAAIgBBwwBrDjMBAAAAAAAAAAAAAAAAAAAAAAEBAAAAA\
AAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAQEAC0EAIQADQCAAIAlGDVMgACAEai0AAC0AgIBABEAgDSAAQQFqIgBGDQMMAQsLDCULIAkgDUkNUSADKAJIIQgCQAJAAkACQCANQQdrDgsDISECISEhACEhASELI\
A0hByAEIABBIHJB4wBHDSEaIAQgBC0AAUEgckHvAEcNIRogBCAELQACQSByQe4ARw0hGiAEIAQtAANBIHJB9ABHDSEaIAQgBC0ABEEgckHlAEcNIRogBCAELQAFQSByQe4ARw0hGiAEIAQtAAZBIHJB9ABHDSEaI\
AQgBC0AB0EtRw0hGiAEIAQtAAhBIHJB7ABHDSEaIAQgBC0ACUEgckHlAEcNIRogBCAELQAKQSByQe4ARw0hGiAEIAQtAAtBIHJB5wBHDSEaIAQgBC0ADEEgckH0AEcNIRogBCAELQANQSByQegARw0hGiADLQBOD\
QQgCEF+cUHMAUcgCEHkAGtB5ABPcUUEQCADQQc6ACYgA0ECOgAkIANBgYzAACkAADcAbCADQYmMwAD9AAAA/QsAdCADQZmMwAD9AAAA/QsAhAEgA0GpjMAA/QAAAP0LAJQBIANBuYzAACgAADYApAFBqAEhC0E8D\
FgLAkACQCADLQBNRQRAQQ8hByAGIAEiAE8NHyAAIARqQQFrIgItAAAiCEEgRiIKRSAIQQlHcQ0CIABBEEsNAQweCyADQQ06ACYgA0ECOgAkIANB/ozAAP0AAAD9CwBsIANBjo3AAP0AAAD9CwB8IANBnY3AACkAA\
DcAiwEMHAsgBiAJTw1VIAQgBmotAABBIEcNHCAELQAQIgBBCUYNHCAAQSBGDRwgAi0AACIAQQlGDRwgAEEgRg0cDBoLQRAgBiAEIAZqLQAAIgJBIEYbIgcgAU8NGCAEIAdqLQAAIgZBCUYNFyAGQSBHDR0MFwsgD\
SEHIAQgAEEgckH0AEcNIBogBCAELQABQSByQfIARw0gGiAEIAQtAAJBIHJB4QBHDSAaIAQgBC0AA0EgckHuAEcNIBogBCAELQAEQSByQfMARw0gGiAEIAQtAAVBIHJB5gBHDSAaIAQgBC0ABkEgckHlAEcNIBogB\
CAELQAHQSByQfIARw0gGiAEIAQtAAhBLUcNIBogBCAELQAJQSByQeUARw0gGiAEIAQtAApBIHJB7gBHDSAaIAQgBC0AC0EgckHjAEcNIBogBCAELQAMQSByQe8ARw0gGiAEIAQtAA1BIHJB5ABHDSAaIAQgBC0AD\
kEgckHpAEcNIBogBCAELQAPQSByQe4ARw0gGiAEIAQtABBBIHJB5wBHDSAaIAMtAE0NBCAIQcwBa0ECSQ0VIAhBsAJGDRUgCEHkAGtB5ABJDRUgAUETTQRAQRIhByABIgBBE0cNEwwSCyAGIAlPDVMgBCAGai0AA\
EEgRw0RIAQtABMiAEEJRg0RIABBIEYNESABIARqQQFrLQAAIgZBCUYNEUETIQcgASEAIAZBIEYNEQwTCyANIQcgBCAAQSByQeMARw0fGiAEIAQtAAFBIHJB7wBHDR8aIAQgBC0AAkEgckHuAEcNHxogBCAELQADQ\
SByQe4ARw0fGiAEIAQtAARBIHJB5QBHDR8aIAQgBC0ABUEgckHjAEcNHxogBCAELQAGQSByQfQARw0fGiAEIAQtAAdBIHJB6QBHDR8aIAQgBC0ACEEgckHvAEcNHxogBCAELQAJQSByQe4ARw0fGiABQQxNBEBBC\
yEHIAEiAEEMRw0ODA0LIAYgCU8NUiAEIAZqLQAAQSBHDQwgBC0ADCIAQQlGDQwgAEEgRg0MIAEgBGpBAWstAAAiBkEJRg0MQQwhByABIQAgBkEgRg0MDA4LAkACQCAAQdQAaw4iAAEfHx8fHx8fHx8fHx8fHx8fH\
x8fHx8fHx8fHx8fHx8AAR8LAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8gBHDQAgA0EBOgBTIAFBCU0EQEEII\
QcgASIAQQlHDQwMCwsgBiAJTw1TIAQgBmotAABBIEcNCiAELQAJIgBBCUYNCiAAQSBGDQpBCSEHIAEgBGpBAWstAAAiAkEJRg0KIAEhACACQSBGDQoMJQsgDSEHIAQgAEHVAEcNHxoLIA0hByAEIAQtAAFBIHJB8\
ABHDR4aIAQgBC0AAkEgckHnAEcNHhogBCAELQADQSByQfIARw0eGiAEIAQtAARBIHJB4QBHDR4aIAQgBC0ABUEgckHkAEcNHhogBCAELQAGQSByQeUARw0eGiABQQlNBEBBCCEHIAEiAEEJRw0GDAULIAYgCU8NU\
SAEIAZqLQAAQSBHDQQgBC0ACSIAQQlGDQQgAEEgRg0EQQkhByABIARqQQFrLQAAIgZBCUYNBCABIQAgBkEgRg0EDAYLIBpFDSAgDUECaiIHIAFPDQIgBiAJTw1QIAQgBmotAABBIEcNAiAEIAdqLQAAIgBBCUYNA\
iAAQSBGDQIgASAEakEBay0AACICQQlGDQIgASEAIAJBIEcNIgwCCyADQQc6ACYgA0ECOgAkIANB7ABqQaWNwABByQD8CgAAQbUBIQtByQAMUgsgA0EIOgAmIANBAjoAJCADQewAakGMkMAAQckA/AoAAEG1ASELQ\
ckADFELAkAgASAGTQ0AA0AgBCAGai0AACIAQQlHIABBIEdxDQEgBkEBaiIGIAFHDQALDBwLDBwLQQghBwNAAkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgB00EQCABIQAMAwsgBEEBayEGIAEhAANAIABBAWsiA\
iAJTw1PIAAgBmotAAAiCEEJRyAIQSBHcQ0DIAIiACAHSw0ACwwECyABIAdBAWoiB0cNAAsMAgsgACAHRg0BIABBAWohAgsgBEEBayETIAIgBGohEiAHIQYDQAJAIAAgBk0NACAGIAlPDUwgBCAGai0AACICQQlGB\
EAgBkEBaiEGDAILIAJBIEcNACAGQQFqIQYMAQsCQCAAIAZGDQACQAJAAn8gACAAIAlPDQAaIAAgACAGSQ0AGiAMQSw6AHQgDEE4aiAMQfQAaiAEIAZqIgggEhAcIAwoAjhBAXEiCgR/IAwoAjwgCGsFIAILIAZqI\
AAgChsLIgogBkEBaiIITQ0AIAYgCU8NTiAEIAZqLQAAQSBHDQAgCCAJTw1OIAQgCGotAAAiAkEJRg0AIAJBIEYNACAKQQFrIgIgCU8NTiACIARqLQAAIg5BCUYNACAKIQIgDkEgRw0BCwJAAn8CQCAGIApPDQAgB\
iAJIAYgCUsbIQIDQCACIAZGDVEgBCAGai0AACIIQQlHIAhBIEdxDQEgCiAGQQFqIgZHDQALIAoMAQsgBgsiCCAKIgJPDQADQCACQQFrIgYgCU8NTyACIBNqLQAAIg5BCUcgDkEgR3ENASAGIQIgBiAISw0ACyAII\
QILIAIgCEcNACADQQY6ACYgA0ECOgAkIANBsZHAACkAADcAbCADQbmRwAD9AAAA/QsAdCADQcaRwAApAAA3AIEBDCMLAkACQAJ/IAIgAiAJTyIWDQAaIAIgAiAISQ0AGiAMQS86AHQgDEEwaiAMQfQAaiAEIAhqI\
g4gAiAEakEBahAcIAwoAjBBAXEiDwR/IAwoAjQgDmsFIAYLIAhqIAIgDxsLIg8gCEYNACAIIA9PDQEgCSAIayIGQQAgBiAJTRshBiAPIAhrIQ4gBCAIaiEIA0AgBkUNTyAILQAALQCAgEBFDQEgBkEBayEGIAhBA\
WohCCAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LAHQgA0HmkcAAKAAANgCEAQwpCwJAIAIgD00NACAPQQFqIQYCQCAWRQRAIAxBLzoAdCAMQShqIAxB9ABqIAQgB\
moiCCAIIAIgD2tqEBwgDCgCKEEBcQ0BCyACIAZGDQAgAiAGTQ0BA0AgBiAJTw1PIAQgBmotAAAtAICAQEUNASAGQQFqIgYgAkcNAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LA\
HQgA0HmkcAAKAAANgCEAQwpCyAAIApGDQAgCkEBaiEGDAELCyADQQE6AFIMHAsgA0EGOgAmIANBAjoAJCADQbGRwAApAAA3AGwgA0G5kcAA/QAAAP0LAHQgA0HGkcAAKQAANwCBAQwfC0EIIQcDQAJAIAQgB2otA\
AAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshBiABIQADQCAAQQFrIgIgCU8NSyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMAwsgASAHQQFqIgdHDQALDAELIAAgB0cNGQsgA0EGOgAmI\
ANBAjoAJCADQZSRwAApAAA3AGwgA0GckcAA/QAAAP0LAHQgA0GpkcAAKQAANwCBAQwcC0ELIQcDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshCCABIQADQCAAQQFrIgYgCU8NS\
CAAIAhqLQAAIgJBCUcgAkEgR3ENAyAGIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAJSw1DIAAgB0kNQyAEIAdqIQYCQAJAAkACQCAAIAdrQQVrDgYAAwIDAwEDCyAGLQAAQSByQeMARw0CI\
AYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBgLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAYtAANBIHJB8ABHD\
QEgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQEgBi0ABkEgckHsAEcNASAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwXCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8ABHDQAgBi0AAkEgc\
kHnAEcNACAGLQADQSByQfIARw0AIAYtAARBIHJB4QBHDQAgBi0ABUEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwWCyAEQQFrIQ8gACAEakEBaiETIAchBgNAAkAgACAGTQ0AIAQgBmotAAAiAkEJRgRAI\
AZBAWohBgwCCyACQSBHDQAgBkEBaiEGDAELIAAgBkYNFgJAAkACfyAAIAAgCU8NABogACAAIAZJDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgBmoiCCATEBwgDCgCIEEBcSIKBH8gDCgCJCAIawUgAgsgBmogACAKG\
wsiCiAGQQFqIghNDQAgBiAJTw1GIAQgBmotAABBIEcNACAIIAlPDUYgBCAIai0AACICQQlGDQAgAkEgRg0AIApBAWsiAiAJTw1GIAIgBGotAAAiDkEJRg0AIAohAiAOQSBHDQELAkACfwJAIAYgCk8NACAGIAkgB\
iAJSxshAgNAIAIgBkYNSSAEIAZqLQAAIghBCUcgCEEgR3ENASAKIAZBAWoiBkcNAAsgCgwBCyAGCyIIIAoiAk8NAANAIAJBAWsiBiAJTw1HIAIgD2otAAAiDkEJRyAOQSBHcQ0BIAYiAiAISw0ACyAIIQILIAIgC\
EcNAAwCCyACIAlLDUQgAiAISQ1EIAQgCGohBgJAAkACQAJAAkAgAiAIayIOQQVrDgYAAwEDAwIDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBI\
HJB5QBHDQIgA0EBOgBQDAMLIAYtAABBIHJB9QBHDQEgBi0AAUEgckHwAEcNASAGLQACQSByQecARw0BIAYtAANBIHJB8gBHDQEgBi0ABEEgckHhAEcNASAGLQAFQSByQeQARw0BIAYtAAZBIHJB5QBHDQEgA0EBO\
gBRDAILIAYtAABBIHJB6wBHDQAgBi0AAUEgckHlAEcNACAGLQACQSByQeUARw0AIAYtAANBIHJB8ABHDQAgBi0ABEEtRw0AIAYtAAVBIHJB4QBHDQAgBi0ABkEgckHsAEcNACAGLQAHQSByQekARw0AIAYtAAhBI\
HJB9gBHDQAgBi0ACUEgckHlAEYNAQsCQCACIAhGDQAgAiAITQ0BA0AgBi0AAC0AgIBARQ0BIAZBAWohBiAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQfWQwAApAAA3AGwgA0H9kMAA/QAAAP0LAHQgA0GMk\
cAAKQAANwCDAQwkCyAAIApGDRYgCkEBaiEGDAALAAsgA0EGOgAmIANBAjoAJCADQdWQwAD9AAAA/QsAbCADQeWQwAD9AAAA/QsAfEGMASELQSAMRQtBEiEHA0ACQCAEIAdqLQAAIgBBCUYNACAAQSBGDQAgASAHT\
QRAIAEhAAwDCyAEQQFrIQggASEAA0AgAEEBayIGIAlPDUQgACAIai0AACICQQlHIAJBIEdxDQMgBiIAIAdLDQALDAQLIAEgB0EBaiIHRw0ACwwCCyAAIAdGDQELIANBAToATiAAIAlLDT8gACAHSQ0/AkAgACAHa\
0EHRgRAIAQgB2oiBjUAACAGQQZqMQAAQjCGIAZBBGozAABCIIaEhELj0NXztq2ZMlENAQsgBEEBayEPIAAgBGpBAWohEyADLQBPIQ4gByEGA0ACQCAAIAZNDQAgBCAGai0AACICQQlGBEAgBkEBaiEGDAILIAJBI\
EcNACAGQQFqIQYMAQsgACAGRg0TAkACQAJ/IAAgACAJTw0AGiAAIAAgBkkNABogDEEsOgB0IAxBGGogDEH0AGogBCAGaiIIIBMQHCAMKAIYQQFxIgoEfyAMKAIcIAhrBSACCyAGaiAAIAobCyIIIAZBAWoiCk0NA\
CAGIAlPDUMgBCAGai0AAEEgRw0AIAkgCk0NQyAEIApqLQAAIgJBCUYNACACQSBGDQAgCEEBayICIAlPDUMgAiAEai0AACISQQlGDQAgCCECIBJBIEcNAQsCfwJAIAYgCE8NACAGIAkgBiAJSxshAgNAIAIgBkYNR\
SAEIAZqLQAAIgpBCUcgCkEgR3ENASAIIAZBAWoiBkcNAAsgCAwBCyAGCyEKAkAgCiAIIgJPDQADQCACQQFrIgYgCU8NRCACIA9qLQAAIhJBCUcgEkEgR3ENASAGIgIgCksNAAsgCiECCyACIApHDQAgA0EGOgAmI\
ANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAgLIANBAToATiACIAlLDUEgAiAKSQ1BAkACQCACIAprQQdHDQAgBCAKaiIGLQAAQSByQeMARw0AIAYtAAFBIHJB6ABHD\
QAgBi0AAkEgckH1AEcNACAGLQADQSByQe4ARw0AIAYtAARBIHJB6wBHDQAgBi0ABUEgckHlAEcNACAGLQAGQSByQeQARw0AIA5BAXFFBEBBASEOIANBAToATwwCCyADQQ46ACYgA0ECOgAkIANB7ABqQdSOwABB6\
wD8CgAAQdcBIQtB6wAMRgsgDkEBcUEAIQ5FDQAgA0EOOgAmIANBAjoAJCADQewAakG/j8AAQc0A/AoAAEG5ASELQc0ADEULIAAgCEYNEyAIQQFqIQYMAAsACyADLQBPRQRAIANBAToATwwSCyADQQ46ACYgA0ECO\
gAkIANB7ABqQdSOwABB6wD8CgAAQdcBIQtB6wAMQgsgA0EGOgAmIANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAQLIANBCDoAJiADQQI6ACQgA0HujcAAKQAANwBsI\
ANB9o3AAP0AAAD9CwB0IANBho7AAP0AAAD9CwCEASADQZaOwAD9AAAA/QsAlAEgA0GljsAAKQAANwCjAUGrASELQT8MQAsgAUERSQ0AIAJBIEcNACAELQAQIgBBCUYNACAAQSBGDQAgCkUNAQtBDyEHAkADQAJAA\
kAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAcgASIATw0BIARBAWshBgNAIABBAWsiAiAJTw1AIAAgBmotAAAiCEEJRyAIQSBHcQ0CIAIiACAHSw0ACwwDCyABIAdBAWoiB0cNAQwCCwsgACAHRw0FCyADQQY6ACYgA\
0ECOgAkIANBvYzAAP0AAAD9CwBsIANBzYzAAP0AAAD9CwB8IANB3YzAACgAADYAjAEMBgtBECEHIAEhAAwDC0GTASELQScMPAsDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshB\
iABIQADQCAAQQFrIgIgCU8NOyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAHayIIQRNNBEBCACEvIAAgB0sEQCAJIAdrIgJBACACIAlNGyEGIAQgB\
2ohAgNAIAZFDTkgAi0AAEEwayIKQf8BcUEKTwRAIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMEAsgL0IKfiAKrUL/AYN8IS8gBkEBayEGIAJBAWohAiAIQ\
QFrIggNAAsLIAMgLzcDOCADIC83AyggA0EBOgBNDAkLIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMDAsgA0EGOgAmIANBAjoAJCADQb2MwAD9AAAA/QsAb\
CADQc2MwAD9AAAA/QsAfCADQd2MwAAoAAA2AIwBC0GQASELQSQMNwsgDSEHIAQLIQACQANAIAAtAAAtAICAQARAIABBAWohACAHQQFrIgcNAQwCCwsMBgsgGkUNAgJAIA1BAmoiByABTw0AIAYgCU8NMyAEIAZqL\
QAAQSBHDQAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgBGpBAWstAAAiAkEJRg0AIAEhACACQSBHDQULIAEgBk0NAQNAIAQgBmotAAAiAEEJRyAAQSBHcQ0CIAEgBkEBaiIGRw0ACwsgASIAIQcMAwsgASAGTQ0AI\
ARBAWshByABIQADQCAAQQFrIgIgCU8NMSAAIAdqLQAAIghBCUcgCEEgR3ENAiACIgAgBksNAAsgBiIAIQcMAgsgASEACyAGIQcLICVFBEAgBUEQakGAgARLDTIgAygCICECIAMoAvgCIAVqQQ46AAAgAygC+AIgB\
WpBAWogAjYAACADKAL4AiAFakEFaiANNgAAIAVBCWohBQsgBSAkRQ0YGiAFQRBqQYCABEsNMSAAIAdrIQYgAygCICAHaiERQQ8hAAwXCyADQQY6ACYgA0ECOgAkIANB6pHAAP0AAAD9CwBsIANB+pHAAP0AAAD9C\
wB8IANBiZLAACgAADYAiwFBjwEhC0EjDC8LIAAgAU8NIiAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNIiACIABoaiEAC0EBIREgACAEayICQQFqIgEgC0YNLiABIAlPDSoCQCABIARqLQAAQQpGBEBBA\
CEHIAAgBEcNAUECIQAMHgsgA0EGOgAmIANBAjoAJCADQa6KwAApAAA3AGwgA0GzisAAKQAANwBxDCwLIAJBDUkNAiAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAAA\
AAAAAD9CwMYIBVBADYCKCAELQAIQSBGDQEgA0EGOgAmIANBAjoAJCADQbWLwAApAAA3AGwgA0G9i8AA/QAAAP0LAHQgA0HKi8AAKQAANwCBAQtBiQEhC0EdDCwLIAQtAABByABHDQggBC0AAUHUAEcNCAJAIAQtA\
AJB1ABHDQAgBC0AA0HQAEcNACAELQAEQS9HDQAgBC0ABUExRw0AIAQtAAZBLkcNACAELQAHQTFHDQAgBC0ACUEwa0H/AXEiCkEKTw0EIAQtAApBMGsiDUH/AXFBCUsNBCAELQALQTBrQf8BcSIOQQlLDQQgBC0AD\
EEgRw0CAkAgAkENRiIPDQACfyAEQQ1qIQggAkENayEGQQAhAAJAA0AgBiAAQRBqIgFJBEAgACAGSQ0CQQEMAwsgACAIaiABIQD9AAAAIkr9DH9/f39/f39/f39/f39/f3/9IyBK/QwJCQkJCQkJCQkJCQkJCQkJ/\
SQgSv0MICAgICAgICAgICAgICAgIP0m/U79UP1TRQ0AC0EADAELIAYgAGshASAAIAhqIQADQAJAIAAtAAAiBkEgTwRAIAZB/wBHDQFBAAwDCyAGQQlGDQBBAAwCCyAAQQFqIQAgAUEBayIBDQALQQELDQAgA0EGO\
gAmIANBAjoAJCADQeuKwAApAAA3AGwgA0HzisAA/QAAAP0LAHQgA0GCi8AAKQAANwCDAQwJCyADIApB5ABsIA1BCmxB/gFxaiAOajYCSCAhRQ0DIDxCAFIEQCAFQRBqQYGABE8NLiADKAIgIQAgAygC+AIgBWpBC\
joAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQQ2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDS4gAygCICEAIAMoAvgCIAVqQQs6AAAgAygC+AIgBWpBAWogAEEFajYAACADKAL4AiAFakEFakEDN\
gAAIAVBCWohBQsgQ0IAUgRAIAVBEGpBgYAETw0uIAMoAiAhACADKAL4AiAFakEMOgAAIAMoAvgCIAVqQQFqIABBCWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJQDQMgDw0DIAVBEGpBgIAESw0tIAMoA\
iAhACADKAL4AiAFakENOgAAIAMoAvgCIAVqQQFqIABBDWo2AAAgAygC+AIgBWpBBWogAkENazYAACAFQQlqIQUMAwsgBC0AAkHUAEcNCCAELQADQdAARw0IIAQtAARBL0cNCCADQRE6ACYgA0ECOgAkIANBhonAA\
CkAADcAbCADQY6JwAD9AAAA/QsAdAwMCyADQQY6ACYgA0ECOgAkIANB0ovAAP0AAAD9CwBsIANB34vAACkAADcAeQwhCyADQQw6ACYgA0ECOgAkIANBiovAACkAADcAbCADQZKLwAD9AAAA/QsAdCADQaKLwAD9A\
AAA/QsAhAEgA0Gxi8AAKAAANgCTAUGXASELQSsMKQsgAkECaiEAIAMtACRBAkYNFyADQQY6ACQMFwsgA0EMOgAmIANBAjoAJCADQc+KwAApAAA3AGwgA0HXisAA/QAAAP0LAHQgA0HnisAAKAAANgCEAQtBiAEhC\
0EcDCYLIAAgAU8NGyAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNGyACIABoaiEAC0EBIREgACAEayIKQQFqIgEgC0YNJSABIAlPDSECQCABIARqIgEtAABBCkYEQEEAIQcgACAERw0BQQIhAAwVCyADQ\
QY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIwsCQAJAAkACfwJAIApBDk8EQCAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMYI\
BVBADYCKCAMQSA6AHQgDEEQaiAMQfQAaiAEIAEQHAJAIAwoAhBBAXEEQCAMKAIUIgAgBEcNAQsgA0EGOgAmIANBAjoAJCADQf2JwAApAAA3AGwgA0GFisAA/QAAAP0LAHQgA0GUisAAKAAANgCDAUGHASELQRsMK\
wsCQAJAIAogACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgCiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiASAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCADQe2JwAD9AAAA/\
QsAdAwMCwJAAkAgCiABIABrIgggBmoiE0EBaiINSQ0AIAxBLzoAdCAMIAxB9ABqIAQgDWoiDyAPIAogE2tqEBwgDCgCAEEBcUUNACAMKAIEIhIgD0cNAQsgA0EGOgAmIANBAjoAJCADQcOJwAD9AAAA/QsAbCADQ\
dOJwAD9AAAA/QsAfCADQeOJwAAvAAA7AIwBQY4BIQtBIgwrCyACIAlLDScCQAJAAkACQAJAAkACQCACQQNrDgUAAQIDBAYLAkAgBC0AAEHHAGsOCgUGBgYGBgYGBgAGCwJAAkAgBC0AAUHSAGsOBAEHBwAHCyAEL\
QACQdQARw0GQQQhAAwICyAELQACQckARw0FQQohAEEBDAgLAkACQCAELQAAQcgAaw4JAAYGBgYGBgYBBgsgBC0AAUHFAEcNBSAELQACQcEARw0FIAQtAANBxABHDQVBAiEADAcLIAQtAAFBzwBHDQQgBC0AAkHTA\
EcNBCAELQADQdQARw0EQQMhAAwGCwJAAkAgBC0AAEHQAGsOBQAFBQUBBQsgBC0AAUHBAEcNBCAELQACQdQARw0EIAQtAANBwwBHDQQgBC0ABEHIAEcNBEEJIQAMBgsgBC0AAUHSAEcNAyAELQACQcEARw0DIAQtA\
ANBwwBHDQMgBC0ABEHFAEcNA0EIIQAMBQsgBC0AAEHEAEcNAiAELQABQcUARw0CIAQtAAJBzABHDQIgBC0AA0HFAEcNAiAELQAEQdQARw0CIAQtAAVBxQBHDQJBBSEADAQLAkACQCAELQAAQcMAaw4NAAMDAwMDA\
wMDAwMDAQMLIAQtAAFBzwBHDQIgBC0AAkHOAEcNAiAELQADQc4ARw0CIAQtAARBxQBHDQIgBC0ABUHDAEcNAiAELQAGQdQARw0CIANBAToAFUEGIQAMBAsgBC0AAUHQAEcNASAELQACQdQARw0BIAQtAANByQBHD\
QEgBC0ABEHPAEcNASAELQAFQc4ARw0BIAQtAAZB0wBHDQFBByEADAMLIAQtAAFBxQBGDQQLIANBADoATCACIQEgBCEADAQLIANBBjoAJiADQQI6ACQgA0GYisAA/QAAAP0LAGwgA0GmisAAKQAANwB6QYIBIQtBF\
gwpC0EACyEOIAMgADoATAwCCyADIAQtAAJB1ABGIg46AEwgAiEBIAQhACAORQ0AQQAhDgwBCwJAA0AgAC0AAC0AgIBARQ0BIABBAWohACABQQFrIgENAAtBACEODAELIANBBjoAJiADQQI6ACQgA0G6iMAAKQAAN\
wBsIANBwojAAP0AAAD9CwB0DAYLIBIgD2siEiANaiEWIAghASAGIQACQANAIAAgCU8NIyAAIARqLQAALQCAhkAEQCAAQQFqIQAgAUEBayIBRQ0CDAELCyADQQY6ACYgA0ECOgAkIANB0ojAAP0AAAD9CwBsIANB3\
4jAACkAADcAeQwcCyAKIBNBCWpHDQMgCiANa0EIRw0BIA8pAAAiL0LIqNGC9cWMlzBRDQIgL0LIqNGC9aWMlzFSDQEgDkUNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAD9AAAA/QsAdCADQf6Iw\
AApAAA3AIMBC0GLASELQR8MIwsgA0EGOgAmIANBAjoAJCADQZ6JwAD9AAAA/QsAbEH8ACELQRAMIgsgDg0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAAP0AAAD9CwB0DAILIANBBjoAJiADQQI6A\
CQgA0GuicAA/QAAAP0LAGwgA0G7icAAKQAANwB5DBcLAkAgIkUNACBBQgBSBEAgBUEQakGBgARPDSIgAygCICEAIAMoAvgCIAVqQQg6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiACNgAAIAVBCWohB\
QsgQEIAUgRAIAVBEGpBgYAETw0iIAMoAiAhACADKAL4AiAFakEJOgAAIAMoAvgCIAVqQQFqIAAgBmo2AAAgAygC+AIgBWpBBWogCDYAACAFQQlqIQULIDxCAFIEQCAFQRBqQYGABE8NIiADKAIgIQAgAygC+AIgB\
WpBCjoAACADKAL4AiAFakEBaiAAIA1qNgAAIAMoAvgCIAVqQQVqIBI2AAAgBUEJaiEFCyA7UA0AIAVBEGpBgIAESw0hIAMoAiAhACADKAL4AiAFakELOgAAIAMoAvgCIAVqQQFqIAAgFkEBamo2AAAgAygC+AIgB\
WpBBWpBAzYAACAFQQlqIQULIApBAmohACADLQAkIQEgAy0ATEEKRgRAIAFBAkYNDyADQQU6ACQMDwsgAUECRg0OIANBBjoAJAwOC0GEASELQRgMHgtBACEHIAMtACRBAkYNFiADQQQ6ACQMFgsgBC8AAEGNFEcNA\
QtBACEHQQIhAAwKCyADQQE6ABECQCAdRQ0AIDlCAFIEQCAFQRBqQYGABE8NHSADKAIgIQAgAygC+AIgBWpBBToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA0AIAVBEGpBg\
IAESw0cIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULQQAhByADLQAkQQJGDRMgA0EDOgAkDBMLQQAhByADLQAkQQJGDRIgA0EDOgAkDBILIAMoA\
vgCIAVqIAA6AAAgAygC+AIgBWpBAWogETYAACADKAL4AiAFakEFaiAGNgAAIAVBCWoLIQVBACEHIAFBAmoiAA0GDBALIAMoAgQgC0sNFyADQQY6ACYgA0ECOgAkIANBzJTAAP0AAAD9CwBsIANB2ZTAACkAADcAe\
QwNCyADKAIEIAtLBEBBASERDBcLIANBBjoAJiADQQI6ACQgA0HMlMAA/QAAAP0LAGwgA0HZlMAAKQAANwB5DAwLIC9QDRUgLyAwfCEwIC+nIQBBACEHIDdQDQMgBUEQakGAgARLDRUgAygCICEBIAMoAvgCIAVqQ\
Rg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQwDCyAvUA0UIC8gMHwhMCAvpyEAAkACQAJAAkAgLyAyWgRAIAVBzf8Da0H//3tPDQEMGQsgN1ANAiAFQRBqQYGABEkNAQwYCyA3Q\
gBSBEAgBUEQakGBgARPDRggAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsCQCA2QgBSBEAgBUEQakGBgARJDQEMGQsgA0EBOgAUIANCADcDOCAFQ\
V5IDRgMAwsgAygCICEBIAMoAvgCIAVqQRc6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFakEANgAAIANBAToAFCADQgA3AzggBUEJaiEFDAILIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQ\
QFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIAMgAykDOCAvfTcDOEEAIQcMAwsCQCAXRQ0AIDRCAFIEQCAFQXBIDRYgAygCICECIAMoAvgCIAVqIgFBBDoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAI\
AVBCWohBQsgM1ANACAFQXBIDRUgAygCICECIAMoAvgCIAVqIgFBBzoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFAJAAkAgAy0AUkEBRgRAIAMtABFBAXENAQsgAy0AUA0BI\
AMtACRBAkcNAkEAIQcMBAtBACEHIAMtACRBAkYNAyADQQ46ACQMAwsgGUUNASAFQXBIDRQgAygCICECIAMoAvgCIAVqIgFBAjoAACABQQVqQQA2AAAgAUEBaiACNgAAIAVBCWohBQwBC0EAIQcgA0EAOgAkDAELQ\
QAhByADLQAkQQJGDQAgA0EBOgAkCyADIAMoAiAgAGo2AiAgACAJSw0NIAsgAGshCyAAIARqIQQgCSAAayEJDAkLIANBAToAFCAFQd//A2tB//97SQ0QAkAgF0UNACA0QgBSBEAgBUFwSA0SIAMoAiAhASADKAL4A\
iAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA0RIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQLIAMtA\
FBBAUcNASAZBEAgBUFwSA0QIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEHDAYLQQAhByADQQA6ACQMBQsgAygCACALSwRAQQEhEQwNCyADQQY6A\
CYgA0ECOgAkIANBu4rAAP0AAAD9CwBsIANBy4rAACgAADYAfAtBgAEhC0EUDAoLIAMoAgAgC0sEQEEBIREMCwsgA0EGOgAmIANBAjoAJCADQaWIwAD9AAAA/QsAbCADQbKIwAApAAA3AHkLQYEBIQtBFQwIC0EAI\
QcgAy0AJEECRg0AIANBBDoAJAtBASERIAdBAXENByADLQAlQQFxRQ0ACwwGCwALIAMoAvgCQQA6AAAMBQsAC0H5ACELQQ0MAQsgA0EGOgAmIANBAjoAJCADQZaIwAApAAA3AGwgA0GdiMAAKQAANwBzQfsAIQtBD\
ws6APQCQQAhESADIAtqQQA6AAALIAMgAykDGCADKAIgIgutfDcDGAJAIAMtABNFDQAgAygC8AIiAARAIAMoAuwCIAAQWAsgA0IANwLsAiALIBRPDQACQAJAIAlFBEBBASEADAELIAlBARBWIgBFDQEgCUUNACAAI\
AQgCfwKAAALIAMgADYC7AIgAyAJNgLwAgwBCwALAkACQCAuQgGDUCARcgRAICBFDQEMAgsgBUH6/wNrQf//e0kNACADKAL4AiAFaiIAQQE6AAAgAEEBaiADKAIgNgAAIABBBWogAy0AJjoAACAFQQZqIQULIAMoA\
vgCIAVqQQA6AAALAkAgAykDWCIuUA0AIC5CAYMhLyAuQoCAAoMhMCAuQgKDITEgLkIEgyEzIC5CCIMhNCAuQhCDITUgLkIggyE2IC5CwACDITcgLkKAAYMhMiAuQoACgyE5IC5CgASDITogLkKACIMhOyAuQoAQg\
yE8IC5CgCCDIT0gLkKAwACDIT4gLkKAgAGDIT8gLkKAgASDIUAgLkKAgAiDIUEgLkKAgBCDIUIgLkKAgCCDIUMgLkKAgMAAgyFEIC5CgICAAYMhRSAuQoCAgAKDIUYgLkKAgIAEgyFHIC5CgICACIMhOCAuQoCAg\
BCDIUggLkKAgIAggyFJIC5CgICAwACDIS4gAygCaCECIAMoAvgCIQZBACEEA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgBCAGaiIALQAAQQFrD\
hwAAgMEBQYHCAkKCwwNDg8BEBESExQVFhcYGRobHwtBBiEBIC9QDRsgAiAAQQFqKAAAQQAQACAEQQZqIQQMHQtBEyEBIDBQDRogAiAAQQFqKAAAIABBBWovAAAgAEEHai0AAEEARyAAQQhqLQAAQQBHIABBCWotA\
ABBAEcgAEEKai0AACAAQQtqKQAAuhABIARBE2ohBAwcC0EJIQEgMVANGSACIABBAWooAAAgAEEFaigAABACIARBCWohBAwbC0EJIQEgM1ANGCACIABBAWooAAAgAEEFaigAABADIARBCWohBAwaC0EJIQEgNFANF\
yACIABBAWooAAAgAEEFaigAABAEIARBCWohBAwZC0EJIQEgNVANFiACIABBAWooAAAgAEEFaigAABAFIARBCWohBAwYC0EJIQEgNlANFSACIABBAWooAAAgAEEFaigAABAGIARBCWohBAwXC0EJIQEgN1ANFCACI\
ABBAWooAAAgAEEFaigAABAHIARBCWohBAwWC0EJIQEgMlANEyACIABBAWooAAAgAEEFaigAABAIIARBCWohBAwVC0EJIQEgOVANEiACIABBAWooAAAgAEEFaigAABAJIARBCWohBAwUC0EJIQEgOlANESACIABBA\
WooAAAgAEEFaigAABAKIARBCWohBAwTC0EJIQEgO1ANECACIABBAWooAAAgAEEFaigAABALIARBCWohBAwSC0EJIQEgPFANDyACIABBAWooAAAgAEEFaigAABAMIARBCWohBAwRC0EJIQEgPVANDiACIABBAWooA\
AAgAEEFaigAABANIARBCWohBAwQC0EJIQEgPlANDSACIABBAWooAAAgAEEFaigAABAOIARBCWohBAwPC0EJIQEgP1ANDCACIABBAWooAAAgAEEFaigAABAPIARBCWohBAwOC0EJIQEgQFANCyACIABBAWooAAAgA\
EEFaigAABAQIARBCWohBAwNC0EJIQEgQVANCiACIABBAWooAAAgAEEFaigAABARIARBCWohBAwMC0EJIQEgQlANCSACIABBAWooAAAgAEEFaigAABASIARBCWohBAwLC0EJIQEgQ1ANCCACIABBAWooAAAgAEEFa\
igAABATIARBCWohBAwKC0EJIQEgRFANByACIABBAWooAAAgAEEFaigAABAUIARBCWohBAwJC0EJIQEgRVANBiACIABBAWooAAAgAEEFaigAABAVIARBCWohBAwIC0EJIQEgRlANBSACIABBAWooAAAgAEEFaigAA\
BAWIARBCWohBAwHC0EJIQEgR1ANBCACIABBAWooAAAgAEEFaigAABAXIARBCWohBAwGC0EJIQEgOFANAyACIABBAWooAAAgAEEFaigAABAYIARBCWohBAwFC0EJIQEgSFANAiACIABBAWooAAAgAEEFaigAABAZI\
ARBCWohBAwEC0EJIQEgSVANASACIABBAWooAAAgAEEFaigAABAaIARBCWohBAwDC0EJIQEgLkIAUg0BCyABIARqIQQMAQsgAiAAQQFqKAAAIABBBWooAAAQGyAEQQlqIQQMAAsACyAfIBhBAEdxRQ0AIBAgGBBYC\
yAMQZABaiQAIAsLCQAgAEEBOgAlC5kBACAAQQA7ASQgAUUEQCAAQgA3AxgLIABBADoA9AIgAEEAOgBsIABBADoAJiAAKALwAiIBBEAgACgC7AIgARBYCyAAQgA3AyggAEEAOwAVIABCADcC7AIgAP0MAAAAAAAAA\
AAAAAAAAAAAAP0LAzAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LA0AgAEEANgJQIAAoAvgCQQA6AAALCQAgAEEAOgAlCwkAIAAgATcDWAsJACAAIAE3A2ALCQAgACABOgAXCwkAIAAgAToAFQsJACAAIAE6ABELCQAgA\
CABNwMICwkAIAAgATYCBAsJACAAIAE2AgALCQAgACABOgAQCwkAIAAgAToAFAsJACAAIAE6ABMLCQAgACABOgAWCwkAIAAgAToAEgsHACAALQAUCwcAIAAtABMLBwAgAC0AFgsHACAALQASC/QCAQV/IAFBCU8EQ\
AJAIABBzf97QRAgASABQRBNGyICa08NACACQRAgAEELakF4cSAAQQtJGyIEakEMahBXIgBFDQAgAEEIayEBAkAgAkEBayIDIABxRQRAIAEhAAwBCyAAQQRrIgUoAgAiBkF4cSAAIANqQQAgAmtxQQhrIgAgAkEAI\
AAgAWtBEE0baiIAIAFrIgJrIQMgBkEDcQRAIAAgAyAAKAIEQQFxckECcjYCBCAAIANqIgMgAygCBEEBcjYCBCAFIAIgBSgCAEEBcXJBAnI2AgAgASACaiIDIAMoAgRBAXI2AgQgASACEFsMAQsgASgCACEBIAAgA\
zYCBCAAIAEgAmo2AgALAkAgACgCBCIBQQNxRQ0AIAFBeHEiAiAEQRBqTQ0AIAAgBCABQQFxckECcjYCBCAAIARqIgEgAiAEayIEQQNyNgIEIAAgAmoiAiACKAIEQQFyNgIEIAEgBBBbCyAAQQhqIQMLIAMPCyAAE\
FcL/yUBCX8jAEEQayIIJAACQAJAAkAgAEH1AU8EQCAAQcz/e0sEQEEAIQAMBAsgAEELaiIBQXhxIQVB0JvAACgCACIJRQ0CQR8hBiAAQfX//wdPDQEgBUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEGDAELAkACQ\
AJAAkACQEHMm8AAKAIAIgRBECAAQQtqQfgDcSAAQQtJGyIFQQN2IgB2IgFBA3EEQCABQX9zQQFxIABqIgdBA3QiAUHEmcAAaiIAIAFBzJnAAGooAgAiAigCCCIDRg0BIAMgADYCDCAAIAM2AggMAgsgBUHUm8AAK\
AIATQ0GIAFFBEBB0JvAACgCACIARQ0HIABoQQJ0QbSYwABqKAIAIgEoAgRBeHEgBWshAyABIQIDQAJAIAEoAhAiAEUEQCABKAIUIgBFDQELIAAoAgRBeHEgBWsiASADIAEgA0kiARshAyAAIAIgARshAiAAIQEMA\
QsLIAIoAhghBgJAAkAgAiACKAIMIgBGBEAgAkEUQRAgAigCFCIAG2ooAgAiAQ0BQQAhAAwCCyACKAIIIgEgADYCDCAAIAE2AggMAQsgAkEUaiACQRBqIAAbIQQDQCAEIQcgASIAQRRqIABBEGogACgCFCIBGyEEI\
ABBFEEQIAEbaigCACIBDQALIAdBADYCAAsgBkUNBQJAIAIoAhxBAnRBtJjAAGoiASgCACACRwRAIAIgBigCEEcEQCAGIAA2AhQgAA0CDAgLIAYgADYCECAADQEMBwsgASAANgIAIABFDQULIAAgBjYCGCACKAIQI\
gEEQCAAIAE2AhAgASAANgIYCyACKAIUIgFFDQUgACABNgIUIAEgADYCGAwFCwJAQQIgAHQiAkEAIAJrciABIAB0cWgiB0EDdCIBQcSZwABqIgIgAUHMmcAAaigCACIAKAIIIgNHBEAgAyACNgIMIAIgAzYCCAwBC\
0HMm8AAIARBfiAHd3E2AgALIAAgBUEDcjYCBCAAIAVqIgYgASAFayIHQQFyNgIEIAAgAWogBzYCAEHUm8AAKAIAIgJFDQJB3JvAACgCACEBAkBBzJvAACgCACIEQQEgAkEDdnQiA3FFBEBBzJvAACADIARyNgIAI\
AJBeHFBxJnAAGoiAyEEDAELIAJBeHEiAkHEmcAAaiEEIAJBzJnAAGooAgAhAwsgBCABNgIIIAMgATYCDCABIAQ2AgwgASADNgIIDAILQcybwAAgBEF+IAd3cTYCAAsgAkEIaiEAIAIgAUEDcjYCBCABIAJqIgEgA\
SgCBEEBcjYCBAwFCyAAQQhqIQBB3JvAACAGNgIAQdSbwAAgBzYCAAwEC0HQm8AAQdCbwAAoAgBBfiACKAIcd3E2AgALAkACQCADQRBPBEAgAiAFQQNyNgIEIAIgBWoiByADQQFyNgIEIAMgB2ogAzYCAEHUm8AAK\
AIAIgFFDQFB3JvAACgCACEAAkBBzJvAACgCACIEQQEgAUEDdnQiBnFFBEBBzJvAACAEIAZyNgIAIAFBeHFBxJnAAGoiBCEBDAELIAFBeHEiBEHEmcAAaiEBIARBzJnAAGooAgAhBAsgASAANgIIIAQgADYCDCAAI\
AE2AgwgACAENgIIDAELIAIgAyAFaiIAQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDAELQdybwAAgBzYCAEHUm8AAIAM2AgALIAJBCGoiAEUNAQwCC0EAIAVrIQMCQAJAAkAgBkECdEG0mMAAaigCACICRQRAQQAhA\
UEAIQAMAQtBACEBIAVBGSAGQQF2a0EAIAZBH0cbdCEEQQAhAANAAkAgAigCBEF4cSIHIAVJDQAgByAFayIHIANPDQAgAiEBIAciAw0AQQAhAyABIQAMAwsgAigCFCIHIAAgByACIARBHXZBBHFqKAIQIgJHGyAAI\
AcbIQAgBEEBdCEEIAINAAsLIAAgAXJFBEBBACEBQQIgBnQiAEEAIABrciAJcSIARQ0DIABoQQJ0QbSYwABqKAIAIQALIABFDQELA0AgAyAAKAIEQXhxIgIgBWsiBCADIAMgBEsiBBsgAiAFSSICGyEDIAEgACABI\
AQbIAIbIQEgACgCECICBH8gAgUgACgCFAsiAA0ACwsgAUUNACAFQdSbwAAoAgAiAE0gAyAAIAVrT3ENACABKAIYIQYCQAJAIAEgASgCDCIARgRAIAFBFEEQIAEoAhQiABtqKAIAIgINAUEAIQAMAgsgASgCCCICI\
AA2AgwgACACNgIIDAELIAFBFGogAUEQaiAAGyEEA0AgBCEHIAIiAEEUaiAAQRBqIAAoAhQiAhshBCAAQRRBECACG2ooAgAiAg0ACyAHQQA2AgALAkAgBkUNAAJAAkAgASgCHEECdEG0mMAAaiICKAIAIAFHBEAgA\
SAGKAIQRwRAIAYgADYCFCAADQIMBAsgBiAANgIQIAANAQwDCyACIAA2AgAgAEUNAQsgACAGNgIYIAEoAhAiAgRAIAAgAjYCECACIAA2AhgLIAEoAhQiAkUNASAAIAI2AhQgAiAANgIYDAELQdCbwABB0JvAACgCA\
EF+IAEoAhx3cTYCAAsCQCADQRBPBEAgASAFQQNyNgIEIAEgBWoiACADQQFyNgIEIAAgA2ogAzYCACADQYACTwRAIAAgAxBcDAILAkBBzJvAACgCACICQQEgA0EDdnQiBHFFBEBBzJvAACACIARyNgIAIANB+AFxQ\
cSZwABqIgMhAgwBCyADQfgBcSIEQcSZwABqIQIgBEHMmcAAaigCACEDCyACIAA2AgggAyAANgIMIAAgAjYCDCAAIAM2AggMAQsgASADIAVqIgBBA3I2AgQgACABaiIAIAAoAgRBAXI2AgQLIAFBCGoiAA0BCwJAA\
kACQAJAAkACQAJAIAVB1JvAACgCACIBSwRAIAVB2JvAACgCACIATwRAIAhBBGohAAJ/AkAgBUGvgARqQYCAfHEiAUUNAEH4m8AALQAAQfibwABBAToAAEGAnMAAIQIgAUGA5ANLDQANAEGA5AMMAQtBACECQQAgA\
UEQdiABQf//A3FBAEdqIgFAACIEQX9GDQAaIAFBEHQiAUEQayABIARBEHQiAkEAIAFrRhsLIQEgAEEANgIIIAAgATYCBCAAIAI2AgAgCCgCBCIBRQRAQQAhAAwKCyAIKAIMIQdB5JvAACAIKAIIIgRB5JvAACgCA\
GoiADYCAEHom8AAIABB6JvAACgCACICIAAgAksbNgIAAkACQEHgm8AAKAIAIgIEQEG0mcAAIQADQCABIAAoAgAiAyAAKAIEIgZqRg0CIAAoAggiAA0ACwwCC0Hwm8AAKAIAIgBFDQcgACABSw0HDAkLIAEgAk0NA\
CACIANJDQAgACgCDCIDQQFxDQAgA0EBdiAHRg0DC0Hwm8AAQfCbwAAoAgAiACABIAAgAUkbNgIAIAEgBGohA0G0mcAAIQACQAJAAkADQCADIAAoAgAiBkcEQCAAKAIIIgANAQwCCwsgACgCDCIDQQFxDQAgA0EBd\
iAHRg0BC0G0mcAAIQADQCACIAAoAgAiA08EQCACIAMgACgCBGoiBkkNAwsgACgCCCEADAALAAsgACABNgIAIAAgACgCBCAEajYCBCABQQ9qQXhxQQhrIgQgBUEDcjYCBCAGQQ9qQXhxQQhrIgMgBCAFaiIAayEFI\
ANB4JvAACgCAEYNBCADQdybwAAoAgBGDQUgAygCBCICQQNxQQFGBEAgAyACQXhxIgEQWiABIAVqIQUgASADaiIDKAIEIQILIAMgAkF+cTYCBCAAIAVBAXI2AgQgACAFaiAFNgIAIAVBgAJPBEAgACAFEFwMCAsCQ\
EHMm8AAKAIAIgFBASAFQQN2dCICcUUEQEHMm8AAIAEgAnI2AgAgBUH4AXFBxJnAAGoiBSEDDAELIAVB+AFxIgFBxJnAAGohAyABQcyZwABqKAIAIQULIAMgADYCCCAFIAA2AgwgACADNgIMIAAgBTYCCAwHC0Hgm\
8AAIAFBD2pBeHEiAEEIayIDNgIAQdibwAAgBEEoayIJIAEgAGtqQQhqIgA2AgAgAyAAQQFyNgIEIAEgCWpBKDYCBEHsm8AAQYCAgAE2AgAgAiAGQSBrQXhxQQhrIgAgACACQRBqSRsiA0EbNgIEIANBCGoiAEG0m\
cAA/QACAP0LAgBBwJnAACAHNgIAQbiZwAAgBDYCAEG0mcAAIAE2AgBBvJnAACAANgIAIANBHGohAANAIABBBzYCACAAQQRqIgAgBkkNAAsgAiADRg0IIAMgAygCBEF+cTYCBCACIAMgAmsiAEEBcjYCBCADIAA2A\
gAgAEGAAk8EQCACIAAQXAwJCwJAQcybwAAoAgAiAUEBIABBA3Z0IgRxRQRAQcybwAAgASAEcjYCACAAQfgBcUHEmcAAaiIAIQEMAQsgAEH4AXEiAEHEmcAAaiEBIABBzJnAAGooAgAhAAsgASACNgIIIAAgAjYCD\
CACIAE2AgwgAiAANgIIDAgLQdibwAAgACAFayIBNgIAQeCbwABB4JvAACgCACIAIAVqIgI2AgAgAiABQQFyNgIEIAAgBUEDcjYCBCAAQQhqIQAMCAtB3JvAACgCACEAAkAgASAFayICQQ9NBEBB3JvAAEEANgIAQ\
dSbwABBADYCACAAIAFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQtB1JvAACACNgIAQdybwAAgACAFaiIENgIAIAQgAkEBcjYCBCAAIAFqIAI2AgAgACAFQQNyNgIECyAAQQhqIQAMBwsgACAEIAZqNgIEQeCbw\
ABB4JvAACgCACIAQQ9qQXhxIgFBCGsiAjYCAEHYm8AAQdibwAAoAgAgBGoiBCAAIAFrakEIaiIBNgIAIAIgAUEBcjYCBCAAIARqQSg2AgRB7JvAAEGAgIABNgIADAULQeCbwAAgADYCAEHYm8AAQdibwAAoAgAgB\
WoiATYCACAAIAFBAXI2AgQMAgtB3JvAACAANgIAQdSbwABB1JvAACgCACAFaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgAMAQtB8JvAACABNgIADAELIARBCGohAAwCC0H0m8AAQf8fNgIAQcCZwAAgBzYCAEG4m\
cAAIAQ2AgBBtJnAACABNgIAQdCZwABBxJnAADYCAEHYmcAAQcyZwAA2AgBBzJnAAEHEmcAANgIAQeCZwABB1JnAADYCAEHUmcAAQcyZwAA2AgBB6JnAAEHcmcAANgIAQdyZwABB1JnAADYCAEHwmcAAQeSZwAA2A\
gBB5JnAAEHcmcAANgIAQfiZwABB7JnAADYCAEHsmcAAQeSZwAA2AgBBgJrAAEH0mcAANgIAQfSZwABB7JnAADYCAEGImsAAQfyZwAA2AgBB/JnAAEH0mcAANgIAQZCawABBhJrAADYCAEGEmsAAQfyZwAA2AgBBj\
JrAAEGEmsAANgIAQZiawABBjJrAADYCAEGUmsAAQYyawAA2AgBBoJrAAEGUmsAANgIAQZyawABBlJrAADYCAEGomsAAQZyawAA2AgBBpJrAAEGcmsAANgIAQbCawABBpJrAADYCAEGsmsAAQaSawAA2AgBBuJrAA\
EGsmsAANgIAQbSawABBrJrAADYCAEHAmsAAQbSawAA2AgBBvJrAAEG0msAANgIAQciawABBvJrAADYCAEHEmsAAQbyawAA2AgBB0JrAAEHEmsAANgIAQdiawABBzJrAADYCAEHMmsAAQcSawAA2AgBB4JrAAEHUm\
sAANgIAQdSawABBzJrAADYCAEHomsAAQdyawAA2AgBB3JrAAEHUmsAANgIAQfCawABB5JrAADYCAEHkmsAAQdyawAA2AgBB+JrAAEHsmsAANgIAQeyawABB5JrAADYCAEGAm8AAQfSawAA2AgBB9JrAAEHsmsAAN\
gIAQYibwABB/JrAADYCAEH8msAAQfSawAA2AgBBkJvAAEGEm8AANgIAQYSbwABB/JrAADYCAEGYm8AAQYybwAA2AgBBjJvAAEGEm8AANgIAQaCbwABBlJvAADYCAEGUm8AAQYybwAA2AgBBqJvAAEGcm8AANgIAQ\
ZybwABBlJvAADYCAEGwm8AAQaSbwAA2AgBBpJvAAEGcm8AANgIAQbibwABBrJvAADYCAEGsm8AAQaSbwAA2AgBBwJvAAEG0m8AANgIAQbSbwABBrJvAADYCAEHIm8AAQbybwAA2AgBBvJvAAEG0m8AANgIAQeCbw\
AAgAUEPakF4cSIAQQhrIgI2AgBBxJvAAEG8m8AANgIAQdibwAAgBEEoayIEIAEgAGtqQQhqIgA2AgAgAiAAQQFyNgIEIAEgBGpBKDYCBEHsm8AAQYCAgAE2AgALQQAhAEHYm8AAKAIAIgEgBU0NAEHYm8AAIAEgB\
WsiATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEACyAIQRBqJAAgAAs9AQJ/AkAgAEEEaygCACICQXhxIgNBBEEIIAJBA3EiAhsgAWpJDQAgAkEAIAMgAUEnaksbD\
QAgABBZDwsAC6IGAQR/IABBCGsiASAAQQRrKAIAIgNBeHEiAGohAgJAAkAgA0EBcQ0AIANBAnFFDQEgASgCACIDIABqIQAgASADayIBQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgADYCACACIAIoAgRBf\
nE2AgQgASAAQQFyNgIEIAIgADYCAA8LIAEgAxBaCwJAAkBB9JvAAAJ/AkACQAJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQMgAiADQXhxIgIQWiABIAAgAmoiAEEBcjYCBCAAIAFqI\
AA2AgAgAUHcm8AAKAIARw0BQdSbwAAgADYCAA8LIAIgA0F+cTYCBCABIABBAXI2AgQgACABaiAANgIACyAAQYACSQ0EIAEgABBcQfSbwABB9JvAACgCAEEBayIANgIAIAANBkG8mcAAKAIAIgANAkH/HwwDC0Hgm\
8AAIAE2AgBB2JvAAEHYm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEQdybwAAoAgAgAUYEQEHUm8AAQQA2AgBB3JvAAEEANgIACyAAQeybwAAoAgAiAk0NBUHgm8AAKAIAIgBFDQVB2JvAACgCACIDQSlJDQRBtJnAA\
CEBA0AgACABKAIAIgRPBEAgACAEIAEoAgRqSQ0GCyABKAIIIQEMAAsAC0Hcm8AAIAE2AgBB1JvAAEHUm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAA8LQQAhAQNAIAFBAWohASAAKAIIIgANAAtB/\
x8gASABQf8fTRsLNgIADwsCQEHMm8AAKAIAIgJBASAAQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAEH4AXFBxJnAAGoiACECDAELIABB+AFxIgBBxJnAAGohAiAAQcyZwABqKAIAIQALIAIgATYCCCAAIAE2AgwgA\
SACNgIMIAEgADYCCA8LQfSbwABBvJnAACgCACIABH9BACEBA0AgAUEBaiEBIAAoAggiAA0AC0H/HyABIAFB/x9NGwVB/x8LNgIAIAIgA08NAEHsm8AAQX82AgALC4IDAQR/IAAoAgwhAgJAAkACQCABQYACTwRAI\
AAoAhghAwJAAkAgACACRgRAIABBFEEQIAAoAhQiAhtqKAIAIgENAUEAIQIMAgsgACgCCCIBIAI2AgwgAiABNgIIDAELIABBFGogAEEQaiACGyEEA0AgBCEFIAEiAkEUaiACQRBqIAIoAhQiARshBCACQRRBECABG\
2ooAgAiAQ0ACyAFQQA2AgALIANFDQICQCAAKAIcQQJ0QbSYwABqIgEoAgAgAEcEQCADKAIQIABGDQEgAyACNgIUIAINAwwECyABIAI2AgAgAkUNBAwCCyADIAI2AhAgAg0BDAILIAAoAggiACACRwRAIAAgAjYCD\
CACIAA2AggPC0HMm8AAQcybwAAoAgBBfiABQQN2d3E2AgAPCyACIAM2AhggACgCECIBBEAgAiABNgIQIAEgAjYCGAsgACgCFCIARQ0AIAIgADYCFCAAIAI2AhgPCw8LQdCbwABB0JvAACgCAEF+IAAoAhx3cTYCA\
AuOBAECfyAAIAFqIQICQAJAAkAgACgCBCIDQQFxDQAgA0ECcUUNASAAKAIAIgMgAWohASAAIANrIgBB3JvAACgCAEYEQCACKAIEQQNxQQNHDQFB1JvAACABNgIAIAIgAigCBEF+cTYCBCAAIAFBAXI2AgQgAiABN\
gIADwsgACADEFoLAkACQCACKAIEIgNBAnFFBEAgAkHgm8AAKAIARg0CIAJB3JvAACgCAEYNBCACIANBeHEiAhBaIAAgASACaiIBQQFyNgIEIAAgAWogATYCACAAQdybwAAoAgBHDQFB1JvAACABNgIADwsgAiADQ\
X5xNgIEIAAgAUEBcjYCBCAAIAFqIAE2AgALIAFBgAJPBEAgACABEFwPCwJAQcybwAAoAgAiAkEBIAFBA3Z0IgNxRQRAQcybwAAgAiADcjYCACABQfgBcUHEmcAAaiIBIQIMAQsgAUH4AXEiAUHEmcAAaiECIAFBz\
JnAAGooAgAhAQsgAiAANgIIIAEgADYCDCAAIAI2AgwgACABNgIIDwtB4JvAACAANgIAQdibwABB2JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAQdybwAAoAgBHDQBB1JvAAEEANgIAQdybwABBADYCAAsPC0Hcm\
8AAIAA2AgBB1JvAAEHUm8AAKAIAIAFqIgE2AgAgACABQQFyNgIEIAAgAWogATYCAAvDAgEEfyAAQgA3AhAgAAJ/QQAgAUEIdiIDRQ0AGkEfIAFBgICACE8NABogAUEmIANnIgNrdkEBcSADQQF0ckE+cwsiAjYCH\
CACQQJ0QbSYwABqIQRBASACdCIDQdCbwAAoAgBxRQRAIAQgADYCACAAIAQ2AhggACAANgIMIAAgADYCCEHQm8AAQdCbwAAoAgAgA3I2AgAPCwJAAkAgASAEKAIAIgMoAgRBeHFGBEAgAyECDAELIAFBGSACQQF2a\
0EAIAJBH0cbdCEFA0AgAyAFQR12QQRxaiIEKAIQIgJFDQIgBUEBdCEFIAIhAyACKAIEQXhxIAFHDQALCyACKAIIIgEgADYCDCACIAA2AgggAEEANgIYIAAgAjYCDCAAIAE2AggPCyAEQRBqIAA2AgAgACADNgIYI\
AAgADYCDCAAIAA2AggLC+4VBwBBoYDAAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAA\
QBBiYLAAAsBAQBBoILAAAvgAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAEGJhMAACwEBAEGghMAAC+ABAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEAQaGGwAALXgEAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAQYCIwAALtBBVbmV4c\
GVjdGVkIGVuZCBvZiBkYXRhVW5leHBlY3RlZCBkYXRhUmVxdWVzdCBsaW5lIHRvbyBsb25nSW52YWxpZCBtZXRob2QgY2hhcmFjdGVySW52YWxpZCBVUkwgY2hhcmFjdGVyUFJJIGlzIG9ubHkgdmFsaWQgd2l0a\
CBIVFRQLzIuMFVuc3VwcG9ydGVkIEhUVFAgdmVyc2lvbkludmFsaWQgcHJvdG9jb2xJbnZhbGlkIHByb3RvY29sIG5hbWVFeHBlY3RlZCAvIGFmdGVyIHRoZSBwcm90b2NvbCBuYW1lRXhwZWN0ZWQgc3BhY2UgY\
WZ0ZXIgVVJMRXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgbWV0aG9kUmVxdWVzdCBsaW5lIHRvbyBzaG9ydEV4cGVjdGVkIENSTEZTdGF0dXMgbGluZSB0b28gbG9uZ0ludmFsaWQgSFRUUCByZXNwb25zZSBzdGF0dXNJb\
nZhbGlkIHN0YXR1cyByZWFzb24gY2hhcmFjdGVyRXhwZWN0ZWQgYSBzcGFjZSBhZnRlciBIVFRQIHJlc3BvbnNlIHN0YXR1c0V4cGVjdGVkIHNwYWNlIGFmdGVyIHByb3RvY29sU3RhdHVzIGxpbmUgdG9vIHNob\
3J0TWFsZm9ybWVkIEhUVFAvMi4wIHByZWZhY2VVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBDb250ZW50LUxlbmd0aCBoZWFkZXIgd\
mFsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udGVudC1MZW5ndGggaGVhZGVyIHdoZW4gVHJhbnNmZXItR\
W5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZ\
XIgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbmQgY2FuIGJlIHByb3ZpZGVkIG9ubHkgb25jZVRoZSB2Y\
Wx1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgd2hlbiBDb250ZW50L\
Uxlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZUV4cGVjdGVkIFRyYWlsZXIgaGVhZGVyIHZhbHVlRXhwZ\
WN0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZXJJbnZhbGlkIGhlYWRlciBmaWVsZCB2YWx1ZSBjaGFyY\
WN0ZXJIZWFkZXIgbGluZSB0b28gbG9uZ01pc3NpbmcgQ29ubmVjdGlvbiBoZWFkZXIgc2V0IHRvICJ1cGdyYWRlIiB3aGVuIHVzaW5nIHRoZSBVcGdyYWRlIGhlYWRlclRyYWlsZXJzIGFyZSBub3QgYWxsb3dlZ\
CB3aGVuIG5vdCB1c2luZyBjaHVua2VkIHRyYW5zZmVyIGVuY29kaW5nVW5leHBlY3RlZCBjb250ZW50IGZvciB0aGUgcmVxdWVzdCAoR0VUIG9yIEhFQUQpVHJhbnNmZXItRW5jb2RpbmcgbGFzdCBoZWFkZXIgd\
mFsdWUgbXVzdCBiZSAiY2h1bmtlZCIgaWYgdGhlIGhlYWRlciBpcyBwcmVzZW50Q2h1bmsgaGVhZGVyIHRvbyBsb25nSW52YWxpZCBjaHVuayBsZW5ndGggY2hhcmFjdGVySW52YWxpZCBjaHVuayBsZW5ndGggc\
2l6ZUV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiBuYW1lSW52YWxpZCBjaHVuayBleHRlbnNpb24gbmFtZSBjaGFyYWN0ZXJFeHBlY3RlZCBjbG9zaW5nIHF1b3RlIGZvciBjaHVuayBleHRlbnNpb24gdmFsdWVJb\
nZhbGlkIGNodW5rIGV4dGVuc2lvbiBxdW90ZWQgdmFsdWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlSW52YWxpZCBjaHVuayBleHRlbnNpb24gdmFsdWUgY2hhcmFjdGVySW52YWxpZ\
CBjaHVuayBleHRlbnNpb24gY2hhcmFjdGVyIGFmdGVyIHZhbHVlRXhwZWN0ZWQgQ1JMRiBhZnRlciBjaHVuayBkYXRhSW52YWxpZCB0cmFpbGVyIGZpZWxkIG5hbWUgY2hhcmFjdGVySW52YWxpZCB0cmFpbGVyI\
GZpZWxkIHZhbHVlIGNoYXJhY3RlclRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgc3RhdGU=","base64")),t=new TextEncoder,o=new TextDecoder;function h(R,W){const rA=Number(BigInt.
asUintN(32,W)),FA=Number(W>>32n);R(o.decode(new Uint8Array(this.memory.buffer,FA,rA)))}function N(R){return this.alloc(R)>>>0}function _(R,W){return this.dealloc(
R,W)}function X(){return this.create()>>>0}function z(R){this.destroy(R)}function m(R,W,rA){return this.parse(R,W,rA)>>>0}function p(R,W,rA){const FA=rA.length,
V=this.alloc(FA),kA=new Uint8Array(this.memory.buffer,V,FA);t.encodeInto(rA,kA),this.fail(R,W,V,FA),this.dealloc(V,FA)}function u(){return this.milo_has_debug()!==
0}const J=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),O=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),f=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),C=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),A=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),E=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),r=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),Q=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function i(R){return this.is_autodetect(R)!==0}function l(R){return this.is_request(R)!==0}
function F(R){return this.is_paused(R)!==0}function y(R){return this.should_manage_unconsumed(R)!==0}function I(R){return this.should_suspend_after_headers(R)!==
0}function a(R){return this.get_max_start_line_length(R)>>>0}function U(R){return this.get_max_header_length(R)>>>0}function D(R){return BigInt.asUintN(64,this.
get_max_body_payload(R))}function k(R){return this.should_continue_without_data(R)!==0}function K(R){return this.is_connect(R)!==0}function n(R){return this.is_debug(
R)!==0}function c(R){return this.should_skip_body(R)!==0}function H(R){return this.get_state(R)>>>0}function Y(R){return this.get_position(R)>>>0}function L(R){
return BigInt.asUintN(64,this.get_parsed(R))}function T(R){return this.get_error_code(R)>>>0}function QA(R){return this.get_method(R)>>>0}function AA(R){return this.
get_status(R)>>>0}function iA(R){return this.has_connection_close(R)!==0}function EA(R){return this.has_connection_upgrade(R)!==0}function v(R){return BigInt.asUintN(
64,this.get_content_length(R))}function P(R){return BigInt.asUintN(64,this.get_chunk_size(R))}function lA(R){return BigInt.asUintN(64,this.get_remaining_content_length(
R))}function NA(R){return BigInt.asUintN(64,this.get_remaining_chunk_size(R))}function SA(R){return this.has_content_length(R)!==0}function tA(R){return this.has_transfer_encoding(
R)!==0}function IA(R){return this.has_chunked_transfer_encoding(R)!==0}function gA(R){return this.has_upgrade(R)!==0}function hA(R){return this.has_trailers(R)!==
0}function LA(R){const W=this.get_error_description_raw(R),rA=Number(BigInt.asUintN(32,W)),FA=Number(W>>32n);return o.decode(new Uint8Array(this.memory.buffer,FA,
rA))}function UA(R,W){this.set_should_autodetect(R,W)}function xA(R,W){this.set_should_continue_without_data(R,W)}function mA(R,W){this.set_is_request(R,W)}function CA(R,W){
this.set_is_connect(R,W)}function RA(R,W){this.set_debug(R,W)}function aA(R,W){this.set_should_manage_unconsumed(R,W)}function MA(R,W){this.set_should_suspend_after_headers(
R,W)}function d(R,W){this.set_max_start_line_length(R,W)}function GA(R,W){this.set_max_header_length(R,W)}function vA(R,W){this.set_max_body_payload(R,W)}function jA(R,W){
this.set_should_skip_body(R,W)}function ee(R,W){this.set_active_callbacks(R,W)}function qA(R,W){this.set_active_events(R,W)}function yA(R,W){const rA=W();return R[rA]=
[],this.setActiveCallbacks(rA,this.CALLBACK_ACTIVE_ALL),rA}function bA(R,W,rA){R[rA]=void 0,W(rA)}function $(){}function TA(R={}){let{logger:W,...rA}=R,FA=$;const V={};
W&&(typeof W!="function"&&(W=console.log),FA=h.bind(V,W));const e=new WebAssembly.Instance(s,{env:{logger:FA,on_error:$,on_finish:$,on_message_start:$,on_message_complete:$,
on_request:$,on_response:$,on_reset:$,on_method:$,on_url:$,on_protocol:$,on_version:$,on_status:$,on_reason:$,on_header_name:$,on_header_value:$,on_headers:$,on_connect:$,
on_upgrade:$,on_chunk_length:$,on_chunk_extension_name:$,on_chunk_extension_value:$,on_chunk:$,on_body:$,on_data:$,on_trailer_name:$,on_trailer_value:$,on_trailers:$,
on_state_change:$,...rA}}).exports;return V.memory=e.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,METHOD_HEAD:2,
METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,
CALLBACK_ON_MESSAGE_START:2,CALLBACK_ON_MESSAGE_COMPLETE:3,CALLBACK_ON_REQUEST:4,CALLBACK_ON_RESPONSE:5,CALLBACK_ON_RESET:6,CALLBACK_ON_METHOD:7,CALLBACK_ON_URL:8,
CALLBACK_ON_PROTOCOL:9,CALLBACK_ON_VERSION:10,CALLBACK_ON_STATUS:11,CALLBACK_ON_REASON:12,CALLBACK_ON_HEADER_NAME:13,CALLBACK_ON_HEADER_VALUE:14,CALLBACK_ON_HEADERS:15,
CALLBACK_ON_CONNECT:16,CALLBACK_ON_UPGRADE:17,CALLBACK_ON_CHUNK_LENGTH:18,CALLBACK_ON_CHUNK_EXTENSION_NAME:19,CALLBACK_ON_CHUNK_EXTENSION_VALUE:20,CALLBACK_ON_CHUNK:21,
CALLBACK_ON_BODY:22,CALLBACK_ON_DATA:23,CALLBACK_ON_TRAILER_NAME:24,CALLBACK_ON_TRAILER_VALUE:25,CALLBACK_ON_TRAILERS:26,CALLBACK_ON_STATE_CHANGE:27,EVENT_END:0,
EVENT_ERROR:1,EVENT_FINISH:2,EVENT_MESSAGE_START:3,EVENT_MESSAGE_COMPLETE:4,EVENT_REQUEST:5,EVENT_RESPONSE:6,EVENT_RESET:7,EVENT_METHOD:8,EVENT_URL:9,EVENT_PROTOCOL:10,
EVENT_VERSION:11,EVENT_STATUS:12,EVENT_REASON:13,EVENT_HEADER_NAME:14,EVENT_HEADER_VALUE:15,EVENT_HEADERS:16,EVENT_CONNECT:17,EVENT_UPGRADE:18,EVENT_CHUNK_LENGTH:19,
EVENT_CHUNK_EXTENSION_NAME:20,EVENT_CHUNK_EXTENSION_VALUE:21,EVENT_CHUNK:22,EVENT_BODY:23,EVENT_DATA:24,EVENT_TRAILER_NAME:25,EVENT_TRAILER_VALUE:26,EVENT_TRAILERS:27,
EVENT_STATE_CHANGE:28,CALLBACK_ACTIVE_NONE:0n,EVENT_ACTIVE_NONE:0n,CALLBACK_ACTIVE_ON_ERROR:1n,EVENT_ACTIVE_ON_ERROR:1n,CALLBACK_ACTIVE_ON_FINISH:2n,EVENT_ACTIVE_ON_FINISH:2n,
CALLBACK_ACTIVE_ON_MESSAGE_START:4n,EVENT_ACTIVE_ON_MESSAGE_START:4n,CALLBACK_ACTIVE_ON_MESSAGE_COMPLETE:8n,EVENT_ACTIVE_ON_MESSAGE_COMPLETE:8n,CALLBACK_ACTIVE_ON_REQUEST:16n,
EVENT_ACTIVE_ON_REQUEST:16n,CALLBACK_ACTIVE_ON_RESPONSE:32n,EVENT_ACTIVE_ON_RESPONSE:32n,CALLBACK_ACTIVE_ON_RESET:64n,EVENT_ACTIVE_ON_RESET:64n,CALLBACK_ACTIVE_ON_METHOD:128n,
EVENT_ACTIVE_ON_METHOD:128n,CALLBACK_ACTIVE_ON_URL:256n,EVENT_ACTIVE_ON_URL:256n,CALLBACK_ACTIVE_ON_PROTOCOL:512n,EVENT_ACTIVE_ON_PROTOCOL:512n,CALLBACK_ACTIVE_ON_VERSION:1024n,
EVENT_ACTIVE_ON_VERSION:1024n,CALLBACK_ACTIVE_ON_STATUS:2048n,EVENT_ACTIVE_ON_STATUS:2048n,CALLBACK_ACTIVE_ON_REASON:4096n,EVENT_ACTIVE_ON_REASON:4096n,CALLBACK_ACTIVE_ON_HEADER_NAME:8192n,
EVENT_ACTIVE_ON_HEADER_NAME:8192n,CALLBACK_ACTIVE_ON_HEADER_VALUE:16384n,EVENT_ACTIVE_ON_HEADER_VALUE:16384n,CALLBACK_ACTIVE_ON_HEADERS:32768n,EVENT_ACTIVE_ON_HEADERS:32768n,
CALLBACK_ACTIVE_ON_CONNECT:65536n,EVENT_ACTIVE_ON_CONNECT:65536n,CALLBACK_ACTIVE_ON_UPGRADE:131072n,EVENT_ACTIVE_ON_UPGRADE:131072n,CALLBACK_ACTIVE_ON_CHUNK_LENGTH:262144n,
EVENT_ACTIVE_ON_CHUNK_LENGTH:262144n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,
EVENT_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,CALLBACK_ACTIVE_ON_CHUNK:2097152n,EVENT_ACTIVE_ON_CHUNK:2097152n,CALLBACK_ACTIVE_ON_BODY:4194304n,EVENT_ACTIVE_ON_BODY:4194304n,
CALLBACK_ACTIVE_ON_DATA:8388608n,EVENT_ACTIVE_ON_DATA:8388608n,CALLBACK_ACTIVE_ON_TRAILER_NAME:16777216n,EVENT_ACTIVE_ON_TRAILER_NAME:16777216n,CALLBACK_ACTIVE_ON_TRAILER_VALUE:33554432n,
EVENT_ACTIVE_ON_TRAILER_VALUE:33554432n,CALLBACK_ACTIVE_ON_TRAILERS:67108864n,EVENT_ACTIVE_ON_TRAILERS:67108864n,CALLBACK_ACTIVE_ON_STATE_CHANGE:134217728n,EVENT_ACTIVE_ON_STATE_CHANGE:134217728n,
CALLBACK_ACTIVE_ALL:268435455n,EVENT_ACTIVE_ALL:268435455n,ERROR_NONE:0,ERROR_USER:1,ERROR_CALLBACK_ERROR:2,ERROR_UNEXPECTED_STATE:3,ERROR_UNEXPECTED_DATA:4,ERROR_UNEXPECTED_EOF:5,
ERROR_UNEXPECTED_CHARACTER:6,ERROR_UNEXPECTED_CONTENT_LENGTH:7,ERROR_UNEXPECTED_TRANSFER_ENCODING:8,ERROR_UNEXPECTED_CONTENT:9,ERROR_UNEXPECTED_TRAILERS:10,ERROR_INVALID_VERSION:11,
ERROR_INVALID_STATUS:12,ERROR_INVALID_CONTENT_LENGTH:13,ERROR_INVALID_TRANSFER_ENCODING:14,ERROR_INVALID_CHUNK_SIZE:15,ERROR_MISSING_CONNECTION_UPGRADE:16,ERROR_UNSUPPORTED_HTTP_VERSION:17,
STATE_START:0,STATE_FINISH:1,STATE_ERROR:2,STATE_REQUEST_LINE:3,STATE_STATUS_LINE:4,STATE_HTTP2_PREFACE:5,STATE_HEADER:6,STATE_BODY_DECISION:7,STATE_BODY_VIA_CONTENT_LENGTH:8,
STATE_BODY_WITH_NO_LENGTH:9,STATE_CHUNK_HEADER:10,STATE_CHUNK_EXTENSIONS:11,STATE_CHUNK_DATA:12,STATE_TRAILER:13,STATE_TUNNEL:14,PARSER_FIELD_MAX_START_LINE_LENGTH:0,
PARSER_FIELD_MAX_HEADER_LENGTH:4,PARSER_FIELD_MAX_BODY_PAYLOAD:8,PARSER_FIELD_AUTODETECT:16,PARSER_FIELD_IS_REQUEST:17,PARSER_FIELD_SUSPEND_AFTER_HEADERS:18,PARSER_FIELD_MANAGE_UNCONSUMED:19,
PARSER_FIELD_CONTINUE_WITHOUT_DATA:20,PARSER_FIELD_IS_CONNECT:21,PARSER_FIELD_SKIP_BODY:22,PARSER_FIELD_DEBUG:23,PARSER_FIELD_PARSED:24,PARSER_FIELD_POSITION:32,
PARSER_FIELD_STATE:36,PARSER_FIELD_PAUSED:37,PARSER_FIELD_ERROR_CODE:38,PARSER_FIELD_CONTENT_LENGTH:40,PARSER_FIELD_CHUNK_SIZE:48,PARSER_FIELD_REMAINING_CONTENT_LENGTH:56,
PARSER_FIELD_REMAINING_CHUNK_SIZE:64,PARSER_FIELD_STATUS:72,PARSER_FIELD_METHOD:76,PARSER_FIELD_HAS_CONTENT_LENGTH:77,PARSER_FIELD_HAS_TRANSFER_ENCODING:78,PARSER_FIELD_HAS_CHUNKED_TRANSFER_ENCODING:79,
PARSER_FIELD_HAS_CONNECTION_CLOSE:80,PARSER_FIELD_HAS_CONNECTION_UPGRADE:81,PARSER_FIELD_HAS_UPGRADE:82,PARSER_FIELD_HAS_TRAILERS:83,PARSER_FIELD_ACTIVE_CALLBACKS:88,
PARSER_FIELD_ACTIVE_EVENTS:96,PARSER_FIELD_PTR:104,PARSER_FIELD_ERROR_DESCRIPTION:108,PARSER_FIELD_UNCONSUMED:364,PARSER_FIELD_UNCONSUMED_LEN:368,PARSER_FIELD_ERROR_DESCRIPTION_LEN:372,
PARSER_FIELD_EVENTS:376,Errors:J,Methods:O,Callbacks:f,CallbackActives:C,Events:A,EventActives:E,States:r,ParserFields:Q,isAutodetect:i.bind(e),isRequest:l.bind(
e),isPaused:F.bind(e),shouldManageUnconsumed:y.bind(e),shouldSuspendAfterHeaders:I.bind(e),getMaxStartLineLength:a.bind(e),getMaxHeaderLength:U.bind(e),getMaxBodyPayload:D.
bind(e),shouldContinueWithoutData:k.bind(e),isConnect:K.bind(e),isDebug:n.bind(e),shouldSkipBody:c.bind(e),getState:H.bind(e),getPosition:Y.bind(e),getParsed:L.
bind(e),getErrorCode:T.bind(e),getMethod:QA.bind(e),getStatus:AA.bind(e),hasConnectionClose:iA.bind(e),hasConnectionUpgrade:EA.bind(e),getContentLength:v.bind(e),
getChunkSize:P.bind(e),getRemainingContentLength:lA.bind(e),getRemainingChunkSize:NA.bind(e),hasContentLength:SA.bind(e),hasTransferEncoding:tA.bind(e),hasChunkedTransferEncoding:IA.
bind(e),hasUpgrade:gA.bind(e),hasTrailers:hA.bind(e),getErrorDescription:LA.bind(e),setShouldAutodetect:UA.bind(e),setShouldContinueWithoutData:xA.bind(e),setIsRequest:mA.
bind(e),setIsConnect:CA.bind(e),setDebug:RA.bind(e),setShouldManageUnconsumed:aA.bind(e),setShouldSuspendAfterHeaders:MA.bind(e),setMaxStartLineLength:d.bind(e),
setMaxHeaderLength:GA.bind(e),setMaxBodyPayload:vA.bind(e),setShouldSkipBody:jA.bind(e),setActiveCallbacks:ee.bind(e),setActiveEvents:qA.bind(e),memory:e.memory,
alloc:N.bind(e),dealloc:_.bind(e),create:X.bind(e),destroy:z.bind(e),parse:m.bind(e),fail:p.bind(e),hasDebug:u.bind(e),clear:e.clear,complete:e.complete,finish:e.
finish,pause:e.pause,reset:e.reset,resume:e.resume}}function WA(){const R={},W=TA({});return W.spans=R,W.create=yA.bind(W,R,W.create),W.destroy=bA.bind(W,R,W.destroy),
W}sA.exports={wasmModule:s,noop:$,setup:TA,simple:WA}}),2694:((sA,s,t)=>{const o={__proto__:null,"node:crypto":()=>t(7598),"node:sqlite":()=>t(99)};function h(m){
try{return o[m](),!0}catch(p){if(p.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&p.code!=="ERR_NO_CRYPTO")throw p;return!1}}const N=["crypto","sqlite"];function _(m){if(N.
includes(m))return h(`node:${m}`);throw new TypeError(`unknown feature: ${m}`)}class X{#A=new Map;clear(){this.#A.clear()}has(p){return this.#A.get(p)??this.#e(
p)}set(p,u){if(N.includes(p)===!1)throw new TypeError(`unknown feature: ${p}`);this.#A.set(p,u)}#e(p){const u=_(p);return this.#A.set(p,u),u}}const z=new X;sA.exports.
runtimeFeatures=z,sA.exports.default=z}),4473:((sA,s,t)=>{const{kConnected:o,kPending:h,kRunning:N,kSize:_,kFree:X,kQueued:z}=t(6443);class m{constructor(J){this.
connected=J[o],this.pending=J[h],this.running=J[N],this.size=J[_]}}class p{constructor(J){this.connected=J[o],this.free=J[X],this.pending=J[h],this.queued=J[z],
this.running=J[N],this.size=J[_]}}sA.exports={ClientStats:m,PoolStats:p}}),6603:(sA=>{let s=0;const t=1e3,o=(t>>1)-1;let h;const N=Symbol("kFastTimer"),_=[],X=-2,
z=-1,m=0,p=1;function u(){s+=o;let f=0,C=_.length;for(;f<C;){const A=_[f];A._state===m?(A._idleStart=s-o,A._state=p):A._state===p&&s>=A._idleStart+A._idleTimeout&&
(A._state=z,A._idleStart=-1,A._onTimeout(A._timerArg)),A._state===z?(A._state=X,--C!==0&&(_[f]=_[C])):++f}_.length=C,_.length!==0&&J()}function J(){h?.refresh?h.
refresh():(clearTimeout(h),h=setTimeout(u,o),h?.unref())}class O{[N]=!0;_state=X;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(C,A,E){this._onTimeout=
C,this._idleTimeout=A,this._timerArg=E,this.refresh()}refresh(){this._state===X&&_.push(this),(!h||_.length===1)&&J(),this._state=m}clear(){this._state=z,this._idleStart=
-1}}sA.exports={setTimeout(f,C,A){return C<=t?setTimeout(f,C,A):new O(f,C,A)},clearTimeout(f){f[N]?f.clear():clearTimeout(f)},setFastTimeout(f,C,A){return new O(
f,C,A)},clearFastTimeout(f){f.clear()},now(){return s},tick(f=0){s+=f-t+1,u(),u()},reset(){s=0,_.length=0,clearTimeout(h),h=null},kFastTimer:N}}),4492:((sA,s,t)=>{
const o=t(3440),{readableStreamClose:h,fullyReadBody:N,extractMimeType:_}=t(3168),{FormData:X,setFormDataState:z,getFormDataBoundary:m}=t(5910),{webidl:p}=t(7879),
u=t(4589),{isErrored:J,isDisturbed:O}=t(7075),{isUint8Array:f}=t(3429),{serializeAMimeType:C}=t(1900),{multipartFormDataParser:A}=t(116),{parseJSONFromBytes:E}=t(
8116),{utf8DecodeBytes:r}=t(276),{ReadableStreamTee:Q}=t(7830),i=new TextEncoder;function l(){}const F=new FinalizationRegistry(c=>{const H=c.deref();H&&!H.locked&&
!O(H)&&!J(H)&&H.cancel("Response object has been garbage collected").catch(l)});function y(c,H=!1){let Y=null;p.is.ReadableStream(c)?Y=c:p.is.Blob(c)?Y=c.stream():
Y=new ReadableStream({start(){},async pull(EA){const v=L(),P=v?.[Symbol.asyncIterator]?.();if(P==null){v?.length&&!J(Y)&&EA.enqueue(typeof v=="string"?i.encode(
v):new Uint8Array(v)),queueMicrotask(()=>h(EA));return}for(;;){const{value:lA,done:NA}=await P.next();if(NA){queueMicrotask(()=>h(EA));return}if(lA.length&&!J(Y)){
EA.enqueue(new Uint8Array(lA));return}}},cancel(EA){return L()[Symbol.asyncIterator]?.().return(EA)},type:"bytes"}),u(p.is.ReadableStream(Y));let L=null,T=null,
QA=null,AA=null;if(typeof c=="string")T=c,AA="text/plain;charset=UTF-8";else if(p.is.URLSearchParams(c))T=c.toString(),AA="application/x-www-form-urlencoded;cha\
rset=UTF-8";else if(p.is.BufferSource(c))T=p.util.getCopyOfBytesHeldByBufferSource(c);else if(p.is.FormData(c)){const EA=m(c),v=`--${EA}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */const P=hA=>hA.replace(/\n/g,"%0A").replace(
/\r/g,"%0D").replace(/"/g,"%22"),lA=hA=>hA.replace(/\r?\n|\r/g,`\r
`),NA=[],SA=new Uint8Array([13,10]);QA=0;let tA=!1;for(const[hA,LA]of c)if(typeof LA=="string"){const UA=i.encode(v+`; name="${P(lA(hA))}"\r
\r
${lA(LA)}\r
`);NA.push(UA),QA+=UA.byteLength}else{const UA=i.encode(`${v}; name="${P(lA(hA))}"`+(LA.name?`; filename="${P(LA.name)}"`:"")+`\r
Content-Type: ${LA.type||"application/octet-stream"}\r
\r
`);NA.push(UA,LA,SA),typeof LA.size=="number"?QA+=UA.byteLength+LA.size+SA.byteLength:tA=!0}const IA=i.encode(`--${EA}--\r
`);NA.push(IA),QA+=IA.byteLength,tA&&(QA=null),T=c;const gA=(async function*(){for(const hA of NA)hA.stream?yield*hA.stream():yield hA})();L=()=>gA,AA=`multipar\
t/form-data; boundary=${EA}`}else if(p.is.Blob(c))T=c,QA=c.size,c.type&&(AA=c.type);else if(typeof c[Symbol.asyncIterator]=="function"){if(H)throw new TypeError(
"keepalive");if(o.isDisturbed(c)||c.locked)throw new TypeError("Response body object should not be disturbed or locked");if(p.is.ReadableStream(c))Y=c;else{const EA=ReadableStream.
from(c).getReader();let v=!1;Y=new ReadableStream({async pull(P){for(;;){const{done:lA,value:NA}=await EA.read();if(v)return;if(lA){P.close();return}const SA=f(
NA)?NA:Buffer.from(NA);if(SA.byteLength){P.enqueue(SA);return}}},cancel(P){return v=!0,EA.cancel(P)}},{highWaterMark:0})}}return(typeof T=="string"||f(T))&&(L=()=>T,
QA=typeof T=="string"?Buffer.byteLength(T):T.length),[{stream:Y,source:T,length:QA},AA]}function I(c,H=!1){return p.is.ReadableStream(c)&&(u(!o.isDisturbed(c),"\
The body has already been consumed."),u(!c.locked,"The stream is locked.")),y(c,H)}function a(c){const{0:H,1:Y}=Q?.(c.stream,!0)??c.stream.tee();return c.stream=
H,{stream:Y,length:c.length,source:c.source}}function U(c,H){return{blob(){return k(this,L=>{let T=n(H(this));return T===null?T="":T&&(T=C(T)),new Blob([L],{type:T})},
c,H)},arrayBuffer(){return k(this,L=>new Uint8Array(L).buffer,c,H)},text(){return k(this,r,c,H)},json(){return k(this,E,c,H)},formData(){return k(this,L=>{const T=n(
H(this));if(T!==null)switch(T.essence){case"multipart/form-data":{const QA=A(L,T),AA=new X;return z(AA,QA),AA}case"application/x-www-form-urlencoded":{const QA=new URLSearchParams(
L.toString()),AA=new X;for(const[iA,EA]of QA)AA.append(iA,EA);return AA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/\
x-www-form-urlencoded".')},c,H)},bytes(){return k(this,L=>new Uint8Array(L),c,H)},textStream(){const L=H(this);if(K(L))throw new TypeError("Body is unusable: Bo\
dy has already been read");if(L.body==null){let AA;const iA=new ReadableStream({start:EA=>{AA=EA},pull:()=>Promise.resolve(),cancel:()=>Promise.resolve()},{size:()=>1});
return AA.close(),iA}const T=L.body.stream,QA=new TextDecoderStream("UTF-8");return T.pipeThrough(QA)}}}function D(c,H,Y){Object.assign(c.prototype,U(Y,H))}function k(c,H,Y,L){
try{p.brandCheck(c,Y)}catch(iA){return Promise.reject(iA)}if(c=L(c),K(c))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const T=Promise.
withResolvers(),QA=T.reject,AA=iA=>{try{T.resolve(H(iA))}catch(EA){QA(EA)}};return c.body==null?(AA(Buffer.allocUnsafe(0)),T.promise):(N(c.body,AA,QA),T.promise)}
function K(c){const H=c.body;return H!=null&&(H.stream.locked||o.isDisturbed(H.stream))}function n(c){const H=c.headersList,Y=_(H);return Y==="failure"?null:Y}sA.
exports={extractBody:y,safelyExtractBody:I,cloneBody:a,mixinBody:D,streamRegistry:F,bodyUnusable:K}}),4495:(sA=>{const s=["GET","HEAD","POST"],t=new Set(s),o=[101,
204,205,304],h=[301,302,303,307,308],N=new Set(h),_=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95",
"101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530",
"531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566",
"6665","6666","6667","6668","6669","6679","6697","10080"],X=new Set(_),z=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","ori\
gin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],m=["",...z],p=new Set(z),u=["follow","manual","error"],J=["GET","HEAD","OPTIONS","TRACE",
"QUERY"],O=new Set(J),f=["navigate","same-origin","no-cors","cors"],C=["omit","same-origin","include"],A=["default","no-store","reload","no-cache","force-cache",
"only-if-cached"],E=["content-encoding","content-language","content-location","content-type","content-length"],r=["half"],Q=["CONNECT","TRACE","TRACK"],i=new Set(
Q),l=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],F=new Set(l);sA.exports={subresource:l,forbiddenMethods:Q,
requestBodyHeader:E,referrerPolicy:m,requestRedirect:u,requestMode:f,requestCredentials:C,requestCache:A,redirectStatus:h,corsSafeListedMethods:s,nullBodyStatus:o,
safeMethods:J,badPorts:_,requestDuplex:r,subresourceSet:F,badPortsSet:X,redirectStatusSet:N,corsSafeListedMethodsSet:t,safeMethodsSet:O,forbiddenMethodsSet:i,referrerPolicyTokens:p}}),
1900:((sA,s,t)=>{const o=t(4589),{asciiLowercase:h,forgivingBase64:N,collectASequenceOfCodePoints:_,collectASequenceOfCodePointsFast:X,isomorphicDecode:z,removeASCIIWhitespace:m,
removeChars:p}=t(8116),u=new TextEncoder,J=/^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u,O=/[\u000A\u000D\u0009\u0020]/u,f=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function C(D){
o(D.protocol==="data:");let k=A(D,!0);k=k.slice(5);const K={position:0};let n=X(",",k,K);const c=n.length;if(n=m(n,!0,!0),K.position>=k.length)return"failure";K.
position++;const H=k.slice(c+1);let Y=E(H);if(/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(n)){const T=z(Y);if(Y=N(T),Y==="failure")return"failure";n=n.slice(0,-6),n=n.replace(
/(\u0020+)$/u,""),n=n.slice(0,-1)}n.startsWith(";")&&(n="text/plain"+n);let L=l(n);return L==="failure"&&(L=l("text/plain;charset=US-ASCII")),{mimeType:L,body:Y}}
function A(D,k=!1){if(!k)return D.href;const K=D.href,n=D.hash.length,c=n===0?K:K.substring(0,K.length-n);return!n&&K.endsWith("#")?c.slice(0,-1):c}function E(D){
const k=u.encode(D);return i(k)}function r(D){return D>=48&&D<=57||D>=65&&D<=70||D>=97&&D<=102}function Q(D){return D>=48&&D<=57?D-48:(D&223)-55}function i(D){const k=D.
length,K=new Uint8Array(k);let n=0,c=0;for(;c<k;){const H=D[c];H!==37?K[n++]=H:H===37&&!(r(D[c+1])&&r(D[c+2]))?K[n++]=37:(K[n++]=Q(D[c+1])<<4|Q(D[c+2]),c+=2),++c}
return k===n?K:K.subarray(0,n)}function l(D){D=a(D,!0,!0);const k={position:0},K=X("/",D,k);if(K.length===0||!J.test(K)||k.position>=D.length)return"failure";k.
position++;let n=X(";",D,k);if(n=a(n,!1,!0),n.length===0||!J.test(n))return"failure";const c=h(K),H=h(n),Y={type:c,subtype:H,parameters:new Map,essence:`${c}/${H}`};
for(;k.position<D.length;){k.position++,_(QA=>O.test(QA),D,k);let L=_(QA=>QA!==";"&&QA!=="=",D,k);if(L=h(L),k.position<D.length){if(D[k.position]===";")continue;
k.position++}if(k.position>=D.length)break;let T=null;if(D[k.position]==='"')T=F(D,k,!0),X(";",D,k);else if(T=X(";",D,k),T=a(T,!1,!0),T.length===0)continue;L.length!==
0&&J.test(L)&&(T.length===0||f.test(T))&&!Y.parameters.has(L)&&Y.parameters.set(L,T)}return Y}function F(D,k,K=!1){const n=k.position;let c="";for(o(D[k.position]===
'"'),k.position++;c+=_(Y=>Y!=='"'&&Y!=="\\",D,k),!(k.position>=D.length);){const H=D[k.position];if(k.position++,H==="\\"){if(k.position>=D.length){c+="\\";break}
c+=D[k.position],k.position++}else{o(H==='"');break}}return K?c:D.slice(n,k.position)}function y(D){o(D!=="failure");const{parameters:k,essence:K}=D;let n=K;for(let[
c,H]of k.entries())n+=";",n+=c,n+="=",J.test(H)||(H=H.replace(/[\\"]/ug,"\\$&"),H='"'+H,H+='"'),n+=H;return n}function I(D){return D===13||D===10||D===9||D===32}
function a(D,k=!0,K=!0){return p(D,k,K,I)}function U(D){switch(D.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascrip\
t":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"te\
xt/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"\
text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":
return"application/xml"}return D.subtype.endsWith("+json")?"application/json":D.subtype.endsWith("+xml")?"application/xml":""}sA.exports={dataURLProcessor:C,URLSerializer:A,
stringPercentDecode:E,parseMIMEType:l,collectAnHTTPQuotedString:F,serializeAMimeType:y,removeHTTPWhitespace:a,minimizeSupportedMimeType:U,HTTP_TOKEN_CODEPOINTS:J}}),
116:((sA,s,t)=>{const{bufferToLowerCasedHeaderName:o}=t(3440),{HTTP_TOKEN_CODEPOINTS:h}=t(1900),{makeEntry:N}=t(5910),{webidl:_}=t(7879),X=t(4589),{isomorphicDecode:z}=t(
8116),m=Buffer.from("--"),p=new TextDecoder,u=new TextDecoder("utf-8",{ignoreBOM:!0});function J(I){for(let a=0;a<I.length;++a)if((I.charCodeAt(a)&-128)!==0)return!1;
return!0}function O(I){const a=I.length;if(a<27||a>70)return!1;for(let U=0;U<a;++U){const D=I.charCodeAt(U);if(!(D>=48&&D<=57||D>=65&&D<=90||D>=97&&D<=122||D===
39||D===45||D===95))return!1}return!0}function f(I,a){X(a!=="failure"&&a.essence==="multipart/form-data");const U=a.parameters.get("boundary");if(U===void 0)throw i(
"missing boundary in content-type header");const D=Buffer.from(`--${U}`,"utf8"),k=[],K={position:0},n=I.indexOf(D);if(n===-1)throw i("no boundary found in multi\
part body");for(K.position=n;;){if(I.subarray(K.position,K.position+D.length).equals(D))K.position+=D.length;else throw i("expected a value starting with -- and\
 the boundary");if(Q(I,m,K))return k;if(I[K.position]!==13||I[K.position+1]!==10)throw i("expected CRLF");K.position+=2;const c=A(I,K);let{name:H,filename:Y,contentType:L,
encoding:T}=c;K.position+=2;let QA;{const iA=I.indexOf(D.subarray(2),K.position);if(iA===-1)throw i("expected boundary after body");QA=I.subarray(K.position,iA-
4),K.position+=QA.length,T==="base64"&&(QA=Buffer.from(QA.toString(),"base64"))}if(I[K.position]!==13||I[K.position+1]!==10)throw i("expected CRLF");K.position+=
2;let AA;Y!==null?(L??="text/plain",J(L)||(L=""),AA=new File([QA],Y,{type:L})):AA=u.decode(Buffer.from(QA)),X(_.is.USVString(H)),X(typeof AA=="string"&&_.is.USVString(
AA)||_.is.File(AA)),k.push(N(H,AA,Y))}}function C(I,a){I[a.position]===59&&a.position++,E(n=>n===32||n===9,I,a);const U=E(n=>y(n)&&n!==61&&n!==42,I,a);if(U.length===
0)return null;const D=U.toString("ascii").toLowerCase(),k=I[a.position]===42;if(k&&a.position++,I[a.position]!==61)return null;a.position++,E(n=>n===32||n===9,I,
a);let K;if(k){const n=E(Y=>Y!==32&&Y!==13&&Y!==10&&Y!==59,I,a),c=n.indexOf(39),H=c===-1?-1:n.indexOf(39,c+1);if(c===-1||H===-1)throw i("expected charset and la\
nguage separators in extended value");if(c!==5||n[0]!==117&&n[0]!==85||n[1]!==116&&n[1]!==84||n[2]!==102&&n[2]!==70||n[3]!==45||n[4]!==56)throw i("unknown chars\
et, expected utf-8");K=decodeURIComponent(p.decode(n.subarray(H+1)))}else if(I[a.position]===34){a.position++;const n=E(c=>c!==10&&c!==13&&c!==34,I,a);if(I[a.position]!==
34)throw i("Closing quote not found");a.position++,K=p.decode(n).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const n=E(c=>y(c)&&c!==59,I,a);K=p.decode(n)}return{name:D,value:K,extended:k}}function A(I,a){let U=null,D=null,
k=null,K=null;for(;;){if(I[a.position]===13&&I[a.position+1]===10){if(U===null)throw i("header name is null");return{name:U,filename:D,contentType:k,encoding:K}}
let n=E(c=>c!==10&&c!==13&&c!==58,I,a);if(n=r(n,!0,!0,c=>c===9||c===32),!h.test(n.toString()))throw i("header name does not match the field-name token productio\
n");if(I[a.position]!==58)throw i("expected :");switch(a.position++,E(c=>c===32||c===9,I,a),o(n)){case"content-disposition":{U=D=null;let c=!1;if(E(Y=>y(Y),I,a).
toString("ascii").toLowerCase()!=="form-data")throw i("expected form-data for content-disposition header");for(;a.position<I.length&&(I[a.position]!==13||I[a.position+
1]!==10);){const Y=C(I,a);if(!Y)break;Y.name==="name"?U=Y.value:Y.name==="filename"&&(Y.extended?(D=Y.value,c=!0):c||(D=Y.value))}if(U===null)throw i("name attr\
ibute is required in content-disposition header");break}case"content-type":{let c=E(H=>H!==10&&H!==13,I,a);c=r(c,!1,!0,H=>H===9||H===32),k=z(c);break}case"conte\
nt-transfer-encoding":{let c=E(H=>H!==10&&H!==13,I,a);c=r(c,!1,!0,H=>H===9||H===32),K=z(c);break}default:E(c=>c!==10&&c!==13,I,a)}if(I[a.position]!==13||I[a.position+
1]!==10)throw i("expected CRLF");a.position+=2}}function E(I,a,U){let D=U.position;for(;D<a.length&&I(a[D]);)++D;return a.subarray(U.position,U.position=D)}function r(I,a,U,D){
let k=0,K=I.length-1;if(a)for(;k<I.length&&D(I[k]);)k++;if(U)for(;K>0&&D(I[K]);)K--;return k===0&&K===I.length-1?I:I.subarray(k,K+1)}function Q(I,a,U){if(I.length<
a.length)return!1;for(let D=0;D<a.length;D++)if(a[D]!==I[U.position+D])return!1;return!0}function i(I){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(I)})}function l(I){return I<=31||I===127}function F(I){return I===40||I===41||I===60||I===62||I===64||I===44||I===59||I===58||I===92||I===34||
I===47||I===91||I===93||I===63||I===61}function y(I){return I<=127&&I!==32&&I!==9&&!l(I)&&!F(I)}sA.exports={multipartFormDataParser:f,validateBoundary:O}}),5910:((sA,s,t)=>{
const{iteratorMixin:o}=t(3168),{kEnumerableProperty:h}=t(3440),{webidl:N}=t(7879),_=t(7975),{runtimeFeatures:X}=t(2694),z=X.has("crypto")?t(7598).randomInt:f=>Math.
floor(Math.random()*f);let m,p,u;class J{#A=[];#e=null;constructor(C=void 0){if(N.util.markAsUncloneable(this),C!==void 0)throw N.errors.conversionFailed({prefix:"\
FormData constructor",argument:"Argument 1",types:["undefined"]})}append(C,A,E=void 0){N.brandCheck(this,N.is.FormData);const r="FormData.append";N.argumentLengthCheck(
arguments,2,r),C=N.converters.USVString(C),arguments.length===3||N.is.Blob(A)?(A=N.converters.Blob(A,r,"value"),E!==void 0&&(E=N.converters.USVString(E))):A=N.converters.
USVString(A);const Q=O(C,A,E);this.#A.push(Q)}delete(C){N.brandCheck(this,N.is.FormData),N.argumentLengthCheck(arguments,1,"FormData.delete"),C=N.converters.USVString(
C),this.#A=this.#A.filter(E=>E.name!==C)}get(C){N.brandCheck(this,N.is.FormData),N.argumentLengthCheck(arguments,1,"FormData.get"),C=N.converters.USVString(C);const E=this.#A.
findIndex(r=>r.name===C);return E===-1?null:this.#A[E].value}getAll(C){return N.brandCheck(this,N.is.FormData),N.argumentLengthCheck(arguments,1,"FormData.getAl\
l"),C=N.converters.USVString(C),this.#A.filter(E=>E.name===C).map(E=>E.value)}has(C){return N.brandCheck(this,N.is.FormData),N.argumentLengthCheck(arguments,1,"\
FormData.has"),C=N.converters.USVString(C),this.#A.findIndex(E=>E.name===C)!==-1}set(C,A,E=void 0){N.brandCheck(this,N.is.FormData);const r="FormData.set";N.argumentLengthCheck(
arguments,2,r),C=N.converters.USVString(C),arguments.length===3||N.is.Blob(A)?(A=N.converters.Blob(A,r,"value"),E!==void 0&&(E=N.converters.USVString(E))):A=N.converters.
USVString(A);const Q=O(C,A,E),i=this.#A.findIndex(l=>l.name===C);i!==-1?this.#A=[...this.#A.slice(0,i),Q,...this.#A.slice(i+1).filter(l=>l.name!==C)]:this.#A.push(
Q)}[_.inspect.custom](C,A){const E=this.#A.reduce((Q,i)=>(Q[i.name]?Array.isArray(Q[i.name])?Q[i.name].push(i.value):Q[i.name]=[Q[i.name],i.value]:Q[i.name]=i.value,
Q),{__proto__:null});A.depth??=C,A.colors??=!0;const r=_.formatWithOptions(A,E);return`FormData ${r.slice(r.indexOf("]")+2)}`}static{m=C=>C.#A,p=(C,A)=>{C.#A=A},
u=C=>C.#e??=`----formdata-undici-0${`${z(1e11)}`.padStart(11,"0")}`,N.is.FormData=C=>C!=null&&typeof C=="object"&&#A in C}}o("FormData",J,m,"name","value",N.is.
FormData),Object.defineProperties(J.prototype,{append:h,delete:h,get:h,getAll:h,has:h,set:h,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function O(f,C,A){
if(typeof C!="string"){if(N.is.File(C)||(C=new File([C],"blob",{type:C.type})),A!==void 0){const E={type:C.type,lastModified:C.lastModified};C=new File([C],A,E)}}
return{name:f,value:C}}sA.exports={FormData:J,makeEntry:O,setFormDataState:p,getFormDataBoundary:u}}),1059:(sA=>{const s=Symbol.for("undici.globalOrigin.1");function t(){
return globalThis[s]}function o(h){if(h===void 0){Object.defineProperty(globalThis,s,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const N=new URL(
h);if(N.protocol!=="http:"&&N.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${N.protocol}`);Object.defineProperty(globalThis,
s,{value:N,writable:!0,enumerable:!1,configurable:!1})}sA.exports={getGlobalOrigin:t,setGlobalOrigin:o}}),660:((sA,s,t)=>{const{kConstruct:o}=t(6443),{kEnumerableProperty:h,
setHeader:N}=t(3440),{iteratorMixin:_,isValidHeaderName:X,isValidHeaderValue:z}=t(3168),{webidl:m}=t(7879),p=t(4589),u=t(7975);function J(I){return I===10||I===
13||I===9||I===32}function O(I){let a=0,U=I.length;for(;U>a&&J(I.charCodeAt(U-1));)--U;for(;U>a&&J(I.charCodeAt(a));)++a;return a===0&&U===I.length?I:I.substring(
a,U)}function f(I,a){if(Array.isArray(a))for(let U=0;U<a.length;++U){const D=a[U];if(D.length!==2)throw m.errors.exception({header:"Headers constructor",message:`\
expected name/value pair to be length 2, found ${D.length}.`});C(I,D[0],D[1])}else if(typeof a=="object"&&a!==null){const U=Object.keys(a);for(let D=0;D<U.length;++D)
C(I,U[D],a[U[D]])}else throw m.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteS\
tring, ByteString>"]})}function C(I,a,U){if(U=O(U),X(a)){if(!z(U))throw m.errors.invalidArgument({prefix:"Headers.append",value:U,type:"header value"})}else throw m.
errors.invalidArgument({prefix:"Headers.append",value:a,type:"header name"});if(Q(I)==="immutable")throw new TypeError("immutable");return l(I).append(a,U,!1)}function A(I){
const a=l(I);if(!a)return[];if(a.sortedMap)return a.sortedMap;const U=[],D=a.toSortedArray(),k=a.cookies;if(k===null||k.length===1)return a.sortedMap=D;for(let K=0;K<
D.length;++K){const{0:n,1:c}=D[K];if(n==="set-cookie")for(let H=0;H<k.length;++H)U.push([n,k[H]]);else U.push([n,c])}return a.sortedMap=U}function E(I,a){return I[0]<
a[0]?-1:1}class r{cookies=null;sortedMap;headersMap;constructor(a){a instanceof r?(this.headersMap=new Map(a.headersMap),this.sortedMap=a.sortedMap,this.cookies=
a.cookies===null?null:[...a.cookies]):(this.headersMap=new Map(a),this.sortedMap=null)}contains(a,U){return this.headersMap.has(U?a:a.toLowerCase())}clear(){this.
headersMap.clear(),this.sortedMap=null,this.cookies=null}append(a,U,D){this.sortedMap=null;const k=D?a:a.toLowerCase(),K=this.headersMap.get(k);if(K){const n=k===
"cookie"?"; ":", ";this.headersMap.set(k,{name:K.name,value:`${K.value}${n}${U}`})}else this.headersMap.set(k,{name:a,value:U});k==="set-cookie"&&(this.cookies??=
[]).push(U)}set(a,U,D){this.sortedMap=null;const k=D?a:a.toLowerCase();k==="set-cookie"&&(this.cookies=[U]),this.headersMap.set(k,{name:a,value:U})}delete(a,U){
this.sortedMap=null,U||(a=a.toLowerCase()),a==="set-cookie"&&(this.cookies=null),this.headersMap.delete(a)}get(a,U){return this.headersMap.get(U?a:a.toLowerCase())?.
value??null}*[Symbol.iterator](){for(const{0:a,1:{value:U}}of this.headersMap)yield[a,U]}get entries(){const a={};if(this.headersMap.size!==0)for(const{name:U,value:D}of this.
headersMap.values())N(a,U,D);return a}rawValues(){return this.headersMap.values()}get entriesList(){const a=[];if(this.headersMap.size!==0)for(const{0:U,1:{name:D,
value:k}}of this.headersMap)if(U==="set-cookie")for(const K of this.cookies)a.push([D,K]);else a.push([D,k]);return a}toSortedArray(){const a=this.headersMap.size,
U=new Array(a);if(a<=32){if(a===0)return U;const D=this.headersMap[Symbol.iterator](),k=D.next().value;U[0]=[k[0],k[1].value],p(k[1].value!==null);for(let K=1,n=0,
c=0,H=0,Y=0,L,T;K<a;++K){for(T=D.next().value,L=U[K]=[T[0],T[1].value],p(L[1]!==null),H=0,c=K;H<c;)Y=H+(c-H>>1),U[Y][0]<=L[0]?H=Y+1:c=Y;if(K!==Y){for(n=K;n>H;)U[n]=
U[--n];U[H]=L}}if(!D.next().done)throw new TypeError("Unreachable");return U}else{let D=0;for(const{0:k,1:{value:K}}of this.headersMap)U[D++]=[k,K],p(K!==null);
return U.sort(E)}}}let Q,i,l,F;class y{#A;#e;constructor(a=void 0){m.util.markAsUncloneable(this),a!==o&&(this.#e=new r,this.#A="none",a!==void 0&&(a=m.converters.
HeadersInit(a,"Headers constructor","init"),f(this,a)))}append(a,U){m.brandCheck(this,m.is.Headers),m.argumentLengthCheck(arguments,2,"Headers.append");const D="\
Headers.append";return a=m.converters.ByteString(a,D,"name"),U=m.converters.ByteString(U,D,"value"),C(this,a,U)}delete(a){if(m.brandCheck(this,m.is.Headers),m.argumentLengthCheck(
arguments,1,"Headers.delete"),a=m.converters.ByteString(a,"Headers.delete","name"),!X(a))throw m.errors.invalidArgument({prefix:"Headers.delete",value:a,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(a,!1)&&this.#e.delete(a,!1)}get(a){m.brandCheck(this,m.is.Headers),m.argumentLengthCheck(
arguments,1,"Headers.get");const U="Headers.get";if(a=m.converters.ByteString(a,U,"name"),!X(a))throw m.errors.invalidArgument({prefix:U,value:a,type:"header na\
me"});return this.#e.get(a,!1)}has(a){m.brandCheck(this,m.is.Headers),m.argumentLengthCheck(arguments,1,"Headers.has");const U="Headers.has";if(a=m.converters.ByteString(
a,U,"name"),!X(a))throw m.errors.invalidArgument({prefix:U,value:a,type:"header name"});return this.#e.contains(a,!1)}set(a,U){m.brandCheck(this,m.is.Headers),m.
argumentLengthCheck(arguments,2,"Headers.set");const D="Headers.set";if(a=m.converters.ByteString(a,D,"name"),U=m.converters.ByteString(U,D,"value"),U=O(U),X(a)){
if(!z(U))throw m.errors.invalidArgument({prefix:D,value:U,type:"header value"})}else throw m.errors.invalidArgument({prefix:D,value:a,type:"header name"});if(this.#A===
"immutable")throw new TypeError("immutable");this.#e.set(a,U,!1)}getSetCookie(){m.brandCheck(this,m.is.Headers);const a=this.#e.cookies;return a?[...a]:[]}[u.inspect.
custom](a,U){return U.depth??=a,`Headers ${u.formatWithOptions(U,this.#e.entries)}`}static{Q=a=>a.#A,i=(a,U)=>{a.#A=U},l=a=>a.#e,F=(a,U)=>{a.#e=U},m.is.Headers=
a=>a!=null&&typeof a=="object"&&#A in a}}_("Headers",y,A,0,1,m.is.Headers),Object.defineProperties(y.prototype,{append:h,delete:h,get:h,has:h,set:h,getSetCookie:h,
[Symbol.toStringTag]:{value:"Headers",configurable:!0},[u.inspect.custom]:{enumerable:!1}}),m.converters.HeadersInit=function(I,a,U){if(m.util.Type(I)===m.util.
Types.OBJECT){const D=Reflect.get(I,Symbol.iterator);if(!u.types.isProxy(I)&&D===y.prototype.entries)try{return l(I).entriesList}catch{}return typeof D=="functi\
on"?m.converters["sequence<sequence<ByteString>>"](I,a,U,D.bind(I)):m.converters["record<ByteString, ByteString>"](I,a,U)}throw m.errors.conversionFailed({prefix:"\
Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},sA.exports={fill:f,compareHeaderName:E,Headers:y,
HeadersList:r,getHeadersGuard:Q,setHeadersGuard:i,setHeadersList:F,getHeadersList:l}}),4398:((sA,s,t)=>{const{makeNetworkError:o,makeAppropriateNetworkError:h,filterResponse:N,
makeResponse:_,fromInnerResponse:X,getResponseState:z}=t(9051),{HeadersList:m}=t(660),{Request:p,cloneRequest:u,getRequestDispatcher:J,getRequestState:O,removeRequestAbortListener:f}=t(
9967),C=t(8522),{makePolicyContainer:A,clonePolicyContainer:E,requestBadPort:r,TAOCheck:Q,appendRequestOriginHeader:i,responseLocationURL:l,requestCurrentURL:F,
setRequestReferrerPolicyOnRedirect:y,tryUpgradeRequestToAPotentiallyTrustworthyURL:I,createOpaqueTimingInfo:a,appendFetchMetadata:U,corsCheck:D,crossOriginResourcePolicyCheck:k,
determineRequestsReferrer:K,coarsenedSharedCurrentTime:n,sameOrigin:c,isCancelled:H,isAborted:Y,isErrorLike:L,fullyReadBody:T,readableStreamClose:QA,urlIsLocal:AA,
urlIsHttpHttpsScheme:iA,urlHasHttpsScheme:EA,clampAndCoarsenConnectionTimingInfo:v,simpleRangeHeaderValue:P,buildContentRange:lA,createInflate:NA,extractMimeType:SA,
hasAuthenticationEntry:tA,includesCredentials:IA,isTraversableNavigable:gA}=t(3168),hA=t(4589),{safelyExtractBody:LA,extractBody:UA}=t(4492),{redirectStatusSet:xA,
nullBodyStatus:mA,safeMethodsSet:CA,requestBodyHeader:RA,subresourceSet:aA}=t(4495),MA=t(8474),{Readable:d,pipeline:GA,finished:vA,isErrored:jA,isReadable:ee}=t(
7075),{addAbortListener:qA,bufferToLowerCasedHeaderName:yA}=t(3440),{SocketError:bA}=t(8707),{dataURLProcessor:$,serializeAMimeType:TA,minimizeSupportedMimeType:WA}=t(
1900),{getGlobalDispatcher:R}=t(2581),{webidl:W}=t(7879),{STATUS_CODES:rA}=t(7067),{bytesMatch:FA}=t(5082),{isomorphicEncode:V}=t(8116),kA=["GET","HEAD"],e=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let eA;function DA(Z,wA,b){if(Array.isArray(b)){for(let B=0;B<b.length;B+=2){const M=yA(b[B]),G=b[B+1];if(Array.
isArray(G)&&!Buffer.isBuffer(G))for(const q of G)Z.append(M,q.toString("latin1"),!0);else Z.append(M,G.toString("latin1"),!0)}return}for(const[B,M]of Object.entries(
wA??{}))if(Array.isArray(M))for(const G of M)Z.append(B,`${G}`,!0);else Z.append(B,`${M}`,!0)}class S extends MA{constructor(wA){super(),this.dispatcher=wA,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(wA){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(wA),this.emit("termina\
ted",wA))}abort(wA){this.state==="ongoing"&&(this.state="aborted",wA||(wA=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
wA,this.connection?.destroy(wA),this.emit("terminated",wA))}}function j(Z){dA(Z,"fetch")}function nA(Z,wA=void 0){W.argumentLengthCheck(arguments,1,"globalThis.\
fetch");let b=Promise.withResolvers(),B;try{B=new p(Z,wA)}catch(YA){return b.reject(YA),b.promise}const M=O(B);if(B.signal.aborted)return OA(b,M,null,B.signal.reason,
null),b.promise;M.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(M.serviceWorkers="none");let q=null,cA=!1,HA=null;const PA=qA(B.signal,()=>{
cA=!0,hA(HA!=null),HA.abort(B.signal.reason);const YA=q?.deref();OA(b,M,YA,B.signal.reason,HA.controller)}),uA=()=>{PA(),f(B)};return HA=$A({request:M,processResponseEndOfBody:YA=>{
j(YA),uA()},processResponse:YA=>{if(!cA){if(YA.aborted){OA(b,M,q,HA.serializedAbortReason,HA.controller),uA();return}if(YA.type==="error"){b.reject(new TypeError(
"fetch failed",{cause:YA.error})),uA();return}q=new WeakRef(X(YA,"immutable")),b.resolve(q.deref()),b=null}},dispatcher:J(B)}),b.promise}function dA(Z,wA="other"){
if(Z.type==="error"&&Z.aborted||!Z.urlList?.length)return;const b=Z.urlList[0];let B=Z.timingInfo,M=Z.cacheState;iA(b)&&B!==null&&(Z.timingAllowPassed||(B=a({startTime:B.
startTime}),M=""),B.endTime=n(),Z.timingInfo=B,VA(B,b.href,wA,globalThis,M,"",Z.status))}const VA=performance.markResourceTiming;function OA(Z,wA,b,B,M){if(Z&&Z.
reject(B),wA.body?.stream!=null&&ee(wA.body.stream)&&wA.body.stream.cancel(B).catch(q=>{if(q.code!=="ERR_INVALID_STATE")throw q}),b==null)return;const G=z(b);G.
body?.stream!=null&&ee(G.body.stream)&&M.error(B)}function $A({request:Z,processRequestBodyChunkLength:wA,processRequestEndOfBody:b,processResponse:B,processResponseEndOfBody:M,
processResponseConsumeBody:G,useParallelQueue:q=!1,dispatcher:cA=R()}){hA(cA);let HA=null,PA=!1;Z.client!=null&&(HA=Z.client.globalObject,PA=Z.client.crossOriginIsolatedCapability);
const uA=n(PA),_A=a({startTime:uA}),YA={controller:new S(cA),request:Z,timingInfo:_A,processRequestBodyChunkLength:wA,processRequestEndOfBody:b,processResponse:B,
processResponseConsumeBody:G,processResponseEndOfBody:M,taskDestination:HA,crossOriginIsolatedCapability:PA};return hA(!Z.body||Z.body.stream),Z.window==="clien\
t"&&(Z.window=Z.client?.globalObject?.constructor?.name==="Window"?Z.client:"no-window"),Z.origin==="client"&&(Z.origin=Z.client.origin),Z.policyContainer==="cl\
ient"&&(Z.client!=null?Z.policyContainer=E(Z.client.policyContainer):Z.policyContainer=A()),Z.headersList.contains("accept",!0)||Z.headersList.append("accept","\
*/*",!0),Z.headersList.contains("accept-language",!0)||Z.headersList.append("accept-language","*",!0),Z.priority,aA.has(Z.destination),te(YA,!1),YA.controller}async function te(Z,wA){
try{const b=Z.request;let B=null;if(b.localURLsOnly&&!AA(F(b))&&(B=o("local URLs only")),I(b),r(b)==="blocked"&&(B=o("bad port")),b.referrerPolicy===""&&(b.referrerPolicy=
b.policyContainer.referrerPolicy),b.referrer!=="no-referrer"&&(b.referrer=K(b)),B===null){const G=F(b);c(G,b.url)&&b.responseTainting==="basic"||G.protocol==="d\
ata:"||b.mode==="navigate"||b.mode==="websocket"?(b.responseTainting="basic",B=await Ee(Z)):b.mode==="same-origin"?B=o('request mode cannot be "same-origin"'):b.
mode==="no-cors"?b.redirect!=="follow"?B=o('redirect mode cannot be "follow" for "no-cors" request'):(b.responseTainting="opaque",B=await Ee(Z)):iA(F(b))?(b.responseTainting=
"cors",B=await ne(Z)):B=o("URL scheme must be a HTTP(S) scheme")}if(wA)return B;B.status!==0&&!B.internalResponse&&(b.responseTainting,b.responseTainting==="bas\
ic"?B=N(B,"basic"):b.responseTainting==="cors"?B=N(B,"cors"):b.responseTainting==="opaque"?B=N(B,"opaque"):hA(!1));let M=B.status===0?B:B.internalResponse;if(M.
urlList.length===0&&M.urlList.push(...b.urlList),b.timingAllowFailed||(B.timingAllowPassed=!0),B.type==="opaque"&&M.status===206&&M.rangeRequested&&!b.headers.contains(
"range",!0)&&(B=M=o()),B.status!==0&&(b.method==="HEAD"||b.method==="CONNECT"||mA.includes(M.status))&&(M.body=null,Z.controller.dump=!0),b.integrity){const G=cA=>ae(
Z,o(cA));if(b.responseTainting==="opaque"||B.body==null){G(B.error);return}const q=cA=>{if(!FA(cA,b.integrity)){G("integrity mismatch");return}B.body=LA(cA)[0],
ae(Z,B)};T(B.body,q,G)}else ae(Z,B)}catch(b){Z.controller.terminate(b)}}function Ee(Z){if(H(Z))return Promise.resolve(h(Z));const{request:wA}=Z,{protocol:b}=F(wA);
switch(b){case"about:":return Promise.resolve(o("about scheme is not supported"));case"blob:":{eA||(eA=t(4573).resolveObjectURL);const B=F(wA);if(B.search.length!==
0)return Promise.resolve(o("NetworkError when attempting to fetch resource."));const M=eA(B.toString());if(wA.method!=="GET"||!W.is.Blob(M))return Promise.resolve(
o("invalid method"));const G=_(),q=M.size,cA=V(`${q}`),HA=M.type;if(wA.headersList.contains("range",!0)){G.rangeRequested=!0;const PA=wA.headersList.get("range",
!0),uA=P(PA,!0);if(uA==="failure")return Promise.resolve(o("failed to fetch the data URL"));let{rangeStartValue:_A,rangeEndValue:YA}=uA;if(_A===null)_A=q-YA,YA=
_A+YA-1;else{if(_A>=q)return Promise.resolve(o("Range start is greater than the blob's size."));(YA===null||YA>=q)&&(YA=q-1)}const pA=M.slice(_A,YA+1,HA),KA=UA(
pA);G.body=KA[0];const JA=V(`${pA.size}`),zA=lA(_A,YA,q);G.status=206,G.statusText="Partial Content",G.headersList.set("content-length",JA,!0),G.headersList.set(
"content-type",HA,!0),G.headersList.set("content-range",zA,!0)}else{const PA=UA(M);G.statusText="OK",G.body=PA[0],G.headersList.set("content-length",cA,!0),G.headersList.
set("content-type",HA,!0)}return Promise.resolve(G)}case"data:":{const B=F(wA),M=$(B);if(M==="failure")return Promise.resolve(o("failed to fetch the data URL"));
const G=TA(M.mimeType);return Promise.resolve(_({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:G}]],body:LA(M.body)[0]}))}case"file:":
return Promise.resolve(o("not implemented... yet..."));case"http:":case"https:":return ne(Z).catch(B=>o(B));default:return Promise.resolve(o("unknown scheme"))}}
function Be(Z,wA){Z.request.done=!0,Z.processResponseDone!=null&&queueMicrotask(()=>Z.processResponseDone(wA))}function ae(Z,wA){let b=Z.timingInfo;Z.request.destination===
"document"&&(Z.controller.fullTimingInfo=b);const B=()=>{const G=Date.now();Z.controller.reportTimingSteps=()=>{if(!iA(Z.request.url))return;b.endTime=G;let cA=wA.
cacheState;const HA=wA.bodyInfo;wA.timingAllowPassed||(b=a(b),cA="");let PA=0;if(Z.request.mode!=="navigate"||!wA.hasCrossOriginRedirects){PA=wA.status;const uA=SA(
wA.headersList);uA!=="failure"&&(HA.contentType=WA(uA))}Z.request.initiatorType!=null&&VA(b,Z.request.url.href,Z.request.initiatorType,globalThis,cA,HA,PA)};const q=()=>{
Z.request.done=!0,Z.processResponseEndOfBody!=null&&queueMicrotask(()=>Z.processResponseEndOfBody(wA)),Z.request.initiatorType!=null&&Z.controller.reportTimingSteps()};
queueMicrotask(()=>q())};Z.processResponse!=null&&queueMicrotask(()=>{Z.processResponse(wA),Z.processResponse=null});const M=wA.type==="error"?wA:wA.internalResponse??
wA;if(M.body==null?B():vA(M.body.stream,()=>{B()}),Z.processResponseConsumeBody!=null){const G=cA=>Z.processResponseConsumeBody(wA,cA),q=()=>Z.processResponseConsumeBody(
wA,"failure");M.body==null?queueMicrotask(()=>G(null)):T(M.body,G,q)}}async function ne(Z){const wA=Z.request;let b=null,B=null;const M=Z.timingInfo;if(wA.serviceWorkers,
b===null){if(wA.redirect==="follow"&&(wA.serviceWorkers="none"),B=b=await Fe(Z),wA.responseTainting==="cors"&&D(wA,b)==="failure")return o("cors failure");Q(wA,
b)==="failure"&&(wA.timingAllowFailed=!0)}return(wA.responseTainting==="opaque"||b.type==="opaque")&&k(wA.origin,wA.client,wA.destination,B)==="blocked"?o("bloc\
ked"):(xA.has(B.status)&&(wA.redirect!=="manual"&&Z.controller.connection.destroy(),wA.redirect==="error"?b=o("unexpected redirect"):wA.redirect==="manual"?b=B:
wA.redirect==="follow"?b=await fe(Z,b):hA(!1)),b.timingInfo=M,b)}function fe(Z,wA){const b=Z.request,B=wA.internalResponse?wA.internalResponse:wA;let M;try{if(M=
l(B,F(b).hash),M==null)return wA}catch(q){return Promise.resolve(o(q))}if(!iA(M))return Promise.resolve(o("URL scheme must be a HTTP(S) scheme"));if(b.redirectCount===
20)return Promise.resolve(o("redirect count exceeded"));if(b.redirectCount+=1,b.mode==="cors"&&(M.username||M.password)&&!c(b,M))return Promise.resolve(o('cross\
 origin not allowed for request mode "cors"'));if(b.responseTainting==="cors"&&(M.username||M.password))return Promise.resolve(o('URL cannot contain credentials\
 for request mode "cors"'));if(B.status!==303&&b.body!=null&&b.body.source==null)return Promise.resolve(o());if([301,302].includes(B.status)&&b.method==="POST"||
B.status===303&&!kA.includes(b.method)){b.method="GET",b.body=null;for(const q of RA)b.headersList.delete(q)}c(F(b),M)||(b.headersList.delete("authorization",!0),
b.headersList.delete("proxy-authorization",!0),b.headersList.delete("cookie",!0),b.headersList.delete("host",!0)),b.body!=null&&(hA(b.body.source!=null),b.body=
LA(b.body.source)[0]);const G=Z.timingInfo;return G.redirectEndTime=G.postRedirectStartTime=n(Z.crossOriginIsolatedCapability),G.redirectStartTime===0&&(G.redirectStartTime=
G.startTime),b.urlList.push(M),y(b,B),te(Z,!0)}async function Fe(Z,wA=!1,b=!1){const B=Z.request;let M=null,G=null,q=null;const cA=null,HA=!1;B.window==="no-win\
dow"&&B.redirect==="error"?(M=Z,G=B):(B.body?.source!=null?G=u(B):(G=u({...B,body:null}),G.body=B.body),M={...Z},M.request=G);const PA=B.credentials==="include"||
B.credentials==="same-origin"&&B.responseTainting==="basic",uA=G.body?G.body.length:null;let _A=null;if(G.body==null&&["POST","PUT"].includes(G.method)&&(_A="0"),
uA!=null&&(_A=V(`${uA}`)),_A!=null&&!G.headersList.contains("content-length",!0)&&G.headersList.append("content-length",_A,!0),uA!=null&&G.keepalive,W.is.URL(G.
referrer)&&G.headersList.append("referer",V(G.referrer.href),!0),i(G),U(G),G.headersList.contains("user-agent",!0)||G.headersList.append("user-agent",e,!0),G.cache===
"default"&&(G.headersList.contains("if-modified-since",!0)||G.headersList.contains("if-none-match",!0)||G.headersList.contains("if-unmodified-since",!0)||G.headersList.
contains("if-match",!0)||G.headersList.contains("if-range",!0))&&(G.cache="no-store"),G.cache==="no-cache"&&!G.preventNoCacheCacheControlHeaderModification&&!G.
headersList.contains("cache-control",!0)&&G.headersList.append("cache-control","max-age=0",!0),(G.cache==="no-store"||G.cache==="reload")&&(G.headersList.contains(
"pragma",!0)||G.headersList.append("pragma","no-cache",!0),G.headersList.contains("cache-control",!0)||G.headersList.append("cache-control","no-cache",!0)),G.headersList.
contains("range",!0)&&G.headersList.append("accept-encoding","identity",!0),G.headersList.contains("accept-encoding",!0)||(EA(F(G))?G.headersList.append("accept\
-encoding","br, gzip, deflate, zstd",!0):G.headersList.append("accept-encoding","gzip, deflate",!0)),G.headersList.delete("host",!0),PA&&!G.headersList.contains(
"authorization",!0)){let YA=null;if(!(tA(G)&&(G.useURLCredentials===void 0||!IA(F(G))))){if(IA(F(G))&&wA){const{username:pA,password:KA}=F(G);YA=`Basic ${Buffer.
from(`${pA}:${KA}`).toString("base64")}`}}YA!==null&&G.headersList.append("Authorization",YA,!1)}if(cA==null&&(G.cache="no-store"),G.cache!=="no-store"&&G.cache,
q==null){if(G.cache==="only-if-cached")return o("only if cached");const YA=await se(M,PA,b);!CA.has(G.method)&&YA.status>=200&&YA.status<=399,HA&&YA.status,q==null&&
(q=YA)}if(q.urlList=[...G.urlList],G.headersList.contains("range",!0)&&(q.rangeRequested=!0),q.requestIncludesCredentials=PA,q.status===401&&G.responseTainting!==
"cors"&&PA&&(B.useURLCredentials!==void 0||gA(B.traversableForUserPrompts))){if(B.body!=null){if(B.body.source==null)return q;B.body=LA(B.body.source)[0]}if(B.useURLCredentials===
void 0||wA)return H(Z)?h(Z):q;Z.controller.connection.destroy(),q=await Fe(Z,!0)}if(q.status===407)return B.window==="no-window"?o():H(Z)?h(Z):o("proxy authenti\
cation required");if(q.status===421&&!b&&(B.body==null||B.body.source!=null)){if(H(Z))return h(Z);Z.controller.connection.destroy(),q=await Fe(Z,wA,!0)}return q}
async function se(Z,wA=!1,b=!1){hA(!Z.controller.connection||Z.controller.connection.destroyed),Z.controller.connection={abort:null,destroyed:!1,destroy(KA){this.
destroyed||(this.destroyed=!0,this.abort?.(KA??new DOMException("The operation was aborted.","AbortError")))}};const B=Z.request;let M=null;const G=Z.timingInfo;
null==null&&(B.cache="no-store");const cA=b?"yes":"no";B.mode;let HA=null;if(B.body==null&&Z.processRequestEndOfBody)queueMicrotask(()=>Z.processRequestEndOfBody());else if(B.
body!=null){const KA=async function*(XA){H(Z)||(yield XA,Z.processRequestBodyChunkLength?.(XA.byteLength))},JA=()=>{H(Z)||Z.processRequestEndOfBody&&Z.processRequestEndOfBody()},
zA=XA=>{H(Z)||(XA.name==="AbortError"?Z.controller.abort():Z.controller.terminate(XA))};HA=(async function*(){try{for await(const XA of B.body.stream)yield*KA(XA);
JA()}catch(XA){zA(XA)}})()}try{const{body:KA,status:JA,statusText:zA,headersList:XA,socket:ge}=await pA({body:HA});if(ge)M=_({status:JA,statusText:zA,headersList:XA,
socket:ge});else{const ce=KA[Symbol.asyncIterator]();Z.controller.next=()=>ce.next(),M=_({status:JA,statusText:zA,headersList:XA})}}catch(KA){return KA.name==="\
AbortError"?(Z.controller.connection.destroy(),h(Z,KA)):o(KA)}const PA=()=>Z.controller.resume(),uA=KA=>{H(Z)||Z.controller.abort(KA)},_A=new ReadableStream({start(KA){
Z.controller.controller=KA},pull:PA,cancel:uA,type:"bytes"});M.body={stream:_A,source:null,length:null},Z.controller.resume||Z.controller.on("terminated",YA),Z.
controller.resume=async()=>{for(;;){let KA,JA;try{const{done:XA,value:ge}=await Z.controller.next();if(Y(Z))break;KA=XA?void 0:ge}catch(XA){Z.controller.ended&&
!G.encodedBodySize?KA=void 0:(KA=XA,JA=!0)}if(KA===void 0){QA(Z.controller.controller),Be(Z,M);return}if(G.decodedBodySize+=KA?.byteLength??0,JA){Z.controller.terminate(
KA);return}const zA=new Uint8Array(KA);if(zA.byteLength&&Z.controller.controller.enqueue(zA),jA(_A)){Z.controller.terminate();return}if(Z.controller.controller.
desiredSize<=0)return}};function YA(KA){Y(Z)?(M.aborted=!0,ee(_A)&&Z.controller.controller.error(Z.controller.serializedAbortReason)):ee(_A)&&Z.controller.controller.
error(new TypeError("terminated",{cause:L(KA)?KA:void 0})),Z.controller.connection.destroy()}return M;function pA({body:KA}){const JA=F(B),zA=Z.controller.dispatcher,
XA=JA.pathname+JA.search,ge=JA.search.length===0&&JA.href[JA.href.length-JA.hash.length-1]==="?";return ce(KA);function ce(we,he){return new Promise((Ye,We)=>zA.
dispatch({path:ge?`${XA}?`:XA,origin:JA.origin,method:B.method,body:zA.isMockActive?B.body&&(B.body.source||B.body.stream):we,__mockAgentBodyForDispatch:we,headers:B.
headersList.entries,maxRedirections:0,upgrade:B.mode==="websocket"?"websocket":void 0,...he===!1?{allowH2:he}:null},{body:null,abort:null,onRequestStart(ie){const{
connection:Ce}=Z.controller;G.finalConnectionTimingInfo=v(void 0,G.postRedirectStartTime,Z.crossOriginIsolatedCapability);const Ne=de=>ie.abort(de);Ce.destroyed?
Ne(new DOMException("The operation was aborted.","AbortError")):(Z.controller.on("terminated",Ne),this.abort=Ce.abort=Ne),G.finalNetworkRequestStartTime=n(Z.crossOriginIsolatedCapability)},
onResponseStarted(){G.finalNetworkResponseStartTime=n(Z.crossOriginIsolatedCapability)},onResponseStart(ie,Ce,Ne,de){if(Ce<200)return;const Me=ie?.rawHeaders??[],
Te=new m;DA(Te,Ne,Me);const be=Te.get("location",!0)&&B.redirect==="follow"&&xA.has(Ce),Se=[];if(B.method!=="HEAD"&&B.method!=="CONNECT"&&!mA.includes(Ce)&&!be){
const Le=Te.get("content-encoding",!0),He=Le?Le.toLowerCase().split(","):[],me=5;if(He.length>me){ie.abort(new Error(`too many content-encodings in response: ${He.
length}, maximum allowed is ${me}`));return}for(let ke=He.length-1;ke>=0;--ke){const Ge=He[ke].trim();if(Ge==="x-gzip"||Ge==="gzip")Se.push(C.createGunzip({flush:C.
constants.Z_SYNC_FLUSH,finishFlush:C.constants.Z_SYNC_FLUSH}));else if(Ge==="deflate")Se.push(NA({flush:C.constants.Z_SYNC_FLUSH,finishFlush:C.constants.Z_SYNC_FLUSH}));else if(Ge===
"br")Se.push(C.createBrotliDecompress({flush:C.constants.BROTLI_OPERATION_FLUSH,finishFlush:C.constants.BROTLI_OPERATION_FLUSH}));else if(Ge==="zstd")Se.push(C.
createZstdDecompress({flush:C.constants.ZSTD_e_continue,finishFlush:C.constants.ZSTD_e_end,params:{[C.constants.ZSTD_d_windowLogMax]:23}}));else{Se.length=0;break}}}
this.body=new d({read:()=>ie.resume()});const pe=Le=>this.onResponseError(ie,Le);Ye({status:Ce,statusText:de,headersList:Te,body:Se.length?GA(this.body,...Se,Le=>{
Le&&this.onResponseError(ie,Le)}).on("error",pe):this.body.on("error",pe)})},onResponseData(ie,Ce){if(Z.controller.dump)return;const Ne=Ce;G.encodedBodySize+=Ne.
byteLength,this.body.push(Ne)===!1&&ie.pause()},onResponseEnd(){this.abort&&Z.controller.off("terminated",this.abort),Z.controller.ended=!0,this.body?.push(null)},
onResponseError(ie,Ce){if(this.abort&&Z.controller.off("terminated",this.abort),B.mode==="websocket"&&he!==!1&&Ce?.code==="UND_ERR_INFO"&&Ce?.message==="HTTP/2:\
 Extended CONNECT protocol not supported by server"){Ye(ce(we,!1));return}this.body?.destroy(Ce),ie?.aborted||Z.controller.terminate(Ce),We(Ce)},onRequestUpgrade(ie,Ce,Ne,de){
if(de.session!=null&&Ce!==200||de.session==null&&Ce!==101)return de.session!=null&&ie.abort(new bA("bad upgrade",null)),!1;const Me=ie?.rawHeaders??[],Te=new m;
return DA(Te,Ne,Me),Ye({status:Ce,statusText:rA[Ce],headersList:Te,socket:de}),!0}}))}}}sA.exports={fetch:nA,Fetch:S,fetching:$A,finalizeAndReportTiming:dA}}),9967:((sA,s,t)=>{
const{extractBody:o,mixinBody:h,cloneBody:N,bodyUnusable:_}=t(4492),{Headers:X,fill:z,HeadersList:m,setHeadersGuard:p,getHeadersGuard:u,setHeadersList:J,getHeadersList:O}=t(
660),f=t(3440),C=t(7975),{isValidHTTPToken:A,sameOrigin:E,environmentSettingsObject:r}=t(3168),{forbiddenMethodsSet:Q,corsSafeListedMethodsSet:i,referrerPolicy:l,
requestRedirect:F,requestMode:y,requestCredentials:I,requestCache:a,requestDuplex:U}=t(4495),{kEnumerableProperty:D,normalizedMethodRecordsBase:k,normalizedMethodRecords:K}=f,
{webidl:n}=t(7879),{URLSerializer:c}=t(1900),{kConstruct:H}=t(6443),Y=t(4589),L=new FinalizationRegistry(({signal:CA,reference:RA})=>{AA(CA,RA)}),T=new WeakMap,
QA=new WeakMap;function AA(CA,RA){const aA=QA.get(CA);aA instanceof Set&&(aA.delete(RA),aA.size!==0)||(CA.removeEventListener("abort",EA),QA.delete(CA))}function iA(CA,RA){
L.unregister(CA);const aA=CA.deref();aA!==void 0&&(T.delete(aA.signal),aA.abort(RA))}function EA(){this.removeEventListener("abort",EA);const CA=QA.get(this);if(CA instanceof
Set){for(const RA of CA)iA(RA,this.reason);CA.clear()}else iA(CA,this.reason);QA.delete(this)}function v(CA){const RA=new AbortController;if(CA==null)return RA.
signal;if(CA.aborted)return RA.abort(CA.reason),RA.signal;const aA=new WeakRef(RA),MA=QA.get(CA);if(MA===void 0)f.addAbortListener(CA,EA),QA.set(CA,aA);else if(MA instanceof
WeakRef){const d=new Set;d.add(MA),d.add(aA),QA.set(CA,d)}else MA.add(aA);return L.register(RA,{signal:CA,reference:aA},aA),T.set(RA.signal,{controller:RA,source:CA,
reference:aA}),RA.signal}let P=!1,lA,NA,SA,tA,IA,gA,hA;class LA{#A;#e;#Q;#E;constructor(RA,aA=void 0){if(n.util.markAsUncloneable(this),RA===H)return;n.argumentLengthCheck(
arguments,1,"Request constructor"),RA=n.converters.RequestInfo(RA),aA=n.converters.RequestInit(aA);let d=null,GA=null;const vA=r.settingsObject.baseUrl;let jA=null;
if(typeof RA=="string"){this.#e=aA.dispatcher;let W;try{W=new URL(RA,vA)}catch(rA){throw new TypeError("Failed to parse URL from "+RA,{cause:rA})}if(W.username||
W.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+RA);d=UA({urlList:[W]}),GA="cors"}else Y(n.is.Request(RA)),
d=RA.#E,jA=RA.#A,this.#e=aA.dispatcher||RA.#e;const ee=r.settingsObject.origin;let qA="client";if(d.window?.constructor?.name==="EnvironmentSettingsObject"&&E(d.
window,ee)&&(qA=d.window),aA.window!=null)throw new TypeError(`'window' option '${qA}' must be null`);"window"in aA&&(qA="no-window"),d=UA({method:d.method,headersList:d.
headersList,unsafeRequest:d.unsafeRequest,client:r.settingsObject,window:qA,priority:d.priority,origin:d.origin,referrer:d.referrer,referrerPolicy:d.referrerPolicy,
mode:d.mode,credentials:d.credentials,cache:d.cache,redirect:d.redirect,integrity:d.integrity,keepalive:d.keepalive,reloadNavigation:d.reloadNavigation,historyNavigation:d.
historyNavigation,urlList:[...d.urlList]});const yA=Object.keys(aA).length!==0;if(yA&&(d.mode==="navigate"&&(d.mode="same-origin"),d.reloadNavigation=!1,d.historyNavigation=
!1,d.origin="client",d.referrer="client",d.referrerPolicy="",d.url=d.urlList[d.urlList.length-1],d.urlList=[d.url]),aA.referrer!==void 0){const W=aA.referrer;if(W===
"")d.referrer="no-referrer";else{let rA;try{rA=new URL(W,vA)}catch(FA){throw new TypeError(`Referrer "${W}" is not a valid URL.`,{cause:FA})}rA.protocol==="abou\
t:"&&rA.hostname==="client"||ee&&!E(rA,r.settingsObject.baseUrl)?d.referrer="client":d.referrer=rA}}aA.referrerPolicy!==void 0&&(d.referrerPolicy=aA.referrerPolicy);
let bA;if(aA.mode!==void 0?bA=aA.mode:bA=GA,bA==="navigate")throw n.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(bA!=
null&&(d.mode=bA),aA.credentials!==void 0&&(d.credentials=aA.credentials),aA.cache!==void 0&&(d.cache=aA.cache),d.cache==="only-if-cached"&&d.mode!=="same-origi\
n")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(aA.redirect!==void 0&&(d.redirect=aA.redirect),aA.integrity!=null&&(d.integrity=
String(aA.integrity)),aA.keepalive!==void 0&&(d.keepalive=!!aA.keepalive),aA.method!==void 0){let W=aA.method;const rA=K[W];if(rA!==void 0)d.method=rA;else{if(!A(
W))throw new TypeError(`'${W}' is not a valid HTTP method.`);const FA=W.toUpperCase();if(Q.has(FA))throw new TypeError(`'${W}' HTTP method is unsupported.`);W=k[FA]??
W,d.method=W}!P&&d.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely t\
o succeed.",{code:"UNDICI-FETCH-patch"}),P=!0)}if(aA.signal!==void 0&&(jA=aA.signal),this.#E=d,this.#A=v(jA),this.#Q=new X(H),J(this.#Q,d.headersList),p(this.#Q,
"request"),bA==="no-cors"){if(!i.has(d.method))throw new TypeError(`'${d.method} is unsupported in no-cors mode.`);p(this.#Q,"request-no-cors")}if(yA){const W=O(
this.#Q),rA=aA.headers!==void 0?aA.headers:new m(W);if(W.clear(),rA instanceof m){for(const{name:FA,value:V}of rA.rawValues())W.append(FA,V,!1);W.cookies=rA.cookies}else
z(this.#Q,rA)}const $=n.is.Request(RA)?RA.#E.body:null;if((aA.body!=null||$!=null)&&(d.method==="GET"||d.method==="HEAD"))throw new TypeError("Request with GET/\
HEAD method cannot have body.");let TA=null;if(aA.body!=null){const[W,rA]=o(aA.body,d.keepalive);TA=W,rA&&!O(this.#Q).contains("content-type",!0)&&this.#Q.append(
"content-type",rA,!0)}const WA=TA??$;if(WA!=null&&WA.source==null){if(TA!=null&&aA.duplex==null)throw new TypeError("RequestInit: duplex option is required when\
 sending a body.");if(d.mode!=="same-origin"&&d.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors\
"');d.useCORSPreflightFlag=!0}let R=WA;if(TA==null&&$!=null){if(_(RA.#E))throw new TypeError("Cannot construct a Request with a Request object that has already \
been used.");const W=new TransformStream;$.stream.pipeThrough(W),R={source:$.source,length:$.length,stream:W.readable}}this.#E.body=R}get method(){return n.brandCheck(
this,n.is.Request),this.#E.method}get url(){return n.brandCheck(this,n.is.Request),c(this.#E.url)}get headers(){return n.brandCheck(this,n.is.Request),this.#Q}get destination(){
return n.brandCheck(this,n.is.Request),this.#E.destination}get referrer(){return n.brandCheck(this,n.is.Request),this.#E.referrer==="no-referrer"?"":this.#E.referrer===
"client"?"about:client":this.#E.referrer.toString()}get referrerPolicy(){return n.brandCheck(this,n.is.Request),this.#E.referrerPolicy}get mode(){return n.brandCheck(
this,n.is.Request),this.#E.mode}get credentials(){return n.brandCheck(this,n.is.Request),this.#E.credentials}get cache(){return n.brandCheck(this,n.is.Request),
this.#E.cache}get redirect(){return n.brandCheck(this,n.is.Request),this.#E.redirect}get integrity(){return n.brandCheck(this,n.is.Request),this.#E.integrity}get keepalive(){
return n.brandCheck(this,n.is.Request),this.#E.keepalive}get isReloadNavigation(){return n.brandCheck(this,n.is.Request),this.#E.reloadNavigation}get isHistoryNavigation(){
return n.brandCheck(this,n.is.Request),this.#E.historyNavigation}get signal(){return n.brandCheck(this,n.is.Request),this.#A}get body(){return n.brandCheck(this,
n.is.Request),this.#E.body?this.#E.body.stream:null}get bodyUsed(){return n.brandCheck(this,n.is.Request),!!this.#E.body&&f.isDisturbed(this.#E.body.stream)}get duplex(){
return n.brandCheck(this,n.is.Request),"half"}clone(){if(n.brandCheck(this,n.is.Request),_(this.#E))throw new TypeError("unusable");const RA=xA(this.#E),aA=v(this.#A);
return mA(RA,this.#e,aA,u(this.#Q))}[C.inspect.custom](RA,aA){aA.depth===null&&(aA.depth=2),aA.colors??=!0;const MA={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${C.formatWithOptions(aA,MA)}`}static{lA=(RA,aA)=>{RA.#A=aA},NA=RA=>RA.#e,SA=(RA,aA)=>{RA.#e=aA},tA=(RA,aA)=>{RA.#Q=aA},IA=RA=>RA.#E,gA=(RA,aA)=>{
RA.#E=aA},hA=RA=>{const aA=T.get(RA.#A);aA!==void 0&&(T.delete(RA.#A),L.unregister(aA.reference),AA(aA.source,aA.reference))},n.is.Request=RA=>RA!=null&&typeof RA==
"object"&&#E in RA}}h(LA,IA,n.is.Request);function UA(CA){return{method:CA.method??"GET",localURLsOnly:CA.localURLsOnly??!1,unsafeRequest:CA.unsafeRequest??!1,body:CA.
body??null,client:CA.client??null,reservedClient:CA.reservedClient??null,replacesClientId:CA.replacesClientId??"",window:CA.window??"client",keepalive:CA.keepalive??
!1,serviceWorkers:CA.serviceWorkers??"all",initiator:CA.initiator??"",destination:CA.destination??"",priority:CA.priority??"auto",origin:CA.origin??"client",policyContainer:CA.
policyContainer??"client",referrer:CA.referrer??"client",referrerPolicy:CA.referrerPolicy??"",mode:CA.mode??"no-cors",useCORSPreflightFlag:CA.useCORSPreflightFlag??
!1,credentials:CA.credentials??"same-origin",useCredentials:CA.useCredentials??!1,cache:CA.cache??"default",redirect:CA.redirect??"follow",integrity:CA.integrity??
"",cryptoGraphicsNonceMetadata:CA.cryptoGraphicsNonceMetadata??"",parserMetadata:CA.parserMetadata??"",reloadNavigation:CA.reloadNavigation??!1,historyNavigation:CA.
historyNavigation??!1,userActivation:CA.userActivation??!1,taintedOrigin:CA.taintedOrigin??!1,redirectCount:CA.redirectCount??0,responseTainting:CA.responseTainting??
"basic",preventNoCacheCacheControlHeaderModification:CA.preventNoCacheCacheControlHeaderModification??!1,done:CA.done??!1,timingAllowFailed:CA.timingAllowFailed??
!1,useURLCredentials:CA.useURLCredentials??void 0,traversableForUserPrompts:CA.traversableForUserPrompts??"client",urlList:CA.urlList,url:CA.urlList[0],headersList:CA.
headersList?new m(CA.headersList):new m}}function xA(CA){const RA=UA({...CA,body:null});return CA.body!=null&&(RA.body=N(CA.body)),RA}function mA(CA,RA,aA,MA){const d=new LA(
H);gA(d,CA),SA(d,RA),lA(d,aA);const GA=new X(H);return tA(d,GA),J(GA,CA.headersList),p(GA,MA),d}Object.defineProperties(LA.prototype,{method:D,url:D,headers:D,redirect:D,
clone:D,signal:D,duplex:D,destination:D,body:D,bodyUsed:D,isHistoryNavigation:D,isReloadNavigation:D,keepalive:D,integrity:D,cache:D,credentials:D,attribute:D,referrerPolicy:D,
referrer:D,mode:D,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),n.converters.RequestInfo=function(CA){return typeof CA=="string"?n.converters.USVString(
CA):n.is.Request(CA)?CA:n.converters.USVString(CA)},n.converters.RequestInit=n.dictionaryConverter([{key:"method",converter:n.converters.ByteString},{key:"heade\
rs",converter:n.converters.HeadersInit},{key:"body",converter:n.nullableConverter(n.converters.BodyInit)},{key:"referrer",converter:n.converters.USVString},{key:"\
referrerPolicy",converter:n.converters.DOMString,allowedValues:l},{key:"mode",converter:n.converters.DOMString,allowedValues:y},{key:"credentials",converter:n.converters.
DOMString,allowedValues:I},{key:"cache",converter:n.converters.DOMString,allowedValues:a},{key:"redirect",converter:n.converters.DOMString,allowedValues:F},{key:"\
integrity",converter:n.converters.DOMString},{key:"keepalive",converter:n.converters.boolean},{key:"signal",converter:n.nullableConverter(CA=>n.converters.AbortSignal(
CA,"RequestInit","signal"))},{key:"window",converter:n.converters.any},{key:"duplex",converter:n.converters.DOMString,allowedValues:U},{key:"dispatcher",converter:n.
converters.any},{key:"priority",converter:n.converters.DOMString,allowedValues:["high","low","auto"]}]),sA.exports={Request:LA,makeRequest:UA,fromInnerRequest:mA,
cloneRequest:xA,getRequestDispatcher:NA,getRequestState:IA,removeRequestAbortListener:hA}}),9051:((sA,s,t)=>{const{Headers:o,HeadersList:h,fill:N,getHeadersGuard:_,
setHeadersGuard:X,setHeadersList:z}=t(660),{extractBody:m,cloneBody:p,mixinBody:u,streamRegistry:J,bodyUnusable:O}=t(4492),f=t(3440),C=t(7975),{kEnumerableProperty:A}=f,
{isValidReasonPhrase:E,isCancelled:r,isAborted:Q,isErrorLike:i,environmentSettingsObject:l}=t(3168),{redirectStatusSet:F,nullBodyStatus:y}=t(4495),{webidl:I}=t(
7879),{URLSerializer:a}=t(1900),{kConstruct:U}=t(6443),D=t(4589),{isomorphicEncode:k,serializeJavascriptValueToJSONString:K}=t(8116),n=new TextEncoder("utf-8");
let c,H,Y,L;class T{#A;#e;static error(){return SA(iA(),"immutable")}static json(IA,gA=void 0){I.argumentLengthCheck(arguments,1,"Response.json"),gA=I.converters.
ResponseInit(gA);const hA=n.encode(K(IA)),LA=m(hA),UA=SA(AA({}),"response");return NA(UA,gA,{body:LA[0],type:"application/json"}),UA}static redirect(IA,gA=302){
I.argumentLengthCheck(arguments,1,"Response.redirect"),IA=I.converters.USVString(IA),gA=I.converters["unsigned short"](gA);let hA;try{hA=new URL(IA,l.settingsObject.
baseUrl)}catch(xA){throw new TypeError(`Failed to parse URL from ${IA}`,{cause:xA})}if(!F.has(gA))throw new RangeError(`Invalid status code ${gA}`);const LA=SA(
AA({}),"immutable");LA.#e.status=gA;const UA=k(a(hA));return LA.#e.headersList.append("location",UA,!0),LA}constructor(IA=null,gA=void 0){if(I.util.markAsUncloneable(
this),IA===U)return;IA!==null&&(IA=I.converters.BodyInit(IA,"Response","body")),gA=I.converters.ResponseInit(gA),this.#e=AA({}),this.#A=new o(U),X(this.#A,"resp\
onse"),z(this.#A,this.#e.headersList);let hA=null;if(IA!=null){const[LA,UA]=m(IA);hA={body:LA,type:UA}}NA(this,gA,hA)}get type(){return I.brandCheck(this,I.is.Response),
this.#e.type}get url(){I.brandCheck(this,I.is.Response);const IA=this.#e.urlList,gA=IA[IA.length-1]??null;return gA===null?"":a(gA,!0)}get redirected(){return I.
brandCheck(this,I.is.Response),this.#e.urlList.length>1}get status(){return I.brandCheck(this,I.is.Response),this.#e.status}get ok(){return I.brandCheck(this,I.
is.Response),this.#e.status>=200&&this.#e.status<=299}get statusText(){return I.brandCheck(this,I.is.Response),this.#e.statusText}get headers(){return I.brandCheck(
this,I.is.Response),this.#A}get body(){return I.brandCheck(this,I.is.Response),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return I.brandCheck(this,I.is.
Response),!!this.#e.body&&f.isDisturbed(this.#e.body.stream)}clone(){if(I.brandCheck(this,I.is.Response),O(this.#e))throw I.errors.exception({header:"Response.c\
lone",message:"Body has already been consumed."});const IA=QA(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&J.register(this,new WeakRef(this.#e.
body.stream)),SA(IA,_(this.#A))}[C.inspect.custom](IA,gA){gA.depth===null&&(gA.depth=2),gA.colors??=!0;const hA={status:this.status,statusText:this.statusText,headers:this.
headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${C.formatWithOptions(gA,hA)}`}static{
c=IA=>IA.#A,H=(IA,gA)=>{IA.#A=gA},Y=IA=>IA.#e,L=(IA,gA)=>{IA.#e=gA},I.is.Response=IA=>IA!=null&&typeof IA=="object"&&#e in IA}}u(T,Y,I.is.Response),Object.defineProperties(
T.prototype,{type:A,url:A,status:A,ok:A,redirected:A,statusText:A,headers:A,clone:A,body:A,bodyUsed:A,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(T,{json:A,redirect:A,error:A});function QA(tA){if(tA.internalResponse)return P(QA(tA.internalResponse),tA.type);const IA=AA({...tA,body:null});
return tA.body!=null&&(IA.body=p(tA.body)),IA}function AA(tA){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"defau\
lt",status:200,timingInfo:null,cacheState:"",statusText:"",...tA,headersList:tA?.headersList?new h(tA?.headersList):new h,urlList:tA?.urlList?[...tA.urlList]:[]}}
function iA(tA){const IA=i(tA);return AA({type:"error",status:0,error:IA?tA:new Error(tA&&String(tA)),aborted:tA&&tA.name==="AbortError"})}function EA(tA){return tA.
type==="error"&&tA.status===0}function v(tA,IA){return IA={internalResponse:tA,...IA},new Proxy(tA,{get(gA,hA){return hA in IA?IA[hA]:gA[hA]},set(gA,hA,LA){return D(
!(hA in IA)),gA[hA]=LA,!0}})}function P(tA,IA){if(IA==="basic")return v(tA,{type:"basic",headersList:tA.headersList});if(IA==="cors")return v(tA,{type:"cors",headersList:tA.
headersList});if(IA==="opaque")return v(tA,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(IA==="opaqueredirect")return v(tA,{type:"opaqueredire\
ct",status:0,statusText:"",headersList:[],body:null});D(!1)}function lA(tA,IA=null){return D(r(tA)),Q(tA)?iA(Object.assign(new DOMException("The operation was a\
borted.","AbortError"),{cause:IA})):iA(Object.assign(new DOMException("Request was cancelled."),{cause:IA}))}function NA(tA,IA,gA){if(IA.status!==null&&(IA.status<
200||IA.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in IA&&IA.statusText!=null&&!E(String(IA.
statusText)))throw new TypeError("Invalid statusText");if("status"in IA&&IA.status!=null&&(Y(tA).status=IA.status),"statusText"in IA&&IA.statusText!=null&&(Y(tA).
statusText=IA.statusText),"headers"in IA&&IA.headers!=null&&N(c(tA),IA.headers),gA){if(y.includes(tA.status))throw I.errors.exception({header:"Response construc\
tor",message:`Invalid response status code ${tA.status}`});Y(tA).body=gA.body,gA.type!=null&&!Y(tA).headersList.contains("content-type",!0)&&Y(tA).headersList.append(
"content-type",gA.type,!0)}}function SA(tA,IA){const gA=new T(U);L(gA,tA);const hA=new o(U);return H(gA,hA),z(hA,tA.headersList),X(hA,IA),tA.urlList.length!==0&&
tA.body?.stream&&J.register(gA,new WeakRef(tA.body.stream)),gA}I.converters.XMLHttpRequestBodyInit=function(tA,IA,gA){return typeof tA=="string"?I.converters.USVString(
tA,IA,gA):I.is.Blob(tA)||I.is.BufferSource(tA)||I.is.FormData(tA)||I.is.URLSearchParams(tA)?tA:I.converters.DOMString(tA,IA,gA)},I.converters.BodyInit=function(tA,IA,gA){
return I.is.ReadableStream(tA)||tA?.[Symbol.asyncIterator]?tA:I.converters.XMLHttpRequestBodyInit(tA,IA,gA)},I.converters.ResponseInit=I.dictionaryConverter([{key:"\
status",converter:I.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:I.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:I.
converters.HeadersInit}]),sA.exports={isNetworkError:EA,makeNetworkError:iA,makeResponse:AA,makeAppropriateNetworkError:lA,filterResponse:P,Response:T,cloneResponse:QA,
fromInnerResponse:SA,getResponseState:Y}}),3168:((sA,s,t)=>{const{Transform:o}=t(7075),h=t(8522),{redirectStatusSet:N,referrerPolicyTokens:_,badPortsSet:X}=t(4495),
{getGlobalOrigin:z}=t(1059),{collectAnHTTPQuotedString:m,parseMIMEType:p}=t(1900),{performance:u}=t(643),{isValidHTTPToken:J,normalizedMethodRecordsBase:O}=t(3440),
f=t(4589),{isUint8Array:C}=t(3429),{webidl:A}=t(7879),{isomorphicEncode:E,collectASequenceOfCodePoints:r,removeChars:Q}=t(8116);function i(S){const j=S.urlList,
nA=j.length;return nA===0?null:j[nA-1].toString()}function l(S,j){if(!N.has(S.status))return null;let nA=S.headersList.get("location",!0);return nA!==null&&K(nA)&&
(F(nA)||(nA=y(nA)),nA=new URL(nA,i(S))),nA&&!nA.hash&&(nA.hash=j),nA}function F(S){for(let j=0;j<S.length;++j){const nA=S.charCodeAt(j);if(nA>126||nA<32)return!1}
return!0}function y(S){return Buffer.from(S,"binary").toString("utf8")}function I(S){return S.urlList[S.urlList.length-1]}function a(S){const j=I(S);return yA(j)&&
X.has(j.port)?"blocked":"allowed"}function U(S){return S instanceof Error||S?.constructor?.name==="Error"||S?.constructor?.name==="DOMException"}function D(S){for(let j=0;j<
S.length;++j){const nA=S.charCodeAt(j);if(!(nA===9||nA>=32&&nA<=126||nA>=128&&nA<=255))return!1}return!0}const k=J;function K(S){return(S[0]==="	"||S[0]===" "||
S[S.length-1]==="	"||S[S.length-1]===" "||S.includes(`
`)||S.includes("\r")||S.includes("\0"))===!1}function n(S){const j=(S.headersList.get("referrer-policy",!0)??"").split(",");let nA="";if(j.length)for(let dA=j.length;dA!==
0;dA--){const VA=j[dA-1].trim();if(_.has(VA)){nA=VA;break}}return nA}function c(S,j){const nA=n(j);nA!==""&&(S.referrerPolicy=nA)}function H(){return"allowed"}function Y(){
return"success"}function L(){return"success"}function T(S){if(!LA(I(S)))return;let j=null;j=S.mode,S.headersList.set("sec-fetch-mode",j,!0)}function QA(S){let j=S.
origin;if(!(j==="client"||j===void 0)){if(S.responseTainting==="cors"||S.mode==="websocket")S.headersList.append("origin",j,!0);else if(S.method!=="GET"&&S.method!==
"HEAD"){switch(S.referrerPolicy){case"no-referrer":j=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-origin-when-cross-origin":S.origin&&
qA(S.origin)&&!qA(I(S))&&(j=null);break;case"same-origin":xA(S,I(S))||(j=null);break;default:}S.headersList.append("origin",j,!0)}}}function AA(S,j){return S}function iA(S,j,nA){
return!S?.startTime||S.startTime<j?{domainLookupStartTime:j,domainLookupEndTime:j,connectionStartTime:j,connectionEndTime:j,secureConnectionStartTime:j,ALPNNegotiatedProtocol:S?.
ALPNNegotiatedProtocol}:{domainLookupStartTime:AA(S.domainLookupStartTime,nA),domainLookupEndTime:AA(S.domainLookupEndTime,nA),connectionStartTime:AA(S.connectionStartTime,
nA),connectionEndTime:AA(S.connectionEndTime,nA),secureConnectionStartTime:AA(S.secureConnectionStartTime,nA),ALPNNegotiatedProtocol:S.ALPNNegotiatedProtocol}}function EA(S){
return AA(u.now(),S)}function v(S){return{startTime:S.startTime??0,redirectStartTime:0,redirectEndTime:0,postRedirectStartTime:S.startTime??0,finalServiceWorkerStartTime:0,
finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,finalConnectionTimingInfo:null}}function P(){return{
referrerPolicy:"strict-origin-when-cross-origin"}}function lA(S){return{referrerPolicy:S.referrerPolicy}}function NA(S){const j=S.referrerPolicy;f(j);let nA=null;
if(S.referrer==="client"){const OA=z();if(!OA||OA.origin==="null")return"no-referrer";nA=new URL(OA)}else A.is.URL(S.referrer)&&(nA=S.referrer);let dA=SA(nA);const VA=SA(
nA,!0);switch(dA.toString().length>4096&&(dA=VA),j){case"no-referrer":return"no-referrer";case"origin":return VA??SA(nA,!0);case"unsafe-url":return dA;case"stri\
ct-origin":{const OA=I(S);return LA(dA)&&!LA(OA)?"no-referrer":VA}case"strict-origin-when-cross-origin":{const OA=I(S);return xA(dA,OA)?dA:LA(dA)&&!LA(OA)?"no-r\
eferrer":VA}case"same-origin":return xA(S,dA)?dA:"no-referrer";case"origin-when-cross-origin":return xA(S,dA)?dA:VA;case"no-referrer-when-downgrade":{const OA=I(
S);return LA(dA)&&!LA(OA)?"no-referrer":dA}}}function SA(S,j=!1){return f(A.is.URL(S)),S=new URL(S),ee(S)?"no-referrer":(S.username="",S.password="",S.hash="",j===
!0&&(S.pathname="",S.search=""),S)}const tA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
IA=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function gA(S){return S.includes(":")?(S[0]==="["&&S[S.length-1]==="]"&&(S=S.slice(
1,-1)),IA(S)):tA(S)}function hA(S){return S==null||S==="null"?!1:(S=new URL(S),!!(S.protocol==="https:"||S.protocol==="wss:"||gA(S.hostname)||S.hostname==="loca\
lhost"||S.hostname==="localhost."||S.hostname.endsWith(".localhost")||S.hostname.endsWith(".localhost.")||S.protocol==="file:"))}function LA(S){return A.is.URL(
S)?S.href==="about:blank"||S.href==="about:srcdoc"||S.protocol==="data:"||S.protocol==="blob:"?!0:hA(S.origin):!1}function UA(S){}function xA(S,j){return S.origin===
j.origin&&S.origin==="null"||S.protocol===j.protocol&&S.hostname===j.hostname&&S.port===j.port}function mA(S){return S.controller.state==="aborted"}function CA(S){
return S.controller.state==="aborted"||S.controller.state==="terminated"}function RA(S){return O[S.toLowerCase()]??S}const aA=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function MA(S,j,nA=0,dA=1){class VA{#A;#e;#Q;constructor($A,te){this.#A=$A,this.#e=te,this.#Q=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${S} Iterator.`);const $A=this.#Q,te=j(this.#A),Ee=te.length;
if($A>=Ee)return{value:void 0,done:!0};const{[nA]:Be,[dA]:ae}=te[$A];this.#Q=$A+1;let ne;switch(this.#e){case"key":ne=Be;break;case"value":ne=ae;break;case"key+\
value":ne=[Be,ae];break}return{value:ne,done:!1}}}return delete VA.prototype.constructor,Object.setPrototypeOf(VA.prototype,aA),Object.defineProperties(VA.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${S} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(OA,$A){return new VA(
OA,$A)}}function d(S,j,nA,dA=0,VA=1,OA){const $A=MA(S,nA,dA,VA),te={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,OA),
$A(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,OA),$A(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return A.brandCheck(this,OA),$A(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(Be,ae=globalThis){
if(A.brandCheck(this,OA),A.argumentLengthCheck(arguments,1,`${S}.forEach`),typeof Be!="function")throw new TypeError(`Failed to execute 'forEach' on '${S}': par\
ameter 1 is not of type 'Function'.`);for(const{0:ne,1:fe}of $A(this,"key+value"))Be.call(ae,fe,ne,this)}}};return Object.defineProperties(j.prototype,{...te,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:te.entries.value}})}function GA(S,j,nA){const dA=j,VA=nA;try{const OA=S.stream.getReader();jA(OA,dA,VA)}catch(OA){
VA(OA)}}function vA(S){try{S.close(),S.byobRequest?.respond(0)}catch(j){if(!j.message.includes("Controller is already closed")&&!j.message.includes("ReadableStr\
eam is already closed"))throw j}}async function jA(S,j,nA){try{const dA=[];let VA=0;do{const{done:OA,value:$A}=await S.read();if(OA){j(Buffer.concat(dA,VA));return}
if(!C($A)){nA(new TypeError("Received non-Uint8Array chunk"));return}dA.push($A),VA+=$A.length}while(!0)}catch(dA){nA(dA)}}function ee(S){f("protocol"in S);const j=S.
protocol;return j==="about:"||j==="blob:"||j==="data:"}function qA(S){return typeof S=="string"&&S[5]===":"&&S[0]==="h"&&S[1]==="t"&&S[2]==="t"&&S[3]==="p"&&S[4]===
"s"||S.protocol==="https:"}function yA(S){f("protocol"in S);const j=S.protocol;return j==="http:"||j==="https:"}function bA(S,j){const nA=S;if(!nA.startsWith("b\
ytes"))return"failure";const dA={position:5};if(j&&r(Ee=>Ee==="	"||Ee===" ",nA,dA),nA.charCodeAt(dA.position)!==61)return"failure";dA.position++,j&&r(Ee=>Ee==="\
	"||Ee===" ",nA,dA);const VA=r(Ee=>{const Be=Ee.charCodeAt(0);return Be>=48&&Be<=57},nA,dA),OA=VA.length?Number(VA):null;if(j&&r(Ee=>Ee==="	"||Ee===" ",nA,dA),nA.
charCodeAt(dA.position)!==45)return"failure";dA.position++,j&&r(Ee=>Ee==="	"||Ee===" ",nA,dA);const $A=r(Ee=>{const Be=Ee.charCodeAt(0);return Be>=48&&Be<=57},nA,
dA),te=$A.length?Number($A):null;return dA.position<nA.length||te===null&&OA===null||OA!==null&&te!==null&&OA>te?"failure":{rangeStartValue:OA,rangeEndValue:te}}
function $(S,j,nA){let dA="bytes ";return dA+=E(`${S}`),dA+="-",dA+=E(`${j}`),dA+="/",dA+=E(`${nA}`),dA}class TA extends o{#A;constructor(j){super(),this.#A=j}_transform(j,nA,dA){
if(!this._inflateStream){if(j.length===0){dA();return}this._inflateStream=(j[0]&15)===8?h.createInflate(this.#A):h.createInflateRaw(this.#A),this._inflateStream.
on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",VA=>this.destroy(VA))}this._inflateStream.write(
j,nA,dA)}_final(j){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),j()}}function WA(S){return new TA(S)}function R(S){let j=null,nA=null,
dA=null;const VA=rA("content-type",S);if(VA===null)return"failure";for(const OA of VA){const $A=p(OA);$A==="failure"||$A.essence==="*/*"||(dA=$A,dA.essence!==nA?
(j=null,dA.parameters.has("charset")&&(j=dA.parameters.get("charset")),nA=dA.essence):!dA.parameters.has("charset")&&j!==null&&dA.parameters.set("charset",j))}return dA??
"failure"}function W(S){const j=S,nA={position:0},dA=[];let VA="";for(;nA.position<j.length;){if(VA+=r(OA=>OA!=='"'&&OA!==",",j,nA),nA.position<j.length)if(j.charCodeAt(
nA.position)===34){if(VA+=m(j,nA),nA.position<j.length)continue}else f(j.charCodeAt(nA.position)===44),nA.position++;VA=Q(VA,!0,!0,OA=>OA===9||OA===32),dA.push(
VA),VA=""}return dA}function rA(S,j){const nA=j.get(S,!0);return nA===null?null:W(nA)}function FA(S){return!1}function V(S){return!!(S.username||S.password)}function kA(S){
return S!=null&&S!=="client"&&S!=="no-traversable"}class e{get baseUrl(){return z()}get origin(){return this.baseUrl?.origin}policyContainer=P()}class eA{settingsObject=new e}
const DA=new eA;sA.exports={isAborted:mA,isCancelled:CA,isValidEncodedURL:F,tryUpgradeRequestToAPotentiallyTrustworthyURL:UA,clampAndCoarsenConnectionTimingInfo:iA,
coarsenedSharedCurrentTime:EA,determineRequestsReferrer:NA,makePolicyContainer:P,clonePolicyContainer:lA,appendFetchMetadata:T,appendRequestOriginHeader:QA,TAOCheck:L,
corsCheck:Y,crossOriginResourcePolicyCheck:H,createOpaqueTimingInfo:v,setRequestReferrerPolicyOnRedirect:c,isValidHTTPToken:J,requestBadPort:a,requestCurrentURL:I,
responseURL:i,responseLocationURL:l,isURLPotentiallyTrustworthy:LA,isValidReasonPhrase:D,sameOrigin:xA,normalizeMethod:RA,iteratorMixin:d,createIterator:MA,isValidHeaderName:k,
isValidHeaderValue:K,isErrorLike:U,fullyReadBody:GA,readableStreamClose:vA,urlIsLocal:ee,urlHasHttpsScheme:qA,urlIsHttpHttpsScheme:yA,readAllBytes:jA,simpleRangeHeaderValue:bA,
buildContentRange:$,createInflate:WA,extractMimeType:R,getDecodeSplit:rA,environmentSettingsObject:DA,isOriginIPPotentiallyTrustworthy:gA,hasAuthenticationEntry:FA,
includesCredentials:V,isTraversableNavigable:kA}}),8116:((sA,s,t)=>{const o=t(4589),{utf8DecodeBytes:h}=t(276);function N(Q,i,l){let F="";for(;l.position<i.length&&
Q(i[l.position]);)F+=i[l.position],l.position++;return F}function _(Q,i,l){const F=i.indexOf(Q,l.position),y=l.position;return F===-1?(l.position=i.length,i.slice(
y)):(l.position=F,i.slice(y,l.position))}const X=/[\u0009\u000A\u000C\u000D\u0020]/g;function z(Q){Q=Q.replace(X,"");let i=Q.length;if(i%4===0&&Q.charCodeAt(i-1)===
61&&(--i,Q.charCodeAt(i-1)===61&&--i),i%4===1||/[^+/0-9A-Za-z]/.test(Q.length===i?Q:Q.substring(0,i)))return"failure";const l=Buffer.from(Q,"base64");return new Uint8Array(
l.buffer,l.byteOffset,l.byteLength)}function m(Q){return Q===9||Q===10||Q===12||Q===13||Q===32}function p(Q){const i=Q.length;if(65535>i)return String.fromCharCode.
apply(null,Q);let l="",F=0,y=65535;for(;F<i;)F+y>i&&(y=i-F),l+=String.fromCharCode.apply(null,Q.subarray(F,F+=y));return l}const u=/[^\x00-\xFF]/;function J(Q){
return o(!u.test(Q)),Q}const O=/[^\x00-\x7F]/;function f(Q){return O.test(Q)?Q.replace(/[A-Z]+/g,i=>i.toLowerCase()):Q.toLowerCase()}function C(Q){return JSON.parse(
h(Q))}function A(Q,i=!0,l=!0){return E(Q,i,l,m)}function E(Q,i,l,F){let y=0,I=Q.length-1;if(i)for(;y<Q.length&&F(Q.charCodeAt(y));)y++;if(l)for(;I>=y&&F(Q.charCodeAt(
I));)I--;return y===0&&I===Q.length-1?Q:Q.slice(y,I+1)}function r(Q){const i=JSON.stringify(Q);if(i===void 0)throw new TypeError("Value is not JSON serializable");
return o(typeof i=="string"),i}sA.exports={asciiLowercase:f,collectASequenceOfCodePoints:N,collectASequenceOfCodePointsFast:_,forgivingBase64:z,isASCIIWhitespace:m,
isomorphicDecode:p,isomorphicEncode:J,parseJSONFromBytes:C,removeASCIIWhitespace:A,removeChars:E,serializeJavascriptValueToJSONString:r}}),5082:((sA,s,t)=>{const o=t(
4589),{runtimeFeatures:h}=t(2694),{asciiLowercase:N}=t(8116),_=new Map([["sha256",0],["sha384",1],["sha512",2]]);let X;if(h.has("crypto")){X=t(7598);const C=X.getHashes();
C.length===0&&_.clear();for(const A of _.keys())C.includes(A)===!1&&_.delete(A)}else _.clear();const z=Map.prototype.get.bind(_),m=C=>_.has(N(C)),p=h.has("crypt\
o")===!1||_.size===0?()=>!0:(C,A)=>{const E=J(A);if(E.length===0)return!0;const r=u(E);for(const Q of r){const i=Q.alg,l=Q.val,F=O(i,C);if(f(F,l))return!0}return!1};
function u(C){const A=[];let E=null;for(const r of C){if(o(m(r.alg),"Invalid SRI hash algorithm token"),A.length===0){A.push(r),E=r;continue}const Q=E.alg,i=z(Q),
l=r.alg,F=z(l);F<i||(F>i?(E=r,A[0]=r,A.length=1):A.push(r))}return A}function J(C){const A=[];for(const E of C.split(/[\t\n\f\r ]+/)){const Q=E.split("?",1)[0];
let i="";const l=[Q.slice(0,6),Q.slice(7)],F=l[0];if(!m(F))continue;l[1]&&(i=l[1]);const y={alg:N(F),val:i};A.push(y)}return A}const O=(C,A)=>X.hash(C,A,"base64");
function f(C,A){let E=C.length;E!==0&&C[E-1]==="="&&(E-=1),E!==0&&C[E-1]==="="&&(E-=1);let r=A.length;if(r!==0&&A[r-1]==="="&&(r-=1),r!==0&&A[r-1]==="="&&(r-=1),
E!==r)return!1;for(let Q=0;Q<E;++Q)if(!(C[Q]===A[Q]||C[Q]==="+"&&A[Q]==="-"||C[Q]==="/"&&A[Q]==="_"))return!1;return!0}sA.exports={applyAlgorithmToBytes:O,bytesMatch:p,
caseSensitiveMatch:f,isValidSRIHashAlgorithm:m,getStrongestMetadata:u,parseMetadata:J}}),7879:((sA,s,t)=>{const o=t(4589),{types:h,inspect:N}=t(7975),{markAsUncloneable:_}=t(
5919),X=1,z=2,m=3,p=4,u=5,J=6,O=7,f=8,C=Function.call.bind(Function.prototype[Symbol.hasInstance]),A={converters:{},util:{},errors:{},is:{}};A.errors.exception=
function(E){return new TypeError(`${E.header}: ${E.message}`)},A.errors.conversionFailed=function(E){const r=E.types.length===1?"":" one of",Q=`${E.argument} co\
uld not be converted to${r}: ${E.types.join(", ")}.`;return A.errors.exception({header:E.prefix,message:Q})},A.errors.invalidArgument=function(E){return A.errors.
exception({header:E.prefix,message:`"${E.value}" is an invalid ${E.type}.`})},A.brandCheck=function(E,r){if(!r(E)){const Q=new TypeError("Illegal invocation");throw Q.
code="ERR_INVALID_THIS",Q}},A.argumentLengthCheck=function({length:E},r,Q){if(E<r)throw A.errors.exception({message:`${r} argument${r!==1?"s":""} required, but${E?
" only":""} ${E} found.`,header:Q})},A.illegalConstructor=function(){throw A.errors.exception({header:"TypeError",message:"Illegal constructor"})},A.util.MakeTypeAssertion=
function(E){return r=>C(E,r)},A.util.Type=function(E){switch(typeof E){case"undefined":return X;case"boolean":return z;case"string":return m;case"symbol":return p;case"\
number":return u;case"bigint":return J;case"function":case"object":return E===null?O:f}},A.util.Types={UNDEFINED:X,BOOLEAN:z,STRING:m,SYMBOL:p,NUMBER:u,BIGINT:J,
NULL:O,OBJECT:f},A.util.TypeValueToString=function(E){switch(A.util.Type(E)){case X:return"Undefined";case z:return"Boolean";case m:return"String";case p:return"\
Symbol";case u:return"Number";case J:return"BigInt";case O:return"Null";case f:return"Object"}},A.util.markAsUncloneable=_,A.util.ConvertToInt=function(E,r,Q,i){
let l,F;r===64?(l=Math.pow(2,53)-1,Q==="unsigned"?F=0:F=Math.pow(-2,53)+1):Q==="unsigned"?(F=0,l=Math.pow(2,r)-1):(F=-Math.pow(2,r-1),l=Math.pow(2,r-1)-1);let y=Number(
E);if(y===0&&(y=0),A.util.HasFlag(i,A.attributes.EnforceRange)){if(Number.isNaN(y)||y===Number.POSITIVE_INFINITY||y===Number.NEGATIVE_INFINITY)throw A.errors.exception(
{header:"Integer conversion",message:`Could not convert ${A.util.Stringify(E)} to an integer.`});if(y=A.util.IntegerPart(y),y<F||y>l)throw A.errors.exception({header:"\
Integer conversion",message:`Value must be between ${F}-${l}, got ${y}.`});return y}return!Number.isNaN(y)&&A.util.HasFlag(i,A.attributes.Clamp)?(y=Math.min(Math.
max(y,F),l),Math.floor(y)%2===0?y=Math.floor(y):y=Math.ceil(y),y):Number.isNaN(y)||y===0&&Object.is(0,y)||y===Number.POSITIVE_INFINITY||y===Number.NEGATIVE_INFINITY?
0:(y=A.util.IntegerPart(y),y=y%Math.pow(2,r),Q==="signed"&&y>=Math.pow(2,r-1)?y-Math.pow(2,r):y)},A.util.IntegerPart=function(E){const r=Math.floor(Math.abs(E));
return E<0?-1*r:r},A.util.Stringify=function(E){switch(A.util.Type(E)){case p:return`Symbol(${E.description})`;case f:return N(E);case m:return`"${E}"`;case J:return`${E}\
n`;default:return`${E}`}},A.util.IsResizableArrayBuffer=function(E){if(h.isArrayBuffer(E))return E.resizable;if(h.isSharedArrayBuffer(E))return E.growable;throw A.
errors.exception({header:"IsResizableArrayBuffer",message:`"${A.util.Stringify(E)}" is not an array buffer.`})},A.util.HasFlag=function(E,r){return typeof E=="n\
umber"&&(E&r)===r},A.sequenceConverter=function(E){return(r,Q,i,l)=>{if(A.util.Type(r)!==f)throw A.errors.exception({header:Q,message:`${i} (${A.util.Stringify(
r)}) is not iterable.`});const F=typeof l=="function"?l():r?.[Symbol.iterator]?.(),y=[];let I=0;if(F===void 0||typeof F.next!="function")throw A.errors.exception(
{header:Q,message:`${i} is not iterable.`});for(;;){const{done:a,value:U}=F.next();if(a)break;y.push(E(U,Q,`${i}[${I++}]`))}return y}},A.recordConverter=function(E,r){
return(Q,i,l)=>{if(A.util.Type(Q)!==f)throw A.errors.exception({header:i,message:`${l} ("${A.util.TypeValueToString(Q)}") is not an Object.`});const F={};if(!h.
isProxy(Q)){const I=[...Object.getOwnPropertyNames(Q),...Object.getOwnPropertySymbols(Q)];for(const a of I){const U=A.util.Stringify(a),D=E(a,i,`Key ${U} in ${l}`),
k=r(Q[a],i,`${l}[${U}]`);F[D]=k}return F}const y=Reflect.ownKeys(Q);for(const I of y)if(Reflect.getOwnPropertyDescriptor(Q,I)?.enumerable){const U=E(I,i,l),D=r(
Q[I],i,l);F[U]=D}return F}},A.interfaceConverter=function(E,r){return(Q,i,l)=>{if(!E(Q))throw A.errors.exception({header:i,message:`Expected ${l} ("${A.util.Stringify(
Q)}") to be an instance of ${r}.`});return Q}},A.dictionaryConverter=function(E){return E.sort((r,Q)=>(r.key>Q.key)-(r.key<Q.key)),(r,Q,i)=>{const l={};if(r!=null&&
A.util.Type(r)!==f)throw A.errors.exception({header:Q,message:`Expected ${r} to be one of: Null, Undefined, Object.`});for(const F of E){const{key:y,defaultValue:I,
required:a,converter:U}=F;if(a===!0&&(r==null||!Object.hasOwn(r,y)))throw A.errors.exception({header:Q,message:`Missing required key "${y}".`});let D=r?.[y];const k=I!==
void 0;if(k&&D===void 0&&(D=I()),a||k||D!==void 0){if(D=U(D,Q,`${i}.${y}`),F.allowedValues&&!F.allowedValues.includes(D))throw A.errors.exception({header:Q,message:`${D}\
 is not an accepted type. Expected one of ${F.allowedValues.join(", ")}.`});l[y]=D}}return l}},A.nullableConverter=function(E){return(r,Q,i)=>r===null?r:E(r,Q,i)},
A.is.USVString=function(E){return typeof E=="string"&&E.isWellFormed()},A.is.ReadableStream=A.util.MakeTypeAssertion(ReadableStream),A.is.Blob=A.util.MakeTypeAssertion(
Blob),A.is.URLSearchParams=A.util.MakeTypeAssertion(URLSearchParams),A.is.File=A.util.MakeTypeAssertion(File),A.is.URL=A.util.MakeTypeAssertion(URL),A.is.AbortSignal=
A.util.MakeTypeAssertion(AbortSignal),A.is.MessagePort=A.util.MakeTypeAssertion(MessagePort),A.is.BufferSource=function(E){return h.isArrayBuffer(E)||ArrayBuffer.
isView(E)&&h.isArrayBuffer(E.buffer)},A.util.getCopyOfBytesHeldByBufferSource=function(E){const r=E;let Q=r,i=0,l=0;if(h.isTypedArray(r)||h.isDataView(r)?(Q=r.buffer,
i=r.byteOffset,l=r.byteLength):(o(h.isAnyArrayBuffer(r)),l=r.byteLength),Q.detached)return new Uint8Array(0);const F=new Uint8Array(l),y=new Uint8Array(Q,i,l);return F.
set(y),F},A.converters.DOMString=function(E,r,Q,i){if(E===null&&A.util.HasFlag(i,A.attributes.LegacyNullToEmptyString))return"";if(typeof E=="symbol")throw A.errors.
exception({header:r,message:`${Q} is a symbol, which cannot be converted to a DOMString.`});return String(E)},A.converters.ByteString=function(E,r,Q){if(typeof E==
"symbol")throw A.errors.exception({header:r,message:`${Q} is a symbol, which cannot be converted to a ByteString.`});const i=String(E);for(let l=0;l<i.length;l++)
if(i.charCodeAt(l)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${l} has a value of ${i.charCodeAt(l)} which \
is greater than 255.`);return i},A.converters.USVString=function(E){return typeof E=="string"?E.toWellFormed():`${E}`.toWellFormed()},A.converters.boolean=function(E){
return!!E},A.converters.any=function(E){return E},A.converters["long long"]=function(E,r,Q){return A.util.ConvertToInt(E,64,"signed",0,r,Q)},A.converters["unsig\
ned long long"]=function(E,r,Q){return A.util.ConvertToInt(E,64,"unsigned",0,r,Q)},A.converters["unsigned long"]=function(E,r,Q){return A.util.ConvertToInt(E,32,
"unsigned",0,r,Q)},A.converters["unsigned short"]=function(E,r,Q,i){return A.util.ConvertToInt(E,16,"unsigned",i,r,Q)},A.converters.ArrayBuffer=function(E,r,Q,i){
if(A.util.Type(E)!==f||!h.isArrayBuffer(E))throw A.errors.conversionFailed({prefix:r,argument:`${Q} ("${A.util.Stringify(E)}")`,types:["ArrayBuffer"]});if(!A.util.
HasFlag(i,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(E))throw A.errors.exception({header:r,message:`${Q} cannot be a resizable ArrayBuffer.`});
return E},A.converters.SharedArrayBuffer=function(E,r,Q,i){if(A.util.Type(E)!==f||!h.isSharedArrayBuffer(E))throw A.errors.conversionFailed({prefix:r,argument:`${Q}\
 ("${A.util.Stringify(E)}")`,types:["SharedArrayBuffer"]});if(!A.util.HasFlag(i,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(E))throw A.errors.exception(
{header:r,message:`${Q} cannot be a resizable SharedArrayBuffer.`});return E},A.converters.TypedArray=function(E,r,Q,i,l){if(A.util.Type(E)!==f||!h.isTypedArray(
E)||E.constructor.name!==r.name)throw A.errors.conversionFailed({prefix:Q,argument:`${i} ("${A.util.Stringify(E)}")`,types:[r.name]});if(!A.util.HasFlag(l,A.attributes.
AllowShared)&&h.isSharedArrayBuffer(E.buffer))throw A.errors.exception({header:Q,message:`${i} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(
l,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(E.buffer))throw A.errors.exception({header:Q,message:`${i} cannot be a view on a resizable array b\
uffer.`});return E},A.converters.DataView=function(E,r,Q,i){if(A.util.Type(E)!==f||!h.isDataView(E))throw A.errors.conversionFailed({prefix:r,argument:`${Q} ("${A.
util.Stringify(E)}")`,types:["DataView"]});if(!A.util.HasFlag(i,A.attributes.AllowShared)&&h.isSharedArrayBuffer(E.buffer))throw A.errors.exception({header:r,message:`${Q}\
 cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(i,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(E.buffer))throw A.errors.exception(
{header:r,message:`${Q} cannot be a view on a resizable array buffer.`});return E},A.converters.ArrayBufferView=function(E,r,Q,i){if(A.util.Type(E)!==f||!h.isArrayBufferView(
E))throw A.errors.conversionFailed({prefix:r,argument:`${Q} ("${A.util.Stringify(E)}")`,types:["ArrayBufferView"]});if(!A.util.HasFlag(i,A.attributes.AllowShared)&&
h.isSharedArrayBuffer(E.buffer))throw A.errors.exception({header:r,message:`${Q} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(i,A.attributes.
AllowResizable)&&A.util.IsResizableArrayBuffer(E.buffer))throw A.errors.exception({header:r,message:`${Q} cannot be a view on a resizable array buffer.`});return E},
A.converters.BufferSource=function(E,r,Q,i){if(h.isArrayBuffer(E))return A.converters.ArrayBuffer(E,r,Q,i);if(h.isArrayBufferView(E))return i&=~A.attributes.AllowShared,
A.converters.ArrayBufferView(E,r,Q,i);throw h.isSharedArrayBuffer(E)?A.errors.exception({header:r,message:`${Q} cannot be a SharedArrayBuffer.`}):A.errors.conversionFailed(
{prefix:r,argument:`${Q} ("${A.util.Stringify(E)}")`,types:["ArrayBuffer","ArrayBufferView"]})},A.converters.AllowSharedBufferSource=function(E,r,Q,i){if(h.isArrayBuffer(
E))return A.converters.ArrayBuffer(E,r,Q,i);if(h.isSharedArrayBuffer(E))return A.converters.SharedArrayBuffer(E,r,Q,i);if(h.isArrayBufferView(E))return i|=A.attributes.
AllowShared,A.converters.ArrayBufferView(E,r,Q,i);throw A.errors.conversionFailed({prefix:r,argument:`${Q} ("${A.util.Stringify(E)}")`,types:["ArrayBuffer","Sha\
redArrayBuffer","ArrayBufferView"]})},A.converters["sequence<ByteString>"]=A.sequenceConverter(A.converters.ByteString),A.converters["sequence<sequence<ByteStri\
ng>>"]=A.sequenceConverter(A.converters["sequence<ByteString>"]),A.converters["record<ByteString, ByteString>"]=A.recordConverter(A.converters.ByteString,A.converters.
ByteString),A.converters.Blob=A.interfaceConverter(A.is.Blob,"Blob"),A.converters.AbortSignal=A.interfaceConverter(A.is.AbortSignal,"AbortSignal"),A.converters.
EventHandlerNonNull=function(E){return A.util.Type(E)!==f?null:typeof E=="function"?E:()=>{}},A.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,
LegacyNullToEmptyString:16},sA.exports={webidl:A}}),3729:((sA,s,t)=>{var o;t.r(s),t.d(s,{Agent:()=>z,Client:()=>m,EnvHttpProxyAgent:()=>p,Pool:()=>u,ProxyAgent:()=>J,
buildConnector:()=>X,fetch:()=>O.fetch,request:()=>f});var h=t(6615),N=t(883),_=t(2581),X=t(9136),z=t(7405),m=t(3701),p=t(3137),u=t(628),J=t(6672),O=t(4398);Object.
assign(N.prototype,o||(o=t.t(h,2)));function f(C,{dispatcher:A=(0,_.getGlobalDispatcher)(),...E}={}){const{origin:r,pathname:Q,search:i}=new URL(C);return A.request(
{method:"GET",...E,origin:r,path:`${Q}${i}`})}})};export{IE as id,BE as ids,gE as modules};

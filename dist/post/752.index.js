const rt=752,ot=[752],it={6752:((K,L,s)=>{const C=s(3701),l=s(883),c=s(628),n=s(837),y=s(5520),M=s(7405),Q=s(3650),F=s(6672),N=s(7223),f=s(3137),u=s(50),h=s(6815),
r=s(8707),t=s(3440),{InvalidArgumentError:i}=r,e=s(6615),A=s(9136),E=s(7365),{MockCallHistory:d,MockCallHistoryLog:D}=s(431),S=s(7501),B=s(4004),g=s(5095),I=s(2429),
o=s(7816),{getGlobalDispatcher:a,setGlobalDispatcher:m}=s(2581),R=s(8155),p=s(8754);Object.assign(l.prototype,e),K.exports.Dispatcher=l,K.exports.Client=C,K.exports.
Pool=c,K.exports.BalancedPool=n,K.exports.RoundRobinPool=y,K.exports.Agent=M,K.exports.Dispatcher1Wrapper=Q,K.exports.ProxyAgent=F,K.exports.Socks5ProxyAgent=N,
K.exports.EnvHttpProxyAgent=f,K.exports.RetryAgent=u,K.exports.H2CClient=h,K.exports.RetryHandler=o,K.exports.DecoratorHandler=R,K.exports.RedirectHandler=p,K.exports.
interceptors={redirect:s(1514),responseError:s(8918),retry:s(2026),dump:s(8060),dns:s(379),cache:s(5542),decompress:s(557),deduplicate:s(7240)},K.exports.cacheStores=
{MemoryCacheStore:s(4889)};const J=s(1522);K.exports.cacheStores.SqliteCacheStore=J,K.exports.buildConnector=A,K.exports.errors=r,K.exports.util={parseHeaders:t.
parseHeaders,headerNameToString:t.headerNameToString};function Z(hA){return(NA,v,SA)=>{if(typeof v=="function"&&(SA=v,v=null),!NA||typeof NA!="string"&&typeof NA!=
"object"&&!(NA instanceof URL))throw new i("invalid url");if(v!=null&&typeof v!="object")throw new i("invalid opts");if(v&&v.path!=null){if(typeof v.path!="stri\
ng")throw new i("invalid opts.path");let VA=v.path;v.path.startsWith("/")||(VA=`/${VA}`),NA=new URL(t.parseOrigin(NA).origin+VA)}else v||(v=typeof NA=="object"?
NA:{}),NA=t.parseURL(NA);const{agent:OA,dispatcher:xA=a(),...vA}=v;if(OA)throw new i("unsupported opts.agent. Did you mean opts.client?");return hA.call(xA,{...vA,
origin:NA.origin,path:NA.search?`${NA.pathname}${NA.search}`:NA.pathname,method:v.method||(v.body?"PUT":"GET")},SA)}}K.exports.setGlobalDispatcher=m,K.exports.getGlobalDispatcher=
a;const O=s(4398).fetch,x=typeof __filename<"u"?__filename:void 0;function tA(hA,NA){if(!hA||typeof hA!="object")return;const v=typeof hA.stack=="string"?hA.stack:
"",SA=NA.replace(/\\/g,"/");if(v&&(v.includes(NA)||v.includes(SA)))return;const OA={};if(Error.captureStackTrace(OA,tA),!OA.stack)return;const xA=OA.stack.split(
`
`).slice(1).join(`
`);hA.stack=v?`${v}
${xA}`:OA.stack}K.exports.fetch=function(NA,v=void 0){return O(NA,v).catch(SA=>{throw x?tA(SA,x):SA&&typeof SA=="object"&&Error.captureStackTrace(SA,K.exports.fetch),
SA})},K.exports.Headers=s(660).Headers,K.exports.Response=s(9051).Response,K.exports.Request=s(9967).Request,K.exports.FormData=s(5910).FormData;const{setGlobalOrigin:sA,
getGlobalOrigin:Y}=s(1059);K.exports.setGlobalOrigin=sA,K.exports.getGlobalOrigin=Y;const{CacheStorage:G}=s(3245),{kConstruct:U}=s(6443);K.exports.caches=new G(
U);const{deleteCookie:T,getCookies:P,getSetCookies:z,setCookie:b,parseCookie:V}=s(9061);K.exports.deleteCookie=T,K.exports.getCookies=P,K.exports.getSetCookies=
z,K.exports.setCookie=b,K.exports.parseCookie=V;const{parseMIMEType:W,serializeAMimeType:q}=s(1900);K.exports.parseMIMEType=W,K.exports.serializeAMimeType=q;const{
CloseEvent:$,ErrorEvent:iA,MessageEvent:BA}=s(5188),{WebSocket:yA,ping:UA}=s(3726);K.exports.WebSocket=yA,K.exports.CloseEvent=$,K.exports.ErrorEvent=iA,K.exports.
MessageEvent=BA,K.exports.ping=UA,K.exports.WebSocketStream=s(2873).WebSocketStream,K.exports.WebSocketError=s(6919).WebSocketError,K.exports.request=Z(e.request),
K.exports.stream=Z(e.stream),K.exports.pipeline=Z(e.pipeline),K.exports.connect=Z(e.connect),K.exports.upgrade=Z(e.upgrade),K.exports.MockClient=E,K.exports.MockCallHistory=
d,K.exports.MockCallHistoryLog=D,K.exports.MockPool=B,K.exports.MockAgent=S,K.exports.SnapshotAgent=g,K.exports.mockErrors=I;const{EventSource:QA}=s(1238);K.exports.
EventSource=QA;function lA(){globalThis.fetch=K.exports.fetch,globalThis.Headers=K.exports.Headers,globalThis.Response=K.exports.Response,globalThis.Request=K.exports.
Request,globalThis.FormData=K.exports.FormData,globalThis.WebSocket=K.exports.WebSocket,globalThis.CloseEvent=K.exports.CloseEvent,globalThis.ErrorEvent=K.exports.
ErrorEvent,globalThis.MessageEvent=K.exports.MessageEvent,globalThis.EventSource=K.exports.EventSource}K.exports.install=lA}),158:((K,L,s)=>{const{addAbortListener:C}=s(
3440),{RequestAbortedError:l}=s(8707),c=Symbol("kListener"),n=Symbol("kSignal");function y(F){F.abort?F.abort(F[n]?.reason):F.reason=F[n]?.reason??new l,Q(F)}function M(F,N){
if(F.reason=null,F[n]=null,F[c]=null,!!N){if(N.aborted){y(F);return}F[n]=N,F[c]=()=>{y(F)},C(F[n],F[c])}}function Q(F){F[n]&&("removeEventListener"in F[n]?F[n].
removeEventListener("abort",F[c]):F[n].removeListener("abort",F[c]),F[n]=null,F[c]=null)}K.exports={addSignal:M,removeSignal:Q}}),2279:((K,L,s)=>{const C=s(4589),
{AsyncResource:l}=s(6698),{InvalidArgumentError:c,SocketError:n}=s(8707),y=s(3440),{addSignal:M,removeSignal:Q}=s(158);class F extends l{constructor(u,h){if(!u||
typeof u!="object")throw new c("invalid opts");if(typeof h!="function")throw new c("invalid callback");const{signal:r,opaque:t,responseHeaders:i}=u;if(r&&typeof r.
on!="function"&&typeof r.addEventListener!="function")throw new c("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=t||null,this.
responseHeaders=i||null,this.callback=h,this.abort=null,M(this,r)}onRequestStart(u,h){if(this.reason){u.abort(this.reason);return}C(this.callback),this.abort=r=>u.
abort(r),this.context=h}onResponseStart(){throw new n("bad connect",null)}onRequestUpgrade(u,h,r,t){const{callback:i,opaque:e,context:A}=this;Q(this),this.callback=
null;let E=r;const d=u?.rawHeaders;E!=null&&(E=this.responseHeaders==="raw"?y.parseRawHeaders(d):r),this.runInAsyncScope(i,null,null,{statusCode:h,headers:E,socket:t,
opaque:e,context:A})}onResponseError(u,h){const{callback:r,opaque:t}=this;Q(this),r&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(r,null,h,{opaque:t})}))}}
function N(f,u){if(u===void 0)return new Promise((h,r)=>{N.call(this,f,(t,i)=>t?r(t):h(i))});try{const h=new F(f,u),r={...f,method:"CONNECT"};this.dispatch(r,h)}catch(h){
if(typeof u!="function")throw h;const r=f?.opaque;queueMicrotask(()=>u(h,{opaque:r}))}}K.exports=N}),6862:((K,L,s)=>{const{Readable:C,Duplex:l,PassThrough:c}=s(
7075),n=s(4589),{AsyncResource:y}=s(6698),{InvalidArgumentError:M,InvalidReturnValueError:Q,RequestAbortedError:F}=s(8707),N=s(3440),{kBodyUsed:f}=s(6443),{addSignal:u,
removeSignal:h}=s(158);function r(){}const t=Symbol("resume");class i extends C{constructor(){super({autoDestroy:!0}),this[t]=null,this[f]=!0}_read(){const{[t]:D}=this;
D&&(this[t]=null,D())}_destroy(D,S){this._read(),S(D)}}class e extends C{constructor(D){super({autoDestroy:!0}),this[t]=D}_read(){this[t]()}_destroy(D,S){!D&&!this.
_readableState.endEmitted&&(D=new F),S(D)}}class A extends y{constructor(D,S){if(!D||typeof D!="object")throw new M("invalid opts");if(typeof S!="function")throw new M(
"invalid handler");const{signal:B,method:g,opaque:I,onInfo:o,responseHeaders:a}=D;if(B&&typeof B.on!="function"&&typeof B.addEventListener!="function")throw new M(
"signal must be an EventEmitter or EventTarget");if(g==="CONNECT")throw new M("invalid method");if(o&&typeof o!="function")throw new M("invalid onInfo callback");
super("UNDICI_PIPELINE"),this.opaque=I||null,this.responseHeaders=a||null,this.handler=S,this.abort=null,this.context=null,this.onInfo=o||null,this.req=new i().
on("error",r),this.ret=new l({readableObjectMode:D.objectMode,autoDestroy:!0,read:()=>{const{body:m}=this;m?.resume&&m.resume()},write:(m,R,p)=>{const{req:J}=this;
J.push(m,R)||J._readableState.destroyed?p():J[t]=p},destroy:(m,R)=>{const{body:p,req:J,res:Z,ret:O,abort:x}=this;!m&&!O._readableState.endEmitted&&(m=new F),x&&
m&&x(),N.destroy(p,m),N.destroy(J,m),N.destroy(Z,m),h(this),R(m)}}).on("prefinish",()=>{const{req:m}=this;m.push(null)}),this.res=null,u(this,B)}onRequestStart(D,S){
const{res:B}=this;if(this.reason){D.abort(this.reason);return}n(!B,"pipeline cannot be retried"),this.abort=g=>D.abort(g),this.context=S}onResponseStart(D,S,B,g){
const{opaque:I,handler:o,context:a}=this;if(S<200){if(this.onInfo){const R=D?.rawHeaders,p=this.responseHeaders==="raw"?N.parseRawHeaders(R):B;this.onInfo({statusCode:S,
headers:p})}return}this.res=new e(()=>D.resume());let m;try{this.handler=null;const R=D?.rawHeaders,p=this.responseHeaders==="raw"?N.parseRawHeaders(R):B;m=this.
runInAsyncScope(o,null,{statusCode:S,headers:p,opaque:I,body:this.res,context:a})}catch(R){throw this.res.on("error",r),R}if(!m||typeof m.on!="function")throw new Q(
"expected Readable");m.on("data",R=>{const{ret:p,body:J}=this;!p.push(R)&&J.pause&&J.pause()}).on("error",R=>{const{ret:p}=this;N.destroy(p,R)}).on("end",()=>{const{
ret:R}=this;R.push(null)}).on("close",()=>{const{ret:R}=this;R._readableState.ended||N.destroy(R,new F)}),this.body=m}onResponseData(D,S){const{res:B}=this;B.push(
S)===!1&&D.pause()}onResponseEnd(D,S){const{res:B}=this;B.push(null)}onResponseError(D,S){const{ret:B}=this;this.handler=null,N.destroy(B,S)}}function E(d,D){try{
const S=new A(d,D);return this.dispatch({...d,body:S.req},S),S.ret}catch(S){return new c().destroy(S)}}K.exports=E}),4043:((K,L,s)=>{const C=s(4589),{AsyncResource:l}=s(
6698),{Readable:c}=s(9927),{InvalidArgumentError:n,RequestAbortedError:y}=s(8707),M=s(3440);function Q(){}class F extends l{constructor(u,h){if(!u||typeof u!="o\
bject")throw new n("invalid opts");const{signal:r,method:t,opaque:i,body:e,onInfo:A,responseHeaders:E,highWaterMark:d}=u;try{if(typeof h!="function")throw new n(
"invalid callback");if(d!=null&&(!Number.isFinite(d)||d<0))throw new n("invalid highWaterMark");if(r&&typeof r.on!="function"&&typeof r.addEventListener!="funct\
ion")throw new n("signal must be an EventEmitter or EventTarget");if(t==="CONNECT")throw new n("invalid method");if(A&&typeof A!="function")throw new n("invalid\
 onInfo callback");super("UNDICI_REQUEST")}catch(D){throw M.isStream(e)&&M.destroy(e.on("error",Q),D),D}this.method=t,this.responseHeaders=E||null,this.opaque=i||
null,this.callback=h,this.res=null,this.abort=null,this.body=e,this.trailers={},this.context=null,this.controller=null,this.onInfo=A||null,this.highWaterMark=d,
this.reason=null,this.removeAbortListener=null,r?.aborted?this.reason=r.reason??new y:r&&(this.removeAbortListener=M.addAbortListener(r,()=>{if(this.reason=r.reason??
new y,this.res){const D=this.res;this.res=null,M.destroy(D.on("error",Q),this.reason)}else this.abort&&this.abort(this.reason)}))}onRequestStart(u,h){if(this.reason){
u.abort(this.reason);return}C(this.callback),this.controller=u,this.abort=r=>u.abort(r),this.context=h}onResponseStart(u,h,r,t){const{callback:i,opaque:e,context:A,
responseHeaders:E,highWaterMark:d}=this,D=u?.rawHeaders,S=E==="raw"?M.parseRawHeaders(D):r;if(h<200){this.onInfo&&this.onInfo({statusCode:h,headers:S});return}const B=r,
g=B?.["content-type"],I=B?.["content-length"],o=new c({resume:()=>u.resume(),abort:a=>u.abort(a),contentType:g,contentLength:this.method!=="HEAD"&&I?Number(I):null,
highWaterMark:d});if(this.removeAbortListener&&(o.on("close",this.removeAbortListener),this.removeAbortListener=null),this.callback=null,this.res=o,i!==null)try{
this.runInAsyncScope(i,null,null,{statusCode:h,statusText:t,headers:S,trailers:this.trailers,opaque:e,body:o,context:A})}catch(a){this.res=null,M.destroy(o.on("\
error",Q),a),queueMicrotask(()=>{throw a})}}onResponseData(u,h){this.res&&this.res.push(h)===!1&&u.pause()}onResponseEnd(u,h){if(h&&typeof h=="object")for(const r of Object.
keys(h))r==="__proto__"?Object.defineProperty(this.trailers,r,{value:h[r],enumerable:!0,configurable:!0,writable:!0}):this.trailers[r]=h[r];this.res?.push(null)}onResponseError(u,h){
const{res:r,callback:t,body:i,opaque:e}=this;t&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(t,null,h,{opaque:e})})),r&&(this.res=null,queueMicrotask(
()=>{M.destroy(r.on("error",Q),h)})),i&&(this.body=null,M.isStream(i)&&(i.on("error",Q),M.destroy(i,h))),this.removeAbortListener&&(this.removeAbortListener(),this.
removeAbortListener=null)}}function N(f,u){if(u===void 0)return new Promise((h,r)=>{N.call(this,f,(t,i)=>t?r(t):h(i))});try{const h=new F(f,u);this.dispatch(f,h)}catch(h){
if(typeof u!="function")throw h;const r=f?.opaque;queueMicrotask(()=>u(h,{opaque:r}))}}K.exports=N,K.exports.RequestHandler=F}),3560:((K,L,s)=>{const C=s(4589),
{AsyncResource:l}=s(6698),{InvalidArgumentError:c,InvalidReturnValueError:n}=s(8707),y=s(3440),{addSignal:M,removeSignal:Q}=s(158);function F(){}function N(t){return t.
errored??t.writableErrored??t._writableState?.errored}function f(){const t=new Error("Premature close");return t.code="ERR_STREAM_PREMATURE_CLOSE",t}function u(t,i){
let e=!1;const A=()=>{t.removeListener("close",d),t.removeListener("error",D),t.removeListener("finish",S)},E=(B,g=!1)=>{e||(e=!0,A(),i(B,g))},d=()=>{const B=N(
t);E(B??(t.writableFinished?void 0:f()))},D=B=>E(B,!0),S=()=>E();t.on("close",d),t.on("error",D),t.on("finish",S),t.closed?process.nextTick(d):t.writableFinished&&
process.nextTick(S)}class h extends l{constructor(i,e,A){if(!i||typeof i!="object")throw new c("invalid opts");const{signal:E,method:d,opaque:D,body:S,onInfo:B,
responseHeaders:g}=i;try{if(typeof A!="function")throw new c("invalid callback");if(typeof e!="function")throw new c("invalid factory");if(E&&typeof E.on!="func\
tion"&&typeof E.addEventListener!="function")throw new c("signal must be an EventEmitter or EventTarget");if(d==="CONNECT")throw new c("invalid method");if(B&&typeof B!=
"function")throw new c("invalid onInfo callback");super("UNDICI_STREAM")}catch(I){throw y.isStream(S)&&y.destroy(S.on("error",F),I),I}this.responseHeaders=g||null,
this.opaque=D||null,this.factory=e,this.callback=A,this.res=null,this.abort=null,this.context=null,this.controller=null,this.trailers=null,this.body=S,this.onInfo=
B||null,y.isStream(S)&&S.on("error",I=>{this.onResponseError(this.controller,I)}),M(this,E)}onRequestStart(i,e){if(this.reason){i.abort(this.reason);return}C(this.
callback),this.controller=i,this.abort=A=>i.abort(A),this.context=e}onResponseStart(i,e,A,E){const{factory:d,opaque:D,context:S,responseHeaders:B}=this,g=i?.rawHeaders,
I=B==="raw"?y.parseRawHeaders(g):A;if(e<200){this.onInfo&&this.onInfo({statusCode:e,headers:I});return}if(this.factory=null,d===null)return;const o=this.runInAsyncScope(
d,null,{statusCode:e,headers:I,opaque:D,context:S});if(!o||typeof o.write!="function"||typeof o.end!="function"||typeof o.on!="function")throw new n("expected W\
ritable");u(o,(m,R)=>{const{callback:p,res:J,opaque:Z,trailers:O,abort:x}=this;this.res=null,(m||!J?.readable)&&y.destroy(J,R?void 0:m),this.callback=null,this.
runInAsyncScope(p,null,m||null,{opaque:Z,trailers:O}),m&&x(m)}),o.on("drain",()=>i.resume()),this.res=o,(o.writableNeedDrain!==void 0?o.writableNeedDrain:o._writableState?.
needDrain)===!0&&i.pause()}onResponseData(i,e){const{res:A}=this;A&&A.write(e)===!1&&i.pause()}onResponseEnd(i,e){const{res:A}=this;Q(this),A&&(e&&typeof e=="ob\
ject"&&(this.trailers=e),A.end())}onResponseError(i,e){const{res:A,callback:E,opaque:d,body:D}=this;Q(this),this.factory=null,A?(this.res=null,y.destroy(A,e)):E&&
(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(E,null,e,{opaque:d})})),D&&(this.body=null,y.destroy(D,e))}}function r(t,i,e){if(e===void 0)return new Promise(
(A,E)=>{r.call(this,t,i,(d,D)=>d?E(d):A(D))});try{const A=new h(t,i,e);this.dispatch(t,A)}catch(A){if(typeof e!="function")throw A;const E=t?.opaque;queueMicrotask(
()=>e(A,{opaque:E}))}}K.exports=r}),1882:((K,L,s)=>{const{InvalidArgumentError:C,SocketError:l}=s(8707),{AsyncResource:c}=s(6698),n=s(4589),y=s(3440),{kHTTP2Stream:M}=s(
6443),{addSignal:Q,removeSignal:F}=s(158);class N extends c{constructor(h,r){if(!h||typeof h!="object")throw new C("invalid opts");if(typeof r!="function")throw new C(
"invalid callback");const{signal:t,opaque:i,responseHeaders:e}=h;if(t&&typeof t.on!="function"&&typeof t.addEventListener!="function")throw new C("signal must b\
e an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=e||null,this.opaque=i||null,this.callback=r,this.abort=null,this.context=null,Q(
this,t)}onRequestStart(h,r){if(this.reason){h.abort(this.reason);return}n(this.callback),this.abort=t=>h.abort(t),this.context=r}onResponseStart(){throw new l("\
bad upgrade",null)}onRequestUpgrade(h,r,t,i){const e=i[M]===!0?200:101;if(r!==e){const B=i[M]===!0?null:y.getSocketInfo(i);h.abort(new l("bad upgrade",B));return}
const{callback:A,opaque:E,context:d}=this;F(this),this.callback=null;const D=h?.rawHeaders,S=this.responseHeaders==="raw"?y.parseRawHeaders(D):t;this.runInAsyncScope(
A,null,null,{headers:S,socket:i,opaque:E,context:d})}onResponseError(h,r){const{callback:t,opaque:i}=this;F(this),t&&(this.callback=null,queueMicrotask(()=>{this.
runInAsyncScope(t,null,r,{opaque:i})}))}}function f(u,h){if(h===void 0)return new Promise((r,t)=>{f.call(this,u,(i,e)=>i?t(i):r(e))});try{const r=new N(u,h),t={
...u,method:u.method||"GET",upgrade:u.protocol||"Websocket"};this.dispatch(t,r)}catch(r){if(typeof h!="function")throw r;const t=u?.opaque;queueMicrotask(()=>h(
r,{opaque:t}))}}K.exports=f}),6615:((K,L,s)=>{K.exports.request=s(4043),K.exports.stream=s(3560),K.exports.pipeline=s(6862),K.exports.upgrade=s(1882),K.exports.
connect=s(2279)}),9927:((K,L,s)=>{const C=s(4589),{addAbortListener:l}=s(8474),{Readable:c}=s(7075),{RequestAbortedError:n,NotSupportedError:y,InvalidArgumentError:M,
AbortError:Q}=s(8707),F=s(3440),N=Symbol("kConsume"),f=Symbol("kReading"),u=Symbol("kBody"),h=Symbol("kAbort"),r=Symbol("kContentType"),t=Symbol("kContentLength"),
i=Symbol("kUsed"),e=Symbol("kBytesRead"),A=()=>{};class E extends c{constructor({resume:p,abort:J,contentType:Z="",contentLength:O,highWaterMark:x=64*1024}){super(
{autoDestroy:!0,read:p,highWaterMark:x}),this._readableState.dataEmitted=!1,this[h]=J,this[N]=null,this[e]=0,this[u]=null,this[i]=!1,this[r]=Z,this[t]=Number.isFinite(
O)?O:null,this[f]=!1}_destroy(p,J){!p&&!this._readableState.endEmitted&&(p=new n),p&&this[h](),this[i]?J(p):setImmediate(J,p)}on(p,J){return(p==="data"||p==="re\
adable")&&(this[f]=!0,this[i]=!0),super.on(p,J)}addListener(p,J){return this.on(p,J)}off(p,J){const Z=super.off(p,J);return(p==="data"||p==="readable")&&(this[f]=
this.listenerCount("data")>0||this.listenerCount("readable")>0),Z}removeListener(p,J){return this.off(p,J)}push(p){return p&&(this[e]+=p.length,this[N])?(a(this[N],
p),this[f]?super.push(p):!0):super.push(p)}text(){return S(this,"text")}json(){return S(this,"json")}blob(){return S(this,"blob")}bytes(){return S(this,"bytes")}arrayBuffer(){
return S(this,"arrayBuffer")}async formData(){throw new y}get bodyUsed(){return F.isDisturbed(this)}get body(){return this[u]||(this[u]=ReadableStream.from(this),
this[N]&&(this[u].getReader(),C(this[u].locked))),this[u]}dump(p){const J=p?.signal;if(J!=null&&(typeof J!="object"||!("aborted"in J)))return Promise.reject(new M(
"signal must be an AbortSignal"));const Z=p?.limit&&Number.isFinite(p.limit)?p.limit:128*1024;return J?.aborted?Promise.reject(J.reason??new Q):this._readableState.
closeEmitted?Promise.resolve(null):new Promise((O,x)=>{if((this[t]&&this[t]>Z||this[e]>Z)&&this.destroy(new Q),J){const sA=l(J,()=>{this.destroy(J.reason??new Q)});
this.on("close",function(){sA[Symbol.dispose](),J.aborted?x(J.reason??new Q):O(null)})}else this.on("close",O);this.on("error",A).on("data",()=>{this[e]>Z&&this.
destroy()}).resume()})}setEncoding(p){return Buffer.isEncoding(p)&&super.setEncoding(p),this}}function d(R){return R[u]?.locked===!0||R[N]!==null}function D(R){
return F.isDisturbed(R)||d(R)}function S(R,p){return C(!R[N]),new Promise((J,Z)=>{if(D(R)){const O=R._readableState;O.destroyed&&O.closeEmitted===!1?R.on("error",
Z).on("close",()=>{Z(new TypeError("unusable"))}):Z(O.errored??new TypeError("unusable"))}else queueMicrotask(()=>{R[N]={type:p,stream:R,resolve:J,reject:Z,length:0,
body:[]},R.on("error",function(O){m(this[N],O)}).on("close",function(){this[N].body!==null&&m(this[N],new n)}),B(R[N])})})}function B(R){if(R.body===null)return;
const{_readableState:p}=R.stream;if(p.bufferIndex){const Z=p.bufferIndex,O=p.buffer.length;for(let x=Z;x<O;x++)a(R,p.buffer[x])}else for(const Z of p.buffer)a(R,
Z);const J=p.decoder;if(J!=null&&J.lastNeed>0&&a(R,Buffer.from(J.lastChar.subarray(0,J.lastTotal-J.lastNeed))),p.endEmitted){o(R,p.encoding);return}for(R.stream.
on("end",function(){o(this[N],this._readableState.encoding)}),R.stream.resume();R.stream.read()!=null;);}function g(R,p,J){if(R.length===0||p===0)return"";const Z=R.
length===1?R[0]:Buffer.concat(R,p),O=Z.length,x=O>2&&Z[0]===239&&Z[1]===187&&Z[2]===191?3:0;return!J||J==="utf8"||J==="utf-8"?Z.utf8Slice(x,O):Z.subarray(x,O).toString(
J)}function I(R,p){if(R.length===0||p===0)return new Uint8Array(0);if(R.length===1)return new Uint8Array(R[0]);const J=new Uint8Array(Buffer.allocUnsafeSlow(p).
buffer);let Z=0;for(let O=0;O<R.length;++O){const x=R[O];J.set(x,Z),Z+=x.length}return J}function o(R,p){const{type:J,body:Z,resolve:O,stream:x,length:tA}=R;try{
J==="text"?O(g(Z,tA,p)):J==="json"?O(JSON.parse(g(Z,tA,p))):J==="arrayBuffer"?O(I(Z,tA).buffer):J==="blob"?O(new Blob(Z,{type:x[r]})):J==="bytes"&&O(I(Z,tA)),m(
R)}catch(sA){x.destroy(sA)}}function a(R,p){R.body!==null&&(typeof p=="string"&&(p=Buffer.from(p,R.stream._readableState.encoding)),R.length+=p.length,R.body.push(
p))}function m(R,p){R.body!==null&&(p?R.reject(p):R.resolve(),R.type=null,R.stream=null,R.resolve=null,R.reject=null,R.length=0,R.body=null)}K.exports={Readable:E,
chunksDecode:g}}),4889:((K,L,s)=>{const{Writable:C}=s(7075),{EventEmitter:l}=s(8474),{assertCacheKey:c,assertCacheValue:n}=s(7659);class y extends l{#A=1024;#e=104857600;#t=5242880;#s=0;#o=0;#r=new Map;#n=!1;constructor(f){
if(super(),f){if(typeof f!="object")throw new TypeError("MemoryCacheStore options must be an object");if(f.maxCount!==void 0){if(typeof f.maxCount!="number"||!Number.
isInteger(f.maxCount)||f.maxCount<0)throw new TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");this.#A=f.maxCount}if(f.maxSize!==void 0){
if(typeof f.maxSize!="number"||!Number.isInteger(f.maxSize)||f.maxSize<0)throw new TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
this.#e=f.maxSize}if(f.maxEntrySize!==void 0){if(typeof f.maxEntrySize!="number"||!Number.isInteger(f.maxEntrySize)||f.maxEntrySize<0)throw new TypeError("Memor\
yCacheStore options.maxEntrySize must be a non-negative integer");this.#t=f.maxEntrySize}}}get size(){return this.#s}isFull(){return this.#s>=this.#e||this.#o>=
this.#A}get(f){c(f);const u=`${f.origin}:${f.path}`,h=Date.now(),r=this.#r.get(u),t=r?M(f,r,h):null;return t!=null&&(this.#r.delete(u),this.#r.set(u,r)),t==null?
void 0:{statusMessage:t.statusMessage,statusCode:t.statusCode,headers:t.headers,body:t.body,vary:t.vary?t.vary:void 0,etag:t.etag,cacheControlDirectives:t.cacheControlDirectives,
cachedAt:t.cachedAt,staleAt:t.staleAt,deleteAt:t.deleteAt}}createWriteStream(f,u){c(f),n(u);const h=`${f.origin}:${f.path}`,r=this,t={...f,...u,body:[],size:0};
return new C({write(i,e,A){typeof i=="string"&&(i=Buffer.from(i,e)),t.size+=i.byteLength,t.size>r.#t?this.destroy():t.body.push(i),A(null)},final(i){let e=r.#r.
get(h);e?r.#r.delete(h):e=[],r.#r.set(h,e);const A=M(f,e,-1/0);if(A){const E=e.indexOf(A);e.splice(E,1,t),r.#s-=A.size}else e.push(t),r.#o+=1;r.#s+=t.size,(r.#s>
r.#e||r.#o>r.#A)&&(r.#n||(r.emit("maxSizeExceeded",{size:r.#s,maxSize:r.#e,count:r.#o,maxCount:r.#A}),r.#n=!0),r.#i(t),r.#s<r.#e&&r.#o<r.#A&&(r.#n=!1)),i(null)}})}#i(f){
const u=this.#e/2,h=this.#A/2;for(const[r,t]of this.#r){for(let i=0;i<t.length&&(this.#s>u||this.#o>h);){const e=t[i];if(e===f){i++;continue}t.splice(i,1),this.#s-=
e.size,this.#o-=1}if(t.length===0&&this.#r.delete(r),this.#s<=u&&this.#o<=h)return}if(this.#s>this.#e||this.#o>this.#A){const r=`${f.origin}:${f.path}`,t=this.#r.
get(r);t.splice(t.indexOf(f),1),this.#s-=f.size,this.#o-=1,t.length===0&&this.#r.delete(r)}}delete(f){if(typeof f!="object")throw new TypeError(`expected key to\
 be object, got ${typeof f}`);const u=`${f.origin}:${f.path}`;for(const h of this.#r.get(u)??[])this.#s-=h.size,this.#o-=1;this.#r.delete(u)}}function M(N,f,u){
for(let h=0;h<f.length;h++){const r=f[h];if(r.deleteAt>u&&r.method===N.method&&Q(N,r))return r}}function Q(N,f){if(f.vary==null)return!0;for(const u in f.vary)if(Object.
hasOwn(f.vary,u)&&!F(N.headers?.[u],f.vary[u]))return!1;return!0}function F(N,f){if(N==null&&f==null)return!0;if(N==null&&f!=null||N!=null&&f==null)return!1;if(Array.
isArray(N)&&Array.isArray(f)){if(N.length!==f.length)return!1;for(let u=0;u<N.length;u++)if(N[u]!==f[u])return!1;return!0}return N===f}K.exports=y}),1522:((K,L,s)=>{
const{Writable:C}=s(7075),{assertCacheKey:l,assertCacheValue:c}=s(7659),{zstdCompressSync:n,zstdDecompressSync:y}=s(8522);let M;const Q=5,F=2*1e3*1e3*1e3,N=1024*
1024,f=typeof n=="function"&&typeof y=="function",u=5,h=6;function r(A){return A?.errcode===u||A?.errcode===h}K.exports=class{#A=F;#e=1/0;#t=N;#s;#o;#r;#n;#i;#E;#Q;#B;constructor(E){
if(E){if(typeof E!="object")throw new TypeError("SqliteCacheStore options must be an object");if(E.maxEntrySize!==void 0){if(typeof E.maxEntrySize!="number"||!Number.
isInteger(E.maxEntrySize)||E.maxEntrySize<0)throw new TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");if(E.maxEntrySize>F)throw new TypeError(
"SqliteCacheStore options.maxEntrySize must be less than 2gb");this.#A=E.maxEntrySize}if(E.maxCount!==void 0){if(typeof E.maxCount!="number"||!Number.isInteger(
E.maxCount)||E.maxCount<0)throw new TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");this.#e=E.maxCount}if(E.compressThreshold!==void 0){
if(typeof E.compressThreshold!="number"||!Number.isInteger(E.compressThreshold)||E.compressThreshold<0)throw new TypeError("SqliteCacheStore options.compressThr\
eshold must be a non-negative integer");this.#t=E.compressThreshold}}M||(M=s(99).DatabaseSync),this.#s=new M(E?.location??":memory:"),this.#s.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA temp_store = memory;
      PRAGMA optimize;

      CREATE TABLE IF NOT EXISTS cacheInterceptorV${Q} (
        -- Data specific to us
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        url TEXT NOT NULL,
        method TEXT NOT NULL,

        -- Data returned to the interceptor
        body BUF NULL,
        compressed TEXT NULL,
        deleteAt INTEGER NOT NULL,
        statusCode INTEGER NOT NULL,
        statusMessage TEXT NOT NULL,
        headers TEXT NULL,
        cacheControlDirectives TEXT NULL,
        etag TEXT NULL,
        vary TEXT NULL,
        cachedAt INTEGER NOT NULL,
        staleAt INTEGER NOT NULL
      );

      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${Q}_getValuesQuery ON cacheInterceptorV${Q}(url, method, deleteAt);
      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV${Q}_deleteByUrlQuery ON cacheInterceptorV${Q}(deleteAt);
    `),this.#o=this.#s.prepare(`
      SELECT
        id,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      FROM cacheInterceptorV${Q}
      WHERE
        url = ?
        AND method = ?
      ORDER BY
        deleteAt ASC
    `),this.#r=this.#s.prepare(`
      UPDATE cacheInterceptorV${Q} SET
        body = ?,
        compressed = ?,
        deleteAt = ?,
        statusCode = ?,
        statusMessage = ?,
        headers = ?,
        etag = ?,
        cacheControlDirectives = ?,
        vary = ?,
        cachedAt = ?,
        staleAt = ?
      WHERE
        id = ?
    `),this.#n=this.#s.prepare(`
      INSERT INTO cacheInterceptorV${Q} (
        url,
        method,
        body,
        compressed,
        deleteAt,
        statusCode,
        statusMessage,
        headers,
        etag,
        cacheControlDirectives,
        vary,
        cachedAt,
        staleAt
      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    `),this.#E=this.#s.prepare(`DELETE FROM cacheInterceptorV${Q} WHERE url = ?`),this.#Q=this.#s.prepare(`SELECT COUNT(*) AS total FROM cacheInterceptorV${Q}`),
this.#i=this.#s.prepare(`DELETE FROM cacheInterceptorV${Q} WHERE deleteAt <= ?`),this.#B=this.#e===1/0?null:this.#s.prepare(`
        DELETE FROM cacheInterceptorV${Q}
        WHERE id IN (
          SELECT
            id
          FROM cacheInterceptorV${Q}
          ORDER BY cachedAt ASC
          LIMIT ?
        )
      `)}close(){this.#s.close()}get(E){l(E);const d=this.#I(()=>this.#g(E));return d?{body:d.body?d.compressed==="zstd"?y(Buffer.from(d.body.buffer,d.body.byteOffset,
d.body.byteLength)):Buffer.from(d.body.buffer,d.body.byteOffset,d.body.byteLength):void 0,statusCode:d.statusCode,statusMessage:d.statusMessage,headers:d.headers?
JSON.parse(d.headers):void 0,etag:d.etag?d.etag:void 0,vary:d.vary?JSON.parse(d.vary):void 0,cacheControlDirectives:d.cacheControlDirectives?JSON.parse(d.cacheControlDirectives):
void 0,cachedAt:d.cachedAt,staleAt:d.staleAt,deleteAt:d.deleteAt}:void 0}set(E,d){l(E);const D=this.#C(E),S=Array.isArray(d.body)?Buffer.concat(d.body):d.body,B=S?.
byteLength;if(B&&B>this.#A)return;let g=null,I=S;if(S&&f&&(B>this.#t||e(i(d.headers)))){const a=n(S);a.byteLength<S.byteLength&&(I=a,g="zstd")}const o=this.#I(()=>this.#g(
E,!0));o?this.#I(()=>this.#r.run(I,g,d.deleteAt,d.statusCode,d.statusMessage,d.headers?JSON.stringify(d.headers):null,d.etag?d.etag:null,d.cacheControlDirectives?
JSON.stringify(d.cacheControlDirectives):null,d.vary?JSON.stringify(d.vary):null,d.cachedAt,d.staleAt,o.id)):(this.#I(()=>this.#n.run(D,E.method,I,g,d.deleteAt,
d.statusCode,d.statusMessage,d.headers?JSON.stringify(d.headers):null,d.etag?d.etag:null,d.cacheControlDirectives?JSON.stringify(d.cacheControlDirectives):null,
d.vary?JSON.stringify(d.vary):null,d.cachedAt,d.staleAt)),this.#a())}createWriteStream(E,d){l(E),c(d);let D=0;const S=[],B=this;return new C({decodeStrings:!0,write(g,I,o){
D+=g.byteLength,D<=B.#A?S.push(g):this.destroy(),o()},final(g){B.set(E,{...d,body:S}),g()}})}delete(E){if(typeof E!="object")throw new TypeError(`expected key t\
o be object, got ${typeof E}`);this.#I(()=>this.#E.run(this.#C(E)))}#I(E){try{return E()}catch(d){if(!r(d))throw d;return}}#a(){if(Number.isFinite(this.#e)){const E=this.#I(
()=>this.size);if(E===void 0||E<=this.#e)return 0}{const E=this.#I(()=>this.#i.run(Date.now()).changes);if(E)return E}{const E=this.#I(()=>this.#B?.run(Math.max(
Math.floor(this.#e*.1),1)).changes);if(E)return E}return 0}get size(){const{total:E}=this.#Q.get();return E}#C(E){return`${E.origin}/${E.path}`}#g(E,d=!1){const D=this.#C(
E),{headers:S,method:B}=E,g=this.#o.all(D,B);if(g.length===0)return;const I=Date.now();for(const o of g){if(I>=o.deleteAt&&!d)continue;let a=!0;if(o.vary){const m=JSON.
parse(o.vary);for(const R in m)if(!t(S[R],m[R])){a=!1;break}}if(a)return o}}};function t(A,E){if(A==null&&E==null)return!0;if(A==null&&E!=null||A!=null&&E==null)
return!1;if(Array.isArray(A)&&Array.isArray(E)){if(A.length!==E.length)return!1;for(let d=0;d<A.length;d++)if(A[d]!==E[d])return!1;return!0}return A===E}function i(A){
if(A!=null){for(const E in A)if(E.toLowerCase()==="content-type"){const d=A[E];return Array.isArray(d)?d[0]:d}}}function e(A){if(A==null)return!1;const E=A.toLowerCase();
return/^text\//.test(E)||/^application\/(json|xml|javascript|x-www-form-urlencoded|graphql)(\s|;|$)/.test(E)||/\+(json|xml)(\s|;|$)/.test(E)}}),9136:((K,L,s)=>{
const C=s(7030),l=s(4589),c=s(3440),{InvalidArgumentError:n,ConnectTimeoutError:y}=s(8707);let M;const Q=class{constructor(u){this._maxCachedSessions=u,this._sessionCache=
new Map,this._sessionRegistry=new FinalizationRegistry(h=>{if(this._sessionCache.size<this._maxCachedSessions)return;const r=this._sessionCache.get(h);r!==void 0&&
r.deref()===void 0&&this._sessionCache.delete(h)})}get(u){const h=this._sessionCache.get(u);return h?h.deref():null}set(u,h){if(this._maxCachedSessions!==0){if(this.
_sessionCache.has(u))this._sessionCache.delete(u);else if(this._sessionCache.size>=this._maxCachedSessions){let r=!1;for(const[t,i]of this._sessionCache)if(i.deref()===
void 0){this._sessionCache.delete(t),r=!0;break}if(!r){const t=this._sessionCache.keys().next();t.done||this._sessionCache.delete(t.value)}}this._sessionCache.set(
u,new WeakRef(h)),this._sessionRegistry.register(h,u)}}};function F({allowH2:f,preferH2:u,useH2c:h,maxCachedSessions:r,socketPath:t,timeout:i,session:e,...A}){if(r!=
null&&(!Number.isInteger(r)||r<0))throw new n("maxCachedSessions must be a positive integer or zero");const E={path:t,...A},d=new Q(r??100);return i=i??1e4,f=f??
!0,function({hostname:S,host:B,protocol:g,port:I,servername:o,localAddress:a,httpSocket:m},R){let p;if(g==="https:"){M||(M=s(1692)),o=o||E.servername||c.getServerName(
B)||null;const Z=o||S;l(Z);const O=e||d.get(Z)||null;I=I||443,p=M.connect({highWaterMark:16384,...E,servername:o,session:O,localAddress:a,ALPNProtocols:f?u?["h2",
"http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:m,port:I,host:S}),p.on("session",function(x){d.set(Z,x)})}else{l(!m,"httpSocket can only be sent on TLS update"),
I=I||80;const Z={highWaterMark:64*1024,...E,localAddress:a,port:I,host:S},O=C.isIP(S);O!==0&&o&&o!==S&&(Z.host=o,Z.lookup=(x,tA,sA)=>{tA.all?sA(null,[{address:S,
family:O}]):sA(null,S,O)}),p=C.connect(Z),h===!0&&(p.alpnProtocol="h2")}if(E.keepAlive==null||E.keepAlive){const Z=E.keepAliveInitialDelay===void 0?6e4:E.keepAliveInitialDelay;
p.setKeepAlive(!0,Z)}const J=c.setupConnectTimeout(new WeakRef(p),{timeout:i,hostname:S,port:I});return p.setNoDelay(!0).once(g==="https:"?"secureConnect":"conn\
ect",function(){if(queueMicrotask(J),R){const Z=R;R=null,Z(null,this)}}).on("error",function(Z){if(queueMicrotask(J),R){const O=R;R=null,O(N(Z,this,{timeout:i,hostname:S,
port:I}))}}),p}}function N(f,u,h){if(f instanceof AggregateError&&(f.code==="ETIMEDOUT"||f.errors.some(r=>r!=null&&r.code==="ETIMEDOUT"))){let r="Connect Timeou\
t Error";Array.isArray(u.autoSelectFamilyAttemptedAddresses)?r+=` (attempted addresses: ${u.autoSelectFamilyAttemptedAddresses.join(", ")},`:r+=` (attempted add\
ress: ${h.hostname}:${h.port},`,r+=` timeout: ${h.timeout}ms)`;const t=new y(r);return t.cause=f,t}return f}K.exports=F}),735:(K=>{const L=["Accept","Accept-Enc\
oding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-\
Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-U\
sed","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Locati\
on","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-\
Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Mo\
dified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Prag\
ma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extension\
s","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","S\
et-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-\
Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","\
X-Powered-By","X-Requested-With","X-XSS-Protection"],s={};Object.setPrototypeOf(s,null);for(let c=0;c<L.length;++c){const n=L[c],y=n.toLowerCase();s[n]=s[y]=y}const C=131072,
l=128*1024*1024;K.exports={wellknownHeaderNames:L,headerNameLowerCasedRecord:s,defaultWebSocketMaxFragments:C,defaultWebSocketMaxPayloadSize:l}}),2414:((K,L,s)=>{
const C=s(3053),l=s(7975),c=l.debuglog("undici"),n=l.debuglog("fetch"),y=l.debuglog("websocket"),M={beforeConnect:C.channel("undici:client:beforeConnect"),connected:C.
channel("undici:client:connected"),connectError:C.channel("undici:client:connectError"),sendHeaders:C.channel("undici:client:sendHeaders"),create:C.channel("und\
ici:request:create"),bodySent:C.channel("undici:request:bodySent"),bodyChunkSent:C.channel("undici:request:bodyChunkSent"),bodyChunkReceived:C.channel("undici:r\
equest:bodyChunkReceived"),headers:C.channel("undici:request:headers"),trailers:C.channel("undici:request:trailers"),error:C.channel("undici:request:error"),open:C.
channel("undici:websocket:open"),close:C.channel("undici:websocket:close"),socketError:C.channel("undici:websocket:socket_error"),ping:C.channel("undici:websock\
et:ping"),pong:C.channel("undici:websocket:pong"),proxyConnected:C.channel("undici:proxy:connected")};let Q=!1;function F(r=c){if(!Q){if(M.beforeConnect.hasSubscribers||
M.connected.hasSubscribers||M.connectError.hasSubscribers||M.sendHeaders.hasSubscribers){Q=!0;return}Q=!0,C.subscribe("undici:client:beforeConnect",t=>{const{connectParams:{
version:i,protocol:e,port:A,host:E}}=t;r("connecting to %s%s using %s%s",E,A?`:${A}`:"",e,i)}),C.subscribe("undici:client:connected",t=>{const{connectParams:{version:i,
protocol:e,port:A,host:E}}=t;r("connected to %s%s using %s%s",E,A?`:${A}`:"",e,i)}),C.subscribe("undici:client:connectError",t=>{const{connectParams:{version:i,
protocol:e,port:A,host:E},error:d}=t;r("connection to %s%s using %s%s errored - %s",E,A?`:${A}`:"",e,i,d.message)}),C.subscribe("undici:client:sendHeaders",t=>{
const{request:{method:i,path:e,origin:A}}=t;r("sending request to %s %s%s",i,A,e)})}}let N=!1;function f(r=c){if(!N){if(M.headers.hasSubscribers||M.trailers.hasSubscribers||
M.error.hasSubscribers){N=!0;return}N=!0,C.subscribe("undici:request:headers",t=>{const{request:{method:i,path:e,origin:A},response:{statusCode:E}}=t;r("receive\
d response to %s %s%s - HTTP %d",i,A,e,E)}),C.subscribe("undici:request:trailers",t=>{const{request:{method:i,path:e,origin:A}}=t;r("trailers received from %s %\
s%s",i,A,e)}),C.subscribe("undici:request:error",t=>{const{request:{method:i,path:e,origin:A},error:E}=t;r("request to %s %s%s errored - %s",i,A,e,E.message)})}}
let u=!1;function h(r=y){if(!u){if(M.open.hasSubscribers||M.close.hasSubscribers||M.socketError.hasSubscribers||M.ping.hasSubscribers||M.pong.hasSubscribers){u=
!0;return}u=!0,C.subscribe("undici:websocket:open",t=>{if(t.address!=null){const{address:i,port:e}=t.address;r("connection opened %s%s",i,e?`:${e}`:"")}else r("\
connection opened")}),C.subscribe("undici:websocket:close",t=>{const{websocket:i,code:e,reason:A}=t;r("closed connection to %s - %s %s",i.url,e,A)}),C.subscribe(
"undici:websocket:socket_error",t=>{r("connection errored - %s",t.message)}),C.subscribe("undici:websocket:ping",t=>{r("ping received")}),C.subscribe("undici:we\
bsocket:pong",t=>{r("pong received")})}}(c.enabled||n.enabled)&&(F(n.enabled?n:c),f(n.enabled?n:c)),y.enabled&&(F(c.enabled?c:y),h(y)),K.exports={channels:M}}),
8707:(K=>{const L=Symbol.for("undici.error.UND_ERR");class s extends Error{constructor(v,SA){super(v,SA),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.
hasInstance](v){return v&&v[L]===!0}get[L](){return!0}}const C=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class l extends s{constructor(v){super(v),this.
name="ConnectTimeoutError",this.message=v||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](v){return v&&v[C]===!0}get[C](){
return!0}}const c=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class n extends s{constructor(v){super(v),this.name="HeadersTimeoutError",this.message=v||"\
Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](v){return v&&v[c]===!0}get[c](){return!0}}const y=Symbol.for("undici.error\
.UND_ERR_HEADERS_OVERFLOW");class M extends s{constructor(v){super(v),this.name="HeadersOverflowError",this.message=v||"Headers Overflow Error",this.code="UND_E\
RR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](v){return v&&v[y]===!0}get[y](){return!0}}const Q=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class F extends s{constructor(v){
super(v),this.name="BodyTimeoutError",this.message=v||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](v){return v&&v[Q]===!0}get[Q](){
return!0}}const N=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class f extends s{constructor(v){super(v),this.name="InvalidArgumentError",this.message=v||"Inv\
alid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](v){return v&&v[N]===!0}get[N](){return!0}}const u=Symbol.for("undici.error.UND_E\
RR_INVALID_RETURN_VALUE");class h extends s{constructor(v){super(v),this.name="InvalidReturnValueError",this.message=v||"Invalid Return Value Error",this.code="\
UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](v){return v&&v[u]===!0}get[u](){return!0}}const r=Symbol.for("undici.error.UND_ERR_ABORT");class t extends s{constructor(v){
super(v),this.name="AbortError",this.message=v||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](v){return v&&v[r]===!0}get[r](){
return!0}}const i=Symbol.for("undici.error.UND_ERR_ABORTED");class e extends t{constructor(v){super(v),this.name="AbortError",this.message=v||"Request aborted",
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](v){return v&&v[i]===!0}get[i](){return!0}}const A=Symbol.for("undici.error.UND_ERR_INFO");class E extends s{constructor(v,SA){
super(v,SA),this.name="InformationalError",this.message=v||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](v){return v&&v[A]===!0}get[A](){
return!0}}const d=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class D extends s{constructor(v){super(v),this.name="RequestContentLengthMismat\
chError",this.message=v||"Request body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](v){
return v&&v[d]===!0}get[d](){return!0}}const S=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class B extends s{constructor(v){super(v),this.name=
"ResponseContentLengthMismatchError",this.message=v||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.
hasInstance](v){return v&&v[S]===!0}get[S](){return!0}}const g=Symbol.for("undici.error.UND_ERR_DESTROYED");class I extends s{constructor(v){super(v),this.name=
"ClientDestroyedError",this.message=v||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](v){return v&&v[g]===!0}get[g](){return!0}}
const o=Symbol.for("undici.error.UND_ERR_CLOSED");class a extends s{constructor(v){super(v),this.name="ClientClosedError",this.message=v||"The client is closed",
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](v){return v&&v[o]===!0}get[o](){return!0}}const m=Symbol.for("undici.error.UND_ERR_SOCKET");class R extends s{constructor(v,SA){
super(v),this.name="SocketError",this.message=v||"Socket error",this.code="UND_ERR_SOCKET",this.socket=SA}static[Symbol.hasInstance](v){return v&&v[m]===!0}get[m](){
return!0}}const p=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class J extends s{constructor(v){super(v),this.name="NotSupportedError",this.message=v||"Not \
supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](v){return v&&v[p]===!0}get[p](){return!0}}const Z=Symbol.for("undici.error.UND_ERR\
_BPL_MISSING_UPSTREAM");class O extends s{constructor(v){super(v),this.name="MissingUpstreamError",this.message=v||"No upstream has been added to the BalancedPo\
ol",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](v){return v&&v[Z]===!0}get[Z](){return!0}}const x=Symbol.for("undici.error.ERR_WEBASSEMB\
LY_NOT_SUPPORTED");class tA extends Error{constructor(v){super(v||"WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"),this.code=
"ERR_WEBASSEMBLY_NOT_SUPPORTED"}static[Symbol.hasInstance](v){return v&&v[x]===!0}get[x](){return!0}}const sA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class Y extends Error{constructor(v,SA,OA){
super(v),this.name="HTTPParserError",this.code=SA?`HPE_${SA}`:void 0,this.data=OA?OA.toString():void 0}static[Symbol.hasInstance](v){return v&&v[sA]===!0}get[sA](){
return!0}}const G=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class U extends s{constructor(v){super(v),this.name="ResponseExceededMaxSizeError",this.
message=v||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](v){return v&&v[G]===!0}get[G](){return!0}}const T=Symbol.
for("undici.error.UND_ERR_REQ_RETRY");class P extends s{constructor(v,SA,{headers:OA,data:xA}){super(v),this.name="RequestRetryError",this.message=v||"Request r\
etry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=SA,this.data=xA,this.headers=OA}static[Symbol.hasInstance](v){return v&&v[T]===!0}get[T](){return!0}}const z=Symbol.
for("undici.error.UND_ERR_RESPONSE");class b extends s{constructor(v,SA,{headers:OA,body:xA,bodyTruncated:vA=!1}){super(v),this.name="ResponseError",this.message=
v||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=SA,this.body=xA,this.bodyTruncated=vA,this.headers=OA}static[Symbol.hasInstance](v){return v&&v[z]===
!0}get[z](){return!0}}const V=Symbol.for("undici.error.UND_ERR_PRX_TLS");class W extends s{constructor(v,SA,OA={}){super(SA,{cause:v,...OA}),this.name="SecurePr\
oxyConnectionError",this.message=SA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=v}static[Symbol.hasInstance](v){return v&&v[V]===!0}get[V](){
return!0}}const q=Symbol.for("undici.error.UND_ERR_PRX_CONN");class $ extends s{constructor(v,SA,OA={}){super(SA,{cause:v,...OA}),this.name="ProxyConnectionErro\
r",this.message=SA||"Proxy Connection failed",this.code="UND_ERR_PRX_CONN",this.cause=v}static[Symbol.hasInstance](v){return v&&v[q]===!0}get[q](){return!0}}const iA=Symbol.
for("undici.error.UND_ERR_REDIRECT_MAX");class BA extends s{constructor(v){super(v),this.name="MaxRedirectsError",this.message=v||"max redirects",this.code="UND\
_ERR_REDIRECT_MAX"}static[Symbol.hasInstance](v){return v&&v[iA]===!0}get[iA](){return!0}}const yA=Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");class UA extends s{constructor(v){
super(v),this.name="MaxOriginsReachedError",this.message=v||"Maximum allowed origins reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](v){
return v&&v[yA]===!0}get[yA](){return!0}}class QA extends s{constructor(v,SA){super(v),this.name="Socks5ProxyError",this.message=v||"SOCKS5 proxy error",this.code=
SA||"UND_ERR_SOCKS5"}}const lA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");class hA extends s{constructor(v){super(v),this.name="MessageSizeExce\
ededError",this.message=v||"Max decompressed message size exceeded",this.code="UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](v){return v&&v[lA]===
!0}get[lA](){return!0}}K.exports={AbortError:t,WebAssemblyNotSupportedError:tA,HTTPParserError:Y,UndiciError:s,HeadersTimeoutError:n,HeadersOverflowError:M,BodyTimeoutError:F,
RequestContentLengthMismatchError:D,ConnectTimeoutError:l,InvalidArgumentError:f,InvalidReturnValueError:h,RequestAbortedError:e,ClientDestroyedError:I,ClientClosedError:a,
InformationalError:E,SocketError:R,NotSupportedError:J,ResponseContentLengthMismatchError:B,BalancedPoolMissingUpstreamError:O,ResponseExceededMaxSizeError:U,RequestRetryError:P,
ResponseError:b,SecureProxyConnectionError:W,ProxyConnectionError:$,MaxOriginsReachedError:UA,MaxRedirectsError:BA,Socks5ProxyError:QA,MessageSizeExceededError:hA}}),
4655:((K,L,s)=>{const{InvalidArgumentError:C,NotSupportedError:l}=s(8707),c=s(4589),{isValidHTTPToken:n,isValidHeaderValue:y,isStream:M,destroy:Q,isBuffer:F,isFormDataLike:N,
isIterable:f,hasSafeIterator:u,isBlobLike:h,serializePathWithQuery:r,parseHeaders:t,assertRequestHandler:i,getServerName:e,normalizedMethodRecords:A,getProtocolFromUrlString:E}=s(
3440),{channels:d}=s(2414),{headerNameLowerCasedRecord:D}=s(735),S=/[^\u0021-\u00ff]/;function B(Z){if(typeof Z!="string"||Z.length===0)return!1;for(let O=0;O<Z.
length;O++){const x=Z.charCodeAt(O);if(x<48||x>57)return!1}return!0}const g=Symbol("handler"),I=Symbol("controller"),o=Symbol("resume");class a{#A=!1;#e=null;#t=!1;#s;[o]=null;rawHeaders=null;rawTrailers=null;constructor(O){
this.#s=O}pause(){this.#A=!0}resume(){this.#A&&(this.#A=!1,this[o]?.())}abort(O){this.#t||(this.#t=!0,this.#e=O,this.#s(O))}get aborted(){return this.#t}get reason(){
return this.#e}get paused(){return this.#A}}class m{constructor(O,{path:x,method:tA,body:sA,headers:Y,query:G,idempotent:U,blocking:T,upgrade:P,headersTimeout:z,
bodyTimeout:b,reset:V,expectContinue:W,servername:q,throwOnError:$,maxRedirections:iA,typeOfService:BA},yA){if(typeof x!="string")throw new C("path must be a st\
ring");if(x[0]!=="/"&&!(x.startsWith("http://")||x.startsWith("https://"))&&tA!=="CONNECT")throw new C("path must be an absolute URL or start with a slash");if(S.
test(x))throw new C("invalid request path");if(typeof tA!="string")throw new C("method must be a string");if(A[tA]===void 0&&!n(tA))throw new C("invalid request\
 method");if(P&&typeof P!="string")throw new C("upgrade must be a string");if(P&&!y(P))throw new C("invalid upgrade header");if(z!=null&&(!Number.isFinite(z)||z<
0))throw new C("invalid headersTimeout");if(b!=null&&(!Number.isFinite(b)||b<0))throw new C("invalid bodyTimeout");if(V!=null&&typeof V!="boolean")throw new C("\
invalid reset");if(W!=null&&typeof W!="boolean")throw new C("invalid expectContinue");if($!=null)throw new C("invalid throwOnError");if(iA!=null&&iA!==0)throw new C(
"maxRedirections is not supported, use the redirect interceptor");if(BA!=null&&(!Number.isInteger(BA)||BA<0||BA>255))throw new C("typeOfService must be an integ\
er between 0 and 255");if(this.headersTimeout=z,this.bodyTimeout=b,this.method=tA,this.typeOfService=BA,this.abort=null,sA==null)this.body=null;else if(M(sA)){this.
body=sA;const UA=this.body._readableState;(!UA||!UA.autoDestroy)&&(this.endHandler=function(){Q(this)},this.body.on("end",this.endHandler)),this.errorHandler=QA=>{
this.abort?this.abort(QA):this.error=QA},this.body.on("error",this.errorHandler)}else if(F(sA))this.body=sA.byteLength?sA:null;else if(ArrayBuffer.isView(sA))this.
body=sA.buffer.byteLength?Buffer.from(sA.buffer,sA.byteOffset,sA.byteLength):null;else if(sA instanceof ArrayBuffer)this.body=sA.byteLength?Buffer.from(sA):null;else if(typeof sA==
"string")this.body=sA.length?Buffer.from(sA):null;else if(N(sA)){if(!J(sA))throw new C("body must be a FormData created by this undici package instance; FormDat\
a from other sources, such as the built-in FormData provided by Node.js, is not supported");this.body=sA}else if(f(sA)||h(sA))this.body=sA;else throw new C("bod\
y must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=P||null,this.path=G?r(x,G):
x,this.origin=O,this.protocol=E(O),this.idempotent=U??(tA==="HEAD"||tA==="GET"||tA==="QUERY"),this.blocking=T??this.method!=="HEAD",this.reset=V??null,this.host=
null,this.contentLength=null,this.contentType=null,this.headers=[],this.expectContinue=W??!1,Array.isArray(Y)){if(Y.length%2!==0)throw new C("headers array must\
 be even");for(let UA=0;UA<Y.length;UA+=2)R(this,Y[UA],Y[UA+1])}else if(Y&&typeof Y=="object")if(u(Y))for(const UA of Y){if(!Array.isArray(UA)||UA.length!==2)throw new C(
"headers must be in key-value pair format");R(this,UA[0],UA[1])}else{const UA=Object.keys(Y);for(let QA=0;QA<UA.length;++QA)R(this,UA[QA],Y[UA[QA]])}else if(Y!=
null)throw new C("headers must be an object or an array");i(yA,tA,P),this.servername=q||e(this.host)||null,this[g]=yA,d.create.hasSubscribers&&d.create.publish(
{request:this})}onBodySent(O){if(d.bodyChunkSent.hasSubscribers&&d.bodyChunkSent.publish({request:this,chunk:O}),this[g].onBodySent)try{return this[g].onBodySent(
O)}catch(x){this.abort(x)}}onRequestSent(){if(d.bodySent.hasSubscribers&&d.bodySent.publish({request:this}),this[g].onRequestSent)try{return this[g].onRequestSent()}catch(O){
this.abort(O)}}onRequestStart(O,x){if(c(!this.aborted),c(!this.completed),this[I]=new a(O),this.error){this[I].abort(this.error);return}return this.abort=O,this[g].
onRequestStart(this[I],x)}onResponseStarted(){return this[g].onResponseStarted?.()}onResponseStart(O,x,tA,sA){c(!this.aborted),c(!this.completed),d.headers.hasSubscribers&&
d.headers.publish({request:this,response:{statusCode:O,headers:x,statusText:sA}});const Y=this[I];Y&&(Y[o]=tA,Y.rawHeaders=x);const G=Array.isArray(x)?t(x):x;try{
return this[g].onResponseStart?.(Y,O,G,sA),!Y?.paused}catch(U){return this.abort(U),!1}}onResponseData(O){c(!this.aborted),c(!this.completed),d.bodyChunkReceived.
hasSubscribers&&d.bodyChunkReceived.publish({request:this,chunk:O});const x=this[I];try{return this[g].onResponseData?.(x,O),!x?.paused}catch(tA){return this.abort(
tA),!1}}onRequestUpgrade(O,x,tA,sA=""){this.onFinally(),c(!this.aborted),c(!this.completed),d.headers.hasSubscribers&&d.headers.publish({request:this,response:{
statusCode:O,headers:x,statusText:sA}});const Y=this[I];Y&&(Y.rawHeaders=x);const G=Array.isArray(x)?t(x):x,U=this[g].onRequestUpgrade?.(Y,O,G,tA);return this.aborted||
(this.completed=!0,d.trailers.hasSubscribers&&d.trailers.publish({request:this,trailers:[]})),U}onResponseEnd(O){this.onFinally(),c(!this.aborted),c(!this.completed),
this.completed=!0,d.trailers.hasSubscribers&&d.trailers.publish({request:this,trailers:O});const x=this[I];x&&(x.rawTrailers=O);const tA=Array.isArray(O)?t(O):O;
try{return this[g].onResponseEnd?.(x,tA)}catch(sA){this.onResponseError(sA)}}onResponseError(O){if(this.onFinally(),d.error.hasSubscribers&&d.error.publish({request:this,
error:O}),this.aborted)return;this.aborted=!0;const x=this[I];return this[g].onResponseError?.(x,O)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),
this.errorHandler=null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(O,x){return R(this,O,x),this}}function R(Z,O,x){if(x&&
typeof x=="object"&&!Array.isArray(x))throw new C(`invalid ${O} header`);if(x===void 0)return;let tA=D[O];if(tA===void 0&&(tA=O.toLowerCase(),D[tA]===void 0&&!n(
tA)))throw new C("invalid header key");if(Array.isArray(x)){const sA=[];for(let Y=0;Y<x.length;Y++)if(typeof x[Y]=="string"){if(!y(x[Y]))throw new C(`invalid ${O}\
 header`);sA.push(x[Y])}else if(x[Y]===null)sA.push("");else{if(typeof x[Y]=="object")throw new C(`invalid ${O} header`);{const G=`${x[Y]}`;if(!y(G))throw new C(
`invalid ${O} header`);sA.push(G)}}x=sA}else if(typeof x=="string"){if(!y(x))throw new C(`invalid ${O} header`)}else if(x===null)x="";else if(x=`${x}`,!y(x))throw new C(
`invalid ${O} header`);if(tA==="host"){if(Z.host!==null)throw new C("duplicate host header");if(typeof x!="string")throw new C("invalid host header");Z.host=x}else if(tA===
"content-length"){if(Z.contentLength!==null)throw new C("duplicate content-length header");if(!B(x))throw new C("invalid content-length header");Z.contentLength=
parseInt(x,10)}else if(Z.contentType===null&&tA==="content-type")Z.contentType=x,Z.headers.push(O,x);else{if(tA==="transfer-encoding"||tA==="keep-alive"||tA==="\
upgrade")throw new C(`invalid ${tA} header`);if(tA==="connection"){const sA=typeof x=="string"?x:null;if(sA===null)throw new C("invalid connection header");for(const Y of sA.
toLowerCase().split(",")){const G=Y.trim();if(!n(G))throw new C("invalid connection header");G==="close"&&(Z.reset=!0)}}else{if(tA==="expect")throw new l("expec\
t header not supported");Z.headers.push(O,x)}}}let p;function J(Z){return p===void 0&&(s(5910),p=s(7879).webidl.is.FormData),p(Z)}K.exports=m}),8082:((K,L,s)=>{
const{EventEmitter:C}=s(8474),{Buffer:l}=s(4573),{InvalidArgumentError:c,Socks5ProxyError:n}=s(8707),{debuglog:y}=s(7975),{parseAddress:M}=s(1732),Q=y("undici:s\
ocks5"),F=l.alloc(0),N=5,f={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},u={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},h={IPV4:1,DOMAIN:3,IPV6:4},r={SUCCEEDED:0,
GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},
t={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"\
error",CLOSED:"closed"};class i extends C{constructor(A,E={}){if(super(),!A)throw new c("socket is required");this.socket=A,this.options=E,this.state=t.INITIAL,
this.buffer=F,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],
E.username&&E.password&&this.authMethods.push(f.USERNAME_PASSWORD),this.authMethods.push(f.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("err\
or",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(A){Q("received data",A.length,"bytes in state",this.state),this.buffer=l.concat([this.
buffer,A]);try{switch(this.state){case t.HANDSHAKING:this.handleHandshakeResponse();break;case t.AUTHENTICATING:this.handleAuthResponse();break;case t.CONNECTING:
this.handleConnectResponse();break}}catch(E){this.onError(E)}}onError(A){Q("socket error",A),this.state=t.ERROR,this.emit("error",A),this.destroy()}onClose(){Q(
"socket closed"),this.state=t.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=t.AUTHENTICATED,
this.emit("authenticated")}handshake(){if(this.state!==t.INITIAL)throw new c("Handshake already started");Q("starting handshake with",this.authMethods.length,"a\
uth methods"),this.state=t.HANDSHAKING;const A=l.alloc(2+this.authMethods.length);A[0]=N,A[1]=this.authMethods.length,this.authMethods.forEach((E,d)=>{A[2+d]=E}),
this.socket.write(A)}handleHandshakeResponse(){if(this.buffer.length<2)return;const A=this.buffer[0],E=this.buffer[1];if(A!==N)throw new n(`Invalid SOCKS versio\
n: ${A}`,"UND_ERR_SOCKS5_VERSION");if(E===f.NO_ACCEPTABLE)throw new n("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.
buffer.subarray(2),Q("server selected auth method",E),E===f.NO_AUTH)this.markAuthenticated();else if(E===f.USERNAME_PASSWORD)this.state=t.AUTHENTICATING,this.sendAuthRequest();else
throw new n(`Unsupported authentication method: ${E}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){const{username:A,password:E}=this.options;if(!A||!E)throw new c(
"Username and password required for authentication");Q("sending username/password auth");const d=l.from(A),D=l.from(E);if(d.length>255||D.length>255)throw new c(
"Username or password too long");const S=l.alloc(3+d.length+D.length);S[0]=1,S[1]=d.length,d.copy(S,2),S[2+d.length]=D.length,D.copy(S,3+d.length),this.socket.write(
S)}handleAuthResponse(){if(this.buffer.length<2)return;const A=this.buffer[0],E=this.buffer[1];if(A!==1)throw new n(`Invalid auth sub-negotiation version: ${A}`,
"UND_ERR_SOCKS5_AUTH_VERSION");if(E!==0)throw new n("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(2),Q("authentication \
successful"),this.markAuthenticated()}connect(A,E){if(this.state===t.CONNECTING||this.state===t.CONNECTED)throw new c("Connection already in progress");if(this.
state!==t.AUTHENTICATED)throw new c("Client must be authenticated before CONNECT");Q("connecting to",A,E),this.state=t.CONNECTING;const d=this.buildConnectRequest(
u.CONNECT,A,E);this.socket.write(d)}buildConnectRequest(A,E,d){const{type:D,buffer:S}=M(E),B=l.alloc(4+S.length+2);return B[0]=N,B[1]=A,B[2]=0,B[3]=D,S.copy(B,4),
B.writeUInt16BE(d,4+S.length),B}handleConnectResponse(){if(this.buffer.length<4)return;const A=this.buffer[0],E=this.buffer[1],d=this.buffer[3];if(A!==N)throw new n(
`Invalid SOCKS version in reply: ${A}`,"UND_ERR_SOCKS5_REPLY_VERSION");let D=4;if(d===h.IPV4)D+=6;else if(d===h.DOMAIN){if(this.buffer.length<5)return;D+=1+this.
buffer[4]+2}else if(d===h.IPV6)D+=18;else throw new n(`Invalid address type in reply: ${d}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<D)return;if(E!==r.
SUCCEEDED){const I=this.getReplyErrorMessage(E);throw new n(`SOCKS5 connection failed: ${I}`,`UND_ERR_SOCKS5_REPLY_${E}`)}let S,B=4;if(d===h.IPV4)S=Array.from(this.
buffer.subarray(B,B+4)).join("."),B+=4;else if(d===h.DOMAIN){const I=this.buffer[B];B+=1,S=this.buffer.subarray(B,B+I).toString(),B+=I}else if(d===h.IPV6){const I=[];
for(let o=0;o<8;o++){const a=this.buffer.readUInt16BE(B+o*2);I.push(a.toString(16))}S=I.join(":"),B+=16}const g=this.buffer.readUInt16BE(B);this.buffer=F,this.state=
t.CONNECTED,this.socket.removeListener("data",this.onSocketData),Q("connected, bound address:",S,"port:",g),this.emit("connected",{address:S,port:g})}getReplyErrorMessage(A){
switch(A){case r.GENERAL_FAILURE:return"General SOCKS server failure";case r.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case r.NETWORK_UNREACHABLE:
return"Network unreachable";case r.HOST_UNREACHABLE:return"Host unreachable";case r.CONNECTION_REFUSED:return"Connection refused";case r.TTL_EXPIRED:return"TTL \
expired";case r.COMMAND_NOT_SUPPORTED:return"Command not supported";case r.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown \
error code: ${A}`}}}K.exports={Socks5Client:i,AUTH_METHODS:f,COMMANDS:u,ADDRESS_TYPES:h,REPLY_CODES:r,STATES:t}}),1732:((K,L,s)=>{const{Buffer:C}=s(4573),l=s(7030),
{InvalidArgumentError:c}=s(8707);function n(N){if(l.isIPv4(N)){const u=N.split(".").map(Number);return{type:1,buffer:C.from(u)}}if(l.isIPv6(N))return{type:4,buffer:y(
N)};const f=C.from(N,"utf8");if(f.length>255)throw new c("Domain name too long (max 255 bytes)");return{type:3,buffer:C.concat([C.from([f.length]),f])}}function y(N){
const f=C.alloc(16);let u=N;if(N.includes(".")){const r=N.lastIndexOf(":"),t=N.slice(r+1);if(l.isIPv4(t)){const i=t.split(".").map(Number),e=(i[0]<<8|i[1]).toString(
16),A=(i[2]<<8|i[3]).toString(16);u=`${N.slice(0,r)}:${e}:${A}`}}const h=u.indexOf("::");if(h!==-1){const r=u.slice(0,h),t=u.slice(h+2),i=r===""?[]:r.split(":"),
e=t===""?[]:t.split(":");let A=0;for(const E of i)f.writeUInt16BE(parseInt(E,16),A),A+=2;A=16-e.length*2;for(const E of e)f.writeUInt16BE(parseInt(E,16),A),A+=2}else{
const r=u.split(":");for(let t=0;t<r.length;t++)f.writeUInt16BE(parseInt(r[t],16),t*2)}return f}function M(N,f,u){const h=C.allocUnsafe(2);return h.writeUInt16BE(
u,0),C.concat([C.from([N]),f,h])}function Q(N,f=0){if(N.length<f+1)throw new c("Buffer too small to contain address type");const u=N[f];let h,r=f+1;switch(u){case 1:{
if(N.length<r+6)throw new c("Buffer too small for IPv4 address");h=Array.from(N.subarray(r,r+4)).join("."),r+=4;break}case 3:{if(N.length<r+1)throw new c("Buffe\
r too small for domain length");const i=N[r];if(r+=1,N.length<r+i+2)throw new c("Buffer too small for domain address");h=N.subarray(r,r+i).toString("utf8"),r+=i;
break}case 4:{if(N.length<r+18)throw new c("Buffer too small for IPv6 address");const i=[];for(let e=0;e<8;e++){const A=N.readUInt16BE(r+e*2);i.push(A.toString(
16))}h=i.join(":"),r+=16;break}default:throw new c(`Invalid address type: ${u}`)}if(N.length<r+2)throw new c("Buffer too small for port");const t=N.readUInt16BE(
r);return r+=2,{address:h,port:t,bytesRead:r-f}}function F(N){const u={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreach\
able",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[N]||`Unknown SOCKS5 error code: ${N}`,
h=new Error(u);return h.code=`SOCKS5_${N}`,h}K.exports={parseAddress:n,parseIPv6:y,buildAddressBuffer:M,parseResponseAddress:Q,createReplyError:F}}),6443:(K=>{K.
exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRequestOrigin:Symbol("request origin"),kRedirectCacheControl:Symbol(
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
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),7752:((K,L,s)=>{
const{wellknownHeaderNames:C,headerNameLowerCasedRecord:l}=s(735);class c{value=null;left=null;middle=null;right=null;code;constructor(Q,F,N){if(N===void 0||N>=
Q.length)throw new TypeError("Unreachable");if((this.code=Q.charCodeAt(N))>127)throw new TypeError("key must be ascii string");Q.length!==++N?this.middle=new c(
Q,F,N):this.value=F}add(Q,F){const N=Q.length;if(N===0)throw new TypeError("Unreachable");let f=0,u=this;for(;;){const h=Q.charCodeAt(f);if(h>127)throw new TypeError(
"key must be ascii string");if(u.code===h)if(N===++f){u.value=F;break}else if(u.middle!==null)u=u.middle;else{u.middle=new c(Q,F,f);break}else if(u.code<h)if(u.
left!==null)u=u.left;else{u.left=new c(Q,F,f);break}else if(u.right!==null)u=u.right;else{u.right=new c(Q,F,f);break}}}search(Q){const F=Q.length;let N=0,f=this;
for(;f!==null&&N<F;){let u=Q[N];for(u<=90&&u>=65&&(u|=32);f!==null;){if(u===f.code){if(F===++N)return f;f=f.middle;break}f=f.code<u?f.left:f.right}}return null}}
class n{node=null;insert(Q,F){this.node===null?this.node=new c(Q,F,0):this.node.add(Q,F)}lookup(Q){return this.node?.search(Q)?.value??null}}const y=new n;for(let M=0;M<
C.length;++M){const Q=l[C[M]];y.insert(Q,Q)}K.exports={TernarySearchTree:n,tree:y}}),3440:((K,L,s)=>{const C=s(4589),{kDestroyed:l,kBodyUsed:c,kListeners:n,kBody:y}=s(
6443),{IncomingMessage:M}=s(7067),Q=s(7075),F=s(7030),{stringify:N}=s(1792),{EventEmitter:f,addAbortListener:u}=s(8474),h=s(6603),{InvalidArgumentError:r,ConnectTimeoutError:t}=s(
8707),{headerNameLowerCasedRecord:i}=s(735),{tree:e}=s(7752);class A{constructor(cA){this[y]=cA,this[c]=!1}async*[Symbol.asyncIterator](){C(!this[c],"disturbed"),
this[c]=!0,yield*this[y]}}function E(){}function d(w){return D(w)?(tA(w)===0&&w.on("data",function(){C(!1)}),typeof w.readableDidRead!="boolean"&&(w[c]=!1,f.prototype.
on.call(w,"data",function(){this[c]=!0})),w):w&&typeof w.pipeTo=="function"?new A(w):w&&UA(w)?w:w&&typeof w!="string"&&!ArrayBuffer.isView(w)&&O(w)?new A(w):w}function D(w){
return w&&typeof w=="object"&&typeof w.pipe=="function"&&typeof w.on=="function"}function S(w){return w instanceof Blob}function B(w){return w.includes("?")||w.
includes("#")}function g(w,cA){if(B(w))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const RA=N(cA);return RA&&(w+="?"+
RA),w}function I(w){const cA=parseInt(w,10);return cA===Number(w)&&cA>=0&&cA<=65535}function o(w){return w!=null&&w[0]==="h"&&w[1]==="t"&&w[2]==="t"&&w[3]==="p"&&
(w[4]===":"||w[4]==="s"&&w[5]===":")}function a(w){if(typeof w=="string"){if(w=new URL(w),!o(w.origin||w.protocol))throw new r("Invalid URL protocol: the URL mu\
st start with `http:` or `https:`.");return w}if(!w||typeof w!="object")throw new r("Invalid URL: The URL argument must be a non-null object.");if(!(w instanceof
URL)){if(w.port!=null&&w.port!==""&&I(w.port)===!1)throw new r("Invalid URL: port must be a valid integer or a string representation of an integer.");if(w.path!=
null&&typeof w.path!="string")throw new r("Invalid URL path: the path must be a string or null/undefined.");if(w.pathname!=null&&typeof w.pathname!="string")throw new r(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(w.hostname!=null&&typeof w.hostname!="string")throw new r("Invalid URL hostname: th\
e hostname must be a string or null/undefined.");if(w.origin!=null&&typeof w.origin!="string")throw new r("Invalid URL origin: the origin must be a string or nu\
ll/undefined.");if(!o(w.origin||w.protocol))throw new r("Invalid URL protocol: the URL must start with `http:` or `https:`.");const cA=w.port!=null?w.port:w.protocol===
"https:"?443:80;let RA=w.origin!=null?w.origin:`${w.protocol||""}//${w.hostname||""}:${cA}`,_=w.path!=null?w.path:`${w.pathname||""}${w.search||""}`;return RA[RA.
length-1]==="/"&&(RA=RA.slice(0,RA.length-1)),_&&_[0]!=="/"&&(_=`/${_}`),new URL(`${RA}${_}`)}if(!o(w.origin||w.protocol))throw new r("Invalid URL protocol: the\
 URL must start with `http:` or `https:`.");return w}function m(w){if(w=a(w),w.pathname!=="/"||w.search||w.hash)throw new r("invalid url");return w}function R(w){
if(w[0]==="["){const RA=w.indexOf("]");return C(RA!==-1),w.substring(1,RA)}const cA=w.indexOf(":");return cA===-1?w:w.substring(0,cA)}function p(w){if(!w)return null;
C(typeof w=="string");const cA=R(w);return F.isIP(cA)?"":cA}function J(w){return JSON.parse(JSON.stringify(w))}function Z(w){return w!=null&&typeof w[Symbol.asyncIterator]==
"function"}function O(w){return w!=null&&(typeof w[Symbol.iterator]=="function"||typeof w[Symbol.asyncIterator]=="function")}function x(w){const cA=Object.getPrototypeOf(
w);return Object.hasOwn(w,Symbol.iterator)||cA!=null&&cA!==Object.prototype&&typeof w[Symbol.iterator]=="function"}function tA(w){if(w==null)return 0;if(D(w)){const cA=w.
_readableState;return cA&&cA.objectMode===!1&&cA.ended===!0&&Number.isFinite(cA.length)?cA.length:null}else{if(S(w))return w.size!=null?w.size:null;if($(w))return w.
byteLength}return null}function sA(w){return w&&!!(w.destroyed||w[l]||Q.isDestroyed?.(w))}function Y(w,cA){if(!(w==null||!D(w)||sA(w))){if(typeof w.destroy=="fu\
nction"){Object.getPrototypeOf(w).constructor===M&&(w.socket=null);try{w.destroy(cA)}catch{}}else cA&&queueMicrotask(()=>{w.emit("error",cA)});w.destroyed!==!0&&
(w[l]=!0)}}const G=/(?:^|,)[\t ]*timeout=(\d+)/i;function U(w){const cA=w.match(G);return cA?parseInt(cA[1],10)*1e3:null}function T(w){return typeof w=="string"?
i[w]??w.toLowerCase():e.lookup(w)??w.toString("latin1").toLowerCase()}function P(w){return e.lookup(w)??w.toString("latin1").toLowerCase()}function z(w,cA,RA){cA===
"__proto__"?Object.defineProperty(w,cA,{value:RA,enumerable:!0,configurable:!0,writable:!0}):w[cA]=RA}function b(w,cA){cA===void 0&&(cA={});for(let RA=0;RA<w.length;RA+=
2){const _=T(w[RA]);let aA=cA[_];if(aA!==void 0)if(Object.hasOwn(cA,_))typeof aA=="string"&&(aA=[aA],cA[_]=aA),aA.push(w[RA+1].toString("latin1"));else{const DA=typeof w[RA+
1]=="string"?w[RA+1]:Array.isArray(w[RA+1])?w[RA+1].map(pA=>pA.toString("latin1")):w[RA+1].toString("latin1");_==="__proto__"?Object.defineProperty(cA,_,{value:DA,
enumerable:!0,configurable:!0,writable:!0}):cA[_]=DA}else{const DA=typeof w[RA+1]=="string"?w[RA+1]:Array.isArray(w[RA+1])?w[RA+1].map(pA=>pA.toString("latin1")):
w[RA+1].toString("latin1");cA[_]=DA}}return cA}function V(w){if(w==null)return[];if(!Array.isArray(w)){const DA=[];for(const[pA,ZA]of Object.entries(w))if(Array.
isArray(ZA))for(const JA of ZA)DA.push(pA,`${JA}`);else DA.push(pA,`${ZA}`);return DA}const cA=w.length,RA=new Array(cA);let _,aA;for(let DA=0;DA<cA;DA+=2)_=w[DA],
aA=w[DA+1],typeof _!="string"&&(_=_.toString()),typeof aA!="string"&&(aA=aA.toString("latin1")),RA[DA]=_,RA[DA+1]=aA;return RA}function W(w){const cA=[];for(const[
RA,_]of Object.entries(w))if(Array.isArray(_))for(const aA of _)cA.push(Buffer.from(RA,"latin1"),Buffer.from(`${aA}`,"latin1"));else cA.push(Buffer.from(RA,"lat\
in1"),Buffer.from(`${_}`,"latin1"));return cA}function q(w){if(!Array.isArray(w))throw new TypeError("expected headers to be an array");return w.map(cA=>Buffer.
from(cA))}function $(w){return w instanceof Uint8Array||Buffer.isBuffer(w)}function iA(w,cA,RA){if(!w||typeof w!="object")throw new r("handler must be an object");
if(typeof w.onRequestStart!="function")throw new r("invalid onRequestStart method");if(typeof w.onResponseError!="function")throw new r("invalid onResponseError\
 method");if(typeof w.onBodySent!="function"&&w.onBodySent!==void 0)throw new r("invalid onBodySent method");if(typeof w.onRequestSent!="function"&&w.onRequestSent!==
void 0)throw new r("invalid onRequestSent method");if(RA||cA==="CONNECT"){if(typeof w.onRequestUpgrade!="function")throw new r("invalid onRequestUpgrade method")}else{
if(typeof w.onResponseStart!="function")throw new r("invalid onResponseStart method");if(typeof w.onResponseData!="function")throw new r("invalid onResponseData\
 method");if(typeof w.onResponseEnd!="function")throw new r("invalid onResponseEnd method")}}function BA(w){return!!(w&&(Q.isDisturbed(w)||w[c]))}function yA(w){
return{localAddress:w.localAddress,localPort:w.localPort,remoteAddress:w.remoteAddress,remotePort:w.remotePort,remoteFamily:w.remoteFamily,timeout:w.timeout,bytesWritten:w.
bytesWritten,bytesRead:w.bytesRead}}function UA(w){return w&&typeof w=="object"&&typeof w.append=="function"&&typeof w.delete=="function"&&typeof w.get=="functi\
on"&&typeof w.getAll=="function"&&typeof w.has=="function"&&typeof w.set=="function"&&w[Symbol.toStringTag]==="FormData"}function QA(w,cA){return!w||"aborted"in
w?u(w,cA)[Symbol.dispose]:typeof w.addEventListener=="function"?(w.addEventListener("abort",cA,{once:!0}),()=>w.removeEventListener("abort",cA)):(w.once("abort",
cA),()=>w.removeListener("abort",cA))}const lA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,
1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function hA(w){return lA[w]===1}const NA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function v(w){if(w.length>=12)return NA.test(w);if(w.length===0)return!1;for(let cA=0;cA<w.length;cA++)if(lA[w.charCodeAt(cA)]!==1)return!1;return!0}const SA=/[^\t\x20-\x7e\x80-\xff]/;
function OA(w){return!SA.test(w)}const xA=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;function vA(w){if(w==null||w==="")return{start:0,end:null,size:null};if(!w)return null;
const cA=xA.exec(w);return cA?{start:parseInt(cA[1]),end:cA[2]?parseInt(cA[2]):null,size:cA[3]&&cA[3]!=="*"?parseInt(cA[3]):null}:null}function VA(w,cA,RA){return(w[n]??=
[]).push([cA,RA]),w.on(cA,RA),w}function wA(w){if(w[n]!=null){for(const[cA,RA]of w[n])w.removeListener(cA,RA);w[n]=null}return w}function HA(w,cA,RA){try{cA.onResponseError(
RA),C(cA.aborted)}catch(_){w.emit("error",_)}}const CA=process.platform==="win32"?(w,cA)=>{if(!cA.timeout)return E;let RA=null,_=null;const aA=h.setFastTimeout(
()=>{RA=setImmediate(()=>{_=setImmediate(()=>MA(w.deref(),cA))})},cA.timeout);return()=>{h.clearFastTimeout(aA),clearImmediate(RA),clearImmediate(_)}}:(w,cA)=>{
if(!cA.timeout)return E;let RA=null;const _=h.setFastTimeout(()=>{RA=setImmediate(()=>{MA(w.deref(),cA)})},cA.timeout);return()=>{h.clearFastTimeout(_),clearImmediate(
RA)}};function MA(w,cA){if(w==null)return;let RA="Connect Timeout Error";Array.isArray(w.autoSelectFamilyAttemptedAddresses)?RA+=` (attempted addresses: ${w.autoSelectFamilyAttemptedAddresses.
join(", ")},`:RA+=` (attempted address: ${cA.hostname}:${cA.port},`,RA+=` timeout: ${cA.timeout}ms)`,Y(w,new t(RA))}let PA=null,X=null;function oA(w){if(w===PA)
return X;const cA=fA(w);return PA=w,X=cA,cA}function fA(w){if(w[0]==="h"&&w[1]==="t"&&w[2]==="t"&&w[3]==="p")switch(w[4]){case":":return"http:";case"s":if(w[5]===
":")return"https:"}return w.slice(0,w.indexOf(":")+1)}const LA={__proto__:null,enumerable:!0},rA={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",
HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"},bA={...rA,patch:"patch",PATCH:"PATCH"};
Object.setPrototypeOf(rA,null),Object.setPrototypeOf(bA,null),K.exports={kEnumerableProperty:LA,isDisturbed:BA,isBlobLike:S,parseOrigin:m,parseURL:a,getServerName:p,
isStream:D,isIterable:O,hasSafeIterator:x,isAsyncIterable:Z,isDestroyed:sA,headerNameToString:T,bufferToLowerCasedHeaderName:P,addListener:VA,removeAllListeners:wA,
errorRequest:HA,parseRawHeaders:V,toRawHeaders:W,encodeRawHeaders:q,parseHeaders:b,setHeader:z,parseKeepAliveTimeout:U,destroy:Y,bodyLength:tA,deepClone:J,isBuffer:$,
assertRequestHandler:iA,getSocketInfo:yA,isFormDataLike:UA,pathHasQueryOrFragment:B,serializePathWithQuery:g,addAbortListener:QA,isValidHTTPToken:v,isValidHeaderValue:OA,
isTokenCharCode:hA,parseRangeHeader:vA,normalizedMethodRecordsBase:rA,normalizedMethodRecords:bA,isValidPort:I,isHttpOrHttpsPrefixed:o,safeHTTPMethods:Object.freeze(
["GET","HEAD","OPTIONS","TRACE"]),wrapRequestBody:d,setupConnectTimeout:CA,getProtocolFromUrlString:oA}}),7405:((K,L,s)=>{const{InvalidArgumentError:C,MaxOriginsReachedError:l}=s(
8707),{kBusy:c,kClients:n,kConnected:y,kRunning:M,kPending:Q,kClose:F,kDestroy:N,kDispatch:f,kUrl:u}=s(6443),h=s(1841),r=s(628),t=s(3701),i=s(3440),e=Symbol("on\
Connect"),A=Symbol("onDisconnect"),E=Symbol("onConnectionError"),d=Symbol("onDrain"),D=Symbol("factory"),S=Symbol("options"),B=Symbol("origins");function g(o,a){
return a&&a.connections===1?new t(o,a):new r(o,a)}class I extends h{constructor({factory:a=g,maxOrigins:m=1/0,connect:R,tls:p,...J}={}){if(typeof a!="function")
throw new C("factory must be a function.");if(R!=null&&typeof R!="function"&&typeof R!="object")throw new C("connect must be a function or an object");if(typeof m!=
"number"||Number.isNaN(m)||m<=0)throw new C("maxOrigins must be a number greater than 0");super(J),R&&typeof R!="function"&&(R={...R}),p&&typeof p!="function"&&
(p={...p}),this[S]={...i.deepClone(J),maxOrigins:m,connect:R,tls:p},this[D]=a,this[n]=new Map,this[B]=new Set,this[d]=(Z,O)=>{this.emit("drain",Z,[this,...O])},
this[e]=(Z,O)=>{this.emit("connect",Z,[this,...O])},this[A]=(Z,O,x)=>{this.emit("disconnect",Z,[this,...O],x)},this[E]=(Z,O,x)=>{this.emit("connectionError",Z,[
this,...O],x)}}get[M](){let a=0;for(const m of this[n].values())a+=m[M];return a}[f](a,m){let R;if(a.origin&&(typeof a.origin=="string"||a.origin instanceof URL))
R=String(a.origin);else throw new C("opts.origin must be a non-empty string or URL.");const p=a.allowH2??this[S].allowH2,J=p===!1?`${R}#http1-only`:R;if(this[B].
size>=this[S].maxOrigins&&!this[B].has(R))throw new l;let Z=this[n].get(J);if(!Z){Z=this[D](a.origin,p===!1?{...this[S],allowH2:!1}:this[S]);const O=()=>{if(this[n].
get(J)!==Z||Z[y]>0||Z[c]||Z[Q]>0)return;this[n].delete(J),Z.destroyed||Z.close();let x=!1;for(const tA of this[n].keys())if(tA===R||tA===`${R}#http1-only`){x=!0;
break}x||this[B].delete(R)};Z.on("drain",this[d]).on("connect",this[e]).on("disconnect",(x,tA,sA)=>{O(),this[A](x,tA,sA)}).on("connectionError",(x,tA,sA)=>{O(),
this[E](x,tA,sA)}),this[n].set(J,Z),this[B].add(R)}return Z.dispatch(a,m)}[F](){const a=[];for(const m of this[n].values())a.push(m.close());return this[n].clear(),
Promise.all(a)}[N](a){const m=[];for(const R of this[n].values())m.push(R.destroy(a));return this[n].clear(),Promise.all(m)}get stats(){const a={};for(const m of this[n].
values())m.stats&&(a[m[u].origin]=m.stats);return a}}K.exports=I}),837:((K,L,s)=>{const{BalancedPoolMissingUpstreamError:C,InvalidArgumentError:l}=s(8707),{PoolBase:c,
kClients:n,kNeedDrain:y,kAddClient:M,kRemoveClient:Q,kGetDispatcher:F}=s(2128),N=s(628),{kOriginless:f,kUrl:u}=s(6443),h=s(3440),r=Symbol("factory"),t=Symbol("o\
ptions"),i=Symbol("kGreatestCommonDivisor"),e=Symbol("kCurrentWeight"),A=Symbol("kIndex"),E=Symbol("kWeight"),d=Symbol("kMaxWeightPerServer"),D=Symbol("kErrorPe\
nalty");function S(I,o){if(I===0)return o;for(;o!==0;){const a=o;o=I%o,I=a}return I}function B(I,o){return new N(I,o)}class g extends c{constructor(o=[],{factory:a=B,
connect:m,tls:R,...p}={}){if(typeof a!="function")throw new l("factory must be a function.");super(p),this[f]=!0,m&&typeof m!="function"&&(m={...m}),R&&typeof R!=
"function"&&(R={...R}),this[t]={...h.deepClone(p),connect:m,tls:R},this[A]=-1,this[e]=0,this[d]=this[t].maxWeightPerServer||100,this[D]=this[t].errorPenalty||15,
Array.isArray(o)||(o=[o]),this[r]=a;for(const J of o)this.addUpstream(J);this._updateBalancedPoolStats()}addUpstream(o){const a=h.parseOrigin(o).origin;if(this[n].
find(R=>R[u].origin===a&&R.closed!==!0&&R.destroyed!==!0))return this;const m=this[r](a,this[t]);this[M](m),m.on("connect",()=>{m[E]=Math.min(this[d],m[E]+this[D])}),
m.on("connectionError",()=>{m[E]=Math.max(1,m[E]-this[D]),this._updateBalancedPoolStats()}),m.on("disconnect",(...R)=>{const p=R[2];p&&p.code==="UND_ERR_SOCKET"&&
(m[E]=Math.max(1,m[E]-this[D]),this._updateBalancedPoolStats())});for(const R of this[n])R[E]=this[d];return this._updateBalancedPoolStats(),this}_updateBalancedPoolStats(){
let o=0;for(let a=0;a<this[n].length;a++)o=S(this[n][a][E],o);this[i]=o}removeUpstream(o){const a=h.parseOrigin(o).origin,m=this[n].find(R=>R[u].origin===a&&R.closed!==
!0&&R.destroyed!==!0);return m&&this[Q](m),this}getUpstream(o){const a=h.parseOrigin(o).origin;return this[n].find(m=>m[u].origin===a&&m.closed!==!0&&m.destroyed!==
!0)}get upstreams(){return this[n].filter(o=>o.closed!==!0&&o.destroyed!==!0).map(o=>o[u].origin)}[F](){if(this[n].length===0)throw new C;let o=0,a=-1;for(;o++<
this[n].length;){this[A]=(this[A]+1)%this[n].length;const m=this[n][this[A]];if(this[A]===0&&(this[e]=this[e]-this[i],this[e]<=0&&(this[e]=this[d])),!(m[y]||m.closed===
!0||m.destroyed===!0)&&((a===-1||m[E]>this[n][a][E])&&(a=this[A]),m[E]>=this[e]))return m}if(a!==-1)return this[e]=this[n][a][E],this[A]=a,this[n][a]}}K.exports=
g}),637:((K,L,s)=>{const C=s(4589),l=s(3440),{channels:c}=s(2414),n=s(6603),{RequestContentLengthMismatchError:y,ResponseContentLengthMismatchError:M,RequestAbortedError:Q,
InvalidArgumentError:F,HeadersTimeoutError:N,HeadersOverflowError:f,SocketError:u,InformationalError:h,BodyTimeoutError:r,HTTPParserError:t,WebAssemblyNotSupportedError:i,
ResponseExceededMaxSizeError:e}=s(8707),{kUrl:A,kReset:E,kClient:d,kParser:D,kBlocking:S,kRunning:B,kPending:g,kSize:I,kWriting:o,kQueue:a,kNoRef:m,kKeepAliveDefaultTimeout:R,
kHostHeader:p,kPendingIdx:J,kRunningIdx:Z,kError:O,kPipelining:x,kSocket:tA,kKeepAliveTimeoutValue:sA,kMaxHeadersSize:Y,kKeepAliveMaxTimeout:G,kKeepAliveTimeoutThreshold:U,
kHeadersTimeout:T,kBodyTimeout:P,kStrictContentLength:z,kMaxRequests:b,kCounter:V,kMaxResponseSize:W,kOnError:q,kResume:$,kHTTPContext:iA,kClosed:BA,kUseMilo:yA}=s(
6443),UA=s(2824),{H1Parser:QA,getMiloEnabled:lA}=typeof esbuildDetection>"u"?s(1969):{},hA=Buffer.alloc(0),NA=Buffer[Symbol.species],v=l.removeAllListeners,SA=Symbol(
"kIdleSocketValidation"),OA=Symbol("kIdleSocketValidationTimeout"),xA=Symbol("kSocketUsed"),vA=Symbol("kTypeOfService");let VA;function wA(){if(typeof WebAssembly>
"u")throw new i;const nA=process.env.JEST_WORKER_ID?s(3870):void 0;let k,AA=!0;if(process.arch==="riscv64")AA=!1;else if(process.arch==="ppc64"){const[eA,IA]=process.
versions.node.split(".").map(FA=>parseInt(FA,10));(eA<24||eA===24&&IA<12)&&(AA=!1)}if(process.env.UNDICI_NO_WASM_SIMD==="1"?AA=!1:process.env.UNDICI_NO_WASM_SIMD===
"0"&&(AA=!0),AA)try{k=new WebAssembly.Module(s(3434))}catch{}return k||(k=new WebAssembly.Module(nA||s(3870))),new WebAssembly.Instance(k,{env:{wasm_on_url:(eA,IA,FA)=>0,
wasm_on_status:(eA,IA,FA)=>{C(CA.ptr===eA);const GA=IA-X+MA.byteOffset;return CA.onStatus(new NA(MA.buffer,GA,FA))},wasm_on_message_begin:eA=>(C(CA.ptr===eA),CA.
onMessageBegin()),wasm_on_header_field:(eA,IA,FA)=>{C(CA.ptr===eA);const GA=IA-X+MA.byteOffset;return CA.onHeaderField(new NA(MA.buffer,GA,FA))},wasm_on_header_value:(eA,IA,FA)=>{
C(CA.ptr===eA);const GA=IA-X+MA.byteOffset;return CA.onHeaderValue(new NA(MA.buffer,GA,FA))},wasm_on_headers_complete:(eA,IA,FA,GA)=>(C(CA.ptr===eA),CA.onHeadersComplete(
IA,FA===1,GA===1)),wasm_on_body:(eA,IA,FA)=>{C(CA.ptr===eA);const GA=IA-X+MA.byteOffset;return CA.onBody(new NA(MA.buffer,GA,FA))},wasm_on_message_complete:eA=>(C(
CA.ptr===eA),CA.onMessageComplete())}})}let HA=null,CA=null,MA=null,PA=0,X=null,oA=null;const fA=0,LA=1,rA=2|LA,bA=4|LA,w=8|fA;class cA{constructor(k,AA,{exports:eA}){
this.llhttp=eA,this.ptr=this.llhttp.llhttp_alloc(UA.TYPE.RESPONSE),this.client=k,this.socket=AA,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=
null,this.timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=k[Y],this.shouldKeepAlive=
!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.contentLength=-1,this.hasTransferEncoding=!1,this.connection="",this.
maxResponseSize=k[W]}setTimeout(k,AA){k!==this.timeoutValue||AA&LA^this.timeoutType&LA?(this.timeout&&(n.clearTimeout(this.timeout),this.timeout=null),k&&(AA&LA?
this.timeout=n.setFastTimeout(RA,k,this.timeoutWeakRef):(this.timeout=setTimeout(RA,k,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=k):this.timeout&&
this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=AA}resume(){this.socket.destroyed||!this.paused||(C(this.ptr!=null),C(CA===null),this.llhttp.llhttp_resume(
this.ptr),C(this.timeoutType===bA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||hA),this.readMore())}readMore(){
for(;!this.paused&&this.ptr;){const k=this.socket.read();if(k===null)break;this.execute(k)}}execute(k){C(CA===null),C(this.ptr!=null),C(!this.paused);const{socket:AA,
llhttp:eA}=this;k.length>PA&&(X&&eA.free(X),PA=Math.ceil(k.length/4096)*4096,X=eA.malloc(PA)),(oA===null||oA.buffer!==eA.memory.buffer||oA.byteOffset!==X||oA.byteLength!==
PA)&&(oA=new Uint8Array(eA.memory.buffer,X,PA)),oA.set(k);try{let IA;try{MA=k,CA=this,IA=eA.llhttp_execute(this.ptr,X,k.length)}finally{CA=null,MA=null}if(IA!==
UA.ERROR.OK){const FA=k.subarray(eA.llhttp_get_error_pos(this.ptr)-X);if(IA===UA.ERROR.PAUSED_UPGRADE)this.onUpgrade(FA);else if(IA===UA.ERROR.PAUSED)this.paused=
!0,AA.unshift(FA);else throw this.createError(IA,FA)}}catch(IA){l.destroy(AA,IA)}}finish(){C(CA===null),C(this.ptr!=null);const{llhttp:k}=this;if(this.paused){let eA;
do k.llhttp_resume(this.ptr),this.paused=!1,eA=this.socket.read()||hA,this.execute(eA);while(this.paused&&eA.length>0);this.paused&&(k.llhttp_resume(this.ptr),this.
paused=!1)}let AA;try{CA=this,AA=k.llhttp_finish(this.ptr)}finally{CA=null}return AA===UA.ERROR.OK?null:AA===UA.ERROR.PAUSED||AA===UA.ERROR.PAUSED_UPGRADE?(this.
paused=!0,null):this.createError(AA,hA)}createError(k,AA){const{llhttp:eA,contentLength:IA,bytesRead:FA}=this;if(IA!==-1&&FA!==IA)return new M;const GA=eA.llhttp_get_error_reason(
this.ptr);let qA="";if(GA){const TA=new Uint8Array(eA.memory.buffer,GA).indexOf(0);qA="Response does not match the HTTP/1.1 protocol ("+Buffer.from(eA.memory.buffer,
GA,TA).toString()+")"}return new t(qA,UA.ERROR[k],AA)}destroy(){C(CA===null),C(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&n.clearTimeout(
this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1}onStatus(k){return this.statusText=k.toString(),0}onMessageBegin(){const{
socket:k,client:AA}=this;if(k.destroyed)return-1;if(AA[B]===0)return l.destroy(k,new u("bad response",l.getSocketInfo(k))),-1;const eA=AA[a][AA[Z]];return eA?(eA.
onResponseStarted(),0):-1}onHeaderField(k){const AA=this.headers.length;return(AA&1)===0?this.headers.push(k):this.headers[AA-1]=Buffer.concat([this.headers[AA-
1],k]),this.trackHeader(k.length),0}onHeaderValue(k){let AA=this.headers.length;const eA=(AA&1)===0;(AA&1)===1?(this.headers.push(k),AA+=1):this.headers[AA-1]=Buffer.
concat([this.headers[AA-1],k]);const IA=this.headers[AA-2];if(IA.length===10){const FA=l.bufferToLowerCasedHeaderName(IA);FA==="keep-alive"?this.keepAlive+=(eA||
this.keepAlive.length===0?"":",")+k.toString():FA==="connection"&&(this.connection+=(eA||this.connection.length===0?"":",")+k.toString())}else if(IA.length===14&&
l.bufferToLowerCasedHeaderName(IA)==="content-length"){this.contentLength===-1&&(this.contentLength=0);for(let FA=0;FA<k.length;FA++)this.contentLength=this.contentLength*
10+(k[FA]-48)}else IA.length===17&&l.bufferToLowerCasedHeaderName(IA)==="transfer-encoding"&&(this.hasTransferEncoding=!0);return this.trackHeader(k.length),0}trackHeader(k){
this.headersSize+=k,this.headersSize>=this.headersMaxSize&&l.destroy(this.socket,new f)}onUpgrade(k){const{upgrade:AA,client:eA,socket:IA,headers:FA,statusCode:GA,
statusText:qA}=this;C(AA),C(eA[tA]===IA),C(!IA.destroyed),C(!this.paused),C((FA.length&1)===0);const TA=eA[a][eA[Z]];C(TA),C(TA.upgrade||TA.method==="CONNECT"),
this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,IA.unshift(k),IA[D].destroy(),IA[D]=null,IA[d]=null,IA[O]=null,v(
IA),eA[tA]=null,eA[iA]=null,eA[a][eA[Z]++]=null,eA.emit("disconnect",eA[A],[eA],new h("upgrade"));try{TA.onRequestUpgrade(GA,FA,IA,qA)}catch(XA){l.errorRequest(
eA,TA,XA),l.destroy(IA,XA)}eA[$]()}onHeadersComplete(k,AA,eA){const{client:IA,socket:FA,headers:GA,statusText:qA}=this;if(FA.destroyed)return-1;if(IA[B]===0)return l.
destroy(FA,new u("bad response",l.getSocketInfo(FA))),-1;const TA=IA[a][IA[Z]];if(!TA)return-1;if(C(!this.upgrade),C(this.statusCode<200),k===100)return l.destroy(
FA,new u("bad response",l.getSocketInfo(FA))),-1;if(AA&&!TA.upgrade)return l.destroy(FA,new u("bad upgrade",l.getSocketInfo(FA))),-1;if(C(this.timeoutType===rA),
this.statusCode=k,this.shouldKeepAlive=eA||TA.method==="HEAD"&&!FA[E]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.
test(this.connection),(TA.method==="HEAD"||k===204||k===304)&&(TA.method!=="HEAD"&&(this.contentLength>0||this.hasTransferEncoding)&&(this.shouldKeepAlive=!1),this.
contentLength=-1),this.statusCode>=200){const YA=TA.bodyTimeout!=null?TA.bodyTimeout:IA[P];this.setTimeout(YA,bA)}else this.timeout&&this.timeout.refresh&&this.
timeout.refresh();if(TA.method==="CONNECT")return C(IA[B]===1),this.upgrade=!0,2;if(AA)return C(IA[B]===1),this.upgrade=!0,2;if(C((this.headers.length&1)===0),this.
headers=[],this.headersSize=0,this.shouldKeepAlive&&IA[x]){const YA=this.keepAlive?l.parseKeepAliveTimeout(this.keepAlive):null;if(YA!=null){const WA=Math.min(YA-
IA[U],IA[G]);WA<=0?FA[E]=!0:IA[sA]=WA}else IA[sA]=IA[R]}else FA[E]=!0;const XA=TA.onResponseStart(k,GA,this.resume,qA)===!1;return TA.aborted?-1:TA.method==="HE\
AD"||k<200?1:(FA[S]&&(FA[S]=!1,IA[$]()),XA?UA.ERROR.PAUSED:0)}onBody(k){const{client:AA,socket:eA,statusCode:IA,maxResponseSize:FA}=this;if(eA.destroyed)return-1;
const GA=AA[a][AA[Z]];return C(GA),C(this.timeoutType===bA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),C(IA>=200),FA>-1&&this.bytesRead+k.length>
FA?(l.destroy(eA,new e),-1):(this.bytesRead+=k.length,GA.onResponseData(k)===!1?UA.ERROR.PAUSED:0)}onMessageComplete(){const{client:k,socket:AA,statusCode:eA,upgrade:IA,
headers:FA,contentLength:GA,bytesRead:qA,shouldKeepAlive:TA}=this;if(AA.destroyed&&(!eA||TA))return-1;if(IA)return 0;C(eA>=100),C((this.headers.length&1)===0);const XA=k[a][k[Z]];
if(C(XA),this.statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength=-1,this.hasTransferEncoding=!1,this.keepAlive="",this.connection="",this.headers=
[],this.headersSize=0,eA<200)return 0;if(GA!==-1&&qA!==GA)return l.destroy(AA,new M),-1;if(XA.onResponseEnd(FA),k[a][k[Z]++]=null,AA[xA]=k[g]===0,AA[o])return C(
k[B]===0),l.destroy(AA,new h("reset")),UA.ERROR.PAUSED;if(TA){if(AA[E]&&k[B]===0)return l.destroy(AA,new h("reset")),UA.ERROR.PAUSED;k[x]==null||k[x]===1?setImmediate(
k[$]):k[$]()}else return l.destroy(AA,new h("reset")),UA.ERROR.PAUSED;return 0}}function RA(nA){const k=nA.deref();if(!k)return;const{socket:AA,timeoutType:eA,client:IA,
paused:FA}=k;eA===rA?(!AA[o]||AA.writableNeedDrain||IA[B]>1)&&(C(!FA,"cannot be paused while waiting for headers"),l.destroy(AA,new N)):eA===bA?FA||l.destroy(AA,
new r):eA===w&&(C(IA[B]===0&&IA[sA]),l.destroy(AA,new h("socket idle timeout")))}function _(nA,k){if(nA[tA]=k,HA||(HA=wA()),k.errored)throw k.errored;if(k.destroyed)
throw new u("destroyed");return k[m]=!1,k[o]=!1,k[E]=!1,k[S]=!1,k[SA]=0,k[OA]=null,k[xA]=!1,k[D]=typeof esbuildDetection>"u"&&(nA[yA]??lA())?new QA(nA,k):new cA(
nA,k,HA),l.addListener(k,"error",aA),l.addListener(k,"readable",DA),l.addListener(k,"end",pA),l.addListener(k,"close",ZA),k[BA]=!1,k.on("close",JA),{version:"h1",
defaultPipelining:1,write(AA){return Ie(nA,AA)},resume(){te(nA)},destroy(AA,eA){k[BA]?queueMicrotask(eA):(k.on("close",eA),k.destroy(AA))},get destroyed(){return k.
destroyed},busy(AA){return!!(k[o]||k[E]||k[S]||k[SA]===1||AA&&(nA[B]>0&&!AA.idempotent||nA[B]>0&&(AA.upgrade||AA.method==="CONNECT")||nA[B]>0&&l.bodyLength(AA.body)!==
0&&(l.isStream(AA.body)||l.isAsyncIterable(AA.body)||l.isFormDataLike(AA.body))))}}}function aA(nA){const k=this[D];if(nA.code==="ECONNRESET"&&k.statusCode&&!k.
shouldKeepAlive){const AA=k.finish();AA&&(this[O]=AA,this[d][q](AA));return}this[O]=nA,this[d][q](nA)}function DA(){this[D]?.readMore()}function pA(){const nA=this[D];
if(nA.statusCode&&!nA.shouldKeepAlive){const k=nA.finish();k&&l.destroy(this,k);return}l.destroy(this,new u("other side closed",l.getSocketInfo(this)))}function ZA(){
const nA=this[D];Ae(this),nA&&(!this[O]&&nA.statusCode&&!nA.shouldKeepAlive&&(this[O]=nA.finish()||this[O]),this[D].destroy(),this[D]=null);const k=this[O]||new u(
"closed",l.getSocketInfo(this)),AA=this[d];if(AA[tA]=null,AA[iA]=null,AA.destroyed){C(AA[g]===0);const eA=AA[a].splice(AA[Z]);for(let IA=0;IA<eA.length;IA++){const FA=eA[IA];
l.errorRequest(AA,FA,k)}}else if(AA[B]>0&&k.code!=="UND_ERR_INFO"){const eA=AA[a][AA[Z]];AA[a][AA[Z]++]=null,l.errorRequest(AA,eA,k)}AA[J]=AA[Z],C(AA[B]===0),AA.
emit("disconnect",AA[A],[AA],k),AA[$]()}function JA(){this[BA]=!0}function Ae(nA){nA[OA]&&(clearImmediate(nA[OA]),nA[OA]=null),nA[SA]=0}function ne(nA,k){k[SA]=
1,k[OA]=setImmediate(()=>{k[OA]=null,k[SA]=2,nA[tA]===k&&!k.destroyed&&nA[$]()})}function te(nA){const k=nA[tA];if(k&&!k.destroyed){if(nA[I]===0?!k[m]&&k.unref&&
(k.unref(),k[m]=!0):k[m]&&k.ref&&(k.ref(),k[m]=!1),nA[B]===0&&nA[g]>0&&k[xA]){if(k[SA]===0)return ne(nA,k),k[D].readMore(),k.destroyed,void 0;if(k[SA]===1)return k[D].
readMore(),k.destroyed,void 0}if(nA[B]===0&&(k[D].readMore(),k.destroyed))return;if(nA[I]===0)k[D].timeoutType!==w&&k[D].setTimeout(nA[sA],w);else if(nA[B]>0&&k[D].
statusCode<200&&k[D].timeoutType!==rA){const AA=nA[a][nA[Z]],eA=AA.headersTimeout!=null?AA.headersTimeout:nA[T];k[D].setTimeout(eA,rA)}}}function oe(nA){return nA!==
"GET"&&nA!=="HEAD"&&nA!=="OPTIONS"&&nA!=="TRACE"&&nA!=="CONNECT"}function ae(nA,k){if(typeof nA.setTypeOfService!="function")return;const AA=k.typeOfService;if(!(AA===
void 0||nA[vA]===AA))try{nA.setTypeOfService(AA),nA[vA]=AA}catch{}}function Ie(nA,k){const{method:AA,path:eA,host:IA,upgrade:FA,blocking:GA,reset:qA}=k;let{body:TA,
headers:XA,contentLength:YA}=k;const WA=AA==="PUT"||AA==="POST"||AA==="PATCH"||AA==="QUERY"||AA==="PROPFIND"||AA==="PROPPATCH";if(l.isFormDataLike(TA)){VA||(VA=
s(4492).extractBody);const[ie,ce]=VA(TA);k.contentType==null&&XA.push("content-type",ce),TA=ie.stream,YA=ie.length}else if(l.isBlobLike(TA)&&k.contentType==null){
const ie=TA.type;if(ie){const ce=`${ie}`;if(!l.isValidHeaderValue(ce))return l.errorRequest(nA,k,new F("invalid content-type header")),!1;XA.push("content-type",
ce)}}TA&&typeof TA.read=="function"&&TA.read(0);const _A=l.bodyLength(TA);if(YA=_A??YA,YA===null&&(YA=k.contentLength),YA===0&&!WA&&(YA=null),oe(AA)&&YA>0&&k.contentLength!==
null&&k.contentLength!==YA){if(nA[z])return l.errorRequest(nA,k,new y),!1;process.emitWarning(new y)}const KA=nA[tA];Ae(KA);const $A=ie=>{k.aborted||k.completed||
(l.errorRequest(nA,k,ie||new Q),l.destroy(TA),l.destroy(KA,new h("aborted")))};try{k.onRequestStart($A,null)}catch(ie){l.errorRequest(nA,k,ie)}if(k.aborted)return!1;
AA==="HEAD"&&(KA[E]=!0),(FA||AA==="CONNECT")&&(KA[E]=!0),qA!=null&&(KA[E]=qA),nA[b]&&++KA[V]>=nA[b]&&(KA[E]=!0),GA&&(KA[S]=!0),ae(KA,k);let jA=`${AA} ${eA} HTTP\
/1.1\r
`;if(typeof IA=="string"?jA+=`host: ${IA}\r
`:jA+=nA[p],FA?jA+=`connection: upgrade\r
upgrade: ${FA}\r
`:nA[x]&&!KA[E]?jA+=`connection: keep-alive\r
`:jA+=`connection: close\r
`,Array.isArray(XA))for(let ie=0;ie<XA.length;ie+=2){const ce=XA[ie+0],Se=XA[ie+1];if(Array.isArray(Se))for(let le=0;le<Se.length;le++)jA+=`${ce}: ${Se[le]}\r
`;else jA+=`${ce}: ${Se}\r
`}return c.sendHeaders.hasSubscribers&&c.sendHeaders.publish({request:k,headers:jA,socket:KA}),!TA||_A===0?Fe($A,null,nA,k,KA,YA,jA,WA):l.isBuffer(TA)?Fe($A,TA,
nA,k,KA,YA,jA,WA):l.isBlobLike(TA)?typeof TA.stream=="function"?gA($A,TA.stream(),nA,k,KA,YA,jA,WA):ge($A,TA,nA,k,KA,YA,jA,WA):l.isStream(TA)?we($A,TA,nA,k,KA,YA,
jA,WA):l.isIterable(TA)?gA($A,TA,nA,k,KA,YA,jA,WA):C(!1),!0}function we(nA,k,AA,eA,IA,FA,GA,qA){C(FA!==0||AA[B]===0,"stream body cannot be pipelined");let TA=!1;
const XA=new mA({abort:nA,socket:IA,request:eA,contentLength:FA,client:AA,expectsPayload:qA,header:GA}),YA=function($A){if(!TA)try{!XA.write($A)&&this.pause&&this.
pause()}catch(jA){l.destroy(this,jA)}},WA=function(){TA||k.resume&&k.resume()},_A=function(){if(queueMicrotask(()=>{k.removeListener("error",KA)}),!TA){const $A=new Q;
queueMicrotask(()=>KA($A))}},KA=function($A){if(!TA){if(TA=!0,C(IA.destroyed||IA[o]&&AA[B]<=1),IA.off("drain",WA).off("error",KA),k.removeListener("data",YA).removeListener(
"end",KA).removeListener("close",_A),!$A)try{XA.end()}catch(jA){$A=jA}XA.destroy($A),$A&&($A.code!=="UND_ERR_INFO"||$A.message!=="reset")?l.destroy(k,$A):l.destroy(
k)}};k.on("data",YA).on("end",KA).on("error",KA).on("close",_A),k.resume&&k.resume(),IA.on("drain",WA).on("error",KA),k.errorEmitted??k.errored?setImmediate(KA,
k.errored):(k.endEmitted??k.readableEnded)&&setImmediate(KA,null),(k.closeEmitted??k.closed)&&setImmediate(_A)}function Fe(nA,k,AA,eA,IA,FA,GA,qA){try{k?l.isBuffer(
k)&&(C(FA===k.byteLength,"buffer body must have content length"),IA.cork(),IA.write(`${GA}content-length: ${FA}\r
\r
`,"latin1"),IA.write(k),IA.uncork(),eA.onBodySent(k),!qA&&eA.reset!==!1&&(IA[E]=!0)):FA===0?IA.write(`${GA}content-length: 0\r
\r
`,"latin1"):(C(FA===null,"no body must not have content length"),IA.write(`${GA}\r
`,"latin1")),eA.onRequestSent(),AA[$]()}catch(TA){nA(TA)}}async function ge(nA,k,AA,eA,IA,FA,GA,qA){try{if(FA!=null&&FA!==k.size)throw new y;const TA=Buffer.from(
await k.arrayBuffer());IA.cork(),IA.write(`${GA}content-length: ${FA}\r
\r
`,"latin1"),IA.write(TA),IA.uncork(),eA.onBodySent(TA),eA.onRequestSent(),!qA&&eA.reset!==!1&&(IA[E]=!0),AA[$]()}catch(TA){nA(TA)}}async function gA(nA,k,AA,eA,IA,FA,GA,qA){
C(FA!==0||AA[B]===0,"iterator body cannot be pipelined");let TA=null;function XA(){if(TA){const _A=TA;TA=null,_A()}}const YA=()=>new Promise((_A,KA)=>{C(TA===null),
IA[O]?KA(IA[O]):TA=_A});IA.on("close",XA).on("drain",XA);const WA=new mA({abort:nA,socket:IA,request:eA,contentLength:FA,client:AA,expectsPayload:qA,header:GA});
try{for await(const _A of k){if(IA[O])throw IA[O];WA.write(_A)||await YA()}WA.end()}catch(_A){WA.destroy(_A)}finally{IA.off("close",XA).off("drain",XA)}}class mA{constructor({
abort:k,socket:AA,request:eA,contentLength:IA,client:FA,expectsPayload:GA,header:qA}){this.socket=AA,this.request=eA,this.contentLength=IA,this.client=FA,this.bytesWritten=
0,this.expectsPayload=GA,this.header=qA,this.abort=k,this.lengthMismatch=!1,AA[o]=!0}onLengthMismatch(){this.socket[E]=!0,this.lengthMismatch||(this.lengthMismatch=
!0,process.emitWarning(new y))}write(k){const{socket:AA,request:eA,contentLength:IA,client:FA,bytesWritten:GA,expectsPayload:qA,header:TA}=this;if(AA[O])throw AA[O];
if(AA.destroyed)return!1;let XA=k instanceof Uint8Array?k.byteLength:Buffer.byteLength(k);if(!XA)return!0;if(IA!==null&&GA+XA>IA){if(FA[z])throw new y;this.onLengthMismatch();
const WA=IA-GA;if(WA===0)return!0;k=(typeof k=="string"?Buffer.from(k):k).subarray(0,WA),XA=WA}AA.cork(),GA===0&&(!qA&&eA.reset!==!1&&(AA[E]=!0),IA===null?AA.write(
`${TA}transfer-encoding: chunked\r
`,"latin1"):AA.write(`${TA}content-length: ${IA}\r
\r
`,"latin1")),IA===null&&AA.write(`\r
${XA.toString(16)}\r
`,"latin1"),this.bytesWritten+=XA;const YA=AA.write(k);return AA.uncork(),eA.onBodySent(k),YA||AA[D].timeout&&AA[D].timeoutType===rA&&AA[D].timeout.refresh&&AA[D].
timeout.refresh(),YA}end(){const{socket:k,contentLength:AA,client:eA,bytesWritten:IA,expectsPayload:FA,header:GA,request:qA}=this;if(qA.onRequestSent(),k[o]=!1,
k[O])throw k[O];if(!k.destroyed){if(IA===0?FA?k.write(`${GA}content-length: 0\r
\r
`,"latin1"):k.write(`${GA}\r
`,"latin1"):AA===null&&k.write(`\r
0\r
\r
`,"latin1"),AA!==null&&IA!==AA){if(eA[z])throw new y;this.onLengthMismatch()}k[D].timeout&&k[D].timeoutType===rA&&k[D].timeout.refresh&&k[D].timeout.refresh(),eA[$]()}}destroy(k){
const{socket:AA,client:eA,abort:IA}=this;AA[o]=!1,k&&(C(eA[B]<=1,"pipeline should only contain this request"),IA(k))}}K.exports=_}),8788:((K,L,s)=>{const C=s(4589),
{pipeline:l}=s(7075),c=s(3440),{RequestContentLengthMismatchError:n,ResponseContentLengthMismatchError:y,RequestAbortedError:M,SocketError:Q,InformationalError:F,
InvalidArgumentError:N,HeadersTimeoutError:f,BodyTimeoutError:u,ResponseExceededMaxSizeError:h}=s(8707),{kUrl:r,kReset:t,kClient:i,kRunning:e,kPending:A,kQueue:E,
kPendingIdx:d,kRunningIdx:D,kError:S,kSocket:B,kStrictContentLength:g,kOnError:I,kMaxConcurrentStreams:o,kHTTP2Session:a,kHostAuthority:m,kResume:R,kSize:p,kHTTPContext:J,
kClosed:Z,kKeepAliveDefaultTimeout:O,kHeadersTimeout:x,kBodyTimeout:tA,kEnableConnectProtocol:sA,kRemoteSettings:Y,kHTTP2Stream:G,kHTTP2SessionState:U,kHTTP2Options:T,
kMaxResponseSize:P}=s(6443),{channels:z}=s(2414),b=Symbol("open streams"),V=Symbol("request stream"),W=Symbol("request stream cleanup"),q=Symbol("request stream\
 state"),$=Symbol("received goaway"),iA=Symbol("goaway replay attempts"),BA=Symbol("refused stream retry"),yA=1,UA=1,QA=1e3;let lA,hA;try{hA=s(2467)}catch{hA={constants:{}}}
const{constants:{HTTP2_HEADER_AUTHORITY:NA,HTTP2_HEADER_METHOD:v,HTTP2_HEADER_PATH:SA,HTTP2_HEADER_SCHEME:OA,HTTP2_HEADER_CONTENT_LENGTH:xA,HTTP2_HEADER_EXPECT:vA,
HTTP2_HEADER_STATUS:VA,HTTP2_HEADER_PROTOCOL:wA,NGHTTP2_NO_ERROR:HA,NGHTTP2_REFUSED_STREAM:CA}}=hA;function MA(H,j){return H[S]||(j===HA?new F(`HTTP/2: "GOAWAY"\
 frame received with code ${j}`):new Q(`HTTP/2: "GOAWAY" frame received with code ${j}`,c.getSocketInfo(H[B])))}function PA(H,j){const EA=H[i],uA=H[B];if(EA[a]===
H&&(EA[B]=null,EA[J]=null,EA[a]=null),uA!=null&&uA[S]==null&&(uA[S]=j),!H.closed&&!H.destroyed)try{H.destroy(j)}catch{}c.destroy(uA,j)}function X(H,j){const EA=Number.
isInteger(j)?j:Number.MAX_SAFE_INTEGER;for(let uA=H[D];uA<H[d];uA++){const dA=H[E][uA];if(dA==null)continue;const kA=dA[V]?.id;if(typeof kA!="number"||kA>EA)return uA}
return H[d]}function oA(H){H[V]=null,H[W]=null}function fA(H,j,EA){const uA=H[W],dA=H[V];oA(H),uA?.(dA),H[V]=j,H[W]=EA}function LA(H){const j=H[W],EA=H[V];oA(H),
j?.(EA)}function rA(H,j){H[E].splice(H[d]+1,0,j)}function bA(H,j,EA=!1){const uA=H[E],dA=H[D];if(dA<H[d]&&uA[dA]===j){uA[dA]=null,H[D]=dA+1;return}const kA=uA.indexOf(
j,dA);kA===-1||kA>=H[d]||(uA.splice(kA,1),H[d]--,EA&&H[d]<H[D]&&(H[d]=H[D]))}function w(H){const{body:j}=H;return j==null||c.isBuffer(j)||c.isBlobLike(j)}function cA(H){
return H[V]?.[q]?.responseReceived===!0}function RA(H){const j=(H[iA]??0)+1;return H[iA]=j,j<=yA}function _(H,j=CA){if(H!=null&&!H.destroyed&&!H.closed)try{H.close(
j)}catch{}}function aA(H){const j=H[V];return LA(H),DA(j),j}function DA(H){H==null||H[q]==null||(H[q]=null,H.off("close",$A),H.off("close",KA),H[a]!=null&&_A(H),
!H.destroyed&&!H.closed&&(H.off("error",WA),H.on("error",WA)))}function pA(H,j){H[B]=j;const EA=H[T].sessionOptions?.initialWindowSize,uA=H[T].connectionWindowSize,
dA=hA.connect(H[r],{createConnection:()=>j,peerMaxConcurrentStreams:H[T].maxConcurrentStreams,settings:{enablePush:!1,...EA!=null?{initialWindowSize:EA}:null}});
return H[B]=j,dA[b]=0,dA[i]=H,dA[B]=j,dA[U]={idleTimeout:null,noStreamsTimeout:null,probeTimeout:null,refed:!0,ping:{interval:H[T].pingInterval===0?null:setInterval(
AA,H[T].pingInterval,dA).unref()}},dA[$]=!1,dA[sA]=!1,dA[Y]=!1,uA&&c.addListener(dA,"connect",nA.bind(dA,uA)),c.addListener(dA,"error",eA),c.addListener(dA,"fra\
meError",IA),c.addListener(dA,"goaway",FA),c.addListener(dA,"close",GA),c.addListener(dA,"remoteSettings",k),JA(dA),H[a]=dA,j[a]=dA,c.addListener(j,"error",TA),
c.addListener(j,"end",XA),c.addListener(j,"close",qA),j[Z]=!1,j.on("close",YA),{version:"h2",defaultPipelining:1/0,write(kA){return Te(H,kA)},resume(){Ae(H)},destroy(kA,zA){
j[Z]?queueMicrotask(zA):j.destroy(kA).on("close",zA)},get destroyed(){return j.destroyed},busy(kA){if(dA[Y]===!1&&H[e]>0||dA[U].probeTimeout!=null||H[e]>=H[o])return!0;
if(kA!=null)if(H[e]>0){if((kA.upgrade==="websocket"||kA.method==="CONNECT")&&dA[Y]===!1)return!0}else return(kA.upgrade==="websocket"||kA.method==="CONNECT")&&dA[Y]===
!1;return!1}}}function ZA(H){const j=H[U];j.refed===!1&&(j.refed=!0,H.ref())}function JA(H){const j=H[U];j.refed===!0&&(j.refed=!1,H.unref())}function Ae(H){const j=H[B],
EA=H[a];j?.destroyed===!1&&(EA[b]===0&&H[p]===0?JA(EA):ZA(EA),H[p]===0&&EA[b]===0?gA(EA):ge(EA),H[o]===0&&H[e]===0&&H[A]>0?te(EA):ne(EA))}function ne(H){const j=H[U];
j?.noStreamsTimeout!=null&&(clearTimeout(j.noStreamsTimeout),j.noStreamsTimeout=null)}function te(H){const j=H[i],EA=H[U],uA=j[x];!uA||EA.noStreamsTimeout!=null||
(EA.noStreamsTimeout=setTimeout(oe,uA,H).unref())}function oe(H){const j=H[i],EA=H[U];if(EA.noStreamsTimeout=null,j[a]!==H||j[o]!==0||j[e]!==0||j[A]===0)return;
const uA=new f(`HTTP/2: server did not accept a new stream within ${j[x]}`),dA=j[E].splice(j[d]);for(let kA=0;kA<dA.length;kA++)dA[kA]!=null&&c.errorRequest(j,dA[kA],
uA);H[S]=uA,PA(H,uA)}function ae(H,j){const EA=H[U];if(!(EA.probeTimeout!=null||H.closed||H.destroyed)){try{H.ping(we.bind(H))}catch{return}EA.probeTimeout=setTimeout(
Fe,Math.max(j,QA),H).unref()}}function Ie(H){const j=H[U];j?.probeTimeout!=null&&(clearTimeout(j.probeTimeout),j.probeTimeout=null)}function we(){this[U].probeTimeout!=
null&&(Ie(this),this[i][R]())}function Fe(H){if(H[U].probeTimeout=null,H.closed||H.destroyed)return;const j=new Q("HTTP/2: connection unresponsive",c.getSocketInfo(
H[B]));H[S]=j,PA(H,j)}function ge(H){const j=H[U];j?.idleTimeout!=null&&(clearTimeout(j.idleTimeout),j.idleTimeout=null)}function gA(H){const j=H[i];if(j[a]!==H||
H.closed||H.destroyed)return;if(H[b]!==0||j[p]!==0){ge(H);return}const EA=H[U];EA.idleTimeout==null&&(EA.idleTimeout=setTimeout(mA,j[O],H).unref())}function mA(H){
const j=H[i],EA=H[B],uA=H[U];if(uA.idleTimeout=null,j[a]!==H||H[b]!==0||j[p]!==0||H.closed||H.destroyed)return;const dA=new F("socket idle timeout");EA[S]=dA,c.
destroy(EA,dA)}function nA(H){try{typeof this.setLocalWindowSize=="function"&&this.setLocalWindowSize(H)}catch{}}function k(H){const j=this[i],EA=j[T].maxConcurrentStreams,
uA=H.maxConcurrentStreams??j[o]??EA;if(j[o]=Math.min(uA,EA),this[Y]===!0&&this[sA]===!0&&H.enableConnectProtocol===!1){const dA=new F("HTTP/2: Server disabled e\
xtended CONNECT protocol against RFC-8441");this[B][S]=dA,this[i][I](dA);return}this[sA]=H.enableConnectProtocol??this[sA],this[Y]=!0,this[i][R]()}function AA(H){
const j=H[U];if((H.closed||H.destroyed)&&j.ping.interval!=null){clearInterval(j.ping.interval),j.ping.interval=null;return}H.ping(EA.bind(H));function EA(uA,dA){
const kA=this[i],zA=this[B];if(uA!=null){const se=new F(`HTTP/2: "PING" errored - type ${uA.message}`);zA[S]=se,kA[I](se)}else kA.emit("ping",dA)}}function eA(H){
this[B][S]=H,!this[$]&&this[i][I](H)}function IA(H,j,EA){if(EA===0){if(this[$])return;const uA=new F(`HTTP/2: "frameError" received - type ${H}, code ${j}`);this[B][S]=
uA,this[i][I](uA)}}function FA(H,j){if(this[$])return;this[$]=!0;const EA=MA(this,H),uA=this[i],dA=uA[d],kA=X(uA,j),zA=[],se=[];for(let ee=kA;ee<dA;ee++){const Qe=uA[E][ee];
if(Qe!=null){const de=cA(Qe);se.push(aA(Qe)),!de&&w(Qe)&&RA(Qe)?zA.push(Qe):c.errorRequest(uA,Qe,EA)}}if(kA!==dA){const ee=uA[E].slice(dA);uA[E].length=kA,uA[E].
push(...zA,...ee)}uA[d]=kA,uA[a]===this&&(uA[B]=null,uA[J]=null,uA[a]=null),this[b]===0&&JA(this),ge(this),ne(this),Ie(this);for(let ee=0;ee<se.length;ee++)_(se[ee]);
!this.closed&&!this.destroyed&&this.close(),uA.emit("disconnect",uA[r],[uA],EA),uA[R]()}function GA(){const{[i]:H,[U]:j,[B]:EA}=this,uA=EA[S]||this[S]||new Q("c\
losed",c.getSocketInfo(EA));if(H[a]===this&&(H[B]=null,H[J]=null,H[a]=null),ge(this),ne(this),Ie(this),j.ping.interval!=null&&(clearInterval(j.ping.interval),j.
ping.interval=null),H.destroyed){C(H[A]===0);const dA=H[E].splice(H[D]);for(let kA=0;kA<dA.length;kA++){const zA=dA[kA];zA!=null&&c.errorRequest(H,zA,uA)}}}function qA(){
const H=this[S]||new Q("closed",c.getSocketInfo(this)),j=this[a],EA=j[i];EA[B]!==this&&(j[$]||EA[a]!=null&&EA[a]!==j)||(EA[B]=null,EA[J]=null,EA[a]===j&&(EA[a]=
null),j.destroy(H),EA[d]=EA[D],C(EA[e]===0),EA.emit("disconnect",EA[r],[EA],H),EA[R]())}function TA(H){this[S]=H,!this[a]?.[$]&&this[a]?.[i]?.[I](H)}function XA(){
c.destroy(this,new Q("other side closed",c.getSocketInfo(this)))}function YA(){this[Z]=!0}function WA(){}function _A(H){const j=H[a],EA=j[i];H[a]=null,j[b]-=1,j[b]===
0&&(EA[p]===0||j[$])&&(JA(j),gA(j))}function KA(){const H=this[q];this[q]=null,le(H,new F("HTTP/2: stream closed before response headers")),_A(this)}function $A(){
const H=this[q];H!=null&&(Oe(this),H.pendingEnd&&!H.request.aborted&&!H.request.completed?H.request.onResponseEnd(H.trailers||{}):!H.request.aborted&&!H.request.
completed&&c.errorRequest(H.client,H.request,new F("HTTP/2: stream closed before the response was complete")),Ne(H),_A(this),this[q]=null)}function jA(H){return H!==
"GET"&&H!=="HEAD"&&H!=="OPTIONS"&&H!=="TRACE"&&H!=="CONNECT"}function ie(H){const j={};for(let EA=0;EA<H.length;EA+=2){const uA=H[EA+0],dA=H[EA+1],kA=Object.hasOwn(
j,uA)?j[uA]:void 0;if(uA==="cookie"){kA!=null?c.setHeader(j,uA,Array.isArray(kA)?(kA.push(dA),kA):[kA,dA]):c.setHeader(j,uA,dA);continue}if(typeof dA=="string"){
c.setHeader(j,uA,kA?`${kA}, ${dA}`:dA);continue}for(let zA=0;zA<dA.length;zA++)c.setHeader(j,uA,Object.hasOwn(j,uA)?`${j[uA]}, ${dA[zA]}`:dA[zA])}return j}function ce(H){
H.off("response",Ee),H.off("error",He),H.off("end",xe),H.off("timeout",Be),H.off("error",WA)}function Se(H){if(H==null)return;const j=H[q];if(j==null)return;const{
request:EA}=j;EA[V]===H&&oA(EA),ce(H),!H.destroyed&&!H.closed&&H.on("error",WA)}function le(H,j){if(H==null)return;const{request:EA}=H;H.responseReceived||EA.aborted||
EA.completed||(Se(H.stream),H.abort(j,!0))}function He(){const H=this[q];typeof this.rstCode=="number"&&this.rstCode!==0?le(H,new F(`HTTP/2: "stream error" rece\
ived - code ${this.rstCode}`)):le(H,new F("HTTP/2: stream errored before response headers"))}function xe(){le(this[q],new F("HTTP/2: stream half-closed (remote)"))}
function Be(){const H=this[q];le(H,new F(`HTTP/2: "stream timeout after ${H.headersTimeout}"`))}function Ee(H,j){const EA=this,uA=EA[q],{request:dA}=uA;uA.responseReceived=
!0;const kA=H[VA];delete H[VA];try{dA.onRequestUpgrade(kA,H,EA)}catch(zA){uA.abort(zA);return}dA.aborted||(ce(EA),oA(dA),Ne(uA))}function ue(H,j){const{request:EA,
headersTimeout:uA,session:dA}=j;H[G]=!0,H[a]=dA,H[q]=j,j.stream=H,fA(EA,H,Se),H.once("response",Ee),H.on("error",He),H.once("end",xe),H.on("timeout",Be),H.once(
"close",KA),ge(dA),++dA[b],H.setTimeout(uA)}function Ne(H,j=!1){H.requestFinalized||(H.requestFinalized=!0,bA(H.client,H.request,j),H.client[R]())}function Le(H,j,EA,uA,dA,kA){
try{return EA.request(dA,kA)}catch(zA){if(zA?.code==="ERR_HTTP2_INVALID_SESSION"||zA?.code==="ERR_HTTP2_GOAWAY_SESSION"){const ee=new Q(zA.message,c.getSocketInfo(
EA[B]));return ee.cause=zA,EA[S]=ee,PA(EA,ee),rA(H,j),null}const se=new F(zA.message,{cause:zA});return EA[S]=se,EA[B][S]=se,EA.destroy(se),c.destroy(EA[B],se),
uA(se),null}}function Te(H,j){const EA=j.headersTimeout??H[x],uA=j.bodyTimeout??H[tA],dA=H[a],{method:kA,path:zA,host:se,upgrade:ee,expectContinue:Qe,signal:de,
protocol:he,headers:Je}=j;if(ee!=null&&ee!=="websocket")return c.errorRequest(H,j,new N(`Custom upgrade "${ee}" not supported over HTTP/2`)),!1;const Ce=ie(Je);
Ce[NA]=se||H[m],Ce[v]=kA;const fe={abort:null,body:j.body,bytesRead:0,client:H,contentLength:null,expectsPayload:!1,maxResponseSize:H[P],request:j,headersTimeout:EA,
bodyTimeout:uA,requestFinalized:!1,responseContentLength:null,responseReceived:!1,bodySent:!1,pendingEnd:!1,trailers:null,session:dA,stream:null},Ve=(De,Ge=!1)=>{
if(!(j.aborted||j.completed)){if(De=De||new M,c.errorRequest(H,j,De),fe.stream!=null){LA(j);const Xe=fe.stream;Xe.close(),Xe.destroyed||c.destroy(Xe),H[I](De),Ne(
fe,Ge)}c.destroy(fe.body,De)}};fe.abort=Ve;let re=null;try{j.onRequestStart(Ve,null)}catch(De){c.errorRequest(H,j,De)}if(j.aborted)return!1;if(ee||kA==="CONNECT")
return ZA(dA),ee==="websocket"?dA[sA]===!1?(c.errorRequest(H,j,new F("HTTP/2: Extended CONNECT protocol not supported by server")),JA(dA),!1):(Ce[v]="CONNECT",Ce[wA]=
"websocket",Ce[SA]=zA,he==="ws:"||he==="wss:"?Ce[OA]=he==="ws:"?"http":"https":Ce[OA]=he==="http:"?"http":"https",re=Le(H,j,dA,Ve,Ce,{endStream:!1,signal:de}),re==
null?(JA(dA),!1):(ue(re,fe),!0)):(re=Le(H,j,dA,Ve,Ce,{endStream:!1,signal:de}),re==null?(JA(dA),!1):(ue(re,fe),!0));Ce[SA]=zA,Ce[OA]=he==="http:"?"http":"https";
const At=kA==="PUT"||kA==="POST"||kA==="PATCH"||kA==="QUERY"||kA==="PROPFIND"||kA==="PROPPATCH";let Ue=fe.body;Ue&&typeof Ue.read=="function"&&Ue.read(0);let Re=c.
bodyLength(Ue);if(c.isFormDataLike(Ue)){lA??=s(4492).extractBody;const[De,Ge]=lA(Ue);Ce["content-type"]=Ge,Ue=De.stream,Re=De.length}if(Re==null&&(Re=j.contentLength),
Re===0&&!At&&(Re=null),jA(kA)&&Re>0&&j.contentLength!=null&&j.contentLength!==Re){if(H[g])return c.errorRequest(H,j,new n),!1;process.emitWarning(new n)}if(Re!=
null&&(C(Ue||Re===0,"no body must not have content length"),Ce[xA]=`${Re}`),ZA(dA),z.sendHeaders.hasSubscribers){let De="";for(const Ge in Ce)De+=`${Ge}: ${Ce[Ge]}\
\r
`;z.sendHeaders.publish({request:j,headers:De,socket:dA[B]})}const nt=Ue===null||Re===0;return fe.body=Ue,fe.contentLength=Re,fe.expectsPayload=At,Qe&&(Ce[vA]="\
100-continue"),re=Le(H,j,dA,Ve,Ce,{endStream:nt,signal:de}),re==null?!1:(re[G]=!0,re[q]=fe,fe.stream=re,ge(dA),++dA[b],EA&&re.setTimeout(EA),re[a]=dA,re.on("clo\
se",$A),fA(j,re,Oe),Qe&&re.once("continue",We),re.on("response",be),re.on("headers",Me),re.on("end",me),re.on("error",ve),re.on("frameError",Pe),re.on("aborted",
ze),(EA||uA)&&re.on("timeout",Ke),re.on("trailers",Ze),Qe||We.call(re),!0)}function qe(H){H.off("error",WA),H.off("continue",We),H.off("response",be),H.off("hea\
ders",Me),H.off("end",me),H.off("error",ve),H.off("frameError",Pe),H.off("aborted",ze),H.off("timeout",Ke),H.off("trailers",Ze),H.off("data",ye)}function Oe(H){
if(H==null)return;const j=H[q];if(j==null)return;const{request:EA}=j;EA[V]===H&&oA(EA),!H.destroyed&&!H.closed&&(qe(H),H.on("error",WA))}function ye(H){const j=this,
EA=j[q];if(EA==null)return;const{request:uA,maxResponseSize:dA,responseContentLength:kA}=EA;if(!(uA.aborted||uA.completed)){if(kA!=null&&EA.bytesRead+H.length>kA){
EA.abort(new y);return}if(dA>-1&&EA.bytesRead+H.length>dA){EA.abort(new h);return}EA.bytesRead+=H.length,uA.onResponseData(H)===!1&&Ye(j,EA)}}function Ye(H,j){H.
pause(),j.bodyTimeout&&H.setTimeout(0)}function pe(){const H=this,j=H[q];j!=null&&j.bodyTimeout&&H.isPaused()&&H.setTimeout(j.bodyTimeout),H.resume()}function Me(H){
const EA=this[q];if(EA==null)return;const{request:uA}=EA;if(uA.aborted||uA.completed)return;const dA=H[VA];delete H[VA],uA.onResponseStart(Number(dA),H,WA,"")}function be(H){
const j=this,EA=j[q];if(EA==null)return;const{request:uA}=EA;j.off("response",be),EA.body!=null&&!EA.bodySent&&!j.writableEnded&&(j.removeListener("continue",We),
j.end());const dA=Number(H[VA]);if(delete H[VA],uA.onResponseStarted(),EA.responseReceived=!0,uA.method!=="HEAD"&&dA!==304){const kA=H[xA];EA.responseContentLength=
kA==null?null:Number(kA)}if((EA.headersTimeout||EA.bodyTimeout)&&j.setTimeout(EA.bodyTimeout),uA.aborted||uA.completed){Oe(j);return}uA.onResponseStart(dA,H,pe.
bind(j),"")===!1&&Ye(j,EA),j.on("data",ye)}function me(){const H=this,j=H[q];if(j==null)return;const{request:EA}=j;if(H.off("end",me),j.responseReceived){if(!EA.
aborted&&!EA.completed){if(j.responseContentLength!=null&&j.bytesRead!==j.responseContentLength){j.abort(new y);return}j.pendingEnd=!0,$A.call(H)}}else j.abort(
new F("HTTP/2: stream half-closed (remote)"),!0)}function ke(H,j){const{client:EA,request:uA}=j;return j.responseReceived||uA.aborted||uA.completed||uA[BA]||!w(
uA)?!1:(uA[BA]=!0,_e(EA,j),!0)}function et(H){const{client:j,request:EA,session:uA}=H;return!uA[$]||H.responseReceived||EA.aborted||EA.completed||!w(EA)||!RA(EA)?
!1:(_e(j,H),!0)}function _e(H,j){const{request:EA}=j;aA(EA),j.stream=null,j.requestFinalized=!0,bA(H,EA),H[E].splice(H[d],0,EA),H[R]()}function ve(H){const j=this,
EA=j[q];EA!=null&&(j.off("error",ve),j.on("error",WA),EA.responseContentLength!=null&&EA.bytesRead!==EA.responseContentLength&&(H=new y),typeof j.rstCode=="numb\
er"&&j.rstCode!==HA&&(H.http2ErrorCode=j.rstCode),!(j.rstCode===CA&&ke(j,EA))&&EA.abort(H))}function Pe(H,j){const EA=this,uA=EA[q];uA!=null&&(EA.off("frameErro\
r",Pe),!(H===UA&&et(uA))&&uA.abort(new F(`HTTP/2: "frameError" received - type ${H}, code ${j}`)))}function ze(){this.off("data",ye)}function Ke(){const H=this,
j=H[q];if(j==null)return;H.off("timeout",Ke);const{responseReceived:EA,session:uA,bodyTimeout:dA,headersTimeout:kA}=j,zA=EA?new u(`HTTP/2: "stream timeout after\
 ${dA}"`):new f(`HTTP/2: "headers timeout after ${kA}"`);ae(uA,EA?dA:kA),j.abort(zA)}function Ze(H){const j=this,EA=j[q];if(EA==null)return;const{request:uA}=EA;
j.off("trailers",Ze),j.off("data",ye),!(uA.aborted||uA.completed)&&(EA.trailers=H)}function We(){const H=this,j=H[q];j.bodySent=!0;const{abort:EA,body:uA,client:dA,
contentLength:kA,expectsPayload:zA,request:se}=j;!uA||kA===0?je(EA,H,null,dA,se,dA[B],kA,zA):c.isBuffer(uA)?je(EA,H,uA,dA,se,dA[B],kA,zA):c.isBlobLike(uA)?typeof uA.
stream=="function"?$e(EA,H,uA.stream(),dA,se,dA[B],kA,zA):st(EA,H,uA,dA,se,dA[B],kA,zA):c.isStream(uA)?tt(EA,dA[B],zA,H,uA,dA,se,kA):c.isIterable(uA)?$e(EA,H,uA,
dA,se,dA[B],kA,zA):C(!1)}function je(H,j,EA,uA,dA,kA,zA,se){try{EA!=null&&c.isBuffer(EA)&&(C(zA===EA.byteLength,"buffer body must have content length"),j.cork(),
j.write(EA),j.uncork(),j.end(),dA.onBodySent(EA)),se||(kA[t]=!0),dA.onRequestSent(),uA[R]()}catch(ee){H(ee)}}function tt(H,j,EA,uA,dA,kA,zA,se){C(se!==0||kA[e]===
0,"stream body cannot be pipelined");const ee=l(dA,uA,de=>{de?(c.destroy(ee,de),H(de)):(c.removeAllListeners(ee),zA.onRequestSent(),EA||(j[t]=!0),kA[R]())});c.addListener(
ee,"data",Qe);function Qe(de){zA.onBodySent(de)}}async function st(H,j,EA,uA,dA,kA,zA,se){try{if(zA!=null&&zA!==EA.size)throw new n;const ee=Buffer.from(await EA.
arrayBuffer());j.cork(),j.write(ee),j.uncork(),j.end(),dA.onBodySent(ee),dA.onRequestSent(),se||(kA[t]=!0),uA[R]()}catch(ee){H(ee)}}async function $e(H,j,EA,uA,dA,kA,zA,se){
C(zA!==0||uA[e]===0,"iterator body cannot be pipelined");let ee=null;function Qe(){if(ee){const he=ee;ee=null,he()}}const de=()=>new Promise((he,Je)=>{C(ee===null),
kA[S]?Je(kA[S]):ee=he});j.on("close",Qe).on("drain",Qe);try{for await(const he of EA){if(kA[S])throw kA[S];const Je=j.write(he);dA.onBodySent(he),Je||await de()}
j.end(),dA.onRequestSent(),se||(kA[t]=!0),uA[R]()}catch(he){H(he)}finally{j.off("close",Qe).off("drain",Qe)}}K.exports=pA}),3701:((K,L,s)=>{const C=s(4589),l=s(
7030),c=s(7067),n=s(3440),{ClientStats:y}=s(6854),{channels:M}=s(2414),Q=s(4655),F=s(1841),{InvalidArgumentError:N,InformationalError:f,ClientDestroyedError:u}=s(
8707),h=s(9136),{kUrl:r,kServerName:t,kClient:i,kBusy:e,kConnect:A,kResuming:E,kRunning:d,kPending:D,kSize:S,kQueue:B,kConnected:g,kConnecting:I,kNeedDrain:o,kKeepAliveDefaultTimeout:a,
kHostHeader:m,kPendingIdx:R,kRunningIdx:p,kError:J,kPipelining:Z,kKeepAliveTimeoutValue:O,kMaxHeadersSize:x,kKeepAliveMaxTimeout:tA,kKeepAliveTimeoutThreshold:sA,
kHeadersTimeout:Y,kBodyTimeout:G,kStrictContentLength:U,kConnector:T,kMaxRequests:P,kCounter:z,kClose:b,kDestroy:V,kDispatch:W,kLocalAddress:q,kMaxResponseSize:$,
kOnError:iA,kHTTPContext:BA,kMaxConcurrentStreams:yA,kHostAuthority:UA,kResume:QA,kHTTP2Options:lA,kUseMilo:hA}=s(6443),NA=s(637),v=s(8788),SA=Symbol("kClosedRe\
solve"),OA=c&&c.maxHeaderSize&&Number.isInteger(c.maxHeaderSize)&&c.maxHeaderSize>0?()=>c.maxHeaderSize:()=>{throw new N("http module not available or http.maxH\
eaderSize invalid")},xA=()=>{};function vA(rA){return rA[Z]??rA[BA]?.defaultPipelining??1}let VA=!1;function wA(rA){VA!==!0&&(process.emitWarning(`Use h2Options\
.${rA} instead. ${rA} for H2 will be deprecated in future major.`,{code:"UNDICI-H2-OPTIONS"}),VA=!0)}function HA(rA){return rA[BA]?.version==="h2"?rA[yA]:vA(rA)}
class CA extends F{constructor(bA,{maxHeaderSize:w,headersTimeout:cA,socketTimeout:RA,requestTimeout:_,connectTimeout:aA,bodyTimeout:DA,idleTimeout:pA,keepAlive:ZA,
keepAliveTimeout:JA,maxKeepAliveTimeout:Ae,keepAliveMaxTimeout:ne,keepAliveTimeoutThreshold:te,socketPath:oe,pipelining:ae,tls:Ie,strictContentLength:we,maxCachedSessions:Fe,
connect:ge,maxRequestsPerClient:gA,localAddress:mA,maxResponseSize:nA,autoSelectFamily:k,autoSelectFamilyAttemptTimeout:AA,maxConcurrentStreams:eA,allowH2:IA,useH2c:FA,
initialWindowSize:GA,connectionWindowSize:qA,pingInterval:TA,useMilo:XA,webSocket:YA,h2Options:WA,eventSource:_A}={}){if(ZA!==void 0)throw new N("unsupported ke\
epAlive, use pipelining=0 instead");if(RA!==void 0)throw new N("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(_!==void 0)throw new N(
"unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(pA!==void 0)throw new N("unsupported idleTimeout, use keepAliveTimeout instead");if(Ae!==
void 0)throw new N("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(w!=null){if(!Number.isInteger(w)||w<1)throw new N("invalid maxHeaderSi\
ze")}else w=OA();if(oe!=null&&typeof oe!="string")throw new N("invalid socketPath");if(aA!=null&&(!Number.isFinite(aA)||aA<0))throw new N("invalid connectTimeou\
t");if(JA!=null&&(!Number.isFinite(JA)||JA<=0))throw new N("invalid keepAliveTimeout");if(ne!=null&&(!Number.isFinite(ne)||ne<=0))throw new N("invalid keepAlive\
MaxTimeout");if(te!=null&&!Number.isFinite(te))throw new N("invalid keepAliveTimeoutThreshold");if(cA!=null&&(!Number.isInteger(cA)||cA<0))throw new N("headersT\
imeout must be a positive integer or zero");if(DA!=null&&(!Number.isInteger(DA)||DA<0))throw new N("bodyTimeout must be a positive integer or zero");if(ge!=null&&
typeof ge!="function"&&typeof ge!="object")throw new N("connect must be a function or an object");if(gA!=null&&(!Number.isInteger(gA)||gA<0))throw new N("maxReq\
uestsPerClient must be a positive number");if(mA!=null&&(typeof mA!="string"||l.isIP(mA)===0))throw new N("localAddress must be valid string IP address");if(nA!=
null&&(!Number.isInteger(nA)||nA<-1))throw new N("maxResponseSize must be a positive number");if(AA!=null&&(!Number.isInteger(AA)||AA<-1))throw new N("autoSelec\
tFamilyAttemptTimeout must be a positive number");if(IA!=null&&typeof IA!="boolean")throw new N("allowH2 must be a valid boolean value");if(IA!==!1)if(WA!=null){
if(WA.useH2c!=null&&typeof WA.useH2c!="boolean")throw new N("h2Options.useH2c must be a valid boolean value");if(WA.settings?.initialWindowSize!=null&&(!Number.
isInteger(WA.settings.initialWindowSize)||WA.settings.initialWindowSize<1))throw new N("h2Options.settings.initialWindowSize must be a positive integer, greater\
 than 0");if(WA.maxConcurrentStreams!=null&&(!Number.isInteger(WA.maxConcurrentStreams)||WA.maxConcurrentStreams<1))throw new N("h2Options.maxConcurrentStreams \
must be a positive integer, greater than 0");if(WA.connectionWindowSize!=null&&(!Number.isInteger(WA.connectionWindowSize)||WA.connectionWindowSize<1))throw new N(
"h2Options.connectionWindowSize must be a positive integer, greater than 0");if(WA.pingInterval!=null&&(typeof WA.pingInterval!="number"||!Number.isInteger(WA.pingInterval)||
WA.pingInterval<0))throw new N("h2Options.pingInterval must be a positive integer, greater or equal to 0")}else{if(FA!=null&&typeof FA!="boolean")throw wA("useH\
2c"),new N("useH2c must be a valid boolean value");if(eA!=null&&(typeof eA!="number"||eA<1))throw wA("maxConcurrentStreams"),new N("maxConcurrentStreams must be\
 a positive integer, greater than 0");if(GA!=null&&(!Number.isInteger(GA)||GA<1))throw wA("initialWindowSize"),new N("initialWindowSize must be a positive integ\
er, greater than 0");if(qA!=null&&(!Number.isInteger(qA)||qA<1))throw wA("connectionWindowSize"),new N("connectionWindowSize must be a positive integer, greater\
 than 0");if(TA!=null&&(typeof TA!="number"||!Number.isInteger(TA)||TA<0))throw wA("pingInterval"),new N("pingInterval must be a positive integer, greater or eq\
ual to 0")}if(super({webSocket:YA,eventSource:_A}),typeof ge!="function")ge=h({...Ie,maxCachedSessions:Fe,allowH2:IA,socketPath:oe,useH2c:WA?.useH2c??FA,timeout:aA,
...typeof k=="boolean"?{autoSelectFamily:k,autoSelectFamilyAttemptTimeout:AA}:void 0,...ge});else{const KA=ge;ge=($A,jA)=>KA({...$A,...oe!=null?{socketPath:oe}:
null,...IA!=null?{allowH2:IA}:null},jA)}this[r]=n.parseOrigin(bA),this[UA]=`${this[r].hostname}${this[r].port?`:${this[r].port}`:""}`,this[T]=ge,this[Z]=ae??1,this[x]=
w,this[a]=JA??4e3,this[tA]=ne??6e5,this[sA]=te??2e3,this[O]=this[a],this[t]=null,this[q]=mA??null,this[E]=0,this[o]=0,this[m]=`host: ${this[UA]}\r
`,this[G]=DA??3e5,this[Y]=cA??3e5,this[U]=we??!0,this[P]=gA,this[SA]=null,this[$]=nA>-1?nA:-1,this[BA]=null,this[lA]={pingInterval:WA?.pingInterval??TA??6e4,connectionWindowSize:WA?.
connectionWindowSize??qA??524288,maxConcurrentStreams:WA?.maxConcurrentStreams??eA??100,sessionOptions:{initialWindowSize:WA?.initialWindowSize??GA??262144}},this[hA]=
XA,this[B]=[],this[p]=0,this[R]=0,this[QA]=KA=>fA(this,KA),this[iA]=KA=>MA(this,KA)}get pipelining(){return this[Z]}set pipelining(bA){this[Z]=bA,this[QA](!0)}get stats(){
return new y(this)}get[D](){return this[B].length-this[R]}get[d](){return this[R]-this[p]}get[S](){return this[B].length-this[p]}get[g](){return!!this[BA]&&!this[I]&&
!this[BA].destroyed}get[e](){const bA=this[BA]?.version==="h2";return!!(this[BA]?.busy(null)||this[S]>=(HA(this)||1)||this[D]>0&&!bA)}[A](bA){PA(this),this.once(
"connect",bA)}[W](bA,w){const cA=new Q(this[r].origin,bA,w);return this[B].push(cA),this[E]||(n.bodyLength(cA.body)==null&&n.isIterable(cA.body)?(this[E]=1,queueMicrotask(
()=>fA(this))):this[QA](!0)),this[E]&&this[o]!==2&&this[e]&&(this[o]=2),this[o]<2}[b](){return new Promise(bA=>{this[S]?this[SA]=bA:bA(null)})}[V](bA){return new Promise(
w=>{const cA=this[B].splice(this[R]);for(let _=0;_<cA.length;_++){const aA=cA[_];aA!=null&&n.errorRequest(this,aA,bA)}const RA=()=>{this[SA]&&(this[SA](),this[SA]=
null),w(null)};this[BA]?(this[BA].destroy(bA,RA),this[BA]=null):queueMicrotask(RA),this[QA]()})}}function MA(rA,bA){if(rA[d]===0&&bA.code!=="UND_ERR_INFO"&&bA.code!==
"UND_ERR_SOCKET"){C(rA[R]===rA[p]);const w=rA[B].splice(rA[p]);for(let cA=0;cA<w.length;cA++){const RA=w[cA];RA!=null&&n.errorRequest(rA,RA,bA)}C(rA[S]===0)}}function PA(rA){
C(!rA[I]),C(!rA[BA]);let{host:bA,hostname:w,protocol:cA,port:RA}=rA[r];if(w[0]==="["){const _=w.indexOf("]");C(_!==-1);const aA=w.substring(1,_);C(l.isIPv6(aA)),
w=aA}rA[I]=!0,M.beforeConnect.hasSubscribers&&M.beforeConnect.publish({connectParams:{host:bA,hostname:w,protocol:cA,port:RA,version:rA[BA]?.version,servername:rA[t],
localAddress:rA[q]},connector:rA[T]});try{rA[T]({host:bA,hostname:w,protocol:cA,port:RA,servername:rA[t],localAddress:rA[q]},(_,aA)=>{if(_){X(rA,_,{host:bA,hostname:w,
protocol:cA,port:RA}),rA[QA]();return}if(rA.destroyed){n.destroy(aA.on("error",xA),new u),rA[QA]();return}C(aA);try{rA[BA]=aA.alpnProtocol==="h2"?v(rA,aA):NA(rA,
aA)}catch(DA){aA.destroy().on("error",xA),X(rA,DA,{host:bA,hostname:w,protocol:cA,port:RA}),rA[QA]();return}rA[I]=!1,aA[z]=0,aA[P]=rA[P],aA[i]=rA,aA[J]=null,M.connected.
hasSubscribers&&M.connected.publish({connectParams:{host:bA,hostname:w,protocol:cA,port:RA,version:rA[BA]?.version,servername:rA[t],localAddress:rA[q]},connector:rA[T],
socket:aA}),rA.emit("connect",rA[r],[rA]),rA[QA]()})}catch(_){X(rA,_,{host:bA,hostname:w,protocol:cA,port:RA}),rA[QA]()}}function X(rA,bA,{host:w,hostname:cA,protocol:RA,
port:_}){if(!rA.destroyed){if(rA[I]=!1,M.connectError.hasSubscribers&&M.connectError.publish({connectParams:{host:w,hostname:cA,protocol:RA,port:_,version:rA[BA]?.
version,servername:rA[t],localAddress:rA[q]},connector:rA[T],error:bA}),bA.code==="ERR_TLS_CERT_ALTNAME_INVALID"){const aA=rA[B].splice(rA[p],rA[d]);rA[R]=rA[p];
for(let DA=0;DA<aA.length;DA++)n.errorRequest(rA,aA[DA],bA);for(;rA[D]>0&&rA[B][rA[R]].servername===rA[t];){const DA=rA[B].splice(rA[R],1)[0];n.errorRequest(rA,
DA,bA)}}else MA(rA,bA);rA.emit("connectionError",rA[r],[rA],bA)}}function oA(rA){rA[o]=0,rA.emit("drain",rA[r],[rA])}function fA(rA,bA){rA[E]!==2&&(rA[E]=2,LA(rA,
bA),rA[E]=0,rA[p]>256&&(rA[B].splice(0,rA[p]),rA[R]-=rA[p],rA[p]=0))}function LA(rA,bA){for(;;){if(rA.destroyed){C(rA[D]===0);return}if(rA[SA]&&!rA[S]){rA[SA](),
rA[SA]=null;return}if(rA[BA]&&rA[BA].resume(),rA[e])rA[o]=2;else if(rA[o]===2){bA?(rA[o]=1,queueMicrotask(()=>oA(rA))):oA(rA);continue}if(rA[D]===0||rA[d]>=(HA(
rA)||1))return;const w=rA[B][rA[R]];if(w===null)return;if(w.aborted){rA[B].splice(rA[R],1);continue}if(rA[r].protocol==="https:"&&rA[t]!==w.servername){if(rA[d]>
0)return;rA[t]=w.servername,rA[BA]?.destroy(new f("servername changed"),()=>{rA[BA]=null,fA(rA)})}if(rA[I])return;if(!rA[BA]){rA[t]=w.servername,PA(rA);return}if(rA[BA].
destroyed||rA[BA].busy(w))return;!w.aborted&&rA[BA].write(w)?rA[R]++:rA[B].splice(rA[R],1)}}K.exports=CA}),1841:((K,L,s)=>{const C=s(4573),l=s(883),{ClientDestroyedError:c,
ClientClosedError:n,InvalidArgumentError:y}=s(8707),{kDestroy:M,kClose:Q,kClosed:F,kDestroyed:N,kDispatch:f}=s(6443),{defaultWebSocketMaxFragments:u,defaultWebSocketMaxPayloadSize:h}=s(
735),r=Symbol("onDestroyed"),t=Symbol("onClosed"),i=Symbol("webSocketOptions"),e=Symbol("eventSourceOptions");class A extends l{[N]=!1;[r]=null;[F]=!1;[t]=null;constructor(d){
super(),this[i]=d?.webSocket??{},this[e]=d?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[i].maxFragments??u,maxPayloadSize:this[i].maxPayloadSize??
h}}get eventSourceOptions(){return{maxEventSize:this[e].maxEventSize??C.kStringMaxLength}}get destroyed(){return this[N]}get closed(){return this[F]}close(d){if(d===
void 0)return new Promise((S,B)=>{this.close((g,I)=>g?B(g):S(I))});if(typeof d!="function")throw new y("invalid callback");if(this[N]){const S=new c;queueMicrotask(
()=>d(S,null));return}if(this[F]){this[t]?this[t].push(d):queueMicrotask(()=>d(null,null));return}this[F]=!0,this[t]??=[],this[t].push(d);const D=()=>{const S=this[t];
this[t]=null;for(let B=0;B<S.length;B++)S[B](null,null)};this[Q]().then(()=>this.destroy()).then(()=>queueMicrotask(D))}destroy(d,D){if(typeof d=="function"&&(D=
d,d=null),D===void 0)return new Promise((B,g)=>{this.destroy(d,(I,o)=>I?g(I):B(o))});if(typeof D!="function")throw new y("invalid callback");if(this[N]){this[r]?
this[r].push(D):queueMicrotask(()=>D(null,null));return}d||(d=new c),this[N]=!0,this[r]??=[],this[r].push(D);const S=()=>{const B=this[r];this[r]=null;for(let g=0;g<
B.length;g++)B[g](null,null)};this[M](d).then(()=>queueMicrotask(S))}dispatch(d,D){if(!D||typeof D!="object")throw new y("handler must be an object");try{if(!d||
typeof d!="object")throw new y("opts must be an object.");if(d.dispatcher)throw new y("opts.dispatcher is not supported by instance methods. Pass opts.dispatche\
r to the top-level undici functions or call the dispatcher instance method directly.");if(this[N]||this[r])throw new c;if(this[F])throw new n;return this[f](d,D)}catch(S){
if(typeof D.onResponseError!="function")throw S;return D.onResponseError(null,S),!1}}}K.exports=A}),883:((K,L,s)=>{const C=s(8474),{kOriginless:l,kUrl:c}=s(6443);
class n extends C{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...M){
const Q=Array.isArray(M[0])?M[0]:M,F=this[l]===!0?null:this[c]?.origin;let N=this.dispatch.bind(this);for(const h of Q)if(h!=null){if(typeof h!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof h}`);if(N=h(N,F),N==null||typeof N!="function"||N.length!==2)throw new TypeError("invalid interceptor")}
const f=N,u=this;return N=function(h,r){return h&&typeof h=="object"&&!h.origin&&u[c]&&(h=Object.assign({},h,{origin:u[c].origin})),f(h,r)},new Proxy(this,{get:(h,r)=>r===
"dispatch"?N:h[r]})}}K.exports=n}),3650:((K,L,s)=>{const C=s(883),{InvalidArgumentError:l}=s(8707),{toRawHeaders:c}=s(3440),{kOriginless:n,kUrl:y}=s(6443);class M{#A;constructor(N){
this.#A=N}onRequestStart(N,f){this.#A.onConnect?.(u=>N.abort(u),f)}onRequestUpgrade(N,f,u,h){const r=Array.isArray(N?.rawHeaders)?N.rawHeaders:c(N?.rawHeaders??
u??{});this.#A.onUpgrade?.(f,r,h)}onResponseStart(N,f,u,h){const r=Array.isArray(N?.rawHeaders)?N.rawHeaders:c(N?.rawHeaders??u??{});this.#A.onHeaders?.(f,r,()=>N.
resume(),h)===!1&&N.pause()}onResponseData(N,f){this.#A.onData?.(f)===!1&&N.pause()}onResponseEnd(N,f){const u=Array.isArray(N?.rawTrailers)?N.rawTrailers:c(N?.
rawTrailers??f??{});this.#A.onComplete?.(u)}onResponseError(N,f){if(!this.#A.onError)throw f;this.#A.onError(f)}onBodySent(N){this.#A.onBodySent?.(N)}onRequestSent(){
this.#A.onRequestSent?.()}onResponseStarted(){this.#A.onResponseStarted?.()}}class Q extends C{#A;constructor(N){if(super(),!N||typeof N.dispatch!="function")throw new l(
"Argument dispatcher must implement dispatch");this.#A=N,this[y]=N[y],this[n]=N[n]}static wrapHandler(N){if(!N||typeof N!="object")throw new l("handler must be \
an object");return typeof N.onRequestStart=="function"?N:new M(N)}dispatch(N,f){return N.allowH2!==!1&&(N={...N,allowH2:!1}),this.#A.dispatch(N,Q.wrapHandler(f))}get webSocketOptions(){
return this.#A.webSocketOptions}get eventSourceOptions(){return this.#A.eventSourceOptions}close(...N){return this.#A.close(...N)}destroy(...N){return this.#A.destroy(
...N)}}K.exports=Q}),3137:((K,L,s)=>{const C=s(1841),{kClose:l,kDestroy:c,kClosed:n,kDestroyed:y,kDispatch:M,kNoProxyAgent:Q,kHttpProxyAgent:F,kHttpsProxyAgent:N}=s(
6443),f=s(6672),u=s(7405),h={"http:":80,"https:":443};class r extends C{#A=null;#e=null;#t=null;constructor(i={}){super(i),this.#t=i;const{httpProxy:e,httpsProxy:A,
noProxy:E,...d}=i;this[Q]=new u(d);const D=e??process.env.http_proxy??process.env.HTTP_PROXY;D?this[F]=new f({...d,uri:D}):this[F]=this[Q];const S=A??process.env.
https_proxy??process.env.HTTPS_PROXY;S?this[N]=new f({...d,uri:S}):this[N]=this[F],this.#r()}[M](i,e){const A=new URL(i.origin);return this.#s(A).dispatch(i,e)}[l](){
return Promise.all([this[Q].close(),!this[F][n]&&this[F].close(),!this[N][n]&&this[N].close()])}[c](i){return Promise.all([this[Q].destroy(i),!this[F][y]&&this[F].
destroy(i),!this[N][y]&&this[N].destroy(i)])}#s(i){let{protocol:e,host:A,port:E}=i;return A=A.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase(),A.length>
1&&A.charCodeAt(A.length-1)===46&&(A=A.slice(0,-1)),E=Number.parseInt(E,10)||h[e]||0,this.#o(A,E)?e==="https:"?this[N]:this[F]:this[Q]}#o(i,e){if(this.#n&&this.#r(),
this.#e.length===0)return!0;for(let A=0;A<this.#e.length;A++){const E=this.#e[A];if(E.hostname==="*"){if(E.port&&E.port!==e)continue;return!1}if(!(E.port&&E.port!==
e)&&(!E.wildcard&&i===E.hostname||i.slice(-(E.hostname.length+1))===`.${E.hostname}`))return!1}return!0}#r(){const i=this.#t.noProxy??this.#i,e=i.split(/[,\s]/),
A=[];for(let E=0;E<e.length;E++){const d=e[E];if(!d)continue;let D,S;const B=d.match(/^\[(.+)\]:(\d+)$/);if(B)D=B[1],S=Number.parseInt(B[2],10);else{const I=d.replace(
/^\[(.+)\]$/,"$1"),a=(I.match(/:/g)||[]).length===1&&I.match(/^(.+):(\d+)$/);D=a?a[1]:I,S=a?Number.parseInt(a[2],10):0}const g=d.charCodeAt(0)===42;A.push({hostname:D.
replace(/^\*?\./,"").replace(/^(.+)\.$/,"$1").toLowerCase(),port:S,wildcard:g})}this.#A=i,this.#e=A}get#n(){return this.#t.noProxy!==void 0?!1:this.#A!==this.#i}get#i(){
return process.env.no_proxy??process.env.NO_PROXY??""}}K.exports=r}),4660:(K=>{class C{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.
top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(c){this.list[this.top]=c,this.top=this.top+1&2047}shift(){const c=this.list[this.bottom];return c===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,c)}}K.exports=class{constructor(){this.head=this.tail=new C}isEmpty(){return this.head.
isEmpty()}push(c){this.head.isFull()&&(this.head=this.head.next=new C),this.head.push(c)}shift(){const c=this.tail,n=c.shift();return c.isEmpty()&&c.next!==null&&
(this.tail=c.next,c.next=null),n}}}),6815:((K,L,s)=>{const{InvalidArgumentError:C}=s(8707),l=s(3701);class c extends l{constructor(y,M){if(typeof y=="string"&&(y=
new URL(y)),y.protocol!=="http:")throw new C("h2c-client: Only h2c protocol is supported");const{maxConcurrentStreams:Q,pipelining:F,...N}=M??{},f=Q??100;let u=100;
if(Q!=null&&(!Number.isInteger(Q)||Q<1))throw new C("maxConcurrentStreams must be a positive integer, greater than 0");if(F!=null&&Number.isInteger(F)&&F>0&&(u=
F),u>f)throw new C("h2c-client: pipelining cannot be greater than maxConcurrentStreams");super(y,{...N,maxConcurrentStreams:f,pipelining:u,allowH2:!0,useH2c:!0})}}
K.exports=c}),1969:((K,L,s)=>{const C=s(4589),l=s(3440),c=s(6603),{HeadersTimeoutError:n,HeadersOverflowError:y,SocketError:M,InformationalError:Q,BodyTimeoutError:F,
HTTPParserError:N,ResponseContentLengthMismatchError:f,ResponseExceededMaxSizeError:u}=s(8707),{kUrl:h,kReset:r,kClient:t,kParser:i,kBlocking:e,kRunning:A,kWriting:E,
kQueue:d,kKeepAliveDefaultTimeout:D,kRunningIdx:S,kError:B,kPipelining:g,kSocket:I,kKeepAliveTimeoutValue:o,kKeepAliveMaxTimeout:a,kKeepAliveTimeoutThreshold:m,
kBodyTimeout:R,kMaxResponseSize:p,kResume:J,kHTTPContext:Z,kMaxHeadersSize:O}=s(6443),x=Buffer[Symbol.species],tA=l.removeAllListeners,sA=Symbol("kPausedByHandl\
er"),Y=4096,G=128*1024,U=Buffer.alloc(0),T=0,P=9,z=19;let b,V=process.arch!=="riscv64"&&process.arch!=="ppc64";process.env.UNDICI_NO_WASM_SIMD==="1"?V=!1:process.
env.UNDICI_NO_WASM_SIMD==="0"&&(V=!0);const W=0,q=1,$=2|q,iA=4|q,BA=8|W;let yA=process.env.UNDICI_USE_MILO==="1"||process.env.UNDICI_USE_MILO==="true",UA=null,QA=null,
lA=0,hA=null,NA=null;function v(VA){const wA=VA.deref?VA.deref():VA;if(!wA)return;const{socket:HA,timeoutType:CA,client:MA,paused:PA}=wA;CA===$?(!HA[E]||HA.writableNeedDrain||
MA[A]>1)&&(C(!PA,"cannot be paused while waiting for headers"),l.destroy(HA,new n)):CA===iA?PA||l.destroy(HA,new F):CA===BA&&(C(MA[A]===0&&MA[o]),l.destroy(HA,new Q(
"socket idle timeout")))}function SA(){if(UA)return UA;if(V)try{b=s(9545)}catch{}return b=b||s(5997),UA=b.setup(),UA}class OA{constructor(wA,HA){this.milo=SA(),
this.client=wA,this.socket=HA,this.parser=this.milo.create(),this.events=new x(this.milo.memory.buffer,this.parser+this.milo.ParserFields.EVENTS,4).readUInt32LE(
0),this.milo.setShouldAutodetect(this.parser,!1),this.milo.setIsRequest(this.parser,!1),this.milo.setShouldManageUnconsumed(this.parser,!1),this.milo.setShouldSuspendAfterHeaders(
this.parser,!0),this.milo.setMaxHeaderLength(this.parser,wA[O]),this.milo.setActiveEvents(this.parser,this.milo.EVENT_ACTIVE_ON_ERROR|this.milo.EVENT_ACTIVE_ON_MESSAGE_COMPLETE|
this.milo.EVENT_ACTIVE_ON_REASON|this.milo.EVENT_ACTIVE_ON_HEADER_NAME|this.milo.EVENT_ACTIVE_ON_HEADER_VALUE|this.milo.EVENT_ACTIVE_ON_HEADERS|this.milo.EVENT_ACTIVE_ON_DATA|
this.milo.EVENT_ACTIVE_ON_TRAILER_NAME|this.milo.EVENT_ACTIVE_ON_TRAILER_VALUE),this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.
timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.headers=[],this.
trailers=[],this.headersSize=0,this.trailersSize=0,this.headersMaxSize=wA[O],this.shouldKeepAlive=!1,this.paused=!1,this.errored=!1,this.waitingForMoreData=0,this.
resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.connection="",this.contentLength=-1,this.maxResponseSize=wA[p],this.directBodyRemaining=0,
this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this[sA]=!1,G>lA||QA.buffer!==this.milo.memory.buffer?this.ensureBuffers(G):this.updateBuffers()}setTimeout(wA,HA){
wA!==this.timeoutValue||HA&q^this.timeoutType&q?(this.timeout&&(c.clearTimeout(this.timeout),this.timeout=null),wA&&(HA&q?this.timeout=c.setFastTimeout(v,wA,this.
timeoutWeakRef):(this.timeout=setTimeout(v,wA,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=wA):this.timeout?.refresh&&this.timeout.refresh(),this.
timeoutType=HA}ensureBuffers(wA){const{milo:HA}=this;hA!=null&&HA.dealloc(hA,lA),lA=Math.ceil(wA/Y)*Y,hA=HA.alloc(lA),QA=new x(HA.memory.buffer,hA,lA),this.updateBuffers()}updateBuffers(){
this.parserFields=new x(this.milo.memory.buffer,this.parser),this.parserEvents=new x(this.milo.memory.buffer,this.events,64*1024)}resume(){if(!(this.socket.destroyed||
!this.paused)){if(this.milo.resume(this.parser),C(this.timeoutType===iA),this.timeout?.refresh&&this.timeout.refresh(),this.paused=!1,this.directBodyCompletePending){
try{this.completeDirectBody()}catch(wA){l.destroy(this.socket,wA);return}if(this.paused)return}this.readMore()}}readMore(){if(!(this.paused||!this.parser))for(;!this.
paused&&this.parser&&!(this.waitingForMoreData&&this.socket.readableLength<=this.waitingForMoreData);){this.waitingForMoreData=0;const wA=this.socket.read();if(wA===
null||this.execute(wA)===!1)break}}execute(wA){const HA=wA.length;C(!this.paused);const{socket:CA,milo:MA}=this;try{if(this.directBodyRemaining>0)return this.consumeDirectBody(
wA);QA.buffer!==MA.memory.buffer?(QA=new x(MA.memory.buffer,hA,lA),this.updateBuffers()):this.parserEvents.buffer!==MA.memory.buffer&&this.updateBuffers();let PA=0,
X=HA;const oA=this.statusCode===0?wA.indexOf(`\r
\r
`):-1;for(oA!==-1&&(X=oA+4);;){X>lA&&this.ensureBuffers(X);const fA=wA.subarray(PA,PA+X);QA.set(fA),NA=fA;const LA=MA.parse(this.parser,hA,X);this.drainEvents();
const rA=PA+LA;if(this.errored||LA===0&&this.parserFields[MA.ParserFields.ERROR_CODE]!==MA.ERROR_NONE)throw this.createError(wA.subarray(rA));if(this.upgrade)return this.
onUpgrade(wA.subarray(rA)),!1;if(this.directBodyCompletePending){if(this.completeDirectBody(),this.paused)return!1}else if(this.pausedByParser)return this.pausedByParser=
!1,this.headersSuspended=!1,this[sA]&&this.pauseStateIsStart?(this.pauseStateIsStart=!1,MA.resume(this.parser),this[sA]=!1,!1):(this.pauseStateIsStart=!1,this.paused=
!0,CA.unshift(wA.subarray(rA)),!1);if(this.directBodyRemaining>0)return this.consumeDirectBody(wA.subarray(rA));if(LA<X){const bA=wA.subarray(rA);return CA.unshift(
bA),this.waitingForMoreData=LA===0?bA.length:0,!1}if(PA=rA,PA>=HA){if(this.headersSuspended){this.headersSuspended=!1,X=0;continue}return!0}this.headersSuspended=
!1,X=HA-PA}}catch(PA){return l.destroy(CA,PA),!1}finally{NA=null}}consumeDirectBody(wA){const{socket:HA,client:CA,maxResponseSize:MA}=this,PA=wA.length,X=Math.min(
PA,this.directBodyRemaining);if(this.timeout?.refresh&&this.timeout.refresh(),X>0){const oA=CA[d][CA[S]];if(C(oA),C(this.timeoutType===iA),C(this.statusCode>=200),
MA>-1&&this.bytesRead+X>MA)throw new u;if(this.bytesRead+=X,this.directBodyRemaining-=X,oA.onResponseData(wA.subarray(0,X))===!1)return this.directBodyCompletePending=
this.directBodyRemaining===0,this.pauseParser(),this[sA]=!0,this.pausedByParser=!1,this.paused=!0,X<PA&&HA.unshift(wA.subarray(X)),!1}if(this.directBodyRemaining===
0){this.completeDirectBody();const oA=wA.subarray(X);if(this.errored||this.parserFields[this.milo.ParserFields.ERROR_CODE]!==this.milo.ERROR_NONE)throw this.createError(
oA);if(this.pausedByParser)return this.pausedByParser=!1,this.pauseStateIsStart=!1,this.paused=!0,oA.length>0&&HA.unshift(oA),!1;if(oA.length>0)return HA.unshift(
oA),!1}return!0}completeDirectBody(){const{milo:wA}=this;QA.buffer!==wA.memory.buffer?(QA=new x(wA.memory.buffer,hA,lA),this.updateBuffers()):this.parserEvents.
buffer!==wA.memory.buffer&&this.updateBuffers(),this.directBodyCompletePending=!1,NA=U,wA.complete(this.parser),this.drainEvents()}setShouldSkipBody(wA){this.skipBody!==
wA&&(this.skipBody=wA,this.milo.setShouldSkipBody(this.parser,wA))}finish(){return this.parser?this.directBodyRemaining>0?new f:(this.parserEvents.buffer!==this.
milo.memory.buffer&&this.updateBuffers(),this.milo.finish(this.parser),this.drainEvents(),this.errored?this.createError(U):null):null}createError(wA){const{contentLength:HA,
bytesRead:CA}=this;if(HA!==-1&&CA!==HA)return new f;const MA=this.parserFields[this.milo.ParserFields.ERROR_CODE],PA=this.milo.Errors[MA],X=PA==="UNEXPECTED_EOF"?
"Invalid EOF state":this.milo.getErrorDescription(this.parser),oA=PA==="UNEXPECTED_EOF"?X:X?`[ERROR_${PA}] ${X}`:`ERROR_${PA}`;return new N(`Response does not m\
atch the HTTP/1.1 protocol (${oA})`,PA,wA)}destroy(){this.parser&&(this.milo.destroy(this.parser),this.parser=null),this.timeout&&c.clearTimeout(this.timeout),this.
timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.connection=
"",this.skipBody=!1}pauseParser(wA=!1){this.milo.pause(this.parser),this.pausedByParser=!0,this.pauseStateIsStart=wA}drainEvents(){const{socket:wA,client:HA,milo:CA}=this;
let MA=0;const PA=this.parserEvents[0];if(PA!==CA.EVENT_END&&PA!==CA.EVENT_ERROR&&!this.responseStarted){if(this.responseStarted=!0,wA.destroyed)return this.fail(
this.milo.ERROR_CALLBACK_ERROR,"Other side closed");const X=HA[d][HA[S]];if(!X)return this.fail(this.milo.ERROR_CALLBACK_ERROR,"Missing request");X.onResponseStarted()}
for(;;){const X=this.parserEvents[MA];let oA=P;switch(X){case CA.EVENT_END:return;case CA.EVENT_ERROR:this.errored=!0;return;case CA.EVENT_MESSAGE_COMPLETE:{const{
client:fA,socket:LA,statusCode:rA,upgrade:bA,trailers:w,contentLength:cA,bytesRead:RA,shouldKeepAlive:_}=this;if(this.responseStarted=!1,LA.destroyed&&(!rA||_))
return this.fail(CA.ERROR_CALLBACK_ERROR,"Other side closed");if(bA){this.pauseParser();return}C(rA>=100);const aA=fA[d][fA[S]];if(C(aA),this.statusCode=0,this.
statusText="",this.bytesRead=0,this.contentLength=-1,this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this.
keepAlive="",this.connection="",this.trailers=[],this.trailersSize=0,rA<200)break;if(aA.method!=="HEAD"&&cA!==-1&&RA!==cA){l.destroy(LA,new f),this.pauseParser();
break}aA.onResponseEnd(w),fA[d][fA[S]++]=null,LA[E]?(C(fA[A]===0),l.destroy(LA,new Q("reset")),this.pauseParser(!0)):_?LA[r]&&fA[A]===0?(l.destroy(LA,new Q("res\
et")),this.pauseParser(!0)):fA[g]==null||fA[g]===1?setImmediate(fA[J]):fA[J]():(l.destroy(LA,new Q("reset")),this.pauseParser(!0));break}case CA.EVENT_REASON:{const fA=this.
parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(MA+5);this.statusText=new x(NA.buffer,NA.byteOffset+fA,LA).toString();break}case CA.EVENT_HEADER_NAME:{
const fA=this.parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(MA+5),rA=LA>0?new x(NA.buffer,NA.byteOffset+fA,LA):U;if(this.headers.push(rA),this.
headersSize+=LA,this.headersSize>=this.headersMaxSize)return l.destroy(this.socket,new y),this.fail(CA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case CA.EVENT_HEADER_VALUE:{
const fA=this.parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(MA+5),rA=LA>0?new x(NA.buffer,NA.byteOffset+fA,LA):U,bA=this.headers[this.headers.
length-1];if(this.headers.push(rA),bA.length===10){const w=l.bufferToLowerCasedHeaderName(bA);w==="keep-alive"?this.keepAlive+=(this.keepAlive.length===0?"":",")+
rA.toString():w==="connection"&&(this.connection+=(this.connection.length===0?"":",")+rA.toString())}if(this.headersSize+=LA,this.headersSize>=this.headersMaxSize)
return l.destroy(this.socket,new y),this.fail(CA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case CA.EVENT_HEADERS:{oA=z;const fA=this.parserEvents.readUInt16LE(
MA+5),LA=this.parserEvents[MA+7]!==0,rA=this.parserEvents[MA+8]!==0,bA=this.parserEvents[MA+9]!==0,w=this.parserEvents[MA+10],cA=this.parserEvents.readUInt32LE(
MA+11)+this.parserEvents.readUInt32LE(MA+15)*4294967296,{socket:RA,client:_,headers:aA,statusText:DA}=this;if(RA.destroyed)return this.fail(CA.ERROR_CALLBACK_ERROR,
"Other side closed");const pA=_[d][_[S]];if(!pA)return this.fail(CA.ERROR_CALLBACK_ERROR,"Missing request");if(C(!this.upgrade),C(this.statusCode<200),fA===100)
return l.destroy(RA,new M("bad response",l.getSocketInfo(RA))),this.fail(CA.ERROR_CALLBACK_ERROR,"Bad response");if(rA&&!pA.upgrade)return l.destroy(RA,new M("b\
ad upgrade",l.getSocketInfo(RA))),this.fail(CA.ERROR_CALLBACK_ERROR,"Bad upgrade");if(C(this.timeoutType===$),this.statusCode=fA,this.shouldKeepAlive=LA||pA.method===
"HEAD"&&!RA[r]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),this.contentLength=w===
T?cA:-1,this.statusCode>=200){const JA=pA.bodyTimeout!=null?pA.bodyTimeout:_[R];this.setTimeout(JA,iA)}else this.timeout?.refresh&&this.timeout.refresh();if(pA.
method==="CONNECT"){C(_[A]===1),CA.setIsConnect(this.parser,!0),this.upgrade=!0;return}if(rA){C(_[A]===1),this.upgrade=!0,this.pauseParser();return}if(this.headers=
[],this.headersSize=0,this.shouldKeepAlive&&_[g]){const JA=this.keepAlive?l.parseKeepAliveTimeout(this.keepAlive):null;if(JA!=null){const Ae=Math.min(JA-_[m],_[a]);
Ae<=0?RA[r]=!0:_[o]=Ae}else _[o]=_[D]}else RA[r]=!0;const ZA=pA.onResponseStart(fA,aA,this.resume,DA)===!1;if(pA.aborted)return this.fail(CA.ERROR_CALLBACK_ERROR,
"Request aborted");(pA.method==="HEAD"||fA<200)&&this.setShouldSkipBody(!0),this.headersSuspended=!0,!ZA&&pA.method!=="HEAD"&&fA>=200&&fA!==204&&fA!==205&&fA!==
304&&w===T&&cA>0&&!bA&&(this.directBodyRemaining=cA),RA[e]&&(RA[e]=!1,_[J]()),ZA?(this.pauseParser(),this[sA]=!0):(pA.method==="HEAD"||fA<200||fA===204||fA===205||
fA===304||w===T&&cA===0)&&(this.directBodyCompletePending=!0);break}case CA.EVENT_DATA:{const fA=this.parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(
MA+5),{client:rA,socket:bA,statusCode:w,maxResponseSize:cA}=this;if(bA.destroyed)return this.fail(CA.ERROR_CALLBACK_ERROR,"Other side closed");const RA=rA[d][rA[S]];
if(C(RA),C(this.timeoutType===iA),this.timeout?.refresh&&this.timeout.refresh(),C(w>=200),cA>-1&&this.bytesRead+LA>cA)return l.destroy(bA,new u),this.fail(CA.ERROR_CALLBACK_ERROR,
"Response size exceeded");this.bytesRead+=LA;const _=NA;RA.onResponseData(new x(_.buffer,_.byteOffset+fA,LA))===!1&&(this.pauseParser(),this[sA]=!0);break}case CA.
EVENT_TRAILER_NAME:{const fA=this.parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(MA+5),rA=LA>0?new x(NA.buffer,NA.byteOffset+fA,LA):U;if(this.
trailers.push(rA),this.trailersSize+=LA,this.trailersSize>=this.headersMaxSize)return l.destroy(this.socket,new y),this.fail(CA.ERROR_CALLBACK_ERROR,"Headers ov\
erflow");break}case CA.EVENT_TRAILER_VALUE:{const fA=this.parserEvents.readUInt32LE(MA+1),LA=this.parserEvents.readUInt32LE(MA+5),rA=LA>0?new x(NA.buffer,NA.byteOffset+
fA,LA):U;if(this.trailers.push(rA),this.trailersSize+=LA,this.trailersSize>=this.headersMaxSize)return l.destroy(this.socket,new y),this.fail(CA.ERROR_CALLBACK_ERROR,
"Headers overflow");break}default:return}MA+=oA}}fail(wA,HA){this.milo.fail(this.parser,wA,HA),this.errored=!0}onUpgrade(wA){const{upgrade:HA,client:CA,socket:MA,
headers:PA,statusCode:X}=this;C(HA),C(CA[I]===MA),C(!MA.destroyed),C(!this.paused);const oA=CA[d][CA[S]];C(oA),C(oA.upgrade||oA.method==="CONNECT"),this.statusCode=
0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,MA.unshift(wA),MA[i].destroy(),MA[i]=null,MA[t]=null,MA[B]=null,tA(MA),CA[I]=null,
CA[Z]=null,CA[d][CA[S]++]=null,CA.emit("disconnect",CA[h],[CA],new Q("upgrade"));try{oA.onRequestUpgrade(X,PA,MA)}catch(fA){l.destroy(MA,fA)}CA[J]()}}function xA(VA){
yA=VA}function vA(){return yA}K.exports={H1Parser:OA,getMiloEnabled:vA,setMiloEnabled:xA}}),2128:((K,L,s)=>{const{AsyncResource:C}=s(6698),{PoolStats:l}=s(6854),
c=s(1841),n=s(4660),{kConnected:y,kSize:M,kRunning:Q,kPending:F,kQueued:N,kBusy:f,kFree:u,kUrl:h,kClose:r,kDestroy:t,kDispatch:i}=s(6443),e=Symbol("clients"),A=Symbol(
"needDrain"),E=Symbol("queue"),d=Symbol("closed resolve"),D=Symbol("onDrain"),S=Symbol("onConnect"),B=Symbol("onDisconnect"),g=Symbol("onConnectionError"),I=Symbol(
"on client busy"),o=Symbol("on client drain"),a=Symbol("drain queue"),m=Symbol("get dispatcher"),R=Symbol("has dispatcher"),p=Symbol("add client"),J=Symbol("rem\
ove client"),Z=Symbol("retire client"),O=Symbol("retiring clients");class x extends C{constructor(G,U){super("UNDICI_POOL_QUEUED_REQUEST"),this.opts=G,this.handler=
U}dispatch(G){return this.runInAsyncScope(G.dispatch,G,this.opts,this.handler)}}function tA(Y){const G=[];for(let U=0;U<Y[e].length;U++){const T=Y[e][U];T.destroyed||
G.push(T.close())}for(const U of Y[O].values())G.push(U);return Promise.all(G)}class sA extends c{[E]=new n;[N]=0;[e]=[];[O]=new Map;[A]=!1;[D](G,U,T){if(G.closed||
G.destroyed)return;const P=this[E];let z=!1;for(this[o](G);!z;){const b=P.shift();if(!b)break;this[N]--,z=!b.dispatch(G)}if(G[A]=z,z&&(this[I](G),!P.isEmpty()))
return this[a](U,T);if(!z&&this[A]&&(this[A]=!1,this.emit("drain",U,[this,...T])),this[d]&&P.isEmpty())return tA(this).then(this[d])}[I](){}[o](){}[a](G,U){const T=this[E];
let P=!0;for(;!T.isEmpty();){const z=this[m]();if(!z){P=!1;break}const b=T.shift();if(this[N]--,!b.dispatch(z)&&(z[A]=!0,this[I](z),P=this[R](),!P))break}if(P&&
this[A]&&(this[A]=!1,this.emit("drain",G,[this,...U])),this[d]&&T.isEmpty())return tA(this).then(this[d])}[S]=(G,U)=>{this.emit("connect",G,[this,...U])};[B]=(G,U,T)=>{
this.emit("disconnect",G,[this,...U],T)};[g]=(G,U,T)=>{this.emit("connectionError",G,[this,...U],T)};get[f](){return this[A]}get[y](){let G=0;for(const{[y]:U}of this[e])
G+=U;return G}get[u](){let G=0;for(const{[y]:U,[A]:T}of this[e])G+=U&&!T;return G}get[F](){let G=this[N];for(const{[F]:U}of this[e])G+=U;return G}get[Q](){let G=0;
for(const{[Q]:U}of this[e])G+=U;return G}get[M](){let G=this[N];for(const{[M]:U}of this[e])G+=U;return G}get stats(){return new l(this)}[r](){return this[E].isEmpty()?
tA(this):new Promise(G=>{this[d]=G})}[t](G){for(;;){const T=this[E].shift();if(!T)break;T.handler.onResponseError(null,G)}const U=new Array(this[e].length);for(let T=0;T<
this[e].length;T++)U[T]=this[e][T].destroy(G);for(const T of this[O].keys())U.push(T.destroy(G));return Promise.all(U)}[i](G,U){const T=this[m]();return T?T.dispatch(
G,U)||(T[A]=!0,this[I](T),this[A]=!this[R]()):(this[A]=!0,this[E].push(new x(G,U)),this[N]++),!this[A]}[R](){for(let G=0;G<this[e].length;G++){const U=this[e][G];
if(!U[A]&&U.closed!==!0&&U.destroyed!==!0)return!0}return!1}[p](G){return G.on("drain",this[D].bind(this,G)).on("connect",this[S]).on("disconnect",this[B]).on("\
connectionError",this[g]),this[e].push(G),this[A]&&queueMicrotask(()=>{this[A]&&!G[A]&&this[D](G,G[h],[G,this])}),this}[Z](G){const U=this[e].indexOf(G);if(U!==
-1&&this[e].splice(U,1),G.destroyed||this[O].has(G))return;let T=!1,P;const z=new Promise(b=>{P=b});this[O].set(G,z),G.close(()=>{T||(T=!0,this[O].delete(G),P())})}[J](G){
this[Z](G),this[A]=!this[e].some(U=>!U[A]&&U.closed!==!0&&U.destroyed!==!0)}}K.exports={PoolBase:sA,kClients:e,kNeedDrain:A,kAddClient:p,kRemoveClient:J,kRetireClient:Z,
kDrainQueue:a,kOnClientBusy:I,kOnClientDrain:o,kGetDispatcher:m,kHasDispatcher:R}}),628:((K,L,s)=>{const{PoolBase:C,kClients:l,kNeedDrain:c,kAddClient:n,kDrainQueue:y,
kOnClientBusy:M,kOnClientDrain:Q,kGetDispatcher:F,kHasDispatcher:N,kRemoveClient:f,kRetireClient:u}=s(2128),h=s(3701),{InvalidArgumentError:r}=s(8707),t=s(3440),
{kConnecting:i,kHTTPContext:e,kUrl:A,kQueued:E}=s(6443),d=s(9136),D=Symbol("options"),S=Symbol("connections"),B=Symbol("factory"),g=Symbol("protocol"),I=Symbol(
"protocol probe");function o(p,J){return new h(p,J)}function a(p,J){return J instanceof h&&p[g]!=="h1"&&(p[D].useH2c===!0||p[A].protocol==="https:"&&p[D].allowH2!==
!1)}function m(p){const J=p[B](p[A],p[D]);return a(p,J)&&(p[I]=J),p[n](J),J}class R extends C{constructor(J,{connections:Z,factory:O=o,connect:x,connectTimeout:tA,
tls:sA,maxCachedSessions:Y,socketPath:G,autoSelectFamily:U,autoSelectFamilyAttemptTimeout:T,allowH2:P,useH2c:z,clientTtl:b,...V}={}){if(Z!=null&&(!Number.isFinite(
Z)||Z<0))throw new r("invalid connections");if(typeof O!="function")throw new r("factory must be a function.");if(x!=null&&typeof x!="function"&&typeof x!="obje\
ct")throw new r("connect must be a function or an object");typeof x!="function"&&(x=d({...sA,maxCachedSessions:Y,allowH2:P,useH2c:z,socketPath:G,timeout:tA,...typeof U==
"boolean"?{autoSelectFamily:U,autoSelectFamilyAttemptTimeout:T}:void 0,...x})),super(V),this[S]=Z||null,this[A]=t.parseOrigin(J),this[D]={...t.deepClone(V),connect:x,
allowH2:P,useH2c:z,clientTtl:b,socketPath:G},this[B]=O,this[g]=null,this[I]=null,this.on("connect",(W,q)=>{if(b!=null&&b>0)for(const iA of q)Object.assign(iA,{ttl:Date.
now()});const $=q[q.length-1];$ instanceof h&&(this[g]=$[e]?.version),$===this[I]&&this[g]!=="h2"&&(this[I]=null,this[y](W,q.slice(1)))}),this.on("disconnect",(W,q)=>{
q.includes(this[I])&&(this[I]=null,this[y](W,q.slice(1)))}),this.on("connectionError",(W,q)=>{let $=!1;for(const iA of q)iA===this[I]&&(this[I]=null,$=!0),this[l].
includes(iA)&&this[u](iA);($||this[E]>0)&&this[y](W,q.slice(1))})}[M](J){this[I]===null&&J[i]&&a(this,J)&&(this[I]=J)}[Q](J){J===this[I]&&(this[I]=null)}[F](){const J=this[D].
clientTtl;for(let Z=0;Z<this[l].length;Z++){const O=this[l][Z];if(J!=null&&J>0&&O.ttl&&Date.now()-O.ttl>J)this[f](O),Z--;else if(!O[c])return O}if(this[I]===null&&
(!this[S]||this[l].length<this[S]))return m(this)}[N](){const J=this[D].clientTtl;for(let Z=0;Z<this[l].length;Z++){const O=this[l][Z];if(J!=null&&J>0&&O.ttl&&Date.
now()-O.ttl>J)this[f](O),Z--;else if(!O[c])return!0}return this[I]!==null?!1:!this[S]||this[l].length<this[S]?(m(this),!0):!1}}K.exports=R}),6672:((K,L,s)=>{const{
kProxy:C,kClose:l,kDestroy:c,kDispatch:n}=s(6443),y=s(7405),M=s(628),Q=s(1841),{InvalidArgumentError:F,RequestAbortedError:N,SecureProxyConnectionError:f,ProxyConnectionError:u}=s(
8707),h=s(9136),r=s(3701),{channels:t}=s(2414),i=s(7223),{hasSafeIterator:e}=s(3440),A=Symbol("proxy agent"),E=Symbol("proxy client"),d=Symbol("proxy headers"),
D=Symbol("request tls settings"),S=Symbol("proxy tls settings"),B=Symbol("connect endpoint function"),g=Symbol("connect endpoint function (http/1.1 only)"),I=Symbol(
"tunnel proxy"),o="proxy-authorization";function a(U){return U==="https:"?443:80}function m(U,T){return new M(U,T)}const R=()=>{};function p(U,T){return T.connections===
1?new r(U,T):new M(U,T)}function J(U,T){return T===!0||U!=="http:"}class Z extends Q{#A;#e;constructor(T,{headers:P={},connect:z,factory:b,proxyServername:V}){if(!T)
throw new F("Proxy URL is mandatory");super(),this[d]=P,this.#e=V,b?this.#A=b(T,{connect:z}):this.#A=new r(T,{connect:z})}[n](T,P){const z=P.onResponseStart;P.onResponseStart=
function(q,$,iA,BA){if($===407){typeof P.onResponseError=="function"&&P.onResponseError(q,new F("Proxy Authentication Required (407)"));return}z&&z.call(this,q,
$,iA,BA)};const{origin:b,path:V="/",headers:W={}}=T;return T.path=b+V,T.headers={...this[d],...W},Y(W)||(T.headers.host=new URL(b).host),this.#e!=null&&(T.servername=
this.#e),this.#A[n](T,P)}[l](){return this.#A.close()}[c](T){return this.#A.destroy(T)}}class O extends Q{constructor(T){if(!T||typeof T=="object"&&!(T instanceof
URL)&&!T.uri)throw new F("Proxy uri is mandatory");const{clientFactory:P=m}=T;if(typeof P!="function")throw new F("Proxy opts.clientFactory must be a function.");
const{proxyTunnel:z,connectTimeout:b}=T;super(T);const V=this.#A(T),{href:W,origin:q,port:$,protocol:iA,username:BA,password:yA,hostname:UA}=V;if(this[C]={uri:W,
protocol:iA},this[D]=T.requestTls,this[S]=T.proxyTls,this[d]=T.headers||{},this[I]=z,T.auth&&T.token)throw new F("opts.auth cannot be used in combination with o\
pts.token");T.auth?this[d]["proxy-authorization"]=`Basic ${T.auth}`:T.token?this[d]["proxy-authorization"]=T.token:BA&&yA?this[d]["proxy-authorization"]=`Basic ${Buffer.
from(`${decodeURIComponent(BA)}:${decodeURIComponent(yA)}`).toString("base64")}`:BA&&(this[d]["proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(
BA)}:`).toString("base64")}`);const QA=h({timeout:b,...T.proxyTls}),lA=h({timeout:b,...T.proxyTls,allowH2:!1});this[B]=h({timeout:b,...T.requestTls}),this[g]=h(
{timeout:b,...T.requestTls,allowH2:!1});const hA=T.factory||p,NA=(v,SA)=>{const{protocol:OA}=new URL(v);if(this[C].protocol==="socks5:"||this[C].protocol==="soc\
ks:")return new i(this[C].uri,{headers:this[d],connect:QA,factory:hA,username:T.username||BA,password:T.password||yA,connectTimeout:b,proxyTls:T.proxyTls,requestTls:T.
requestTls});if(!J(OA,this[I])){const xA=this[C].protocol==="https:"?(vA,VA)=>lA(vA,(wA,HA)=>{wA&&wA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?VA(new f(wA)):VA(wA,HA)}):
lA;return new Z(this[C].uri,{headers:this[d],connect:xA,factory:hA,proxyServername:this[C].protocol==="https:"?this[S]?.servername||UA:void 0})}return hA(v,SA)};
iA==="socks5:"||iA==="socks:"?this[E]=null:this[E]=P(V,{connect:QA}),this[A]=new y({...T,factory:NA,connect:async(v,SA)=>{if(!this[E]){SA(new F("Cannot establis\
h tunnel connection without a proxy client"));return}let OA=v.host;v.port||(OA+=`:${a(v.protocol)}`);try{const xA={origin:q,port:$,path:OA,signal:v.signal,headers:{
...this[d],host:v.host,...v.connections==null||v.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[S]?.servername||UA},{socket:vA,statusCode:VA}=await this[E].
connect(xA);if(VA!==200){vA.on("error",R).destroy(),SA(new N(`Proxy response (${VA}) !== 200 when HTTP Tunneling`));return}if(t.proxyConnected.hasSubscribers&&t.
proxyConnected.publish({socket:vA,connectParams:xA}),v.protocol!=="https:"){SA(null,vA);return}let wA;this[D]?wA=this[D].servername:wA=v.servername,(v.allowH2===
!1?this[g]:this[B])({...v,servername:wA,httpSocket:vA},SA)}catch(xA){xA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?SA(new f(xA)):xA.code==="UND_ERR_SOCKET"?SA(new u(
xA)):SA(xA)}}})}dispatch(T,P){let z=x(T.headers);return tA(z),z&&!Y(z)&&(z===T.headers&&(z={...z}),z.host=new URL(T.origin).host),this[A].dispatch({...T,headers:z},
P)}#A(T){return typeof T=="string"?new URL(T):T instanceof URL?T:new URL(T.uri)}[l](){const T=[this[A].close()];return this[E]&&T.push(this[E].close()),Promise.
all(T)}[c](){const T=[this[A].destroy()];return this[E]&&T.push(this[E].destroy()),Promise.all(T)}}function x(U){if(Array.isArray(U)){const T={};for(let P=0;P<U.
length;P+=2)sA(U[P])&&G(),T[U[P]]=U[P+1];return T}if(U&&typeof U=="object"&&e(U)){const T={};for(const[P,z]of U){if(!Object.hasOwn(T,P)){T[P]=z;continue}const b=T[P],
V=[];b!==void 0&&V.push(...Array.isArray(b)?b:[b]),z!==void 0&&V.push(...Array.isArray(z)?z:[z]),T[P]=V.length>1?V:V[0]}return T}return U}function tA(U){for(const T in U)
sA(T)&&G()}function sA(U){return U.length===o.length&&U.toLowerCase()===o}function Y(U){for(const T in U)if(T.length===4&&T.toLowerCase()==="host")return!0;return!1}
function G(){throw new F("Proxy-Authorization should be sent in ProxyAgent constructor")}K.exports=O}),50:((K,L,s)=>{const C=s(883),l=s(7816),{kOriginless:c,kUrl:n}=s(
6443);class y extends C{#A=null;#e=null;constructor(Q,F={}){super(F),this.#A=Q,this.#e=F,this[n]=Q[n],this[c]=Q[c]}dispatch(Q,F){const N=new l({...Q,retryOptions:this.#e},
{dispatch:this.#A.dispatch.bind(this.#A),handler:F});return this.#A.dispatch(Q,N)}get webSocketOptions(){return this.#A.webSocketOptions}get eventSourceOptions(){
return this.#A.eventSourceOptions}close(){return this.#A.close()}destroy(){return this.#A.destroy()}}K.exports=y}),5520:((K,L,s)=>{const{PoolBase:C,kClients:l,kNeedDrain:c,
kAddClient:n,kGetDispatcher:y,kHasDispatcher:M,kRemoveClient:Q,kRetireClient:F,kDrainQueue:N}=s(2128),f=s(3701),{InvalidArgumentError:u}=s(8707),h=s(3440),{kUrl:r,
kQueued:t}=s(6443),i=s(9136),e=Symbol("options"),A=Symbol("connections"),E=Symbol("factory"),d=Symbol("index");function D(B,g){return new f(B,g)}class S extends C{constructor(g,{
connections:I,factory:o=D,connect:a,connectTimeout:m,tls:R,maxCachedSessions:p,socketPath:J,autoSelectFamily:Z,autoSelectFamilyAttemptTimeout:O,allowH2:x,clientTtl:tA,
...sA}={}){if(I!=null&&(!Number.isFinite(I)||I<0))throw new u("invalid connections");if(typeof o!="function")throw new u("factory must be a function.");if(a!=null&&
typeof a!="function"&&typeof a!="object")throw new u("connect must be a function or an object");typeof a!="function"&&(a=i({...R,maxCachedSessions:p,allowH2:x,socketPath:J,
timeout:m,...typeof Z=="boolean"?{autoSelectFamily:Z,autoSelectFamilyAttemptTimeout:O}:void 0,...a})),super(sA),this[A]=I||null,this[r]=h.parseOrigin(g),this[e]=
{...h.deepClone(sA),connect:a,allowH2:x,clientTtl:tA,socketPath:J},this[E]=o,this[d]=-1,this.on("connect",(Y,G)=>{if(tA!=null&&tA>0)for(const U of G)Object.assign(
U,{ttl:Date.now()})}),this.on("connectionError",(Y,G,U)=>{for(const T of G)this[l].includes(T)&&this[F](T);this[t]>0&&this[N](Y,G.slice(1))})}[y](){const g=this[e].
clientTtl;if(this[l].length===0){const o=this[E](this[r],this[e]);return this[n](o),o}let I=0;for(;I<this[l].length;){this[d]=(this[d]+1)%this[l].length;const o=this[l][this[d]];
if(g!=null&&g>0&&o.ttl&&Date.now()-o.ttl>g){this[Q](o),this[d]--;continue}if(!o[c])return o;I++}if(!this[A]||this[l].length<this[A]){const o=this[E](this[r],this[e]);
return this[n](o),o}}[M](){const g=this[e].clientTtl;for(let I=0;I<this[l].length;I++){const o=this[l][I];if(g!=null&&g>0&&o.ttl&&Date.now()-o.ttl>g)this[Q](o),
I<=this[d]&&this[d]--,I--;else if(!o[c])return!0}if(!this[A]||this[l].length<this[A]){const I=this[E](this[r],this[e]);return this[n](I),!0}return!1}}K.exports=
S}),7223:((K,L,s)=>{const{URL:C}=s(3136);let l;const c=s(1841),{ConnectTimeoutError:n,InvalidArgumentError:y}=s(8707),{Socks5Client:M,STATES:Q}=s(8082),{kBusy:F,
kConnected:N,kDispatch:f,kClose:u,kDestroy:h}=s(6443),r=s(628),t=s(9136),{setupConnectTimeout:i}=s(3440),{debuglog:e}=s(7975),A=e("undici:socks5-proxy"),E=5e3,d=Symbol(
"proxy url"),D=Symbol("proxy headers"),S=Symbol("proxy auth"),B=Symbol("proxy protocol"),g=Symbol("pools"),I=Symbol("connector"),o=Symbol("connect timeout"),a=Symbol(
"request tls settings"),m=Symbol("request tls timeout");function R(Z,O,x){return new n(`Connect Timeout Error (attempted address: ${Z}:${O}, timeout: ${x}ms)`)}
let p=!1;class J extends c{constructor(O,x={}){if(super(x),p||(process.emitWarning("SOCKS5 proxy support is experimental and subject to change","ExperimentalWar\
ning"),p=!0),!O)throw new y("Proxy URL is mandatory");const tA=typeof O=="string"?new C(O):O;if(tA.protocol!=="socks5:"&&tA.protocol!=="socks:")throw new y("Pro\
xy URL must use socks5:// or socks:// protocol");this[d]=tA,this[D]=x.headers||{},this[B]=x.proxyTls?"https:":"http:";const sA=x.connectTimeout??E;if(!Number.isFinite(
sA)||sA<0)throw new y("invalid connectTimeout");this[o]=sA;const{timeout:Y,...G}=x.requestTls||{},U=Y??sA;if(!Number.isFinite(U)||U<0)throw new y("invalid reque\
stTls.timeout");this[a]=G,this[m]=U,this[S]={username:x.username||(tA.username?decodeURIComponent(tA.username):null),password:x.password||(tA.password?decodeURIComponent(
tA.password):null)};const T=x.proxyTls?.timeout??sA;if(!Number.isFinite(T)||T<0)throw new y("invalid proxyTls.timeout");this[I]=x.connect||t({...x.proxyTls,timeout:T,
servername:x.proxyTls?.servername||tA.hostname}),this[g]=new Map}async createSocks5Connection(O,x){const tA=this[d].hostname,sA=parseInt(this[d].port)||1080;A("\
creating SOCKS5 connection to",tA,sA);const Y=Promise.withResolvers();this[I]({hostname:tA,host:tA,port:sA,protocol:this[B]},(yA,UA)=>{yA?Y.reject(yA):Y.resolve(
UA)});const G=await Y.promise,U=new M(G,this[S]);U.on("error",yA=>{A("SOCKS5 error:",yA),G.destroy()}),await U.handshake();const T=Promise.withResolvers(),P=this[o]===
0?null:setTimeout(()=>{z(),U.destroy(),T.reject(R(tA,sA,this[o]))},this[o]),z=()=>{clearTimeout(P),U.removeListener("authenticated",b),U.removeListener("error",
V)},b=()=>{z(),T.resolve()},V=yA=>{z(),T.reject(yA)};U.state===Q.AUTHENTICATED?(clearTimeout(P),T.resolve()):(U.once("authenticated",b),U.once("error",V)),await T.
promise,await U.connect(O,x);const W=Promise.withResolvers(),q=this[o]===0?null:setTimeout(()=>{$(),U.destroy(),W.reject(R(O,x,this[o]))},this[o]),$=()=>{clearTimeout(
q),U.removeListener("connected",iA),U.removeListener("error",BA)},iA=yA=>{A("SOCKS5 tunnel established to",O,x,"via",yA),$(),W.resolve()},BA=yA=>{$(),W.reject(yA)};
return U.once("connected",iA),U.once("error",BA),await W.promise,G}[f](O,x){const{origin:tA}=O;A("dispatching request to",tA,"via SOCKS5");try{const sA=String(tA);
let Y=this[g].get(sA);if(!Y||Y.destroyed||Y.closed){Y=new r(tA,{pipelining:O.pipelining,connections:O.connections,connect:async(U,T)=>{try{const P=new C(tA),z=P.
hostname,b=parseInt(P.port)||(P.protocol==="https:"?443:80);A("establishing SOCKS5 connection to",z,b);const V=await this.createSocks5Connection(z,b);let W=V;if(P.
protocol==="https:"){l||(l=s(1692)),A("upgrading to TLS"),W=l.connect({...this[a],socket:V,servername:this[a]?.servername||z});const q=Promise.withResolvers(),$=()=>{
queueMicrotask(yA),W.removeListener("secureConnect",iA),W.removeListener("error",BA)},iA=()=>{$(),q.resolve()},BA=UA=>{$(),q.reject(UA)},yA=i(new WeakRef(W),{timeout:this[m],
hostname:z,port:b});W.once("secureConnect",iA),W.once("error",BA),await q.promise}T(null,W)}catch(P){A("SOCKS5 connection error:",P),T(P)}}}),this[g].set(sA,Y);
const G=()=>{this[g].get(sA)!==Y||Y[N]>0||Y[F]||(this[g].delete(sA),Y.destroyed||Y.close())};Y.on("disconnect",G),Y.on("connectionError",G)}return Y[f](O,x)}catch(sA){
if(A("dispatch error:",sA),typeof x.onResponseError=="function")return x.onResponseError(null,sA),!1;if(typeof x.onError=="function")return x.onError(sA),!1;throw sA}}async[u](){
const O=[];for(const x of this[g].values())O.push(x.close());this[g].clear(),await Promise.all(O)}async[h](O){const x=[];for(const tA of this[g].values())x.push(
tA.destroy(O));this[g].clear(),await Promise.all(x)}}K.exports=J}),276:(K=>{const L=new TextDecoder;function s(C){return C.length===0?"":(C[0]===239&&C[1]===187&&
C[2]===191&&(C=C.subarray(3)),L.decode(C))}K.exports={utf8DecodeBytes:s}}),2581:((K,L,s)=>{const C=Symbol.for("undici.globalDispatcher.2"),l=Symbol.for("undici.\
globalDispatcher.1"),{InvalidArgumentError:c}=s(8707),n=s(7405),y=s(3650);let M;F()===void 0&&Q(new n);function Q(f){if(!f||typeof f.dispatch!="function")throw new c(
"Argument agent must implement Agent");try{Object.defineProperty(globalThis,C,{value:f,writable:!0,enumerable:!1,configurable:!1})}catch(u){if(u instanceof TypeError){
M=f;return}throw u}try{const u=f instanceof y?f:new y(f);Object.defineProperty(globalThis,l,{value:u,writable:!0,enumerable:!1,configurable:!1})}catch(u){if(!(u instanceof
TypeError))throw u}}function F(){return globalThis[C]??M}const N=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","Messa\
geEvent","EventSource"];K.exports={setGlobalDispatcher:Q,getGlobalDispatcher:F,installedExports:N}}),9976:((K,L,s)=>{const C=s(3440),{kRedirectCacheControl:l}=s(
6443),{parseCacheControlHeader:c,hasInvalidCacheControlDirective:n,parseVaryHeader:y,hasVaryStar:M,isInvalidOrWildcardVaryHeader:Q,isEtagUsable:F}=s(7659),{parseHttpDate:N}=s(
5453);function f(){}class u{#A=!1;#e=!1;constructor(T){this.target=T}block(){this.#A=!0}release(){this.#A=!1,this.#e||this.target.resume()}pause(){this.#e=!0,this.
target.pause()}resume(){this.#e=!1,this.#A||this.target.resume()}abort(T){this.target.abort(T)}get paused(){return this.#e}get aborted(){return this.target.aborted}get reason(){
return this.target.reason}get rawHeaders(){return this.target.rawHeaders}set rawHeaders(T){this.target.rawHeaders=T}get rawTrailers(){return this.target.rawTrailers}set rawTrailers(T){
this.target.rawTrailers=T}}function h(U,T){try{return new URL(String(U)).origin===new URL(String(T)).origin}catch{return String(U)===String(T)}}const r=[200,203,
204,206,300,301,308,404,405,410,414,501],t=[206],i=2147483647e3,e=864e5;function A(U){return U.replace(/^[\t ]+|[\t ]+$/g,"")}function E(U,T){for(let P=0;P<U.length;P++)
if(U[P]===T)return!0;return!1}function d(U,T){if(Array.isArray(T))for(let P=0;P<T.length;P++)U.push(T[P]);else T!=null&&U.push(T)}function D(U,T){const P=Array.
isArray(T)?T:[T];for(let z=0;z<P.length;z++){const b=P[z].split(",");for(let V=0;V<b.length;V++)U.push(A(b[V]).toLowerCase())}}function S(U,T){if(typeof T!="str\
ing")return;let P,z,b;try{P=new URL(U.origin),z=new URL(U.path,P),b=new URL(T,z)}catch{return}if(b.origin===P.origin)return b.pathname+b.search}function B(U,T,P){
m(U,{...T,path:P});for(let z=0;z<C.safeHTTPMethods.length;z++){const b=C.safeHTTPMethods[z];b!==T.method&&m(U,{...T,method:b,path:P})}}function g(U,T,P){if(P===
void 0)return;const z=Array.isArray(P)?P:[P];for(let b=0;b<z.length;b++){const V=S(T,z[b]);V!==void 0&&B(U,T,V)}}function I(U,T,P){B(U,T,T.path),g(U,T,P.location),
g(U,T,P["content-location"])}function o(U){return U!=null&&(Object.hasOwn(U,"authorization")||Object.hasOwn(U,"cookie")||Object.hasOwn(U,"proxy-authorization"))}
class a{#A;#e;#t;#s;#o;#r;#n;#i;constructor({store:T,type:P,cacheByDefault:z},b,V){this.#s=T,this.#e=P,this.#t=z,this.#A=b,this.#o=V}onRequestStart(T,P){this.#n?.
destroy(),this.#n=void 0,this.#r=new u(T),this.#i=P?.history,this.#o.onRequestStart?.(this.#r,P)}onBodySent(T){this.#o.onBodySent?.(T)}onRequestSent(){this.#o.onRequestSent?.()}onRequestUpgrade(T,P,z,b){
this.#o.onRequestUpgrade?.(this.#r,P,z,b)}onResponseStart(T,P,z,b){const V=()=>this.#o.onResponseStart?.(this.#r,P,z,b),W=this;if(!E(C.safeHTTPMethods,this.#A.method)&&
P>=200&&P<=399)return I(this.#s,this.#A,z),V();if(this.#i&&this.#i.length>1&&o(this.#A.headers))return V();if(this.#i&&this.#i.length>0){for(const oA of this.#i)
if(!h(oA.origin,this.#A.origin))return V()}const q=Date.now(),$=this.#i?.[l],iA=$?.length>0?Z(this.#e,this.#A.method,$,this.#A.headers,this.#t,q):void 0;if($?.length>
0&&iA===void 0)return V();const BA=z["cache-control"],yA=BA?c(BA):{};if(p(this.#e,z,yA))return m(this.#s,this.#A),V();const UA=z["last-modified"]&&E(r,P);if(!BA&&
!z.expires&&!UA&&!this.#t)return P===304&&z.vary&&Q(z.vary)&&m(this.#s,this.#A),V();if(!J(this.#e,this.#A.method,P,z,yA,this.#A.headers))return P===304&&(BA||p(
this.#e,z,yA))&&m(this.#s,this.#A),V();const QA=Object.hasOwn(z,"age")?tA(z.age):void 0;if(QA!==void 0&&QA>=i)return R(P,this.#s,this.#A),V();const lA=Object.hasOwn(
z,"date")?x(z.date):void 0;if(lA===null)return R(P,this.#s,this.#A),V();const hA=lA?Math.max(0,q-lA.getTime()):0,NA=Math.max(hA,QA??0),v=typeof z.etag=="string"&&
F(z.etag)||typeof z["last-modified"]=="string",SA=sA(this.#e,q,QA,z,lA,yA,v)??this.#t,OA=SA===0&&v;if(SA===void 0||NA>=SA&&!OA)return(BA||SA!==void 0)&&R(P,this.#s,
this.#A),V();const xA=q-NA;let vA=SA+xA;if(iA!==void 0&&(vA=Math.min(vA,iA.staleAt)),q>=vA&&!OA)return R(P,this.#s,this.#A),V();let VA;const wA=[];if($)for(const oA of $)
d(wA,oA?.headers?.vary);if(d(wA,z.vary),wA.length>0){for(const oA of wA)if(M(oA))return V();if(this.#A.headers&&(VA=y(wA,this.#A.headers),!VA))return V()}let HA=yA;
iA!==void 0&&(HA={...yA},delete HA["stale-while-revalidate"],delete HA["stale-if-error"],iA.requiresRevalidation===!0&&(HA["proxy-revalidate"]=!0));const CA=xA,
MA=Y(xA,q,HA,vA),PA=G(z,yA),X={statusCode:P,statusMessage:b,headers:PA,vary:VA,cacheControlDirectives:HA,cachedAt:CA,staleAt:vA,deleteAt:MA};if(P===304){let oA=!1;
const fA=()=>{oA||(oA=!0,this.#r.release())},LA=w=>{oA||(oA=!0,T.abort(w))},rA=w=>{if(!w){V(),fA();return}if(X.statusCode=w.statusCode,X.statusMessage=w.statusMessage,
X.etag=w.etag,X.vary=VA??w.vary,X.headers={...w.headers,...PA},V(),this.#n=this.#s.createWriteStream(this.#A,X),!this.#n||!w?.body){fA();return}if(typeof w.body.
values=="function"){const cA=w.body.values(),RA=()=>{if(!oA)try{for(const _ of cA){const aA=this.#n?.write(_)===!1;if(this.#o.onResponseData?.(this.#r,_),aA)return}
fA()}catch(_){LA(_)}};this.#n.on("error",function(){W.#n=void 0,W.#s.delete(W.#A),RA()}).on("drain",()=>{RA()}).on("close",function(){W.#n===this&&(W.#n=void 0,
RA())}),RA()}else typeof w.body.on=="function"?(w.body.on("data",cA=>{try{this.#n?.write(cA),this.#o.onResponseData?.(this.#r,cA)}catch(RA){w.body.destroy(),LA(
RA)}}).on("end",()=>{this.#n?.end(),fA()}).on("error",()=>{this.#n=void 0,this.#s.delete(this.#A),fA()}),this.#n.on("error",function(){W.#n=void 0,W.#s.delete(W.#A)}).
on("close",function(){W.#n===this&&(W.#n=void 0)})):fA()},bA=this.#s.get(this.#A);this.#r.block(),T.pause(),bA&&typeof bA.then=="function"?bA.then(rA,()=>rA(void 0)).
catch(w=>{T.abort(w)}):rA(bA)}else{if(typeof z.etag=="string"&&F(z.etag)&&(X.etag=z.etag),this.#n=this.#s.createWriteStream(this.#A,X),!this.#n)return V();this.#n.
on("drain",()=>T.resume()).on("error",function(){W.#n=void 0,W.#s.delete(W.#A)}).on("close",function(){W.#n===this&&(W.#n=void 0),T.resume()}),V()}}onResponseData(T,P){
this.#n?.write(P)===!1&&T.pause(),this.#o.onResponseData?.(this.#r,P)}onResponseEnd(T,P){this.#n?.end(),this.#o.onResponseEnd?.(this.#r,P)}onResponseError(T,P){
this.#n?.destroy(P),this.#n=void 0,this.#o.onResponseError?.(this.#r,P)}}function m(U,T){try{U.delete(T)?.catch?.(f)}catch{}}function R(U,T,P){U===304&&m(T,P)}function p(U,T,P){
return P["no-store"]===!0||U==="shared"&&(P.private===!0||Object.hasOwn(T,"set-cookie"))||(T.vary?Q(T.vary):!1)}function J(U,T,P,z,b,V){return!(!E(C.safeHTTPMethods,
T)||P<200||E(t,P)||!E(r,P)&&!z.expires&&!b.public&&b["max-age"]===void 0&&!(b.private&&U==="private")&&!(b["s-maxage"]!==void 0&&U==="shared")||b["no-store"]||U===
"shared"&&(b.private===!0||Object.hasOwn(z,"set-cookie"))||z.vary&&M(z.vary)||V!=null&&Object.hasOwn(V,"authorization")&&(!b.public&&!b["s-maxage"]&&!b["must-re\
validate"]||typeof V.authorization!="string"||Array.isArray(b["no-cache"])&&E(b["no-cache"],"authorization")||Array.isArray(b.private)&&E(b.private,"authorizati\
on")))}function Z(U,T,P,z,b,V){let W=1/0,q=!1;for(const $ of P){const iA=O(U,T,$,z,b);if(iA===void 0||iA.staleAt<=V)return;W=Math.min(W,iA.staleAt),q||=iA.requiresRevalidation}
return{staleAt:W,requiresRevalidation:q}}function O(U,T,P,z,b){if(!Number.isInteger(P?.statusCode)||!Number.isFinite(P?.receivedAt))return;const V=P.headers??{},
W=V["cache-control"],q=W?c(W):{};if(V.vary&&M(V.vary)||q["no-store"]===!0||U==="shared"&&Object.hasOwn(q,"private")||Object.hasOwn(q,"no-cache")||q["must-revali\
date"]===!0||U==="shared"&&q["proxy-revalidate"]===!0)return;const $=V["last-modified"]&&E(r,P.statusCode);if(!W&&!V.expires&&!$&&!b||!J(U,T,P.statusCode,V,q,z))
return;const iA=Object.hasOwn(V,"age")?tA(V.age):void 0;if(iA!==void 0&&iA>=i)return;const BA=Object.hasOwn(V,"date")?x(V.date):void 0;if(BA===null)return;const yA=BA?
Math.max(0,P.receivedAt-BA.getTime()):0,UA=Math.max(yA,iA??0),QA=typeof V.etag=="string"&&F(V.etag)||typeof V["last-modified"]=="string",lA=sA(U,P.receivedAt,iA,
V,BA,q,QA)??b;if(lA!==void 0)return{staleAt:P.receivedAt-UA+lA,requiresRevalidation:U==="shared"&&Object.hasOwn(q,"s-maxage")}}function x(U){let T=U;if(Array.isArray(
T)){if(T.length!==1)return null;T=T[0]}return typeof T!="string"?null:N(T)}function tA(U){let T=U;if(Array.isArray(T)){if(T.length!==1)return i;T=T[0]}if(typeof T!=
"string"||!/^[\t ]*[0-9]+[\t ]*$/.test(T))return i;const P=BigInt(T.replace(/^[\t ]+|[\t ]+$/g,""));return P>=BigInt(i/1e3)?i:Number(P)*1e3}function sA(U,T,P,z,b,V,W){
if(U==="shared"){if(n(V,"s-maxage"))return 0;const $=V["s-maxage"];if($!==void 0)return $>0?$*1e3:0}if(n(V,"max-age"))return 0;const q=V["max-age"];if(q!==void 0)
return q>0?q*1e3:0;if(Object.hasOwn(z,"expires")){if(typeof z.expires!="string")return 0;const $=N(z.expires);if(!$||T>=$.getTime())return 0;if(b){if(b>=$)return 0;
const iA=$.getTime()-b.getTime();return P!==void 0&&P>=iA?0:iA}return $.getTime()-T}if(typeof z["last-modified"]=="string"){const $=N(z["last-modified"]);if($)return $.
getTime()>=T?void 0:(T-$.getTime())*.1}if(V.immutable)return 31536e6;if(V["no-cache"]===!0&&W)return 0}function Y(U,T,P,z){let b=-1/0,V=-1/0,W=-1/0;if(P["stale-\
while-revalidate"]&&(b=z+P["stale-while-revalidate"]*1e3),P["stale-if-error"]&&(V=z+P["stale-if-error"]*1e3),P.immutable&&b===-1/0&&V===-1/0&&(W=T+31536e6),b===
-1/0&&V===-1/0&&W===-1/0){const q=z-U;if(q<=0)return T+e;const $=Math.min(Math.max(T-U,0),1e3);return z+q+$}return Math.max(z,b,V,W)}function G(U,T){const P=["c\
onnection","proxy-authenticate","proxy-authentication-info","proxy-authorization","proxy-connection","te","transfer-encoding","upgrade","age"];U.connection&&D(P,
U.connection),Array.isArray(T["no-cache"])&&P.push(...T["no-cache"]),Array.isArray(T.private)&&P.push(...T.private);let z;for(const b of P)Object.hasOwn(U,b)&&(z??=
{...U},delete z[b]);return z??U}K.exports=a}),7133:((K,L,s)=>{const C=s(4589);class l{#A=!1;#e;#t;#s;#o;constructor(n,y,M){if(typeof n!="function")throw new TypeError(
"callback must be a function");this.#e=n,this.#t=y,this.#o=M}onRequestStart(n,y){this.#A=!1,this.#s=y}onRequestUpgrade(n,y,M,Q){this.#t.onRequestUpgrade?.(n,y,M,
Q)}onResponseStart(n,y,M,Q){if(C(this.#e!=null),this.#A=y===304||this.#o&&y>=500&&y<=504,this.#e(this.#A,this.#s,y,M),this.#e=null,this.#A)return!0;this.#t.onRequestStart?.(
n,this.#s),this.#t.onResponseStart?.(n,y,M,Q)}onResponseData(n,y){if(!this.#A)return this.#t.onResponseData?.(n,y)}onResponseEnd(n,y){this.#A||this.#t.onResponseEnd?.(
n,y)}onResponseError(n,y){if(!this.#A){if(this.#e){if(this.#o){this.#A=!0,this.#e(!0,this.#s),this.#e=null;return}this.#e(!1),this.#e=null}if(typeof this.#t.onResponseError==
"function")this.#t.onResponseError(n,y);else throw y}}}K.exports=l}),8155:((K,L,s)=>{const C=s(4589);K.exports=class{#A;#e=!1;#t=!1;#s=!1;constructor(c){if(typeof c!=
"object"||c===null)throw new TypeError("handler must be an object");this.#A=c}onRequestStart(...c){this.#A.onRequestStart?.(...c)}onRequestUpgrade(...c){return C(
!this.#e),C(!this.#t),this.#A.onRequestUpgrade?.(...c)}onResponseStart(...c){return C(!this.#e),C(!this.#t),c[1]>=200&&(C(!this.#s),this.#s=!0),this.#A.onResponseStart?.(
...c)}onResponseData(...c){return C(!this.#e),C(!this.#t),this.#A.onResponseData?.(...c)}onResponseEnd(...c){return C(!this.#e),C(!this.#t),this.#e=!0,this.#A.onResponseEnd?.(
...c)}onResponseError(...c){return this.#t=!0,this.#A.onResponseError?.(...c)}onBodySent(...c){return this.#A.onBodySent?.(...c)}onRequestSent(...c){return this.#A.
onRequestSent?.(...c)}}}),3599:((K,L,s)=>{const{RequestAbortedError:C}=s(8707),l=5*1024*1024;class c{#A;#e=!1;#t=null;#s=[];#o=l;#r=0;#n={};#i="";#E=!1;#Q=!1;#B=!1;#I=!1;#a=null;#C=null;constructor(y,M,Q=l){
this.#A=y,this.#C=M,this.#o=Q}addWaitingHandler(y){if(this.#I||this.#B)return!1;const M=this.#u(y),Q=M.controller;try{if(this.#e){if(y.onRequestStart?.(Q,this.#t),
Q.aborted)return M.done=!0,!0;this.#Q&&y.onResponseStart?.(Q,this.#r,this.#n,this.#i)}else M.pendingStart=!0}catch{return M.done=!0,!0}return Q.aborted||this.#s.
push(M),!0}onRequestStart(y,M){if(this.#a=y,!this.#e){this.#e=!0,this.#t=M;for(const Q of this.#s)if(Q.pendingStart&&!Q.done&&!Q.controller.aborted){Q.pendingStart=
!1;try{Q.handler.onRequestStart?.(Q.controller,M)}catch{Q.done=!0}}this.#c()}this.#A.onRequestStart?.(y,M)}onRequestUpgrade(y,M,Q,F){this.#A.onRequestUpgrade?.(
y,M,Q,F)}onResponseStart(y,M,Q,F){this.#Q=!0,this.#r=M,this.#n=Q,this.#i=F,this.#A.onResponseStart?.(y,M,Q,F);for(const N of this.#s){const{handler:f,controller:u}=N;
if(N.done||u.aborted){N.done=!0;continue}try{f.onResponseStart?.(u,M,Q,F)}catch{}u.aborted&&(N.done=!0)}this.#c()}onResponseData(y,M){if(!(this.#E||this.#I)){this.#B=
!0,this.#A.onResponseData?.(y,M);for(const Q of this.#s){const{handler:F,controller:N}=Q;if(Q.done||N.aborted){Q.done=!0;continue}if(N.paused){this.#D(Q,M);continue}
try{F.onResponseData?.(N,M)}catch{}N.aborted&&(Q.done=!0,Q.bufferedChunks=[],Q.bufferedBytes=0)}this.#c()}}onResponseEnd(y,M){if(!(this.#E||this.#I)){this.#I=!0,
this.#g();try{this.#A.onResponseEnd?.(y,M)}catch(Q){this.#A.onResponseError?.(y,Q)}finally{for(const Q of this.#s){if(Q.done||Q.controller.aborted){Q.done=!0;continue}
if(this.#d(Q),Q.done||Q.controller.aborted){Q.done=!0;continue}if(Q.controller.paused){Q.pendingTrailers=M;continue}this.#h(Q,M)}this.#c()}}}onResponseError(y,M){
if(!this.#I){this.#E=!0,this.#I=!0,this.#g();try{this.#A.onResponseError?.(y,M)}finally{for(const Q of this.#s)this.#l(Q,M);this.#s=[]}}}#g(){const y=this.#C;this.#C=
null,y?.()}#u(y){const M={handler:y,controller:null,bufferedChunks:[],bufferedBytes:0,pendingTrailers:null,done:!1,pendingStart:!1},Q={aborted:!1,paused:!1,reason:null};
return M.controller={resume:()=>{Q.aborted||(Q.paused=!1,this.#d(M),this.#I&&M.pendingTrailers&&M.bufferedChunks.length===0&&!Q.paused&&!Q.aborted&&this.#h(M,M.
pendingTrailers),this.#c())},pause:()=>{Q.aborted||(Q.paused=!0)},get paused(){return Q.paused},get aborted(){return Q.aborted},get reason(){return Q.reason},abort:F=>{
if(!Q.aborted){Q.aborted=!0,Q.reason=F??null,M.done=!0,M.pendingTrailers=null,M.bufferedChunks=[],M.bufferedBytes=0;try{y.onResponseError?.(M.controller,Q.reason??
new C)}catch{}}}},M}#D(y,M){if(y.done||y.controller.aborted){y.done=!0,y.bufferedChunks=[],y.bufferedBytes=0;return}const Q=Buffer.from(M);if(y.bufferedChunks.push(
Q),y.bufferedBytes+=Q.length,y.bufferedBytes>this.#o){const F=new C(`Deduplicated waiting handler exceeded maxBufferSize (${this.#o} bytes) while paused`);y.controller.
abort(F)}}#d(y){const{handler:M,controller:Q}=y;for(;!y.done&&!Q.aborted&&!Q.paused&&y.bufferedChunks.length>0;){const F=y.bufferedChunks.shift();y.bufferedBytes-=
F.length;try{M.onResponseData?.(Q,F)}catch{}if(Q.aborted){y.done=!0,y.pendingTrailers=null,y.bufferedChunks=[],y.bufferedBytes=0;break}}}#h(y,M){y.done=!0,y.pendingTrailers=
null;try{y.handler.onResponseEnd?.(y.controller,M)}catch(Q){try{y.handler.onResponseError?.(y.controller,Q)}catch{}}}#l(y,M){if(!y.done){y.done=!0,y.pendingTrailers=
null,y.bufferedChunks=[],y.bufferedBytes=0;try{y.handler.onResponseError?.(y.controller,M)}catch{}}}#c(){this.#s=this.#s.filter(y=>y.done===!1)}}K.exports=c}),8754:((K,L,s)=>{
const C=s(3440),l=s(4589),{InvalidArgumentError:c,MaxRedirectsError:n}=s(8707),{kRequestOrigin:y,kRedirectCacheControl:M}=s(6443),Q=[300,301,302,303,307,308],F=()=>{};
class N{static buildDispatch(t,i){if(i!=null&&(!Number.isInteger(i)||i<0))throw new c("maxRedirections must be a positive number");const e=t.dispatch.bind(t);return(A,E)=>e(
A,new N(e,i,A,E))}constructor(t,i,e,A){if(i!=null&&(!Number.isInteger(i)||i<0))throw new c("maxRedirections must be a positive number");if(e.throwOnMaxRedirect!=
null&&typeof e.throwOnMaxRedirect!="boolean")throw new c("throwOnMaxRedirect must be a boolean");this.dispatch=t,this.location=null;const{maxRedirections:E,stripHeadersOnRedirect:d,
stripHeadersOnCrossOriginRedirect:D,...S}=e;this.opts=S,this.opts.body=C.wrapRequestBody(this.opts.body),this.stripHeadersOnRedirect=u(d,"stripHeadersOnRedirect"),
this.stripHeadersOnCrossOriginRedirect=u(D,"stripHeadersOnCrossOriginRedirect"),this.maxRedirections=i,this.handler=A,this.history=[],Object.defineProperty(this.
history,M,{value:[],enumerable:!1})}onRequestStart(t,i){this.handler.onRequestStart?.(t,{...i,history:this.history})}onBodySent(t){this.handler.onBodySent?.(t)}onRequestSent(){
this.handler.onRequestSent?.()}onRequestUpgrade(t,i,e,A){this.handler.onRequestUpgrade?.(t,i,e,A)}onResponseStart(t,i,e,A){if(i<200){this.handler.onResponseStart?.(
t,i,e,A);return}let E=i===303;if((i===301||i===302)&&this.opts.method==="POST"&&(this.opts.method="GET",C.isStream(this.opts.body)&&C.destroy(this.opts.body.on(
"error",F)),this.opts.body=null,E=!0),i===303&&this.opts.method!=="HEAD"&&(this.opts.method="GET",C.isStream(this.opts.body)&&C.destroy(this.opts.body.on("error",
F)),this.opts.body=null),this.location=C.isDisturbed(this.opts.body)||Q.indexOf(i)===-1?null:e.location||null,this.location&&this.history.length>=this.maxRedirections){
if(this.opts.throwOnMaxRedirect)throw new n;this.location=null}const d=this.opts[y]===void 0?this.opts.origin:this.opts[y];if(d&&this.history.push(new URL(this.
opts.path,d)),!this.location){this.handler.onResponseStart?.(t,i,e,A);return}this.history[M].push({statusCode:i,headers:{...e},receivedAt:Date.now()});const D=d?
new URL(this.opts.path,d):void 0,{origin:S,pathname:B,search:g}=C.parseURL(new URL(this.location,D)),I=g?`${B}${g}`:B,o=`${S}${I}`;for(const a of this.history)if(a.
toString()===o)throw new c(`Redirect loop detected. Cannot redirect to ${S}. This typically happens when using a Client or Pool with cross-origin redirects. Use\
 an Agent for cross-origin redirects.`);this.opts.headers=h(this.opts.headers,E,d!==S,this.stripHeadersOnRedirect,this.stripHeadersOnCrossOriginRedirect),this.opts.
path=I,this.opts.origin=S,this.opts[y]=S,this.opts.query=null}onResponseData(t,i){this.location||this.handler.onResponseData?.(t,i)}onResponseEnd(t,i){this.location?
this.dispatch(this.opts,this):this.handler.onResponseEnd(t,i)}onResponseError(t,i){this.handler.onResponseError?.(t,i)}}function f(r,t,i,e,A){const E=C.headerNameToString(
r);return E==="host"||e?.has(E)||i&&A?.has(E)||t&&E.startsWith("content-")?!0:i?E==="authorization"||E==="cookie"||E==="proxy-authorization":!1}function u(r,t){
if(r==null)return null;if(!Array.isArray(r))throw new c(`${t} must be an array`);const i=new Set;for(const e of r){if(typeof e!="string")throw new c(`${t} must \
contain header names`);i.add(C.headerNameToString(e))}return i}function h(r,t,i,e,A){const E=[];if(Array.isArray(r))if(r.length>0&&Array.isArray(r[0]))for(const[
d,D]of r)f(d,t,i,e,A)||E.push(d,D);else for(let d=0;d<r.length;d+=2)f(r[d],t,i,e,A)||E.push(r[d],r[d+1]);else if(r&&typeof r=="object"){const d=C.hasSafeIterator(
r)?r:Object.entries(r);for(const[D,S]of d)f(D,t,i,e,A)||E.push(D,S)}else l(r==null,"headers must be an object or an array");return E}K.exports=N}),7816:((K,L,s)=>{
const C=s(4589),{kRetryHandlerDefaultRetry:l}=s(6443),{RequestRetryError:c,RequestAbortedError:n}=s(8707),{hasSafeIterator:y,isDisturbed:M,parseRangeHeader:Q,wrapRequestBody:F}=s(
3440);function N(i){const e=new Date(i).getTime();return isNaN(e)?null:e-Date.now()}function f(i,e,A,E){const d=i["content-length"];if(d==null||!Number.isFinite(
e.start)||!Number.isFinite(e.end))return;const D=Number(d),S=e.end-e.start+1;if(!Number.isFinite(D)||D!==S)throw new c("Content-Length mismatch",A,{headers:i,data:{
count:E}})}class u{#A;#e=!1;#t=null;constructor(e){this.#A=e}set target(e){this.#t=e,this.#e&&e?.pause()}get target(){return this.#t}pause(){this.#e=!0,this.#t?.
pause()}resume(){this.#e=!1,this.#t?.resume()}abort(e){this.#t?.abort(e),this.#A(e)}get paused(){return this.#e||(this.#t?.paused??!1)}get aborted(){return this.#t?.
aborted??!1}get reason(){return this.#t?.reason??null}get rawHeaders(){return this.#t?.rawHeaders??null}set rawHeaders(e){this.#t&&(this.#t.rawHeaders=e)}get rawTrailers(){
return this.#t?.rawTrailers??null}set rawTrailers(e){this.#t&&(this.#t.rawTrailers=e)}}class h{constructor(e,{dispatch:A,handler:E}){const{retryOptions:d,...D}=e,
{retry:S,maxRetries:B,maxTimeout:g,minTimeout:I,timeoutFactor:o,methods:a,errorCodes:m,retryAfter:R,statusCodes:p,throwOnError:J}=d??{};this.error=null,this.dispatch=
A,this.handler=E,this.opts={...D,body:F(e.body)},this.retryOpts={throwOnError:J??!0,retry:S??h[l],retryAfter:R??!0,maxTimeout:g??30*1e3,minTimeout:I??500,timeoutFactor:o??
2,maxRetries:B??5,methods:a??["GET","HEAD","OPTIONS","PUT","DELETE","TRACE","QUERY"],statusCodes:p??[500,502,503,504,429],errorCodes:m??["ECONNRESET","ECONNREFU\
SED","ENOTFOUND","ENETDOWN","ENETUNREACH","EHOSTDOWN","EHOSTUNREACH","EPIPE","UND_ERR_SOCKET"]},this.retryCount=0,this.retryCountCheckpoint=0,this.headersSent=!1,
this.start=0,this.end=null,this.etag=null,this.statusCode=null,this.headers=null,this.controllerProxy=new u(Z=>this.#A(Z)),this.retryPending=!1,this.retryTimer=
null,this.pendingResponseData=null,this.pendingResponseTrailers=null,this.pendingResponseEnded=!1,this.aborted=!1}onResponseStartWithRetry(e,A,E,d,D){if(this.retryOpts.
throwOnError){this.retryOpts.statusCodes.includes(A)===!1?this.headersSent?this.handler.onResponseError?.(this.controllerProxy,D):(this.headersSent=!0,this.checkpointResponseEnd(
E),this.handler.onResponseStart?.(this.controllerProxy,A,E,d)):this.error=D;return}if(M(this.opts.body)){this.headersSent=!0,this.checkpointResponseEnd(E),this.
handler.onResponseStart?.(this.controllerProxy,A,E,d);return}function S(B){if(this.aborted)return;this.retryPending=!1,this.retryTimer=null;const g=this.pendingResponseData,
I=this.pendingResponseTrailers,o=this.pendingResponseEnded;if(this.pendingResponseData=null,this.pendingResponseTrailers=null,this.pendingResponseEnded=!1,B){if(this.
headersSent)this.handler.onResponseError?.(this.controllerProxy,B);else{if(this.headersSent=!0,this.checkpointResponseEnd(E),this.handler.onResponseStart?.(this.
controllerProxy,A,E,d),e.resume(),o){for(const a of g)this.onResponseData(e,a);this.onResponseEnd(e,I)}return}e.resume();return}this.error=D,e.resume(),o&&this.
onResponseEnd(e,I)}e.pause(),this.retryPending=!0,this.pendingResponseData=[],this.pendingResponseTrailers=null,this.pendingResponseEnded=!1,this.retryTimer=this.
retryOpts.retry(D,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},S.bind(this))??null}checkpointResponseEnd(e){if(this.end==null&&
this.opts.method!=="HEAD"){const A=e["content-length"];this.end=A!=null?Number(A)-1:null,C(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.
resume=this.end!=null}}onRequestStart(e,A){this.controllerProxy.target=e,this.headersSent||this.handler.onRequestStart?.(this.controllerProxy,A)}onBodySent(e){this.
handler.onBodySent?.(e)}onRequestSent(){this.handler.onRequestSent?.()}onRequestUpgrade(e,A,E,d){this.handler.onRequestUpgrade?.(this.controllerProxy,A,E,d)}static[l](e,{
state:A,opts:E},d){const{statusCode:D,code:S,headers:B}=e,{method:g,retryOptions:I}=E,{maxRetries:o,minTimeout:a,maxTimeout:m,timeoutFactor:R,statusCodes:p,errorCodes:J,
methods:Z,retryAfter:O}=I,{counter:x}=A;if(S&&S!=="UND_ERR_REQ_RETRY"&&!J.includes(S)){d(e);return}if(Array.isArray(Z)&&!Z.includes(g)){d(e);return}if(D!=null&&
Array.isArray(p)&&!p.includes(D)){d(e);return}if(x>o){d(e);return}let tA=O===!1?void 0:B?.["retry-after"];tA&&(tA=Number(tA),tA=Number.isNaN(tA)?N(B["retry-afte\
r"]):tA*1e3);const sA=tA===0?0:tA>0?Math.min(tA,m):Math.min(a*R**(x-1),m);return setTimeout(()=>d(null),sA)}onResponseStart(e,A,E,d){if(A<200){this.handler.onResponseStart?.(
this.controllerProxy,A,E,d);return}if(this.error=null,this.retryCount+=1,this.statusCode=A,this.headers=E,this.headersSent){if(A!==206&&(this.start>0||A!==200))
throw new c("server does not support the range header and the payload was partially consumed",A,{headers:E,data:{count:this.retryCount}});const D=Q(E["content-r\
ange"]);if(!D)throw new c("Content-Range mismatch",A,{headers:E,data:{count:this.retryCount}});if(this.etag!=null&&this.etag!==E.etag)throw new c("ETag mismatch",
A,{headers:E,data:{count:this.retryCount}});f(E,D,A,this.retryCount);const{start:S,size:B,end:g=B?B-1:null}=D;if(this.start!==S||this.end!=null&&this.end!==g)throw new c(
"Content-Range mismatch",A,{headers:E,data:{count:this.retryCount}});return}if(A>=300){const D=new c("Request failed",A,{headers:E,data:{count:this.retryCount}});
this.onResponseStartWithRetry(e,A,E,d,D);return}if(this.end==null){if(A===206){const D=Q(E["content-range"]);if(D==null||D.end==null){this.headersSent=!0,this.handler.
onResponseStart?.(this.controllerProxy,A,E,d);return}f(E,D,A,this.retryCount);const{start:S,size:B,end:g=B?B-1:null}=D;C(S!=null&&Number.isFinite(S),"content-ra\
nge mismatch"),C(g!=null&&Number.isFinite(g),"invalid content-length"),this.start=S,this.end=g}if(this.end==null&&this.opts.method!=="HEAD"){const D=E["content-\
length"];this.end=D!=null?Number(D)-1:null}C(Number.isFinite(this.start)),C(this.end==null||Number.isFinite(this.end),"invalid content-length"),this.resume=!0,this.
etag=E.etag!=null?E.etag:null,this.etag!=null&&this.etag[0]==="W"&&this.etag[1]==="/"&&(this.etag=null),this.headersSent=!0,this.handler.onResponseStart?.(this.
controllerProxy,A,E,d)}else throw new c("Request failed",A,{headers:E,data:{count:this.retryCount}})}onResponseData(e,A){if(this.pendingResponseData!==null){this.
pendingResponseData.push(A);return}this.error||(this.start+=A.length,this.handler.onResponseData?.(this.controllerProxy,A))}onResponseEnd(e,A){if(this.pendingResponseData!==
null){this.pendingResponseTrailers=A,this.pendingResponseEnded=!0;return}if(this.error&&this.retryOpts.throwOnError)throw this.error;if(!this.error){if(this.end!=
null&&Number.isFinite(this.end)&&this.start!==this.end+1)throw new c("Content-Range mismatch",this.statusCode,{headers:this.headers,data:{count:this.retryCount}});
return this.retryCount=0,this.handler.onResponseEnd?.(this.controllerProxy,A)}this.retry()}retry(){this.start!==0&&(this.opts={...this.opts,headers:t(this.opts.
headers,`bytes=${this.start}-${this.end??""}`,this.etag)});try{this.retryCountCheckpoint=this.retryCount,this.dispatch(this.opts,this)}catch(e){this.handler.onResponseError?.(
this.controllerProxy,e)}}onResponseError(e,A){if(this.aborted)return;if(e?.aborted||M(this.opts.body)||this.headersSent&&!this.resume){this.handler.onResponseError?.(
this.controllerProxy,A);return}function E(d){if(!this.aborted){if(this.retryPending=!1,this.retryTimer=null,!d){this.retry();return}this.handler?.onResponseError?.(
this.controllerProxy,d)}}this.retryCount-this.retryCountCheckpoint>0?this.retryCount=this.retryCountCheckpoint+(this.retryCount-this.retryCountCheckpoint):this.
retryCount+=1,this.retryPending=!0,this.retryTimer=this.retryOpts.retry(A,{state:{counter:this.retryCount},opts:{retryOptions:this.retryOpts,...this.opts}},E.bind(
this))??null}#A(e){this.retryPending&&(this.aborted=!0,this.retryPending=!1,clearTimeout(this.retryTimer),this.retryTimer=null,this.pendingResponseData=null,this.
pendingResponseTrailers=null,this.pendingResponseEnded=!1,this.handler.onResponseError?.(this.controllerProxy,e??new n))}}function r(i,e){const A=i.toLowerCase();
return A==="range"||e!=null&&A==="if-match"}function t(i,e,A){if(Array.isArray(i)||i&&typeof i=="object"&&y(i)){const d=[];if(Array.isArray(i))for(let D=0;D<i.length;D+=
2)r(i[D],A)||d.push(i[D],i[D+1]);else for(const[D,S]of i)r(D,A)||d.push(D,S);return d.push("range",e),A!=null&&d.push("if-match",A),d}const E={};for(const d in i)
Object.hasOwn(i,d)&&!r(d,A)&&(E[d]=i[d]);return E.range=e,A!=null&&(E["if-match"]=A),E}K.exports=h}),5542:((K,L,s)=>{const C=s(4589),{Readable:l}=s(7075),c=s(3440),
n=s(9976),y=s(4889),M=s(7133),{assertCacheStore:Q,assertCacheMethods:F,getInterceptorOrigin:N,makeCacheKey:f,normalizeHeaders:u,parseCacheControlHeader:h,isInvalidOrWildcardVaryHeader:r,
parseVaryHeader:t,isEtagUsable:i}=s(7659),{AbortError:e}=s(8707),{parseHttpDate:A}=s(5453);function E(U,T){if(U!==void 0){if(!Array.isArray(U))throw new TypeError(
`expected ${T} to be an array or undefined, got ${typeof U}`);for(let P=0;P<U.length;P++){const z=U[P];if(typeof z!="string"&&!(z instanceof RegExp))throw new TypeError(
`expected ${T}[${P}] to be a string or RegExp, got ${typeof z}`)}}}const d=()=>{};function D(U){return U.replace(/^[\t ]+|[\t ]+$/g,"")}function S(U,T){for(let P=0;P<
U.length;P++)if(U[P]===T)return!0;return!1}function B(U){const T=U?.pragma;if(!T)return!1;const P=Array.isArray(T)?T:[T];for(let z=0;z<P.length;z++){const b=P[z];
if(typeof b!="string")continue;const V=b.split(",");for(let W=0;W<V.length;W++)if(D(V[W]).toLowerCase()==="no-cache")return!0}return!1}function g(U,T,{headers:P={}}){
return!!(T?.["no-cache"]||U.cacheControlDirectives?.["no-cache"]&&!Array.isArray(U.cacheControlDirectives["no-cache"])||P["if-modified-since"]||P["if-none-match"])}
function I(U,T){return U.cacheControlDirectives?.["must-revalidate"]===!0||T==="shared"&&(U.cacheControlDirectives?.["proxy-revalidate"]===!0||U.cacheControlDirectives?.["\
s-maxage"]!==void 0)}function o(U,T){if(T.vary&&r(T.vary)||U==="shared"&&Object.hasOwn(T,"set-cookie"))return!0;const P=T["cache-control"];if(!P)return!1;const z=h(
P);return z["no-store"]===!0||U==="shared"&&z.private===!0}function a(U){return U["cache-control"]!==void 0}function m(U,T){if(!T)return!1;for(const P in T)if(U.
vary==null||!Object.hasOwn(U.vary,P))return!0;return!1}function R(U,T){try{U.delete(T)?.catch?.(d)}catch{}}function p(U){const T=U?.["last-modified"];if(typeof T==
"string"&&A(T))return T}function J(U,T){const P={...U.headers,"if-modified-since":p(T.headers)??new Date(T.cachedAt).toUTCString()};if(T.etag&&(P["if-none-match"]=
T.etag),T.vary)for(const z in T.vary)T.vary[z]!=null&&(P[z]=T.vary[z]);return P}function Z(U,T){const P=T?.history;if(!Array.isArray(P)||P.length===0)return!0;try{
const z=new URL(U.path,U.origin),b=P[P.length-1];return b.origin===z.origin&&b.pathname===z.pathname&&b.search===z.search}catch{return!1}}function O(U,T){if(!Object.
hasOwn(T,"etag"))return!0;const P=T.etag,z=U.etag;if(typeof P!="string"||typeof z!="string"||!i(P)||!i(z))return!1;if(!P.startsWith("W/"))return P===z;const b=z.
startsWith("W/")?z.slice(2):z;return P.slice(2)===b}function x(U,T,P){const z=Date.now();if(z>U.staleAt||U.staleAt<=U.cachedAt){if(!I(U,P)&&T?.["max-stale"]){const b=U.
staleAt+T["max-stale"]*1e3;return z>b}return!0}if(T?.["min-fresh"]){const b=U.staleAt-z,V=T["min-fresh"]*1e3;return b<=V}return!1}function tA(U,T){const P=U.cacheControlDirectives?.["\
stale-while-revalidate"];if(!P||I(U,T))return!1;const z=Date.now(),b=U.staleAt+P*1e3;return z<=b}function sA(U,T,P,z,b,V){if(V?.["only-if-cached"]){let W=!1;const q={
paused:!1,rawHeaders:[],rawTrailers:[],pause(){this.paused=!0},resume(){this.paused=!1},abort:$=>{W=!0,z.onResponseError?.(q,$??new e)}};try{if(z.onRequestStart?.(
q,null),W||(z.onResponseStart?.(q,504,{},"Gateway Timeout"),W))return;z.onResponseEnd?.(q,{})}catch($){typeof z.onResponseError=="function"&&z.onResponseError(q,
$)}return!0}return U(b,new n(T,P,z))}function Y(U,T,P,z,b,V){const W=c.isStream(P.body)?P.body:l.from(P.body??[]);C(!W.destroyed,"stream should not be destroyed"),
C(!W.readableDidRead,"stream should not be readableDidRead");let q=!1,$=null;const iA={rawHeaders:[],rawTrailers:[],resume(){W.resume()},pause(){W.pause()},get paused(){
return W.isPaused()},get aborted(){return q},get reason(){return $},abort(yA){q||(q=!0,$=yA??new e,W.destroy($))}};W.on("error",function(yA){this.readableEnded||
U.onResponseError?.(iA,yA)}).on("close",function(){if(!this.errored)try{U.onResponseEnd?.(iA,{})}catch(yA){U.onResponseError?.(iA,yA)}});try{U.onRequestStart?.(
iA,b)}catch(yA){W.destroy(yA);return}if(W.destroyed)return;const BA={...P.headers,age:String(z)};V&&(BA.warning='110 - "response is stale"'),iA.rawHeaders=c.toRawHeaders(
BA);try{U.onResponseStart?.(iA,P.statusCode,BA,P.statusMessage)}catch(yA){W.destroy(yA);return}T.method==="HEAD"?W.destroy():W.on("data",function(yA){try{U.onResponseData?.(
iA,yA)}catch(UA){W.destroy(UA)}})}function G(U,T,P,z,b,V,W){if(!W)return sA(U,T,P,z,b,V);if(T.type==="shared"&&Object.hasOwn(W.headers,"set-cookie"))return c.isStream(
W.body)&&W.body.on("error",d).destroy(),R(T.store,P),sA(U,T,P,z,b,V);const q=Date.now();if(q>W.deleteAt)return U(b,new n(T,P,z));const $=Math.round((q-W.cachedAt)/
1e3),iA=V?.["max-age"]!==void 0&&$>=V["max-age"],BA=iA||x(W,V,T.type),yA=iA||g(W,V,b);if(BA||yA){if(c.isStream(b.body)&&c.bodyLength(b.body)!==0)return U(b,new n(
T,P,z));if(!yA&&tA(W,T.type))return Y(z,b,W,$,null,!0),queueMicrotask(()=>{const hA=J(b,W);U({...b,headers:hA},new n(T,P,{onRequestStart(){},onRequestUpgrade(){},
onResponseStart(){},onResponseData(){},onResponseEnd(){},onResponseError(){}}))}),!0;let UA=!1;if(!I(W,T.type)){const hA=W.cacheControlDirectives["stale-if-erro\
r"]??V?.["stale-if-error"];hA&&(UA=q<W.staleAt+hA*1e3)}const QA=J(b,W),lA=()=>(c.isStream(W.body)&&W.body.on("error",d).destroy(),R(T.store,P),U(b,new n(T,P,z)));
return U({...b,headers:QA},new M((hA,NA,v,SA)=>{if(hA){if(v===304){if(!Z(P,NA)||!O(W,SA)||o(T.type,SA))return lA();if(a(SA))R(T.store,P);else if(m(W,SA.vary?t(SA.
vary,b.headers):void 0))return lA()}Y(z,b,W,$,NA,BA)}else c.isStream(W.body)&&W.body.on("error",d).destroy()},new n(T,P,z),UA))}c.isStream(b.body)&&b.body.on("e\
rror",d).destroy(),Y(z,b,W,$,null,!1)}K.exports=(U={})=>{const{store:T=new y,methods:P=["GET"],cacheByDefault:z=void 0,type:b="shared",origins:V=void 0}=U;if(typeof U!=
"object"||U===null)throw new TypeError(`expected type of opts to be an Object, got ${U===null?"null":typeof U}`);if(Q(T,"opts.store"),F(P,"opts.methods"),E(V,"o\
pts.origins"),typeof z<"u"&&typeof z!="number")throw new TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof z}`);if(typeof b<"u"&&b!==
"shared"&&b!=="private")throw new TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof b}`);const W={store:T,methods:P,cacheByDefault:z,
type:b},q=[];for(let $=0;$<c.safeHTTPMethods.length;$++){const iA=c.safeHTTPMethods[$];S(P,iA)||q.push(iA)}return($,iA)=>(BA,yA)=>{const UA=N(BA,iA);if(!UA||S(q,
BA.method))return $(BA,yA);if(V!==void 0){const NA=UA.toString().toLowerCase();let v=!1;for(let SA=0;SA<V.length;SA++){const OA=V[SA];if(typeof OA=="string"){if(OA.
toLowerCase()===NA){v=!0;break}}else if(OA.test(NA)){v=!0;break}}if(!v)return $(BA,yA)}BA={...BA,headers:u(BA)};const QA=BA.headers?.["cache-control"]?h(BA.headers["\
cache-control"]):B(BA.headers)?{"no-cache":!0}:void 0;if(QA?.["no-store"])return $(BA,yA);const lA=f(BA,UA);if(!S(c.safeHTTPMethods,BA.method))return $(BA,new n(
W,lA,yA));const hA=T.get(lA);return hA&&typeof hA.then=="function"?hA.then(NA=>G($,W,lA,yA,BA,QA,NA)).catch(NA=>{if(typeof yA.onResponseError=="function")yA.onResponseError(
{rawHeaders:[],rawTrailers:[],pause(){},resume(){},get paused(){return!1},get aborted(){return!1},get reason(){return null},abort(){}},NA);else throw NA}):G($,W,
lA,yA,BA,QA,hA)}}}),557:((K,L,s)=>{const{createInflate:C,createGunzip:l,createBrotliDecompress:c,createZstdDecompress:n,constants:y}=s(8522),{pipeline:M,Transform:Q}=s(
7075),{InvalidArgumentError:F,ResponseExceededMaxSizeError:N}=s(8707),f=s(8155);class u{#A;#e;#t;#s=!1;constructor(D,S,B){this.#A=D,this.#e=S,this.#t=B,this.target=
null}pause(){this.#s||(this.#s=!0,this.#A())}resume(){this.#s&&(this.#s=!1,this.#e())}abort(D){this.target?.abort(D),this.#t(D)}get paused(){return this.#s}get aborted(){
return this.target?.aborted??!1}get reason(){return this.target?.reason??null}get rawHeaders(){return this.target?.rawHeaders??null}set rawHeaders(D){this.target&&
(this.target.rawHeaders=D)}get rawTrailers(){return this.target?.rawTrailers??null}set rawTrailers(D){this.target&&(this.target.rawTrailers=D)}}const h={__proto__:null,
gzip:l,"x-gzip":l,br:c,deflate:C,zstd:n.bind(null,{params:{[y.ZSTD_d_windowLogMax]:23}})},r=[204,304],t=0;function i(d){let D=0;return new Q({transform(S,B,g){const I=D+
S.length;if(I>d){g(new N(`Decompressed response size (${I}) exceeded maxSize (${d})`));return}D=I,g(null,S)}})}let e=!1;class A extends f{#A=[];#e;#t;#s;#o;#r=0;#n=!1;#i=!1;#E=!1;#Q=!1;#B=!1;#I=!1;#a=!1;#C;#g;constructor(D,{
skipStatusCodes:S=r,skipErrorResponses:B=!0,maxSize:g=t}={}){if(!Number.isSafeInteger(g)||g<0)throw new F("maxSize must be a non-negative integer");super(D),this.#t=
S,this.#s=B,this.#o=g,this.#g=new u(()=>this.#u(),()=>this.#D(),I=>{this.#i&&!this.#n&&this.onResponseError(this.#g,I)})}#u(){this.#d()}#D(){const D=this.#B;this.#l(),
D||(this.#h(),this.#c())}#d(){!this.#Q&&!this.#n&&(this.#Q=!0,this.#g.target?.pause())}#h(){this.#Q&&!this.#g.paused&&!this.#E&&(this.#Q=!1,this.#i||this.#g.target?.
resume())}#l(){if(!(this.#n||this.#g.paused||!this.#C)){if(this.#B){this.#I=!0;return}this.#B=!0;try{do{this.#I=!1;let D;for(;!this.#n&&!this.#g.paused&&(D=this.#C.
read())!==null;){if(this.#o>0){const S=this.#r+D.length;if(S>this.#o){this.#f(new N(`Decompressed response size (${S}) exceeded maxSize (${this.#o})`));return}this.#r=
S}try{super.onResponseData(this.#g,D)===!1&&!this.#g.paused&&this.#g.pause()}catch(S){this.#f(S);return}}}while(this.#I&&!this.#n&&!this.#g.paused)}finally{this.#B=
!1}this.#h(),this.#c()}}#c(){if(!(this.#n||!this.#a||this.#g.paused||this.#B)){this.#N();try{super.onResponseEnd(this.#g,this.#e)}catch(D){this.#f(D);return}this.#n=
!0}}#y(){this.#n||(this.#a=!0,this.#l(),this.#c())}#S(D,S){return!!(!D||S<200||this.#t.includes(S)||this.#s&&S>=400)}#w(D){const S=D.split(","),B=5;if(S.length>
B)throw new Error(`too many content-encodings in response: ${S.length}, maximum allowed is ${B}`);const g=[];for(let o=S.length-1;o>=0;o--){const a=S[o].trim();
if(a){if(!h[a])return g.length=0,g;g.push(h[a]())}}if(g.length<2)return g;const I=[];for(let o=0;o<g.length;o++)I.push(g[o]),o<g.length-1&&this.#o>0&&I.push(i(this.#o));
return I}#f(D){this.#n||(this.#i?this.onResponseError(this.#g,D):this.#g.abort(D))}#R(D){this.#C=D,D.on("readable",()=>this.#l()),D.on("error",S=>this.#f(S))}#F(){
const D=this.#A[0];this.#R(D),D.on("end",()=>this.#y())}#U(){const D=this.#A[this.#A.length-1];this.#R(D),M(this.#A,S=>{if(!this.#n){if(S){this.#f(S);return}this.#y()}})}#T(){
this.#A[0].on("drain",()=>{this.#n||(this.#E=!1,this.#g.paused||(this.#l(),this.#h()))})}#N(){this.#A.length=0,this.#C=void 0}onRequestStart(D,S){return this.#g.
target=D,super.onRequestStart(this.#g,S)}onRequestUpgrade(D,S,B,g){return super.onRequestUpgrade(this.#g,S,B,g)}onResponseStart(D,S,B,g){const I=B["content-enco\
ding"],o=Array.isArray(I)?I.join(","):I;if(this.#S(o,S))return super.onResponseStart(this.#g,S,B,g);const a=this.#w(o.toLowerCase());if(a.length===0)return this.#N(),
super.onResponseStart(this.#g,S,B,g);this.#A=a;const{"content-encoding":m,"content-length":R,...p}=B;if(this.#g.rawHeaders){const J=this.#g.rawHeaders;if(Array.
isArray(J)){const Z=[];for(let O=0;O<J.length;O+=2){const x=J[O],sA=(Buffer.isBuffer(x)?x.toString("latin1"):`${x}`).toLowerCase();sA==="content-encoding"||sA===
"content-length"||Z.push(J[O],J[O+1])}J.splice(0,J.length,...Z)}else if(typeof J=="object")for(const Z of Object.keys(J)){const O=Z.toLowerCase();(O==="content-\
encoding"||O==="content-length")&&delete J[Z]}}return this.#T(),this.#A.length===1?this.#F():this.#U(),super.onResponseStart(this.#g,S,p,g)}onResponseData(D,S){
if(this.#A.length>0){this.#A[0].write(S)||(this.#E=!0,this.#d());return}return super.onResponseData(this.#g,S)}onResponseEnd(D,S){if(this.#A.length>0){this.#i=!0,
this.#e=S,this.#A[0].end();return}return super.onResponseEnd(this.#g,S)}onResponseError(D,S){if(!this.#n){this.#n=!0;for(const B of this.#A)B.destroy();this.#N(),
super.onResponseError(this.#g,S)}}}function E(d={}){return e||(process.emitWarning("DecompressInterceptor is experimental and subject to change","ExperimentalWa\
rning"),e=!0),D=>(S,B)=>{if(S.method==="HEAD")return D(S,B);const g=new A(B,d);return D(S,g)}}K.exports=E}),7240:((K,L,s)=>{const C=s(3053),l=s(3440),c=s(3599),
{getInterceptorOrigin:n,normalizeHeaders:y,makeCacheKey:M,makeDeduplicationKey:Q}=s(7659),F=C.channel("undici:request:pending-requests");K.exports=(N={})=>{const{
methods:f=["GET"],skipHeaderNames:u=[],excludeHeaderNames:h=[],maxBufferSize:r=5*1024*1024}=N;if(typeof N!="object"||N===null)throw new TypeError(`expected type\
 of opts to be an Object, got ${N===null?"null":typeof N}`);if(!Array.isArray(f))throw new TypeError(`expected opts.methods to be an array, got ${typeof f}`);for(const A of f)
if(!l.safeHTTPMethods.includes(A))throw new TypeError(`expected opts.methods to only contain safe HTTP methods, got ${A}`);if(!Array.isArray(u))throw new TypeError(
`expected opts.skipHeaderNames to be an array, got ${typeof u}`);if(!Array.isArray(h))throw new TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof h}`);
if(!Number.isFinite(r)||r<=0)throw new TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${r}`);const t=new Set(u.map(A=>A.toLowerCase())),
i=new Set(h.map(A=>A.toLowerCase())),e=new Map;return(A,E)=>(d,D)=>{const S=n(d,E);if(!S||d.upgrade||f.includes(d.method)===!1)return A(d,D);if(d={...d,headers:y(
d)},t.size>0){for(const a of Object.keys(d.headers))if(t.has(a.toLowerCase()))return A(d,D)}const B=M(d,S),g=Q(B,i),I=e.get(g);if(I)return I.addWaitingHandler(D)?
!0:A(d,D);const o=new c(D,()=>{e.delete(g),F.hasSubscribers&&F.publish({size:e.size,key:g,type:"removed"})},r);return e.set(g,o),F.hasSubscribers&&F.publish({size:e.
size,key:g,type:"added"}),A(d,o)}}}),379:((K,L,s)=>{const{isIP:C}=s(7030),{lookup:l}=s(610),c=s(8155),{InvalidArgumentError:n,InformationalError:y}=s(8707),{kRequestOrigin:M}=s(
6443),Q=Math.pow(2,31)-1;function F(e){const A=Object.getPrototypeOf(e);return Object.hasOwn(e,Symbol.iterator)||A!=null&&A!==Object.prototype&&typeof e[Symbol.
iterator]=="function"}function N(e){return typeof e=="string"&&e.toLowerCase()==="host"}function f(e){if(e==null)return null;if(Array.isArray(e)){if(e.length===
0||!Array.isArray(e[0]))return e;const A=[];for(const E of e)Array.isArray(E)&&E.length===2?A.push(E[0],E[1]):A.push(E);return A}if(typeof e=="object"&&F(e)){const A=[];
for(const E of e)Array.isArray(E)&&E.length===2?A.push(E[0],E[1]):A.push(E);return A}return e}function u(e){if(e==null)return!1;if(Array.isArray(e)){if(e.length===
0)return!1;for(let A=0;A<e.length;A+=2)if(N(e[A]))return!0;return!1}if(typeof e=="object"){for(const A in e)if(N(A))return!0}return!1}function h(e,A){const E=f(
A);return u(E)?E:Array.isArray(E)?["host",e,...E]:E&&typeof E=="object"?{host:e,...E}:{host:e}}class r{#A=0;#e=new Map;constructor(A){this.#A=A.maxItems}get size(){
return this.#e.size}get(A){return this.#e.get(A)??null}set(A,E){this.#e.set(A,E)}delete(A){this.#e.delete(A)}full(){return this.size>=this.#A}}class t{#A=0;#e=0;dualStack=!0;affinity=null;lookup=null;pick=null;storage=null;constructor(A){
this.#A=A.maxTTL,this.#e=A.maxItems,this.dualStack=A.dualStack,this.affinity=A.affinity,this.lookup=A.lookup??this.#t,this.pick=A.pick??this.#s,this.storage=A.storage??
new r(A)}runLookup(A,E,d){const D=this.storage.get(A.hostname);if(D==null&&this.storage.full()){d(null,A);return}const S={affinity:this.affinity,dualStack:this.
dualStack,lookup:this.lookup,pick:this.pick,...E.dns,maxTTL:this.#A,maxItems:this.#e};if(D==null)this.lookup(A,S,(B,g)=>{if(B||g==null||g.length===0){d(B??new y(
"No DNS entries found"));return}this.setRecords(A,g);const I=this.storage.get(A.hostname),o=this.pick(A,I,S.affinity);if(o==null){this.storage.delete(A.hostname),
d(new y("No DNS entries found"));return}let a;typeof o.port=="number"?a=`:${o.port}`:A.port!==""?a=`:${A.port}`:a="",d(null,new URL(`${A.protocol}//${o.family===
6?`[${o.address}]`:o.address}${a}`))});else{const B=this.pick(A,D,S.affinity);if(B==null){this.storage.delete(A.hostname),this.runLookup(A,E,d);return}let g;typeof B.
port=="number"?g=`:${B.port}`:A.port!==""?g=`:${A.port}`:g="",d(null,new URL(`${A.protocol}//${B.family===6?`[${B.address}]`:B.address}${g}`))}}#t(A,E,d){l(A.hostname,
{all:!0,family:this.dualStack===!1?this.affinity:0,order:"ipv4first"},(D,S)=>{if(D)return d(D);const B=new Map;for(const g of S)B.set(`${g.address}:${g.family}`,
g);d(null,B.values())})}#s(A,E,d){let D=null;const{records:S,offset:B}=E;let g;if(this.dualStack?(d==null&&(B==null||B===Q?(E.offset=0,d=4):(E.offset++,d=(E.offset&
1)===1?6:4)),S[d]!=null&&S[d].ips.length>0?g=S[d]:g=S[d===4?6:4]):g=S[d],g==null||g.ips.length===0)return D;g.offset==null||g.offset===Q?g.offset=0:g.offset++;const I=g.
offset%g.ips.length;return D=g.ips[I]??null,D==null?D:Date.now()-D.timestamp>D.ttl?(g.ips.splice(I,1),this.pick(A,E,d)):D}pickFamily(A,E){const d=this.storage.get(
A.hostname)?.records;if(!d)return null;const D=d[E];if(!D)return null;D.offset==null||D.offset===Q?D.offset=0:D.offset++;const S=D.offset%D.ips.length,B=D.ips[S]??
null;return B==null?B:Date.now()-B.timestamp>B.ttl?(D.ips.splice(S,1),this.pickFamily(A,E)):B}setRecords(A,E){const d=Date.now(),D={records:{4:null,6:null}};let S=this.#A;
for(const B of E){B.timestamp=d,typeof B.ttl=="number"?(B.ttl=Math.min(B.ttl,this.#A),S=Math.min(S,B.ttl)):B.ttl=this.#A;const g=D.records[B.family]??{ips:[]};g.
ips.push(B),D.records[B.family]=g}this.storage.set(A.hostname,D,{ttl:S})}deleteRecords(A){this.storage.delete(A.hostname)}getHandler(A,E){return new i(this,A,E)}}
class i extends c{#A=null;#e=null;#t=null;#s=null;#o=null;#r=null;#n=!0;constructor(A,{origin:E,handler:d,dispatch:D,newOrigin:S},B){super(d),this.#s=E,this.#r=
S,this.#e={...B},this.#A=A,this.#t=D}onResponseError(A,E){switch(E.code){case"ETIMEDOUT":case"ECONNREFUSED":{if(this.#A.dualStack){if(!this.#n){super.onResponseError(
A,E);return}this.#n=!1;const d=this.#r.hostname[0]==="["?4:6,D=this.#A.pickFamily(this.#s,d);if(D==null){super.onResponseError(A,E);return}let S;typeof D.port==
"number"?S=`:${D.port}`:this.#s.port!==""?S=`:${this.#s.port}`:S="";const B={...this.#e,origin:`${this.#s.protocol}//${D.family===6?`[${D.address}]`:D.address}${S}`,
[M]:this.#e[M]===void 0?this.#s:this.#e[M],headers:h(this.#s.host,this.#e.headers)};this.#t(B,this);return}super.onResponseError(A,E);break}case"ENOTFOUND":this.#A.
deleteRecords(this.#s),super.onResponseError(A,E);break;default:super.onResponseError(A,E);break}}}K.exports=e=>{if(e?.maxTTL!=null&&(typeof e?.maxTTL!="number"||
e?.maxTTL<0))throw new n("Invalid maxTTL. Must be a positive number");if(e?.maxItems!=null&&(typeof e?.maxItems!="number"||e?.maxItems<1))throw new n("Invalid m\
axItems. Must be a positive number and greater than zero");if(e?.affinity!=null&&e?.affinity!==4&&e?.affinity!==6)throw new n("Invalid affinity. Must be either \
4 or 6");if(e?.dualStack!=null&&typeof e?.dualStack!="boolean")throw new n("Invalid dualStack. Must be a boolean");if(e?.lookup!=null&&typeof e?.lookup!="functi\
on")throw new n("Invalid lookup. Must be a function");if(e?.pick!=null&&typeof e?.pick!="function")throw new n("Invalid pick. Must be a function");if(e?.storage!=
null&&(typeof e?.storage?.get!="function"||typeof e?.storage?.set!="function"||typeof e?.storage?.full!="function"||typeof e?.storage?.delete!="function"))throw new n(
"Invalid storage. Must be a object with methods: { get, set, full, delete }");const A=e?.dualStack??!0;let E;A?E=e?.affinity??null:E=e?.affinity??4;const d={maxTTL:e?.
maxTTL??1e4,lookup:e?.lookup??null,pick:e?.pick??null,dualStack:A,affinity:E,maxItems:e?.maxItems??1/0,storage:e?.storage},D=new t(d);return S=>function(g,I){if(g.
origin==null)return S(g,I);const o=g.origin.constructor===URL?g.origin:new URL(g.origin);return C(o.hostname)!==0?S(g,I):(D.runLookup(o,g,(a,m)=>{if(a)return I.
onResponseError(null,a);const R={...g,servername:o.hostname,origin:m.origin,[M]:g[M]===void 0?o:g[M],headers:h(o.host,g.headers)};S(R,D.getHandler({origin:o,dispatch:S,
handler:I,newOrigin:m},g))}),!0)}}}),8060:((K,L,s)=>{const{InvalidArgumentError:C,RequestAbortedError:l}=s(8707),c=s(8155);class n extends c{#A=1024*1024;#e=!1;#t=0;aborted=!1;reason=!1;constructor({
maxSize:Q,signal:F},N){if(Q!=null&&(!Number.isFinite(Q)||Q<1))throw new C("maxSize must be a number greater than 0");super(N),this.#A=Q??this.#A}#s(Q){this.aborted=
!0,this.reason=Q}onRequestStart(Q,F){return Q.abort=this.#s.bind(this),super.onRequestStart(Q,F)}onResponseStart(Q,F,N,f){const u=N["content-length"];if(u!=null&&
u>this.#A)throw new l(`Response size (${u}) larger than maxSize (${this.#A})`);return this.aborted===!0?!0:super.onResponseStart(Q,F,N,f)}onResponseError(Q,F){super.
onResponseError(Q,this.aborted===!0?this.reason:F)}onResponseData(Q,F){if(this.#t=this.#t+F.length,this.#t>this.#A)throw new l(`Response size (${this.#t}) large\
r than maxSize (${this.#A})`);return this.#t===this.#A&&(this.#e=!0),!0}onResponseEnd(Q,F){if(this.aborted===!0){super.onResponseError(Q,this.reason);return}super.
onResponseEnd(Q,this.#e?{}:F)}}function y({maxSize:M}={maxSize:1024*1024}){return Q=>function(N,f){const{dumpMaxSize:u=M}=N,h=new n({maxSize:u,signal:N.signal},
f);return Q(N,h)}}K.exports=y}),1514:((K,L,s)=>{const C=s(8754);function l({maxRedirections:c,throwOnMaxRedirect:n,stripHeadersOnRedirect:y,stripHeadersOnCrossOriginRedirect:M}={}){
return Q=>function(N,f){const{maxRedirections:u=c,throwOnMaxRedirect:h=n,stripHeadersOnRedirect:r=y,stripHeadersOnCrossOriginRedirect:t=M,...i}=N;if(u==null||u===
0)return Q(N,f);const e={...i,throwOnMaxRedirect:h,stripHeadersOnRedirect:r,stripHeadersOnCrossOriginRedirect:t},A=new C(Q,u,e,f);return Q(e,A)}}K.exports=l}),8918:((K,L,s)=>{
const C=s(8155),{InvalidArgumentError:l,ResponseError:c}=s(8707),n=1024*1024;class y extends C{#A;#e;#t;#s;#o;#r;#n;#i;constructor({maxSize:Q},{handler:F}){super(
F),this.#i=Q}#E(Q){return(this.#e??"").indexOf(Q)===0}onRequestStart(Q,F){return this.#A=0,this.#e=null,this.#t=null,this.#s=null,this.#o="",this.#r=0,this.#n=!1,
super.onRequestStart(Q,F)}onResponseStart(Q,F,N,f){if(this.#A=F,this.#s=N,this.#e=N["content-type"],this.#A<400)return super.onResponseStart(Q,F,N,f);(this.#E("\
application/json")||this.#E("text/plain"))&&(this.#t=new TextDecoder("utf-8"))}#Q(){if(this.#o+=this.#t?.decode(void 0,{stream:!1})??"",this.#t=null,!this.#n&&this.#E(
"application/json"))try{this.#o=JSON.parse(this.#o)}catch{}let Q;const F=Error.stackTraceLimit;Error.stackTraceLimit=0;try{Q=new c("Response Error",this.#A,{body:this.#o,
bodyTruncated:this.#n,headers:this.#s})}finally{Error.stackTraceLimit=F}return Q}onResponseData(Q,F){if(this.#A<400)return super.onResponseData(Q,F);if(this.#t==
null)return;if(this.#i===0){this.#o+=this.#t.decode(F,{stream:!0});return}const N=this.#i-this.#r;if(F.length<=N){this.#r+=F.length,this.#o+=this.#t.decode(F,{stream:!0});
return}N>0&&(this.#o+=this.#t.decode(F.subarray(0,N),{stream:!0}),this.#r=this.#i),this.#n=!0,this.#o+=this.#t.decode(void 0,{stream:!1}),this.#t=null}onResponseEnd(Q,F){
this.#A>=400?super.onResponseError(Q,this.#Q()):super.onResponseEnd(Q,F)}onResponseError(Q,F){super.onResponseError(Q,F)}}K.exports=(M={})=>{const{maxSize:Q=n}=M;
if(!Number.isSafeInteger(Q)||Q<0)throw new l("maxSize must be a non-negative integer");return F=>function(f,u){return F(f,new y({maxSize:Q},{handler:u}))}}}),2026:((K,L,s)=>{
const C=s(7816);K.exports=l=>c=>function(y,M){return c(y,new C({...y,retryOptions:{...l,...y.retryOptions}},{handler:M,dispatch:c}))}}),2824:((K,L,s)=>{Object.defineProperty(
L,"__esModule",{value:!0}),L.SPECIAL_HEADERS=L.MINOR=L.MAJOR=L.HTAB_SP_VCHAR_OBS_TEXT=L.QUOTED_STRING=L.CONNECTION_TOKEN_CHARS=L.HEADER_CHARS=L.TOKEN=L.HEX=L.URL_CHAR=
L.USERINFO_CHARS=L.MARK=L.ALPHANUM=L.NUM=L.HEX_MAP=L.NUM_MAP=L.ALPHA=L.STATUSES_HTTP=L.H_METHOD_MAP=L.METHOD_MAP=L.METHODS_RTSP=L.METHODS_ICE=L.METHODS_HTTP=L.HEADER_STATE=
L.FINISH=L.STATUSES=L.METHODS=L.LENIENT_FLAGS=L.FLAGS=L.TYPE=L.ERROR=void 0;const C=s(172);L.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,
UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,
INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,
PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,
CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},L.TYPE={BOTH:0,REQUEST:1,
RESPONSE:2},L.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},
L.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,
OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},L.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,
PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,
UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,
SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},L.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,EARLY_HINTS:103,RESPONSE_IS_STALE:110,
REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,NON_AUTHORITATIVE_INFORMATION:203,
NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,MISCELLANEOUS_PERSISTENT_WARNING:299,
MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,PERMANENT_REDIRECT:308,
BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,REQUEST_TIMEOUT:408,
CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,EXPECTATION_FAILED:417,
IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,TOO_EARLY:425,UPGRADE_REQUIRED:426,
PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,LOGIN_TIMEOUT:440,NO_RESPONSE:444,
RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,REQUEST_HEADER_TOO_LARGE:494,
SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,INTERNAL_SERVER_ERROR:500,
NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,INSUFFICIENT_STORAGE:507,
LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,CONNECTION_TIMEOUT:522,
ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,
NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},L.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},L.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,
UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},L.METHODS_HTTP=[L.METHODS.DELETE,L.METHODS.GET,L.METHODS.
HEAD,L.METHODS.POST,L.METHODS.PUT,L.METHODS.CONNECT,L.METHODS.OPTIONS,L.METHODS.TRACE,L.METHODS.COPY,L.METHODS.LOCK,L.METHODS.MKCOL,L.METHODS.MOVE,L.METHODS.PROPFIND,
L.METHODS.PROPPATCH,L.METHODS.SEARCH,L.METHODS.UNLOCK,L.METHODS.BIND,L.METHODS.REBIND,L.METHODS.UNBIND,L.METHODS.ACL,L.METHODS.REPORT,L.METHODS.MKACTIVITY,L.METHODS.
CHECKOUT,L.METHODS.MERGE,L.METHODS["M-SEARCH"],L.METHODS.NOTIFY,L.METHODS.SUBSCRIBE,L.METHODS.UNSUBSCRIBE,L.METHODS.PATCH,L.METHODS.PURGE,L.METHODS.MKCALENDAR,L.
METHODS.LINK,L.METHODS.UNLINK,L.METHODS.PRI,L.METHODS.SOURCE,L.METHODS.QUERY],L.METHODS_ICE=[L.METHODS.SOURCE],L.METHODS_RTSP=[L.METHODS.OPTIONS,L.METHODS.DESCRIBE,
L.METHODS.ANNOUNCE,L.METHODS.SETUP,L.METHODS.PLAY,L.METHODS.PAUSE,L.METHODS.TEARDOWN,L.METHODS.GET_PARAMETER,L.METHODS.SET_PARAMETER,L.METHODS.REDIRECT,L.METHODS.
RECORD,L.METHODS.FLUSH,L.METHODS.GET,L.METHODS.POST],L.METHOD_MAP=(0,C.enumToMap)(L.METHODS),L.H_METHOD_MAP=Object.fromEntries(Object.entries(L.METHODS).filter(
([l])=>l.startsWith("H"))),L.STATUSES_HTTP=[L.STATUSES.CONTINUE,L.STATUSES.SWITCHING_PROTOCOLS,L.STATUSES.PROCESSING,L.STATUSES.EARLY_HINTS,L.STATUSES.RESPONSE_IS_STALE,
L.STATUSES.REVALIDATION_FAILED,L.STATUSES.DISCONNECTED_OPERATION,L.STATUSES.HEURISTIC_EXPIRATION,L.STATUSES.MISCELLANEOUS_WARNING,L.STATUSES.OK,L.STATUSES.CREATED,
L.STATUSES.ACCEPTED,L.STATUSES.NON_AUTHORITATIVE_INFORMATION,L.STATUSES.NO_CONTENT,L.STATUSES.RESET_CONTENT,L.STATUSES.PARTIAL_CONTENT,L.STATUSES.MULTI_STATUS,L.
STATUSES.ALREADY_REPORTED,L.STATUSES.TRANSFORMATION_APPLIED,L.STATUSES.IM_USED,L.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,L.STATUSES.MULTIPLE_CHOICES,L.STATUSES.
MOVED_PERMANENTLY,L.STATUSES.FOUND,L.STATUSES.SEE_OTHER,L.STATUSES.NOT_MODIFIED,L.STATUSES.USE_PROXY,L.STATUSES.SWITCH_PROXY,L.STATUSES.TEMPORARY_REDIRECT,L.STATUSES.
PERMANENT_REDIRECT,L.STATUSES.BAD_REQUEST,L.STATUSES.UNAUTHORIZED,L.STATUSES.PAYMENT_REQUIRED,L.STATUSES.FORBIDDEN,L.STATUSES.NOT_FOUND,L.STATUSES.METHOD_NOT_ALLOWED,
L.STATUSES.NOT_ACCEPTABLE,L.STATUSES.PROXY_AUTHENTICATION_REQUIRED,L.STATUSES.REQUEST_TIMEOUT,L.STATUSES.CONFLICT,L.STATUSES.GONE,L.STATUSES.LENGTH_REQUIRED,L.STATUSES.
PRECONDITION_FAILED,L.STATUSES.PAYLOAD_TOO_LARGE,L.STATUSES.URI_TOO_LONG,L.STATUSES.UNSUPPORTED_MEDIA_TYPE,L.STATUSES.RANGE_NOT_SATISFIABLE,L.STATUSES.EXPECTATION_FAILED,
L.STATUSES.IM_A_TEAPOT,L.STATUSES.PAGE_EXPIRED,L.STATUSES.ENHANCE_YOUR_CALM,L.STATUSES.MISDIRECTED_REQUEST,L.STATUSES.UNPROCESSABLE_ENTITY,L.STATUSES.LOCKED,L.STATUSES.
FAILED_DEPENDENCY,L.STATUSES.TOO_EARLY,L.STATUSES.UPGRADE_REQUIRED,L.STATUSES.PRECONDITION_REQUIRED,L.STATUSES.TOO_MANY_REQUESTS,L.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
L.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,L.STATUSES.LOGIN_TIMEOUT,L.STATUSES.NO_RESPONSE,L.STATUSES.RETRY_WITH,L.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,L.STATUSES.
UNAVAILABLE_FOR_LEGAL_REASONS,L.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,L.STATUSES.INVALID_X_FORWARDED_FOR,L.STATUSES.REQUEST_HEADER_TOO_LARGE,L.STATUSES.SSL_CERTIFICATE_ERROR,
L.STATUSES.SSL_CERTIFICATE_REQUIRED,L.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,L.STATUSES.INVALID_TOKEN,L.STATUSES.CLIENT_CLOSED_REQUEST,L.STATUSES.INTERNAL_SERVER_ERROR,
L.STATUSES.NOT_IMPLEMENTED,L.STATUSES.BAD_GATEWAY,L.STATUSES.SERVICE_UNAVAILABLE,L.STATUSES.GATEWAY_TIMEOUT,L.STATUSES.HTTP_VERSION_NOT_SUPPORTED,L.STATUSES.VARIANT_ALSO_NEGOTIATES,
L.STATUSES.INSUFFICIENT_STORAGE,L.STATUSES.LOOP_DETECTED,L.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,L.STATUSES.NOT_EXTENDED,L.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
L.STATUSES.WEB_SERVER_UNKNOWN_ERROR,L.STATUSES.WEB_SERVER_IS_DOWN,L.STATUSES.CONNECTION_TIMEOUT,L.STATUSES.ORIGIN_IS_UNREACHABLE,L.STATUSES.TIMEOUT_OCCURED,L.STATUSES.
SSL_HANDSHAKE_FAILED,L.STATUSES.INVALID_SSL_CERTIFICATE,L.STATUSES.RAILGUN_ERROR,L.STATUSES.SITE_IS_OVERLOADED,L.STATUSES.SITE_IS_FROZEN,L.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
L.STATUSES.NETWORK_READ_TIMEOUT,L.STATUSES.NETWORK_CONNECT_TIMEOUT],L.ALPHA=[];for(let l=65;l<=90;l++)L.ALPHA.push(String.fromCharCode(l)),L.ALPHA.push(String.fromCharCode(
l+32));L.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},L.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},L.NUM=["0","1","2","3","4","5","6","7","8","9"],L.ALPHANUM=L.ALPHA.concat(L.NUM),L.MARK=["-","_",".","!","~","*","'","(",")"],L.USERINFO_CHARS=L.ALPHANUM.
concat(L.MARK).concat(["%",";",":","&","=","+","$",","]),L.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(L.ALPHANUM),L.HEX=L.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),L.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(L.ALPHANUM),L.HEADER_CHARS=["	"];for(let l=32;l<=255;l++)l!==127&&L.HEADER_CHARS.push(l);L.CONNECTION_TOKEN_CHARS=L.HEADER_CHARS.
filter(l=>l!==44),L.QUOTED_STRING=["	"," "];for(let l=33;l<=255;l++)l!==34&&l!==92&&L.QUOTED_STRING.push(l);L.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let l=33;l<=126;l++)
L.HTAB_SP_VCHAR_OBS_TEXT.push(l);for(let l=128;l<=255;l++)L.HTAB_SP_VCHAR_OBS_TEXT.push(l);L.MAJOR=L.NUM_MAP,L.MINOR=L.MAJOR,L.SPECIAL_HEADERS={connection:L.HEADER_STATE.
CONNECTION,"content-length":L.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":L.HEADER_STATE.CONNECTION,"transfer-encoding":L.HEADER_STATE.TRANSFER_ENCODING,upgrade:L.
HEADER_STATE.UPGRADE},L.default={ERROR:L.ERROR,TYPE:L.TYPE,FLAGS:L.FLAGS,LENIENT_FLAGS:L.LENIENT_FLAGS,METHODS:L.METHODS,STATUSES:L.STATUSES,FINISH:L.FINISH,HEADER_STATE:L.
HEADER_STATE,ALPHA:L.ALPHA,NUM_MAP:L.NUM_MAP,HEX_MAP:L.HEX_MAP,NUM:L.NUM,ALPHANUM:L.ALPHANUM,MARK:L.MARK,USERINFO_CHARS:L.USERINFO_CHARS,URL_CHAR:L.URL_CHAR,HEX:L.
HEX,TOKEN:L.TOKEN,HEADER_CHARS:L.HEADER_CHARS,CONNECTION_TOKEN_CHARS:L.CONNECTION_TOKEN_CHARS,QUOTED_STRING:L.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:L.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:L.MAJOR,MINOR:L.MINOR,SPECIAL_HEADERS:L.SPECIAL_HEADERS,METHODS_HTTP:L.METHODS_HTTP,METHODS_ICE:L.METHODS_ICE,METHODS_RTSP:L.METHODS_RTSP,METHOD_MAP:L.METHOD_MAP,
H_METHOD_MAP:L.H_METHOD_MAP,STATUSES_HTTP:L.STATUSES_HTTP}}),3870:((K,L,s)=>{K=s.nmd(K);const{Buffer:C}=s(4573),l="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgB\
H9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlb\
nYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAA\
wMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0c\
F9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yA\
A4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1d\
GUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJub\
wAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8Sb\
GxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsa\
HR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllb\
nRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0d\
HBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIAC\
xQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AI\
ABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2A\
gwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQ\
QA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCA\
EF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFD\
QACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2A\
gBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACN\
gIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoA\
hAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCC\
yAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHD\
QBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB/\
///B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgA\
TYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELI\
AMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gA\
CgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9P\
j9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBl\
QGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBz\
wHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZD\
NgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpD\
MQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQ\
ToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccAD\
J4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMj\
QELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegAD\
HsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+\
QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBj\
QEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBo\
QEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBt\
QEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIA\
QwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbA\
QwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXA\
tYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnA\
eYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqA\
akBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECD\
LwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgA\
SAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQ\
QEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BD\
LEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQ\
EEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL\
2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRA\
wtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhA\
AJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCV\
CICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoA\
jgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGA\
wsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA\
0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshA\
gyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDC\
wJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApK\
QEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABc\
UUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBF\
DYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQ\
QAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPA\
wtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09Q\
QAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQ\
dAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA\
0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVR\
g0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCF\
CADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EAN\
gIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjN\
gIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEI\
AMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABE\
DQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGD\
R9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2A\
gQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABI\
ARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCB\
CADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQ\
AJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAI\
ANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgA\
UEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4A\
CECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC\
0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADI\
AE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYG\
jYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2A\
gxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/\
QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBA\
DYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdA\
SECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBO\
gAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILA\
kACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotA\
ABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgA\
SAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQ\
QFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiA\
kUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2A\
gRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgA\
SAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABI\
ABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AA\
EcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA\
0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2A\
hQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2A\
hQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqI\
QFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCB\
CADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrD\
goKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAA\
kAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCI\
ANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgA\
yACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrA\
gsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohA\
QJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBD\
TYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMA\
gtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJB\
EAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBl\
R42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA\
0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECD\
KUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILI\
AMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQI\
ANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhA\
AsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBA\
CECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcIC\
QoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMA\
gsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohA\
UG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKS\
kpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqL\
QAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgA\
UEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAI\
AZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBA\
WohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohA\
UESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECa\
iEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGA\
kADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQ\
UEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgA\
EEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDR\
g0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1A\
QsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqI\
QUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQ\
QFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqI\
QFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQ\
QFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAI\
AQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgA\
UEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBa\
iIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBR\
w0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6\
wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECI\
AEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBu\
gEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQ\
AJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggA\
EEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECR\
g0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BI\
ABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBA\
WohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgA\
SAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAER\
g31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30A\
SADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADK\
AIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAA\
kACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BI\
QIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQ\
EGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBI\
QIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNG\
iAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQ\
QZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGD\
QEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgA\
EEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC\
0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjA\
SECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECI\
AEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgB\
EYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQ\
QFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBR\
w0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0AC\
yADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqI\
QFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCA\
AzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeA\
QsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBz\
gBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQ\
ANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAI\
AEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtA\
AAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBA\
WohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFN\
gIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABN\
gIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABN\
gIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADI\
AE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFR\
gRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxA\
CECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2A\
hAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgB\
EcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhA\
gzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECD\
K0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCB\
CADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPN\
gIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBa\
jYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4A\
QsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBC\
yABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/\
wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoA\
gQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQ\
QA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBA\
WsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABE\
CwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHN\
gIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2A\
gQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAI\
AEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQ\
CABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBF\
UcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABI\
ARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFI\
AEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAAN\
gIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMAN\
gIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNm\
AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQ\
fEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZA\
QtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFra\
iEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUI\
AMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRA\
AAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AI\
ANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQ\
dkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgA\
CABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUI\
AMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFD\
AMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFR\
Q0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADK\
AIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1\
QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQ\
QprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhA\
gyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBA\
WohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAI\
AEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoA\
jgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLI\
AEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABC\
yABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGK\
AIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMf\
QtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQI\
ANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAa\
w4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFa\
iEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgA\
WtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohB\
iAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqI\
QUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQ\
SByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgA\
CABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBa\
iEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2A\
gAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zI\
ANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgA\
TYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgA\
EUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgB\
CABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLI\
AFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOB\
BQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBA\
DYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFA\
GotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBR\
w0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgA\
y0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQ\
QFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEI\
AMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBO\
yECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADI\
AY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+C\
yABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBG\
kkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBL\
EcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQ\
TkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAI\
AEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADI\
AA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADI\
AE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADL\
QAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQ\
QFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQ\
QFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACc\
jsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADI\
AA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA\
0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoA\
gQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBK\
yECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2A\
hAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEB\
AQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABN\
gIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNA\
kEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgc\
UUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgA\
yABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCM\
CICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQ\
CADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCF\
CADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQ\
gshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0III\
QoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////\
////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECD\
AELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBC\
TYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA\
0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCF\
CADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBC\
zYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA\
0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCF\
CADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiB\
SABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgC\
SgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIII\
AMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgA\
SAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAI\
ABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQ\
QhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA\
0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPC\
wALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCF\
AsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA\
kACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhY\
WFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJ\
ygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdY\
WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC\
0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC\
0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC\
0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC\
0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQ\
f3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFd\
HI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAI\
AAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLP\
gECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYI\
QQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3H\
zYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HD\
QAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBA\
CIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGD\
QAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGD\
QAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3A\
wAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQ\
XBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAI\
AFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBg\
KYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxI\
AByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAK\
AIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0I\
gAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgA\
yABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgB\
UkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABI\
gNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmI\
AFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhA\
QwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoA\
gRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggA\
SAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEa\
yICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDI\
ARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgC\
kEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBA\
CEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgA\
CADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABK\
AIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhA\
wwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAK\
AIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQ\
YTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAa\
iABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCB\
AwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBC\
yAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIII\
QEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2\
NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQ\
cTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQ\
RRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQ\
azZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLD\
QALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMI\
AAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQ\
cjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGI\
AI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQ\
dzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQ\
RQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqI\
AE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQ\
f///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAEN\
gIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgA\
igCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBF\
CAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQ\
QFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgA\
CACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIc\
jYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgA\
DYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVA\
CALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqI\
gFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgA\
QwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GB\
EBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZ\
XJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL\
3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVyc\
m9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlc\
nJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3Zhb\
HVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZ\
XJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yA\
GBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY\
2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTc\
GFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgY\
WZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0Z\
WQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVud\
C1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVud\
C1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsa\
WQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZ\
CBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc\
3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gd\
mFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhc\
mFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwY\
XVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tc\
GxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb\
25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUAT\
Wlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5za\
W9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZ\
GUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpb\
iBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0Z\
WQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc\
2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ\
1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VV\
ABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUV\
FBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU\
0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU\
1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVST\
kFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQ\
UxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU\
0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lOR\
k9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ\
0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQ\
UwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIA\
FVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDU\
kxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VU\
kxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NU\
ExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBER\
UxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX\
1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSR\
VFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAV\
FJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQAT\
UVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQR\
V9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRV\
UlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPT\
l9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFT\
kRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/\
hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAO\
xgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAc\
RQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDA\
wMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDA\
wMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZ\
Q0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFB\
QUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQ\
anMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECA\
AEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0\
AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDA\
wMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT\
1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let c;Object.defineProperty(
K,"exports",{get:()=>c||(c=C.from(l,"base64"))})}),3434:((K,L,s)=>{K=s.nmd(K);const{Buffer:C}=s(4573),l="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2A\
AAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9\
vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAA\
AAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAk\
YbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHR\
wX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh\
0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR\
0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N\
0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXR\
fbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9\
uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2x\
lbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCA\
AIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQE\
gASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASg\
CGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgs\
gBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTY\
CAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkA\
CQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQcz\
VACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAU\
oAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyA\
HQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCA\
GKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ\
2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCA\
EQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyA\
EQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACA\
BNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAA\
vAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkN\
ERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwG\
YAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AH\
mAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRo\
M1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSo\
MwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQt\
B4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcg\
ADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QA\
MjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx\
6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H\
6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0G\
OAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0G\
iAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G\
2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQck\
BDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0\
BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8\
CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQ\
B4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAac\
BpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAE\
gBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdU\
CQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAM\
tAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIAN\
CADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgy\
vAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEE\
BcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQI\
MqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAyg\
COCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQA\
gAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0\
AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAF\
BAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2Agg\
gAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0E\
bIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0\
AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSk\
pKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0E\
AIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJM\
DC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkA\
gAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQI\
gA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIAN\
BADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhA\
gA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2Agw\
MhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACE\
CIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw\
2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyA\
BNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wI\
LIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAE\
QNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQR\
AIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQI\
gA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAA\
gARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQAN\
AIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACA\
BEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCA\
BLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgI\
EIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgF\
HDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gI\
LIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgz\
GAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCA\
DQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIAN\
BFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQI\
MzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMw\
CCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAM\
gATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQI\
LIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcA\
BIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAE\
tAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyA\
AQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcE\
CIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARA\
uIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAM\
gAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASE\
CDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbk\
CIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWo\
hBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIAB\
BAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQ\
gAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeo\
NNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI\
4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASE\
CDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACA\
BEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAE\
CAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQA\
qDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATY\
CHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAA\
hAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAE\
tAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8\
BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQA\
hAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQI\
gA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQF\
qIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECA\
DQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQA\
AQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkA\
CQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCE\
AIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgI\
MQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2\
gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQI\
LIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4\
PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQF\
qIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQI\
MhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkp\
KSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUU\
gAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQF\
BugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiE\
BQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSA\
MQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQs\
gASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQAN\
AIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAE\
tAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUF\
BQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQF\
qIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIAB\
rQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUE\
lDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDY\
LIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUG\
oASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQF\
qIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgF\
HDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQA\
LIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAM\
gBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTY\
CAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUE\
BaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3\
/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8\
BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0\
AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEE\
BaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQ\
gAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfY\
BIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAM\
oAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgA\
iACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACA\
EIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkA\
gAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIAR\
GDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQI\
M8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQs\
gAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUY\
NASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASA\
AQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQF\
qIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQA\
gBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQI\
gASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASA\
ERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3\
mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASA\
DKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUG\
HASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAM\
gBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTY\
CAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASE\
CDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyA\
DQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA\
2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwA\
LAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0\
AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACA\
AQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaH\
VAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfk\
AIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gE\
LIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H\
+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0G\
CDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCA\
DQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gA\
hAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQE\
LQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc\
2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAF\
BAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyA\
ALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAF\
BAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACA\
BECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0E\
HNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLo\
BCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAI\
EIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWo\
MAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8\
BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIAN\
BADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCA\
DIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgM\
EBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0\
HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACE\
CDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAA\
gARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgB\
FDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAAB\
BCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIAN\
BADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH\
2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0E\
CaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACE\
CDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyA\
BNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAI\
AIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2Ahw\
gAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACE\
CDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASA\
Aa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgI\
MQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJ\
AIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgI\
cIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx\
1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyI\
ARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgI\
MQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgw\
CC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAM\
oAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACA\
DQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHA\
LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAE\
EBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyA\
BIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdA\
AIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEE\
Jaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0\
AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgR\
AQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWo\
hAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkU\
NACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQA\
CQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgI\
MDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEB\
AQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCA\
BQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiE\
HA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWt\
BDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAF\
rQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACA\
AQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQl\
qIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACA\
Ba0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQF\
qIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADY\
CHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIAN\
BphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcE\
AIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz\
/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyA\
BIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkA\
CQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQs\
gA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwE\
yQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyA\
DKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAA\
iAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQ\
LIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAt\
BOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQI\
MXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUE\
BaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUE\
FRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSA\
FQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0A\
gAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEE\
Kaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQs\
gAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgI\
UIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACA\
BEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgx\
OCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQ\
FAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJ\
yOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgx\
ECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjs\
BMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyA\
BIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU\
2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyA\
AIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNws\
gAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQA\
LIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkU\
NACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQ\
gA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUU\
NAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJ\
BAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgB\
FDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECA\
DQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIAN\
B3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgI\
EIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQY\
HFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgw\
hCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgA\
hCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQo\
MEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgw\
CC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgI\
AIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgI\
MDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA\
2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIAN\
B7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgI\
MDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA\
2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIAN\
B+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAE\
gBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgA\
gAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIAN\
BCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA\
2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASE\
ACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgF\
BBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRx\
rQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAA\
oAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAs\
LBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREV\
GR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0G\
gNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0H\
LJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0H\
JNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0G\
tMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQs\
XACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSA\
BQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgs\
aACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAE\
gAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0U\
NACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAM\
oAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCI\
DRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkA\
gACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkA\
gAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJ\
xRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAA\
AAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayI\
KJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NU\
AIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAI\
gAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyA\
BIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAI\
AIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9\
BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaig\
CACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAM\
gACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiI\
BQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEE\
ZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACws\
gASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAs\
LIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAI\
AIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASA\
DaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiE\
BDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayI\
HcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAE\
oAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAE\
gB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+///\
/B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyE\
BIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgV\
qRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI\
2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGo\
iAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayI\
AQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAgg\
iAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWo\
iBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgA\
MCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAY\
oAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGs\
iAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QA\
gA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUH\
s1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF\
0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAA\
oAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA\
2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAY\
oAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGo\
oAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQR\
AQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9Nc\
AaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiE\
AIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkA\
gAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaig\
CACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQez\
VAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXR\
rQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQAN\
AIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATY\
CCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCA\
DIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2o\
gBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyA\
AQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQB\
BqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG9\
3AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZ\
hbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciB\
oZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGV\
ycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25\
fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGx\
ldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCB\
jYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmw\
gc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmF\
saWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGF\
uIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4\
gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGV\
uZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXh\
wZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJ\
fdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2U\
gYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29\
kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZ\
hbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJ\
zX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQB\
vbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF\
1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9\
jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3I\
gaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW5\
2YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGl\
uIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1\
ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN\
0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQB\
RVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVEl\
NRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1N\
FRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlR\
FTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkV\
ESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVEN\
ISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREV\
OVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFN\
FRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVV\
SSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19\
GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUt\
DT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9\
MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1\
JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVB\
MRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQB\
IUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0N\
PTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5\
PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkV\
TUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1J\
BR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9\
JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1J\
URUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEF\
ZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0N\
FUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEF\
LRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN\
0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQA\
ANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgA\
A9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQA\
ARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6Pws\
EAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1\
hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyF\
lY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgI\
CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwM\
DAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQ\
AC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0N\
SSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let c;Object.defineProperty(K,"exports",{get:()=>c||(c=C.from(l,"base64"))})}),172:((K,L)=>{Object.defineProperty(
L,"__esModule",{value:!0}),L.enumToMap=s;function s(C,l=[],c=[]){const n=(l?.length??0)===0,y=(c?.length??0)===0;return Object.fromEntries(Object.entries(C).filter(
([,M])=>typeof M=="number"&&(n||l.includes(M))&&(y||!c.includes(M))))}}),5997:(K=>{const L=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf\
38AYAF/AGABfwF+YAJ/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW52EG9uX21lc3NhZ2Vfc\
3RhcnQAAANlbnYTb25fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl91cmwAAANlbnYLb25fc\
HJvdG9jb2wAAANlbnYKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudgpvbl9jb25uZWN0AAADZ\
W52Cm9uX3VwZ3JhZGUAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl9jaHVuawAAA2Vudgdvb\
l9ib2R5AAADZW52B29uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAAADQUAGAQMDBwIDBgMEB\
AEEBAEBAQQBBAQBAQEBAQEBAQEBAQEBAQcJAwIDBQUCAgIFAgICAgICAgEBAQEKAQIDAgICBQMBABEGCQF/AUGAgMAACwedCDkGbWVtb3J5AgAFYWxsb2MAHQVjbGVhcgAeCGNvbXBsZXRlAB8GY3JlYXRlACAHZ\
GVhbGxvYwAhB2Rlc3Ryb3kAIgRmYWlsACMGZmluaXNoACQOZ2V0X2NodW5rX3NpemUAJRJnZXRfY29udGVudF9sZW5ndGgAJg5nZXRfZXJyb3JfY29kZQAnGWdldF9lcnJvcl9kZXNjcmlwdGlvbl9yYXcAKBRnZ\
XRfbWF4X2JvZHlfcGF5bG9hZAApFWdldF9tYXhfaGVhZGVyX2xlbmd0aAAqGWdldF9tYXhfc3RhcnRfbGluZV9sZW5ndGgAKwpnZXRfbWV0aG9kACwKZ2V0X3BhcnNlZAAtDGdldF9wb3NpdGlvbgAuGGdldF9yZ\
W1haW5pbmdfY2h1bmtfc2l6ZQAvHGdldF9yZW1haW5pbmdfY29udGVudF9sZW5ndGgAMAlnZXRfc3RhdGUAMQpnZXRfc3RhdHVzADIdaGFzX2NodW5rZWRfdHJhbnNmZXJfZW5jb2RpbmcAMxRoYXNfY29ubmVjd\
Glvbl9jbG9zZQA0Fmhhc19jb25uZWN0aW9uX3VwZ3JhZGUANRJoYXNfY29udGVudF9sZW5ndGgANgxoYXNfdHJhaWxlcnMANxVoYXNfdHJhbnNmZXJfZW5jb2RpbmcAOAtoYXNfdXBncmFkZQA5DWlzX2F1dG9kZ\
XRlY3QAOgppc19jb25uZWN0ADsIaXNfZGVidWcAPAlpc19wYXVzZWQAPQppc19yZXF1ZXN0AD4ObWlsb19oYXNfZGVidWcAPwVwYXJzZQBABXBhdXNlAEEFcmVzZXQAQgZyZXN1bWUAQxRzZXRfYWN0aXZlX2Nhb\
GxiYWNrcwBEEXNldF9hY3RpdmVfZXZlbnRzAEUJc2V0X2RlYnVnAEYOc2V0X2lzX2Nvbm5lY3QARw5zZXRfaXNfcmVxdWVzdABIFHNldF9tYXhfYm9keV9wYXlsb2FkAEkVc2V0X21heF9oZWFkZXJfbGVuZ3RoA\
EoZc2V0X21heF9zdGFydF9saW5lX2xlbmd0aABLFXNldF9zaG91bGRfYXV0b2RldGVjdABMIHNldF9zaG91bGRfY29udGludWVfd2l0aG91dF9kYXRhAE0cc2V0X3Nob3VsZF9tYW5hZ2VfdW5jb25zdW1lZABOF\
HNldF9zaG91bGRfc2tpcF9ib2R5AE8gc2V0X3Nob3VsZF9zdXNwZW5kX2FmdGVyX2hlYWRlcnMAUBxzaG91bGRfY29udGludWVfd2l0aG91dF9kYXRhAFEYc2hvdWxkX21hbmFnZV91bmNvbnN1bWVkAFIQc2hvd\
WxkX3NraXBfYm9keQBTHHNob3VsZF9zdXNwZW5kX2FmdGVyX2hlYWRlcnMAVAr7pwJAlgIBBH8CQCACIANPDQAgAS0AACEFAkAgAyACayIHQQNNBEAMAQtBgIKECCAFQYGChAhsIgEgAigAAHMiBmsgBnJBgIGCh\
HhxQYCBgoR4RwRADAELIAJBfHFBBGohAgJAIAdBCU8EQCACIANBCGsiB0sNAQNAQYCChAggAigCACABcyIGayAGckGAgYKEeHFBgIGChHhHDQJBgIKECCACQQRqKAIAIAFzIgZrIAZyQYCBgoR4cUGAgYKEeEcNA\
iACQQhqIgIgB00NAAsMAQsgAiADTw0CDAELIAIgA08NAQsgA0EBa0EBIQQDQCAFIAItAABGDQEgAkEBaiICIANHDQALIQJBACEECyAAIAI2AgQgACAENgIACyYAAkAgAEEATgRAIABFBEBBASEADAILIABBARBVI\
gANAQsACyAACzMAIABCADcDKCAAQQA6ABUgAEIANwMwIABCADcDOCAAQgA3A0AgAEIANwNIIABBADYCUAvSAwIDfwF+AkAgACIBLQAkIgBBDk1BAEEBIAB0QYDPAXEbRQRAIAFBAzoAJiABQQI6ACQgAUENOgD0A\
kEAIQAgAUEAOgB5IAFBp5jAACkAADcAbCABQayYwAApAAA3AHECQCABKQNYIAEpA2CEp0EBcUUEQCABKAL4AiECDAELIAEoAvgCIgJBAToAACACQQVqQQM6AAAgAkEBaiABKAIgNgAAQQYhAAsgACACakEAOgAAD\
AELAn9BACABKQNYIAEpA2CEIgRCyACDUA0AGiAEQgiDQgBSBEAgASgC+AIiAEEEOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AABBCSECCyACIARCwACDUA0AGiABKAL4AiACaiIAQQc6AAAgAEEFakEANgAAIABBA\
WogASgCIDYAACACQQlqCyECIAFBADoAFiABQQA6ABQCQCABLQBSQQFGBEBBDiEAIAEtABFBAXENAQsgAS0AUCEDIARCAoNQBEAgAyEADAELQQEhACADQQFxRQRAIAMhAAwBCyABKAL4AiACaiIDQQI6AAAgA0EFa\
kEANgAAIANBAWogASgCIDYAACACQQlqIQILIAEgADoAJCABKAL4AiACakEAOgAACwvfAgEDfyMAQeAAayIAJAACQEGAgAQQViICRQ0AIAJBBGstAABBA3FFDQAgAkEAQYCABPwLAAsCQCACRQ0AIABBADYAXCAAQ\
gA3AFQgAEIANwBMIABCADcARCAAQgA3ADwgAEIANwA0IABCADcCHCAAQgA3AiQgAEEANgIsIABCADcADyAAQQA6ABdBgANBCBBVIgFFDQAgAUIANwARIAFBAToAECABQgA3AwggAUKAwICAgIAINwMAIAFCADcAG\
SABQgA3AB8gASAAKQAzNwAnIAEgACkAOzcALyABIAApAEM3ADcgASAAKQBLNwA/IAEgACkAUzcARyABIAApAFg3AEwgASAAKAIoNgJkIAEgACkCIDcCXCABIAApAhg3AlQgAUHsAGpBAEH/AfwLACABIAI2AvgCI\
AEgAC8AFjsA8wIgASAAKQAONwDrAiABIAE2AmggAEHgAGokACABDwsACxUAAkAgAEUNACABRQ0AIAAgARBXCws4AQF/IAAEQCAAKALwAiIBBEAgACgC7AIgARBXCyAAKAL4AiIBBEAgAUGAgAQQVwsgAEGAAxBXC\
wuSAQEBfyAAIAE6ACYgAEECOgAkIABB7ABqIQRB/gEgAyADQf4BTxsiAwRAIAQgAiAD/AoAAAsgACADOgD0AiADIARqQQA6AABBACEDIAApA1ggACkDYIRCAYOnBH8gACgC+AIiAkEBOgAAIAJBBWogAToAACACQ\
QFqIAAoAiA2AABBBgVBAAsgACgC+AJqQQA6AAALrAIBAn8CQAJAAkAgAC0AJCIBQQlNBEBBASABdEEbcQ0BIAFBAkYNAyABQQlGDQILIABBBToAJiAAQQI6ACQgAEEWOgD0AiAAQQA6AIIBIABBgIjAACkAADcAb\
CAAQYiIwAApAAA3AHQgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE6AAAgAUEFakEFOgAAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBADoAAA8LIABBAToAJA8LA\
n8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AABBCQshAiAAQQE6ACQgASACakEAOgAACwsHACAAKQMwCwcAIAApAygLBwAgAC0AJgsTACAAM\
QD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAApA0ALBwAgACkDOAsHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHACAALQBQCwcAIAAtAFELB\
wAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAAtABELBABBAAva3AECKn8cfiABIREgAiEUQQAhASMAQZABayIMJAAgACIDKQNYIAMpA2CEI\
S0CQAJAAn8CQAJAAkACQCADLQAkQQJGBEAgA0EANgIgDAELIAMtACVBAUcNAQsgLUIAUg0BDAULAkACQCADLQATIAMoAvACIgBBAEdxIiAEQCADKALsAiEBIAwgETYCfCAMIAE2AnQgDCAANgJ4IAwgFDYCgAEgA\
CAUaiIUQQBIDQICQCAURQRAQQEhEQwBCyAUQQEQVSIRRQ0DCyAMQQA2AowBIAwgETYCiAEgDCAUNgKEAQNAIAxB9ABqIAhqIgAoAgAhEgJAAkAgAEEEaigCACIOIAwoAoQBIAprSwRAIAxBhAFqIQ8jAEEQayILJ\
AAgDiAKIA5qIgBLBEAACyALQQRqIQcgDygCBCERAkBBCCAAIA8oAgAiAUEBdCICIAAgAksbIgAgAEEITRsiBkEASARAIAdBADYCBCAHQQE2AgAMAQsCfyABBEBBACEAAn8CQAJAAkACQAJAIBFBBGsiCSgCACIKQ\
XhxIgRBBEEIIApBA3EiDRsgAWpJDQAgDUEAIAFBJ2ogBEkbDQAgBkHM/3tLDQRBECAGQQtqQXhxIAZBC0kbIQEgEUEIayECAkACQAJAAkAgDQRAIAIgBGohDSABIARNDQMgDUHgm8AAKAIARg0EIA1B3JvAACgCA\
EYNAiANKAIEIgpBAnENCCAKQXhxIgogBGoiBCABSQ0IIA0gChBZIAQgAWsiDUEQSQ0BIAkgASAJKAIAQQFxckECcjYCACABIAJqIgEgDUEDcjYCBCACIARqIgQgBCgCBEEBcjYCBCABIA0QWgwHCyABQYACSQ0HI\
AJFDQcgASAETw0HIAQgAWtBgIAISw0HIBEMCQsgCSAEIAkoAgBBAXFyQQJyNgIAIAIgBGoiASABKAIEQQFyNgIEDAULQdSbwAAoAgAgBGoiBCABSQ0FAkAgBCABayINQQ9NBEAgCSAKQQFxIARyQQJyNgIAIAIgB\
GoiASABKAIEQQFyNgIEQQAhDUEAIQEMAQsgCSABIApBAXFyQQJyNgIAIAEgAmoiASANQQFyNgIEIAIgBGoiBCANNgIAIAQgBCgCBEF+cTYCBAtB3JvAACABNgIAQdSbwAAgDTYCAAwECyAEIAFrIgRBD00NAyAJI\
AEgCkEBcXJBAnI2AgAgASACaiIBIARBA3I2AgQgDSANKAIEQQFyNgIEIAEgBBBaDAMLQdibwAAoAgAgBGoiBCABSw0BDAMLAAsgCSABIApBAXFyQQJyNgIAIAEgAmoiDSAEIAFrIgFBAXI2AgRB2JvAACABNgIAQ\
eCbwAAgDTYCAAsgAkUNACARDAILIAYQViIBRQ0AIAZBfEF4IAkoAgAiAEEDcRsgAEF4cWoiACAAIAZLGyIABEAgASARIAD8CgAACyABIQAgERBYCyAACwwBCyAGQQEQVQsiAEUEQCAHIAY2AgggB0EBNgIEIAdBA\
TYCAAwBCyAHIAY2AgggByAANgIEIAdBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQAgDyAGNgIAIA8gADYCBCALQRBqJAAgDCgCiAEhESAMKAKMASEKDAELIA5FDQELIA5FDQAgCiARaiASIA78C\
gAACyAMIAogDmoiCjYCjAEgCEEIaiIIQRBHDQALIAogFEkNASAMKAKEASEYCyADQQA2AiBBASEXQQEhBEEBIQpBASEIIC1QIiFFBEAgLULIAINCAFIhFiAtQoA8g0IAUiEiIC1CgA+DQgBSISMgLUIkg0IAUiEdI\
C1CFINCAFIhHiAtQoDAAINQIQogLUKAgAKDUCEIIC1CAoNCAYinIRkgLUKAgIAQg0IZiKchHyAtQoCAAYNCDoinIRogLUKAgIAIg1AhBAsgAy0AJQRAIBEhBCAUIQoMBgsgAykDCCEwIC1CEIMhOCAtQgSDITQgL\
UIggyE5IC1CgAKDIT8gLUKAAYMhQCAtQoAggyFBIC1CgBCDIUIgLUKACIMhOiAtQoAEgyE7IC1CgIAEgyFDIC1CgIAIgyFEIANBKGohEiAtQoCAEIMhRSAtQoCAgAKDITUgLUKAgMAAgyE8IC1CgIAggyE9IC1Cg\
ICABIMhNiAtQoCAgAGDIT4gLULAAIMhMiAtQgiDITMgLUKAgIAggyFGIC1CgIACg1AgCHIhJCAtpyIAQQ52IBpxISUgLUKAwACDUCAKciEmIABBGXYgH3EhJyAtQoCAgAiDUCAEciEoIBQiCCEKIBEhBANAAkAgC\
A0AIAMtABRBAXENAAwHCyADQQA6ABQCQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACfwJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQ\
AJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PJklLHh0cLAgHBgMCAQBLKwsCQCAIRQ0AQQAhAEF/IQcCfwNAAkACQAJAAkACQAJAAkAgACAEaiICLQAAIgFBDUYEQCAIQQFrI\
ABGDVUgAEEBaiAKTw1QIAJBAWoiAS0AAEEKRw0BAkACQCAARQRAIAVB1v8Da0H//3tJDVggRlANASAFQRBqQYGABE8NWCADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiAAQQJqNgAAIAMoAvgCIAVqQ\
QVqQQA2AAAgA0EBOgAUIAVBCWohBQxNCyAMQTo6AHQgDEHoAGogDEH0AGogBCABEBwgDCgCaEEBcQRAIAwoAmwiASAERw0CCyADQQY6ACYgA0ECOgAkIANB3pfAACkAADcAbCADQeaXwAApAAA3AHQgA0Hul8AAK\
QAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQw8CyADQQE6ABQgBUFeTg1LDFYLIAEgBGsiCUEBaiEBIB9FBEAgASEGIAAMCgsgCUECaiIGIABPDQcgASAKTw1QIAEgBGotAABBIEcNByAEIAZqLQAAI\
g5BCUYNByAOQSBGDQcgAkEBay0AACICQQlGDQcgACACQSBHDQkaDAcLAkAgAUEgTwRAIAFB/wBGDQEMBwsgAUEJRg0GCyAAIApPDQQgAEECTQRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQUgACAIQQFqIghHD\
QALDAULQYCChAggBCgAACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4RwRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQUgACAIQQFqIghHDQALDAULQQQgBEEDcSIGayEBIABBCEkNASACQQFqIQYgASAEaiEII\
AEgAEEHayIASw0CIAAgBGohAANAQYCChAggCCgCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0DQYCChAggCEEEaigCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0DIAhBCGoiCCAATQ0ACwwCCyADQ\
QY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMRwsgACABSQ0CIARBBGohASAAQQNrIQBBACAGayEIA0AgASAIai0AAEE6Rg0CIAhBAWoiCCAARw0ACwwCCyAGIAhNDQEDQCAILQAAQTpGDQEgA\
iAIRiAIQQFqIQhFDQALDAELIANBBjoAJiADQQI6ACQgA0GCmMAAKQAANwBsIANBipjAACkAADcAdCADQZKYwAApAAA3AHwgA0GamMAAKQAANwCEASADQZ+YwAApAAA3AIkBQSUhCEGRAQxPCyADQQY6ACYgA0ECO\
gAkIANB3pfAACkAADcAbCADQeaXwAApAAA3AHQgA0Hul8AAKQAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQw0CyAHQQFqIQcgCCAAQQFqIgBHDQEMAwsLIAACfwJAIAAgAU0NAANAIAEgBGotAAAiA\
kEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAADAELIAELIgYgAE8NABoCQANAIAcgCk8NSSAEIAdqLQAAIgFBCUcgAUEgR3ENASAGIAdJIAdBAWshBw0ACyAGDAELIAdBAWoLQQAhAQJAA0AgASAKRg1IIAEgBGotA\
AAtAICAQARAIAkgAUEBaiIBRg0CDAELCyADQQY6ACYgA0ECOgAkIANB3pfAACkAADcAbCADQeaXwAApAAA3AHQgA0Hul8AAKQAANwB8IANB9pfAACkAADcAhAEgA0H+l8AAKAAANgCMAQwxCyAoRQRAIAVBEGpBg\
IAESw1MIAMoAiAhASADKAL4AiAFakEZOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogCTYAACAFQQlqIQULIAUgJ0UNPhogBUEQakGAgARLDUsgBmshByADKAIgIAZqIRdBGiEBDD0LIAMoAgQgCEsNS\
iADQQY6ACYgA0ECOgAkIANByZfAACkAADcAbCADQdGXwAApAAA3AHQgA0HWl8AAKQAANwB5DCQLIAMpA0AiMUIAUgRAIDEgCK0iLiAuIDFWGyEuIDBCAFIEQCAvIDBaDUsgMCAvfSI3IC4gLiA3VhshLgsgLlANS\
iAupyEAID5CAFIEQCAFQRBqQYGABE8NSyADKAIgIQEgAygC+AIgBWpBFjoAACADKAL4AiAFakEBaiABNgAAIAMoAvgCIAVqQQVqIAA2AAAgBUEJaiEFCyA2QgBSBEAgBUEQakGBgARPDUsgAygCICEBIAMoAvgCI\
AVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsgLiAvfCEvIAMgAykDQCAufUIAIC4gMVQbNwNAQQAhAQxCCyAIQQJJDUkgCkUNRAJAIAQtAABBDUcNACAKQQFGDUUgBC0AA\
UEKRw0AIANBCjoAJAwmCyADQQY6ACYgA0ECOgAkIANBq5fAACkAADcAbCADQbOXwAApAAA3AHQgA0G7l8AAKQAANwB8IANBwZfAACkAADcAggEMAgsCQCAIRQ0AIAhBAWsgCk8NAAJAIAhBBE8EQCAIIQAgBCEBQ\
YCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIgZqIQEgAEEJTwRAIAAgBGohAgJAIAYgAEEIa0sNACACQQhrIQADQEGAgoQIIAEoAgAiBkGNmrToAHNrIAZyQYCBgoR4c\
UGAgYKEeEcNAUGAgoQIIAFBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNASABQQhqIgEgAE0NAAsLIAEgAk8NBANAIAEtAABBDUYNBCACIAFBAWoiAUcNAAsMBAsgBiAITw0DIAIgCGpBBGshAANAI\
AEtAABBDUYNAyABQQFqIQEgAEEBayIADQALDAMLA0AgAS0AAEENRg0CIAFBAWohASAAQQFrIgANAAsMAgsgBCEBIAQtAABBDUYNACAIQQFGDQEgBC0AAUENRgRAIARBAWohAQwBCyAIQQJGDQEgBC0AAkENRw0BI\
ARBAmohAQsgASAEayIOQQFqIhMgCEYNSSAKIBNNDUQCQCAEIBNqIhAtAABBCkYEQCAMQT06AIQBIAxBOzoAdCAMQeAAaiEGIAxBhAFqIQIgDEH0AGohCUEAIQ0CQCAQIAQiAE0NACAJLQAAIQkgAi0AACEHAkAgE\
CAEa0EDTQ0AQYCChAggBCgAACICIAdBgYKECGwiC3MiD2sgD3JBgIGChHhxQYCBgoR4Rw0AQYCChAggAiAJQYGChAhsIg9zIgJrIAJyQYCBgoR4cUGAgYKEeEcNAAJAIARBfHFBBGoiACAQQQRrIgJLDQADQEGAg\
oQIIAAoAgAiFSALcyIbayAbckGAgYKEeHFBgIGChHhHDQFBgIKECCAPIBVzIhVrIBVyQYCBgoR4cUGAgYKEeEcNASAAQQRqIgAgAk0NAAsLIAAgEE8NAQsgEEEBa0EBIQ0DQCAHIAAtAAAiC0YNASAJIAtGDQEgA\
EEBaiIAIBBHDQALIQBBACENCyAGIAA2AgQgBiANNgIAIA4hBkEAIQAgDCgCYEEBcQRAIAwoAmQgBGshBgsgBkUNAQNAIAAgCkYNRyAAIARqLQAAIgJBCUcgAkEgR3ENAiAGIABBAWoiAEcNAAsgBiEADAELIANBB\
joAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQw+CwJAIAYiByAATQ0AIARBAWshCQNAIAdBAWsiAiAKTw1GIAcgCWotAAAiC0EJRyALQSBHcQ0BIAIiByAASw0ACyAAIQcLIAAgB0YEQCADQQY6A\
CYgA0ECOgAkIANBmJXAACkAADcAbCADQaCVwAApAAA3AHQgA0GolcAAKQAANwB8IANBrZXAACkAADcAgQEMOQsCQCAAIAdPDQAgCiAAayICQQAgAiAKTRshCSAHIABrIQsgACAEaiECA0AgCUUNRiACLQAALQCAg\
EAEQCAJQQFrIQkgAkEBaiECIAtBAWsiC0UNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAApAAA3AGwgA0G9lcAAKQAANwB0IANBxZXAACkAADcAfCADQc2VwAApAAA3AIQBIANB05XAACkAADcAigFBJiEIQZIBD\
EkLAkACQAJAIAcgDkYNACAGIApPDUcgBCAGai0AAEE7Rg0AIAZBAWoiCSAOTw0BA0ACQCAEIAlqLQAAIgJBCUYNACACQSBGDQAgCUEBayEGDAMLIAlBAWoiCSAOSQ0ACwwCCyA9QgBSBEAgBUEQakGBgARPDUwgA\
ygCICEBIAMoAvgCIAVqQRQ6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFaiAHIABrNgAAIAVBCWohBQsgBiAORwRAIAZBAWohAEEAIQEgAy0AJEECRg1EIANBCzoAJAxECyADKQMwQgBSBEAgDkECa\
iEAQQAhASADLQAkQQJGDUQgA0EMOgAkDEQLIDVCAFIEQCAFQRBqQYGABE8NTCADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyAOQQJqIQBBACEBI\
AMtACRBAkYNQyADQQ06ACQMQwsgCSAORg0AIAkgCk8NRQJAIAQgCWoiCy0AAEEiRiIbBEACQCAGQQJqIgYgDksNACAEQX9zISkgDkEHayEqIBBBCGshKyABQX9zIARqIRUgDkEDayEsIAYhDwNAIAQgD2ohDQJAI\
BMgD2siC0EDTQRAIA8gFWohAiANIQEDQCABLQAAQSJGDQIgAUEBaiEBIAJBAWoiAg0ACwwDC0GAgoQIIA0oAAAiAUGixIiRAnNrIAFyQYCBgoR4cUGAgYKEeEcEQCAPIBVqIQIgDSEBA0AgAS0AAEEiRg0CIAFBA\
WohASACQQFqIgINAAsMAwtBBCANQQNxIhxrIgEgD2ohAiABIA1qIQEgC0EJTwRAAkAgAiAqSg0AA0BBgIKECCABKAIAIgJBosSIkQJzayACckGAgYKEeHFBgIGChHhHDQFBgIKECCABQQRqKAIAIgJBosSIkQJza\
yACckGAgYKEeHFBgIGChHhHDQEgAUEIaiIBICtNDQALCyABIBBPDQMDQCABLQAAQSJGDQIgECABQQFqIgFHDQALDAMLIAIgDksNAiAcICxqIA9rIQIDQCABLQAAQSJGDQEgAUEBaiEBIAJBAWsiAg0ACwwCCyABI\
A1rIA9qIQsCQCABIA1GDQAgASApaiECIAEgBCAPamshDUEAIQECQANAIAIgCk8NTCACIARqLQAAQdwARw0BIAFBAWohASACIA9LIAJBAWshAg0ACyANIQELIAFBAXFFDQAgC0EBaiEPIAsgDkkNAQwCCwsgBiALS\
QRAIAYhAQNAIAEgCk8NSgJAAkAgASAEai0AACICQdwARgRAIAFBAWoiASALRg0BIAEgCk8NTSABIARqLQAALQCAgkBBAUcNAQwCCyACLQCAhEANAQsgA0EGOgAmIANBAjoAJCADQYuWwAApAAA3AGwgA0GTlsAAK\
QAANwB0IANBm5bAACkAADcAfCADQaOWwAApAAA3AIQBIANBq5bAACkAADcAjAEgA0GxlsAAKQAANwCSAUEuIQhBmgEMTwsgAUEBaiIBIAtJDQALCyALQQFqIQIMAgsgA0EGOgAmIANBAjoAJCADQduVwAApAAA3A\
GwgA0HjlcAAKQAANwB0IANB65XAACkAADcAfCADQfOVwAApAAA3AIQBIANB+5XAACkAADcAjAEgA0GDlsAAKQAANwCUAQwKCyAOIgIgCU8EQCAMQTs6AHQgDEHYAGogDEH0AGogCyALIAIgBmtqEBwgDCgCWEEBc\
SICBH8gDCgCXCALawUgAQsgCWogDiACGyECCwJAIAIgCSIGTQ0AIAogBiAGIApJGyEBA0AgASAGRg1IIAQgBmotAAAiC0EJRyALQSBHcQ0BIAIgBkEBaiIGRw0ACyACIQYLIAIhCwJAIAIgBk0NACAEQQFrIQ0DQ\
CALQQFrIgEgCk8NSCALIA1qLQAAIg9BCUcgD0EgR3ENASABIgsgBksNAAsgBiELCyAGIAtGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAAKQAANwB0IANByZbAACkAADcAfCADQc+WwAApAAA3A\
IIBDAULIAYgC08NACAGIAogBiAKSxshDSAGIQEDQCABIA1GDUcgASAEai0AAC0AgIBABEAgCyABQQFqIgFGDQIMAQsLIANBBjoAJiADQQI6ACQgA0HXlsAAKQAANwBsIANB35bAACkAADcAdCADQeeWwAApAAA3A\
HwgA0HvlsAAKQAANwCEASADQfaWwAApAAA3AIsBDC0LID1CAFIEQCAFQRBqQYGABE8NSyADKAIgIQEgAygC+AIgBWpBFDoAACADKAL4AiAFakEBaiAAIAFqNgAAIAMoAvgCIAVqQQVqIAcgAGs2AAAgBUEJaiEFC\
wJAAn8gG0UEQCA8UA0CIAVBEGpBgIAESw1NIAsgBmshACADKAIgIAZqDAELIDxQDQEgBUEQakGAgARLDUwgCyAJa0EBaiEAIAMoAiAgCWoLIQEgAygC+AIgBWpBFToAACADKAL4AiAFakEBaiABNgAAIAMoAvgCI\
AVqQQVqIAA2AAAgBUEJaiEFCyAOIgYgAk8EQCAMQTs6AHQgDEHQAGogDEH0AGogAiAEaiIBIBAQHCAMKAJQQQFxIgYEfyAMKAJUIAFrBSAACyACaiAOIAYbIQYLAkAgAiAGSQRAIAogAmsiAEEAIAAgCk0bIQAgB\
iACayEHIAIgBGohAQNAIABFDUggAS0AACICQQlHIAJBIEdxDQIgAEEBayEAIAFBAWohASAHQQFrIgcNAAsLAkAgBiAOTwRAIAMpAzBCAFINASA1QgBSBEAgBUEQakGBgARPDU4gAygCICEAIAMoAvgCIAVqQRc6A\
AAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgDkECaiEAQQAhASADLQAkQQJGDUUgA0ENOgAkDEULIAZBAWohAEEAIQEMRAsgDkECaiEAQQAhASADLQAkQQJGDUMgA0EMOgAkDEMLI\
ANBBjoAJiADQQI6ACQgA0H+lsAAKQAANwBsIANBhpfAACkAADcAdCADQY6XwAApAAA3AHwgA0GWl8AAKQAANwCEASADQZ6XwAApAAA3AIwBIANBo5fAACkAADcAkQFBLSEIQZkBDEkLIANBBjoAJiADQQI6ACQgA\
0G5lsAAKQAANwBsIANBwZbAACkAADcAdCADQcmWwAApAAA3AHwgA0HPlsAAKQAANwCCAQwCCyADKAIEIAhLDUggA0EGOgAmIANBAjoAJCADQcyUwAApAAA3AGwgA0HUlMAAKQAANwB0IANB2ZTAACkAADcAeQwiC\
yAIRQ0BIAhBAWsgCk8NAQJAIAhBBE8EQCAIIQEgBCEAQYCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIgZqIQAgAUEJTwRAIAEgBGohAgJAIAYgAUEIa0sNACACQQhrI\
QEDQEGAgoQIIAAoAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAUGAgoQIIABBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNASAAQQhqIgAgAU0NAAsLIAAgAk8NBQNAIAAtAABBDUYNBCACI\
ABBAWoiAEcNAAsMBQsgBiAITw0EIAIgCGpBBGshAQNAIAAtAABBDUYNAyAAQQFqIQAgAUEBayIBDQALDAQLA0AgAC0AAEENRg0CIABBAWohACABQQFrIgENAAsMAwsgBCEAIAQtAABBDUYNACAIQQFGDQIgBC0AA\
UENRgRAIARBAWohAAwBCyAIQQJGDQIgBC0AAkENRw0CIARBAmohAAsgACAEayICQQFqIgAgCEYNRyAAIApPDUICQAJAIAAgBGoiAC0AAEEKRgRAIAxBOzoAdCAMQcgAaiAMQfQAaiAEIAAQHCACIQkgDCgCSEEBc\
QRAIAwoAkwgBGshCQsgCUUEQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAApAAA3AHQgA0HxlMAAKQAANwB8IANB95TAACkAADcAggEMBAsgCUEQSw0CQQAhAEIAIS4DQCAAIApGDUYCQCAAIARqL\
QAAIgZBMGsiAUH/AXFBCkkNACAGQeEAa0H/AXFBBk8EQCAGQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAApAAA3AHQgA0HxlMAAKQAANwB8IANB95TAACkAADcAggEMBwsgB\
kE3ayEBDAELIAZB1wBrIQELIAGtQv8BgyAuQgSGfCEuIABBAWoiACAJRw0ACwwBCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMPQsgAyAuNwNAIAMgLjcDMCBFQgBSBEAgBUEQakGBg\
ARPDUkgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiAJNgAAIAVBCWohBQsCQCACIAlNBEAgA0EBOgAUIAMpAzBCAFINASA+QgBSBEAgBUEQakGBgARPDUsgAygCICEAI\
AMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgNUIAUgRAIAVBEGpBgYAETw1LIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIAVqQQFqIABBA2o2AAAgA\
ygC+AIgBWpBBWpBADYAACAFQQlqIQULIAJBAmohAEEAIQEgAy0AJEECRg1CIANBDToAJAxCCyAJQQFqIQBBACEBIAMtACRBAkYNQSADQQs6ACQMQQsgAkECaiEAQQAhASADLQAkQQJGDUAgA0EMOgAkDEALIANBD\
zoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAACkAADcAdCADQY+VwAApAAA3AHwgA0GXlcAALQAAOgCEAUEZIQhBhQEMRgtBHiEIQYoBDEULIAMoAgQgCEsNRSADQQY6ACYgA0ECOgAkIANBzJTAACkAADcAb\
CADQdSUwAApAAA3AHQgA0HZlMAAKQAANwB5DB8LIAitIS4gMEIAUgRAIC8gMFoNRSAwIC99IjEgLiAuIDFWGyEuCyAuUA1EIC4gL3whLyAupyEAQQAhASA2UA08IAVBEGpBgIAESw1EIAMoAiAhAiADKAL4AiAFa\
kEYOgAAIAMoAvgCIAVqQQFqIAI2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQUMPAsgAykDOCIxIAitIi4gLiAxVhshLiAwQgBSBEAgLyAwWg1EIDAgL30iNyAuIC4gN1YbIS4LIC5QDUMgLiAvfCEvIC6nIQACQ\
AJAAkACQCAuIDFaBEAgBUHN/wNrQf//e08NAQxICyA2UA0CIAVBEGpBgYAESQ0BDEcLIDZCAFIEQCAFQRBqQYGABE8NRyADKAIgIQEgAygC+AIgBWpBGDoAACADKAL4AiAFakEBaiABNgAAIAMoAvgCIAVqQQVqI\
AA2AAAgBUEJaiEFCwJAIDVCAFIEQCAFQRBqQYGABEkNAQxICyADQQE6ABQgA0IANwM4IAVBXkgNRwwDCyADKAIgIQEgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAAIAFqNgAAIAMoAvgCIAVqQQVqQQA2AAAgA\
0EBOgAUIANCADcDOCAFQQlqIQUMAgsgAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsgAyADKQM4IC59NwM4QQAhAQw8CwJAIBZFDQAgM0IAUgRAI\
AVBcEgNRSADKAIgIQIgAygC+AIgBWoiAUEEOgAAIAFBBWpBADYAACABQQFqIAAgAmo2AAAgBUEJaiEFCyAyUA0AIAVBcEgNRCADKAIgIQIgAygC+AIgBWoiAUEHOgAAIAFBBWpBADYAACABQQFqIAAgAmo2AAAgB\
UEJaiEFCyADQQA6ABYgA0EAOgAUAkACQCADLQBSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQEgAy0AJEECRw07QQAhAQw9C0EAIQEgAy0AJEECRg08IANBDjoAJAw8CyAZBEAgBUFwSA1EIAMoAiAhAiADKAL4AiAFa\
iIBQQI6AAAgAUEFakEANgAAIAFBAWogAjYAACAFQQlqIQULQQAhASADLQAkQQJGDTsgA0EBOgAkDDsLIAMoAkghACADLQBMIQkCQAJAAkAgAy0AUiIBQQFGBEAgAy0AUUEBcUUNAQsgAy0ATyIGQQFxRSADLQBTQ\
QFGcQ0BIAMtABEhAiADKQMoIS4CQCAJQQFrQf8BcUEBSw0AIAJBAXFFDQAgLkIAUg0DCyADLQAVDQQCQCAAQeUARyIJDQAgAUUNACACQQFxRQ0GCyACQQFxDQYgAy0AFg0SIABByAFJDQcgAEHMAWtBAkkNEiAAQ\
bACRw0IDBILIANBEDoAJiADQQI6ACRByAAhCCADQewAakHFksAAQcgA/AoAAEG0AQxDCyADQQo6ACYgA0ECOgAkQcEAIQggA0HsAGpBjZPAAEHBAPwKAABBrQEMQgsgA0EJOgAmIANBAjoAJCADQc6TwAApAAA3A\
GwgA0HWk8AAKQAANwB0IANB3pPAACkAADcAfCADQeaTwAApAAA3AIQBIANB7pPAACkAADcAjAEgA0H2k8AAKQAANwCUAQtBMCEIQZwBDEALIENQDQwgBUEQakGAgARNDQgMQAsgRFANCyAFQRBqQYCABEsNPyADK\
AIgIQAgAygC+AIgBWpBEjoAACADKAL4AiAFakEBaiAANgAAQQAhASADKAL4AiAFakEFakEANgAAIAVBCWohBSADLQAkQQJGDTgMCwsgBkEBcSIARSADLQBOQQFGcQ0CIAMtABYNAyADLQBNDQQgAA0HIANBAToAF\
CAFQd//A2tB//97SQ0+AkAgFkUNACAzQgBSBEAgBUFwSA1AIAMoAiAhAiADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIDJQDQAgBUFwSA0/IAMoAiAhAiADKAL4AiAFaiIAQQc6A\
AAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIANBADoAFiADQQA6ABQgAQ0KDAwLIAkNCgsgAy0ATUUEQCAGQQFxDQYgA0EJOgAkDAwLIC5CAFINAyADQQE6ABQgBUHf/wNrQf//e0kNPAJAIBZFDQAgM0IAU\
gRAIAVBcEgNPiADKAIgIQEgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAE2AAAgBUEJaiEFCyAyUA0AIAVBcEgNPSADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAE2AAAgBUEJa\
iEFCyADQQA6ABYgA0EAOgAUDAoLIANBBzoAJiADQQI6ACRBzgAhCCADQewAakH+k8AAQc4A/AoAAEG6AQw6CyADQQE6ABQgBUHf/wNrQf//e0kNOiAWRQ0FIDNCAFIEQCAFQXBIDTsgAygCICECIAMoAvgCIAVqI\
gBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgMlANBSAFQXBIDTogAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwFCyAuQgBSDQAgA0EBOgAUIAVB3/8Da\
0H//3tJDTkgFkUNAyAzQgBSBEAgBUFwSA06IAMoAiAhAiADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAjYAACAFQQlqIQULIDJQDQMgBUFwSA05IAMoAiAhAiADKAL4AiAFaiIAQQc6AAAgAEEFakEAN\
gAAIABBAWogAjYAACAFQQlqIQUMAwsgA0EIOgAkDAcLIAMoAiAhACADKAL4AiAFakEROgAAIAMoAvgCIAVqQQFqIAA2AABBACEBIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAkcNAwwwCyADQQo6ACQMB\
QsgA0EAOgAWIANBADoAFCABDQEMAwsgA0EAOgAWIANBADoAFCABDQAMAgsgA0EOOgAkDAILIANBAToAFCAFQd//A2tB//97SQ0yAkAgFkUNACAzQgBSBEAgBUFwSA00IAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgA\
EEFakEANgAAIABBAWogATYAACAFQQlqIQULIDJQDQAgBUFwSA0zIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQLIAMtAFBBAUcNASAZBEAgB\
UFwSA0yIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEBDCkLQQAhASADQQA6ACQMKAsgCEEISQ0uIApBB00NKSAEKQAAQo2UzOrUwcKGClIEQCADQ\
QY6ACYgA0ECOgAkIANB54vAACkAADcAbCADQe+LwAApAAA3AHQgA0H3i8AAKQAANwB8IANB/4vAAC8AADsAhAFBGiEIQYYBDC4LIANBDjoAJEEAIQFBCCEADCYLAkAgCEUNACAIQQFrIApPDQACQCAIQQRPBEAgC\
CEBIAQhAEGAgoQIIAQoAAAiAkGNmrToAHNrIAJyQYCBgoR4cUGAgYKEeEYEQCAEQQQgBEEDcSICayIGaiEAIAFBCU8EQCABIARqIQICQCAGIAFBCGtLDQAgAkEIayEBA0BBgIKECCAAKAIAIgZBjZq06ABzayAGc\
kGAgYKEeHFBgIGChHhHDQFBgIKECCAAQQRqKAIAIgZBjZq06ABzayAGckGAgYKEeHFBgIGChHhHDQEgAEEIaiIAIAFNDQALCyAAIAJPDQQDQCAALQAAQQ1GDQQgAiAAQQFqIgBHDQALDAQLIAYgCE8NAyACIAhqQ\
QRrIQEDQCAALQAAQQ1GDQMgAEEBaiEAIAFBAWsiAQ0ACwwDCwNAIAAtAABBDUYNAiAAQQFqIQAgAUEBayIBDQALDAILIAQhACAELQAAQQ1GDQAgCEEBRg0BIAQtAAFBDUYEQCAEQQFqIQAMAQsgCEECRg0BIAQtA\
AJBDUcNASAEQQJqIQALIAAgBGsiAkEBaiIBIAhGDS4gASAKTw0pAkAgASAEai0AAEEKRgRAQQAhASAAIARHDQFBAiEADCgLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQwjCwJAAkACQ\
CACQQ1PBEAgEkIANwMAIANBADoAFSASQgA3AwggEkIANwMQIBJCADcDGCASQgA3AyAgEkEANgIoIAQtAAhBIEcEQCADQQY6ACYgA0ECOgAkIANBtYvAACkAADcAbCADQb2LwAApAAA3AHQgA0HFi8AAKQAANwB8I\
ANByovAACkAADcAgQEMIgsgBC0AAEHIAEcNBiAELQABQdQARw0GIAQtAAJB1ABHDQEgBC0AA0HQAEcNASAELQAEQS9HDQEgBC0ABUExRw0BIAQtAAZBLkcNASAELQAHQTFHDQEgBC0ACUEwa0H/AXEiB0EKTw0DI\
AQtAApBMGsiDkH/AXFBCUsNAyAELQALQTBrQf8BcSILQQlLDQMgBC0ADEEgRgRAIAJBDUYiDUUEQCAEQQ1qIQAgAkENayEJA0ACQAJAIAAtAAAiBkEgTwRAIAZB/wBGDQEMAgsgBkEJRg0BCyADQQY6ACYgA0ECO\
gAkIANB64rAACkAADcAbCADQfOKwAApAAA3AHQgA0H7isAAKQAANwB8IANBgovAACkAADcAgwEMJwsgAEEBaiEAIAlBAWsiCQ0ACwsgAyAHQeQAbCAOQQpsQf4BcWogC2o2AkggIkUNAyA7QgBSBEAgBUEQakGBg\
ARPDTQgAygCICEAIAMoAvgCIAVqQQo6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEENgAAIAVBCWohBQsgOkIAUgRAIAVBEGpBgYAETw00IAMoAiAhACADKAL4AiAFakELOgAAIAMoAvgCIAVqQQFqI\
ABBBWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJCAFIEQCAFQRBqQYGABE8NNCADKAIgIQAgAygC+AIgBWpBDDoAACADKAL4AiAFakEBaiAAQQlqNgAAIAMoAvgCIAVqQQVqQQM2AAAgBUEJaiEFCyBBU\
A0DIA0NAyAFQRBqQYCABEsNMyADKAIgIQAgAygC+AIgBWpBDToAACADKAL4AiAFakEBaiAAQQ1qNgAAIAMoAvgCIAVqQQVqIAJBDWs2AAAgBUEJaiEFDAMLIANBDDoAJiADQQI6ACQgA0GKi8AAKQAANwBsIANBk\
ovAACkAADcAdCADQZqLwAApAAA3AHwgA0Gii8AAKQAANwCEASADQaqLwAApAAA3AIwBIANBsYvAACgAADYAkwFBKyEIQZcBDDELIANBBjoAJiADQQI6ACQgA0HSi8AAKQAANwBsIANB2ovAACkAADcAdCADQd+Lw\
AApAAA3AHkMCwsgBC0AAkHUAEcNBCAELQADQdAARw0EIAQtAARBL0cNBCADQRE6ACYgA0ECOgAkIANBhonAACkAADcAbCADQY6JwAApAAA3AHQgA0GWicAAKQAANwB8DAgLIAJBAmohACADLQAkQQJGDScgA0EGO\
gAkDCcLIANBDDoAJiADQQI6ACQgA0HPisAAKQAANwBsIANB14rAACkAADcAdCADQd+KwAApAAA3AHwgA0HnisAAKAAANgCEAQwcCyADKAIAIAhLDS0gA0EGOgAmIANBAjoAJCADQbuKwAApAAA3AGwgA0HDisAAK\
QAANwB0IANBy4rAACgAADYAfAwdCyAIRQ0FIAhBAWsgCk8NBQJAIAhBBE8EQCAIIQEgBCEAQYCChAggBCgAACICQY2atOgAc2sgAnJBgIGChHhxQYCBgoR4RgRAIARBBCAEQQNxIgJrIgZqIQAgAUEJTwRAIAEgB\
GohAgJAIAYgAUEIa0sNACACQQhrIQEDQEGAgoQIIAAoAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNAUGAgoQIIABBBGooAgAiBkGNmrToAHNrIAZyQYCBgoR4cUGAgYKEeEcNASAAQQhqIgAgAU0NAAsLI\
AAgAk8NCQNAIAAtAABBDUYNBCACIABBAWoiAEcNAAsMCQsgBiAITw0IIAIgCGpBBGshAQNAIAAtAABBDUYNAyAAQQFqIQAgAUEBayIBDQALDAgLA0AgAC0AAEENRg0CIABBAWohACABQQFrIgENAAsMBwsgBCEAI\
AQtAABBDUYNACAIQQFGDQYgBC0AAUENRgRAIARBAWohAAwBCyAIQQJGDQYgBC0AAkENRw0GIARBAmohAAsgACAEayIOQQFqIgEgCEYNLCABIApPDScCQCABIARqIgItAABBCkYEQEEAIQEgACAERw0BQQIhAAwmC\
yADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIQsCQAJAAkACfwJAIA5BDk8EQCASQgA3AwAgA0EAOgAVIBJCADcDCCASQgA3AxAgEkIANwMYIBJCADcDICASQQA2AiggDEEgOgB0IAxBE\
GogDEH0AGogBCACEBwCQCAMKAIQQQFxBEAgDCgCFCIAIARHDQELIANBBjoAJiADQQI6ACQgA0H9icAAKQAANwBsIANBhYrAACkAADcAdCADQY2KwAApAAA3AHwgA0GUisAAKAAANgCDAUEbIQhBhwEMMgsCQAJAI\
A4gACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgDiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiCSAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCADQe2JwAApAAA3AHQgA0H1i\
cAAKQAANwB8DAsLAkACQCAOIAkgAGsiCSAGaiIQQQFqIgtJDQAgDEEvOgB0IAwgDEH0AGogBCALaiINIA0gDiAQa2oQHCAMKAIAQQFxRQ0AIAwoAgQiEyANRw0BCyADQQY6ACYgA0ECOgAkIANBw4nAACkAADcAb\
CADQcuJwAApAAA3AHQgA0HTicAAKQAANwB8IANB24nAACkAADcAhAEgA0HjicAALwAAOwCMAUEiIQhBjgEMMgsgAiAKSw0tAkACQAJAAkACQAJAAkAgAkEDaw4FAAECAwQGCwJAIAQtAABBxwBrDgoFBgYGBgYGB\
gYABgsCQAJAIAQtAAFB0gBrDgQBBwcABwsgBC0AAkHUAEcNBkEEIQAMCAsgBC0AAkHJAEcNBUEKIQBBAQwICwJAAkAgBC0AAEHIAGsOCQAGBgYGBgYGAQYLIAQtAAFBxQBHDQUgBC0AAkHBAEcNBSAELQADQcQAR\
w0FQQIhAAwHCyAELQABQc8ARw0EIAQtAAJB0wBHDQQgBC0AA0HUAEcNBEEDIQAMBgsCQAJAIAQtAABB0ABrDgUABQUFAQULIAQtAAFBwQBHDQQgBC0AAkHUAEcNBCAELQADQcMARw0EIAQtAARByABHDQRBCSEAD\
AYLIAQtAAFB0gBHDQMgBC0AAkHBAEcNAyAELQADQcMARw0DIAQtAARBxQBHDQNBCCEADAULIAQtAABBxABHDQIgBC0AAUHFAEcNAiAELQACQcwARw0CIAQtAANBxQBHDQIgBC0ABEHUAEcNAiAELQAFQcUARw0CQ\
QUhAAwECwJAAkAgBC0AAEHDAGsODQADAwMDAwMDAwMDAwEDCyAELQABQc8ARw0CIAQtAAJBzgBHDQIgBC0AA0HOAEcNAiAELQAEQcUARw0CIAQtAAVBwwBHDQIgBC0ABkHUAEcNAiADQQE6ABVBBiEADAQLIAQtA\
AFB0ABHDQEgBC0AAkHUAEcNASAELQADQckARw0BIAQtAARBzwBHDQEgBC0ABUHOAEcNASAELQAGQdMARw0BQQchAAwDCyAELQABQcUARg0ECyADQQA6AEwgAiEHIAQhAAwECyADQQY6ACYgA0ECOgAkIANBmIrAA\
CkAADcAbCADQaCKwAApAAA3AHQgA0GmisAAKQAANwB6QRYhCEGCAQwwC0EACyEPIAMgADoATAwCCyADIAQtAAJB1ABGIg86AEwgAiEHIAQhACAPRQ0AQQAhDwwBCwJAA0AgAC0AAC0AgIBARQ0BIABBAWohACAHQ\
QFrIgcNAAtBACEPDAELIANBBjoAJiADQQI6ACQgA0G6iMAAKQAANwBsIANBwojAACkAADcAdCADQcqIwAApAAA3AHwMBQsgEyANayITIAtqIRUgCSEHIAYhAAJAA0AgACAKTw0pIAAgBGotAAAtAICGQARAIABBA\
WohACAHQQFrIgdFDQIMAQsLIANBBjoAJiADQQI6ACQgA0HSiMAAKQAANwBsIANB2ojAACkAADcAdCADQd+IwAApAAA3AHkMBwsgDiAQQQlqRw0CAkAgDiALa0EIRw0AIA0pAAAiLkLIqNGC9cWMlzBRDQIgLkLIq\
NGC9aWMlzFSDQAgD0UNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAApAAA3AHQgA0H3iMAAKQAANwB8IANB/ojAACkAADcAgwEMHgsLIANBBjoAJiADQQI6ACQgA0GeicAAKQAANwBsIANBponAA\
CkAADcAdEEQIQhB/AAMKgsgDw0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAACkAADcAdCADQZaJwAApAAA3AHwMAgsgA0EGOgAmIANBAjoAJCADQa6JwAApAAA3AGwgA0G2icAAKQAANwB0IANBu\
4nAACkAADcAeQwDCwJAICNFDQAgQEIAUgRAIAVBEGpBgYAETw0qIAMoAiAhACADKAL4AiAFakEIOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWogAjYAACAFQQlqIQULID9CAFIEQCAFQRBqQYGABE8NK\
iADKAIgIQAgAygC+AIgBWpBCToAACADKAL4AiAFakEBaiAAIAZqNgAAIAMoAvgCIAVqQQVqIAk2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDSogAygCICEAIAMoAvgCIAVqQQo6AAAgAygC+AIgBWpBAWogA\
CALajYAACADKAL4AiAFakEFaiATNgAAIAVBCWohBQsgOlANACAFQRBqQYCABEsNKSADKAIgIQAgAygC+AIgBWpBCzoAACADKAL4AiAFakEBaiAAIBVBAWpqNgAAIAMoAvgCIAVqQQVqQQM2AAAgBUEJaiEFCyAOQ\
QJqIQAgAy0AJCECIAMtAExBCkYEQCACQQJGDSEgA0EFOgAkDCELIAJBAkYNICADQQY6ACQMIAtBGCEIQYQBDCYLIAMoAgAgCEsNJiADQQY6ACYgA0ECOgAkIANBpYjAACkAADcAbCADQa2IwAApAAA3AHQgA0Gyi\
MAAKQAANwB5C0EVIQhBgQEMJAsCQAJAAkAgAy0AECIARQRAIAMtABFBAXENAQsgAA0CIB0NAQwGCyAeRQ0EIDhCAFIEQCAFQRBqQYGABE8NJyADKAIgIQAgAygC+AIgBWpBBToAACADKAL4AiAFakEBaiAANgAAI\
AMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA0UA0EIAVBEGpBgIAESw0mIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQUMBAsgOUIAUgRAIAVBEGpBg\
YAETw0mIAMoAiAhACADKAL4AiAFakEGOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIDRQDQQgBUEQakGAgARLDSUgAygCICEAIAMoAvgCIAVqQQM6AAAgAygC+AIgBWpBAWogA\
DYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQwECwJAIApBBE0EQCAKQQFNDQMMAQsgBC0ABEEvRw0AIAQoAABByKjRggVHDQAgA0EAOgARAkAgHUUNACA5QgBSBEAgBUEQakGBgARPDScgAygCICEAIAMoAvgCI\
AVqQQY6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgNFANACAFQRBqQYCABEsNJiADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2A\
AAgBUEJaiEFC0EAIQEgAy0AJEECRg0eIANBBDoAJAweCyAELwAAQY0URw0BC0EAIQFBAiEADBsLIANBAToAEQJAIB5FDQAgOEIAUgRAIAVBEGpBgYAETw0kIAMoAiAhACADKAL4AiAFakEFOgAAIAMoAvgCIAVqQ\
QFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIDRQDQAgBUEQakGAgARLDSMgAygCICEAIAMoAvgCIAVqQQM6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQtBACEBIAMtA\
CRBAkYNGyADQQM6ACQMGwtBACEBIAMtACRBAkYNGiADQQM6ACQMGgtBACEBIAMtACRBAkYNGSADQQQ6ACQMGQsgA0EDOgAmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDBMLIAhFDQtBACEAQX8hB\
wJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAA0ACQAJAAkACQAJAAkACQAJAIAAgBGoiCS0AACIBQQ1GBEAgCEEBayAARg04IABBAWoiDyAKTw0zIAlBAWoiAS0AAEEKRw0BAkACQAJAAkAgAEUEQCAkD\
QIgBUEaakGAgARNDQFBASEBQQIhAAw1CyAMQTo6AHQgDEFAayAMQfQAaiAEIAEQHCAMKAJAQQFxBEAgDCgCRCIBIARHDQQLDCgLIAMtAEwgAygCSCIBIAMtABEiAhshBkEAIQBBAEECIAMtAE9rIAMtAE0iCRshB\
yADKAIgQQJqIQ4gAy0AUEF/c0EBcSELAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEuIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvgCIAVqQQFqIA42AAAgAygC+AIgBWpBBWogBjsAA\
CADKAL4AiAFakEHaiALOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAHOgAAIAMoAvgCIAVqQQtqIC5CACAJGzcAACAFQRNqIQUgAy0AJEECRg0BCyADQQc6ACQLIANBA\
ToAFCADLQASIQFBAiEADDELIAEgBGsiDkEBaiEGAkACQAJAIAQtAAAiAUHDAGsOMwEAAAAAAAAAAAAAAAAAAAAAAQEAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAABAQALQQAhAQNAIAEgCkYNNiABIARqL\
QAALQCAgEAEQCAOIAFBAWoiAUYNAwwBCwsMJgsgCiAOSQ00IAMoAkghCwJAAkACQAJAIA5BB2sOCwMkJAIkJCQAJCQBJAsgDiECIAQgAUEgckHjAEcNJBogBCAELQABQSByQe8ARw0kGiAEIAQtAAJBIHJB7gBHD\
SQaIAQgBC0AA0EgckH0AEcNJBogBCAELQAEQSByQeUARw0kGiAEIAQtAAVBIHJB7gBHDSQaIAQgBC0ABkEgckH0AEcNJBogBCAELQAHQS1HDSQaIAQgBC0ACEEgckHsAEcNJBogBCAELQAJQSByQeUARw0kGiAEI\
AQtAApBIHJB7gBHDSQaIAQgBC0AC0EgckHnAEcNJBogBCAELQAMQSByQfQARw0kGiAEIAQtAA1BIHJB6ABHDSQaIAMtAE4NBiALQX5xQcwBRyALQeQAa0HkAE9xRQRAIANBBzoAJiADQQI6ACQgA0GVjMAAKQAAN\
wBsIANBnYzAACkAADcAdCADQaWMwAApAAA3AHwgA0GtjMAAKQAANwCEASADQbWMwAApAAA3AIwBIANBvYzAACkAADcAlAEgA0HFjMAAKQAANwCcASADQc2MwAAoAAA2AKQBQTwhCEGoAQw8CwJAAkAgAy0ATUUEQ\
EEPIQEgACAGTQ0jIAlBAWsiAS0AACICQSBGIgtFIAJBCUdxDQIgAEEQSw0BDCILIANBDToAJiADQQI6ACQgA0GSjcAAKQAANwBsIANBmo3AACkAADcAdCADQaKNwAApAAA3AHwgA0GqjcAAKQAANwCEASADQbGNw\
AApAAA3AIsBDCALIAYgCk8NOCAEIAZqLQAAQSBHDSAgBC0AECICQQlGDSAgAkEgRg0gIAEtAAAiAUEJRg0gIAFBIEYNIEEQIQEgACEJDCMLQRAgBiAEIAZqLQAAIgJBIEYbIgEgAE8NHSABIARqLQAAIgZBCUYNH\
CAAIQkgBkEgRg0cDCILIA4hAiAEIAFBIHJB9ABHDSMaIAQgBC0AAUEgckHyAEcNIxogBCAELQACQSByQeEARw0jGiAEIAQtAANBIHJB7gBHDSMaIAQgBC0ABEEgckHzAEcNIxogBCAELQAFQSByQeYARw0jGiAEI\
AQtAAZBIHJB5QBHDSMaIAQgBC0AB0EgckHyAEcNIxogBCAELQAIQS1HDSMaIAQgBC0ACUEgckHlAEcNIxogBCAELQAKQSByQe4ARw0jGiAEIAQtAAtBIHJB4wBHDSMaIAQgBC0ADEEgckHvAEcNIxogBCAELQANQ\
SByQeQARw0jGiAEIAQtAA5BIHJB6QBHDSMaIAQgBC0AD0EgckHuAEcNIxogBCAELQAQQSByQecARw0jGiADLQBNDQYgC0HMAWtBAkkNGiALQbACRg0aIAtB5ABrQeQASQ0aIABBE00EQEESIQEgAEETRw0ZDBgLI\
AYgCk8NNiAEIAZqLQAAQSBHDRcgBC0AEyIBQQlGDRcgAUEgRg0XIAlBAWstAAAiAUEJRg0XIAFBIEYNF0ETIQEgACEJDBkLIA4hAiAEIAFBIHJB4wBHDSIaIAQgBC0AAUEgckHvAEcNIhogBCAELQACQSByQe4AR\
w0iGiAEIAQtAANBIHJB7gBHDSIaIAQgBC0ABEEgckHlAEcNIhogBCAELQAFQSByQeMARw0iGiAEIAQtAAZBIHJB9ABHDSIaIAQgBC0AB0EgckHpAEcNIhogBCAELQAIQSByQe8ARw0iGiAEIAQtAAlBIHJB7gBHD\
SIaIABBDE0EQEELIQEgAEEMRw0UDBMLIAYgCk8NNSAEIAZqLQAAQSBHDRIgBC0ADCIBQQlGDRIgAUEgRg0SIAlBAWstAAAiAUEJRg0SIAFBIEYNEkEMIQEgACEJDBQLAkACQCABQdQAaw4iAAEiIiIiIiIiIiIiI\
iIiIiIiIiIiIiIiIiIiIiIiIiIAASILAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8gBHDQAgA0EBOgBTIABBC\
U0EQEEIIQEgAEEJRw0TDBILIAYgCk8NNiAEIAZqLQAAQSBHDREgBC0ACSIBQQlGDREgAUEgRg0RIAlBAWstAAAiAUEJRg0RIAFBIEYNEUEJIQEgACEJDCYLIA4hAiAEIAFB1QBHDSIaCyAOIQIgBCAELQABQSByQ\
fAARw0hGiAEIAQtAAJBIHJB5wBHDSEaIAQgBC0AA0EgckHyAEcNIRogBCAELQAEQSByQeEARw0hGiAEIAQtAAVBIHJB5ABHDSEaIAQgBC0ABkEgckHlAEcNIRogAEEJTQRAQQghASAAQQlHDQ0MDAsgBiAKTw00I\
AQgBmotAABBIEcNCyAELQAJIgFBCUYNCyABQSBGDQsgCUEBay0AACIBQQlGDQsgAUEgRg0LQQkhASAAIQkMDQsgGkUNISAOQQJqIgEgAE8NCCAGIApPDTMgBCAGai0AAEEgRw0IIAEgBGotAAAiAkEJRg0IIAJBI\
EYNCCAJQQFrLQAAIgJBCUYNCCAAIQkgAkEgRw0jDAgLAkAgAUEgTwRAIAFB/wBGDQEMCAsgAUEJRg0HCyAAIApPDSMgAEECTQRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQcgACAIQQFqIghHDQALDCQLQYCCh\
AggBCgAACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4RwRAIABBAWohAEEAIQgDQCAEIAhqLQAAQTpGDQcgACAIQQFqIghHDQALDCQLQQQgBEEDcSICayEBIABBCEkNAyAJQQFqIQIgASAEaiEIIAEgAEEHayIAS\
w0EIAAgBGohAANAQYCChAggCCgCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0FQYCChAggCEEEaigCACIBQbr06NEDc2sgAXJBgIGChHhxQYCBgoR4Rw0FIAhBCGoiCCAATQ0ACwwECyADQQY6ACYgA0ECO\
gAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMKgsgA0EHOgAmIANBAjoAJEHJACEIIANB7ABqQbmNwABByQD8CgAAQbUBDDQLIANBCDoAJiADQQI6ACRByQAhCCADQewAakGgkMAAQckA/AoAAEG1AQwzCyAAI\
AFJDR8gBEEEaiEBIABBA2shAEEAIAJrIQgDQCABIAhqLQAAQTpGDQIgCEEBaiIIIABHDQALDB8LIAIgCE0NHgNAIAgtAABBOkYNASAIIAlGIAhBAWohCEUNAAsMHgsgA0EGOgAmIANBAjoAJCADQaGSwAApAAA3A\
GwgA0GpksAAKQAANwB0IANBsZLAACkAADcAfCADQbmSwAApAAA3AIQBIANBwZLAACgAADYAjAEMFgsgB0EBaiEHIAggAEEBaiIARw0BDB0LCyAAAn8CQCAAIAZNDQADQCAEIAZqLQAAIgFBCUcgAUEgR3ENASAAI\
AZBAWoiBkcNAAsgAAwBCyAGCyIBTQRAIAAhCQwaCwNAIAcgCk8NKgJAIAQgB2otAAAiAkEJRg0AIAJBIEYNACAHQQFqIQkMGwsgASAHSSAHQQFrIQcNAAsgASEJDBkLQQghAQNAIAEgBGotAAAiBkEJRyAGQSBHc\
Q0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSogBCAHai0AACIGQQlHIAZBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFGDQEgCUEBaiEPCyAEQQFrIRAgBCAPaiETI\
AEhBwNAAkAgByAJTw0AIAcgCk8NKCAEIAdqLQAAIgJBCUYEQCAHQQFqIQcMAgsgAkEgRw0AIAdBAWohBwwBCwJAIAcgCUYNAAJAAkACfyAJIAkgCk8NABogCSAHIAlLDQAaIAxBLDoAdCAMQThqIAxB9ABqIAQgB\
2oiBiATEBwgDCgCOEEBcSILBH8gDCgCPCAGawUgAgsgB2ogCSALGwsiCyAHQQFqIgZNDQAgByAKTw0qIAQgB2otAABBIEcNACAGIApPDSogBCAGai0AACICQQlGDQAgAkEgRg0AIAtBAWsiAiAKTw0qIAIgBGotA\
AAiDUEJRg0AIAshAiANQSBHDQELAkACfwJAIAcgC08NACAHIAogByAKSxshAgNAIAIgB0YNLSAEIAdqLQAAIgZBCUcgBkEgR3ENASALIAdBAWoiB0cNAAsgCwwBCyAHCyIGIAsiAk8NAANAIAJBAWsiByAKTw0rI\
AIgEGotAAAiDUEJRyANQSBHcQ0BIAciAiAGSw0ACyAGIQILIAIgBkcNACADQQY6ACYgA0ECOgAkIANBxZHAACkAADcAbCADQc2RwAApAAA3AHQgA0HVkcAAKQAANwB8IANB2pHAACkAADcAgQEMHQsCQAJAAn8gA\
iACIApPIhUNABogAiACIAZJDQAaIAxBLzoAdCAMQTBqIAxB9ABqIAQgBmoiDSACIARqQQFqEBwgDCgCMEEBcSIPBH8gDCgCNCANawUgBwsgBmogAiAPGwsiDSAGRg0AIAYgDU8NASAKIAZrIgdBACAHIApNGyEHI\
A0gBmshDyAEIAZqIQYDQCAHRQ0rIAYtAAAtAICAQEUNASAHQQFrIQcgBkEBaiEGIA9BAWsiDw0ACwwBCyADQQY6ACYgA0ECOgAkIANB4pHAACkAADcAbCADQeqRwAApAAA3AHQgA0HykcAAKQAANwB8IANB+pHAA\
CgAADYAhAEMHAsCQCACIA1NDQAgDUEBaiEHAkAgFUUEQCAMQS86AHQgDEEoaiAMQfQAaiAEIAdqIgYgBiACIA1rahAcIAwoAihBAXENAQsgAiAHRg0AIAIgB00NAQNAIAcgCk8NKyAEIAdqLQAALQCAgEBFDQEgB\
0EBaiIHIAJHDQALDAELIANBBjoAJiADQQI6ACQgA0HikcAAKQAANwBsIANB6pHAACkAADcAdCADQfKRwAApAAA3AHwgA0H6kcAAKAAANgCEAQwcCyAJIAtGDQAgC0EBaiEHDAELCyADQQE6AFIMFgsgA0EGOgAmI\
ANBAjoAJCADQcWRwAApAAA3AGwgA0HNkcAAKQAANwB0IANB1ZHAACkAADcAfCADQdqRwAApAAA3AIEBDBkLQQghAQNAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaA\
kADQCAHIApPDSYgBCAHai0AACICQQlHIAJBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDRMgA0EGOgAmIANBAjoAJCADQaiRwAApAAA3AGwgA0GwkcAAKQAANwB0IANBuJHAACkAADcAfCADQ\
b2RwAApAAA3AIEBDBcLQQshAQNAIAEgBGotAAAiBkEJRyAGQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSQgBCAHai0AACIGQQlHIAZBIEdxDQEgASAHSSAHQQFrIQcNAAsgA\
QwBCyAHQQFqCyIJIAFHDQAMAQsgCSAKSw0gIAEgCUsNICABIARqIQYCQAJAAkACQCAJIAFrQQVrDgYAAwIDAwEDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMAR\
w0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBMLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAYtAANBIHJB8ABHDQEgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQEgBi0ABkEgckHsAEcNA\
SAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwSCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8ABHDQAgBi0AAkEgckHnAEcNACAGLQADQSByQfIARw0AIAYtAARBIHJB4QBHDQAgBi0AB\
UEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwRCyAEQQFrIQ0gBCAJakEBaiEQIAEhBwNAAkAgByAJTw0AIAQgB2otAAAiAkEJRgRAIAdBAWohBwwCCyACQSBHDQAgB0EBaiEHDAELIAcgCUYNEQJAAkACf\
yAJIAkgCk8NABogCSAHIAlLDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgB2oiBiAQEBwgDCgCIEEBcSILBH8gDCgCJCAGawUgAgsgB2ogCSALGwsiCyAHQQFqIgZNDQAgByAKTw0jIAQgB2otAABBIEcNACAGIApPD\
SMgBCAGai0AACICQQlGDQAgAkEgRg0AIAtBAWsiAiAKTw0jIAIgBGotAAAiD0EJRg0AIAshAiAPQSBHDQELAkACfwJAIAcgC08NACAHIAogByAKSxshAgNAIAIgB0YNJiAEIAdqLQAAIgZBCUcgBkEgR3ENASALI\
AdBAWoiB0cNAAsgCwwBCyAHCyIGIAsiAk8NAANAIAJBAWsiByAKTw0kIAIgDWotAAAiD0EJRyAPQSBHcQ0BIAciAiAGSw0ACyAGIQILIAIgBkcNAAwCCyACIApLDSEgAiAGSQ0hIAQgBmohBwJAAkACQAJAAkAgA\
iAGayIPQQVrDgYAAwEDAwIDCyAHLQAAQSByQeMARw0CIActAAFBIHJB7ABHDQIgBy0AAkEgckHvAEcNAiAHLQADQSByQfMARw0CIActAARBIHJB5QBHDQIgA0EBOgBQDAMLIActAABBIHJB9QBHDQEgBy0AAUEgc\
kHwAEcNASAHLQACQSByQecARw0BIActAANBIHJB8gBHDQEgBy0ABEEgckHhAEcNASAHLQAFQSByQeQARw0BIActAAZBIHJB5QBHDQEgA0EBOgBRDAILIActAABBIHJB6wBHDQAgBy0AAUEgckHlAEcNACAHLQACQ\
SByQeUARw0AIActAANBIHJB8ABHDQAgBy0ABEEtRw0AIActAAVBIHJB4QBHDQAgBy0ABkEgckHsAEcNACAHLQAHQSByQekARw0AIActAAhBIHJB9gBHDQAgBy0ACUEgckHlAEYNAQsCQCACIAZGDQAgAiAGTQ0BA\
0AgBy0AAC0AgIBARQ0BIAdBAWohByAPQQFrIg8NAAsMAQsgA0EGOgAmIANBAjoAJCADQYmRwAApAAA3AGwgA0GRkcAAKQAANwB0IANBmZHAACkAADcAfCADQaCRwAApAAA3AIMBDBgLIAkgC0YNESALQQFqIQcMA\
AsACyADQQY6ACYgA0ECOgAkIANB6ZDAACkAADcAbCADQfGQwAApAAA3AHQgA0H5kMAAKQAANwB8IANBgZHAACkAADcAhAFBICEIQYwBDCMLQRIhAQNAIAEgBGotAAAiBkEJRyAGQSBHcQ0BIAAgAUEBaiIBRw0AC\
yAAIQELAn8gACAAIAFNDQAaAkADQCAHIApPDSAgBCAHai0AACIGQQlHIAZBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDQAgA0EGOgAmIANBAjoAJCADQcGOwAApAAA3AGwgA0HJjsAAKQAAN\
wB0IANB0Y7AACkAADcAfCADQdmOwAApAAA3AIQBIANB4I7AACkAADcAiwEMBAsgA0EBOgBOIAkgCksNHCABIAlLDRwCQCAJIAFrQQdGBEAgASAEaiIGNQAAIAZBBmoxAABCMIYgBkEEajMAAEIghoSEQuPQ1fO2r\
ZkyUQ0BCyAEQQFrIQ8gBCAJakEBaiEQIAMtAE8hDSABIQcDQAJAIAcgCU8NACAEIAdqLQAAIgJBCUYEQCAHQQFqIQcMAgsgAkEgRw0AIAdBAWohBwwBCyAHIAlGDQ4CQCAJIgYgCk8NACAGIAdJDQAgDEEsOgB0I\
AxBGGogDEH0AGogBCAHaiIGIBAQHCAMKAIYQQFxIgsEfyAMKAIcIAZrBSACCyAHaiAJIAsbIQYLAkACQCAHQQFqIgsgBk8NACAHIApPDSAgBCAHai0AAEEgRw0AIAogC00NICAEIAtqLQAAIgJBCUYNACACQSBGD\
QAgBkEBayICIApPDSAgAiAEai0AACITQQlGDQAgBiECIBNBIEcNAQsCfwJAIAYgB00NACAHIAogByAKSxshAgNAIAIgB0YNIiAEIAdqLQAAIgtBCUcgC0EgR3ENASAGIAdBAWoiB0cNAAsgBgwBCyAHCyELAkAgC\
yAGIgJPDQADQCACQQFrIgcgCk8NISACIA9qLQAAIhNBCUcgE0EgR3ENASAHIgIgC0sNAAsgCyECCyACIAtHDQAgA0EGOgAmIANBAjoAJCADQcGOwAApAAA3AGwgA0HJjsAAKQAANwB0IANB0Y7AACkAADcAfCADQ\
dmOwAApAAA3AIQBIANB4I7AACkAADcAiwEMBgsgA0EBOgBOIAIgCksNHiACIAtJDR4CQAJAIAIgC2tBB0cNACAEIAtqIgctAABBIHJB4wBHDQAgBy0AAUEgckHoAEcNACAHLQACQSByQfUARw0AIActAANBIHJB7\
gBHDQAgBy0ABEEgckHrAEcNACAHLQAFQSByQeUARw0AIActAAZBIHJB5ABHDQAgDUEBcUUEQEEBIQ0gA0EBOgBPDAILIANBDjoAJiADQQI6ACRB6wAhCCADQewAakHojsAAQesA/AoAAEHXAQwkCyANQQFxQQAhD\
UUNACADQQ46ACYgA0ECOgAkQc0AIQggA0HsAGpB04/AAEHNAPwKAABBuQEMIwsgBiAJRg0OIAZBAWohBwwACwALIAMtAE9FBEAgA0EBOgBPDA0LIANBDjoAJiADQQI6ACRB6wAhCCADQewAakHojsAAQesA/AoAA\
EHXAQwgCyADQQg6ACYgA0ECOgAkIANBgo7AACkAADcAbCADQYqOwAApAAA3AHQgA0GSjsAAKQAANwB8IANBmo7AACkAADcAhAEgA0GijsAAKQAANwCMASADQaqOwAApAAA3AJQBIANBso7AACkAADcAnAEgA0G5j\
sAAKQAANwCjAUE/IQhBqwEMHwsgAEERSQ0AIAJBIEcNACAELQAQIgFBCUYNACABQSBGDQBBECEBIAAhCSALRQ0FC0EPIQECQANAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAI\
AFNDQAaAkADQCAHIApPDRwgBCAHai0AACICQQlHIAJBIEdxDQEgASAHSSAHQQFrIQcNAAsgAQwBCyAHQQFqCyIJIAFHDQQgA0EGOgAmIANBAjoAJCADQdGMwAApAAA3AGwgA0HZjMAAKQAANwB0IANB4YzAACkAA\
DcAfCADQemMwAApAAA3AIQBIANB8YzAACgAADYAjAEMAwtBJyEIQZMBDBwLQQ8hAQNAIAEgBGotAAAiAkEJRyACQSBHcQ0BIAAgAUEBaiIBRw0ACyAAIQELAn8gACAAIAFNDQAaA0AgByAKTw0YAkAgBCAHai0AA\
CICQQlGDQAgAkEgRg0AIAdBAWoMAgsgASAHSSAHQQFrIQcNAAsgAQsiCSABRw0BIANBBjoAJiADQQI6ACQgA0HRjMAAKQAANwBsIANB2YzAACkAADcAdCADQeGMwAApAAA3AHwgA0HpjMAAKQAANwCEASADQfGMw\
AAoAAA2AIwBC0EkIQhBkAEMGQsgCSABayIGQRNNBEBCACEuIAEgCUkEQCAKIAFrIgJBACACIApNGyEHIAEgBGohAgNAIAdFDRcgAi0AAEEwayILQf8BcUEKTwRAIANBDToAJiADQQI6ACQgA0H1jMAAKQAANwBsI\
ANB/YzAACkAADcAdCADQYWNwAApAAA3AHwgA0GKjcAAKQAANwCBAQwMCyAuQgp+IAutQv8Bg3whLiAHQQFrIQcgAkEBaiECIAZBAWsiBg0ACwsgAyAuNwM4IAMgLjcDKCADQQE6AE0MBQsgA0ENOgAmIANBAjoAJ\
CADQfWMwAApAAA3AGwgA0H9jMAAKQAANwB0IANBhY3AACkAADcAfCADQYqNwAApAAA3AIEBDAgLIA4hAiAECyEBAkADQCABLQAALQCAgEAEQCABQQFqIQEgAkEBayICDQEMAgsLDAQLIBpFDQACQCAOQQJqIgEgA\
E8NACAGIApPDRMgBCAGai0AAEEgRw0AIAEgBGotAAAiAkEJRg0AIAJBIEYNACAJQQFrLQAAIgJBCUYNACAAIQkgAkEgRw0DCwJAIAAgBk0NAANAIAQgBmotAAAiAUEJRyABQSBHcQ0BIAAgBkEBaiIGRw0ACyAAI\
QYLIAAgBk0NAAJAA0AgByAKTw0UIAQgB2otAAAiAUEJRyABQSBHcQ0BIAYgB0kgB0EBayEHDQALIAYMAgsgB0EBagwBCyAACyEJIAYhAQsgJkUEQCAFQRBqQYCABEsNFSADKAIgIQIgAygC+AIgBWpBDjoAACADK\
AL4AiAFakEBaiACNgAAIAMoAvgCIAVqQQVqIA42AAAgBUEJaiEFCyAFICVFDQcaIAVBEGpBgIAESw0UIAkgAWshByADKAIgIAFqIRdBDyEBDAYLIANBBjoAJiADQQI6ACQgA0H+kcAAKQAANwBsIANBhpLAACkAA\
DcAdCADQY6SwAApAAA3AHwgA0GWksAAKQAANwCEASADQZ2SwAAoAAA2AIsBQSMhCEGPAQwSCyADKAIEIAhLDRIgA0EGOgAmIANBAjoAJCADQYGMwAApAAA3AGwgA0GJjMAAKQAANwB0IANBkYzAACgAADYAfAwCC\
0EcIQhBiAEMEAtBHSEIQYkBDA8LQRQhCEGAAQwOC0EfIQhBiwEMDQsgAygC+AIgBWogAToAACADKAL4AiAFakEBaiAXNgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJagshBUEAIQEgAEECaiIADQQMBQtBDSEIQfkAD\
AoLAkAgFkUNACAzQgBSBEAgBUFwSA0MIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogAUECajYAACAFQQlqIQULIDJQDQAgBUFwSA0LIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEAN\
gAAIABBAWogAUECajYAACAFQQlqIQULIANBADoAFiADQQA6ABQCQAJAIAMtAFJBAUYEQCADLQARQQFxDQELIAMtAFANAUECIQAgAy0AJEECRw0CQQAhAQwEC0ECIQBBACEBIAMtACRBAkYNAyADQQ46ACQMAwsgG\
UUNASAFQXBIDQogAygCICEBIAMoAvgCIAVqIgBBAjoAACAAQQVqQQA2AAAgAEEBaiABNgAAIAVBCWohBQwBC0EAIQEgA0EAOgAkDAELQQIhAEEAIQEgAy0AJEECRg0AIANBAToAJAsgAyADKAIgIABqNgIgIAAgC\
ksNAiAIIABrIQggACAEaiEEIAogAGshCgtBASEXIAFBAXENBiADLQAlQQFxRQ0ACwwFCwALAAsgAygC+AJBADoAAAwDCyADQQY6ACYgA0ECOgAkIANBlojAACkAADcAbCADQZ2IwAApAAA3AHNBDyEIQfsACyADI\
Ag6APQCQQAhFyADakEAOgAACyADIAMpAxggAygCICIBrXw3AxgCQCADLQATRQ0AIAMoAvACIgAEQCADKALsAiAAEFcLIANCADcC7AIgASAUTw0AAkACQCAKRQRAQQEhCAwBCyAKQQEQVSIIRQ0BIApFDQAgCCAEI\
Ar8CgAACyADIAg2AuwCIAMgCjYC8AIMAQsACwJAAkAgLUIBg1AgF3IEQCAhRQ0BDAILIAVB+v8Da0H//3tJDQAgAygC+AIgBWoiAEEBOgAAIABBAWogAygCIDYAACAAQQVqIAMtACY6AAAgBUEGaiEFCyADKAL4A\
iAFakEAOgAACwJAIAMpA1giLVANACAtQgGDIS4gLUKAgAKDIS8gLUICgyEwIC1CBIMhMiAtQgiDITMgLUIQgyE0IC1CIIMhNSAtQsAAgyE2IC1CgAGDITEgLUKAAoMhOCAtQoAEgyE5IC1CgAiDITogLUKAEIMhO\
yAtQoAggyE8IC1CgMAAgyE9IC1CgIABgyE+IC1CgIAEgyE/IC1CgIAIgyFAIC1CgIAQgyFBIC1CgIAggyFCIC1CgIDAAIMhQyAtQoCAgAGDIUQgLUKAgIACgyFFIC1CgICABIMhRiAtQoCAgAiDITcgLUKAgIAQg\
yFHIC1CgICAIIMhSCAtQoCAgMAAgyEtIAMoAmghBiADKAL4AiEJQQAhBANAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAQgCWoiAC0AAEEBaw4cA\
AIDBAUGBwgJCgsMDQ4PARAREhMUFRYXGBkaGx8LQQYhAiAuUA0bIAYgAEEBaigAAEEAEAAgBEEGaiEEDB0LQRMhAiAvUA0aIAYgAEEBaigAACAAQQVqLwAAIABBB2otAABBAEcgAEEIai0AAEEARyAAQQlqLQAAQ\
QBHIABBCmotAAAgAEELaikAALoQASAEQRNqIQQMHAtBCSECIDBQDRkgBiAAQQFqKAAAIABBBWooAAAQAiAEQQlqIQQMGwtBCSECIDJQDRggBiAAQQFqKAAAIABBBWooAAAQAyAEQQlqIQQMGgtBCSECIDNQDRcgB\
iAAQQFqKAAAIABBBWooAAAQBCAEQQlqIQQMGQtBCSECIDRQDRYgBiAAQQFqKAAAIABBBWooAAAQBSAEQQlqIQQMGAtBCSECIDVQDRUgBiAAQQFqKAAAIABBBWooAAAQBiAEQQlqIQQMFwtBCSECIDZQDRQgBiAAQ\
QFqKAAAIABBBWooAAAQByAEQQlqIQQMFgtBCSECIDFQDRMgBiAAQQFqKAAAIABBBWooAAAQCCAEQQlqIQQMFQtBCSECIDhQDRIgBiAAQQFqKAAAIABBBWooAAAQCSAEQQlqIQQMFAtBCSECIDlQDREgBiAAQQFqK\
AAAIABBBWooAAAQCiAEQQlqIQQMEwtBCSECIDpQDRAgBiAAQQFqKAAAIABBBWooAAAQCyAEQQlqIQQMEgtBCSECIDtQDQ8gBiAAQQFqKAAAIABBBWooAAAQDCAEQQlqIQQMEQtBCSECIDxQDQ4gBiAAQQFqKAAAI\
ABBBWooAAAQDSAEQQlqIQQMEAtBCSECID1QDQ0gBiAAQQFqKAAAIABBBWooAAAQDiAEQQlqIQQMDwtBCSECID5QDQwgBiAAQQFqKAAAIABBBWooAAAQDyAEQQlqIQQMDgtBCSECID9QDQsgBiAAQQFqKAAAIABBB\
WooAAAQECAEQQlqIQQMDQtBCSECIEBQDQogBiAAQQFqKAAAIABBBWooAAAQESAEQQlqIQQMDAtBCSECIEFQDQkgBiAAQQFqKAAAIABBBWooAAAQEiAEQQlqIQQMCwtBCSECIEJQDQggBiAAQQFqKAAAIABBBWooA\
AAQEyAEQQlqIQQMCgtBCSECIENQDQcgBiAAQQFqKAAAIABBBWooAAAQFCAEQQlqIQQMCQtBCSECIERQDQYgBiAAQQFqKAAAIABBBWooAAAQFSAEQQlqIQQMCAtBCSECIEVQDQUgBiAAQQFqKAAAIABBBWooAAAQF\
iAEQQlqIQQMBwtBCSECIEZQDQQgBiAAQQFqKAAAIABBBWooAAAQFyAEQQlqIQQMBgtBCSECIDdQDQMgBiAAQQFqKAAAIABBBWooAAAQGCAEQQlqIQQMBQtBCSECIEdQDQIgBiAAQQFqKAAAIABBBWooAAAQGSAEQ\
QlqIQQMBAtBCSECIEhQDQEgBiAAQQFqKAAAIABBBWooAAAQGiAEQQlqIQQMAwtBCSECIC1CAFINAQsgAiAEaiEEDAELIAYgAEEBaigAACAAQQVqKAAAEBsgBEEJaiEEDAALAAsgICAYQQBHcUUNACARIBgQVwsgD\
EGQAWokACABCwkAIABBAToAJQuFAQAgAEEAOwEkIAFFBEAgAEIANwMYCyAAQQA6APQCIABBADoAbCAAQQA6ACYgACgC8AIiAQRAIAAoAuwCIAEQVwsgAEIANwMoIABBADsAFSAAQgA3AuwCIABCADcDMCAAQgA3A\
zggAEIANwNAIABCADcDSCAAQQA2AlAgACgC+AJBADoAAAsJACAAQQA6ACULCQAgACABNwNYCwkAIAAgATcDYAsJACAAIAE6ABcLCQAgACABOgAVCwkAIAAgAToAEQsJACAAIAE3AwgLCQAgACABNgIECwkAIAAgA\
TYCAAsJACAAIAE6ABALCQAgACABOgAUCwkAIAAgAToAEwsJACAAIAE6ABYLCQAgACABOgASCwcAIAAtABQLBwAgAC0AEwsHACAALQAWCwcAIAAtABIL9AIBBX8gAUEJTwRAAkAgAEHN/3tBECABIAFBEE0bIgJrT\
w0AIAJBECAAQQtqQXhxIABBC0kbIgRqQQxqEFYiAEUNACAAQQhrIQECQCACQQFrIgMgAHFFBEAgASEADAELIABBBGsiBSgCACIGQXhxIAAgA2pBACACa3FBCGsiACACQQAgACABa0EQTRtqIgAgAWsiAmshAyAGQ\
QNxBEAgACADIAAoAgRBAXFyQQJyNgIEIAAgA2oiAyADKAIEQQFyNgIEIAUgAiAFKAIAQQFxckECcjYCACABIAJqIgMgAygCBEEBcjYCBCABIAIQWgwBCyABKAIAIQEgACADNgIEIAAgASACajYCAAsCQCAAKAIEI\
gFBA3FFDQAgAUF4cSICIARBEGpNDQAgACAEIAFBAXFyQQJyNgIEIAAgBGoiASACIARrIgRBA3I2AgQgACACaiICIAIoAgRBAXI2AgQgASAEEFoLIABBCGohAwsgAw8LIAAQVguTJgIJfwF+IwBBEGsiCCQAAkACQ\
AJAIABB9QFPBEAgAEHM/3tLBEBBACEADAQLIABBC2oiAUF4cSEFQdCbwAAoAgAiCUUNAkEfIQYgAEH1//8HTw0BIAVBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBgwBCwJAAkACQAJAAkBBzJvAACgCACIEQRAgA\
EELakH4A3EgAEELSRsiBUEDdiIAdiIBQQNxBEAgAUF/c0EBcSAAaiIHQQN0IgFBxJnAAGoiACABQcyZwABqKAIAIgIoAggiA0YNASADIAA2AgwgACADNgIIDAILIAVB1JvAACgCAE0NBiABRQRAQdCbwAAoAgAiA\
EUNByAAaEECdEG0mMAAaigCACIBKAIEQXhxIAVrIQMgASECA0ACQCABKAIQIgBFBEAgASgCFCIARQ0BCyAAKAIEQXhxIAVrIgEgAyABIANJIgEbIQMgACACIAEbIQIgACEBDAELCyACKAIYIQYCQAJAIAIgAigCD\
CIARgRAIAJBFEEQIAIoAhQiABtqKAIAIgENAUEAIQAMAgsgAigCCCIBIAA2AgwgACABNgIIDAELIAJBFGogAkEQaiAAGyEEA0AgBCEHIAEiAEEUaiAAQRBqIAAoAhQiARshBCAAQRRBECABG2ooAgAiAQ0ACyAHQ\
QA2AgALIAZFDQUCQCACKAIcQQJ0QbSYwABqIgEoAgAgAkcEQCACIAYoAhBHBEAgBiAANgIUIAANAgwICyAGIAA2AhAgAA0BDAcLIAEgADYCACAARQ0FCyAAIAY2AhggAigCECIBBEAgACABNgIQIAEgADYCGAsgA\
igCFCIBRQ0FIAAgATYCFCABIAA2AhgMBQsCQEECIAB0IgJBACACa3IgASAAdHFoIgdBA3QiAUHEmcAAaiICIAFBzJnAAGooAgAiACgCCCIDRwRAIAMgAjYCDCACIAM2AggMAQtBzJvAACAEQX4gB3dxNgIACyAAI\
AVBA3I2AgQgACAFaiIGIAEgBWsiB0EBcjYCBCAAIAFqIAc2AgBB1JvAACgCACICRQ0CQdybwAAoAgAhAQJAQcybwAAoAgAiBEEBIAJBA3Z0IgNxRQRAQcybwAAgAyAEcjYCACACQXhxQcSZwABqIgMhBAwBCyACQ\
XhxIgJBxJnAAGohBCACQcyZwABqKAIAIQMLIAQgATYCCCADIAE2AgwgASAENgIMIAEgAzYCCAwCC0HMm8AAIARBfiAHd3E2AgALIAJBCGohACACIAFBA3I2AgQgASACaiIBIAEoAgRBAXI2AgQMBQsgAEEIaiEAQ\
dybwAAgBjYCAEHUm8AAIAc2AgAMBAtB0JvAAEHQm8AAKAIAQX4gAigCHHdxNgIACwJAAkAgA0EQTwRAIAIgBUEDcjYCBCACIAVqIgcgA0EBcjYCBCADIAdqIAM2AgBB1JvAACgCACIBRQ0BQdybwAAoAgAhAAJAQ\
cybwAAoAgAiBEEBIAFBA3Z0IgZxRQRAQcybwAAgBCAGcjYCACABQXhxQcSZwABqIgQhAQwBCyABQXhxIgRBxJnAAGohASAEQcyZwABqKAIAIQQLIAEgADYCCCAEIAA2AgwgACABNgIMIAAgBDYCCAwBCyACIAMgB\
WoiAEEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwBC0Hcm8AAIAc2AgBB1JvAACADNgIACyACQQhqIgBFDQEMAgtBACAFayEDAkACQAJAIAZBAnRBtJjAAGooAgAiAkUEQEEAIQFBACEADAELQQAhASAFQRkgBkEBd\
mtBACAGQR9HG3QhBEEAIQADQAJAIAIoAgRBeHEiByAFSQ0AIAcgBWsiByADTw0AIAIhASAHIgMNAEEAIQMgASEADAMLIAIoAhQiByAAIAcgAiAEQR12QQRxaigCECICRxsgACAHGyEAIARBAXQhBCACDQALCyAAI\
AFyRQRAQQAhAUECIAZ0IgBBACAAa3IgCXEiAEUNAyAAaEECdEG0mMAAaigCACEACyAARQ0BCwNAIAMgACgCBEF4cSICIAVrIgQgAyADIARLIgQbIAIgBUkiAhshAyABIAAgASAEGyACGyEBIAAoAhAiAgR/IAIFI\
AAoAhQLIgANAAsLIAFFDQAgBUHUm8AAKAIAIgBNIAMgACAFa09xDQAgASgCGCEGAkACQCABIAEoAgwiAEYEQCABQRRBECABKAIUIgAbaigCACICDQFBACEADAILIAEoAggiAiAANgIMIAAgAjYCCAwBCyABQRRqI\
AFBEGogABshBANAIAQhByACIgBBFGogAEEQaiAAKAIUIgIbIQQgAEEUQRAgAhtqKAIAIgINAAsgB0EANgIACwJAIAZFDQACQAJAIAEoAhxBAnRBtJjAAGoiAigCACABRwRAIAEgBigCEEcEQCAGIAA2AhQgAA0CD\
AQLIAYgADYCECAADQEMAwsgAiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABKAIUIgJFDQEgACACNgIUIAIgADYCGAwBC0HQm8AAQdCbwAAoAgBBfiABKAIcd3E2AgALAkAgA0EQT\
wRAIAEgBUEDcjYCBCABIAVqIgAgA0EBcjYCBCAAIANqIAM2AgAgA0GAAk8EQCAAIAMQWwwCCwJAQcybwAAoAgAiAkEBIANBA3Z0IgRxRQRAQcybwAAgAiAEcjYCACADQfgBcUHEmcAAaiIDIQIMAQsgA0H4AXEiB\
EHEmcAAaiECIARBzJnAAGooAgAhAwsgAiAANgIIIAMgADYCDCAAIAI2AgwgACADNgIIDAELIAEgAyAFaiIAQQNyNgIEIAAgAWoiACAAKAIEQQFyNgIECyABQQhqIgANAQsCQAJAAkACQAJAAkACQCAFQdSbwAAoA\
gAiAUsEQCAFQdibwAAoAgAiAE8EQCAIQQRqIQACfwJAIAVBr4AEakGAgHxxIgFFDQBB+JvAAC0AAEH4m8AAQQE6AABBgJzAACECIAFBgOQDSw0ADQBBgOQDDAELQQAhAkEAIAFBEHYgAUH//wNxQQBHaiIBQAAiB\
EF/Rg0AGiABQRB0IgFBEGsgASAEQRB0IgJBACABa0YbCyEBIABBADYCCCAAIAE2AgQgACACNgIAIAgoAgQiAUUEQEEAIQAMCgsgCCgCDCEHQeSbwAAgCCgCCCIEQeSbwAAoAgBqIgA2AgBB6JvAACAAQeibwAAoA\
gAiAiAAIAJLGzYCAAJAAkBB4JvAACgCACICBEBBtJnAACEAA0AgASAAKAIAIgMgACgCBCIGakYNAiAAKAIIIgANAAsMAgtB8JvAACgCACIARQ0HIAAgAUsNBwwJCyABIAJNDQAgAiADSQ0AIAAoAgwiA0EBcQ0AI\
ANBAXYgB0YNAwtB8JvAAEHwm8AAKAIAIgAgASAAIAFJGzYCACABIARqIQNBtJnAACEAAkACQAJAA0AgAyAAKAIAIgZHBEAgACgCCCIADQEMAgsLIAAoAgwiA0EBcQ0AIANBAXYgB0YNAQtBtJnAACEAA0AgAiAAK\
AIAIgNPBEAgAiADIAAoAgRqIgZJDQMLIAAoAgghAAwACwALIAAgATYCACAAIAAoAgQgBGo2AgQgAUEPakF4cUEIayIEIAVBA3I2AgQgBkEPakF4cUEIayIDIAQgBWoiAGshBSADQeCbwAAoAgBGDQQgA0Hcm8AAK\
AIARg0FIAMoAgQiAkEDcUEBRgRAIAMgAkF4cSIBEFkgASAFaiEFIAEgA2oiAygCBCECCyADIAJBfnE2AgQgACAFQQFyNgIEIAAgBWogBTYCACAFQYACTwRAIAAgBRBbDAgLAkBBzJvAACgCACIBQQEgBUEDdnQiA\
nFFBEBBzJvAACABIAJyNgIAIAVB+AFxQcSZwABqIgUhAwwBCyAFQfgBcSIBQcSZwABqIQMgAUHMmcAAaigCACEFCyADIAA2AgggBSAANgIMIAAgAzYCDCAAIAU2AggMBwtB4JvAACABQQ9qQXhxIgBBCGsiAzYCA\
EHYm8AAIARBKGsiCSABIABrakEIaiIANgIAIAMgAEEBcjYCBCABIAlqQSg2AgRB7JvAAEGAgIABNgIAIAIgBkEga0F4cUEIayIAIAAgAkEQakkbIgNBGzYCBEG0mcAAKQIAIQogA0EQakG8mcAAKQIANwIAIANBC\
GoiACAKNwIAQcCZwAAgBzYCAEG4mcAAIAQ2AgBBtJnAACABNgIAQbyZwAAgADYCACADQRxqIQADQCAAQQc2AgAgAEEEaiIAIAZJDQALIAIgA0YNCCADIAMoAgRBfnE2AgQgAiADIAJrIgBBAXI2AgQgAyAANgIAI\
ABBgAJPBEAgAiAAEFsMCQsCQEHMm8AAKAIAIgFBASAAQQN2dCIEcUUEQEHMm8AAIAEgBHI2AgAgAEH4AXFBxJnAAGoiACEBDAELIABB+AFxIgBBxJnAAGohASAAQcyZwABqKAIAIQALIAEgAjYCCCAAIAI2AgwgA\
iABNgIMIAIgADYCCAwIC0HYm8AAIAAgBWsiATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEADAgLQdybwAAoAgAhAAJAIAEgBWsiAkEPTQRAQdybwABBADYCAEHUm\
8AAQQA2AgAgACABQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELQdSbwAAgAjYCAEHcm8AAIAAgBWoiBDYCACAEIAJBAXI2AgQgACABaiACNgIAIAAgBUEDcjYCBAsgAEEIaiEADAcLIAAgBCAGajYCBEHgm8AAQ\
eCbwAAoAgAiAEEPakF4cSIBQQhrIgI2AgBB2JvAAEHYm8AAKAIAIARqIgQgACABa2pBCGoiATYCACACIAFBAXI2AgQgACAEakEoNgIEQeybwABBgICAATYCAAwFC0Hgm8AAIAA2AgBB2JvAAEHYm8AAKAIAIAVqI\
gE2AgAgACABQQFyNgIEDAILQdybwAAgADYCAEHUm8AAQdSbwAAoAgAgBWoiATYCACAAIAFBAXI2AgQgACABaiABNgIADAELQfCbwAAgATYCAAwBCyAEQQhqIQAMAgtB9JvAAEH/HzYCAEHAmcAAIAc2AgBBuJnAA\
CAENgIAQbSZwAAgATYCAEHQmcAAQcSZwAA2AgBB2JnAAEHMmcAANgIAQcyZwABBxJnAADYCAEHgmcAAQdSZwAA2AgBB1JnAAEHMmcAANgIAQeiZwABB3JnAADYCAEHcmcAAQdSZwAA2AgBB8JnAAEHkmcAANgIAQ\
eSZwABB3JnAADYCAEH4mcAAQeyZwAA2AgBB7JnAAEHkmcAANgIAQYCawABB9JnAADYCAEH0mcAAQeyZwAA2AgBBiJrAAEH8mcAANgIAQfyZwABB9JnAADYCAEGQmsAAQYSawAA2AgBBhJrAAEH8mcAANgIAQYyaw\
ABBhJrAADYCAEGYmsAAQYyawAA2AgBBlJrAAEGMmsAANgIAQaCawABBlJrAADYCAEGcmsAAQZSawAA2AgBBqJrAAEGcmsAANgIAQaSawABBnJrAADYCAEGwmsAAQaSawAA2AgBBrJrAAEGkmsAANgIAQbiawABBr\
JrAADYCAEG0msAAQayawAA2AgBBwJrAAEG0msAANgIAQbyawABBtJrAADYCAEHImsAAQbyawAA2AgBBxJrAAEG8msAANgIAQdCawABBxJrAADYCAEHYmsAAQcyawAA2AgBBzJrAAEHEmsAANgIAQeCawABB1JrAA\
DYCAEHUmsAAQcyawAA2AgBB6JrAAEHcmsAANgIAQdyawABB1JrAADYCAEHwmsAAQeSawAA2AgBB5JrAAEHcmsAANgIAQfiawABB7JrAADYCAEHsmsAAQeSawAA2AgBBgJvAAEH0msAANgIAQfSawABB7JrAADYCA\
EGIm8AAQfyawAA2AgBB/JrAAEH0msAANgIAQZCbwABBhJvAADYCAEGEm8AAQfyawAA2AgBBmJvAAEGMm8AANgIAQYybwABBhJvAADYCAEGgm8AAQZSbwAA2AgBBlJvAAEGMm8AANgIAQaibwABBnJvAADYCAEGcm\
8AAQZSbwAA2AgBBsJvAAEGkm8AANgIAQaSbwABBnJvAADYCAEG4m8AAQaybwAA2AgBBrJvAAEGkm8AANgIAQcCbwABBtJvAADYCAEG0m8AAQaybwAA2AgBByJvAAEG8m8AANgIAQbybwABBtJvAADYCAEHgm8AAI\
AFBD2pBeHEiAEEIayICNgIAQcSbwABBvJvAADYCAEHYm8AAIARBKGsiBCABIABrakEIaiIANgIAIAIgAEEBcjYCBCABIARqQSg2AgRB7JvAAEGAgIABNgIAC0EAIQBB2JvAACgCACIBIAVNDQBB2JvAACABIAVrI\
gE2AgBB4JvAAEHgm8AAKAIAIgAgBWoiAjYCACACIAFBAXI2AgQgACAFQQNyNgIEIABBCGohAAsgCEEQaiQAIAALPQECfwJAIABBBGsoAgAiAkF4cSIDQQRBCCACQQNxIgIbIAFqSQ0AIAJBACADIAFBJ2pLGw0AI\
AAQWA8LAAuiBgEEfyAAQQhrIgEgAEEEaygCACIDQXhxIgBqIQICQAJAIANBAXENACADQQJxRQ0BIAEoAgAiAyAAaiEAIAEgA2siAUHcm8AAKAIARgRAIAIoAgRBA3FBA0cNAUHUm8AAIAA2AgAgAiACKAIEQX5xN\
gIEIAEgAEEBcjYCBCACIAA2AgAPCyABIAMQWQsCQAJAQfSbwAACfwJAAkACQAJAIAIoAgQiA0ECcUUEQCACQeCbwAAoAgBGDQIgAkHcm8AAKAIARg0DIAIgA0F4cSICEFkgASAAIAJqIgBBAXI2AgQgACABaiAAN\
gIAIAFB3JvAACgCAEcNAUHUm8AAIAA2AgAPCyACIANBfnE2AgQgASAAQQFyNgIEIAAgAWogADYCAAsgAEGAAkkNBCABIAAQW0H0m8AAQfSbwAAoAgBBAWsiADYCACAADQZBvJnAACgCACIADQJB/x8MAwtB4JvAA\
CABNgIAQdibwABB2JvAACgCACAAaiIANgIAIAEgAEEBcjYCBEHcm8AAKAIAIAFGBEBB1JvAAEEANgIAQdybwABBADYCAAsgAEHsm8AAKAIAIgJNDQVB4JvAACgCACIARQ0FQdibwAAoAgAiA0EpSQ0EQbSZwAAhA\
QNAIAAgASgCACIETwRAIAAgBCABKAIEakkNBgsgASgCCCEBDAALAAtB3JvAACABNgIAQdSbwABB1JvAACgCACAAaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAPC0EAIQEDQCABQQFqIQEgACgCCCIADQALQf8fI\
AEgAUH/H00bCzYCAA8LAkBBzJvAACgCACICQQEgAEEDdnQiA3FFBEBBzJvAACACIANyNgIAIABB+AFxQcSZwABqIgAhAgwBCyAAQfgBcSIAQcSZwABqIQIgAEHMmcAAaigCACEACyACIAE2AgggACABNgIMIAEgA\
jYCDCABIAA2AggPC0H0m8AAQbyZwAAoAgAiAAR/QQAhAQNAIAFBAWohASAAKAIIIgANAAtB/x8gASABQf8fTRsFQf8fCzYCACACIANPDQBB7JvAAEF/NgIACwuCAwEEfyAAKAIMIQICQAJAAkAgAUGAAk8EQCAAK\
AIYIQMCQAJAIAAgAkYEQCAAQRRBECAAKAIUIgIbaigCACIBDQFBACECDAILIAAoAggiASACNgIMIAIgATYCCAwBCyAAQRRqIABBEGogAhshBANAIAQhBSABIgJBFGogAkEQaiACKAIUIgEbIQQgAkEUQRAgARtqK\
AIAIgENAAsgBUEANgIACyADRQ0CAkAgACgCHEECdEG0mMAAaiIBKAIAIABHBEAgAygCECAARg0BIAMgAjYCFCACDQMMBAsgASACNgIAIAJFDQQMAgsgAyACNgIQIAINAQwCCyAAKAIIIgAgAkcEQCAAIAI2AgwgA\
iAANgIIDwtBzJvAAEHMm8AAKAIAQX4gAUEDdndxNgIADwsgAiADNgIYIAAoAhAiAQRAIAIgATYCECABIAI2AhgLIAAoAhQiAEUNACACIAA2AhQgACACNgIYDwsPC0HQm8AAQdCbwAAoAgBBfiAAKAIcd3E2AgALj\
gQBAn8gACABaiECAkACQAJAIAAoAgQiA0EBcQ0AIANBAnFFDQEgACgCACIDIAFqIQEgACADayIAQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgATYCACACIAIoAgRBfnE2AgQgACABQQFyNgIEIAIgATYCA\
A8LIAAgAxBZCwJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQQgAiADQXhxIgIQWSAAIAEgAmoiAUEBcjYCBCAAIAFqIAE2AgAgAEHcm8AAKAIARw0BQdSbwAAgATYCAA8LIAIgA0F+c\
TYCBCAAIAFBAXI2AgQgACABaiABNgIACyABQYACTwRAIAAgARBbDwsCQEHMm8AAKAIAIgJBASABQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAUH4AXFBxJnAAGoiASECDAELIAFB+AFxIgFBxJnAAGohAiABQcyZw\
ABqKAIAIQELIAIgADYCCCABIAA2AgwgACACNgIMIAAgATYCCA8LQeCbwAAgADYCAEHYm8AAQdibwAAoAgAgAWoiATYCACAAIAFBAXI2AgQgAEHcm8AAKAIARw0AQdSbwABBADYCAEHcm8AAQQA2AgALDwtB3JvAA\
CAANgIAQdSbwABB1JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgALwwIBBH8gAEIANwIQIAACf0EAIAFBCHYiA0UNABpBHyABQYCAgAhPDQAaIAFBJiADZyIDa3ZBAXEgA0EBdHJBPnMLIgI2AhwgA\
kECdEG0mMAAaiEEQQEgAnQiA0HQm8AAKAIAcUUEQCAEIAA2AgAgACAENgIYIAAgADYCDCAAIAA2AghB0JvAAEHQm8AAKAIAIANyNgIADwsCQAJAIAEgBCgCACIDKAIEQXhxRgRAIAMhAgwBCyABQRkgAkEBdmtBA\
CACQR9HG3QhBQNAIAMgBUEddkEEcWoiBCgCECICRQ0CIAVBAXQhBSACIQMgAigCBEF4cSABRw0ACwsgAigCCCIBIAA2AgwgAiAANgIIIABBADYCGCAAIAI2AgwgACABNgIIDwsgBEEQaiAANgIAIAAgAzYCGCAAI\
AA2AgwgACAANgIICwvuFQcAQaGAwAALXgEAAQEBAQEAAAEBAAEBAAEBAQEBAQEBAQEAAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEAQ\
YmCwAALAQEAQaCCwAAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QBBiYTAAAsBAQBBoITAAAvgAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBA\
QEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA\
QEBAEGhhsAAC14BAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAABAEGAiMAAC7QQVW5leHBlY\
3RlZCBlbmQgb2YgZGF0YVVuZXhwZWN0ZWQgZGF0YVJlcXVlc3QgbGluZSB0b28gbG9uZ0ludmFsaWQgbWV0aG9kIGNoYXJhY3RlckludmFsaWQgVVJMIGNoYXJhY3RlclBSSSBpcyBvbmx5IHZhbGlkIHdpdGggS\
FRUUC8yLjBVbnN1cHBvcnRlZCBIVFRQIHZlcnNpb25JbnZhbGlkIHByb3RvY29sSW52YWxpZCBwcm90b2NvbCBuYW1lRXhwZWN0ZWQgLyBhZnRlciB0aGUgcHJvdG9jb2wgbmFtZUV4cGVjdGVkIHNwYWNlIGFmd\
GVyIFVSTEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZFJlcXVlc3QgbGluZSB0b28gc2hvcnRFeHBlY3RlZCBDUkxGU3RhdHVzIGxpbmUgdG9vIGxvbmdJbnZhbGlkIEhUVFAgcmVzcG9uc2Ugc3RhdHVzSW52Y\
WxpZCBzdGF0dXMgcmVhc29uIGNoYXJhY3RlckV4cGVjdGVkIGEgc3BhY2UgYWZ0ZXIgSFRUUCByZXNwb25zZSBzdGF0dXNFeHBlY3RlZCBzcGFjZSBhZnRlciBwcm90b2NvbFN0YXR1cyBsaW5lIHRvbyBzaG9yd\
E1hbGZvcm1lZCBIVFRQLzIuMCBwcmVmYWNlSGVhZGVyIGxpbmUgdG9vIGxvbmdVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBDb250Z\
W50LUxlbmd0aCBoZWFkZXIgdmFsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udGVudC1MZW5ndGggaGVhZ\
GVyIHdoZW4gVHJhbnNmZXItRW5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBUcmFuc\
2Zlci1FbmNvZGluZyBoZWFkZXIgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbmQgY2FuIGJlIHByb3ZpZ\
GVkIG9ubHkgb25jZVRoZSB2YWx1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZ\
WFkZXIgd2hlbiBDb250ZW50LUxlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZUV4cGVjdGVkIFRyYWlsZ\
XIgaGVhZGVyIHZhbHVlRXhwZWN0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZXJJbnZhbGlkIGhlYWRlc\
iBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJNaXNzaW5nIENvbm5lY3Rpb24gaGVhZGVyIHNldCB0byAidXBncmFkZSIgd2hlbiB1c2luZyB0aGUgVXBncmFkZSBoZWFkZXJUcmFpbGVycyBhcmUgbm90IGFsbG93ZWQgd\
2hlbiBub3QgdXNpbmcgY2h1bmtlZCB0cmFuc2ZlciBlbmNvZGluZ1VuZXhwZWN0ZWQgY29udGVudCBmb3IgdGhlIHJlcXVlc3QgKEdFVCBvciBIRUFEKVRyYW5zZmVyLUVuY29kaW5nIGxhc3QgaGVhZGVyIHZhb\
HVlIG11c3QgYmUgImNodW5rZWQiIGlmIHRoZSBoZWFkZXIgaXMgcHJlc2VudENodW5rIGhlYWRlciB0b28gbG9uZ0ludmFsaWQgY2h1bmsgbGVuZ3RoIGNoYXJhY3RlckludmFsaWQgY2h1bmsgbGVuZ3RoIHNpe\
mVFeHBlY3RlZCBjaHVuayBleHRlbnNpb24gbmFtZUludmFsaWQgY2h1bmsgZXh0ZW5zaW9uIG5hbWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2xvc2luZyBxdW90ZSBmb3IgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlSW52Y\
WxpZCBjaHVuayBleHRlbnNpb24gcXVvdGVkIHZhbHVlIGNoYXJhY3RlckV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiB2YWx1ZUludmFsaWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlIGNoYXJhY3RlckludmFsaWQgY\
2h1bmsgZXh0ZW5zaW9uIGNoYXJhY3RlciBhZnRlciB2YWx1ZUV4cGVjdGVkIENSTEYgYWZ0ZXIgY2h1bmsgZGF0YVRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgdHJhaWxlciBmaWVsZCBuYW1lIGNoYXJhY\
3RlckludmFsaWQgdHJhaWxlciBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJJbnZhbGlkIHN0YXRl","base64")),s=new TextEncoder,C=new TextDecoder;function l(X,oA){const fA=Number(BigInt.
asUintN(32,oA)),LA=Number(oA>>32n);X(C.decode(new Uint8Array(this.memory.buffer,LA,fA)))}function c(X){return this.alloc(X)>>>0}function n(X,oA){return this.dealloc(
X,oA)}function y(){return this.create()>>>0}function M(X){this.destroy(X)}function Q(X,oA,fA){return this.parse(X,oA,fA)>>>0}function F(X,oA,fA){const LA=fA.length,
rA=this.alloc(LA),bA=new Uint8Array(this.memory.buffer,rA,LA);s.encodeInto(fA,bA),this.fail(X,oA,rA,LA),this.dealloc(rA,LA)}function N(){return this.milo_has_debug()!==
0}const f=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),u=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),h=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),r=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),t=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),i=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),e=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),A=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function E(X){return this.is_autodetect(X)!==0}function d(X){return this.is_request(X)!==0}
function D(X){return this.is_paused(X)!==0}function S(X){return this.should_manage_unconsumed(X)!==0}function B(X){return this.should_suspend_after_headers(X)!==
0}function g(X){return this.get_max_start_line_length(X)>>>0}function I(X){return this.get_max_header_length(X)>>>0}function o(X){return BigInt.asUintN(64,this.
get_max_body_payload(X))}function a(X){return this.should_continue_without_data(X)!==0}function m(X){return this.is_connect(X)!==0}function R(X){return this.is_debug(
X)!==0}function p(X){return this.should_skip_body(X)!==0}function J(X){return this.get_state(X)>>>0}function Z(X){return this.get_position(X)>>>0}function O(X){
return BigInt.asUintN(64,this.get_parsed(X))}function x(X){return this.get_error_code(X)>>>0}function tA(X){return this.get_method(X)>>>0}function sA(X){return this.
get_status(X)>>>0}function Y(X){return this.has_connection_close(X)!==0}function G(X){return this.has_connection_upgrade(X)!==0}function U(X){return BigInt.asUintN(
64,this.get_content_length(X))}function T(X){return BigInt.asUintN(64,this.get_chunk_size(X))}function P(X){return BigInt.asUintN(64,this.get_remaining_content_length(
X))}function z(X){return BigInt.asUintN(64,this.get_remaining_chunk_size(X))}function b(X){return this.has_content_length(X)!==0}function V(X){return this.has_transfer_encoding(
X)!==0}function W(X){return this.has_chunked_transfer_encoding(X)!==0}function q(X){return this.has_upgrade(X)!==0}function $(X){return this.has_trailers(X)!==0}
function iA(X){const oA=this.get_error_description_raw(X),fA=Number(BigInt.asUintN(32,oA)),LA=Number(oA>>32n);return C.decode(new Uint8Array(this.memory.buffer,
LA,fA))}function BA(X,oA){this.set_should_autodetect(X,oA)}function yA(X,oA){this.set_should_continue_without_data(X,oA)}function UA(X,oA){this.set_is_request(X,
oA)}function QA(X,oA){this.set_is_connect(X,oA)}function lA(X,oA){this.set_debug(X,oA)}function hA(X,oA){this.set_should_manage_unconsumed(X,oA)}function NA(X,oA){
this.set_should_suspend_after_headers(X,oA)}function v(X,oA){this.set_max_start_line_length(X,oA)}function SA(X,oA){this.set_max_header_length(X,oA)}function OA(X,oA){
this.set_max_body_payload(X,oA)}function xA(X,oA){this.set_should_skip_body(X,oA)}function vA(X,oA){this.set_active_callbacks(X,oA)}function VA(X,oA){this.set_active_events(
X,oA)}function wA(X,oA){const fA=oA();return X[fA]=[],this.setActiveCallbacks(fA,this.CALLBACK_ACTIVE_ALL),fA}function HA(X,oA,fA){X[fA]=void 0,oA(fA)}function CA(){}
function MA(X={}){let{logger:oA,...fA}=X,LA=CA;const rA={};oA&&(typeof oA!="function"&&(oA=console.log),LA=l.bind(rA,oA));const w=new WebAssembly.Instance(L,{env:{
logger:LA,on_error:CA,on_finish:CA,on_message_start:CA,on_message_complete:CA,on_request:CA,on_response:CA,on_reset:CA,on_method:CA,on_url:CA,on_protocol:CA,on_version:CA,
on_status:CA,on_reason:CA,on_header_name:CA,on_header_value:CA,on_headers:CA,on_connect:CA,on_upgrade:CA,on_chunk_length:CA,on_chunk_extension_name:CA,on_chunk_extension_value:CA,
on_chunk:CA,on_body:CA,on_data:CA,on_trailer_name:CA,on_trailer_value:CA,on_trailers:CA,on_state_change:CA,...fA}}).exports;return rA.memory=w.memory,{version:{
raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,METHOD_HEAD:2,METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,
METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,CALLBACK_ON_MESSAGE_START:2,CALLBACK_ON_MESSAGE_COMPLETE:3,CALLBACK_ON_REQUEST:4,
CALLBACK_ON_RESPONSE:5,CALLBACK_ON_RESET:6,CALLBACK_ON_METHOD:7,CALLBACK_ON_URL:8,CALLBACK_ON_PROTOCOL:9,CALLBACK_ON_VERSION:10,CALLBACK_ON_STATUS:11,CALLBACK_ON_REASON:12,
CALLBACK_ON_HEADER_NAME:13,CALLBACK_ON_HEADER_VALUE:14,CALLBACK_ON_HEADERS:15,CALLBACK_ON_CONNECT:16,CALLBACK_ON_UPGRADE:17,CALLBACK_ON_CHUNK_LENGTH:18,CALLBACK_ON_CHUNK_EXTENSION_NAME:19,
CALLBACK_ON_CHUNK_EXTENSION_VALUE:20,CALLBACK_ON_CHUNK:21,CALLBACK_ON_BODY:22,CALLBACK_ON_DATA:23,CALLBACK_ON_TRAILER_NAME:24,CALLBACK_ON_TRAILER_VALUE:25,CALLBACK_ON_TRAILERS:26,
CALLBACK_ON_STATE_CHANGE:27,EVENT_END:0,EVENT_ERROR:1,EVENT_FINISH:2,EVENT_MESSAGE_START:3,EVENT_MESSAGE_COMPLETE:4,EVENT_REQUEST:5,EVENT_RESPONSE:6,EVENT_RESET:7,
EVENT_METHOD:8,EVENT_URL:9,EVENT_PROTOCOL:10,EVENT_VERSION:11,EVENT_STATUS:12,EVENT_REASON:13,EVENT_HEADER_NAME:14,EVENT_HEADER_VALUE:15,EVENT_HEADERS:16,EVENT_CONNECT:17,
EVENT_UPGRADE:18,EVENT_CHUNK_LENGTH:19,EVENT_CHUNK_EXTENSION_NAME:20,EVENT_CHUNK_EXTENSION_VALUE:21,EVENT_CHUNK:22,EVENT_BODY:23,EVENT_DATA:24,EVENT_TRAILER_NAME:25,
EVENT_TRAILER_VALUE:26,EVENT_TRAILERS:27,EVENT_STATE_CHANGE:28,CALLBACK_ACTIVE_NONE:0n,EVENT_ACTIVE_NONE:0n,CALLBACK_ACTIVE_ON_ERROR:1n,EVENT_ACTIVE_ON_ERROR:1n,
CALLBACK_ACTIVE_ON_FINISH:2n,EVENT_ACTIVE_ON_FINISH:2n,CALLBACK_ACTIVE_ON_MESSAGE_START:4n,EVENT_ACTIVE_ON_MESSAGE_START:4n,CALLBACK_ACTIVE_ON_MESSAGE_COMPLETE:8n,
EVENT_ACTIVE_ON_MESSAGE_COMPLETE:8n,CALLBACK_ACTIVE_ON_REQUEST:16n,EVENT_ACTIVE_ON_REQUEST:16n,CALLBACK_ACTIVE_ON_RESPONSE:32n,EVENT_ACTIVE_ON_RESPONSE:32n,CALLBACK_ACTIVE_ON_RESET:64n,
EVENT_ACTIVE_ON_RESET:64n,CALLBACK_ACTIVE_ON_METHOD:128n,EVENT_ACTIVE_ON_METHOD:128n,CALLBACK_ACTIVE_ON_URL:256n,EVENT_ACTIVE_ON_URL:256n,CALLBACK_ACTIVE_ON_PROTOCOL:512n,
EVENT_ACTIVE_ON_PROTOCOL:512n,CALLBACK_ACTIVE_ON_VERSION:1024n,EVENT_ACTIVE_ON_VERSION:1024n,CALLBACK_ACTIVE_ON_STATUS:2048n,EVENT_ACTIVE_ON_STATUS:2048n,CALLBACK_ACTIVE_ON_REASON:4096n,
EVENT_ACTIVE_ON_REASON:4096n,CALLBACK_ACTIVE_ON_HEADER_NAME:8192n,EVENT_ACTIVE_ON_HEADER_NAME:8192n,CALLBACK_ACTIVE_ON_HEADER_VALUE:16384n,EVENT_ACTIVE_ON_HEADER_VALUE:16384n,
CALLBACK_ACTIVE_ON_HEADERS:32768n,EVENT_ACTIVE_ON_HEADERS:32768n,CALLBACK_ACTIVE_ON_CONNECT:65536n,EVENT_ACTIVE_ON_CONNECT:65536n,CALLBACK_ACTIVE_ON_UPGRADE:131072n,
EVENT_ACTIVE_ON_UPGRADE:131072n,CALLBACK_ACTIVE_ON_CHUNK_LENGTH:262144n,EVENT_ACTIVE_ON_CHUNK_LENGTH:262144n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,
CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,CALLBACK_ACTIVE_ON_CHUNK:2097152n,EVENT_ACTIVE_ON_CHUNK:2097152n,
CALLBACK_ACTIVE_ON_BODY:4194304n,EVENT_ACTIVE_ON_BODY:4194304n,CALLBACK_ACTIVE_ON_DATA:8388608n,EVENT_ACTIVE_ON_DATA:8388608n,CALLBACK_ACTIVE_ON_TRAILER_NAME:16777216n,
EVENT_ACTIVE_ON_TRAILER_NAME:16777216n,CALLBACK_ACTIVE_ON_TRAILER_VALUE:33554432n,EVENT_ACTIVE_ON_TRAILER_VALUE:33554432n,CALLBACK_ACTIVE_ON_TRAILERS:67108864n,
EVENT_ACTIVE_ON_TRAILERS:67108864n,CALLBACK_ACTIVE_ON_STATE_CHANGE:134217728n,EVENT_ACTIVE_ON_STATE_CHANGE:134217728n,CALLBACK_ACTIVE_ALL:268435455n,EVENT_ACTIVE_ALL:268435455n,
ERROR_NONE:0,ERROR_USER:1,ERROR_CALLBACK_ERROR:2,ERROR_UNEXPECTED_STATE:3,ERROR_UNEXPECTED_DATA:4,ERROR_UNEXPECTED_EOF:5,ERROR_UNEXPECTED_CHARACTER:6,ERROR_UNEXPECTED_CONTENT_LENGTH:7,
ERROR_UNEXPECTED_TRANSFER_ENCODING:8,ERROR_UNEXPECTED_CONTENT:9,ERROR_UNEXPECTED_TRAILERS:10,ERROR_INVALID_VERSION:11,ERROR_INVALID_STATUS:12,ERROR_INVALID_CONTENT_LENGTH:13,
ERROR_INVALID_TRANSFER_ENCODING:14,ERROR_INVALID_CHUNK_SIZE:15,ERROR_MISSING_CONNECTION_UPGRADE:16,ERROR_UNSUPPORTED_HTTP_VERSION:17,STATE_START:0,STATE_FINISH:1,
STATE_ERROR:2,STATE_REQUEST_LINE:3,STATE_STATUS_LINE:4,STATE_HTTP2_PREFACE:5,STATE_HEADER:6,STATE_BODY_DECISION:7,STATE_BODY_VIA_CONTENT_LENGTH:8,STATE_BODY_WITH_NO_LENGTH:9,
STATE_CHUNK_HEADER:10,STATE_CHUNK_EXTENSIONS:11,STATE_CHUNK_DATA:12,STATE_TRAILER:13,STATE_TUNNEL:14,PARSER_FIELD_MAX_START_LINE_LENGTH:0,PARSER_FIELD_MAX_HEADER_LENGTH:4,
PARSER_FIELD_MAX_BODY_PAYLOAD:8,PARSER_FIELD_AUTODETECT:16,PARSER_FIELD_IS_REQUEST:17,PARSER_FIELD_SUSPEND_AFTER_HEADERS:18,PARSER_FIELD_MANAGE_UNCONSUMED:19,PARSER_FIELD_CONTINUE_WITHOUT_DATA:20,
PARSER_FIELD_IS_CONNECT:21,PARSER_FIELD_SKIP_BODY:22,PARSER_FIELD_DEBUG:23,PARSER_FIELD_PARSED:24,PARSER_FIELD_POSITION:32,PARSER_FIELD_STATE:36,PARSER_FIELD_PAUSED:37,
PARSER_FIELD_ERROR_CODE:38,PARSER_FIELD_CONTENT_LENGTH:40,PARSER_FIELD_CHUNK_SIZE:48,PARSER_FIELD_REMAINING_CONTENT_LENGTH:56,PARSER_FIELD_REMAINING_CHUNK_SIZE:64,
PARSER_FIELD_STATUS:72,PARSER_FIELD_METHOD:76,PARSER_FIELD_HAS_CONTENT_LENGTH:77,PARSER_FIELD_HAS_TRANSFER_ENCODING:78,PARSER_FIELD_HAS_CHUNKED_TRANSFER_ENCODING:79,
PARSER_FIELD_HAS_CONNECTION_CLOSE:80,PARSER_FIELD_HAS_CONNECTION_UPGRADE:81,PARSER_FIELD_HAS_UPGRADE:82,PARSER_FIELD_HAS_TRAILERS:83,PARSER_FIELD_ACTIVE_CALLBACKS:88,
PARSER_FIELD_ACTIVE_EVENTS:96,PARSER_FIELD_PTR:104,PARSER_FIELD_ERROR_DESCRIPTION:108,PARSER_FIELD_UNCONSUMED:364,PARSER_FIELD_UNCONSUMED_LEN:368,PARSER_FIELD_ERROR_DESCRIPTION_LEN:372,
PARSER_FIELD_EVENTS:376,Errors:f,Methods:u,Callbacks:h,CallbackActives:r,Events:t,EventActives:i,States:e,ParserFields:A,isAutodetect:E.bind(w),isRequest:d.bind(
w),isPaused:D.bind(w),shouldManageUnconsumed:S.bind(w),shouldSuspendAfterHeaders:B.bind(w),getMaxStartLineLength:g.bind(w),getMaxHeaderLength:I.bind(w),getMaxBodyPayload:o.
bind(w),shouldContinueWithoutData:a.bind(w),isConnect:m.bind(w),isDebug:R.bind(w),shouldSkipBody:p.bind(w),getState:J.bind(w),getPosition:Z.bind(w),getParsed:O.
bind(w),getErrorCode:x.bind(w),getMethod:tA.bind(w),getStatus:sA.bind(w),hasConnectionClose:Y.bind(w),hasConnectionUpgrade:G.bind(w),getContentLength:U.bind(w),
getChunkSize:T.bind(w),getRemainingContentLength:P.bind(w),getRemainingChunkSize:z.bind(w),hasContentLength:b.bind(w),hasTransferEncoding:V.bind(w),hasChunkedTransferEncoding:W.
bind(w),hasUpgrade:q.bind(w),hasTrailers:$.bind(w),getErrorDescription:iA.bind(w),setShouldAutodetect:BA.bind(w),setShouldContinueWithoutData:yA.bind(w),setIsRequest:UA.
bind(w),setIsConnect:QA.bind(w),setDebug:lA.bind(w),setShouldManageUnconsumed:hA.bind(w),setShouldSuspendAfterHeaders:NA.bind(w),setMaxStartLineLength:v.bind(w),
setMaxHeaderLength:SA.bind(w),setMaxBodyPayload:OA.bind(w),setShouldSkipBody:xA.bind(w),setActiveCallbacks:vA.bind(w),setActiveEvents:VA.bind(w),memory:w.memory,
alloc:c.bind(w),dealloc:n.bind(w),create:y.bind(w),destroy:M.bind(w),parse:Q.bind(w),fail:F.bind(w),hasDebug:N.bind(w),clear:w.clear,complete:w.complete,finish:w.
finish,pause:w.pause,reset:w.reset,resume:w.resume}}function PA(){const X={},oA=MA({});return oA.spans=X,oA.create=wA.bind(oA,X,oA.create),oA.destroy=HA.bind(oA,
X,oA.destroy),oA}K.exports={wasmModule:L,noop:CA,setup:MA,simple:PA}}),9545:(K=>{const L=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf38\
AYAF/AGABfwF+YAJ/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW52EG9uX21lc3NhZ2Vfc3R\
hcnQAAANlbnYTb25fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl91cmwAAANlbnYLb25fcHJ\
vdG9jb2wAAANlbnYKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudgpvbl9jb25uZWN0AAADZW5\
2Cm9uX3VwZ3JhZGUAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl9jaHVuawAAA2Vudgdvbl9\
ib2R5AAADZW52B29uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAAADQkEGAAEDAwcCAwYDBAQ\
BBAQBAQEEAQQEAQEBAQEBAQEBAQEBAQEHCQMCAwUFAgICBQICAgICAgIBAQEBCgECAwICAgUDAQARBgkBfwFBgIDAAAsHnQg5Bm1lbW9yeQIABWFsbG9jAB4FY2xlYXIAHwhjb21wbGV0ZQAgBmNyZWF0ZQAhB2R\
lYWxsb2MAIgdkZXN0cm95ACMEZmFpbAAkBmZpbmlzaAAlDmdldF9jaHVua19zaXplACYSZ2V0X2NvbnRlbnRfbGVuZ3RoACcOZ2V0X2Vycm9yX2NvZGUAKBlnZXRfZXJyb3JfZGVzY3JpcHRpb25fcmF3ACkUZ2V\
0X21heF9ib2R5X3BheWxvYWQAKhVnZXRfbWF4X2hlYWRlcl9sZW5ndGgAKxlnZXRfbWF4X3N0YXJ0X2xpbmVfbGVuZ3RoACwKZ2V0X21ldGhvZAAtCmdldF9wYXJzZWQALgxnZXRfcG9zaXRpb24ALxhnZXRfcmV\
tYWluaW5nX2NodW5rX3NpemUAMBxnZXRfcmVtYWluaW5nX2NvbnRlbnRfbGVuZ3RoADEJZ2V0X3N0YXRlADIKZ2V0X3N0YXR1cwAzHWhhc19jaHVua2VkX3RyYW5zZmVyX2VuY29kaW5nADQUaGFzX2Nvbm5lY3R\
pb25fY2xvc2UANRZoYXNfY29ubmVjdGlvbl91cGdyYWRlADYSaGFzX2NvbnRlbnRfbGVuZ3RoADcMaGFzX3RyYWlsZXJzADgVaGFzX3RyYW5zZmVyX2VuY29kaW5nADkLaGFzX3VwZ3JhZGUAOg1pc19hdXRvZGV\
0ZWN0ADsKaXNfY29ubmVjdAA8CGlzX2RlYnVnAD0JaXNfcGF1c2VkAD4KaXNfcmVxdWVzdAA/Dm1pbG9faGFzX2RlYnVnAEAFcGFyc2UAQQVwYXVzZQBCBXJlc2V0AEMGcmVzdW1lAEQUc2V0X2FjdGl2ZV9jYWx\
sYmFja3MARRFzZXRfYWN0aXZlX2V2ZW50cwBGCXNldF9kZWJ1ZwBHDnNldF9pc19jb25uZWN0AEgOc2V0X2lzX3JlcXVlc3QASRRzZXRfbWF4X2JvZHlfcGF5bG9hZABKFXNldF9tYXhfaGVhZGVyX2xlbmd0aAB\
LGXNldF9tYXhfc3RhcnRfbGluZV9sZW5ndGgATBVzZXRfc2hvdWxkX2F1dG9kZXRlY3QATSBzZXRfc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBOHHNldF9zaG91bGRfbWFuYWdlX3VuY29uc3VtZWQATxR\
zZXRfc2hvdWxkX3NraXBfYm9keQBQIHNldF9zaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFEcc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBSGHNob3VsZF9tYW5hZ2VfdW5jb25zdW1lZABTEHNob3V\
sZF9za2lwX2JvZHkAVBxzaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFUKoLQCQdgDAgJ/BXsCQCACIANPDQAgAS0AACEBIAMgAmsiBUEPTQRAIANBAWsDQCABIAItAABGBEBBASEEDAMLIAJBAWoiAiADRw0\
ACyECDAELIAH9DyIGIAL9AAAA/SP9ZCIBBEAgAiABaGohAkEBIQQMAQsgAkFwcUEQaiEBAkACQCAFQcAASQ0AIAEgA0FAaiIFSw0AIAIgAkEPcWtBIGohAgNAIAYgAv0ABAD9IyIHIAYgAkEQayIB/QAEAP0jIgj\
9UCAGIAJBEGr9AAQA/SMiCf1QIAYgAkEgav0ABAD9IyIK/VD9ZA0CIAJBQGshAiABQUBrIAVNDQALIAJBEGshAQsgA0EQayICIAFPBEADQCAGIAH9AAAA/SP9ZCIFBEAgASAFaGohAkEBIQQMBAsgAUEQaiIBIAJ\
NDQALCyABIANPDQEgA0EQayIBIAYgAf0AAAD9I/1kQf//A3EiAWhqIQIgAUEARyEEDAELAkAgCP1kIgFFBEAgB/1kIgENASAJ/WQiAUUEQCACIAr9ZGhqQSBqIQJBASEEDAMLIAIgAWhqQRBqIQJBASEEDAILIAI\
gAWhqQRBrIQJBASEEDAELIAIgAWhqIQJBASEECyAAIAI2AgQgACAENgIAC7ADAgR/AXsCQCACQRBPBEADQCACIANBEGoiBEkEQEECIQUgAiADTQ0DA0AgASADai0AACIEQQ1GBEBBACEFDAULAkAgBEEgTwRAIAR\
B/wBHDQFBASEFDAYLIARBCUYNAEEBIQUMBQsgAiADQQFqIgNHDQALIAIhAwwDCyABIANqIAQhA/0AAAAiB/0Mf39/f39/f39/f39/f39/f/0jIAf9DAkJCQkJCQkJCQkJCQkJCQn9JCAH/QwgICAgICAgICAgICA\
gICAg/Sb9Tv1Q/VNFDQALQXAhA0ECIQUgBEUNASAEQRBrIQMgBCAEQQ9rIgIgAiAESRsDQCABIANqLQAAIgZBDUYEQEEAIQUMAwsCQCAGQSBPBEAgBkH/AEcNAUEBIQUMBAsgBkEJRg0AQQEhBQwDCyADQQFqIgM\
gBEkNAAshAwwBC0ECIQUgAkUEQAwBCwNAIAEgA2otAAAiBEENRgRAQQAhBQwCCwJAIARBIE8EQCAEQf8ARw0BQQEhBQwDCyAEQQlGDQBBASEFDAILIAIgA0EBaiIDRw0ACyACIQMLIAAgAzYCBCAAIAU2AgALJgA\
CQCAAQQBOBEAgAEUEQEEBIQAMAgsgAEEBEFYiAA0BCwALIAALRwAgAEIANwMoIABBADoAFSAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDMCAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDQCAAQQA2AlAL0gMCA38BfgJAIAA\
iAS0AJCIAQQ5NQQBBASAAdEGAzwFxG0UEQCABQQM6ACYgAUECOgAkIAFBDToA9AJBACEAIAFBADoAeSABQaeYwAApAAA3AGwgAUGsmMAAKQAANwBxAkAgASkDWCABKQNghKdBAXFFBEAgASgC+AIhAgwBCyABKAL\
4AiICQQE6AAAgAkEFakEDOgAAIAJBAWogASgCIDYAAEEGIQALIAAgAmpBADoAAAwBCwJ/QQAgASkDWCABKQNghCIEQsgAg1ANABogBEIIg0IAUgRAIAEoAvgCIgBBBDoAACAAQQVqQQA2AAAgAEEBaiABKAIgNgA\
AQQkhAgsgAiAEQsAAg1ANABogASgC+AIgAmoiAEEHOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AAAgAkEJagshAiABQQA6ABYgAUEAOgAUAkAgAS0AUkEBRgRAQQ4hACABLQARQQFxDQELIAEtAFAhAyAEQgKDUAR\
AIAMhAAwBC0EBIQAgA0EBcUUEQCADIQAMAQsgASgC+AIgAmoiA0ECOgAAIANBBWpBADYAACADQQFqIAEoAiA2AAAgAkEJaiECCyABIAA6ACQgASgC+AIgAmpBADoAAAsL7wIBA38jAEHgAGsiASQAAkBBgIAEEFc\
iAkUNACACQQRrLQAAQQNxRQ0AIAJBAEGAgAT8CwALAkAgAkUNACABQQA2AFwgAUIANwBUIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwBEIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwA0IAH9DAAAAAAAAAAAAAAAAAAAAAD\
9CwIcIAFBADYCLCABQgA3AA8gAUEAOgAXQYADQQgQViIARQ0AIABBAToAECAAQgA3AwggAEKAwICAgIAINwMAIAD9DAAAAAAAAAAAAAAAAAAAAAD9CwARIABCADcAHyAAIAEpADM3ACcgACAB/QAAO/0LAC8gACA\
B/QAAS/0LAD8gACABKQBYNwBMIAAgASgCKDYCZCAAIAH9AAIY/QsCVCAAQewAakEAQf8B/AsAIAAgAjYC+AIgACABLwAWOwDzAiAAIAEpAA43AOsCIAAgADYCaCABQeAAaiQAIAAPCwALFQACQCAARQ0AIAFFDQA\
gACABEFgLCzgBAX8gAARAIAAoAvACIgEEQCAAKALsAiABEFgLIAAoAvgCIgEEQCABQYCABBBYCyAAQYADEFgLC5IBAQF/IAAgAToAJiAAQQI6ACQgAEHsAGohBEH+ASADIANB/gFPGyIDBEAgBCACIAP8CgAACyA\
AIAM6APQCIAMgBGpBADoAAEEAIQMgACkDWCAAKQNghEIBg6cEfyAAKAL4AiICQQE6AAAgAkEFaiABOgAAIAJBAWogACgCIDYAAEEGBUEACyAAKAL4AmpBADoAAAuhAgECfwJAAkACQCAALQAkIgFBCU0EQEEBIAF\
0QRtxDQEgAUECRg0DIAFBCUYNAgsgAEEFOgAmIABBAjoAJCAAQRY6APQCIABBADoAggEgAEGAiMAA/QAAAP0LAGwgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE\
6AAAgAUEFakEFOgAAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBADoAAA8LIABBAToAJA8LAn8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AAB\
BCQshAiAAQQE6ACQgASACakEAOgAACwsHACAAKQMwCwcAIAApAygLBwAgAC0AJgsTACAAMQD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAA\
pA0ALBwAgACkDOAsHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHACAALQBQCwcAIAAtAFELBwAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAA\
tABELBABBAAvy4wEDK38cfgR7IAEhECACIRQjAEGQAWsiDCQAIAAiAykDWCADKQNghCEuAkACQCADAn8CQAJAAkACQAJAAkAgAy0AJEECRgRAIANBADYCIAwBCyADLQAlQQFHDQELIC5CAFINAQwHCwJAIAMtABM\
gAygC8AIiAEEAR3EiHwRAIAMoAuwCIQEgDCAQNgJ8IAwgATYCdCAMIAA2AnggDCAUNgKAASAAIBRqIhRBAEgNAQJAIBRFBEBBASEQDAELIBRBARBWIhBFDQILIAxBADYCjAEgDCAQNgKIASAMIBQ2AoQBQQAhAAN\
AIAxB9ABqIABqIgEoAgAhDwJAAkAgAUEEaigCACINIAwoAoQBIAlrSwRAIAxBhAFqIQ4jAEEQayILJAAgDSAJIA1qIgFLBEAACyALQQRqIQogDigCBCERAkBBCCABIA4oAgAiAkEBdCIGIAEgBksbIgEgAUEITRs\
iB0EASARAIApBADYCBCAKQQE2AgAMAQsCfyACBEBBACEBAn8CQAJAAkACQAJAIBFBBGsiBCgCACIJQXhxIghBBEEIIAlBA3EiEBsgAmpJDQAgEEEAIAJBJ2ogCEkbDQAgB0HM/3tLDQRBECAHQQtqQXhxIAdBC0k\
bIQIgEUEIayEGAkACQAJAAkAgEARAIAYgCGohECACIAhNDQMgEEHgm8AAKAIARg0EIBBB3JvAACgCAEYNAiAQKAIEIglBAnENCCAJQXhxIgkgCGoiCCACSQ0IIBAgCRBaIAggAmsiEEEQSQ0BIAQgAiAEKAIAQQF\
xckECcjYCACACIAZqIgIgEEEDcjYCBCAGIAhqIgggCCgCBEEBcjYCBCACIBAQWwwHCyACQYACSQ0HIAZFDQcgAiAITw0HIAggAmtBgIAISw0HIBEMCQsgBCAIIAQoAgBBAXFyQQJyNgIAIAYgCGoiAiACKAIEQQF\
yNgIEDAULQdSbwAAoAgAgCGoiCCACSQ0FAkAgCCACayIQQQ9NBEAgBCAJQQFxIAhyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEQQAhEEEAIQIMAQsgBCACIAlBAXFyQQJyNgIAIAIgBmoiAiAQQQFyNgIEIAYgCGo\
iCCAQNgIAIAggCCgCBEF+cTYCBAtB3JvAACACNgIAQdSbwAAgEDYCAAwECyAIIAJrIghBD00NAyAEIAIgCUEBcXJBAnI2AgAgAiAGaiICIAhBA3I2AgQgECAQKAIEQQFyNgIEIAIgCBBbDAMLQdibwAAoAgAgCGo\
iCCACSw0BDAMLAAsgBCACIAlBAXFyQQJyNgIAIAIgBmoiECAIIAJrIgJBAXI2AgRB2JvAACACNgIAQeCbwAAgEDYCAAsgBkUNACARDAILIAcQVyICRQ0AIAdBfEF4IAQoAgAiAUEDcRsgAUF4cWoiASABIAdLGyI\
BBEAgAiARIAH8CgAACyACIQEgERBZCyABCwwBCyAHQQEQVgsiAUUEQCAKIAc2AgggCkEBNgIEIApBATYCAAwBCyAKIAc2AgggCiABNgIEIApBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQEgDiA\
HNgIAIA4gATYCBCALQRBqJAAgDCgCiAEhECAMKAKMASEJDAELIA1FDQELIA1FDQAgCSAQaiAPIA38CgAACyAMIAkgDWoiCTYCjAEgAEEIaiIAQRBHDQALIAkgFEkNAyAMKAKEASEYCyADQQA2AiBBASERQQEhBEE\
BIQlBASEAIC5QIiBFBEAgLkLIAINCAFIhFyAuQoA8g0IAUiEhIC5CgA+DQgBSISIgLkIkg0IAUiEcIC5CFINCAFIhHSAuQoCAgAiDUCEEIC5CgMAAg1AhCSAuQgKDQgGIpyEZIC5CgICAEINCGYinIR4gLkKAgAG\
DQg6IpyEaIC5CgIACg1AhAAsgAy0AJQRAIBAhBCAUIQkMBwsgAykDCCExIC5CEIMhOSAuQgSDITUgLkIggyE6IC5CgAKDIUAgLkKAAYMhQSAuQoAggyFCIC5CgBCDIUMgLkKACIMhOyAuQoAEgyE8IC5CgIAEgyF\
EIC5CgIAIgyFFIANBKGohFSAuQoCAEIMhRiAuQoCAgAKDITYgLkKAgMAAgyE9IC5CgIAggyE+IC5CgICABIMhNyAuQoCAgAGDIT8gLkLAAIMhMyAuQgiDITQgLkKAgIAggyFHIC5CgIACg1AgAHIhIyAupyIAQQ5\
2IBpxISQgLkKAwACDUCAJciElIABBGXYgHnEhJiAuQoCAgAiDUCAEciEnIBQiCyEJIBAhBANAAkAgCw0AIAMtABRBAXENAAwICyADQQA6ABQCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PAYYBiAECAwQFBgcICQo\
nC4gBAAsgA0EDOgAmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDIQBCyADLQAQIgBFBEAgAy0AEUEBcQ0LCyAADQwgHA0LDH0LIAtFDXogC0EBayAJTw16IAshESAEIQAgC0EPSw0MA0AgAC0AAEE\
NRg1gIABBAWohACARQQFrIhENAAsMegsgC0UNdyALQQFrIAlPDXcgCyERIAQhACALQQ9LDQwDQCAALQAAQQ1GDVYgAEEBaiEAIBFBAWsiEQ0ACwx3CyALQQhPDQwMgwELIAxByABqIAQgCxAdIAwoAkwhASAMKAJ\
IIgBFDQ4gAEECaw0MDA0LIAMoAkghACADLQBMIQcgAy0AUiIBQQFGBEAgAy0AUUEBcUUNEAsgAy0ATyIGQQFxRSADLQBTQQFGcQ0QIAMtABEhAiADKQMoIS8CQCAHQQFrQf8BcUEBSw0AIAJBAXFFDQAgL0IAUg0\
SCyADLQAVDRICQCAAQeUARyIHDQAgAUUNACACQQFxRQ0UCyACQQFxDRQgAy0AFg1wIABByAFJDRUgAEHMAWtBAkkNcCAAQbACRw0WDHALIAMpAzgiMiALrSIvIC8gMlYbIS8gMUIAUg0bDGsLIAutIS8gMUIAUg0\
bDGkLIAtFDWcgC0EBayAJTw1nIAshESAEIQAgC0EPSw0bA0AgAC0AAEENRg05IABBAWohACARQQFrIhENAAsMZwsgC0UNZSALQQFrIAlPDWUgBCEHIAsiAEEPSw0bA0AgBy0AAEENRg02IAdBAWohByAAQQFrIgA\
NAAsMZQsgDEHoAGogBCALEB0gDCgCbCEBIAwoAmgiAEUNHiAAQQJrDRwMHQsgHUUNYCA5QgBSBEAgBUEQakGBgARPDXwgAygCICEAIAMoAvgCIAVqQQU6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakE\
ANgAAIAVBCWohBQsgNVANYCAFQRBqQYCABEsNeyADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDGALIDpCAFIEQCAFQRBqQYGABE8NeyADKAIgIQA\
gAygC+AIgBWpBBjoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA1xIAVBEGpBgIAESw16IAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWp\
BBWpBADYAACAFQQlqIQUMcQsgCUEETQRAIAlBAU0NXgxcCyAELQAEQS9HDVsgBCgAAEHIqNGCBUcNWyADQQA6ABEgHEUNWiA6QgBSBEAgBUEQakGBgARPDXogAygCICEAIAMoAvgCIAVqQQY6AAAgAygC+AIgBWp\
BAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQsgNVANWiAFQRBqQYCABEsNeSADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDFoLIAT9AAA\
A/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxTCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0\
NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUB\
rIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw1SA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMVAsLIAAgBmhqIQAMUwsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUU\
EQCAAIE39ZGhqQSBqIQAMVAsgACABaGpBEGohAAxTCyAAIAFoakEQayEADFILIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxJCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0H\
AAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0\
NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw1IA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEA\
gAiAAQRBqIgBPDQEMSgsLIAAgBmhqIQAMSQsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMSgsgACABaGpBEGohAAxJCyAAIAFoakEQayEADEgLIAlBB00NciAEKQAAQo2UzOrUwcKGClE\
NGyADQQY6ACYgA0ECOgAkIANB54vAACkAADcAbCADQe+LwAD9AAAA/QsAdCADQf+LwAAvAAA7AIQBQYYBIQtBGgx1CyABIAlPDUQgDEE6OgB0IAxBQGsgDEH0AGogBCABIARqQQFqEBwgDCgCQEEBcUUNRCADQQY\
6ACYgA0ECOgAkIANBjZLAAP0AAAD9CwBsIANBnZLAAP0AAAD9CwB8IANBrZLAACgAADYAjAEMPAsgCyADKAIETw0BDHQLIAFBAWoiAiALRg1zIAIgCU8NbyACIARqIgYtAABBCkcNHAJAAkACQCABRQRAICMNAiA\
FQRpqQYCABE0NAUEBIQdBAiEADGULIAEgCU8NRSAEIQAgAiIHQQ9LBEAgAP0AAAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9I/1kIgAEQCAEIABoaiEADDkLIARBECAEQQ9xIgdrIghqIQACQAJAIAJBwABJDQAgCCABQT9\
rSw0AIAZBQGohCCAEIAdrQSBqIQADQCAA/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkogAEEQayIH/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkv9UCAAQRBq/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkz9UCA\
AQSBq/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIk39UP1kDQIgAEFAayEAIAdBQGsgCE0NAAsgAEEQayEACyAAIAZBEGsiB0sNOANAIAD9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIIRQRAIAcgAEEQaiIATw0\
BDDoLCyAAIAhoaiEADDkLIEv9ZCIGDSEgSv1kIgYNIiBM/WQiBkUEQCAAIE39ZGhqQSBqIQAMOQsgACAGaGpBEGohAAw4CwNAIAAtAABBOkYNOCAAQQFqIQAgB0EBayIHDQALDEULIAMtAEwgAygCSCIBIAMtABE\
iAhshBkEAIQBBAEECIAMtAE9rIAMtAE0iBxshCCADKAIgQQJqIQogAy0AUEF/c0EBcSENAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEvIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvg\
CIAVqQQFqIAo2AAAgAygC+AIgBWpBBWogBjsAACADKAL4AiAFakEHaiANOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAIOgAAIAMoAvgCIAVqQQtqIC9CACAHGzcAACA\
FQRNqIQUgAy0AJEECRg0BCyADQQc6ACQLIANBAToAFCADLQASIQdBAiEADGELIANBBjoAJiADQQI6ACQgA0GxksAA/QAAAP0LAGwgA0HBksAAKAAANgB8DGYLIANBEDoAJiADQQI6ACQgA0HsAGpBxZLAAEHIAPw\
KAABBtAEhC0HIAAxwCyADQQo6ACYgA0ECOgAkIANB7ABqQY2TwABBwQD8CgAAQa0BIQtBwQAMbwsgA0EJOgAmIANBAjoAJCADQc6TwAD9AAAA/QsAbCADQd6TwAD9AAAA/QsAfCADQe6TwAD9AAAA/QsAjAEMLgs\
gRFANLCAFQRBqQYCABE0NCAxuCyBFUA0rIAVBEGpBgIAESw1tIAMoAiAhACADKAL4AiAFakESOgAAIAMoAvgCIAVqQQFqIAA2AABBACEHIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAkYNZQwrCyAGQQF\
xIgBFIAMtAE5BAUZxDQIgAy0AFg0DIAMtAE0NBCAADRIgA0EBOgAUIAVB3/8Da0H//3tJDWwCQCAXRQ0AIDRCAFIEQCAFQXBIDW4gAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAV\
BCWohBQsgM1ANACAFQXBIDW0gAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFCABDSoMXAsgBw1aCyADLQBNRQRAIAZBAXENESADQQk6ACQMXAs\
gL0IAUg0DIANBAToAFCAFQd//A2tB//97SQ1qAkAgF0UNACA0QgBSBEAgBUFwSA1sIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA1rIAMoAiAhASA\
DKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQMWgsgA0EHOgAmIANBAjoAJCADQewAakH+k8AAQc4A/AoAAEG6ASELQc4ADGgLIANBAToAFCAFQd//A2tB//9\
7SQ1oIBdFDSUgNEIAUgRAIAVBcEgNaSADKAIgIQIgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAI2AAAgBUEJaiEFCyAzUA0lIAVBcEgNaCADKAIgIQIgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACA\
AQQFqIAI2AAAgBUEJaiEFDCULIC9CAFINACADQQE6ABQgBUHf/wNrQf//e0kNZyAXRQ0jIDRCAFIEQCAFQXBIDWggAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1A\
NIyAFQXBIDWcgAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwjCyADQQg6ACQMVwsgAygCICEAIAMoAvgCIAVqQRE6AAAgAygC+AIgBWpBAWogADYAAEEAIQcgAygC+AI\
gBWpBBWpBADYAACAFQQlqIQUgAy0AJEECRw0jDF0LIDAgMVoNZCAxIDB9IjggLyAvIDhWGyEvDE8LIDAgMVoNYyAxIDB9IjIgLyAvIDJWGyEvDE0LIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCA\
AaGohAAwdCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0\
NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayI\
CSw0cA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMHgsLIAAgBmhqIQAMHQsgS/1kIgFFBEAgSv1kIgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMHgsgACABaGpBEGohAAw\
dCyAAIAFoakEQayEADBwLIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohBwwaCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGo\
hAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0\
NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0ZA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMGwsLIAAgBmhqIQcMGgsgS/1\
kIgFFBEAgSv1kIgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQcMGwsgACABaGpBEGohBwwaCyAAIAFoakEQayEHDBkLIAMpA0AiMlANFiAyIAutIi8gLyAyVhshLyAxUA0VIDAgMVoNYCAxIDB9IjggLyAvIDhWGyE\
vDBULIAEgCU8NAiAMQTo6AHQgDEHgAGogDEH0AGogBCABIARqQQFqEBwgDCgCYEEBcUUNAiADQQY6ACYgA0ECOgAkIANB7ZfAAP0AAAD9CwBsIANB/ZfAAP0AAAD9CwB8IANBipjAACkAADcAiQFBkQEhC0ElDF4\
LIAsgAygCBE8NAgxeCyABQQFqIgcgC0YNXSAHIAlPDVkgBCAHaiICLQAAQQpHDQsCQCABRQRAIAVB1v8Da0H//3tJDV8gR1ANASAFQRBqQYGABE8NXyADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiA\
AQQJqNgAAIAMoAvgCIAVqQQVqQQA2AAAgA0EBOgAUIAVBCWohBQwTCyABIAlPDREgB0EPTQRAIAQhAANAIAAtAABBOkYNEiAAQQFqIQAgB0EBayIHDQALDBILIAT9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCI\
ABEAgBCAAaGohAAwRCyAEQRAgBEEPcSIGayIIaiEAAkACQCAHQcAASQ0AIAggAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJKIABBEGsiBv0ABAD9DDo6Ojo6Ojo\
6Ojo6Ojo6Ojr9IyJL/VAgAEEQav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJM/VAgAEEgav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgZ\
LDRADQCAA/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiB0UEQCAGIABBEGoiAE8NAQwSCwsgACAHaGohAAwRCyBL/WQiAg0NIEr9ZCICDQ4gTP1kIgJFBEAgACBN/WRoakEgaiEADBELIAAgAmhqQRBqIQAMEAs\
gA0EBOgAUIAVBXk4NEQxdCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6ZfAACgAADYAjAEMIwsgA0EGOgAmIANBAjoAJCADQZKYwAD9AAAA/QsAbCADQZ+YwAApAAA3AHk\
MUQsgA0EOOgAkQQAhB0EIIQAMSAsgA0EKOgAkDEoLIAAgAWhqIQAMMgsgACABaGohAAwoCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMUwsgACAGaGpBEGshAAwWCyAAIAZoaiEADBU\
LIAAgAWhqIQAMDQsgACABaGohBwwKCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMTgsgACACaGpBEGshAAwCCyAAIAJoaiEADAELIAAgAk8NASAG/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo\
6Ov0j/WQiAEUNASAGIABoaiEACyAAIARGDQAgACAEayIHQQFqIQACQCAeRQRAIAAhAiABIQYMAQsCQAJAIAdBAmoiAiABTw0AIAAgCU8NTCAAIARqLQAAQSBHDQAgAiAEai0AACIGQQlGDQAgBkEgRg0AIAEgBGp\
BAWstAAAiCEEJRg0AIAEhBiAIQSBHDQELAkAgACABTw0AA0AgACAEai0AACICQQlHIAJBIEdxDQEgASAAQQFqIgBHDQALIAEiAiEGDAILIAAiAiABTwRAIAEhBgwCCyAEQQFrIQggASEGA0AgBkEBayIAIAlPDUw\
gBiAIai0AACIKQQlHIApBIEdxDQEgACIGIAJLDQALIAIhBgsLQQAhAAJAA0AgACAJRg1LIAAgBGotAAAtAICAQARAIAcgAEEBaiIARg0CDAELCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0\
AAAD9CwB8IANB6ZfAACgAADYAjAEMFQsgJ0UEQCAFQRBqQYCABEsNTiADKAIgIQAgAygC+AIgBWpBGToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJaiEFCyAFICZFDTQaIAVBEGpBgIA\
ESw1NIAYgAmshBiADKAIgIAJqIRFBGiEADDMLIANBBjoAJiADQQI6ACQgA0HJl8AA/QAAAP0LAGwgA0HZl8AA/QAAAP0LAHwgA0Hpl8AAKAAANgCMAQwTCwJAIBdFDQAgNEIAUgRAIAVBcEgNTSADKAIgIQEgAyg\
C+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyAzUA0AIAVBcEgNTCADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyADQQA6ABYgA0E\
AOgAUAkACQCADLQBSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQFBAiEAIAMtACRBAkcNOUEAIQcMOwtBAiEAQQAhByADLQAkQQJGDTogA0EOOgAkDDoLIBkEQCAFQXBIDUwgAygCICEBIAMoAvgCIAVqIgBBAjoAACA\
AQQVqQQA2AAAgAEEBaiABNgAAIAVBCWohBQtBAiEAQQAhByADLQAkQQJGDTkgA0EBOgAkDDkLIC9QDUogL6chACA/QgBSBEAgBUEQakGBgARPDUsgAygCICEBIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogATY\
AACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsgN0IAUgRAIAVBEGpBgYAETw1LIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIC8gMHwhMCADIAM\
pA0AgL31CACAvIDJUGzcDQEEAIQcMOAsgC0ECSQ1JIAlFDUUCQCAELQAAQQ1HDQAgCUEBRg1GIAQtAAFBCkcNACADQQo6ACQMLQsgA0EGOgAmIANBAjoAJCADQauXwAApAAA3AGwgA0Gzl8AA/QAAAP0LAHQgA0H\
Bl8AAKQAANwCCAQwECyAAIAFPDTAgAv0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgBFDTAgAiAAaGohBwsgByAEayINQQFqIhMgC0YNRyAJIBNNDUMCfwJAAkAgBCATaiISLQAAQQpGBEAgEyEBIAQhACANQQ5\
LBEAgAP0AAAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kBEAgACBL/WQgSv1kcmhqIQAMBAsgBEEQIARBD3FrIgFqIQACQAJAIA1BH0kNACABIA1BH2tLDQAgEkE\
gayEBA0AgAP0ABAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UCAAQRBq/QAEACJM/Qw9PT09PT09PT09PT09PT09/SMiTf1QIEz9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJ\
M/VD9ZA0CIABBIGoiACABTQ0ACwsgACASQRBrIgFLDQMDQCAA/QAAACJK/Qw7Ozs7Ozs7Ozs7Ozs7Ozs7/SMiSyBK/Qw9PT09PT09PT09PT09PT09/SMiSv1Q/WRFBEAgASAAQRBqIgBPDQEMBQsLIAAgSv1kIEv\
9ZHJoaiAEawwFCyAAIE39ZCBM/WRyaGpBEGogBGsgSv1kIEv9ZHIiAUUNBBogACABaGogBGsMBAsDQAJAIAAtAABBO2sOAwQABAALIABBAWohACABQQFrIgENAAsgDQwDCyADQQY6ACYgA0ECOgAkIANBrorAACk\
AADcAbCADQbOKwAApAAA3AHEMRwsgDSAAIBJPDQEaIA0gAf0AAAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kRQ0BGiABIEr9ZCBL/WRyaGogBGsMAQsgACAEaws\
hCkEAIQACQCAKRQ0AA0AgACAJRg1FIAAgBGotAAAiAUEJRyABQSBHcQ0BIAogAEEBaiIARw0ACyAKIQALAkAgCiIBIABNDQAgBEEBayEGA0AgAUEBayICIAlPDUUgASAGai0AACIIQQlHIAhBIEdxDQEgAiIBIAB\
LDQALIAAhAQsgACABRgRAIANBBjoAJiADQQI6ACQgA0GYlcAAKQAANwBsIANBoJXAAP0AAAD9CwB0IANBrZXAACkAADcAgQEMGgsCQCAAIAFPDQAgCSAAayICQQAgAiAJTRshBiABIABrIQggACAEaiECA0AgBkU\
NRSACLQAALQCAgEAEQCAGQQFrIQYgAkEBaiECIAhBAWsiCEUNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAD9AAAA/QsAbCADQcWVwAD9AAAA/QsAfCADQdOVwAApAAA3AIoBQZIBIQtBJgxHCwJAAkACQAJAIAE\
gDUYNACAJIApNDUcgBCAKai0AAEE7Rg0AIApBAWoiBiANTw0BA0ACQCAEIAZqLQAAIgJBCUYNACACQSBGDQAgBkEBayEKDAMLIAZBAWoiBiANSQ0ACwwCCyA+QgBSBEAgBUEQakGBgARPDUsgAygCICECIAMoAvg\
CIAVqQRQ6AAAgAygC+AIgBWpBAWogACACajYAACADKAL4AiAFakEFaiABIABrNgAAIAVBCWohBQsgCiANRwRAIApBAWohAEEAIQcgAy0AJEECRg05IANBCzoAJAw5CyADKQMwQgBSBEAgDUECaiEAQQAhByADLQA\
kQQJGDTkgA0EMOgAkDDkLIDZCAFIEQCAFQRBqQYGABE8NSyADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOCA\
DQQ06ACQMOAsgBiANRg0AIAYgCU8NRQJAIAQgBmoiCC0AAEEiRiIoBEAgCkECaiIIIA1LDQMgBEF/cyEpIARBIGohKiASQRBrIRYgDUE/ayErIBJBQGohLCAHQX9zIARqIS0gCCEOA0AgBCAOaiEPAkAgEyAOayI\
CQQ9NBEAgDiAtaiEHIA8hAgNAIAItAABBIkYNAiACQQFqIQIgB0EBaiIHDQALDAYLIA/9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCIHBEAgDyAHaGohAgwBCyAPQRAgD0EPcSIKayIbaiEHAkACQAJAIAJBwAB\
JDQAgDiAbaiArSg0AICogDiAKa2ohBwNAIAf9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiSiAHQRBrIgL9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiS/1QIAdBEGr9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiTP1\
QIAdBIGr9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiTf1Q/WQNAiAHQUBrIQcgAkFAayAsTQ0ACyAHQRBrIQcLIAcgFksNAQNAIAf9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCICRQRAIBYgB0EQaiIHTw0BDAM\
LCyAHIAJoaiECDAILAkAgS/1kIgJFBEAgSv1kIgINASBM/WQiAkUEQCAHIE39ZGhqQSBqIQIMBAsgByACaGpBEGohAgwDCyAHIAJoakEQayECDAILIAcgAmhqIQIMAQsgByASTw0FIBb9AAAA/QwiIiIiIiIiIiI\
iIiIiIiIi/SP9ZCICRQ0FIBYgAmhqIQILIAIgD2sgDmohCgJAIAIgD0YNACACIClqIQcgAiAEIA5qayEPQQAhAgJAA0AgByAJTw1LIAQgB2otAABB3ABHDQEgAkEBaiECIAcgDksgB0EBayEHDQALIA8hAgsgAkE\
BcUUNACAKQQFqIQ4gCiANSQ0BDAULCyAIIApJBEAgCCEHA0AgByAJTw1JAkACQCAEIAdqLQAAIgJB3ABGBEAgB0EBaiIHIApGDQEgByAJTw1MIAQgB2otAAAtAICCQEEBRw0BDAILIAItAICEQA0BCyADQQY6ACY\
gA0ECOgAkIANBi5bAACkAADcAbCADQZOWwAD9AAAA/QsAdCADQaOWwAD9AAAA/QsAhAEgA0GxlsAAKQAANwCSAUGaASELQS4MTQsgB0EBaiIHIApJDQALCyAKQQFqIQIMAQsgDSICIAZPBEAgDEE7OgB0IAxB2AB\
qIAxB9ABqIAggCCACIAprahAcIAwoAlhBAXEiAgR/IAwoAlwgCGsFIAcLIAZqIA0gAhshAgsgBiEIAkAgAiAGTQ0AIAkgBiAGIAlJGyEHA0AgByAIRg1IIAQgCGotAAAiCkEJRyAKQSBHcQ0BIAIgCEEBaiIIRw0\
ACyACIQgLIAIhCgJAIAIgCE0NACAEQQFrIQ4DQCAKQQFrIgcgCU8NSCAKIA5qLQAAIg9BCUcgD0EgR3ENASAHIgogCEsNAAsgCCEKCyAIIApGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAA/QA\
AAP0LAHQgA0HPlsAAKQAANwCCAQwGCyAIIApPDQAgCCAJIAggCUsbIQ4gCCEHA0AgByAORg1HIAQgB2otAAAtAICAQARAIAogB0EBaiIHRg0CDAELCyADQQY6ACYgA0ECOgAkIANB15bAAP0AAAD9CwBsIANB55b\
AAP0AAAD9CwB8IANB9pbAACkAADcAiwEMDAsgPkIAUgRAIAVBEGpBgYAETw1KIAMoAiAhByADKAL4AiAFakEUOgAAIAMoAvgCIAVqQQFqIAAgB2o2AAAgAygC+AIgBWpBBWogASAAazYAACAFQQlqIQULAkACfyA\
oRQRAID1QDQIgBUEQakGAgARLDUwgAygCICAIaiEHIAogCGsMAQsgPVANASAFQRBqQYCABEsNSyADKAIgIAZqIQcgCiAGa0EBagshACADKAL4AiAFakEVOgAAIAMoAvgCIAVqQQFqIAc2AAAgAygC+AIgBWpBBWo\
gADYAACAFQQlqIQULIA0iCiACTwRAIAxBOzoAdCAMQdAAaiAMQfQAaiACIARqIgEgEhAcIAwoAlBBAXEiBgR/IAwoAlQgAWsFIAALIAJqIA0gBhshCgsCQCACIApJBEAgCSACayIAQQAgACAJTRshACAKIAJrIQE\
gAiAEaiEHA0AgAEUNSCAHLQAAIgJBCUcgAkEgR3ENAiAAQQFrIQAgB0EBaiEHIAFBAWsiAQ0ACwsCQCAKIA1PBEAgAykDMEIAUg0BIDZCAFIEQCAFQRBqQYGABE8NTSADKAIgIQAgAygC+AIgBWpBFzoAACADKAL\
4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOiADQQ06ACQMOgsgCkEBaiEAQQAhBww5CyANQQJqIQBBACEHIAMtACRBAkYNOCADQQw6ACQMOAsgA0EGOgA\
mIANBAjoAJCADQf6WwAApAAA3AGwgA0GGl8AA/QAAAP0LAHQgA0GWl8AA/QAAAP0LAIQBIANBo5fAACkAADcAkQFBmQEhC0EtDEgLIANBBjoAJiADQQI6ACQgA0G5lsAAKQAANwBsIANBwZbAAP0AAAD9CwB0IAN\
Bz5bAACkAADcAggEMAwsgA0EGOgAmIANBAjoAJCADQduVwAD9AAAA/QsAbCADQeuVwAD9AAAA/QsAfCADQfuVwAD9AAAA/QsAjAEMBgsgACABTw0vIAL9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIARQ0vIAI\
gAGhqIQALQQEhESAAIARrIgFBAWoiByALRg1FIAcgCU8NQQJAAkACQCAEIAdqIgItAABBCkYEQCAEIQACQAJAIAFBDksEQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/WQiAARAIAQgAGhqIQAMBgsgBEEQIAR\
BD3EiBmsiB2ohAAJAAkAgAUE/SQ0AIAcgAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJKIABBEGsiBv0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJL/VAgAEEQav0\
ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJM/VAgAEEgav0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgdLDQUDQCAA/QAAAP0MOzs7Ozs7Ozs\
7Ozs7Ozs7O/0j/WQiBkUEQCAHIABBEGoiAE8NAQwHCwsgACAGaGogBGshBgwHCyBL/WQiAg0BIEr9ZCICDQIgTP1kIgJFBEAgACBN/WRoakEgaiAEayEGDAcLIAAgAmhqQRBqIARrIQYMBgsDQCAALQAAQTtGDQU\
gAEEBaiEAIAdBAWsiBw0ACyABIQYMBQsgACACaGpBEGsgBGshBgwECyAAIAJoaiAEayEGDAMLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQxFCyABIQYgACACTw0BIAf9AAAA/Qw7Ozs\
7Ozs7Ozs7Ozs7Ozs7/SP9ZCIARQ0BIAcgAGhqIARrIQYMAQsgACAEayEGCyAGRQRAIANBBjoAJiADQQI6ACQgA0HhlMAAKQAANwBsIANB6ZTAAP0AAAD9CwB0IANB95TAACkAADcAggEMAQsgBkEQTQRAQQAhAEI\
AIS8DQCAAIAlGDUMCQCAAIARqLQAAIgJBMGsiB0H/AXFBCkkNACACQeEAa0H/AXFBBk8EQCACQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAD9AAAA/QsAdCADQfeUwAApAAA\
3AIIBDAULIAJBN2shBwwBCyACQdcAayEHCyAHrUL/AYMgL0IEhnwhLyAGIABBAWoiAEcNAAsgAyAvNwNAIAMgLzcDMCBGQgBSBEAgBUEQakGBgARPDUcgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWo\
gADYAACADKAL4AiAFakEFaiAGNgAAIAVBCWohBQsCQCABIAZNBEAgA0EBOgAUIAMpAzBCAFINASA/QgBSBEAgBUEQakGBgARPDUkgAygCICEAIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL\
4AiAFakEFakEANgAAIAVBCWohBQsgNkIAUgRAIAVBEGpBgYAETw1JIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIAVqQQFqIABBA2o2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIAFBAmohAEEAIQcgAy0\
AJEECRg02IANBDToAJAw2CyAGQQFqIQBBACEHIAMtACRBAkYNNSADQQs6ACQMNQsgAUECaiEAQQAhByADLQAkQQJGDTQgA0EMOgAkDDQLIANBDzoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAAP0AAAD9CwB\
0IANBl5XAAC0AADoAhAFBhQEhC0EZDEQLQYoBIQtBHgxDCyADQQA6ABYgA0EAOgAUIAENAQwzCyADQQA6ABYgA0EAOgAUIAENAAwyCyADQQ46ACQMMgtBnAEhC0EwDD8LIAAgBk8NDiAH/QAAAP0MOjo6Ojo6Ojo\
6Ojo6Ojo6Ov0j/WQiAEUNDiAHIABoaiEACyAAIARGDQ0gACAEayINQQFqIQYCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAELQAAIgBBwwBrDjMBAAAAAAAAAAAAAAA\
AAAAAAAEBAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAQEAC0EAIQADQCAAIAlGDVMgACAEai0AAC0AgIBABEAgDSAAQQFqIgBGDQMMAQsLDCULIAkgDUkNUSADKAJIIQgCQAJAAkACQCANQQdrDgsDISE\
CISEhACEhASELIA0hByAEIABBIHJB4wBHDSEaIAQgBC0AAUEgckHvAEcNIRogBCAELQACQSByQe4ARw0hGiAEIAQtAANBIHJB9ABHDSEaIAQgBC0ABEEgckHlAEcNIRogBCAELQAFQSByQe4ARw0hGiAEIAQtAAZ\
BIHJB9ABHDSEaIAQgBC0AB0EtRw0hGiAEIAQtAAhBIHJB7ABHDSEaIAQgBC0ACUEgckHlAEcNIRogBCAELQAKQSByQe4ARw0hGiAEIAQtAAtBIHJB5wBHDSEaIAQgBC0ADEEgckH0AEcNIRogBCAELQANQSByQeg\
ARw0hGiADLQBODQQgCEF+cUHMAUcgCEHkAGtB5ABPcUUEQCADQQc6ACYgA0ECOgAkIANBgYzAACkAADcAbCADQYmMwAD9AAAA/QsAdCADQZmMwAD9AAAA/QsAhAEgA0GpjMAA/QAAAP0LAJQBIANBuYzAACgAADY\
ApAFBqAEhC0E8DFgLAkACQCADLQBNRQRAQQ8hByAGIAEiAE8NHyAAIARqQQFrIgItAAAiCEEgRiIKRSAIQQlHcQ0CIABBEEsNAQweCyADQQ06ACYgA0ECOgAkIANB/ozAAP0AAAD9CwBsIANBjo3AAP0AAAD9CwB\
8IANBnY3AACkAADcAiwEMHAsgBiAJTw1VIAQgBmotAABBIEcNHCAELQAQIgBBCUYNHCAAQSBGDRwgAi0AACIAQQlGDRwgAEEgRg0cDBoLQRAgBiAEIAZqLQAAIgJBIEYbIgcgAU8NGCAEIAdqLQAAIgZBCUYNFyA\
GQSBHDR0MFwsgDSEHIAQgAEEgckH0AEcNIBogBCAELQABQSByQfIARw0gGiAEIAQtAAJBIHJB4QBHDSAaIAQgBC0AA0EgckHuAEcNIBogBCAELQAEQSByQfMARw0gGiAEIAQtAAVBIHJB5gBHDSAaIAQgBC0ABkE\
gckHlAEcNIBogBCAELQAHQSByQfIARw0gGiAEIAQtAAhBLUcNIBogBCAELQAJQSByQeUARw0gGiAEIAQtAApBIHJB7gBHDSAaIAQgBC0AC0EgckHjAEcNIBogBCAELQAMQSByQe8ARw0gGiAEIAQtAA1BIHJB5AB\
HDSAaIAQgBC0ADkEgckHpAEcNIBogBCAELQAPQSByQe4ARw0gGiAEIAQtABBBIHJB5wBHDSAaIAMtAE0NBCAIQcwBa0ECSQ0VIAhBsAJGDRUgCEHkAGtB5ABJDRUgAUETTQRAQRIhByABIgBBE0cNEwwSCyAGIAl\
PDVMgBCAGai0AAEEgRw0RIAQtABMiAEEJRg0RIABBIEYNESABIARqQQFrLQAAIgZBCUYNEUETIQcgASEAIAZBIEYNEQwTCyANIQcgBCAAQSByQeMARw0fGiAEIAQtAAFBIHJB7wBHDR8aIAQgBC0AAkEgckHuAEc\
NHxogBCAELQADQSByQe4ARw0fGiAEIAQtAARBIHJB5QBHDR8aIAQgBC0ABUEgckHjAEcNHxogBCAELQAGQSByQfQARw0fGiAEIAQtAAdBIHJB6QBHDR8aIAQgBC0ACEEgckHvAEcNHxogBCAELQAJQSByQe4ARw0\
fGiABQQxNBEBBCyEHIAEiAEEMRw0ODA0LIAYgCU8NUiAEIAZqLQAAQSBHDQwgBC0ADCIAQQlGDQwgAEEgRg0MIAEgBGpBAWstAAAiBkEJRg0MQQwhByABIQAgBkEgRg0MDA4LAkACQCAAQdQAaw4iAAEfHx8fHx8\
fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8AAR8LAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8gBHDQAgA0EBOgB\
TIAFBCU0EQEEIIQcgASIAQQlHDQwMCwsgBiAJTw1TIAQgBmotAABBIEcNCiAELQAJIgBBCUYNCiAAQSBGDQpBCSEHIAEgBGpBAWstAAAiAkEJRg0KIAEhACACQSBGDQoMJQsgDSEHIAQgAEHVAEcNHxoLIA0hByA\
EIAQtAAFBIHJB8ABHDR4aIAQgBC0AAkEgckHnAEcNHhogBCAELQADQSByQfIARw0eGiAEIAQtAARBIHJB4QBHDR4aIAQgBC0ABUEgckHkAEcNHhogBCAELQAGQSByQeUARw0eGiABQQlNBEBBCCEHIAEiAEEJRw0\
GDAULIAYgCU8NUSAEIAZqLQAAQSBHDQQgBC0ACSIAQQlGDQQgAEEgRg0EQQkhByABIARqQQFrLQAAIgZBCUYNBCABIQAgBkEgRg0EDAYLIBpFDSAgDUECaiIHIAFPDQIgBiAJTw1QIAQgBmotAABBIEcNAiAEIAd\
qLQAAIgBBCUYNAiAAQSBGDQIgASAEakEBay0AACICQQlGDQIgASEAIAJBIEcNIgwCCyADQQc6ACYgA0ECOgAkIANB7ABqQaWNwABByQD8CgAAQbUBIQtByQAMUgsgA0EIOgAmIANBAjoAJCADQewAakGMkMAAQck\
A/AoAAEG1ASELQckADFELAkAgASAGTQ0AA0AgBCAGai0AACIAQQlHIABBIEdxDQEgBkEBaiIGIAFHDQALDBwLDBwLQQghBwNAAkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgB00EQCABIQAMAwsgBEEBayEGIAE\
hAANAIABBAWsiAiAJTw1PIAAgBmotAAAiCEEJRyAIQSBHcQ0DIAIiACAHSw0ACwwECyABIAdBAWoiB0cNAAsMAgsgACAHRg0BIABBAWohAgsgBEEBayETIAIgBGohEiAHIQYDQAJAIAAgBk0NACAGIAlPDUwgBCA\
Gai0AACICQQlGBEAgBkEBaiEGDAILIAJBIEcNACAGQQFqIQYMAQsCQCAAIAZGDQACQAJAAn8gACAAIAlPDQAaIAAgACAGSQ0AGiAMQSw6AHQgDEE4aiAMQfQAaiAEIAZqIgggEhAcIAwoAjhBAXEiCgR/IAwoAjw\
gCGsFIAILIAZqIAAgChsLIgogBkEBaiIITQ0AIAYgCU8NTiAEIAZqLQAAQSBHDQAgCCAJTw1OIAQgCGotAAAiAkEJRg0AIAJBIEYNACAKQQFrIgIgCU8NTiACIARqLQAAIg5BCUYNACAKIQIgDkEgRw0BCwJAAn8\
CQCAGIApPDQAgBiAJIAYgCUsbIQIDQCACIAZGDVEgBCAGai0AACIIQQlHIAhBIEdxDQEgCiAGQQFqIgZHDQALIAoMAQsgBgsiCCAKIgJPDQADQCACQQFrIgYgCU8NTyACIBNqLQAAIg5BCUcgDkEgR3ENASAGIQI\
gBiAISw0ACyAIIQILIAIgCEcNACADQQY6ACYgA0ECOgAkIANBsZHAACkAADcAbCADQbmRwAD9AAAA/QsAdCADQcaRwAApAAA3AIEBDCMLAkACQAJ/IAIgAiAJTyIWDQAaIAIgAiAISQ0AGiAMQS86AHQgDEEwaiA\
MQfQAaiAEIAhqIg4gAiAEakEBahAcIAwoAjBBAXEiDwR/IAwoAjQgDmsFIAYLIAhqIAIgDxsLIg8gCEYNACAIIA9PDQEgCSAIayIGQQAgBiAJTRshBiAPIAhrIQ4gBCAIaiEIA0AgBkUNTyAILQAALQCAgEBFDQE\
gBkEBayEGIAhBAWohCCAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LAHQgA0HmkcAAKAAANgCEAQwpCwJAIAIgD00NACAPQQFqIQYCQCAWRQRAIAxBLzoAdCAMQSh\
qIAxB9ABqIAQgBmoiCCAIIAIgD2tqEBwgDCgCKEEBcQ0BCyACIAZGDQAgAiAGTQ0BA0AgBiAJTw1PIAQgBmotAAAtAICAQEUNASAGQQFqIgYgAkcNAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0H\
WkcAA/QAAAP0LAHQgA0HmkcAAKAAANgCEAQwpCyAAIApGDQAgCkEBaiEGDAELCyADQQE6AFIMHAsgA0EGOgAmIANBAjoAJCADQbGRwAApAAA3AGwgA0G5kcAA/QAAAP0LAHQgA0HGkcAAKQAANwCBAQwfC0EIIQc\
DQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshBiABIQADQCAAQQFrIgIgCU8NSyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMAwsgASAHQQFqIgdHDQALDAELIAAgB0c\
NGQsgA0EGOgAmIANBAjoAJCADQZSRwAApAAA3AGwgA0GckcAA/QAAAP0LAHQgA0GpkcAAKQAANwCBAQwcC0ELIQcDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshCCABIQADQCA\
AQQFrIgYgCU8NSCAAIAhqLQAAIgJBCUcgAkEgR3ENAyAGIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAJSw1DIAAgB0kNQyAEIAdqIQYCQAJAAkACQCAAIAdrQQVrDgYAAwIDAwEDCyAGLQA\
AQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBgLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAY\
tAANBIHJB8ABHDQEgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQEgBi0ABkEgckHsAEcNASAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwXCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8AB\
HDQAgBi0AAkEgckHnAEcNACAGLQADQSByQfIARw0AIAYtAARBIHJB4QBHDQAgBi0ABUEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwWCyAEQQFrIQ8gACAEakEBaiETIAchBgNAAkAgACAGTQ0AIAQgBmo\
tAAAiAkEJRgRAIAZBAWohBgwCCyACQSBHDQAgBkEBaiEGDAELIAAgBkYNFgJAAkACfyAAIAAgCU8NABogACAAIAZJDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgBmoiCCATEBwgDCgCIEEBcSIKBH8gDCgCJCAIawU\
gAgsgBmogACAKGwsiCiAGQQFqIghNDQAgBiAJTw1GIAQgBmotAABBIEcNACAIIAlPDUYgBCAIai0AACICQQlGDQAgAkEgRg0AIApBAWsiAiAJTw1GIAIgBGotAAAiDkEJRg0AIAohAiAOQSBHDQELAkACfwJAIAY\
gCk8NACAGIAkgBiAJSxshAgNAIAIgBkYNSSAEIAZqLQAAIghBCUcgCEEgR3ENASAKIAZBAWoiBkcNAAsgCgwBCyAGCyIIIAoiAk8NAANAIAJBAWsiBiAJTw1HIAIgD2otAAAiDkEJRyAOQSBHcQ0BIAYiAiAISw0\
ACyAIIQILIAIgCEcNAAwCCyACIAlLDUQgAiAISQ1EIAQgCGohBgJAAkACQAJAAkAgAiAIayIOQQVrDgYAAwEDAwIDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfM\
ARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDAMLIAYtAABBIHJB9QBHDQEgBi0AAUEgckHwAEcNASAGLQACQSByQecARw0BIAYtAANBIHJB8gBHDQEgBi0ABEEgckHhAEcNASAGLQAFQSByQeQARw0BIAYtAAZBIHJ\
B5QBHDQEgA0EBOgBRDAILIAYtAABBIHJB6wBHDQAgBi0AAUEgckHlAEcNACAGLQACQSByQeUARw0AIAYtAANBIHJB8ABHDQAgBi0ABEEtRw0AIAYtAAVBIHJB4QBHDQAgBi0ABkEgckHsAEcNACAGLQAHQSByQek\
ARw0AIAYtAAhBIHJB9gBHDQAgBi0ACUEgckHlAEYNAQsCQCACIAhGDQAgAiAITQ0BA0AgBi0AAC0AgIBARQ0BIAZBAWohBiAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQfWQwAApAAA3AGwgA0H9kMAA/QA\
AAP0LAHQgA0GMkcAAKQAANwCDAQwkCyAAIApGDRYgCkEBaiEGDAALAAsgA0EGOgAmIANBAjoAJCADQdWQwAD9AAAA/QsAbCADQeWQwAD9AAAA/QsAfEGMASELQSAMRQtBEiEHA0ACQCAEIAdqLQAAIgBBCUYNACA\
AQSBGDQAgASAHTQRAIAEhAAwDCyAEQQFrIQggASEAA0AgAEEBayIGIAlPDUQgACAIai0AACICQQlHIAJBIEdxDQMgBiIAIAdLDQALDAQLIAEgB0EBaiIHRw0ACwwCCyAAIAdGDQELIANBAToATiAAIAlLDT8gACA\
HSQ0/AkAgACAHa0EHRgRAIAQgB2oiBjUAACAGQQZqMQAAQjCGIAZBBGozAABCIIaEhELj0NXztq2ZMlENAQsgBEEBayEPIAAgBGpBAWohEyADLQBPIQ4gByEGA0ACQCAAIAZNDQAgBCAGai0AACICQQlGBEAgBkE\
BaiEGDAILIAJBIEcNACAGQQFqIQYMAQsgACAGRg0TAkACQAJ/IAAgACAJTw0AGiAAIAAgBkkNABogDEEsOgB0IAxBGGogDEH0AGogBCAGaiIIIBMQHCAMKAIYQQFxIgoEfyAMKAIcIAhrBSACCyAGaiAAIAobCyI\
IIAZBAWoiCk0NACAGIAlPDUMgBCAGai0AAEEgRw0AIAkgCk0NQyAEIApqLQAAIgJBCUYNACACQSBGDQAgCEEBayICIAlPDUMgAiAEai0AACISQQlGDQAgCCECIBJBIEcNAQsCfwJAIAYgCE8NACAGIAkgBiAJSxs\
hAgNAIAIgBkYNRSAEIAZqLQAAIgpBCUcgCkEgR3ENASAIIAZBAWoiBkcNAAsgCAwBCyAGCyEKAkAgCiAIIgJPDQADQCACQQFrIgYgCU8NRCACIA9qLQAAIhJBCUcgEkEgR3ENASAGIgIgCksNAAsgCiECCyACIAp\
HDQAgA0EGOgAmIANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAgLIANBAToATiACIAlLDUEgAiAKSQ1BAkACQCACIAprQQdHDQAgBCAKaiIGLQAAQSByQeMARw0AIAY\
tAAFBIHJB6ABHDQAgBi0AAkEgckH1AEcNACAGLQADQSByQe4ARw0AIAYtAARBIHJB6wBHDQAgBi0ABUEgckHlAEcNACAGLQAGQSByQeQARw0AIA5BAXFFBEBBASEOIANBAToATwwCCyADQQ46ACYgA0ECOgAkIAN\
B7ABqQdSOwABB6wD8CgAAQdcBIQtB6wAMRgsgDkEBcUEAIQ5FDQAgA0EOOgAmIANBAjoAJCADQewAakG/j8AAQc0A/AoAAEG5ASELQc0ADEULIAAgCEYNEyAIQQFqIQYMAAsACyADLQBPRQRAIANBAToATwwSCyA\
DQQ46ACYgA0ECOgAkIANB7ABqQdSOwABB6wD8CgAAQdcBIQtB6wAMQgsgA0EGOgAmIANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAQLIANBCDoAJiADQQI6ACQgA0H\
ujcAAKQAANwBsIANB9o3AAP0AAAD9CwB0IANBho7AAP0AAAD9CwCEASADQZaOwAD9AAAA/QsAlAEgA0GljsAAKQAANwCjAUGrASELQT8MQAsgAUERSQ0AIAJBIEcNACAELQAQIgBBCUYNACAAQSBGDQAgCkUNAQt\
BDyEHAkADQAJAAkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAcgASIATw0BIARBAWshBgNAIABBAWsiAiAJTw1AIAAgBmotAAAiCEEJRyAIQSBHcQ0CIAIiACAHSw0ACwwDCyABIAdBAWoiB0cNAQwCCwsgACAHRw0\
FCyADQQY6ACYgA0ECOgAkIANBvYzAAP0AAAD9CwBsIANBzYzAAP0AAAD9CwB8IANB3YzAACgAADYAjAEMBgtBECEHIAEhAAwDC0GTASELQScMPAsDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASE\
ADAMLIARBAWshBiABIQADQCAAQQFrIgIgCU8NOyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAHayIIQRNNBEBCACEvIAAgB0sEQCAJIAdrIgJBACA\
CIAlNGyEGIAQgB2ohAgNAIAZFDTkgAi0AAEEwayIKQf8BcUEKTwRAIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMEAsgL0IKfiAKrUL/AYN8IS8gBkEBayE\
GIAJBAWohAiAIQQFrIggNAAsLIAMgLzcDOCADIC83AyggA0EBOgBNDAkLIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMDAsgA0EGOgAmIANBAjoAJCADQb2\
MwAD9AAAA/QsAbCADQc2MwAD9AAAA/QsAfCADQd2MwAAoAAA2AIwBC0GQASELQSQMNwsgDSEHIAQLIQACQANAIAAtAAAtAICAQARAIABBAWohACAHQQFrIgcNAQwCCwsMBgsgGkUNAgJAIA1BAmoiByABTw0AIAY\
gCU8NMyAEIAZqLQAAQSBHDQAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgBGpBAWstAAAiAkEJRg0AIAEhACACQSBHDQULIAEgBk0NAQNAIAQgBmotAAAiAEEJRyAAQSBHcQ0CIAEgBkEBaiIGRw0ACwsgASIAIQc\
MAwsgASAGTQ0AIARBAWshByABIQADQCAAQQFrIgIgCU8NMSAAIAdqLQAAIghBCUcgCEEgR3ENAiACIgAgBksNAAsgBiIAIQcMAgsgASEACyAGIQcLICVFBEAgBUEQakGAgARLDTIgAygCICECIAMoAvgCIAVqQQ4\
6AAAgAygC+AIgBWpBAWogAjYAACADKAL4AiAFakEFaiANNgAAIAVBCWohBQsgBSAkRQ0YGiAFQRBqQYCABEsNMSAAIAdrIQYgAygCICAHaiERQQ8hAAwXCyADQQY6ACYgA0ECOgAkIANB6pHAAP0AAAD9CwBsIAN\
B+pHAAP0AAAD9CwB8IANBiZLAACgAADYAiwFBjwEhC0EjDC8LIAAgAU8NIiAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNIiACIABoaiEAC0EBIREgACAEayICQQFqIgEgC0YNLiABIAlPDSoCQCABIAR\
qLQAAQQpGBEBBACEHIAAgBEcNAUECIQAMHgsgA0EGOgAmIANBAjoAJCADQa6KwAApAAA3AGwgA0GzisAAKQAANwBxDCwLIAJBDUkNAiAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAA\
AAAAAAAAAAAAAAAAAAAD9CwMYIBVBADYCKCAELQAIQSBGDQEgA0EGOgAmIANBAjoAJCADQbWLwAApAAA3AGwgA0G9i8AA/QAAAP0LAHQgA0HKi8AAKQAANwCBAQtBiQEhC0EdDCwLIAQtAABByABHDQggBC0AAUH\
UAEcNCAJAIAQtAAJB1ABHDQAgBC0AA0HQAEcNACAELQAEQS9HDQAgBC0ABUExRw0AIAQtAAZBLkcNACAELQAHQTFHDQAgBC0ACUEwa0H/AXEiCkEKTw0EIAQtAApBMGsiDUH/AXFBCUsNBCAELQALQTBrQf8BcSI\
OQQlLDQQgBC0ADEEgRw0CAkAgAkENRiIPDQACfyAEQQ1qIQggAkENayEGQQAhAAJAA0AgBiAAQRBqIgFJBEAgACAGSQ0CQQEMAwsgACAIaiABIQD9AAAAIkr9DH9/f39/f39/f39/f39/f3/9IyBK/QwJCQkJCQk\
JCQkJCQkJCQkJ/SQgSv0MICAgICAgICAgICAgICAgIP0m/U79UP1TRQ0AC0EADAELIAYgAGshASAAIAhqIQADQAJAIAAtAAAiBkEgTwRAIAZB/wBHDQFBAAwDCyAGQQlGDQBBAAwCCyAAQQFqIQAgAUEBayIBDQA\
LQQELDQAgA0EGOgAmIANBAjoAJCADQeuKwAApAAA3AGwgA0HzisAA/QAAAP0LAHQgA0GCi8AAKQAANwCDAQwJCyADIApB5ABsIA1BCmxB/gFxaiAOajYCSCAhRQ0DIDxCAFIEQCAFQRBqQYGABE8NLiADKAIgIQA\
gAygC+AIgBWpBCjoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQQ2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDS4gAygCICEAIAMoAvgCIAVqQQs6AAAgAygC+AIgBWpBAWogAEEFajYAACADKAL\
4AiAFakEFakEDNgAAIAVBCWohBQsgQ0IAUgRAIAVBEGpBgYAETw0uIAMoAiAhACADKAL4AiAFakEMOgAAIAMoAvgCIAVqQQFqIABBCWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJQDQMgDw0DIAVBEGp\
BgIAESw0tIAMoAiAhACADKAL4AiAFakENOgAAIAMoAvgCIAVqQQFqIABBDWo2AAAgAygC+AIgBWpBBWogAkENazYAACAFQQlqIQUMAwsgBC0AAkHUAEcNCCAELQADQdAARw0IIAQtAARBL0cNCCADQRE6ACYgA0E\
COgAkIANBhonAACkAADcAbCADQY6JwAD9AAAA/QsAdAwMCyADQQY6ACYgA0ECOgAkIANB0ovAAP0AAAD9CwBsIANB34vAACkAADcAeQwhCyADQQw6ACYgA0ECOgAkIANBiovAACkAADcAbCADQZKLwAD9AAAA/Qs\
AdCADQaKLwAD9AAAA/QsAhAEgA0Gxi8AAKAAANgCTAUGXASELQSsMKQsgAkECaiEAIAMtACRBAkYNFyADQQY6ACQMFwsgA0EMOgAmIANBAjoAJCADQc+KwAApAAA3AGwgA0HXisAA/QAAAP0LAHQgA0HnisAAKAA\
ANgCEAQtBiAEhC0EcDCYLIAAgAU8NGyAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNGyACIABoaiEAC0EBIREgACAEayIKQQFqIgEgC0YNJSABIAlPDSECQCABIARqIgEtAABBCkYEQEEAIQcgACAERw0\
BQQIhAAwVCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIwsCQAJAAkACfwJAIApBDk8EQCAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAA\
AAAAAAAD9CwMYIBVBADYCKCAMQSA6AHQgDEEQaiAMQfQAaiAEIAEQHAJAIAwoAhBBAXEEQCAMKAIUIgAgBEcNAQsgA0EGOgAmIANBAjoAJCADQf2JwAApAAA3AGwgA0GFisAA/QAAAP0LAHQgA0GUisAAKAAANgC\
DAUGHASELQRsMKwsCQAJAIAogACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgCiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiASAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCA\
DQe2JwAD9AAAA/QsAdAwMCwJAAkAgCiABIABrIgggBmoiE0EBaiINSQ0AIAxBLzoAdCAMIAxB9ABqIAQgDWoiDyAPIAogE2tqEBwgDCgCAEEBcUUNACAMKAIEIhIgD0cNAQsgA0EGOgAmIANBAjoAJCADQcOJwAD\
9AAAA/QsAbCADQdOJwAD9AAAA/QsAfCADQeOJwAAvAAA7AIwBQY4BIQtBIgwrCyACIAlLDScCQAJAAkACQAJAAkACQCACQQNrDgUAAQIDBAYLAkAgBC0AAEHHAGsOCgUGBgYGBgYGBgAGCwJAAkAgBC0AAUHSAGs\
OBAEHBwAHCyAELQACQdQARw0GQQQhAAwICyAELQACQckARw0FQQohAEEBDAgLAkACQCAELQAAQcgAaw4JAAYGBgYGBgYBBgsgBC0AAUHFAEcNBSAELQACQcEARw0FIAQtAANBxABHDQVBAiEADAcLIAQtAAFBzwB\
HDQQgBC0AAkHTAEcNBCAELQADQdQARw0EQQMhAAwGCwJAAkAgBC0AAEHQAGsOBQAFBQUBBQsgBC0AAUHBAEcNBCAELQACQdQARw0EIAQtAANBwwBHDQQgBC0ABEHIAEcNBEEJIQAMBgsgBC0AAUHSAEcNAyAELQA\
CQcEARw0DIAQtAANBwwBHDQMgBC0ABEHFAEcNA0EIIQAMBQsgBC0AAEHEAEcNAiAELQABQcUARw0CIAQtAAJBzABHDQIgBC0AA0HFAEcNAiAELQAEQdQARw0CIAQtAAVBxQBHDQJBBSEADAQLAkACQCAELQAAQcM\
Aaw4NAAMDAwMDAwMDAwMDAQMLIAQtAAFBzwBHDQIgBC0AAkHOAEcNAiAELQADQc4ARw0CIAQtAARBxQBHDQIgBC0ABUHDAEcNAiAELQAGQdQARw0CIANBAToAFUEGIQAMBAsgBC0AAUHQAEcNASAELQACQdQARw0\
BIAQtAANByQBHDQEgBC0ABEHPAEcNASAELQAFQc4ARw0BIAQtAAZB0wBHDQFBByEADAMLIAQtAAFBxQBGDQQLIANBADoATCACIQEgBCEADAQLIANBBjoAJiADQQI6ACQgA0GYisAA/QAAAP0LAGwgA0GmisAAKQA\
ANwB6QYIBIQtBFgwpC0EACyEOIAMgADoATAwCCyADIAQtAAJB1ABGIg46AEwgAiEBIAQhACAORQ0AQQAhDgwBCwJAA0AgAC0AAC0AgIBARQ0BIABBAWohACABQQFrIgENAAtBACEODAELIANBBjoAJiADQQI6ACQ\
gA0G6iMAAKQAANwBsIANBwojAAP0AAAD9CwB0DAYLIBIgD2siEiANaiEWIAghASAGIQACQANAIAAgCU8NIyAAIARqLQAALQCAhkAEQCAAQQFqIQAgAUEBayIBRQ0CDAELCyADQQY6ACYgA0ECOgAkIANB0ojAAP0\
AAAD9CwBsIANB34jAACkAADcAeQwcCyAKIBNBCWpHDQMgCiANa0EIRw0BIA8pAAAiL0LIqNGC9cWMlzBRDQIgL0LIqNGC9aWMlzFSDQEgDkUNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAD9AAA\
A/QsAdCADQf6IwAApAAA3AIMBC0GLASELQR8MIwsgA0EGOgAmIANBAjoAJCADQZ6JwAD9AAAA/QsAbEH8ACELQRAMIgsgDg0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAAP0AAAD9CwB0DAILIAN\
BBjoAJiADQQI6ACQgA0GuicAA/QAAAP0LAGwgA0G7icAAKQAANwB5DBcLAkAgIkUNACBBQgBSBEAgBUEQakGBgARPDSIgAygCICEAIAMoAvgCIAVqQQg6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiA\
CNgAAIAVBCWohBQsgQEIAUgRAIAVBEGpBgYAETw0iIAMoAiAhACADKAL4AiAFakEJOgAAIAMoAvgCIAVqQQFqIAAgBmo2AAAgAygC+AIgBWpBBWogCDYAACAFQQlqIQULIDxCAFIEQCAFQRBqQYGABE8NIiADKAI\
gIQAgAygC+AIgBWpBCjoAACADKAL4AiAFakEBaiAAIA1qNgAAIAMoAvgCIAVqQQVqIBI2AAAgBUEJaiEFCyA7UA0AIAVBEGpBgIAESw0hIAMoAiAhACADKAL4AiAFakELOgAAIAMoAvgCIAVqQQFqIAAgFkEBamo\
2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIApBAmohACADLQAkIQEgAy0ATEEKRgRAIAFBAkYNDyADQQU6ACQMDwsgAUECRg0OIANBBjoAJAwOC0GEASELQRgMHgtBACEHIAMtACRBAkYNFiADQQQ6ACQMFgs\
gBC8AAEGNFEcNAQtBACEHQQIhAAwKCyADQQE6ABECQCAdRQ0AIDlCAFIEQCAFQRBqQYGABE8NHSADKAIgIQAgAygC+AIgBWpBBToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA\
1UA0AIAVBEGpBgIAESw0cIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULQQAhByADLQAkQQJGDRMgA0EDOgAkDBMLQQAhByADLQAkQQJGDRIgA0E\
DOgAkDBILIAMoAvgCIAVqIAA6AAAgAygC+AIgBWpBAWogETYAACADKAL4AiAFakEFaiAGNgAAIAVBCWoLIQVBACEHIAFBAmoiAA0GDBALIAMoAgQgC0sNFyADQQY6ACYgA0ECOgAkIANBzJTAAP0AAAD9CwBsIAN\
B2ZTAACkAADcAeQwNCyADKAIEIAtLBEBBASERDBcLIANBBjoAJiADQQI6ACQgA0HMlMAA/QAAAP0LAGwgA0HZlMAAKQAANwB5DAwLIC9QDRUgLyAwfCEwIC+nIQBBACEHIDdQDQMgBUEQakGAgARLDRUgAygCICE\
BIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQwDCyAvUA0UIC8gMHwhMCAvpyEAAkACQAJAAkAgLyAyWgRAIAVBzf8Da0H//3tPDQEMGQsgN1ANAiAFQRBqQYG\
ABEkNAQwYCyA3QgBSBEAgBUEQakGBgARPDRggAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsCQCA2QgBSBEAgBUEQakGBgARJDQEMGQsgA0EBOgA\
UIANCADcDOCAFQV5IDRgMAwsgAygCICEBIAMoAvgCIAVqQRc6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFakEANgAAIANBAToAFCADQgA3AzggBUEJaiEFDAILIAMoAiAhASADKAL4AiAFakEYOgA\
AIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIAMgAykDOCAvfTcDOEEAIQcMAwsCQCAXRQ0AIDRCAFIEQCAFQXBIDRYgAygCICECIAMoAvgCIAVqIgFBBDoAACABQQVqQQA2AAAgAUE\
BaiAAIAJqNgAAIAVBCWohBQsgM1ANACAFQXBIDRUgAygCICECIAMoAvgCIAVqIgFBBzoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFAJAAkAgAy0AUkEBRgRAIAMtABFBAXE\
NAQsgAy0AUA0BIAMtACRBAkcNAkEAIQcMBAtBACEHIAMtACRBAkYNAyADQQ46ACQMAwsgGUUNASAFQXBIDRQgAygCICECIAMoAvgCIAVqIgFBAjoAACABQQVqQQA2AAAgAUEBaiACNgAAIAVBCWohBQwBC0EAIQc\
gA0EAOgAkDAELQQAhByADLQAkQQJGDQAgA0EBOgAkCyADIAMoAiAgAGo2AiAgACAJSw0NIAsgAGshCyAAIARqIQQgCSAAayEJDAkLIANBAToAFCAFQd//A2tB//97SQ0QAkAgF0UNACA0QgBSBEAgBUFwSA0SIAM\
oAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA0RIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiA\
DQQA6ABQLIAMtAFBBAUcNASAZBEAgBUFwSA0QIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEHDAYLQQAhByADQQA6ACQMBQsgAygCACALSwRAQQE\
hEQwNCyADQQY6ACYgA0ECOgAkIANBu4rAAP0AAAD9CwBsIANBy4rAACgAADYAfAtBgAEhC0EUDAoLIAMoAgAgC0sEQEEBIREMCwsgA0EGOgAmIANBAjoAJCADQaWIwAD9AAAA/QsAbCADQbKIwAApAAA3AHkLQYE\
BIQtBFQwIC0EAIQcgAy0AJEECRg0AIANBBDoAJAtBASERIAdBAXENByADLQAlQQFxRQ0ACwwGCwALIAMoAvgCQQA6AAAMBQsAC0H5ACELQQ0MAQsgA0EGOgAmIANBAjoAJCADQZaIwAApAAA3AGwgA0GdiMAAKQA\
ANwBzQfsAIQtBDws6APQCQQAhESADIAtqQQA6AAALIAMgAykDGCADKAIgIgutfDcDGAJAIAMtABNFDQAgAygC8AIiAARAIAMoAuwCIAAQWAsgA0IANwLsAiALIBRPDQACQAJAIAlFBEBBASEADAELIAlBARBWIgB\
FDQEgCUUNACAAIAQgCfwKAAALIAMgADYC7AIgAyAJNgLwAgwBCwALAkACQCAuQgGDUCARcgRAICBFDQEMAgsgBUH6/wNrQf//e0kNACADKAL4AiAFaiIAQQE6AAAgAEEBaiADKAIgNgAAIABBBWogAy0AJjoAACA\
FQQZqIQULIAMoAvgCIAVqQQA6AAALAkAgAykDWCIuUA0AIC5CAYMhLyAuQoCAAoMhMCAuQgKDITEgLkIEgyEzIC5CCIMhNCAuQhCDITUgLkIggyE2IC5CwACDITcgLkKAAYMhMiAuQoACgyE5IC5CgASDITogLkK\
ACIMhOyAuQoAQgyE8IC5CgCCDIT0gLkKAwACDIT4gLkKAgAGDIT8gLkKAgASDIUAgLkKAgAiDIUEgLkKAgBCDIUIgLkKAgCCDIUMgLkKAgMAAgyFEIC5CgICAAYMhRSAuQoCAgAKDIUYgLkKAgIAEgyFHIC5CgIC\
ACIMhOCAuQoCAgBCDIUggLkKAgIAggyFJIC5CgICAwACDIS4gAygCaCECIAMoAvgCIQZBACEEA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgBCA\
GaiIALQAAQQFrDhwAAgMEBQYHCAkKCwwNDg8BEBESExQVFhcYGRobHwtBBiEBIC9QDRsgAiAAQQFqKAAAQQAQACAEQQZqIQQMHQtBEyEBIDBQDRogAiAAQQFqKAAAIABBBWovAAAgAEEHai0AAEEARyAAQQhqLQA\
AQQBHIABBCWotAABBAEcgAEEKai0AACAAQQtqKQAAuhABIARBE2ohBAwcC0EJIQEgMVANGSACIABBAWooAAAgAEEFaigAABACIARBCWohBAwbC0EJIQEgM1ANGCACIABBAWooAAAgAEEFaigAABADIARBCWohBAw\
aC0EJIQEgNFANFyACIABBAWooAAAgAEEFaigAABAEIARBCWohBAwZC0EJIQEgNVANFiACIABBAWooAAAgAEEFaigAABAFIARBCWohBAwYC0EJIQEgNlANFSACIABBAWooAAAgAEEFaigAABAGIARBCWohBAwXC0E\
JIQEgN1ANFCACIABBAWooAAAgAEEFaigAABAHIARBCWohBAwWC0EJIQEgMlANEyACIABBAWooAAAgAEEFaigAABAIIARBCWohBAwVC0EJIQEgOVANEiACIABBAWooAAAgAEEFaigAABAJIARBCWohBAwUC0EJIQE\
gOlANESACIABBAWooAAAgAEEFaigAABAKIARBCWohBAwTC0EJIQEgO1ANECACIABBAWooAAAgAEEFaigAABALIARBCWohBAwSC0EJIQEgPFANDyACIABBAWooAAAgAEEFaigAABAMIARBCWohBAwRC0EJIQEgPVA\
NDiACIABBAWooAAAgAEEFaigAABANIARBCWohBAwQC0EJIQEgPlANDSACIABBAWooAAAgAEEFaigAABAOIARBCWohBAwPC0EJIQEgP1ANDCACIABBAWooAAAgAEEFaigAABAPIARBCWohBAwOC0EJIQEgQFANCyA\
CIABBAWooAAAgAEEFaigAABAQIARBCWohBAwNC0EJIQEgQVANCiACIABBAWooAAAgAEEFaigAABARIARBCWohBAwMC0EJIQEgQlANCSACIABBAWooAAAgAEEFaigAABASIARBCWohBAwLC0EJIQEgQ1ANCCACIAB\
BAWooAAAgAEEFaigAABATIARBCWohBAwKC0EJIQEgRFANByACIABBAWooAAAgAEEFaigAABAUIARBCWohBAwJC0EJIQEgRVANBiACIABBAWooAAAgAEEFaigAABAVIARBCWohBAwIC0EJIQEgRlANBSACIABBAWo\
oAAAgAEEFaigAABAWIARBCWohBAwHC0EJIQEgR1ANBCACIABBAWooAAAgAEEFaigAABAXIARBCWohBAwGC0EJIQEgOFANAyACIABBAWooAAAgAEEFaigAABAYIARBCWohBAwFC0EJIQEgSFANAiACIABBAWooAAA\
gAEEFaigAABAZIARBCWohBAwEC0EJIQEgSVANASACIABBAWooAAAgAEEFaigAABAaIARBCWohBAwDC0EJIQEgLkIAUg0BCyABIARqIQQMAQsgAiAAQQFqKAAAIABBBWooAAAQGyAEQQlqIQQMAAsACyAfIBhBAEd\
xRQ0AIBAgGBBYCyAMQZABaiQAIAsLCQAgAEEBOgAlC5kBACAAQQA7ASQgAUUEQCAAQgA3AxgLIABBADoA9AIgAEEAOgBsIABBADoAJiAAKALwAiIBBEAgACgC7AIgARBYCyAAQgA3AyggAEEAOwAVIABCADcC7AI\
gAP0MAAAAAAAAAAAAAAAAAAAAAP0LAzAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LA0AgAEEANgJQIAAoAvgCQQA6AAALCQAgAEEAOgAlCwkAIAAgATcDWAsJACAAIAE3A2ALCQAgACABOgAXCwkAIAAgAToAFQsJACA\
AIAE6ABELCQAgACABNwMICwkAIAAgATYCBAsJACAAIAE2AgALCQAgACABOgAQCwkAIAAgAToAFAsJACAAIAE6ABMLCQAgACABOgAWCwkAIAAgAToAEgsHACAALQAUCwcAIAAtABMLBwAgAC0AFgsHACAALQASC/Q\
CAQV/IAFBCU8EQAJAIABBzf97QRAgASABQRBNGyICa08NACACQRAgAEELakF4cSAAQQtJGyIEakEMahBXIgBFDQAgAEEIayEBAkAgAkEBayIDIABxRQRAIAEhAAwBCyAAQQRrIgUoAgAiBkF4cSAAIANqQQAgAmt\
xQQhrIgAgAkEAIAAgAWtBEE0baiIAIAFrIgJrIQMgBkEDcQRAIAAgAyAAKAIEQQFxckECcjYCBCAAIANqIgMgAygCBEEBcjYCBCAFIAIgBSgCAEEBcXJBAnI2AgAgASACaiIDIAMoAgRBAXI2AgQgASACEFsMAQs\
gASgCACEBIAAgAzYCBCAAIAEgAmo2AgALAkAgACgCBCIBQQNxRQ0AIAFBeHEiAiAEQRBqTQ0AIAAgBCABQQFxckECcjYCBCAAIARqIgEgAiAEayIEQQNyNgIEIAAgAmoiAiACKAIEQQFyNgIEIAEgBBBbCyAAQQh\
qIQMLIAMPCyAAEFcL/yUBCX8jAEEQayIIJAACQAJAAkAgAEH1AU8EQCAAQcz/e0sEQEEAIQAMBAsgAEELaiIBQXhxIQVB0JvAACgCACIJRQ0CQR8hBiAAQfX//wdPDQEgBUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E\
+aiEGDAELAkACQAJAAkACQEHMm8AAKAIAIgRBECAAQQtqQfgDcSAAQQtJGyIFQQN2IgB2IgFBA3EEQCABQX9zQQFxIABqIgdBA3QiAUHEmcAAaiIAIAFBzJnAAGooAgAiAigCCCIDRg0BIAMgADYCDCAAIAM2Agg\
MAgsgBUHUm8AAKAIATQ0GIAFFBEBB0JvAACgCACIARQ0HIABoQQJ0QbSYwABqKAIAIgEoAgRBeHEgBWshAyABIQIDQAJAIAEoAhAiAEUEQCABKAIUIgBFDQELIAAoAgRBeHEgBWsiASADIAEgA0kiARshAyAAIAI\
gARshAiAAIQEMAQsLIAIoAhghBgJAAkAgAiACKAIMIgBGBEAgAkEUQRAgAigCFCIAG2ooAgAiAQ0BQQAhAAwCCyACKAIIIgEgADYCDCAAIAE2AggMAQsgAkEUaiACQRBqIAAbIQQDQCAEIQcgASIAQRRqIABBEGo\
gACgCFCIBGyEEIABBFEEQIAEbaigCACIBDQALIAdBADYCAAsgBkUNBQJAIAIoAhxBAnRBtJjAAGoiASgCACACRwRAIAIgBigCEEcEQCAGIAA2AhQgAA0CDAgLIAYgADYCECAADQEMBwsgASAANgIAIABFDQULIAA\
gBjYCGCACKAIQIgEEQCAAIAE2AhAgASAANgIYCyACKAIUIgFFDQUgACABNgIUIAEgADYCGAwFCwJAQQIgAHQiAkEAIAJrciABIAB0cWgiB0EDdCIBQcSZwABqIgIgAUHMmcAAaigCACIAKAIIIgNHBEAgAyACNgI\
MIAIgAzYCCAwBC0HMm8AAIARBfiAHd3E2AgALIAAgBUEDcjYCBCAAIAVqIgYgASAFayIHQQFyNgIEIAAgAWogBzYCAEHUm8AAKAIAIgJFDQJB3JvAACgCACEBAkBBzJvAACgCACIEQQEgAkEDdnQiA3FFBEBBzJv\
AACADIARyNgIAIAJBeHFBxJnAAGoiAyEEDAELIAJBeHEiAkHEmcAAaiEEIAJBzJnAAGooAgAhAwsgBCABNgIIIAMgATYCDCABIAQ2AgwgASADNgIIDAILQcybwAAgBEF+IAd3cTYCAAsgAkEIaiEAIAIgAUEDcjY\
CBCABIAJqIgEgASgCBEEBcjYCBAwFCyAAQQhqIQBB3JvAACAGNgIAQdSbwAAgBzYCAAwEC0HQm8AAQdCbwAAoAgBBfiACKAIcd3E2AgALAkACQCADQRBPBEAgAiAFQQNyNgIEIAIgBWoiByADQQFyNgIEIAMgB2o\
gAzYCAEHUm8AAKAIAIgFFDQFB3JvAACgCACEAAkBBzJvAACgCACIEQQEgAUEDdnQiBnFFBEBBzJvAACAEIAZyNgIAIAFBeHFBxJnAAGoiBCEBDAELIAFBeHEiBEHEmcAAaiEBIARBzJnAAGooAgAhBAsgASAANgI\
IIAQgADYCDCAAIAE2AgwgACAENgIIDAELIAIgAyAFaiIAQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDAELQdybwAAgBzYCAEHUm8AAIAM2AgALIAJBCGoiAEUNAQwCC0EAIAVrIQMCQAJAAkAgBkECdEG0mMAAaig\
CACICRQRAQQAhAUEAIQAMAQtBACEBIAVBGSAGQQF2a0EAIAZBH0cbdCEEQQAhAANAAkAgAigCBEF4cSIHIAVJDQAgByAFayIHIANPDQAgAiEBIAciAw0AQQAhAyABIQAMAwsgAigCFCIHIAAgByACIARBHXZBBHF\
qKAIQIgJHGyAAIAcbIQAgBEEBdCEEIAINAAsLIAAgAXJFBEBBACEBQQIgBnQiAEEAIABrciAJcSIARQ0DIABoQQJ0QbSYwABqKAIAIQALIABFDQELA0AgAyAAKAIEQXhxIgIgBWsiBCADIAMgBEsiBBsgAiAFSSI\
CGyEDIAEgACABIAQbIAIbIQEgACgCECICBH8gAgUgACgCFAsiAA0ACwsgAUUNACAFQdSbwAAoAgAiAE0gAyAAIAVrT3ENACABKAIYIQYCQAJAIAEgASgCDCIARgRAIAFBFEEQIAEoAhQiABtqKAIAIgINAUEAIQA\
MAgsgASgCCCICIAA2AgwgACACNgIIDAELIAFBFGogAUEQaiAAGyEEA0AgBCEHIAIiAEEUaiAAQRBqIAAoAhQiAhshBCAAQRRBECACG2ooAgAiAg0ACyAHQQA2AgALAkAgBkUNAAJAAkAgASgCHEECdEG0mMAAaiI\
CKAIAIAFHBEAgASAGKAIQRwRAIAYgADYCFCAADQIMBAsgBiAANgIQIAANAQwDCyACIAA2AgAgAEUNAQsgACAGNgIYIAEoAhAiAgRAIAAgAjYCECACIAA2AhgLIAEoAhQiAkUNASAAIAI2AhQgAiAANgIYDAELQdC\
bwABB0JvAACgCAEF+IAEoAhx3cTYCAAsCQCADQRBPBEAgASAFQQNyNgIEIAEgBWoiACADQQFyNgIEIAAgA2ogAzYCACADQYACTwRAIAAgAxBcDAILAkBBzJvAACgCACICQQEgA0EDdnQiBHFFBEBBzJvAACACIAR\
yNgIAIANB+AFxQcSZwABqIgMhAgwBCyADQfgBcSIEQcSZwABqIQIgBEHMmcAAaigCACEDCyACIAA2AgggAyAANgIMIAAgAjYCDCAAIAM2AggMAQsgASADIAVqIgBBA3I2AgQgACABaiIAIAAoAgRBAXI2AgQLIAF\
BCGoiAA0BCwJAAkACQAJAAkACQAJAIAVB1JvAACgCACIBSwRAIAVB2JvAACgCACIATwRAIAhBBGohAAJ/AkAgBUGvgARqQYCAfHEiAUUNAEH4m8AALQAAQfibwABBAToAAEGAnMAAIQIgAUGA5ANLDQANAEGA5AM\
MAQtBACECQQAgAUEQdiABQf//A3FBAEdqIgFAACIEQX9GDQAaIAFBEHQiAUEQayABIARBEHQiAkEAIAFrRhsLIQEgAEEANgIIIAAgATYCBCAAIAI2AgAgCCgCBCIBRQRAQQAhAAwKCyAIKAIMIQdB5JvAACAIKAI\
IIgRB5JvAACgCAGoiADYCAEHom8AAIABB6JvAACgCACICIAAgAksbNgIAAkACQEHgm8AAKAIAIgIEQEG0mcAAIQADQCABIAAoAgAiAyAAKAIEIgZqRg0CIAAoAggiAA0ACwwCC0Hwm8AAKAIAIgBFDQcgACABSw0\
HDAkLIAEgAk0NACACIANJDQAgACgCDCIDQQFxDQAgA0EBdiAHRg0DC0Hwm8AAQfCbwAAoAgAiACABIAAgAUkbNgIAIAEgBGohA0G0mcAAIQACQAJAAkADQCADIAAoAgAiBkcEQCAAKAIIIgANAQwCCwsgACgCDCI\
DQQFxDQAgA0EBdiAHRg0BC0G0mcAAIQADQCACIAAoAgAiA08EQCACIAMgACgCBGoiBkkNAwsgACgCCCEADAALAAsgACABNgIAIAAgACgCBCAEajYCBCABQQ9qQXhxQQhrIgQgBUEDcjYCBCAGQQ9qQXhxQQhrIgM\
gBCAFaiIAayEFIANB4JvAACgCAEYNBCADQdybwAAoAgBGDQUgAygCBCICQQNxQQFGBEAgAyACQXhxIgEQWiABIAVqIQUgASADaiIDKAIEIQILIAMgAkF+cTYCBCAAIAVBAXI2AgQgACAFaiAFNgIAIAVBgAJPBEA\
gACAFEFwMCAsCQEHMm8AAKAIAIgFBASAFQQN2dCICcUUEQEHMm8AAIAEgAnI2AgAgBUH4AXFBxJnAAGoiBSEDDAELIAVB+AFxIgFBxJnAAGohAyABQcyZwABqKAIAIQULIAMgADYCCCAFIAA2AgwgACADNgIMIAA\
gBTYCCAwHC0Hgm8AAIAFBD2pBeHEiAEEIayIDNgIAQdibwAAgBEEoayIJIAEgAGtqQQhqIgA2AgAgAyAAQQFyNgIEIAEgCWpBKDYCBEHsm8AAQYCAgAE2AgAgAiAGQSBrQXhxQQhrIgAgACACQRBqSRsiA0EbNgI\
EIANBCGoiAEG0mcAA/QACAP0LAgBBwJnAACAHNgIAQbiZwAAgBDYCAEG0mcAAIAE2AgBBvJnAACAANgIAIANBHGohAANAIABBBzYCACAAQQRqIgAgBkkNAAsgAiADRg0IIAMgAygCBEF+cTYCBCACIAMgAmsiAEE\
BcjYCBCADIAA2AgAgAEGAAk8EQCACIAAQXAwJCwJAQcybwAAoAgAiAUEBIABBA3Z0IgRxRQRAQcybwAAgASAEcjYCACAAQfgBcUHEmcAAaiIAIQEMAQsgAEH4AXEiAEHEmcAAaiEBIABBzJnAAGooAgAhAAsgASA\
CNgIIIAAgAjYCDCACIAE2AgwgAiAANgIIDAgLQdibwAAgACAFayIBNgIAQeCbwABB4JvAACgCACIAIAVqIgI2AgAgAiABQQFyNgIEIAAgBUEDcjYCBCAAQQhqIQAMCAtB3JvAACgCACEAAkAgASAFayICQQ9NBEB\
B3JvAAEEANgIAQdSbwABBADYCACAAIAFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQtB1JvAACACNgIAQdybwAAgACAFaiIENgIAIAQgAkEBcjYCBCAAIAFqIAI2AgAgACAFQQNyNgIECyAAQQhqIQAMBwsgACA\
EIAZqNgIEQeCbwABB4JvAACgCACIAQQ9qQXhxIgFBCGsiAjYCAEHYm8AAQdibwAAoAgAgBGoiBCAAIAFrakEIaiIBNgIAIAIgAUEBcjYCBCAAIARqQSg2AgRB7JvAAEGAgIABNgIADAULQeCbwAAgADYCAEHYm8A\
AQdibwAAoAgAgBWoiATYCACAAIAFBAXI2AgQMAgtB3JvAACAANgIAQdSbwABB1JvAACgCACAFaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgAMAQtB8JvAACABNgIADAELIARBCGohAAwCC0H0m8AAQf8fNgIAQcC\
ZwAAgBzYCAEG4mcAAIAQ2AgBBtJnAACABNgIAQdCZwABBxJnAADYCAEHYmcAAQcyZwAA2AgBBzJnAAEHEmcAANgIAQeCZwABB1JnAADYCAEHUmcAAQcyZwAA2AgBB6JnAAEHcmcAANgIAQdyZwABB1JnAADYCAEH\
wmcAAQeSZwAA2AgBB5JnAAEHcmcAANgIAQfiZwABB7JnAADYCAEHsmcAAQeSZwAA2AgBBgJrAAEH0mcAANgIAQfSZwABB7JnAADYCAEGImsAAQfyZwAA2AgBB/JnAAEH0mcAANgIAQZCawABBhJrAADYCAEGEmsA\
AQfyZwAA2AgBBjJrAAEGEmsAANgIAQZiawABBjJrAADYCAEGUmsAAQYyawAA2AgBBoJrAAEGUmsAANgIAQZyawABBlJrAADYCAEGomsAAQZyawAA2AgBBpJrAAEGcmsAANgIAQbCawABBpJrAADYCAEGsmsAAQaS\
awAA2AgBBuJrAAEGsmsAANgIAQbSawABBrJrAADYCAEHAmsAAQbSawAA2AgBBvJrAAEG0msAANgIAQciawABBvJrAADYCAEHEmsAAQbyawAA2AgBB0JrAAEHEmsAANgIAQdiawABBzJrAADYCAEHMmsAAQcSawAA\
2AgBB4JrAAEHUmsAANgIAQdSawABBzJrAADYCAEHomsAAQdyawAA2AgBB3JrAAEHUmsAANgIAQfCawABB5JrAADYCAEHkmsAAQdyawAA2AgBB+JrAAEHsmsAANgIAQeyawABB5JrAADYCAEGAm8AAQfSawAA2AgB\
B9JrAAEHsmsAANgIAQYibwABB/JrAADYCAEH8msAAQfSawAA2AgBBkJvAAEGEm8AANgIAQYSbwABB/JrAADYCAEGYm8AAQYybwAA2AgBBjJvAAEGEm8AANgIAQaCbwABBlJvAADYCAEGUm8AAQYybwAA2AgBBqJv\
AAEGcm8AANgIAQZybwABBlJvAADYCAEGwm8AAQaSbwAA2AgBBpJvAAEGcm8AANgIAQbibwABBrJvAADYCAEGsm8AAQaSbwAA2AgBBwJvAAEG0m8AANgIAQbSbwABBrJvAADYCAEHIm8AAQbybwAA2AgBBvJvAAEG\
0m8AANgIAQeCbwAAgAUEPakF4cSIAQQhrIgI2AgBBxJvAAEG8m8AANgIAQdibwAAgBEEoayIEIAEgAGtqQQhqIgA2AgAgAiAAQQFyNgIEIAEgBGpBKDYCBEHsm8AAQYCAgAE2AgALQQAhAEHYm8AAKAIAIgEgBU0\
NAEHYm8AAIAEgBWsiATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEACyAIQRBqJAAgAAs9AQJ/AkAgAEEEaygCACICQXhxIgNBBEEIIAJBA3EiAhsgAWpJDQAgAkE\
AIAMgAUEnaksbDQAgABBZDwsAC6IGAQR/IABBCGsiASAAQQRrKAIAIgNBeHEiAGohAgJAAkAgA0EBcQ0AIANBAnFFDQEgASgCACIDIABqIQAgASADayIBQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgADY\
CACACIAIoAgRBfnE2AgQgASAAQQFyNgIEIAIgADYCAA8LIAEgAxBaCwJAAkBB9JvAAAJ/AkACQAJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQMgAiADQXhxIgIQWiABIAAgAmoiAEE\
BcjYCBCAAIAFqIAA2AgAgAUHcm8AAKAIARw0BQdSbwAAgADYCAA8LIAIgA0F+cTYCBCABIABBAXI2AgQgACABaiAANgIACyAAQYACSQ0EIAEgABBcQfSbwABB9JvAACgCAEEBayIANgIAIAANBkG8mcAAKAIAIgA\
NAkH/HwwDC0Hgm8AAIAE2AgBB2JvAAEHYm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEQdybwAAoAgAgAUYEQEHUm8AAQQA2AgBB3JvAAEEANgIACyAAQeybwAAoAgAiAk0NBUHgm8AAKAIAIgBFDQVB2JvAACgCACI\
DQSlJDQRBtJnAACEBA0AgACABKAIAIgRPBEAgACAEIAEoAgRqSQ0GCyABKAIIIQEMAAsAC0Hcm8AAIAE2AgBB1JvAAEHUm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAA8LQQAhAQNAIAFBAWohASA\
AKAIIIgANAAtB/x8gASABQf8fTRsLNgIADwsCQEHMm8AAKAIAIgJBASAAQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAEH4AXFBxJnAAGoiACECDAELIABB+AFxIgBBxJnAAGohAiAAQcyZwABqKAIAIQALIAIgATY\
CCCAAIAE2AgwgASACNgIMIAEgADYCCA8LQfSbwABBvJnAACgCACIABH9BACEBA0AgAUEBaiEBIAAoAggiAA0AC0H/HyABIAFB/x9NGwVB/x8LNgIAIAIgA08NAEHsm8AAQX82AgALC4IDAQR/IAAoAgwhAgJAAkA\
CQCABQYACTwRAIAAoAhghAwJAAkAgACACRgRAIABBFEEQIAAoAhQiAhtqKAIAIgENAUEAIQIMAgsgACgCCCIBIAI2AgwgAiABNgIIDAELIABBFGogAEEQaiACGyEEA0AgBCEFIAEiAkEUaiACQRBqIAIoAhQiARs\
hBCACQRRBECABG2ooAgAiAQ0ACyAFQQA2AgALIANFDQICQCAAKAIcQQJ0QbSYwABqIgEoAgAgAEcEQCADKAIQIABGDQEgAyACNgIUIAINAwwECyABIAI2AgAgAkUNBAwCCyADIAI2AhAgAg0BDAILIAAoAggiACA\
CRwRAIAAgAjYCDCACIAA2AggPC0HMm8AAQcybwAAoAgBBfiABQQN2d3E2AgAPCyACIAM2AhggACgCECIBBEAgAiABNgIQIAEgAjYCGAsgACgCFCIARQ0AIAIgADYCFCAAIAI2AhgPCw8LQdCbwABB0JvAACgCAEF\
+IAAoAhx3cTYCAAuOBAECfyAAIAFqIQICQAJAAkAgACgCBCIDQQFxDQAgA0ECcUUNASAAKAIAIgMgAWohASAAIANrIgBB3JvAACgCAEYEQCACKAIEQQNxQQNHDQFB1JvAACABNgIAIAIgAigCBEF+cTYCBCAAIAF\
BAXI2AgQgAiABNgIADwsgACADEFoLAkACQCACKAIEIgNBAnFFBEAgAkHgm8AAKAIARg0CIAJB3JvAACgCAEYNBCACIANBeHEiAhBaIAAgASACaiIBQQFyNgIEIAAgAWogATYCACAAQdybwAAoAgBHDQFB1JvAACA\
BNgIADwsgAiADQX5xNgIEIAAgAUEBcjYCBCAAIAFqIAE2AgALIAFBgAJPBEAgACABEFwPCwJAQcybwAAoAgAiAkEBIAFBA3Z0IgNxRQRAQcybwAAgAiADcjYCACABQfgBcUHEmcAAaiIBIQIMAQsgAUH4AXEiAUH\
EmcAAaiECIAFBzJnAAGooAgAhAQsgAiAANgIIIAEgADYCDCAAIAI2AgwgACABNgIIDwtB4JvAACAANgIAQdibwABB2JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAQdybwAAoAgBHDQBB1JvAAEEANgIAQdybwAB\
BADYCAAsPC0Hcm8AAIAA2AgBB1JvAAEHUm8AAKAIAIAFqIgE2AgAgACABQQFyNgIEIAAgAWogATYCAAvDAgEEfyAAQgA3AhAgAAJ/QQAgAUEIdiIDRQ0AGkEfIAFBgICACE8NABogAUEmIANnIgNrdkEBcSADQQF\
0ckE+cwsiAjYCHCACQQJ0QbSYwABqIQRBASACdCIDQdCbwAAoAgBxRQRAIAQgADYCACAAIAQ2AhggACAANgIMIAAgADYCCEHQm8AAQdCbwAAoAgAgA3I2AgAPCwJAAkAgASAEKAIAIgMoAgRBeHFGBEAgAyECDAE\
LIAFBGSACQQF2a0EAIAJBH0cbdCEFA0AgAyAFQR12QQRxaiIEKAIQIgJFDQIgBUEBdCEFIAIhAyACKAIEQXhxIAFHDQALCyACKAIIIgEgADYCDCACIAA2AgggAEEANgIYIAAgAjYCDCAAIAE2AggPCyAEQRBqIAA\
2AgAgACADNgIYIAAgADYCDCAAIAA2AggLC+4VBwBBoYDAAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAAEAAQBBiYLAAAsBAQBBoILAAAvgAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAEGJhMAACwEBAEGghMAAC+ABAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEAQaGGwAALXgEAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAQYC\
IwAALtBBVbmV4cGVjdGVkIGVuZCBvZiBkYXRhVW5leHBlY3RlZCBkYXRhUmVxdWVzdCBsaW5lIHRvbyBsb25nSW52YWxpZCBtZXRob2QgY2hhcmFjdGVySW52YWxpZCBVUkwgY2hhcmFjdGVyUFJJIGlzIG9ubHk\
gdmFsaWQgd2l0aCBIVFRQLzIuMFVuc3VwcG9ydGVkIEhUVFAgdmVyc2lvbkludmFsaWQgcHJvdG9jb2xJbnZhbGlkIHByb3RvY29sIG5hbWVFeHBlY3RlZCAvIGFmdGVyIHRoZSBwcm90b2NvbCBuYW1lRXhwZWN\
0ZWQgc3BhY2UgYWZ0ZXIgVVJMRXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgbWV0aG9kUmVxdWVzdCBsaW5lIHRvbyBzaG9ydEV4cGVjdGVkIENSTEZTdGF0dXMgbGluZSB0b28gbG9uZ0ludmFsaWQgSFRUUCByZXNwb25\
zZSBzdGF0dXNJbnZhbGlkIHN0YXR1cyByZWFzb24gY2hhcmFjdGVyRXhwZWN0ZWQgYSBzcGFjZSBhZnRlciBIVFRQIHJlc3BvbnNlIHN0YXR1c0V4cGVjdGVkIHNwYWNlIGFmdGVyIHByb3RvY29sU3RhdHVzIGx\
pbmUgdG9vIHNob3J0TWFsZm9ybWVkIEhUVFAvMi4wIHByZWZhY2VVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBDb250ZW50LUxlbmd\
0aCBoZWFkZXIgdmFsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udGVudC1MZW5ndGggaGVhZGVyIHdoZW4\
gVHJhbnNmZXItRW5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBUcmFuc2Zlci1FbmN\
vZGluZyBoZWFkZXIgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbmQgY2FuIGJlIHByb3ZpZGVkIG9ubHk\
gb25jZVRoZSB2YWx1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgd2h\
lbiBDb250ZW50LUxlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZUV4cGVjdGVkIFRyYWlsZXIgaGVhZGV\
yIHZhbHVlRXhwZWN0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZXJJbnZhbGlkIGhlYWRlciBmaWVsZCB\
2YWx1ZSBjaGFyYWN0ZXJIZWFkZXIgbGluZSB0b28gbG9uZ01pc3NpbmcgQ29ubmVjdGlvbiBoZWFkZXIgc2V0IHRvICJ1cGdyYWRlIiB3aGVuIHVzaW5nIHRoZSBVcGdyYWRlIGhlYWRlclRyYWlsZXJzIGFyZSB\
ub3QgYWxsb3dlZCB3aGVuIG5vdCB1c2luZyBjaHVua2VkIHRyYW5zZmVyIGVuY29kaW5nVW5leHBlY3RlZCBjb250ZW50IGZvciB0aGUgcmVxdWVzdCAoR0VUIG9yIEhFQUQpVHJhbnNmZXItRW5jb2RpbmcgbGF\
zdCBoZWFkZXIgdmFsdWUgbXVzdCBiZSAiY2h1bmtlZCIgaWYgdGhlIGhlYWRlciBpcyBwcmVzZW50Q2h1bmsgaGVhZGVyIHRvbyBsb25nSW52YWxpZCBjaHVuayBsZW5ndGggY2hhcmFjdGVySW52YWxpZCBjaHV\
uayBsZW5ndGggc2l6ZUV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiBuYW1lSW52YWxpZCBjaHVuayBleHRlbnNpb24gbmFtZSBjaGFyYWN0ZXJFeHBlY3RlZCBjbG9zaW5nIHF1b3RlIGZvciBjaHVuayBleHRlbnN\
pb24gdmFsdWVJbnZhbGlkIGNodW5rIGV4dGVuc2lvbiBxdW90ZWQgdmFsdWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlSW52YWxpZCBjaHVuayBleHRlbnNpb24gdmFsdWUgY2hhcmF\
jdGVySW52YWxpZCBjaHVuayBleHRlbnNpb24gY2hhcmFjdGVyIGFmdGVyIHZhbHVlRXhwZWN0ZWQgQ1JMRiBhZnRlciBjaHVuayBkYXRhSW52YWxpZCB0cmFpbGVyIGZpZWxkIG5hbWUgY2hhcmFjdGVySW52YWx\
pZCB0cmFpbGVyIGZpZWxkIHZhbHVlIGNoYXJhY3RlclRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgc3RhdGU=","base64")),s=new TextEncoder,C=new TextDecoder;function l(X,oA){const fA=Number(
BigInt.asUintN(32,oA)),LA=Number(oA>>32n);X(C.decode(new Uint8Array(this.memory.buffer,LA,fA)))}function c(X){return this.alloc(X)>>>0}function n(X,oA){return this.
dealloc(X,oA)}function y(){return this.create()>>>0}function M(X){this.destroy(X)}function Q(X,oA,fA){return this.parse(X,oA,fA)>>>0}function F(X,oA,fA){const LA=fA.
length,rA=this.alloc(LA),bA=new Uint8Array(this.memory.buffer,rA,LA);s.encodeInto(fA,bA),this.fail(X,oA,rA,LA),this.dealloc(rA,LA)}function N(){return this.milo_has_debug()!==
0}const f=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),u=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),h=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),r=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),t=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),i=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),e=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),A=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function E(X){return this.is_autodetect(X)!==0}function d(X){return this.is_request(X)!==0}
function D(X){return this.is_paused(X)!==0}function S(X){return this.should_manage_unconsumed(X)!==0}function B(X){return this.should_suspend_after_headers(X)!==
0}function g(X){return this.get_max_start_line_length(X)>>>0}function I(X){return this.get_max_header_length(X)>>>0}function o(X){return BigInt.asUintN(64,this.
get_max_body_payload(X))}function a(X){return this.should_continue_without_data(X)!==0}function m(X){return this.is_connect(X)!==0}function R(X){return this.is_debug(
X)!==0}function p(X){return this.should_skip_body(X)!==0}function J(X){return this.get_state(X)>>>0}function Z(X){return this.get_position(X)>>>0}function O(X){
return BigInt.asUintN(64,this.get_parsed(X))}function x(X){return this.get_error_code(X)>>>0}function tA(X){return this.get_method(X)>>>0}function sA(X){return this.
get_status(X)>>>0}function Y(X){return this.has_connection_close(X)!==0}function G(X){return this.has_connection_upgrade(X)!==0}function U(X){return BigInt.asUintN(
64,this.get_content_length(X))}function T(X){return BigInt.asUintN(64,this.get_chunk_size(X))}function P(X){return BigInt.asUintN(64,this.get_remaining_content_length(
X))}function z(X){return BigInt.asUintN(64,this.get_remaining_chunk_size(X))}function b(X){return this.has_content_length(X)!==0}function V(X){return this.has_transfer_encoding(
X)!==0}function W(X){return this.has_chunked_transfer_encoding(X)!==0}function q(X){return this.has_upgrade(X)!==0}function $(X){return this.has_trailers(X)!==0}
function iA(X){const oA=this.get_error_description_raw(X),fA=Number(BigInt.asUintN(32,oA)),LA=Number(oA>>32n);return C.decode(new Uint8Array(this.memory.buffer,
LA,fA))}function BA(X,oA){this.set_should_autodetect(X,oA)}function yA(X,oA){this.set_should_continue_without_data(X,oA)}function UA(X,oA){this.set_is_request(X,
oA)}function QA(X,oA){this.set_is_connect(X,oA)}function lA(X,oA){this.set_debug(X,oA)}function hA(X,oA){this.set_should_manage_unconsumed(X,oA)}function NA(X,oA){
this.set_should_suspend_after_headers(X,oA)}function v(X,oA){this.set_max_start_line_length(X,oA)}function SA(X,oA){this.set_max_header_length(X,oA)}function OA(X,oA){
this.set_max_body_payload(X,oA)}function xA(X,oA){this.set_should_skip_body(X,oA)}function vA(X,oA){this.set_active_callbacks(X,oA)}function VA(X,oA){this.set_active_events(
X,oA)}function wA(X,oA){const fA=oA();return X[fA]=[],this.setActiveCallbacks(fA,this.CALLBACK_ACTIVE_ALL),fA}function HA(X,oA,fA){X[fA]=void 0,oA(fA)}function CA(){}
function MA(X={}){let{logger:oA,...fA}=X,LA=CA;const rA={};oA&&(typeof oA!="function"&&(oA=console.log),LA=l.bind(rA,oA));const w=new WebAssembly.Instance(L,{env:{
logger:LA,on_error:CA,on_finish:CA,on_message_start:CA,on_message_complete:CA,on_request:CA,on_response:CA,on_reset:CA,on_method:CA,on_url:CA,on_protocol:CA,on_version:CA,
on_status:CA,on_reason:CA,on_header_name:CA,on_header_value:CA,on_headers:CA,on_connect:CA,on_upgrade:CA,on_chunk_length:CA,on_chunk_extension_name:CA,on_chunk_extension_value:CA,
on_chunk:CA,on_body:CA,on_data:CA,on_trailer_name:CA,on_trailer_value:CA,on_trailers:CA,on_state_change:CA,...fA}}).exports;return rA.memory=w.memory,{version:{
raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,METHOD_HEAD:2,METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,
METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,CALLBACK_ON_MESSAGE_START:2,CALLBACK_ON_MESSAGE_COMPLETE:3,CALLBACK_ON_REQUEST:4,
CALLBACK_ON_RESPONSE:5,CALLBACK_ON_RESET:6,CALLBACK_ON_METHOD:7,CALLBACK_ON_URL:8,CALLBACK_ON_PROTOCOL:9,CALLBACK_ON_VERSION:10,CALLBACK_ON_STATUS:11,CALLBACK_ON_REASON:12,
CALLBACK_ON_HEADER_NAME:13,CALLBACK_ON_HEADER_VALUE:14,CALLBACK_ON_HEADERS:15,CALLBACK_ON_CONNECT:16,CALLBACK_ON_UPGRADE:17,CALLBACK_ON_CHUNK_LENGTH:18,CALLBACK_ON_CHUNK_EXTENSION_NAME:19,
CALLBACK_ON_CHUNK_EXTENSION_VALUE:20,CALLBACK_ON_CHUNK:21,CALLBACK_ON_BODY:22,CALLBACK_ON_DATA:23,CALLBACK_ON_TRAILER_NAME:24,CALLBACK_ON_TRAILER_VALUE:25,CALLBACK_ON_TRAILERS:26,
CALLBACK_ON_STATE_CHANGE:27,EVENT_END:0,EVENT_ERROR:1,EVENT_FINISH:2,EVENT_MESSAGE_START:3,EVENT_MESSAGE_COMPLETE:4,EVENT_REQUEST:5,EVENT_RESPONSE:6,EVENT_RESET:7,
EVENT_METHOD:8,EVENT_URL:9,EVENT_PROTOCOL:10,EVENT_VERSION:11,EVENT_STATUS:12,EVENT_REASON:13,EVENT_HEADER_NAME:14,EVENT_HEADER_VALUE:15,EVENT_HEADERS:16,EVENT_CONNECT:17,
EVENT_UPGRADE:18,EVENT_CHUNK_LENGTH:19,EVENT_CHUNK_EXTENSION_NAME:20,EVENT_CHUNK_EXTENSION_VALUE:21,EVENT_CHUNK:22,EVENT_BODY:23,EVENT_DATA:24,EVENT_TRAILER_NAME:25,
EVENT_TRAILER_VALUE:26,EVENT_TRAILERS:27,EVENT_STATE_CHANGE:28,CALLBACK_ACTIVE_NONE:0n,EVENT_ACTIVE_NONE:0n,CALLBACK_ACTIVE_ON_ERROR:1n,EVENT_ACTIVE_ON_ERROR:1n,
CALLBACK_ACTIVE_ON_FINISH:2n,EVENT_ACTIVE_ON_FINISH:2n,CALLBACK_ACTIVE_ON_MESSAGE_START:4n,EVENT_ACTIVE_ON_MESSAGE_START:4n,CALLBACK_ACTIVE_ON_MESSAGE_COMPLETE:8n,
EVENT_ACTIVE_ON_MESSAGE_COMPLETE:8n,CALLBACK_ACTIVE_ON_REQUEST:16n,EVENT_ACTIVE_ON_REQUEST:16n,CALLBACK_ACTIVE_ON_RESPONSE:32n,EVENT_ACTIVE_ON_RESPONSE:32n,CALLBACK_ACTIVE_ON_RESET:64n,
EVENT_ACTIVE_ON_RESET:64n,CALLBACK_ACTIVE_ON_METHOD:128n,EVENT_ACTIVE_ON_METHOD:128n,CALLBACK_ACTIVE_ON_URL:256n,EVENT_ACTIVE_ON_URL:256n,CALLBACK_ACTIVE_ON_PROTOCOL:512n,
EVENT_ACTIVE_ON_PROTOCOL:512n,CALLBACK_ACTIVE_ON_VERSION:1024n,EVENT_ACTIVE_ON_VERSION:1024n,CALLBACK_ACTIVE_ON_STATUS:2048n,EVENT_ACTIVE_ON_STATUS:2048n,CALLBACK_ACTIVE_ON_REASON:4096n,
EVENT_ACTIVE_ON_REASON:4096n,CALLBACK_ACTIVE_ON_HEADER_NAME:8192n,EVENT_ACTIVE_ON_HEADER_NAME:8192n,CALLBACK_ACTIVE_ON_HEADER_VALUE:16384n,EVENT_ACTIVE_ON_HEADER_VALUE:16384n,
CALLBACK_ACTIVE_ON_HEADERS:32768n,EVENT_ACTIVE_ON_HEADERS:32768n,CALLBACK_ACTIVE_ON_CONNECT:65536n,EVENT_ACTIVE_ON_CONNECT:65536n,CALLBACK_ACTIVE_ON_UPGRADE:131072n,
EVENT_ACTIVE_ON_UPGRADE:131072n,CALLBACK_ACTIVE_ON_CHUNK_LENGTH:262144n,EVENT_ACTIVE_ON_CHUNK_LENGTH:262144n,CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_NAME:524288n,
CALLBACK_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,EVENT_ACTIVE_ON_CHUNK_EXTENSION_VALUE:1048576n,CALLBACK_ACTIVE_ON_CHUNK:2097152n,EVENT_ACTIVE_ON_CHUNK:2097152n,
CALLBACK_ACTIVE_ON_BODY:4194304n,EVENT_ACTIVE_ON_BODY:4194304n,CALLBACK_ACTIVE_ON_DATA:8388608n,EVENT_ACTIVE_ON_DATA:8388608n,CALLBACK_ACTIVE_ON_TRAILER_NAME:16777216n,
EVENT_ACTIVE_ON_TRAILER_NAME:16777216n,CALLBACK_ACTIVE_ON_TRAILER_VALUE:33554432n,EVENT_ACTIVE_ON_TRAILER_VALUE:33554432n,CALLBACK_ACTIVE_ON_TRAILERS:67108864n,
EVENT_ACTIVE_ON_TRAILERS:67108864n,CALLBACK_ACTIVE_ON_STATE_CHANGE:134217728n,EVENT_ACTIVE_ON_STATE_CHANGE:134217728n,CALLBACK_ACTIVE_ALL:268435455n,EVENT_ACTIVE_ALL:268435455n,
ERROR_NONE:0,ERROR_USER:1,ERROR_CALLBACK_ERROR:2,ERROR_UNEXPECTED_STATE:3,ERROR_UNEXPECTED_DATA:4,ERROR_UNEXPECTED_EOF:5,ERROR_UNEXPECTED_CHARACTER:6,ERROR_UNEXPECTED_CONTENT_LENGTH:7,
ERROR_UNEXPECTED_TRANSFER_ENCODING:8,ERROR_UNEXPECTED_CONTENT:9,ERROR_UNEXPECTED_TRAILERS:10,ERROR_INVALID_VERSION:11,ERROR_INVALID_STATUS:12,ERROR_INVALID_CONTENT_LENGTH:13,
ERROR_INVALID_TRANSFER_ENCODING:14,ERROR_INVALID_CHUNK_SIZE:15,ERROR_MISSING_CONNECTION_UPGRADE:16,ERROR_UNSUPPORTED_HTTP_VERSION:17,STATE_START:0,STATE_FINISH:1,
STATE_ERROR:2,STATE_REQUEST_LINE:3,STATE_STATUS_LINE:4,STATE_HTTP2_PREFACE:5,STATE_HEADER:6,STATE_BODY_DECISION:7,STATE_BODY_VIA_CONTENT_LENGTH:8,STATE_BODY_WITH_NO_LENGTH:9,
STATE_CHUNK_HEADER:10,STATE_CHUNK_EXTENSIONS:11,STATE_CHUNK_DATA:12,STATE_TRAILER:13,STATE_TUNNEL:14,PARSER_FIELD_MAX_START_LINE_LENGTH:0,PARSER_FIELD_MAX_HEADER_LENGTH:4,
PARSER_FIELD_MAX_BODY_PAYLOAD:8,PARSER_FIELD_AUTODETECT:16,PARSER_FIELD_IS_REQUEST:17,PARSER_FIELD_SUSPEND_AFTER_HEADERS:18,PARSER_FIELD_MANAGE_UNCONSUMED:19,PARSER_FIELD_CONTINUE_WITHOUT_DATA:20,
PARSER_FIELD_IS_CONNECT:21,PARSER_FIELD_SKIP_BODY:22,PARSER_FIELD_DEBUG:23,PARSER_FIELD_PARSED:24,PARSER_FIELD_POSITION:32,PARSER_FIELD_STATE:36,PARSER_FIELD_PAUSED:37,
PARSER_FIELD_ERROR_CODE:38,PARSER_FIELD_CONTENT_LENGTH:40,PARSER_FIELD_CHUNK_SIZE:48,PARSER_FIELD_REMAINING_CONTENT_LENGTH:56,PARSER_FIELD_REMAINING_CHUNK_SIZE:64,
PARSER_FIELD_STATUS:72,PARSER_FIELD_METHOD:76,PARSER_FIELD_HAS_CONTENT_LENGTH:77,PARSER_FIELD_HAS_TRANSFER_ENCODING:78,PARSER_FIELD_HAS_CHUNKED_TRANSFER_ENCODING:79,
PARSER_FIELD_HAS_CONNECTION_CLOSE:80,PARSER_FIELD_HAS_CONNECTION_UPGRADE:81,PARSER_FIELD_HAS_UPGRADE:82,PARSER_FIELD_HAS_TRAILERS:83,PARSER_FIELD_ACTIVE_CALLBACKS:88,
PARSER_FIELD_ACTIVE_EVENTS:96,PARSER_FIELD_PTR:104,PARSER_FIELD_ERROR_DESCRIPTION:108,PARSER_FIELD_UNCONSUMED:364,PARSER_FIELD_UNCONSUMED_LEN:368,PARSER_FIELD_ERROR_DESCRIPTION_LEN:372,
PARSER_FIELD_EVENTS:376,Errors:f,Methods:u,Callbacks:h,CallbackActives:r,Events:t,EventActives:i,States:e,ParserFields:A,isAutodetect:E.bind(w),isRequest:d.bind(
w),isPaused:D.bind(w),shouldManageUnconsumed:S.bind(w),shouldSuspendAfterHeaders:B.bind(w),getMaxStartLineLength:g.bind(w),getMaxHeaderLength:I.bind(w),getMaxBodyPayload:o.
bind(w),shouldContinueWithoutData:a.bind(w),isConnect:m.bind(w),isDebug:R.bind(w),shouldSkipBody:p.bind(w),getState:J.bind(w),getPosition:Z.bind(w),getParsed:O.
bind(w),getErrorCode:x.bind(w),getMethod:tA.bind(w),getStatus:sA.bind(w),hasConnectionClose:Y.bind(w),hasConnectionUpgrade:G.bind(w),getContentLength:U.bind(w),
getChunkSize:T.bind(w),getRemainingContentLength:P.bind(w),getRemainingChunkSize:z.bind(w),hasContentLength:b.bind(w),hasTransferEncoding:V.bind(w),hasChunkedTransferEncoding:W.
bind(w),hasUpgrade:q.bind(w),hasTrailers:$.bind(w),getErrorDescription:iA.bind(w),setShouldAutodetect:BA.bind(w),setShouldContinueWithoutData:yA.bind(w),setIsRequest:UA.
bind(w),setIsConnect:QA.bind(w),setDebug:lA.bind(w),setShouldManageUnconsumed:hA.bind(w),setShouldSuspendAfterHeaders:NA.bind(w),setMaxStartLineLength:v.bind(w),
setMaxHeaderLength:SA.bind(w),setMaxBodyPayload:OA.bind(w),setShouldSkipBody:xA.bind(w),setActiveCallbacks:vA.bind(w),setActiveEvents:VA.bind(w),memory:w.memory,
alloc:c.bind(w),dealloc:n.bind(w),create:y.bind(w),destroy:M.bind(w),parse:Q.bind(w),fail:F.bind(w),hasDebug:N.bind(w),clear:w.clear,complete:w.complete,finish:w.
finish,pause:w.pause,reset:w.reset,resume:w.resume}}function PA(){const X={},oA=MA({});return oA.spans=X,oA.create=wA.bind(oA,X,oA.create),oA.destroy=HA.bind(oA,
X,oA.destroy),oA}K.exports={wasmModule:L,noop:CA,setup:MA,simple:PA}}),7501:((K,L,s)=>{const{kClients:C}=s(6443),l=s(7405),{kAgent:c,kMockAgentSet:n,kMockAgentGet:y,
kDispatches:M,kIsMockActive:Q,kNetConnect:F,kGetNetConnect:N,kOptions:f,kFactory:u,kMockAgentRegisterCallHistory:h,kMockAgentIsCallHistoryEnabled:r,kMockAgentAddCallHistoryLog:t,
kMockAgentMockCallHistoryInstance:i,kMockAgentAcceptsNonStandardSearchParameters:e,kMockCallHistoryAddLog:A,kIgnoreTrailingSlash:E}=s(1117),d=s(7365),D=s(4004),
{matchValue:S,normalizeSearchParams:B,buildAndValidateMockOptions:g,normalizeOrigin:I}=s(3397),{InvalidArgumentError:o,UndiciError:a}=s(8707),m=s(883),R=s(6142),
{MockCallHistory:p}=s(431);class J extends m{constructor(O={}){super(O);const x=g(O);if(this[F]=!0,this[Q]=!0,this[r]=x.enableCallHistory??!1,this[e]=x.acceptNonStandardSearchParameters??
!1,this[E]=x.ignoreTrailingSlash??!1,O?.agent&&typeof O.agent.dispatch!="function")throw new o("Argument opts.agent must implement Agent");const tA=O?.agent?O.agent:
new l(O);this[c]=tA,this[C]=tA[C],this[f]=x,this[r]&&this[h]()}get webSocketOptions(){return this[c].webSocketOptions}get eventSourceOptions(){return this[c].eventSourceOptions}get(O){
const x=I(O),tA=this[E]?x.replace(/\/$/,""):x;let sA=this[y](tA);return sA||(sA=this[u](tA),this[n](tA,sA)),sA}dispatch(O,x){O.origin=I(O.origin);const tA=this.
get(O.origin);this[t](O);const sA=this[e],Y={...O};if(Y.allowH2===!1){const G=`${Y.origin}#http1-only`;if(!this[C].has(G)){const U=this[u](Y.origin);U[M]=tA[M],
this[n](G,U)}}if(sA&&Y.path){const[G,U]=Y.path.split("?"),T=B(U,sA);Y.path=`${G}?${T}`}return this[c].dispatch(Y,x)}async close(){this.clearCallHistory(),await this[c].
close(),this[C].clear()}deactivate(){this[Q]=!1}activate(){this[Q]=!0}enableNetConnect(O){if(typeof O=="string"||typeof O=="function"||O instanceof RegExp)Array.
isArray(this[F])?this[F].push(O):this[F]=[O];else if(typeof O>"u")this[F]=!0;else throw new o("Unsupported matcher. Must be one of String|Function|RegExp.")}disableNetConnect(){
this[F]=!1}enableCallHistory(){return this[r]=!0,this}disableCallHistory(){return this[r]=!1,this}getCallHistory(){return this[i]}clearCallHistory(){this[i]!==void 0&&
this[i].clear()}get isMockActive(){return this[Q]}[h](){this[i]===void 0&&(this[i]=new p)}[t](O){this[r]&&(this[h](),this[i][A](O))}[n](O,x){this[C].set(O,x)}[u](O){
const x=Object.assign({agent:this},this[f]);return this[f]&&this[f].connections===1?new d(O,x):new D(O,x)}[y](O){const x=this[C].get(O);if(x)return x;if(typeof O!=
"string"){const tA=this[u]("http://localhost:9999");return this[n](O,tA),tA}for(const[tA,sA]of Array.from(this[C]))if(sA&&typeof tA!="string"&&S(tA,O)){const Y=this[u](
O);return this[n](O,Y),Y[M]=sA[M],Y}}[N](){return this[F]}pendingInterceptors(){const O=this[C];return Array.from(O.entries()).flatMap(([x,tA])=>tA[M].map(sA=>({
...sA,origin:x}))).filter(({pending:x})=>x)}assertNoPendingInterceptors({pendingInterceptorsFormatter:O=new R}={}){const x=this.pendingInterceptors();if(x.length!==
0)throw new a(x.length===1?`1 interceptor is pending:

${O.format(x)}`.trim():`${x.length} interceptors are pending:

${O.format(x)}`.trim())}}K.exports=J}),431:((K,L,s)=>{const{kMockCallHistoryAddLog:C}=s(1117),{InvalidArgumentError:l}=s(8707);function c(N,f,u,h,r){switch(f.operator){case"\
OR":return h.push(...u(N,r)),h;case"AND":return u(N,h);default:throw new l("options.operator must to be a case insensitive string equal to 'OR' or 'AND'")}}function n(N={}){
const f={};if("operator"in N){if(typeof N.operator!="string"||N.operator.toUpperCase()!=="OR"&&N.operator.toUpperCase()!=="AND")throw new l("options.operator mu\
st to be a case insensitive string equal to 'OR' or 'AND'");return{...f,operator:N.operator.toUpperCase()}}return f}function y(N){return(f,u=this.logs)=>{if(typeof f==
"string"||f==null)return u.filter(h=>h[N]===f);if(f instanceof RegExp)return u.filter(h=>f.test(h[N]));throw new l(`${N} parameter should be one of string, rege\
xp, undefined or null`)}}function M(N){try{const f=new URL(N.path,N.origin);return f.search.length!==0||(f.search=new URLSearchParams(N.query).toString()),f}catch(f){
throw new l("An error occurred when computing MockCallHistoryLog.url",{cause:f})}}class Q{constructor(f={}){this.body=f.body,this.headers=f.headers,this.method=
f.method;const u=M(f);this.fullUrl=u.toString(),this.origin=u.origin,this.path=u.pathname,this.searchParams=Object.fromEntries(u.searchParams),this.protocol=u.protocol,
this.host=u.host,this.port=u.port,this.hash=u.hash}toMap(){return new Map([["protocol",this.protocol],["host",this.host],["port",this.port],["origin",this.origin],
["path",this.path],["hash",this.hash],["searchParams",this.searchParams],["fullUrl",this.fullUrl],["method",this.method],["body",this.body],["headers",this.headers]])}toString(){
const f={betweenKeyValueSeparator:"->",betweenPairSeparator:"|"};let u="";return this.toMap().forEach((h,r)=>{(typeof h=="string"||h===void 0||h===null)&&(u=`${u}${r}${f.
betweenKeyValueSeparator}${h}${f.betweenPairSeparator}`),(typeof h=="object"&&h!==null||Array.isArray(h))&&(u=`${u}${r}${f.betweenKeyValueSeparator}${JSON.stringify(
h)}${f.betweenPairSeparator}`)}),u.slice(0,-1)}}class F{logs=[];calls(){return this.logs}firstCall(){return this.logs.at(0)}lastCall(){return this.logs.at(-1)}nthCall(f){
if(typeof f!="number")throw new l("nthCall must be called with a number");if(!Number.isInteger(f))throw new l("nthCall must be called with an integer");if(Math.
sign(f)!==1)throw new l("nthCall must be called with a positive value. use firstCall or lastCall instead");return this.logs.at(f-1)}filterCalls(f,u){if(this.logs.
length===0)return this.logs;if(typeof f=="function")return this.logs.filter(f);if(f instanceof RegExp)return this.logs.filter(h=>f.test(h.toString()));if(typeof f==
"object"&&f!==null){if(Object.keys(f).length===0)return this.logs;const h={operator:"OR",...n(u)};let r=h.operator==="AND"?this.logs:[];return"protocol"in f&&(r=
c(f.protocol,h,this.filterCallsByProtocol,r,this.logs)),"host"in f&&(r=c(f.host,h,this.filterCallsByHost,r,this.logs)),"port"in f&&(r=c(f.port,h,this.filterCallsByPort,
r,this.logs)),"origin"in f&&(r=c(f.origin,h,this.filterCallsByOrigin,r,this.logs)),"path"in f&&(r=c(f.path,h,this.filterCallsByPath,r,this.logs)),"hash"in f&&(r=
c(f.hash,h,this.filterCallsByHash,r,this.logs)),"fullUrl"in f&&(r=c(f.fullUrl,h,this.filterCallsByFullUrl,r,this.logs)),"method"in f&&(r=c(f.method,h,this.filterCallsByMethod,
r,this.logs)),[...new Set(r)]}throw new l("criteria parameter should be one of function, regexp, or object")}filterCallsByProtocol=y.call(this,"protocol");filterCallsByHost=y.
call(this,"host");filterCallsByPort=y.call(this,"port");filterCallsByOrigin=y.call(this,"origin");filterCallsByPath=y.call(this,"path");filterCallsByHash=y.call(
this,"hash");filterCallsByFullUrl=y.call(this,"fullUrl");filterCallsByMethod=y.call(this,"method");clear(){this.logs=[]}[C](f){const u=new Q(f);return this.logs.
push(u),u}*[Symbol.iterator](){for(const f of this.calls())yield f}}K.exports.MockCallHistory=F,K.exports.MockCallHistoryLog=Q}),7365:((K,L,s)=>{const{promisify:C}=s(
7975),l=s(3701),{buildMockDispatch:c}=s(3397),{kDispatches:n,kMockAgent:y,kClose:M,kOriginalClose:Q,kOrigin:F,kOriginalDispatch:N,kConnected:f,kIgnoreTrailingSlash:u}=s(
1117),{MockInterceptor:h}=s(1511),r=s(6443),{InvalidArgumentError:t}=s(8707);class i extends l{constructor(A,E){if(!E||!E.agent||typeof E.agent.dispatch!="funct\
ion")throw new t("Argument opts.agent must implement Agent");super(A,E),this[y]=E.agent,this[F]=A,this[u]=E.ignoreTrailingSlash??!1,this[n]=[],this[f]=1,this[N]=
this.dispatch,this[Q]=this.close.bind(this),this.dispatch=c.call(this),this.close=this[M]}get[r.kConnected](){return this[f]}intercept(A){return new h(A&&{ignoreTrailingSlash:this[u],
...A},this[n])}cleanMocks(){this[n]=[]}async[M](){await C(this[Q])(),this[f]=0,this[y][r.kClients].delete(this[F])}}K.exports=i}),2429:((K,L,s)=>{const{UndiciError:C}=s(
8707),l=Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");class c extends C{constructor(y){super(y),this.name="MockNotMatchedError",this.message=y||"The \
request does not match any registered mock dispatches",this.code="UND_MOCK_ERR_MOCK_NOT_MATCHED"}static[Symbol.hasInstance](y){return y&&y[l]===!0}get[l](){return!0}}
K.exports={MockNotMatchedError:c}}),1511:((K,L,s)=>{const{getResponseData:C,buildKey:l,addMockDispatch:c}=s(3397),{kDispatches:n,kDispatchKey:y,kDefaultHeaders:M,
kDefaultTrailers:Q,kContentLength:F,kMockDispatch:N,kIgnoreTrailingSlash:f}=s(1117),{InvalidArgumentError:u}=s(8707),{serializePathWithQuery:h}=s(3440),{types:{
isPromise:r}}=s(7975);class t{constructor(A){this[N]=A}delay(A){if(typeof A!="number"||!Number.isInteger(A)||A<=0)throw new u("waitInMs must be a valid integer \
> 0");return this[N].delay=A,this}persist(){return this[N].persist=!0,this}times(A){if(typeof A!="number"||!Number.isInteger(A)||A<=0)throw new u("repeatTimes m\
ust be a valid integer > 0");return this[N].times=A,this}}class i{constructor(A,E){if(typeof A!="object")throw new u("opts must be an object");if(typeof A.path>
"u")throw new u("opts.path must be defined");if(typeof A.method>"u"&&(A.method="GET"),typeof A.path=="string")if(A.query)A.path=h(A.path,A.query);else{const d=new URL(
A.path,"data://");A.path=d.pathname+d.search}typeof A.method=="string"&&(A.method=A.method.toUpperCase()),this[y]=l(A),this[n]=E,this[f]=A.ignoreTrailingSlash??
!1,this[M]={},this[Q]={},this[F]=!1}createMockScopeDispatchData({statusCode:A,data:E,responseOptions:d}){const D=C(E),S=this[F]?{"content-length":D.length}:{},B={
...this[M],...S,...d.headers},g={...this[Q],...d.trailers};return{statusCode:A,data:E,headers:B,trailers:g}}validateReplyParameters(A){if(typeof A.statusCode>"u")
throw new u("statusCode must be defined");if(typeof A.responseOptions!="object"||A.responseOptions===null)throw new u("responseOptions must be an object")}reply(A){
if(typeof A=="function"){const S=I=>{if(typeof I!="object"||I===null)throw new u("reply options callback must return an object");const o={data:"",responseOptions:{},
...I};return this.validateReplyParameters(o),{...this.createMockScopeDispatchData(o)}},B=I=>{const o=A(I);return r(o)?o.then(S):S(o)},g=c(this[n],this[y],B,{ignoreTrailingSlash:this[f]});
return new t(g)}const E={statusCode:A,data:arguments[1]===void 0?"":arguments[1],responseOptions:arguments[2]===void 0?{}:arguments[2]};this.validateReplyParameters(
E);const d=this.createMockScopeDispatchData(E),D=c(this[n],this[y],d,{ignoreTrailingSlash:this[f]});return new t(D)}replyWithError(A){if(typeof A>"u")throw new u(
"error must be defined");const E=c(this[n],this[y],{error:A},{ignoreTrailingSlash:this[f]});return new t(E)}defaultReplyHeaders(A){if(typeof A>"u")throw new u("\
headers must be defined");return this[M]=A,this}defaultReplyTrailers(A){if(typeof A>"u")throw new u("trailers must be defined");return this[Q]=A,this}replyContentLength(){
return this[F]=!0,this}}K.exports.MockInterceptor=i,K.exports.MockScope=t}),4004:((K,L,s)=>{const{promisify:C}=s(7975),l=s(628),{buildMockDispatch:c}=s(3397),{kDispatches:n,
kMockAgent:y,kClose:M,kOriginalClose:Q,kOrigin:F,kOriginalDispatch:N,kConnected:f,kIgnoreTrailingSlash:u}=s(1117),{MockInterceptor:h}=s(1511),r=s(6443),{InvalidArgumentError:t}=s(
8707);class i extends l{constructor(A,E){if(!E||!E.agent||typeof E.agent.dispatch!="function")throw new t("Argument opts.agent must implement Agent");super(A,E),
this[y]=E.agent,this[F]=A,this[u]=E.ignoreTrailingSlash??!1,this[n]=[],this[f]=1,this[N]=this.dispatch,this[Q]=this.close.bind(this),this.dispatch=c.call(this),
this.close=this[M]}get[r.kConnected](){return this[f]}intercept(A){return new h(A&&{ignoreTrailingSlash:this[u],...A},this[n])}cleanMocks(){this[n]=[]}async[M](){
await C(this[Q])(),this[f]=0,this[y][r.kClients].delete(this[F])}}K.exports=i}),1117:(K=>{K.exports={kAgent:Symbol("agent"),kOptions:Symbol("options"),kFactory:Symbol(
"factory"),kDispatches:Symbol("dispatches"),kDispatchKey:Symbol("dispatch key"),kDefaultHeaders:Symbol("default headers"),kDefaultTrailers:Symbol("default trail\
ers"),kContentLength:Symbol("content length"),kMockAgent:Symbol("mock agent"),kMockAgentSet:Symbol("mock agent set"),kMockAgentGet:Symbol("mock agent get"),kMockDispatch:Symbol(
"mock dispatch"),kClose:Symbol("close"),kOriginalClose:Symbol("original agent close"),kOriginalDispatch:Symbol("original dispatch"),kOrigin:Symbol("origin"),kIsMockActive:Symbol(
"is mock active"),kNetConnect:Symbol("net connect"),kGetNetConnect:Symbol("get net connect"),kConnected:Symbol("connected"),kIgnoreTrailingSlash:Symbol("ignore \
trailing slash"),kMockAgentMockCallHistoryInstance:Symbol("mock agent mock call history name"),kMockAgentRegisterCallHistory:Symbol("mock agent register mock ca\
ll history"),kMockAgentAddCallHistoryLog:Symbol("mock agent add call history log"),kMockAgentIsCallHistoryEnabled:Symbol("mock agent is call history enabled"),kMockAgentAcceptsNonStandardSearchParameters:Symbol(
"mock agent accepts non standard search parameters"),kMockCallHistoryAddLog:Symbol("mock call history add log"),kTotalDispatchCount:Symbol("total dispatch count")}}),
3397:((K,L,s)=>{const{MockNotMatchedError:C}=s(2429),{kDispatches:l,kMockAgent:c,kOriginalDispatch:n,kOrigin:y,kGetNetConnect:M,kTotalDispatchCount:Q}=s(1117),{
serializePathWithQuery:F,parseHeaders:N}=s(3440),{STATUS_CODES:f}=s(7067),{types:{isPromise:u}}=s(7975),{InvalidArgumentError:h}=s(8707),r=Symbol("request abort\
ed");function t(b,V){return typeof b=="string"?b===V:b instanceof RegExp?b.test(V):typeof b=="function"?b(V)===!0:!1}function i(b){return Object.fromEntries(Object.
entries(b).map(([V,W])=>[V.toLocaleLowerCase(),W]))}function e(b,V){if(Array.isArray(b)){for(let W=0;W<b.length;W+=2)if(b[W].toLocaleLowerCase()===V.toLocaleLowerCase())
return b[W+1];return}else return typeof b.get=="function"?b.get(V):i(b)[V.toLocaleLowerCase()]}function A(b){const V=b.slice(),W=[];for(let q=0;q<V.length;q+=2)
W.push([V[q],V[q+1]]);return Object.fromEntries(W)}function E(b,V){if(typeof b.headers=="function")return Array.isArray(V)&&(V=A(V)),b.headers(V?i(V):{});if(typeof b.
headers>"u")return!0;if(typeof V!="object"||typeof b.headers!="object")return!1;for(const[W,q]of Object.entries(b.headers)){const $=e(V,W);if(!t(q,$))return!1}return!0}
function d(b){if(typeof b!="string")return b;const V=new URLSearchParams(b),W=new URLSearchParams;for(let[q,$]of V.entries()){if(q=q.replace("[]",""),/^(['"]).*\1$/.
test($)){W.append(q,$);continue}if($.includes(",")){const BA=$.split(",");for(const yA of BA)W.append(q,yA);continue}W.append(q,$)}return W}function D(b){if(typeof b!=
"string")return b;const V=b.split("?",3);if(V.length!==2)return b;const W=new URLSearchParams(V.pop());return W.sort(),[...V,W.toString()].join("?")}function S(b,{
path:V,method:W,body:q,headers:$}){const iA=t(b.path,V),BA=t(b.method,W),yA=typeof b.body<"u"?t(b.body,q):!0,UA=E(b,$);return iA&&BA&&yA&&UA}function B(b){return Buffer.
isBuffer(b)||b instanceof Uint8Array||b instanceof ArrayBuffer?b:ArrayBuffer.isView(b)?new Uint8Array(b.buffer,b.byteOffset,b.byteLength):typeof b=="object"?JSON.
stringify(b):b?b.toString():""}function g(b,V){const W=V.query?F(V.path,V.query):V.path,q=typeof W=="string"?D(W):W,$=a(q);let iA=b.filter(({consumed:BA})=>!BA).
filter(({path:BA,ignoreTrailingSlash:yA})=>yA?t(a(D(BA)),$):t(D(BA),q));if(iA.length===0)throw new C(`Mock dispatch not matched for path '${q}'`);if(iA=iA.filter(
({method:BA})=>t(BA,V.method)),iA.length===0)throw new C(`Mock dispatch not matched for method '${V.method}' on path '${q}'`);if(iA=iA.filter(({body:BA})=>typeof BA<
"u"?t(BA,V.body):!0),iA.length===0)throw new C(`Mock dispatch not matched for body '${V.body}' on path '${q}'`);if(iA=iA.filter(BA=>E(BA,V.headers)),iA.length===
0){const BA=typeof V.headers=="object"?JSON.stringify(V.headers):V.headers;throw new C(`Mock dispatch not matched for headers '${BA}' on path '${q}'`)}return iA[0]}
function I(b,V,W,q){const $={timesInvoked:0,times:1,persist:!1,consumed:!1,...q},iA=typeof W=="function"?{callback:W}:{...W},BA={...$,...V,pending:!0,data:{error:null,
...iA}};return b.push(BA),b[Q]=(b[Q]||0)+1,BA}function o(b,V){const W=b.findIndex(q=>q.consumed?S(q,V):!1);W!==-1&&b.splice(W,1)}function a(b){if(typeof b!="str\
ing")return b;const V=b.indexOf("?"),W=V===-1?"":b.slice(V);for(V!==-1&&(b=b.slice(0,V));b.endsWith("/");)b=b.slice(0,-1);return b.length===0&&(b="/"),b+W}function m(b){
const{path:V,method:W,body:q,headers:$,query:iA}=b;return{path:V,method:W,body:q,headers:$,query:iA}}function R(b){const V=Object.keys(b),W=[];for(let q=0;q<V.length;++q){
const $=V[q],iA=b[$],BA=Buffer.from(`${$}`);if(Array.isArray(iA))for(let yA=0;yA<iA.length;++yA)W.push(BA,Buffer.from(`${iA[yA]}`));else W.push(BA,Buffer.from(`${iA}`))}
return W}function p(b){return f[b]||"unknown"}async function J(b){const V=[];for await(const W of b)V.push(W);return Buffer.concat(V).toString("utf8")}function Z(b,V){
const W=m(b),q=g(this[l],W),$=this[l];q.timesInvoked++;const{timesInvoked:iA,times:BA}=q;q.consumed=!q.persist&&iA>=BA,q.pending=iA<BA;const yA=typeof V.onBodySent==
"function"||typeof V.onRequestSent=="function";if(q.data.callback&&(!yA||b.body==null)){const{callback:UA,...QA}=q.data,lA=UA(b);if(u(lA))return lA.then(hA=>{if(hA==
null||typeof hA!="object"){V.onResponseError(null,new h("reply options callback must return an object"));return}O($,q,W,b,V,{...QA,...hA})},hA=>{V.onResponseError(
null,hA)}),!0;if(lA==null||typeof lA!="object")throw new h("reply options callback must return an object");return O($,q,W,b,V,{...QA,...lA})}return O($,q,W,b,V)}
function O(b,V,W,q,$,iA){const{data:BA,delay:yA}=V,UA=iA??BA;if(UA.error!==null)return o(b,W),$.onResponseError(null,UA.error),!0;let QA=!1,lA=null;const hA={paused:!1,
rawHeaders:null,rawTrailers:null,get aborted(){return QA},pause(){this.paused=!0},resume(){this.paused=!1},abort:vA=>{QA||(QA=!0,lA!==null&&(clearTimeout(lA),lA=
null),$.onResponseError?.(hA,vA))}};let NA=q;const v=b;if($.onRequestStart?.(hA,null),QA)return!0;const SA=x(q.body,$,hA,()=>QA);if(u(SA))return SA.then(vA=>{vA!==
r&&(vA!==q.body&&(NA={...q,body:vA}),OA())},vA=>hA.abort(vA)),!0;if(SA===r)return!0;SA!==q.body&&(NA={...q,body:SA}),OA();function OA(){if(UA.callback){const{callback:vA,
...VA}=UA;let wA;try{wA=vA(NA)}catch(HA){o(b,W),$.onResponseError(null,HA);return}if(u(wA)){wA.then(HA=>{if(HA==null||typeof HA!="object"){$.onResponseError(null,
new h("reply options callback must return an object"));return}xA(v,{...VA,...HA})},HA=>{$.onResponseError(null,HA)});return}if(wA==null||typeof wA!="object")throw new h(
"reply options callback must return an object");xA(v,{...VA,...wA});return}typeof yA=="number"&&yA>0?lA=setTimeout(()=>{lA=null,xA(v)},yA):xA(v)}function xA(vA,VA=UA){
if(QA)return;const{statusCode:wA,data:HA,headers:CA,trailers:MA}=VA,PA=Array.isArray(q.headers)?A(q.headers):q.headers,X=typeof HA=="function"?HA({...NA,headers:PA}):
HA;if(u(X))return X.then(rA=>xA(vA,{...VA,data:rA}));if(QA)return;const oA=B(X),fA=R(CA??{}),LA=R(MA??{});hA.rawHeaders=fA,hA.rawTrailers=LA,$.onResponseStart?.(
hA,wA,N(fA),p(wA)),$.onResponseData?.(hA,Buffer.from(oA)),$.onResponseEnd?.(hA,N(LA)),o(vA,W)}return!0}function x(b,V,W,q){if(typeof V.onBodySent!="function"&&typeof V.
onRequestSent!="function")return b;if(b==null)return Y(V,W,q)?b:r;if(b&&typeof b[Symbol.asyncIterator]=="function")return tA(b,V,W,q);if(G(b)){const $=[];for(const iA of b)
if(q()||($.push(iA),!sA(V,W,iA)||q()))return r;return Y(V,W,q)?$:r}return q()||!sA(V,W,b)?r:Y(V,W,q)?b:r}async function tA(b,V,W,q){const $=[];for await(const iA of b)
if(q()||($.push(iA),!sA(V,W,iA)||q()))return r;return Y(V,W,q)?{async*[Symbol.asyncIterator](){yield*$}}:r}function sA(b,V,W){try{return b.onBodySent?.(W),!0}catch(q){
return V.abort(q),!1}}function Y(b,V,W){try{return b.onRequestSent?.(),!W()}catch(q){return V.abort(q),!1}}function G(b){return typeof b!="string"&&!Buffer.isBuffer(
b)&&!ArrayBuffer.isView(b)&&typeof b[Symbol.iterator]=="function"}function U(){const b=this[c],V=this[y],W=this[n];return function($,iA){if(b.isMockActive)try{Z.
call(this,$,iA)}catch(BA){if(BA.code==="UND_MOCK_ERR_MOCK_NOT_MATCHED"){const yA=b[M](),UA=this[l][Q]||this[l].length,lA=`, ${this[l].filter(({consumed:hA})=>!hA).
length} interceptor(s) remaining out of ${UA} defined`;if(yA===!1)throw new C(`${BA.message}: subsequent request to origin ${V} was not allowed (net.connect dis\
abled)${lA}`);if(T(yA,V))W.call(this,"__mockAgentBodyForDispatch"in $?{...$,body:$.__mockAgentBodyForDispatch}:$,iA);else throw new C(`${BA.message}: subsequent\
 request to origin ${V} was not allowed (net.connect is not enabled for this origin)${lA}`)}else throw BA}else W.call(this,$,iA)}}function T(b,V){const W=new URL(
V);return b===!0?!0:!!(Array.isArray(b)&&b.some(q=>t(q,W.host)))}function P(b){return typeof b!="string"&&!(b instanceof URL)?b:b instanceof URL?b.origin:b.toLowerCase()}
function z(b){const{agent:V,...W}=b;if("enableCallHistory"in W&&typeof W.enableCallHistory!="boolean")throw new h("options.enableCallHistory must to be a boolea\
n");if("acceptNonStandardSearchParameters"in W&&typeof W.acceptNonStandardSearchParameters!="boolean")throw new h("options.acceptNonStandardSearchParameters mus\
t to be a boolean");if("ignoreTrailingSlash"in W&&typeof W.ignoreTrailingSlash!="boolean")throw new h("options.ignoreTrailingSlash must to be a boolean");return W}
K.exports={getResponseData:B,getMockDispatch:g,addMockDispatch:I,deleteMockDispatch:o,buildKey:m,generateKeyValues:R,matchValue:t,getResponse:J,getStatusText:p,
mockDispatch:Z,buildMockDispatch:U,checkNetConnect:T,buildAndValidateMockOptions:z,getHeaderByName:e,buildHeadersFromArray:A,normalizeSearchParams:d,normalizeOrigin:P}}),
6142:((K,L,s)=>{const{Transform:C}=s(7075),{Console:l}=s(7540),c=process.versions.icu?"\u2705":"Y ",n=process.versions.icu?"\u274C":"N ";K.exports=class{constructor({
disableColors:M}={}){this.transform=new C({transform(Q,F,N){N(null,Q)}}),this.logger=new l({stdout:this.transform,inspectOptions:{colors:!M&&!process.env.CI}})}format(M){
const Q=M.map(({method:F,path:N,data:{statusCode:f},persist:u,times:h,timesInvoked:r,origin:t})=>({Method:F,Origin:t,Path:N,"Status code":f,Persistent:u?c:n,Invocations:r,
Remaining:u?1/0:h-r}));return this.logger.table(Q),this.transform.read().toString()}}}),5095:((K,L,s)=>{const C=s(7405),l=s(7501),{SnapshotRecorder:c}=s(3766),{
InvalidArgumentError:n,UndiciError:y}=s(8707),M=s(3440),{validateSnapshotMode:Q}=s(9683),F=Symbol("kSnapshotRecorder"),N=Symbol("kSnapshotMode"),f=Symbol("kSnap\
shotPath"),u=Symbol("kSnapshotLoaded"),h=Symbol("kRealAgent");let r=!1;class t extends l{constructor(e={}){r||(process.emitWarning("SnapshotAgent is experimenta\
l and subject to change","ExperimentalWarning"),r=!0);const{mode:A="record",snapshotPath:E=null,...d}=e;if(super(d),Q(A),(A==="playback"||A==="update")&&!E)throw new n(
`snapshotPath is required when mode is '${A}'`);this[N]=A,this[f]=E,this[F]=new c({snapshotPath:this[f],mode:this[N],maxSnapshots:e.maxSnapshots,autoFlush:e.autoFlush,
flushInterval:e.flushInterval,matchHeaders:e.matchHeaders,ignoreHeaders:e.ignoreHeaders,excludeHeaders:e.excludeHeaders,matchBody:e.matchBody,normalizeBody:e.normalizeBody,
matchQuery:e.matchQuery,normalizeQuery:e.normalizeQuery,caseSensitive:e.caseSensitive,shouldRecord:e.shouldRecord,shouldPlayback:e.shouldPlayback,excludeUrls:e.
excludeUrls}),this[u]=!1,(this[N]==="record"||this[N]==="update"||this[N]==="playback"&&e.excludeUrls&&e.excludeUrls.length>0)&&(this[h]=new C(e)),(this[N]==="p\
layback"||this[N]==="update")&&this[f]&&this.loadSnapshots().catch(()=>{})}dispatch(e,A){const E=this[N];if(this[F].isUrlExcluded(e))return this[h].dispatch(e,A);
if(E==="playback"||E==="update"){if(!this[u])return this.#A(e,A);const d=this[F].findSnapshot(e);if(d)return this.#t(d,A);if(E==="update")return this.#e(e,A);{const D=new y(
`No snapshot found for ${e.method||"GET"} ${e.path}`);if(A.onResponseError){A.onResponseError(null,D);return}throw D}}else if(E==="record")return this.#e(e,A)}async#A(e,A){
return await this.loadSnapshots(),this.dispatch(e,A)}#e(e,A){const E={statusCode:null,headers:{},trailers:{},body:[]},d=this,D={onRequestStart(B,g){return A.onRequestStart(
B,{...g,history:this.history})},onRequestUpgrade(B,g,I,o){return A.onRequestUpgrade(B,g,I,o)},onResponseStart(B,g,I,o){return E.statusCode=g,E.headers=I,A.onResponseStart(
B,g,I,o)},onResponseData(B,g){return E.body.push(g),A.onResponseData(B,g)},onResponseEnd(B,g){E.trailers=g;const I=Buffer.concat(E.body);d[F].record(e,{statusCode:E.
statusCode,headers:E.headers,body:I,trailers:E.trailers}).then(()=>A.onResponseEnd(B,g)).catch(o=>A.onResponseError(B,o))},onResponseError(B,g){return A.onResponseError(
B,g)}};return this[h].dispatch(e,D)}#t(e,A){try{const{response:E}=e,d=E.headers?M.toRawHeaders(E.headers):[],D=E.trailers?M.toRawHeaders(E.trailers):[],S={rawHeaders:d,
rawTrailers:D,pause(){},resume(){},abort(g){this.aborted=!0,this.reason=g},aborted:!1,paused:!1};A.onRequestStart(S),A.onResponseStart(S,E.statusCode,E.headers,
E.statusMessage);const B=Buffer.from(E.body,"base64");A.onResponseData(S,B),A.onResponseEnd(S,E.trailers)}catch(E){A.onResponseError?.(null,E)}}async loadSnapshots(e){
await this[F].loadSnapshots(e||this[f]),this[u]=!0,this[N]==="playback"&&this.#s()}async saveSnapshots(e){return this[F].saveSnapshots(e||this[f])}#s(){for(const e of this[F].
getSnapshots()){const{request:A,responses:E,response:d}=e,D=new URL(A.url),S=this.get(D.origin),B=E?E[0]:d;B&&S.intercept({path:D.pathname+D.search,method:A.method,
headers:A.headers,body:A.body}).reply(B.statusCode,B.body,{headers:B.headers,trailers:B.trailers}).persist()}}getRecorder(){return this[F]}getMode(){return this[N]}clearSnapshots(){
this[F].clear()}resetCallCounts(){this[F].resetCallCounts()}deleteSnapshot(e){return this[F].deleteSnapshot(e)}getSnapshotInfo(e){return this[F].getSnapshotInfo(
e)}replaceSnapshots(e){this[F].replaceSnapshots(e)}async close(){this[N]==="playback"?this[F].destroy():await this[F].close(),await this[h]?.close(),await super.
close()}}K.exports=t}),3766:((K,L,s)=>{const{writeFile:C,readFile:l,mkdir:c}=s(1455),{dirname:n,resolve:y}=s(6760),{setTimeout:M,clearTimeout:Q}=s(7997),{InvalidArgumentError:F,
UndiciError:N}=s(8707),{setHeader:f}=s(3440),{hashId:u,isUrlExcludedFactory:h,normalizeHeaders:r,createHeaderFilters:t}=s(9683);function i(B,g,I){if(g===!1)return`${B.
origin}${B.pathname}`;if(I){const o=String(I(B.searchParams)??"");return o?`${B.origin}${B.pathname}?${o}`:`${B.origin}${B.pathname}`}return B.toString()}function e(B,g,I){
return g===!1?"":I?String(I(B)??""):B?String(B):""}function A(B,g,I={}){const o=new URL(B.path,B.origin),a=B._normalizedHeaders||r(B.headers);return B._normalizedHeaders||
(B._normalizedHeaders=a),{method:B.method||"GET",url:i(o,I.matchQuery,I.normalizeQuery),headers:E(a,g,I),body:e(B.body,I.matchBody,I.normalizeBody)}}function E(B,g,I={}){
if(!B||typeof B!="object")return{};const{caseSensitive:o=!1}=I,a={},{ignore:m,exclude:R,match:p}=g;for(const[J,Z]of Object.entries(B)){const O=o?J:J.toLowerCase();
R.has(O)||m.has(O)||p.size!==0&&!p.has(O)||f(a,O,Z)}return a}function d(B,g,I={}){if(!B||typeof B!="object")return{};const{caseSensitive:o=!1}=I,a={},{exclude:m}=g;
for(const[R,p]of Object.entries(B)){const J=o?R:R.toLowerCase();m.has(J)||f(a,J,p)}return a}function D(B){const g=[B.method,B.url];if(B.headers&&typeof B.headers==
"object"){const o=Object.keys(B.headers).sort();for(const a of o){const m=Array.isArray(B.headers[a])?B.headers[a]:[B.headers[a]];g.push(a);for(const R of m.sort())
g.push(String(R))}}g.push(B.body);const I=g.join("|");return u(I)}class S{#A;#e;#t=new Map;#s;#o=1/0;#r=!1;#n;constructor(g={}){this.#s=g.snapshotPath,this.#o=g.
maxSnapshots||1/0,this.#r=g.autoFlush||!1,this.flushInterval=g.flushInterval||3e4,this._flushTimer=null,this.matchOptions={matchHeaders:g.matchHeaders||[],ignoreHeaders:g.
ignoreHeaders||[],excludeHeaders:g.excludeHeaders||[],matchBody:g.matchBody!==!1,normalizeBody:g.normalizeBody||void 0,matchQuery:g.matchQuery!==!1,normalizeQuery:g.
normalizeQuery||void 0,caseSensitive:g.caseSensitive||!1},this.#n=t(this.matchOptions),this.shouldRecord=g.shouldRecord||(()=>!0),this.shouldPlayback=g.shouldPlayback||
(()=>!0),this.#e=h(g.excludeUrls),this.#r&&this.#s&&this.#i()}async record(g,I){if(!this.shouldRecord(g)||this.isUrlExcluded(g))return;const o=A(g,this.#n,this.
matchOptions),a=D(o),m=r(I.headers),R={statusCode:I.statusCode,headers:d(m,this.#n,this.matchOptions),body:Buffer.isBuffer(I.body)?I.body.toString("base64"):Buffer.
from(String(I.body||"")).toString("base64"),trailers:I.trailers};if(this.#t.size>=this.#o&&!this.#t.has(a)){const J=this.#t.keys().next().value;this.#t.delete(J)}
const p=this.#t.get(a);p&&p.responses?(p.responses.push(R),p.timestamp=new Date().toISOString()):this.#t.set(a,{request:o,responses:[R],callCount:0,timestamp:new Date().
toISOString()}),this.#r&&this.#s&&this.#Q()}isUrlExcluded(g){const I=new URL(g.path,g.origin).toString();return this.#e(I)}findSnapshot(g){if(!this.shouldPlayback(
g)||this.isUrlExcluded(g))return;const I=A(g,this.#n,this.matchOptions),o=D(I),a=this.#t.get(o);if(!a)return;const m=a.callCount||0,R=Math.min(m,a.responses.length-
1);return a.callCount=m+1,{...a,response:a.responses[R]}}async loadSnapshots(g){const I=g||this.#s;if(!I)throw new F("Snapshot path is required");try{const o=await l(
y(I),"utf8"),a=JSON.parse(o);if(Array.isArray(a)){this.#t.clear();for(const{hash:m,snapshot:R}of a)this.#t.set(m,R)}else this.#t=new Map(Object.entries(a))}catch(o){
if(o.code==="ENOENT")this.#t.clear();else throw new N(`Failed to load snapshots from ${I}`,{cause:o})}}async saveSnapshots(g){const I=g||this.#s;if(!I)throw new F(
"Snapshot path is required");const o=y(I);await c(n(o),{recursive:!0});const a=Array.from(this.#t.entries()).map(([m,R])=>({hash:m,snapshot:R}));await C(o,JSON.
stringify(a,null,2),{flush:!0})}clear(){this.#t.clear()}getSnapshots(){return Array.from(this.#t.values())}size(){return this.#t.size}resetCallCounts(){for(const g of this.#t.
values())g.callCount=0}deleteSnapshot(g){const I=A(g,this.#n,this.matchOptions),o=D(I);return this.#t.delete(o)}getSnapshotInfo(g){const I=A(g,this.#n,this.matchOptions),
o=D(I),a=this.#t.get(o);return a?{hash:o,request:a.request,responseCount:a.responses?a.responses.length:a.response?1:0,callCount:a.callCount||0,timestamp:a.timestamp}:
null}replaceSnapshots(g){if(this.#t.clear(),Array.isArray(g))for(const{hash:I,snapshot:o}of g)this.#t.set(I,o);else g&&typeof g=="object"&&(this.#t=new Map(Object.
entries(g)))}#i(){return this.#Q()}#E(){this.#A&&(Q(this.#A),this.saveSnapshots().catch(()=>{}),this.#A=null)}#Q(){this.#A=M(()=>{this.saveSnapshots().catch(()=>{}),
this.#r?this.#A?.refresh():this.#A=null},1e3)}destroy(){this.#E(),this.#A&&(Q(this.#A),this.#A=null)}async close(){this.#s&&this.#t.size!==0&&await this.saveSnapshots(),
this.destroy()}}K.exports={SnapshotRecorder:S,formatRequestKey:A,createRequestHash:D,filterHeadersForMatching:E,filterHeadersForStorage:d,createHeaderFilters:t}}),
9683:((K,L,s)=>{const{InvalidArgumentError:C}=s(8707),{setHeader:l}=s(3440),{runtimeFeatures:c}=s(313);function n(h={}){const{ignoreHeaders:r=[],excludeHeaders:t=[],
matchHeaders:i=[],caseSensitive:e=!1}=h;return{ignore:new Set(r.map(A=>e?A:A.toLowerCase())),exclude:new Set(t.map(A=>e?A:A.toLowerCase())),match:new Set(i.map(
A=>e?A:A.toLowerCase()))}}const y=c.has("crypto")?s(7598):null,M=y?.hash?h=>y.hash("sha256",h,"base64url"):h=>Buffer.from(h).toString("base64url");function Q(h){
return Array.isArray(h)&&(h.length&1)===0}function F(h=[]){return h.length===0?()=>!1:function(t){let i;for(const e of h)if(typeof e=="string"){if(i||(i=t.toLowerCase()),
i.includes(e.toLowerCase()))return!0}else if(e instanceof RegExp&&e.test(t))return!0;return!1}}function N(h){const r={};if(!h)return r;if(Q(h)){for(let t=0;t<h.
length;t+=2){const i=h[t],e=h[t+1];if(i&&e!==void 0){const A=Buffer.isBuffer(i)?i.toString():i,E=Buffer.isBuffer(e)?e.toString():e;l(r,A.toLowerCase(),E)}}return r}
if(h&&typeof h=="object")for(const[t,i]of Object.entries(h))t&&typeof t=="string"&&l(r,t.toLowerCase(),Array.isArray(i)?i.join(", "):String(i));return r}const f=[
"record","playback","update"];function u(h){if(!f.includes(h))throw new C(`Invalid snapshot mode: ${h}. Must be one of: ${f.join(", ")}`)}K.exports={createHeaderFilters:n,
hashId:M,isUndiciHeaders:Q,normalizeHeaders:N,isUrlExcludedFactory:F,validateSnapshotMode:u}}),7659:((K,L,s)=>{const{safeHTTPMethods:C,pathHasQueryOrFragment:l,
hasSafeIterator:c,isValidHTTPToken:n,setHeader:y}=s(3440),{serializePathWithQuery:M}=s(3440),{kRequestOrigin:Q}=s(6443),F=2147483647,N=["no-store","private","no\
-cache"],f=Symbol("invalid cache-control directives");function u(Y){return Y.replace(/^[\t ]+|[\t ]+$/g,"")}function h(Y,G){for(let U=0;U<Y.length;U++)if(Y[U]===
G)return!0;return!1}function r(Y){return Y.replace(/^[\t ]+/,"")}function t(Y){return Y.replace(/[\t ]+$/,"")}function i(Y,G){let U=!1;for(let T=G;T<Y.length;T++)
if(U)U=!1;else if(Y[T]==="\\")U=!0;else if(Y[T]==='"')return T;return-1}function e(Y){const G=[];let U=0,T=-1,P=!1,z=!1;for(let q=0;q<Y.length;q++)P?z?z=!1:Y[q]===
"\\"?z=!0:Y[q]==='"'&&(P=!1,T=-1):Y[q]==='"'?(P=!0,T=q):Y[q]===","&&(G.push({value:Y.substring(U,q),fromMalformedQuote:!1}),U=q+1);if(!P)return G.push({value:Y.
substring(U),fromMalformedQuote:!1}),G;const b=Y.substring(U),V=T-U;let W=0;for(let q=0;q<b.length;q++)b[q]===","&&(G.push({value:b.substring(W,q),fromMalformedQuote:W>
V}),W=q+1);return G.push({value:b.substring(W),fromMalformedQuote:W>V}),G}function A(Y,G){let U=Y[f];U===void 0&&(U=new Set,Object.defineProperty(Y,f,{value:U})),
U.add(G)}function E(Y,G){return Y[f]?.has(G)===!0}function d(Y){for(const T of N)if(Y.startsWith(T)&&Y.length>T.length&&!n(Y[T.length]))return T;let G="",U=!1;for(let T=0;T<
Y.length;T++)n(Y[T])?G+=Y[T]:U=!0;if(U&&h(N,G))return G}function D(Y){const G=Y[Q]===void 0?Y.origin:Y[Q];return typeof G=="string"||G instanceof URL?G:null}function S(Y,G){
const U=D(Y);if(G===void 0)return U;if(G===null)return null;if(U)try{if(new URL(U).origin!==G)return null}catch{return G}return G}function B(Y,G=D(Y)){if(!G)throw new Error(
"opts.origin is undefined");let U=Y.path||"/";return Y.query&&!l(U)&&(U=M(U,Y.query)),{origin:G.toString(),method:Y.method,path:U,headers:Y.headers}}function g(Y,G,U){
const T=G.toLowerCase(),P=Object.hasOwn(Y,T)?Y[T]:void 0,z=Array.isArray(U)?U:[U];P===void 0?y(Y,T,Array.isArray(U)?U.slice():U):Array.isArray(P)?P.push(...z):y(
Y,T,[P,...z])}function I(Y){let G;if(Y.headers==null)G={};else if(typeof Y.headers=="object")if(G={},c(Y.headers))if(Array.isArray(Y.headers)){const U=Y.headers[0];
if(Array.isArray(U))for(const T of Y.headers){if(!Array.isArray(T))throw new Error("opts.headers is not a valid header map");const[P,z]=T;if(typeof P!="string"||
typeof z!="string")throw new Error("opts.headers is not a valid header map");g(G,P,z)}else{const T=Y.headers.length;if(T%2!==0)throw new Error("opts.headers is \
not a valid header map");for(let P=0;P<T;P+=2){const z=Y.headers[P],b=Y.headers[P+1];if(typeof z!="string"||typeof b!="string"&&!Array.isArray(b))throw new Error(
"opts.headers is not a valid header map");if(typeof b=="string")g(G,z,b);else{const V=[];for(let W=0;W<b.length;W++){const q=b[W];V.push(typeof q=="string"?q:q.
toString("latin1"))}g(G,z,V)}}}}else for(const U of Y.headers){if(!Array.isArray(U))throw new Error("opts.headers is not a valid header map");const[T,P]=U;if(typeof T!=
"string"||typeof P!="string")throw new Error("opts.headers is not a valid header map");g(G,T,P)}else for(const U of Object.keys(Y.headers))g(G,U,Y.headers[U]);else
throw new Error("opts.headers is not an object");return G}function o(Y){if(typeof Y!="object")throw new TypeError(`expected key to be object, got ${typeof Y}`);
for(const G of["origin","method","path"])if(typeof Y[G]!="string")throw new TypeError(`expected key.${G} to be string, got ${typeof Y[G]}`);if(Y.headers!==void 0&&
typeof Y.headers!="object")throw new TypeError(`expected headers to be object, got ${typeof Y}`)}function a(Y){if(typeof Y!="object")throw new TypeError(`expect\
ed value to be object, got ${typeof Y}`);for(const G of["statusCode","cachedAt","staleAt","deleteAt"])if(typeof Y[G]!="number")throw new TypeError(`expected val\
ue.${G} to be number, got ${typeof Y[G]}`);if(typeof Y.statusMessage!="string")throw new TypeError(`expected value.statusMessage to be string, got ${typeof Y.statusMessage}`);
if(Y.headers!=null&&typeof Y.headers!="object")throw new TypeError(`expected value.rawHeaders to be object, got ${typeof Y.headers}`);if(Y.vary!==void 0&&typeof Y.
vary!="object")throw new TypeError(`expected value.vary to be object, got ${typeof Y.vary}`);if(Y.etag!==void 0&&typeof Y.etag!="string")throw new TypeError(`ex\
pected value.etag to be string, got ${typeof Y.etag}`)}function m(Y){const G={},U=new Set,T=new Set,P=e(Array.isArray(Y)?Y.join(","):Y);for(let z=0;z<P.length;z++){
const b=P[z],V=b.value.toLowerCase(),W=b.fromMalformedQuote,q=V.indexOf("=");let $,iA,BA=!1,yA=!1;if(q!==-1){const QA=V.substring(0,q),lA=V.substring(q+1);BA=t(
QA)!==QA,yA=r(lA)!==lA,$=u(QA),iA=r(lA)}else $=u(V);const UA=d($);if(UA!==void 0){G[UA]=!0;continue}switch($){case"min-fresh":case"max-stale":case"max-age":case"\
s-maxage":case"stale-while-revalidate":case"stale-if-error":{if(W||U.has($))continue;if(iA===void 0||BA||yA){delete G[$],U.add($),A(G,$);continue}if(iA.length>=
2&&iA[0]==='"'&&iA[iA.length-1]==='"'&&(iA=iA.substring(1,iA.length-1)),!/^[0-9]+$/.test(iA)){delete G[$],U.add($),A(G,$);continue}const QA=Math.min(parseInt(iA,
10),F);$==="min-fresh"?(!($ in G)||G[$]<QA)&&(G[$]=QA):(!($ in G)||G[$]>QA)&&(G[$]=QA);break}case"private":case"no-cache":{if(W){G[$]=!0;break}if(iA!==void 0&&iA.
length===0){G[$]=!0;break}if(iA){if(iA[0]==='"'){iA=t(iA);let QA="",lA=z,hA=!1;const NA=i(iA,1);if(NA!==-1)QA=iA.substring(1,NA),hA=!0;else{const OA=[iA.substring(
1)];for(let xA=z+1;xA<P.length;xA++){const vA=u(P[xA].value),VA=i(vA,0);if(lA=xA,VA!==-1){OA.push(vA.substring(0,VA)),hA=!0;break}OA.push(vA)}QA=OA.join(",")}if(!hA){
G[$]=!0;break}z=lA;const v=QA.split(",");let SA=!0;for(let OA=0;OA<v.length;OA++)v[OA]=u(v[OA]),n(v[OA])||(SA=!1);SA?G[$]!==!0&&($ in G?G[$]=G[$].concat(v):G[$]=
v):G[$]=!0}else{const QA=u(iA);n(QA)?G[$]!==!0&&($ in G?G[$]=G[$].concat(QA):G[$]=[QA]):G[$]=!0}break}}case"public":case"must-revalidate":case"proxy-revalidate":case"\
immutable":case"no-transform":case"must-understand":case"only-if-cached":if(W||T.has($))continue;if(iA!==void 0){delete G[$],T.add($);continue}G[$]=!0;break;case"\
no-store":G[$]=!0;break;default:continue}}return G}function R(Y){const G=Array.isArray(Y)?Y:[Y],U=[];for(let T=0;T<G.length;T++){const P=G[T].split(",");for(let z=0;z<
P.length;z++)U.push(P[z])}return U}function p(Y){const G=R(Y);for(let U=0;U<G.length;U++)if(u(G[U]).indexOf("*")!==-1)return!0;return!1}function J(Y,G){if(p(Y))
return G;const U={},T=R(Y);for(const P of T){const z=u(P).toLowerCase();if(z.length===0)continue;if(!n(z))return;const b=G[z];U[z]=Array.isArray(b)?b.slice():b??
null}return U}function Z(Y){return p(Y)||J(Y,{})===void 0}function O(Y){return Y.length<=2?!1:Y[0]==='"'&&Y[Y.length-1]==='"'?!(Y[1]==='"'||Y.startsWith('"W/')):
Y.startsWith('W/"')&&Y[Y.length-1]==='"'?Y.length!==4:!1}function x(Y,G="CacheStore"){if(typeof Y!="object"||Y===null)throw new TypeError(`expected type of ${G}\
 to be a CacheStore, got ${Y===null?"null":typeof Y}`);for(const U of["get","createWriteStream","delete"])if(typeof Y[U]!="function")throw new TypeError(`${G} n\
eeds to have a \`${U}()\` function`)}function tA(Y,G="CacheMethods"){if(!Array.isArray(Y))throw new TypeError(`expected type of ${G} needs to be an array, got ${Y===
null?"null":typeof Y}`);if(Y.length===0)throw new TypeError(`${G} needs to have at least one method`);for(const U of Y)if(!h(C,U))throw new TypeError(`element o\
f ${G}-array needs to be one of following values: ${C.join(", ")}, got ${U}`)}function sA(Y,G){const U={};if(Y.headers){const T=Object.keys(Y.headers).sort();for(const P of T)
G?.has(P.toLowerCase())||y(U,P,Y.headers[P])}return JSON.stringify([Y.origin,Y.method,Y.path,U])}K.exports={getInterceptorOrigin:S,getRequestOrigin:D,makeCacheKey:B,
normalizeHeaders:I,assertCacheKey:o,assertCacheValue:a,parseCacheControlHeader:m,hasInvalidCacheControlDirective:E,parseVaryHeader:J,hasVaryStar:p,isInvalidOrWildcardVaryHeader:Z,
isEtagUsable:O,assertCacheMethods:tA,assertCacheStore:x,makeDeduplicationKey:sA}}),5453:(K=>{function L(n){switch(n[3]){case",":return C(n);case" ":return l(n);default:
return c(n)}}function s(n,y,M,Q,F,N,f){const u=new Date(Date.UTC(n,y,M,Q,F,N));return n>=0&&n<=99&&u.setUTCFullYear(n),u.getUTCFullYear()===n&&u.getUTCMonth()===
y&&u.getUTCDate()===M&&u.getUTCHours()===Q&&u.getUTCMinutes()===F&&u.getUTCSeconds()===N&&u.getUTCDay()===f?u:void 0}function C(n){if(n.length!==29||n[4]!==" "||
n[7]!==" "||n[11]!==" "||n[16]!==" "||n[19]!==":"||n[22]!==":"||n[25]!==" "||n[26]!=="G"||n[27]!=="M"||n[28]!=="T")return;let y=-1;if(n[0]==="S"&&n[1]==="u"&&n[2]===
"n")y=0;else if(n[0]==="M"&&n[1]==="o"&&n[2]==="n")y=1;else if(n[0]==="T"&&n[1]==="u"&&n[2]==="e")y=2;else if(n[0]==="W"&&n[1]==="e"&&n[2]==="d")y=3;else if(n[0]===
"T"&&n[1]==="h"&&n[2]==="u")y=4;else if(n[0]==="F"&&n[1]==="r"&&n[2]==="i")y=5;else if(n[0]==="S"&&n[1]==="a"&&n[2]==="t")y=6;else return;let M=0;if(n[5]==="0"){
const e=n.charCodeAt(6);if(e<49||e>57)return;M=e-48}else{const e=n.charCodeAt(5);if(e<49||e>51)return;const A=n.charCodeAt(6);if(A<48||A>57)return;M=(e-48)*10+(A-
48)}let Q=-1;if(n[8]==="J"&&n[9]==="a"&&n[10]==="n")Q=0;else if(n[8]==="F"&&n[9]==="e"&&n[10]==="b")Q=1;else if(n[8]==="M"&&n[9]==="a")if(n[10]==="r")Q=2;else if(n[10]===
"y")Q=4;else return;else if(n[8]==="J")if(n[9]==="a"&&n[10]==="n")Q=0;else if(n[9]==="u")if(n[10]==="n")Q=5;else if(n[10]==="l")Q=6;else return;else return;else if(n[8]===
"A")if(n[9]==="p"&&n[10]==="r")Q=3;else if(n[9]==="u"&&n[10]==="g")Q=7;else return;else if(n[8]==="S"&&n[9]==="e"&&n[10]==="p")Q=8;else if(n[8]==="O"&&n[9]==="c"&&
n[10]==="t")Q=9;else if(n[8]==="N"&&n[9]==="o"&&n[10]==="v")Q=10;else if(n[8]==="D"&&n[9]==="e"&&n[10]==="c")Q=11;else return;const F=n.charCodeAt(12);if(F<48||
F>57)return;const N=n.charCodeAt(13);if(N<48||N>57)return;const f=n.charCodeAt(14);if(f<48||f>57)return;const u=n.charCodeAt(15);if(u<48||u>57)return;const h=(F-
48)*1e3+(N-48)*100+(f-48)*10+(u-48);let r=0;if(n[17]==="0"){const e=n.charCodeAt(18);if(e<48||e>57)return;r=e-48}else{const e=n.charCodeAt(17);if(e<48||e>50)return;
const A=n.charCodeAt(18);if(A<48||A>57||e===50&&A>51)return;r=(e-48)*10+(A-48)}let t=0;if(n[20]==="0"){const e=n.charCodeAt(21);if(e<48||e>57)return;t=e-48}else{
const e=n.charCodeAt(20);if(e<48||e>53)return;const A=n.charCodeAt(21);if(A<48||A>57)return;t=(e-48)*10+(A-48)}let i=0;if(n[23]==="0"){const e=n.charCodeAt(24);
if(e<48||e>57)return;i=e-48}else{const e=n.charCodeAt(23);if(e<48||e>53)return;const A=n.charCodeAt(24);if(A<48||A>57)return;i=(e-48)*10+(A-48)}return s(h,Q,M,r,
t,i,y)}function l(n){if(n.length!==24||n[7]!==" "||n[10]!==" "||n[19]!==" ")return;let y=-1;if(n[0]==="S"&&n[1]==="u"&&n[2]==="n")y=0;else if(n[0]==="M"&&n[1]===
"o"&&n[2]==="n")y=1;else if(n[0]==="T"&&n[1]==="u"&&n[2]==="e")y=2;else if(n[0]==="W"&&n[1]==="e"&&n[2]==="d")y=3;else if(n[0]==="T"&&n[1]==="h"&&n[2]==="u")y=4;else if(n[0]===
"F"&&n[1]==="r"&&n[2]==="i")y=5;else if(n[0]==="S"&&n[1]==="a"&&n[2]==="t")y=6;else return;let M=-1;if(n[4]==="J"&&n[5]==="a"&&n[6]==="n")M=0;else if(n[4]==="F"&&
n[5]==="e"&&n[6]==="b")M=1;else if(n[4]==="M"&&n[5]==="a")if(n[6]==="r")M=2;else if(n[6]==="y")M=4;else return;else if(n[4]==="J")if(n[5]==="a"&&n[6]==="n")M=0;else if(n[5]===
"u")if(n[6]==="n")M=5;else if(n[6]==="l")M=6;else return;else return;else if(n[4]==="A")if(n[5]==="p"&&n[6]==="r")M=3;else if(n[5]==="u"&&n[6]==="g")M=7;else return;else if(n[4]===
"S"&&n[5]==="e"&&n[6]==="p")M=8;else if(n[4]==="O"&&n[5]==="c"&&n[6]==="t")M=9;else if(n[4]==="N"&&n[5]==="o"&&n[6]==="v")M=10;else if(n[4]==="D"&&n[5]==="e"&&n[6]===
"c")M=11;else return;let Q=0;if(n[8]===" "){const e=n.charCodeAt(9);if(e<49||e>57)return;Q=e-48}else{const e=n.charCodeAt(8);if(e<49||e>51)return;const A=n.charCodeAt(
9);if(A<48||A>57)return;Q=(e-48)*10+(A-48)}let F=0;if(n[11]==="0"){const e=n.charCodeAt(12);if(e<48||e>57)return;F=e-48}else{const e=n.charCodeAt(11);if(e<48||e>
50)return;const A=n.charCodeAt(12);if(A<48||A>57||e===50&&A>51)return;F=(e-48)*10+(A-48)}let N=0;if(n[14]==="0"){const e=n.charCodeAt(15);if(e<48||e>57)return;N=
e-48}else{const e=n.charCodeAt(14);if(e<48||e>53)return;const A=n.charCodeAt(15);if(A<48||A>57)return;N=(e-48)*10+(A-48)}let f=0;if(n[17]==="0"){const e=n.charCodeAt(
18);if(e<48||e>57)return;f=e-48}else{const e=n.charCodeAt(17);if(e<48||e>53)return;const A=n.charCodeAt(18);if(A<48||A>57)return;f=(e-48)*10+(A-48)}const u=n.charCodeAt(
20);if(u<48||u>57)return;const h=n.charCodeAt(21);if(h<48||h>57)return;const r=n.charCodeAt(22);if(r<48||r>57)return;const t=n.charCodeAt(23);if(t<48||t>57)return;
const i=(u-48)*1e3+(h-48)*100+(r-48)*10+(t-48);return s(i,M,Q,F,N,f,y)}function c(n){let y=-1,M=-1;if(n[0]==="S")n[1]==="u"&&n[2]==="n"&&n[3]==="d"&&n[4]==="a"&&
n[5]==="y"?(M=0,y=6):n[1]==="a"&&n[2]==="t"&&n[3]==="u"&&n[4]==="r"&&n[5]==="d"&&n[6]==="a"&&n[7]==="y"&&(M=6,y=8);else if(n[0]==="M"&&n[1]==="o"&&n[2]==="n"&&n[3]===
"d"&&n[4]==="a"&&n[5]==="y")M=1,y=6;else if(n[0]==="T")n[1]==="u"&&n[2]==="e"&&n[3]==="s"&&n[4]==="d"&&n[5]==="a"&&n[6]==="y"?(M=2,y=7):n[1]==="h"&&n[2]==="u"&&
n[3]==="r"&&n[4]==="s"&&n[5]==="d"&&n[6]==="a"&&n[7]==="y"&&(M=4,y=8);else if(n[0]==="W"&&n[1]==="e"&&n[2]==="d"&&n[3]==="n"&&n[4]==="e"&&n[5]==="s"&&n[6]==="d"&&
n[7]==="a"&&n[8]==="y")M=3,y=9;else if(n[0]==="F"&&n[1]==="r"&&n[2]==="i"&&n[3]==="d"&&n[4]==="a"&&n[5]==="y")M=5,y=6;else return;if(n[y]!==","||n.length-y-1!==
23||n[y+1]!==" "||n[y+4]!=="-"||n[y+8]!=="-"||n[y+11]!==" "||n[y+14]!==":"||n[y+17]!==":"||n[y+20]!==" "||n[y+21]!=="G"||n[y+22]!=="M"||n[y+23]!=="T")return;let Q=0;
if(n[y+2]==="0"){const i=n.charCodeAt(y+3);if(i<49||i>57)return;Q=i-48}else{const i=n.charCodeAt(y+2);if(i<49||i>51)return;const e=n.charCodeAt(y+3);if(e<48||e>
57)return;Q=(i-48)*10+(e-48)}let F=-1;if(n[y+5]==="J"&&n[y+6]==="a"&&n[y+7]==="n")F=0;else if(n[y+5]==="F"&&n[y+6]==="e"&&n[y+7]==="b")F=1;else if(n[y+5]==="M"&&
n[y+6]==="a"&&n[y+7]==="r")F=2;else if(n[y+5]==="A"&&n[y+6]==="p"&&n[y+7]==="r")F=3;else if(n[y+5]==="M"&&n[y+6]==="a"&&n[y+7]==="y")F=4;else if(n[y+5]==="J"&&n[y+
6]==="u"&&n[y+7]==="n")F=5;else if(n[y+5]==="J"&&n[y+6]==="u"&&n[y+7]==="l")F=6;else if(n[y+5]==="A"&&n[y+6]==="u"&&n[y+7]==="g")F=7;else if(n[y+5]==="S"&&n[y+6]===
"e"&&n[y+7]==="p")F=8;else if(n[y+5]==="O"&&n[y+6]==="c"&&n[y+7]==="t")F=9;else if(n[y+5]==="N"&&n[y+6]==="o"&&n[y+7]==="v")F=10;else if(n[y+5]==="D"&&n[y+6]===
"e"&&n[y+7]==="c")F=11;else return;const N=n.charCodeAt(y+9);if(N<48||N>57)return;const f=n.charCodeAt(y+10);if(f<48||f>57)return;let u=(N-48)*10+(f-48);u+=u<70?
2e3:1900;let h=0;if(n[y+12]==="0"){const i=n.charCodeAt(y+13);if(i<48||i>57)return;h=i-48}else{const i=n.charCodeAt(y+12);if(i<48||i>50)return;const e=n.charCodeAt(
y+13);if(e<48||e>57||i===50&&e>51)return;h=(i-48)*10+(e-48)}let r=0;if(n[y+15]==="0"){const i=n.charCodeAt(y+16);if(i<48||i>57)return;r=i-48}else{const i=n.charCodeAt(
y+15);if(i<48||i>53)return;const e=n.charCodeAt(y+16);if(e<48||e>57)return;r=(i-48)*10+(e-48)}let t=0;if(n[y+18]==="0"){const i=n.charCodeAt(y+19);if(i<48||i>57)
return;t=i-48}else{const i=n.charCodeAt(y+18);if(i<48||i>53)return;const e=n.charCodeAt(y+19);if(e<48||e>57)return;t=(i-48)*10+(e-48)}return s(u,F,Q,h,r,t,M)}K.
exports={parseHttpDate:L}}),313:((K,L,s)=>{const C={__proto__:null,"node:crypto":()=>s(7598),"node:sqlite":()=>s(99)};function l(Q){try{return C[Q](),!0}catch(F){
if(F.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&F.code!=="ERR_NO_CRYPTO")throw F;return!1}}const c=["crypto","sqlite"];function n(Q){if(c.includes(Q))return l(`node:${Q}`);
throw new TypeError(`unknown feature: ${Q}`)}class y{#A=new Map;clear(){this.#A.clear()}has(F){return this.#A.get(F)??this.#e(F)}set(F,N){if(c.includes(F)===!1)
throw new TypeError(`unknown feature: ${F}`);this.#A.set(F,N)}#e(F){const N=n(F);return this.#A.set(F,N),N}}const M=new y;K.exports.runtimeFeatures=M,K.exports.
default=M}),6854:((K,L,s)=>{const{kConnected:C,kPending:l,kRunning:c,kSize:n,kFree:y,kQueued:M}=s(6443);class Q{constructor(f){this.connected=f[C],this.pending=
f[l],this.running=f[c],this.size=f[n]}}class F{constructor(f){this.connected=f[C],this.free=f[y],this.pending=f[l],this.queued=f[M],this.running=f[c],this.size=
f[n]}}K.exports={ClientStats:Q,PoolStats:F}}),6603:(K=>{let L=0;const s=1e3,C=(s>>1)-1;let l;const c=Symbol("kFastTimer"),n=[],y=-2,M=-1,Q=0,F=1;function N(){L+=
C;let h=0,r=n.length;for(;h<r;){const t=n[h];t._state===Q?(t._idleStart=L-C,t._state=F):t._state===F&&L>=t._idleStart+t._idleTimeout&&(t._state=M,t._idleStart=-1,
t._onTimeout(t._timerArg)),t._state===M?(t._state=y,--r!==0&&(n[h]=n[r])):++h}n.length=r,n.length!==0&&f()}function f(){l?.refresh?l.refresh():(clearTimeout(l),
l=setTimeout(N,C),l?.unref())}class u{[c]=!0;_state=y;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(r,t,i){this._onTimeout=r,this._idleTimeout=
t,this._timerArg=i,this.refresh()}refresh(){this._state===y&&n.push(this),(!l||n.length===1)&&f(),this._state=Q}clear(){this._state=M,this._idleStart=-1}}K.exports=
{setTimeout(h,r,t){return r<=s?setTimeout(h,r,t):new u(h,r,t)},clearTimeout(h){h[c]?h.clear():clearTimeout(h)},setFastTimeout(h,r,t){return new u(h,r,t)},clearFastTimeout(h){
h.clear()},now(){return L},tick(h=0){L+=h-s+1,N(),N()},reset(){L=0,n.length=0,clearTimeout(l),l=null},kFastTimer:c}}),9634:((K,L,s)=>{const C=s(4589),{kConstruct:l}=s(
6443),{urlEquals:c,getFieldValues:n}=s(6798),{kEnumerableProperty:y,isDisturbed:M}=s(3440),{webidl:Q}=s(7879),{cloneResponse:F,fromInnerResponse:N,getResponseState:f}=s(
9051),{Request:u,fromInnerRequest:h,getRequestState:r}=s(9967),{fetching:t}=s(4398),{urlIsHttpHttpsScheme:i,readAllBytes:e}=s(3168);class A{#A;constructor(){arguments[0]!==
l&&Q.illegalConstructor(),Q.util.markAsUncloneable(this),this.#A=arguments[1]}async match(D,S={}){Q.brandCheck(this,Q.is.Cache);const B="Cache.match";Q.argumentLengthCheck(
arguments,1,B),D=Q.converters.RequestInfo(D),S=Q.converters.CacheQueryOptions(S,B,"options");const g=this.#o(D,S,1);if(g.length!==0)return g[0]}async matchAll(D=void 0,S={}){
Q.brandCheck(this,Q.is.Cache);const B="Cache.matchAll";return D!==void 0&&(D=Q.converters.RequestInfo(D)),S=Q.converters.CacheQueryOptions(S,B,"options"),this.#o(
D,S)}async add(D){Q.brandCheck(this,Q.is.Cache),Q.argumentLengthCheck(arguments,1,"Cache.add"),D=Q.converters.RequestInfo(D);const B=[D];return await this.addAll(
B)}async addAll(D){Q.brandCheck(this,Q.is.Cache);const S="Cache.addAll";Q.argumentLengthCheck(arguments,1,S);const B=[],g=[];for(let Z of D){if(Z===void 0)throw Q.
errors.conversionFailed({prefix:S,argument:"Argument 1",types:["undefined is not allowed"]});if(Z=Q.converters.RequestInfo(Z),typeof Z=="string")continue;const O=r(
Z);if(!i(O.url)||O.method!=="GET")throw Q.errors.exception({header:S,message:"Expected http/s scheme when method is not GET."})}const I=[];for(const Z of D){const O=r(
new u(Z));if(!i(O.url))throw Q.errors.exception({header:S,message:"Expected http/s scheme."});O.initiator="fetch",O.destination="subresource",g.push(O);const x=Promise.
withResolvers();I.push(t({request:O,processResponse(tA){if(tA.type==="error"||tA.status===206||tA.status<200||tA.status>299)x.reject(Q.errors.exception({header:"\
Cache.addAll",message:"Received an invalid status code or the request failed."}));else if(tA.headersList.contains("vary")){const sA=n(tA.headersList.get("vary"));
for(const Y of sA)if(Y==="*"){x.reject(Q.errors.exception({header:"Cache.addAll",message:"invalid vary field value"}));for(const G of I)G.abort();return}}},processResponseConsumeBody(tA){
if(tA.aborted){x.reject(new DOMException("aborted","AbortError"));return}x.resolve(tA)}})),B.push(x.promise)}const a=await Promise.all(B),m=[];let R=0;for(const Z of a){
const O={type:"put",request:g[R],response:Z};m.push(O),R++}const p=Promise.withResolvers();let J=null;try{this.#e(m)}catch(Z){J=Z}return queueMicrotask(()=>{J===
null?p.resolve(void 0):p.reject(J)}),p.promise}async put(D,S){Q.brandCheck(this,Q.is.Cache);const B="Cache.put";Q.argumentLengthCheck(arguments,2,B),D=Q.converters.
RequestInfo(D),S=Q.converters.Response(S,B,"response");let g=null;if(Q.is.Request(D)?g=r(D):g=r(new u(D)),!i(g.url)||g.method!=="GET")throw Q.errors.exception({
header:B,message:"Expected an http/s scheme when method is not GET"});const I=f(S);if(I.status===206)throw Q.errors.exception({header:B,message:"Got 206 status"});
if(I.headersList.contains("vary")){const O=n(I.headersList.get("vary"));for(const x of O)if(x==="*")throw Q.errors.exception({header:B,message:"Got * vary field\
 value"})}if(I.body&&(M(I.body.stream)||I.body.stream.locked))throw Q.errors.exception({header:B,message:"Response body is locked or disturbed"});const o=F(I),a=Promise.
withResolvers();if(I.body!=null){const x=I.body.stream.getReader();e(x,a.resolve,a.reject)}else a.resolve(void 0);const m=[],R={type:"put",request:g,response:o};
m.push(R);const p=await a.promise;o.body!=null&&(o.body.source=p);const J=Promise.withResolvers();let Z=null;try{this.#e(m)}catch(O){Z=O}return queueMicrotask(()=>{
Z===null?J.resolve():J.reject(Z)}),J.promise}async delete(D,S={}){Q.brandCheck(this,Q.is.Cache);const B="Cache.delete";Q.argumentLengthCheck(arguments,1,B),D=Q.
converters.RequestInfo(D),S=Q.converters.CacheQueryOptions(S,B,"options");let g=null;if(Q.is.Request(D)){if(g=r(D),g.method!=="GET"&&!S.ignoreMethod)return!1}else
C(typeof D=="string"),g=r(new u(D));const I=[],o={type:"delete",request:g,options:S};I.push(o);const a=Promise.withResolvers();let m=null,R;try{R=this.#e(I)}catch(p){
m=p}return queueMicrotask(()=>{m===null?a.resolve(!!R?.length):a.reject(m)}),a.promise}async keys(D=void 0,S={}){Q.brandCheck(this,Q.is.Cache);const B="Cache.ke\
ys";D!==void 0&&(D=Q.converters.RequestInfo(D)),S=Q.converters.CacheQueryOptions(S,B,"options");let g=null;if(D!==void 0)if(Q.is.Request(D)){if(g=r(D),g.method!==
"GET"&&!S.ignoreMethod)return[]}else typeof D=="string"&&(g=r(new u(D)));const I=Promise.withResolvers(),o=[];if(D===void 0)for(const a of this.#A)o.push(a[0]);else{
const a=this.#t(g,S);for(const m of a)o.push(m[0])}return queueMicrotask(()=>{const a=[];for(const m of o){const R=h(m,void 0,new AbortController().signal,"immu\
table");a.push(R)}I.resolve(Object.freeze(a))}),I.promise}#e(D){const S=this.#A,B=[...S],g=[],I=[];try{for(const o of D){if(o.type!=="delete"&&o.type!=="put")throw Q.
errors.exception({header:"Cache.#batchCacheOperations",message:'operation type does not match "delete" or "put"'});if(o.type==="delete"&&o.response!=null)throw Q.
errors.exception({header:"Cache.#batchCacheOperations",message:"delete operation should not have an associated response"});if(this.#t(o.request,o.options,g).length)
throw new DOMException("???","InvalidStateError");let a;if(o.type==="delete"){if(a=this.#t(o.request,o.options),a.length===0)return[];for(const m of a){const R=S.
indexOf(m);C(R!==-1),S.splice(R,1)}}else if(o.type==="put"){if(o.response==null)throw Q.errors.exception({header:"Cache.#batchCacheOperations",message:"put oper\
ation should have an associated response"});const m=o.request;if(!i(m.url))throw Q.errors.exception({header:"Cache.#batchCacheOperations",message:"expected http\
 or https scheme"});if(m.method!=="GET")throw Q.errors.exception({header:"Cache.#batchCacheOperations",message:"not get method"});if(o.options!=null)throw Q.errors.
exception({header:"Cache.#batchCacheOperations",message:"options must not be defined"});a=this.#t(o.request);for(const R of a){const p=S.indexOf(R);C(p!==-1),S.
splice(p,1)}S.push([o.request,o.response]),g.push([o.request,o.response])}I.push([o.request,o.response])}return I}catch(o){throw this.#A.length=0,this.#A=B,o}}#t(D,S,B){
const g=[],I=B??this.#A;for(const o of I){const[a,m]=o;this.#s(D,a,m,S)&&g.push(o)}return g}#s(D,S,B=null,g){const I=new URL(D.url),o=new URL(S.url);if(g?.ignoreSearch&&
(o.search="",I.search=""),!c(I,o,!0))return!1;if(B==null||g?.ignoreVary||!B.headersList.contains("vary"))return!0;const a=n(B.headersList.get("vary"));for(const m of a){
if(m==="*")return!1;const R=S.headersList.get(m),p=D.headersList.get(m);if(R!==p)return!1}return!0}#o(D,S,B=1/0){let g=null;if(D!==void 0)if(Q.is.Request(D)){if(g=
r(D),g.method!=="GET"&&!S.ignoreMethod)return[]}else typeof D=="string"&&(g=r(new u(D)));const I=[];if(D===void 0)for(const a of this.#A)I.push(a[1]);else{const a=this.#t(
g,S);for(const m of a)I.push(m[1])}const o=[];for(const a of I){const m=N(F(a),"immutable");if(o.push(m),o.length>=B)break}return Object.freeze(o)}static{Q.is.Cache=
D=>D!=null&&typeof D=="object"&&#A in D}}Object.defineProperties(A.prototype,{[Symbol.toStringTag]:{value:"Cache",configurable:!0},match:y,matchAll:y,add:y,addAll:y,
put:y,delete:y,keys:y});const E=[{key:"ignoreSearch",converter:Q.converters.boolean,defaultValue:()=>!1},{key:"ignoreMethod",converter:Q.converters.boolean,defaultValue:()=>!1},
{key:"ignoreVary",converter:Q.converters.boolean,defaultValue:()=>!1}];Q.converters.CacheQueryOptions=Q.dictionaryConverter(E),Q.converters.MultiCacheQueryOptions=
Q.dictionaryConverter([...E,{key:"cacheName",converter:Q.converters.DOMString}]),Q.converters.Response=Q.interfaceConverter(Q.is.Response,"Response"),Q.converters["\
sequence<RequestInfo>"]=Q.sequenceConverter(Q.converters.RequestInfo),K.exports={Cache:A}}),3245:((K,L,s)=>{const{Cache:C}=s(9634),{webidl:l}=s(7879),{kEnumerableProperty:c}=s(
3440),{kConstruct:n}=s(6443);class y{#A=new Map;constructor(){arguments[0]!==n&&l.illegalConstructor(),l.util.markAsUncloneable(this)}async match(Q,F={}){if(l.brandCheck(
this,l.is.CacheStorage),l.argumentLengthCheck(arguments,1,"CacheStorage.match"),Q=l.converters.RequestInfo(Q),F=l.converters.MultiCacheQueryOptions(F),F.cacheName!=
null){if(this.#A.has(F.cacheName)){const N=this.#A.get(F.cacheName);return await new C(n,N).match(Q,F)}}else for(const N of this.#A.values()){const u=await new C(
n,N).match(Q,F);if(u!==void 0)return u}}async has(Q){l.brandCheck(this,l.is.CacheStorage);const F="CacheStorage.has";return l.argumentLengthCheck(arguments,1,F),
Q=l.converters.DOMString(Q,F,"cacheName"),this.#A.has(Q)}async open(Q){l.brandCheck(this,l.is.CacheStorage);const F="CacheStorage.open";if(l.argumentLengthCheck(
arguments,1,F),Q=l.converters.DOMString(Q,F,"cacheName"),this.#A.has(Q)){const f=this.#A.get(Q);return new C(n,f)}const N=[];return this.#A.set(Q,N),new C(n,N)}async delete(Q){
l.brandCheck(this,l.is.CacheStorage);const F="CacheStorage.delete";return l.argumentLengthCheck(arguments,1,F),Q=l.converters.DOMString(Q,F,"cacheName"),this.#A.
delete(Q)}async keys(){return l.brandCheck(this,l.is.CacheStorage),[...this.#A.keys()]}static{l.is.CacheStorage=Q=>Q!=null&&typeof Q=="object"&&#A in Q}}Object.
defineProperties(y.prototype,{[Symbol.toStringTag]:{value:"CacheStorage",configurable:!0},match:c,has:c,open:c,delete:c,keys:c}),K.exports={CacheStorage:y}}),6798:((K,L,s)=>{
const C=s(4589),{URLSerializer:l}=s(1900),{isValidHeaderName:c}=s(3168);function n(M,Q,F=!1){const N=l(M,F),f=l(Q,F);return N===f}function y(M){C(M!==null);const Q=[];
for(let F of M.split(","))F=F.trim(),c(F)&&Q.push(F);return Q}K.exports={urlEquals:n,getFieldValues:y}}),1276:(K=>{K.exports={maxAttributeValueSize:1024,maxNameValuePairSize:4096}}),
9061:((K,L,s)=>{const{parseSetCookie:C}=s(1978),{stringify:l}=s(7797),{webidl:c}=s(7879),n=h=>c.brandCheck(h,c.util.MakeTypeAssertion(globalThis.Headers)),y=h=>c.
brandCheck(h,c.is.Headers);function M(h){try{y(h);return}catch{}n(h)}function Q(h){c.argumentLengthCheck(arguments,1,"getCookies"),M(h);const r=h.get("cookie"),
t={__proto__:null};if(!r)return t;for(const i of r.split(";")){const[e,...A]=i.split("=");t[e.trim()]=A.join("=")}return t}function F(h,r,t){M(h);const i="delet\
eCookie";c.argumentLengthCheck(arguments,2,i),r=c.converters.DOMString(r,i,"name"),t=c.converters.DeleteCookieAttributes(t),u(h,{name:r,value:"",expires:new Date(
0),...t})}function N(h){c.argumentLengthCheck(arguments,1,"getSetCookies"),M(h);const r=h.getSetCookie();return r?r.map(t=>C(t)):[]}function f(h){return h=c.converters.
DOMString(h),C(h)}function u(h,r){c.argumentLengthCheck(arguments,2,"setCookie"),M(h),r=c.converters.Cookie(r);const t=l(r);t&&h.append("set-cookie",t,!0)}c.converters.
DeleteCookieAttributes=c.dictionaryConverter([{converter:c.nullableConverter(c.converters.DOMString),key:"path",defaultValue:()=>null},{converter:c.nullableConverter(
c.converters.DOMString),key:"domain",defaultValue:()=>null}]),c.converters.Cookie=c.dictionaryConverter([{converter:c.converters.DOMString,key:"name"},{converter:c.
converters.DOMString,key:"value"},{converter:c.nullableConverter(h=>typeof h=="number"?c.converters["unsigned long long"](h):new Date(h)),key:"expires",defaultValue:()=>null},
{converter:c.nullableConverter(c.converters["long long"]),key:"maxAge",defaultValue:()=>null},{converter:c.nullableConverter(c.converters.DOMString),key:"domain",
defaultValue:()=>null},{converter:c.nullableConverter(c.converters.DOMString),key:"path",defaultValue:()=>null},{converter:c.nullableConverter(c.converters.boolean),
key:"secure",defaultValue:()=>null},{converter:c.nullableConverter(c.converters.boolean),key:"httpOnly",defaultValue:()=>null},{converter:c.converters.USVString,
key:"sameSite",allowedValues:["Strict","Lax","None"]},{converter:c.sequenceConverter(c.converters.DOMString),key:"unparsed",defaultValue:()=>[]}]),K.exports={getCookies:Q,
deleteCookie:F,getSetCookies:N,setCookie:u,parseCookie:f}}),1978:((K,L,s)=>{const{collectASequenceOfCodePointsFast:C}=s(8116),{maxNameValuePairSize:l,maxAttributeValueSize:c}=s(
1276),{isCTLExcludingHtab:n}=s(7797),y=s(4589);function M(F){if(n(F))return null;let N="",f="",u="",h="";if(F.includes(";")){const r={position:0};N=C(";",F,r),f=
F.slice(r.position)}else N=F;if(!N.includes("="))h=N;else{const r={position:0};u=C("=",N,r),h=N.slice(r.position+1)}return u=u.trim(),h=h.trim(),u.length+h.length>
l?null:{name:u,value:h,...Q(f)}}function Q(F,N={}){for(;;){if(F.length===0)return N;y(F[0]===";"),F=F.slice(1);let f="";F.includes(";")?(f=C(";",F,{position:0}),
F=F.slice(f.length)):(f=F,F="");let u="",h="";if(f.includes("=")){const t={position:0};u=C("=",f,t),h=f.slice(t.position+1)}else u=f;if(u=u.trim(),h=h.trim(),h.
length>c)continue;const r=u.toLowerCase();if(r==="expires"){const t=new Date(h);Number.isNaN(t.getTime())||(N.expires=t)}else if(r==="max-age"){const t=h.charCodeAt(
0),i=t>=48&&t<=57,e=h[0]==="-"&&h.length>1;if(!i&&!e||/[^\d]/.test(h.slice(1)))continue;const A=Number(h);N.maxAge=A}else if(r==="domain"){let t=h;t[0]==="."&&(t=
t.slice(1)),t=t.toLowerCase(),N.domain=t}else if(r==="path"){let t="";h.length===0||h[0]!=="/"?t="/":t=h,N.path=t}else if(r==="secure")N.secure=!0;else if(r==="\
httponly")N.httpOnly=!0;else if(r==="samesite"){const t=h.toLowerCase();t==="none"?N.sameSite="None":t==="strict"?N.sameSite="Strict":t==="lax"&&(N.sameSite="La\
x")}else N.unparsed??=[],N.unparsed.push(`${u}=${h}`)}}K.exports={parseSetCookie:M,parseUnparsedAttributes:Q}}),7797:(K=>{function L(u){for(let h=0;h<u.length;++h){
const r=u.charCodeAt(h);if(r>=0&&r<=8||r>=10&&r<=31||r===127)return!0}return!1}function s(u){for(let h=0;h<u.length;++h){const r=u.charCodeAt(h);if(r<33||r>126||
r===34||r===40||r===41||r===60||r===62||r===64||r===44||r===59||r===58||r===92||r===47||r===91||r===93||r===63||r===61||r===123||r===125)throw new Error("Invali\
d cookie name")}}function C(u){let h=u.length,r=0;if(u[0]==='"'){if(h===1||u[h-1]!=='"')throw new Error("Invalid cookie value");--h,++r}for(;r<h;){const t=u.charCodeAt(
r++);if(t<33||t>126||t===34||t===44||t===59||t===92)throw new Error("Invalid cookie value")}}function l(u){for(let h=0;h<u.length;++h){const r=u.charCodeAt(h);if(r<
32||r>126||r===59)throw new Error("Invalid cookie path")}}function c(u){return u>=48&&u<=57||u>=65&&u<=90||u>=97&&u<=122}function n(u){if(u===" ")return;if(u.length>
255)throw new Error("Invalid cookie domain");let h=0;for(let r=0;r<u.length;++r){const t=u.charCodeAt(r);if(t===46){if(h===0)throw new Error("Invalid cookie dom\
ain");if(u.charCodeAt(r-1)===45)throw new Error("Invalid cookie domain");h=0;continue}if(h===0&&!c(t))throw new Error("Invalid cookie domain");if(!c(t)&&t!==45)
throw new Error("Invalid cookie domain");if(++h>63)throw new Error("Invalid cookie domain")}if(h===0||u.charCodeAt(u.length-1)===45)throw new Error("Invalid coo\
kie domain")}const y=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],M=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],Q=Array(61).fill(0).
map((u,h)=>h.toString().padStart(2,"0"));function F(u){return typeof u=="number"&&(u=new Date(u)),`${y[u.getUTCDay()]}, ${Q[u.getUTCDate()]} ${M[u.getUTCMonth()]}\
 ${u.getUTCFullYear()} ${Q[u.getUTCHours()]}:${Q[u.getUTCMinutes()]}:${Q[u.getUTCSeconds()]} GMT`}function N(u){if(u<0)throw new Error("Invalid cookie max-age")}
function f(u){if(u.name.length===0)return null;s(u.name),C(u.value);const h=[`${u.name}=${u.value}`];if(u.name.startsWith("__Secure-")&&(u.secure=!0),u.name.startsWith(
"__Host-")&&(u.secure=!0,u.domain=null,u.path="/"),u.secure&&h.push("Secure"),u.httpOnly&&h.push("HttpOnly"),typeof u.maxAge=="number"&&(N(u.maxAge),h.push(`Max\
-Age=${u.maxAge}`)),u.domain&&(n(u.domain),h.push(`Domain=${u.domain}`)),u.path&&(l(u.path),h.push(`Path=${u.path}`)),u.expires!=null){const r=u.expires instanceof
Date?u.expires.getTime():u.expires;typeof r=="number"&&Number.isFinite(r)&&Math.abs(r)<=864e13&&h.push(`Expires=${F(u.expires)}`)}u.sameSite&&h.push(`SameSite=${u.
sameSite}`);for(const r of u.unparsed){if(!r.includes("="))throw new Error("Invalid unparsed");const[t,...i]=r.split("="),e=t.trim(),A=i.join("=");s(e),C(A),h.push(
`${e}=${A}`)}return h.join("; ")}K.exports={isCTLExcludingHtab:L,validateCookieName:s,validateCookiePath:l,validateCookieValue:C,toIMFDate:F,stringify:f}}),4031:((K,L,s)=>{
const C=s(4573),{Transform:l}=s(7075),{isASCIINumber:c,isValidLastEventId:n}=s(4811),y=[239,187,191],M=10,Q=13,F=58,N=32,f=C.kStringMaxLength,u=Buffer.from("dat\
a"),h=Buffer.from("event"),r=Buffer.from("id"),t=Buffer.from("retry"),i=1024,e=131072,A=128;function E(g,I){if(I>=g.length)return!1;for(let o=I;o<g.length;o++)if(g[o]<
48||g[o]>57)return!1;return!0}function d(g,I){for(let o=I;o<g.length;o++)if(g[o]===0)return!1;return!0}function D(g,I,o){if(I!==o.length)return!1;for(let a=0;a<
I;a++)if(g[a]!==o[a])return!1;return!0}function S(){const g=new Error("EventSource message size exceeded");return g.aborted=!1,g}class B extends l{state;checkBOM=!0;crlfCheck=!1;eventEndCheck=!1;chunks=[];chunkIndex=0;pos=0;lineChunkIndex=0;linePos=0;lineLength=0;eventSize=0;eventFieldSizes={
data:0,event:0,id:0,retry:0};dataLineCount=0;maxEventSize;maxDataLines;maxBufferedChunks;event={data:void 0,event:void 0,id:void 0,retry:void 0};constructor(I={}){
I.readableObjectMode=!0,super(I),this.state=I.eventSourceSettings||{},this.maxEventSize=I.maxEventSize??f;const o=this.maxEventSize>0?Math.min(e,Math.max(i,Math.
floor(this.maxEventSize/A))):0;this.maxDataLines=o,this.maxBufferedChunks=o,I.push&&(this.push=I.push)}_transform(I,o,a){if(I.length===0){a();return}if(this.maxEventSize>
0&&this.chunks.length>=this.maxBufferedChunks&&I[0]!==M&&I[0]!==Q){a(S());return}if(this.chunks.push(I),this.checkBOM&&this.handleBOM()){a();return}for(;this.hasCurrentByte();){
const m=this.currentByte();if(this.eventEndCheck){if(this.crlfCheck){if(m===M){this.crlfCheck=!1,this.consumeCurrentByte();continue}this.crlfCheck=!1}if(m===M||
m===Q){m===Q&&(this.crlfCheck=!0),this.consumeCurrentByte(),this.hasPendingEvent()&&this.processEvent(this.event),this.clearEvent();continue}this.eventEndCheck=
!1;continue}if(m===M||m===Q){m===Q&&(this.crlfCheck=!0);try{this.parseLine(this.readLine(),this.event)}catch(R){a(R);return}this.consumeCurrentByte(),this.eventEndCheck=
!0;continue}if(this.maxEventSize>0&&++this.lineLength>this.maxEventSize+7){a(S());return}this.advanceCursor()}a()}_destroy(I,o){this.chunks.length=0,this.clearEvent(),
super._destroy(I,o)}parseLine(I,o){if(I.length===0)return;const a=I.indexOf(F);if(a===0)return;let m=I.length,R=I.length;if(a!==-1&&(m=a,R=a+1,I[R]===N&&++R),D(
I,m,u)){if(this.maxEventSize>0&&this.dataLineCount>=this.maxDataLines)throw S();const p=I.length-R,J=this.eventFieldSizes.data+(o.data===void 0?0:1)+p;this.setEventFieldSize(
"data",J);const Z=I.toString("utf8",R);o.data===void 0?o.data=Z:o.data+=`
${Z}`,this.dataLineCount++;return}if(D(I,m,t)){E(I,R)&&(this.setEventFieldSize("retry",I.length-R),o.retry=I.toString("utf8",R));return}if(D(I,m,r)){d(I,R)&&(this.
setEventFieldSize("id",I.length-R),o.id=I.toString("utf8",R));return}D(I,m,h)&&R<I.length&&(this.setEventFieldSize("event",I.length-R),o.event=I.toString("utf8",
R))}setEventFieldSize(I,o){const a=this.eventSize-this.eventFieldSizes[I]+o;if(this.maxEventSize>0&&a>this.maxEventSize)throw S();this.eventSize=a,this.eventFieldSizes[I]=
o}processEvent(I){I.retry&&c(I.retry)&&(this.state.reconnectionTime=parseInt(I.retry,10)),I.id!==void 0&&n(I.id)&&(this.state.lastEventId=I.id),I.data!==void 0&&
this.push({type:I.event||"message",options:{data:I.data,lastEventId:this.state.lastEventId,origin:this.state.origin}})}clearEvent(){this.event.data=void 0,this.
event.event=void 0,this.event.id=void 0,this.event.retry=void 0,this.eventSize=0,this.dataLineCount=0,this.eventFieldSizes.data=0,this.eventFieldSizes.event=0,this.
eventFieldSizes.id=0,this.eventFieldSizes.retry=0}hasPendingEvent(){return this.event.data!==void 0||this.event.event!==void 0||this.event.id!==void 0||this.event.
retry!==void 0}hasCurrentByte(){return this.chunkIndex<this.chunks.length&&this.pos<this.chunks[this.chunkIndex].length}currentByte(){return this.chunks[this.chunkIndex][this.
pos]}consumeCurrentByte(){this.advanceCursor(),this.syncLineStartToCursor()}advanceCursor(){for(this.pos++;this.chunkIndex<this.chunks.length&&this.pos>=this.chunks[this.
chunkIndex].length;)this.chunkIndex++,this.pos=0}syncLineStartToCursor(){this.lineChunkIndex=this.chunkIndex,this.linePos=this.pos,this.lineLength=0,this.dropConsumedChunks()}dropConsumedChunks(){
if(this.lineChunkIndex>0){const I=this.lineChunkIndex;this.chunks.splice(0,I),this.lineChunkIndex=0,this.chunkIndex-=I}this.chunkIndex===this.chunks.length&&(this.
chunks.length=0,this.chunkIndex=0,this.pos=0,this.lineChunkIndex=0,this.linePos=0)}readLine(){if(this.lineChunkIndex===this.chunkIndex)return this.chunks[this.chunkIndex].
subarray(this.linePos,this.pos);const I=[];let o=0;for(let a=this.lineChunkIndex;a<=this.chunkIndex;a++){const m=this.chunks[a],R=a===this.lineChunkIndex?this.linePos:
0,p=a===this.chunkIndex?this.pos:m.length,J=m.subarray(R,p);o+=J.length,I.push(J)}return Buffer.concat(I,o)}peekBufferedByte(I){let o=this.lineChunkIndex,a=this.
linePos;for(;o<this.chunks.length;){const m=this.chunks[o],R=m.length-a;if(I<R)return m[a+I];I-=R,o++,a=0}}discardLeadingBytes(I){for(;I>0&&this.lineChunkIndex<
this.chunks.length;){const a=this.chunks[this.lineChunkIndex].length-this.linePos;I<a?(this.linePos+=I,I=0):(I-=a,this.lineChunkIndex++,this.linePos=0)}this.chunkIndex=
this.lineChunkIndex,this.pos=this.linePos,this.dropConsumedChunks()}handleBOM(){const I=this.peekBufferedByte(0),o=this.peekBufferedByte(1),a=this.peekBufferedByte(
2);return o===void 0?(I===y[0]||(this.checkBOM=!1),!0):a===void 0?I===y[0]&&o===y[1]?!0:(this.checkBOM=!1,!1):(I===y[0]&&o===y[1]&&a===y[2]&&this.discardLeadingBytes(
3),this.checkBOM=!1,!this.hasCurrentByte())}}K.exports={EventSourceStream:B}}),1238:((K,L,s)=>{const{pipeline:C}=s(7075),{fetching:l}=s(4398),{webidl:c}=s(7879),
{EventSourceStream:n}=s(4031),{parseMIMEType:y}=s(1900),{createFastMessageEvent:M}=s(5188),{isNetworkError:Q}=s(9051),{cloneRequest:F}=s(9967),{isValidHeaderValue:N,
kEnumerableProperty:f}=s(3440),{environmentSettingsObject:u}=s(3168),{createPotentialCORSRequest:h}=s(4811),{getGlobalDispatcher:r}=s(2581),{isomorphicDecode:t}=s(
8116),i=new TextEncoder;let e=!1;const A=3e3,E=2**31-1,d=0,D=1,S=2,B="anonymous",g="use-credentials";class I extends EventTarget{#A={open:null,error:null,message:null};#e;#t=!1;#s=d;#o=null;#r=null;#n;#i;constructor(m,R={}){
super(),c.util.markAsUncloneable(this);const p="EventSource constructor";c.argumentLengthCheck(arguments,1,p),e||(e=!0,process.emitWarning("EventSource is exper\
imental, expect them to change at any time.",{code:"UNDICI-ES"})),m=c.converters.USVString(m),R=c.converters.EventSourceInitDict(R,p,"eventSourceInitDict"),this.#n=
R.node.dispatcher||R.dispatcher,this.#i={lastEventId:"",reconnectionTime:R.node.reconnectionTime};const J=u;let Z;try{Z=new URL(m,J.settingsObject.baseUrl),this.#i.
origin=Z.origin}catch(tA){throw new DOMException(tA,"SyntaxError")}this.#e=Z.href;let O=B;R.withCredentials===!0&&(O=g,this.#t=!0);const x=h(Z,"",O);x.client=u.
settingsObject,x.headersList.set("Accept","text/event-stream"),x.cache="no-store",x.initiator="other",this.#o=x,this.#E()}get readyState(){return c.brandCheck(this,
c.is.EventSource),this.#s}get url(){return c.brandCheck(this,c.is.EventSource),this.#e}get withCredentials(){return c.brandCheck(this,c.is.EventSource),this.#t}#E(){
if(this.#s===S)return;this.#s=d;const m=F(this.#o);m.urlList=[...this.#o.urlList];const R={request:m,dispatcher:this.#n},p=J=>{if(!Q(J))return this.#Q()};R.processResponseEndOfBody=
p,R.processResponse=J=>{if(Q(J))if(J.aborted){this.close(),this.dispatchEvent(new Event("error"));return}else{this.#Q();return}const Z=J.headersList.get("conten\
t-type",!0),O=Z!==null?y(Z):"failure",x=O!=="failure"&&O.essence==="text/event-stream";if(J.status!==200||x===!1){this.close(),this.dispatchEvent(new Event("err\
or"));return}this.#s=D,this.dispatchEvent(new Event("open")),this.#i.origin=J.urlList[J.urlList.length-1].origin;const tA=new n({eventSourceSettings:this.#i,maxEventSize:this.#n.
eventSourceOptions?.maxEventSize,push:sA=>{this.dispatchEvent(M(sA.type,sA.options))}});C(J.body.stream,tA,sA=>{sA?.aborted===!1&&(this.close(),this.dispatchEvent(
new Event("error")))})},this.#r=l(R)}#Q(){this.#s!==S&&(this.#s=d,this.dispatchEvent(new Event("error")),setTimeout(()=>{if(this.#s===d){if(this.#o.headersList.
delete("last-event-id",!0),this.#i.lastEventId.length){const m=t(i.encode(this.#i.lastEventId));N(m)&&this.#o.headersList.set("last-event-id",m,!0)}this.#E()}},
Math.min(this.#i.reconnectionTime,E))?.unref())}close(){c.brandCheck(this,c.is.EventSource),this.#s!==S&&(this.#s=S,this.#r.abort(),this.#o=null)}get onopen(){return c.
brandCheck(this,c.is.EventSource),this.#A.open}set onopen(m){c.brandCheck(this,c.is.EventSource),this.#A.open&&this.removeEventListener("open",this.#A.open);const R=c.
converters.EventHandlerNonNull(m);R!==null?(this.addEventListener("open",R),this.#A.open=m):this.#A.open=null}get onmessage(){return c.brandCheck(this,c.is.EventSource),
this.#A.message}set onmessage(m){c.brandCheck(this,c.is.EventSource),this.#A.message&&this.removeEventListener("message",this.#A.message);const R=c.converters.EventHandlerNonNull(
m);R!==null?(this.addEventListener("message",R),this.#A.message=m):this.#A.message=null}get onerror(){return c.brandCheck(this,c.is.EventSource),this.#A.error}set onerror(m){
c.brandCheck(this,c.is.EventSource),this.#A.error&&this.removeEventListener("error",this.#A.error);const R=c.converters.EventHandlerNonNull(m);R!==null?(this.addEventListener(
"error",R),this.#A.error=m):this.#A.error=null}static{c.is.EventSource=m=>m!=null&&typeof m=="object"&&#A in m}}const o={CONNECTING:{__proto__:null,configurable:!1,
enumerable:!0,value:d,writable:!1},OPEN:{__proto__:null,configurable:!1,enumerable:!0,value:D,writable:!1},CLOSED:{__proto__:null,configurable:!1,enumerable:!0,
value:S,writable:!1}};Object.defineProperties(I,o),Object.defineProperties(I.prototype,o),Object.defineProperties(I.prototype,{close:f,onerror:f,onmessage:f,onopen:f,
readyState:f,url:f,withCredentials:f}),c.converters.EventSourceInitDict=c.dictionaryConverter([{key:"withCredentials",converter:c.converters.boolean,defaultValue:()=>!1},
{key:"dispatcher",converter:c.converters.any,defaultValue:()=>r()},{key:"node",converter:c.dictionaryConverter([{key:"reconnectionTime",converter:c.converters["\
unsigned long"],defaultValue:()=>A},{key:"dispatcher",converter:c.converters.any}]),defaultValue:()=>({})}]),K.exports={EventSource:I,defaultReconnectionTime:A}}),
4811:((K,L,s)=>{const{makeRequest:C}=s(9967);function l(y){return y.indexOf("\0")===-1}function c(y){if(y.length===0)return!1;for(let M=0;M<y.length;M++)if(y.charCodeAt(
M)<48||y.charCodeAt(M)>57)return!1;return!0}function n(y,M,Q,F){let N=Q==="no cors"?"no-cors":"cors";F&&N==="no-cors"&&(N="same-origin");let f="include";return Q===
"anonymous"&&(f="same-origin"),C({urlList:[y],destination:M,mode:N,credentials:f,useURLCredentials:!0})}K.exports={isValidLastEventId:l,isASCIINumber:c,createPotentialCORSRequest:n}}),
4492:((K,L,s)=>{const C=s(3440),{readableStreamClose:l,fullyReadBody:c,extractMimeType:n}=s(3168),{FormData:y,setFormDataState:M,getFormDataBoundary:Q}=s(5910),
{webidl:F}=s(7879),N=s(4589),{isErrored:f,isDisturbed:u}=s(7075),{isUint8Array:h}=s(3429),{serializeAMimeType:r}=s(1900),{multipartFormDataParser:t}=s(116),{parseJSONFromBytes:i}=s(
8116),{utf8DecodeBytes:e}=s(276),{ReadableStreamTee:A}=s(7830),E=new TextEncoder;function d(){}const D=new FinalizationRegistry(p=>{const J=p.deref();J&&!J.locked&&
!u(J)&&!f(J)&&J.cancel("Response object has been garbage collected").catch(d)});function S(p,J=!1){let Z=null;F.is.ReadableStream(p)?Z=p:F.is.Blob(p)?Z=p.stream():
Z=new ReadableStream({start(){},async pull(G){const U=O(),T=U?.[Symbol.asyncIterator]?.();if(T==null){U?.length&&!f(Z)&&G.enqueue(typeof U=="string"?E.encode(U):
new Uint8Array(U)),queueMicrotask(()=>l(G));return}for(;;){const{value:P,done:z}=await T.next();if(z){queueMicrotask(()=>l(G));return}if(P.length&&!f(Z)){G.enqueue(
new Uint8Array(P));return}}},cancel(G){return O()[Symbol.asyncIterator]?.().return(G)},type:"bytes"}),N(F.is.ReadableStream(Z));let O=null,x=null,tA=null,sA=null;
if(typeof p=="string")x=p,sA="text/plain;charset=UTF-8";else if(F.is.URLSearchParams(p))x=p.toString(),sA="application/x-www-form-urlencoded;charset=UTF-8";else if(F.
is.BufferSource(p))x=F.util.getCopyOfBytesHeldByBufferSource(p);else if(F.is.FormData(p)){const G=Q(p),U=`--${G}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */const T=$=>$.replace(/\n/g,"%0A").replace(
/\r/g,"%0D").replace(/"/g,"%22"),P=$=>$.replace(/\r?\n|\r/g,`\r
`),z=[],b=new Uint8Array([13,10]);tA=0;let V=!1;for(const[$,iA]of p)if(typeof iA=="string"){const BA=E.encode(U+`; name="${T(P($))}"\r
\r
${P(iA)}\r
`);z.push(BA),tA+=BA.byteLength}else{const BA=E.encode(`${U}; name="${T(P($))}"`+(iA.name?`; filename="${T(iA.name)}"`:"")+`\r
Content-Type: ${iA.type||"application/octet-stream"}\r
\r
`);z.push(BA,iA,b),typeof iA.size=="number"?tA+=BA.byteLength+iA.size+b.byteLength:V=!0}const W=E.encode(`--${G}--\r
`);z.push(W),tA+=W.byteLength,V&&(tA=null),x=p;const q=(async function*(){for(const $ of z)$.stream?yield*$.stream():yield $})();O=()=>q,sA=`multipart/form-data\
; boundary=${G}`}else if(F.is.Blob(p))x=p,tA=p.size,p.type&&(sA=p.type);else if(typeof p[Symbol.asyncIterator]=="function"){if(J)throw new TypeError("keepalive");
if(C.isDisturbed(p)||p.locked)throw new TypeError("Response body object should not be disturbed or locked");if(F.is.ReadableStream(p))Z=p;else{const G=ReadableStream.
from(p).getReader();let U=!1;Z=new ReadableStream({async pull(T){for(;;){const{done:P,value:z}=await G.read();if(U)return;if(P){T.close();return}const b=h(z)?z:
Buffer.from(z);if(b.byteLength){T.enqueue(b);return}}},cancel(T){return U=!0,G.cancel(T)}},{highWaterMark:0})}}return(typeof x=="string"||h(x))&&(O=()=>x,tA=typeof x==
"string"?Buffer.byteLength(x):x.length),[{stream:Z,source:x,length:tA},sA]}function B(p,J=!1){return F.is.ReadableStream(p)&&(N(!C.isDisturbed(p),"The body has \
already been consumed."),N(!p.locked,"The stream is locked.")),S(p,J)}function g(p){const{0:J,1:Z}=A?.(p.stream,!0)??p.stream.tee();return p.stream=J,{stream:Z,
length:p.length,source:p.source}}function I(p,J){return{blob(){return a(this,O=>{let x=R(J(this));return x===null?x="":x&&(x=r(x)),new Blob([O],{type:x})},p,J)},
arrayBuffer(){return a(this,O=>new Uint8Array(O).buffer,p,J)},text(){return a(this,e,p,J)},json(){return a(this,i,p,J)},formData(){return a(this,O=>{const x=R(J(
this));if(x!==null)switch(x.essence){case"multipart/form-data":{const tA=t(O,x),sA=new y;return M(sA,tA),sA}case"application/x-www-form-urlencoded":{const tA=new URLSearchParams(
O.toString()),sA=new y;for(const[Y,G]of tA)sA.append(Y,G);return sA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-ww\
w-form-urlencoded".')},p,J)},bytes(){return a(this,O=>new Uint8Array(O),p,J)},textStream(){const O=J(this);if(m(O))throw new TypeError("Body is unusable: Body h\
as already been read");if(O.body==null){let sA;const Y=new ReadableStream({start:G=>{sA=G},pull:()=>Promise.resolve(),cancel:()=>Promise.resolve()},{size:()=>1});
return sA.close(),Y}const x=O.body.stream,tA=new TextDecoderStream("UTF-8");return x.pipeThrough(tA)}}}function o(p,J,Z){Object.assign(p.prototype,I(Z,J))}function a(p,J,Z,O){
try{F.brandCheck(p,Z)}catch(Y){return Promise.reject(Y)}if(p=O(p),m(p))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const x=Promise.
withResolvers(),tA=x.reject,sA=Y=>{try{x.resolve(J(Y))}catch(G){tA(G)}};return p.body==null?(sA(Buffer.allocUnsafe(0)),x.promise):(c(p.body,sA,tA),x.promise)}function m(p){
const J=p.body;return J!=null&&(J.stream.locked||C.isDisturbed(J.stream))}function R(p){const J=p.headersList,Z=n(J);return Z==="failure"?null:Z}K.exports={extractBody:S,
safelyExtractBody:B,cloneBody:g,mixinBody:o,streamRegistry:D,bodyUnusable:m}}),4495:(K=>{const L=["GET","HEAD","POST"],s=new Set(L),C=[101,204,205,304],l=[301,302,
303,307,308],c=new Set(l),n=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104",
"109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548",
"554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6\
668","6669","6679","6697","10080"],y=new Set(n),M=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin",
"strict-origin-when-cross-origin","unsafe-url"],Q=["",...M],F=new Set(M),N=["follow","manual","error"],f=["GET","HEAD","OPTIONS","TRACE","QUERY"],u=new Set(f),h=[
"navigate","same-origin","no-cors","cors"],r=["omit","same-origin","include"],t=["default","no-store","reload","no-cache","force-cache","only-if-cached"],i=["co\
ntent-encoding","content-language","content-location","content-type","content-length"],e=["half"],A=["CONNECT","TRACE","TRACK"],E=new Set(A),d=["audio","audiowo\
rklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],D=new Set(d);K.exports={subresource:d,forbiddenMethods:A,requestBodyHeader:i,
referrerPolicy:Q,requestRedirect:N,requestMode:h,requestCredentials:r,requestCache:t,redirectStatus:l,corsSafeListedMethods:L,nullBodyStatus:C,safeMethods:f,badPorts:n,
requestDuplex:e,subresourceSet:D,badPortsSet:y,redirectStatusSet:c,corsSafeListedMethodsSet:s,safeMethodsSet:u,forbiddenMethodsSet:E,referrerPolicyTokens:F}}),1900:((K,L,s)=>{
const C=s(4589),{asciiLowercase:l,forgivingBase64:c,collectASequenceOfCodePoints:n,collectASequenceOfCodePointsFast:y,isomorphicDecode:M,removeASCIIWhitespace:Q,
removeChars:F}=s(8116),N=new TextEncoder,f=/^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u,u=/[\u000A\u000D\u0009\u0020]/u,h=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function r(o){
C(o.protocol==="data:");let a=t(o,!0);a=a.slice(5);const m={position:0};let R=y(",",a,m);const p=R.length;if(R=Q(R,!0,!0),m.position>=a.length)return"failure";m.
position++;const J=a.slice(p+1);let Z=i(J);if(/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(R)){const x=M(Z);if(Z=c(x),Z==="failure")return"failure";R=R.slice(0,-6),R=R.replace(
/(\u0020+)$/u,""),R=R.slice(0,-1)}R.startsWith(";")&&(R="text/plain"+R);let O=d(R);return O==="failure"&&(O=d("text/plain;charset=US-ASCII")),{mimeType:O,body:Z}}
function t(o,a=!1){if(!a)return o.href;const m=o.href,R=o.hash.length,p=R===0?m:m.substring(0,m.length-R);return!R&&m.endsWith("#")?p.slice(0,-1):p}function i(o){
const a=N.encode(o);return E(a)}function e(o){return o>=48&&o<=57||o>=65&&o<=70||o>=97&&o<=102}function A(o){return o>=48&&o<=57?o-48:(o&223)-55}function E(o){const a=o.
length,m=new Uint8Array(a);let R=0,p=0;for(;p<a;){const J=o[p];J!==37?m[R++]=J:J===37&&!(e(o[p+1])&&e(o[p+2]))?m[R++]=37:(m[R++]=A(o[p+1])<<4|A(o[p+2]),p+=2),++p}
return a===R?m:m.subarray(0,R)}function d(o){o=g(o,!0,!0);const a={position:0},m=y("/",o,a);if(m.length===0||!f.test(m)||a.position>=o.length)return"failure";a.
position++;let R=y(";",o,a);if(R=g(R,!1,!0),R.length===0||!f.test(R))return"failure";const p=l(m),J=l(R),Z={type:p,subtype:J,parameters:new Map,essence:`${p}/${J}`};
for(;a.position<o.length;){a.position++,n(tA=>u.test(tA),o,a);let O=n(tA=>tA!==";"&&tA!=="=",o,a);if(O=l(O),a.position<o.length){if(o[a.position]===";")continue;
a.position++}if(a.position>=o.length)break;let x=null;if(o[a.position]==='"')x=D(o,a,!0),y(";",o,a);else if(x=y(";",o,a),x=g(x,!1,!0),x.length===0)continue;O.length!==
0&&f.test(O)&&(x.length===0||h.test(x))&&!Z.parameters.has(O)&&Z.parameters.set(O,x)}return Z}function D(o,a,m=!1){const R=a.position;let p="";for(C(o[a.position]===
'"'),a.position++;p+=n(Z=>Z!=='"'&&Z!=="\\",o,a),!(a.position>=o.length);){const J=o[a.position];if(a.position++,J==="\\"){if(a.position>=o.length){p+="\\";break}
p+=o[a.position],a.position++}else{C(J==='"');break}}return m?p:o.slice(R,a.position)}function S(o){C(o!=="failure");const{parameters:a,essence:m}=o;let R=m;for(let[
p,J]of a.entries())R+=";",R+=p,R+="=",f.test(J)||(J=J.replace(/[\\"]/ug,"\\$&"),J='"'+J,J+='"'),R+=J;return R}function B(o){return o===13||o===10||o===9||o===32}
function g(o,a=!0,m=!0){return F(o,a,m,B)}function I(o){switch(o.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascrip\
t":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"te\
xt/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"\
text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":
return"application/xml"}return o.subtype.endsWith("+json")?"application/json":o.subtype.endsWith("+xml")?"application/xml":""}K.exports={dataURLProcessor:r,URLSerializer:t,
stringPercentDecode:i,parseMIMEType:d,collectAnHTTPQuotedString:D,serializeAMimeType:S,removeHTTPWhitespace:g,minimizeSupportedMimeType:I,HTTP_TOKEN_CODEPOINTS:f}}),
116:((K,L,s)=>{const{bufferToLowerCasedHeaderName:C}=s(3440),{HTTP_TOKEN_CODEPOINTS:l}=s(1900),{makeEntry:c}=s(5910),{webidl:n}=s(7879),y=s(4589),{isomorphicDecode:M}=s(
8116),Q=Buffer.from("--"),F=new TextDecoder,N=new TextDecoder("utf-8",{ignoreBOM:!0});function f(B){for(let g=0;g<B.length;++g)if((B.charCodeAt(g)&-128)!==0)return!1;
return!0}function u(B){const g=B.length;if(g<27||g>70)return!1;for(let I=0;I<g;++I){const o=B.charCodeAt(I);if(!(o>=48&&o<=57||o>=65&&o<=90||o>=97&&o<=122||o===
39||o===45||o===95))return!1}return!0}function h(B,g){y(g!=="failure"&&g.essence==="multipart/form-data");const I=g.parameters.get("boundary");if(I===void 0)throw E(
"missing boundary in content-type header");const o=Buffer.from(`--${I}`,"utf8"),a=[],m={position:0},R=B.indexOf(o);if(R===-1)throw E("no boundary found in multi\
part body");for(m.position=R;;){if(B.subarray(m.position,m.position+o.length).equals(o))m.position+=o.length;else throw E("expected a value starting with -- and\
 the boundary");if(A(B,Q,m))return a;if(B[m.position]!==13||B[m.position+1]!==10)throw E("expected CRLF");m.position+=2;const p=t(B,m);let{name:J,filename:Z,contentType:O,
encoding:x}=p;m.position+=2;let tA;{const Y=B.indexOf(o.subarray(2),m.position);if(Y===-1)throw E("expected boundary after body");tA=B.subarray(m.position,Y-4),
m.position+=tA.length,x==="base64"&&(tA=Buffer.from(tA.toString(),"base64"))}if(B[m.position]!==13||B[m.position+1]!==10)throw E("expected CRLF");m.position+=2;
let sA;Z!==null?(O??="text/plain",f(O)||(O=""),sA=new File([tA],Z,{type:O})):sA=N.decode(Buffer.from(tA)),y(n.is.USVString(J)),y(typeof sA=="string"&&n.is.USVString(
sA)||n.is.File(sA)),a.push(c(J,sA,Z))}}function r(B,g){B[g.position]===59&&g.position++,i(R=>R===32||R===9,B,g);const I=i(R=>S(R)&&R!==61&&R!==42,B,g);if(I.length===
0)return null;const o=I.toString("ascii").toLowerCase(),a=B[g.position]===42;if(a&&g.position++,B[g.position]!==61)return null;g.position++,i(R=>R===32||R===9,B,
g);let m;if(a){const R=i(Z=>Z!==32&&Z!==13&&Z!==10&&Z!==59,B,g),p=R.indexOf(39),J=p===-1?-1:R.indexOf(39,p+1);if(p===-1||J===-1)throw E("expected charset and la\
nguage separators in extended value");if(p!==5||R[0]!==117&&R[0]!==85||R[1]!==116&&R[1]!==84||R[2]!==102&&R[2]!==70||R[3]!==45||R[4]!==56)throw E("unknown chars\
et, expected utf-8");m=decodeURIComponent(F.decode(R.subarray(J+1)))}else if(B[g.position]===34){g.position++;const R=i(p=>p!==10&&p!==13&&p!==34,B,g);if(B[g.position]!==
34)throw E("Closing quote not found");g.position++,m=F.decode(R).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const R=i(p=>S(p)&&p!==59,B,g);m=F.decode(R)}return{name:o,value:m,extended:a}}function t(B,g){let I=null,o=null,
a=null,m=null;for(;;){if(B[g.position]===13&&B[g.position+1]===10){if(I===null)throw E("header name is null");return{name:I,filename:o,contentType:a,encoding:m}}
let R=i(p=>p!==10&&p!==13&&p!==58,B,g);if(R=e(R,!0,!0,p=>p===9||p===32),!l.test(R.toString()))throw E("header name does not match the field-name token productio\
n");if(B[g.position]!==58)throw E("expected :");switch(g.position++,i(p=>p===32||p===9,B,g),C(R)){case"content-disposition":{I=o=null;let p=!1;if(i(Z=>S(Z),B,g).
toString("ascii").toLowerCase()!=="form-data")throw E("expected form-data for content-disposition header");for(;g.position<B.length&&(B[g.position]!==13||B[g.position+
1]!==10);){const Z=r(B,g);if(!Z)break;Z.name==="name"?I=Z.value:Z.name==="filename"&&(Z.extended?(o=Z.value,p=!0):p||(o=Z.value))}if(I===null)throw E("name attr\
ibute is required in content-disposition header");break}case"content-type":{let p=i(J=>J!==10&&J!==13,B,g);p=e(p,!1,!0,J=>J===9||J===32),a=M(p);break}case"conte\
nt-transfer-encoding":{let p=i(J=>J!==10&&J!==13,B,g);p=e(p,!1,!0,J=>J===9||J===32),m=M(p);break}default:i(p=>p!==10&&p!==13,B,g)}if(B[g.position]!==13||B[g.position+
1]!==10)throw E("expected CRLF");g.position+=2}}function i(B,g,I){let o=I.position;for(;o<g.length&&B(g[o]);)++o;return g.subarray(I.position,I.position=o)}function e(B,g,I,o){
let a=0,m=B.length-1;if(g)for(;a<B.length&&o(B[a]);)a++;if(I)for(;m>0&&o(B[m]);)m--;return a===0&&m===B.length-1?B:B.subarray(a,m+1)}function A(B,g,I){if(B.length<
g.length)return!1;for(let o=0;o<g.length;o++)if(g[o]!==B[I.position+o])return!1;return!0}function E(B){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(B)})}function d(B){return B<=31||B===127}function D(B){return B===40||B===41||B===60||B===62||B===64||B===44||B===59||B===58||B===92||B===34||
B===47||B===91||B===93||B===63||B===61}function S(B){return B<=127&&B!==32&&B!==9&&!d(B)&&!D(B)}K.exports={multipartFormDataParser:h,validateBoundary:u}}),5910:((K,L,s)=>{
const{iteratorMixin:C}=s(3168),{kEnumerableProperty:l}=s(3440),{webidl:c}=s(7879),n=s(7975),{runtimeFeatures:y}=s(313),M=y.has("crypto")?s(7598).randomInt:h=>Math.
floor(Math.random()*h);let Q,F,N;class f{#A=[];#e=null;constructor(r=void 0){if(c.util.markAsUncloneable(this),r!==void 0)throw c.errors.conversionFailed({prefix:"\
FormData constructor",argument:"Argument 1",types:["undefined"]})}append(r,t,i=void 0){c.brandCheck(this,c.is.FormData);const e="FormData.append";c.argumentLengthCheck(
arguments,2,e),r=c.converters.USVString(r),arguments.length===3||c.is.Blob(t)?(t=c.converters.Blob(t,e,"value"),i!==void 0&&(i=c.converters.USVString(i))):t=c.converters.
USVString(t);const A=u(r,t,i);this.#A.push(A)}delete(r){c.brandCheck(this,c.is.FormData),c.argumentLengthCheck(arguments,1,"FormData.delete"),r=c.converters.USVString(
r),this.#A=this.#A.filter(i=>i.name!==r)}get(r){c.brandCheck(this,c.is.FormData),c.argumentLengthCheck(arguments,1,"FormData.get"),r=c.converters.USVString(r);const i=this.#A.
findIndex(e=>e.name===r);return i===-1?null:this.#A[i].value}getAll(r){return c.brandCheck(this,c.is.FormData),c.argumentLengthCheck(arguments,1,"FormData.getAl\
l"),r=c.converters.USVString(r),this.#A.filter(i=>i.name===r).map(i=>i.value)}has(r){return c.brandCheck(this,c.is.FormData),c.argumentLengthCheck(arguments,1,"\
FormData.has"),r=c.converters.USVString(r),this.#A.findIndex(i=>i.name===r)!==-1}set(r,t,i=void 0){c.brandCheck(this,c.is.FormData);const e="FormData.set";c.argumentLengthCheck(
arguments,2,e),r=c.converters.USVString(r),arguments.length===3||c.is.Blob(t)?(t=c.converters.Blob(t,e,"value"),i!==void 0&&(i=c.converters.USVString(i))):t=c.converters.
USVString(t);const A=u(r,t,i),E=this.#A.findIndex(d=>d.name===r);E!==-1?this.#A=[...this.#A.slice(0,E),A,...this.#A.slice(E+1).filter(d=>d.name!==r)]:this.#A.push(
A)}[n.inspect.custom](r,t){const i=this.#A.reduce((A,E)=>(A[E.name]?Array.isArray(A[E.name])?A[E.name].push(E.value):A[E.name]=[A[E.name],E.value]:A[E.name]=E.value,
A),{__proto__:null});t.depth??=r,t.colors??=!0;const e=n.formatWithOptions(t,i);return`FormData ${e.slice(e.indexOf("]")+2)}`}static{Q=r=>r.#A,F=(r,t)=>{r.#A=t},
N=r=>r.#e??=`----formdata-undici-0${`${M(1e11)}`.padStart(11,"0")}`,c.is.FormData=r=>r!=null&&typeof r=="object"&&#A in r}}C("FormData",f,Q,"name","value",c.is.
FormData),Object.defineProperties(f.prototype,{append:l,delete:l,get:l,getAll:l,has:l,set:l,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function u(h,r,t){
if(typeof r!="string"){if(c.is.File(r)||(r=new File([r],"blob",{type:r.type})),t!==void 0){const i={type:r.type,lastModified:r.lastModified};r=new File([r],t,i)}}
return{name:h,value:r}}K.exports={FormData:f,makeEntry:u,setFormDataState:F,getFormDataBoundary:N}}),1059:(K=>{const L=Symbol.for("undici.globalOrigin.1");function s(){
return globalThis[L]}function C(l){if(l===void 0){Object.defineProperty(globalThis,L,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const c=new URL(
l);if(c.protocol!=="http:"&&c.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${c.protocol}`);Object.defineProperty(globalThis,
L,{value:c,writable:!0,enumerable:!1,configurable:!1})}K.exports={getGlobalOrigin:s,setGlobalOrigin:C}}),660:((K,L,s)=>{const{kConstruct:C}=s(6443),{kEnumerableProperty:l,
setHeader:c}=s(3440),{iteratorMixin:n,isValidHeaderName:y,isValidHeaderValue:M}=s(3168),{webidl:Q}=s(7879),F=s(4589),N=s(7975);function f(B){return B===10||B===
13||B===9||B===32}function u(B){let g=0,I=B.length;for(;I>g&&f(B.charCodeAt(I-1));)--I;for(;I>g&&f(B.charCodeAt(g));)++g;return g===0&&I===B.length?B:B.substring(
g,I)}function h(B,g){if(Array.isArray(g))for(let I=0;I<g.length;++I){const o=g[I];if(o.length!==2)throw Q.errors.exception({header:"Headers constructor",message:`\
expected name/value pair to be length 2, found ${o.length}.`});r(B,o[0],o[1])}else if(typeof g=="object"&&g!==null){const I=Object.keys(g);for(let o=0;o<I.length;++o)
r(B,I[o],g[I[o]])}else throw Q.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteS\
tring, ByteString>"]})}function r(B,g,I){if(I=u(I),y(g)){if(!M(I))throw Q.errors.invalidArgument({prefix:"Headers.append",value:I,type:"header value"})}else throw Q.
errors.invalidArgument({prefix:"Headers.append",value:g,type:"header name"});if(A(B)==="immutable")throw new TypeError("immutable");return d(B).append(g,I,!1)}function t(B){
const g=d(B);if(!g)return[];if(g.sortedMap)return g.sortedMap;const I=[],o=g.toSortedArray(),a=g.cookies;if(a===null||a.length===1)return g.sortedMap=o;for(let m=0;m<
o.length;++m){const{0:R,1:p}=o[m];if(R==="set-cookie")for(let J=0;J<a.length;++J)I.push([R,a[J]]);else I.push([R,p])}return g.sortedMap=I}function i(B,g){return B[0]<
g[0]?-1:1}class e{cookies=null;sortedMap;headersMap;constructor(g){g instanceof e?(this.headersMap=new Map(g.headersMap),this.sortedMap=g.sortedMap,this.cookies=
g.cookies===null?null:[...g.cookies]):(this.headersMap=new Map(g),this.sortedMap=null)}contains(g,I){return this.headersMap.has(I?g:g.toLowerCase())}clear(){this.
headersMap.clear(),this.sortedMap=null,this.cookies=null}append(g,I,o){this.sortedMap=null;const a=o?g:g.toLowerCase(),m=this.headersMap.get(a);if(m){const R=a===
"cookie"?"; ":", ";this.headersMap.set(a,{name:m.name,value:`${m.value}${R}${I}`})}else this.headersMap.set(a,{name:g,value:I});a==="set-cookie"&&(this.cookies??=
[]).push(I)}set(g,I,o){this.sortedMap=null;const a=o?g:g.toLowerCase();a==="set-cookie"&&(this.cookies=[I]),this.headersMap.set(a,{name:g,value:I})}delete(g,I){
this.sortedMap=null,I||(g=g.toLowerCase()),g==="set-cookie"&&(this.cookies=null),this.headersMap.delete(g)}get(g,I){return this.headersMap.get(I?g:g.toLowerCase())?.
value??null}*[Symbol.iterator](){for(const{0:g,1:{value:I}}of this.headersMap)yield[g,I]}get entries(){const g={};if(this.headersMap.size!==0)for(const{name:I,value:o}of this.
headersMap.values())c(g,I,o);return g}rawValues(){return this.headersMap.values()}get entriesList(){const g=[];if(this.headersMap.size!==0)for(const{0:I,1:{name:o,
value:a}}of this.headersMap)if(I==="set-cookie")for(const m of this.cookies)g.push([o,m]);else g.push([o,a]);return g}toSortedArray(){const g=this.headersMap.size,
I=new Array(g);if(g<=32){if(g===0)return I;const o=this.headersMap[Symbol.iterator](),a=o.next().value;I[0]=[a[0],a[1].value],F(a[1].value!==null);for(let m=1,R=0,
p=0,J=0,Z=0,O,x;m<g;++m){for(x=o.next().value,O=I[m]=[x[0],x[1].value],F(O[1]!==null),J=0,p=m;J<p;)Z=J+(p-J>>1),I[Z][0]<=O[0]?J=Z+1:p=Z;if(m!==Z){for(R=m;R>J;)I[R]=
I[--R];I[J]=O}}if(!o.next().done)throw new TypeError("Unreachable");return I}else{let o=0;for(const{0:a,1:{value:m}}of this.headersMap)I[o++]=[a,m],F(m!==null);
return I.sort(i)}}}let A,E,d,D;class S{#A;#e;constructor(g=void 0){Q.util.markAsUncloneable(this),g!==C&&(this.#e=new e,this.#A="none",g!==void 0&&(g=Q.converters.
HeadersInit(g,"Headers constructor","init"),h(this,g)))}append(g,I){Q.brandCheck(this,Q.is.Headers),Q.argumentLengthCheck(arguments,2,"Headers.append");const o="\
Headers.append";return g=Q.converters.ByteString(g,o,"name"),I=Q.converters.ByteString(I,o,"value"),r(this,g,I)}delete(g){if(Q.brandCheck(this,Q.is.Headers),Q.argumentLengthCheck(
arguments,1,"Headers.delete"),g=Q.converters.ByteString(g,"Headers.delete","name"),!y(g))throw Q.errors.invalidArgument({prefix:"Headers.delete",value:g,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(g,!1)&&this.#e.delete(g,!1)}get(g){Q.brandCheck(this,Q.is.Headers),Q.argumentLengthCheck(
arguments,1,"Headers.get");const I="Headers.get";if(g=Q.converters.ByteString(g,I,"name"),!y(g))throw Q.errors.invalidArgument({prefix:I,value:g,type:"header na\
me"});return this.#e.get(g,!1)}has(g){Q.brandCheck(this,Q.is.Headers),Q.argumentLengthCheck(arguments,1,"Headers.has");const I="Headers.has";if(g=Q.converters.ByteString(
g,I,"name"),!y(g))throw Q.errors.invalidArgument({prefix:I,value:g,type:"header name"});return this.#e.contains(g,!1)}set(g,I){Q.brandCheck(this,Q.is.Headers),Q.
argumentLengthCheck(arguments,2,"Headers.set");const o="Headers.set";if(g=Q.converters.ByteString(g,o,"name"),I=Q.converters.ByteString(I,o,"value"),I=u(I),y(g)){
if(!M(I))throw Q.errors.invalidArgument({prefix:o,value:I,type:"header value"})}else throw Q.errors.invalidArgument({prefix:o,value:g,type:"header name"});if(this.#A===
"immutable")throw new TypeError("immutable");this.#e.set(g,I,!1)}getSetCookie(){Q.brandCheck(this,Q.is.Headers);const g=this.#e.cookies;return g?[...g]:[]}[N.inspect.
custom](g,I){return I.depth??=g,`Headers ${N.formatWithOptions(I,this.#e.entries)}`}static{A=g=>g.#A,E=(g,I)=>{g.#A=I},d=g=>g.#e,D=(g,I)=>{g.#e=I},Q.is.Headers=
g=>g!=null&&typeof g=="object"&&#A in g}}n("Headers",S,t,0,1,Q.is.Headers),Object.defineProperties(S.prototype,{append:l,delete:l,get:l,has:l,set:l,getSetCookie:l,
[Symbol.toStringTag]:{value:"Headers",configurable:!0},[N.inspect.custom]:{enumerable:!1}}),Q.converters.HeadersInit=function(B,g,I){if(Q.util.Type(B)===Q.util.
Types.OBJECT){const o=Reflect.get(B,Symbol.iterator);if(!N.types.isProxy(B)&&o===S.prototype.entries)try{return d(B).entriesList}catch{}return typeof o=="functi\
on"?Q.converters["sequence<sequence<ByteString>>"](B,g,I,o.bind(B)):Q.converters["record<ByteString, ByteString>"](B,g,I)}throw Q.errors.conversionFailed({prefix:"\
Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},K.exports={fill:h,compareHeaderName:i,Headers:S,
HeadersList:e,getHeadersGuard:A,setHeadersGuard:E,setHeadersList:D,getHeadersList:d}}),4398:((K,L,s)=>{const{makeNetworkError:C,makeAppropriateNetworkError:l,filterResponse:c,
makeResponse:n,fromInnerResponse:y,getResponseState:M}=s(9051),{HeadersList:Q}=s(660),{Request:F,cloneRequest:N,getRequestDispatcher:f,getRequestState:u,removeRequestAbortListener:h}=s(
9967),r=s(8522),{makePolicyContainer:t,clonePolicyContainer:i,requestBadPort:e,TAOCheck:A,appendRequestOriginHeader:E,responseLocationURL:d,requestCurrentURL:D,
setRequestReferrerPolicyOnRedirect:S,tryUpgradeRequestToAPotentiallyTrustworthyURL:B,createOpaqueTimingInfo:g,appendFetchMetadata:I,corsCheck:o,crossOriginResourcePolicyCheck:a,
determineRequestsReferrer:m,coarsenedSharedCurrentTime:R,sameOrigin:p,isCancelled:J,isAborted:Z,isErrorLike:O,fullyReadBody:x,readableStreamClose:tA,urlIsLocal:sA,
urlIsHttpHttpsScheme:Y,urlHasHttpsScheme:G,clampAndCoarsenConnectionTimingInfo:U,simpleRangeHeaderValue:T,buildContentRange:P,createInflate:z,extractMimeType:b,
hasAuthenticationEntry:V,includesCredentials:W,isTraversableNavigable:q}=s(3168),$=s(4589),{safelyExtractBody:iA,extractBody:BA}=s(4492),{redirectStatusSet:yA,nullBodyStatus:UA,
safeMethodsSet:QA,requestBodyHeader:lA,subresourceSet:hA}=s(4495),NA=s(8474),{Readable:v,pipeline:SA,finished:OA,isErrored:xA,isReadable:vA}=s(7075),{addAbortListener:VA,
bufferToLowerCasedHeaderName:wA}=s(3440),{SocketError:HA}=s(8707),{dataURLProcessor:CA,serializeAMimeType:MA,minimizeSupportedMimeType:PA}=s(1900),{getGlobalDispatcher:X}=s(
2581),{webidl:oA}=s(7879),{STATUS_CODES:fA}=s(7067),{bytesMatch:LA}=s(5082),{isomorphicEncode:rA}=s(8116),bA=["GET","HEAD"],w=typeof __UNDICI_IS_NODE__<"u"||typeof esbuildDetection<
"u"?"node":"undici";let cA;function RA(gA,mA,nA){if(Array.isArray(nA)){for(let k=0;k<nA.length;k+=2){const AA=wA(nA[k]),eA=nA[k+1];if(Array.isArray(eA)&&!Buffer.
isBuffer(eA))for(const IA of eA)gA.append(AA,IA.toString("latin1"),!0);else gA.append(AA,eA.toString("latin1"),!0)}return}for(const[k,AA]of Object.entries(mA??{}))
if(Array.isArray(AA))for(const eA of AA)gA.append(k,`${eA}`,!0);else gA.append(k,`${AA}`,!0)}class _ extends NA{constructor(mA){super(),this.dispatcher=mA,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(mA){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(mA),this.emit("termina\
ted",mA))}abort(mA){this.state==="ongoing"&&(this.state="aborted",mA||(mA=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
mA,this.connection?.destroy(mA),this.emit("terminated",mA))}}function aA(gA){pA(gA,"fetch")}function DA(gA,mA=void 0){oA.argumentLengthCheck(arguments,1,"global\
This.fetch");let nA=Promise.withResolvers(),k;try{k=new F(gA,mA)}catch(YA){return nA.reject(YA),nA.promise}const AA=u(k);if(k.signal.aborted)return JA(nA,AA,null,
k.signal.reason,null),nA.promise;AA.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(AA.serviceWorkers="none");let IA=null,FA=!1,GA=null;const qA=VA(
k.signal,()=>{FA=!0,$(GA!=null),GA.abort(k.signal.reason);const YA=IA?.deref();JA(nA,AA,YA,k.signal.reason,GA.controller)}),TA=()=>{qA(),h(k)};return GA=Ae({request:AA,
processResponseEndOfBody:YA=>{aA(YA),TA()},processResponse:YA=>{if(!FA){if(YA.aborted){JA(nA,AA,IA,GA.serializedAbortReason,GA.controller),TA();return}if(YA.type===
"error"){nA.reject(new TypeError("fetch failed",{cause:YA.error})),TA();return}IA=new WeakRef(y(YA,"immutable")),nA.resolve(IA.deref()),nA=null}},dispatcher:f(k)}),
nA.promise}function pA(gA,mA="other"){if(gA.type==="error"&&gA.aborted||!gA.urlList?.length)return;const nA=gA.urlList[0];let k=gA.timingInfo,AA=gA.cacheState;Y(
nA)&&k!==null&&(gA.timingAllowPassed||(k=g({startTime:k.startTime}),AA=""),k.endTime=R(),gA.timingInfo=k,ZA(k,nA.href,mA,globalThis,AA,"",gA.status))}const ZA=performance.
markResourceTiming;function JA(gA,mA,nA,k,AA){if(gA&&gA.reject(k),mA.body?.stream!=null&&vA(mA.body.stream)&&mA.body.stream.cancel(k).catch(IA=>{if(IA.code!=="E\
RR_INVALID_STATE")throw IA}),nA==null)return;const eA=M(nA);eA.body?.stream!=null&&vA(eA.body.stream)&&AA.error(k)}function Ae({request:gA,processRequestBodyChunkLength:mA,
processRequestEndOfBody:nA,processResponse:k,processResponseEndOfBody:AA,processResponseConsumeBody:eA,useParallelQueue:IA=!1,dispatcher:FA=X()}){$(FA);let GA=null,
qA=!1;gA.client!=null&&(GA=gA.client.globalObject,qA=gA.client.crossOriginIsolatedCapability);const TA=R(qA),XA=g({startTime:TA}),YA={controller:new _(FA),request:gA,
timingInfo:XA,processRequestBodyChunkLength:mA,processRequestEndOfBody:nA,processResponse:k,processResponseConsumeBody:eA,processResponseEndOfBody:AA,taskDestination:GA,
crossOriginIsolatedCapability:qA};return $(!gA.body||gA.body.stream),gA.window==="client"&&(gA.window=gA.client?.globalObject?.constructor?.name==="Window"?gA.client:
"no-window"),gA.origin==="client"&&(gA.origin=gA.client.origin),gA.policyContainer==="client"&&(gA.client!=null?gA.policyContainer=i(gA.client.policyContainer):
gA.policyContainer=t()),gA.headersList.contains("accept",!0)||gA.headersList.append("accept","*/*",!0),gA.headersList.contains("accept-language",!0)||gA.headersList.
append("accept-language","*",!0),gA.priority,hA.has(gA.destination),ne(YA,!1),YA.controller}async function ne(gA,mA){try{const nA=gA.request;let k=null;if(nA.localURLsOnly&&
!sA(D(nA))&&(k=C("local URLs only")),B(nA),e(nA)==="blocked"&&(k=C("bad port")),nA.referrerPolicy===""&&(nA.referrerPolicy=nA.policyContainer.referrerPolicy),nA.
referrer!=="no-referrer"&&(nA.referrer=m(nA)),k===null){const eA=D(nA);p(eA,nA.url)&&nA.responseTainting==="basic"||eA.protocol==="data:"||nA.mode==="navigate"||
nA.mode==="websocket"?(nA.responseTainting="basic",k=await te(gA)):nA.mode==="same-origin"?k=C('request mode cannot be "same-origin"'):nA.mode==="no-cors"?nA.redirect!==
"follow"?k=C('redirect mode cannot be "follow" for "no-cors" request'):(nA.responseTainting="opaque",k=await te(gA)):Y(D(nA))?(nA.responseTainting="cors",k=await Ie(
gA)):k=C("URL scheme must be a HTTP(S) scheme")}if(mA)return k;k.status!==0&&!k.internalResponse&&(nA.responseTainting,nA.responseTainting==="basic"?k=c(k,"basi\
c"):nA.responseTainting==="cors"?k=c(k,"cors"):nA.responseTainting==="opaque"?k=c(k,"opaque"):$(!1));let AA=k.status===0?k:k.internalResponse;if(AA.urlList.length===
0&&AA.urlList.push(...nA.urlList),nA.timingAllowFailed||(k.timingAllowPassed=!0),k.type==="opaque"&&AA.status===206&&AA.rangeRequested&&!nA.headers.contains("ra\
nge",!0)&&(k=AA=C()),k.status!==0&&(nA.method==="HEAD"||nA.method==="CONNECT"||UA.includes(AA.status))&&(AA.body=null,gA.controller.dump=!0),nA.integrity){const eA=FA=>ae(
gA,C(FA));if(nA.responseTainting==="opaque"||k.body==null){eA(k.error);return}const IA=FA=>{if(!LA(FA,nA.integrity)){eA("integrity mismatch");return}k.body=iA(FA)[0],
ae(gA,k)};x(k.body,IA,eA)}else ae(gA,k)}catch(nA){gA.controller.terminate(nA)}}function te(gA){if(J(gA))return Promise.resolve(l(gA));const{request:mA}=gA,{protocol:nA}=D(
mA);switch(nA){case"about:":return Promise.resolve(C("about scheme is not supported"));case"blob:":{cA||(cA=s(4573).resolveObjectURL);const k=D(mA);if(k.search.
length!==0)return Promise.resolve(C("NetworkError when attempting to fetch resource."));const AA=cA(k.toString());if(mA.method!=="GET"||!oA.is.Blob(AA))return Promise.
resolve(C("invalid method"));const eA=n(),IA=AA.size,FA=rA(`${IA}`),GA=AA.type;if(mA.headersList.contains("range",!0)){eA.rangeRequested=!0;const qA=mA.headersList.
get("range",!0),TA=T(qA,!0);if(TA==="failure")return Promise.resolve(C("failed to fetch the data URL"));let{rangeStartValue:XA,rangeEndValue:YA}=TA;if(XA===null)
XA=IA-YA,YA=XA+YA-1;else{if(XA>=IA)return Promise.resolve(C("Range start is greater than the blob's size."));(YA===null||YA>=IA)&&(YA=IA-1)}const WA=AA.slice(XA,
YA+1,GA),_A=BA(WA);eA.body=_A[0];const KA=rA(`${WA.size}`),$A=P(XA,YA,IA);eA.status=206,eA.statusText="Partial Content",eA.headersList.set("content-length",KA,!0),
eA.headersList.set("content-type",GA,!0),eA.headersList.set("content-range",$A,!0)}else{const qA=BA(AA);eA.statusText="OK",eA.body=qA[0],eA.headersList.set("con\
tent-length",FA,!0),eA.headersList.set("content-type",GA,!0)}return Promise.resolve(eA)}case"data:":{const k=D(mA),AA=CA(k);if(AA==="failure")return Promise.resolve(
C("failed to fetch the data URL"));const eA=MA(AA.mimeType);return Promise.resolve(n({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:eA}]],
body:iA(AA.body)[0]}))}case"file:":return Promise.resolve(C("not implemented... yet..."));case"http:":case"https:":return Ie(gA).catch(k=>C(k));default:return Promise.
resolve(C("unknown scheme"))}}function oe(gA,mA){gA.request.done=!0,gA.processResponseDone!=null&&queueMicrotask(()=>gA.processResponseDone(mA))}function ae(gA,mA){
let nA=gA.timingInfo;gA.request.destination==="document"&&(gA.controller.fullTimingInfo=nA);const k=()=>{const eA=Date.now();gA.controller.reportTimingSteps=()=>{
if(!Y(gA.request.url))return;nA.endTime=eA;let FA=mA.cacheState;const GA=mA.bodyInfo;mA.timingAllowPassed||(nA=g(nA),FA="");let qA=0;if(gA.request.mode!=="navig\
ate"||!mA.hasCrossOriginRedirects){qA=mA.status;const TA=b(mA.headersList);TA!=="failure"&&(GA.contentType=PA(TA))}gA.request.initiatorType!=null&&ZA(nA,gA.request.
url.href,gA.request.initiatorType,globalThis,FA,GA,qA)};const IA=()=>{gA.request.done=!0,gA.processResponseEndOfBody!=null&&queueMicrotask(()=>gA.processResponseEndOfBody(
mA)),gA.request.initiatorType!=null&&gA.controller.reportTimingSteps()};queueMicrotask(()=>IA())};gA.processResponse!=null&&queueMicrotask(()=>{gA.processResponse(
mA),gA.processResponse=null});const AA=mA.type==="error"?mA:mA.internalResponse??mA;if(AA.body==null?k():OA(AA.body.stream,()=>{k()}),gA.processResponseConsumeBody!=
null){const eA=FA=>gA.processResponseConsumeBody(mA,FA),IA=()=>gA.processResponseConsumeBody(mA,"failure");AA.body==null?queueMicrotask(()=>eA(null)):x(AA.body,
eA,IA)}}async function Ie(gA){const mA=gA.request;let nA=null,k=null;const AA=gA.timingInfo;if(mA.serviceWorkers,nA===null){if(mA.redirect==="follow"&&(mA.serviceWorkers=
"none"),k=nA=await Fe(gA),mA.responseTainting==="cors"&&o(mA,nA)==="failure")return C("cors failure");A(mA,nA)==="failure"&&(mA.timingAllowFailed=!0)}return(mA.
responseTainting==="opaque"||nA.type==="opaque")&&a(mA.origin,mA.client,mA.destination,k)==="blocked"?C("blocked"):(yA.has(k.status)&&(mA.redirect!=="manual"&&gA.
controller.connection.destroy(),mA.redirect==="error"?nA=C("unexpected redirect"):mA.redirect==="manual"?nA=k:mA.redirect==="follow"?nA=await we(gA,nA):$(!1)),nA.
timingInfo=AA,nA)}function we(gA,mA){const nA=gA.request,k=mA.internalResponse?mA.internalResponse:mA;let AA;try{if(AA=d(k,D(nA).hash),AA==null)return mA}catch(IA){
return Promise.resolve(C(IA))}if(!Y(AA))return Promise.resolve(C("URL scheme must be a HTTP(S) scheme"));if(nA.redirectCount===20)return Promise.resolve(C("redi\
rect count exceeded"));if(nA.redirectCount+=1,nA.mode==="cors"&&(AA.username||AA.password)&&!p(nA,AA))return Promise.resolve(C('cross origin not allowed for req\
uest mode "cors"'));if(nA.responseTainting==="cors"&&(AA.username||AA.password))return Promise.resolve(C('URL cannot contain credentials for request mode "cors"'));
if(k.status!==303&&nA.body!=null&&nA.body.source==null)return Promise.resolve(C());if([301,302].includes(k.status)&&nA.method==="POST"||k.status===303&&!bA.includes(
nA.method)){nA.method="GET",nA.body=null;for(const IA of lA)nA.headersList.delete(IA)}p(D(nA),AA)||(nA.headersList.delete("authorization",!0),nA.headersList.delete(
"proxy-authorization",!0),nA.headersList.delete("cookie",!0),nA.headersList.delete("host",!0)),nA.body!=null&&($(nA.body.source!=null),nA.body=iA(nA.body.source)[0]);
const eA=gA.timingInfo;return eA.redirectEndTime=eA.postRedirectStartTime=R(gA.crossOriginIsolatedCapability),eA.redirectStartTime===0&&(eA.redirectStartTime=eA.
startTime),nA.urlList.push(AA),S(nA,k),ne(gA,!0)}async function Fe(gA,mA=!1,nA=!1){const k=gA.request;let AA=null,eA=null,IA=null;const FA=null,GA=!1;k.window===
"no-window"&&k.redirect==="error"?(AA=gA,eA=k):(k.body?.source!=null?eA=N(k):(eA=N({...k,body:null}),eA.body=k.body),AA={...gA},AA.request=eA);const qA=k.credentials===
"include"||k.credentials==="same-origin"&&k.responseTainting==="basic",TA=eA.body?eA.body.length:null;let XA=null;if(eA.body==null&&["POST","PUT"].includes(eA.method)&&
(XA="0"),TA!=null&&(XA=rA(`${TA}`)),XA!=null&&!eA.headersList.contains("content-length",!0)&&eA.headersList.append("content-length",XA,!0),TA!=null&&eA.keepalive,
oA.is.URL(eA.referrer)&&eA.headersList.append("referer",rA(eA.referrer.href),!0),E(eA),I(eA),eA.headersList.contains("user-agent",!0)||eA.headersList.append("us\
er-agent",w,!0),eA.cache==="default"&&(eA.headersList.contains("if-modified-since",!0)||eA.headersList.contains("if-none-match",!0)||eA.headersList.contains("if\
-unmodified-since",!0)||eA.headersList.contains("if-match",!0)||eA.headersList.contains("if-range",!0))&&(eA.cache="no-store"),eA.cache==="no-cache"&&!eA.preventNoCacheCacheControlHeaderModification&&
!eA.headersList.contains("cache-control",!0)&&eA.headersList.append("cache-control","max-age=0",!0),(eA.cache==="no-store"||eA.cache==="reload")&&(eA.headersList.
contains("pragma",!0)||eA.headersList.append("pragma","no-cache",!0),eA.headersList.contains("cache-control",!0)||eA.headersList.append("cache-control","no-cach\
e",!0)),eA.headersList.contains("range",!0)&&eA.headersList.append("accept-encoding","identity",!0),eA.headersList.contains("accept-encoding",!0)||(G(D(eA))?eA.
headersList.append("accept-encoding","br, gzip, deflate, zstd",!0):eA.headersList.append("accept-encoding","gzip, deflate",!0)),eA.headersList.delete("host",!0),
qA&&!eA.headersList.contains("authorization",!0)){let YA=null;if(!(V(eA)&&(eA.useURLCredentials===void 0||!W(D(eA))))){if(W(D(eA))&&mA){const{username:WA,password:_A}=D(
eA);YA=`Basic ${Buffer.from(`${WA}:${_A}`).toString("base64")}`}}YA!==null&&eA.headersList.append("Authorization",YA,!1)}if(FA==null&&(eA.cache="no-store"),eA.cache!==
"no-store"&&eA.cache,IA==null){if(eA.cache==="only-if-cached")return C("only if cached");const YA=await ge(AA,qA,nA);!QA.has(eA.method)&&YA.status>=200&&YA.status<=
399,GA&&YA.status,IA==null&&(IA=YA)}if(IA.urlList=[...eA.urlList],eA.headersList.contains("range",!0)&&(IA.rangeRequested=!0),IA.requestIncludesCredentials=qA,IA.
status===401&&eA.responseTainting!=="cors"&&qA&&(k.useURLCredentials!==void 0||q(k.traversableForUserPrompts))){if(k.body!=null){if(k.body.source==null)return IA;
k.body=iA(k.body.source)[0]}if(k.useURLCredentials===void 0||mA)return J(gA)?l(gA):IA;gA.controller.connection.destroy(),IA=await Fe(gA,!0)}if(IA.status===407)return k.
window==="no-window"?C():J(gA)?l(gA):C("proxy authentication required");if(IA.status===421&&!nA&&(k.body==null||k.body.source!=null)){if(J(gA))return l(gA);gA.controller.
connection.destroy(),IA=await Fe(gA,mA,!0)}return IA}async function ge(gA,mA=!1,nA=!1){$(!gA.controller.connection||gA.controller.connection.destroyed),gA.controller.
connection={abort:null,destroyed:!1,destroy(_A){this.destroyed||(this.destroyed=!0,this.abort?.(_A??new DOMException("The operation was aborted.","AbortError")))}};
const k=gA.request;let AA=null;const eA=gA.timingInfo;null==null&&(k.cache="no-store");const FA=nA?"yes":"no";k.mode;let GA=null;if(k.body==null&&gA.processRequestEndOfBody)
queueMicrotask(()=>gA.processRequestEndOfBody());else if(k.body!=null){const _A=async function*(jA){J(gA)||(yield jA,gA.processRequestBodyChunkLength?.(jA.byteLength))},
KA=()=>{J(gA)||gA.processRequestEndOfBody&&gA.processRequestEndOfBody()},$A=jA=>{J(gA)||(jA.name==="AbortError"?gA.controller.abort():gA.controller.terminate(jA))};
GA=(async function*(){try{for await(const jA of k.body.stream)yield*_A(jA);KA()}catch(jA){$A(jA)}})()}try{const{body:_A,status:KA,statusText:$A,headersList:jA,socket:ie}=await WA(
{body:GA});if(ie)AA=n({status:KA,statusText:$A,headersList:jA,socket:ie});else{const ce=_A[Symbol.asyncIterator]();gA.controller.next=()=>ce.next(),AA=n({status:KA,
statusText:$A,headersList:jA})}}catch(_A){return _A.name==="AbortError"?(gA.controller.connection.destroy(),l(gA,_A)):C(_A)}const qA=()=>gA.controller.resume(),
TA=_A=>{J(gA)||gA.controller.abort(_A)},XA=new ReadableStream({start(_A){gA.controller.controller=_A},pull:qA,cancel:TA,type:"bytes"});AA.body={stream:XA,source:null,
length:null},gA.controller.resume||gA.controller.on("terminated",YA),gA.controller.resume=async()=>{for(;;){let _A,KA;try{const{done:jA,value:ie}=await gA.controller.
next();if(Z(gA))break;_A=jA?void 0:ie}catch(jA){gA.controller.ended&&!eA.encodedBodySize?_A=void 0:(_A=jA,KA=!0)}if(_A===void 0){tA(gA.controller.controller),oe(
gA,AA);return}if(eA.decodedBodySize+=_A?.byteLength??0,KA){gA.controller.terminate(_A);return}const $A=new Uint8Array(_A);if($A.byteLength&&gA.controller.controller.
enqueue($A),xA(XA)){gA.controller.terminate();return}if(gA.controller.controller.desiredSize<=0)return}};function YA(_A){Z(gA)?(AA.aborted=!0,vA(XA)&&gA.controller.
controller.error(gA.controller.serializedAbortReason)):vA(XA)&&gA.controller.controller.error(new TypeError("terminated",{cause:O(_A)?_A:void 0})),gA.controller.
connection.destroy()}return AA;function WA({body:_A}){const KA=D(k),$A=gA.controller.dispatcher,jA=KA.pathname+KA.search,ie=KA.search.length===0&&KA.href[KA.href.
length-KA.hash.length-1]==="?";return ce(_A);function ce(Se,le){return new Promise((He,xe)=>$A.dispatch({path:ie?`${jA}?`:jA,origin:KA.origin,method:k.method,body:$A.
isMockActive?k.body&&(k.body.source||k.body.stream):Se,__mockAgentBodyForDispatch:Se,headers:k.headersList.entries,maxRedirections:0,upgrade:k.mode==="websocket"?
"websocket":void 0,...le===!1?{allowH2:le}:null},{body:null,abort:null,onRequestStart(Be){const{connection:Ee}=gA.controller;eA.finalConnectionTimingInfo=U(void 0,
eA.postRedirectStartTime,gA.crossOriginIsolatedCapability);const ue=Ne=>Be.abort(Ne);Ee.destroyed?ue(new DOMException("The operation was aborted.","AbortError")):
(gA.controller.on("terminated",ue),this.abort=Ee.abort=ue),eA.finalNetworkRequestStartTime=R(gA.crossOriginIsolatedCapability)},onResponseStarted(){eA.finalNetworkResponseStartTime=
R(gA.crossOriginIsolatedCapability)},onResponseStart(Be,Ee,ue,Ne){if(Ee<200)return;const Le=Be?.rawHeaders??[],Te=new Q;RA(Te,ue,Le);const Oe=Te.get("location",
!0)&&k.redirect==="follow"&&yA.has(Ee),ye=[];if(k.method!=="HEAD"&&k.method!=="CONNECT"&&!UA.includes(Ee)&&!Oe){const pe=Te.get("content-encoding",!0),Me=pe?pe.
toLowerCase().split(","):[],be=5;if(Me.length>be){Be.abort(new Error(`too many content-encodings in response: ${Me.length}, maximum allowed is ${be}`));return}for(let me=Me.
length-1;me>=0;--me){const ke=Me[me].trim();if(ke==="x-gzip"||ke==="gzip")ye.push(r.createGunzip({flush:r.constants.Z_SYNC_FLUSH,finishFlush:r.constants.Z_SYNC_FLUSH}));else if(ke===
"deflate")ye.push(z({flush:r.constants.Z_SYNC_FLUSH,finishFlush:r.constants.Z_SYNC_FLUSH}));else if(ke==="br")ye.push(r.createBrotliDecompress({flush:r.constants.
BROTLI_OPERATION_FLUSH,finishFlush:r.constants.BROTLI_OPERATION_FLUSH}));else if(ke==="zstd")ye.push(r.createZstdDecompress({flush:r.constants.ZSTD_e_continue,finishFlush:r.
constants.ZSTD_e_end,params:{[r.constants.ZSTD_d_windowLogMax]:23}}));else{ye.length=0;break}}}this.body=new v({read:()=>Be.resume()});const Ye=pe=>this.onResponseError(
Be,pe);He({status:Ee,statusText:Ne,headersList:Te,body:ye.length?SA(this.body,...ye,pe=>{pe&&this.onResponseError(Be,pe)}).on("error",Ye):this.body.on("error",Ye)})},
onResponseData(Be,Ee){if(gA.controller.dump)return;const ue=Ee;eA.encodedBodySize+=ue.byteLength,this.body.push(ue)===!1&&Be.pause()},onResponseEnd(){this.abort&&
gA.controller.off("terminated",this.abort),gA.controller.ended=!0,this.body?.push(null)},onResponseError(Be,Ee){if(this.abort&&gA.controller.off("terminated",this.
abort),k.mode==="websocket"&&le!==!1&&Ee?.code==="UND_ERR_INFO"&&Ee?.message==="HTTP/2: Extended CONNECT protocol not supported by server"){He(ce(Se,!1));return}
this.body?.destroy(Ee),Be?.aborted||gA.controller.terminate(Ee),xe(Ee)},onRequestUpgrade(Be,Ee,ue,Ne){if(Ne.session!=null&&Ee!==200||Ne.session==null&&Ee!==101)
return Ne.session!=null&&Be.abort(new HA("bad upgrade",null)),!1;const Le=Be?.rawHeaders??[],Te=new Q;return RA(Te,ue,Le),He({status:Ee,statusText:fA[Ee],headersList:Te,
socket:Ne}),!0}}))}}}K.exports={fetch:DA,Fetch:_,fetching:Ae,finalizeAndReportTiming:pA}}),9967:((K,L,s)=>{const{extractBody:C,mixinBody:l,cloneBody:c,bodyUnusable:n}=s(
4492),{Headers:y,fill:M,HeadersList:Q,setHeadersGuard:F,getHeadersGuard:N,setHeadersList:f,getHeadersList:u}=s(660),h=s(3440),r=s(7975),{isValidHTTPToken:t,sameOrigin:i,
environmentSettingsObject:e}=s(3168),{forbiddenMethodsSet:A,corsSafeListedMethodsSet:E,referrerPolicy:d,requestRedirect:D,requestMode:S,requestCredentials:B,requestCache:g,
requestDuplex:I}=s(4495),{kEnumerableProperty:o,normalizedMethodRecordsBase:a,normalizedMethodRecords:m}=h,{webidl:R}=s(7879),{URLSerializer:p}=s(1900),{kConstruct:J}=s(
6443),Z=s(4589),O=new FinalizationRegistry(({signal:QA,reference:lA})=>{sA(QA,lA)}),x=new WeakMap,tA=new WeakMap;function sA(QA,lA){const hA=tA.get(QA);hA instanceof
Set&&(hA.delete(lA),hA.size!==0)||(QA.removeEventListener("abort",G),tA.delete(QA))}function Y(QA,lA){O.unregister(QA);const hA=QA.deref();hA!==void 0&&(x.delete(
hA.signal),hA.abort(lA))}function G(){this.removeEventListener("abort",G);const QA=tA.get(this);if(QA instanceof Set){for(const lA of QA)Y(lA,this.reason);QA.clear()}else
Y(QA,this.reason);tA.delete(this)}function U(QA){const lA=new AbortController;if(QA==null)return lA.signal;if(QA.aborted)return lA.abort(QA.reason),lA.signal;const hA=new WeakRef(
lA),NA=tA.get(QA);if(NA===void 0)h.addAbortListener(QA,G),tA.set(QA,hA);else if(NA instanceof WeakRef){const v=new Set;v.add(NA),v.add(hA),tA.set(QA,v)}else NA.
add(hA);return O.register(lA,{signal:QA,reference:hA},hA),x.set(lA.signal,{controller:lA,source:QA,reference:hA}),lA.signal}let T=!1,P,z,b,V,W,q,$;class iA{#A;#e;#t;#s;constructor(lA,hA=void 0){
if(R.util.markAsUncloneable(this),lA===J)return;R.argumentLengthCheck(arguments,1,"Request constructor"),lA=R.converters.RequestInfo(lA),hA=R.converters.RequestInit(
hA);let v=null,SA=null;const OA=e.settingsObject.baseUrl;let xA=null;if(typeof lA=="string"){this.#e=hA.dispatcher;let oA;try{oA=new URL(lA,OA)}catch(fA){throw new TypeError(
"Failed to parse URL from "+lA,{cause:fA})}if(oA.username||oA.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+
lA);v=BA({urlList:[oA]}),SA="cors"}else Z(R.is.Request(lA)),v=lA.#s,xA=lA.#A,this.#e=hA.dispatcher||lA.#e;const vA=e.settingsObject.origin;let VA="client";if(v.
window?.constructor?.name==="EnvironmentSettingsObject"&&i(v.window,vA)&&(VA=v.window),hA.window!=null)throw new TypeError(`'window' option '${VA}' must be null`);
"window"in hA&&(VA="no-window"),v=BA({method:v.method,headersList:v.headersList,unsafeRequest:v.unsafeRequest,client:e.settingsObject,window:VA,priority:v.priority,
origin:v.origin,referrer:v.referrer,referrerPolicy:v.referrerPolicy,mode:v.mode,credentials:v.credentials,cache:v.cache,redirect:v.redirect,integrity:v.integrity,
keepalive:v.keepalive,reloadNavigation:v.reloadNavigation,historyNavigation:v.historyNavigation,urlList:[...v.urlList]});const wA=Object.keys(hA).length!==0;if(wA&&
(v.mode==="navigate"&&(v.mode="same-origin"),v.reloadNavigation=!1,v.historyNavigation=!1,v.origin="client",v.referrer="client",v.referrerPolicy="",v.url=v.urlList[v.
urlList.length-1],v.urlList=[v.url]),hA.referrer!==void 0){const oA=hA.referrer;if(oA==="")v.referrer="no-referrer";else{let fA;try{fA=new URL(oA,OA)}catch(LA){
throw new TypeError(`Referrer "${oA}" is not a valid URL.`,{cause:LA})}fA.protocol==="about:"&&fA.hostname==="client"||vA&&!i(fA,e.settingsObject.baseUrl)?v.referrer=
"client":v.referrer=fA}}hA.referrerPolicy!==void 0&&(v.referrerPolicy=hA.referrerPolicy);let HA;if(hA.mode!==void 0?HA=hA.mode:HA=SA,HA==="navigate")throw R.errors.
exception({header:"Request constructor",message:"invalid request mode navigate."});if(HA!=null&&(v.mode=HA),hA.credentials!==void 0&&(v.credentials=hA.credentials),
hA.cache!==void 0&&(v.cache=hA.cache),v.cache==="only-if-cached"&&v.mode!=="same-origin")throw new TypeError("'only-if-cached' can be set only with 'same-origin\
' mode");if(hA.redirect!==void 0&&(v.redirect=hA.redirect),hA.integrity!=null&&(v.integrity=String(hA.integrity)),hA.keepalive!==void 0&&(v.keepalive=!!hA.keepalive),
hA.method!==void 0){let oA=hA.method;const fA=m[oA];if(fA!==void 0)v.method=fA;else{if(!t(oA))throw new TypeError(`'${oA}' is not a valid HTTP method.`);const LA=oA.
toUpperCase();if(A.has(LA))throw new TypeError(`'${oA}' HTTP method is unsupported.`);oA=a[LA]??oA,v.method=oA}!T&&v.method==="patch"&&(process.emitWarning("Usi\
ng `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"UNDICI-FETCH-patch"}),T=!0)}if(hA.signal!==
void 0&&(xA=hA.signal),this.#s=v,this.#A=U(xA),this.#t=new y(J),f(this.#t,v.headersList),F(this.#t,"request"),HA==="no-cors"){if(!E.has(v.method))throw new TypeError(
`'${v.method} is unsupported in no-cors mode.`);F(this.#t,"request-no-cors")}if(wA){const oA=u(this.#t),fA=hA.headers!==void 0?hA.headers:new Q(oA);if(oA.clear(),
fA instanceof Q){for(const{name:LA,value:rA}of fA.rawValues())oA.append(LA,rA,!1);oA.cookies=fA.cookies}else M(this.#t,fA)}const CA=R.is.Request(lA)?lA.#s.body:
null;if((hA.body!=null||CA!=null)&&(v.method==="GET"||v.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have body.");let MA=null;if(hA.
body!=null){const[oA,fA]=C(hA.body,v.keepalive);MA=oA,fA&&!u(this.#t).contains("content-type",!0)&&this.#t.append("content-type",fA,!0)}const PA=MA??CA;if(PA!=null&&
PA.source==null){if(MA!=null&&hA.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(v.mode!=="same-origin"&&v.mode!==
"cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');v.useCORSPreflightFlag=!0}let X=PA;if(MA==null&&CA!=
null){if(n(lA.#s))throw new TypeError("Cannot construct a Request with a Request object that has already been used.");const oA=new TransformStream;CA.stream.pipeThrough(
oA),X={source:CA.source,length:CA.length,stream:oA.readable}}this.#s.body=X}get method(){return R.brandCheck(this,R.is.Request),this.#s.method}get url(){return R.
brandCheck(this,R.is.Request),p(this.#s.url)}get headers(){return R.brandCheck(this,R.is.Request),this.#t}get destination(){return R.brandCheck(this,R.is.Request),
this.#s.destination}get referrer(){return R.brandCheck(this,R.is.Request),this.#s.referrer==="no-referrer"?"":this.#s.referrer==="client"?"about:client":this.#s.
referrer.toString()}get referrerPolicy(){return R.brandCheck(this,R.is.Request),this.#s.referrerPolicy}get mode(){return R.brandCheck(this,R.is.Request),this.#s.
mode}get credentials(){return R.brandCheck(this,R.is.Request),this.#s.credentials}get cache(){return R.brandCheck(this,R.is.Request),this.#s.cache}get redirect(){
return R.brandCheck(this,R.is.Request),this.#s.redirect}get integrity(){return R.brandCheck(this,R.is.Request),this.#s.integrity}get keepalive(){return R.brandCheck(
this,R.is.Request),this.#s.keepalive}get isReloadNavigation(){return R.brandCheck(this,R.is.Request),this.#s.reloadNavigation}get isHistoryNavigation(){return R.
brandCheck(this,R.is.Request),this.#s.historyNavigation}get signal(){return R.brandCheck(this,R.is.Request),this.#A}get body(){return R.brandCheck(this,R.is.Request),
this.#s.body?this.#s.body.stream:null}get bodyUsed(){return R.brandCheck(this,R.is.Request),!!this.#s.body&&h.isDisturbed(this.#s.body.stream)}get duplex(){return R.
brandCheck(this,R.is.Request),"half"}clone(){if(R.brandCheck(this,R.is.Request),n(this.#s))throw new TypeError("unusable");const lA=yA(this.#s),hA=U(this.#A);return UA(
lA,this.#e,hA,N(this.#t))}[r.inspect.custom](lA,hA){hA.depth===null&&(hA.depth=2),hA.colors??=!0;const NA={method:this.method,url:this.url,headers:this.headers,
destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${r.formatWithOptions(hA,NA)}`}static{P=(lA,hA)=>{lA.#A=hA},z=lA=>lA.#e,b=(lA,hA)=>{lA.#e=hA},V=(lA,hA)=>{lA.#t=hA},W=lA=>lA.#s,q=(lA,hA)=>{lA.#s=
hA},$=lA=>{const hA=x.get(lA.#A);hA!==void 0&&(x.delete(lA.#A),O.unregister(hA.reference),sA(hA.source,hA.reference))},R.is.Request=lA=>lA!=null&&typeof lA=="ob\
ject"&&#s in lA}}l(iA,W,R.is.Request);function BA(QA){return{method:QA.method??"GET",localURLsOnly:QA.localURLsOnly??!1,unsafeRequest:QA.unsafeRequest??!1,body:QA.
body??null,client:QA.client??null,reservedClient:QA.reservedClient??null,replacesClientId:QA.replacesClientId??"",window:QA.window??"client",keepalive:QA.keepalive??
!1,serviceWorkers:QA.serviceWorkers??"all",initiator:QA.initiator??"",destination:QA.destination??"",priority:QA.priority??"auto",origin:QA.origin??"client",policyContainer:QA.
policyContainer??"client",referrer:QA.referrer??"client",referrerPolicy:QA.referrerPolicy??"",mode:QA.mode??"no-cors",useCORSPreflightFlag:QA.useCORSPreflightFlag??
!1,credentials:QA.credentials??"same-origin",useCredentials:QA.useCredentials??!1,cache:QA.cache??"default",redirect:QA.redirect??"follow",integrity:QA.integrity??
"",cryptoGraphicsNonceMetadata:QA.cryptoGraphicsNonceMetadata??"",parserMetadata:QA.parserMetadata??"",reloadNavigation:QA.reloadNavigation??!1,historyNavigation:QA.
historyNavigation??!1,userActivation:QA.userActivation??!1,taintedOrigin:QA.taintedOrigin??!1,redirectCount:QA.redirectCount??0,responseTainting:QA.responseTainting??
"basic",preventNoCacheCacheControlHeaderModification:QA.preventNoCacheCacheControlHeaderModification??!1,done:QA.done??!1,timingAllowFailed:QA.timingAllowFailed??
!1,useURLCredentials:QA.useURLCredentials??void 0,traversableForUserPrompts:QA.traversableForUserPrompts??"client",urlList:QA.urlList,url:QA.urlList[0],headersList:QA.
headersList?new Q(QA.headersList):new Q}}function yA(QA){const lA=BA({...QA,body:null});return QA.body!=null&&(lA.body=c(QA.body)),lA}function UA(QA,lA,hA,NA){const v=new iA(
J);q(v,QA),b(v,lA),P(v,hA);const SA=new y(J);return V(v,SA),f(SA,QA.headersList),F(SA,NA),v}Object.defineProperties(iA.prototype,{method:o,url:o,headers:o,redirect:o,
clone:o,signal:o,duplex:o,destination:o,body:o,bodyUsed:o,isHistoryNavigation:o,isReloadNavigation:o,keepalive:o,integrity:o,cache:o,credentials:o,attribute:o,referrerPolicy:o,
referrer:o,mode:o,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),R.converters.RequestInfo=function(QA){return typeof QA=="string"?R.converters.USVString(
QA):R.is.Request(QA)?QA:R.converters.USVString(QA)},R.converters.RequestInit=R.dictionaryConverter([{key:"method",converter:R.converters.ByteString},{key:"heade\
rs",converter:R.converters.HeadersInit},{key:"body",converter:R.nullableConverter(R.converters.BodyInit)},{key:"referrer",converter:R.converters.USVString},{key:"\
referrerPolicy",converter:R.converters.DOMString,allowedValues:d},{key:"mode",converter:R.converters.DOMString,allowedValues:S},{key:"credentials",converter:R.converters.
DOMString,allowedValues:B},{key:"cache",converter:R.converters.DOMString,allowedValues:g},{key:"redirect",converter:R.converters.DOMString,allowedValues:D},{key:"\
integrity",converter:R.converters.DOMString},{key:"keepalive",converter:R.converters.boolean},{key:"signal",converter:R.nullableConverter(QA=>R.converters.AbortSignal(
QA,"RequestInit","signal"))},{key:"window",converter:R.converters.any},{key:"duplex",converter:R.converters.DOMString,allowedValues:I},{key:"dispatcher",converter:R.
converters.any},{key:"priority",converter:R.converters.DOMString,allowedValues:["high","low","auto"]}]),K.exports={Request:iA,makeRequest:BA,fromInnerRequest:UA,
cloneRequest:yA,getRequestDispatcher:z,getRequestState:W,removeRequestAbortListener:$}}),9051:((K,L,s)=>{const{Headers:C,HeadersList:l,fill:c,getHeadersGuard:n,
setHeadersGuard:y,setHeadersList:M}=s(660),{extractBody:Q,cloneBody:F,mixinBody:N,streamRegistry:f,bodyUnusable:u}=s(4492),h=s(3440),r=s(7975),{kEnumerableProperty:t}=h,
{isValidReasonPhrase:i,isCancelled:e,isAborted:A,isErrorLike:E,environmentSettingsObject:d}=s(3168),{redirectStatusSet:D,nullBodyStatus:S}=s(4495),{webidl:B}=s(
7879),{URLSerializer:g}=s(1900),{kConstruct:I}=s(6443),o=s(4589),{isomorphicEncode:a,serializeJavascriptValueToJSONString:m}=s(8116),R=new TextEncoder("utf-8");
let p,J,Z,O;class x{#A;#e;static error(){return b(Y(),"immutable")}static json(W,q=void 0){B.argumentLengthCheck(arguments,1,"Response.json"),q=B.converters.ResponseInit(
q);const $=R.encode(m(W)),iA=Q($),BA=b(sA({}),"response");return z(BA,q,{body:iA[0],type:"application/json"}),BA}static redirect(W,q=302){B.argumentLengthCheck(
arguments,1,"Response.redirect"),W=B.converters.USVString(W),q=B.converters["unsigned short"](q);let $;try{$=new URL(W,d.settingsObject.baseUrl)}catch(yA){throw new TypeError(
`Failed to parse URL from ${W}`,{cause:yA})}if(!D.has(q))throw new RangeError(`Invalid status code ${q}`);const iA=b(sA({}),"immutable");iA.#e.status=q;const BA=a(
g($));return iA.#e.headersList.append("location",BA,!0),iA}constructor(W=null,q=void 0){if(B.util.markAsUncloneable(this),W===I)return;W!==null&&(W=B.converters.
BodyInit(W,"Response","body")),q=B.converters.ResponseInit(q),this.#e=sA({}),this.#A=new C(I),y(this.#A,"response"),M(this.#A,this.#e.headersList);let $=null;if(W!=
null){const[iA,BA]=Q(W);$={body:iA,type:BA}}z(this,q,$)}get type(){return B.brandCheck(this,B.is.Response),this.#e.type}get url(){B.brandCheck(this,B.is.Response);
const W=this.#e.urlList,q=W[W.length-1]??null;return q===null?"":g(q,!0)}get redirected(){return B.brandCheck(this,B.is.Response),this.#e.urlList.length>1}get status(){
return B.brandCheck(this,B.is.Response),this.#e.status}get ok(){return B.brandCheck(this,B.is.Response),this.#e.status>=200&&this.#e.status<=299}get statusText(){
return B.brandCheck(this,B.is.Response),this.#e.statusText}get headers(){return B.brandCheck(this,B.is.Response),this.#A}get body(){return B.brandCheck(this,B.is.
Response),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return B.brandCheck(this,B.is.Response),!!this.#e.body&&h.isDisturbed(this.#e.body.stream)}clone(){
if(B.brandCheck(this,B.is.Response),u(this.#e))throw B.errors.exception({header:"Response.clone",message:"Body has already been consumed."});const W=tA(this.#e);
return this.#e.urlList.length!==0&&this.#e.body?.stream&&f.register(this,new WeakRef(this.#e.body.stream)),b(W,n(this.#A))}[r.inspect.custom](W,q){q.depth===null&&
(q.depth=2),q.colors??=!0;const $={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.
redirected,type:this.type,url:this.url};return`Response ${r.formatWithOptions(q,$)}`}static{p=W=>W.#A,J=(W,q)=>{W.#A=q},Z=W=>W.#e,O=(W,q)=>{W.#e=q},B.is.Response=
W=>W!=null&&typeof W=="object"&&#e in W}}N(x,Z,B.is.Response),Object.defineProperties(x.prototype,{type:t,url:t,status:t,ok:t,redirected:t,statusText:t,headers:t,
clone:t,body:t,bodyUsed:t,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(x,{json:t,redirect:t,error:t});function tA(V){if(V.internalResponse)
return T(tA(V.internalResponse),V.type);const W=sA({...V,body:null});return V.body!=null&&(W.body=F(V.body)),W}function sA(V){return{aborted:!1,rangeRequested:!1,
timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,cacheState:"",statusText:"",...V,headersList:V?.headersList?new l(V?.
headersList):new l,urlList:V?.urlList?[...V.urlList]:[]}}function Y(V){const W=E(V);return sA({type:"error",status:0,error:W?V:new Error(V&&String(V)),aborted:V&&
V.name==="AbortError"})}function G(V){return V.type==="error"&&V.status===0}function U(V,W){return W={internalResponse:V,...W},new Proxy(V,{get(q,$){return $ in
W?W[$]:q[$]},set(q,$,iA){return o(!($ in W)),q[$]=iA,!0}})}function T(V,W){if(W==="basic")return U(V,{type:"basic",headersList:V.headersList});if(W==="cors")return U(
V,{type:"cors",headersList:V.headersList});if(W==="opaque")return U(V,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(W==="opaqueredirect")return U(
V,{type:"opaqueredirect",status:0,statusText:"",headersList:[],body:null});o(!1)}function P(V,W=null){return o(e(V)),A(V)?Y(Object.assign(new DOMException("The \
operation was aborted.","AbortError"),{cause:W})):Y(Object.assign(new DOMException("Request was cancelled."),{cause:W}))}function z(V,W,q){if(W.status!==null&&(W.
status<200||W.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in W&&W.statusText!=null&&!i(String(
W.statusText)))throw new TypeError("Invalid statusText");if("status"in W&&W.status!=null&&(Z(V).status=W.status),"statusText"in W&&W.statusText!=null&&(Z(V).statusText=
W.statusText),"headers"in W&&W.headers!=null&&c(p(V),W.headers),q){if(S.includes(V.status))throw B.errors.exception({header:"Response constructor",message:`Inva\
lid response status code ${V.status}`});Z(V).body=q.body,q.type!=null&&!Z(V).headersList.contains("content-type",!0)&&Z(V).headersList.append("content-type",q.type,
!0)}}function b(V,W){const q=new x(I);O(q,V);const $=new C(I);return J(q,$),M($,V.headersList),y($,W),V.urlList.length!==0&&V.body?.stream&&f.register(q,new WeakRef(
V.body.stream)),q}B.converters.XMLHttpRequestBodyInit=function(V,W,q){return typeof V=="string"?B.converters.USVString(V,W,q):B.is.Blob(V)||B.is.BufferSource(V)||
B.is.FormData(V)||B.is.URLSearchParams(V)?V:B.converters.DOMString(V,W,q)},B.converters.BodyInit=function(V,W,q){return B.is.ReadableStream(V)||V?.[Symbol.asyncIterator]?
V:B.converters.XMLHttpRequestBodyInit(V,W,q)},B.converters.ResponseInit=B.dictionaryConverter([{key:"status",converter:B.converters["unsigned short"],defaultValue:()=>200},
{key:"statusText",converter:B.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:B.converters.HeadersInit}]),K.exports={isNetworkError:G,makeNetworkError:Y,
makeResponse:sA,makeAppropriateNetworkError:P,filterResponse:T,Response:x,cloneResponse:tA,fromInnerResponse:b,getResponseState:Z}}),3168:((K,L,s)=>{const{Transform:C}=s(
7075),l=s(8522),{redirectStatusSet:c,referrerPolicyTokens:n,badPortsSet:y}=s(4495),{getGlobalOrigin:M}=s(1059),{collectAnHTTPQuotedString:Q,parseMIMEType:F}=s(1900),
{performance:N}=s(643),{isValidHTTPToken:f,normalizedMethodRecordsBase:u}=s(3440),h=s(4589),{isUint8Array:r}=s(3429),{webidl:t}=s(7879),{isomorphicEncode:i,collectASequenceOfCodePoints:e,
removeChars:A}=s(8116);function E(_){const aA=_.urlList,DA=aA.length;return DA===0?null:aA[DA-1].toString()}function d(_,aA){if(!c.has(_.status))return null;let DA=_.
headersList.get("location",!0);return DA!==null&&m(DA)&&(D(DA)||(DA=S(DA)),DA=new URL(DA,E(_))),DA&&!DA.hash&&(DA.hash=aA),DA}function D(_){for(let aA=0;aA<_.length;++aA){
const DA=_.charCodeAt(aA);if(DA>126||DA<32)return!1}return!0}function S(_){return Buffer.from(_,"binary").toString("utf8")}function B(_){return _.urlList[_.urlList.
length-1]}function g(_){const aA=B(_);return wA(aA)&&y.has(aA.port)?"blocked":"allowed"}function I(_){return _ instanceof Error||_?.constructor?.name==="Error"||
_?.constructor?.name==="DOMException"}function o(_){for(let aA=0;aA<_.length;++aA){const DA=_.charCodeAt(aA);if(!(DA===9||DA>=32&&DA<=126||DA>=128&&DA<=255))return!1}
return!0}const a=f;function m(_){return(_[0]==="	"||_[0]===" "||_[_.length-1]==="	"||_[_.length-1]===" "||_.includes(`
`)||_.includes("\r")||_.includes("\0"))===!1}function R(_){const aA=(_.headersList.get("referrer-policy",!0)??"").split(",");let DA="";if(aA.length)for(let pA=aA.
length;pA!==0;pA--){const ZA=aA[pA-1].trim();if(n.has(ZA)){DA=ZA;break}}return DA}function p(_,aA){const DA=R(aA);DA!==""&&(_.referrerPolicy=DA)}function J(){return"\
allowed"}function Z(){return"success"}function O(){return"success"}function x(_){if(!iA(B(_)))return;let aA=null;aA=_.mode,_.headersList.set("sec-fetch-mode",aA,
!0)}function tA(_){let aA=_.origin;if(!(aA==="client"||aA===void 0)){if(_.responseTainting==="cors"||_.mode==="websocket")_.headersList.append("origin",aA,!0);else if(_.
method!=="GET"&&_.method!=="HEAD"){switch(_.referrerPolicy){case"no-referrer":aA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-ori\
gin-when-cross-origin":_.origin&&VA(_.origin)&&!VA(B(_))&&(aA=null);break;case"same-origin":yA(_,B(_))||(aA=null);break;default:}_.headersList.append("origin",aA,
!0)}}}function sA(_,aA){return _}function Y(_,aA,DA){return!_?.startTime||_.startTime<aA?{domainLookupStartTime:aA,domainLookupEndTime:aA,connectionStartTime:aA,
connectionEndTime:aA,secureConnectionStartTime:aA,ALPNNegotiatedProtocol:_?.ALPNNegotiatedProtocol}:{domainLookupStartTime:sA(_.domainLookupStartTime,DA),domainLookupEndTime:sA(
_.domainLookupEndTime,DA),connectionStartTime:sA(_.connectionStartTime,DA),connectionEndTime:sA(_.connectionEndTime,DA),secureConnectionStartTime:sA(_.secureConnectionStartTime,
DA),ALPNNegotiatedProtocol:_.ALPNNegotiatedProtocol}}function G(_){return sA(N.now(),_)}function U(_){return{startTime:_.startTime??0,redirectStartTime:0,redirectEndTime:0,
postRedirectStartTime:_.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,
finalConnectionTimingInfo:null}}function T(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function P(_){return{referrerPolicy:_.referrerPolicy}}function z(_){
const aA=_.referrerPolicy;h(aA);let DA=null;if(_.referrer==="client"){const JA=M();if(!JA||JA.origin==="null")return"no-referrer";DA=new URL(JA)}else t.is.URL(_.
referrer)&&(DA=_.referrer);let pA=b(DA);const ZA=b(DA,!0);switch(pA.toString().length>4096&&(pA=ZA),aA){case"no-referrer":return"no-referrer";case"origin":return ZA??
b(DA,!0);case"unsafe-url":return pA;case"strict-origin":{const JA=B(_);return iA(pA)&&!iA(JA)?"no-referrer":ZA}case"strict-origin-when-cross-origin":{const JA=B(
_);return yA(pA,JA)?pA:iA(pA)&&!iA(JA)?"no-referrer":ZA}case"same-origin":return yA(_,pA)?pA:"no-referrer";case"origin-when-cross-origin":return yA(_,pA)?pA:ZA;case"\
no-referrer-when-downgrade":{const JA=B(_);return iA(pA)&&!iA(JA)?"no-referrer":pA}}}function b(_,aA=!1){return h(t.is.URL(_)),_=new URL(_),vA(_)?"no-referrer":
(_.username="",_.password="",_.hash="",aA===!0&&(_.pathname="",_.search=""),_)}const V=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
W=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function q(_){return _.includes(":")?(_[0]==="["&&_[_.length-1]==="]"&&(_=_.slice(
1,-1)),W(_)):V(_)}function $(_){return _==null||_==="null"?!1:(_=new URL(_),!!(_.protocol==="https:"||_.protocol==="wss:"||q(_.hostname)||_.hostname==="localhos\
t"||_.hostname==="localhost."||_.hostname.endsWith(".localhost")||_.hostname.endsWith(".localhost.")||_.protocol==="file:"))}function iA(_){return t.is.URL(_)?_.
href==="about:blank"||_.href==="about:srcdoc"||_.protocol==="data:"||_.protocol==="blob:"?!0:$(_.origin):!1}function BA(_){}function yA(_,aA){return _.origin===
aA.origin&&_.origin==="null"||_.protocol===aA.protocol&&_.hostname===aA.hostname&&_.port===aA.port}function UA(_){return _.controller.state==="aborted"}function QA(_){
return _.controller.state==="aborted"||_.controller.state==="terminated"}function lA(_){return u[_.toLowerCase()]??_}const hA=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function NA(_,aA,DA=0,pA=1){class ZA{#A;#e;#t;constructor(Ae,ne){this.#A=Ae,this.#e=ne,this.#t=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${_} Iterator.`);const Ae=this.#t,ne=aA(this.#A),te=ne.length;
if(Ae>=te)return{value:void 0,done:!0};const{[DA]:oe,[pA]:ae}=ne[Ae];this.#t=Ae+1;let Ie;switch(this.#e){case"key":Ie=oe;break;case"value":Ie=ae;break;case"key+\
value":Ie=[oe,ae];break}return{value:Ie,done:!1}}}return delete ZA.prototype.constructor,Object.setPrototypeOf(ZA.prototype,hA),Object.defineProperties(ZA.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${_} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(JA,Ae){return new ZA(
JA,Ae)}}function v(_,aA,DA,pA=0,ZA=1,JA){const Ae=NA(_,DA,pA,ZA),ne={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return t.brandCheck(this,JA),
Ae(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return t.brandCheck(this,JA),Ae(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return t.brandCheck(this,JA),Ae(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(oe,ae=globalThis){
if(t.brandCheck(this,JA),t.argumentLengthCheck(arguments,1,`${_}.forEach`),typeof oe!="function")throw new TypeError(`Failed to execute 'forEach' on '${_}': par\
ameter 1 is not of type 'Function'.`);for(const{0:Ie,1:we}of Ae(this,"key+value"))oe.call(ae,we,Ie,this)}}};return Object.defineProperties(aA.prototype,{...ne,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:ne.entries.value}})}function SA(_,aA,DA){const pA=aA,ZA=DA;try{const JA=_.stream.getReader();xA(JA,pA,
ZA)}catch(JA){ZA(JA)}}function OA(_){try{_.close(),_.byobRequest?.respond(0)}catch(aA){if(!aA.message.includes("Controller is already closed")&&!aA.message.includes(
"ReadableStream is already closed"))throw aA}}async function xA(_,aA,DA){try{const pA=[];let ZA=0;do{const{done:JA,value:Ae}=await _.read();if(JA){aA(Buffer.concat(
pA,ZA));return}if(!r(Ae)){DA(new TypeError("Received non-Uint8Array chunk"));return}pA.push(Ae),ZA+=Ae.length}while(!0)}catch(pA){DA(pA)}}function vA(_){h("prot\
ocol"in _);const aA=_.protocol;return aA==="about:"||aA==="blob:"||aA==="data:"}function VA(_){return typeof _=="string"&&_[5]===":"&&_[0]==="h"&&_[1]==="t"&&_[2]===
"t"&&_[3]==="p"&&_[4]==="s"||_.protocol==="https:"}function wA(_){h("protocol"in _);const aA=_.protocol;return aA==="http:"||aA==="https:"}function HA(_,aA){const DA=_;
if(!DA.startsWith("bytes"))return"failure";const pA={position:5};if(aA&&e(te=>te==="	"||te===" ",DA,pA),DA.charCodeAt(pA.position)!==61)return"failure";pA.position++,
aA&&e(te=>te==="	"||te===" ",DA,pA);const ZA=e(te=>{const oe=te.charCodeAt(0);return oe>=48&&oe<=57},DA,pA),JA=ZA.length?Number(ZA):null;if(aA&&e(te=>te==="	"||
te===" ",DA,pA),DA.charCodeAt(pA.position)!==45)return"failure";pA.position++,aA&&e(te=>te==="	"||te===" ",DA,pA);const Ae=e(te=>{const oe=te.charCodeAt(0);return oe>=
48&&oe<=57},DA,pA),ne=Ae.length?Number(Ae):null;return pA.position<DA.length||ne===null&&JA===null||JA!==null&&ne!==null&&JA>ne?"failure":{rangeStartValue:JA,rangeEndValue:ne}}
function CA(_,aA,DA){let pA="bytes ";return pA+=i(`${_}`),pA+="-",pA+=i(`${aA}`),pA+="/",pA+=i(`${DA}`),pA}class MA extends C{#A;constructor(aA){super(),this.#A=
aA}_transform(aA,DA,pA){if(!this._inflateStream){if(aA.length===0){pA();return}this._inflateStream=(aA[0]&15)===8?l.createInflate(this.#A):l.createInflateRaw(this.#A),
this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",ZA=>this.destroy(ZA))}this.
_inflateStream.write(aA,DA,pA)}_final(aA){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),aA()}}function PA(_){return new MA(_)}function X(_){
let aA=null,DA=null,pA=null;const ZA=fA("content-type",_);if(ZA===null)return"failure";for(const JA of ZA){const Ae=F(JA);Ae==="failure"||Ae.essence==="*/*"||(pA=
Ae,pA.essence!==DA?(aA=null,pA.parameters.has("charset")&&(aA=pA.parameters.get("charset")),DA=pA.essence):!pA.parameters.has("charset")&&aA!==null&&pA.parameters.
set("charset",aA))}return pA??"failure"}function oA(_){const aA=_,DA={position:0},pA=[];let ZA="";for(;DA.position<aA.length;){if(ZA+=e(JA=>JA!=='"'&&JA!==",",aA,
DA),DA.position<aA.length)if(aA.charCodeAt(DA.position)===34){if(ZA+=Q(aA,DA),DA.position<aA.length)continue}else h(aA.charCodeAt(DA.position)===44),DA.position++;
ZA=A(ZA,!0,!0,JA=>JA===9||JA===32),pA.push(ZA),ZA=""}return pA}function fA(_,aA){const DA=aA.get(_,!0);return DA===null?null:oA(DA)}function LA(_){return!1}function rA(_){
return!!(_.username||_.password)}function bA(_){return _!=null&&_!=="client"&&_!=="no-traversable"}class w{get baseUrl(){return M()}get origin(){return this.baseUrl?.
origin}policyContainer=T()}class cA{settingsObject=new w}const RA=new cA;K.exports={isAborted:UA,isCancelled:QA,isValidEncodedURL:D,tryUpgradeRequestToAPotentiallyTrustworthyURL:BA,
clampAndCoarsenConnectionTimingInfo:Y,coarsenedSharedCurrentTime:G,determineRequestsReferrer:z,makePolicyContainer:T,clonePolicyContainer:P,appendFetchMetadata:x,
appendRequestOriginHeader:tA,TAOCheck:O,corsCheck:Z,crossOriginResourcePolicyCheck:J,createOpaqueTimingInfo:U,setRequestReferrerPolicyOnRedirect:p,isValidHTTPToken:f,
requestBadPort:g,requestCurrentURL:B,responseURL:E,responseLocationURL:d,isURLPotentiallyTrustworthy:iA,isValidReasonPhrase:o,sameOrigin:yA,normalizeMethod:lA,iteratorMixin:v,
createIterator:NA,isValidHeaderName:a,isValidHeaderValue:m,isErrorLike:I,fullyReadBody:SA,readableStreamClose:OA,urlIsLocal:vA,urlHasHttpsScheme:VA,urlIsHttpHttpsScheme:wA,
readAllBytes:xA,simpleRangeHeaderValue:HA,buildContentRange:CA,createInflate:PA,extractMimeType:X,getDecodeSplit:fA,environmentSettingsObject:RA,isOriginIPPotentiallyTrustworthy:q,
hasAuthenticationEntry:LA,includesCredentials:rA,isTraversableNavigable:bA}}),8116:((K,L,s)=>{const C=s(4589),{utf8DecodeBytes:l}=s(276);function c(A,E,d){let D="";
for(;d.position<E.length&&A(E[d.position]);)D+=E[d.position],d.position++;return D}function n(A,E,d){const D=E.indexOf(A,d.position),S=d.position;return D===-1?
(d.position=E.length,E.slice(S)):(d.position=D,E.slice(S,d.position))}const y=/[\u0009\u000A\u000C\u000D\u0020]/g;function M(A){A=A.replace(y,"");let E=A.length;
if(E%4===0&&A.charCodeAt(E-1)===61&&(--E,A.charCodeAt(E-1)===61&&--E),E%4===1||/[^+/0-9A-Za-z]/.test(A.length===E?A:A.substring(0,E)))return"failure";const d=Buffer.
from(A,"base64");return new Uint8Array(d.buffer,d.byteOffset,d.byteLength)}function Q(A){return A===9||A===10||A===12||A===13||A===32}function F(A){const E=A.length;
if(65535>E)return String.fromCharCode.apply(null,A);let d="",D=0,S=65535;for(;D<E;)D+S>E&&(S=E-D),d+=String.fromCharCode.apply(null,A.subarray(D,D+=S));return d}
const N=/[^\x00-\xFF]/;function f(A){return C(!N.test(A)),A}const u=/[^\x00-\x7F]/;function h(A){return u.test(A)?A.replace(/[A-Z]+/g,E=>E.toLowerCase()):A.toLowerCase()}
function r(A){return JSON.parse(l(A))}function t(A,E=!0,d=!0){return i(A,E,d,Q)}function i(A,E,d,D){let S=0,B=A.length-1;if(E)for(;S<A.length&&D(A.charCodeAt(S));)
S++;if(d)for(;B>=S&&D(A.charCodeAt(B));)B--;return S===0&&B===A.length-1?A:A.slice(S,B+1)}function e(A){const E=JSON.stringify(A);if(E===void 0)throw new TypeError(
"Value is not JSON serializable");return C(typeof E=="string"),E}K.exports={asciiLowercase:h,collectASequenceOfCodePoints:c,collectASequenceOfCodePointsFast:n,forgivingBase64:M,
isASCIIWhitespace:Q,isomorphicDecode:F,isomorphicEncode:f,parseJSONFromBytes:r,removeASCIIWhitespace:t,removeChars:i,serializeJavascriptValueToJSONString:e}}),5082:((K,L,s)=>{
const C=s(4589),{runtimeFeatures:l}=s(313),{asciiLowercase:c}=s(8116),n=new Map([["sha256",0],["sha384",1],["sha512",2]]);let y;if(l.has("crypto")){y=s(7598);const r=y.
getHashes();r.length===0&&n.clear();for(const t of n.keys())r.includes(t)===!1&&n.delete(t)}else n.clear();const M=Map.prototype.get.bind(n),Q=r=>n.has(c(r)),F=l.
has("crypto")===!1||n.size===0?()=>!0:(r,t)=>{const i=f(t);if(i.length===0)return!0;const e=N(i);for(const A of e){const E=A.alg,d=A.val,D=u(E,r);if(h(D,d))return!0}
return!1};function N(r){const t=[];let i=null;for(const e of r){if(C(Q(e.alg),"Invalid SRI hash algorithm token"),t.length===0){t.push(e),i=e;continue}const A=i.
alg,E=M(A),d=e.alg,D=M(d);D<E||(D>E?(i=e,t[0]=e,t.length=1):t.push(e))}return t}function f(r){const t=[];for(const i of r.split(/[\t\n\f\r ]+/)){const A=i.split(
"?",1)[0];let E="";const d=[A.slice(0,6),A.slice(7)],D=d[0];if(!Q(D))continue;d[1]&&(E=d[1]);const S={alg:c(D),val:E};t.push(S)}return t}const u=(r,t)=>y.hash(r,
t,"base64");function h(r,t){let i=r.length;i!==0&&r[i-1]==="="&&(i-=1),i!==0&&r[i-1]==="="&&(i-=1);let e=t.length;if(e!==0&&t[e-1]==="="&&(e-=1),e!==0&&t[e-1]===
"="&&(e-=1),i!==e)return!1;for(let A=0;A<i;++A)if(!(r[A]===t[A]||r[A]==="+"&&t[A]==="-"||r[A]==="/"&&t[A]==="_"))return!1;return!0}K.exports={applyAlgorithmToBytes:u,
bytesMatch:F,caseSensitiveMatch:h,isValidSRIHashAlgorithm:Q,getStrongestMetadata:N,parseMetadata:f}}),7879:((K,L,s)=>{const C=s(4589),{types:l,inspect:c}=s(7975),
{markAsUncloneable:n}=s(5919),y=1,M=2,Q=3,F=4,N=5,f=6,u=7,h=8,r=Function.call.bind(Function.prototype[Symbol.hasInstance]),t={converters:{},util:{},errors:{},is:{}};
t.errors.exception=function(i){return new TypeError(`${i.header}: ${i.message}`)},t.errors.conversionFailed=function(i){const e=i.types.length===1?"":" one of",
A=`${i.argument} could not be converted to${e}: ${i.types.join(", ")}.`;return t.errors.exception({header:i.prefix,message:A})},t.errors.invalidArgument=function(i){
return t.errors.exception({header:i.prefix,message:`"${i.value}" is an invalid ${i.type}.`})},t.brandCheck=function(i,e){if(!e(i)){const A=new TypeError("Illega\
l invocation");throw A.code="ERR_INVALID_THIS",A}},t.argumentLengthCheck=function({length:i},e,A){if(i<e)throw t.errors.exception({message:`${e} argument${e!==1?
"s":""} required, but${i?" only":""} ${i} found.`,header:A})},t.illegalConstructor=function(){throw t.errors.exception({header:"TypeError",message:"Illegal cons\
tructor"})},t.util.MakeTypeAssertion=function(i){return e=>r(i,e)},t.util.Type=function(i){switch(typeof i){case"undefined":return y;case"boolean":return M;case"\
string":return Q;case"symbol":return F;case"number":return N;case"bigint":return f;case"function":case"object":return i===null?u:h}},t.util.Types={UNDEFINED:y,BOOLEAN:M,
STRING:Q,SYMBOL:F,NUMBER:N,BIGINT:f,NULL:u,OBJECT:h},t.util.TypeValueToString=function(i){switch(t.util.Type(i)){case y:return"Undefined";case M:return"Boolean";case Q:
return"String";case F:return"Symbol";case N:return"Number";case f:return"BigInt";case u:return"Null";case h:return"Object"}},t.util.markAsUncloneable=n,t.util.ConvertToInt=
function(i,e,A,E){let d,D;e===64?(d=Math.pow(2,53)-1,A==="unsigned"?D=0:D=Math.pow(-2,53)+1):A==="unsigned"?(D=0,d=Math.pow(2,e)-1):(D=-Math.pow(2,e-1),d=Math.pow(
2,e-1)-1);let S=Number(i);if(S===0&&(S=0),t.util.HasFlag(E,t.attributes.EnforceRange)){if(Number.isNaN(S)||S===Number.POSITIVE_INFINITY||S===Number.NEGATIVE_INFINITY)
throw t.errors.exception({header:"Integer conversion",message:`Could not convert ${t.util.Stringify(i)} to an integer.`});if(S=t.util.IntegerPart(S),S<D||S>d)throw t.
errors.exception({header:"Integer conversion",message:`Value must be between ${D}-${d}, got ${S}.`});return S}return!Number.isNaN(S)&&t.util.HasFlag(E,t.attributes.
Clamp)?(S=Math.min(Math.max(S,D),d),Math.floor(S)%2===0?S=Math.floor(S):S=Math.ceil(S),S):Number.isNaN(S)||S===0&&Object.is(0,S)||S===Number.POSITIVE_INFINITY||
S===Number.NEGATIVE_INFINITY?0:(S=t.util.IntegerPart(S),S=S%Math.pow(2,e),A==="signed"&&S>=Math.pow(2,e-1)?S-Math.pow(2,e):S)},t.util.IntegerPart=function(i){const e=Math.
floor(Math.abs(i));return i<0?-1*e:e},t.util.Stringify=function(i){switch(t.util.Type(i)){case F:return`Symbol(${i.description})`;case h:return c(i);case Q:return`\
"${i}"`;case f:return`${i}n`;default:return`${i}`}},t.util.IsResizableArrayBuffer=function(i){if(l.isArrayBuffer(i))return i.resizable;if(l.isSharedArrayBuffer(
i))return i.growable;throw t.errors.exception({header:"IsResizableArrayBuffer",message:`"${t.util.Stringify(i)}" is not an array buffer.`})},t.util.HasFlag=function(i,e){
return typeof i=="number"&&(i&e)===e},t.sequenceConverter=function(i){return(e,A,E,d)=>{if(t.util.Type(e)!==h)throw t.errors.exception({header:A,message:`${E} (${t.
util.Stringify(e)}) is not iterable.`});const D=typeof d=="function"?d():e?.[Symbol.iterator]?.(),S=[];let B=0;if(D===void 0||typeof D.next!="function")throw t.
errors.exception({header:A,message:`${E} is not iterable.`});for(;;){const{done:g,value:I}=D.next();if(g)break;S.push(i(I,A,`${E}[${B++}]`))}return S}},t.recordConverter=
function(i,e){return(A,E,d)=>{if(t.util.Type(A)!==h)throw t.errors.exception({header:E,message:`${d} ("${t.util.TypeValueToString(A)}") is not an Object.`});const D={};
if(!l.isProxy(A)){const B=[...Object.getOwnPropertyNames(A),...Object.getOwnPropertySymbols(A)];for(const g of B){const I=t.util.Stringify(g),o=i(g,E,`Key ${I} \
in ${d}`),a=e(A[g],E,`${d}[${I}]`);D[o]=a}return D}const S=Reflect.ownKeys(A);for(const B of S)if(Reflect.getOwnPropertyDescriptor(A,B)?.enumerable){const I=i(B,
E,d),o=e(A[B],E,d);D[I]=o}return D}},t.interfaceConverter=function(i,e){return(A,E,d)=>{if(!i(A))throw t.errors.exception({header:E,message:`Expected ${d} ("${t.
util.Stringify(A)}") to be an instance of ${e}.`});return A}},t.dictionaryConverter=function(i){return i.sort((e,A)=>(e.key>A.key)-(e.key<A.key)),(e,A,E)=>{const d={};
if(e!=null&&t.util.Type(e)!==h)throw t.errors.exception({header:A,message:`Expected ${e} to be one of: Null, Undefined, Object.`});for(const D of i){const{key:S,
defaultValue:B,required:g,converter:I}=D;if(g===!0&&(e==null||!Object.hasOwn(e,S)))throw t.errors.exception({header:A,message:`Missing required key "${S}".`});let o=e?.[S];
const a=B!==void 0;if(a&&o===void 0&&(o=B()),g||a||o!==void 0){if(o=I(o,A,`${E}.${S}`),D.allowedValues&&!D.allowedValues.includes(o))throw t.errors.exception({header:A,
message:`${o} is not an accepted type. Expected one of ${D.allowedValues.join(", ")}.`});d[S]=o}}return d}},t.nullableConverter=function(i){return(e,A,E)=>e===null?
e:i(e,A,E)},t.is.USVString=function(i){return typeof i=="string"&&i.isWellFormed()},t.is.ReadableStream=t.util.MakeTypeAssertion(ReadableStream),t.is.Blob=t.util.
MakeTypeAssertion(Blob),t.is.URLSearchParams=t.util.MakeTypeAssertion(URLSearchParams),t.is.File=t.util.MakeTypeAssertion(File),t.is.URL=t.util.MakeTypeAssertion(
URL),t.is.AbortSignal=t.util.MakeTypeAssertion(AbortSignal),t.is.MessagePort=t.util.MakeTypeAssertion(MessagePort),t.is.BufferSource=function(i){return l.isArrayBuffer(
i)||ArrayBuffer.isView(i)&&l.isArrayBuffer(i.buffer)},t.util.getCopyOfBytesHeldByBufferSource=function(i){const e=i;let A=e,E=0,d=0;if(l.isTypedArray(e)||l.isDataView(
e)?(A=e.buffer,E=e.byteOffset,d=e.byteLength):(C(l.isAnyArrayBuffer(e)),d=e.byteLength),A.detached)return new Uint8Array(0);const D=new Uint8Array(d),S=new Uint8Array(
A,E,d);return D.set(S),D},t.converters.DOMString=function(i,e,A,E){if(i===null&&t.util.HasFlag(E,t.attributes.LegacyNullToEmptyString))return"";if(typeof i=="sy\
mbol")throw t.errors.exception({header:e,message:`${A} is a symbol, which cannot be converted to a DOMString.`});return String(i)},t.converters.ByteString=function(i,e,A){
if(typeof i=="symbol")throw t.errors.exception({header:e,message:`${A} is a symbol, which cannot be converted to a ByteString.`});const E=String(i);for(let d=0;d<
E.length;d++)if(E.charCodeAt(d)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${d} has a value of ${E.charCodeAt(
d)} which is greater than 255.`);return E},t.converters.USVString=function(i){return typeof i=="string"?i.toWellFormed():`${i}`.toWellFormed()},t.converters.boolean=
function(i){return!!i},t.converters.any=function(i){return i},t.converters["long long"]=function(i,e,A){return t.util.ConvertToInt(i,64,"signed",0,e,A)},t.converters["\
unsigned long long"]=function(i,e,A){return t.util.ConvertToInt(i,64,"unsigned",0,e,A)},t.converters["unsigned long"]=function(i,e,A){return t.util.ConvertToInt(
i,32,"unsigned",0,e,A)},t.converters["unsigned short"]=function(i,e,A,E){return t.util.ConvertToInt(i,16,"unsigned",E,e,A)},t.converters.ArrayBuffer=function(i,e,A,E){
if(t.util.Type(i)!==h||!l.isArrayBuffer(i))throw t.errors.conversionFailed({prefix:e,argument:`${A} ("${t.util.Stringify(i)}")`,types:["ArrayBuffer"]});if(!t.util.
HasFlag(E,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(i))throw t.errors.exception({header:e,message:`${A} cannot be a resizable ArrayBuffer.`});
return i},t.converters.SharedArrayBuffer=function(i,e,A,E){if(t.util.Type(i)!==h||!l.isSharedArrayBuffer(i))throw t.errors.conversionFailed({prefix:e,argument:`${A}\
 ("${t.util.Stringify(i)}")`,types:["SharedArrayBuffer"]});if(!t.util.HasFlag(E,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(i))throw t.errors.exception(
{header:e,message:`${A} cannot be a resizable SharedArrayBuffer.`});return i},t.converters.TypedArray=function(i,e,A,E,d){if(t.util.Type(i)!==h||!l.isTypedArray(
i)||i.constructor.name!==e.name)throw t.errors.conversionFailed({prefix:A,argument:`${E} ("${t.util.Stringify(i)}")`,types:[e.name]});if(!t.util.HasFlag(d,t.attributes.
AllowShared)&&l.isSharedArrayBuffer(i.buffer))throw t.errors.exception({header:A,message:`${E} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(
d,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(i.buffer))throw t.errors.exception({header:A,message:`${E} cannot be a view on a resizable array b\
uffer.`});return i},t.converters.DataView=function(i,e,A,E){if(t.util.Type(i)!==h||!l.isDataView(i))throw t.errors.conversionFailed({prefix:e,argument:`${A} ("${t.
util.Stringify(i)}")`,types:["DataView"]});if(!t.util.HasFlag(E,t.attributes.AllowShared)&&l.isSharedArrayBuffer(i.buffer))throw t.errors.exception({header:e,message:`${A}\
 cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(E,t.attributes.AllowResizable)&&t.util.IsResizableArrayBuffer(i.buffer))throw t.errors.exception(
{header:e,message:`${A} cannot be a view on a resizable array buffer.`});return i},t.converters.ArrayBufferView=function(i,e,A,E){if(t.util.Type(i)!==h||!l.isArrayBufferView(
i))throw t.errors.conversionFailed({prefix:e,argument:`${A} ("${t.util.Stringify(i)}")`,types:["ArrayBufferView"]});if(!t.util.HasFlag(E,t.attributes.AllowShared)&&
l.isSharedArrayBuffer(i.buffer))throw t.errors.exception({header:e,message:`${A} cannot be a view on a shared array buffer.`});if(!t.util.HasFlag(E,t.attributes.
AllowResizable)&&t.util.IsResizableArrayBuffer(i.buffer))throw t.errors.exception({header:e,message:`${A} cannot be a view on a resizable array buffer.`});return i},
t.converters.BufferSource=function(i,e,A,E){if(l.isArrayBuffer(i))return t.converters.ArrayBuffer(i,e,A,E);if(l.isArrayBufferView(i))return E&=~t.attributes.AllowShared,
t.converters.ArrayBufferView(i,e,A,E);throw l.isSharedArrayBuffer(i)?t.errors.exception({header:e,message:`${A} cannot be a SharedArrayBuffer.`}):t.errors.conversionFailed(
{prefix:e,argument:`${A} ("${t.util.Stringify(i)}")`,types:["ArrayBuffer","ArrayBufferView"]})},t.converters.AllowSharedBufferSource=function(i,e,A,E){if(l.isArrayBuffer(
i))return t.converters.ArrayBuffer(i,e,A,E);if(l.isSharedArrayBuffer(i))return t.converters.SharedArrayBuffer(i,e,A,E);if(l.isArrayBufferView(i))return E|=t.attributes.
AllowShared,t.converters.ArrayBufferView(i,e,A,E);throw t.errors.conversionFailed({prefix:e,argument:`${A} ("${t.util.Stringify(i)}")`,types:["ArrayBuffer","Sha\
redArrayBuffer","ArrayBufferView"]})},t.converters["sequence<ByteString>"]=t.sequenceConverter(t.converters.ByteString),t.converters["sequence<sequence<ByteStri\
ng>>"]=t.sequenceConverter(t.converters["sequence<ByteString>"]),t.converters["record<ByteString, ByteString>"]=t.recordConverter(t.converters.ByteString,t.converters.
ByteString),t.converters.Blob=t.interfaceConverter(t.is.Blob,"Blob"),t.converters.AbortSignal=t.interfaceConverter(t.is.AbortSignal,"AbortSignal"),t.converters.
EventHandlerNonNull=function(i){return t.util.Type(i)!==h?null:typeof i=="function"?i:()=>{}},t.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,
LegacyNullToEmptyString:16},K.exports={webidl:t}}),6897:((K,L,s)=>{const{uid:C,states:l,sentCloseFrameState:c,emptyBuffer:n,opcodes:y}=s(736),{parseExtensions:M,
isClosed:Q,isClosing:F,isEstablished:N,isConnecting:f,validateCloseCodeAndReason:u}=s(8625),{makeRequest:h}=s(9967),{fetching:r}=s(4398),{Headers:t,getHeadersList:i}=s(
660),{getDecodeSplit:e}=s(3168),{WebsocketFrameSend:A}=s(3264),E=s(4589),{runtimeFeatures:d}=s(313),D=d.has("crypto")?s(7598):null;let S=!1;function B(a,m,R,p,J){
const Z=a;Z.protocol=a.protocol==="ws:"?"http:":"https:";const O=h({urlList:[Z],client:R,serviceWorkers:"none",referrer:"no-referrer",mode:"websocket",credentials:"\
include",cache:"no-store",redirect:"error",useURLCredentials:!0});if(J.headers){const Y=i(new t(J.headers));O.headersList=Y}const x=D.randomBytes(16).toString("\
base64");O.headersList.append("sec-websocket-key",x,!0),O.headersList.append("sec-websocket-version","13",!0);for(const Y of m)O.headersList.append("sec-websock\
et-protocol",Y,!0);return O.headersList.append("sec-websocket-extensions","permessage-deflate; client_max_window_bits",!0),r({request:O,useParallelQueue:!0,dispatcher:J.
dispatcher,processResponse(Y){if(Y.type==="error"||Y.status!==101){if(Y.socket?.session==null){I(p,Y,1002,"Received network error or non-101 status code.",Y.error);
return}if(Y.status!==200){I(p,Y,1002,"Received network error or non-200 status code.",Y.error);return}}if(S===!1&&Y.socket?.session!=null&&(process.emitWarning(
"WebSocket over HTTP2 is experimental, and subject to change.","ExperimentalWarning"),S=!0),m.length!==0&&!Y.headersList.get("Sec-WebSocket-Protocol")){I(p,Y,1002,
"Server did not respond with sent protocols.");return}if(Y.socket.session==null&&Y.headersList.get("Upgrade")?.toLowerCase()!=="websocket"){I(p,Y,1002,'Server d\
id not set Upgrade header to "websocket".');return}if(Y.socket.session==null&&Y.headersList.get("Connection")?.toLowerCase()!=="upgrade"){I(p,Y,1002,'Server did\
 not set Connection header to "upgrade".');return}if(Y.socket.session==null){const P=Y.headersList.get("Sec-WebSocket-Accept"),z=D.hash("sha1",x+C,"base64");if(P!==
z){I(p,Y,1002,"Incorrect hash received in Sec-WebSocket-Accept header.");return}}const G=Y.headersList.get("Sec-WebSocket-Extensions");let U;if(G!==null&&(U=M(G),
!U.has("permessage-deflate"))){I(p,Y,1002,"Sec-WebSocket-Extensions header does not match.");return}const T=Y.headersList.get("Sec-WebSocket-Protocol");if(T!==null){
const P=e("sec-websocket-protocol",O.headersList);if(P===null||!P.includes(T)){I(p,Y,1002,"Protocol was not set in the opening handshake.");return}}Y.socket.session!=
null&&(Y.socket.allowHalfOpen=!1),Y.socket.on("data",p.onSocketData),Y.socket.on("close",p.onSocketClose),Y.socket.on("error",p.onSocketError),p.wasEverConnected=
!0,p.onConnectionEstablished(Y,U)}})}function g(a,m,R,p=!1){if(m??=null,R??="",p&&u(m,R),!(Q(a.readyState)||F(a.readyState)))if(!N(a.readyState))o(a),a.readyState=
l.CLOSING;else if(!a.closeState.has(c.SENT)&&!a.closeState.has(c.RECEIVED)){const J=new A;R.length!==0&&m===null&&(m=1e3),E(m===null||Number.isInteger(m)),m===null&&
R.length===0?J.frameData=n:m!==null&&R===null?(J.frameData=Buffer.allocUnsafe(2),J.frameData.writeUInt16BE(m,0)):m!==null&&R!==null?(J.frameData=Buffer.allocUnsafe(
2+Buffer.byteLength(R)),J.frameData.writeUInt16BE(m,0),J.frameData.write(R,2,"utf-8")):J.frameData=n,a.socket.write(J.createFrame(y.CLOSE)),a.closeState.add(c.SENT),
a.readyState=l.CLOSING}else a.readyState=l.CLOSING}function I(a,m,R,p,J){m.socket?.session!=null&&!m.socket.destroyed&&m.socket.destroy(),o(a,R,p,J)}function o(a,m,R,p){
N(a.readyState)&&g(a,m,R,!1),a.controller.abort(),f(a.readyState)?a.onSocketClose():a.socket?.destroyed===!1&&a.socket.destroy()}K.exports={establishWebSocketConnection:B,
failWebsocketConnection:o,closeWebSocketConnection:g}}),736:(K=>{const L="258EAFA5-E914-47DA-95CA-C5AB0DC85B11",s={enumerable:!0,writable:!1,configurable:!1},C={
CONNECTING:0,OPEN:1,CLOSING:2,CLOSED:3},l={SENT:1,RECEIVED:2},c={CONTINUATION:0,TEXT:1,BINARY:2,CLOSE:8,PING:9,PONG:10},n=65535,y={INFO:0,PAYLOADLENGTH_16:2,PAYLOADLENGTH_64:3,
READ_DATA:4},M=Buffer.allocUnsafe(0),Q={text:1,typedArray:2,arrayBuffer:3,blob:4};K.exports={uid:L,sentCloseFrameState:l,staticPropertyDescriptors:s,states:C,opcodes:c,
maxUnsigned16Bit:n,parserStates:y,emptyBuffer:M,sendHints:Q}}),5188:((K,L,s)=>{const{webidl:C}=s(7879),{kEnumerableProperty:l}=s(3440),{kConstruct:c}=s(6443);let n;
class y extends Event{#A;constructor(f,u={}){if(f===c){super(arguments[1],arguments[2]),C.util.markAsUncloneable(this);return}const h="MessageEvent constructor";
C.argumentLengthCheck(arguments,1,h),f=C.converters.DOMString(f,h,"type"),u=C.converters.MessageEventInit(u,h,"eventInitDict"),super(f,u),this.#A=u,C.util.markAsUncloneable(
this)}get data(){return C.brandCheck(this,C.is.MessageEvent),this.#A.data}get origin(){return C.brandCheck(this,C.is.MessageEvent),this.#A.origin}get lastEventId(){
return C.brandCheck(this,C.is.MessageEvent),this.#A.lastEventId}get source(){return C.brandCheck(this,C.is.MessageEvent),this.#A.source}get ports(){return C.brandCheck(
this,C.is.MessageEvent),Object.isFrozen(this.#A.ports)||Object.freeze(this.#A.ports),this.#A.ports}initMessageEvent(f,u=!1,h=!1,r=null,t="",i="",e=null,A=[]){return C.
brandCheck(this,C.is.MessageEvent),C.argumentLengthCheck(arguments,1,"MessageEvent.initMessageEvent"),new y(f,{bubbles:u,cancelable:h,data:r,origin:t,lastEventId:i,
source:e,ports:A})}static{n=(f,u)=>{const h=new y(c,f,u);return h.#A=u,h.#A.data??=null,h.#A.origin??="",h.#A.lastEventId??="",h.#A.source??=null,h.#A.ports??=[],
h},C.is.MessageEvent=f=>f!=null&&typeof f=="object"&&#A in f}}class M extends Event{#A;constructor(f,u={}){const h="CloseEvent constructor";C.argumentLengthCheck(
arguments,1,h),f=C.converters.DOMString(f,h,"type"),u=C.converters.CloseEventInit(u),super(f,u),this.#A=u,C.util.markAsUncloneable(this)}get wasClean(){return C.
brandCheck(this,C.is.CloseEvent),this.#A.wasClean}get code(){return C.brandCheck(this,C.is.CloseEvent),this.#A.code}get reason(){return C.brandCheck(this,C.is.CloseEvent),
this.#A.reason}static{C.is.CloseEvent=f=>f!=null&&typeof f=="object"&&#A in f}}class Q extends Event{#A;constructor(f,u){const h="ErrorEvent constructor";C.argumentLengthCheck(
arguments,1,h),super(f,u),C.util.markAsUncloneable(this),f=C.converters.DOMString(f,h,"type"),u=C.converters.ErrorEventInit(u??{}),this.#A=u}get message(){return C.
brandCheck(this,C.is.ErrorEvent),this.#A.message}get filename(){return C.brandCheck(this,C.is.ErrorEvent),this.#A.filename}get lineno(){return C.brandCheck(this,
C.is.ErrorEvent),this.#A.lineno}get colno(){return C.brandCheck(this,C.is.ErrorEvent),this.#A.colno}get error(){return C.brandCheck(this,C.is.ErrorEvent),this.#A.
error}static{C.is.ErrorEvent=f=>f!=null&&typeof f=="object"&&#A in f}}Object.defineProperties(y.prototype,{[Symbol.toStringTag]:{value:"MessageEvent",configurable:!0},
data:l,origin:l,lastEventId:l,source:l,ports:l,initMessageEvent:l}),Object.defineProperties(M.prototype,{[Symbol.toStringTag]:{value:"CloseEvent",configurable:!0},
reason:l,code:l,wasClean:l}),Object.defineProperties(Q.prototype,{[Symbol.toStringTag]:{value:"ErrorEvent",configurable:!0},message:l,filename:l,lineno:l,colno:l,
error:l}),C.converters.MessagePort=C.interfaceConverter(C.is.MessagePort,"MessagePort"),C.converters["sequence<MessagePort>"]=C.sequenceConverter(C.converters.MessagePort);
const F=[{key:"bubbles",converter:C.converters.boolean,defaultValue:()=>!1},{key:"cancelable",converter:C.converters.boolean,defaultValue:()=>!1},{key:"composed",
converter:C.converters.boolean,defaultValue:()=>!1}];C.converters.MessageEventInit=C.dictionaryConverter([...F,{key:"data",converter:C.converters.any,defaultValue:()=>null},
{key:"origin",converter:C.converters.USVString,defaultValue:()=>""},{key:"lastEventId",converter:C.converters.DOMString,defaultValue:()=>""},{key:"source",converter:C.
nullableConverter(C.converters.MessagePort),defaultValue:()=>null},{key:"ports",converter:C.converters["sequence<MessagePort>"],defaultValue:()=>[]}]),C.converters.
CloseEventInit=C.dictionaryConverter([...F,{key:"wasClean",converter:C.converters.boolean,defaultValue:()=>!1},{key:"code",converter:C.converters["unsigned shor\
t"],defaultValue:()=>0},{key:"reason",converter:C.converters.USVString,defaultValue:()=>""}]),C.converters.ErrorEventInit=C.dictionaryConverter([...F,{key:"mess\
age",converter:C.converters.DOMString,defaultValue:()=>""},{key:"filename",converter:C.converters.USVString,defaultValue:()=>""},{key:"lineno",converter:C.converters["\
unsigned long"],defaultValue:()=>0},{key:"colno",converter:C.converters["unsigned long"],defaultValue:()=>0},{key:"error",converter:C.converters.any}]),K.exports=
{MessageEvent:y,CloseEvent:M,ErrorEvent:Q,createFastMessageEvent:n}}),3264:((K,L,s)=>{const{runtimeFeatures:C}=s(313),{maxUnsigned16Bit:l,opcodes:c}=s(736),n=8*
1024;let y=null,M=n;const Q=C.has("crypto")?s(7598).randomFillSync:null;function F(){return M===n&&(M=0,Q(y??=Buffer.allocUnsafeSlow(n),0,n)),[y[M++],y[M++],y[M++],
y[M++]]}class N{constructor(u){this.frameData=u}createFrame(u){const h=this.frameData,r=F(),t=h?.byteLength??0;let i=t,e=6;t>l?(e+=8,i=127):t>125&&(e+=2,i=126);
const A=Buffer.allocUnsafe(t+e);A[0]=A[1]=0,A[0]|=128,A[0]=(A[0]&240)+u;/*! ws. MIT License. Einar Otto Stangvik <einaros@gmail.com> */A[e-4]=r[0],A[e-3]=r[1],A[e-
2]=r[2],A[e-1]=r[3],A[1]=i,i===126?A.writeUInt16BE(t,2):i===127&&(A[2]=A[3]=0,A.writeUIntBE(t,4,6)),A[1]|=128;for(let E=0;E<t;++E)A[e+E]=h[E]^r[E&3];return A}static createFastTextFrame(u){
const h=F(),r=u.length;for(let A=0;A<r;++A)u[A]^=h[A&3];let t=r,i=6;r>l?(i+=8,t=127):r>125&&(i+=2,t=126);const e=Buffer.allocUnsafeSlow(i);return e[0]=128|c.TEXT,
e[1]=t|128,e[i-4]=h[0],e[i-3]=h[1],e[i-2]=h[2],e[i-1]=h[3],t===126?e.writeUInt16BE(r,2):t===127&&(e[2]=e[3]=0,e.writeUIntBE(r,4,6)),[e,u]}}K.exports={WebsocketFrameSend:N,
generateMask:F}}),9469:((K,L,s)=>{const{createInflateRaw:C,Z_DEFAULT_WINDOWBITS:l}=s(8522),{isValidClientWindowBits:c}=s(8625),{MessageSizeExceededError:n}=s(8707),
y=Buffer.from([0,0,255,255]),M=Symbol("kBuffer"),Q=Symbol("kLength");class F{#A;#e={};#t=0;constructor(f,u){this.#e.serverNoContextTakeover=f.has("server_no_con\
text_takeover"),this.#e.serverMaxWindowBits=f.get("server_max_window_bits"),this.#t=u.maxPayloadSize}decompress(f,u,h){if(!this.#A){let r=l;if(this.#e.serverMaxWindowBits){
if(!c(this.#e.serverMaxWindowBits)){h(new Error("Invalid server_max_window_bits"));return}r=Number.parseInt(this.#e.serverMaxWindowBits)}try{this.#A=C({windowBits:r})}catch(t){
h(t);return}this.#A[M]=[],this.#A[Q]=0,this.#A.on("data",t=>{if(this.#A[Q]+=t.length,this.#t>0&&this.#A[Q]>this.#t){h(new n),this.#A.removeAllListeners(),this.#A.
destroy(),this.#A=null;return}this.#A[M].push(t)}),this.#A.on("error",t=>{this.#A=null,h(t)})}this.#A.write(f),u&&this.#A.write(y),this.#A.flush(()=>{if(!this.#A)
return;const r=Buffer.concat(this.#A[M],this.#A[Q]);this.#A[M].length=0,this.#A[Q]=0,h(null,r)})}}K.exports={PerMessageDeflate:F}}),1652:((K,L,s)=>{const{Writable:C}=s(
7075),l=s(4589),{parserStates:c,opcodes:n,states:y,emptyBuffer:M,sentCloseFrameState:Q}=s(736),{isValidStatusCode:F,isValidOpcode:N,websocketMessageReceived:f,utf8Decode:u,
isControlFrame:h,isTextBinaryFrame:r,isContinuationFrame:t}=s(8625),{failWebsocketConnection:i}=s(6897),{WebsocketFrameSend:e}=s(3264),{PerMessageDeflate:A}=s(9469),
{MessageSizeExceededError:E}=s(8707),{defaultWebSocketMaxFragments:d,defaultWebSocketMaxPayloadSize:D}=s(735);class S extends C{#A=[];#e=0;#t=0;#s=!1;#o=c.INFO;#r={};#n=[];#i;#E;#Q;#B;constructor(g,I,o={}){
super(),this.#E=g,this.#i=I??new Map,this.#Q=o.maxFragments??d,this.#B=o.maxPayloadSize??D,this.#i.has("permessage-deflate")&&this.#i.set("permessage-deflate",new A(
I,{maxPayloadSize:this.#B}))}_write(g,I,o){this.#A.push(g),this.#t+=g.length,this.#s=!0,this.run(o)}#I(){return this.#B>0&&!h(this.#r.opcode)&&this.#r.payloadLength+
this.#e>this.#B?(i(this.#E,1009,"Payload size exceeds maximum allowed size"),!1):!0}run(g){for(;this.#s;)if(this.#o===c.INFO){if(this.#t<2)return g();const I=this.
consume(2),o=(I[0]&128)!==0,a=I[0]&15,m=(I[1]&128)===128,R=!o&&a!==n.CONTINUATION,p=I[1]&127,J=I[0]&64,Z=I[0]&32,O=I[0]&16;if(!N(a))return i(this.#E,1002,"Inval\
id opcode received"),g();if(m)return i(this.#E,1002,"Frame cannot be masked"),g();if(J!==0&&!this.#i.has("permessage-deflate")){i(this.#E,1002,"Expected RSV1 to\
 be clear.");return}if(Z!==0||O!==0){i(this.#E,1002,"RSV1, RSV2, RSV3 must be clear");return}if(R&&!r(a)){i(this.#E,1002,"Invalid frame type was fragmented.");return}
if(r(a)&&this.#n.length>0){i(this.#E,1002,"Expected continuation frame");return}if(this.#r.fragmented&&R){i(this.#E,1002,"Fragmented frame exceeded 125 bytes.");
return}if((p>125||R)&&h(a)){i(this.#E,1002,"Control frame either too large or fragmented");return}if(t(a)&&this.#n.length===0&&!this.#r.compressed){i(this.#E,1002,
"Unexpected continuation frame");return}if(p<=125){if(this.#r.payloadLength=p,this.#o=c.READ_DATA,!this.#I())return}else p===126?this.#o=c.PAYLOADLENGTH_16:p===
127&&(this.#o=c.PAYLOADLENGTH_64);r(a)&&(this.#r.binaryType=a,this.#r.compressed=J!==0),this.#r.opcode=a,this.#r.masked=m,this.#r.fin=o,this.#r.fragmented=R}else if(this.#o===
c.PAYLOADLENGTH_16){if(this.#t<2)return g();const I=this.consume(2);if(this.#r.payloadLength=I.readUInt16BE(0),this.#o=c.READ_DATA,!this.#I())return}else if(this.#o===
c.PAYLOADLENGTH_64){if(this.#t<8)return g();const I=this.consume(8),o=I.readUInt32BE(0),a=I.readUInt32BE(4);if(o!==0||a>2**31-1){i(this.#E,1009,"Received payloa\
d length > 2^31 bytes.");return}if(this.#r.payloadLength=a,this.#o=c.READ_DATA,!this.#I())return}else if(this.#o===c.READ_DATA){if(this.#t<this.#r.payloadLength)
return g();const I=this.consume(this.#r.payloadLength);if(h(this.#r.opcode)){if(this.#s=this.parseControlFrame(I),this.#o=c.INFO,this.#s&&this.#E.socket.writableNeedDrain){
this.#s=!1,this.#E.socket.once("drain",()=>{this.destroyed||(this.#s=!0,this.run(g))});return}}else if(this.#r.compressed){this.#i.get("permessage-deflate").decompress(
I,this.#r.fin,(o,a)=>{if(o){const m=o instanceof E?1009:1007;i(this.#E,m,o.message);return}if(this.writeFragments(a)){if(this.#B>0&&this.#e>this.#B){i(this.#E,1009,
new E().message);return}if(!this.#r.fin){this.#o=c.INFO,this.#s=!0,this.run(g);return}f(this.#E,this.#r.binaryType,this.consumeFragments()),this.#s=!0,this.#o=c.
INFO,this.run(g)}},this.#e),this.#s=!1;break}else{if(!this.writeFragments(I))return;!this.#r.fragmented&&this.#r.fin&&f(this.#E,this.#r.binaryType,this.consumeFragments()),
this.#o=c.INFO}}}consume(g){if(g>this.#t)throw new Error("Called consume() before buffers satiated.");if(g===0)return M;this.#t-=g;const I=this.#A[0];if(I.length>
g)return this.#A[0]=I.subarray(g,I.length),I.subarray(0,g);if(I.length===g)return this.#A.shift();{let o=0;const a=Buffer.allocUnsafeSlow(g);for(;o!==g;){const m=this.#A[0],
R=m.length;if(R+o===g){a.set(this.#A.shift(),o);break}else if(R+o>g){a.set(m.subarray(0,g-o),o),this.#A[0]=m.subarray(g-o);break}else a.set(this.#A.shift(),o),o+=
R}return a}}writeFragments(g){return this.#Q>0&&this.#n.length===this.#Q?(i(this.#E,1008,"Too many message fragments"),!1):(this.#e+=g.length,this.#n.push(g),!0)}consumeFragments(){
const g=this.#n;if(this.#r.compressed=!1,g.length===1)return this.#e=0,g.shift();let I=0;const o=Buffer.allocUnsafeSlow(this.#e);for(let a=0;a<g.length;++a){const m=g[a];
o.set(m,I),I+=m.length}return this.#n=[],this.#e=0,o}parseCloseBody(g){l(g.length!==1);let I;if(g.length>=2&&(I=g.readUInt16BE(0)),I!==void 0&&!F(I))return{code:1002,
reason:"Invalid status code",error:!0};let o=g.subarray(2);o[0]===239&&o[1]===187&&o[2]===191&&(o=o.subarray(3));try{o=u(o)}catch{return{code:1007,reason:"Inval\
id UTF-8",error:!0}}return{code:I,reason:o,error:!1}}parseControlFrame(g){const{opcode:I,payloadLength:o}=this.#r;if(I===n.CLOSE){if(o===1)return i(this.#E,1002,
"Received close frame with a 1-byte body."),!1;if(this.#r.closeInfo=this.parseCloseBody(g),this.#r.closeInfo.error){const{code:a,reason:m}=this.#r.closeInfo;return i(
this.#E,a,m),!1}if(!this.#E.closeState.has(Q.SENT)&&!this.#E.closeState.has(Q.RECEIVED)){let a=M;this.#r.closeInfo.code&&(a=Buffer.allocUnsafe(2),a.writeUInt16BE(
this.#r.closeInfo.code,0));const m=new e(a);this.#E.socket.write(m.createFrame(n.CLOSE)),this.#E.closeState.add(Q.SENT)}return this.#E.readyState=y.CLOSING,this.#E.
closeState.add(Q.RECEIVED),!1}else if(I===n.PING){if(!this.#E.closeState.has(Q.RECEIVED)){const a=new e(g);this.#E.socket.write(a.createFrame(n.PONG)),this.#E.onPing(
g)}}else I===n.PONG&&this.#E.onPong(g);return!0}get closingInfo(){return this.#r.closeInfo}}K.exports={ByteParser:S}}),3900:((K,L,s)=>{const{WebsocketFrameSend:C}=s(
3264),{opcodes:l,sendHints:c}=s(736),n=s(4660);class y{#A=new n;#e=!1;#t;constructor(N){this.#t=N}add(N,f,u){if(u!==c.blob){if(this.#e){const r={promise:null,callback:f,
frame:M(N,u)};this.#A.push(r)}else if(u===c.text){const{0:r,1:t}=C.createFastTextFrame(N);this.#t.cork(),this.#t.write(r),this.#t.write(t,f),this.#t.uncork()}else
this.#t.write(M(N,u),f);return}const h={promise:N.arrayBuffer().then(r=>{h.promise=null,h.frame=M(r,u)}),callback:f,frame:null};this.#A.push(h),this.#e||this.#s()}async#s(){
this.#e=!0;const N=this.#A;for(;!N.isEmpty();){const f=N.shift();f.promise!==null&&await f.promise,this.#t.write(f.frame,f.callback),f.callback=f.frame=null}this.#e=
!1}}function M(F,N){return new C(Q(F,N)).createFrame(N===c.text?l.TEXT:l.BINARY)}function Q(F,N){switch(N){case c.text:case c.typedArray:return new Uint8Array(F.
buffer,F.byteOffset,F.byteLength);case c.arrayBuffer:case c.blob:return new Uint8Array(F)}}K.exports={SendQueue:y}}),6919:((K,L,s)=>{const{webidl:C}=s(7879),{validateCloseCodeAndReason:l}=s(
8625),{kConstruct:c}=s(6443),{kEnumerableProperty:n}=s(3440);function y(){class F extends DOMException{get reason(){return""}}return new F().reason!==void 0?DOMException:
new Proxy(DOMException,{construct(N,f,u){const h=Reflect.construct(N,f,N);return Object.setPrototypeOf(h,u.prototype),h}})}let M;class Q extends y(){#A;#e;constructor(N="",f=void 0){
if(N=C.converters.DOMString(N,"WebSocketError","message"),super(N,"WebSocketError"),f===c)return;f!==null&&(f=C.converters.WebSocketCloseInfo(f));let u=f.closeCode??
null;const h=f.reason??"";l(u,h),h.length!==0&&u===null&&(u=1e3),this.#A=u,this.#e=h}get closeCode(){return this.#A}get reason(){return this.#e}static{M=(N,f,u)=>{
const h=new Q(N,c);return h.#A=f,h.#e=u,h},C.is.WebSocketError=N=>N!=null&&typeof N=="object"&&#e in N}}Object.defineProperties(Q.prototype,{closeCode:n,reason:n,
[Symbol.toStringTag]:{value:"WebSocketError",writable:!1,enumerable:!1,configurable:!0}}),K.exports={WebSocketError:Q,createUnvalidatedWebSocketError:M}}),2873:((K,L,s)=>{
const{addAbortListener:C}=s(8474),{environmentSettingsObject:l,readableStreamClose:c}=s(3168),{states:n,opcodes:y,sentCloseFrameState:M}=s(736),{webidl:Q}=s(7879),
{getURLRecord:F,isValidSubprotocol:N,isEstablished:f,utf8Decode:u}=s(8625),{establishWebSocketConnection:h,failWebsocketConnection:r,closeWebSocketConnection:t}=s(
6897),{channels:i}=s(2414),{WebsocketFrameSend:e}=s(3264),{ByteParser:A}=s(1652),{WebSocketError:E,createUnvalidatedWebSocketError:d}=s(6919),{kEnumerableProperty:D}=s(
3440),{utf8DecodeBytes:S}=s(276);let B=!1;class g{#A;#e;#t;#s;#o;#r;#n=!1;#i={onConnectionEstablished:(o,a)=>this.#B(o,a),onMessage:(o,a)=>this.#I(o,a),onParserError:o=>r(
this.#i,null,o.message),onParserDrain:()=>this.#i.socket.resume(),onSocketData:o=>{this.#E.write(o)||this.#i.socket.pause()},onSocketError:o=>{this.#i.readyState=
n.CLOSING,i.socketError.hasSubscribers&&i.socketError.publish(o),this.#i.socket.destroy()},onSocketClose:()=>queueMicrotask(()=>this.#a()),onPing:()=>{},onPong:()=>{},
readyState:n.CONNECTING,socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#E;constructor(o,a=void 0){B||(process.emitWarning("WebSocketStream \
is experimental! Expect it to change at any time.",{code:"UNDICI-WSS"}),B=!0),Q.argumentLengthCheck(arguments,1,"WebSocket"),o=Q.converters.USVString(o),a!==null&&
(a=Q.converters.WebSocketStreamOptions(a));const m=l.settingsObject.baseUrl,R=F(o,m),p=a.protocols;if(p.length!==new Set(p.map(Z=>Z.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(p.length>0&&!p.every(Z=>N(Z)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxErro\
r");if(this.#A=R.toString(),this.#e=Promise.withResolvers(),this.#t=Promise.withResolvers(),a.signal!=null){const Z=a.signal;if(Z.aborted){this.#e.reject(Z.reason),
this.#t.reject(Z.reason);return}C(Z,()=>{f(this.#i.readyState)||(r(this.#i),this.#i.readyState=n.CLOSING,this.#e.reject(Z.reason),this.#t.reject(Z.reason),this.#n=
!0)})}const J=l.settingsObject;this.#i.controller=h(R,p,J,this.#i,a)}get url(){return this.#A.toString()}get opened(){return this.#e.promise}get closed(){return this.#t.
promise}close(o=void 0){o!==null&&(o=Q.converters.WebSocketCloseInfo(o));const a=o.closeCode??null,m=o.reason;t(this.#i,a,m,!0)}#Q(o){o=Q.converters.WebSocketStreamWrite(
o);const a=Promise.withResolvers();let m=null,R=null;if(Q.is.BufferSource(o))m=new Uint8Array(ArrayBuffer.isView(o)?new Uint8Array(o.buffer,o.byteOffset,o.byteLength):
o.slice()),R=y.BINARY;else{let p;try{p=Q.converters.DOMString(o)}catch(J){return a.reject(J),a.promise}m=new TextEncoder().encode(p),R=y.TEXT}if(!this.#i.closeState.
has(M.SENT)&&!this.#i.closeState.has(M.RECEIVED)){const p=new e(m);this.#i.socket.write(p.createFrame(R),()=>{a.resolve(void 0)})}else a.resolve(void 0);return a.
promise}#B(o,a){this.#i.socket=o.socket;const m=this.#i.controller.dispatcher?.webSocketOptions?.maxFragments,R=this.#i.controller.dispatcher?.webSocketOptions?.
maxPayloadSize,p=new A(this.#i,a,{maxFragments:m,maxPayloadSize:R});p.on("drain",()=>this.#i.onParserDrain()),p.on("error",tA=>this.#i.onParserError(tA)),this.#E=
p,this.#i.readyState=n.OPEN;const J=o.headersList.get("sec-websocket-extensions")??"",Z=o.headersList.get("sec-websocket-protocol")??"",O=new ReadableStream({start:tA=>{
this.#o=tA},pull:()=>this.#g(),cancel:tA=>this.#u(tA)}),x=new WritableStream({start:tA=>{this.#r=tA},write:tA=>this.#Q(tA),close:()=>t(this.#i,null,null),abort:tA=>this.#C(
tA)});this.#s=O,this.#e.resolve({extensions:J,protocol:Z,readable:O,writable:x})}#I(o,a){if(this.#i.readyState!==n.OPEN)return;let m;if(o===y.TEXT)try{m=u(a)}catch{
r(this.#i,1007,"Received invalid UTF-8 in text frame.");return}else o===y.BINARY&&(m=new Uint8Array(a.buffer,a.byteOffset,a.byteLength));this.#o.enqueue(m),this.#o.
desiredSize<=0&&this.#i.socket.pause()}#a(){const o=this.#i.closeState.has(M.SENT)&&this.#i.closeState.has(M.RECEIVED);if(this.#i.readyState=n.CLOSED,this.#n)return;
this.#i.wasEverConnected||this.#e.reject(new E("Socket never opened"));const a=this.#E?.closingInfo;let m=a?.code??1005;this.#i.closeState.has(M.RECEIVED)||(m=1006);
const R=a?.reason==null?"":S(Buffer.from(a.reason));if(o)c(this.#o),this.#r.error(new DOMException("A closed WebSocketStream cannot be written to","InvalidState\
Error")),this.#t.resolve({closeCode:m,reason:R});else{const p=d("unclean close",m,R);this.#o?.error(p),this.#r?.error(p),this.#t.reject(p)}}#C(o){let a=null,m="";
Q.is.WebSocketError(o)&&(a=o.closeCode,m=o.reason),t(this.#i,a,m)}#g(){this.#i.socket.resume()}#u(o){this.#C(o)}}Object.defineProperties(g.prototype,{url:D,opened:D,
closed:D,close:D,[Symbol.toStringTag]:{value:"WebSocketStream",writable:!1,enumerable:!1,configurable:!0}}),Q.converters.WebSocketStreamOptions=Q.dictionaryConverter(
[{key:"protocols",converter:Q.sequenceConverter(Q.converters.USVString),defaultValue:()=>[]},{key:"signal",converter:Q.nullableConverter(Q.converters.AbortSignal),
defaultValue:()=>null}]),Q.converters.WebSocketCloseInfo=Q.dictionaryConverter([{key:"closeCode",converter:I=>Q.converters["unsigned short"](I,Q.attributes.EnforceRange)},
{key:"reason",converter:Q.converters.USVString,defaultValue:()=>""}]),Q.converters.WebSocketStreamWrite=function(I){return typeof I=="string"?Q.converters.USVString(
I):Q.converters.BufferSource(I)},K.exports={WebSocketStream:g}}),8625:((K,L,s)=>{const{states:C,opcodes:l}=s(736),{isUtf8:c}=s(4573),{removeHTTPWhitespace:n}=s(
1900),{collectASequenceOfCodePointsFast:y}=s(8116);function M(I){return I===C.CONNECTING}function Q(I){return I===C.OPEN}function F(I){return I===C.CLOSING}function N(I){
return I===C.CLOSED}function f(I,o,a=(R,p)=>new Event(R,p),m={}){const R=a(I,m);o.dispatchEvent(R)}function u(I,o,a){I.onMessage(o,a)}function h(I){return I.byteLength===
I.buffer.byteLength?I.buffer:new Uint8Array(I).buffer}function r(I){if(I.length===0)return!1;for(let o=0;o<I.length;++o){const a=I.charCodeAt(o);if(a<33||a>126||
a===34||a===40||a===41||a===44||a===47||a===58||a===59||a===60||a===61||a===62||a===63||a===64||a===91||a===92||a===93||a===123||a===125)return!1}return!0}function t(I){
return I>=1e3&&I<1015?I!==1004&&I!==1005&&I!==1006:I>=3e3&&I<=4999}function i(I){return I===l.CLOSE||I===l.PING||I===l.PONG}function e(I){return I===l.CONTINUATION}
function A(I){return I===l.TEXT||I===l.BINARY}function E(I){return A(I)||e(I)||i(I)}function d(I){const o={position:0},a=new Map;for(;o.position<I.length;){const m=y(
";",I,o),[R,p=""]=m.split("=",2);a.set(n(R,!0,!1),n(p,!1,!0)),o.position++}return a}function D(I){if(I.length===0)return!1;for(let a=0;a<I.length;a++){const m=I.
charCodeAt(a);if(m<48||m>57)return!1}const o=Number.parseInt(I,10);return o>=8&&o<=15}function S(I,o){let a;try{a=new URL(I,o)}catch(m){throw new DOMException(m,
"SyntaxError")}if(a.protocol==="http:"?a.protocol="ws:":a.protocol==="https:"&&(a.protocol="wss:"),a.protocol!=="ws:"&&a.protocol!=="wss:")throw new DOMException(
"expected a ws: or wss: url","SyntaxError");if(a.hash.length||a.href.endsWith("#"))throw new DOMException("hash","SyntaxError");return a}function B(I,o){if(I!==
null&&I!==1e3&&(I<3e3||I>4999))throw new DOMException("invalid code","InvalidAccessError");if(o!==null){const a=Buffer.byteLength(o);if(a>123)throw new DOMException(
`Reason must be less than 123 bytes; received ${a}`,"SyntaxError")}}const g=(()=>{if(typeof process.versions.icu=="string"){const I=new TextDecoder("utf-8",{fatal:!0});
return I.decode.bind(I)}return function(I){if(c(I))return I.toString("utf-8");throw new TypeError("Invalid utf-8 received.")}})();K.exports={isConnecting:M,isEstablished:Q,
isClosing:F,isClosed:N,fireEvent:f,isValidSubprotocol:r,isValidStatusCode:t,websocketMessageReceived:u,utf8Decode:g,isControlFrame:i,isContinuationFrame:e,isTextBinaryFrame:A,
isValidOpcode:E,parseExtensions:d,isValidClientWindowBits:D,toArrayBuffer:h,getURLRecord:S,validateCloseCodeAndReason:B}}),3726:((K,L,s)=>{const{isArrayBuffer:C}=s(
3429),{webidl:l}=s(7879),{URLSerializer:c}=s(1900),{environmentSettingsObject:n}=s(3168),{staticPropertyDescriptors:y,states:M,sentCloseFrameState:Q,sendHints:F,
opcodes:N}=s(736),{isConnecting:f,isEstablished:u,isClosing:h,isClosed:r,isValidSubprotocol:t,fireEvent:i,utf8Decode:e,toArrayBuffer:A,getURLRecord:E}=s(8625),{
establishWebSocketConnection:d,closeWebSocketConnection:D,failWebsocketConnection:S}=s(6897),{ByteParser:B}=s(1652),{kEnumerableProperty:g}=s(3440),{getGlobalDispatcher:I}=s(
2581),{ErrorEvent:o,CloseEvent:a,createFastMessageEvent:m}=s(5188),{SendQueue:R}=s(3900),{WebsocketFrameSend:p}=s(3264),{channels:J}=s(2414),Z=Symbol.for("nodej\
s.ref"),O=Symbol.for("nodejs.unref");let x;function tA(Y){return typeof Y?.address=="function"?Y.address():typeof Y?.session?.socket?.address=="function"?Y.session.
socket.address():null}class sA extends EventTarget{#A={open:null,error:null,close:null,message:null};#e=0;#t="";#s="";#o=!0;#r;#n={onConnectionEstablished:(G,U)=>this.#B(
G,U),onMessage:(G,U)=>this.#I(G,U),onParserError:G=>S(this.#n,null,G.message),onParserDrain:()=>this.#a(),onSocketData:G=>{this.#Q.write(G)||this.#n.socket.pause()},
onSocketError:G=>{this.#n.readyState=M.CLOSING,J.socketError.hasSubscribers&&J.socketError.publish(G),this.#n.socket.destroy()},onSocketClose:()=>this.#C(),onPing:G=>{
J.ping.hasSubscribers&&J.ping.publish({payload:G,websocket:this})},onPong:G=>{J.pong.hasSubscribers&&J.pong.publish({payload:G,websocket:this})},readyState:M.CONNECTING,
socket:null,closeState:new Set,controller:null,wasEverConnected:!1};#i;#E;#Q;constructor(G,U=[]){super(),l.util.markAsUncloneable(this);const T="WebSocket const\
ructor";l.argumentLengthCheck(arguments,1,T);const P=l.converters["DOMString or sequence<DOMString> or WebSocketInit"](U,T,"options");G=l.converters.USVString(G),
U=P.protocols;const z=n.settingsObject.baseUrl,b=E(G,z);if(typeof U=="string"&&(U=[U]),U.length!==new Set(U.map(W=>W.toLowerCase())).size)throw new DOMException(
"Invalid Sec-WebSocket-Protocol value","SyntaxError");if(U.length>0&&!U.every(W=>t(W)))throw new DOMException("Invalid Sec-WebSocket-Protocol value","SyntaxErro\
r");this.#i=new URL(b.href);const V=n.settingsObject;this.#n.controller=d(b,U,V,this.#n,P),this.#n.readyState=sA.CONNECTING,this.#E="blob"}[Z](){this.#o=!0,this.#n.
socket?.ref?.()}[O](){this.#o=!1,this.#n.socket?.unref?.()}close(G=void 0,U=void 0){l.brandCheck(this,l.is.WebSocket),G!==void 0&&(G=l.converters["unsigned shor\
t"](G,"WebSocket.close","code",l.attributes.Clamp)),U!==void 0&&(U=l.converters.USVString(U)),G??=null,U??="",D(this.#n,G,U,!0)}send(G){l.brandCheck(this,l.is.WebSocket);
const U="WebSocket.send";if(l.argumentLengthCheck(arguments,1,U),G=l.converters.WebSocketSendData(G,U,"data"),f(this.#n.readyState))throw new DOMException("Sent\
 before connected.","InvalidStateError");if(!(!u(this.#n.readyState)||h(this.#n.readyState)))if(typeof G=="string"){const T=Buffer.from(G);this.#e+=T.byteLength,
this.#r.add(T,()=>{this.#e-=T.byteLength},F.text)}else C(G)?(this.#e+=G.byteLength,this.#r.add(G,()=>{this.#e-=G.byteLength},F.arrayBuffer)):ArrayBuffer.isView(
G)?(this.#e+=G.byteLength,this.#r.add(G,()=>{this.#e-=G.byteLength},F.typedArray)):l.is.Blob(G)&&(this.#e+=G.size,this.#r.add(G,()=>{this.#e-=G.size},F.blob))}get readyState(){
return l.brandCheck(this,l.is.WebSocket),this.#n.readyState}get bufferedAmount(){return l.brandCheck(this,l.is.WebSocket),this.#e}get url(){return l.brandCheck(
this,l.is.WebSocket),c(this.#i)}get extensions(){return l.brandCheck(this,l.is.WebSocket),this.#s}get protocol(){return l.brandCheck(this,l.is.WebSocket),this.#t}get onopen(){
return l.brandCheck(this,l.is.WebSocket),this.#A.open}set onopen(G){l.brandCheck(this,l.is.WebSocket),this.#A.open&&this.removeEventListener("open",this.#A.open);
const U=l.converters.EventHandlerNonNull(G);U!==null?(this.addEventListener("open",U),this.#A.open=G):this.#A.open=null}get onerror(){return l.brandCheck(this,l.
is.WebSocket),this.#A.error}set onerror(G){l.brandCheck(this,l.is.WebSocket),this.#A.error&&this.removeEventListener("error",this.#A.error);const U=l.converters.
EventHandlerNonNull(G);U!==null?(this.addEventListener("error",U),this.#A.error=G):this.#A.error=null}get onclose(){return l.brandCheck(this,l.is.WebSocket),this.#A.
close}set onclose(G){l.brandCheck(this,l.is.WebSocket),this.#A.close&&this.removeEventListener("close",this.#A.close);const U=l.converters.EventHandlerNonNull(G);
U!==null?(this.addEventListener("close",U),this.#A.close=G):this.#A.close=null}get onmessage(){return l.brandCheck(this,l.is.WebSocket),this.#A.message}set onmessage(G){
l.brandCheck(this,l.is.WebSocket),this.#A.message&&this.removeEventListener("message",this.#A.message);const U=l.converters.EventHandlerNonNull(G);U!==null?(this.
addEventListener("message",U),this.#A.message=G):this.#A.message=null}get binaryType(){return l.brandCheck(this,l.is.WebSocket),this.#E}set binaryType(G){l.brandCheck(
this,l.is.WebSocket),G!=="blob"&&G!=="arraybuffer"?this.#E="blob":this.#E=G}#B(G,U){this.#n.socket=G.socket,this.#o||this.#n.socket.unref?.();const T=this.#n.controller.
dispatcher?.webSocketOptions?.maxFragments,P=this.#n.controller.dispatcher?.webSocketOptions?.maxPayloadSize,z=new B(this.#n,U,{maxFragments:T,maxPayloadSize:P});
z.on("drain",()=>this.#n.onParserDrain()),z.on("error",W=>this.#n.onParserError(W)),this.#Q=z,this.#r=new R(G.socket),this.#n.readyState=M.OPEN;const b=G.headersList.
get("sec-websocket-extensions");b!==null&&(this.#s=b);const V=G.headersList.get("sec-websocket-protocol");if(V!==null&&(this.#t=V),i("open",this),J.open.hasSubscribers){
const W=G.headersList.entries;J.open.publish({address:tA(G.socket),protocol:this.#t,extensions:this.#s,websocket:this,handshakeResponse:{status:G.status,statusText:G.
statusText,headers:W}})}}#I(G,U){if(this.#n.readyState!==M.OPEN)return;let T;if(G===N.TEXT)try{T=e(U)}catch{S(this.#n,1007,"Received invalid UTF-8 in text frame\
.");return}else G===N.BINARY&&(this.#E==="blob"?T=new Blob([U]):T=A(U));i("message",this,m,{origin:this.#i.origin,data:T})}#a(){this.#n.socket.resume()}#C(){const G=this.#n.
closeState.has(Q.SENT)&&this.#n.closeState.has(Q.RECEIVED);let U=1005,T="";const P=this.#Q?.closingInfo;P&&!P.error&&(U=P.code??1005,T=P.reason),this.#n.readyState=
M.CLOSED,this.#n.closeState.has(Q.RECEIVED)||(U=1006,i("error",this,(z,b)=>new o(z,b),{error:new TypeError(T)})),i("close",this,(z,b)=>new a(z,b),{wasClean:G,code:U,
reason:T}),J.close.hasSubscribers&&J.close.publish({websocket:this,code:U,reason:T})}static{x=(G,U)=>{if(Buffer.isBuffer(U)){if(U.length>125)throw new TypeError(
"A PING frame cannot have a body larger than 125 bytes.")}else if(U!==void 0)throw new TypeError("Expected buffer payload");const T=G.#n.readyState;if(u(T)&&!h(
T)&&!r(T)){const P=new p(U);G.#n.socket.write(P.createFrame(N.PING))}},l.is.WebSocket=G=>G!=null&&typeof G=="object"&&#n in G}}sA.CONNECTING=sA.prototype.CONNECTING=
M.CONNECTING,sA.OPEN=sA.prototype.OPEN=M.OPEN,sA.CLOSING=sA.prototype.CLOSING=M.CLOSING,sA.CLOSED=sA.prototype.CLOSED=M.CLOSED,Object.defineProperties(sA.prototype,
{CONNECTING:y,OPEN:y,CLOSING:y,CLOSED:y,url:g,readyState:g,bufferedAmount:g,onopen:g,onerror:g,onclose:g,close:g,onmessage:g,binaryType:g,send:g,extensions:g,protocol:g,
[Symbol.toStringTag]:{value:"WebSocket",writable:!1,enumerable:!1,configurable:!0}}),Object.defineProperties(sA,{CONNECTING:y,OPEN:y,CLOSING:y,CLOSED:y}),l.converters["\
sequence<DOMString>"]=l.sequenceConverter(l.converters.DOMString),l.converters["DOMString or sequence<DOMString>"]=function(Y,G,U){return l.util.Type(Y)===l.util.
Types.OBJECT&&Symbol.iterator in Y?l.converters["sequence<DOMString>"](Y):l.converters.DOMString(Y,G,U)},l.converters.WebSocketInit=l.dictionaryConverter([{key:"\
protocols",converter:l.converters["DOMString or sequence<DOMString>"],defaultValue:()=>[]},{key:"dispatcher",converter:l.converters.any,defaultValue:()=>I()},{key:"\
headers",converter:l.nullableConverter(l.converters.HeadersInit)}]),l.converters["DOMString or sequence<DOMString> or WebSocketInit"]=function(Y){return l.util.
Type(Y)===l.util.Types.OBJECT&&!(Symbol.iterator in Y)?l.converters.WebSocketInit(Y):{protocols:l.converters["DOMString or sequence<DOMString>"](Y)}},l.converters.
WebSocketSendData=function(Y){return l.util.Type(Y)===l.util.Types.OBJECT&&(l.is.Blob(Y)||l.is.BufferSource(Y))?Y:l.converters.USVString(Y)},K.exports={WebSocket:sA,
ping:x}})};export{rt as id,ot as ids,it as modules};

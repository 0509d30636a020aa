const id=784,ids=[784],modules={9903:((cA,A,r)=>{Object.assign(r(4120).prototype,r(1492)),r(3614),cA.exports.Pool=r(9175),r(4653),r(4721).fetch}),2571:((cA,A,r)=>{
const{addAbortListener:I}=r(6511),{RequestAbortedError:o}=r(6024),C=Symbol("kListener"),b=Symbol("kSignal");function G(F){F.abort?F.abort(F[b]?.reason):F.reason=
F[b]?.reason??new o,R(F)}function w(F,D){if(F.reason=null,F[b]=null,F[C]=null,!!D){if(D.aborted){G(F);return}F[b]=D,F[C]=()=>{G(F)},I(F[b],F[C])}}function R(F){
F[b]&&("removeEventListener"in F[b]?F[b].removeEventListener("abort",F[C]):F[b].removeListener("abort",F[C]),F[b]=null,F[C]=null)}cA.exports={addSignal:w,removeSignal:R}}),
279:((cA,A,r)=>{const I=r(4589),{AsyncResource:o}=r(6698),{InvalidArgumentError:C,SocketError:b}=r(6024),G=r(6511),{addSignal:w,removeSignal:R}=r(2571);class F extends o{constructor(g,c){
if(!g||typeof g!="object")throw new C("invalid opts");if(typeof c!="function")throw new C("invalid callback");const{signal:s,opaque:e,responseHeaders:t}=g;if(s&&
typeof s.on!="function"&&typeof s.addEventListener!="function")throw new C("signal must be an EventEmitter or EventTarget");super("UNDICI_CONNECT"),this.opaque=
e||null,this.responseHeaders=t||null,this.callback=c,this.abort=null,w(this,s)}onRequestStart(g,c){if(this.reason){g.abort(this.reason);return}I(this.callback),
this.abort=s=>g.abort(s),this.context=c}onResponseStart(){throw new b("bad connect",null)}onRequestUpgrade(g,c,s,e){const{callback:t,opaque:i,context:n}=this;R(
this),this.callback=null;let l=s;const B=g?.rawHeaders;l!=null&&(l=this.responseHeaders==="raw"?G.parseRawHeaders(B):s),this.runInAsyncScope(t,null,null,{statusCode:c,
headers:l,socket:e,opaque:i,context:n})}onResponseError(g,c){const{callback:s,opaque:e}=this;R(this),s&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(
s,null,c,{opaque:e})}))}}function D(d,g){if(g===void 0)return new Promise((c,s)=>{D.call(this,d,(e,t)=>e?s(e):c(t))});try{const c=new F(d,g),s={...d,method:"CON\
NECT"};this.dispatch(s,c)}catch(c){if(typeof g!="function")throw c;const s=d?.opaque;queueMicrotask(()=>g(c,{opaque:s}))}}cA.exports=D}),2459:((cA,A,r)=>{const{
Readable:I,Duplex:o,PassThrough:C}=r(7075),b=r(4589),{AsyncResource:G}=r(6698),{InvalidArgumentError:w,InvalidReturnValueError:R,RequestAbortedError:F}=r(6024),
D=r(6511),{kBodyUsed:d}=r(914),{addSignal:g,removeSignal:c}=r(2571);function s(){}const e=Symbol("resume");class t extends I{constructor(){super({autoDestroy:!0}),
this[e]=null,this[d]=!0}_read(){const{[e]:S}=this;S&&(this[e]=null,S())}_destroy(S,L){this._read(),L(S)}}class i extends I{constructor(S){super({autoDestroy:!0}),
this[e]=S}_read(){this[e]()}_destroy(S,L){!S&&!this._readableState.endEmitted&&(S=new F),L(S)}}class n extends G{constructor(S,L){if(!S||typeof S!="object")throw new w(
"invalid opts");if(typeof L!="function")throw new w("invalid handler");const{signal:f,method:U,opaque:N,onInfo:m,responseHeaders:M}=S;if(f&&typeof f.on!="functi\
on"&&typeof f.addEventListener!="function")throw new w("signal must be an EventEmitter or EventTarget");if(U==="CONNECT")throw new w("invalid method");if(m&&typeof m!=
"function")throw new w("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=N||null,this.responseHeaders=M||null,this.handler=L,this.abort=null,this.
context=null,this.onInfo=m||null,this.req=new t().on("error",s),this.ret=new o({readableObjectMode:S.objectMode,autoDestroy:!0,read:()=>{const{body:j}=this;j?.resume&&
j.resume()},write:(j,p,y)=>{const{req:_}=this;_.push(j,p)||_._readableState.destroyed?y():_[e]=y},destroy:(j,p)=>{const{body:y,req:_,res:AA,ret:z,abort:x}=this;
!j&&!z._readableState.endEmitted&&(j=new F),x&&j&&x(),D.destroy(y,j),D.destroy(_,j),D.destroy(AA,j),c(this),p(j)}}).on("prefinish",()=>{const{req:j}=this;j.push(
null)}),this.res=null,g(this,f)}onRequestStart(S,L){const{res:f}=this;if(this.reason){S.abort(this.reason);return}b(!f,"pipeline cannot be retried"),this.abort=
U=>S.abort(U),this.context=L}onResponseStart(S,L,f,U){const{opaque:N,handler:m,context:M}=this;if(L<200){if(this.onInfo){const p=S?.rawHeaders,y=this.responseHeaders===
"raw"?D.parseRawHeaders(p):f;this.onInfo({statusCode:L,headers:y})}return}this.res=new i(()=>S.resume());let j;try{this.handler=null;const p=S?.rawHeaders,y=this.
responseHeaders==="raw"?D.parseRawHeaders(p):f;j=this.runInAsyncScope(m,null,{statusCode:L,headers:y,opaque:N,body:this.res,context:M})}catch(p){throw this.res.
on("error",s),p}if(!j||typeof j.on!="function")throw new R("expected Readable");j.on("data",p=>{const{ret:y,body:_}=this;!y.push(p)&&_.pause&&_.pause()}).on("er\
ror",p=>{const{ret:y}=this;D.destroy(y,p)}).on("end",()=>{const{ret:p}=this;p.push(null)}).on("close",()=>{const{ret:p}=this;p._readableState.ended||D.destroy(p,
new F)}),this.body=j}onResponseData(S,L){const{res:f}=this;f.push(L)===!1&&S.pause()}onResponseEnd(S,L){const{res:f}=this;f.push(null)}onResponseError(S,L){const{
ret:f}=this;this.handler=null,D.destroy(f,L)}}function l(B,S){try{const L=new n(B,S);return this.dispatch({...B,body:L.req},L),L.ret}catch(L){return new C().destroy(
L)}}cA.exports=l}),9596:((cA,A,r)=>{const I=r(4589),{AsyncResource:o}=r(6698),{Readable:C}=r(410),{InvalidArgumentError:b,RequestAbortedError:G}=r(6024),w=r(6511);
function R(){}class F extends o{constructor(g,c){if(!g||typeof g!="object")throw new b("invalid opts");const{signal:s,method:e,opaque:t,body:i,onInfo:n,responseHeaders:l,
highWaterMark:B}=g;try{if(typeof c!="function")throw new b("invalid callback");if(B!=null&&(!Number.isFinite(B)||B<0))throw new b("invalid highWaterMark");if(s&&
typeof s.on!="function"&&typeof s.addEventListener!="function")throw new b("signal must be an EventEmitter or EventTarget");if(e==="CONNECT")throw new b("invali\
d method");if(n&&typeof n!="function")throw new b("invalid onInfo callback");super("UNDICI_REQUEST")}catch(S){throw w.isStream(i)&&w.destroy(i.on("error",R),S),
S}this.method=e,this.responseHeaders=l||null,this.opaque=t||null,this.callback=c,this.res=null,this.abort=null,this.body=i,this.trailers={},this.context=null,this.
controller=null,this.onInfo=n||null,this.highWaterMark=B,this.reason=null,this.removeAbortListener=null,s?.aborted?this.reason=s.reason??new G:s&&(this.removeAbortListener=
w.addAbortListener(s,()=>{if(this.reason=s.reason??new G,this.res){const S=this.res;this.res=null,w.destroy(S.on("error",R),this.reason)}else this.abort&&this.abort(
this.reason)}))}onRequestStart(g,c){if(this.reason){g.abort(this.reason);return}I(this.callback),this.controller=g,this.abort=s=>g.abort(s),this.context=c}onResponseStart(g,c,s,e){
const{callback:t,opaque:i,context:n,responseHeaders:l,highWaterMark:B}=this,S=g?.rawHeaders,L=l==="raw"?w.parseRawHeaders(S):s;if(c<200){this.onInfo&&this.onInfo(
{statusCode:c,headers:L});return}const f=s,U=f?.["content-type"],N=f?.["content-length"],m=new C({resume:()=>g.resume(),abort:M=>g.abort(M),contentType:U,contentLength:this.
method!=="HEAD"&&N?Number(N):null,highWaterMark:B});if(this.removeAbortListener&&(m.on("close",this.removeAbortListener),this.removeAbortListener=null),this.callback=
null,this.res=m,t!==null)try{this.runInAsyncScope(t,null,null,{statusCode:c,statusText:e,headers:L,trailers:this.trailers,opaque:i,body:m,context:n})}catch(M){this.
res=null,w.destroy(m.on("error",R),M),queueMicrotask(()=>{throw M})}}onResponseData(g,c){this.res&&this.res.push(c)===!1&&g.pause()}onResponseEnd(g,c){if(c&&typeof c==
"object")for(const s of Object.keys(c))s==="__proto__"?Object.defineProperty(this.trailers,s,{value:c[s],enumerable:!0,configurable:!0,writable:!0}):this.trailers[s]=
c[s];this.res?.push(null)}onResponseError(g,c){const{res:s,callback:e,body:t,opaque:i}=this;e&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(e,null,
c,{opaque:i})})),s&&(this.res=null,queueMicrotask(()=>{w.destroy(s.on("error",R),c)})),t&&(this.body=null,w.isStream(t)&&(t.on("error",R),w.destroy(t,c))),this.
removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}}function D(d,g){if(g===void 0)return new Promise((c,s)=>{D.call(this,d,(e,t)=>e?
s(e):c(t))});try{const c=new F(d,g);this.dispatch(d,c)}catch(c){if(typeof g!="function")throw c;const s=d?.opaque;queueMicrotask(()=>g(c,{opaque:s}))}}cA.exports=
D,cA.exports.RequestHandler=F}),1773:((cA,A,r)=>{const I=r(4589),{AsyncResource:o}=r(6698),{InvalidArgumentError:C,InvalidReturnValueError:b}=r(6024),G=r(6511),
{addSignal:w,removeSignal:R}=r(2571);function F(){}function D(e){return e.errored??e.writableErrored??e._writableState?.errored}function d(){const e=new Error("\
Premature close");return e.code="ERR_STREAM_PREMATURE_CLOSE",e}function g(e,t){let i=!1;const n=()=>{e.removeListener("close",B),e.removeListener("error",S),e.removeListener(
"finish",L)},l=(f,U=!1)=>{i||(i=!0,n(),t(f,U))},B=()=>{const f=D(e);l(f??(e.writableFinished?void 0:d()))},S=f=>l(f,!0),L=()=>l();e.on("close",B),e.on("error",S),
e.on("finish",L),e.closed?process.nextTick(B):e.writableFinished&&process.nextTick(L)}class c extends o{constructor(t,i,n){if(!t||typeof t!="object")throw new C(
"invalid opts");const{signal:l,method:B,opaque:S,body:L,onInfo:f,responseHeaders:U}=t;try{if(typeof n!="function")throw new C("invalid callback");if(typeof i!="\
function")throw new C("invalid factory");if(l&&typeof l.on!="function"&&typeof l.addEventListener!="function")throw new C("signal must be an EventEmitter or Eve\
ntTarget");if(B==="CONNECT")throw new C("invalid method");if(f&&typeof f!="function")throw new C("invalid onInfo callback");super("UNDICI_STREAM")}catch(N){throw G.
isStream(L)&&G.destroy(L.on("error",F),N),N}this.responseHeaders=U||null,this.opaque=S||null,this.factory=i,this.callback=n,this.res=null,this.abort=null,this.context=
null,this.controller=null,this.trailers=null,this.body=L,this.onInfo=f||null,G.isStream(L)&&L.on("error",N=>{this.onResponseError(this.controller,N)}),w(this,l)}onRequestStart(t,i){
if(this.reason){t.abort(this.reason);return}I(this.callback),this.controller=t,this.abort=n=>t.abort(n),this.context=i}onResponseStart(t,i,n,l){const{factory:B,
opaque:S,context:L,responseHeaders:f}=this,U=t?.rawHeaders,N=f==="raw"?G.parseRawHeaders(U):n;if(i<200){this.onInfo&&this.onInfo({statusCode:i,headers:N});return}
if(this.factory=null,B===null)return;const m=this.runInAsyncScope(B,null,{statusCode:i,headers:N,opaque:S,context:L});if(!m||typeof m.write!="function"||typeof m.
end!="function"||typeof m.on!="function")throw new b("expected Writable");g(m,(j,p)=>{const{callback:y,res:_,opaque:AA,trailers:z,abort:x}=this;this.res=null,(j||
!_?.readable)&&G.destroy(_,p?void 0:j),this.callback=null,this.runInAsyncScope(y,null,j||null,{opaque:AA,trailers:z}),j&&x(j)}),m.on("drain",()=>t.resume()),this.
res=m,(m.writableNeedDrain!==void 0?m.writableNeedDrain:m._writableState?.needDrain)===!0&&t.pause()}onResponseData(t,i){const{res:n}=this;n&&n.write(i)===!1&&t.
pause()}onResponseEnd(t,i){const{res:n}=this;R(this),n&&(i&&typeof i=="object"&&(this.trailers=i),n.end())}onResponseError(t,i){const{res:n,callback:l,opaque:B,
body:S}=this;R(this),this.factory=null,n?(this.res=null,G.destroy(n,i)):l&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(l,null,i,{opaque:B})})),
S&&(this.body=null,G.destroy(S,i))}}function s(e,t,i){if(i===void 0)return new Promise((n,l)=>{s.call(this,e,t,(B,S)=>B?l(B):n(S))});try{const n=new c(e,t,i);this.
dispatch(e,n)}catch(n){if(typeof i!="function")throw n;const l=e?.opaque;queueMicrotask(()=>i(n,{opaque:l}))}}cA.exports=s}),5773:((cA,A,r)=>{const{InvalidArgumentError:I,
SocketError:o}=r(6024),{AsyncResource:C}=r(6698),b=r(4589),G=r(6511),{kHTTP2Stream:w}=r(914),{addSignal:R,removeSignal:F}=r(2571);class D extends C{constructor(c,s){
if(!c||typeof c!="object")throw new I("invalid opts");if(typeof s!="function")throw new I("invalid callback");const{signal:e,opaque:t,responseHeaders:i}=c;if(e&&
typeof e.on!="function"&&typeof e.addEventListener!="function")throw new I("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
i||null,this.opaque=t||null,this.callback=s,this.abort=null,this.context=null,R(this,e)}onRequestStart(c,s){if(this.reason){c.abort(this.reason);return}b(this.callback),
this.abort=e=>c.abort(e),this.context=s}onResponseStart(){throw new o("bad upgrade",null)}onRequestUpgrade(c,s,e,t){const i=t[w]===!0?200:101;if(s!==i){const f=t[w]===
!0?null:G.getSocketInfo(t);c.abort(new o("bad upgrade",f));return}const{callback:n,opaque:l,context:B}=this;F(this),this.callback=null;const S=c?.rawHeaders,L=this.
responseHeaders==="raw"?G.parseRawHeaders(S):e;this.runInAsyncScope(n,null,null,{headers:L,socket:t,opaque:l,context:B})}onResponseError(c,s){const{callback:e,opaque:t}=this;
F(this),e&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(e,null,s,{opaque:t})}))}}function d(g,c){if(c===void 0)return new Promise((s,e)=>{d.call(
this,g,(t,i)=>t?e(t):s(i))});try{const s=new D(g,c),e={...g,method:g.method||"GET",upgrade:g.protocol||"Websocket"};this.dispatch(e,s)}catch(s){if(typeof c!="fu\
nction")throw s;const e=g?.opaque;queueMicrotask(()=>c(s,{opaque:e}))}}cA.exports=d}),1492:((cA,A,r)=>{cA.exports.request=r(9596),cA.exports.stream=r(1773),cA.exports.
pipeline=r(2459),cA.exports.upgrade=r(5773),cA.exports.connect=r(279)}),410:((cA,A,r)=>{const I=r(4589),{addAbortListener:o}=r(8474),{Readable:C}=r(7075),{RequestAbortedError:b,
NotSupportedError:G,InvalidArgumentError:w,AbortError:R}=r(6024),F=r(6511),D=Symbol("kConsume"),d=Symbol("kReading"),g=Symbol("kBody"),c=Symbol("kAbort"),s=Symbol(
"kContentType"),e=Symbol("kContentLength"),t=Symbol("kUsed"),i=Symbol("kBytesRead"),n=()=>{};class l extends C{constructor({resume:y,abort:_,contentType:AA="",contentLength:z,
highWaterMark:x=64*1024}){super({autoDestroy:!0,read:y,highWaterMark:x}),this._readableState.dataEmitted=!1,this[c]=_,this[D]=null,this[i]=0,this[g]=null,this[t]=
!1,this[s]=AA,this[e]=Number.isFinite(z)?z:null,this[d]=!1}_destroy(y,_){!y&&!this._readableState.endEmitted&&(y=new b),y&&this[c](),this[t]?_(y):setImmediate(_,
y)}on(y,_){return(y==="data"||y==="readable")&&(this[d]=!0,this[t]=!0),super.on(y,_)}addListener(y,_){return this.on(y,_)}off(y,_){const AA=super.off(y,_);return(y===
"data"||y==="readable")&&(this[d]=this.listenerCount("data")>0||this.listenerCount("readable")>0),AA}removeListener(y,_){return this.off(y,_)}push(y){return y&&
(this[i]+=y.length,this[D])?(M(this[D],y),this[d]?super.push(y):!0):super.push(y)}text(){return L(this,"text")}json(){return L(this,"json")}blob(){return L(this,
"blob")}bytes(){return L(this,"bytes")}arrayBuffer(){return L(this,"arrayBuffer")}async formData(){throw new G}get bodyUsed(){return F.isDisturbed(this)}get body(){
return this[g]||(this[g]=ReadableStream.from(this),this[D]&&(this[g].getReader(),I(this[g].locked))),this[g]}dump(y){const _=y?.signal;if(_!=null&&(typeof _!="o\
bject"||!("aborted"in _)))return Promise.reject(new w("signal must be an AbortSignal"));const AA=y?.limit&&Number.isFinite(y.limit)?y.limit:128*1024;return _?.aborted?
Promise.reject(_.reason??new R):this._readableState.closeEmitted?Promise.resolve(null):new Promise((z,x)=>{if((this[e]&&this[e]>AA||this[i]>AA)&&this.destroy(new R),
_){const dA=o(_,()=>{this.destroy(_.reason??new R)});this.on("close",function(){dA[Symbol.dispose](),_.aborted?x(_.reason??new R):z(null)})}else this.on("close",
z);this.on("error",n).on("data",()=>{this[i]>AA&&this.destroy()}).resume()})}setEncoding(y){return Buffer.isEncoding(y)&&super.setEncoding(y),this}}function B(p){
return p[g]?.locked===!0||p[D]!==null}function S(p){return F.isDisturbed(p)||B(p)}function L(p,y){return I(!p[D]),new Promise((_,AA)=>{if(S(p)){const z=p._readableState;
z.destroyed&&z.closeEmitted===!1?p.on("error",AA).on("close",()=>{AA(new TypeError("unusable"))}):AA(z.errored??new TypeError("unusable"))}else queueMicrotask(()=>{
p[D]={type:y,stream:p,resolve:_,reject:AA,length:0,body:[]},p.on("error",function(z){j(this[D],z)}).on("close",function(){this[D].body!==null&&j(this[D],new b)}),
f(p[D])})})}function f(p){if(p.body===null)return;const{_readableState:y}=p.stream;if(y.bufferIndex){const AA=y.bufferIndex,z=y.buffer.length;for(let x=AA;x<z;x++)
M(p,y.buffer[x])}else for(const AA of y.buffer)M(p,AA);const _=y.decoder;if(_!=null&&_.lastNeed>0&&M(p,Buffer.from(_.lastChar.subarray(0,_.lastTotal-_.lastNeed))),
y.endEmitted){m(p,y.encoding);return}for(p.stream.on("end",function(){m(this[D],this._readableState.encoding)}),p.stream.resume();p.stream.read()!=null;);}function U(p,y,_){
if(p.length===0||y===0)return"";const AA=p.length===1?p[0]:Buffer.concat(p,y),z=AA.length,x=z>2&&AA[0]===239&&AA[1]===187&&AA[2]===191?3:0;return!_||_==="utf8"||
_==="utf-8"?AA.utf8Slice(x,z):AA.subarray(x,z).toString(_)}function N(p,y){if(p.length===0||y===0)return new Uint8Array(0);if(p.length===1)return new Uint8Array(
p[0]);const _=new Uint8Array(Buffer.allocUnsafeSlow(y).buffer);let AA=0;for(let z=0;z<p.length;++z){const x=p[z];_.set(x,AA),AA+=x.length}return _}function m(p,y){
const{type:_,body:AA,resolve:z,stream:x,length:NA}=p;try{_==="text"?z(U(AA,NA,y)):_==="json"?z(JSON.parse(U(AA,NA,y))):_==="arrayBuffer"?z(N(AA,NA).buffer):_===
"blob"?z(new Blob(AA,{type:x[s]})):_==="bytes"&&z(N(AA,NA)),j(p)}catch(dA){x.destroy(dA)}}function M(p,y){p.body!==null&&(typeof y=="string"&&(y=Buffer.from(y,p.
stream._readableState.encoding)),p.length+=y.length,p.body.push(y))}function j(p,y){p.body!==null&&(y?p.reject(y):p.resolve(),p.type=null,p.stream=null,p.resolve=
null,p.reject=null,p.length=0,p.body=null)}cA.exports={Readable:l,chunksDecode:U}}),9389:((cA,A,r)=>{const I=r(7030),o=r(4589),C=r(6511),{InvalidArgumentError:b,
ConnectTimeoutError:G}=r(6024);let w;const R=class{constructor(g){this._maxCachedSessions=g,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(
c=>{if(this._sessionCache.size<this._maxCachedSessions)return;const s=this._sessionCache.get(c);s!==void 0&&s.deref()===void 0&&this._sessionCache.delete(c)})}get(g){
const c=this._sessionCache.get(g);return c?c.deref():null}set(g,c){if(this._maxCachedSessions!==0){if(this._sessionCache.has(g))this._sessionCache.delete(g);else if(this.
_sessionCache.size>=this._maxCachedSessions){let s=!1;for(const[e,t]of this._sessionCache)if(t.deref()===void 0){this._sessionCache.delete(e),s=!0;break}if(!s){
const e=this._sessionCache.keys().next();e.done||this._sessionCache.delete(e.value)}}this._sessionCache.set(g,new WeakRef(c)),this._sessionRegistry.register(c,g)}}};
function F({allowH2:d,preferH2:g,useH2c:c,maxCachedSessions:s,socketPath:e,timeout:t,session:i,...n}){if(s!=null&&(!Number.isInteger(s)||s<0))throw new b("maxCa\
chedSessions must be a positive integer or zero");const l={path:e,...n},B=new R(s??100);return t=t??1e4,d=d??!0,function({hostname:L,host:f,protocol:U,port:N,servername:m,
localAddress:M,httpSocket:j},p){let y;if(U==="https:"){w||(w=r(1692)),m=m||l.servername||C.getServerName(f)||null;const AA=m||L;o(AA);const z=i||B.get(AA)||null;
N=N||443,y=w.connect({highWaterMark:16384,...l,servername:m,session:z,localAddress:M,ALPNProtocols:d?g?["h2","http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:j,
port:N,host:L}),y.on("session",function(x){B.set(AA,x)})}else{o(!j,"httpSocket can only be sent on TLS update"),N=N||80;const AA={highWaterMark:64*1024,...l,localAddress:M,
port:N,host:L},z=I.isIP(L);z!==0&&m&&m!==L&&(AA.host=m,AA.lookup=(x,NA,dA)=>{NA.all?dA(null,[{address:L,family:z}]):dA(null,L,z)}),y=I.connect(AA),c===!0&&(y.alpnProtocol=
"h2")}if(l.keepAlive==null||l.keepAlive){const AA=l.keepAliveInitialDelay===void 0?6e4:l.keepAliveInitialDelay;y.setKeepAlive(!0,AA)}const _=C.setupConnectTimeout(
new WeakRef(y),{timeout:t,hostname:L,port:N});return y.setNoDelay(!0).once(U==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(_),p){const AA=p;
p=null,AA(null,this)}}).on("error",function(AA){if(queueMicrotask(_),p){const z=p;p=null,z(D(AA,this,{timeout:t,hostname:L,port:N}))}}),y}}function D(d,g,c){if(d instanceof
AggregateError&&(d.code==="ETIMEDOUT"||d.errors.some(s=>s!=null&&s.code==="ETIMEDOUT"))){let s="Connect Timeout Error";Array.isArray(g.autoSelectFamilyAttemptedAddresses)?
s+=` (attempted addresses: ${g.autoSelectFamilyAttemptedAddresses.join(", ")},`:s+=` (attempted address: ${c.hostname}:${c.port},`,s+=` timeout: ${c.timeout}ms)`;
const e=new G(s);return e.cause=d,e}return d}cA.exports=F}),5858:(cA=>{const A=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-All\
ow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Methods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-\
Age","Access-Control-Request-Headers","Access-Control-Request-Method","Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Conn\
ection","Content-Disposition","Content-Encoding","Content-Language","Content-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Secur\
ity-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory",
"Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","From","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since",
"Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origin","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","R\
eferer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Accept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-\
Version","Server","Server-Timing","Service-Worker-Allowed","Service-Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Lo\
ading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding","Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Conte\
nt-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permitted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"],r={};Object.
setPrototypeOf(r,null);for(let C=0;C<A.length;++C){const b=A[C],G=b.toLowerCase();r[b]=r[G]=G}const I=131072,o=128*1024*1024;cA.exports={wellknownHeaderNames:A,
headerNameLowerCasedRecord:r,defaultWebSocketMaxFragments:I,defaultWebSocketMaxPayloadSize:o}}),4711:((cA,A,r)=>{const I=r(3053),o=r(7975),C=o.debuglog("undici"),
b=o.debuglog("fetch"),G=o.debuglog("websocket"),w={beforeConnect:I.channel("undici:client:beforeConnect"),connected:I.channel("undici:client:connected"),connectError:I.
channel("undici:client:connectError"),sendHeaders:I.channel("undici:client:sendHeaders"),create:I.channel("undici:request:create"),bodySent:I.channel("undici:re\
quest:bodySent"),bodyChunkSent:I.channel("undici:request:bodyChunkSent"),bodyChunkReceived:I.channel("undici:request:bodyChunkReceived"),headers:I.channel("undi\
ci:request:headers"),trailers:I.channel("undici:request:trailers"),error:I.channel("undici:request:error"),open:I.channel("undici:websocket:open"),close:I.channel(
"undici:websocket:close"),socketError:I.channel("undici:websocket:socket_error"),ping:I.channel("undici:websocket:ping"),pong:I.channel("undici:websocket:pong"),
proxyConnected:I.channel("undici:proxy:connected")};let R=!1;function F(s=C){if(!R){if(w.beforeConnect.hasSubscribers||w.connected.hasSubscribers||w.connectError.
hasSubscribers||w.sendHeaders.hasSubscribers){R=!0;return}R=!0,I.subscribe("undici:client:beforeConnect",e=>{const{connectParams:{version:t,protocol:i,port:n,host:l}}=e;
s("connecting to %s%s using %s%s",l,n?`:${n}`:"",i,t)}),I.subscribe("undici:client:connected",e=>{const{connectParams:{version:t,protocol:i,port:n,host:l}}=e;s(
"connected to %s%s using %s%s",l,n?`:${n}`:"",i,t)}),I.subscribe("undici:client:connectError",e=>{const{connectParams:{version:t,protocol:i,port:n,host:l},error:B}=e;
s("connection to %s%s using %s%s errored - %s",l,n?`:${n}`:"",i,t,B.message)}),I.subscribe("undici:client:sendHeaders",e=>{const{request:{method:t,path:i,origin:n}}=e;
s("sending request to %s %s%s",t,n,i)})}}let D=!1;function d(s=C){if(!D){if(w.headers.hasSubscribers||w.trailers.hasSubscribers||w.error.hasSubscribers){D=!0;return}
D=!0,I.subscribe("undici:request:headers",e=>{const{request:{method:t,path:i,origin:n},response:{statusCode:l}}=e;s("received response to %s %s%s - HTTP %d",t,n,
i,l)}),I.subscribe("undici:request:trailers",e=>{const{request:{method:t,path:i,origin:n}}=e;s("trailers received from %s %s%s",t,n,i)}),I.subscribe("undici:req\
uest:error",e=>{const{request:{method:t,path:i,origin:n},error:l}=e;s("request to %s %s%s errored - %s",t,n,i,l.message)})}}let g=!1;function c(s=G){if(!g){if(w.
open.hasSubscribers||w.close.hasSubscribers||w.socketError.hasSubscribers||w.ping.hasSubscribers||w.pong.hasSubscribers){g=!0;return}g=!0,I.subscribe("undici:we\
bsocket:open",e=>{if(e.address!=null){const{address:t,port:i}=e.address;s("connection opened %s%s",t,i?`:${i}`:"")}else s("connection opened")}),I.subscribe("un\
dici:websocket:close",e=>{const{websocket:t,code:i,reason:n}=e;s("closed connection to %s - %s %s",t.url,i,n)}),I.subscribe("undici:websocket:socket_error",e=>{
s("connection errored - %s",e.message)}),I.subscribe("undici:websocket:ping",e=>{s("ping received")}),I.subscribe("undici:websocket:pong",e=>{s("pong received")})}}
(C.enabled||b.enabled)&&(F(b.enabled?b:C),d(b.enabled?b:C)),G.enabled&&(F(C.enabled?C:G),c(G)),cA.exports={channels:w}}),6024:(cA=>{const A=Symbol.for("undici.e\
rror.UND_ERR");class r extends Error{constructor(W,re){super(W,re),this.name="UndiciError",this.code="UND_ERR"}static[Symbol.hasInstance](W){return W&&W[A]===!0}get[A](){
return!0}}const I=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class o extends r{constructor(W){super(W),this.name="ConnectTimeoutError",this.message=W||"\
Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](W){return W&&W[I]===!0}get[I](){return!0}}const C=Symbol.for("undici.error\
.UND_ERR_HEADERS_TIMEOUT");class b extends r{constructor(W){super(W),this.name="HeadersTimeoutError",this.message=W||"Headers Timeout Error",this.code="UND_ERR_\
HEADERS_TIMEOUT"}static[Symbol.hasInstance](W){return W&&W[C]===!0}get[C](){return!0}}const G=Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");class w extends r{constructor(W){
super(W),this.name="HeadersOverflowError",this.message=W||"Headers Overflow Error",this.code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](W){return W&&
W[G]===!0}get[G](){return!0}}const R=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class F extends r{constructor(W){super(W),this.name="BodyTimeoutError",this.
message=W||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](W){return W&&W[R]===!0}get[R](){return!0}}const D=Symbol.for("undici\
.error.UND_ERR_INVALID_ARG");class d extends r{constructor(W){super(W),this.name="InvalidArgumentError",this.message=W||"Invalid Argument Error",this.code="UND_\
ERR_INVALID_ARG"}static[Symbol.hasInstance](W){return W&&W[D]===!0}get[D](){return!0}}const g=Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");class c extends r{constructor(W){
super(W),this.name="InvalidReturnValueError",this.message=W||"Invalid Return Value Error",this.code="UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](W){
return W&&W[g]===!0}get[g](){return!0}}const s=Symbol.for("undici.error.UND_ERR_ABORT");class e extends r{constructor(W){super(W),this.name="AbortError",this.message=
W||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](W){return W&&W[s]===!0}get[s](){return!0}}const t=Symbol.for("undici.error.U\
ND_ERR_ABORTED");class i extends e{constructor(W){super(W),this.name="AbortError",this.message=W||"Request aborted",this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](W){
return W&&W[t]===!0}get[t](){return!0}}const n=Symbol.for("undici.error.UND_ERR_INFO");class l extends r{constructor(W,re){super(W,re),this.name="InformationalE\
rror",this.message=W||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](W){return W&&W[n]===!0}get[n](){return!0}}const B=Symbol.for("un\
dici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class S extends r{constructor(W){super(W),this.name="RequestContentLengthMismatchError",this.message=W||"Reques\
t body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](W){return W&&W[B]===!0}get[B](){return!0}}
const L=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class f extends r{constructor(W){super(W),this.name="ResponseContentLengthMismatchError",
this.message=W||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](W){return W&&
W[L]===!0}get[L](){return!0}}const U=Symbol.for("undici.error.UND_ERR_DESTROYED");class N extends r{constructor(W){super(W),this.name="ClientDestroyedError",this.
message=W||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](W){return W&&W[U]===!0}get[U](){return!0}}const m=Symbol.for("undi\
ci.error.UND_ERR_CLOSED");class M extends r{constructor(W){super(W),this.name="ClientClosedError",this.message=W||"The client is closed",this.code="UND_ERR_CLOS\
ED"}static[Symbol.hasInstance](W){return W&&W[m]===!0}get[m](){return!0}}const j=Symbol.for("undici.error.UND_ERR_SOCKET");class p extends r{constructor(W,re){super(
W),this.name="SocketError",this.message=W||"Socket error",this.code="UND_ERR_SOCKET",this.socket=re}static[Symbol.hasInstance](W){return W&&W[j]===!0}get[j](){return!0}}
const y=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class _ extends r{constructor(W){super(W),this.name="NotSupportedError",this.message=W||"Not supported \
error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](W){return W&&W[y]===!0}get[y](){return!0}}const AA=Symbol.for("undici.error.UND_ERR_BPL_MISS\
ING_UPSTREAM");class z extends r{constructor(W){super(W),this.name="MissingUpstreamError",this.message=W||"No upstream has been added to the BalancedPool",this.
code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](W){return W&&W[AA]===!0}get[AA](){return!0}}const x=Symbol.for("undici.error.ERR_WEBASSEMBLY_NOT_\
SUPPORTED");class NA extends Error{constructor(W){super(W||"WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"),this.code="ER\
R_WEBASSEMBLY_NOT_SUPPORTED"}static[Symbol.hasInstance](W){return W&&W[x]===!0}get[x](){return!0}}const dA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class YA extends Error{constructor(W,re,ge){
super(W),this.name="HTTPParserError",this.code=re?`HPE_${re}`:void 0,this.data=ge?ge.toString():void 0}static[Symbol.hasInstance](W){return W&&W[dA]===!0}get[dA](){
return!0}}const EA=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class O extends r{constructor(W){super(W),this.name="ResponseExceededMaxSizeError",this.
message=W||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](W){return W&&W[EA]===!0}get[EA](){return!0}}
const K=Symbol.for("undici.error.UND_ERR_REQ_RETRY");class TA extends r{constructor(W,re,{headers:ge,data:ce}){super(W),this.name="RequestRetryError",this.message=
W||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=re,this.data=ce,this.headers=ge}static[Symbol.hasInstance](W){return W&&W[K]===!0}get[K](){
return!0}}const GA=Symbol.for("undici.error.UND_ERR_RESPONSE");class KA extends r{constructor(W,re,{headers:ge,body:ce,bodyTruncated:Ne=!1}){super(W),this.name=
"ResponseError",this.message=W||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=re,this.body=ce,this.bodyTruncated=Ne,this.headers=ge}static[Symbol.
hasInstance](W){return W&&W[GA]===!0}get[GA](){return!0}}const MA=Symbol.for("undici.error.UND_ERR_PRX_TLS");class PA extends r{constructor(W,re,ge={}){super(re,
{cause:W,...ge}),this.name="SecureProxyConnectionError",this.message=re||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=W}static[Symbol.
hasInstance](W){return W&&W[MA]===!0}get[MA](){return!0}}const yA=Symbol.for("undici.error.UND_ERR_PRX_CONN");class X extends r{constructor(W,re,ge={}){super(re,
{cause:W,...ge}),this.name="ProxyConnectionError",this.message=re||"Proxy Connection failed",this.code="UND_ERR_PRX_CONN",this.cause=W}static[Symbol.hasInstance](W){
return W&&W[yA]===!0}get[yA](){return!0}}const Y=Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");class Z extends r{constructor(W){super(W),this.name="MaxRedirec\
tsError",this.message=W||"max redirects",this.code="UND_ERR_REDIRECT_MAX"}static[Symbol.hasInstance](W){return W&&W[Y]===!0}get[Y](){return!0}}const uA=Symbol.for(
"undici.error.UND_ERR_MAX_ORIGINS_REACHED");class mA extends r{constructor(W){super(W),this.name="MaxOriginsReachedError",this.message=W||"Maximum allowed origi\
ns reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](W){return W&&W[uA]===!0}get[uA](){return!0}}class rA extends r{constructor(W,re){
super(W),this.name="Socks5ProxyError",this.message=W||"SOCKS5 proxy error",this.code=re||"UND_ERR_SOCKS5"}}const RA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_\
SIZE_EXCEEDED");class bA extends r{constructor(W){super(W),this.name="MessageSizeExceededError",this.message=W||"Max decompressed message size exceeded",this.code=
"UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](W){return W&&W[RA]===!0}get[RA](){return!0}}cA.exports={AbortError:e,WebAssemblyNotSupportedError:NA,
HTTPParserError:YA,UndiciError:r,HeadersTimeoutError:b,HeadersOverflowError:w,BodyTimeoutError:F,RequestContentLengthMismatchError:S,ConnectTimeoutError:o,InvalidArgumentError:d,
InvalidReturnValueError:c,RequestAbortedError:i,ClientDestroyedError:N,ClientClosedError:M,InformationalError:l,SocketError:p,NotSupportedError:_,ResponseContentLengthMismatchError:f,
BalancedPoolMissingUpstreamError:z,ResponseExceededMaxSizeError:O,RequestRetryError:TA,ResponseError:KA,SecureProxyConnectionError:PA,ProxyConnectionError:X,MaxOriginsReachedError:mA,
MaxRedirectsError:Z,Socks5ProxyError:rA,MessageSizeExceededError:bA}}),1638:((cA,A,r)=>{const{InvalidArgumentError:I,NotSupportedError:o}=r(6024),C=r(4589),{isValidHTTPToken:b,
isValidHeaderValue:G,isStream:w,destroy:R,isBuffer:F,isFormDataLike:D,isIterable:d,hasSafeIterator:g,isBlobLike:c,serializePathWithQuery:s,parseHeaders:e,assertRequestHandler:t,
getServerName:i,normalizedMethodRecords:n,getProtocolFromUrlString:l}=r(6511),{channels:B}=r(4711),{headerNameLowerCasedRecord:S}=r(5858),L=/[^\u0021-\u00ff]/;function f(AA){
if(typeof AA!="string"||AA.length===0)return!1;for(let z=0;z<AA.length;z++){const x=AA.charCodeAt(z);if(x<48||x>57)return!1}return!0}const U=Symbol("handler"),N=Symbol(
"controller"),m=Symbol("resume");class M{#A=!1;#e=null;#n=!1;#t;[m]=null;rawHeaders=null;rawTrailers=null;constructor(z){this.#t=z}pause(){this.#A=!0}resume(){this.#A&&
(this.#A=!1,this[m]?.())}abort(z){this.#n||(this.#n=!0,this.#e=z,this.#t(z))}get aborted(){return this.#n}get reason(){return this.#e}get paused(){return this.#A}}
class j{constructor(z,{path:x,method:NA,body:dA,headers:YA,query:EA,idempotent:O,blocking:K,upgrade:TA,headersTimeout:GA,bodyTimeout:KA,reset:MA,expectContinue:PA,
servername:yA,throwOnError:X,maxRedirections:Y,typeOfService:Z},uA){if(typeof x!="string")throw new I("path must be a string");if(x[0]!=="/"&&!(x.startsWith("ht\
tp://")||x.startsWith("https://"))&&NA!=="CONNECT")throw new I("path must be an absolute URL or start with a slash");if(L.test(x))throw new I("invalid request p\
ath");if(typeof NA!="string")throw new I("method must be a string");if(n[NA]===void 0&&!b(NA))throw new I("invalid request method");if(TA&&typeof TA!="string")throw new I(
"upgrade must be a string");if(TA&&!G(TA))throw new I("invalid upgrade header");if(GA!=null&&(!Number.isFinite(GA)||GA<0))throw new I("invalid headersTimeout");
if(KA!=null&&(!Number.isFinite(KA)||KA<0))throw new I("invalid bodyTimeout");if(MA!=null&&typeof MA!="boolean")throw new I("invalid reset");if(PA!=null&&typeof PA!=
"boolean")throw new I("invalid expectContinue");if(X!=null)throw new I("invalid throwOnError");if(Y!=null&&Y!==0)throw new I("maxRedirections is not supported, \
use the redirect interceptor");if(Z!=null&&(!Number.isInteger(Z)||Z<0||Z>255))throw new I("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=
GA,this.bodyTimeout=KA,this.method=NA,this.typeOfService=Z,this.abort=null,dA==null)this.body=null;else if(w(dA)){this.body=dA;const mA=this.body._readableState;
(!mA||!mA.autoDestroy)&&(this.endHandler=function(){R(this)},this.body.on("end",this.endHandler)),this.errorHandler=rA=>{this.abort?this.abort(rA):this.error=rA},
this.body.on("error",this.errorHandler)}else if(F(dA))this.body=dA.byteLength?dA:null;else if(ArrayBuffer.isView(dA))this.body=dA.buffer.byteLength?Buffer.from(
dA.buffer,dA.byteOffset,dA.byteLength):null;else if(dA instanceof ArrayBuffer)this.body=dA.byteLength?Buffer.from(dA):null;else if(typeof dA=="string")this.body=
dA.length?Buffer.from(dA):null;else if(D(dA)){if(!_(dA))throw new I("body must be a FormData created by this undici package instance; FormData from other source\
s, such as the built-in FormData provided by Node.js, is not supported");this.body=dA}else if(d(dA)||c(dA))this.body=dA;else throw new I("body must be a string,\
 a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=TA||null,this.path=EA?s(x,EA):x,this.origin=
z,this.protocol=l(z),this.idempotent=O??(NA==="HEAD"||NA==="GET"||NA==="QUERY"),this.blocking=K??this.method!=="HEAD",this.reset=MA??null,this.host=null,this.contentLength=
null,this.contentType=null,this.headers=[],this.expectContinue=PA??!1,Array.isArray(YA)){if(YA.length%2!==0)throw new I("headers array must be even");for(let mA=0;mA<
YA.length;mA+=2)p(this,YA[mA],YA[mA+1])}else if(YA&&typeof YA=="object")if(g(YA))for(const mA of YA){if(!Array.isArray(mA)||mA.length!==2)throw new I("headers m\
ust be in key-value pair format");p(this,mA[0],mA[1])}else{const mA=Object.keys(YA);for(let rA=0;rA<mA.length;++rA)p(this,mA[rA],YA[mA[rA]])}else if(YA!=null)throw new I(
"headers must be an object or an array");t(uA,NA,TA),this.servername=yA||i(this.host)||null,this[U]=uA,B.create.hasSubscribers&&B.create.publish({request:this})}onBodySent(z){
if(B.bodyChunkSent.hasSubscribers&&B.bodyChunkSent.publish({request:this,chunk:z}),this[U].onBodySent)try{return this[U].onBodySent(z)}catch(x){this.abort(x)}}onRequestSent(){
if(B.bodySent.hasSubscribers&&B.bodySent.publish({request:this}),this[U].onRequestSent)try{return this[U].onRequestSent()}catch(z){this.abort(z)}}onRequestStart(z,x){
if(C(!this.aborted),C(!this.completed),this[N]=new M(z),this.error){this[N].abort(this.error);return}return this.abort=z,this[U].onRequestStart(this[N],x)}onResponseStarted(){
return this[U].onResponseStarted?.()}onResponseStart(z,x,NA,dA){C(!this.aborted),C(!this.completed),B.headers.hasSubscribers&&B.headers.publish({request:this,response:{
statusCode:z,headers:x,statusText:dA}});const YA=this[N];YA&&(YA[m]=NA,YA.rawHeaders=x);const EA=Array.isArray(x)?e(x):x;try{return this[U].onResponseStart?.(YA,
z,EA,dA),!YA?.paused}catch(O){return this.abort(O),!1}}onResponseData(z){C(!this.aborted),C(!this.completed),B.bodyChunkReceived.hasSubscribers&&B.bodyChunkReceived.
publish({request:this,chunk:z});const x=this[N];try{return this[U].onResponseData?.(x,z),!x?.paused}catch(NA){return this.abort(NA),!1}}onRequestUpgrade(z,x,NA,dA=""){
this.onFinally(),C(!this.aborted),C(!this.completed),B.headers.hasSubscribers&&B.headers.publish({request:this,response:{statusCode:z,headers:x,statusText:dA}});
const YA=this[N];YA&&(YA.rawHeaders=x);const EA=Array.isArray(x)?e(x):x,O=this[U].onRequestUpgrade?.(YA,z,EA,NA);return this.aborted||(this.completed=!0,B.trailers.
hasSubscribers&&B.trailers.publish({request:this,trailers:[]})),O}onResponseEnd(z){this.onFinally(),C(!this.aborted),C(!this.completed),this.completed=!0,B.trailers.
hasSubscribers&&B.trailers.publish({request:this,trailers:z});const x=this[N];x&&(x.rawTrailers=z);const NA=Array.isArray(z)?e(z):z;try{return this[U].onResponseEnd?.(
x,NA)}catch(dA){this.onResponseError(dA)}}onResponseError(z){if(this.onFinally(),B.error.hasSubscribers&&B.error.publish({request:this,error:z}),this.aborted)return;
this.aborted=!0;const x=this[N];return this[U].onResponseError?.(x,z)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=
null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(z,x){return p(this,z,x),this}}function p(AA,z,x){if(x&&typeof x=="o\
bject"&&!Array.isArray(x))throw new I(`invalid ${z} header`);if(x===void 0)return;let NA=S[z];if(NA===void 0&&(NA=z.toLowerCase(),S[NA]===void 0&&!b(NA)))throw new I(
"invalid header key");if(Array.isArray(x)){const dA=[];for(let YA=0;YA<x.length;YA++)if(typeof x[YA]=="string"){if(!G(x[YA]))throw new I(`invalid ${z} header`);
dA.push(x[YA])}else if(x[YA]===null)dA.push("");else{if(typeof x[YA]=="object")throw new I(`invalid ${z} header`);{const EA=`${x[YA]}`;if(!G(EA))throw new I(`in\
valid ${z} header`);dA.push(EA)}}x=dA}else if(typeof x=="string"){if(!G(x))throw new I(`invalid ${z} header`)}else if(x===null)x="";else if(x=`${x}`,!G(x))throw new I(
`invalid ${z} header`);if(NA==="host"){if(AA.host!==null)throw new I("duplicate host header");if(typeof x!="string")throw new I("invalid host header");AA.host=x}else if(NA===
"content-length"){if(AA.contentLength!==null)throw new I("duplicate content-length header");if(!f(x))throw new I("invalid content-length header");AA.contentLength=
parseInt(x,10)}else if(AA.contentType===null&&NA==="content-type")AA.contentType=x,AA.headers.push(z,x);else{if(NA==="transfer-encoding"||NA==="keep-alive"||NA===
"upgrade")throw new I(`invalid ${NA} header`);if(NA==="connection"){const dA=typeof x=="string"?x:null;if(dA===null)throw new I("invalid connection header");for(const YA of dA.
toLowerCase().split(",")){const EA=YA.trim();if(!b(EA))throw new I("invalid connection header");EA==="close"&&(AA.reset=!0)}}else{if(NA==="expect")throw new o("\
expect header not supported");AA.headers.push(z,x)}}}let y;function _(AA){return y===void 0&&(r(763),y=r(9846).webidl.is.FormData),y(AA)}cA.exports=j}),9991:((cA,A,r)=>{
const{EventEmitter:I}=r(8474),{Buffer:o}=r(4573),{InvalidArgumentError:C,Socks5ProxyError:b}=r(6024),{debuglog:G}=r(7975),{parseAddress:w}=r(2351),R=G("undici:s\
ocks5"),F=o.alloc(0),D=5,d={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},g={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},c={IPV4:1,DOMAIN:3,IPV6:4},s={SUCCEEDED:0,
GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},
e={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"\
error",CLOSED:"closed"};class t extends I{constructor(n,l={}){if(super(),!n)throw new C("socket is required");this.socket=n,this.options=l,this.state=e.INITIAL,
this.buffer=F,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],
l.username&&l.password&&this.authMethods.push(d.USERNAME_PASSWORD),this.authMethods.push(d.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("err\
or",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(n){R("received data",n.length,"bytes in state",this.state),this.buffer=o.concat([this.
buffer,n]);try{switch(this.state){case e.HANDSHAKING:this.handleHandshakeResponse();break;case e.AUTHENTICATING:this.handleAuthResponse();break;case e.CONNECTING:
this.handleConnectResponse();break}}catch(l){this.onError(l)}}onError(n){R("socket error",n),this.state=e.ERROR,this.emit("error",n),this.destroy()}onClose(){R(
"socket closed"),this.state=e.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=e.AUTHENTICATED,
this.emit("authenticated")}handshake(){if(this.state!==e.INITIAL)throw new C("Handshake already started");R("starting handshake with",this.authMethods.length,"a\
uth methods"),this.state=e.HANDSHAKING;const n=o.alloc(2+this.authMethods.length);n[0]=D,n[1]=this.authMethods.length,this.authMethods.forEach((l,B)=>{n[2+B]=l}),
this.socket.write(n)}handleHandshakeResponse(){if(this.buffer.length<2)return;const n=this.buffer[0],l=this.buffer[1];if(n!==D)throw new b(`Invalid SOCKS versio\
n: ${n}`,"UND_ERR_SOCKS5_VERSION");if(l===d.NO_ACCEPTABLE)throw new b("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.
buffer.subarray(2),R("server selected auth method",l),l===d.NO_AUTH)this.markAuthenticated();else if(l===d.USERNAME_PASSWORD)this.state=e.AUTHENTICATING,this.sendAuthRequest();else
throw new b(`Unsupported authentication method: ${l}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){const{username:n,password:l}=this.options;if(!n||!l)throw new C(
"Username and password required for authentication");R("sending username/password auth");const B=o.from(n),S=o.from(l);if(B.length>255||S.length>255)throw new C(
"Username or password too long");const L=o.alloc(3+B.length+S.length);L[0]=1,L[1]=B.length,B.copy(L,2),L[2+B.length]=S.length,S.copy(L,3+B.length),this.socket.write(
L)}handleAuthResponse(){if(this.buffer.length<2)return;const n=this.buffer[0],l=this.buffer[1];if(n!==1)throw new b(`Invalid auth sub-negotiation version: ${n}`,
"UND_ERR_SOCKS5_AUTH_VERSION");if(l!==0)throw new b("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(2),R("authentication \
successful"),this.markAuthenticated()}connect(n,l){if(this.state===e.CONNECTING||this.state===e.CONNECTED)throw new C("Connection already in progress");if(this.
state!==e.AUTHENTICATED)throw new C("Client must be authenticated before CONNECT");R("connecting to",n,l),this.state=e.CONNECTING;const B=this.buildConnectRequest(
g.CONNECT,n,l);this.socket.write(B)}buildConnectRequest(n,l,B){const{type:S,buffer:L}=w(l),f=o.alloc(4+L.length+2);return f[0]=D,f[1]=n,f[2]=0,f[3]=S,L.copy(f,4),
f.writeUInt16BE(B,4+L.length),f}handleConnectResponse(){if(this.buffer.length<4)return;const n=this.buffer[0],l=this.buffer[1],B=this.buffer[3];if(n!==D)throw new b(
`Invalid SOCKS version in reply: ${n}`,"UND_ERR_SOCKS5_REPLY_VERSION");let S=4;if(B===c.IPV4)S+=6;else if(B===c.DOMAIN){if(this.buffer.length<5)return;S+=1+this.
buffer[4]+2}else if(B===c.IPV6)S+=18;else throw new b(`Invalid address type in reply: ${B}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<S)return;if(l!==s.
SUCCEEDED){const N=this.getReplyErrorMessage(l);throw new b(`SOCKS5 connection failed: ${N}`,`UND_ERR_SOCKS5_REPLY_${l}`)}let L,f=4;if(B===c.IPV4)L=Array.from(this.
buffer.subarray(f,f+4)).join("."),f+=4;else if(B===c.DOMAIN){const N=this.buffer[f];f+=1,L=this.buffer.subarray(f,f+N).toString(),f+=N}else if(B===c.IPV6){const N=[];
for(let m=0;m<8;m++){const M=this.buffer.readUInt16BE(f+m*2);N.push(M.toString(16))}L=N.join(":"),f+=16}const U=this.buffer.readUInt16BE(f);this.buffer=F,this.state=
e.CONNECTED,this.socket.removeListener("data",this.onSocketData),R("connected, bound address:",L,"port:",U),this.emit("connected",{address:L,port:U})}getReplyErrorMessage(n){
switch(n){case s.GENERAL_FAILURE:return"General SOCKS server failure";case s.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case s.NETWORK_UNREACHABLE:
return"Network unreachable";case s.HOST_UNREACHABLE:return"Host unreachable";case s.CONNECTION_REFUSED:return"Connection refused";case s.TTL_EXPIRED:return"TTL \
expired";case s.COMMAND_NOT_SUPPORTED:return"Command not supported";case s.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown \
error code: ${n}`}}}cA.exports={Socks5Client:t,AUTH_METHODS:d,COMMANDS:g,ADDRESS_TYPES:c,REPLY_CODES:s,STATES:e}}),2351:((cA,A,r)=>{const{Buffer:I}=r(4573),o=r(
7030),{InvalidArgumentError:C}=r(6024);function b(D){if(o.isIPv4(D)){const g=D.split(".").map(Number);return{type:1,buffer:I.from(g)}}if(o.isIPv6(D))return{type:4,
buffer:G(D)};const d=I.from(D,"utf8");if(d.length>255)throw new C("Domain name too long (max 255 bytes)");return{type:3,buffer:I.concat([I.from([d.length]),d])}}
function G(D){const d=I.alloc(16);let g=D;if(D.includes(".")){const s=D.lastIndexOf(":"),e=D.slice(s+1);if(o.isIPv4(e)){const t=e.split(".").map(Number),i=(t[0]<<
8|t[1]).toString(16),n=(t[2]<<8|t[3]).toString(16);g=`${D.slice(0,s)}:${i}:${n}`}}const c=g.indexOf("::");if(c!==-1){const s=g.slice(0,c),e=g.slice(c+2),t=s===""?
[]:s.split(":"),i=e===""?[]:e.split(":");let n=0;for(const l of t)d.writeUInt16BE(parseInt(l,16),n),n+=2;n=16-i.length*2;for(const l of i)d.writeUInt16BE(parseInt(
l,16),n),n+=2}else{const s=g.split(":");for(let e=0;e<s.length;e++)d.writeUInt16BE(parseInt(s[e],16),e*2)}return d}function w(D,d,g){const c=I.allocUnsafe(2);return c.
writeUInt16BE(g,0),I.concat([I.from([D]),d,c])}function R(D,d=0){if(D.length<d+1)throw new C("Buffer too small to contain address type");const g=D[d];let c,s=d+
1;switch(g){case 1:{if(D.length<s+6)throw new C("Buffer too small for IPv4 address");c=Array.from(D.subarray(s,s+4)).join("."),s+=4;break}case 3:{if(D.length<s+
1)throw new C("Buffer too small for domain length");const t=D[s];if(s+=1,D.length<s+t+2)throw new C("Buffer too small for domain address");c=D.subarray(s,s+t).toString(
"utf8"),s+=t;break}case 4:{if(D.length<s+18)throw new C("Buffer too small for IPv6 address");const t=[];for(let i=0;i<8;i++){const n=D.readUInt16BE(s+i*2);t.push(
n.toString(16))}c=t.join(":"),s+=16;break}default:throw new C(`Invalid address type: ${g}`)}if(D.length<s+2)throw new C("Buffer too small for port");const e=D.readUInt16BE(
s);return s+=2,{address:c,port:e,bytesRead:s-d}}function F(D){const g={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreach\
able",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[D]||`Unknown SOCKS5 error code: ${D}`,
c=new Error(g);return c.code=`SOCKS5_${D}`,c}cA.exports={parseAddress:b,parseIPv6:G,buildAddressBuffer:w,parseResponseAddress:R,createReplyError:F}}),914:(cA=>{
cA.exports={kClose:Symbol("close"),kDestroy:Symbol("destroy"),kDispatch:Symbol("dispatch"),kUrl:Symbol("url"),kRequestOrigin:Symbol("request origin"),kRedirectCacheControl:Symbol(
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
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),1091:((cA,A,r)=>{
const{wellknownHeaderNames:I,headerNameLowerCasedRecord:o}=r(5858);class C{value=null;left=null;middle=null;right=null;code;constructor(R,F,D){if(D===void 0||D>=
R.length)throw new TypeError("Unreachable");if((this.code=R.charCodeAt(D))>127)throw new TypeError("key must be ascii string");R.length!==++D?this.middle=new C(
R,F,D):this.value=F}add(R,F){const D=R.length;if(D===0)throw new TypeError("Unreachable");let d=0,g=this;for(;;){const c=R.charCodeAt(d);if(c>127)throw new TypeError(
"key must be ascii string");if(g.code===c)if(D===++d){g.value=F;break}else if(g.middle!==null)g=g.middle;else{g.middle=new C(R,F,d);break}else if(g.code<c)if(g.
left!==null)g=g.left;else{g.left=new C(R,F,d);break}else if(g.right!==null)g=g.right;else{g.right=new C(R,F,d);break}}}search(R){const F=R.length;let D=0,d=this;
for(;d!==null&&D<F;){let g=R[D];for(g<=90&&g>=65&&(g|=32);d!==null;){if(g===d.code){if(F===++D)return d;d=d.middle;break}d=d.code<g?d.left:d.right}}return null}}
class b{node=null;insert(R,F){this.node===null?this.node=new C(R,F,0):this.node.add(R,F)}lookup(R){return this.node?.search(R)?.value??null}}const G=new b;for(let w=0;w<
I.length;++w){const R=o[I[w]];G.insert(R,R)}cA.exports={TernarySearchTree:b,tree:G}}),6511:((cA,A,r)=>{const I=r(4589),{kDestroyed:o,kBodyUsed:C,kListeners:b,kBody:G}=r(
914),{IncomingMessage:w}=r(7067),R=r(7075),F=r(7030),{stringify:D}=r(1792),{EventEmitter:d,addAbortListener:g}=r(8474),c=r(9528),{InvalidArgumentError:s,ConnectTimeoutError:e}=r(
6024),{headerNameLowerCasedRecord:t}=r(5858),{tree:i}=r(1091);class n{constructor(BA){this[G]=BA,this[C]=!1}async*[Symbol.asyncIterator](){I(!this[C],"disturbed"),
this[C]=!0,yield*this[G]}}function l(){}function B(a){return S(a)?(NA(a)===0&&a.on("data",function(){I(!1)}),typeof a.readableDidRead!="boolean"&&(a[C]=!1,d.prototype.
on.call(a,"data",function(){this[C]=!0})),a):a&&typeof a.pipeTo=="function"?new n(a):a&&mA(a)?a:a&&typeof a!="string"&&!ArrayBuffer.isView(a)&&z(a)?new n(a):a}function S(a){
return a&&typeof a=="object"&&typeof a.pipe=="function"&&typeof a.on=="function"}function L(a){return a instanceof Blob}function f(a){return a.includes("?")||a.
includes("#")}function U(a,BA){if(f(a))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const _A=D(BA);return _A&&(a+="?"+
_A),a}function N(a){const BA=parseInt(a,10);return BA===Number(a)&&BA>=0&&BA<=65535}function m(a){return a!=null&&a[0]==="h"&&a[1]==="t"&&a[2]==="t"&&a[3]==="p"&&
(a[4]===":"||a[4]==="s"&&a[5]===":")}function M(a){if(typeof a=="string"){if(a=new URL(a),!m(a.origin||a.protocol))throw new s("Invalid URL protocol: the URL mu\
st start with `http:` or `https:`.");return a}if(!a||typeof a!="object")throw new s("Invalid URL: The URL argument must be a non-null object.");if(!(a instanceof
URL)){if(a.port!=null&&a.port!==""&&N(a.port)===!1)throw new s("Invalid URL: port must be a valid integer or a string representation of an integer.");if(a.path!=
null&&typeof a.path!="string")throw new s("Invalid URL path: the path must be a string or null/undefined.");if(a.pathname!=null&&typeof a.pathname!="string")throw new s(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(a.hostname!=null&&typeof a.hostname!="string")throw new s("Invalid URL hostname: th\
e hostname must be a string or null/undefined.");if(a.origin!=null&&typeof a.origin!="string")throw new s("Invalid URL origin: the origin must be a string or nu\
ll/undefined.");if(!m(a.origin||a.protocol))throw new s("Invalid URL protocol: the URL must start with `http:` or `https:`.");const BA=a.port!=null?a.port:a.protocol===
"https:"?443:80;let _A=a.origin!=null?a.origin:`${a.protocol||""}//${a.hostname||""}:${BA}`,P=a.path!=null?a.path:`${a.pathname||""}${a.search||""}`;return _A[_A.
length-1]==="/"&&(_A=_A.slice(0,_A.length-1)),P&&P[0]!=="/"&&(P=`/${P}`),new URL(`${_A}${P}`)}if(!m(a.origin||a.protocol))throw new s("Invalid URL protocol: the\
 URL must start with `http:` or `https:`.");return a}function j(a){if(a=M(a),a.pathname!=="/"||a.search||a.hash)throw new s("invalid url");return a}function p(a){
if(a[0]==="["){const _A=a.indexOf("]");return I(_A!==-1),a.substring(1,_A)}const BA=a.indexOf(":");return BA===-1?a:a.substring(0,BA)}function y(a){if(!a)return null;
I(typeof a=="string");const BA=p(a);return F.isIP(BA)?"":BA}function _(a){return JSON.parse(JSON.stringify(a))}function AA(a){return a!=null&&typeof a[Symbol.asyncIterator]==
"function"}function z(a){return a!=null&&(typeof a[Symbol.iterator]=="function"||typeof a[Symbol.asyncIterator]=="function")}function x(a){const BA=Object.getPrototypeOf(
a);return Object.hasOwn(a,Symbol.iterator)||BA!=null&&BA!==Object.prototype&&typeof a[Symbol.iterator]=="function"}function NA(a){if(a==null)return 0;if(S(a)){const BA=a.
_readableState;return BA&&BA.objectMode===!1&&BA.ended===!0&&Number.isFinite(BA.length)?BA.length:null}else{if(L(a))return a.size!=null?a.size:null;if(X(a))return a.
byteLength}return null}function dA(a){return a&&!!(a.destroyed||a[o]||R.isDestroyed?.(a))}function YA(a,BA){if(!(a==null||!S(a)||dA(a))){if(typeof a.destroy=="f\
unction"){Object.getPrototypeOf(a).constructor===w&&(a.socket=null);try{a.destroy(BA)}catch{}}else BA&&queueMicrotask(()=>{a.emit("error",BA)});a.destroyed!==!0&&
(a[o]=!0)}}const EA=/(?:^|,)[\t ]*timeout=(\d+)/i;function O(a){const BA=a.match(EA);return BA?parseInt(BA[1],10)*1e3:null}function K(a){return typeof a=="strin\
g"?t[a]??a.toLowerCase():i.lookup(a)??a.toString("latin1").toLowerCase()}function TA(a){return i.lookup(a)??a.toString("latin1").toLowerCase()}function GA(a,BA,_A){
BA==="__proto__"?Object.defineProperty(a,BA,{value:_A,enumerable:!0,configurable:!0,writable:!0}):a[BA]=_A}function KA(a,BA){BA===void 0&&(BA={});for(let _A=0;_A<
a.length;_A+=2){const P=K(a[_A]);let pA=BA[P];if(pA!==void 0)if(Object.hasOwn(BA,P))typeof pA=="string"&&(pA=[pA],BA[P]=pA),pA.push(a[_A+1].toString("latin1"));else{
const SA=typeof a[_A+1]=="string"?a[_A+1]:Array.isArray(a[_A+1])?a[_A+1].map(VA=>VA.toString("latin1")):a[_A+1].toString("latin1");P==="__proto__"?Object.defineProperty(
BA,P,{value:SA,enumerable:!0,configurable:!0,writable:!0}):BA[P]=SA}else{const SA=typeof a[_A+1]=="string"?a[_A+1]:Array.isArray(a[_A+1])?a[_A+1].map(VA=>VA.toString(
"latin1")):a[_A+1].toString("latin1");BA[P]=SA}}return BA}function MA(a){if(a==null)return[];if(!Array.isArray(a)){const SA=[];for(const[VA,ie]of Object.entries(
a))if(Array.isArray(ie))for(const $ of ie)SA.push(VA,`${$}`);else SA.push(VA,`${ie}`);return SA}const BA=a.length,_A=new Array(BA);let P,pA;for(let SA=0;SA<BA;SA+=
2)P=a[SA],pA=a[SA+1],typeof P!="string"&&(P=P.toString()),typeof pA!="string"&&(pA=pA.toString("latin1")),_A[SA]=P,_A[SA+1]=pA;return _A}function PA(a){const BA=[];
for(const[_A,P]of Object.entries(a))if(Array.isArray(P))for(const pA of P)BA.push(Buffer.from(_A,"latin1"),Buffer.from(`${pA}`,"latin1"));else BA.push(Buffer.from(
_A,"latin1"),Buffer.from(`${P}`,"latin1"));return BA}function yA(a){if(!Array.isArray(a))throw new TypeError("expected headers to be an array");return a.map(BA=>Buffer.
from(BA))}function X(a){return a instanceof Uint8Array||Buffer.isBuffer(a)}function Y(a,BA,_A){if(!a||typeof a!="object")throw new s("handler must be an object");
if(typeof a.onRequestStart!="function")throw new s("invalid onRequestStart method");if(typeof a.onResponseError!="function")throw new s("invalid onResponseError\
 method");if(typeof a.onBodySent!="function"&&a.onBodySent!==void 0)throw new s("invalid onBodySent method");if(typeof a.onRequestSent!="function"&&a.onRequestSent!==
void 0)throw new s("invalid onRequestSent method");if(_A||BA==="CONNECT"){if(typeof a.onRequestUpgrade!="function")throw new s("invalid onRequestUpgrade method")}else{
if(typeof a.onResponseStart!="function")throw new s("invalid onResponseStart method");if(typeof a.onResponseData!="function")throw new s("invalid onResponseData\
 method");if(typeof a.onResponseEnd!="function")throw new s("invalid onResponseEnd method")}}function Z(a){return!!(a&&(R.isDisturbed(a)||a[C]))}function uA(a){
return{localAddress:a.localAddress,localPort:a.localPort,remoteAddress:a.remoteAddress,remotePort:a.remotePort,remoteFamily:a.remoteFamily,timeout:a.timeout,bytesWritten:a.
bytesWritten,bytesRead:a.bytesRead}}function mA(a){return a&&typeof a=="object"&&typeof a.append=="function"&&typeof a.delete=="function"&&typeof a.get=="functi\
on"&&typeof a.getAll=="function"&&typeof a.has=="function"&&typeof a.set=="function"&&a[Symbol.toStringTag]==="FormData"}function rA(a,BA){return!a||"aborted"in
a?g(a,BA)[Symbol.dispose]:typeof a.addEventListener=="function"?(a.addEventListener("abort",BA,{once:!0}),()=>a.removeEventListener("abort",BA)):(a.once("abort",
BA),()=>a.removeListener("abort",BA))}const RA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,
1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function bA(a){return RA[a]===1}const qA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function W(a){if(a.length>=12)return qA.test(a);if(a.length===0)return!1;for(let BA=0;BA<a.length;BA++)if(RA[a.charCodeAt(BA)]!==1)return!1;return!0}const re=/[^\t\x20-\x7e\x80-\xff]/;
function ge(a){return!re.test(a)}const ce=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;function Ne(a){if(a==null||a==="")return{start:0,end:null,size:null};if(!a)return null;
const BA=ce.exec(a);return BA?{start:parseInt(BA[1]),end:BA[2]?parseInt(BA[2]):null,size:BA[3]&&BA[3]!=="*"?parseInt(BA[3]):null}:null}function ue(a,BA,_A){return(a[b]??=
[]).push([BA,_A]),a.on(BA,_A),a}function UA(a){if(a[b]!=null){for(const[BA,_A]of a[b])a.removeListener(BA,_A);a[b]=null}return a}function CA(a,BA,_A){try{BA.onResponseError(
_A),I(BA.aborted)}catch(P){a.emit("error",P)}}const nA=process.platform==="win32"?(a,BA)=>{if(!BA.timeout)return l;let _A=null,P=null;const pA=c.setFastTimeout(
()=>{_A=setImmediate(()=>{P=setImmediate(()=>kA(a.deref(),BA))})},BA.timeout);return()=>{c.clearFastTimeout(pA),clearImmediate(_A),clearImmediate(P)}}:(a,BA)=>{
if(!BA.timeout)return l;let _A=null;const P=c.setFastTimeout(()=>{_A=setImmediate(()=>{kA(a.deref(),BA)})},BA.timeout);return()=>{c.clearFastTimeout(P),clearImmediate(
_A)}};function kA(a,BA){if(a==null)return;let _A="Connect Timeout Error";Array.isArray(a.autoSelectFamilyAttemptedAddresses)?_A+=` (attempted addresses: ${a.autoSelectFamilyAttemptedAddresses.
join(", ")},`:_A+=` (attempted address: ${BA.hostname}:${BA.port},`,_A+=` timeout: ${BA.timeout}ms)`,YA(a,new e(_A))}let $A=null,Q=null;function T(a){if(a===$A)
return Q;const BA=eA(a);return $A=a,Q=BA,BA}function eA(a){if(a[0]==="h"&&a[1]==="t"&&a[2]==="t"&&a[3]==="p")switch(a[4]){case":":return"http:";case"s":if(a[5]===
":")return"https:"}return a.slice(0,a.indexOf(":")+1)}const aA={__proto__:null,enumerable:!0},q={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",
HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"},vA={...q,patch:"patch",PATCH:"PATCH"};Object.
setPrototypeOf(q,null),Object.setPrototypeOf(vA,null),cA.exports={kEnumerableProperty:aA,isDisturbed:Z,isBlobLike:L,parseOrigin:j,parseURL:M,getServerName:y,isStream:S,
isIterable:z,hasSafeIterator:x,isAsyncIterable:AA,isDestroyed:dA,headerNameToString:K,bufferToLowerCasedHeaderName:TA,addListener:ue,removeAllListeners:UA,errorRequest:CA,
parseRawHeaders:MA,toRawHeaders:PA,encodeRawHeaders:yA,parseHeaders:KA,setHeader:GA,parseKeepAliveTimeout:O,destroy:YA,bodyLength:NA,deepClone:_,isBuffer:X,assertRequestHandler:Y,
getSocketInfo:uA,isFormDataLike:mA,pathHasQueryOrFragment:f,serializePathWithQuery:U,addAbortListener:rA,isValidHTTPToken:W,isValidHeaderValue:ge,isTokenCharCode:bA,
parseRangeHeader:Ne,normalizedMethodRecordsBase:q,normalizedMethodRecords:vA,isValidPort:N,isHttpOrHttpsPrefixed:m,safeHTTPMethods:Object.freeze(["GET","HEAD","\
OPTIONS","TRACE"]),wrapRequestBody:B,setupConnectTimeout:nA,getProtocolFromUrlString:T}}),8444:((cA,A,r)=>{const{InvalidArgumentError:I,MaxOriginsReachedError:o}=r(
6024),{kBusy:C,kClients:b,kConnected:G,kRunning:w,kPending:R,kClose:F,kDestroy:D,kDispatch:d,kUrl:g}=r(914),c=r(9052),s=r(9175),e=r(7610),t=r(6511),i=Symbol("on\
Connect"),n=Symbol("onDisconnect"),l=Symbol("onConnectionError"),B=Symbol("onDrain"),S=Symbol("factory"),L=Symbol("options"),f=Symbol("origins");function U(m,M){
return M&&M.connections===1?new e(m,M):new s(m,M)}class N extends c{constructor({factory:M=U,maxOrigins:j=1/0,connect:p,tls:y,..._}={}){if(typeof M!="function")
throw new I("factory must be a function.");if(p!=null&&typeof p!="function"&&typeof p!="object")throw new I("connect must be a function or an object");if(typeof j!=
"number"||Number.isNaN(j)||j<=0)throw new I("maxOrigins must be a number greater than 0");super(_),p&&typeof p!="function"&&(p={...p}),y&&typeof y!="function"&&
(y={...y}),this[L]={...t.deepClone(_),maxOrigins:j,connect:p,tls:y},this[S]=M,this[b]=new Map,this[f]=new Set,this[B]=(AA,z)=>{this.emit("drain",AA,[this,...z])},
this[i]=(AA,z)=>{this.emit("connect",AA,[this,...z])},this[n]=(AA,z,x)=>{this.emit("disconnect",AA,[this,...z],x)},this[l]=(AA,z,x)=>{this.emit("connectionError",
AA,[this,...z],x)}}get[w](){let M=0;for(const j of this[b].values())M+=j[w];return M}[d](M,j){let p;if(M.origin&&(typeof M.origin=="string"||M.origin instanceof
URL))p=String(M.origin);else throw new I("opts.origin must be a non-empty string or URL.");const y=M.allowH2??this[L].allowH2,_=y===!1?`${p}#http1-only`:p;if(this[f].
size>=this[L].maxOrigins&&!this[f].has(p))throw new o;let AA=this[b].get(_);if(!AA){AA=this[S](M.origin,y===!1?{...this[L],allowH2:!1}:this[L]);const z=()=>{if(this[b].
get(_)!==AA||AA[G]>0||AA[C]||AA[R]>0)return;this[b].delete(_),AA.destroyed||AA.close();let x=!1;for(const NA of this[b].keys())if(NA===p||NA===`${p}#http1-only`){
x=!0;break}x||this[f].delete(p)};AA.on("drain",this[B]).on("connect",this[i]).on("disconnect",(x,NA,dA)=>{z(),this[n](x,NA,dA)}).on("connectionError",(x,NA,dA)=>{
z(),this[l](x,NA,dA)}),this[b].set(_,AA),this[f].add(p)}return AA.dispatch(M,j)}[F](){const M=[];for(const j of this[b].values())M.push(j.close());return this[b].
clear(),Promise.all(M)}[D](M){const j=[];for(const p of this[b].values())j.push(p.destroy(M));return this[b].clear(),Promise.all(j)}get stats(){const M={};for(const j of this[b].
values())j.stats&&(M[j[g].origin]=j.stats);return M}}cA.exports=N}),2492:((cA,A,r)=>{const I=r(4589),o=r(6511),{channels:C}=r(4711),b=r(9528),{RequestContentLengthMismatchError:G,
ResponseContentLengthMismatchError:w,RequestAbortedError:R,InvalidArgumentError:F,HeadersTimeoutError:D,HeadersOverflowError:d,SocketError:g,InformationalError:c,
BodyTimeoutError:s,HTTPParserError:e,WebAssemblyNotSupportedError:t,ResponseExceededMaxSizeError:i}=r(6024),{kUrl:n,kReset:l,kClient:B,kParser:S,kBlocking:L,kRunning:f,
kPending:U,kSize:N,kWriting:m,kQueue:M,kNoRef:j,kKeepAliveDefaultTimeout:p,kHostHeader:y,kPendingIdx:_,kRunningIdx:AA,kError:z,kPipelining:x,kSocket:NA,kKeepAliveTimeoutValue:dA,
kMaxHeadersSize:YA,kKeepAliveMaxTimeout:EA,kKeepAliveTimeoutThreshold:O,kHeadersTimeout:K,kBodyTimeout:TA,kStrictContentLength:GA,kMaxRequests:KA,kCounter:MA,kMaxResponseSize:PA,
kOnError:yA,kResume:X,kHTTPContext:Y,kClosed:Z,kUseMilo:uA}=r(914),mA=r(9281),{H1Parser:rA,getMiloEnabled:RA}=typeof esbuildDetection>"u"?r(6736):{},bA=Buffer.alloc(
0),qA=Buffer[Symbol.species],W=o.removeAllListeners,re=Symbol("kIdleSocketValidation"),ge=Symbol("kIdleSocketValidationTimeout"),ce=Symbol("kSocketUsed"),Ne=Symbol(
"kTypeOfService");let ue;function UA(){if(typeof WebAssembly>"u")throw new t;const IA=process.env.JEST_WORKER_ID?r(691):void 0;let k,oA=!0;if(process.arch==="ri\
scv64")oA=!1;else if(process.arch==="ppc64"){const[QA,HA]=process.versions.node.split(".").map(ne=>parseInt(ne,10));(QA<24||QA===24&&HA<12)&&(oA=!1)}if(process.
env.UNDICI_NO_WASM_SIMD==="1"?oA=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(oA=!0),oA)try{k=new WebAssembly.Module(r(281))}catch{}return k||(k=new WebAssembly.Module(
IA||r(691))),new WebAssembly.Instance(k,{env:{wasm_on_url:(QA,HA,ne)=>0,wasm_on_status:(QA,HA,ne)=>{I(nA.ptr===QA);const he=HA-Q+kA.byteOffset;return nA.onStatus(
new qA(kA.buffer,he,ne))},wasm_on_message_begin:QA=>(I(nA.ptr===QA),nA.onMessageBegin()),wasm_on_header_field:(QA,HA,ne)=>{I(nA.ptr===QA);const he=HA-Q+kA.byteOffset;
return nA.onHeaderField(new qA(kA.buffer,he,ne))},wasm_on_header_value:(QA,HA,ne)=>{I(nA.ptr===QA);const he=HA-Q+kA.byteOffset;return nA.onHeaderValue(new qA(kA.
buffer,he,ne))},wasm_on_headers_complete:(QA,HA,ne,he)=>(I(nA.ptr===QA),nA.onHeadersComplete(HA,ne===1,he===1)),wasm_on_body:(QA,HA,ne)=>{I(nA.ptr===QA);const he=HA-
Q+kA.byteOffset;return nA.onBody(new qA(kA.buffer,he,ne))},wasm_on_message_complete:QA=>(I(nA.ptr===QA),nA.onMessageComplete())}})}let CA=null,nA=null,kA=null,$A=0,
Q=null,T=null;const eA=0,aA=1,q=2|aA,vA=4|aA,a=8|eA;class BA{constructor(k,oA,{exports:QA}){this.llhttp=QA,this.ptr=this.llhttp.llhttp_alloc(mA.TYPE.RESPONSE),this.
client=k,this.socket=oA,this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.statusText="",
this.upgrade=!1,this.headers=[],this.headersSize=0,this.headersMaxSize=k[YA],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=
0,this.keepAlive="",this.contentLength=-1,this.hasTransferEncoding=!1,this.connection="",this.maxResponseSize=k[PA]}setTimeout(k,oA){k!==this.timeoutValue||oA&aA^
this.timeoutType&aA?(this.timeout&&(b.clearTimeout(this.timeout),this.timeout=null),k&&(oA&aA?this.timeout=b.setFastTimeout(_A,k,this.timeoutWeakRef):(this.timeout=
setTimeout(_A,k,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=k):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=oA}resume(){
this.socket.destroyed||!this.paused||(I(this.ptr!=null),I(nA===null),this.llhttp.llhttp_resume(this.ptr),I(this.timeoutType===vA),this.timeout&&this.timeout.refresh&&
this.timeout.refresh(),this.paused=!1,this.execute(this.socket.read()||bA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const k=this.socket.read();
if(k===null)break;this.execute(k)}}execute(k){I(nA===null),I(this.ptr!=null),I(!this.paused);const{socket:oA,llhttp:QA}=this;k.length>$A&&(Q&&QA.free(Q),$A=Math.
ceil(k.length/4096)*4096,Q=QA.malloc($A)),(T===null||T.buffer!==QA.memory.buffer||T.byteOffset!==Q||T.byteLength!==$A)&&(T=new Uint8Array(QA.memory.buffer,Q,$A)),
T.set(k);try{let HA;try{kA=k,nA=this,HA=QA.llhttp_execute(this.ptr,Q,k.length)}finally{nA=null,kA=null}if(HA!==mA.ERROR.OK){const ne=k.subarray(QA.llhttp_get_error_pos(
this.ptr)-Q);if(HA===mA.ERROR.PAUSED_UPGRADE)this.onUpgrade(ne);else if(HA===mA.ERROR.PAUSED)this.paused=!0,oA.unshift(ne);else throw this.createError(HA,ne)}}catch(HA){
o.destroy(oA,HA)}}finish(){I(nA===null),I(this.ptr!=null);const{llhttp:k}=this;if(this.paused){let QA;do k.llhttp_resume(this.ptr),this.paused=!1,QA=this.socket.
read()||bA,this.execute(QA);while(this.paused&&QA.length>0);this.paused&&(k.llhttp_resume(this.ptr),this.paused=!1)}let oA;try{nA=this,oA=k.llhttp_finish(this.ptr)}finally{
nA=null}return oA===mA.ERROR.OK?null:oA===mA.ERROR.PAUSED||oA===mA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(oA,bA)}createError(k,oA){const{llhttp:QA,
contentLength:HA,bytesRead:ne}=this;if(HA!==-1&&ne!==HA)return new w;const he=QA.llhttp_get_error_reason(this.ptr);let me="";if(he){const ae=new Uint8Array(QA.memory.
buffer,he).indexOf(0);me="Response does not match the HTTP/1.1 protocol ("+Buffer.from(QA.memory.buffer,he,ae).toString()+")"}return new e(me,mA.ERROR[k],oA)}destroy(){
I(nA===null),I(this.ptr!=null),this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&b.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,
this.timeoutType=null,this.paused=!1}onStatus(k){return this.statusText=k.toString(),0}onMessageBegin(){const{socket:k,client:oA}=this;if(k.destroyed)return-1;if(oA[f]===
0)return o.destroy(k,new g("bad response",o.getSocketInfo(k))),-1;const QA=oA[M][oA[AA]];return QA?(QA.onResponseStarted(),0):-1}onHeaderField(k){const oA=this.
headers.length;return(oA&1)===0?this.headers.push(k):this.headers[oA-1]=Buffer.concat([this.headers[oA-1],k]),this.trackHeader(k.length),0}onHeaderValue(k){let oA=this.
headers.length;const QA=(oA&1)===0;(oA&1)===1?(this.headers.push(k),oA+=1):this.headers[oA-1]=Buffer.concat([this.headers[oA-1],k]);const HA=this.headers[oA-2];
if(HA.length===10){const ne=o.bufferToLowerCasedHeaderName(HA);ne==="keep-alive"?this.keepAlive+=(QA||this.keepAlive.length===0?"":",")+k.toString():ne==="conne\
ction"&&(this.connection+=(QA||this.connection.length===0?"":",")+k.toString())}else if(HA.length===14&&o.bufferToLowerCasedHeaderName(HA)==="content-length"){this.
contentLength===-1&&(this.contentLength=0);for(let ne=0;ne<k.length;ne++)this.contentLength=this.contentLength*10+(k[ne]-48)}else HA.length===17&&o.bufferToLowerCasedHeaderName(
HA)==="transfer-encoding"&&(this.hasTransferEncoding=!0);return this.trackHeader(k.length),0}trackHeader(k){this.headersSize+=k,this.headersSize>=this.headersMaxSize&&
o.destroy(this.socket,new d)}onUpgrade(k){const{upgrade:oA,client:QA,socket:HA,headers:ne,statusCode:he,statusText:me}=this;I(oA),I(QA[NA]===HA),I(!HA.destroyed),
I(!this.paused),I((ne.length&1)===0);const ae=QA[M][QA[AA]];I(ae),I(ae.upgrade||ae.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=
!1,this.headers=[],this.headersSize=0,HA.unshift(k),HA[S].destroy(),HA[S]=null,HA[B]=null,HA[z]=null,W(HA),QA[NA]=null,QA[Y]=null,QA[M][QA[AA]++]=null,QA.emit("\
disconnect",QA[n],[QA],new c("upgrade"));try{ae.onRequestUpgrade(he,ne,HA,me)}catch(pe){o.errorRequest(QA,ae,pe),o.destroy(HA,pe)}QA[X]()}onHeadersComplete(k,oA,QA){
const{client:HA,socket:ne,headers:he,statusText:me}=this;if(ne.destroyed)return-1;if(HA[f]===0)return o.destroy(ne,new g("bad response",o.getSocketInfo(ne))),-1;
const ae=HA[M][HA[AA]];if(!ae)return-1;if(I(!this.upgrade),I(this.statusCode<200),k===100)return o.destroy(ne,new g("bad response",o.getSocketInfo(ne))),-1;if(oA&&
!ae.upgrade)return o.destroy(ne,new g("bad upgrade",o.getSocketInfo(ne))),-1;if(I(this.timeoutType===q),this.statusCode=k,this.shouldKeepAlive=QA||ae.method==="\
HEAD"&&!ne[l]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),(ae.method==="HEAD"||k===
204||k===304)&&(ae.method!=="HEAD"&&(this.contentLength>0||this.hasTransferEncoding)&&(this.shouldKeepAlive=!1),this.contentLength=-1),this.statusCode>=200){const iA=ae.
bodyTimeout!=null?ae.bodyTimeout:HA[TA];this.setTimeout(iA,vA)}else this.timeout&&this.timeout.refresh&&this.timeout.refresh();if(ae.method==="CONNECT")return I(
HA[f]===1),this.upgrade=!0,2;if(oA)return I(HA[f]===1),this.upgrade=!0,2;if(I((this.headers.length&1)===0),this.headers=[],this.headersSize=0,this.shouldKeepAlive&&
HA[x]){const iA=this.keepAlive?o.parseKeepAliveTimeout(this.keepAlive):null;if(iA!=null){const FA=Math.min(iA-HA[O],HA[EA]);FA<=0?ne[l]=!0:HA[dA]=FA}else HA[dA]=
HA[p]}else ne[l]=!0;const pe=ae.onResponseStart(k,he,this.resume,me)===!1;return ae.aborted?-1:ae.method==="HEAD"||k<200?1:(ne[L]&&(ne[L]=!1,HA[X]()),pe?mA.ERROR.
PAUSED:0)}onBody(k){const{client:oA,socket:QA,statusCode:HA,maxResponseSize:ne}=this;if(QA.destroyed)return-1;const he=oA[M][oA[AA]];return I(he),I(this.timeoutType===
vA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),I(HA>=200),ne>-1&&this.bytesRead+k.length>ne?(o.destroy(QA,new i),-1):(this.bytesRead+=k.length,he.
onResponseData(k)===!1?mA.ERROR.PAUSED:0)}onMessageComplete(){const{client:k,socket:oA,statusCode:QA,upgrade:HA,headers:ne,contentLength:he,bytesRead:me,shouldKeepAlive:ae}=this;
if(oA.destroyed&&(!QA||ae))return-1;if(HA)return 0;I(QA>=100),I((this.headers.length&1)===0);const pe=k[M][k[AA]];if(I(pe),this.statusCode=0,this.statusText="",
this.bytesRead=0,this.contentLength=-1,this.hasTransferEncoding=!1,this.keepAlive="",this.connection="",this.headers=[],this.headersSize=0,QA<200)return 0;if(he!==
-1&&me!==he)return o.destroy(oA,new w),-1;if(pe.onResponseEnd(ne),k[M][k[AA]++]=null,oA[ce]=k[U]===0,oA[m])return I(k[f]===0),o.destroy(oA,new c("reset")),mA.ERROR.
PAUSED;if(ae){if(oA[l]&&k[f]===0)return o.destroy(oA,new c("reset")),mA.ERROR.PAUSED;k[x]==null||k[x]===1?setImmediate(k[X]):k[X]()}else return o.destroy(oA,new c(
"reset")),mA.ERROR.PAUSED;return 0}}function _A(IA){const k=IA.deref();if(!k)return;const{socket:oA,timeoutType:QA,client:HA,paused:ne}=k;QA===q?(!oA[m]||oA.writableNeedDrain||
HA[f]>1)&&(I(!ne,"cannot be paused while waiting for headers"),o.destroy(oA,new D)):QA===vA?ne||o.destroy(oA,new s):QA===a&&(I(HA[f]===0&&HA[dA]),o.destroy(oA,new c(
"socket idle timeout")))}function P(IA,k){if(IA[NA]=k,CA||(CA=UA()),k.errored)throw k.errored;if(k.destroyed)throw new g("destroyed");return k[j]=!1,k[m]=!1,k[l]=
!1,k[L]=!1,k[re]=0,k[ge]=null,k[ce]=!1,k[S]=typeof esbuildDetection>"u"&&(IA[uA]??RA())?new rA(IA,k):new BA(IA,k,CA),o.addListener(k,"error",pA),o.addListener(k,
"readable",SA),o.addListener(k,"end",VA),o.addListener(k,"close",ie),k[Z]=!1,k.on("close",$),{version:"h1",defaultPipelining:1,write(oA){return te(IA,oA)},resume(){
DA(IA)},destroy(oA,QA){k[Z]?queueMicrotask(QA):(k.on("close",QA),k.destroy(oA))},get destroyed(){return k.destroyed},busy(oA){return!!(k[m]||k[l]||k[L]||k[re]===
1||oA&&(IA[f]>0&&!oA.idempotent||IA[f]>0&&(oA.upgrade||oA.method==="CONNECT")||IA[f]>0&&o.bodyLength(oA.body)!==0&&(o.isStream(oA.body)||o.isAsyncIterable(oA.body)||
o.isFormDataLike(oA.body))))}}}function pA(IA){const k=this[S];if(IA.code==="ECONNRESET"&&k.statusCode&&!k.shouldKeepAlive){const oA=k.finish();oA&&(this[z]=oA,
this[B][yA](oA));return}this[z]=IA,this[B][yA](IA)}function SA(){this[S]?.readMore()}function VA(){const IA=this[S];if(IA.statusCode&&!IA.shouldKeepAlive){const k=IA.
finish();k&&o.destroy(this,k);return}o.destroy(this,new g("other side closed",o.getSocketInfo(this)))}function ie(){const IA=this[S];hA(this),IA&&(!this[z]&&IA.
statusCode&&!IA.shouldKeepAlive&&(this[z]=IA.finish()||this[z]),this[S].destroy(),this[S]=null);const k=this[z]||new g("closed",o.getSocketInfo(this)),oA=this[B];
if(oA[NA]=null,oA[Y]=null,oA.destroyed){I(oA[U]===0);const QA=oA[M].splice(oA[AA]);for(let HA=0;HA<QA.length;HA++){const ne=QA[HA];o.errorRequest(oA,ne,k)}}else if(oA[f]>
0&&k.code!=="UND_ERR_INFO"){const QA=oA[M][oA[AA]];oA[M][oA[AA]++]=null,o.errorRequest(oA,QA,k)}oA[_]=oA[AA],I(oA[f]===0),oA.emit("disconnect",oA[n],[oA],k),oA[X]()}
function $(){this[Z]=!0}function hA(IA){IA[ge]&&(clearImmediate(IA[ge]),IA[ge]=null),IA[re]=0}function lA(IA,k){k[re]=1,k[ge]=setImmediate(()=>{k[ge]=null,k[re]=
2,IA[NA]===k&&!k.destroyed&&IA[X]()})}function DA(IA){const k=IA[NA];if(k&&!k.destroyed){if(IA[N]===0?!k[j]&&k.unref&&(k.unref(),k[j]=!0):k[j]&&k.ref&&(k.ref(),
k[j]=!1),IA[f]===0&&IA[U]>0&&k[ce]){if(k[re]===0)return lA(IA,k),k[S].readMore(),k.destroyed,void 0;if(k[re]===1)return k[S].readMore(),k.destroyed,void 0}if(IA[f]===
0&&(k[S].readMore(),k.destroyed))return;if(IA[N]===0)k[S].timeoutType!==a&&k[S].setTimeout(IA[dA],a);else if(IA[f]>0&&k[S].statusCode<200&&k[S].timeoutType!==q){
const oA=IA[M][IA[AA]],QA=oA.headersTimeout!=null?oA.headersTimeout:IA[K];k[S].setTimeout(QA,q)}}}function zA(IA){return IA!=="GET"&&IA!=="HEAD"&&IA!=="OPTIONS"&&
IA!=="TRACE"&&IA!=="CONNECT"}function ee(IA,k){if(typeof IA.setTypeOfService!="function")return;const oA=k.typeOfService;if(!(oA===void 0||IA[Ne]===oA))try{IA.setTypeOfService(
oA),IA[Ne]=oA}catch{}}function te(IA,k){const{method:oA,path:QA,host:HA,upgrade:ne,blocking:he,reset:me}=k;let{body:ae,headers:pe,contentLength:iA}=k;const FA=oA===
"PUT"||oA==="POST"||oA==="PATCH"||oA==="QUERY"||oA==="PROPFIND"||oA==="PROPPATCH";if(o.isFormDataLike(ae)){ue||(ue=r(6561).extractBody);const[Ue,Me]=ue(ae);k.contentType==
null&&pe.push("content-type",Me),ae=Ue.stream,iA=Ue.length}else if(o.isBlobLike(ae)&&k.contentType==null){const Ue=ae.type;if(Ue){const Me=`${Ue}`;if(!o.isValidHeaderValue(
Me))return o.errorRequest(IA,k,new F("invalid content-type header")),!1;pe.push("content-type",Me)}}ae&&typeof ae.read=="function"&&ae.read(0);const JA=o.bodyLength(
ae);if(iA=JA??iA,iA===null&&(iA=k.contentLength),iA===0&&!FA&&(iA=null),zA(oA)&&iA>0&&k.contentLength!==null&&k.contentLength!==iA){if(IA[GA])return o.errorRequest(
IA,k,new G),!1;process.emitWarning(new G)}const XA=IA[NA];hA(XA);const Ee=Ue=>{k.aborted||k.completed||(o.errorRequest(IA,k,Ue||new R),o.destroy(ae),o.destroy(XA,
new c("aborted")))};try{k.onRequestStart(Ee,null)}catch(Ue){o.errorRequest(IA,k,Ue)}if(k.aborted)return!1;oA==="HEAD"&&(XA[l]=!0),(ne||oA==="CONNECT")&&(XA[l]=!0),
me!=null&&(XA[l]=me),IA[KA]&&++XA[MA]>=IA[KA]&&(XA[l]=!0),he&&(XA[L]=!0),ee(XA,k);let de=`${oA} ${QA} HTTP/1.1\r
`;if(typeof HA=="string"?de+=`host: ${HA}\r
`:de+=IA[y],ne?de+=`connection: upgrade\r
upgrade: ${ne}\r
`:IA[x]&&!XA[l]?de+=`connection: keep-alive\r
`:de+=`connection: close\r
`,Array.isArray(pe))for(let Ue=0;Ue<pe.length;Ue+=2){const Me=pe[Ue+0],Ge=pe[Ue+1];if(Array.isArray(Ge))for(let We=0;We<Ge.length;We++)de+=`${Me}: ${Ge[We]}\r
`;else de+=`${Me}: ${Ge}\r
`}return C.sendHeaders.hasSubscribers&&C.sendHeaders.publish({request:k,headers:de,socket:XA}),!ae||JA===0?Se(Ee,null,IA,k,XA,iA,de,FA):o.isBuffer(ae)?Se(Ee,ae,
IA,k,XA,iA,de,FA):o.isBlobLike(ae)?typeof ae.stream=="function"?fA(Ee,ae.stream(),IA,k,XA,iA,de,FA):Fe(Ee,ae,IA,k,XA,iA,de,FA):o.isStream(ae)?De(Ee,ae,IA,k,XA,iA,
de,FA):o.isIterable(ae)?fA(Ee,ae,IA,k,XA,iA,de,FA):I(!1),!0}function De(IA,k,oA,QA,HA,ne,he,me){I(ne!==0||oA[f]===0,"stream body cannot be pipelined");let ae=!1;
const pe=new Qe({abort:IA,socket:HA,request:QA,contentLength:ne,client:oA,expectsPayload:me,header:he}),iA=function(Ee){if(!ae)try{!pe.write(Ee)&&this.pause&&this.
pause()}catch(de){o.destroy(this,de)}},FA=function(){ae||k.resume&&k.resume()},JA=function(){if(queueMicrotask(()=>{k.removeListener("error",XA)}),!ae){const Ee=new R;
queueMicrotask(()=>XA(Ee))}},XA=function(Ee){if(!ae){if(ae=!0,I(HA.destroyed||HA[m]&&oA[f]<=1),HA.off("drain",FA).off("error",XA),k.removeListener("data",iA).removeListener(
"end",XA).removeListener("close",JA),!Ee)try{pe.end()}catch(de){Ee=de}pe.destroy(Ee),Ee&&(Ee.code!=="UND_ERR_INFO"||Ee.message!=="reset")?o.destroy(k,Ee):o.destroy(
k)}};k.on("data",iA).on("end",XA).on("error",XA).on("close",JA),k.resume&&k.resume(),HA.on("drain",FA).on("error",XA),k.errorEmitted??k.errored?setImmediate(XA,
k.errored):(k.endEmitted??k.readableEnded)&&setImmediate(XA,null),(k.closeEmitted??k.closed)&&setImmediate(JA)}function Se(IA,k,oA,QA,HA,ne,he,me){try{k?o.isBuffer(
k)&&(I(ne===k.byteLength,"buffer body must have content length"),HA.cork(),HA.write(`${he}content-length: ${ne}\r
\r
`,"latin1"),HA.write(k),HA.uncork(),QA.onBodySent(k),!me&&QA.reset!==!1&&(HA[l]=!0)):ne===0?HA.write(`${he}content-length: 0\r
\r
`,"latin1"):(I(ne===null,"no body must not have content length"),HA.write(`${he}\r
`,"latin1")),QA.onRequestSent(),oA[X]()}catch(ae){IA(ae)}}async function Fe(IA,k,oA,QA,HA,ne,he,me){try{if(ne!=null&&ne!==k.size)throw new G;const ae=Buffer.from(
await k.arrayBuffer());HA.cork(),HA.write(`${he}content-length: ${ne}\r
\r
`,"latin1"),HA.write(ae),HA.uncork(),QA.onBodySent(ae),QA.onRequestSent(),!me&&QA.reset!==!1&&(HA[l]=!0),oA[X]()}catch(ae){IA(ae)}}async function fA(IA,k,oA,QA,HA,ne,he,me){
I(ne!==0||oA[f]===0,"iterator body cannot be pipelined");let ae=null;function pe(){if(ae){const JA=ae;ae=null,JA()}}const iA=()=>new Promise((JA,XA)=>{I(ae===null),
HA[z]?XA(HA[z]):ae=JA});HA.on("close",pe).on("drain",pe);const FA=new Qe({abort:IA,socket:HA,request:QA,contentLength:ne,client:oA,expectsPayload:me,header:he});
try{for await(const JA of k){if(HA[z])throw HA[z];FA.write(JA)||await iA()}FA.end()}catch(JA){FA.destroy(JA)}finally{HA.off("close",pe).off("drain",pe)}}class Qe{constructor({
abort:k,socket:oA,request:QA,contentLength:HA,client:ne,expectsPayload:he,header:me}){this.socket=oA,this.request=QA,this.contentLength=HA,this.client=ne,this.bytesWritten=
0,this.expectsPayload=he,this.header=me,this.abort=k,this.lengthMismatch=!1,oA[m]=!0}onLengthMismatch(){this.socket[l]=!0,this.lengthMismatch||(this.lengthMismatch=
!0,process.emitWarning(new G))}write(k){const{socket:oA,request:QA,contentLength:HA,client:ne,bytesWritten:he,expectsPayload:me,header:ae}=this;if(oA[z])throw oA[z];
if(oA.destroyed)return!1;let pe=k instanceof Uint8Array?k.byteLength:Buffer.byteLength(k);if(!pe)return!0;if(HA!==null&&he+pe>HA){if(ne[GA])throw new G;this.onLengthMismatch();
const FA=HA-he;if(FA===0)return!0;k=(typeof k=="string"?Buffer.from(k):k).subarray(0,FA),pe=FA}oA.cork(),he===0&&(!me&&QA.reset!==!1&&(oA[l]=!0),HA===null?oA.write(
`${ae}transfer-encoding: chunked\r
`,"latin1"):oA.write(`${ae}content-length: ${HA}\r
\r
`,"latin1")),HA===null&&oA.write(`\r
${pe.toString(16)}\r
`,"latin1"),this.bytesWritten+=pe;const iA=oA.write(k);return oA.uncork(),QA.onBodySent(k),iA||oA[S].timeout&&oA[S].timeoutType===q&&oA[S].timeout.refresh&&oA[S].
timeout.refresh(),iA}end(){const{socket:k,contentLength:oA,client:QA,bytesWritten:HA,expectsPayload:ne,header:he,request:me}=this;if(me.onRequestSent(),k[m]=!1,
k[z])throw k[z];if(!k.destroyed){if(HA===0?ne?k.write(`${he}content-length: 0\r
\r
`,"latin1"):k.write(`${he}\r
`,"latin1"):oA===null&&k.write(`\r
0\r
\r
`,"latin1"),oA!==null&&HA!==oA){if(QA[GA])throw new G;this.onLengthMismatch()}k[S].timeout&&k[S].timeoutType===q&&k[S].timeout.refresh&&k[S].timeout.refresh(),QA[X]()}}destroy(k){
const{socket:oA,client:QA,abort:HA}=this;oA[m]=!1,k&&(I(QA[f]<=1,"pipeline should only contain this request"),HA(k))}}cA.exports=P}),9445:((cA,A,r)=>{const I=r(
4589),{pipeline:o}=r(7075),C=r(6511),{RequestContentLengthMismatchError:b,ResponseContentLengthMismatchError:G,RequestAbortedError:w,SocketError:R,InformationalError:F,
InvalidArgumentError:D,HeadersTimeoutError:d,BodyTimeoutError:g,ResponseExceededMaxSizeError:c}=r(6024),{kUrl:s,kReset:e,kClient:t,kRunning:i,kPending:n,kQueue:l,
kPendingIdx:B,kRunningIdx:S,kError:L,kSocket:f,kStrictContentLength:U,kOnError:N,kMaxConcurrentStreams:m,kHTTP2Session:M,kHostAuthority:j,kResume:p,kSize:y,kHTTPContext:_,
kClosed:AA,kKeepAliveDefaultTimeout:z,kHeadersTimeout:x,kBodyTimeout:NA,kEnableConnectProtocol:dA,kRemoteSettings:YA,kHTTP2Stream:EA,kHTTP2SessionState:O,kHTTP2Options:K,
kMaxResponseSize:TA}=r(914),{channels:GA}=r(4711),KA=Symbol("open streams"),MA=Symbol("request stream"),PA=Symbol("request stream cleanup"),yA=Symbol("request s\
tream state"),X=Symbol("received goaway"),Y=Symbol("goaway replay attempts"),Z=Symbol("refused stream retry"),uA=1,mA=1,rA=1e3;let RA,bA;try{bA=r(2467)}catch{bA=
{constants:{}}}const{constants:{HTTP2_HEADER_AUTHORITY:qA,HTTP2_HEADER_METHOD:W,HTTP2_HEADER_PATH:re,HTTP2_HEADER_SCHEME:ge,HTTP2_HEADER_CONTENT_LENGTH:ce,HTTP2_HEADER_EXPECT:Ne,
HTTP2_HEADER_STATUS:ue,HTTP2_HEADER_PROTOCOL:UA,NGHTTP2_NO_ERROR:CA,NGHTTP2_REFUSED_STREAM:nA}}=bA;function kA(H,tA){return H[L]||(tA===CA?new F(`HTTP/2: "GOAWA\
Y" frame received with code ${tA}`):new R(`HTTP/2: "GOAWAY" frame received with code ${tA}`,C.getSocketInfo(H[f])))}function $A(H,tA){const LA=H[t],ZA=H[f];if(LA[M]===
H&&(LA[f]=null,LA[_]=null,LA[M]=null),ZA!=null&&ZA[L]==null&&(ZA[L]=tA),!H.closed&&!H.destroyed)try{H.destroy(tA)}catch{}C.destroy(ZA,tA)}function Q(H,tA){const LA=Number.
isInteger(tA)?tA:Number.MAX_SAFE_INTEGER;for(let ZA=H[S];ZA<H[B];ZA++){const jA=H[l][ZA];if(jA==null)continue;const fe=jA[MA]?.id;if(typeof fe!="number"||fe>LA)
return ZA}return H[B]}function T(H){H[MA]=null,H[PA]=null}function eA(H,tA,LA){const ZA=H[PA],jA=H[MA];T(H),ZA?.(jA),H[MA]=tA,H[PA]=LA}function aA(H){const tA=H[PA],
LA=H[MA];T(H),tA?.(LA)}function q(H,tA){H[l].splice(H[B]+1,0,tA)}function vA(H,tA,LA=!1){const ZA=H[l],jA=H[S];if(jA<H[B]&&ZA[jA]===tA){ZA[jA]=null,H[S]=jA+1;return}
const fe=ZA.indexOf(tA,jA);fe===-1||fe>=H[B]||(ZA.splice(fe,1),H[B]--,LA&&H[B]<H[S]&&(H[B]=H[S]))}function a(H){const{body:tA}=H;return tA==null||C.isBuffer(tA)||
C.isBlobLike(tA)}function BA(H){return H[MA]?.[yA]?.responseReceived===!0}function _A(H){const tA=(H[Y]??0)+1;return H[Y]=tA,tA<=uA}function P(H,tA=nA){if(H!=null&&
!H.destroyed&&!H.closed)try{H.close(tA)}catch{}}function pA(H){const tA=H[MA];return aA(H),SA(tA),tA}function SA(H){H==null||H[yA]==null||(H[yA]=null,H.off("clo\
se",Ee),H.off("close",XA),H[M]!=null&&JA(H),!H.destroyed&&!H.closed&&(H.off("error",FA),H.on("error",FA)))}function VA(H,tA){H[f]=tA;const LA=H[K].sessionOptions?.
initialWindowSize,ZA=H[K].connectionWindowSize,jA=bA.connect(H[s],{createConnection:()=>tA,peerMaxConcurrentStreams:H[K].maxConcurrentStreams,settings:{enablePush:!1,
...LA!=null?{initialWindowSize:LA}:null}});return H[f]=tA,jA[KA]=0,jA[t]=H,jA[f]=tA,jA[O]={idleTimeout:null,noStreamsTimeout:null,probeTimeout:null,refed:!0,ping:{
interval:H[K].pingInterval===0?null:setInterval(oA,H[K].pingInterval,jA).unref()}},jA[X]=!1,jA[dA]=!1,jA[YA]=!1,ZA&&C.addListener(jA,"connect",IA.bind(jA,ZA)),C.
addListener(jA,"error",QA),C.addListener(jA,"frameError",HA),C.addListener(jA,"goaway",ne),C.addListener(jA,"close",he),C.addListener(jA,"remoteSettings",k),$(jA),
H[M]=jA,tA[M]=jA,C.addListener(tA,"error",ae),C.addListener(tA,"end",pe),C.addListener(tA,"close",me),tA[AA]=!1,tA.on("close",iA),{version:"h2",defaultPipelining:1/0,
write(fe){return J(H,fe)},resume(){hA(H)},destroy(fe,be){tA[AA]?queueMicrotask(be):tA.destroy(fe).on("close",be)},get destroyed(){return tA.destroyed},busy(fe){
if(jA[YA]===!1&&H[i]>0||jA[O].probeTimeout!=null||H[i]>=H[m])return!0;if(fe!=null)if(H[i]>0){if((fe.upgrade==="websocket"||fe.method==="CONNECT")&&jA[YA]===!1)return!0}else
return(fe.upgrade==="websocket"||fe.method==="CONNECT")&&jA[YA]===!1;return!1}}}function ie(H){const tA=H[O];tA.refed===!1&&(tA.refed=!0,H.ref())}function $(H){
const tA=H[O];tA.refed===!0&&(tA.refed=!1,H.unref())}function hA(H){const tA=H[f],LA=H[M];tA?.destroyed===!1&&(LA[KA]===0&&H[y]===0?$(LA):ie(LA),H[y]===0&&LA[KA]===
0?fA(LA):Fe(LA),H[m]===0&&H[i]===0&&H[n]>0?DA(LA):lA(LA))}function lA(H){const tA=H[O];tA?.noStreamsTimeout!=null&&(clearTimeout(tA.noStreamsTimeout),tA.noStreamsTimeout=
null)}function DA(H){const tA=H[t],LA=H[O],ZA=tA[x];!ZA||LA.noStreamsTimeout!=null||(LA.noStreamsTimeout=setTimeout(zA,ZA,H).unref())}function zA(H){const tA=H[t],
LA=H[O];if(LA.noStreamsTimeout=null,tA[M]!==H||tA[m]!==0||tA[i]!==0||tA[n]===0)return;const ZA=new d(`HTTP/2: server did not accept a new stream within ${tA[x]}`),
jA=tA[l].splice(tA[B]);for(let fe=0;fe<jA.length;fe++)jA[fe]!=null&&C.errorRequest(tA,jA[fe],ZA);H[L]=ZA,$A(H,ZA)}function ee(H,tA){const LA=H[O];if(!(LA.probeTimeout!=
null||H.closed||H.destroyed)){try{H.ping(De.bind(H))}catch{return}LA.probeTimeout=setTimeout(Se,Math.max(tA,rA),H).unref()}}function te(H){const tA=H[O];tA?.probeTimeout!=
null&&(clearTimeout(tA.probeTimeout),tA.probeTimeout=null)}function De(){this[O].probeTimeout!=null&&(te(this),this[t][p]())}function Se(H){if(H[O].probeTimeout=
null,H.closed||H.destroyed)return;const tA=new R("HTTP/2: connection unresponsive",C.getSocketInfo(H[f]));H[L]=tA,$A(H,tA)}function Fe(H){const tA=H[O];tA?.idleTimeout!=
null&&(clearTimeout(tA.idleTimeout),tA.idleTimeout=null)}function fA(H){const tA=H[t];if(tA[M]!==H||H.closed||H.destroyed)return;if(H[KA]!==0||tA[y]!==0){Fe(H);
return}const LA=H[O];LA.idleTimeout==null&&(LA.idleTimeout=setTimeout(Qe,tA[z],H).unref())}function Qe(H){const tA=H[t],LA=H[f],ZA=H[O];if(ZA.idleTimeout=null,tA[M]!==
H||H[KA]!==0||tA[y]!==0||H.closed||H.destroyed)return;const jA=new F("socket idle timeout");LA[L]=jA,C.destroy(LA,jA)}function IA(H){try{typeof this.setLocalWindowSize==
"function"&&this.setLocalWindowSize(H)}catch{}}function k(H){const tA=this[t],LA=tA[K].maxConcurrentStreams,ZA=H.maxConcurrentStreams??tA[m]??LA;if(tA[m]=Math.min(
ZA,LA),this[YA]===!0&&this[dA]===!0&&H.enableConnectProtocol===!1){const jA=new F("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[f][L]=
jA,this[t][N](jA);return}this[dA]=H.enableConnectProtocol??this[dA],this[YA]=!0,this[t][p]()}function oA(H){const tA=H[O];if((H.closed||H.destroyed)&&tA.ping.interval!=
null){clearInterval(tA.ping.interval),tA.ping.interval=null;return}H.ping(LA.bind(H));function LA(ZA,jA){const fe=this[t],be=this[f];if(ZA!=null){const Je=new F(
`HTTP/2: "PING" errored - type ${ZA.message}`);be[L]=Je,fe[N](Je)}else fe.emit("ping",jA)}}function QA(H){this[f][L]=H,!this[X]&&this[t][N](H)}function HA(H,tA,LA){
if(LA===0){if(this[X])return;const ZA=new F(`HTTP/2: "frameError" received - type ${H}, code ${tA}`);this[f][L]=ZA,this[t][N](ZA)}}function ne(H,tA){if(this[X])
return;this[X]=!0;const LA=kA(this,H),ZA=this[t],jA=ZA[B],fe=Q(ZA,tA),be=[],Je=[];for(let ke=fe;ke<jA;ke++){const At=ZA[l][ke];if(At!=null){const nt=BA(At);Je.push(
pA(At)),!nt&&a(At)&&_A(At)?be.push(At):C.errorRequest(ZA,At,LA)}}if(fe!==jA){const ke=ZA[l].slice(jA);ZA[l].length=fe,ZA[l].push(...be,...ke)}ZA[B]=fe,ZA[M]===this&&
(ZA[f]=null,ZA[_]=null,ZA[M]=null),this[KA]===0&&$(this),Fe(this),lA(this),te(this);for(let ke=0;ke<Je.length;ke++)P(Je[ke]);!this.closed&&!this.destroyed&&this.
close(),ZA.emit("disconnect",ZA[s],[ZA],LA),ZA[p]()}function he(){const{[t]:H,[O]:tA,[f]:LA}=this,ZA=LA[L]||this[L]||new R("closed",C.getSocketInfo(LA));if(H[M]===
this&&(H[f]=null,H[_]=null,H[M]=null),Fe(this),lA(this),te(this),tA.ping.interval!=null&&(clearInterval(tA.ping.interval),tA.ping.interval=null),H.destroyed){I(
H[n]===0);const jA=H[l].splice(H[S]);for(let fe=0;fe<jA.length;fe++){const be=jA[fe];be!=null&&C.errorRequest(H,be,ZA)}}}function me(){const H=this[L]||new R("c\
losed",C.getSocketInfo(this)),tA=this[M],LA=tA[t];LA[f]!==this&&(tA[X]||LA[M]!=null&&LA[M]!==tA)||(LA[f]=null,LA[_]=null,LA[M]===tA&&(LA[M]=null),tA.destroy(H),
LA[B]=LA[S],I(LA[i]===0),LA.emit("disconnect",LA[s],[LA],H),LA[p]())}function ae(H){this[L]=H,!this[M]?.[X]&&this[M]?.[t]?.[N](H)}function pe(){C.destroy(this,new R(
"other side closed",C.getSocketInfo(this)))}function iA(){this[AA]=!0}function FA(){}function JA(H){const tA=H[M],LA=tA[t];H[M]=null,tA[KA]-=1,tA[KA]===0&&(LA[y]===
0||tA[X])&&($(tA),fA(tA))}function XA(){const H=this[yA];this[yA]=null,We(H,new F("HTTP/2: stream closed before response headers")),JA(this)}function Ee(){const H=this[yA];
H!=null&&(sA(this),H.pendingEnd&&!H.request.aborted&&!H.request.completed?H.request.onResponseEnd(H.trailers||{}):!H.request.aborted&&!H.request.completed&&C.errorRequest(
H.client,H.request,new F("HTTP/2: stream closed before the response was complete")),E(H),JA(this),this[yA]=null)}function de(H){return H!=="GET"&&H!=="HEAD"&&H!==
"OPTIONS"&&H!=="TRACE"&&H!=="CONNECT"}function Ue(H){const tA={};for(let LA=0;LA<H.length;LA+=2){const ZA=H[LA+0],jA=H[LA+1],fe=Object.hasOwn(tA,ZA)?tA[ZA]:void 0;
if(ZA==="cookie"){fe!=null?C.setHeader(tA,ZA,Array.isArray(fe)?(fe.push(jA),fe):[fe,jA]):C.setHeader(tA,ZA,jA);continue}if(typeof jA=="string"){C.setHeader(tA,ZA,
fe?`${fe}, ${jA}`:jA);continue}for(let be=0;be<jA.length;be++)C.setHeader(tA,ZA,Object.hasOwn(tA,ZA)?`${tA[ZA]}, ${jA[be]}`:jA[be])}return tA}function Me(H){H.off(
"response",OA),H.off("error",$e),H.off("end",it),H.off("timeout",Xe),H.off("error",FA)}function Ge(H){if(H==null)return;const tA=H[yA];if(tA==null)return;const{
request:LA}=tA;LA[MA]===H&&T(LA),Me(H),!H.destroyed&&!H.closed&&H.on("error",FA)}function We(H,tA){if(H==null)return;const{request:LA}=H;H.responseReceived||LA.
aborted||LA.completed||(Ge(H.stream),H.abort(tA,!0))}function $e(){const H=this[yA];typeof this.rstCode=="number"&&this.rstCode!==0?We(H,new F(`HTTP/2: "stream \
error" received - code ${this.rstCode}`)):We(H,new F("HTTP/2: stream errored before response headers"))}function it(){We(this[yA],new F("HTTP/2: stream half-clo\
sed (remote)"))}function Xe(){const H=this[yA];We(H,new F(`HTTP/2: "stream timeout after ${H.headersTimeout}"`))}function OA(H,tA){const LA=this,ZA=LA[yA],{request:jA}=ZA;
ZA.responseReceived=!0;const fe=H[ue];delete H[ue];try{jA.onRequestUpgrade(fe,H,LA)}catch(be){ZA.abort(be);return}jA.aborted||(Me(LA),T(jA),E(ZA))}function h(H,tA){
const{request:LA,headersTimeout:ZA,session:jA}=tA;H[EA]=!0,H[M]=jA,H[yA]=tA,tA.stream=H,eA(LA,H,Ge),H.once("response",OA),H.on("error",$e),H.once("end",it),H.on(
"timeout",Xe),H.once("close",XA),Fe(jA),++jA[KA],H.setTimeout(ZA)}function E(H,tA=!1){H.requestFinalized||(H.requestFinalized=!0,vA(H.client,H.request,tA),H.client[p]())}
function V(H,tA,LA,ZA,jA,fe){try{return LA.request(jA,fe)}catch(be){if(be?.code==="ERR_HTTP2_INVALID_SESSION"||be?.code==="ERR_HTTP2_GOAWAY_SESSION"){const ke=new R(
be.message,C.getSocketInfo(LA[f]));return ke.cause=be,LA[L]=ke,$A(LA,ke),q(H,tA),null}const Je=new F(be.message,{cause:be});return LA[L]=Je,LA[f][L]=Je,LA.destroy(
Je),C.destroy(LA[f],Je),ZA(Je),null}}function J(H,tA){const LA=tA.headersTimeout??H[x],ZA=tA.bodyTimeout??H[NA],jA=H[M],{method:fe,path:be,host:Je,upgrade:ke,expectContinue:At,
signal:nt,protocol:tt,headers:Ct}=tA;if(ke!=null&&ke!=="websocket")return C.errorRequest(H,tA,new D(`Custom upgrade "${ke}" not supported over HTTP/2`)),!1;const et=Ue(
Ct);et[qA]=Je||H[j],et[W]=fe;const st={abort:null,body:tA.body,bytesRead:0,client:H,contentLength:null,expectsPayload:!1,maxResponseSize:H[TA],request:tA,headersTimeout:LA,
bodyTimeout:ZA,requestFinalized:!1,responseContentLength:null,responseReceived:!1,bodySent:!1,pendingEnd:!1,trailers:null,session:jA,stream:null},ct=(rt,u=!1)=>{
if(!(tA.aborted||tA.completed)){if(rt=rt||new w,C.errorRequest(H,tA,rt),st.stream!=null){aA(tA);const v=st.stream;v.close(),v.destroyed||C.destroy(v),H[N](rt),E(
st,u)}C.destroy(st.body,rt)}};st.abort=ct;let Ke=null;try{tA.onRequestStart(ct,null)}catch(rt){C.errorRequest(H,tA,rt)}if(tA.aborted)return!1;if(ke||fe==="CONNE\
CT")return ie(jA),ke==="websocket"?jA[dA]===!1?(C.errorRequest(H,tA,new F("HTTP/2: Extended CONNECT protocol not supported by server")),$(jA),!1):(et[W]="CONNEC\
T",et[UA]="websocket",et[re]=be,tt==="ws:"||tt==="wss:"?et[ge]=tt==="ws:"?"http":"https":et[ge]=tt==="http:"?"http":"https",Ke=V(H,tA,jA,ct,et,{endStream:!1,signal:nt}),
Ke==null?($(jA),!1):(h(Ke,st),!0)):(Ke=V(H,tA,jA,ct,et,{endStream:!1,signal:nt}),Ke==null?($(jA),!1):(h(Ke,st),!0));et[re]=be,et[ge]=tt==="http:"?"http":"https";
const ht=fe==="PUT"||fe==="POST"||fe==="PATCH"||fe==="QUERY"||fe==="PROPFIND"||fe==="PROPPATCH";let Et=st.body;Et&&typeof Et.read=="function"&&Et.read(0);let gt=C.
bodyLength(Et);if(C.isFormDataLike(Et)){RA??=r(6561).extractBody;const[rt,u]=RA(Et);et["content-type"]=u,Et=rt.stream,gt=rt.length}if(gt==null&&(gt=tA.contentLength),
gt===0&&!ht&&(gt=null),de(fe)&&gt>0&&tA.contentLength!=null&&tA.contentLength!==gt){if(H[U])return C.errorRequest(H,tA,new b),!1;process.emitWarning(new b)}if(gt!=
null&&(I(Et||gt===0,"no body must not have content length"),et[ce]=`${gt}`),ie(jA),GA.sendHeaders.hasSubscribers){let rt="";for(const u in et)rt+=`${u}: ${et[u]}\
\r
`;GA.sendHeaders.publish({request:tA,headers:rt,socket:jA[f]})}const lt=Et===null||gt===0;return st.body=Et,st.contentLength=gt,st.expectsPayload=ht,At&&(et[Ne]=
"100-continue"),Ke=V(H,tA,jA,ct,et,{endStream:lt,signal:nt}),Ke==null?!1:(Ke[EA]=!0,Ke[yA]=st,st.stream=Ke,Fe(jA),++jA[KA],LA&&Ke.setTimeout(LA),Ke[M]=jA,Ke.on(
"close",Ee),eA(tA,Ke,sA),At&&Ke.once("continue",_e),Ke.on("response",Be),Ke.on("headers",Ie),Ke.on("end",Re),Ke.on("error",Ye),Ke.on("frameError",qe),Ke.on("abo\
rted",Pe),(LA||ZA)&&Ke.on("timeout",xe),Ke.on("trailers",Ve),At||_e.call(Ke),!0)}function gA(H){H.off("error",FA),H.off("continue",_e),H.off("response",Be),H.off(
"headers",Ie),H.off("end",Re),H.off("error",Ye),H.off("frameError",qe),H.off("aborted",Pe),H.off("timeout",xe),H.off("trailers",Ve),H.off("data",wA)}function sA(H){
if(H==null)return;const tA=H[yA];if(tA==null)return;const{request:LA}=tA;LA[MA]===H&&T(LA),!H.destroyed&&!H.closed&&(gA(H),H.on("error",FA))}function wA(H){const tA=this,
LA=tA[yA];if(LA==null)return;const{request:ZA,maxResponseSize:jA,responseContentLength:fe}=LA;if(!(ZA.aborted||ZA.completed)){if(fe!=null&&LA.bytesRead+H.length>
fe){LA.abort(new G);return}if(jA>-1&&LA.bytesRead+H.length>jA){LA.abort(new c);return}LA.bytesRead+=H.length,ZA.onResponseData(H)===!1&&WA(tA,LA)}}function WA(H,tA){
H.pause(),tA.bodyTimeout&&H.setTimeout(0)}function se(){const H=this,tA=H[yA];tA!=null&&tA.bodyTimeout&&H.isPaused()&&H.setTimeout(tA.bodyTimeout),H.resume()}function Ie(H){
const LA=this[yA];if(LA==null)return;const{request:ZA}=LA;if(ZA.aborted||ZA.completed)return;const jA=H[ue];delete H[ue],ZA.onResponseStart(Number(jA),H,FA,"")}
function Be(H){const tA=this,LA=tA[yA];if(LA==null)return;const{request:ZA}=LA;tA.off("response",Be),LA.body!=null&&!LA.bodySent&&!tA.writableEnded&&(tA.removeListener(
"continue",_e),tA.end());const jA=Number(H[ue]);if(delete H[ue],ZA.onResponseStarted(),LA.responseReceived=!0,ZA.method!=="HEAD"&&jA!==304){const fe=H[ce];LA.responseContentLength=
fe==null?null:Number(fe)}if((LA.headersTimeout||LA.bodyTimeout)&&tA.setTimeout(LA.bodyTimeout),ZA.aborted||ZA.completed){sA(tA);return}ZA.onResponseStart(jA,H,se.
bind(tA),"")===!1&&WA(tA,LA),tA.on("data",wA)}function Re(){const H=this,tA=H[yA];if(tA==null)return;const{request:LA}=tA;if(H.off("end",Re),tA.responseReceived){
if(!LA.aborted&&!LA.completed){if(tA.responseContentLength!=null&&tA.bytesRead!==tA.responseContentLength){tA.abort(new G);return}tA.pendingEnd=!0,Ee.call(H)}}else
tA.abort(new F("HTTP/2: stream half-closed (remote)"),!0)}function Le(H,tA){const{client:LA,request:ZA}=tA;return tA.responseReceived||ZA.aborted||ZA.completed||
ZA[Z]||!a(ZA)?!1:(ZA[Z]=!0,ve(LA,tA),!0)}function Oe(H){const{client:tA,request:LA,session:ZA}=H;return!ZA[X]||H.responseReceived||LA.aborted||LA.completed||!a(
LA)||!_A(LA)?!1:(ve(tA,H),!0)}function ve(H,tA){const{request:LA}=tA;pA(LA),tA.stream=null,tA.requestFinalized=!0,vA(H,LA),H[l].splice(H[B],0,LA),H[p]()}function Ye(H){
const tA=this,LA=tA[yA];LA!=null&&(tA.off("error",Ye),tA.on("error",FA),LA.responseContentLength!=null&&LA.bytesRead!==LA.responseContentLength&&(H=new G),typeof tA.
rstCode=="number"&&tA.rstCode!==CA&&(H.http2ErrorCode=tA.rstCode),!(tA.rstCode===nA&&Le(tA,LA))&&LA.abort(H))}function qe(H,tA){const LA=this,ZA=LA[yA];ZA!=null&&
(LA.off("frameError",qe),!(H===mA&&Oe(ZA))&&ZA.abort(new F(`HTTP/2: "frameError" received - type ${H}, code ${tA}`)))}function Pe(){this.off("data",wA)}function xe(){
const H=this,tA=H[yA];if(tA==null)return;H.off("timeout",xe);const{responseReceived:LA,session:ZA,bodyTimeout:jA,headersTimeout:fe}=tA,be=LA?new g(`HTTP/2: "str\
eam timeout after ${jA}"`):new d(`HTTP/2: "headers timeout after ${fe}"`);ee(ZA,LA?jA:fe),tA.abort(be)}function Ve(H){const tA=this,LA=tA[yA];if(LA==null)return;
const{request:ZA}=LA;tA.off("trailers",Ve),tA.off("data",wA),!(ZA.aborted||ZA.completed)&&(LA.trailers=H)}function _e(){const H=this,tA=H[yA];tA.bodySent=!0;const{
abort:LA,body:ZA,client:jA,contentLength:fe,expectsPayload:be,request:Je}=tA;!ZA||fe===0?ze(LA,H,null,jA,Je,jA[f],fe,be):C.isBuffer(ZA)?ze(LA,H,ZA,jA,Je,jA[f],fe,
be):C.isBlobLike(ZA)?typeof ZA.stream=="function"?at(LA,H,ZA.stream(),jA,Je,jA[f],fe,be):Bt(LA,H,ZA,jA,Je,jA[f],fe,be):C.isStream(ZA)?Qt(LA,jA[f],be,H,ZA,jA,Je,
fe):C.isIterable(ZA)?at(LA,H,ZA,jA,Je,jA[f],fe,be):I(!1)}function ze(H,tA,LA,ZA,jA,fe,be,Je){try{LA!=null&&C.isBuffer(LA)&&(I(be===LA.byteLength,"buffer body mu\
st have content length"),tA.cork(),tA.write(LA),tA.uncork(),tA.end(),jA.onBodySent(LA)),Je||(fe[e]=!0),jA.onRequestSent(),ZA[p]()}catch(ke){H(ke)}}function Qt(H,tA,LA,ZA,jA,fe,be,Je){
I(Je!==0||fe[i]===0,"stream body cannot be pipelined");const ke=o(jA,ZA,nt=>{nt?(C.destroy(ke,nt),H(nt)):(C.removeAllListeners(ke),be.onRequestSent(),LA||(tA[e]=
!0),fe[p]())});C.addListener(ke,"data",At);function At(nt){be.onBodySent(nt)}}async function Bt(H,tA,LA,ZA,jA,fe,be,Je){try{if(be!=null&&be!==LA.size)throw new b;
const ke=Buffer.from(await LA.arrayBuffer());tA.cork(),tA.write(ke),tA.uncork(),tA.end(),jA.onBodySent(ke),jA.onRequestSent(),Je||(fe[e]=!0),ZA[p]()}catch(ke){H(
ke)}}async function at(H,tA,LA,ZA,jA,fe,be,Je){I(be!==0||ZA[i]===0,"iterator body cannot be pipelined");let ke=null;function At(){if(ke){const tt=ke;ke=null,tt()}}
const nt=()=>new Promise((tt,Ct)=>{I(ke===null),fe[L]?Ct(fe[L]):ke=tt});tA.on("close",At).on("drain",At);try{for await(const tt of LA){if(fe[L])throw fe[L];const Ct=tA.
write(tt);jA.onBodySent(tt),Ct||await nt()}tA.end(),jA.onRequestSent(),Je||(fe[e]=!0),ZA[p]()}catch(tt){H(tt)}finally{tA.off("close",At).off("drain",At)}}cA.exports=
VA}),7610:((cA,A,r)=>{const I=r(4589),o=r(7030),C=r(7067),b=r(6511),{ClientStats:G}=r(4259),{channels:w}=r(4711),R=r(1638),F=r(9052),{InvalidArgumentError:D,InformationalError:d,
ClientDestroyedError:g}=r(6024),c=r(9389),{kUrl:s,kServerName:e,kClient:t,kBusy:i,kConnect:n,kResuming:l,kRunning:B,kPending:S,kSize:L,kQueue:f,kConnected:U,kConnecting:N,
kNeedDrain:m,kKeepAliveDefaultTimeout:M,kHostHeader:j,kPendingIdx:p,kRunningIdx:y,kError:_,kPipelining:AA,kKeepAliveTimeoutValue:z,kMaxHeadersSize:x,kKeepAliveMaxTimeout:NA,
kKeepAliveTimeoutThreshold:dA,kHeadersTimeout:YA,kBodyTimeout:EA,kStrictContentLength:O,kConnector:K,kMaxRequests:TA,kCounter:GA,kClose:KA,kDestroy:MA,kDispatch:PA,
kLocalAddress:yA,kMaxResponseSize:X,kOnError:Y,kHTTPContext:Z,kMaxConcurrentStreams:uA,kHostAuthority:mA,kResume:rA,kHTTP2Options:RA,kUseMilo:bA}=r(914),qA=r(2492),
W=r(9445),re=Symbol("kClosedResolve"),ge=C&&C.maxHeaderSize&&Number.isInteger(C.maxHeaderSize)&&C.maxHeaderSize>0?()=>C.maxHeaderSize:()=>{throw new D("http mod\
ule not available or http.maxHeaderSize invalid")},ce=()=>{};function Ne(q){return q[AA]??q[Z]?.defaultPipelining??1}let ue=!1;function UA(q){ue!==!0&&(process.
emitWarning(`Use h2Options.${q} instead. ${q} for H2 will be deprecated in future major.`,{code:"UNDICI-H2-OPTIONS"}),ue=!0)}function CA(q){return q[Z]?.version===
"h2"?q[uA]:Ne(q)}class nA extends F{constructor(vA,{maxHeaderSize:a,headersTimeout:BA,socketTimeout:_A,requestTimeout:P,connectTimeout:pA,bodyTimeout:SA,idleTimeout:VA,
keepAlive:ie,keepAliveTimeout:$,maxKeepAliveTimeout:hA,keepAliveMaxTimeout:lA,keepAliveTimeoutThreshold:DA,socketPath:zA,pipelining:ee,tls:te,strictContentLength:De,
maxCachedSessions:Se,connect:Fe,maxRequestsPerClient:fA,localAddress:Qe,maxResponseSize:IA,autoSelectFamily:k,autoSelectFamilyAttemptTimeout:oA,maxConcurrentStreams:QA,
allowH2:HA,useH2c:ne,initialWindowSize:he,connectionWindowSize:me,pingInterval:ae,useMilo:pe,webSocket:iA,h2Options:FA,eventSource:JA}={}){if(ie!==void 0)throw new D(
"unsupported keepAlive, use pipelining=0 instead");if(_A!==void 0)throw new D("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(P!==void 0)
throw new D("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");if(VA!==void 0)throw new D("unsupported idleTimeout, use keepAliveTimeout in\
stead");if(hA!==void 0)throw new D("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");if(a!=null){if(!Number.isInteger(a)||a<1)throw new D("inv\
alid maxHeaderSize")}else a=ge();if(zA!=null&&typeof zA!="string")throw new D("invalid socketPath");if(pA!=null&&(!Number.isFinite(pA)||pA<0))throw new D("inval\
id connectTimeout");if($!=null&&(!Number.isFinite($)||$<=0))throw new D("invalid keepAliveTimeout");if(lA!=null&&(!Number.isFinite(lA)||lA<=0))throw new D("inva\
lid keepAliveMaxTimeout");if(DA!=null&&!Number.isFinite(DA))throw new D("invalid keepAliveTimeoutThreshold");if(BA!=null&&(!Number.isInteger(BA)||BA<0))throw new D(
"headersTimeout must be a positive integer or zero");if(SA!=null&&(!Number.isInteger(SA)||SA<0))throw new D("bodyTimeout must be a positive integer or zero");if(Fe!=
null&&typeof Fe!="function"&&typeof Fe!="object")throw new D("connect must be a function or an object");if(fA!=null&&(!Number.isInteger(fA)||fA<0))throw new D("\
maxRequestsPerClient must be a positive number");if(Qe!=null&&(typeof Qe!="string"||o.isIP(Qe)===0))throw new D("localAddress must be valid string IP address");
if(IA!=null&&(!Number.isInteger(IA)||IA<-1))throw new D("maxResponseSize must be a positive number");if(oA!=null&&(!Number.isInteger(oA)||oA<-1))throw new D("au\
toSelectFamilyAttemptTimeout must be a positive number");if(HA!=null&&typeof HA!="boolean")throw new D("allowH2 must be a valid boolean value");if(HA!==!1)if(FA!=
null){if(FA.useH2c!=null&&typeof FA.useH2c!="boolean")throw new D("h2Options.useH2c must be a valid boolean value");if(FA.settings?.initialWindowSize!=null&&(!Number.
isInteger(FA.settings.initialWindowSize)||FA.settings.initialWindowSize<1))throw new D("h2Options.settings.initialWindowSize must be a positive integer, greater\
 than 0");if(FA.maxConcurrentStreams!=null&&(!Number.isInteger(FA.maxConcurrentStreams)||FA.maxConcurrentStreams<1))throw new D("h2Options.maxConcurrentStreams \
must be a positive integer, greater than 0");if(FA.connectionWindowSize!=null&&(!Number.isInteger(FA.connectionWindowSize)||FA.connectionWindowSize<1))throw new D(
"h2Options.connectionWindowSize must be a positive integer, greater than 0");if(FA.pingInterval!=null&&(typeof FA.pingInterval!="number"||!Number.isInteger(FA.pingInterval)||
FA.pingInterval<0))throw new D("h2Options.pingInterval must be a positive integer, greater or equal to 0")}else{if(ne!=null&&typeof ne!="boolean")throw UA("useH\
2c"),new D("useH2c must be a valid boolean value");if(QA!=null&&(typeof QA!="number"||QA<1))throw UA("maxConcurrentStreams"),new D("maxConcurrentStreams must be\
 a positive integer, greater than 0");if(he!=null&&(!Number.isInteger(he)||he<1))throw UA("initialWindowSize"),new D("initialWindowSize must be a positive integ\
er, greater than 0");if(me!=null&&(!Number.isInteger(me)||me<1))throw UA("connectionWindowSize"),new D("connectionWindowSize must be a positive integer, greater\
 than 0");if(ae!=null&&(typeof ae!="number"||!Number.isInteger(ae)||ae<0))throw UA("pingInterval"),new D("pingInterval must be a positive integer, greater or eq\
ual to 0")}if(super({webSocket:iA,eventSource:JA}),typeof Fe!="function")Fe=c({...te,maxCachedSessions:Se,allowH2:HA,socketPath:zA,useH2c:FA?.useH2c??ne,timeout:pA,
...typeof k=="boolean"?{autoSelectFamily:k,autoSelectFamilyAttemptTimeout:oA}:void 0,...Fe});else{const XA=Fe;Fe=(Ee,de)=>XA({...Ee,...zA!=null?{socketPath:zA}:
null,...HA!=null?{allowH2:HA}:null},de)}this[s]=b.parseOrigin(vA),this[mA]=`${this[s].hostname}${this[s].port?`:${this[s].port}`:""}`,this[K]=Fe,this[AA]=ee??1,
this[x]=a,this[M]=$??4e3,this[NA]=lA??6e5,this[dA]=DA??2e3,this[z]=this[M],this[e]=null,this[yA]=Qe??null,this[l]=0,this[m]=0,this[j]=`host: ${this[mA]}\r
`,this[EA]=SA??3e5,this[YA]=BA??3e5,this[O]=De??!0,this[TA]=fA,this[re]=null,this[X]=IA>-1?IA:-1,this[Z]=null,this[RA]={pingInterval:FA?.pingInterval??ae??6e4,connectionWindowSize:FA?.
connectionWindowSize??me??524288,maxConcurrentStreams:FA?.maxConcurrentStreams??QA??100,sessionOptions:{initialWindowSize:FA?.initialWindowSize??he??262144}},this[bA]=
pe,this[f]=[],this[y]=0,this[p]=0,this[rA]=XA=>eA(this,XA),this[Y]=XA=>kA(this,XA)}get pipelining(){return this[AA]}set pipelining(vA){this[AA]=vA,this[rA](!0)}get stats(){
return new G(this)}get[S](){return this[f].length-this[p]}get[B](){return this[p]-this[y]}get[L](){return this[f].length-this[y]}get[U](){return!!this[Z]&&!this[N]&&
!this[Z].destroyed}get[i](){const vA=this[Z]?.version==="h2";return!!(this[Z]?.busy(null)||this[L]>=(CA(this)||1)||this[S]>0&&!vA)}[n](vA){$A(this),this.once("c\
onnect",vA)}[PA](vA,a){const BA=new R(this[s].origin,vA,a);return this[f].push(BA),this[l]||(b.bodyLength(BA.body)==null&&b.isIterable(BA.body)?(this[l]=1,queueMicrotask(
()=>eA(this))):this[rA](!0)),this[l]&&this[m]!==2&&this[i]&&(this[m]=2),this[m]<2}[KA](){return new Promise(vA=>{this[L]?this[re]=vA:vA(null)})}[MA](vA){return new Promise(
a=>{const BA=this[f].splice(this[p]);for(let P=0;P<BA.length;P++){const pA=BA[P];pA!=null&&b.errorRequest(this,pA,vA)}const _A=()=>{this[re]&&(this[re](),this[re]=
null),a(null)};this[Z]?(this[Z].destroy(vA,_A),this[Z]=null):queueMicrotask(_A),this[rA]()})}}function kA(q,vA){if(q[B]===0&&vA.code!=="UND_ERR_INFO"&&vA.code!==
"UND_ERR_SOCKET"){I(q[p]===q[y]);const a=q[f].splice(q[y]);for(let BA=0;BA<a.length;BA++){const _A=a[BA];_A!=null&&b.errorRequest(q,_A,vA)}I(q[L]===0)}}function $A(q){
I(!q[N]),I(!q[Z]);let{host:vA,hostname:a,protocol:BA,port:_A}=q[s];if(a[0]==="["){const P=a.indexOf("]");I(P!==-1);const pA=a.substring(1,P);I(o.isIPv6(pA)),a=pA}
q[N]=!0,w.beforeConnect.hasSubscribers&&w.beforeConnect.publish({connectParams:{host:vA,hostname:a,protocol:BA,port:_A,version:q[Z]?.version,servername:q[e],localAddress:q[yA]},
connector:q[K]});try{q[K]({host:vA,hostname:a,protocol:BA,port:_A,servername:q[e],localAddress:q[yA]},(P,pA)=>{if(P){Q(q,P,{host:vA,hostname:a,protocol:BA,port:_A}),
q[rA]();return}if(q.destroyed){b.destroy(pA.on("error",ce),new g),q[rA]();return}I(pA);try{q[Z]=pA.alpnProtocol==="h2"?W(q,pA):qA(q,pA)}catch(SA){pA.destroy().on(
"error",ce),Q(q,SA,{host:vA,hostname:a,protocol:BA,port:_A}),q[rA]();return}q[N]=!1,pA[GA]=0,pA[TA]=q[TA],pA[t]=q,pA[_]=null,w.connected.hasSubscribers&&w.connected.
publish({connectParams:{host:vA,hostname:a,protocol:BA,port:_A,version:q[Z]?.version,servername:q[e],localAddress:q[yA]},connector:q[K],socket:pA}),q.emit("conn\
ect",q[s],[q]),q[rA]()})}catch(P){Q(q,P,{host:vA,hostname:a,protocol:BA,port:_A}),q[rA]()}}function Q(q,vA,{host:a,hostname:BA,protocol:_A,port:P}){if(!q.destroyed){
if(q[N]=!1,w.connectError.hasSubscribers&&w.connectError.publish({connectParams:{host:a,hostname:BA,protocol:_A,port:P,version:q[Z]?.version,servername:q[e],localAddress:q[yA]},
connector:q[K],error:vA}),vA.code==="ERR_TLS_CERT_ALTNAME_INVALID"){const pA=q[f].splice(q[y],q[B]);q[p]=q[y];for(let SA=0;SA<pA.length;SA++)b.errorRequest(q,pA[SA],
vA);for(;q[S]>0&&q[f][q[p]].servername===q[e];){const SA=q[f].splice(q[p],1)[0];b.errorRequest(q,SA,vA)}}else kA(q,vA);q.emit("connectionError",q[s],[q],vA)}}function T(q){
q[m]=0,q.emit("drain",q[s],[q])}function eA(q,vA){q[l]!==2&&(q[l]=2,aA(q,vA),q[l]=0,q[y]>256&&(q[f].splice(0,q[y]),q[p]-=q[y],q[y]=0))}function aA(q,vA){for(;;){
if(q.destroyed){I(q[S]===0);return}if(q[re]&&!q[L]){q[re](),q[re]=null;return}if(q[Z]&&q[Z].resume(),q[i])q[m]=2;else if(q[m]===2){vA?(q[m]=1,queueMicrotask(()=>T(
q))):T(q);continue}if(q[S]===0||q[B]>=(CA(q)||1))return;const a=q[f][q[p]];if(a===null)return;if(a.aborted){q[f].splice(q[p],1);continue}if(q[s].protocol==="htt\
ps:"&&q[e]!==a.servername){if(q[B]>0)return;q[e]=a.servername,q[Z]?.destroy(new d("servername changed"),()=>{q[Z]=null,eA(q)})}if(q[N])return;if(!q[Z]){q[e]=a.servername,
$A(q);return}if(q[Z].destroyed||q[Z].busy(a))return;!a.aborted&&q[Z].write(a)?q[p]++:q[f].splice(q[p],1)}}cA.exports=nA}),9052:((cA,A,r)=>{const I=r(4573),o=r(4120),
{ClientDestroyedError:C,ClientClosedError:b,InvalidArgumentError:G}=r(6024),{kDestroy:w,kClose:R,kClosed:F,kDestroyed:D,kDispatch:d}=r(914),{defaultWebSocketMaxFragments:g,
defaultWebSocketMaxPayloadSize:c}=r(5858),s=Symbol("onDestroyed"),e=Symbol("onClosed"),t=Symbol("webSocketOptions"),i=Symbol("eventSourceOptions");class n extends o{[D]=!1;[s]=null;[F]=!1;[e]=null;constructor(B){
super(),this[t]=B?.webSocket??{},this[i]=B?.eventSource??{}}get webSocketOptions(){return{maxFragments:this[t].maxFragments??g,maxPayloadSize:this[t].maxPayloadSize??
c}}get eventSourceOptions(){return{maxEventSize:this[i].maxEventSize??I.kStringMaxLength}}get destroyed(){return this[D]}get closed(){return this[F]}close(B){if(B===
void 0)return new Promise((L,f)=>{this.close((U,N)=>U?f(U):L(N))});if(typeof B!="function")throw new G("invalid callback");if(this[D]){const L=new C;queueMicrotask(
()=>B(L,null));return}if(this[F]){this[e]?this[e].push(B):queueMicrotask(()=>B(null,null));return}this[F]=!0,this[e]??=[],this[e].push(B);const S=()=>{const L=this[e];
this[e]=null;for(let f=0;f<L.length;f++)L[f](null,null)};this[R]().then(()=>this.destroy()).then(()=>queueMicrotask(S))}destroy(B,S){if(typeof B=="function"&&(S=
B,B=null),S===void 0)return new Promise((f,U)=>{this.destroy(B,(N,m)=>N?U(N):f(m))});if(typeof S!="function")throw new G("invalid callback");if(this[D]){this[s]?
this[s].push(S):queueMicrotask(()=>S(null,null));return}B||(B=new C),this[D]=!0,this[s]??=[],this[s].push(S);const L=()=>{const f=this[s];this[s]=null;for(let U=0;U<
f.length;U++)f[U](null,null)};this[w](B).then(()=>queueMicrotask(L))}dispatch(B,S){if(!S||typeof S!="object")throw new G("handler must be an object");try{if(!B||
typeof B!="object")throw new G("opts must be an object.");if(B.dispatcher)throw new G("opts.dispatcher is not supported by instance methods. Pass opts.dispatche\
r to the top-level undici functions or call the dispatcher instance method directly.");if(this[D]||this[s])throw new C;if(this[F])throw new b;return this[d](B,S)}catch(L){
if(typeof S.onResponseError!="function")throw L;return S.onResponseError(null,L),!1}}}cA.exports=n}),4120:((cA,A,r)=>{const I=r(8474),{kOriginless:o,kUrl:C}=r(914);
class b extends I{dispatch(){throw new Error("not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...w){
const R=Array.isArray(w[0])?w[0]:w,F=this[o]===!0?null:this[C]?.origin;let D=this.dispatch.bind(this);for(const c of R)if(c!=null){if(typeof c!="function")throw new TypeError(
`invalid interceptor, expected function received ${typeof c}`);if(D=c(D,F),D==null||typeof D!="function"||D.length!==2)throw new TypeError("invalid interceptor")}
const d=D,g=this;return D=function(c,s){return c&&typeof c=="object"&&!c.origin&&g[C]&&(c=Object.assign({},c,{origin:g[C].origin})),d(c,s)},new Proxy(this,{get:(c,s)=>s===
"dispatch"?D:c[s]})}}cA.exports=b}),4663:((cA,A,r)=>{const I=r(4120),{InvalidArgumentError:o}=r(6024),{toRawHeaders:C}=r(6511),{kOriginless:b,kUrl:G}=r(914);class w{#A;constructor(D){
this.#A=D}onRequestStart(D,d){this.#A.onConnect?.(g=>D.abort(g),d)}onRequestUpgrade(D,d,g,c){const s=Array.isArray(D?.rawHeaders)?D.rawHeaders:C(D?.rawHeaders??
g??{});this.#A.onUpgrade?.(d,s,c)}onResponseStart(D,d,g,c){const s=Array.isArray(D?.rawHeaders)?D.rawHeaders:C(D?.rawHeaders??g??{});this.#A.onHeaders?.(d,s,()=>D.
resume(),c)===!1&&D.pause()}onResponseData(D,d){this.#A.onData?.(d)===!1&&D.pause()}onResponseEnd(D,d){const g=Array.isArray(D?.rawTrailers)?D.rawTrailers:C(D?.
rawTrailers??d??{});this.#A.onComplete?.(g)}onResponseError(D,d){if(!this.#A.onError)throw d;this.#A.onError(d)}onBodySent(D){this.#A.onBodySent?.(D)}onRequestSent(){
this.#A.onRequestSent?.()}onResponseStarted(){this.#A.onResponseStarted?.()}}class R extends I{#A;constructor(D){if(super(),!D||typeof D.dispatch!="function")throw new o(
"Argument dispatcher must implement dispatch");this.#A=D,this[G]=D[G],this[b]=D[b]}static wrapHandler(D){if(!D||typeof D!="object")throw new o("handler must be \
an object");return typeof D.onRequestStart=="function"?D:new w(D)}dispatch(D,d){return D.allowH2!==!1&&(D={...D,allowH2:!1}),this.#A.dispatch(D,R.wrapHandler(d))}get webSocketOptions(){
return this.#A.webSocketOptions}get eventSourceOptions(){return this.#A.eventSourceOptions}close(...D){return this.#A.close(...D)}destroy(...D){return this.#A.destroy(
...D)}}cA.exports=R}),3614:((cA,A,r)=>{const I=r(9052),{kClose:o,kDestroy:C,kClosed:b,kDestroyed:G,kDispatch:w,kNoProxyAgent:R,kHttpProxyAgent:F,kHttpsProxyAgent:D}=r(
914),d=r(4653),g=r(8444),c={"http:":80,"https:":443};class s extends I{#A=null;#e=null;#n=null;constructor(t={}){super(t),this.#n=t;const{httpProxy:i,httpsProxy:n,
noProxy:l,...B}=t;this[R]=new g(B);const S=i??process.env.http_proxy??process.env.HTTP_PROXY;S?this[F]=new d({...B,uri:S}):this[F]=this[R];const L=n??process.env.
https_proxy??process.env.HTTPS_PROXY;L?this[D]=new d({...B,uri:L}):this[D]=this[F],this.#s()}[w](t,i){const n=new URL(t.origin);return this.#t(n).dispatch(t,i)}[o](){
return Promise.all([this[R].close(),!this[F][b]&&this[F].close(),!this[D][b]&&this[D].close()])}[C](t){return Promise.all([this[R].destroy(t),!this[F][G]&&this[F].
destroy(t),!this[D][G]&&this[D].destroy(t)])}#t(t){let{protocol:i,host:n,port:l}=t;return n=n.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase(),n.length>
1&&n.charCodeAt(n.length-1)===46&&(n=n.slice(0,-1)),l=Number.parseInt(l,10)||c[i]||0,this.#i(n,l)?i==="https:"?this[D]:this[F]:this[R]}#i(t,i){if(this.#o&&this.#s(),
this.#e.length===0)return!0;for(let n=0;n<this.#e.length;n++){const l=this.#e[n];if(l.hostname==="*"){if(l.port&&l.port!==i)continue;return!1}if(!(l.port&&l.port!==
i)&&(!l.wildcard&&t===l.hostname||t.slice(-(l.hostname.length+1))===`.${l.hostname}`))return!1}return!0}#s(){const t=this.#n.noProxy??this.#r,i=t.split(/[,\s]/),
n=[];for(let l=0;l<i.length;l++){const B=i[l];if(!B)continue;let S,L;const f=B.match(/^\[(.+)\]:(\d+)$/);if(f)S=f[1],L=Number.parseInt(f[2],10);else{const N=B.replace(
/^\[(.+)\]$/,"$1"),M=(N.match(/:/g)||[]).length===1&&N.match(/^(.+):(\d+)$/);S=M?M[1]:N,L=M?Number.parseInt(M[2],10):0}const U=B.charCodeAt(0)===42;n.push({hostname:S.
replace(/^\*?\./,"").replace(/^(.+)\.$/,"$1").toLowerCase(),port:L,wildcard:U})}this.#A=t,this.#e=n}get#o(){return this.#n.noProxy!==void 0?!1:this.#A!==this.#r}get#r(){
return process.env.no_proxy??process.env.NO_PROXY??""}}cA.exports=s}),5213:(cA=>{class I{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.
top===this.bottom}isFull(){return(this.top+1&2047)===this.bottom}push(C){this.list[this.top]=C,this.top=this.top+1&2047}shift(){const C=this.list[this.bottom];return C===
void 0?null:(this.list[this.bottom]=void 0,this.bottom=this.bottom+1&2047,C)}}cA.exports=class{constructor(){this.head=this.tail=new I}isEmpty(){return this.head.
isEmpty()}push(C){this.head.isFull()&&(this.head=this.head.next=new I),this.head.push(C)}shift(){const C=this.tail,b=C.shift();return C.isEmpty()&&C.next!==null&&
(this.tail=C.next,C.next=null),b}}}),6736:((cA,A,r)=>{const I=r(4589),o=r(6511),C=r(9528),{HeadersTimeoutError:b,HeadersOverflowError:G,SocketError:w,InformationalError:R,
BodyTimeoutError:F,HTTPParserError:D,ResponseContentLengthMismatchError:d,ResponseExceededMaxSizeError:g}=r(6024),{kUrl:c,kReset:s,kClient:e,kParser:t,kBlocking:i,
kRunning:n,kWriting:l,kQueue:B,kKeepAliveDefaultTimeout:S,kRunningIdx:L,kError:f,kPipelining:U,kSocket:N,kKeepAliveTimeoutValue:m,kKeepAliveMaxTimeout:M,kKeepAliveTimeoutThreshold:j,
kBodyTimeout:p,kMaxResponseSize:y,kResume:_,kHTTPContext:AA,kMaxHeadersSize:z}=r(914),x=Buffer[Symbol.species],NA=o.removeAllListeners,dA=Symbol("kPausedByHandl\
er"),YA=4096,EA=128*1024,O=Buffer.alloc(0),K=0,TA=9,GA=19;let KA,MA=process.arch!=="riscv64"&&process.arch!=="ppc64";process.env.UNDICI_NO_WASM_SIMD==="1"?MA=!1:
process.env.UNDICI_NO_WASM_SIMD==="0"&&(MA=!0);const PA=0,yA=1,X=2|yA,Y=4|yA,Z=8|PA;let uA=process.env.UNDICI_USE_MILO==="1"||process.env.UNDICI_USE_MILO==="tru\
e",mA=null,rA=null,RA=0,bA=null,qA=null;function W(ue){const UA=ue.deref?ue.deref():ue;if(!UA)return;const{socket:CA,timeoutType:nA,client:kA,paused:$A}=UA;nA===
X?(!CA[l]||CA.writableNeedDrain||kA[n]>1)&&(I(!$A,"cannot be paused while waiting for headers"),o.destroy(CA,new b)):nA===Y?$A||o.destroy(CA,new F):nA===Z&&(I(kA[n]===
0&&kA[m]),o.destroy(CA,new R("socket idle timeout")))}function re(){if(mA)return mA;if(MA)try{KA=r(2262)}catch{}return KA=KA||r(9140),mA=KA.setup(),mA}class ge{constructor(UA,CA){
this.milo=re(),this.client=UA,this.socket=CA,this.parser=this.milo.create(),this.events=new x(this.milo.memory.buffer,this.parser+this.milo.ParserFields.EVENTS,
4).readUInt32LE(0),this.milo.setShouldAutodetect(this.parser,!1),this.milo.setIsRequest(this.parser,!1),this.milo.setShouldManageUnconsumed(this.parser,!1),this.
milo.setShouldSuspendAfterHeaders(this.parser,!0),this.milo.setMaxHeaderLength(this.parser,UA[z]),this.milo.setActiveEvents(this.parser,this.milo.EVENT_ACTIVE_ON_ERROR|
this.milo.EVENT_ACTIVE_ON_MESSAGE_COMPLETE|this.milo.EVENT_ACTIVE_ON_REASON|this.milo.EVENT_ACTIVE_ON_HEADER_NAME|this.milo.EVENT_ACTIVE_ON_HEADER_VALUE|this.milo.
EVENT_ACTIVE_ON_HEADERS|this.milo.EVENT_ACTIVE_ON_DATA|this.milo.EVENT_ACTIVE_ON_TRAILER_NAME|this.milo.EVENT_ACTIVE_ON_TRAILER_VALUE),this.timeout=null,this.timeoutWeakRef=
new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.responseStarted=!1,this.pausedByParser=
!1,this.pauseStateIsStart=!1,this.headers=[],this.trailers=[],this.headersSize=0,this.trailersSize=0,this.headersMaxSize=UA[z],this.shouldKeepAlive=!1,this.paused=
!1,this.errored=!1,this.waitingForMoreData=0,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.connection="",this.contentLength=-1,this.
maxResponseSize=UA[y],this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this[dA]=!1,EA>RA||rA.buffer!==this.
milo.memory.buffer?this.ensureBuffers(EA):this.updateBuffers()}setTimeout(UA,CA){UA!==this.timeoutValue||CA&yA^this.timeoutType&yA?(this.timeout&&(C.clearTimeout(
this.timeout),this.timeout=null),UA&&(CA&yA?this.timeout=C.setFastTimeout(W,UA,this.timeoutWeakRef):(this.timeout=setTimeout(W,UA,this.timeoutWeakRef),this.timeout?.
unref())),this.timeoutValue=UA):this.timeout?.refresh&&this.timeout.refresh(),this.timeoutType=CA}ensureBuffers(UA){const{milo:CA}=this;bA!=null&&CA.dealloc(bA,
RA),RA=Math.ceil(UA/YA)*YA,bA=CA.alloc(RA),rA=new x(CA.memory.buffer,bA,RA),this.updateBuffers()}updateBuffers(){this.parserFields=new x(this.milo.memory.buffer,
this.parser),this.parserEvents=new x(this.milo.memory.buffer,this.events,64*1024)}resume(){if(!(this.socket.destroyed||!this.paused)){if(this.milo.resume(this.parser),
I(this.timeoutType===Y),this.timeout?.refresh&&this.timeout.refresh(),this.paused=!1,this.directBodyCompletePending){try{this.completeDirectBody()}catch(UA){o.destroy(
this.socket,UA);return}if(this.paused)return}this.readMore()}}readMore(){if(!(this.paused||!this.parser))for(;!this.paused&&this.parser&&!(this.waitingForMoreData&&
this.socket.readableLength<=this.waitingForMoreData);){this.waitingForMoreData=0;const UA=this.socket.read();if(UA===null||this.execute(UA)===!1)break}}execute(UA){
const CA=UA.length;I(!this.paused);const{socket:nA,milo:kA}=this;try{if(this.directBodyRemaining>0)return this.consumeDirectBody(UA);rA.buffer!==kA.memory.buffer?
(rA=new x(kA.memory.buffer,bA,RA),this.updateBuffers()):this.parserEvents.buffer!==kA.memory.buffer&&this.updateBuffers();let $A=0,Q=CA;const T=this.statusCode===
0?UA.indexOf(`\r
\r
`):-1;for(T!==-1&&(Q=T+4);;){Q>RA&&this.ensureBuffers(Q);const eA=UA.subarray($A,$A+Q);rA.set(eA),qA=eA;const aA=kA.parse(this.parser,bA,Q);this.drainEvents();const q=$A+
aA;if(this.errored||aA===0&&this.parserFields[kA.ParserFields.ERROR_CODE]!==kA.ERROR_NONE)throw this.createError(UA.subarray(q));if(this.upgrade)return this.onUpgrade(
UA.subarray(q)),!1;if(this.directBodyCompletePending){if(this.completeDirectBody(),this.paused)return!1}else if(this.pausedByParser)return this.pausedByParser=!1,
this.headersSuspended=!1,this[dA]&&this.pauseStateIsStart?(this.pauseStateIsStart=!1,kA.resume(this.parser),this[dA]=!1,!1):(this.pauseStateIsStart=!1,this.paused=
!0,nA.unshift(UA.subarray(q)),!1);if(this.directBodyRemaining>0)return this.consumeDirectBody(UA.subarray(q));if(aA<Q){const vA=UA.subarray(q);return nA.unshift(
vA),this.waitingForMoreData=aA===0?vA.length:0,!1}if($A=q,$A>=CA){if(this.headersSuspended){this.headersSuspended=!1,Q=0;continue}return!0}this.headersSuspended=
!1,Q=CA-$A}}catch($A){return o.destroy(nA,$A),!1}finally{qA=null}}consumeDirectBody(UA){const{socket:CA,client:nA,maxResponseSize:kA}=this,$A=UA.length,Q=Math.min(
$A,this.directBodyRemaining);if(this.timeout?.refresh&&this.timeout.refresh(),Q>0){const T=nA[B][nA[L]];if(I(T),I(this.timeoutType===Y),I(this.statusCode>=200),
kA>-1&&this.bytesRead+Q>kA)throw new g;if(this.bytesRead+=Q,this.directBodyRemaining-=Q,T.onResponseData(UA.subarray(0,Q))===!1)return this.directBodyCompletePending=
this.directBodyRemaining===0,this.pauseParser(),this[dA]=!0,this.pausedByParser=!1,this.paused=!0,Q<$A&&CA.unshift(UA.subarray(Q)),!1}if(this.directBodyRemaining===
0){this.completeDirectBody();const T=UA.subarray(Q);if(this.errored||this.parserFields[this.milo.ParserFields.ERROR_CODE]!==this.milo.ERROR_NONE)throw this.createError(
T);if(this.pausedByParser)return this.pausedByParser=!1,this.pauseStateIsStart=!1,this.paused=!0,T.length>0&&CA.unshift(T),!1;if(T.length>0)return CA.unshift(T),
!1}return!0}completeDirectBody(){const{milo:UA}=this;rA.buffer!==UA.memory.buffer?(rA=new x(UA.memory.buffer,bA,RA),this.updateBuffers()):this.parserEvents.buffer!==
UA.memory.buffer&&this.updateBuffers(),this.directBodyCompletePending=!1,qA=O,UA.complete(this.parser),this.drainEvents()}setShouldSkipBody(UA){this.skipBody!==
UA&&(this.skipBody=UA,this.milo.setShouldSkipBody(this.parser,UA))}finish(){return this.parser?this.directBodyRemaining>0?new d:(this.parserEvents.buffer!==this.
milo.memory.buffer&&this.updateBuffers(),this.milo.finish(this.parser),this.drainEvents(),this.errored?this.createError(O):null):null}createError(UA){const{contentLength:CA,
bytesRead:nA}=this;if(CA!==-1&&nA!==CA)return new d;const kA=this.parserFields[this.milo.ParserFields.ERROR_CODE],$A=this.milo.Errors[kA],Q=$A==="UNEXPECTED_EOF"?
"Invalid EOF state":this.milo.getErrorDescription(this.parser),T=$A==="UNEXPECTED_EOF"?Q:Q?`[ERROR_${$A}] ${Q}`:`ERROR_${$A}`;return new D(`Response does not ma\
tch the HTTP/1.1 protocol (${T})`,$A,UA)}destroy(){this.parser&&(this.milo.destroy(this.parser),this.parser=null),this.timeout&&C.clearTimeout(this.timeout),this.
timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.connection=
"",this.skipBody=!1}pauseParser(UA=!1){this.milo.pause(this.parser),this.pausedByParser=!0,this.pauseStateIsStart=UA}drainEvents(){const{socket:UA,client:CA,milo:nA}=this;
let kA=0;const $A=this.parserEvents[0];if($A!==nA.EVENT_END&&$A!==nA.EVENT_ERROR&&!this.responseStarted){if(this.responseStarted=!0,UA.destroyed)return this.fail(
this.milo.ERROR_CALLBACK_ERROR,"Other side closed");const Q=CA[B][CA[L]];if(!Q)return this.fail(this.milo.ERROR_CALLBACK_ERROR,"Missing request");Q.onResponseStarted()}
for(;;){const Q=this.parserEvents[kA];let T=TA;switch(Q){case nA.EVENT_END:return;case nA.EVENT_ERROR:this.errored=!0;return;case nA.EVENT_MESSAGE_COMPLETE:{const{
client:eA,socket:aA,statusCode:q,upgrade:vA,trailers:a,contentLength:BA,bytesRead:_A,shouldKeepAlive:P}=this;if(this.responseStarted=!1,aA.destroyed&&(!q||P))return this.
fail(nA.ERROR_CALLBACK_ERROR,"Other side closed");if(vA){this.pauseParser();return}I(q>=100);const pA=eA[B][eA[L]];if(I(pA),this.statusCode=0,this.statusText="",
this.bytesRead=0,this.contentLength=-1,this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this.keepAlive="",
this.connection="",this.trailers=[],this.trailersSize=0,q<200)break;if(pA.method!=="HEAD"&&BA!==-1&&_A!==BA){o.destroy(aA,new d),this.pauseParser();break}pA.onResponseEnd(
a),eA[B][eA[L]++]=null,aA[l]?(I(eA[n]===0),o.destroy(aA,new R("reset")),this.pauseParser(!0)):P?aA[s]&&eA[n]===0?(o.destroy(aA,new R("reset")),this.pauseParser(
!0)):eA[U]==null||eA[U]===1?setImmediate(eA[_]):eA[_]():(o.destroy(aA,new R("reset")),this.pauseParser(!0));break}case nA.EVENT_REASON:{const eA=this.parserEvents.
readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+5);this.statusText=new x(qA.buffer,qA.byteOffset+eA,aA).toString();break}case nA.EVENT_HEADER_NAME:{const eA=this.
parserEvents.readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+5),q=aA>0?new x(qA.buffer,qA.byteOffset+eA,aA):O;if(this.headers.push(q),this.headersSize+=
aA,this.headersSize>=this.headersMaxSize)return o.destroy(this.socket,new G),this.fail(nA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case nA.EVENT_HEADER_VALUE:{
const eA=this.parserEvents.readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+5),q=aA>0?new x(qA.buffer,qA.byteOffset+eA,aA):O,vA=this.headers[this.headers.
length-1];if(this.headers.push(q),vA.length===10){const a=o.bufferToLowerCasedHeaderName(vA);a==="keep-alive"?this.keepAlive+=(this.keepAlive.length===0?"":",")+
q.toString():a==="connection"&&(this.connection+=(this.connection.length===0?"":",")+q.toString())}if(this.headersSize+=aA,this.headersSize>=this.headersMaxSize)
return o.destroy(this.socket,new G),this.fail(nA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case nA.EVENT_HEADERS:{T=GA;const eA=this.parserEvents.readUInt16LE(
kA+5),aA=this.parserEvents[kA+7]!==0,q=this.parserEvents[kA+8]!==0,vA=this.parserEvents[kA+9]!==0,a=this.parserEvents[kA+10],BA=this.parserEvents.readUInt32LE(kA+
11)+this.parserEvents.readUInt32LE(kA+15)*4294967296,{socket:_A,client:P,headers:pA,statusText:SA}=this;if(_A.destroyed)return this.fail(nA.ERROR_CALLBACK_ERROR,
"Other side closed");const VA=P[B][P[L]];if(!VA)return this.fail(nA.ERROR_CALLBACK_ERROR,"Missing request");if(I(!this.upgrade),I(this.statusCode<200),eA===100)
return o.destroy(_A,new w("bad response",o.getSocketInfo(_A))),this.fail(nA.ERROR_CALLBACK_ERROR,"Bad response");if(q&&!VA.upgrade)return o.destroy(_A,new w("ba\
d upgrade",o.getSocketInfo(_A))),this.fail(nA.ERROR_CALLBACK_ERROR,"Bad upgrade");if(I(this.timeoutType===X),this.statusCode=eA,this.shouldKeepAlive=aA||VA.method===
"HEAD"&&!_A[s]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),this.contentLength=a===
K?BA:-1,this.statusCode>=200){const $=VA.bodyTimeout!=null?VA.bodyTimeout:P[p];this.setTimeout($,Y)}else this.timeout?.refresh&&this.timeout.refresh();if(VA.method===
"CONNECT"){I(P[n]===1),nA.setIsConnect(this.parser,!0),this.upgrade=!0;return}if(q){I(P[n]===1),this.upgrade=!0,this.pauseParser();return}if(this.headers=[],this.
headersSize=0,this.shouldKeepAlive&&P[U]){const $=this.keepAlive?o.parseKeepAliveTimeout(this.keepAlive):null;if($!=null){const hA=Math.min($-P[j],P[M]);hA<=0?_A[s]=
!0:P[m]=hA}else P[m]=P[S]}else _A[s]=!0;const ie=VA.onResponseStart(eA,pA,this.resume,SA)===!1;if(VA.aborted)return this.fail(nA.ERROR_CALLBACK_ERROR,"Request a\
borted");(VA.method==="HEAD"||eA<200)&&this.setShouldSkipBody(!0),this.headersSuspended=!0,!ie&&VA.method!=="HEAD"&&eA>=200&&eA!==204&&eA!==205&&eA!==304&&a===K&&
BA>0&&!vA&&(this.directBodyRemaining=BA),_A[i]&&(_A[i]=!1,P[_]()),ie?(this.pauseParser(),this[dA]=!0):(VA.method==="HEAD"||eA<200||eA===204||eA===205||eA===304||
a===K&&BA===0)&&(this.directBodyCompletePending=!0);break}case nA.EVENT_DATA:{const eA=this.parserEvents.readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+
5),{client:q,socket:vA,statusCode:a,maxResponseSize:BA}=this;if(vA.destroyed)return this.fail(nA.ERROR_CALLBACK_ERROR,"Other side closed");const _A=q[B][q[L]];if(I(
_A),I(this.timeoutType===Y),this.timeout?.refresh&&this.timeout.refresh(),I(a>=200),BA>-1&&this.bytesRead+aA>BA)return o.destroy(vA,new g),this.fail(nA.ERROR_CALLBACK_ERROR,
"Response size exceeded");this.bytesRead+=aA;const P=qA;_A.onResponseData(new x(P.buffer,P.byteOffset+eA,aA))===!1&&(this.pauseParser(),this[dA]=!0);break}case nA.
EVENT_TRAILER_NAME:{const eA=this.parserEvents.readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+5),q=aA>0?new x(qA.buffer,qA.byteOffset+eA,aA):O;if(this.
trailers.push(q),this.trailersSize+=aA,this.trailersSize>=this.headersMaxSize)return o.destroy(this.socket,new G),this.fail(nA.ERROR_CALLBACK_ERROR,"Headers ove\
rflow");break}case nA.EVENT_TRAILER_VALUE:{const eA=this.parserEvents.readUInt32LE(kA+1),aA=this.parserEvents.readUInt32LE(kA+5),q=aA>0?new x(qA.buffer,qA.byteOffset+
eA,aA):O;if(this.trailers.push(q),this.trailersSize+=aA,this.trailersSize>=this.headersMaxSize)return o.destroy(this.socket,new G),this.fail(nA.ERROR_CALLBACK_ERROR,
"Headers overflow");break}default:return}kA+=T}}fail(UA,CA){this.milo.fail(this.parser,UA,CA),this.errored=!0}onUpgrade(UA){const{upgrade:CA,client:nA,socket:kA,
headers:$A,statusCode:Q}=this;I(CA),I(nA[N]===kA),I(!kA.destroyed),I(!this.paused);const T=nA[B][nA[L]];I(T),I(T.upgrade||T.method==="CONNECT"),this.statusCode=
0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,kA.unshift(UA),kA[t].destroy(),kA[t]=null,kA[e]=null,kA[f]=null,NA(kA),nA[N]=null,
nA[AA]=null,nA[B][nA[L]++]=null,nA.emit("disconnect",nA[c],[nA],new R("upgrade"));try{T.onRequestUpgrade(Q,$A,kA)}catch(eA){o.destroy(kA,eA)}nA[_]()}}function ce(ue){
uA=ue}function Ne(){return uA}cA.exports={H1Parser:ge,getMiloEnabled:Ne,setMiloEnabled:ce}}),8733:((cA,A,r)=>{const{AsyncResource:I}=r(6698),{PoolStats:o}=r(4259),
C=r(9052),b=r(5213),{kConnected:G,kSize:w,kRunning:R,kPending:F,kQueued:D,kBusy:d,kFree:g,kUrl:c,kClose:s,kDestroy:e,kDispatch:t}=r(914),i=Symbol("clients"),n=Symbol(
"needDrain"),l=Symbol("queue"),B=Symbol("closed resolve"),S=Symbol("onDrain"),L=Symbol("onConnect"),f=Symbol("onDisconnect"),U=Symbol("onConnectionError"),N=Symbol(
"on client busy"),m=Symbol("on client drain"),M=Symbol("drain queue"),j=Symbol("get dispatcher"),p=Symbol("has dispatcher"),y=Symbol("add client"),_=Symbol("rem\
ove client"),AA=Symbol("retire client"),z=Symbol("retiring clients");class x extends I{constructor(EA,O){super("UNDICI_POOL_QUEUED_REQUEST"),this.opts=EA,this.handler=
O}dispatch(EA){return this.runInAsyncScope(EA.dispatch,EA,this.opts,this.handler)}}function NA(YA){const EA=[];for(let O=0;O<YA[i].length;O++){const K=YA[i][O];
K.destroyed||EA.push(K.close())}for(const O of YA[z].values())EA.push(O);return Promise.all(EA)}class dA extends C{[l]=new b;[D]=0;[i]=[];[z]=new Map;[n]=!1;[S](EA,O,K){
if(EA.closed||EA.destroyed)return;const TA=this[l];let GA=!1;for(this[m](EA);!GA;){const KA=TA.shift();if(!KA)break;this[D]--,GA=!KA.dispatch(EA)}if(EA[n]=GA,GA&&
(this[N](EA),!TA.isEmpty()))return this[M](O,K);if(!GA&&this[n]&&(this[n]=!1,this.emit("drain",O,[this,...K])),this[B]&&TA.isEmpty())return NA(this).then(this[B])}[N](){}[m](){}[M](EA,O){
const K=this[l];let TA=!0;for(;!K.isEmpty();){const GA=this[j]();if(!GA){TA=!1;break}const KA=K.shift();if(this[D]--,!KA.dispatch(GA)&&(GA[n]=!0,this[N](GA),TA=
this[p](),!TA))break}if(TA&&this[n]&&(this[n]=!1,this.emit("drain",EA,[this,...O])),this[B]&&K.isEmpty())return NA(this).then(this[B])}[L]=(EA,O)=>{this.emit("c\
onnect",EA,[this,...O])};[f]=(EA,O,K)=>{this.emit("disconnect",EA,[this,...O],K)};[U]=(EA,O,K)=>{this.emit("connectionError",EA,[this,...O],K)};get[d](){return this[n]}get[G](){
let EA=0;for(const{[G]:O}of this[i])EA+=O;return EA}get[g](){let EA=0;for(const{[G]:O,[n]:K}of this[i])EA+=O&&!K;return EA}get[F](){let EA=this[D];for(const{[F]:O}of this[i])
EA+=O;return EA}get[R](){let EA=0;for(const{[R]:O}of this[i])EA+=O;return EA}get[w](){let EA=this[D];for(const{[w]:O}of this[i])EA+=O;return EA}get stats(){return new o(
this)}[s](){return this[l].isEmpty()?NA(this):new Promise(EA=>{this[B]=EA})}[e](EA){for(;;){const K=this[l].shift();if(!K)break;K.handler.onResponseError(null,EA)}
const O=new Array(this[i].length);for(let K=0;K<this[i].length;K++)O[K]=this[i][K].destroy(EA);for(const K of this[z].keys())O.push(K.destroy(EA));return Promise.
all(O)}[t](EA,O){const K=this[j]();return K?K.dispatch(EA,O)||(K[n]=!0,this[N](K),this[n]=!this[p]()):(this[n]=!0,this[l].push(new x(EA,O)),this[D]++),!this[n]}[p](){
for(let EA=0;EA<this[i].length;EA++){const O=this[i][EA];if(!O[n]&&O.closed!==!0&&O.destroyed!==!0)return!0}return!1}[y](EA){return EA.on("drain",this[S].bind(this,
EA)).on("connect",this[L]).on("disconnect",this[f]).on("connectionError",this[U]),this[i].push(EA),this[n]&&queueMicrotask(()=>{this[n]&&!EA[n]&&this[S](EA,EA[c],
[EA,this])}),this}[AA](EA){const O=this[i].indexOf(EA);if(O!==-1&&this[i].splice(O,1),EA.destroyed||this[z].has(EA))return;let K=!1,TA;const GA=new Promise(KA=>{
TA=KA});this[z].set(EA,GA),EA.close(()=>{K||(K=!0,this[z].delete(EA),TA())})}[_](EA){this[AA](EA),this[n]=!this[i].some(O=>!O[n]&&O.closed!==!0&&O.destroyed!==!0)}}
cA.exports={PoolBase:dA,kClients:i,kNeedDrain:n,kAddClient:y,kRemoveClient:_,kRetireClient:AA,kDrainQueue:M,kOnClientBusy:N,kOnClientDrain:m,kGetDispatcher:j,kHasDispatcher:p}}),
9175:((cA,A,r)=>{const{PoolBase:I,kClients:o,kNeedDrain:C,kAddClient:b,kDrainQueue:G,kOnClientBusy:w,kOnClientDrain:R,kGetDispatcher:F,kHasDispatcher:D,kRemoveClient:d,
kRetireClient:g}=r(8733),c=r(7610),{InvalidArgumentError:s}=r(6024),e=r(6511),{kConnecting:t,kHTTPContext:i,kUrl:n,kQueued:l}=r(914),B=r(9389),S=Symbol("options"),
L=Symbol("connections"),f=Symbol("factory"),U=Symbol("protocol"),N=Symbol("protocol probe");function m(y,_){return new c(y,_)}function M(y,_){return _ instanceof
c&&y[U]!=="h1"&&(y[S].useH2c===!0||y[n].protocol==="https:"&&y[S].allowH2!==!1)}function j(y){const _=y[f](y[n],y[S]);return M(y,_)&&(y[N]=_),y[b](_),_}class p extends I{constructor(_,{
connections:AA,factory:z=m,connect:x,connectTimeout:NA,tls:dA,maxCachedSessions:YA,socketPath:EA,autoSelectFamily:O,autoSelectFamilyAttemptTimeout:K,allowH2:TA,
useH2c:GA,clientTtl:KA,...MA}={}){if(AA!=null&&(!Number.isFinite(AA)||AA<0))throw new s("invalid connections");if(typeof z!="function")throw new s("factory must\
 be a function.");if(x!=null&&typeof x!="function"&&typeof x!="object")throw new s("connect must be a function or an object");typeof x!="function"&&(x=B({...dA,
maxCachedSessions:YA,allowH2:TA,useH2c:GA,socketPath:EA,timeout:NA,...typeof O=="boolean"?{autoSelectFamily:O,autoSelectFamilyAttemptTimeout:K}:void 0,...x})),super(
MA),this[L]=AA||null,this[n]=e.parseOrigin(_),this[S]={...e.deepClone(MA),connect:x,allowH2:TA,useH2c:GA,clientTtl:KA,socketPath:EA},this[f]=z,this[U]=null,this[N]=
null,this.on("connect",(PA,yA)=>{if(KA!=null&&KA>0)for(const Y of yA)Object.assign(Y,{ttl:Date.now()});const X=yA[yA.length-1];X instanceof c&&(this[U]=X[i]?.version),
X===this[N]&&this[U]!=="h2"&&(this[N]=null,this[G](PA,yA.slice(1)))}),this.on("disconnect",(PA,yA)=>{yA.includes(this[N])&&(this[N]=null,this[G](PA,yA.slice(1)))}),
this.on("connectionError",(PA,yA)=>{let X=!1;for(const Y of yA)Y===this[N]&&(this[N]=null,X=!0),this[o].includes(Y)&&this[g](Y);(X||this[l]>0)&&this[G](PA,yA.slice(
1))})}[w](_){this[N]===null&&_[t]&&M(this,_)&&(this[N]=_)}[R](_){_===this[N]&&(this[N]=null)}[F](){const _=this[S].clientTtl;for(let AA=0;AA<this[o].length;AA++){
const z=this[o][AA];if(_!=null&&_>0&&z.ttl&&Date.now()-z.ttl>_)this[d](z),AA--;else if(!z[C])return z}if(this[N]===null&&(!this[L]||this[o].length<this[L]))return j(
this)}[D](){const _=this[S].clientTtl;for(let AA=0;AA<this[o].length;AA++){const z=this[o][AA];if(_!=null&&_>0&&z.ttl&&Date.now()-z.ttl>_)this[d](z),AA--;else if(!z[C])
return!0}return this[N]!==null?!1:!this[L]||this[o].length<this[L]?(j(this),!0):!1}}cA.exports=p}),4653:((cA,A,r)=>{const{kProxy:I,kClose:o,kDestroy:C,kDispatch:b}=r(
914),G=r(8444),w=r(9175),R=r(9052),{InvalidArgumentError:F,RequestAbortedError:D,SecureProxyConnectionError:d,ProxyConnectionError:g}=r(6024),c=r(9389),s=r(7610),
{channels:e}=r(4711),t=r(1884),{hasSafeIterator:i}=r(6511),n=Symbol("proxy agent"),l=Symbol("proxy client"),B=Symbol("proxy headers"),S=Symbol("request tls sett\
ings"),L=Symbol("proxy tls settings"),f=Symbol("connect endpoint function"),U=Symbol("connect endpoint function (http/1.1 only)"),N=Symbol("tunnel proxy"),m="pr\
oxy-authorization";function M(O){return O==="https:"?443:80}function j(O,K){return new w(O,K)}const p=()=>{};function y(O,K){return K.connections===1?new s(O,K):
new w(O,K)}function _(O,K){return K===!0||O!=="http:"}class AA extends R{#A;#e;constructor(K,{headers:TA={},connect:GA,factory:KA,proxyServername:MA}){if(!K)throw new F(
"Proxy URL is mandatory");super(),this[B]=TA,this.#e=MA,KA?this.#A=KA(K,{connect:GA}):this.#A=new s(K,{connect:GA})}[b](K,TA){const GA=TA.onResponseStart;TA.onResponseStart=
function(yA,X,Y,Z){if(X===407){typeof TA.onResponseError=="function"&&TA.onResponseError(yA,new F("Proxy Authentication Required (407)"));return}GA&&GA.call(this,
yA,X,Y,Z)};const{origin:KA,path:MA="/",headers:PA={}}=K;return K.path=KA+MA,K.headers={...this[B],...PA},YA(PA)||(K.headers.host=new URL(KA).host),this.#e!=null&&
(K.servername=this.#e),this.#A[b](K,TA)}[o](){return this.#A.close()}[C](K){return this.#A.destroy(K)}}class z extends R{constructor(K){if(!K||typeof K=="object"&&
!(K instanceof URL)&&!K.uri)throw new F("Proxy uri is mandatory");const{clientFactory:TA=j}=K;if(typeof TA!="function")throw new F("Proxy opts.clientFactory mus\
t be a function.");const{proxyTunnel:GA,connectTimeout:KA}=K;super(K);const MA=this.#A(K),{href:PA,origin:yA,port:X,protocol:Y,username:Z,password:uA,hostname:mA}=MA;
if(this[I]={uri:PA,protocol:Y},this[S]=K.requestTls,this[L]=K.proxyTls,this[B]=K.headers||{},this[N]=GA,K.auth&&K.token)throw new F("opts.auth cannot be used in\
 combination with opts.token");K.auth?this[B]["proxy-authorization"]=`Basic ${K.auth}`:K.token?this[B]["proxy-authorization"]=K.token:Z&&uA?this[B]["proxy-autho\
rization"]=`Basic ${Buffer.from(`${decodeURIComponent(Z)}:${decodeURIComponent(uA)}`).toString("base64")}`:Z&&(this[B]["proxy-authorization"]=`Basic ${Buffer.from(
`${decodeURIComponent(Z)}:`).toString("base64")}`);const rA=c({timeout:KA,...K.proxyTls}),RA=c({timeout:KA,...K.proxyTls,allowH2:!1});this[f]=c({timeout:KA,...K.
requestTls}),this[U]=c({timeout:KA,...K.requestTls,allowH2:!1});const bA=K.factory||y,qA=(W,re)=>{const{protocol:ge}=new URL(W);if(this[I].protocol==="socks5:"||
this[I].protocol==="socks:")return new t(this[I].uri,{headers:this[B],connect:rA,factory:bA,username:K.username||Z,password:K.password||uA,connectTimeout:KA,proxyTls:K.
proxyTls,requestTls:K.requestTls});if(!_(ge,this[N])){const ce=this[I].protocol==="https:"?(Ne,ue)=>RA(Ne,(UA,CA)=>{UA&&UA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?
ue(new d(UA)):ue(UA,CA)}):RA;return new AA(this[I].uri,{headers:this[B],connect:ce,factory:bA,proxyServername:this[I].protocol==="https:"?this[L]?.servername||mA:
void 0})}return bA(W,re)};Y==="socks5:"||Y==="socks:"?this[l]=null:this[l]=TA(MA,{connect:rA}),this[n]=new G({...K,factory:qA,connect:async(W,re)=>{if(!this[l]){
re(new F("Cannot establish tunnel connection without a proxy client"));return}let ge=W.host;W.port||(ge+=`:${M(W.protocol)}`);try{const ce={origin:yA,port:X,path:ge,
signal:W.signal,headers:{...this[B],host:W.host,...W.connections==null||W.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[L]?.servername||mA},
{socket:Ne,statusCode:ue}=await this[l].connect(ce);if(ue!==200){Ne.on("error",p).destroy(),re(new D(`Proxy response (${ue}) !== 200 when HTTP Tunneling`));return}
if(e.proxyConnected.hasSubscribers&&e.proxyConnected.publish({socket:Ne,connectParams:ce}),W.protocol!=="https:"){re(null,Ne);return}let UA;this[S]?UA=this[S].servername:
UA=W.servername,(W.allowH2===!1?this[U]:this[f])({...W,servername:UA,httpSocket:Ne},re)}catch(ce){ce.code==="ERR_TLS_CERT_ALTNAME_INVALID"?re(new d(ce)):ce.code===
"UND_ERR_SOCKET"?re(new g(ce)):re(ce)}}})}dispatch(K,TA){let GA=x(K.headers);return NA(GA),GA&&!YA(GA)&&(GA===K.headers&&(GA={...GA}),GA.host=new URL(K.origin).
host),this[n].dispatch({...K,headers:GA},TA)}#A(K){return typeof K=="string"?new URL(K):K instanceof URL?K:new URL(K.uri)}[o](){const K=[this[n].close()];return this[l]&&
K.push(this[l].close()),Promise.all(K)}[C](){const K=[this[n].destroy()];return this[l]&&K.push(this[l].destroy()),Promise.all(K)}}function x(O){if(Array.isArray(
O)){const K={};for(let TA=0;TA<O.length;TA+=2)dA(O[TA])&&EA(),K[O[TA]]=O[TA+1];return K}if(O&&typeof O=="object"&&i(O)){const K={};for(const[TA,GA]of O){if(!Object.
hasOwn(K,TA)){K[TA]=GA;continue}const KA=K[TA],MA=[];KA!==void 0&&MA.push(...Array.isArray(KA)?KA:[KA]),GA!==void 0&&MA.push(...Array.isArray(GA)?GA:[GA]),K[TA]=
MA.length>1?MA:MA[0]}return K}return O}function NA(O){for(const K in O)dA(K)&&EA()}function dA(O){return O.length===m.length&&O.toLowerCase()===m}function YA(O){
for(const K in O)if(K.length===4&&K.toLowerCase()==="host")return!0;return!1}function EA(){throw new F("Proxy-Authorization should be sent in ProxyAgent constru\
ctor")}cA.exports=z}),1884:((cA,A,r)=>{const{URL:I}=r(3136);let o;const C=r(9052),{ConnectTimeoutError:b,InvalidArgumentError:G}=r(6024),{Socks5Client:w,STATES:R}=r(
9991),{kBusy:F,kConnected:D,kDispatch:d,kClose:g,kDestroy:c}=r(914),s=r(9175),e=r(9389),{setupConnectTimeout:t}=r(6511),{debuglog:i}=r(7975),n=i("undici:socks5-\
proxy"),l=5e3,B=Symbol("proxy url"),S=Symbol("proxy headers"),L=Symbol("proxy auth"),f=Symbol("proxy protocol"),U=Symbol("pools"),N=Symbol("connector"),m=Symbol(
"connect timeout"),M=Symbol("request tls settings"),j=Symbol("request tls timeout");function p(AA,z,x){return new b(`Connect Timeout Error (attempted address: ${AA}\
:${z}, timeout: ${x}ms)`)}let y=!1;class _ extends C{constructor(z,x={}){if(super(x),y||(process.emitWarning("SOCKS5 proxy support is experimental and subject t\
o change","ExperimentalWarning"),y=!0),!z)throw new G("Proxy URL is mandatory");const NA=typeof z=="string"?new I(z):z;if(NA.protocol!=="socks5:"&&NA.protocol!==
"socks:")throw new G("Proxy URL must use socks5:// or socks:// protocol");this[B]=NA,this[S]=x.headers||{},this[f]=x.proxyTls?"https:":"http:";const dA=x.connectTimeout??
l;if(!Number.isFinite(dA)||dA<0)throw new G("invalid connectTimeout");this[m]=dA;const{timeout:YA,...EA}=x.requestTls||{},O=YA??dA;if(!Number.isFinite(O)||O<0)throw new G(
"invalid requestTls.timeout");this[M]=EA,this[j]=O,this[L]={username:x.username||(NA.username?decodeURIComponent(NA.username):null),password:x.password||(NA.password?
decodeURIComponent(NA.password):null)};const K=x.proxyTls?.timeout??dA;if(!Number.isFinite(K)||K<0)throw new G("invalid proxyTls.timeout");this[N]=x.connect||e(
{...x.proxyTls,timeout:K,servername:x.proxyTls?.servername||NA.hostname}),this[U]=new Map}async createSocks5Connection(z,x){const NA=this[B].hostname,dA=parseInt(
this[B].port)||1080;n("creating SOCKS5 connection to",NA,dA);const YA=Promise.withResolvers();this[N]({hostname:NA,host:NA,port:dA,protocol:this[f]},(uA,mA)=>{uA?
YA.reject(uA):YA.resolve(mA)});const EA=await YA.promise,O=new w(EA,this[L]);O.on("error",uA=>{n("SOCKS5 error:",uA),EA.destroy()}),await O.handshake();const K=Promise.
withResolvers(),TA=this[m]===0?null:setTimeout(()=>{GA(),O.destroy(),K.reject(p(NA,dA,this[m]))},this[m]),GA=()=>{clearTimeout(TA),O.removeListener("authenticat\
ed",KA),O.removeListener("error",MA)},KA=()=>{GA(),K.resolve()},MA=uA=>{GA(),K.reject(uA)};O.state===R.AUTHENTICATED?(clearTimeout(TA),K.resolve()):(O.once("aut\
henticated",KA),O.once("error",MA)),await K.promise,await O.connect(z,x);const PA=Promise.withResolvers(),yA=this[m]===0?null:setTimeout(()=>{X(),O.destroy(),PA.
reject(p(z,x,this[m]))},this[m]),X=()=>{clearTimeout(yA),O.removeListener("connected",Y),O.removeListener("error",Z)},Y=uA=>{n("SOCKS5 tunnel established to",z,
x,"via",uA),X(),PA.resolve()},Z=uA=>{X(),PA.reject(uA)};return O.once("connected",Y),O.once("error",Z),await PA.promise,EA}[d](z,x){const{origin:NA}=z;n("dispat\
ching request to",NA,"via SOCKS5");try{const dA=String(NA);let YA=this[U].get(dA);if(!YA||YA.destroyed||YA.closed){YA=new s(NA,{pipelining:z.pipelining,connections:z.
connections,connect:async(O,K)=>{try{const TA=new I(NA),GA=TA.hostname,KA=parseInt(TA.port)||(TA.protocol==="https:"?443:80);n("establishing SOCKS5 connection t\
o",GA,KA);const MA=await this.createSocks5Connection(GA,KA);let PA=MA;if(TA.protocol==="https:"){o||(o=r(1692)),n("upgrading to TLS"),PA=o.connect({...this[M],socket:MA,
servername:this[M]?.servername||GA});const yA=Promise.withResolvers(),X=()=>{queueMicrotask(uA),PA.removeListener("secureConnect",Y),PA.removeListener("error",Z)},
Y=()=>{X(),yA.resolve()},Z=mA=>{X(),yA.reject(mA)},uA=t(new WeakRef(PA),{timeout:this[j],hostname:GA,port:KA});PA.once("secureConnect",Y),PA.once("error",Z),await yA.
promise}K(null,PA)}catch(TA){n("SOCKS5 connection error:",TA),K(TA)}}}),this[U].set(dA,YA);const EA=()=>{this[U].get(dA)!==YA||YA[D]>0||YA[F]||(this[U].delete(dA),
YA.destroyed||YA.close())};YA.on("disconnect",EA),YA.on("connectionError",EA)}return YA[d](z,x)}catch(dA){if(n("dispatch error:",dA),typeof x.onResponseError=="\
function")return x.onResponseError(null,dA),!1;if(typeof x.onError=="function")return x.onError(dA),!1;throw dA}}async[g](){const z=[];for(const x of this[U].values())
z.push(x.close());this[U].clear(),await Promise.all(z)}async[c](z){const x=[];for(const NA of this[U].values())x.push(NA.destroy(z));this[U].clear(),await Promise.
all(x)}}cA.exports=_}),1833:(cA=>{const A=new TextDecoder;function r(I){return I.length===0?"":(I[0]===239&&I[1]===187&&I[2]===191&&(I=I.subarray(3)),A.decode(I))}
cA.exports={utf8DecodeBytes:r}}),2272:((cA,A,r)=>{const I=Symbol.for("undici.globalDispatcher.2"),o=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:C}=r(
6024),b=r(8444),G=r(4663);let w;F()===void 0&&R(new b);function R(d){if(!d||typeof d.dispatch!="function")throw new C("Argument agent must implement Agent");try{
Object.defineProperty(globalThis,I,{value:d,writable:!0,enumerable:!1,configurable:!1})}catch(g){if(g instanceof TypeError){w=d;return}throw g}try{const g=d instanceof
G?d:new G(d);Object.defineProperty(globalThis,o,{value:g,writable:!0,enumerable:!1,configurable:!1})}catch(g){if(!(g instanceof TypeError))throw g}}function F(){
return globalThis[I]??w}const D=["fetch","Headers","Response","Request","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];cA.exports=
{setGlobalDispatcher:R,getGlobalDispatcher:F,installedExports:D}}),9281:((cA,A,r)=>{Object.defineProperty(A,"__esModule",{value:!0}),A.SPECIAL_HEADERS=A.MINOR=A.
MAJOR=A.HTAB_SP_VCHAR_OBS_TEXT=A.QUOTED_STRING=A.CONNECTION_TOKEN_CHARS=A.HEADER_CHARS=A.TOKEN=A.HEX=A.URL_CHAR=A.USERINFO_CHARS=A.MARK=A.ALPHANUM=A.NUM=A.HEX_MAP=
A.NUM_MAP=A.ALPHA=A.STATUSES_HTTP=A.H_METHOD_MAP=A.METHOD_MAP=A.METHODS_RTSP=A.METHODS_ICE=A.METHODS_HTTP=A.HEADER_STATE=A.FINISH=A.STATUSES=A.METHODS=A.LENIENT_FLAGS=
A.FLAGS=A.TYPE=A.ERROR=void 0;const I=r(7029);A.ERROR={OK:0,INTERNAL:1,STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,
INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,
INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,
PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,
CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,CB_RESET:31,CB_PROTOCOL_COMPLETE:38},A.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},A.FLAGS={CONNECTION_KEEP_ALIVE:1,
CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},A.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,
KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},
A.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,
UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,
SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},A.STATUSES=
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
A.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},A.HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,
CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},A.METHODS_HTTP=[A.METHODS.DELETE,A.METHODS.GET,A.METHODS.HEAD,A.METHODS.POST,A.METHODS.PUT,A.METHODS.CONNECT,A.
METHODS.OPTIONS,A.METHODS.TRACE,A.METHODS.COPY,A.METHODS.LOCK,A.METHODS.MKCOL,A.METHODS.MOVE,A.METHODS.PROPFIND,A.METHODS.PROPPATCH,A.METHODS.SEARCH,A.METHODS.UNLOCK,
A.METHODS.BIND,A.METHODS.REBIND,A.METHODS.UNBIND,A.METHODS.ACL,A.METHODS.REPORT,A.METHODS.MKACTIVITY,A.METHODS.CHECKOUT,A.METHODS.MERGE,A.METHODS["M-SEARCH"],A.
METHODS.NOTIFY,A.METHODS.SUBSCRIBE,A.METHODS.UNSUBSCRIBE,A.METHODS.PATCH,A.METHODS.PURGE,A.METHODS.MKCALENDAR,A.METHODS.LINK,A.METHODS.UNLINK,A.METHODS.PRI,A.METHODS.
SOURCE,A.METHODS.QUERY],A.METHODS_ICE=[A.METHODS.SOURCE],A.METHODS_RTSP=[A.METHODS.OPTIONS,A.METHODS.DESCRIBE,A.METHODS.ANNOUNCE,A.METHODS.SETUP,A.METHODS.PLAY,
A.METHODS.PAUSE,A.METHODS.TEARDOWN,A.METHODS.GET_PARAMETER,A.METHODS.SET_PARAMETER,A.METHODS.REDIRECT,A.METHODS.RECORD,A.METHODS.FLUSH,A.METHODS.GET,A.METHODS.POST],
A.METHOD_MAP=(0,I.enumToMap)(A.METHODS),A.H_METHOD_MAP=Object.fromEntries(Object.entries(A.METHODS).filter(([o])=>o.startsWith("H"))),A.STATUSES_HTTP=[A.STATUSES.
CONTINUE,A.STATUSES.SWITCHING_PROTOCOLS,A.STATUSES.PROCESSING,A.STATUSES.EARLY_HINTS,A.STATUSES.RESPONSE_IS_STALE,A.STATUSES.REVALIDATION_FAILED,A.STATUSES.DISCONNECTED_OPERATION,
A.STATUSES.HEURISTIC_EXPIRATION,A.STATUSES.MISCELLANEOUS_WARNING,A.STATUSES.OK,A.STATUSES.CREATED,A.STATUSES.ACCEPTED,A.STATUSES.NON_AUTHORITATIVE_INFORMATION,A.
STATUSES.NO_CONTENT,A.STATUSES.RESET_CONTENT,A.STATUSES.PARTIAL_CONTENT,A.STATUSES.MULTI_STATUS,A.STATUSES.ALREADY_REPORTED,A.STATUSES.TRANSFORMATION_APPLIED,A.
STATUSES.IM_USED,A.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,A.STATUSES.MULTIPLE_CHOICES,A.STATUSES.MOVED_PERMANENTLY,A.STATUSES.FOUND,A.STATUSES.SEE_OTHER,A.STATUSES.
NOT_MODIFIED,A.STATUSES.USE_PROXY,A.STATUSES.SWITCH_PROXY,A.STATUSES.TEMPORARY_REDIRECT,A.STATUSES.PERMANENT_REDIRECT,A.STATUSES.BAD_REQUEST,A.STATUSES.UNAUTHORIZED,
A.STATUSES.PAYMENT_REQUIRED,A.STATUSES.FORBIDDEN,A.STATUSES.NOT_FOUND,A.STATUSES.METHOD_NOT_ALLOWED,A.STATUSES.NOT_ACCEPTABLE,A.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
A.STATUSES.REQUEST_TIMEOUT,A.STATUSES.CONFLICT,A.STATUSES.GONE,A.STATUSES.LENGTH_REQUIRED,A.STATUSES.PRECONDITION_FAILED,A.STATUSES.PAYLOAD_TOO_LARGE,A.STATUSES.
URI_TOO_LONG,A.STATUSES.UNSUPPORTED_MEDIA_TYPE,A.STATUSES.RANGE_NOT_SATISFIABLE,A.STATUSES.EXPECTATION_FAILED,A.STATUSES.IM_A_TEAPOT,A.STATUSES.PAGE_EXPIRED,A.STATUSES.
ENHANCE_YOUR_CALM,A.STATUSES.MISDIRECTED_REQUEST,A.STATUSES.UNPROCESSABLE_ENTITY,A.STATUSES.LOCKED,A.STATUSES.FAILED_DEPENDENCY,A.STATUSES.TOO_EARLY,A.STATUSES.
UPGRADE_REQUIRED,A.STATUSES.PRECONDITION_REQUIRED,A.STATUSES.TOO_MANY_REQUESTS,A.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,A.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
A.STATUSES.LOGIN_TIMEOUT,A.STATUSES.NO_RESPONSE,A.STATUSES.RETRY_WITH,A.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,A.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,A.STATUSES.
CLIENT_CLOSED_LOAD_BALANCED_REQUEST,A.STATUSES.INVALID_X_FORWARDED_FOR,A.STATUSES.REQUEST_HEADER_TOO_LARGE,A.STATUSES.SSL_CERTIFICATE_ERROR,A.STATUSES.SSL_CERTIFICATE_REQUIRED,
A.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,A.STATUSES.INVALID_TOKEN,A.STATUSES.CLIENT_CLOSED_REQUEST,A.STATUSES.INTERNAL_SERVER_ERROR,A.STATUSES.NOT_IMPLEMENTED,
A.STATUSES.BAD_GATEWAY,A.STATUSES.SERVICE_UNAVAILABLE,A.STATUSES.GATEWAY_TIMEOUT,A.STATUSES.HTTP_VERSION_NOT_SUPPORTED,A.STATUSES.VARIANT_ALSO_NEGOTIATES,A.STATUSES.
INSUFFICIENT_STORAGE,A.STATUSES.LOOP_DETECTED,A.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,A.STATUSES.NOT_EXTENDED,A.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,A.STATUSES.
WEB_SERVER_UNKNOWN_ERROR,A.STATUSES.WEB_SERVER_IS_DOWN,A.STATUSES.CONNECTION_TIMEOUT,A.STATUSES.ORIGIN_IS_UNREACHABLE,A.STATUSES.TIMEOUT_OCCURED,A.STATUSES.SSL_HANDSHAKE_FAILED,
A.STATUSES.INVALID_SSL_CERTIFICATE,A.STATUSES.RAILGUN_ERROR,A.STATUSES.SITE_IS_OVERLOADED,A.STATUSES.SITE_IS_FROZEN,A.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
A.STATUSES.NETWORK_READ_TIMEOUT,A.STATUSES.NETWORK_CONNECT_TIMEOUT],A.ALPHA=[];for(let o=65;o<=90;o++)A.ALPHA.push(String.fromCharCode(o)),A.ALPHA.push(String.fromCharCode(
o+32));A.NUM_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9},A.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,
e:14,f:15},A.NUM=["0","1","2","3","4","5","6","7","8","9"],A.ALPHANUM=A.ALPHA.concat(A.NUM),A.MARK=["-","_",".","!","~","*","'","(",")"],A.USERINFO_CHARS=A.ALPHANUM.
concat(A.MARK).concat(["%",";",":","&","=","+","$",","]),A.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]",
"^","_","`","{","|","}","~"].concat(A.ALPHANUM),A.HEX=A.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),A.TOKEN=["!","#","$","%","&","'","*","+","\
-",".","^","_","`","|","~"].concat(A.ALPHANUM),A.HEADER_CHARS=["	"];for(let o=32;o<=255;o++)o!==127&&A.HEADER_CHARS.push(o);A.CONNECTION_TOKEN_CHARS=A.HEADER_CHARS.
filter(o=>o!==44),A.QUOTED_STRING=["	"," "];for(let o=33;o<=255;o++)o!==34&&o!==92&&A.QUOTED_STRING.push(o);A.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let o=33;o<=126;o++)
A.HTAB_SP_VCHAR_OBS_TEXT.push(o);for(let o=128;o<=255;o++)A.HTAB_SP_VCHAR_OBS_TEXT.push(o);A.MAJOR=A.NUM_MAP,A.MINOR=A.MAJOR,A.SPECIAL_HEADERS={connection:A.HEADER_STATE.
CONNECTION,"content-length":A.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":A.HEADER_STATE.CONNECTION,"transfer-encoding":A.HEADER_STATE.TRANSFER_ENCODING,upgrade:A.
HEADER_STATE.UPGRADE},A.default={ERROR:A.ERROR,TYPE:A.TYPE,FLAGS:A.FLAGS,LENIENT_FLAGS:A.LENIENT_FLAGS,METHODS:A.METHODS,STATUSES:A.STATUSES,FINISH:A.FINISH,HEADER_STATE:A.
HEADER_STATE,ALPHA:A.ALPHA,NUM_MAP:A.NUM_MAP,HEX_MAP:A.HEX_MAP,NUM:A.NUM,ALPHANUM:A.ALPHANUM,MARK:A.MARK,USERINFO_CHARS:A.USERINFO_CHARS,URL_CHAR:A.URL_CHAR,HEX:A.
HEX,TOKEN:A.TOKEN,HEADER_CHARS:A.HEADER_CHARS,CONNECTION_TOKEN_CHARS:A.CONNECTION_TOKEN_CHARS,QUOTED_STRING:A.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:A.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:A.MAJOR,MINOR:A.MINOR,SPECIAL_HEADERS:A.SPECIAL_HEADERS,METHODS_HTTP:A.METHODS_HTTP,METHODS_ICE:A.METHODS_ICE,METHODS_RTSP:A.METHODS_RTSP,METHOD_MAP:A.METHOD_MAP,
H_METHOD_MAP:A.H_METHOD_MAP,STATUSES_HTTP:A.STATUSES_HTTP}}),691:((cA,A,r)=>{cA=r.nmd(cA);const{Buffer:I}=r(4573),o="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwB\
gBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQN\
lbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQM\
AAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR\
0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9\
yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN\
1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJ\
ubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8\
SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGx\
saHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbml\
lbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh\
0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgI\
ACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0\
AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI\
2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyA\
HQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACg\
CAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXF\
FDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE\
2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACA\
CNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAA\
oAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAw\
CCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgB\
HDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIAR\
B////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAE\
gATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAE\
LIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8\
gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw\
9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQ\
BlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAeg\
BzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0E\
ZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0E\
pDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQE\
LQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQcc\
ADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AA\
MjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQeg\
ADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwt\
B+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwt\
BjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwt\
BoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwt\
BtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0H\
IAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0H\
bAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2AL\
XAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AH\
nAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwG\
qAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASE\
CDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1Aws\
gASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQE\
LQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0\
BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEY\
EQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIAN\
BL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgy\
RAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQA\
hAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAig\
CVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAM\
oAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgy\
GAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAws\
gA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRs\
hAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJc\
DCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgA\
pKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYA\
BcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIAN\
BFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQE\
LQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAy\
PAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg0\
9QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCA\
DQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhA\
gA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEE\
VRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATY\
CFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0E\
ANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0E\
jNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgI\
EIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACA\
BEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRV\
GDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA\
2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyA\
BIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADY\
CBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEc\
EQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCE\
AIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQ\
gAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H\
4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMc\
CC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCA\
DIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0G\
YGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU\
2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAt\
B/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIAN\
BADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEH\
dASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0E\
BOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAI\
LAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGo\
tAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQI\
gASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACA\
GQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkA\
iAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE\
2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQI\
gASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiA\
BIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0\
AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQA\
gA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE\
2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE\
2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQF\
qIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADY\
CBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTB\
rDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJ\
AAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZo\
CIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQA\
gAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgy\
rAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWo\
hAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIAN\
BDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQ\
MAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQp\
JBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIAN\
BlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQE\
gA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASE\
CDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQI\
LIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgI\
QIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAA\
hAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2Agx\
BACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgc\
ICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgy\
MAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWo\
hAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgB\
KSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QB\
qLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQs\
gAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgI\
AIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZ\
BAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWo\
hAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0E\
CaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiE\
GAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUF\
BQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTw\
gAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEE\
DRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz\
1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWt\
qIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCA\
BQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQF\
qIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyA\
BQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiE\
AIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQ\
gAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUE\
BaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQI\
M6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASE\
CIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEB\
BugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQs\
CQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSg\
gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEE\
CRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0\
BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIAB\
BAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQI\
gASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASA\
ERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg3\
0ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASA\
DKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJ\
AAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0\
BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEY\
EQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZE\
BIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEc\
NGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSA\
AQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJ\
GDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQE\
gAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNA\
BC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0G\
jASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASE\
CIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAE\
gBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiA\
BQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiI\
BRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0\
ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQF\
qIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTY\
CAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz\
eAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAAB\
BzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQY\
CQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQAN\
AIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAE\
tAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAF\
BAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyA\
FNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyA\
BNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyA\
BNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCA\
DIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUE\
FRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEH\
xACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA\
2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAE\
gBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQE\
hAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACE\
CDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADY\
CBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfk\
PNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUE\
BajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy\
4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLU\
BCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAt\
B/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAM\
oAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACA\
DQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIAB\
BAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACA\
BECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0E\
HNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA\
2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyA\
AIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQs\
CQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIAB\
BFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyA\
BIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiE\
FIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyA\
ANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfM\
ANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEY\
NmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCA\
DQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgy\
ZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAF\
raiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgI\
UIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAI\
RAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0\
AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwE\
LQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAM\
gACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgI\
UIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0E\
FDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyA\
FRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyA\
DKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEB\
B1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQA\
AQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQA\
hAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAF\
BAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJ\
AIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAM\
oAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHw\
LIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwA\
BCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACA\
GKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQI\
MfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgI\
QIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeM\
Aaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0E\
FaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAA\
gAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWo\
hBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgF\
qIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACI\
AQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQY\
gACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACI\
BaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA\
2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0\
zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAM\
gATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAs\
gAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRc\
gBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgM\
LIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWs\
OBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0H\
BADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcD\
FAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiI\
BRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgs\
gAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCA\
BQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgI\
EIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAt\
BOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyA\
DIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw\
+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXF\
BGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIAB\
BLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACw\
LQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyA\
AIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCA\
DIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCA\
DIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASA\
DLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCA\
BQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQA\
uQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiA\
CcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCA\
DIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQ\
gA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAM\
oAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEB\
BKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs\
2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQ\
EBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyA\
BNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEY\
NAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUE\
gcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2Ahw\
gAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAig\
CMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEc\
EQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATY\
CFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQ\
UFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAg\
LQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkA\
CQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0I\
IIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L////\
//////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiE\
CDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIAN\
BCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQI\
gA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATY\
CFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIAN\
BCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQI\
gA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATY\
CFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmo\
iBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQ\
gCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgI\
IIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQI\
gASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgA\
AIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCA\
BQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiE\
AA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQA\
PCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACg\
CFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ\
AAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWF\
hYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCU\
mJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVx\
dYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQ\
PC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQ\
PC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCs\
PC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTg\
PC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwE\
uQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0E\
FdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJ\
AIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQ\
LPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEE\
YIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG\
3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9\
HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxE\
BACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAF\
GDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQF\
GDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA\
3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQh\
qQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgI\
AIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QB\
BgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQF\
xIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNU\
AKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN\
0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2Agw\
gAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgM\
gBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByA\
BIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEE\
mIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAI\
hAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAE\
oAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2Agg\
gASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyA\
EayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACI\
DIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QA\
gCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQB\
BACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGs\
gACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACA\
BKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQA\
hAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+Ng\
AKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgI\
AQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNY\
AaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODY\
CBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAw\
BCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAI\
IIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAt\
B2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNU\
AQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSI\
AQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NU\
AQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgF\
LDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgI\
MIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgI\
AQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyA\
GIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgI\
AQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0E\
QQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIAR\
qIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSA\
BQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCA\
ENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQs\
gAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRB\
BFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAI\
EQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2Agw\
gACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCA\
IcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAI\
gADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcj\
VACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAV\
qIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgA\
gAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9\
GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2s\
gZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFN\
QL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGV\
ycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayB\
lcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3Z\
hbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2s\
gZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9\
yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25\
fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgB\
TcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEY\
gYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN\
0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGV\
udC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGV\
udC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmF\
saWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWx\
pZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1\
pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24\
gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2h\
hcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciB\
wYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29\
tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2U\
Ab25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmU\
ATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5\
zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3J\
hZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciB\
pbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN\
0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2x\
vc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREV\
OQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9\
VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEh\
UVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1J\
FU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVV\
FU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEV\
STkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5\
WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVI\
AU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0l\
ORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEF\
OQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUN\
JQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkN\
IAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCB\
DUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9\
VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09\
NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQB\
ERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUN\
FX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQB\
SRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0U\
AVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQ\
ATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEh\
QRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkV\
RVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVEl\
PTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFR\
FTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgA\
A/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwA\
AOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAA\
AcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwM\
DAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwM\
DAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQE\
BAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmF\
kZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
FBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
AQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQE\
CAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEH\
A0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwM\
DAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZ\
FT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let C;Object.defineProperty(
cA,"exports",{get:()=>C||(C=I.from(o,"base64"))})}),281:((cA,A,r)=>{cA=r.nmd(cA);const{Buffer:I}=r(4573),o="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38B\
f2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2Fz\
bV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAAC\
AAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0\
AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxo\
dHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRs\
bGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xs\
aHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRw\
X3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9z\
ZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0\
aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0\
X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQ\
OCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FF\
DQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsg\
ASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAM\
AgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3\
cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJA\
AkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUA\
QczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQL\
IAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0A\
CyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBB\
FCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUA\
IAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00E\
QCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwB\
CyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggi\
ACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEB\
IAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BB\
QkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYB\
lwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB\
0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AEL\
QRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAEL\
QSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgyw\
AQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngEL\
QcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB\
2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtB\
BQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxm\
C0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxS\
C0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+\
C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwq\
C0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYL\
QckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAIL\
Qd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLV\
As8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHl\
AeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGo\
AacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAML\
IAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARH\
DdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEA\
IAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQML\
IANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYh\
AgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0A\
AEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJ\
IQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAg\
AygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJF\
DQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCIC\
RQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAE\
IAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2\
AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoD\
C0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAg\
AS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkp\
KSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0B\
C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIM\
DJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEA\
AkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EA\
IQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACEC\
IANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82\
AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2\
AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNB\
ACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB\
1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2Ahwg\
AyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM\
+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAA\
IAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIA\
RQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EA\
IQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCAD\
IAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcE\
QANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMg\
ACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkAD\
QCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EA\
NgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFq\
IgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM\
6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRsh\
AgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYC\
FCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQ\
IANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEA\
IQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASEC\
DMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIc\
IAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIM\
sQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgL\
QcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJA\
IAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcN\
AyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARG\
DcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoi\
ARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0A\
IAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHT\
ASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARG\
DbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtB\
AWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0C\
IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2\
AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCAD\
QeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCAD\
QbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHL\
ASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMg\
ACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJ\
AAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCAD\
LQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0Hj\
ATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIR\
AAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJA\
IAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAg\
Ay8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIM\
QQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EA\
IQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCAB\
QQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYC\
ECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9q\
LQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQIL\
AkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygC\
BCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZ\
NgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAA\
RQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIM\
nQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsM\
DQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyAB\
QQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQB\
IQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpK\
SkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABH\
DUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFq\
IQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEB\
aiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEB\
QSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIM\
QQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYC\
QANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANA\
IAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFB\
QUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZG\
DQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEg\
AEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyAB\
QQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSAB\
IABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWoh\
AUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEO\
DDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWoh\
AUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCAB\
QQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFq\
IgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFH\
DQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQAL\
IAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMg\
BTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsg\
AUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAE\
Rg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASEC\
DP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAg\
AS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNG\
DQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEg\
AEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEB\
aiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEA\
IAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARG\
DfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUB\
IAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMo\
AgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAi\
ACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJA\
AkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiAB\
IARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawB\
IQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzX\
AQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABB\
BUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYN\
ASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAA\
QQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFq\
IQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQB\
IQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIg\
ASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAE\
Rg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3l\
ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWoh\
AUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQAL\
IAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMg\
BTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGC\
ASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8B\
CyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyAD\
QQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsO\
AwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0Ag\
AS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0A\
ACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAA\
QaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEB\
QfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM\
1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQg\
A0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQg\
A0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYC\
FCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB\
9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIM\
rQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECAD\
QQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRA\
IAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEB\
CyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQEL\
IAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMg\
ACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAg\
A0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIU\
DLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyAD\
KAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFB\
AWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACEC\
DK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEA\
IANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYC\
BCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4G\
LgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIA\
RQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxB\
ACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCAD\
IAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAs\
IgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEt\
AABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRA\
IANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYE\
QEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAA\
a0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxB\
ACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2Ahwg\
AyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASAD\
KAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2\
AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0He\
ACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUg\
ASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAA\
NgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEA\
CwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EA\
NgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAh\
Agx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQ\
LyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAA\
NgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtB\
BgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQEL\
IAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQh\
ACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACEC\
DHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsO\
BAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcB\
CyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEB\
QdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0A\
AEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCIC\
RQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAE\
RgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFB\
AWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigi\
BkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EA\
IQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EU\
NgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMA\
QEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcD\
QCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EP\
aiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAg\
AWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAA\
IAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIg\
ACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFr\
QQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYg\
ACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAH\
QQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HL\
ADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIU\
IANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRA\
QcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC\
/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwY\
CyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJA\
AkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIM\
ZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyAD\
LwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYN\
YyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGot\
AAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0D\
DAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEM\
UAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/\
IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQg\
AUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEg\
AUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIg\
BSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJA\
A0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAg\
AEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEM\
AQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyAB\
NgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMg\
ACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIh\
AgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4E\
BgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEy\
IAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8h\
AgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEI\
cjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2Aggg\
AyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECAD\
QRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQg\
AyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM\
NwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAA\
IQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigi\
BkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2\
AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAH\
cUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJA\
IAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIw\
IgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYC\
ECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIU\
IANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EA\
NgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgME\
BQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0L\
QgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCEL\
QgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0ID\
IQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4h\
CgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EA\
NgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJ\
NgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiAD\
QQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIU\
IANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EP\
NgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiAD\
QQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIU\
IANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJA\
IAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2\
AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQ\
IANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiAD\
QQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2Agwg\
ASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABq\
IgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACAB\
QRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwIL\
IAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYC\
DAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh\
YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJD\
REVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEP\
C0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUP\
C0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEP\
C0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIP\
C0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsg\
AQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8D\
cSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsB\
LgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAA\
IAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAi\
A0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0A\
IAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgC\
OCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/\
AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/\
AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIB\
QQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAA\
AAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQ\
ayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB\
6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIA\
IAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJA\
AkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwB\
CyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBq\
KAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACED\
An9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcA\
aigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAa\
IAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEET\
aiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEg\
BEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0A\
CwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgEN\
AAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiIC\
KAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQg\
ASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEI\
aiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAA\
ayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAA\
IAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEB\
IAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+\
////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQ\
OyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIE\
IgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBq\
IgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEg\
AGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAA\
ayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEo\
AggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EP\
cWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2\
AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAA\
IAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZB\
OGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM\
2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4\
cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAA\
QQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEB\
IAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCAC\
IAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJA\
IAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZB\
FGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFx\
RQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB\
9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEd\
diEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0A\
AkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EU\
aigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhx\
QezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABB\
AXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQC\
QANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIg\
ATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEE\
QCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUg\
B2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIA\
CyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAA\
BQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJm\
bG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJ\
bnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRl\
ciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNr\
IGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBg\
b25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29t\
cGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRl\
YCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1\
cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAElu\
dmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBT\
cGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3Ig\
aW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQt\
TGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3Npbmcg\
ZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFk\
ZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3Bh\
Y2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVu\
Y29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJ\
bnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFk\
ZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVz\
ZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUg\
cGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBv\
bl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJy\
b3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUA\
SW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9y\
IGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlk\
IG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1\
ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElU\
WQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1Rf\
VElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NM\
T1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NP\
TlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRf\
UkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJ\
VENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJ\
REVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VS\
AFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBI\
RVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9J\
U19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wA\
TUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVO\
VF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5H\
AE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NP\
TVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVU\
RQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdF\
X0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNF\
AE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUA\
UkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NU\
T1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQ\
RV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQ\
T1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQA\
UEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NM\
X0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRT\
SEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhw\
ZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+\
GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABW\
FgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADU\
GQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6\
PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVl\
cC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McA\
CyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgIC\
AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUF\
BQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMD\
AwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB\
oNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VC\
U0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let C;Object.defineProperty(cA,"exports",{get:()=>C||(C=I.from(o,"base64"))})}),7029:((cA,A)=>{Object.
defineProperty(A,"__esModule",{value:!0}),A.enumToMap=r;function r(I,o=[],C=[]){const b=(o?.length??0)===0,G=(C?.length??0)===0;return Object.fromEntries(Object.
entries(I).filter(([,w])=>typeof w=="number"&&(b||o.includes(w))&&(G||!C.includes(w))))}}),9140:(cA=>{const A=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQg\
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
VsZCBuYW1lIGNoYXJhY3RlckludmFsaWQgdHJhaWxlciBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJJbnZhbGlkIHN0YXRl","base64")),r=new TextEncoder,I=new TextDecoder;function o(Q,T){const eA=Number(
BigInt.asUintN(32,T)),aA=Number(T>>32n);Q(I.decode(new Uint8Array(this.memory.buffer,aA,eA)))}function C(Q){return this.alloc(Q)>>>0}function b(Q,T){return this.
dealloc(Q,T)}function G(){return this.create()>>>0}function w(Q){this.destroy(Q)}function R(Q,T,eA){return this.parse(Q,T,eA)>>>0}function F(Q,T,eA){const aA=eA.
length,q=this.alloc(aA),vA=new Uint8Array(this.memory.buffer,q,aA);r.encodeInto(eA,vA),this.fail(Q,T,q,aA),this.dealloc(q,aA)}function D(){return this.milo_has_debug()!==
0}const d=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),g=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),c=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),s=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),e=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),t=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),i=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),n=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function l(Q){return this.is_autodetect(Q)!==0}function B(Q){return this.is_request(Q)!==0}
function S(Q){return this.is_paused(Q)!==0}function L(Q){return this.should_manage_unconsumed(Q)!==0}function f(Q){return this.should_suspend_after_headers(Q)!==
0}function U(Q){return this.get_max_start_line_length(Q)>>>0}function N(Q){return this.get_max_header_length(Q)>>>0}function m(Q){return BigInt.asUintN(64,this.
get_max_body_payload(Q))}function M(Q){return this.should_continue_without_data(Q)!==0}function j(Q){return this.is_connect(Q)!==0}function p(Q){return this.is_debug(
Q)!==0}function y(Q){return this.should_skip_body(Q)!==0}function _(Q){return this.get_state(Q)>>>0}function AA(Q){return this.get_position(Q)>>>0}function z(Q){
return BigInt.asUintN(64,this.get_parsed(Q))}function x(Q){return this.get_error_code(Q)>>>0}function NA(Q){return this.get_method(Q)>>>0}function dA(Q){return this.
get_status(Q)>>>0}function YA(Q){return this.has_connection_close(Q)!==0}function EA(Q){return this.has_connection_upgrade(Q)!==0}function O(Q){return BigInt.asUintN(
64,this.get_content_length(Q))}function K(Q){return BigInt.asUintN(64,this.get_chunk_size(Q))}function TA(Q){return BigInt.asUintN(64,this.get_remaining_content_length(
Q))}function GA(Q){return BigInt.asUintN(64,this.get_remaining_chunk_size(Q))}function KA(Q){return this.has_content_length(Q)!==0}function MA(Q){return this.has_transfer_encoding(
Q)!==0}function PA(Q){return this.has_chunked_transfer_encoding(Q)!==0}function yA(Q){return this.has_upgrade(Q)!==0}function X(Q){return this.has_trailers(Q)!==
0}function Y(Q){const T=this.get_error_description_raw(Q),eA=Number(BigInt.asUintN(32,T)),aA=Number(T>>32n);return I.decode(new Uint8Array(this.memory.buffer,aA,
eA))}function Z(Q,T){this.set_should_autodetect(Q,T)}function uA(Q,T){this.set_should_continue_without_data(Q,T)}function mA(Q,T){this.set_is_request(Q,T)}function rA(Q,T){
this.set_is_connect(Q,T)}function RA(Q,T){this.set_debug(Q,T)}function bA(Q,T){this.set_should_manage_unconsumed(Q,T)}function qA(Q,T){this.set_should_suspend_after_headers(
Q,T)}function W(Q,T){this.set_max_start_line_length(Q,T)}function re(Q,T){this.set_max_header_length(Q,T)}function ge(Q,T){this.set_max_body_payload(Q,T)}function ce(Q,T){
this.set_should_skip_body(Q,T)}function Ne(Q,T){this.set_active_callbacks(Q,T)}function ue(Q,T){this.set_active_events(Q,T)}function UA(Q,T){const eA=T();return Q[eA]=
[],this.setActiveCallbacks(eA,this.CALLBACK_ACTIVE_ALL),eA}function CA(Q,T,eA){Q[eA]=void 0,T(eA)}function nA(){}function kA(Q={}){let{logger:T,...eA}=Q,aA=nA;const q={};
T&&(typeof T!="function"&&(T=console.log),aA=o.bind(q,T));const a=new WebAssembly.Instance(A,{env:{logger:aA,on_error:nA,on_finish:nA,on_message_start:nA,on_message_complete:nA,
on_request:nA,on_response:nA,on_reset:nA,on_method:nA,on_url:nA,on_protocol:nA,on_version:nA,on_status:nA,on_reason:nA,on_header_name:nA,on_header_value:nA,on_headers:nA,
on_connect:nA,on_upgrade:nA,on_chunk_length:nA,on_chunk_extension_name:nA,on_chunk_extension_value:nA,on_chunk:nA,on_body:nA,on_data:nA,on_trailer_name:nA,on_trailer_value:nA,
on_trailers:nA,on_state_change:nA,...eA}}).exports;return q.memory=a.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,
METHOD_HEAD:2,METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,
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
PARSER_FIELD_EVENTS:376,Errors:d,Methods:g,Callbacks:c,CallbackActives:s,Events:e,EventActives:t,States:i,ParserFields:n,isAutodetect:l.bind(a),isRequest:B.bind(
a),isPaused:S.bind(a),shouldManageUnconsumed:L.bind(a),shouldSuspendAfterHeaders:f.bind(a),getMaxStartLineLength:U.bind(a),getMaxHeaderLength:N.bind(a),getMaxBodyPayload:m.
bind(a),shouldContinueWithoutData:M.bind(a),isConnect:j.bind(a),isDebug:p.bind(a),shouldSkipBody:y.bind(a),getState:_.bind(a),getPosition:AA.bind(a),getParsed:z.
bind(a),getErrorCode:x.bind(a),getMethod:NA.bind(a),getStatus:dA.bind(a),hasConnectionClose:YA.bind(a),hasConnectionUpgrade:EA.bind(a),getContentLength:O.bind(a),
getChunkSize:K.bind(a),getRemainingContentLength:TA.bind(a),getRemainingChunkSize:GA.bind(a),hasContentLength:KA.bind(a),hasTransferEncoding:MA.bind(a),hasChunkedTransferEncoding:PA.
bind(a),hasUpgrade:yA.bind(a),hasTrailers:X.bind(a),getErrorDescription:Y.bind(a),setShouldAutodetect:Z.bind(a),setShouldContinueWithoutData:uA.bind(a),setIsRequest:mA.
bind(a),setIsConnect:rA.bind(a),setDebug:RA.bind(a),setShouldManageUnconsumed:bA.bind(a),setShouldSuspendAfterHeaders:qA.bind(a),setMaxStartLineLength:W.bind(a),
setMaxHeaderLength:re.bind(a),setMaxBodyPayload:ge.bind(a),setShouldSkipBody:ce.bind(a),setActiveCallbacks:Ne.bind(a),setActiveEvents:ue.bind(a),memory:a.memory,
alloc:C.bind(a),dealloc:b.bind(a),create:G.bind(a),destroy:w.bind(a),parse:R.bind(a),fail:F.bind(a),hasDebug:D.bind(a),clear:a.clear,complete:a.complete,finish:a.
finish,pause:a.pause,reset:a.reset,resume:a.resume}}function $A(){const Q={},T=kA({});return T.spans=Q,T.create=UA.bind(T,Q,T.create),T.destroy=CA.bind(T,Q,T.destroy),
T}cA.exports={wasmModule:A,noop:nA,setup:kA,simple:$A}}),2262:(cA=>{const A=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf38AYAF/AGABfwF+\
YAJ/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW52EG9uX21lc3NhZ2Vfc3RhcnQAAANlbnYT\
b25fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl91cmwAAANlbnYLb25fcHJvdG9jb2wAAANl\
bnYKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudgpvbl9jb25uZWN0AAADZW52Cm9uX3VwZ3Jh\
ZGUAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl9jaHVuawAAA2Vudgdvbl9ib2R5AAADZW52\
B29uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAAADQkEGAAEDAwcCAwYDBAQBBAQBAQEEAQQE\
AQEBAQEBAQEBAQEBAQEHCQMCAwUFAgICBQICAgICAgIBAQEBCgECAwICAgUDAQARBgkBfwFBgIDAAAsHnQg5Bm1lbW9yeQIABWFsbG9jAB4FY2xlYXIAHwhjb21wbGV0ZQAgBmNyZWF0ZQAhB2RlYWxsb2MAIgdk\
ZXN0cm95ACMEZmFpbAAkBmZpbmlzaAAlDmdldF9jaHVua19zaXplACYSZ2V0X2NvbnRlbnRfbGVuZ3RoACcOZ2V0X2Vycm9yX2NvZGUAKBlnZXRfZXJyb3JfZGVzY3JpcHRpb25fcmF3ACkUZ2V0X21heF9ib2R5\
X3BheWxvYWQAKhVnZXRfbWF4X2hlYWRlcl9sZW5ndGgAKxlnZXRfbWF4X3N0YXJ0X2xpbmVfbGVuZ3RoACwKZ2V0X21ldGhvZAAtCmdldF9wYXJzZWQALgxnZXRfcG9zaXRpb24ALxhnZXRfcmVtYWluaW5nX2No\
dW5rX3NpemUAMBxnZXRfcmVtYWluaW5nX2NvbnRlbnRfbGVuZ3RoADEJZ2V0X3N0YXRlADIKZ2V0X3N0YXR1cwAzHWhhc19jaHVua2VkX3RyYW5zZmVyX2VuY29kaW5nADQUaGFzX2Nvbm5lY3Rpb25fY2xvc2UA\
NRZoYXNfY29ubmVjdGlvbl91cGdyYWRlADYSaGFzX2NvbnRlbnRfbGVuZ3RoADcMaGFzX3RyYWlsZXJzADgVaGFzX3RyYW5zZmVyX2VuY29kaW5nADkLaGFzX3VwZ3JhZGUAOg1pc19hdXRvZGV0ZWN0ADsKaXNf\
Y29ubmVjdAA8CGlzX2RlYnVnAD0JaXNfcGF1c2VkAD4KaXNfcmVxdWVzdAA/Dm1pbG9faGFzX2RlYnVnAEAFcGFyc2UAQQVwYXVzZQBCBXJlc2V0AEMGcmVzdW1lAEQUc2V0X2FjdGl2ZV9jYWxsYmFja3MARRFz\
ZXRfYWN0aXZlX2V2ZW50cwBGCXNldF9kZWJ1ZwBHDnNldF9pc19jb25uZWN0AEgOc2V0X2lzX3JlcXVlc3QASRRzZXRfbWF4X2JvZHlfcGF5bG9hZABKFXNldF9tYXhfaGVhZGVyX2xlbmd0aABLGXNldF9tYXhf\
c3RhcnRfbGluZV9sZW5ndGgATBVzZXRfc2hvdWxkX2F1dG9kZXRlY3QATSBzZXRfc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBOHHNldF9zaG91bGRfbWFuYWdlX3VuY29uc3VtZWQATxRzZXRfc2hvdWxk\
X3NraXBfYm9keQBQIHNldF9zaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFEcc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBSGHNob3VsZF9tYW5hZ2VfdW5jb25zdW1lZABTEHNob3VsZF9za2lwX2Jv\
ZHkAVBxzaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFUKoLQCQdgDAgJ/BXsCQCACIANPDQAgAS0AACEBIAMgAmsiBUEPTQRAIANBAWsDQCABIAItAABGBEBBASEEDAMLIAJBAWoiAiADRw0ACyECDAELIAH9\
DyIGIAL9AAAA/SP9ZCIBBEAgAiABaGohAkEBIQQMAQsgAkFwcUEQaiEBAkACQCAFQcAASQ0AIAEgA0FAaiIFSw0AIAIgAkEPcWtBIGohAgNAIAYgAv0ABAD9IyIHIAYgAkEQayIB/QAEAP0jIgj9UCAGIAJBEGr9\
AAQA/SMiCf1QIAYgAkEgav0ABAD9IyIK/VD9ZA0CIAJBQGshAiABQUBrIAVNDQALIAJBEGshAQsgA0EQayICIAFPBEADQCAGIAH9AAAA/SP9ZCIFBEAgASAFaGohAkEBIQQMBAsgAUEQaiIBIAJNDQALCyABIANP\
DQEgA0EQayIBIAYgAf0AAAD9I/1kQf//A3EiAWhqIQIgAUEARyEEDAELAkAgCP1kIgFFBEAgB/1kIgENASAJ/WQiAUUEQCACIAr9ZGhqQSBqIQJBASEEDAMLIAIgAWhqQRBqIQJBASEEDAILIAIgAWhqQRBrIQJB\
ASEEDAELIAIgAWhqIQJBASEECyAAIAI2AgQgACAENgIAC7ADAgR/AXsCQCACQRBPBEADQCACIANBEGoiBEkEQEECIQUgAiADTQ0DA0AgASADai0AACIEQQ1GBEBBACEFDAULAkAgBEEgTwRAIARB/wBHDQFBASEF\
DAYLIARBCUYNAEEBIQUMBQsgAiADQQFqIgNHDQALIAIhAwwDCyABIANqIAQhA/0AAAAiB/0Mf39/f39/f39/f39/f39/f/0jIAf9DAkJCQkJCQkJCQkJCQkJCQn9JCAH/QwgICAgICAgICAgICAgICAg/Sb9Tv1Q\
/VNFDQALQXAhA0ECIQUgBEUNASAEQRBrIQMgBCAEQQ9rIgIgAiAESRsDQCABIANqLQAAIgZBDUYEQEEAIQUMAwsCQCAGQSBPBEAgBkH/AEcNAUEBIQUMBAsgBkEJRg0AQQEhBQwDCyADQQFqIgMgBEkNAAshAwwB\
C0ECIQUgAkUEQAwBCwNAIAEgA2otAAAiBEENRgRAQQAhBQwCCwJAIARBIE8EQCAEQf8ARw0BQQEhBQwDCyAEQQlGDQBBASEFDAILIAIgA0EBaiIDRw0ACyACIQMLIAAgAzYCBCAAIAU2AgALJgACQCAAQQBOBEAg\
AEUEQEEBIQAMAgsgAEEBEFYiAA0BCwALIAALRwAgAEIANwMoIABBADoAFSAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDMCAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDQCAAQQA2AlAL0gMCA38BfgJAIAAiAS0AJCIAQQ5N\
QQBBASAAdEGAzwFxG0UEQCABQQM6ACYgAUECOgAkIAFBDToA9AJBACEAIAFBADoAeSABQaeYwAApAAA3AGwgAUGsmMAAKQAANwBxAkAgASkDWCABKQNghKdBAXFFBEAgASgC+AIhAgwBCyABKAL4AiICQQE6AAAg\
AkEFakEDOgAAIAJBAWogASgCIDYAAEEGIQALIAAgAmpBADoAAAwBCwJ/QQAgASkDWCABKQNghCIEQsgAg1ANABogBEIIg0IAUgRAIAEoAvgCIgBBBDoAACAAQQVqQQA2AAAgAEEBaiABKAIgNgAAQQkhAgsgAiAE\
QsAAg1ANABogASgC+AIgAmoiAEEHOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AAAgAkEJagshAiABQQA6ABYgAUEAOgAUAkAgAS0AUkEBRgRAQQ4hACABLQARQQFxDQELIAEtAFAhAyAEQgKDUARAIAMhAAwBC0EB\
IQAgA0EBcUUEQCADIQAMAQsgASgC+AIgAmoiA0ECOgAAIANBBWpBADYAACADQQFqIAEoAiA2AAAgAkEJaiECCyABIAA6ACQgASgC+AIgAmpBADoAAAsL7wIBA38jAEHgAGsiASQAAkBBgIAEEFciAkUNACACQQRr\
LQAAQQNxRQ0AIAJBAEGAgAT8CwALAkAgAkUNACABQQA2AFwgAUIANwBUIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwBEIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwA0IAH9DAAAAAAAAAAAAAAAAAAAAAD9CwIcIAFBADYC\
LCABQgA3AA8gAUEAOgAXQYADQQgQViIARQ0AIABBAToAECAAQgA3AwggAEKAwICAgIAINwMAIAD9DAAAAAAAAAAAAAAAAAAAAAD9CwARIABCADcAHyAAIAEpADM3ACcgACAB/QAAO/0LAC8gACAB/QAAS/0LAD8g\
ACABKQBYNwBMIAAgASgCKDYCZCAAIAH9AAIY/QsCVCAAQewAakEAQf8B/AsAIAAgAjYC+AIgACABLwAWOwDzAiAAIAEpAA43AOsCIAAgADYCaCABQeAAaiQAIAAPCwALFQACQCAARQ0AIAFFDQAgACABEFgLCzgB\
AX8gAARAIAAoAvACIgEEQCAAKALsAiABEFgLIAAoAvgCIgEEQCABQYCABBBYCyAAQYADEFgLC5IBAQF/IAAgAToAJiAAQQI6ACQgAEHsAGohBEH+ASADIANB/gFPGyIDBEAgBCACIAP8CgAACyAAIAM6APQCIAMg\
BGpBADoAAEEAIQMgACkDWCAAKQNghEIBg6cEfyAAKAL4AiICQQE6AAAgAkEFaiABOgAAIAJBAWogACgCIDYAAEEGBUEACyAAKAL4AmpBADoAAAuhAgECfwJAAkACQCAALQAkIgFBCU0EQEEBIAF0QRtxDQEgAUEC\
Rg0DIAFBCUYNAgsgAEEFOgAmIABBAjoAJCAAQRY6APQCIABBADoAggEgAEGAiMAA/QAAAP0LAGwgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE6AAAgAUEFakEF\
OgAAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBADoAAA8LIABBAToAJA8LAn8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AABBCQshAiAAQQE6\
ACQgASACakEAOgAACwsHACAAKQMwCwcAIAApAygLBwAgAC0AJgsTACAAMQD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAApA0ALBwAgACkD\
OAsHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHACAALQBQCwcAIAAtAFELBwAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAAtABELBABBAAvy\
4wEDK38cfgR7IAEhECACIRQjAEGQAWsiDCQAIAAiAykDWCADKQNghCEuAkACQCADAn8CQAJAAkACQAJAAkAgAy0AJEECRgRAIANBADYCIAwBCyADLQAlQQFHDQELIC5CAFINAQwHCwJAIAMtABMgAygC8AIiAEEA\
R3EiHwRAIAMoAuwCIQEgDCAQNgJ8IAwgATYCdCAMIAA2AnggDCAUNgKAASAAIBRqIhRBAEgNAQJAIBRFBEBBASEQDAELIBRBARBWIhBFDQILIAxBADYCjAEgDCAQNgKIASAMIBQ2AoQBQQAhAANAIAxB9ABqIABq\
IgEoAgAhDwJAAkAgAUEEaigCACINIAwoAoQBIAlrSwRAIAxBhAFqIQ4jAEEQayILJAAgDSAJIA1qIgFLBEAACyALQQRqIQogDigCBCERAkBBCCABIA4oAgAiAkEBdCIGIAEgBksbIgEgAUEITRsiB0EASARAIApB\
ADYCBCAKQQE2AgAMAQsCfyACBEBBACEBAn8CQAJAAkACQAJAIBFBBGsiBCgCACIJQXhxIghBBEEIIAlBA3EiEBsgAmpJDQAgEEEAIAJBJ2ogCEkbDQAgB0HM/3tLDQRBECAHQQtqQXhxIAdBC0kbIQIgEUEIayEG\
AkACQAJAAkAgEARAIAYgCGohECACIAhNDQMgEEHgm8AAKAIARg0EIBBB3JvAACgCAEYNAiAQKAIEIglBAnENCCAJQXhxIgkgCGoiCCACSQ0IIBAgCRBaIAggAmsiEEEQSQ0BIAQgAiAEKAIAQQFxckECcjYCACAC\
IAZqIgIgEEEDcjYCBCAGIAhqIgggCCgCBEEBcjYCBCACIBAQWwwHCyACQYACSQ0HIAZFDQcgAiAITw0HIAggAmtBgIAISw0HIBEMCQsgBCAIIAQoAgBBAXFyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEDAULQdSb\
wAAoAgAgCGoiCCACSQ0FAkAgCCACayIQQQ9NBEAgBCAJQQFxIAhyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEQQAhEEEAIQIMAQsgBCACIAlBAXFyQQJyNgIAIAIgBmoiAiAQQQFyNgIEIAYgCGoiCCAQNgIAIAgg\
CCgCBEF+cTYCBAtB3JvAACACNgIAQdSbwAAgEDYCAAwECyAIIAJrIghBD00NAyAEIAIgCUEBcXJBAnI2AgAgAiAGaiICIAhBA3I2AgQgECAQKAIEQQFyNgIEIAIgCBBbDAMLQdibwAAoAgAgCGoiCCACSw0BDAML\
AAsgBCACIAlBAXFyQQJyNgIAIAIgBmoiECAIIAJrIgJBAXI2AgRB2JvAACACNgIAQeCbwAAgEDYCAAsgBkUNACARDAILIAcQVyICRQ0AIAdBfEF4IAQoAgAiAUEDcRsgAUF4cWoiASABIAdLGyIBBEAgAiARIAH8\
CgAACyACIQEgERBZCyABCwwBCyAHQQEQVgsiAUUEQCAKIAc2AgggCkEBNgIEIApBATYCAAwBCyAKIAc2AgggCiABNgIEIApBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQEgDiAHNgIAIA4gATYC\
BCALQRBqJAAgDCgCiAEhECAMKAKMASEJDAELIA1FDQELIA1FDQAgCSAQaiAPIA38CgAACyAMIAkgDWoiCTYCjAEgAEEIaiIAQRBHDQALIAkgFEkNAyAMKAKEASEYCyADQQA2AiBBASERQQEhBEEBIQlBASEAIC5Q\
IiBFBEAgLkLIAINCAFIhFyAuQoA8g0IAUiEhIC5CgA+DQgBSISIgLkIkg0IAUiEcIC5CFINCAFIhHSAuQoCAgAiDUCEEIC5CgMAAg1AhCSAuQgKDQgGIpyEZIC5CgICAEINCGYinIR4gLkKAgAGDQg6IpyEaIC5C\
gIACg1AhAAsgAy0AJQRAIBAhBCAUIQkMBwsgAykDCCExIC5CEIMhOSAuQgSDITUgLkIggyE6IC5CgAKDIUAgLkKAAYMhQSAuQoAggyFCIC5CgBCDIUMgLkKACIMhOyAuQoAEgyE8IC5CgIAEgyFEIC5CgIAIgyFF\
IANBKGohFSAuQoCAEIMhRiAuQoCAgAKDITYgLkKAgMAAgyE9IC5CgIAggyE+IC5CgICABIMhNyAuQoCAgAGDIT8gLkLAAIMhMyAuQgiDITQgLkKAgIAggyFHIC5CgIACg1AgAHIhIyAupyIAQQ52IBpxISQgLkKA\
wACDUCAJciElIABBGXYgHnEhJiAuQoCAgAiDUCAEciEnIBQiCyEJIBAhBANAAkAgCw0AIAMtABRBAXENAAwICyADQQA6ABQCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAC\
QAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PAYYBiAECAwQFBgcICQonC4gBAAsgA0ED\
OgAmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDIQBCyADLQAQIgBFBEAgAy0AEUEBcQ0LCyAADQwgHA0LDH0LIAtFDXogC0EBayAJTw16IAshESAEIQAgC0EPSw0MA0AgAC0AAEENRg1gIABBAWoh\
ACARQQFrIhENAAsMegsgC0UNdyALQQFrIAlPDXcgCyERIAQhACALQQ9LDQwDQCAALQAAQQ1GDVYgAEEBaiEAIBFBAWsiEQ0ACwx3CyALQQhPDQwMgwELIAxByABqIAQgCxAdIAwoAkwhASAMKAJIIgBFDQ4gAEEC\
aw0MDA0LIAMoAkghACADLQBMIQcgAy0AUiIBQQFGBEAgAy0AUUEBcUUNEAsgAy0ATyIGQQFxRSADLQBTQQFGcQ0QIAMtABEhAiADKQMoIS8CQCAHQQFrQf8BcUEBSw0AIAJBAXFFDQAgL0IAUg0SCyADLQAVDRIC\
QCAAQeUARyIHDQAgAUUNACACQQFxRQ0UCyACQQFxDRQgAy0AFg1wIABByAFJDRUgAEHMAWtBAkkNcCAAQbACRw0WDHALIAMpAzgiMiALrSIvIC8gMlYbIS8gMUIAUg0bDGsLIAutIS8gMUIAUg0bDGkLIAtFDWcg\
C0EBayAJTw1nIAshESAEIQAgC0EPSw0bA0AgAC0AAEENRg05IABBAWohACARQQFrIhENAAsMZwsgC0UNZSALQQFrIAlPDWUgBCEHIAsiAEEPSw0bA0AgBy0AAEENRg02IAdBAWohByAAQQFrIgANAAsMZQsgDEHo\
AGogBCALEB0gDCgCbCEBIAwoAmgiAEUNHiAAQQJrDRwMHQsgHUUNYCA5QgBSBEAgBUEQakGBgARPDXwgAygCICEAIAMoAvgCIAVqQQU6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWoh\
BQsgNVANYCAFQRBqQYCABEsNeyADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDGALIDpCAFIEQCAFQRBqQYGABE8NeyADKAIgIQAgAygC+AIgBWpB\
BjoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA1xIAVBEGpBgIAESw16IAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAF\
QQlqIQUMcQsgCUEETQRAIAlBAU0NXgxcCyAELQAEQS9HDVsgBCgAAEHIqNGCBUcNWyADQQA6ABEgHEUNWiA6QgBSBEAgBUEQakGBgARPDXogAygCICEAIAMoAvgCIAVqQQY6AAAgAygC+AIgBWpBAWogADYAACAD\
KAL4AiAFakEFakEANgAAIAVBCWohBQsgNVANWiAFQRBqQYCABEsNeSADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDFoLIAT9AAAA/QwNDQ0NDQ0N\
DQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxTCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMi\
SiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAG\
TQ0ACyAAQRBrIQALIAAgAUEQayICSw1SA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMVAsLIAAgBmhqIQAMUwsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhq\
QSBqIQAMVAsgACABaGpBEGohAAxTCyAAIAFoakEQayEADFILIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxJCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtB\
QGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1Q\
IABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw1IA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBP\
DQEMSgsLIAAgBmhqIQAMSQsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMSgsgACABaGpBEGohAAxJCyAAIAFoakEQayEADEgLIAlBB00NciAEKQAAQo2UzOrUwcKGClENGyADQQY6ACYg\
A0ECOgAkIANB54vAACkAADcAbCADQe+LwAD9AAAA/QsAdCADQf+LwAAvAAA7AIQBQYYBIQtBGgx1CyABIAlPDUQgDEE6OgB0IAxBQGsgDEH0AGogBCABIARqQQFqEBwgDCgCQEEBcUUNRCADQQY6ACYgA0ECOgAk\
IANBjZLAAP0AAAD9CwBsIANBnZLAAP0AAAD9CwB8IANBrZLAACgAADYAjAEMPAsgCyADKAIETw0BDHQLIAFBAWoiAiALRg1zIAIgCU8NbyACIARqIgYtAABBCkcNHAJAAkACQCABRQRAICMNAiAFQRpqQYCABE0N\
AUEBIQdBAiEADGULIAEgCU8NRSAEIQAgAiIHQQ9LBEAgAP0AAAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9I/1kIgAEQCAEIABoaiEADDkLIARBECAEQQ9xIgdrIghqIQACQAJAIAJBwABJDQAgCCABQT9rSw0AIAZBQGoh\
CCAEIAdrQSBqIQADQCAA/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkogAEEQayIH/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkv9UCAAQRBq/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkz9UCAAQSBq/QAEAP0M\
Ojo6Ojo6Ojo6Ojo6Ojo6Ov0jIk39UP1kDQIgAEFAayEAIAdBQGsgCE0NAAsgAEEQayEACyAAIAZBEGsiB0sNOANAIAD9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIIRQRAIAcgAEEQaiIATw0BDDoLCyAAIAho\
aiEADDkLIEv9ZCIGDSEgSv1kIgYNIiBM/WQiBkUEQCAAIE39ZGhqQSBqIQAMOQsgACAGaGpBEGohAAw4CwNAIAAtAABBOkYNOCAAQQFqIQAgB0EBayIHDQALDEULIAMtAEwgAygCSCIBIAMtABEiAhshBkEAIQBB\
AEECIAMtAE9rIAMtAE0iBxshCCADKAIgQQJqIQogAy0AUEF/c0EBcSENAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEvIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvgCIAVqQQFqIAo2\
AAAgAygC+AIgBWpBBWogBjsAACADKAL4AiAFakEHaiANOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAIOgAAIAMoAvgCIAVqQQtqIC9CACAHGzcAACAFQRNqIQUgAy0A\
JEECRg0BCyADQQc6ACQLIANBAToAFCADLQASIQdBAiEADGELIANBBjoAJiADQQI6ACQgA0GxksAA/QAAAP0LAGwgA0HBksAAKAAANgB8DGYLIANBEDoAJiADQQI6ACQgA0HsAGpBxZLAAEHIAPwKAABBtAEhC0HI\
AAxwCyADQQo6ACYgA0ECOgAkIANB7ABqQY2TwABBwQD8CgAAQa0BIQtBwQAMbwsgA0EJOgAmIANBAjoAJCADQc6TwAD9AAAA/QsAbCADQd6TwAD9AAAA/QsAfCADQe6TwAD9AAAA/QsAjAEMLgsgRFANLCAFQRBq\
QYCABE0NCAxuCyBFUA0rIAVBEGpBgIAESw1tIAMoAiAhACADKAL4AiAFakESOgAAIAMoAvgCIAVqQQFqIAA2AABBACEHIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAkYNZQwrCyAGQQFxIgBFIAMtAE5B\
AUZxDQIgAy0AFg0DIAMtAE0NBCAADRIgA0EBOgAUIAVB3/8Da0H//3tJDWwCQCAXRQ0AIDRCAFIEQCAFQXBIDW4gAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1AN\
ACAFQXBIDW0gAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFCABDSoMXAsgBw1aCyADLQBNRQRAIAZBAXENESADQQk6ACQMXAsgL0IAUg0DIANB\
AToAFCAFQd//A2tB//97SQ1qAkAgF0UNACA0QgBSBEAgBUFwSA1sIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA1rIAMoAiAhASADKAL4AiAFaiIA\
QQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQMWgsgA0EHOgAmIANBAjoAJCADQewAakH+k8AAQc4A/AoAAEG6ASELQc4ADGgLIANBAToAFCAFQd//A2tB//97SQ1oIBdFDSUg\
NEIAUgRAIAVBcEgNaSADKAIgIQIgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAI2AAAgBUEJaiEFCyAzUA0lIAVBcEgNaCADKAIgIQIgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAI2AAAg\
BUEJaiEFDCULIC9CAFINACADQQE6ABQgBUHf/wNrQf//e0kNZyAXRQ0jIDRCAFIEQCAFQXBIDWggAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1ANIyAFQXBIDWcg\
AygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwjCyADQQg6ACQMVwsgAygCICEAIAMoAvgCIAVqQRE6AAAgAygC+AIgBWpBAWogADYAAEEAIQcgAygC+AIgBWpBBWpBADYA\
ACAFQQlqIQUgAy0AJEECRw0jDF0LIDAgMVoNZCAxIDB9IjggLyAvIDhWGyEvDE8LIDAgMVoNYyAxIDB9IjIgLyAvIDJWGyEvDE0LIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAwdCyAE\
IAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N\
/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0cA0AgAP0A\
AAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMHgsLIAAgBmhqIQAMHQsgS/1kIgFFBEAgSv1kIgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMHgsgACABaGpBEGohAAwdCyAAIAFoakEQ\
ayEADBwLIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohBwwaCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA\
/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMi\
Tf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0ZA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMGwsLIAAgBmhqIQcMGgsgS/1kIgFFBEAgSv1k\
IgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQcMGwsgACABaGpBEGohBwwaCyAAIAFoakEQayEHDBkLIAMpA0AiMlANFiAyIAutIi8gLyAyVhshLyAxUA0VIDAgMVoNYCAxIDB9IjggLyAvIDhWGyEvDBULIAEgCU8N\
AiAMQTo6AHQgDEHgAGogDEH0AGogBCABIARqQQFqEBwgDCgCYEEBcUUNAiADQQY6ACYgA0ECOgAkIANB7ZfAAP0AAAD9CwBsIANB/ZfAAP0AAAD9CwB8IANBipjAACkAADcAiQFBkQEhC0ElDF4LIAsgAygCBE8N\
AgxeCyABQQFqIgcgC0YNXSAHIAlPDVkgBCAHaiICLQAAQQpHDQsCQCABRQRAIAVB1v8Da0H//3tJDV8gR1ANASAFQRBqQYGABE8NXyADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiAAQQJqNgAAIAMo\
AvgCIAVqQQVqQQA2AAAgA0EBOgAUIAVBCWohBQwTCyABIAlPDREgB0EPTQRAIAQhAANAIAAtAABBOkYNEiAAQQFqIQAgB0EBayIHDQALDBILIAT9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIABEAgBCAAaGoh\
AAwRCyAEQRAgBEEPcSIGayIIaiEAAkACQCAHQcAASQ0AIAggAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJKIABBEGsiBv0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9\
IyJL/VAgAEEQav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJM/VAgAEEgav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgZLDRADQCAA/QAA\
AP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiB0UEQCAGIABBEGoiAE8NAQwSCwsgACAHaGohAAwRCyBL/WQiAg0NIEr9ZCICDQ4gTP1kIgJFBEAgACBN/WRoakEgaiEADBELIAAgAmhqQRBqIQAMEAsgA0EBOgAUIAVB\
Xk4NEQxdCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6ZfAACgAADYAjAEMIwsgA0EGOgAmIANBAjoAJCADQZKYwAD9AAAA/QsAbCADQZ+YwAApAAA3AHkMUQsgA0EOOgAk\
QQAhB0EIIQAMSAsgA0EKOgAkDEoLIAAgAWhqIQAMMgsgACABaGohAAwoCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMUwsgACAGaGpBEGshAAwWCyAAIAZoaiEADBULIAAgAWhqIQAM\
DQsgACABaGohBwwKCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMTgsgACACaGpBEGshAAwCCyAAIAJoaiEADAELIAAgAk8NASAG/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiAEUN\
ASAGIABoaiEACyAAIARGDQAgACAEayIHQQFqIQACQCAeRQRAIAAhAiABIQYMAQsCQAJAIAdBAmoiAiABTw0AIAAgCU8NTCAAIARqLQAAQSBHDQAgAiAEai0AACIGQQlGDQAgBkEgRg0AIAEgBGpBAWstAAAiCEEJ\
Rg0AIAEhBiAIQSBHDQELAkAgACABTw0AA0AgACAEai0AACICQQlHIAJBIEdxDQEgASAAQQFqIgBHDQALIAEiAiEGDAILIAAiAiABTwRAIAEhBgwCCyAEQQFrIQggASEGA0AgBkEBayIAIAlPDUwgBiAIai0AACIK\
QQlHIApBIEdxDQEgACIGIAJLDQALIAIhBgsLQQAhAAJAA0AgACAJRg1LIAAgBGotAAAtAICAQARAIAcgAEEBaiIARg0CDAELCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB\
6ZfAACgAADYAjAEMFQsgJ0UEQCAFQRBqQYCABEsNTiADKAIgIQAgAygC+AIgBWpBGToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJaiEFCyAFICZFDTQaIAVBEGpBgIAESw1NIAYgAmsh\
BiADKAIgIAJqIRFBGiEADDMLIANBBjoAJiADQQI6ACQgA0HJl8AA/QAAAP0LAGwgA0HZl8AA/QAAAP0LAHwgA0Hpl8AAKAAANgCMAQwTCwJAIBdFDQAgNEIAUgRAIAVBcEgNTSADKAIgIQEgAygC+AIgBWoiAEEE\
OgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyAzUA0AIAVBcEgNTCADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyADQQA6ABYgA0EAOgAUAkACQCAD\
LQBSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQFBAiEAIAMtACRBAkcNOUEAIQcMOwtBAiEAQQAhByADLQAkQQJGDTogA0EOOgAkDDoLIBkEQCAFQXBIDUwgAygCICEBIAMoAvgCIAVqIgBBAjoAACAAQQVqQQA2AAAg\
AEEBaiABNgAAIAVBCWohBQtBAiEAQQAhByADLQAkQQJGDTkgA0EBOgAkDDkLIC9QDUogL6chACA/QgBSBEAgBUEQakGBgARPDUsgAygCICEBIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAF\
akEFaiAANgAAIAVBCWohBQsgN0IAUgRAIAVBEGpBgYAETw1LIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIC8gMHwhMCADIAMpA0AgL31CACAv\
IDJUGzcDQEEAIQcMOAsgC0ECSQ1JIAlFDUUCQCAELQAAQQ1HDQAgCUEBRg1GIAQtAAFBCkcNACADQQo6ACQMLQsgA0EGOgAmIANBAjoAJCADQauXwAApAAA3AGwgA0Gzl8AA/QAAAP0LAHQgA0HBl8AAKQAANwCC\
AQwECyAAIAFPDTAgAv0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgBFDTAgAiAAaGohBwsgByAEayINQQFqIhMgC0YNRyAJIBNNDUMCfwJAAkAgBCATaiISLQAAQQpGBEAgEyEBIAQhACANQQ5LBEAgAP0AAAAi\
Sv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kBEAgACBL/WQgSv1kcmhqIQAMBAsgBEEQIARBD3FrIgFqIQACQAJAIA1BH0kNACABIA1BH2tLDQAgEkEgayEBA0AgAP0A\
BAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UCAAQRBq/QAEACJM/Qw9PT09PT09PT09PT09PT09/SMiTf1QIEz9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJM/VD9ZA0CIABB\
IGoiACABTQ0ACwsgACASQRBrIgFLDQMDQCAA/QAAACJK/Qw7Ozs7Ozs7Ozs7Ozs7Ozs7/SMiSyBK/Qw9PT09PT09PT09PT09PT09/SMiSv1Q/WRFBEAgASAAQRBqIgBPDQEMBQsLIAAgSv1kIEv9ZHJoaiAEawwF\
CyAAIE39ZCBM/WRyaGpBEGogBGsgSv1kIEv9ZHIiAUUNBBogACABaGogBGsMBAsDQAJAIAAtAABBO2sOAwQABAALIABBAWohACABQQFrIgENAAsgDQwDCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOK\
wAApAAA3AHEMRwsgDSAAIBJPDQEaIA0gAf0AAAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kRQ0BGiABIEr9ZCBL/WRyaGogBGsMAQsgACAEawshCkEAIQACQCAK\
RQ0AA0AgACAJRg1FIAAgBGotAAAiAUEJRyABQSBHcQ0BIAogAEEBaiIARw0ACyAKIQALAkAgCiIBIABNDQAgBEEBayEGA0AgAUEBayICIAlPDUUgASAGai0AACIIQQlHIAhBIEdxDQEgAiIBIABLDQALIAAhAQsg\
ACABRgRAIANBBjoAJiADQQI6ACQgA0GYlcAAKQAANwBsIANBoJXAAP0AAAD9CwB0IANBrZXAACkAADcAgQEMGgsCQCAAIAFPDQAgCSAAayICQQAgAiAJTRshBiABIABrIQggACAEaiECA0AgBkUNRSACLQAALQCA\
gEAEQCAGQQFrIQYgAkEBaiECIAhBAWsiCEUNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAD9AAAA/QsAbCADQcWVwAD9AAAA/QsAfCADQdOVwAApAAA3AIoBQZIBIQtBJgxHCwJAAkACQAJAIAEgDUYNACAJIApN\
DUcgBCAKai0AAEE7Rg0AIApBAWoiBiANTw0BA0ACQCAEIAZqLQAAIgJBCUYNACACQSBGDQAgBkEBayEKDAMLIAZBAWoiBiANSQ0ACwwCCyA+QgBSBEAgBUEQakGBgARPDUsgAygCICECIAMoAvgCIAVqQRQ6AAAg\
AygC+AIgBWpBAWogACACajYAACADKAL4AiAFakEFaiABIABrNgAAIAVBCWohBQsgCiANRwRAIApBAWohAEEAIQcgAy0AJEECRg05IANBCzoAJAw5CyADKQMwQgBSBEAgDUECaiEAQQAhByADLQAkQQJGDTkgA0EM\
OgAkDDkLIDZCAFIEQCAFQRBqQYGABE8NSyADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOCADQQ06ACQMOAsg\
BiANRg0AIAYgCU8NRQJAIAQgBmoiCC0AAEEiRiIoBEAgCkECaiIIIA1LDQMgBEF/cyEpIARBIGohKiASQRBrIRYgDUE/ayErIBJBQGohLCAHQX9zIARqIS0gCCEOA0AgBCAOaiEPAkAgEyAOayICQQ9NBEAgDiAt\
aiEHIA8hAgNAIAItAABBIkYNAiACQQFqIQIgB0EBaiIHDQALDAYLIA/9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCIHBEAgDyAHaGohAgwBCyAPQRAgD0EPcSIKayIbaiEHAkACQAJAIAJBwABJDQAgDiAbaiAr\
Sg0AICogDiAKa2ohBwNAIAf9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiSiAHQRBrIgL9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiS/1QIAdBEGr9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiTP1QIAdBIGr9AAQA\
/QwiIiIiIiIiIiIiIiIiIiIi/SMiTf1Q/WQNAiAHQUBrIQcgAkFAayAsTQ0ACyAHQRBrIQcLIAcgFksNAQNAIAf9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCICRQRAIBYgB0EQaiIHTw0BDAMLCyAHIAJoaiEC\
DAILAkAgS/1kIgJFBEAgSv1kIgINASBM/WQiAkUEQCAHIE39ZGhqQSBqIQIMBAsgByACaGpBEGohAgwDCyAHIAJoakEQayECDAILIAcgAmhqIQIMAQsgByASTw0FIBb9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9\
ZCICRQ0FIBYgAmhqIQILIAIgD2sgDmohCgJAIAIgD0YNACACIClqIQcgAiAEIA5qayEPQQAhAgJAA0AgByAJTw1LIAQgB2otAABB3ABHDQEgAkEBaiECIAcgDksgB0EBayEHDQALIA8hAgsgAkEBcUUNACAKQQFq\
IQ4gCiANSQ0BDAULCyAIIApJBEAgCCEHA0AgByAJTw1JAkACQCAEIAdqLQAAIgJB3ABGBEAgB0EBaiIHIApGDQEgByAJTw1MIAQgB2otAAAtAICCQEEBRw0BDAILIAItAICEQA0BCyADQQY6ACYgA0ECOgAkIANB\
i5bAACkAADcAbCADQZOWwAD9AAAA/QsAdCADQaOWwAD9AAAA/QsAhAEgA0GxlsAAKQAANwCSAUGaASELQS4MTQsgB0EBaiIHIApJDQALCyAKQQFqIQIMAQsgDSICIAZPBEAgDEE7OgB0IAxB2ABqIAxB9ABqIAgg\
CCACIAprahAcIAwoAlhBAXEiAgR/IAwoAlwgCGsFIAcLIAZqIA0gAhshAgsgBiEIAkAgAiAGTQ0AIAkgBiAGIAlJGyEHA0AgByAIRg1IIAQgCGotAAAiCkEJRyAKQSBHcQ0BIAIgCEEBaiIIRw0ACyACIQgLIAIh\
CgJAIAIgCE0NACAEQQFrIQ4DQCAKQQFrIgcgCU8NSCAKIA5qLQAAIg9BCUcgD0EgR3ENASAHIgogCEsNAAsgCCEKCyAIIApGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAA/QAAAP0LAHQgA0HP\
lsAAKQAANwCCAQwGCyAIIApPDQAgCCAJIAggCUsbIQ4gCCEHA0AgByAORg1HIAQgB2otAAAtAICAQARAIAogB0EBaiIHRg0CDAELCyADQQY6ACYgA0ECOgAkIANB15bAAP0AAAD9CwBsIANB55bAAP0AAAD9CwB8\
IANB9pbAACkAADcAiwEMDAsgPkIAUgRAIAVBEGpBgYAETw1KIAMoAiAhByADKAL4AiAFakEUOgAAIAMoAvgCIAVqQQFqIAAgB2o2AAAgAygC+AIgBWpBBWogASAAazYAACAFQQlqIQULAkACfyAoRQRAID1QDQIg\
BUEQakGAgARLDUwgAygCICAIaiEHIAogCGsMAQsgPVANASAFQRBqQYCABEsNSyADKAIgIAZqIQcgCiAGa0EBagshACADKAL4AiAFakEVOgAAIAMoAvgCIAVqQQFqIAc2AAAgAygC+AIgBWpBBWogADYAACAFQQlq\
IQULIA0iCiACTwRAIAxBOzoAdCAMQdAAaiAMQfQAaiACIARqIgEgEhAcIAwoAlBBAXEiBgR/IAwoAlQgAWsFIAALIAJqIA0gBhshCgsCQCACIApJBEAgCSACayIAQQAgACAJTRshACAKIAJrIQEgAiAEaiEHA0Ag\
AEUNSCAHLQAAIgJBCUcgAkEgR3ENAiAAQQFrIQAgB0EBaiEHIAFBAWsiAQ0ACwsCQCAKIA1PBEAgAykDMEIAUg0BIDZCAFIEQCAFQRBqQYGABE8NTSADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAA\
NgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOiADQQ06ACQMOgsgCkEBaiEAQQAhBww5CyANQQJqIQBBACEHIAMtACRBAkYNOCADQQw6ACQMOAsgA0EGOgAmIANBAjoAJCAD\
Qf6WwAApAAA3AGwgA0GGl8AA/QAAAP0LAHQgA0GWl8AA/QAAAP0LAIQBIANBo5fAACkAADcAkQFBmQEhC0EtDEgLIANBBjoAJiADQQI6ACQgA0G5lsAAKQAANwBsIANBwZbAAP0AAAD9CwB0IANBz5bAACkAADcA\
ggEMAwsgA0EGOgAmIANBAjoAJCADQduVwAD9AAAA/QsAbCADQeuVwAD9AAAA/QsAfCADQfuVwAD9AAAA/QsAjAEMBgsgACABTw0vIAL9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIARQ0vIAIgAGhqIQALQQEh\
ESAAIARrIgFBAWoiByALRg1FIAcgCU8NQQJAAkACQCAEIAdqIgItAABBCkYEQCAEIQACQAJAIAFBDksEQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/WQiAARAIAQgAGhqIQAMBgsgBEEQIARBD3EiBmsiB2oh\
AAJAAkAgAUE/SQ0AIAcgAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJKIABBEGsiBv0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJL/VAgAEEQav0ABAD9DDs7Ozs7\
Ozs7Ozs7Ozs7Ozv9IyJM/VAgAEEgav0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgdLDQUDQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j\
/WQiBkUEQCAHIABBEGoiAE8NAQwHCwsgACAGaGogBGshBgwHCyBL/WQiAg0BIEr9ZCICDQIgTP1kIgJFBEAgACBN/WRoakEgaiAEayEGDAcLIAAgAmhqQRBqIARrIQYMBgsDQCAALQAAQTtGDQUgAEEBaiEAIAdB\
AWsiBw0ACyABIQYMBQsgACACaGpBEGsgBGshBgwECyAAIAJoaiAEayEGDAMLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQxFCyABIQYgACACTw0BIAf9AAAA/Qw7Ozs7Ozs7Ozs7Ozs7\
Ozs7/SP9ZCIARQ0BIAcgAGhqIARrIQYMAQsgACAEayEGCyAGRQRAIANBBjoAJiADQQI6ACQgA0HhlMAAKQAANwBsIANB6ZTAAP0AAAD9CwB0IANB95TAACkAADcAggEMAQsgBkEQTQRAQQAhAEIAIS8DQCAAIAlG\
DUMCQCAAIARqLQAAIgJBMGsiB0H/AXFBCkkNACACQeEAa0H/AXFBBk8EQCACQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAD9AAAA/QsAdCADQfeUwAApAAA3AIIBDAULIAJB\
N2shBwwBCyACQdcAayEHCyAHrUL/AYMgL0IEhnwhLyAGIABBAWoiAEcNAAsgAyAvNwNAIAMgLzcDMCBGQgBSBEAgBUEQakGBgARPDUcgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWogADYAACADKAL4\
AiAFakEFaiAGNgAAIAVBCWohBQsCQCABIAZNBEAgA0EBOgAUIAMpAzBCAFINASA/QgBSBEAgBUEQakGBgARPDUkgAygCICEAIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL4AiAFakEFakEA\
NgAAIAVBCWohBQsgNkIAUgRAIAVBEGpBgYAETw1JIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIAVqQQFqIABBA2o2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIAFBAmohAEEAIQcgAy0AJEECRg02IANB\
DToAJAw2CyAGQQFqIQBBACEHIAMtACRBAkYNNSADQQs6ACQMNQsgAUECaiEAQQAhByADLQAkQQJGDTQgA0EMOgAkDDQLIANBDzoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAAP0AAAD9CwB0IANBl5XAAC0A\
ADoAhAFBhQEhC0EZDEQLQYoBIQtBHgxDCyADQQA6ABYgA0EAOgAUIAENAQwzCyADQQA6ABYgA0EAOgAUIAENAAwyCyADQQ46ACQMMgtBnAEhC0EwDD8LIAAgBk8NDiAH/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j\
/WQiAEUNDiAHIABoaiEACyAAIARGDQ0gACAEayINQQFqIQYCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAELQAAIgBBwwBrDjMBAAAAAAAAAAAAAAAAAAAAAAEBAAAA\
AAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAQEAC0EAIQADQCAAIAlGDVMgACAEai0AAC0AgIBABEAgDSAAQQFqIgBGDQMMAQsLDCULIAkgDUkNUSADKAJIIQgCQAJAAkACQCANQQdrDgsDISECISEhACEhASEL\
IA0hByAEIABBIHJB4wBHDSEaIAQgBC0AAUEgckHvAEcNIRogBCAELQACQSByQe4ARw0hGiAEIAQtAANBIHJB9ABHDSEaIAQgBC0ABEEgckHlAEcNIRogBCAELQAFQSByQe4ARw0hGiAEIAQtAAZBIHJB9ABHDSEa\
IAQgBC0AB0EtRw0hGiAEIAQtAAhBIHJB7ABHDSEaIAQgBC0ACUEgckHlAEcNIRogBCAELQAKQSByQe4ARw0hGiAEIAQtAAtBIHJB5wBHDSEaIAQgBC0ADEEgckH0AEcNIRogBCAELQANQSByQegARw0hGiADLQBO\
DQQgCEF+cUHMAUcgCEHkAGtB5ABPcUUEQCADQQc6ACYgA0ECOgAkIANBgYzAACkAADcAbCADQYmMwAD9AAAA/QsAdCADQZmMwAD9AAAA/QsAhAEgA0GpjMAA/QAAAP0LAJQBIANBuYzAACgAADYApAFBqAEhC0E8\
DFgLAkACQCADLQBNRQRAQQ8hByAGIAEiAE8NHyAAIARqQQFrIgItAAAiCEEgRiIKRSAIQQlHcQ0CIABBEEsNAQweCyADQQ06ACYgA0ECOgAkIANB/ozAAP0AAAD9CwBsIANBjo3AAP0AAAD9CwB8IANBnY3AACkA\
ADcAiwEMHAsgBiAJTw1VIAQgBmotAABBIEcNHCAELQAQIgBBCUYNHCAAQSBGDRwgAi0AACIAQQlGDRwgAEEgRg0cDBoLQRAgBiAEIAZqLQAAIgJBIEYbIgcgAU8NGCAEIAdqLQAAIgZBCUYNFyAGQSBHDR0MFwsg\
DSEHIAQgAEEgckH0AEcNIBogBCAELQABQSByQfIARw0gGiAEIAQtAAJBIHJB4QBHDSAaIAQgBC0AA0EgckHuAEcNIBogBCAELQAEQSByQfMARw0gGiAEIAQtAAVBIHJB5gBHDSAaIAQgBC0ABkEgckHlAEcNIBog\
BCAELQAHQSByQfIARw0gGiAEIAQtAAhBLUcNIBogBCAELQAJQSByQeUARw0gGiAEIAQtAApBIHJB7gBHDSAaIAQgBC0AC0EgckHjAEcNIBogBCAELQAMQSByQe8ARw0gGiAEIAQtAA1BIHJB5ABHDSAaIAQgBC0A\
DkEgckHpAEcNIBogBCAELQAPQSByQe4ARw0gGiAEIAQtABBBIHJB5wBHDSAaIAMtAE0NBCAIQcwBa0ECSQ0VIAhBsAJGDRUgCEHkAGtB5ABJDRUgAUETTQRAQRIhByABIgBBE0cNEwwSCyAGIAlPDVMgBCAGai0A\
AEEgRw0RIAQtABMiAEEJRg0RIABBIEYNESABIARqQQFrLQAAIgZBCUYNEUETIQcgASEAIAZBIEYNEQwTCyANIQcgBCAAQSByQeMARw0fGiAEIAQtAAFBIHJB7wBHDR8aIAQgBC0AAkEgckHuAEcNHxogBCAELQAD\
QSByQe4ARw0fGiAEIAQtAARBIHJB5QBHDR8aIAQgBC0ABUEgckHjAEcNHxogBCAELQAGQSByQfQARw0fGiAEIAQtAAdBIHJB6QBHDR8aIAQgBC0ACEEgckHvAEcNHxogBCAELQAJQSByQe4ARw0fGiABQQxNBEBB\
CyEHIAEiAEEMRw0ODA0LIAYgCU8NUiAEIAZqLQAAQSBHDQwgBC0ADCIAQQlGDQwgAEEgRg0MIAEgBGpBAWstAAAiBkEJRg0MQQwhByABIQAgBkEgRg0MDA4LAkACQCAAQdQAaw4iAAEfHx8fHx8fHx8fHx8fHx8f\
Hx8fHx8fHx8fHx8fHx8AAR8LAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8gBHDQAgA0EBOgBTIAFBCU0EQEEI\
IQcgASIAQQlHDQwMCwsgBiAJTw1TIAQgBmotAABBIEcNCiAELQAJIgBBCUYNCiAAQSBGDQpBCSEHIAEgBGpBAWstAAAiAkEJRg0KIAEhACACQSBGDQoMJQsgDSEHIAQgAEHVAEcNHxoLIA0hByAEIAQtAAFBIHJB\
8ABHDR4aIAQgBC0AAkEgckHnAEcNHhogBCAELQADQSByQfIARw0eGiAEIAQtAARBIHJB4QBHDR4aIAQgBC0ABUEgckHkAEcNHhogBCAELQAGQSByQeUARw0eGiABQQlNBEBBCCEHIAEiAEEJRw0GDAULIAYgCU8N\
USAEIAZqLQAAQSBHDQQgBC0ACSIAQQlGDQQgAEEgRg0EQQkhByABIARqQQFrLQAAIgZBCUYNBCABIQAgBkEgRg0EDAYLIBpFDSAgDUECaiIHIAFPDQIgBiAJTw1QIAQgBmotAABBIEcNAiAEIAdqLQAAIgBBCUYN\
AiAAQSBGDQIgASAEakEBay0AACICQQlGDQIgASEAIAJBIEcNIgwCCyADQQc6ACYgA0ECOgAkIANB7ABqQaWNwABByQD8CgAAQbUBIQtByQAMUgsgA0EIOgAmIANBAjoAJCADQewAakGMkMAAQckA/AoAAEG1ASEL\
QckADFELAkAgASAGTQ0AA0AgBCAGai0AACIAQQlHIABBIEdxDQEgBkEBaiIGIAFHDQALDBwLDBwLQQghBwNAAkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgB00EQCABIQAMAwsgBEEBayEGIAEhAANAIABBAWsi\
AiAJTw1PIAAgBmotAAAiCEEJRyAIQSBHcQ0DIAIiACAHSw0ACwwECyABIAdBAWoiB0cNAAsMAgsgACAHRg0BIABBAWohAgsgBEEBayETIAIgBGohEiAHIQYDQAJAIAAgBk0NACAGIAlPDUwgBCAGai0AACICQQlG\
BEAgBkEBaiEGDAILIAJBIEcNACAGQQFqIQYMAQsCQCAAIAZGDQACQAJAAn8gACAAIAlPDQAaIAAgACAGSQ0AGiAMQSw6AHQgDEE4aiAMQfQAaiAEIAZqIgggEhAcIAwoAjhBAXEiCgR/IAwoAjwgCGsFIAILIAZq\
IAAgChsLIgogBkEBaiIITQ0AIAYgCU8NTiAEIAZqLQAAQSBHDQAgCCAJTw1OIAQgCGotAAAiAkEJRg0AIAJBIEYNACAKQQFrIgIgCU8NTiACIARqLQAAIg5BCUYNACAKIQIgDkEgRw0BCwJAAn8CQCAGIApPDQAg\
BiAJIAYgCUsbIQIDQCACIAZGDVEgBCAGai0AACIIQQlHIAhBIEdxDQEgCiAGQQFqIgZHDQALIAoMAQsgBgsiCCAKIgJPDQADQCACQQFrIgYgCU8NTyACIBNqLQAAIg5BCUcgDkEgR3ENASAGIQIgBiAISw0ACyAI\
IQILIAIgCEcNACADQQY6ACYgA0ECOgAkIANBsZHAACkAADcAbCADQbmRwAD9AAAA/QsAdCADQcaRwAApAAA3AIEBDCMLAkACQAJ/IAIgAiAJTyIWDQAaIAIgAiAISQ0AGiAMQS86AHQgDEEwaiAMQfQAaiAEIAhq\
Ig4gAiAEakEBahAcIAwoAjBBAXEiDwR/IAwoAjQgDmsFIAYLIAhqIAIgDxsLIg8gCEYNACAIIA9PDQEgCSAIayIGQQAgBiAJTRshBiAPIAhrIQ4gBCAIaiEIA0AgBkUNTyAILQAALQCAgEBFDQEgBkEBayEGIAhB\
AWohCCAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LAHQgA0HmkcAAKAAANgCEAQwpCwJAIAIgD00NACAPQQFqIQYCQCAWRQRAIAxBLzoAdCAMQShqIAxB9ABqIAQg\
BmoiCCAIIAIgD2tqEBwgDCgCKEEBcQ0BCyACIAZGDQAgAiAGTQ0BA0AgBiAJTw1PIAQgBmotAAAtAICAQEUNASAGQQFqIgYgAkcNAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0L\
AHQgA0HmkcAAKAAANgCEAQwpCyAAIApGDQAgCkEBaiEGDAELCyADQQE6AFIMHAsgA0EGOgAmIANBAjoAJCADQbGRwAApAAA3AGwgA0G5kcAA/QAAAP0LAHQgA0HGkcAAKQAANwCBAQwfC0EIIQcDQAJAIAQgB2ot\
AAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshBiABIQADQCAAQQFrIgIgCU8NSyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMAwsgASAHQQFqIgdHDQALDAELIAAgB0cNGQsgA0EGOgAm\
IANBAjoAJCADQZSRwAApAAA3AGwgA0GckcAA/QAAAP0LAHQgA0GpkcAAKQAANwCBAQwcC0ELIQcDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshCCABIQADQCAAQQFrIgYgCU8N\
SCAAIAhqLQAAIgJBCUcgAkEgR3ENAyAGIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAJSw1DIAAgB0kNQyAEIAdqIQYCQAJAAkACQCAAIAdrQQVrDgYAAwIDAwEDCyAGLQAAQSByQeMARw0C\
IAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBgLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAYtAANBIHJB8ABH\
DQEgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQEgBi0ABkEgckHsAEcNASAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwXCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8ABHDQAgBi0AAkEg\
ckHnAEcNACAGLQADQSByQfIARw0AIAYtAARBIHJB4QBHDQAgBi0ABUEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwWCyAEQQFrIQ8gACAEakEBaiETIAchBgNAAkAgACAGTQ0AIAQgBmotAAAiAkEJRgRA\
IAZBAWohBgwCCyACQSBHDQAgBkEBaiEGDAELIAAgBkYNFgJAAkACfyAAIAAgCU8NABogACAAIAZJDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgBmoiCCATEBwgDCgCIEEBcSIKBH8gDCgCJCAIawUgAgsgBmogACAK\
GwsiCiAGQQFqIghNDQAgBiAJTw1GIAQgBmotAABBIEcNACAIIAlPDUYgBCAIai0AACICQQlGDQAgAkEgRg0AIApBAWsiAiAJTw1GIAIgBGotAAAiDkEJRg0AIAohAiAOQSBHDQELAkACfwJAIAYgCk8NACAGIAkg\
BiAJSxshAgNAIAIgBkYNSSAEIAZqLQAAIghBCUcgCEEgR3ENASAKIAZBAWoiBkcNAAsgCgwBCyAGCyIIIAoiAk8NAANAIAJBAWsiBiAJTw1HIAIgD2otAAAiDkEJRyAOQSBHcQ0BIAYiAiAISw0ACyAIIQILIAIg\
CEcNAAwCCyACIAlLDUQgAiAISQ1EIAQgCGohBgJAAkACQAJAAkAgAiAIayIOQQVrDgYAAwEDAwIDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARB\
IHJB5QBHDQIgA0EBOgBQDAMLIAYtAABBIHJB9QBHDQEgBi0AAUEgckHwAEcNASAGLQACQSByQecARw0BIAYtAANBIHJB8gBHDQEgBi0ABEEgckHhAEcNASAGLQAFQSByQeQARw0BIAYtAAZBIHJB5QBHDQEgA0EB\
OgBRDAILIAYtAABBIHJB6wBHDQAgBi0AAUEgckHlAEcNACAGLQACQSByQeUARw0AIAYtAANBIHJB8ABHDQAgBi0ABEEtRw0AIAYtAAVBIHJB4QBHDQAgBi0ABkEgckHsAEcNACAGLQAHQSByQekARw0AIAYtAAhB\
IHJB9gBHDQAgBi0ACUEgckHlAEYNAQsCQCACIAhGDQAgAiAITQ0BA0AgBi0AAC0AgIBARQ0BIAZBAWohBiAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQfWQwAApAAA3AGwgA0H9kMAA/QAAAP0LAHQgA0GM\
kcAAKQAANwCDAQwkCyAAIApGDRYgCkEBaiEGDAALAAsgA0EGOgAmIANBAjoAJCADQdWQwAD9AAAA/QsAbCADQeWQwAD9AAAA/QsAfEGMASELQSAMRQtBEiEHA0ACQCAEIAdqLQAAIgBBCUYNACAAQSBGDQAgASAH\
TQRAIAEhAAwDCyAEQQFrIQggASEAA0AgAEEBayIGIAlPDUQgACAIai0AACICQQlHIAJBIEdxDQMgBiIAIAdLDQALDAQLIAEgB0EBaiIHRw0ACwwCCyAAIAdGDQELIANBAToATiAAIAlLDT8gACAHSQ0/AkAgACAH\
a0EHRgRAIAQgB2oiBjUAACAGQQZqMQAAQjCGIAZBBGozAABCIIaEhELj0NXztq2ZMlENAQsgBEEBayEPIAAgBGpBAWohEyADLQBPIQ4gByEGA0ACQCAAIAZNDQAgBCAGai0AACICQQlGBEAgBkEBaiEGDAILIAJB\
IEcNACAGQQFqIQYMAQsgACAGRg0TAkACQAJ/IAAgACAJTw0AGiAAIAAgBkkNABogDEEsOgB0IAxBGGogDEH0AGogBCAGaiIIIBMQHCAMKAIYQQFxIgoEfyAMKAIcIAhrBSACCyAGaiAAIAobCyIIIAZBAWoiCk0N\
ACAGIAlPDUMgBCAGai0AAEEgRw0AIAkgCk0NQyAEIApqLQAAIgJBCUYNACACQSBGDQAgCEEBayICIAlPDUMgAiAEai0AACISQQlGDQAgCCECIBJBIEcNAQsCfwJAIAYgCE8NACAGIAkgBiAJSxshAgNAIAIgBkYN\
RSAEIAZqLQAAIgpBCUcgCkEgR3ENASAIIAZBAWoiBkcNAAsgCAwBCyAGCyEKAkAgCiAIIgJPDQADQCACQQFrIgYgCU8NRCACIA9qLQAAIhJBCUcgEkEgR3ENASAGIgIgCksNAAsgCiECCyACIApHDQAgA0EGOgAm\
IANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAgLIANBAToATiACIAlLDUEgAiAKSQ1BAkACQCACIAprQQdHDQAgBCAKaiIGLQAAQSByQeMARw0AIAYtAAFBIHJB6ABH\
DQAgBi0AAkEgckH1AEcNACAGLQADQSByQe4ARw0AIAYtAARBIHJB6wBHDQAgBi0ABUEgckHlAEcNACAGLQAGQSByQeQARw0AIA5BAXFFBEBBASEOIANBAToATwwCCyADQQ46ACYgA0ECOgAkIANB7ABqQdSOwABB\
6wD8CgAAQdcBIQtB6wAMRgsgDkEBcUEAIQ5FDQAgA0EOOgAmIANBAjoAJCADQewAakG/j8AAQc0A/AoAAEG5ASELQc0ADEULIAAgCEYNEyAIQQFqIQYMAAsACyADLQBPRQRAIANBAToATwwSCyADQQ46ACYgA0EC\
OgAkIANB7ABqQdSOwABB6wD8CgAAQdcBIQtB6wAMQgsgA0EGOgAmIANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAQLIANBCDoAJiADQQI6ACQgA0HujcAAKQAANwBs\
IANB9o3AAP0AAAD9CwB0IANBho7AAP0AAAD9CwCEASADQZaOwAD9AAAA/QsAlAEgA0GljsAAKQAANwCjAUGrASELQT8MQAsgAUERSQ0AIAJBIEcNACAELQAQIgBBCUYNACAAQSBGDQAgCkUNAQtBDyEHAkADQAJA\
AkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAcgASIATw0BIARBAWshBgNAIABBAWsiAiAJTw1AIAAgBmotAAAiCEEJRyAIQSBHcQ0CIAIiACAHSw0ACwwDCyABIAdBAWoiB0cNAQwCCwsgACAHRw0FCyADQQY6ACYg\
A0ECOgAkIANBvYzAAP0AAAD9CwBsIANBzYzAAP0AAAD9CwB8IANB3YzAACgAADYAjAEMBgtBECEHIAEhAAwDC0GTASELQScMPAsDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWsh\
BiABIQADQCAAQQFrIgIgCU8NOyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAHayIIQRNNBEBCACEvIAAgB0sEQCAJIAdrIgJBACACIAlNGyEGIAQg\
B2ohAgNAIAZFDTkgAi0AAEEwayIKQf8BcUEKTwRAIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMEAsgL0IKfiAKrUL/AYN8IS8gBkEBayEGIAJBAWohAiAI\
QQFrIggNAAsLIAMgLzcDOCADIC83AyggA0EBOgBNDAkLIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMDAsgA0EGOgAmIANBAjoAJCADQb2MwAD9AAAA/QsA\
bCADQc2MwAD9AAAA/QsAfCADQd2MwAAoAAA2AIwBC0GQASELQSQMNwsgDSEHIAQLIQACQANAIAAtAAAtAICAQARAIABBAWohACAHQQFrIgcNAQwCCwsMBgsgGkUNAgJAIA1BAmoiByABTw0AIAYgCU8NMyAEIAZq\
LQAAQSBHDQAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgBGpBAWstAAAiAkEJRg0AIAEhACACQSBHDQULIAEgBk0NAQNAIAQgBmotAAAiAEEJRyAAQSBHcQ0CIAEgBkEBaiIGRw0ACwsgASIAIQcMAwsgASAGTQ0A\
IARBAWshByABIQADQCAAQQFrIgIgCU8NMSAAIAdqLQAAIghBCUcgCEEgR3ENAiACIgAgBksNAAsgBiIAIQcMAgsgASEACyAGIQcLICVFBEAgBUEQakGAgARLDTIgAygCICECIAMoAvgCIAVqQQ46AAAgAygC+AIg\
BWpBAWogAjYAACADKAL4AiAFakEFaiANNgAAIAVBCWohBQsgBSAkRQ0YGiAFQRBqQYCABEsNMSAAIAdrIQYgAygCICAHaiERQQ8hAAwXCyADQQY6ACYgA0ECOgAkIANB6pHAAP0AAAD9CwBsIANB+pHAAP0AAAD9\
CwB8IANBiZLAACgAADYAiwFBjwEhC0EjDC8LIAAgAU8NIiAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNIiACIABoaiEAC0EBIREgACAEayICQQFqIgEgC0YNLiABIAlPDSoCQCABIARqLQAAQQpGBEBB\
ACEHIAAgBEcNAUECIQAMHgsgA0EGOgAmIANBAjoAJCADQa6KwAApAAA3AGwgA0GzisAAKQAANwBxDCwLIAJBDUkNAiAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAA\
AAAAAAD9CwMYIBVBADYCKCAELQAIQSBGDQEgA0EGOgAmIANBAjoAJCADQbWLwAApAAA3AGwgA0G9i8AA/QAAAP0LAHQgA0HKi8AAKQAANwCBAQtBiQEhC0EdDCwLIAQtAABByABHDQggBC0AAUHUAEcNCAJAIAQt\
AAJB1ABHDQAgBC0AA0HQAEcNACAELQAEQS9HDQAgBC0ABUExRw0AIAQtAAZBLkcNACAELQAHQTFHDQAgBC0ACUEwa0H/AXEiCkEKTw0EIAQtAApBMGsiDUH/AXFBCUsNBCAELQALQTBrQf8BcSIOQQlLDQQgBC0A\
DEEgRw0CAkAgAkENRiIPDQACfyAEQQ1qIQggAkENayEGQQAhAAJAA0AgBiAAQRBqIgFJBEAgACAGSQ0CQQEMAwsgACAIaiABIQD9AAAAIkr9DH9/f39/f39/f39/f39/f3/9IyBK/QwJCQkJCQkJCQkJCQkJCQkJ\
/SQgSv0MICAgICAgICAgICAgICAgIP0m/U79UP1TRQ0AC0EADAELIAYgAGshASAAIAhqIQADQAJAIAAtAAAiBkEgTwRAIAZB/wBHDQFBAAwDCyAGQQlGDQBBAAwCCyAAQQFqIQAgAUEBayIBDQALQQELDQAgA0EG\
OgAmIANBAjoAJCADQeuKwAApAAA3AGwgA0HzisAA/QAAAP0LAHQgA0GCi8AAKQAANwCDAQwJCyADIApB5ABsIA1BCmxB/gFxaiAOajYCSCAhRQ0DIDxCAFIEQCAFQRBqQYGABE8NLiADKAIgIQAgAygC+AIgBWpB\
CjoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQQ2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDS4gAygCICEAIAMoAvgCIAVqQQs6AAAgAygC+AIgBWpBAWogAEEFajYAACADKAL4AiAFakEFakED\
NgAAIAVBCWohBQsgQ0IAUgRAIAVBEGpBgYAETw0uIAMoAiAhACADKAL4AiAFakEMOgAAIAMoAvgCIAVqQQFqIABBCWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJQDQMgDw0DIAVBEGpBgIAESw0tIAMo\
AiAhACADKAL4AiAFakENOgAAIAMoAvgCIAVqQQFqIABBDWo2AAAgAygC+AIgBWpBBWogAkENazYAACAFQQlqIQUMAwsgBC0AAkHUAEcNCCAELQADQdAARw0IIAQtAARBL0cNCCADQRE6ACYgA0ECOgAkIANBhonA\
ACkAADcAbCADQY6JwAD9AAAA/QsAdAwMCyADQQY6ACYgA0ECOgAkIANB0ovAAP0AAAD9CwBsIANB34vAACkAADcAeQwhCyADQQw6ACYgA0ECOgAkIANBiovAACkAADcAbCADQZKLwAD9AAAA/QsAdCADQaKLwAD9\
AAAA/QsAhAEgA0Gxi8AAKAAANgCTAUGXASELQSsMKQsgAkECaiEAIAMtACRBAkYNFyADQQY6ACQMFwsgA0EMOgAmIANBAjoAJCADQc+KwAApAAA3AGwgA0HXisAA/QAAAP0LAHQgA0HnisAAKAAANgCEAQtBiAEh\
C0EcDCYLIAAgAU8NGyAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNGyACIABoaiEAC0EBIREgACAEayIKQQFqIgEgC0YNJSABIAlPDSECQCABIARqIgEtAABBCkYEQEEAIQcgACAERw0BQQIhAAwVCyAD\
QQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIwsCQAJAAkACfwJAIApBDk8EQCAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMY\
IBVBADYCKCAMQSA6AHQgDEEQaiAMQfQAaiAEIAEQHAJAIAwoAhBBAXEEQCAMKAIUIgAgBEcNAQsgA0EGOgAmIANBAjoAJCADQf2JwAApAAA3AGwgA0GFisAA/QAAAP0LAHQgA0GUisAAKAAANgCDAUGHASELQRsM\
KwsCQAJAIAogACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgCiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiASAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCADQe2JwAD9AAAA\
/QsAdAwMCwJAAkAgCiABIABrIgggBmoiE0EBaiINSQ0AIAxBLzoAdCAMIAxB9ABqIAQgDWoiDyAPIAogE2tqEBwgDCgCAEEBcUUNACAMKAIEIhIgD0cNAQsgA0EGOgAmIANBAjoAJCADQcOJwAD9AAAA/QsAbCAD\
QdOJwAD9AAAA/QsAfCADQeOJwAAvAAA7AIwBQY4BIQtBIgwrCyACIAlLDScCQAJAAkACQAJAAkACQCACQQNrDgUAAQIDBAYLAkAgBC0AAEHHAGsOCgUGBgYGBgYGBgAGCwJAAkAgBC0AAUHSAGsOBAEHBwAHCyAE\
LQACQdQARw0GQQQhAAwICyAELQACQckARw0FQQohAEEBDAgLAkACQCAELQAAQcgAaw4JAAYGBgYGBgYBBgsgBC0AAUHFAEcNBSAELQACQcEARw0FIAQtAANBxABHDQVBAiEADAcLIAQtAAFBzwBHDQQgBC0AAkHT\
AEcNBCAELQADQdQARw0EQQMhAAwGCwJAAkAgBC0AAEHQAGsOBQAFBQUBBQsgBC0AAUHBAEcNBCAELQACQdQARw0EIAQtAANBwwBHDQQgBC0ABEHIAEcNBEEJIQAMBgsgBC0AAUHSAEcNAyAELQACQcEARw0DIAQt\
AANBwwBHDQMgBC0ABEHFAEcNA0EIIQAMBQsgBC0AAEHEAEcNAiAELQABQcUARw0CIAQtAAJBzABHDQIgBC0AA0HFAEcNAiAELQAEQdQARw0CIAQtAAVBxQBHDQJBBSEADAQLAkACQCAELQAAQcMAaw4NAAMDAwMD\
AwMDAwMDAQMLIAQtAAFBzwBHDQIgBC0AAkHOAEcNAiAELQADQc4ARw0CIAQtAARBxQBHDQIgBC0ABUHDAEcNAiAELQAGQdQARw0CIANBAToAFUEGIQAMBAsgBC0AAUHQAEcNASAELQACQdQARw0BIAQtAANByQBH\
DQEgBC0ABEHPAEcNASAELQAFQc4ARw0BIAQtAAZB0wBHDQFBByEADAMLIAQtAAFBxQBGDQQLIANBADoATCACIQEgBCEADAQLIANBBjoAJiADQQI6ACQgA0GYisAA/QAAAP0LAGwgA0GmisAAKQAANwB6QYIBIQtB\
FgwpC0EACyEOIAMgADoATAwCCyADIAQtAAJB1ABGIg46AEwgAiEBIAQhACAORQ0AQQAhDgwBCwJAA0AgAC0AAC0AgIBARQ0BIABBAWohACABQQFrIgENAAtBACEODAELIANBBjoAJiADQQI6ACQgA0G6iMAAKQAA\
NwBsIANBwojAAP0AAAD9CwB0DAYLIBIgD2siEiANaiEWIAghASAGIQACQANAIAAgCU8NIyAAIARqLQAALQCAhkAEQCAAQQFqIQAgAUEBayIBRQ0CDAELCyADQQY6ACYgA0ECOgAkIANB0ojAAP0AAAD9CwBsIANB\
34jAACkAADcAeQwcCyAKIBNBCWpHDQMgCiANa0EIRw0BIA8pAAAiL0LIqNGC9cWMlzBRDQIgL0LIqNGC9aWMlzFSDQEgDkUNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAD9AAAA/QsAdCADQf6I\
wAApAAA3AIMBC0GLASELQR8MIwsgA0EGOgAmIANBAjoAJCADQZ6JwAD9AAAA/QsAbEH8ACELQRAMIgsgDg0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAAP0AAAD9CwB0DAILIANBBjoAJiADQQI6\
ACQgA0GuicAA/QAAAP0LAGwgA0G7icAAKQAANwB5DBcLAkAgIkUNACBBQgBSBEAgBUEQakGBgARPDSIgAygCICEAIAMoAvgCIAVqQQg6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiACNgAAIAVBCWoh\
BQsgQEIAUgRAIAVBEGpBgYAETw0iIAMoAiAhACADKAL4AiAFakEJOgAAIAMoAvgCIAVqQQFqIAAgBmo2AAAgAygC+AIgBWpBBWogCDYAACAFQQlqIQULIDxCAFIEQCAFQRBqQYGABE8NIiADKAIgIQAgAygC+AIg\
BWpBCjoAACADKAL4AiAFakEBaiAAIA1qNgAAIAMoAvgCIAVqQQVqIBI2AAAgBUEJaiEFCyA7UA0AIAVBEGpBgIAESw0hIAMoAiAhACADKAL4AiAFakELOgAAIAMoAvgCIAVqQQFqIAAgFkEBamo2AAAgAygC+AIg\
BWpBBWpBAzYAACAFQQlqIQULIApBAmohACADLQAkIQEgAy0ATEEKRgRAIAFBAkYNDyADQQU6ACQMDwsgAUECRg0OIANBBjoAJAwOC0GEASELQRgMHgtBACEHIAMtACRBAkYNFiADQQQ6ACQMFgsgBC8AAEGNFEcN\
AQtBACEHQQIhAAwKCyADQQE6ABECQCAdRQ0AIDlCAFIEQCAFQRBqQYGABE8NHSADKAIgIQAgAygC+AIgBWpBBToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA0AIAVBEGpB\
gIAESw0cIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULQQAhByADLQAkQQJGDRMgA0EDOgAkDBMLQQAhByADLQAkQQJGDRIgA0EDOgAkDBILIAMo\
AvgCIAVqIAA6AAAgAygC+AIgBWpBAWogETYAACADKAL4AiAFakEFaiAGNgAAIAVBCWoLIQVBACEHIAFBAmoiAA0GDBALIAMoAgQgC0sNFyADQQY6ACYgA0ECOgAkIANBzJTAAP0AAAD9CwBsIANB2ZTAACkAADcA\
eQwNCyADKAIEIAtLBEBBASERDBcLIANBBjoAJiADQQI6ACQgA0HMlMAA/QAAAP0LAGwgA0HZlMAAKQAANwB5DAwLIC9QDRUgLyAwfCEwIC+nIQBBACEHIDdQDQMgBUEQakGAgARLDRUgAygCICEBIAMoAvgCIAVq\
QRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQwDCyAvUA0UIC8gMHwhMCAvpyEAAkACQAJAAkAgLyAyWgRAIAVBzf8Da0H//3tPDQEMGQsgN1ANAiAFQRBqQYGABEkNAQwYCyA3\
QgBSBEAgBUEQakGBgARPDRggAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsCQCA2QgBSBEAgBUEQakGBgARJDQEMGQsgA0EBOgAUIANCADcDOCAF\
QV5IDRgMAwsgAygCICEBIAMoAvgCIAVqQRc6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFakEANgAAIANBAToAFCADQgA3AzggBUEJaiEFDAILIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVq\
QQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIAMgAykDOCAvfTcDOEEAIQcMAwsCQCAXRQ0AIDRCAFIEQCAFQXBIDRYgAygCICECIAMoAvgCIAVqIgFBBDoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAA\
IAVBCWohBQsgM1ANACAFQXBIDRUgAygCICECIAMoAvgCIAVqIgFBBzoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFAJAAkAgAy0AUkEBRgRAIAMtABFBAXENAQsgAy0AUA0B\
IAMtACRBAkcNAkEAIQcMBAtBACEHIAMtACRBAkYNAyADQQ46ACQMAwsgGUUNASAFQXBIDRQgAygCICECIAMoAvgCIAVqIgFBAjoAACABQQVqQQA2AAAgAUEBaiACNgAAIAVBCWohBQwBC0EAIQcgA0EAOgAkDAEL\
QQAhByADLQAkQQJGDQAgA0EBOgAkCyADIAMoAiAgAGo2AiAgACAJSw0NIAsgAGshCyAAIARqIQQgCSAAayEJDAkLIANBAToAFCAFQd//A2tB//97SQ0QAkAgF0UNACA0QgBSBEAgBUFwSA0SIAMoAiAhASADKAL4\
AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA0RIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQLIAMt\
AFBBAUcNASAZBEAgBUFwSA0QIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEHDAYLQQAhByADQQA6ACQMBQsgAygCACALSwRAQQEhEQwNCyADQQY6\
ACYgA0ECOgAkIANBu4rAAP0AAAD9CwBsIANBy4rAACgAADYAfAtBgAEhC0EUDAoLIAMoAgAgC0sEQEEBIREMCwsgA0EGOgAmIANBAjoAJCADQaWIwAD9AAAA/QsAbCADQbKIwAApAAA3AHkLQYEBIQtBFQwIC0EA\
IQcgAy0AJEECRg0AIANBBDoAJAtBASERIAdBAXENByADLQAlQQFxRQ0ACwwGCwALIAMoAvgCQQA6AAAMBQsAC0H5ACELQQ0MAQsgA0EGOgAmIANBAjoAJCADQZaIwAApAAA3AGwgA0GdiMAAKQAANwBzQfsAIQtB\
Dws6APQCQQAhESADIAtqQQA6AAALIAMgAykDGCADKAIgIgutfDcDGAJAIAMtABNFDQAgAygC8AIiAARAIAMoAuwCIAAQWAsgA0IANwLsAiALIBRPDQACQAJAIAlFBEBBASEADAELIAlBARBWIgBFDQEgCUUNACAA\
IAQgCfwKAAALIAMgADYC7AIgAyAJNgLwAgwBCwALAkACQCAuQgGDUCARcgRAICBFDQEMAgsgBUH6/wNrQf//e0kNACADKAL4AiAFaiIAQQE6AAAgAEEBaiADKAIgNgAAIABBBWogAy0AJjoAACAFQQZqIQULIAMo\
AvgCIAVqQQA6AAALAkAgAykDWCIuUA0AIC5CAYMhLyAuQoCAAoMhMCAuQgKDITEgLkIEgyEzIC5CCIMhNCAuQhCDITUgLkIggyE2IC5CwACDITcgLkKAAYMhMiAuQoACgyE5IC5CgASDITogLkKACIMhOyAuQoAQ\
gyE8IC5CgCCDIT0gLkKAwACDIT4gLkKAgAGDIT8gLkKAgASDIUAgLkKAgAiDIUEgLkKAgBCDIUIgLkKAgCCDIUMgLkKAgMAAgyFEIC5CgICAAYMhRSAuQoCAgAKDIUYgLkKAgIAEgyFHIC5CgICACIMhOCAuQoCA\
gBCDIUggLkKAgIAggyFJIC5CgICAwACDIS4gAygCaCECIAMoAvgCIQZBACEEA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgBCAGaiIALQAAQQFr\
DhwAAgMEBQYHCAkKCwwNDg8BEBESExQVFhcYGRobHwtBBiEBIC9QDRsgAiAAQQFqKAAAQQAQACAEQQZqIQQMHQtBEyEBIDBQDRogAiAAQQFqKAAAIABBBWovAAAgAEEHai0AAEEARyAAQQhqLQAAQQBHIABBCWot\
AABBAEcgAEEKai0AACAAQQtqKQAAuhABIARBE2ohBAwcC0EJIQEgMVANGSACIABBAWooAAAgAEEFaigAABACIARBCWohBAwbC0EJIQEgM1ANGCACIABBAWooAAAgAEEFaigAABADIARBCWohBAwaC0EJIQEgNFAN\
FyACIABBAWooAAAgAEEFaigAABAEIARBCWohBAwZC0EJIQEgNVANFiACIABBAWooAAAgAEEFaigAABAFIARBCWohBAwYC0EJIQEgNlANFSACIABBAWooAAAgAEEFaigAABAGIARBCWohBAwXC0EJIQEgN1ANFCAC\
IABBAWooAAAgAEEFaigAABAHIARBCWohBAwWC0EJIQEgMlANEyACIABBAWooAAAgAEEFaigAABAIIARBCWohBAwVC0EJIQEgOVANEiACIABBAWooAAAgAEEFaigAABAJIARBCWohBAwUC0EJIQEgOlANESACIABB\
AWooAAAgAEEFaigAABAKIARBCWohBAwTC0EJIQEgO1ANECACIABBAWooAAAgAEEFaigAABALIARBCWohBAwSC0EJIQEgPFANDyACIABBAWooAAAgAEEFaigAABAMIARBCWohBAwRC0EJIQEgPVANDiACIABBAWoo\
AAAgAEEFaigAABANIARBCWohBAwQC0EJIQEgPlANDSACIABBAWooAAAgAEEFaigAABAOIARBCWohBAwPC0EJIQEgP1ANDCACIABBAWooAAAgAEEFaigAABAPIARBCWohBAwOC0EJIQEgQFANCyACIABBAWooAAAg\
AEEFaigAABAQIARBCWohBAwNC0EJIQEgQVANCiACIABBAWooAAAgAEEFaigAABARIARBCWohBAwMC0EJIQEgQlANCSACIABBAWooAAAgAEEFaigAABASIARBCWohBAwLC0EJIQEgQ1ANCCACIABBAWooAAAgAEEF\
aigAABATIARBCWohBAwKC0EJIQEgRFANByACIABBAWooAAAgAEEFaigAABAUIARBCWohBAwJC0EJIQEgRVANBiACIABBAWooAAAgAEEFaigAABAVIARBCWohBAwIC0EJIQEgRlANBSACIABBAWooAAAgAEEFaigA\
ABAWIARBCWohBAwHC0EJIQEgR1ANBCACIABBAWooAAAgAEEFaigAABAXIARBCWohBAwGC0EJIQEgOFANAyACIABBAWooAAAgAEEFaigAABAYIARBCWohBAwFC0EJIQEgSFANAiACIABBAWooAAAgAEEFaigAABAZ\
IARBCWohBAwEC0EJIQEgSVANASACIABBAWooAAAgAEEFaigAABAaIARBCWohBAwDC0EJIQEgLkIAUg0BCyABIARqIQQMAQsgAiAAQQFqKAAAIABBBWooAAAQGyAEQQlqIQQMAAsACyAfIBhBAEdxRQ0AIBAgGBBY\
CyAMQZABaiQAIAsLCQAgAEEBOgAlC5kBACAAQQA7ASQgAUUEQCAAQgA3AxgLIABBADoA9AIgAEEAOgBsIABBADoAJiAAKALwAiIBBEAgACgC7AIgARBYCyAAQgA3AyggAEEAOwAVIABCADcC7AIgAP0MAAAAAAAA\
AAAAAAAAAAAAAP0LAzAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LA0AgAEEANgJQIAAoAvgCQQA6AAALCQAgAEEAOgAlCwkAIAAgATcDWAsJACAAIAE3A2ALCQAgACABOgAXCwkAIAAgAToAFQsJACAAIAE6ABELCQAg\
ACABNwMICwkAIAAgATYCBAsJACAAIAE2AgALCQAgACABOgAQCwkAIAAgAToAFAsJACAAIAE6ABMLCQAgACABOgAWCwkAIAAgAToAEgsHACAALQAUCwcAIAAtABMLBwAgAC0AFgsHACAALQASC/QCAQV/IAFBCU8E\
QAJAIABBzf97QRAgASABQRBNGyICa08NACACQRAgAEELakF4cSAAQQtJGyIEakEMahBXIgBFDQAgAEEIayEBAkAgAkEBayIDIABxRQRAIAEhAAwBCyAAQQRrIgUoAgAiBkF4cSAAIANqQQAgAmtxQQhrIgAgAkEA\
IAAgAWtBEE0baiIAIAFrIgJrIQMgBkEDcQRAIAAgAyAAKAIEQQFxckECcjYCBCAAIANqIgMgAygCBEEBcjYCBCAFIAIgBSgCAEEBcXJBAnI2AgAgASACaiIDIAMoAgRBAXI2AgQgASACEFsMAQsgASgCACEBIAAg\
AzYCBCAAIAEgAmo2AgALAkAgACgCBCIBQQNxRQ0AIAFBeHEiAiAEQRBqTQ0AIAAgBCABQQFxckECcjYCBCAAIARqIgEgAiAEayIEQQNyNgIEIAAgAmoiAiACKAIEQQFyNgIEIAEgBBBbCyAAQQhqIQMLIAMPCyAA\
EFcL/yUBCX8jAEEQayIIJAACQAJAAkAgAEH1AU8EQCAAQcz/e0sEQEEAIQAMBAsgAEELaiIBQXhxIQVB0JvAACgCACIJRQ0CQR8hBiAAQfX//wdPDQEgBUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEGDAELAkAC\
QAJAAkACQEHMm8AAKAIAIgRBECAAQQtqQfgDcSAAQQtJGyIFQQN2IgB2IgFBA3EEQCABQX9zQQFxIABqIgdBA3QiAUHEmcAAaiIAIAFBzJnAAGooAgAiAigCCCIDRg0BIAMgADYCDCAAIAM2AggMAgsgBUHUm8AA\
KAIATQ0GIAFFBEBB0JvAACgCACIARQ0HIABoQQJ0QbSYwABqKAIAIgEoAgRBeHEgBWshAyABIQIDQAJAIAEoAhAiAEUEQCABKAIUIgBFDQELIAAoAgRBeHEgBWsiASADIAEgA0kiARshAyAAIAIgARshAiAAIQEM\
AQsLIAIoAhghBgJAAkAgAiACKAIMIgBGBEAgAkEUQRAgAigCFCIAG2ooAgAiAQ0BQQAhAAwCCyACKAIIIgEgADYCDCAAIAE2AggMAQsgAkEUaiACQRBqIAAbIQQDQCAEIQcgASIAQRRqIABBEGogACgCFCIBGyEE\
IABBFEEQIAEbaigCACIBDQALIAdBADYCAAsgBkUNBQJAIAIoAhxBAnRBtJjAAGoiASgCACACRwRAIAIgBigCEEcEQCAGIAA2AhQgAA0CDAgLIAYgADYCECAADQEMBwsgASAANgIAIABFDQULIAAgBjYCGCACKAIQ\
IgEEQCAAIAE2AhAgASAANgIYCyACKAIUIgFFDQUgACABNgIUIAEgADYCGAwFCwJAQQIgAHQiAkEAIAJrciABIAB0cWgiB0EDdCIBQcSZwABqIgIgAUHMmcAAaigCACIAKAIIIgNHBEAgAyACNgIMIAIgAzYCCAwB\
C0HMm8AAIARBfiAHd3E2AgALIAAgBUEDcjYCBCAAIAVqIgYgASAFayIHQQFyNgIEIAAgAWogBzYCAEHUm8AAKAIAIgJFDQJB3JvAACgCACEBAkBBzJvAACgCACIEQQEgAkEDdnQiA3FFBEBBzJvAACADIARyNgIA\
IAJBeHFBxJnAAGoiAyEEDAELIAJBeHEiAkHEmcAAaiEEIAJBzJnAAGooAgAhAwsgBCABNgIIIAMgATYCDCABIAQ2AgwgASADNgIIDAILQcybwAAgBEF+IAd3cTYCAAsgAkEIaiEAIAIgAUEDcjYCBCABIAJqIgEg\
ASgCBEEBcjYCBAwFCyAAQQhqIQBB3JvAACAGNgIAQdSbwAAgBzYCAAwEC0HQm8AAQdCbwAAoAgBBfiACKAIcd3E2AgALAkACQCADQRBPBEAgAiAFQQNyNgIEIAIgBWoiByADQQFyNgIEIAMgB2ogAzYCAEHUm8AA\
KAIAIgFFDQFB3JvAACgCACEAAkBBzJvAACgCACIEQQEgAUEDdnQiBnFFBEBBzJvAACAEIAZyNgIAIAFBeHFBxJnAAGoiBCEBDAELIAFBeHEiBEHEmcAAaiEBIARBzJnAAGooAgAhBAsgASAANgIIIAQgADYCDCAA\
IAE2AgwgACAENgIIDAELIAIgAyAFaiIAQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDAELQdybwAAgBzYCAEHUm8AAIAM2AgALIAJBCGoiAEUNAQwCC0EAIAVrIQMCQAJAAkAgBkECdEG0mMAAaigCACICRQRAQQAh\
AUEAIQAMAQtBACEBIAVBGSAGQQF2a0EAIAZBH0cbdCEEQQAhAANAAkAgAigCBEF4cSIHIAVJDQAgByAFayIHIANPDQAgAiEBIAciAw0AQQAhAyABIQAMAwsgAigCFCIHIAAgByACIARBHXZBBHFqKAIQIgJHGyAA\
IAcbIQAgBEEBdCEEIAINAAsLIAAgAXJFBEBBACEBQQIgBnQiAEEAIABrciAJcSIARQ0DIABoQQJ0QbSYwABqKAIAIQALIABFDQELA0AgAyAAKAIEQXhxIgIgBWsiBCADIAMgBEsiBBsgAiAFSSICGyEDIAEgACAB\
IAQbIAIbIQEgACgCECICBH8gAgUgACgCFAsiAA0ACwsgAUUNACAFQdSbwAAoAgAiAE0gAyAAIAVrT3ENACABKAIYIQYCQAJAIAEgASgCDCIARgRAIAFBFEEQIAEoAhQiABtqKAIAIgINAUEAIQAMAgsgASgCCCIC\
IAA2AgwgACACNgIIDAELIAFBFGogAUEQaiAAGyEEA0AgBCEHIAIiAEEUaiAAQRBqIAAoAhQiAhshBCAAQRRBECACG2ooAgAiAg0ACyAHQQA2AgALAkAgBkUNAAJAAkAgASgCHEECdEG0mMAAaiICKAIAIAFHBEAg\
ASAGKAIQRwRAIAYgADYCFCAADQIMBAsgBiAANgIQIAANAQwDCyACIAA2AgAgAEUNAQsgACAGNgIYIAEoAhAiAgRAIAAgAjYCECACIAA2AhgLIAEoAhQiAkUNASAAIAI2AhQgAiAANgIYDAELQdCbwABB0JvAACgC\
AEF+IAEoAhx3cTYCAAsCQCADQRBPBEAgASAFQQNyNgIEIAEgBWoiACADQQFyNgIEIAAgA2ogAzYCACADQYACTwRAIAAgAxBcDAILAkBBzJvAACgCACICQQEgA0EDdnQiBHFFBEBBzJvAACACIARyNgIAIANB+AFx\
QcSZwABqIgMhAgwBCyADQfgBcSIEQcSZwABqIQIgBEHMmcAAaigCACEDCyACIAA2AgggAyAANgIMIAAgAjYCDCAAIAM2AggMAQsgASADIAVqIgBBA3I2AgQgACABaiIAIAAoAgRBAXI2AgQLIAFBCGoiAA0BCwJA\
AkACQAJAAkACQAJAIAVB1JvAACgCACIBSwRAIAVB2JvAACgCACIATwRAIAhBBGohAAJ/AkAgBUGvgARqQYCAfHEiAUUNAEH4m8AALQAAQfibwABBAToAAEGAnMAAIQIgAUGA5ANLDQANAEGA5AMMAQtBACECQQAg\
AUEQdiABQf//A3FBAEdqIgFAACIEQX9GDQAaIAFBEHQiAUEQayABIARBEHQiAkEAIAFrRhsLIQEgAEEANgIIIAAgATYCBCAAIAI2AgAgCCgCBCIBRQRAQQAhAAwKCyAIKAIMIQdB5JvAACAIKAIIIgRB5JvAACgC\
AGoiADYCAEHom8AAIABB6JvAACgCACICIAAgAksbNgIAAkACQEHgm8AAKAIAIgIEQEG0mcAAIQADQCABIAAoAgAiAyAAKAIEIgZqRg0CIAAoAggiAA0ACwwCC0Hwm8AAKAIAIgBFDQcgACABSw0HDAkLIAEgAk0N\
ACACIANJDQAgACgCDCIDQQFxDQAgA0EBdiAHRg0DC0Hwm8AAQfCbwAAoAgAiACABIAAgAUkbNgIAIAEgBGohA0G0mcAAIQACQAJAAkADQCADIAAoAgAiBkcEQCAAKAIIIgANAQwCCwsgACgCDCIDQQFxDQAgA0EB\
diAHRg0BC0G0mcAAIQADQCACIAAoAgAiA08EQCACIAMgACgCBGoiBkkNAwsgACgCCCEADAALAAsgACABNgIAIAAgACgCBCAEajYCBCABQQ9qQXhxQQhrIgQgBUEDcjYCBCAGQQ9qQXhxQQhrIgMgBCAFaiIAayEF\
IANB4JvAACgCAEYNBCADQdybwAAoAgBGDQUgAygCBCICQQNxQQFGBEAgAyACQXhxIgEQWiABIAVqIQUgASADaiIDKAIEIQILIAMgAkF+cTYCBCAAIAVBAXI2AgQgACAFaiAFNgIAIAVBgAJPBEAgACAFEFwMCAsC\
QEHMm8AAKAIAIgFBASAFQQN2dCICcUUEQEHMm8AAIAEgAnI2AgAgBUH4AXFBxJnAAGoiBSEDDAELIAVB+AFxIgFBxJnAAGohAyABQcyZwABqKAIAIQULIAMgADYCCCAFIAA2AgwgACADNgIMIAAgBTYCCAwHC0Hg\
m8AAIAFBD2pBeHEiAEEIayIDNgIAQdibwAAgBEEoayIJIAEgAGtqQQhqIgA2AgAgAyAAQQFyNgIEIAEgCWpBKDYCBEHsm8AAQYCAgAE2AgAgAiAGQSBrQXhxQQhrIgAgACACQRBqSRsiA0EbNgIEIANBCGoiAEG0\
mcAA/QACAP0LAgBBwJnAACAHNgIAQbiZwAAgBDYCAEG0mcAAIAE2AgBBvJnAACAANgIAIANBHGohAANAIABBBzYCACAAQQRqIgAgBkkNAAsgAiADRg0IIAMgAygCBEF+cTYCBCACIAMgAmsiAEEBcjYCBCADIAA2\
AgAgAEGAAk8EQCACIAAQXAwJCwJAQcybwAAoAgAiAUEBIABBA3Z0IgRxRQRAQcybwAAgASAEcjYCACAAQfgBcUHEmcAAaiIAIQEMAQsgAEH4AXEiAEHEmcAAaiEBIABBzJnAAGooAgAhAAsgASACNgIIIAAgAjYC\
DCACIAE2AgwgAiAANgIIDAgLQdibwAAgACAFayIBNgIAQeCbwABB4JvAACgCACIAIAVqIgI2AgAgAiABQQFyNgIEIAAgBUEDcjYCBCAAQQhqIQAMCAtB3JvAACgCACEAAkAgASAFayICQQ9NBEBB3JvAAEEANgIA\
QdSbwABBADYCACAAIAFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQtB1JvAACACNgIAQdybwAAgACAFaiIENgIAIAQgAkEBcjYCBCAAIAFqIAI2AgAgACAFQQNyNgIECyAAQQhqIQAMBwsgACAEIAZqNgIEQeCb\
wABB4JvAACgCACIAQQ9qQXhxIgFBCGsiAjYCAEHYm8AAQdibwAAoAgAgBGoiBCAAIAFrakEIaiIBNgIAIAIgAUEBcjYCBCAAIARqQSg2AgRB7JvAAEGAgIABNgIADAULQeCbwAAgADYCAEHYm8AAQdibwAAoAgAg\
BWoiATYCACAAIAFBAXI2AgQMAgtB3JvAACAANgIAQdSbwABB1JvAACgCACAFaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgAMAQtB8JvAACABNgIADAELIARBCGohAAwCC0H0m8AAQf8fNgIAQcCZwAAgBzYCAEG4\
mcAAIAQ2AgBBtJnAACABNgIAQdCZwABBxJnAADYCAEHYmcAAQcyZwAA2AgBBzJnAAEHEmcAANgIAQeCZwABB1JnAADYCAEHUmcAAQcyZwAA2AgBB6JnAAEHcmcAANgIAQdyZwABB1JnAADYCAEHwmcAAQeSZwAA2\
AgBB5JnAAEHcmcAANgIAQfiZwABB7JnAADYCAEHsmcAAQeSZwAA2AgBBgJrAAEH0mcAANgIAQfSZwABB7JnAADYCAEGImsAAQfyZwAA2AgBB/JnAAEH0mcAANgIAQZCawABBhJrAADYCAEGEmsAAQfyZwAA2AgBB\
jJrAAEGEmsAANgIAQZiawABBjJrAADYCAEGUmsAAQYyawAA2AgBBoJrAAEGUmsAANgIAQZyawABBlJrAADYCAEGomsAAQZyawAA2AgBBpJrAAEGcmsAANgIAQbCawABBpJrAADYCAEGsmsAAQaSawAA2AgBBuJrA\
AEGsmsAANgIAQbSawABBrJrAADYCAEHAmsAAQbSawAA2AgBBvJrAAEG0msAANgIAQciawABBvJrAADYCAEHEmsAAQbyawAA2AgBB0JrAAEHEmsAANgIAQdiawABBzJrAADYCAEHMmsAAQcSawAA2AgBB4JrAAEHU\
msAANgIAQdSawABBzJrAADYCAEHomsAAQdyawAA2AgBB3JrAAEHUmsAANgIAQfCawABB5JrAADYCAEHkmsAAQdyawAA2AgBB+JrAAEHsmsAANgIAQeyawABB5JrAADYCAEGAm8AAQfSawAA2AgBB9JrAAEHsmsAA\
NgIAQYibwABB/JrAADYCAEH8msAAQfSawAA2AgBBkJvAAEGEm8AANgIAQYSbwABB/JrAADYCAEGYm8AAQYybwAA2AgBBjJvAAEGEm8AANgIAQaCbwABBlJvAADYCAEGUm8AAQYybwAA2AgBBqJvAAEGcm8AANgIA\
QZybwABBlJvAADYCAEGwm8AAQaSbwAA2AgBBpJvAAEGcm8AANgIAQbibwABBrJvAADYCAEGsm8AAQaSbwAA2AgBBwJvAAEG0m8AANgIAQbSbwABBrJvAADYCAEHIm8AAQbybwAA2AgBBvJvAAEG0m8AANgIAQeCb\
wAAgAUEPakF4cSIAQQhrIgI2AgBBxJvAAEG8m8AANgIAQdibwAAgBEEoayIEIAEgAGtqQQhqIgA2AgAgAiAAQQFyNgIEIAEgBGpBKDYCBEHsm8AAQYCAgAE2AgALQQAhAEHYm8AAKAIAIgEgBU0NAEHYm8AAIAEg\
BWsiATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEACyAIQRBqJAAgAAs9AQJ/AkAgAEEEaygCACICQXhxIgNBBEEIIAJBA3EiAhsgAWpJDQAgAkEAIAMgAUEnaksb\
DQAgABBZDwsAC6IGAQR/IABBCGsiASAAQQRrKAIAIgNBeHEiAGohAgJAAkAgA0EBcQ0AIANBAnFFDQEgASgCACIDIABqIQAgASADayIBQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgADYCACACIAIoAgRB\
fnE2AgQgASAAQQFyNgIEIAIgADYCAA8LIAEgAxBaCwJAAkBB9JvAAAJ/AkACQAJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQMgAiADQXhxIgIQWiABIAAgAmoiAEEBcjYCBCAAIAFq\
IAA2AgAgAUHcm8AAKAIARw0BQdSbwAAgADYCAA8LIAIgA0F+cTYCBCABIABBAXI2AgQgACABaiAANgIACyAAQYACSQ0EIAEgABBcQfSbwABB9JvAACgCAEEBayIANgIAIAANBkG8mcAAKAIAIgANAkH/HwwDC0Hg\
m8AAIAE2AgBB2JvAAEHYm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEQdybwAAoAgAgAUYEQEHUm8AAQQA2AgBB3JvAAEEANgIACyAAQeybwAAoAgAiAk0NBUHgm8AAKAIAIgBFDQVB2JvAACgCACIDQSlJDQRBtJnA\
ACEBA0AgACABKAIAIgRPBEAgACAEIAEoAgRqSQ0GCyABKAIIIQEMAAsAC0Hcm8AAIAE2AgBB1JvAAEHUm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAA8LQQAhAQNAIAFBAWohASAAKAIIIgANAAtB\
/x8gASABQf8fTRsLNgIADwsCQEHMm8AAKAIAIgJBASAAQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAEH4AXFBxJnAAGoiACECDAELIABB+AFxIgBBxJnAAGohAiAAQcyZwABqKAIAIQALIAIgATYCCCAAIAE2Agwg\
ASACNgIMIAEgADYCCA8LQfSbwABBvJnAACgCACIABH9BACEBA0AgAUEBaiEBIAAoAggiAA0AC0H/HyABIAFB/x9NGwVB/x8LNgIAIAIgA08NAEHsm8AAQX82AgALC4IDAQR/IAAoAgwhAgJAAkACQCABQYACTwRA\
IAAoAhghAwJAAkAgACACRgRAIABBFEEQIAAoAhQiAhtqKAIAIgENAUEAIQIMAgsgACgCCCIBIAI2AgwgAiABNgIIDAELIABBFGogAEEQaiACGyEEA0AgBCEFIAEiAkEUaiACQRBqIAIoAhQiARshBCACQRRBECAB\
G2ooAgAiAQ0ACyAFQQA2AgALIANFDQICQCAAKAIcQQJ0QbSYwABqIgEoAgAgAEcEQCADKAIQIABGDQEgAyACNgIUIAINAwwECyABIAI2AgAgAkUNBAwCCyADIAI2AhAgAg0BDAILIAAoAggiACACRwRAIAAgAjYC\
DCACIAA2AggPC0HMm8AAQcybwAAoAgBBfiABQQN2d3E2AgAPCyACIAM2AhggACgCECIBBEAgAiABNgIQIAEgAjYCGAsgACgCFCIARQ0AIAIgADYCFCAAIAI2AhgPCw8LQdCbwABB0JvAACgCAEF+IAAoAhx3cTYC\
AAuOBAECfyAAIAFqIQICQAJAAkAgACgCBCIDQQFxDQAgA0ECcUUNASAAKAIAIgMgAWohASAAIANrIgBB3JvAACgCAEYEQCACKAIEQQNxQQNHDQFB1JvAACABNgIAIAIgAigCBEF+cTYCBCAAIAFBAXI2AgQgAiAB\
NgIADwsgACADEFoLAkACQCACKAIEIgNBAnFFBEAgAkHgm8AAKAIARg0CIAJB3JvAACgCAEYNBCACIANBeHEiAhBaIAAgASACaiIBQQFyNgIEIAAgAWogATYCACAAQdybwAAoAgBHDQFB1JvAACABNgIADwsgAiAD\
QX5xNgIEIAAgAUEBcjYCBCAAIAFqIAE2AgALIAFBgAJPBEAgACABEFwPCwJAQcybwAAoAgAiAkEBIAFBA3Z0IgNxRQRAQcybwAAgAiADcjYCACABQfgBcUHEmcAAaiIBIQIMAQsgAUH4AXEiAUHEmcAAaiECIAFB\
zJnAAGooAgAhAQsgAiAANgIIIAEgADYCDCAAIAI2AgwgACABNgIIDwtB4JvAACAANgIAQdibwABB2JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAQdybwAAoAgBHDQBB1JvAAEEANgIAQdybwABBADYCAAsPC0Hc\
m8AAIAA2AgBB1JvAAEHUm8AAKAIAIAFqIgE2AgAgACABQQFyNgIEIAAgAWogATYCAAvDAgEEfyAAQgA3AhAgAAJ/QQAgAUEIdiIDRQ0AGkEfIAFBgICACE8NABogAUEmIANnIgNrdkEBcSADQQF0ckE+cwsiAjYC\
HCACQQJ0QbSYwABqIQRBASACdCIDQdCbwAAoAgBxRQRAIAQgADYCACAAIAQ2AhggACAANgIMIAAgADYCCEHQm8AAQdCbwAAoAgAgA3I2AgAPCwJAAkAgASAEKAIAIgMoAgRBeHFGBEAgAyECDAELIAFBGSACQQF2\
a0EAIAJBH0cbdCEFA0AgAyAFQR12QQRxaiIEKAIQIgJFDQIgBUEBdCEFIAIhAyACKAIEQXhxIAFHDQALCyACKAIIIgEgADYCDCACIAA2AgggAEEANgIYIAAgAjYCDCAAIAE2AggPCyAEQRBqIAA2AgAgACADNgIY\
IAAgADYCDCAAIAA2AggLC+4VBwBBoYDAAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEA\
AQBBiYLAAAsBAQBBoILAAAvgAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAEGJhMAACwEBAEGghMAAC+ABAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEB\
AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
AQEBAQEAQaGGwAALXgEAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAQYCIwAALtBBVbmV4\
cGVjdGVkIGVuZCBvZiBkYXRhVW5leHBlY3RlZCBkYXRhUmVxdWVzdCBsaW5lIHRvbyBsb25nSW52YWxpZCBtZXRob2QgY2hhcmFjdGVySW52YWxpZCBVUkwgY2hhcmFjdGVyUFJJIGlzIG9ubHkgdmFsaWQgd2l0\
aCBIVFRQLzIuMFVuc3VwcG9ydGVkIEhUVFAgdmVyc2lvbkludmFsaWQgcHJvdG9jb2xJbnZhbGlkIHByb3RvY29sIG5hbWVFeHBlY3RlZCAvIGFmdGVyIHRoZSBwcm90b2NvbCBuYW1lRXhwZWN0ZWQgc3BhY2Ug\
YWZ0ZXIgVVJMRXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgbWV0aG9kUmVxdWVzdCBsaW5lIHRvbyBzaG9ydEV4cGVjdGVkIENSTEZTdGF0dXMgbGluZSB0b28gbG9uZ0ludmFsaWQgSFRUUCByZXNwb25zZSBzdGF0dXNJ\
bnZhbGlkIHN0YXR1cyByZWFzb24gY2hhcmFjdGVyRXhwZWN0ZWQgYSBzcGFjZSBhZnRlciBIVFRQIHJlc3BvbnNlIHN0YXR1c0V4cGVjdGVkIHNwYWNlIGFmdGVyIHByb3RvY29sU3RhdHVzIGxpbmUgdG9vIHNo\
b3J0TWFsZm9ybWVkIEhUVFAvMi4wIHByZWZhY2VVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBDb250ZW50LUxlbmd0aCBoZWFkZXIg\
dmFsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udGVudC1MZW5ndGggaGVhZGVyIHdoZW4gVHJhbnNmZXIt\
RW5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFk\
ZXIgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbmQgY2FuIGJlIHByb3ZpZGVkIG9ubHkgb25jZVRoZSB2\
YWx1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgd2hlbiBDb250ZW50\
LUxlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZUV4cGVjdGVkIFRyYWlsZXIgaGVhZGVyIHZhbHVlRXhw\
ZWN0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZXJJbnZhbGlkIGhlYWRlciBmaWVsZCB2YWx1ZSBjaGFy\
YWN0ZXJIZWFkZXIgbGluZSB0b28gbG9uZ01pc3NpbmcgQ29ubmVjdGlvbiBoZWFkZXIgc2V0IHRvICJ1cGdyYWRlIiB3aGVuIHVzaW5nIHRoZSBVcGdyYWRlIGhlYWRlclRyYWlsZXJzIGFyZSBub3QgYWxsb3dl\
ZCB3aGVuIG5vdCB1c2luZyBjaHVua2VkIHRyYW5zZmVyIGVuY29kaW5nVW5leHBlY3RlZCBjb250ZW50IGZvciB0aGUgcmVxdWVzdCAoR0VUIG9yIEhFQUQpVHJhbnNmZXItRW5jb2RpbmcgbGFzdCBoZWFkZXIg\
dmFsdWUgbXVzdCBiZSAiY2h1bmtlZCIgaWYgdGhlIGhlYWRlciBpcyBwcmVzZW50Q2h1bmsgaGVhZGVyIHRvbyBsb25nSW52YWxpZCBjaHVuayBsZW5ndGggY2hhcmFjdGVySW52YWxpZCBjaHVuayBsZW5ndGgg\
c2l6ZUV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiBuYW1lSW52YWxpZCBjaHVuayBleHRlbnNpb24gbmFtZSBjaGFyYWN0ZXJFeHBlY3RlZCBjbG9zaW5nIHF1b3RlIGZvciBjaHVuayBleHRlbnNpb24gdmFsdWVJ\
bnZhbGlkIGNodW5rIGV4dGVuc2lvbiBxdW90ZWQgdmFsdWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlSW52YWxpZCBjaHVuayBleHRlbnNpb24gdmFsdWUgY2hhcmFjdGVySW52YWxp\
ZCBjaHVuayBleHRlbnNpb24gY2hhcmFjdGVyIGFmdGVyIHZhbHVlRXhwZWN0ZWQgQ1JMRiBhZnRlciBjaHVuayBkYXRhSW52YWxpZCB0cmFpbGVyIGZpZWxkIG5hbWUgY2hhcmFjdGVySW52YWxpZCB0cmFpbGVy\
IGZpZWxkIHZhbHVlIGNoYXJhY3RlclRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgc3RhdGU=","base64")),r=new TextEncoder,I=new TextDecoder;function o(Q,T){const eA=Number(BigInt.
asUintN(32,T)),aA=Number(T>>32n);Q(I.decode(new Uint8Array(this.memory.buffer,aA,eA)))}function C(Q){return this.alloc(Q)>>>0}function b(Q,T){return this.dealloc(
Q,T)}function G(){return this.create()>>>0}function w(Q){this.destroy(Q)}function R(Q,T,eA){return this.parse(Q,T,eA)>>>0}function F(Q,T,eA){const aA=eA.length,
q=this.alloc(aA),vA=new Uint8Array(this.memory.buffer,q,aA);r.encodeInto(eA,vA),this.fail(Q,T,q,aA),this.dealloc(q,aA)}function D(){return this.milo_has_debug()!==
0}const d=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),g=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),c=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),s=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,
ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,
ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"\
ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"\
ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"\
ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_T\
RAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),e=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,
MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,
CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"\
ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQUEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",
14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"\
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),t=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),i=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),n=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function l(Q){return this.is_autodetect(Q)!==0}function B(Q){return this.is_request(Q)!==0}
function S(Q){return this.is_paused(Q)!==0}function L(Q){return this.should_manage_unconsumed(Q)!==0}function f(Q){return this.should_suspend_after_headers(Q)!==
0}function U(Q){return this.get_max_start_line_length(Q)>>>0}function N(Q){return this.get_max_header_length(Q)>>>0}function m(Q){return BigInt.asUintN(64,this.
get_max_body_payload(Q))}function M(Q){return this.should_continue_without_data(Q)!==0}function j(Q){return this.is_connect(Q)!==0}function p(Q){return this.is_debug(
Q)!==0}function y(Q){return this.should_skip_body(Q)!==0}function _(Q){return this.get_state(Q)>>>0}function AA(Q){return this.get_position(Q)>>>0}function z(Q){
return BigInt.asUintN(64,this.get_parsed(Q))}function x(Q){return this.get_error_code(Q)>>>0}function NA(Q){return this.get_method(Q)>>>0}function dA(Q){return this.
get_status(Q)>>>0}function YA(Q){return this.has_connection_close(Q)!==0}function EA(Q){return this.has_connection_upgrade(Q)!==0}function O(Q){return BigInt.asUintN(
64,this.get_content_length(Q))}function K(Q){return BigInt.asUintN(64,this.get_chunk_size(Q))}function TA(Q){return BigInt.asUintN(64,this.get_remaining_content_length(
Q))}function GA(Q){return BigInt.asUintN(64,this.get_remaining_chunk_size(Q))}function KA(Q){return this.has_content_length(Q)!==0}function MA(Q){return this.has_transfer_encoding(
Q)!==0}function PA(Q){return this.has_chunked_transfer_encoding(Q)!==0}function yA(Q){return this.has_upgrade(Q)!==0}function X(Q){return this.has_trailers(Q)!==
0}function Y(Q){const T=this.get_error_description_raw(Q),eA=Number(BigInt.asUintN(32,T)),aA=Number(T>>32n);return I.decode(new Uint8Array(this.memory.buffer,aA,
eA))}function Z(Q,T){this.set_should_autodetect(Q,T)}function uA(Q,T){this.set_should_continue_without_data(Q,T)}function mA(Q,T){this.set_is_request(Q,T)}function rA(Q,T){
this.set_is_connect(Q,T)}function RA(Q,T){this.set_debug(Q,T)}function bA(Q,T){this.set_should_manage_unconsumed(Q,T)}function qA(Q,T){this.set_should_suspend_after_headers(
Q,T)}function W(Q,T){this.set_max_start_line_length(Q,T)}function re(Q,T){this.set_max_header_length(Q,T)}function ge(Q,T){this.set_max_body_payload(Q,T)}function ce(Q,T){
this.set_should_skip_body(Q,T)}function Ne(Q,T){this.set_active_callbacks(Q,T)}function ue(Q,T){this.set_active_events(Q,T)}function UA(Q,T){const eA=T();return Q[eA]=
[],this.setActiveCallbacks(eA,this.CALLBACK_ACTIVE_ALL),eA}function CA(Q,T,eA){Q[eA]=void 0,T(eA)}function nA(){}function kA(Q={}){let{logger:T,...eA}=Q,aA=nA;const q={};
T&&(typeof T!="function"&&(T=console.log),aA=o.bind(q,T));const a=new WebAssembly.Instance(A,{env:{logger:aA,on_error:nA,on_finish:nA,on_message_start:nA,on_message_complete:nA,
on_request:nA,on_response:nA,on_reset:nA,on_method:nA,on_url:nA,on_protocol:nA,on_version:nA,on_status:nA,on_reason:nA,on_header_name:nA,on_header_value:nA,on_headers:nA,
on_connect:nA,on_upgrade:nA,on_chunk_length:nA,on_chunk_extension_name:nA,on_chunk_extension_value:nA,on_chunk:nA,on_body:nA,on_data:nA,on_trailer_name:nA,on_trailer_value:nA,
on_trailers:nA,on_state_change:nA,...eA}}).exports;return q.memory=a.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,
METHOD_HEAD:2,METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,METHOD_CONNECT:6,METHOD_OPTIONS:7,METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,
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
PARSER_FIELD_EVENTS:376,Errors:d,Methods:g,Callbacks:c,CallbackActives:s,Events:e,EventActives:t,States:i,ParserFields:n,isAutodetect:l.bind(a),isRequest:B.bind(
a),isPaused:S.bind(a),shouldManageUnconsumed:L.bind(a),shouldSuspendAfterHeaders:f.bind(a),getMaxStartLineLength:U.bind(a),getMaxHeaderLength:N.bind(a),getMaxBodyPayload:m.
bind(a),shouldContinueWithoutData:M.bind(a),isConnect:j.bind(a),isDebug:p.bind(a),shouldSkipBody:y.bind(a),getState:_.bind(a),getPosition:AA.bind(a),getParsed:z.
bind(a),getErrorCode:x.bind(a),getMethod:NA.bind(a),getStatus:dA.bind(a),hasConnectionClose:YA.bind(a),hasConnectionUpgrade:EA.bind(a),getContentLength:O.bind(a),
getChunkSize:K.bind(a),getRemainingContentLength:TA.bind(a),getRemainingChunkSize:GA.bind(a),hasContentLength:KA.bind(a),hasTransferEncoding:MA.bind(a),hasChunkedTransferEncoding:PA.
bind(a),hasUpgrade:yA.bind(a),hasTrailers:X.bind(a),getErrorDescription:Y.bind(a),setShouldAutodetect:Z.bind(a),setShouldContinueWithoutData:uA.bind(a),setIsRequest:mA.
bind(a),setIsConnect:rA.bind(a),setDebug:RA.bind(a),setShouldManageUnconsumed:bA.bind(a),setShouldSuspendAfterHeaders:qA.bind(a),setMaxStartLineLength:W.bind(a),
setMaxHeaderLength:re.bind(a),setMaxBodyPayload:ge.bind(a),setShouldSkipBody:ce.bind(a),setActiveCallbacks:Ne.bind(a),setActiveEvents:ue.bind(a),memory:a.memory,
alloc:C.bind(a),dealloc:b.bind(a),create:G.bind(a),destroy:w.bind(a),parse:R.bind(a),fail:F.bind(a),hasDebug:D.bind(a),clear:a.clear,complete:a.complete,finish:a.
finish,pause:a.pause,reset:a.reset,resume:a.resume}}function $A(){const Q={},T=kA({});return T.spans=Q,T.create=UA.bind(T,Q,T.create),T.destroy=CA.bind(T,Q,T.destroy),
T}cA.exports={wasmModule:A,noop:nA,setup:kA,simple:$A}}),5302:((cA,A,r)=>{const I={__proto__:null,"node:crypto":()=>r(7598),"node:sqlite":()=>r(99)};function o(R){
try{return I[R](),!0}catch(F){if(F.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&F.code!=="ERR_NO_CRYPTO")throw F;return!1}}const C=["crypto","sqlite"];function b(R){if(C.
includes(R))return o(`node:${R}`);throw new TypeError(`unknown feature: ${R}`)}class G{#A=new Map;clear(){this.#A.clear()}has(F){return this.#A.get(F)??this.#e(
F)}set(F,D){if(C.includes(F)===!1)throw new TypeError(`unknown feature: ${F}`);this.#A.set(F,D)}#e(F){const D=b(F);return this.#A.set(F,D),D}}const w=new G;cA.exports.
runtimeFeatures=w,cA.exports.default=w}),4259:((cA,A,r)=>{const{kConnected:I,kPending:o,kRunning:C,kSize:b,kFree:G,kQueued:w}=r(914);class R{constructor(d){this.
connected=d[I],this.pending=d[o],this.running=d[C],this.size=d[b]}}class F{constructor(d){this.connected=d[I],this.free=d[G],this.pending=d[o],this.queued=d[w],
this.running=d[C],this.size=d[b]}}cA.exports={ClientStats:R,PoolStats:F}}),9528:(cA=>{let A=0;const r=1e3,I=(r>>1)-1;let o;const C=Symbol("kFastTimer"),b=[],G=-2,
w=-1,R=0,F=1;function D(){A+=I;let c=0,s=b.length;for(;c<s;){const e=b[c];e._state===R?(e._idleStart=A-I,e._state=F):e._state===F&&A>=e._idleStart+e._idleTimeout&&
(e._state=w,e._idleStart=-1,e._onTimeout(e._timerArg)),e._state===w?(e._state=G,--s!==0&&(b[c]=b[s])):++c}b.length=s,b.length!==0&&d()}function d(){o?.refresh?o.
refresh():(clearTimeout(o),o=setTimeout(D,I),o?.unref())}class g{[C]=!0;_state=G;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(s,e,t){this._onTimeout=
s,this._idleTimeout=e,this._timerArg=t,this.refresh()}refresh(){this._state===G&&b.push(this),(!o||b.length===1)&&d(),this._state=R}clear(){this._state=w,this._idleStart=
-1}}cA.exports={setTimeout(c,s,e){return s<=r?setTimeout(c,s,e):new g(c,s,e)},clearTimeout(c){c[C]?c.clear():clearTimeout(c)},setFastTimeout(c,s,e){return new g(
c,s,e)},clearFastTimeout(c){c.clear()},now(){return A},tick(c=0){A+=c-r+1,D(),D()},reset(){A=0,b.length=0,clearTimeout(o),o=null},kFastTimer:C}}),6561:((cA,A,r)=>{
const I=r(6511),{readableStreamClose:o,fullyReadBody:C,extractMimeType:b}=r(5977),{FormData:G,setFormDataState:w,getFormDataBoundary:R}=r(763),{webidl:F}=r(9846),
D=r(4589),{isErrored:d,isDisturbed:g}=r(7075),{isUint8Array:c}=r(3429),{serializeAMimeType:s}=r(4473),{multipartFormDataParser:e}=r(1827),{parseJSONFromBytes:t}=r(
1760),{utf8DecodeBytes:i}=r(1833),{ReadableStreamTee:n}=r(7830),l=new TextEncoder;function B(){}const S=new FinalizationRegistry(y=>{const _=y.deref();_&&!_.locked&&
!g(_)&&!d(_)&&_.cancel("Response object has been garbage collected").catch(B)});function L(y,_=!1){let AA=null;F.is.ReadableStream(y)?AA=y:F.is.Blob(y)?AA=y.stream():
AA=new ReadableStream({start(){},async pull(EA){const O=z(),K=O?.[Symbol.asyncIterator]?.();if(K==null){O?.length&&!d(AA)&&EA.enqueue(typeof O=="string"?l.encode(
O):new Uint8Array(O)),queueMicrotask(()=>o(EA));return}for(;;){const{value:TA,done:GA}=await K.next();if(GA){queueMicrotask(()=>o(EA));return}if(TA.length&&!d(AA)){
EA.enqueue(new Uint8Array(TA));return}}},cancel(EA){return z()[Symbol.asyncIterator]?.().return(EA)},type:"bytes"}),D(F.is.ReadableStream(AA));let z=null,x=null,
NA=null,dA=null;if(typeof y=="string")x=y,dA="text/plain;charset=UTF-8";else if(F.is.URLSearchParams(y))x=y.toString(),dA="application/x-www-form-urlencoded;cha\
rset=UTF-8";else if(F.is.BufferSource(y))x=F.util.getCopyOfBytesHeldByBufferSource(y);else if(F.is.FormData(y)){const EA=R(y),O=`--${EA}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */const K=X=>X.replace(/\n/g,"%0A").replace(
/\r/g,"%0D").replace(/"/g,"%22"),TA=X=>X.replace(/\r?\n|\r/g,`\r
`),GA=[],KA=new Uint8Array([13,10]);NA=0;let MA=!1;for(const[X,Y]of y)if(typeof Y=="string"){const Z=l.encode(O+`; name="${K(TA(X))}"\r
\r
${TA(Y)}\r
`);GA.push(Z),NA+=Z.byteLength}else{const Z=l.encode(`${O}; name="${K(TA(X))}"`+(Y.name?`; filename="${K(Y.name)}"`:"")+`\r
Content-Type: ${Y.type||"application/octet-stream"}\r
\r
`);GA.push(Z,Y,KA),typeof Y.size=="number"?NA+=Z.byteLength+Y.size+KA.byteLength:MA=!0}const PA=l.encode(`--${EA}--\r
`);GA.push(PA),NA+=PA.byteLength,MA&&(NA=null),x=y;const yA=(async function*(){for(const X of GA)X.stream?yield*X.stream():yield X})();z=()=>yA,dA=`multipart/fo\
rm-data; boundary=${EA}`}else if(F.is.Blob(y))x=y,NA=y.size,y.type&&(dA=y.type);else if(typeof y[Symbol.asyncIterator]=="function"){if(_)throw new TypeError("ke\
epalive");if(I.isDisturbed(y)||y.locked)throw new TypeError("Response body object should not be disturbed or locked");if(F.is.ReadableStream(y))AA=y;else{const EA=ReadableStream.
from(y).getReader();let O=!1;AA=new ReadableStream({async pull(K){for(;;){const{done:TA,value:GA}=await EA.read();if(O)return;if(TA){K.close();return}const KA=c(
GA)?GA:Buffer.from(GA);if(KA.byteLength){K.enqueue(KA);return}}},cancel(K){return O=!0,EA.cancel(K)}},{highWaterMark:0})}}return(typeof x=="string"||c(x))&&(z=()=>x,
NA=typeof x=="string"?Buffer.byteLength(x):x.length),[{stream:AA,source:x,length:NA},dA]}function f(y,_=!1){return F.is.ReadableStream(y)&&(D(!I.isDisturbed(y),
"The body has already been consumed."),D(!y.locked,"The stream is locked.")),L(y,_)}function U(y){const{0:_,1:AA}=n?.(y.stream,!0)??y.stream.tee();return y.stream=
_,{stream:AA,length:y.length,source:y.source}}function N(y,_){return{blob(){return M(this,z=>{let x=p(_(this));return x===null?x="":x&&(x=s(x)),new Blob([z],{type:x})},
y,_)},arrayBuffer(){return M(this,z=>new Uint8Array(z).buffer,y,_)},text(){return M(this,i,y,_)},json(){return M(this,t,y,_)},formData(){return M(this,z=>{const x=p(
_(this));if(x!==null)switch(x.essence){case"multipart/form-data":{const NA=e(z,x),dA=new G;return w(dA,NA),dA}case"application/x-www-form-urlencoded":{const NA=new URLSearchParams(
z.toString()),dA=new G;for(const[YA,EA]of NA)dA.append(YA,EA);return dA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/\
x-www-form-urlencoded".')},y,_)},bytes(){return M(this,z=>new Uint8Array(z),y,_)},textStream(){const z=_(this);if(j(z))throw new TypeError("Body is unusable: Bo\
dy has already been read");if(z.body==null){let dA;const YA=new ReadableStream({start:EA=>{dA=EA},pull:()=>Promise.resolve(),cancel:()=>Promise.resolve()},{size:()=>1});
return dA.close(),YA}const x=z.body.stream,NA=new TextDecoderStream("UTF-8");return x.pipeThrough(NA)}}}function m(y,_,AA){Object.assign(y.prototype,N(AA,_))}function M(y,_,AA,z){
try{F.brandCheck(y,AA)}catch(YA){return Promise.reject(YA)}if(y=z(y),j(y))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const x=Promise.
withResolvers(),NA=x.reject,dA=YA=>{try{x.resolve(_(YA))}catch(EA){NA(EA)}};return y.body==null?(dA(Buffer.allocUnsafe(0)),x.promise):(C(y.body,dA,NA),x.promise)}
function j(y){const _=y.body;return _!=null&&(_.stream.locked||I.isDisturbed(_.stream))}function p(y){const _=y.headersList,AA=b(_);return AA==="failure"?null:AA}
cA.exports={extractBody:L,safelyExtractBody:f,cloneBody:U,mixinBody:m,streamRegistry:S,bodyUnusable:j}}),8520:(cA=>{const A=["GET","HEAD","POST"],r=new Set(A),I=[
101,204,205,304],o=[301,302,303,307,308],C=new Set(o),b=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","\
95","101","102","103","104","109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526",
"530","531","532","540","548","554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000",
"6566","6665","6666","6667","6668","6669","6679","6697","10080"],G=new Set(b),w=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origi\
n","origin-when-cross-origin","strict-origin-when-cross-origin","unsafe-url"],R=["",...w],F=new Set(w),D=["follow","manual","error"],d=["GET","HEAD","OPTIONS","\
TRACE","QUERY"],g=new Set(d),c=["navigate","same-origin","no-cors","cors"],s=["omit","same-origin","include"],e=["default","no-store","reload","no-cache","force\
-cache","only-if-cached"],t=["content-encoding","content-language","content-location","content-type","content-length"],i=["half"],n=["CONNECT","TRACE","TRACK"],
l=new Set(n),B=["audio","audioworklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],S=new Set(B);cA.exports={subresource:B,
forbiddenMethods:n,requestBodyHeader:t,referrerPolicy:R,requestRedirect:D,requestMode:c,requestCredentials:s,requestCache:e,redirectStatus:o,corsSafeListedMethods:A,
nullBodyStatus:I,safeMethods:d,badPorts:b,requestDuplex:i,subresourceSet:S,badPortsSet:G,redirectStatusSet:C,corsSafeListedMethodsSet:r,safeMethodsSet:g,forbiddenMethodsSet:l,
referrerPolicyTokens:F}}),4473:((cA,A,r)=>{const I=r(4589),{asciiLowercase:o,forgivingBase64:C,collectASequenceOfCodePoints:b,collectASequenceOfCodePointsFast:G,
isomorphicDecode:w,removeASCIIWhitespace:R,removeChars:F}=r(1760),D=new TextEncoder,d=/^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u,g=/[\u000A\u000D\u0009\u0020]/u,c=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
function s(m){I(m.protocol==="data:");let M=e(m,!0);M=M.slice(5);const j={position:0};let p=G(",",M,j);const y=p.length;if(p=R(p,!0,!0),j.position>=M.length)return"\
failure";j.position++;const _=M.slice(y+1);let AA=t(_);if(/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(p)){const x=w(AA);if(AA=C(x),AA==="failure")return"failure";p=p.slice(
0,-6),p=p.replace(/(\u0020+)$/u,""),p=p.slice(0,-1)}p.startsWith(";")&&(p="text/plain"+p);let z=B(p);return z==="failure"&&(z=B("text/plain;charset=US-ASCII")),
{mimeType:z,body:AA}}function e(m,M=!1){if(!M)return m.href;const j=m.href,p=m.hash.length,y=p===0?j:j.substring(0,j.length-p);return!p&&j.endsWith("#")?y.slice(
0,-1):y}function t(m){const M=D.encode(m);return l(M)}function i(m){return m>=48&&m<=57||m>=65&&m<=70||m>=97&&m<=102}function n(m){return m>=48&&m<=57?m-48:(m&223)-
55}function l(m){const M=m.length,j=new Uint8Array(M);let p=0,y=0;for(;y<M;){const _=m[y];_!==37?j[p++]=_:_===37&&!(i(m[y+1])&&i(m[y+2]))?j[p++]=37:(j[p++]=n(m[y+
1])<<4|n(m[y+2]),y+=2),++y}return M===p?j:j.subarray(0,p)}function B(m){m=U(m,!0,!0);const M={position:0},j=G("/",m,M);if(j.length===0||!d.test(j)||M.position>=
m.length)return"failure";M.position++;let p=G(";",m,M);if(p=U(p,!1,!0),p.length===0||!d.test(p))return"failure";const y=o(j),_=o(p),AA={type:y,subtype:_,parameters:new Map,
essence:`${y}/${_}`};for(;M.position<m.length;){M.position++,b(NA=>g.test(NA),m,M);let z=b(NA=>NA!==";"&&NA!=="=",m,M);if(z=o(z),M.position<m.length){if(m[M.position]===
";")continue;M.position++}if(M.position>=m.length)break;let x=null;if(m[M.position]==='"')x=S(m,M,!0),G(";",m,M);else if(x=G(";",m,M),x=U(x,!1,!0),x.length===0)
continue;z.length!==0&&d.test(z)&&(x.length===0||c.test(x))&&!AA.parameters.has(z)&&AA.parameters.set(z,x)}return AA}function S(m,M,j=!1){const p=M.position;let y="";
for(I(m[M.position]==='"'),M.position++;y+=b(AA=>AA!=='"'&&AA!=="\\",m,M),!(M.position>=m.length);){const _=m[M.position];if(M.position++,_==="\\"){if(M.position>=
m.length){y+="\\";break}y+=m[M.position],M.position++}else{I(_==='"');break}}return j?y:m.slice(p,M.position)}function L(m){I(m!=="failure");const{parameters:M,
essence:j}=m;let p=j;for(let[y,_]of M.entries())p+=";",p+=y,p+="=",d.test(_)||(_=_.replace(/[\\"]/ug,"\\$&"),_='"'+_,_+='"'),p+=_;return p}function f(m){return m===
13||m===10||m===9||m===32}function U(m,M=!0,j=!0){return F(m,M,j,f)}function N(m){switch(m.essence){case"application/ecmascript":case"application/javascript":case"\
application/x-ecmascript":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text\
/javascript1.2":case"text/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"\
text/x-javascript":return"text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/x\
ml":case"application/xml":return"application/xml"}return m.subtype.endsWith("+json")?"application/json":m.subtype.endsWith("+xml")?"application/xml":""}cA.exports=
{dataURLProcessor:s,URLSerializer:e,stringPercentDecode:t,parseMIMEType:B,collectAnHTTPQuotedString:S,serializeAMimeType:L,removeHTTPWhitespace:U,minimizeSupportedMimeType:N,
HTTP_TOKEN_CODEPOINTS:d}}),1827:((cA,A,r)=>{const{bufferToLowerCasedHeaderName:I}=r(6511),{HTTP_TOKEN_CODEPOINTS:o}=r(4473),{makeEntry:C}=r(763),{webidl:b}=r(9846),
G=r(4589),{isomorphicDecode:w}=r(1760),R=Buffer.from("--"),F=new TextDecoder,D=new TextDecoder("utf-8",{ignoreBOM:!0});function d(f){for(let U=0;U<f.length;++U)
if((f.charCodeAt(U)&-128)!==0)return!1;return!0}function g(f){const U=f.length;if(U<27||U>70)return!1;for(let N=0;N<U;++N){const m=f.charCodeAt(N);if(!(m>=48&&m<=
57||m>=65&&m<=90||m>=97&&m<=122||m===39||m===45||m===95))return!1}return!0}function c(f,U){G(U!=="failure"&&U.essence==="multipart/form-data");const N=U.parameters.
get("boundary");if(N===void 0)throw l("missing boundary in content-type header");const m=Buffer.from(`--${N}`,"utf8"),M=[],j={position:0},p=f.indexOf(m);if(p===
-1)throw l("no boundary found in multipart body");for(j.position=p;;){if(f.subarray(j.position,j.position+m.length).equals(m))j.position+=m.length;else throw l(
"expected a value starting with -- and the boundary");if(n(f,R,j))return M;if(f[j.position]!==13||f[j.position+1]!==10)throw l("expected CRLF");j.position+=2;const y=e(
f,j);let{name:_,filename:AA,contentType:z,encoding:x}=y;j.position+=2;let NA;{const YA=f.indexOf(m.subarray(2),j.position);if(YA===-1)throw l("expected boundary\
 after body");NA=f.subarray(j.position,YA-4),j.position+=NA.length,x==="base64"&&(NA=Buffer.from(NA.toString(),"base64"))}if(f[j.position]!==13||f[j.position+1]!==
10)throw l("expected CRLF");j.position+=2;let dA;AA!==null?(z??="text/plain",d(z)||(z=""),dA=new File([NA],AA,{type:z})):dA=D.decode(Buffer.from(NA)),G(b.is.USVString(
_)),G(typeof dA=="string"&&b.is.USVString(dA)||b.is.File(dA)),M.push(C(_,dA,AA))}}function s(f,U){f[U.position]===59&&U.position++,t(p=>p===32||p===9,f,U);const N=t(
p=>L(p)&&p!==61&&p!==42,f,U);if(N.length===0)return null;const m=N.toString("ascii").toLowerCase(),M=f[U.position]===42;if(M&&U.position++,f[U.position]!==61)return null;
U.position++,t(p=>p===32||p===9,f,U);let j;if(M){const p=t(AA=>AA!==32&&AA!==13&&AA!==10&&AA!==59,f,U),y=p.indexOf(39),_=y===-1?-1:p.indexOf(39,y+1);if(y===-1||
_===-1)throw l("expected charset and language separators in extended value");if(y!==5||p[0]!==117&&p[0]!==85||p[1]!==116&&p[1]!==84||p[2]!==102&&p[2]!==70||p[3]!==
45||p[4]!==56)throw l("unknown charset, expected utf-8");j=decodeURIComponent(F.decode(p.subarray(_+1)))}else if(f[U.position]===34){U.position++;const p=t(y=>y!==
10&&y!==13&&y!==34,f,U);if(f[U.position]!==34)throw l("Closing quote not found");U.position++,j=F.decode(p).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const p=t(y=>L(y)&&y!==59,f,U);j=F.decode(p)}return{name:m,value:j,extended:M}}function e(f,U){let N=null,m=null,
M=null,j=null;for(;;){if(f[U.position]===13&&f[U.position+1]===10){if(N===null)throw l("header name is null");return{name:N,filename:m,contentType:M,encoding:j}}
let p=t(y=>y!==10&&y!==13&&y!==58,f,U);if(p=i(p,!0,!0,y=>y===9||y===32),!o.test(p.toString()))throw l("header name does not match the field-name token productio\
n");if(f[U.position]!==58)throw l("expected :");switch(U.position++,t(y=>y===32||y===9,f,U),I(p)){case"content-disposition":{N=m=null;let y=!1;if(t(AA=>L(AA),f,
U).toString("ascii").toLowerCase()!=="form-data")throw l("expected form-data for content-disposition header");for(;U.position<f.length&&(f[U.position]!==13||f[U.
position+1]!==10);){const AA=s(f,U);if(!AA)break;AA.name==="name"?N=AA.value:AA.name==="filename"&&(AA.extended?(m=AA.value,y=!0):y||(m=AA.value))}if(N===null)throw l(
"name attribute is required in content-disposition header");break}case"content-type":{let y=t(_=>_!==10&&_!==13,f,U);y=i(y,!1,!0,_=>_===9||_===32),M=w(y);break}case"\
content-transfer-encoding":{let y=t(_=>_!==10&&_!==13,f,U);y=i(y,!1,!0,_=>_===9||_===32),j=w(y);break}default:t(y=>y!==10&&y!==13,f,U)}if(f[U.position]!==13||f[U.
position+1]!==10)throw l("expected CRLF");U.position+=2}}function t(f,U,N){let m=N.position;for(;m<U.length&&f(U[m]);)++m;return U.subarray(N.position,N.position=
m)}function i(f,U,N,m){let M=0,j=f.length-1;if(U)for(;M<f.length&&m(f[M]);)M++;if(N)for(;j>0&&m(f[j]);)j--;return M===0&&j===f.length-1?f:f.subarray(M,j+1)}function n(f,U,N){
if(f.length<U.length)return!1;for(let m=0;m<U.length;m++)if(U[m]!==f[N.position+m])return!1;return!0}function l(f){return new TypeError("Failed to parse body as\
 FormData.",{cause:new TypeError(f)})}function B(f){return f<=31||f===127}function S(f){return f===40||f===41||f===60||f===62||f===64||f===44||f===59||f===58||f===
92||f===34||f===47||f===91||f===93||f===63||f===61}function L(f){return f<=127&&f!==32&&f!==9&&!B(f)&&!S(f)}cA.exports={multipartFormDataParser:c,validateBoundary:g}}),
763:((cA,A,r)=>{const{iteratorMixin:I}=r(5977),{kEnumerableProperty:o}=r(6511),{webidl:C}=r(9846),b=r(7975),{runtimeFeatures:G}=r(5302),w=G.has("crypto")?r(7598).
randomInt:c=>Math.floor(Math.random()*c);let R,F,D;class d{#A=[];#e=null;constructor(s=void 0){if(C.util.markAsUncloneable(this),s!==void 0)throw C.errors.conversionFailed(
{prefix:"FormData constructor",argument:"Argument 1",types:["undefined"]})}append(s,e,t=void 0){C.brandCheck(this,C.is.FormData);const i="FormData.append";C.argumentLengthCheck(
arguments,2,i),s=C.converters.USVString(s),arguments.length===3||C.is.Blob(e)?(e=C.converters.Blob(e,i,"value"),t!==void 0&&(t=C.converters.USVString(t))):e=C.converters.
USVString(e);const n=g(s,e,t);this.#A.push(n)}delete(s){C.brandCheck(this,C.is.FormData),C.argumentLengthCheck(arguments,1,"FormData.delete"),s=C.converters.USVString(
s),this.#A=this.#A.filter(t=>t.name!==s)}get(s){C.brandCheck(this,C.is.FormData),C.argumentLengthCheck(arguments,1,"FormData.get"),s=C.converters.USVString(s);const t=this.#A.
findIndex(i=>i.name===s);return t===-1?null:this.#A[t].value}getAll(s){return C.brandCheck(this,C.is.FormData),C.argumentLengthCheck(arguments,1,"FormData.getAl\
l"),s=C.converters.USVString(s),this.#A.filter(t=>t.name===s).map(t=>t.value)}has(s){return C.brandCheck(this,C.is.FormData),C.argumentLengthCheck(arguments,1,"\
FormData.has"),s=C.converters.USVString(s),this.#A.findIndex(t=>t.name===s)!==-1}set(s,e,t=void 0){C.brandCheck(this,C.is.FormData);const i="FormData.set";C.argumentLengthCheck(
arguments,2,i),s=C.converters.USVString(s),arguments.length===3||C.is.Blob(e)?(e=C.converters.Blob(e,i,"value"),t!==void 0&&(t=C.converters.USVString(t))):e=C.converters.
USVString(e);const n=g(s,e,t),l=this.#A.findIndex(B=>B.name===s);l!==-1?this.#A=[...this.#A.slice(0,l),n,...this.#A.slice(l+1).filter(B=>B.name!==s)]:this.#A.push(
n)}[b.inspect.custom](s,e){const t=this.#A.reduce((n,l)=>(n[l.name]?Array.isArray(n[l.name])?n[l.name].push(l.value):n[l.name]=[n[l.name],l.value]:n[l.name]=l.value,
n),{__proto__:null});e.depth??=s,e.colors??=!0;const i=b.formatWithOptions(e,t);return`FormData ${i.slice(i.indexOf("]")+2)}`}static{R=s=>s.#A,F=(s,e)=>{s.#A=e},
D=s=>s.#e??=`----formdata-undici-0${`${w(1e11)}`.padStart(11,"0")}`,C.is.FormData=s=>s!=null&&typeof s=="object"&&#A in s}}I("FormData",d,R,"name","value",C.is.
FormData),Object.defineProperties(d.prototype,{append:o,delete:o,get:o,getAll:o,has:o,set:o,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function g(c,s,e){
if(typeof s!="string"){if(C.is.File(s)||(s=new File([s],"blob",{type:s.type})),e!==void 0){const t={type:s.type,lastModified:s.lastModified};s=new File([s],e,t)}}
return{name:c,value:s}}cA.exports={FormData:d,makeEntry:g,setFormDataState:F,getFormDataBoundary:D}}),4814:(cA=>{const A=Symbol.for("undici.globalOrigin.1");function r(){
return globalThis[A]}function I(o){if(o===void 0){Object.defineProperty(globalThis,A,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const C=new URL(
o);if(C.protocol!=="http:"&&C.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${C.protocol}`);Object.defineProperty(globalThis,
A,{value:C,writable:!0,enumerable:!1,configurable:!1})}cA.exports={getGlobalOrigin:r,setGlobalOrigin:I}}),5127:((cA,A,r)=>{const{kConstruct:I}=r(914),{kEnumerableProperty:o,
setHeader:C}=r(6511),{iteratorMixin:b,isValidHeaderName:G,isValidHeaderValue:w}=r(5977),{webidl:R}=r(9846),F=r(4589),D=r(7975);function d(f){return f===10||f===
13||f===9||f===32}function g(f){let U=0,N=f.length;for(;N>U&&d(f.charCodeAt(N-1));)--N;for(;N>U&&d(f.charCodeAt(U));)++U;return U===0&&N===f.length?f:f.substring(
U,N)}function c(f,U){if(Array.isArray(U))for(let N=0;N<U.length;++N){const m=U[N];if(m.length!==2)throw R.errors.exception({header:"Headers constructor",message:`\
expected name/value pair to be length 2, found ${m.length}.`});s(f,m[0],m[1])}else if(typeof U=="object"&&U!==null){const N=Object.keys(U);for(let m=0;m<N.length;++m)
s(f,N[m],U[N[m]])}else throw R.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteS\
tring, ByteString>"]})}function s(f,U,N){if(N=g(N),G(U)){if(!w(N))throw R.errors.invalidArgument({prefix:"Headers.append",value:N,type:"header value"})}else throw R.
errors.invalidArgument({prefix:"Headers.append",value:U,type:"header name"});if(n(f)==="immutable")throw new TypeError("immutable");return B(f).append(U,N,!1)}function e(f){
const U=B(f);if(!U)return[];if(U.sortedMap)return U.sortedMap;const N=[],m=U.toSortedArray(),M=U.cookies;if(M===null||M.length===1)return U.sortedMap=m;for(let j=0;j<
m.length;++j){const{0:p,1:y}=m[j];if(p==="set-cookie")for(let _=0;_<M.length;++_)N.push([p,M[_]]);else N.push([p,y])}return U.sortedMap=N}function t(f,U){return f[0]<
U[0]?-1:1}class i{cookies=null;sortedMap;headersMap;constructor(U){U instanceof i?(this.headersMap=new Map(U.headersMap),this.sortedMap=U.sortedMap,this.cookies=
U.cookies===null?null:[...U.cookies]):(this.headersMap=new Map(U),this.sortedMap=null)}contains(U,N){return this.headersMap.has(N?U:U.toLowerCase())}clear(){this.
headersMap.clear(),this.sortedMap=null,this.cookies=null}append(U,N,m){this.sortedMap=null;const M=m?U:U.toLowerCase(),j=this.headersMap.get(M);if(j){const p=M===
"cookie"?"; ":", ";this.headersMap.set(M,{name:j.name,value:`${j.value}${p}${N}`})}else this.headersMap.set(M,{name:U,value:N});M==="set-cookie"&&(this.cookies??=
[]).push(N)}set(U,N,m){this.sortedMap=null;const M=m?U:U.toLowerCase();M==="set-cookie"&&(this.cookies=[N]),this.headersMap.set(M,{name:U,value:N})}delete(U,N){
this.sortedMap=null,N||(U=U.toLowerCase()),U==="set-cookie"&&(this.cookies=null),this.headersMap.delete(U)}get(U,N){return this.headersMap.get(N?U:U.toLowerCase())?.
value??null}*[Symbol.iterator](){for(const{0:U,1:{value:N}}of this.headersMap)yield[U,N]}get entries(){const U={};if(this.headersMap.size!==0)for(const{name:N,value:m}of this.
headersMap.values())C(U,N,m);return U}rawValues(){return this.headersMap.values()}get entriesList(){const U=[];if(this.headersMap.size!==0)for(const{0:N,1:{name:m,
value:M}}of this.headersMap)if(N==="set-cookie")for(const j of this.cookies)U.push([m,j]);else U.push([m,M]);return U}toSortedArray(){const U=this.headersMap.size,
N=new Array(U);if(U<=32){if(U===0)return N;const m=this.headersMap[Symbol.iterator](),M=m.next().value;N[0]=[M[0],M[1].value],F(M[1].value!==null);for(let j=1,p=0,
y=0,_=0,AA=0,z,x;j<U;++j){for(x=m.next().value,z=N[j]=[x[0],x[1].value],F(z[1]!==null),_=0,y=j;_<y;)AA=_+(y-_>>1),N[AA][0]<=z[0]?_=AA+1:y=AA;if(j!==AA){for(p=j;p>
_;)N[p]=N[--p];N[_]=z}}if(!m.next().done)throw new TypeError("Unreachable");return N}else{let m=0;for(const{0:M,1:{value:j}}of this.headersMap)N[m++]=[M,j],F(j!==
null);return N.sort(t)}}}let n,l,B,S;class L{#A;#e;constructor(U=void 0){R.util.markAsUncloneable(this),U!==I&&(this.#e=new i,this.#A="none",U!==void 0&&(U=R.converters.
HeadersInit(U,"Headers constructor","init"),c(this,U)))}append(U,N){R.brandCheck(this,R.is.Headers),R.argumentLengthCheck(arguments,2,"Headers.append");const m="\
Headers.append";return U=R.converters.ByteString(U,m,"name"),N=R.converters.ByteString(N,m,"value"),s(this,U,N)}delete(U){if(R.brandCheck(this,R.is.Headers),R.argumentLengthCheck(
arguments,1,"Headers.delete"),U=R.converters.ByteString(U,"Headers.delete","name"),!G(U))throw R.errors.invalidArgument({prefix:"Headers.delete",value:U,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(U,!1)&&this.#e.delete(U,!1)}get(U){R.brandCheck(this,R.is.Headers),R.argumentLengthCheck(
arguments,1,"Headers.get");const N="Headers.get";if(U=R.converters.ByteString(U,N,"name"),!G(U))throw R.errors.invalidArgument({prefix:N,value:U,type:"header na\
me"});return this.#e.get(U,!1)}has(U){R.brandCheck(this,R.is.Headers),R.argumentLengthCheck(arguments,1,"Headers.has");const N="Headers.has";if(U=R.converters.ByteString(
U,N,"name"),!G(U))throw R.errors.invalidArgument({prefix:N,value:U,type:"header name"});return this.#e.contains(U,!1)}set(U,N){R.brandCheck(this,R.is.Headers),R.
argumentLengthCheck(arguments,2,"Headers.set");const m="Headers.set";if(U=R.converters.ByteString(U,m,"name"),N=R.converters.ByteString(N,m,"value"),N=g(N),G(U)){
if(!w(N))throw R.errors.invalidArgument({prefix:m,value:N,type:"header value"})}else throw R.errors.invalidArgument({prefix:m,value:U,type:"header name"});if(this.#A===
"immutable")throw new TypeError("immutable");this.#e.set(U,N,!1)}getSetCookie(){R.brandCheck(this,R.is.Headers);const U=this.#e.cookies;return U?[...U]:[]}[D.inspect.
custom](U,N){return N.depth??=U,`Headers ${D.formatWithOptions(N,this.#e.entries)}`}static{n=U=>U.#A,l=(U,N)=>{U.#A=N},B=U=>U.#e,S=(U,N)=>{U.#e=N},R.is.Headers=
U=>U!=null&&typeof U=="object"&&#A in U}}b("Headers",L,e,0,1,R.is.Headers),Object.defineProperties(L.prototype,{append:o,delete:o,get:o,has:o,set:o,getSetCookie:o,
[Symbol.toStringTag]:{value:"Headers",configurable:!0},[D.inspect.custom]:{enumerable:!1}}),R.converters.HeadersInit=function(f,U,N){if(R.util.Type(f)===R.util.
Types.OBJECT){const m=Reflect.get(f,Symbol.iterator);if(!D.types.isProxy(f)&&m===L.prototype.entries)try{return B(f).entriesList}catch{}return typeof m=="functi\
on"?R.converters["sequence<sequence<ByteString>>"](f,U,N,m.bind(f)):R.converters["record<ByteString, ByteString>"](f,U,N)}throw R.errors.conversionFailed({prefix:"\
Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},cA.exports={fill:c,compareHeaderName:t,Headers:L,
HeadersList:i,getHeadersGuard:n,setHeadersGuard:l,setHeadersList:S,getHeadersList:B}}),4721:((cA,A,r)=>{const{makeNetworkError:I,makeAppropriateNetworkError:o,filterResponse:C,
makeResponse:b,fromInnerResponse:G,getResponseState:w}=r(7798),{HeadersList:R}=r(5127),{Request:F,cloneRequest:D,getRequestDispatcher:d,getRequestState:g,removeRequestAbortListener:c}=r(
3908),s=r(8522),{makePolicyContainer:e,clonePolicyContainer:t,requestBadPort:i,TAOCheck:n,appendRequestOriginHeader:l,responseLocationURL:B,requestCurrentURL:S,
setRequestReferrerPolicyOnRedirect:L,tryUpgradeRequestToAPotentiallyTrustworthyURL:f,createOpaqueTimingInfo:U,appendFetchMetadata:N,corsCheck:m,crossOriginResourcePolicyCheck:M,
determineRequestsReferrer:j,coarsenedSharedCurrentTime:p,sameOrigin:y,isCancelled:_,isAborted:AA,isErrorLike:z,fullyReadBody:x,readableStreamClose:NA,urlIsLocal:dA,
urlIsHttpHttpsScheme:YA,urlHasHttpsScheme:EA,clampAndCoarsenConnectionTimingInfo:O,simpleRangeHeaderValue:K,buildContentRange:TA,createInflate:GA,extractMimeType:KA,
hasAuthenticationEntry:MA,includesCredentials:PA,isTraversableNavigable:yA}=r(5977),X=r(4589),{safelyExtractBody:Y,extractBody:Z}=r(6561),{redirectStatusSet:uA,
nullBodyStatus:mA,safeMethodsSet:rA,requestBodyHeader:RA,subresourceSet:bA}=r(8520),qA=r(8474),{Readable:W,pipeline:re,finished:ge,isErrored:ce,isReadable:Ne}=r(
7075),{addAbortListener:ue,bufferToLowerCasedHeaderName:UA}=r(6511),{SocketError:CA}=r(6024),{dataURLProcessor:nA,serializeAMimeType:kA,minimizeSupportedMimeType:$A}=r(
4473),{getGlobalDispatcher:Q}=r(2272),{webidl:T}=r(9846),{STATUS_CODES:eA}=r(7067),{bytesMatch:aA}=r(1089),{isomorphicEncode:q}=r(1760),vA=["GET","HEAD"],a=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let BA;function _A(fA,Qe,IA){if(Array.isArray(IA)){for(let k=0;k<IA.length;k+=2){const oA=UA(IA[k]),QA=IA[k+1];
if(Array.isArray(QA)&&!Buffer.isBuffer(QA))for(const HA of QA)fA.append(oA,HA.toString("latin1"),!0);else fA.append(oA,QA.toString("latin1"),!0)}return}for(const[
k,oA]of Object.entries(Qe??{}))if(Array.isArray(oA))for(const QA of oA)fA.append(k,`${QA}`,!0);else fA.append(k,`${oA}`,!0)}class P extends qA{constructor(Qe){super(),
this.dispatcher=Qe,this.connection=null,this.dump=!1,this.state="ongoing"}terminate(Qe){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(
Qe),this.emit("terminated",Qe))}abort(Qe){this.state==="ongoing"&&(this.state="aborted",Qe||(Qe=new DOMException("The operation was aborted.","AbortError")),this.
serializedAbortReason=Qe,this.connection?.destroy(Qe),this.emit("terminated",Qe))}}function pA(fA){VA(fA,"fetch")}function SA(fA,Qe=void 0){T.argumentLengthCheck(
arguments,1,"globalThis.fetch");let IA=Promise.withResolvers(),k;try{k=new F(fA,Qe)}catch(iA){return IA.reject(iA),IA.promise}const oA=g(k);if(k.signal.aborted)
return $(IA,oA,null,k.signal.reason,null),IA.promise;oA.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(oA.serviceWorkers="none");let HA=null,
ne=!1,he=null;const me=ue(k.signal,()=>{ne=!0,X(he!=null),he.abort(k.signal.reason);const iA=HA?.deref();$(IA,oA,iA,k.signal.reason,he.controller)}),ae=()=>{me(),
c(k)};return he=hA({request:oA,processResponseEndOfBody:iA=>{pA(iA),ae()},processResponse:iA=>{if(!ne){if(iA.aborted){$(IA,oA,HA,he.serializedAbortReason,he.controller),
ae();return}if(iA.type==="error"){IA.reject(new TypeError("fetch failed",{cause:iA.error})),ae();return}HA=new WeakRef(G(iA,"immutable")),IA.resolve(HA.deref()),
IA=null}},dispatcher:d(k)}),IA.promise}function VA(fA,Qe="other"){if(fA.type==="error"&&fA.aborted||!fA.urlList?.length)return;const IA=fA.urlList[0];let k=fA.timingInfo,
oA=fA.cacheState;YA(IA)&&k!==null&&(fA.timingAllowPassed||(k=U({startTime:k.startTime}),oA=""),k.endTime=p(),fA.timingInfo=k,ie(k,IA.href,Qe,globalThis,oA,"",fA.
status))}const ie=performance.markResourceTiming;function $(fA,Qe,IA,k,oA){if(fA&&fA.reject(k),Qe.body?.stream!=null&&Ne(Qe.body.stream)&&Qe.body.stream.cancel(
k).catch(HA=>{if(HA.code!=="ERR_INVALID_STATE")throw HA}),IA==null)return;const QA=w(IA);QA.body?.stream!=null&&Ne(QA.body.stream)&&oA.error(k)}function hA({request:fA,
processRequestBodyChunkLength:Qe,processRequestEndOfBody:IA,processResponse:k,processResponseEndOfBody:oA,processResponseConsumeBody:QA,useParallelQueue:HA=!1,dispatcher:ne=Q()}){
X(ne);let he=null,me=!1;fA.client!=null&&(he=fA.client.globalObject,me=fA.client.crossOriginIsolatedCapability);const ae=p(me),pe=U({startTime:ae}),iA={controller:new P(
ne),request:fA,timingInfo:pe,processRequestBodyChunkLength:Qe,processRequestEndOfBody:IA,processResponse:k,processResponseConsumeBody:QA,processResponseEndOfBody:oA,
taskDestination:he,crossOriginIsolatedCapability:me};return X(!fA.body||fA.body.stream),fA.window==="client"&&(fA.window=fA.client?.globalObject?.constructor?.name===
"Window"?fA.client:"no-window"),fA.origin==="client"&&(fA.origin=fA.client.origin),fA.policyContainer==="client"&&(fA.client!=null?fA.policyContainer=t(fA.client.
policyContainer):fA.policyContainer=e()),fA.headersList.contains("accept",!0)||fA.headersList.append("accept","*/*",!0),fA.headersList.contains("accept-language",
!0)||fA.headersList.append("accept-language","*",!0),fA.priority,bA.has(fA.destination),lA(iA,!1),iA.controller}async function lA(fA,Qe){try{const IA=fA.request;
let k=null;if(IA.localURLsOnly&&!dA(S(IA))&&(k=I("local URLs only")),f(IA),i(IA)==="blocked"&&(k=I("bad port")),IA.referrerPolicy===""&&(IA.referrerPolicy=IA.policyContainer.
referrerPolicy),IA.referrer!=="no-referrer"&&(IA.referrer=j(IA)),k===null){const QA=S(IA);y(QA,IA.url)&&IA.responseTainting==="basic"||QA.protocol==="data:"||IA.
mode==="navigate"||IA.mode==="websocket"?(IA.responseTainting="basic",k=await DA(fA)):IA.mode==="same-origin"?k=I('request mode cannot be "same-origin"'):IA.mode===
"no-cors"?IA.redirect!=="follow"?k=I('redirect mode cannot be "follow" for "no-cors" request'):(IA.responseTainting="opaque",k=await DA(fA)):YA(S(IA))?(IA.responseTainting=
"cors",k=await te(fA)):k=I("URL scheme must be a HTTP(S) scheme")}if(Qe)return k;k.status!==0&&!k.internalResponse&&(IA.responseTainting,IA.responseTainting==="\
basic"?k=C(k,"basic"):IA.responseTainting==="cors"?k=C(k,"cors"):IA.responseTainting==="opaque"?k=C(k,"opaque"):X(!1));let oA=k.status===0?k:k.internalResponse;
if(oA.urlList.length===0&&oA.urlList.push(...IA.urlList),IA.timingAllowFailed||(k.timingAllowPassed=!0),k.type==="opaque"&&oA.status===206&&oA.rangeRequested&&!IA.
headers.contains("range",!0)&&(k=oA=I()),k.status!==0&&(IA.method==="HEAD"||IA.method==="CONNECT"||mA.includes(oA.status))&&(oA.body=null,fA.controller.dump=!0),
IA.integrity){const QA=ne=>ee(fA,I(ne));if(IA.responseTainting==="opaque"||k.body==null){QA(k.error);return}const HA=ne=>{if(!aA(ne,IA.integrity)){QA("integrity\
 mismatch");return}k.body=Y(ne)[0],ee(fA,k)};x(k.body,HA,QA)}else ee(fA,k)}catch(IA){fA.controller.terminate(IA)}}function DA(fA){if(_(fA))return Promise.resolve(
o(fA));const{request:Qe}=fA,{protocol:IA}=S(Qe);switch(IA){case"about:":return Promise.resolve(I("about scheme is not supported"));case"blob:":{BA||(BA=r(4573).
resolveObjectURL);const k=S(Qe);if(k.search.length!==0)return Promise.resolve(I("NetworkError when attempting to fetch resource."));const oA=BA(k.toString());if(Qe.
method!=="GET"||!T.is.Blob(oA))return Promise.resolve(I("invalid method"));const QA=b(),HA=oA.size,ne=q(`${HA}`),he=oA.type;if(Qe.headersList.contains("range",!0)){
QA.rangeRequested=!0;const me=Qe.headersList.get("range",!0),ae=K(me,!0);if(ae==="failure")return Promise.resolve(I("failed to fetch the data URL"));let{rangeStartValue:pe,
rangeEndValue:iA}=ae;if(pe===null)pe=HA-iA,iA=pe+iA-1;else{if(pe>=HA)return Promise.resolve(I("Range start is greater than the blob's size."));(iA===null||iA>=HA)&&
(iA=HA-1)}const FA=oA.slice(pe,iA+1,he),JA=Z(FA);QA.body=JA[0];const XA=q(`${FA.size}`),Ee=TA(pe,iA,HA);QA.status=206,QA.statusText="Partial Content",QA.headersList.
set("content-length",XA,!0),QA.headersList.set("content-type",he,!0),QA.headersList.set("content-range",Ee,!0)}else{const me=Z(oA);QA.statusText="OK",QA.body=me[0],
QA.headersList.set("content-length",ne,!0),QA.headersList.set("content-type",he,!0)}return Promise.resolve(QA)}case"data:":{const k=S(Qe),oA=nA(k);if(oA==="fail\
ure")return Promise.resolve(I("failed to fetch the data URL"));const QA=kA(oA.mimeType);return Promise.resolve(b({statusText:"OK",headersList:[["content-type",{
name:"Content-Type",value:QA}]],body:Y(oA.body)[0]}))}case"file:":return Promise.resolve(I("not implemented... yet..."));case"http:":case"https:":return te(fA).
catch(k=>I(k));default:return Promise.resolve(I("unknown scheme"))}}function zA(fA,Qe){fA.request.done=!0,fA.processResponseDone!=null&&queueMicrotask(()=>fA.processResponseDone(
Qe))}function ee(fA,Qe){let IA=fA.timingInfo;fA.request.destination==="document"&&(fA.controller.fullTimingInfo=IA);const k=()=>{const QA=Date.now();fA.controller.
reportTimingSteps=()=>{if(!YA(fA.request.url))return;IA.endTime=QA;let ne=Qe.cacheState;const he=Qe.bodyInfo;Qe.timingAllowPassed||(IA=U(IA),ne="");let me=0;if(fA.
request.mode!=="navigate"||!Qe.hasCrossOriginRedirects){me=Qe.status;const ae=KA(Qe.headersList);ae!=="failure"&&(he.contentType=$A(ae))}fA.request.initiatorType!=
null&&ie(IA,fA.request.url.href,fA.request.initiatorType,globalThis,ne,he,me)};const HA=()=>{fA.request.done=!0,fA.processResponseEndOfBody!=null&&queueMicrotask(
()=>fA.processResponseEndOfBody(Qe)),fA.request.initiatorType!=null&&fA.controller.reportTimingSteps()};queueMicrotask(()=>HA())};fA.processResponse!=null&&queueMicrotask(
()=>{fA.processResponse(Qe),fA.processResponse=null});const oA=Qe.type==="error"?Qe:Qe.internalResponse??Qe;if(oA.body==null?k():ge(oA.body.stream,()=>{k()}),fA.
processResponseConsumeBody!=null){const QA=ne=>fA.processResponseConsumeBody(Qe,ne),HA=()=>fA.processResponseConsumeBody(Qe,"failure");oA.body==null?queueMicrotask(
()=>QA(null)):x(oA.body,QA,HA)}}async function te(fA){const Qe=fA.request;let IA=null,k=null;const oA=fA.timingInfo;if(Qe.serviceWorkers,IA===null){if(Qe.redirect===
"follow"&&(Qe.serviceWorkers="none"),k=IA=await Se(fA),Qe.responseTainting==="cors"&&m(Qe,IA)==="failure")return I("cors failure");n(Qe,IA)==="failure"&&(Qe.timingAllowFailed=
!0)}return(Qe.responseTainting==="opaque"||IA.type==="opaque")&&M(Qe.origin,Qe.client,Qe.destination,k)==="blocked"?I("blocked"):(uA.has(k.status)&&(Qe.redirect!==
"manual"&&fA.controller.connection.destroy(),Qe.redirect==="error"?IA=I("unexpected redirect"):Qe.redirect==="manual"?IA=k:Qe.redirect==="follow"?IA=await De(fA,
IA):X(!1)),IA.timingInfo=oA,IA)}function De(fA,Qe){const IA=fA.request,k=Qe.internalResponse?Qe.internalResponse:Qe;let oA;try{if(oA=B(k,S(IA).hash),oA==null)return Qe}catch(HA){
return Promise.resolve(I(HA))}if(!YA(oA))return Promise.resolve(I("URL scheme must be a HTTP(S) scheme"));if(IA.redirectCount===20)return Promise.resolve(I("red\
irect count exceeded"));if(IA.redirectCount+=1,IA.mode==="cors"&&(oA.username||oA.password)&&!y(IA,oA))return Promise.resolve(I('cross origin not allowed for re\
quest mode "cors"'));if(IA.responseTainting==="cors"&&(oA.username||oA.password))return Promise.resolve(I('URL cannot contain credentials for request mode "cors\
"'));if(k.status!==303&&IA.body!=null&&IA.body.source==null)return Promise.resolve(I());if([301,302].includes(k.status)&&IA.method==="POST"||k.status===303&&!vA.
includes(IA.method)){IA.method="GET",IA.body=null;for(const HA of RA)IA.headersList.delete(HA)}y(S(IA),oA)||(IA.headersList.delete("authorization",!0),IA.headersList.
delete("proxy-authorization",!0),IA.headersList.delete("cookie",!0),IA.headersList.delete("host",!0)),IA.body!=null&&(X(IA.body.source!=null),IA.body=Y(IA.body.
source)[0]);const QA=fA.timingInfo;return QA.redirectEndTime=QA.postRedirectStartTime=p(fA.crossOriginIsolatedCapability),QA.redirectStartTime===0&&(QA.redirectStartTime=
QA.startTime),IA.urlList.push(oA),L(IA,k),lA(fA,!0)}async function Se(fA,Qe=!1,IA=!1){const k=fA.request;let oA=null,QA=null,HA=null;const ne=null,he=!1;k.window===
"no-window"&&k.redirect==="error"?(oA=fA,QA=k):(k.body?.source!=null?QA=D(k):(QA=D({...k,body:null}),QA.body=k.body),oA={...fA},oA.request=QA);const me=k.credentials===
"include"||k.credentials==="same-origin"&&k.responseTainting==="basic",ae=QA.body?QA.body.length:null;let pe=null;if(QA.body==null&&["POST","PUT"].includes(QA.method)&&
(pe="0"),ae!=null&&(pe=q(`${ae}`)),pe!=null&&!QA.headersList.contains("content-length",!0)&&QA.headersList.append("content-length",pe,!0),ae!=null&&QA.keepalive,
T.is.URL(QA.referrer)&&QA.headersList.append("referer",q(QA.referrer.href),!0),l(QA),N(QA),QA.headersList.contains("user-agent",!0)||QA.headersList.append("user\
-agent",a,!0),QA.cache==="default"&&(QA.headersList.contains("if-modified-since",!0)||QA.headersList.contains("if-none-match",!0)||QA.headersList.contains("if-u\
nmodified-since",!0)||QA.headersList.contains("if-match",!0)||QA.headersList.contains("if-range",!0))&&(QA.cache="no-store"),QA.cache==="no-cache"&&!QA.preventNoCacheCacheControlHeaderModification&&
!QA.headersList.contains("cache-control",!0)&&QA.headersList.append("cache-control","max-age=0",!0),(QA.cache==="no-store"||QA.cache==="reload")&&(QA.headersList.
contains("pragma",!0)||QA.headersList.append("pragma","no-cache",!0),QA.headersList.contains("cache-control",!0)||QA.headersList.append("cache-control","no-cach\
e",!0)),QA.headersList.contains("range",!0)&&QA.headersList.append("accept-encoding","identity",!0),QA.headersList.contains("accept-encoding",!0)||(EA(S(QA))?QA.
headersList.append("accept-encoding","br, gzip, deflate, zstd",!0):QA.headersList.append("accept-encoding","gzip, deflate",!0)),QA.headersList.delete("host",!0),
me&&!QA.headersList.contains("authorization",!0)){let iA=null;if(!(MA(QA)&&(QA.useURLCredentials===void 0||!PA(S(QA))))){if(PA(S(QA))&&Qe){const{username:FA,password:JA}=S(
QA);iA=`Basic ${Buffer.from(`${FA}:${JA}`).toString("base64")}`}}iA!==null&&QA.headersList.append("Authorization",iA,!1)}if(ne==null&&(QA.cache="no-store"),QA.cache!==
"no-store"&&QA.cache,HA==null){if(QA.cache==="only-if-cached")return I("only if cached");const iA=await Fe(oA,me,IA);!rA.has(QA.method)&&iA.status>=200&&iA.status<=
399,he&&iA.status,HA==null&&(HA=iA)}if(HA.urlList=[...QA.urlList],QA.headersList.contains("range",!0)&&(HA.rangeRequested=!0),HA.requestIncludesCredentials=me,HA.
status===401&&QA.responseTainting!=="cors"&&me&&(k.useURLCredentials!==void 0||yA(k.traversableForUserPrompts))){if(k.body!=null){if(k.body.source==null)return HA;
k.body=Y(k.body.source)[0]}if(k.useURLCredentials===void 0||Qe)return _(fA)?o(fA):HA;fA.controller.connection.destroy(),HA=await Se(fA,!0)}if(HA.status===407)return k.
window==="no-window"?I():_(fA)?o(fA):I("proxy authentication required");if(HA.status===421&&!IA&&(k.body==null||k.body.source!=null)){if(_(fA))return o(fA);fA.controller.
connection.destroy(),HA=await Se(fA,Qe,!0)}return HA}async function Fe(fA,Qe=!1,IA=!1){X(!fA.controller.connection||fA.controller.connection.destroyed),fA.controller.
connection={abort:null,destroyed:!1,destroy(JA){this.destroyed||(this.destroyed=!0,this.abort?.(JA??new DOMException("The operation was aborted.","AbortError")))}};
const k=fA.request;let oA=null;const QA=fA.timingInfo;null==null&&(k.cache="no-store");const ne=IA?"yes":"no";k.mode;let he=null;if(k.body==null&&fA.processRequestEndOfBody)
queueMicrotask(()=>fA.processRequestEndOfBody());else if(k.body!=null){const JA=async function*(de){_(fA)||(yield de,fA.processRequestBodyChunkLength?.(de.byteLength))},
XA=()=>{_(fA)||fA.processRequestEndOfBody&&fA.processRequestEndOfBody()},Ee=de=>{_(fA)||(de.name==="AbortError"?fA.controller.abort():fA.controller.terminate(de))};
he=(async function*(){try{for await(const de of k.body.stream)yield*JA(de);XA()}catch(de){Ee(de)}})()}try{const{body:JA,status:XA,statusText:Ee,headersList:de,socket:Ue}=await FA(
{body:he});if(Ue)oA=b({status:XA,statusText:Ee,headersList:de,socket:Ue});else{const Me=JA[Symbol.asyncIterator]();fA.controller.next=()=>Me.next(),oA=b({status:XA,
statusText:Ee,headersList:de})}}catch(JA){return JA.name==="AbortError"?(fA.controller.connection.destroy(),o(fA,JA)):I(JA)}const me=()=>fA.controller.resume(),
ae=JA=>{_(fA)||fA.controller.abort(JA)},pe=new ReadableStream({start(JA){fA.controller.controller=JA},pull:me,cancel:ae,type:"bytes"});oA.body={stream:pe,source:null,
length:null},fA.controller.resume||fA.controller.on("terminated",iA),fA.controller.resume=async()=>{for(;;){let JA,XA;try{const{done:de,value:Ue}=await fA.controller.
next();if(AA(fA))break;JA=de?void 0:Ue}catch(de){fA.controller.ended&&!QA.encodedBodySize?JA=void 0:(JA=de,XA=!0)}if(JA===void 0){NA(fA.controller.controller),zA(
fA,oA);return}if(QA.decodedBodySize+=JA?.byteLength??0,XA){fA.controller.terminate(JA);return}const Ee=new Uint8Array(JA);if(Ee.byteLength&&fA.controller.controller.
enqueue(Ee),ce(pe)){fA.controller.terminate();return}if(fA.controller.controller.desiredSize<=0)return}};function iA(JA){AA(fA)?(oA.aborted=!0,Ne(pe)&&fA.controller.
controller.error(fA.controller.serializedAbortReason)):Ne(pe)&&fA.controller.controller.error(new TypeError("terminated",{cause:z(JA)?JA:void 0})),fA.controller.
connection.destroy()}return oA;function FA({body:JA}){const XA=S(k),Ee=fA.controller.dispatcher,de=XA.pathname+XA.search,Ue=XA.search.length===0&&XA.href[XA.href.
length-XA.hash.length-1]==="?";return Me(JA);function Me(Ge,We){return new Promise(($e,it)=>Ee.dispatch({path:Ue?`${de}?`:de,origin:XA.origin,method:k.method,body:Ee.
isMockActive?k.body&&(k.body.source||k.body.stream):Ge,__mockAgentBodyForDispatch:Ge,headers:k.headersList.entries,maxRedirections:0,upgrade:k.mode==="websocket"?
"websocket":void 0,...We===!1?{allowH2:We}:null},{body:null,abort:null,onRequestStart(Xe){const{connection:OA}=fA.controller;QA.finalConnectionTimingInfo=O(void 0,
QA.postRedirectStartTime,fA.crossOriginIsolatedCapability);const h=E=>Xe.abort(E);OA.destroyed?h(new DOMException("The operation was aborted.","AbortError")):(fA.
controller.on("terminated",h),this.abort=OA.abort=h),QA.finalNetworkRequestStartTime=p(fA.crossOriginIsolatedCapability)},onResponseStarted(){QA.finalNetworkResponseStartTime=
p(fA.crossOriginIsolatedCapability)},onResponseStart(Xe,OA,h,E){if(OA<200)return;const V=Xe?.rawHeaders??[],J=new R;_A(J,h,V);const sA=J.get("location",!0)&&k.redirect===
"follow"&&uA.has(OA),wA=[];if(k.method!=="HEAD"&&k.method!=="CONNECT"&&!mA.includes(OA)&&!sA){const se=J.get("content-encoding",!0),Ie=se?se.toLowerCase().split(
","):[],Be=5;if(Ie.length>Be){Xe.abort(new Error(`too many content-encodings in response: ${Ie.length}, maximum allowed is ${Be}`));return}for(let Re=Ie.length-
1;Re>=0;--Re){const Le=Ie[Re].trim();if(Le==="x-gzip"||Le==="gzip")wA.push(s.createGunzip({flush:s.constants.Z_SYNC_FLUSH,finishFlush:s.constants.Z_SYNC_FLUSH}));else if(Le===
"deflate")wA.push(GA({flush:s.constants.Z_SYNC_FLUSH,finishFlush:s.constants.Z_SYNC_FLUSH}));else if(Le==="br")wA.push(s.createBrotliDecompress({flush:s.constants.
BROTLI_OPERATION_FLUSH,finishFlush:s.constants.BROTLI_OPERATION_FLUSH}));else if(Le==="zstd")wA.push(s.createZstdDecompress({flush:s.constants.ZSTD_e_continue,finishFlush:s.
constants.ZSTD_e_end,params:{[s.constants.ZSTD_d_windowLogMax]:23}}));else{wA.length=0;break}}}this.body=new W({read:()=>Xe.resume()});const WA=se=>this.onResponseError(
Xe,se);$e({status:OA,statusText:E,headersList:J,body:wA.length?re(this.body,...wA,se=>{se&&this.onResponseError(Xe,se)}).on("error",WA):this.body.on("error",WA)})},
onResponseData(Xe,OA){if(fA.controller.dump)return;const h=OA;QA.encodedBodySize+=h.byteLength,this.body.push(h)===!1&&Xe.pause()},onResponseEnd(){this.abort&&fA.
controller.off("terminated",this.abort),fA.controller.ended=!0,this.body?.push(null)},onResponseError(Xe,OA){if(this.abort&&fA.controller.off("terminated",this.
abort),k.mode==="websocket"&&We!==!1&&OA?.code==="UND_ERR_INFO"&&OA?.message==="HTTP/2: Extended CONNECT protocol not supported by server"){$e(Me(Ge,!1));return}
this.body?.destroy(OA),Xe?.aborted||fA.controller.terminate(OA),it(OA)},onRequestUpgrade(Xe,OA,h,E){if(E.session!=null&&OA!==200||E.session==null&&OA!==101)return E.
session!=null&&Xe.abort(new CA("bad upgrade",null)),!1;const V=Xe?.rawHeaders??[],J=new R;return _A(J,h,V),$e({status:OA,statusText:eA[OA],headersList:J,socket:E}),
!0}}))}}}cA.exports={fetch:SA,Fetch:P,fetching:hA,finalizeAndReportTiming:VA}}),3908:((cA,A,r)=>{const{extractBody:I,mixinBody:o,cloneBody:C,bodyUnusable:b}=r(6561),
{Headers:G,fill:w,HeadersList:R,setHeadersGuard:F,getHeadersGuard:D,setHeadersList:d,getHeadersList:g}=r(5127),c=r(6511),s=r(7975),{isValidHTTPToken:e,sameOrigin:t,
environmentSettingsObject:i}=r(5977),{forbiddenMethodsSet:n,corsSafeListedMethodsSet:l,referrerPolicy:B,requestRedirect:S,requestMode:L,requestCredentials:f,requestCache:U,
requestDuplex:N}=r(8520),{kEnumerableProperty:m,normalizedMethodRecordsBase:M,normalizedMethodRecords:j}=c,{webidl:p}=r(9846),{URLSerializer:y}=r(4473),{kConstruct:_}=r(
914),AA=r(4589),z=new FinalizationRegistry(({signal:rA,reference:RA})=>{dA(rA,RA)}),x=new WeakMap,NA=new WeakMap;function dA(rA,RA){const bA=NA.get(rA);bA instanceof
Set&&(bA.delete(RA),bA.size!==0)||(rA.removeEventListener("abort",EA),NA.delete(rA))}function YA(rA,RA){z.unregister(rA);const bA=rA.deref();bA!==void 0&&(x.delete(
bA.signal),bA.abort(RA))}function EA(){this.removeEventListener("abort",EA);const rA=NA.get(this);if(rA instanceof Set){for(const RA of rA)YA(RA,this.reason);rA.
clear()}else YA(rA,this.reason);NA.delete(this)}function O(rA){const RA=new AbortController;if(rA==null)return RA.signal;if(rA.aborted)return RA.abort(rA.reason),
RA.signal;const bA=new WeakRef(RA),qA=NA.get(rA);if(qA===void 0)c.addAbortListener(rA,EA),NA.set(rA,bA);else if(qA instanceof WeakRef){const W=new Set;W.add(qA),
W.add(bA),NA.set(rA,W)}else qA.add(bA);return z.register(RA,{signal:rA,reference:bA},bA),x.set(RA.signal,{controller:RA,source:rA,reference:bA}),RA.signal}let K=!1,
TA,GA,KA,MA,PA,yA,X;class Y{#A;#e;#n;#t;constructor(RA,bA=void 0){if(p.util.markAsUncloneable(this),RA===_)return;p.argumentLengthCheck(arguments,1,"Request con\
structor"),RA=p.converters.RequestInfo(RA),bA=p.converters.RequestInit(bA);let W=null,re=null;const ge=i.settingsObject.baseUrl;let ce=null;if(typeof RA=="strin\
g"){this.#e=bA.dispatcher;let T;try{T=new URL(RA,ge)}catch(eA){throw new TypeError("Failed to parse URL from "+RA,{cause:eA})}if(T.username||T.password)throw new TypeError(
"Request cannot be constructed from a URL that includes credentials: "+RA);W=Z({urlList:[T]}),re="cors"}else AA(p.is.Request(RA)),W=RA.#t,ce=RA.#A,this.#e=bA.dispatcher||
RA.#e;const Ne=i.settingsObject.origin;let ue="client";if(W.window?.constructor?.name==="EnvironmentSettingsObject"&&t(W.window,Ne)&&(ue=W.window),bA.window!=null)
throw new TypeError(`'window' option '${ue}' must be null`);"window"in bA&&(ue="no-window"),W=Z({method:W.method,headersList:W.headersList,unsafeRequest:W.unsafeRequest,
client:i.settingsObject,window:ue,priority:W.priority,origin:W.origin,referrer:W.referrer,referrerPolicy:W.referrerPolicy,mode:W.mode,credentials:W.credentials,
cache:W.cache,redirect:W.redirect,integrity:W.integrity,keepalive:W.keepalive,reloadNavigation:W.reloadNavigation,historyNavigation:W.historyNavigation,urlList:[
...W.urlList]});const UA=Object.keys(bA).length!==0;if(UA&&(W.mode==="navigate"&&(W.mode="same-origin"),W.reloadNavigation=!1,W.historyNavigation=!1,W.origin="c\
lient",W.referrer="client",W.referrerPolicy="",W.url=W.urlList[W.urlList.length-1],W.urlList=[W.url]),bA.referrer!==void 0){const T=bA.referrer;if(T==="")W.referrer=
"no-referrer";else{let eA;try{eA=new URL(T,ge)}catch(aA){throw new TypeError(`Referrer "${T}" is not a valid URL.`,{cause:aA})}eA.protocol==="about:"&&eA.hostname===
"client"||Ne&&!t(eA,i.settingsObject.baseUrl)?W.referrer="client":W.referrer=eA}}bA.referrerPolicy!==void 0&&(W.referrerPolicy=bA.referrerPolicy);let CA;if(bA.mode!==
void 0?CA=bA.mode:CA=re,CA==="navigate")throw p.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(CA!=null&&(W.mode=CA),
bA.credentials!==void 0&&(W.credentials=bA.credentials),bA.cache!==void 0&&(W.cache=bA.cache),W.cache==="only-if-cached"&&W.mode!=="same-origin")throw new TypeError(
"'only-if-cached' can be set only with 'same-origin' mode");if(bA.redirect!==void 0&&(W.redirect=bA.redirect),bA.integrity!=null&&(W.integrity=String(bA.integrity)),
bA.keepalive!==void 0&&(W.keepalive=!!bA.keepalive),bA.method!==void 0){let T=bA.method;const eA=j[T];if(eA!==void 0)W.method=eA;else{if(!e(T))throw new TypeError(
`'${T}' is not a valid HTTP method.`);const aA=T.toUpperCase();if(n.has(aA))throw new TypeError(`'${T}' HTTP method is unsupported.`);T=M[aA]??T,W.method=T}!K&&
W.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.",{code:"\
UNDICI-FETCH-patch"}),K=!0)}if(bA.signal!==void 0&&(ce=bA.signal),this.#t=W,this.#A=O(ce),this.#n=new G(_),d(this.#n,W.headersList),F(this.#n,"request"),CA==="n\
o-cors"){if(!l.has(W.method))throw new TypeError(`'${W.method} is unsupported in no-cors mode.`);F(this.#n,"request-no-cors")}if(UA){const T=g(this.#n),eA=bA.headers!==
void 0?bA.headers:new R(T);if(T.clear(),eA instanceof R){for(const{name:aA,value:q}of eA.rawValues())T.append(aA,q,!1);T.cookies=eA.cookies}else w(this.#n,eA)}const nA=p.
is.Request(RA)?RA.#t.body:null;if((bA.body!=null||nA!=null)&&(W.method==="GET"||W.method==="HEAD"))throw new TypeError("Request with GET/HEAD method cannot have\
 body.");let kA=null;if(bA.body!=null){const[T,eA]=I(bA.body,W.keepalive);kA=T,eA&&!g(this.#n).contains("content-type",!0)&&this.#n.append("content-type",eA,!0)}
const $A=kA??nA;if($A!=null&&$A.source==null){if(kA!=null&&bA.duplex==null)throw new TypeError("RequestInit: duplex option is required when sending a body.");if(W.
mode!=="same-origin"&&W.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');W.useCORSPreflightFlag=
!0}let Q=$A;if(kA==null&&nA!=null){if(b(RA.#t))throw new TypeError("Cannot construct a Request with a Request object that has already been used.");const T=new TransformStream;
nA.stream.pipeThrough(T),Q={source:nA.source,length:nA.length,stream:T.readable}}this.#t.body=Q}get method(){return p.brandCheck(this,p.is.Request),this.#t.method}get url(){
return p.brandCheck(this,p.is.Request),y(this.#t.url)}get headers(){return p.brandCheck(this,p.is.Request),this.#n}get destination(){return p.brandCheck(this,p.
is.Request),this.#t.destination}get referrer(){return p.brandCheck(this,p.is.Request),this.#t.referrer==="no-referrer"?"":this.#t.referrer==="client"?"about:cli\
ent":this.#t.referrer.toString()}get referrerPolicy(){return p.brandCheck(this,p.is.Request),this.#t.referrerPolicy}get mode(){return p.brandCheck(this,p.is.Request),
this.#t.mode}get credentials(){return p.brandCheck(this,p.is.Request),this.#t.credentials}get cache(){return p.brandCheck(this,p.is.Request),this.#t.cache}get redirect(){
return p.brandCheck(this,p.is.Request),this.#t.redirect}get integrity(){return p.brandCheck(this,p.is.Request),this.#t.integrity}get keepalive(){return p.brandCheck(
this,p.is.Request),this.#t.keepalive}get isReloadNavigation(){return p.brandCheck(this,p.is.Request),this.#t.reloadNavigation}get isHistoryNavigation(){return p.
brandCheck(this,p.is.Request),this.#t.historyNavigation}get signal(){return p.brandCheck(this,p.is.Request),this.#A}get body(){return p.brandCheck(this,p.is.Request),
this.#t.body?this.#t.body.stream:null}get bodyUsed(){return p.brandCheck(this,p.is.Request),!!this.#t.body&&c.isDisturbed(this.#t.body.stream)}get duplex(){return p.
brandCheck(this,p.is.Request),"half"}clone(){if(p.brandCheck(this,p.is.Request),b(this.#t))throw new TypeError("unusable");const RA=uA(this.#t),bA=O(this.#A);return mA(
RA,this.#e,bA,D(this.#n))}[s.inspect.custom](RA,bA){bA.depth===null&&(bA.depth=2),bA.colors??=!0;const qA={method:this.method,url:this.url,headers:this.headers,
destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${s.formatWithOptions(bA,qA)}`}static{TA=(RA,bA)=>{RA.#A=bA},GA=RA=>RA.#e,KA=(RA,bA)=>{RA.#e=bA},MA=(RA,bA)=>{RA.#n=bA},PA=RA=>RA.#t,yA=(RA,bA)=>{
RA.#t=bA},X=RA=>{const bA=x.get(RA.#A);bA!==void 0&&(x.delete(RA.#A),z.unregister(bA.reference),dA(bA.source,bA.reference))},p.is.Request=RA=>RA!=null&&typeof RA==
"object"&&#t in RA}}o(Y,PA,p.is.Request);function Z(rA){return{method:rA.method??"GET",localURLsOnly:rA.localURLsOnly??!1,unsafeRequest:rA.unsafeRequest??!1,body:rA.
body??null,client:rA.client??null,reservedClient:rA.reservedClient??null,replacesClientId:rA.replacesClientId??"",window:rA.window??"client",keepalive:rA.keepalive??
!1,serviceWorkers:rA.serviceWorkers??"all",initiator:rA.initiator??"",destination:rA.destination??"",priority:rA.priority??"auto",origin:rA.origin??"client",policyContainer:rA.
policyContainer??"client",referrer:rA.referrer??"client",referrerPolicy:rA.referrerPolicy??"",mode:rA.mode??"no-cors",useCORSPreflightFlag:rA.useCORSPreflightFlag??
!1,credentials:rA.credentials??"same-origin",useCredentials:rA.useCredentials??!1,cache:rA.cache??"default",redirect:rA.redirect??"follow",integrity:rA.integrity??
"",cryptoGraphicsNonceMetadata:rA.cryptoGraphicsNonceMetadata??"",parserMetadata:rA.parserMetadata??"",reloadNavigation:rA.reloadNavigation??!1,historyNavigation:rA.
historyNavigation??!1,userActivation:rA.userActivation??!1,taintedOrigin:rA.taintedOrigin??!1,redirectCount:rA.redirectCount??0,responseTainting:rA.responseTainting??
"basic",preventNoCacheCacheControlHeaderModification:rA.preventNoCacheCacheControlHeaderModification??!1,done:rA.done??!1,timingAllowFailed:rA.timingAllowFailed??
!1,useURLCredentials:rA.useURLCredentials??void 0,traversableForUserPrompts:rA.traversableForUserPrompts??"client",urlList:rA.urlList,url:rA.urlList[0],headersList:rA.
headersList?new R(rA.headersList):new R}}function uA(rA){const RA=Z({...rA,body:null});return rA.body!=null&&(RA.body=C(rA.body)),RA}function mA(rA,RA,bA,qA){const W=new Y(
_);yA(W,rA),KA(W,RA),TA(W,bA);const re=new G(_);return MA(W,re),d(re,rA.headersList),F(re,qA),W}Object.defineProperties(Y.prototype,{method:m,url:m,headers:m,redirect:m,
clone:m,signal:m,duplex:m,destination:m,body:m,bodyUsed:m,isHistoryNavigation:m,isReloadNavigation:m,keepalive:m,integrity:m,cache:m,credentials:m,attribute:m,referrerPolicy:m,
referrer:m,mode:m,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),p.converters.RequestInfo=function(rA){return typeof rA=="string"?p.converters.USVString(
rA):p.is.Request(rA)?rA:p.converters.USVString(rA)},p.converters.RequestInit=p.dictionaryConverter([{key:"method",converter:p.converters.ByteString},{key:"heade\
rs",converter:p.converters.HeadersInit},{key:"body",converter:p.nullableConverter(p.converters.BodyInit)},{key:"referrer",converter:p.converters.USVString},{key:"\
referrerPolicy",converter:p.converters.DOMString,allowedValues:B},{key:"mode",converter:p.converters.DOMString,allowedValues:L},{key:"credentials",converter:p.converters.
DOMString,allowedValues:f},{key:"cache",converter:p.converters.DOMString,allowedValues:U},{key:"redirect",converter:p.converters.DOMString,allowedValues:S},{key:"\
integrity",converter:p.converters.DOMString},{key:"keepalive",converter:p.converters.boolean},{key:"signal",converter:p.nullableConverter(rA=>p.converters.AbortSignal(
rA,"RequestInit","signal"))},{key:"window",converter:p.converters.any},{key:"duplex",converter:p.converters.DOMString,allowedValues:N},{key:"dispatcher",converter:p.
converters.any},{key:"priority",converter:p.converters.DOMString,allowedValues:["high","low","auto"]}]),cA.exports={Request:Y,makeRequest:Z,fromInnerRequest:mA,
cloneRequest:uA,getRequestDispatcher:GA,getRequestState:PA,removeRequestAbortListener:X}}),7798:((cA,A,r)=>{const{Headers:I,HeadersList:o,fill:C,getHeadersGuard:b,
setHeadersGuard:G,setHeadersList:w}=r(5127),{extractBody:R,cloneBody:F,mixinBody:D,streamRegistry:d,bodyUnusable:g}=r(6561),c=r(6511),s=r(7975),{kEnumerableProperty:e}=c,
{isValidReasonPhrase:t,isCancelled:i,isAborted:n,isErrorLike:l,environmentSettingsObject:B}=r(5977),{redirectStatusSet:S,nullBodyStatus:L}=r(8520),{webidl:f}=r(
9846),{URLSerializer:U}=r(4473),{kConstruct:N}=r(914),m=r(4589),{isomorphicEncode:M,serializeJavascriptValueToJSONString:j}=r(1760),p=new TextEncoder("utf-8");let y,
_,AA,z;class x{#A;#e;static error(){return KA(YA(),"immutable")}static json(PA,yA=void 0){f.argumentLengthCheck(arguments,1,"Response.json"),yA=f.converters.ResponseInit(
yA);const X=p.encode(j(PA)),Y=R(X),Z=KA(dA({}),"response");return GA(Z,yA,{body:Y[0],type:"application/json"}),Z}static redirect(PA,yA=302){f.argumentLengthCheck(
arguments,1,"Response.redirect"),PA=f.converters.USVString(PA),yA=f.converters["unsigned short"](yA);let X;try{X=new URL(PA,B.settingsObject.baseUrl)}catch(uA){
throw new TypeError(`Failed to parse URL from ${PA}`,{cause:uA})}if(!S.has(yA))throw new RangeError(`Invalid status code ${yA}`);const Y=KA(dA({}),"immutable");
Y.#e.status=yA;const Z=M(U(X));return Y.#e.headersList.append("location",Z,!0),Y}constructor(PA=null,yA=void 0){if(f.util.markAsUncloneable(this),PA===N)return;
PA!==null&&(PA=f.converters.BodyInit(PA,"Response","body")),yA=f.converters.ResponseInit(yA),this.#e=dA({}),this.#A=new I(N),G(this.#A,"response"),w(this.#A,this.#e.
headersList);let X=null;if(PA!=null){const[Y,Z]=R(PA);X={body:Y,type:Z}}GA(this,yA,X)}get type(){return f.brandCheck(this,f.is.Response),this.#e.type}get url(){
f.brandCheck(this,f.is.Response);const PA=this.#e.urlList,yA=PA[PA.length-1]??null;return yA===null?"":U(yA,!0)}get redirected(){return f.brandCheck(this,f.is.Response),
this.#e.urlList.length>1}get status(){return f.brandCheck(this,f.is.Response),this.#e.status}get ok(){return f.brandCheck(this,f.is.Response),this.#e.status>=200&&
this.#e.status<=299}get statusText(){return f.brandCheck(this,f.is.Response),this.#e.statusText}get headers(){return f.brandCheck(this,f.is.Response),this.#A}get body(){
return f.brandCheck(this,f.is.Response),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return f.brandCheck(this,f.is.Response),!!this.#e.body&&c.isDisturbed(
this.#e.body.stream)}clone(){if(f.brandCheck(this,f.is.Response),g(this.#e))throw f.errors.exception({header:"Response.clone",message:"Body has already been con\
sumed."});const PA=NA(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&d.register(this,new WeakRef(this.#e.body.stream)),KA(PA,b(this.#A))}[s.inspect.
custom](PA,yA){yA.depth===null&&(yA.depth=2),yA.colors??=!0;const X={status:this.status,statusText:this.statusText,headers:this.headers,body:this.body,bodyUsed:this.
bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${s.formatWithOptions(yA,X)}`}static{y=PA=>PA.#A,_=(PA,yA)=>{PA.#A=yA},
AA=PA=>PA.#e,z=(PA,yA)=>{PA.#e=yA},f.is.Response=PA=>PA!=null&&typeof PA=="object"&&#e in PA}}D(x,AA,f.is.Response),Object.defineProperties(x.prototype,{type:e,
url:e,status:e,ok:e,redirected:e,statusText:e,headers:e,clone:e,body:e,bodyUsed:e,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),Object.defineProperties(
x,{json:e,redirect:e,error:e});function NA(MA){if(MA.internalResponse)return K(NA(MA.internalResponse),MA.type);const PA=dA({...MA,body:null});return MA.body!=null&&
(PA.body=F(MA.body)),PA}function dA(MA){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"default",status:200,timingInfo:null,
cacheState:"",statusText:"",...MA,headersList:MA?.headersList?new o(MA?.headersList):new o,urlList:MA?.urlList?[...MA.urlList]:[]}}function YA(MA){const PA=l(MA);
return dA({type:"error",status:0,error:PA?MA:new Error(MA&&String(MA)),aborted:MA&&MA.name==="AbortError"})}function EA(MA){return MA.type==="error"&&MA.status===
0}function O(MA,PA){return PA={internalResponse:MA,...PA},new Proxy(MA,{get(yA,X){return X in PA?PA[X]:yA[X]},set(yA,X,Y){return m(!(X in PA)),yA[X]=Y,!0}})}function K(MA,PA){
if(PA==="basic")return O(MA,{type:"basic",headersList:MA.headersList});if(PA==="cors")return O(MA,{type:"cors",headersList:MA.headersList});if(PA==="opaque")return O(
MA,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(PA==="opaqueredirect")return O(MA,{type:"opaqueredirect",status:0,statusText:"",headersList:[],
body:null});m(!1)}function TA(MA,PA=null){return m(i(MA)),n(MA)?YA(Object.assign(new DOMException("The operation was aborted.","AbortError"),{cause:PA})):YA(Object.
assign(new DOMException("Request was cancelled."),{cause:PA}))}function GA(MA,PA,yA){if(PA.status!==null&&(PA.status<200||PA.status>599))throw new RangeError('i\
nit["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in PA&&PA.statusText!=null&&!t(String(PA.statusText)))throw new TypeError("Invalid\
 statusText");if("status"in PA&&PA.status!=null&&(AA(MA).status=PA.status),"statusText"in PA&&PA.statusText!=null&&(AA(MA).statusText=PA.statusText),"headers"in
PA&&PA.headers!=null&&C(y(MA),PA.headers),yA){if(L.includes(MA.status))throw f.errors.exception({header:"Response constructor",message:`Invalid response status \
code ${MA.status}`});AA(MA).body=yA.body,yA.type!=null&&!AA(MA).headersList.contains("content-type",!0)&&AA(MA).headersList.append("content-type",yA.type,!0)}}function KA(MA,PA){
const yA=new x(N);z(yA,MA);const X=new I(N);return _(yA,X),w(X,MA.headersList),G(X,PA),MA.urlList.length!==0&&MA.body?.stream&&d.register(yA,new WeakRef(MA.body.
stream)),yA}f.converters.XMLHttpRequestBodyInit=function(MA,PA,yA){return typeof MA=="string"?f.converters.USVString(MA,PA,yA):f.is.Blob(MA)||f.is.BufferSource(
MA)||f.is.FormData(MA)||f.is.URLSearchParams(MA)?MA:f.converters.DOMString(MA,PA,yA)},f.converters.BodyInit=function(MA,PA,yA){return f.is.ReadableStream(MA)||MA?.[Symbol.
asyncIterator]?MA:f.converters.XMLHttpRequestBodyInit(MA,PA,yA)},f.converters.ResponseInit=f.dictionaryConverter([{key:"status",converter:f.converters["unsigned\
 short"],defaultValue:()=>200},{key:"statusText",converter:f.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:f.converters.HeadersInit}]),cA.
exports={isNetworkError:EA,makeNetworkError:YA,makeResponse:dA,makeAppropriateNetworkError:TA,filterResponse:K,Response:x,cloneResponse:NA,fromInnerResponse:KA,
getResponseState:AA}}),5977:((cA,A,r)=>{const{Transform:I}=r(7075),o=r(8522),{redirectStatusSet:C,referrerPolicyTokens:b,badPortsSet:G}=r(8520),{getGlobalOrigin:w}=r(
4814),{collectAnHTTPQuotedString:R,parseMIMEType:F}=r(4473),{performance:D}=r(643),{isValidHTTPToken:d,normalizedMethodRecordsBase:g}=r(6511),c=r(4589),{isUint8Array:s}=r(
3429),{webidl:e}=r(9846),{isomorphicEncode:t,collectASequenceOfCodePoints:i,removeChars:n}=r(1760);function l(P){const pA=P.urlList,SA=pA.length;return SA===0?null:
pA[SA-1].toString()}function B(P,pA){if(!C.has(P.status))return null;let SA=P.headersList.get("location",!0);return SA!==null&&j(SA)&&(S(SA)||(SA=L(SA)),SA=new URL(
SA,l(P))),SA&&!SA.hash&&(SA.hash=pA),SA}function S(P){for(let pA=0;pA<P.length;++pA){const SA=P.charCodeAt(pA);if(SA>126||SA<32)return!1}return!0}function L(P){
return Buffer.from(P,"binary").toString("utf8")}function f(P){return P.urlList[P.urlList.length-1]}function U(P){const pA=f(P);return UA(pA)&&G.has(pA.port)?"bl\
ocked":"allowed"}function N(P){return P instanceof Error||P?.constructor?.name==="Error"||P?.constructor?.name==="DOMException"}function m(P){for(let pA=0;pA<P.
length;++pA){const SA=P.charCodeAt(pA);if(!(SA===9||SA>=32&&SA<=126||SA>=128&&SA<=255))return!1}return!0}const M=d;function j(P){return(P[0]==="	"||P[0]===" "||
P[P.length-1]==="	"||P[P.length-1]===" "||P.includes(`
`)||P.includes("\r")||P.includes("\0"))===!1}function p(P){const pA=(P.headersList.get("referrer-policy",!0)??"").split(",");let SA="";if(pA.length)for(let VA=pA.
length;VA!==0;VA--){const ie=pA[VA-1].trim();if(b.has(ie)){SA=ie;break}}return SA}function y(P,pA){const SA=p(pA);SA!==""&&(P.referrerPolicy=SA)}function _(){return"\
allowed"}function AA(){return"success"}function z(){return"success"}function x(P){if(!Y(f(P)))return;let pA=null;pA=P.mode,P.headersList.set("sec-fetch-mode",pA,
!0)}function NA(P){let pA=P.origin;if(!(pA==="client"||pA===void 0)){if(P.responseTainting==="cors"||P.mode==="websocket")P.headersList.append("origin",pA,!0);else if(P.
method!=="GET"&&P.method!=="HEAD"){switch(P.referrerPolicy){case"no-referrer":pA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-ori\
gin-when-cross-origin":P.origin&&ue(P.origin)&&!ue(f(P))&&(pA=null);break;case"same-origin":uA(P,f(P))||(pA=null);break;default:}P.headersList.append("origin",pA,
!0)}}}function dA(P,pA){return P}function YA(P,pA,SA){return!P?.startTime||P.startTime<pA?{domainLookupStartTime:pA,domainLookupEndTime:pA,connectionStartTime:pA,
connectionEndTime:pA,secureConnectionStartTime:pA,ALPNNegotiatedProtocol:P?.ALPNNegotiatedProtocol}:{domainLookupStartTime:dA(P.domainLookupStartTime,SA),domainLookupEndTime:dA(
P.domainLookupEndTime,SA),connectionStartTime:dA(P.connectionStartTime,SA),connectionEndTime:dA(P.connectionEndTime,SA),secureConnectionStartTime:dA(P.secureConnectionStartTime,
SA),ALPNNegotiatedProtocol:P.ALPNNegotiatedProtocol}}function EA(P){return dA(D.now(),P)}function O(P){return{startTime:P.startTime??0,redirectStartTime:0,redirectEndTime:0,
postRedirectStartTime:P.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,
finalConnectionTimingInfo:null}}function K(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function TA(P){return{referrerPolicy:P.referrerPolicy}}function GA(P){
const pA=P.referrerPolicy;c(pA);let SA=null;if(P.referrer==="client"){const $=w();if(!$||$.origin==="null")return"no-referrer";SA=new URL($)}else e.is.URL(P.referrer)&&
(SA=P.referrer);let VA=KA(SA);const ie=KA(SA,!0);switch(VA.toString().length>4096&&(VA=ie),pA){case"no-referrer":return"no-referrer";case"origin":return ie??KA(
SA,!0);case"unsafe-url":return VA;case"strict-origin":{const $=f(P);return Y(VA)&&!Y($)?"no-referrer":ie}case"strict-origin-when-cross-origin":{const $=f(P);return uA(
VA,$)?VA:Y(VA)&&!Y($)?"no-referrer":ie}case"same-origin":return uA(P,VA)?VA:"no-referrer";case"origin-when-cross-origin":return uA(P,VA)?VA:ie;case"no-referrer-\
when-downgrade":{const $=f(P);return Y(VA)&&!Y($)?"no-referrer":VA}}}function KA(P,pA=!1){return c(e.is.URL(P)),P=new URL(P),Ne(P)?"no-referrer":(P.username="",
P.password="",P.hash="",pA===!0&&(P.pathname="",P.search=""),P)}const MA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
PA=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function yA(P){return P.includes(":")?(P[0]==="["&&P[P.length-1]==="]"&&(P=P.slice(
1,-1)),PA(P)):MA(P)}function X(P){return P==null||P==="null"?!1:(P=new URL(P),!!(P.protocol==="https:"||P.protocol==="wss:"||yA(P.hostname)||P.hostname==="local\
host"||P.hostname==="localhost."||P.hostname.endsWith(".localhost")||P.hostname.endsWith(".localhost.")||P.protocol==="file:"))}function Y(P){return e.is.URL(P)?
P.href==="about:blank"||P.href==="about:srcdoc"||P.protocol==="data:"||P.protocol==="blob:"?!0:X(P.origin):!1}function Z(P){}function uA(P,pA){return P.origin===
pA.origin&&P.origin==="null"||P.protocol===pA.protocol&&P.hostname===pA.hostname&&P.port===pA.port}function mA(P){return P.controller.state==="aborted"}function rA(P){
return P.controller.state==="aborted"||P.controller.state==="terminated"}function RA(P){return g[P.toLowerCase()]??P}const bA=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function qA(P,pA,SA=0,VA=1){class ie{#A;#e;#n;constructor(hA,lA){this.#A=hA,this.#e=lA,this.#n=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${P} Iterator.`);const hA=this.#n,lA=pA(this.#A),DA=lA.length;
if(hA>=DA)return{value:void 0,done:!0};const{[SA]:zA,[VA]:ee}=lA[hA];this.#n=hA+1;let te;switch(this.#e){case"key":te=zA;break;case"value":te=ee;break;case"key+\
value":te=[zA,ee];break}return{value:te,done:!1}}}return delete ie.prototype.constructor,Object.setPrototypeOf(ie.prototype,bA),Object.defineProperties(ie.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${P} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function($,hA){return new ie(
$,hA)}}function W(P,pA,SA,VA=0,ie=1,$){const hA=qA(P,SA,VA,ie),lA={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return e.brandCheck(this,$),
hA(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return e.brandCheck(this,$),hA(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return e.brandCheck(this,$),hA(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(zA,ee=globalThis){
if(e.brandCheck(this,$),e.argumentLengthCheck(arguments,1,`${P}.forEach`),typeof zA!="function")throw new TypeError(`Failed to execute 'forEach' on '${P}': para\
meter 1 is not of type 'Function'.`);for(const{0:te,1:De}of hA(this,"key+value"))zA.call(ee,De,te,this)}}};return Object.defineProperties(pA.prototype,{...lA,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:lA.entries.value}})}function re(P,pA,SA){const VA=pA,ie=SA;try{const $=P.stream.getReader();ce($,VA,ie)}catch($){
ie($)}}function ge(P){try{P.close(),P.byobRequest?.respond(0)}catch(pA){if(!pA.message.includes("Controller is already closed")&&!pA.message.includes("ReadableS\
tream is already closed"))throw pA}}async function ce(P,pA,SA){try{const VA=[];let ie=0;do{const{done:$,value:hA}=await P.read();if($){pA(Buffer.concat(VA,ie));
return}if(!s(hA)){SA(new TypeError("Received non-Uint8Array chunk"));return}VA.push(hA),ie+=hA.length}while(!0)}catch(VA){SA(VA)}}function Ne(P){c("protocol"in P);
const pA=P.protocol;return pA==="about:"||pA==="blob:"||pA==="data:"}function ue(P){return typeof P=="string"&&P[5]===":"&&P[0]==="h"&&P[1]==="t"&&P[2]==="t"&&P[3]===
"p"&&P[4]==="s"||P.protocol==="https:"}function UA(P){c("protocol"in P);const pA=P.protocol;return pA==="http:"||pA==="https:"}function CA(P,pA){const SA=P;if(!SA.
startsWith("bytes"))return"failure";const VA={position:5};if(pA&&i(DA=>DA==="	"||DA===" ",SA,VA),SA.charCodeAt(VA.position)!==61)return"failure";VA.position++,pA&&
i(DA=>DA==="	"||DA===" ",SA,VA);const ie=i(DA=>{const zA=DA.charCodeAt(0);return zA>=48&&zA<=57},SA,VA),$=ie.length?Number(ie):null;if(pA&&i(DA=>DA==="	"||DA===
" ",SA,VA),SA.charCodeAt(VA.position)!==45)return"failure";VA.position++,pA&&i(DA=>DA==="	"||DA===" ",SA,VA);const hA=i(DA=>{const zA=DA.charCodeAt(0);return zA>=
48&&zA<=57},SA,VA),lA=hA.length?Number(hA):null;return VA.position<SA.length||lA===null&&$===null||$!==null&&lA!==null&&$>lA?"failure":{rangeStartValue:$,rangeEndValue:lA}}
function nA(P,pA,SA){let VA="bytes ";return VA+=t(`${P}`),VA+="-",VA+=t(`${pA}`),VA+="/",VA+=t(`${SA}`),VA}class kA extends I{#A;constructor(pA){super(),this.#A=
pA}_transform(pA,SA,VA){if(!this._inflateStream){if(pA.length===0){VA();return}this._inflateStream=(pA[0]&15)===8?o.createInflate(this.#A):o.createInflateRaw(this.#A),
this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",ie=>this.destroy(ie))}this.
_inflateStream.write(pA,SA,VA)}_final(pA){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),pA()}}function $A(P){return new kA(P)}function Q(P){
let pA=null,SA=null,VA=null;const ie=eA("content-type",P);if(ie===null)return"failure";for(const $ of ie){const hA=F($);hA==="failure"||hA.essence==="*/*"||(VA=
hA,VA.essence!==SA?(pA=null,VA.parameters.has("charset")&&(pA=VA.parameters.get("charset")),SA=VA.essence):!VA.parameters.has("charset")&&pA!==null&&VA.parameters.
set("charset",pA))}return VA??"failure"}function T(P){const pA=P,SA={position:0},VA=[];let ie="";for(;SA.position<pA.length;){if(ie+=i($=>$!=='"'&&$!==",",pA,SA),
SA.position<pA.length)if(pA.charCodeAt(SA.position)===34){if(ie+=R(pA,SA),SA.position<pA.length)continue}else c(pA.charCodeAt(SA.position)===44),SA.position++;ie=
n(ie,!0,!0,$=>$===9||$===32),VA.push(ie),ie=""}return VA}function eA(P,pA){const SA=pA.get(P,!0);return SA===null?null:T(SA)}function aA(P){return!1}function q(P){
return!!(P.username||P.password)}function vA(P){return P!=null&&P!=="client"&&P!=="no-traversable"}class a{get baseUrl(){return w()}get origin(){return this.baseUrl?.
origin}policyContainer=K()}class BA{settingsObject=new a}const _A=new BA;cA.exports={isAborted:mA,isCancelled:rA,isValidEncodedURL:S,tryUpgradeRequestToAPotentiallyTrustworthyURL:Z,
clampAndCoarsenConnectionTimingInfo:YA,coarsenedSharedCurrentTime:EA,determineRequestsReferrer:GA,makePolicyContainer:K,clonePolicyContainer:TA,appendFetchMetadata:x,
appendRequestOriginHeader:NA,TAOCheck:z,corsCheck:AA,crossOriginResourcePolicyCheck:_,createOpaqueTimingInfo:O,setRequestReferrerPolicyOnRedirect:y,isValidHTTPToken:d,
requestBadPort:U,requestCurrentURL:f,responseURL:l,responseLocationURL:B,isURLPotentiallyTrustworthy:Y,isValidReasonPhrase:m,sameOrigin:uA,normalizeMethod:RA,iteratorMixin:W,
createIterator:qA,isValidHeaderName:M,isValidHeaderValue:j,isErrorLike:N,fullyReadBody:re,readableStreamClose:ge,urlIsLocal:Ne,urlHasHttpsScheme:ue,urlIsHttpHttpsScheme:UA,
readAllBytes:ce,simpleRangeHeaderValue:CA,buildContentRange:nA,createInflate:$A,extractMimeType:Q,getDecodeSplit:eA,environmentSettingsObject:_A,isOriginIPPotentiallyTrustworthy:yA,
hasAuthenticationEntry:aA,includesCredentials:q,isTraversableNavigable:vA}}),1760:((cA,A,r)=>{const I=r(4589),{utf8DecodeBytes:o}=r(1833);function C(n,l,B){let S="";
for(;B.position<l.length&&n(l[B.position]);)S+=l[B.position],B.position++;return S}function b(n,l,B){const S=l.indexOf(n,B.position),L=B.position;return S===-1?
(B.position=l.length,l.slice(L)):(B.position=S,l.slice(L,B.position))}const G=/[\u0009\u000A\u000C\u000D\u0020]/g;function w(n){n=n.replace(G,"");let l=n.length;
if(l%4===0&&n.charCodeAt(l-1)===61&&(--l,n.charCodeAt(l-1)===61&&--l),l%4===1||/[^+/0-9A-Za-z]/.test(n.length===l?n:n.substring(0,l)))return"failure";const B=Buffer.
from(n,"base64");return new Uint8Array(B.buffer,B.byteOffset,B.byteLength)}function R(n){return n===9||n===10||n===12||n===13||n===32}function F(n){const l=n.length;
if(65535>l)return String.fromCharCode.apply(null,n);let B="",S=0,L=65535;for(;S<l;)S+L>l&&(L=l-S),B+=String.fromCharCode.apply(null,n.subarray(S,S+=L));return B}
const D=/[^\x00-\xFF]/;function d(n){return I(!D.test(n)),n}const g=/[^\x00-\x7F]/;function c(n){return g.test(n)?n.replace(/[A-Z]+/g,l=>l.toLowerCase()):n.toLowerCase()}
function s(n){return JSON.parse(o(n))}function e(n,l=!0,B=!0){return t(n,l,B,R)}function t(n,l,B,S){let L=0,f=n.length-1;if(l)for(;L<n.length&&S(n.charCodeAt(L));)
L++;if(B)for(;f>=L&&S(n.charCodeAt(f));)f--;return L===0&&f===n.length-1?n:n.slice(L,f+1)}function i(n){const l=JSON.stringify(n);if(l===void 0)throw new TypeError(
"Value is not JSON serializable");return I(typeof l=="string"),l}cA.exports={asciiLowercase:c,collectASequenceOfCodePoints:C,collectASequenceOfCodePointsFast:b,
forgivingBase64:w,isASCIIWhitespace:R,isomorphicDecode:F,isomorphicEncode:d,parseJSONFromBytes:s,removeASCIIWhitespace:e,removeChars:t,serializeJavascriptValueToJSONString:i}}),
1089:((cA,A,r)=>{const I=r(4589),{runtimeFeatures:o}=r(5302),{asciiLowercase:C}=r(1760),b=new Map([["sha256",0],["sha384",1],["sha512",2]]);let G;if(o.has("cryp\
to")){G=r(7598);const s=G.getHashes();s.length===0&&b.clear();for(const e of b.keys())s.includes(e)===!1&&b.delete(e)}else b.clear();const w=Map.prototype.get.bind(
b),R=s=>b.has(C(s)),F=o.has("crypto")===!1||b.size===0?()=>!0:(s,e)=>{const t=d(e);if(t.length===0)return!0;const i=D(t);for(const n of i){const l=n.alg,B=n.val,
S=g(l,s);if(c(S,B))return!0}return!1};function D(s){const e=[];let t=null;for(const i of s){if(I(R(i.alg),"Invalid SRI hash algorithm token"),e.length===0){e.push(
i),t=i;continue}const n=t.alg,l=w(n),B=i.alg,S=w(B);S<l||(S>l?(t=i,e[0]=i,e.length=1):e.push(i))}return e}function d(s){const e=[];for(const t of s.split(/[\t\n\f\r ]+/)){
const n=t.split("?",1)[0];let l="";const B=[n.slice(0,6),n.slice(7)],S=B[0];if(!R(S))continue;B[1]&&(l=B[1]);const L={alg:C(S),val:l};e.push(L)}return e}const g=(s,e)=>G.
hash(s,e,"base64");function c(s,e){let t=s.length;t!==0&&s[t-1]==="="&&(t-=1),t!==0&&s[t-1]==="="&&(t-=1);let i=e.length;if(i!==0&&e[i-1]==="="&&(i-=1),i!==0&&e[i-
1]==="="&&(i-=1),t!==i)return!1;for(let n=0;n<t;++n)if(!(s[n]===e[n]||s[n]==="+"&&e[n]==="-"||s[n]==="/"&&e[n]==="_"))return!1;return!0}cA.exports={applyAlgorithmToBytes:g,
bytesMatch:F,caseSensitiveMatch:c,isValidSRIHashAlgorithm:R,getStrongestMetadata:D,parseMetadata:d}}),9846:((cA,A,r)=>{const I=r(4589),{types:o,inspect:C}=r(7975),
{markAsUncloneable:b}=r(5919),G=1,w=2,R=3,F=4,D=5,d=6,g=7,c=8,s=Function.call.bind(Function.prototype[Symbol.hasInstance]),e={converters:{},util:{},errors:{},is:{}};
e.errors.exception=function(t){return new TypeError(`${t.header}: ${t.message}`)},e.errors.conversionFailed=function(t){const i=t.types.length===1?"":" one of",
n=`${t.argument} could not be converted to${i}: ${t.types.join(", ")}.`;return e.errors.exception({header:t.prefix,message:n})},e.errors.invalidArgument=function(t){
return e.errors.exception({header:t.prefix,message:`"${t.value}" is an invalid ${t.type}.`})},e.brandCheck=function(t,i){if(!i(t)){const n=new TypeError("Illega\
l invocation");throw n.code="ERR_INVALID_THIS",n}},e.argumentLengthCheck=function({length:t},i,n){if(t<i)throw e.errors.exception({message:`${i} argument${i!==1?
"s":""} required, but${t?" only":""} ${t} found.`,header:n})},e.illegalConstructor=function(){throw e.errors.exception({header:"TypeError",message:"Illegal cons\
tructor"})},e.util.MakeTypeAssertion=function(t){return i=>s(t,i)},e.util.Type=function(t){switch(typeof t){case"undefined":return G;case"boolean":return w;case"\
string":return R;case"symbol":return F;case"number":return D;case"bigint":return d;case"function":case"object":return t===null?g:c}},e.util.Types={UNDEFINED:G,BOOLEAN:w,
STRING:R,SYMBOL:F,NUMBER:D,BIGINT:d,NULL:g,OBJECT:c},e.util.TypeValueToString=function(t){switch(e.util.Type(t)){case G:return"Undefined";case w:return"Boolean";case R:
return"String";case F:return"Symbol";case D:return"Number";case d:return"BigInt";case g:return"Null";case c:return"Object"}},e.util.markAsUncloneable=b,e.util.ConvertToInt=
function(t,i,n,l){let B,S;i===64?(B=Math.pow(2,53)-1,n==="unsigned"?S=0:S=Math.pow(-2,53)+1):n==="unsigned"?(S=0,B=Math.pow(2,i)-1):(S=-Math.pow(2,i-1),B=Math.pow(
2,i-1)-1);let L=Number(t);if(L===0&&(L=0),e.util.HasFlag(l,e.attributes.EnforceRange)){if(Number.isNaN(L)||L===Number.POSITIVE_INFINITY||L===Number.NEGATIVE_INFINITY)
throw e.errors.exception({header:"Integer conversion",message:`Could not convert ${e.util.Stringify(t)} to an integer.`});if(L=e.util.IntegerPart(L),L<S||L>B)throw e.
errors.exception({header:"Integer conversion",message:`Value must be between ${S}-${B}, got ${L}.`});return L}return!Number.isNaN(L)&&e.util.HasFlag(l,e.attributes.
Clamp)?(L=Math.min(Math.max(L,S),B),Math.floor(L)%2===0?L=Math.floor(L):L=Math.ceil(L),L):Number.isNaN(L)||L===0&&Object.is(0,L)||L===Number.POSITIVE_INFINITY||
L===Number.NEGATIVE_INFINITY?0:(L=e.util.IntegerPart(L),L=L%Math.pow(2,i),n==="signed"&&L>=Math.pow(2,i-1)?L-Math.pow(2,i):L)},e.util.IntegerPart=function(t){const i=Math.
floor(Math.abs(t));return t<0?-1*i:i},e.util.Stringify=function(t){switch(e.util.Type(t)){case F:return`Symbol(${t.description})`;case c:return C(t);case R:return`\
"${t}"`;case d:return`${t}n`;default:return`${t}`}},e.util.IsResizableArrayBuffer=function(t){if(o.isArrayBuffer(t))return t.resizable;if(o.isSharedArrayBuffer(
t))return t.growable;throw e.errors.exception({header:"IsResizableArrayBuffer",message:`"${e.util.Stringify(t)}" is not an array buffer.`})},e.util.HasFlag=function(t,i){
return typeof t=="number"&&(t&i)===i},e.sequenceConverter=function(t){return(i,n,l,B)=>{if(e.util.Type(i)!==c)throw e.errors.exception({header:n,message:`${l} (${e.
util.Stringify(i)}) is not iterable.`});const S=typeof B=="function"?B():i?.[Symbol.iterator]?.(),L=[];let f=0;if(S===void 0||typeof S.next!="function")throw e.
errors.exception({header:n,message:`${l} is not iterable.`});for(;;){const{done:U,value:N}=S.next();if(U)break;L.push(t(N,n,`${l}[${f++}]`))}return L}},e.recordConverter=
function(t,i){return(n,l,B)=>{if(e.util.Type(n)!==c)throw e.errors.exception({header:l,message:`${B} ("${e.util.TypeValueToString(n)}") is not an Object.`});const S={};
if(!o.isProxy(n)){const f=[...Object.getOwnPropertyNames(n),...Object.getOwnPropertySymbols(n)];for(const U of f){const N=e.util.Stringify(U),m=t(U,l,`Key ${N} \
in ${B}`),M=i(n[U],l,`${B}[${N}]`);S[m]=M}return S}const L=Reflect.ownKeys(n);for(const f of L)if(Reflect.getOwnPropertyDescriptor(n,f)?.enumerable){const N=t(f,
l,B),m=i(n[f],l,B);S[N]=m}return S}},e.interfaceConverter=function(t,i){return(n,l,B)=>{if(!t(n))throw e.errors.exception({header:l,message:`Expected ${B} ("${e.
util.Stringify(n)}") to be an instance of ${i}.`});return n}},e.dictionaryConverter=function(t){return t.sort((i,n)=>(i.key>n.key)-(i.key<n.key)),(i,n,l)=>{const B={};
if(i!=null&&e.util.Type(i)!==c)throw e.errors.exception({header:n,message:`Expected ${i} to be one of: Null, Undefined, Object.`});for(const S of t){const{key:L,
defaultValue:f,required:U,converter:N}=S;if(U===!0&&(i==null||!Object.hasOwn(i,L)))throw e.errors.exception({header:n,message:`Missing required key "${L}".`});let m=i?.[L];
const M=f!==void 0;if(M&&m===void 0&&(m=f()),U||M||m!==void 0){if(m=N(m,n,`${l}.${L}`),S.allowedValues&&!S.allowedValues.includes(m))throw e.errors.exception({header:n,
message:`${m} is not an accepted type. Expected one of ${S.allowedValues.join(", ")}.`});B[L]=m}}return B}},e.nullableConverter=function(t){return(i,n,l)=>i===null?
i:t(i,n,l)},e.is.USVString=function(t){return typeof t=="string"&&t.isWellFormed()},e.is.ReadableStream=e.util.MakeTypeAssertion(ReadableStream),e.is.Blob=e.util.
MakeTypeAssertion(Blob),e.is.URLSearchParams=e.util.MakeTypeAssertion(URLSearchParams),e.is.File=e.util.MakeTypeAssertion(File),e.is.URL=e.util.MakeTypeAssertion(
URL),e.is.AbortSignal=e.util.MakeTypeAssertion(AbortSignal),e.is.MessagePort=e.util.MakeTypeAssertion(MessagePort),e.is.BufferSource=function(t){return o.isArrayBuffer(
t)||ArrayBuffer.isView(t)&&o.isArrayBuffer(t.buffer)},e.util.getCopyOfBytesHeldByBufferSource=function(t){const i=t;let n=i,l=0,B=0;if(o.isTypedArray(i)||o.isDataView(
i)?(n=i.buffer,l=i.byteOffset,B=i.byteLength):(I(o.isAnyArrayBuffer(i)),B=i.byteLength),n.detached)return new Uint8Array(0);const S=new Uint8Array(B),L=new Uint8Array(
n,l,B);return S.set(L),S},e.converters.DOMString=function(t,i,n,l){if(t===null&&e.util.HasFlag(l,e.attributes.LegacyNullToEmptyString))return"";if(typeof t=="sy\
mbol")throw e.errors.exception({header:i,message:`${n} is a symbol, which cannot be converted to a DOMString.`});return String(t)},e.converters.ByteString=function(t,i,n){
if(typeof t=="symbol")throw e.errors.exception({header:i,message:`${n} is a symbol, which cannot be converted to a ByteString.`});const l=String(t);for(let B=0;B<
l.length;B++)if(l.charCodeAt(B)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${B} has a value of ${l.charCodeAt(
B)} which is greater than 255.`);return l},e.converters.USVString=function(t){return typeof t=="string"?t.toWellFormed():`${t}`.toWellFormed()},e.converters.boolean=
function(t){return!!t},e.converters.any=function(t){return t},e.converters["long long"]=function(t,i,n){return e.util.ConvertToInt(t,64,"signed",0,i,n)},e.converters["\
unsigned long long"]=function(t,i,n){return e.util.ConvertToInt(t,64,"unsigned",0,i,n)},e.converters["unsigned long"]=function(t,i,n){return e.util.ConvertToInt(
t,32,"unsigned",0,i,n)},e.converters["unsigned short"]=function(t,i,n,l){return e.util.ConvertToInt(t,16,"unsigned",l,i,n)},e.converters.ArrayBuffer=function(t,i,n,l){
if(e.util.Type(t)!==c||!o.isArrayBuffer(t))throw e.errors.conversionFailed({prefix:i,argument:`${n} ("${e.util.Stringify(t)}")`,types:["ArrayBuffer"]});if(!e.util.
HasFlag(l,e.attributes.AllowResizable)&&e.util.IsResizableArrayBuffer(t))throw e.errors.exception({header:i,message:`${n} cannot be a resizable ArrayBuffer.`});
return t},e.converters.SharedArrayBuffer=function(t,i,n,l){if(e.util.Type(t)!==c||!o.isSharedArrayBuffer(t))throw e.errors.conversionFailed({prefix:i,argument:`${n}\
 ("${e.util.Stringify(t)}")`,types:["SharedArrayBuffer"]});if(!e.util.HasFlag(l,e.attributes.AllowResizable)&&e.util.IsResizableArrayBuffer(t))throw e.errors.exception(
{header:i,message:`${n} cannot be a resizable SharedArrayBuffer.`});return t},e.converters.TypedArray=function(t,i,n,l,B){if(e.util.Type(t)!==c||!o.isTypedArray(
t)||t.constructor.name!==i.name)throw e.errors.conversionFailed({prefix:n,argument:`${l} ("${e.util.Stringify(t)}")`,types:[i.name]});if(!e.util.HasFlag(B,e.attributes.
AllowShared)&&o.isSharedArrayBuffer(t.buffer))throw e.errors.exception({header:n,message:`${l} cannot be a view on a shared array buffer.`});if(!e.util.HasFlag(
B,e.attributes.AllowResizable)&&e.util.IsResizableArrayBuffer(t.buffer))throw e.errors.exception({header:n,message:`${l} cannot be a view on a resizable array b\
uffer.`});return t},e.converters.DataView=function(t,i,n,l){if(e.util.Type(t)!==c||!o.isDataView(t))throw e.errors.conversionFailed({prefix:i,argument:`${n} ("${e.
util.Stringify(t)}")`,types:["DataView"]});if(!e.util.HasFlag(l,e.attributes.AllowShared)&&o.isSharedArrayBuffer(t.buffer))throw e.errors.exception({header:i,message:`${n}\
 cannot be a view on a shared array buffer.`});if(!e.util.HasFlag(l,e.attributes.AllowResizable)&&e.util.IsResizableArrayBuffer(t.buffer))throw e.errors.exception(
{header:i,message:`${n} cannot be a view on a resizable array buffer.`});return t},e.converters.ArrayBufferView=function(t,i,n,l){if(e.util.Type(t)!==c||!o.isArrayBufferView(
t))throw e.errors.conversionFailed({prefix:i,argument:`${n} ("${e.util.Stringify(t)}")`,types:["ArrayBufferView"]});if(!e.util.HasFlag(l,e.attributes.AllowShared)&&
o.isSharedArrayBuffer(t.buffer))throw e.errors.exception({header:i,message:`${n} cannot be a view on a shared array buffer.`});if(!e.util.HasFlag(l,e.attributes.
AllowResizable)&&e.util.IsResizableArrayBuffer(t.buffer))throw e.errors.exception({header:i,message:`${n} cannot be a view on a resizable array buffer.`});return t},
e.converters.BufferSource=function(t,i,n,l){if(o.isArrayBuffer(t))return e.converters.ArrayBuffer(t,i,n,l);if(o.isArrayBufferView(t))return l&=~e.attributes.AllowShared,
e.converters.ArrayBufferView(t,i,n,l);throw o.isSharedArrayBuffer(t)?e.errors.exception({header:i,message:`${n} cannot be a SharedArrayBuffer.`}):e.errors.conversionFailed(
{prefix:i,argument:`${n} ("${e.util.Stringify(t)}")`,types:["ArrayBuffer","ArrayBufferView"]})},e.converters.AllowSharedBufferSource=function(t,i,n,l){if(o.isArrayBuffer(
t))return e.converters.ArrayBuffer(t,i,n,l);if(o.isSharedArrayBuffer(t))return e.converters.SharedArrayBuffer(t,i,n,l);if(o.isArrayBufferView(t))return l|=e.attributes.
AllowShared,e.converters.ArrayBufferView(t,i,n,l);throw e.errors.conversionFailed({prefix:i,argument:`${n} ("${e.util.Stringify(t)}")`,types:["ArrayBuffer","Sha\
redArrayBuffer","ArrayBufferView"]})},e.converters["sequence<ByteString>"]=e.sequenceConverter(e.converters.ByteString),e.converters["sequence<sequence<ByteStri\
ng>>"]=e.sequenceConverter(e.converters["sequence<ByteString>"]),e.converters["record<ByteString, ByteString>"]=e.recordConverter(e.converters.ByteString,e.converters.
ByteString),e.converters.Blob=e.interfaceConverter(e.is.Blob,"Blob"),e.converters.AbortSignal=e.interfaceConverter(e.is.AbortSignal,"AbortSignal"),e.converters.
EventHandlerNonNull=function(t){return e.util.Type(t)!==c?null:typeof t=="function"?t:()=>{}},e.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,
LegacyNullToEmptyString:16},cA.exports={webidl:e}}),9542:((cA,A,r)=>{const{createReadStream:I}=r(3024),{Writable:o}=r(7075),{toUint8Array:C,concatBytes:b}=r(2430),
{createHash:G,createHmac:w}=r(7598),R=r(8522);async function F(yA,X,Y=1024*1024){const Z=yA.size;let uA=0;for(;uA<Z;){const mA=yA.slice(uA,Math.min(Z,uA+Y));X(new Uint8Array(
await mA.arrayBuffer())),uA+=mA.size}}const D=async function(X,Y){const Z=new X;return await F(Y,uA=>{Z.update(uA)}),Z.digest()};class d extends o{hash;constructor(X,Y){
super(Y),this.hash=X}_write(X,Y,Z){try{this.hash.update(C(X))}catch(uA){return Z(uA)}Z()}}const g=(yA,X)=>new Promise((Y,Z)=>{if(!c(X)){Z(new Error("Unable to c\
alculate hash for non-file streams."));return}const uA=I(X.path,{start:X.start,end:X.end}),mA=new yA,rA=new d(mA);uA.pipe(rA),uA.on("error",RA=>{rA.end(),Z(RA)}),
rA.on("error",Z),rA.on("finish",function(){mA.digest().then(Y).catch(Z)})}),c=yA=>typeof yA.path=="string",s=(yA,X)=>{if(X.readableFlowing!==null)throw new Error(
"Unable to calculate hash for flowing readable stream");const Y=new yA,Z=new d(Y);return X.pipe(Z),new Promise((uA,mA)=>{X.on("error",rA=>{Z.end(),mA(rA)}),Z.on(
"error",mA),Z.on("finish",()=>{Y.digest().then(uA).catch(mA)})})};class e{digestLength=16;state=Uint32Array.from(t);writeBuffer=new DataView(new ArrayBuffer(64));bufferLength=0;bytesHashed=0;update(X){
const Y=C(X);let Z=0,uA=Y.byteLength;for(this.bytesHashed+=uA;uA>0;)this.writeBuffer.setUint8(this.bufferLength++,Y[Z++]),--uA,this.bufferLength===64&&(B(this.state,
this.writeBuffer),this.bufferLength=0)}async digest(){const X=Uint32Array.from(this.state),Y=new DataView(this.writeBuffer.buffer.slice(0));let Z=this.bufferLength;
const uA=this.bytesHashed*8;if(Y.setUint8(Z++,128),this.bufferLength%64>=56){for(let RA=Z;RA<64;++RA)Y.setUint8(RA,0);B(X,Y),Z=0}for(let RA=Z;RA<56;++RA)Y.setUint8(
RA,0);Y.setUint32(56,uA>>>0,!0),Y.setUint32(60,Math.floor(uA/2**32),!0),B(X,Y);const mA=new Uint8Array(16),rA=new DataView(mA.buffer);for(let RA=0;RA<4;++RA)rA.
setUint32(RA*4,X[RA],!0);return mA}reset(){this.state.set(t),this.writeBuffer=new DataView(new ArrayBuffer(64)),this.bufferLength=0,this.bytesHashed=0}}const t=[
1732584193,4023233417,2562383102,271733878],i=4294967295,n=Uint8Array.of(7,12,17,22,5,9,14,20,4,11,16,23,6,10,15,21),l=Array.from({length:64},(yA,X)=>Math.abs(Math.
sin(X+1))*2**32>>>0);function B(yA,X){let Y=yA[0],Z=yA[1],uA=yA[2],mA=yA[3];for(let rA=0;rA<64;++rA){let RA,bA;rA<16?(RA=Z&uA|~Z&mA,bA=rA):rA<32?(RA=mA&Z|uA&~mA,
bA=(5*rA+1)%16):rA<48?(RA=Z^uA^mA,bA=(3*rA+5)%16):(RA=uA^(Z|~mA),bA=7*rA%16);const qA=X.getUint32(bA*4,!0),W=mA;mA=uA,uA=Z;const re=n[(rA>>4)*4+(rA&3)],ge=(Y+RA&
i)+(qA+l[rA]&i)&i;Z=Z+((ge<<re|ge>>>32-re)>>>0)&i,Y=W}yA[0]=yA[0]+Y&i,yA[1]=yA[1]+Z&i,yA[2]=yA[2]+uA&i,yA[3]=yA[3]+mA&i}const L=(()=>{try{return G("md5"),!0}catch{
return!1}})()?f():e;function f(){return class{digestLength=16;hash=G("md5");update(X){this.hash.update(C(X))}async digest(){const X=this.hash.copy().digest();return new Uint8Array(
X.buffer,X.byteOffset,X.byteLength)}reset(){this.hash=G("md5")}}}const U=new Uint32Array(256);for(let yA=0;yA<256;++yA){let X=yA;for(let Y=0;Y<8;++Y)X=X&1?3988292384^
X>>>1:X>>>1;U[yA]=X>>>0}const N=4294967295;class m{digestLength=4;checksum=N;update(X){for(let Y=0;Y<X.length;++Y)this.checksum=this.checksum>>>8^U[(this.checksum^
X[Y])&255]}digestSync(){return(this.checksum^N)>>>0}async digest(){const X=this.digestSync(),Y=new Uint8Array(4);return new DataView(Y.buffer).setUint32(0,X,!1),
Y}reset(){this.checksum=N}}const M=typeof R.crc32=="function"?R.crc32:void 0,j=M?p(M):m;function p(yA){return class{digestLength=4;value=0;update(Y){this.value=
yA(Y,this.value)}digestSync(){return this.value>>>0}async digest(){const Y=new Uint8Array(4);return new DataView(Y.buffer).setUint32(0,this.digestSync(),!1),Y}reset(){
this.value=0}}}const y=64,_=32,AA=2**53-1;class z{digestLength=_;state=Int32Array.from(x);w;buffer=new Uint8Array(64);bufferLength=0;bytesHashed=0;finished=!1;inner;outer;constructor(X){
if(X){const Y=z.normalizeKey(X);this.inner=new z,this.outer=new z;const{inner:Z,outer:uA}=this,mA=new Uint8Array(y*2);for(let rA=0;rA<y;++rA)mA[rA]=54^Y[rA],mA[rA+
y]=92^Y[rA];Z.update(mA.subarray(0,y)),uA.update(mA.subarray(y))}}update(X){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.
inner){this.inner.update(X);return}const Y=C(X);let Z=0,{byteLength:uA}=Y;if(this.bytesHashed+=uA,this.bytesHashed*8>AA)throw new Error("Cannot hash more than 2\
^53 - 1 bits");for(;uA>0;)this.buffer[this.bufferLength++]=Y[Z++],uA--,this.bufferLength===y&&(this.hashBuffer(),this.bufferLength=0)}async digest(){const{inner:X,
outer:Y}=this;if(X&&Y){if(this.finished)throw new Error("Attempted to digest an already finished HMAC.");this.finished=!0;const Z=X.digestSync();return Y.update(
Z),Y.digestSync()}return this.digestSync()}reset(){this.state=Int32Array.from(x),this.buffer=new Uint8Array(64),this.bufferLength=0,this.bytesHashed=0}digestSync(){
const X=this.state.slice(),Y=this.buffer.slice();let Z=this.bufferLength;const uA=this.bytesHashed*8,mA=new DataView(Y.buffer,Y.byteOffset,Y.byteLength);if(mA.setUint8(
Z++,128),(Z-1)%y>=y-8){for(let RA=Z;RA<y;++RA)mA.setUint8(RA,0);this.hashBufferWith(X,Y),Z=0}for(let RA=Z;RA<y-8;++RA)mA.setUint8(RA,0);mA.setUint32(y-8,Math.floor(
uA/4294967296),!1),mA.setUint32(y-4,uA,!1),this.hashBufferWith(X,Y);const rA=new Uint8Array(_);for(let RA=0;RA<8;++RA)rA[RA*4]=X[RA]>>>24&255,rA[RA*4+1]=X[RA]>>>
16&255,rA[RA*4+2]=X[RA]>>>8&255,rA[RA*4+3]=X[RA]>>>0&255;return rA}static normalizeKey(X){const Y=C(X);if(Y.byteLength>y){const Z=new z;Z.update(Y);const uA=Z.digestSync(),
mA=new Uint8Array(y);return mA.set(uA),mA}if(Y.byteLength<y){const Z=new Uint8Array(y);return Z.set(Y),Z}return Y}hashBuffer(){this.hashBufferWith(this.state,this.
buffer)}hashBufferWith(X,Y){const Z=this.w??=new Int32Array(64);let uA=X[0],mA=X[1],rA=X[2],RA=X[3],bA=X[4],qA=X[5],W=X[6],re=X[7];for(let ge=0;ge<y;++ge){if(ge<
16)Z[ge]=(Y[ge*4]&255)<<24|(Y[ge*4+1]&255)<<16|(Y[ge*4+2]&255)<<8|Y[ge*4+3]&255;else{let ue=Z[ge-2];const UA=(ue>>>17|ue<<15)^(ue>>>19|ue<<13)^ue>>>10;ue=Z[ge-15];
const CA=(ue>>>7|ue<<25)^(ue>>>18|ue<<14)^ue>>>3;Z[ge]=(UA+Z[ge-7]|0)+(CA+Z[ge-16]|0)}const ce=(((bA>>>6|bA<<26)^(bA>>>11|bA<<21)^(bA>>>25|bA<<7))+(bA&qA^~bA&W)|
0)+(re+(NA[ge]+Z[ge]|0)|0)|0,Ne=((uA>>>2|uA<<30)^(uA>>>13|uA<<19)^(uA>>>22|uA<<10))+(uA&mA^uA&rA^mA&rA)|0;re=W,W=qA,qA=bA,bA=RA+ce|0,RA=rA,rA=mA,mA=uA,uA=ce+Ne|
0}X[0]+=uA,X[1]+=mA,X[2]+=rA,X[3]+=RA,X[4]+=bA,X[5]+=qA,X[6]+=W,X[7]+=re}}const x=new Int32Array([1779033703,3144134277,1013904242,2773480762,1359893119,2600822924,
528734635,1541459225]),NA=new Int32Array([1116352408,1899447441,3049323471,3921009573,961987163,1508970993,2453635748,2870763221,3624381080,310598401,607225278,
1426881987,1925078388,2162078206,2614888103,3248222580,3835390401,4022224774,264347078,604807628,770255983,1249150122,1555081692,1996064986,2554220882,2821834349,
2952996808,3210313671,3336571891,3584528711,113926993,338241895,666307205,773529912,1294757372,1396182291,1695183700,1986661051,2177026350,2456956037,2730485921,
2820302411,3259730800,3345764771,3516065817,3600352804,4094571909,275423344,430227734,506948616,659060556,883997877,958139571,1322822218,1537002063,1747873779,1955562222,
2024104815,2227730452,2361852424,2428436474,2756734187,3204031479,3329325298]),YA=(()=>{try{return G("sha256"),!0}catch{return!1}})()?EA():z;function EA(){return class{digestLength=32;secret;hash;isHmac;finished=!1;constructor(X){
this.secret=X,this.isHmac=!!X,this.hash=this.createHash()}update(X){if(this.finished)throw new Error("Attempted to update an already finished hash.");this.hash.
update(X)}async digest(){let X;return this.isHmac?(this.finished=!0,X=this.hash.digest()):X=this.hash.copy().digest(),new Uint8Array(X.buffer,X.byteOffset,X.byteLength)}reset(){
this.hash=this.createHash(),this.finished=!1}createHash(){return this.secret?w("sha256",O(this.secret)):G("sha256")}}}function O(yA){return typeof yA=="string"?
yA:ArrayBuffer.isView(yA)?Buffer.from(yA.buffer,yA.byteOffset,yA.byteLength):Buffer.from(yA)}const{digest:K,sign:TA,importKey:GA}=globalThis?.crypto?.subtle??{},
KA=typeof K=="function"&&typeof TA=="function"&&typeof GA=="function"?globalThis.crypto.subtle:void 0,MA=8*1024*1024;class PA{digestLength=32;secret;pending=[];pendingBytes=0;fallback;finished=!1;constructor(X){
X&&(this.secret=C(X))}update(X){if(this.finished)throw new Error("Attempted to update an already finished HMAC.");if(this.fallback){this.fallback.update(X);return}
this.pending.push(X.slice()),this.pendingBytes+=X.byteLength,this.pendingBytes>=MA&&this.switchToFallback()}async digest(){if(this.fallback)return this.fallback.
digest();if(this.secret&&this.finished)throw new Error("Attempted to digest an already finished HMAC.");const X=b(this.pending);if(KA){if(this.secret){this.finished=
!0;const uA=await KA.importKey("raw",this.secret,{name:"HMAC",hash:"SHA-256"},!1,["sign"]),mA=await KA.sign("HMAC",uA,X);return new Uint8Array(mA)}const Z=await KA.
digest("SHA-256",X);return new Uint8Array(Z)}const Y=new z(this.secret);return Y.update(X),Y.digest()}reset(){this.pending=[],this.pendingBytes=0,this.fallback=
void 0,this.finished=!1}switchToFallback(){const X=new z(this.secret);for(const Y of this.pending)X.update(Y);this.fallback=X,this.pending=[],this.pendingBytes=
0}}A.Crc32=j,A.Crc32Js=m,A.Crc32Node=j,A.Md5=L,A.Md5Js=e,A.Md5Node=L,A.Sha256=YA,A.Sha256Js=z,A.Sha256Node=YA,A.Sha256WebCrypto=PA,A.blobHasher=D,A.blobReader=F,
A.fileStreamHasher=g,A.readableStreamHasher=s}),2658:((cA,A,r)=>{const{hasOwn:I}=r(4534),{getSmithyContext:o,normalizeProvider:C}=r(4534);A.getSmithyContext=o,A.
normalizeProvider=C;const{SMITHY_CONTEXT_KEY:b,AlgorithmId:G}=r(690);A.AlgorithmId=G;const{NormalizedSchema:w}=r(6890),R=(Q,T)=>{const eA=[];if(Q&&eA.push(Q),T)
for(const aA of T)eA.push(aA);return eA},F=(Q,T)=>`${Q||"anonymous"}${T&&T.length>0?` (a.k.a. ${T.join(",")})`:""}`,D=()=>{let Q=[],T=[],eA=!1;const aA=new Set,
q=SA=>SA.sort((VA,ie)=>d[ie.step]-d[VA.step]||g[ie.priority||"normal"]-g[VA.priority||"normal"]),vA=SA=>{let VA=!1;const ie=$=>{const hA=R($.name,$.aliases);if(hA.
includes(SA)){VA=!0;for(const lA of hA)aA.delete(lA);return!1}return!0};return Q=Q.filter(ie),T=T.filter(ie),VA},a=SA=>{let VA=!1;const ie=$=>{if($.middleware===
SA){VA=!0;for(const hA of R($.name,$.aliases))aA.delete(hA);return!1}return!0};return Q=Q.filter(ie),T=T.filter(ie),VA},BA=SA=>(Q.forEach(VA=>{SA.add(VA.middleware,
{...VA})}),T.forEach(VA=>{SA.addRelativeTo(VA.middleware,{...VA})}),SA.identifyOnResolve?.(pA.identifyOnResolve()),SA),_A=SA=>{const VA=[];return SA.before.forEach(
ie=>{ie.before.length===0&&ie.after.length===0?VA.push(ie):VA.push(..._A(ie))}),VA.push(SA),SA.after.reverse().forEach(ie=>{ie.before.length===0&&ie.after.length===
0?VA.push(ie):VA.push(..._A(ie))}),VA},P=(SA=!1)=>{const VA=[],ie=[],$={};return Q.forEach(lA=>{const DA={...lA,before:[],after:[]};for(const zA of R(DA.name,DA.
aliases))$[zA]=DA;VA.push(DA)}),T.forEach(lA=>{const DA={...lA,before:[],after:[]};for(const zA of R(DA.name,DA.aliases))$[zA]=DA;ie.push(DA)}),ie.forEach(lA=>{
if(lA.toMiddleware){const DA=$[lA.toMiddleware];if(DA===void 0){if(SA)return;throw new Error(`${lA.toMiddleware} is not found when adding ${F(lA.name,lA.aliases)}\
 middleware ${lA.relation} ${lA.toMiddleware}`)}lA.relation==="after"&&DA.after.push(lA),lA.relation==="before"&&DA.before.push(lA)}}),q(VA).map(_A).reduce((lA,DA)=>(lA.
push(...DA),lA),[])},pA={add:(SA,VA={})=>{const{name:ie,override:$,aliases:hA}=VA,lA={step:"initialize",priority:"normal",middleware:SA,...VA},DA=R(ie,hA);if(DA.
length>0){if(DA.some(zA=>aA.has(zA))){if(!$)throw new Error(`Duplicate middleware name '${F(ie,hA)}'`);for(const zA of DA){const ee=Q.findIndex(De=>De.name===zA||
De.aliases?.some(Se=>Se===zA));if(ee===-1)continue;const te=Q[ee];if(te.step!==lA.step||lA.priority!==te.priority)throw new Error(`"${F(te.name,te.aliases)}" mi\
ddleware with ${te.priority} priority in ${te.step} step cannot be overridden by "${F(ie,hA)}" middleware with ${lA.priority} priority in ${lA.step} step.`);Q.splice(
ee,1)}}for(const zA of DA)aA.add(zA)}Q.push(lA)},addRelativeTo:(SA,VA)=>{const{name:ie,override:$,aliases:hA}=VA,lA={middleware:SA,...VA},DA=R(ie,hA);if(DA.length>
0){if(DA.some(zA=>aA.has(zA))){if(!$)throw new Error(`Duplicate middleware name '${F(ie,hA)}'`);for(const zA of DA){const ee=T.findIndex(De=>De.name===zA||De.aliases?.
some(Se=>Se===zA));if(ee===-1)continue;const te=T[ee];if(te.toMiddleware!==lA.toMiddleware||te.relation!==lA.relation)throw new Error(`"${F(te.name,te.aliases)}\
" middleware ${te.relation} "${te.toMiddleware}" middleware cannot be overridden by "${F(ie,hA)}" middleware ${lA.relation} "${lA.toMiddleware}" middleware.`);T.
splice(ee,1)}}for(const zA of DA)aA.add(zA)}T.push(lA)},clone:()=>BA(D()),use:SA=>{SA.applyToStack(pA)},remove:SA=>typeof SA=="string"?vA(SA):a(SA),removeByTag:SA=>{
let VA=!1;const ie=$=>{const{tags:hA,name:lA,aliases:DA}=$;if(hA&&hA.includes(SA)){const zA=R(lA,DA);for(const ee of zA)aA.delete(ee);return VA=!0,!1}return!0};
return Q=Q.filter(ie),T=T.filter(ie),VA},concat:SA=>{const VA=BA(D());return VA.use(SA),VA.identifyOnResolve(eA||VA.identifyOnResolve()||(SA.identifyOnResolve?.()??
!1)),VA},applyToStack:BA,identify:()=>P(!0).map(SA=>{const VA=SA.step??SA.relation+" "+SA.toMiddleware;return F(SA.name,SA.aliases)+" - "+VA}),identifyOnResolve(SA){
return typeof SA=="boolean"&&(eA=SA),eA},resolve:(SA,VA)=>{for(const ie of P().map($=>$.middleware).reverse())SA=ie(SA,VA);return eA&&console.log(pA.identify()),
SA}};return pA},d={initialize:5,serialize:4,build:3,finalizeRequest:2,deserialize:1},g={high:3,normal:2,low:1},c=Q=>()=>{throw new Error(Q)},s=Q=>()=>Promise.reject(
Q),e=()=>{const Q=new WeakSet;return(T,eA)=>{if(typeof eA=="object"&&eA!==null){if(Q.has(eA))return"[Circular]";Q.add(eA)}return eA}},t=Q=>new Promise(T=>setTimeout(
T,Q*1e3)),i={minDelay:2,maxDelay:120};var n;(function(Q){Q.ABORTED="ABORTED",Q.FAILURE="FAILURE",Q.SUCCESS="SUCCESS",Q.RETRY="RETRY",Q.TIMEOUT="TIMEOUT"})(n||(n=
{}));const l=Q=>{if(Q.state===n.ABORTED){const T=new Error(`${JSON.stringify({...Q,reason:"Request was aborted"},e())}`);throw T.name="AbortError",T}else if(Q.state===
n.TIMEOUT){const T=new Error(`${JSON.stringify({...Q,reason:"Waiter has timed out"},e())}`);throw T.name="TimeoutError",T}else if(Q.state!==n.SUCCESS)throw new Error(
`${JSON.stringify(Q,e())}`);return Q},B=async({minDelay:Q,maxDelay:T,maxWaitTime:eA,abortController:aA,client:q,abortSignal:vA},a,BA)=>{const _A={},[P,pA]=[Q*1e3,
T*1e3];let SA=0;const VA=Date.now()+eA*1e3,ie=Date.now()+6e4;let $=!1;for(;;){if(SA>0){const DA=f(P,pA,SA,VA);if(aA?.signal?.aborted||vA?.aborted){const zA="Abo\
rtController signal aborted.";return _A[zA]|=0,_A[zA]+=1,{state:n.ABORTED,observedResponses:_A}}if(Date.now()+DA>VA)return{state:n.TIMEOUT,observedResponses:_A};
await t(DA/1e3)}const{state:hA,reason:lA}=await BA(q,a);if(lA){const DA=L(lA);_A[DA]|=0,_A[DA]+=1}if(hA!==n.RETRY)return{state:hA,reason:lA,final:lA,observedResponses:_A};
SA+=1,!$&&Date.now()>=ie&&(S(_A,q),$=!0)}},S=(Q={},T)=>{const eA=Object.keys(Q);let aA=0;for(const a of eA){const BA=Q[a]|0;a.startsWith("403:")&&(aA+=BA)}const q=T?.
config?.logger,vA=typeof q?.warn=="function"&&!q.constructor?.name?.includes?.("NoOpLogger")?q:console;(aA>=3||eA[eA.length-1]?.startsWith("403:"))&&vA.warn("@s\
mithy/util-waiter WARN - 403 status code encountered during waiter polling.")},L=Q=>{const T=Q?.$response?.statusCode??Q?.$metadata?.httpStatusCode;return Q?.$responseBodyText?
`${T?T+": ":""}Deserialization error for body: ${Q.$responseBodyText}`:T?Q?.$response||Q?.message?`${T??"Unknown"}: ${Q?.message}`:`${T}: OK`:String(Q?.message??
JSON.stringify(Q,e())??"Unknown")},f=(Q,T,eA,aA)=>{const q=Math.log(T/Q)/Math.log(2)+1;if(eA>q)return T;const vA=Q*2**(eA-1),a=Math.min(vA,T),BA=U(Q,a);if(Date.
now()+BA>aA){const _A=aA-Date.now();return Math.max(0,_A-500)}return BA},U=(Q,T)=>Q+Math.random()*(T-Q),N=Q=>{if(Q.maxWaitTime<=0)throw new Error("WaiterConfigu\
ration.maxWaitTime must be greater than 0");if(Q.minDelay<=0)throw new Error("WaiterConfiguration.minDelay must be greater than 0");if(Q.maxDelay<=0)throw new Error(
"WaiterConfiguration.maxDelay must be greater than 0");if(Q.maxWaitTime<=Q.minDelay)throw new Error(`WaiterConfiguration.maxWaitTime [${Q.maxWaitTime}] must be \
greater than WaiterConfiguration.minDelay [${Q.minDelay}] for this waiter`);if(Q.maxDelay<Q.minDelay)throw new Error(`WaiterConfiguration.maxDelay [${Q.maxDelay}\
] must be greater than WaiterConfiguration.minDelay [${Q.minDelay}] for this waiter`)},m=Q=>{let T;const eA=new Promise(aA=>{T=()=>aA({state:n.ABORTED}),typeof Q.
addEventListener=="function"?Q.addEventListener("abort",T):Q.onabort=T});return{clearListener(){typeof Q.removeEventListener=="function"&&Q.removeEventListener(
"abort",T)},aborted:eA}},M=async(Q,T,eA)=>{const aA={...i,...Q};N(aA);const q=[B(aA,T,eA)],vA=[];if(Q.abortSignal){const{aborted:a,clearListener:BA}=m(Q.abortSignal);
vA.push(BA),q.push(a)}if(Q.abortController?.signal){const{aborted:a,clearListener:BA}=m(Q.abortController.signal);vA.push(BA),q.push(a)}return Promise.race(q).then(
a=>{for(const BA of vA)BA();return a})};class j{config;middlewareStack=D();initConfig;handlers;constructor(T){this.config=T;const{protocol:eA,protocolSettings:aA}=T;
aA&&typeof eA=="function"&&(T.protocol=new eA(aA))}send(T,eA,aA){const q=typeof eA!="function"?eA:void 0,vA=typeof eA=="function"?eA:aA,a=q===void 0&&this.config.
cacheMiddleware===!0;let BA;if(a){this.handlers||(this.handlers=new WeakMap);const _A=this.handlers;_A.has(T.constructor)?BA=_A.get(T.constructor):(BA=T.resolveMiddleware(
this.middlewareStack,this.config,q),_A.set(T.constructor,BA))}else delete this.handlers,BA=T.resolveMiddleware(this.middlewareStack,this.config,q);if(vA)BA(T).then(
_A=>vA(null,_A.output),_A=>vA(_A)).catch(()=>{});else return BA(T).then(_A=>_A.output)}destroy(){this.config?.requestHandler?.destroy?.(),delete this.handlers}}
const p="***SensitiveInformation***";function y(Q,T){if(T==null)return T;const eA=w.of(Q);if(eA.getMergedTraits().sensitive)return p;if(eA.isListSchema()){const aA=eA.
getValueSchema();if(aA.getMergedTraits().sensitive)return p;if(Array.isArray(T))return T.map(q=>y(aA,q))}else if(eA.isMapSchema()){const aA=eA.getValueSchema();
if(eA.getKeySchema().getMergedTraits().sensitive||aA.getMergedTraits().sensitive)return p;if(typeof T=="object")return Object.fromEntries(Object.entries(T).map(
([q,vA])=>[q,y(aA,vA)]))}else if(eA.isStructSchema()&&typeof T=="object"){const aA=T,q={};for(const[vA,a]of eA.structIterator())aA[vA]!=null&&(q[vA]=y(a,aA[vA]));
return q}return T}const _=Symbol.for("@smithy/op-event-stream");class AA{middlewareStack=D();schema;static classBuilder(){return new z}resolveMiddlewareWithContext(T,eA,aA,{
middlewareFn:q,clientName:vA,commandName:a,inputFilterSensitiveLog:BA,outputFilterSensitiveLog:_A,smithyContext:P,additionalContext:pA,CommandCtor:SA}){for(const De of q.
bind(this)(SA,T,eA,aA))this.middlewareStack.use(De);const VA=T.concat(this.middlewareStack),{logger:ie}=eA,$=pA[b],hA={logger:ie,clientName:vA,commandName:a,inputFilterSensitiveLog:BA,
outputFilterSensitiveLog:_A,...pA,[b]:{...$,commandInstance:this,...P,...aA?.metricsRecorder===void 0?{}:{metricsRecorder:aA.metricsRecorder},...aA?.abortSignal===
void 0?{}:{abortSignal:aA.abortSignal}}},{requestHandler:lA}=eA;let DA=aA??{};DA.metricsRecorder&&(DA={...DA},delete DA.metricsRecorder);let zA;const ee=this.schema,
te=ee?.[_];if(te!==void 0)zA=te;else if(ee&&Array.isArray(ee)&&ee[0]===9){const[,,,,De,Se]=ee;zA=ee[_]=!!(w.of(De).getEventStreamMember()||w.of(Se).getEventStreamMember())}
return zA&&(DA={isEventStream:zA,...DA}),VA.resolve(De=>lA.handle(De.request,DA),hA)}}class z{_init=()=>{};_ep={};_middlewareFn=()=>[];_commandName="";_clientName="";_additionalContext={};_smithyContext={};_inputFilterSensitiveLog=void 0;_outputFilterSensitiveLog=void 0;_serializer=null;_deserializer=null;_operationSchema;init(T){
this._init=T}ep(T){return this._ep=T,this}m(T){return this._middlewareFn=T,this}s(T,eA,aA={}){return this._smithyContext={service:T,operation:eA,...aA},this}c(T={}){
return this._additionalContext=T,this}n(T,eA){return this._clientName=T,this._commandName=eA,this}f(T=aA=>aA,eA=aA=>aA){return this._inputFilterSensitiveLog=T,this.
_outputFilterSensitiveLog=eA,this}ser(T){return this._serializer=T,this}de(T){return this._deserializer=T,this}sc(T){return this._operationSchema=T,this._smithyContext.
operationSchema=T,this}build(){const T=this;let eA;return eA=class extends AA{input;static getEndpointParameterInstructions(){return T._ep}constructor(...[aA]){
super(),this.input=aA??{},T._init(this),this.schema=T._operationSchema}resolveMiddleware(aA,q,vA){const a=T._operationSchema,BA=a?.[4]??a?.input,_A=a?.[5]??a?.output;
return this.resolveMiddlewareWithContext(aA,q,vA,{CommandCtor:eA,middlewareFn:T._middlewareFn,clientName:T._clientName,commandName:T._commandName,inputFilterSensitiveLog:T.
_inputFilterSensitiveLog??(a?y.bind(null,BA):P=>P),outputFilterSensitiveLog:T._outputFilterSensitiveLog??(a?y.bind(null,_A):P=>P),smithyContext:T._smithyContext,
additionalContext:T._additionalContext})}serialize=T._serializer;deserialize=T._deserializer}}}const x="***SensitiveInformation***",NA=(Q,T,eA)=>{for(const[vA,a]of Object.
entries(Q)){const BA=async function(P,pA,SA){const VA=new a(P);if(typeof pA=="function")this.send(VA,pA);else if(typeof SA=="function"){if(typeof pA!="object")throw new Error(
`Expected http options but got ${typeof pA}`);this.send(VA,pA||{},SA)}else return this.send(VA,pA)},_A=(vA[0].toLowerCase()+vA.slice(1)).replace(/Command$/,"");
T.prototype[_A]=BA}const{paginators:aA={},waiters:q={}}=eA??{};for(const[vA,a]of Object.entries(aA))T.prototype[vA]===void 0&&(T.prototype[vA]=function(BA={},_A,...P){
return a({..._A,client:this},BA,...P)});for(const[vA,a]of Object.entries(q))T.prototype[vA]===void 0&&(T.prototype[vA]=async function(BA={},_A,...P){let pA=_A;return typeof _A==
"number"&&(pA={maxWaitTime:_A}),a({...pA,client:this},BA,...P)})};class dA extends Error{static shapeId="smithy.ts.sdk.synthetic.nonamespace.client#ServiceExcep\
tion";$fault;$response;$retryable;$metadata;constructor(T){super(T.message),Object.setPrototypeOf(this,Object.getPrototypeOf(this).constructor.prototype),this.name=
T.name,this.$fault=T.$fault,this.$metadata=T.$metadata}static isInstance(T){if(!T)return!1;const eA=T;return dA.prototype.isPrototypeOf(eA)||!!eA.$fault&&!!eA.$metadata&&
(eA.$fault==="client"||eA.$fault==="server")}static[Symbol.hasInstance](T){if(!T)return!1;const eA=T;if(this===dA)return dA.isInstance(T);if(dA.isInstance(T)){if(this.
prototype.isPrototypeOf(T))return!0;const aA=Object.prototype.hasOwnProperty.call(this,"shapeId")?this.shapeId:void 0;let q=!1;if(aA){let a=Object.getPrototypeOf(
eA);for(;a&&a!==Object.prototype;){const BA=a.constructor,_A=BA!==dA&&Object.prototype.hasOwnProperty.call(BA,"shapeId")?BA?.shapeId:void 0;if(_A&&(q=!0,_A===aA))
return!0;a=Object.getPrototypeOf(a)}}if(aA&&q)return!1;const vA=this.name;if(vA&&vA.length>=6){if(eA.name===vA)return!0;let a=Object.getPrototypeOf(eA);for(;a&&
a!==Object.prototype;){const BA=a.constructor?.name;if(BA&&BA!=="Error"&&BA===vA)return!0;a=Object.getPrototypeOf(a)}}}return!1}}const YA=(Q,T={})=>{Object.entries(
T).filter(([,aA])=>aA!==void 0).forEach(([aA,q])=>{(Q[aA]==null||Q[aA]==="")&&(Q[aA]=q)});const eA=Q.message||Q.Message||"UnknownError";return Q.message=eA,delete Q.
Message,Q},EA=({output:Q,parsedBody:T,exceptionCtor:eA,errorCode:aA})=>{const q=K(Q),vA=q.httpStatusCode?q.httpStatusCode+"":void 0,a=new eA({name:T?.code||T?.Code||
aA||vA||"UnknownError",$fault:"client",$metadata:q});throw YA(a,T)},O=Q=>({output:T,parsedBody:eA,errorCode:aA})=>{EA({output:T,parsedBody:eA,exceptionCtor:Q,errorCode:aA})},
K=Q=>({httpStatusCode:Q.statusCode,requestId:Q.headers["x-amzn-requestid"]??Q.headers["x-amzn-request-id"]??Q.headers["x-amz-request-id"],extendedRequestId:Q.headers["\
x-amz-id-2"],cfId:Q.headers["x-amz-cf-id"]}),TA=Q=>{switch(Q){case"standard":return{retryMode:"standard",connectionTimeout:3100};case"in-region":return{retryMode:"\
standard",connectionTimeout:1100};case"cross-region":return{retryMode:"standard",connectionTimeout:3100};case"mobile":return{retryMode:"standard",connectionTimeout:3e4};default:
return{}}};let GA=!1;const KA=Q=>{Q&&!GA&&parseInt(Q.substring(1,Q.indexOf(".")))<16&&(GA=!0)},MA=Object.values(G),PA=Q=>{const T=[];for(const eA in G){if(!I(G,
eA))continue;const aA=G[eA];Q[aA]!==void 0&&T.push({algorithmId:()=>aA,checksumConstructor:()=>Q[aA]})}for(const[eA,aA]of Object.entries(Q.checksumAlgorithms??{}))
T.push({algorithmId:()=>eA,checksumConstructor:()=>aA});return{addChecksumAlgorithm(eA){Q.checksumAlgorithms=Q.checksumAlgorithms??{};const aA=eA.algorithmId(),
q=eA.checksumConstructor();MA.includes(aA)?Q.checksumAlgorithms[aA.toUpperCase()]=q:Q.checksumAlgorithms[aA]=q,T.push(eA)},checksumAlgorithms(){return T}}},yA=Q=>{
const T={};return Q.checksumAlgorithms().forEach(eA=>{const aA=eA.algorithmId();MA.includes(aA)&&(T[aA]=eA.checksumConstructor())}),T},X=Q=>({setRetryStrategy(T){
Q.retryStrategy=T},retryStrategy(){return Q.retryStrategy}}),Y=Q=>{const T={};return T.retryStrategy=Q.retryStrategy(),T},Z=Q=>Object.assign(PA(Q),X(Q)),uA=Z,mA=Q=>Object.
assign(yA(Q),Y(Q)),rA=Q=>Array.isArray(Q)?Q:[Q],RA=Q=>{const T="#text";for(const eA in Q)I(Q,eA)&&(Q[eA][T]!==void 0?Q[eA]=Q[eA][T]:typeof Q[eA]=="object"&&Q[eA]!==
null&&(Q[eA]=RA(Q[eA])));return Q},bA=Q=>Q!=null;class qA{trace(){}debug(){}info(){}warn(){}error(){}}function W(Q,T,eA){let aA,q,vA;if(typeof T>"u"&&typeof eA>
"u")aA={},vA=Q;else{if(aA=Q,typeof T=="function")return q=T,vA=eA,ce(aA,q,vA);vA=T}for(const a in vA)if(I(vA,a)){if(!Array.isArray(vA[a])){aA[a]=vA[a];continue}
Ne(aA,null,vA,a)}return aA}const re=Q=>{const T={};for(const[eA,aA]of Object.entries(Q||{}))T[eA]=[,aA];return T},ge=(Q,T)=>{const eA={};for(const aA in T)I(T,aA)&&
Ne(eA,Q,T,aA);return eA},ce=(Q,T,eA)=>W(Q,Object.entries(eA).reduce((aA,[q,vA])=>(Array.isArray(vA)?aA[q]=vA:typeof vA=="function"?aA[q]=[T,vA()]:aA[q]=[T,vA],aA),
{})),Ne=(Q,T,eA,aA)=>{if(T!==null){let a=eA[aA];typeof a=="function"&&(a=[,a]);const[BA=ue,_A=UA,P=aA]=a;(typeof BA=="function"&&BA(T[P])||typeof BA!="function"&&
BA)&&(Q[aA]=_A(T[P]));return}let[q,vA]=eA[aA];if(typeof vA=="function"){let a;const BA=q===void 0&&(a=vA())!=null,_A=typeof q=="function"&&!!q(void 0)||typeof q!=
"function"&&!!q;BA?Q[aA]=a:_A&&(Q[aA]=vA())}else{const a=q===void 0&&vA!=null,BA=typeof q=="function"&&!!q(vA)||typeof q!="function"&&!!q;(a||BA)&&(Q[aA]=vA)}},
ue=Q=>Q!=null,UA=Q=>Q,CA=Q=>{if(Q!==Q)return"NaN";switch(Q){case 1/0:return"Infinity";case-1/0:return"-Infinity";default:return Q}},nA=Q=>Q.toISOString().replace(
".000Z","Z"),kA=Q=>{if(Q==null)return{};if(Array.isArray(Q))return Q.filter(T=>T!=null).map(kA);if(typeof Q=="object"){const T={};for(const eA in Q)I(Q,eA)&&Q[eA]!=
null&&(T[eA]=kA(Q[eA]));return T}return Q};function $A(Q,T,eA,aA){return function(vA,a,BA,_A,P={}){const pA=Object.assign({},Q,vA);return AA.classBuilder().ep(pA).
m(function(SA,VA,ie,$){const hA=a.call(this,SA,VA,ie,$);return hA.unshift(aA(ie,SA.getEndpointParameterInstructions())),hA}).s(T,BA,P).n(eA,BA.charAt(0).toUpperCase()+
BA.slice(1)+"Command").sc(_A).build()}}A.Client=j,A.Command=AA,A.NoOpLogger=qA,A.SENSITIVE_STRING=x,A.ServiceException=dA,A.WaiterState=n,A._json=kA,A.checkExceptions=
l,A.constructStack=D,A.convertMap=re,A.createAggregatedClient=NA,A.createWaiter=M,A.decorateServiceException=YA,A.emitWarningIfUnsupportedVersion=KA,A.getArrayIfSingleItem=
rA,A.getChecksumConfiguration=PA,A.getDefaultClientConfiguration=uA,A.getDefaultExtensionConfiguration=Z,A.getRetryConfiguration=X,A.getValueFromTextNode=RA,A.invalidFunction=
c,A.invalidProvider=s,A.isSerializableHeaderValue=bA,A.loadConfigsForDefaultMode=TA,A.makeBuilder=$A,A.map=W,A.resolveChecksumRuntimeConfig=yA,A.resolveDefaultRuntimeConfig=
mA,A.resolveRetryRuntimeConfig=Y,A.schemaLogFilter=y,A.serializeDateTime=nA,A.serializeFloat=CA,A.take=ge,A.throwDefaultError=EA,A.waiterServiceDefaults=i,A.withBaseException=
O}),7291:((cA,A,r)=>{const{homedir:I}=r(8161),{sep:o,join:C}=r(6760),{createHash:b}=r(7598),{readFile:G}=r(1455),{IniSectionType:w}=r(690),{normalizeProvider:R}=r(
2658),{isValidHostLabel:F}=r(4534);class D extends Error{name="ProviderError";tryNextLink;constructor(FA,JA=!0){let XA,Ee=!0;typeof JA=="boolean"?(XA=void 0,Ee=
JA):JA!=null&&typeof JA=="object"&&(XA=JA.logger,Ee=JA.tryNextLink??!0),super(FA),this.tryNextLink=Ee,Object.setPrototypeOf(this,D.prototype),XA?.debug?.(`@smit\
hy/property-provider ${Ee?"->":"(!)"} ${FA}`)}static from(FA,JA=!0){return Object.assign(new this(FA.message,JA),FA)}}class d extends D{name="CredentialsProvide\
rError";constructor(FA,JA=!0){super(FA,JA),Object.setPrototypeOf(this,d.prototype)}}class g extends D{name="TokenProviderError";constructor(FA,JA=!0){super(FA,JA),
Object.setPrototypeOf(this,g.prototype)}}const c=(...iA)=>async()=>{if(iA.length===0)throw new D("No providers in chain");let FA;for(const JA of iA)try{return await JA()}catch(XA){
if(FA=XA,XA?.tryNextLink)continue;throw XA}throw FA},s=iA=>()=>Promise.resolve(iA),e=(iA,FA,JA)=>{let XA,Ee,de,Ue=!1;const Me=async()=>{Ee||(Ee=iA());try{XA=await Ee,
de=!0,Ue=!1}finally{Ee=void 0}return XA};return FA===void 0?async Ge=>((!de||Ge?.forceRefresh)&&(XA=await Me()),XA):async Ge=>((!de||Ge?.forceRefresh)&&(XA=await Me()),
Ue?XA:JA&&!JA(XA)?(Ue=!0,XA):(FA(XA)&&await Me(),XA))},t=(iA,FA,JA)=>{if(FA in iA){if(iA[FA]==="true")return!0;if(iA[FA]==="false")return!1;throw new Error(`Can\
not load ${JA} "${FA}". Expected "true" or "false", got ${iA[FA]}.`)}},i=(iA,FA,JA)=>{if(!(FA in iA))return;const XA=parseInt(iA[FA],10);if(Number.isNaN(XA))throw new TypeError(
`Cannot load ${JA} '${FA}'. Expected number, got '${iA[FA]}'.`);return XA};var n;(function(iA){iA.ENV="env",iA.CONFIG="shared config entry"})(n||(n={}));const l={},
B=()=>process&&process.geteuid?`${process.geteuid()}`:"DEFAULT",S=()=>{const{HOME:iA,USERPROFILE:FA,HOMEPATH:JA,HOMEDRIVE:XA=`C:${o}`}=process.env;if(iA)return iA;
if(FA)return FA;if(JA)return`${XA}${JA}`;const Ee=B();return l[Ee]||(l[Ee]=I()),l[Ee]},L="AWS_PROFILE",f="default",U=iA=>iA.profile||process.env[L]||f,N=iA=>{const JA=b(
"sha1").update(iA).digest("hex");return C(S(),".aws","sso","cache",`${JA}.json`)},m={},M=async iA=>{if(m[iA])return m[iA];const FA=N(iA),JA=await G(FA,"utf8");return JSON.
parse(JA)},j=".",p=iA=>Object.entries(iA).filter(([FA])=>{const JA=FA.indexOf(j);return JA===-1?!1:Object.values(w).includes(FA.substring(0,JA))}).reduce((FA,[JA,
XA])=>{const Ee=JA.indexOf(j),de=JA.substring(0,Ee)===w.PROFILE?JA.substring(Ee+1):JA;return FA[de]=XA,FA},{...iA.default&&{default:iA.default}}),y="AWS_CONFIG_\
FILE",_=()=>process.env[y]||C(S(),".aws","config"),AA="AWS_SHARED_CREDENTIALS_FILE",z=()=>process.env[AA]||C(S(),".aws","credentials"),x=/^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/,
NA=["__proto__","profile __proto__"],dA=iA=>{const FA={};let JA,XA;for(const Ee of iA.split(/\r?\n/)){const de=Ee.split(/(^|\s)[;#]/)[0].trim();if(de[0]==="["&&
de[de.length-1]==="]"){JA=void 0,XA=void 0;const Me=de.substring(1,de.length-1),Ge=x.exec(Me);if(Ge){const[,We,,$e]=Ge;Object.values(w).includes(We)&&(JA=[We,$e].
join(j))}else JA=Me;if(NA.includes(Me))throw new Error(`Found invalid profile name "${Me}"`)}else if(JA){const Me=de.indexOf("=");if(![0,-1].includes(Me)){const[
Ge,We]=[de.substring(0,Me).trim(),de.substring(Me+1).trim()];if(We==="")XA=Ge;else{XA&&Ee.trimStart()===Ee&&(XA=void 0),FA[JA]=FA[JA]||{};const $e=XA?[XA,Ge].join(
j):Ge;FA[JA][$e]=We}}}}return FA},YA={},EA={},O=(iA,FA)=>EA[iA]!==void 0?EA[iA]:((!YA[iA]||FA?.ignoreCache)&&(YA[iA]=G(iA,"utf8")),YA[iA]),K=()=>({}),TA=async(iA={})=>{
const{filepath:FA=z(),configFilepath:JA=_()}=iA,XA=S(),Ee="~/";let de=FA;FA.startsWith(Ee)&&(de=C(XA,FA.slice(2)));let Ue=JA;JA.startsWith(Ee)&&(Ue=C(XA,JA.slice(
2)));const Me=await Promise.all([O(Ue,{ignoreCache:iA.ignoreCache}).then(dA).then(p).catch(K),O(de,{ignoreCache:iA.ignoreCache}).then(dA).catch(K)]);return{configFile:Me[0],
credentialsFile:Me[1]}},GA=iA=>Object.entries(iA).filter(([FA])=>FA.startsWith(w.SSO_SESSION+j)).reduce((FA,[JA,XA])=>({...FA,[JA.substring(JA.indexOf(j)+1)]:XA}),
{}),KA=()=>({}),MA=async(iA={})=>O(iA.configFilepath??_()).then(dA).then(GA).catch(KA),PA=(...iA)=>{const FA={};for(const JA of iA)for(const[XA,Ee]of Object.entries(
JA))FA[XA]!==void 0?Object.assign(FA[XA],Ee):FA[XA]=Ee;return FA},yA=async iA=>{const FA=await TA(iA);return PA(FA.configFile,FA.credentialsFile)},X={getFileRecord(){
return EA},interceptFile(iA,FA){EA[iA]=Promise.resolve(FA)},getTokenRecord(){return m},interceptToken(iA,FA){m[iA]=FA}};function Y(iA){try{const FA=new Set(Array.
from(iA.match(/([A-Z_]){3,}/g)??[]));return FA.delete("CONFIG"),FA.delete("CONFIG_PREFIX_SEPARATOR"),FA.delete("ENV"),[...FA].join(", ")}catch{return iA}}const Z=(iA,FA)=>async()=>{
try{const JA=iA(process.env,FA);if(JA===void 0)throw new Error;return JA}catch(JA){throw new d(JA.message||`Not found in ENV: ${Y(iA.toString())}`,{logger:FA?.logger})}},
uA=(iA,{preferredFile:FA="config",...JA}={})=>async()=>{const XA=U(JA),{configFile:Ee,credentialsFile:de}=await TA(JA),Ue=de[XA]||{},Me=Ee[XA]||{},Ge=FA==="conf\
ig"?{...Ue,...Me}:{...Me,...Ue};try{const $e=iA(Ge,FA==="config"?Ee:de);if($e===void 0)throw new Error;return $e}catch(We){throw new d(We.message||`Not found in\
 config files w/ profile [${XA}]: ${Y(iA.toString())}`,{logger:JA.logger})}},mA=iA=>typeof iA=="function",rA=iA=>mA(iA)?async()=>await iA():s(iA),RA=({environmentVariableSelector:iA,
configFileSelector:FA,default:JA},XA={})=>{const{signingName:Ee,logger:de}=XA;return e(c(Z(iA,{signingName:Ee,logger:de}),uA(FA,XA),rA(JA)))},bA="AWS_USE_DUALST\
ACK_ENDPOINT",qA="use_dualstack_endpoint",W=!1,re={environmentVariableSelector:iA=>t(iA,bA,n.ENV),configFileSelector:iA=>t(iA,qA,n.CONFIG),default:!1},ge={environmentVariableSelector:iA=>t(
iA,bA,n.ENV),configFileSelector:iA=>t(iA,qA,n.CONFIG),default:void 0},ce="AWS_USE_FIPS_ENDPOINT",Ne="use_fips_endpoint",ue=!1,UA={environmentVariableSelector:iA=>t(
iA,ce,n.ENV),configFileSelector:iA=>t(iA,Ne,n.CONFIG),default:!1},CA={environmentVariableSelector:iA=>t(iA,ce,n.ENV),configFileSelector:iA=>t(iA,Ne,n.CONFIG),default:void 0},
nA=iA=>{const{tls:FA,endpoint:JA,urlParser:XA,useDualstackEndpoint:Ee}=iA;return Object.assign(iA,{tls:FA??!0,endpoint:R(typeof JA=="string"?XA(JA):JA),isCustomEndpoint:!0,
useDualstackEndpoint:R(Ee??!1)})},kA=async iA=>{const{tls:FA=!0}=iA,JA=await iA.region();if(!new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/).
test(JA))throw new Error("Invalid region in client config");const Ee=await iA.useDualstackEndpoint(),de=await iA.useFipsEndpoint(),{hostname:Ue}=await iA.regionInfoProvider(
JA,{useDualstackEndpoint:Ee,useFipsEndpoint:de})??{};if(!Ue)throw new Error("Cannot resolve hostname from client config");return iA.urlParser(`${FA?"https:":"ht\
tp:"}//${Ue}`)},$A=iA=>{const FA=R(iA.useDualstackEndpoint??!1),{endpoint:JA,useFipsEndpoint:XA,urlParser:Ee,tls:de}=iA;return Object.assign(iA,{tls:de??!0,endpoint:JA?
R(typeof JA=="string"?Ee(JA):JA):()=>kA({...iA,useDualstackEndpoint:FA,useFipsEndpoint:XA}),isCustomEndpoint:!!JA,useDualstackEndpoint:FA})},Q="AWS_EXECUTION_EN\
V",T="AWS_REGION",eA="AWS_DEFAULT_REGION",aA="AWS_EC2_METADATA_DISABLED",q=["in-region","cross-region","mobile","standard","legacy"],vA="/latest/meta-data/place\
ment/region",a="/latest/api/token",BA="x-aws-ec2-metadata-token",_A="x-aws-ec2-metadata-token-ttl-seconds",P=1e3,pA=6e4;let SA=0;const VA=async()=>{if(!process.
env[aA]&&!(Date.now()<SA))try{const iA=$(),FA=(await hA({...iA,path:a,method:"PUT",headers:{[_A]:"21600"}})).toString();return(await hA({...iA,path:vA,method:"G\
ET",headers:{[BA]:FA}})).toString().trim()||ie()}catch{return ie()}},ie=()=>{SA=Date.now()+pA},$=()=>{const iA=process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;if(iA){
const FA=new URL(iA);return{hostname:FA.hostname.replace(/^\[(.+)]$/,"$1"),port:FA.port?Number(FA.port):void 0}}return process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE===
"IPv6"?{hostname:"fd00:ec2::254"}:{hostname:"169.254.169.254"}},hA=async iA=>{const{request:FA}=r(7067);return new Promise((JA,XA)=>{const Ee=FA({hostname:iA.hostname,
port:iA.port,path:iA.path,method:iA.method,headers:iA.headers,timeout:P,signal:AbortSignal.timeout(P)});Ee.on("error",de=>{XA(de),Ee.destroy()}),Ee.on("timeout",
()=>{XA(new Error("TimeoutError from instance metadata service")),Ee.destroy()}),Ee.on("response",de=>{const{statusCode:Ue=400}=de;if(Ue<200||Ue>=300){XA(Object.
assign(new Error("Error response received from instance metadata service"),{statusCode:Ue})),Ee.destroy();return}const Me=[];de.on("data",Ge=>Me.push(Ge)),de.on(
"end",()=>{JA(Buffer.concat(Me)),Ee.destroy()})}),Ee.end()})},lA="AWS_REGION",DA="region",zA={environmentVariableSelector:iA=>iA[lA],configFileSelector:iA=>iA[DA],
default:async()=>{const iA=await VA();if(iA)return iA;throw new Error("Region is missing")}},ee={preferredFile:"credentials"},te=new Set,De=(iA,FA=F)=>{if(!te.has(
iA)&&!FA(iA))if(iA==="*")console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sd\
k-js-v3/blob/main/supplemental-docs/CLIENTS.md.');else throw new Error(`Region not accepted: region="${iA}" is not a valid hostname component.`);else te.add(iA)},
Se=iA=>typeof iA=="string"&&(iA.startsWith("fips-")||iA.endsWith("-fips")),Fe=iA=>Se(iA)?["fips-aws-global","aws-fips"].includes(iA)?"us-east-1":iA.replace(/fips-(dkr-|prod-)?|-fips/,
""):iA,fA=iA=>{const{region:FA,useFipsEndpoint:JA}=iA;if(!FA)throw new Error("Region is missing");return Object.assign(iA,{region:async()=>{const XA=typeof FA==
"function"?await FA():FA,Ee=Fe(XA);return De(Ee),Ee},useFipsEndpoint:async()=>{const XA=typeof FA=="string"?FA:await FA();return Se(XA)?!0:typeof JA!="function"?
Promise.resolve(!!JA):JA()}})},Qe=(iA=[],{useFipsEndpoint:FA,useDualstackEndpoint:JA})=>iA.find(({tags:XA})=>FA===XA.includes("fips")&&JA===XA.includes("dualsta\
ck"))?.hostname,IA=(iA,{regionHostname:FA,partitionHostname:JA})=>FA||(JA?JA.replace("{region}",iA):void 0),k=(iA,{partitionHash:FA})=>Object.keys(FA||{}).find(
JA=>FA[JA].regions.includes(iA))??"aws",oA=(iA,{signingRegion:FA,regionRegex:JA,useFipsEndpoint:XA})=>{if(FA)return FA;if(XA){const Ee=JA.replace("\\\\","\\").replace(
/^\^/g,"\\.").replace(/\$$/g,"\\."),de=iA.match(Ee);if(de)return de[0].slice(1,-1)}},QA=(iA,{useFipsEndpoint:FA=!1,useDualstackEndpoint:JA=!1,signingService:XA,
regionHash:Ee,partitionHash:de})=>{const Ue=k(iA,{partitionHash:de}),Me=iA in Ee?iA:de[Ue]?.endpoint??iA,Ge={useFipsEndpoint:FA,useDualstackEndpoint:JA},We=Qe(Ee[Me]?.
variants,Ge),$e=Qe(de[Ue]?.variants,Ge),it=IA(Me,{regionHostname:We,partitionHostname:$e});if(it===void 0)throw new Error(`Endpoint resolution failed for: ${{resolvedRegion:Me,
useFipsEndpoint:FA,useDualstackEndpoint:JA}}`);const Xe=oA(it,{signingRegion:Ee[Me]?.signingRegion,regionRegex:de[Ue].regionRegex,useFipsEndpoint:FA});return{partition:Ue,
signingService:XA,hostname:it,...Xe&&{signingRegion:Xe},...Ee[Me]?.signingService&&{signingService:Ee[Me].signingService}}},HA="AWS_DEFAULTS_MODE",ne="defaults_\
mode",he={environmentVariableSelector:iA=>iA[HA],configFileSelector:iA=>iA[ne],default:"legacy"},me=({region:iA=RA(zA),defaultsMode:FA=RA(he)}={})=>e(async()=>{
const JA=typeof FA=="function"?await FA():FA;switch(JA?.toLowerCase()){case"auto":return ae(iA);case"in-region":case"cross-region":case"mobile":case"standard":case"\
legacy":return Promise.resolve(JA?.toLocaleLowerCase());case void 0:return Promise.resolve("legacy");default:throw new Error(`Invalid parameter for "defaultsMod\
e", expect ${q.join(", ")}, got ${JA}`)}}),ae=async iA=>{if(iA){const FA=typeof iA=="function"?await iA():iA,JA=await pe();return JA?FA===JA?"in-region":"cross-\
region":"standard"}return"standard"},pe=async()=>process.env[Q]&&(process.env[T]||process.env[eA])?process.env[T]??process.env[eA]:VA();A.CONFIG_PREFIX_SEPARATOR=
j,A.CONFIG_USE_DUALSTACK_ENDPOINT=qA,A.CONFIG_USE_FIPS_ENDPOINT=Ne,A.CredentialsProviderError=d,A.DEFAULT_PROFILE=f,A.DEFAULT_USE_DUALSTACK_ENDPOINT=W,A.DEFAULT_USE_FIPS_ENDPOINT=
ue,A.ENV_PROFILE=L,A.ENV_USE_DUALSTACK_ENDPOINT=bA,A.ENV_USE_FIPS_ENDPOINT=ce,A.NODE_REGION_CONFIG_FILE_OPTIONS=ee,A.NODE_REGION_CONFIG_OPTIONS=zA,A.NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS=
re,A.NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS=UA,A.ProviderError=D,A.REGION_ENV_NAME=lA,A.REGION_INI_NAME=DA,A.SelectorType=n,A.TokenProviderError=g,A.booleanSelector=
t,A.chain=c,A.externalDataInterceptor=X,A.fromStatic=rA,A.fromValue=s,A.getHomeDir=S,A.getProfileName=U,A.getRegionInfo=QA,A.getSSOTokenFilepath=N,A.getSSOTokenFromFile=
M,A.loadConfig=RA,A.loadSharedConfigFiles=TA,A.loadSsoSessionData=MA,A.memoize=e,A.nodeDualstackConfigSelectors=ge,A.nodeFipsConfigSelectors=CA,A.numberSelector=
i,A.parseKnownFiles=yA,A.readFile=O,A.resolveCustomEndpointsConfig=nA,A.resolveDefaultsModeConfig=me,A.resolveEndpointsConfig=$A,A.resolveRegionConfig=fA}),2085:((cA,A,r)=>{
const{CONFIG_PREFIX_SEPARATOR:I,booleanSelector:o,SelectorType:C,loadConfig:b}=r(7291),{toEndpointV1:G,getSmithyContext:w,normalizeProvider:R,isValidHostLabel:F,
hasOwn:D}=r(4534);A.isValidHostLabel=F,A.middlewareEndpointToEndpointV1=G,A.toEndpointV1=G;const{EndpointURLScheme:d}=r(690),g="AWS_ENDPOINT_URL",c="endpoint_ur\
l",s=$=>({environmentVariableSelector:hA=>{const lA=$.split(" ").map(ee=>ee.toUpperCase()),DA=hA[[g,...lA].join("_")];if(DA)return DA;const zA=hA[g];if(zA)return zA},
configFileSelector:(hA,lA)=>{if(hA.services){const zA=["services",hA.services].join(I);if(!lA||!lA[zA])throw new Error(`The services section "${hA.services}" sp\
ecified in the profile is not present in the shared configuration file.`);const ee=lA[zA],te=$.split(" ").map(Se=>Se.toLowerCase()),De=ee[[te.join("_"),c].join(
I)];if(De)return De}const DA=hA[c];if(DA)return DA},default:void 0}),e="AWS_IGNORE_CONFIGURED_ENDPOINT_URLS",t="ignore_configured_endpoint_urls",i={environmentVariableSelector:$=>o(
$,e,C.ENV),configFileSelector:$=>o($,t,C.CONFIG),default:!1},n=async $=>{if(!await b(i)())return b(s($??""))()},l=async $=>{const hA=$?.Bucket||"";if(typeof $.Bucket==
"string"&&($.Bucket=hA.replace(/#/g,encodeURIComponent("#")).replace(/\?/g,encodeURIComponent("?"))),U(hA)){if($.ForcePathStyle===!0)throw new Error("Path-style\
 addressing cannot be used with ARN buckets")}else(!f(hA)||hA.indexOf(".")!==-1&&!String($.Endpoint).startsWith("http:")||hA.toLowerCase()!==hA||hA.length<3)&&($.
ForcePathStyle=!0);return $.DisableMultiRegionAccessPoints&&($.disableMultiRegionAccessPoints=!0,$.DisableMRAP=!0),$},B=/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,S=/(\d+\.){3}\d+/,
L=/\.\./,f=$=>B.test($)&&!S.test($)&&!L.test($),U=$=>{const[hA,lA,DA,,,zA]=$.split(":"),ee=hA==="arn"&&$.split(":").length>=6,te=!!(ee&&lA&&DA&&zA);if(ee&&!te)throw new Error(
`Invalid ARN: ${$} was an invalid ARN.`);return te},N=($,hA,lA,DA=!1)=>{const zA=async()=>{let ee;return DA?ee=lA.clientContextParams?.[$]??lA[$]??lA[hA]:ee=lA[$]??
lA[hA],typeof ee=="function"?ee():ee};return $==="credentialScope"||hA==="CredentialScope"?async()=>{const ee=typeof lA.credentials=="function"?await lA.credentials():
lA.credentials;return ee?.credentialScope??ee?.CredentialScope}:$==="accountId"||hA==="AccountId"?async()=>{const ee=typeof lA.credentials=="function"?await lA.
credentials():lA.credentials;return ee?.accountId??ee?.AccountId}:$==="endpoint"||hA==="endpoint"?async()=>{if(lA.isCustomEndpoint===!1)return;const ee=await zA();
if(ee&&typeof ee=="object"){if("url"in ee)return ee.url.href;if("hostname"in ee){const{protocol:te,hostname:De,port:Se,path:Fe}=ee;return`${te}//${De}${Se?":"+Se:
""}${Fe}`}}return ee}:zA};function m($){return async(hA,lA,DA,zA)=>{if(!DA.isCustomEndpoint&&!DA.ignoreConfiguredEndpointUrls){let De;DA.serviceConfiguredEndpoint?
De=await DA.serviceConfiguredEndpoint():De=await $(DA.serviceId),De&&(DA.endpoint=()=>Promise.resolve(G(De)),DA.isCustomEndpoint=!0,zA?.logger?.debug?.(`@smithy\
/core/endpoints - resolved endpoint from config: ${De}`))}const ee=await M(hA,lA,DA);if(typeof DA.endpointProvider!="function")throw new Error("config.endpointP\
rovider is not set.");const te=DA.endpointProvider(ee,zA);if(DA.isCustomEndpoint&&DA.endpoint){const De=await DA.endpoint();if(De?.headers){te.headers??={};for(const[
Se,Fe]of Object.entries(De.headers))te.headers[Se]=Array.isArray(Fe)?Fe:[Fe]}}return te}}const M=async($,hA,lA)=>{const DA={},zA=hA?.getEndpointParameterInstructions?.()||
{};for(const[ee,te]of Object.entries(zA))switch(te.type){case"staticContextParams":DA[ee]=te.value;break;case"contextParams":DA[ee]=$[te.name];break;case"client\
ContextParams":case"builtInParams":DA[ee]=await N(te.name,ee,lA,te.type!=="builtInParams")();break;case"operationContextParams":DA[ee]=te.get($);break;default:throw new Error(
"Unrecognized endpoint parameter instruction: "+JSON.stringify(te))}return Object.keys(zA).length===0&&Object.assign(DA,lA),String(lA.serviceId).toLowerCase()===
"s3"&&await l(DA),DA};function j($,hA,lA){$.__smithy_context?$.__smithy_context.features||($.__smithy_context.features={}):$.__smithy_context={features:{}},$.__smithy_context.
features[hA]=lA}function p($){const hA=m($);return({config:lA,instructions:DA})=>(zA,ee)=>async te=>{lA.isCustomEndpoint&&j(ee,"ENDPOINT_OVERRIDE","N");const De=await hA(
te.input,{getEndpointParameterInstructions(){return DA}},{...lA},ee);ee.endpointV2=De,ee.authSchemes=De.properties?.authSchemes;const Se=ee.authSchemes?.[0];if(Se){
ee.signing_region=Se.signingRegion,ee.signing_service=Se.signingName;const fA=w(ee)?.selectedHttpAuthScheme?.httpAuthOption;fA&&(fA.signingProperties=Object.assign(
fA.signingProperties||{},{signing_region:Se.signingRegion,signingRegion:Se.signingRegion,signing_service:Se.signingName,signingName:Se.signingName,signingRegionSet:Se.
signingRegionSet},Se.properties))}return zA({...te})}}const _={step:"serialize",tags:["ENDPOINT_PARAMETERS","ENDPOINT_V2","ENDPOINT"],name:"endpointV2Middleware",
override:!0,relation:"before",toMiddleware:{name:"serializerMiddleware"}.name};function AA($){const hA=p($);return(lA,DA)=>({applyToStack:zA=>{zA.addRelativeTo(
hA({config:lA,instructions:DA}),_)}})}function z($){return hA=>{const lA=hA.tls??!0,{endpoint:DA,useDualstackEndpoint:zA,useFipsEndpoint:ee}=hA,te=DA!=null?async()=>G(
await R(DA)()):void 0,Se=Object.assign(hA,{endpoint:te,tls:lA,isCustomEndpoint:!!DA,useDualstackEndpoint:R(zA??!1),useFipsEndpoint:R(ee??!1),ignoreConfiguredEndpointUrls:!!hA.
ignoreConfiguredEndpointUrls});let Fe;return Se.serviceConfiguredEndpoint=async()=>(hA.serviceId&&!Fe&&(Fe=$(hA.serviceId)),Fe),Se}}class x{nodes;root;conditions;results;constructor(hA,lA,DA,zA){
this.nodes=hA,this.root=lA,this.conditions=DA,this.results=zA}static from(hA,lA,DA,zA){return new x(hA,lA,DA,zA)}}class NA{capacity;data=new Map;parameters=[];constructor({
size:hA,params:lA}){this.capacity=hA??50,lA&&(this.parameters=lA)}get(hA,lA){const DA=this.hash(hA);if(DA===!1)return lA();if(!this.data.has(DA)){if(this.data.size>
this.capacity+10){const zA=this.data.keys();let ee=0;for(;;){const{value:te,done:De}=zA.next();if(this.data.delete(te),De||++ee>10)break}}this.data.set(DA,lA())}
return this.data.get(DA)}size(){return this.data.size}hash(hA){let lA="";const{parameters:DA}=this;if(DA.length===0)return!1;for(const zA of DA){const ee=hA[zA],
te=ee==null?"\0":String(ee);if(te.includes("|;"))return!1;lA+=te+"|;"}return lA}}class dA extends Error{constructor(hA){super(hA),this.name="EndpointError"}}const YA="\
endpoints";function EA($){return typeof $!="object"||$==null?$:"ref"in $?`$${EA($.ref)}`:"fn"in $?`${$.fn}(${($.argv||[]).map(EA).join(", ")})`:JSON.stringify($,
null,2)}const O={},K=($,hA)=>$===hA;function TA(...$){for(const hA of $)if(hA!=null)return hA}const GA=$=>{const hA=$.split("."),lA=[];for(const DA of hA){const zA=DA.
indexOf("[");if(zA!==-1){if(DA.indexOf("]")!==DA.length-1)throw new dA(`Path: '${$}' does not end with ']'`);const ee=DA.slice(zA+1,-1);if(Number.isNaN(parseInt(
ee)))throw new dA(`Invalid array index: '${ee}' in path: '${$}'`);zA!==0&&lA.push(DA.slice(0,zA)),lA.push(ee)}else lA.push(DA)}return lA},KA=($,hA)=>GA(hA).reduce(
(lA,DA)=>{if(typeof lA!="object")throw new dA(`Index '${DA}' in '${hA}' not found in '${JSON.stringify($)}'`);if(Array.isArray(lA)){const zA=parseInt(DA);return lA[zA<
0?lA.length+zA:zA]}return lA[DA]},$),MA=$=>$!=null;function PA($,hA,lA){return $?hA:lA}const yA=$=>!$,X=new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(\
?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$"),Y=$=>X.test($)||$.startsWith("[")&&$.endsWith("]"),Z={[d.HTTP]:80,[d.HTTPS]:443},uA=$=>{const hA=(()=>{try{if($ instanceof
URL)return $;if(typeof $=="object"&&"hostname"in $){const{hostname:IA,port:k,protocol:oA="",path:QA="",query:HA={}}=$,ne=new URL(`${oA}//${IA}${k?`:${k}`:""}${QA}`);
return ne.search=Object.entries(HA).map(([he,me])=>`${he}=${me}`).join("&"),ne}return new URL($)}catch{return null}})();if(!hA)return console.error(`Unable to p\
arse ${JSON.stringify($)} as a whatwg URL.`),null;const lA=hA.href,{host:DA,hostname:zA,pathname:ee,protocol:te,search:De}=hA;if(De)return null;const Se=te.slice(
0,-1);if(!Object.values(d).includes(Se))return null;const Fe=Y(zA),fA=lA.includes(`${DA}:${Z[Se]}`)||typeof $=="string"&&$.includes(`${DA}:${Z[Se]}`),Qe=`${DA}${fA?
`:${Z[Se]}`:""}`;return{scheme:Se,authority:Qe,path:ee,normalizedPath:ee.endsWith("/")?ee:`${ee}/`,isIp:Fe}};function mA($,hA,lA){if(lA===1)return[$];if($==="")
return[""];const DA=$.split(hA);return lA===0?DA:DA.slice(0,lA-1).concat(DA.slice(1).join(hA))}const qA={booleanEquals:K,coalesce:TA,getAttr:KA,isSet:MA,isValidHostLabel:F,
ite:PA,not:yA,parseURL:uA,split:mA,stringEquals:($,hA)=>$===hA,substring:($,hA,lA,DA)=>$==null||hA>=lA||$.length<lA||/[^\u0000-\u007f]/.test($)?null:DA?$.substring(
$.length-lA,$.length-hA):$.substring(hA,lA),uriEncode:$=>encodeURIComponent($).replace(/[!*'()]/g,hA=>`%${hA.charCodeAt(0).toString(16).toUpperCase()}`)},W=($,hA)=>{
const lA=[],{referenceRecord:DA,endpointParams:zA}=hA;let ee=0;for(;ee<$.length;){const te=$.indexOf("{",ee);if(te===-1){lA.push($.slice(ee));break}lA.push($.slice(
ee,te));const De=$.indexOf("}",te);if(De===-1){lA.push($.slice(te));break}$[te+1]==="{"&&$[De+1]==="}"&&(lA.push($.slice(te+1,De)),ee=De+2);const Se=$.substring(
te+1,De);if(Se.includes("#")){const[Fe,fA]=Se.split("#");lA.push(KA(DA[Fe]??zA[Fe],fA))}else lA.push(DA[Se]??zA[Se]);ee=De+1}return lA.join("")},re=({ref:$},hA)=>hA.
referenceRecord[$]??hA.endpointParams[$],ge=($,hA,lA)=>{if(typeof $=="string")return W($,lA);if($.fn)return Ne.callFunction($,lA);if($.ref)return re($,lA);throw new dA(
`'${hA}': ${String($)} is not a string, function or reference.`)},ce=({fn:$,argv:hA},lA)=>{const DA=Array(hA.length);for(let te=0;te<DA.length;++te){const De=hA[te];
typeof De=="boolean"||typeof De=="number"?DA[te]=De:DA[te]=Ne.evaluateExpression(De,"arg",lA)}const zA=$.indexOf(".");if(zA!==-1){const De=O[$.slice(0,zA)]?.[$.
slice(zA+1)];if(typeof De=="function")return De(...DA)}const ee=qA[$];if(typeof ee=="function")return ee(...DA);throw new Error(`function ${$} not loaded in end\
pointFunctions.`)},Ne={evaluateExpression:ge,callFunction:ce},ue=($,hA)=>{const{assign:lA}=$;if(lA&&lA in hA.referenceRecord)throw new dA(`'${lA}' is already de\
fined in Reference Record.`);const DA=ce($,hA);hA.logger?.debug?.(`${YA} evaluateCondition: ${EA($)} = ${EA(DA)}`);const zA=DA===""?!0:!!DA;return lA!=null?{result:zA,
toAssign:{name:lA,value:DA}}:{result:zA}},UA=($,hA)=>Object.entries($??{}).reduce((lA,[DA,zA])=>(lA[DA]=zA.map(ee=>{const te=ge(ee,"Header value entry",hA);if(typeof te!=
"string")throw new dA(`Header '${DA}' value '${te}' is not a string`);return te}),lA),{}),CA=($,hA)=>Object.entries($).reduce((lA,[DA,zA])=>(lA[DA]=kA.getEndpointProperty(
zA,hA),lA),{}),nA=($,hA)=>{if(Array.isArray($))return $.map(lA=>nA(lA,hA));switch(typeof $){case"string":return W($,hA);case"object":if($===null)throw new dA(`U\
nexpected endpoint property: ${$}`);return kA.getEndpointProperties($,hA);case"boolean":return $;default:throw new dA(`Unexpected endpoint property type: ${typeof $}`)}},
kA={getEndpointProperty:nA,getEndpointProperties:CA},$A=($,hA)=>{const lA=ge($,"Endpoint URL",hA);if(typeof lA=="string")try{return new URL(lA)}catch(DA){throw console.
error(`Failed to construct URL with ${lA}`,DA),DA}throw new dA(`Endpoint URL must be a string, got ${typeof lA}`)},Q=1e8,T=($,hA)=>{const{nodes:lA,root:DA,results:zA,
conditions:ee}=$;let te=DA;const De={},Se={referenceRecord:De,endpointParams:hA.endpointParams,logger:hA.logger};for(;te!==1&&te!==-1&&te<Q;){const Fe=3*(Math.abs(
te)-1),[fA,Qe,IA]=[lA[Fe],lA[Fe+1],lA[Fe+2]],[k,oA,QA]=ee[fA],HA=ue({fn:k,assign:QA,argv:oA},Se);if(HA.toAssign){const{name:ne,value:he}=HA.toAssign;De[ne]=he}te=
te>=0===HA.result?Qe:IA}if(te>=Q){const Fe=zA[te-Q];if(Fe[0]===-1){const[,k]=Fe;throw new dA(ge(k,"Error",Se))}const[fA,Qe,IA]=Fe;return{url:$A(fA,Se),properties:CA(
Qe,Se),headers:UA(IA??{},Se)}}throw new dA("No matching endpoint.")},eA=($=[],hA)=>{const lA={},DA={...hA,referenceRecord:{...hA.referenceRecord}};let zA=!1;for(const ee of $){
const{result:te,toAssign:De}=ue(ee,DA);if(!te)return{result:te};De&&(zA=!0,lA[De.name]=De.value,DA.referenceRecord[De.name]=De.value,hA.logger?.debug?.(`${YA} a\
ssign: ${De.name} := ${EA(De.value)}`))}return zA?{result:!0,referenceRecord:lA}:{result:!0}},aA=($,hA)=>{const{conditions:lA,endpoint:DA}=$,{result:zA,referenceRecord:ee}=eA(
lA,hA);if(!zA)return;const te=ee?{...hA,referenceRecord:{...hA.referenceRecord,...ee}}:hA,{url:De,properties:Se,headers:Fe}=DA;hA.logger?.debug?.(`${YA} Resolvi\
ng endpoint from template: ${EA(DA)}`);const fA={url:$A(De,te)};return Fe!=null&&(fA.headers=UA(Fe,te)),Se!=null&&(fA.properties=CA(Se,te)),fA},q=($,hA)=>{const{
conditions:lA,error:DA}=$,{result:zA,referenceRecord:ee}=eA(lA,hA);if(!zA)return;const te=ee?{...hA,referenceRecord:{...hA.referenceRecord,...ee}}:hA;throw new dA(
ge(DA,"Error",te))},vA=($,hA)=>{for(const lA of $)if(lA.type==="endpoint"){const DA=aA(lA,hA);if(DA)return DA}else if(lA.type==="error")q(lA,hA);else if(lA.type===
"tree"){const DA=BA.evaluateTreeRule(lA,hA);if(DA)return DA}else throw new dA(`Unknown endpoint rule: ${lA}`);throw new dA("Rules evaluation failed")},BA={evaluateRules:vA,
evaluateTreeRule:($,hA)=>{const{conditions:lA,rules:DA}=$,{result:zA,referenceRecord:ee}=eA(lA,hA);if(!zA)return;const te=ee?{...hA,referenceRecord:{...hA.referenceRecord,
...ee}}:hA;return BA.evaluateRules(DA,te)}},_A=($,hA)=>{const{endpointParams:lA,logger:DA}=hA,{parameters:zA,rules:ee}=$;hA.logger?.debug?.(`${YA} Initial Endpo\
intParams: ${EA(lA)}`);for(const De in zA){if(!D(zA,De))continue;const Se=zA[De],Fe=lA[De];if(Fe==null&&Se.default!=null){lA[De]=Se.default;continue}if(Se.required&&
Fe==null)throw new dA(`Missing required parameter: '${De}'`)}const te=vA(ee,{endpointParams:lA,logger:DA,referenceRecord:{}});return hA.logger?.debug?.(`${YA} R\
esolved endpoint: ${EA(te)}`),te},P=$=>{const{endpoint:hA}=$;return hA===void 0&&($.endpoint=async()=>{throw new Error("@smithy/middleware-endpoint: (default en\
dpointRuleSet) endpoint is not set - you must configure an endpoint.")}),$},pA=m(n),SA=z(n),VA=p(n),ie=AA(n);A.BinaryDecisionDiagram=x,A.EndpointCache=NA,A.EndpointError=
dA,A.customEndpointFunctions=O,A.decideEndpoint=T,A.endpointMiddleware=VA,A.endpointMiddlewareOptions=_,A.getEndpointFromInstructions=pA,A.getEndpointPlugin=ie,
A.isIpAddress=Y,A.resolveEndpoint=_A,A.resolveEndpointConfig=SA,A.resolveEndpointRequiredConfig=P,A.resolveParams=M}),6579:((cA,A,r)=>{const{Crc32:I}=r(9542),{hasOwn:o}=r(
4534),{toHex:C,fromHex:b,toUtf8:G,fromUtf8:w}=r(2430),{Readable:R}=r(7075),{TypeRegistry:F}=r(6890);class D{bytes;constructor(Y){if(this.bytes=Y,Y.byteLength!==
8)throw new Error("Int64 buffers must be exactly 8 bytes")}static fromNumber(Y){if(Y>9223372036854776e3||Y<-9223372036854776e3)throw new Error(`${Y} is too larg\
e (or, if negative, too small) to represent as an Int64`);const Z=new Uint8Array(8);for(let uA=7,mA=Math.abs(Math.round(Y));uA>-1&&mA>0;uA--,mA/=256)Z[uA]=mA;return Y<
0&&d(Z),new D(Z)}valueOf(){const Y=this.bytes.slice(0),Z=Y[0]&128;return Z&&d(Y),parseInt(C(Y),16)*(Z?-1:1)}toString(){return String(this.valueOf())}}function d(X){
for(let Y=0;Y<8;Y++)X[Y]^=255;for(let Y=7;Y>-1&&(X[Y]++,X[Y]===0);Y--);}class g{toUtf8;fromUtf8;constructor(Y,Z){this.toUtf8=Y,this.fromUtf8=Z}format(Y){const Z=[];
for(const rA in Y){if(!o(Y,rA))continue;const RA=this.fromUtf8(rA);if(RA.byteLength>255)throw new Error(`@smithy/core/event-streams - header name exceeds 255 by\
tes: ${RA.byteLength}`);Z.push(Uint8Array.from([RA.byteLength]),RA,this.formatHeaderValue(Y[rA]))}const uA=new Uint8Array(Z.reduce((rA,RA)=>rA+RA.byteLength,0));
let mA=0;for(const rA of Z)uA.set(rA,mA),mA+=rA.byteLength;return uA}formatHeaderValue(Y){switch(Y.type){case"boolean":return Uint8Array.from([Y.value?0:1]);case"\
byte":return Uint8Array.from([2,Y.value]);case"short":const Z=new DataView(new ArrayBuffer(3));return Z.setUint8(0,3),Z.setInt16(1,Y.value,!1),new Uint8Array(Z.
buffer);case"integer":const uA=new DataView(new ArrayBuffer(5));return uA.setUint8(0,4),uA.setInt32(1,Y.value,!1),new Uint8Array(uA.buffer);case"long":const mA=new Uint8Array(
9);return mA[0]=5,mA.set(Y.value.bytes,1),mA;case"binary":if(Y.value.byteLength>U)throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${U}\
 bytes: ${Y.value.byteLength}`);const rA=new DataView(new ArrayBuffer(3+Y.value.byteLength));rA.setUint8(0,6),rA.setUint16(1,Y.value.byteLength,!1);const RA=new Uint8Array(
rA.buffer);return RA.set(Y.value,3),RA;case"string":const bA=this.fromUtf8(Y.value);if(bA.byteLength>U)throw new Error(`@smithy/core/event-streams - header valu\
e (string) exceeds ${U} bytes: ${bA.byteLength}`);const qA=new DataView(new ArrayBuffer(3+bA.byteLength));qA.setUint8(0,7),qA.setUint16(1,bA.byteLength,!1);const W=new Uint8Array(
qA.buffer);return W.set(bA,3),W;case"timestamp":const re=new Uint8Array(9);return re[0]=8,re.set(D.fromNumber(Y.value.valueOf()).bytes,1),re;case"uuid":if(!f.test(
Y.value))throw new Error(`Invalid UUID received: ${Y.value}`);const ge=new Uint8Array(17);return ge[0]=9,ge.set(b(Y.value.replace(/-/g,"")),1),ge}}parse(Y){const Z={};
let uA=0;for(;uA<Y.byteLength;){const mA=Y.getUint8(uA++),rA=this.toUtf8(new Uint8Array(Y.buffer,Y.byteOffset+uA,mA));switch(uA+=mA,Y.getUint8(uA++)){case 0:Z[rA]=
{type:s,value:!0};break;case 1:Z[rA]={type:s,value:!1};break;case 2:Z[rA]={type:e,value:Y.getInt8(uA++)};break;case 3:Z[rA]={type:t,value:Y.getInt16(uA,!1)},uA+=
2;break;case 4:Z[rA]={type:i,value:Y.getInt32(uA,!1)},uA+=4;break;case 5:Z[rA]={type:n,value:new D(new Uint8Array(Y.buffer,Y.byteOffset+uA,8))},uA+=8;break;case 6:
const RA=Y.getUint16(uA,!1);uA+=2,Z[rA]={type:l,value:new Uint8Array(Y.buffer,Y.byteOffset+uA,RA)},uA+=RA;break;case 7:const bA=Y.getUint16(uA,!1);uA+=2,Z[rA]={
type:B,value:this.toUtf8(new Uint8Array(Y.buffer,Y.byteOffset+uA,bA))},uA+=bA;break;case 8:Z[rA]={type:S,value:new Date(new D(new Uint8Array(Y.buffer,Y.byteOffset+
uA,8)).valueOf())},uA+=8;break;case 9:const qA=new Uint8Array(Y.buffer,Y.byteOffset+uA,16);uA+=16,Z[rA]={type:L,value:`${C(qA.subarray(0,4))}-${C(qA.subarray(4,
6))}-${C(qA.subarray(6,8))}-${C(qA.subarray(8,10))}-${C(qA.subarray(10))}`};break;default:throw new Error("Unrecognized header type tag")}}return Z}}var c;(function(X){
X[X.boolTrue=0]="boolTrue",X[X.boolFalse=1]="boolFalse",X[X.byte=2]="byte",X[X.short=3]="short",X[X.integer=4]="integer",X[X.long=5]="long",X[X.byteArray=6]="by\
teArray",X[X.string=7]="string",X[X.timestamp=8]="timestamp",X[X.uuid=9]="uuid"})(c||(c={}));const s="boolean",e="byte",t="short",i="integer",n="long",l="binary",
B="string",S="timestamp",L="uuid",f=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/,U=32767,N=4,m=N*2,M=4,j=m+M*2;function p({byteLength:X,byteOffset:Y,
buffer:Z}){if(X<j)throw new Error("Provided message too short to accommodate event stream message overhead");const uA=new DataView(Z,Y,X),mA=uA.getUint32(0,!1);
if(X!==mA)throw new Error("Reported message length does not match received message length");const rA=uA.getUint32(N,!1),RA=uA.getUint32(m,!1),bA=uA.getUint32(X-
M,!1),qA=new I;if(qA.update(new Uint8Array(Z,Y,m)),RA!==qA.digestSync())throw new Error(`The prelude checksum specified in the message (${RA}) does not match th\
e calculated CRC32 checksum (${qA.digestSync()})`);if(qA.update(new Uint8Array(Z,Y+m,X-(m+M))),bA!==qA.digestSync())throw new Error(`The message checksum (${qA.
digestSync()}) did not match the expected value of ${bA}`);return{headers:new DataView(Z,Y+m+M,rA),body:new Uint8Array(Z,Y+m+M+rA,mA-rA-(m+M+M))}}class y{headerMarshaller;messageBuffer;isEndOfStream;constructor(Y,Z){
this.headerMarshaller=new g(Y,Z),this.messageBuffer=[],this.isEndOfStream=!1}feed(Y){this.messageBuffer.push(this.decode(Y))}endOfStream(){this.isEndOfStream=!0}getMessage(){
const Y=this.messageBuffer.pop(),Z=this.isEndOfStream;return{getMessage(){return Y},isEndOfStream(){return Z}}}getAvailableMessages(){const Y=this.messageBuffer;
this.messageBuffer=[];const Z=this.isEndOfStream;return{getMessages(){return Y},isEndOfStream(){return Z}}}encode({headers:Y,body:Z}){const uA=this.headerMarshaller.
format(Y),mA=uA.byteLength+Z.byteLength+16,rA=new Uint8Array(mA),RA=new DataView(rA.buffer,rA.byteOffset,rA.byteLength),bA=new I;return RA.setUint32(0,mA,!1),RA.
setUint32(4,uA.byteLength,!1),bA.update(rA.subarray(0,8)),RA.setUint32(8,bA.digestSync(),!1),rA.set(uA,12),rA.set(Z,uA.byteLength+12),bA.update(rA.subarray(8,mA-
4)),RA.setUint32(mA-4,bA.digestSync(),!1),rA}decode(Y){const{headers:Z,body:uA}=p(Y);return{headers:this.headerMarshaller.parse(Z),body:uA}}formatHeaders(Y){return this.
headerMarshaller.format(Y)}}class _{options;constructor(Y){this.options=Y}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const Y of this.
options.inputStream)yield this.options.decoder.decode(Y)}}class AA{options;constructor(Y){this.options=Y}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){
for await(const Y of this.options.messageStream)yield this.options.encoder.encode(Y);this.options.includeEndFrame&&(yield new Uint8Array(0))}}class z{options;constructor(Y){
this.options=Y}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){for await(const Y of this.options.messageStream){const Z=await this.options.
deserializer(Y);Z!==void 0&&(yield Z)}}}class x{options;constructor(Y){this.options=Y}[Symbol.asyncIterator](){return this.asyncIterator()}async*asyncIterator(){
for await(const Y of this.options.inputStream)yield this.options.serializer(Y)}}function NA(X){let Y=0,Z=0,uA=null,mA=null;const rA=bA=>{if(typeof bA!="number")
throw new Error("Attempted to allocate an event message where size was not a number: "+bA);Y=bA,Z=4,uA=new Uint8Array(bA),new DataView(uA.buffer).setUint32(0,bA,
!1)},RA=async function*(){const bA=X[Symbol.asyncIterator]();for(;;){const{value:qA,done:W}=await bA.next();if(W){if(Y)if(Y===Z)yield uA;else throw new Error("T\
runcated event message received.");else return;return}const re=qA.length;let ge=0;for(;ge<re;){if(!uA){const Ne=re-ge;mA||(mA=new Uint8Array(4));const ue=Math.min(
4-Z,Ne);if(mA.set(qA.slice(ge,ge+ue),Z),Z+=ue,ge+=ue,Z<4)break;rA(new DataView(mA.buffer).getUint32(0,!1)),mA=null}const ce=Math.min(Y-Z,re-ge);uA.set(qA.slice(
ge,ge+ce),Z),Z+=ce,ge+=ce,Y&&Y===Z&&(yield uA,uA=null,Y=0,Z=0)}}};return{[Symbol.asyncIterator]:RA}}function dA(X,Y){const Z=YA(Y.deserializer,Y.toUtf8);return{
[Symbol.asyncIterator]:async function*(){for await(const uA of X){const mA=Y.eventStreamCodec.decode(uA),rA=await Z(mA);rA!==void 0&&(yield rA)}}}}function YA(X,Y){
return async function(Z){const{value:uA}=Z.headers[":message-type"];if(uA==="error"){const mA=new Error(Z.headers[":error-message"].value||"UnknownError");throw mA.
name=Z.headers[":error-code"].value,mA}else if(uA==="exception"){const mA=Z.headers[":exception-type"].value,rA={[mA]:Z},RA=await X(rA);if(RA.$unknown){const bA=new Error(
Y(Z.body));throw bA.name=mA,bA}throw RA[mA]}else if(uA==="event"){const mA={[Z.headers[":event-type"].value]:Z},rA=await X(mA);return rA.$unknown?void 0:rA}else
throw Error(`Unrecognizable event type: ${Z.headers[":event-type"].value}`)}}let EA=class{eventStreamCodec;utfEncoder;constructor({utf8Encoder:Y,utf8Decoder:Z}){
this.eventStreamCodec=new y(Y,Z),this.utfEncoder=Y}deserialize(Y,Z){const uA=NA(Y);return new z({messageStream:new _({inputStream:uA,decoder:this.eventStreamCodec}),
deserializer:YA(Z,this.utfEncoder)})}serialize(Y,Z){return new AA({messageStream:new x({inputStream:Y,serializer:Z}),encoder:this.eventStreamCodec,includeEndFrame:!0})}};
const O=X=>new EA(X);class K{universalMarshaller;constructor({utf8Encoder:Y,utf8Decoder:Z}){this.universalMarshaller=new EA({utf8Decoder:Z,utf8Encoder:Y})}deserialize(Y,Z){
const uA=typeof Y[Symbol.asyncIterator]=="function"?Y:GA(Y);return this.universalMarshaller.deserialize(uA,Z)}serialize(Y,Z){return R.from(this.universalMarshaller.
serialize(Y,Z))}}const TA=X=>new K(X);async function*GA(X){let Y=!1,Z=!1;const uA=new Array;for(X.on("error",mA=>{if(Y||(Y=!0),mA)throw mA}),X.on("data",mA=>{uA.
push(mA)}),X.on("end",()=>{Y=!0});!Z;){const mA=await new Promise(rA=>setTimeout(()=>rA(uA.shift()),0));mA&&(yield mA),Z=Y&&uA.length===0}}const KA=X=>({[Symbol.
asyncIterator]:async function*(){const Y=X.getReader();try{for(;;){const{done:Z,value:uA}=await Y.read();if(Z)return;yield uA}}finally{Y.releaseLock()}}}),MA=X=>{
const Y=X[Symbol.asyncIterator]();return new ReadableStream({async pull(Z){const{done:uA,value:mA}=await Y.next();if(uA)return Z.close();Z.enqueue(mA)}})},PA=X=>Object.
assign(X,{eventStreamMarshaller:X.eventStreamSerdeProvider(X)});class yA{marshaller;serializer;deserializer;serdeContext;defaultContentType;compositeErrorRegistry;constructor({
marshaller:Y,serializer:Z,deserializer:uA,serdeContext:mA,defaultContentType:rA,compositeErrorRegistry:RA}){this.marshaller=Y,this.serializer=Z,this.deserializer=
uA,this.serdeContext=mA,this.defaultContentType=rA,this.compositeErrorRegistry=RA}async serializeEventStream({eventStream:Y,requestSchema:Z,initialRequest:uA,initialMessageType:mA}){
const rA=this.marshaller,RA=Z.getEventStreamMember(),bA=Z.getMemberSchema(RA),qA=this.serializer,W=this.defaultContentType,re=Symbol("initialRequestMarker"),ge={
async*[Symbol.asyncIterator](){if(uA){const ce={":event-type":{type:"string",value:mA??"initial-request"},":message-type":{type:"string",value:"event"},":conten\
t-type":{type:"string",value:W}};qA.write(Z,uA);const Ne=qA.flush();yield{[re]:!0,headers:ce,body:Ne}}for await(const ce of Y)yield ce}};return rA.serialize(ge,
ce=>{if(ce[re])return{headers:ce.headers,body:ce.body};let Ne="";for(const $A in ce)if(o(ce,$A)&&$A!=="__type"){Ne=$A;break}const{additionalHeaders:ue,body:UA,eventType:CA,
explicitPayloadContentType:nA}=this.writeEventBody(Ne,bA,ce);return{headers:{":event-type":{type:"string",value:CA},":message-type":{type:"string",value:"event"},
":content-type":{type:"string",value:nA??W},...ue},body:UA}})}async deserializeEventStream({response:Y,responseSchema:Z,initialResponseContainer:uA,initialMessageType:mA}){
const rA=this.marshaller,RA=Z.getEventStreamMember(),qA=Z.getMemberSchema(RA).getMemberSchemas(),W=Symbol("initialResponseMarker"),re=rA.deserialize(Y.body,async Ne=>{
let ue="";for(const CA in Ne)if(o(Ne,CA)&&CA!=="__type"){ue=CA;break}const UA=Ne[ue].body;if(ue===(mA??"initial-response")){const CA=await this.deserializer.read(
Z,UA);return delete CA[RA],{[W]:!0,...CA}}else if(ue in qA){const CA=qA[ue];if(CA.isStructSchema()){const nA={};let kA=!1;for(const[$A,Q]of CA.structIterator()){
const{eventHeader:T,eventPayload:eA}=Q.getMergedTraits();if(kA=kA||!!(T||eA),eA)Q.isBlobSchema()?nA[$A]=UA:Q.isStringSchema()?nA[$A]=(this.serdeContext?.utf8Encoder??
G)(UA):Q.isStructSchema()&&(nA[$A]=await this.deserializer.read(Q,UA));else if(T){const aA=Ne[ue].headers[$A]?.value;aA!=null&&(Q.isNumericSchema()?aA&&typeof aA==
"object"&&"bytes"in aA?nA[$A]=BigInt(aA.toString()):nA[$A]=Number(aA):nA[$A]=aA)}}return{[ue]:await this.readEventMember(CA,UA,kA,nA)}}return{[ue]:await this.deserializer.
read(CA,UA)}}else return{$unknown:Ne}}),ge=re[Symbol.asyncIterator](),ce=await ge.next();if(ce.done)return re;if(ce.value?.[W]){if(!Z)throw new Error("@smithy::\
core/protocols - initial-response event encountered in event stream but no response schema given.");for(const Ne in ce.value)o(ce.value,Ne)&&(uA[Ne]=ce.value[Ne])}
return{async*[Symbol.asyncIterator](){for(ce?.value?.[W]||(yield ce.value);;){const{done:Ne,value:ue}=await ge.next();if(Ne)break;yield ue}}}}async readEventMember(Y,Z,uA,mA){
let rA;const RA=Y.getSchema();if(Array.isArray(RA)&&RA[0]===-3){const qA=RA[1],W=F.for(qA);this.compositeErrorRegistry?.copyFrom(W),rA=(this.compositeErrorRegistry??
W)?.getErrorCtor(RA)}const bA=uA?mA:Z.byteLength===0?{}:await this.deserializer.read(Y,Z);if(rA){const qA=bA.message??bA.Message??"Unknown",W={},re=Y.getMergedTraits().
error;return re&&(W.$fault=re),Object.assign(new rA({}),W,{message:qA},bA)}return bA}writeEventBody(Y,Z,uA){const mA=this.serializer;let rA=Y,RA=null,bA;const qA=Z.
getSchema()[4].includes(Y),W={};if(qA){const ce=Z.getMemberSchema(Y);if(ce.isStructSchema()){for(const[Ne,ue]of ce.structIterator()){const{eventHeader:UA,eventPayload:CA}=ue.
getMergedTraits();if(CA)RA=Ne;else if(UA){const nA=uA[Y][Ne];let kA="binary";ue.isNumericSchema()?(-2)**31<=nA&&nA<=2**31-1?kA="integer":kA="long":ue.isTimestampSchema()?
kA="timestamp":ue.isStringSchema()?kA="string":ue.isBooleanSchema()&&(kA="boolean"),nA!=null&&(W[Ne]={type:kA,value:nA},delete uA[Y][Ne])}}if(RA!==null){const Ne=ce.
getMemberSchema(RA);Ne.isBlobSchema()?bA="application/octet-stream":Ne.isStringSchema()&&(bA="text/plain"),mA.write(Ne,uA[Y][RA])}else mA.write(ce,uA[Y])}else if(ce.
isUnitSchema())mA.write(ce,{});else throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.")}else{const[ce,Ne]=uA[Y];
rA=ce,mA.write(15,Ne)}const re=mA.flush()??new Uint8Array;return{body:typeof re=="string"?(this.serdeContext?.utf8Decoder??w)(re):re,eventType:rA,explicitPayloadContentType:bA,
additionalHeaders:W}}}A.EventStreamCodec=y,A.EventStreamMarshaller=K,A.EventStreamSerde=yA,A.HeaderMarshaller=g,A.Int64=D,A.MessageDecoderStream=_,A.MessageEncoderStream=
AA,A.SmithyMessageDecoderStream=z,A.SmithyMessageEncoderStream=x,A.UniversalEventStreamMarshaller=EA,A.eventStreamSerdeProvider=TA,A.getChunkedStream=NA,A.getMessageUnmarshaller=
YA,A.getUnmarshalledStream=dA,A.iterableToReadableStream=MA,A.readableStreamToIterable=KA,A.resolveEventStreamSerdeConfig=PA,A.universalEventStreamSerdeProvider=
O}),3422:((cA,A,r)=>{const{Uint8ArrayBlobAdapter:I,writeKey:o,sdkStreamMixin:C,splitEvery:b,splitHeader:G,NumericValue:w,toUtf8:R,fromBase64:F,LazyJsonString:D,
_parseEpochTimestamp:d,_parseRfc7231DateTime:g,_parseRfc3339DateTimeWithOffset:c,fromUtf8:s,generateIdempotencyToken:e,toBase64:t,dateToUtcString:i,quoteHeader:n,
parseEpochTimestamp:l,parseRfc7231DateTime:B,parseRfc3339DateTimeWithOffset:S}=r(2430),{HttpRequest:L,HttpResponse:f,hasOwn:U,isValidHostname:N,getSmithyContext:m}=r(
4534),{parseQueryString:M,parseUrl:j}=r(4534);A.HttpRequest=L,A.HttpResponse=f,A.isValidHostname=N,A.parseQueryString=M,A.parseUrl=j;const{NormalizedSchema:p,translateTraits:y,
TypeRegistry:_,deref:AA}=r(6890),{FieldPosition:z}=r(690),x=async(OA=new Uint8Array,h)=>{if(OA instanceof Uint8Array)return I.mutate(OA);if(!OA)return I.mutate(
new Uint8Array);const E=h.streamCollector(OA);return I.mutate(await E)};function NA(OA){return/^[\w.~-]+$/.test(OA)?OA:encodeURIComponent(OA).replace(/[!'()*]/g,
function(h){return"%"+h.charCodeAt(0).toString(16).toUpperCase()})}const dA=Symbol.for("@smithy/schema-x");class YA extends p{static identity=Symbol.for("@smith\
y/HttpBindingNormalizedSchema");identity=YA.identity;bindings;constructor(h){super(h)}static of(h){const E=p.of(h);if(E.identity===YA.identity)return E;const V=E.
isMemberSchema()?E:E.getSchema(),J=typeof V=="object"&&V!==null?V:E;return J[dA]??=new YA(E)}getHttpBindingLocation(h){return h.httpPayload?36:h.httpLabel?33:h.
httpHeader?38:typeof h.httpPrefixHeaders=="string"?39:h.httpQuery?34:h.httpQueryParams?35:h.httpResponseCode?37:32}getHttpBindingValue(h,E,V=!1){const J=this.getSchema(),
gA=typeof J=="number"?J&255:this.isListSchema()?64:255,sA=h&7,wA=E.mediaType?E.mediaType==="application/json"||E.mediaType.endsWith("+json")?2:1:0,WA=E.streaming||
gA===42?this.isStructSchema()?2:1:0,se=gA>=4&&gA<=7?sA>=6?2:sA>0&&sA<4?1:0:0;let Ie=gA|wA<<8|(E.idempotencyToken?1:0)<<10|WA<<11|(E.sparse?1:0)<<13|se<<14|(E.hostLabel?
1:0)<<17|(h===36&&typeof J!="object"?1:0)<<18;const Be=gA&192,Re=sA&2&&(Be===64||!V&&sA&1)?this.getHttpBindingCollectionValue(h,E):void 0,Le=(Re?.[1]??0)&255;return Ie|=
(sA>=6&&(Le===4||Le===6)?1:0)<<16,[this,Ie,Re]}getHttpBindingCollectionValue(h,E=this.getMergedTraits()){const V=YA.of(this.getValueSchema());return V.getHttpBindingValue(
h,{...V.getMergedTraits(),...E},!0)}getHttpBindings(){const h=this.getSchema();return typeof h!="object"||h===null?TA:this.bindings??=EA(this)}}const EA=OA=>{const h=[],
E=[],V=[],J=[],gA=[],sA={},wA={},WA=[],se={headers:wA,prefixHeaders:WA},Ie={request:{memberBindings:gA,byName:sA},response:{bodyMemberNames:h,bindings:se}},{request:Be,
response:Re}=Ie;for(const[Le,Oe]of OA.structIterator()){const ve=YA.of(Oe),Ye=ve.getMergedTraits(),qe=ve.getHttpBindingLocation(Ye),Pe=Ye.httpHeader?.toLowerCase()??
Ye.httpPrefixHeaders?.toLowerCase()??Ye.httpQuery,xe=ve.getHttpBindingValue(qe,Ye),Ve=[Le,xe,qe,Pe];Le==="__proto__"&&o(sA),sA[Le]=Ve,xe[1]>>10&1&&(Be.hasIdempotency=
!0),gA.push(Ve);const _e=qe&7;if(_e===0&&(V.push(Le),J.push(Oe)),(_e&4)===0)h.push(Le),E.push(Oe);else if((_e&6)===4)if(_e&1)se.statusCode=Ve;else{se.payload=Ve;
const ze=xe[1]&255;Be.contentTypeInstruction=Ye.mediaType??(ze===0?"text/plain":ze===21||ze===42?"application/octet-stream":null)}else _e&1?(Be.hasPrefixHeaders=
!0,WA.push(Ve)):(Pe==="__proto__"&&o(wA),wA[Pe]=Ve)}return Be.contentTypeInstruction===void 0&&V.length&&(Be.contentTypeInstruction=null),Be.syntheticBodySchema=
KA(OA,V,J),Re.syntheticBodySchema=KA(OA,h,E),Ie},O=OA=>{const h=[];let E=0;for(const V of OA.matchAll(/\{([^{}+]+)(\+)?\}/g))V.index>E&&h.push([OA.slice(E,V.index),
0]),h.push([V[1],V[2]?2:1]),E=V.index+V[0].length;return h.length&&E<OA.length&&h.push([OA.slice(E),0]),h.length?h:void 0},K=OA=>{const{http:h,endpoint:E}=y(OA.
traits??{}),[V,J]=h?.[1].split("?")??[];return[h?.[0],V,J?[...new URLSearchParams(J)]:[],V?O(V):void 0,E?.[0]]},TA={request:{memberBindings:[],byName:{}},response:{
bodyMemberNames:[],bindings:{headers:{},prefixHeaders:[]}}},GA=OA=>OA[dA]??=K(OA),KA=(OA,h,E)=>{if(!h.length)return;const V=OA.getSchema(),J=[3,V[1],V[2],OA.getMergedTraits(),
h,E],gA=V[6],sA=gA&&h.reduce((wA,WA)=>wA+(V[4].indexOf(WA)<gA?1:0),0);return sA&&(J[6]=sA),J};class MA{serdeContext;setSerdeContext(h){this.serdeContext=h}}class PA extends MA{options;compositeErrorRegistry;constructor(h){
super(),this.options=h,this.compositeErrorRegistry=new _(h.defaultNamespace);for(const E of h.errorTypeRegistries??[])this.compositeErrorRegistry.copyFrom(E)}getRequestType(){
return L}getResponseType(){return f}setSerdeContext(h){this.serdeContext=h,this.serializer.setSerdeContext(h),this.deserializer.setSerdeContext(h),this.getPayloadCodec()&&
this.getPayloadCodec().setSerdeContext(h)}updateServiceEndpoint(h,E){if("url"in E){h.protocol=E.url.protocol,h.hostname=E.url.hostname,h.port=E.url.port?Number(
E.url.port):void 0,h.path=E.url.pathname,h.fragment=E.url.hash||void 0,h.username=E.url.username||void 0,h.password=E.url.password||void 0,h.query||(h.query={});
for(const[V,J]of E.url.searchParams.entries())h.query[V]=J;if(E.headers)for(const V in E.headers)U(E.headers,V)&&(h.headers[V]=E.headers[V].join(", "));return h}else{
if(h.protocol=E.protocol,h.hostname=E.hostname,h.port=E.port?Number(E.port):void 0,h.path=E.path,h.query={...E.query},E.headers)for(const V in E.headers)U(E.headers,
V)&&(h.headers[V]=E.headers[V]);return h}}setHostPrefix(h,E,V,J=GA(E)){if(this.serdeContext?.disableHostPrefix)return;const gA=J[4];if(typeof gA!="string")return;
let sA=gA;for(const[wA,[,WA]]of YA.of(E.input).getHttpBindings().request.memberBindings){if(!(WA>>17&1))continue;const se=V[wA];if(typeof se!="string")throw new Error(
`@smithy/core/schema - ${wA} in input must be a string as hostLabel.`);sA=sA.replace(`{${wA}}`,se)}if(h.hostname=sA+h.hostname,!N(h.hostname))throw new Error(`[${h.
hostname}] is not a valid hostname.`)}deserializeMetadata(h){return{httpStatusCode:h.statusCode,requestId:h.headers["x-amzn-requestid"]??h.headers["x-amzn-reque\
st-id"]??h.headers["x-amz-request-id"],extendedRequestId:h.headers["x-amz-id-2"],cfId:h.headers["x-amz-cf-id"]}}resolveError(h,E,V){const J=[-3,"","Error",0,[],
[],0];let gA;for(const sA of V)for(const wA of E)try{wA==="*"?gA=sA.getSchema(h):gA=sA.getSchema(wA+"#"+h);const WA=sA.getErrorCtor(gA);if(WA)return[gA,WA,"mode\
led"];{const se=sA.getBaseException();if(se){const Ie=sA.getErrorCtor(se);if(Ie)return[gA,Ie,"synthetic"]}}}catch{}for(const sA of V){const wA=sA.getBaseException();
if(wA){const WA=sA.getErrorCtor(wA);if(WA)return[wA,WA,"synthetic"]}}return[J,Error,"native"]}async serializeEventStream({eventStream:h,requestSchema:E,initialRequest:V}){
return(await this.loadEventStreamCapability()).serializeEventStream({eventStream:h,requestSchema:E,initialRequest:V})}async deserializeEventStream({response:h,responseSchema:E,
initialResponseContainer:V}){return(await this.loadEventStreamCapability()).deserializeEventStream({response:h,responseSchema:E,initialResponseContainer:V})}async loadEventStreamCapability(){
const{EventStreamSerde:h,eventStreamSerdeProvider:E}=r(6579),V=this.resolveEventStreamMarshaller(E);return new h({marshaller:V,serializer:this.serializer,deserializer:this.
deserializer,serdeContext:this.serdeContext,defaultContentType:this.getDefaultContentType(),compositeErrorRegistry:this.compositeErrorRegistry})}getDefaultContentType(){
throw new Error(`@smithy/core/protocols - ${this.constructor.name} getDefaultContentType() implementation missing.`)}async deserializeHttpMessage(h,E,V,J,gA){return[]}getEventStreamMarshaller(){
const h=this.serdeContext;if(!h.eventStreamMarshaller)throw new Error("@smithy/core - HttpProtocol: eventStreamMarshaller missing in serdeContext.");return h.eventStreamMarshaller}resolveEventStreamMarshaller(h){
const E=this.serdeContext;return E.eventStreamMarshaller?E.eventStreamMarshaller:h(this.serdeContext)}}class yA extends PA{async serializeRequest(h,E,V){const J=E&&
typeof E=="object"?E:{},gA={},sA={},wA=await V.endpoint(),WA=YA.of(h?.input),se=WA.getHttpBindings().request,Ie=GA(h),Be=new L({query:gA,headers:sA});if(wA){this.
updateServiceEndpoint(Be,wA),this.setHostPrefix(Be,h,J,Ie);const[Le,Oe,ve]=Ie;if(Le){Be.method=Le,Be.path=Be.path==="/"?Oe:Be.path+Oe;for(const[Ye,qe]of ve)gA[Ye]=
qe}}Be.query=gA;const Re=this.serializeHttpBindings(J,Be,se,Ie);return Re&&(Be.body=await this.serializeEventStream({eventStream:Re,requestSchema:WA})),Be}serializeHttpBindings(h,E,V,J){
const gA=this.serializer,sA=typeof gA.writeCodec=="function"?gA:void 0,wA=E.query,WA=E.headers,se=V.syntheticBodySchema;let Ie=!1,Be,Re,Le;const Oe=Object.getOwnPropertyNames(
h),ve=Object.getPrototypeOf(h),Ye=(ve===Object.prototype||ve===null)&&!V.hasIdempotency&&!V.hasPrefixHeaders&&Oe.length*2<V.memberBindings.length,qe=Ye?Oe.length:
V.memberBindings.length;for(let Ve=0;Ve<qe;++Ve){const _e=Ye?U(V.byName,Oe[Ve])?V.byName[Oe[Ve]]:void 0:V.memberBindings[Ve];if(!_e)continue;const ze=_e[1],Qt=_e[0],
Bt=ze[0],at=ze[1],H=ze[2],tA=_e[2],LA=_e[3],ZA=h[Qt];if(!(ZA==null&&!(at>>10&1)))if(tA===36){const jA=at>>11&3;jA?jA===2?Re=ZA||void 0:Be=ZA:(sA?sA.writeCodec(Bt,
ZA):gA.write(Bt,ZA),Be=gA.flush())}else if(tA===33||tA===38){const jA=this.serializeHttpValue(ze,ZA,tA,sA);tA===33?(Le??=Object.create(null))[Qt]=jA:WA[LA]=jA}else if(tA===
39)for(const jA in ZA){if(!U(ZA,jA))continue;const fe=LA+jA;WA[fe.toLowerCase()]=this.serializeHttpValue(H,ZA[jA],38,sA,sA?H[0]:[H[0],{httpHeader:fe}])}else(tA&
62)===34?this.serializeQuery(ze,ZA,LA,wA,sA):Ie=!0}const Pe=J[1],xe=J[3];return Pe&&xe&&E.path.endsWith(Pe)&&(E.path=E.path.slice(0,-Pe.length)+this.serializePath(
xe,Le,V)),Ie&&se&&(sA?sA.writeCodec(se,h):gA.write(se,h),Be=gA.flush()),E.body=Be,Re}serializeQuery(h,E,V,J,gA){const[sA,wA,WA]=h,se=gA?void 0:sA.getMergedTraits();
if(V===void 0){for(const Ie in E)!U(E,Ie)||Ie in J||(gA||Object.assign(WA[0].getMergedTraits(),{...se,httpQuery:Ie,httpQueryParams:void 0}),this.serializeQuery(
WA,E[Ie],Ie,J,gA));return}if((wA&192)===64){const Ie=[];for(const Be of E){const Re=this.serializeHttpValue(WA,Be,34,gA,gA?WA[0]:[WA[0],se]);(wA>>13&1||Re!==void 0)&&
Ie.push(Re)}J[V]=Ie}else J[V]=this.serializeHttpValue(h,E,34,gA,gA?sA:[sA,se])}serializeHttpValue(h,E,V,J,gA=h[0]){const sA=h[1],wA=sA&255;return J&&!(sA&1792)&&
(wA<=2||wA===17||wA===19)?String(E):(J?J.writeHttpBinding(h,E,V):this.serializer.write(gA,E),this.serializer.flush())}serializePath(h,E,V){let J="";for(const[gA,
sA]of h){if(sA===0){J+=gA;continue}const wA=E?.[gA];if(wA===void 0){if(U(V.byName,gA)&&V.byName[gA][2]===33)throw new Error(`No value provided for input HTTP la\
bel: ${gA}.`);J+=`{${gA}${sA===2?"+":""}}`}else J+=sA===2?wA.split("/").map(NA).join("/"):NA(wA)}return J}async deserializeResponse(h,E,V){const J=this.deserializer,
gA=typeof J.readCodec=="function"?J:void 0,sA=YA.of(h.output),wA=sA.getHttpBindings().response,WA={};if(V.statusCode>=300){const Ie=await x(V.body,E);throw Ie.byteLength>
0&&Object.assign(WA,await J.read(15,Ie)),await this.handleError(h,E,V,WA,this.deserializeMetadata(V)),new Error("@smithy/core/protocols - HTTP Protocol error ha\
ndler failed to throw.")}const se=await this.deserializeHttpMessage(sA,E,V,WA);if(se.length){const Ie=await x(V.body,E);if(Ie.byteLength>0){const Be=await(gA?gA.
readCodec(wA.syntheticBodySchema,Ie):J.read(wA.syntheticBodySchema,Ie));for(const Re of se)Be[Re]!=null&&(WA[Re]=Be[Re])}}else wA.bindings.payload||await x(V.body,
E);return WA.$metadata=this.deserializeMetadata(V),WA}async deserializeHttpMessage(h,E,V,J,gA){const sA=J instanceof Set?gA:J,wA=this.deserializer,WA=typeof wA.
readCodec=="function"?wA:void 0,se=YA.of(h),{bodyMemberNames:Ie,bindings:{payload:Be,statusCode:Re,headers:Le,prefixHeaders:Oe}}=se.getHttpBindings().response,ve=V.
headers;if(Be){const[Ye,qe]=Be,[Pe,xe]=qe,Ve=xe>>11&3;if(Ve)Ve===2?sA[Ye]=await this.deserializeEventStream({response:V,responseSchema:se}):sA[Ye]=C(V.body);else if(V.
body){const _e=await x(V.body,E);_e.byteLength>0&&(sA[Ye]=await(WA?WA.readPayload(qe,_e):wA.read(Pe,_e)))}}for(const Ye in ve){if(!U(ve,Ye))continue;const qe=Ye.
toLowerCase(),Pe=ve[Ye];qe!==Ye&&(delete ve[Ye],ve[qe]=Pe);const xe=U(Le,qe)?Le[qe]:void 0;if(!xe)continue;const[Ve,[_e,ze,Qt],,Bt]=xe;if(Qt){const at=ze>>16&1?
b(Pe,",",2):G(Pe),H=[];for(const tA of at)H.push(WA?WA.readHttpBinding(Qt,tA.trim(),38):await wA.read([Qt[0],{httpHeader:Bt}],tA.trim()));sA[Ve]=H}else sA[Ve]=WA?
WA.readHttpBinding(xe[1],Pe,38):await wA.read(_e,Pe)}for(const[Ye,[,,qe],,Pe]of Oe){sA[Ye]={};for(const xe in ve){if(!U(ve,xe)||!xe.startsWith(Pe))continue;const Ve=ve[xe];
sA[Ye][xe.slice(Pe.length)]=WA?WA.readHttpBinding(qe,Ve,38):await wA.read([qe[0],{httpHeader:xe}],Ve)}}return Re&&(sA[Re[0]]=V.statusCode),Ie}}class X extends PA{async serializeRequest(h,E,V){
const J=this.serializer,gA={},sA={},wA=await V.endpoint(),WA=p.of(h?.input),se=WA.getSchema();let Ie;const Be=E&&typeof E=="object"?E:{},Re=new L({protocol:"",hostname:"",
port:void 0,path:"/",fragment:void 0,query:gA,headers:sA,body:void 0});if(wA&&(this.updateServiceEndpoint(Re,wA),this.setHostPrefix(Re,h,Be)),Be){const Le=WA.getEventStreamMember();
if(Le){if(Be[Le]){const Oe={};for(const[ve]of WA.structIterator())ve!==Le&&Be[ve]!=null&&(Oe[ve]=Be[ve]);Ie=await this.serializeEventStream({eventStream:Be[Le],
requestSchema:WA,initialRequest:Oe})}}else J.write(se,Be),Ie=J.flush()}return Re.headers=Object.assign(Re.headers,sA),Re.query=gA,Re.body=Ie,Re.method="POST",Re}async deserializeResponse(h,E,V){
const J=this.deserializer,gA=p.of(h.output),sA={};if(this.isErrorResponse(V.statusCode)){const WA=await x(V.body,E);throw WA.byteLength>0&&Object.assign(sA,await J.
read(15,WA)),await this.handleError(h,E,V,sA,this.deserializeMetadata(V)),new Error("@smithy/core/protocols - RPC Protocol error handler failed to throw.")}for(const WA in V.
headers){if(!U(V.headers,WA))continue;const se=V.headers[WA];delete V.headers[WA],V.headers[WA.toLowerCase()]=se}const wA=gA.getEventStreamMember();if(wA)sA[wA]=
await this.deserializeEventStream({response:V,responseSchema:gA,initialResponseContainer:sA});else{const WA=await x(V.body,E);WA.byteLength>0&&Object.assign(sA,
await J.read(gA,WA))}return sA.$metadata=this.deserializeMetadata(V),sA}isErrorResponse(h){return h>=300}}class Y extends X{constructor({defaultNamespace:h,errorTypeRegistries:E}){
super({defaultNamespace:h,errorTypeRegistries:E})}async serializeRequest(h,E,V){const J=await super.serializeRequest(h,E,V);Object.assign(J.headers,{"content-ty\
pe":this.getDefaultContentType(),"smithy-protocol":this.getSmithyProtocolHeaderValue(),accept:this.getDefaultContentType()}),AA(h.input)==="unit"?(delete J.body,
delete J.headers["content-type"]):this.applyEmptyBody(J);const{service:gA,operation:sA}=m(V),wA=`/service/${gA}/operation/${sA}`;return J.path.endsWith("/")?J.path+=
wA.slice(1):J.path+=wA,J}isErrorResponse(h){return h!==200}}const Z=(OA,h,E,V,J,gA)=>{if(h!=null&&h[E]!==void 0){const sA=V();if(sA==null||sA.length<=0)throw new Error(
"Empty value provided for input HTTP label: "+E+".");OA=OA.replace(J,gA?sA.split("/").map(wA=>NA(wA)).join("/"):NA(sA))}else throw new Error("No value provided \
for input HTTP label: "+E+".");return OA};function uA(OA,h){return new mA(OA,h)}class mA{input;context;query={};method="";headers={};path="";body=null;hostname="";resolvePathStack=[];constructor(h,E){
this.input=h,this.context=E}async build(){const{hostname:h,protocol:E="https",port:V,path:J}=await this.context.endpoint();this.path=J;for(const gA of this.resolvePathStack)
gA(this.path);return new L({protocol:E,hostname:this.hostname||h,port:V,method:this.method,path:this.path,query:this.query,body:this.body,headers:this.headers})}hn(h){
return this.hostname=h,this}bp(h){return this.resolvePathStack.push(E=>{this.path=`${E?.endsWith("/")?E.slice(0,-1):E||""}`+h}),this}p(h,E,V,J){return this.resolvePathStack.
push(gA=>{this.path=Z(gA,this.input,h,E,V,J)}),this}h(h){return this.headers=h,this}q(h){return this.query=h,this}b(h){return this.body=h,this}m(h){return this.
method=h,this}}class rA extends MA{settings;constructor(h){super(),this.settings=h}read(h,E){const V=YA.of(h),J=V.getMergedTraits(),gA=V.getHttpBindingLocation(
J);return this.readHttpBinding(V.getHttpBindingValue(gA,J),E,gA)}readHttpBinding([h,E,V],J,gA){const sA=E&255;if((sA&192)===64)return V??=h.getHttpBindingCollectionValue(
gA),G(J).map(wA=>this.readHttpBinding(V,wA,gA));switch(sA){case 21:case 42:return(this.serdeContext?.base64Decoder??F)(J);case 4:case 5:case 6:case 7:{const wA=this.
settings.httpBindings?E>>14&3:0;switch(this.settings.timestampFormat.useTrait&&sA>4?sA:wA?wA+4:this.settings.timestampFormat.default){case 5:return c(J);case 6:
return g(J);case 7:return d(J);default:return console.warn("Missing timestamp format, parsing value with Date constructor:",J),new Date(J)}}case 0:{const wA=E>>
8&3;if(!wA)return J;let WA=J;return(gA&6)===6&&(WA=(this.serdeContext?.utf8Encoder??R)((this.serdeContext?.base64Decoder??F)(WA))),wA===2?D.from(WA):WA}case 1:return Number(
J);case 2:return J.toLowerCase()==="true";case 17:return BigInt(J);case 19:return new w(J,"bigDecimal");default:return J}}}class RA extends MA{codecDeserializer;stringDeserializer;constructor(h,E){
super(),this.codecDeserializer=h,this.stringDeserializer=new rA(E)}setSerdeContext(h){this.stringDeserializer.setSerdeContext(h),this.codecDeserializer.setSerdeContext(
h),this.serdeContext=h}read(h,E){const V=YA.of(h),J=V.getMergedTraits();if(J.httpHeader||J.httpResponseCode){const gA=V.getHttpBindingValue(38,J);return this.readHttpBinding(
gA,E,38)}return J.httpPayload?this.readPayload(V.getHttpBindingValue(36,J),E):this.readCodec(V,E)}readHttpBinding(h,E,V){const J=typeof E=="string"?E:(this.serdeContext?.
utf8Encoder??R)(E);return this.stringDeserializer.readHttpBinding(h,J,V)}readPayload([h,E],V){const J=E&255;return J===21||J===42?typeof V=="string"?(this.serdeContext?.
utf8Decoder??s)(V):V:J===0?typeof V=="string"?V:(this.serdeContext?.utf8Encoder??R)(V):this.readCodec(h,V)}readCodec(h,E){return this.codecDeserializer.read(h,E)}}
class bA extends MA{settings;stringBuffer="";constructor(h){super(),this.settings=h}write(h,E){const V=YA.of(h),J=V.getMergedTraits(),gA=V.getHttpBindingLocation(
J);this.writeHttpBinding(V.getHttpBindingValue(gA,J),E,gA)}writeHttpBinding([h,E,V],J,gA){const sA=E&255;switch(typeof J){case"object":if(J===null){this.stringBuffer=
"null";return}if(sA>=4&&sA<=7){if(!(J instanceof Date))throw new Error(`@smithy/core/protocols - received non-Date value ${J} when schema expected Date in ${h.getName(
!0)}`);const se=this.settings.httpBindings?E>>14&3:0;switch(this.settings.timestampFormat.useTrait&&sA>4?sA:se?se+4:this.settings.timestampFormat.default){case 5:
this.stringBuffer=J.toISOString().replace(".000Z","Z");break;case 6:this.stringBuffer=i(J);break;case 7:this.stringBuffer=String(J.getTime()/1e3);break;default:
console.warn("Missing timestamp format, using epoch seconds",J),this.stringBuffer=String(J.getTime()/1e3)}return}if((sA===21||sA===42)&&"byteLength"in J){this.stringBuffer=
(this.serdeContext?.base64Encoder??t)(J);return}if((sA&192)===64&&Array.isArray(J)){V??=h.getHttpBindingCollectionValue(gA);const se=V[1]&255,Ie=se>=4&&se<=7;let Be="";
for(const Re of J){this.writeHttpBinding(V,Re,gA);const Le=this.flush();Be&&(Be+=", "),Be+=Ie?Le:n(Le)}this.stringBuffer=Be;return}this.stringBuffer=JSON.stringify(
J,null,2);break;case"string":const wA=E>>8&3;let WA=J;if(wA===2&&(WA=D.from(WA)),wA&&(gA&6)===6){this.stringBuffer=(this.serdeContext?.base64Encoder??t)(WA.toString());
return}this.stringBuffer=J;break;default:this.stringBuffer=E>>10&1?e():String(J)}}flush(){const h=this.stringBuffer;return this.stringBuffer="",h}}class qA{codecSerializer;stringSerializer;buffer;constructor(h,E,V=new bA(
E)){this.codecSerializer=h,this.stringSerializer=V}setSerdeContext(h){this.codecSerializer.setSerdeContext(h),this.stringSerializer.setSerdeContext(h)}write(h,E){
const V=YA.of(h),J=V.getMergedTraits();if(J.httpHeader||J.httpLabel||J.httpQuery){const gA=V.getHttpBindingLocation(J);this.writeHttpBinding(V.getHttpBindingValue(
gA,J),E,gA);return}this.writeCodec(V,E)}writeHttpBinding(h,E,V){this.stringSerializer.writeHttpBinding(h,E,V),this.buffer=this.stringSerializer.flush()}writeCodec(h,E){
this.codecSerializer.write(h,E)}flush(){if(this.buffer!==void 0){const h=this.buffer;return this.buffer=void 0,h}return this.codecSerializer.flush()}}function W(OA,h){
if(h.timestampFormat.useTrait){const wA=OA.getSchema();if(wA===5||wA===6||wA===7)return wA}const{httpLabel:E,httpPrefixHeaders:V,httpHeader:J,httpQuery:gA}=OA.getMergedTraits();
return(h.httpBindings?typeof V=="string"||J?6:gA||E?5:void 0:void 0)??h.timestampFormat.default}class re{name;kind;values;constructor({name:h,kind:E=z.HEADER,values:V=[]}){
this.name=h,this.kind=E,this.values=V}add(h){this.values.push(h)}set(h){this.values=h}remove(h){this.values=this.values.filter(E=>E!==h)}toString(){return this.
values.map(h=>h.includes(",")||h.includes(" ")?`"${h}"`:h).join(", ")}get(){return this.values}}class ge{entries={};encoding;constructor({fields:h=[],encoding:E="\
utf-8"}){h.forEach(this.setField.bind(this)),this.encoding=E}setField(h){this.entries[h.name.toLowerCase()]=h}getField(h){return this.entries[h.toLowerCase()]}removeField(h){
delete this.entries[h.toLowerCase()]}getByType(h){return Object.values(this.entries).filter(E=>E.kind===h)}}const ce=OA=>(OA.logger&&OA.logger.constructor?.name!==
"NoOpLogger"&&OA.requestHandler?.updateHttpClientConfig?.(Symbol.for("logger"),OA.logger),OA.defaultSocketTimeout&&OA.requestHandler?.updateHttpClientConfig?.(Symbol.
for("@smithy/defaultSocketTimeout"),OA.defaultSocketTimeout),{setHttpHandler(h){OA.requestHandler=h},httpHandler(){return OA.requestHandler},updateHttpClientConfig(h,E){
OA.requestHandler?.updateHttpClientConfig(h,E)},httpHandlerConfigs(){return OA.requestHandler.httpHandlerConfigs()}}),Ne=OA=>({requestHandler:OA.httpHandler()}),
ue="content-length";function UA(OA){return h=>async E=>{const V=E.request;if(L.isInstance(V)){const{body:J,headers:gA}=V;if(J&&Object.keys(gA).map(sA=>sA.toLowerCase()).
indexOf(ue)===-1)try{const sA=OA(J);sA!=null&&(V.headers={...V.headers,[ue]:String(sA)})}catch{}}return h({...E,request:V})}}const CA={step:"build",tags:["SET_C\
ONTENT_LENGTH","CONTENT_LENGTH"],name:"contentLengthMiddleware",override:!0},nA=OA=>({applyToStack:h=>{h.add(UA(OA.bodyLengthChecker),CA)}}),kA=OA=>encodeURIComponent(
OA).replace(/[!'()*]/g,$A),$A=OA=>`%${OA.charCodeAt(0).toString(16).toUpperCase()}`,Q=OA=>OA.split("/").map(kA).join("/");function T(OA){const h=[];for(let E of Object.
keys(OA).sort()){const V=OA[E];if(E=kA(E),Array.isArray(V))for(let J=0,gA=V.length;J<gA;J++)h.push(`${E}=${kA(V[J])}`);else{let J=E;(V||typeof V=="string")&&(J+=
`=${kA(V)}`),h.push(J)}}return h.join("&")}class eA{serdeContext;setSerdeContext(h){this.serdeContext=h}}class aA{from;to;keys;constructor(h,E){this.from=h,this.
to=E;const V=Object.keys(this.from),J=new Set(V);J.delete("__type"),this.keys=J}mark(h){this.keys.delete(h)}hasUnknown(){return this.keys.size===1&&Object.keys(
this.to).length===0}writeUnknown(){if(this.hasUnknown()){const h=this.keys.values().next().value,E=this.from[h];this.to.$unknown=[h,E]}}}let q;function vA(){if(q===
void 0)try{if(typeof Buffer!="function")q=!1;else{const OA=JSON.parse(Buffer.from([123,125]));q=OA!==null&&typeof OA=="object"}}catch{q=!1}return q}function a(OA,h,E){
if(E?.source){const V=E.source;if(typeof h=="number")return h<=Number.MAX_SAFE_INTEGER&&h>=Number.MIN_SAFE_INTEGER?_A(V,h)?h:new w(V,"bigDecimal"):BA(V)?new w(V,
"bigDecimal"):/[eE]/.test(V)?pA(V):BigInt(V)}return h}function BA(OA){const h=OA.indexOf(".");if(h===-1)return!1;const E=OA.search(/[eE]/);if(E===-1)return!0;const V=E-
h-1;return parseInt(OA.slice(E+1),10)<V}function _A(OA,h){if(OA===String(h)||Object.is(h,-0))return!0;if(/[eE]/.test(OA))return P(OA)===P(String(h));const E=OA.
replace(/(\.\d*?)0+$/,"$1").replace(/\.$/,""),V=String(h);return E===V?!0:/[eE]/.test(V)?E===P(V):!1}function P(OA){const h=OA.startsWith("-"),E=h?OA.slice(1):OA,
V=E.search(/[eE]/);let J;if(V===-1)J=E;else{const gA=parseInt(E.slice(V+1),10),sA=E.slice(0,V),wA=sA.indexOf(".");let WA,se;wA===-1?(WA=sA,se=sA.length):(WA=sA.
slice(0,wA)+sA.slice(wA+1),se=wA),WA=WA.replace(/0+$/,"")||"0";const Ie=se+gA;WA==="0"?J="0":Ie<=0?J="0."+"0".repeat(-Ie)+WA:Ie>=WA.length?J=WA+"0".repeat(Ie-WA.
length):J=WA.slice(0,Ie)+"."+WA.slice(Ie)}return J.includes(".")&&(J=J.replace(/(\.\d*?)0+$/,"$1").replace(/\.$/,"")),(h?"-":"")+J}function pA(OA){const h=OA.search(
/[eE]/),E=parseInt(OA.slice(h+1),10),V=OA.startsWith("-"),J=OA.slice(V?1:0,h),gA=J.indexOf(".");let sA,wA;if(gA===-1)sA=J,wA=E;else{sA=J.slice(0,gA)+J.slice(gA+
1);const se=J.length-gA-1;wA=E-se}sA=sA.replace(/0+$/,"")||"0";const WA=BigInt(sA)*10n**BigInt(wA+(J.replace(".","").length-sA.length));return V?-WA:WA}const SA=Symbol.
for("@aws-sdk/reviver");function VA(OA){const h=p.of(OA),E=h.getSchema();if(Array.isArray(E)&&h.isStructSchema()){if(SA in E)return E[SA];const V=ie(h,new Set);
return E[SA]=V,V}return ie(h,new Set)}function ie(OA,h){const E=OA.getSchema();if(h.has(E))return!1;if(h.add(E),OA.isBigIntegerSchema()||OA.isBigDecimalSchema())
return!0;if(OA.isStructSchema()){for(const[,V]of OA.structIterator())if(ie(V,h))return!0}else if(OA.isListSchema()||OA.isMapSchema()){if(ie(OA.getValueSchema(),
h))return!0}else if(OA.isDocumentSchema())return!0;return!1}const $=(OA,h)=>x(OA,h).then(E=>(h?.utf8Encoder??R)(E));async function hA(OA,h,E){let V;if(vA()&&typeof OA?.[Symbol.
asyncIterator]=="function"){const gA=await x(OA,h);typeof Buffer=="function"&&(Buffer.isBuffer(gA)?V=gA:V=Buffer.from(gA.buffer,gA.byteOffset,gA.byteLength))}if(V||
(V=await $(OA,h)),V.length===0)return{};const J=E&&VA(E)?a:void 0;try{return JSON.parse(V,J)}catch(gA){throw gA?.name==="SyntaxError"&&Object.defineProperty(gA,
"$responseBodyText",{value:typeof V=="string"?V:V.toString("utf8")}),gA}}const lA=async(OA,h)=>{const E=await hA(OA,h);return E.message=E.message??E.Message,E},
DA=(OA,h)=>Object.keys(OA).find(E=>E.toLowerCase()===h.toLowerCase()),zA=OA=>{let h=OA;return typeof h=="number"&&(h=h.toString()),h.indexOf(",")>=0&&(h=h.split(
",")[0]),h.indexOf(":")>=0&&(h=h.split(":")[0]),h.indexOf("#")>=0&&(h=h.split("#")[1]),h},ee=(OA,h)=>Se(OA,h,["header","code","type"]),te=(OA,h,E=!1)=>Se(OA,h,E?
["code","header","type"]:["type","code","header"]),De=(OA,h)=>{if(h?.__type!==void 0){let E=h.__type;return typeof E=="number"&&(E=E.toString()),E.indexOf(",")>=
0&&(E=E.split(",")[0]),E.indexOf(":")>=0&&(E=E.split(":")[0]),E}},Se=({headers:OA},h,E)=>{for(;E.length>0;)switch(E.shift()){case"header":const J=DA(OA??{},"x-a\
mzn-errortype");if(J!==void 0)return zA(OA[J]);break;case"code":const gA=DA(h??{},"code");if(gA&&h[gA]!==void 0)return zA(h[gA]);break;case"type":if(h?.__type!==
void 0)return zA(h.__type);break}};class Fe extends eA{settings;constructor(h){super(),this.settings=h}async read(h,E){const V=VA(h)?a:void 0;let J;if(typeof E==
"string"){if(E.length===0)return{};J=JSON.parse(E,V)}else if(E instanceof Uint8Array&&vA()){if(E.byteLength===0)return{};const gA=Buffer.isBuffer(E)?E:Buffer.from(
E.buffer,E.byteOffset,E.byteLength);J=JSON.parse(gA,V)}else J=await hA(E,this.serdeContext,h);return this._read(h,J)}readObject(h,E){return this._read(h,E)}_read(h,E){
const V=E!==null&&typeof E=="object",J=p.of(h);if(V){if(J.isStructSchema())return this._readStruct(J,E);if(Array.isArray(E)&&J.isListSchema()){const sA=J.getValueSchema();
if(this.needsTransform(sA))for(let wA=0;wA<E.length;++wA)E[wA]=this._read(sA,E[wA]);return E}if(J.isMapSchema()){const sA=J.getValueSchema(),wA=E;if(this.needsTransform(
sA))for(const WA in wA)U(wA,WA)&&(WA==="__proto__"&&o(wA),wA[WA]=this._read(sA,wA[WA]));return wA}}if(J.isBlobSchema()&&typeof E=="string")return F(E);const gA=J.
getMergedTraits().mediaType;if(J.isStringSchema()&&typeof E=="string"&&gA)return gA==="application/json"||gA.endsWith("+json")?D.from(E):E;if(J.isTimestampSchema()&&
E!=null)switch(W(J,this.settings)){case 5:return S(E);case 6:return B(E);case 7:return l(E);default:return console.warn("Missing timestamp format, parsing value\
 with Date constructor:",E),new Date(E)}if(J.isBigIntegerSchema()&&(typeof E=="number"||typeof E=="string"))return BigInt(E);if(J.isBigDecimalSchema()&&E!=null){
if(E instanceof w)return E;const sA=E;return sA.type==="bigDecimal"&&"string"in sA?new w(sA.string,sA.type):new w(String(E),"bigDecimal")}if(J.isNumericSchema()&&
typeof E=="string"){switch(E){case"Infinity":return 1/0;case"-Infinity":return-1/0;case"NaN":return NaN}return E}if(J.isDocumentSchema()&&V)if(Array.isArray(E))
for(let sA=0;sA<E.length;++sA){const wA=E[sA];wA instanceof w||(E[sA]=this._read(J,wA))}else{const sA=E;for(const wA in sA){if(!U(sA,wA))continue;wA==="__proto_\
_"&&o(sA);const WA=sA[wA];WA instanceof w||(sA[wA]=this._read(J,WA))}}return E}_readStruct(h,E){const V=h.isUnionSchema(),J={};let gA;const sA=typeof E.__type==
"string",{jsonName:wA}=this.settings;wA&&sA&&(gA={});let WA;V&&(WA=new aA(E,J));for(const[se,Ie]of h.structIterator()){let Be=se;wA&&(Be=Ie.getMergedTraits().jsonName??
Be,sA&&(gA[Be]=se)),V&&WA.mark(Be),E[Be]!=null&&(J[se]=this._read(Ie,E[Be]))}if(V)WA.writeUnknown();else if(sA)for(const se in E){if(!U(E,se))continue;const Ie=E[se],
Be=wA?gA[se]??se:se;Be in J||(J[Be]=Ie)}return J}needsTransform(h){return!!(h.isBlobSchema()||h.isTimestampSchema()||h.isBigIntegerSchema()||h.isBigDecimalSchema()||
h.isNumericSchema()||h.isDocumentSchema()||h.isStructSchema()||h.isListSchema()||h.isMapSchema()||h.isStringSchema()&&h.getMergedTraits().mediaType)}}class fA extends Uint8Array{string=null;static allocUnsafe(h){
if(typeof Buffer=="function"){const E=Buffer.allocUnsafe(h);return new fA(E.buffer,E.byteOffset,E.byteLength)}return new fA(h)}toString(){return this.s()}valueOf(){
return this.s()}includes(h,E){return typeof h=="string"?this.s().includes(h,E):Uint8Array.prototype.includes.call(this,h,E)}indexOf(h,E){return typeof h=="strin\
g"?this.s().indexOf(h,E):Uint8Array.prototype.indexOf.call(this,h,E)}lastIndexOf(h,E){if(typeof h=="string")return this.s().lastIndexOf(h,E);const V=Uint8Array.
prototype.lastIndexOf;return E!==void 0?V.call(this,h,E):V.call(this,h)}startsWith(h,E){return this.s().startsWith(h,E)}endsWith(h,E){return this.s().endsWith(h,
E)}match(h){return this.s().match(h)}replace(h,E){return this.s().replace(h,E)}search(h){return this.s().search(h)}split(h,E){return this.s().split(h,E)}substring(h,E){
return this.s().substring(h,E)}trim(){return this.s().trim()}trimStart(){return this.s().trimStart()}trimEnd(){return this.s().trimEnd()}charAt(h){return this.s().
charAt(h)}charCodeAt(h){return this.s().charCodeAt(h)}padStart(h,E){return this.s().padStart(h,E)}padEnd(h,E){return this.s().padEnd(h,E)}repeat(h){return this.
s().repeat(h)}toUpperCase(){return this.s().toUpperCase()}toLowerCase(){return this.s().toLowerCase()}s(){if(this.string==null){const h=Date.now();h>Qe+6e4&&(console.
warn("@aws-sdk/core/protocols - WARN - JsonCodec2: you have called a string method on a Uint8Array request body. It has been automatically converted to string. \
In a future version this will throw an error."),Qe=h),this.string=R(this)}return this.string}}var Qe=0;const IA=new TextEncoder,k=123,oA=125,QA=91,HA=93,ne=34,he=58,
me=44,ae=92,pe=new Uint8Array([116,114,117,101]),iA=new Uint8Array([102,97,108,115,101]),FA=new Uint8Array([110,117,108,108]),JA=new Array(128).fill(null);JA[8]=
"b",JA[9]="t",JA[10]="n",JA[12]="f",JA[13]="r",JA[34]='"',JA[92]="\\";for(let OA=0;OA<32;OA++)JA[OA]===null&&(JA[OA]="u00"+OA.toString(16).padStart(2,"0"));const XA=2048;
function Ee(OA){return fA.allocUnsafe(OA)}class de extends eA{settings;json;i=0;rootSchema;rawValue;passthrough=!1;constructor(h){super(),this.settings=h,this.json=
Ee(XA)}write(h,E){this.i=0,this.rawValue=E,this.rootSchema=p.of(h),this.passthrough=this.rootSchema.isBlobSchema()||this.rootSchema.isStringSchema(),this.passthrough||
this.writeValue(this.rootSchema,E,void 0)}writeDiscriminatedDocument(h,E){this.i=0,this.rootSchema=p.of(h);const V=this.rootSchema;if(V.isStructSchema()&&E!=null&&
typeof E=="object"){this.writeValue(V,E,void 0);const J=`"__type":"${V.getName(!0)??"Unknown"}",`,gA=J.length;this.ensure(gA),this.json.copyWithin(1+gA,1,this.i),
IA.encodeInto(J,this.json.subarray(1)),this.i+=gA}else this.writeValue(V,E,void 0)}flush(){this.rootSchema=void 0;const h=this.i;this.i=0;const E=this.rawValue;
if(this.rawValue=void 0,h===0)return E;const V=this.json.subarray(0,h);return this.json=Ee(XA),V}ensure(h){const{i:E,json:V}=this;if(E+h>V.length){let J=V.length*
2;for(;J<E+h;)J*=2;const gA=Ee(J);gA.set(this.json),this.json=gA}}writeAscii(h){const E=h.length;this.ensure(E);let{i:V,json:J}=this;for(let gA=0;gA<E;++gA)J[V]=
h.charCodeAt(gA),V+=1;this.i=V}writeAsciiQuoted(h){const E=h.length;this.ensure(E+4);let{json:V,i:J}=this;V[J++]=ne;for(let gA=0;gA<E;++gA)V[J++]=h.charCodeAt(gA);
V[J++]=ne,this.i=J}writeJsonString(h){const E=h.length;this.ensure(E*3+2),this.json[this.i++]=ne;for(let V=0;V<E;++V){const J=h.charCodeAt(V);if(J>34&&J<92)this.
json[this.i++]=J;else if(J<128){const gA=JA[J];if(gA!==null){this.ensure(gA.length+1+(E-V-1)*3+1),this.json[this.i++]=ae;for(let sA=0;sA<gA.length;sA++)this.json[this.
i++]=gA.charCodeAt(sA)}else this.json[this.i++]=J}else if(J>=55296&&J<=56319){const gA=V+1<E?h.charCodeAt(V+1):0;if(gA>=56320&&gA<=57343){this.ensure(4);const{written:sA}=IA.
encodeInto(h.substring(V,V+2),this.json.subarray(this.i));this.i+=sA,++V}else this.ensure(6+(E-V-1)*3+1),this.writeUnicodeEscape(J)}else if(J>=56320&&J<=57343)this.
ensure(6+(E-V-1)*3+1),this.writeUnicodeEscape(J);else{let{i:gA,json:sA}=this;J<2048?(sA[gA++]=192|J>>6,sA[gA++]=128|J&63):(sA[gA++]=224|J>>12,sA[gA++]=128|J>>6&
63,sA[gA++]=128|J&63),this.i=gA}}this.json[this.i++]=ne}writeUnicodeEscape(h){let{json:E,i:V}=this;E[V++]=ae,E[V++]=117;const J=h.toString(16).padStart(4,"0");for(let gA=0;gA<
4;++gA)E[V++]=J.charCodeAt(gA);this.i=V}static B64=(()=>{const h="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",E=new Uint8Array(64);for(let V=0;V<
64;++V)E[V]=h.charCodeAt(V);return E})();writeBase64(h){const E=Math.ceil(h.length/3)*4;this.ensure(E+2);const V=this.json,J=de.B64;let gA=this.i;V[gA++]=ne;const sA=h.
length,wA=sA%3,WA=sA-wA;for(let se=0;se<WA;se+=3){const Ie=h[se],Be=h[se+1],Re=h[se+2];V[gA++]=J[Ie>>2],V[gA++]=J[(Ie&3)<<4|Be>>4],V[gA++]=J[(Be&15)<<2|Re>>6],V[gA++]=
J[Re&63]}if(wA===2){const se=h[WA],Ie=h[WA+1];V[gA++]=J[se>>2],V[gA++]=J[(se&3)<<4|Ie>>4],V[gA++]=J[(Ie&15)<<2],V[gA++]=61}else if(wA===1){const se=h[WA];V[gA++]=
J[se>>2],V[gA++]=J[(se&3)<<4],V[gA++]=61,V[gA++]=61}V[gA++]=ne,this.i=gA}writeValue(h,E,V){if(E==null){if(V?.isStructSchema()){if(E===void 0&&p.of(h).isIdempotencyToken()){
this.writeAsciiQuoted(e());return}return}this.ensure(4),this.json.set(FA,this.i),this.i+=4;return}const J=p.of(h),gA=typeof E=="object";if(J.isStringSchema()){const sA=J.
getMergedTraits().mediaType;if(sA&&(sA==="application/json"||sA.endsWith("+json"))){this.writeJsonString(D.from(E).toString());return}}if(this.settings.bigNumberAsString&&
E!=null&&(J.isBigIntegerSchema()||J.isBigDecimalSchema())){const sA=E instanceof w?E.string:String(E);this.writeAsciiQuoted(sA);return}if(gA){if(J.isStructSchema()){
this.writeStruct(J,E);return}if(Array.isArray(E)&&(J.isListSchema()||J.isDocumentSchema())){this.writeList(J,E,J.isDocumentSchema());return}if(J.isMapSchema()){
this.writeMap(J,E,!1);return}if(E instanceof Uint8Array&&(J.isBlobSchema()||J.isDocumentSchema())){this.writeBase64(E);return}if(E instanceof Date&&(J.isTimestampSchema()||
J.isDocumentSchema())){this.writeTimestamp(J,E);return}if(E instanceof w){this.writeAscii(E.string);return}if(J.isDocumentSchema()){Array.isArray(E)?this.writeList(
J,E,!0):this.writeMap(J,E,!0);return}const sA=JSON.stringify(E);this.writeAscii(sA);return}if(typeof E=="string"){if(J.isBlobSchema()){const sA=(this.serdeContext?.
base64Encoder??t)(E);this.writeAsciiQuoted(sA);return}this.writeJsonString(E);return}if(typeof E=="number"){if(Math.abs(E)===1/0||Number.isNaN(E)){this.writeAsciiQuoted(
String(E));return}const sA=String(E);this.writeAscii(sA);return}if(typeof E=="boolean"){this.ensure(5);let{i:sA,json:wA}=this;E?(wA.set(pe,sA),sA+=4):(wA.set(iA,
sA),sA+=5),this.i=sA;return}if(typeof E=="bigint"){this.writeAscii(E.toString());return}this.writeAscii(String(E))}writeStruct(h,E){this.ensure(2),this.json[this.
i++]=k;let V=!1;const J=typeof E.__type=="string";let gA;J&&(gA=new Set);for(const[sA,wA]of h.structIterator()){const WA=E[sA];if(WA==null&&!wA.isIdempotencyToken())
continue;V&&(this.ensure(1),this.json[this.i++]=me),V=!0;const se=this.settings.jsonName?wA.getMergedTraits().jsonName??sA:sA;gA&&(gA.add(sA),gA.add(se)),this.writeAsciiQuoted(
se),this.json[this.i++]=he,this.writeValue(wA,WA,h)}if(!V&&h.isUnionSchema()){const{$unknown:sA}=E;if(Array.isArray(sA)){const[wA,WA]=sA;this.writeAsciiQuoted(wA),
this.ensure(1),this.json[this.i++]=he,this.writeValue(15,WA,h)}}else if(J)for(const sA in E){if(gA.has(sA))continue;gA.add(sA);const wA=E[sA];V&&(this.ensure(1),
this.json[this.i++]=me),V=!0,this.writeAsciiQuoted(sA),this.ensure(1),this.json[this.i++]=he,this.writeValue(15,wA,void 0)}this.ensure(1),this.json[this.i++]=oA}writeList(h,E,V){
const J=!!h.getMergedTraits().sparse,gA=h.getValueSchema();if(!V&&(gA.isStringSchema()||gA.isNumericSchema()||gA.isBooleanSchema())){let wA=!1;for(let se=0;se<E.
length;++se){const Ie=E[se];if(Number.isNaN(Ie)||Ie===1/0||Ie===-1/0||Ie==null&&!J){wA=!0;break}}let WA;if(!wA)WA=JSON.stringify(E);else{const se=[];for(let Ie=0;Ie<
E.length;++Ie){const Be=E[Ie];Be==null&&!J||(Number.isNaN(Be)||Be===1/0||Be===-1/0?se.push(String(Be)):se.push(Be))}WA=JSON.stringify(se)}this.ensure(WA.length*
3),this.i+=IA.encodeInto(WA,this.json.subarray(this.i)).written;return}this.ensure(2),this.json[this.i++]=QA;let sA=!1;for(let wA=0;wA<E.length;++wA){const WA=E[wA];
(V?WA===void 0:WA==null&&!J)||(sA&&(this.ensure(1),this.json[this.i++]=me),this.writeValue(gA,WA,void 0),sA=!0)}this.ensure(1),this.json[this.i++]=HA}writeMap(h,E,V){
const J=!!h.getMergedTraits().sparse,gA=h.getValueSchema();if(!V&&(gA.isStringSchema()||gA.isNumericSchema()||gA.isBooleanSchema())){let wA;for(const se in E){if(!U(
E,se))continue;const Ie=E[se];Number.isNaN(Ie)||Ie===1/0||Ie===-1/0?((wA??={})[se]=Ie,E[se]=String(Ie)):Ie===null&&!J&&((wA??={})[se]=null,E[se]=void 0)}const WA=JSON.
stringify(E);wA&&Object.assign(E,wA),this.ensure(WA.length*3),this.i+=IA.encodeInto(WA,this.json.subarray(this.i)).written;return}this.ensure(2),this.json[this.
i++]=k;let sA=!0;for(const wA in E){if(!U(E,wA))continue;const WA=E[wA];(V?WA===void 0:WA==null&&!J)||(sA||(this.ensure(1),this.json[this.i++]=me),sA=!1,this.writeJsonString(
wA),this.ensure(1),this.json[this.i++]=he,this.writeValue(gA,WA,void 0))}this.ensure(1),this.json[this.i++]=oA}writeTimestamp(h,E){switch(W(h,this.settings)){case 5:{
const J=E.toISOString().replace(".000Z","Z");this.writeAsciiQuoted(J);return}case 6:{this.writeAsciiQuoted(i(E));return}case 7:{const J=String(E.getTime()/1e3);
this.writeAscii(J);return}default:{const J=String(E.getTime()/1e3);this.writeAscii(J);return}}}}class Ue extends eA{settings;constructor(h){super(),this.settings=
h}createSerializer(){const h=new de(this.settings);return h.setSerdeContext(this.serdeContext),h}createDeserializer(){const h=new Fe(this.settings);return h.setSerdeContext(
this.serdeContext),h}}class Me extends Y{codec=new Ue({timestampFormat:{useTrait:!1,default:7},jsonName:!1,bigNumberAsString:!0});serializer=this.codec.createSerializer();deserializer=this.
codec.createDeserializer();getShapeId(){return"smithy.protocols#rpcv2Json"}getPayloadCodec(){return this.codec}getSmithyProtocolHeaderValue(){return"rpc-v2-json"}applyEmptyBody(h){
h.body||(h.body="{}")}async handleError(h,E,V,J,gA){const sA=De(V,J)??"Unknown",wA={$metadata:gA,$fault:V.statusCode<=500?"client":"server"};let WA=this.options.
defaultNamespace;sA.includes("#")&&([WA]=sA.split("#"));const se=this.compositeErrorRegistry,Ie=_.for(WA);se.copyFrom(Ie);let Be;try{Be=se.getSchema(sA)}catch{J.
Message&&(J.message=J.Message);const xe=_.for("smithy.ts.sdk.synthetic."+WA);se.copyFrom(xe);const Ve=se.getBaseException();if(Ve){const _e=se.getErrorCtor(Ve);
throw Object.assign(new _e({name:sA}),wA,J)}throw Object.assign(new Error(sA),wA,J)}const Re=p.of(Be),Le=se.getErrorCtor(Be),Oe=J.message??J.Message??"Unknown",
ve=new Le({}),Ye={},qe=this.codec.createDeserializer();for(const[Pe,xe]of Re.structIterator())J[Pe]!=null&&(Ye[Pe]=qe.readObject(xe,J[Pe]));throw Object.assign(
ve,wA,{$fault:Re.getMergedTraits().error,message:Oe},Ye)}getDefaultContentType(){return"application/json"}}class Ge extends eA{settings;constructor(h){super(),this.
settings=h}async read(h,E){const V=VA(h)?a:void 0;return this._read(h,typeof E=="string"?JSON.parse(E,V):await hA(E,this.serdeContext,h))}readObject(h,E){return this.
_read(h,E)}_read(h,E){const V=E!==null&&typeof E=="object",J=p.of(h);if(V){if(J.isStructSchema()){const sA=E,wA=J.isUnionSchema(),WA={};let se;const{jsonName:Ie}=this.
settings;Ie&&(se={});let Be;wA&&(Be=new aA(sA,WA));for(const[Re,Le]of J.structIterator()){let Oe=Re;Ie&&(Oe=Le.getMergedTraits().jsonName??Oe,se[Oe]=Re),wA&&Be.
mark(Oe),sA[Oe]!=null&&(WA[Re]=this._read(Le,sA[Oe]))}if(wA)Be.writeUnknown();else if(typeof sA.__type=="string")for(const Re in sA){if(!U(sA,Re))continue;const Le=sA[Re],
Oe=Ie?se[Re]??Re:Re;Oe in WA||(WA[Oe]=Le)}return WA}if(Array.isArray(E)&&J.isListSchema()){const sA=J.getValueSchema(),wA=[];for(const WA of E)wA.push(this._read(
sA,WA));return wA}if(J.isMapSchema()){const sA=J.getValueSchema(),wA={};for(const WA in E)U(E,WA)&&(WA==="__proto__"&&o(wA),wA[WA]=this._read(sA,E[WA]));return wA}}
if(J.isBlobSchema()&&typeof E=="string")return F(E);const gA=J.getMergedTraits().mediaType;if(J.isStringSchema()&&typeof E=="string"&&gA)return gA==="applicatio\
n/json"||gA.endsWith("+json")?D.from(E):E;if(J.isTimestampSchema()&&E!=null)switch(W(J,this.settings)){case 5:return S(E);case 6:return B(E);case 7:return l(E);default:
return console.warn("Missing timestamp format, parsing value with Date constructor:",E),new Date(E)}if(J.isBigIntegerSchema()&&(typeof E=="number"||typeof E=="s\
tring"))return BigInt(E);if(J.isBigDecimalSchema()&&E!=null){if(E instanceof w)return E;const sA=E;return sA.type==="bigDecimal"&&"string"in sA?new w(sA.string,
sA.type):new w(String(E),"bigDecimal")}if(J.isNumericSchema()&&typeof E=="string"){switch(E){case"Infinity":return 1/0;case"-Infinity":return-1/0;case"NaN":return NaN}
return E}if(J.isDocumentSchema())if(V){const sA=Array.isArray(E)?[]:{};for(const wA in E){if(!U(E,wA))continue;wA==="__proto__"&&o(sA);const WA=E[wA];WA instanceof
w?sA[wA]=WA:sA[wA]=this._read(J,WA)}return sA}else return structuredClone(E);return E}}const We="\u039D";class $e{values=new Map;counter=0;stage=0;createReplacer(){
if(this.stage===1)throw new Error("@aws-sdk/core/protocols - JsonReplacer already created.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonRe\
placer exhausted.");return this.stage=1,(h,E)=>{if(E instanceof w){const V=`${We+"nv"+this.counter++}_`+E.string;return this.values.set(`"${V}"`,E.string),V}if(typeof E==
"bigint"){const V=E.toString(),J=`${We+"b"+this.counter++}_`+V;return this.values.set(`"${J}"`,V),J}return E}}replaceInJson(h){if(this.stage===0)throw new Error(
"@aws-sdk/core/protocols - JsonReplacer not created yet.");if(this.stage===2)throw new Error("@aws-sdk/core/protocols - JsonReplacer exhausted.");if(this.stage=
2,this.counter===0)return h;for(const[E,V]of this.values)h=h.replace(E,V);return h}}class it extends eA{settings;buffer;useReplacer=!1;rootSchema;constructor(h){
super(),this.settings=h}write(h,E){this.rootSchema=p.of(h),this.buffer=this._write(this.rootSchema,E)}flush(){const{rootSchema:h,useReplacer:E}=this;if(this.rootSchema=
void 0,this.useReplacer=!1,h?.isStructSchema()||h?.isDocumentSchema()){if(!E)return JSON.stringify(this.buffer);const V=new $e;return V.replaceInJson(JSON.stringify(
this.buffer,V.createReplacer(),0))}return this.buffer}writeDiscriminatedDocument(h,E){this.write(h,E),typeof this.buffer=="object"&&(this.buffer.__type=p.of(h).
getName(!0))}_write(h,E,V){const J=E!==null&&typeof E=="object",gA=p.of(h);if(J){if(gA.isStructSchema()){const sA=E,wA={},{jsonName:WA}=this.settings;let se;WA&&
(se={});let Ie=0;for(const[Be,Re]of gA.structIterator()){const Le=this._write(Re,sA[Be],gA);if(Le!==void 0){let Oe=Be;WA&&(Oe=Re.getMergedTraits().jsonName??Be,
se[Be]=Oe),wA[Oe]=Le,Ie++}}if(gA.isUnionSchema()&&Ie===0){const{$unknown:Be}=sA;if(Array.isArray(Be)){const[Re,Le]=Be;Re==="__proto__"&&o(wA),wA[Re]=this._write(
15,Le)}}else if(typeof sA.__type=="string")for(const Be in sA){if(!U(sA,Be))continue;const Re=sA[Be],Le=WA?se[Be]??Be:Be;Le in wA||(wA[Le]=this._write(15,Re))}return wA}
if(Array.isArray(E)&&gA.isListSchema()){const sA=gA.getValueSchema(),wA=[],WA=!!gA.getMergedTraits().sparse;for(const se of E)(WA||se!=null)&&wA.push(this._write(
sA,se));return wA}if(gA.isMapSchema()){const sA=gA.getValueSchema(),wA={},WA=!!gA.getMergedTraits().sparse;for(const se in E){if(!U(E,se))continue;const Ie=E[se];
(WA||Ie!=null)&&(se==="__proto__"&&o(wA),wA[se]=this._write(sA,Ie))}return wA}if(E instanceof Uint8Array&&gA.isBlobSchema())return gA===this.rootSchema?E:(this.
serdeContext?.base64Encoder??t)(E);if(E instanceof Date&&(gA.isTimestampSchema()||gA.isDocumentSchema()))switch(W(gA,this.settings)){case 5:return E.toISOString().
replace(".000Z","Z");case 6:return i(E);case 7:return E.getTime()/1e3;default:return console.warn("Missing timestamp format, using epoch seconds",E),E.getTime()/
1e3}E instanceof w&&(this.useReplacer=!0)}if(!(E===null&&V?.isStructSchema())){if(gA.isStringSchema()){if(typeof E>"u"&&gA.isIdempotencyToken())return e();const sA=gA.
getMergedTraits().mediaType;return E!=null&&sA&&(sA==="application/json"||sA.endsWith("+json"))?D.from(E):E}if(typeof E=="number")return Math.abs(E)===1/0||isNaN(
E)?String(E):E;if(typeof E=="string"&&gA.isBlobSchema())return gA===this.rootSchema?E:(this.serdeContext?.base64Encoder??t)(E);if(typeof E=="bigint"&&(this.useReplacer=
!0),gA.isDocumentSchema())if(J){if(E instanceof Uint8Array)return(this.serdeContext?.base64Encoder??t)(E);const sA=Array.isArray(E)?[]:{};for(const wA in E){if(!U(
E,wA))continue;const WA=E[wA];wA==="__proto__"&&o(sA),WA instanceof w?(this.useReplacer=!0,sA[wA]=WA):sA[wA]=this._write(gA,WA)}return sA}else return structuredClone(
E);return E}}}class Xe extends eA{settings;constructor(h){super(),this.settings=h}createSerializer(){const h=new it(this.settings);return h.setSerdeContext(this.
serdeContext),h}createDeserializer(){const h=new Ge(this.settings);return h.setSerdeContext(this.serdeContext),h}}A.AbstractRpcV2Protocol=Y,A.Field=re,A.Fields=
ge,A.FromStringShapeDeserializer=rA,A.HttpBindingProtocol=yA,A.HttpInterceptingShapeDeserializer=RA,A.HttpInterceptingShapeSerializer=qA,A.HttpProtocol=PA,A.JsonCodec=
Xe,A.JsonCodec2=Ue,A.JsonShapeDeserializer=Ge,A.JsonShapeDeserializer2=Fe,A.JsonShapeSerializer=it,A.JsonShapeSerializer2=de,A.RequestBuilder=mA,A.RpcProtocol=X,
A.SerdeContext=MA,A.SmithyRpcV2JsonProtocol=Me,A.ToStringShapeSerializer=bA,A.buildQueryString=T,A.collectBody=x,A.contentLengthMiddleware=UA,A.contentLengthMiddlewareOptions=
CA,A.determineTimestampFormat=W,A.escapeUri=kA,A.escapeUriPath=Q,A.extendedEncodeURIComponent=NA,A.getContentLengthPlugin=nA,A.getHttpHandlerExtensionConfiguration=
ce,A.loadJsonRpcErrorCode=te,A.loadRestJsonErrorCode=ee,A.loadSmithyRpcV2JsonErrorCode=De,A.parseJsonBody=hA,A.parseJsonErrorBody=lA,A.requestBuilder=uA,A.resolveHttpHandlerRuntimeConfig=
Ne,A.resolvedPath=Z}),6890:((cA,A,r)=>{const{getSmithyContext:I,HttpResponse:o,toEndpointV1:C}=r(4534),b=EA=>typeof EA=="function"?EA():EA,G=(EA,O,K,TA,GA)=>({name:O,
namespace:EA,traits:K,input:TA,output:GA}),w=EA=>(O,K)=>async TA=>{const{response:GA}=await O(TA),{operationSchema:KA}=I(K),[,MA,PA,yA,X,Y]=KA??[];try{const Z=await EA.
protocol.deserializeResponse(G(MA,PA,yA,X,Y),{...EA,...K},GA);return{response:GA,output:Z}}catch(Z){if(Object.defineProperty(Z,"$response",{value:GA,enumerable:!1,
writable:!1,configurable:!1}),!("$metadata"in Z)){const uA="Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this o\
bject.";try{Z.message+=`
  `+uA}catch{!K.logger||K.logger?.constructor?.name==="NoOpLogger"?console.warn(uA):K.logger?.warn?.(uA)}typeof Z.$responseBodyText<"u"&&Z.$response&&(Z.$response.
body=Z.$responseBodyText);try{if(o.isInstance(GA)){const{headers:mA={},statusCode:rA}=GA,RA=Object.entries(mA);Z.$metadata={httpStatusCode:rA,requestId:R(/^x-[\w-]+-request-?id$/,
RA),extendedRequestId:R(/^x-[\w-]+-id-2$/,RA),cfId:R(/^x-[\w-]+-cf-id$/,RA)}}}catch{}}throw Z}},R=(EA,O)=>(O.find(([K])=>K.match(EA))||[void 0,void 0])[1],F=EA=>(O,K)=>async TA=>{
const{operationSchema:GA}=I(K),[,KA,MA,PA,yA,X]=GA??[],Y=K.endpointV2?async()=>C(K.endpointV2):EA.endpoint,Z=await EA.protocol.serializeRequest(G(KA,MA,PA,yA,X),
TA.input,{...EA,...K,endpoint:Y});return O({...TA,request:Z})},D={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},d={name:"s\
erializerMiddleware",step:"serialize",tags:["SERIALIZER"],override:!0};function g(EA){return{applyToStack:O=>{O.add(F(EA),d),O.add(w(EA),D),EA.protocol.setSerdeContext(
EA)}}}class c{name;namespace;traits;static assign(O,K){return Object.assign(O,K)}static[Symbol.hasInstance](O){const K=this.prototype.isPrototypeOf(O);return!K&&
typeof O=="object"&&O!==null?O.symbol===this.symbol:K}getName(){return this.namespace+"#"+this.name}}class s extends c{static symbol=Symbol.for("@smithy/lis");valueSchema;symbol=s.
symbol}const e=(EA,O,K,TA)=>c.assign(new s,{name:O,namespace:EA,traits:K,valueSchema:TA});class t extends c{static symbol=Symbol.for("@smithy/map");keySchema;valueSchema;symbol=t.
symbol}const i=(EA,O,K,TA,GA)=>c.assign(new t,{name:O,namespace:EA,traits:K,keySchema:TA,valueSchema:GA});class n extends c{static symbol=Symbol.for("@smithy/op\
e");input;output;symbol=n.symbol}const l=(EA,O,K,TA,GA)=>c.assign(new n,{name:O,namespace:EA,traits:K,input:TA,output:GA});class B extends c{static symbol=Symbol.
for("@smithy/str");memberNames;memberList;symbol=B.symbol}const S=(EA,O,K,TA,GA)=>c.assign(new B,{name:O,namespace:EA,traits:K,memberNames:TA,memberList:GA});class L extends B{static symbol=Symbol.
for("@smithy/err");ctor;symbol=L.symbol}const f=(EA,O,K,TA,GA,KA)=>c.assign(new L,{name:O,namespace:EA,traits:K,memberNames:TA,memberList:GA,ctor:null}),U=[];function N(EA){
if(typeof EA=="object")return EA;if(EA=EA|0,U[EA])return U[EA];const O={};let K=0;for(const TA of["httpLabel","idempotent","idempotencyToken","sensitive","httpP\
ayload","httpResponseCode","httpQueryParams"])(EA>>K++&1)===1&&(O[TA]=1);return U[EA]=O}const m={it:Symbol.for("@smithy/nor-struct-it"),ns:Symbol.for("@smithy/n\
s")},M=[],j={};class p{ref;memberName;static symbol=Symbol.for("@smithy/nor");symbol=p.symbol;name;schema;_isMemberSchema;traits;memberTraits;normalizedTraits;constructor(O,K){
this.ref=O,this.memberName=K;const TA=[];let GA=O,KA=O;for(this._isMemberSchema=!1;_(GA);)TA.push(GA[1]),GA=GA[0],KA=b(GA),this._isMemberSchema=!0;if(TA.length>
0){this.memberTraits={};for(let MA=TA.length-1;MA>=0;--MA){const PA=TA[MA];Object.assign(this.memberTraits,N(PA))}}else this.memberTraits=0;if(KA instanceof p){
const MA=this.memberTraits;Object.assign(this,KA),this.memberTraits=Object.assign({},MA,KA.getMemberTraits(),this.getMemberTraits()),this.normalizedTraits=void 0,
this.memberName=K??KA.memberName;return}if(this.schema=b(KA),AA(this.schema)?(this.name=`${this.schema[1]}#${this.schema[2]}`,this.traits=this.schema[3]):(this.
name=this.memberName??String(KA),this.traits=0),this._isMemberSchema&&!K)throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(!0)}\
 missing member name.`)}static[Symbol.hasInstance](O){const K=this.prototype.isPrototypeOf(O);return!K&&typeof O=="object"&&O!==null?O.symbol===this.symbol:K}static of(O){
const K=typeof O=="function"||typeof O=="object"&&O!==null;if(typeof O=="number"){if(M[O])return M[O]}else if(typeof O=="string"){if(j[O])return j[O]}else if(K&&
O[m.ns])return O[m.ns];const TA=b(O);if(TA instanceof p)return TA;if(_(TA)){const[KA,MA]=TA;if(KA instanceof p)return Object.assign(KA.getMergedTraits(),N(MA)),
KA;throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(O,null,2)}.`)}const GA=new p(TA);return K?O[m.ns]=GA:typeof TA==
"string"?j[TA]=GA:typeof TA=="number"?M[TA]=GA:GA}getSchema(){const O=this.schema;return Array.isArray(O)&&O[0]===0?O[4]:O}getName(O=!1){const{name:K}=this;return!O&&
K&&K.includes("#")?K.split("#")[1]:K||void 0}getMemberName(){return this.memberName}isMemberSchema(){return this._isMemberSchema}isListSchema(){const O=this.getSchema();
return typeof O=="number"?O>=64&&O<128:O[0]===1}isMapSchema(){const O=this.getSchema();return typeof O=="number"?O>=128&&O<=255:O[0]===2}isStructSchema(){const O=this.
getSchema();if(typeof O!="object")return!1;const K=O[0];return K===3||K===-3||K===4}isUnionSchema(){const O=this.getSchema();return typeof O!="object"?!1:O[0]===
4}isBlobSchema(){const O=this.getSchema();return O===21||O===42}isTimestampSchema(){const O=this.getSchema();return typeof O=="number"&&O>=4&&O<=7}isUnitSchema(){
return this.getSchema()==="unit"}isDocumentSchema(){return this.getSchema()===15}isStringSchema(){return this.getSchema()===0}isBooleanSchema(){return this.getSchema()===
2}isNumericSchema(){return this.getSchema()===1}isBigIntegerSchema(){return this.getSchema()===17}isBigDecimalSchema(){return this.getSchema()===19}isStreaming(){
const{streaming:O}=this.getMergedTraits();return!!O||this.getSchema()===42}isIdempotencyToken(){return!!this.getMergedTraits().idempotencyToken}getMergedTraits(){
return this.normalizedTraits??(this.normalizedTraits={...this.getOwnTraits(),...this.getMemberTraits()})}getMemberTraits(){return N(this.memberTraits)}getOwnTraits(){
return N(this.traits)}getKeySchema(){const[O,K]=[this.isDocumentSchema(),this.isMapSchema()];if(!O&&!K)throw new Error(`@smithy/core/schema - cannot get key for\
 non-map: ${this.getName(!0)}`);const TA=this.getSchema(),GA=O?15:TA[4]??0;return y([GA,0],"key")}getValueSchema(){const O=this.getSchema(),[K,TA,GA]=[this.isDocumentSchema(),
this.isMapSchema(),this.isListSchema()],KA=typeof O=="number"?63&O:O&&typeof O=="object"&&(TA||GA)?O[3+O[0]]:K?15:void 0;if(KA!=null)return y([KA,0],TA?"value":
"member");throw new Error(`@smithy/core/schema - ${this.getName(!0)} has no value member.`)}getMemberSchema(O){const K=this.getSchema();if(this.isStructSchema()&&
K[4].includes(O)){const TA=K[4].indexOf(O),GA=K[5][TA];return y(_(GA)?GA:[GA,0],O)}if(this.isDocumentSchema())return y([15,0],O);throw new Error(`@smithy/core/s\
chema - ${this.getName(!0)} has no member=${O}.`)}getMemberSchemas(){const O={};try{for(const[K,TA]of this.structIterator())O[K]=TA}catch{}return O}getEventStreamMember(){
if(this.isStructSchema()){for(const[O,K]of this.structIterator())if(K.isStreaming()&&K.isStructSchema())return O}return""}*structIterator(){if(this.isUnitSchema())
return;if(!this.isStructSchema())throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");const O=this.getSchema(),K=O[4].length;let TA=O[m.it];
if(TA&&K===TA.length){yield*TA;return}TA=Array(K);for(let GA=0;GA<K;++GA){const KA=O[4][GA],MA=y([O[5][GA],0],KA);yield TA[GA]=[KA,MA]}O[m.it]=TA}}function y(EA,O){
if(EA instanceof p)return Object.assign(EA,{memberName:O,_isMemberSchema:!0});const K=p;return new K(EA,O)}const _=EA=>Array.isArray(EA)&&EA.length===2,AA=EA=>Array.
isArray(EA)&&EA.length>=5;class z extends c{static symbol=Symbol.for("@smithy/sim");schemaRef;symbol=z.symbol}const x=(EA,O,K,TA)=>c.assign(new z,{name:O,namespace:EA,
traits:TA,schemaRef:K}),NA=(EA,O,K,TA)=>c.assign(new z,{name:O,namespace:EA,traits:K,schemaRef:TA}),dA={BLOB:21,STREAMING_BLOB:42,BOOLEAN:2,STRING:0,NUMERIC:1,BIG_INTEGER:17,
BIG_DECIMAL:19,DOCUMENT:15,TIMESTAMP_DEFAULT:4,TIMESTAMP_DATE_TIME:5,TIMESTAMP_HTTP_DATE:6,TIMESTAMP_EPOCH_SECONDS:7,LIST_MODIFIER:64,MAP_MODIFIER:128};class YA{namespace;schemas;exceptions;static registries=new Map;constructor(O,K=new Map,TA=new Map){
this.namespace=O,this.schemas=K,this.exceptions=TA,YA.registries.has(O)||YA.registries.set(O,this)}static for(O){return YA.registries.get(O)??new YA(O)}copyFrom(O){
const{schemas:K,exceptions:TA}=this;for(const[GA,KA]of O.schemas)K.has(GA)||K.set(GA,KA);for(const[GA,KA]of O.exceptions)TA.has(GA)||TA.set(GA,KA)}register(O,K){
const TA=this.normalizeShapeId(O);for(const GA of[this,YA.for(TA.split("#")[0])])GA.schemas.has(TA)||GA.schemas.set(TA,K)}getSchema(O){const K=this.normalizeShapeId(
O);if(!this.schemas.has(K)){if(!O.includes("#")){const TA="#"+O,GA=[];for(const[KA,MA]of this.schemas.entries())KA.endsWith(TA)&&GA.push(MA);if(GA.length===1)return GA[0]}
throw new Error(`@smithy/core/schema - schema not found for ${K}`)}return this.schemas.get(K)}registerError(O,K){const TA=O,GA=TA[1],KA=GA+"#"+TA[2];K.hasOwnProperty?.(
"shapeId")||(K.shapeId=KA);for(const MA of[this,YA.for(GA)])!MA.schemas.has(KA)&&!MA.exceptions.has(TA)&&(MA.schemas.set(KA,TA),MA.exceptions.set(TA,K))}getErrorCtor(O){
const K=O;return this.exceptions.has(K)?this.exceptions.get(K):YA.for(K[1]).exceptions.get(K)}getBaseException(){for(const O of this.exceptions.keys())if(Array.
isArray(O)){const[,K,TA]=O,GA=K+"#"+TA;if(GA.startsWith("smithy.ts.sdk.synthetic.")&&GA.endsWith("ServiceException"))return O}}find(O){for(const K of this.schemas.
values())if(O(K))return K}clear(){this.schemas.clear(),this.exceptions.clear()}normalizeShapeId(O){return O.includes("#")?O:this.namespace+"#"+O}}A.ErrorSchema=
L,A.ListSchema=s,A.MapSchema=t,A.NormalizedSchema=p,A.OperationSchema=n,A.SCHEMA=dA,A.Schema=c,A.SimpleSchema=z,A.StructureSchema=B,A.TypeRegistry=YA,A.deref=b,
A.deserializerMiddlewareOption=D,A.error=f,A.getSchemaSerdePlugin=g,A.isStaticSchema=AA,A.list=e,A.map=i,A.op=l,A.operation=G,A.serializerMiddlewareOption=d,A.sim=
x,A.simAdapter=NA,A.simpleSchemaCacheN=M,A.simpleSchemaCacheS=j,A.struct=S,A.traitsCache=U,A.translateTraits=N}),2430:((cA,A,r)=>{const{createHmac:I,createHash:o,
getRandomValues:C}=r(7598),{hasOwn:b,HttpResponse:G}=r(4534);A.hasOwn=b;const{ReadStream:w,lstatSync:R,fstatSync:F}=r(3024),{toEndpointV1:D}=r(2085),{Readable:d,
Writable:g,PassThrough:c}=r(7075),s=u=>typeof ArrayBuffer=="function"&&u instanceof ArrayBuffer||Object.prototype.toString.call(u)==="[object ArrayBuffer]",e=(u,v=0,xA=u.
byteLength-v)=>{if(!s(u))throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof u} (${u})`);return Buffer.from(u,v,xA)},t=(u,v)=>{
if(typeof u!="string")throw new TypeError(`The "input" argument must be of type string. Received type ${typeof u} (${u})`);return v?Buffer.from(u,v):Buffer.from(
u)},i=/^[A-Za-z0-9+/]*={0,2}$/,n=u=>{if(u.length*3%4!==0)throw new TypeError("Incorrect padding on base64 string.");if(!i.exec(u))throw new TypeError("Invalid b\
ase64 string.");const v=t(u,"base64");return new Uint8Array(v.buffer,v.byteOffset,v.byteLength)},l=u=>{const v=t(u,"utf8");return new Uint8Array(v.buffer,v.byteOffset,
v.byteLength/Uint8Array.BYTES_PER_ELEMENT)},B=u=>{let v;if(typeof u=="string"?v=l(u):v=u,typeof v!="object"||typeof v.byteOffset!="number"||typeof v.byteLength!=
"number")throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");return e(v.buffer,v.byteOffset,v.byteLength).toString(
"base64")};function S(u,v,xA,Ae){return class ut extends Uint8Array{static fromString(Ce,le="utf-8"){if(typeof Ce=="string")return le==="base64"?ut.mutate(Ae(Ce)):
ut.mutate(v(Ce));throw new Error(`Unsupported conversion from ${typeof Ce} to Uint8ArrayBlobAdapter.`)}static mutate(Ce){return Object.setPrototypeOf(Ce,ut.prototype),
Ce}transformToString(Ce="utf-8"){return Ce==="base64"?xA(this):u(this)}}}const L=u=>{if(typeof u=="string")return u;if(typeof u!="object"||typeof u.byteOffset!=
"number"||typeof u.byteLength!="number")throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");return e(u.buffer,u.byteOffset,
u.byteLength).toString("utf8")},f=Array.from({length:256},(u,v)=>v.toString(16).padStart(2,"0"));function U(u){return typeof crypto<"u"&&typeof crypto.randomUUID==
"function"?()=>crypto.randomUUID():()=>{const v=new Uint8Array(16);return u(v),v[6]=v[6]&15|64,v[8]=v[8]&63|128,f[v[0]]+f[v[1]]+f[v[2]]+f[v[3]]+"-"+f[v[4]]+f[v[5]]+
"-"+f[v[6]]+f[v[7]]+"-"+f[v[8]]+f[v[9]]+"-"+f[v[10]]+f[v[11]]+f[v[12]]+f[v[13]]+f[v[14]]+f[v[15]]}}const N=(u,v,xA=Ae=>Ae)=>u,m=u=>{switch(u){case"true":return!0;case"\
false":return!1;default:throw new Error(`Unable to parse boolean value "${u}"`)}},M=u=>{if(u!=null){if(typeof u=="number"){if((u===0||u===1)&&ge.warn(re(`Expect\
ed boolean, got ${typeof u}: ${u}`)),u===0)return!1;if(u===1)return!0}if(typeof u=="string"){const v=u.toLowerCase();if((v==="false"||v==="true")&&ge.warn(re(`E\
xpected boolean, got ${typeof u}: ${u}`)),v==="false")return!1;if(v==="true")return!0}if(typeof u=="boolean")return u;throw new TypeError(`Expected boolean, got\
 ${typeof u}: ${u}`)}},j=u=>{if(u!=null){if(typeof u=="string"){const v=parseFloat(u);if(!Number.isNaN(v))return String(v)!==String(u)&&ge.warn(re(`Expected num\
ber but observed string: ${u}`)),v}if(typeof u=="number")return u;throw new TypeError(`Expected number, got ${typeof u}: ${u}`)}},p=Math.ceil(2**127*(2-2**-23)),
y=u=>{const v=j(u);if(v!==void 0&&!Number.isNaN(v)&&v!==1/0&&v!==-1/0&&Math.abs(v)>p)throw new TypeError(`Expected 32-bit float, got ${u}`);return v},_=u=>{if(u!=
null){if(Number.isInteger(u)&&!Number.isNaN(u))return u;throw new TypeError(`Expected integer, got ${typeof u}: ${u}`)}},AA=_,z=u=>dA(u,32),x=u=>dA(u,16),NA=u=>dA(
u,8),dA=(u,v)=>{const xA=_(u);if(xA!==void 0&&YA(xA,v)!==xA)throw new TypeError(`Expected ${v}-bit integer, got ${u}`);return xA},YA=(u,v)=>{switch(v){case 32:return Int32Array.
of(u)[0];case 16:return Int16Array.of(u)[0];case 8:return Int8Array.of(u)[0]}},EA=(u,v)=>{if(u==null)throw v?new TypeError(`Expected a non-null value for ${v}`):
new TypeError("Expected a non-null value");return u},O=u=>{if(u==null)return;if(typeof u=="object"&&!Array.isArray(u))return u;const v=Array.isArray(u)?"array":
typeof u;throw new TypeError(`Expected object, got ${v}: ${u}`)},K=u=>{if(u!=null){if(typeof u=="string")return u;if(["boolean","number","bigint"].includes(typeof u))
return ge.warn(re(`Expected string, got ${typeof u}: ${u}`)),String(u);throw new TypeError(`Expected string, got ${typeof u}: ${u}`)}},TA=u=>{if(u==null)return;
const v=O(u),xA=[];for(const Ae in v)b(v,Ae)&&v[Ae]!=null&&xA.push(Ae);if(xA.length===0)throw new TypeError("Unions must have exactly one non-null member. None \
were found.");if(xA.length>1)throw new TypeError(`Unions must have exactly one non-null member. Keys ${xA} were not null.`);return v},GA=u=>j(typeof u=="string"?
yA(u):u),KA=GA,MA=u=>y(typeof u=="string"?yA(u):u),PA=/(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g,yA=u=>{const v=u.match(PA);if(v===null||
v[0].length!==u.length)throw new TypeError("Expected real number, got implicit NaN");return parseFloat(u)},X=u=>typeof u=="string"?mA(u):j(u),Y=X,Z=X,uA=u=>typeof u==
"string"?mA(u):y(u),mA=u=>{switch(u){case"NaN":return NaN;case"Infinity":return 1/0;case"-Infinity":return-1/0;default:throw new Error(`Unable to parse float va\
lue: ${u}`)}},rA=u=>_(typeof u=="string"?yA(u):u),RA=rA,bA=u=>z(typeof u=="string"?yA(u):u),qA=u=>x(typeof u=="string"?yA(u):u),W=u=>NA(typeof u=="string"?yA(u):
u),re=u=>String(new TypeError(u).stack||u).split(`
`).slice(0,5).filter(v=>!v.includes("stackTraceWarning")).join(`
`),ge={warn:console.warn},ce=["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],Ne=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"];function ue(u){
const v=u.getUTCFullYear(),xA=u.getUTCMonth(),Ae=u.getUTCDay(),oe=u.getUTCDate(),Ce=u.getUTCHours(),le=u.getUTCMinutes(),ye=u.getUTCSeconds(),we=oe<10?`0${oe}`:
`${oe}`,Te=Ce<10?`0${Ce}`:`${Ce}`,He=le<10?`0${le}`:`${le}`,Ze=ye<10?`0${ye}`:`${ye}`;return`${ce[Ae]}, ${we} ${Ne[xA]} ${v} ${Te}:${He}:${Ze} GMT`}const UA=new RegExp(
/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/),CA=u=>{if(u==null)return;if(typeof u!="string")throw new TypeError("RFC-3339 date-times \
must be expressed as strings");const v=UA.exec(u);if(!v)throw new TypeError("Invalid RFC-3339 date-time value");const[xA,Ae,oe,Ce,le,ye,we,Te]=v,He=qA(hA(Ae)),Ze=VA(
oe,"month",1,12),je=VA(Ce,"day",1,31);return q(He,Ze,je,{hours:le,minutes:ye,seconds:we,fractionalMilliseconds:Te})},nA=new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/),
kA=u=>{if(u==null)return;if(typeof u!="string")throw new TypeError("RFC-3339 date-times must be expressed as strings");const v=nA.exec(u);if(!v)throw new TypeError(
"Invalid RFC-3339 date-time value");const[xA,Ae,oe,Ce,le,ye,we,Te,He]=v,Ze=qA(hA(Ae)),je=VA(oe,"month",1,12),ot=VA(Ce,"day",1,31),It=q(Ze,je,ot,{hours:le,minutes:ye,
seconds:we,fractionalMilliseconds:Te});return He.toUpperCase()!="Z"&&It.setTime(It.getTime()-$(He)),It},$A=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
Q=new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/),
T=new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/),
eA=u=>{if(u==null)return;if(typeof u!="string")throw new TypeError("RFC-7231 date-times must be expressed as strings");let v=$A.exec(u);if(v){const[xA,Ae,oe,Ce,
le,ye,we,Te]=v;return q(qA(hA(Ce)),_A(oe),VA(Ae,"day",1,31),{hours:le,minutes:ye,seconds:we,fractionalMilliseconds:Te})}if(v=Q.exec(u),v){const[xA,Ae,oe,Ce,le,ye,
we,Te]=v;return BA(q(vA(Ce),_A(oe),VA(Ae,"day",1,31),{hours:le,minutes:ye,seconds:we,fractionalMilliseconds:Te}))}if(v=T.exec(u),v){const[xA,Ae,oe,Ce,le,ye,we,Te]=v;
return q(qA(hA(Te)),_A(Ae),VA(oe.trimLeft(),"day",1,31),{hours:Ce,minutes:le,seconds:ye,fractionalMilliseconds:we})}throw new TypeError("Invalid RFC-7231 date-t\
ime value")},aA=u=>{if(u==null)return;let v;if(typeof u=="number")v=u;else if(typeof u=="string")v=GA(u);else if(typeof u=="object"&&u.tag===1)v=u.value;else throw new TypeError(
"Epoch timestamps must be expressed as floating point numbers or their string representation");if(Number.isNaN(v)||v===1/0||v===-1/0)throw new TypeError("Epoch \
timestamps must be valid, non-Infinite, non-NaN numerics");return new Date(Math.round(v*1e3))},q=(u,v,xA,Ae)=>{const oe=v-1;return pA(u,oe,xA),new Date(Date.UTC(
u,oe,xA,VA(Ae.hours,"hour",0,23),VA(Ae.minutes,"minute",0,59),VA(Ae.seconds,"seconds",0,60),ie(Ae.fractionalMilliseconds)))},vA=u=>{const v=new Date().getUTCFullYear(),
xA=Math.floor(v/100)*100+qA(hA(u));return xA<v?xA+100:xA},a=50*365*24*60*60*1e3,BA=u=>u.getTime()-new Date().getTime()>a?new Date(Date.UTC(u.getUTCFullYear()-100,
u.getUTCMonth(),u.getUTCDate(),u.getUTCHours(),u.getUTCMinutes(),u.getUTCSeconds(),u.getUTCMilliseconds())):u,_A=u=>{const v=Ne.indexOf(u);if(v<0)throw new TypeError(
`Invalid month: ${u}`);return v+1},P=[31,28,31,30,31,30,31,31,30,31,30,31],pA=(u,v,xA)=>{let Ae=P[v];if(v===1&&SA(u)&&(Ae=29),xA>Ae)throw new TypeError(`Invalid\
 day for ${Ne[v]} in ${u}: ${xA}`)},SA=u=>u%4===0&&(u%100!==0||u%400===0),VA=(u,v,xA,Ae)=>{const oe=W(hA(u));if(oe<xA||oe>Ae)throw new TypeError(`${v} must be b\
etween ${xA} and ${Ae}, inclusive`);return oe},ie=u=>u==null?0:MA("0."+u)*1e3,$=u=>{const v=u[0];let xA=1;if(v=="+")xA=1;else if(v=="-")xA=-1;else throw new TypeError(
`Offset direction, ${v}, must be "+" or "-"`);const Ae=Number(u.substring(1,3)),oe=Number(u.substring(4,6));return xA*(Ae*60+oe)*60*1e3},hA=u=>{let v=0;for(;v<u.
length-1&&u.charAt(v)==="0";)v++;return v===0?u:u.slice(v)},lA=function(v){return Object.assign(new String(v),{deserializeJSON(){return JSON.parse(String(v))},toString(){
return String(v)},toJSON(){return String(v)}})};lA.from=u=>u&&typeof u=="object"&&(u instanceof lA||"deserializeJSON"in u)?u:typeof u=="string"||Object.getPrototypeOf(
u)===String.prototype?lA(String(u)):lA(JSON.stringify(u)),lA.fromObject=lA.from;function DA(u){return(u.includes(",")||u.includes('"'))&&(u=`"${u.replace(/\\/g,
"\\\\").replace(/"/g,'\\"')}"`),u}const zA="(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?",ee="(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)",te="(\\d?\\\
d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?",De="(\\d?\\d)",Se="(\\d{4})",Fe=new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/),
fA=/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/,
Qe=new RegExp(`^${zA}, ${De} ${ee} ${Se} ${te} GMT$`),IA=new RegExp(`^${zA}, ${De}-${ee}-(\\d\\d) ${te} GMT$`),k=new RegExp(`^${zA} ${ee} ( [1-9]|\\d\\d) ${te} ${Se}\
$`),oA=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],QA=u=>{if(u==null)return;let v=NaN;if(typeof u=="number")v=u;else if(typeof u==
"string"){if(!/^-?\d*\.?\d+$/.test(u))throw new TypeError("parseEpochTimestamp - numeric string invalid.");v=Number.parseFloat(u)}else typeof u=="object"&&u.tag===
1&&(v=u.value);if(isNaN(v)||Math.abs(v)===1/0)throw new TypeError("Epoch timestamps must be valid finite numbers.");return new Date(Math.round(v*1e3))},HA=u=>{if(u==
null)return;if(typeof u!="string")throw new TypeError("RFC3339 timestamps must be strings");const v=Fe.exec(u);if(!v)throw new TypeError(`Invalid RFC3339 timest\
amp format ${u}`);const[,xA,Ae,oe,Ce,le,ye,,we,Te]=v;he(Ae,1,12),he(oe,1,31),he(Ce,0,23),he(le,0,59),he(ye,0,60);const He=new Date(Date.UTC(Number(xA),Number(Ae)-
1,Number(oe),Number(Ce),Number(le),Number(ye),Number(we)?Math.round(parseFloat(`0.${we}`)*1e3):0));if(He.setUTCFullYear(Number(xA)),Te.toUpperCase()!="Z"){const[
,Ze,je,ot]=/([+-])(\d\d):(\d\d)/.exec(Te)||[void 0,"+",0,0],It=Ze==="-"?1:-1;He.setTime(He.getTime()+It*(Number(je)*60*60*1e3+Number(ot)*60*1e3))}return He},ne=u=>{
if(u==null)return;if(typeof u!="string")throw new TypeError("RFC7231 timestamps must be strings.");if(fA.test(u))return new Date(u);let v,xA,Ae,oe,Ce,le,ye,we;if((we=
Qe.exec(u))?[,v,xA,Ae,oe,Ce,le,ye]=we:(we=IA.exec(u))?([,v,xA,Ae,oe,Ce,le,ye]=we,Ae=(Number(Ae)+1900).toString()):(we=k.exec(u))&&([,xA,v,oe,Ce,le,ye,Ae]=we),Ae&&
le){const Te=Date.UTC(Number(Ae),oA.indexOf(xA),Number(v),Number(oe),Number(Ce),Number(le),ye?Math.round(parseFloat(`0.${ye}`)*1e3):0);he(v,1,31),he(oe,0,23),he(
Ce,0,59),he(le,0,60);const He=new Date(Te);return He.setUTCFullYear(Number(Ae)),He}throw new TypeError(`Invalid RFC7231 date-time value ${u}.`)};function he(u,v,xA){
const Ae=Number(u);if(Ae<v||Ae>xA)throw new Error(`Value ${Ae} out of range [${v}, ${xA}]`)}function me(u,v,xA){if(xA<=0||!Number.isInteger(xA))throw new Error(
"Invalid number of delimiters ("+xA+") for splitEvery.");const Ae=u.split(v);if(xA===1)return Ae;const oe=[];let Ce="";for(let le=0;le<Ae.length;le++)Ce===""?Ce=
Ae[le]:Ce+=v+Ae[le],(le+1)%xA===0&&(oe.push(Ce),Ce="");return Ce!==""&&oe.push(Ce),oe}const ae=u=>{const v=u.length,xA=[];let Ae=!1,oe=!1,Ce=0;for(let le=0;le<v;++le){
const ye=u[le];switch(ye){case'"':oe||(Ae=!Ae);break;case",":Ae||(xA.push(u.slice(Ce,le)),Ce=le+1);break}oe=ye==="\\"&&!oe}return xA.push(u.slice(Ce)),xA.map(le=>{
le=le.trim();const ye=le.length;return ye<2?le:le[0]==='"'&&le[ye-1]==='"'?(le=le.slice(1,ye-1),le.replace(/\\(["\\])/g,"$1")):le.replace(/\\"/g,'"')})},pe=/^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
class iA{string;type;constructor(v,xA){if(this.string=v,this.type=xA,!pe.test(v))throw new Error(`@smithy/core/serde - NumericValue string must conform to the S\
mithy bigDecimal format. Received: "${v}"`)}toString(){return this.string}static[Symbol.hasInstance](v){if(!v||typeof v!="object")return!1;const xA=v;return iA.
prototype.isPrototypeOf(v)||xA.type==="bigDecimal"&&pe.test(xA.string)}}function FA(u){return new iA(String(u),"bigDecimal")}const JA={},XA={};for(let u=0;u<256;u++){
let v=u.toString(16).toLowerCase();v.length===1&&(v=`0${v}`),JA[u]=v,XA[v]=u}function Ee(u){if(u.length%2!==0)throw new Error("Hex encoded strings must have an \
even number length");const v=new Uint8Array(u.length/2);for(let xA=0;xA<u.length;xA+=2){const Ae=u.slice(xA,xA+2).toLowerCase();if(Ae in XA)v[xA/2]=XA[Ae];else throw new Error(
`Cannot decode unrecognized sequence ${Ae} as hexadecimal`)}return v}function de(u){let v="";for(let xA=0;xA<u.byteLength;xA++)v+=JA[u[xA]];return v}const Ue=u=>{
if(!u)return 0;if(typeof u=="string")return Buffer.byteLength(u);if(typeof u.byteLength=="number")return u.byteLength;if(typeof u.size=="number")return u.size;if(typeof u.
start=="number"&&typeof u.end=="number")return u.end+1-u.start;if(u instanceof w){if(u.path!=null)return R(u.path).size;if(typeof u.fd=="number")return F(u.fd).
size}throw new Error(`Body Length computation failed for ${u}`)},Me=u=>u instanceof Uint8Array?u:typeof u=="string"?l(u):ArrayBuffer.isView(u)?new Uint8Array(u.
buffer,u.byteOffset,u.byteLength/Uint8Array.BYTES_PER_ELEMENT):new Uint8Array(u);function Ge(u,v){if(v===void 0){v=0;for(const oe of u)v+=oe.byteLength}const xA=new Uint8Array(
v);let Ae=0;for(const oe of u)xA.set(oe,Ae),Ae+=oe.byteLength;return xA}const We=(u,v)=>(xA,Ae)=>async oe=>{const{response:Ce}=await xA(oe);try{const le=await v(
Ce,u);return{response:Ce,output:le}}catch(le){if(Object.defineProperty(le,"$response",{value:Ce,enumerable:!1,writable:!1,configurable:!1}),!("$metadata"in le)){
const ye="Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";try{le.message+=`
  `+ye}catch{!Ae.logger||Ae.logger?.constructor?.name==="NoOpLogger"?console.warn(ye):Ae.logger?.warn?.(ye)}typeof le.$responseBodyText<"u"&&le.$response&&(le.$response.
body=le.$responseBodyText);try{if(G.isInstance(Ce)){const{headers:we={}}=Ce,Te=Object.entries(we);le.$metadata={httpStatusCode:Ce.statusCode,requestId:$e(/^x-[\w-]+-request-?id$/,
Te),extendedRequestId:$e(/^x-[\w-]+-id-2$/,Te),cfId:$e(/^x-[\w-]+-cf-id$/,Te)}}}catch{}}throw le}},$e=(u,v)=>(v.find(([xA])=>xA.match(u))||[void 0,void 0])[1],it=(u,v)=>(xA,Ae)=>async oe=>{
const Ce=u,le=Ae.endpointV2?async()=>D(Ae.endpointV2):Ce.endpoint;if(!le)throw new Error("No valid endpoint provider available.");const ye=await v(oe.input,{...u,
endpoint:le});return xA({...oe,request:ye})},Xe={name:"deserializerMiddleware",step:"deserialize",tags:["DESERIALIZER"],override:!0},OA={name:"serializerMiddlew\
are",step:"serialize",tags:["SERIALIZER"],override:!0};function h(u,v,xA){return{applyToStack:Ae=>{Ae.add(We(u,xA),Xe),Ae.add(it(u,v),OA)}}}class E{algorithmIdentifier;secret;hash;constructor(v,xA){
this.algorithmIdentifier=v,this.secret=xA,this.reset()}update(v,xA){this.hash.update(Me(V(v,xA)))}digest(){return Promise.resolve(this.hash.digest())}reset(){this.
hash=this.secret?I(this.algorithmIdentifier,V(this.secret)):o(this.algorithmIdentifier)}}function V(u,v){return Buffer.isBuffer(u)?u:typeof u=="string"?t(u,v):ArrayBuffer.
isView(u)?e(u.buffer,u.byteOffset,u.byteLength):e(u)}let J=class extends d{expectedChecksum;checksumSourceLocation;checksum;source;base64Encoder;constructor({expectedChecksum:v,
checksum:xA,source:Ae,checksumSourceLocation:oe,base64Encoder:Ce}){if(super(),typeof Ae.pipe!="function")throw new Error(`@smithy/util-stream: unsupported sourc\
e type ${Ae?.constructor?.name??Ae} in ChecksumStream.`);this.source=Ae,this.base64Encoder=Ce??B,this.expectedChecksum=v,this.checksum=xA,this.checksumSourceLocation=
oe,this.source.on("data",this.onSourceData),this.source.on("end",this.onSourceEnd),this.source.on("error",this.onSourceError),this.source.on("close",this.onSourceClose),
this.source.pause()}onSourceData=v=>{if(!this.destroyed){try{this.checksum.update(v)}catch(xA){this.destroy(xA);return}this.push(v)||this.source.pause()}};onSourceEnd=async()=>{
if(!this.destroyed){try{const v=await this.checksum.digest(),xA=this.base64Encoder(v);if(this.expectedChecksum!==xA){this.destroy(new Error(`Checksum mismatch: \
expected "${this.expectedChecksum}" but received "${xA}" in response header "${this.checksumSourceLocation}".`));return}}catch(v){this.destroy(v);return}this.push(
null)}};onSourceError=v=>{this.destroy(v)};onSourceClose=()=>{!this.destroyed&&!this.source.readableEnded&&this.destroy(new Error("Connection lost or stream clo\
sed before all data was received."))};_read(v){this.source.resume()}_destroy(v,xA){this.source?.removeListener("data",this.onSourceData),this.source?.removeListener(
"end",this.onSourceEnd),this.source?.removeListener("error",this.onSourceError),this.source?.removeListener("close",this.onSourceClose),this.source?.destroy(),xA(
v)}};const gA=u=>typeof ReadableStream=="function"&&(u?.constructor?.name===ReadableStream.name||u instanceof ReadableStream),sA=u=>typeof Blob=="function"&&(u?.
constructor?.name===Blob.name||u instanceof Blob),wA=u=>new TextEncoder().encode(u),WA="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";Object.
entries(WA).reduce((u,[v,xA])=>(u[xA]=Number(v),u),{});const se=WA.split(""),Ie=6,Be=8,Re=63;function Le(u){let v;typeof u=="string"?v=wA(u):v=u;const xA=typeof v==
"object"&&typeof v.length=="number",Ae=typeof v=="object"&&typeof v.byteOffset=="number"&&typeof v.byteLength=="number";if(!xA&&!Ae)throw new Error("@smithy/uti\
l-base64: toBase64 encoder function only accepts string | Uint8Array.");let oe="";for(let Ce=0;Ce<v.length;Ce+=3){let le=0,ye=0;for(let Te=Ce,He=Math.min(Ce+3,v.
length);Te<He;Te++)le|=v[Te]<<(He-Te-1)*Be,ye+=Be;const we=Math.ceil(ye/Ie);le<<=we*Ie-ye;for(let Te=1;Te<=we;Te++){const He=(we-Te)*Ie;oe+=se[(le&Re<<He)>>He]}
oe+="==".slice(0,4-we)}return oe}const Oe=typeof ReadableStream=="function"?ReadableStream:function(){};class ve extends Oe{}const Ye=({expectedChecksum:u,checksum:v,
source:xA,checksumSourceLocation:Ae,base64Encoder:oe})=>{if(!gA(xA))throw new Error(`@smithy/util-stream: unsupported source type ${xA?.constructor?.name??xA} i\
n ChecksumStream.`);const Ce=oe??Le;if(typeof TransformStream!="function")throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API\
 unavailable: ReadableStream/TransformStream.");const le=new TransformStream({start(){},async transform(we,Te){v.update(we),Te.enqueue(we)},async flush(we){const Te=await v.
digest(),He=Ce(Te);if(u!==He){const Ze=new Error(`Checksum mismatch: expected "${u}" but received "${He}" in response header "${Ae}".`);we.error(Ze)}else we.terminate()}});
xA.pipeThrough(le);const ye=le.readable;return Object.setPrototypeOf(ye,ve.prototype),ye};function qe(u){return typeof ReadableStream=="function"&&gA(u.source)?
Ye(u):new J(u)}class Pe{allocByteArray;byteLength=0;byteArrays=[];constructor(v){this.allocByteArray=v}push(v){this.byteArrays.push(v),this.byteLength+=v.byteLength}flush(){
if(this.byteArrays.length===1){const Ae=this.byteArrays[0];return this.reset(),Ae}const v=this.allocByteArray(this.byteLength);let xA=0;for(let Ae=0;Ae<this.byteArrays.
length;++Ae){const oe=this.byteArrays[Ae];v.set(oe,xA),xA+=oe.byteLength}return this.reset(),v}reset(){this.byteArrays=[],this.byteLength=0}}function xe(u,v,xA){
const Ae=u.getReader();let oe=!1,Ce=0;const le=["",new Pe(Te=>new Uint8Array(Te))];let ye=-1;const we=async Te=>{const{value:He,done:Ze}=await Ae.read(),je=He;if(Ze){
if(ye!==-1){const ot=_e(le,ye);ze(ot)>0&&Te.enqueue(ot)}Te.close()}else{const ot=Qt(je,!1);if(ye!==ot&&(ye>=0&&Te.enqueue(_e(le,ye)),ye=ot),ye===-1){Te.enqueue(
je);return}const It=ze(je);Ce+=It;const dt=ze(le[ye]);if(It>=v&&dt===0)Te.enqueue(je);else{const ft=Ve(le,ye,je);!oe&&Ce>v*2&&(oe=!0,xA?.warn(`@smithy/util-stre\
am - stream chunk size ${It} is below threshold of ${v}, automatically buffering.`)),ft>=v?Te.enqueue(_e(le,ye)):await we(Te)}}};return new ReadableStream({pull:we})}
function Ve(u,v,xA){switch(v){case 0:return u[0]+=xA,ze(u[0]);case 1:case 2:return u[v].push(xA),ze(u[v])}}function _e(u,v){switch(v){case 0:const xA=u[0];return u[0]=
"",xA;case 1:case 2:return u[v].flush()}throw new Error(`@smithy/util-stream - invalid index ${v} given to flush()`)}function ze(u){return u?.byteLength??u?.length??
0}function Qt(u,v=!0){return v&&typeof Buffer<"u"&&u instanceof Buffer?2:u instanceof Uint8Array?1:typeof u=="string"?0:-1}function Bt(u,v,xA){if(gA(u))return xe(
u,v,xA);const Ae=new d({read(){}});let oe=!1,Ce=0;const le=["",new Pe(we=>new Uint8Array(we)),new Pe(we=>Buffer.from(new Uint8Array(we)))];let ye=-1;return u.on(
"data",we=>{const Te=Qt(we,!0);if(ye!==Te&&(ye>=0&&Ae.push(_e(le,ye)),ye=Te),ye===-1){Ae.push(we);return}const He=ze(we);Ce+=He;const Ze=ze(le[ye]);if(He>=v&&Ze===
0)Ae.push(we);else{const je=Ve(le,ye,we);!oe&&Ce>v*2&&(oe=!0,xA?.warn(`@smithy/util-stream - stream chunk size ${He} is below threshold of ${v}, automatically b\
uffering.`)),je>=v&&Ae.push(_e(le,ye))}}),u.on("end",()=>{if(ye!==-1){const we=_e(le,ye);ze(we)>0&&Ae.push(we)}Ae.push(null)}),Ae}const at=(u,v)=>{const{base64Encoder:xA,
bodyLengthChecker:Ae,checksumAlgorithmFn:oe,checksumLocationName:Ce,streamHasher:le}=v,ye=xA!==void 0&&Ae!==void 0&&oe!==void 0&&Ce!==void 0&&le!==void 0,we=ye?
le(oe,u):void 0;Promise.resolve(we).catch(()=>{});const Te=u.getReader();return new ReadableStream({async pull(He){const{value:Ze,done:je}=await Te.read();if(je){
if(He.enqueue(`0\r
`),ye){const ot=xA(await we);He.enqueue(`${Ce}:${ot}\r
`),He.enqueue(`\r
`)}He.close()}else He.enqueue(`${(Ae(Ze)||0).toString(16)}\r
${Ze}\r
`)}})};function H(u,v){const xA=u,Ae=u;if(gA(Ae))return at(Ae,v);const{base64Encoder:oe,bodyLengthChecker:Ce,checksumAlgorithmFn:le,checksumLocationName:ye,streamHasher:we}=v,
Te=oe!==void 0&&le!==void 0&&ye!==void 0&&we!==void 0,He=Te?we(le,xA):void 0;Promise.resolve(He).catch(()=>{});const Ze=new d({read(){xA.resume()}});return xA.on(
"data",je=>{const ot=Ce(je)||0;ot!==0&&(Ze.push(`${ot.toString(16)}\r
`),Ze.push(je),Ze.push(`\r
`)||xA.pause())}),xA.on("error",je=>{Ze.destroy(je)}),xA.pause(),xA.on("end",async()=>{try{if(Ze.push(`0\r
`),Te){const je=oe(await He);Ze.push(`${ye}:${je}\r
`),Ze.push(`\r
`)}Ze.push(null)}catch(je){Ze.destroy(je)}}),Ze}async function tA(u,v){let xA=0;const Ae=[],oe=u.getReader();let Ce=!1;for(;!Ce;){const{done:we,value:Te}=await oe.
read();if(Te&&(Ae.push(Te),xA+=Te?.byteLength??0),xA>=v)break;Ce=we}oe.releaseLock();const le=new Uint8Array(Math.min(v,xA));let ye=0;for(const we of Ae){if(we.
byteLength>le.byteLength-ye){le.set(we.subarray(0,le.byteLength-ye),ye);break}else le.set(we,ye);ye+=we.length}return le}const LA=(u,v)=>gA(u)?tA(u,v):new Promise(
(xA,Ae)=>{const oe=new ZA;oe.limit=v,u.pipe(oe),u.on("error",Ce=>{oe.end(),Ae(Ce)}),oe.on("error",Ae),oe.on("finish",function(){const Ce=Ge(this.buffers);xA(Ce)})});
let ZA=class extends g{buffers=[];limit=1/0;bytesBuffered=0;_write(v,xA,Ae){if(this.buffers.push(v),this.bytesBuffered+=v.byteLength??0,this.bytesBuffered>=this.
limit){const oe=this.bytesBuffered-this.limit,Ce=this.buffers[this.buffers.length-1];this.buffers[this.buffers.length-1]=Ce.subarray(0,Ce.byteLength-oe),this.emit(
"finish")}Ae()}};const jA=u=>{if(typeof u=="string")return u;if(typeof u!="object"||typeof u.byteOffset!="number"||typeof u.byteLength!="number")throw new Error(
"@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");return new TextDecoder("utf-8").decode(u)},fe=async u=>sA(u)?be(u):Je(u);async function be(u){
return u.arrayBuffer().then(v=>new Uint8Array(v))}async function Je(u){const v=[],xA=u.getReader();let Ae=0;for(;;){const{done:oe,value:Ce}=await xA.read();if(Ce&&
(v.push(Ce),Ae+=Ce.length),oe)break}return Ge(v,Ae)}const ke="The stream has already been transformed.",At=u=>{if(!nt(u)&&!gA(u)){const oe=u?.__proto__?.constructor?.
name||u;throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${oe}`)}let v=!1;const xA=async()=>{if(v)throw new Error(ke);return v=
!0,await fe(u)},Ae=oe=>{if(typeof oe.stream!="function")throw new Error(`Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is poly\
filled.
If you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body`);return oe.stream()};return Object.
assign(u,{transformToByteArray:xA,transformToString:async oe=>{const Ce=await xA();if(oe==="base64")return Le(Ce);if(oe==="hex")return de(Ce);if(oe===void 0||oe===
"utf8"||oe==="utf-8")return jA(Ce);if(typeof TextDecoder=="function")return new TextDecoder(oe).decode(Ce);throw new Error("TextDecoder is not available, please\
 make sure polyfill is provided.")},transformToWebStream:()=>{if(v)throw new Error(ke);if(v=!0,nt(u))return Ae(u);if(gA(u))return u;throw new Error(`Cannot tran\
sform payload to web stream, got ${u}`)}})},nt=u=>typeof Blob=="function"&&u instanceof Blob,tt=u=>sA(u)?be(u):gA(u)?Je(u):new Promise((v,xA)=>{const Ae=new Ct,
oe=u;oe.pipe(Ae),oe.on("error",Ce=>{Ae.end(),xA(Ce)}),Ae.on("error",xA),Ae.on("finish",function(){const Ce=Ge(this.bufferedBytes);v(Ce)})});class Ct extends g{bufferedBytes=[];_write(v,xA,Ae){
this.bufferedBytes.push(v),Ae()}}const et="The stream has already been transformed.",st=u=>{if(!(u instanceof d))try{return At(u)}catch{const oe=u?.__proto__?.constructor?.
name||u;throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${oe}`)}let v=!1;const xA=async()=>{if(v)throw new Error(et);return v=
!0,await tt(u)};return Object.assign(u,{transformToByteArray:xA,transformToString:async Ae=>{const oe=await xA();return Ae===void 0||Buffer.isEncoding(Ae)?e(oe.
buffer,oe.byteOffset,oe.byteLength).toString(Ae):new TextDecoder(Ae).decode(oe)},transformToWebStream:()=>{if(v)throw new Error(et);if(u.readableFlowing!==null)
throw new Error("The stream has been consumed by other callbacks.");if(typeof d.toWeb!="function")throw new Error("Readable.toWeb() is not supported. Please ens\
ure a polyfill is available.");return v=!0,d.toWeb(u)}})};async function ct(u){return typeof u.stream=="function"&&(u=u.stream()),u.tee()}async function Ke(u){if(gA(
u)||sA(u))return ct(u);const v=new c,xA=new c;return u.pipe(v),u.pipe(xA),[v,xA]}function ht(u){Object.defineProperty(u,"__proto__",{value:void 0,writable:!0,enumerable:!0,
configurable:!0})}class Et extends S(L,l,B,n){}const lt=U(C),rt=lt;A.ChecksumStream=J,A.Hash=E,A.LazyJsonString=lA,A.NumericValue=iA,A.Uint8ArrayBlobAdapter=Et,
A._parseEpochTimestamp=QA,A._parseRfc3339DateTimeWithOffset=HA,A._parseRfc7231DateTime=ne,A.calculateBodyLength=Ue,A.concatBytes=Ge,A.copyDocumentWithTransform=
N,A.createBufferedReadable=Bt,A.createChecksumStream=qe,A.dateToUtcString=ue,A.deserializerMiddleware=We,A.deserializerMiddlewareOption=Xe,A.expectBoolean=M,A.expectByte=
NA,A.expectFloat32=y,A.expectInt=AA,A.expectInt32=z,A.expectLong=_,A.expectNonNull=EA,A.expectNumber=j,A.expectObject=O,A.expectShort=x,A.expectString=K,A.expectUnion=
TA,A.fromArrayBuffer=e,A.fromBase64=n,A.fromHex=Ee,A.fromString=t,A.fromUtf8=l,A.generateIdempotencyToken=rt,A.getAwsChunkedEncodingStream=H,A.getSerdePlugin=h,
A.handleFloat=Y,A.headStream=LA,A.isArrayBuffer=s,A.isBlob=sA,A.isReadableStream=gA,A.limitedParseDouble=X,A.limitedParseFloat=Z,A.limitedParseFloat32=uA,A.logger=
ge,A.nv=FA,A.parseBoolean=m,A.parseEpochTimestamp=aA,A.parseRfc3339DateTime=CA,A.parseRfc3339DateTimeWithOffset=kA,A.parseRfc7231DateTime=eA,A.quoteHeader=DA,A.
sdkStreamMixin=st,A.serializerMiddleware=it,A.serializerMiddlewareOption=OA,A.splitEvery=me,A.splitHeader=ae,A.splitStream=Ke,A.streamCollector=tt,A.strictParseByte=
W,A.strictParseDouble=GA,A.strictParseFloat=KA,A.strictParseFloat32=MA,A.strictParseInt=RA,A.strictParseInt32=bA,A.strictParseLong=rA,A.strictParseShort=qA,A.toBase64=
B,A.toHex=de,A.toUint8Array=Me,A.toUtf8=L,A.v4=lt,A.writeKey=ht}),4534:((cA,A,r)=>{const{SMITHY_CONTEXT_KEY:I}=r(690),o=e=>e[I]||(e[I]={});function C(e,t){return Object.
prototype.hasOwnProperty.call(e,t)}class b{method;protocol;hostname;port;path;query;headers;username;password;fragment;body;constructor(t){this.method=t.method||
"GET",this.hostname=t.hostname||"localhost",this.port=t.port,this.query=t.query||{},this.headers=t.headers||{},this.body=t.body,this.protocol=t.protocol?t.protocol.
slice(-1)!==":"?`${t.protocol}:`:t.protocol:"https:",this.path=t.path?t.path.charAt(0)!=="/"?`/${t.path}`:t.path:"/",this.username=t.username,this.password=t.password,
this.fragment=t.fragment}static clone(t){const i=new b({...t,headers:{...t.headers}});return i.query&&(i.query=G(i.query)),i}static isInstance(t){if(!t)return!1;
const i=t;return"method"in i&&"protocol"in i&&"hostname"in i&&"path"in i&&typeof i.query=="object"&&typeof i.headers=="object"}clone(){return b.clone(this)}}function G(e){
return Object.keys(e).reduce((t,i)=>{const n=e[i];return{...t,[i]:Array.isArray(n)?[...n]:n}},{})}class w{statusCode;reason;headers;body;constructor(t){this.statusCode=
t.statusCode,this.reason=t.reason,this.headers=t.headers||{},this.body=t.body}static isInstance(t){if(!t)return!1;const i=t;return typeof i.statusCode=="number"&&
typeof i.headers=="object"}}const R=new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$"),F=(e,t=!1)=>{if(!t)return R.test(e);const i=e.split(".");for(const n of i)if(!F(
n))return!1;return!0};function D(e){return/^[a-z0-9][a-z0-9.-]*[a-z0-9]$/.test(e)}const d=e=>{if(typeof e=="function")return e;const t=Promise.resolve(e);return()=>t};
function g(e){const t={};if(e=e.replace(/^\?/,""),e)for(const i of e.split("&")){let[n,l=null]=i.split("=");n=decodeURIComponent(n),l&&(l=decodeURIComponent(l)),
n in t?Array.isArray(t[n])?t[n].push(l):t[n]=[t[n],l]:t[n]=l}return t}const c=e=>{if(typeof e=="string")return c(new URL(e));const{hostname:t,pathname:i,port:n,
protocol:l,search:B}=e;let S;return B&&(S=g(B)),{hostname:t,port:n?parseInt(n):void 0,protocol:l,path:i,query:S}},s=e=>{if(typeof e=="object"){if("url"in e){const t=c(
e.url);if(e.headers){t.headers={};for(const i in e.headers)C(e.headers,i)&&(t.headers[i.toLowerCase()]=e.headers[i].join(", "))}return t}return e}return c(e)};A.
HttpRequest=b,A.HttpResponse=w,A.getSmithyContext=o,A.hasOwn=C,A.isValidHostLabel=F,A.isValidHostname=D,A.normalizeProvider=d,A.parseQueryString=g,A.parseUrl=c,
A.toEndpointV1=s}),5118:((cA,A,r)=>{var I;const{hasOwn:o,fromUtf8:C,fromHex:b,toHex:G,toUint8Array:w,writeKey:R,isArrayBuffer:F}=r(2430),{normalizeProvider:D}=r(
2658),{escapeUri:d,HttpRequest:g}=r(3422);class c{format(CA){const nA=[];for(const Q in CA){if(!o(CA,Q))continue;const T=C(Q);nA.push(Uint8Array.from([T.byteLength]),
T,this.formatHeaderValue(CA[Q]))}const kA=new Uint8Array(nA.reduce((Q,T)=>Q+T.byteLength,0));let $A=0;for(const Q of nA)kA.set(Q,$A),$A+=Q.byteLength;return kA}formatHeaderValue(CA){
switch(CA.type){case"boolean":return Uint8Array.from([CA.value?0:1]);case"byte":return Uint8Array.from([2,CA.value]);case"short":const nA=new DataView(new ArrayBuffer(
3));return nA.setUint8(0,3),nA.setInt16(1,CA.value,!1),new Uint8Array(nA.buffer);case"integer":const kA=new DataView(new ArrayBuffer(5));return kA.setUint8(0,4),
kA.setInt32(1,CA.value,!1),new Uint8Array(kA.buffer);case"long":const $A=new Uint8Array(9);return $A[0]=5,$A.set(CA.value.bytes,1),$A;case"binary":const Q=new DataView(
new ArrayBuffer(3+CA.value.byteLength));Q.setUint8(0,6),Q.setUint16(1,CA.value.byteLength,!1);const T=new Uint8Array(Q.buffer);return T.set(CA.value,3),T;case"s\
tring":const eA=C(CA.value),aA=new DataView(new ArrayBuffer(3+eA.byteLength));aA.setUint8(0,7),aA.setUint16(1,eA.byteLength,!1);const q=new Uint8Array(aA.buffer);
return q.set(eA,3),q;case"timestamp":const vA=new Uint8Array(9);return vA[0]=8,vA.set(t.fromNumber(CA.value.valueOf()).bytes,1),vA;case"uuid":if(!e.test(CA.value))
throw new Error(`Invalid UUID received: ${CA.value}`);const a=new Uint8Array(17);return a[0]=9,a.set(b(CA.value.replace(/-/g,"")),1),a}}}var s;(function(UA){UA[UA.
boolTrue=0]="boolTrue",UA[UA.boolFalse=1]="boolFalse",UA[UA.byte=2]="byte",UA[UA.short=3]="short",UA[UA.integer=4]="integer",UA[UA.long=5]="long",UA[UA.byteArray=
6]="byteArray",UA[UA.string=7]="string",UA[UA.timestamp=8]="timestamp",UA[UA.uuid=9]="uuid"})(s||(s={}));const e=/^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
class t{bytes;constructor(CA){if(this.bytes=CA,CA.byteLength!==8)throw new Error("Int64 buffers must be exactly 8 bytes")}static fromNumber(CA){if(CA>9223372036854776e3||
CA<-9223372036854776e3)throw new Error(`${CA} is too large (or, if negative, too small) to represent as an Int64`);const nA=new Uint8Array(8);for(let kA=7,$A=Math.
abs(Math.round(CA));kA>-1&&$A>0;kA--,$A/=256)nA[kA]=$A;return CA<0&&i(nA),new t(nA)}valueOf(){const CA=this.bytes.slice(0),nA=CA[0]&128;return nA&&i(CA),parseInt(
G(CA),16)*(nA?-1:1)}toString(){return String(this.valueOf())}}function i(UA){for(let CA=0;CA<8;CA++)UA[CA]^=255;for(let CA=7;CA>-1&&(UA[CA]++,UA[CA]===0);CA--);}
const n="X-Amz-Algorithm",l="X-Amz-Credential",B="X-Amz-Date",S="X-Amz-SignedHeaders",L="X-Amz-Expires",f="X-Amz-Signature",U="X-Amz-Security-Token",N="X-Amz-Re\
gion-Set",m="authorization",M=B.toLowerCase(),j="date",p=[m,M,j],y=f.toLowerCase(),_="x-amz-content-sha256",AA=U.toLowerCase(),z="host",x={authorization:!0,"cac\
he-control":!0,connection:!0,expect:!0,from:!0,"keep-alive":!0,"max-forwards":!0,pragma:!0,referer:!0,te:!0,trailer:!0,"transfer-encoding":!0,upgrade:!0,"user-a\
gent":!0,"x-amzn-trace-id":!0},NA=/^proxy-/,dA=/^sec-/,YA=[/^proxy-/i,/^sec-/i],EA="AWS4-HMAC-SHA256",O="AWS4-ECDSA-P256-SHA256",K="AWS4-HMAC-SHA256-PAYLOAD",TA="\
UNSIGNED-PAYLOAD",GA=50,KA="aws4_request",MA=3600*24*7,PA=({query:UA={}})=>{const CA=[],nA={};for(const kA in UA){if(!o(UA,kA)||kA.toLowerCase()===y)continue;const $A=d(
kA);CA.push($A);const Q=UA[kA];typeof Q=="string"?nA[$A]=`${$A}=${d(Q)}`:Array.isArray(Q)&&(nA[$A]=Q.slice(0).reduce((T,eA)=>T.concat([`${$A}=${d(eA)}`]),[]).sort().
join("&"))}return CA.sort().map(kA=>nA[kA]).filter(kA=>kA).join("&")},yA=UA=>X(UA).toISOString().replace(/\.\d{3}Z$/,"Z"),X=UA=>typeof UA=="number"?new Date(UA*
1e3):typeof UA=="string"?Number(UA)?new Date(Number(UA)*1e3):new Date(UA):UA;class Y{service;regionProvider;credentialProvider;sha256;uriEscapePath;applyChecksum;constructor({
applyChecksum:CA,credentials:nA,region:kA,service:$A,sha256:Q,uriEscapePath:T=!0}){this.service=$A,this.sha256=Q,this.uriEscapePath=T,this.applyChecksum=typeof CA==
"boolean"?CA:!0,this.regionProvider=D(kA),this.credentialProvider=D(nA)}createCanonicalRequest(CA,nA,kA){const $A=Object.keys(nA).sort();return`${CA.method}
${this.getCanonicalPath(CA)}
${PA(CA)}
${$A.map(Q=>`${Q}:${nA[Q]}`).join(`
`)}

${$A.join(";")}
${kA}`}async createStringToSign(CA,nA,kA,$A){const Q=new this.sha256;Q.update(w(kA));const T=await Q.digest();return`${$A}
${CA}
${nA}
${G(T)}`}getCanonicalPath({path:CA}){if(this.uriEscapePath){const nA=[];for(const Q of CA.split("/"))Q?.length!==0&&Q!=="."&&(Q===".."?nA.pop():nA.push(Q));const kA=`${CA?.
startsWith("/")?"/":""}${nA.join("/")}${nA.length>0&&CA?.endsWith("/")?"/":""}`;return d(kA).replace(/%2F/g,"/")}return CA}validateResolvedCredentials(CA){if(typeof CA!=
"object"||typeof CA.accessKeyId!="string"||typeof CA.secretAccessKey!="string")throw new Error("Resolved credential object is not valid")}formatDate(CA){const nA=yA(
CA).replace(/[-:]/g,"");return{longDate:nA,shortDate:nA.slice(0,8)}}getCanonicalHeaderList(CA){return Object.keys(CA).sort().join(";")}}const Z={},uA=[],mA=(UA,CA,nA)=>`${UA}\
/${CA}/${nA}/${KA}`,rA=async(UA,CA,nA,kA,$A)=>{const Q=await bA(UA,CA.secretAccessKey,CA.accessKeyId),T=`${nA}:${kA}:${$A}:${G(Q)}:${CA.sessionToken}`;if(T in Z)
return Z[T];for(uA.push(T);uA.length>GA;)delete Z[uA.shift()];let eA=`AWS4${CA.secretAccessKey}`;for(const aA of[nA,kA,$A,KA])eA=await bA(UA,eA,aA);return Z[T]=
eA},RA=()=>{uA.length=0,Object.keys(Z).forEach(UA=>{delete Z[UA]})},bA=(UA,CA,nA)=>{const kA=new UA(CA);return kA.update(w(nA)),kA.digest()},qA=({headers:UA},CA,nA)=>{
const kA={};for(const $A of Object.keys(UA).sort()){if(UA[$A]==null)continue;const Q=$A.toLowerCase();(o(x,Q)||CA?.has(Q)||NA.test(Q)||dA.test(Q))&&(!nA||nA&&!nA.
has(Q))||(Q==="__proto__"&&R(kA),kA[Q]=UA[$A].replace(/[\r\n]/g," ").replace(/[ \t]+/g," ").replace(/^ | $/g,""))}return kA},W=async({headers:UA,body:CA},nA)=>{
for(const kA in UA)if(o(UA,kA)&&kA.toLowerCase()===_)return UA[kA];if(CA==null)return"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";if(typeof CA==
"string"||ArrayBuffer.isView(CA)||F(CA)){const kA=new nA;return kA.update(w(CA)),G(await kA.digest())}return TA},re=(UA,CA)=>{UA=UA.toLowerCase();for(const nA in CA)
if(o(CA,nA)&&UA===nA.toLowerCase())return!0;return!1},ge=(UA,CA={})=>{const{headers:nA,query:kA={}}=g.clone(UA);for(const $A in nA){if(!o(nA,$A))continue;const Q=$A.
toLowerCase();(Q.slice(0,6)==="x-amz-"&&!CA.unhoistableHeaders?.has(Q)||CA.hoistableHeaders?.has(Q))&&(kA[$A]=nA[$A],delete nA[$A])}return{...UA,headers:nA,query:kA}},
ce=UA=>{UA=g.clone(UA);for(const CA in UA.headers)o(UA.headers,CA)&&p.indexOf(CA.toLowerCase())>-1&&delete UA.headers[CA];return UA};class Ne extends Y{headerFormatter=new c;constructor({
applyChecksum:CA,credentials:nA,region:kA,service:$A,sha256:Q,uriEscapePath:T=!0}){super({applyChecksum:CA,credentials:nA,region:kA,service:$A,sha256:Q,uriEscapePath:T})}async presign(CA,nA={}){
const{signingDate:kA=new Date,expiresIn:$A=3600,unsignableHeaders:Q,unhoistableHeaders:T,signableHeaders:eA,hoistableHeaders:aA,signingRegion:q,signingService:vA}=nA,
a=await this.credentialProvider();this.validateResolvedCredentials(a);const BA=q??await this.regionProvider(),{longDate:_A,shortDate:P}=this.formatDate(kA);if($A>
MA)return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");const pA=mA(P,BA,vA??this.service),
SA=ge(ce(CA),{unhoistableHeaders:T,hoistableHeaders:aA});a.sessionToken&&(SA.query[U]=a.sessionToken),SA.query[n]=EA,SA.query[l]=`${a.accessKeyId}/${pA}`,SA.query[B]=
_A,SA.query[L]=$A.toString(10);const VA=qA(SA,Q,eA);return SA.query[S]=this.getCanonicalHeaderList(VA),SA.query[f]=await this.getSignature(_A,pA,this.getSigningKey(
a,BA,P,vA),this.createCanonicalRequest(SA,VA,await W(CA,this.sha256))),SA}async sign(CA,nA){return typeof CA=="string"?this.signString(CA,nA):CA.headers&&CA.payload?
this.signEvent(CA,nA):CA.message?this.signMessage(CA,nA):this.signRequest(CA,nA)}async signEvent({headers:CA,payload:nA},{signingDate:kA=new Date,priorSignature:$A,
signingRegion:Q,signingService:T,eventStreamCredentials:eA}){const aA=Q??await this.regionProvider(),{shortDate:q,longDate:vA}=this.formatDate(kA),a=mA(q,aA,T??
this.service),BA=await W({headers:{},body:nA},this.sha256),_A=new this.sha256;_A.update(CA);const P=G(await _A.digest()),pA=[K,vA,a,$A,P,BA].join(`
`);return this.signString(pA,{signingDate:kA,signingRegion:aA,signingService:T,eventStreamCredentials:eA})}async signMessage(CA,{signingDate:nA=new Date,signingRegion:kA,
signingService:$A,eventStreamCredentials:Q}){return this.signEvent({headers:this.headerFormatter.format(CA.message.headers),payload:CA.message.body},{signingDate:nA,
signingRegion:kA,signingService:$A,priorSignature:CA.priorSignature,eventStreamCredentials:Q}).then(eA=>({message:CA.message,signature:eA}))}async signString(CA,{
signingDate:nA=new Date,signingRegion:kA,signingService:$A,eventStreamCredentials:Q}={}){const T=Q??await this.credentialProvider();this.validateResolvedCredentials(
T);const eA=kA??await this.regionProvider(),{shortDate:aA}=this.formatDate(nA),q=new this.sha256(await this.getSigningKey(T,eA,aA,$A));return q.update(w(CA)),G(
await q.digest())}async signRequest(CA,{signingDate:nA=new Date,signableHeaders:kA,unsignableHeaders:$A,signingRegion:Q,signingService:T}={}){const eA=await this.
credentialProvider();this.validateResolvedCredentials(eA);const aA=Q??await this.regionProvider(),q=ce(CA),{longDate:vA,shortDate:a}=this.formatDate(nA),BA=mA(a,
aA,T??this.service);q.headers[M]=vA,eA.sessionToken&&(q.headers[AA]=eA.sessionToken);const _A=await W(q,this.sha256);!re(_,q.headers)&&this.applyChecksum&&(q.headers[_]=
_A);const P=qA(q,$A,kA),pA=await this.getSignature(vA,BA,this.getSigningKey(eA,aA,a,T),this.createCanonicalRequest(q,P,_A));return q.headers[m]=`${EA} Credentia\
l=${eA.accessKeyId}/${BA}, SignedHeaders=${this.getCanonicalHeaderList(P)}, Signature=${pA}`,q}async getSignature(CA,nA,kA,$A){const Q=await this.createStringToSign(
CA,nA,$A,EA),T=new this.sha256(await kA);return T.update(w(Q)),G(await T.digest())}getSigningKey(CA,nA,kA,$A){return rA(this.sha256,CA,kA,nA,$A||this.service)}}
const ue={SignatureV4a:null};A.SG=EA,I=O,I=n,I=x,I=M,I=B,I=m,I=l,I=j,I=K,I=L,I=p,I=z,I=KA,I=GA,I=MA,I=NA,I=N,I=dA,I=_,I=y,I=f,I=S,I=Ne,I=Y,I=AA,I=U,I=YA,I=TA,I=
RA,A.Ds=mA,A.HM=qA,A.$t=PA,I=W,A.Xf=rA,I=re,I=ge,I=ce,I=ue}),690:((cA,A)=>{var r;(function(c){c.HEADER="header",c.QUERY="query"})(r||(r={}));var I;(function(c){
c.HEADER="header",c.QUERY="query"})(I||(I={}));var o;(function(c){c.HTTP="http",c.HTTPS="https"})(o||(o={}));var C;(function(c){c.MD5="md5",c.CRC32="crc32",c.CRC32C=
"crc32c",c.SHA1="sha1",c.SHA256="sha256"})(C||(C={}));const b=c=>{const s=[];return c.sha256!==void 0&&s.push({algorithmId:()=>C.SHA256,checksumConstructor:()=>c.
sha256}),c.md5!=null&&s.push({algorithmId:()=>C.MD5,checksumConstructor:()=>c.md5}),{addChecksumAlgorithm(e){s.push(e)},checksumAlgorithms(){return s}}},G=c=>{const s={};
return c.checksumAlgorithms().forEach(e=>{s[e.algorithmId()]=e.checksumConstructor()}),s},w=c=>b(c),R=c=>G(c);var F;(function(c){c[c.HEADER=0]="HEADER",c[c.TRAILER=
1]="TRAILER"})(F||(F={}));const D="__smithy_context";var d;(function(c){c.PROFILE="profile",c.SSO_SESSION="sso-session",c.SERVICES="services"})(d||(d={}));var g;
(function(c){c.HTTP_0_9="http/0.9",c.HTTP_1_0="http/1.0",c.TDS_8_0="tds/8.0"})(g||(g={})),A.AlgorithmId=C,A.EndpointURLScheme=o,A.FieldPosition=F,A.HttpApiKeyAuthLocation=
I,A.HttpAuthLocation=r,A.IniSectionType=d,A.RequestHandlerProtocol=g,A.SMITHY_CONTEXT_KEY=D,A.getDefaultClientConfiguration=w,A.resolveDefaultRuntimeConfig=R}),
785:((cA,A)=>{Object.defineProperty(A,"__esModule",{value:!0}),A.default={}}),6122:((cA,A,r)=>{function I(w,R={}){if(w.charAt(0)==="/"){const e=w.split(" ");return{
host:e[0],database:e[1]}}const F=Object.create(null);let D,d=!1;/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(w)&&(w=encodeURI(w).replace(/%25(\d\d)/g,"%$1"));try{try{
D=new URL(w,"postgres://base")}catch{D=new URL(w.replace("@/","@___DUMMY___/"),"postgres://base"),d=!0}}catch(e){throw e.input&&(e.input="*****REDACTED*****"),e}
for(const e of D.searchParams.entries())F[e[0]]=e[1];if(F.user=F.user||decodeURIComponent(D.username),F.password=F.password||decodeURIComponent(D.password),D.protocol==
"socket:")return F.host=decodeURI(D.pathname),F.database=D.searchParams.get("db"),F.client_encoding=D.searchParams.get("encoding"),F;const g=(d?"":D.hostname).replace(
/^\[(.+)\]$/,"$1");F.host?g&&/^%2f/i.test(g)&&(D.pathname=g+D.pathname):F.host=decodeURIComponent(g),F.port||(F.port=D.port);const c=D.pathname.slice(1)||null;F.
database=c?decodeURI(c):null,(F.ssl==="true"||F.ssl==="1")&&(F.ssl=!0),F.ssl==="0"&&(F.ssl=!1),(F.sslcert||F.sslkey||F.sslrootcert||F.sslmode)&&(F.ssl={}),F.sslnegotiation===
"direct"&&F.ssl===void 0&&(F.ssl=!0);const s=F.sslcert||F.sslkey||F.sslrootcert?r(9896):null;if(F.sslcert&&(F.ssl.cert=s.readFileSync(F.sslcert).toString()),F.sslkey&&
(F.ssl.key=s.readFileSync(F.sslkey).toString()),F.sslrootcert&&(F.ssl.ca=s.readFileSync(F.sslrootcert).toString()),R.useLibpqCompat&&F.uselibpqcompat)throw new Error(
"Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.");if(F.uselibpqcompat==="true"||R.useLibpqCompat)switch(F.sslmode){case"disable":{
F.ssl=!1;break}case"prefer":{F.ssl.rejectUnauthorized=!1;break}case"require":{F.sslrootcert?F.ssl.checkServerIdentity=function(){}:F.ssl.rejectUnauthorized=!1;break}case"\
verify-ca":{if(!F.ssl.ca)throw new Error("SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslrootcert. If a public CA is used, verify-ca\
 allows connections to a server that somebody else may have registered with the CA, making you vulnerable to Man-in-the-Middle attacks. Either specify a custom \
CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.");F.ssl.checkServerIdentity=function(){};break}case"verify-full":break}else
switch(F.sslmode){case"disable":{F.ssl=!1;break}case"prefer":case"require":case"verify-ca":case"verify-full":{F.sslmode!=="verify-full"&&G(F.sslmode);break}case"\
no-verify":{F.ssl.rejectUnauthorized=!1;break}}return F}function o(w){return Object.entries(w).reduce((F,[D,d])=>(d!=null&&(F[D]=d),F),Object.create(null))}function C(w){
return Object.entries(w).reduce((F,[D,d])=>{if(D==="ssl"){const g=d;typeof g=="boolean"&&(F[D]=g),typeof g=="object"&&(F[D]=o(g))}else if(d!=null)if(D==="port"){
if(d!==""){const g=parseInt(d,10);if(isNaN(g))throw new Error(`Invalid ${D}: ${d}`);F[D]=g}}else F[D]=d;return F},Object.create(null))}function b(w){return C(I(
w))}function G(w){!G.warned&&typeof process<"u"&&process.emitWarning&&(G.warned=!0,process.emitWarning(`SECURITY WARNING: The SSL modes 'prefer', 'require', and\
 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${w}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`))}cA.exports=I,I.parse=I,I.toClientConfig=C,I.parseIntoClientConfig=
b}),2299:(cA=>{var A=1e6;function r(I){var o=I.readInt32BE(0),C=I.readUInt32BE(4),b="";o<0&&(o=~o+(C===0),C=~C+1>>>0,b="-");var G="",w,R,F,D,d,g;{if(w=o%A,o=o/A>>>
0,R=4294967296*w+C,C=R/A>>>0,F=""+(R-A*C),C===0&&o===0)return b+F+G;for(D="",d=6-F.length,g=0;g<d;g++)D+="0";G=D+F+G}{if(w=o%A,o=o/A>>>0,R=4294967296*w+C,C=R/A>>>
0,F=""+(R-A*C),C===0&&o===0)return b+F+G;for(D="",d=6-F.length,g=0;g<d;g++)D+="0";G=D+F+G}{if(w=o%A,o=o/A>>>0,R=4294967296*w+C,C=R/A>>>0,F=""+(R-A*C),C===0&&o===
0)return b+F+G;for(D="",d=6-F.length,g=0;g<d;g++)D+="0";G=D+F+G}return w=o%A,R=4294967296*w+C,F=""+R%A,b+F+G}cA.exports=r}),7558:((cA,A,r)=>{const I=r(4434).EventEmitter,
o=function(){},C=(d,g)=>{const c=d.findIndex(g);return c===-1?void 0:d.splice(c,1)[0]};class b{constructor(g,c,s){this.client=g,this.idleListener=c,this.timeoutId=
s}}class G{constructor(g){this.callback=g}}function w(){throw new Error("Release called on client which has already been released to the pool.")}function R(d,g){
if(g)return{callback:g,result:void 0};let c,s;const e=function(i,n){i?c(i):s(n)},t=new d(function(i,n){s=i,c=n}).catch(i=>{throw Error.captureStackTrace(i),i});
return{callback:e,result:t}}function F(d,g){return function c(s){s.client=g,g.removeListener("error",c),g.on("error",()=>{d.log("additional client error after d\
isconnection due to error",s)}),d._remove(g),d.emit("error",s,g)}}class D extends I{constructor(g,c){super(),this.options=Object.assign({},g),g!=null&&"password"in
g&&Object.defineProperty(this.options,"password",{configurable:!0,enumerable:!1,writable:!0,value:g.password}),g!=null&&g.ssl&&g.ssl.key&&Object.defineProperty(
this.options.ssl,"key",{enumerable:!1}),this.options.max=this.options.max||this.options.poolSize||10,this.options.min=this.options.min||0,this.options.maxUses=this.
options.maxUses||1/0,this.options.allowExitOnIdle=this.options.allowExitOnIdle||!1,this.options.maxLifetimeSeconds=this.options.maxLifetimeSeconds||0,this.log=this.
options.log||function(){},this.Client=this.options.Client||c||r(3273).Client,this.Promise=this.options.Promise||global.Promise,typeof this.options.idleTimeoutMillis>
"u"&&(this.options.idleTimeoutMillis=1e4),this._clients=[],this._idle=[],this._expired=new WeakSet,this._pendingQueue=[],this._endCallback=void 0,this.ending=!1,
this.ended=!1}_promiseTry(g){const c=this.Promise;return typeof c.try=="function"?c.try(g):new c(s=>s(g()))}_isFull(){return this._clients.length>=this.options.
max}_isAboveMin(){return this._clients.length>this.options.min}_pulseQueue(){if(this.log("pulse queue"),this.ended){this.log("pulse queue ended");return}if(this.
ending){this.log("pulse queue on ending"),this._idle.length&&this._idle.slice().map(c=>{this._remove(c.client)}),this._clients.length||(this.ended=!0,this._endCallback());
return}if(!this._pendingQueue.length){this.log("no queued requests");return}if(!this._idle.length&&this._isFull())return;const g=this._pendingQueue.shift();if(this.
_idle.length){const c=this._idle.pop();clearTimeout(c.timeoutId);const s=c.client;s.ref&&s.ref();const e=c.idleListener;return this._acquireClient(s,g,e,!1)}if(!this.
_isFull())return this.newClient(g);throw new Error("unexpected condition")}_remove(g,c){const s=C(this._idle,t=>t.client===g);s!==void 0&&clearTimeout(s.timeoutId),
this._clients=this._clients.filter(t=>t!==g);const e=this;g.end(()=>{e.emit("remove",g),typeof c=="function"&&c()})}connect(g){if(this.ending){const e=new Error(
"Cannot use a pool after calling end on the pool");return g?g(e):this.Promise.reject(e)}const c=R(this.Promise,g),s=c.result;if(this._isFull()||this._idle.length){
if(this._idle.length&&process.nextTick(()=>this._pulseQueue()),!this.options.connectionTimeoutMillis)return this._pendingQueue.push(new G(c.callback)),s;const e=(n,l,B)=>{
clearTimeout(i),c.callback(n,l,B)},t=new G(e),i=setTimeout(()=>{C(this._pendingQueue,n=>n.callback===e),t.timedOut=!0,c.callback(new Error("timeout exceeded whe\
n trying to connect"))},this.options.connectionTimeoutMillis);return i.unref&&i.unref(),this._pendingQueue.push(t),s}return this.newClient(new G(c.callback)),s}newClient(g){
const c=new this.Client(this.options);this._clients.push(c);const s=F(this,c);this.log("checking client timeout");let e,t=!1;this.options.connectionTimeoutMillis&&
(e=setTimeout(()=>{c.connection?(this.log("ending client due to timeout"),t=!0,c.connection.stream.destroy()):c.isConnected()||(this.log("ending client due to t\
imeout"),t=!0,c.end())},this.options.connectionTimeoutMillis)),this.log("connecting new client"),c.connect(i=>{if(e&&clearTimeout(e),c.on("error",s),i)this.log(
"client failed to connect",i),this._clients=this._clients.filter(n=>n!==c),t&&(i=new Error("Connection terminated due to connection timeout",{cause:i})),this._pulseQueue(),
g.timedOut||g.callback(i,void 0,o);else{if(this.log("new client connected"),this.options.onConnect){this._promiseTry(()=>this.options.onConnect(c)).then(()=>{this.
_afterConnect(c,g,s)},n=>{this._clients=this._clients.filter(l=>l!==c),c.end(()=>{this._pulseQueue(),g.timedOut||g.callback(n,void 0,o)})});return}return this._afterConnect(
c,g,s)}})}_afterConnect(g,c,s){if(this.options.maxLifetimeSeconds!==0){const e=setTimeout(()=>{this.log("ending client due to expired lifetime"),this._expired.add(
g),this._idle.findIndex(i=>i.client===g)!==-1&&this._acquireClient(g,new G((i,n,l)=>l()),s,!1)},this.options.maxLifetimeSeconds*1e3);e.unref(),g.once("end",()=>clearTimeout(
e))}return this._acquireClient(g,c,s,!0)}_acquireClient(g,c,s,e){e&&this.emit("connect",g),this.emit("acquire",g),g.release=this._releaseOnce(g,s),g.removeListener(
"error",s),c.timedOut?e&&this.options.verify?this.options.verify(g,g.release):g.release():e&&this.options.verify?this.options.verify(g,t=>{if(t)return g.release(
t),c.callback(t,void 0,o);c.callback(void 0,g,g.release)}):c.callback(void 0,g,g.release)}_releaseOnce(g,c){let s=!1;return e=>{s&&w(),s=!0,this._release(g,c,e)}}_release(g,c,s){
if(g.on("error",c),g._poolUseCount=(g._poolUseCount||0)+1,this.emit("release",s,g),s||this.ending||!g._queryable||g._ending||g._poolUseCount>=this.options.maxUses)
return g._poolUseCount>=this.options.maxUses&&this.log("remove expended client"),this._remove(g,this._pulseQueue.bind(this));if(this._expired.has(g))return this.
log("remove expired client"),this._expired.delete(g),this._remove(g,this._pulseQueue.bind(this));let t;this.options.idleTimeoutMillis&&this._isAboveMin()&&(t=setTimeout(
()=>{this._isAboveMin()&&(this.log("remove idle client"),this._remove(g,this._pulseQueue.bind(this)))},this.options.idleTimeoutMillis),this.options.allowExitOnIdle&&
t.unref()),this.options.allowExitOnIdle&&g.unref(),this._idle.push(new b(g,c,t)),this._pulseQueue()}query(g,c,s){if(typeof g=="function"){const t=R(this.Promise,
g);return setImmediate(function(){return t.callback(new Error("Passing a function as the first parameter to pool.query is not supported"))}),t.result}typeof c==
"function"&&(s=c,c=void 0);const e=R(this.Promise,s);return s=e.callback,this.connect((t,i)=>{if(t)return s(t);let n=!1;const l=B=>{n||(n=!0,i.release(B),s(B))};
i.once("error",l),this.log("dispatching query");try{i.query(g,c,(B,S)=>{if(this.log("query dispatched"),i.removeListener("error",l),!n)return n=!0,i.release(B),
B?s(B):s(void 0,S)})}catch(B){return i.release(B),s(B)}}),e.result}end(g){if(this.log("ending"),this.ending){const s=new Error("Called end on pool more than onc\
e");return g?g(s):this.Promise.reject(s)}this.ending=!0;const c=R(this.Promise,g);return this._endCallback=c.callback,this._pulseQueue(),c.result}get waitingCount(){
return this._pendingQueue.length}get idleCount(){return this._idle.length}get expiredCount(){return this._clients.reduce((g,c)=>g+(this._expired.has(c)?1:0),0)}get totalCount(){
return this._clients.length}}cA.exports=D}),9971:((cA,A)=>{Object.defineProperty(A,"__esModule",{value:!0}),A.BufferReader=void 0;class r{constructor(o=0){this.
offset=o,this.buffer=Buffer.allocUnsafe(0),this.encoding="utf-8"}setBuffer(o,C){this.offset=o,this.buffer=C}int16(){const o=this.buffer.readInt16BE(this.offset);
return this.offset+=2,o}byte(){const o=this.buffer[this.offset];return this.offset++,o}int32(){const o=this.buffer.readInt32BE(this.offset);return this.offset+=
4,o}uint32(){const o=this.buffer.readUInt32BE(this.offset);return this.offset+=4,o}string(o){const C=this.buffer.toString(this.encoding,this.offset,this.offset+
o);return this.offset+=o,C}cstring(){const o=this.offset;let C=o;for(;this.buffer[C++];);return this.offset=C,this.buffer.toString(this.encoding,o,C-1)}bytes(o){
const C=this.buffer.slice(this.offset,this.offset+o);return this.offset+=o,C}}A.BufferReader=r}),9315:((cA,A)=>{Object.defineProperty(A,"__esModule",{value:!0}),
A.Writer=void 0;class r{constructor(o=256){this.size=o,this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(o)}ensure(o){if(this.buffer.length-this.
offset<o){const b=this.buffer,G=b.length+(b.length>>1)+o;this.buffer=Buffer.allocUnsafe(G),b.copy(this.buffer,0,0,this.offset)}}addInt32(o){return this.ensure(4),
this.buffer[this.offset++]=o>>>24&255,this.buffer[this.offset++]=o>>>16&255,this.buffer[this.offset++]=o>>>8&255,this.buffer[this.offset++]=o>>>0&255,this}addInt16(o){
return this.ensure(2),this.buffer[this.offset++]=o>>>8&255,this.buffer[this.offset++]=o>>>0&255,this}addCString(o){if(!o)this.ensure(1);else{const C=Buffer.byteLength(
o);this.ensure(C+1),this.buffer.write(o,this.offset,"utf-8"),this.offset+=C}return this.buffer[this.offset++]=0,this}addString(o=""){const C=Buffer.byteLength(o);
return this.ensure(C),this.buffer.write(o,this.offset),this.offset+=C,this}addInt32PrefixedString(o){const C=Buffer.byteLength(o);this.ensure(4+C);const b=this.
buffer;let G=this.offset;return b[G++]=C>>>24&255,b[G++]=C>>>16&255,b[G++]=C>>>8&255,b[G++]=C>>>0&255,b.write(o,G,"utf-8"),this.offset=G+C,this}add(o){return this.
ensure(o.length),o.copy(this.buffer,this.offset),this.offset+=o.length,this}reserveUnsafe(o){const C=this.offset;return this.ensure(o),this.offset+=o,C}join(o){
if(o){this.buffer[this.headerPosition]=o;const C=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(C,this.headerPosition+1)}return this.buffer.slice(
o?0:5,this.offset)}flush(o){const C=this.join(o);return this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(this.size),C}clear(){this.offset=5,this.
headerPosition=0}}A.Writer=r}),4233:((cA,A,r)=>{Object.defineProperty(A,"__esModule",{value:!0}),A.DatabaseError=A.serialize=void 0,A.parse=b;const I=r(5809);Object.
defineProperty(A,"DatabaseError",{enumerable:!0,get:function(){return I.DatabaseError}});const o=r(6513);Object.defineProperty(A,"serialize",{enumerable:!0,get:function(){
return o.serialize}});const C=r(3318);function b(G,w){const R=new C.Parser;return G.on("data",F=>R.parse(F,w)),new Promise(F=>G.on("end",()=>F()))}}),5809:((cA,A)=>{
Object.defineProperty(A,"__esModule",{value:!0}),A.NoticeMessage=A.DataRowMessage=A.CommandCompleteMessage=A.ReadyForQueryMessage=A.NotificationResponseMessage=
A.BackendKeyDataMessage=A.AuthenticationMD5Password=A.ParameterStatusMessage=A.ParameterDescriptionMessage=A.RowDescriptionMessage=A.Field=A.CopyResponse=A.CopyDataMessage=
A.DatabaseError=A.copyDone=A.emptyQuery=A.replicationStart=A.portalSuspended=A.noData=A.closeComplete=A.bindComplete=A.parseComplete=void 0,A.parseComplete={name:"\
parseComplete",length:5},A.bindComplete={name:"bindComplete",length:5},A.closeComplete={name:"closeComplete",length:5},A.noData={name:"noData",length:5},A.portalSuspended=
{name:"portalSuspended",length:5},A.replicationStart={name:"replicationStart",length:4},A.emptyQuery={name:"emptyQuery",length:4},A.copyDone={name:"copyDone",length:4};
class r extends Error{constructor(t,i,n){super(t),this.length=i,this.name=n}}A.DatabaseError=r;class I{constructor(t,i){this.length=t,this.chunk=i,this.name="co\
pyData"}}A.CopyDataMessage=I;class o{constructor(t,i,n,l){this.length=t,this.name=i,this.binary=n,this.columnTypes=new Array(l)}}A.CopyResponse=o;class C{constructor(t,i,n,l,B,S,L){
this.name=t,this.tableID=i,this.columnID=n,this.dataTypeID=l,this.dataTypeSize=B,this.dataTypeModifier=S,this.format=L}}A.Field=C;class b{constructor(t,i){this.
length=t,this.fieldCount=i,this.name="rowDescription",this.fields=new Array(this.fieldCount)}}A.RowDescriptionMessage=b;class G{constructor(t,i){this.length=t,this.
parameterCount=i,this.name="parameterDescription",this.dataTypeIDs=new Array(this.parameterCount)}}A.ParameterDescriptionMessage=G;class w{constructor(t,i,n){this.
length=t,this.parameterName=i,this.parameterValue=n,this.name="parameterStatus"}}A.ParameterStatusMessage=w;class R{constructor(t,i){this.length=t,this.salt=i,this.
name="authenticationMD5Password"}}A.AuthenticationMD5Password=R;class F{constructor(t,i,n){this.length=t,this.processID=i,this.secretKey=n,this.name="backendKey\
Data"}}A.BackendKeyDataMessage=F;class D{constructor(t,i,n,l){this.length=t,this.processId=i,this.channel=n,this.payload=l,this.name="notification"}}A.NotificationResponseMessage=
D;class d{constructor(t,i){this.length=t,this.status=i,this.name="readyForQuery"}}A.ReadyForQueryMessage=d;class g{constructor(t,i){this.length=t,this.text=i,this.
name="commandComplete"}}A.CommandCompleteMessage=g;class c{constructor(t,i){this.length=t,this.fields=i,this.name="dataRow",this.fieldCount=i.length}}A.DataRowMessage=
c;class s{constructor(t,i){this.length=t,this.message=i,this.name="notice"}}A.NoticeMessage=s}),3318:((cA,A,r)=>{Object.defineProperty(A,"__esModule",{value:!0}),
A.Parser=void 0;const I=r(5809),o=r(9971),C=1,G=C+4,w=-1,R=Buffer.allocUnsafe(0);class F{constructor(m){if(this.buffer=R,this.bufferLength=0,this.bufferOffset=0,
this.reader=new o.BufferReader,m?.mode==="binary")throw new Error("Binary mode not supported yet");this.mode=m?.mode||"text"}parse(m,M){this.mergeBuffer(m);const j=this.
bufferOffset+this.bufferLength;let p=this.bufferOffset;for(;p+G<=j;){const y=this.buffer[p],_=this.buffer.readUInt32BE(p+C),AA=C+_;if(AA+p<=j){const z=this.handlePacket(
p+G,y,_,this.buffer);M(z),p+=AA}else break}p===j?(this.buffer=R,this.bufferLength=0,this.bufferOffset=0):(this.bufferLength=j-p,this.bufferOffset=p)}mergeBuffer(m){
if(this.bufferLength>0){const M=this.bufferLength+m.byteLength;if(M+this.bufferOffset>this.buffer.byteLength){let p;if(M<=this.buffer.byteLength&&this.bufferOffset>=
this.bufferLength)p=this.buffer;else{let y=this.buffer.byteLength*2;for(;M>=y;)y*=2;p=Buffer.allocUnsafe(y)}this.buffer.copy(p,0,this.bufferOffset,this.bufferOffset+
this.bufferLength),this.buffer=p,this.bufferOffset=0}m.copy(this.buffer,this.bufferOffset+this.bufferLength),this.bufferLength=M}else this.buffer=m,this.bufferOffset=
0,this.bufferLength=m.byteLength}handlePacket(m,M,j,p){const{reader:y}=this;y.setBuffer(m,p);let _;switch(M){case 50:_=I.bindComplete;break;case 49:_=I.parseComplete;
break;case 51:_=I.closeComplete;break;case 110:_=I.noData;break;case 115:_=I.portalSuspended;break;case 99:_=I.copyDone;break;case 87:_=I.replicationStart;break;case 73:
_=I.emptyQuery;break;case 68:_=B(y);break;case 67:_=d(y);break;case 90:_=D(y);break;case 65:_=t(y);break;case 82:_=f(y,j);break;case 83:_=S(y);break;case 75:_=L(
y);break;case 69:_=U(y,"error");break;case 78:_=U(y,"notice");break;case 84:_=i(y);break;case 116:_=l(y);break;case 71:_=c(y);break;case 72:_=s(y);break;case 100:
_=g(y,j);break;default:return new I.DatabaseError("received invalid response: "+M.toString(16),j,"error")}return y.setBuffer(0,R),_.length=j,_}}A.Parser=F;const D=N=>{
const m=N.string(1);return new I.ReadyForQueryMessage(w,m)},d=N=>{const m=N.cstring();return new I.CommandCompleteMessage(w,m)},g=(N,m)=>{const M=N.bytes(m-4);return new I.
CopyDataMessage(w,M)},c=N=>e(N,"copyInResponse"),s=N=>e(N,"copyOutResponse"),e=(N,m)=>{const M=N.byte()!==0,j=N.int16(),p=new I.CopyResponse(w,m,M,j);for(let y=0;y<
j;y++)p.columnTypes[y]=N.int16();return p},t=N=>{const m=N.int32(),M=N.cstring(),j=N.cstring();return new I.NotificationResponseMessage(w,m,M,j)},i=N=>{const m=N.
int16(),M=new I.RowDescriptionMessage(w,m);for(let j=0;j<m;j++)M.fields[j]=n(N);return M},n=N=>{const m=N.cstring(),M=N.uint32(),j=N.int16(),p=N.uint32(),y=N.int16(),
_=N.int32(),AA=N.int16()===0?"text":"binary";return new I.Field(m,M,j,p,y,_,AA)},l=N=>{const m=N.int16(),M=new I.ParameterDescriptionMessage(w,m);for(let j=0;j<
m;j++)M.dataTypeIDs[j]=N.uint32();return M},B=N=>{const m=N.int16(),M=new Array(m);for(let j=0;j<m;j++){const p=N.int32();M[j]=p===-1?null:N.string(p)}return new I.
DataRowMessage(w,M)},S=N=>{const m=N.cstring(),M=N.cstring();return new I.ParameterStatusMessage(w,m,M)},L=N=>{const m=N.int32(),M=N.int32();return new I.BackendKeyDataMessage(
w,m,M)},f=(N,m)=>{const M=N.int32(),j={name:"authenticationOk",length:m};switch(M){case 0:break;case 3:j.length===8&&(j.name="authenticationCleartextPassword");
break;case 5:if(j.length===12){j.name="authenticationMD5Password";const p=N.bytes(4);return new I.AuthenticationMD5Password(w,p)}break;case 10:{j.name="authenti\
cationSASL",j.mechanisms=[];let p;do p=N.cstring(),p&&j.mechanisms.push(p);while(p)}break;case 11:j.name="authenticationSASLContinue",j.data=N.string(m-8);break;case 12:
j.name="authenticationSASLFinal",j.data=N.string(m-8);break;default:throw new Error("Unknown authenticationOk message type "+M)}return j},U=(N,m)=>{const M={};let j=N.
string(1);for(;j!=="\0";)M[j]=N.cstring(),j=N.string(1);const p=M.M,y=m==="notice"?new I.NoticeMessage(w,p):new I.DatabaseError(p,w,m);return y.severity=M.S,y.code=
M.C,y.detail=M.D,y.hint=M.H,y.position=M.P,y.internalPosition=M.p,y.internalQuery=M.q,y.where=M.W,y.schema=M.s,y.table=M.t,y.column=M.c,y.dataType=M.d,y.constraint=
M.n,y.file=M.F,y.line=M.L,y.routine=M.R,y}}),6513:((cA,A,r)=>{Object.defineProperty(A,"__esModule",{value:!0}),A.serialize=void 0;const I=r(9315),o=new I.Writer,
C=y=>{o.addInt16(3).addInt16(0);for(const z of Object.keys(y))o.addCString(z).addCString(y[z]);o.addCString("client_encoding").addCString("UTF8");const _=o.addCString(
"").flush(),AA=_.length+4;return new I.Writer().addInt32(AA).add(_).flush()},b=()=>{const y=Buffer.allocUnsafe(8);return y.writeInt32BE(8,0),y.writeInt32BE(80877103,
4),y},G=y=>o.addCString(y).flush(112),w=function(y,_){return o.addCString(y).addInt32PrefixedString(_),o.flush(112)},R=function(y){return o.addString(y).flush(112)},
F=y=>o.addCString(y).flush(81),D=[],d=y=>{const _=y.name||"";_.length>63&&(console.error("Warning! Postgres only supports 63 characters for query names."),console.
error("You supplied %s (%s)",_,_.length),console.error("This can cause conflicts and silent errors executing queries"));const AA=y.types||D,z=AA.length,x=o.addCString(
_).addCString(y.text).addInt16(z);for(let NA=0;NA<z;NA++)x.addInt32(AA[NA]);return o.flush(80)},g=function(y,_,AA){const z=y.length;for(let x=0;x<z;x++){const NA=_?
_(y[x],x):y[x];let dA=0;NA==null?o.addInt32(-1):NA instanceof Buffer?(dA=1,o.addInt32(NA.length),o.add(NA)):o.addInt32PrefixedString(NA);const YA=o.buffer;YA[AA++]=
0,YA[AA++]=dA}},c=(y={})=>{const _=y.portal||"",AA=y.statement||"",z=y.binary||!1,x=y.values||D,NA=x.length;o.addCString(_).addCString(AA),o.addInt16(NA);const dA=o.
reserveUnsafe(NA*2);o.addInt16(NA);try{g(x,y.valueMapper,dA)}catch(YA){throw o.clear(),YA}return o.addInt16(1),o.addInt16(z?1:0),o.flush(66)},s=Buffer.from([69,
0,0,0,9,0,0,0,0,0]),e=y=>{if(!y||!y.portal&&!y.rows)return s;const _=y.portal||"",AA=y.rows||0,z=Buffer.byteLength(_),x=4+z+1+4,NA=Buffer.allocUnsafe(1+x);return NA[0]=
69,NA.writeInt32BE(x,1),NA.write(_,5,"utf-8"),NA[z+5]=0,NA.writeUInt32BE(AA,NA.length-4),NA},t=(y,_)=>{const AA=Buffer.allocUnsafe(16);return AA.writeInt32BE(16,
0),AA.writeInt16BE(1234,4),AA.writeInt16BE(5678,6),AA.writeInt32BE(y,8),AA.writeInt32BE(_,12),AA},i=(y,_)=>{const z=4+Buffer.byteLength(_)+1,x=Buffer.allocUnsafe(
1+z);return x[0]=y,x.writeInt32BE(z,1),x.write(_,5,"utf-8"),x[z]=0,x},n=o.addCString("P").flush(68),l=o.addCString("S").flush(68),B=y=>y.name?i(68,`${y.type}${y.
name||""}`):y.type==="P"?n:l,S=y=>{const _=`${y.type}${y.name||""}`;return i(67,_)},L=y=>o.add(y).flush(100),f=y=>i(102,y),U=y=>Buffer.from([y,0,0,0,4]),N=U(72),
m=U(83),M=U(88),j=U(99),p={startup:C,password:G,requestSsl:b,sendSASLInitialResponseMessage:w,sendSCRAMClientFinalMessage:R,query:F,parse:d,bind:c,execute:e,describe:B,
close:S,flush:()=>N,sync:()=>m,end:()=>M,copyData:L,copyDone:()=>j,copyFail:f,cancel:t};A.serialize=p}),1549:((cA,A,r)=>{var I=r(4784),o=r(7522),C=r(6471),b=r(6345);
A.getTypeParser=R,A.setTypeParser=F,A.arrayParser=C,A.builtins=b;var G={text:{},binary:{}};function w(D){return String(D)}function R(D,d){return d=d||"text",G[d]&&
G[d][D]||w}function F(D,d,g){typeof d=="function"&&(g=d,d="text"),G[d][D]=g}I.init(function(D,d){G.text[D]=d}),o.init(function(D,d){G.binary[D]=d})}),6471:((cA,A,r)=>{
var I=r(3879);cA.exports={create:function(o,C){return{parse:function(){return I.parse(o,C)}}}}}),7522:((cA,A,r)=>{var I=r(2299),o=function(e,t,i,n,l){i=i||0,n=n||
!1,l=l||function(j,p,y){return j*Math.pow(2,y)+p};var B=i>>3,S=function(j){return n?~j&255:j},L=255,f=8-i%8;t<f&&(L=255<<8-t&255,f=t),i&&(L=L>>i%8);var U=0;i%8+
t>=8&&(U=l(0,S(e[B])&L,f));for(var N=t+i>>3,m=B+1;m<N;m++)U=l(U,S(e[m]),8);var M=(t+i)%8;return M>0&&(U=l(U,S(e[N])>>8-M,M)),U},C=function(e,t,i){var n=Math.pow(
2,i-1)-1,l=o(e,1),B=o(e,i,1);if(B===0)return 0;var S=1,L=function(U,N,m){U===0&&(U=1);for(var M=1;M<=m;M++)S/=2,(N&1<<m-M)>0&&(U+=S);return U},f=o(e,t,i+1,!1,L);
return B==Math.pow(2,i+1)-1?f===0?l===0?1/0:-1/0:NaN:(l===0?1:-1)*Math.pow(2,B-n)*f},b=function(e){return o(e,1)==1?-1*(o(e,15,1,!0)+1):o(e,15,1)},G=function(e){
return o(e,1)==1?-1*(o(e,31,1,!0)+1):o(e,31,1)},w=function(e){return C(e,23,8)},R=function(e){return C(e,52,11)},F=function(e){var t=o(e,16,32);if(t==49152)return NaN;
for(var i=Math.pow(1e4,o(e,16,16)),n=0,l=[],B=o(e,16),S=0;S<B;S++)n+=o(e,16,64+16*S)*i,i/=1e4;var L=Math.pow(10,o(e,16,48));return(t===0?1:-1)*Math.round(n*L)/L},
D=function(e,t){var i=o(t,1),n=o(t,63,1),l=new Date((i===0?1:-1)*n/1e3+9466848e5);return e||l.setTime(l.getTime()+l.getTimezoneOffset()*6e4),l.usec=n%1e3,l.getMicroSeconds=
function(){return this.usec},l.setMicroSeconds=function(B){this.usec=B},l.getUTCMicroSeconds=function(){return this.usec},l},d=function(e){for(var t=o(e,32),i=o(
e,32,32),n=o(e,32,64),l=96,B=[],S=0;S<t;S++)B[S]=o(e,32,l),l+=32,l+=32;var L=function(U){var N=o(e,32,l);if(l+=32,N==4294967295)return null;var m;if(U==23||U==20)
return m=o(e,N*8,l),l+=N*8,m;if(U==25)return m=e.toString(this.encoding,l>>3,(l+=N<<3)>>3),m;console.log("ERROR: ElementType not implemented: "+U)},f=function(U,N){
var m=[],M;if(U.length>1){var j=U.shift();for(M=0;M<j;M++)m[M]=f(U,N);U.unshift(j)}else for(M=0;M<U[0];M++)m[M]=L(N);return m};return f(B,n)},g=function(e){return e.
toString("utf8")},c=function(e){return e===null?null:o(e,8)>0},s=function(e){e(20,I),e(21,b),e(23,G),e(26,G),e(1700,F),e(700,w),e(701,R),e(16,c),e(1114,D.bind(null,
!1)),e(1184,D.bind(null,!0)),e(1e3,d),e(1007,d),e(1016,d),e(1008,d),e(1009,d),e(25,g)};cA.exports={init:s}}),6345:(cA=>{cA.exports={BOOL:16,BYTEA:17,CHAR:18,INT8:20,
INT2:21,INT4:23,REGPROC:24,TEXT:25,OID:26,TID:27,XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,FLOAT8:701,ABSTIME:702,
RELTIME:703,TINTERVAL:704,CIRCLE:718,MACADDR8:774,MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,TIMESTAMP:1114,TIMESTAMPTZ:1184,
INTERVAL:1186,TIMETZ:1266,BIT:1560,VARBIT:1562,NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,REGTYPE:2206,UUID:2950,
TXID_SNAPSHOT:2970,PG_LSN:3220,PG_NDISTINCT:3361,PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,JSONB:3802,REGNAMESPACE:4089,
REGROLE:4096}}),4784:((cA,A,r)=>{var I=r(3879),o=r(6471),C=r(2690),b=r(8755),G=r(463);function w(N){return function(M){return M===null?M:N(M)}}function R(N){return N===
null?N:N==="TRUE"||N==="t"||N==="true"||N==="y"||N==="yes"||N==="on"||N==="1"}function F(N){return N?I.parse(N,R):null}function D(N){return parseInt(N,10)}function d(N){
return N?I.parse(N,w(D)):null}function g(N){return N?I.parse(N,w(function(m){return B(m).trim()})):null}var c=function(N){if(!N)return null;var m=o.create(N,function(M){
return M!==null&&(M=L(M)),M});return m.parse()},s=function(N){if(!N)return null;var m=o.create(N,function(M){return M!==null&&(M=parseFloat(M)),M});return m.parse()},
e=function(N){if(!N)return null;var m=o.create(N);return m.parse()},t=function(N){if(!N)return null;var m=o.create(N,function(M){return M!==null&&(M=C(M)),M});return m.
parse()},i=function(N){if(!N)return null;var m=o.create(N,function(M){return M!==null&&(M=b(M)),M});return m.parse()},n=function(N){return N?I.parse(N,w(G)):null},
l=function(N){return parseInt(N,10)},B=function(N){var m=String(N);return/^\d+$/.test(m)?m:N},S=function(N){return N?I.parse(N,w(JSON.parse)):null},L=function(N){
return N[0]!=="("?null:(N=N.substring(1,N.length-1).split(","),{x:parseFloat(N[0]),y:parseFloat(N[1])})},f=function(N){if(N[0]!=="<"&&N[1]!=="(")return null;for(var m="\
(",M="",j=!1,p=2;p<N.length-1;p++){if(j||(m+=N[p]),N[p]===")"){j=!0;continue}else if(!j)continue;N[p]!==","&&(M+=N[p])}var y=L(m);return y.radius=parseFloat(M),
y},U=function(N){N(20,B),N(21,l),N(23,l),N(26,l),N(700,parseFloat),N(701,parseFloat),N(16,R),N(1082,C),N(1114,C),N(1184,C),N(600,L),N(651,e),N(718,f),N(1e3,F),N(
1001,n),N(1005,d),N(1007,d),N(1028,d),N(1016,g),N(1017,c),N(1021,s),N(1022,s),N(1231,s),N(1014,e),N(1015,e),N(1008,e),N(1009,e),N(1040,e),N(1041,e),N(1115,t),N(
1182,t),N(1185,t),N(1186,b),N(1187,i),N(17,G),N(114,JSON.parse.bind(JSON)),N(3802,JSON.parse.bind(JSON)),N(199,S),N(3807,S),N(3907,e),N(2951,e),N(791,e),N(1183,
e),N(1270,e)};cA.exports={init:U}}),5042:((cA,A,r)=>{const I=r(4434).EventEmitter,o=r(9652),C=r(9023),b=r(8567),G=r(365),w=r(646),R=r(6854),F=r(1376),D=r(9809),
d=r(4150),g=C.deprecate(()=>{},"Client.activeQuery is deprecated and will be removed in pg@9.0"),c=C.deprecate(()=>{},"Client.queryQueue is deprecated and will \
be removed in pg@9.0."),s=C.deprecate(()=>{},"pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password prop\
erty to the Client/Pool constructor that returns a password instead. Within this function you can call the pgpass module in your own code."),e=C.deprecate(()=>{},
"Passing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in pg@9.0."),t=C.deprecate(()=>{},"Calling client.quer\
y() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instea\
d.");function i(l,B){if(typeof l=="number")return Number.isFinite(l)?l:B;if(typeof l=="string"&&l.trim()!==""){const S=Number(l);return Number.isFinite(S)?S:B}return B}
class n extends I{constructor(B){super(),this.connectionParameters=new w(B),this.user=this.connectionParameters.user,this.database=this.connectionParameters.database,
this.port=this.connectionParameters.port,this.host=this.connectionParameters.host,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,
value:this.connectionParameters.password}),this.replication=this.connectionParameters.replication;const S=B||{};S.Promise&&e(),this._Promise=S.Promise||global.Promise,
this._types=new G(S.types),this._ending=!1,this._ended=!1,this._connecting=!1,this._connected=!1,this._connectionError=!1,this._queryable=!0,this._activeQuery=null,
this._txStatus=null,this.enableChannelBinding=!!S.enableChannelBinding,this.scramMaxIterations=i(S.scramMaxIterations,b.DEFAULT_MAX_SCRAM_ITERATIONS),this.connection=
S.connection||new D({stream:S.stream,ssl:this.connectionParameters.ssl,sslNegotiation:this.connectionParameters.sslnegotiation,keepAlive:S.keepAlive||!1,keepAliveInitialDelayMillis:S.
keepAliveInitialDelayMillis||0,encoding:this.connectionParameters.client_encoding||"utf8"}),this._queryQueue=[],this._sentQueryQueue=[],this.pipeline=!!S.pipeline,
this.binary=S.binary||F.binary,this.processID=null,this.secretKey=null,this.ssl=this.connectionParameters.ssl||!1,this.sslNegotiation=this.connectionParameters.
sslnegotiation||"postgres",this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this._connectionTimeoutMillis=S.connectionTimeoutMillis||
0}get activeQuery(){return g(),this._activeQuery}set activeQuery(B){g(),this._activeQuery=B}_getActiveQuery(){return this._activeQuery}_errorAllQueries(B){const S=f=>{
process.nextTick(()=>{f.handleError(B,this.connection)})},L=this._getActiveQuery();L&&(S(L),this._activeQuery=null),this._sentQueryQueue.forEach(S),this._sentQueryQueue.
length=0,this._queryQueue.forEach(S),this._queryQueue.length=0}_connect(B){const S=this,L=this.connection;if(this._connectionCallback=B,this._connecting||this._connected){
const f=new Error("Client has already been connected. You cannot reuse a client.");process.nextTick(()=>{B(f)});return}this._connecting=!0,this._connectionTimeoutMillis>
0&&(this.connectionTimeoutHandle=setTimeout(()=>{L._ending=!0,L.stream.destroy(new Error("timeout expired"))},this._connectionTimeoutMillis),this.connectionTimeoutHandle.
unref&&this.connectionTimeoutHandle.unref()),this.host&&this.host.indexOf("/")===0?L.connect(this.host+"/.s.PGSQL."+this.port):L.connect(this.port,this.host),L.
on("connect",function(){S.ssl?S.sslNegotiation!=="direct"&&L.requestSsl():L.startup(S.getStartupConf())}),L.on("sslconnect",function(){L.startup(S.getStartupConf())}),
this._attachListeners(L),L.once("end",()=>{const f=this._ending?new Error("Connection terminated"):new Error("Connection terminated unexpectedly");clearTimeout(
this.connectionTimeoutHandle),this._errorAllQueries(f),this._ended=!0,this._ending||(this._connecting&&!this._connectionError?this._connectionCallback?this._connectionCallback(
f):this._handleErrorEvent(f):this._connectionError||this._handleErrorEvent(f)),process.nextTick(()=>{this.emit("end")})})}connect(B){if(B){this._connect(B);return}
return new this._Promise((S,L)=>{this._connect(f=>{f?L(f):S(this)})})}_attachListeners(B){B.on("authenticationCleartextPassword",this._handleAuthCleartextPassword.
bind(this)),B.on("authenticationMD5Password",this._handleAuthMD5Password.bind(this)),B.on("authenticationSASL",this._handleAuthSASL.bind(this)),B.on("authentica\
tionSASLContinue",this._handleAuthSASLContinue.bind(this)),B.on("authenticationSASLFinal",this._handleAuthSASLFinal.bind(this)),B.on("backendKeyData",this._handleBackendKeyData.
bind(this)),B.on("error",this._handleErrorEvent.bind(this)),B.on("errorMessage",this._handleErrorMessage.bind(this)),B.on("readyForQuery",this._handleReadyForQuery.
bind(this)),B.on("notice",this._handleNotice.bind(this)),B.on("rowDescription",this._handleRowDescription.bind(this)),B.on("dataRow",this._handleDataRow.bind(this)),
B.on("portalSuspended",this._handlePortalSuspended.bind(this)),B.on("emptyQuery",this._handleEmptyQuery.bind(this)),B.on("commandComplete",this._handleCommandComplete.
bind(this)),B.on("parseComplete",this._handleParseComplete.bind(this)),B.on("copyInResponse",this._handleCopyInResponse.bind(this)),B.on("copyData",this._handleCopyData.
bind(this)),B.on("notification",this._handleNotification.bind(this))}_getPassword(B){const S=this.connection;if(typeof this.password=="function")this._Promise.resolve().
then(()=>this.password(this.connectionParameters)).then(L=>{if(L!==void 0){if(typeof L!="string"){S.emit("error",new TypeError("Password must be a string"));return}
this.connectionParameters.password=this.password=L}else this.connectionParameters.password=this.password=null;B()}).catch(L=>{S.emit("error",L)});else if(this.password!==
null)B();else try{r(3272)(this.connectionParameters,f=>{f!==void 0&&(s(),this.connectionParameters.password=this.password=f),B()})}catch(L){this.emit("error",L)}}_handleAuthCleartextPassword(B){
this._getPassword(()=>{this.connection.password(this.password)})}_handleAuthMD5Password(B){this._getPassword(async()=>{try{const S=await d.postgresMd5PasswordHash(
this.user,this.password,B.salt);this.connection.password(S)}catch(S){this.emit("error",S)}})}_handleAuthSASL(B){this._getPassword(()=>{try{this.saslSession=b.startSession(
B.mechanisms,this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations),this.connection.sendSASLInitialResponseMessage(this.saslSession.mechanism,
this.saslSession.response)}catch(S){this.connection.emit("error",S)}})}async _handleAuthSASLContinue(B){try{await b.continueSession(this.saslSession,this.password,
B.data,this.enableChannelBinding&&this.connection.stream),this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(S){this.connection.emit("\
error",S)}}_handleAuthSASLFinal(B){try{b.finalizeSession(this.saslSession,B.data),this.saslSession=null}catch(S){this.connection.emit("error",S)}}_handleBackendKeyData(B){
this.processID=B.processID,this.secretKey=B.secretKey}_handleReadyForQuery(B){this._connecting&&(this._connecting=!1,this._connected=!0,clearTimeout(this.connectionTimeoutHandle),
this._connectionCallback&&(this._connectionCallback(null,this),this._connectionCallback=null),this.emit("connect"));const S=this._getActiveQuery();this._activeQuery=
null,this._txStatus=B?.status??null,this.readyForQuery=!0,S&&S.handleReadyForQuery(this.connection),this._pulseQueryQueue()}_handleErrorWhileConnecting(B){if(!this.
_connectionError){if(this._connectionError=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback)return this._connectionCallback(B);this.emit("\
error",B)}}_handleErrorEvent(B){if(this._connecting)return this._handleErrorWhileConnecting(B);this._queryable=!1,this._errorAllQueries(B),this.emit("error",B)}_handleErrorMessage(B){
if(this._connecting)return this._handleErrorWhileConnecting(B);const S=this._getActiveQuery();if(!S){this._handleErrorEvent(B);return}this._activeQuery=null,S.name&&
delete this.connection.submittedNamedStatements[S.name],S.handleError(B,this.connection)}_handleRowDescription(B){const S=this._getActiveQuery();if(S==null){const L=new Error(
"Received unexpected rowDescription message from backend.");this._handleErrorEvent(L);return}S.handleRowDescription(B)}_handleDataRow(B){const S=this._getActiveQuery();
if(S==null){const L=new Error("Received unexpected dataRow message from backend.");this._handleErrorEvent(L);return}S.handleDataRow(B)}_handlePortalSuspended(B){
const S=this._getActiveQuery();if(S==null){const L=new Error("Received unexpected portalSuspended message from backend.");this._handleErrorEvent(L);return}S.handlePortalSuspended(
this.connection)}_handleEmptyQuery(B){const S=this._getActiveQuery();if(S==null){const L=new Error("Received unexpected emptyQuery message from backend.");this.
_handleErrorEvent(L);return}S.handleEmptyQuery(this.connection)}_handleCommandComplete(B){const S=this._getActiveQuery();if(S==null){const L=new Error("Received\
 unexpected commandComplete message from backend.");this._handleErrorEvent(L);return}S.handleCommandComplete(B,this.connection)}_handleParseComplete(){const B=this.
_getActiveQuery();if(B==null){const S=new Error("Received unexpected parseComplete message from backend.");this._handleErrorEvent(S);return}B.name&&(this.connection.
parsedStatements[B.name]=B.text,delete this.connection.submittedNamedStatements[B.name])}_handleCopyInResponse(B){const S=this._getActiveQuery();if(S==null){const L=new Error(
"Received unexpected copyInResponse message from backend.");this._handleErrorEvent(L);return}S.handleCopyInResponse(this.connection)}_handleCopyData(B){const S=this.
_getActiveQuery();if(S==null){const L=new Error("Received unexpected copyData message from backend.");this._handleErrorEvent(L);return}S.handleCopyData(B,this.connection)}_handleNotification(B){
this.emit("notification",B)}_handleNotice(B){this.emit("notice",B)}getStartupConf(){const B=this.connectionParameters,S={user:B.user,database:B.database},L=B.application_name||
B.fallback_application_name;return L&&(S.application_name=L),B.replication&&(S.replication=""+B.replication),B.statement_timeout&&(S.statement_timeout=String(parseInt(
B.statement_timeout,10))),B.lock_timeout&&(S.lock_timeout=String(parseInt(B.lock_timeout,10))),B.idle_in_transaction_session_timeout&&(S.idle_in_transaction_session_timeout=
String(parseInt(B.idle_in_transaction_session_timeout,10))),B.options&&(S.options=B.options),S}cancel(B,S){if(B.activeQuery===S){const L=this.connection;this.host&&
this.host.indexOf("/")===0?L.connect(this.host+"/.s.PGSQL."+this.port):L.connect(this.port,this.host),L.on("connect",function(){L.cancel(B.processID,B.secretKey)})}else
B._queryQueue.indexOf(S)!==-1?B._queryQueue.splice(B._queryQueue.indexOf(S),1):B._sentQueryQueue.indexOf(S)!==-1&&(S.callback=()=>{})}setTypeParser(B,S,L){return this.
_types.setTypeParser(B,S,L)}getTypeParser(B,S){return this._types.getTypeParser(B,S)}escapeIdentifier(B){return o.escapeIdentifier(B)}escapeLiteral(B){return o.
escapeLiteral(B)}_pulseQueryQueue(){if(this.pipeline){this._pulsePipelinedQueryQueue();return}if(this.readyForQuery===!0){this._activeQuery=this._queryQueue.shift();
const B=this._getActiveQuery();if(B){this.readyForQuery=!1,this.hasExecuted=!0;const S=B.submit(this.connection);S&&process.nextTick(()=>{B.handleError(S,this.connection),
this.readyForQuery=!0,this._pulseQueryQueue()})}else this.hasExecuted&&(this._activeQuery=null,this.emit("drain"))}}_pulsePipelinedQueryQueue(){if(!(!this._connected||
!this._queryable)){for(;this._queryQueue.length>0;){const B=this._queryQueue.shift();this.hasExecuted=!0;const S=B.submit(this.connection);if(S){process.nextTick(
()=>{B.handleError(S,this.connection)});continue}this._sentQueryQueue.push(B)}this.readyForQuery&&!this._activeQuery&&this._sentQueryQueue.length>0&&(this._activeQuery=
this._sentQueryQueue.shift(),this.readyForQuery=!1),!this._activeQuery&&this._sentQueryQueue.length===0&&this._queryQueue.length===0&&this.hasExecuted&&this.emit(
"drain")}}query(B,S,L){let f,U;if(B==null)throw new TypeError("Client was passed a null or undefined query");if(typeof B.submit=="function")U=f=B,f.callback||(typeof S==
"function"?f.callback=S:L&&(f.callback=L));else if(f=new R(B,S,L),!f.callback)U=new this._Promise((m,M)=>{f.callback=(j,p)=>j?M(j):m(p)}).catch(m=>{throw Error.
captureStackTrace(m),m});else if(typeof f.callback!="function")throw new TypeError("callback is not a function");const N=B.query_timeout||this.connectionParameters.
query_timeout;if(N){const m=f.callback||(()=>{}),M=setTimeout(()=>{const j=new Error("Query read timeout");process.nextTick(()=>{f.handleError(j,this.connection)}),
m(j),f.callback=()=>{};const p=this._queryQueue.indexOf(f);if(p>-1)this._queryQueue.splice(p,1);else if(this.pipeline){this.connection.stream.destroy();return}this.
_pulseQueryQueue()},N);f.callback=(j,p)=>{clearTimeout(M),m(j,p)}}if(this.binary&&!f.binary&&(f.binary=!0),f._result&&!f._result._types&&(f._result._types=this.
_types),this.pipeline){const m=typeof B.submit=="function"&&!(f instanceof R)?"Custom query classes such as pg-cursor and pg-query-stream are":f.rows?"The `rows\
` option is":null;if(m)return process.nextTick(()=>{f.handleError(new Error(`${m} not supported in pipeline mode`),this.connection)}),U}return this._queryable?this.
_ending?(process.nextTick(()=>{f.handleError(new Error("Client was closed and is not queryable"),this.connection)}),U):(this._queryQueue.length>0&&!this.pipeline&&
t(),this._queryQueue.push(f),this._pulseQueryQueue(),U):(process.nextTick(()=>{f.handleError(new Error("Client has encountered a connection error and is not que\
ryable"),this.connection)}),U)}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){return this._txStatus}end(B){if(this._ending=!0,
!this.connection._connecting||this._ended)if(B){B();return}else return this._Promise.resolve();if(this._queryable?this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.
length>0||this._queryQueue.length>0)?this.once("drain",()=>this.connection.end()):this._getActiveQuery()?this.connection.stream.destroy():this.connection.end():
this.connection.stream.destroy(),B)this.connection.once("end",B);else return new this._Promise(S=>{this.connection.once("end",S)})}get queryQueue(){return c(),this.
_queryQueue}}n.Query=R,cA.exports=n}),646:((cA,A,r)=>{const I=r(2250),o=r(1376),C=r(6122).parse,b=function(D,d,g){return d[D]?d[D]:(g===void 0?g=process.env["PG"+
D.toUpperCase()]:g===!1||(g=process.env[g]),g||o[D])},G=function(){switch(process.env.PGSSLMODE){case"disable":return!1;case"prefer":case"require":case"verify-c\
a":case"verify-full":return!0;case"no-verify":return{rejectUnauthorized:!1}}return o.ssl},w=function(D){return"'"+(""+D).replace(/\\/g,"\\\\").replace(/'/g,"\\'")+
"'"},R=function(D,d,g){const c=d[g];c!=null&&D.push(g+"="+w(c))};class F{constructor(d){if(d=typeof d=="string"?C(d):d||{},d.connectionString&&(d=Object.assign(
{},d,C(d.connectionString))),this.user=b("user",d),this.database=b("database",d),this.database===void 0&&(this.database=this.user),this.port=parseInt(b("port",d),
10),this.host=b("host",d),Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:b("password",d)}),this.binary=b("binary",d),this.
options=b("options",d),this.ssl=typeof d.ssl>"u"?G():d.ssl,typeof this.ssl=="string"&&this.ssl==="true"&&(this.ssl=!0),this.ssl==="no-verify"&&(this.ssl={rejectUnauthorized:!1}),
this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.sslnegotiation=b("sslnegotiation",d,"PGSSLNEGOTIATION"),this.sslnegotiation!==
void 0&&this.sslnegotiation!=="postgres"&&this.sslnegotiation!=="direct")throw new Error(`Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values a\
re "postgres" and "direct".`);if(this.sslnegotiation==="direct"&&!this.ssl)throw new Error("sslnegotiation=direct requires SSL to be enabled");this.client_encoding=
b("client_encoding",d),this.replication=b("replication",d),this.isDomainSocket=!(this.host||"").indexOf("/"),this.application_name=b("application_name",d,"PGAPP\
NAME"),this.fallback_application_name=b("fallback_application_name",d,!1),this.statement_timeout=b("statement_timeout",d,!1),this.lock_timeout=b("lock_timeout",
d,!1),this.idle_in_transaction_session_timeout=b("idle_in_transaction_session_timeout",d,!1),this.query_timeout=b("query_timeout",d,!1),d.connectionTimeoutMillis===
void 0?this.connect_timeout=process.env.PGCONNECT_TIMEOUT||0:this.connect_timeout=Math.floor(d.connectionTimeoutMillis/1e3),d.keepAlive===!1?this.keepalives=0:d.
keepAlive===!0&&(this.keepalives=1),typeof d.keepAliveInitialDelayMillis=="number"&&(this.keepalives_idle=Math.floor(d.keepAliveInitialDelayMillis/1e3))}getLibpqConnectionString(d){
const g=[];R(g,this,"user"),R(g,this,"password"),R(g,this,"port"),R(g,this,"application_name"),R(g,this,"fallback_application_name"),R(g,this,"connect_timeout"),
R(g,this,"options");const c=typeof this.ssl=="object"?this.ssl:this.ssl?{sslmode:this.ssl}:{};if(R(g,c,"sslmode"),R(g,c,"sslca"),R(g,c,"sslkey"),R(g,c,"sslcert"),
R(g,c,"sslrootcert"),R(g,this,"sslnegotiation"),this.database&&g.push("dbname="+w(this.database)),this.replication&&g.push("replication="+w(this.replication)),this.
host&&g.push("host="+w(this.host)),this.isDomainSocket)return d(null,g.join(" "));this.client_encoding&&g.push("client_encoding="+w(this.client_encoding)),I.lookup(
this.host,function(s,e){return s?d(s,null):(g.push("hostaddr="+w(e)),d(null,g.join(" ")))})}}cA.exports=F}),9809:((cA,A,r)=>{const I=r(4434).EventEmitter,{parse:o,
serialize:C}=r(4233),b=r(829),{getStream:G}=b,w=C.flush(),R=C.sync(),F=C.end();class D extends I{constructor(g){super(),g=g||{},this.stream=g.stream||G(g.ssl),typeof this.
stream=="function"&&(this.stream=this.stream(g)),this._keepAlive=g.keepAlive,this._keepAliveInitialDelayMillis=g.keepAliveInitialDelayMillis,this.parsedStatements=
{},this.submittedNamedStatements={},this.ssl=g.ssl||!1,this.sslNegotiation=g.sslNegotiation||"postgres",this._ending=!1,this._emitMessage=!1;const c=this;this.on(
"newListener",function(s){s==="message"&&(c._emitMessage=!0)})}connect(g,c){const s=this;this._connecting=!0,this.stream.setNoDelay(!0),this.stream.connect(g,c),
this.stream.once("connect",function(){s._keepAlive&&s.stream.setKeepAlive(!0,s._keepAliveInitialDelayMillis),s.emit("connect")});const e=function(t){s._ending&&
(t.code==="ECONNRESET"||t.code==="EPIPE")||s.emit("error",t)};if(this.stream.on("error",e),this.stream.on("close",function(){s.emit("end")}),!this.ssl)return this.
attachListeners(this.stream);if(this.sslNegotiation==="direct")return this.stream.once("connect",function(){s.upgradeToSSL(c,e)});this.stream.once("data",function(t){
switch(t.toString("utf8")){case"S":break;case"N":return s.stream.end(),s.emit("error",new Error("The server does not support SSL connections"));default:return s.
stream.end(),s.emit("error",new Error("There was an error establishing an SSL connection"))}s.upgradeToSSL(c,e)})}upgradeToSSL(g,c){const s=this,e={socket:s.stream,
host:g};s.ssl!==!0&&(Object.assign(e,s.ssl),"key"in s.ssl&&(e.key=s.ssl.key)),s.sslNegotiation==="direct"&&(e.ALPNProtocols=["postgresql"]);const t=r(9278);t.isIP&&
t.isIP(g)===0&&(e.servername=g);try{s.stream=b.getSecureStream(e)}catch(i){return s.emit("error",i)}s.attachListeners(s.stream),s.stream.on("error",c),s.emit("s\
slconnect")}attachListeners(g){o(g,c=>{const s=c.name==="error"?"errorMessage":c.name;this._emitMessage&&this.emit("message",c),this.emit(s,c)})}requestSsl(){this.
stream.write(C.requestSsl())}startup(g){this.stream.write(C.startup(g))}cancel(g,c){this._send(C.cancel(g,c))}password(g){this._send(C.password(g))}sendSASLInitialResponseMessage(g,c){
this._send(C.sendSASLInitialResponseMessage(g,c))}sendSCRAMClientFinalMessage(g){this._send(C.sendSCRAMClientFinalMessage(g))}_send(g){return this.stream.writable?
this.stream.write(g):!1}query(g){this._send(C.query(g))}parse(g){this._send(C.parse(g))}bind(g){this._send(C.bind(g))}execute(g){this._send(C.execute(g))}flush(){
this.stream.writable&&this.stream.write(w)}sync(){this._send(R)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){if(this._ending=!0,!this._connecting||
!this.stream.writable){this.stream.end();return}return this.stream.write(F,()=>{this.stream.end()})}close(g){this._send(C.close(g))}describe(g){this._send(C.describe(
g))}sendCopyFromChunk(g){this._send(C.copyData(g))}endCopyFrom(){this._send(C.copyDone())}sendCopyFail(g){this._send(C.copyFail(g))}}cA.exports=D}),9765:(cA=>{function A(b,G){
return new Error("SASL channel binding: "+b+" when parsing public certificate "+G.toString("base64"))}function r(b,G){let w=b[G++];if(w<128)return{length:w,index:G};
const R=w&127;if(R>4)throw A("bad length",b);w=0;for(let F=0;F<R;F++)w=w<<8|b[G++];return{length:w,index:G}}function I(b,G){if(b[G++]!==6)throw A("non-OID data",
b);const{length:w,index:R}=r(b,G);G=R;const F=G+w,D=b[G++];let d=(D/40>>0)+"."+D%40;for(;G<F;){let g=0;for(;G<F;){const c=b[G++];if(g=g<<7|c&127,c<128)break}d+=
"."+g}return{oid:d,index:G}}function o(b,G){if(b[G++]!==48)throw A("non-sequence data",b);return r(b,G)}function C(b,G){G===void 0&&(G=0),G=o(b,G).index;const{length:w,
index:R}=o(b,G);G=R+w,G=o(b,G).index;const{oid:F,index:D}=I(b,G);switch(F){case"1.2.840.113549.1.1.4":return"MD5";case"1.2.840.113549.1.1.5":return"SHA-1";case"\
1.2.840.113549.1.1.11":return"SHA-256";case"1.2.840.113549.1.1.12":return"SHA-384";case"1.2.840.113549.1.1.13":return"SHA-512";case"1.2.840.113549.1.1.14":return"\
SHA-224";case"1.2.840.113549.1.1.15":return"SHA512-224";case"1.2.840.113549.1.1.16":return"SHA512-256";case"1.2.840.10045.4.1":return"SHA-1";case"1.2.840.10045.\
4.3.1":return"SHA-224";case"1.2.840.10045.4.3.2":return"SHA-256";case"1.2.840.10045.4.3.3":return"SHA-384";case"1.2.840.10045.4.3.4":return"SHA-512";case"1.2.84\
0.113549.1.1.10":{if(G=D,G=o(b,G).index,b[G++]!==160)throw A("non-tag data",b);G=r(b,G).index,G=o(b,G).index;const{oid:d}=I(b,G);switch(d){case"1.2.840.113549.2\
.5":return"MD5";case"1.3.14.3.2.26":return"SHA-1";case"2.16.840.1.101.3.4.2.1":return"SHA-256";case"2.16.840.1.101.3.4.2.2":return"SHA-384";case"2.16.840.1.101.\
3.4.2.3":return"SHA-512"}throw A("unknown hash OID "+d,b)}case"1.3.101.110":case"1.3.101.112":return"SHA-512";case"1.3.101.111":case"1.3.101.113":throw A("Ed448\
 certificate channel binding is not currently supported by Postgres")}throw A("unknown OID "+F,b)}cA.exports={signatureAlgorithmHashFromCertificate:C}}),8567:((cA,A,r)=>{
const I=r(4150),{signatureAlgorithmHashFromCertificate:o}=r(9765);function C(e){const t=/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g,i=/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g;
return e.replace(t," ").replace(i,"").normalize("NFKC")}const b=1e5;function G(e,t,i=b){const n=["SCRAM-SHA-256"];t&&n.unshift("SCRAM-SHA-256-PLUS");const l=n.find(
L=>e.includes(L));if(!l)throw new Error("SASL: Only mechanism(s) "+n.join(" and ")+" are supported");if(l==="SCRAM-SHA-256-PLUS"&&typeof t.getPeerCertificate!="\
function")throw new Error("SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate");const B=I.randomBytes(18).toString("base64");return{mechanism:l,clientNonce:B,
response:(l==="SCRAM-SHA-256-PLUS"?"p=tls-server-end-point":t?"y":"n")+",,n=*,r="+B,message:"SASLInitialResponse",scramMaxIterations:i}}async function w(e,t,i,n){
if(e.message!=="SASLInitialResponse")throw new Error("SASL: Last message was not SASLInitialResponse");if(typeof t!="string")throw new Error("SASL: SCRAM-SERVER\
-FIRST-MESSAGE: client password must be a string");if(t==="")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string");if(typeof i!=
"string")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string");const l=g(i);if(l.nonce.startsWith(e.clientNonce)){if(l.nonce.length===
e.clientNonce.length)throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serv\
er nonce does not start with client nonce");const B=typeof e.scramMaxIterations=="number"?e.scramMaxIterations:b;if(B!==0&&l.iteration>B)throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: iteration count "+l.iteration+" exceeds scramMaxIterations of "+B);const S="n=*,r="+e.clientNonce,L="r="+l.nonce+",s="+l.salt+",i="+
l.iteration;let f=n?"eSws":"biws";if(e.mechanism==="SCRAM-SHA-256-PLUS"){const x=n.getPeerCertificate().raw;let NA=o(x);(NA==="MD5"||NA==="SHA-1")&&(NA="SHA-256");
const dA=await I.hashByName(NA,x);f=Buffer.concat([Buffer.from("p=tls-server-end-point,,"),Buffer.from(dA)]).toString("base64")}const U="c="+f+",r="+l.nonce,N=S+
","+L+","+U,m=Buffer.from(l.salt,"base64"),M=await I.deriveKey(C(t),m,l.iteration),j=await I.hmacSha256(M,"Client Key"),p=await I.sha256(j),y=await I.hmacSha256(
p,N),_=s(Buffer.from(j),Buffer.from(y)).toString("base64"),AA=await I.hmacSha256(M,"Server Key"),z=await I.hmacSha256(AA,N);e.message="SASLResponse",e.serverSignature=
Buffer.from(z).toString("base64"),e.response=U+",p="+_}function R(e,t){if(e.message!=="SASLResponse")throw new Error("SASL: Last message was not SASLResponse");
if(typeof t!="string")throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string");const{serverSignature:i}=c(t);if(i!==e.serverSignature)throw new Error(
"SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match")}function F(e){if(typeof e!="string")throw new TypeError("SASL: text must be a string");return e.
split("").map((t,i)=>e.charCodeAt(i)).every(t=>t>=33&&t<=43||t>=45&&t<=126)}function D(e){return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.
test(e)}function d(e){if(typeof e!="string")throw new TypeError("SASL: attribute pairs text must be a string");return new Map(e.split(",").map(t=>{if(!/^.=/.test(
t))throw new Error("SASL: Invalid attribute pair entry");const i=t[0],n=t.substring(2);return[i,n]}))}function g(e){const t=d(e),i=t.get("r");if(i){if(!F(i))throw new Error(
"SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing");const n=t.
get("s");if(n){if(!D(n))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt mi\
ssing");const l=t.get("i");if(l){if(!/^[1-9][0-9]*$/.test(l))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count")}else throw new Error("\
SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration missing");const B=parseInt(l,10);return{nonce:i,salt:n,iteration:B}}function c(e){const t=d(e),i=t.get("e"),n=t.get(
"v");if(i)throw new Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${i}"`);if(n){if(!D(n))throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: s\
erver signature must be base64")}else throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing");return{serverSignature:n}}function s(e,t){
if(!Buffer.isBuffer(e))throw new TypeError("first argument must be a Buffer");if(!Buffer.isBuffer(t))throw new TypeError("second argument must be a Buffer");if(e.
length!==t.length)throw new Error("Buffer lengths must match");if(e.length===0)throw new Error("Buffers cannot be empty");return Buffer.from(e.map((i,n)=>e[n]^t[n]))}
cA.exports={startSession:G,continueSession:w,finalizeSession:R,DEFAULT_MAX_SCRAM_ITERATIONS:b}}),4150:((cA,A,r)=>{const I=r(6982);cA.exports={postgresMd5PasswordHash:R,
randomBytes:G,deriveKey:g,sha256:F,hashByName:D,hmacSha256:d,md5:w};const o=I.webcrypto||globalThis.crypto,C=o.subtle,b=new TextEncoder;function G(c){return o.getRandomValues(
Buffer.alloc(c))}async function w(c){try{return I.createHash("md5").update(c,"utf-8").digest("hex")}catch{const e=typeof c=="string"?b.encode(c):c,t=await C.digest(
"MD5",e);return Array.from(new Uint8Array(t)).map(i=>i.toString(16).padStart(2,"0")).join("")}}async function R(c,s,e){const t=await w(s+c);return"md5"+await w(
Buffer.concat([Buffer.from(t),e]))}async function F(c){return await C.digest("SHA-256",c)}async function D(c,s){return await C.digest(c,s)}async function d(c,s){
const e=await C.importKey("raw",c,{name:"HMAC",hash:"SHA-256"},!1,["sign"]);return await C.sign("HMAC",e,b.encode(s))}async function g(c,s,e){const t=await C.importKey(
"raw",b.encode(c),"PBKDF2",!1,["deriveBits"]),i={name:"PBKDF2",hash:"SHA-256",salt:s,iterations:e};return await C.deriveBits(i,t,256,["deriveBits"])}}),1376:((cA,A,r)=>{
let I;try{I=process.platform==="win32"?process.env.USERNAME:process.env.USER}catch{}cA.exports={host:"localhost",user:I,database:void 0,password:null,connectionString:void 0,
port:5432,rows:0,binary:!1,max:10,idleTimeoutMillis:3e4,client_encoding:"",ssl:!1,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,
options:void 0,parseInputDatesAsUTC:!1,statement_timeout:!1,lock_timeout:!1,idle_in_transaction_session_timeout:!1,query_timeout:!1,connect_timeout:0,keepalives:1,
keepalives_idle:0};const o=r(1549),C=o.getTypeParser(20,"text"),b=o.getTypeParser(1016,"text");cA.exports.__defineSetter__("parseInt8",function(G){o.setTypeParser(
20,"text",G?o.getTypeParser(23,"text"):C),o.setTypeParser(1016,"text",G?o.getTypeParser(1007,"text"):b)})}),3273:((cA,A,r)=>{const I=r(5042),o=r(1376),C=r(9809),
b=r(6424),G=r(9652),w=r(7558),R=r(365),{DatabaseError:F}=r(4233),{escapeIdentifier:D,escapeLiteral:d}=r(9652),g=t=>class extends w{constructor(n){super(n,t)}},c=function(t){
this.defaults=o,this.Client=t,this.Query=this.Client.Query,this.Pool=g(this.Client),this._pools=[],this.Connection=C,this.types=r(1549),this.DatabaseError=F,this.
TypeOverrides=R,this.escapeIdentifier=D,this.escapeLiteral=d,this.Result=b,this.utils=G};let s=I,e=!1;try{e=!!process.env.NODE_PG_FORCE_NATIVE}catch{}e&&(s=r(5301)),
cA.exports=new c(s),Object.defineProperty(cA.exports,"native",{configurable:!0,enumerable:!1,get(){let t=null;try{t=new c(r(5301))}catch(i){if(i.code!=="MODULE_\
NOT_FOUND")throw i}return Object.defineProperty(cA.exports,"native",{value:t}),t}})}),8942:((cA,A,r)=>{const I=r(9023);var o;try{o=r(4390)}catch(d){throw d}const C=r(
365),b=r(4434).EventEmitter,G=r(9023),w=r(646),R=r(7581),F=I.deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated\
 and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead."),D=cA.exports=function(d){b.call(this),d=d||{},this._Promise=
d.Promise||global.Promise,this._types=new C(d.types),this.native=new o({types:this._types}),this._queryQueue=[],this._ending=!1,this._connecting=!1,this._connected=
!1,this._queryable=!0,this.pipeline=!!d.pipeline,this._pipelineInFlight=!1;const g=this.connectionParameters=new w(d);d.nativeConnectionString&&(g.nativeConnectionString=
d.nativeConnectionString),this.user=g.user,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:g.password}),this.database=g.database,
this.host=g.host,this.port=g.port,this.namedQueries={}};D.Query=R,G.inherits(D,b),D.prototype._errorAllQueries=function(d){const g=c=>{process.nextTick(()=>{c.native=
this.native,c.handleError(d)})};this._hasActiveQuery()&&(g(this._activeQuery),this._activeQuery=null),this._queryQueue.forEach(g),this._queryQueue.length=0},D.prototype.
_connect=function(d){const g=this;if(this._connecting){process.nextTick(()=>d(new Error("Client has already been connected. You cannot reuse a client.")));return}
this._connecting=!0,this.connectionParameters.getLibpqConnectionString(function(c,s){if(g.connectionParameters.nativeConnectionString&&(s=g.connectionParameters.
nativeConnectionString),c)return d(c);g.native.connect(s,function(e){if(e)return g.native.end(),d(e);g._connected=!0,g.native.on("error",function(t){g._queryable=
!1,g._errorAllQueries(t),g.emit("error",t)}),g.native.on("notification",function(t){g.emit("notification",{channel:t.relname,payload:t.extra})}),g.emit("connect"),
g._pulseQueryQueue(!0),d(null,this)})})},D.prototype.connect=function(d){if(d){this._connect(d);return}return new this._Promise((g,c)=>{this._connect(s=>{s?c(s):
g(this)})})},D.prototype.query=function(d,g,c){let s,e,t,i,n;if(d==null)throw new TypeError("Client was passed a null or undefined query");if(typeof d.submit=="\
function")t=d.query_timeout||this.connectionParameters.query_timeout,e=s=d,typeof g=="function"&&(d.callback=g);else if(t=d.query_timeout||this.connectionParameters.
query_timeout,s=new R(d,g,c),!s.callback){let l,B;e=new this._Promise((S,L)=>{l=S,B=L}).catch(S=>{throw Error.captureStackTrace(S),S}),s.callback=(S,L)=>S?B(S):
l(L)}return t&&(n=s.callback||(()=>{}),i=setTimeout(()=>{const l=new Error("Query read timeout");process.nextTick(()=>{s.handleError(l,this.connection)}),n(l),s.
callback=()=>{};const B=this._queryQueue.indexOf(s);B>-1&&this._queryQueue.splice(B,1),this._pulseQueryQueue()},t),s.callback=(l,B)=>{clearTimeout(i),n(l,B)}),this.
_queryable?this._ending?(s.native=this.native,process.nextTick(()=>{s.handleError(new Error("Client was closed and is not queryable"))}),e):(this._queryQueue.length>
0&&!this.pipeline&&F(),this._queryQueue.push(s),this._pulseQueryQueue(),e):(s.native=this.native,process.nextTick(()=>{s.handleError(new Error("Client has encou\
ntered a connection error and is not queryable"))}),e)},D.prototype.end=function(d){const g=this;this._ending=!0,this._connecting&&!this._connected&&this.once("\
connect",()=>{this.end(()=>{})});let c;d||(c=new this._Promise(function(e,t){d=i=>i?t(i):e()}));const s=function(){g.native.end(function(){g._connected=!1,g._errorAllQueries(
new Error("Connection terminated")),process.nextTick(()=>{g.emit("end"),d&&d()})})};return this.pipeline&&(this._pipelineInFlight||this._queryQueue.length>0)?this.
once("drain",s):s(),c},D.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.state!=="error"&&this._activeQuery.state!=="end"},D.prototype.
_pulseQueryQueue=function(d){if(!this._connected)return;if(this.pipeline&&!d)return this._pulsePipelinedQueryQueue();if(this._hasActiveQuery())return;const g=this.
_queryQueue.shift();if(!g){d||this.emit("drain");return}this._activeQuery=g,g.submit(this);const c=this;g.once("_done",function(){c._pulseQueryQueue()})},D.prototype.
_pulsePipelinedQueryQueue=function(){if(!this._connected||this._pipelineInFlight)return;if(this._queryQueue.length===0){this.hasExecuted&&this.emit("drain");return}
this._pipelineInFlight=!0;const d=this,g=[],c=[],s=r(9652);for(;this._queryQueue.length>0;){const e=this._queryQueue.shift();this.hasExecuted=!0,c.push(e);const t=e.
values?e.values.map(s.prepareValue):null,i={text:e.text,name:e.name,arrayMode:e._arrayMode};t&&(i.values=t),e.name&&this.namedQueries[e.name]&&(i._alreadyPrepared=
!0),g.push(i)}this.native.pipeline(g,function(e,t){if(d._pipelineInFlight=!1,e){d._connected=!1,d._queryable=!1;for(let i=0;i<c.length;i++){const n=c[i];n.native=
d.native,n.handleError(e)}d._errorAllQueries(e),d.emit("error",e),d.emit("end");return}for(let i=0;i<c.length;i++){const n=c[i],l=t[i];n.native=d.native,l.err?n.
handleError(l.err):(n.name&&(d.namedQueries[n.name]=n.text),n.state="end",n.emit("end",l.result),n.callback&&n.callback(null,l.result)),setImmediate(function(){
n.emit("_done")})}d._pulsePipelinedQueryQueue()})},D.prototype.cancel=function(d){this._activeQuery===d?this.native.cancel(function(){}):this._queryQueue.indexOf(
d)!==-1&&this._queryQueue.splice(this._queryQueue.indexOf(d),1)},D.prototype.ref=function(){},D.prototype.unref=function(){},D.prototype.setTypeParser=function(d,g,c){
return this._types.setTypeParser(d,g,c)},D.prototype.getTypeParser=function(d,g){return this._types.getTypeParser(d,g)},D.prototype.isConnected=function(){return this.
_connected},D.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}}),5301:((cA,A,r)=>{cA.exports=r(8942)}),7581:((cA,A,r)=>{const I=r(
4434).EventEmitter,o=r(9023),C=r(9652),b=cA.exports=function(w,R,F){I.call(this),w=C.normalizeQueryConfig(w,R,F),this.text=w.text,this.values=w.values,this.name=
w.name,this.queryMode=w.queryMode,this.callback=w.callback,this.state="new",this._arrayMode=w.rowMode==="array",this._emitRowEvents=!1,this.on("newListener",function(D){
D==="row"&&(this._emitRowEvents=!0)}.bind(this))};o.inherits(b,I);const G={sqlState:"code",statementPosition:"position",messagePrimary:"message",messageDetail:"\
detail",messageHint:"hint",context:"where",schemaName:"schema",tableName:"table",columnName:"column",dataTypeName:"dataType",constraintName:"constraint",sourceFile:"\
file",sourceLine:"line",sourceFunction:"routine"};b.prototype.handleError=function(w){const R=this.native&&this.native.pq.resultErrorFields();if(R)for(const F in R){
const D=G[F]||F;w[D]=R[F]}this.callback?this.callback(w):this.emit("error",w),this.state="error"},b.prototype.then=function(w,R){return this._getPromise().then(
w,R)},b.prototype.catch=function(w){return this._getPromise().catch(w)},b.prototype._getPromise=function(){return this._promise?this._promise:(this._promise=new Promise(
function(w,R){this._once("end",w),this._once("error",R)}.bind(this)),this._promise)},b.prototype.submit=function(w){this.state="running";const R=this;this.native=
w.native,w.native.arrayMode=this._arrayMode;let F=function(D,d,g){if(w.native.arrayMode=!1,setImmediate(function(){R.emit("_done")}),D)return R.handleError(D);R.
_emitRowEvents&&(g.length>1?d.forEach((c,s)=>{c.forEach(e=>{R.emit("row",e,g[s])})}):d.forEach(function(c){R.emit("row",c,g)})),R.state="end",R.emit("end",g),R.
callback&&R.callback(null,g)};if(process.domain&&(F=process.domain.bind(F)),this.name){this.name.length>63&&(console.error("Warning! Postgres only supports 63 c\
haracters for query names."),console.error("You supplied %s (%s)",this.name,this.name.length),console.error("This can cause conflicts and silent errors executin\
g queries"));const D=(this.values||[]).map(C.prepareValue);if(w.namedQueries[this.name]!==void 0){if(this.text&&w.namedQueries[this.name]!==this.text){const d=new Error(
`Prepared statements must be unique - '${this.name}' was used for a different statement`);return F(d)}return w.native.execute(this.name,D,F)}return w.native.prepare(
this.name,this.text,D.length,function(d){return d?F(d):(w.namedQueries[R.name]=R.text,R.native.execute(R.name,D,F))})}else if(this.values){if(!Array.isArray(this.
values)){const d=new Error("Query values must be an array");return F(d)}const D=this.values.map(C.prepareValue);w.native.query(this.text,D,F)}else this.queryMode===
"extended"?w.native.query(this.text,[],F):w.native.query(this.text,F)}}),6854:((cA,A,r)=>{const{EventEmitter:I}=r(4434),o=r(6424),C=r(9652);class b extends I{constructor(w,R,F){
super(),w=C.normalizeQueryConfig(w,R,F),this.text=w.text,this.values=w.values,this.rows=w.rows,this.types=w.types,this.name=w.name,this.queryMode=w.queryMode,this.
binary=w.binary,this.portal=w.portal||"",this.callback=w.callback,this._rowMode=w.rowMode,process.domain&&w.callback&&(this.callback=process.domain.bind(w.callback)),
this._result=new o(this._rowMode,this.types),this._results=this._result,this._canceledDueToError=!1}requiresPreparation(){return this.queryMode==="extended"||this.
name||this.rows?!0:!this.text||!this.values?!1:this.values.length>0}_checkForMultirow(){this._result.command&&(Array.isArray(this._results)||(this._results=[this.
_result]),this._result=new o(this._rowMode,this._result._types),this._results.push(this._result))}handleRowDescription(w){this._checkForMultirow(),this._result.
addFields(w.fields),this._accumulateRows=this.callback||!this.listeners("row").length}handleDataRow(w){let R;if(!this._canceledDueToError){try{R=this._result.parseRow(
w.fields)}catch(F){this._canceledDueToError=F;return}this.emit("row",R,this._result),this._accumulateRows&&this._result.addRow(R)}}handleCommandComplete(w,R){this.
_checkForMultirow(),this._result.addCommandComplete(w),this.rows&&R.sync()}handleEmptyQuery(w){this.rows&&w.sync()}handleError(w,R){if(this._canceledDueToError&&
(w=this._canceledDueToError,this._canceledDueToError=!1),this.callback)return this.callback(w);this.emit("error",w)}handleReadyForQuery(w){if(this._canceledDueToError)
return this.handleError(this._canceledDueToError,w);if(this.callback)try{this.callback(null,this._results)}catch(R){process.nextTick(()=>{throw R})}this.emit("e\
nd",this._results)}submit(w){if(typeof this.text!="string"&&typeof this.name!="string")return new Error("A query must have either text or a name. Supplying neit\
her is unsupported.");const R=w.parsedStatements[this.name]||w.submittedNamedStatements[this.name];if(this.text&&R&&this.text!==R)return new Error(`Prepared sta\
tements must be unique - '${this.name}' was used for a different statement`);if(this.values&&!Array.isArray(this.values))return new Error("Query values must be \
an array");if(this.requiresPreparation()){w.stream.cork&&w.stream.cork();try{this.prepare(w)}finally{w.stream.uncork&&w.stream.uncork()}}else w.query(this.text);
return null}hasBeenParsed(w){return this.name&&(w.parsedStatements[this.name]!==void 0||w.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(w){
this._getRows(w,this.rows)}_getRows(w,R){w.execute({portal:this.portal,rows:R}),R?w.flush():w.sync()}prepare(w){this.hasBeenParsed(w)||(w.parse({text:this.text,
name:this.name,types:this.types}),this.name&&(w.submittedNamedStatements[this.name]=this.text));try{w.bind({portal:this.portal,statement:this.name,values:this.values,
binary:this.binary,valueMapper:C.prepareValue})}catch(R){w.close({type:"S",name:this.name}),w.sync(),this.handleError(R,w);return}w.describe({type:"P",name:this.
portal||""}),this._getRows(w,this.rows)}handleCopyInResponse(w){w.sendCopyFail("No source stream defined")}handleCopyData(w,R){}}cA.exports=b}),6424:((cA,A,r)=>{
const I=r(1549),o=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;class C{constructor(G,w){this.command=null,this.rowCount=null,this.oid=null,this.rows=[],this.fields=[],this.
_parsers=void 0,this._types=w,this.RowCtor=null,this.rowAsArray=G==="array",this.rowAsArray&&(this.parseRow=this._parseRowAsArray),this._prebuiltEmptyResultObject=
null}addCommandComplete(G){let w;G.text?w=o.exec(G.text):w=o.exec(G.command),w&&(this.command=w[1],w[3]?(this.oid=parseInt(w[2],10),this.rowCount=parseInt(w[3],
10)):w[2]&&(this.rowCount=parseInt(w[2],10)))}_parseRowAsArray(G){const w=new Array(G.length);for(let R=0,F=G.length;R<F;R++){const D=G[R];D!==null?w[R]=this._parsers[R](
D):w[R]=null}return w}parseRow(G){const w={...this._prebuiltEmptyResultObject};for(let R=0,F=G.length;R<F;R++){const D=G[R],d=this.fields[R].name;if(D!==null){const g=this.
fields[R].format==="binary"?Buffer.from(D):D;w[d]=this._parsers[R](g)}else w[d]=null}return w}addRow(G){this.rows.push(G)}addFields(G){this.fields=G,this.fields.
length&&(this._parsers=new Array(G.length));const w=Object.create(null);for(let R=0;R<G.length;R++){const F=G[R];w[F.name]=null,this._types?this._parsers[R]=this.
_types.getTypeParser(F.dataTypeID,F.format||"text"):this._parsers[R]=I.getTypeParser(F.dataTypeID,F.format||"text")}this._prebuiltEmptyResultObject={...w}}}cA.exports=
C}),829:((cA,A,r)=>{const{getStream:I,getSecureStream:o}=w();cA.exports={getStream:I,getSecureStream:o};function C(){function R(D){const d=r(9278);return new d.
Socket}function F(D){return r(4756).connect(D)}return{getStream:R,getSecureStream:F}}function b(){function R(D){const{CloudflareSocket:d}=r(785);return new d(D)}
function F(D){return D.socket.startTls(D),D.socket}return{getStream:R,getSecureStream:F}}function G(){if(typeof navigator=="object"&&navigator!==null&&typeof navigator.
userAgent=="string")return navigator.userAgent==="Cloudflare-Workers";if(typeof Response=="function"){const R=new Response(null,{cf:{thing:!0}});if(typeof R.cf==
"object"&&R.cf!==null&&R.cf.thing)return!0}return!1}function w(){return G()?b():C()}}),365:((cA,A,r)=>{const I=r(1549);function o(C){this._types=C||I,this.text=
{},this.binary={}}o.prototype.getOverrides=function(C){switch(C){case"text":return this.text;case"binary":return this.binary;default:return{}}},o.prototype.setTypeParser=
function(C,b,G){typeof b=="function"&&(G=b,b="text"),this.getOverrides(b)[C]=G},o.prototype.getTypeParser=function(C,b){return b=b||"text",this.getOverrides(b)[C]||
this._types.getTypeParser(C,b)},cA.exports=o}),9652:((cA,A,r)=>{const I=r(1376),o=r(9023),{isDate:C}=r(8253),b=o.deprecate(()=>{},"Sending an invalid date to Po\
stgres is deprecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.","PG_INVALID_DATE");function G(t){
return'"'+t.replace(/\\/g,"\\\\").replace(/"/g,'\\"')+'"'}function w(t){let i="{";for(let n=0;n<t.length;n++){n>0&&(i+=",");let l=t[n];l==null?i+="NULL":Array.isArray(
l)?i+=w(l):ArrayBuffer.isView(l)?(l instanceof Buffer||(l=Buffer.from(l.buffer,l.byteOffset,l.byteLength)),i+="\\\\x"+l.toString("hex")):i+=G(R(l))}return i+="}",
i}const R=function(t,i){return t==null?null:typeof t=="object"?t instanceof Buffer?t:ArrayBuffer.isView(t)?Buffer.from(t.buffer,t.byteOffset,t.byteLength):C(t)?
(isNaN(t.getTime())&&b(),I.parseInputDatesAsUTC?d(t):D(t)):Array.isArray(t)?w(t):F(t,i):t.toString()};function F(t,i){if(t&&typeof t.toPostgres=="function"){if(i=
i||[],i.indexOf(t)!==-1)throw new Error('circular reference detected while preparing "'+t+'" for query');return i.push(t),R(t.toPostgres(R),i)}return JSON.stringify(
t)}function D(t){let i=-t.getTimezoneOffset(),n=t.getFullYear();const l=n<1;l&&(n=Math.abs(n)+1);let B=String(n).padStart(4,"0")+"-"+String(t.getMonth()+1).padStart(
2,"0")+"-"+String(t.getDate()).padStart(2,"0")+"T"+String(t.getHours()).padStart(2,"0")+":"+String(t.getMinutes()).padStart(2,"0")+":"+String(t.getSeconds()).padStart(
2,"0")+"."+String(t.getMilliseconds()).padStart(3,"0");return i<0?(B+="-",i*=-1):B+="+",B+=String(Math.floor(i/60)).padStart(2,"0")+":"+String(i%60).padStart(2,
"0"),l&&(B+=" BC"),B}function d(t){let i=t.getUTCFullYear();const n=i<1;n&&(i=Math.abs(i)+1);let l=String(i).padStart(4,"0")+"-"+String(t.getUTCMonth()+1).padStart(
2,"0")+"-"+String(t.getUTCDate()).padStart(2,"0")+"T"+String(t.getUTCHours()).padStart(2,"0")+":"+String(t.getUTCMinutes()).padStart(2,"0")+":"+String(t.getUTCSeconds()).
padStart(2,"0")+"."+String(t.getUTCMilliseconds()).padStart(3,"0");return l+="+00:00",n&&(l+=" BC"),l}function g(t,i,n){return t=typeof t=="string"?{text:t}:c(t),
i&&(typeof i=="function"?t.callback=i:t.values=i),n&&(t.callback=n),t}function c(t){return t==null?t:Object.defineProperties(Object.create(Object.getPrototypeOf(
t)),Object.getOwnPropertyDescriptors(t))}const s=function(t){return'"'+t.replace(/"/g,'""')+'"'},e=function(t){let i=!1,n="'";if(t==null||typeof t!="string")return"\
''";for(let l=0;l<t.length;l++){const B=t[l];B==="'"?n+=B+B:B==="\\"?(n+=B+B,i=!0):n+=B}return n+="'",i===!0&&(n=" E"+n),n};cA.exports={prepareValue:function(i){
return R(i)},normalizeQueryConfig:g,escapeIdentifier:s,escapeLiteral:e}}),8702:((cA,A,r)=>{var I=r(6928),o=r(2203).Stream,C=r(5286),b=r(9023),G=5432,w=process.platform===
"win32",R=process.stderr,F=56,D=7,d=61440,g=32768;function c(S){return(S&d)==g}var s=["host","port","database","user","password"],e=s.length,t=s[e-1];function i(){
var S=R instanceof o&&R.writable===!0;if(S){var L=Array.prototype.slice.call(arguments).concat(`
`);R.write(b.format.apply(b,L))}}Object.defineProperty(cA.exports,"isWin",{get:function(){return w},set:function(S){w=S}}),cA.exports.warnTo=function(S){var L=R;
return R=S,L},cA.exports.getFileName=function(S){var L=S||process.env,f=L.PGPASSFILE||(w?I.join(L.APPDATA||"./","postgresql","pgpass.conf"):I.join(L.HOME||"./",
".pgpass"));return f},cA.exports.usePgPass=function(S,L){return Object.prototype.hasOwnProperty.call(process.env,"PGPASSWORD")?!1:w?!0:(L=L||"<unkn>",c(S.mode)?
S.mode&(F|D)?(i('WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less',L),!1):!0:(i('WARNING: password file "%s" is \
not a plain file',L),!1))};var n=cA.exports.match=function(S,L){return s.slice(0,-1).reduce(function(f,U,N){return N==1&&Number(S[U]||G)===Number(L[U])?f&&!0:f&&
(L[U]==="*"||L[U]===S[U])},!0)};cA.exports.getPassword=function(S,L,f){var U,N=L.pipe(C());function m(p){var y=l(p);y&&B(y)&&n(S,y)&&(U=y[t],N.end())}var M=function(){
L.destroy(),f(U)},j=function(p){L.destroy(),i("WARNING: error on reading file: %s",p),f(void 0)};L.on("error",j),N.on("data",m).on("end",M).on("error",j)};var l=cA.
exports.parseLine=function(S){if(S.length<11||S.match(/^\s+#/))return null;for(var L="",f="",U=0,N=0,m=0,M={},j=!1,p=function(_,AA,z){var x=S.substring(AA,z);Object.
hasOwnProperty.call(process.env,"PGPASS_NO_DEESCAPE")||(x=x.replace(/\\([:\\])/g,"$1")),M[s[_]]=x},y=0;y<S.length-1;y+=1){if(L=S.charAt(y+1),f=S.charAt(y),j=U==
e-1,j){p(U,N);break}y>=0&&L==":"&&f!=="\\"&&(p(U,N,y+1),N=y+2,U+=1)}return M=Object.keys(M).length===e?M:null,M},B=cA.exports.isValidEntry=function(S){for(var L={
0:function(M){return M.length>0},1:function(M){return M==="*"?!0:(M=Number(M),isFinite(M)&&M>0&&M<9007199254740992&&Math.floor(M)===M)},2:function(M){return M.length>
0},3:function(M){return M.length>0},4:function(M){return M.length>0}},f=0;f<s.length;f+=1){var U=L[f],N=S[s[f]]||"",m=U(N);if(!m)return!1}return!0}}),3272:((cA,A,r)=>{
var I=r(6928),o=r(9896),C=r(8702);cA.exports=function(b,G){var w=C.getFileName();o.stat(w,function(R,F){if(R||!C.usePgPass(F,w))return G(void 0);var D=o.createReadStream(
w);C.getPassword(b,D,G)})},cA.exports.warnTo=C.warnTo}),3879:((cA,A)=>{A.parse=function(o,C){return new r(o,C).parse()};class r{constructor(C,b){this.source=C,this.
transform=b||I,this.position=0,this.entries=[],this.recorded=[],this.dimension=0}isEof(){return this.position>=this.source.length}nextCharacter(){var C=this.source[this.
position++];return C==="\\"?{value:this.source[this.position++],escaped:!0}:{value:C,escaped:!1}}record(C){this.recorded.push(C)}newEntry(C){var b;(this.recorded.
length>0||C)&&(b=this.recorded.join(""),b==="NULL"&&!C&&(b=null),b!==null&&(b=this.transform(b)),this.entries.push(b),this.recorded=[])}consumeDimensions(){if(this.
source[0]==="[")for(;!this.isEof();){var C=this.nextCharacter();if(C.value==="=")break}}parse(C){var b,G,w;for(this.consumeDimensions();!this.isEof();)if(b=this.
nextCharacter(),b.value==="{"&&!w)this.dimension++,this.dimension>1&&(G=new r(this.source.substr(this.position-1),this.transform),this.entries.push(G.parse(!0)),
this.position+=G.position-2);else if(b.value==="}"&&!w){if(this.dimension--,!this.dimension&&(this.newEntry(),C))return this.entries}else b.value==='"'&&!b.escaped?
(w&&this.newEntry(!0),w=!w):b.value===","&&!w?this.newEntry():this.record(b.value);if(this.dimension!==0)throw new Error("array dimension not balanced");return this.
entries}}function I(o){return o}}),463:(cA=>{var A=Buffer.from||Buffer;cA.exports=function(I){if(/^\\x/.test(I))return A(I.substr(2),"hex");for(var o="",C=0;C<I.
length;)if(I[C]!=="\\")o+=I[C],++C;else if(/[0-7]{3}/.test(I.substr(C+1,3)))o+=String.fromCharCode(parseInt(I.substr(C+1,3),8)),C+=4;else{for(var b=1;C+b<I.length&&
I[C+b]==="\\";)b++;for(var G=0;G<Math.floor(b/2);++G)o+="\\";C+=Math.floor(b/2)*2}return A(o,"binary")}}),2690:(cA=>{var A=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,
r=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,I=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,o=/^-?infinity$/;cA.exports=function(F){if(o.test(F))return Number(F.replace("i","I"));
var D=A.exec(F);if(!D)return C(F)||null;var d=!!D[8],g=parseInt(D[1],10);d&&(g=G(g));var c=parseInt(D[2],10)-1,s=D[3],e=parseInt(D[4],10),t=parseInt(D[5],10),i=parseInt(
D[6],10),n=D[7];n=n?1e3*parseFloat(n):0;var l,B=b(F);return B!=null?(l=new Date(Date.UTC(g,c,s,e,t,i,n)),w(g)&&l.setUTCFullYear(g),B!==0&&l.setTime(l.getTime()-
B)):(l=new Date(g,c,s,e,t,i,n),w(g)&&l.setFullYear(g)),l};function C(R){var F=r.exec(R);if(F){var D=parseInt(F[1],10),d=!!F[4];d&&(D=G(D));var g=parseInt(F[2],10)-
1,c=F[3],s=new Date(D,g,c);return w(D)&&s.setFullYear(D),s}}function b(R){if(R.endsWith("+00"))return 0;var F=I.exec(R.split(" ")[1]);if(F){var D=F[1];if(D==="Z")
return 0;var d=D==="-"?-1:1,g=parseInt(F[2],10)*3600+parseInt(F[3]||0,10)*60+parseInt(F[4]||0,10);return g*d*1e3}}function G(R){return-(R-1)}function w(R){return R>=
0&&R<100}}),8755:((cA,A,r)=>{var I=r(223);cA.exports=o;function o(n){if(!(this instanceof o))return new o(n);I(this,i(n))}var C=["seconds","minutes","hours","da\
ys","months","years"];o.prototype.toPostgres=function(){var n=C.filter(this.hasOwnProperty,this);return this.milliseconds&&n.indexOf("seconds")<0&&n.push("secon\
ds"),n.length===0?"0":n.map(function(l){var B=this[l]||0;return l==="seconds"&&this.milliseconds&&(B=(B+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,"")),
B+" "+l},this).join(" ")};var b={years:"Y",months:"M",days:"D",hours:"H",minutes:"M",seconds:"S"},G=["years","months","days"],w=["hours","minutes","seconds"];o.
prototype.toISOString=o.prototype.toISO=function(){var n=G.map(B,this).join(""),l=w.map(B,this).join("");return"P"+n+"T"+l;function B(S){var L=this[S]||0;return S===
"seconds"&&this.milliseconds&&(L=(L+this.milliseconds/1e3).toFixed(6).replace(/0+$/,"")),L+b[S]}};var R="([+-]?\\d+)",F=R+"\\s+years?",D=R+"\\s+mons?",d=R+"\\s+d\
ays?",g="([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?",c=new RegExp([F,D,d,g].map(function(n){return"("+n+")?"}).join("\\s*")),s={years:2,months:4,days:6,hours:9,
minutes:10,seconds:11,milliseconds:12},e=["hours","minutes","seconds","milliseconds"];function t(n){var l=n+"000000".slice(n.length);return parseInt(l,10)/1e3}function i(n){
if(!n)return{};var l=c.exec(n),B=l[8]==="-";return Object.keys(s).reduce(function(S,L){var f=s[L],U=l[f];return!U||(U=L==="milliseconds"?t(U):parseInt(U,10),!U)||
(B&&~e.indexOf(L)&&(U*=-1),S[L]=U),S},{})}}),5286:((cA,A,r)=>{const{Transform:I}=r(2203),{StringDecoder:o}=r(5574),C=Symbol("last"),b=Symbol("decoder");function G(d,g,c){
let s;if(this.overflow){if(s=this[b].write(d).split(this.matcher),s.length===1)return c();s.shift(),this.overflow=!1}else this[C]+=this[b].write(d),s=this[C].split(
this.matcher);this[C]=s.pop();for(let e=0;e<s.length;e++)try{R(this,this.mapper(s[e]))}catch(t){return c(t)}if(this.overflow=this[C].length>this.maxLength,this.
overflow&&!this.skipOverflow){c(new Error("maximum buffer reached"));return}c()}function w(d){if(this[C]+=this[b].end(),this[C])try{R(this,this.mapper(this[C]))}catch(g){
return d(g)}d()}function R(d,g){g!==void 0&&d.push(g)}function F(d){return d}function D(d,g,c){switch(d=d||/\r?\n/,g=g||F,c=c||{},arguments.length){case 1:typeof d==
"function"?(g=d,d=/\r?\n/):typeof d=="object"&&!(d instanceof RegExp)&&!d[Symbol.split]&&(c=d,d=/\r?\n/);break;case 2:typeof d=="function"?(c=g,g=d,d=/\r?\n/):typeof g==
"object"&&(c=g,g=F)}c=Object.assign({},c),c.autoDestroy=!0,c.transform=G,c.flush=w,c.readableObjectMode=!0;const s=new I(c);return s[C]="",s[b]=new o("utf8"),s.
matcher=d,s.mapper=g,s.maxLength=c.maxLength,s.skipOverflow=c.skipOverflow||!1,s.overflow=!1,s._destroy=function(e,t){this._writableState.errorEmitted=!1,t(e)},
s}cA.exports=D}),223:(cA=>{cA.exports=r;var A=Object.prototype.hasOwnProperty;function r(I){for(var o=1;o<arguments.length;o++){var C=arguments[o];for(var b in C)
A.call(C,b)&&(I[b]=C[b])}return I}}),4390:(module=>{module.exports=eval("require")("pg-native")}),3849:((cA,A,r)=>{r.d(A,{Kj:()=>o,bC:()=>C,gK:()=>G});var I=r(3273);
const o=I.Client,C=I.Pool,b=I.Connection,G=I.types,w=I.Query,R=I.DatabaseError,F=I.escapeIdentifier,D=I.escapeLiteral,d=I.Result,g=I.TypeOverrides,c=I.defaults;
var s=null})};export{id,ids,modules};

const id=641,ids=[641],modules={785:((x,g)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.default={}}),6122:((x,g,Q)=>{function I(S,d={}){if(S.charAt(0)===
"/"){const A=S.split(" ");return{host:A[0],database:A[1]}}const R=Object.create(null);let u,h=!1;/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(S)&&(S=encodeURI(S).replace(
/%25(\d\d)/g,"%$1"));try{try{u=new URL(S,"postgres://base")}catch{u=new URL(S.replace("@/","@___DUMMY___/"),"postgres://base"),h=!0}}catch(A){throw A.input&&(A.
input="*****REDACTED*****"),A}for(const A of u.searchParams.entries())R[A[0]]=A[1];if(R.user=R.user||decodeURIComponent(u.username),R.password=R.password||decodeURIComponent(
u.password),u.protocol=="socket:")return R.host=decodeURI(u.pathname),R.database=u.searchParams.get("db"),R.client_encoding=u.searchParams.get("encoding"),R;const s=(h?
"":u.hostname).replace(/^\[(.+)\]$/,"$1");R.host?s&&/^%2f/i.test(s)&&(u.pathname=s+u.pathname):R.host=decodeURIComponent(s),R.port||(R.port=u.port);const c=u.pathname.
slice(1)||null;R.database=c?decodeURI(c):null,(R.ssl==="true"||R.ssl==="1")&&(R.ssl=!0),R.ssl==="0"&&(R.ssl=!1),(R.sslcert||R.sslkey||R.sslrootcert||R.sslmode)&&
(R.ssl={}),R.sslnegotiation==="direct"&&R.ssl===void 0&&(R.ssl=!0);const t=R.sslcert||R.sslkey||R.sslrootcert?Q(9896):null;if(R.sslcert&&(R.ssl.cert=t.readFileSync(
R.sslcert).toString()),R.sslkey&&(R.ssl.key=t.readFileSync(R.sslkey).toString()),R.sslrootcert&&(R.ssl.ca=t.readFileSync(R.sslrootcert).toString()),d.useLibpqCompat&&
R.uselibpqcompat)throw new Error("Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.");if(R.uselibpqcompat==="true"||d.useLibpqCompat)
switch(R.sslmode){case"disable":{R.ssl=!1;break}case"prefer":{R.ssl.rejectUnauthorized=!1;break}case"require":{R.sslrootcert?R.ssl.checkServerIdentity=function(){}:
R.ssl.rejectUnauthorized=!1;break}case"verify-ca":{if(!R.ssl.ca)throw new Error("SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslroot\
cert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA, making you vulnerable to Man-in-the-M\
iddle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.");R.ssl.checkServerIdentity=function(){};
break}case"verify-full":break}else switch(R.sslmode){case"disable":{R.ssl=!1;break}case"prefer":case"require":case"verify-ca":case"verify-full":{R.sslmode!=="ve\
rify-full"&&p(R.sslmode);break}case"no-verify":{R.ssl.rejectUnauthorized=!1;break}}return R}function n(S){return Object.entries(S).reduce((R,[u,h])=>(h!=null&&(R[u]=
h),R),Object.create(null))}function o(S){return Object.entries(S).reduce((R,[u,h])=>{if(u==="ssl"){const s=h;typeof s=="boolean"&&(R[u]=s),typeof s=="object"&&(R[u]=
n(s))}else if(h!=null)if(u==="port"){if(h!==""){const s=parseInt(h,10);if(isNaN(s))throw new Error(`Invalid ${u}: ${h}`);R[u]=s}}else R[u]=h;return R},Object.create(
null))}function M(S){return o(I(S))}function p(S){!p.warned&&typeof process<"u"&&process.emitWarning&&(p.warned=!0,process.emitWarning(`SECURITY WARNING: The SS\
L modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${S}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`))}x.exports=I,I.parse=I,I.toClientConfig=o,I.parseIntoClientConfig=M}),
2299:(x=>{var g=1e6;function Q(I){var n=I.readInt32BE(0),o=I.readUInt32BE(4),M="";n<0&&(n=~n+(o===0),o=~o+1>>>0,M="-");var p="",S,d,R,u,h,s;{if(S=n%g,n=n/g>>>0,
d=4294967296*S+o,o=d/g>>>0,R=""+(d-g*o),o===0&&n===0)return M+R+p;for(u="",h=6-R.length,s=0;s<h;s++)u+="0";p=u+R+p}{if(S=n%g,n=n/g>>>0,d=4294967296*S+o,o=d/g>>>
0,R=""+(d-g*o),o===0&&n===0)return M+R+p;for(u="",h=6-R.length,s=0;s<h;s++)u+="0";p=u+R+p}{if(S=n%g,n=n/g>>>0,d=4294967296*S+o,o=d/g>>>0,R=""+(d-g*o),o===0&&n===
0)return M+R+p;for(u="",h=6-R.length,s=0;s<h;s++)u+="0";p=u+R+p}return S=n%g,d=4294967296*S+o,R=""+d%g,M+R+p}x.exports=Q}),7558:((x,g,Q)=>{const I=Q(4434).EventEmitter,
n=function(){},o=(h,s)=>{const c=h.findIndex(s);return c===-1?void 0:h.splice(c,1)[0]};class M{constructor(s,c,t){this.client=s,this.idleListener=c,this.timeoutId=
t}}class p{constructor(s){this.callback=s}}function S(){throw new Error("Release called on client which has already been released to the pool.")}function d(h,s){
if(s)return{callback:s,result:void 0};let c,t;const A=function(i,E){i?c(i):t(E)},e=new h(function(i,E){t=i,c=E}).catch(i=>{throw Error.captureStackTrace(i),i});
return{callback:A,result:e}}function R(h,s){return function c(t){t.client=s,s.removeListener("error",c),s.on("error",()=>{h.log("additional client error after d\
isconnection due to error",t)}),h._remove(s),h.emit("error",t,s)}}class u extends I{constructor(s,c){super(),this.options=Object.assign({},s),s!=null&&"password"in
s&&Object.defineProperty(this.options,"password",{configurable:!0,enumerable:!1,writable:!0,value:s.password}),s!=null&&s.ssl&&s.ssl.key&&Object.defineProperty(
this.options.ssl,"key",{enumerable:!1}),this.options.max=this.options.max||this.options.poolSize||10,this.options.min=this.options.min||0,this.options.maxUses=this.
options.maxUses||1/0,this.options.allowExitOnIdle=this.options.allowExitOnIdle||!1,this.options.maxLifetimeSeconds=this.options.maxLifetimeSeconds||0,this.log=this.
options.log||function(){},this.Client=this.options.Client||c||Q(3273).Client,this.Promise=this.options.Promise||global.Promise,typeof this.options.idleTimeoutMillis>
"u"&&(this.options.idleTimeoutMillis=1e4),this._clients=[],this._idle=[],this._expired=new WeakSet,this._pendingQueue=[],this._endCallback=void 0,this.ending=!1,
this.ended=!1}_promiseTry(s){const c=this.Promise;return typeof c.try=="function"?c.try(s):new c(t=>t(s()))}_isFull(){return this._clients.length>=this.options.
max}_isAboveMin(){return this._clients.length>this.options.min}_pulseQueue(){if(this.log("pulse queue"),this.ended){this.log("pulse queue ended");return}if(this.
ending){this.log("pulse queue on ending"),this._idle.length&&this._idle.slice().map(c=>{this._remove(c.client)}),this._clients.length||(this.ended=!0,this._endCallback());
return}if(!this._pendingQueue.length){this.log("no queued requests");return}if(!this._idle.length&&this._isFull())return;const s=this._pendingQueue.shift();if(this.
_idle.length){const c=this._idle.pop();clearTimeout(c.timeoutId);const t=c.client;t.ref&&t.ref();const A=c.idleListener;return this._acquireClient(t,s,A,!1)}if(!this.
_isFull())return this.newClient(s);throw new Error("unexpected condition")}_remove(s,c){const t=o(this._idle,e=>e.client===s);t!==void 0&&clearTimeout(t.timeoutId),
this._clients=this._clients.filter(e=>e!==s);const A=this;s.end(()=>{A.emit("remove",s),typeof c=="function"&&c()})}connect(s){if(this.ending){const A=new Error(
"Cannot use a pool after calling end on the pool");return s?s(A):this.Promise.reject(A)}const c=d(this.Promise,s),t=c.result;if(this._isFull()||this._idle.length){
if(this._idle.length&&process.nextTick(()=>this._pulseQueue()),!this.options.connectionTimeoutMillis)return this._pendingQueue.push(new p(c.callback)),t;const A=(E,B,r)=>{
clearTimeout(i),c.callback(E,B,r)},e=new p(A),i=setTimeout(()=>{o(this._pendingQueue,E=>E.callback===A),e.timedOut=!0,c.callback(new Error("timeout exceeded whe\
n trying to connect"))},this.options.connectionTimeoutMillis);return i.unref&&i.unref(),this._pendingQueue.push(e),t}return this.newClient(new p(c.callback)),t}newClient(s){
const c=new this.Client(this.options);this._clients.push(c);const t=R(this,c);this.log("checking client timeout");let A,e=!1;this.options.connectionTimeoutMillis&&
(A=setTimeout(()=>{c.connection?(this.log("ending client due to timeout"),e=!0,c.connection.stream.destroy()):c.isConnected()||(this.log("ending client due to t\
imeout"),e=!0,c.end())},this.options.connectionTimeoutMillis)),this.log("connecting new client"),c.connect(i=>{if(A&&clearTimeout(A),c.on("error",t),i)this.log(
"client failed to connect",i),this._clients=this._clients.filter(E=>E!==c),e&&(i=new Error("Connection terminated due to connection timeout",{cause:i})),this._pulseQueue(),
s.timedOut||s.callback(i,void 0,n);else{if(this.log("new client connected"),this.options.onConnect){this._promiseTry(()=>this.options.onConnect(c)).then(()=>{this.
_afterConnect(c,s,t)},E=>{this._clients=this._clients.filter(B=>B!==c),c.end(()=>{this._pulseQueue(),s.timedOut||s.callback(E,void 0,n)})});return}return this._afterConnect(
c,s,t)}})}_afterConnect(s,c,t){if(this.options.maxLifetimeSeconds!==0){const A=setTimeout(()=>{this.log("ending client due to expired lifetime"),this._expired.add(
s),this._idle.findIndex(i=>i.client===s)!==-1&&this._acquireClient(s,new p((i,E,B)=>B()),t,!1)},this.options.maxLifetimeSeconds*1e3);A.unref(),s.once("end",()=>clearTimeout(
A))}return this._acquireClient(s,c,t,!0)}_acquireClient(s,c,t,A){A&&this.emit("connect",s),this.emit("acquire",s),s.release=this._releaseOnce(s,t),s.removeListener(
"error",t),c.timedOut?A&&this.options.verify?this.options.verify(s,s.release):s.release():A&&this.options.verify?this.options.verify(s,e=>{if(e)return s.release(
e),c.callback(e,void 0,n);c.callback(void 0,s,s.release)}):c.callback(void 0,s,s.release)}_releaseOnce(s,c){let t=!1;return A=>{t&&S(),t=!0,this._release(s,c,A)}}_release(s,c,t){
if(s.on("error",c),s._poolUseCount=(s._poolUseCount||0)+1,this.emit("release",t,s),t||this.ending||!s._queryable||s._ending||s._poolUseCount>=this.options.maxUses)
return s._poolUseCount>=this.options.maxUses&&this.log("remove expended client"),this._remove(s,this._pulseQueue.bind(this));if(this._expired.has(s))return this.
log("remove expired client"),this._expired.delete(s),this._remove(s,this._pulseQueue.bind(this));let e;this.options.idleTimeoutMillis&&this._isAboveMin()&&(e=setTimeout(
()=>{this._isAboveMin()&&(this.log("remove idle client"),this._remove(s,this._pulseQueue.bind(this)))},this.options.idleTimeoutMillis),this.options.allowExitOnIdle&&
e.unref()),this.options.allowExitOnIdle&&s.unref(),this._idle.push(new M(s,c,e)),this._pulseQueue()}query(s,c,t){if(typeof s=="function"){const e=d(this.Promise,
s);return setImmediate(function(){return e.callback(new Error("Passing a function as the first parameter to pool.query is not supported"))}),e.result}typeof c==
"function"&&(t=c,c=void 0);const A=d(this.Promise,t);return t=A.callback,this.connect((e,i)=>{if(e)return t(e);let E=!1;const B=r=>{E||(E=!0,i.release(r),t(r))};
i.once("error",B),this.log("dispatching query");try{i.query(s,c,(r,D)=>{if(this.log("query dispatched"),i.removeListener("error",B),!E)return E=!0,i.release(r),
r?t(r):t(void 0,D)})}catch(r){return i.release(r),t(r)}}),A.result}end(s){if(this.log("ending"),this.ending){const t=new Error("Called end on pool more than onc\
e");return s?s(t):this.Promise.reject(t)}this.ending=!0;const c=d(this.Promise,s);return this._endCallback=c.callback,this._pulseQueue(),c.result}get waitingCount(){
return this._pendingQueue.length}get idleCount(){return this._idle.length}get expiredCount(){return this._clients.reduce((s,c)=>s+(this._expired.has(c)?1:0),0)}get totalCount(){
return this._clients.length}}x.exports=u}),9971:((x,g)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.BufferReader=void 0;class Q{constructor(n=0){this.offset=
n,this.buffer=Buffer.allocUnsafe(0),this.encoding="utf-8"}setBuffer(n,o){this.offset=n,this.buffer=o}int16(){const n=this.buffer.readInt16BE(this.offset);return this.
offset+=2,n}byte(){const n=this.buffer[this.offset];return this.offset++,n}int32(){const n=this.buffer.readInt32BE(this.offset);return this.offset+=4,n}uint32(){
const n=this.buffer.readUInt32BE(this.offset);return this.offset+=4,n}string(n){const o=this.buffer.toString(this.encoding,this.offset,this.offset+n);return this.
offset+=n,o}cstring(){const n=this.offset;let o=n;for(;this.buffer[o++];);return this.offset=o,this.buffer.toString(this.encoding,n,o-1)}bytes(n){const o=this.buffer.
slice(this.offset,this.offset+n);return this.offset+=n,o}}g.BufferReader=Q}),9315:((x,g)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.Writer=void 0;class Q{constructor(n=256){
this.size=n,this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(n)}ensure(n){if(this.buffer.length-this.offset<n){const M=this.buffer,p=M.length+
(M.length>>1)+n;this.buffer=Buffer.allocUnsafe(p),M.copy(this.buffer,0,0,this.offset)}}addInt32(n){return this.ensure(4),this.buffer[this.offset++]=n>>>24&255,this.
buffer[this.offset++]=n>>>16&255,this.buffer[this.offset++]=n>>>8&255,this.buffer[this.offset++]=n>>>0&255,this}addInt16(n){return this.ensure(2),this.buffer[this.
offset++]=n>>>8&255,this.buffer[this.offset++]=n>>>0&255,this}addCString(n){if(!n)this.ensure(1);else{const o=Buffer.byteLength(n);this.ensure(o+1),this.buffer.
write(n,this.offset,"utf-8"),this.offset+=o}return this.buffer[this.offset++]=0,this}addString(n=""){const o=Buffer.byteLength(n);return this.ensure(o),this.buffer.
write(n,this.offset),this.offset+=o,this}addInt32PrefixedString(n){const o=Buffer.byteLength(n);this.ensure(4+o);const M=this.buffer;let p=this.offset;return M[p++]=
o>>>24&255,M[p++]=o>>>16&255,M[p++]=o>>>8&255,M[p++]=o>>>0&255,M.write(n,p,"utf-8"),this.offset=p+o,this}add(n){return this.ensure(n.length),n.copy(this.buffer,
this.offset),this.offset+=n.length,this}reserveUnsafe(n){const o=this.offset;return this.ensure(n),this.offset+=n,o}join(n){if(n){this.buffer[this.headerPosition]=
n;const o=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(o,this.headerPosition+1)}return this.buffer.slice(n?0:5,this.offset)}flush(n){const o=this.
join(n);return this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(this.size),o}clear(){this.offset=5,this.headerPosition=0}}g.Writer=Q}),4233:((x,g,Q)=>{
Object.defineProperty(g,"__esModule",{value:!0}),g.DatabaseError=g.serialize=void 0,g.parse=M;const I=Q(5809);Object.defineProperty(g,"DatabaseError",{enumerable:!0,
get:function(){return I.DatabaseError}});const n=Q(6513);Object.defineProperty(g,"serialize",{enumerable:!0,get:function(){return n.serialize}});const o=Q(3318);
function M(p,S){const d=new o.Parser;return p.on("data",R=>d.parse(R,S)),new Promise(R=>p.on("end",()=>R()))}}),5809:((x,g)=>{Object.defineProperty(g,"__esModul\
e",{value:!0}),g.NoticeMessage=g.DataRowMessage=g.CommandCompleteMessage=g.ReadyForQueryMessage=g.NotificationResponseMessage=g.BackendKeyDataMessage=g.AuthenticationMD5Password=
g.ParameterStatusMessage=g.ParameterDescriptionMessage=g.RowDescriptionMessage=g.Field=g.CopyResponse=g.CopyDataMessage=g.DatabaseError=g.copyDone=g.emptyQuery=
g.replicationStart=g.portalSuspended=g.noData=g.closeComplete=g.bindComplete=g.parseComplete=void 0,g.parseComplete={name:"parseComplete",length:5},g.bindComplete=
{name:"bindComplete",length:5},g.closeComplete={name:"closeComplete",length:5},g.noData={name:"noData",length:5},g.portalSuspended={name:"portalSuspended",length:5},
g.replicationStart={name:"replicationStart",length:4},g.emptyQuery={name:"emptyQuery",length:4},g.copyDone={name:"copyDone",length:4};class Q extends Error{constructor(e,i,E){
super(e),this.length=i,this.name=E}}g.DatabaseError=Q;class I{constructor(e,i){this.length=e,this.chunk=i,this.name="copyData"}}g.CopyDataMessage=I;class n{constructor(e,i,E,B){
this.length=e,this.name=i,this.binary=E,this.columnTypes=new Array(B)}}g.CopyResponse=n;class o{constructor(e,i,E,B,r,D,w){this.name=e,this.tableID=i,this.columnID=
E,this.dataTypeID=B,this.dataTypeSize=r,this.dataTypeModifier=D,this.format=w}}g.Field=o;class M{constructor(e,i){this.length=e,this.fieldCount=i,this.name="row\
Description",this.fields=new Array(this.fieldCount)}}g.RowDescriptionMessage=M;class p{constructor(e,i){this.length=e,this.parameterCount=i,this.name="parameter\
Description",this.dataTypeIDs=new Array(this.parameterCount)}}g.ParameterDescriptionMessage=p;class S{constructor(e,i,E){this.length=e,this.parameterName=i,this.
parameterValue=E,this.name="parameterStatus"}}g.ParameterStatusMessage=S;class d{constructor(e,i){this.length=e,this.salt=i,this.name="authenticationMD5Password"}}
g.AuthenticationMD5Password=d;class R{constructor(e,i,E){this.length=e,this.processID=i,this.secretKey=E,this.name="backendKeyData"}}g.BackendKeyDataMessage=R;class u{constructor(e,i,E,B){
this.length=e,this.processId=i,this.channel=E,this.payload=B,this.name="notification"}}g.NotificationResponseMessage=u;class h{constructor(e,i){this.length=e,this.
status=i,this.name="readyForQuery"}}g.ReadyForQueryMessage=h;class s{constructor(e,i){this.length=e,this.text=i,this.name="commandComplete"}}g.CommandCompleteMessage=
s;class c{constructor(e,i){this.length=e,this.fields=i,this.name="dataRow",this.fieldCount=i.length}}g.DataRowMessage=c;class t{constructor(e,i){this.length=e,this.
message=i,this.name="notice"}}g.NoticeMessage=t}),3318:((x,g,Q)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.Parser=void 0;const I=Q(5809),n=Q(9971),o=1,
p=o+4,S=-1,d=Buffer.allocUnsafe(0);class R{constructor(f){if(this.buffer=d,this.bufferLength=0,this.bufferOffset=0,this.reader=new n.BufferReader,f?.mode==="bin\
ary")throw new Error("Binary mode not supported yet");this.mode=f?.mode||"text"}parse(f,L){this.mergeBuffer(f);const b=this.bufferOffset+this.bufferLength;let y=this.
bufferOffset;for(;y+p<=b;){const N=this.buffer[y],k=this.buffer.readUInt32BE(y+o),V=o+k;if(V+y<=b){const O=this.handlePacket(y+p,N,k,this.buffer);L(O),y+=V}else
break}y===b?(this.buffer=d,this.bufferLength=0,this.bufferOffset=0):(this.bufferLength=b-y,this.bufferOffset=y)}mergeBuffer(f){if(this.bufferLength>0){const L=this.
bufferLength+f.byteLength;if(L+this.bufferOffset>this.buffer.byteLength){let y;if(L<=this.buffer.byteLength&&this.bufferOffset>=this.bufferLength)y=this.buffer;else{
let N=this.buffer.byteLength*2;for(;L>=N;)N*=2;y=Buffer.allocUnsafe(N)}this.buffer.copy(y,0,this.bufferOffset,this.bufferOffset+this.bufferLength),this.buffer=y,
this.bufferOffset=0}f.copy(this.buffer,this.bufferOffset+this.bufferLength),this.bufferLength=L}else this.buffer=f,this.bufferOffset=0,this.bufferLength=f.byteLength}handlePacket(f,L,b,y){
const{reader:N}=this;N.setBuffer(f,y);let k;switch(L){case 50:k=I.bindComplete;break;case 49:k=I.parseComplete;break;case 51:k=I.closeComplete;break;case 110:k=
I.noData;break;case 115:k=I.portalSuspended;break;case 99:k=I.copyDone;break;case 87:k=I.replicationStart;break;case 73:k=I.emptyQuery;break;case 68:k=r(N);break;case 67:
k=h(N);break;case 90:k=u(N);break;case 65:k=e(N);break;case 82:k=a(N,b);break;case 83:k=D(N);break;case 75:k=w(N);break;case 69:k=F(N,"error");break;case 78:k=F(
N,"notice");break;case 84:k=i(N);break;case 116:k=B(N);break;case 71:k=c(N);break;case 72:k=t(N);break;case 100:k=s(N,b);break;default:return new I.DatabaseError(
"received invalid response: "+L.toString(16),b,"error")}return N.setBuffer(0,d),k.length=b,k}}g.Parser=R;const u=l=>{const f=l.string(1);return new I.ReadyForQueryMessage(
S,f)},h=l=>{const f=l.cstring();return new I.CommandCompleteMessage(S,f)},s=(l,f)=>{const L=l.bytes(f-4);return new I.CopyDataMessage(S,L)},c=l=>A(l,"copyInResp\
onse"),t=l=>A(l,"copyOutResponse"),A=(l,f)=>{const L=l.byte()!==0,b=l.int16(),y=new I.CopyResponse(S,f,L,b);for(let N=0;N<b;N++)y.columnTypes[N]=l.int16();return y},
e=l=>{const f=l.int32(),L=l.cstring(),b=l.cstring();return new I.NotificationResponseMessage(S,f,L,b)},i=l=>{const f=l.int16(),L=new I.RowDescriptionMessage(S,f);
for(let b=0;b<f;b++)L.fields[b]=E(l);return L},E=l=>{const f=l.cstring(),L=l.uint32(),b=l.int16(),y=l.uint32(),N=l.int16(),k=l.int32(),V=l.int16()===0?"text":"b\
inary";return new I.Field(f,L,b,y,N,k,V)},B=l=>{const f=l.int16(),L=new I.ParameterDescriptionMessage(S,f);for(let b=0;b<f;b++)L.dataTypeIDs[b]=l.uint32();return L},
r=l=>{const f=l.int16(),L=new Array(f);for(let b=0;b<f;b++){const y=l.int32();L[b]=y===-1?null:l.string(y)}return new I.DataRowMessage(S,L)},D=l=>{const f=l.cstring(),
L=l.cstring();return new I.ParameterStatusMessage(S,f,L)},w=l=>{const f=l.int32(),L=l.int32();return new I.BackendKeyDataMessage(S,f,L)},a=(l,f)=>{const L=l.int32(),
b={name:"authenticationOk",length:f};switch(L){case 0:break;case 3:b.length===8&&(b.name="authenticationCleartextPassword");break;case 5:if(b.length===12){b.name=
"authenticationMD5Password";const y=l.bytes(4);return new I.AuthenticationMD5Password(S,y)}break;case 10:{b.name="authenticationSASL",b.mechanisms=[];let y;do y=
l.cstring(),y&&b.mechanisms.push(y);while(y)}break;case 11:b.name="authenticationSASLContinue",b.data=l.string(f-8);break;case 12:b.name="authenticationSASLFina\
l",b.data=l.string(f-8);break;default:throw new Error("Unknown authenticationOk message type "+L)}return b},F=(l,f)=>{const L={};let b=l.string(1);for(;b!=="\0";)
L[b]=l.cstring(),b=l.string(1);const y=L.M,N=f==="notice"?new I.NoticeMessage(S,y):new I.DatabaseError(y,S,f);return N.severity=L.S,N.code=L.C,N.detail=L.D,N.hint=
L.H,N.position=L.P,N.internalPosition=L.p,N.internalQuery=L.q,N.where=L.W,N.schema=L.s,N.table=L.t,N.column=L.c,N.dataType=L.d,N.constraint=L.n,N.file=L.F,N.line=
L.L,N.routine=L.R,N}}),6513:((x,g,Q)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.serialize=void 0;const I=Q(9315),n=new I.Writer,o=N=>{n.addInt16(3).addInt16(
0);for(const O of Object.keys(N))n.addCString(O).addCString(N[O]);n.addCString("client_encoding").addCString("UTF8");const k=n.addCString("").flush(),V=k.length+
4;return new I.Writer().addInt32(V).add(k).flush()},M=()=>{const N=Buffer.allocUnsafe(8);return N.writeInt32BE(8,0),N.writeInt32BE(80877103,4),N},p=N=>n.addCString(
N).flush(112),S=function(N,k){return n.addCString(N).addInt32PrefixedString(k),n.flush(112)},d=function(N){return n.addString(N).flush(112)},R=N=>n.addCString(N).
flush(81),u=[],h=N=>{const k=N.name||"";k.length>63&&(console.error("Warning! Postgres only supports 63 characters for query names."),console.error("You supplie\
d %s (%s)",k,k.length),console.error("This can cause conflicts and silent errors executing queries"));const V=N.types||u,O=V.length,H=n.addCString(k).addCString(
N.text).addInt16(O);for(let j=0;j<O;j++)H.addInt32(V[j]);return n.flush(80)},s=function(N,k,V){const O=N.length;for(let H=0;H<O;H++){const j=k?k(N[H],H):N[H];let AA=0;
j==null?n.addInt32(-1):j instanceof Buffer?(AA=1,n.addInt32(j.length),n.add(j)):n.addInt32PrefixedString(j);const IA=n.buffer;IA[V++]=0,IA[V++]=AA}},c=(N={})=>{
const k=N.portal||"",V=N.statement||"",O=N.binary||!1,H=N.values||u,j=H.length;n.addCString(k).addCString(V),n.addInt16(j);const AA=n.reserveUnsafe(j*2);n.addInt16(
j);try{s(H,N.valueMapper,AA)}catch(IA){throw n.clear(),IA}return n.addInt16(1),n.addInt16(O?1:0),n.flush(66)},t=Buffer.from([69,0,0,0,9,0,0,0,0,0]),A=N=>{if(!N||
!N.portal&&!N.rows)return t;const k=N.portal||"",V=N.rows||0,O=Buffer.byteLength(k),H=4+O+1+4,j=Buffer.allocUnsafe(1+H);return j[0]=69,j.writeInt32BE(H,1),j.write(
k,5,"utf-8"),j[O+5]=0,j.writeUInt32BE(V,j.length-4),j},e=(N,k)=>{const V=Buffer.allocUnsafe(16);return V.writeInt32BE(16,0),V.writeInt16BE(1234,4),V.writeInt16BE(
5678,6),V.writeInt32BE(N,8),V.writeInt32BE(k,12),V},i=(N,k)=>{const O=4+Buffer.byteLength(k)+1,H=Buffer.allocUnsafe(1+O);return H[0]=N,H.writeInt32BE(O,1),H.write(
k,5,"utf-8"),H[O]=0,H},E=n.addCString("P").flush(68),B=n.addCString("S").flush(68),r=N=>N.name?i(68,`${N.type}${N.name||""}`):N.type==="P"?E:B,D=N=>{const k=`${N.
type}${N.name||""}`;return i(67,k)},w=N=>n.add(N).flush(100),a=N=>i(102,N),F=N=>Buffer.from([N,0,0,0,4]),l=F(72),f=F(83),L=F(88),b=F(99),y={startup:o,password:p,
requestSsl:M,sendSASLInitialResponseMessage:S,sendSCRAMClientFinalMessage:d,query:R,parse:h,bind:c,execute:A,describe:r,close:D,flush:()=>l,sync:()=>f,end:()=>L,
copyData:w,copyDone:()=>b,copyFail:a,cancel:e};g.serialize=y}),1549:((x,g,Q)=>{var I=Q(4784),n=Q(7522),o=Q(6471),M=Q(6345);g.getTypeParser=d,g.setTypeParser=R,g.
arrayParser=o,g.builtins=M;var p={text:{},binary:{}};function S(u){return String(u)}function d(u,h){return h=h||"text",p[h]&&p[h][u]||S}function R(u,h,s){typeof h==
"function"&&(s=h,h="text"),p[h][u]=s}I.init(function(u,h){p.text[u]=h}),n.init(function(u,h){p.binary[u]=h})}),6471:((x,g,Q)=>{var I=Q(3879);x.exports={create:function(n,o){
return{parse:function(){return I.parse(n,o)}}}}}),7522:((x,g,Q)=>{var I=Q(2299),n=function(A,e,i,E,B){i=i||0,E=E||!1,B=B||function(b,y,N){return b*Math.pow(2,N)+
y};var r=i>>3,D=function(b){return E?~b&255:b},w=255,a=8-i%8;e<a&&(w=255<<8-e&255,a=e),i&&(w=w>>i%8);var F=0;i%8+e>=8&&(F=B(0,D(A[r])&w,a));for(var l=e+i>>3,f=r+
1;f<l;f++)F=B(F,D(A[f]),8);var L=(e+i)%8;return L>0&&(F=B(F,D(A[l])>>8-L,L)),F},o=function(A,e,i){var E=Math.pow(2,i-1)-1,B=n(A,1),r=n(A,i,1);if(r===0)return 0;
var D=1,w=function(F,l,f){F===0&&(F=1);for(var L=1;L<=f;L++)D/=2,(l&1<<f-L)>0&&(F+=D);return F},a=n(A,e,i+1,!1,w);return r==Math.pow(2,i+1)-1?a===0?B===0?1/0:-1/0:
NaN:(B===0?1:-1)*Math.pow(2,r-E)*a},M=function(A){return n(A,1)==1?-1*(n(A,15,1,!0)+1):n(A,15,1)},p=function(A){return n(A,1)==1?-1*(n(A,31,1,!0)+1):n(A,31,1)},
S=function(A){return o(A,23,8)},d=function(A){return o(A,52,11)},R=function(A){var e=n(A,16,32);if(e==49152)return NaN;for(var i=Math.pow(1e4,n(A,16,16)),E=0,B=[],
r=n(A,16),D=0;D<r;D++)E+=n(A,16,64+16*D)*i,i/=1e4;var w=Math.pow(10,n(A,16,48));return(e===0?1:-1)*Math.round(E*w)/w},u=function(A,e){var i=n(e,1),E=n(e,63,1),B=new Date(
(i===0?1:-1)*E/1e3+9466848e5);return A||B.setTime(B.getTime()+B.getTimezoneOffset()*6e4),B.usec=E%1e3,B.getMicroSeconds=function(){return this.usec},B.setMicroSeconds=
function(r){this.usec=r},B.getUTCMicroSeconds=function(){return this.usec},B},h=function(A){for(var e=n(A,32),i=n(A,32,32),E=n(A,32,64),B=96,r=[],D=0;D<e;D++)r[D]=
n(A,32,B),B+=32,B+=32;var w=function(F){var l=n(A,32,B);if(B+=32,l==4294967295)return null;var f;if(F==23||F==20)return f=n(A,l*8,B),B+=l*8,f;if(F==25)return f=
A.toString(this.encoding,B>>3,(B+=l<<3)>>3),f;console.log("ERROR: ElementType not implemented: "+F)},a=function(F,l){var f=[],L;if(F.length>1){var b=F.shift();for(L=
0;L<b;L++)f[L]=a(F,l);F.unshift(b)}else for(L=0;L<F[0];L++)f[L]=w(l);return f};return a(r,E)},s=function(A){return A.toString("utf8")},c=function(A){return A===
null?null:n(A,8)>0},t=function(A){A(20,I),A(21,M),A(23,p),A(26,p),A(1700,R),A(700,S),A(701,d),A(16,c),A(1114,u.bind(null,!1)),A(1184,u.bind(null,!0)),A(1e3,h),A(
1007,h),A(1016,h),A(1008,h),A(1009,h),A(25,s)};x.exports={init:t}}),6345:(x=>{x.exports={BOOL:16,BYTEA:17,CHAR:18,INT8:20,INT2:21,INT4:23,REGPROC:24,TEXT:25,OID:26,
TID:27,XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,FLOAT8:701,ABSTIME:702,RELTIME:703,TINTERVAL:704,CIRCLE:718,
MACADDR8:774,MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,TIMESTAMP:1114,TIMESTAMPTZ:1184,INTERVAL:1186,TIMETZ:1266,
BIT:1560,VARBIT:1562,NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,REGTYPE:2206,UUID:2950,TXID_SNAPSHOT:2970,PG_LSN:3220,
PG_NDISTINCT:3361,PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,JSONB:3802,REGNAMESPACE:4089,REGROLE:4096}}),
4784:((x,g,Q)=>{var I=Q(3879),n=Q(6471),o=Q(2690),M=Q(8755),p=Q(463);function S(l){return function(L){return L===null?L:l(L)}}function d(l){return l===null?l:l===
"TRUE"||l==="t"||l==="true"||l==="y"||l==="yes"||l==="on"||l==="1"}function R(l){return l?I.parse(l,d):null}function u(l){return parseInt(l,10)}function h(l){return l?
I.parse(l,S(u)):null}function s(l){return l?I.parse(l,S(function(f){return r(f).trim()})):null}var c=function(l){if(!l)return null;var f=n.create(l,function(L){
return L!==null&&(L=w(L)),L});return f.parse()},t=function(l){if(!l)return null;var f=n.create(l,function(L){return L!==null&&(L=parseFloat(L)),L});return f.parse()},
A=function(l){if(!l)return null;var f=n.create(l);return f.parse()},e=function(l){if(!l)return null;var f=n.create(l,function(L){return L!==null&&(L=o(L)),L});return f.
parse()},i=function(l){if(!l)return null;var f=n.create(l,function(L){return L!==null&&(L=M(L)),L});return f.parse()},E=function(l){return l?I.parse(l,S(p)):null},
B=function(l){return parseInt(l,10)},r=function(l){var f=String(l);return/^\d+$/.test(f)?f:l},D=function(l){return l?I.parse(l,S(JSON.parse)):null},w=function(l){
return l[0]!=="("?null:(l=l.substring(1,l.length-1).split(","),{x:parseFloat(l[0]),y:parseFloat(l[1])})},a=function(l){if(l[0]!=="<"&&l[1]!=="(")return null;for(var f="\
(",L="",b=!1,y=2;y<l.length-1;y++){if(b||(f+=l[y]),l[y]===")"){b=!0;continue}else if(!b)continue;l[y]!==","&&(L+=l[y])}var N=w(f);return N.radius=parseFloat(L),
N},F=function(l){l(20,r),l(21,B),l(23,B),l(26,B),l(700,parseFloat),l(701,parseFloat),l(16,d),l(1082,o),l(1114,o),l(1184,o),l(600,w),l(651,A),l(718,a),l(1e3,R),l(
1001,E),l(1005,h),l(1007,h),l(1028,h),l(1016,s),l(1017,c),l(1021,t),l(1022,t),l(1231,t),l(1014,A),l(1015,A),l(1008,A),l(1009,A),l(1040,A),l(1041,A),l(1115,e),l(
1182,e),l(1185,e),l(1186,M),l(1187,i),l(17,p),l(114,JSON.parse.bind(JSON)),l(3802,JSON.parse.bind(JSON)),l(199,D),l(3807,D),l(3907,A),l(2951,A),l(791,A),l(1183,
A),l(1270,A)};x.exports={init:F}}),5042:((x,g,Q)=>{const I=Q(4434).EventEmitter,n=Q(9652),o=Q(9023),M=Q(948),p=Q(365),S=Q(646),d=Q(4473),R=Q(1376),u=Q(9809),h=Q(
4150),s=o.deprecate(()=>{},"Client.activeQuery is deprecated and will be removed in pg@9.0"),c=o.deprecate(()=>{},"Client.queryQueue is deprecated and will be r\
emoved in pg@9.0."),t=o.deprecate(()=>{},"pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password property\
 to the Client/Pool constructor that returns a password instead. Within this function you can call the pgpass module in your own code."),A=o.deprecate(()=>{},"P\
assing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in pg@9.0."),e=o.deprecate(()=>{},"Calling client.query(\
) when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.");
function i(B,r){if(typeof B=="number")return Number.isFinite(B)?B:r;if(typeof B=="string"&&B.trim()!==""){const D=Number(B);return Number.isFinite(D)?D:r}return r}
class E extends I{constructor(r){super(),this.connectionParameters=new S(r),this.user=this.connectionParameters.user,this.database=this.connectionParameters.database,
this.port=this.connectionParameters.port,this.host=this.connectionParameters.host,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,
value:this.connectionParameters.password}),this.replication=this.connectionParameters.replication;const D=r||{};D.Promise&&A(),this._Promise=D.Promise||global.Promise,
this._types=new p(D.types),this._ending=!1,this._ended=!1,this._connecting=!1,this._connected=!1,this._connectionError=!1,this._queryable=!0,this._activeQuery=null,
this._txStatus=null,this.enableChannelBinding=!!D.enableChannelBinding,this.scramMaxIterations=i(D.scramMaxIterations,M.DEFAULT_MAX_SCRAM_ITERATIONS),this.connection=
D.connection||new u({stream:D.stream,ssl:this.connectionParameters.ssl,sslNegotiation:this.connectionParameters.sslnegotiation,keepAlive:D.keepAlive||!1,keepAliveInitialDelayMillis:D.
keepAliveInitialDelayMillis||0,encoding:this.connectionParameters.client_encoding||"utf8"}),this._queryQueue=[],this._sentQueryQueue=[],this.pipeline=!!D.pipeline,
this.binary=D.binary||R.binary,this.processID=null,this.secretKey=null,this.ssl=this.connectionParameters.ssl||!1,this.sslNegotiation=this.connectionParameters.
sslnegotiation||"postgres",this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this._connectionTimeoutMillis=D.connectionTimeoutMillis||
0}get activeQuery(){return s(),this._activeQuery}set activeQuery(r){s(),this._activeQuery=r}_getActiveQuery(){return this._activeQuery}_errorAllQueries(r){const D=a=>{
process.nextTick(()=>{a.handleError(r,this.connection)})},w=this._getActiveQuery();w&&(D(w),this._activeQuery=null),this._sentQueryQueue.forEach(D),this._sentQueryQueue.
length=0,this._queryQueue.forEach(D),this._queryQueue.length=0}_connect(r){const D=this,w=this.connection;if(this._connectionCallback=r,this._connecting||this._connected){
const a=new Error("Client has already been connected. You cannot reuse a client.");process.nextTick(()=>{r(a)});return}this._connecting=!0,this._connectionTimeoutMillis>
0&&(this.connectionTimeoutHandle=setTimeout(()=>{w._ending=!0,w.stream.destroy(new Error("timeout expired"))},this._connectionTimeoutMillis),this.connectionTimeoutHandle.
unref&&this.connectionTimeoutHandle.unref()),this.host&&this.host.indexOf("/")===0?w.connect(this.host+"/.s.PGSQL."+this.port):w.connect(this.port,this.host),w.
on("connect",function(){D.ssl?D.sslNegotiation!=="direct"&&w.requestSsl():w.startup(D.getStartupConf())}),w.on("sslconnect",function(){w.startup(D.getStartupConf())}),
this._attachListeners(w),w.once("end",()=>{const a=this._ending?new Error("Connection terminated"):new Error("Connection terminated unexpectedly");clearTimeout(
this.connectionTimeoutHandle),this._errorAllQueries(a),this._ended=!0,this._ending||(this._connecting&&!this._connectionError?this._connectionCallback?this._connectionCallback(
a):this._handleErrorEvent(a):this._connectionError||this._handleErrorEvent(a)),process.nextTick(()=>{this.emit("end")})})}connect(r){if(r){this._connect(r);return}
return new this._Promise((D,w)=>{this._connect(a=>{a?w(a):D(this)})})}_attachListeners(r){r.on("authenticationCleartextPassword",this._handleAuthCleartextPassword.
bind(this)),r.on("authenticationMD5Password",this._handleAuthMD5Password.bind(this)),r.on("authenticationSASL",this._handleAuthSASL.bind(this)),r.on("authentica\
tionSASLContinue",this._handleAuthSASLContinue.bind(this)),r.on("authenticationSASLFinal",this._handleAuthSASLFinal.bind(this)),r.on("backendKeyData",this._handleBackendKeyData.
bind(this)),r.on("error",this._handleErrorEvent.bind(this)),r.on("errorMessage",this._handleErrorMessage.bind(this)),r.on("readyForQuery",this._handleReadyForQuery.
bind(this)),r.on("notice",this._handleNotice.bind(this)),r.on("rowDescription",this._handleRowDescription.bind(this)),r.on("dataRow",this._handleDataRow.bind(this)),
r.on("portalSuspended",this._handlePortalSuspended.bind(this)),r.on("emptyQuery",this._handleEmptyQuery.bind(this)),r.on("commandComplete",this._handleCommandComplete.
bind(this)),r.on("parseComplete",this._handleParseComplete.bind(this)),r.on("copyInResponse",this._handleCopyInResponse.bind(this)),r.on("copyData",this._handleCopyData.
bind(this)),r.on("notification",this._handleNotification.bind(this))}_getPassword(r){const D=this.connection;if(typeof this.password=="function")this._Promise.resolve().
then(()=>this.password(this.connectionParameters)).then(w=>{if(w!==void 0){if(typeof w!="string"){D.emit("error",new TypeError("Password must be a string"));return}
this.connectionParameters.password=this.password=w}else this.connectionParameters.password=this.password=null;r()}).catch(w=>{D.emit("error",w)});else if(this.password!==
null)r();else try{Q(3272)(this.connectionParameters,a=>{a!==void 0&&(t(),this.connectionParameters.password=this.password=a),r()})}catch(w){this.emit("error",w)}}_handleAuthCleartextPassword(r){
this._getPassword(()=>{this.connection.password(this.password)})}_handleAuthMD5Password(r){this._getPassword(async()=>{try{const D=await h.postgresMd5PasswordHash(
this.user,this.password,r.salt);this.connection.password(D)}catch(D){this.emit("error",D)}})}_handleAuthSASL(r){this._getPassword(()=>{try{this.saslSession=M.startSession(
r.mechanisms,this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations),this.connection.sendSASLInitialResponseMessage(this.saslSession.mechanism,
this.saslSession.response)}catch(D){this.connection.emit("error",D)}})}async _handleAuthSASLContinue(r){try{await M.continueSession(this.saslSession,this.password,
r.data,this.enableChannelBinding&&this.connection.stream),this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(D){this.connection.emit("\
error",D)}}_handleAuthSASLFinal(r){try{M.finalizeSession(this.saslSession,r.data),this.saslSession=null}catch(D){this.connection.emit("error",D)}}_handleBackendKeyData(r){
this.processID=r.processID,this.secretKey=r.secretKey}_handleReadyForQuery(r){this._connecting&&(this._connecting=!1,this._connected=!0,clearTimeout(this.connectionTimeoutHandle),
this._connectionCallback&&(this._connectionCallback(null,this),this._connectionCallback=null),this.emit("connect"));const D=this._getActiveQuery();this._activeQuery=
null,this._txStatus=r?.status??null,this.readyForQuery=!0,D&&D.handleReadyForQuery(this.connection),this._pulseQueryQueue()}_handleErrorWhileConnecting(r){if(!this.
_connectionError){if(this._connectionError=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback)return this._connectionCallback(r);this.emit("\
error",r)}}_handleErrorEvent(r){if(this._connecting)return this._handleErrorWhileConnecting(r);this._queryable=!1,this._errorAllQueries(r),this.emit("error",r)}_handleErrorMessage(r){
if(this._connecting)return this._handleErrorWhileConnecting(r);const D=this._getActiveQuery();if(!D){this._handleErrorEvent(r);return}this._activeQuery=null,D.name&&
delete this.connection.submittedNamedStatements[D.name],D.handleError(r,this.connection)}_handleRowDescription(r){const D=this._getActiveQuery();if(D==null){const w=new Error(
"Received unexpected rowDescription message from backend.");this._handleErrorEvent(w);return}D.handleRowDescription(r)}_handleDataRow(r){const D=this._getActiveQuery();
if(D==null){const w=new Error("Received unexpected dataRow message from backend.");this._handleErrorEvent(w);return}D.handleDataRow(r)}_handlePortalSuspended(r){
const D=this._getActiveQuery();if(D==null){const w=new Error("Received unexpected portalSuspended message from backend.");this._handleErrorEvent(w);return}D.handlePortalSuspended(
this.connection)}_handleEmptyQuery(r){const D=this._getActiveQuery();if(D==null){const w=new Error("Received unexpected emptyQuery message from backend.");this.
_handleErrorEvent(w);return}D.handleEmptyQuery(this.connection)}_handleCommandComplete(r){const D=this._getActiveQuery();if(D==null){const w=new Error("Received\
 unexpected commandComplete message from backend.");this._handleErrorEvent(w);return}D.handleCommandComplete(r,this.connection)}_handleParseComplete(){const r=this.
_getActiveQuery();if(r==null){const D=new Error("Received unexpected parseComplete message from backend.");this._handleErrorEvent(D);return}r.name&&(this.connection.
parsedStatements[r.name]=r.text,delete this.connection.submittedNamedStatements[r.name])}_handleCopyInResponse(r){const D=this._getActiveQuery();if(D==null){const w=new Error(
"Received unexpected copyInResponse message from backend.");this._handleErrorEvent(w);return}D.handleCopyInResponse(this.connection)}_handleCopyData(r){const D=this.
_getActiveQuery();if(D==null){const w=new Error("Received unexpected copyData message from backend.");this._handleErrorEvent(w);return}D.handleCopyData(r,this.connection)}_handleNotification(r){
this.emit("notification",r)}_handleNotice(r){this.emit("notice",r)}getStartupConf(){const r=this.connectionParameters,D={user:r.user,database:r.database},w=r.application_name||
r.fallback_application_name;return w&&(D.application_name=w),r.replication&&(D.replication=""+r.replication),r.statement_timeout&&(D.statement_timeout=String(parseInt(
r.statement_timeout,10))),r.lock_timeout&&(D.lock_timeout=String(parseInt(r.lock_timeout,10))),r.idle_in_transaction_session_timeout&&(D.idle_in_transaction_session_timeout=
String(parseInt(r.idle_in_transaction_session_timeout,10))),r.options&&(D.options=r.options),D}cancel(r,D){if(r.activeQuery===D){const w=this.connection;this.host&&
this.host.indexOf("/")===0?w.connect(this.host+"/.s.PGSQL."+this.port):w.connect(this.port,this.host),w.on("connect",function(){w.cancel(r.processID,r.secretKey)})}else
r._queryQueue.indexOf(D)!==-1?r._queryQueue.splice(r._queryQueue.indexOf(D),1):r._sentQueryQueue.indexOf(D)!==-1&&(D.callback=()=>{})}setTypeParser(r,D,w){return this.
_types.setTypeParser(r,D,w)}getTypeParser(r,D){return this._types.getTypeParser(r,D)}escapeIdentifier(r){return n.escapeIdentifier(r)}escapeLiteral(r){return n.
escapeLiteral(r)}_pulseQueryQueue(){if(this.pipeline){this._pulsePipelinedQueryQueue();return}if(this.readyForQuery===!0){this._activeQuery=this._queryQueue.shift();
const r=this._getActiveQuery();if(r){this.readyForQuery=!1,this.hasExecuted=!0;const D=r.submit(this.connection);D&&process.nextTick(()=>{r.handleError(D,this.connection),
this.readyForQuery=!0,this._pulseQueryQueue()})}else this.hasExecuted&&(this._activeQuery=null,this.emit("drain"))}}_pulsePipelinedQueryQueue(){if(!(!this._connected||
!this._queryable)){for(;this._queryQueue.length>0;){const r=this._queryQueue.shift();this.hasExecuted=!0;const D=r.submit(this.connection);if(D){process.nextTick(
()=>{r.handleError(D,this.connection)});continue}this._sentQueryQueue.push(r)}this.readyForQuery&&!this._activeQuery&&this._sentQueryQueue.length>0&&(this._activeQuery=
this._sentQueryQueue.shift(),this.readyForQuery=!1),!this._activeQuery&&this._sentQueryQueue.length===0&&this._queryQueue.length===0&&this.hasExecuted&&this.emit(
"drain")}}query(r,D,w){let a,F;if(r==null)throw new TypeError("Client was passed a null or undefined query");if(typeof r.submit=="function")F=a=r,a.callback||(typeof D==
"function"?a.callback=D:w&&(a.callback=w));else if(a=new d(r,D,w),!a.callback)F=new this._Promise((f,L)=>{a.callback=(b,y)=>b?L(b):f(y)}).catch(f=>{throw Error.
captureStackTrace(f),f});else if(typeof a.callback!="function")throw new TypeError("callback is not a function");const l=r.query_timeout||this.connectionParameters.
query_timeout;if(l){const f=a.callback||(()=>{}),L=setTimeout(()=>{const b=new Error("Query read timeout");process.nextTick(()=>{a.handleError(b,this.connection)}),
f(b),a.callback=()=>{};const y=this._queryQueue.indexOf(a);if(y>-1)this._queryQueue.splice(y,1);else if(this.pipeline){this.connection.stream.destroy();return}this.
_pulseQueryQueue()},l);a.callback=(b,y)=>{clearTimeout(L),f(b,y)}}if(this.binary&&!a.binary&&(a.binary=!0),a._result&&!a._result._types&&(a._result._types=this.
_types),this.pipeline){const f=typeof r.submit=="function"&&!(a instanceof d)?"Custom query classes such as pg-cursor and pg-query-stream are":a.rows?"The `rows\
` option is":null;if(f)return process.nextTick(()=>{a.handleError(new Error(`${f} not supported in pipeline mode`),this.connection)}),F}return this._queryable?this.
_ending?(process.nextTick(()=>{a.handleError(new Error("Client was closed and is not queryable"),this.connection)}),F):(this._queryQueue.length>0&&!this.pipeline&&
e(),this._queryQueue.push(a),this._pulseQueryQueue(),F):(process.nextTick(()=>{a.handleError(new Error("Client has encountered a connection error and is not que\
ryable"),this.connection)}),F)}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){return this._txStatus}end(r){if(this._ending=!0,
!this.connection._connecting||this._ended)if(r){r();return}else return this._Promise.resolve();if(this._queryable?this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.
length>0||this._queryQueue.length>0)?this.once("drain",()=>this.connection.end()):this._getActiveQuery()?this.connection.stream.destroy():this.connection.end():
this.connection.stream.destroy(),r)this.connection.once("end",r);else return new this._Promise(D=>{this.connection.once("end",D)})}get queryQueue(){return c(),this.
_queryQueue}}E.Query=d,x.exports=E}),646:((x,g,Q)=>{const I=Q(2250),n=Q(1376),o=Q(6122).parse,M=function(u,h,s){return h[u]?h[u]:(s===void 0?s=process.env["PG"+
u.toUpperCase()]:s===!1||(s=process.env[s]),s||n[u])},p=function(){switch(process.env.PGSSLMODE){case"disable":return!1;case"prefer":case"require":case"verify-c\
a":case"verify-full":return!0;case"no-verify":return{rejectUnauthorized:!1}}return n.ssl},S=function(u){return"'"+(""+u).replace(/\\/g,"\\\\").replace(/'/g,"\\'")+
"'"},d=function(u,h,s){const c=h[s];c!=null&&u.push(s+"="+S(c))};class R{constructor(h){if(h=typeof h=="string"?o(h):h||{},h.connectionString&&(h=Object.assign(
{},h,o(h.connectionString))),this.user=M("user",h),this.database=M("database",h),this.database===void 0&&(this.database=this.user),this.port=parseInt(M("port",h),
10),this.host=M("host",h),Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:M("password",h)}),this.binary=M("binary",h),this.
options=M("options",h),this.ssl=typeof h.ssl>"u"?p():h.ssl,typeof this.ssl=="string"&&this.ssl==="true"&&(this.ssl=!0),this.ssl==="no-verify"&&(this.ssl={rejectUnauthorized:!1}),
this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.sslnegotiation=M("sslnegotiation",h,"PGSSLNEGOTIATION"),this.sslnegotiation!==
void 0&&this.sslnegotiation!=="postgres"&&this.sslnegotiation!=="direct")throw new Error(`Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values a\
re "postgres" and "direct".`);if(this.sslnegotiation==="direct"&&!this.ssl)throw new Error("sslnegotiation=direct requires SSL to be enabled");this.client_encoding=
M("client_encoding",h),this.replication=M("replication",h),this.isDomainSocket=!(this.host||"").indexOf("/"),this.application_name=M("application_name",h,"PGAPP\
NAME"),this.fallback_application_name=M("fallback_application_name",h,!1),this.statement_timeout=M("statement_timeout",h,!1),this.lock_timeout=M("lock_timeout",
h,!1),this.idle_in_transaction_session_timeout=M("idle_in_transaction_session_timeout",h,!1),this.query_timeout=M("query_timeout",h,!1),h.connectionTimeoutMillis===
void 0?this.connect_timeout=process.env.PGCONNECT_TIMEOUT||0:this.connect_timeout=Math.floor(h.connectionTimeoutMillis/1e3),h.keepAlive===!1?this.keepalives=0:h.
keepAlive===!0&&(this.keepalives=1),typeof h.keepAliveInitialDelayMillis=="number"&&(this.keepalives_idle=Math.floor(h.keepAliveInitialDelayMillis/1e3))}getLibpqConnectionString(h){
const s=[];d(s,this,"user"),d(s,this,"password"),d(s,this,"port"),d(s,this,"application_name"),d(s,this,"fallback_application_name"),d(s,this,"connect_timeout"),
d(s,this,"options");const c=typeof this.ssl=="object"?this.ssl:this.ssl?{sslmode:this.ssl}:{};if(d(s,c,"sslmode"),d(s,c,"sslca"),d(s,c,"sslkey"),d(s,c,"sslcert"),
d(s,c,"sslrootcert"),d(s,this,"sslnegotiation"),this.database&&s.push("dbname="+S(this.database)),this.replication&&s.push("replication="+S(this.replication)),this.
host&&s.push("host="+S(this.host)),this.isDomainSocket)return h(null,s.join(" "));this.client_encoding&&s.push("client_encoding="+S(this.client_encoding)),I.lookup(
this.host,function(t,A){return t?h(t,null):(s.push("hostaddr="+S(A)),h(null,s.join(" ")))})}}x.exports=R}),9809:((x,g,Q)=>{const I=Q(4434).EventEmitter,{parse:n,
serialize:o}=Q(4233),M=Q(829),{getStream:p}=M,S=o.flush(),d=o.sync(),R=o.end();class u extends I{constructor(s){super(),s=s||{},this.stream=s.stream||p(s.ssl),typeof this.
stream=="function"&&(this.stream=this.stream(s)),this._keepAlive=s.keepAlive,this._keepAliveInitialDelayMillis=s.keepAliveInitialDelayMillis,this.parsedStatements=
{},this.submittedNamedStatements={},this.ssl=s.ssl||!1,this.sslNegotiation=s.sslNegotiation||"postgres",this._ending=!1,this._emitMessage=!1;const c=this;this.on(
"newListener",function(t){t==="message"&&(c._emitMessage=!0)})}connect(s,c){const t=this;this._connecting=!0,this.stream.setNoDelay(!0),this.stream.connect(s,c),
this.stream.once("connect",function(){t._keepAlive&&t.stream.setKeepAlive(!0,t._keepAliveInitialDelayMillis),t.emit("connect")});const A=function(e){t._ending&&
(e.code==="ECONNRESET"||e.code==="EPIPE")||t.emit("error",e)};if(this.stream.on("error",A),this.stream.on("close",function(){t.emit("end")}),!this.ssl)return this.
attachListeners(this.stream);if(this.sslNegotiation==="direct")return this.stream.once("connect",function(){t.upgradeToSSL(c,A)});this.stream.once("data",function(e){
switch(e.toString("utf8")){case"S":break;case"N":return t.stream.end(),t.emit("error",new Error("The server does not support SSL connections"));default:return t.
stream.end(),t.emit("error",new Error("There was an error establishing an SSL connection"))}t.upgradeToSSL(c,A)})}upgradeToSSL(s,c){const t=this,A={socket:t.stream,
host:s};t.ssl!==!0&&(Object.assign(A,t.ssl),"key"in t.ssl&&(A.key=t.ssl.key)),t.sslNegotiation==="direct"&&(A.ALPNProtocols=["postgresql"]);const e=Q(9278);e.isIP&&
e.isIP(s)===0&&(A.servername=s);try{t.stream=M.getSecureStream(A)}catch(i){return t.emit("error",i)}t.attachListeners(t.stream),t.stream.on("error",c),t.emit("s\
slconnect")}attachListeners(s){n(s,c=>{const t=c.name==="error"?"errorMessage":c.name;this._emitMessage&&this.emit("message",c),this.emit(t,c)})}requestSsl(){this.
stream.write(o.requestSsl())}startup(s){this.stream.write(o.startup(s))}cancel(s,c){this._send(o.cancel(s,c))}password(s){this._send(o.password(s))}sendSASLInitialResponseMessage(s,c){
this._send(o.sendSASLInitialResponseMessage(s,c))}sendSCRAMClientFinalMessage(s){this._send(o.sendSCRAMClientFinalMessage(s))}_send(s){return this.stream.writable?
this.stream.write(s):!1}query(s){this._send(o.query(s))}parse(s){this._send(o.parse(s))}bind(s){this._send(o.bind(s))}execute(s){this._send(o.execute(s))}flush(){
this.stream.writable&&this.stream.write(S)}sync(){this._send(d)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){if(this._ending=!0,!this._connecting||
!this.stream.writable){this.stream.end();return}return this.stream.write(R,()=>{this.stream.end()})}close(s){this._send(o.close(s))}describe(s){this._send(o.describe(
s))}sendCopyFromChunk(s){this._send(o.copyData(s))}endCopyFrom(){this._send(o.copyDone())}sendCopyFail(s){this._send(o.copyFail(s))}}x.exports=u}),9765:(x=>{function g(M,p){
return new Error("SASL channel binding: "+M+" when parsing public certificate "+p.toString("base64"))}function Q(M,p){let S=M[p++];if(S<128)return{length:S,index:p};
const d=S&127;if(d>4)throw g("bad length",M);S=0;for(let R=0;R<d;R++)S=S<<8|M[p++];return{length:S,index:p}}function I(M,p){if(M[p++]!==6)throw g("non-OID data",
M);const{length:S,index:d}=Q(M,p);p=d;const R=p+S,u=M[p++];let h=(u/40>>0)+"."+u%40;for(;p<R;){let s=0;for(;p<R;){const c=M[p++];if(s=s<<7|c&127,c<128)break}h+=
"."+s}return{oid:h,index:p}}function n(M,p){if(M[p++]!==48)throw g("non-sequence data",M);return Q(M,p)}function o(M,p){p===void 0&&(p=0),p=n(M,p).index;const{length:S,
index:d}=n(M,p);p=d+S,p=n(M,p).index;const{oid:R,index:u}=I(M,p);switch(R){case"1.2.840.113549.1.1.4":return"MD5";case"1.2.840.113549.1.1.5":return"SHA-1";case"\
1.2.840.113549.1.1.11":return"SHA-256";case"1.2.840.113549.1.1.12":return"SHA-384";case"1.2.840.113549.1.1.13":return"SHA-512";case"1.2.840.113549.1.1.14":return"\
SHA-224";case"1.2.840.113549.1.1.15":return"SHA512-224";case"1.2.840.113549.1.1.16":return"SHA512-256";case"1.2.840.10045.4.1":return"SHA-1";case"1.2.840.10045.\
4.3.1":return"SHA-224";case"1.2.840.10045.4.3.2":return"SHA-256";case"1.2.840.10045.4.3.3":return"SHA-384";case"1.2.840.10045.4.3.4":return"SHA-512";case"1.2.84\
0.113549.1.1.10":{if(p=u,p=n(M,p).index,M[p++]!==160)throw g("non-tag data",M);p=Q(M,p).index,p=n(M,p).index;const{oid:h}=I(M,p);switch(h){case"1.2.840.113549.2\
.5":return"MD5";case"1.3.14.3.2.26":return"SHA-1";case"2.16.840.1.101.3.4.2.1":return"SHA-256";case"2.16.840.1.101.3.4.2.2":return"SHA-384";case"2.16.840.1.101.\
3.4.2.3":return"SHA-512"}throw g("unknown hash OID "+h,M)}case"1.3.101.110":case"1.3.101.112":return"SHA-512";case"1.3.101.111":case"1.3.101.113":throw g("Ed448\
 certificate channel binding is not currently supported by Postgres")}throw g("unknown OID "+R,M)}x.exports={signatureAlgorithmHashFromCertificate:o}}),948:((x,g,Q)=>{
const I=Q(4150),{signatureAlgorithmHashFromCertificate:n}=Q(9765);function o(A){const e=/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g,i=/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g;
return A.replace(e," ").replace(i,"").normalize("NFKC")}const M=1e5;function p(A,e,i=M){const E=["SCRAM-SHA-256"];e&&E.unshift("SCRAM-SHA-256-PLUS");const B=E.find(
w=>A.includes(w));if(!B)throw new Error("SASL: Only mechanism(s) "+E.join(" and ")+" are supported");if(B==="SCRAM-SHA-256-PLUS"&&typeof e.getPeerCertificate!="\
function")throw new Error("SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate");const r=I.randomBytes(18).toString("base64");return{mechanism:B,clientNonce:r,
response:(B==="SCRAM-SHA-256-PLUS"?"p=tls-server-end-point":e?"y":"n")+",,n=*,r="+r,message:"SASLInitialResponse",scramMaxIterations:i}}async function S(A,e,i,E){
if(A.message!=="SASLInitialResponse")throw new Error("SASL: Last message was not SASLInitialResponse");if(typeof e!="string")throw new Error("SASL: SCRAM-SERVER\
-FIRST-MESSAGE: client password must be a string");if(e==="")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string");if(typeof i!=
"string")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string");const B=s(i);if(B.nonce.startsWith(A.clientNonce)){if(B.nonce.length===
A.clientNonce.length)throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serv\
er nonce does not start with client nonce");const r=typeof A.scramMaxIterations=="number"?A.scramMaxIterations:M;if(r!==0&&B.iteration>r)throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: iteration count "+B.iteration+" exceeds scramMaxIterations of "+r);const D="n=*,r="+A.clientNonce,w="r="+B.nonce+",s="+B.salt+",i="+
B.iteration;let a=E?"eSws":"biws";if(A.mechanism==="SCRAM-SHA-256-PLUS"){const H=E.getPeerCertificate().raw;let j=n(H);(j==="MD5"||j==="SHA-1")&&(j="SHA-256");const AA=await I.
hashByName(j,H);a=Buffer.concat([Buffer.from("p=tls-server-end-point,,"),Buffer.from(AA)]).toString("base64")}const F="c="+a+",r="+B.nonce,l=D+","+w+","+F,f=Buffer.
from(B.salt,"base64"),L=await I.deriveKey(o(e),f,B.iteration),b=await I.hmacSha256(L,"Client Key"),y=await I.sha256(b),N=await I.hmacSha256(y,l),k=t(Buffer.from(
b),Buffer.from(N)).toString("base64"),V=await I.hmacSha256(L,"Server Key"),O=await I.hmacSha256(V,l);A.message="SASLResponse",A.serverSignature=Buffer.from(O).toString(
"base64"),A.response=F+",p="+k}function d(A,e){if(A.message!=="SASLResponse")throw new Error("SASL: Last message was not SASLResponse");if(typeof e!="string")throw new Error(
"SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string");const{serverSignature:i}=c(e);if(i!==A.serverSignature)throw new Error("SASL: SCRAM-SERVER-FINA\
L-MESSAGE: server signature does not match")}function R(A){if(typeof A!="string")throw new TypeError("SASL: text must be a string");return A.split("").map((e,i)=>A.
charCodeAt(i)).every(e=>e>=33&&e<=43||e>=45&&e<=126)}function u(A){return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.test(A)}function h(A){
if(typeof A!="string")throw new TypeError("SASL: attribute pairs text must be a string");return new Map(A.split(",").map(e=>{if(!/^.=/.test(e))throw new Error("\
SASL: Invalid attribute pair entry");const i=e[0],E=e.substring(2);return[i,E]}))}function s(A){const e=h(A),i=e.get("r");if(i){if(!R(i))throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing");const E=e.get(
"s");if(E){if(!u(E))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt missin\
g");const B=e.get("i");if(B){if(!/^[1-9][0-9]*$/.test(B))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count")}else throw new Error("SASL\
: SCRAM-SERVER-FIRST-MESSAGE: iteration missing");const r=parseInt(B,10);return{nonce:i,salt:E,iteration:r}}function c(A){const e=h(A),i=e.get("e"),E=e.get("v");
if(i)throw new Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${i}"`);if(E){if(!u(E))throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server\
 signature must be base64")}else throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing");return{serverSignature:E}}function t(A,e){if(!Buffer.
isBuffer(A))throw new TypeError("first argument must be a Buffer");if(!Buffer.isBuffer(e))throw new TypeError("second argument must be a Buffer");if(A.length!==
e.length)throw new Error("Buffer lengths must match");if(A.length===0)throw new Error("Buffers cannot be empty");return Buffer.from(A.map((i,E)=>A[E]^e[E]))}x.exports=
{startSession:p,continueSession:S,finalizeSession:d,DEFAULT_MAX_SCRAM_ITERATIONS:M}}),4150:((x,g,Q)=>{const I=Q(6982);x.exports={postgresMd5PasswordHash:d,randomBytes:p,
deriveKey:s,sha256:R,hashByName:u,hmacSha256:h,md5:S};const n=I.webcrypto||globalThis.crypto,o=n.subtle,M=new TextEncoder;function p(c){return n.getRandomValues(
Buffer.alloc(c))}async function S(c){try{return I.createHash("md5").update(c,"utf-8").digest("hex")}catch{const A=typeof c=="string"?M.encode(c):c,e=await o.digest(
"MD5",A);return Array.from(new Uint8Array(e)).map(i=>i.toString(16).padStart(2,"0")).join("")}}async function d(c,t,A){const e=await S(t+c);return"md5"+await S(
Buffer.concat([Buffer.from(e),A]))}async function R(c){return await o.digest("SHA-256",c)}async function u(c,t){return await o.digest(c,t)}async function h(c,t){
const A=await o.importKey("raw",c,{name:"HMAC",hash:"SHA-256"},!1,["sign"]);return await o.sign("HMAC",A,M.encode(t))}async function s(c,t,A){const e=await o.importKey(
"raw",M.encode(c),"PBKDF2",!1,["deriveBits"]),i={name:"PBKDF2",hash:"SHA-256",salt:t,iterations:A};return await o.deriveBits(i,e,256,["deriveBits"])}}),1376:((x,g,Q)=>{
let I;try{I=process.platform==="win32"?process.env.USERNAME:process.env.USER}catch{}x.exports={host:"localhost",user:I,database:void 0,password:null,connectionString:void 0,
port:5432,rows:0,binary:!1,max:10,idleTimeoutMillis:3e4,client_encoding:"",ssl:!1,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,
options:void 0,parseInputDatesAsUTC:!1,statement_timeout:!1,lock_timeout:!1,idle_in_transaction_session_timeout:!1,query_timeout:!1,connect_timeout:0,keepalives:1,
keepalives_idle:0};const n=Q(1549),o=n.getTypeParser(20,"text"),M=n.getTypeParser(1016,"text");x.exports.__defineSetter__("parseInt8",function(p){n.setTypeParser(
20,"text",p?n.getTypeParser(23,"text"):o),n.setTypeParser(1016,"text",p?n.getTypeParser(1007,"text"):M)})}),3273:((x,g,Q)=>{const I=Q(5042),n=Q(1376),o=Q(9809),
M=Q(6424),p=Q(9652),S=Q(7558),d=Q(365),{DatabaseError:R}=Q(4233),{escapeIdentifier:u,escapeLiteral:h}=Q(9652),s=e=>class extends S{constructor(E){super(E,e)}},c=function(e){
this.defaults=n,this.Client=e,this.Query=this.Client.Query,this.Pool=s(this.Client),this._pools=[],this.Connection=o,this.types=Q(1549),this.DatabaseError=R,this.
TypeOverrides=d,this.escapeIdentifier=u,this.escapeLiteral=h,this.Result=M,this.utils=p};let t=I,A=!1;try{A=!!process.env.NODE_PG_FORCE_NATIVE}catch{}A&&(t=Q(5301)),
x.exports=new c(t),Object.defineProperty(x.exports,"native",{configurable:!0,enumerable:!1,get(){let e=null;try{e=new c(Q(5301))}catch(i){if(i.code!=="MODULE_NO\
T_FOUND")throw i}return Object.defineProperty(x.exports,"native",{value:e}),e}})}),8942:((x,g,Q)=>{const I=Q(9023);var n;try{n=Q(4390)}catch(h){throw h}const o=Q(
365),M=Q(4434).EventEmitter,p=Q(9023),S=Q(646),d=Q(7581),R=I.deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated\
 and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead."),u=x.exports=function(h){M.call(this),h=h||{},this._Promise=
h.Promise||global.Promise,this._types=new o(h.types),this.native=new n({types:this._types}),this._queryQueue=[],this._ending=!1,this._connecting=!1,this._connected=
!1,this._queryable=!0,this.pipeline=!!h.pipeline,this._pipelineInFlight=!1;const s=this.connectionParameters=new S(h);h.nativeConnectionString&&(s.nativeConnectionString=
h.nativeConnectionString),this.user=s.user,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:s.password}),this.database=s.database,
this.host=s.host,this.port=s.port,this.namedQueries={}};u.Query=d,p.inherits(u,M),u.prototype._errorAllQueries=function(h){const s=c=>{process.nextTick(()=>{c.native=
this.native,c.handleError(h)})};this._hasActiveQuery()&&(s(this._activeQuery),this._activeQuery=null),this._queryQueue.forEach(s),this._queryQueue.length=0},u.prototype.
_connect=function(h){const s=this;if(this._connecting){process.nextTick(()=>h(new Error("Client has already been connected. You cannot reuse a client.")));return}
this._connecting=!0,this.connectionParameters.getLibpqConnectionString(function(c,t){if(s.connectionParameters.nativeConnectionString&&(t=s.connectionParameters.
nativeConnectionString),c)return h(c);s.native.connect(t,function(A){if(A)return s.native.end(),h(A);s._connected=!0,s.native.on("error",function(e){s._queryable=
!1,s._errorAllQueries(e),s.emit("error",e)}),s.native.on("notification",function(e){s.emit("notification",{channel:e.relname,payload:e.extra})}),s.emit("connect"),
s._pulseQueryQueue(!0),h(null,this)})})},u.prototype.connect=function(h){if(h){this._connect(h);return}return new this._Promise((s,c)=>{this._connect(t=>{t?c(t):
s(this)})})},u.prototype.query=function(h,s,c){let t,A,e,i,E;if(h==null)throw new TypeError("Client was passed a null or undefined query");if(typeof h.submit=="\
function")e=h.query_timeout||this.connectionParameters.query_timeout,A=t=h,typeof s=="function"&&(h.callback=s);else if(e=h.query_timeout||this.connectionParameters.
query_timeout,t=new d(h,s,c),!t.callback){let B,r;A=new this._Promise((D,w)=>{B=D,r=w}).catch(D=>{throw Error.captureStackTrace(D),D}),t.callback=(D,w)=>D?r(D):
B(w)}return e&&(E=t.callback||(()=>{}),i=setTimeout(()=>{const B=new Error("Query read timeout");process.nextTick(()=>{t.handleError(B,this.connection)}),E(B),t.
callback=()=>{};const r=this._queryQueue.indexOf(t);r>-1&&this._queryQueue.splice(r,1),this._pulseQueryQueue()},e),t.callback=(B,r)=>{clearTimeout(i),E(B,r)}),this.
_queryable?this._ending?(t.native=this.native,process.nextTick(()=>{t.handleError(new Error("Client was closed and is not queryable"))}),A):(this._queryQueue.length>
0&&!this.pipeline&&R(),this._queryQueue.push(t),this._pulseQueryQueue(),A):(t.native=this.native,process.nextTick(()=>{t.handleError(new Error("Client has encou\
ntered a connection error and is not queryable"))}),A)},u.prototype.end=function(h){const s=this;this._ending=!0,this._connecting&&!this._connected&&this.once("\
connect",()=>{this.end(()=>{})});let c;h||(c=new this._Promise(function(A,e){h=i=>i?e(i):A()}));const t=function(){s.native.end(function(){s._connected=!1,s._errorAllQueries(
new Error("Connection terminated")),process.nextTick(()=>{s.emit("end"),h&&h()})})};return this.pipeline&&(this._pipelineInFlight||this._queryQueue.length>0)?this.
once("drain",t):t(),c},u.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.state!=="error"&&this._activeQuery.state!=="end"},u.prototype.
_pulseQueryQueue=function(h){if(!this._connected)return;if(this.pipeline&&!h)return this._pulsePipelinedQueryQueue();if(this._hasActiveQuery())return;const s=this.
_queryQueue.shift();if(!s){h||this.emit("drain");return}this._activeQuery=s,s.submit(this);const c=this;s.once("_done",function(){c._pulseQueryQueue()})},u.prototype.
_pulsePipelinedQueryQueue=function(){if(!this._connected||this._pipelineInFlight)return;if(this._queryQueue.length===0){this.hasExecuted&&this.emit("drain");return}
this._pipelineInFlight=!0;const h=this,s=[],c=[],t=Q(9652);for(;this._queryQueue.length>0;){const A=this._queryQueue.shift();this.hasExecuted=!0,c.push(A);const e=A.
values?A.values.map(t.prepareValue):null,i={text:A.text,name:A.name,arrayMode:A._arrayMode};e&&(i.values=e),A.name&&this.namedQueries[A.name]&&(i._alreadyPrepared=
!0),s.push(i)}this.native.pipeline(s,function(A,e){if(h._pipelineInFlight=!1,A){h._connected=!1,h._queryable=!1;for(let i=0;i<c.length;i++){const E=c[i];E.native=
h.native,E.handleError(A)}h._errorAllQueries(A),h.emit("error",A),h.emit("end");return}for(let i=0;i<c.length;i++){const E=c[i],B=e[i];E.native=h.native,B.err?E.
handleError(B.err):(E.name&&(h.namedQueries[E.name]=E.text),E.state="end",E.emit("end",B.result),E.callback&&E.callback(null,B.result)),setImmediate(function(){
E.emit("_done")})}h._pulsePipelinedQueryQueue()})},u.prototype.cancel=function(h){this._activeQuery===h?this.native.cancel(function(){}):this._queryQueue.indexOf(
h)!==-1&&this._queryQueue.splice(this._queryQueue.indexOf(h),1)},u.prototype.ref=function(){},u.prototype.unref=function(){},u.prototype.setTypeParser=function(h,s,c){
return this._types.setTypeParser(h,s,c)},u.prototype.getTypeParser=function(h,s){return this._types.getTypeParser(h,s)},u.prototype.isConnected=function(){return this.
_connected},u.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}}),5301:((x,g,Q)=>{x.exports=Q(8942)}),7581:((x,g,Q)=>{const I=Q(
4434).EventEmitter,n=Q(9023),o=Q(9652),M=x.exports=function(S,d,R){I.call(this),S=o.normalizeQueryConfig(S,d,R),this.text=S.text,this.values=S.values,this.name=
S.name,this.queryMode=S.queryMode,this.callback=S.callback,this.state="new",this._arrayMode=S.rowMode==="array",this._emitRowEvents=!1,this.on("newListener",function(u){
u==="row"&&(this._emitRowEvents=!0)}.bind(this))};n.inherits(M,I);const p={sqlState:"code",statementPosition:"position",messagePrimary:"message",messageDetail:"\
detail",messageHint:"hint",context:"where",schemaName:"schema",tableName:"table",columnName:"column",dataTypeName:"dataType",constraintName:"constraint",sourceFile:"\
file",sourceLine:"line",sourceFunction:"routine"};M.prototype.handleError=function(S){const d=this.native&&this.native.pq.resultErrorFields();if(d)for(const R in d){
const u=p[R]||R;S[u]=d[R]}this.callback?this.callback(S):this.emit("error",S),this.state="error"},M.prototype.then=function(S,d){return this._getPromise().then(
S,d)},M.prototype.catch=function(S){return this._getPromise().catch(S)},M.prototype._getPromise=function(){return this._promise?this._promise:(this._promise=new Promise(
function(S,d){this._once("end",S),this._once("error",d)}.bind(this)),this._promise)},M.prototype.submit=function(S){this.state="running";const d=this;this.native=
S.native,S.native.arrayMode=this._arrayMode;let R=function(u,h,s){if(S.native.arrayMode=!1,setImmediate(function(){d.emit("_done")}),u)return d.handleError(u);d.
_emitRowEvents&&(s.length>1?h.forEach((c,t)=>{c.forEach(A=>{d.emit("row",A,s[t])})}):h.forEach(function(c){d.emit("row",c,s)})),d.state="end",d.emit("end",s),d.
callback&&d.callback(null,s)};if(process.domain&&(R=process.domain.bind(R)),this.name){this.name.length>63&&(console.error("Warning! Postgres only supports 63 c\
haracters for query names."),console.error("You supplied %s (%s)",this.name,this.name.length),console.error("This can cause conflicts and silent errors executin\
g queries"));const u=(this.values||[]).map(o.prepareValue);if(S.namedQueries[this.name]!==void 0){if(this.text&&S.namedQueries[this.name]!==this.text){const h=new Error(
`Prepared statements must be unique - '${this.name}' was used for a different statement`);return R(h)}return S.native.execute(this.name,u,R)}return S.native.prepare(
this.name,this.text,u.length,function(h){return h?R(h):(S.namedQueries[d.name]=d.text,d.native.execute(d.name,u,R))})}else if(this.values){if(!Array.isArray(this.
values)){const h=new Error("Query values must be an array");return R(h)}const u=this.values.map(o.prepareValue);S.native.query(this.text,u,R)}else this.queryMode===
"extended"?S.native.query(this.text,[],R):S.native.query(this.text,R)}}),4473:((x,g,Q)=>{const{EventEmitter:I}=Q(4434),n=Q(6424),o=Q(9652);class M extends I{constructor(S,d,R){
super(),S=o.normalizeQueryConfig(S,d,R),this.text=S.text,this.values=S.values,this.rows=S.rows,this.types=S.types,this.name=S.name,this.queryMode=S.queryMode,this.
binary=S.binary,this.portal=S.portal||"",this.callback=S.callback,this._rowMode=S.rowMode,process.domain&&S.callback&&(this.callback=process.domain.bind(S.callback)),
this._result=new n(this._rowMode,this.types),this._results=this._result,this._canceledDueToError=!1}requiresPreparation(){return this.queryMode==="extended"||this.
name||this.rows?!0:!this.text||!this.values?!1:this.values.length>0}_checkForMultirow(){this._result.command&&(Array.isArray(this._results)||(this._results=[this.
_result]),this._result=new n(this._rowMode,this._result._types),this._results.push(this._result))}handleRowDescription(S){this._checkForMultirow(),this._result.
addFields(S.fields),this._accumulateRows=this.callback||!this.listeners("row").length}handleDataRow(S){let d;if(!this._canceledDueToError){try{d=this._result.parseRow(
S.fields)}catch(R){this._canceledDueToError=R;return}this.emit("row",d,this._result),this._accumulateRows&&this._result.addRow(d)}}handleCommandComplete(S,d){this.
_checkForMultirow(),this._result.addCommandComplete(S),this.rows&&d.sync()}handleEmptyQuery(S){this.rows&&S.sync()}handleError(S,d){if(this._canceledDueToError&&
(S=this._canceledDueToError,this._canceledDueToError=!1),this.callback)return this.callback(S);this.emit("error",S)}handleReadyForQuery(S){if(this._canceledDueToError)
return this.handleError(this._canceledDueToError,S);if(this.callback)try{this.callback(null,this._results)}catch(d){process.nextTick(()=>{throw d})}this.emit("e\
nd",this._results)}submit(S){if(typeof this.text!="string"&&typeof this.name!="string")return new Error("A query must have either text or a name. Supplying neit\
her is unsupported.");const d=S.parsedStatements[this.name]||S.submittedNamedStatements[this.name];if(this.text&&d&&this.text!==d)return new Error(`Prepared sta\
tements must be unique - '${this.name}' was used for a different statement`);if(this.values&&!Array.isArray(this.values))return new Error("Query values must be \
an array");if(this.requiresPreparation()){S.stream.cork&&S.stream.cork();try{this.prepare(S)}finally{S.stream.uncork&&S.stream.uncork()}}else S.query(this.text);
return null}hasBeenParsed(S){return this.name&&(S.parsedStatements[this.name]!==void 0||S.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(S){
this._getRows(S,this.rows)}_getRows(S,d){S.execute({portal:this.portal,rows:d}),d?S.flush():S.sync()}prepare(S){this.hasBeenParsed(S)||(S.parse({text:this.text,
name:this.name,types:this.types}),this.name&&(S.submittedNamedStatements[this.name]=this.text));try{S.bind({portal:this.portal,statement:this.name,values:this.values,
binary:this.binary,valueMapper:o.prepareValue})}catch(d){S.close({type:"S",name:this.name}),S.sync(),this.handleError(d,S);return}S.describe({type:"P",name:this.
portal||""}),this._getRows(S,this.rows)}handleCopyInResponse(S){S.sendCopyFail("No source stream defined")}handleCopyData(S,d){}}x.exports=M}),6424:((x,g,Q)=>{const I=Q(
1549),n=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;class o{constructor(p,S){this.command=null,this.rowCount=null,this.oid=null,this.rows=[],this.fields=[],this._parsers=
void 0,this._types=S,this.RowCtor=null,this.rowAsArray=p==="array",this.rowAsArray&&(this.parseRow=this._parseRowAsArray),this._prebuiltEmptyResultObject=null}addCommandComplete(p){
let S;p.text?S=n.exec(p.text):S=n.exec(p.command),S&&(this.command=S[1],S[3]?(this.oid=parseInt(S[2],10),this.rowCount=parseInt(S[3],10)):S[2]&&(this.rowCount=parseInt(
S[2],10)))}_parseRowAsArray(p){const S=new Array(p.length);for(let d=0,R=p.length;d<R;d++){const u=p[d];u!==null?S[d]=this._parsers[d](u):S[d]=null}return S}parseRow(p){
const S={...this._prebuiltEmptyResultObject};for(let d=0,R=p.length;d<R;d++){const u=p[d],h=this.fields[d].name;if(u!==null){const s=this.fields[d].format==="bi\
nary"?Buffer.from(u):u;S[h]=this._parsers[d](s)}else S[h]=null}return S}addRow(p){this.rows.push(p)}addFields(p){this.fields=p,this.fields.length&&(this._parsers=
new Array(p.length));const S=Object.create(null);for(let d=0;d<p.length;d++){const R=p[d];S[R.name]=null,this._types?this._parsers[d]=this._types.getTypeParser(
R.dataTypeID,R.format||"text"):this._parsers[d]=I.getTypeParser(R.dataTypeID,R.format||"text")}this._prebuiltEmptyResultObject={...S}}}x.exports=o}),829:((x,g,Q)=>{
const{getStream:I,getSecureStream:n}=S();x.exports={getStream:I,getSecureStream:n};function o(){function d(u){const h=Q(9278);return new h.Socket}function R(u){
return Q(4756).connect(u)}return{getStream:d,getSecureStream:R}}function M(){function d(u){const{CloudflareSocket:h}=Q(785);return new h(u)}function R(u){return u.
socket.startTls(u),u.socket}return{getStream:d,getSecureStream:R}}function p(){if(typeof navigator=="object"&&navigator!==null&&typeof navigator.userAgent=="str\
ing")return navigator.userAgent==="Cloudflare-Workers";if(typeof Response=="function"){const d=new Response(null,{cf:{thing:!0}});if(typeof d.cf=="object"&&d.cf!==
null&&d.cf.thing)return!0}return!1}function S(){return p()?M():o()}}),365:((x,g,Q)=>{const I=Q(1549);function n(o){this._types=o||I,this.text={},this.binary={}}
n.prototype.getOverrides=function(o){switch(o){case"text":return this.text;case"binary":return this.binary;default:return{}}},n.prototype.setTypeParser=function(o,M,p){
typeof M=="function"&&(p=M,M="text"),this.getOverrides(M)[o]=p},n.prototype.getTypeParser=function(o,M){return M=M||"text",this.getOverrides(M)[o]||this._types.
getTypeParser(o,M)},x.exports=n}),9652:((x,g,Q)=>{const I=Q(1376),n=Q(9023),{isDate:o}=Q(8253),M=n.deprecate(()=>{},"Sending an invalid date to Postgres is depr\
ecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.","PG_INVALID_DATE");function p(e){return'\
"'+e.replace(/\\/g,"\\\\").replace(/"/g,'\\"')+'"'}function S(e){let i="{";for(let E=0;E<e.length;E++){E>0&&(i+=",");let B=e[E];B==null?i+="NULL":Array.isArray(
B)?i+=S(B):ArrayBuffer.isView(B)?(B instanceof Buffer||(B=Buffer.from(B.buffer,B.byteOffset,B.byteLength)),i+="\\\\x"+B.toString("hex")):i+=p(d(B))}return i+="}",
i}const d=function(e,i){return e==null?null:typeof e=="object"?e instanceof Buffer?e:ArrayBuffer.isView(e)?Buffer.from(e.buffer,e.byteOffset,e.byteLength):o(e)?
(isNaN(e.getTime())&&M(),I.parseInputDatesAsUTC?h(e):u(e)):Array.isArray(e)?S(e):R(e,i):e.toString()};function R(e,i){if(e&&typeof e.toPostgres=="function"){if(i=
i||[],i.indexOf(e)!==-1)throw new Error('circular reference detected while preparing "'+e+'" for query');return i.push(e),d(e.toPostgres(d),i)}return JSON.stringify(
e)}function u(e){let i=-e.getTimezoneOffset(),E=e.getFullYear();const B=E<1;B&&(E=Math.abs(E)+1);let r=String(E).padStart(4,"0")+"-"+String(e.getMonth()+1).padStart(
2,"0")+"-"+String(e.getDate()).padStart(2,"0")+"T"+String(e.getHours()).padStart(2,"0")+":"+String(e.getMinutes()).padStart(2,"0")+":"+String(e.getSeconds()).padStart(
2,"0")+"."+String(e.getMilliseconds()).padStart(3,"0");return i<0?(r+="-",i*=-1):r+="+",r+=String(Math.floor(i/60)).padStart(2,"0")+":"+String(i%60).padStart(2,
"0"),B&&(r+=" BC"),r}function h(e){let i=e.getUTCFullYear();const E=i<1;E&&(i=Math.abs(i)+1);let B=String(i).padStart(4,"0")+"-"+String(e.getUTCMonth()+1).padStart(
2,"0")+"-"+String(e.getUTCDate()).padStart(2,"0")+"T"+String(e.getUTCHours()).padStart(2,"0")+":"+String(e.getUTCMinutes()).padStart(2,"0")+":"+String(e.getUTCSeconds()).
padStart(2,"0")+"."+String(e.getUTCMilliseconds()).padStart(3,"0");return B+="+00:00",E&&(B+=" BC"),B}function s(e,i,E){return e=typeof e=="string"?{text:e}:c(e),
i&&(typeof i=="function"?e.callback=i:e.values=i),E&&(e.callback=E),e}function c(e){return e==null?e:Object.defineProperties(Object.create(Object.getPrototypeOf(
e)),Object.getOwnPropertyDescriptors(e))}const t=function(e){return'"'+e.replace(/"/g,'""')+'"'},A=function(e){let i=!1,E="'";if(e==null||typeof e!="string")return"\
''";for(let B=0;B<e.length;B++){const r=e[B];r==="'"?E+=r+r:r==="\\"?(E+=r+r,i=!0):E+=r}return E+="'",i===!0&&(E=" E"+E),E};x.exports={prepareValue:function(i){
return d(i)},normalizeQueryConfig:s,escapeIdentifier:t,escapeLiteral:A}}),8702:((x,g,Q)=>{var I=Q(6928),n=Q(2203).Stream,o=Q(5286),M=Q(9023),p=5432,S=process.platform===
"win32",d=process.stderr,R=56,u=7,h=61440,s=32768;function c(D){return(D&h)==s}var t=["host","port","database","user","password"],A=t.length,e=t[A-1];function i(){
var D=d instanceof n&&d.writable===!0;if(D){var w=Array.prototype.slice.call(arguments).concat(`
`);d.write(M.format.apply(M,w))}}Object.defineProperty(x.exports,"isWin",{get:function(){return S},set:function(D){S=D}}),x.exports.warnTo=function(D){var w=d;return d=
D,w},x.exports.getFileName=function(D){var w=D||process.env,a=w.PGPASSFILE||(S?I.join(w.APPDATA||"./","postgresql","pgpass.conf"):I.join(w.HOME||"./",".pgpass"));
return a},x.exports.usePgPass=function(D,w){return Object.prototype.hasOwnProperty.call(process.env,"PGPASSWORD")?!1:S?!0:(w=w||"<unkn>",c(D.mode)?D.mode&(R|u)?
(i('WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less',w),!1):!0:(i('WARNING: password file "%s" is not a plain f\
ile',w),!1))};var E=x.exports.match=function(D,w){return t.slice(0,-1).reduce(function(a,F,l){return l==1&&Number(D[F]||p)===Number(w[F])?a&&!0:a&&(w[F]==="*"||
w[F]===D[F])},!0)};x.exports.getPassword=function(D,w,a){var F,l=w.pipe(o());function f(y){var N=B(y);N&&r(N)&&E(D,N)&&(F=N[e],l.end())}var L=function(){w.destroy(),
a(F)},b=function(y){w.destroy(),i("WARNING: error on reading file: %s",y),a(void 0)};w.on("error",b),l.on("data",f).on("end",L).on("error",b)};var B=x.exports.parseLine=
function(D){if(D.length<11||D.match(/^\s+#/))return null;for(var w="",a="",F=0,l=0,f=0,L={},b=!1,y=function(k,V,O){var H=D.substring(V,O);Object.hasOwnProperty.
call(process.env,"PGPASS_NO_DEESCAPE")||(H=H.replace(/\\([:\\])/g,"$1")),L[t[k]]=H},N=0;N<D.length-1;N+=1){if(w=D.charAt(N+1),a=D.charAt(N),b=F==A-1,b){y(F,l);break}
N>=0&&w==":"&&a!=="\\"&&(y(F,l,N+1),l=N+2,F+=1)}return L=Object.keys(L).length===A?L:null,L},r=x.exports.isValidEntry=function(D){for(var w={0:function(L){return L.
length>0},1:function(L){return L==="*"?!0:(L=Number(L),isFinite(L)&&L>0&&L<9007199254740992&&Math.floor(L)===L)},2:function(L){return L.length>0},3:function(L){
return L.length>0},4:function(L){return L.length>0}},a=0;a<t.length;a+=1){var F=w[a],l=D[t[a]]||"",f=F(l);if(!f)return!1}return!0}}),3272:((x,g,Q)=>{var I=Q(6928),
n=Q(9896),o=Q(8702);x.exports=function(M,p){var S=o.getFileName();n.stat(S,function(d,R){if(d||!o.usePgPass(R,S))return p(void 0);var u=n.createReadStream(S);o.
getPassword(M,u,p)})},x.exports.warnTo=o.warnTo}),3879:((x,g)=>{g.parse=function(n,o){return new Q(n,o).parse()};class Q{constructor(o,M){this.source=o,this.transform=
M||I,this.position=0,this.entries=[],this.recorded=[],this.dimension=0}isEof(){return this.position>=this.source.length}nextCharacter(){var o=this.source[this.position++];
return o==="\\"?{value:this.source[this.position++],escaped:!0}:{value:o,escaped:!1}}record(o){this.recorded.push(o)}newEntry(o){var M;(this.recorded.length>0||
o)&&(M=this.recorded.join(""),M==="NULL"&&!o&&(M=null),M!==null&&(M=this.transform(M)),this.entries.push(M),this.recorded=[])}consumeDimensions(){if(this.source[0]===
"[")for(;!this.isEof();){var o=this.nextCharacter();if(o.value==="=")break}}parse(o){var M,p,S;for(this.consumeDimensions();!this.isEof();)if(M=this.nextCharacter(),
M.value==="{"&&!S)this.dimension++,this.dimension>1&&(p=new Q(this.source.substr(this.position-1),this.transform),this.entries.push(p.parse(!0)),this.position+=
p.position-2);else if(M.value==="}"&&!S){if(this.dimension--,!this.dimension&&(this.newEntry(),o))return this.entries}else M.value==='"'&&!M.escaped?(S&&this.newEntry(
!0),S=!S):M.value===","&&!S?this.newEntry():this.record(M.value);if(this.dimension!==0)throw new Error("array dimension not balanced");return this.entries}}function I(n){
return n}}),463:(x=>{var g=Buffer.from||Buffer;x.exports=function(I){if(/^\\x/.test(I))return g(I.substr(2),"hex");for(var n="",o=0;o<I.length;)if(I[o]!=="\\")n+=
I[o],++o;else if(/[0-7]{3}/.test(I.substr(o+1,3)))n+=String.fromCharCode(parseInt(I.substr(o+1,3),8)),o+=4;else{for(var M=1;o+M<I.length&&I[o+M]==="\\";)M++;for(var p=0;p<
Math.floor(M/2);++p)n+="\\";o+=Math.floor(M/2)*2}return g(n,"binary")}}),2690:(x=>{var g=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,
Q=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,I=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,n=/^-?infinity$/;x.exports=function(R){if(n.test(R))return Number(R.replace("i","I"));
var u=g.exec(R);if(!u)return o(R)||null;var h=!!u[8],s=parseInt(u[1],10);h&&(s=p(s));var c=parseInt(u[2],10)-1,t=u[3],A=parseInt(u[4],10),e=parseInt(u[5],10),i=parseInt(
u[6],10),E=u[7];E=E?1e3*parseFloat(E):0;var B,r=M(R);return r!=null?(B=new Date(Date.UTC(s,c,t,A,e,i,E)),S(s)&&B.setUTCFullYear(s),r!==0&&B.setTime(B.getTime()-
r)):(B=new Date(s,c,t,A,e,i,E),S(s)&&B.setFullYear(s)),B};function o(d){var R=Q.exec(d);if(R){var u=parseInt(R[1],10),h=!!R[4];h&&(u=p(u));var s=parseInt(R[2],10)-
1,c=R[3],t=new Date(u,s,c);return S(u)&&t.setFullYear(u),t}}function M(d){if(d.endsWith("+00"))return 0;var R=I.exec(d.split(" ")[1]);if(R){var u=R[1];if(u==="Z")
return 0;var h=u==="-"?-1:1,s=parseInt(R[2],10)*3600+parseInt(R[3]||0,10)*60+parseInt(R[4]||0,10);return s*h*1e3}}function p(d){return-(d-1)}function S(d){return d>=
0&&d<100}}),8755:((x,g,Q)=>{var I=Q(223);x.exports=n;function n(E){if(!(this instanceof n))return new n(E);I(this,i(E))}var o=["seconds","minutes","hours","days",
"months","years"];n.prototype.toPostgres=function(){var E=o.filter(this.hasOwnProperty,this);return this.milliseconds&&E.indexOf("seconds")<0&&E.push("seconds"),
E.length===0?"0":E.map(function(B){var r=this[B]||0;return B==="seconds"&&this.milliseconds&&(r=(r+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,"")),r+" "+
B},this).join(" ")};var M={years:"Y",months:"M",days:"D",hours:"H",minutes:"M",seconds:"S"},p=["years","months","days"],S=["hours","minutes","seconds"];n.prototype.
toISOString=n.prototype.toISO=function(){var E=p.map(r,this).join(""),B=S.map(r,this).join("");return"P"+E+"T"+B;function r(D){var w=this[D]||0;return D==="seco\
nds"&&this.milliseconds&&(w=(w+this.milliseconds/1e3).toFixed(6).replace(/0+$/,"")),w+M[D]}};var d="([+-]?\\d+)",R=d+"\\s+years?",u=d+"\\s+mons?",h=d+"\\s+days?",
s="([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?",c=new RegExp([R,u,h,s].map(function(E){return"("+E+")?"}).join("\\s*")),t={years:2,months:4,days:6,hours:9,
minutes:10,seconds:11,milliseconds:12},A=["hours","minutes","seconds","milliseconds"];function e(E){var B=E+"000000".slice(E.length);return parseInt(B,10)/1e3}function i(E){
if(!E)return{};var B=c.exec(E),r=B[8]==="-";return Object.keys(t).reduce(function(D,w){var a=t[w],F=B[a];return!F||(F=w==="milliseconds"?e(F):parseInt(F,10),!F)||
(r&&~A.indexOf(w)&&(F*=-1),D[w]=F),D},{})}}),5286:((x,g,Q)=>{const{Transform:I}=Q(2203),{StringDecoder:n}=Q(5574),o=Symbol("last"),M=Symbol("decoder");function p(h,s,c){
let t;if(this.overflow){if(t=this[M].write(h).split(this.matcher),t.length===1)return c();t.shift(),this.overflow=!1}else this[o]+=this[M].write(h),t=this[o].split(
this.matcher);this[o]=t.pop();for(let A=0;A<t.length;A++)try{d(this,this.mapper(t[A]))}catch(e){return c(e)}if(this.overflow=this[o].length>this.maxLength,this.
overflow&&!this.skipOverflow){c(new Error("maximum buffer reached"));return}c()}function S(h){if(this[o]+=this[M].end(),this[o])try{d(this,this.mapper(this[o]))}catch(s){
return h(s)}h()}function d(h,s){s!==void 0&&h.push(s)}function R(h){return h}function u(h,s,c){switch(h=h||/\r?\n/,s=s||R,c=c||{},arguments.length){case 1:typeof h==
"function"?(s=h,h=/\r?\n/):typeof h=="object"&&!(h instanceof RegExp)&&!h[Symbol.split]&&(c=h,h=/\r?\n/);break;case 2:typeof h=="function"?(c=s,s=h,h=/\r?\n/):typeof s==
"object"&&(c=s,s=R)}c=Object.assign({},c),c.autoDestroy=!0,c.transform=p,c.flush=S,c.readableObjectMode=!0;const t=new I(c);return t[o]="",t[M]=new n("utf8"),t.
matcher=h,t.mapper=s,t.maxLength=c.maxLength,t.skipOverflow=c.skipOverflow||!1,t.overflow=!1,t._destroy=function(A,e){this._writableState.errorEmitted=!1,e(A)},
t}x.exports=u}),158:((x,g,Q)=>{const{addAbortListener:I}=Q(3440),{RequestAbortedError:n}=Q(8707),o=Symbol("kListener"),M=Symbol("kSignal");function p(R){R.abort?
R.abort(R[M]?.reason):R.reason=R[M]?.reason??new n,d(R)}function S(R,u){if(R.reason=null,R[M]=null,R[o]=null,!!u){if(u.aborted){p(R);return}R[M]=u,R[o]=()=>{p(R)},
I(R[M],R[o])}}function d(R){R[M]&&("removeEventListener"in R[M]?R[M].removeEventListener("abort",R[o]):R[M].removeListener("abort",R[o]),R[M]=null,R[o]=null)}x.
exports={addSignal:S,removeSignal:d}}),4660:((x,g,Q)=>{const I=Q(4589),{AsyncResource:n}=Q(6698),{InvalidArgumentError:o,SocketError:M}=Q(8707),p=Q(3440),{addSignal:S,
removeSignal:d}=Q(158);class R extends n{constructor(s,c){if(!s||typeof s!="object")throw new o("invalid opts");if(typeof c!="function")throw new o("invalid cal\
lback");const{signal:t,opaque:A,responseHeaders:e}=s;if(t&&typeof t.on!="function"&&typeof t.addEventListener!="function")throw new o("signal must be an EventEm\
itter or EventTarget");super("UNDICI_CONNECT"),this.opaque=A||null,this.responseHeaders=e||null,this.callback=c,this.abort=null,S(this,t)}onRequestStart(s,c){if(this.
reason){s.abort(this.reason);return}I(this.callback),this.abort=t=>s.abort(t),this.context=c}onResponseStart(){throw new M("bad connect",null)}onRequestUpgrade(s,c,t,A){
const{callback:e,opaque:i,context:E}=this;d(this),this.callback=null;let B=t;const r=s?.rawHeaders;B!=null&&(B=this.responseHeaders==="raw"?p.parseRawHeaders(r):
t),this.runInAsyncScope(e,null,null,{statusCode:c,headers:B,socket:A,opaque:i,context:E})}onResponseError(s,c){const{callback:t,opaque:A}=this;d(this),t&&(this.
callback=null,queueMicrotask(()=>{this.runInAsyncScope(t,null,c,{opaque:A})}))}}function u(h,s){if(s===void 0)return new Promise((c,t)=>{u.call(this,h,(A,e)=>A?
t(A):c(e))});try{const c=new R(h,s),t={...h,method:"CONNECT"};this.dispatch(t,c)}catch(c){if(typeof s!="function")throw c;const t=h?.opaque;queueMicrotask(()=>s(
c,{opaque:t}))}}x.exports=u}),6862:((x,g,Q)=>{const{Readable:I,Duplex:n,PassThrough:o}=Q(7075),M=Q(4589),{AsyncResource:p}=Q(6698),{InvalidArgumentError:S,InvalidReturnValueError:d,
RequestAbortedError:R}=Q(8707),u=Q(3440),{kBodyUsed:h}=Q(6443),{addSignal:s,removeSignal:c}=Q(158);function t(){}const A=Symbol("resume");class e extends I{constructor(){
super({autoDestroy:!0}),this[A]=null,this[h]=!0}_read(){const{[A]:D}=this;D&&(this[A]=null,D())}_destroy(D,w){this._read(),w(D)}}class i extends I{constructor(D){
super({autoDestroy:!0}),this[A]=D}_read(){this[A]()}_destroy(D,w){!D&&!this._readableState.endEmitted&&(D=new R),w(D)}}class E extends p{constructor(D,w){if(!D||
typeof D!="object")throw new S("invalid opts");if(typeof w!="function")throw new S("invalid handler");const{signal:a,method:F,opaque:l,onInfo:f,responseHeaders:L}=D;
if(a&&typeof a.on!="function"&&typeof a.addEventListener!="function")throw new S("signal must be an EventEmitter or EventTarget");if(F==="CONNECT")throw new S("\
invalid method");if(f&&typeof f!="function")throw new S("invalid onInfo callback");super("UNDICI_PIPELINE"),this.opaque=l||null,this.responseHeaders=L||null,this.
handler=w,this.abort=null,this.context=null,this.onInfo=f||null,this.req=new e().on("error",t),this.ret=new n({readableObjectMode:D.objectMode,autoDestroy:!0,read:()=>{
const{body:b}=this;b?.resume&&b.resume()},write:(b,y,N)=>{const{req:k}=this;k.push(b,y)||k._readableState.destroyed?N():k[A]=N},destroy:(b,y)=>{const{body:N,req:k,
res:V,ret:O,abort:H}=this;!b&&!O._readableState.endEmitted&&(b=new R),H&&b&&H(),u.destroy(N,b),u.destroy(k,b),u.destroy(V,b),c(this),y(b)}}).on("prefinish",()=>{
const{req:b}=this;b.push(null)}),this.res=null,s(this,a)}onRequestStart(D,w){const{res:a}=this;if(this.reason){D.abort(this.reason);return}M(!a,"pipeline cannot\
 be retried"),this.abort=F=>D.abort(F),this.context=w}onResponseStart(D,w,a,F){const{opaque:l,handler:f,context:L}=this;if(w<200){if(this.onInfo){const y=D?.rawHeaders,
N=this.responseHeaders==="raw"?u.parseRawHeaders(y):a;this.onInfo({statusCode:w,headers:N})}return}this.res=new i(()=>D.resume());let b;try{this.handler=null;const y=D?.
rawHeaders,N=this.responseHeaders==="raw"?u.parseRawHeaders(y):a;b=this.runInAsyncScope(f,null,{statusCode:w,headers:N,opaque:l,body:this.res,context:L})}catch(y){
throw this.res.on("error",t),y}if(!b||typeof b.on!="function")throw new d("expected Readable");b.on("data",y=>{const{ret:N,body:k}=this;!N.push(y)&&k.pause&&k.pause()}).
on("error",y=>{const{ret:N}=this;u.destroy(N,y)}).on("end",()=>{const{ret:y}=this;y.push(null)}).on("close",()=>{const{ret:y}=this;y._readableState.ended||u.destroy(
y,new R)}),this.body=b}onResponseData(D,w){const{res:a}=this;a.push(w)===!1&&D.pause()}onResponseEnd(D,w){const{res:a}=this;a.push(null)}onResponseError(D,w){const{
ret:a}=this;this.handler=null,u.destroy(a,w)}}function B(r,D){try{const w=new E(r,D);return this.dispatch({...r,body:w.req},w),w.ret}catch(w){return new o().destroy(
w)}}x.exports=B}),4043:((x,g,Q)=>{const I=Q(4589),{AsyncResource:n}=Q(6698),{Readable:o}=Q(9927),{InvalidArgumentError:M,RequestAbortedError:p}=Q(8707),S=Q(3440);
function d(){}class R extends n{constructor(s,c){if(!s||typeof s!="object")throw new M("invalid opts");const{signal:t,method:A,opaque:e,body:i,onInfo:E,responseHeaders:B,
highWaterMark:r}=s;try{if(typeof c!="function")throw new M("invalid callback");if(r!=null&&(!Number.isFinite(r)||r<0))throw new M("invalid highWaterMark");if(t&&
typeof t.on!="function"&&typeof t.addEventListener!="function")throw new M("signal must be an EventEmitter or EventTarget");if(A==="CONNECT")throw new M("invali\
d method");if(E&&typeof E!="function")throw new M("invalid onInfo callback");super("UNDICI_REQUEST")}catch(D){throw S.isStream(i)&&S.destroy(i.on("error",d),D),
D}this.method=A,this.responseHeaders=B||null,this.opaque=e||null,this.callback=c,this.res=null,this.abort=null,this.body=i,this.trailers={},this.context=null,this.
controller=null,this.onInfo=E||null,this.highWaterMark=r,this.reason=null,this.removeAbortListener=null,t?.aborted?this.reason=t.reason??new p:t&&(this.removeAbortListener=
S.addAbortListener(t,()=>{if(this.reason=t.reason??new p,this.res){const D=this.res;this.res=null,S.destroy(D.on("error",d),this.reason)}else this.abort&&this.abort(
this.reason)}))}onRequestStart(s,c){if(this.reason){s.abort(this.reason);return}I(this.callback),this.controller=s,this.abort=t=>s.abort(t),this.context=c}onResponseStart(s,c,t,A){
const{callback:e,opaque:i,context:E,responseHeaders:B,highWaterMark:r}=this,D=s?.rawHeaders,w=B==="raw"?S.parseRawHeaders(D):t;if(c<200){this.onInfo&&this.onInfo(
{statusCode:c,headers:w});return}const a=t,F=a?.["content-type"],l=a?.["content-length"],f=new o({resume:()=>s.resume(),abort:L=>s.abort(L),contentType:F,contentLength:this.
method!=="HEAD"&&l?Number(l):null,highWaterMark:r});if(this.removeAbortListener&&(f.on("close",this.removeAbortListener),this.removeAbortListener=null),this.callback=
null,this.res=f,e!==null)try{this.runInAsyncScope(e,null,null,{statusCode:c,statusText:A,headers:w,trailers:this.trailers,opaque:i,body:f,context:E})}catch(L){this.
res=null,S.destroy(f.on("error",d),L),queueMicrotask(()=>{throw L})}}onResponseData(s,c){this.res&&this.res.push(c)===!1&&s.pause()}onResponseEnd(s,c){if(c&&typeof c==
"object")for(const t of Object.keys(c))t==="__proto__"?Object.defineProperty(this.trailers,t,{value:c[t],enumerable:!0,configurable:!0,writable:!0}):this.trailers[t]=
c[t];this.res?.push(null)}onResponseError(s,c){const{res:t,callback:A,body:e,opaque:i}=this;A&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(A,null,
c,{opaque:i})})),t&&(this.res=null,queueMicrotask(()=>{S.destroy(t.on("error",d),c)})),e&&(this.body=null,S.isStream(e)&&(e.on("error",d),S.destroy(e,c))),this.
removeAbortListener&&(this.removeAbortListener(),this.removeAbortListener=null)}}function u(h,s){if(s===void 0)return new Promise((c,t)=>{u.call(this,h,(A,e)=>A?
t(A):c(e))});try{const c=new R(h,s);this.dispatch(h,c)}catch(c){if(typeof s!="function")throw c;const t=h?.opaque;queueMicrotask(()=>s(c,{opaque:t}))}}x.exports=
u,x.exports.RequestHandler=R}),3560:((x,g,Q)=>{const I=Q(4589),{AsyncResource:n}=Q(6698),{InvalidArgumentError:o,InvalidReturnValueError:M}=Q(8707),p=Q(3440),{addSignal:S,
removeSignal:d}=Q(158);function R(){}function u(A){return A.errored??A.writableErrored??A._writableState?.errored}function h(){const A=new Error("Premature clos\
e");return A.code="ERR_STREAM_PREMATURE_CLOSE",A}function s(A,e){let i=!1;const E=()=>{A.removeListener("close",r),A.removeListener("error",D),A.removeListener(
"finish",w)},B=(a,F=!1)=>{i||(i=!0,E(),e(a,F))},r=()=>{const a=u(A);B(a??(A.writableFinished?void 0:h()))},D=a=>B(a,!0),w=()=>B();A.on("close",r),A.on("error",D),
A.on("finish",w),A.closed?process.nextTick(r):A.writableFinished&&process.nextTick(w)}class c extends n{constructor(e,i,E){if(!e||typeof e!="object")throw new o(
"invalid opts");const{signal:B,method:r,opaque:D,body:w,onInfo:a,responseHeaders:F}=e;try{if(typeof E!="function")throw new o("invalid callback");if(typeof i!="\
function")throw new o("invalid factory");if(B&&typeof B.on!="function"&&typeof B.addEventListener!="function")throw new o("signal must be an EventEmitter or Eve\
ntTarget");if(r==="CONNECT")throw new o("invalid method");if(a&&typeof a!="function")throw new o("invalid onInfo callback");super("UNDICI_STREAM")}catch(l){throw p.
isStream(w)&&p.destroy(w.on("error",R),l),l}this.responseHeaders=F||null,this.opaque=D||null,this.factory=i,this.callback=E,this.res=null,this.abort=null,this.context=
null,this.controller=null,this.trailers=null,this.body=w,this.onInfo=a||null,p.isStream(w)&&w.on("error",l=>{this.onResponseError(this.controller,l)}),S(this,B)}onRequestStart(e,i){
if(this.reason){e.abort(this.reason);return}I(this.callback),this.controller=e,this.abort=E=>e.abort(E),this.context=i}onResponseStart(e,i,E,B){const{factory:r,
opaque:D,context:w,responseHeaders:a}=this,F=e?.rawHeaders,l=a==="raw"?p.parseRawHeaders(F):E;if(i<200){this.onInfo&&this.onInfo({statusCode:i,headers:l});return}
if(this.factory=null,r===null)return;const f=this.runInAsyncScope(r,null,{statusCode:i,headers:l,opaque:D,context:w});if(!f||typeof f.write!="function"||typeof f.
end!="function"||typeof f.on!="function")throw new M("expected Writable");s(f,(b,y)=>{const{callback:N,res:k,opaque:V,trailers:O,abort:H}=this;this.res=null,(b||
!k?.readable)&&p.destroy(k,y?void 0:b),this.callback=null,this.runInAsyncScope(N,null,b||null,{opaque:V,trailers:O}),b&&H(b)}),f.on("drain",()=>e.resume()),this.
res=f,(f.writableNeedDrain!==void 0?f.writableNeedDrain:f._writableState?.needDrain)===!0&&e.pause()}onResponseData(e,i){const{res:E}=this;E&&E.write(i)===!1&&e.
pause()}onResponseEnd(e,i){const{res:E}=this;d(this),E&&(i&&typeof i=="object"&&(this.trailers=i),E.end())}onResponseError(e,i){const{res:E,callback:B,opaque:r,
body:D}=this;d(this),this.factory=null,E?(this.res=null,p.destroy(E,i)):B&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(B,null,i,{opaque:r})})),
D&&(this.body=null,p.destroy(D,i))}}function t(A,e,i){if(i===void 0)return new Promise((E,B)=>{t.call(this,A,e,(r,D)=>r?B(r):E(D))});try{const E=new c(A,e,i);this.
dispatch(A,E)}catch(E){if(typeof i!="function")throw E;const B=A?.opaque;queueMicrotask(()=>i(E,{opaque:B}))}}x.exports=t}),1882:((x,g,Q)=>{const{InvalidArgumentError:I,
SocketError:n}=Q(8707),{AsyncResource:o}=Q(6698),M=Q(4589),p=Q(3440),{kHTTP2Stream:S}=Q(6443),{addSignal:d,removeSignal:R}=Q(158);class u extends o{constructor(c,t){
if(!c||typeof c!="object")throw new I("invalid opts");if(typeof t!="function")throw new I("invalid callback");const{signal:A,opaque:e,responseHeaders:i}=c;if(A&&
typeof A.on!="function"&&typeof A.addEventListener!="function")throw new I("signal must be an EventEmitter or EventTarget");super("UNDICI_UPGRADE"),this.responseHeaders=
i||null,this.opaque=e||null,this.callback=t,this.abort=null,this.context=null,d(this,A)}onRequestStart(c,t){if(this.reason){c.abort(this.reason);return}M(this.callback),
this.abort=A=>c.abort(A),this.context=t}onResponseStart(){throw new n("bad upgrade",null)}onRequestUpgrade(c,t,A,e){const i=e[S]===!0?200:101;if(t!==i){const a=e[S]===
!0?null:p.getSocketInfo(e);c.abort(new n("bad upgrade",a));return}const{callback:E,opaque:B,context:r}=this;R(this),this.callback=null;const D=c?.rawHeaders,w=this.
responseHeaders==="raw"?p.parseRawHeaders(D):A;this.runInAsyncScope(E,null,null,{headers:w,socket:e,opaque:B,context:r})}onResponseError(c,t){const{callback:A,opaque:e}=this;
R(this),A&&(this.callback=null,queueMicrotask(()=>{this.runInAsyncScope(A,null,t,{opaque:e})}))}}function h(s,c){if(c===void 0)return new Promise((t,A)=>{h.call(
this,s,(e,i)=>e?A(e):t(i))});try{const t=new u(s,c),A={...s,method:s.method||"GET",upgrade:s.protocol||"Websocket"};this.dispatch(A,t)}catch(t){if(typeof c!="fu\
nction")throw t;const A=s?.opaque;queueMicrotask(()=>c(t,{opaque:A}))}}x.exports=h}),6615:((x,g,Q)=>{x.exports.request=Q(4043),x.exports.stream=Q(3560),x.exports.
pipeline=Q(6862),x.exports.upgrade=Q(1882),x.exports.connect=Q(4660)}),9927:((x,g,Q)=>{const I=Q(4589),{addAbortListener:n}=Q(8474),{Readable:o}=Q(7075),{RequestAbortedError:M,
NotSupportedError:p,InvalidArgumentError:S,AbortError:d}=Q(8707),R=Q(3440),u=Symbol("kConsume"),h=Symbol("kReading"),s=Symbol("kBody"),c=Symbol("kAbort"),t=Symbol(
"kContentType"),A=Symbol("kContentLength"),e=Symbol("kUsed"),i=Symbol("kBytesRead"),E=()=>{};class B extends o{constructor({resume:N,abort:k,contentType:V="",contentLength:O,
highWaterMark:H=64*1024}){super({autoDestroy:!0,read:N,highWaterMark:H}),this._readableState.dataEmitted=!1,this[c]=k,this[u]=null,this[i]=0,this[s]=null,this[e]=
!1,this[t]=V,this[A]=Number.isFinite(O)?O:null,this[h]=!1}_destroy(N,k){!N&&!this._readableState.endEmitted&&(N=new M),N&&this[c](),this[e]?k(N):setImmediate(k,
N)}on(N,k){return(N==="data"||N==="readable")&&(this[h]=!0,this[e]=!0),super.on(N,k)}addListener(N,k){return this.on(N,k)}off(N,k){const V=super.off(N,k);return(N===
"data"||N==="readable")&&(this[h]=this.listenerCount("data")>0||this.listenerCount("readable")>0),V}removeListener(N,k){return this.off(N,k)}push(N){return N&&(this[i]+=
N.length,this[u])?(L(this[u],N),this[h]?super.push(N):!0):super.push(N)}text(){return w(this,"text")}json(){return w(this,"json")}blob(){return w(this,"blob")}bytes(){
return w(this,"bytes")}arrayBuffer(){return w(this,"arrayBuffer")}async formData(){throw new p}get bodyUsed(){return R.isDisturbed(this)}get body(){return this[s]||
(this[s]=ReadableStream.from(this),this[u]&&(this[s].getReader(),I(this[s].locked))),this[s]}dump(N){const k=N?.signal;if(k!=null&&(typeof k!="object"||!("abort\
ed"in k)))return Promise.reject(new S("signal must be an AbortSignal"));const V=N?.limit&&Number.isFinite(N.limit)?N.limit:128*1024;return k?.aborted?Promise.reject(
k.reason??new d):this._readableState.closeEmitted?Promise.resolve(null):new Promise((O,H)=>{if((this[A]&&this[A]>V||this[i]>V)&&this.destroy(new d),k){const AA=n(
k,()=>{this.destroy(k.reason??new d)});this.on("close",function(){AA[Symbol.dispose](),k.aborted?H(k.reason??new d):O(null)})}else this.on("close",O);this.on("e\
rror",E).on("data",()=>{this[i]>V&&this.destroy()}).resume()})}setEncoding(N){return Buffer.isEncoding(N)&&super.setEncoding(N),this}}function r(y){return y[s]?.
locked===!0||y[u]!==null}function D(y){return R.isDisturbed(y)||r(y)}function w(y,N){return I(!y[u]),new Promise((k,V)=>{if(D(y)){const O=y._readableState;O.destroyed&&
O.closeEmitted===!1?y.on("error",V).on("close",()=>{V(new TypeError("unusable"))}):V(O.errored??new TypeError("unusable"))}else queueMicrotask(()=>{y[u]={type:N,
stream:y,resolve:k,reject:V,length:0,body:[]},y.on("error",function(O){b(this[u],O)}).on("close",function(){this[u].body!==null&&b(this[u],new M)}),a(y[u])})})}
function a(y){if(y.body===null)return;const{_readableState:N}=y.stream;if(N.bufferIndex){const V=N.bufferIndex,O=N.buffer.length;for(let H=V;H<O;H++)L(y,N.buffer[H])}else
for(const V of N.buffer)L(y,V);const k=N.decoder;if(k!=null&&k.lastNeed>0&&L(y,Buffer.from(k.lastChar.subarray(0,k.lastTotal-k.lastNeed))),N.endEmitted){f(y,N.encoding);
return}for(y.stream.on("end",function(){f(this[u],this._readableState.encoding)}),y.stream.resume();y.stream.read()!=null;);}function F(y,N,k){if(y.length===0||
N===0)return"";const V=y.length===1?y[0]:Buffer.concat(y,N),O=V.length,H=O>2&&V[0]===239&&V[1]===187&&V[2]===191?3:0;return!k||k==="utf8"||k==="utf-8"?V.utf8Slice(
H,O):V.subarray(H,O).toString(k)}function l(y,N){if(y.length===0||N===0)return new Uint8Array(0);if(y.length===1)return new Uint8Array(y[0]);const k=new Uint8Array(
Buffer.allocUnsafeSlow(N).buffer);let V=0;for(let O=0;O<y.length;++O){const H=y[O];k.set(H,V),V+=H.length}return k}function f(y,N){const{type:k,body:V,resolve:O,
stream:H,length:j}=y;try{k==="text"?O(F(V,j,N)):k==="json"?O(JSON.parse(F(V,j,N))):k==="arrayBuffer"?O(l(V,j).buffer):k==="blob"?O(new Blob(V,{type:H[t]})):k===
"bytes"&&O(l(V,j)),b(y)}catch(AA){H.destroy(AA)}}function L(y,N){y.body!==null&&(typeof N=="string"&&(N=Buffer.from(N,y.stream._readableState.encoding)),y.length+=
N.length,y.body.push(N))}function b(y,N){y.body!==null&&(N?y.reject(N):y.resolve(),y.type=null,y.stream=null,y.resolve=null,y.reject=null,y.length=0,y.body=null)}
x.exports={Readable:B,chunksDecode:F}}),9136:((x,g,Q)=>{const I=Q(7030),n=Q(4589),o=Q(3440),{InvalidArgumentError:M,ConnectTimeoutError:p}=Q(8707);let S;const d=class{constructor(s){
this._maxCachedSessions=s,this._sessionCache=new Map,this._sessionRegistry=new FinalizationRegistry(c=>{if(this._sessionCache.size<this._maxCachedSessions)return;
const t=this._sessionCache.get(c);t!==void 0&&t.deref()===void 0&&this._sessionCache.delete(c)})}get(s){const c=this._sessionCache.get(s);return c?c.deref():null}set(s,c){
if(this._maxCachedSessions!==0){if(this._sessionCache.has(s))this._sessionCache.delete(s);else if(this._sessionCache.size>=this._maxCachedSessions){let t=!1;for(const[
A,e]of this._sessionCache)if(e.deref()===void 0){this._sessionCache.delete(A),t=!0;break}if(!t){const A=this._sessionCache.keys().next();A.done||this._sessionCache.
delete(A.value)}}this._sessionCache.set(s,new WeakRef(c)),this._sessionRegistry.register(c,s)}}};function R({allowH2:h,preferH2:s,useH2c:c,maxCachedSessions:t,socketPath:A,
timeout:e,session:i,...E}){if(t!=null&&(!Number.isInteger(t)||t<0))throw new M("maxCachedSessions must be a positive integer or zero");const B={path:A,...E},r=new d(
t??100);return e=e??1e4,h=h??!0,function({hostname:w,host:a,protocol:F,port:l,servername:f,localAddress:L,httpSocket:b},y){let N;if(F==="https:"){S||(S=Q(1692)),
f=f||B.servername||o.getServerName(a)||null;const V=f||w;n(V);const O=i||r.get(V)||null;l=l||443,N=S.connect({highWaterMark:16384,...B,servername:f,session:O,localAddress:L,
ALPNProtocols:h?s?["h2","http/1.1"]:["http/1.1","h2"]:["http/1.1"],socket:b,port:l,host:w}),N.on("session",function(H){r.set(V,H)})}else{n(!b,"httpSocket can on\
ly be sent on TLS update"),l=l||80;const V={highWaterMark:64*1024,...B,localAddress:L,port:l,host:w},O=I.isIP(w);O!==0&&f&&f!==w&&(V.host=f,V.lookup=(H,j,AA)=>{
j.all?AA(null,[{address:w,family:O}]):AA(null,w,O)}),N=I.connect(V),c===!0&&(N.alpnProtocol="h2")}if(B.keepAlive==null||B.keepAlive){const V=B.keepAliveInitialDelay===
void 0?6e4:B.keepAliveInitialDelay;N.setKeepAlive(!0,V)}const k=o.setupConnectTimeout(new WeakRef(N),{timeout:e,hostname:w,port:l});return N.setNoDelay(!0).once(
F==="https:"?"secureConnect":"connect",function(){if(queueMicrotask(k),y){const V=y;y=null,V(null,this)}}).on("error",function(V){if(queueMicrotask(k),y){const O=y;
y=null,O(u(V,this,{timeout:e,hostname:w,port:l}))}}),N}}function u(h,s,c){if(h instanceof AggregateError&&(h.code==="ETIMEDOUT"||h.errors.some(t=>t!=null&&t.code===
"ETIMEDOUT"))){let t="Connect Timeout Error";Array.isArray(s.autoSelectFamilyAttemptedAddresses)?t+=` (attempted addresses: ${s.autoSelectFamilyAttemptedAddresses.
join(", ")},`:t+=` (attempted address: ${c.hostname}:${c.port},`,t+=` timeout: ${c.timeout}ms)`;const A=new p(t);return A.cause=h,A}return h}x.exports=R}),735:(x=>{
const g=["Accept","Accept-Encoding","Accept-Language","Accept-Ranges","Access-Control-Allow-Credentials","Access-Control-Allow-Headers","Access-Control-Allow-Me\
thods","Access-Control-Allow-Origin","Access-Control-Expose-Headers","Access-Control-Max-Age","Access-Control-Request-Headers","Access-Control-Request-Method","\
Age","Allow","Alt-Svc","Alt-Used","Authorization","Cache-Control","Clear-Site-Data","Connection","Content-Disposition","Content-Encoding","Content-Language","Co\
ntent-Length","Content-Location","Content-Range","Content-Security-Policy","Content-Security-Policy-Report-Only","Content-Type","Cookie","Cross-Origin-Embedder-\
Policy","Cross-Origin-Opener-Policy","Cross-Origin-Resource-Policy","Date","Device-Memory","Downlink","ECT","ETag","Expect","Expect-CT","Expires","Forwarded","F\
rom","Host","If-Match","If-Modified-Since","If-None-Match","If-Range","If-Unmodified-Since","Keep-Alive","Last-Modified","Link","Location","Max-Forwards","Origi\
n","Permissions-Policy","Pragma","Proxy-Authenticate","Proxy-Authorization","RTT","Range","Referer","Referrer-Policy","Refresh","Retry-After","Sec-WebSocket-Acc\
ept","Sec-WebSocket-Extensions","Sec-WebSocket-Key","Sec-WebSocket-Protocol","Sec-WebSocket-Version","Server","Server-Timing","Service-Worker-Allowed","Service-\
Worker-Navigation-Preload","Set-Cookie","SourceMap","Strict-Transport-Security","Supports-Loading-Mode","TE","Timing-Allow-Origin","Trailer","Transfer-Encoding",
"Upgrade","Upgrade-Insecure-Requests","User-Agent","Vary","Via","WWW-Authenticate","X-Content-Type-Options","X-DNS-Prefetch-Control","X-Frame-Options","X-Permit\
ted-Cross-Domain-Policies","X-Powered-By","X-Requested-With","X-XSS-Protection"],Q={};Object.setPrototypeOf(Q,null);for(let o=0;o<g.length;++o){const M=g[o],p=M.
toLowerCase();Q[M]=Q[p]=p}const I=131072,n=128*1024*1024;x.exports={wellknownHeaderNames:g,headerNameLowerCasedRecord:Q,defaultWebSocketMaxFragments:I,defaultWebSocketMaxPayloadSize:n}}),
2414:((x,g,Q)=>{const I=Q(3053),n=Q(7975),o=n.debuglog("undici"),M=n.debuglog("fetch"),p=n.debuglog("websocket"),S={beforeConnect:I.channel("undici:client:befor\
eConnect"),connected:I.channel("undici:client:connected"),connectError:I.channel("undici:client:connectError"),sendHeaders:I.channel("undici:client:sendHeaders"),
create:I.channel("undici:request:create"),bodySent:I.channel("undici:request:bodySent"),bodyChunkSent:I.channel("undici:request:bodyChunkSent"),bodyChunkReceived:I.
channel("undici:request:bodyChunkReceived"),headers:I.channel("undici:request:headers"),trailers:I.channel("undici:request:trailers"),error:I.channel("undici:re\
quest:error"),open:I.channel("undici:websocket:open"),close:I.channel("undici:websocket:close"),socketError:I.channel("undici:websocket:socket_error"),ping:I.channel(
"undici:websocket:ping"),pong:I.channel("undici:websocket:pong"),proxyConnected:I.channel("undici:proxy:connected")};let d=!1;function R(t=o){if(!d){if(S.beforeConnect.
hasSubscribers||S.connected.hasSubscribers||S.connectError.hasSubscribers||S.sendHeaders.hasSubscribers){d=!0;return}d=!0,I.subscribe("undici:client:beforeConne\
ct",A=>{const{connectParams:{version:e,protocol:i,port:E,host:B}}=A;t("connecting to %s%s using %s%s",B,E?`:${E}`:"",i,e)}),I.subscribe("undici:client:connected",
A=>{const{connectParams:{version:e,protocol:i,port:E,host:B}}=A;t("connected to %s%s using %s%s",B,E?`:${E}`:"",i,e)}),I.subscribe("undici:client:connectError",
A=>{const{connectParams:{version:e,protocol:i,port:E,host:B},error:r}=A;t("connection to %s%s using %s%s errored - %s",B,E?`:${E}`:"",i,e,r.message)}),I.subscribe(
"undici:client:sendHeaders",A=>{const{request:{method:e,path:i,origin:E}}=A;t("sending request to %s %s%s",e,E,i)})}}let u=!1;function h(t=o){if(!u){if(S.headers.
hasSubscribers||S.trailers.hasSubscribers||S.error.hasSubscribers){u=!0;return}u=!0,I.subscribe("undici:request:headers",A=>{const{request:{method:e,path:i,origin:E},
response:{statusCode:B}}=A;t("received response to %s %s%s - HTTP %d",e,E,i,B)}),I.subscribe("undici:request:trailers",A=>{const{request:{method:e,path:i,origin:E}}=A;
t("trailers received from %s %s%s",e,E,i)}),I.subscribe("undici:request:error",A=>{const{request:{method:e,path:i,origin:E},error:B}=A;t("request to %s %s%s err\
ored - %s",e,E,i,B.message)})}}let s=!1;function c(t=p){if(!s){if(S.open.hasSubscribers||S.close.hasSubscribers||S.socketError.hasSubscribers||S.ping.hasSubscribers||
S.pong.hasSubscribers){s=!0;return}s=!0,I.subscribe("undici:websocket:open",A=>{if(A.address!=null){const{address:e,port:i}=A.address;t("connection opened %s%s",
e,i?`:${i}`:"")}else t("connection opened")}),I.subscribe("undici:websocket:close",A=>{const{websocket:e,code:i,reason:E}=A;t("closed connection to %s - %s %s",
e.url,i,E)}),I.subscribe("undici:websocket:socket_error",A=>{t("connection errored - %s",A.message)}),I.subscribe("undici:websocket:ping",A=>{t("ping received")}),
I.subscribe("undici:websocket:pong",A=>{t("pong received")})}}(o.enabled||M.enabled)&&(R(M.enabled?M:o),h(M.enabled?M:o)),p.enabled&&(R(o.enabled?o:p),c(p)),x.exports=
{channels:S}}),8707:(x=>{const g=Symbol.for("undici.error.UND_ERR");class Q extends Error{constructor(G,mA){super(G,mA),this.name="UndiciError",this.code="UND_E\
RR"}static[Symbol.hasInstance](G){return G&&G[g]===!0}get[g](){return!0}}const I=Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");class n extends Q{constructor(G){
super(G),this.name="ConnectTimeoutError",this.message=G||"Connect Timeout Error",this.code="UND_ERR_CONNECT_TIMEOUT"}static[Symbol.hasInstance](G){return G&&G[I]===
!0}get[I](){return!0}}const o=Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");class M extends Q{constructor(G){super(G),this.name="HeadersTimeoutError",this.
message=G||"Headers Timeout Error",this.code="UND_ERR_HEADERS_TIMEOUT"}static[Symbol.hasInstance](G){return G&&G[o]===!0}get[o](){return!0}}const p=Symbol.for("\
undici.error.UND_ERR_HEADERS_OVERFLOW");class S extends Q{constructor(G){super(G),this.name="HeadersOverflowError",this.message=G||"Headers Overflow Error",this.
code="UND_ERR_HEADERS_OVERFLOW"}static[Symbol.hasInstance](G){return G&&G[p]===!0}get[p](){return!0}}const d=Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");class R extends Q{constructor(G){
super(G),this.name="BodyTimeoutError",this.message=G||"Body Timeout Error",this.code="UND_ERR_BODY_TIMEOUT"}static[Symbol.hasInstance](G){return G&&G[d]===!0}get[d](){
return!0}}const u=Symbol.for("undici.error.UND_ERR_INVALID_ARG");class h extends Q{constructor(G){super(G),this.name="InvalidArgumentError",this.message=G||"Inv\
alid Argument Error",this.code="UND_ERR_INVALID_ARG"}static[Symbol.hasInstance](G){return G&&G[u]===!0}get[u](){return!0}}const s=Symbol.for("undici.error.UND_E\
RR_INVALID_RETURN_VALUE");class c extends Q{constructor(G){super(G),this.name="InvalidReturnValueError",this.message=G||"Invalid Return Value Error",this.code="\
UND_ERR_INVALID_RETURN_VALUE"}static[Symbol.hasInstance](G){return G&&G[s]===!0}get[s](){return!0}}const t=Symbol.for("undici.error.UND_ERR_ABORT");class A extends Q{constructor(G){
super(G),this.name="AbortError",this.message=G||"The operation was aborted",this.code="UND_ERR_ABORT"}static[Symbol.hasInstance](G){return G&&G[t]===!0}get[t](){
return!0}}const e=Symbol.for("undici.error.UND_ERR_ABORTED");class i extends A{constructor(G){super(G),this.name="AbortError",this.message=G||"Request aborted",
this.code="UND_ERR_ABORTED"}static[Symbol.hasInstance](G){return G&&G[e]===!0}get[e](){return!0}}const E=Symbol.for("undici.error.UND_ERR_INFO");class B extends Q{constructor(G,mA){
super(G,mA),this.name="InformationalError",this.message=G||"Request information",this.code="UND_ERR_INFO"}static[Symbol.hasInstance](G){return G&&G[E]===!0}get[E](){
return!0}}const r=Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");class D extends Q{constructor(G){super(G),this.name="RequestContentLengthMismat\
chError",this.message=G||"Request body length does not match content-length header",this.code="UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"}static[Symbol.hasInstance](G){
return G&&G[r]===!0}get[r](){return!0}}const w=Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");class a extends Q{constructor(G){super(G),this.name=
"ResponseContentLengthMismatchError",this.message=G||"Response body length does not match content-length header",this.code="UND_ERR_RES_CONTENT_LENGTH_MISMATCH"}static[Symbol.
hasInstance](G){return G&&G[w]===!0}get[w](){return!0}}const F=Symbol.for("undici.error.UND_ERR_DESTROYED");class l extends Q{constructor(G){super(G),this.name=
"ClientDestroyedError",this.message=G||"The client is destroyed",this.code="UND_ERR_DESTROYED"}static[Symbol.hasInstance](G){return G&&G[F]===!0}get[F](){return!0}}
const f=Symbol.for("undici.error.UND_ERR_CLOSED");class L extends Q{constructor(G){super(G),this.name="ClientClosedError",this.message=G||"The client is closed",
this.code="UND_ERR_CLOSED"}static[Symbol.hasInstance](G){return G&&G[f]===!0}get[f](){return!0}}const b=Symbol.for("undici.error.UND_ERR_SOCKET");class y extends Q{constructor(G,mA){
super(G),this.name="SocketError",this.message=G||"Socket error",this.code="UND_ERR_SOCKET",this.socket=mA}static[Symbol.hasInstance](G){return G&&G[b]===!0}get[b](){
return!0}}const N=Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");class k extends Q{constructor(G){super(G),this.name="NotSupportedError",this.message=G||"Not \
supported error",this.code="UND_ERR_NOT_SUPPORTED"}static[Symbol.hasInstance](G){return G&&G[N]===!0}get[N](){return!0}}const V=Symbol.for("undici.error.UND_ERR\
_BPL_MISSING_UPSTREAM");class O extends Q{constructor(G){super(G),this.name="MissingUpstreamError",this.message=G||"No upstream has been added to the BalancedPo\
ol",this.code="UND_ERR_BPL_MISSING_UPSTREAM"}static[Symbol.hasInstance](G){return G&&G[V]===!0}get[V](){return!0}}const H=Symbol.for("undici.error.ERR_WEBASSEMB\
LY_NOT_SUPPORTED");class j extends Error{constructor(G){super(G||"WebAssembly is not supported in this environment, but is required for HTTP/1 parsing"),this.code=
"ERR_WEBASSEMBLY_NOT_SUPPORTED"}static[Symbol.hasInstance](G){return G&&G[H]===!0}get[H](){return!0}}const AA=Symbol.for("undici.error.UND_ERR_HTTP_PARSER");class IA extends Error{constructor(G,mA,ZA){
super(G),this.name="HTTPParserError",this.code=mA?`HPE_${mA}`:void 0,this.data=ZA?ZA.toString():void 0}static[Symbol.hasInstance](G){return G&&G[AA]===!0}get[AA](){
return!0}}const EA=Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");class z extends Q{constructor(G){super(G),this.name="ResponseExceededMaxSizeError",this.
message=G||"Response content exceeded max size",this.code="UND_ERR_RES_EXCEEDED_MAX_SIZE"}static[Symbol.hasInstance](G){return G&&G[EA]===!0}get[EA](){return!0}}
const Z=Symbol.for("undici.error.UND_ERR_REQ_RETRY");class DA extends Q{constructor(G,mA,{headers:ZA,data:jA}){super(G),this.name="RequestRetryError",this.message=
G||"Request retry error",this.code="UND_ERR_REQ_RETRY",this.statusCode=mA,this.data=jA,this.headers=ZA}static[Symbol.hasInstance](G){return G&&G[Z]===!0}get[Z](){
return!0}}const uA=Symbol.for("undici.error.UND_ERR_RESPONSE");class RA extends Q{constructor(G,mA,{headers:ZA,body:jA,bodyTruncated:ee=!1}){super(G),this.name=
"ResponseError",this.message=G||"Response error",this.code="UND_ERR_RESPONSE",this.statusCode=mA,this.body=jA,this.bodyTruncated=ee,this.headers=ZA}static[Symbol.
hasInstance](G){return G&&G[uA]===!0}get[uA](){return!0}}const nA=Symbol.for("undici.error.UND_ERR_PRX_TLS");class QA extends Q{constructor(G,mA,ZA={}){super(mA,
{cause:G,...ZA}),this.name="SecureProxyConnectionError",this.message=mA||"Secure Proxy Connection failed",this.code="UND_ERR_PRX_TLS",this.cause=G}static[Symbol.
hasInstance](G){return G&&G[nA]===!0}get[nA](){return!0}}const rA=Symbol.for("undici.error.UND_ERR_PRX_CONN");class lA extends Q{constructor(G,mA,ZA={}){super(mA,
{cause:G,...ZA}),this.name="ProxyConnectionError",this.message=mA||"Proxy Connection failed",this.code="UND_ERR_PRX_CONN",this.cause=G}static[Symbol.hasInstance](G){
return G&&G[rA]===!0}get[rA](){return!0}}const LA=Symbol.for("undici.error.UND_ERR_REDIRECT_MAX");class UA extends Q{constructor(G){super(G),this.name="MaxRedir\
ectsError",this.message=G||"max redirects",this.code="UND_ERR_REDIRECT_MAX"}static[Symbol.hasInstance](G){return G&&G[LA]===!0}get[LA](){return!0}}const xA=Symbol.
for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");class GA extends Q{constructor(G){super(G),this.name="MaxOriginsReachedError",this.message=G||"Maximum allowed o\
rigins reached",this.code="UND_ERR_MAX_ORIGINS_REACHED"}static[Symbol.hasInstance](G){return G&&G[xA]===!0}get[xA](){return!0}}class gA extends Q{constructor(G,mA){
super(G),this.name="Socks5ProxyError",this.message=G||"SOCKS5 proxy error",this.code=mA||"UND_ERR_SOCKS5"}}const dA=Symbol.for("undici.error.UND_ERR_WS_MESSAGE_\
SIZE_EXCEEDED");class aA extends Q{constructor(G){super(G),this.name="MessageSizeExceededError",this.message=G||"Max decompressed message size exceeded",this.code=
"UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"}static[Symbol.hasInstance](G){return G&&G[dA]===!0}get[dA](){return!0}}x.exports={AbortError:A,WebAssemblyNotSupportedError:j,
HTTPParserError:IA,UndiciError:Q,HeadersTimeoutError:M,HeadersOverflowError:S,BodyTimeoutError:R,RequestContentLengthMismatchError:D,ConnectTimeoutError:n,InvalidArgumentError:h,
InvalidReturnValueError:c,RequestAbortedError:i,ClientDestroyedError:l,ClientClosedError:L,InformationalError:B,SocketError:y,NotSupportedError:k,ResponseContentLengthMismatchError:a,
BalancedPoolMissingUpstreamError:O,ResponseExceededMaxSizeError:z,RequestRetryError:DA,ResponseError:RA,SecureProxyConnectionError:QA,ProxyConnectionError:lA,MaxOriginsReachedError:GA,
MaxRedirectsError:UA,Socks5ProxyError:gA,MessageSizeExceededError:aA}}),4655:((x,g,Q)=>{const{InvalidArgumentError:I,NotSupportedError:n}=Q(8707),o=Q(4589),{isValidHTTPToken:M,
isValidHeaderValue:p,isStream:S,destroy:d,isBuffer:R,isFormDataLike:u,isIterable:h,hasSafeIterator:s,isBlobLike:c,serializePathWithQuery:t,parseHeaders:A,assertRequestHandler:e,
getServerName:i,normalizedMethodRecords:E,getProtocolFromUrlString:B}=Q(3440),{channels:r}=Q(2414),{headerNameLowerCasedRecord:D}=Q(735),w=/[^\u0021-\u00ff]/;function a(V){
if(typeof V!="string"||V.length===0)return!1;for(let O=0;O<V.length;O++){const H=V.charCodeAt(O);if(H<48||H>57)return!1}return!0}const F=Symbol("handler"),l=Symbol(
"controller"),f=Symbol("resume");class L{#A=!1;#e=null;#s=!1;#t;[f]=null;rawHeaders=null;rawTrailers=null;constructor(O){this.#t=O}pause(){this.#A=!0}resume(){this.#A&&
(this.#A=!1,this[f]?.())}abort(O){this.#s||(this.#s=!0,this.#e=O,this.#t(O))}get aborted(){return this.#s}get reason(){return this.#e}get paused(){return this.#A}}
class b{constructor(O,{path:H,method:j,body:AA,headers:IA,query:EA,idempotent:z,blocking:Z,upgrade:DA,headersTimeout:uA,bodyTimeout:RA,reset:nA,expectContinue:QA,
servername:rA,throwOnError:lA,maxRedirections:LA,typeOfService:UA},xA){if(typeof H!="string")throw new I("path must be a string");if(H[0]!=="/"&&!(H.startsWith(
"http://")||H.startsWith("https://"))&&j!=="CONNECT")throw new I("path must be an absolute URL or start with a slash");if(w.test(H))throw new I("invalid request\
 path");if(typeof j!="string")throw new I("method must be a string");if(E[j]===void 0&&!M(j))throw new I("invalid request method");if(DA&&typeof DA!="string")throw new I(
"upgrade must be a string");if(DA&&!p(DA))throw new I("invalid upgrade header");if(uA!=null&&(!Number.isFinite(uA)||uA<0))throw new I("invalid headersTimeout");
if(RA!=null&&(!Number.isFinite(RA)||RA<0))throw new I("invalid bodyTimeout");if(nA!=null&&typeof nA!="boolean")throw new I("invalid reset");if(QA!=null&&typeof QA!=
"boolean")throw new I("invalid expectContinue");if(lA!=null)throw new I("invalid throwOnError");if(LA!=null&&LA!==0)throw new I("maxRedirections is not supporte\
d, use the redirect interceptor");if(UA!=null&&(!Number.isInteger(UA)||UA<0||UA>255))throw new I("typeOfService must be an integer between 0 and 255");if(this.headersTimeout=
uA,this.bodyTimeout=RA,this.method=j,this.typeOfService=UA,this.abort=null,AA==null)this.body=null;else if(S(AA)){this.body=AA;const GA=this.body._readableState;
(!GA||!GA.autoDestroy)&&(this.endHandler=function(){d(this)},this.body.on("end",this.endHandler)),this.errorHandler=gA=>{this.abort?this.abort(gA):this.error=gA},
this.body.on("error",this.errorHandler)}else if(R(AA))this.body=AA.byteLength?AA:null;else if(ArrayBuffer.isView(AA))this.body=AA.buffer.byteLength?Buffer.from(
AA.buffer,AA.byteOffset,AA.byteLength):null;else if(AA instanceof ArrayBuffer)this.body=AA.byteLength?Buffer.from(AA):null;else if(typeof AA=="string")this.body=
AA.length?Buffer.from(AA):null;else if(u(AA)){if(!k(AA))throw new I("body must be a FormData created by this undici package instance; FormData from other source\
s, such as the built-in FormData provided by Node.js, is not supported");this.body=AA}else if(h(AA)||c(AA))this.body=AA;else throw new I("body must be a string,\
 a Buffer, a Readable stream, an iterable, or an async iterable");if(this.completed=!1,this.aborted=!1,this.upgrade=DA||null,this.path=EA?t(H,EA):H,this.origin=
O,this.protocol=B(O),this.idempotent=z??(j==="HEAD"||j==="GET"||j==="QUERY"),this.blocking=Z??this.method!=="HEAD",this.reset=nA??null,this.host=null,this.contentLength=
null,this.contentType=null,this.headers=[],this.expectContinue=QA??!1,Array.isArray(IA)){if(IA.length%2!==0)throw new I("headers array must be even");for(let GA=0;GA<
IA.length;GA+=2)y(this,IA[GA],IA[GA+1])}else if(IA&&typeof IA=="object")if(s(IA))for(const GA of IA){if(!Array.isArray(GA)||GA.length!==2)throw new I("headers m\
ust be in key-value pair format");y(this,GA[0],GA[1])}else{const GA=Object.keys(IA);for(let gA=0;gA<GA.length;++gA)y(this,GA[gA],IA[GA[gA]])}else if(IA!=null)throw new I(
"headers must be an object or an array");e(xA,j,DA),this.servername=rA||i(this.host)||null,this[F]=xA,r.create.hasSubscribers&&r.create.publish({request:this})}onBodySent(O){
if(r.bodyChunkSent.hasSubscribers&&r.bodyChunkSent.publish({request:this,chunk:O}),this[F].onBodySent)try{return this[F].onBodySent(O)}catch(H){this.abort(H)}}onRequestSent(){
if(r.bodySent.hasSubscribers&&r.bodySent.publish({request:this}),this[F].onRequestSent)try{return this[F].onRequestSent()}catch(O){this.abort(O)}}onRequestStart(O,H){
if(o(!this.aborted),o(!this.completed),this[l]=new L(O),this.error){this[l].abort(this.error);return}return this.abort=O,this[F].onRequestStart(this[l],H)}onResponseStarted(){
return this[F].onResponseStarted?.()}onResponseStart(O,H,j,AA){o(!this.aborted),o(!this.completed),r.headers.hasSubscribers&&r.headers.publish({request:this,response:{
statusCode:O,headers:H,statusText:AA}});const IA=this[l];IA&&(IA[f]=j,IA.rawHeaders=H);const EA=Array.isArray(H)?A(H):H;try{return this[F].onResponseStart?.(IA,
O,EA,AA),!IA?.paused}catch(z){return this.abort(z),!1}}onResponseData(O){o(!this.aborted),o(!this.completed),r.bodyChunkReceived.hasSubscribers&&r.bodyChunkReceived.
publish({request:this,chunk:O});const H=this[l];try{return this[F].onResponseData?.(H,O),!H?.paused}catch(j){return this.abort(j),!1}}onRequestUpgrade(O,H,j,AA=""){
this.onFinally(),o(!this.aborted),o(!this.completed),r.headers.hasSubscribers&&r.headers.publish({request:this,response:{statusCode:O,headers:H,statusText:AA}});
const IA=this[l];IA&&(IA.rawHeaders=H);const EA=Array.isArray(H)?A(H):H,z=this[F].onRequestUpgrade?.(IA,O,EA,j);return this.aborted||(this.completed=!0,r.trailers.
hasSubscribers&&r.trailers.publish({request:this,trailers:[]})),z}onResponseEnd(O){this.onFinally(),o(!this.aborted),o(!this.completed),this.completed=!0,r.trailers.
hasSubscribers&&r.trailers.publish({request:this,trailers:O});const H=this[l];H&&(H.rawTrailers=O);const j=Array.isArray(O)?A(O):O;try{return this[F].onResponseEnd?.(
H,j)}catch(AA){this.onResponseError(AA)}}onResponseError(O){if(this.onFinally(),r.error.hasSubscribers&&r.error.publish({request:this,error:O}),this.aborted)return;
this.aborted=!0;const H=this[l];return this[F].onResponseError?.(H,O)}onFinally(){this.errorHandler&&(this.body.off("error",this.errorHandler),this.errorHandler=
null),this.endHandler&&(this.body.off("end",this.endHandler),this.endHandler=null)}addHeader(O,H){return y(this,O,H),this}}function y(V,O,H){if(H&&typeof H=="ob\
ject"&&!Array.isArray(H))throw new I(`invalid ${O} header`);if(H===void 0)return;let j=D[O];if(j===void 0&&(j=O.toLowerCase(),D[j]===void 0&&!M(j)))throw new I(
"invalid header key");if(Array.isArray(H)){const AA=[];for(let IA=0;IA<H.length;IA++)if(typeof H[IA]=="string"){if(!p(H[IA]))throw new I(`invalid ${O} header`);
AA.push(H[IA])}else if(H[IA]===null)AA.push("");else{if(typeof H[IA]=="object")throw new I(`invalid ${O} header`);{const EA=`${H[IA]}`;if(!p(EA))throw new I(`in\
valid ${O} header`);AA.push(EA)}}H=AA}else if(typeof H=="string"){if(!p(H))throw new I(`invalid ${O} header`)}else if(H===null)H="";else if(H=`${H}`,!p(H))throw new I(
`invalid ${O} header`);if(j==="host"){if(V.host!==null)throw new I("duplicate host header");if(typeof H!="string")throw new I("invalid host header");V.host=H}else if(j===
"content-length"){if(V.contentLength!==null)throw new I("duplicate content-length header");if(!a(H))throw new I("invalid content-length header");V.contentLength=
parseInt(H,10)}else if(V.contentType===null&&j==="content-type")V.contentType=H,V.headers.push(O,H);else{if(j==="transfer-encoding"||j==="keep-alive"||j==="upgr\
ade")throw new I(`invalid ${j} header`);if(j==="connection"){const AA=typeof H=="string"?H:null;if(AA===null)throw new I("invalid connection header");for(const IA of AA.
toLowerCase().split(",")){const EA=IA.trim();if(!M(EA))throw new I("invalid connection header");EA==="close"&&(V.reset=!0)}}else{if(j==="expect")throw new n("ex\
pect header not supported");V.headers.push(O,H)}}}let N;function k(V){return N===void 0&&(Q(5910),N=Q(7879).webidl.is.FormData),N(V)}x.exports=b}),8082:((x,g,Q)=>{
const{EventEmitter:I}=Q(8474),{Buffer:n}=Q(4573),{InvalidArgumentError:o,Socks5ProxyError:M}=Q(8707),{debuglog:p}=Q(7975),{parseAddress:S}=Q(1732),d=p("undici:s\
ocks5"),R=n.alloc(0),u=5,h={NO_AUTH:0,GSSAPI:1,USERNAME_PASSWORD:2,NO_ACCEPTABLE:255},s={CONNECT:1,BIND:2,UDP_ASSOCIATE:3},c={IPV4:1,DOMAIN:3,IPV6:4},t={SUCCEEDED:0,
GENERAL_FAILURE:1,CONNECTION_NOT_ALLOWED:2,NETWORK_UNREACHABLE:3,HOST_UNREACHABLE:4,CONNECTION_REFUSED:5,TTL_EXPIRED:6,COMMAND_NOT_SUPPORTED:7,ADDRESS_TYPE_NOT_SUPPORTED:8},
A={INITIAL:"initial",HANDSHAKING:"handshaking",AUTHENTICATING:"authenticating",AUTHENTICATED:"authenticated",CONNECTING:"connecting",CONNECTED:"connected",ERROR:"\
error",CLOSED:"closed"};class e extends I{constructor(E,B={}){if(super(),!E)throw new o("socket is required");this.socket=E,this.options=B,this.state=A.INITIAL,
this.buffer=R,this.onSocketData=this.onData.bind(this),this.onSocketError=this.onError.bind(this),this.onSocketClose=this.onClose.bind(this),this.authMethods=[],
B.username&&B.password&&this.authMethods.push(h.USERNAME_PASSWORD),this.authMethods.push(h.NO_AUTH),this.socket.on("data",this.onSocketData),this.socket.on("err\
or",this.onSocketError),this.socket.on("close",this.onSocketClose)}onData(E){d("received data",E.length,"bytes in state",this.state),this.buffer=n.concat([this.
buffer,E]);try{switch(this.state){case A.HANDSHAKING:this.handleHandshakeResponse();break;case A.AUTHENTICATING:this.handleAuthResponse();break;case A.CONNECTING:
this.handleConnectResponse();break}}catch(B){this.onError(B)}}onError(E){d("socket error",E),this.state=A.ERROR,this.emit("error",E),this.destroy()}onClose(){d(
"socket closed"),this.state=A.CLOSED,this.emit("close")}destroy(){this.socket&&!this.socket.destroyed&&this.socket.destroy()}markAuthenticated(){this.state=A.AUTHENTICATED,
this.emit("authenticated")}handshake(){if(this.state!==A.INITIAL)throw new o("Handshake already started");d("starting handshake with",this.authMethods.length,"a\
uth methods"),this.state=A.HANDSHAKING;const E=n.alloc(2+this.authMethods.length);E[0]=u,E[1]=this.authMethods.length,this.authMethods.forEach((B,r)=>{E[2+r]=B}),
this.socket.write(E)}handleHandshakeResponse(){if(this.buffer.length<2)return;const E=this.buffer[0],B=this.buffer[1];if(E!==u)throw new M(`Invalid SOCKS versio\
n: ${E}`,"UND_ERR_SOCKS5_VERSION");if(B===h.NO_ACCEPTABLE)throw new M("No acceptable authentication method","UND_ERR_SOCKS5_AUTH_REJECTED");if(this.buffer=this.
buffer.subarray(2),d("server selected auth method",B),B===h.NO_AUTH)this.markAuthenticated();else if(B===h.USERNAME_PASSWORD)this.state=A.AUTHENTICATING,this.sendAuthRequest();else
throw new M(`Unsupported authentication method: ${B}`,"UND_ERR_SOCKS5_AUTH_METHOD")}sendAuthRequest(){const{username:E,password:B}=this.options;if(!E||!B)throw new o(
"Username and password required for authentication");d("sending username/password auth");const r=n.from(E),D=n.from(B);if(r.length>255||D.length>255)throw new o(
"Username or password too long");const w=n.alloc(3+r.length+D.length);w[0]=1,w[1]=r.length,r.copy(w,2),w[2+r.length]=D.length,D.copy(w,3+r.length),this.socket.write(
w)}handleAuthResponse(){if(this.buffer.length<2)return;const E=this.buffer[0],B=this.buffer[1];if(E!==1)throw new M(`Invalid auth sub-negotiation version: ${E}`,
"UND_ERR_SOCKS5_AUTH_VERSION");if(B!==0)throw new M("Authentication failed","UND_ERR_SOCKS5_AUTH_FAILED");this.buffer=this.buffer.subarray(2),d("authentication \
successful"),this.markAuthenticated()}connect(E,B){if(this.state===A.CONNECTING||this.state===A.CONNECTED)throw new o("Connection already in progress");if(this.
state!==A.AUTHENTICATED)throw new o("Client must be authenticated before CONNECT");d("connecting to",E,B),this.state=A.CONNECTING;const r=this.buildConnectRequest(
s.CONNECT,E,B);this.socket.write(r)}buildConnectRequest(E,B,r){const{type:D,buffer:w}=S(B),a=n.alloc(4+w.length+2);return a[0]=u,a[1]=E,a[2]=0,a[3]=D,w.copy(a,4),
a.writeUInt16BE(r,4+w.length),a}handleConnectResponse(){if(this.buffer.length<4)return;const E=this.buffer[0],B=this.buffer[1],r=this.buffer[3];if(E!==u)throw new M(
`Invalid SOCKS version in reply: ${E}`,"UND_ERR_SOCKS5_REPLY_VERSION");let D=4;if(r===c.IPV4)D+=6;else if(r===c.DOMAIN){if(this.buffer.length<5)return;D+=1+this.
buffer[4]+2}else if(r===c.IPV6)D+=18;else throw new M(`Invalid address type in reply: ${r}`,"UND_ERR_SOCKS5_ADDR_TYPE");if(this.buffer.length<D)return;if(B!==t.
SUCCEEDED){const l=this.getReplyErrorMessage(B);throw new M(`SOCKS5 connection failed: ${l}`,`UND_ERR_SOCKS5_REPLY_${B}`)}let w,a=4;if(r===c.IPV4)w=Array.from(this.
buffer.subarray(a,a+4)).join("."),a+=4;else if(r===c.DOMAIN){const l=this.buffer[a];a+=1,w=this.buffer.subarray(a,a+l).toString(),a+=l}else if(r===c.IPV6){const l=[];
for(let f=0;f<8;f++){const L=this.buffer.readUInt16BE(a+f*2);l.push(L.toString(16))}w=l.join(":"),a+=16}const F=this.buffer.readUInt16BE(a);this.buffer=R,this.state=
A.CONNECTED,this.socket.removeListener("data",this.onSocketData),d("connected, bound address:",w,"port:",F),this.emit("connected",{address:w,port:F})}getReplyErrorMessage(E){
switch(E){case t.GENERAL_FAILURE:return"General SOCKS server failure";case t.CONNECTION_NOT_ALLOWED:return"Connection not allowed by ruleset";case t.NETWORK_UNREACHABLE:
return"Network unreachable";case t.HOST_UNREACHABLE:return"Host unreachable";case t.CONNECTION_REFUSED:return"Connection refused";case t.TTL_EXPIRED:return"TTL \
expired";case t.COMMAND_NOT_SUPPORTED:return"Command not supported";case t.ADDRESS_TYPE_NOT_SUPPORTED:return"Address type not supported";default:return`Unknown \
error code: ${E}`}}}x.exports={Socks5Client:e,AUTH_METHODS:h,COMMANDS:s,ADDRESS_TYPES:c,REPLY_CODES:t,STATES:A}}),1732:((x,g,Q)=>{const{Buffer:I}=Q(4573),n=Q(7030),
{InvalidArgumentError:o}=Q(8707);function M(u){if(n.isIPv4(u)){const s=u.split(".").map(Number);return{type:1,buffer:I.from(s)}}if(n.isIPv6(u))return{type:4,buffer:p(
u)};const h=I.from(u,"utf8");if(h.length>255)throw new o("Domain name too long (max 255 bytes)");return{type:3,buffer:I.concat([I.from([h.length]),h])}}function p(u){
const h=I.alloc(16);let s=u;if(u.includes(".")){const t=u.lastIndexOf(":"),A=u.slice(t+1);if(n.isIPv4(A)){const e=A.split(".").map(Number),i=(e[0]<<8|e[1]).toString(
16),E=(e[2]<<8|e[3]).toString(16);s=`${u.slice(0,t)}:${i}:${E}`}}const c=s.indexOf("::");if(c!==-1){const t=s.slice(0,c),A=s.slice(c+2),e=t===""?[]:t.split(":"),
i=A===""?[]:A.split(":");let E=0;for(const B of e)h.writeUInt16BE(parseInt(B,16),E),E+=2;E=16-i.length*2;for(const B of i)h.writeUInt16BE(parseInt(B,16),E),E+=2}else{
const t=s.split(":");for(let A=0;A<t.length;A++)h.writeUInt16BE(parseInt(t[A],16),A*2)}return h}function S(u,h,s){const c=I.allocUnsafe(2);return c.writeUInt16BE(
s,0),I.concat([I.from([u]),h,c])}function d(u,h=0){if(u.length<h+1)throw new o("Buffer too small to contain address type");const s=u[h];let c,t=h+1;switch(s){case 1:{
if(u.length<t+6)throw new o("Buffer too small for IPv4 address");c=Array.from(u.subarray(t,t+4)).join("."),t+=4;break}case 3:{if(u.length<t+1)throw new o("Buffe\
r too small for domain length");const e=u[t];if(t+=1,u.length<t+e+2)throw new o("Buffer too small for domain address");c=u.subarray(t,t+e).toString("utf8"),t+=e;
break}case 4:{if(u.length<t+18)throw new o("Buffer too small for IPv6 address");const e=[];for(let i=0;i<8;i++){const E=u.readUInt16BE(t+i*2);e.push(E.toString(
16))}c=e.join(":"),t+=16;break}default:throw new o(`Invalid address type: ${s}`)}if(u.length<t+2)throw new o("Buffer too small for port");const A=u.readUInt16BE(
t);return t+=2,{address:c,port:A,bytesRead:t-h}}function R(u){const s={1:"General SOCKS server failure",2:"Connection not allowed by ruleset",3:"Network unreach\
able",4:"Host unreachable",5:"Connection refused",6:"TTL expired",7:"Command not supported",8:"Address type not supported"}[u]||`Unknown SOCKS5 error code: ${u}`,
c=new Error(s);return c.code=`SOCKS5_${u}`,c}x.exports={parseAddress:M,parseIPv6:p,buildAddressBuffer:S,parseResponseAddress:d,createReplyError:R}}),6443:(x=>{x.
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
"no proxy agent"),kHttpProxyAgent:Symbol("http proxy agent"),kHttpsProxyAgent:Symbol("https proxy agent"),kSocks5ProxyAgent:Symbol("socks5 proxy agent")}}),7752:((x,g,Q)=>{
const{wellknownHeaderNames:I,headerNameLowerCasedRecord:n}=Q(735);class o{value=null;left=null;middle=null;right=null;code;constructor(d,R,u){if(u===void 0||u>=
d.length)throw new TypeError("Unreachable");if((this.code=d.charCodeAt(u))>127)throw new TypeError("key must be ascii string");d.length!==++u?this.middle=new o(
d,R,u):this.value=R}add(d,R){const u=d.length;if(u===0)throw new TypeError("Unreachable");let h=0,s=this;for(;;){const c=d.charCodeAt(h);if(c>127)throw new TypeError(
"key must be ascii string");if(s.code===c)if(u===++h){s.value=R;break}else if(s.middle!==null)s=s.middle;else{s.middle=new o(d,R,h);break}else if(s.code<c)if(s.
left!==null)s=s.left;else{s.left=new o(d,R,h);break}else if(s.right!==null)s=s.right;else{s.right=new o(d,R,h);break}}}search(d){const R=d.length;let u=0,h=this;
for(;h!==null&&u<R;){let s=d[u];for(s<=90&&s>=65&&(s|=32);h!==null;){if(s===h.code){if(R===++u)return h;h=h.middle;break}h=h.code<s?h.left:h.right}}return null}}
class M{node=null;insert(d,R){this.node===null?this.node=new o(d,R,0):this.node.add(d,R)}lookup(d){return this.node?.search(d)?.value??null}}const p=new M;for(let S=0;S<
I.length;++S){const d=n[I[S]];p.insert(d,d)}x.exports={TernarySearchTree:M,tree:p}}),3440:((x,g,Q)=>{const I=Q(4589),{kDestroyed:n,kBodyUsed:o,kListeners:M,kBody:p}=Q(
6443),{IncomingMessage:S}=Q(7067),d=Q(7075),R=Q(7030),{stringify:u}=Q(1792),{EventEmitter:h,addAbortListener:s}=Q(8474),c=Q(6603),{InvalidArgumentError:t,ConnectTimeoutError:A}=Q(
8707),{headerNameLowerCasedRecord:e}=Q(735),{tree:i}=Q(7752);class E{constructor(sA){this[p]=sA,this[o]=!1}async*[Symbol.asyncIterator](){I(!this[o],"disturbed"),
this[o]=!0,yield*this[p]}}function B(){}function r(C){return D(C)?(j(C)===0&&C.on("data",function(){I(!1)}),typeof C.readableDidRead!="boolean"&&(C[o]=!1,h.prototype.
on.call(C,"data",function(){this[o]=!0})),C):C&&typeof C.pipeTo=="function"?new E(C):C&&GA(C)?C:C&&typeof C!="string"&&!ArrayBuffer.isView(C)&&O(C)?new E(C):C}function D(C){
return C&&typeof C=="object"&&typeof C.pipe=="function"&&typeof C.on=="function"}function w(C){return C instanceof Blob}function a(C){return C.includes("?")||C.
includes("#")}function F(C,sA){if(a(C))throw new Error('Query params cannot be passed when url already contains "?" or "#".');const hA=u(sA);return hA&&(C+="?"+
hA),C}function l(C){const sA=parseInt(C,10);return sA===Number(C)&&sA>=0&&sA<=65535}function f(C){return C!=null&&C[0]==="h"&&C[1]==="t"&&C[2]==="t"&&C[3]==="p"&&
(C[4]===":"||C[4]==="s"&&C[5]===":")}function L(C){if(typeof C=="string"){if(C=new URL(C),!f(C.origin||C.protocol))throw new t("Invalid URL protocol: the URL mu\
st start with `http:` or `https:`.");return C}if(!C||typeof C!="object")throw new t("Invalid URL: The URL argument must be a non-null object.");if(!(C instanceof
URL)){if(C.port!=null&&C.port!==""&&l(C.port)===!1)throw new t("Invalid URL: port must be a valid integer or a string representation of an integer.");if(C.path!=
null&&typeof C.path!="string")throw new t("Invalid URL path: the path must be a string or null/undefined.");if(C.pathname!=null&&typeof C.pathname!="string")throw new t(
"Invalid URL pathname: the pathname must be a string or null/undefined.");if(C.hostname!=null&&typeof C.hostname!="string")throw new t("Invalid URL hostname: th\
e hostname must be a string or null/undefined.");if(C.origin!=null&&typeof C.origin!="string")throw new t("Invalid URL origin: the origin must be a string or nu\
ll/undefined.");if(!f(C.origin||C.protocol))throw new t("Invalid URL protocol: the URL must start with `http:` or `https:`.");const sA=C.port!=null?C.port:C.protocol===
"https:"?443:80;let hA=C.origin!=null?C.origin:`${C.protocol||""}//${C.hostname||""}:${sA}`,Y=C.path!=null?C.path:`${C.pathname||""}${C.search||""}`;return hA[hA.
length-1]==="/"&&(hA=hA.slice(0,hA.length-1)),Y&&Y[0]!=="/"&&(Y=`/${Y}`),new URL(`${hA}${Y}`)}if(!f(C.origin||C.protocol))throw new t("Invalid URL protocol: the\
 URL must start with `http:` or `https:`.");return C}function b(C){if(C=L(C),C.pathname!=="/"||C.search||C.hash)throw new t("invalid url");return C}function y(C){
if(C[0]==="["){const hA=C.indexOf("]");return I(hA!==-1),C.substring(1,hA)}const sA=C.indexOf(":");return sA===-1?C:C.substring(0,sA)}function N(C){if(!C)return null;
I(typeof C=="string");const sA=y(C);return R.isIP(sA)?"":sA}function k(C){return JSON.parse(JSON.stringify(C))}function V(C){return C!=null&&typeof C[Symbol.asyncIterator]==
"function"}function O(C){return C!=null&&(typeof C[Symbol.iterator]=="function"||typeof C[Symbol.asyncIterator]=="function")}function H(C){const sA=Object.getPrototypeOf(
C);return Object.hasOwn(C,Symbol.iterator)||sA!=null&&sA!==Object.prototype&&typeof C[Symbol.iterator]=="function"}function j(C){if(C==null)return 0;if(D(C)){const sA=C.
_readableState;return sA&&sA.objectMode===!1&&sA.ended===!0&&Number.isFinite(sA.length)?sA.length:null}else{if(w(C))return C.size!=null?C.size:null;if(lA(C))return C.
byteLength}return null}function AA(C){return C&&!!(C.destroyed||C[n]||d.isDestroyed?.(C))}function IA(C,sA){if(!(C==null||!D(C)||AA(C))){if(typeof C.destroy=="f\
unction"){Object.getPrototypeOf(C).constructor===S&&(C.socket=null);try{C.destroy(sA)}catch{}}else sA&&queueMicrotask(()=>{C.emit("error",sA)});C.destroyed!==!0&&
(C[n]=!0)}}const EA=/(?:^|,)[\t ]*timeout=(\d+)/i;function z(C){const sA=C.match(EA);return sA?parseInt(sA[1],10)*1e3:null}function Z(C){return typeof C=="strin\
g"?e[C]??C.toLowerCase():i.lookup(C)??C.toString("latin1").toLowerCase()}function DA(C){return i.lookup(C)??C.toString("latin1").toLowerCase()}function uA(C,sA,hA){
sA==="__proto__"?Object.defineProperty(C,sA,{value:hA,enumerable:!0,configurable:!0,writable:!0}):C[sA]=hA}function RA(C,sA){sA===void 0&&(sA={});for(let hA=0;hA<
C.length;hA+=2){const Y=Z(C[hA]);let eA=sA[Y];if(eA!==void 0)if(Object.hasOwn(sA,Y))typeof eA=="string"&&(eA=[eA],sA[Y]=eA),eA.push(C[hA+1].toString("latin1"));else{
const BA=typeof C[hA+1]=="string"?C[hA+1]:Array.isArray(C[hA+1])?C[hA+1].map(fA=>fA.toString("latin1")):C[hA+1].toString("latin1");Y==="__proto__"?Object.defineProperty(
sA,Y,{value:BA,enumerable:!0,configurable:!0,writable:!0}):sA[Y]=BA}else{const BA=typeof C[hA+1]=="string"?C[hA+1]:Array.isArray(C[hA+1])?C[hA+1].map(fA=>fA.toString(
"latin1")):C[hA+1].toString("latin1");sA[Y]=BA}}return sA}function nA(C){if(C==null)return[];if(!Array.isArray(C)){const BA=[];for(const[fA,VA]of Object.entries(
C))if(Array.isArray(VA))for(const YA of VA)BA.push(fA,`${YA}`);else BA.push(fA,`${VA}`);return BA}const sA=C.length,hA=new Array(sA);let Y,eA;for(let BA=0;BA<sA;BA+=
2)Y=C[BA],eA=C[BA+1],typeof Y!="string"&&(Y=Y.toString()),typeof eA!="string"&&(eA=eA.toString("latin1")),hA[BA]=Y,hA[BA+1]=eA;return hA}function QA(C){const sA=[];
for(const[hA,Y]of Object.entries(C))if(Array.isArray(Y))for(const eA of Y)sA.push(Buffer.from(hA,"latin1"),Buffer.from(`${eA}`,"latin1"));else sA.push(Buffer.from(
hA,"latin1"),Buffer.from(`${Y}`,"latin1"));return sA}function rA(C){if(!Array.isArray(C))throw new TypeError("expected headers to be an array");return C.map(sA=>Buffer.
from(sA))}function lA(C){return C instanceof Uint8Array||Buffer.isBuffer(C)}function LA(C,sA,hA){if(!C||typeof C!="object")throw new t("handler must be an objec\
t");if(typeof C.onRequestStart!="function")throw new t("invalid onRequestStart method");if(typeof C.onResponseError!="function")throw new t("invalid onResponseE\
rror method");if(typeof C.onBodySent!="function"&&C.onBodySent!==void 0)throw new t("invalid onBodySent method");if(typeof C.onRequestSent!="function"&&C.onRequestSent!==
void 0)throw new t("invalid onRequestSent method");if(hA||sA==="CONNECT"){if(typeof C.onRequestUpgrade!="function")throw new t("invalid onRequestUpgrade method")}else{
if(typeof C.onResponseStart!="function")throw new t("invalid onResponseStart method");if(typeof C.onResponseData!="function")throw new t("invalid onResponseData\
 method");if(typeof C.onResponseEnd!="function")throw new t("invalid onResponseEnd method")}}function UA(C){return!!(C&&(d.isDisturbed(C)||C[o]))}function xA(C){
return{localAddress:C.localAddress,localPort:C.localPort,remoteAddress:C.remoteAddress,remotePort:C.remotePort,remoteFamily:C.remoteFamily,timeout:C.timeout,bytesWritten:C.
bytesWritten,bytesRead:C.bytesRead}}function GA(C){return C&&typeof C=="object"&&typeof C.append=="function"&&typeof C.delete=="function"&&typeof C.get=="functi\
on"&&typeof C.getAll=="function"&&typeof C.has=="function"&&typeof C.set=="function"&&C[Symbol.toStringTag]==="FormData"}function gA(C,sA){return!C||"aborted"in
C?s(C,sA)[Symbol.dispose]:typeof C.addEventListener=="function"?(C.addEventListener("abort",sA,{once:!0}),()=>C.removeEventListener("abort",sA)):(C.once("abort",
sA),()=>C.removeListener("abort",sA))}const dA=new Uint8Array([0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1,1,1,1,0,0,1,1,0,1,1,0,1,
1,1,1,1,1,1,1,1,1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,0,1,0,1,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]);function aA(C){return dA[C]===1}const MA=/^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
function G(C){if(C.length>=12)return MA.test(C);if(C.length===0)return!1;for(let sA=0;sA<C.length;sA++)if(dA[C.charCodeAt(sA)]!==1)return!1;return!0}const mA=/[^\t\x20-\x7e\x80-\xff]/;
function ZA(C){return!mA.test(C)}const jA=/^bytes (\d+)-(\d+)\/(\d+|\*)?$/;function ee(C){if(C==null||C==="")return{start:0,end:null,size:null};if(!C)return null;
const sA=jA.exec(C);return sA?{start:parseInt(sA[1]),end:sA[2]?parseInt(sA[2]):null,size:sA[3]&&sA[3]!=="*"?parseInt(sA[3]):null}:null}function qA(C,sA,hA){return(C[M]??=
[]).push([sA,hA]),C.on(sA,hA),C}function yA(C){if(C[M]!=null){for(const[sA,hA]of C[M])C.removeListener(sA,hA);C[M]=null}return C}function bA(C,sA,hA){try{sA.onResponseError(
hA),I(sA.aborted)}catch(Y){C.emit("error",Y)}}const tA=process.platform==="win32"?(C,sA)=>{if(!sA.timeout)return B;let hA=null,Y=null;const eA=c.setFastTimeout(
()=>{hA=setImmediate(()=>{Y=setImmediate(()=>TA(C.deref(),sA))})},sA.timeout);return()=>{c.clearFastTimeout(eA),clearImmediate(hA),clearImmediate(Y)}}:(C,sA)=>{
if(!sA.timeout)return B;let hA=null;const Y=c.setFastTimeout(()=>{hA=setImmediate(()=>{TA(C.deref(),sA)})},sA.timeout);return()=>{c.clearFastTimeout(Y),clearImmediate(
hA)}};function TA(C,sA){if(C==null)return;let hA="Connect Timeout Error";Array.isArray(C.autoSelectFamilyAttemptedAddresses)?hA+=` (attempted addresses: ${C.autoSelectFamilyAttemptedAddresses.
join(", ")},`:hA+=` (attempted address: ${sA.hostname}:${sA.port},`,hA+=` timeout: ${sA.timeout}ms)`,IA(C,new A(hA))}let _A=null,m=null;function K(C){if(C===_A)
return m;const sA=CA(C);return _A=C,m=sA,sA}function CA(C){if(C[0]==="h"&&C[1]==="t"&&C[2]==="t"&&C[3]==="p")switch(C[4]){case":":return"http:";case"s":if(C[5]===
":")return"https:"}return C.slice(0,C.indexOf(":")+1)}const FA={__proto__:null,enumerable:!0},v={delete:"DELETE",DELETE:"DELETE",get:"GET",GET:"GET",head:"HEAD",
HEAD:"HEAD",options:"OPTIONS",OPTIONS:"OPTIONS",post:"POST",POST:"POST",put:"PUT",PUT:"PUT",query:"QUERY",QUERY:"QUERY"},kA={...v,patch:"patch",PATCH:"PATCH"};Object.
setPrototypeOf(v,null),Object.setPrototypeOf(kA,null),x.exports={kEnumerableProperty:FA,isDisturbed:UA,isBlobLike:w,parseOrigin:b,parseURL:L,getServerName:N,isStream:D,
isIterable:O,hasSafeIterator:H,isAsyncIterable:V,isDestroyed:AA,headerNameToString:Z,bufferToLowerCasedHeaderName:DA,addListener:qA,removeAllListeners:yA,errorRequest:bA,
parseRawHeaders:nA,toRawHeaders:QA,encodeRawHeaders:rA,parseHeaders:RA,setHeader:uA,parseKeepAliveTimeout:z,destroy:IA,bodyLength:j,deepClone:k,isBuffer:lA,assertRequestHandler:LA,
getSocketInfo:xA,isFormDataLike:GA,pathHasQueryOrFragment:a,serializePathWithQuery:F,addAbortListener:gA,isValidHTTPToken:G,isValidHeaderValue:ZA,isTokenCharCode:aA,
parseRangeHeader:ee,normalizedMethodRecordsBase:v,normalizedMethodRecords:kA,isValidPort:l,isHttpOrHttpsPrefixed:f,safeHTTPMethods:Object.freeze(["GET","HEAD","\
OPTIONS","TRACE"]),wrapRequestBody:r,setupConnectTimeout:tA,getProtocolFromUrlString:K}}),7405:((x,g,Q)=>{const{InvalidArgumentError:I,MaxOriginsReachedError:n}=Q(
8707),{kBusy:o,kClients:M,kConnected:p,kRunning:S,kPending:d,kClose:R,kDestroy:u,kDispatch:h,kUrl:s}=Q(6443),c=Q(1841),t=Q(628),A=Q(3701),e=Q(3440),i=Symbol("on\
Connect"),E=Symbol("onDisconnect"),B=Symbol("onConnectionError"),r=Symbol("onDrain"),D=Symbol("factory"),w=Symbol("options"),a=Symbol("origins");function F(f,L){
return L&&L.connections===1?new A(f,L):new t(f,L)}class l extends c{constructor({factory:L=F,maxOrigins:b=1/0,connect:y,tls:N,...k}={}){if(typeof L!="function")
throw new I("factory must be a function.");if(y!=null&&typeof y!="function"&&typeof y!="object")throw new I("connect must be a function or an object");if(typeof b!=
"number"||Number.isNaN(b)||b<=0)throw new I("maxOrigins must be a number greater than 0");super(k),y&&typeof y!="function"&&(y={...y}),N&&typeof N!="function"&&
(N={...N}),this[w]={...e.deepClone(k),maxOrigins:b,connect:y,tls:N},this[D]=L,this[M]=new Map,this[a]=new Set,this[r]=(V,O)=>{this.emit("drain",V,[this,...O])},
this[i]=(V,O)=>{this.emit("connect",V,[this,...O])},this[E]=(V,O,H)=>{this.emit("disconnect",V,[this,...O],H)},this[B]=(V,O,H)=>{this.emit("connectionError",V,[
this,...O],H)}}get[S](){let L=0;for(const b of this[M].values())L+=b[S];return L}[h](L,b){let y;if(L.origin&&(typeof L.origin=="string"||L.origin instanceof URL))
y=String(L.origin);else throw new I("opts.origin must be a non-empty string or URL.");const N=L.allowH2??this[w].allowH2,k=N===!1?`${y}#http1-only`:y;if(this[a].
size>=this[w].maxOrigins&&!this[a].has(y))throw new n;let V=this[M].get(k);if(!V){V=this[D](L.origin,N===!1?{...this[w],allowH2:!1}:this[w]);const O=()=>{if(this[M].
get(k)!==V||V[p]>0||V[o]||V[d]>0)return;this[M].delete(k),V.destroyed||V.close();let H=!1;for(const j of this[M].keys())if(j===y||j===`${y}#http1-only`){H=!0;break}
H||this[a].delete(y)};V.on("drain",this[r]).on("connect",this[i]).on("disconnect",(H,j,AA)=>{O(),this[E](H,j,AA)}).on("connectionError",(H,j,AA)=>{O(),this[B](H,
j,AA)}),this[M].set(k,V),this[a].add(y)}return V.dispatch(L,b)}[R](){const L=[];for(const b of this[M].values())L.push(b.close());return this[M].clear(),Promise.
all(L)}[u](L){const b=[];for(const y of this[M].values())b.push(y.destroy(L));return this[M].clear(),Promise.all(b)}get stats(){const L={};for(const b of this[M].
values())b.stats&&(L[b[s].origin]=b.stats);return L}}x.exports=l}),637:((x,g,Q)=>{const I=Q(4589),n=Q(3440),{channels:o}=Q(2414),M=Q(6603),{RequestContentLengthMismatchError:p,
ResponseContentLengthMismatchError:S,RequestAbortedError:d,InvalidArgumentError:R,HeadersTimeoutError:u,HeadersOverflowError:h,SocketError:s,InformationalError:c,
BodyTimeoutError:t,HTTPParserError:A,WebAssemblyNotSupportedError:e,ResponseExceededMaxSizeError:i}=Q(8707),{kUrl:E,kReset:B,kClient:r,kParser:D,kBlocking:w,kRunning:a,
kPending:F,kSize:l,kWriting:f,kQueue:L,kNoRef:b,kKeepAliveDefaultTimeout:y,kHostHeader:N,kPendingIdx:k,kRunningIdx:V,kError:O,kPipelining:H,kSocket:j,kKeepAliveTimeoutValue:AA,
kMaxHeadersSize:IA,kKeepAliveMaxTimeout:EA,kKeepAliveTimeoutThreshold:z,kHeadersTimeout:Z,kBodyTimeout:DA,kStrictContentLength:uA,kMaxRequests:RA,kCounter:nA,kMaxResponseSize:QA,
kOnError:rA,kResume:lA,kHTTPContext:LA,kClosed:UA,kUseMilo:xA}=Q(6443),GA=Q(2824),{H1Parser:gA,getMiloEnabled:dA}=typeof esbuildDetection>"u"?Q(1969):{},aA=Buffer.
alloc(0),MA=Buffer[Symbol.species],G=n.removeAllListeners,mA=Symbol("kIdleSocketValidation"),ZA=Symbol("kIdleSocketValidationTimeout"),jA=Symbol("kSocketUsed"),
ee=Symbol("kTypeOfService");let qA;function yA(){if(typeof WebAssembly>"u")throw new e;const P=process.env.JEST_WORKER_ID?Q(3870):void 0;let U,_=!0;if(process.arch===
"riscv64")_=!1;else if(process.arch==="ppc64"){const[W,$]=process.versions.node.split(".").map(cA=>parseInt(cA,10));(W<24||W===24&&$<12)&&(_=!1)}if(process.env.
UNDICI_NO_WASM_SIMD==="1"?_=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(_=!0),_)try{U=new WebAssembly.Module(Q(3434))}catch{}return U||(U=new WebAssembly.Module(
P||Q(3870))),new WebAssembly.Instance(U,{env:{wasm_on_url:(W,$,cA)=>0,wasm_on_status:(W,$,cA)=>{I(tA.ptr===W);const pA=$-m+TA.byteOffset;return tA.onStatus(new MA(
TA.buffer,pA,cA))},wasm_on_message_begin:W=>(I(tA.ptr===W),tA.onMessageBegin()),wasm_on_header_field:(W,$,cA)=>{I(tA.ptr===W);const pA=$-m+TA.byteOffset;return tA.
onHeaderField(new MA(TA.buffer,pA,cA))},wasm_on_header_value:(W,$,cA)=>{I(tA.ptr===W);const pA=$-m+TA.byteOffset;return tA.onHeaderValue(new MA(TA.buffer,pA,cA))},
wasm_on_headers_complete:(W,$,cA,pA)=>(I(tA.ptr===W),tA.onHeadersComplete($,cA===1,pA===1)),wasm_on_body:(W,$,cA)=>{I(tA.ptr===W);const pA=$-m+TA.byteOffset;return tA.
onBody(new MA(TA.buffer,pA,cA))},wasm_on_message_complete:W=>(I(tA.ptr===W),tA.onMessageComplete())}})}let bA=null,tA=null,TA=null,_A=0,m=null,K=null;const CA=0,
FA=1,v=2|FA,kA=4|FA,C=8|CA;class sA{constructor(U,_,{exports:W}){this.llhttp=W,this.ptr=this.llhttp.llhttp_alloc(GA.TYPE.RESPONSE),this.client=U,this.socket=_,this.
timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.headers=
[],this.headersSize=0,this.headersMaxSize=U[IA],this.shouldKeepAlive=!1,this.paused=!1,this.resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.
contentLength=-1,this.hasTransferEncoding=!1,this.connection="",this.maxResponseSize=U[QA]}setTimeout(U,_){U!==this.timeoutValue||_&FA^this.timeoutType&FA?(this.
timeout&&(M.clearTimeout(this.timeout),this.timeout=null),U&&(_&FA?this.timeout=M.setFastTimeout(hA,U,this.timeoutWeakRef):(this.timeout=setTimeout(hA,U,this.timeoutWeakRef),
this.timeout?.unref())),this.timeoutValue=U):this.timeout&&this.timeout.refresh&&this.timeout.refresh(),this.timeoutType=_}resume(){this.socket.destroyed||!this.
paused||(I(this.ptr!=null),I(tA===null),this.llhttp.llhttp_resume(this.ptr),I(this.timeoutType===kA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),
this.paused=!1,this.execute(this.socket.read()||aA),this.readMore())}readMore(){for(;!this.paused&&this.ptr;){const U=this.socket.read();if(U===null)break;this.
execute(U)}}execute(U){I(tA===null),I(this.ptr!=null),I(!this.paused);const{socket:_,llhttp:W}=this;U.length>_A&&(m&&W.free(m),_A=Math.ceil(U.length/4096)*4096,
m=W.malloc(_A)),(K===null||K.buffer!==W.memory.buffer||K.byteOffset!==m||K.byteLength!==_A)&&(K=new Uint8Array(W.memory.buffer,m,_A)),K.set(U);try{let $;try{TA=
U,tA=this,$=W.llhttp_execute(this.ptr,m,U.length)}finally{tA=null,TA=null}if($!==GA.ERROR.OK){const cA=U.subarray(W.llhttp_get_error_pos(this.ptr)-m);if($===GA.
ERROR.PAUSED_UPGRADE)this.onUpgrade(cA);else if($===GA.ERROR.PAUSED)this.paused=!0,_.unshift(cA);else throw this.createError($,cA)}}catch($){n.destroy(_,$)}}finish(){
I(tA===null),I(this.ptr!=null);const{llhttp:U}=this;if(this.paused){let W;do U.llhttp_resume(this.ptr),this.paused=!1,W=this.socket.read()||aA,this.execute(W);while(this.
paused&&W.length>0);this.paused&&(U.llhttp_resume(this.ptr),this.paused=!1)}let _;try{tA=this,_=U.llhttp_finish(this.ptr)}finally{tA=null}return _===GA.ERROR.OK?
null:_===GA.ERROR.PAUSED||_===GA.ERROR.PAUSED_UPGRADE?(this.paused=!0,null):this.createError(_,aA)}createError(U,_){const{llhttp:W,contentLength:$,bytesRead:cA}=this;
if($!==-1&&cA!==$)return new S;const pA=W.llhttp_get_error_reason(this.ptr);let PA="";if(pA){const NA=new Uint8Array(W.memory.buffer,pA).indexOf(0);PA="Response\
 does not match the HTTP/1.1 protocol ("+Buffer.from(W.memory.buffer,pA,NA).toString()+")"}return new A(PA,GA.ERROR[U],_)}destroy(){I(tA===null),I(this.ptr!=null),
this.llhttp.llhttp_free(this.ptr),this.ptr=null,this.timeout&&M.clearTimeout(this.timeout),this.timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=
!1}onStatus(U){return this.statusText=U.toString(),0}onMessageBegin(){const{socket:U,client:_}=this;if(U.destroyed)return-1;if(_[a]===0)return n.destroy(U,new s(
"bad response",n.getSocketInfo(U))),-1;const W=_[L][_[V]];return W?(W.onResponseStarted(),0):-1}onHeaderField(U){const _=this.headers.length;return(_&1)===0?this.
headers.push(U):this.headers[_-1]=Buffer.concat([this.headers[_-1],U]),this.trackHeader(U.length),0}onHeaderValue(U){let _=this.headers.length;const W=(_&1)===0;
(_&1)===1?(this.headers.push(U),_+=1):this.headers[_-1]=Buffer.concat([this.headers[_-1],U]);const $=this.headers[_-2];if($.length===10){const cA=n.bufferToLowerCasedHeaderName(
$);cA==="keep-alive"?this.keepAlive+=(W||this.keepAlive.length===0?"":",")+U.toString():cA==="connection"&&(this.connection+=(W||this.connection.length===0?"":"\
,")+U.toString())}else if($.length===14&&n.bufferToLowerCasedHeaderName($)==="content-length"){this.contentLength===-1&&(this.contentLength=0);for(let cA=0;cA<U.
length;cA++)this.contentLength=this.contentLength*10+(U[cA]-48)}else $.length===17&&n.bufferToLowerCasedHeaderName($)==="transfer-encoding"&&(this.hasTransferEncoding=
!0);return this.trackHeader(U.length),0}trackHeader(U){this.headersSize+=U,this.headersSize>=this.headersMaxSize&&n.destroy(this.socket,new h)}onUpgrade(U){const{
upgrade:_,client:W,socket:$,headers:cA,statusCode:pA,statusText:PA}=this;I(_),I(W[j]===$),I(!$.destroyed),I(!this.paused),I((cA.length&1)===0);const NA=W[L][W[V]];
I(NA),I(NA.upgrade||NA.method==="CONNECT"),this.statusCode=0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,$.unshift(U),$[D].destroy(),
$[D]=null,$[r]=null,$[O]=null,G($),W[j]=null,W[LA]=null,W[L][W[V]++]=null,W.emit("disconnect",W[E],[W],new c("upgrade"));try{NA.onRequestUpgrade(pA,cA,$,PA)}catch(WA){
n.errorRequest(W,NA,WA),n.destroy($,WA)}W[lA]()}onHeadersComplete(U,_,W){const{client:$,socket:cA,headers:pA,statusText:PA}=this;if(cA.destroyed)return-1;if($[a]===
0)return n.destroy(cA,new s("bad response",n.getSocketInfo(cA))),-1;const NA=$[L][$[V]];if(!NA)return-1;if(I(!this.upgrade),I(this.statusCode<200),U===100)return n.
destroy(cA,new s("bad response",n.getSocketInfo(cA))),-1;if(_&&!NA.upgrade)return n.destroy(cA,new s("bad upgrade",n.getSocketInfo(cA))),-1;if(I(this.timeoutType===
v),this.statusCode=U,this.shouldKeepAlive=W||NA.method==="HEAD"&&!cA[B]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.
test(this.connection),(NA.method==="HEAD"||U===204||U===304)&&(NA.method!=="HEAD"&&(this.contentLength>0||this.hasTransferEncoding)&&(this.shouldKeepAlive=!1),this.
contentLength=-1),this.statusCode>=200){const HA=NA.bodyTimeout!=null?NA.bodyTimeout:$[DA];this.setTimeout(HA,kA)}else this.timeout&&this.timeout.refresh&&this.
timeout.refresh();if(NA.method==="CONNECT")return I($[a]===1),this.upgrade=!0,2;if(_)return I($[a]===1),this.upgrade=!0,2;if(I((this.headers.length&1)===0),this.
headers=[],this.headersSize=0,this.shouldKeepAlive&&$[H]){const HA=this.keepAlive?n.parseKeepAliveTimeout(this.keepAlive):null;if(HA!=null){const OA=Math.min(HA-
$[z],$[EA]);OA<=0?cA[B]=!0:$[AA]=OA}else $[AA]=$[y]}else cA[B]=!0;const WA=NA.onResponseStart(U,pA,this.resume,PA)===!1;return NA.aborted?-1:NA.method==="HEAD"||
U<200?1:(cA[w]&&(cA[w]=!1,$[lA]()),WA?GA.ERROR.PAUSED:0)}onBody(U){const{client:_,socket:W,statusCode:$,maxResponseSize:cA}=this;if(W.destroyed)return-1;const pA=_[L][_[V]];
return I(pA),I(this.timeoutType===kA),this.timeout&&this.timeout.refresh&&this.timeout.refresh(),I($>=200),cA>-1&&this.bytesRead+U.length>cA?(n.destroy(W,new i),
-1):(this.bytesRead+=U.length,pA.onResponseData(U)===!1?GA.ERROR.PAUSED:0)}onMessageComplete(){const{client:U,socket:_,statusCode:W,upgrade:$,headers:cA,contentLength:pA,
bytesRead:PA,shouldKeepAlive:NA}=this;if(_.destroyed&&(!W||NA))return-1;if($)return 0;I(W>=100),I((this.headers.length&1)===0);const WA=U[L][U[V]];if(I(WA),this.
statusCode=0,this.statusText="",this.bytesRead=0,this.contentLength=-1,this.hasTransferEncoding=!1,this.keepAlive="",this.connection="",this.headers=[],this.headersSize=
0,W<200)return 0;if(pA!==-1&&PA!==pA)return n.destroy(_,new S),-1;if(WA.onResponseEnd(cA),U[L][U[V]++]=null,_[jA]=U[F]===0,_[f])return I(U[a]===0),n.destroy(_,new c(
"reset")),GA.ERROR.PAUSED;if(NA){if(_[B]&&U[a]===0)return n.destroy(_,new c("reset")),GA.ERROR.PAUSED;U[H]==null||U[H]===1?setImmediate(U[lA]):U[lA]()}else return n.
destroy(_,new c("reset")),GA.ERROR.PAUSED;return 0}}function hA(P){const U=P.deref();if(!U)return;const{socket:_,timeoutType:W,client:$,paused:cA}=U;W===v?(!_[f]||
_.writableNeedDrain||$[a]>1)&&(I(!cA,"cannot be paused while waiting for headers"),n.destroy(_,new u)):W===kA?cA||n.destroy(_,new t):W===C&&(I($[a]===0&&$[AA]),
n.destroy(_,new c("socket idle timeout")))}function Y(P,U){if(P[j]=U,bA||(bA=yA()),U.errored)throw U.errored;if(U.destroyed)throw new s("destroyed");return U[b]=
!1,U[f]=!1,U[B]=!1,U[w]=!1,U[mA]=0,U[ZA]=null,U[jA]=!1,U[D]=typeof esbuildDetection>"u"&&(P[xA]??dA())?new gA(P,U):new sA(P,U,bA),n.addListener(U,"error",eA),n.
addListener(U,"readable",BA),n.addListener(U,"end",fA),n.addListener(U,"close",VA),U[UA]=!1,U.on("close",YA),{version:"h1",defaultPipelining:1,write(_){return Ie(
P,_)},resume(){te(P)},destroy(_,W){U[UA]?queueMicrotask(W):(U.on("close",W),U.destroy(_))},get destroyed(){return U.destroyed},busy(_){return!!(U[f]||U[B]||U[w]||
U[mA]===1||_&&(P[a]>0&&!_.idempotent||P[a]>0&&(_.upgrade||_.method==="CONNECT")||P[a]>0&&n.bodyLength(_.body)!==0&&(n.isStream(_.body)||n.isAsyncIterable(_.body)||
n.isFormDataLike(_.body))))}}}function eA(P){const U=this[D];if(P.code==="ECONNRESET"&&U.statusCode&&!U.shouldKeepAlive){const _=U.finish();_&&(this[O]=_,this[r][rA](
_));return}this[O]=P,this[r][rA](P)}function BA(){this[D]?.readMore()}function fA(){const P=this[D];if(P.statusCode&&!P.shouldKeepAlive){const U=P.finish();U&&n.
destroy(this,U);return}n.destroy(this,new s("other side closed",n.getSocketInfo(this)))}function VA(){const P=this[D];$A(this),P&&(!this[O]&&P.statusCode&&!P.shouldKeepAlive&&
(this[O]=P.finish()||this[O]),this[D].destroy(),this[D]=null);const U=this[O]||new s("closed",n.getSocketInfo(this)),_=this[r];if(_[j]=null,_[LA]=null,_.destroyed){
I(_[F]===0);const W=_[L].splice(_[V]);for(let $=0;$<W.length;$++){const cA=W[$];n.errorRequest(_,cA,U)}}else if(_[a]>0&&U.code!=="UND_ERR_INFO"){const W=_[L][_[V]];
_[L][_[V]++]=null,n.errorRequest(_,W,U)}_[k]=_[V],I(_[a]===0),_.emit("disconnect",_[E],[_],U),_[lA]()}function YA(){this[UA]=!0}function $A(P){P[ZA]&&(clearImmediate(
P[ZA]),P[ZA]=null),P[mA]=0}function Ee(P,U){U[mA]=1,U[ZA]=setImmediate(()=>{U[ZA]=null,U[mA]=2,P[j]===U&&!U.destroyed&&P[lA]()})}function te(P){const U=P[j];if(U&&
!U.destroyed){if(P[l]===0?!U[b]&&U.unref&&(U.unref(),U[b]=!0):U[b]&&U.ref&&(U.ref(),U[b]=!1),P[a]===0&&P[F]>0&&U[jA]){if(U[mA]===0)return Ee(P,U),U[D].readMore(),
U.destroyed,void 0;if(U[mA]===1)return U[D].readMore(),U.destroyed,void 0}if(P[a]===0&&(U[D].readMore(),U.destroyed))return;if(P[l]===0)U[D].timeoutType!==C&&U[D].
setTimeout(P[AA],C);else if(P[a]>0&&U[D].statusCode<200&&U[D].timeoutType!==v){const _=P[L][P[V]],W=_.headersTimeout!=null?_.headersTimeout:P[Z];U[D].setTimeout(
W,v)}}}function Qe(P){return P!=="GET"&&P!=="HEAD"&&P!=="OPTIONS"&&P!=="TRACE"&&P!=="CONNECT"}function ae(P,U){if(typeof P.setTypeOfService!="function")return;const _=U.
typeOfService;if(!(_===void 0||P[ee]===_))try{P.setTypeOfService(_),P[ee]=_}catch{}}function Ie(P,U){const{method:_,path:W,host:$,upgrade:cA,blocking:pA,reset:PA}=U;
let{body:NA,headers:WA,contentLength:HA}=U;const OA=_==="PUT"||_==="POST"||_==="PATCH"||_==="QUERY"||_==="PROPFIND"||_==="PROPPATCH";if(n.isFormDataLike(NA)){qA||
(qA=Q(4492).extractBody);const[ie,ce]=qA(NA);U.contentType==null&&WA.push("content-type",ce),NA=ie.stream,HA=ie.length}else if(n.isBlobLike(NA)&&U.contentType==
null){const ie=NA.type;if(ie){const ce=`${ie}`;if(!n.isValidHeaderValue(ce))return n.errorRequest(P,U,new R("invalid content-type header")),!1;WA.push("content-\
type",ce)}}NA&&typeof NA.read=="function"&&NA.read(0);const vA=n.bodyLength(NA);if(HA=vA??HA,HA===null&&(HA=U.contentLength),HA===0&&!OA&&(HA=null),Qe(_)&&HA>0&&
U.contentLength!==null&&U.contentLength!==HA){if(P[uA])return n.errorRequest(P,U,new p),!1;process.emitWarning(new p)}const JA=P[j];$A(JA);const zA=ie=>{U.aborted||
U.completed||(n.errorRequest(P,U,ie||new d),n.destroy(NA),n.destroy(JA,new c("aborted")))};try{U.onRequestStart(zA,null)}catch(ie){n.errorRequest(P,U,ie)}if(U.aborted)
return!1;_==="HEAD"&&(JA[B]=!0),(cA||_==="CONNECT")&&(JA[B]=!0),PA!=null&&(JA[B]=PA),P[RA]&&++JA[nA]>=P[RA]&&(JA[B]=!0),pA&&(JA[w]=!0),ae(JA,U);let XA=`${_} ${W}\
 HTTP/1.1\r
`;if(typeof $=="string"?XA+=`host: ${$}\r
`:XA+=P[N],cA?XA+=`connection: upgrade\r
upgrade: ${cA}\r
`:P[H]&&!JA[B]?XA+=`connection: keep-alive\r
`:XA+=`connection: close\r
`,Array.isArray(WA))for(let ie=0;ie<WA.length;ie+=2){const ce=WA[ie+0],Se=WA[ie+1];if(Array.isArray(Se))for(let le=0;le<Se.length;le++)XA+=`${ce}: ${Se[le]}\r
`;else XA+=`${ce}: ${Se}\r
`}return o.sendHeaders.hasSubscribers&&o.sendHeaders.publish({request:U,headers:XA,socket:JA}),!NA||vA===0?Fe(zA,null,P,U,JA,HA,XA,OA):n.isBuffer(NA)?Fe(zA,NA,P,
U,JA,HA,XA,OA):n.isBlobLike(NA)?typeof NA.stream=="function"?X(zA,NA.stream(),P,U,JA,HA,XA,OA):ge(zA,NA,P,U,JA,HA,XA,OA):n.isStream(NA)?we(zA,NA,P,U,JA,HA,XA,OA):
n.isIterable(NA)?X(zA,NA,P,U,JA,HA,XA,OA):I(!1),!0}function we(P,U,_,W,$,cA,pA,PA){I(cA!==0||_[a]===0,"stream body cannot be pipelined");let NA=!1;const WA=new SA(
{abort:P,socket:$,request:W,contentLength:cA,client:_,expectsPayload:PA,header:pA}),HA=function(zA){if(!NA)try{!WA.write(zA)&&this.pause&&this.pause()}catch(XA){
n.destroy(this,XA)}},OA=function(){NA||U.resume&&U.resume()},vA=function(){if(queueMicrotask(()=>{U.removeListener("error",JA)}),!NA){const zA=new d;queueMicrotask(
()=>JA(zA))}},JA=function(zA){if(!NA){if(NA=!0,I($.destroyed||$[f]&&_[a]<=1),$.off("drain",OA).off("error",JA),U.removeListener("data",HA).removeListener("end",
JA).removeListener("close",vA),!zA)try{WA.end()}catch(XA){zA=XA}WA.destroy(zA),zA&&(zA.code!=="UND_ERR_INFO"||zA.message!=="reset")?n.destroy(U,zA):n.destroy(U)}};
U.on("data",HA).on("end",JA).on("error",JA).on("close",vA),U.resume&&U.resume(),$.on("drain",OA).on("error",JA),U.errorEmitted??U.errored?setImmediate(JA,U.errored):
(U.endEmitted??U.readableEnded)&&setImmediate(JA,null),(U.closeEmitted??U.closed)&&setImmediate(vA)}function Fe(P,U,_,W,$,cA,pA,PA){try{U?n.isBuffer(U)&&(I(cA===
U.byteLength,"buffer body must have content length"),$.cork(),$.write(`${pA}content-length: ${cA}\r
\r
`,"latin1"),$.write(U),$.uncork(),W.onBodySent(U),!PA&&W.reset!==!1&&($[B]=!0)):cA===0?$.write(`${pA}content-length: 0\r
\r
`,"latin1"):(I(cA===null,"no body must not have content length"),$.write(`${pA}\r
`,"latin1")),W.onRequestSent(),_[lA]()}catch(NA){P(NA)}}async function ge(P,U,_,W,$,cA,pA,PA){try{if(cA!=null&&cA!==U.size)throw new p;const NA=Buffer.from(await U.
arrayBuffer());$.cork(),$.write(`${pA}content-length: ${cA}\r
\r
`,"latin1"),$.write(NA),$.uncork(),W.onBodySent(NA),W.onRequestSent(),!PA&&W.reset!==!1&&($[B]=!0),_[lA]()}catch(NA){P(NA)}}async function X(P,U,_,W,$,cA,pA,PA){
I(cA!==0||_[a]===0,"iterator body cannot be pipelined");let NA=null;function WA(){if(NA){const vA=NA;NA=null,vA()}}const HA=()=>new Promise((vA,JA)=>{I(NA===null),
$[O]?JA($[O]):NA=vA});$.on("close",WA).on("drain",WA);const OA=new SA({abort:P,socket:$,request:W,contentLength:cA,client:_,expectsPayload:PA,header:pA});try{for await(const vA of U){
if($[O])throw $[O];OA.write(vA)||await HA()}OA.end()}catch(vA){OA.destroy(vA)}finally{$.off("close",WA).off("drain",WA)}}class SA{constructor({abort:U,socket:_,
request:W,contentLength:$,client:cA,expectsPayload:pA,header:PA}){this.socket=_,this.request=W,this.contentLength=$,this.client=cA,this.bytesWritten=0,this.expectsPayload=
pA,this.header=PA,this.abort=U,this.lengthMismatch=!1,_[f]=!0}onLengthMismatch(){this.socket[B]=!0,this.lengthMismatch||(this.lengthMismatch=!0,process.emitWarning(
new p))}write(U){const{socket:_,request:W,contentLength:$,client:cA,bytesWritten:pA,expectsPayload:PA,header:NA}=this;if(_[O])throw _[O];if(_.destroyed)return!1;
let WA=U instanceof Uint8Array?U.byteLength:Buffer.byteLength(U);if(!WA)return!0;if($!==null&&pA+WA>$){if(cA[uA])throw new p;this.onLengthMismatch();const OA=$-
pA;if(OA===0)return!0;U=(typeof U=="string"?Buffer.from(U):U).subarray(0,OA),WA=OA}_.cork(),pA===0&&(!PA&&W.reset!==!1&&(_[B]=!0),$===null?_.write(`${NA}transfe\
r-encoding: chunked\r
`,"latin1"):_.write(`${NA}content-length: ${$}\r
\r
`,"latin1")),$===null&&_.write(`\r
${WA.toString(16)}\r
`,"latin1"),this.bytesWritten+=WA;const HA=_.write(U);return _.uncork(),W.onBodySent(U),HA||_[D].timeout&&_[D].timeoutType===v&&_[D].timeout.refresh&&_[D].timeout.
refresh(),HA}end(){const{socket:U,contentLength:_,client:W,bytesWritten:$,expectsPayload:cA,header:pA,request:PA}=this;if(PA.onRequestSent(),U[f]=!1,U[O])throw U[O];
if(!U.destroyed){if($===0?cA?U.write(`${pA}content-length: 0\r
\r
`,"latin1"):U.write(`${pA}\r
`,"latin1"):_===null&&U.write(`\r
0\r
\r
`,"latin1"),_!==null&&$!==_){if(W[uA])throw new p;this.onLengthMismatch()}U[D].timeout&&U[D].timeoutType===v&&U[D].timeout.refresh&&U[D].timeout.refresh(),W[lA]()}}destroy(U){
const{socket:_,client:W,abort:$}=this;_[f]=!1,U&&(I(W[a]<=1,"pipeline should only contain this request"),$(U))}}x.exports=Y}),8788:((x,g,Q)=>{const I=Q(4589),{pipeline:n}=Q(
7075),o=Q(3440),{RequestContentLengthMismatchError:M,ResponseContentLengthMismatchError:p,RequestAbortedError:S,SocketError:d,InformationalError:R,InvalidArgumentError:u,
HeadersTimeoutError:h,BodyTimeoutError:s,ResponseExceededMaxSizeError:c}=Q(8707),{kUrl:t,kReset:A,kClient:e,kRunning:i,kPending:E,kQueue:B,kPendingIdx:r,kRunningIdx:D,
kError:w,kSocket:a,kStrictContentLength:F,kOnError:l,kMaxConcurrentStreams:f,kHTTP2Session:L,kHostAuthority:b,kResume:y,kSize:N,kHTTPContext:k,kClosed:V,kKeepAliveDefaultTimeout:O,
kHeadersTimeout:H,kBodyTimeout:j,kEnableConnectProtocol:AA,kRemoteSettings:IA,kHTTP2Stream:EA,kHTTP2SessionState:z,kHTTP2Options:Z,kMaxResponseSize:DA}=Q(6443),
{channels:uA}=Q(2414),RA=Symbol("open streams"),nA=Symbol("request stream"),QA=Symbol("request stream cleanup"),rA=Symbol("request stream state"),lA=Symbol("rec\
eived goaway"),LA=Symbol("goaway replay attempts"),UA=Symbol("refused stream retry"),xA=1,GA=1,gA=1e3;let dA,aA;try{aA=Q(2467)}catch{aA={constants:{}}}const{constants:{
HTTP2_HEADER_AUTHORITY:MA,HTTP2_HEADER_METHOD:G,HTTP2_HEADER_PATH:mA,HTTP2_HEADER_SCHEME:ZA,HTTP2_HEADER_CONTENT_LENGTH:jA,HTTP2_HEADER_EXPECT:ee,HTTP2_HEADER_STATUS:qA,
HTTP2_HEADER_PROTOCOL:yA,NGHTTP2_NO_ERROR:bA,NGHTTP2_REFUSED_STREAM:tA}}=aA;function TA(T,J){return T[w]||(J===bA?new R(`HTTP/2: "GOAWAY" frame received with co\
de ${J}`):new d(`HTTP/2: "GOAWAY" frame received with code ${J}`,o.getSocketInfo(T[a])))}function _A(T,J){const q=T[e],iA=T[a];if(q[L]===T&&(q[a]=null,q[k]=null,
q[L]=null),iA!=null&&iA[w]==null&&(iA[w]=J),!T.closed&&!T.destroyed)try{T.destroy(J)}catch{}o.destroy(iA,J)}function m(T,J){const q=Number.isInteger(J)?J:Number.
MAX_SAFE_INTEGER;for(let iA=T[D];iA<T[r];iA++){const oA=T[B][iA];if(oA==null)continue;const wA=oA[nA]?.id;if(typeof wA!="number"||wA>q)return iA}return T[r]}function K(T){
T[nA]=null,T[QA]=null}function CA(T,J,q){const iA=T[QA],oA=T[nA];K(T),iA?.(oA),T[nA]=J,T[QA]=q}function FA(T){const J=T[QA],q=T[nA];K(T),J?.(q)}function v(T,J){
T[B].splice(T[r]+1,0,J)}function kA(T,J,q=!1){const iA=T[B],oA=T[D];if(oA<T[r]&&iA[oA]===J){iA[oA]=null,T[D]=oA+1;return}const wA=iA.indexOf(J,oA);wA===-1||wA>=
T[r]||(iA.splice(wA,1),T[r]--,q&&T[r]<T[D]&&(T[r]=T[D]))}function C(T){const{body:J}=T;return J==null||o.isBuffer(J)||o.isBlobLike(J)}function sA(T){return T[nA]?.[rA]?.
responseReceived===!0}function hA(T){const J=(T[LA]??0)+1;return T[LA]=J,J<=xA}function Y(T,J=tA){if(T!=null&&!T.destroyed&&!T.closed)try{T.close(J)}catch{}}function eA(T){
const J=T[nA];return FA(T),BA(J),J}function BA(T){T==null||T[rA]==null||(T[rA]=null,T.off("close",zA),T.off("close",JA),T[L]!=null&&vA(T),!T.destroyed&&!T.closed&&
(T.off("error",OA),T.on("error",OA)))}function fA(T,J){T[a]=J;const q=T[Z].sessionOptions?.initialWindowSize,iA=T[Z].connectionWindowSize,oA=aA.connect(T[t],{createConnection:()=>J,
peerMaxConcurrentStreams:T[Z].maxConcurrentStreams,settings:{enablePush:!1,...q!=null?{initialWindowSize:q}:null}});return T[a]=J,oA[RA]=0,oA[e]=T,oA[a]=J,oA[z]=
{idleTimeout:null,noStreamsTimeout:null,probeTimeout:null,refed:!0,ping:{interval:T[Z].pingInterval===0?null:setInterval(_,T[Z].pingInterval,oA).unref()}},oA[lA]=
!1,oA[AA]=!1,oA[IA]=!1,iA&&o.addListener(oA,"connect",P.bind(oA,iA)),o.addListener(oA,"error",W),o.addListener(oA,"frameError",$),o.addListener(oA,"goaway",cA),
o.addListener(oA,"close",pA),o.addListener(oA,"remoteSettings",U),YA(oA),T[L]=oA,J[L]=oA,o.addListener(J,"error",NA),o.addListener(J,"end",WA),o.addListener(J,"\
close",PA),J[V]=!1,J.on("close",HA),{version:"h2",defaultPipelining:1/0,write(wA){return Te(T,wA)},resume(){$A(T)},destroy(wA,KA){J[V]?queueMicrotask(KA):J.destroy(
wA).on("close",KA)},get destroyed(){return J.destroyed},busy(wA){if(oA[IA]===!1&&T[i]>0||oA[z].probeTimeout!=null||T[i]>=T[f])return!0;if(wA!=null)if(T[i]>0){if((wA.
upgrade==="websocket"||wA.method==="CONNECT")&&oA[IA]===!1)return!0}else return(wA.upgrade==="websocket"||wA.method==="CONNECT")&&oA[IA]===!1;return!1}}}function VA(T){
const J=T[z];J.refed===!1&&(J.refed=!0,T.ref())}function YA(T){const J=T[z];J.refed===!0&&(J.refed=!1,T.unref())}function $A(T){const J=T[a],q=T[L];J?.destroyed===
!1&&(q[RA]===0&&T[N]===0?YA(q):VA(q),T[N]===0&&q[RA]===0?X(q):ge(q),T[f]===0&&T[i]===0&&T[E]>0?te(q):Ee(q))}function Ee(T){const J=T[z];J?.noStreamsTimeout!=null&&
(clearTimeout(J.noStreamsTimeout),J.noStreamsTimeout=null)}function te(T){const J=T[e],q=T[z],iA=J[H];!iA||q.noStreamsTimeout!=null||(q.noStreamsTimeout=setTimeout(
Qe,iA,T).unref())}function Qe(T){const J=T[e],q=T[z];if(q.noStreamsTimeout=null,J[L]!==T||J[f]!==0||J[i]!==0||J[E]===0)return;const iA=new h(`HTTP/2: server did\
 not accept a new stream within ${J[H]}`),oA=J[B].splice(J[r]);for(let wA=0;wA<oA.length;wA++)oA[wA]!=null&&o.errorRequest(J,oA[wA],iA);T[w]=iA,_A(T,iA)}function ae(T,J){
const q=T[z];if(!(q.probeTimeout!=null||T.closed||T.destroyed)){try{T.ping(we.bind(T))}catch{return}q.probeTimeout=setTimeout(Fe,Math.max(J,gA),T).unref()}}function Ie(T){
const J=T[z];J?.probeTimeout!=null&&(clearTimeout(J.probeTimeout),J.probeTimeout=null)}function we(){this[z].probeTimeout!=null&&(Ie(this),this[e][y]())}function Fe(T){
if(T[z].probeTimeout=null,T.closed||T.destroyed)return;const J=new d("HTTP/2: connection unresponsive",o.getSocketInfo(T[a]));T[w]=J,_A(T,J)}function ge(T){const J=T[z];
J?.idleTimeout!=null&&(clearTimeout(J.idleTimeout),J.idleTimeout=null)}function X(T){const J=T[e];if(J[L]!==T||T.closed||T.destroyed)return;if(T[RA]!==0||J[N]!==
0){ge(T);return}const q=T[z];q.idleTimeout==null&&(q.idleTimeout=setTimeout(SA,J[O],T).unref())}function SA(T){const J=T[e],q=T[a],iA=T[z];if(iA.idleTimeout=null,
J[L]!==T||T[RA]!==0||J[N]!==0||T.closed||T.destroyed)return;const oA=new R("socket idle timeout");q[w]=oA,o.destroy(q,oA)}function P(T){try{typeof this.setLocalWindowSize==
"function"&&this.setLocalWindowSize(T)}catch{}}function U(T){const J=this[e],q=J[Z].maxConcurrentStreams,iA=T.maxConcurrentStreams??J[f]??q;if(J[f]=Math.min(iA,
q),this[IA]===!0&&this[AA]===!0&&T.enableConnectProtocol===!1){const oA=new R("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");this[a][w]=oA,
this[e][l](oA);return}this[AA]=T.enableConnectProtocol??this[AA],this[IA]=!0,this[e][y]()}function _(T){const J=T[z];if((T.closed||T.destroyed)&&J.ping.interval!=
null){clearInterval(J.ping.interval),J.ping.interval=null;return}T.ping(q.bind(T));function q(iA,oA){const wA=this[e],KA=this[a];if(iA!=null){const se=new R(`HT\
TP/2: "PING" errored - type ${iA.message}`);KA[w]=se,wA[l](se)}else wA.emit("ping",oA)}}function W(T){this[a][w]=T,!this[lA]&&this[e][l](T)}function $(T,J,q){if(q===
0){if(this[lA])return;const iA=new R(`HTTP/2: "frameError" received - type ${T}, code ${J}`);this[a][w]=iA,this[e][l](iA)}}function cA(T,J){if(this[lA])return;this[lA]=
!0;const q=TA(this,T),iA=this[e],oA=iA[r],wA=m(iA,J),KA=[],se=[];for(let Ae=wA;Ae<oA;Ae++){const oe=iA[B][Ae];if(oe!=null){const De=sA(oe);se.push(eA(oe)),!De&&
C(oe)&&hA(oe)?KA.push(oe):o.errorRequest(iA,oe,q)}}if(wA!==oA){const Ae=iA[B].slice(oA);iA[B].length=wA,iA[B].push(...KA,...Ae)}iA[r]=wA,iA[L]===this&&(iA[a]=null,
iA[k]=null,iA[L]=null),this[RA]===0&&YA(this),ge(this),Ee(this),Ie(this);for(let Ae=0;Ae<se.length;Ae++)Y(se[Ae]);!this.closed&&!this.destroyed&&this.close(),iA.
emit("disconnect",iA[t],[iA],q),iA[y]()}function pA(){const{[e]:T,[z]:J,[a]:q}=this,iA=q[w]||this[w]||new d("closed",o.getSocketInfo(q));if(T[L]===this&&(T[a]=null,
T[k]=null,T[L]=null),ge(this),Ee(this),Ie(this),J.ping.interval!=null&&(clearInterval(J.ping.interval),J.ping.interval=null),T.destroyed){I(T[E]===0);const oA=T[B].
splice(T[D]);for(let wA=0;wA<oA.length;wA++){const KA=oA[wA];KA!=null&&o.errorRequest(T,KA,iA)}}}function PA(){const T=this[w]||new d("closed",o.getSocketInfo(this)),
J=this[L],q=J[e];q[a]!==this&&(J[lA]||q[L]!=null&&q[L]!==J)||(q[a]=null,q[k]=null,q[L]===J&&(q[L]=null),J.destroy(T),q[r]=q[D],I(q[i]===0),q.emit("disconnect",q[t],
[q],T),q[y]())}function NA(T){this[w]=T,!this[L]?.[lA]&&this[L]?.[e]?.[l](T)}function WA(){o.destroy(this,new d("other side closed",o.getSocketInfo(this)))}function HA(){
this[V]=!0}function OA(){}function vA(T){const J=T[L],q=J[e];T[L]=null,J[RA]-=1,J[RA]===0&&(q[N]===0||J[lA])&&(YA(J),X(J))}function JA(){const T=this[rA];this[rA]=
null,le(T,new R("HTTP/2: stream closed before response headers")),vA(this)}function zA(){const T=this[rA];T!=null&&(be(this),T.pendingEnd&&!T.request.aborted&&!T.
request.completed?T.request.onResponseEnd(T.trailers||{}):!T.request.aborted&&!T.request.completed&&o.errorRequest(T.client,T.request,new R("HTTP/2: stream clos\
ed before the response was complete")),fe(T),vA(this),this[rA]=null)}function XA(T){return T!=="GET"&&T!=="HEAD"&&T!=="OPTIONS"&&T!=="TRACE"&&T!=="CONNECT"}function ie(T){
const J={};for(let q=0;q<T.length;q+=2){const iA=T[q+0],oA=T[q+1],wA=Object.hasOwn(J,iA)?J[iA]:void 0;if(iA==="cookie"){wA!=null?o.setHeader(J,iA,Array.isArray(
wA)?(wA.push(oA),wA):[wA,oA]):o.setHeader(J,iA,oA);continue}if(typeof oA=="string"){o.setHeader(J,iA,wA?`${wA}, ${oA}`:oA);continue}for(let KA=0;KA<oA.length;KA++)
o.setHeader(J,iA,Object.hasOwn(J,iA)?`${J[iA]}, ${oA[KA]}`:oA[KA])}return J}function ce(T){T.off("response",re),T.off("error",He),T.off("end",_e),T.off("timeout",
Be),T.off("error",OA)}function Se(T){if(T==null)return;const J=T[rA];if(J==null)return;const{request:q}=J;q[nA]===T&&K(q),ce(T),!T.destroyed&&!T.closed&&T.on("e\
rror",OA)}function le(T,J){if(T==null)return;const{request:q}=T;T.responseReceived||q.aborted||q.completed||(Se(T.stream),T.abort(J,!0))}function He(){const T=this[rA];
typeof this.rstCode=="number"&&this.rstCode!==0?le(T,new R(`HTTP/2: "stream error" received - code ${this.rstCode}`)):le(T,new R("HTTP/2: stream errored before \
response headers"))}function _e(){le(this[rA],new R("HTTP/2: stream half-closed (remote)"))}function Be(){const T=this[rA];le(T,new R(`HTTP/2: "stream timeout a\
fter ${T.headersTimeout}"`))}function re(T,J){const q=this,iA=q[rA],{request:oA}=iA;iA.responseReceived=!0;const wA=T[qA];delete T[qA];try{oA.onRequestUpgrade(wA,
T,q)}catch(KA){iA.abort(KA);return}oA.aborted||(ce(q),K(oA),fe(iA))}function ue(T,J){const{request:q,headersTimeout:iA,session:oA}=J;T[EA]=!0,T[L]=oA,T[rA]=J,J.
stream=T,CA(q,T,Se),T.once("response",re),T.on("error",He),T.once("end",_e),T.on("timeout",Be),T.once("close",JA),ge(oA),++oA[RA],T.setTimeout(iA)}function fe(T,J=!1){
T.requestFinalized||(T.requestFinalized=!0,kA(T.client,T.request,J),T.client[y]())}function Me(T,J,q,iA,oA,wA){try{return q.request(oA,wA)}catch(KA){if(KA?.code===
"ERR_HTTP2_INVALID_SESSION"||KA?.code==="ERR_HTTP2_GOAWAY_SESSION"){const Ae=new d(KA.message,o.getSocketInfo(q[a]));return Ae.cause=KA,q[w]=Ae,_A(q,Ae),v(T,J),
null}const se=new R(KA.message,{cause:KA});return q[w]=se,q[a][w]=se,q.destroy(se),o.destroy(q[a],se),iA(se),null}}function Te(T,J){const q=J.headersTimeout??T[H],
iA=J.bodyTimeout??T[j],oA=T[L],{method:wA,path:KA,host:se,upgrade:Ae,expectContinue:oe,signal:De,protocol:he,headers:Je}=J;if(Ae!=null&&Ae!=="websocket")return o.
errorRequest(T,J,new u(`Custom upgrade "${Ae}" not supported over HTTP/2`)),!1;const Ce=ie(Je);Ce[MA]=se||T[b],Ce[G]=wA;const Ne={abort:null,body:J.body,bytesRead:0,
client:T,contentLength:null,expectsPayload:!1,maxResponseSize:T[DA],request:J,headersTimeout:q,bodyTimeout:iA,requestFinalized:!1,responseContentLength:null,responseReceived:!1,
bodySent:!1,pendingEnd:!1,trailers:null,session:oA,stream:null},Ve=(de,Ye=!1)=>{if(!(J.aborted||J.completed)){if(de=de||new S,o.errorRequest(T,J,de),Ne.stream!=
null){FA(J);const Ze=Ne.stream;Ze.close(),Ze.destroyed||o.destroy(Ze),T[l](de),fe(Ne,Ye)}o.destroy(Ne.body,de)}};Ne.abort=Ve;let ne=null;try{J.onRequestStart(Ve,
null)}catch(de){o.errorRequest(T,J,de)}if(J.aborted)return!1;if(Ae||wA==="CONNECT")return VA(oA),Ae==="websocket"?oA[AA]===!1?(o.errorRequest(T,J,new R("HTTP/2:\
 Extended CONNECT protocol not supported by server")),YA(oA),!1):(Ce[G]="CONNECT",Ce[yA]="websocket",Ce[mA]=KA,he==="ws:"||he==="wss:"?Ce[ZA]=he==="ws:"?"http":
"https":Ce[ZA]=he==="http:"?"http":"https",ne=Me(T,J,oA,Ve,Ce,{endStream:!1,signal:De}),ne==null?(YA(oA),!1):(ue(ne,Ne),!0)):(ne=Me(T,J,oA,Ve,Ce,{endStream:!1,signal:De}),
ne==null?(YA(oA),!1):(ue(ne,Ne),!0));Ce[mA]=KA,Ce[ZA]=he==="http:"?"http":"https";const At=wA==="PUT"||wA==="POST"||wA==="PATCH"||wA==="QUERY"||wA==="PROPFIND"||
wA==="PROPPATCH";let Ue=Ne.body;Ue&&typeof Ue.read=="function"&&Ue.read(0);let ye=o.bodyLength(Ue);if(o.isFormDataLike(Ue)){dA??=Q(4492).extractBody;const[de,Ye]=dA(
Ue);Ce["content-type"]=Ye,Ue=de.stream,ye=de.length}if(ye==null&&(ye=J.contentLength),ye===0&&!At&&(ye=null),XA(wA)&&ye>0&&J.contentLength!=null&&J.contentLength!==
ye){if(T[F])return o.errorRequest(T,J,new M),!1;process.emitWarning(new M)}if(ye!=null&&(I(Ue||ye===0,"no body must not have content length"),Ce[jA]=`${ye}`),VA(
oA),uA.sendHeaders.hasSubscribers){let de="";for(const Ye in Ce)de+=`${Ye}: ${Ce[Ye]}\r
`;uA.sendHeaders.publish({request:J,headers:de,socket:oA[a]})}const Et=Ue===null||ye===0;return Ne.body=Ue,Ne.contentLength=ye,Ne.expectsPayload=At,oe&&(Ce[ee]=
"100-continue"),ne=Me(T,J,oA,Ve,Ce,{endStream:Et,signal:De}),ne==null?!1:(ne[EA]=!0,ne[rA]=Ne,Ne.stream=ne,ge(oA),++oA[RA],q&&ne.setTimeout(q),ne[L]=oA,ne.on("c\
lose",zA),CA(J,ne,be),oe&&ne.once("continue",We),ne.on("response",Ge),ne.on("headers",pe),ne.on("end",ke),ne.on("error",Pe),ne.on("frameError",xe),ne.on("aborte\
d",je),(q||iA)&&ne.on("timeout",ve),ne.on("trailers",Ke),oe||We.call(ne),!0)}function qe(T){T.off("error",OA),T.off("continue",We),T.off("response",Ge),T.off("h\
eaders",pe),T.off("end",ke),T.off("error",Pe),T.off("frameError",xe),T.off("aborted",je),T.off("timeout",ve),T.off("trailers",Ke),T.off("data",Re)}function be(T){
if(T==null)return;const J=T[rA];if(J==null)return;const{request:q}=J;q[nA]===T&&K(q),!T.destroyed&&!T.closed&&(qe(T),T.on("error",OA))}function Re(T){const J=this,
q=J[rA];if(q==null)return;const{request:iA,maxResponseSize:oA,responseContentLength:wA}=q;if(!(iA.aborted||iA.completed)){if(wA!=null&&q.bytesRead+T.length>wA){
q.abort(new p);return}if(oA>-1&&q.bytesRead+T.length>oA){q.abort(new c);return}q.bytesRead+=T.length,iA.onResponseData(T)===!1&&Oe(J,q)}}function Oe(T,J){T.pause(),
J.bodyTimeout&&T.setTimeout(0)}function Le(){const T=this,J=T[rA];J!=null&&J.bodyTimeout&&T.isPaused()&&T.setTimeout(J.bodyTimeout),T.resume()}function pe(T){const q=this[rA];
if(q==null)return;const{request:iA}=q;if(iA.aborted||iA.completed)return;const oA=T[qA];delete T[qA],iA.onResponseStart(Number(oA),T,OA,"")}function Ge(T){const J=this,
q=J[rA];if(q==null)return;const{request:iA}=q;J.off("response",Ge),q.body!=null&&!q.bodySent&&!J.writableEnded&&(J.removeListener("continue",We),J.end());const oA=Number(
T[qA]);if(delete T[qA],iA.onResponseStarted(),q.responseReceived=!0,iA.method!=="HEAD"&&oA!==304){const wA=T[jA];q.responseContentLength=wA==null?null:Number(wA)}
if((q.headersTimeout||q.bodyTimeout)&&J.setTimeout(q.bodyTimeout),iA.aborted||iA.completed){be(J);return}iA.onResponseStart(oA,T,Le.bind(J),"")===!1&&Oe(J,q),J.
on("data",Re)}function ke(){const T=this,J=T[rA];if(J==null)return;const{request:q}=J;if(T.off("end",ke),J.responseReceived){if(!q.aborted&&!q.completed){if(J.responseContentLength!=
null&&J.bytesRead!==J.responseContentLength){J.abort(new p);return}J.pendingEnd=!0,zA.call(T)}}else J.abort(new R("HTTP/2: stream half-closed (remote)"),!0)}function me(T,J){
const{client:q,request:iA}=J;return J.responseReceived||iA.aborted||iA.completed||iA[UA]||!C(iA)?!1:(iA[UA]=!0,Xe(q,J),!0)}function et(T){const{client:J,request:q,
session:iA}=T;return!iA[lA]||T.responseReceived||q.aborted||q.completed||!C(q)||!hA(q)?!1:(Xe(J,T),!0)}function Xe(T,J){const{request:q}=J;eA(q),J.stream=null,J.
requestFinalized=!0,kA(T,q),T[B].splice(T[r],0,q),T[y]()}function Pe(T){const J=this,q=J[rA];q!=null&&(J.off("error",Pe),J.on("error",OA),q.responseContentLength!=
null&&q.bytesRead!==q.responseContentLength&&(T=new p),typeof J.rstCode=="number"&&J.rstCode!==bA&&(T.http2ErrorCode=J.rstCode),!(J.rstCode===tA&&me(J,q))&&q.abort(
T))}function xe(T,J){const q=this,iA=q[rA];iA!=null&&(q.off("frameError",xe),!(T===GA&&et(iA))&&iA.abort(new R(`HTTP/2: "frameError" received - type ${T}, code ${J}`)))}
function je(){this.off("data",Re)}function ve(){const T=this,J=T[rA];if(J==null)return;T.off("timeout",ve);const{responseReceived:q,session:iA,bodyTimeout:oA,headersTimeout:wA}=J,
KA=q?new s(`HTTP/2: "stream timeout after ${oA}"`):new h(`HTTP/2: "headers timeout after ${wA}"`);ae(iA,q?oA:wA),J.abort(KA)}function Ke(T){const J=this,q=J[rA];
if(q==null)return;const{request:iA}=q;J.off("trailers",Ke),J.off("data",Re),!(iA.aborted||iA.completed)&&(q.trailers=T)}function We(){const T=this,J=T[rA];J.bodySent=
!0;const{abort:q,body:iA,client:oA,contentLength:wA,expectsPayload:KA,request:se}=J;!iA||wA===0?ze(q,T,null,oA,se,oA[a],wA,KA):o.isBuffer(iA)?ze(q,T,iA,oA,se,oA[a],
wA,KA):o.isBlobLike(iA)?typeof iA.stream=="function"?$e(q,T,iA.stream(),oA,se,oA[a],wA,KA):st(q,T,iA,oA,se,oA[a],wA,KA):o.isStream(iA)?tt(q,oA[a],KA,T,iA,oA,se,
wA):o.isIterable(iA)?$e(q,T,iA,oA,se,oA[a],wA,KA):I(!1)}function ze(T,J,q,iA,oA,wA,KA,se){try{q!=null&&o.isBuffer(q)&&(I(KA===q.byteLength,"buffer body must hav\
e content length"),J.cork(),J.write(q),J.uncork(),J.end(),oA.onBodySent(q)),se||(wA[A]=!0),oA.onRequestSent(),iA[y]()}catch(Ae){T(Ae)}}function tt(T,J,q,iA,oA,wA,KA,se){
I(se!==0||wA[i]===0,"stream body cannot be pipelined");const Ae=n(oA,iA,De=>{De?(o.destroy(Ae,De),T(De)):(o.removeAllListeners(Ae),KA.onRequestSent(),q||(J[A]=!0),
wA[y]())});o.addListener(Ae,"data",oe);function oe(De){KA.onBodySent(De)}}async function st(T,J,q,iA,oA,wA,KA,se){try{if(KA!=null&&KA!==q.size)throw new M;const Ae=Buffer.
from(await q.arrayBuffer());J.cork(),J.write(Ae),J.uncork(),J.end(),oA.onBodySent(Ae),oA.onRequestSent(),se||(wA[A]=!0),iA[y]()}catch(Ae){T(Ae)}}async function $e(T,J,q,iA,oA,wA,KA,se){
I(KA!==0||iA[i]===0,"iterator body cannot be pipelined");let Ae=null;function oe(){if(Ae){const he=Ae;Ae=null,he()}}const De=()=>new Promise((he,Je)=>{I(Ae===null),
wA[w]?Je(wA[w]):Ae=he});J.on("close",oe).on("drain",oe);try{for await(const he of q){if(wA[w])throw wA[w];const Je=J.write(he);oA.onBodySent(he),Je||await De()}
J.end(),oA.onRequestSent(),se||(wA[A]=!0),iA[y]()}catch(he){T(he)}finally{J.off("close",oe).off("drain",oe)}}x.exports=fA}),3701:((x,g,Q)=>{const I=Q(4589),n=Q(
7030),o=Q(7067),M=Q(3440),{ClientStats:p}=Q(6854),{channels:S}=Q(2414),d=Q(4655),R=Q(1841),{InvalidArgumentError:u,InformationalError:h,ClientDestroyedError:s}=Q(
8707),c=Q(9136),{kUrl:t,kServerName:A,kClient:e,kBusy:i,kConnect:E,kResuming:B,kRunning:r,kPending:D,kSize:w,kQueue:a,kConnected:F,kConnecting:l,kNeedDrain:f,kKeepAliveDefaultTimeout:L,
kHostHeader:b,kPendingIdx:y,kRunningIdx:N,kError:k,kPipelining:V,kKeepAliveTimeoutValue:O,kMaxHeadersSize:H,kKeepAliveMaxTimeout:j,kKeepAliveTimeoutThreshold:AA,
kHeadersTimeout:IA,kBodyTimeout:EA,kStrictContentLength:z,kConnector:Z,kMaxRequests:DA,kCounter:uA,kClose:RA,kDestroy:nA,kDispatch:QA,kLocalAddress:rA,kMaxResponseSize:lA,
kOnError:LA,kHTTPContext:UA,kMaxConcurrentStreams:xA,kHostAuthority:GA,kResume:gA,kHTTP2Options:dA,kUseMilo:aA}=Q(6443),MA=Q(637),G=Q(8788),mA=Symbol("kClosedRe\
solve"),ZA=o&&o.maxHeaderSize&&Number.isInteger(o.maxHeaderSize)&&o.maxHeaderSize>0?()=>o.maxHeaderSize:()=>{throw new u("http module not available or http.maxH\
eaderSize invalid")},jA=()=>{};function ee(v){return v[V]??v[UA]?.defaultPipelining??1}let qA=!1;function yA(v){qA!==!0&&(process.emitWarning(`Use h2Options.${v}\
 instead. ${v} for H2 will be deprecated in future major.`,{code:"UNDICI-H2-OPTIONS"}),qA=!0)}function bA(v){return v[UA]?.version==="h2"?v[xA]:ee(v)}class tA extends R{constructor(kA,{
maxHeaderSize:C,headersTimeout:sA,socketTimeout:hA,requestTimeout:Y,connectTimeout:eA,bodyTimeout:BA,idleTimeout:fA,keepAlive:VA,keepAliveTimeout:YA,maxKeepAliveTimeout:$A,
keepAliveMaxTimeout:Ee,keepAliveTimeoutThreshold:te,socketPath:Qe,pipelining:ae,tls:Ie,strictContentLength:we,maxCachedSessions:Fe,connect:ge,maxRequestsPerClient:X,
localAddress:SA,maxResponseSize:P,autoSelectFamily:U,autoSelectFamilyAttemptTimeout:_,maxConcurrentStreams:W,allowH2:$,useH2c:cA,initialWindowSize:pA,connectionWindowSize:PA,
pingInterval:NA,useMilo:WA,webSocket:HA,h2Options:OA,eventSource:vA}={}){if(VA!==void 0)throw new u("unsupported keepAlive, use pipelining=0 instead");if(hA!==void 0)
throw new u("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");if(Y!==void 0)throw new u("unsupported requestTimeout, use headersTimeout & b\
odyTimeout instead");if(fA!==void 0)throw new u("unsupported idleTimeout, use keepAliveTimeout instead");if($A!==void 0)throw new u("unsupported maxKeepAliveTim\
eout, use keepAliveMaxTimeout instead");if(C!=null){if(!Number.isInteger(C)||C<1)throw new u("invalid maxHeaderSize")}else C=ZA();if(Qe!=null&&typeof Qe!="strin\
g")throw new u("invalid socketPath");if(eA!=null&&(!Number.isFinite(eA)||eA<0))throw new u("invalid connectTimeout");if(YA!=null&&(!Number.isFinite(YA)||YA<=0))
throw new u("invalid keepAliveTimeout");if(Ee!=null&&(!Number.isFinite(Ee)||Ee<=0))throw new u("invalid keepAliveMaxTimeout");if(te!=null&&!Number.isFinite(te))
throw new u("invalid keepAliveTimeoutThreshold");if(sA!=null&&(!Number.isInteger(sA)||sA<0))throw new u("headersTimeout must be a positive integer or zero");if(BA!=
null&&(!Number.isInteger(BA)||BA<0))throw new u("bodyTimeout must be a positive integer or zero");if(ge!=null&&typeof ge!="function"&&typeof ge!="object")throw new u(
"connect must be a function or an object");if(X!=null&&(!Number.isInteger(X)||X<0))throw new u("maxRequestsPerClient must be a positive number");if(SA!=null&&(typeof SA!=
"string"||n.isIP(SA)===0))throw new u("localAddress must be valid string IP address");if(P!=null&&(!Number.isInteger(P)||P<-1))throw new u("maxResponseSize must\
 be a positive number");if(_!=null&&(!Number.isInteger(_)||_<-1))throw new u("autoSelectFamilyAttemptTimeout must be a positive number");if($!=null&&typeof $!="\
boolean")throw new u("allowH2 must be a valid boolean value");if($!==!1)if(OA!=null){if(OA.useH2c!=null&&typeof OA.useH2c!="boolean")throw new u("h2Options.useH\
2c must be a valid boolean value");if(OA.settings?.initialWindowSize!=null&&(!Number.isInteger(OA.settings.initialWindowSize)||OA.settings.initialWindowSize<1))
throw new u("h2Options.settings.initialWindowSize must be a positive integer, greater than 0");if(OA.maxConcurrentStreams!=null&&(!Number.isInteger(OA.maxConcurrentStreams)||
OA.maxConcurrentStreams<1))throw new u("h2Options.maxConcurrentStreams must be a positive integer, greater than 0");if(OA.connectionWindowSize!=null&&(!Number.isInteger(
OA.connectionWindowSize)||OA.connectionWindowSize<1))throw new u("h2Options.connectionWindowSize must be a positive integer, greater than 0");if(OA.pingInterval!=
null&&(typeof OA.pingInterval!="number"||!Number.isInteger(OA.pingInterval)||OA.pingInterval<0))throw new u("h2Options.pingInterval must be a positive integer, \
greater or equal to 0")}else{if(cA!=null&&typeof cA!="boolean")throw yA("useH2c"),new u("useH2c must be a valid boolean value");if(W!=null&&(typeof W!="number"||
W<1))throw yA("maxConcurrentStreams"),new u("maxConcurrentStreams must be a positive integer, greater than 0");if(pA!=null&&(!Number.isInteger(pA)||pA<1))throw yA(
"initialWindowSize"),new u("initialWindowSize must be a positive integer, greater than 0");if(PA!=null&&(!Number.isInteger(PA)||PA<1))throw yA("connectionWindow\
Size"),new u("connectionWindowSize must be a positive integer, greater than 0");if(NA!=null&&(typeof NA!="number"||!Number.isInteger(NA)||NA<0))throw yA("pingIn\
terval"),new u("pingInterval must be a positive integer, greater or equal to 0")}if(super({webSocket:HA,eventSource:vA}),typeof ge!="function")ge=c({...Ie,maxCachedSessions:Fe,
allowH2:$,socketPath:Qe,useH2c:OA?.useH2c??cA,timeout:eA,...typeof U=="boolean"?{autoSelectFamily:U,autoSelectFamilyAttemptTimeout:_}:void 0,...ge});else{const JA=ge;
ge=(zA,XA)=>JA({...zA,...Qe!=null?{socketPath:Qe}:null,...$!=null?{allowH2:$}:null},XA)}this[t]=M.parseOrigin(kA),this[GA]=`${this[t].hostname}${this[t].port?`:${this[t].
port}`:""}`,this[Z]=ge,this[V]=ae??1,this[H]=C,this[L]=YA??4e3,this[j]=Ee??6e5,this[AA]=te??2e3,this[O]=this[L],this[A]=null,this[rA]=SA??null,this[B]=0,this[f]=
0,this[b]=`host: ${this[GA]}\r
`,this[EA]=BA??3e5,this[IA]=sA??3e5,this[z]=we??!0,this[DA]=X,this[mA]=null,this[lA]=P>-1?P:-1,this[UA]=null,this[dA]={pingInterval:OA?.pingInterval??NA??6e4,connectionWindowSize:OA?.
connectionWindowSize??PA??524288,maxConcurrentStreams:OA?.maxConcurrentStreams??W??100,sessionOptions:{initialWindowSize:OA?.initialWindowSize??pA??262144}},this[aA]=
WA,this[a]=[],this[N]=0,this[y]=0,this[gA]=JA=>CA(this,JA),this[LA]=JA=>TA(this,JA)}get pipelining(){return this[V]}set pipelining(kA){this[V]=kA,this[gA](!0)}get stats(){
return new p(this)}get[D](){return this[a].length-this[y]}get[r](){return this[y]-this[N]}get[w](){return this[a].length-this[N]}get[F](){return!!this[UA]&&!this[l]&&
!this[UA].destroyed}get[i](){const kA=this[UA]?.version==="h2";return!!(this[UA]?.busy(null)||this[w]>=(bA(this)||1)||this[D]>0&&!kA)}[E](kA){_A(this),this.once(
"connect",kA)}[QA](kA,C){const sA=new d(this[t].origin,kA,C);return this[a].push(sA),this[B]||(M.bodyLength(sA.body)==null&&M.isIterable(sA.body)?(this[B]=1,queueMicrotask(
()=>CA(this))):this[gA](!0)),this[B]&&this[f]!==2&&this[i]&&(this[f]=2),this[f]<2}[RA](){return new Promise(kA=>{this[w]?this[mA]=kA:kA(null)})}[nA](kA){return new Promise(
C=>{const sA=this[a].splice(this[y]);for(let Y=0;Y<sA.length;Y++){const eA=sA[Y];eA!=null&&M.errorRequest(this,eA,kA)}const hA=()=>{this[mA]&&(this[mA](),this[mA]=
null),C(null)};this[UA]?(this[UA].destroy(kA,hA),this[UA]=null):queueMicrotask(hA),this[gA]()})}}function TA(v,kA){if(v[r]===0&&kA.code!=="UND_ERR_INFO"&&kA.code!==
"UND_ERR_SOCKET"){I(v[y]===v[N]);const C=v[a].splice(v[N]);for(let sA=0;sA<C.length;sA++){const hA=C[sA];hA!=null&&M.errorRequest(v,hA,kA)}I(v[w]===0)}}function _A(v){
I(!v[l]),I(!v[UA]);let{host:kA,hostname:C,protocol:sA,port:hA}=v[t];if(C[0]==="["){const Y=C.indexOf("]");I(Y!==-1);const eA=C.substring(1,Y);I(n.isIPv6(eA)),C=
eA}v[l]=!0,S.beforeConnect.hasSubscribers&&S.beforeConnect.publish({connectParams:{host:kA,hostname:C,protocol:sA,port:hA,version:v[UA]?.version,servername:v[A],
localAddress:v[rA]},connector:v[Z]});try{v[Z]({host:kA,hostname:C,protocol:sA,port:hA,servername:v[A],localAddress:v[rA]},(Y,eA)=>{if(Y){m(v,Y,{host:kA,hostname:C,
protocol:sA,port:hA}),v[gA]();return}if(v.destroyed){M.destroy(eA.on("error",jA),new s),v[gA]();return}I(eA);try{v[UA]=eA.alpnProtocol==="h2"?G(v,eA):MA(v,eA)}catch(BA){
eA.destroy().on("error",jA),m(v,BA,{host:kA,hostname:C,protocol:sA,port:hA}),v[gA]();return}v[l]=!1,eA[uA]=0,eA[DA]=v[DA],eA[e]=v,eA[k]=null,S.connected.hasSubscribers&&
S.connected.publish({connectParams:{host:kA,hostname:C,protocol:sA,port:hA,version:v[UA]?.version,servername:v[A],localAddress:v[rA]},connector:v[Z],socket:eA}),
v.emit("connect",v[t],[v]),v[gA]()})}catch(Y){m(v,Y,{host:kA,hostname:C,protocol:sA,port:hA}),v[gA]()}}function m(v,kA,{host:C,hostname:sA,protocol:hA,port:Y}){
if(!v.destroyed){if(v[l]=!1,S.connectError.hasSubscribers&&S.connectError.publish({connectParams:{host:C,hostname:sA,protocol:hA,port:Y,version:v[UA]?.version,servername:v[A],
localAddress:v[rA]},connector:v[Z],error:kA}),kA.code==="ERR_TLS_CERT_ALTNAME_INVALID"){const eA=v[a].splice(v[N],v[r]);v[y]=v[N];for(let BA=0;BA<eA.length;BA++)
M.errorRequest(v,eA[BA],kA);for(;v[D]>0&&v[a][v[y]].servername===v[A];){const BA=v[a].splice(v[y],1)[0];M.errorRequest(v,BA,kA)}}else TA(v,kA);v.emit("connectio\
nError",v[t],[v],kA)}}function K(v){v[f]=0,v.emit("drain",v[t],[v])}function CA(v,kA){v[B]!==2&&(v[B]=2,FA(v,kA),v[B]=0,v[N]>256&&(v[a].splice(0,v[N]),v[y]-=v[N],
v[N]=0))}function FA(v,kA){for(;;){if(v.destroyed){I(v[D]===0);return}if(v[mA]&&!v[w]){v[mA](),v[mA]=null;return}if(v[UA]&&v[UA].resume(),v[i])v[f]=2;else if(v[f]===
2){kA?(v[f]=1,queueMicrotask(()=>K(v))):K(v);continue}if(v[D]===0||v[r]>=(bA(v)||1))return;const C=v[a][v[y]];if(C===null)return;if(C.aborted){v[a].splice(v[y],
1);continue}if(v[t].protocol==="https:"&&v[A]!==C.servername){if(v[r]>0)return;v[A]=C.servername,v[UA]?.destroy(new h("servername changed"),()=>{v[UA]=null,CA(v)})}
if(v[l])return;if(!v[UA]){v[A]=C.servername,_A(v);return}if(v[UA].destroyed||v[UA].busy(C))return;!C.aborted&&v[UA].write(C)?v[y]++:v[a].splice(v[y],1)}}x.exports=
tA}),1841:((x,g,Q)=>{const I=Q(4573),n=Q(883),{ClientDestroyedError:o,ClientClosedError:M,InvalidArgumentError:p}=Q(8707),{kDestroy:S,kClose:d,kClosed:R,kDestroyed:u,
kDispatch:h}=Q(6443),{defaultWebSocketMaxFragments:s,defaultWebSocketMaxPayloadSize:c}=Q(735),t=Symbol("onDestroyed"),A=Symbol("onClosed"),e=Symbol("webSocketOp\
tions"),i=Symbol("eventSourceOptions");class E extends n{[u]=!1;[t]=null;[R]=!1;[A]=null;constructor(r){super(),this[e]=r?.webSocket??{},this[i]=r?.eventSource??
{}}get webSocketOptions(){return{maxFragments:this[e].maxFragments??s,maxPayloadSize:this[e].maxPayloadSize??c}}get eventSourceOptions(){return{maxEventSize:this[i].
maxEventSize??I.kStringMaxLength}}get destroyed(){return this[u]}get closed(){return this[R]}close(r){if(r===void 0)return new Promise((w,a)=>{this.close((F,l)=>F?
a(F):w(l))});if(typeof r!="function")throw new p("invalid callback");if(this[u]){const w=new o;queueMicrotask(()=>r(w,null));return}if(this[R]){this[A]?this[A].
push(r):queueMicrotask(()=>r(null,null));return}this[R]=!0,this[A]??=[],this[A].push(r);const D=()=>{const w=this[A];this[A]=null;for(let a=0;a<w.length;a++)w[a](
null,null)};this[d]().then(()=>this.destroy()).then(()=>queueMicrotask(D))}destroy(r,D){if(typeof r=="function"&&(D=r,r=null),D===void 0)return new Promise((a,F)=>{
this.destroy(r,(l,f)=>l?F(l):a(f))});if(typeof D!="function")throw new p("invalid callback");if(this[u]){this[t]?this[t].push(D):queueMicrotask(()=>D(null,null));
return}r||(r=new o),this[u]=!0,this[t]??=[],this[t].push(D);const w=()=>{const a=this[t];this[t]=null;for(let F=0;F<a.length;F++)a[F](null,null)};this[S](r).then(
()=>queueMicrotask(w))}dispatch(r,D){if(!D||typeof D!="object")throw new p("handler must be an object");try{if(!r||typeof r!="object")throw new p("opts must be \
an object.");if(r.dispatcher)throw new p("opts.dispatcher is not supported by instance methods. Pass opts.dispatcher to the top-level undici functions or call t\
he dispatcher instance method directly.");if(this[u]||this[t])throw new o;if(this[R])throw new M;return this[h](r,D)}catch(w){if(typeof D.onResponseError!="func\
tion")throw w;return D.onResponseError(null,w),!1}}}x.exports=E}),883:((x,g,Q)=>{const I=Q(8474),{kOriginless:n,kUrl:o}=Q(6443);class M extends I{dispatch(){throw new Error(
"not implemented")}close(){throw new Error("not implemented")}destroy(){throw new Error("not implemented")}compose(...S){const d=Array.isArray(S[0])?S[0]:S,R=this[n]===
!0?null:this[o]?.origin;let u=this.dispatch.bind(this);for(const c of d)if(c!=null){if(typeof c!="function")throw new TypeError(`invalid interceptor, expected f\
unction received ${typeof c}`);if(u=c(u,R),u==null||typeof u!="function"||u.length!==2)throw new TypeError("invalid interceptor")}const h=u,s=this;return u=function(c,t){
return c&&typeof c=="object"&&!c.origin&&s[o]&&(c=Object.assign({},c,{origin:s[o].origin})),h(c,t)},new Proxy(this,{get:(c,t)=>t==="dispatch"?u:c[t]})}}x.exports=
M}),3650:((x,g,Q)=>{const I=Q(883),{InvalidArgumentError:n}=Q(8707),{toRawHeaders:o}=Q(3440),{kOriginless:M,kUrl:p}=Q(6443);class S{#A;constructor(u){this.#A=u}onRequestStart(u,h){
this.#A.onConnect?.(s=>u.abort(s),h)}onRequestUpgrade(u,h,s,c){const t=Array.isArray(u?.rawHeaders)?u.rawHeaders:o(u?.rawHeaders??s??{});this.#A.onUpgrade?.(h,t,
c)}onResponseStart(u,h,s,c){const t=Array.isArray(u?.rawHeaders)?u.rawHeaders:o(u?.rawHeaders??s??{});this.#A.onHeaders?.(h,t,()=>u.resume(),c)===!1&&u.pause()}onResponseData(u,h){
this.#A.onData?.(h)===!1&&u.pause()}onResponseEnd(u,h){const s=Array.isArray(u?.rawTrailers)?u.rawTrailers:o(u?.rawTrailers??h??{});this.#A.onComplete?.(s)}onResponseError(u,h){
if(!this.#A.onError)throw h;this.#A.onError(h)}onBodySent(u){this.#A.onBodySent?.(u)}onRequestSent(){this.#A.onRequestSent?.()}onResponseStarted(){this.#A.onResponseStarted?.()}}
class d extends I{#A;constructor(u){if(super(),!u||typeof u.dispatch!="function")throw new n("Argument dispatcher must implement dispatch");this.#A=u,this[p]=u[p],
this[M]=u[M]}static wrapHandler(u){if(!u||typeof u!="object")throw new n("handler must be an object");return typeof u.onRequestStart=="function"?u:new S(u)}dispatch(u,h){
return u.allowH2!==!1&&(u={...u,allowH2:!1}),this.#A.dispatch(u,d.wrapHandler(h))}get webSocketOptions(){return this.#A.webSocketOptions}get eventSourceOptions(){
return this.#A.eventSourceOptions}close(...u){return this.#A.close(...u)}destroy(...u){return this.#A.destroy(...u)}}x.exports=d}),3137:((x,g,Q)=>{const I=Q(1841),
{kClose:n,kDestroy:o,kClosed:M,kDestroyed:p,kDispatch:S,kNoProxyAgent:d,kHttpProxyAgent:R,kHttpsProxyAgent:u}=Q(6443),h=Q(6672),s=Q(7405),c={"http:":80,"https:":443};
class t extends I{#A=null;#e=null;#s=null;constructor(e={}){super(e),this.#s=e;const{httpProxy:i,httpsProxy:E,noProxy:B,...r}=e;this[d]=new s(r);const D=i??process.
env.http_proxy??process.env.HTTP_PROXY;D?this[R]=new h({...r,uri:D}):this[R]=this[d];const w=E??process.env.https_proxy??process.env.HTTPS_PROXY;w?this[u]=new h(
{...r,uri:w}):this[u]=this[R],this.#E()}[S](e,i){const E=new URL(e.origin);return this.#t(E).dispatch(e,i)}[n](){return Promise.all([this[d].close(),!this[R][M]&&
this[R].close(),!this[u][M]&&this[u].close()])}[o](e){return Promise.all([this[d].destroy(e),!this[R][p]&&this[R].destroy(e),!this[u][p]&&this[u].destroy(e)])}#t(e){
let{protocol:i,host:E,port:B}=e;return E=E.replace(/:\d*$/,"").replace(/^\[(.+)\]$/,"$1").toLowerCase(),E.length>1&&E.charCodeAt(E.length-1)===46&&(E=E.slice(0,
-1)),B=Number.parseInt(B,10)||c[i]||0,this.#Q(E,B)?i==="https:"?this[u]:this[R]:this[d]}#Q(e,i){if(this.#i&&this.#E(),this.#e.length===0)return!0;for(let E=0;E<
this.#e.length;E++){const B=this.#e[E];if(B.hostname==="*"){if(B.port&&B.port!==i)continue;return!1}if(!(B.port&&B.port!==i)&&(!B.wildcard&&e===B.hostname||e.slice(
-(B.hostname.length+1))===`.${B.hostname}`))return!1}return!0}#E(){const e=this.#s.noProxy??this.#n,i=e.split(/[,\s]/),E=[];for(let B=0;B<i.length;B++){const r=i[B];
if(!r)continue;let D,w;const a=r.match(/^\[(.+)\]:(\d+)$/);if(a)D=a[1],w=Number.parseInt(a[2],10);else{const l=r.replace(/^\[(.+)\]$/,"$1"),L=(l.match(/:/g)||[]).
length===1&&l.match(/^(.+):(\d+)$/);D=L?L[1]:l,w=L?Number.parseInt(L[2],10):0}const F=r.charCodeAt(0)===42;E.push({hostname:D.replace(/^\*?\./,"").replace(/^(.+)\.$/,
"$1").toLowerCase(),port:w,wildcard:F})}this.#A=e,this.#e=E}get#i(){return this.#s.noProxy!==void 0?!1:this.#A!==this.#n}get#n(){return process.env.no_proxy??process.
env.NO_PROXY??""}}x.exports=t}),2279:(x=>{class I{bottom=0;top=0;list=new Array(2048).fill(void 0);next=null;isEmpty(){return this.top===this.bottom}isFull(){return(this.
top+1&2047)===this.bottom}push(o){this.list[this.top]=o,this.top=this.top+1&2047}shift(){const o=this.list[this.bottom];return o===void 0?null:(this.list[this.bottom]=
void 0,this.bottom=this.bottom+1&2047,o)}}x.exports=class{constructor(){this.head=this.tail=new I}isEmpty(){return this.head.isEmpty()}push(o){this.head.isFull()&&
(this.head=this.head.next=new I),this.head.push(o)}shift(){const o=this.tail,M=o.shift();return o.isEmpty()&&o.next!==null&&(this.tail=o.next,o.next=null),M}}}),
1969:((x,g,Q)=>{const I=Q(4589),n=Q(3440),o=Q(6603),{HeadersTimeoutError:M,HeadersOverflowError:p,SocketError:S,InformationalError:d,BodyTimeoutError:R,HTTPParserError:u,
ResponseContentLengthMismatchError:h,ResponseExceededMaxSizeError:s}=Q(8707),{kUrl:c,kReset:t,kClient:A,kParser:e,kBlocking:i,kRunning:E,kWriting:B,kQueue:r,kKeepAliveDefaultTimeout:D,
kRunningIdx:w,kError:a,kPipelining:F,kSocket:l,kKeepAliveTimeoutValue:f,kKeepAliveMaxTimeout:L,kKeepAliveTimeoutThreshold:b,kBodyTimeout:y,kMaxResponseSize:N,kResume:k,
kHTTPContext:V,kMaxHeadersSize:O}=Q(6443),H=Buffer[Symbol.species],j=n.removeAllListeners,AA=Symbol("kPausedByHandler"),IA=4096,EA=128*1024,z=Buffer.alloc(0),Z=0,
DA=9,uA=19;let RA,nA=process.arch!=="riscv64"&&process.arch!=="ppc64";process.env.UNDICI_NO_WASM_SIMD==="1"?nA=!1:process.env.UNDICI_NO_WASM_SIMD==="0"&&(nA=!0);
const QA=0,rA=1,lA=2|rA,LA=4|rA,UA=8|QA;let xA=process.env.UNDICI_USE_MILO==="1"||process.env.UNDICI_USE_MILO==="true",GA=null,gA=null,dA=0,aA=null,MA=null;function G(qA){
const yA=qA.deref?qA.deref():qA;if(!yA)return;const{socket:bA,timeoutType:tA,client:TA,paused:_A}=yA;tA===lA?(!bA[B]||bA.writableNeedDrain||TA[E]>1)&&(I(!_A,"ca\
nnot be paused while waiting for headers"),n.destroy(bA,new M)):tA===LA?_A||n.destroy(bA,new R):tA===UA&&(I(TA[E]===0&&TA[f]),n.destroy(bA,new d("socket idle ti\
meout")))}function mA(){if(GA)return GA;if(nA)try{RA=Q(9545)}catch{}return RA=RA||Q(5997),GA=RA.setup(),GA}class ZA{constructor(yA,bA){this.milo=mA(),this.client=
yA,this.socket=bA,this.parser=this.milo.create(),this.events=new H(this.milo.memory.buffer,this.parser+this.milo.ParserFields.EVENTS,4).readUInt32LE(0),this.milo.
setShouldAutodetect(this.parser,!1),this.milo.setIsRequest(this.parser,!1),this.milo.setShouldManageUnconsumed(this.parser,!1),this.milo.setShouldSuspendAfterHeaders(
this.parser,!0),this.milo.setMaxHeaderLength(this.parser,yA[O]),this.milo.setActiveEvents(this.parser,this.milo.EVENT_ACTIVE_ON_ERROR|this.milo.EVENT_ACTIVE_ON_MESSAGE_COMPLETE|
this.milo.EVENT_ACTIVE_ON_REASON|this.milo.EVENT_ACTIVE_ON_HEADER_NAME|this.milo.EVENT_ACTIVE_ON_HEADER_VALUE|this.milo.EVENT_ACTIVE_ON_HEADERS|this.milo.EVENT_ACTIVE_ON_DATA|
this.milo.EVENT_ACTIVE_ON_TRAILER_NAME|this.milo.EVENT_ACTIVE_ON_TRAILER_VALUE),this.timeout=null,this.timeoutWeakRef=new WeakRef(this),this.timeoutValue=null,this.
timeoutType=null,this.statusCode=0,this.statusText="",this.upgrade=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.headers=[],this.
trailers=[],this.headersSize=0,this.trailersSize=0,this.headersMaxSize=yA[O],this.shouldKeepAlive=!1,this.paused=!1,this.errored=!1,this.waitingForMoreData=0,this.
resume=this.resume.bind(this),this.bytesRead=0,this.keepAlive="",this.connection="",this.contentLength=-1,this.maxResponseSize=yA[N],this.directBodyRemaining=0,
this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this[AA]=!1,EA>dA||gA.buffer!==this.milo.memory.buffer?this.ensureBuffers(EA):this.updateBuffers()}setTimeout(yA,bA){
yA!==this.timeoutValue||bA&rA^this.timeoutType&rA?(this.timeout&&(o.clearTimeout(this.timeout),this.timeout=null),yA&&(bA&rA?this.timeout=o.setFastTimeout(G,yA,
this.timeoutWeakRef):(this.timeout=setTimeout(G,yA,this.timeoutWeakRef),this.timeout?.unref())),this.timeoutValue=yA):this.timeout?.refresh&&this.timeout.refresh(),
this.timeoutType=bA}ensureBuffers(yA){const{milo:bA}=this;aA!=null&&bA.dealloc(aA,dA),dA=Math.ceil(yA/IA)*IA,aA=bA.alloc(dA),gA=new H(bA.memory.buffer,aA,dA),this.
updateBuffers()}updateBuffers(){this.parserFields=new H(this.milo.memory.buffer,this.parser),this.parserEvents=new H(this.milo.memory.buffer,this.events,64*1024)}resume(){
if(!(this.socket.destroyed||!this.paused)){if(this.milo.resume(this.parser),I(this.timeoutType===LA),this.timeout?.refresh&&this.timeout.refresh(),this.paused=!1,
this.directBodyCompletePending){try{this.completeDirectBody()}catch(yA){n.destroy(this.socket,yA);return}if(this.paused)return}this.readMore()}}readMore(){if(!(this.
paused||!this.parser))for(;!this.paused&&this.parser&&!(this.waitingForMoreData&&this.socket.readableLength<=this.waitingForMoreData);){this.waitingForMoreData=
0;const yA=this.socket.read();if(yA===null||this.execute(yA)===!1)break}}execute(yA){const bA=yA.length;I(!this.paused);const{socket:tA,milo:TA}=this;try{if(this.
directBodyRemaining>0)return this.consumeDirectBody(yA);gA.buffer!==TA.memory.buffer?(gA=new H(TA.memory.buffer,aA,dA),this.updateBuffers()):this.parserEvents.buffer!==
TA.memory.buffer&&this.updateBuffers();let _A=0,m=bA;const K=this.statusCode===0?yA.indexOf(`\r
\r
`):-1;for(K!==-1&&(m=K+4);;){m>dA&&this.ensureBuffers(m);const CA=yA.subarray(_A,_A+m);gA.set(CA),MA=CA;const FA=TA.parse(this.parser,aA,m);this.drainEvents();const v=_A+
FA;if(this.errored||FA===0&&this.parserFields[TA.ParserFields.ERROR_CODE]!==TA.ERROR_NONE)throw this.createError(yA.subarray(v));if(this.upgrade)return this.onUpgrade(
yA.subarray(v)),!1;if(this.directBodyCompletePending){if(this.completeDirectBody(),this.paused)return!1}else if(this.pausedByParser)return this.pausedByParser=!1,
this.headersSuspended=!1,this[AA]&&this.pauseStateIsStart?(this.pauseStateIsStart=!1,TA.resume(this.parser),this[AA]=!1,!1):(this.pauseStateIsStart=!1,this.paused=
!0,tA.unshift(yA.subarray(v)),!1);if(this.directBodyRemaining>0)return this.consumeDirectBody(yA.subarray(v));if(FA<m){const kA=yA.subarray(v);return tA.unshift(
kA),this.waitingForMoreData=FA===0?kA.length:0,!1}if(_A=v,_A>=bA){if(this.headersSuspended){this.headersSuspended=!1,m=0;continue}return!0}this.headersSuspended=
!1,m=bA-_A}}catch(_A){return n.destroy(tA,_A),!1}finally{MA=null}}consumeDirectBody(yA){const{socket:bA,client:tA,maxResponseSize:TA}=this,_A=yA.length,m=Math.min(
_A,this.directBodyRemaining);if(this.timeout?.refresh&&this.timeout.refresh(),m>0){const K=tA[r][tA[w]];if(I(K),I(this.timeoutType===LA),I(this.statusCode>=200),
TA>-1&&this.bytesRead+m>TA)throw new s;if(this.bytesRead+=m,this.directBodyRemaining-=m,K.onResponseData(yA.subarray(0,m))===!1)return this.directBodyCompletePending=
this.directBodyRemaining===0,this.pauseParser(),this[AA]=!0,this.pausedByParser=!1,this.paused=!0,m<_A&&bA.unshift(yA.subarray(m)),!1}if(this.directBodyRemaining===
0){this.completeDirectBody();const K=yA.subarray(m);if(this.errored||this.parserFields[this.milo.ParserFields.ERROR_CODE]!==this.milo.ERROR_NONE)throw this.createError(
K);if(this.pausedByParser)return this.pausedByParser=!1,this.pauseStateIsStart=!1,this.paused=!0,K.length>0&&bA.unshift(K),!1;if(K.length>0)return bA.unshift(K),
!1}return!0}completeDirectBody(){const{milo:yA}=this;gA.buffer!==yA.memory.buffer?(gA=new H(yA.memory.buffer,aA,dA),this.updateBuffers()):this.parserEvents.buffer!==
yA.memory.buffer&&this.updateBuffers(),this.directBodyCompletePending=!1,MA=z,yA.complete(this.parser),this.drainEvents()}setShouldSkipBody(yA){this.skipBody!==
yA&&(this.skipBody=yA,this.milo.setShouldSkipBody(this.parser,yA))}finish(){return this.parser?this.directBodyRemaining>0?new h:(this.parserEvents.buffer!==this.
milo.memory.buffer&&this.updateBuffers(),this.milo.finish(this.parser),this.drainEvents(),this.errored?this.createError(z):null):null}createError(yA){const{contentLength:bA,
bytesRead:tA}=this;if(bA!==-1&&tA!==bA)return new h;const TA=this.parserFields[this.milo.ParserFields.ERROR_CODE],_A=this.milo.Errors[TA],m=_A==="UNEXPECTED_EOF"?
"Invalid EOF state":this.milo.getErrorDescription(this.parser),K=_A==="UNEXPECTED_EOF"?m:m?`[ERROR_${_A}] ${m}`:`ERROR_${_A}`;return new u(`Response does not ma\
tch the HTTP/1.1 protocol (${K})`,_A,yA)}destroy(){this.parser&&(this.milo.destroy(this.parser),this.parser=null),this.timeout&&o.clearTimeout(this.timeout),this.
timeout=null,this.timeoutValue=null,this.timeoutType=null,this.paused=!1,this.responseStarted=!1,this.pausedByParser=!1,this.pauseStateIsStart=!1,this.connection=
"",this.skipBody=!1}pauseParser(yA=!1){this.milo.pause(this.parser),this.pausedByParser=!0,this.pauseStateIsStart=yA}drainEvents(){const{socket:yA,client:bA,milo:tA}=this;
let TA=0;const _A=this.parserEvents[0];if(_A!==tA.EVENT_END&&_A!==tA.EVENT_ERROR&&!this.responseStarted){if(this.responseStarted=!0,yA.destroyed)return this.fail(
this.milo.ERROR_CALLBACK_ERROR,"Other side closed");const m=bA[r][bA[w]];if(!m)return this.fail(this.milo.ERROR_CALLBACK_ERROR,"Missing request");m.onResponseStarted()}
for(;;){const m=this.parserEvents[TA];let K=DA;switch(m){case tA.EVENT_END:return;case tA.EVENT_ERROR:this.errored=!0;return;case tA.EVENT_MESSAGE_COMPLETE:{const{
client:CA,socket:FA,statusCode:v,upgrade:kA,trailers:C,contentLength:sA,bytesRead:hA,shouldKeepAlive:Y}=this;if(this.responseStarted=!1,FA.destroyed&&(!v||Y))return this.
fail(tA.ERROR_CALLBACK_ERROR,"Other side closed");if(kA){this.pauseParser();return}I(v>=100);const eA=CA[r][CA[w]];if(I(eA),this.statusCode=0,this.statusText="",
this.bytesRead=0,this.contentLength=-1,this.directBodyRemaining=0,this.directBodyCompletePending=!1,this.headersSuspended=!1,this.skipBody=!1,this.keepAlive="",
this.connection="",this.trailers=[],this.trailersSize=0,v<200)break;if(eA.method!=="HEAD"&&sA!==-1&&hA!==sA){n.destroy(FA,new h),this.pauseParser();break}eA.onResponseEnd(
C),CA[r][CA[w]++]=null,FA[B]?(I(CA[E]===0),n.destroy(FA,new d("reset")),this.pauseParser(!0)):Y?FA[t]&&CA[E]===0?(n.destroy(FA,new d("reset")),this.pauseParser(
!0)):CA[F]==null||CA[F]===1?setImmediate(CA[k]):CA[k]():(n.destroy(FA,new d("reset")),this.pauseParser(!0));break}case tA.EVENT_REASON:{const CA=this.parserEvents.
readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5);this.statusText=new H(MA.buffer,MA.byteOffset+CA,FA).toString();break}case tA.EVENT_HEADER_NAME:{const CA=this.
parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),v=FA>0?new H(MA.buffer,MA.byteOffset+CA,FA):z;if(this.headers.push(v),this.headersSize+=
FA,this.headersSize>=this.headersMaxSize)return n.destroy(this.socket,new p),this.fail(tA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case tA.EVENT_HEADER_VALUE:{
const CA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),v=FA>0?new H(MA.buffer,MA.byteOffset+CA,FA):z,kA=this.headers[this.headers.
length-1];if(this.headers.push(v),kA.length===10){const C=n.bufferToLowerCasedHeaderName(kA);C==="keep-alive"?this.keepAlive+=(this.keepAlive.length===0?"":",")+
v.toString():C==="connection"&&(this.connection+=(this.connection.length===0?"":",")+v.toString())}if(this.headersSize+=FA,this.headersSize>=this.headersMaxSize)
return n.destroy(this.socket,new p),this.fail(tA.ERROR_CALLBACK_ERROR,"Headers overflow");break}case tA.EVENT_HEADERS:{K=uA;const CA=this.parserEvents.readUInt16LE(
TA+5),FA=this.parserEvents[TA+7]!==0,v=this.parserEvents[TA+8]!==0,kA=this.parserEvents[TA+9]!==0,C=this.parserEvents[TA+10],sA=this.parserEvents.readUInt32LE(TA+
11)+this.parserEvents.readUInt32LE(TA+15)*4294967296,{socket:hA,client:Y,headers:eA,statusText:BA}=this;if(hA.destroyed)return this.fail(tA.ERROR_CALLBACK_ERROR,
"Other side closed");const fA=Y[r][Y[w]];if(!fA)return this.fail(tA.ERROR_CALLBACK_ERROR,"Missing request");if(I(!this.upgrade),I(this.statusCode<200),CA===100)
return n.destroy(hA,new S("bad response",n.getSocketInfo(hA))),this.fail(tA.ERROR_CALLBACK_ERROR,"Bad response");if(v&&!fA.upgrade)return n.destroy(hA,new S("ba\
d upgrade",n.getSocketInfo(hA))),this.fail(tA.ERROR_CALLBACK_ERROR,"Bad upgrade");if(I(this.timeoutType===lA),this.statusCode=CA,this.shouldKeepAlive=FA||fA.method===
"HEAD"&&!hA[t]&&/(?:^|,)[\t ]*keep-alive[\t ]*(?:,|$)/i.test(this.connection)&&!/(?:^|,)[\t ]*close[\t ]*(?:,|$)/i.test(this.connection),this.contentLength=C===
Z?sA:-1,this.statusCode>=200){const YA=fA.bodyTimeout!=null?fA.bodyTimeout:Y[y];this.setTimeout(YA,LA)}else this.timeout?.refresh&&this.timeout.refresh();if(fA.
method==="CONNECT"){I(Y[E]===1),tA.setIsConnect(this.parser,!0),this.upgrade=!0;return}if(v){I(Y[E]===1),this.upgrade=!0,this.pauseParser();return}if(this.headers=
[],this.headersSize=0,this.shouldKeepAlive&&Y[F]){const YA=this.keepAlive?n.parseKeepAliveTimeout(this.keepAlive):null;if(YA!=null){const $A=Math.min(YA-Y[b],Y[L]);
$A<=0?hA[t]=!0:Y[f]=$A}else Y[f]=Y[D]}else hA[t]=!0;const VA=fA.onResponseStart(CA,eA,this.resume,BA)===!1;if(fA.aborted)return this.fail(tA.ERROR_CALLBACK_ERROR,
"Request aborted");(fA.method==="HEAD"||CA<200)&&this.setShouldSkipBody(!0),this.headersSuspended=!0,!VA&&fA.method!=="HEAD"&&CA>=200&&CA!==204&&CA!==205&&CA!==
304&&C===Z&&sA>0&&!kA&&(this.directBodyRemaining=sA),hA[i]&&(hA[i]=!1,Y[k]()),VA?(this.pauseParser(),this[AA]=!0):(fA.method==="HEAD"||CA<200||CA===204||CA===205||
CA===304||C===Z&&sA===0)&&(this.directBodyCompletePending=!0);break}case tA.EVENT_DATA:{const CA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(
TA+5),{client:v,socket:kA,statusCode:C,maxResponseSize:sA}=this;if(kA.destroyed)return this.fail(tA.ERROR_CALLBACK_ERROR,"Other side closed");const hA=v[r][v[w]];
if(I(hA),I(this.timeoutType===LA),this.timeout?.refresh&&this.timeout.refresh(),I(C>=200),sA>-1&&this.bytesRead+FA>sA)return n.destroy(kA,new s),this.fail(tA.ERROR_CALLBACK_ERROR,
"Response size exceeded");this.bytesRead+=FA;const Y=MA;hA.onResponseData(new H(Y.buffer,Y.byteOffset+CA,FA))===!1&&(this.pauseParser(),this[AA]=!0);break}case tA.
EVENT_TRAILER_NAME:{const CA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),v=FA>0?new H(MA.buffer,MA.byteOffset+CA,FA):z;if(this.
trailers.push(v),this.trailersSize+=FA,this.trailersSize>=this.headersMaxSize)return n.destroy(this.socket,new p),this.fail(tA.ERROR_CALLBACK_ERROR,"Headers ove\
rflow");break}case tA.EVENT_TRAILER_VALUE:{const CA=this.parserEvents.readUInt32LE(TA+1),FA=this.parserEvents.readUInt32LE(TA+5),v=FA>0?new H(MA.buffer,MA.byteOffset+
CA,FA):z;if(this.trailers.push(v),this.trailersSize+=FA,this.trailersSize>=this.headersMaxSize)return n.destroy(this.socket,new p),this.fail(tA.ERROR_CALLBACK_ERROR,
"Headers overflow");break}default:return}TA+=K}}fail(yA,bA){this.milo.fail(this.parser,yA,bA),this.errored=!0}onUpgrade(yA){const{upgrade:bA,client:tA,socket:TA,
headers:_A,statusCode:m}=this;I(bA),I(tA[l]===TA),I(!TA.destroyed),I(!this.paused);const K=tA[r][tA[w]];I(K),I(K.upgrade||K.method==="CONNECT"),this.statusCode=
0,this.statusText="",this.shouldKeepAlive=!1,this.headers=[],this.headersSize=0,TA.unshift(yA),TA[e].destroy(),TA[e]=null,TA[A]=null,TA[a]=null,j(TA),tA[l]=null,
tA[V]=null,tA[r][tA[w]++]=null,tA.emit("disconnect",tA[c],[tA],new d("upgrade"));try{K.onRequestUpgrade(m,_A,TA)}catch(CA){n.destroy(TA,CA)}tA[k]()}}function jA(qA){
xA=qA}function ee(){return xA}x.exports={H1Parser:ZA,getMiloEnabled:ee,setMiloEnabled:jA}}),2128:((x,g,Q)=>{const{AsyncResource:I}=Q(6698),{PoolStats:n}=Q(6854),
o=Q(1841),M=Q(2279),{kConnected:p,kSize:S,kRunning:d,kPending:R,kQueued:u,kBusy:h,kFree:s,kUrl:c,kClose:t,kDestroy:A,kDispatch:e}=Q(6443),i=Symbol("clients"),E=Symbol(
"needDrain"),B=Symbol("queue"),r=Symbol("closed resolve"),D=Symbol("onDrain"),w=Symbol("onConnect"),a=Symbol("onDisconnect"),F=Symbol("onConnectionError"),l=Symbol(
"on client busy"),f=Symbol("on client drain"),L=Symbol("drain queue"),b=Symbol("get dispatcher"),y=Symbol("has dispatcher"),N=Symbol("add client"),k=Symbol("rem\
ove client"),V=Symbol("retire client"),O=Symbol("retiring clients");class H extends I{constructor(EA,z){super("UNDICI_POOL_QUEUED_REQUEST"),this.opts=EA,this.handler=
z}dispatch(EA){return this.runInAsyncScope(EA.dispatch,EA,this.opts,this.handler)}}function j(IA){const EA=[];for(let z=0;z<IA[i].length;z++){const Z=IA[i][z];Z.
destroyed||EA.push(Z.close())}for(const z of IA[O].values())EA.push(z);return Promise.all(EA)}class AA extends o{[B]=new M;[u]=0;[i]=[];[O]=new Map;[E]=!1;[D](EA,z,Z){
if(EA.closed||EA.destroyed)return;const DA=this[B];let uA=!1;for(this[f](EA);!uA;){const RA=DA.shift();if(!RA)break;this[u]--,uA=!RA.dispatch(EA)}if(EA[E]=uA,uA&&
(this[l](EA),!DA.isEmpty()))return this[L](z,Z);if(!uA&&this[E]&&(this[E]=!1,this.emit("drain",z,[this,...Z])),this[r]&&DA.isEmpty())return j(this).then(this[r])}[l](){}[f](){}[L](EA,z){
const Z=this[B];let DA=!0;for(;!Z.isEmpty();){const uA=this[b]();if(!uA){DA=!1;break}const RA=Z.shift();if(this[u]--,!RA.dispatch(uA)&&(uA[E]=!0,this[l](uA),DA=
this[y](),!DA))break}if(DA&&this[E]&&(this[E]=!1,this.emit("drain",EA,[this,...z])),this[r]&&Z.isEmpty())return j(this).then(this[r])}[w]=(EA,z)=>{this.emit("co\
nnect",EA,[this,...z])};[a]=(EA,z,Z)=>{this.emit("disconnect",EA,[this,...z],Z)};[F]=(EA,z,Z)=>{this.emit("connectionError",EA,[this,...z],Z)};get[h](){return this[E]}get[p](){
let EA=0;for(const{[p]:z}of this[i])EA+=z;return EA}get[s](){let EA=0;for(const{[p]:z,[E]:Z}of this[i])EA+=z&&!Z;return EA}get[R](){let EA=this[u];for(const{[R]:z}of this[i])
EA+=z;return EA}get[d](){let EA=0;for(const{[d]:z}of this[i])EA+=z;return EA}get[S](){let EA=this[u];for(const{[S]:z}of this[i])EA+=z;return EA}get stats(){return new n(
this)}[t](){return this[B].isEmpty()?j(this):new Promise(EA=>{this[r]=EA})}[A](EA){for(;;){const Z=this[B].shift();if(!Z)break;Z.handler.onResponseError(null,EA)}
const z=new Array(this[i].length);for(let Z=0;Z<this[i].length;Z++)z[Z]=this[i][Z].destroy(EA);for(const Z of this[O].keys())z.push(Z.destroy(EA));return Promise.
all(z)}[e](EA,z){const Z=this[b]();return Z?Z.dispatch(EA,z)||(Z[E]=!0,this[l](Z),this[E]=!this[y]()):(this[E]=!0,this[B].push(new H(EA,z)),this[u]++),!this[E]}[y](){
for(let EA=0;EA<this[i].length;EA++){const z=this[i][EA];if(!z[E]&&z.closed!==!0&&z.destroyed!==!0)return!0}return!1}[N](EA){return EA.on("drain",this[D].bind(this,
EA)).on("connect",this[w]).on("disconnect",this[a]).on("connectionError",this[F]),this[i].push(EA),this[E]&&queueMicrotask(()=>{this[E]&&!EA[E]&&this[D](EA,EA[c],
[EA,this])}),this}[V](EA){const z=this[i].indexOf(EA);if(z!==-1&&this[i].splice(z,1),EA.destroyed||this[O].has(EA))return;let Z=!1,DA;const uA=new Promise(RA=>{
DA=RA});this[O].set(EA,uA),EA.close(()=>{Z||(Z=!0,this[O].delete(EA),DA())})}[k](EA){this[V](EA),this[E]=!this[i].some(z=>!z[E]&&z.closed!==!0&&z.destroyed!==!0)}}
x.exports={PoolBase:AA,kClients:i,kNeedDrain:E,kAddClient:N,kRemoveClient:k,kRetireClient:V,kDrainQueue:L,kOnClientBusy:l,kOnClientDrain:f,kGetDispatcher:b,kHasDispatcher:y}}),
628:((x,g,Q)=>{const{PoolBase:I,kClients:n,kNeedDrain:o,kAddClient:M,kDrainQueue:p,kOnClientBusy:S,kOnClientDrain:d,kGetDispatcher:R,kHasDispatcher:u,kRemoveClient:h,
kRetireClient:s}=Q(2128),c=Q(3701),{InvalidArgumentError:t}=Q(8707),A=Q(3440),{kConnecting:e,kHTTPContext:i,kUrl:E,kQueued:B}=Q(6443),r=Q(9136),D=Symbol("option\
s"),w=Symbol("connections"),a=Symbol("factory"),F=Symbol("protocol"),l=Symbol("protocol probe");function f(N,k){return new c(N,k)}function L(N,k){return k instanceof
c&&N[F]!=="h1"&&(N[D].useH2c===!0||N[E].protocol==="https:"&&N[D].allowH2!==!1)}function b(N){const k=N[a](N[E],N[D]);return L(N,k)&&(N[l]=k),N[M](k),k}class y extends I{constructor(k,{
connections:V,factory:O=f,connect:H,connectTimeout:j,tls:AA,maxCachedSessions:IA,socketPath:EA,autoSelectFamily:z,autoSelectFamilyAttemptTimeout:Z,allowH2:DA,useH2c:uA,
clientTtl:RA,...nA}={}){if(V!=null&&(!Number.isFinite(V)||V<0))throw new t("invalid connections");if(typeof O!="function")throw new t("factory must be a functio\
n.");if(H!=null&&typeof H!="function"&&typeof H!="object")throw new t("connect must be a function or an object");typeof H!="function"&&(H=r({...AA,maxCachedSessions:IA,
allowH2:DA,useH2c:uA,socketPath:EA,timeout:j,...typeof z=="boolean"?{autoSelectFamily:z,autoSelectFamilyAttemptTimeout:Z}:void 0,...H})),super(nA),this[w]=V||null,
this[E]=A.parseOrigin(k),this[D]={...A.deepClone(nA),connect:H,allowH2:DA,useH2c:uA,clientTtl:RA,socketPath:EA},this[a]=O,this[F]=null,this[l]=null,this.on("con\
nect",(QA,rA)=>{if(RA!=null&&RA>0)for(const LA of rA)Object.assign(LA,{ttl:Date.now()});const lA=rA[rA.length-1];lA instanceof c&&(this[F]=lA[i]?.version),lA===
this[l]&&this[F]!=="h2"&&(this[l]=null,this[p](QA,rA.slice(1)))}),this.on("disconnect",(QA,rA)=>{rA.includes(this[l])&&(this[l]=null,this[p](QA,rA.slice(1)))}),
this.on("connectionError",(QA,rA)=>{let lA=!1;for(const LA of rA)LA===this[l]&&(this[l]=null,lA=!0),this[n].includes(LA)&&this[s](LA);(lA||this[B]>0)&&this[p](QA,
rA.slice(1))})}[S](k){this[l]===null&&k[e]&&L(this,k)&&(this[l]=k)}[d](k){k===this[l]&&(this[l]=null)}[R](){const k=this[D].clientTtl;for(let V=0;V<this[n].length;V++){
const O=this[n][V];if(k!=null&&k>0&&O.ttl&&Date.now()-O.ttl>k)this[h](O),V--;else if(!O[o])return O}if(this[l]===null&&(!this[w]||this[n].length<this[w]))return b(
this)}[u](){const k=this[D].clientTtl;for(let V=0;V<this[n].length;V++){const O=this[n][V];if(k!=null&&k>0&&O.ttl&&Date.now()-O.ttl>k)this[h](O),V--;else if(!O[o])
return!0}return this[l]!==null?!1:!this[w]||this[n].length<this[w]?(b(this),!0):!1}}x.exports=y}),6672:((x,g,Q)=>{const{kProxy:I,kClose:n,kDestroy:o,kDispatch:M}=Q(
6443),p=Q(7405),S=Q(628),d=Q(1841),{InvalidArgumentError:R,RequestAbortedError:u,SecureProxyConnectionError:h,ProxyConnectionError:s}=Q(8707),c=Q(9136),t=Q(3701),
{channels:A}=Q(2414),e=Q(7223),{hasSafeIterator:i}=Q(3440),E=Symbol("proxy agent"),B=Symbol("proxy client"),r=Symbol("proxy headers"),D=Symbol("request tls sett\
ings"),w=Symbol("proxy tls settings"),a=Symbol("connect endpoint function"),F=Symbol("connect endpoint function (http/1.1 only)"),l=Symbol("tunnel proxy"),f="pr\
oxy-authorization";function L(z){return z==="https:"?443:80}function b(z,Z){return new S(z,Z)}const y=()=>{};function N(z,Z){return Z.connections===1?new t(z,Z):
new S(z,Z)}function k(z,Z){return Z===!0||z!=="http:"}class V extends d{#A;#e;constructor(Z,{headers:DA={},connect:uA,factory:RA,proxyServername:nA}){if(!Z)throw new R(
"Proxy URL is mandatory");super(),this[r]=DA,this.#e=nA,RA?this.#A=RA(Z,{connect:uA}):this.#A=new t(Z,{connect:uA})}[M](Z,DA){const uA=DA.onResponseStart;DA.onResponseStart=
function(rA,lA,LA,UA){if(lA===407){typeof DA.onResponseError=="function"&&DA.onResponseError(rA,new R("Proxy Authentication Required (407)"));return}uA&&uA.call(
this,rA,lA,LA,UA)};const{origin:RA,path:nA="/",headers:QA={}}=Z;return Z.path=RA+nA,Z.headers={...this[r],...QA},IA(QA)||(Z.headers.host=new URL(RA).host),this.#e!=
null&&(Z.servername=this.#e),this.#A[M](Z,DA)}[n](){return this.#A.close()}[o](Z){return this.#A.destroy(Z)}}class O extends d{constructor(Z){if(!Z||typeof Z=="\
object"&&!(Z instanceof URL)&&!Z.uri)throw new R("Proxy uri is mandatory");const{clientFactory:DA=b}=Z;if(typeof DA!="function")throw new R("Proxy opts.clientFa\
ctory must be a function.");const{proxyTunnel:uA,connectTimeout:RA}=Z;super(Z);const nA=this.#A(Z),{href:QA,origin:rA,port:lA,protocol:LA,username:UA,password:xA,
hostname:GA}=nA;if(this[I]={uri:QA,protocol:LA},this[D]=Z.requestTls,this[w]=Z.proxyTls,this[r]=Z.headers||{},this[l]=uA,Z.auth&&Z.token)throw new R("opts.auth \
cannot be used in combination with opts.token");Z.auth?this[r]["proxy-authorization"]=`Basic ${Z.auth}`:Z.token?this[r]["proxy-authorization"]=Z.token:UA&&xA?this[r]["\
proxy-authorization"]=`Basic ${Buffer.from(`${decodeURIComponent(UA)}:${decodeURIComponent(xA)}`).toString("base64")}`:UA&&(this[r]["proxy-authorization"]=`Basi\
c ${Buffer.from(`${decodeURIComponent(UA)}:`).toString("base64")}`);const gA=c({timeout:RA,...Z.proxyTls}),dA=c({timeout:RA,...Z.proxyTls,allowH2:!1});this[a]=c(
{timeout:RA,...Z.requestTls}),this[F]=c({timeout:RA,...Z.requestTls,allowH2:!1});const aA=Z.factory||N,MA=(G,mA)=>{const{protocol:ZA}=new URL(G);if(this[I].protocol===
"socks5:"||this[I].protocol==="socks:")return new e(this[I].uri,{headers:this[r],connect:gA,factory:aA,username:Z.username||UA,password:Z.password||xA,connectTimeout:RA,
proxyTls:Z.proxyTls,requestTls:Z.requestTls});if(!k(ZA,this[l])){const jA=this[I].protocol==="https:"?(ee,qA)=>dA(ee,(yA,bA)=>{yA&&yA.code==="ERR_TLS_CERT_ALTNA\
ME_INVALID"?qA(new h(yA)):qA(yA,bA)}):dA;return new V(this[I].uri,{headers:this[r],connect:jA,factory:aA,proxyServername:this[I].protocol==="https:"?this[w]?.servername||
GA:void 0})}return aA(G,mA)};LA==="socks5:"||LA==="socks:"?this[B]=null:this[B]=DA(nA,{connect:gA}),this[E]=new p({...Z,factory:MA,connect:async(G,mA)=>{if(!this[B]){
mA(new R("Cannot establish tunnel connection without a proxy client"));return}let ZA=G.host;G.port||(ZA+=`:${L(G.protocol)}`);try{const jA={origin:rA,port:lA,path:ZA,
signal:G.signal,headers:{...this[r],host:G.host,...G.connections==null||G.connections>0?{"proxy-connection":"keep-alive"}:{}},servername:this[w]?.servername||GA},
{socket:ee,statusCode:qA}=await this[B].connect(jA);if(qA!==200){ee.on("error",y).destroy(),mA(new u(`Proxy response (${qA}) !== 200 when HTTP Tunneling`));return}
if(A.proxyConnected.hasSubscribers&&A.proxyConnected.publish({socket:ee,connectParams:jA}),G.protocol!=="https:"){mA(null,ee);return}let yA;this[D]?yA=this[D].servername:
yA=G.servername,(G.allowH2===!1?this[F]:this[a])({...G,servername:yA,httpSocket:ee},mA)}catch(jA){jA.code==="ERR_TLS_CERT_ALTNAME_INVALID"?mA(new h(jA)):jA.code===
"UND_ERR_SOCKET"?mA(new s(jA)):mA(jA)}}})}dispatch(Z,DA){let uA=H(Z.headers);return j(uA),uA&&!IA(uA)&&(uA===Z.headers&&(uA={...uA}),uA.host=new URL(Z.origin).host),
this[E].dispatch({...Z,headers:uA},DA)}#A(Z){return typeof Z=="string"?new URL(Z):Z instanceof URL?Z:new URL(Z.uri)}[n](){const Z=[this[E].close()];return this[B]&&
Z.push(this[B].close()),Promise.all(Z)}[o](){const Z=[this[E].destroy()];return this[B]&&Z.push(this[B].destroy()),Promise.all(Z)}}function H(z){if(Array.isArray(
z)){const Z={};for(let DA=0;DA<z.length;DA+=2)AA(z[DA])&&EA(),Z[z[DA]]=z[DA+1];return Z}if(z&&typeof z=="object"&&i(z)){const Z={};for(const[DA,uA]of z){if(!Object.
hasOwn(Z,DA)){Z[DA]=uA;continue}const RA=Z[DA],nA=[];RA!==void 0&&nA.push(...Array.isArray(RA)?RA:[RA]),uA!==void 0&&nA.push(...Array.isArray(uA)?uA:[uA]),Z[DA]=
nA.length>1?nA:nA[0]}return Z}return z}function j(z){for(const Z in z)AA(Z)&&EA()}function AA(z){return z.length===f.length&&z.toLowerCase()===f}function IA(z){
for(const Z in z)if(Z.length===4&&Z.toLowerCase()==="host")return!0;return!1}function EA(){throw new R("Proxy-Authorization should be sent in ProxyAgent constru\
ctor")}x.exports=O}),7223:((x,g,Q)=>{const{URL:I}=Q(3136);let n;const o=Q(1841),{ConnectTimeoutError:M,InvalidArgumentError:p}=Q(8707),{Socks5Client:S,STATES:d}=Q(
8082),{kBusy:R,kConnected:u,kDispatch:h,kClose:s,kDestroy:c}=Q(6443),t=Q(628),A=Q(9136),{setupConnectTimeout:e}=Q(3440),{debuglog:i}=Q(7975),E=i("undici:socks5-\
proxy"),B=5e3,r=Symbol("proxy url"),D=Symbol("proxy headers"),w=Symbol("proxy auth"),a=Symbol("proxy protocol"),F=Symbol("pools"),l=Symbol("connector"),f=Symbol(
"connect timeout"),L=Symbol("request tls settings"),b=Symbol("request tls timeout");function y(V,O,H){return new M(`Connect Timeout Error (attempted address: ${V}\
:${O}, timeout: ${H}ms)`)}let N=!1;class k extends o{constructor(O,H={}){if(super(H),N||(process.emitWarning("SOCKS5 proxy support is experimental and subject t\
o change","ExperimentalWarning"),N=!0),!O)throw new p("Proxy URL is mandatory");const j=typeof O=="string"?new I(O):O;if(j.protocol!=="socks5:"&&j.protocol!=="s\
ocks:")throw new p("Proxy URL must use socks5:// or socks:// protocol");this[r]=j,this[D]=H.headers||{},this[a]=H.proxyTls?"https:":"http:";const AA=H.connectTimeout??
B;if(!Number.isFinite(AA)||AA<0)throw new p("invalid connectTimeout");this[f]=AA;const{timeout:IA,...EA}=H.requestTls||{},z=IA??AA;if(!Number.isFinite(z)||z<0)throw new p(
"invalid requestTls.timeout");this[L]=EA,this[b]=z,this[w]={username:H.username||(j.username?decodeURIComponent(j.username):null),password:H.password||(j.password?
decodeURIComponent(j.password):null)};const Z=H.proxyTls?.timeout??AA;if(!Number.isFinite(Z)||Z<0)throw new p("invalid proxyTls.timeout");this[l]=H.connect||A({
...H.proxyTls,timeout:Z,servername:H.proxyTls?.servername||j.hostname}),this[F]=new Map}async createSocks5Connection(O,H){const j=this[r].hostname,AA=parseInt(this[r].
port)||1080;E("creating SOCKS5 connection to",j,AA);const IA=Promise.withResolvers();this[l]({hostname:j,host:j,port:AA,protocol:this[a]},(xA,GA)=>{xA?IA.reject(
xA):IA.resolve(GA)});const EA=await IA.promise,z=new S(EA,this[w]);z.on("error",xA=>{E("SOCKS5 error:",xA),EA.destroy()}),await z.handshake();const Z=Promise.withResolvers(),
DA=this[f]===0?null:setTimeout(()=>{uA(),z.destroy(),Z.reject(y(j,AA,this[f]))},this[f]),uA=()=>{clearTimeout(DA),z.removeListener("authenticated",RA),z.removeListener(
"error",nA)},RA=()=>{uA(),Z.resolve()},nA=xA=>{uA(),Z.reject(xA)};z.state===d.AUTHENTICATED?(clearTimeout(DA),Z.resolve()):(z.once("authenticated",RA),z.once("e\
rror",nA)),await Z.promise,await z.connect(O,H);const QA=Promise.withResolvers(),rA=this[f]===0?null:setTimeout(()=>{lA(),z.destroy(),QA.reject(y(O,H,this[f]))},
this[f]),lA=()=>{clearTimeout(rA),z.removeListener("connected",LA),z.removeListener("error",UA)},LA=xA=>{E("SOCKS5 tunnel established to",O,H,"via",xA),lA(),QA.
resolve()},UA=xA=>{lA(),QA.reject(xA)};return z.once("connected",LA),z.once("error",UA),await QA.promise,EA}[h](O,H){const{origin:j}=O;E("dispatching request to",
j,"via SOCKS5");try{const AA=String(j);let IA=this[F].get(AA);if(!IA||IA.destroyed||IA.closed){IA=new t(j,{pipelining:O.pipelining,connections:O.connections,connect:async(z,Z)=>{
try{const DA=new I(j),uA=DA.hostname,RA=parseInt(DA.port)||(DA.protocol==="https:"?443:80);E("establishing SOCKS5 connection to",uA,RA);const nA=await this.createSocks5Connection(
uA,RA);let QA=nA;if(DA.protocol==="https:"){n||(n=Q(1692)),E("upgrading to TLS"),QA=n.connect({...this[L],socket:nA,servername:this[L]?.servername||uA});const rA=Promise.
withResolvers(),lA=()=>{queueMicrotask(xA),QA.removeListener("secureConnect",LA),QA.removeListener("error",UA)},LA=()=>{lA(),rA.resolve()},UA=GA=>{lA(),rA.reject(
GA)},xA=e(new WeakRef(QA),{timeout:this[b],hostname:uA,port:RA});QA.once("secureConnect",LA),QA.once("error",UA),await rA.promise}Z(null,QA)}catch(DA){E("SOCKS5\
 connection error:",DA),Z(DA)}}}),this[F].set(AA,IA);const EA=()=>{this[F].get(AA)!==IA||IA[u]>0||IA[R]||(this[F].delete(AA),IA.destroyed||IA.close())};IA.on("d\
isconnect",EA),IA.on("connectionError",EA)}return IA[h](O,H)}catch(AA){if(E("dispatch error:",AA),typeof H.onResponseError=="function")return H.onResponseError(
null,AA),!1;if(typeof H.onError=="function")return H.onError(AA),!1;throw AA}}async[s](){const O=[];for(const H of this[F].values())O.push(H.close());this[F].clear(),
await Promise.all(O)}async[c](O){const H=[];for(const j of this[F].values())H.push(j.destroy(O));this[F].clear(),await Promise.all(H)}}x.exports=k}),276:(x=>{const g=new TextDecoder;
function Q(I){return I.length===0?"":(I[0]===239&&I[1]===187&&I[2]===191&&(I=I.subarray(3)),g.decode(I))}x.exports={utf8DecodeBytes:Q}}),2581:((x,g,Q)=>{const I=Symbol.
for("undici.globalDispatcher.2"),n=Symbol.for("undici.globalDispatcher.1"),{InvalidArgumentError:o}=Q(8707),M=Q(7405),p=Q(3650);let S;R()===void 0&&d(new M);function d(h){
if(!h||typeof h.dispatch!="function")throw new o("Argument agent must implement Agent");try{Object.defineProperty(globalThis,I,{value:h,writable:!0,enumerable:!1,
configurable:!1})}catch(s){if(s instanceof TypeError){S=h;return}throw s}try{const s=h instanceof p?h:new p(h);Object.defineProperty(globalThis,n,{value:s,writable:!0,
enumerable:!1,configurable:!1})}catch(s){if(!(s instanceof TypeError))throw s}}function R(){return globalThis[I]??S}const u=["fetch","Headers","Response","Reque\
st","FormData","WebSocket","CloseEvent","ErrorEvent","MessageEvent","EventSource"];x.exports={setGlobalDispatcher:d,getGlobalDispatcher:R,installedExports:u}}),
2824:((x,g,Q)=>{Object.defineProperty(g,"__esModule",{value:!0}),g.SPECIAL_HEADERS=g.MINOR=g.MAJOR=g.HTAB_SP_VCHAR_OBS_TEXT=g.QUOTED_STRING=g.CONNECTION_TOKEN_CHARS=
g.HEADER_CHARS=g.TOKEN=g.HEX=g.URL_CHAR=g.USERINFO_CHARS=g.MARK=g.ALPHANUM=g.NUM=g.HEX_MAP=g.NUM_MAP=g.ALPHA=g.STATUSES_HTTP=g.H_METHOD_MAP=g.METHOD_MAP=g.METHODS_RTSP=
g.METHODS_ICE=g.METHODS_HTTP=g.HEADER_STATE=g.FINISH=g.STATUSES=g.METHODS=g.LENIENT_FLAGS=g.FLAGS=g.TYPE=g.ERROR=void 0;const I=Q(172);g.ERROR={OK:0,INTERNAL:1,
STRICT:2,CR_EXPECTED:25,LF_EXPECTED:3,UNEXPECTED_CONTENT_LENGTH:4,UNEXPECTED_SPACE:30,CLOSED_CONNECTION:5,INVALID_METHOD:6,INVALID_URL:7,INVALID_CONSTANT:8,INVALID_VERSION:9,
INVALID_HEADER_TOKEN:10,INVALID_CONTENT_LENGTH:11,INVALID_CHUNK_SIZE:12,INVALID_STATUS:13,INVALID_EOF_STATE:14,INVALID_TRANSFER_ENCODING:15,CB_MESSAGE_BEGIN:16,
CB_HEADERS_COMPLETE:17,CB_MESSAGE_COMPLETE:18,CB_CHUNK_HEADER:19,CB_CHUNK_COMPLETE:20,PAUSED:21,PAUSED_UPGRADE:22,PAUSED_H2_UPGRADE:23,USER:24,CB_URL_COMPLETE:26,
CB_STATUS_COMPLETE:27,CB_METHOD_COMPLETE:32,CB_VERSION_COMPLETE:33,CB_HEADER_FIELD_COMPLETE:28,CB_HEADER_VALUE_COMPLETE:29,CB_CHUNK_EXTENSION_NAME_COMPLETE:34,CB_CHUNK_EXTENSION_VALUE_COMPLETE:35,
CB_RESET:31,CB_PROTOCOL_COMPLETE:38},g.TYPE={BOTH:0,REQUEST:1,RESPONSE:2},g.FLAGS={CONNECTION_KEEP_ALIVE:1,CONNECTION_CLOSE:2,CONNECTION_UPGRADE:4,CHUNKED:8,UPGRADE:16,
CONTENT_LENGTH:32,SKIPBODY:64,TRAILING:128,TRANSFER_ENCODING:512},g.LENIENT_FLAGS={HEADERS:1,CHUNKED_LENGTH:2,KEEP_ALIVE:4,TRANSFER_ENCODING:8,VERSION:16,DATA_AFTER_CLOSE:32,
OPTIONAL_LF_AFTER_CR:64,OPTIONAL_CRLF_AFTER_CHUNK:128,OPTIONAL_CR_BEFORE_LF:256,SPACES_AFTER_CHUNK_SIZE:512},g.METHODS={DELETE:0,GET:1,HEAD:2,POST:3,PUT:4,CONNECT:5,
OPTIONS:6,TRACE:7,COPY:8,LOCK:9,MKCOL:10,MOVE:11,PROPFIND:12,PROPPATCH:13,SEARCH:14,UNLOCK:15,BIND:16,REBIND:17,UNBIND:18,ACL:19,REPORT:20,MKACTIVITY:21,CHECKOUT:22,
MERGE:23,"M-SEARCH":24,NOTIFY:25,SUBSCRIBE:26,UNSUBSCRIBE:27,PATCH:28,PURGE:29,MKCALENDAR:30,LINK:31,UNLINK:32,SOURCE:33,PRI:34,DESCRIBE:35,ANNOUNCE:36,SETUP:37,
PLAY:38,PAUSE:39,TEARDOWN:40,GET_PARAMETER:41,SET_PARAMETER:42,REDIRECT:43,RECORD:44,FLUSH:45,QUERY:46},g.STATUSES={CONTINUE:100,SWITCHING_PROTOCOLS:101,PROCESSING:102,
EARLY_HINTS:103,RESPONSE_IS_STALE:110,REVALIDATION_FAILED:111,DISCONNECTED_OPERATION:112,HEURISTIC_EXPIRATION:113,MISCELLANEOUS_WARNING:199,OK:200,CREATED:201,ACCEPTED:202,
NON_AUTHORITATIVE_INFORMATION:203,NO_CONTENT:204,RESET_CONTENT:205,PARTIAL_CONTENT:206,MULTI_STATUS:207,ALREADY_REPORTED:208,TRANSFORMATION_APPLIED:214,IM_USED:226,
MISCELLANEOUS_PERSISTENT_WARNING:299,MULTIPLE_CHOICES:300,MOVED_PERMANENTLY:301,FOUND:302,SEE_OTHER:303,NOT_MODIFIED:304,USE_PROXY:305,SWITCH_PROXY:306,TEMPORARY_REDIRECT:307,
PERMANENT_REDIRECT:308,BAD_REQUEST:400,UNAUTHORIZED:401,PAYMENT_REQUIRED:402,FORBIDDEN:403,NOT_FOUND:404,METHOD_NOT_ALLOWED:405,NOT_ACCEPTABLE:406,PROXY_AUTHENTICATION_REQUIRED:407,
REQUEST_TIMEOUT:408,CONFLICT:409,GONE:410,LENGTH_REQUIRED:411,PRECONDITION_FAILED:412,PAYLOAD_TOO_LARGE:413,URI_TOO_LONG:414,UNSUPPORTED_MEDIA_TYPE:415,RANGE_NOT_SATISFIABLE:416,
EXPECTATION_FAILED:417,IM_A_TEAPOT:418,PAGE_EXPIRED:419,ENHANCE_YOUR_CALM:420,MISDIRECTED_REQUEST:421,UNPROCESSABLE_ENTITY:422,LOCKED:423,FAILED_DEPENDENCY:424,
TOO_EARLY:425,UPGRADE_REQUIRED:426,PRECONDITION_REQUIRED:428,TOO_MANY_REQUESTS:429,REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL:430,REQUEST_HEADER_FIELDS_TOO_LARGE:431,
LOGIN_TIMEOUT:440,NO_RESPONSE:444,RETRY_WITH:449,BLOCKED_BY_PARENTAL_CONTROL:450,UNAVAILABLE_FOR_LEGAL_REASONS:451,CLIENT_CLOSED_LOAD_BALANCED_REQUEST:460,INVALID_X_FORWARDED_FOR:463,
REQUEST_HEADER_TOO_LARGE:494,SSL_CERTIFICATE_ERROR:495,SSL_CERTIFICATE_REQUIRED:496,HTTP_REQUEST_SENT_TO_HTTPS_PORT:497,INVALID_TOKEN:498,CLIENT_CLOSED_REQUEST:499,
INTERNAL_SERVER_ERROR:500,NOT_IMPLEMENTED:501,BAD_GATEWAY:502,SERVICE_UNAVAILABLE:503,GATEWAY_TIMEOUT:504,HTTP_VERSION_NOT_SUPPORTED:505,VARIANT_ALSO_NEGOTIATES:506,
INSUFFICIENT_STORAGE:507,LOOP_DETECTED:508,BANDWIDTH_LIMIT_EXCEEDED:509,NOT_EXTENDED:510,NETWORK_AUTHENTICATION_REQUIRED:511,WEB_SERVER_UNKNOWN_ERROR:520,WEB_SERVER_IS_DOWN:521,
CONNECTION_TIMEOUT:522,ORIGIN_IS_UNREACHABLE:523,TIMEOUT_OCCURED:524,SSL_HANDSHAKE_FAILED:525,INVALID_SSL_CERTIFICATE:526,RAILGUN_ERROR:527,SITE_IS_OVERLOADED:529,
SITE_IS_FROZEN:530,IDENTITY_PROVIDER_AUTHENTICATION_ERROR:561,NETWORK_READ_TIMEOUT:598,NETWORK_CONNECT_TIMEOUT:599},g.FINISH={SAFE:0,SAFE_WITH_CB:1,UNSAFE:2},g.
HEADER_STATE={GENERAL:0,CONNECTION:1,CONTENT_LENGTH:2,TRANSFER_ENCODING:3,UPGRADE:4,CONNECTION_KEEP_ALIVE:5,CONNECTION_CLOSE:6,CONNECTION_UPGRADE:7,TRANSFER_ENCODING_CHUNKED:8},
g.METHODS_HTTP=[g.METHODS.DELETE,g.METHODS.GET,g.METHODS.HEAD,g.METHODS.POST,g.METHODS.PUT,g.METHODS.CONNECT,g.METHODS.OPTIONS,g.METHODS.TRACE,g.METHODS.COPY,g.
METHODS.LOCK,g.METHODS.MKCOL,g.METHODS.MOVE,g.METHODS.PROPFIND,g.METHODS.PROPPATCH,g.METHODS.SEARCH,g.METHODS.UNLOCK,g.METHODS.BIND,g.METHODS.REBIND,g.METHODS.UNBIND,
g.METHODS.ACL,g.METHODS.REPORT,g.METHODS.MKACTIVITY,g.METHODS.CHECKOUT,g.METHODS.MERGE,g.METHODS["M-SEARCH"],g.METHODS.NOTIFY,g.METHODS.SUBSCRIBE,g.METHODS.UNSUBSCRIBE,
g.METHODS.PATCH,g.METHODS.PURGE,g.METHODS.MKCALENDAR,g.METHODS.LINK,g.METHODS.UNLINK,g.METHODS.PRI,g.METHODS.SOURCE,g.METHODS.QUERY],g.METHODS_ICE=[g.METHODS.SOURCE],
g.METHODS_RTSP=[g.METHODS.OPTIONS,g.METHODS.DESCRIBE,g.METHODS.ANNOUNCE,g.METHODS.SETUP,g.METHODS.PLAY,g.METHODS.PAUSE,g.METHODS.TEARDOWN,g.METHODS.GET_PARAMETER,
g.METHODS.SET_PARAMETER,g.METHODS.REDIRECT,g.METHODS.RECORD,g.METHODS.FLUSH,g.METHODS.GET,g.METHODS.POST],g.METHOD_MAP=(0,I.enumToMap)(g.METHODS),g.H_METHOD_MAP=
Object.fromEntries(Object.entries(g.METHODS).filter(([n])=>n.startsWith("H"))),g.STATUSES_HTTP=[g.STATUSES.CONTINUE,g.STATUSES.SWITCHING_PROTOCOLS,g.STATUSES.PROCESSING,
g.STATUSES.EARLY_HINTS,g.STATUSES.RESPONSE_IS_STALE,g.STATUSES.REVALIDATION_FAILED,g.STATUSES.DISCONNECTED_OPERATION,g.STATUSES.HEURISTIC_EXPIRATION,g.STATUSES.
MISCELLANEOUS_WARNING,g.STATUSES.OK,g.STATUSES.CREATED,g.STATUSES.ACCEPTED,g.STATUSES.NON_AUTHORITATIVE_INFORMATION,g.STATUSES.NO_CONTENT,g.STATUSES.RESET_CONTENT,
g.STATUSES.PARTIAL_CONTENT,g.STATUSES.MULTI_STATUS,g.STATUSES.ALREADY_REPORTED,g.STATUSES.TRANSFORMATION_APPLIED,g.STATUSES.IM_USED,g.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
g.STATUSES.MULTIPLE_CHOICES,g.STATUSES.MOVED_PERMANENTLY,g.STATUSES.FOUND,g.STATUSES.SEE_OTHER,g.STATUSES.NOT_MODIFIED,g.STATUSES.USE_PROXY,g.STATUSES.SWITCH_PROXY,
g.STATUSES.TEMPORARY_REDIRECT,g.STATUSES.PERMANENT_REDIRECT,g.STATUSES.BAD_REQUEST,g.STATUSES.UNAUTHORIZED,g.STATUSES.PAYMENT_REQUIRED,g.STATUSES.FORBIDDEN,g.STATUSES.
NOT_FOUND,g.STATUSES.METHOD_NOT_ALLOWED,g.STATUSES.NOT_ACCEPTABLE,g.STATUSES.PROXY_AUTHENTICATION_REQUIRED,g.STATUSES.REQUEST_TIMEOUT,g.STATUSES.CONFLICT,g.STATUSES.
GONE,g.STATUSES.LENGTH_REQUIRED,g.STATUSES.PRECONDITION_FAILED,g.STATUSES.PAYLOAD_TOO_LARGE,g.STATUSES.URI_TOO_LONG,g.STATUSES.UNSUPPORTED_MEDIA_TYPE,g.STATUSES.
RANGE_NOT_SATISFIABLE,g.STATUSES.EXPECTATION_FAILED,g.STATUSES.IM_A_TEAPOT,g.STATUSES.PAGE_EXPIRED,g.STATUSES.ENHANCE_YOUR_CALM,g.STATUSES.MISDIRECTED_REQUEST,g.
STATUSES.UNPROCESSABLE_ENTITY,g.STATUSES.LOCKED,g.STATUSES.FAILED_DEPENDENCY,g.STATUSES.TOO_EARLY,g.STATUSES.UPGRADE_REQUIRED,g.STATUSES.PRECONDITION_REQUIRED,g.
STATUSES.TOO_MANY_REQUESTS,g.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,g.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,g.STATUSES.LOGIN_TIMEOUT,g.STATUSES.
NO_RESPONSE,g.STATUSES.RETRY_WITH,g.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,g.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,g.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
g.STATUSES.INVALID_X_FORWARDED_FOR,g.STATUSES.REQUEST_HEADER_TOO_LARGE,g.STATUSES.SSL_CERTIFICATE_ERROR,g.STATUSES.SSL_CERTIFICATE_REQUIRED,g.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
g.STATUSES.INVALID_TOKEN,g.STATUSES.CLIENT_CLOSED_REQUEST,g.STATUSES.INTERNAL_SERVER_ERROR,g.STATUSES.NOT_IMPLEMENTED,g.STATUSES.BAD_GATEWAY,g.STATUSES.SERVICE_UNAVAILABLE,
g.STATUSES.GATEWAY_TIMEOUT,g.STATUSES.HTTP_VERSION_NOT_SUPPORTED,g.STATUSES.VARIANT_ALSO_NEGOTIATES,g.STATUSES.INSUFFICIENT_STORAGE,g.STATUSES.LOOP_DETECTED,g.STATUSES.
BANDWIDTH_LIMIT_EXCEEDED,g.STATUSES.NOT_EXTENDED,g.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,g.STATUSES.WEB_SERVER_UNKNOWN_ERROR,g.STATUSES.WEB_SERVER_IS_DOWN,g.
STATUSES.CONNECTION_TIMEOUT,g.STATUSES.ORIGIN_IS_UNREACHABLE,g.STATUSES.TIMEOUT_OCCURED,g.STATUSES.SSL_HANDSHAKE_FAILED,g.STATUSES.INVALID_SSL_CERTIFICATE,g.STATUSES.
RAILGUN_ERROR,g.STATUSES.SITE_IS_OVERLOADED,g.STATUSES.SITE_IS_FROZEN,g.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,g.STATUSES.NETWORK_READ_TIMEOUT,g.STATUSES.
NETWORK_CONNECT_TIMEOUT],g.ALPHA=[];for(let n=65;n<=90;n++)g.ALPHA.push(String.fromCharCode(n)),g.ALPHA.push(String.fromCharCode(n+32));g.NUM_MAP={0:0,1:1,2:2,3:3,
4:4,5:5,6:6,7:7,8:8,9:9},g.HEX_MAP={0:0,1:1,2:2,3:3,4:4,5:5,6:6,7:7,8:8,9:9,A:10,B:11,C:12,D:13,E:14,F:15,a:10,b:11,c:12,d:13,e:14,f:15},g.NUM=["0","1","2","3",
"4","5","6","7","8","9"],g.ALPHANUM=g.ALPHA.concat(g.NUM),g.MARK=["-","_",".","!","~","*","'","(",")"],g.USERINFO_CHARS=g.ALPHANUM.concat(g.MARK).concat(["%",";",
":","&","=","+","$",","]),g.URL_CHAR=["!",'"',"$","%","&","'","(",")","*","+",",","-",".","/",":",";","<","=",">","@","[","\\","]","^","_","`","{","|","}","~"].
concat(g.ALPHANUM),g.HEX=g.NUM.concat(["a","b","c","d","e","f","A","B","C","D","E","F"]),g.TOKEN=["!","#","$","%","&","'","*","+","-",".","^","_","`","|","~"].concat(
g.ALPHANUM),g.HEADER_CHARS=["	"];for(let n=32;n<=255;n++)n!==127&&g.HEADER_CHARS.push(n);g.CONNECTION_TOKEN_CHARS=g.HEADER_CHARS.filter(n=>n!==44),g.QUOTED_STRING=
["	"," "];for(let n=33;n<=255;n++)n!==34&&n!==92&&g.QUOTED_STRING.push(n);g.HTAB_SP_VCHAR_OBS_TEXT=["	"," "];for(let n=33;n<=126;n++)g.HTAB_SP_VCHAR_OBS_TEXT.push(
n);for(let n=128;n<=255;n++)g.HTAB_SP_VCHAR_OBS_TEXT.push(n);g.MAJOR=g.NUM_MAP,g.MINOR=g.MAJOR,g.SPECIAL_HEADERS={connection:g.HEADER_STATE.CONNECTION,"content-\
length":g.HEADER_STATE.CONTENT_LENGTH,"proxy-connection":g.HEADER_STATE.CONNECTION,"transfer-encoding":g.HEADER_STATE.TRANSFER_ENCODING,upgrade:g.HEADER_STATE.UPGRADE},
g.default={ERROR:g.ERROR,TYPE:g.TYPE,FLAGS:g.FLAGS,LENIENT_FLAGS:g.LENIENT_FLAGS,METHODS:g.METHODS,STATUSES:g.STATUSES,FINISH:g.FINISH,HEADER_STATE:g.HEADER_STATE,
ALPHA:g.ALPHA,NUM_MAP:g.NUM_MAP,HEX_MAP:g.HEX_MAP,NUM:g.NUM,ALPHANUM:g.ALPHANUM,MARK:g.MARK,USERINFO_CHARS:g.USERINFO_CHARS,URL_CHAR:g.URL_CHAR,HEX:g.HEX,TOKEN:g.
TOKEN,HEADER_CHARS:g.HEADER_CHARS,CONNECTION_TOKEN_CHARS:g.CONNECTION_TOKEN_CHARS,QUOTED_STRING:g.QUOTED_STRING,HTAB_SP_VCHAR_OBS_TEXT:g.HTAB_SP_VCHAR_OBS_TEXT,
MAJOR:g.MAJOR,MINOR:g.MINOR,SPECIAL_HEADERS:g.SPECIAL_HEADERS,METHODS_HTTP:g.METHODS_HTTP,METHODS_ICE:g.METHODS_ICE,METHODS_RTSP:g.METHODS_RTSP,METHOD_MAP:g.METHOD_MAP,
H_METHOD_MAP:g.H_METHOD_MAP,STATUSES_HTTP:g.STATUSES_HTTP}}),3870:((x,g,Q)=>{x=Q.nmd(x);const{Buffer:I}=Q(4573),n="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgB\
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
1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let o;Object.defineProperty(
x,"exports",{get:()=>o||(o=I.from(n,"base64"))})}),3434:((x,g,Q)=>{x=Q.nmd(x);const{Buffer:I}=Q(4573),n="AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2A\
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
SSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";let o;Object.defineProperty(x,"exports",{get:()=>o||(o=I.from(n,"base64"))})}),172:((x,g)=>{Object.defineProperty(
g,"__esModule",{value:!0}),g.enumToMap=Q;function Q(I,n=[],o=[]){const M=(n?.length??0)===0,p=(o?.length??0)===0;return Object.fromEntries(Object.entries(I).filter(
([,S])=>typeof S=="number"&&(M||n.includes(S))&&(p||!o.includes(S))))}}),5997:(x=>{const g=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf\
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
3RlckludmFsaWQgdHJhaWxlciBmaWVsZCB2YWx1ZSBjaGFyYWN0ZXJJbnZhbGlkIHN0YXRl","base64")),Q=new TextEncoder,I=new TextDecoder;function n(m,K){const CA=Number(BigInt.asUintN(
32,K)),FA=Number(K>>32n);m(I.decode(new Uint8Array(this.memory.buffer,FA,CA)))}function o(m){return this.alloc(m)>>>0}function M(m,K){return this.dealloc(m,K)}function p(){
return this.create()>>>0}function S(m){this.destroy(m)}function d(m,K,CA){return this.parse(m,K,CA)>>>0}function R(m,K,CA){const FA=CA.length,v=this.alloc(FA),kA=new Uint8Array(
this.memory.buffer,v,FA);Q.encodeInto(CA,kA),this.fail(m,K,v,FA),this.dealloc(v,FA)}function u(){return this.milo_has_debug()!==0}const h=Object.freeze({NONE:0,
USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,UNEXPECTED_TRANSFER_ENCODING:8,
UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,
UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPEC\
TED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVALID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTEN\
T_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPORTED_HTTP_VERSION"}),s=Object.freeze({OTHER:0,GET:1,
HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",
9:"PATCH",10:"PRI"}),c=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,
ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,
ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",
2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METHOD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",
12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPGRADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON\
_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILER_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),t=Object.freeze(
{NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,
ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,
ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,
ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_RE\
QUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADE\
R_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"\
ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAIL\
ERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),A=Object.freeze({END:0,ERROR:1,FINISH:2,MESSAGE_START:3,MESSAGE_COMPLETE:4,REQUEST:5,RESPONSE:6,RESET:7,METHOD:8,
URL:9,PROTOCOL:10,VERSION:11,STATUS:12,REASON:13,HEADER_NAME:14,HEADER_VALUE:15,HEADERS:16,CONNECT:17,UPGRADE:18,CHUNK_LENGTH:19,CHUNK_EXTENSION_NAME:20,CHUNK_EXTENSION_VALUE:21,
CHUNK:22,BODY:23,DATA:24,TRAILER_NAME:25,TRAILER_VALUE:26,TRAILERS:27,STATE_CHANGE:28,0:"END",1:"ERROR",2:"FINISH",3:"MESSAGE_START",4:"MESSAGE_COMPLETE",5:"REQ\
UEST",6:"RESPONSE",7:"RESET",8:"METHOD",9:"URL",10:"PROTOCOL",11:"VERSION",12:"STATUS",13:"REASON",14:"HEADER_NAME",15:"HEADER_VALUE",16:"HEADERS",17:"CONNECT",
18:"UPGRADE",19:"CHUNK_LENGTH",20:"CHUNK_EXTENSION_NAME",21:"CHUNK_EXTENSION_VALUE",22:"CHUNK",23:"BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAI\
LERS",28:"STATE_CHANGE"}),e=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,
ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,ON_HEADERS:32768n,ON_CONNECT:65536n,
ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,ON_BODY:4194304n,ON_DATA:8388608n,
ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",1n:"ON_ERROR",2n:"ON_FINISH",4n:"\
ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"ON_PROTOCOL",1024n:"ON_VERSION",
2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"ON_UPGRADE",262144n:"ON_CHU\
NK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_DATA",16777216n:"ON_TRAILER\
_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),i=Object.freeze({START:0,FINISH:1,ERROR:2,REQUEST_LINE:3,
STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,CHUNK_DATA:12,TRAILER:13,
TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CONTENT_LENGTH",9:"BODY_WIT\
H_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),E=Object.freeze({MAX_START_LINE_LENGTH:0,MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,
AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,DEBUG:23,PARSED:24,POSITION:32,STATE:36,
PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,
HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,
UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENGTH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"\
IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"\
STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_C\
ONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECTION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAI\
LERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONSUMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});
function B(m){return this.is_autodetect(m)!==0}function r(m){return this.is_request(m)!==0}function D(m){return this.is_paused(m)!==0}function w(m){return this.
should_manage_unconsumed(m)!==0}function a(m){return this.should_suspend_after_headers(m)!==0}function F(m){return this.get_max_start_line_length(m)>>>0}function l(m){
return this.get_max_header_length(m)>>>0}function f(m){return BigInt.asUintN(64,this.get_max_body_payload(m))}function L(m){return this.should_continue_without_data(
m)!==0}function b(m){return this.is_connect(m)!==0}function y(m){return this.is_debug(m)!==0}function N(m){return this.should_skip_body(m)!==0}function k(m){return this.
get_state(m)>>>0}function V(m){return this.get_position(m)>>>0}function O(m){return BigInt.asUintN(64,this.get_parsed(m))}function H(m){return this.get_error_code(
m)>>>0}function j(m){return this.get_method(m)>>>0}function AA(m){return this.get_status(m)>>>0}function IA(m){return this.has_connection_close(m)!==0}function EA(m){
return this.has_connection_upgrade(m)!==0}function z(m){return BigInt.asUintN(64,this.get_content_length(m))}function Z(m){return BigInt.asUintN(64,this.get_chunk_size(
m))}function DA(m){return BigInt.asUintN(64,this.get_remaining_content_length(m))}function uA(m){return BigInt.asUintN(64,this.get_remaining_chunk_size(m))}function RA(m){
return this.has_content_length(m)!==0}function nA(m){return this.has_transfer_encoding(m)!==0}function QA(m){return this.has_chunked_transfer_encoding(m)!==0}function rA(m){
return this.has_upgrade(m)!==0}function lA(m){return this.has_trailers(m)!==0}function LA(m){const K=this.get_error_description_raw(m),CA=Number(BigInt.asUintN(
32,K)),FA=Number(K>>32n);return I.decode(new Uint8Array(this.memory.buffer,FA,CA))}function UA(m,K){this.set_should_autodetect(m,K)}function xA(m,K){this.set_should_continue_without_data(
m,K)}function GA(m,K){this.set_is_request(m,K)}function gA(m,K){this.set_is_connect(m,K)}function dA(m,K){this.set_debug(m,K)}function aA(m,K){this.set_should_manage_unconsumed(
m,K)}function MA(m,K){this.set_should_suspend_after_headers(m,K)}function G(m,K){this.set_max_start_line_length(m,K)}function mA(m,K){this.set_max_header_length(
m,K)}function ZA(m,K){this.set_max_body_payload(m,K)}function jA(m,K){this.set_should_skip_body(m,K)}function ee(m,K){this.set_active_callbacks(m,K)}function qA(m,K){
this.set_active_events(m,K)}function yA(m,K){const CA=K();return m[CA]=[],this.setActiveCallbacks(CA,this.CALLBACK_ACTIVE_ALL),CA}function bA(m,K,CA){m[CA]=void 0,
K(CA)}function tA(){}function TA(m={}){let{logger:K,...CA}=m,FA=tA;const v={};K&&(typeof K!="function"&&(K=console.log),FA=n.bind(v,K));const C=new WebAssembly.
Instance(g,{env:{logger:FA,on_error:tA,on_finish:tA,on_message_start:tA,on_message_complete:tA,on_request:tA,on_response:tA,on_reset:tA,on_method:tA,on_url:tA,on_protocol:tA,
on_version:tA,on_status:tA,on_reason:tA,on_header_name:tA,on_header_value:tA,on_headers:tA,on_connect:tA,on_upgrade:tA,on_chunk_length:tA,on_chunk_extension_name:tA,
on_chunk_extension_value:tA,on_chunk:tA,on_body:tA,on_data:tA,on_trailer_name:tA,on_trailer_value:tA,on_trailers:tA,on_state_change:tA,...CA}}).exports;return v.
memory=C.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,METHOD_HEAD:2,METHOD_POST:3,METHOD_PUT:4,METHOD_DELETE:5,
METHOD_CONNECT:6,METHOD_OPTIONS:7,METHOD_TRACE:8,METHOD_PATCH:9,METHOD_PRI:10,CALLBACK_ON_ERROR:0,CALLBACK_ON_FINISH:1,CALLBACK_ON_MESSAGE_START:2,CALLBACK_ON_MESSAGE_COMPLETE:3,
CALLBACK_ON_REQUEST:4,CALLBACK_ON_RESPONSE:5,CALLBACK_ON_RESET:6,CALLBACK_ON_METHOD:7,CALLBACK_ON_URL:8,CALLBACK_ON_PROTOCOL:9,CALLBACK_ON_VERSION:10,CALLBACK_ON_STATUS:11,
CALLBACK_ON_REASON:12,CALLBACK_ON_HEADER_NAME:13,CALLBACK_ON_HEADER_VALUE:14,CALLBACK_ON_HEADERS:15,CALLBACK_ON_CONNECT:16,CALLBACK_ON_UPGRADE:17,CALLBACK_ON_CHUNK_LENGTH:18,
CALLBACK_ON_CHUNK_EXTENSION_NAME:19,CALLBACK_ON_CHUNK_EXTENSION_VALUE:20,CALLBACK_ON_CHUNK:21,CALLBACK_ON_BODY:22,CALLBACK_ON_DATA:23,CALLBACK_ON_TRAILER_NAME:24,
CALLBACK_ON_TRAILER_VALUE:25,CALLBACK_ON_TRAILERS:26,CALLBACK_ON_STATE_CHANGE:27,EVENT_END:0,EVENT_ERROR:1,EVENT_FINISH:2,EVENT_MESSAGE_START:3,EVENT_MESSAGE_COMPLETE:4,
EVENT_REQUEST:5,EVENT_RESPONSE:6,EVENT_RESET:7,EVENT_METHOD:8,EVENT_URL:9,EVENT_PROTOCOL:10,EVENT_VERSION:11,EVENT_STATUS:12,EVENT_REASON:13,EVENT_HEADER_NAME:14,
EVENT_HEADER_VALUE:15,EVENT_HEADERS:16,EVENT_CONNECT:17,EVENT_UPGRADE:18,EVENT_CHUNK_LENGTH:19,EVENT_CHUNK_EXTENSION_NAME:20,EVENT_CHUNK_EXTENSION_VALUE:21,EVENT_CHUNK:22,
EVENT_BODY:23,EVENT_DATA:24,EVENT_TRAILER_NAME:25,EVENT_TRAILER_VALUE:26,EVENT_TRAILERS:27,EVENT_STATE_CHANGE:28,CALLBACK_ACTIVE_NONE:0n,EVENT_ACTIVE_NONE:0n,CALLBACK_ACTIVE_ON_ERROR:1n,
EVENT_ACTIVE_ON_ERROR:1n,CALLBACK_ACTIVE_ON_FINISH:2n,EVENT_ACTIVE_ON_FINISH:2n,CALLBACK_ACTIVE_ON_MESSAGE_START:4n,EVENT_ACTIVE_ON_MESSAGE_START:4n,CALLBACK_ACTIVE_ON_MESSAGE_COMPLETE:8n,
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
PARSER_FIELD_EVENTS:376,Errors:h,Methods:s,Callbacks:c,CallbackActives:t,Events:A,EventActives:e,States:i,ParserFields:E,isAutodetect:B.bind(C),isRequest:r.bind(
C),isPaused:D.bind(C),shouldManageUnconsumed:w.bind(C),shouldSuspendAfterHeaders:a.bind(C),getMaxStartLineLength:F.bind(C),getMaxHeaderLength:l.bind(C),getMaxBodyPayload:f.
bind(C),shouldContinueWithoutData:L.bind(C),isConnect:b.bind(C),isDebug:y.bind(C),shouldSkipBody:N.bind(C),getState:k.bind(C),getPosition:V.bind(C),getParsed:O.
bind(C),getErrorCode:H.bind(C),getMethod:j.bind(C),getStatus:AA.bind(C),hasConnectionClose:IA.bind(C),hasConnectionUpgrade:EA.bind(C),getContentLength:z.bind(C),
getChunkSize:Z.bind(C),getRemainingContentLength:DA.bind(C),getRemainingChunkSize:uA.bind(C),hasContentLength:RA.bind(C),hasTransferEncoding:nA.bind(C),hasChunkedTransferEncoding:QA.
bind(C),hasUpgrade:rA.bind(C),hasTrailers:lA.bind(C),getErrorDescription:LA.bind(C),setShouldAutodetect:UA.bind(C),setShouldContinueWithoutData:xA.bind(C),setIsRequest:GA.
bind(C),setIsConnect:gA.bind(C),setDebug:dA.bind(C),setShouldManageUnconsumed:aA.bind(C),setShouldSuspendAfterHeaders:MA.bind(C),setMaxStartLineLength:G.bind(C),
setMaxHeaderLength:mA.bind(C),setMaxBodyPayload:ZA.bind(C),setShouldSkipBody:jA.bind(C),setActiveCallbacks:ee.bind(C),setActiveEvents:qA.bind(C),memory:C.memory,
alloc:o.bind(C),dealloc:M.bind(C),create:p.bind(C),destroy:S.bind(C),parse:d.bind(C),fail:R.bind(C),hasDebug:u.bind(C),clear:C.clear,complete:C.complete,finish:C.
finish,pause:C.pause,reset:C.reset,resume:C.resume}}function _A(){const m={},K=TA({});return K.spans=m,K.create=yA.bind(K,m,K.create),K.destroy=bA.bind(K,m,K.destroy),
K}x.exports={wasmModule:g,noop:tA,setup:TA,simple:_A}}),9545:(x=>{const g=new WebAssembly.Module(Buffer.from("AGFzbQEAAAABQgtgA39/fwBgAX8Bf2ACf38AYAF/AGABfwF+YA\
J/fgBgBH9/f38AYAABf2AIf39/f39/f3wAYAN/f38Bf2ACf38BfwKUBBwDZW52CG9uX2Vycm9yAAADZW52Cm9uX2hlYWRlcnMACANlbnYJb25fZmluaXNoAAADZW52EG9uX21lc3NhZ2Vfc3RhcnQAAANlbnYTb2\
5fbWVzc2FnZV9jb21wbGV0ZQAAA2Vudgpvbl9yZXF1ZXN0AAADZW52C29uX3Jlc3BvbnNlAAADZW52CG9uX3Jlc2V0AAADZW52CW9uX21ldGhvZAAAA2VudgZvbl91cmwAAANlbnYLb25fcHJvdG9jb2wAAANlbn\
YKb25fdmVyc2lvbgAAA2Vudglvbl9zdGF0dXMAAANlbnYJb25fcmVhc29uAAADZW52Dm9uX2hlYWRlcl9uYW1lAAADZW52D29uX2hlYWRlcl92YWx1ZQAAA2Vudgpvbl9jb25uZWN0AAADZW52Cm9uX3VwZ3JhZG\
UAAANlbnYPb25fY2h1bmtfbGVuZ3RoAAADZW52F29uX2NodW5rX2V4dGVuc2lvbl9uYW1lAAADZW52GG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQAAA2Vudghvbl9jaHVuawAAA2Vudgdvbl9ib2R5AAADZW52B2\
9uX2RhdGEAAANlbnYPb25fdHJhaWxlcl9uYW1lAAADZW52EG9uX3RyYWlsZXJfdmFsdWUAAANlbnYLb25fdHJhaWxlcnMAAANlbnYPb25fc3RhdGVfY2hhbmdlAAADQkEGAAEDAwcCAwYDBAQBBAQBAQEEAQQEAQ\
EBAQEBAQEBAQEBAQEHCQMCAwUFAgICBQICAgICAgIBAQEBCgECAwICAgUDAQARBgkBfwFBgIDAAAsHnQg5Bm1lbW9yeQIABWFsbG9jAB4FY2xlYXIAHwhjb21wbGV0ZQAgBmNyZWF0ZQAhB2RlYWxsb2MAIgdkZX\
N0cm95ACMEZmFpbAAkBmZpbmlzaAAlDmdldF9jaHVua19zaXplACYSZ2V0X2NvbnRlbnRfbGVuZ3RoACcOZ2V0X2Vycm9yX2NvZGUAKBlnZXRfZXJyb3JfZGVzY3JpcHRpb25fcmF3ACkUZ2V0X21heF9ib2R5X3\
BheWxvYWQAKhVnZXRfbWF4X2hlYWRlcl9sZW5ndGgAKxlnZXRfbWF4X3N0YXJ0X2xpbmVfbGVuZ3RoACwKZ2V0X21ldGhvZAAtCmdldF9wYXJzZWQALgxnZXRfcG9zaXRpb24ALxhnZXRfcmVtYWluaW5nX2NodW\
5rX3NpemUAMBxnZXRfcmVtYWluaW5nX2NvbnRlbnRfbGVuZ3RoADEJZ2V0X3N0YXRlADIKZ2V0X3N0YXR1cwAzHWhhc19jaHVua2VkX3RyYW5zZmVyX2VuY29kaW5nADQUaGFzX2Nvbm5lY3Rpb25fY2xvc2UANR\
ZoYXNfY29ubmVjdGlvbl91cGdyYWRlADYSaGFzX2NvbnRlbnRfbGVuZ3RoADcMaGFzX3RyYWlsZXJzADgVaGFzX3RyYW5zZmVyX2VuY29kaW5nADkLaGFzX3VwZ3JhZGUAOg1pc19hdXRvZGV0ZWN0ADsKaXNfY2\
9ubmVjdAA8CGlzX2RlYnVnAD0JaXNfcGF1c2VkAD4KaXNfcmVxdWVzdAA/Dm1pbG9faGFzX2RlYnVnAEAFcGFyc2UAQQVwYXVzZQBCBXJlc2V0AEMGcmVzdW1lAEQUc2V0X2FjdGl2ZV9jYWxsYmFja3MARRFzZX\
RfYWN0aXZlX2V2ZW50cwBGCXNldF9kZWJ1ZwBHDnNldF9pc19jb25uZWN0AEgOc2V0X2lzX3JlcXVlc3QASRRzZXRfbWF4X2JvZHlfcGF5bG9hZABKFXNldF9tYXhfaGVhZGVyX2xlbmd0aABLGXNldF9tYXhfc3\
RhcnRfbGluZV9sZW5ndGgATBVzZXRfc2hvdWxkX2F1dG9kZXRlY3QATSBzZXRfc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBOHHNldF9zaG91bGRfbWFuYWdlX3VuY29uc3VtZWQATxRzZXRfc2hvdWxkX3\
NraXBfYm9keQBQIHNldF9zaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFEcc2hvdWxkX2NvbnRpbnVlX3dpdGhvdXRfZGF0YQBSGHNob3VsZF9tYW5hZ2VfdW5jb25zdW1lZABTEHNob3VsZF9za2lwX2JvZH\
kAVBxzaG91bGRfc3VzcGVuZF9hZnRlcl9oZWFkZXJzAFUKoLQCQdgDAgJ/BXsCQCACIANPDQAgAS0AACEBIAMgAmsiBUEPTQRAIANBAWsDQCABIAItAABGBEBBASEEDAMLIAJBAWoiAiADRw0ACyECDAELIAH9Dy\
IGIAL9AAAA/SP9ZCIBBEAgAiABaGohAkEBIQQMAQsgAkFwcUEQaiEBAkACQCAFQcAASQ0AIAEgA0FAaiIFSw0AIAIgAkEPcWtBIGohAgNAIAYgAv0ABAD9IyIHIAYgAkEQayIB/QAEAP0jIgj9UCAGIAJBEGr9AA\
QA/SMiCf1QIAYgAkEgav0ABAD9IyIK/VD9ZA0CIAJBQGshAiABQUBrIAVNDQALIAJBEGshAQsgA0EQayICIAFPBEADQCAGIAH9AAAA/SP9ZCIFBEAgASAFaGohAkEBIQQMBAsgAUEQaiIBIAJNDQALCyABIANPDQ\
EgA0EQayIBIAYgAf0AAAD9I/1kQf//A3EiAWhqIQIgAUEARyEEDAELAkAgCP1kIgFFBEAgB/1kIgENASAJ/WQiAUUEQCACIAr9ZGhqQSBqIQJBASEEDAMLIAIgAWhqQRBqIQJBASEEDAILIAIgAWhqQRBrIQJBAS\
EEDAELIAIgAWhqIQJBASEECyAAIAI2AgQgACAENgIAC7ADAgR/AXsCQCACQRBPBEADQCACIANBEGoiBEkEQEECIQUgAiADTQ0DA0AgASADai0AACIEQQ1GBEBBACEFDAULAkAgBEEgTwRAIARB/wBHDQFBASEFDA\
YLIARBCUYNAEEBIQUMBQsgAiADQQFqIgNHDQALIAIhAwwDCyABIANqIAQhA/0AAAAiB/0Mf39/f39/f39/f39/f39/f/0jIAf9DAkJCQkJCQkJCQkJCQkJCQn9JCAH/QwgICAgICAgICAgICAgICAg/Sb9Tv1Q/V\
NFDQALQXAhA0ECIQUgBEUNASAEQRBrIQMgBCAEQQ9rIgIgAiAESRsDQCABIANqLQAAIgZBDUYEQEEAIQUMAwsCQCAGQSBPBEAgBkH/AEcNAUEBIQUMBAsgBkEJRg0AQQEhBQwDCyADQQFqIgMgBEkNAAshAwwBC0\
ECIQUgAkUEQAwBCwNAIAEgA2otAAAiBEENRgRAQQAhBQwCCwJAIARBIE8EQCAEQf8ARw0BQQEhBQwDCyAEQQlGDQBBASEFDAILIAIgA0EBaiIDRw0ACyACIQMLIAAgAzYCBCAAIAU2AgALJgACQCAAQQBOBEAgAE\
UEQEEBIQAMAgsgAEEBEFYiAA0BCwALIAALRwAgAEIANwMoIABBADoAFSAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDMCAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDQCAAQQA2AlAL0gMCA38BfgJAIAAiAS0AJCIAQQ5NQQ\
BBASAAdEGAzwFxG0UEQCABQQM6ACYgAUECOgAkIAFBDToA9AJBACEAIAFBADoAeSABQaeYwAApAAA3AGwgAUGsmMAAKQAANwBxAkAgASkDWCABKQNghKdBAXFFBEAgASgC+AIhAgwBCyABKAL4AiICQQE6AAAgAk\
EFakEDOgAAIAJBAWogASgCIDYAAEEGIQALIAAgAmpBADoAAAwBCwJ/QQAgASkDWCABKQNghCIEQsgAg1ANABogBEIIg0IAUgRAIAEoAvgCIgBBBDoAACAAQQVqQQA2AAAgAEEBaiABKAIgNgAAQQkhAgsgAiAEQs\
AAg1ANABogASgC+AIgAmoiAEEHOgAAIABBBWpBADYAACAAQQFqIAEoAiA2AAAgAkEJagshAiABQQA6ABYgAUEAOgAUAkAgAS0AUkEBRgRAQQ4hACABLQARQQFxDQELIAEtAFAhAyAEQgKDUARAIAMhAAwBC0EBIQ\
AgA0EBcUUEQCADIQAMAQsgASgC+AIgAmoiA0ECOgAAIANBBWpBADYAACADQQFqIAEoAiA2AAAgAkEJaiECCyABIAA6ACQgASgC+AIgAmpBADoAAAsL7wIBA38jAEHgAGsiASQAAkBBgIAEEFciAkUNACACQQRrLQ\
AAQQNxRQ0AIAJBAEGAgAT8CwALAkAgAkUNACABQQA2AFwgAUIANwBUIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwBEIAH9DAAAAAAAAAAAAAAAAAAAAAD9CwA0IAH9DAAAAAAAAAAAAAAAAAAAAAD9CwIcIAFBADYCLC\
ABQgA3AA8gAUEAOgAXQYADQQgQViIARQ0AIABBAToAECAAQgA3AwggAEKAwICAgIAINwMAIAD9DAAAAAAAAAAAAAAAAAAAAAD9CwARIABCADcAHyAAIAEpADM3ACcgACAB/QAAO/0LAC8gACAB/QAAS/0LAD8gAC\
ABKQBYNwBMIAAgASgCKDYCZCAAIAH9AAIY/QsCVCAAQewAakEAQf8B/AsAIAAgAjYC+AIgACABLwAWOwDzAiAAIAEpAA43AOsCIAAgADYCaCABQeAAaiQAIAAPCwALFQACQCAARQ0AIAFFDQAgACABEFgLCzgBAX\
8gAARAIAAoAvACIgEEQCAAKALsAiABEFgLIAAoAvgCIgEEQCABQYCABBBYCyAAQYADEFgLC5IBAQF/IAAgAToAJiAAQQI6ACQgAEHsAGohBEH+ASADIANB/gFPGyIDBEAgBCACIAP8CgAACyAAIAM6APQCIAMgBG\
pBADoAAEEAIQMgACkDWCAAKQNghEIBg6cEfyAAKAL4AiICQQE6AAAgAkEFaiABOgAAIAJBAWogACgCIDYAAEEGBUEACyAAKAL4AmpBADoAAAuhAgECfwJAAkACQCAALQAkIgFBCU0EQEEBIAF0QRtxDQEgAUECRg\
0DIAFBCUYNAgsgAEEFOgAmIABBAjoAJCAAQRY6APQCIABBADoAggEgAEGAiMAA/QAAAP0LAGwgAEGOiMAAKQAANwB6AkAgACkDWCAAKQNghKdBAXFFBEAgACgC+AIhAQwBCyAAKAL4AiIBQQE6AAAgAUEFakEFOg\
AAIAFBAWogACgCIDYAAEEGIQILIAEgAmpBADoAAA8LIABBAToAJA8LAn8gACkDWCAAKQNghEIIg1AEQCAAKAL4AiEBQQAMAQsgACgC+AIiAUEEOgAAIAFBBWpBADYAACABQQFqIAAoAiA2AABBCQshAiAAQQE6AC\
QgASACakEAOgAACwsHACAAKQMwCwcAIAApAygLBwAgAC0AJgsTACAAMQD0AiAAQewAaq1CIIaECwcAIAApAwgLBwAgACgCBAsHACAAKAIACwcAIAAtAEwLBwAgACkDGAsHACAAKAIgCwcAIAApA0ALBwAgACkDOA\
sHACAALQAkCwcAIAAoAkgLBwAgAC0ATwsHACAALQBQCwcAIAAtAFELBwAgAC0ATQsHACAALQBTCwcAIAAtAE4LBwAgAC0AUgsHACAALQAQCwcAIAAtABULBwAgAC0AFwsHACAALQAlCwcAIAAtABELBABBAAvy4w\
EDK38cfgR7IAEhECACIRQjAEGQAWsiDCQAIAAiAykDWCADKQNghCEuAkACQCADAn8CQAJAAkACQAJAAkAgAy0AJEECRgRAIANBADYCIAwBCyADLQAlQQFHDQELIC5CAFINAQwHCwJAIAMtABMgAygC8AIiAEEAR3\
EiHwRAIAMoAuwCIQEgDCAQNgJ8IAwgATYCdCAMIAA2AnggDCAUNgKAASAAIBRqIhRBAEgNAQJAIBRFBEBBASEQDAELIBRBARBWIhBFDQILIAxBADYCjAEgDCAQNgKIASAMIBQ2AoQBQQAhAANAIAxB9ABqIABqIg\
EoAgAhDwJAAkAgAUEEaigCACINIAwoAoQBIAlrSwRAIAxBhAFqIQ4jAEEQayILJAAgDSAJIA1qIgFLBEAACyALQQRqIQogDigCBCERAkBBCCABIA4oAgAiAkEBdCIGIAEgBksbIgEgAUEITRsiB0EASARAIApBAD\
YCBCAKQQE2AgAMAQsCfyACBEBBACEBAn8CQAJAAkACQAJAIBFBBGsiBCgCACIJQXhxIghBBEEIIAlBA3EiEBsgAmpJDQAgEEEAIAJBJ2ogCEkbDQAgB0HM/3tLDQRBECAHQQtqQXhxIAdBC0kbIQIgEUEIayEGAk\
ACQAJAAkAgEARAIAYgCGohECACIAhNDQMgEEHgm8AAKAIARg0EIBBB3JvAACgCAEYNAiAQKAIEIglBAnENCCAJQXhxIgkgCGoiCCACSQ0IIBAgCRBaIAggAmsiEEEQSQ0BIAQgAiAEKAIAQQFxckECcjYCACACIA\
ZqIgIgEEEDcjYCBCAGIAhqIgggCCgCBEEBcjYCBCACIBAQWwwHCyACQYACSQ0HIAZFDQcgAiAITw0HIAggAmtBgIAISw0HIBEMCQsgBCAIIAQoAgBBAXFyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEDAULQdSbwA\
AoAgAgCGoiCCACSQ0FAkAgCCACayIQQQ9NBEAgBCAJQQFxIAhyQQJyNgIAIAYgCGoiAiACKAIEQQFyNgIEQQAhEEEAIQIMAQsgBCACIAlBAXFyQQJyNgIAIAIgBmoiAiAQQQFyNgIEIAYgCGoiCCAQNgIAIAggCC\
gCBEF+cTYCBAtB3JvAACACNgIAQdSbwAAgEDYCAAwECyAIIAJrIghBD00NAyAEIAIgCUEBcXJBAnI2AgAgAiAGaiICIAhBA3I2AgQgECAQKAIEQQFyNgIEIAIgCBBbDAMLQdibwAAoAgAgCGoiCCACSw0BDAMLAA\
sgBCACIAlBAXFyQQJyNgIAIAIgBmoiECAIIAJrIgJBAXI2AgRB2JvAACACNgIAQeCbwAAgEDYCAAsgBkUNACARDAILIAcQVyICRQ0AIAdBfEF4IAQoAgAiAUEDcRsgAUF4cWoiASABIAdLGyIBBEAgAiARIAH8Cg\
AACyACIQEgERBZCyABCwwBCyAHQQEQVgsiAUUEQCAKIAc2AgggCkEBNgIEIApBATYCAAwBCyAKIAc2AgggCiABNgIEIApBADYCAAsgCygCBEEBRgRAIAsoAggaIAsoAgwACyALKAIIIQEgDiAHNgIAIA4gATYCBC\
ALQRBqJAAgDCgCiAEhECAMKAKMASEJDAELIA1FDQELIA1FDQAgCSAQaiAPIA38CgAACyAMIAkgDWoiCTYCjAEgAEEIaiIAQRBHDQALIAkgFEkNAyAMKAKEASEYCyADQQA2AiBBASERQQEhBEEBIQlBASEAIC5QIi\
BFBEAgLkLIAINCAFIhFyAuQoA8g0IAUiEhIC5CgA+DQgBSISIgLkIkg0IAUiEcIC5CFINCAFIhHSAuQoCAgAiDUCEEIC5CgMAAg1AhCSAuQgKDQgGIpyEZIC5CgICAEINCGYinIR4gLkKAgAGDQg6IpyEaIC5CgI\
ACg1AhAAsgAy0AJQRAIBAhBCAUIQkMBwsgAykDCCExIC5CEIMhOSAuQgSDITUgLkIggyE6IC5CgAKDIUAgLkKAAYMhQSAuQoAggyFCIC5CgBCDIUMgLkKACIMhOyAuQoAEgyE8IC5CgIAEgyFEIC5CgIAIgyFFIA\
NBKGohFSAuQoCAEIMhRiAuQoCAgAKDITYgLkKAgMAAgyE9IC5CgIAggyE+IC5CgICABIMhNyAuQoCAgAGDIT8gLkLAAIMhMyAuQgiDITQgLkKAgIAggyFHIC5CgIACg1AgAHIhIyAupyIAQQ52IBpxISQgLkKAwA\
CDUCAJciElIABBGXYgHnEhJiAuQoCAgAiDUCAEciEnIBQiCyEJIBAhBANAAkAgCw0AIAMtABRBAXENAAwICyADQQA6ABQCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQA\
JAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAy0AJA4PAYYBiAECAwQFBgcICQonC4gBAAsgA0EDOg\
AmIANBAjoAJCADQaeYwAApAAA3AGwgA0GsmMAAKQAANwBxDIQBCyADLQAQIgBFBEAgAy0AEUEBcQ0LCyAADQwgHA0LDH0LIAtFDXogC0EBayAJTw16IAshESAEIQAgC0EPSw0MA0AgAC0AAEENRg1gIABBAWohAC\
ARQQFrIhENAAsMegsgC0UNdyALQQFrIAlPDXcgCyERIAQhACALQQ9LDQwDQCAALQAAQQ1GDVYgAEEBaiEAIBFBAWsiEQ0ACwx3CyALQQhPDQwMgwELIAxByABqIAQgCxAdIAwoAkwhASAMKAJIIgBFDQ4gAEECaw\
0MDA0LIAMoAkghACADLQBMIQcgAy0AUiIBQQFGBEAgAy0AUUEBcUUNEAsgAy0ATyIGQQFxRSADLQBTQQFGcQ0QIAMtABEhAiADKQMoIS8CQCAHQQFrQf8BcUEBSw0AIAJBAXFFDQAgL0IAUg0SCyADLQAVDRICQC\
AAQeUARyIHDQAgAUUNACACQQFxRQ0UCyACQQFxDRQgAy0AFg1wIABByAFJDRUgAEHMAWtBAkkNcCAAQbACRw0WDHALIAMpAzgiMiALrSIvIC8gMlYbIS8gMUIAUg0bDGsLIAutIS8gMUIAUg0bDGkLIAtFDWcgC0\
EBayAJTw1nIAshESAEIQAgC0EPSw0bA0AgAC0AAEENRg05IABBAWohACARQQFrIhENAAsMZwsgC0UNZSALQQFrIAlPDWUgBCEHIAsiAEEPSw0bA0AgBy0AAEENRg02IAdBAWohByAAQQFrIgANAAsMZQsgDEHoAG\
ogBCALEB0gDCgCbCEBIAwoAmgiAEUNHiAAQQJrDRwMHQsgHUUNYCA5QgBSBEAgBUEQakGBgARPDXwgAygCICEAIAMoAvgCIAVqQQU6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFakEANgAAIAVBCWohBQ\
sgNVANYCAFQRBqQYCABEsNeyADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDGALIDpCAFIEQCAFQRBqQYGABE8NeyADKAIgIQAgAygC+AIgBWpBBj\
oAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA1xIAVBEGpBgIAESw16IAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQ\
lqIQUMcQsgCUEETQRAIAlBAU0NXgxcCyAELQAEQS9HDVsgBCgAAEHIqNGCBUcNWyADQQA6ABEgHEUNWiA6QgBSBEAgBUEQakGBgARPDXogAygCICEAIAMoAvgCIAVqQQY6AAAgAygC+AIgBWpBAWogADYAACADKA\
L4AiAFakEFakEANgAAIAVBCWohBQsgNVANWiAFQRBqQYCABEsNeSADKAIgIQAgAygC+AIgBWpBAzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFDFoLIAT9AAAA/QwNDQ0NDQ0NDQ\
0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxTCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSi\
AAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ\
0ACyAAQRBrIQALIAAgAUEQayICSw1SA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMVAsLIAAgBmhqIQAMUwsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQS\
BqIQAMVAsgACABaGpBEGohAAxTCyAAIAFoakEQayEADFILIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAxJCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQG\
pLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIA\
BBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw1IA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQ\
EMSgsLIAAgBmhqIQAMSQsgS/1kIgFFBEAgSv1kIgENICBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMSgsgACABaGpBEGohAAxJCyAAIAFoakEQayEADEgLIAlBB00NciAEKQAAQo2UzOrUwcKGClENGyADQQY6ACYgA0\
ECOgAkIANB54vAACkAADcAbCADQe+LwAD9AAAA/QsAdCADQf+LwAAvAAA7AIQBQYYBIQtBGgx1CyABIAlPDUQgDEE6OgB0IAxBQGsgDEH0AGogBCABIARqQQFqEBwgDCgCQEEBcUUNRCADQQY6ACYgA0ECOgAkIA\
NBjZLAAP0AAAD9CwBsIANBnZLAAP0AAAD9CwB8IANBrZLAACgAADYAjAEMPAsgCyADKAIETw0BDHQLIAFBAWoiAiALRg1zIAIgCU8NbyACIARqIgYtAABBCkcNHAJAAkACQCABRQRAICMNAiAFQRpqQYCABE0NAU\
EBIQdBAiEADGULIAEgCU8NRSAEIQAgAiIHQQ9LBEAgAP0AAAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9I/1kIgAEQCAEIABoaiEADDkLIARBECAEQQ9xIgdrIghqIQACQAJAIAJBwABJDQAgCCABQT9rSw0AIAZBQGohCC\
AEIAdrQSBqIQADQCAA/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkogAEEQayIH/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkv9UCAAQRBq/QAEAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0jIkz9UCAAQSBq/QAEAP0MOj\
o6Ojo6Ojo6Ojo6Ojo6Ov0jIk39UP1kDQIgAEFAayEAIAdBQGsgCE0NAAsgAEEQayEACyAAIAZBEGsiB0sNOANAIAD9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIIRQRAIAcgAEEQaiIATw0BDDoLCyAAIAhoai\
EADDkLIEv9ZCIGDSEgSv1kIgYNIiBM/WQiBkUEQCAAIE39ZGhqQSBqIQAMOQsgACAGaGpBEGohAAw4CwNAIAAtAABBOkYNOCAAQQFqIQAgB0EBayIHDQALDEULIAMtAEwgAygCSCIBIAMtABEiAhshBkEAIQBBAE\
ECIAMtAE9rIAMtAE0iBxshCCADKAIgQQJqIQogAy0AUEF/c0EBcSENAkAgAy0AUkEBRw0AIAMtAFFBAXFFDQAgAiABQeUARnIhAAsgAykDKCEvIAMtAFMhASADKAL4AiAFakEQOgAAIAMoAvgCIAVqQQFqIAo2AA\
AgAygC+AIgBWpBBWogBjsAACADKAL4AiAFakEHaiANOgAAIAMoAvgCIAVqQQhqIAA6AAAgAygC+AIgBWpBCWogAToAACADKAL4AiAFakEKaiAIOgAAIAMoAvgCIAVqQQtqIC9CACAHGzcAACAFQRNqIQUgAy0AJE\
ECRg0BCyADQQc6ACQLIANBAToAFCADLQASIQdBAiEADGELIANBBjoAJiADQQI6ACQgA0GxksAA/QAAAP0LAGwgA0HBksAAKAAANgB8DGYLIANBEDoAJiADQQI6ACQgA0HsAGpBxZLAAEHIAPwKAABBtAEhC0HIAA\
xwCyADQQo6ACYgA0ECOgAkIANB7ABqQY2TwABBwQD8CgAAQa0BIQtBwQAMbwsgA0EJOgAmIANBAjoAJCADQc6TwAD9AAAA/QsAbCADQd6TwAD9AAAA/QsAfCADQe6TwAD9AAAA/QsAjAEMLgsgRFANLCAFQRBqQY\
CABE0NCAxuCyBFUA0rIAVBEGpBgIAESw1tIAMoAiAhACADKAL4AiAFakESOgAAIAMoAvgCIAVqQQFqIAA2AABBACEHIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFIAMtACRBAkYNZQwrCyAGQQFxIgBFIAMtAE5BAU\
ZxDQIgAy0AFg0DIAMtAE0NBCAADRIgA0EBOgAUIAVB3/8Da0H//3tJDWwCQCAXRQ0AIDRCAFIEQCAFQXBIDW4gAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1ANAC\
AFQXBIDW0gAygCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFCABDSoMXAsgBw1aCyADLQBNRQRAIAZBAXENESADQQk6ACQMXAsgL0IAUg0DIANBAT\
oAFCAFQd//A2tB//97SQ1qAkAgF0UNACA0QgBSBEAgBUFwSA1sIAMoAiAhASADKAL4AiAFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA1rIAMoAiAhASADKAL4AiAFaiIAQQ\
c6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQMWgsgA0EHOgAmIANBAjoAJCADQewAakH+k8AAQc4A/AoAAEG6ASELQc4ADGgLIANBAToAFCAFQd//A2tB//97SQ1oIBdFDSUgNE\
IAUgRAIAVBcEgNaSADKAIgIQIgAygC+AIgBWoiAEEEOgAAIABBBWpBADYAACAAQQFqIAI2AAAgBUEJaiEFCyAzUA0lIAVBcEgNaCADKAIgIQIgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAI2AAAgBU\
EJaiEFDCULIC9CAFINACADQQE6ABQgBUHf/wNrQf//e0kNZyAXRQ0jIDRCAFIEQCAFQXBIDWggAygCICECIAMoAvgCIAVqIgBBBDoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQsgM1ANIyAFQXBIDWcgAy\
gCICECIAMoAvgCIAVqIgBBBzoAACAAQQVqQQA2AAAgAEEBaiACNgAAIAVBCWohBQwjCyADQQg6ACQMVwsgAygCICEAIAMoAvgCIAVqQRE6AAAgAygC+AIgBWpBAWogADYAAEEAIQcgAygC+AIgBWpBBWpBADYAAC\
AFQQlqIQUgAy0AJEECRw0jDF0LIDAgMVoNZCAxIDB9IjggLyAvIDhWGyEvDE8LIDAgMVoNYyAxIDB9IjIgLyAvIDJWGyEvDE0LIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohAAwdCyAEIA\
tqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/S\
MiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0cA0AgAP0AAA\
D9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMHgsLIAAgBmhqIQAMHQsgS/1kIgFFBEAgSv1kIgENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQAMHgsgACABaGpBEGohAAwdCyAAIAFoakEQay\
EADBwLIAT9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIABEAgBCAAaGohBwwaCyAEIAtqIQEgBEEQIARBD3EiAmsiBmohAAJAAkAgC0HAAEkNACAGIAtBQGpLDQAgAUFAaiEGIAQgAmtBIGohAANAIAD9AAQA/Q\
wNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiSiAAQRBrIgL9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiS/1QIABBEGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTP1QIABBIGr9AAQA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SMiTf\
1Q/WQNAiAAQUBrIQAgAkFAayAGTQ0ACyAAQRBrIQALIAAgAUEQayICSw0ZA0AgAP0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgZFBEAgAiAAQRBqIgBPDQEMGwsLIAAgBmhqIQcMGgsgS/1kIgFFBEAgSv1kIg\
ENDyBM/WQiAUUEQCAAIE39ZGhqQSBqIQcMGwsgACABaGpBEGohBwwaCyAAIAFoakEQayEHDBkLIAMpA0AiMlANFiAyIAutIi8gLyAyVhshLyAxUA0VIDAgMVoNYCAxIDB9IjggLyAvIDhWGyEvDBULIAEgCU8NAi\
AMQTo6AHQgDEHgAGogDEH0AGogBCABIARqQQFqEBwgDCgCYEEBcUUNAiADQQY6ACYgA0ECOgAkIANB7ZfAAP0AAAD9CwBsIANB/ZfAAP0AAAD9CwB8IANBipjAACkAADcAiQFBkQEhC0ElDF4LIAsgAygCBE8NAg\
xeCyABQQFqIgcgC0YNXSAHIAlPDVkgBCAHaiICLQAAQQpHDQsCQCABRQRAIAVB1v8Da0H//3tJDV8gR1ANASAFQRBqQYGABE8NXyADKAIgIQAgAygC+AIgBWpBGzoAACADKAL4AiAFakEBaiAAQQJqNgAAIAMoAv\
gCIAVqQQVqQQA2AAAgA0EBOgAUIAVBCWohBQwTCyABIAlPDREgB0EPTQRAIAQhAANAIAAtAABBOkYNEiAAQQFqIQAgB0EBayIHDQALDBILIAT9AAAA/Qw6Ojo6Ojo6Ojo6Ojo6Ojo6/SP9ZCIABEAgBCAAaGohAA\
wRCyAEQRAgBEEPcSIGayIIaiEAAkACQCAHQcAASQ0AIAggAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJKIABBEGsiBv0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9Iy\
JL/VAgAEEQav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJM/VAgAEEgav0ABAD9DDo6Ojo6Ojo6Ojo6Ojo6Ojr9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgZLDRADQCAA/QAAAP\
0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiB0UEQCAGIABBEGoiAE8NAQwSCwsgACAHaGohAAwRCyBL/WQiAg0NIEr9ZCICDQ4gTP1kIgJFBEAgACBN/WRoakEgaiEADBELIAAgAmhqQRBqIQAMEAsgA0EBOgAUIAVBXk\
4NEQxdCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6ZfAACgAADYAjAEMIwsgA0EGOgAmIANBAjoAJCADQZKYwAD9AAAA/QsAbCADQZ+YwAApAAA3AHkMUQsgA0EOOgAkQQ\
AhB0EIIQAMSAsgA0EKOgAkDEoLIAAgAWhqIQAMMgsgACABaGohAAwoCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMUwsgACAGaGpBEGshAAwWCyAAIAZoaiEADBULIAAgAWhqIQAMDQ\
sgACABaGohBwwKCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMTgsgACACaGpBEGshAAwCCyAAIAJoaiEADAELIAAgAk8NASAG/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/WQiAEUNAS\
AGIABoaiEACyAAIARGDQAgACAEayIHQQFqIQACQCAeRQRAIAAhAiABIQYMAQsCQAJAIAdBAmoiAiABTw0AIAAgCU8NTCAAIARqLQAAQSBHDQAgAiAEai0AACIGQQlGDQAgBkEgRg0AIAEgBGpBAWstAAAiCEEJRg\
0AIAEhBiAIQSBHDQELAkAgACABTw0AA0AgACAEai0AACICQQlHIAJBIEdxDQEgASAAQQFqIgBHDQALIAEiAiEGDAILIAAiAiABTwRAIAEhBgwCCyAEQQFrIQggASEGA0AgBkEBayIAIAlPDUwgBiAIai0AACIKQQ\
lHIApBIEdxDQEgACIGIAJLDQALIAIhBgsLQQAhAAJAA0AgACAJRg1LIAAgBGotAAAtAICAQARAIAcgAEEBaiIARg0CDAELCyADQQY6ACYgA0ECOgAkIANByZfAAP0AAAD9CwBsIANB2ZfAAP0AAAD9CwB8IANB6Z\
fAACgAADYAjAEMFQsgJ0UEQCAFQRBqQYCABEsNTiADKAIgIQAgAygC+AIgBWpBGToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqIAc2AAAgBUEJaiEFCyAFICZFDTQaIAVBEGpBgIAESw1NIAYgAmshBi\
ADKAIgIAJqIRFBGiEADDMLIANBBjoAJiADQQI6ACQgA0HJl8AA/QAAAP0LAGwgA0HZl8AA/QAAAP0LAHwgA0Hpl8AAKAAANgCMAQwTCwJAIBdFDQAgNEIAUgRAIAVBcEgNTSADKAIgIQEgAygC+AIgBWoiAEEEOg\
AAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyAzUA0AIAVBcEgNTCADKAIgIQEgAygC+AIgBWoiAEEHOgAAIABBBWpBADYAACAAQQFqIAFBAmo2AAAgBUEJaiEFCyADQQA6ABYgA0EAOgAUAkACQCADLQ\
BSQQFGBEAgAy0AEUEBcQ0BCyADLQBQDQFBAiEAIAMtACRBAkcNOUEAIQcMOwtBAiEAQQAhByADLQAkQQJGDTogA0EOOgAkDDoLIBkEQCAFQXBIDUwgAygCICEBIAMoAvgCIAVqIgBBAjoAACAAQQVqQQA2AAAgAE\
EBaiABNgAAIAVBCWohBQtBAiEAQQAhByADLQAkQQJGDTkgA0EBOgAkDDkLIC9QDUogL6chACA/QgBSBEAgBUEQakGBgARPDUsgAygCICEBIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFak\
EFaiAANgAAIAVBCWohBQsgN0IAUgRAIAVBEGpBgYAETw1LIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQFqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIC8gMHwhMCADIAMpA0AgL31CACAvID\
JUGzcDQEEAIQcMOAsgC0ECSQ1JIAlFDUUCQCAELQAAQQ1HDQAgCUEBRg1GIAQtAAFBCkcNACADQQo6ACQMLQsgA0EGOgAmIANBAjoAJCADQauXwAApAAA3AGwgA0Gzl8AA/QAAAP0LAHQgA0HBl8AAKQAANwCCAQ\
wECyAAIAFPDTAgAv0AAAD9DA0NDQ0NDQ0NDQ0NDQ0NDQ39I/1kIgBFDTAgAiAAaGohBwsgByAEayINQQFqIhMgC0YNRyAJIBNNDUMCfwJAAkAgBCATaiISLQAAQQpGBEAgEyEBIAQhACANQQ5LBEAgAP0AAAAiSv\
0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kBEAgACBL/WQgSv1kcmhqIQAMBAsgBEEQIARBD3FrIgFqIQACQAJAIA1BH0kNACABIA1BH2tLDQAgEkEgayEBA0AgAP0ABA\
AiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UCAAQRBq/QAEACJM/Qw9PT09PT09PT09PT09PT09/SMiTf1QIEz9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJM/VD9ZA0CIABBIG\
oiACABTQ0ACwsgACASQRBrIgFLDQMDQCAA/QAAACJK/Qw7Ozs7Ozs7Ozs7Ozs7Ozs7/SMiSyBK/Qw9PT09PT09PT09PT09PT09/SMiSv1Q/WRFBEAgASAAQRBqIgBPDQEMBQsLIAAgSv1kIEv9ZHJoaiAEawwFCy\
AAIE39ZCBM/WRyaGpBEGogBGsgSv1kIEv9ZHIiAUUNBBogACABaGogBGsMBAsDQAJAIAAtAABBO2sOAwQABAALIABBAWohACABQQFrIgENAAsgDQwDCyADQQY6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwA\
ApAAA3AHEMRwsgDSAAIBJPDQEaIA0gAf0AAAAiSv0MOzs7Ozs7Ozs7Ozs7Ozs7O/0jIksgSv0MPT09PT09PT09PT09PT09Pf0jIkr9UP1kRQ0BGiABIEr9ZCBL/WRyaGogBGsMAQsgACAEawshCkEAIQACQCAKRQ\
0AA0AgACAJRg1FIAAgBGotAAAiAUEJRyABQSBHcQ0BIAogAEEBaiIARw0ACyAKIQALAkAgCiIBIABNDQAgBEEBayEGA0AgAUEBayICIAlPDUUgASAGai0AACIIQQlHIAhBIEdxDQEgAiIBIABLDQALIAAhAQsgAC\
ABRgRAIANBBjoAJiADQQI6ACQgA0GYlcAAKQAANwBsIANBoJXAAP0AAAD9CwB0IANBrZXAACkAADcAgQEMGgsCQCAAIAFPDQAgCSAAayICQQAgAiAJTRshBiABIABrIQggACAEaiECA0AgBkUNRSACLQAALQCAgE\
AEQCAGQQFrIQYgAkEBaiECIAhBAWsiCEUNAgwBCwsgA0EGOgAmIANBAjoAJCADQbWVwAD9AAAA/QsAbCADQcWVwAD9AAAA/QsAfCADQdOVwAApAAA3AIoBQZIBIQtBJgxHCwJAAkACQAJAIAEgDUYNACAJIApNDU\
cgBCAKai0AAEE7Rg0AIApBAWoiBiANTw0BA0ACQCAEIAZqLQAAIgJBCUYNACACQSBGDQAgBkEBayEKDAMLIAZBAWoiBiANSQ0ACwwCCyA+QgBSBEAgBUEQakGBgARPDUsgAygCICECIAMoAvgCIAVqQRQ6AAAgAy\
gC+AIgBWpBAWogACACajYAACADKAL4AiAFakEFaiABIABrNgAAIAVBCWohBQsgCiANRwRAIApBAWohAEEAIQcgAy0AJEECRg05IANBCzoAJAw5CyADKQMwQgBSBEAgDUECaiEAQQAhByADLQAkQQJGDTkgA0EMOg\
AkDDkLIDZCAFIEQCAFQRBqQYGABE8NSyADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOCADQQ06ACQMOAsgBi\
ANRg0AIAYgCU8NRQJAIAQgBmoiCC0AAEEiRiIoBEAgCkECaiIIIA1LDQMgBEF/cyEpIARBIGohKiASQRBrIRYgDUE/ayErIBJBQGohLCAHQX9zIARqIS0gCCEOA0AgBCAOaiEPAkAgEyAOayICQQ9NBEAgDiAtai\
EHIA8hAgNAIAItAABBIkYNAiACQQFqIQIgB0EBaiIHDQALDAYLIA/9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCIHBEAgDyAHaGohAgwBCyAPQRAgD0EPcSIKayIbaiEHAkACQAJAIAJBwABJDQAgDiAbaiArSg\
0AICogDiAKa2ohBwNAIAf9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiSiAHQRBrIgL9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiS/1QIAdBEGr9AAQA/QwiIiIiIiIiIiIiIiIiIiIi/SMiTP1QIAdBIGr9AAQA/Q\
wiIiIiIiIiIiIiIiIiIiIi/SMiTf1Q/WQNAiAHQUBrIQcgAkFAayAsTQ0ACyAHQRBrIQcLIAcgFksNAQNAIAf9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZCICRQRAIBYgB0EQaiIHTw0BDAMLCyAHIAJoaiECDA\
ILAkAgS/1kIgJFBEAgSv1kIgINASBM/WQiAkUEQCAHIE39ZGhqQSBqIQIMBAsgByACaGpBEGohAgwDCyAHIAJoakEQayECDAILIAcgAmhqIQIMAQsgByASTw0FIBb9AAAA/QwiIiIiIiIiIiIiIiIiIiIi/SP9ZC\
ICRQ0FIBYgAmhqIQILIAIgD2sgDmohCgJAIAIgD0YNACACIClqIQcgAiAEIA5qayEPQQAhAgJAA0AgByAJTw1LIAQgB2otAABB3ABHDQEgAkEBaiECIAcgDksgB0EBayEHDQALIA8hAgsgAkEBcUUNACAKQQFqIQ\
4gCiANSQ0BDAULCyAIIApJBEAgCCEHA0AgByAJTw1JAkACQCAEIAdqLQAAIgJB3ABGBEAgB0EBaiIHIApGDQEgByAJTw1MIAQgB2otAAAtAICCQEEBRw0BDAILIAItAICEQA0BCyADQQY6ACYgA0ECOgAkIANBi5\
bAACkAADcAbCADQZOWwAD9AAAA/QsAdCADQaOWwAD9AAAA/QsAhAEgA0GxlsAAKQAANwCSAUGaASELQS4MTQsgB0EBaiIHIApJDQALCyAKQQFqIQIMAQsgDSICIAZPBEAgDEE7OgB0IAxB2ABqIAxB9ABqIAggCC\
ACIAprahAcIAwoAlhBAXEiAgR/IAwoAlwgCGsFIAcLIAZqIA0gAhshAgsgBiEIAkAgAiAGTQ0AIAkgBiAGIAlJGyEHA0AgByAIRg1IIAQgCGotAAAiCkEJRyAKQSBHcQ0BIAIgCEEBaiIIRw0ACyACIQgLIAIhCg\
JAIAIgCE0NACAEQQFrIQ4DQCAKQQFrIgcgCU8NSCAKIA5qLQAAIg9BCUcgD0EgR3ENASAHIgogCEsNAAsgCCEKCyAIIApGBEAgA0EGOgAmIANBAjoAJCADQbmWwAApAAA3AGwgA0HBlsAA/QAAAP0LAHQgA0HPls\
AAKQAANwCCAQwGCyAIIApPDQAgCCAJIAggCUsbIQ4gCCEHA0AgByAORg1HIAQgB2otAAAtAICAQARAIAogB0EBaiIHRg0CDAELCyADQQY6ACYgA0ECOgAkIANB15bAAP0AAAD9CwBsIANB55bAAP0AAAD9CwB8IA\
NB9pbAACkAADcAiwEMDAsgPkIAUgRAIAVBEGpBgYAETw1KIAMoAiAhByADKAL4AiAFakEUOgAAIAMoAvgCIAVqQQFqIAAgB2o2AAAgAygC+AIgBWpBBWogASAAazYAACAFQQlqIQULAkACfyAoRQRAID1QDQIgBU\
EQakGAgARLDUwgAygCICAIaiEHIAogCGsMAQsgPVANASAFQRBqQYCABEsNSyADKAIgIAZqIQcgCiAGa0EBagshACADKAL4AiAFakEVOgAAIAMoAvgCIAVqQQFqIAc2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQ\
ULIA0iCiACTwRAIAxBOzoAdCAMQdAAaiAMQfQAaiACIARqIgEgEhAcIAwoAlBBAXEiBgR/IAwoAlQgAWsFIAALIAJqIA0gBhshCgsCQCACIApJBEAgCSACayIAQQAgACAJTRshACAKIAJrIQEgAiAEaiEHA0AgAE\
UNSCAHLQAAIgJBCUcgAkEgR3ENAiAAQQFrIQAgB0EBaiEHIAFBAWsiAQ0ACwsCQCAKIA1PBEAgAykDMEIAUg0BIDZCAFIEQCAFQRBqQYGABE8NTSADKAIgIQAgAygC+AIgBWpBFzoAACADKAL4AiAFakEBaiAANg\
AAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyANQQJqIQBBACEHIAMtACRBAkYNOiADQQ06ACQMOgsgCkEBaiEAQQAhBww5CyANQQJqIQBBACEHIAMtACRBAkYNOCADQQw6ACQMOAsgA0EGOgAmIANBAjoAJCADQf\
6WwAApAAA3AGwgA0GGl8AA/QAAAP0LAHQgA0GWl8AA/QAAAP0LAIQBIANBo5fAACkAADcAkQFBmQEhC0EtDEgLIANBBjoAJiADQQI6ACQgA0G5lsAAKQAANwBsIANBwZbAAP0AAAD9CwB0IANBz5bAACkAADcAgg\
EMAwsgA0EGOgAmIANBAjoAJCADQduVwAD9AAAA/QsAbCADQeuVwAD9AAAA/QsAfCADQfuVwAD9AAAA/QsAjAEMBgsgACABTw0vIAL9AAAA/QwNDQ0NDQ0NDQ0NDQ0NDQ0N/SP9ZCIARQ0vIAIgAGhqIQALQQEhES\
AAIARrIgFBAWoiByALRg1FIAcgCU8NQQJAAkACQCAEIAdqIgItAABBCkYEQCAEIQACQAJAIAFBDksEQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/WQiAARAIAQgAGhqIQAMBgsgBEEQIARBD3EiBmsiB2ohAA\
JAAkAgAUE/SQ0AIAcgAUE/a0sNACACQUBqIQcgBCAGa0EgaiEAA0AgAP0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJKIABBEGsiBv0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJL/VAgAEEQav0ABAD9DDs7Ozs7Oz\
s7Ozs7Ozs7Ozv9IyJM/VAgAEEgav0ABAD9DDs7Ozs7Ozs7Ozs7Ozs7Ozv9IyJN/VD9ZA0CIABBQGshACAGQUBrIAdNDQALIABBEGshAAsgACACQRBrIgdLDQUDQCAA/QAAAP0MOzs7Ozs7Ozs7Ozs7Ozs7O/0j/W\
QiBkUEQCAHIABBEGoiAE8NAQwHCwsgACAGaGogBGshBgwHCyBL/WQiAg0BIEr9ZCICDQIgTP1kIgJFBEAgACBN/WRoakEgaiAEayEGDAcLIAAgAmhqQRBqIARrIQYMBgsDQCAALQAAQTtGDQUgAEEBaiEAIAdBAW\
siBw0ACyABIQYMBQsgACACaGpBEGsgBGshBgwECyAAIAJoaiAEayEGDAMLIANBBjoAJiADQQI6ACQgA0GuisAAKQAANwBsIANBs4rAACkAADcAcQxFCyABIQYgACACTw0BIAf9AAAA/Qw7Ozs7Ozs7Ozs7Ozs7Oz\
s7/SP9ZCIARQ0BIAcgAGhqIARrIQYMAQsgACAEayEGCyAGRQRAIANBBjoAJiADQQI6ACQgA0HhlMAAKQAANwBsIANB6ZTAAP0AAAD9CwB0IANB95TAACkAADcAggEMAQsgBkEQTQRAQQAhAEIAIS8DQCAAIAlGDU\
MCQCAAIARqLQAAIgJBMGsiB0H/AXFBCkkNACACQeEAa0H/AXFBBk8EQCACQcEAa0H/AXFBBk8EQCADQQY6ACYgA0ECOgAkIANB4ZTAACkAADcAbCADQemUwAD9AAAA/QsAdCADQfeUwAApAAA3AIIBDAULIAJBN2\
shBwwBCyACQdcAayEHCyAHrUL/AYMgL0IEhnwhLyAGIABBAWoiAEcNAAsgAyAvNwNAIAMgLzcDMCBGQgBSBEAgBUEQakGBgARPDUcgAygCICEAIAMoAvgCIAVqQRM6AAAgAygC+AIgBWpBAWogADYAACADKAL4Ai\
AFakEFaiAGNgAAIAVBCWohBQsCQCABIAZNBEAgA0EBOgAUIAMpAzBCAFINASA/QgBSBEAgBUEQakGBgARPDUkgAygCICEAIAMoAvgCIAVqQRY6AAAgAygC+AIgBWpBAWogAEEDajYAACADKAL4AiAFakEFakEANg\
AAIAVBCWohBQsgNkIAUgRAIAVBEGpBgYAETw1JIAMoAiAhACADKAL4AiAFakEXOgAAIAMoAvgCIAVqQQFqIABBA2o2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULIAFBAmohAEEAIQcgAy0AJEECRg02IANBDT\
oAJAw2CyAGQQFqIQBBACEHIAMtACRBAkYNNSADQQs6ACQMNQsgAUECaiEAQQAhByADLQAkQQJGDTQgA0EMOgAkDDQLIANBDzoAJiADQQI6ACQgA0H/lMAAKQAANwBsIANBh5XAAP0AAAD9CwB0IANBl5XAAC0AAD\
oAhAFBhQEhC0EZDEQLQYoBIQtBHgxDCyADQQA6ABYgA0EAOgAUIAENAQwzCyADQQA6ABYgA0EAOgAUIAENAAwyCyADQQ46ACQMMgtBnAEhC0EwDD8LIAAgBk8NDiAH/QAAAP0MOjo6Ojo6Ojo6Ojo6Ojo6Ov0j/W\
QiAEUNDiAHIABoaiEACyAAIARGDQ0gACAEayINQQFqIQYCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAELQAAIgBBwwBrDjMBAAAAAAAAAAAAAAAAAAAAAAEBAAAAAA\
AAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAQEAC0EAIQADQCAAIAlGDVMgACAEai0AAC0AgIBABEAgDSAAQQFqIgBGDQMMAQsLDCULIAkgDUkNUSADKAJIIQgCQAJAAkACQCANQQdrDgsDISECISEhACEhASELIA\
0hByAEIABBIHJB4wBHDSEaIAQgBC0AAUEgckHvAEcNIRogBCAELQACQSByQe4ARw0hGiAEIAQtAANBIHJB9ABHDSEaIAQgBC0ABEEgckHlAEcNIRogBCAELQAFQSByQe4ARw0hGiAEIAQtAAZBIHJB9ABHDSEaIA\
QgBC0AB0EtRw0hGiAEIAQtAAhBIHJB7ABHDSEaIAQgBC0ACUEgckHlAEcNIRogBCAELQAKQSByQe4ARw0hGiAEIAQtAAtBIHJB5wBHDSEaIAQgBC0ADEEgckH0AEcNIRogBCAELQANQSByQegARw0hGiADLQBODQ\
QgCEF+cUHMAUcgCEHkAGtB5ABPcUUEQCADQQc6ACYgA0ECOgAkIANBgYzAACkAADcAbCADQYmMwAD9AAAA/QsAdCADQZmMwAD9AAAA/QsAhAEgA0GpjMAA/QAAAP0LAJQBIANBuYzAACgAADYApAFBqAEhC0E8DF\
gLAkACQCADLQBNRQRAQQ8hByAGIAEiAE8NHyAAIARqQQFrIgItAAAiCEEgRiIKRSAIQQlHcQ0CIABBEEsNAQweCyADQQ06ACYgA0ECOgAkIANB/ozAAP0AAAD9CwBsIANBjo3AAP0AAAD9CwB8IANBnY3AACkAAD\
cAiwEMHAsgBiAJTw1VIAQgBmotAABBIEcNHCAELQAQIgBBCUYNHCAAQSBGDRwgAi0AACIAQQlGDRwgAEEgRg0cDBoLQRAgBiAEIAZqLQAAIgJBIEYbIgcgAU8NGCAEIAdqLQAAIgZBCUYNFyAGQSBHDR0MFwsgDS\
EHIAQgAEEgckH0AEcNIBogBCAELQABQSByQfIARw0gGiAEIAQtAAJBIHJB4QBHDSAaIAQgBC0AA0EgckHuAEcNIBogBCAELQAEQSByQfMARw0gGiAEIAQtAAVBIHJB5gBHDSAaIAQgBC0ABkEgckHlAEcNIBogBC\
AELQAHQSByQfIARw0gGiAEIAQtAAhBLUcNIBogBCAELQAJQSByQeUARw0gGiAEIAQtAApBIHJB7gBHDSAaIAQgBC0AC0EgckHjAEcNIBogBCAELQAMQSByQe8ARw0gGiAEIAQtAA1BIHJB5ABHDSAaIAQgBC0ADk\
EgckHpAEcNIBogBCAELQAPQSByQe4ARw0gGiAEIAQtABBBIHJB5wBHDSAaIAMtAE0NBCAIQcwBa0ECSQ0VIAhBsAJGDRUgCEHkAGtB5ABJDRUgAUETTQRAQRIhByABIgBBE0cNEwwSCyAGIAlPDVMgBCAGai0AAE\
EgRw0RIAQtABMiAEEJRg0RIABBIEYNESABIARqQQFrLQAAIgZBCUYNEUETIQcgASEAIAZBIEYNEQwTCyANIQcgBCAAQSByQeMARw0fGiAEIAQtAAFBIHJB7wBHDR8aIAQgBC0AAkEgckHuAEcNHxogBCAELQADQS\
ByQe4ARw0fGiAEIAQtAARBIHJB5QBHDR8aIAQgBC0ABUEgckHjAEcNHxogBCAELQAGQSByQfQARw0fGiAEIAQtAAdBIHJB6QBHDR8aIAQgBC0ACEEgckHvAEcNHxogBCAELQAJQSByQe4ARw0fGiABQQxNBEBBCy\
EHIAEiAEEMRw0ODA0LIAYgCU8NUiAEIAZqLQAAQSBHDQwgBC0ADCIAQQlGDQwgAEEgRg0MIAEgBGpBAWstAAAiBkEJRg0MQQwhByABIQAgBkEgRg0MDA4LAkACQCAAQdQAaw4iAAEfHx8fHx8fHx8fHx8fHx8fHx\
8fHx8fHx8fHx8fHx8AAR8LAkAgBC0AAUEgckHyAEcNACAELQACQSByQeEARw0AIAQtAANBIHJB6QBHDQAgBC0ABEEgckHsAEcNACAELQAFQSByQeUARw0AIAQtAAZBIHJB8gBHDQAgA0EBOgBTIAFBCU0EQEEIIQ\
cgASIAQQlHDQwMCwsgBiAJTw1TIAQgBmotAABBIEcNCiAELQAJIgBBCUYNCiAAQSBGDQpBCSEHIAEgBGpBAWstAAAiAkEJRg0KIAEhACACQSBGDQoMJQsgDSEHIAQgAEHVAEcNHxoLIA0hByAEIAQtAAFBIHJB8A\
BHDR4aIAQgBC0AAkEgckHnAEcNHhogBCAELQADQSByQfIARw0eGiAEIAQtAARBIHJB4QBHDR4aIAQgBC0ABUEgckHkAEcNHhogBCAELQAGQSByQeUARw0eGiABQQlNBEBBCCEHIAEiAEEJRw0GDAULIAYgCU8NUS\
AEIAZqLQAAQSBHDQQgBC0ACSIAQQlGDQQgAEEgRg0EQQkhByABIARqQQFrLQAAIgZBCUYNBCABIQAgBkEgRg0EDAYLIBpFDSAgDUECaiIHIAFPDQIgBiAJTw1QIAQgBmotAABBIEcNAiAEIAdqLQAAIgBBCUYNAi\
AAQSBGDQIgASAEakEBay0AACICQQlGDQIgASEAIAJBIEcNIgwCCyADQQc6ACYgA0ECOgAkIANB7ABqQaWNwABByQD8CgAAQbUBIQtByQAMUgsgA0EIOgAmIANBAjoAJCADQewAakGMkMAAQckA/AoAAEG1ASELQc\
kADFELAkAgASAGTQ0AA0AgBCAGai0AACIAQQlHIABBIEdxDQEgBkEBaiIGIAFHDQALDBwLDBwLQQghBwNAAkAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgB00EQCABIQAMAwsgBEEBayEGIAEhAANAIABBAWsiAi\
AJTw1PIAAgBmotAAAiCEEJRyAIQSBHcQ0DIAIiACAHSw0ACwwECyABIAdBAWoiB0cNAAsMAgsgACAHRg0BIABBAWohAgsgBEEBayETIAIgBGohEiAHIQYDQAJAIAAgBk0NACAGIAlPDUwgBCAGai0AACICQQlGBE\
AgBkEBaiEGDAILIAJBIEcNACAGQQFqIQYMAQsCQCAAIAZGDQACQAJAAn8gACAAIAlPDQAaIAAgACAGSQ0AGiAMQSw6AHQgDEE4aiAMQfQAaiAEIAZqIgggEhAcIAwoAjhBAXEiCgR/IAwoAjwgCGsFIAILIAZqIA\
AgChsLIgogBkEBaiIITQ0AIAYgCU8NTiAEIAZqLQAAQSBHDQAgCCAJTw1OIAQgCGotAAAiAkEJRg0AIAJBIEYNACAKQQFrIgIgCU8NTiACIARqLQAAIg5BCUYNACAKIQIgDkEgRw0BCwJAAn8CQCAGIApPDQAgBi\
AJIAYgCUsbIQIDQCACIAZGDVEgBCAGai0AACIIQQlHIAhBIEdxDQEgCiAGQQFqIgZHDQALIAoMAQsgBgsiCCAKIgJPDQADQCACQQFrIgYgCU8NTyACIBNqLQAAIg5BCUcgDkEgR3ENASAGIQIgBiAISw0ACyAIIQ\
ILIAIgCEcNACADQQY6ACYgA0ECOgAkIANBsZHAACkAADcAbCADQbmRwAD9AAAA/QsAdCADQcaRwAApAAA3AIEBDCMLAkACQAJ/IAIgAiAJTyIWDQAaIAIgAiAISQ0AGiAMQS86AHQgDEEwaiAMQfQAaiAEIAhqIg\
4gAiAEakEBahAcIAwoAjBBAXEiDwR/IAwoAjQgDmsFIAYLIAhqIAIgDxsLIg8gCEYNACAIIA9PDQEgCSAIayIGQQAgBiAJTRshBiAPIAhrIQ4gBCAIaiEIA0AgBkUNTyAILQAALQCAgEBFDQEgBkEBayEGIAhBAW\
ohCCAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LAHQgA0HmkcAAKAAANgCEAQwpCwJAIAIgD00NACAPQQFqIQYCQCAWRQRAIAxBLzoAdCAMQShqIAxB9ABqIAQgBm\
oiCCAIIAIgD2tqEBwgDCgCKEEBcQ0BCyACIAZGDQAgAiAGTQ0BA0AgBiAJTw1PIAQgBmotAAAtAICAQEUNASAGQQFqIgYgAkcNAAsMAQsgA0EGOgAmIANBAjoAJCADQc6RwAApAAA3AGwgA0HWkcAA/QAAAP0LAH\
QgA0HmkcAAKAAANgCEAQwpCyAAIApGDQAgCkEBaiEGDAELCyADQQE6AFIMHAsgA0EGOgAmIANBAjoAJCADQbGRwAApAAA3AGwgA0G5kcAA/QAAAP0LAHQgA0HGkcAAKQAANwCBAQwfC0EIIQcDQAJAIAQgB2otAA\
AiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshBiABIQADQCAAQQFrIgIgCU8NSyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMAwsgASAHQQFqIgdHDQALDAELIAAgB0cNGQsgA0EGOgAmIA\
NBAjoAJCADQZSRwAApAAA3AGwgA0GckcAA/QAAAP0LAHQgA0GpkcAAKQAANwCBAQwcC0ELIQcDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshCCABIQADQCAAQQFrIgYgCU8NSC\
AAIAhqLQAAIgJBCUcgAkEgR3ENAyAGIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAJSw1DIAAgB0kNQyAEIAdqIQYCQAJAAkACQCAAIAdrQQVrDgYAAwIDAwEDCyAGLQAAQSByQeMARw0CIA\
YtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBIHJB5QBHDQIgA0EBOgBQDBgLIAYtAABBIHJB6wBHDQEgBi0AAUEgckHlAEcNASAGLQACQSByQeUARw0BIAYtAANBIHJB8ABHDQ\
EgBi0ABEEtRw0BIAYtAAVBIHJB4QBHDQEgBi0ABkEgckHsAEcNASAGLQAHQSByQekARw0BIAYtAAhBIHJB9gBHDQEgBi0ACUEgckHlAEcNAQwXCyAGLQAAQSByQfUARw0AIAYtAAFBIHJB8ABHDQAgBi0AAkEgck\
HnAEcNACAGLQADQSByQfIARw0AIAYtAARBIHJB4QBHDQAgBi0ABUEgckHkAEcNACAGLQAGQSByQeUARw0AIANBAToAUQwWCyAEQQFrIQ8gACAEakEBaiETIAchBgNAAkAgACAGTQ0AIAQgBmotAAAiAkEJRgRAIA\
ZBAWohBgwCCyACQSBHDQAgBkEBaiEGDAELIAAgBkYNFgJAAkACfyAAIAAgCU8NABogACAAIAZJDQAaIAxBLDoAdCAMQSBqIAxB9ABqIAQgBmoiCCATEBwgDCgCIEEBcSIKBH8gDCgCJCAIawUgAgsgBmogACAKGw\
siCiAGQQFqIghNDQAgBiAJTw1GIAQgBmotAABBIEcNACAIIAlPDUYgBCAIai0AACICQQlGDQAgAkEgRg0AIApBAWsiAiAJTw1GIAIgBGotAAAiDkEJRg0AIAohAiAOQSBHDQELAkACfwJAIAYgCk8NACAGIAkgBi\
AJSxshAgNAIAIgBkYNSSAEIAZqLQAAIghBCUcgCEEgR3ENASAKIAZBAWoiBkcNAAsgCgwBCyAGCyIIIAoiAk8NAANAIAJBAWsiBiAJTw1HIAIgD2otAAAiDkEJRyAOQSBHcQ0BIAYiAiAISw0ACyAIIQILIAIgCE\
cNAAwCCyACIAlLDUQgAiAISQ1EIAQgCGohBgJAAkACQAJAAkAgAiAIayIOQQVrDgYAAwEDAwIDCyAGLQAAQSByQeMARw0CIAYtAAFBIHJB7ABHDQIgBi0AAkEgckHvAEcNAiAGLQADQSByQfMARw0CIAYtAARBIH\
JB5QBHDQIgA0EBOgBQDAMLIAYtAABBIHJB9QBHDQEgBi0AAUEgckHwAEcNASAGLQACQSByQecARw0BIAYtAANBIHJB8gBHDQEgBi0ABEEgckHhAEcNASAGLQAFQSByQeQARw0BIAYtAAZBIHJB5QBHDQEgA0EBOg\
BRDAILIAYtAABBIHJB6wBHDQAgBi0AAUEgckHlAEcNACAGLQACQSByQeUARw0AIAYtAANBIHJB8ABHDQAgBi0ABEEtRw0AIAYtAAVBIHJB4QBHDQAgBi0ABkEgckHsAEcNACAGLQAHQSByQekARw0AIAYtAAhBIH\
JB9gBHDQAgBi0ACUEgckHlAEYNAQsCQCACIAhGDQAgAiAITQ0BA0AgBi0AAC0AgIBARQ0BIAZBAWohBiAOQQFrIg4NAAsMAQsgA0EGOgAmIANBAjoAJCADQfWQwAApAAA3AGwgA0H9kMAA/QAAAP0LAHQgA0GMkc\
AAKQAANwCDAQwkCyAAIApGDRYgCkEBaiEGDAALAAsgA0EGOgAmIANBAjoAJCADQdWQwAD9AAAA/QsAbCADQeWQwAD9AAAA/QsAfEGMASELQSAMRQtBEiEHA0ACQCAEIAdqLQAAIgBBCUYNACAAQSBGDQAgASAHTQ\
RAIAEhAAwDCyAEQQFrIQggASEAA0AgAEEBayIGIAlPDUQgACAIai0AACICQQlHIAJBIEdxDQMgBiIAIAdLDQALDAQLIAEgB0EBaiIHRw0ACwwCCyAAIAdGDQELIANBAToATiAAIAlLDT8gACAHSQ0/AkAgACAHa0\
EHRgRAIAQgB2oiBjUAACAGQQZqMQAAQjCGIAZBBGozAABCIIaEhELj0NXztq2ZMlENAQsgBEEBayEPIAAgBGpBAWohEyADLQBPIQ4gByEGA0ACQCAAIAZNDQAgBCAGai0AACICQQlGBEAgBkEBaiEGDAILIAJBIE\
cNACAGQQFqIQYMAQsgACAGRg0TAkACQAJ/IAAgACAJTw0AGiAAIAAgBkkNABogDEEsOgB0IAxBGGogDEH0AGogBCAGaiIIIBMQHCAMKAIYQQFxIgoEfyAMKAIcIAhrBSACCyAGaiAAIAobCyIIIAZBAWoiCk0NAC\
AGIAlPDUMgBCAGai0AAEEgRw0AIAkgCk0NQyAEIApqLQAAIgJBCUYNACACQSBGDQAgCEEBayICIAlPDUMgAiAEai0AACISQQlGDQAgCCECIBJBIEcNAQsCfwJAIAYgCE8NACAGIAkgBiAJSxshAgNAIAIgBkYNRS\
AEIAZqLQAAIgpBCUcgCkEgR3ENASAIIAZBAWoiBkcNAAsgCAwBCyAGCyEKAkAgCiAIIgJPDQADQCACQQFrIgYgCU8NRCACIA9qLQAAIhJBCUcgEkEgR3ENASAGIgIgCksNAAsgCiECCyACIApHDQAgA0EGOgAmIA\
NBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAgLIANBAToATiACIAlLDUEgAiAKSQ1BAkACQCACIAprQQdHDQAgBCAKaiIGLQAAQSByQeMARw0AIAYtAAFBIHJB6ABHDQ\
AgBi0AAkEgckH1AEcNACAGLQADQSByQe4ARw0AIAYtAARBIHJB6wBHDQAgBi0ABUEgckHlAEcNACAGLQAGQSByQeQARw0AIA5BAXFFBEBBASEOIANBAToATwwCCyADQQ46ACYgA0ECOgAkIANB7ABqQdSOwABB6w\
D8CgAAQdcBIQtB6wAMRgsgDkEBcUEAIQ5FDQAgA0EOOgAmIANBAjoAJCADQewAakG/j8AAQc0A/AoAAEG5ASELQc0ADEULIAAgCEYNEyAIQQFqIQYMAAsACyADLQBPRQRAIANBAToATwwSCyADQQ46ACYgA0ECOg\
AkIANB7ABqQdSOwABB6wD8CgAAQdcBIQtB6wAMQgsgA0EGOgAmIANBAjoAJCADQa2OwAD9AAAA/QsAbCADQb2OwAD9AAAA/QsAfCADQcyOwAApAAA3AIsBDAQLIANBCDoAJiADQQI6ACQgA0HujcAAKQAANwBsIA\
NB9o3AAP0AAAD9CwB0IANBho7AAP0AAAD9CwCEASADQZaOwAD9AAAA/QsAlAEgA0GljsAAKQAANwCjAUGrASELQT8MQAsgAUERSQ0AIAJBIEcNACAELQAQIgBBCUYNACAAQSBGDQAgCkUNAQtBDyEHAkADQAJAAk\
AgBCAHai0AACIAQQlGDQAgAEEgRg0AIAcgASIATw0BIARBAWshBgNAIABBAWsiAiAJTw1AIAAgBmotAAAiCEEJRyAIQSBHcQ0CIAIiACAHSw0ACwwDCyABIAdBAWoiB0cNAQwCCwsgACAHRw0FCyADQQY6ACYgA0\
ECOgAkIANBvYzAAP0AAAD9CwBsIANBzYzAAP0AAAD9CwB8IANB3YzAACgAADYAjAEMBgtBECEHIAEhAAwDC0GTASELQScMPAsDQAJAIAQgB2otAAAiAEEJRg0AIABBIEYNACABIAdNBEAgASEADAMLIARBAWshBi\
ABIQADQCAAQQFrIgIgCU8NOyAAIAZqLQAAIghBCUcgCEEgR3ENAyACIgAgB0sNAAsMBAsgASAHQQFqIgdHDQALDAILIAAgB0YNAQsgACAHayIIQRNNBEBCACEvIAAgB0sEQCAJIAdrIgJBACACIAlNGyEGIAQgB2\
ohAgNAIAZFDTkgAi0AAEEwayIKQf8BcUEKTwRAIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMEAsgL0IKfiAKrUL/AYN8IS8gBkEBayEGIAJBAWohAiAIQQ\
FrIggNAAsLIAMgLzcDOCADIC83AyggA0EBOgBNDAkLIANBDToAJiADQQI6ACQgA0HhjMAAKQAANwBsIANB6YzAAP0AAAD9CwB0IANB9ozAACkAADcAgQEMDAsgA0EGOgAmIANBAjoAJCADQb2MwAD9AAAA/QsAbC\
ADQc2MwAD9AAAA/QsAfCADQd2MwAAoAAA2AIwBC0GQASELQSQMNwsgDSEHIAQLIQACQANAIAAtAAAtAICAQARAIABBAWohACAHQQFrIgcNAQwCCwsMBgsgGkUNAgJAIA1BAmoiByABTw0AIAYgCU8NMyAEIAZqLQ\
AAQSBHDQAgBCAHai0AACIAQQlGDQAgAEEgRg0AIAEgBGpBAWstAAAiAkEJRg0AIAEhACACQSBHDQULIAEgBk0NAQNAIAQgBmotAAAiAEEJRyAAQSBHcQ0CIAEgBkEBaiIGRw0ACwsgASIAIQcMAwsgASAGTQ0AIA\
RBAWshByABIQADQCAAQQFrIgIgCU8NMSAAIAdqLQAAIghBCUcgCEEgR3ENAiACIgAgBksNAAsgBiIAIQcMAgsgASEACyAGIQcLICVFBEAgBUEQakGAgARLDTIgAygCICECIAMoAvgCIAVqQQ46AAAgAygC+AIgBW\
pBAWogAjYAACADKAL4AiAFakEFaiANNgAAIAVBCWohBQsgBSAkRQ0YGiAFQRBqQYCABEsNMSAAIAdrIQYgAygCICAHaiERQQ8hAAwXCyADQQY6ACYgA0ECOgAkIANB6pHAAP0AAAD9CwBsIANB+pHAAP0AAAD9Cw\
B8IANBiZLAACgAADYAiwFBjwEhC0EjDC8LIAAgAU8NIiAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNIiACIABoaiEAC0EBIREgACAEayICQQFqIgEgC0YNLiABIAlPDSoCQCABIARqLQAAQQpGBEBBAC\
EHIAAgBEcNAUECIQAMHgsgA0EGOgAmIANBAjoAJCADQa6KwAApAAA3AGwgA0GzisAAKQAANwBxDCwLIAJBDUkNAiAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAAAA\
AAAAD9CwMYIBVBADYCKCAELQAIQSBGDQEgA0EGOgAmIANBAjoAJCADQbWLwAApAAA3AGwgA0G9i8AA/QAAAP0LAHQgA0HKi8AAKQAANwCBAQtBiQEhC0EdDCwLIAQtAABByABHDQggBC0AAUHUAEcNCAJAIAQtAA\
JB1ABHDQAgBC0AA0HQAEcNACAELQAEQS9HDQAgBC0ABUExRw0AIAQtAAZBLkcNACAELQAHQTFHDQAgBC0ACUEwa0H/AXEiCkEKTw0EIAQtAApBMGsiDUH/AXFBCUsNBCAELQALQTBrQf8BcSIOQQlLDQQgBC0ADE\
EgRw0CAkAgAkENRiIPDQACfyAEQQ1qIQggAkENayEGQQAhAAJAA0AgBiAAQRBqIgFJBEAgACAGSQ0CQQEMAwsgACAIaiABIQD9AAAAIkr9DH9/f39/f39/f39/f39/f3/9IyBK/QwJCQkJCQkJCQkJCQkJCQkJ/S\
QgSv0MICAgICAgICAgICAgICAgIP0m/U79UP1TRQ0AC0EADAELIAYgAGshASAAIAhqIQADQAJAIAAtAAAiBkEgTwRAIAZB/wBHDQFBAAwDCyAGQQlGDQBBAAwCCyAAQQFqIQAgAUEBayIBDQALQQELDQAgA0EGOg\
AmIANBAjoAJCADQeuKwAApAAA3AGwgA0HzisAA/QAAAP0LAHQgA0GCi8AAKQAANwCDAQwJCyADIApB5ABsIA1BCmxB/gFxaiAOajYCSCAhRQ0DIDxCAFIEQCAFQRBqQYGABE8NLiADKAIgIQAgAygC+AIgBWpBCj\
oAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQQ2AAAgBUEJaiEFCyA7QgBSBEAgBUEQakGBgARPDS4gAygCICEAIAMoAvgCIAVqQQs6AAAgAygC+AIgBWpBAWogAEEFajYAACADKAL4AiAFakEFakEDNg\
AAIAVBCWohBQsgQ0IAUgRAIAVBEGpBgYAETw0uIAMoAiAhACADKAL4AiAFakEMOgAAIAMoAvgCIAVqQQFqIABBCWo2AAAgAygC+AIgBWpBBWpBAzYAACAFQQlqIQULIEJQDQMgDw0DIAVBEGpBgIAESw0tIAMoAi\
AhACADKAL4AiAFakENOgAAIAMoAvgCIAVqQQFqIABBDWo2AAAgAygC+AIgBWpBBWogAkENazYAACAFQQlqIQUMAwsgBC0AAkHUAEcNCCAELQADQdAARw0IIAQtAARBL0cNCCADQRE6ACYgA0ECOgAkIANBhonAAC\
kAADcAbCADQY6JwAD9AAAA/QsAdAwMCyADQQY6ACYgA0ECOgAkIANB0ovAAP0AAAD9CwBsIANB34vAACkAADcAeQwhCyADQQw6ACYgA0ECOgAkIANBiovAACkAADcAbCADQZKLwAD9AAAA/QsAdCADQaKLwAD9AA\
AA/QsAhAEgA0Gxi8AAKAAANgCTAUGXASELQSsMKQsgAkECaiEAIAMtACRBAkYNFyADQQY6ACQMFwsgA0EMOgAmIANBAjoAJCADQc+KwAApAAA3AGwgA0HXisAA/QAAAP0LAHQgA0HnisAAKAAANgCEAQtBiAEhC0\
EcDCYLIAAgAU8NGyAC/QAAAP0MDQ0NDQ0NDQ0NDQ0NDQ0NDf0j/WQiAEUNGyACIABoaiEAC0EBIREgACAEayIKQQFqIgEgC0YNJSABIAlPDSECQCABIARqIgEtAABBCkYEQEEAIQcgACAERw0BQQIhAAwVCyADQQ\
Y6ACYgA0ECOgAkIANBrorAACkAADcAbCADQbOKwAApAAA3AHEMIwsCQAJAAkACfwJAIApBDk8EQCAVQgA3AwAgA0EAOgAVIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMIIBX9DAAAAAAAAAAAAAAAAAAAAAD9CwMYIB\
VBADYCKCAMQSA6AHQgDEEQaiAMQfQAaiAEIAEQHAJAIAwoAhBBAXEEQCAMKAIUIgAgBEcNAQsgA0EGOgAmIANBAjoAJCADQf2JwAApAAA3AGwgA0GFisAA/QAAAP0LAHQgA0GUisAAKAAANgCDAUGHASELQRsMKw\
sCQAJAIAogACAEayICTQ0AIAxBIDoAdCAMQQhqIAxB9ABqIAQgAkEBaiIGaiIAIAAgCiACa2oQHCAMKAIIQQFxRQ0AIAwoAgwiASAARw0BCyADQQY6ACYgA0ECOgAkIANB5YnAACkAADcAbCADQe2JwAD9AAAA/Q\
sAdAwMCwJAAkAgCiABIABrIgggBmoiE0EBaiINSQ0AIAxBLzoAdCAMIAxB9ABqIAQgDWoiDyAPIAogE2tqEBwgDCgCAEEBcUUNACAMKAIEIhIgD0cNAQsgA0EGOgAmIANBAjoAJCADQcOJwAD9AAAA/QsAbCADQd\
OJwAD9AAAA/QsAfCADQeOJwAAvAAA7AIwBQY4BIQtBIgwrCyACIAlLDScCQAJAAkACQAJAAkACQCACQQNrDgUAAQIDBAYLAkAgBC0AAEHHAGsOCgUGBgYGBgYGBgAGCwJAAkAgBC0AAUHSAGsOBAEHBwAHCyAELQ\
ACQdQARw0GQQQhAAwICyAELQACQckARw0FQQohAEEBDAgLAkACQCAELQAAQcgAaw4JAAYGBgYGBgYBBgsgBC0AAUHFAEcNBSAELQACQcEARw0FIAQtAANBxABHDQVBAiEADAcLIAQtAAFBzwBHDQQgBC0AAkHTAE\
cNBCAELQADQdQARw0EQQMhAAwGCwJAAkAgBC0AAEHQAGsOBQAFBQUBBQsgBC0AAUHBAEcNBCAELQACQdQARw0EIAQtAANBwwBHDQQgBC0ABEHIAEcNBEEJIQAMBgsgBC0AAUHSAEcNAyAELQACQcEARw0DIAQtAA\
NBwwBHDQMgBC0ABEHFAEcNA0EIIQAMBQsgBC0AAEHEAEcNAiAELQABQcUARw0CIAQtAAJBzABHDQIgBC0AA0HFAEcNAiAELQAEQdQARw0CIAQtAAVBxQBHDQJBBSEADAQLAkACQCAELQAAQcMAaw4NAAMDAwMDAw\
MDAwMDAQMLIAQtAAFBzwBHDQIgBC0AAkHOAEcNAiAELQADQc4ARw0CIAQtAARBxQBHDQIgBC0ABUHDAEcNAiAELQAGQdQARw0CIANBAToAFUEGIQAMBAsgBC0AAUHQAEcNASAELQACQdQARw0BIAQtAANByQBHDQ\
EgBC0ABEHPAEcNASAELQAFQc4ARw0BIAQtAAZB0wBHDQFBByEADAMLIAQtAAFBxQBGDQQLIANBADoATCACIQEgBCEADAQLIANBBjoAJiADQQI6ACQgA0GYisAA/QAAAP0LAGwgA0GmisAAKQAANwB6QYIBIQtBFg\
wpC0EACyEOIAMgADoATAwCCyADIAQtAAJB1ABGIg46AEwgAiEBIAQhACAORQ0AQQAhDgwBCwJAA0AgAC0AAC0AgIBARQ0BIABBAWohACABQQFrIgENAAtBACEODAELIANBBjoAJiADQQI6ACQgA0G6iMAAKQAANw\
BsIANBwojAAP0AAAD9CwB0DAYLIBIgD2siEiANaiEWIAghASAGIQACQANAIAAgCU8NIyAAIARqLQAALQCAhkAEQCAAQQFqIQAgAUEBayIBRQ0CDAELCyADQQY6ACYgA0ECOgAkIANB0ojAAP0AAAD9CwBsIANB34\
jAACkAADcAeQwcCyAKIBNBCWpHDQMgCiANa0EIRw0BIA8pAAAiL0LIqNGC9cWMlzBRDQIgL0LIqNGC9aWMlzFSDQEgDkUNBCADQRE6ACYgA0ECOgAkIANB54jAACkAADcAbCADQe+IwAD9AAAA/QsAdCADQf6IwA\
ApAAA3AIMBC0GLASELQR8MIwsgA0EGOgAmIANBAjoAJCADQZ6JwAD9AAAA/QsAbEH8ACELQRAMIgsgDg0BIANBEToAJiADQQI6ACQgA0GGicAAKQAANwBsIANBjonAAP0AAAD9CwB0DAILIANBBjoAJiADQQI6AC\
QgA0GuicAA/QAAAP0LAGwgA0G7icAAKQAANwB5DBcLAkAgIkUNACBBQgBSBEAgBUEQakGBgARPDSIgAygCICEAIAMoAvgCIAVqQQg6AAAgAygC+AIgBWpBAWogADYAACADKAL4AiAFakEFaiACNgAAIAVBCWohBQ\
sgQEIAUgRAIAVBEGpBgYAETw0iIAMoAiAhACADKAL4AiAFakEJOgAAIAMoAvgCIAVqQQFqIAAgBmo2AAAgAygC+AIgBWpBBWogCDYAACAFQQlqIQULIDxCAFIEQCAFQRBqQYGABE8NIiADKAIgIQAgAygC+AIgBW\
pBCjoAACADKAL4AiAFakEBaiAAIA1qNgAAIAMoAvgCIAVqQQVqIBI2AAAgBUEJaiEFCyA7UA0AIAVBEGpBgIAESw0hIAMoAiAhACADKAL4AiAFakELOgAAIAMoAvgCIAVqQQFqIAAgFkEBamo2AAAgAygC+AIgBW\
pBBWpBAzYAACAFQQlqIQULIApBAmohACADLQAkIQEgAy0ATEEKRgRAIAFBAkYNDyADQQU6ACQMDwsgAUECRg0OIANBBjoAJAwOC0GEASELQRgMHgtBACEHIAMtACRBAkYNFiADQQQ6ACQMFgsgBC8AAEGNFEcNAQ\
tBACEHQQIhAAwKCyADQQE6ABECQCAdRQ0AIDlCAFIEQCAFQRBqQYGABE8NHSADKAIgIQAgAygC+AIgBWpBBToAACADKAL4AiAFakEBaiAANgAAIAMoAvgCIAVqQQVqQQA2AAAgBUEJaiEFCyA1UA0AIAVBEGpBgI\
AESw0cIAMoAiAhACADKAL4AiAFakEDOgAAIAMoAvgCIAVqQQFqIAA2AAAgAygC+AIgBWpBBWpBADYAACAFQQlqIQULQQAhByADLQAkQQJGDRMgA0EDOgAkDBMLQQAhByADLQAkQQJGDRIgA0EDOgAkDBILIAMoAv\
gCIAVqIAA6AAAgAygC+AIgBWpBAWogETYAACADKAL4AiAFakEFaiAGNgAAIAVBCWoLIQVBACEHIAFBAmoiAA0GDBALIAMoAgQgC0sNFyADQQY6ACYgA0ECOgAkIANBzJTAAP0AAAD9CwBsIANB2ZTAACkAADcAeQ\
wNCyADKAIEIAtLBEBBASERDBcLIANBBjoAJiADQQI6ACQgA0HMlMAA/QAAAP0LAGwgA0HZlMAAKQAANwB5DAwLIC9QDRUgLyAwfCEwIC+nIQBBACEHIDdQDQMgBUEQakGAgARLDRUgAygCICEBIAMoAvgCIAVqQR\
g6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQwDCyAvUA0UIC8gMHwhMCAvpyEAAkACQAJAAkAgLyAyWgRAIAVBzf8Da0H//3tPDQEMGQsgN1ANAiAFQRBqQYGABEkNAQwYCyA3Qg\
BSBEAgBUEQakGBgARPDRggAygCICEBIAMoAvgCIAVqQRg6AAAgAygC+AIgBWpBAWogATYAACADKAL4AiAFakEFaiAANgAAIAVBCWohBQsCQCA2QgBSBEAgBUEQakGBgARJDQEMGQsgA0EBOgAUIANCADcDOCAFQV\
5IDRgMAwsgAygCICEBIAMoAvgCIAVqQRc6AAAgAygC+AIgBWpBAWogACABajYAACADKAL4AiAFakEFakEANgAAIANBAToAFCADQgA3AzggBUEJaiEFDAILIAMoAiAhASADKAL4AiAFakEYOgAAIAMoAvgCIAVqQQ\
FqIAE2AAAgAygC+AIgBWpBBWogADYAACAFQQlqIQULIAMgAykDOCAvfTcDOEEAIQcMAwsCQCAXRQ0AIDRCAFIEQCAFQXBIDRYgAygCICECIAMoAvgCIAVqIgFBBDoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAIA\
VBCWohBQsgM1ANACAFQXBIDRUgAygCICECIAMoAvgCIAVqIgFBBzoAACABQQVqQQA2AAAgAUEBaiAAIAJqNgAAIAVBCWohBQsgA0EAOgAWIANBADoAFAJAAkAgAy0AUkEBRgRAIAMtABFBAXENAQsgAy0AUA0BIA\
MtACRBAkcNAkEAIQcMBAtBACEHIAMtACRBAkYNAyADQQ46ACQMAwsgGUUNASAFQXBIDRQgAygCICECIAMoAvgCIAVqIgFBAjoAACABQQVqQQA2AAAgAUEBaiACNgAAIAVBCWohBQwBC0EAIQcgA0EAOgAkDAELQQ\
AhByADLQAkQQJGDQAgA0EBOgAkCyADIAMoAiAgAGo2AiAgACAJSw0NIAsgAGshCyAAIARqIQQgCSAAayEJDAkLIANBAToAFCAFQd//A2tB//97SQ0QAkAgF0UNACA0QgBSBEAgBUFwSA0SIAMoAiAhASADKAL4Ai\
AFaiIAQQQ6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIDNQDQAgBUFwSA0RIAMoAiAhASADKAL4AiAFaiIAQQc6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBADoAFiADQQA6ABQLIAMtAF\
BBAUcNASAZBEAgBUFwSA0QIAMoAiAhASADKAL4AiAFaiIAQQI6AAAgAEEFakEANgAAIABBAWogATYAACAFQQlqIQULIANBAToAJAtBACEHDAYLQQAhByADQQA6ACQMBQsgAygCACALSwRAQQEhEQwNCyADQQY6AC\
YgA0ECOgAkIANBu4rAAP0AAAD9CwBsIANBy4rAACgAADYAfAtBgAEhC0EUDAoLIAMoAgAgC0sEQEEBIREMCwsgA0EGOgAmIANBAjoAJCADQaWIwAD9AAAA/QsAbCADQbKIwAApAAA3AHkLQYEBIQtBFQwIC0EAIQ\
cgAy0AJEECRg0AIANBBDoAJAtBASERIAdBAXENByADLQAlQQFxRQ0ACwwGCwALIAMoAvgCQQA6AAAMBQsAC0H5ACELQQ0MAQsgA0EGOgAmIANBAjoAJCADQZaIwAApAAA3AGwgA0GdiMAAKQAANwBzQfsAIQtBDw\
s6APQCQQAhESADIAtqQQA6AAALIAMgAykDGCADKAIgIgutfDcDGAJAIAMtABNFDQAgAygC8AIiAARAIAMoAuwCIAAQWAsgA0IANwLsAiALIBRPDQACQAJAIAlFBEBBASEADAELIAlBARBWIgBFDQEgCUUNACAAIA\
QgCfwKAAALIAMgADYC7AIgAyAJNgLwAgwBCwALAkACQCAuQgGDUCARcgRAICBFDQEMAgsgBUH6/wNrQf//e0kNACADKAL4AiAFaiIAQQE6AAAgAEEBaiADKAIgNgAAIABBBWogAy0AJjoAACAFQQZqIQULIAMoAv\
gCIAVqQQA6AAALAkAgAykDWCIuUA0AIC5CAYMhLyAuQoCAAoMhMCAuQgKDITEgLkIEgyEzIC5CCIMhNCAuQhCDITUgLkIggyE2IC5CwACDITcgLkKAAYMhMiAuQoACgyE5IC5CgASDITogLkKACIMhOyAuQoAQgy\
E8IC5CgCCDIT0gLkKAwACDIT4gLkKAgAGDIT8gLkKAgASDIUAgLkKAgAiDIUEgLkKAgBCDIUIgLkKAgCCDIUMgLkKAgMAAgyFEIC5CgICAAYMhRSAuQoCAgAKDIUYgLkKAgIAEgyFHIC5CgICACIMhOCAuQoCAgB\
CDIUggLkKAgIAggyFJIC5CgICAwACDIS4gAygCaCECIAMoAvgCIQZBACEEA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgBCAGaiIALQAAQQFrDh\
wAAgMEBQYHCAkKCwwNDg8BEBESExQVFhcYGRobHwtBBiEBIC9QDRsgAiAAQQFqKAAAQQAQACAEQQZqIQQMHQtBEyEBIDBQDRogAiAAQQFqKAAAIABBBWovAAAgAEEHai0AAEEARyAAQQhqLQAAQQBHIABBCWotAA\
BBAEcgAEEKai0AACAAQQtqKQAAuhABIARBE2ohBAwcC0EJIQEgMVANGSACIABBAWooAAAgAEEFaigAABACIARBCWohBAwbC0EJIQEgM1ANGCACIABBAWooAAAgAEEFaigAABADIARBCWohBAwaC0EJIQEgNFANFy\
ACIABBAWooAAAgAEEFaigAABAEIARBCWohBAwZC0EJIQEgNVANFiACIABBAWooAAAgAEEFaigAABAFIARBCWohBAwYC0EJIQEgNlANFSACIABBAWooAAAgAEEFaigAABAGIARBCWohBAwXC0EJIQEgN1ANFCACIA\
BBAWooAAAgAEEFaigAABAHIARBCWohBAwWC0EJIQEgMlANEyACIABBAWooAAAgAEEFaigAABAIIARBCWohBAwVC0EJIQEgOVANEiACIABBAWooAAAgAEEFaigAABAJIARBCWohBAwUC0EJIQEgOlANESACIABBAW\
ooAAAgAEEFaigAABAKIARBCWohBAwTC0EJIQEgO1ANECACIABBAWooAAAgAEEFaigAABALIARBCWohBAwSC0EJIQEgPFANDyACIABBAWooAAAgAEEFaigAABAMIARBCWohBAwRC0EJIQEgPVANDiACIABBAWooAA\
AgAEEFaigAABANIARBCWohBAwQC0EJIQEgPlANDSACIABBAWooAAAgAEEFaigAABAOIARBCWohBAwPC0EJIQEgP1ANDCACIABBAWooAAAgAEEFaigAABAPIARBCWohBAwOC0EJIQEgQFANCyACIABBAWooAAAgAE\
EFaigAABAQIARBCWohBAwNC0EJIQEgQVANCiACIABBAWooAAAgAEEFaigAABARIARBCWohBAwMC0EJIQEgQlANCSACIABBAWooAAAgAEEFaigAABASIARBCWohBAwLC0EJIQEgQ1ANCCACIABBAWooAAAgAEEFai\
gAABATIARBCWohBAwKC0EJIQEgRFANByACIABBAWooAAAgAEEFaigAABAUIARBCWohBAwJC0EJIQEgRVANBiACIABBAWooAAAgAEEFaigAABAVIARBCWohBAwIC0EJIQEgRlANBSACIABBAWooAAAgAEEFaigAAB\
AWIARBCWohBAwHC0EJIQEgR1ANBCACIABBAWooAAAgAEEFaigAABAXIARBCWohBAwGC0EJIQEgOFANAyACIABBAWooAAAgAEEFaigAABAYIARBCWohBAwFC0EJIQEgSFANAiACIABBAWooAAAgAEEFaigAABAZIA\
RBCWohBAwEC0EJIQEgSVANASACIABBAWooAAAgAEEFaigAABAaIARBCWohBAwDC0EJIQEgLkIAUg0BCyABIARqIQQMAQsgAiAAQQFqKAAAIABBBWooAAAQGyAEQQlqIQQMAAsACyAfIBhBAEdxRQ0AIBAgGBBYCy\
AMQZABaiQAIAsLCQAgAEEBOgAlC5kBACAAQQA7ASQgAUUEQCAAQgA3AxgLIABBADoA9AIgAEEAOgBsIABBADoAJiAAKALwAiIBBEAgACgC7AIgARBYCyAAQgA3AyggAEEAOwAVIABCADcC7AIgAP0MAAAAAAAAAA\
AAAAAAAAAAAP0LAzAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LA0AgAEEANgJQIAAoAvgCQQA6AAALCQAgAEEAOgAlCwkAIAAgATcDWAsJACAAIAE3A2ALCQAgACABOgAXCwkAIAAgAToAFQsJACAAIAE6ABELCQAgAC\
ABNwMICwkAIAAgATYCBAsJACAAIAE2AgALCQAgACABOgAQCwkAIAAgAToAFAsJACAAIAE6ABMLCQAgACABOgAWCwkAIAAgAToAEgsHACAALQAUCwcAIAAtABMLBwAgAC0AFgsHACAALQASC/QCAQV/IAFBCU8EQA\
JAIABBzf97QRAgASABQRBNGyICa08NACACQRAgAEELakF4cSAAQQtJGyIEakEMahBXIgBFDQAgAEEIayEBAkAgAkEBayIDIABxRQRAIAEhAAwBCyAAQQRrIgUoAgAiBkF4cSAAIANqQQAgAmtxQQhrIgAgAkEAIA\
AgAWtBEE0baiIAIAFrIgJrIQMgBkEDcQRAIAAgAyAAKAIEQQFxckECcjYCBCAAIANqIgMgAygCBEEBcjYCBCAFIAIgBSgCAEEBcXJBAnI2AgAgASACaiIDIAMoAgRBAXI2AgQgASACEFsMAQsgASgCACEBIAAgAz\
YCBCAAIAEgAmo2AgALAkAgACgCBCIBQQNxRQ0AIAFBeHEiAiAEQRBqTQ0AIAAgBCABQQFxckECcjYCBCAAIARqIgEgAiAEayIEQQNyNgIEIAAgAmoiAiACKAIEQQFyNgIEIAEgBBBbCyAAQQhqIQMLIAMPCyAAEF\
cL/yUBCX8jAEEQayIIJAACQAJAAkAgAEH1AU8EQCAAQcz/e0sEQEEAIQAMBAsgAEELaiIBQXhxIQVB0JvAACgCACIJRQ0CQR8hBiAAQfX//wdPDQEgBUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEGDAELAkACQA\
JAAkACQEHMm8AAKAIAIgRBECAAQQtqQfgDcSAAQQtJGyIFQQN2IgB2IgFBA3EEQCABQX9zQQFxIABqIgdBA3QiAUHEmcAAaiIAIAFBzJnAAGooAgAiAigCCCIDRg0BIAMgADYCDCAAIAM2AggMAgsgBUHUm8AAKA\
IATQ0GIAFFBEBB0JvAACgCACIARQ0HIABoQQJ0QbSYwABqKAIAIgEoAgRBeHEgBWshAyABIQIDQAJAIAEoAhAiAEUEQCABKAIUIgBFDQELIAAoAgRBeHEgBWsiASADIAEgA0kiARshAyAAIAIgARshAiAAIQEMAQ\
sLIAIoAhghBgJAAkAgAiACKAIMIgBGBEAgAkEUQRAgAigCFCIAG2ooAgAiAQ0BQQAhAAwCCyACKAIIIgEgADYCDCAAIAE2AggMAQsgAkEUaiACQRBqIAAbIQQDQCAEIQcgASIAQRRqIABBEGogACgCFCIBGyEEIA\
BBFEEQIAEbaigCACIBDQALIAdBADYCAAsgBkUNBQJAIAIoAhxBAnRBtJjAAGoiASgCACACRwRAIAIgBigCEEcEQCAGIAA2AhQgAA0CDAgLIAYgADYCECAADQEMBwsgASAANgIAIABFDQULIAAgBjYCGCACKAIQIg\
EEQCAAIAE2AhAgASAANgIYCyACKAIUIgFFDQUgACABNgIUIAEgADYCGAwFCwJAQQIgAHQiAkEAIAJrciABIAB0cWgiB0EDdCIBQcSZwABqIgIgAUHMmcAAaigCACIAKAIIIgNHBEAgAyACNgIMIAIgAzYCCAwBC0\
HMm8AAIARBfiAHd3E2AgALIAAgBUEDcjYCBCAAIAVqIgYgASAFayIHQQFyNgIEIAAgAWogBzYCAEHUm8AAKAIAIgJFDQJB3JvAACgCACEBAkBBzJvAACgCACIEQQEgAkEDdnQiA3FFBEBBzJvAACADIARyNgIAIA\
JBeHFBxJnAAGoiAyEEDAELIAJBeHEiAkHEmcAAaiEEIAJBzJnAAGooAgAhAwsgBCABNgIIIAMgATYCDCABIAQ2AgwgASADNgIIDAILQcybwAAgBEF+IAd3cTYCAAsgAkEIaiEAIAIgAUEDcjYCBCABIAJqIgEgAS\
gCBEEBcjYCBAwFCyAAQQhqIQBB3JvAACAGNgIAQdSbwAAgBzYCAAwEC0HQm8AAQdCbwAAoAgBBfiACKAIcd3E2AgALAkACQCADQRBPBEAgAiAFQQNyNgIEIAIgBWoiByADQQFyNgIEIAMgB2ogAzYCAEHUm8AAKA\
IAIgFFDQFB3JvAACgCACEAAkBBzJvAACgCACIEQQEgAUEDdnQiBnFFBEBBzJvAACAEIAZyNgIAIAFBeHFBxJnAAGoiBCEBDAELIAFBeHEiBEHEmcAAaiEBIARBzJnAAGooAgAhBAsgASAANgIIIAQgADYCDCAAIA\
E2AgwgACAENgIIDAELIAIgAyAFaiIAQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDAELQdybwAAgBzYCAEHUm8AAIAM2AgALIAJBCGoiAEUNAQwCC0EAIAVrIQMCQAJAAkAgBkECdEG0mMAAaigCACICRQRAQQAhAU\
EAIQAMAQtBACEBIAVBGSAGQQF2a0EAIAZBH0cbdCEEQQAhAANAAkAgAigCBEF4cSIHIAVJDQAgByAFayIHIANPDQAgAiEBIAciAw0AQQAhAyABIQAMAwsgAigCFCIHIAAgByACIARBHXZBBHFqKAIQIgJHGyAAIA\
cbIQAgBEEBdCEEIAINAAsLIAAgAXJFBEBBACEBQQIgBnQiAEEAIABrciAJcSIARQ0DIABoQQJ0QbSYwABqKAIAIQALIABFDQELA0AgAyAAKAIEQXhxIgIgBWsiBCADIAMgBEsiBBsgAiAFSSICGyEDIAEgACABIA\
QbIAIbIQEgACgCECICBH8gAgUgACgCFAsiAA0ACwsgAUUNACAFQdSbwAAoAgAiAE0gAyAAIAVrT3ENACABKAIYIQYCQAJAIAEgASgCDCIARgRAIAFBFEEQIAEoAhQiABtqKAIAIgINAUEAIQAMAgsgASgCCCICIA\
A2AgwgACACNgIIDAELIAFBFGogAUEQaiAAGyEEA0AgBCEHIAIiAEEUaiAAQRBqIAAoAhQiAhshBCAAQRRBECACG2ooAgAiAg0ACyAHQQA2AgALAkAgBkUNAAJAAkAgASgCHEECdEG0mMAAaiICKAIAIAFHBEAgAS\
AGKAIQRwRAIAYgADYCFCAADQIMBAsgBiAANgIQIAANAQwDCyACIAA2AgAgAEUNAQsgACAGNgIYIAEoAhAiAgRAIAAgAjYCECACIAA2AhgLIAEoAhQiAkUNASAAIAI2AhQgAiAANgIYDAELQdCbwABB0JvAACgCAE\
F+IAEoAhx3cTYCAAsCQCADQRBPBEAgASAFQQNyNgIEIAEgBWoiACADQQFyNgIEIAAgA2ogAzYCACADQYACTwRAIAAgAxBcDAILAkBBzJvAACgCACICQQEgA0EDdnQiBHFFBEBBzJvAACACIARyNgIAIANB+AFxQc\
SZwABqIgMhAgwBCyADQfgBcSIEQcSZwABqIQIgBEHMmcAAaigCACEDCyACIAA2AgggAyAANgIMIAAgAjYCDCAAIAM2AggMAQsgASADIAVqIgBBA3I2AgQgACABaiIAIAAoAgRBAXI2AgQLIAFBCGoiAA0BCwJAAk\
ACQAJAAkACQAJAIAVB1JvAACgCACIBSwRAIAVB2JvAACgCACIATwRAIAhBBGohAAJ/AkAgBUGvgARqQYCAfHEiAUUNAEH4m8AALQAAQfibwABBAToAAEGAnMAAIQIgAUGA5ANLDQANAEGA5AMMAQtBACECQQAgAU\
EQdiABQf//A3FBAEdqIgFAACIEQX9GDQAaIAFBEHQiAUEQayABIARBEHQiAkEAIAFrRhsLIQEgAEEANgIIIAAgATYCBCAAIAI2AgAgCCgCBCIBRQRAQQAhAAwKCyAIKAIMIQdB5JvAACAIKAIIIgRB5JvAACgCAG\
oiADYCAEHom8AAIABB6JvAACgCACICIAAgAksbNgIAAkACQEHgm8AAKAIAIgIEQEG0mcAAIQADQCABIAAoAgAiAyAAKAIEIgZqRg0CIAAoAggiAA0ACwwCC0Hwm8AAKAIAIgBFDQcgACABSw0HDAkLIAEgAk0NAC\
ACIANJDQAgACgCDCIDQQFxDQAgA0EBdiAHRg0DC0Hwm8AAQfCbwAAoAgAiACABIAAgAUkbNgIAIAEgBGohA0G0mcAAIQACQAJAAkADQCADIAAoAgAiBkcEQCAAKAIIIgANAQwCCwsgACgCDCIDQQFxDQAgA0EBdi\
AHRg0BC0G0mcAAIQADQCACIAAoAgAiA08EQCACIAMgACgCBGoiBkkNAwsgACgCCCEADAALAAsgACABNgIAIAAgACgCBCAEajYCBCABQQ9qQXhxQQhrIgQgBUEDcjYCBCAGQQ9qQXhxQQhrIgMgBCAFaiIAayEFIA\
NB4JvAACgCAEYNBCADQdybwAAoAgBGDQUgAygCBCICQQNxQQFGBEAgAyACQXhxIgEQWiABIAVqIQUgASADaiIDKAIEIQILIAMgAkF+cTYCBCAAIAVBAXI2AgQgACAFaiAFNgIAIAVBgAJPBEAgACAFEFwMCAsCQE\
HMm8AAKAIAIgFBASAFQQN2dCICcUUEQEHMm8AAIAEgAnI2AgAgBUH4AXFBxJnAAGoiBSEDDAELIAVB+AFxIgFBxJnAAGohAyABQcyZwABqKAIAIQULIAMgADYCCCAFIAA2AgwgACADNgIMIAAgBTYCCAwHC0Hgm8\
AAIAFBD2pBeHEiAEEIayIDNgIAQdibwAAgBEEoayIJIAEgAGtqQQhqIgA2AgAgAyAAQQFyNgIEIAEgCWpBKDYCBEHsm8AAQYCAgAE2AgAgAiAGQSBrQXhxQQhrIgAgACACQRBqSRsiA0EbNgIEIANBCGoiAEG0mc\
AA/QACAP0LAgBBwJnAACAHNgIAQbiZwAAgBDYCAEG0mcAAIAE2AgBBvJnAACAANgIAIANBHGohAANAIABBBzYCACAAQQRqIgAgBkkNAAsgAiADRg0IIAMgAygCBEF+cTYCBCACIAMgAmsiAEEBcjYCBCADIAA2Ag\
AgAEGAAk8EQCACIAAQXAwJCwJAQcybwAAoAgAiAUEBIABBA3Z0IgRxRQRAQcybwAAgASAEcjYCACAAQfgBcUHEmcAAaiIAIQEMAQsgAEH4AXEiAEHEmcAAaiEBIABBzJnAAGooAgAhAAsgASACNgIIIAAgAjYCDC\
ACIAE2AgwgAiAANgIIDAgLQdibwAAgACAFayIBNgIAQeCbwABB4JvAACgCACIAIAVqIgI2AgAgAiABQQFyNgIEIAAgBUEDcjYCBCAAQQhqIQAMCAtB3JvAACgCACEAAkAgASAFayICQQ9NBEBB3JvAAEEANgIAQd\
SbwABBADYCACAAIAFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQtB1JvAACACNgIAQdybwAAgACAFaiIENgIAIAQgAkEBcjYCBCAAIAFqIAI2AgAgACAFQQNyNgIECyAAQQhqIQAMBwsgACAEIAZqNgIEQeCbwA\
BB4JvAACgCACIAQQ9qQXhxIgFBCGsiAjYCAEHYm8AAQdibwAAoAgAgBGoiBCAAIAFrakEIaiIBNgIAIAIgAUEBcjYCBCAAIARqQSg2AgRB7JvAAEGAgIABNgIADAULQeCbwAAgADYCAEHYm8AAQdibwAAoAgAgBW\
oiATYCACAAIAFBAXI2AgQMAgtB3JvAACAANgIAQdSbwABB1JvAACgCACAFaiIBNgIAIAAgAUEBcjYCBCAAIAFqIAE2AgAMAQtB8JvAACABNgIADAELIARBCGohAAwCC0H0m8AAQf8fNgIAQcCZwAAgBzYCAEG4mc\
AAIAQ2AgBBtJnAACABNgIAQdCZwABBxJnAADYCAEHYmcAAQcyZwAA2AgBBzJnAAEHEmcAANgIAQeCZwABB1JnAADYCAEHUmcAAQcyZwAA2AgBB6JnAAEHcmcAANgIAQdyZwABB1JnAADYCAEHwmcAAQeSZwAA2Ag\
BB5JnAAEHcmcAANgIAQfiZwABB7JnAADYCAEHsmcAAQeSZwAA2AgBBgJrAAEH0mcAANgIAQfSZwABB7JnAADYCAEGImsAAQfyZwAA2AgBB/JnAAEH0mcAANgIAQZCawABBhJrAADYCAEGEmsAAQfyZwAA2AgBBjJ\
rAAEGEmsAANgIAQZiawABBjJrAADYCAEGUmsAAQYyawAA2AgBBoJrAAEGUmsAANgIAQZyawABBlJrAADYCAEGomsAAQZyawAA2AgBBpJrAAEGcmsAANgIAQbCawABBpJrAADYCAEGsmsAAQaSawAA2AgBBuJrAAE\
GsmsAANgIAQbSawABBrJrAADYCAEHAmsAAQbSawAA2AgBBvJrAAEG0msAANgIAQciawABBvJrAADYCAEHEmsAAQbyawAA2AgBB0JrAAEHEmsAANgIAQdiawABBzJrAADYCAEHMmsAAQcSawAA2AgBB4JrAAEHUms\
AANgIAQdSawABBzJrAADYCAEHomsAAQdyawAA2AgBB3JrAAEHUmsAANgIAQfCawABB5JrAADYCAEHkmsAAQdyawAA2AgBB+JrAAEHsmsAANgIAQeyawABB5JrAADYCAEGAm8AAQfSawAA2AgBB9JrAAEHsmsAANg\
IAQYibwABB/JrAADYCAEH8msAAQfSawAA2AgBBkJvAAEGEm8AANgIAQYSbwABB/JrAADYCAEGYm8AAQYybwAA2AgBBjJvAAEGEm8AANgIAQaCbwABBlJvAADYCAEGUm8AAQYybwAA2AgBBqJvAAEGcm8AANgIAQZ\
ybwABBlJvAADYCAEGwm8AAQaSbwAA2AgBBpJvAAEGcm8AANgIAQbibwABBrJvAADYCAEGsm8AAQaSbwAA2AgBBwJvAAEG0m8AANgIAQbSbwABBrJvAADYCAEHIm8AAQbybwAA2AgBBvJvAAEG0m8AANgIAQeCbwA\
AgAUEPakF4cSIAQQhrIgI2AgBBxJvAAEG8m8AANgIAQdibwAAgBEEoayIEIAEgAGtqQQhqIgA2AgAgAiAAQQFyNgIEIAEgBGpBKDYCBEHsm8AAQYCAgAE2AgALQQAhAEHYm8AAKAIAIgEgBU0NAEHYm8AAIAEgBW\
siATYCAEHgm8AAQeCbwAAoAgAiACAFaiICNgIAIAIgAUEBcjYCBCAAIAVBA3I2AgQgAEEIaiEACyAIQRBqJAAgAAs9AQJ/AkAgAEEEaygCACICQXhxIgNBBEEIIAJBA3EiAhsgAWpJDQAgAkEAIAMgAUEnaksbDQ\
AgABBZDwsAC6IGAQR/IABBCGsiASAAQQRrKAIAIgNBeHEiAGohAgJAAkAgA0EBcQ0AIANBAnFFDQEgASgCACIDIABqIQAgASADayIBQdybwAAoAgBGBEAgAigCBEEDcUEDRw0BQdSbwAAgADYCACACIAIoAgRBfn\
E2AgQgASAAQQFyNgIEIAIgADYCAA8LIAEgAxBaCwJAAkBB9JvAAAJ/AkACQAJAAkAgAigCBCIDQQJxRQRAIAJB4JvAACgCAEYNAiACQdybwAAoAgBGDQMgAiADQXhxIgIQWiABIAAgAmoiAEEBcjYCBCAAIAFqIA\
A2AgAgAUHcm8AAKAIARw0BQdSbwAAgADYCAA8LIAIgA0F+cTYCBCABIABBAXI2AgQgACABaiAANgIACyAAQYACSQ0EIAEgABBcQfSbwABB9JvAACgCAEEBayIANgIAIAANBkG8mcAAKAIAIgANAkH/HwwDC0Hgm8\
AAIAE2AgBB2JvAAEHYm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEQdybwAAoAgAgAUYEQEHUm8AAQQA2AgBB3JvAAEEANgIACyAAQeybwAAoAgAiAk0NBUHgm8AAKAIAIgBFDQVB2JvAACgCACIDQSlJDQRBtJnAAC\
EBA0AgACABKAIAIgRPBEAgACAEIAEoAgRqSQ0GCyABKAIIIQEMAAsAC0Hcm8AAIAE2AgBB1JvAAEHUm8AAKAIAIABqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAA8LQQAhAQNAIAFBAWohASAAKAIIIgANAAtB/x\
8gASABQf8fTRsLNgIADwsCQEHMm8AAKAIAIgJBASAAQQN2dCIDcUUEQEHMm8AAIAIgA3I2AgAgAEH4AXFBxJnAAGoiACECDAELIABB+AFxIgBBxJnAAGohAiAAQcyZwABqKAIAIQALIAIgATYCCCAAIAE2AgwgAS\
ACNgIMIAEgADYCCA8LQfSbwABBvJnAACgCACIABH9BACEBA0AgAUEBaiEBIAAoAggiAA0AC0H/HyABIAFB/x9NGwVB/x8LNgIAIAIgA08NAEHsm8AAQX82AgALC4IDAQR/IAAoAgwhAgJAAkACQCABQYACTwRAIA\
AoAhghAwJAAkAgACACRgRAIABBFEEQIAAoAhQiAhtqKAIAIgENAUEAIQIMAgsgACgCCCIBIAI2AgwgAiABNgIIDAELIABBFGogAEEQaiACGyEEA0AgBCEFIAEiAkEUaiACQRBqIAIoAhQiARshBCACQRRBECABG2\
ooAgAiAQ0ACyAFQQA2AgALIANFDQICQCAAKAIcQQJ0QbSYwABqIgEoAgAgAEcEQCADKAIQIABGDQEgAyACNgIUIAINAwwECyABIAI2AgAgAkUNBAwCCyADIAI2AhAgAg0BDAILIAAoAggiACACRwRAIAAgAjYCDC\
ACIAA2AggPC0HMm8AAQcybwAAoAgBBfiABQQN2d3E2AgAPCyACIAM2AhggACgCECIBBEAgAiABNgIQIAEgAjYCGAsgACgCFCIARQ0AIAIgADYCFCAAIAI2AhgPCw8LQdCbwABB0JvAACgCAEF+IAAoAhx3cTYCAA\
uOBAECfyAAIAFqIQICQAJAAkAgACgCBCIDQQFxDQAgA0ECcUUNASAAKAIAIgMgAWohASAAIANrIgBB3JvAACgCAEYEQCACKAIEQQNxQQNHDQFB1JvAACABNgIAIAIgAigCBEF+cTYCBCAAIAFBAXI2AgQgAiABNg\
IADwsgACADEFoLAkACQCACKAIEIgNBAnFFBEAgAkHgm8AAKAIARg0CIAJB3JvAACgCAEYNBCACIANBeHEiAhBaIAAgASACaiIBQQFyNgIEIAAgAWogATYCACAAQdybwAAoAgBHDQFB1JvAACABNgIADwsgAiADQX\
5xNgIEIAAgAUEBcjYCBCAAIAFqIAE2AgALIAFBgAJPBEAgACABEFwPCwJAQcybwAAoAgAiAkEBIAFBA3Z0IgNxRQRAQcybwAAgAiADcjYCACABQfgBcUHEmcAAaiIBIQIMAQsgAUH4AXEiAUHEmcAAaiECIAFBzJ\
nAAGooAgAhAQsgAiAANgIIIAEgADYCDCAAIAI2AgwgACABNgIIDwtB4JvAACAANgIAQdibwABB2JvAACgCACABaiIBNgIAIAAgAUEBcjYCBCAAQdybwAAoAgBHDQBB1JvAAEEANgIAQdybwABBADYCAAsPC0Hcm8\
AAIAA2AgBB1JvAAEHUm8AAKAIAIAFqIgE2AgAgACABQQFyNgIEIAAgAWogATYCAAvDAgEEfyAAQgA3AhAgAAJ/QQAgAUEIdiIDRQ0AGkEfIAFBgICACE8NABogAUEmIANnIgNrdkEBcSADQQF0ckE+cwsiAjYCHC\
ACQQJ0QbSYwABqIQRBASACdCIDQdCbwAAoAgBxRQRAIAQgADYCACAAIAQ2AhggACAANgIMIAAgADYCCEHQm8AAQdCbwAAoAgAgA3I2AgAPCwJAAkAgASAEKAIAIgMoAgRBeHFGBEAgAyECDAELIAFBGSACQQF2a0\
EAIAJBH0cbdCEFA0AgAyAFQR12QQRxaiIEKAIQIgJFDQIgBUEBdCEFIAIhAyACKAIEQXhxIAFHDQALCyACKAIIIgEgADYCDCACIAA2AgggAEEANgIYIAAgAjYCDCAAIAE2AggPCyAEQRBqIAA2AgAgACADNgIYIA\
AgADYCDCAAIAA2AggLC+4VBwBBoYDAAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQ\
BBiYLAAAsBAQBBoILAAAvgAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAEGJhMAACwEBAEGghMAAC+ABAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQ\
EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
EBAQEAQaGGwAALXgEAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAQYCIwAALtBBVbmV4cG\
VjdGVkIGVuZCBvZiBkYXRhVW5leHBlY3RlZCBkYXRhUmVxdWVzdCBsaW5lIHRvbyBsb25nSW52YWxpZCBtZXRob2QgY2hhcmFjdGVySW52YWxpZCBVUkwgY2hhcmFjdGVyUFJJIGlzIG9ubHkgdmFsaWQgd2l0aC\
BIVFRQLzIuMFVuc3VwcG9ydGVkIEhUVFAgdmVyc2lvbkludmFsaWQgcHJvdG9jb2xJbnZhbGlkIHByb3RvY29sIG5hbWVFeHBlY3RlZCAvIGFmdGVyIHRoZSBwcm90b2NvbCBuYW1lRXhwZWN0ZWQgc3BhY2UgYW\
Z0ZXIgVVJMRXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgbWV0aG9kUmVxdWVzdCBsaW5lIHRvbyBzaG9ydEV4cGVjdGVkIENSTEZTdGF0dXMgbGluZSB0b28gbG9uZ0ludmFsaWQgSFRUUCByZXNwb25zZSBzdGF0dXNJbn\
ZhbGlkIHN0YXR1cyByZWFzb24gY2hhcmFjdGVyRXhwZWN0ZWQgYSBzcGFjZSBhZnRlciBIVFRQIHJlc3BvbnNlIHN0YXR1c0V4cGVjdGVkIHNwYWNlIGFmdGVyIHByb3RvY29sU3RhdHVzIGxpbmUgdG9vIHNob3\
J0TWFsZm9ybWVkIEhUVFAvMi4wIHByZWZhY2VVbmV4cGVjdGVkIENvbnRlbnQtTGVuZ3RoIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBDb250ZW50LUxlbmd0aCBoZWFkZXIgdm\
FsdWVJbnZhbGlkIENvbnRlbnQtTGVuZ3RoIGhlYWRlckludmFsaWQgZHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoIGhlYWRlclVuZXhwZWN0ZWQgQ29udGVudC1MZW5ndGggaGVhZGVyIHdoZW4gVHJhbnNmZXItRW\
5jb2RpbmcgaGVhZGVyIGlzIHByZXNlbnRVbmV4cGVjdGVkIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBmb3IgYSByZXNwb25zZSB3aXRob3V0IGJvZHlFeHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZX\
IgdmFsdWVUaGUgdmFsdWUgImNodW5rZWQiIGluIHRoZSBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgbXVzdCBiZSB0aGUgbGFzdCBwcm92aWRlZCBhbmQgY2FuIGJlIHByb3ZpZGVkIG9ubHkgb25jZVRoZSB2YW\
x1ZSAiY2h1bmtlZCIgaW4gdGhlIFRyYW5zZmVyLUVuY29kaW5nIGhlYWRlciBtdXN0IGJlIHRoZSBsYXN0IHByb3ZpZGVkVW5leHBlY3RlZCBUcmFuc2Zlci1FbmNvZGluZyBoZWFkZXIgd2hlbiBDb250ZW50LU\
xlbmd0aCBoZWFkZXIgaXMgcHJlc2VudEV4cGVjdGVkIENvbm5lY3Rpb24gaGVhZGVyIHZhbHVlSW52YWxpZCBDb25uZWN0aW9uIGhlYWRlciB2YWx1ZUV4cGVjdGVkIFRyYWlsZXIgaGVhZGVyIHZhbHVlRXhwZW\
N0ZWQgVXBncmFkZSBoZWFkZXIgdmFsdWVJbnZhbGlkIFVwZ3JhZGUgaGVhZGVyIHZhbHVlSW52YWxpZCBoZWFkZXIgZmllbGQgbmFtZSBjaGFyYWN0ZXJJbnZhbGlkIGhlYWRlciBmaWVsZCB2YWx1ZSBjaGFyYW\
N0ZXJIZWFkZXIgbGluZSB0b28gbG9uZ01pc3NpbmcgQ29ubmVjdGlvbiBoZWFkZXIgc2V0IHRvICJ1cGdyYWRlIiB3aGVuIHVzaW5nIHRoZSBVcGdyYWRlIGhlYWRlclRyYWlsZXJzIGFyZSBub3QgYWxsb3dlZC\
B3aGVuIG5vdCB1c2luZyBjaHVua2VkIHRyYW5zZmVyIGVuY29kaW5nVW5leHBlY3RlZCBjb250ZW50IGZvciB0aGUgcmVxdWVzdCAoR0VUIG9yIEhFQUQpVHJhbnNmZXItRW5jb2RpbmcgbGFzdCBoZWFkZXIgdm\
FsdWUgbXVzdCBiZSAiY2h1bmtlZCIgaWYgdGhlIGhlYWRlciBpcyBwcmVzZW50Q2h1bmsgaGVhZGVyIHRvbyBsb25nSW52YWxpZCBjaHVuayBsZW5ndGggY2hhcmFjdGVySW52YWxpZCBjaHVuayBsZW5ndGggc2\
l6ZUV4cGVjdGVkIGNodW5rIGV4dGVuc2lvbiBuYW1lSW52YWxpZCBjaHVuayBleHRlbnNpb24gbmFtZSBjaGFyYWN0ZXJFeHBlY3RlZCBjbG9zaW5nIHF1b3RlIGZvciBjaHVuayBleHRlbnNpb24gdmFsdWVJbn\
ZhbGlkIGNodW5rIGV4dGVuc2lvbiBxdW90ZWQgdmFsdWUgY2hhcmFjdGVyRXhwZWN0ZWQgY2h1bmsgZXh0ZW5zaW9uIHZhbHVlSW52YWxpZCBjaHVuayBleHRlbnNpb24gdmFsdWUgY2hhcmFjdGVySW52YWxpZC\
BjaHVuayBleHRlbnNpb24gY2hhcmFjdGVyIGFmdGVyIHZhbHVlRXhwZWN0ZWQgQ1JMRiBhZnRlciBjaHVuayBkYXRhSW52YWxpZCB0cmFpbGVyIGZpZWxkIG5hbWUgY2hhcmFjdGVySW52YWxpZCB0cmFpbGVyIG\
ZpZWxkIHZhbHVlIGNoYXJhY3RlclRyYWlsZXIgbGluZSB0b28gbG9uZ0ludmFsaWQgc3RhdGU=","base64")),Q=new TextEncoder,I=new TextDecoder;function n(m,K){const CA=Number(BigInt.
asUintN(32,K)),FA=Number(K>>32n);m(I.decode(new Uint8Array(this.memory.buffer,FA,CA)))}function o(m){return this.alloc(m)>>>0}function M(m,K){return this.dealloc(
m,K)}function p(){return this.create()>>>0}function S(m){this.destroy(m)}function d(m,K,CA){return this.parse(m,K,CA)>>>0}function R(m,K,CA){const FA=CA.length,
v=this.alloc(FA),kA=new Uint8Array(this.memory.buffer,v,FA);Q.encodeInto(CA,kA),this.fail(m,K,v,FA),this.dealloc(v,FA)}function u(){return this.milo_has_debug()!==
0}const h=Object.freeze({NONE:0,USER:1,CALLBACK_ERROR:2,UNEXPECTED_STATE:3,UNEXPECTED_DATA:4,UNEXPECTED_EOF:5,UNEXPECTED_CHARACTER:6,UNEXPECTED_CONTENT_LENGTH:7,
UNEXPECTED_TRANSFER_ENCODING:8,UNEXPECTED_CONTENT:9,UNEXPECTED_TRAILERS:10,INVALID_VERSION:11,INVALID_STATUS:12,INVALID_CONTENT_LENGTH:13,INVALID_TRANSFER_ENCODING:14,
INVALID_CHUNK_SIZE:15,MISSING_CONNECTION_UPGRADE:16,UNSUPPORTED_HTTP_VERSION:17,0:"NONE",1:"USER",2:"CALLBACK_ERROR",3:"UNEXPECTED_STATE",4:"UNEXPECTED_DATA",5:"\
UNEXPECTED_EOF",6:"UNEXPECTED_CHARACTER",7:"UNEXPECTED_CONTENT_LENGTH",8:"UNEXPECTED_TRANSFER_ENCODING",9:"UNEXPECTED_CONTENT",10:"UNEXPECTED_TRAILERS",11:"INVA\
LID_VERSION",12:"INVALID_STATUS",13:"INVALID_CONTENT_LENGTH",14:"INVALID_TRANSFER_ENCODING",15:"INVALID_CHUNK_SIZE",16:"MISSING_CONNECTION_UPGRADE",17:"UNSUPPOR\
TED_HTTP_VERSION"}),s=Object.freeze({OTHER:0,GET:1,HEAD:2,POST:3,PUT:4,DELETE:5,CONNECT:6,OPTIONS:7,TRACE:8,PATCH:9,PRI:10,0:"OTHER",1:"GET",2:"HEAD",3:"POST",4:"\
PUT",5:"DELETE",6:"CONNECT",7:"OPTIONS",8:"TRACE",9:"PATCH",10:"PRI"}),c=Object.freeze({ON_ERROR:0,ON_FINISH:1,ON_MESSAGE_START:2,ON_MESSAGE_COMPLETE:3,ON_REQUEST:4,
ON_RESPONSE:5,ON_RESET:6,ON_METHOD:7,ON_URL:8,ON_PROTOCOL:9,ON_VERSION:10,ON_STATUS:11,ON_REASON:12,ON_HEADER_NAME:13,ON_HEADER_VALUE:14,ON_HEADERS:15,ON_CONNECT:16,
ON_UPGRADE:17,ON_CHUNK_LENGTH:18,ON_CHUNK_EXTENSION_NAME:19,ON_CHUNK_EXTENSION_VALUE:20,ON_CHUNK:21,ON_BODY:22,ON_DATA:23,ON_TRAILER_NAME:24,ON_TRAILER_VALUE:25,
ON_TRAILERS:26,ON_STATE_CHANGE:27,0:"ON_ERROR",1:"ON_FINISH",2:"ON_MESSAGE_START",3:"ON_MESSAGE_COMPLETE",4:"ON_REQUEST",5:"ON_RESPONSE",6:"ON_RESET",7:"ON_METH\
OD",8:"ON_URL",9:"ON_PROTOCOL",10:"ON_VERSION",11:"ON_STATUS",12:"ON_REASON",13:"ON_HEADER_NAME",14:"ON_HEADER_VALUE",15:"ON_HEADERS",16:"ON_CONNECT",17:"ON_UPG\
RADE",18:"ON_CHUNK_LENGTH",19:"ON_CHUNK_EXTENSION_NAME",20:"ON_CHUNK_EXTENSION_VALUE",21:"ON_CHUNK",22:"ON_BODY",23:"ON_DATA",24:"ON_TRAILER_NAME",25:"ON_TRAILE\
R_VALUE",26:"ON_TRAILERS",27:"ON_STATE_CHANGE"}),t=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,ON_REQUEST:16n,ON_RESPONSE:32n,
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
BODY",24:"DATA",25:"TRAILER_NAME",26:"TRAILER_VALUE",27:"TRAILERS",28:"STATE_CHANGE"}),e=Object.freeze({NONE:0n,ON_ERROR:1n,ON_FINISH:2n,ON_MESSAGE_START:4n,ON_MESSAGE_COMPLETE:8n,
ON_REQUEST:16n,ON_RESPONSE:32n,ON_RESET:64n,ON_METHOD:128n,ON_URL:256n,ON_PROTOCOL:512n,ON_VERSION:1024n,ON_STATUS:2048n,ON_REASON:4096n,ON_HEADER_NAME:8192n,ON_HEADER_VALUE:16384n,
ON_HEADERS:32768n,ON_CONNECT:65536n,ON_UPGRADE:131072n,ON_CHUNK_LENGTH:262144n,ON_CHUNK_EXTENSION_NAME:524288n,ON_CHUNK_EXTENSION_VALUE:1048576n,ON_CHUNK:2097152n,
ON_BODY:4194304n,ON_DATA:8388608n,ON_TRAILER_NAME:16777216n,ON_TRAILER_VALUE:33554432n,ON_TRAILERS:67108864n,ON_STATE_CHANGE:134217728n,ALL:268435455n,0n:"NONE",
1n:"ON_ERROR",2n:"ON_FINISH",4n:"ON_MESSAGE_START",8n:"ON_MESSAGE_COMPLETE",16n:"ON_REQUEST",32n:"ON_RESPONSE",64n:"ON_RESET",128n:"ON_METHOD",256n:"ON_URL",512n:"\
ON_PROTOCOL",1024n:"ON_VERSION",2048n:"ON_STATUS",4096n:"ON_REASON",8192n:"ON_HEADER_NAME",16384n:"ON_HEADER_VALUE",32768n:"ON_HEADERS",65536n:"ON_CONNECT",131072n:"\
ON_UPGRADE",262144n:"ON_CHUNK_LENGTH",524288n:"ON_CHUNK_EXTENSION_NAME",1048576n:"ON_CHUNK_EXTENSION_VALUE",2097152n:"ON_CHUNK",4194304n:"ON_BODY",8388608n:"ON_\
DATA",16777216n:"ON_TRAILER_NAME",33554432n:"ON_TRAILER_VALUE",67108864n:"ON_TRAILERS",134217728n:"ON_STATE_CHANGE",268435455n:"ALL"}),i=Object.freeze({START:0,
FINISH:1,ERROR:2,REQUEST_LINE:3,STATUS_LINE:4,HTTP2_PREFACE:5,HEADER:6,BODY_DECISION:7,BODY_VIA_CONTENT_LENGTH:8,BODY_WITH_NO_LENGTH:9,CHUNK_HEADER:10,CHUNK_EXTENSIONS:11,
CHUNK_DATA:12,TRAILER:13,TUNNEL:14,0:"START",1:"FINISH",2:"ERROR",3:"REQUEST_LINE",4:"STATUS_LINE",5:"HTTP2_PREFACE",6:"HEADER",7:"BODY_DECISION",8:"BODY_VIA_CO\
NTENT_LENGTH",9:"BODY_WITH_NO_LENGTH",10:"CHUNK_HEADER",11:"CHUNK_EXTENSIONS",12:"CHUNK_DATA",13:"TRAILER",14:"TUNNEL"}),E=Object.freeze({MAX_START_LINE_LENGTH:0,
MAX_HEADER_LENGTH:4,MAX_BODY_PAYLOAD:8,AUTODETECT:16,IS_REQUEST:17,SUSPEND_AFTER_HEADERS:18,MANAGE_UNCONSUMED:19,CONTINUE_WITHOUT_DATA:20,IS_CONNECT:21,SKIP_BODY:22,
DEBUG:23,PARSED:24,POSITION:32,STATE:36,PAUSED:37,ERROR_CODE:38,CONTENT_LENGTH:40,CHUNK_SIZE:48,REMAINING_CONTENT_LENGTH:56,REMAINING_CHUNK_SIZE:64,STATUS:72,METHOD:76,
HAS_CONTENT_LENGTH:77,HAS_TRANSFER_ENCODING:78,HAS_CHUNKED_TRANSFER_ENCODING:79,HAS_CONNECTION_CLOSE:80,HAS_CONNECTION_UPGRADE:81,HAS_UPGRADE:82,HAS_TRAILERS:83,
ACTIVE_CALLBACKS:88,ACTIVE_EVENTS:96,PTR:104,ERROR_DESCRIPTION:108,UNCONSUMED:364,UNCONSUMED_LEN:368,ERROR_DESCRIPTION_LEN:372,EVENTS:376,0:"MAX_START_LINE_LENG\
TH",4:"MAX_HEADER_LENGTH",8:"MAX_BODY_PAYLOAD",16:"AUTODETECT",17:"IS_REQUEST",18:"SUSPEND_AFTER_HEADERS",19:"MANAGE_UNCONSUMED",20:"CONTINUE_WITHOUT_DATA",21:"\
IS_CONNECT",22:"SKIP_BODY",23:"DEBUG",24:"PARSED",32:"POSITION",36:"STATE",37:"PAUSED",38:"ERROR_CODE",40:"CONTENT_LENGTH",48:"CHUNK_SIZE",56:"REMAINING_CONTENT\
_LENGTH",64:"REMAINING_CHUNK_SIZE",72:"STATUS",76:"METHOD",77:"HAS_CONTENT_LENGTH",78:"HAS_TRANSFER_ENCODING",79:"HAS_CHUNKED_TRANSFER_ENCODING",80:"HAS_CONNECT\
ION_CLOSE",81:"HAS_CONNECTION_UPGRADE",82:"HAS_UPGRADE",83:"HAS_TRAILERS",88:"ACTIVE_CALLBACKS",96:"ACTIVE_EVENTS",104:"PTR",108:"ERROR_DESCRIPTION",364:"UNCONS\
UMED",368:"UNCONSUMED_LEN",372:"ERROR_DESCRIPTION_LEN",376:"EVENTS"});function B(m){return this.is_autodetect(m)!==0}function r(m){return this.is_request(m)!==0}
function D(m){return this.is_paused(m)!==0}function w(m){return this.should_manage_unconsumed(m)!==0}function a(m){return this.should_suspend_after_headers(m)!==
0}function F(m){return this.get_max_start_line_length(m)>>>0}function l(m){return this.get_max_header_length(m)>>>0}function f(m){return BigInt.asUintN(64,this.
get_max_body_payload(m))}function L(m){return this.should_continue_without_data(m)!==0}function b(m){return this.is_connect(m)!==0}function y(m){return this.is_debug(
m)!==0}function N(m){return this.should_skip_body(m)!==0}function k(m){return this.get_state(m)>>>0}function V(m){return this.get_position(m)>>>0}function O(m){
return BigInt.asUintN(64,this.get_parsed(m))}function H(m){return this.get_error_code(m)>>>0}function j(m){return this.get_method(m)>>>0}function AA(m){return this.
get_status(m)>>>0}function IA(m){return this.has_connection_close(m)!==0}function EA(m){return this.has_connection_upgrade(m)!==0}function z(m){return BigInt.asUintN(
64,this.get_content_length(m))}function Z(m){return BigInt.asUintN(64,this.get_chunk_size(m))}function DA(m){return BigInt.asUintN(64,this.get_remaining_content_length(
m))}function uA(m){return BigInt.asUintN(64,this.get_remaining_chunk_size(m))}function RA(m){return this.has_content_length(m)!==0}function nA(m){return this.has_transfer_encoding(
m)!==0}function QA(m){return this.has_chunked_transfer_encoding(m)!==0}function rA(m){return this.has_upgrade(m)!==0}function lA(m){return this.has_trailers(m)!==
0}function LA(m){const K=this.get_error_description_raw(m),CA=Number(BigInt.asUintN(32,K)),FA=Number(K>>32n);return I.decode(new Uint8Array(this.memory.buffer,FA,
CA))}function UA(m,K){this.set_should_autodetect(m,K)}function xA(m,K){this.set_should_continue_without_data(m,K)}function GA(m,K){this.set_is_request(m,K)}function gA(m,K){
this.set_is_connect(m,K)}function dA(m,K){this.set_debug(m,K)}function aA(m,K){this.set_should_manage_unconsumed(m,K)}function MA(m,K){this.set_should_suspend_after_headers(
m,K)}function G(m,K){this.set_max_start_line_length(m,K)}function mA(m,K){this.set_max_header_length(m,K)}function ZA(m,K){this.set_max_body_payload(m,K)}function jA(m,K){
this.set_should_skip_body(m,K)}function ee(m,K){this.set_active_callbacks(m,K)}function qA(m,K){this.set_active_events(m,K)}function yA(m,K){const CA=K();return m[CA]=
[],this.setActiveCallbacks(CA,this.CALLBACK_ACTIVE_ALL),CA}function bA(m,K,CA){m[CA]=void 0,K(CA)}function tA(){}function TA(m={}){let{logger:K,...CA}=m,FA=tA;const v={};
K&&(typeof K!="function"&&(K=console.log),FA=n.bind(v,K));const C=new WebAssembly.Instance(g,{env:{logger:FA,on_error:tA,on_finish:tA,on_message_start:tA,on_message_complete:tA,
on_request:tA,on_response:tA,on_reset:tA,on_method:tA,on_url:tA,on_protocol:tA,on_version:tA,on_status:tA,on_reason:tA,on_header_name:tA,on_header_value:tA,on_headers:tA,
on_connect:tA,on_upgrade:tA,on_chunk_length:tA,on_chunk_extension_name:tA,on_chunk_extension_value:tA,on_chunk:tA,on_body:tA,on_data:tA,on_trailer_name:tA,on_trailer_value:tA,
on_trailers:tA,on_state_change:tA,...CA}}).exports;return v.memory=C.memory,{version:{raw:"0.9.0",major:0,minor:9,patch:0,prerelease:""},METHOD_OTHER:0,METHOD_GET:1,
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
PARSER_FIELD_EVENTS:376,Errors:h,Methods:s,Callbacks:c,CallbackActives:t,Events:A,EventActives:e,States:i,ParserFields:E,isAutodetect:B.bind(C),isRequest:r.bind(
C),isPaused:D.bind(C),shouldManageUnconsumed:w.bind(C),shouldSuspendAfterHeaders:a.bind(C),getMaxStartLineLength:F.bind(C),getMaxHeaderLength:l.bind(C),getMaxBodyPayload:f.
bind(C),shouldContinueWithoutData:L.bind(C),isConnect:b.bind(C),isDebug:y.bind(C),shouldSkipBody:N.bind(C),getState:k.bind(C),getPosition:V.bind(C),getParsed:O.
bind(C),getErrorCode:H.bind(C),getMethod:j.bind(C),getStatus:AA.bind(C),hasConnectionClose:IA.bind(C),hasConnectionUpgrade:EA.bind(C),getContentLength:z.bind(C),
getChunkSize:Z.bind(C),getRemainingContentLength:DA.bind(C),getRemainingChunkSize:uA.bind(C),hasContentLength:RA.bind(C),hasTransferEncoding:nA.bind(C),hasChunkedTransferEncoding:QA.
bind(C),hasUpgrade:rA.bind(C),hasTrailers:lA.bind(C),getErrorDescription:LA.bind(C),setShouldAutodetect:UA.bind(C),setShouldContinueWithoutData:xA.bind(C),setIsRequest:GA.
bind(C),setIsConnect:gA.bind(C),setDebug:dA.bind(C),setShouldManageUnconsumed:aA.bind(C),setShouldSuspendAfterHeaders:MA.bind(C),setMaxStartLineLength:G.bind(C),
setMaxHeaderLength:mA.bind(C),setMaxBodyPayload:ZA.bind(C),setShouldSkipBody:jA.bind(C),setActiveCallbacks:ee.bind(C),setActiveEvents:qA.bind(C),memory:C.memory,
alloc:o.bind(C),dealloc:M.bind(C),create:p.bind(C),destroy:S.bind(C),parse:d.bind(C),fail:R.bind(C),hasDebug:u.bind(C),clear:C.clear,complete:C.complete,finish:C.
finish,pause:C.pause,reset:C.reset,resume:C.resume}}function _A(){const m={},K=TA({});return K.spans=m,K.create=yA.bind(K,m,K.create),K.destroy=bA.bind(K,m,K.destroy),
K}x.exports={wasmModule:g,noop:tA,setup:TA,simple:_A}}),313:((x,g,Q)=>{const I={__proto__:null,"node:crypto":()=>Q(7598),"node:sqlite":()=>Q(99)};function n(d){
try{return I[d](),!0}catch(R){if(R.code!=="ERR_UNKNOWN_BUILTIN_MODULE"&&R.code!=="ERR_NO_CRYPTO")throw R;return!1}}const o=["crypto","sqlite"];function M(d){if(o.
includes(d))return n(`node:${d}`);throw new TypeError(`unknown feature: ${d}`)}class p{#A=new Map;clear(){this.#A.clear()}has(R){return this.#A.get(R)??this.#e(
R)}set(R,u){if(o.includes(R)===!1)throw new TypeError(`unknown feature: ${R}`);this.#A.set(R,u)}#e(R){const u=M(R);return this.#A.set(R,u),u}}const S=new p;x.exports.
runtimeFeatures=S,x.exports.default=S}),6854:((x,g,Q)=>{const{kConnected:I,kPending:n,kRunning:o,kSize:M,kFree:p,kQueued:S}=Q(6443);class d{constructor(h){this.
connected=h[I],this.pending=h[n],this.running=h[o],this.size=h[M]}}class R{constructor(h){this.connected=h[I],this.free=h[p],this.pending=h[n],this.queued=h[S],
this.running=h[o],this.size=h[M]}}x.exports={ClientStats:d,PoolStats:R}}),6603:(x=>{let g=0;const Q=1e3,I=(Q>>1)-1;let n;const o=Symbol("kFastTimer"),M=[],p=-2,
S=-1,d=0,R=1;function u(){g+=I;let c=0,t=M.length;for(;c<t;){const A=M[c];A._state===d?(A._idleStart=g-I,A._state=R):A._state===R&&g>=A._idleStart+A._idleTimeout&&
(A._state=S,A._idleStart=-1,A._onTimeout(A._timerArg)),A._state===S?(A._state=p,--t!==0&&(M[c]=M[t])):++c}M.length=t,M.length!==0&&h()}function h(){n?.refresh?n.
refresh():(clearTimeout(n),n=setTimeout(u,I),n?.unref())}class s{[o]=!0;_state=p;_idleTimeout=-1;_idleStart=-1;_onTimeout;_timerArg;constructor(t,A,e){this._onTimeout=
t,this._idleTimeout=A,this._timerArg=e,this.refresh()}refresh(){this._state===p&&M.push(this),(!n||M.length===1)&&h(),this._state=d}clear(){this._state=S,this._idleStart=
-1}}x.exports={setTimeout(c,t,A){return t<=Q?setTimeout(c,t,A):new s(c,t,A)},clearTimeout(c){c[o]?c.clear():clearTimeout(c)},setFastTimeout(c,t,A){return new s(
c,t,A)},clearFastTimeout(c){c.clear()},now(){return g},tick(c=0){g+=c-Q+1,u(),u()},reset(){g=0,M.length=0,clearTimeout(n),n=null},kFastTimer:o}}),4492:((x,g,Q)=>{
const I=Q(3440),{readableStreamClose:n,fullyReadBody:o,extractMimeType:M}=Q(3168),{FormData:p,setFormDataState:S,getFormDataBoundary:d}=Q(5910),{webidl:R}=Q(7879),
u=Q(4589),{isErrored:h,isDisturbed:s}=Q(7075),{isUint8Array:c}=Q(3429),{serializeAMimeType:t}=Q(1900),{multipartFormDataParser:A}=Q(116),{parseJSONFromBytes:e}=Q(
8116),{utf8DecodeBytes:i}=Q(276),{ReadableStreamTee:E}=Q(7830),B=new TextEncoder;function r(){}const D=new FinalizationRegistry(N=>{const k=N.deref();k&&!k.locked&&
!s(k)&&!h(k)&&k.cancel("Response object has been garbage collected").catch(r)});function w(N,k=!1){let V=null;R.is.ReadableStream(N)?V=N:R.is.Blob(N)?V=N.stream():
V=new ReadableStream({start(){},async pull(EA){const z=O(),Z=z?.[Symbol.asyncIterator]?.();if(Z==null){z?.length&&!h(V)&&EA.enqueue(typeof z=="string"?B.encode(
z):new Uint8Array(z)),queueMicrotask(()=>n(EA));return}for(;;){const{value:DA,done:uA}=await Z.next();if(uA){queueMicrotask(()=>n(EA));return}if(DA.length&&!h(V)){
EA.enqueue(new Uint8Array(DA));return}}},cancel(EA){return O()[Symbol.asyncIterator]?.().return(EA)},type:"bytes"}),u(R.is.ReadableStream(V));let O=null,H=null,
j=null,AA=null;if(typeof N=="string")H=N,AA="text/plain;charset=UTF-8";else if(R.is.URLSearchParams(N))H=N.toString(),AA="application/x-www-form-urlencoded;char\
set=UTF-8";else if(R.is.BufferSource(N))H=R.util.getCopyOfBytesHeldByBufferSource(N);else if(R.is.FormData(N)){const EA=d(N),z=`--${EA}\r
Content-Disposition: form-data`;/*! formdata-polyfill. MIT License. Jimmy Wärting <https://jimmy.warting.se/opensource> */const Z=lA=>lA.replace(/\n/g,"%0A").replace(
/\r/g,"%0D").replace(/"/g,"%22"),DA=lA=>lA.replace(/\r?\n|\r/g,`\r
`),uA=[],RA=new Uint8Array([13,10]);j=0;let nA=!1;for(const[lA,LA]of N)if(typeof LA=="string"){const UA=B.encode(z+`; name="${Z(DA(lA))}"\r
\r
${DA(LA)}\r
`);uA.push(UA),j+=UA.byteLength}else{const UA=B.encode(`${z}; name="${Z(DA(lA))}"`+(LA.name?`; filename="${Z(LA.name)}"`:"")+`\r
Content-Type: ${LA.type||"application/octet-stream"}\r
\r
`);uA.push(UA,LA,RA),typeof LA.size=="number"?j+=UA.byteLength+LA.size+RA.byteLength:nA=!0}const QA=B.encode(`--${EA}--\r
`);uA.push(QA),j+=QA.byteLength,nA&&(j=null),H=N;const rA=(async function*(){for(const lA of uA)lA.stream?yield*lA.stream():yield lA})();O=()=>rA,AA=`multipart/\
form-data; boundary=${EA}`}else if(R.is.Blob(N))H=N,j=N.size,N.type&&(AA=N.type);else if(typeof N[Symbol.asyncIterator]=="function"){if(k)throw new TypeError("k\
eepalive");if(I.isDisturbed(N)||N.locked)throw new TypeError("Response body object should not be disturbed or locked");if(R.is.ReadableStream(N))V=N;else{const EA=ReadableStream.
from(N).getReader();let z=!1;V=new ReadableStream({async pull(Z){for(;;){const{done:DA,value:uA}=await EA.read();if(z)return;if(DA){Z.close();return}const RA=c(
uA)?uA:Buffer.from(uA);if(RA.byteLength){Z.enqueue(RA);return}}},cancel(Z){return z=!0,EA.cancel(Z)}},{highWaterMark:0})}}return(typeof H=="string"||c(H))&&(O=()=>H,
j=typeof H=="string"?Buffer.byteLength(H):H.length),[{stream:V,source:H,length:j},AA]}function a(N,k=!1){return R.is.ReadableStream(N)&&(u(!I.isDisturbed(N),"Th\
e body has already been consumed."),u(!N.locked,"The stream is locked.")),w(N,k)}function F(N){const{0:k,1:V}=E?.(N.stream,!0)??N.stream.tee();return N.stream=k,
{stream:V,length:N.length,source:N.source}}function l(N,k){return{blob(){return L(this,O=>{let H=y(k(this));return H===null?H="":H&&(H=t(H)),new Blob([O],{type:H})},
N,k)},arrayBuffer(){return L(this,O=>new Uint8Array(O).buffer,N,k)},text(){return L(this,i,N,k)},json(){return L(this,e,N,k)},formData(){return L(this,O=>{const H=y(
k(this));if(H!==null)switch(H.essence){case"multipart/form-data":{const j=A(O,H),AA=new p;return S(AA,j),AA}case"application/x-www-form-urlencoded":{const j=new URLSearchParams(
O.toString()),AA=new p;for(const[IA,EA]of j)AA.append(IA,EA);return AA}}throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x\
-www-form-urlencoded".')},N,k)},bytes(){return L(this,O=>new Uint8Array(O),N,k)},textStream(){const O=k(this);if(b(O))throw new TypeError("Body is unusable: Bod\
y has already been read");if(O.body==null){let AA;const IA=new ReadableStream({start:EA=>{AA=EA},pull:()=>Promise.resolve(),cancel:()=>Promise.resolve()},{size:()=>1});
return AA.close(),IA}const H=O.body.stream,j=new TextDecoderStream("UTF-8");return H.pipeThrough(j)}}}function f(N,k,V){Object.assign(N.prototype,l(V,k))}function L(N,k,V,O){
try{R.brandCheck(N,V)}catch(IA){return Promise.reject(IA)}if(N=O(N),b(N))return Promise.reject(new TypeError("Body is unusable: Body has already been read"));const H=Promise.
withResolvers(),j=H.reject,AA=IA=>{try{H.resolve(k(IA))}catch(EA){j(EA)}};return N.body==null?(AA(Buffer.allocUnsafe(0)),H.promise):(o(N.body,AA,j),H.promise)}function b(N){
const k=N.body;return k!=null&&(k.stream.locked||I.isDisturbed(k.stream))}function y(N){const k=N.headersList,V=M(k);return V==="failure"?null:V}x.exports={extractBody:w,
safelyExtractBody:a,cloneBody:F,mixinBody:f,streamRegistry:D,bodyUnusable:b}}),4495:(x=>{const g=["GET","HEAD","POST"],Q=new Set(g),I=[101,204,205,304],n=[301,302,
303,307,308],o=new Set(n),M=["1","7","9","11","13","15","17","19","20","21","22","23","25","37","42","43","53","69","77","79","87","95","101","102","103","104",
"109","110","111","113","115","117","119","123","135","137","139","143","161","179","389","427","465","512","513","514","515","526","530","531","532","540","548",
"554","556","563","587","601","636","989","990","993","995","1719","1720","1723","2049","3659","4045","4190","5060","5061","6000","6566","6665","6666","6667","6\
668","6669","6679","6697","10080"],p=new Set(M),S=["no-referrer","no-referrer-when-downgrade","same-origin","origin","strict-origin","origin-when-cross-origin",
"strict-origin-when-cross-origin","unsafe-url"],d=["",...S],R=new Set(S),u=["follow","manual","error"],h=["GET","HEAD","OPTIONS","TRACE","QUERY"],s=new Set(h),c=[
"navigate","same-origin","no-cors","cors"],t=["omit","same-origin","include"],A=["default","no-store","reload","no-cache","force-cache","only-if-cached"],e=["co\
ntent-encoding","content-language","content-location","content-type","content-length"],i=["half"],E=["CONNECT","TRACE","TRACK"],B=new Set(E),r=["audio","audiowo\
rklet","font","image","manifest","paintworklet","script","style","track","video","xslt",""],D=new Set(r);x.exports={subresource:r,forbiddenMethods:E,requestBodyHeader:e,
referrerPolicy:d,requestRedirect:u,requestMode:c,requestCredentials:t,requestCache:A,redirectStatus:n,corsSafeListedMethods:g,nullBodyStatus:I,safeMethods:h,badPorts:M,
requestDuplex:i,subresourceSet:D,badPortsSet:p,redirectStatusSet:o,corsSafeListedMethodsSet:Q,safeMethodsSet:s,forbiddenMethodsSet:B,referrerPolicyTokens:R}}),1900:((x,g,Q)=>{
const I=Q(4589),{asciiLowercase:n,forgivingBase64:o,collectASequenceOfCodePoints:M,collectASequenceOfCodePointsFast:p,isomorphicDecode:S,removeASCIIWhitespace:d,
removeChars:R}=Q(8116),u=new TextEncoder,h=/^[-!#$%&'*+.^_`|~A-Za-z0-9]+$/u,s=/[\u000A\u000D\u0009\u0020]/u,c=/^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;function t(f){
I(f.protocol==="data:");let L=A(f,!0);L=L.slice(5);const b={position:0};let y=p(",",L,b);const N=y.length;if(y=d(y,!0,!0),b.position>=L.length)return"failure";b.
position++;const k=L.slice(N+1);let V=e(k);if(/;\u0020*[Bb][Aa][Ss][Ee]64$/u.test(y)){const H=S(V);if(V=o(H),V==="failure")return"failure";y=y.slice(0,-6),y=y.replace(
/(\u0020+)$/u,""),y=y.slice(0,-1)}y.startsWith(";")&&(y="text/plain"+y);let O=r(y);return O==="failure"&&(O=r("text/plain;charset=US-ASCII")),{mimeType:O,body:V}}
function A(f,L=!1){if(!L)return f.href;const b=f.href,y=f.hash.length,N=y===0?b:b.substring(0,b.length-y);return!y&&b.endsWith("#")?N.slice(0,-1):N}function e(f){
const L=u.encode(f);return B(L)}function i(f){return f>=48&&f<=57||f>=65&&f<=70||f>=97&&f<=102}function E(f){return f>=48&&f<=57?f-48:(f&223)-55}function B(f){const L=f.
length,b=new Uint8Array(L);let y=0,N=0;for(;N<L;){const k=f[N];k!==37?b[y++]=k:k===37&&!(i(f[N+1])&&i(f[N+2]))?b[y++]=37:(b[y++]=E(f[N+1])<<4|E(f[N+2]),N+=2),++N}
return L===y?b:b.subarray(0,y)}function r(f){f=F(f,!0,!0);const L={position:0},b=p("/",f,L);if(b.length===0||!h.test(b)||L.position>=f.length)return"failure";L.
position++;let y=p(";",f,L);if(y=F(y,!1,!0),y.length===0||!h.test(y))return"failure";const N=n(b),k=n(y),V={type:N,subtype:k,parameters:new Map,essence:`${N}/${k}`};
for(;L.position<f.length;){L.position++,M(j=>s.test(j),f,L);let O=M(j=>j!==";"&&j!=="=",f,L);if(O=n(O),L.position<f.length){if(f[L.position]===";")continue;L.position++}
if(L.position>=f.length)break;let H=null;if(f[L.position]==='"')H=D(f,L,!0),p(";",f,L);else if(H=p(";",f,L),H=F(H,!1,!0),H.length===0)continue;O.length!==0&&h.test(
O)&&(H.length===0||c.test(H))&&!V.parameters.has(O)&&V.parameters.set(O,H)}return V}function D(f,L,b=!1){const y=L.position;let N="";for(I(f[L.position]==='"'),
L.position++;N+=M(V=>V!=='"'&&V!=="\\",f,L),!(L.position>=f.length);){const k=f[L.position];if(L.position++,k==="\\"){if(L.position>=f.length){N+="\\";break}N+=
f[L.position],L.position++}else{I(k==='"');break}}return b?N:f.slice(y,L.position)}function w(f){I(f!=="failure");const{parameters:L,essence:b}=f;let y=b;for(let[
N,k]of L.entries())y+=";",y+=N,y+="=",h.test(k)||(k=k.replace(/[\\"]/ug,"\\$&"),k='"'+k,k+='"'),y+=k;return y}function a(f){return f===13||f===10||f===9||f===32}
function F(f,L=!0,b=!0){return R(f,L,b,a)}function l(f){switch(f.essence){case"application/ecmascript":case"application/javascript":case"application/x-ecmascrip\
t":case"application/x-javascript":case"text/ecmascript":case"text/javascript":case"text/javascript1.0":case"text/javascript1.1":case"text/javascript1.2":case"te\
xt/javascript1.3":case"text/javascript1.4":case"text/javascript1.5":case"text/jscript":case"text/livescript":case"text/x-ecmascript":case"text/x-javascript":return"\
text/javascript";case"application/json":case"text/json":return"application/json";case"image/svg+xml":return"image/svg+xml";case"text/xml":case"application/xml":
return"application/xml"}return f.subtype.endsWith("+json")?"application/json":f.subtype.endsWith("+xml")?"application/xml":""}x.exports={dataURLProcessor:t,URLSerializer:A,
stringPercentDecode:e,parseMIMEType:r,collectAnHTTPQuotedString:D,serializeAMimeType:w,removeHTTPWhitespace:F,minimizeSupportedMimeType:l,HTTP_TOKEN_CODEPOINTS:h}}),
116:((x,g,Q)=>{const{bufferToLowerCasedHeaderName:I}=Q(3440),{HTTP_TOKEN_CODEPOINTS:n}=Q(1900),{makeEntry:o}=Q(5910),{webidl:M}=Q(7879),p=Q(4589),{isomorphicDecode:S}=Q(
8116),d=Buffer.from("--"),R=new TextDecoder,u=new TextDecoder("utf-8",{ignoreBOM:!0});function h(a){for(let F=0;F<a.length;++F)if((a.charCodeAt(F)&-128)!==0)return!1;
return!0}function s(a){const F=a.length;if(F<27||F>70)return!1;for(let l=0;l<F;++l){const f=a.charCodeAt(l);if(!(f>=48&&f<=57||f>=65&&f<=90||f>=97&&f<=122||f===
39||f===45||f===95))return!1}return!0}function c(a,F){p(F!=="failure"&&F.essence==="multipart/form-data");const l=F.parameters.get("boundary");if(l===void 0)throw B(
"missing boundary in content-type header");const f=Buffer.from(`--${l}`,"utf8"),L=[],b={position:0},y=a.indexOf(f);if(y===-1)throw B("no boundary found in multi\
part body");for(b.position=y;;){if(a.subarray(b.position,b.position+f.length).equals(f))b.position+=f.length;else throw B("expected a value starting with -- and\
 the boundary");if(E(a,d,b))return L;if(a[b.position]!==13||a[b.position+1]!==10)throw B("expected CRLF");b.position+=2;const N=A(a,b);let{name:k,filename:V,contentType:O,
encoding:H}=N;b.position+=2;let j;{const IA=a.indexOf(f.subarray(2),b.position);if(IA===-1)throw B("expected boundary after body");j=a.subarray(b.position,IA-4),
b.position+=j.length,H==="base64"&&(j=Buffer.from(j.toString(),"base64"))}if(a[b.position]!==13||a[b.position+1]!==10)throw B("expected CRLF");b.position+=2;let AA;
V!==null?(O??="text/plain",h(O)||(O=""),AA=new File([j],V,{type:O})):AA=u.decode(Buffer.from(j)),p(M.is.USVString(k)),p(typeof AA=="string"&&M.is.USVString(AA)||
M.is.File(AA)),L.push(o(k,AA,V))}}function t(a,F){a[F.position]===59&&F.position++,e(y=>y===32||y===9,a,F);const l=e(y=>w(y)&&y!==61&&y!==42,a,F);if(l.length===
0)return null;const f=l.toString("ascii").toLowerCase(),L=a[F.position]===42;if(L&&F.position++,a[F.position]!==61)return null;F.position++,e(y=>y===32||y===9,a,
F);let b;if(L){const y=e(V=>V!==32&&V!==13&&V!==10&&V!==59,a,F),N=y.indexOf(39),k=N===-1?-1:y.indexOf(39,N+1);if(N===-1||k===-1)throw B("expected charset and la\
nguage separators in extended value");if(N!==5||y[0]!==117&&y[0]!==85||y[1]!==116&&y[1]!==84||y[2]!==102&&y[2]!==70||y[3]!==45||y[4]!==56)throw B("unknown chars\
et, expected utf-8");b=decodeURIComponent(R.decode(y.subarray(k+1)))}else if(a[F.position]===34){F.position++;const y=e(N=>N!==10&&N!==13&&N!==34,a,F);if(a[F.position]!==
34)throw B("Closing quote not found");F.position++,b=R.decode(y).replace(/%0A/ig,`
`).replace(/%0D/ig,"\r").replace(/%22/g,'"')}else{const y=e(N=>w(N)&&N!==59,a,F);b=R.decode(y)}return{name:f,value:b,extended:L}}function A(a,F){let l=null,f=null,
L=null,b=null;for(;;){if(a[F.position]===13&&a[F.position+1]===10){if(l===null)throw B("header name is null");return{name:l,filename:f,contentType:L,encoding:b}}
let y=e(N=>N!==10&&N!==13&&N!==58,a,F);if(y=i(y,!0,!0,N=>N===9||N===32),!n.test(y.toString()))throw B("header name does not match the field-name token productio\
n");if(a[F.position]!==58)throw B("expected :");switch(F.position++,e(N=>N===32||N===9,a,F),I(y)){case"content-disposition":{l=f=null;let N=!1;if(e(V=>w(V),a,F).
toString("ascii").toLowerCase()!=="form-data")throw B("expected form-data for content-disposition header");for(;F.position<a.length&&(a[F.position]!==13||a[F.position+
1]!==10);){const V=t(a,F);if(!V)break;V.name==="name"?l=V.value:V.name==="filename"&&(V.extended?(f=V.value,N=!0):N||(f=V.value))}if(l===null)throw B("name attr\
ibute is required in content-disposition header");break}case"content-type":{let N=e(k=>k!==10&&k!==13,a,F);N=i(N,!1,!0,k=>k===9||k===32),L=S(N);break}case"conte\
nt-transfer-encoding":{let N=e(k=>k!==10&&k!==13,a,F);N=i(N,!1,!0,k=>k===9||k===32),b=S(N);break}default:e(N=>N!==10&&N!==13,a,F)}if(a[F.position]!==13||a[F.position+
1]!==10)throw B("expected CRLF");F.position+=2}}function e(a,F,l){let f=l.position;for(;f<F.length&&a(F[f]);)++f;return F.subarray(l.position,l.position=f)}function i(a,F,l,f){
let L=0,b=a.length-1;if(F)for(;L<a.length&&f(a[L]);)L++;if(l)for(;b>0&&f(a[b]);)b--;return L===0&&b===a.length-1?a:a.subarray(L,b+1)}function E(a,F,l){if(a.length<
F.length)return!1;for(let f=0;f<F.length;f++)if(F[f]!==a[l.position+f])return!1;return!0}function B(a){return new TypeError("Failed to parse body as FormData.",
{cause:new TypeError(a)})}function r(a){return a<=31||a===127}function D(a){return a===40||a===41||a===60||a===62||a===64||a===44||a===59||a===58||a===92||a===34||
a===47||a===91||a===93||a===63||a===61}function w(a){return a<=127&&a!==32&&a!==9&&!r(a)&&!D(a)}x.exports={multipartFormDataParser:c,validateBoundary:s}}),5910:((x,g,Q)=>{
const{iteratorMixin:I}=Q(3168),{kEnumerableProperty:n}=Q(3440),{webidl:o}=Q(7879),M=Q(7975),{runtimeFeatures:p}=Q(313),S=p.has("crypto")?Q(7598).randomInt:c=>Math.
floor(Math.random()*c);let d,R,u;class h{#A=[];#e=null;constructor(t=void 0){if(o.util.markAsUncloneable(this),t!==void 0)throw o.errors.conversionFailed({prefix:"\
FormData constructor",argument:"Argument 1",types:["undefined"]})}append(t,A,e=void 0){o.brandCheck(this,o.is.FormData);const i="FormData.append";o.argumentLengthCheck(
arguments,2,i),t=o.converters.USVString(t),arguments.length===3||o.is.Blob(A)?(A=o.converters.Blob(A,i,"value"),e!==void 0&&(e=o.converters.USVString(e))):A=o.converters.
USVString(A);const E=s(t,A,e);this.#A.push(E)}delete(t){o.brandCheck(this,o.is.FormData),o.argumentLengthCheck(arguments,1,"FormData.delete"),t=o.converters.USVString(
t),this.#A=this.#A.filter(e=>e.name!==t)}get(t){o.brandCheck(this,o.is.FormData),o.argumentLengthCheck(arguments,1,"FormData.get"),t=o.converters.USVString(t);const e=this.#A.
findIndex(i=>i.name===t);return e===-1?null:this.#A[e].value}getAll(t){return o.brandCheck(this,o.is.FormData),o.argumentLengthCheck(arguments,1,"FormData.getAl\
l"),t=o.converters.USVString(t),this.#A.filter(e=>e.name===t).map(e=>e.value)}has(t){return o.brandCheck(this,o.is.FormData),o.argumentLengthCheck(arguments,1,"\
FormData.has"),t=o.converters.USVString(t),this.#A.findIndex(e=>e.name===t)!==-1}set(t,A,e=void 0){o.brandCheck(this,o.is.FormData);const i="FormData.set";o.argumentLengthCheck(
arguments,2,i),t=o.converters.USVString(t),arguments.length===3||o.is.Blob(A)?(A=o.converters.Blob(A,i,"value"),e!==void 0&&(e=o.converters.USVString(e))):A=o.converters.
USVString(A);const E=s(t,A,e),B=this.#A.findIndex(r=>r.name===t);B!==-1?this.#A=[...this.#A.slice(0,B),E,...this.#A.slice(B+1).filter(r=>r.name!==t)]:this.#A.push(
E)}[M.inspect.custom](t,A){const e=this.#A.reduce((E,B)=>(E[B.name]?Array.isArray(E[B.name])?E[B.name].push(B.value):E[B.name]=[E[B.name],B.value]:E[B.name]=B.value,
E),{__proto__:null});A.depth??=t,A.colors??=!0;const i=M.formatWithOptions(A,e);return`FormData ${i.slice(i.indexOf("]")+2)}`}static{d=t=>t.#A,R=(t,A)=>{t.#A=A},
u=t=>t.#e??=`----formdata-undici-0${`${S(1e11)}`.padStart(11,"0")}`,o.is.FormData=t=>t!=null&&typeof t=="object"&&#A in t}}I("FormData",h,d,"name","value",o.is.
FormData),Object.defineProperties(h.prototype,{append:n,delete:n,get:n,getAll:n,has:n,set:n,[Symbol.toStringTag]:{value:"FormData",configurable:!0}});function s(c,t,A){
if(typeof t!="string"){if(o.is.File(t)||(t=new File([t],"blob",{type:t.type})),A!==void 0){const e={type:t.type,lastModified:t.lastModified};t=new File([t],A,e)}}
return{name:c,value:t}}x.exports={FormData:h,makeEntry:s,setFormDataState:R,getFormDataBoundary:u}}),1059:(x=>{const g=Symbol.for("undici.globalOrigin.1");function Q(){
return globalThis[g]}function I(n){if(n===void 0){Object.defineProperty(globalThis,g,{value:void 0,writable:!0,enumerable:!1,configurable:!1});return}const o=new URL(
n);if(o.protocol!=="http:"&&o.protocol!=="https:")throw new TypeError(`Only http & https urls are allowed, received ${o.protocol}`);Object.defineProperty(globalThis,
g,{value:o,writable:!0,enumerable:!1,configurable:!1})}x.exports={getGlobalOrigin:Q,setGlobalOrigin:I}}),660:((x,g,Q)=>{const{kConstruct:I}=Q(6443),{kEnumerableProperty:n,
setHeader:o}=Q(3440),{iteratorMixin:M,isValidHeaderName:p,isValidHeaderValue:S}=Q(3168),{webidl:d}=Q(7879),R=Q(4589),u=Q(7975);function h(a){return a===10||a===
13||a===9||a===32}function s(a){let F=0,l=a.length;for(;l>F&&h(a.charCodeAt(l-1));)--l;for(;l>F&&h(a.charCodeAt(F));)++F;return F===0&&l===a.length?a:a.substring(
F,l)}function c(a,F){if(Array.isArray(F))for(let l=0;l<F.length;++l){const f=F[l];if(f.length!==2)throw d.errors.exception({header:"Headers constructor",message:`\
expected name/value pair to be length 2, found ${f.length}.`});t(a,f[0],f[1])}else if(typeof F=="object"&&F!==null){const l=Object.keys(F);for(let f=0;f<l.length;++f)
t(a,l[f],F[l[f]])}else throw d.errors.conversionFailed({prefix:"Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteS\
tring, ByteString>"]})}function t(a,F,l){if(l=s(l),p(F)){if(!S(l))throw d.errors.invalidArgument({prefix:"Headers.append",value:l,type:"header value"})}else throw d.
errors.invalidArgument({prefix:"Headers.append",value:F,type:"header name"});if(E(a)==="immutable")throw new TypeError("immutable");return r(a).append(F,l,!1)}function A(a){
const F=r(a);if(!F)return[];if(F.sortedMap)return F.sortedMap;const l=[],f=F.toSortedArray(),L=F.cookies;if(L===null||L.length===1)return F.sortedMap=f;for(let b=0;b<
f.length;++b){const{0:y,1:N}=f[b];if(y==="set-cookie")for(let k=0;k<L.length;++k)l.push([y,L[k]]);else l.push([y,N])}return F.sortedMap=l}function e(a,F){return a[0]<
F[0]?-1:1}class i{cookies=null;sortedMap;headersMap;constructor(F){F instanceof i?(this.headersMap=new Map(F.headersMap),this.sortedMap=F.sortedMap,this.cookies=
F.cookies===null?null:[...F.cookies]):(this.headersMap=new Map(F),this.sortedMap=null)}contains(F,l){return this.headersMap.has(l?F:F.toLowerCase())}clear(){this.
headersMap.clear(),this.sortedMap=null,this.cookies=null}append(F,l,f){this.sortedMap=null;const L=f?F:F.toLowerCase(),b=this.headersMap.get(L);if(b){const y=L===
"cookie"?"; ":", ";this.headersMap.set(L,{name:b.name,value:`${b.value}${y}${l}`})}else this.headersMap.set(L,{name:F,value:l});L==="set-cookie"&&(this.cookies??=
[]).push(l)}set(F,l,f){this.sortedMap=null;const L=f?F:F.toLowerCase();L==="set-cookie"&&(this.cookies=[l]),this.headersMap.set(L,{name:F,value:l})}delete(F,l){
this.sortedMap=null,l||(F=F.toLowerCase()),F==="set-cookie"&&(this.cookies=null),this.headersMap.delete(F)}get(F,l){return this.headersMap.get(l?F:F.toLowerCase())?.
value??null}*[Symbol.iterator](){for(const{0:F,1:{value:l}}of this.headersMap)yield[F,l]}get entries(){const F={};if(this.headersMap.size!==0)for(const{name:l,value:f}of this.
headersMap.values())o(F,l,f);return F}rawValues(){return this.headersMap.values()}get entriesList(){const F=[];if(this.headersMap.size!==0)for(const{0:l,1:{name:f,
value:L}}of this.headersMap)if(l==="set-cookie")for(const b of this.cookies)F.push([f,b]);else F.push([f,L]);return F}toSortedArray(){const F=this.headersMap.size,
l=new Array(F);if(F<=32){if(F===0)return l;const f=this.headersMap[Symbol.iterator](),L=f.next().value;l[0]=[L[0],L[1].value],R(L[1].value!==null);for(let b=1,y=0,
N=0,k=0,V=0,O,H;b<F;++b){for(H=f.next().value,O=l[b]=[H[0],H[1].value],R(O[1]!==null),k=0,N=b;k<N;)V=k+(N-k>>1),l[V][0]<=O[0]?k=V+1:N=V;if(b!==V){for(y=b;y>k;)l[y]=
l[--y];l[k]=O}}if(!f.next().done)throw new TypeError("Unreachable");return l}else{let f=0;for(const{0:L,1:{value:b}}of this.headersMap)l[f++]=[L,b],R(b!==null);
return l.sort(e)}}}let E,B,r,D;class w{#A;#e;constructor(F=void 0){d.util.markAsUncloneable(this),F!==I&&(this.#e=new i,this.#A="none",F!==void 0&&(F=d.converters.
HeadersInit(F,"Headers constructor","init"),c(this,F)))}append(F,l){d.brandCheck(this,d.is.Headers),d.argumentLengthCheck(arguments,2,"Headers.append");const f="\
Headers.append";return F=d.converters.ByteString(F,f,"name"),l=d.converters.ByteString(l,f,"value"),t(this,F,l)}delete(F){if(d.brandCheck(this,d.is.Headers),d.argumentLengthCheck(
arguments,1,"Headers.delete"),F=d.converters.ByteString(F,"Headers.delete","name"),!p(F))throw d.errors.invalidArgument({prefix:"Headers.delete",value:F,type:"h\
eader name"});if(this.#A==="immutable")throw new TypeError("immutable");this.#e.contains(F,!1)&&this.#e.delete(F,!1)}get(F){d.brandCheck(this,d.is.Headers),d.argumentLengthCheck(
arguments,1,"Headers.get");const l="Headers.get";if(F=d.converters.ByteString(F,l,"name"),!p(F))throw d.errors.invalidArgument({prefix:l,value:F,type:"header na\
me"});return this.#e.get(F,!1)}has(F){d.brandCheck(this,d.is.Headers),d.argumentLengthCheck(arguments,1,"Headers.has");const l="Headers.has";if(F=d.converters.ByteString(
F,l,"name"),!p(F))throw d.errors.invalidArgument({prefix:l,value:F,type:"header name"});return this.#e.contains(F,!1)}set(F,l){d.brandCheck(this,d.is.Headers),d.
argumentLengthCheck(arguments,2,"Headers.set");const f="Headers.set";if(F=d.converters.ByteString(F,f,"name"),l=d.converters.ByteString(l,f,"value"),l=s(l),p(F)){
if(!S(l))throw d.errors.invalidArgument({prefix:f,value:l,type:"header value"})}else throw d.errors.invalidArgument({prefix:f,value:F,type:"header name"});if(this.#A===
"immutable")throw new TypeError("immutable");this.#e.set(F,l,!1)}getSetCookie(){d.brandCheck(this,d.is.Headers);const F=this.#e.cookies;return F?[...F]:[]}[u.inspect.
custom](F,l){return l.depth??=F,`Headers ${u.formatWithOptions(l,this.#e.entries)}`}static{E=F=>F.#A,B=(F,l)=>{F.#A=l},r=F=>F.#e,D=(F,l)=>{F.#e=l},d.is.Headers=
F=>F!=null&&typeof F=="object"&&#A in F}}M("Headers",w,A,0,1,d.is.Headers),Object.defineProperties(w.prototype,{append:n,delete:n,get:n,has:n,set:n,getSetCookie:n,
[Symbol.toStringTag]:{value:"Headers",configurable:!0},[u.inspect.custom]:{enumerable:!1}}),d.converters.HeadersInit=function(a,F,l){if(d.util.Type(a)===d.util.
Types.OBJECT){const f=Reflect.get(a,Symbol.iterator);if(!u.types.isProxy(a)&&f===w.prototype.entries)try{return r(a).entriesList}catch{}return typeof f=="functi\
on"?d.converters["sequence<sequence<ByteString>>"](a,F,l,f.bind(a)):d.converters["record<ByteString, ByteString>"](a,F,l)}throw d.errors.conversionFailed({prefix:"\
Headers constructor",argument:"Argument 1",types:["sequence<sequence<ByteString>>","record<ByteString, ByteString>"]})},x.exports={fill:c,compareHeaderName:e,Headers:w,
HeadersList:i,getHeadersGuard:E,setHeadersGuard:B,setHeadersList:D,getHeadersList:r}}),4398:((x,g,Q)=>{const{makeNetworkError:I,makeAppropriateNetworkError:n,filterResponse:o,
makeResponse:M,fromInnerResponse:p,getResponseState:S}=Q(9051),{HeadersList:d}=Q(660),{Request:R,cloneRequest:u,getRequestDispatcher:h,getRequestState:s,removeRequestAbortListener:c}=Q(
9967),t=Q(8522),{makePolicyContainer:A,clonePolicyContainer:e,requestBadPort:i,TAOCheck:E,appendRequestOriginHeader:B,responseLocationURL:r,requestCurrentURL:D,
setRequestReferrerPolicyOnRedirect:w,tryUpgradeRequestToAPotentiallyTrustworthyURL:a,createOpaqueTimingInfo:F,appendFetchMetadata:l,corsCheck:f,crossOriginResourcePolicyCheck:L,
determineRequestsReferrer:b,coarsenedSharedCurrentTime:y,sameOrigin:N,isCancelled:k,isAborted:V,isErrorLike:O,fullyReadBody:H,readableStreamClose:j,urlIsLocal:AA,
urlIsHttpHttpsScheme:IA,urlHasHttpsScheme:EA,clampAndCoarsenConnectionTimingInfo:z,simpleRangeHeaderValue:Z,buildContentRange:DA,createInflate:uA,extractMimeType:RA,
hasAuthenticationEntry:nA,includesCredentials:QA,isTraversableNavigable:rA}=Q(3168),lA=Q(4589),{safelyExtractBody:LA,extractBody:UA}=Q(4492),{redirectStatusSet:xA,
nullBodyStatus:GA,safeMethodsSet:gA,requestBodyHeader:dA,subresourceSet:aA}=Q(4495),MA=Q(8474),{Readable:G,pipeline:mA,finished:ZA,isErrored:jA,isReadable:ee}=Q(
7075),{addAbortListener:qA,bufferToLowerCasedHeaderName:yA}=Q(3440),{SocketError:bA}=Q(8707),{dataURLProcessor:tA,serializeAMimeType:TA,minimizeSupportedMimeType:_A}=Q(
1900),{getGlobalDispatcher:m}=Q(2581),{webidl:K}=Q(7879),{STATUS_CODES:CA}=Q(7067),{bytesMatch:FA}=Q(2701),{isomorphicEncode:v}=Q(8116),kA=["GET","HEAD"],C=typeof __UNDICI_IS_NODE__<
"u"||typeof esbuildDetection<"u"?"node":"undici";let sA;function hA(X,SA,P){if(Array.isArray(P)){for(let U=0;U<P.length;U+=2){const _=yA(P[U]),W=P[U+1];if(Array.
isArray(W)&&!Buffer.isBuffer(W))for(const $ of W)X.append(_,$.toString("latin1"),!0);else X.append(_,W.toString("latin1"),!0)}return}for(const[U,_]of Object.entries(
SA??{}))if(Array.isArray(_))for(const W of _)X.append(U,`${W}`,!0);else X.append(U,`${_}`,!0)}class Y extends MA{constructor(SA){super(),this.dispatcher=SA,this.
connection=null,this.dump=!1,this.state="ongoing"}terminate(SA){this.state==="ongoing"&&(this.state="terminated",this.connection?.destroy(SA),this.emit("termina\
ted",SA))}abort(SA){this.state==="ongoing"&&(this.state="aborted",SA||(SA=new DOMException("The operation was aborted.","AbortError")),this.serializedAbortReason=
SA,this.connection?.destroy(SA),this.emit("terminated",SA))}}function eA(X){fA(X,"fetch")}function BA(X,SA=void 0){K.argumentLengthCheck(arguments,1,"globalThis\
.fetch");let P=Promise.withResolvers(),U;try{U=new R(X,SA)}catch(HA){return P.reject(HA),P.promise}const _=s(U);if(U.signal.aborted)return YA(P,_,null,U.signal.
reason,null),P.promise;_.client.globalObject?.constructor?.name==="ServiceWorkerGlobalScope"&&(_.serviceWorkers="none");let $=null,cA=!1,pA=null;const PA=qA(U.signal,
()=>{cA=!0,lA(pA!=null),pA.abort(U.signal.reason);const HA=$?.deref();YA(P,_,HA,U.signal.reason,pA.controller)}),NA=()=>{PA(),c(U)};return pA=$A({request:_,processResponseEndOfBody:HA=>{
eA(HA),NA()},processResponse:HA=>{if(!cA){if(HA.aborted){YA(P,_,$,pA.serializedAbortReason,pA.controller),NA();return}if(HA.type==="error"){P.reject(new TypeError(
"fetch failed",{cause:HA.error})),NA();return}$=new WeakRef(p(HA,"immutable")),P.resolve($.deref()),P=null}},dispatcher:h(U)}),P.promise}function fA(X,SA="other"){
if(X.type==="error"&&X.aborted||!X.urlList?.length)return;const P=X.urlList[0];let U=X.timingInfo,_=X.cacheState;IA(P)&&U!==null&&(X.timingAllowPassed||(U=F({startTime:U.
startTime}),_=""),U.endTime=y(),X.timingInfo=U,VA(U,P.href,SA,globalThis,_,"",X.status))}const VA=performance.markResourceTiming;function YA(X,SA,P,U,_){if(X&&X.
reject(U),SA.body?.stream!=null&&ee(SA.body.stream)&&SA.body.stream.cancel(U).catch($=>{if($.code!=="ERR_INVALID_STATE")throw $}),P==null)return;const W=S(P);W.
body?.stream!=null&&ee(W.body.stream)&&_.error(U)}function $A({request:X,processRequestBodyChunkLength:SA,processRequestEndOfBody:P,processResponse:U,processResponseEndOfBody:_,
processResponseConsumeBody:W,useParallelQueue:$=!1,dispatcher:cA=m()}){lA(cA);let pA=null,PA=!1;X.client!=null&&(pA=X.client.globalObject,PA=X.client.crossOriginIsolatedCapability);
const NA=y(PA),WA=F({startTime:NA}),HA={controller:new Y(cA),request:X,timingInfo:WA,processRequestBodyChunkLength:SA,processRequestEndOfBody:P,processResponse:U,
processResponseConsumeBody:W,processResponseEndOfBody:_,taskDestination:pA,crossOriginIsolatedCapability:PA};return lA(!X.body||X.body.stream),X.window==="clien\
t"&&(X.window=X.client?.globalObject?.constructor?.name==="Window"?X.client:"no-window"),X.origin==="client"&&(X.origin=X.client.origin),X.policyContainer==="cl\
ient"&&(X.client!=null?X.policyContainer=e(X.client.policyContainer):X.policyContainer=A()),X.headersList.contains("accept",!0)||X.headersList.append("accept","\
*/*",!0),X.headersList.contains("accept-language",!0)||X.headersList.append("accept-language","*",!0),X.priority,aA.has(X.destination),Ee(HA,!1),HA.controller}async function Ee(X,SA){
try{const P=X.request;let U=null;if(P.localURLsOnly&&!AA(D(P))&&(U=I("local URLs only")),a(P),i(P)==="blocked"&&(U=I("bad port")),P.referrerPolicy===""&&(P.referrerPolicy=
P.policyContainer.referrerPolicy),P.referrer!=="no-referrer"&&(P.referrer=b(P)),U===null){const W=D(P);N(W,P.url)&&P.responseTainting==="basic"||W.protocol==="d\
ata:"||P.mode==="navigate"||P.mode==="websocket"?(P.responseTainting="basic",U=await te(X)):P.mode==="same-origin"?U=I('request mode cannot be "same-origin"'):P.
mode==="no-cors"?P.redirect!=="follow"?U=I('redirect mode cannot be "follow" for "no-cors" request'):(P.responseTainting="opaque",U=await te(X)):IA(D(P))?(P.responseTainting=
"cors",U=await Ie(X)):U=I("URL scheme must be a HTTP(S) scheme")}if(SA)return U;U.status!==0&&!U.internalResponse&&(P.responseTainting,P.responseTainting==="bas\
ic"?U=o(U,"basic"):P.responseTainting==="cors"?U=o(U,"cors"):P.responseTainting==="opaque"?U=o(U,"opaque"):lA(!1));let _=U.status===0?U:U.internalResponse;if(_.
urlList.length===0&&_.urlList.push(...P.urlList),P.timingAllowFailed||(U.timingAllowPassed=!0),U.type==="opaque"&&_.status===206&&_.rangeRequested&&!P.headers.contains(
"range",!0)&&(U=_=I()),U.status!==0&&(P.method==="HEAD"||P.method==="CONNECT"||GA.includes(_.status))&&(_.body=null,X.controller.dump=!0),P.integrity){const W=cA=>ae(
X,I(cA));if(P.responseTainting==="opaque"||U.body==null){W(U.error);return}const $=cA=>{if(!FA(cA,P.integrity)){W("integrity mismatch");return}U.body=LA(cA)[0],
ae(X,U)};H(U.body,$,W)}else ae(X,U)}catch(P){X.controller.terminate(P)}}function te(X){if(k(X))return Promise.resolve(n(X));const{request:SA}=X,{protocol:P}=D(SA);
switch(P){case"about:":return Promise.resolve(I("about scheme is not supported"));case"blob:":{sA||(sA=Q(4573).resolveObjectURL);const U=D(SA);if(U.search.length!==
0)return Promise.resolve(I("NetworkError when attempting to fetch resource."));const _=sA(U.toString());if(SA.method!=="GET"||!K.is.Blob(_))return Promise.resolve(
I("invalid method"));const W=M(),$=_.size,cA=v(`${$}`),pA=_.type;if(SA.headersList.contains("range",!0)){W.rangeRequested=!0;const PA=SA.headersList.get("range",
!0),NA=Z(PA,!0);if(NA==="failure")return Promise.resolve(I("failed to fetch the data URL"));let{rangeStartValue:WA,rangeEndValue:HA}=NA;if(WA===null)WA=$-HA,HA=
WA+HA-1;else{if(WA>=$)return Promise.resolve(I("Range start is greater than the blob's size."));(HA===null||HA>=$)&&(HA=$-1)}const OA=_.slice(WA,HA+1,pA),vA=UA(
OA);W.body=vA[0];const JA=v(`${OA.size}`),zA=DA(WA,HA,$);W.status=206,W.statusText="Partial Content",W.headersList.set("content-length",JA,!0),W.headersList.set(
"content-type",pA,!0),W.headersList.set("content-range",zA,!0)}else{const PA=UA(_);W.statusText="OK",W.body=PA[0],W.headersList.set("content-length",cA,!0),W.headersList.
set("content-type",pA,!0)}return Promise.resolve(W)}case"data:":{const U=D(SA),_=tA(U);if(_==="failure")return Promise.resolve(I("failed to fetch the data URL"));
const W=TA(_.mimeType);return Promise.resolve(M({statusText:"OK",headersList:[["content-type",{name:"Content-Type",value:W}]],body:LA(_.body)[0]}))}case"file:":
return Promise.resolve(I("not implemented... yet..."));case"http:":case"https:":return Ie(X).catch(U=>I(U));default:return Promise.resolve(I("unknown scheme"))}}
function Qe(X,SA){X.request.done=!0,X.processResponseDone!=null&&queueMicrotask(()=>X.processResponseDone(SA))}function ae(X,SA){let P=X.timingInfo;X.request.destination===
"document"&&(X.controller.fullTimingInfo=P);const U=()=>{const W=Date.now();X.controller.reportTimingSteps=()=>{if(!IA(X.request.url))return;P.endTime=W;let cA=SA.
cacheState;const pA=SA.bodyInfo;SA.timingAllowPassed||(P=F(P),cA="");let PA=0;if(X.request.mode!=="navigate"||!SA.hasCrossOriginRedirects){PA=SA.status;const NA=RA(
SA.headersList);NA!=="failure"&&(pA.contentType=_A(NA))}X.request.initiatorType!=null&&VA(P,X.request.url.href,X.request.initiatorType,globalThis,cA,pA,PA)};const $=()=>{
X.request.done=!0,X.processResponseEndOfBody!=null&&queueMicrotask(()=>X.processResponseEndOfBody(SA)),X.request.initiatorType!=null&&X.controller.reportTimingSteps()};
queueMicrotask(()=>$())};X.processResponse!=null&&queueMicrotask(()=>{X.processResponse(SA),X.processResponse=null});const _=SA.type==="error"?SA:SA.internalResponse??
SA;if(_.body==null?U():ZA(_.body.stream,()=>{U()}),X.processResponseConsumeBody!=null){const W=cA=>X.processResponseConsumeBody(SA,cA),$=()=>X.processResponseConsumeBody(
SA,"failure");_.body==null?queueMicrotask(()=>W(null)):H(_.body,W,$)}}async function Ie(X){const SA=X.request;let P=null,U=null;const _=X.timingInfo;if(SA.serviceWorkers,
P===null){if(SA.redirect==="follow"&&(SA.serviceWorkers="none"),U=P=await Fe(X),SA.responseTainting==="cors"&&f(SA,P)==="failure")return I("cors failure");E(SA,
P)==="failure"&&(SA.timingAllowFailed=!0)}return(SA.responseTainting==="opaque"||P.type==="opaque")&&L(SA.origin,SA.client,SA.destination,U)==="blocked"?I("bloc\
ked"):(xA.has(U.status)&&(SA.redirect!=="manual"&&X.controller.connection.destroy(),SA.redirect==="error"?P=I("unexpected redirect"):SA.redirect==="manual"?P=U:
SA.redirect==="follow"?P=await we(X,P):lA(!1)),P.timingInfo=_,P)}function we(X,SA){const P=X.request,U=SA.internalResponse?SA.internalResponse:SA;let _;try{if(_=
r(U,D(P).hash),_==null)return SA}catch($){return Promise.resolve(I($))}if(!IA(_))return Promise.resolve(I("URL scheme must be a HTTP(S) scheme"));if(P.redirectCount===
20)return Promise.resolve(I("redirect count exceeded"));if(P.redirectCount+=1,P.mode==="cors"&&(_.username||_.password)&&!N(P,_))return Promise.resolve(I('cross\
 origin not allowed for request mode "cors"'));if(P.responseTainting==="cors"&&(_.username||_.password))return Promise.resolve(I('URL cannot contain credentials\
 for request mode "cors"'));if(U.status!==303&&P.body!=null&&P.body.source==null)return Promise.resolve(I());if([301,302].includes(U.status)&&P.method==="POST"||
U.status===303&&!kA.includes(P.method)){P.method="GET",P.body=null;for(const $ of dA)P.headersList.delete($)}N(D(P),_)||(P.headersList.delete("authorization",!0),
P.headersList.delete("proxy-authorization",!0),P.headersList.delete("cookie",!0),P.headersList.delete("host",!0)),P.body!=null&&(lA(P.body.source!=null),P.body=
LA(P.body.source)[0]);const W=X.timingInfo;return W.redirectEndTime=W.postRedirectStartTime=y(X.crossOriginIsolatedCapability),W.redirectStartTime===0&&(W.redirectStartTime=
W.startTime),P.urlList.push(_),w(P,U),Ee(X,!0)}async function Fe(X,SA=!1,P=!1){const U=X.request;let _=null,W=null,$=null;const cA=null,pA=!1;U.window==="no-win\
dow"&&U.redirect==="error"?(_=X,W=U):(U.body?.source!=null?W=u(U):(W=u({...U,body:null}),W.body=U.body),_={...X},_.request=W);const PA=U.credentials==="include"||
U.credentials==="same-origin"&&U.responseTainting==="basic",NA=W.body?W.body.length:null;let WA=null;if(W.body==null&&["POST","PUT"].includes(W.method)&&(WA="0"),
NA!=null&&(WA=v(`${NA}`)),WA!=null&&!W.headersList.contains("content-length",!0)&&W.headersList.append("content-length",WA,!0),NA!=null&&W.keepalive,K.is.URL(W.
referrer)&&W.headersList.append("referer",v(W.referrer.href),!0),B(W),l(W),W.headersList.contains("user-agent",!0)||W.headersList.append("user-agent",C,!0),W.cache===
"default"&&(W.headersList.contains("if-modified-since",!0)||W.headersList.contains("if-none-match",!0)||W.headersList.contains("if-unmodified-since",!0)||W.headersList.
contains("if-match",!0)||W.headersList.contains("if-range",!0))&&(W.cache="no-store"),W.cache==="no-cache"&&!W.preventNoCacheCacheControlHeaderModification&&!W.
headersList.contains("cache-control",!0)&&W.headersList.append("cache-control","max-age=0",!0),(W.cache==="no-store"||W.cache==="reload")&&(W.headersList.contains(
"pragma",!0)||W.headersList.append("pragma","no-cache",!0),W.headersList.contains("cache-control",!0)||W.headersList.append("cache-control","no-cache",!0)),W.headersList.
contains("range",!0)&&W.headersList.append("accept-encoding","identity",!0),W.headersList.contains("accept-encoding",!0)||(EA(D(W))?W.headersList.append("accept\
-encoding","br, gzip, deflate, zstd",!0):W.headersList.append("accept-encoding","gzip, deflate",!0)),W.headersList.delete("host",!0),PA&&!W.headersList.contains(
"authorization",!0)){let HA=null;if(!(nA(W)&&(W.useURLCredentials===void 0||!QA(D(W))))){if(QA(D(W))&&SA){const{username:OA,password:vA}=D(W);HA=`Basic ${Buffer.
from(`${OA}:${vA}`).toString("base64")}`}}HA!==null&&W.headersList.append("Authorization",HA,!1)}if(cA==null&&(W.cache="no-store"),W.cache!=="no-store"&&W.cache,
$==null){if(W.cache==="only-if-cached")return I("only if cached");const HA=await ge(_,PA,P);!gA.has(W.method)&&HA.status>=200&&HA.status<=399,pA&&HA.status,$==null&&
($=HA)}if($.urlList=[...W.urlList],W.headersList.contains("range",!0)&&($.rangeRequested=!0),$.requestIncludesCredentials=PA,$.status===401&&W.responseTainting!==
"cors"&&PA&&(U.useURLCredentials!==void 0||rA(U.traversableForUserPrompts))){if(U.body!=null){if(U.body.source==null)return $;U.body=LA(U.body.source)[0]}if(U.useURLCredentials===
void 0||SA)return k(X)?n(X):$;X.controller.connection.destroy(),$=await Fe(X,!0)}if($.status===407)return U.window==="no-window"?I():k(X)?n(X):I("proxy authenti\
cation required");if($.status===421&&!P&&(U.body==null||U.body.source!=null)){if(k(X))return n(X);X.controller.connection.destroy(),$=await Fe(X,SA,!0)}return $}
async function ge(X,SA=!1,P=!1){lA(!X.controller.connection||X.controller.connection.destroyed),X.controller.connection={abort:null,destroyed:!1,destroy(vA){this.
destroyed||(this.destroyed=!0,this.abort?.(vA??new DOMException("The operation was aborted.","AbortError")))}};const U=X.request;let _=null;const W=X.timingInfo;
null==null&&(U.cache="no-store");const cA=P?"yes":"no";U.mode;let pA=null;if(U.body==null&&X.processRequestEndOfBody)queueMicrotask(()=>X.processRequestEndOfBody());else if(U.
body!=null){const vA=async function*(XA){k(X)||(yield XA,X.processRequestBodyChunkLength?.(XA.byteLength))},JA=()=>{k(X)||X.processRequestEndOfBody&&X.processRequestEndOfBody()},
zA=XA=>{k(X)||(XA.name==="AbortError"?X.controller.abort():X.controller.terminate(XA))};pA=(async function*(){try{for await(const XA of U.body.stream)yield*vA(XA);
JA()}catch(XA){zA(XA)}})()}try{const{body:vA,status:JA,statusText:zA,headersList:XA,socket:ie}=await OA({body:pA});if(ie)_=M({status:JA,statusText:zA,headersList:XA,
socket:ie});else{const ce=vA[Symbol.asyncIterator]();X.controller.next=()=>ce.next(),_=M({status:JA,statusText:zA,headersList:XA})}}catch(vA){return vA.name==="\
AbortError"?(X.controller.connection.destroy(),n(X,vA)):I(vA)}const PA=()=>X.controller.resume(),NA=vA=>{k(X)||X.controller.abort(vA)},WA=new ReadableStream({start(vA){
X.controller.controller=vA},pull:PA,cancel:NA,type:"bytes"});_.body={stream:WA,source:null,length:null},X.controller.resume||X.controller.on("terminated",HA),X.
controller.resume=async()=>{for(;;){let vA,JA;try{const{done:XA,value:ie}=await X.controller.next();if(V(X))break;vA=XA?void 0:ie}catch(XA){X.controller.ended&&
!W.encodedBodySize?vA=void 0:(vA=XA,JA=!0)}if(vA===void 0){j(X.controller.controller),Qe(X,_);return}if(W.decodedBodySize+=vA?.byteLength??0,JA){X.controller.terminate(
vA);return}const zA=new Uint8Array(vA);if(zA.byteLength&&X.controller.controller.enqueue(zA),jA(WA)){X.controller.terminate();return}if(X.controller.controller.
desiredSize<=0)return}};function HA(vA){V(X)?(_.aborted=!0,ee(WA)&&X.controller.controller.error(X.controller.serializedAbortReason)):ee(WA)&&X.controller.controller.
error(new TypeError("terminated",{cause:O(vA)?vA:void 0})),X.controller.connection.destroy()}return _;function OA({body:vA}){const JA=D(U),zA=X.controller.dispatcher,
XA=JA.pathname+JA.search,ie=JA.search.length===0&&JA.href[JA.href.length-JA.hash.length-1]==="?";return ce(vA);function ce(Se,le){return new Promise((He,_e)=>zA.
dispatch({path:ie?`${XA}?`:XA,origin:JA.origin,method:U.method,body:zA.isMockActive?U.body&&(U.body.source||U.body.stream):Se,__mockAgentBodyForDispatch:Se,headers:U.
headersList.entries,maxRedirections:0,upgrade:U.mode==="websocket"?"websocket":void 0,...le===!1?{allowH2:le}:null},{body:null,abort:null,onRequestStart(Be){const{
connection:re}=X.controller;W.finalConnectionTimingInfo=z(void 0,W.postRedirectStartTime,X.crossOriginIsolatedCapability);const ue=fe=>Be.abort(fe);re.destroyed?
ue(new DOMException("The operation was aborted.","AbortError")):(X.controller.on("terminated",ue),this.abort=re.abort=ue),W.finalNetworkRequestStartTime=y(X.crossOriginIsolatedCapability)},
onResponseStarted(){W.finalNetworkResponseStartTime=y(X.crossOriginIsolatedCapability)},onResponseStart(Be,re,ue,fe){if(re<200)return;const Me=Be?.rawHeaders??[],
Te=new d;hA(Te,ue,Me);const be=Te.get("location",!0)&&U.redirect==="follow"&&xA.has(re),Re=[];if(U.method!=="HEAD"&&U.method!=="CONNECT"&&!GA.includes(re)&&!be){
const Le=Te.get("content-encoding",!0),pe=Le?Le.toLowerCase().split(","):[],Ge=5;if(pe.length>Ge){Be.abort(new Error(`too many content-encodings in response: ${pe.
length}, maximum allowed is ${Ge}`));return}for(let ke=pe.length-1;ke>=0;--ke){const me=pe[ke].trim();if(me==="x-gzip"||me==="gzip")Re.push(t.createGunzip({flush:t.
constants.Z_SYNC_FLUSH,finishFlush:t.constants.Z_SYNC_FLUSH}));else if(me==="deflate")Re.push(uA({flush:t.constants.Z_SYNC_FLUSH,finishFlush:t.constants.Z_SYNC_FLUSH}));else if(me===
"br")Re.push(t.createBrotliDecompress({flush:t.constants.BROTLI_OPERATION_FLUSH,finishFlush:t.constants.BROTLI_OPERATION_FLUSH}));else if(me==="zstd")Re.push(t.
createZstdDecompress({flush:t.constants.ZSTD_e_continue,finishFlush:t.constants.ZSTD_e_end,params:{[t.constants.ZSTD_d_windowLogMax]:23}}));else{Re.length=0;break}}}
this.body=new G({read:()=>Be.resume()});const Oe=Le=>this.onResponseError(Be,Le);He({status:re,statusText:fe,headersList:Te,body:Re.length?mA(this.body,...Re,Le=>{
Le&&this.onResponseError(Be,Le)}).on("error",Oe):this.body.on("error",Oe)})},onResponseData(Be,re){if(X.controller.dump)return;const ue=re;W.encodedBodySize+=ue.
byteLength,this.body.push(ue)===!1&&Be.pause()},onResponseEnd(){this.abort&&X.controller.off("terminated",this.abort),X.controller.ended=!0,this.body?.push(null)},
onResponseError(Be,re){if(this.abort&&X.controller.off("terminated",this.abort),U.mode==="websocket"&&le!==!1&&re?.code==="UND_ERR_INFO"&&re?.message==="HTTP/2:\
 Extended CONNECT protocol not supported by server"){He(ce(Se,!1));return}this.body?.destroy(re),Be?.aborted||X.controller.terminate(re),_e(re)},onRequestUpgrade(Be,re,ue,fe){
if(fe.session!=null&&re!==200||fe.session==null&&re!==101)return fe.session!=null&&Be.abort(new bA("bad upgrade",null)),!1;const Me=Be?.rawHeaders??[],Te=new d;
return hA(Te,ue,Me),He({status:re,statusText:CA[re],headersList:Te,socket:fe}),!0}}))}}}x.exports={fetch:BA,Fetch:Y,fetching:$A,finalizeAndReportTiming:fA}}),9967:((x,g,Q)=>{
const{extractBody:I,mixinBody:n,cloneBody:o,bodyUnusable:M}=Q(4492),{Headers:p,fill:S,HeadersList:d,setHeadersGuard:R,getHeadersGuard:u,setHeadersList:h,getHeadersList:s}=Q(
660),c=Q(3440),t=Q(7975),{isValidHTTPToken:A,sameOrigin:e,environmentSettingsObject:i}=Q(3168),{forbiddenMethodsSet:E,corsSafeListedMethodsSet:B,referrerPolicy:r,
requestRedirect:D,requestMode:w,requestCredentials:a,requestCache:F,requestDuplex:l}=Q(4495),{kEnumerableProperty:f,normalizedMethodRecordsBase:L,normalizedMethodRecords:b}=c,
{webidl:y}=Q(7879),{URLSerializer:N}=Q(1900),{kConstruct:k}=Q(6443),V=Q(4589),O=new FinalizationRegistry(({signal:gA,reference:dA})=>{AA(gA,dA)}),H=new WeakMap,
j=new WeakMap;function AA(gA,dA){const aA=j.get(gA);aA instanceof Set&&(aA.delete(dA),aA.size!==0)||(gA.removeEventListener("abort",EA),j.delete(gA))}function IA(gA,dA){
O.unregister(gA);const aA=gA.deref();aA!==void 0&&(H.delete(aA.signal),aA.abort(dA))}function EA(){this.removeEventListener("abort",EA);const gA=j.get(this);if(gA instanceof
Set){for(const dA of gA)IA(dA,this.reason);gA.clear()}else IA(gA,this.reason);j.delete(this)}function z(gA){const dA=new AbortController;if(gA==null)return dA.signal;
if(gA.aborted)return dA.abort(gA.reason),dA.signal;const aA=new WeakRef(dA),MA=j.get(gA);if(MA===void 0)c.addAbortListener(gA,EA),j.set(gA,aA);else if(MA instanceof
WeakRef){const G=new Set;G.add(MA),G.add(aA),j.set(gA,G)}else MA.add(aA);return O.register(dA,{signal:gA,reference:aA},aA),H.set(dA.signal,{controller:dA,source:gA,
reference:aA}),dA.signal}let Z=!1,DA,uA,RA,nA,QA,rA,lA;class LA{#A;#e;#s;#t;constructor(dA,aA=void 0){if(y.util.markAsUncloneable(this),dA===k)return;y.argumentLengthCheck(
arguments,1,"Request constructor"),dA=y.converters.RequestInfo(dA),aA=y.converters.RequestInit(aA);let G=null,mA=null;const ZA=i.settingsObject.baseUrl;let jA=null;
if(typeof dA=="string"){this.#e=aA.dispatcher;let K;try{K=new URL(dA,ZA)}catch(CA){throw new TypeError("Failed to parse URL from "+dA,{cause:CA})}if(K.username||
K.password)throw new TypeError("Request cannot be constructed from a URL that includes credentials: "+dA);G=UA({urlList:[K]}),mA="cors"}else V(y.is.Request(dA)),
G=dA.#t,jA=dA.#A,this.#e=aA.dispatcher||dA.#e;const ee=i.settingsObject.origin;let qA="client";if(G.window?.constructor?.name==="EnvironmentSettingsObject"&&e(G.
window,ee)&&(qA=G.window),aA.window!=null)throw new TypeError(`'window' option '${qA}' must be null`);"window"in aA&&(qA="no-window"),G=UA({method:G.method,headersList:G.
headersList,unsafeRequest:G.unsafeRequest,client:i.settingsObject,window:qA,priority:G.priority,origin:G.origin,referrer:G.referrer,referrerPolicy:G.referrerPolicy,
mode:G.mode,credentials:G.credentials,cache:G.cache,redirect:G.redirect,integrity:G.integrity,keepalive:G.keepalive,reloadNavigation:G.reloadNavigation,historyNavigation:G.
historyNavigation,urlList:[...G.urlList]});const yA=Object.keys(aA).length!==0;if(yA&&(G.mode==="navigate"&&(G.mode="same-origin"),G.reloadNavigation=!1,G.historyNavigation=
!1,G.origin="client",G.referrer="client",G.referrerPolicy="",G.url=G.urlList[G.urlList.length-1],G.urlList=[G.url]),aA.referrer!==void 0){const K=aA.referrer;if(K===
"")G.referrer="no-referrer";else{let CA;try{CA=new URL(K,ZA)}catch(FA){throw new TypeError(`Referrer "${K}" is not a valid URL.`,{cause:FA})}CA.protocol==="abou\
t:"&&CA.hostname==="client"||ee&&!e(CA,i.settingsObject.baseUrl)?G.referrer="client":G.referrer=CA}}aA.referrerPolicy!==void 0&&(G.referrerPolicy=aA.referrerPolicy);
let bA;if(aA.mode!==void 0?bA=aA.mode:bA=mA,bA==="navigate")throw y.errors.exception({header:"Request constructor",message:"invalid request mode navigate."});if(bA!=
null&&(G.mode=bA),aA.credentials!==void 0&&(G.credentials=aA.credentials),aA.cache!==void 0&&(G.cache=aA.cache),G.cache==="only-if-cached"&&G.mode!=="same-origi\
n")throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");if(aA.redirect!==void 0&&(G.redirect=aA.redirect),aA.integrity!=null&&(G.integrity=
String(aA.integrity)),aA.keepalive!==void 0&&(G.keepalive=!!aA.keepalive),aA.method!==void 0){let K=aA.method;const CA=b[K];if(CA!==void 0)G.method=CA;else{if(!A(
K))throw new TypeError(`'${K}' is not a valid HTTP method.`);const FA=K.toUpperCase();if(E.has(FA))throw new TypeError(`'${K}' HTTP method is unsupported.`);K=L[FA]??
K,G.method=K}!Z&&G.method==="patch"&&(process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely t\
o succeed.",{code:"UNDICI-FETCH-patch"}),Z=!0)}if(aA.signal!==void 0&&(jA=aA.signal),this.#t=G,this.#A=z(jA),this.#s=new p(k),h(this.#s,G.headersList),R(this.#s,
"request"),bA==="no-cors"){if(!B.has(G.method))throw new TypeError(`'${G.method} is unsupported in no-cors mode.`);R(this.#s,"request-no-cors")}if(yA){const K=s(
this.#s),CA=aA.headers!==void 0?aA.headers:new d(K);if(K.clear(),CA instanceof d){for(const{name:FA,value:v}of CA.rawValues())K.append(FA,v,!1);K.cookies=CA.cookies}else
S(this.#s,CA)}const tA=y.is.Request(dA)?dA.#t.body:null;if((aA.body!=null||tA!=null)&&(G.method==="GET"||G.method==="HEAD"))throw new TypeError("Request with GE\
T/HEAD method cannot have body.");let TA=null;if(aA.body!=null){const[K,CA]=I(aA.body,G.keepalive);TA=K,CA&&!s(this.#s).contains("content-type",!0)&&this.#s.append(
"content-type",CA,!0)}const _A=TA??tA;if(_A!=null&&_A.source==null){if(TA!=null&&aA.duplex==null)throw new TypeError("RequestInit: duplex option is required whe\
n sending a body.");if(G.mode!=="same-origin"&&G.mode!=="cors")throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cor\
s"');G.useCORSPreflightFlag=!0}let m=_A;if(TA==null&&tA!=null){if(M(dA.#t))throw new TypeError("Cannot construct a Request with a Request object that has alread\
y been used.");const K=new TransformStream;tA.stream.pipeThrough(K),m={source:tA.source,length:tA.length,stream:K.readable}}this.#t.body=m}get method(){return y.
brandCheck(this,y.is.Request),this.#t.method}get url(){return y.brandCheck(this,y.is.Request),N(this.#t.url)}get headers(){return y.brandCheck(this,y.is.Request),
this.#s}get destination(){return y.brandCheck(this,y.is.Request),this.#t.destination}get referrer(){return y.brandCheck(this,y.is.Request),this.#t.referrer==="n\
o-referrer"?"":this.#t.referrer==="client"?"about:client":this.#t.referrer.toString()}get referrerPolicy(){return y.brandCheck(this,y.is.Request),this.#t.referrerPolicy}get mode(){
return y.brandCheck(this,y.is.Request),this.#t.mode}get credentials(){return y.brandCheck(this,y.is.Request),this.#t.credentials}get cache(){return y.brandCheck(
this,y.is.Request),this.#t.cache}get redirect(){return y.brandCheck(this,y.is.Request),this.#t.redirect}get integrity(){return y.brandCheck(this,y.is.Request),this.#t.
integrity}get keepalive(){return y.brandCheck(this,y.is.Request),this.#t.keepalive}get isReloadNavigation(){return y.brandCheck(this,y.is.Request),this.#t.reloadNavigation}get isHistoryNavigation(){
return y.brandCheck(this,y.is.Request),this.#t.historyNavigation}get signal(){return y.brandCheck(this,y.is.Request),this.#A}get body(){return y.brandCheck(this,
y.is.Request),this.#t.body?this.#t.body.stream:null}get bodyUsed(){return y.brandCheck(this,y.is.Request),!!this.#t.body&&c.isDisturbed(this.#t.body.stream)}get duplex(){
return y.brandCheck(this,y.is.Request),"half"}clone(){if(y.brandCheck(this,y.is.Request),M(this.#t))throw new TypeError("unusable");const dA=xA(this.#t),aA=z(this.#A);
return GA(dA,this.#e,aA,u(this.#s))}[t.inspect.custom](dA,aA){aA.depth===null&&(aA.depth=2),aA.colors??=!0;const MA={method:this.method,url:this.url,headers:this.
headers,destination:this.destination,referrer:this.referrer,referrerPolicy:this.referrerPolicy,mode:this.mode,credentials:this.credentials,cache:this.cache,redirect:this.
redirect,integrity:this.integrity,keepalive:this.keepalive,isReloadNavigation:this.isReloadNavigation,isHistoryNavigation:this.isHistoryNavigation,signal:this.signal};
return`Request ${t.formatWithOptions(aA,MA)}`}static{DA=(dA,aA)=>{dA.#A=aA},uA=dA=>dA.#e,RA=(dA,aA)=>{dA.#e=aA},nA=(dA,aA)=>{dA.#s=aA},QA=dA=>dA.#t,rA=(dA,aA)=>{
dA.#t=aA},lA=dA=>{const aA=H.get(dA.#A);aA!==void 0&&(H.delete(dA.#A),O.unregister(aA.reference),AA(aA.source,aA.reference))},y.is.Request=dA=>dA!=null&&typeof dA==
"object"&&#t in dA}}n(LA,QA,y.is.Request);function UA(gA){return{method:gA.method??"GET",localURLsOnly:gA.localURLsOnly??!1,unsafeRequest:gA.unsafeRequest??!1,body:gA.
body??null,client:gA.client??null,reservedClient:gA.reservedClient??null,replacesClientId:gA.replacesClientId??"",window:gA.window??"client",keepalive:gA.keepalive??
!1,serviceWorkers:gA.serviceWorkers??"all",initiator:gA.initiator??"",destination:gA.destination??"",priority:gA.priority??"auto",origin:gA.origin??"client",policyContainer:gA.
policyContainer??"client",referrer:gA.referrer??"client",referrerPolicy:gA.referrerPolicy??"",mode:gA.mode??"no-cors",useCORSPreflightFlag:gA.useCORSPreflightFlag??
!1,credentials:gA.credentials??"same-origin",useCredentials:gA.useCredentials??!1,cache:gA.cache??"default",redirect:gA.redirect??"follow",integrity:gA.integrity??
"",cryptoGraphicsNonceMetadata:gA.cryptoGraphicsNonceMetadata??"",parserMetadata:gA.parserMetadata??"",reloadNavigation:gA.reloadNavigation??!1,historyNavigation:gA.
historyNavigation??!1,userActivation:gA.userActivation??!1,taintedOrigin:gA.taintedOrigin??!1,redirectCount:gA.redirectCount??0,responseTainting:gA.responseTainting??
"basic",preventNoCacheCacheControlHeaderModification:gA.preventNoCacheCacheControlHeaderModification??!1,done:gA.done??!1,timingAllowFailed:gA.timingAllowFailed??
!1,useURLCredentials:gA.useURLCredentials??void 0,traversableForUserPrompts:gA.traversableForUserPrompts??"client",urlList:gA.urlList,url:gA.urlList[0],headersList:gA.
headersList?new d(gA.headersList):new d}}function xA(gA){const dA=UA({...gA,body:null});return gA.body!=null&&(dA.body=o(gA.body)),dA}function GA(gA,dA,aA,MA){const G=new LA(
k);rA(G,gA),RA(G,dA),DA(G,aA);const mA=new p(k);return nA(G,mA),h(mA,gA.headersList),R(mA,MA),G}Object.defineProperties(LA.prototype,{method:f,url:f,headers:f,redirect:f,
clone:f,signal:f,duplex:f,destination:f,body:f,bodyUsed:f,isHistoryNavigation:f,isReloadNavigation:f,keepalive:f,integrity:f,cache:f,credentials:f,attribute:f,referrerPolicy:f,
referrer:f,mode:f,[Symbol.toStringTag]:{value:"Request",configurable:!0}}),y.converters.RequestInfo=function(gA){return typeof gA=="string"?y.converters.USVString(
gA):y.is.Request(gA)?gA:y.converters.USVString(gA)},y.converters.RequestInit=y.dictionaryConverter([{key:"method",converter:y.converters.ByteString},{key:"heade\
rs",converter:y.converters.HeadersInit},{key:"body",converter:y.nullableConverter(y.converters.BodyInit)},{key:"referrer",converter:y.converters.USVString},{key:"\
referrerPolicy",converter:y.converters.DOMString,allowedValues:r},{key:"mode",converter:y.converters.DOMString,allowedValues:w},{key:"credentials",converter:y.converters.
DOMString,allowedValues:a},{key:"cache",converter:y.converters.DOMString,allowedValues:F},{key:"redirect",converter:y.converters.DOMString,allowedValues:D},{key:"\
integrity",converter:y.converters.DOMString},{key:"keepalive",converter:y.converters.boolean},{key:"signal",converter:y.nullableConverter(gA=>y.converters.AbortSignal(
gA,"RequestInit","signal"))},{key:"window",converter:y.converters.any},{key:"duplex",converter:y.converters.DOMString,allowedValues:l},{key:"dispatcher",converter:y.
converters.any},{key:"priority",converter:y.converters.DOMString,allowedValues:["high","low","auto"]}]),x.exports={Request:LA,makeRequest:UA,fromInnerRequest:GA,
cloneRequest:xA,getRequestDispatcher:uA,getRequestState:QA,removeRequestAbortListener:lA}}),9051:((x,g,Q)=>{const{Headers:I,HeadersList:n,fill:o,getHeadersGuard:M,
setHeadersGuard:p,setHeadersList:S}=Q(660),{extractBody:d,cloneBody:R,mixinBody:u,streamRegistry:h,bodyUnusable:s}=Q(4492),c=Q(3440),t=Q(7975),{kEnumerableProperty:A}=c,
{isValidReasonPhrase:e,isCancelled:i,isAborted:E,isErrorLike:B,environmentSettingsObject:r}=Q(3168),{redirectStatusSet:D,nullBodyStatus:w}=Q(4495),{webidl:a}=Q(
7879),{URLSerializer:F}=Q(1900),{kConstruct:l}=Q(6443),f=Q(4589),{isomorphicEncode:L,serializeJavascriptValueToJSONString:b}=Q(8116),y=new TextEncoder("utf-8");
let N,k,V,O;class H{#A;#e;static error(){return RA(IA(),"immutable")}static json(QA,rA=void 0){a.argumentLengthCheck(arguments,1,"Response.json"),rA=a.converters.
ResponseInit(rA);const lA=y.encode(b(QA)),LA=d(lA),UA=RA(AA({}),"response");return uA(UA,rA,{body:LA[0],type:"application/json"}),UA}static redirect(QA,rA=302){
a.argumentLengthCheck(arguments,1,"Response.redirect"),QA=a.converters.USVString(QA),rA=a.converters["unsigned short"](rA);let lA;try{lA=new URL(QA,r.settingsObject.
baseUrl)}catch(xA){throw new TypeError(`Failed to parse URL from ${QA}`,{cause:xA})}if(!D.has(rA))throw new RangeError(`Invalid status code ${rA}`);const LA=RA(
AA({}),"immutable");LA.#e.status=rA;const UA=L(F(lA));return LA.#e.headersList.append("location",UA,!0),LA}constructor(QA=null,rA=void 0){if(a.util.markAsUncloneable(
this),QA===l)return;QA!==null&&(QA=a.converters.BodyInit(QA,"Response","body")),rA=a.converters.ResponseInit(rA),this.#e=AA({}),this.#A=new I(l),p(this.#A,"resp\
onse"),S(this.#A,this.#e.headersList);let lA=null;if(QA!=null){const[LA,UA]=d(QA);lA={body:LA,type:UA}}uA(this,rA,lA)}get type(){return a.brandCheck(this,a.is.Response),
this.#e.type}get url(){a.brandCheck(this,a.is.Response);const QA=this.#e.urlList,rA=QA[QA.length-1]??null;return rA===null?"":F(rA,!0)}get redirected(){return a.
brandCheck(this,a.is.Response),this.#e.urlList.length>1}get status(){return a.brandCheck(this,a.is.Response),this.#e.status}get ok(){return a.brandCheck(this,a.
is.Response),this.#e.status>=200&&this.#e.status<=299}get statusText(){return a.brandCheck(this,a.is.Response),this.#e.statusText}get headers(){return a.brandCheck(
this,a.is.Response),this.#A}get body(){return a.brandCheck(this,a.is.Response),this.#e.body?this.#e.body.stream:null}get bodyUsed(){return a.brandCheck(this,a.is.
Response),!!this.#e.body&&c.isDisturbed(this.#e.body.stream)}clone(){if(a.brandCheck(this,a.is.Response),s(this.#e))throw a.errors.exception({header:"Response.c\
lone",message:"Body has already been consumed."});const QA=j(this.#e);return this.#e.urlList.length!==0&&this.#e.body?.stream&&h.register(this,new WeakRef(this.#e.
body.stream)),RA(QA,M(this.#A))}[t.inspect.custom](QA,rA){rA.depth===null&&(rA.depth=2),rA.colors??=!0;const lA={status:this.status,statusText:this.statusText,headers:this.
headers,body:this.body,bodyUsed:this.bodyUsed,ok:this.ok,redirected:this.redirected,type:this.type,url:this.url};return`Response ${t.formatWithOptions(rA,lA)}`}static{
N=QA=>QA.#A,k=(QA,rA)=>{QA.#A=rA},V=QA=>QA.#e,O=(QA,rA)=>{QA.#e=rA},a.is.Response=QA=>QA!=null&&typeof QA=="object"&&#e in QA}}u(H,V,a.is.Response),Object.defineProperties(
H.prototype,{type:A,url:A,status:A,ok:A,redirected:A,statusText:A,headers:A,clone:A,body:A,bodyUsed:A,[Symbol.toStringTag]:{value:"Response",configurable:!0}}),
Object.defineProperties(H,{json:A,redirect:A,error:A});function j(nA){if(nA.internalResponse)return Z(j(nA.internalResponse),nA.type);const QA=AA({...nA,body:null});
return nA.body!=null&&(QA.body=R(nA.body)),QA}function AA(nA){return{aborted:!1,rangeRequested:!1,timingAllowPassed:!1,requestIncludesCredentials:!1,type:"defau\
lt",status:200,timingInfo:null,cacheState:"",statusText:"",...nA,headersList:nA?.headersList?new n(nA?.headersList):new n,urlList:nA?.urlList?[...nA.urlList]:[]}}
function IA(nA){const QA=B(nA);return AA({type:"error",status:0,error:QA?nA:new Error(nA&&String(nA)),aborted:nA&&nA.name==="AbortError"})}function EA(nA){return nA.
type==="error"&&nA.status===0}function z(nA,QA){return QA={internalResponse:nA,...QA},new Proxy(nA,{get(rA,lA){return lA in QA?QA[lA]:rA[lA]},set(rA,lA,LA){return f(
!(lA in QA)),rA[lA]=LA,!0}})}function Z(nA,QA){if(QA==="basic")return z(nA,{type:"basic",headersList:nA.headersList});if(QA==="cors")return z(nA,{type:"cors",headersList:nA.
headersList});if(QA==="opaque")return z(nA,{type:"opaque",urlList:[],status:0,statusText:"",body:null});if(QA==="opaqueredirect")return z(nA,{type:"opaqueredire\
ct",status:0,statusText:"",headersList:[],body:null});f(!1)}function DA(nA,QA=null){return f(i(nA)),E(nA)?IA(Object.assign(new DOMException("The operation was a\
borted.","AbortError"),{cause:QA})):IA(Object.assign(new DOMException("Request was cancelled."),{cause:QA}))}function uA(nA,QA,rA){if(QA.status!==null&&(QA.status<
200||QA.status>599))throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');if("statusText"in QA&&QA.statusText!=null&&!e(String(QA.
statusText)))throw new TypeError("Invalid statusText");if("status"in QA&&QA.status!=null&&(V(nA).status=QA.status),"statusText"in QA&&QA.statusText!=null&&(V(nA).
statusText=QA.statusText),"headers"in QA&&QA.headers!=null&&o(N(nA),QA.headers),rA){if(w.includes(nA.status))throw a.errors.exception({header:"Response construc\
tor",message:`Invalid response status code ${nA.status}`});V(nA).body=rA.body,rA.type!=null&&!V(nA).headersList.contains("content-type",!0)&&V(nA).headersList.append(
"content-type",rA.type,!0)}}function RA(nA,QA){const rA=new H(l);O(rA,nA);const lA=new I(l);return k(rA,lA),S(lA,nA.headersList),p(lA,QA),nA.urlList.length!==0&&
nA.body?.stream&&h.register(rA,new WeakRef(nA.body.stream)),rA}a.converters.XMLHttpRequestBodyInit=function(nA,QA,rA){return typeof nA=="string"?a.converters.USVString(
nA,QA,rA):a.is.Blob(nA)||a.is.BufferSource(nA)||a.is.FormData(nA)||a.is.URLSearchParams(nA)?nA:a.converters.DOMString(nA,QA,rA)},a.converters.BodyInit=function(nA,QA,rA){
return a.is.ReadableStream(nA)||nA?.[Symbol.asyncIterator]?nA:a.converters.XMLHttpRequestBodyInit(nA,QA,rA)},a.converters.ResponseInit=a.dictionaryConverter([{key:"\
status",converter:a.converters["unsigned short"],defaultValue:()=>200},{key:"statusText",converter:a.converters.ByteString,defaultValue:()=>""},{key:"headers",converter:a.
converters.HeadersInit}]),x.exports={isNetworkError:EA,makeNetworkError:IA,makeResponse:AA,makeAppropriateNetworkError:DA,filterResponse:Z,Response:H,cloneResponse:j,
fromInnerResponse:RA,getResponseState:V}}),3168:((x,g,Q)=>{const{Transform:I}=Q(7075),n=Q(8522),{redirectStatusSet:o,referrerPolicyTokens:M,badPortsSet:p}=Q(4495),
{getGlobalOrigin:S}=Q(1059),{collectAnHTTPQuotedString:d,parseMIMEType:R}=Q(1900),{performance:u}=Q(643),{isValidHTTPToken:h,normalizedMethodRecordsBase:s}=Q(3440),
c=Q(4589),{isUint8Array:t}=Q(3429),{webidl:A}=Q(7879),{isomorphicEncode:e,collectASequenceOfCodePoints:i,removeChars:E}=Q(8116);function B(Y){const eA=Y.urlList,
BA=eA.length;return BA===0?null:eA[BA-1].toString()}function r(Y,eA){if(!o.has(Y.status))return null;let BA=Y.headersList.get("location",!0);return BA!==null&&b(
BA)&&(D(BA)||(BA=w(BA)),BA=new URL(BA,B(Y))),BA&&!BA.hash&&(BA.hash=eA),BA}function D(Y){for(let eA=0;eA<Y.length;++eA){const BA=Y.charCodeAt(eA);if(BA>126||BA<
32)return!1}return!0}function w(Y){return Buffer.from(Y,"binary").toString("utf8")}function a(Y){return Y.urlList[Y.urlList.length-1]}function F(Y){const eA=a(Y);
return yA(eA)&&p.has(eA.port)?"blocked":"allowed"}function l(Y){return Y instanceof Error||Y?.constructor?.name==="Error"||Y?.constructor?.name==="DOMException"}
function f(Y){for(let eA=0;eA<Y.length;++eA){const BA=Y.charCodeAt(eA);if(!(BA===9||BA>=32&&BA<=126||BA>=128&&BA<=255))return!1}return!0}const L=h;function b(Y){
return(Y[0]==="	"||Y[0]===" "||Y[Y.length-1]==="	"||Y[Y.length-1]===" "||Y.includes(`
`)||Y.includes("\r")||Y.includes("\0"))===!1}function y(Y){const eA=(Y.headersList.get("referrer-policy",!0)??"").split(",");let BA="";if(eA.length)for(let fA=eA.
length;fA!==0;fA--){const VA=eA[fA-1].trim();if(M.has(VA)){BA=VA;break}}return BA}function N(Y,eA){const BA=y(eA);BA!==""&&(Y.referrerPolicy=BA)}function k(){return"\
allowed"}function V(){return"success"}function O(){return"success"}function H(Y){if(!LA(a(Y)))return;let eA=null;eA=Y.mode,Y.headersList.set("sec-fetch-mode",eA,
!0)}function j(Y){let eA=Y.origin;if(!(eA==="client"||eA===void 0)){if(Y.responseTainting==="cors"||Y.mode==="websocket")Y.headersList.append("origin",eA,!0);else if(Y.
method!=="GET"&&Y.method!=="HEAD"){switch(Y.referrerPolicy){case"no-referrer":eA=null;break;case"no-referrer-when-downgrade":case"strict-origin":case"strict-ori\
gin-when-cross-origin":Y.origin&&qA(Y.origin)&&!qA(a(Y))&&(eA=null);break;case"same-origin":xA(Y,a(Y))||(eA=null);break;default:}Y.headersList.append("origin",eA,
!0)}}}function AA(Y,eA){return Y}function IA(Y,eA,BA){return!Y?.startTime||Y.startTime<eA?{domainLookupStartTime:eA,domainLookupEndTime:eA,connectionStartTime:eA,
connectionEndTime:eA,secureConnectionStartTime:eA,ALPNNegotiatedProtocol:Y?.ALPNNegotiatedProtocol}:{domainLookupStartTime:AA(Y.domainLookupStartTime,BA),domainLookupEndTime:AA(
Y.domainLookupEndTime,BA),connectionStartTime:AA(Y.connectionStartTime,BA),connectionEndTime:AA(Y.connectionEndTime,BA),secureConnectionStartTime:AA(Y.secureConnectionStartTime,
BA),ALPNNegotiatedProtocol:Y.ALPNNegotiatedProtocol}}function EA(Y){return AA(u.now(),Y)}function z(Y){return{startTime:Y.startTime??0,redirectStartTime:0,redirectEndTime:0,
postRedirectStartTime:Y.startTime??0,finalServiceWorkerStartTime:0,finalNetworkResponseStartTime:0,finalNetworkRequestStartTime:0,endTime:0,encodedBodySize:0,decodedBodySize:0,
finalConnectionTimingInfo:null}}function Z(){return{referrerPolicy:"strict-origin-when-cross-origin"}}function DA(Y){return{referrerPolicy:Y.referrerPolicy}}function uA(Y){
const eA=Y.referrerPolicy;c(eA);let BA=null;if(Y.referrer==="client"){const YA=S();if(!YA||YA.origin==="null")return"no-referrer";BA=new URL(YA)}else A.is.URL(Y.
referrer)&&(BA=Y.referrer);let fA=RA(BA);const VA=RA(BA,!0);switch(fA.toString().length>4096&&(fA=VA),eA){case"no-referrer":return"no-referrer";case"origin":return VA??
RA(BA,!0);case"unsafe-url":return fA;case"strict-origin":{const YA=a(Y);return LA(fA)&&!LA(YA)?"no-referrer":VA}case"strict-origin-when-cross-origin":{const YA=a(
Y);return xA(fA,YA)?fA:LA(fA)&&!LA(YA)?"no-referrer":VA}case"same-origin":return xA(Y,fA)?fA:"no-referrer";case"origin-when-cross-origin":return xA(Y,fA)?fA:VA;case"\
no-referrer-when-downgrade":{const YA=a(Y);return LA(fA)&&!LA(YA)?"no-referrer":fA}}}function RA(Y,eA=!1){return c(A.is.URL(Y)),Y=new URL(Y),ee(Y)?"no-referrer":
(Y.username="",Y.password="",Y.hash="",eA===!0&&(Y.pathname="",Y.search=""),Y)}const nA=RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/),
QA=RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);function rA(Y){return Y.includes(":")?(Y[0]==="["&&Y[Y.length-1]==="]"&&(Y=Y.slice(
1,-1)),QA(Y)):nA(Y)}function lA(Y){return Y==null||Y==="null"?!1:(Y=new URL(Y),!!(Y.protocol==="https:"||Y.protocol==="wss:"||rA(Y.hostname)||Y.hostname==="loca\
lhost"||Y.hostname==="localhost."||Y.hostname.endsWith(".localhost")||Y.hostname.endsWith(".localhost.")||Y.protocol==="file:"))}function LA(Y){return A.is.URL(
Y)?Y.href==="about:blank"||Y.href==="about:srcdoc"||Y.protocol==="data:"||Y.protocol==="blob:"?!0:lA(Y.origin):!1}function UA(Y){}function xA(Y,eA){return Y.origin===
eA.origin&&Y.origin==="null"||Y.protocol===eA.protocol&&Y.hostname===eA.hostname&&Y.port===eA.port}function GA(Y){return Y.controller.state==="aborted"}function gA(Y){
return Y.controller.state==="aborted"||Y.controller.state==="terminated"}function dA(Y){return s[Y.toLowerCase()]??Y}const aA=Object.getPrototypeOf(Object.getPrototypeOf(
[][Symbol.iterator]()));function MA(Y,eA,BA=0,fA=1){class VA{#A;#e;#s;constructor($A,Ee){this.#A=$A,this.#e=Ee,this.#s=0}next(){if(typeof this!="object"||this===
null||!(#A in this))throw new TypeError(`'next' called on an object that does not implement interface ${Y} Iterator.`);const $A=this.#s,Ee=eA(this.#A),te=Ee.length;
if($A>=te)return{value:void 0,done:!0};const{[BA]:Qe,[fA]:ae}=Ee[$A];this.#s=$A+1;let Ie;switch(this.#e){case"key":Ie=Qe;break;case"value":Ie=ae;break;case"key+\
value":Ie=[Qe,ae];break}return{value:Ie,done:!1}}}return delete VA.prototype.constructor,Object.setPrototypeOf(VA.prototype,aA),Object.defineProperties(VA.prototype,
{[Symbol.toStringTag]:{writable:!1,enumerable:!1,configurable:!0,value:`${Y} Iterator`},next:{writable:!0,enumerable:!0,configurable:!0}}),function(YA,$A){return new VA(
YA,$A)}}function G(Y,eA,BA,fA=0,VA=1,YA){const $A=MA(Y,BA,fA,VA),Ee={keys:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,YA),
$A(this,"key")}},values:{writable:!0,enumerable:!0,configurable:!0,value:function(){return A.brandCheck(this,YA),$A(this,"value")}},entries:{writable:!0,enumerable:!0,
configurable:!0,value:function(){return A.brandCheck(this,YA),$A(this,"key+value")}},forEach:{writable:!0,enumerable:!0,configurable:!0,value:function(Qe,ae=globalThis){
if(A.brandCheck(this,YA),A.argumentLengthCheck(arguments,1,`${Y}.forEach`),typeof Qe!="function")throw new TypeError(`Failed to execute 'forEach' on '${Y}': par\
ameter 1 is not of type 'Function'.`);for(const{0:Ie,1:we}of $A(this,"key+value"))Qe.call(ae,we,Ie,this)}}};return Object.defineProperties(eA.prototype,{...Ee,[Symbol.
iterator]:{writable:!0,enumerable:!1,configurable:!0,value:Ee.entries.value}})}function mA(Y,eA,BA){const fA=eA,VA=BA;try{const YA=Y.stream.getReader();jA(YA,fA,
VA)}catch(YA){VA(YA)}}function ZA(Y){try{Y.close(),Y.byobRequest?.respond(0)}catch(eA){if(!eA.message.includes("Controller is already closed")&&!eA.message.includes(
"ReadableStream is already closed"))throw eA}}async function jA(Y,eA,BA){try{const fA=[];let VA=0;do{const{done:YA,value:$A}=await Y.read();if(YA){eA(Buffer.concat(
fA,VA));return}if(!t($A)){BA(new TypeError("Received non-Uint8Array chunk"));return}fA.push($A),VA+=$A.length}while(!0)}catch(fA){BA(fA)}}function ee(Y){c("prot\
ocol"in Y);const eA=Y.protocol;return eA==="about:"||eA==="blob:"||eA==="data:"}function qA(Y){return typeof Y=="string"&&Y[5]===":"&&Y[0]==="h"&&Y[1]==="t"&&Y[2]===
"t"&&Y[3]==="p"&&Y[4]==="s"||Y.protocol==="https:"}function yA(Y){c("protocol"in Y);const eA=Y.protocol;return eA==="http:"||eA==="https:"}function bA(Y,eA){const BA=Y;
if(!BA.startsWith("bytes"))return"failure";const fA={position:5};if(eA&&i(te=>te==="	"||te===" ",BA,fA),BA.charCodeAt(fA.position)!==61)return"failure";fA.position++,
eA&&i(te=>te==="	"||te===" ",BA,fA);const VA=i(te=>{const Qe=te.charCodeAt(0);return Qe>=48&&Qe<=57},BA,fA),YA=VA.length?Number(VA):null;if(eA&&i(te=>te==="	"||
te===" ",BA,fA),BA.charCodeAt(fA.position)!==45)return"failure";fA.position++,eA&&i(te=>te==="	"||te===" ",BA,fA);const $A=i(te=>{const Qe=te.charCodeAt(0);return Qe>=
48&&Qe<=57},BA,fA),Ee=$A.length?Number($A):null;return fA.position<BA.length||Ee===null&&YA===null||YA!==null&&Ee!==null&&YA>Ee?"failure":{rangeStartValue:YA,rangeEndValue:Ee}}
function tA(Y,eA,BA){let fA="bytes ";return fA+=e(`${Y}`),fA+="-",fA+=e(`${eA}`),fA+="/",fA+=e(`${BA}`),fA}class TA extends I{#A;constructor(eA){super(),this.#A=
eA}_transform(eA,BA,fA){if(!this._inflateStream){if(eA.length===0){fA();return}this._inflateStream=(eA[0]&15)===8?n.createInflate(this.#A):n.createInflateRaw(this.#A),
this._inflateStream.on("data",this.push.bind(this)),this._inflateStream.on("end",()=>this.push(null)),this._inflateStream.on("error",VA=>this.destroy(VA))}this.
_inflateStream.write(eA,BA,fA)}_final(eA){this._inflateStream&&(this._inflateStream.end(),this._inflateStream=null),eA()}}function _A(Y){return new TA(Y)}function m(Y){
let eA=null,BA=null,fA=null;const VA=CA("content-type",Y);if(VA===null)return"failure";for(const YA of VA){const $A=R(YA);$A==="failure"||$A.essence==="*/*"||(fA=
$A,fA.essence!==BA?(eA=null,fA.parameters.has("charset")&&(eA=fA.parameters.get("charset")),BA=fA.essence):!fA.parameters.has("charset")&&eA!==null&&fA.parameters.
set("charset",eA))}return fA??"failure"}function K(Y){const eA=Y,BA={position:0},fA=[];let VA="";for(;BA.position<eA.length;){if(VA+=i(YA=>YA!=='"'&&YA!==",",eA,
BA),BA.position<eA.length)if(eA.charCodeAt(BA.position)===34){if(VA+=d(eA,BA),BA.position<eA.length)continue}else c(eA.charCodeAt(BA.position)===44),BA.position++;
VA=E(VA,!0,!0,YA=>YA===9||YA===32),fA.push(VA),VA=""}return fA}function CA(Y,eA){const BA=eA.get(Y,!0);return BA===null?null:K(BA)}function FA(Y){return!1}function v(Y){
return!!(Y.username||Y.password)}function kA(Y){return Y!=null&&Y!=="client"&&Y!=="no-traversable"}class C{get baseUrl(){return S()}get origin(){return this.baseUrl?.
origin}policyContainer=Z()}class sA{settingsObject=new C}const hA=new sA;x.exports={isAborted:GA,isCancelled:gA,isValidEncodedURL:D,tryUpgradeRequestToAPotentiallyTrustworthyURL:UA,
clampAndCoarsenConnectionTimingInfo:IA,coarsenedSharedCurrentTime:EA,determineRequestsReferrer:uA,makePolicyContainer:Z,clonePolicyContainer:DA,appendFetchMetadata:H,
appendRequestOriginHeader:j,TAOCheck:O,corsCheck:V,crossOriginResourcePolicyCheck:k,createOpaqueTimingInfo:z,setRequestReferrerPolicyOnRedirect:N,isValidHTTPToken:h,
requestBadPort:F,requestCurrentURL:a,responseURL:B,responseLocationURL:r,isURLPotentiallyTrustworthy:LA,isValidReasonPhrase:f,sameOrigin:xA,normalizeMethod:dA,iteratorMixin:G,
createIterator:MA,isValidHeaderName:L,isValidHeaderValue:b,isErrorLike:l,fullyReadBody:mA,readableStreamClose:ZA,urlIsLocal:ee,urlHasHttpsScheme:qA,urlIsHttpHttpsScheme:yA,
readAllBytes:jA,simpleRangeHeaderValue:bA,buildContentRange:tA,createInflate:_A,extractMimeType:m,getDecodeSplit:CA,environmentSettingsObject:hA,isOriginIPPotentiallyTrustworthy:rA,
hasAuthenticationEntry:FA,includesCredentials:v,isTraversableNavigable:kA}}),8116:((x,g,Q)=>{const I=Q(4589),{utf8DecodeBytes:n}=Q(276);function o(E,B,r){let D="";
for(;r.position<B.length&&E(B[r.position]);)D+=B[r.position],r.position++;return D}function M(E,B,r){const D=B.indexOf(E,r.position),w=r.position;return D===-1?
(r.position=B.length,B.slice(w)):(r.position=D,B.slice(w,r.position))}const p=/[\u0009\u000A\u000C\u000D\u0020]/g;function S(E){E=E.replace(p,"");let B=E.length;
if(B%4===0&&E.charCodeAt(B-1)===61&&(--B,E.charCodeAt(B-1)===61&&--B),B%4===1||/[^+/0-9A-Za-z]/.test(E.length===B?E:E.substring(0,B)))return"failure";const r=Buffer.
from(E,"base64");return new Uint8Array(r.buffer,r.byteOffset,r.byteLength)}function d(E){return E===9||E===10||E===12||E===13||E===32}function R(E){const B=E.length;
if(65535>B)return String.fromCharCode.apply(null,E);let r="",D=0,w=65535;for(;D<B;)D+w>B&&(w=B-D),r+=String.fromCharCode.apply(null,E.subarray(D,D+=w));return r}
const u=/[^\x00-\xFF]/;function h(E){return I(!u.test(E)),E}const s=/[^\x00-\x7F]/;function c(E){return s.test(E)?E.replace(/[A-Z]+/g,B=>B.toLowerCase()):E.toLowerCase()}
function t(E){return JSON.parse(n(E))}function A(E,B=!0,r=!0){return e(E,B,r,d)}function e(E,B,r,D){let w=0,a=E.length-1;if(B)for(;w<E.length&&D(E.charCodeAt(w));)
w++;if(r)for(;a>=w&&D(E.charCodeAt(a));)a--;return w===0&&a===E.length-1?E:E.slice(w,a+1)}function i(E){const B=JSON.stringify(E);if(B===void 0)throw new TypeError(
"Value is not JSON serializable");return I(typeof B=="string"),B}x.exports={asciiLowercase:c,collectASequenceOfCodePoints:o,collectASequenceOfCodePointsFast:M,forgivingBase64:S,
isASCIIWhitespace:d,isomorphicDecode:R,isomorphicEncode:h,parseJSONFromBytes:t,removeASCIIWhitespace:A,removeChars:e,serializeJavascriptValueToJSONString:i}}),2701:((x,g,Q)=>{
const I=Q(4589),{runtimeFeatures:n}=Q(313),{asciiLowercase:o}=Q(8116),M=new Map([["sha256",0],["sha384",1],["sha512",2]]);let p;if(n.has("crypto")){p=Q(7598);const t=p.
getHashes();t.length===0&&M.clear();for(const A of M.keys())t.includes(A)===!1&&M.delete(A)}else M.clear();const S=Map.prototype.get.bind(M),d=t=>M.has(o(t)),R=n.
has("crypto")===!1||M.size===0?()=>!0:(t,A)=>{const e=h(A);if(e.length===0)return!0;const i=u(e);for(const E of i){const B=E.alg,r=E.val,D=s(B,t);if(c(D,r))return!0}
return!1};function u(t){const A=[];let e=null;for(const i of t){if(I(d(i.alg),"Invalid SRI hash algorithm token"),A.length===0){A.push(i),e=i;continue}const E=e.
alg,B=S(E),r=i.alg,D=S(r);D<B||(D>B?(e=i,A[0]=i,A.length=1):A.push(i))}return A}function h(t){const A=[];for(const e of t.split(/[\t\n\f\r ]+/)){const E=e.split(
"?",1)[0];let B="";const r=[E.slice(0,6),E.slice(7)],D=r[0];if(!d(D))continue;r[1]&&(B=r[1]);const w={alg:o(D),val:B};A.push(w)}return A}const s=(t,A)=>p.hash(t,
A,"base64");function c(t,A){let e=t.length;e!==0&&t[e-1]==="="&&(e-=1),e!==0&&t[e-1]==="="&&(e-=1);let i=A.length;if(i!==0&&A[i-1]==="="&&(i-=1),i!==0&&A[i-1]===
"="&&(i-=1),e!==i)return!1;for(let E=0;E<e;++E)if(!(t[E]===A[E]||t[E]==="+"&&A[E]==="-"||t[E]==="/"&&A[E]==="_"))return!1;return!0}x.exports={applyAlgorithmToBytes:s,
bytesMatch:R,caseSensitiveMatch:c,isValidSRIHashAlgorithm:d,getStrongestMetadata:u,parseMetadata:h}}),7879:((x,g,Q)=>{const I=Q(4589),{types:n,inspect:o}=Q(7975),
{markAsUncloneable:M}=Q(5919),p=1,S=2,d=3,R=4,u=5,h=6,s=7,c=8,t=Function.call.bind(Function.prototype[Symbol.hasInstance]),A={converters:{},util:{},errors:{},is:{}};
A.errors.exception=function(e){return new TypeError(`${e.header}: ${e.message}`)},A.errors.conversionFailed=function(e){const i=e.types.length===1?"":" one of",
E=`${e.argument} could not be converted to${i}: ${e.types.join(", ")}.`;return A.errors.exception({header:e.prefix,message:E})},A.errors.invalidArgument=function(e){
return A.errors.exception({header:e.prefix,message:`"${e.value}" is an invalid ${e.type}.`})},A.brandCheck=function(e,i){if(!i(e)){const E=new TypeError("Illega\
l invocation");throw E.code="ERR_INVALID_THIS",E}},A.argumentLengthCheck=function({length:e},i,E){if(e<i)throw A.errors.exception({message:`${i} argument${i!==1?
"s":""} required, but${e?" only":""} ${e} found.`,header:E})},A.illegalConstructor=function(){throw A.errors.exception({header:"TypeError",message:"Illegal cons\
tructor"})},A.util.MakeTypeAssertion=function(e){return i=>t(e,i)},A.util.Type=function(e){switch(typeof e){case"undefined":return p;case"boolean":return S;case"\
string":return d;case"symbol":return R;case"number":return u;case"bigint":return h;case"function":case"object":return e===null?s:c}},A.util.Types={UNDEFINED:p,BOOLEAN:S,
STRING:d,SYMBOL:R,NUMBER:u,BIGINT:h,NULL:s,OBJECT:c},A.util.TypeValueToString=function(e){switch(A.util.Type(e)){case p:return"Undefined";case S:return"Boolean";case d:
return"String";case R:return"Symbol";case u:return"Number";case h:return"BigInt";case s:return"Null";case c:return"Object"}},A.util.markAsUncloneable=M,A.util.ConvertToInt=
function(e,i,E,B){let r,D;i===64?(r=Math.pow(2,53)-1,E==="unsigned"?D=0:D=Math.pow(-2,53)+1):E==="unsigned"?(D=0,r=Math.pow(2,i)-1):(D=-Math.pow(2,i-1),r=Math.pow(
2,i-1)-1);let w=Number(e);if(w===0&&(w=0),A.util.HasFlag(B,A.attributes.EnforceRange)){if(Number.isNaN(w)||w===Number.POSITIVE_INFINITY||w===Number.NEGATIVE_INFINITY)
throw A.errors.exception({header:"Integer conversion",message:`Could not convert ${A.util.Stringify(e)} to an integer.`});if(w=A.util.IntegerPart(w),w<D||w>r)throw A.
errors.exception({header:"Integer conversion",message:`Value must be between ${D}-${r}, got ${w}.`});return w}return!Number.isNaN(w)&&A.util.HasFlag(B,A.attributes.
Clamp)?(w=Math.min(Math.max(w,D),r),Math.floor(w)%2===0?w=Math.floor(w):w=Math.ceil(w),w):Number.isNaN(w)||w===0&&Object.is(0,w)||w===Number.POSITIVE_INFINITY||
w===Number.NEGATIVE_INFINITY?0:(w=A.util.IntegerPart(w),w=w%Math.pow(2,i),E==="signed"&&w>=Math.pow(2,i-1)?w-Math.pow(2,i):w)},A.util.IntegerPart=function(e){const i=Math.
floor(Math.abs(e));return e<0?-1*i:i},A.util.Stringify=function(e){switch(A.util.Type(e)){case R:return`Symbol(${e.description})`;case c:return o(e);case d:return`\
"${e}"`;case h:return`${e}n`;default:return`${e}`}},A.util.IsResizableArrayBuffer=function(e){if(n.isArrayBuffer(e))return e.resizable;if(n.isSharedArrayBuffer(
e))return e.growable;throw A.errors.exception({header:"IsResizableArrayBuffer",message:`"${A.util.Stringify(e)}" is not an array buffer.`})},A.util.HasFlag=function(e,i){
return typeof e=="number"&&(e&i)===i},A.sequenceConverter=function(e){return(i,E,B,r)=>{if(A.util.Type(i)!==c)throw A.errors.exception({header:E,message:`${B} (${A.
util.Stringify(i)}) is not iterable.`});const D=typeof r=="function"?r():i?.[Symbol.iterator]?.(),w=[];let a=0;if(D===void 0||typeof D.next!="function")throw A.
errors.exception({header:E,message:`${B} is not iterable.`});for(;;){const{done:F,value:l}=D.next();if(F)break;w.push(e(l,E,`${B}[${a++}]`))}return w}},A.recordConverter=
function(e,i){return(E,B,r)=>{if(A.util.Type(E)!==c)throw A.errors.exception({header:B,message:`${r} ("${A.util.TypeValueToString(E)}") is not an Object.`});const D={};
if(!n.isProxy(E)){const a=[...Object.getOwnPropertyNames(E),...Object.getOwnPropertySymbols(E)];for(const F of a){const l=A.util.Stringify(F),f=e(F,B,`Key ${l} \
in ${r}`),L=i(E[F],B,`${r}[${l}]`);D[f]=L}return D}const w=Reflect.ownKeys(E);for(const a of w)if(Reflect.getOwnPropertyDescriptor(E,a)?.enumerable){const l=e(a,
B,r),f=i(E[a],B,r);D[l]=f}return D}},A.interfaceConverter=function(e,i){return(E,B,r)=>{if(!e(E))throw A.errors.exception({header:B,message:`Expected ${r} ("${A.
util.Stringify(E)}") to be an instance of ${i}.`});return E}},A.dictionaryConverter=function(e){return e.sort((i,E)=>(i.key>E.key)-(i.key<E.key)),(i,E,B)=>{const r={};
if(i!=null&&A.util.Type(i)!==c)throw A.errors.exception({header:E,message:`Expected ${i} to be one of: Null, Undefined, Object.`});for(const D of e){const{key:w,
defaultValue:a,required:F,converter:l}=D;if(F===!0&&(i==null||!Object.hasOwn(i,w)))throw A.errors.exception({header:E,message:`Missing required key "${w}".`});let f=i?.[w];
const L=a!==void 0;if(L&&f===void 0&&(f=a()),F||L||f!==void 0){if(f=l(f,E,`${B}.${w}`),D.allowedValues&&!D.allowedValues.includes(f))throw A.errors.exception({header:E,
message:`${f} is not an accepted type. Expected one of ${D.allowedValues.join(", ")}.`});r[w]=f}}return r}},A.nullableConverter=function(e){return(i,E,B)=>i===null?
i:e(i,E,B)},A.is.USVString=function(e){return typeof e=="string"&&e.isWellFormed()},A.is.ReadableStream=A.util.MakeTypeAssertion(ReadableStream),A.is.Blob=A.util.
MakeTypeAssertion(Blob),A.is.URLSearchParams=A.util.MakeTypeAssertion(URLSearchParams),A.is.File=A.util.MakeTypeAssertion(File),A.is.URL=A.util.MakeTypeAssertion(
URL),A.is.AbortSignal=A.util.MakeTypeAssertion(AbortSignal),A.is.MessagePort=A.util.MakeTypeAssertion(MessagePort),A.is.BufferSource=function(e){return n.isArrayBuffer(
e)||ArrayBuffer.isView(e)&&n.isArrayBuffer(e.buffer)},A.util.getCopyOfBytesHeldByBufferSource=function(e){const i=e;let E=i,B=0,r=0;if(n.isTypedArray(i)||n.isDataView(
i)?(E=i.buffer,B=i.byteOffset,r=i.byteLength):(I(n.isAnyArrayBuffer(i)),r=i.byteLength),E.detached)return new Uint8Array(0);const D=new Uint8Array(r),w=new Uint8Array(
E,B,r);return D.set(w),D},A.converters.DOMString=function(e,i,E,B){if(e===null&&A.util.HasFlag(B,A.attributes.LegacyNullToEmptyString))return"";if(typeof e=="sy\
mbol")throw A.errors.exception({header:i,message:`${E} is a symbol, which cannot be converted to a DOMString.`});return String(e)},A.converters.ByteString=function(e,i,E){
if(typeof e=="symbol")throw A.errors.exception({header:i,message:`${E} is a symbol, which cannot be converted to a ByteString.`});const B=String(e);for(let r=0;r<
B.length;r++)if(B.charCodeAt(r)>255)throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${r} has a value of ${B.charCodeAt(
r)} which is greater than 255.`);return B},A.converters.USVString=function(e){return typeof e=="string"?e.toWellFormed():`${e}`.toWellFormed()},A.converters.boolean=
function(e){return!!e},A.converters.any=function(e){return e},A.converters["long long"]=function(e,i,E){return A.util.ConvertToInt(e,64,"signed",0,i,E)},A.converters["\
unsigned long long"]=function(e,i,E){return A.util.ConvertToInt(e,64,"unsigned",0,i,E)},A.converters["unsigned long"]=function(e,i,E){return A.util.ConvertToInt(
e,32,"unsigned",0,i,E)},A.converters["unsigned short"]=function(e,i,E,B){return A.util.ConvertToInt(e,16,"unsigned",B,i,E)},A.converters.ArrayBuffer=function(e,i,E,B){
if(A.util.Type(e)!==c||!n.isArrayBuffer(e))throw A.errors.conversionFailed({prefix:i,argument:`${E} ("${A.util.Stringify(e)}")`,types:["ArrayBuffer"]});if(!A.util.
HasFlag(B,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e))throw A.errors.exception({header:i,message:`${E} cannot be a resizable ArrayBuffer.`});
return e},A.converters.SharedArrayBuffer=function(e,i,E,B){if(A.util.Type(e)!==c||!n.isSharedArrayBuffer(e))throw A.errors.conversionFailed({prefix:i,argument:`${E}\
 ("${A.util.Stringify(e)}")`,types:["SharedArrayBuffer"]});if(!A.util.HasFlag(B,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e))throw A.errors.exception(
{header:i,message:`${E} cannot be a resizable SharedArrayBuffer.`});return e},A.converters.TypedArray=function(e,i,E,B,r){if(A.util.Type(e)!==c||!n.isTypedArray(
e)||e.constructor.name!==i.name)throw A.errors.conversionFailed({prefix:E,argument:`${B} ("${A.util.Stringify(e)}")`,types:[i.name]});if(!A.util.HasFlag(r,A.attributes.
AllowShared)&&n.isSharedArrayBuffer(e.buffer))throw A.errors.exception({header:E,message:`${B} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(
r,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e.buffer))throw A.errors.exception({header:E,message:`${B} cannot be a view on a resizable array b\
uffer.`});return e},A.converters.DataView=function(e,i,E,B){if(A.util.Type(e)!==c||!n.isDataView(e))throw A.errors.conversionFailed({prefix:i,argument:`${E} ("${A.
util.Stringify(e)}")`,types:["DataView"]});if(!A.util.HasFlag(B,A.attributes.AllowShared)&&n.isSharedArrayBuffer(e.buffer))throw A.errors.exception({header:i,message:`${E}\
 cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(B,A.attributes.AllowResizable)&&A.util.IsResizableArrayBuffer(e.buffer))throw A.errors.exception(
{header:i,message:`${E} cannot be a view on a resizable array buffer.`});return e},A.converters.ArrayBufferView=function(e,i,E,B){if(A.util.Type(e)!==c||!n.isArrayBufferView(
e))throw A.errors.conversionFailed({prefix:i,argument:`${E} ("${A.util.Stringify(e)}")`,types:["ArrayBufferView"]});if(!A.util.HasFlag(B,A.attributes.AllowShared)&&
n.isSharedArrayBuffer(e.buffer))throw A.errors.exception({header:i,message:`${E} cannot be a view on a shared array buffer.`});if(!A.util.HasFlag(B,A.attributes.
AllowResizable)&&A.util.IsResizableArrayBuffer(e.buffer))throw A.errors.exception({header:i,message:`${E} cannot be a view on a resizable array buffer.`});return e},
A.converters.BufferSource=function(e,i,E,B){if(n.isArrayBuffer(e))return A.converters.ArrayBuffer(e,i,E,B);if(n.isArrayBufferView(e))return B&=~A.attributes.AllowShared,
A.converters.ArrayBufferView(e,i,E,B);throw n.isSharedArrayBuffer(e)?A.errors.exception({header:i,message:`${E} cannot be a SharedArrayBuffer.`}):A.errors.conversionFailed(
{prefix:i,argument:`${E} ("${A.util.Stringify(e)}")`,types:["ArrayBuffer","ArrayBufferView"]})},A.converters.AllowSharedBufferSource=function(e,i,E,B){if(n.isArrayBuffer(
e))return A.converters.ArrayBuffer(e,i,E,B);if(n.isSharedArrayBuffer(e))return A.converters.SharedArrayBuffer(e,i,E,B);if(n.isArrayBufferView(e))return B|=A.attributes.
AllowShared,A.converters.ArrayBufferView(e,i,E,B);throw A.errors.conversionFailed({prefix:i,argument:`${E} ("${A.util.Stringify(e)}")`,types:["ArrayBuffer","Sha\
redArrayBuffer","ArrayBufferView"]})},A.converters["sequence<ByteString>"]=A.sequenceConverter(A.converters.ByteString),A.converters["sequence<sequence<ByteStri\
ng>>"]=A.sequenceConverter(A.converters["sequence<ByteString>"]),A.converters["record<ByteString, ByteString>"]=A.recordConverter(A.converters.ByteString,A.converters.
ByteString),A.converters.Blob=A.interfaceConverter(A.is.Blob,"Blob"),A.converters.AbortSignal=A.interfaceConverter(A.is.AbortSignal,"AbortSignal"),A.converters.
EventHandlerNonNull=function(e){return A.util.Type(e)!==c?null:typeof e=="function"?e:()=>{}},A.attributes={Clamp:1,EnforceRange:2,AllowShared:4,AllowResizable:8,
LegacyNullToEmptyString:16},x.exports={webidl:A}}),223:(x=>{x.exports=Q;var g=Object.prototype.hasOwnProperty;function Q(I){for(var n=1;n<arguments.length;n++){
var o=arguments[n];for(var M in o)g.call(o,M)&&(I[M]=o[M])}return I}}),4390:(module=>{module.exports=eval("require")("pg-native")}),3729:((x,g,Q)=>{var I;Q.d(g,
{bC:()=>p});var n=Q(6615),o=Q(883),M=Q(3137),p=Q(628),S=Q(6672),d=Q(4398);Object.assign(o.prototype,I||(I=Q.t(n,2)))}),3849:((x,g,Q)=>{Q.d(g,{Kj:()=>n,bC:()=>o,
gK:()=>p});var I=Q(3273);const n=I.Client,o=I.Pool,M=I.Connection,p=I.types,S=I.Query,d=I.DatabaseError,R=I.escapeIdentifier,u=I.escapeLiteral,h=I.Result,s=I.TypeOverrides,
c=I.defaults;var t=null})};export{id,ids,modules};

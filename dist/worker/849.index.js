const id=849,ids=[849],modules={785:((T,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.default={}}),6122:((T,v,w)=>{function _(r,d={}){if(r.charAt(0)===
"/"){const s=r.split(" ");return{host:s[0],database:s[1]}}const l=Object.create(null);let y,n=!1;/ |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(r)&&(r=encodeURI(r).replace(
/%25(\d\d)/g,"%$1"));try{try{y=new URL(r,"postgres://base")}catch{y=new URL(r.replace("@/","@___DUMMY___/"),"postgres://base"),n=!0}}catch(s){throw s.input&&(s.
input="*****REDACTED*****"),s}for(const s of y.searchParams.entries())l[s[0]]=s[1];if(l.user=l.user||decodeURIComponent(y.username),l.password=l.password||decodeURIComponent(
y.password),y.protocol=="socket:")return l.host=decodeURI(y.pathname),l.database=y.searchParams.get("db"),l.client_encoding=y.searchParams.get("encoding"),l;const e=(n?
"":y.hostname).replace(/^\[(.+)\]$/,"$1");l.host?e&&/^%2f/i.test(e)&&(y.pathname=e+y.pathname):l.host=decodeURIComponent(e),l.port||(l.port=y.port);const u=y.pathname.
slice(1)||null;l.database=u?decodeURI(u):null,(l.ssl==="true"||l.ssl==="1")&&(l.ssl=!0),l.ssl==="0"&&(l.ssl=!1),(l.sslcert||l.sslkey||l.sslrootcert||l.sslmode)&&
(l.ssl={}),l.sslnegotiation==="direct"&&l.ssl===void 0&&(l.ssl=!0);const f=l.sslcert||l.sslkey||l.sslrootcert?w(9896):null;if(l.sslcert&&(l.ssl.cert=f.readFileSync(
l.sslcert).toString()),l.sslkey&&(l.ssl.key=f.readFileSync(l.sslkey).toString()),l.sslrootcert&&(l.ssl.ca=f.readFileSync(l.sslrootcert).toString()),d.useLibpqCompat&&
l.uselibpqcompat)throw new Error("Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.");if(l.uselibpqcompat==="true"||d.useLibpqCompat)
switch(l.sslmode){case"disable":{l.ssl=!1;break}case"prefer":{l.ssl.rejectUnauthorized=!1;break}case"require":{l.sslrootcert?l.ssl.checkServerIdentity=function(){}:
l.ssl.rejectUnauthorized=!1;break}case"verify-ca":{if(!l.ssl.ca)throw new Error("SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslroot\
cert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA, making you vulnerable to Man-in-the-M\
iddle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.");l.ssl.checkServerIdentity=function(){};
break}case"verify-full":break}else switch(l.sslmode){case"disable":{l.ssl=!1;break}case"prefer":case"require":case"verify-ca":case"verify-full":{l.sslmode!=="ve\
rify-full"&&g(l.sslmode);break}case"no-verify":{l.ssl.rejectUnauthorized=!1;break}}return l}function i(r){return Object.entries(r).reduce((l,[y,n])=>(n!=null&&(l[y]=
n),l),Object.create(null))}function a(r){return Object.entries(r).reduce((l,[y,n])=>{if(y==="ssl"){const e=n;typeof e=="boolean"&&(l[y]=e),typeof e=="object"&&(l[y]=
i(e))}else if(n!=null)if(y==="port"){if(n!==""){const e=parseInt(n,10);if(isNaN(e))throw new Error(`Invalid ${y}: ${n}`);l[y]=e}}else l[y]=n;return l},Object.create(
null))}function m(r){return a(_(r))}function g(r){!g.warned&&typeof process<"u"&&process.emitWarning&&(g.warned=!0,process.emitWarning(`SECURITY WARNING: The SS\
L modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${r}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`))}T.exports=_,_.parse=_,_.toClientConfig=a,_.parseIntoClientConfig=m}),
2299:(T=>{var v=1e6;function w(_){var i=_.readInt32BE(0),a=_.readUInt32BE(4),m="";i<0&&(i=~i+(a===0),a=~a+1>>>0,m="-");var g="",r,d,l,y,n,e;{if(r=i%v,i=i/v>>>0,
d=4294967296*r+a,a=d/v>>>0,l=""+(d-v*a),a===0&&i===0)return m+l+g;for(y="",n=6-l.length,e=0;e<n;e++)y+="0";g=y+l+g}{if(r=i%v,i=i/v>>>0,d=4294967296*r+a,a=d/v>>>
0,l=""+(d-v*a),a===0&&i===0)return m+l+g;for(y="",n=6-l.length,e=0;e<n;e++)y+="0";g=y+l+g}{if(r=i%v,i=i/v>>>0,d=4294967296*r+a,a=d/v>>>0,l=""+(d-v*a),a===0&&i===
0)return m+l+g;for(y="",n=6-l.length,e=0;e<n;e++)y+="0";g=y+l+g}return r=i%v,d=4294967296*r+a,l=""+d%v,m+l+g}T.exports=w}),7558:((T,v,w)=>{const _=w(4434).EventEmitter,
i=function(){},a=(n,e)=>{const u=n.findIndex(e);return u===-1?void 0:n.splice(u,1)[0]};class m{constructor(e,u,f){this.client=e,this.idleListener=u,this.timeoutId=
f}}class g{constructor(e){this.callback=e}}function r(){throw new Error("Release called on client which has already been released to the pool.")}function d(n,e){
if(e)return{callback:e,result:void 0};let u,f;const s=function(h,S){h?u(h):f(S)},t=new n(function(h,S){f=h,u=S}).catch(h=>{throw Error.captureStackTrace(h),h});
return{callback:s,result:t}}function l(n,e){return function u(f){f.client=e,e.removeListener("error",u),e.on("error",()=>{n.log("additional client error after d\
isconnection due to error",f)}),n._remove(e),n.emit("error",f,e)}}class y extends _{constructor(e,u){super(),this.options=Object.assign({},e),e!=null&&"password"in
e&&Object.defineProperty(this.options,"password",{configurable:!0,enumerable:!1,writable:!0,value:e.password}),e!=null&&e.ssl&&e.ssl.key&&Object.defineProperty(
this.options.ssl,"key",{enumerable:!1}),this.options.max=this.options.max||this.options.poolSize||10,this.options.min=this.options.min||0,this.options.maxUses=this.
options.maxUses||1/0,this.options.allowExitOnIdle=this.options.allowExitOnIdle||!1,this.options.maxLifetimeSeconds=this.options.maxLifetimeSeconds||0,this.log=this.
options.log||function(){},this.Client=this.options.Client||u||w(3273).Client,this.Promise=this.options.Promise||global.Promise,typeof this.options.idleTimeoutMillis>
"u"&&(this.options.idleTimeoutMillis=1e4),this._clients=[],this._idle=[],this._expired=new WeakSet,this._pendingQueue=[],this._endCallback=void 0,this.ending=!1,
this.ended=!1}_promiseTry(e){const u=this.Promise;return typeof u.try=="function"?u.try(e):new u(f=>f(e()))}_isFull(){return this._clients.length>=this.options.
max}_isAboveMin(){return this._clients.length>this.options.min}_pulseQueue(){if(this.log("pulse queue"),this.ended){this.log("pulse queue ended");return}if(this.
ending){this.log("pulse queue on ending"),this._idle.length&&this._idle.slice().map(u=>{this._remove(u.client)}),this._clients.length||(this.ended=!0,this._endCallback());
return}if(!this._pendingQueue.length){this.log("no queued requests");return}if(!this._idle.length&&this._isFull())return;const e=this._pendingQueue.shift();if(this.
_idle.length){const u=this._idle.pop();clearTimeout(u.timeoutId);const f=u.client;f.ref&&f.ref();const s=u.idleListener;return this._acquireClient(f,e,s,!1)}if(!this.
_isFull())return this.newClient(e);throw new Error("unexpected condition")}_remove(e,u){const f=a(this._idle,t=>t.client===e);f!==void 0&&clearTimeout(f.timeoutId),
this._clients=this._clients.filter(t=>t!==e);const s=this;e.end(()=>{s.emit("remove",e),typeof u=="function"&&u()})}connect(e){if(this.ending){const s=new Error(
"Cannot use a pool after calling end on the pool");return e?e(s):this.Promise.reject(s)}const u=d(this.Promise,e),f=u.result;if(this._isFull()||this._idle.length){
if(this._idle.length&&process.nextTick(()=>this._pulseQueue()),!this.options.connectionTimeoutMillis)return this._pendingQueue.push(new g(u.callback)),f;const s=(S,b,o)=>{
clearTimeout(h),u.callback(S,b,o)},t=new g(s),h=setTimeout(()=>{a(this._pendingQueue,S=>S.callback===s),t.timedOut=!0,u.callback(new Error("timeout exceeded whe\
n trying to connect"))},this.options.connectionTimeoutMillis);return h.unref&&h.unref(),this._pendingQueue.push(t),f}return this.newClient(new g(u.callback)),f}newClient(e){
const u=new this.Client(this.options);this._clients.push(u);const f=l(this,u);this.log("checking client timeout");let s,t=!1;this.options.connectionTimeoutMillis&&
(s=setTimeout(()=>{u.connection?(this.log("ending client due to timeout"),t=!0,u.connection.stream.destroy()):u.isConnected()||(this.log("ending client due to t\
imeout"),t=!0,u.end())},this.options.connectionTimeoutMillis)),this.log("connecting new client"),u.connect(h=>{if(s&&clearTimeout(s),u.on("error",f),h)this.log(
"client failed to connect",h),this._clients=this._clients.filter(S=>S!==u),t&&(h=new Error("Connection terminated due to connection timeout",{cause:h})),this._pulseQueue(),
e.timedOut||e.callback(h,void 0,i);else{if(this.log("new client connected"),this.options.onConnect){this._promiseTry(()=>this.options.onConnect(u)).then(()=>{this.
_afterConnect(u,e,f)},S=>{this._clients=this._clients.filter(b=>b!==u),u.end(()=>{this._pulseQueue(),e.timedOut||e.callback(S,void 0,i)})});return}return this._afterConnect(
u,e,f)}})}_afterConnect(e,u,f){if(this.options.maxLifetimeSeconds!==0){const s=setTimeout(()=>{this.log("ending client due to expired lifetime"),this._expired.add(
e),this._idle.findIndex(h=>h.client===e)!==-1&&this._acquireClient(e,new g((h,S,b)=>b()),f,!1)},this.options.maxLifetimeSeconds*1e3);s.unref(),e.once("end",()=>clearTimeout(
s))}return this._acquireClient(e,u,f,!0)}_acquireClient(e,u,f,s){s&&this.emit("connect",e),this.emit("acquire",e),e.release=this._releaseOnce(e,f),e.removeListener(
"error",f),u.timedOut?s&&this.options.verify?this.options.verify(e,e.release):e.release():s&&this.options.verify?this.options.verify(e,t=>{if(t)return e.release(
t),u.callback(t,void 0,i);u.callback(void 0,e,e.release)}):u.callback(void 0,e,e.release)}_releaseOnce(e,u){let f=!1;return s=>{f&&r(),f=!0,this._release(e,u,s)}}_release(e,u,f){
if(e.on("error",u),e._poolUseCount=(e._poolUseCount||0)+1,this.emit("release",f,e),f||this.ending||!e._queryable||e._ending||e._poolUseCount>=this.options.maxUses)
return e._poolUseCount>=this.options.maxUses&&this.log("remove expended client"),this._remove(e,this._pulseQueue.bind(this));if(this._expired.has(e))return this.
log("remove expired client"),this._expired.delete(e),this._remove(e,this._pulseQueue.bind(this));let t;this.options.idleTimeoutMillis&&this._isAboveMin()&&(t=setTimeout(
()=>{this._isAboveMin()&&(this.log("remove idle client"),this._remove(e,this._pulseQueue.bind(this)))},this.options.idleTimeoutMillis),this.options.allowExitOnIdle&&
t.unref()),this.options.allowExitOnIdle&&e.unref(),this._idle.push(new m(e,u,t)),this._pulseQueue()}query(e,u,f){if(typeof e=="function"){const t=d(this.Promise,
e);return setImmediate(function(){return t.callback(new Error("Passing a function as the first parameter to pool.query is not supported"))}),t.result}typeof u==
"function"&&(f=u,u=void 0);const s=d(this.Promise,f);return f=s.callback,this.connect((t,h)=>{if(t)return f(t);let S=!1;const b=o=>{S||(S=!0,h.release(o),f(o))};
h.once("error",b),this.log("dispatching query");try{h.query(e,u,(o,p)=>{if(this.log("query dispatched"),h.removeListener("error",b),!S)return S=!0,h.release(o),
o?f(o):f(void 0,p)})}catch(o){return h.release(o),f(o)}}),s.result}end(e){if(this.log("ending"),this.ending){const f=new Error("Called end on pool more than onc\
e");return e?e(f):this.Promise.reject(f)}this.ending=!0;const u=d(this.Promise,e);return this._endCallback=u.callback,this._pulseQueue(),u.result}get waitingCount(){
return this._pendingQueue.length}get idleCount(){return this._idle.length}get expiredCount(){return this._clients.reduce((e,u)=>e+(this._expired.has(u)?1:0),0)}get totalCount(){
return this._clients.length}}T.exports=y}),9971:((T,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.BufferReader=void 0;class w{constructor(i=0){this.offset=
i,this.buffer=Buffer.allocUnsafe(0),this.encoding="utf-8"}setBuffer(i,a){this.offset=i,this.buffer=a}int16(){const i=this.buffer.readInt16BE(this.offset);return this.
offset+=2,i}byte(){const i=this.buffer[this.offset];return this.offset++,i}int32(){const i=this.buffer.readInt32BE(this.offset);return this.offset+=4,i}uint32(){
const i=this.buffer.readUInt32BE(this.offset);return this.offset+=4,i}string(i){const a=this.buffer.toString(this.encoding,this.offset,this.offset+i);return this.
offset+=i,a}cstring(){const i=this.offset;let a=i;for(;this.buffer[a++];);return this.offset=a,this.buffer.toString(this.encoding,i,a-1)}bytes(i){const a=this.buffer.
slice(this.offset,this.offset+i);return this.offset+=i,a}}v.BufferReader=w}),9315:((T,v)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.Writer=void 0;class w{constructor(i=256){
this.size=i,this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(i)}ensure(i){if(this.buffer.length-this.offset<i){const m=this.buffer,g=m.length+
(m.length>>1)+i;this.buffer=Buffer.allocUnsafe(g),m.copy(this.buffer,0,0,this.offset)}}addInt32(i){return this.ensure(4),this.buffer[this.offset++]=i>>>24&255,this.
buffer[this.offset++]=i>>>16&255,this.buffer[this.offset++]=i>>>8&255,this.buffer[this.offset++]=i>>>0&255,this}addInt16(i){return this.ensure(2),this.buffer[this.
offset++]=i>>>8&255,this.buffer[this.offset++]=i>>>0&255,this}addCString(i){if(!i)this.ensure(1);else{const a=Buffer.byteLength(i);this.ensure(a+1),this.buffer.
write(i,this.offset,"utf-8"),this.offset+=a}return this.buffer[this.offset++]=0,this}addString(i=""){const a=Buffer.byteLength(i);return this.ensure(a),this.buffer.
write(i,this.offset),this.offset+=a,this}addInt32PrefixedString(i){const a=Buffer.byteLength(i);this.ensure(4+a);const m=this.buffer;let g=this.offset;return m[g++]=
a>>>24&255,m[g++]=a>>>16&255,m[g++]=a>>>8&255,m[g++]=a>>>0&255,m.write(i,g,"utf-8"),this.offset=g+a,this}add(i){return this.ensure(i.length),i.copy(this.buffer,
this.offset),this.offset+=i.length,this}reserveUnsafe(i){const a=this.offset;return this.ensure(i),this.offset+=i,a}join(i){if(i){this.buffer[this.headerPosition]=
i;const a=this.offset-(this.headerPosition+1);this.buffer.writeInt32BE(a,this.headerPosition+1)}return this.buffer.slice(i?0:5,this.offset)}flush(i){const a=this.
join(i);return this.offset=5,this.headerPosition=0,this.buffer=Buffer.allocUnsafe(this.size),a}clear(){this.offset=5,this.headerPosition=0}}v.Writer=w}),4233:((T,v,w)=>{
Object.defineProperty(v,"__esModule",{value:!0}),v.DatabaseError=v.serialize=void 0,v.parse=m;const _=w(5809);Object.defineProperty(v,"DatabaseError",{enumerable:!0,
get:function(){return _.DatabaseError}});const i=w(6513);Object.defineProperty(v,"serialize",{enumerable:!0,get:function(){return i.serialize}});const a=w(3318);
function m(g,r){const d=new a.Parser;return g.on("data",l=>d.parse(l,r)),new Promise(l=>g.on("end",()=>l()))}}),5809:((T,v)=>{Object.defineProperty(v,"__esModul\
e",{value:!0}),v.NoticeMessage=v.DataRowMessage=v.CommandCompleteMessage=v.ReadyForQueryMessage=v.NotificationResponseMessage=v.BackendKeyDataMessage=v.AuthenticationMD5Password=
v.ParameterStatusMessage=v.ParameterDescriptionMessage=v.RowDescriptionMessage=v.Field=v.CopyResponse=v.CopyDataMessage=v.DatabaseError=v.copyDone=v.emptyQuery=
v.replicationStart=v.portalSuspended=v.noData=v.closeComplete=v.bindComplete=v.parseComplete=void 0,v.parseComplete={name:"parseComplete",length:5},v.bindComplete=
{name:"bindComplete",length:5},v.closeComplete={name:"closeComplete",length:5},v.noData={name:"noData",length:5},v.portalSuspended={name:"portalSuspended",length:5},
v.replicationStart={name:"replicationStart",length:4},v.emptyQuery={name:"emptyQuery",length:4},v.copyDone={name:"copyDone",length:4};class w extends Error{constructor(t,h,S){
super(t),this.length=h,this.name=S}}v.DatabaseError=w;class _{constructor(t,h){this.length=t,this.chunk=h,this.name="copyData"}}v.CopyDataMessage=_;class i{constructor(t,h,S,b){
this.length=t,this.name=h,this.binary=S,this.columnTypes=new Array(b)}}v.CopyResponse=i;class a{constructor(t,h,S,b,o,p,C){this.name=t,this.tableID=h,this.columnID=
S,this.dataTypeID=b,this.dataTypeSize=o,this.dataTypeModifier=p,this.format=C}}v.Field=a;class m{constructor(t,h){this.length=t,this.fieldCount=h,this.name="row\
Description",this.fields=new Array(this.fieldCount)}}v.RowDescriptionMessage=m;class g{constructor(t,h){this.length=t,this.parameterCount=h,this.name="parameter\
Description",this.dataTypeIDs=new Array(this.parameterCount)}}v.ParameterDescriptionMessage=g;class r{constructor(t,h,S){this.length=t,this.parameterName=h,this.
parameterValue=S,this.name="parameterStatus"}}v.ParameterStatusMessage=r;class d{constructor(t,h){this.length=t,this.salt=h,this.name="authenticationMD5Password"}}
v.AuthenticationMD5Password=d;class l{constructor(t,h,S){this.length=t,this.processID=h,this.secretKey=S,this.name="backendKeyData"}}v.BackendKeyDataMessage=l;class y{constructor(t,h,S,b){
this.length=t,this.processId=h,this.channel=S,this.payload=b,this.name="notification"}}v.NotificationResponseMessage=y;class n{constructor(t,h){this.length=t,this.
status=h,this.name="readyForQuery"}}v.ReadyForQueryMessage=n;class e{constructor(t,h){this.length=t,this.text=h,this.name="commandComplete"}}v.CommandCompleteMessage=
e;class u{constructor(t,h){this.length=t,this.fields=h,this.name="dataRow",this.fieldCount=h.length}}v.DataRowMessage=u;class f{constructor(t,h){this.length=t,this.
message=h,this.name="notice"}}v.NoticeMessage=f}),3318:((T,v,w)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.Parser=void 0;const _=w(5809),i=w(9971),a=1,
g=a+4,r=-1,d=Buffer.allocUnsafe(0);class l{constructor(P){if(this.buffer=d,this.bufferLength=0,this.bufferOffset=0,this.reader=new i.BufferReader,P?.mode==="bin\
ary")throw new Error("Binary mode not supported yet");this.mode=P?.mode||"text"}parse(P,E){this.mergeBuffer(P);const M=this.bufferOffset+this.bufferLength;let x=this.
bufferOffset;for(;x+g<=M;){const A=this.buffer[x],Q=this.buffer.readUInt32BE(x+a),D=a+Q;if(D+x<=M){const O=this.handlePacket(x+g,A,Q,this.buffer);E(O),x+=D}else
break}x===M?(this.buffer=d,this.bufferLength=0,this.bufferOffset=0):(this.bufferLength=M-x,this.bufferOffset=x)}mergeBuffer(P){if(this.bufferLength>0){const E=this.
bufferLength+P.byteLength;if(E+this.bufferOffset>this.buffer.byteLength){let x;if(E<=this.buffer.byteLength&&this.bufferOffset>=this.bufferLength)x=this.buffer;else{
let A=this.buffer.byteLength*2;for(;E>=A;)A*=2;x=Buffer.allocUnsafe(A)}this.buffer.copy(x,0,this.bufferOffset,this.bufferOffset+this.bufferLength),this.buffer=x,
this.bufferOffset=0}P.copy(this.buffer,this.bufferOffset+this.bufferLength),this.bufferLength=E}else this.buffer=P,this.bufferOffset=0,this.bufferLength=P.byteLength}handlePacket(P,E,M,x){
const{reader:A}=this;A.setBuffer(P,x);let Q;switch(E){case 50:Q=_.bindComplete;break;case 49:Q=_.parseComplete;break;case 51:Q=_.closeComplete;break;case 110:Q=
_.noData;break;case 115:Q=_.portalSuspended;break;case 99:Q=_.copyDone;break;case 87:Q=_.replicationStart;break;case 73:Q=_.emptyQuery;break;case 68:Q=o(A);break;case 67:
Q=n(A);break;case 90:Q=y(A);break;case 65:Q=t(A);break;case 82:Q=I(A,M);break;case 83:Q=p(A);break;case 75:Q=C(A);break;case 69:Q=R(A,"error");break;case 78:Q=R(
A,"notice");break;case 84:Q=h(A);break;case 116:Q=b(A);break;case 71:Q=u(A);break;case 72:Q=f(A);break;case 100:Q=e(A,M);break;default:return new _.DatabaseError(
"received invalid response: "+E.toString(16),M,"error")}return A.setBuffer(0,d),Q.length=M,Q}}v.Parser=l;const y=c=>{const P=c.string(1);return new _.ReadyForQueryMessage(
r,P)},n=c=>{const P=c.cstring();return new _.CommandCompleteMessage(r,P)},e=(c,P)=>{const E=c.bytes(P-4);return new _.CopyDataMessage(r,E)},u=c=>s(c,"copyInResp\
onse"),f=c=>s(c,"copyOutResponse"),s=(c,P)=>{const E=c.byte()!==0,M=c.int16(),x=new _.CopyResponse(r,P,E,M);for(let A=0;A<M;A++)x.columnTypes[A]=c.int16();return x},
t=c=>{const P=c.int32(),E=c.cstring(),M=c.cstring();return new _.NotificationResponseMessage(r,P,E,M)},h=c=>{const P=c.int16(),E=new _.RowDescriptionMessage(r,P);
for(let M=0;M<P;M++)E.fields[M]=S(c);return E},S=c=>{const P=c.cstring(),E=c.uint32(),M=c.int16(),x=c.uint32(),A=c.int16(),Q=c.int32(),D=c.int16()===0?"text":"b\
inary";return new _.Field(P,E,M,x,A,Q,D)},b=c=>{const P=c.int16(),E=new _.ParameterDescriptionMessage(r,P);for(let M=0;M<P;M++)E.dataTypeIDs[M]=c.uint32();return E},
o=c=>{const P=c.int16(),E=new Array(P);for(let M=0;M<P;M++){const x=c.int32();E[M]=x===-1?null:c.string(x)}return new _.DataRowMessage(r,E)},p=c=>{const P=c.cstring(),
E=c.cstring();return new _.ParameterStatusMessage(r,P,E)},C=c=>{const P=c.int32(),E=c.int32();return new _.BackendKeyDataMessage(r,P,E)},I=(c,P)=>{const E=c.int32(),
M={name:"authenticationOk",length:P};switch(E){case 0:break;case 3:M.length===8&&(M.name="authenticationCleartextPassword");break;case 5:if(M.length===12){M.name=
"authenticationMD5Password";const x=c.bytes(4);return new _.AuthenticationMD5Password(r,x)}break;case 10:{M.name="authenticationSASL",M.mechanisms=[];let x;do x=
c.cstring(),x&&M.mechanisms.push(x);while(x)}break;case 11:M.name="authenticationSASLContinue",M.data=c.string(P-8);break;case 12:M.name="authenticationSASLFina\
l",M.data=c.string(P-8);break;default:throw new Error("Unknown authenticationOk message type "+E)}return M},R=(c,P)=>{const E={};let M=c.string(1);for(;M!=="\0";)
E[M]=c.cstring(),M=c.string(1);const x=E.M,A=P==="notice"?new _.NoticeMessage(r,x):new _.DatabaseError(x,r,P);return A.severity=E.S,A.code=E.C,A.detail=E.D,A.hint=
E.H,A.position=E.P,A.internalPosition=E.p,A.internalQuery=E.q,A.where=E.W,A.schema=E.s,A.table=E.t,A.column=E.c,A.dataType=E.d,A.constraint=E.n,A.file=E.F,A.line=
E.L,A.routine=E.R,A}}),6513:((T,v,w)=>{Object.defineProperty(v,"__esModule",{value:!0}),v.serialize=void 0;const _=w(9315),i=new _.Writer,a=A=>{i.addInt16(3).addInt16(
0);for(const O of Object.keys(A))i.addCString(O).addCString(A[O]);i.addCString("client_encoding").addCString("UTF8");const Q=i.addCString("").flush(),D=Q.length+
4;return new _.Writer().addInt32(D).add(Q).flush()},m=()=>{const A=Buffer.allocUnsafe(8);return A.writeInt32BE(8,0),A.writeInt32BE(80877103,4),A},g=A=>i.addCString(
A).flush(112),r=function(A,Q){return i.addCString(A).addInt32PrefixedString(Q),i.flush(112)},d=function(A){return i.addString(A).flush(112)},l=A=>i.addCString(A).
flush(81),y=[],n=A=>{const Q=A.name||"";Q.length>63&&(console.error("Warning! Postgres only supports 63 characters for query names."),console.error("You supplie\
d %s (%s)",Q,Q.length),console.error("This can cause conflicts and silent errors executing queries"));const D=A.types||y,O=D.length,k=i.addCString(Q).addCString(
A.text).addInt16(O);for(let L=0;L<O;L++)k.addInt32(D[L]);return i.flush(80)},e=function(A,Q,D){const O=A.length;for(let k=0;k<O;k++){const L=Q?Q(A[k],k):A[k];let B=0;
L==null?i.addInt32(-1):L instanceof Buffer?(B=1,i.addInt32(L.length),i.add(L)):i.addInt32PrefixedString(L);const N=i.buffer;N[D++]=0,N[D++]=B}},u=(A={})=>{const Q=A.
portal||"",D=A.statement||"",O=A.binary||!1,k=A.values||y,L=k.length;i.addCString(Q).addCString(D),i.addInt16(L);const B=i.reserveUnsafe(L*2);i.addInt16(L);try{
e(k,A.valueMapper,B)}catch(N){throw i.clear(),N}return i.addInt16(1),i.addInt16(O?1:0),i.flush(66)},f=Buffer.from([69,0,0,0,9,0,0,0,0,0]),s=A=>{if(!A||!A.portal&&
!A.rows)return f;const Q=A.portal||"",D=A.rows||0,O=Buffer.byteLength(Q),k=4+O+1+4,L=Buffer.allocUnsafe(1+k);return L[0]=69,L.writeInt32BE(k,1),L.write(Q,5,"utf\
-8"),L[O+5]=0,L.writeUInt32BE(D,L.length-4),L},t=(A,Q)=>{const D=Buffer.allocUnsafe(16);return D.writeInt32BE(16,0),D.writeInt16BE(1234,4),D.writeInt16BE(5678,6),
D.writeInt32BE(A,8),D.writeInt32BE(Q,12),D},h=(A,Q)=>{const O=4+Buffer.byteLength(Q)+1,k=Buffer.allocUnsafe(1+O);return k[0]=A,k.writeInt32BE(O,1),k.write(Q,5,"\
utf-8"),k[O]=0,k},S=i.addCString("P").flush(68),b=i.addCString("S").flush(68),o=A=>A.name?h(68,`${A.type}${A.name||""}`):A.type==="P"?S:b,p=A=>{const Q=`${A.type}${A.
name||""}`;return h(67,Q)},C=A=>i.add(A).flush(100),I=A=>h(102,A),R=A=>Buffer.from([A,0,0,0,4]),c=R(72),P=R(83),E=R(88),M=R(99),x={startup:a,password:g,requestSsl:m,
sendSASLInitialResponseMessage:r,sendSCRAMClientFinalMessage:d,query:l,parse:n,bind:u,execute:s,describe:o,close:p,flush:()=>c,sync:()=>P,end:()=>E,copyData:C,copyDone:()=>M,
copyFail:I,cancel:t};v.serialize=x}),1549:((T,v,w)=>{var _=w(4784),i=w(7522),a=w(6471),m=w(6345);v.getTypeParser=d,v.setTypeParser=l,v.arrayParser=a,v.builtins=
m;var g={text:{},binary:{}};function r(y){return String(y)}function d(y,n){return n=n||"text",g[n]&&g[n][y]||r}function l(y,n,e){typeof n=="function"&&(e=n,n="t\
ext"),g[n][y]=e}_.init(function(y,n){g.text[y]=n}),i.init(function(y,n){g.binary[y]=n})}),6471:((T,v,w)=>{var _=w(3879);T.exports={create:function(i,a){return{parse:function(){
return _.parse(i,a)}}}}}),7522:((T,v,w)=>{var _=w(2299),i=function(s,t,h,S,b){h=h||0,S=S||!1,b=b||function(M,x,A){return M*Math.pow(2,A)+x};var o=h>>3,p=function(M){
return S?~M&255:M},C=255,I=8-h%8;t<I&&(C=255<<8-t&255,I=t),h&&(C=C>>h%8);var R=0;h%8+t>=8&&(R=b(0,p(s[o])&C,I));for(var c=t+h>>3,P=o+1;P<c;P++)R=b(R,p(s[P]),8);
var E=(t+h)%8;return E>0&&(R=b(R,p(s[c])>>8-E,E)),R},a=function(s,t,h){var S=Math.pow(2,h-1)-1,b=i(s,1),o=i(s,h,1);if(o===0)return 0;var p=1,C=function(R,c,P){R===
0&&(R=1);for(var E=1;E<=P;E++)p/=2,(c&1<<P-E)>0&&(R+=p);return R},I=i(s,t,h+1,!1,C);return o==Math.pow(2,h+1)-1?I===0?b===0?1/0:-1/0:NaN:(b===0?1:-1)*Math.pow(2,
o-S)*I},m=function(s){return i(s,1)==1?-1*(i(s,15,1,!0)+1):i(s,15,1)},g=function(s){return i(s,1)==1?-1*(i(s,31,1,!0)+1):i(s,31,1)},r=function(s){return a(s,23,
8)},d=function(s){return a(s,52,11)},l=function(s){var t=i(s,16,32);if(t==49152)return NaN;for(var h=Math.pow(1e4,i(s,16,16)),S=0,b=[],o=i(s,16),p=0;p<o;p++)S+=
i(s,16,64+16*p)*h,h/=1e4;var C=Math.pow(10,i(s,16,48));return(t===0?1:-1)*Math.round(S*C)/C},y=function(s,t){var h=i(t,1),S=i(t,63,1),b=new Date((h===0?1:-1)*S/
1e3+9466848e5);return s||b.setTime(b.getTime()+b.getTimezoneOffset()*6e4),b.usec=S%1e3,b.getMicroSeconds=function(){return this.usec},b.setMicroSeconds=function(o){
this.usec=o},b.getUTCMicroSeconds=function(){return this.usec},b},n=function(s){for(var t=i(s,32),h=i(s,32,32),S=i(s,32,64),b=96,o=[],p=0;p<t;p++)o[p]=i(s,32,b),
b+=32,b+=32;var C=function(R){var c=i(s,32,b);if(b+=32,c==4294967295)return null;var P;if(R==23||R==20)return P=i(s,c*8,b),b+=c*8,P;if(R==25)return P=s.toString(
this.encoding,b>>3,(b+=c<<3)>>3),P;console.log("ERROR: ElementType not implemented: "+R)},I=function(R,c){var P=[],E;if(R.length>1){var M=R.shift();for(E=0;E<M;E++)
P[E]=I(R,c);R.unshift(M)}else for(E=0;E<R[0];E++)P[E]=C(c);return P};return I(o,S)},e=function(s){return s.toString("utf8")},u=function(s){return s===null?null:
i(s,8)>0},f=function(s){s(20,_),s(21,m),s(23,g),s(26,g),s(1700,l),s(700,r),s(701,d),s(16,u),s(1114,y.bind(null,!1)),s(1184,y.bind(null,!0)),s(1e3,n),s(1007,n),s(
1016,n),s(1008,n),s(1009,n),s(25,e)};T.exports={init:f}}),6345:(T=>{T.exports={BOOL:16,BYTEA:17,CHAR:18,INT8:20,INT2:21,INT4:23,REGPROC:24,TEXT:25,OID:26,TID:27,
XID:28,CID:29,JSON:114,XML:142,PG_NODE_TREE:194,SMGR:210,PATH:602,POLYGON:604,CIDR:650,FLOAT4:700,FLOAT8:701,ABSTIME:702,RELTIME:703,TINTERVAL:704,CIRCLE:718,MACADDR8:774,
MONEY:790,MACADDR:829,INET:869,ACLITEM:1033,BPCHAR:1042,VARCHAR:1043,DATE:1082,TIME:1083,TIMESTAMP:1114,TIMESTAMPTZ:1184,INTERVAL:1186,TIMETZ:1266,BIT:1560,VARBIT:1562,
NUMERIC:1700,REFCURSOR:1790,REGPROCEDURE:2202,REGOPER:2203,REGOPERATOR:2204,REGCLASS:2205,REGTYPE:2206,UUID:2950,TXID_SNAPSHOT:2970,PG_LSN:3220,PG_NDISTINCT:3361,
PG_DEPENDENCIES:3402,TSVECTOR:3614,TSQUERY:3615,GTSVECTOR:3642,REGCONFIG:3734,REGDICTIONARY:3769,JSONB:3802,REGNAMESPACE:4089,REGROLE:4096}}),4784:((T,v,w)=>{var _=w(
3879),i=w(6471),a=w(2690),m=w(8755),g=w(463);function r(c){return function(E){return E===null?E:c(E)}}function d(c){return c===null?c:c==="TRUE"||c==="t"||c==="\
true"||c==="y"||c==="yes"||c==="on"||c==="1"}function l(c){return c?_.parse(c,d):null}function y(c){return parseInt(c,10)}function n(c){return c?_.parse(c,r(y)):
null}function e(c){return c?_.parse(c,r(function(P){return o(P).trim()})):null}var u=function(c){if(!c)return null;var P=i.create(c,function(E){return E!==null&&
(E=C(E)),E});return P.parse()},f=function(c){if(!c)return null;var P=i.create(c,function(E){return E!==null&&(E=parseFloat(E)),E});return P.parse()},s=function(c){
if(!c)return null;var P=i.create(c);return P.parse()},t=function(c){if(!c)return null;var P=i.create(c,function(E){return E!==null&&(E=a(E)),E});return P.parse()},
h=function(c){if(!c)return null;var P=i.create(c,function(E){return E!==null&&(E=m(E)),E});return P.parse()},S=function(c){return c?_.parse(c,r(g)):null},b=function(c){
return parseInt(c,10)},o=function(c){var P=String(c);return/^\d+$/.test(P)?P:c},p=function(c){return c?_.parse(c,r(JSON.parse)):null},C=function(c){return c[0]!==
"("?null:(c=c.substring(1,c.length-1).split(","),{x:parseFloat(c[0]),y:parseFloat(c[1])})},I=function(c){if(c[0]!=="<"&&c[1]!=="(")return null;for(var P="(",E="",
M=!1,x=2;x<c.length-1;x++){if(M||(P+=c[x]),c[x]===")"){M=!0;continue}else if(!M)continue;c[x]!==","&&(E+=c[x])}var A=C(P);return A.radius=parseFloat(E),A},R=function(c){
c(20,o),c(21,b),c(23,b),c(26,b),c(700,parseFloat),c(701,parseFloat),c(16,d),c(1082,a),c(1114,a),c(1184,a),c(600,C),c(651,s),c(718,I),c(1e3,l),c(1001,S),c(1005,n),
c(1007,n),c(1028,n),c(1016,e),c(1017,u),c(1021,f),c(1022,f),c(1231,f),c(1014,s),c(1015,s),c(1008,s),c(1009,s),c(1040,s),c(1041,s),c(1115,t),c(1182,t),c(1185,t),
c(1186,m),c(1187,h),c(17,g),c(114,JSON.parse.bind(JSON)),c(3802,JSON.parse.bind(JSON)),c(199,p),c(3807,p),c(3907,s),c(2951,s),c(791,s),c(1183,s),c(1270,s)};T.exports=
{init:R}}),5042:((T,v,w)=>{const _=w(4434).EventEmitter,i=w(9652),a=w(9023),m=w(8567),g=w(365),r=w(646),d=w(4473),l=w(1376),y=w(9809),n=w(4150),e=a.deprecate(()=>{},
"Client.activeQuery is deprecated and will be removed in pg@9.0"),u=a.deprecate(()=>{},"Client.queryQueue is deprecated and will be removed in pg@9.0."),f=a.deprecate(
()=>{},"pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password property to the Client/Pool constructor th\
at returns a password instead. Within this function you can call the pgpass module in your own code."),s=a.deprecate(()=>{},"Passing a custom Promise implementa\
tion to the Client/Pool constructor is deprecated and will be removed in pg@9.0."),t=a.deprecate(()=>{},"Calling client.query() when the client is already execu\
ting a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.");function h(b,o){if(typeof b=="n\
umber")return Number.isFinite(b)?b:o;if(typeof b=="string"&&b.trim()!==""){const p=Number(b);return Number.isFinite(p)?p:o}return o}class S extends _{constructor(o){
super(),this.connectionParameters=new r(o),this.user=this.connectionParameters.user,this.database=this.connectionParameters.database,this.port=this.connectionParameters.
port,this.host=this.connectionParameters.host,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:this.connectionParameters.password}),
this.replication=this.connectionParameters.replication;const p=o||{};p.Promise&&s(),this._Promise=p.Promise||global.Promise,this._types=new g(p.types),this._ending=
!1,this._ended=!1,this._connecting=!1,this._connected=!1,this._connectionError=!1,this._queryable=!0,this._activeQuery=null,this._txStatus=null,this.enableChannelBinding=
!!p.enableChannelBinding,this.scramMaxIterations=h(p.scramMaxIterations,m.DEFAULT_MAX_SCRAM_ITERATIONS),this.connection=p.connection||new y({stream:p.stream,ssl:this.
connectionParameters.ssl,sslNegotiation:this.connectionParameters.sslnegotiation,keepAlive:p.keepAlive||!1,keepAliveInitialDelayMillis:p.keepAliveInitialDelayMillis||
0,encoding:this.connectionParameters.client_encoding||"utf8"}),this._queryQueue=[],this._sentQueryQueue=[],this.pipeline=!!p.pipeline,this.binary=p.binary||l.binary,
this.processID=null,this.secretKey=null,this.ssl=this.connectionParameters.ssl||!1,this.sslNegotiation=this.connectionParameters.sslnegotiation||"postgres",this.
ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this._connectionTimeoutMillis=p.connectionTimeoutMillis||0}get activeQuery(){return e(),
this._activeQuery}set activeQuery(o){e(),this._activeQuery=o}_getActiveQuery(){return this._activeQuery}_errorAllQueries(o){const p=I=>{process.nextTick(()=>{I.
handleError(o,this.connection)})},C=this._getActiveQuery();C&&(p(C),this._activeQuery=null),this._sentQueryQueue.forEach(p),this._sentQueryQueue.length=0,this._queryQueue.
forEach(p),this._queryQueue.length=0}_connect(o){const p=this,C=this.connection;if(this._connectionCallback=o,this._connecting||this._connected){const I=new Error(
"Client has already been connected. You cannot reuse a client.");process.nextTick(()=>{o(I)});return}this._connecting=!0,this._connectionTimeoutMillis>0&&(this.
connectionTimeoutHandle=setTimeout(()=>{C._ending=!0,C.stream.destroy(new Error("timeout expired"))},this._connectionTimeoutMillis),this.connectionTimeoutHandle.
unref&&this.connectionTimeoutHandle.unref()),this.host&&this.host.indexOf("/")===0?C.connect(this.host+"/.s.PGSQL."+this.port):C.connect(this.port,this.host),C.
on("connect",function(){p.ssl?p.sslNegotiation!=="direct"&&C.requestSsl():C.startup(p.getStartupConf())}),C.on("sslconnect",function(){C.startup(p.getStartupConf())}),
this._attachListeners(C),C.once("end",()=>{const I=this._ending?new Error("Connection terminated"):new Error("Connection terminated unexpectedly");clearTimeout(
this.connectionTimeoutHandle),this._errorAllQueries(I),this._ended=!0,this._ending||(this._connecting&&!this._connectionError?this._connectionCallback?this._connectionCallback(
I):this._handleErrorEvent(I):this._connectionError||this._handleErrorEvent(I)),process.nextTick(()=>{this.emit("end")})})}connect(o){if(o){this._connect(o);return}
return new this._Promise((p,C)=>{this._connect(I=>{I?C(I):p(this)})})}_attachListeners(o){o.on("authenticationCleartextPassword",this._handleAuthCleartextPassword.
bind(this)),o.on("authenticationMD5Password",this._handleAuthMD5Password.bind(this)),o.on("authenticationSASL",this._handleAuthSASL.bind(this)),o.on("authentica\
tionSASLContinue",this._handleAuthSASLContinue.bind(this)),o.on("authenticationSASLFinal",this._handleAuthSASLFinal.bind(this)),o.on("backendKeyData",this._handleBackendKeyData.
bind(this)),o.on("error",this._handleErrorEvent.bind(this)),o.on("errorMessage",this._handleErrorMessage.bind(this)),o.on("readyForQuery",this._handleReadyForQuery.
bind(this)),o.on("notice",this._handleNotice.bind(this)),o.on("rowDescription",this._handleRowDescription.bind(this)),o.on("dataRow",this._handleDataRow.bind(this)),
o.on("portalSuspended",this._handlePortalSuspended.bind(this)),o.on("emptyQuery",this._handleEmptyQuery.bind(this)),o.on("commandComplete",this._handleCommandComplete.
bind(this)),o.on("parseComplete",this._handleParseComplete.bind(this)),o.on("copyInResponse",this._handleCopyInResponse.bind(this)),o.on("copyData",this._handleCopyData.
bind(this)),o.on("notification",this._handleNotification.bind(this))}_getPassword(o){const p=this.connection;if(typeof this.password=="function")this._Promise.resolve().
then(()=>this.password(this.connectionParameters)).then(C=>{if(C!==void 0){if(typeof C!="string"){p.emit("error",new TypeError("Password must be a string"));return}
this.connectionParameters.password=this.password=C}else this.connectionParameters.password=this.password=null;o()}).catch(C=>{p.emit("error",C)});else if(this.password!==
null)o();else try{w(3272)(this.connectionParameters,I=>{I!==void 0&&(f(),this.connectionParameters.password=this.password=I),o()})}catch(C){this.emit("error",C)}}_handleAuthCleartextPassword(o){
this._getPassword(()=>{this.connection.password(this.password)})}_handleAuthMD5Password(o){this._getPassword(async()=>{try{const p=await n.postgresMd5PasswordHash(
this.user,this.password,o.salt);this.connection.password(p)}catch(p){this.emit("error",p)}})}_handleAuthSASL(o){this._getPassword(()=>{try{this.saslSession=m.startSession(
o.mechanisms,this.enableChannelBinding&&this.connection.stream,this.scramMaxIterations),this.connection.sendSASLInitialResponseMessage(this.saslSession.mechanism,
this.saslSession.response)}catch(p){this.connection.emit("error",p)}})}async _handleAuthSASLContinue(o){try{await m.continueSession(this.saslSession,this.password,
o.data,this.enableChannelBinding&&this.connection.stream),this.connection.sendSCRAMClientFinalMessage(this.saslSession.response)}catch(p){this.connection.emit("\
error",p)}}_handleAuthSASLFinal(o){try{m.finalizeSession(this.saslSession,o.data),this.saslSession=null}catch(p){this.connection.emit("error",p)}}_handleBackendKeyData(o){
this.processID=o.processID,this.secretKey=o.secretKey}_handleReadyForQuery(o){this._connecting&&(this._connecting=!1,this._connected=!0,clearTimeout(this.connectionTimeoutHandle),
this._connectionCallback&&(this._connectionCallback(null,this),this._connectionCallback=null),this.emit("connect"));const p=this._getActiveQuery();this._activeQuery=
null,this._txStatus=o?.status??null,this.readyForQuery=!0,p&&p.handleReadyForQuery(this.connection),this._pulseQueryQueue()}_handleErrorWhileConnecting(o){if(!this.
_connectionError){if(this._connectionError=!0,clearTimeout(this.connectionTimeoutHandle),this._connectionCallback)return this._connectionCallback(o);this.emit("\
error",o)}}_handleErrorEvent(o){if(this._connecting)return this._handleErrorWhileConnecting(o);this._queryable=!1,this._errorAllQueries(o),this.emit("error",o)}_handleErrorMessage(o){
if(this._connecting)return this._handleErrorWhileConnecting(o);const p=this._getActiveQuery();if(!p){this._handleErrorEvent(o);return}this._activeQuery=null,p.name&&
delete this.connection.submittedNamedStatements[p.name],p.handleError(o,this.connection)}_handleRowDescription(o){const p=this._getActiveQuery();if(p==null){const C=new Error(
"Received unexpected rowDescription message from backend.");this._handleErrorEvent(C);return}p.handleRowDescription(o)}_handleDataRow(o){const p=this._getActiveQuery();
if(p==null){const C=new Error("Received unexpected dataRow message from backend.");this._handleErrorEvent(C);return}p.handleDataRow(o)}_handlePortalSuspended(o){
const p=this._getActiveQuery();if(p==null){const C=new Error("Received unexpected portalSuspended message from backend.");this._handleErrorEvent(C);return}p.handlePortalSuspended(
this.connection)}_handleEmptyQuery(o){const p=this._getActiveQuery();if(p==null){const C=new Error("Received unexpected emptyQuery message from backend.");this.
_handleErrorEvent(C);return}p.handleEmptyQuery(this.connection)}_handleCommandComplete(o){const p=this._getActiveQuery();if(p==null){const C=new Error("Received\
 unexpected commandComplete message from backend.");this._handleErrorEvent(C);return}p.handleCommandComplete(o,this.connection)}_handleParseComplete(){const o=this.
_getActiveQuery();if(o==null){const p=new Error("Received unexpected parseComplete message from backend.");this._handleErrorEvent(p);return}o.name&&(this.connection.
parsedStatements[o.name]=o.text,delete this.connection.submittedNamedStatements[o.name])}_handleCopyInResponse(o){const p=this._getActiveQuery();if(p==null){const C=new Error(
"Received unexpected copyInResponse message from backend.");this._handleErrorEvent(C);return}p.handleCopyInResponse(this.connection)}_handleCopyData(o){const p=this.
_getActiveQuery();if(p==null){const C=new Error("Received unexpected copyData message from backend.");this._handleErrorEvent(C);return}p.handleCopyData(o,this.connection)}_handleNotification(o){
this.emit("notification",o)}_handleNotice(o){this.emit("notice",o)}getStartupConf(){const o=this.connectionParameters,p={user:o.user,database:o.database},C=o.application_name||
o.fallback_application_name;return C&&(p.application_name=C),o.replication&&(p.replication=""+o.replication),o.statement_timeout&&(p.statement_timeout=String(parseInt(
o.statement_timeout,10))),o.lock_timeout&&(p.lock_timeout=String(parseInt(o.lock_timeout,10))),o.idle_in_transaction_session_timeout&&(p.idle_in_transaction_session_timeout=
String(parseInt(o.idle_in_transaction_session_timeout,10))),o.options&&(p.options=o.options),p}cancel(o,p){if(o.activeQuery===p){const C=this.connection;this.host&&
this.host.indexOf("/")===0?C.connect(this.host+"/.s.PGSQL."+this.port):C.connect(this.port,this.host),C.on("connect",function(){C.cancel(o.processID,o.secretKey)})}else
o._queryQueue.indexOf(p)!==-1?o._queryQueue.splice(o._queryQueue.indexOf(p),1):o._sentQueryQueue.indexOf(p)!==-1&&(p.callback=()=>{})}setTypeParser(o,p,C){return this.
_types.setTypeParser(o,p,C)}getTypeParser(o,p){return this._types.getTypeParser(o,p)}escapeIdentifier(o){return i.escapeIdentifier(o)}escapeLiteral(o){return i.
escapeLiteral(o)}_pulseQueryQueue(){if(this.pipeline){this._pulsePipelinedQueryQueue();return}if(this.readyForQuery===!0){this._activeQuery=this._queryQueue.shift();
const o=this._getActiveQuery();if(o){this.readyForQuery=!1,this.hasExecuted=!0;const p=o.submit(this.connection);p&&process.nextTick(()=>{o.handleError(p,this.connection),
this.readyForQuery=!0,this._pulseQueryQueue()})}else this.hasExecuted&&(this._activeQuery=null,this.emit("drain"))}}_pulsePipelinedQueryQueue(){if(!(!this._connected||
!this._queryable)){for(;this._queryQueue.length>0;){const o=this._queryQueue.shift();this.hasExecuted=!0;const p=o.submit(this.connection);if(p){process.nextTick(
()=>{o.handleError(p,this.connection)});continue}this._sentQueryQueue.push(o)}this.readyForQuery&&!this._activeQuery&&this._sentQueryQueue.length>0&&(this._activeQuery=
this._sentQueryQueue.shift(),this.readyForQuery=!1),!this._activeQuery&&this._sentQueryQueue.length===0&&this._queryQueue.length===0&&this.hasExecuted&&this.emit(
"drain")}}query(o,p,C){let I,R;if(o==null)throw new TypeError("Client was passed a null or undefined query");if(typeof o.submit=="function")R=I=o,I.callback||(typeof p==
"function"?I.callback=p:C&&(I.callback=C));else if(I=new d(o,p,C),!I.callback)R=new this._Promise((P,E)=>{I.callback=(M,x)=>M?E(M):P(x)}).catch(P=>{throw Error.
captureStackTrace(P),P});else if(typeof I.callback!="function")throw new TypeError("callback is not a function");const c=o.query_timeout||this.connectionParameters.
query_timeout;if(c){const P=I.callback||(()=>{}),E=setTimeout(()=>{const M=new Error("Query read timeout");process.nextTick(()=>{I.handleError(M,this.connection)}),
P(M),I.callback=()=>{};const x=this._queryQueue.indexOf(I);if(x>-1)this._queryQueue.splice(x,1);else if(this.pipeline){this.connection.stream.destroy();return}this.
_pulseQueryQueue()},c);I.callback=(M,x)=>{clearTimeout(E),P(M,x)}}if(this.binary&&!I.binary&&(I.binary=!0),I._result&&!I._result._types&&(I._result._types=this.
_types),this.pipeline){const P=typeof o.submit=="function"&&!(I instanceof d)?"Custom query classes such as pg-cursor and pg-query-stream are":I.rows?"The `rows\
` option is":null;if(P)return process.nextTick(()=>{I.handleError(new Error(`${P} not supported in pipeline mode`),this.connection)}),R}return this._queryable?this.
_ending?(process.nextTick(()=>{I.handleError(new Error("Client was closed and is not queryable"),this.connection)}),R):(this._queryQueue.length>0&&!this.pipeline&&
t(),this._queryQueue.push(I),this._pulseQueryQueue(),R):(process.nextTick(()=>{I.handleError(new Error("Client has encountered a connection error and is not que\
ryable"),this.connection)}),R)}ref(){this.connection.ref()}unref(){this.connection.unref()}getTransactionStatus(){return this._txStatus}end(o){if(this._ending=!0,
!this.connection._connecting||this._ended)if(o){o();return}else return this._Promise.resolve();if(this._queryable?this.pipeline&&(this._getActiveQuery()||this._sentQueryQueue.
length>0||this._queryQueue.length>0)?this.once("drain",()=>this.connection.end()):this._getActiveQuery()?this.connection.stream.destroy():this.connection.end():
this.connection.stream.destroy(),o)this.connection.once("end",o);else return new this._Promise(p=>{this.connection.once("end",p)})}get queryQueue(){return u(),this.
_queryQueue}}S.Query=d,T.exports=S}),646:((T,v,w)=>{const _=w(2250),i=w(1376),a=w(6122).parse,m=function(y,n,e){return n[y]?n[y]:(e===void 0?e=process.env["PG"+
y.toUpperCase()]:e===!1||(e=process.env[e]),e||i[y])},g=function(){switch(process.env.PGSSLMODE){case"disable":return!1;case"prefer":case"require":case"verify-c\
a":case"verify-full":return!0;case"no-verify":return{rejectUnauthorized:!1}}return i.ssl},r=function(y){return"'"+(""+y).replace(/\\/g,"\\\\").replace(/'/g,"\\'")+
"'"},d=function(y,n,e){const u=n[e];u!=null&&y.push(e+"="+r(u))};class l{constructor(n){if(n=typeof n=="string"?a(n):n||{},n.connectionString&&(n=Object.assign(
{},n,a(n.connectionString))),this.user=m("user",n),this.database=m("database",n),this.database===void 0&&(this.database=this.user),this.port=parseInt(m("port",n),
10),this.host=m("host",n),Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:m("password",n)}),this.binary=m("binary",n),this.
options=m("options",n),this.ssl=typeof n.ssl>"u"?g():n.ssl,typeof this.ssl=="string"&&this.ssl==="true"&&(this.ssl=!0),this.ssl==="no-verify"&&(this.ssl={rejectUnauthorized:!1}),
this.ssl&&this.ssl.key&&Object.defineProperty(this.ssl,"key",{enumerable:!1}),this.sslnegotiation=m("sslnegotiation",n,"PGSSLNEGOTIATION"),this.sslnegotiation!==
void 0&&this.sslnegotiation!=="postgres"&&this.sslnegotiation!=="direct")throw new Error(`Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values a\
re "postgres" and "direct".`);if(this.sslnegotiation==="direct"&&!this.ssl)throw new Error("sslnegotiation=direct requires SSL to be enabled");this.client_encoding=
m("client_encoding",n),this.replication=m("replication",n),this.isDomainSocket=!(this.host||"").indexOf("/"),this.application_name=m("application_name",n,"PGAPP\
NAME"),this.fallback_application_name=m("fallback_application_name",n,!1),this.statement_timeout=m("statement_timeout",n,!1),this.lock_timeout=m("lock_timeout",
n,!1),this.idle_in_transaction_session_timeout=m("idle_in_transaction_session_timeout",n,!1),this.query_timeout=m("query_timeout",n,!1),n.connectionTimeoutMillis===
void 0?this.connect_timeout=process.env.PGCONNECT_TIMEOUT||0:this.connect_timeout=Math.floor(n.connectionTimeoutMillis/1e3),n.keepAlive===!1?this.keepalives=0:n.
keepAlive===!0&&(this.keepalives=1),typeof n.keepAliveInitialDelayMillis=="number"&&(this.keepalives_idle=Math.floor(n.keepAliveInitialDelayMillis/1e3))}getLibpqConnectionString(n){
const e=[];d(e,this,"user"),d(e,this,"password"),d(e,this,"port"),d(e,this,"application_name"),d(e,this,"fallback_application_name"),d(e,this,"connect_timeout"),
d(e,this,"options");const u=typeof this.ssl=="object"?this.ssl:this.ssl?{sslmode:this.ssl}:{};if(d(e,u,"sslmode"),d(e,u,"sslca"),d(e,u,"sslkey"),d(e,u,"sslcert"),
d(e,u,"sslrootcert"),d(e,this,"sslnegotiation"),this.database&&e.push("dbname="+r(this.database)),this.replication&&e.push("replication="+r(this.replication)),this.
host&&e.push("host="+r(this.host)),this.isDomainSocket)return n(null,e.join(" "));this.client_encoding&&e.push("client_encoding="+r(this.client_encoding)),_.lookup(
this.host,function(f,s){return f?n(f,null):(e.push("hostaddr="+r(s)),n(null,e.join(" ")))})}}T.exports=l}),9809:((T,v,w)=>{const _=w(4434).EventEmitter,{parse:i,
serialize:a}=w(4233),m=w(829),{getStream:g}=m,r=a.flush(),d=a.sync(),l=a.end();class y extends _{constructor(e){super(),e=e||{},this.stream=e.stream||g(e.ssl),typeof this.
stream=="function"&&(this.stream=this.stream(e)),this._keepAlive=e.keepAlive,this._keepAliveInitialDelayMillis=e.keepAliveInitialDelayMillis,this.parsedStatements=
{},this.submittedNamedStatements={},this.ssl=e.ssl||!1,this.sslNegotiation=e.sslNegotiation||"postgres",this._ending=!1,this._emitMessage=!1;const u=this;this.on(
"newListener",function(f){f==="message"&&(u._emitMessage=!0)})}connect(e,u){const f=this;this._connecting=!0,this.stream.setNoDelay(!0),this.stream.connect(e,u),
this.stream.once("connect",function(){f._keepAlive&&f.stream.setKeepAlive(!0,f._keepAliveInitialDelayMillis),f.emit("connect")});const s=function(t){f._ending&&
(t.code==="ECONNRESET"||t.code==="EPIPE")||f.emit("error",t)};if(this.stream.on("error",s),this.stream.on("close",function(){f.emit("end")}),!this.ssl)return this.
attachListeners(this.stream);if(this.sslNegotiation==="direct")return this.stream.once("connect",function(){f.upgradeToSSL(u,s)});this.stream.once("data",function(t){
switch(t.toString("utf8")){case"S":break;case"N":return f.stream.end(),f.emit("error",new Error("The server does not support SSL connections"));default:return f.
stream.end(),f.emit("error",new Error("There was an error establishing an SSL connection"))}f.upgradeToSSL(u,s)})}upgradeToSSL(e,u){const f=this,s={socket:f.stream,
host:e};f.ssl!==!0&&(Object.assign(s,f.ssl),"key"in f.ssl&&(s.key=f.ssl.key)),f.sslNegotiation==="direct"&&(s.ALPNProtocols=["postgresql"]);const t=w(9278);t.isIP&&
t.isIP(e)===0&&(s.servername=e);try{f.stream=m.getSecureStream(s)}catch(h){return f.emit("error",h)}f.attachListeners(f.stream),f.stream.on("error",u),f.emit("s\
slconnect")}attachListeners(e){i(e,u=>{const f=u.name==="error"?"errorMessage":u.name;this._emitMessage&&this.emit("message",u),this.emit(f,u)})}requestSsl(){this.
stream.write(a.requestSsl())}startup(e){this.stream.write(a.startup(e))}cancel(e,u){this._send(a.cancel(e,u))}password(e){this._send(a.password(e))}sendSASLInitialResponseMessage(e,u){
this._send(a.sendSASLInitialResponseMessage(e,u))}sendSCRAMClientFinalMessage(e){this._send(a.sendSCRAMClientFinalMessage(e))}_send(e){return this.stream.writable?
this.stream.write(e):!1}query(e){this._send(a.query(e))}parse(e){this._send(a.parse(e))}bind(e){this._send(a.bind(e))}execute(e){this._send(a.execute(e))}flush(){
this.stream.writable&&this.stream.write(r)}sync(){this._send(d)}ref(){this.stream.ref()}unref(){this.stream.unref()}end(){if(this._ending=!0,!this._connecting||
!this.stream.writable){this.stream.end();return}return this.stream.write(l,()=>{this.stream.end()})}close(e){this._send(a.close(e))}describe(e){this._send(a.describe(
e))}sendCopyFromChunk(e){this._send(a.copyData(e))}endCopyFrom(){this._send(a.copyDone())}sendCopyFail(e){this._send(a.copyFail(e))}}T.exports=y}),9765:(T=>{function v(m,g){
return new Error("SASL channel binding: "+m+" when parsing public certificate "+g.toString("base64"))}function w(m,g){let r=m[g++];if(r<128)return{length:r,index:g};
const d=r&127;if(d>4)throw v("bad length",m);r=0;for(let l=0;l<d;l++)r=r<<8|m[g++];return{length:r,index:g}}function _(m,g){if(m[g++]!==6)throw v("non-OID data",
m);const{length:r,index:d}=w(m,g);g=d;const l=g+r,y=m[g++];let n=(y/40>>0)+"."+y%40;for(;g<l;){let e=0;for(;g<l;){const u=m[g++];if(e=e<<7|u&127,u<128)break}n+=
"."+e}return{oid:n,index:g}}function i(m,g){if(m[g++]!==48)throw v("non-sequence data",m);return w(m,g)}function a(m,g){g===void 0&&(g=0),g=i(m,g).index;const{length:r,
index:d}=i(m,g);g=d+r,g=i(m,g).index;const{oid:l,index:y}=_(m,g);switch(l){case"1.2.840.113549.1.1.4":return"MD5";case"1.2.840.113549.1.1.5":return"SHA-1";case"\
1.2.840.113549.1.1.11":return"SHA-256";case"1.2.840.113549.1.1.12":return"SHA-384";case"1.2.840.113549.1.1.13":return"SHA-512";case"1.2.840.113549.1.1.14":return"\
SHA-224";case"1.2.840.113549.1.1.15":return"SHA512-224";case"1.2.840.113549.1.1.16":return"SHA512-256";case"1.2.840.10045.4.1":return"SHA-1";case"1.2.840.10045.\
4.3.1":return"SHA-224";case"1.2.840.10045.4.3.2":return"SHA-256";case"1.2.840.10045.4.3.3":return"SHA-384";case"1.2.840.10045.4.3.4":return"SHA-512";case"1.2.84\
0.113549.1.1.10":{if(g=y,g=i(m,g).index,m[g++]!==160)throw v("non-tag data",m);g=w(m,g).index,g=i(m,g).index;const{oid:n}=_(m,g);switch(n){case"1.2.840.113549.2\
.5":return"MD5";case"1.3.14.3.2.26":return"SHA-1";case"2.16.840.1.101.3.4.2.1":return"SHA-256";case"2.16.840.1.101.3.4.2.2":return"SHA-384";case"2.16.840.1.101.\
3.4.2.3":return"SHA-512"}throw v("unknown hash OID "+n,m)}case"1.3.101.110":case"1.3.101.112":return"SHA-512";case"1.3.101.111":case"1.3.101.113":throw v("Ed448\
 certificate channel binding is not currently supported by Postgres")}throw v("unknown OID "+l,m)}T.exports={signatureAlgorithmHashFromCertificate:a}}),8567:((T,v,w)=>{
const _=w(4150),{signatureAlgorithmHashFromCertificate:i}=w(9765);function a(s){const t=/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g,h=/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g;
return s.replace(t," ").replace(h,"").normalize("NFKC")}const m=1e5;function g(s,t,h=m){const S=["SCRAM-SHA-256"];t&&S.unshift("SCRAM-SHA-256-PLUS");const b=S.find(
C=>s.includes(C));if(!b)throw new Error("SASL: Only mechanism(s) "+S.join(" and ")+" are supported");if(b==="SCRAM-SHA-256-PLUS"&&typeof t.getPeerCertificate!="\
function")throw new Error("SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate");const o=_.randomBytes(18).toString("base64");return{mechanism:b,clientNonce:o,
response:(b==="SCRAM-SHA-256-PLUS"?"p=tls-server-end-point":t?"y":"n")+",,n=*,r="+o,message:"SASLInitialResponse",scramMaxIterations:h}}async function r(s,t,h,S){
if(s.message!=="SASLInitialResponse")throw new Error("SASL: Last message was not SASLInitialResponse");if(typeof t!="string")throw new Error("SASL: SCRAM-SERVER\
-FIRST-MESSAGE: client password must be a string");if(t==="")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string");if(typeof h!=
"string")throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string");const b=e(h);if(b.nonce.startsWith(s.clientNonce)){if(b.nonce.length===
s.clientNonce.length)throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: serv\
er nonce does not start with client nonce");const o=typeof s.scramMaxIterations=="number"?s.scramMaxIterations:m;if(o!==0&&b.iteration>o)throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: iteration count "+b.iteration+" exceeds scramMaxIterations of "+o);const p="n=*,r="+s.clientNonce,C="r="+b.nonce+",s="+b.salt+",i="+
b.iteration;let I=S?"eSws":"biws";if(s.mechanism==="SCRAM-SHA-256-PLUS"){const k=S.getPeerCertificate().raw;let L=i(k);(L==="MD5"||L==="SHA-1")&&(L="SHA-256");const B=await _.
hashByName(L,k);I=Buffer.concat([Buffer.from("p=tls-server-end-point,,"),Buffer.from(B)]).toString("base64")}const R="c="+I+",r="+b.nonce,c=p+","+C+","+R,P=Buffer.
from(b.salt,"base64"),E=await _.deriveKey(a(t),P,b.iteration),M=await _.hmacSha256(E,"Client Key"),x=await _.sha256(M),A=await _.hmacSha256(x,c),Q=f(Buffer.from(
M),Buffer.from(A)).toString("base64"),D=await _.hmacSha256(E,"Server Key"),O=await _.hmacSha256(D,c);s.message="SASLResponse",s.serverSignature=Buffer.from(O).toString(
"base64"),s.response=R+",p="+Q}function d(s,t){if(s.message!=="SASLResponse")throw new Error("SASL: Last message was not SASLResponse");if(typeof t!="string")throw new Error(
"SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string");const{serverSignature:h}=u(t);if(h!==s.serverSignature)throw new Error("SASL: SCRAM-SERVER-FINA\
L-MESSAGE: server signature does not match")}function l(s){if(typeof s!="string")throw new TypeError("SASL: text must be a string");return s.split("").map((t,h)=>s.
charCodeAt(h)).every(t=>t>=33&&t<=43||t>=45&&t<=126)}function y(s){return/^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.test(s)}function n(s){
if(typeof s!="string")throw new TypeError("SASL: attribute pairs text must be a string");return new Map(s.split(",").map(t=>{if(!/^.=/.test(t))throw new Error("\
SASL: Invalid attribute pair entry");const h=t[0],S=t.substring(2);return[h,S]}))}function e(s){const t=n(s),h=t.get("r");if(h){if(!l(h))throw new Error("SASL: \
SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing");const S=t.get(
"s");if(S){if(!y(S))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64")}else throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: salt missin\
g");const b=t.get("i");if(b){if(!/^[1-9][0-9]*$/.test(b))throw new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count")}else throw new Error("SASL\
: SCRAM-SERVER-FIRST-MESSAGE: iteration missing");const o=parseInt(b,10);return{nonce:h,salt:S,iteration:o}}function u(s){const t=n(s),h=t.get("e"),S=t.get("v");
if(h)throw new Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${h}"`);if(S){if(!y(S))throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server\
 signature must be base64")}else throw new Error("SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing");return{serverSignature:S}}function f(s,t){if(!Buffer.
isBuffer(s))throw new TypeError("first argument must be a Buffer");if(!Buffer.isBuffer(t))throw new TypeError("second argument must be a Buffer");if(s.length!==
t.length)throw new Error("Buffer lengths must match");if(s.length===0)throw new Error("Buffers cannot be empty");return Buffer.from(s.map((h,S)=>s[S]^t[S]))}T.exports=
{startSession:g,continueSession:r,finalizeSession:d,DEFAULT_MAX_SCRAM_ITERATIONS:m}}),4150:((T,v,w)=>{const _=w(6982);T.exports={postgresMd5PasswordHash:d,randomBytes:g,
deriveKey:e,sha256:l,hashByName:y,hmacSha256:n,md5:r};const i=_.webcrypto||globalThis.crypto,a=i.subtle,m=new TextEncoder;function g(u){return i.getRandomValues(
Buffer.alloc(u))}async function r(u){try{return _.createHash("md5").update(u,"utf-8").digest("hex")}catch{const s=typeof u=="string"?m.encode(u):u,t=await a.digest(
"MD5",s);return Array.from(new Uint8Array(t)).map(h=>h.toString(16).padStart(2,"0")).join("")}}async function d(u,f,s){const t=await r(f+u);return"md5"+await r(
Buffer.concat([Buffer.from(t),s]))}async function l(u){return await a.digest("SHA-256",u)}async function y(u,f){return await a.digest(u,f)}async function n(u,f){
const s=await a.importKey("raw",u,{name:"HMAC",hash:"SHA-256"},!1,["sign"]);return await a.sign("HMAC",s,m.encode(f))}async function e(u,f,s){const t=await a.importKey(
"raw",m.encode(u),"PBKDF2",!1,["deriveBits"]),h={name:"PBKDF2",hash:"SHA-256",salt:f,iterations:s};return await a.deriveBits(h,t,256,["deriveBits"])}}),1376:((T,v,w)=>{
let _;try{_=process.platform==="win32"?process.env.USERNAME:process.env.USER}catch{}T.exports={host:"localhost",user:_,database:void 0,password:null,connectionString:void 0,
port:5432,rows:0,binary:!1,max:10,idleTimeoutMillis:3e4,client_encoding:"",ssl:!1,sslnegotiation:void 0,application_name:void 0,fallback_application_name:void 0,
options:void 0,parseInputDatesAsUTC:!1,statement_timeout:!1,lock_timeout:!1,idle_in_transaction_session_timeout:!1,query_timeout:!1,connect_timeout:0,keepalives:1,
keepalives_idle:0};const i=w(1549),a=i.getTypeParser(20,"text"),m=i.getTypeParser(1016,"text");T.exports.__defineSetter__("parseInt8",function(g){i.setTypeParser(
20,"text",g?i.getTypeParser(23,"text"):a),i.setTypeParser(1016,"text",g?i.getTypeParser(1007,"text"):m)})}),3273:((T,v,w)=>{const _=w(5042),i=w(1376),a=w(9809),
m=w(6424),g=w(9652),r=w(7558),d=w(365),{DatabaseError:l}=w(4233),{escapeIdentifier:y,escapeLiteral:n}=w(9652),e=t=>class extends r{constructor(S){super(S,t)}},u=function(t){
this.defaults=i,this.Client=t,this.Query=this.Client.Query,this.Pool=e(this.Client),this._pools=[],this.Connection=a,this.types=w(1549),this.DatabaseError=l,this.
TypeOverrides=d,this.escapeIdentifier=y,this.escapeLiteral=n,this.Result=m,this.utils=g};let f=_,s=!1;try{s=!!process.env.NODE_PG_FORCE_NATIVE}catch{}s&&(f=w(5301)),
T.exports=new u(f),Object.defineProperty(T.exports,"native",{configurable:!0,enumerable:!1,get(){let t=null;try{t=new u(w(5301))}catch(h){if(h.code!=="MODULE_NO\
T_FOUND")throw h}return Object.defineProperty(T.exports,"native",{value:t}),t}})}),8942:((T,v,w)=>{const _=w(9023);var i;try{i=w(4390)}catch(n){throw n}const a=w(
365),m=w(4434).EventEmitter,g=w(9023),r=w(646),d=w(7581),l=_.deprecate(()=>{},"Calling client.query() when the client is already executing a query is deprecated\
 and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead."),y=T.exports=function(n){m.call(this),n=n||{},this._Promise=
n.Promise||global.Promise,this._types=new a(n.types),this.native=new i({types:this._types}),this._queryQueue=[],this._ending=!1,this._connecting=!1,this._connected=
!1,this._queryable=!0,this.pipeline=!!n.pipeline,this._pipelineInFlight=!1;const e=this.connectionParameters=new r(n);n.nativeConnectionString&&(e.nativeConnectionString=
n.nativeConnectionString),this.user=e.user,Object.defineProperty(this,"password",{configurable:!0,enumerable:!1,writable:!0,value:e.password}),this.database=e.database,
this.host=e.host,this.port=e.port,this.namedQueries={}};y.Query=d,g.inherits(y,m),y.prototype._errorAllQueries=function(n){const e=u=>{process.nextTick(()=>{u.native=
this.native,u.handleError(n)})};this._hasActiveQuery()&&(e(this._activeQuery),this._activeQuery=null),this._queryQueue.forEach(e),this._queryQueue.length=0},y.prototype.
_connect=function(n){const e=this;if(this._connecting){process.nextTick(()=>n(new Error("Client has already been connected. You cannot reuse a client.")));return}
this._connecting=!0,this.connectionParameters.getLibpqConnectionString(function(u,f){if(e.connectionParameters.nativeConnectionString&&(f=e.connectionParameters.
nativeConnectionString),u)return n(u);e.native.connect(f,function(s){if(s)return e.native.end(),n(s);e._connected=!0,e.native.on("error",function(t){e._queryable=
!1,e._errorAllQueries(t),e.emit("error",t)}),e.native.on("notification",function(t){e.emit("notification",{channel:t.relname,payload:t.extra})}),e.emit("connect"),
e._pulseQueryQueue(!0),n(null,this)})})},y.prototype.connect=function(n){if(n){this._connect(n);return}return new this._Promise((e,u)=>{this._connect(f=>{f?u(f):
e(this)})})},y.prototype.query=function(n,e,u){let f,s,t,h,S;if(n==null)throw new TypeError("Client was passed a null or undefined query");if(typeof n.submit=="\
function")t=n.query_timeout||this.connectionParameters.query_timeout,s=f=n,typeof e=="function"&&(n.callback=e);else if(t=n.query_timeout||this.connectionParameters.
query_timeout,f=new d(n,e,u),!f.callback){let b,o;s=new this._Promise((p,C)=>{b=p,o=C}).catch(p=>{throw Error.captureStackTrace(p),p}),f.callback=(p,C)=>p?o(p):
b(C)}return t&&(S=f.callback||(()=>{}),h=setTimeout(()=>{const b=new Error("Query read timeout");process.nextTick(()=>{f.handleError(b,this.connection)}),S(b),f.
callback=()=>{};const o=this._queryQueue.indexOf(f);o>-1&&this._queryQueue.splice(o,1),this._pulseQueryQueue()},t),f.callback=(b,o)=>{clearTimeout(h),S(b,o)}),this.
_queryable?this._ending?(f.native=this.native,process.nextTick(()=>{f.handleError(new Error("Client was closed and is not queryable"))}),s):(this._queryQueue.length>
0&&!this.pipeline&&l(),this._queryQueue.push(f),this._pulseQueryQueue(),s):(f.native=this.native,process.nextTick(()=>{f.handleError(new Error("Client has encou\
ntered a connection error and is not queryable"))}),s)},y.prototype.end=function(n){const e=this;this._ending=!0,this._connecting&&!this._connected&&this.once("\
connect",()=>{this.end(()=>{})});let u;n||(u=new this._Promise(function(s,t){n=h=>h?t(h):s()}));const f=function(){e.native.end(function(){e._connected=!1,e._errorAllQueries(
new Error("Connection terminated")),process.nextTick(()=>{e.emit("end"),n&&n()})})};return this.pipeline&&(this._pipelineInFlight||this._queryQueue.length>0)?this.
once("drain",f):f(),u},y.prototype._hasActiveQuery=function(){return this._activeQuery&&this._activeQuery.state!=="error"&&this._activeQuery.state!=="end"},y.prototype.
_pulseQueryQueue=function(n){if(!this._connected)return;if(this.pipeline&&!n)return this._pulsePipelinedQueryQueue();if(this._hasActiveQuery())return;const e=this.
_queryQueue.shift();if(!e){n||this.emit("drain");return}this._activeQuery=e,e.submit(this);const u=this;e.once("_done",function(){u._pulseQueryQueue()})},y.prototype.
_pulsePipelinedQueryQueue=function(){if(!this._connected||this._pipelineInFlight)return;if(this._queryQueue.length===0){this.hasExecuted&&this.emit("drain");return}
this._pipelineInFlight=!0;const n=this,e=[],u=[],f=w(9652);for(;this._queryQueue.length>0;){const s=this._queryQueue.shift();this.hasExecuted=!0,u.push(s);const t=s.
values?s.values.map(f.prepareValue):null,h={text:s.text,name:s.name,arrayMode:s._arrayMode};t&&(h.values=t),s.name&&this.namedQueries[s.name]&&(h._alreadyPrepared=
!0),e.push(h)}this.native.pipeline(e,function(s,t){if(n._pipelineInFlight=!1,s){n._connected=!1,n._queryable=!1;for(let h=0;h<u.length;h++){const S=u[h];S.native=
n.native,S.handleError(s)}n._errorAllQueries(s),n.emit("error",s),n.emit("end");return}for(let h=0;h<u.length;h++){const S=u[h],b=t[h];S.native=n.native,b.err?S.
handleError(b.err):(S.name&&(n.namedQueries[S.name]=S.text),S.state="end",S.emit("end",b.result),S.callback&&S.callback(null,b.result)),setImmediate(function(){
S.emit("_done")})}n._pulsePipelinedQueryQueue()})},y.prototype.cancel=function(n){this._activeQuery===n?this.native.cancel(function(){}):this._queryQueue.indexOf(
n)!==-1&&this._queryQueue.splice(this._queryQueue.indexOf(n),1)},y.prototype.ref=function(){},y.prototype.unref=function(){},y.prototype.setTypeParser=function(n,e,u){
return this._types.setTypeParser(n,e,u)},y.prototype.getTypeParser=function(n,e){return this._types.getTypeParser(n,e)},y.prototype.isConnected=function(){return this.
_connected},y.prototype.getTransactionStatus=function(){return this.native.getTransactionStatus()}}),5301:((T,v,w)=>{T.exports=w(8942)}),7581:((T,v,w)=>{const _=w(
4434).EventEmitter,i=w(9023),a=w(9652),m=T.exports=function(r,d,l){_.call(this),r=a.normalizeQueryConfig(r,d,l),this.text=r.text,this.values=r.values,this.name=
r.name,this.queryMode=r.queryMode,this.callback=r.callback,this.state="new",this._arrayMode=r.rowMode==="array",this._emitRowEvents=!1,this.on("newListener",function(y){
y==="row"&&(this._emitRowEvents=!0)}.bind(this))};i.inherits(m,_);const g={sqlState:"code",statementPosition:"position",messagePrimary:"message",messageDetail:"\
detail",messageHint:"hint",context:"where",schemaName:"schema",tableName:"table",columnName:"column",dataTypeName:"dataType",constraintName:"constraint",sourceFile:"\
file",sourceLine:"line",sourceFunction:"routine"};m.prototype.handleError=function(r){const d=this.native&&this.native.pq.resultErrorFields();if(d)for(const l in d){
const y=g[l]||l;r[y]=d[l]}this.callback?this.callback(r):this.emit("error",r),this.state="error"},m.prototype.then=function(r,d){return this._getPromise().then(
r,d)},m.prototype.catch=function(r){return this._getPromise().catch(r)},m.prototype._getPromise=function(){return this._promise?this._promise:(this._promise=new Promise(
function(r,d){this._once("end",r),this._once("error",d)}.bind(this)),this._promise)},m.prototype.submit=function(r){this.state="running";const d=this;this.native=
r.native,r.native.arrayMode=this._arrayMode;let l=function(y,n,e){if(r.native.arrayMode=!1,setImmediate(function(){d.emit("_done")}),y)return d.handleError(y);d.
_emitRowEvents&&(e.length>1?n.forEach((u,f)=>{u.forEach(s=>{d.emit("row",s,e[f])})}):n.forEach(function(u){d.emit("row",u,e)})),d.state="end",d.emit("end",e),d.
callback&&d.callback(null,e)};if(process.domain&&(l=process.domain.bind(l)),this.name){this.name.length>63&&(console.error("Warning! Postgres only supports 63 c\
haracters for query names."),console.error("You supplied %s (%s)",this.name,this.name.length),console.error("This can cause conflicts and silent errors executin\
g queries"));const y=(this.values||[]).map(a.prepareValue);if(r.namedQueries[this.name]!==void 0){if(this.text&&r.namedQueries[this.name]!==this.text){const n=new Error(
`Prepared statements must be unique - '${this.name}' was used for a different statement`);return l(n)}return r.native.execute(this.name,y,l)}return r.native.prepare(
this.name,this.text,y.length,function(n){return n?l(n):(r.namedQueries[d.name]=d.text,d.native.execute(d.name,y,l))})}else if(this.values){if(!Array.isArray(this.
values)){const n=new Error("Query values must be an array");return l(n)}const y=this.values.map(a.prepareValue);r.native.query(this.text,y,l)}else this.queryMode===
"extended"?r.native.query(this.text,[],l):r.native.query(this.text,l)}}),4473:((T,v,w)=>{const{EventEmitter:_}=w(4434),i=w(6424),a=w(9652);class m extends _{constructor(r,d,l){
super(),r=a.normalizeQueryConfig(r,d,l),this.text=r.text,this.values=r.values,this.rows=r.rows,this.types=r.types,this.name=r.name,this.queryMode=r.queryMode,this.
binary=r.binary,this.portal=r.portal||"",this.callback=r.callback,this._rowMode=r.rowMode,process.domain&&r.callback&&(this.callback=process.domain.bind(r.callback)),
this._result=new i(this._rowMode,this.types),this._results=this._result,this._canceledDueToError=!1}requiresPreparation(){return this.queryMode==="extended"||this.
name||this.rows?!0:!this.text||!this.values?!1:this.values.length>0}_checkForMultirow(){this._result.command&&(Array.isArray(this._results)||(this._results=[this.
_result]),this._result=new i(this._rowMode,this._result._types),this._results.push(this._result))}handleRowDescription(r){this._checkForMultirow(),this._result.
addFields(r.fields),this._accumulateRows=this.callback||!this.listeners("row").length}handleDataRow(r){let d;if(!this._canceledDueToError){try{d=this._result.parseRow(
r.fields)}catch(l){this._canceledDueToError=l;return}this.emit("row",d,this._result),this._accumulateRows&&this._result.addRow(d)}}handleCommandComplete(r,d){this.
_checkForMultirow(),this._result.addCommandComplete(r),this.rows&&d.sync()}handleEmptyQuery(r){this.rows&&r.sync()}handleError(r,d){if(this._canceledDueToError&&
(r=this._canceledDueToError,this._canceledDueToError=!1),this.callback)return this.callback(r);this.emit("error",r)}handleReadyForQuery(r){if(this._canceledDueToError)
return this.handleError(this._canceledDueToError,r);if(this.callback)try{this.callback(null,this._results)}catch(d){process.nextTick(()=>{throw d})}this.emit("e\
nd",this._results)}submit(r){if(typeof this.text!="string"&&typeof this.name!="string")return new Error("A query must have either text or a name. Supplying neit\
her is unsupported.");const d=r.parsedStatements[this.name]||r.submittedNamedStatements[this.name];if(this.text&&d&&this.text!==d)return new Error(`Prepared sta\
tements must be unique - '${this.name}' was used for a different statement`);if(this.values&&!Array.isArray(this.values))return new Error("Query values must be \
an array");if(this.requiresPreparation()){r.stream.cork&&r.stream.cork();try{this.prepare(r)}finally{r.stream.uncork&&r.stream.uncork()}}else r.query(this.text);
return null}hasBeenParsed(r){return this.name&&(r.parsedStatements[this.name]!==void 0||r.submittedNamedStatements[this.name]!==void 0)}handlePortalSuspended(r){
this._getRows(r,this.rows)}_getRows(r,d){r.execute({portal:this.portal,rows:d}),d?r.flush():r.sync()}prepare(r){this.hasBeenParsed(r)||(r.parse({text:this.text,
name:this.name,types:this.types}),this.name&&(r.submittedNamedStatements[this.name]=this.text));try{r.bind({portal:this.portal,statement:this.name,values:this.values,
binary:this.binary,valueMapper:a.prepareValue})}catch(d){r.close({type:"S",name:this.name}),r.sync(),this.handleError(d,r);return}r.describe({type:"P",name:this.
portal||""}),this._getRows(r,this.rows)}handleCopyInResponse(r){r.sendCopyFail("No source stream defined")}handleCopyData(r,d){}}T.exports=m}),6424:((T,v,w)=>{const _=w(
1549),i=/^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;class a{constructor(g,r){this.command=null,this.rowCount=null,this.oid=null,this.rows=[],this.fields=[],this._parsers=
void 0,this._types=r,this.RowCtor=null,this.rowAsArray=g==="array",this.rowAsArray&&(this.parseRow=this._parseRowAsArray),this._prebuiltEmptyResultObject=null}addCommandComplete(g){
let r;g.text?r=i.exec(g.text):r=i.exec(g.command),r&&(this.command=r[1],r[3]?(this.oid=parseInt(r[2],10),this.rowCount=parseInt(r[3],10)):r[2]&&(this.rowCount=parseInt(
r[2],10)))}_parseRowAsArray(g){const r=new Array(g.length);for(let d=0,l=g.length;d<l;d++){const y=g[d];y!==null?r[d]=this._parsers[d](y):r[d]=null}return r}parseRow(g){
const r={...this._prebuiltEmptyResultObject};for(let d=0,l=g.length;d<l;d++){const y=g[d],n=this.fields[d].name;if(y!==null){const e=this.fields[d].format==="bi\
nary"?Buffer.from(y):y;r[n]=this._parsers[d](e)}else r[n]=null}return r}addRow(g){this.rows.push(g)}addFields(g){this.fields=g,this.fields.length&&(this._parsers=
new Array(g.length));const r=Object.create(null);for(let d=0;d<g.length;d++){const l=g[d];r[l.name]=null,this._types?this._parsers[d]=this._types.getTypeParser(
l.dataTypeID,l.format||"text"):this._parsers[d]=_.getTypeParser(l.dataTypeID,l.format||"text")}this._prebuiltEmptyResultObject={...r}}}T.exports=a}),829:((T,v,w)=>{
const{getStream:_,getSecureStream:i}=r();T.exports={getStream:_,getSecureStream:i};function a(){function d(y){const n=w(9278);return new n.Socket}function l(y){
return w(4756).connect(y)}return{getStream:d,getSecureStream:l}}function m(){function d(y){const{CloudflareSocket:n}=w(785);return new n(y)}function l(y){return y.
socket.startTls(y),y.socket}return{getStream:d,getSecureStream:l}}function g(){if(typeof navigator=="object"&&navigator!==null&&typeof navigator.userAgent=="str\
ing")return navigator.userAgent==="Cloudflare-Workers";if(typeof Response=="function"){const d=new Response(null,{cf:{thing:!0}});if(typeof d.cf=="object"&&d.cf!==
null&&d.cf.thing)return!0}return!1}function r(){return g()?m():a()}}),365:((T,v,w)=>{const _=w(1549);function i(a){this._types=a||_,this.text={},this.binary={}}
i.prototype.getOverrides=function(a){switch(a){case"text":return this.text;case"binary":return this.binary;default:return{}}},i.prototype.setTypeParser=function(a,m,g){
typeof m=="function"&&(g=m,m="text"),this.getOverrides(m)[a]=g},i.prototype.getTypeParser=function(a,m){return m=m||"text",this.getOverrides(m)[a]||this._types.
getTypeParser(a,m)},T.exports=i}),9652:((T,v,w)=>{const _=w(1376),i=w(9023),{isDate:a}=w(8253),m=i.deprecate(()=>{},"Sending an invalid date to Postgres is depr\
ecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.","PG_INVALID_DATE");function g(t){return'\
"'+t.replace(/\\/g,"\\\\").replace(/"/g,'\\"')+'"'}function r(t){let h="{";for(let S=0;S<t.length;S++){S>0&&(h+=",");let b=t[S];b==null?h+="NULL":Array.isArray(
b)?h+=r(b):ArrayBuffer.isView(b)?(b instanceof Buffer||(b=Buffer.from(b.buffer,b.byteOffset,b.byteLength)),h+="\\\\x"+b.toString("hex")):h+=g(d(b))}return h+="}",
h}const d=function(t,h){return t==null?null:typeof t=="object"?t instanceof Buffer?t:ArrayBuffer.isView(t)?Buffer.from(t.buffer,t.byteOffset,t.byteLength):a(t)?
(isNaN(t.getTime())&&m(),_.parseInputDatesAsUTC?n(t):y(t)):Array.isArray(t)?r(t):l(t,h):t.toString()};function l(t,h){if(t&&typeof t.toPostgres=="function"){if(h=
h||[],h.indexOf(t)!==-1)throw new Error('circular reference detected while preparing "'+t+'" for query');return h.push(t),d(t.toPostgres(d),h)}return JSON.stringify(
t)}function y(t){let h=-t.getTimezoneOffset(),S=t.getFullYear();const b=S<1;b&&(S=Math.abs(S)+1);let o=String(S).padStart(4,"0")+"-"+String(t.getMonth()+1).padStart(
2,"0")+"-"+String(t.getDate()).padStart(2,"0")+"T"+String(t.getHours()).padStart(2,"0")+":"+String(t.getMinutes()).padStart(2,"0")+":"+String(t.getSeconds()).padStart(
2,"0")+"."+String(t.getMilliseconds()).padStart(3,"0");return h<0?(o+="-",h*=-1):o+="+",o+=String(Math.floor(h/60)).padStart(2,"0")+":"+String(h%60).padStart(2,
"0"),b&&(o+=" BC"),o}function n(t){let h=t.getUTCFullYear();const S=h<1;S&&(h=Math.abs(h)+1);let b=String(h).padStart(4,"0")+"-"+String(t.getUTCMonth()+1).padStart(
2,"0")+"-"+String(t.getUTCDate()).padStart(2,"0")+"T"+String(t.getUTCHours()).padStart(2,"0")+":"+String(t.getUTCMinutes()).padStart(2,"0")+":"+String(t.getUTCSeconds()).
padStart(2,"0")+"."+String(t.getUTCMilliseconds()).padStart(3,"0");return b+="+00:00",S&&(b+=" BC"),b}function e(t,h,S){return t=typeof t=="string"?{text:t}:u(t),
h&&(typeof h=="function"?t.callback=h:t.values=h),S&&(t.callback=S),t}function u(t){return t==null?t:Object.defineProperties(Object.create(Object.getPrototypeOf(
t)),Object.getOwnPropertyDescriptors(t))}const f=function(t){return'"'+t.replace(/"/g,'""')+'"'},s=function(t){let h=!1,S="'";if(t==null||typeof t!="string")return"\
''";for(let b=0;b<t.length;b++){const o=t[b];o==="'"?S+=o+o:o==="\\"?(S+=o+o,h=!0):S+=o}return S+="'",h===!0&&(S=" E"+S),S};T.exports={prepareValue:function(h){
return d(h)},normalizeQueryConfig:e,escapeIdentifier:f,escapeLiteral:s}}),8702:((T,v,w)=>{var _=w(6928),i=w(2203).Stream,a=w(5286),m=w(9023),g=5432,r=process.platform===
"win32",d=process.stderr,l=56,y=7,n=61440,e=32768;function u(p){return(p&n)==e}var f=["host","port","database","user","password"],s=f.length,t=f[s-1];function h(){
var p=d instanceof i&&d.writable===!0;if(p){var C=Array.prototype.slice.call(arguments).concat(`
`);d.write(m.format.apply(m,C))}}Object.defineProperty(T.exports,"isWin",{get:function(){return r},set:function(p){r=p}}),T.exports.warnTo=function(p){var C=d;return d=
p,C},T.exports.getFileName=function(p){var C=p||process.env,I=C.PGPASSFILE||(r?_.join(C.APPDATA||"./","postgresql","pgpass.conf"):_.join(C.HOME||"./",".pgpass"));
return I},T.exports.usePgPass=function(p,C){return Object.prototype.hasOwnProperty.call(process.env,"PGPASSWORD")?!1:r?!0:(C=C||"<unkn>",u(p.mode)?p.mode&(l|y)?
(h('WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less',C),!1):!0:(h('WARNING: password file "%s" is not a plain f\
ile',C),!1))};var S=T.exports.match=function(p,C){return f.slice(0,-1).reduce(function(I,R,c){return c==1&&Number(p[R]||g)===Number(C[R])?I&&!0:I&&(C[R]==="*"||
C[R]===p[R])},!0)};T.exports.getPassword=function(p,C,I){var R,c=C.pipe(a());function P(x){var A=b(x);A&&o(A)&&S(p,A)&&(R=A[t],c.end())}var E=function(){C.destroy(),
I(R)},M=function(x){C.destroy(),h("WARNING: error on reading file: %s",x),I(void 0)};C.on("error",M),c.on("data",P).on("end",E).on("error",M)};var b=T.exports.parseLine=
function(p){if(p.length<11||p.match(/^\s+#/))return null;for(var C="",I="",R=0,c=0,P=0,E={},M=!1,x=function(Q,D,O){var k=p.substring(D,O);Object.hasOwnProperty.
call(process.env,"PGPASS_NO_DEESCAPE")||(k=k.replace(/\\([:\\])/g,"$1")),E[f[Q]]=k},A=0;A<p.length-1;A+=1){if(C=p.charAt(A+1),I=p.charAt(A),M=R==s-1,M){x(R,c);break}
A>=0&&C==":"&&I!=="\\"&&(x(R,c,A+1),c=A+2,R+=1)}return E=Object.keys(E).length===s?E:null,E},o=T.exports.isValidEntry=function(p){for(var C={0:function(E){return E.
length>0},1:function(E){return E==="*"?!0:(E=Number(E),isFinite(E)&&E>0&&E<9007199254740992&&Math.floor(E)===E)},2:function(E){return E.length>0},3:function(E){
return E.length>0},4:function(E){return E.length>0}},I=0;I<f.length;I+=1){var R=C[I],c=p[f[I]]||"",P=R(c);if(!P)return!1}return!0}}),3272:((T,v,w)=>{var _=w(6928),
i=w(9896),a=w(8702);T.exports=function(m,g){var r=a.getFileName();i.stat(r,function(d,l){if(d||!a.usePgPass(l,r))return g(void 0);var y=i.createReadStream(r);a.
getPassword(m,y,g)})},T.exports.warnTo=a.warnTo}),3879:((T,v)=>{v.parse=function(i,a){return new w(i,a).parse()};class w{constructor(a,m){this.source=a,this.transform=
m||_,this.position=0,this.entries=[],this.recorded=[],this.dimension=0}isEof(){return this.position>=this.source.length}nextCharacter(){var a=this.source[this.position++];
return a==="\\"?{value:this.source[this.position++],escaped:!0}:{value:a,escaped:!1}}record(a){this.recorded.push(a)}newEntry(a){var m;(this.recorded.length>0||
a)&&(m=this.recorded.join(""),m==="NULL"&&!a&&(m=null),m!==null&&(m=this.transform(m)),this.entries.push(m),this.recorded=[])}consumeDimensions(){if(this.source[0]===
"[")for(;!this.isEof();){var a=this.nextCharacter();if(a.value==="=")break}}parse(a){var m,g,r;for(this.consumeDimensions();!this.isEof();)if(m=this.nextCharacter(),
m.value==="{"&&!r)this.dimension++,this.dimension>1&&(g=new w(this.source.substr(this.position-1),this.transform),this.entries.push(g.parse(!0)),this.position+=
g.position-2);else if(m.value==="}"&&!r){if(this.dimension--,!this.dimension&&(this.newEntry(),a))return this.entries}else m.value==='"'&&!m.escaped?(r&&this.newEntry(
!0),r=!r):m.value===","&&!r?this.newEntry():this.record(m.value);if(this.dimension!==0)throw new Error("array dimension not balanced");return this.entries}}function _(i){
return i}}),463:(T=>{var v=Buffer.from||Buffer;T.exports=function(_){if(/^\\x/.test(_))return v(_.substr(2),"hex");for(var i="",a=0;a<_.length;)if(_[a]!=="\\")i+=
_[a],++a;else if(/[0-7]{3}/.test(_.substr(a+1,3)))i+=String.fromCharCode(parseInt(_.substr(a+1,3),8)),a+=4;else{for(var m=1;a+m<_.length&&_[a+m]==="\\";)m++;for(var g=0;g<
Math.floor(m/2);++g)i+="\\";a+=Math.floor(m/2)*2}return v(i,"binary")}}),2690:(T=>{var v=/(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,
w=/^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,_=/([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,i=/^-?infinity$/;T.exports=function(l){if(i.test(l))return Number(l.replace("i","I"));
var y=v.exec(l);if(!y)return a(l)||null;var n=!!y[8],e=parseInt(y[1],10);n&&(e=g(e));var u=parseInt(y[2],10)-1,f=y[3],s=parseInt(y[4],10),t=parseInt(y[5],10),h=parseInt(
y[6],10),S=y[7];S=S?1e3*parseFloat(S):0;var b,o=m(l);return o!=null?(b=new Date(Date.UTC(e,u,f,s,t,h,S)),r(e)&&b.setUTCFullYear(e),o!==0&&b.setTime(b.getTime()-
o)):(b=new Date(e,u,f,s,t,h,S),r(e)&&b.setFullYear(e)),b};function a(d){var l=w.exec(d);if(l){var y=parseInt(l[1],10),n=!!l[4];n&&(y=g(y));var e=parseInt(l[2],10)-
1,u=l[3],f=new Date(y,e,u);return r(y)&&f.setFullYear(y),f}}function m(d){if(d.endsWith("+00"))return 0;var l=_.exec(d.split(" ")[1]);if(l){var y=l[1];if(y==="Z")
return 0;var n=y==="-"?-1:1,e=parseInt(l[2],10)*3600+parseInt(l[3]||0,10)*60+parseInt(l[4]||0,10);return e*n*1e3}}function g(d){return-(d-1)}function r(d){return d>=
0&&d<100}}),8755:((T,v,w)=>{var _=w(223);T.exports=i;function i(S){if(!(this instanceof i))return new i(S);_(this,h(S))}var a=["seconds","minutes","hours","days",
"months","years"];i.prototype.toPostgres=function(){var S=a.filter(this.hasOwnProperty,this);return this.milliseconds&&S.indexOf("seconds")<0&&S.push("seconds"),
S.length===0?"0":S.map(function(b){var o=this[b]||0;return b==="seconds"&&this.milliseconds&&(o=(o+this.milliseconds/1e3).toFixed(6).replace(/\.?0+$/,"")),o+" "+
b},this).join(" ")};var m={years:"Y",months:"M",days:"D",hours:"H",minutes:"M",seconds:"S"},g=["years","months","days"],r=["hours","minutes","seconds"];i.prototype.
toISOString=i.prototype.toISO=function(){var S=g.map(o,this).join(""),b=r.map(o,this).join("");return"P"+S+"T"+b;function o(p){var C=this[p]||0;return p==="seco\
nds"&&this.milliseconds&&(C=(C+this.milliseconds/1e3).toFixed(6).replace(/0+$/,"")),C+m[p]}};var d="([+-]?\\d+)",l=d+"\\s+years?",y=d+"\\s+mons?",n=d+"\\s+days?",
e="([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?",u=new RegExp([l,y,n,e].map(function(S){return"("+S+")?"}).join("\\s*")),f={years:2,months:4,days:6,hours:9,
minutes:10,seconds:11,milliseconds:12},s=["hours","minutes","seconds","milliseconds"];function t(S){var b=S+"000000".slice(S.length);return parseInt(b,10)/1e3}function h(S){
if(!S)return{};var b=u.exec(S),o=b[8]==="-";return Object.keys(f).reduce(function(p,C){var I=f[C],R=b[I];return!R||(R=C==="milliseconds"?t(R):parseInt(R,10),!R)||
(o&&~s.indexOf(C)&&(R*=-1),p[C]=R),p},{})}}),5286:((T,v,w)=>{const{Transform:_}=w(2203),{StringDecoder:i}=w(5574),a=Symbol("last"),m=Symbol("decoder");function g(n,e,u){
let f;if(this.overflow){if(f=this[m].write(n).split(this.matcher),f.length===1)return u();f.shift(),this.overflow=!1}else this[a]+=this[m].write(n),f=this[a].split(
this.matcher);this[a]=f.pop();for(let s=0;s<f.length;s++)try{d(this,this.mapper(f[s]))}catch(t){return u(t)}if(this.overflow=this[a].length>this.maxLength,this.
overflow&&!this.skipOverflow){u(new Error("maximum buffer reached"));return}u()}function r(n){if(this[a]+=this[m].end(),this[a])try{d(this,this.mapper(this[a]))}catch(e){
return n(e)}n()}function d(n,e){e!==void 0&&n.push(e)}function l(n){return n}function y(n,e,u){switch(n=n||/\r?\n/,e=e||l,u=u||{},arguments.length){case 1:typeof n==
"function"?(e=n,n=/\r?\n/):typeof n=="object"&&!(n instanceof RegExp)&&!n[Symbol.split]&&(u=n,n=/\r?\n/);break;case 2:typeof n=="function"?(u=e,e=n,n=/\r?\n/):typeof e==
"object"&&(u=e,e=l)}u=Object.assign({},u),u.autoDestroy=!0,u.transform=g,u.flush=r,u.readableObjectMode=!0;const f=new _(u);return f[a]="",f[m]=new i("utf8"),f.
matcher=n,f.mapper=e,f.maxLength=u.maxLength,f.skipOverflow=u.skipOverflow||!1,f.overflow=!1,f._destroy=function(s,t){this._writableState.errorEmitted=!1,t(s)},
f}T.exports=y}),223:(T=>{T.exports=w;var v=Object.prototype.hasOwnProperty;function w(_){for(var i=1;i<arguments.length;i++){var a=arguments[i];for(var m in a)v.
call(a,m)&&(_[m]=a[m])}return _}}),4390:(module=>{module.exports=eval("require")("pg-native")}),3849:((T,v,w)=>{w.d(v,{Kj:()=>i,bC:()=>a,gK:()=>g});var _=w(3273);
const i=_.Client,a=_.Pool,m=_.Connection,g=_.types,r=_.Query,d=_.DatabaseError,l=_.escapeIdentifier,y=_.escapeLiteral,n=_.Result,e=_.TypeOverrides,u=_.defaults;
var f=null})};export{id,ids,modules};

const gn=537,pn=[537],mn={4537:((fn,Rt,y)=>{y.d(Rt,{openClusterBlobs:()=>un});var st=y(7075),F=y(1224),h=y(5879),f=y(8423),Ot=y(7030),I=y(3849),W=y(8500),ot=y(3739),
Nt=y(5807);class S extends Error{name="S3Fault";code;status;isRepeatable;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=e.isRepeatable??
!1}}const $t=300,_t=new Set([408,429,500,502,503,504]),kt=new Set(["RequestTimeout","OperationAborted"]),Lt=/QuotaExceeded/,Dt=new Set(["XAmzContentSHA256Mismat\
ch","BadDigest"]),It=new Set(["ExpiredToken","InvalidToken"]),it=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;function Ct(n,t){
const{status:e,text:s}=t,o=H(s,"Code")?.slice(0,100),i=(0,Nt.DJ)(H(s,"Message")?.slice(0,$t)??""),a=[o??`HTTP ${e}`,i].filter(r=>r!=="").join(": ");return new S(
Mt(n,t,o,a),{code:o,status:e,isRepeatable:_t.has(e)||kt.has(o??"")})}function Mt(n,{status:t,headers:e,text:s},o,i){const a=e["x-amz-bucket-region"]??H(s,"Regio\
n");return typeof a=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${a.slice(0,50)}: set AWS_REGION to it (${i})`:t>=300&&t<400?`S3\
 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${i})`:o==="NoSuchBucket"?`The bucket of ${n} does not exist (${i})`:
o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${i})`:t===401||t===403||It.has(o??"")?`S3 refuses access to ${n} (${i})`:`S3 fai\
led for ${n} (${i})`}const Ut={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"the answer stop\
ped",UND_ERR_SOCKET:"the connection was closed"},Pt=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function vt(n,t){if(t instanceof S)return t;const e=(0,ot.xU)(t),s=t instanceof
Error?t.message:String(t),o=Ut[e??""]??[e,s].filter(Boolean).join(": ");return new S(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!it.test(
e??"")&&!Pt.test(e??"")})}function xt(n){return n instanceof S&&Dt.has(n.code??"")}function Ft(n){if(!(n instanceof S))return n;const t=n.status===507||Lt.test(
n.code??"");return new f.u(n.message,{cause:n,isFull:t})}const Wt={lt:"<",gt:">",amp:"&",quot:'"',apos:"'","#39":"'"};function H(n,t){const e=n.indexOf(`<${t}>`),
s=n.indexOf(`</${t}>`,e);return e<0||s<0?void 0:n.slice(e+t.length+2,s).replace(/&(#?\w{2,4});/g,(i,a)=>Wt[a]??i)}const Ht=new Set(["40001","40P01"]),Bt=6,zt=20,
Gt=new Set(["53100","53400"]),Yt=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;async function B(n,t=Ht){for(let e=1;;e+=
1){try{return await n()}catch(s){if(!t.has(C(s))||e===Bt)throw Kt(s)}await(0,W.setTimeout)(zt*e*Math.random())}}function dn(n){return n instanceof StoreUnavailable&&
C(n.cause)==="55P03"}function wn(n){return C(n)==="23505"}function Kt(n){if(!(n instanceof Error)||n instanceof f.u)return n;const t=C(n);return jt(n)||(t===void 0?
Vt(n):qt(t))?new f.u(`PostgreSQL cannot be used: ${n.message}`,{cause:n,isFull:Gt.has(t??"")}):n}function jt(n){return"severity"in n&&n.severity==="FATAL"}function qt(n){
return/^E[A-Z\d_]{3,}$/.test(n)||it.test(n)||Yt.test(n)}function Vt(n){return/^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function C(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Xt="standby",Qt="25006",Zt=`SELECT pg_is_in_rec\
overy() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;async function Jt(n){await at(n)}async function te(n){const{read_only:t,now:e}=await at(n);if(t)
throw Object.assign(new Error("the database is read-only"),{code:Qt});return Number(e)}async function at(n){const{rows:t}=await n.query(Zt),[e]=t;if(e?.standby===
!1)return e;throw Object.assign(new Error("the server is a standby"),{code:Xt})}const ee=10,ne=5e3,se=1e4,oe=1e3,ie={query_timeout:2**31-1},ae=1e4,rt="BEGIN ISO\
LATION LEVEL READ COMMITTED",re={getTypeParser:((n,t)=>n===I.gK.builtins.INT8?Number:I.gK.getTypeParser(n,t))};class ce extends I.Kj{#t;begunAt=performance.now();constructor(t){
const e=new Ot.Socket;super({...t,stream:()=>e}),this.#t=e}abandon(){this.#t.destroy(new Error("the connection is older than a fault of the network"))}whenClosed(t){
this.#t.once("close",t)}connect(t){if(!t)return super.connect();super.connect(e=>{e&&this.#t.destroy(),t(e)})}}function ue(n){return new le(n)}class le{#t;#n=new Set;#e;constructor({
url:t,isPooled:e,connections:s=ee,name:o="slipway",statementMs:i=se}){const a=this.#n;class r extends ce{constructor(u){super(u),a.add(this),this.whenClosed(()=>a.
delete(this))}}this.#t=new I.bC({connectionString:t,max:s,application_name:o.slice(0,63),types:re,keepAlive:!0,keepAliveInitialDelayMillis:ae,connectionTimeoutMillis:ne,
query_timeout:i+oe,...!e&&{statement_timeout:i,lock_timeout:i/2,idle_in_transaction_session_timeout:i},onConnect:Jt,Client:r}),this.#t.on("error",()=>{})}async query(t,e=[]){
return B(()=>this.#s(s=>z(s,t,e)))}transaction(t){return this.#o(t,rt)}longTransaction(t,e){const s=`${rt}; SET LOCAL statement_timeout = 0; SET LOCAL lock_time\
out = ${t}`;return this.#o(e,s,ie)}look(){return B(()=>this.#s(te))}renew(t){for(const e of this.#n)e.begunAt<=t&&e.abandon()}[Symbol.asyncDispose](){return this.#e??=
this.#t.end(),this.#e}#o(t,e,s){return B(()=>this.#s(async o=>{await o.query(e);const i=await t({query:(a,r=[])=>z(o,a,r,s)});return await z(o,"COMMIT",[],s),i}))}async#s(t){
const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}}async function z(n,t,e,s){
const{rows:o,rowCount:i}=await n.query({text:t,values:[...e],...s});return{rows:o,count:i??0}}var he=y(3729);const fe={connectMs:5e3,answerMs:2e4,idleMs:2e4,besideMs:750,
pauseMs:100};class ct extends Error{name="SourceFailed"}const ut=4e3,G=256*1024,de=256*1024;function we(n,{connectMs:t,answerMs:e,idleMs:s}){const o=()=>new he.
bC(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:ut,keepAliveMaxTimeout:ut});let i=o();return{send:({body:a,...r})=>new Promise(
(c,u)=>{i.dispatch({...r,body:ye(a),reset:!1},new be(c,u))}),renew(){const a=i;i=o(),a.destroy(new Error("the connection is older than a fault of the network"))},
[Symbol.dispose]:()=>{i.destroy()}}}function ye(n){return n===void 0?null:n instanceof Uint8Array&&n.length<=G?n:st.Readable.from(n instanceof Uint8Array?Ee(n):
Se(n),{objectMode:!1})}function*Ee(n){for(let t=0;t<n.length;t+=G)yield n.subarray(t,t+G)}async function*Se(n){try{for await(const t of n())t.length>0&&(yield Buffer.
copyBytesFrom(t))}catch(t){throw new ct("The body of the request could not be made",{cause:t})}}class be{status=0;headers={};#t;#n;#e=[];#o;#s=0;#a=!1;#r;#i;#u=0;constructor(t,e){
this.#t=t,this.#n=e}async take(t){if(await this.#c(t),this.#s>t)this.close();else if(this.#r)throw this.#r;const[e,...s]=this.#e;return(e&&s.length===0?e:Buffer.
concat(this.#e,this.#s)).subarray(0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#e.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#r)throw this.#r}finally{
this.close()}}close(){this.#a||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#a||this.#s>t||(await new Promise(e=>{this.#i=e,this.#u=t,this.#o?.
resume()}),this.#i=void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#e.push(
e),this.#s+=e.length,this.#i?this.#s>this.#u&&this.#i():this.#s>=de&&t.pause()}onResponseEnd(){this.#a=!0,this.#i?.()}onResponseError(t,e){this.#a=!0,this.#r=e,
this.#n(e),this.#i?.()}}const ge="objects",pe=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,me=200,Te=/^[a-z0-9][a-z0-9-]{0,40}$/,
Ae="us-east-1";function yn(n,t){const[,e,s=""]=pe.exec(n)??[];if(e===void 0||s.length>me)throw R(`--objects: "${lt(n)}" is not the place of a bucket`,"Write s3:\
//BUCKET or s3://BUCKET/PREFIX.");const o=Ne(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:Oe(t,o!==void 0),...present({endpoint:o}),pathStyle:o!==
void 0||e.includes("."),credentials:{accessKeyId:Y(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:Y(t,"AWS_SECRET_ACCESS_KEY","the secret key"),...present(
{sessionToken:t.AWS_SESSION_TOKEN?Y(t,"AWS_SESSION_TOKEN","the session token"):void 0})}}}function Re({bucket:n,prefix:t,endpoint:e}){return`s3://${n}/${t}${e?`\
 at ${e}`:""}`}function Oe(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?Ae:void 0);if(e!==void 0&&Te.test(e))return e;throw R(e===void 0?"AWS_REGION is n\
ot set":`AWS_REGION: "${lt(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function Ne(n){const t=n.AWS_ENDPOINT_URL_S3?"A\
WS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example.com.`;if(!URL.canParse(e))throw R(
`${t} is not a URL`,s);const{protocol:o,hostname:i,username:a,password:r,search:c,hash:u,origin:E,pathname:b}=new URL(e);if(a||r||c||u)throw R(`${t} contains mo\
re than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(i)))throw R(`${t} does not begin with https://`,`${s} Plain http is for this machin\
e alone.`);return E+b.replace(/\/+$/,"")}function Y(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw R(`${t} ${s?"contains characters that no key has":
"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function lt(n){return n.includes("@")?"\u2026":n.slice(0,100)}function R(n,t){
return new SlipwayError("invalid_input",n,{input:ge,remedy:t})}var m=y(7598);const ht="AWS4-HMAC-SHA256",$e=/^[\w.~/-]*$/,_e="e3b0c44298fc1c149afbf4c8996fb92427\
ae41e4649b934ca495991b7852b855";function ft({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",i=new URL(
e??`https://s3.${t}.${o}`),a=i.pathname.replace(/\/$/,"");return s?`${i.origin}${a}/${n}`:`${i.protocol}//${n}.${i.host}${a}`}function ke(n){const{host:t,pathname:e}=new URL(
`${ft(n)}/`),{accessKeyId:s,sessionToken:o}=n.credentials;let i=dt(n,"");return(a,r)=>{const{method:c,query:u={},sha256:E=_e}=a,b=new Date(r).toISOString().replace(
/[-:]|\.\d+/g,""),v=b.slice(0,8);i.day!==v&&(i=dt(n,v));const A={...a.headers,host:t,"x-amz-content-sha256":E,"x-amz-date":b};o!==void 0&&(A["x-amz-security-tok\
en"]=o);const x=Object.keys(A).sort(),$=x.join(";"),nt=x.map(k=>`${k}:${A[k]}
`).join(""),_=e+K(a.key),l=Object.entries(u).map(([k,hn])=>`${K(k)}=${K(hn).replaceAll("/","%2F")}`).sort().join("&"),d=`${c}
${_}
${l}
${nt}
${$}
${E}`,w=`${ht}
${b}
${i.scope}
${(0,m.hash)("sha256",d)}`,D=(0,m.createHmac)("sha256",i.secret).update(w).digest("hex");return A.authorization=`${ht} Credential=${s}/${i.scope}, SignedHeaders\
=${$}, Signature=${D}`,{path:l===""?_:`${_}?${l}`,headers:A}}}function dt({region:n,credentials:t},e){let s=(0,m.createSecretKey)(`AWS4${t.secretAccessKey}`,"ut\
f8");for(const o of[e,n,"s3","aws4_request"])s=(0,m.createSecretKey)((0,m.createHmac)("sha256",s).update(o).digest());return{day:e,scope:`${e}/${n}/s3/aws4_requ\
est`,secret:s}}function K(n){if($e.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%2F","/").
replace(/[!'()*]/g,t)}const Le=600*1e3,De=4,Ie=3e4,Ce=3,Me=16*1024;class Ue{#t;#n;#e;#o;#s;#a;#r;constructor(t,{limits:e,random:s=Math.random}={}){this.#t=t,this.#n=
ke(t);const o={...fe,...e};this.#e=we(new URL(ft(t)).origin,o),this.#s=o.pauseMs,this.#a=o.besideMs,this.#o=s,this.#r=Re(t)}put(t,e,s,o,i){const a={"content-len\
gth":String(s),"content-type":"application/octet-stream"};return this.#i(async()=>{const r=await this.#l({method:"PUT",key:t,headers:a,sha256:o},i,e),c=await U(
r);if(j(r)!==""&&c==="")return j(r);throw new S(`S3 did not confirm that it stored an object in ${this.#r}`,{isRepeatable:!0})})}get(t,e,s){return this.#i(()=>this.#u(
t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#u(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():
void 0}})}read(t,e){return this.#i(async()=>(await this.#u(t,e))?.whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.
close(),e&&ve(e)})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await U(o),s===1})}check(){const t={
"list-type":"2","max-keys":"1",prefix:this.#t.prefix};return this.#i(async()=>{if(!(await U(await this.#l({method:"GET",key:"",query:t},Date.now()))).includes("\
<ListBucketResult"))throw new S(`S3 answered with no list for ${this.#r}`,{})})}renew(){this.#e.renew()}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#i(t){
const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof ct)throw o.cause;if(xt(o))throw new h.ls("S3 refused the bytes: they h\
ave another hash",{cause:o});const i=vt(this.#r,o),a=this.#s*4**(s-1)*(.5+this.#o()),r=performance.now()-e+a>Ie;if(!i.isRepeatable||s===De||r)throw Ft(i);await(0,W.
setTimeout)(a)}}async#u(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},i=await this.#c({method:"GET",key:t,headers:o});
return i&&Pe(i,e)}async#c(t,e=Date.now()){try{return await this.#l(t,e)}catch(o){if(!(o instanceof S)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.
code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=0-0"}}))?.close()}async#h(t){const e=[],s=new AbortController;let o;
try{for(;!o;){e.length<Ce&&e.push(t());const i=(0,W.setTimeout)(this.#a,void 0,{signal:s.signal}).catch(()=>{});o=await Promise.race([...e,i])??void 0}return o}finally{
s.abort();for(const i of e)i.then(a=>{a===o||a.close()},()=>{})}}async#l(t,e,s){if(Math.abs(Date.now()-e)>Le)throw new S(`S3 took too long for ${this.#r}`,{code:"\
DateTooOld"});const{key:o}=t,{path:i,headers:a}=this.#n(o===""?t:{...t,key:this.#t.prefix+o},e),r=()=>this.#e.send({method:t.method,path:i,headers:a,body:s}),c=await(t.
method==="GET"||t.method==="HEAD"?this.#h(r):r()),{status:u}=c;if(u>=200&&u<300||u===416&&t.headers?.range)return c;const E=await U(c).catch(()=>"");throw Ct(this.#r,
{status:u,headers:c.headers,text:E})}}function Pe(n,t){const{status:e,headers:s}=n,o=()=>n.close();if(e===416)return o(),{facts:q(n,0),length:0,close:o,whole:async()=>Buffer.
alloc(0),async*parts(){}};const[,i,a]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(M(s,"content-range"))??[],r=t?e===206&&Number(i)===t.start:e===200,c=yt(n);
if(!r||c===void 0)throw o(),new S(`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:q(n,t?Number(a):c),length:c,close:o,whole:()=>xe(n,
c),parts:()=>Fe(c,n.parts())}}function ve(n){const t=yt(n);if(t===void 0)throw new S("S3 answered without the size of the object",{});return q(n,t)}function j({
headers:n}){return M(n,"etag").replaceAll('"',"").slice(0,200)}async function xe(n,t){const e=await n.take(t);if(e.length!==t)throw wt(t);return e}async function*Fe(n,t){
let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw wt(n)}function wt(n){return new Error(`The answer does not have ${n} bytes`)}function yt({
headers:n}){const t=M(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function q(n,t){const e=Date.parse(M(n.headers,"last-modified"));return{size:t,
etag:j(n),storedAt:Number.isNaN(e)?0:e}}function M(n,t){const e=n[t];return typeof e=="string"?e:""}async function U(n){return(await n.take(Me)).toString()}var We=y(
6744);function He(n){const t=Number.POSITIVE_INFINITY,{batch:e,batchItems:s,batchBytes:o=t,waitingItems:i=t,waitingBytes:a=t}=n;let r=[],c=0,u=!1,E=!1,b;const v=(l,d=0)=>{
if(E)return Promise.reject(new f.u("the store is closed"));if(r.length>=i||c+d>a)return Promise.reject(new f.u("too many calls wait for PostgreSQL"));c+=d;const w=new Promise(
(D,k)=>r.push({item:l,bytes:d,resolve:D,reject:k}));return b=w,u||A(),w},A=async()=>{for(u=!0,await new Promise(setImmediate);r.length>0;)await $(x()),n.answersFirst&&
await new Promise(setImmediate);u=!1},x=()=>{let[l,d]=[0,0];for(const w of r){if(l===s||l>0&&d+w.bytes>o)break;l+=1,d+=w.bytes}return c-=d,r.splice(0,l)},$=async l=>{
try{const d=await e(l.map(({item:w})=>w));for(const[w,D]of l.entries())Be(D,d[w])}catch(d){if(d instanceof f.u)return Et([...l,...nt()],d);if(l.length===1)return Et(
l,d);const w=l.length>>1;await $(l.slice(0,w)),await $(l.slice(w))}},nt=()=>{const l=r;return r=[],c=0,l},_=async()=>{await b?.catch(()=>{})};return{add:v,settled:_,
async close(){E=!0,await _()}}}function Be(n,t){t instanceof Error?n.reject(t):n.resolve(t)}function Et(n,t){for(const e of n)e.reject(t)}const ze=3;function L({
key:n,generation:t}){return t===1?n:`${n}~${t}`}class Ge{#t;#n=new Set;#e;constructor(t){this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){
return this.#s(async()=>{if((0,h.bb)(t),(0,m.hash)("sha256",e)!==s)throw new h.ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){
return this.#s(()=>this.#o((0,h.bb)(t),()=>Ye(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#n),this.#e)throw this.#e.error}async[Symbol.asyncDispose](){
await Promise.allSettled(this.#n)}async#o(t,e,s,o){const{s3:i,begin:a,commit:r}=this.#t;for(let c=1;c<=ze;c+=1){const u=Date.now(),E=await a(t),b=await i.put(L(
E),e,s,o,u);if(await r({...E,size:s,sha256:o,etag:b}))return}throw new f.u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#e)throw this.#e.error;const e=this.#a(
t);this.#n.add(e);try{return await e}finally{this.#n.delete(e)}}async#a(t){try{return await t()}catch(e){const o=e instanceof f.u&&e.isFull?new h.Sb(e.message,{
cause:e}):e;throw o instanceof TypeError||(this.#e??={error:o}),o}}}async function*Ye(n,t,e,s){const o=(0,m.createHash)("sha256");let i=0,a;for await(const r of e){
if(o.update(r),i+=r.length,i>t)break;i===t&&r.length>0?(a=Uint8Array.from(r.subarray(-1)),yield r.subarray(0,-1)):yield r}if(i!==t||o.digest("hex")!==s)throw new h.
ls(`The bytes of ${n} have another size or hash`);a&&(yield a)}const Ke=1e3,je=2e3,qe=3e3,Ve=1e4,Xe=500,Qe=5;class Ze{find;#t;#n;#e=new We.E(Ve);#o=0;constructor(t,e){
this.find=P(s=>t.find(s)),this.#t=t,this.#n=e??F.ml}async get(t,e,s){let o,i=e;for(let a=0;a<Qe&&i;a+=1){const r=i==="unknown"?this.likely(t):i.generation;if(r===
o&&i!=="unknown"){await this.#t.lose(i);return}const c=await s(L({key:t,generation:r}),r,i==="unknown"?void 0:i);if(c!==void 0)return c;o=i==="unknown"?void 0:r;
const u=await St(this.find(t),qe);if(u==="late")throw new f.u("PostgreSQL does not answer in time");this.#s(t,u),i=u}if(i)throw new f.u(`${t} changes too often \
to be read`)}likely(t){return this.#e.get(t)??1}async row(t){if(this.#n.monotonic()<this.#o)return"unknown";try{const e=await St(this.find(t),Ke);if(e!=="late")
return this.#s(t,e),e}catch(e){if(!(e instanceof f.u))throw e}return this.#o=this.#n.monotonic()+je,"unknown"}#s(t,e){e&&e.generation!==1?this.#e.set(t,e.generation):
this.#e.delete(t)}}async function St(n,t){let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(
e)}}function P(n){const t=He({batch:n,batchItems:Xe});return e=>t.add(e)}function p(n,t){const e=n[t];if(typeof e!="string")throw V(t);return e}function En(n,t){
return n[t]===null?null:p(n,t)}function T(n,t){const e=n[t];if(typeof e!="number")throw V(t);return e}function Sn(n,t){return n[t]===null?null:T(n,t)}function bn(n,t){
const e=n[t];if(!(e instanceof Uint8Array))throw V(t);return e}function V(n){return new ot.GQ("internal",`The column ${n} of the database has an unexpected type`)}
async function bt(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function gt(n,t){
const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...X(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>Q(O(s))))}function X(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function Q({key:n,generation:t}){return`${n}~${t}`}function O(n){return{key:p(n,"key"),generation:T(n,"generation")}}function Z(n){return{...O(n),token:T(n,"tou\
ched_at")}}const g="coalesce($1::bigint, slipway_now())",J="key, generation, size, sha256, etag, stored_at, is_lost";class Je{#t;#n;constructor(t,e){this.#t=t,this.#n=
e}async find(t){const e=`SELECT ${J} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),o=new Map(
s.map(i=>[p(i,"key"),tt(i)]));return t.map(i=>o.get(i))}async keep(t){const{rows:e}=await this.#a(`WITH given AS (SELECT DISTINCT key, size FROM unnest($2::text\
[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${g} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[p(o,"key"),tn(o)]));return t.map(({key:o,size:i})=>s.get(o)?.size===i?s.get(o):void 0)}async begin(t){const e=new Map;for(const i of t)e.set(
i,(e.get(i)??0)+1);const{rows:s}=await this.#a(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${g} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${g} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,i=>p(i,"key"));return t.map(i=>Z(o.get(i)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await bt(e,t);const s=await gt(e,t);return await this.#e(e,t.filter(o=>s.has(Q(o)))),t.map(o=>s.has(Q(o)))})}async ago(t){const{rows:e}=await this.#a(
`SELECT ${g} - $2::bigint AS time`,[t]);return(0,h.zA)(T(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const i="SELECT key, generation FROM\
 blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[a]=(await s.query(i,[t,e??null])).rows;return a&&
this.#o(s,O(a))})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await bt(s,t),await gt(s,t),await s.query("DELETE FROM blobs W\
HERE key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#a(
`UPDATE blob_leftovers AS l SET touched_at = ${g} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${g} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(Z)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${J} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(tt)}async storedSince(t,e,s){const{rows:o}=await this.#t.
query(`SELECT ${J} FROM blobs WHERE (stored_at, key) > ($1::bigint, $2) AND key > $3 AND key < $4
        AND generation IS NOT NULL ORDER BY stored_at, key LIMIT $5`,[t.storedAt,t.key,e.after,e.end,s]);return o.map(tt)}async#e(t,e){const s=new Map(e.map(r=>[
r.key,r])),{rows:o}=await t.query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),i=[...o.map(O),...e.
filter(r=>s.get(r.key)!==r)],a=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${g}, touched_at = ${g}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#n?.now()??null,...X(a),a.map(({size:r})=>r),a.map(({sha256:r})=>r),a.map(({etag:r})=>r)]),await this.#s(t,i)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&Z(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${g} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#n?.now()??null,...X(e)]);return s}#a(t,e){return this.#t.query(t,[this.#n?.now()??null,...e])}}function tn(n){
const t=T(n,"size");return{...O(n),size:t,etag:p(n,"etag"),isDoubtful:n.is_doubtful===!0}}function tt(n){return{...O(n),sha256:p(n,"sha256"),size:T(n,"size"),etag:p(
n,"etag"),storedAt:T(n,"stored_at"),isLost:n.is_lost===!0}}const pt=3600*1e3,en=pt/2,mt=16,nn=1e4,Tt=32,et=1e3,At="~";class sn{#t;#n;#e;#o;#s=0;constructor({database:t,
objects:e,clock:s,...o}){const i=new Je(t,s),a=new Ue(e,o);this.#t=i,this.#n=a,this.#e=new Ze(i,s),this.#o={s3:a,keep:P(r=>this.#a(r)),begin:P(r=>i.begin(r)),commit:P(
r=>i.commit(r))}}async head(t){const e=await this.#e.row((0,h.bb)(t));return e!=="unknown"&&!e?.isLost?e&&N(e,e.generation):this.#e.get(t,e,async(s,o)=>{const i=await this.#n.
head(s);return i&&N(i,o)})}async load(t,e,s){const o=this.#e.likely((0,h.bb)(t)),i=s==="any"&&await this.#n.load(L({key:t,generation:o}),e);return i?{facts:N(i.
facts,o),bytes:i.bytes}:this.#e.get(t,await this.#e.row(t),async(a,r,c)=>{const u=await this.#n.load(a,e);return u&&{facts:N(c??u.facts,r),bytes:u.bytes}})}async read(t,e){
return this.#e.get(t,await this.#e.row((0,h.bb)(t)),s=>this.#n.read(s,e))}async stream(t,e){return this.#e.get(t,await this.#e.row((0,h.bb)(t)),async s=>{const o=await this.#n.
get(s,e),i=o&&rn(o,e?.start??0,(a,r)=>this.#n.get(s,a,r));return i&&on(o,i)})}writer(){return new Ge(this.#o)}async delete(t){await this.#i((0,h.bb)(t),void 0)}ago(t){
return this.#t.ago(t)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#c(),this.#i(t,e)}async distrust(t,e){const s=await this.#e.find((0,h.bb)(t));return!s||
N(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t,e){(0,h.ge)(t)===""&&await this.#c();const s=t===""?At:`${t}${At}`;for(let o;;){const i=e===void 0?
await this.#t.page(o?.key??t,s,et):await this.#t.storedSince(o??{storedAt:e,key:""},{after:t,end:s},et);for(const a of i)yield{key:a.key,...N(a,a.generation)};if(o=
i.at(-1),!o||i.length<et)return}}async finishAbandoned(t=pt){let e=0;for(let s=0;s<nn;){const o=Date.now(),i=await this.#t.claim(t,mt),a=await Promise.all(i.map(
r=>this.#u(r,o)));if(e+=a.filter(Boolean).length,s+=i.length,i.length<mt)break}return e}renew(){this.#n.renew()}[Symbol.dispose](){this.#n[Symbol.dispose]()}async#a(t){
const e=await this.#t.keep(t),s=[];for(let o=0;o<e.length;o+=Tt){const i=e.slice(o,o+Tt);s.push(...await Promise.all(i.map(a=>a!==void 0&&(!a.isDoubtful||this.#r(
a)))))}return s}async#r(t){const e=await this.#n.head(L(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.lose(t),!1)}async#i(t,e){const s=Date.now(),
o=await this.#t.unlink(t,e);return o&&await this.#u(o,s),o!==void 0}async#u(t,e){try{const s=await this.#n.delete(L(t),e);return s&&await this.#t.forget([t]),s}catch(s){
if(s instanceof f.u)return!1;throw s}}async#c(){const t=performance.now();t<this.#s||(this.#s=t+en,await this.finishAbandoned().catch(e=>{if(!(e instanceof f.u))
throw e}))}}function N({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}function on(n,t){return st.Readable.from(t,{objectMode:!1}).once(
"close",()=>n.close())}const an=3;async function*rn(n,t,e){const s=t+n.length-1;let o=n.parts(),i=t,a=0;try{for(;i<=s;){const r=await o.next().catch(c=>({error:c}));
if("error"in r||r.done){a+=1;const c="error"in r?r.error:new Error("The object ended early"),u=a>an?void 0:await e({start:i,end:s},n.facts.etag);if(!u)throw c;o=
u.parts();continue}a=0,i+=r.value.length,yield r.value}}finally{await o.return()}}const cn=4;function un({database:n,isPooled:t,objects:e}){const s=ue({url:n,isPooled:t,
connections:cn,name:"slipway worker"});return new sn({database:ln(s),objects:e})}function ln(n){return{query:(t,e)=>(0,f.R)(()=>n.query(t,e),F.ml),transaction:t=>(0,f.
R)(()=>n.transaction(t),F.ml),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}})};export{gn as id,pn as ids,mn as modules};

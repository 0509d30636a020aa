const Sn=537,bn=[537],gn={4537:((ln,Ot,y)=>{y.d(Ot,{openClusterBlobs:()=>cn});var ot=y(7075),W=y(1224),h=y(5879),f=y(8423),Nt=y(7030),C=y(3849),H=y(8500),it=y(3739),
$t=y(5807);class S extends Error{name="S3Fault";code;status;isRepeatable;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=e.isRepeatable??
!1}}const _t=300,kt=new Set([408,429,500,502,503,504]),Lt=new Set(["RequestTimeout","OperationAborted"]),Dt=/QuotaExceeded/,It=new Set(["XAmzContentSHA256Mismat\
ch","BadDigest"]),Ct=new Set(["ExpiredToken","InvalidToken"]),at=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;function Mt(n,t){
const{status:e,text:s}=t,o=B(s,"Code")?.slice(0,100),i=(0,$t.DJ)(B(s,"Message")?.slice(0,_t)??""),r=[o??`HTTP ${e}`,i].filter(a=>a!=="").join(": ");return new S(
Ut(n,t,o,r),{code:o,status:e,isRepeatable:kt.has(e)||Lt.has(o??"")})}function Ut(n,{status:t,headers:e,text:s},o,i){const r=e["x-amz-bucket-region"]??B(s,"Regio\
n");return typeof r=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${r.slice(0,50)}: set AWS_REGION to it (${i})`:t>=300&&t<400?`S3\
 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${i})`:o==="NoSuchBucket"?`The bucket of ${n} does not exist (${i})`:
o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${i})`:t===401||t===403||Ct.has(o??"")?`S3 refuses access to ${n} (${i})`:`S3 fai\
led for ${n} (${i})`}const Pt={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"the answer stop\
ped",UND_ERR_SOCKET:"the connection was closed"},vt=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function xt(n,t){if(t instanceof S)return t;const e=(0,it.xU)(t),s=t instanceof
Error?t.message:String(t),o=Pt[e??""]??[e,s].filter(Boolean).join(": ");return new S(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!at.test(
e??"")&&!vt.test(e??"")})}function Ft(n){return n instanceof S&&It.has(n.code??"")}function Wt(n){if(!(n instanceof S))return n;const t=n.status===507||Dt.test(
n.code??"");return new f.us(n.message,{cause:n,isFull:t})}const Ht={lt:"<",gt:">",amp:"&",quot:'"',apos:"'","#39":"'"};function B(n,t){const e=n.indexOf(`<${t}>`),
s=n.indexOf(`</${t}>`,e);return e<0||s<0?void 0:n.slice(e+t.length+2,s).replace(/&(#?\w{2,4});/g,(i,r)=>Ht[r]??i)}const Bt=new Set(["40001","40P01"]),zt=6,Gt=20,
Yt=new Set(["53100","53400"]),jt=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;async function z(n,t=Bt){for(let e=1;;e+=
1){try{return await n()}catch(s){if(!t.has(M(s))||e===zt)throw Kt(s)}await(0,H.setTimeout)(Gt*e*Math.random())}}function hn(n){return n instanceof StoreUnavailable&&
M(n.cause)==="55P03"}function fn(n){return M(n)==="23505"}function Kt(n){if(!(n instanceof Error)||n instanceof f.us)return n;const t=M(n);return qt(n)||(t===void 0?
Xt(n):Vt(t))?new f.us(`PostgreSQL cannot be used: ${n.message}`,{cause:n,isFull:Yt.has(t??"")}):n}function qt(n){return"severity"in n&&n.severity==="FATAL"}function Vt(n){
return/^E[A-Z\d_]{3,}$/.test(n)||at.test(n)||jt.test(n)}function Xt(n){return/^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function M(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Qt="standby",Zt="25006",Jt=`SELECT pg_is_in_rec\
overy() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;async function rt(n){const{rows:t}=await n.query(Jt),[e]=t;if(e?.standby===!1)return e;throw Object.
assign(new Error("the server is a standby"),{code:Qt})}async function te(n){const{read_only:t,now:e}=await rt(n);if(t)throw Object.assign(new Error("the databas\
e is read-only"),{code:Zt});return Number(e)}const ee=10,ne=5e3,se=1e4,oe=1e3,ie={query_timeout:2**31-1},ae=1e4,ct="BEGIN ISOLATION LEVEL READ COMMITTED",re={getTypeParser:((n,t)=>n===
C.gK.builtins.INT8?Number:C.gK.getTypeParser(n,t))};class ce extends C.Kj{#t;begunAt=performance.now();constructor(t,e){const s=new Nt.Socket;super({...e,stream:()=>s}),
this.#t=s,t.add(this),s.once("close",()=>t.delete(this))}abandon(){this.#t.destroy(new Error("the connection is older than a fault of the network"))}connect(t){
if(!t)return super.connect();super.connect(e=>{e&&this.#t.destroy(),t(e)})}}function ue(n){return new le(n)}class le{#t;#n=new Set;#e;constructor({url:t,isPooled:e,
connections:s=ee,name:o="slipway",statementMs:i=se}){const r=this.#n;this.#t=new C.bC({connectionString:t,max:s,application_name:o.slice(0,63),types:re,keepAlive:!0,
keepAliveInitialDelayMillis:ae,connectionTimeoutMillis:ne,query_timeout:i+oe,...!e&&{statement_timeout:i,lock_timeout:i/2,idle_in_transaction_session_timeout:i},
onConnect:rt,Client:class extends ce{constructor(a){super(r,a)}}}),this.#t.on("error",()=>{})}async query(t,e=[]){return z(()=>this.#s(s=>G(s,t,e)))}transaction(t){
return this.#o(t,ct)}longTransaction(t,e){const s=`${ct}; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${t}`;return this.#o(e,s,ie)}look(){return z(
()=>this.#s(te))}renew(t){for(const e of this.#n)e.begunAt<=t&&e.abandon()}[Symbol.asyncDispose](){return this.#e??=this.#t.end(),this.#e}#o(t,e,s){return z(()=>this.#s(
async o=>{await o.query(e);const i=await t({query:(r,a=[])=>G(o,r,a,s)});return await G(o,"COMMIT",[],s),i}))}async#s(t){const e=await this.#t.connect(),s=()=>{};
e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}}async function G(n,t,e,s){const{rows:o,rowCount:i}=await n.
query({text:t,values:[...e],...s});return{rows:o,count:i??0}}var he=y(3729);const fe={connectMs:5e3,answerMs:2e4,idleMs:2e4,besideMs:750,pauseMs:100};class ut extends Error{name="\
SourceFailed"}const lt=4e3,Y=256*1024,de=256*1024;function we(n,{connectMs:t,answerMs:e,idleMs:s}){const o=()=>new he.bC(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,
bodyTimeout:s,keepAliveTimeout:lt,keepAliveMaxTimeout:lt});let i=o();return{send:({body:r,...a})=>new Promise((c,u)=>{i.dispatch({...a,body:ye(r),reset:!1},new be(
c,u))}),renew(){const r=i;i=o(),r.destroy(new Error("the connection is older than a fault of the network"))},[Symbol.dispose]:()=>{i.destroy()}}}function ye(n){
return n===void 0?null:n instanceof Uint8Array&&n.length<=Y?n:ot.Readable.from(n instanceof Uint8Array?Ee(n):Se(n),{objectMode:!1})}function*Ee(n){for(let t=0;t<
n.length;t+=Y)yield n.subarray(t,t+Y)}async function*Se(n){try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new ut("The b\
ody of the request could not be made",{cause:t})}}class be{status=0;headers={};#t;#n;#e=[];#o;#s=0;#r=!1;#a;#i;#u=0;constructor(t,e){this.#t=t,this.#n=e}async take(t){
if(await this.#c(t),this.#s>t)this.close();else if(this.#a)throw this.#a;const[e,...s]=this.#e;return(e&&s.length===0?e:Buffer.concat(this.#e,this.#s)).subarray(
0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#e.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#a)throw this.#a}finally{this.close()}}close(){
this.#r||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#r||this.#s>t||(await new Promise(e=>{this.#i=e,this.#u=t,this.#o?.resume()}),this.#i=
void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#e.push(e),this.#s+=e.length,
this.#i?this.#s>this.#u&&this.#i():this.#s>=de&&t.pause()}onResponseEnd(){this.#r=!0,this.#i?.()}onResponseError(t,e){this.#r=!0,this.#a=e,this.#n(e),this.#i?.()}}
const ge="objects",pe=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,me=200,Te=/^[a-z0-9][a-z0-9-]{0,40}$/,
Ae="us-east-1";function dn(n,t){const[,e,s=""]=pe.exec(n)??[];if(e===void 0||s.length>me)throw O(`--objects: "${ht(n)}" is not the place of a bucket`,"Write s3:\
//BUCKET or s3://BUCKET/PREFIX.");const o=Ne(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:Oe(t,o!==void 0),...present({endpoint:o}),pathStyle:o!==
void 0||e.includes("."),credentials:{accessKeyId:j(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:j(t,"AWS_SECRET_ACCESS_KEY","the secret key"),...present(
{sessionToken:t.AWS_SESSION_TOKEN?j(t,"AWS_SESSION_TOKEN","the session token"):void 0})}}}function Re({bucket:n,prefix:t,endpoint:e}){return`s3://${n}/${t}${e?`\
 at ${e}`:""}`}function Oe(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?Ae:void 0);if(e!==void 0&&Te.test(e))return e;throw O(e===void 0?"AWS_REGION is n\
ot set":`AWS_REGION: "${ht(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function Ne(n){const t=n.AWS_ENDPOINT_URL_S3?"A\
WS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example.com.`;if(!URL.canParse(e))throw O(
`${t} is not a URL`,s);const{protocol:o,hostname:i,username:r,password:a,search:c,hash:u,origin:E,pathname:b}=new URL(e);if(r||a||c||u)throw O(`${t} contains mo\
re than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(i)))throw O(`${t} does not begin with https://`,`${s} Plain http is for this machin\
e alone.`);return E+b.replace(/\/+$/,"")}function j(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw O(`${t} ${s?"contains characters that no key has":
"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function ht(n){return n.includes("@")?"\u2026":n.slice(0,100)}function O(n,t){
return new SlipwayError("invalid_input",n,{input:ge,remedy:t})}var T=y(7598);const ft="AWS4-HMAC-SHA256",$e=/^[\w.~/-]*$/,_e="e3b0c44298fc1c149afbf4c8996fb92427\
ae41e4649b934ca495991b7852b855";function dt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",i=new URL(
e??`https://s3.${t}.${o}`),r=i.pathname.replace(/\/$/,"");return s?`${i.origin}${r}/${n}`:`${i.protocol}//${n}.${i.host}${r}`}function ke(n){const{host:t,pathname:e}=new URL(
`${dt(n)}/`),{accessKeyId:s,sessionToken:o}=n.credentials;let i=wt(n,"");return(r,a)=>{const{method:c,query:u={},sha256:E=_e}=r,b=new Date(a).toISOString().replace(
/[-:]|\.\d+/g,""),x=b.slice(0,8);i.day!==x&&(i=wt(n,x));const R={...r.headers,host:t,"x-amz-content-sha256":E,"x-amz-date":b};o!==void 0&&(R["x-amz-security-tok\
en"]=o);const F=Object.keys(R).sort(),_=F.join(";"),st=F.map(m=>`${m}:${R[m]}
`).join(""),k=e+K(r.key),l=Object.entries(u).map(([m,I])=>`${K(m)}=${K(I).replaceAll("/","%2F")}`).sort().join("&"),d=`${c}
${k}
${l}
${st}
${_}
${E}`,w=`${ft}
${b}
${i.scope}
${(0,T.hash)("sha256",d)}`,D=(0,T.createHmac)("sha256",i.secret).update(w).digest("hex");return R.authorization=`${ft} Credential=${s}/${i.scope}, SignedHeaders\
=${_}, Signature=${D}`,{path:l===""?k:`${k}?${l}`,headers:R}}}function wt({region:n,credentials:t},e){let s=(0,T.createSecretKey)(`AWS4${t.secretAccessKey}`,"ut\
f8");for(const o of[e,n,"s3","aws4_request"])s=(0,T.createSecretKey)((0,T.createHmac)("sha256",s).update(o).digest());return{day:e,scope:`${e}/${n}/s3/aws4_requ\
est`,secret:s}}function K(n){if($e.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%2F","/").
replace(/[!'()*]/g,t)}const Le=600*1e3,De=4,Ie=3e4,Ce=3,Me=16*1024;class Ue{#t;#n;#e;#o;#s;#r;#a;constructor(t,{limits:e,random:s=Math.random}={}){this.#t=t,this.#n=
ke(t);const o={...fe,...e};this.#e=we(new URL(dt(t)).origin,o),this.#s=o.pauseMs,this.#r=o.besideMs,this.#o=s,this.#a=Re(t)}put(t,e,s,o,i){const r={"content-len\
gth":String(s),"content-type":"application/octet-stream"};return this.#i(async()=>{const a=await this.#l({method:"PUT",key:t,headers:r,sha256:o},i,e),c=await P(
a);if(q(a)!==""&&c==="")return q(a);throw new S(`S3 did not confirm that it stored an object in ${this.#a}`,{isRepeatable:!0})})}get(t,e,s){return this.#i(()=>this.#u(
t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#u(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():
void 0}})}read(t,e){return this.#i(async()=>(await this.#u(t,e))?.whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.
close(),e&&ve(e)})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await P(o),s===1})}check(){const t={
"list-type":"2","max-keys":"1",prefix:this.#t.prefix};return this.#i(async()=>{if(!(await P(await this.#l({method:"GET",key:"",query:t},Date.now()))).includes("\
<ListBucketResult"))throw new S(`S3 answered with no list for ${this.#a}`,{})})}renew(){this.#e.renew()}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#i(t){
const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof ut)throw o.cause;if(Ft(o))throw new h.ls("S3 refused the bytes: they h\
ave another hash",{cause:o});const i=xt(this.#a,o),r=this.#s*4**(s-1)*(.5+this.#o()),a=performance.now()-e+r>Ie;if(!i.isRepeatable||s===De||a)throw Wt(i);await(0,H.
setTimeout)(r)}}async#u(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},i=await this.#c({method:"GET",key:t,headers:o});
return i&&Pe(i,e)}async#c(t,e=Date.now()){try{return await this.#l(t,e)}catch(o){if(!(o instanceof S)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.
code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=0-0"}}))?.close()}async#h(t){const e=[],s=new AbortController;let o;
try{for(;!o;){e.length<Ce&&e.push(t());const i=(0,H.setTimeout)(this.#r,void 0,{signal:s.signal}).catch(()=>{});o=await Promise.race([...e,i])??void 0}return o}finally{
s.abort();for(const i of e)i.then(r=>{r===o||r.close()},()=>{})}}async#l(t,e,s){if(Math.abs(Date.now()-e)>Le)throw new S(`S3 took too long for ${this.#a}`,{code:"\
DateTooOld"});const{key:o}=t,{path:i,headers:r}=this.#n(o===""?t:{...t,key:this.#t.prefix+o},e),a=()=>this.#e.send({method:t.method,path:i,headers:r,body:s}),c=await(t.
method==="GET"||t.method==="HEAD"?this.#h(a):a()),{status:u}=c;if(u>=200&&u<300||u===416&&t.headers?.range)return c;const E=await P(c).catch(()=>"");throw Mt(this.#a,
{status:u,headers:c.headers,text:E})}}function Pe(n,t){const{status:e,headers:s}=n,o=()=>n.close();if(e===416)return o(),{facts:V(n,0),length:0,close:o,whole:async()=>Buffer.
alloc(0),async*parts(){}};const[,i,r]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(U(s,"content-range"))??[],a=t?e===206&&Number(i)===t.start:e===200,c=Et(n);
if(!a||c===void 0)throw o(),new S(`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:V(n,t?Number(r):c),length:c,close:o,whole:()=>xe(n,
c),parts:()=>Fe(c,n.parts())}}function ve(n){const t=Et(n);if(t===void 0)throw new S("S3 answered without the size of the object",{});return V(n,t)}function q({
headers:n}){return U(n,"etag").replaceAll('"',"").slice(0,200)}async function xe(n,t){const e=await n.take(t);if(e.length!==t)throw yt(t);return e}async function*Fe(n,t){
let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw yt(n)}function yt(n){return new Error(`The answer does not have ${n} bytes`)}function Et({
headers:n}){const t=U(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function V(n,t){const e=Date.parse(U(n.headers,"last-modified"));return{size:t,
etag:q(n),storedAt:Number.isNaN(e)?0:e}}function U(n,t){const e=n[t];return typeof e=="string"?e:""}async function P(n){return(await n.take(Me)).toString()}var We=y(
6744);function He(n){const t=Number.POSITIVE_INFINITY,{batch:e,batchItems:s,batchBytes:o=t,waitingItems:i=t,waitingBytes:r=t}=n;let a=[],c=0,u=!1,E=!1,b;const x=(l,d=0)=>{
if(E)return Promise.reject(new f.us("the store is closed"));if(a.length>=i||c+d>r)return Promise.reject(new f.us("too many calls wait for PostgreSQL"));c+=d;const w=new Promise(
(D,m)=>a.push({item:l,bytes:d,resolve:D,reject:m}));return b=w,u||R(),w},R=async()=>{for(u=!0,await new Promise(setImmediate);a.length>0;)await _(F()),n.answersFirst&&
await new Promise(setImmediate);u=!1},F=()=>{let[l,d]=[0,0];for(const w of a){if(l===s||l>0&&d+w.bytes>o)break;l+=1,d+=w.bytes}return c-=d,a.splice(0,l)},_=async l=>{
try{const d=await e(l.map(({item:w})=>w));for(const[w,{resolve:D,reject:m}]of l.entries()){const I=d[w];I instanceof Error?m(I):D(I)}}catch(d){if(d instanceof f.
us)return St([...l,...st()],d);if(l.length===1)return St(l,d);const w=l.length>>1;await _(l.slice(0,w)),await _(l.slice(w))}},st=()=>{const l=a;return a=[],c=0,
l},k=async()=>{await b?.catch(()=>{})};return{add:x,settled:k,async close(){E=!0,await k()}}}function St(n,t){for(const e of n)e.reject(t)}const Be=3;function L({
key:n,generation:t}){return t===1?n:`${n}~${t}`}class ze{#t;#n=new Set;#e;constructor(t){this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){
return this.#s(async()=>{if((0,h.bb)(t),(0,T.hash)("sha256",e)!==s)throw new h.ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){
return this.#s(()=>this.#o((0,h.bb)(t),()=>Ge(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#n),this.#e)throw this.#e.error}async[Symbol.asyncDispose](){
await Promise.allSettled(this.#n)}async#o(t,e,s,o){const{s3:i,begin:r,commit:a}=this.#t;for(let c=1;c<=Be;c+=1){const u=Date.now(),E=await r(t),b=await i.put(L(
E),e,s,o,u);if(await a({...E,size:s,sha256:o,etag:b}))return}throw new f.us(`${t} took too long to be stored in S3`)}async#s(t){if(this.#e)throw this.#e.error;const e=this.#r(
t);this.#n.add(e);try{return await e}finally{this.#n.delete(e)}}async#r(t){try{return await t()}catch(e){const o=e instanceof f.us&&e.isFull?new h.Sb(e.message,
{cause:e}):e;throw o instanceof TypeError||(this.#e??={error:o}),o}}}async function*Ge(n,t,e,s){const o=(0,T.createHash)("sha256");let i=0,r;for await(const a of e){
if(o.update(a),i+=a.length,i>t)break;i===t&&a.length>0?(r=Uint8Array.from(a.subarray(-1)),yield a.subarray(0,-1)):yield a}if(i!==t||o.digest("hex")!==s)throw new h.
ls(`The bytes of ${n} have another size or hash`);r&&(yield r)}const Ye=1e3,je=2e3,Ke=3e3,qe=1e4,Ve=500,Xe=5;class Qe{find;#t;#n;#e=new We.E(qe);#o=0;constructor(t,e){
this.find=v(s=>t.find(s)),this.#t=t,this.#n=e??W.ml}async get(t,e,s){let o,i=e;for(let r=0;r<Xe&&i;r+=1){const a=i==="unknown"?this.likely(t):i.generation;if(a===
o&&i!=="unknown"){await this.#t.lose(i);return}const c=await s(L({key:t,generation:a}),a,i==="unknown"?void 0:i);if(c!==void 0)return c;o=i==="unknown"?void 0:a;
const u=await bt(this.find(t),Ke);if(u==="late")throw new f.us("PostgreSQL does not answer in time");this.#s(t,u),i=u}if(i)throw new f.us(`${t} changes too ofte\
n to be read`)}likely(t){return this.#e.get(t)??1}async row(t){if(this.#n.monotonic()<this.#o)return"unknown";try{const e=await bt(this.find(t),Ye);if(e!=="late")
return this.#s(t,e),e}catch(e){if(!(e instanceof f.us))throw e}return this.#o=this.#n.monotonic()+je,"unknown"}#s(t,e){e&&e.generation!==1?this.#e.set(t,e.generation):
this.#e.delete(t)}}async function bt(n,t){let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(
e)}}function v(n){const t=He({batch:n,batchItems:Ve});return e=>t.add(e)}function p(n,t){const e=n[t];if(typeof e!="string")throw X(t);return e}function wn(n,t){
return n[t]===null?null:p(n,t)}function A(n,t){const e=n[t];if(typeof e!="number")throw X(t);return e}function yn(n,t){return n[t]===null?null:A(n,t)}function En(n,t){
const e=n[t];if(!(e instanceof Uint8Array))throw X(t);return e}function X(n){return new it.GQ("internal",`The column ${n} of the database has an unexpected type`)}
async function gt(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function pt(n,t){
const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...Q(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>Z(N(s))))}function Q(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function Z({key:n,generation:t}){return`${n}~${t}`}function N(n){return{key:p(n,"key"),generation:A(n,"generation")}}function J(n){return{...N(n),token:A(n,"tou\
ched_at")}}const g="coalesce($1::bigint, slipway_now())",tt="key, generation, size, sha256, etag, stored_at, is_lost";class Ze{#t;#n;constructor(t,e){this.#t=t,
this.#n=e}async find(t){const e=`SELECT ${tt} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(i=>[p(i,"key"),et(i)]));return t.map(i=>o.get(i))}async keep(t){const{rows:e}=await this.#s(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${g} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[p(o,"key"),Je(o)]));return t.map(({key:o,size:i})=>s.get(o)?.size===i?s.get(o):void 0)}async begin(t){const e=new Map;for(const i of t)e.set(
i,(e.get(i)??0)+1);const{rows:s}=await this.#s(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${g} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${g} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,i=>p(i,"key"));return t.map(i=>J(o.get(i)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await gt(e,t);const s=await pt(e,t);return await this.#e(e,t.filter(o=>s.has(Z(o)))),t.map(o=>s.has(Z(o)))})}async ago(t){const{rows:e}=await this.#s(
`SELECT ${g} - $2::bigint AS time`,[t]);return(0,h.zA)(A(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const i="SELECT key, generation FROM\
 blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[r]=(await s.query(i,[t,e??null])).rows;if(!r)return;
await s.query("UPDATE blobs SET generation = NULL WHERE key = $1",[t]);const[a]=await this.#o(s,[N(r)]);return a&&J(a)})}async forget(t){const e=t.map(({key:s})=>s);
await this.#t.transaction(async s=>{await gt(s,t),await pt(s,t),await s.query("DELETE FROM blobs WHERE key = ANY($1::text[]) AND generation IS NULL AND NOT EXIS\
TS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#s(`UPDATE blob_leftovers AS l SET touched_at =\
 ${g} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${g} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(J)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${tt} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(et)}async storedSince(t,e,s){const{
rows:o}=await this.#t.query(`SELECT ${tt} FROM blobs WHERE (stored_at, key) > ($1::bigint, $2) AND key > $3 AND key < $4
        AND generation IS NOT NULL ORDER BY stored_at, key LIMIT $5`,[t.storedAt,t.key,e.after,e.end,s]);return o.map(et)}async#e(t,e){const s=new Map(e.map(a=>[
a.key,a])),{rows:o}=await t.query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),i=[...o.map(N),...e.
filter(a=>s.get(a.key)!==a)],r=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${g}, touched_at = ${g}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#n?.now()??null,...Q(r),r.map(({size:a})=>a),r.map(({sha256:a})=>a),r.map(({etag:a})=>a)]),await this.#o(t,i)}async#o(t,e){
const{rows:s}=await t.query(`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${g} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#n?.now()??null,...Q(e)]);return s}#s(t,e){return this.#t.query(t,[this.#n?.now()??null,...e])}}function Je(n){
const t=A(n,"size");return{...N(n),size:t,etag:p(n,"etag"),isDoubtful:n.is_doubtful===!0}}function et(n){return{...N(n),sha256:p(n,"sha256"),size:A(n,"size"),etag:p(
n,"etag"),storedAt:A(n,"stored_at"),isLost:n.is_lost===!0}}const mt=3600*1e3,tn=mt/2,Tt=16,en=1e4,At=32,nt=1e3,Rt="~";class nn{#t;#n;#e;#o;#s=0;constructor({database:t,
objects:e,clock:s,...o}){const i=new Ze(t,s),r=new Ue(e,o);this.#t=i,this.#n=r,this.#e=new Qe(i,s),this.#o={s3:r,keep:v(a=>this.#r(a)),begin:v(a=>i.begin(a)),commit:v(
a=>i.commit(a))}}async head(t){const e=await this.#e.row((0,h.bb)(t));return e!=="unknown"&&!e?.isLost?e&&$(e,e.generation):this.#e.get(t,e,async(s,o)=>{const i=await this.#n.
head(s);return i&&$(i,o)})}async load(t,e,s){const o=this.#e.likely((0,h.bb)(t)),i=s==="any"&&await this.#n.load(L({key:t,generation:o}),e);return i?{facts:$(i.
facts,o),bytes:i.bytes}:this.#e.get(t,await this.#e.row(t),async(r,a,c)=>{const u=await this.#n.load(r,e);return u&&{facts:$(c??u.facts,a),bytes:u.bytes}})}async read(t,e){
return this.#e.get(t,await this.#e.row((0,h.bb)(t)),s=>this.#n.read(s,e))}async stream(t,e){return this.#e.get(t,await this.#e.row((0,h.bb)(t)),async s=>{const o=await this.#n.
get(s,e),i=o&&an(o,e?.start??0,(r,a)=>this.#n.get(s,r,a));return i&&sn(o,i)})}writer(){return new ze(this.#o)}async delete(t){await this.#i((0,h.bb)(t),void 0)}ago(t){
return this.#t.ago(t)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#c(),this.#i(t,e)}async distrust(t,e){const s=await this.#e.find((0,h.bb)(t));return!s||
$(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t,e){(0,h.ge)(t)===""&&await this.#c();const s=t===""?Rt:`${t}${Rt}`;for(let o;;){const i=e===void 0?
await this.#t.page(o?.key??t,s,nt):await this.#t.storedSince(o??{storedAt:e,key:""},{after:t,end:s},nt);for(const r of i)yield{key:r.key,...$(r,r.generation)};if(o=
i.at(-1),!o||i.length<nt)return}}async finishAbandoned(t=mt){let e=0;for(let s=0;s<en;){const o=Date.now(),i=await this.#t.claim(t,Tt),r=await Promise.all(i.map(
a=>this.#u(a,o)));if(e+=r.filter(Boolean).length,s+=i.length,i.length<Tt)break}return e}renew(){this.#n.renew()}[Symbol.dispose](){this.#n[Symbol.dispose]()}async#r(t){
const e=await this.#t.keep(t),s=[];for(let o=0;o<e.length;o+=At){const i=e.slice(o,o+At);s.push(...await Promise.all(i.map(r=>r!==void 0&&(!r.isDoubtful||this.#a(
r)))))}return s}async#a(t){const e=await this.#n.head(L(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.lose(t),!1)}async#i(t,e){const s=Date.now(),
o=await this.#t.unlink(t,e);return o&&await this.#u(o,s),o!==void 0}async#u(t,e){try{const s=await this.#n.delete(L(t),e);return s&&await this.#t.forget([t]),s}catch(s){
if(s instanceof f.us)return!1;throw s}}async#c(){const t=performance.now();t<this.#s||(this.#s=t+tn,await this.finishAbandoned().catch(e=>{if(!(e instanceof f.us))
throw e}))}}function $({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}function sn(n,t){return ot.Readable.from(t,{objectMode:!1}).once(
"close",()=>n.close())}const on=3;async function*an(n,t,e){const s=t+n.length-1;let o=n.parts(),i=t,r=0;try{for(;i<=s;){const a=await o.next().catch(c=>({error:c}));
if("error"in a||a.done){r+=1;const c="error"in a?a.error:new Error("The object ended early"),u=r>on?void 0:await e({start:i,end:s},n.facts.etag);if(!u)throw c;o=
u.parts();continue}r=0,i+=a.value.length,yield a.value}}finally{await o.return()}}const rn=4;function cn({database:n,isPooled:t,objects:e}){const s=ue({url:n,isPooled:t,
connections:rn,name:"slipway worker"});return new nn({database:un(s),objects:e})}function un(n){return{query:(t,e)=>(0,f.R6)(()=>n.query(t,e),W.ml),transaction:t=>(0,f.
R6)(()=>n.transaction(t),W.ml),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}})};export{Sn as id,bn as ids,gn as modules};

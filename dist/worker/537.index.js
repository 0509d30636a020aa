const Sn=537,gn=[537],bn={4537:((ln,At,w)=>{w.d(At,{openClusterBlobs:()=>rn});var tt=w(7075),F=w(1224),h=w(5879),f=w(8423),Rt=w(7030),D=w(3849),et=w(8500),nt=w(
3739),Ot=w(5807);class E extends Error{name="S3Fault";code;status;isRepeatable;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=
e.isRepeatable??!1}}const $t=300,Nt=new Set([408,429,500,502,503,504]),_t=new Set(["RequestTimeout","OperationAborted"]),kt=/QuotaExceeded/,Lt=new Set(["XAmzCon\
tentSHA256Mismatch","BadDigest"]),It=new Set(["ExpiredToken","InvalidToken"]),st=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;
function Dt(n,t){const{status:e,text:s}=t,o=W(s,"Code")?.slice(0,100),i=(0,Ot.DJ)(W(s,"Message")?.slice(0,$t)??""),r=[o??`HTTP ${e}`,i].filter(a=>a!=="").join("\
: ");return new E(Ct(n,t,o,r),{code:o,status:e,isRepeatable:Nt.has(e)||_t.has(o??"")})}function Ct(n,{status:t,headers:e,text:s},o,i){const r=e["x-amz-bucket-re\
gion"]??W(s,"Region");return typeof r=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${r.slice(0,50)}: set AWS_REGION to it (${i})`:
t>=300&&t<400?`S3 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${i})`:o==="NoSuchBucket"?`The bucket of ${n} does \
not exist (${i})`:o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${i})`:t===401||t===403||It.has(o??"")?`S3 refuses access to ${n}\
 (${i})`:`S3 failed for ${n} (${i})`}const Mt={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"\
the answer stopped",UND_ERR_SOCKET:"the connection was closed"},Ut=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function xt(n,t){if(t instanceof E)return t;const e=(0,nt.xU)(
t),s=t instanceof Error?t.message:String(t),o=Mt[e??""]??[e,s].filter(Boolean).join(": ");return new E(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!st.
test(e??"")&&!Ut.test(e??"")})}function Pt(n){return n instanceof E&&Lt.has(n.code??"")}function vt(n){if(!(n instanceof E))return n;const t=n.status===507||kt.
test(n.code??"");return new f.u(n.message,{cause:n,isFull:t})}const Ft={lt:"<",gt:">",amp:"&",quot:'"',apos:"'","#39":"'"};function W(n,t){const e=n.indexOf(`<${t}\
>`),s=n.indexOf(`</${t}>`,e);return e<0||s<0?void 0:n.slice(e+t.length+2,s).replace(/&(#?\w{2,4});/g,(i,r)=>Ft[r]??i)}const Wt=new Set(["40001","40P01"]),Ht=6,Bt=20,
zt=new Set(["53100","53400"]),Gt=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;async function H(n,t=Wt){for(let e=1;;e+=
1){try{return await n()}catch(s){if(!t.has(C(s))||e===Ht)throw Kt(s)}await(0,et.setTimeout)(Bt*e*Math.random())}}function hn(n){return n instanceof StoreUnavailable&&
C(n.cause)==="55P03"}function fn(n){return C(n)==="23505"}function Kt(n){if(!(n instanceof Error)||n instanceof f.u)return n;const t=C(n);return Yt(n)||(t===void 0?
qt(n):jt(t))?new f.u(`PostgreSQL cannot be used: ${n.message}`,{cause:n,isFull:zt.has(t??"")}):n}function Yt(n){return"severity"in n&&n.severity==="FATAL"}function jt(n){
return/^E[A-Z\d_]{3,}$/.test(n)||st.test(n)||Gt.test(n)}function qt(n){return/^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function C(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Xt="standby",Qt="25006",Vt=`SELECT pg_is_in_rec\
overy() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;async function Zt(n){await ot(n)}async function Jt(n){const{read_only:t,now:e}=await ot(n);if(t)
throw Object.assign(new Error("the database is read-only"),{code:Qt});return Number(e)}async function ot(n){const{rows:t}=await n.query(Vt),[e]=t;if(e?.standby===
!1)return e;throw Object.assign(new Error("the server is a standby"),{code:Xt})}const te=10,ee=5e3,ne=1e4,se=1e3,oe={query_timeout:2**31-1},ie=1e4,it="BEGIN ISO\
LATION LEVEL READ COMMITTED",ae={getTypeParser:((n,t)=>n===D.gK.builtins.INT8?Number:D.gK.getTypeParser(n,t))};class re extends D.Kj{#t;constructor(t){const e=new Rt.
Socket;super({...t,stream:()=>e}),this.#t=e}connect(t){if(!t)return super.connect();super.connect(e=>{e&&this.#t.destroy(),t(e)})}}function ce(n){return new ue(
n)}class ue{#t;#n;constructor({url:t,connections:e=te,name:s="slipway",statementMs:o=ne}){this.#t=new D.bC({connectionString:t,max:e,application_name:s.slice(0,
63),types:ae,keepAlive:!0,keepAliveInitialDelayMillis:ie,connectionTimeoutMillis:ee,query_timeout:o+se,statement_timeout:o,lock_timeout:o/2,idle_in_transaction_session_timeout:o,
onConnect:Zt,Client:re}),this.#t.on("error",()=>{})}async query(t,e=[]){return H(()=>this.#o(s=>B(s,t,e)))}transaction(t){return this.#e(t,it)}longTransaction(t,e){
const s=`${it}; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${t}`;return this.#e(e,s,oe)}look(){return H(()=>this.#o(Jt))}[Symbol.asyncDispose](){
return this.#n??=this.#t.end(),this.#n}#e(t,e,s){return H(()=>this.#o(async o=>{await o.query(e);const i=await t({query:(r,a=[])=>B(o,r,a,s)});return await B(o,
"COMMIT",[],s),i}))}async#o(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){throw e.
release(!0),o}}}async function B(n,t,e,s){const{rows:o,rowCount:i}=await n.query({text:t,values:[...e],...s});return{rows:o,count:i??0}}var le=w(3729);const he={
connectMs:5e3,answerMs:2e4,idleMs:2e4,pauseMs:100};class at extends Error{name="SourceFailed"}const rt=4e3,z=256*1024,fe=256*1024;function de(n,{connectMs:t,answerMs:e,
idleMs:s}){const o=new le.bC(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:rt,keepAliveMaxTimeout:rt});return{send:({body:i,
...r})=>new Promise((a,c)=>{o.dispatch({...r,body:ye(i),reset:!1},new Se(a,c))}),[Symbol.dispose]:()=>{o.destroy()}}}function ye(n){return n===void 0?null:n instanceof
Uint8Array&&n.length<=z?n:tt.Readable.from(n instanceof Uint8Array?we(n):Ee(n),{objectMode:!1})}function*we(n){for(let t=0;t<n.length;t+=z)yield n.subarray(t,t+
z)}async function*Ee(n){try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new at("The body of the request could not be mad\
e",{cause:t})}}class Se{status=0;headers={};#t;#n;#e=[];#o;#s=0;#i=!1;#a;#r;#c=0;constructor(t,e){this.#t=t,this.#n=e}async take(t){if(await this.#u(t),this.#s>
t)this.close();else if(this.#a)throw this.#a;const[e,...s]=this.#e;return(e&&s.length===0?e:Buffer.concat(this.#e,this.#s)).subarray(0,t)}async*parts(){try{for(;;){
await this.#u(0);const t=this.#e.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#a)throw this.#a}finally{this.close()}}close(){this.#i||this.#o?.abort(new Error(
"The answer was closed"))}async#u(t){this.#i||this.#s>t||(await new Promise(e=>{this.#r=e,this.#c=t,this.#o?.resume()}),this.#r=void 0)}onRequestStart(t){this.#o=
t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#e.push(e),this.#s+=e.length,this.#r?this.#s>this.#c&&this.#r():
this.#s>=fe&&t.pause()}onResponseEnd(){this.#i=!0,this.#r?.()}onResponseError(t,e){this.#i=!0,this.#a=e,this.#n(e),this.#r?.()}}const ge="objects",be=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,
pe=200,me=/^[a-z0-9][a-z0-9-]{0,40}$/,Te="us-east-1";function dn(n,t){const[,e,s=""]=be.exec(n)??[];if(e===void 0||s.length>pe)throw R(`--objects: "${ct(n)}" is\
 not the place of a bucket`,"Write s3://BUCKET or s3://BUCKET/PREFIX.");const o=Oe(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:Re(t,o!==void 0),
...present({endpoint:o}),pathStyle:o!==void 0||e.includes("."),credentials:{accessKeyId:G(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:G(t,"AWS_SECRE\
T_ACCESS_KEY","the secret key"),...present({sessionToken:t.AWS_SESSION_TOKEN?G(t,"AWS_SESSION_TOKEN","the session token"):void 0})}}}function Ae({bucket:n,prefix:t,
endpoint:e}){return`s3://${n}/${t}${e?` at ${e}`:""}`}function Re(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?Te:void 0);if(e!==void 0&&me.test(e))return e;
throw R(e===void 0?"AWS_REGION is not set":`AWS_REGION: "${ct(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function Oe(n){
const t=n.AWS_ENDPOINT_URL_S3?"AWS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example\
.com.`;if(!URL.canParse(e))throw R(`${t} is not a URL`,s);const{protocol:o,hostname:i,username:r,password:a,search:c,hash:u,origin:S,pathname:g}=new URL(e);if(r||
a||c||u)throw R(`${t} contains more than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(i)))throw R(`${t} does not begin with https://`,`${s}\
 Plain http is for this machine alone.`);return S+g.replace(/\/+$/,"")}function G(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw R(`${t} ${s?"conta\
ins characters that no key has":"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function ct(n){return n.includes("@")?"\u2026":
n.slice(0,100)}function R(n,t){return new SlipwayError("invalid_input",n,{input:ge,remedy:t})}var m=w(7598);const ut="AWS4-HMAC-SHA256",$e=/^[\w.~/-]*$/,Ne="e3b\
0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";function lt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.co\
m.cn":"amazonaws.com",i=new URL(e??`https://s3.${t}.${o}`),r=i.pathname.replace(/\/$/,"");return s?`${i.origin}${r}/${n}`:`${i.protocol}//${n}.${i.host}${r}`}function _e(n){
const{host:t,pathname:e}=new URL(`${lt(n)}/`),{accessKeyId:s,sessionToken:o}=n.credentials;let i=ht(n,"");return(r,a)=>{const{method:c,query:u={},sha256:S=Ne}=r,
g=new Date(a).toISOString().replace(/[-:]|\.\d+/g,""),P=g.slice(0,8);i.day!==P&&(i=ht(n,P));const A={...r.headers,host:t,"x-amz-content-sha256":S,"x-amz-date":g};
o!==void 0&&(A["x-amz-security-token"]=o);const v=Object.keys(A).sort(),N=v.join(";"),J=v.map(k=>`${k}:${A[k]}
`).join(""),_=e+K(r.key),l=Object.entries(u).map(([k,un])=>`${K(k)}=${K(un).replaceAll("/","%2F")}`).sort().join("&"),d=`${c}
${_}
${l}
${J}
${N}
${S}`,y=`${ut}
${g}
${i.scope}
${(0,m.hash)("sha256",d)}`,I=(0,m.createHmac)("sha256",i.secret).update(y).digest("hex");return A.authorization=`${ut} Credential=${s}/${i.scope}, SignedHeaders\
=${N}, Signature=${I}`,{path:l===""?_:`${_}?${l}`,headers:A}}}function ht({region:n,credentials:t},e){let s=(0,m.createSecretKey)(`AWS4${t.secretAccessKey}`,"ut\
f8");for(const o of[e,n,"s3","aws4_request"])s=(0,m.createSecretKey)((0,m.createHmac)("sha256",s).update(o).digest());return{day:e,scope:`${e}/${n}/s3/aws4_requ\
est`,secret:s}}function K(n){if($e.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%2F","/").
replace(/[!'()*]/g,t)}const ke=600*1e3,Le=4,Ie=3e4,De=16*1024;class Ce{#t;#n;#e;#o;#s;#i;constructor(t,{limits:e,random:s=Math.random}={}){this.#t=t,this.#n=_e(
t);const o={...he,...e};this.#e=de(new URL(lt(t)).origin,o),this.#s=o.pauseMs,this.#o=s,this.#i=Ae(t)}put(t,e,s,o,i){const r={"content-length":String(s),"conten\
t-type":"application/octet-stream"};return this.#a(async()=>{const a=await this.#u({method:"PUT",key:t,headers:r,sha256:o},i,e),c=await U(a);if(Y(a)!==""&&c==="")
return Y(a);throw new E(`S3 did not confirm that it stored an object in ${this.#i}`,{isRepeatable:!0})})}get(t,e,s){return this.#a(()=>this.#r(t,e,s))}load(t,e){
return this.#a(async()=>{const s=await this.#r(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():void 0}})}read(t,e){
return this.#a(async()=>(await this.#r(t,e))?.whole())}head(t){return this.#a(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.close(),e&&Ue(e)})}delete(t,e){
let s=0;return this.#a(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await U(o),s===1})}check(){const t={"list-type":"2","max-keys":"\
1",prefix:this.#t.prefix};return this.#a(async()=>{if(!(await U(await this.#u({method:"GET",key:"",query:t},Date.now()))).includes("<ListBucketResult"))throw new E(
`S3 answered with no list for ${this.#i}`,{})})}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#a(t){const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){
if(o instanceof at)throw o.cause;if(Pt(o))throw new h.ls("S3 refused the bytes: they have another hash",{cause:o});const i=xt(this.#i,o),r=this.#s*4**(s-1)*(.5+
this.#o()),a=performance.now()-e+r>Ie;if(!i.isRepeatable||s===Le||a)throw vt(i);await(0,et.setTimeout)(r)}}async#r(t,e,s){const o={...e&&{range:`bytes=${e.start}\
-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},i=await this.#c({method:"GET",key:t,headers:o});return i&&Me(i,e)}async#c(t,e=Date.now()){try{return await this.#u(
t,e)}catch(o){if(!(o instanceof E)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"\
GET",headers:{range:"bytes=0-0"}}))?.close()}async#u(t,e,s){if(Math.abs(Date.now()-e)>ke)throw new E(`S3 took too long for ${this.#i}`,{code:"DateTooOld"});const{
key:o}=t,{path:i,headers:r}=this.#n(o===""?t:{...t,key:this.#t.prefix+o},e),a=await this.#e.send({method:t.method,path:i,headers:r,body:s}),{status:c}=a;if(c>=200&&
c<300||c===416&&t.headers?.range)return a;const u=await U(a).catch(()=>"");throw Dt(this.#i,{status:c,headers:a.headers,text:u})}}function Me(n,t){const{status:e,
headers:s}=n,o=()=>n.close();if(e===416)return o(),{facts:j(n,0),length:0,close:o,whole:async()=>Buffer.alloc(0),async*parts(){}};const[,i,r]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.
exec(M(s,"content-range"))??[],a=t?e===206&&Number(i)===t.start:e===200,c=dt(n);if(!a||c===void 0)throw o(),new E(`S3 answered with another part of the object (\
HTTP ${e})`,{});return{facts:j(n,t?Number(r):c),length:c,close:o,whole:()=>xe(n,c),parts:()=>Pe(c,n.parts())}}function Ue(n){const t=dt(n);if(t===void 0)throw new E(
"S3 answered without the size of the object",{});return j(n,t)}function Y({headers:n}){return M(n,"etag").replaceAll('"',"").slice(0,200)}async function xe(n,t){
const e=await n.take(t);if(e.length!==t)throw ft(t);return e}async function*Pe(n,t){let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw ft(
n)}function ft(n){return new Error(`The answer does not have ${n} bytes`)}function dt({headers:n}){const t=M(n,"content-length");return/^\d{1,15}$/.test(t)?Number(
t):void 0}function j(n,t){const e=Date.parse(M(n.headers,"last-modified"));return{size:t,etag:Y(n),storedAt:Number.isNaN(e)?0:e}}function M(n,t){const e=n[t];return typeof e==
"string"?e:""}async function U(n){return(await n.take(De)).toString()}var ve=w(6744);function Fe(n){const t=Number.POSITIVE_INFINITY,{batch:e,batchItems:s,batchBytes:o=t,
waitingItems:i=t,waitingBytes:r=t}=n;let a=[],c=0,u=!1,S=!1,g;const P=(l,d=0)=>{if(S)return Promise.reject(new f.u("the store is closed"));if(a.length>=i||c+d>r)
return Promise.reject(new f.u("too many calls wait for PostgreSQL"));c+=d;const y=new Promise((I,k)=>a.push({item:l,bytes:d,resolve:I,reject:k}));return g=y,u||
A(),y},A=async()=>{for(u=!0,await new Promise(setImmediate);a.length>0;)await N(v()),n.answersFirst&&await new Promise(setImmediate);u=!1},v=()=>{let[l,d]=[0,0];
for(const y of a){if(l===s||l>0&&d+y.bytes>o)break;l+=1,d+=y.bytes}return c-=d,a.splice(0,l)},N=async l=>{try{const d=await e(l.map(({item:y})=>y));for(const[y,
I]of l.entries())We(I,d[y])}catch(d){if(d instanceof f.u)return yt([...l,...J()],d);if(l.length===1)return yt(l,d);const y=l.length>>1;await N(l.slice(0,y)),await N(
l.slice(y))}},J=()=>{const l=a;return a=[],c=0,l},_=async()=>{await g?.catch(()=>{})};return{add:P,settled:_,async close(){S=!0,await _()}}}function We(n,t){t instanceof
Error?n.reject(t):n.resolve(t)}function yt(n,t){for(const e of n)e.reject(t)}const He=3;function L({key:n,generation:t}){return t===1?n:`${n}~${t}`}class Be{#t;#n=new Set;#e;constructor(t){
this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){return this.#s(async()=>{if((0,h.bb)(t),(0,m.hash)("sha256",e)!==s)throw new h.
ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(()=>this.#o((0,h.bb)(t),()=>ze(t,e,s(),o),e,o))}async settle(){
if(await Promise.allSettled(this.#n),this.#e)throw this.#e.error}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}async#o(t,e,s,o){const{s3:i,begin:r,
commit:a}=this.#t;for(let c=1;c<=He;c+=1){const u=Date.now(),S=await r(t),g=await i.put(L(S),e,s,o,u);if(await a({...S,size:s,sha256:o,etag:g}))return}throw new f.
u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#e)throw this.#e.error;const e=this.#i(t);this.#n.add(e);try{return await e}finally{this.#n.delete(
e)}}async#i(t){try{return await t()}catch(e){const o=e instanceof f.u&&e.isFull?new h.Sb(e.message,{cause:e}):e;throw o instanceof TypeError||(this.#e??={error:o}),
o}}}async function*ze(n,t,e,s){const o=(0,m.createHash)("sha256");let i=0,r;for await(const a of e){if(o.update(a),i+=a.length,i>t)break;i===t&&a.length>0?(r=Uint8Array.
from(a.subarray(-1)),yield a.subarray(0,-1)):yield a}if(i!==t||o.digest("hex")!==s)throw new h.ls(`The bytes of ${n} have another size or hash`);r&&(yield r)}const Ge=1e3,
Ke=2e3,Ye=3e3,je=1e4,qe=500,Xe=5;class Qe{find;#t;#n;#e=new ve.E(je);#o=0;constructor(t,e){this.find=x(s=>t.find(s)),this.#t=t,this.#n=e??F.ml}async get(t,e,s){
let o,i=e;for(let r=0;r<Xe&&i;r+=1){const a=i==="unknown"?this.likely(t):i.generation;if(a===o&&i!=="unknown"){await this.#t.lose(i);return}const c=await s(L({key:t,
generation:a}),a,i==="unknown"?void 0:i);if(c!==void 0)return c;o=i==="unknown"?void 0:a;const u=await wt(this.find(t),Ye);if(u==="late")throw new f.u("PostgreS\
QL does not answer in time");this.#s(t,u),i=u}if(i)throw new f.u(`${t} changes too often to be read`)}likely(t){return this.#e.get(t)??1}async row(t){if(this.#n.
monotonic()<this.#o)return"unknown";try{const e=await wt(this.find(t),Ge);if(e!=="late")return this.#s(t,e),e}catch(e){if(!(e instanceof f.u))throw e}return this.#o=
this.#n.monotonic()+Ke,"unknown"}#s(t,e){e&&e.generation!==1?this.#e.set(t,e.generation):this.#e.delete(t)}}async function wt(n,t){let e;const s=new Promise(o=>{
e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}function x(n){const t=Fe({batch:n,batchItems:qe});return e=>t.add(
e)}function b(n,t){const e=n[t];if(typeof e!="string")throw q(t);return e}function yn(n,t){return n[t]===null?null:b(n,t)}function T(n,t){const e=n[t];if(typeof e!=
"number")throw q(t);return e}function wn(n,t){return n[t]===null?null:T(n,t)}function En(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw q(t);return e}function q(n){
return new nt.GQ("internal",`The column ${n} of the database has an unexpected type`)}async function Et(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1\
 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function St(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...X(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>Q(O(s))))}function X(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function Q({key:n,generation:t}){return`${n}~${t}`}function O(n){return{key:b(n,"key"),generation:T(n,"generation")}}function V(n){return{...O(n),token:T(n,"tou\
ched_at")}}const p="coalesce($1::bigint, slipway_now())",gt="key, generation, size, sha256, etag, stored_at, is_lost";class Ve{#t;#n;constructor(t,e){this.#t=t,
this.#n=e}async find(t){const e=`SELECT ${gt} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(i=>[b(i,"key"),bt(i)]));return t.map(i=>o.get(i))}async keep(t){const{rows:e}=await this.#i(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${p} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[b(o,"key"),Ze(o)]));return t.map(({key:o,size:i})=>s.get(o)?.size===i?s.get(o):void 0)}async begin(t){const e=new Map;for(const i of t)e.set(
i,(e.get(i)??0)+1);const{rows:s}=await this.#i(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${p} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${p} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,i=>b(i,"key"));return t.map(i=>V(o.get(i)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await Et(e,t);const s=await St(e,t);return await this.#e(e,t.filter(o=>s.has(Q(o)))),t.map(o=>s.has(Q(o)))})}async ago(t){const{rows:e}=await this.#i(
`SELECT ${p} - $2::bigint AS time`,[t]);return(0,h.zA)(T(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const i="SELECT key, generation FROM\
 blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[r]=(await s.query(i,[t,e??null])).rows;return r&&
this.#o(s,O(r))})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await Et(s,t),await St(s,t),await s.query("DELETE FROM blobs W\
HERE key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#i(
`UPDATE blob_leftovers AS l SET touched_at = ${p} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${p} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(V)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${gt} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(bt)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&b(e[0],"key")}async#e(t,e){const s=new Map(e.map(a=>[a.key,a])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),i=[...o.map(O),...e.filter(a=>s.get(a.key)!==a)],
r=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${p}, touched_at = ${p}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#n?.now()??null,...X(r),r.map(({size:a})=>a),r.map(({sha256:a})=>a),r.map(({etag:a})=>a)]),await this.#s(t,i)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&V(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${p} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#n?.now()??null,...X(e)]);return s}#i(t,e){return this.#t.query(t,[this.#n?.now()??null,...e])}}function Ze(n){
const t=T(n,"size");return{...O(n),size:t,etag:b(n,"etag"),isDoubtful:n.is_doubtful===!0}}function bt(n){return{...O(n),sha256:b(n,"sha256"),size:T(n,"size"),etag:b(
n,"etag"),storedAt:T(n,"stored_at"),isLost:n.is_lost===!0}}const Je=3600*1e3,pt=16,tn=1e4,mt=32,Tt=1e3,Z="~";class en{#t;#n;#e;#o;#s;constructor({database:t,objects:e,
clock:s,...o}){const i=new Ve(t,s),r=new Ce(e,o);this.#t=i,this.#n=r,this.#e=new Qe(i,s),this.#o={s3:r,keep:x(a=>this.#i(a)),begin:x(a=>i.begin(a)),commit:x(a=>i.
commit(a))}}async head(t){const e=await this.#e.row((0,h.bb)(t));return e!=="unknown"&&!e?.isLost?e&&$(e,e.generation):this.#e.get(t,e,async(s,o)=>{const i=await this.#n.
head(s);return i&&$(i,o)})}async load(t,e,s){const o=this.#e.likely((0,h.bb)(t)),i=s==="any"&&await this.#n.load(L({key:t,generation:o}),e);return i?{facts:$(i.
facts,o),bytes:i.bytes}:this.#e.get(t,await this.#e.row(t),async(r,a,c)=>{const u=await this.#n.load(r,e);return u&&{facts:$(c??u.facts,a),bytes:u.bytes}})}async read(t,e){
return this.#e.get(t,await this.#e.row((0,h.bb)(t)),s=>this.#n.read(s,e))}async stream(t,e){return this.#e.get(t,await this.#e.row((0,h.bb)(t)),async s=>{const o=await this.#n.
get(s,e),i=o&&on(o,e?.start??0,(r,a)=>this.#n.get(s,r,a));return i&&nn(o,i)})}writer(){return new Be(this.#o)}async delete(t){await this.#r((0,h.bb)(t),void 0)}ago(t){
return this.#t.ago(t)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#u(),this.#r(t,e)}async distrust(t,e){const s=await this.#e.find((0,h.bb)(t));return!s||
$(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t){const e=(0,h.ge)(t)===""?Z:`${t}${Z}`;for(let s=t;;){const o=await this.#t.page(s,e,Tt);for(const r of o)
yield{key:r.key,...$(r,r.generation)};const i=o.at(-1);if(!i||o.length<Tt)return;s=i.key}}async*folders(){await this.#u();for(let t=await this.#t.firstKey("");t!==
void 0;){const[e="",s]=t.split("/",2);s!==void 0&&(yield e),t=await this.#t.firstKey(s===void 0?`${t}`:`${e}/${Z}`)}}async finishAbandoned(t=Je){let e=0;for(let s=0;s<
tn;){const o=Date.now(),i=await this.#t.claim(t,pt),r=await Promise.all(i.map(a=>this.#c(a,o)));if(e+=r.filter(Boolean).length,s+=i.length,i.length<pt)break}return e}[Symbol.
dispose](){this.#n[Symbol.dispose]()}async#i(t){const e=await this.#t.keep(t),s=[];for(let o=0;o<e.length;o+=mt){const i=e.slice(o,o+mt);s.push(...await Promise.
all(i.map(r=>r!==void 0&&(!r.isDoubtful||this.#a(r)))))}return s}async#a(t){const e=await this.#n.head(L(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.
lose(t),!1)}async#r(t,e){const s=Date.now(),o=await this.#t.unlink(t,e);return o&&await this.#c(o,s),o!==void 0}async#c(t,e){try{const s=await this.#n.delete(L(
t),e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof f.u)return!1;throw s}}async#u(){this.#s??=this.finishAbandoned().catch(t=>{if(!(t instanceof
f.u))throw t}),await this.#s}}function $({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}function nn(n,t){return tt.Readable.from(t,
{objectMode:!1}).once("close",()=>n.close())}const sn=3;async function*on(n,t,e){const s=t+n.length-1;let o=n.parts(),i=t,r=0;try{for(;i<=s;){const a=await o.next().
catch(c=>({error:c}));if("error"in a||a.done){r+=1;const c="error"in a?a.error:new Error("The object ended early"),u=r>sn?void 0:await e({start:i,end:s},n.facts.
etag);if(!u)throw c;o=u.parts();continue}r=0,i+=a.value.length,yield a.value}}finally{await o.return()}}const an=4;function rn({database:n,objects:t}){const e=ce(
{url:n,connections:an,name:"slipway worker"});return new en({database:cn(e),objects:t})}function cn(n){return{query:(t,e)=>(0,f.R)(()=>n.query(t,e),F.ml),transaction:t=>(0,f.
R)(()=>n.transaction(t),F.ml),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}})};export{Sn as id,gn as ids,bn as modules};

const kn=448,Dn=[448],Ln={9448:((yn,$t,g)=>{g.d($t,{openClusterBlobs:()=>dn});var at=g(7075),I=g(1224),d=g(5879),w=g(8423),Nt=g(7030),v=g(3849),z=g(8500),G=g(3739),
kt=g(5807);class b extends Error{name="S3Fault";code;status;isRepeatable;constructor(t,{code:e,status:s,isRepeatable:o=!1,...i}){super(t,i),this.code=e,this.status=
s,this.isRepeatable=o}}const Dt=300,Lt=new Set([408,429,500,502,503,504]),It=new Set(["RequestTimeout","OperationAborted"]),Ct=/QuotaExceeded/,Mt=new Set(["XAmz\
ContentSHA256Mismatch","BadDigest"]),Ut=new Set(["ExpiredToken","InvalidToken"]),rt=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;
function vt(n,t){const{status:e,text:s}=t,o=Y(s,"Code")?.slice(0,100),i=(0,kt.DJ)(Y(s,"Message")?.slice(0,Dt)??""),r=[o??`HTTP ${e}`,i].filter(a=>a!=="").join("\
: ");return new b(Pt(n,t,o,r),{code:o,status:e,isRepeatable:Lt.has(e)||It.has(o??"")})}function Pt(n,{status:t,headers:e,text:s},o,i){const r=e["x-amz-bucket-re\
gion"]??Y(s,"Region");return typeof r=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${r.slice(0,50)}: set AWS_REGION to it (${i})`:
t>=300&&t<400?`S3 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${i})`:o==="NoSuchBucket"?`The bucket of ${n} does \
not exist (${i})`:o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${i})`:t===401||t===403||Ut.has(o??"")?`S3 refuses access to ${n}\
 (${i})`:`S3 failed for ${n} (${i})`}const xt={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"\
the answer stopped",UND_ERR_SOCKET:"the connection was closed"},Ft=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function Wt(n,t){if(t instanceof b)return t;const e=(0,G.xU)(
t),s=t instanceof Error?t.message:String(t),o=xt[e??""]??[e,s].filter(Boolean).join(": ");return new b(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!rt.
test(e??"")&&!Ft.test(e??"")})}function Bt(n){return n instanceof b&&Mt.has(n.code??"")}function Ht(n){if(!(n instanceof b))return n;const t=n.status===507||Ct.
test(n.code??"");return new w.us(n.message,{cause:n,isFull:t})}const zt={lt:"<",gt:">",amp:"&",quot:'"',apos:"'","#39":"'"};function Y(n,t){const e=n.indexOf(`<${t}\
>`),s=n.indexOf(`</${t}>`,e);return e<0||s<0?void 0:n.slice(e+t.length+2,s).replace(/&(#?\w{2,4});/g,(i,r)=>zt[r]??i)}const Gt=new Set(["40001","40P01"]),Yt=6,jt=20,
Kt=new Set(["53100","53400"]),qt=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;async function j(n,t=Gt){for(let e=1;;e+=
1){try{return await n()}catch(s){if(!t.has(P(s))||e===Yt)throw Qt(s)}await(0,z.setTimeout)(jt*e*Math.random())}}function En(n){return n instanceof StoreUnavailable&&
P(n.cause)==="55P03"}function gn(n){return P(n)==="23505"}const Vt=[/^E[A-Z\d_]{3,}$/,rt,qt],Xt=/^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i;
function Qt(n){if(!(n instanceof Error)||n instanceof w.us)return n;const t=P(n),e="severity"in n&&n.severity==="FATAL",s=t===void 0?Xt.test(n.message):Vt.some(
i=>i.test(t));if(!e&&!s)return n;const o=Kt.has(t??"");return new w.us(`PostgreSQL cannot be used: ${(0,G.bD)(n)}`,{cause:n,isFull:o})}function P(n){return n instanceof
Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Zt="standby",Jt="25006",Sn=null,te=`SELECT pg_is_in_recovery() AS standby, current_setting('trans\
action_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;async function ct(n){const{rows:t}=await n.query(te),[e]=t;if(e?.standby===!1)return e;throw Object.
assign(new Error("the server is a standby"),{code:Zt})}async function ee(n){const{read_only:t,now:e}=await ct(n);if(t)throw Object.assign(new Error("the databas\
e is read-only"),{code:Jt});return Number(e)}const ne=10,se=5e3,oe=1e4,ie=1e3,ae={query_timeout:2**31-1},re=1e4,ut="BEGIN ISOLATION LEVEL READ COMMITTED",ce={getTypeParser:((n,t)=>n===
v.gK.builtins.INT8?Number:v.gK.getTypeParser(n,t))};class ue extends v.Kj{#t;begunAt=performance.now();constructor(t,e){const s=new Nt.Socket;super({...e,stream:()=>s}),
this.#t=s,t.add(this),s.once("close",()=>t.delete(this))}abandon(){this.#t.destroy(new Error("the connection is older than a fault of the network"))}connect(t){
if(!t)return super.connect();super.connect(e=>{e&&this.#t.destroy(),t(e)})}}function le(n){return new he(n)}class he{#t;#e=new Set;#n;constructor(t){const{url:e,
isPooled:s,connections:o=ne,name:i="slipway",statementMs:r=oe}=t,a=this.#e;this.#t=new v.bC({connectionString:e,max:o,application_name:i.slice(0,63),types:ce,keepAlive:!0,
keepAliveInitialDelayMillis:re,connectionTimeoutMillis:se,query_timeout:r+ie,...!s&&{statement_timeout:r,lock_timeout:r/2,idle_in_transaction_session_timeout:r},
onConnect:ct,Client:class extends ue{constructor(c){super(a,c)}}}),this.#t.on("error",()=>{})}async query(t,e=[]){return j(()=>this.#s(s=>K(s,t,e)))}transaction(t){
return this.#o(t,ut)}longTransaction(t,e){const s=`${ut}; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${t}`;return this.#o(e,s,ae)}look(){return j(
()=>this.#s(ee))}renew(t){for(const e of this.#e)e.begunAt<=t&&e.abandon()}[Symbol.asyncDispose](){return this.#n??=this.#t.end(),this.#n}#o(t,e,s){return j(()=>this.#s(
async o=>{await o.query(e);const i=await t({query:(r,a=[])=>K(o,r,a,s)});return await K(o,"COMMIT",[],s),i}))}async#s(t){const e=await this.#t.connect(),s=()=>{};
e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}}async function K(n,t,e,s){const{rows:o,rowCount:i}=await n.
query({text:t,values:[...e],...s});return{rows:o,count:i??0}}async function fe(n,{besideMs:t,most:e,end:s,stop:o}){const i=new AbortController,r=o?AbortSignal.any(
[o,i.signal]):i.signal,a=[];let c;try{for(;;){const u=(0,z.setTimeout)(t,void 0,{signal:r}).catch(()=>{});if(a.length<e&&a.push(n(i.signal)),c=await Promise.race(
[...a,u]),o?.throwIfAborted(),c)return c}}finally{i.abort(new Error("another attempt was faster"));for(const u of a)u.then(y=>{y===c||s(y)},()=>{})}}var de=g(3729);
const we={connectMs:5e3,answerMs:2e4,idleMs:2e4,besideMs:750,pauseMs:100};class lt extends Error{name="SourceFailed"}const ht=4e3,q=256*1024,ye=256*1024;function Ee(n,{
connectMs:t,answerMs:e,idleMs:s}){const o=()=>new de.bC(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:ht,keepAliveMaxTimeout:ht});
let i=o();return{send:({body:r,...a})=>new Promise((c,u)=>{i.dispatch({...a,body:ge(r),reset:!1},new pe(c,u))}),renew(){const r=i;i=o(),r.destroy(new Error("the\
 connection is older than a fault of the network"))},[Symbol.dispose]:()=>{i.destroy()}}}function ge(n){return n===void 0?null:n instanceof Uint8Array&&n.length<=
q?n:at.Readable.from(n instanceof Uint8Array?Se(n):be(n),{objectMode:!1})}function*Se(n){for(let t=0;t<n.length;t+=q)yield n.subarray(t,t+q)}async function*be(n){
try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new lt("The body of the request could not be made",{cause:t})}}class pe{status=0;headers={};#t;#e;#n=[];#o;#s=0;#a=!1;#i;#r;#c=0;constructor(t,e){
this.#t=t,this.#e=e}async take(t){if(await this.#u(t),this.#s>t)this.close();else if(this.#i)throw this.#i;const[e,...s]=this.#n;return(e&&s.length===0?e:Buffer.
concat(this.#n,this.#s)).subarray(0,t)}async*parts(){try{for(;;){await this.#u(0);const t=this.#n.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#i)throw this.#i}finally{
this.close()}}close(){this.#a||this.#o?.abort(new Error("The answer was closed"))}async#u(t){this.#a||this.#s>t||(await new Promise(e=>{this.#r=e,this.#c=t,this.#o?.
resume()}),this.#r=void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#n.push(
e),this.#s+=e.length,this.#r?this.#s>this.#c&&this.#r():this.#s>=ye&&t.pause()}onResponseEnd(){this.#a=!0,this.#r?.()}onResponseError(t,e){this.#a=!0,this.#i=e,
this.#e(e),this.#r?.()}}const me="objects",Te=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,Ae=200,Re=/^[a-z0-9][a-z0-9-]{0,40}$/,
Oe="us-east-1";function bn(n,t){const[,e,s=""]=Te.exec(n)??[];if(e===void 0||s.length>Ae)throw _(`--objects: "${ft(n)}" is not the place of a bucket`,"Write s3:\
//BUCKET or s3://BUCKET/PREFIX.");const o=Ne(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:$e(t,o!==void 0),...present({endpoint:o}),pathStyle:o!==
void 0||e.includes("."),credentials:{accessKeyId:V(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:V(t,"AWS_SECRET_ACCESS_KEY","the secret key"),...present(
{sessionToken:t.AWS_SESSION_TOKEN?V(t,"AWS_SESSION_TOKEN","the session token"):void 0})}}}function _e({bucket:n,prefix:t,endpoint:e}){return`s3://${n}/${t}${e?`\
 at ${e}`:""}`}function $e(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?Oe:void 0);if(e!==void 0&&Re.test(e))return e;throw _(e===void 0?"AWS_REGION is n\
ot set":`AWS_REGION: "${ft(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function Ne(n){const t=n.AWS_ENDPOINT_URL_S3?"A\
WS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example.com.`;if(!URL.canParse(e))throw _(
`${t} is not a URL`,s);const{protocol:o,hostname:i,username:r,password:a,search:c,hash:u,origin:y,pathname:h}=new URL(e);if(r||a||c||u)throw _(`${t} contains mo\
re than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(i)))throw _(`${t} does not begin with https://`,`${s} Plain http is for this machin\
e alone.`);return y+h.replace(/\/+$/,"")}function V(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw _(`${t} ${s?"contains characters that no key has":
"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function ft(n){return n.includes("@")?"\u2026":n.slice(0,100)}function _(n,t){
return new SlipwayError("invalid_input",n,{input:me,remedy:t})}var $=g(7598);const dt="AWS4-HMAC-SHA256";function wt({date:n,region:t,service:e}){return`${n}/${t}\
/${e}/aws4_request`}function ke(n,t,e){return`${dt}
${n}
${wt(t)}
${(0,$.hash)("sha256",Et.latin1(e))}`}function De(n,t){let e=Buffer.from(`AWS4${n}`,"utf8");for(const s of[t.date,t.region,t.service,"aws4_request"])e=(0,$.createHmac)(
"sha256",e).update(s,"utf8").digest();return new Ce(e)}const p=64,Le=32;class yt{#t;#e=[];constructor(t){this.#t=Buffer.alloc(t)}latin1(t){if(t.length>this.#t.length)
return Buffer.from(t,"latin1");const e=this.#t.write(t,"latin1");return this.#e[e]??=this.#t.subarray(0,e),this.#e[e]}}const Et=new yt(8192),Ie=new yt(256);function pn(n,t){
return n.length===t.length&&timingSafeEqual(Et.latin1(n),Ie.latin1(t))}class Ce{#t;#e;constructor(t){if(t.length>p)throw new RangeError(`An HMAC key has ${t.length}\
 bytes; at most ${p} are supported`);this.#t=Buffer.alloc(p+512),this.#e=Buffer.alloc(p+Le);for(let e=0;e<p;e+=1)this.#t[e]=(t[e]??0)^54,this.#e[e]=(t[e]??0)^92}sign(t){
return this.#e.write((0,$.hash)("sha256",this.#n(t),"binary"),p,"latin1"),(0,$.hash)("sha256",this.#e)}#n(t){const e=this.#t.length-p;return t.length>e?Buffer.concat(
[this.#t.subarray(0,p),Buffer.from(t,"latin1")]):this.#t.subarray(0,p+this.#t.write(t,p,"latin1"))}}const Me=/^[\w.~/-]*$/,Ue="e3b0c44298fc1c149afbf4c8996fb9242\
7ae41e4649b934ca495991b7852b855";function gt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",i=new URL(
e??`https://s3.${t}.${o}`),r=i.pathname.replace(/\/$/,"");return s?`${i.origin}${r}/${n}`:`${i.protocol}//${n}.${i.host}${r}`}function ve(n){const{host:t,pathname:e}=new URL(
`${gt(n)}/`),{accessKeyId:s,sessionToken:o}=n.credentials,i=a=>{const c={date:a,region:n.region,service:"s3"};return{scope:c,key:De(n.credentials.secretAccessKey,
c)}};let r=i("");return(a,c)=>{const{method:u,query:y={},sha256:h=Ue}=a,m=new Date(c).toISOString().replace(/[-:]|\.\d+/g,""),D=m.slice(0,8);r.scope.date!==D&&(r=
i(D));const A={...a.headers,host:t,"x-amz-content-sha256":h,"x-amz-date":m};o!==void 0&&(A["x-amz-security-token"]=o);const L=Object.keys(A).sort(),B=L.join(";"),
H=L.map(O=>`${O}:${A[O]}
`).join(""),l=e+X(a.key),f=Object.entries(y).map(([O,U])=>`${X(O)}=${X(U).replaceAll("/","%2F")}`).sort().join("&"),E=`${u}
${l}
${f}
${H}
${B}
${h}`,M=r.key.sign(ke(m,r.scope,E));return A.authorization=`${dt} Credential=${s}/${wt(r.scope)}, SignedHeaders=${B}, Signature=${M}`,{path:f===""?l:`${l}?${f}`,
headers:A}}}function X(n){if(Me.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%2F","/").
replace(/[!'()*]/g,t)}const Pe=600*1e3,xe=4,Fe=3e4,We=3,Be=16*1024;class He{#t;#e;#n;#o;#s;#a;constructor(t,{limits:e,random:s=Math.random}={}){this.#t=t.prefix,
this.#e=ve(t),this.#s={...we,...e},this.#n=Ee(new URL(gt(t)).origin,this.#s),this.#o=s,this.#a=_e(t)}put(t,e,s,o,i){const r={"content-length":String(s),"content\
-type":"application/octet-stream"};return this.#i(async()=>{const a=await this.#u({method:"PUT",key:t,headers:r,sha256:o},i,e),c=await F(a);if(Q(a)!==""&&c==="")
return Q(a);throw new b(`S3 did not confirm that it stored an object in ${this.#a}`,{isRepeatable:!0})})}get(t,e,s){return this.#i(()=>this.#r(t,e,s))}load(t,e){
return this.#i(async()=>{const s=await this.#r(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():void 0}})}read(t,e){
return this.#i(async()=>(await this.#r(t,e))?.whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});if(!e)return;e.close();const s=bt(
e);if(s===void 0)throw new b("S3 answered without the size of the object",{});return Z(e,s)})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c(
{method:"DELETE",key:t},e);return o&&await F(o),s===1})}check(){const t={"list-type":"2","max-keys":"1",prefix:this.#t};return this.#i(async()=>{if(!(await F(await this.#u(
{method:"GET",key:"",query:t},Date.now()))).includes("<ListBucketResult"))throw new b(`S3 answered with no list for ${this.#a}`,{})})}renew(){this.#n.renew()}[Symbol.
dispose](){this.#n[Symbol.dispose]()}async#i(t){const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof lt)throw o.cause;if(Bt(
o))throw new d.ls("S3 refused the bytes: they have another hash",{cause:o});const i=Wt(this.#a,o),r=this.#s.pauseMs*4**(s-1)*(.5+this.#o()),a=performance.now()-
e+r>Fe;if(!i.isRepeatable||s===xe||a)throw Ht(i);await(0,z.setTimeout)(r)}}async#r(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if\
-match":`"${s}"`}},i=await this.#c({method:"GET",key:t,headers:o});return i&&ze(i,e)}async#c(t,e=Date.now()){try{return await this.#u(t,e)}catch(o){if(!(o instanceof
b)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=\
0-0"}}))?.close()}async#u(t,e,s){if(Math.abs(Date.now()-e)>Pe)throw new b(`S3 took too long for ${this.#a}`,{code:"DateTooOld"});const{key:o}=t,{path:i,headers:r}=this.#e(
o===""?t:{...t,key:this.#t+o},e),a=()=>this.#n.send({method:t.method,path:i,headers:r,body:s}),c=t.method==="GET"||t.method==="HEAD",{besideMs:u}=this.#s,h=await(c?
fe(a,{besideMs:u,most:We,end:A=>A.close()}):a()),{status:m}=h;if(m>=200&&m<300||m===416&&t.headers?.range)return h;const D=await F(h).catch(()=>"");throw vt(this.#a,
{status:m,headers:h.headers,text:D})}}function ze(n,t){const{status:e,headers:s}=n,o=()=>n.close();if(e===416)return o(),{facts:Z(n,0),length:0,close:o,whole:async()=>Buffer.
alloc(0),async*parts(){}};const[,i,r]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(x(s,"content-range"))??[],a=t?e===206&&Number(i)===t.start:e===200,c=bt(n);
if(!a||c===void 0)throw o(),new b(`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:Z(n,t?Number(r):c),length:c,close:o,whole:async()=>{
const h=await n.take(c);if(h.length!==c)throw St(c);return h},parts:()=>Ge(c,n.parts())}}function Q({headers:n}){return x(n,"etag").replaceAll('"',"").slice(0,200)}
async function*Ge(n,t){let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw St(n)}function St(n){return new Error(`The answer does no\
t have ${n} bytes`)}function bt({headers:n}){const t=x(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function Z(n,t){const e=Date.parse(x(n.headers,
"last-modified"));return{size:t,etag:Q(n),storedAt:Number.isNaN(e)?0:e}}function x(n,t){const e=n[t];return typeof e=="string"?e:""}async function F(n){return(await n.
take(Be)).toString()}var Ye=g(6744);function je(n){const t=Number.POSITIVE_INFINITY,{batch:e,batchItems:s,batchBytes:o=t,waitingItems:i=t,waitingBytes:r=t}=n;let a=[],
c=0,u=!1,y=!1,h;const m=(l,f=0)=>{if(y)return Promise.reject(new w.us("the store is closed"));if(a.length>=i||c+f>r)return Promise.reject(new w.us("too many cal\
ls wait for PostgreSQL"));c+=f;const E=new Promise((M,O)=>a.push({item:l,bytes:f,resolve:M,reject:O}));return h=E,u||D(),E},D=async()=>{for(u=!0,await new Promise(
setImmediate);a.length>0;)await L(A()),n.answersFirst&&await new Promise(setImmediate);u=!1},A=()=>{let[l,f]=[0,0];for(const E of a){if(l===s||l>0&&f+E.bytes>o)
break;l+=1,f+=E.bytes}return c-=f,a.splice(0,l)},L=async l=>{try{const f=await e(l.map(({item:E})=>E));for(const[E,{resolve:M,reject:O}]of l.entries()){const U=f[E];
U instanceof Error?O(U):M(U)}}catch(f){if(f instanceof w.us)return pt([...l,...B()],f);if(l.length===1)return pt(l,f);const E=l.length>>1;await L(l.slice(0,E)),
await L(l.slice(E))}},B=()=>{const l=a;return a=[],c=0,l},H=async()=>{await h?.catch(()=>{})};return{add:m,settled:H,async close(){y=!0,await H()}}}function pt(n,t){
for(const e of n)e.reject(t)}const Ke=3;function C({key:n,generation:t}){return t===1?n:`${n}~${t}`}class qe{#t;#e=new Set;#n;constructor(t){this.#t=t}keep(t,e){
return this.#s(()=>this.#t.keep({key:(0,d.bb)(t),size:e}))}put(t,e,s){return this.#s(async()=>{if((0,d.bb)(t),(0,$.hash)("sha256",e)!==s)throw new d.ls(`The byt\
es of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(()=>this.#o((0,d.bb)(t),()=>Ve(t,e,s(),o),e,o))}async settle(){
if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.allSettled(this.#e)}async#o(t,e,s,o){const{s3:i,begin:r,
commit:a}=this.#t;for(let c=1;c<=Ke;c+=1){const u=Date.now(),y=await r(t),h=await i.put(C(y),e,s,o,u);if(await a({...y,size:s,sha256:o,etag:h}))return}throw new w.
us(`${t} took too long to be stored in S3`)}async#s(t){if(this.#n)throw this.#n.error;const e=(async()=>t())().catch(s=>{const i=s instanceof w.us&&s.isFull?new d.
Sb(s.message,{cause:s}):s;throw i instanceof TypeError||(this.#n??={error:i}),i});this.#e.add(e);try{return await e}finally{this.#e.delete(e)}}}async function*Ve(n,t,e,s){
const o=(0,$.createHash)("sha256");let i=0,r;for await(const a of e){if(o.update(a),i+=a.length,i>t)break;i===t&&a.length>0?(r=Uint8Array.from(a.subarray(-1)),yield a.
subarray(0,-1)):yield a}if(i!==t||o.digest("hex")!==s)throw new d.ls(`The bytes of ${n} have another size or hash`);r&&(yield r)}const Xe=1e3,Qe=2e3,Ze=3e3,Je=1e4,
tn=500,en=5;class nn{find;#t;#e;#n=new Ye.E(Je);#o=0;constructor(t,e){this.find=W(s=>t.find(s)),this.#t=t,this.#e=e??I.ml}async get(t,e,s){let o,i=e;for(let r=0;r<
en&&i;r+=1){const a=i==="unknown"?this.likely(t):i.generation;if(a===o&&i!=="unknown"){await this.#t.lose(i);return}const c=await s(C({key:t,generation:a}),a,i===
"unknown"?void 0:i);if(c!==void 0)return c;o=i==="unknown"?void 0:a;const u=await this.#s(t,Ze);if(!u)throw new w.us("PostgreSQL does not answer in time");i=u.row}
if(i)throw new w.us(`${t} changes too often to be read`)}likely(t){return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#o)return"unknown";try{const e=await this.#s(
t,Xe);if(e)return e.row}catch(e){if(!(e instanceof w.us))throw e}return this.#o=this.#e.monotonic()+Qe,"unknown"}async#s(t,e){const s=await(0,I.ux)(I.ml,e,this.
find(t).then(i=>({row:i}))),o=s?.row?.generation??1;return o!==1?this.#n.set(t,o):s&&this.#n.delete(t),s}}function W(n){const t=je({batch:n,batchItems:tn});return e=>t.
add(e)}function S(n,t){const e=n[t];if(typeof e!="string")throw J(t);return e}function mn(n,t){return n[t]===null?null:S(n,t)}function R(n,t){const e=n[t];if(typeof e!=
"number")throw J(t);return e}function Tn(n,t){return n[t]===null?null:R(n,t)}function An(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw J(t);return e}function Rn(n,t){
const e=n[t];return typeof e=="boolean"?e:R(n,t)===1}function On(n,t){return e=>t(e,n)}function _n(){return(n,t)=>S(n,t)}const $n={org:S,project:S,appID:S};function Nn(n){
const t=Object.entries(n).map(([e,s])=>[e,sn(e),s]);return e=>Object.fromEntries(t.map(([s,o,i])=>[s,i(e,o)]))}function sn(n){return n.replace(/[A-Z]+/g,t=>`_${t.
toLowerCase()}`)}function J(n){return new G.GQ("internal",`The column ${n} of the database has an unexpected type`)}async function mt(n,t){const e=t.map(({key:s})=>s);
await n.query("SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function Tt(n,t){const{rows:e}=await n.query(`DELETE F\
ROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...tt(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>et(N(s))))}function tt(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function et({key:n,generation:t}){return`${n}~${t}`}function N(n){return{key:S(n,"key"),generation:R(n,"generation")}}function nt(n){return{...N(n),token:R(n,"t\
ouched_at")}}const T="coalesce($1::bigint, slipway_now())",st="key, generation, size, sha256, etag, stored_at, is_lost";class on{#t;#e;constructor(t,e){this.#t=
t,this.#e=e}async find(t){const e=`SELECT ${st} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(i=>[S(i,"key"),ot(i)]));return t.map(i=>o.get(i))}async keep(t){const{rows:e}=await this.#s(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${T} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[S(o,"key"),an(o)]));return t.map(({key:o,size:i})=>s.get(o)?.size===i?s.get(o):void 0)}async begin(t){const e=new Map;for(const i of t)e.set(
i,(e.get(i)??0)+1);const{rows:s}=await this.#s(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${T} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${T} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,i=>S(i,"key"));return t.map(i=>nt(o.get(i)?.pop()??{}))}commit(t){
return this.#t.transaction(async e=>{await mt(e,t);const s=await Tt(e,t);return await this.#n(e,t.filter(o=>s.has(et(o)))),t.map(o=>s.has(et(o)))})}async ago(t){
const{rows:e}=await this.#s(`SELECT ${T} - $2::bigint AS time`,[t]);return(0,d.zA)(R(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const i="\
SELECT key, generation FROM blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[r]=(await s.query(i,
[t,e??null])).rows;if(!r)return;await s.query("UPDATE blobs SET generation = NULL WHERE key = $1",[t]);const[a]=await this.#o(s,[N(r)]);return a&&nt(a)})}async forget(t){
const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await mt(s,t),await Tt(s,t),await s.query("DELETE FROM blobs WHERE key = ANY($1::text[]) AND gen\
eration IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#s(`UPDATE blob_lef\
tovers AS l SET touched_at = ${T} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${T} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(nt)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${st} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(ot)}async storedSince(t,e,s){const{
rows:o}=await this.#t.query(`SELECT ${st} FROM blobs WHERE (stored_at, key) > ($1::bigint, $2) AND key > $3 AND key < $4
        AND generation IS NOT NULL ORDER BY stored_at, key LIMIT $5`,[t.storedAt,t.key,e.after,e.end,s]);return o.map(ot)}async#n(t,e){const s=new Map(e.map(a=>[
a.key,a])),{rows:o}=await t.query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),i=[...o.map(N),...e.
filter(a=>s.get(a.key)!==a)],r=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${T}, touched_at = ${T}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...tt(r),r.map(({size:a})=>a),r.map(({sha256:a})=>a),r.map(({etag:a})=>a)]),await this.#o(t,i)}async#o(t,e){
const{rows:s}=await t.query(`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${T} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...tt(e)]);return s}#s(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function an(n){
const t=R(n,"size");return{...N(n),size:t,etag:S(n,"etag"),isDoubtful:n.is_doubtful===!0}}function ot(n){return{...N(n),sha256:S(n,"sha256"),size:R(n,"size"),etag:S(
n,"etag"),storedAt:R(n,"stored_at"),isLost:n.is_lost===!0}}const At=3600*1e3,rn=At/2,Rt=16,cn=1e4,Ot=32,it=1e3,_t="~";class un{#t;#e;#n;#o;#s=0;constructor({database:t,
objects:e,clock:s,...o}){const i=new on(t,s),r=new He(e,o);this.#t=i,this.#e=r,this.#n=new nn(i,s),this.#o={s3:r,keep:W(a=>this.#a(a)),begin:W(a=>i.begin(a)),commit:W(
a=>i.commit(a))}}async head(t){const e=await this.#n.row((0,d.bb)(t));return e!=="unknown"&&!e?.isLost?e&&k(e,e.generation):this.#n.get(t,e,async(s,o)=>{const i=await this.#e.
head(s);return i&&k(i,o)})}async load(t,e,s){const o=this.#n.likely((0,d.bb)(t)),i=s==="any"&&await this.#e.load(C({key:t,generation:o}),e);return i?{facts:k(i.
facts,o),bytes:i.bytes}:this.#n.get(t,await this.#n.row(t),async(r,a,c)=>{const u=await this.#e.load(r,e);return u&&{facts:k(c??u.facts,a),bytes:u.bytes}})}async read(t,e){
return this.#n.get(t,await this.#n.row((0,d.bb)(t)),s=>this.#e.read(s,e))}async stream(t,e){return this.#n.get(t,await this.#n.row((0,d.bb)(t)),async s=>{const o=await this.#e.
get(s,e),i=o&&hn(o,e?.start??0,(r,a)=>this.#e.get(s,r,a));return i&&at.Readable.from(i,{objectMode:!1}).once("close",()=>o.close())})}writer(){return new qe(this.#o)}async delete(t){
await this.#r((0,d.bb)(t),void 0)}ago(t){return this.#t.ago(t)}async deleteUnused(t,e){return(0,d.bb)(t),await this.#u(),this.#r(t,e)}async distrust(t,e){const s=await this.#n.
find((0,d.bb)(t));return!s||k(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t,e){(0,d.ge)(t)===""&&await this.#u();const s=t===""?_t:`${t}${_t}`;for(let o;;){
const i=e===void 0?await this.#t.page(o?.key??t,s,it):await this.#t.storedSince(o??{storedAt:e,key:""},{after:t,end:s},it);for(const r of i)yield{key:r.key,...k(
r,r.generation)};if(o=i.at(-1),!o||i.length<it)return}}async finishAbandoned(){let t=0;for(let e=0;e<cn;){const s=Date.now(),o=await this.#t.claim(At,Rt),i=await Promise.
all(o.map(r=>this.#c(r,s)));if(t+=i.filter(Boolean).length,e+=o.length,o.length<Rt)break}return t}renew(){this.#e.renew()}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#a(t){
const e=await this.#t.keep(t),s=[];for(let o=0;o<e.length;o+=Ot){const i=e.slice(o,o+Ot);s.push(...await Promise.all(i.map(r=>r!==void 0&&(!r.isDoubtful||this.#i(
r)))))}return s}async#i(t){const e=await this.#e.head(C(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.lose(t),!1)}async#r(t,e){const s=Date.now(),
o=await this.#t.unlink(t,e);return o&&await this.#c(o,s),o!==void 0}async#c(t,e){try{const s=await this.#e.delete(C(t),e);return s&&await this.#t.forget([t]),s}catch(s){
if(s instanceof w.us)return!1;throw s}}async#u(){const t=performance.now();t<this.#s||(this.#s=t+rn,await this.finishAbandoned().catch(e=>{if(!(e instanceof w.us))
throw e}))}}function k({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}const ln=3;async function*hn(n,t,e){const s=t+n.length-1;let o=n.
parts(),i=t,r=0;try{for(;i<=s;){const a=await o.next().catch(c=>({error:c}));if("error"in a||a.done){r+=1;const c="error"in a?a.error:new Error("The object ende\
d early"),u=r>ln?void 0:await e({start:i,end:s},n.facts.etag);if(!u)throw c;o=u.parts();continue}r=0,i+=a.value.length,yield a.value}}finally{await o.return()}}
const fn=4;function dn({database:n,isPooled:t,objects:e}){const s=le({url:n,isPooled:t,connections:fn,name:"slipway worker"});return new un({database:wn(s),objects:e})}
function wn(n){return{query:(t,e)=>(0,w.R6)(()=>n.query(t,e),I.ml),transaction:t=>(0,w.R6)(()=>n.transaction(t),I.ml),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}})};export{kn as id,Dn as ids,Ln as modules};

const Pn=879,xn=[879],Fn={8260:((kn,Nt,l)=>{l.d(Nt,{openClusterBlobs:()=>Rn});var W=l(1224),E=l(1301);const $t=1e3,kt=2e4;async function et(n,t,e){const s=t.monotonic()+
kt;for(let o=1;;o+=1)try{return await n(o)}catch(i){if(!(i instanceof E.u&&!i.isFull)||e?.aborted||t.monotonic()>=s||(await t.sleep($t,e).catch(()=>{}),e?.aborted))
throw i}}var nt=l(7075),h=l(5879),p=l(7598);const Lt=3;function k({key:n,generation:t}){return t===1?n:`${n}~${t}`}class Dt{#t;#e=new Set;#n;constructor(t){this.#t=
t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){return this.#s(async()=>{if((0,h.bb)(t),(0,p.hash)("sha256",e)!==s)throw new h.
ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(()=>this.#o((0,h.bb)(t),()=>Ct(t,e,s(),o),e,o))}async settle(){
if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.allSettled(this.#e)}async#o(t,e,s,o){const{s3:i,begin:a,
commit:r}=this.#t;for(let c=1;c<=Lt;c+=1){const u=Date.now(),f=await a(t),b=await i.put(k(f),e,s,o,u);if(await r({...f,size:s,sha256:o,etag:b}))return}throw new E.
u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#n)throw this.#n.error;const e=this.#i(t);this.#e.add(e);try{return await e}finally{this.#e.delete(
e)}}async#i(t){try{return await t()}catch(e){const o=e instanceof E.u&&e.isFull?new h.Sb(e.message,{cause:e}):e;throw o instanceof TypeError||(this.#n??={error:o}),
o}}}async function*Ct(n,t,e,s){const o=(0,p.createHash)("sha256");let i=0,a;for await(const r of e){if(o.update(r),i+=r.length,i>t)break;i===t&&r.length>0?(a=Uint8Array.
from(r.subarray(-1)),yield r.subarray(0,-1)):yield r}if(i!==t||o.digest("hex")!==s)throw new h.ls(`The bytes of ${n} have another size or hash`);a&&(yield a)}const It=500;
function I(n){const t=[];let e=!1;const s=async()=>{for(await Promise.resolve();t.length>0;)await Mt(t.splice(0,It),n);e=!1};return o=>new Promise((i,a)=>{t.push(
{item:o,resolve:i,reject:a}),!e&&(e=!0,s())})}async function Mt(n,t){try{const e=await t(n.map(({item:s})=>s));if(e.length!==n.length)throw new TypeError("A bat\
ch has another number of results");for(const[s,o]of e.entries())n[s]?.resolve(o)}catch(e){for(const{reject:s}of n)s(e)}}var Ut=l(6744);const vt=1e3,Pt=2e3,xt=3e3,
Ft=1e4,Wt=5;class Ht{find;#t;#e;#n=new Ut.E(Ft);#o=0;constructor(t,e){this.find=I(s=>t.find(s)),this.#t=t,this.#e=e??W.ml}async get(t,e,s){let o,i=e;for(let a=0;a<
Wt&&i;a+=1){const r=i==="unknown"?this.likely(t):i.generation;if(r===o&&i!=="unknown"){await this.#t.lose(i);return}const c=await s(k({key:t,generation:r}),r,i===
"unknown"?void 0:i);if(c!==void 0)return c;o=i==="unknown"?void 0:r;const u=await st(this.find(t),xt);if(u==="late")throw new E.u("PostgreSQL does not answer in\
 time");this.#s(t,u),i=u}if(i)throw new E.u(`${t} changes too often to be read`)}likely(t){return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#o)
return"unknown";try{const e=await st(this.find(t),vt);if(e!=="late")return this.#s(t,e),e}catch(e){if(!(e instanceof E.u))throw e}return this.#o=this.#e.monotonic()+
Pt,"unknown"}#s(t,e){e&&e.generation!==1?this.#n.set(t,e.generation):this.#n.delete(t)}}async function st(n,t){let e;const s=new Promise(o=>{e=setTimeout(()=>o(
"late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}var ot=l(3739);function y(n,t){const e=n[t];if(typeof e!="string")throw H(t);return e}
function Ln(n,t){return n[t]===null?null:y(n,t)}function T(n,t){const e=n[t];if(typeof e!="number")throw H(t);return e}function Dn(n,t){return n[t]===null?null:
T(n,t)}function Cn(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw H(t);return e}function H(n){return new ot.GQ("internal",`The column ${n} of the databas\
e has an unexpected type`)}async function it(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE key = ANY($1::text[]) ORDER BY key FOR NO\
 KEY UPDATE",[e])}async function at(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...B(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>z(A(s))))}function B(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function z({key:n,generation:t}){return`${n}~${t}`}function A(n){return{key:y(n,"key"),generation:T(n,"generation")}}function j(n){return{...A(n),token:T(n,"tou\
ched_at")}}const w="coalesce($1::bigint, slipway_now())",rt="key, generation, size, sha256, etag, stored_at, is_lost";class Bt{#t;#e;constructor(t,e){this.#t=t,
this.#e=e}async find(t){const e=`SELECT ${rt} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(i=>[y(i,"key"),ct(i)]));return t.map(i=>o.get(i))}async keep(t){const{rows:e}=await this.#i(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${w} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[y(o,"key"),zt(o)]));return t.map(({key:o,size:i})=>s.get(o)?.size===i?s.get(o):void 0)}async begin(t){const e=new Map;for(const i of t)e.set(
i,(e.get(i)??0)+1);const{rows:s}=await this.#i(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${w} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${w} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,i=>y(i,"key"));return t.map(i=>j(o.get(i)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await it(e,t);const s=await at(e,t);return await this.#n(e,t.filter(o=>s.has(z(o)))),t.map(o=>s.has(z(o)))})}async ago(t){const{rows:e}=await this.#i(
`SELECT ${w} - $2::bigint AS time`,[t]);return(0,h.zA)(T(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const i="SELECT key, generation FROM\
 blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[a]=(await s.query(i,[t,e??null])).rows;return a&&
this.#o(s,A(a))})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await it(s,t),await at(s,t),await s.query("DELETE FROM blobs W\
HERE key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#i(
`UPDATE blob_leftovers AS l SET touched_at = ${w} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${w} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(j)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${rt} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(ct)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&y(e[0],"key")}async#n(t,e){const s=new Map(e.map(r=>[r.key,r])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),i=[...o.map(A),...e.filter(r=>s.get(r.key)!==r)],
a=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${w}, touched_at = ${w}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...B(a),a.map(({size:r})=>r),a.map(({sha256:r})=>r),a.map(({etag:r})=>r)]),await this.#s(t,i)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&j(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${w} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...B(e)]);return s}#i(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function zt(n){
const t=T(n,"size");return{...A(n),size:t,etag:y(n,"etag"),isDoubtful:n.is_doubtful===!0}}function ct(n){return{...A(n),sha256:y(n,"sha256"),size:T(n,"size"),etag:y(
n,"etag"),storedAt:T(n,"stored_at"),isLost:n.is_lost===!0}}const jt=3;async function*Gt(n,t,e){const s=t+n.length-1;let o=n.parts(),i=t,a=0;try{for(;i<=s;){const r=await o.
next().catch(c=>({error:c}));if("error"in r||r.done){a+=1;const c="error"in r?r.error:new Error("The object ended early"),u=a>jt?void 0:await e({start:i,end:s},
n.facts.etag);if(!u)throw c;o=u.parts();continue}a=0,i+=r.value.length,yield r.value}}finally{await o.return()}}var ut=l(8500),Kt=l(9903);const Yt={connectMs:5e3,
answerMs:2e4,idleMs:2e4,pauseMs:100};class ht extends Error{name="SourceFailed"}const ft=4e3,G=256*1024,qt=256*1024;function Xt(n,{connectMs:t,answerMs:e,idleMs:s}){
const o=new Kt.Pool(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:ft,keepAliveMaxTimeout:ft});return{send:({body:i,...a})=>new Promise(
(r,c)=>{o.dispatch({...a,body:Vt(i),reset:!1},new Jt(r,c))}),[Symbol.dispose]:()=>{o.destroy()}}}function Vt(n){return n===void 0?null:n instanceof Uint8Array&&
n.length<=G?n:nt.Readable.from(n instanceof Uint8Array?Qt(n):Zt(n),{objectMode:!1})}function*Qt(n){for(let t=0;t<n.length;t+=G)yield n.subarray(t,t+G)}async function*Zt(n){
try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new ht("The body of the request could not be made",{cause:t})}}class Jt{status=0;headers={};#t;#e;#n=[];#o;#s=0;#i=!1;#r;#a;#u=0;constructor(t,e){
this.#t=t,this.#e=e}async take(t){if(await this.#c(t),this.#s>t)this.close();else if(this.#r)throw this.#r;const[e,...s]=this.#n;return(e&&s.length===0?e:Buffer.
concat(this.#n,this.#s)).subarray(0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#n.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#r)throw this.#r}finally{
this.close()}}close(){this.#i||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#i||this.#s>t||(await new Promise(e=>{this.#a=e,this.#u=t,this.#o?.
resume()}),this.#a=void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#n.push(
e),this.#s+=e.length,this.#a?this.#s>this.#u&&this.#a():this.#s>=qt&&t.pause()}onResponseEnd(){this.#i=!0,this.#a?.()}onResponseError(t,e){this.#i=!0,this.#r=e,
this.#e(e),this.#a?.()}}var te=l(5807);const ee={lt:"<",gt:">",amp:"&",quot:'"',apos:"'"};function S(n,t){const[e]=lt(n,t);return e===void 0?void 0:oe(e)}function ne(n){
if(!/<ListBucketResult[\s>]/.test(n))return;const t=S(n,"EncodingType")==="url",e=[];for(const i of lt(n,"Contents")){const a=se(S(i,"Key"),t),r=S(i,"Size")??"";
if(a===void 0||!/^\d{1,15}$/.test(r))return;e.push({key:a,size:Number(r)})}const s=S(n,"IsTruncated")==="true",o=S(n,"NextContinuationToken");if(!(s&&!o))return{
objects:e,next:s?o:void 0}}function se(n,t){if(n===void 0||!t)return n;try{return decodeURIComponent(n.replaceAll("+"," "))}catch{return}}function*lt(n,t){const[
e,s]=[`<${t}>`,`</${t}>`];for(let o=n.indexOf(e);o>=0;){const i=o+e.length,a=n.indexOf(s,i);if(a<0)return;yield n.slice(i,a),o=n.indexOf(e,a)}}function oe(n){return n.
replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,(t,e,s,o)=>{if(o!==void 0)return ee[o]??t;const i=e===void 0?Number.parseInt(s,16):Number(e);return i<=
1114111?String.fromCodePoint(i):t})}class d extends Error{name="S3Fault";code;status;isRepeatable;isRefusal;constructor(t,e){super(t,e),this.code=e.code,this.status=
e.status,this.isRepeatable=e.isRepeatable??!1,this.isRefusal=e.isRefusal??!1}}const ie=300,ae=new Set([408,429,500,502,503,504]),re=new Set(["SlowDown","Request\
Timeout","InternalError","ServiceUnavailable","OperationAborted"]),ce=new Set(["QuotaExceeded","InsufficientStorage","XMinioStorageFull","QuotaExceededException"]),
ue=new Set(["XAmzContentSHA256Mismatch","BadDigest"]),he=new Set(["AccessDenied","InvalidAccessKeyId","SignatureDoesNotMatch","ExpiredToken","InvalidToken","Acc\
ountProblem","AllAccessDisabled"]),K=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;function fe(n,t){const{status:e,text:s}=t,
o=S(s,"Code")?.slice(0,100),i=(0,te.DJ)(S(s,"Message")?.slice(0,ie)??""),a=[o??`HTTP ${e}`,i].filter(r=>r!=="").join(": ");return new d(le(n,t,o,a),{code:o,status:e,
isRepeatable:ae.has(e)||re.has(o??""),isRefusal:e<500})}function le(n,{status:t,headers:e,text:s},o,i){const a=e["x-amz-bucket-region"]??S(s,"Region");return typeof a==
"string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${a.slice(0,50)}: set AWS_REGION to it (${i})`:t>=300&&t<400?`S3 redirects requests f\
or ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${i})`:o==="NoSuchBucket"?`The bucket of ${n} does not exist (${i})`:o==="RequestTimeTooS\
kewed"?`The clock of this machine differs from that of S3 (${i})`:t===401||t===403||he.has(o??"")?`S3 refuses access to ${n} (${i})`:`S3 failed for ${n} (${i})`}
const de={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"the answer stopped",UND_ERR_SOCKET:"\
the connection was closed"},Ee=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function ye(n,t){if(t instanceof d)return t;const e=(0,ot.xU)(t),s=t instanceof Error?t.message:
String(t),o=de[e??""]??[e,s].filter(Boolean).join(": ");return new d(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!K.test(e??"")&&!Ee.test(
e??""),isRefusal:e==="ECONNREFUSED"||e==="ENOTFOUND"})}function we(n){return n instanceof d&&ue.has(n.code??"")}function Se(n){if(!(n instanceof d))return n;const t=n.
status===507||ce.has(n.code??"");return new E.u(n.message,{cause:n,isFull:t})}function be(n,t){const{status:e,headers:s}=n,o=()=>n.close();if(e===416)return o(),
{facts:q(n,0),length:0,close:o,whole:async()=>Buffer.alloc(0),async*parts(){}};const[,i,a]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(M(s,"content-range"))??
[],r=t?e===206&&Number(i)===t.start:e===200,c=Et(n);if(!r||c===void 0)throw o(),new d(`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:q(
n,t?Number(a):c),length:c,close:o,whole:()=>pe(n,c),parts:()=>Te(c,n.parts())}}function ge(n){const t=Et(n);if(t===void 0)throw new d("S3 answered without the s\
ize of the object",{});return q(n,t)}function Y({headers:n}){return M(n,"etag").replaceAll('"',"").slice(0,200)}async function pe(n,t){const e=await n.take(t);if(e.
length!==t)throw dt(t);return e}async function*Te(n,t){let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw dt(n)}function dt(n){return new Error(
`The answer does not have ${n} bytes`)}function Et({headers:n}){const t=M(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function q(n,t){const e=Date.
parse(M(n.headers,"last-modified"));return{size:t,etag:Y(n),storedAt:Number.isNaN(e)?0:e}}function M(n,t){const e=n[t];return typeof e=="string"?e:""}const me="\
objects",Ae=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,Re=200,Oe=/^[a-z0-9][a-z0-9-]{0,40}$/,_e="us-\
east-1";function In(n,t){const[,e,s=""]=Ae.exec(n)??[];if(e===void 0||s.length>Re)throw R(`--objects: "${yt(n)}" is not the place of a bucket`,"Write s3://BUCKE\
T or s3://BUCKET/PREFIX.");const o=ke(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:$e(t,o!==void 0),...present({endpoint:o}),pathStyle:o!==
void 0||e.includes("."),credentials:{accessKeyId:X(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:X(t,"AWS_SECRET_ACCESS_KEY","the secret key"),...present(
{sessionToken:t.AWS_SESSION_TOKEN?X(t,"AWS_SESSION_TOKEN","the session token"):void 0})}}}function Ne({bucket:n,prefix:t,endpoint:e}){return`s3://${n}/${t}${e?`\
 at ${e}`:""}`}function $e(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?_e:void 0);if(e!==void 0&&Oe.test(e))return e;throw R(e===void 0?"AWS_REGION is n\
ot set":`AWS_REGION: "${yt(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function ke(n){const t=n.AWS_ENDPOINT_URL_S3?"A\
WS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example.com.`;if(!URL.canParse(e))throw R(
`${t} is not a URL`,s);const{protocol:o,hostname:i,username:a,password:r,search:c,hash:u,origin:f,pathname:b}=new URL(e);if(a||r||c||u)throw R(`${t} contains mo\
re than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(i)))throw R(`${t} does not begin with https://`,`${s} Plain http is for this machin\
e alone.`);return f+b.replace(/\/+$/,"")}function X(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw R(`${t} ${s?"contains characters that no key has":
"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function yt(n){return n.includes("@")?"\u2026":n.slice(0,100)}function R(n,t){
return new SlipwayError("invalid_input",n,{input:me,remedy:t})}var O=l(5118);class Le{#t;#e;constructor(t){this.#t=t,this.#e=wt(t)}update(t){this.#e.update(St(t))}async digest(){
return this.#e.digest()}reset(){this.#e=wt(this.#t)}}function wt(n){return n===void 0?(0,p.createHash)("sha256"):(0,p.createHmac)("sha256",St(n))}function St(n){
return typeof n=="string"?n:ArrayBuffer.isView(n)?new Uint8Array(n.buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}const bt="s3",De=/^[\w.~/-]*$/,V="e3b0c44\
298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";function gt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":
"amazonaws.com",i=new URL(e??`https://s3.${t}.${o}`),a=i.pathname.replace(/\/$/,"");return s?`${i.origin}${a}/${n}`:`${i.protocol}//${n}.${i.host}${a}`}function Ce(n){
const{protocol:t,hostname:e,host:s,pathname:o}=new URL(`${gt(n)}/`),{accessKeyId:i,sessionToken:a}=n.credentials,r=Tt(f=>Ie(n,f)),c=async(f,b,x)=>{const N=new Date(
x).toISOString().replace(/[-:]|\.\d+/g,""),L={...f,host:s,"x-amz-content-sha256":b,"x-amz-date":N,...a!==void 0&&{"x-amz-security-token":a}},D=(0,O.HM)({method:"",
protocol:t,hostname:e,path:"",headers:L}),m=Object.keys(D).sort(),$=m.join(";"),F=m.map(g=>`${g}:${D[g]}`),{scope:tt,secret:C}=await r(N.slice(0,8));return{headers:L,
end:[...F,"",$,b].join(`
`),secret:C,start:`${O.SG}
${N}
${tt}
`,authorization:`${O.SG} Credential=${i}/${tt}, SignedHeaders=${$}, Signature=`}},u=Tt(f=>c(pt,V,f*1e3));return({method:f,key:b,query:x,headers:N=pt,sha256:L=V},D)=>{
const m=o+Me(b),$=x?(0,O.$t)({method:f,protocol:t,hostname:e,path:m,query:{...x},headers:{}}):"",F=g=>{const _n=g.start+(0,p.hash)("sha256",`${f}
${m}
${$}
${g.end}`),Nn=(0,p.createHmac)("sha256",g.secret).update(_n).digest("hex"),$n={...g.headers,authorization:g.authorization+Nn};return{path:$===""?m:`${m}?${$}`,headers:$n}},
C=Object.keys(N).length===0&&L===V?u(Math.floor(D/1e3)):c(N,L,D);return C instanceof Promise?C.then(F):F(C)}}const pt={};async function Ie({region:n,credentials:t},e){
const s=await(0,O.Xf)(Le,t,e,n,bt);return{scope:(0,O.Ds)(e,n,bt),secret:(0,p.createSecretKey)(s)}}function Tt(n){let t;return e=>t?.key===e?t.value:n(e).then(s=>(t=
{key:e,value:s},s))}function Me(n){if(De.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%\
2F","/").replace(/[!'()*]/g,t)}const Ue=600*1e3,ve=4,Pe=3e4,xe=1e3,Q=16*1024,Fe=6*1024*1024;class We{#t;#e;#n;#o;#s;#i;constructor(t,{limits:e,random:s=Math.random}={}){
this.#t=t,this.#e=Ce(t);const o={...Yt,...e};this.#n=Xt(new URL(gt(t)).origin,o),this.#s=o.pauseMs,this.#o=s,this.#i=Ne(t)}put(t,e,s,o,i){const a={"content-leng\
th":String(s),"content-type":"application/octet-stream"};return this.#a(async()=>{const r=await this.#h({method:"PUT",key:t,headers:a,sha256:o},i,e),c=await U(r,
Q);if(Y(r)!==""&&c==="")return Y(r);throw new d(`S3 did not confirm that it stored an object in ${this.#i}`,{isRepeatable:!0})})}get(t,e,s){return this.#a(()=>this.#u(
t,e,s))}load(t,e){return this.#a(async()=>{const s=await this.#u(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():
void 0}})}read(t,e){return this.#a(async()=>(await this.#u(t,e))?.whole())}head(t){return this.#a(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.
close(),e&&ge(e)})}delete(t,e){let s=0;return this.#a(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await U(o,Q),s===1})}async*list(t,e=xe){
for(let s;;){const o=await this.#r(t,s,e),i=this.#t.prefix.length;for(const{key:a,size:r}of o.objects)yield{key:a.slice(i),size:r};if(o.next===void 0)return;s=o.
next}}async check(){await this.#r("",void 0,1)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#r(t,e,s){const o={"list-type":"2","encoding-type":"url","max-keys":String(
s),prefix:this.#t.prefix+t,...e!==void 0&&{"continuation-token":e}};return this.#a(async()=>{const i=await this.#h({method:"GET",key:"",query:o},Date.now()),a=await U(
i,Fe),r=ne(a),c=r?.objects.every(({key:u})=>u.startsWith(o.prefix))&&r.next!==(e??"");if(!r||!c)throw new d(`S3 answered with no list for ${this.#i}`,{});return r})}async#a(t){
const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof ht)throw o.cause;if(we(o))throw new h.ls("S3 refused the bytes: they h\
ave another hash",{cause:o});const i=ye(this.#i,o),a=this.#s*4**(s-1)*(.5+this.#o()),r=performance.now()-e+a>Pe;if(!i.isRepeatable||s===ve||r)throw Se(i);await(0,ut.
setTimeout)(a)}}async#u(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},i=await this.#c({method:"GET",key:t,headers:o});
return i&&be(i,e)}async#c(t,e=Date.now()){try{return await this.#h(t,e)}catch(o){if(!(o instanceof d)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.
code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=0-0"}}))?.close()}async#h(t,e,s){if(Math.abs(Date.now()-e)>Ue)throw new d(
`S3 took too long for ${this.#i}`,{code:"DateTooOld"});const{key:o}=t,i=this.#e(o===""?t:{...t,key:this.#t.prefix+o},e),{path:a,headers:r}=i instanceof Promise?
await i:i,c=await this.#n.send({method:t.method,path:a,headers:r,body:s}),{status:u}=c;if(u>=200&&u<300||u===416&&t.headers?.range)return c;const f=await U(c,Q).
catch(()=>"");throw fe(this.#i,{status:u,headers:c.headers,text:f})}}async function U(n,t){return(await n.take(t)).toString()}const He=3600*1e3,mt=16,Be=1e4,At=32,
Rt=1e3,Z="~";class ze{#t;#e;#n;#o;#s;constructor({database:t,objects:e,clock:s,...o}){const i=new Bt(t,s),a=new We(e,o);this.#t=i,this.#e=a,this.#n=new Ht(i,s),
this.#o={s3:a,keep:I(r=>this.#i(r)),begin:I(r=>i.begin(r)),commit:I(r=>i.commit(r))}}async head(t){const e=await this.#n.row((0,h.bb)(t));return e!=="unknown"&&
!e?.isLost?e&&_(e,e.generation):this.#n.get(t,e,async(s,o)=>{const i=await this.#e.head(s);return i&&_(i,o)})}async load(t,e,s){const o=this.#n.likely((0,h.bb)(
t)),i=s==="any"&&await this.#e.load(k({key:t,generation:o}),e);return i?{facts:_(i.facts,o),bytes:i.bytes}:this.#n.get(t,await this.#n.row(t),async(a,r,c)=>{const u=await this.#e.
load(a,e);return u&&{facts:_(c??u.facts,r),bytes:u.bytes}})}async read(t,e){return this.#n.get(t,await this.#n.row((0,h.bb)(t)),s=>this.#e.read(s,e))}async stream(t,e){
return this.#n.get(t,await this.#n.row((0,h.bb)(t)),async s=>{const o=await this.#e.get(s,e),i=o&&Gt(o,e?.start??0,(a,r)=>this.#e.get(s,a,r));return i&&je(o,i)})}writer(){
return new Dt(this.#o)}async delete(t){await this.#a((0,h.bb)(t),void 0)}ago(t){return this.#t.ago(t)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#c(),
this.#a(t,e)}async distrust(t,e){const s=await this.#n.find((0,h.bb)(t));return!s||_(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t){const e=(0,h.ge)(
t)===""?Z:`${t}${Z}`;for(let s=t;;){const o=await this.#t.page(s,e,Rt);for(const a of o)yield{key:a.key,..._(a,a.generation)};const i=o.at(-1);if(!i||o.length<Rt)
return;s=i.key}}async*folders(){await this.#c();for(let t=await this.#t.firstKey("");t!==void 0;){const[e="",s]=t.split("/",2);s!==void 0&&(yield e),t=await this.#t.
firstKey(s===void 0?`${t}`:`${e}/${Z}`)}}async finishAbandoned(t=He){let e=0;for(let s=0;s<Be;){const o=Date.now(),i=await this.#t.claim(t,mt),a=await Promise.
all(i.map(r=>this.#u(r,o)));if(e+=a.filter(Boolean).length,s+=i.length,i.length<mt)break}return e}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#i(t){const e=await this.#t.
keep(t),s=[];for(let o=0;o<e.length;o+=At){const i=e.slice(o,o+At);s.push(...await Promise.all(i.map(a=>a!==void 0&&(!a.isDoubtful||this.#r(a)))))}return s}async#r(t){
const e=await this.#e.head(k(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.lose(t),!1)}async#a(t,e){const s=Date.now(),o=await this.#t.unlink(t,
e);return o&&await this.#u(o,s),o!==void 0}async#u(t,e){try{const s=await this.#e.delete(k(t),e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof E.
u)return!1;throw s}}async#c(){this.#s??=this.finishAbandoned().catch(t=>{if(!(t instanceof E.u))throw t}),await this.#s}}function _({size:n,storedAt:t,etag:e},s){
return{size:n,storedAt:t,version:`${s}-${e}`}}function je(n,t){return nt.Readable.from(t,{objectMode:!1}).once("close",()=>n.close())}var Ge=l(7030),v=l(3849);const Ke=[
{codes:/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,isLasting:!0,database:"Write the host of --database as the certificate of the server names it, or re\
new the certificate with this name.",objects:"Write the host of AWS_ENDPOINT_URL_S3 as the certificate of the service names it, or renew the certificate with th\
is name."},{codes:/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,isLasting:!0,database:"Renew the certificate of the server, and check the clock of this machine.",objects:"\
Renew the certificate of the service, and check the clock of this machine."},{codes:K,isLasting:!0,database:"If a private authority signed the certificate of th\
e server, add sslrootcert=FILE with the certificate of the authority to the URL of --database, or set NODE_EXTRA_CA_CERTS to the file.",objects:"If a private au\
thority signed the certificate of the service, set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority."},{codes:/^28|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^AccessDenied$|^InvalidToken$|^ExpiredToken$/,
isLasting:!1,database:"Check the user and the password in --database, and the rules for this machine in pg_hba.conf.",objects:"Check AWS_ACCESS_KEY_ID and AWS_S\
ECRET_ACCESS_KEY, and that this user may read, write, list and delete in the bucket."},{codes:/^3D000$|^NoSuchBucket$/,isLasting:!1,database:"Create the databas\
e: CREATE DATABASE \u2026 OWNER the user of --database.",objects:"Create the bucket, or write the name of an existing one in --objects."},{codes:/^42501$/,isLasting:!0,
database:'Create the database with its owner: CREATE DATABASE slipway OWNER slipway. In an existing one, write GRANT CREATE ON SCHEMA public TO slipway. "slipwa\
y" is the user of --database, who must also own the tables of the platform.',objects:""},{codes:/^3F000$/,isLasting:!0,database:"Create the schema that search_p\
ath names: CREATE SCHEMA \u2026 AUTHORIZATION the user of --database. Or write ALTER ROLE \u2026 SET search_path = public.",objects:""},{codes:/^(?:42704|42601|22023)$/,
isLasting:!0,database:"Correct the settings behind options= in the URL of --database, or in PGOPTIONS.",objects:""},{codes:/^25006$/,isLasting:!0,database:"Let \
the user of --database write: set default_transaction_read_only = off for the server, the database and the user (ALTER SYSTEM, ALTER DATABASE, ALTER ROLE). A se\
rvice may set it because its disk is full.",objects:""},{codes:/^standby$/,isLasting:!1,database:"Write the address of the primary server in --database: one tha\
t follows a failover.",objects:""},{codes:/^53300$/,isLasting:!1,database:"Raise max_connections of PostgreSQL, or end connections of other programs.",objects:""}],
Ye=/does not support SSL/,qe=/^unsupported startup parameter/,Xe=/client password must be/;function Mn(n,t){if(t instanceof Error&&Ye.test(t.message))return{remedy:"\
Set ssl = on and a certificate in postgresql.conf, or remove sslmode if only trusted machines are in the network.",isLasting:!0};if(t instanceof Error&&qe.test(
t.message))return{remedy:"Write the address of PostgreSQL itself in --database: a pooler as PgBouncer does not pass on notifications.",isLasting:!0};if(t instanceof
Error&&Xe.test(t.message))return{remedy:"The server asks for a password. Write it in --database: postgres://USER:PASSWORD@HOST/DATABASE.",isLasting:!0};const e=(t instanceof
S3Fault?t.code:void 0)??systemCode(t)??"",s=Ke.find(({codes:o})=>o.test(e));return s&&{remedy:s[n],isLasting:s.isLasting}}function Ve(n){return K.test(n)}const Qe=new Set(
["40001","40P01"]),Ze=new Set(["53100","53400"]),Je=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;function tn(n){
return Qe.has(P(n)??"")}function Un(n){return n instanceof StoreUnavailable&&P(n.cause)==="55P03"}function vn(n){return P(n)==="23505"}function en(n){const t=P(
n);return!(n instanceof Error)||!(nn(n)||sn(t)||t===void 0&&on(n))?n:new E.u(`PostgreSQL cannot be used: ${n.message}`,{cause:n,isFull:Ze.has(t??"")})}function nn(n){
return"severity"in n&&n.severity==="FATAL"}function sn(n){return n!==void 0&&(/^E[A-Z\d_]{3,}$/.test(n)||Ve(n)||Je.test(n))}function on(n){return/^SASL: |connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function P(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const an="standby",rn="25006",cn=`SELECT pg_is_in_rec\
overy() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;async function un(n){await Ot(n)}async function hn(n){const{read_only:t,now:e}=await Ot(n);if(t)
throw Object.assign(new Error("the database is read-only"),{code:rn});return Number(e)}async function Ot(n){const{rows:t}=await n.query(cn),[e]=t;if(e?.standby===
!1)return e;throw Object.assign(new Error("the server is a standby"),{code:an})}const fn=10,ln=5e3,dn=1e4,En=1e3,yn={query_timeout:2**31-1},wn=1e4,Sn=6,bn=20,_t="\
BEGIN ISOLATION LEVEL READ COMMITTED",gn={getTypeParser:((n,t)=>n===v.gK.builtins.INT8?Number:v.gK.getTypeParser(n,t))};class pn extends v.Kj{#t;constructor(t){
const e=new Ge.Socket;super({...t,stream:()=>e}),this.#t=e}connect(t){if(!t)return super.connect();super.connect(e=>{e&&this.#t.destroy(),t(e)})}}function Tn(n){
return new mn(n)}class mn{#t;#e;constructor({url:t,connections:e=fn,name:s="slipway",statementMs:o=dn}){this.#t=new v.bC({connectionString:t,max:e,application_name:s.
slice(0,63),types:gn,keepAlive:!0,keepAliveInitialDelayMillis:wn,connectionTimeoutMillis:ln,query_timeout:o+En,statement_timeout:o,lock_timeout:o/2,idle_in_transaction_session_timeout:o,
onConnect:un,Client:pn}),this.#t.on("error",()=>{})}async query(t,e=[]){return this.#s(()=>this.#o(s=>J(s,t,e)))}transaction(t){return this.#n(t,_t)}longTransaction(t,e){
const s=`${_t}; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${t}`;return this.#n(e,s,yn)}look(){return this.#s(()=>this.#o(hn))}[Symbol.asyncDispose](){
return this.#e??=this.#t.end(),this.#e}#n(t,e,s){return this.#s(()=>this.#o(async o=>{await o.query(e);const i=await t({query:(a,r=[])=>J(o,a,r,s)});return await J(
o,"COMMIT",[],s),i}))}async#o(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){
throw e.release(!0),o}}async#s(t){for(let e=1;;e+=1){try{return await t()}catch(s){if(!tn(s)||e===Sn)throw en(s)}await(0,ut.setTimeout)(bn*e*Math.random())}}}async function J(n,t,e,s){
const{rows:o,rowCount:i}=await n.query({text:t,values:[...e],...s});return{rows:o,count:i??0}}const An=4;function Rn({database:n,objects:t}){const e=Tn({url:n,connections:An,
name:"slipway worker"});return new ze({database:On(e),objects:t})}function On(n){return{query:(t,e)=>et(()=>n.query(t,e),W.ml),transaction:t=>et(()=>n.transaction(
t),W.ml),[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}})};export{Pn as id,xn as ids,Fn as modules};

const _n=278,On=[278],Nn={9278:((Sn,_t,l)=>{l.d(_t,{openClusterBlobs:()=>En});var Z=l(7075),h=l(5879),E=l(1301),p=l(7598);const Ot=3;function k({key:n,generation:t}){
return t===1?n:`${n}~${t}`}class Nt{#t;#e=new Set;#n;constructor(t){this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){return this.#s(
async()=>{if((0,h.bb)(t),(0,p.hash)("sha256",e)!==s)throw new h.ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(
()=>this.#o((0,h.bb)(t),()=>$t(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#e)}async#o(t,e,s,o){const{s3:a,begin:i,commit:r}=this.#t;for(let c=1;c<=Ot;c+=1){const u=Date.now(),f=await i(t),S=await a.put(k(f),e,s,o,u);if(await r(
{...f,size:s,sha256:o,etag:S}))return}throw new E.u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#n)throw this.#n.error;const e=this.#a(t);this.#e.
add(e);try{return await e}finally{this.#e.delete(e)}}async#a(t){try{return await t()}catch(e){const o=e instanceof E.u&&e.isFull?new h.Sb(e.message,{cause:e}):e;
throw o instanceof TypeError||(this.#n??={error:o}),o}}}async function*$t(n,t,e,s){const o=(0,p.createHash)("sha256");let a=0,i;for await(const r of e){if(o.update(
r),a+=r.length,a>t)break;a===t&&r.length>0?(i=Uint8Array.from(r.subarray(-1)),yield r.subarray(0,-1)):yield r}if(a!==t||o.digest("hex")!==s)throw new h.ls(`The \
bytes of ${n} have another size or hash`);i&&(yield i)}const kt=500;function I(n){const t=[];let e=!1;const s=async()=>{for(await Promise.resolve();t.length>0;)
await Lt(t.splice(0,kt),n);e=!1};return o=>new Promise((a,i)=>{t.push({item:o,resolve:a,reject:i}),!e&&(e=!0,s())})}async function Lt(n,t){try{const e=await t(n.
map(({item:s})=>s));if(e.length!==n.length)throw new TypeError("A batch has another number of results");for(const[s,o]of e.entries())n[s]?.resolve(o)}catch(e){for(const{
reject:s}of n)s(e)}}var Dt=l(6744),Ct=l(1224);const It=1e3,Mt=2e3,Ut=3e3,vt=1e4,Pt=5;class xt{find;#t;#e;#n=new Dt.E(vt);#o=0;constructor(t,e){this.find=I(s=>t.
find(s)),this.#t=t,this.#e=e??Ct.ml}async get(t,e,s){let o,a=e;for(let i=0;i<Pt&&a;i+=1){const r=a==="unknown"?this.likely(t):a.generation;if(r===o&&a!=="unknow\
n"){await this.#t.lose(a);return}const c=await s(k({key:t,generation:r}),r,a==="unknown"?void 0:a);if(c!==void 0)return c;o=a==="unknown"?void 0:r;const u=await J(
this.find(t),Ut);if(u==="late")throw new E.u("PostgreSQL does not answer in time");this.#s(t,u),a=u}if(a)throw new E.u(`${t} changes too often to be read`)}likely(t){
return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#o)return"unknown";try{const e=await J(this.find(t),It);if(e!=="late")return this.#s(t,e),e}catch(e){
if(!(e instanceof E.u))throw e}return this.#o=this.#e.monotonic()+Mt,"unknown"}#s(t,e){e&&e.generation!==1?this.#n.set(t,e.generation):this.#n.delete(t)}}async function J(n,t){
let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}var tt=l(3739);function y(n,t){const e=n[t];
if(typeof e!="string")throw F(t);return e}function gn(n,t){return n[t]===null?null:y(n,t)}function T(n,t){const e=n[t];if(typeof e!="number")throw F(t);return e}
function pn(n,t){return n[t]===null?null:T(n,t)}function Tn(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw F(t);return e}function F(n){return new tt.GQ("\
internal",`The column ${n} of the database has an unexpected type`)}async function et(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE \
key = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function nt(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...W(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>H(m(s))))}function W(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function H({key:n,generation:t}){return`${n}~${t}`}function m(n){return{key:y(n,"key"),generation:T(n,"generation")}}function B(n){return{...m(n),token:T(n,"tou\
ched_at")}}const w="coalesce($1::bigint, slipway_now())",st="key, generation, size, sha256, etag, stored_at, is_lost";class Ft{#t;#e;constructor(t,e){this.#t=t,
this.#e=e}async find(t){const e=`SELECT ${st} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(a=>[y(a,"key"),ot(a)]));return t.map(a=>o.get(a))}async keep(t){const{rows:e}=await this.#a(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${w} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size, generation, etag, EXISTS (SELECT FROM blobs AS l WHERE l.is_lost
        AND l.key >= split_part(blobs.key, '/', 1) || '/' AND l.key < split_part(blobs.key, '/', 1) || '0') AS is_doubtful`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),
s=new Map(e.map(o=>[y(o,"key"),Wt(o)]));return t.map(({key:o,size:a})=>s.get(o)?.size===a?s.get(o):void 0)}async begin(t){const e=new Map;for(const a of t)e.set(
a,(e.get(a)??0)+1);const{rows:s}=await this.#a(`WITH given AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${w} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${w} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,a=>y(a,"key"));return t.map(a=>B(o.get(a)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await et(e,t);const s=await nt(e,t);return await this.#n(e,t.filter(o=>s.has(H(o)))),t.map(o=>s.has(H(o)))})}async ago(t){const{rows:e}=await this.#a(
`SELECT ${w} - $2::bigint AS time`,[t]);return(0,h.zA)(T(e[0]??{},"time"))}unlink(t,e){return this.#t.transaction(async s=>{const a="SELECT key, generation FROM\
 blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[i]=(await s.query(a,[t,e??null])).rows;return i&&
this.#o(s,m(i))})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await et(s,t),await nt(s,t),await s.query("DELETE FROM blobs W\
HERE key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#a(
`UPDATE blob_leftovers AS l SET touched_at = ${w} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${w} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(B)}async lose({key:t,generation:e}){
return(await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])).count>0}async page(t,e,s){const{rows:o}=await this.#t.query(
`SELECT ${st} FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(ot)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&y(e[0],"key")}async#n(t,e){const s=new Map(e.map(r=>[r.key,r])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),a=[...o.map(m),...e.filter(r=>s.get(r.key)!==r)],
i=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${w}, touched_at = ${w}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...W(i),i.map(({size:r})=>r),i.map(({sha256:r})=>r),i.map(({etag:r})=>r)]),await this.#s(t,a)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&B(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${w} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...W(e)]);return s}#a(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function Wt(n){
const t=T(n,"size");return{...m(n),size:t,etag:y(n,"etag"),isDoubtful:n.is_doubtful===!0}}function ot(n){return{...m(n),sha256:y(n,"sha256"),size:T(n,"size"),etag:y(
n,"etag"),storedAt:T(n,"stored_at"),isLost:n.is_lost===!0}}const Ht=3;async function*Bt(n,t,e){const s=t+n.length-1;let o=n.parts(),a=t,i=0;try{for(;a<=s;){const r=await o.
next().catch(c=>({error:c}));if("error"in r||r.done){i+=1;const c="error"in r?r.error:new Error("The object ended early"),u=i>Ht?void 0:await e({start:a,end:s},
n.facts.etag);if(!u)throw c;o=u.parts();continue}i=0,a+=r.value.length,yield r.value}}finally{await o.return()}}var at=l(8500),zt=l(9903);const jt={connectMs:5e3,
answerMs:2e4,idleMs:2e4,pauseMs:100};class it extends Error{name="SourceFailed"}const rt=4e3,z=256*1024,Gt=256*1024;function Yt(n,{connectMs:t,answerMs:e,idleMs:s}){
const o=new zt.Pool(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:rt,keepAliveMaxTimeout:rt});return{send:({body:a,...i})=>new Promise(
(r,c)=>{o.dispatch({...i,body:Kt(a),reset:!1},new Vt(r,c))}),[Symbol.dispose]:()=>{o.destroy()}}}function Kt(n){return n===void 0?null:n instanceof Uint8Array&&
n.length<=z?n:Z.Readable.from(n instanceof Uint8Array?qt(n):Xt(n),{objectMode:!1})}function*qt(n){for(let t=0;t<n.length;t+=z)yield n.subarray(t,t+z)}async function*Xt(n){
try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new it("The body of the request could not be made",{cause:t})}}class Vt{status=0;headers={};#t;#e;#n=[];#o;#s=0;#a=!1;#r;#i;#u=0;constructor(t,e){
this.#t=t,this.#e=e}async take(t){if(await this.#c(t),this.#s>t)this.close();else if(this.#r)throw this.#r;const[e,...s]=this.#n;return(e&&s.length===0?e:Buffer.
concat(this.#n,this.#s)).subarray(0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#n.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#r)throw this.#r}finally{
this.close()}}close(){this.#a||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#a||this.#s>t||(await new Promise(e=>{this.#i=e,this.#u=t,this.#o?.
resume()}),this.#i=void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#n.push(
e),this.#s+=e.length,this.#i?this.#s>this.#u&&this.#i():this.#s>=Gt&&t.pause()}onResponseEnd(){this.#a=!0,this.#i?.()}onResponseError(t,e){this.#a=!0,this.#r=e,
this.#e(e),this.#i?.()}}var Qt=l(5807);const Zt={lt:"<",gt:">",amp:"&",quot:'"',apos:"'"};function b(n,t){const[e]=ct(n,t);return e===void 0?void 0:ee(e)}function Jt(n){
if(!/<ListBucketResult[\s>]/.test(n))return;const t=b(n,"EncodingType")==="url",e=[];for(const a of ct(n,"Contents")){const i=te(b(a,"Key"),t),r=b(a,"Size")??"";
if(i===void 0||!/^\d{1,15}$/.test(r))return;e.push({key:i,size:Number(r)})}const s=b(n,"IsTruncated")==="true",o=b(n,"NextContinuationToken");if(!(s&&!o))return{
objects:e,next:s?o:void 0}}function te(n,t){if(n===void 0||!t)return n;try{return decodeURIComponent(n.replaceAll("+"," "))}catch{return}}function*ct(n,t){const[
e,s]=[`<${t}>`,`</${t}>`];for(let o=n.indexOf(e);o>=0;){const a=o+e.length,i=n.indexOf(s,a);if(i<0)return;yield n.slice(a,i),o=n.indexOf(e,i)}}function ee(n){return n.
replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,(t,e,s,o)=>{if(o!==void 0)return Zt[o]??t;const a=e===void 0?Number.parseInt(s,16):Number(e);return a<=
1114111?String.fromCodePoint(a):t})}class d extends Error{name="S3Fault";code;status;isRepeatable;isRefusal;constructor(t,e){super(t,e),this.code=e.code,this.status=
e.status,this.isRepeatable=e.isRepeatable??!1,this.isRefusal=e.isRefusal??!1}}const ne=300,se=new Set([408,429,500,502,503,504]),oe=new Set(["SlowDown","Request\
Timeout","InternalError","ServiceUnavailable","OperationAborted"]),ae=new Set(["QuotaExceeded","InsufficientStorage","XMinioStorageFull","QuotaExceededException"]),
ie=new Set(["XAmzContentSHA256Mismatch","BadDigest"]),re=new Set(["AccessDenied","InvalidAccessKeyId","SignatureDoesNotMatch","ExpiredToken","InvalidToken","Acc\
ountProblem","AllAccessDisabled"]),ce=/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;function ue(n,t){const{status:e,text:s}=t,o=b(s,"Code")?.slice(0,
100),a=(0,Qt.DJ)(b(s,"Message")?.slice(0,ne)??""),i=[o??`HTTP ${e}`,a].filter(r=>r!=="").join(": ");return new d(he(n,t,o,i),{code:o,status:e,isRepeatable:se.has(
e)||oe.has(o??""),isRefusal:e<500})}function he(n,{status:t,headers:e,text:s},o,a){const i=e["x-amz-bucket-region"]??b(s,"Region");return typeof i=="string"&&(t===
301||t===307||t===400)?`The bucket of ${n} is in the region ${i.slice(0,50)}: set AWS_REGION to it (${a})`:t>=300&&t<400?`S3 redirects requests for ${n}: set AW\
S_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${a})`:o==="NoSuchBucket"?`The bucket of ${n} does not exist (${a})`:o==="RequestTimeTooSkewed"?`The clo\
ck of this machine differs from that of S3 (${a})`:t===401||t===403||re.has(o??"")?`S3 refuses access to ${n} (${a})`:`S3 failed for ${n} (${a})`}const fe={UND_ERR_CONNECT_TIMEOUT:"\
no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"the answer stopped",UND_ERR_SOCKET:"the connection was closed"},le=/^UND_ERR_(?:DESTROYED|CLOSED)$/;
function de(n,t){if(t instanceof d)return t;const e=(0,tt.xU)(t),s=t instanceof Error?t.message:String(t),o=fe[e??""]??[e,s].filter(Boolean).join(": ");return new d(
`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!ce.test(e??"")&&!le.test(e??""),isRefusal:e==="ECONNREFUSED"||e==="ENOTFOUND"})}function Ee(n){
return n instanceof d&&ie.has(n.code??"")}function ye(n){if(!(n instanceof d))return n;const t=n.status===507||ae.has(n.code??"");return new E.u(n.message,{cause:n,
isFull:t})}function we(n,t){const{status:e,headers:s}=n,o=()=>n.close();if(e===416)return o(),{facts:G(n,0),length:0,close:o,whole:async()=>Buffer.alloc(0),async*parts(){}};
const[,a,i]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(M(s,"content-range"))??[],r=t?e===206&&Number(a)===t.start:e===200,c=ht(n);if(!r||c===void 0)throw o(),
new d(`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:G(n,t?Number(i):c),length:c,close:o,whole:()=>Se(n,c),parts:()=>ge(c,n.parts())}}
function be(n){const t=ht(n);if(t===void 0)throw new d("S3 answered without the size of the object",{});return G(n,t)}function j({headers:n}){return M(n,"etag").
replaceAll('"',"").slice(0,200)}async function Se(n,t){const e=await n.take(t);if(e.length!==t)throw ut(t);return e}async function*ge(n,t){let e=0;for await(const s of t){
if(e+=s.length,e>n)break;yield s}if(e!==n)throw ut(n)}function ut(n){return new Error(`The answer does not have ${n} bytes`)}function ht({headers:n}){const t=M(
n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function G(n,t){const e=Date.parse(M(n.headers,"last-modified"));return{size:t,etag:j(n),storedAt:Number.
isNaN(e)?0:e}}function M(n,t){const e=n[t];return typeof e=="string"?e:""}const pe="objects",Te=/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9][\w.-]*\/)*(?:[A-Za-z0-9][\w.-]*)?))?$/,
Re=200,me=/^[a-z0-9][a-z0-9-]{0,40}$/,Ae="us-east-1";function Rn(n,t){const[,e,s=""]=Te.exec(n)??[];if(e===void 0||s.length>Re)throw A(`--objects: "${lt(n)}" is\
 not the place of a bucket`,"Write s3://BUCKET or s3://BUCKET/PREFIX.");const o=Ne(t);return{bucket:e,prefix:s===""||s.endsWith("/")?s:`${s}/`,region:Oe(t,o!==void 0),
...present({endpoint:o}),pathStyle:o!==void 0||e.includes("."),credentials:{accessKeyId:ft(t,"AWS_ACCESS_KEY_ID","the access key"),secretAccessKey:ft(t,"AWS_SEC\
RET_ACCESS_KEY","the secret key"),...present({sessionToken:t.AWS_SESSION_TOKEN||void 0})}}}function _e({bucket:n,prefix:t,endpoint:e}){return`s3://${n}/${t}${e?
` at ${e}`:""}`}function Oe(n,t){const e=n.AWS_REGION||n.AWS_DEFAULT_REGION||(t?Ae:void 0);if(e!==void 0&&me.test(e))return e;throw A(e===void 0?"AWS_REGION is \
not set":`AWS_REGION: "${lt(e)}" is not a region`,"Set AWS_REGION to the region of the bucket, as eu-central-1.")}function Ne(n){const t=n.AWS_ENDPOINT_URL_S3?"\
AWS_ENDPOINT_URL_S3":"AWS_ENDPOINT_URL",e=n[t];if(!e)return;const s=`Set ${t} to the URL of the S3 service, as https://s3.example.com.`;if(!URL.canParse(e))throw A(
`${t} is not a URL`,s);const{protocol:o,hostname:a,username:i,password:r,search:c,hash:u,origin:f,pathname:S}=new URL(e);if(i||r||c||u)throw A(`${t} contains mo\
re than a host and a path`,s);if(o!=="https:"&&!(o==="http:"&&isLoopbackHost(a)))throw A(`${t} does not begin with https://`,`${s} Plain http is for this machin\
e alone.`);return f+S.replace(/\/+$/,"")}function ft(n,t,e){const s=n[t];if(s&&/^[!-~]+$/.test(s))return s;throw A(`${t} ${s?"contains characters that no key ha\
s":"is not set"}`,`Set ${t} to ${e} of an S3 user who may read and write the bucket.`)}function lt(n){return n.includes("@")?"\u2026":n.slice(0,100)}function A(n,t){
return new SlipwayError("invalid_input",n,{input:pe,remedy:t})}var _=l(5118);class $e{#t;#e;constructor(t){this.#t=t,this.#e=dt(t)}update(t){this.#e.update(Et(t))}async digest(){
return this.#e.digest()}reset(){this.#e=dt(this.#t)}}function dt(n){return n===void 0?(0,p.createHash)("sha256"):(0,p.createHmac)("sha256",Et(n))}function Et(n){
return typeof n=="string"?n:ArrayBuffer.isView(n)?new Uint8Array(n.buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}const yt="s3",ke=/^[\w.~/-]*$/,Y="e3b0c44\
298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";function wt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":
"amazonaws.com",a=new URL(e??`https://s3.${t}.${o}`),i=a.pathname.replace(/\/$/,"");return s?`${a.origin}${i}/${n}`:`${a.protocol}//${n}.${a.host}${i}`}function Le(n){
const{protocol:t,hostname:e,host:s,pathname:o}=new URL(`${wt(n)}/`),{accessKeyId:a,sessionToken:i}=n.credentials,r=St(f=>De(n,f)),c=async(f,S,P)=>{const N=new Date(
P).toISOString().replace(/[-:]|\.\d+/g,""),L={...f,host:s,"x-amz-content-sha256":S,"x-amz-date":N,...i!==void 0&&{"x-amz-security-token":i}},D=(0,_.HM)({method:"",
protocol:t,hostname:e,path:"",headers:L}),R=Object.keys(D).sort(),$=R.join(";"),x=R.map(g=>`${g}:${D[g]}`),{scope:Q,secret:C}=await r(N.slice(0,8));return{headers:L,
end:[...x,"",$,S].join(`
`),secret:C,start:`${_.SG}
${N}
${Q}
`,authorization:`${_.SG} Credential=${a}/${Q}, SignedHeaders=${$}, Signature=`}},u=St(f=>c(bt,Y,f*1e3));return({method:f,key:S,query:P,headers:N=bt,sha256:L=Y},D)=>{
const R=o+Ce(S),$=P?(0,_.$t)({method:f,protocol:t,hostname:e,path:R,query:{...P},headers:{}}):"",x=g=>{const yn=g.start+(0,p.hash)("sha256",`${f}
${R}
${$}
${g.end}`),wn=(0,p.createHmac)("sha256",g.secret).update(yn).digest("hex"),bn={...g.headers,authorization:g.authorization+wn};return{path:$===""?R:`${R}?${$}`,headers:bn}},
C=Object.keys(N).length===0&&L===Y?u(Math.floor(D/1e3)):c(N,L,D);return C instanceof Promise?C.then(x):x(C)}}const bt={};async function De({region:n,credentials:t},e){
const s=await(0,_.Xf)($e,t,e,n,yt);return{scope:(0,_.Ds)(e,n,yt),secret:(0,p.createSecretKey)(s)}}function St(n){let t;return e=>t?.key===e?t.value:n(e).then(s=>(t=
{key:e,value:s},s))}function Ce(n){if(ke.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%\
2F","/").replace(/[!'()*]/g,t)}const Ie=600*1e3,Me=4,Ue=3e4,ve=1e3,K=16*1024,Pe=6*1024*1024;class xe{#t;#e;#n;#o;#s;#a;constructor(t,{limits:e,random:s=Math.random}={}){
this.#t=t,this.#e=Le(t);const o={...jt,...e};this.#n=Yt(new URL(wt(t)).origin,o),this.#s=o.pauseMs,this.#o=s,this.#a=_e(t)}put(t,e,s,o,a){const i={"content-leng\
th":String(s),"content-type":"application/octet-stream"};return this.#i(async()=>{const r=await this.#h({method:"PUT",key:t,headers:i,sha256:o},a,e),c=await U(r,
K);if(j(r)!==""&&c==="")return j(r);throw new d(`S3 did not confirm that it stored an object in ${this.#a}`,{isRepeatable:!0})})}get(t,e,s){return this.#i(()=>this.#u(
t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#u(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():
void 0}})}read(t,e){return this.#i(async()=>(await this.#u(t,e))?.whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.
close(),e&&be(e)})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await U(o,K),s===1})}async*list(t,e=ve){
for(let s;;){const o=await this.#r(t,s,e),a=this.#t.prefix.length;for(const{key:i,size:r}of o.objects)yield{key:i.slice(a),size:r};if(o.next===void 0)return;s=o.
next}}async check(){await this.#r("",void 0,1)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#r(t,e,s){const o={"list-type":"2","encoding-type":"url","max-keys":String(
s),prefix:this.#t.prefix+t,...e!==void 0&&{"continuation-token":e}};return this.#i(async()=>{const a=await this.#h({method:"GET",key:"",query:o},Date.now()),i=await U(
a,Pe),r=Jt(i),c=r?.objects.every(({key:u})=>u.startsWith(o.prefix))&&r.next!==(e??"");if(!r||!c)throw new d(`S3 answered with no list for ${this.#a}`,{});return r})}async#i(t){
const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof it)throw o.cause;if(Ee(o))throw new h.ls("S3 refused the bytes: they h\
ave another hash",{cause:o});const a=de(this.#a,o),i=this.#s*4**(s-1)*(.5+this.#o()),r=performance.now()-e+i>Ue;if(!a.isRepeatable||s===Me||r)throw ye(a);await(0,at.
setTimeout)(i)}}async#u(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},a=await this.#c({method:"GET",key:t,headers:o});
return a&&we(a,e)}async#c(t,e=Date.now()){try{return await this.#h(t,e)}catch(o){if(!(o instanceof d)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.
code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=0-0"}}))?.close()}async#h(t,e,s){if(Math.abs(Date.now()-e)>Ie)throw new d(
`S3 took too long for ${this.#a}`,{code:"DateTooOld"});const{key:o}=t,a=this.#e(o===""?t:{...t,key:this.#t.prefix+o},e),{path:i,headers:r}=a instanceof Promise?
await a:a,c=await this.#n.send({method:t.method,path:i,headers:r,body:s}),{status:u}=c;if(u>=200&&u<300||u===416&&t.headers?.range)return c;const f=await U(c,K).
catch(()=>"");throw ue(this.#a,{status:u,headers:c.headers,text:f})}}async function U(n,t){return(await n.take(t)).toString()}const Fe=3600*1e3,gt=16,We=1e4,pt=32,
Tt=1e3,q="~";class He{#t;#e;#n;#o;#s;constructor({database:t,objects:e,clock:s,...o}){const a=new Ft(t,s),i=new xe(e,o);this.#t=a,this.#e=i,this.#n=new xt(a,s),
this.#o={s3:i,keep:I(r=>this.#a(r)),begin:I(r=>a.begin(r)),commit:I(r=>a.commit(r))}}async head(t){const e=await this.#n.row((0,h.bb)(t));return e!=="unknown"&&
!e?.isLost?e&&O(e,e.generation):this.#n.get(t,e,async(s,o)=>{const a=await this.#e.head(s);return a&&O(a,o)})}async load(t,e,s){const o=this.#n.likely((0,h.bb)(
t)),a=s==="any"&&await this.#e.load(k({key:t,generation:o}),e);return a?{facts:O(a.facts,o),bytes:a.bytes}:this.#n.get(t,await this.#n.row(t),async(i,r,c)=>{const u=await this.#e.
load(i,e);return u&&{facts:O(c??u.facts,r),bytes:u.bytes}})}async read(t,e){return this.#n.get(t,await this.#n.row((0,h.bb)(t)),s=>this.#e.read(s,e))}async stream(t,e){
return this.#n.get(t,await this.#n.row((0,h.bb)(t)),async s=>{const o=await this.#e.get(s,e),a=o&&Bt(o,e?.start??0,(i,r)=>this.#e.get(s,i,r));return a&&Be(o,a)})}writer(){
return new Nt(this.#o)}async delete(t){await this.#i((0,h.bb)(t),void 0)}ago(t){return this.#t.ago(t)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#c(),
this.#i(t,e)}async distrust(t,e){const s=await this.#n.find((0,h.bb)(t));return!s||O(s,s.generation).version!==e?!1:this.#t.lose(s)}async*list(t){const e=(0,h.ge)(
t)===""?q:`${t}${q}`;for(let s=t;;){const o=await this.#t.page(s,e,Tt);for(const i of o)yield{key:i.key,...O(i,i.generation)};const a=o.at(-1);if(!a||o.length<Tt)
return;s=a.key}}async*folders(){await this.#c();for(let t=await this.#t.firstKey("");t!==void 0;){const[e="",s]=t.split("/",2);s!==void 0&&(yield e),t=await this.#t.
firstKey(s===void 0?`${t}`:`${e}/${q}`)}}async finishAbandoned(t=Fe){let e=0;for(let s=0;s<We;){const o=Date.now(),a=await this.#t.claim(t,gt),i=await Promise.
all(a.map(r=>this.#u(r,o)));if(e+=i.filter(Boolean).length,s+=a.length,a.length<gt)break}return e}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#a(t){const e=await this.#t.
keep(t),s=[];for(let o=0;o<e.length;o+=pt){const a=e.slice(o,o+pt);s.push(...await Promise.all(a.map(i=>i!==void 0&&(!i.isDoubtful||this.#r(i)))))}return s}async#r(t){
const e=await this.#e.head(k(t));return e?.etag===t.etag&&e.size===t.size?!0:(await this.#t.lose(t),!1)}async#i(t,e){const s=Date.now(),o=await this.#t.unlink(t,
e);return o&&await this.#u(o,s),o!==void 0}async#u(t,e){try{const s=await this.#e.delete(k(t),e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof E.
u)return!1;throw s}}async#c(){this.#s??=this.finishAbandoned().catch(t=>{if(!(t instanceof E.u))throw t}),await this.#s}}function O({size:n,storedAt:t,etag:e},s){
return{size:n,storedAt:t,version:`${s}-${e}`}}function Be(n,t){return Z.Readable.from(t,{objectMode:!1}).once("close",()=>n.close())}var X=l(3849);const Rt=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/,
ze=[{codes:/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,isLasting:!0,database:"Write the host of --database as the certificate of the server names it, o\
r renew the certificate with this name.",objects:"Write the host of AWS_ENDPOINT_URL_S3 as the certificate of the service names it, or renew the certificate wit\
h this name."},{codes:/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,isLasting:!0,database:"Renew the certificate of the server, and check the clock of this machine.",objects:"\
Renew the certificate of the service, and check the clock of this machine."},{codes:Rt,isLasting:!0,database:"If a private authority signed the certificate of t\
he server, add sslrootcert=FILE with the certificate of the authority to the URL of --database, or set NODE_EXTRA_CA_CERTS to the file.",objects:"If a private a\
uthority signed the certificate of the service, set NODE_EXTRA_CA_CERTS to a file with the certificate of the authority."},{codes:/^28|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^AccessDenied$|^InvalidToken$|^ExpiredToken$/,
isLasting:!1,database:"Check the user and the password in --database, and the rules for this machine in pg_hba.conf.",objects:"Check AWS_ACCESS_KEY_ID and AWS_S\
ECRET_ACCESS_KEY, and that this user may read, write, list and delete in the bucket."},{codes:/^3D000$|^NoSuchBucket$/,isLasting:!1,database:"Create the databas\
e: CREATE DATABASE \u2026 OWNER the user of --database.",objects:"Create the bucket, or write the name of an existing one in --objects."},{codes:/^42501$/,isLasting:!0,
database:'Create the database with its owner: CREATE DATABASE slipway OWNER slipway. In an existing one, write GRANT CREATE ON SCHEMA public TO slipway. "slipwa\
y" is the user of --database, who must also own the tables of the platform.',objects:""},{codes:/^3F000$/,isLasting:!0,database:"Create the schema that search_p\
ath names: CREATE SCHEMA \u2026 AUTHORIZATION the user of --database. Or write ALTER ROLE \u2026 SET search_path = public.",objects:""},{codes:/^25006$/,isLasting:!0,
database:"Let the user of --database write: set default_transaction_read_only = off for the server, the database and the user (ALTER SYSTEM, ALTER DATABASE, ALT\
ER ROLE). A service may set it because its disk is full.",objects:""},{codes:/^standby$/,isLasting:!1,database:"Write the address of the primary server in --dat\
abase: one that follows a failover.",objects:""},{codes:/^53300$/,isLasting:!1,database:"Raise max_connections of PostgreSQL, or end connections of other progra\
ms.",objects:""}],je=/does not support SSL/;function mn(n,t){if(t instanceof Error&&je.test(t.message))return{remedy:"Set ssl = on and a certificate in postgres\
ql.conf, or remove sslmode if only trusted machines are in the network.",isLasting:!0};const e=(t instanceof S3Fault?t.code:void 0)??systemCode(t)??"",s=ze.find(
({codes:o})=>o.test(e));return s&&{remedy:s[n],isLasting:s.isLasting}}function Ge(n){return Rt.test(n)}const Ye=new Set(["40001","40P01"]),Ke=new Set(["53100","\
53400"]),qe=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000|3F000|42501|standby)$/;function Xe(n){return Ye.has(V(n)??"")}function An(n){
return V(n)==="23505"}function Ve(n){const t=V(n);return!(n instanceof Error)||!(Qe(t)||t===void 0&&Ze(n))?n:new E.u(`PostgreSQL cannot be used: ${n.message}`,{
cause:n,isFull:Ke.has(t??"")})}function Qe(n){return n!==void 0&&(/^E[A-Z\d_]{3,}$/.test(n)||Ge(n)||qe.test(n))}function Ze(n){return/connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function V(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Je="standby",tn="25006",en=`SELECT pg_is_in_rec\
overy() AS standby, current_setting('transaction_read_only') = 'on' AS read_only,
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`;async function nn(n){await mt(n)}async function sn(n){const{read_only:t,now:e}=await mt(n);if(t)
throw Object.assign(new Error("the database is read-only"),{code:tn});return e}async function mt(n){const{rows:t}=await n.query(en),[e]=t;if(e?.standby===!1)return e;
throw Object.assign(new Error("the server is a standby"),{code:Je})}const on=10,an=5e3,v=1e4,rn=v+1e3,cn=6,un=20,hn={getTypeParser:((n,t)=>n===X.gK.builtins.INT8?
Number:X.gK.getTypeParser(n,t))};function fn(n){return new ln(n)}class ln{#t;#e;constructor({url:t,connections:e=on,name:s="slipway"}){this.#t=new X.bC({connectionString:t,
max:e,application_name:s.slice(0,63),types:hn,keepAlive:!0,connectionTimeoutMillis:an,query_timeout:rn,statement_timeout:v,lock_timeout:v/2,idle_in_transaction_session_timeout:v,
onConnect:nn}),this.#t.on("error",()=>{})}async query(t,e=[]){return this.#o(()=>this.#n(s=>At(s,t,e)))}async transaction(t){return this.#o(()=>this.#n(async e=>{
await e.query("BEGIN ISOLATION LEVEL READ COMMITTED");const s=await t({query:(o,a=[])=>At(e,o,a)});return await e.query("COMMIT"),s}))}look(){return this.#o(()=>this.#n(
sn))}[Symbol.asyncDispose](){return this.#e??=this.#t.end(),this.#e}async#n(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(e);return e.
off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}async#o(t){for(let e=1;;e+=1){try{return await t()}catch(s){if(!Xe(s)||e===cn)throw Ve(s)}await(0,at.
setTimeout)(un*e*Math.random())}}}async function At(n,t,e){const{rows:s,rowCount:o}=await n.query(t,[...e]);return{rows:s,count:o??0}}const dn=4;function En({database:n,
objects:t}){const e=fn({url:n,connections:dn,name:"slipway worker"});return new He({database:e,objects:t})}})};export{_n as id,On as ids,Nn as modules};

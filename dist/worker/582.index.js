const on=582,an=[582],rn={6582:((Ze,Tt,f)=>{f.d(Tt,{openClusterBlobs:()=>Qe});var tt=f(7075),h=f(5879),y=f(1301),g=f(7598);const mt=3;function T({key:n,generation:t}){
return t===1?n:`${n}~${t}`}class Rt{#t;#e=new Set;#n;constructor(t){this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){return this.#s(
async()=>{if((0,h.bb)(t),(0,g.hash)("sha256",e)!==s)throw new h.ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(
()=>this.#o((0,h.bb)(t),()=>At(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#e)}async#o(t,e,s,o){const{s3:a,begin:r,commit:i}=this.#t;for(let c=1;c<=mt;c+=1){const u=Date.now(),l=await r(t),N=await a.put(T(l),e,s,o,u);if(await i(
{...l,size:s,sha256:o,etag:N}))return}throw new y.u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#n)throw this.#n.error;const e=this.#a(t);this.#e.
add(e);try{return await e}finally{this.#e.delete(e)}}async#a(t){try{return await t()}catch(e){const o=e instanceof y.u&&e.isFull?new h.Sb(e.message,{cause:e}):e;
throw o instanceof TypeError||(this.#n??={error:o}),o}}}async function*At(n,t,e,s){const o=(0,g.createHash)("sha256");let a=0,r;for await(const i of e){if(o.update(
i),a+=i.length,a>t)break;a===t&&i.length>0?(r=Uint8Array.from(i.subarray(-1)),yield i.subarray(0,-1)):yield i}if(a!==t||o.digest("hex")!==s)throw new h.ls(`The \
bytes of ${n} have another size or hash`);r&&(yield r)}const Nt=500;function C(n){const t=[];let e=!1;const s=async()=>{for(await Promise.resolve();t.length>0;)
await $t(t.splice(0,Nt),n);e=!1};return o=>new Promise((a,r)=>{t.push({item:o,resolve:a,reject:r}),!e&&(e=!0,s())})}async function $t(n,t){try{const e=await t(n.
map(({item:s})=>s));if(e.length!==n.length)throw new TypeError("A batch has another number of results");for(const[s,o]of e.entries())n[s]?.resolve(o)}catch(e){for(const{
reject:s}of n)s(e)}}var Ot=f(6744),_t=f(1224);const kt=1e3,Dt=2e3,Lt=3e3,Ct=1e4,It=5;class Mt{find;#t;#e;#n=new Ot.E(Ct);#o=0;constructor(t,e){this.find=C(s=>t.
find(s)),this.#t=t,this.#e=e??_t.ml}async get(t,e,s){let o,a=e;for(let r=0;r<It&&a;r+=1){const i=a==="unknown"?this.likely(t):a.generation;if(i===o&&a!=="unknow\
n"){await this.#t.lose(a);return}const c=await s(T({key:t,generation:i}),i,a==="unknown"?void 0:a);if(c!==void 0)return c;o=a==="unknown"?void 0:i;const u=await et(
this.find(t),Lt);if(u==="late")throw new y.u("PostgreSQL does not answer in time");this.#s(t,u),a=u}if(a)throw new y.u(`${t} changes too often to be read`)}likely(t){
return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#o)return"unknown";try{const e=await et(this.find(t),kt);if(e!=="late")return this.#s(t,e),e}catch(e){
if(!(e instanceof y.u))throw e}return this.#o=this.#e.monotonic()+Dt,"unknown"}#s(t,e){e&&e.generation!==1?this.#n.set(t,e.generation):this.#n.delete(t)}}async function et(n,t){
let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}var nt=f(3739);function E(n,t){const e=n[t];
if(typeof e!="string")throw P(t);return e}function Je(n,t){return n[t]===null?null:E(n,t)}function m(n,t){const e=n[t];if(typeof e!="number")throw P(t);return e}
function tn(n,t){return n[t]===null?null:m(n,t)}function en(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw P(t);return e}function P(n){return new nt.GQ("\
internal",`The column ${n} of the database has an unexpected type`)}async function F(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE k\
ey = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function H(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...W(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>B(_(s))))}function W(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function B({key:n,generation:t}){return`${n}~${t}`}function _(n){return{key:E(n,"key"),generation:m(n,"generation")}}function z(n){return{..._(n),token:m(n,"tou\
ched_at")}}const b="coalesce($1::bigint, slipway_now())",st="key, generation, size, sha256, etag, stored_at, is_lost";class vt{#t;#e;constructor(t,e){this.#t=t,
this.#e=e}async find(t){const e=`SELECT ${st} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(a=>[E(a,"key"),ot(a)]));return t.map(a=>o.get(a))}async keep(t){const{rows:e}=await this.#a(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${b} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),s=new Map(e.map(o=>[E(o,"key"),m(o,"size")]));return t.map(({key:o,size:a})=>s.
get(o)===a)}async begin(t){const e=new Map;for(const a of t)e.set(a,(e.get(a)??0)+1);const{rows:s}=await this.#a(`WITH given AS (SELECT * FROM unnest($2::text[]\
, $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${b} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${b} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,a=>E(a,"key"));return t.map(a=>z(o.get(a)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await F(e,t);const s=await H(e,t);return await this.#n(e,t.filter(o=>s.has(B(o)))),t.map(o=>s.has(B(o)))})}unlink(t,e){return this.#t.transaction(
async s=>{const a="SELECT key, generation FROM blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[r]=(await s.
query(a,[t,e??null])).rows;return r&&this.#o(s,_(r))})}move(t,e){return this.#t.transaction(async s=>{await F(s,[t,e]);const o="SELECT 1 FROM blobs WHERE key = \
$1 AND generation = $2 AND etag = $3",{count:a}=await s.query(o,[t.key,t.generation,t.etag]);if(!(a===0||(await H(s,[e])).size===0))return await this.#n(s,[e]),
this.#o(s,t)})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await F(s,t),await H(s,t),await s.query("DELETE FROM blobs WHERE \
key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#a(
`UPDATE blob_leftovers AS l SET touched_at = ${b} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${b} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(z)}async lose({key:t,generation:e}){
await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])}async page(t,e,s){const{rows:o}=await this.#t.query(`SELECT ${st}\
 FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(ot)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&E(e[0],"key")}async#n(t,e){const s=new Map(e.map(i=>[i.key,i])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),a=[...o.map(_),...e.filter(i=>s.get(i.key)!==i)],
r=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${b}, touched_at = ${b}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...W(r),r.map(({size:i})=>i),r.map(({sha256:i})=>i),r.map(({etag:i})=>i)]),await this.#s(t,a)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&z(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${b} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...W(e)]);return s}#a(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function ot(n){
return{..._(n),sha256:E(n,"sha256"),size:m(n,"size"),etag:E(n,"etag"),storedAt:m(n,"stored_at"),isLost:n.is_lost===!0}}const Ut=3;async function*xt(n,t,e){const s=t+
n.length-1;let o=n.parts(),a=t,r=0;try{for(;a<=s;){const i=await o.next().catch(c=>({error:c}));if("error"in i||i.done){r+=1;const c="error"in i?i.error:new Error(
"The object ended early"),u=r>Ut?void 0:await e({start:a,end:s},n.facts.etag);if(!u)throw c;o=u.parts();continue}r=0,a+=i.value.length,yield i.value}}finally{await o.
return()}}var at=f(8500),Pt=f(9903);const Ft={connectMs:5e3,answerMs:2e4,idleMs:2e4,pauseMs:100};class it extends Error{name="SourceFailed"}const rt=4e3,j=256*1024,
Ht=256*1024;function Wt(n,{connectMs:t,answerMs:e,idleMs:s}){const o=new Pt.Pool(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:rt,
keepAliveMaxTimeout:rt});return{send:({body:a,...r})=>new Promise((i,c)=>{o.dispatch({...r,body:Bt(a),reset:!1},new Yt(i,c))}),[Symbol.dispose]:()=>{o.destroy()}}}
function Bt(n){return n===void 0?null:n instanceof Uint8Array&&n.length<=j?n:tt.Readable.from(n instanceof Uint8Array?zt(n):jt(n),{objectMode:!1})}function*zt(n){
for(let t=0;t<n.length;t+=j)yield n.subarray(t,t+j)}async function*jt(n){try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new it(
"The body of the request could not be made",{cause:t})}}class Yt{status=0;headers={};#t;#e;#n=[];#o;#s=0;#a=!1;#r;#i;#u=0;constructor(t,e){this.#t=t,this.#e=e}async take(t){
if(await this.#c(t),this.#s>t)this.close();else if(this.#r)throw this.#r;const[e,...s]=this.#n;return(e&&s.length===0?e:Buffer.concat(this.#n,this.#s)).subarray(
0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#n.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#r)throw this.#r}finally{this.close()}}close(){
this.#a||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#a||this.#s>t||(await new Promise(e=>{this.#i=e,this.#u=t,this.#o?.resume()}),this.#i=
void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#n.push(e),this.#s+=e.length,
this.#i?this.#s>this.#u&&this.#i():this.#s>=Ht&&t.pause()}onResponseEnd(){this.#a=!0,this.#i?.()}onResponseError(t,e){this.#a=!0,this.#r=e,this.#e(e),this.#i?.()}}
var Gt=f(5807);const Kt={lt:"<",gt:">",amp:"&",quot:'"',apos:"'"};function w(n,t){const[e]=ct(n,t);return e===void 0?void 0:Qt(e)}function qt(n){if(!/<ListBucketResult[\s>]/.
test(n))return;const t=w(n,"EncodingType")==="url",e=[];for(const a of ct(n,"Contents")){const r=Xt(w(a,"Key"),t),i=w(a,"Size")??"";if(r===void 0||!/^\d{1,15}$/.
test(i))return;e.push({key:r,size:Number(i)})}const s=w(n,"IsTruncated")==="true",o=w(n,"NextContinuationToken");if(!(s&&!o))return{objects:e,next:s?o:void 0}}function Xt(n,t){
if(n===void 0||!t)return n;try{return decodeURIComponent(n.replaceAll("+"," "))}catch{return}}function*ct(n,t){const[e,s]=[`<${t}>`,`</${t}>`];for(let o=n.indexOf(
e);o>=0;){const a=o+e.length,r=n.indexOf(s,a);if(r<0)return;yield n.slice(a,r),o=n.indexOf(e,r)}}function Qt(n){return n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
(t,e,s,o)=>{if(o!==void 0)return Kt[o]??t;const a=e===void 0?Number.parseInt(s,16):Number(e);return a<=1114111?String.fromCodePoint(a):t})}class d extends Error{name="\
S3Fault";code;status;isRepeatable;isRefusal;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=e.isRepeatable??!1,this.isRefusal=
e.isRefusal??!1}}const Vt=300,Zt=new Set([408,429,500,502,503,504]),Jt=new Set(["SlowDown","RequestTimeout","InternalError","ServiceUnavailable","OperationAbort\
ed"]),te=new Set(["QuotaExceeded","InsufficientStorage","XMinioStorageFull","QuotaExceededException"]),ee=new Set(["XAmzContentSHA256Mismatch","BadDigest"]),ne=new Set(
["AccessDenied","InvalidAccessKeyId","SignatureDoesNotMatch","ExpiredToken","InvalidToken","AccountProblem","AllAccessDisabled"]),se=/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
function Y(n,t){const{status:e,text:s}=t,o=w(s,"Code")?.slice(0,100),a=(0,Gt.DJ)(w(s,"Message")?.slice(0,Vt)??""),r=[o??`HTTP ${e}`,a].filter(i=>i!=="").join(":\
 ");return new d(oe(n,t,o,r),{code:o,status:e,isRepeatable:Zt.has(e)||Jt.has(o??""),isRefusal:e<500})}function oe(n,{status:t,headers:e,text:s},o,a){const r=e["\
x-amz-bucket-region"]??w(s,"Region");return typeof r=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${r.slice(0,50)}: set AWS_REGIO\
N to it (${a})`:t>=300&&t<400?`S3 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${a})`:o==="NoSuchBucket"?`The buck\
et of ${n} does not exist (${a})`:o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${a})`:t===401||t===403||ne.has(o??"")?`S3 refu\
ses access to ${n} (${a})`:`S3 failed for ${n} (${a})`}const ae={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"\
the answer stopped",UND_ERR_SOCKET:"the connection was closed"},ie=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function re(n,t){if(t instanceof d)return t;const e=(0,nt.xU)(
t),s=t instanceof Error?t.message:String(t),o=ae[e??""]??[e,s].filter(Boolean).join(": ");return new d(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!se.
test(e??"")&&!ie.test(e??""),isRefusal:e==="ECONNREFUSED"||e==="ENOTFOUND"})}function ce(n){return n instanceof d&&ee.has(n.code??"")}function ue(n){if(!(n instanceof
d))return n;const t=n.status===507||te.has(n.code??"");return new y.u(n.message,{cause:n,isFull:t})}function he(n,t){const{status:e,headers:s}=n,o=()=>n.close();
if(e===416)return o(),{facts:K(n,0),length:0,close:o,whole:async()=>Buffer.alloc(0),async*parts(){}};const[,a,r]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(
I(s,"content-range"))??[],i=t?e===206&&Number(a)===t.start:e===200,c=ht(n);if(!i||c===void 0)throw o(),new d(`S3 answered with another part of the object (HTTP ${e}\
)`,{});return{facts:K(n,t?Number(r):c),length:c,close:o,whole:()=>le(n,c),parts:()=>de(c,n.parts())}}function fe(n){const t=ht(n);if(t===void 0)throw new d("S3 \
answered without the size of the object",{});return K(n,t)}function G({headers:n}){return I(n,"etag").replaceAll('"',"").slice(0,200)}async function le(n,t){const e=await n.
take(t);if(e.length!==t)throw ut(t);return e}async function*de(n,t){let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw ut(n)}function ut(n){
return new Error(`The answer does not have ${n} bytes`)}function ht({headers:n}){const t=I(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function K(n,t){
const e=Date.parse(I(n.headers,"last-modified"));return{size:t,etag:G(n),storedAt:Number.isNaN(e)?0:e}}function I(n,t){const e=n[t];return typeof e=="string"?e:
""}var R=f(5118);class ye{#t;#e;constructor(t){this.#t=t,this.#e=ft(t)}update(t){this.#e.update(lt(t))}async digest(){return this.#e.digest()}reset(){this.#e=ft(
this.#t)}}function ft(n){return n===void 0?(0,g.createHash)("sha256"):(0,g.createHmac)("sha256",lt(n))}function lt(n){return typeof n=="string"?n:ArrayBuffer.isView(
n)?new Uint8Array(n.buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}const dt="s3",we=/^[\w.~/-]*$/,q="e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca49599\
1b7852b855";function yt({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",a=new URL(e??`https://s3.${t}\
.${o}`),r=a.pathname.replace(/\/$/,"");return s?`${a.origin}${r}/${n}`:`${a.protocol}//${n}.${a.host}${r}`}function Ee(n){const{protocol:t,hostname:e,host:s,pathname:o}=new URL(
`${yt(n)}/`),{accessKeyId:a,sessionToken:r}=n.credentials,i=Et(l=>be(n,l)),c=async(l,N,U)=>{const $=new Date(U).toISOString().replace(/[-:]|\.\d+/g,""),D={...l,
host:s,"x-amz-content-sha256":N,"x-amz-date":$,...r!==void 0&&{"x-amz-security-token":r}},L=(0,R.HM)({method:"",protocol:t,hostname:e,path:"",headers:D}),S=Object.
keys(L).sort(),Z=S.join(";"),p=S.map(x=>`${x}:${L[x]}`),{scope:O,secret:J}=await i($.slice(0,8));return{headers:D,end:[...p,"",Z,N].join(`
`),secret:J,start:`${R.SG}
${$}
${O}
`,authorization:`${R.SG} Credential=${a}/${O}, SignedHeaders=${Z}, Signature=`}},u=Et(l=>c(wt,q,l*1e3));return async({method:l,key:N,query:U,headers:$=wt,sha256:D=q},L)=>{
const S=o+ge(N),p=await(Object.keys($).length===0&&D===q?u(Math.floor(L/1e3)):c($,D,L)),O=U?(0,R.$t)({method:l,protocol:t,hostname:e,path:S,query:{...U},headers:{}}):
"",J=p.start+(0,g.hash)("sha256",`${l}
${S}
${O}
${p.end}`),x=(0,g.createHmac)("sha256",p.secret).update(J).digest("hex"),Ve={...p.headers,authorization:p.authorization+x};return{path:O===""?S:`${S}?${O}`,headers:Ve}}}
const wt={};async function be({region:n,credentials:t},e){const s=await(0,R.Xf)(ye,t,e,n,dt);return{scope:(0,R.Ds)(e,n,dt),secret:(0,g.createSecretKey)(s)}}function Et(n){
let t;return async e=>{if(t?.key===e)return t.value;const s=await n(e);return t={key:e,value:s},s}}function ge(n){if(we.test(n))return n;const t=e=>`%${e.charCodeAt(
0).toString(16).toUpperCase()}`;return encodeURIComponent(n).replaceAll("%2F","/").replace(/[!'()*]/g,t)}const Se=600*1e3,pe=4,Te=3e4,me=1e3,M=16*1024,Re=6*1024*
1024;class Ae{#t;#e;#n;#o;#s;#a;constructor(t,{limits:e,random:s=Math.random}={}){this.#t=t,this.#e=Ee(t);const o={...Ft,...e};this.#n=Wt(new URL(yt(t)).origin,
o),this.#s=o.pauseMs,this.#o=s,this.#a=`s3://${t.bucket}/${t.prefix}${t.endpoint?` at ${t.endpoint}`:""}`}put(t,e,s,o,a){const r={"content-length":String(s),"co\
ntent-type":"application/octet-stream"};return this.#i(async()=>{const i=await this.#h({method:"PUT",key:t,headers:r,sha256:o},a,e),c=await k(i,M);if(G(i)!=="")
return G(i);throw Y(this.#a,{status:500,headers:i.headers,text:c})})}get(t,e,s){return this.#i(()=>this.#u(t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#u(
t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.whole():void 0}})}read(t,e){return this.#i(async()=>(await this.#u(t,e))?.
whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.close(),e&&fe(e)})}copy(t,e,s){const{bucket:o,prefix:a}=this.#t,
r={"content-length":"0","x-amz-copy-source":`/${o}/${a}${t}`};return this.#i(async()=>{const i=await this.#c({method:"PUT",key:e,headers:r},s);if(!i)return;const c=await k(
i,M),u=w(c,"ETag")?.replaceAll('"',"");if(u===void 0)throw Y(this.#a,{status:500,headers:i.headers,text:c});return u})}delete(t,e){let s=0;return this.#i(async()=>{
s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await k(o,M),s===1})}async*list(t,e=me){for(let s;;){const o=await this.#r(t,s,e),a=this.#t.prefix.
length;for(const{key:r,size:i}of o.objects)yield{key:r.slice(a),size:i};if(o.next===void 0)return;s=o.next}}async check(){await this.#r("",void 0,1)}[Symbol.dispose](){
this.#n[Symbol.dispose]()}#r(t,e,s){const o={"list-type":"2","encoding-type":"url","max-keys":String(s),prefix:this.#t.prefix+t,...e!==void 0&&{"continuation-to\
ken":e}};return this.#i(async()=>{const a=await this.#h({method:"GET",key:"",query:o},Date.now()),r=await k(a,Re),i=qt(r),c=i?.objects.every(({key:u})=>u.startsWith(
o.prefix))&&i.next!==(e??"");if(!i||!c)throw new d(`S3 answered with no list for ${this.#a}`,{});return i})}async#i(t){const e=performance.now();for(let s=1;;s+=
1)try{return await t()}catch(o){if(o instanceof it)throw o.cause;if(ce(o))throw new h.ls("S3 refused the bytes: they have another hash",{cause:o});const a=re(this.#a,
o),r=this.#s*4**(s-1)*(.5+this.#o()),i=performance.now()-e+r>Te;if(!a.isRepeatable||s===pe||i)throw ue(a);await(0,at.setTimeout)(r)}}async#u(t,e,s){const o={...e&&
{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-match":`"${s}"`}},a=await this.#c({method:"GET",key:t,headers:o});return a&&he(a,e)}async#c(t,e=Date.now()){
try{return await this.#h(t,e)}catch(o){if(!(o instanceof d)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.code!==void 0||t.method!=="HEAD")throw o}
(await this.#c({...t,method:"GET",headers:{range:"bytes=0-0"}}))?.close()}async#h(t,e,s){if(Math.abs(Date.now()-e)>Se)throw new d(`S3 took too long for ${this.#a}`,
{code:"DateTooOld"});const{key:o}=t,{path:a,headers:r}=await this.#e(o===""?t:{...t,key:this.#t.prefix+o},e),i=await this.#n.send({method:t.method,path:a,headers:r,
body:s}),{status:c}=i;if(c>=200&&c<300||c===416&&t.headers?.range)return i;const u=await k(i,M).catch(()=>"");throw Y(this.#a,{status:c,headers:i.headers,text:u})}}
async function k(n,t){return(await n.take(t)).toString()}const Ne=3600*1e3,bt=16,$e=1e4,gt=1e3,X="~";class Oe{#t;#e;#n;#o;#s;constructor({database:t,objects:e,clock:s,
...o}){const a=new vt(t,s),r=new Ae(e,o);this.#t=a,this.#e=r,this.#n=new Mt(a,s),this.#o={s3:r,keep:C(i=>a.keep(i)),begin:C(i=>a.begin(i)),commit:C(i=>a.commit(
i))}}async head(t){const e=await this.#n.row((0,h.bb)(t));return e!=="unknown"&&!e?.isLost?e&&A(e,e.generation):this.#n.get(t,e,async(s,o)=>{const a=await this.#e.
head(s);return a&&A(a,o)})}async load(t,e,s){const o=this.#n.likely((0,h.bb)(t)),a=s==="any"&&await this.#e.load(T({key:t,generation:o}),e);return a?{facts:A(a.
facts,o),bytes:a.bytes}:this.#n.get(t,await this.#n.row(t),async(r,i,c)=>{const u=await this.#e.load(r,e);return u&&{facts:A(c??u.facts,i),bytes:u.bytes}})}async read(t,e){
return this.#n.get(t,await this.#n.row((0,h.bb)(t)),s=>this.#e.read(s,e))}async stream(t,e){return this.#n.get(t,await this.#n.row((0,h.bb)(t)),async s=>{const o=await this.#e.
get(s,e),a=o&&xt(o,e?.start??0,(r,i)=>this.#e.get(s,r,i));return a&&_e(o,a)})}writer(){return new Rt(this.#o)}async delete(t){await this.#a((0,h.bb)(t),void 0)}async deleteUnused(t,e){
return(0,h.bb)(t),await this.#i(),this.#a(t,e)}async move(t,e,s){(0,h.bb)(e);const o=Date.now(),a=await this.#n.find((0,h.bb)(t));if(!a||A(a,a.generation).version!==
s)return!1;const r=await this.#o.begin(e),i=await this.#e.copy(T(a),T(r),o),c=i!==void 0&&{...r,etag:i,size:a.size,sha256:a.sha256},u=c?await this.#t.move(a,c):
void 0;return u&&await this.#r(u,o),u!==void 0}async*list(t){const e=(0,h.ge)(t)===""?X:`${t}${X}`;for(let s=t;;){const o=await this.#t.page(s,e,gt);for(const r of o)
yield{key:r.key,...A(r,r.generation)};const a=o.at(-1);if(!a||o.length<gt)return;s=a.key}}async*folders(){await this.#i();for(let t=await this.#t.firstKey("");t!==
void 0;){const[e="",s]=t.split("/",2);s!==void 0&&(yield e),t=await this.#t.firstKey(s===void 0?`${t}`:`${e}/${X}`)}}async finishAbandoned(t=Ne){let e=0;for(let s=0;s<
$e;){const o=Date.now(),a=await this.#t.claim(t,bt),r=await Promise.all(a.map(i=>this.#r(i,o)));if(e+=r.filter(Boolean).length,s+=a.length,a.length<bt)break}return e}[Symbol.
dispose](){this.#e[Symbol.dispose]()}async#a(t,e){const s=Date.now(),o=await this.#t.unlink(t,e);return o&&await this.#r(o,s),o!==void 0}async#r(t,e){try{const s=await this.#e.
delete(T(t),e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof y.u)return!1;throw s}}async#i(){this.#s??=this.finishAbandoned().catch(t=>{if(!(t instanceof
y.u))throw t}),await this.#s}}function A({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}function _e(n,t){return tt.Readable.from(t,
{objectMode:!1}).once("close",()=>n.close())}var Q=f(3849);const St=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/,ke=[{codes:/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
isLasting:!0,database:"Write the host of --database as the certificate of the server names it, or renew the certificate with this name.",objects:"Write the host\
 of AWS_ENDPOINT_URL_S3 as the certificate of the service names it, or renew the certificate with this name."},{codes:/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,isLasting:!0,
database:"Renew the certificate of the server, and check the clock of this machine.",objects:"Renew the certificate of the service, and check the clock of this \
machine."},{codes:St,isLasting:!0,database:"If a private authority signed the certificate of the server, add sslrootcert=FILE with the certificate of the author\
ity to the URL of --database, or set NODE_EXTRA_CA_CERTS to the file.",objects:"If a private authority signed the certificate of the service, set NODE_EXTRA_CA_\
CERTS to a file with the certificate of the authority."},{codes:/^28|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^AccessDenied$|^InvalidToken$|^ExpiredToken$/,
isLasting:!1,database:"Check the user and the password in --database, and the rules for this machine in pg_hba.conf.",objects:"Check AWS_ACCESS_KEY_ID and AWS_S\
ECRET_ACCESS_KEY, and that this user may read, write, list and delete in the bucket."},{codes:/^3D000$|^NoSuchBucket$/,isLasting:!1,database:"Create the databas\
e: CREATE DATABASE \u2026 OWNER the user of --database.",objects:"Create the bucket, or write the name of an existing one in --objects."},{codes:/^25006$/,isLasting:!1,
database:"Write the address of the primary server in --database: one that follows a failover.",objects:""},{codes:/^53300$/,isLasting:!1,database:"Raise max_con\
nections of PostgreSQL, or end connections of other programs.",objects:""}],De=/does not support SSL/;function nn(n,t){if(t instanceof Error&&De.test(t.message))
return{remedy:"Set ssl = on and a certificate in postgresql.conf, or remove sslmode if only trusted machines are in the network.",isLasting:!0};const e=(t instanceof
S3Fault?t.code:void 0)??systemCode(t)??"",s=ke.find(({codes:o})=>o.test(e));return s&&{remedy:s[n],isLasting:s.isLasting}}function Le(n){return St.test(n)}const Ce=new Set(
["40001","40P01"]),Ie=new Set(["53100","53400"]),Me=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000)$/;function ve(n){return Ce.has(V(
n)??"")}function sn(n){return V(n)==="23505"}function Ue(n){const t=V(n);return!(n instanceof Error)||!(xe(t)||t===void 0&&Pe(n))?n:new y.u(`PostgreSQL cannot b\
e used: ${n.message}`,{cause:n,isFull:Ie.has(t??"")})}function xe(n){return n!==void 0&&(/^E[A-Z\d_]{3,}$/.test(n)||Le(n)||Me.test(n))}function Pe(n){return/connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function V(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const Fe="25006";async function He(n){const{rows:t}=await n.
query("SELECT pg_is_in_recovery() AS standby");if(t[0]?.standby!==!1)throw Object.assign(new Error("the server is a standby"),{code:Fe})}const We=10,Be=5e3,v=1e4,
ze=v+1e3,je=6,Ye=20,Ge={getTypeParser:((n,t)=>n===Q.gK.builtins.INT8?Number:Q.gK.getTypeParser(n,t))};function Ke(n){return new qe(n)}class qe{#t;#e;constructor({
url:t,connections:e=We,name:s="slipway"}){this.#t=new Q.bC({connectionString:t,max:e,application_name:s.slice(0,63),types:Ge,keepAlive:!0,connectionTimeoutMillis:Be,
query_timeout:ze,statement_timeout:v,lock_timeout:v/2,idle_in_transaction_session_timeout:v,onConnect:He}),this.#t.on("error",()=>{})}async query(t,e=[]){return this.#o(
()=>this.#n(s=>pt(s,t,e)))}async transaction(t){return this.#o(()=>this.#n(async e=>{await e.query("BEGIN");const s=await t({query:(o,a=[])=>pt(e,o,a)});return await e.
query("COMMIT"),s}))}[Symbol.asyncDispose](){return this.#e??=this.#t.end(),this.#e}async#n(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(
e);return e.off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}async#o(t){for(let e=1;;e+=1){try{return await t()}catch(s){if(!ve(s)||e===je)throw Ue(
s)}await(0,at.setTimeout)(Ye*e*Math.random())}}}async function pt(n,t,e){const{rows:s,rowCount:o}=await n.query(t,[...e]);return{rows:s,count:o??0}}const Xe=4;function Qe({
database:n,objects:t}){const e=Ke({url:n,connections:Xe,name:"slipway worker"});return new Oe({database:e,objects:t})}})};export{on as id,an as ids,rn as modules};

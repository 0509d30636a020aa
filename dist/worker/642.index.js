const ve=642,Ie=[642],Ue={7642:((Le,ot,h)=>{h.d(ot,{openClusterBlobs:()=>$e});var at=h(7075),l=h(5879),y=h(1301),R=h(7598);const it=3;function b({key:n,generation:t}){
return t===1?n:`${n}~${t}`}class rt{#t;#e=new Set;#n;constructor(t){this.#t=t}keep(t,e){return this.#a(()=>this.#t.keep({key:(0,l.bb)(t),size:e}))}put(t,e,s){return this.#a(
async()=>{if((0,l.bb)(t),(0,R.hash)("sha256",e)!==s)throw new l.ls(`The bytes of ${t} have another hash`);await this.#s(t,e,e.length,s)})}putStream(t,e,s,o){return this.#a(
()=>this.#s((0,l.bb)(t),()=>ct(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#e)}async#s(t,e,s,o){const{s3:a,begin:i,commit:r}=this.#t;for(let c=1;c<=it;c+=1){const u=Date.now(),p=await i(t),f=await a.put(b(p),e,s,o,u);if(await r(
{...p,size:s,sha256:o,etag:f}))return}throw new y.u(`${t} took too long to be stored in S3`)}async#a(t){if(this.#n)throw this.#n.error;const e=this.#o(t);this.#e.
add(e);try{return await e}finally{this.#e.delete(e)}}async#o(t){try{return await t()}catch(e){const o=e instanceof y.u&&e.isFull?new l.Sb(e.message,{cause:e}):e;
throw o instanceof TypeError||(this.#n??={error:o}),o}}}async function*ct(n,t,e,s){const o=(0,R.createHash)("sha256");let a=0,i;for await(const r of e){if(o.update(
r),a+=r.length,a>t)break;a===t&&r.length>0?(i=Uint8Array.from(r.subarray(-1)),yield r.subarray(0,-1)):yield r}if(a!==t||o.digest("hex")!==s)throw new l.ls(`The \
bytes of ${n} have another size or hash`);i&&(yield i)}const ut=500;function A(n){const t=[];let e=!1;const s=async()=>{for(await Promise.resolve();t.length>0;)
await lt(t.splice(0,ut),n);e=!1};return o=>new Promise((a,i)=>{t.push({item:o,resolve:a,reject:i}),!e&&(e=!0,s())})}async function lt(n,t){try{const e=await t(n.
map(({item:s})=>s));if(e.length!==n.length)throw new TypeError("A batch has another number of results");for(const[s,o]of e.entries())n[s]?.resolve(o)}catch(e){for(const{
reject:s}of n)s(e)}}var ht=h(6744),ft=h(1224);const dt=1e3,yt=2e3,wt=3e3,Et=1e4,gt=5;class pt{find;#t;#e;#n=new ht.E(Et);#s=0;constructor(t,e){this.find=A(s=>t.
find(s)),this.#t=t,this.#e=e??ft.m}async get(t,e,s){let o,a=e;for(let i=0;i<gt&&a;i+=1){const r=a==="unknown"?this.likely(t):a.generation;if(r===o&&a!=="unknown"){
await this.#t.lose(a);return}const c=await s(b({key:t,generation:r}),r,a==="unknown"?void 0:a);if(c!==void 0)return c;o=a==="unknown"?void 0:r;const u=await B(this.
find(t),wt);if(u==="late")throw new y.u("PostgreSQL does not answer in time");this.#a(t,u),a=u}if(a)throw new y.u(`${t} changes too often to be read`)}likely(t){
return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#s)return"unknown";try{const e=await B(this.find(t),dt);if(e!=="late")return this.#a(t,e),e}catch(e){
if(!(e instanceof y.u))throw e}return this.#s=this.#e.monotonic()+yt,"unknown"}#a(t,e){e&&e.generation!==1?this.#n.set(t,e.generation):this.#n.delete(t)}}async function B(n,t){
let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}var H=h(3739);function E(n,t){const e=n[t];
if(typeof e!="string")throw $(t);return e}function Me(n,t){return n[t]===null?null:E(n,t)}function S(n,t){const e=n[t];if(typeof e!="number")throw $(t);return e}
function xe(n,t){return n[t]===null?null:S(n,t)}function _e(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw $(t);return e}function $(n){return new H.GQ("i\
nternal",`The column ${n} of the database has an unexpected type`)}async function O(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE ke\
y = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function D(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...L(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>M(T(s))))}function L(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function M({key:n,generation:t}){return`${n}~${t}`}function T(n){return{key:E(n,"key"),generation:S(n,"generation")}}function x(n){return{...T(n),token:S(n,"tou\
ched_at")}}const g="coalesce($1::bigint, slipway_now())",z="key, generation, size, sha256, etag, stored_at, is_lost";class bt{#t;#e;constructor(t,e){this.#t=t,this.#e=
e}async find(t){const e=`SELECT ${z} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),o=new Map(
s.map(a=>[E(a,"key"),G(a)]));return t.map(a=>o.get(a))}async keep(t){const{rows:e}=await this.#o(`WITH given AS (SELECT DISTINCT key, size FROM unnest($2::text[\
], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${g} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),s=new Map(e.map(o=>[E(o,"key"),S(o,"size")]));return t.map(({key:o,size:a})=>s.
get(o)===a)}async begin(t){const e=new Map;for(const a of t)e.set(a,(e.get(a)??0)+1);const{rows:s}=await this.#o(`WITH given AS (SELECT * FROM unnest($2::text[]\
, $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${g} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${g} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,a=>E(a,"key"));return t.map(a=>x(o.get(a)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await O(e,t);const s=await D(e,t);return await this.#n(e,t.filter(o=>s.has(M(o)))),t.map(o=>s.has(M(o)))})}unlink(t,e){return this.#t.transaction(
async s=>{const a="SELECT key, generation FROM blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[i]=(await s.
query(a,[t,e??null])).rows;return i&&this.#s(s,T(i))})}move(t,e){return this.#t.transaction(async s=>{await O(s,[t,e]);const o="SELECT 1 FROM blobs WHERE key = \
$1 AND generation = $2 AND etag = $3",{count:a}=await s.query(o,[t.key,t.generation,t.etag]);if(!(a===0||(await D(s,[e])).size===0))return await this.#n(s,[e]),
this.#s(s,t)})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await O(s,t),await D(s,t),await s.query("DELETE FROM blobs WHERE \
key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#o(
`UPDATE blob_leftovers AS l SET touched_at = ${g} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${g} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(x)}async lose({key:t,generation:e}){
await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])}async page(t,e,s){const{rows:o}=await this.#t.query(`SELECT ${z}\
 FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(G)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&E(e[0],"key")}async#n(t,e){const s=new Map(e.map(r=>[r.key,r])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),a=[...o.map(T),...e.filter(r=>s.get(r.key)!==r)],
i=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${g}, touched_at = ${g}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...L(i),i.map(({size:r})=>r),i.map(({sha256:r})=>r),i.map(({etag:r})=>r)]),await this.#a(t,a)}async#s(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#a(t,[e]);return s&&x(s)}async#a(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${g} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...L(e)]);return s}#o(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function G(n){
return{...T(n),sha256:E(n,"sha256"),size:S(n,"size"),etag:E(n,"etag"),storedAt:S(n,"stored_at"),isLost:n.is_lost===!0}}const St=3;async function*mt(n,t,e){const s=t+
n.length-1;let o=n.parts(),a=t,i=0;try{for(;a<=s;){const r=await o.next().catch(c=>({error:c}));if("error"in r||r.done){i+=1;const c="error"in r?r.error:new Error(
"The object ended early"),u=i>St?void 0:await e({start:a,end:s},n.facts.etag);if(!u)throw c;o=u.parts();continue}i=0,a+=r.value.length,yield r.value}}finally{await o.
return()}}var Y=h(8500),K=h(7067),_=h(4708);const Tt={connectMs:5e3,answerMs:2e4,idleMs:2e4,pauseMs:100};class j extends Error{name="SourceFailed"}const Rt=64,At=4e3,
q=256*1024;function Nt(n,t){const e={keepAlive:!0,maxFreeSockets:Rt,timeout:At},s=n?new _.Agent(e):new K.Agent(e);return{send:o=>kt(s,o,t),[Symbol.dispose]:()=>s.
destroy()}}function kt(n,{method:t,url:e,headers:s,body:o},a){return new Promise((i,r)=>{const c=(e.protocol==="https:"?_.request:K.request)(e,{agent:n,method:t,
headers:s}),u=new Q(f=>c.destroy(new Error(f))),p=$t(c,u,a);c.on("socket",f=>{f.connecting?f.once(n instanceof _.Agent?"secureConnect":"connect",()=>p("connecte\
d")):p("connected")}),c.on("response",f=>{u.stop(),i(Lt(c,f,a.idleMs))}),c.on("error",f=>{u.stop(),r(f)}),Ot(c,o,p).catch(f=>{r(f),c.destroy()})})}function $t(n,t,e){
let s=!1,o="source",a=!1;return n.once("response",()=>{a=!0}),t.expect(e.connectMs,"no connection in time"),i=>{i==="connected"?s=!0:o=i,!(!s||a||n.destroyed)&&
(o==="writing"?t.expect(e.idleMs,"the request stopped"):o==="sent"?t.expect(e.answerMs,"no answer in time"):t.stop())}}class Q{#t;#e;constructor(t){this.#t=t}expect(t,e){
this.stop(),this.#e=setTimeout(()=>this.#t(e),t)}stop(){clearTimeout(this.#e)}}async function Ot(n,t,e){let s=!1;const o=new Promise(a=>{const i=()=>{s=!0,a()};
n.once("close",i),n.once("response",i)});for await(const a of t===void 0?[]:Dt(t)){if(s)return;a.length!==0&&(e("writing"),await Promise.race([new Promise(i=>n.
write(a,()=>i())),o]),e("source"))}n.end(),e("sent")}async function*Dt(n){if(n instanceof Uint8Array){for(let t=0;t<n.length;t+=q)yield n.subarray(t,t+q);return}
try{yield*n()}catch(t){throw new j("The body of the request could not be made",{cause:t})}}function Lt(n,t,e){const s=()=>{t.destroy()};return t.on("error",()=>{}),
{status:t.statusCode??0,headers:t.headers,close:s,async*parts(){const o=new Q(i=>t.destroy(new Error(i))),a=t[Symbol.asyncIterator]();try{for(;;){o.expect(e,"th\
e answer stopped");const i=await a.next();if(o.stop(),i.done)break;yield i.value}n.writableFinished||s()}finally{o.stop(),await a.return?.()}}}}var Mt=h(5807);const xt={
lt:"<",gt:">",amp:"&",quot:'"',apos:"'"};function w(n,t){const[e]=X(n,t);return e===void 0?void 0:vt(e)}function _t(n){if(!/<ListBucketResult[\s>]/.test(n))return;
const t=w(n,"EncodingType")==="url",e=[];for(const a of X(n,"Contents")){const i=Ct(w(a,"Key"),t),r=w(a,"Size")??"";if(i===void 0||!/^\d{1,15}$/.test(r))return;
e.push({key:i,size:Number(r)})}const s=w(n,"IsTruncated")==="true",o=w(n,"NextContinuationToken");if(!(s&&!o))return{objects:e,next:s?o:void 0}}function Ct(n,t){
if(n===void 0||!t)return n;try{return decodeURIComponent(n.replaceAll("+"," "))}catch{return}}function*X(n,t){const[e,s]=[`<${t}>`,`</${t}>`];for(let o=n.indexOf(
e);o>=0;){const a=o+e.length,i=n.indexOf(s,a);if(i<0)return;yield n.slice(a,i),o=n.indexOf(e,i)}}function vt(n){return n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
(t,e,s,o)=>{if(o!==void 0)return xt[o]??t;const a=e===void 0?Number.parseInt(s,16):Number(e);return a<=1114111?String.fromCodePoint(a):t})}class d extends Error{name="\
S3Fault";code;status;isRepeatable;isRefusal;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=e.isRepeatable??!1,this.isRefusal=
e.isRefusal??!1}}const It=300,Ut=new Set([408,429,500,502,503,504]),Ft=new Set(["SlowDown","RequestTimeout","InternalError","ServiceUnavailable","OperationAbort\
ed"]),Pt=new Set(["QuotaExceeded","InsufficientStorage","XMinioStorageFull","QuotaExceededException"]),Wt=new Set(["XAmzContentSHA256Mismatch","BadDigest"]),Bt=new Set(
["AccessDenied","InvalidAccessKeyId","SignatureDoesNotMatch","ExpiredToken","InvalidToken","AccountProblem","AllAccessDisabled"]),Ht=/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
function C(n,t){const{status:e,text:s}=t,o=w(s,"Code")?.slice(0,100),a=(0,Mt.DJ)(w(s,"Message")?.slice(0,It)??""),i=[o??`HTTP ${e}`,a].filter(r=>r!=="").join(":\
 ");return new d(zt(n,t,o,i),{code:o,status:e,isRepeatable:Ut.has(e)||Ft.has(o??""),isRefusal:e<500})}function zt(n,{status:t,headers:e,text:s},o,a){const i=e["\
x-amz-bucket-region"]??w(s,"Region");return typeof i=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${i.slice(0,50)}: set AWS_REGIO\
N to it (${a})`:t>=300&&t<400?`S3 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${a})`:o==="NoSuchBucket"?`The buck\
et of ${n} does not exist (${a})`:o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${a})`:t===401||t===403||Bt.has(o??"")?`S3 refu\
ses access to ${n} (${a})`:`S3 failed for ${n} (${a})`}function Gt(n,t){if(t instanceof d)return t;const e=(0,H.xU)(t),s=t instanceof Error?t.message:String(t);
return new d(`S3 cannot be reached for ${n} (${[e,s].filter(Boolean).join(": ")})`,{code:e,cause:t,isRepeatable:!Ht.test(e??""),isRefusal:e==="ECONNREFUSED"||e===
"ENOTFOUND"})}function Yt(n){return n instanceof d&&Wt.has(n.code??"")}function Kt(n){if(!(n instanceof d))return n;const t=n.status===507||Pt.has(n.code??"");return new y.
u(n.message,{cause:n,isFull:t})}function jt(n,t){const{status:e,headers:s,close:o}=n;if(e===416)return o(),{facts:I(n,0),length:0,close:o,async*parts(){}};const[
,a,i]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(s["content-range"]??"")??[],r=t?e===206&&Number(a)===t.start:e===200,c=V(n);if(!r||c===void 0)throw o(),new d(
`S3 answered with another part of the object (HTTP ${e})`,{});return{facts:I(n,t?Number(i):c),length:c,close:o,parts:()=>Qt(c,n.parts())}}function qt(n){const t=V(
n);if(t===void 0)throw new d("S3 answered without the size of the object",{});return I(n,t)}async function J({length:n,parts:t}){const e=Buffer.allocUnsafe(n);let s=0;
for await(const o of t())s+=o.copy(e,s);return e}function v({headers:n}){return(n.etag??"").replaceAll('"',"").slice(0,200)}async function*Qt(n,t){let e=0;for await(const s of t){
if(e+=s.length,e>n)break;yield s}if(e!==n)throw new Error(`The answer does not have ${n} bytes`)}function V({headers:n}){const t=n["content-length"]??"";return/^\d{1,15}$/.
test(t)?Number(t):void 0}function I(n,t){const e=Date.parse(n.headers["last-modified"]??"");return{size:t,etag:v(n),storedAt:Number.isNaN(e)?0:e}}var Xt=h(5118);
class Jt{#t;#e;constructor(t){this.#t=t,this.#e=Z(t)}update(t){this.#e.update(tt(t))}async digest(){return this.#e.digest()}reset(){this.#e=Z(this.#t)}}function Z(n){
return n===void 0?(0,R.createHash)("sha256"):(0,R.createHmac)("sha256",tt(n))}function tt(n){return typeof n=="string"?n:ArrayBuffer.isView(n)?new Uint8Array(n.
buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}const Vt="e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";function Zt({bucket:n,region:t,endpoint:e,
pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",a=new URL(e??`https://s3.${t}.${o}`),i=a.pathname.replace(/\/$/,"");return s?`${a.origin}${i}\
/${n}`:`${a.protocol}//${n}.${a.host}${i}`}function te(n){const t=Zt(n),e=new Xt.BB({service:"s3",region:n.region,credentials:n.credentials,sha256:Jt,uriEscapePath:!1,
applyChecksum:!1});return async({method:s,key:o,query:a={},headers:i={},sha256:r=Vt},c)=>{const u=new URL(`${t}/${U(o)}`),p={method:s,protocol:u.protocol,hostname:u.
hostname,path:u.pathname,query:{...a},headers:{...i,host:u.host,"x-amz-content-sha256":r}},f=await e.sign(p,{signingDate:new Date(c)});return u.search=Object.entries(
a).map(([Oe,De])=>`${U(Oe)}=${U(De).replaceAll("/","%2F")}`).join("&"),{url:u,headers:f.headers}}}function U(n){const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;
return encodeURIComponent(n).replaceAll("%2F","/").replace(/[!'()*]/g,t)}const ee=600*1e3,ne=4,se=3e4,oe=1e3,N=16*1024,ae=6*1024*1024;class ie{#t;#e;#n;#s;#a;#o;constructor(t,{
limits:e,random:s=Math.random}={}){this.#t=t,this.#e=te(t);const o=!t.endpoint?.startsWith("http:"),a={...Tt,...e};this.#n=Nt(o,a),this.#a=a.pauseMs,this.#s=s,this.#o=
`s3://${t.bucket}/${t.prefix}${t.endpoint?` at ${t.endpoint}`:""}`}put(t,e,s,o,a){const i={"content-length":String(s),"content-type":"application/octet-stream"};
return this.#i(async()=>{const r=await this.#h({method:"PUT",key:t,headers:i,sha256:o},a,e),c=await this.#u(r,N);if(v(r)!=="")return v(r);throw C(this.#o,{status:500,
headers:r.headers,text:c})})}get(t,e,s){return this.#i(()=>this.#l(t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#l(t);if(!s)return;const o=s.length<=
e;return o||s.close(),{facts:s.facts,bytes:o?await J(s):void 0}})}read(t,e){return this.#i(async()=>{const s=await this.#l(t,e);return s&&J(s)})}head(t){return this.#i(
async()=>{const e=await this.#c({method:"HEAD",key:t});return e?.close(),e&&qt(e)})}copy(t,e,s){const{bucket:o,prefix:a}=this.#t,i={"content-length":"0","x-amz-\
copy-source":`/${o}/${a}${t}`};return this.#i(async()=>{const r=await this.#c({method:"PUT",key:e,headers:i},s);if(!r)return;const c=await this.#u(r,N),u=w(c,"E\
Tag")?.replaceAll('"',"");if(u===void 0)throw C(this.#o,{status:500,headers:r.headers,text:c});return u})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c(
{method:"DELETE",key:t},e);return o&&await this.#u(o,N),s===1})}async*list(t,e=oe){for(let s;;){const o=await this.#r(t,s,e),a=this.#t.prefix.length;for(const{key:i,
size:r}of o.objects)yield{key:i.slice(a),size:r};if(o.next===void 0)return;s=o.next}}async check(){await this.#r("",void 0,1)}[Symbol.dispose](){this.#n[Symbol.
dispose]()}#r(t,e,s){const o={"list-type":"2","encoding-type":"url","max-keys":String(s),prefix:this.#t.prefix+t,...e!==void 0&&{"continuation-token":e}};return this.#i(
async()=>{const a=await this.#h({method:"GET",key:"",query:o},Date.now()),i=await this.#u(a,ae),r=_t(i),c=r?.objects.every(({key:u})=>u.startsWith(o.prefix))&&r.
next!==(e??"");if(!r||!c)throw new d(`S3 answered with no list for ${this.#o}`,{});return r})}async#i(t){const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){
if(o instanceof j)throw o.cause;if(Yt(o))throw new l.ls("S3 refused the bytes: they have another hash",{cause:o});const a=Gt(this.#o,o),i=this.#a*4**(s-1)*(.5+this.#s()),
r=performance.now()-e+i>se;if(!a.isRepeatable||s===ne||r)throw Kt(a);await(0,Y.setTimeout)(i)}}async#l(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},
...s!==void 0&&{"if-match":`"${s}"`}},a=await this.#c({method:"GET",key:t,headers:o});return a&&jt(a,e)}async#c(t,e=Date.now()){try{return await this.#h(t,e)}catch(o){
if(!(o instanceof d)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{
range:"bytes=0-0"}}))?.close()}async#h(t,e,s){if(Math.abs(Date.now()-e)>ee)throw new d(`S3 took too long for ${this.#o}`,{code:"DateTooOld"});const{key:o}=t,{url:a,
headers:i}=await this.#e(o===""?t:{...t,key:this.#t.prefix+o},e),r=await this.#n.send({method:t.method,url:a,headers:i,body:s}),{status:c}=r;if(c>=200&&c<300||c===
416&&t.headers?.range)return r;const u=await this.#u(r,N).catch(()=>"");throw C(this.#o,{status:c,headers:r.headers,text:u})}async#u(t,e){const s=[];let o=0;for await(const a of t.
parts())if(s.push(a.subarray(0,e-o)),o+=a.length,o>e)break;return Buffer.concat(s).toString()}}const re=3600*1e3,et=16,ce=1e4,nt=1e3,F="~";class ue{#t;#e;#n;#s;#a;constructor({
database:t,objects:e,clock:s,...o}){const a=new bt(t,s),i=new ie(e,o);this.#t=a,this.#e=i,this.#n=new pt(a,s),this.#s={s3:i,keep:A(r=>a.keep(r)),begin:A(r=>a.begin(
r)),commit:A(r=>a.commit(r))}}async head(t){const e=await this.#n.row((0,l.bb)(t));return e!=="unknown"&&!e?.isLost?e&&m(e,e.generation):this.#n.get(t,e,async(s,o)=>{
const a=await this.#e.head(s);return a&&m(a,o)})}async load(t,e,s){const o=this.#n.likely((0,l.bb)(t)),a=s==="any"&&await this.#e.load(b({key:t,generation:o}),e);
return a?{facts:m(a.facts,o),bytes:a.bytes}:this.#n.get(t,await this.#n.row(t),async(i,r,c)=>{const u=await this.#e.load(i,e);return u&&{facts:m(c??u.facts,r),bytes:u.
bytes}})}async read(t,e){return this.#n.get(t,await this.#n.row((0,l.bb)(t)),s=>this.#e.read(s,e))}async stream(t,e){return this.#n.get(t,await this.#n.row((0,l.
bb)(t)),async s=>{const o=await this.#e.get(s,e),a=o&&mt(o,e?.start??0,(i,r)=>this.#e.get(s,i,r));return a&&le(o,a)})}writer(){return new rt(this.#s)}async delete(t){
await this.#o((0,l.bb)(t),void 0)}async deleteUnused(t,e){return(0,l.bb)(t),await this.#i(),this.#o(t,e)}async move(t,e,s){(0,l.bb)(e);const o=Date.now(),a=await this.#n.
find((0,l.bb)(t));if(!a||m(a,a.generation).version!==s)return!1;const i=await this.#s.begin(e),r=await this.#e.copy(b(a),b(i),o),c=r!==void 0&&{...i,etag:r,size:a.
size,sha256:a.sha256},u=c?await this.#t.move(a,c):void 0;return u&&await this.#r(u,o),u!==void 0}async*list(t){const e=(0,l.ge)(t)===""?F:`${t}${F}`;for(let s=t;;){
const o=await this.#t.page(s,e,nt);for(const i of o)yield{key:i.key,...m(i,i.generation)};const a=o.at(-1);if(!a||o.length<nt)return;s=a.key}}async*folders(){await this.#i();
for(let t=await this.#t.firstKey("");t!==void 0;){const[e="",s]=t.split("/",2);s!==void 0&&(yield e),t=await this.#t.firstKey(s===void 0?`${t}`:`${e}/${F}`)}}async finishAbandoned(t=re){
let e=0;for(let s=0;s<ce;){const o=Date.now(),a=await this.#t.claim(t,et),i=await Promise.all(a.map(r=>this.#r(r,o)));if(e+=i.filter(Boolean).length,s+=a.length,
a.length<et)break}return e}[Symbol.dispose](){this.#e[Symbol.dispose]()}async#o(t,e){const s=Date.now(),o=await this.#t.unlink(t,e);return o&&await this.#r(o,s),
o!==void 0}async#r(t,e){try{const s=await this.#e.delete(b(t),e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof y.u)return!1;throw s}}async#i(){
this.#a??=this.finishAbandoned().catch(t=>{if(!(t instanceof y.u))throw t}),await this.#a}}function m({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}\
-${e}`}}function le(n,t){return at.Readable.from(t,{objectMode:!1}).once("close",()=>n.close())}var P=h(3849);const he=new Set(["40001","40P01"]),fe=new Set(["5\
3100","53400"]),de=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000)$/;function ye(n){return he.has(W(n)??"")}function Ce(n){return W(
n)==="23505"}function we(n){const t=W(n);return!(n instanceof Error)||!(Ee(t)||t===void 0&&ge(n))?n:new y.u(`PostgreSQL cannot be used: ${n.message}`,{cause:n,isFull:fe.
has(t??"")})}function Ee(n){return n!==void 0&&(/^E[A-Z_]{3,}$/.test(n)||de.test(n))}function ge(n){return/connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function W(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const pe=10,be=5e3,k=1e4,Se=k+1e3,me=6,Te=20,Re={getTypeParser:((n,t)=>n===
P.gK.builtins.INT8?Number:P.gK.getTypeParser(n,t))};function Ae(n){return new Ne(n)}class Ne{#t;#e;constructor({url:t,connections:e=pe,name:s="slipway"}){this.#t=
new P.bC({connectionString:t,max:e,application_name:s.slice(0,63),types:Re,keepAlive:!0,connectionTimeoutMillis:be,query_timeout:Se,statement_timeout:k,lock_timeout:k/
2,idle_in_transaction_session_timeout:k}),this.#t.on("error",()=>{})}async query(t,e=[]){return this.#s(()=>this.#n(s=>st(s,t,e)))}async transaction(t){return this.#s(
()=>this.#n(async e=>{await e.query("BEGIN");const s=await t({query:(o,a=[])=>st(e,o,a)});return await e.query("COMMIT"),s}))}[Symbol.asyncDispose](){return this.#e??=
this.#t.end(),this.#e}async#n(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(e);return e.off("error",s),e.release(),o}catch(o){
throw e.release(!0),o}}async#s(t){for(let e=1;;e+=1){try{return await t()}catch(s){if(!ye(s)||e===me)throw we(s)}await(0,Y.setTimeout)(Te*e*Math.random())}}}async function st(n,t,e){
const{rows:s,rowCount:o}=await n.query(t,[...e]);return{rows:s,count:o??0}}const ke=4;function $e({database:n,objects:t}){const e=Ae({url:n,connections:ke,name:"\
slipway worker"});return new ue({database:e,objects:t})}})};export{ve as id,Ie as ids,Ue as modules};

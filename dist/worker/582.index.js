const an=582,rn=[582],cn={6582:((Je,mt,f)=>{f.d(mt,{openClusterBlobs:()=>Ve});var nt=f(7075),h=f(5879),d=f(1301),b=f(7598);const Rt=3;function m({key:n,generation:t}){
return t===1?n:`${n}~${t}`}class At{#t;#e=new Set;#n;constructor(t){this.#t=t}keep(t,e){return this.#s(()=>this.#t.keep({key:(0,h.bb)(t),size:e}))}put(t,e,s){return this.#s(
async()=>{if((0,h.bb)(t),(0,b.hash)("sha256",e)!==s)throw new h.ls(`The bytes of ${t} have another hash`);await this.#o(t,e,e.length,s)})}putStream(t,e,s,o){return this.#s(
()=>this.#o((0,h.bb)(t),()=>Nt(t,e,s(),o),e,o))}async settle(){if(await Promise.allSettled(this.#e),this.#n)throw this.#n.error}async[Symbol.asyncDispose](){await Promise.
allSettled(this.#e)}async#o(t,e,s,o){const{s3:a,begin:r,commit:i}=this.#t;for(let c=1;c<=Rt;c+=1){const u=Date.now(),D=await r(t),J=await a.put(m(D),e,s,o,u);if(await i(
{...D,size:s,sha256:o,etag:J}))return}throw new d.u(`${t} took too long to be stored in S3`)}async#s(t){if(this.#n)throw this.#n.error;const e=this.#a(t);this.#e.
add(e);try{return await e}finally{this.#e.delete(e)}}async#a(t){try{return await t()}catch(e){const o=e instanceof d.u&&e.isFull?new h.Sb(e.message,{cause:e}):e;
throw o instanceof TypeError||(this.#n??={error:o}),o}}}async function*Nt(n,t,e,s){const o=(0,b.createHash)("sha256");let a=0,r;for await(const i of e){if(o.update(
i),a+=i.length,a>t)break;a===t&&i.length>0?(r=Uint8Array.from(i.subarray(-1)),yield i.subarray(0,-1)):yield i}if(a!==t||o.digest("hex")!==s)throw new h.ls(`The \
bytes of ${n} have another size or hash`);r&&(yield r)}const $t=500;function I(n){const t=[];let e=!1;const s=async()=>{for(await Promise.resolve();t.length>0;)
await Ot(t.splice(0,$t),n);e=!1};return o=>new Promise((a,r)=>{t.push({item:o,resolve:a,reject:r}),!e&&(e=!0,s())})}async function Ot(n,t){try{const e=await t(n.
map(({item:s})=>s));if(e.length!==n.length)throw new TypeError("A batch has another number of results");for(const[s,o]of e.entries())n[s]?.resolve(o)}catch(e){for(const{
reject:s}of n)s(e)}}var kt=f(6744),_t=f(1224);const Dt=1e3,Lt=2e3,Ct=3e3,It=1e4,Mt=5;class vt{find;#t;#e;#n=new kt.E(It);#o=0;constructor(t,e){this.find=I(s=>t.
find(s)),this.#t=t,this.#e=e??_t.ml}async get(t,e,s){let o,a=e;for(let r=0;r<Mt&&a;r+=1){const i=a==="unknown"?this.likely(t):a.generation;if(i===o&&a!=="unknow\
n"){await this.#t.lose(a);return}const c=await s(m({key:t,generation:i}),i,a==="unknown"?void 0:a);if(c!==void 0)return c;o=a==="unknown"?void 0:i;const u=await st(
this.find(t),Ct);if(u==="late")throw new d.u("PostgreSQL does not answer in time");this.#s(t,u),a=u}if(a)throw new d.u(`${t} changes too often to be read`)}likely(t){
return this.#n.get(t)??1}async row(t){if(this.#e.monotonic()<this.#o)return"unknown";try{const e=await st(this.find(t),Dt);if(e!=="late")return this.#s(t,e),e}catch(e){
if(!(e instanceof d.u))throw e}return this.#o=this.#e.monotonic()+Lt,"unknown"}#s(t,e){e&&e.generation!==1?this.#n.set(t,e.generation):this.#n.delete(t)}}async function st(n,t){
let e;const s=new Promise(o=>{e=setTimeout(()=>o("late"),t)});try{return await Promise.race([n,s])}finally{clearTimeout(e)}}var ot=f(3739);function w(n,t){const e=n[t];
if(typeof e!="string")throw F(t);return e}function tn(n,t){return n[t]===null?null:w(n,t)}function R(n,t){const e=n[t];if(typeof e!="number")throw F(t);return e}
function en(n,t){return n[t]===null?null:R(n,t)}function nn(n,t){const e=n[t];if(!(e instanceof Uint8Array))throw F(t);return e}function F(n){return new ot.GQ("\
internal",`The column ${n} of the database has an unexpected type`)}async function H(n,t){const e=t.map(({key:s})=>s);await n.query("SELECT 1 FROM blobs WHERE k\
ey = ANY($1::text[]) ORDER BY key FOR NO KEY UPDATE",[e])}async function W(n,t){const{rows:e}=await n.query(`DELETE FROM blob_leftovers
    WHERE (key, generation, touched_at) IN (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]))
    RETURNING key, generation`,[...B(t),t.map(({token:s})=>s)]);return new Set(e.map(s=>z(k(s))))}function B(n){return[n.map(({key:t})=>t),n.map(({generation:t})=>t)]}
function z({key:n,generation:t}){return`${n}~${t}`}function k(n){return{key:w(n,"key"),generation:R(n,"generation")}}function j(n){return{...k(n),token:R(n,"tou\
ched_at")}}const E="coalesce($1::bigint, slipway_now())",at="key, generation, size, sha256, etag, stored_at, is_lost";class Ut{#t;#e;constructor(t,e){this.#t=t,
this.#e=e}async find(t){const e=`SELECT ${at} FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL`,{rows:s}=await this.#t.query(e,[[...new Set(t)]]),
o=new Map(s.map(a=>[w(a,"key"),it(a)]));return t.map(a=>o.get(a))}async keep(t){const{rows:e}=await this.#a(`WITH given AS (SELECT DISTINCT key, size FROM unnes\
t($2::text[], $3::bigint[]) AS g (key, size)),
      locked AS (SELECT key FROM blobs WHERE key = ANY($2::text[]) ORDER BY key FOR NO KEY UPDATE)
      UPDATE blobs SET touched_at = ${E} FROM given, locked
      WHERE blobs.key = given.key AND locked.key = given.key AND blobs.size = given.size
        AND generation IS NOT NULL AND NOT is_lost
      RETURNING blobs.key, blobs.size`,[t.map(({key:o})=>o),t.map(({size:o})=>o)]),s=new Map(e.map(o=>[w(o,"key"),R(o,"size")]));return t.map(({key:o,size:a})=>s.
get(o)===a)}async begin(t){const e=new Map;for(const a of t)e.set(a,(e.get(a)??0)+1);const{rows:s}=await this.#a(`WITH given AS (SELECT * FROM unnest($2::text[]\
, $3::bigint[]) AS g (key, n)),
      begun AS (
        INSERT INTO blobs (key, last_generation, touched_at)
        SELECT key, n, ${E} FROM given ORDER BY key COLLATE "C"
        ON CONFLICT (key) DO UPDATE SET last_generation = blobs.last_generation + excluded.last_generation
        RETURNING key, last_generation
      )
      INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, last_generation - step, ${E} FROM begun JOIN given USING (key), generate_series(0, n - 1) AS step
      RETURNING key, generation, touched_at`,[[...e.keys()],[...e.values()]]),o=Map.groupBy(s,a=>w(a,"key"));return t.map(a=>j(o.get(a)?.pop()??{}))}commit(t){return this.#t.
transaction(async e=>{await H(e,t);const s=await W(e,t);return await this.#n(e,t.filter(o=>s.has(z(o)))),t.map(o=>s.has(z(o)))})}unlink(t,e){return this.#t.transaction(
async s=>{const a="SELECT key, generation FROM blobs WHERE key = $1 AND generation IS NOT NULL AND ($2::bigint IS NULL OR touched_at < $2) FOR NO KEY UPDATE",[r]=(await s.
query(a,[t,e??null])).rows;return r&&this.#o(s,k(r))})}move(t,e){return this.#t.transaction(async s=>{await H(s,[t,e]);const o="SELECT 1 FROM blobs WHERE key = \
$1 AND generation = $2 AND etag = $3",{count:a}=await s.query(o,[t.key,t.generation,t.etag]);if(!(a===0||(await W(s,[e])).size===0))return await this.#n(s,[e]),
this.#o(s,t)})}async forget(t){const e=t.map(({key:s})=>s);await this.#t.transaction(async s=>{await H(s,t),await W(s,t),await s.query("DELETE FROM blobs WHERE \
key = ANY($1::text[]) AND generation IS NULL AND NOT EXISTS (SELECT 1 FROM blob_leftovers AS l WHERE l.key = blobs.key)",[e])})}async claim(t,e){const{rows:s}=await this.#a(
`UPDATE blob_leftovers AS l SET touched_at = ${E} FROM (
        SELECT key, generation FROM blob_leftovers WHERE touched_at < ${E} - $2::bigint
        ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED
      ) AS old WHERE l.key = old.key AND l.generation = old.generation RETURNING l.key, l.generation, l.touched_at`,[t,e]);return s.map(j)}async lose({key:t,generation:e}){
await this.#t.query("UPDATE blobs SET is_lost = true WHERE key = $1 AND generation = $2",[t,e])}async page(t,e,s){const{rows:o}=await this.#t.query(`SELECT ${at}\
 FROM blobs WHERE key > $1 AND key < $2 AND generation IS NOT NULL ORDER BY key LIMIT $3`,[t,e,s]);return o.map(it)}async firstKey(t){const{rows:e}=await this.#t.
query("SELECT key FROM blobs WHERE key >= $1 ORDER BY key LIMIT 1",[t]);return e[0]&&w(e[0],"key")}async#n(t,e){const s=new Map(e.map(i=>[i.key,i])),{rows:o}=await t.
query("SELECT key, generation FROM blobs WHERE key = ANY($1::text[]) AND generation IS NOT NULL",[[...s.keys()]]),a=[...o.map(k),...e.filter(i=>s.get(i.key)!==i)],
r=[...s.values()];await t.query(`UPDATE blobs SET generation = g.generation, size = g.size, sha256 = g.sha256, etag = g.etag,
        stored_at = ${E}, touched_at = ${E}, is_lost = false
      FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[])
        AS g (key, generation, size, sha256, etag)
      WHERE blobs.key = g.key`,[this.#e?.now()??null,...B(r),r.map(({size:i})=>i),r.map(({sha256:i})=>i),r.map(({etag:i})=>i)]),await this.#s(t,a)}async#o(t,e){
await t.query("UPDATE blobs SET generation = NULL WHERE key = $1",[e.key]);const[s]=await this.#s(t,[e]);return s&&j(s)}async#s(t,e){const{rows:s}=await t.query(
`INSERT INTO blob_leftovers (key, generation, touched_at)
      SELECT key, generation, ${E} FROM unnest($2::text[], $3::bigint[]) AS g (key, generation)
      RETURNING key, generation, touched_at`,[this.#e?.now()??null,...B(e)]);return s}#a(t,e){return this.#t.query(t,[this.#e?.now()??null,...e])}}function it(n){
return{...k(n),sha256:w(n,"sha256"),size:R(n,"size"),etag:w(n,"etag"),storedAt:R(n,"stored_at"),isLost:n.is_lost===!0}}const xt=3;async function*Pt(n,t,e){const s=t+
n.length-1;let o=n.parts(),a=t,r=0;try{for(;a<=s;){const i=await o.next().catch(c=>({error:c}));if("error"in i||i.done){r+=1;const c="error"in i?i.error:new Error(
"The object ended early"),u=r>xt?void 0:await e({start:a,end:s},n.facts.etag);if(!u)throw c;o=u.parts();continue}r=0,a+=i.value.length,yield i.value}}finally{await o.
return()}}var rt=f(8500),Ft=f(9903);const Ht={connectMs:5e3,answerMs:2e4,idleMs:2e4,pauseMs:100};class ct extends Error{name="SourceFailed"}const ut=4e3,Y=256*1024,
Wt=256*1024;function Bt(n,{connectMs:t,answerMs:e,idleMs:s}){const o=new Ft.Pool(n,{allowH2:!1,connect:{timeout:t},headersTimeout:e,bodyTimeout:s,keepAliveTimeout:ut,
keepAliveMaxTimeout:ut});return{send:({body:a,...r})=>new Promise((i,c)=>{o.dispatch({...r,body:zt(a),reset:!1},new Gt(i,c))}),[Symbol.dispose]:()=>{o.destroy()}}}
function zt(n){return n===void 0?null:n instanceof Uint8Array&&n.length<=Y?n:nt.Readable.from(n instanceof Uint8Array?jt(n):Yt(n),{objectMode:!1})}function*jt(n){
for(let t=0;t<n.length;t+=Y)yield n.subarray(t,t+Y)}async function*Yt(n){try{for await(const t of n())t.length>0&&(yield Buffer.copyBytesFrom(t))}catch(t){throw new ct(
"The body of the request could not be made",{cause:t})}}class Gt{status=0;headers={};#t;#e;#n=[];#o;#s=0;#a=!1;#r;#i;#u=0;constructor(t,e){this.#t=t,this.#e=e}async take(t){
if(await this.#c(t),this.#s>t)this.close();else if(this.#r)throw this.#r;const[e,...s]=this.#n;return(e&&s.length===0?e:Buffer.concat(this.#n,this.#s)).subarray(
0,t)}async*parts(){try{for(;;){await this.#c(0);const t=this.#n.shift();if(!t)break;this.#s-=t.length,yield t}if(this.#r)throw this.#r}finally{this.close()}}close(){
this.#a||this.#o?.abort(new Error("The answer was closed"))}async#c(t){this.#a||this.#s>t||(await new Promise(e=>{this.#i=e,this.#u=t,this.#o?.resume()}),this.#i=
void 0)}onRequestStart(t){this.#o=t}onResponseStart(t,e,s){e<200||(this.status=e,this.headers=s,this.#t(this))}onResponseData(t,e){this.#n.push(e),this.#s+=e.length,
this.#i?this.#s>this.#u&&this.#i():this.#s>=Wt&&t.pause()}onResponseEnd(){this.#a=!0,this.#i?.()}onResponseError(t,e){this.#a=!0,this.#r=e,this.#e(e),this.#i?.()}}
var Kt=f(5807);const qt={lt:"<",gt:">",amp:"&",quot:'"',apos:"'"};function y(n,t){const[e]=ht(n,t);return e===void 0?void 0:Vt(e)}function Xt(n){if(!/<ListBucketResult[\s>]/.
test(n))return;const t=y(n,"EncodingType")==="url",e=[];for(const a of ht(n,"Contents")){const r=Qt(y(a,"Key"),t),i=y(a,"Size")??"";if(r===void 0||!/^\d{1,15}$/.
test(i))return;e.push({key:r,size:Number(i)})}const s=y(n,"IsTruncated")==="true",o=y(n,"NextContinuationToken");if(!(s&&!o))return{objects:e,next:s?o:void 0}}function Qt(n,t){
if(n===void 0||!t)return n;try{return decodeURIComponent(n.replaceAll("+"," "))}catch{return}}function*ht(n,t){const[e,s]=[`<${t}>`,`</${t}>`];for(let o=n.indexOf(
e);o>=0;){const a=o+e.length,r=n.indexOf(s,a);if(r<0)return;yield n.slice(a,r),o=n.indexOf(e,r)}}function Vt(n){return n.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi,
(t,e,s,o)=>{if(o!==void 0)return qt[o]??t;const a=e===void 0?Number.parseInt(s,16):Number(e);return a<=1114111?String.fromCodePoint(a):t})}class l extends Error{name="\
S3Fault";code;status;isRepeatable;isRefusal;constructor(t,e){super(t,e),this.code=e.code,this.status=e.status,this.isRepeatable=e.isRepeatable??!1,this.isRefusal=
e.isRefusal??!1}}const Zt=300,Jt=new Set([408,429,500,502,503,504]),te=new Set(["SlowDown","RequestTimeout","InternalError","ServiceUnavailable","OperationAbort\
ed"]),ee=new Set(["QuotaExceeded","InsufficientStorage","XMinioStorageFull","QuotaExceededException"]),ne=new Set(["XAmzContentSHA256Mismatch","BadDigest"]),se=new Set(
["AccessDenied","InvalidAccessKeyId","SignatureDoesNotMatch","ExpiredToken","InvalidToken","AccountProblem","AllAccessDisabled"]),oe=/^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
function G(n,t){const{status:e,text:s}=t,o=y(s,"Code")?.slice(0,100),a=(0,Kt.DJ)(y(s,"Message")?.slice(0,Zt)??""),r=[o??`HTTP ${e}`,a].filter(i=>i!=="").join(":\
 ");return new l(ae(n,t,o,r),{code:o,status:e,isRepeatable:Jt.has(e)||te.has(o??""),isRefusal:e<500})}function ae(n,{status:t,headers:e,text:s},o,a){const r=e["\
x-amz-bucket-region"]??y(s,"Region");return typeof r=="string"&&(t===301||t===307||t===400)?`The bucket of ${n} is in the region ${r.slice(0,50)}: set AWS_REGIO\
N to it (${a})`:t>=300&&t<400?`S3 redirects requests for ${n}: set AWS_REGION or AWS_ENDPOINT_URL_S3 to where the bucket is (${a})`:o==="NoSuchBucket"?`The buck\
et of ${n} does not exist (${a})`:o==="RequestTimeTooSkewed"?`The clock of this machine differs from that of S3 (${a})`:t===401||t===403||se.has(o??"")?`S3 refu\
ses access to ${n} (${a})`:`S3 failed for ${n} (${a})`}const ie={UND_ERR_CONNECT_TIMEOUT:"no connection in time",UND_ERR_HEADERS_TIMEOUT:"no answer in time",UND_ERR_BODY_TIMEOUT:"\
the answer stopped",UND_ERR_SOCKET:"the connection was closed"},re=/^UND_ERR_(?:DESTROYED|CLOSED)$/;function ce(n,t){if(t instanceof l)return t;const e=(0,ot.xU)(
t),s=t instanceof Error?t.message:String(t),o=ie[e??""]??[e,s].filter(Boolean).join(": ");return new l(`S3 cannot be reached for ${n} (${o})`,{code:e,cause:t,isRepeatable:!oe.
test(e??"")&&!re.test(e??""),isRefusal:e==="ECONNREFUSED"||e==="ENOTFOUND"})}function ue(n){return n instanceof l&&ne.has(n.code??"")}function he(n){if(!(n instanceof
l))return n;const t=n.status===507||ee.has(n.code??"");return new d.u(n.message,{cause:n,isFull:t})}function fe(n,t){const{status:e,headers:s}=n,o=()=>n.close();
if(e===416)return o(),{facts:q(n,0),length:0,close:o,whole:async()=>Buffer.alloc(0),async*parts(){}};const[,a,r]=/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(
M(s,"content-range"))??[],i=t?e===206&&Number(a)===t.start:e===200,c=lt(n);if(!i||c===void 0)throw o(),new l(`S3 answered with another part of the object (HTTP ${e}\
)`,{});return{facts:q(n,t?Number(r):c),length:c,close:o,whole:()=>de(n,c),parts:()=>ye(c,n.parts())}}function le(n){const t=lt(n);if(t===void 0)throw new l("S3 \
answered without the size of the object",{});return q(n,t)}function K({headers:n}){return M(n,"etag").replaceAll('"',"").slice(0,200)}async function de(n,t){const e=await n.
take(t);if(e.length!==t)throw ft(t);return e}async function*ye(n,t){let e=0;for await(const s of t){if(e+=s.length,e>n)break;yield s}if(e!==n)throw ft(n)}function ft(n){
return new Error(`The answer does not have ${n} bytes`)}function lt({headers:n}){const t=M(n,"content-length");return/^\d{1,15}$/.test(t)?Number(t):void 0}function q(n,t){
const e=Date.parse(M(n.headers,"last-modified"));return{size:t,etag:K(n),storedAt:Number.isNaN(e)?0:e}}function M(n,t){const e=n[t];return typeof e=="string"?e:
""}var A=f(5118);class we{#t;#e;constructor(t){this.#t=t,this.#e=dt(t)}update(t){this.#e.update(yt(t))}async digest(){return this.#e.digest()}reset(){this.#e=dt(
this.#t)}}function dt(n){return n===void 0?(0,b.createHash)("sha256"):(0,b.createHmac)("sha256",yt(n))}function yt(n){return typeof n=="string"?n:ArrayBuffer.isView(
n)?new Uint8Array(n.buffer,n.byteOffset,n.byteLength):new Uint8Array(n)}const wt="s3",Ee=/^[\w.~/-]*$/,X="e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca49599\
1b7852b855";function Et({bucket:n,region:t,endpoint:e,pathStyle:s}){const o=t.startsWith("cn-")?"amazonaws.com.cn":"amazonaws.com",a=new URL(e??`https://s3.${t}\
.${o}`),r=a.pathname.replace(/\/$/,"");return s?`${a.origin}${r}/${n}`:`${a.protocol}//${n}.${a.host}${r}`}function be(n){const{protocol:t,hostname:e,host:s,pathname:o}=new URL(
`${Et(n)}/`),{accessKeyId:a,sessionToken:r}=n.credentials,i=ge(n),c=async(g,S,x)=>{const $=new Date(x).toISOString().replace(/[-:]|\.\d+/g,""),L={...g,host:s,"x\
-amz-content-sha256":S,"x-amz-date":$,...r!==void 0&&{"x-amz-security-token":r}},C=(0,A.HM)({method:"",protocol:t,hostname:e,path:"",headers:L}),p=Object.keys(C).
sort(),tt=p.join(";"),T=p.map(P=>`${P}:${C[P]}`),{scope:O,secret:et}=await i($.slice(0,8));return{headers:L,end:[...T,"",tt,S].join(`
`),secret:et,start:`${A.SG}
${$}
${O}
`,authorization:`${A.SG} Credential=${a}/${O}, SignedHeaders=${tt}, Signature=`}};let u,D;const J=g=>{const S=Math.floor(g/1e3);return S!==D&&(u=void 0),D=S,u??=
c(bt,X,g),u};return async({method:g,key:S,query:x,headers:$=bt,sha256:L=X},C)=>{const p=o+Se(S),T=await(Object.keys($).length===0&&L===X?J(C):c($,L,C)),O=x?(0,A.
$t)({method:g,protocol:t,hostname:e,path:p,query:{...x},headers:{}}):"",et=T.start+(0,b.hash)("sha256",`${g}
${p}
${O}
${T.end}`),P=(0,b.createHmac)("sha256",T.secret).update(et).digest("hex"),Ze={...T.headers,authorization:T.authorization+P};return{path:O===""?p:`${p}?${O}`,headers:Ze}}}
const bt={};function ge({region:n,credentials:t}){let e;return async s=>{if(e?.day===s)return e;const o=await(0,A.Xf)(we,t,s,n,wt);return e={day:s,scope:(0,A.Ds)(
s,n,wt),secret:(0,b.createSecretKey)(o)},e}}function Se(n){if(Ee.test(n))return n;const t=e=>`%${e.charCodeAt(0).toString(16).toUpperCase()}`;return encodeURIComponent(
n).replaceAll("%2F","/").replace(/[!'()*]/g,t)}const pe=600*1e3,Te=4,me=3e4,Re=1e3,v=16*1024,Ae=6*1024*1024;class Ne{#t;#e;#n;#o;#s;#a;constructor(t,{limits:e,random:s=Math.
random}={}){this.#t=t,this.#e=be(t);const o={...Ht,...e};this.#n=Bt(new URL(Et(t)).origin,o),this.#s=o.pauseMs,this.#o=s,this.#a=`s3://${t.bucket}/${t.prefix}${t.
endpoint?` at ${t.endpoint}`:""}`}put(t,e,s,o,a){const r={"content-length":String(s),"content-type":"application/octet-stream"};return this.#i(async()=>{const i=await this.#h(
{method:"PUT",key:t,headers:r,sha256:o},a,e),c=await _(i,v);if(K(i)!=="")return K(i);throw G(this.#a,{status:500,headers:i.headers,text:c})})}get(t,e,s){return this.#i(
()=>this.#u(t,e,s))}load(t,e){return this.#i(async()=>{const s=await this.#u(t);if(!s)return;const o=s.length<=e;return o||s.close(),{facts:s.facts,bytes:o?await s.
whole():void 0}})}read(t,e){return this.#i(async()=>(await this.#u(t,e))?.whole())}head(t){return this.#i(async()=>{const e=await this.#c({method:"HEAD",key:t});
return e?.close(),e&&le(e)})}copy(t,e,s){const{bucket:o,prefix:a}=this.#t,r={"content-length":"0","x-amz-copy-source":`/${o}/${a}${t}`};return this.#i(async()=>{
const i=await this.#c({method:"PUT",key:e,headers:r},s);if(!i)return;const c=await _(i,v),u=y(c,"ETag")?.replaceAll('"',"");if(u===void 0)throw G(this.#a,{status:500,
headers:i.headers,text:c});return u})}delete(t,e){let s=0;return this.#i(async()=>{s+=1;const o=await this.#c({method:"DELETE",key:t},e);return o&&await _(o,v),
s===1})}async*list(t,e=Re){for(let s;;){const o=await this.#r(t,s,e),a=this.#t.prefix.length;for(const{key:r,size:i}of o.objects)yield{key:r.slice(a),size:i};if(o.
next===void 0)return;s=o.next}}async check(){await this.#r("",void 0,1)}[Symbol.dispose](){this.#n[Symbol.dispose]()}#r(t,e,s){const o={"list-type":"2","encodin\
g-type":"url","max-keys":String(s),prefix:this.#t.prefix+t,...e!==void 0&&{"continuation-token":e}};return this.#i(async()=>{const a=await this.#h({method:"GET",
key:"",query:o},Date.now()),r=await _(a,Ae),i=Xt(r),c=i?.objects.every(({key:u})=>u.startsWith(o.prefix))&&i.next!==(e??"");if(!i||!c)throw new l(`S3 answered w\
ith no list for ${this.#a}`,{});return i})}async#i(t){const e=performance.now();for(let s=1;;s+=1)try{return await t()}catch(o){if(o instanceof ct)throw o.cause;
if(ue(o))throw new h.ls("S3 refused the bytes: they have another hash",{cause:o});const a=ce(this.#a,o),r=this.#s*4**(s-1)*(.5+this.#o()),i=performance.now()-e+
r>me;if(!a.isRepeatable||s===Te||i)throw he(a);await(0,rt.setTimeout)(r)}}async#u(t,e,s){const o={...e&&{range:`bytes=${e.start}-${e.end}`},...s!==void 0&&{"if-\
match":`"${s}"`}},a=await this.#c({method:"GET",key:t,headers:o});return a&&fe(a,e)}async#c(t,e=Date.now()){try{return await this.#h(t,e)}catch(o){if(!(o instanceof
l)||o.status!==404)throw o;if(o.code==="NoSuchKey")return;if(o.code!==void 0||t.method!=="HEAD")throw o}(await this.#c({...t,method:"GET",headers:{range:"bytes=\
0-0"}}))?.close()}async#h(t,e,s){if(Math.abs(Date.now()-e)>pe)throw new l(`S3 took too long for ${this.#a}`,{code:"DateTooOld"});const{key:o}=t,{path:a,headers:r}=await this.#e(
o===""?t:{...t,key:this.#t.prefix+o},e),i=await this.#n.send({method:t.method,path:a,headers:r,body:s}),{status:c}=i;if(c>=200&&c<300||c===416&&t.headers?.range)
return i;const u=await _(i,v).catch(()=>"");throw G(this.#a,{status:c,headers:i.headers,text:u})}}async function _(n,t){return(await n.take(t)).toString()}const $e=3600*
1e3,gt=16,Oe=1e4,St=1e3,Q="~";class ke{#t;#e;#n;#o;#s;constructor({database:t,objects:e,clock:s,...o}){const a=new Ut(t,s),r=new Ne(e,o);this.#t=a,this.#e=r,this.#n=
new vt(a,s),this.#o={s3:r,keep:I(i=>a.keep(i)),begin:I(i=>a.begin(i)),commit:I(i=>a.commit(i))}}async head(t){const e=await this.#n.row((0,h.bb)(t));return e!==
"unknown"&&!e?.isLost?e&&N(e,e.generation):this.#n.get(t,e,async(s,o)=>{const a=await this.#e.head(s);return a&&N(a,o)})}async load(t,e,s){const o=this.#n.likely(
(0,h.bb)(t)),a=s==="any"&&await this.#e.load(m({key:t,generation:o}),e);return a?{facts:N(a.facts,o),bytes:a.bytes}:this.#n.get(t,await this.#n.row(t),async(r,i,c)=>{
const u=await this.#e.load(r,e);return u&&{facts:N(c??u.facts,i),bytes:u.bytes}})}async read(t,e){return this.#n.get(t,await this.#n.row((0,h.bb)(t)),s=>this.#e.
read(s,e))}async stream(t,e){return this.#n.get(t,await this.#n.row((0,h.bb)(t)),async s=>{const o=await this.#e.get(s,e),a=o&&Pt(o,e?.start??0,(r,i)=>this.#e.get(
s,r,i));return a&&_e(o,a)})}writer(){return new At(this.#o)}async delete(t){await this.#a((0,h.bb)(t),void 0)}async deleteUnused(t,e){return(0,h.bb)(t),await this.#i(),
this.#a(t,e)}async move(t,e,s){(0,h.bb)(e);const o=Date.now(),a=await this.#n.find((0,h.bb)(t));if(!a||N(a,a.generation).version!==s)return!1;const r=await this.#o.
begin(e),i=await this.#e.copy(m(a),m(r),o),c=i!==void 0&&{...r,etag:i,size:a.size,sha256:a.sha256},u=c?await this.#t.move(a,c):void 0;return u&&await this.#r(u,
o),u!==void 0}async*list(t){const e=(0,h.ge)(t)===""?Q:`${t}${Q}`;for(let s=t;;){const o=await this.#t.page(s,e,St);for(const r of o)yield{key:r.key,...N(r,r.generation)};
const a=o.at(-1);if(!a||o.length<St)return;s=a.key}}async*folders(){await this.#i();for(let t=await this.#t.firstKey("");t!==void 0;){const[e="",s]=t.split("/",
2);s!==void 0&&(yield e),t=await this.#t.firstKey(s===void 0?`${t}`:`${e}/${Q}`)}}async finishAbandoned(t=$e){let e=0;for(let s=0;s<Oe;){const o=Date.now(),a=await this.#t.
claim(t,gt),r=await Promise.all(a.map(i=>this.#r(i,o)));if(e+=r.filter(Boolean).length,s+=a.length,a.length<gt)break}return e}[Symbol.dispose](){this.#e[Symbol.
dispose]()}async#a(t,e){const s=Date.now(),o=await this.#t.unlink(t,e);return o&&await this.#r(o,s),o!==void 0}async#r(t,e){try{const s=await this.#e.delete(m(t),
e);return s&&await this.#t.forget([t]),s}catch(s){if(s instanceof d.u)return!1;throw s}}async#i(){this.#s??=this.finishAbandoned().catch(t=>{if(!(t instanceof d.
u))throw t}),await this.#s}}function N({size:n,storedAt:t,etag:e},s){return{size:n,storedAt:t,version:`${s}-${e}`}}function _e(n,t){return nt.Readable.from(t,{objectMode:!1}).
once("close",()=>n.close())}var V=f(3849);const pt=/^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/,De=[{codes:/^ERR_TLS_CERT_ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
isLasting:!0,database:"Write the host of --database as the certificate of the server names it, or renew the certificate with this name.",objects:"Write the host\
 of AWS_ENDPOINT_URL_S3 as the certificate of the service names it, or renew the certificate with this name."},{codes:/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,isLasting:!0,
database:"Renew the certificate of the server, and check the clock of this machine.",objects:"Renew the certificate of the service, and check the clock of this \
machine."},{codes:pt,isLasting:!0,database:"If a private authority signed the certificate of the server, add sslrootcert=FILE with the certificate of the author\
ity to the URL of --database, or set NODE_EXTRA_CA_CERTS to the file.",objects:"If a private authority signed the certificate of the service, set NODE_EXTRA_CA_\
CERTS to a file with the certificate of the authority."},{codes:/^28|^InvalidAccessKeyId$|^SignatureDoesNotMatch$|^AccessDenied$|^InvalidToken$|^ExpiredToken$/,
isLasting:!1,database:"Check the user and the password in --database, and the rules for this machine in pg_hba.conf.",objects:"Check AWS_ACCESS_KEY_ID and AWS_S\
ECRET_ACCESS_KEY, and that this user may read, write, list and delete in the bucket."},{codes:/^3D000$|^NoSuchBucket$/,isLasting:!1,database:"Create the databas\
e: CREATE DATABASE \u2026 OWNER the user of --database.",objects:"Create the bucket, or write the name of an existing one in --objects."},{codes:/^25006$/,isLasting:!1,
database:"Write the address of the primary server in --database: one that follows a failover.",objects:""},{codes:/^53300$/,isLasting:!1,database:"Raise max_con\
nections of PostgreSQL, or end connections of other programs.",objects:""}],Le=/does not support SSL/;function sn(n,t){if(t instanceof Error&&Le.test(t.message))
return{remedy:"Set ssl = on and a certificate in postgresql.conf, or remove sslmode if only trusted machines are in the network.",isLasting:!0};const e=(t instanceof
S3Fault?t.code:void 0)??systemCode(t)??"",s=De.find(({codes:o})=>o.test(e));return s&&{remedy:s[n],isLasting:s.isLasting}}function Ce(n){return pt.test(n)}const Ie=new Set(
["40001","40P01"]),Me=new Set(["53100","53400"]),ve=/^(?:08...|53...|57...|58...|40001|40P01|55P03|25006|25P0[1-4]|28...|3D000)$/;function Ue(n){return Ie.has(Z(
n)??"")}function on(n){return Z(n)==="23505"}function xe(n){const t=Z(n);return!(n instanceof Error)||!(Pe(t)||t===void 0&&Fe(n))?n:new d.u(`PostgreSQL cannot b\
e used: ${n.message}`,{cause:n,isFull:Me.has(t??"")})}function Pe(n){return n!==void 0&&(/^E[A-Z\d_]{3,}$/.test(n)||Ce(n)||ve.test(n))}function Fe(n){return/connection|connect|timeout|timed out|Client has encountered|pool after calling end/i.
test(n.message)}function Z(n){return n instanceof Error&&"code"in n&&typeof n.code=="string"?n.code:void 0}const He="25006";async function We(n){const{rows:t}=await n.
query("SELECT pg_is_in_recovery() AS standby");if(t[0]?.standby!==!1)throw Object.assign(new Error("the server is a standby"),{code:He})}const Be=10,ze=5e3,U=1e4,
je=U+1e3,Ye=6,Ge=20,Ke={getTypeParser:((n,t)=>n===V.gK.builtins.INT8?Number:V.gK.getTypeParser(n,t))};function qe(n){return new Xe(n)}class Xe{#t;#e;constructor({
url:t,connections:e=Be,name:s="slipway"}){this.#t=new V.bC({connectionString:t,max:e,application_name:s.slice(0,63),types:Ke,keepAlive:!0,connectionTimeoutMillis:ze,
query_timeout:je,statement_timeout:U,lock_timeout:U/2,idle_in_transaction_session_timeout:U,onConnect:We}),this.#t.on("error",()=>{})}async query(t,e=[]){return this.#o(
()=>this.#n(s=>Tt(s,t,e)))}async transaction(t){return this.#o(()=>this.#n(async e=>{await e.query("BEGIN");const s=await t({query:(o,a=[])=>Tt(e,o,a)});return await e.
query("COMMIT"),s}))}[Symbol.asyncDispose](){return this.#e??=this.#t.end(),this.#e}async#n(t){const e=await this.#t.connect(),s=()=>{};e.on("error",s);try{const o=await t(
e);return e.off("error",s),e.release(),o}catch(o){throw e.release(!0),o}}async#o(t){for(let e=1;;e+=1){try{return await t()}catch(s){if(!Ue(s)||e===Ye)throw xe(
s)}await(0,rt.setTimeout)(Ge*e*Math.random())}}}async function Tt(n,t,e){const{rows:s,rowCount:o}=await n.query(t,[...e]);return{rows:s,count:o??0}}const Qe=4;function Ve({
database:n,objects:t}){const e=qe({url:n,connections:Qe,name:"slipway worker"});return new ke({database:e,objects:t})}})};export{an as id,rn as ids,cn as modules};

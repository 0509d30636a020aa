const St=377,gt=[377],Et={9696:((Y,L,c)=>{c.d(L,{p:()=>M});var N=c(5636),E=c(1053);const l={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};
function v(o,d,h){const f=Math.min(d.mostDelayMs,d.firstDelayMs*2**(o-1));return Math.round(f*(.1+.9*h()))}function S(o,d){const h=o?.trim()??"";if(/^\d{1,9}$/.
test(h))return Number(h)*1e3;const f=/^[A-Za-z]{3,9}, /.test(h)?Date.parse(h):Number.NaN;return Number.isNaN(f)?void 0:Math.max(0,f-d.now())}const g=new Set([408,
429,500,502,503,504]);class b{#t;#e;#n=0;#s=0;constructor(d){this.#t=d,this.#e=d.clock.now()}get attempts(){return this.#n+this.#s}waitAfter(d){const{budget:h,clock:f,
random:p}=this.#t,y=h.throttling==="pace",O=y&&d.status===429?++this.#s:++this.#n,$=d.retryAfterMs??0,k=y&&$>0?$:Math.max(v(O,h,p),$);return f.now()-this.#e+k>h.
totalMs||$>h.mostRetryAfterMs||this.#n>=h.attempts?void 0:k}}const T=3;function M(o){const d={timeoutMs:3e4,bodyBytes:5e6,budget:l,...o},h=U(o.onTrouble);return async function(p){
const y=C(o.signal,p.signal),O=new b(d);let $=!1;for(;;){const k=P(await o.pace?.enter(y));try{const x=await I(p,d,y);if(x.ok)return k("answered",0),x.value;if(x.
status===(p.renewOn??401)&&!$&&($=!0,await p.renew?.()))continue;const B=x.again==="always"||x.again==="if-it-may-repeat"&&p.mayRepeat?O.waitAfter(x):void 0;if(B===
void 0)throw x.error;const V={error:x.error,waitMs:B,attempt:O.attempts};p.onTrouble?.(V),h(p.doing,V);const H=x.status===429;k(H?"throttled":"fault",B),(o.pace===
void 0||!H)&&await d.clock.sleep(B,y)}finally{k("fault",0)}}}}function C(o,d){return o!==void 0&&d!==void 0?AbortSignal.any([o,d]):o??d}function P(o){let d=!1;return(h,f)=>{
d||o?.(h,f),d=!0}}function U(o){const d=new Set;return(h,f)=>{const p=`${h} ${f.error.code} ${f.error.call?.status}`;o===void 0||d.has(p)||(d.add(p),o(f))}}async function I(o,d,h){
h?.throwIfAborted();let f=await o.authorize(o.request);for(let p=0;;p+=1){const y=await(0,N.cv)(f,{...d,signal:h}),O={doing:o.doing,request:f};if(y.kind==="lost"){
const Q=y.certificate?"never":y.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,E.tr)(O,y,d.timeoutMs,o.addressFrom),again:Q}}const $={...O,status:y.status,
headers:y.headers};if(y.status<300||y.status>=400)return K(o.read,$,y.text,d);const k=D($),x=k?.origin===f.url.origin&&f.method==="GET"&&p<T;if(k===void 0||!x)return{
ok:!1,error:(0,E.yJ)($,k),again:"never"};f={...f,url:k}}}function D({headers:o,request:d}){const h=o.get("location");return h!==null&&URL.canParse(h,d.url.href)?
new URL(h,d.url):void 0}async function K(o,d,h,{clock:f,bodyBytes:p}){const{status:y}=d,O=y>=400?S(d.headers.get("retry-after"),f):void 0,$=await o({...d,text:h,
bodyBytes:p,retryAfterMs:O});return $.ok?$:{...$,again:$.again??u(y),status:y,retryAfterMs:O}}function u(o){return o===429?"always":g.has(o)?"if-it-may-repeat":
"never"}}),3445:((Y,L,c)=>{c.d(L,{i:()=>l});var N=c(3739),E=c(1709);async function l(S){const g=I=>S[I.toLowerCase()]||S[I]||"",b=g("ALL_PROXY"),T=v(g("HTTP_PRO\
XY")||b,"HTTP_PROXY"),M=v(g("HTTPS_PROXY")||b,"HTTPS_PROXY");if(T===""&&M==="")return fetch;const C=await c.e(752).then(c.t.bind(c,4371,19)),P=new C.EnvHttpProxyAgent(
{httpProxy:T,httpsProxy:M,noProxy:g("NO_PROXY")}),U=C.fetch;return async(I,D)=>{if(I instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const K=new URL(I);return(0,E.c)(K.hostname)?fetch(I,D):U(K,{...D,dispatcher:P})}}function v(S,g){const b=S===""||S.includes("://")?S:`http://${S}`;if(b===
""||URL.canParse(b))return b;throw new N.GQ("invalid_input",`${g} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),3823:((Y,L,c)=>{
c.d(L,{Y2:()=>g,a6:()=>S,bw:()=>l,dN:()=>b});const N="/api/v1/orgs/{orgID}/projects/{projectID}/apps",E=`${N}/{appID}`,l={createApp:{method:"POST",path:N},updateApp:{
method:"PATCH",path:E},replaceEnv:{method:"PUT",path:`${E}/env`},listEnvironments:{method:"GET",path:`${E}/environments`},deploy:{method:"POST",path:`${E}/deplo\
yments`},listDeployments:{method:"GET",path:`${E}/deployments`},readFailure:{method:"GET",path:`${E}/deployments/{deployID}/failure`}},v="/operator/orgs/{orgID}\
/projects/{projectID}/apps/{appID}",S={listReleases:{method:"GET",path:`${v}/releases`},rollback:{method:"POST",path:`${v}/rollback`},listTables:{method:"GET",path:`${v}\
/tables`},createTable:{method:"POST",path:`${v}/tables`},deleteTable:{method:"DELETE",path:`${v}/tables/{table}`},runtime:{method:"POST",path:`${v}/runtime`}},g={
put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function b(T,M){return T.replace(/\{(\w+)\}/g,(C,P)=>encodeURIComponent(M[P]??`{${P}}`))}}),4377:((Y,L,c)=>{c.r(
L),c.d(L,{KEYS_LEFT:()=>ft,prepareSeed:()=>yt});var N=c(3445),E=c(336),l=c(3739),v=c(7598),S=c(7561),g=c(3024),b=c(1455),T=c(4734);const M=1024*1024,[C,P,U,I]=[
34,92,44,10],D=new Set([91,123]),K=new Set([93,125]),u=new Set([32,9,10,13]);class o{#t;#e="before";#n=0;#s=!1;#r=!1;#o=1;#i=1;#c=0;#a=new h;constructor(e){this.#t=
e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#s?this.#u(r):this.#e!=="inside"?(this.#l(r),n=s+1):this.#n===0&&(r===U||K.has(r))?
(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#f(r)):this.#h(r),r===I?(this.#o+=1,this.#i=1):this.#i+=1}this.#e==="inside"&&this.#a.add(e.slice(n))}end(){if(this.#e===
"after")return[];throw this.#d(`the file ends where "${this.#t[this.#e==="before"?0:1]}" is expected`)}#u(e){this.#r?this.#r=!1:e===P?this.#r=!0:e===C&&(this.#s=
!1)}#l(e){if(!u.has(e)){if(this.#e==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#t.charCodeAt(0))
throw this.#d(`expected "${this.#t[0]}"`);this.#e="inside"}}#h(e){u.has(e)||this.#a.startAt(this.#o,this.#i),e===C?this.#s=!0:D.has(e)?this.#n+=1:K.has(e)&&(this.#n-=
1)}*#f(e){const n=this.#a.take(),s=e!==U;if(s&&e!==this.#t.charCodeAt(1))throw this.#d(`expected "${this.#t[1]}" or ","`);if(n)yield n;else if(!s||this.#c>0)throw this.#d(
"there is a comma too many");this.#c+=1,s&&(this.#e="after")}#d(e){return new S.L(e,this.#o,this.#i)}}class d{#t=1;#e=new h;*push(e){let n=0;for(let s=e.indexOf(
`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#t+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#e.take();return e?[e]:[]}#n(e){e!==""&&this.#e.startAt(this.#t,
1),this.#e.add(e)}}class h{#t=[];#e=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#e+=e.length,this.#e<=M?this.#t.push(e):this.#t=[]}take(){const e=this.#e<=
M?f(this.#t.join("")):void 0,n=this.#n;return this.#t=[],this.#e=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function f(t){let[e,n]=[0,t.length];for(;e<
n&&u.has(t.charCodeAt(e));)e+=1;for(;n>e&&u.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var p=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},y=(function(t){return function(e){function n(a){e.error=e.hasError?new t(a,e.error,"An error was suppressed during disposal."):a,e.hasError=
!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var a=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(a).then(i,function(w){return n(w),i()})}else r|=1}catch(w){n(w)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const O=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?
"object":"array"]];async function $(t){const e=await k(t),n=O.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":
s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function k(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=p(e,await(0,b.
open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=n,e.hasError=
!0}finally{const n=y(e);n&&await n}}catch(e){throw oe(t,e)}}async function*x(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([c.e(815),c.e(511)]).then(c.
bind(c,4511));yield*s(await Ee(t));return}const n=e==="object"?T.Ar:T.Cn;for await(const s of H(t,V(e)))s instanceof S.L?yield s:yield*n(s)}async function*Q(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new l.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write th\
em one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await k(t)).trimStart().startsWith("[");for await(const n of H(
t,V(e?"array":"lines")))n instanceof S.L?yield n:yield B(n,e)}function B({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),i=(0,T.mk)(r);return i===
void 0?{key:String(JSON.parse(r)),line:e}:new S.L(i,e,n)}catch{return new S.L("not a JSON string",e,n)}}function V(t){return t==="lines"?new d:new o(t==="array"?
"[]":"{}")}async function*H(t,e){try{for await(const n of re(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof S.L))throw n;yield n}}const se=16*1024*
1024;async function Ee(t){let e="";for await(const n of re(t))if(e+=n,e.length>se)throw new l.GQ("invalid_file",`${t} is longer than the ${se/2**20} MiB that YA\
ML may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*re(t){
const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,g.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof
TypeError?new l.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await be(t)},remedy:"Save it as UTF-8."}):(0,l.xU)(n)===void 0?n:oe(
t,n)}}async function be(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,g.createReadStream)(t)){const r=Buffer.from(s);let i=0;
for(let a=r.indexOf(ie);a!==-1;a=r.indexOf(ie,i))e.decode(r.subarray(i,a+1),{stream:!0}),n+=1,i=a+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const ie=10;
function oe(t,e){return(0,l.xU)(e)==="ENOENT"?new l.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is \
the repository checked out before this step?"}):new l.GQ("invalid_file",`${t} cannot be read (${(0,l.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a fil\
e of entries that this user may read.",cause:e})}async function Te(t,e){const n=new S.C,s=new ce,r=t.file===void 0?"lines":await $(t.file);let i=0,a=0;if(t.file!==
void 0)for await(const w of x(t.file,r)){ae(e);const m=w instanceof S.L?w:s.add(w.key,w.line,de);m&&n.add(t.file,m),i+=1}if(t.pruneFile!==void 0){const w=new ce;
for await(const m of Q(t.pruneFile)){ae(e);const A=m instanceof S.L?m:w.add(m.key,m.line,de)??s.find(m.key,m.line);A&&n.add(t.pruneFile,A),a+=1}}return n.throwIfAny(),
{format:r,entries:i,deletes:a}}function ae(t){if(t?.aborted)throw new l.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const de=(t,e)=>`\
the key ${le(t)} occurs twice: first on line ${e}`;class ce{#t=new Map;add(e,n,s){const r=he(e),i=this.#t.get(r);if(i!==void 0)return new S.L(s(e,i),n,1);this.#t.
set(r,n)}find(e,n){const s=this.#t.get(he(e));if(s!==void 0)return new S.L(`the key ${le(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}
function he(t){return(0,v.hash)("sha256",t,"binary")}function le(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var W=c(8302),ee=c(9692),Oe=c(
3823),$e=c(9127),te=c(5807),R=c(2345);const ke=4*6e4,G=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),Z=t=>e=>e.status===403&&t.test(e.message??""),ve=[{when:Z(
/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with th\
e value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ke&&t.code===void 0,code:"\
forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,$e.a)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signatu\
re is valid for five minutes."},{when:Z(/signature expired|not yet current/i),code:"forbidden",says:()=>"the signature is too old or from the future for the gat\
eway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{when:Z(/security token.*expired/i),code:"forbidden",says:()=>"the\
 AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:Z(/signature we calculated does not match/i),
code:"forbidden",says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN be\
long together."},{when:G(403,"inactive_binding"),code:"forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Database\
s in the platform: it may be deleted or switched off."},{when:G(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value \
store",remedy:"Use a table of an app of type api, web-ssr or sse; static web apps have none."},{when:G(403),code:"forbidden",says:()=>"the gateway does not appr\
ove the caller",remedy:"Call with the AWS credentials of a function role that the platform manages for this app."},{when:G(401,"missing_token"),code:"unauthoriz\
ed",says:()=>"the table token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:G(401),code:"unauthorized",
says:()=>"the table token is not valid: the table may have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from t\
he platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:G(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value\
 together below ${R.ux.bodyBytes/1024} KiB.`},{when:G(404),code:"refused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: \
the data plane, not the control plane."},{when:G(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the \
table or app share its quota."},{when:({status:t})=>t>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, s\
end the request ID to the platform."},{when:({status:t})=>t===400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,
remedy:`Limits: key ${R.ux.keyBytes} bytes, value ${R.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${R.ux.minTtlSeconds} to ${R.ux.maxTtlSeconds}.`},{when:()=>!0,
code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function xe(t,e){
const n=ve.find(({when:a})=>a(e)),s=e.code??e.message,r=s===void 0?"":`, "${s}"`,i=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new l.
GQ(n?.code??"refused",i,{remedy:n?.remedy,call:ue(t)})}function Ae({status:t,headers:e,text:n=""},s){const r=Re(n),i=(0,W.Gv)(r)?r.message??r.Message:void 0,a=Date.
parse(e.get("date")??"");return{status:t,code:(0,W.Gv)(r)&&typeof r.error=="string"?(0,te.Ow)(r.error,80):void 0,message:typeof i=="string"?Ne(i,s.token):void 0,
skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function Ne(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,te.Ow)(n.trim(),300)}
function _e(t,e){return new l.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy a\
nswers in its place.",call:ue(t)})}function ue({request:t,status:e,headers:n}){const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),
r=s===null?{}:{requestID:(0,te.Ow)(s,128)};return{method:t.method,path:t.url.pathname,status:e,...r}}function Re(t){try{return JSON.parse(t)}catch{return}}var Ie=c(
5118),Le=c(5636);const Ce=6e4;function Me(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<Ce)&&(n=De(await t.credentials(),e)),
n),r=new Ie.BB({service:R.jL,region:t.region,credentials:async()=>Pe(await s()),sha256:Ke,applyChecksum:!1});return{async sign(i,a){const w={method:"POST",protocol:i.
protocol,hostname:i.hostname,path:i.pathname,query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:a},
m=await r.sign(w,{signingDate:new Date(e.now())}),{host:A,...j}=m.headers;return{method:"POST",url:i,headers:{...Le.H1,...j},body:a}},async renew(){const i=n;n=
void 0;const a=await s();return a.accessKeyId!==i?.accessKeyId||a.sessionToken!==i?.sessionToken}}}function Pe({accessKeyId:t,secretAccessKey:e,sessionToken:n}){
return{accessKeyId:t,secretAccessKey:e,...(0,W.Eb)({sessionToken:n})}}function De(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new l.GQ("unauthorized","The\
 AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}class Ke{#t;#e;constructor(e){
this.#t=e,this.#e=fe(e)}update(e){this.#e.update(ye(e))}async digest(){return this.#e.digest()}reset(){this.#e=fe(this.#t)}}function fe(t){return t===void 0?(0,v.
createHash)("sha256"):(0,v.createHmac)("sha256",ye(t))}function ye(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):
new Uint8Array(t)}var je=c(9696),we=c(1619);const Ue={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Ge=3e4,Be=1024*
1024;function We(t){const{fetch:e,clock:n,random:s,signal:r,pace:i,budget:a=Ue,onTrouble:w}=t,m=(0,we.J)(t.url,"url"),A=Me(t),j={timeoutMs:Ge,bodyBytes:Be},ne=(0,je.
p)({fetch:e,clock:n,random:s,signal:r,pace:i,budget:a,...j}),X=(_,F,J,q)=>ne({doing:`${_} ${JSON.stringify(F)}`,request:{method:"POST",url:Fe(m,_),headers:{},body:J},
mayRepeat:!0,authorize:({url:z})=>A.sign(z,J),renewOn:403,renew:()=>A.renew(),addressFrom:"SERVICE_KVS_URL",read:Qe(t,q),onTrouble:({error:z,attempt:wt,waitMs:pt})=>w?.(
{operation:_,status:z.call?.status,attempt:wt,waitMs:pt})});return{async put(_){const F=_.ttlSeconds===void 0?"":`,"ttlSeconds":${_.ttlSeconds}`,J=`{"key":${JSON.
stringify(_.key)},"value":${Je(_)}${F}}`;return X("put",_.key,J,({value:q,wrong:z})=>{if(!(0,W.Gv)(q)||q.ok!==!0)throw z("does not say ok")})},get:_=>X("get",_,
JSON.stringify({key:_}),Ye),delete:_=>X("delete",_,JSON.stringify({key:_}),({value:F,wrong:J})=>{if(!(0,W.Gv)(F)||F.deleted!==!0)throw J("does not say deleted")})}}
function Fe(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${Oe.Y2[e]}`,n}function Je(t){const e="text"in t?t.text:JSON.stringify(t.value);
if(e===void 0)throw new l.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,ee.q$)(e),e}function Ye({text:t,value:e,wrong:n}){
if(!(0,W.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,ee.U2)(t)?.find(({name:i})=>i==="value");if(s===void 0)throw n(
"says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?r:null}}function Qe({region:t,token:e,clock:n},s){
return async r=>{const{status:i,text:a}=r;if(i>=300){const m=Ae(r,{region:t,token:e,now:n.now()});return{ok:!1,error:xe(r,m)}}const w=m=>_e(r,m);if(a===void 0)return{
ok:!1,error:w(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:a,value:JSON.parse(a),wrong:w})}}catch(m){return{ok:!1,error:m instanceof l.
GQ?m:w("is not JSON")}}}}class Ve{#t;#e;#n;#s;#r;#o=0;#i=0;#c=0;#a=[];constructor(e){this.#t=e.clock,this.#e=e.random,this.#n=e.most,this.#s=e.onHold,this.#r=e.
most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#h();if(s>0)await this.#t.sleep(s,e);else if(this.#o>=Math.floor(this.#r))await this.#f(e);else break}
this.#o+=1;const n=this.#c;return(s,r)=>this.#u(s,r,n)}#u(e,n,s){this.#o-=1,e==="answered"&&(this.#r=Math.min(this.#n,this.#r+1/this.#r)),e==="throttled"&&(s===
this.#c?this.#l(n):this.#h()>0&&(this.#i=Math.max(this.#i,this.#t.now()+n)));for(let r=Math.floor(this.#r)-this.#o;r>0;r-=1)this.#a.shift()?.()}#l(e){this.#c+=1,
this.#r=Math.max(1,this.#r/2);const n=Math.round(this.#e()*Math.min(250,e));this.#i=this.#t.now()+e+n,this.#s(e,Math.floor(this.#r))}#h(){return this.#i-this.#t.
now()}#f(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},i=()=>{this.#a=this.#a.filter(a=>a!==r),s(e?.reason)};e?.addEventListener(
"abort",i,{once:!0}),this.#a.push(r)})}}const He=500;class pe{#t;#e;#n;#s;#r;#o;#i=0;constructor(e,n,s,r){this.#t=e,this.#e=n,this.#n=s,this.#s=r,this.#r=s.now(),
this.#o=this.#r}get done(){return this.#i}add(){this.#i+=1,this.#n.now()-this.#o>=He&&this.report()}report(){this.#o=this.#n.now();const e=(this.#o-this.#r)/1e3,
n=e>0?this.#i/e:0,s=this.#e-this.#i,r=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#t,done:this.#i,total:this.#e,perSecond:n,leftMs:r})}}const Xe=256*1024;
class ze{path;#t;#e="";#n=0;#s;constructor(e){this.path=Ze(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#n+=1,this.#s!==void 0)return;const r=s===void 0?"":`,"tt\
lSeconds":${s}`;this.#e+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#e.length>=Xe&&this.#i(()=>this.#o())}close(){if(this.#n!==0){if(this.#i(()=>{this.#o(),(0,g.renameSync)(this.#r,this.path)}),this.#t!==void 0&&(0,g.closeSync)(
this.#t),this.#s===void 0)return this.path;throw(0,g.rmSync)(this.#r,{force:!0}),new l.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#r(){return`${this.path}.part`}#o(){this.#t??=(0,g.openSync)(
this.#r,"w");const e=Buffer.from(this.#e);for(let n=0;n<e.length;)n+=(0,g.writeSync)(this.#t,e,n);this.#e=""}#i(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function Ze(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const qe=100;class et{#t;#e;#n;#s=new AbortController;#r=[];#o=new Set;constructor(e,n,s){
this.#t=e,this.#e=s;const{fetch:r,clock:i,random:a,report:w}=s,m=(A,j)=>w({type:"throttled",waitMs:A,atOnce:j});this.#n=We({...n,fetch:r,clock:i,random:a,signal:s.
signal?AbortSignal.any([s.signal,this.#s.signal]):this.#s.signal,pace:new Ve({clock:i,random:a,most:e.concurrency,onHold:m}),onTrouble:A=>this.#w(A)})}async run(e){
const{file:n,pruneFile:s}=this.#t,r=new ze(n??""),i=n===void 0?0:await this.#i(n,e,r),a=s===void 0||this.#d()?0:await this.#u(s,e),w=r.close();return{written:i,
deleted:a,stopped:this.#y(),keyErrors:this.#r,unwrittenFile:w}}async#i(e,{format:n,entries:s},r){const i=new pe("write",s,this.#e.clock,this.#e.report);return await this.#l(
e,x(e,n),async a=>{!this.#d()&&await this.#h(e,a,()=>this.#c(a))?i.add():r.add(this.#a(a))}),i.report(),i.done}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:n,text:s,ttlSeconds:r}),!this.#t.verify)return;const i=await this.#n.get(n);if(!(i!==void 0&&(0,ee.Aw)(i.text,s)))throw new l.GQ("v\
erify_failed",`${JSON.stringify(n)} was written, but ${i?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to thi\
s table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#t.ttlSeconds}}async#u(e,{deletes:n}){const s=new pe(
"delete",n,this.#e.clock,this.#e.report);return await this.#l(e,Q(e),async r=>{!this.#d()&&await this.#h(e,r,()=>this.#n.delete(r.key))&&s.add()}),s.report(),s.
done}async#l(e,n,s){const r=async()=>{for(let a=await n.next();!a.done;a=await n.next())a.value instanceof S.L?this.#s.abort(nt(e)):await s(a.value)},i=a=>this.#s.
abort((0,l.I7)(a));await Promise.all(Array.from({length:this.#t.concurrency},()=>r().catch(i)))}async#h(e,{line:n},s){try{return await s(),!0}catch(r){const i=(0,l.
I7)(r);return tt(i)?this.#f(i.with({place:{file:e,line:n}})):this.#d()||this.#s.abort(i),!1}}#f(e){this.#r.length>=qe||(this.#r.push(e),this.#e.report({type:"ke\
y-failed",error:e}))}#d(){return this.#s.signal.aborted||this.#e.signal?.aborted===!0}#y(){const{signal:e}=this.#e;return e?.aborted?new l.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#s.signal.aborted?(0,l.I7)(this.#s.signal.reason):void 0}#w(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#e.
report({type:"trouble",trouble:e}))}}function tt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function nt(t){return new l.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}const st={file:{value:"FILE",
description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The\
 table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` o\
nly for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"\
`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536\
000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the serv\
ice answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per \
line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happen, without sending anything."}},rt=new Map(
Object.entries(st)),mt={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not be written or deleted."},it=t=>t==="file"?
"kvs-seed-file":`kvs-${t}`,me=256;function ot(t,e,n=s=>s){const s=new lt(t,n),{file:r,pruneFile:i}=s.files(),a={file:r,pruneFile:i,target:s.boolean("dry-run")?void 0:
ct(s,e),ttlSeconds:s.number("ttl-seconds",T.J9,T.wy),concurrency:s.number("concurrency",at,`it must be a whole number from 1 to ${me}`)??1,verify:s.boolean("ver\
ify"),secrets:dt(t,e)};return s.throwIfAny(),a}function at(t){return Number.isInteger(t)&&t>=1&&t<=me}function dt(t,e){const n=Object.entries(e).filter(([r])=>r.
startsWith(`${R.be}TOKEN_`)),s=[t.token,...n.map(([,r])=>r),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(r=>r!==
"")}function ct(t,e){const n=t.text("table"),s=`${R.be}TOKEN_${n.toUpperCase()}`;n!==""&&!R.BL.test(n.toLowerCase())&&t.fault("invalid_input","table",`: "${n}" \
is not a table name`,"Write letters, digits and _, as sessions.");const r=t.text("url")||e[`${R.be}URL`]||"";r===""?t.missing("url",`${R.be}URL`):t.try(()=>(0,we.
J)(r,t.name("url")));const i=t.text("region")||e[`${R.be}REGION`]||"";i===""&&t.missing("region",`${R.be}REGION`);const a=t.text("token")||(n===""?"":e[s]?.trim())||
"";a===""&&t.missing(n===""?"table":"token",n===""?`${R.be}TOKEN_<TABLE>`:s);const w=async()=>Se(e);return t.try(()=>Se(e)),{url:r,region:i,token:a,credentials:w}}
function Se(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),s=t.AWS_SESSION_TOKEN?.trim(),r=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");
if(!e||!n)throw new l.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:ht});return{accessKeyId:e,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const ht=`The key-value store accepts only calls o\
f the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class lt{#t;#e;#n=[];constructor(e,n){this.#t=e,this.#e=n}name(e){return this.#e(e)}text(e){return this.#t[e]?.trim()||(rt.get(e)?.
default??"")}files(){const[e,n]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&n===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:n}}boolean(e){const n=this.text(
e);return/^(?:true|false)$/i.test(n)||this.fault("invalid_input",e,`: "${n}" is neither true nor false`,"Write true or false."),n.toLowerCase()==="true"}number(e,n,s){
const r=this.text(e);if(r==="")return;const i=/^\d+$/.test(r)?Number(r):Number.NaN;return n(i)||this.fault("invalid_input",e,` is "${r}"; ${s}`,"Write a number."),
i}missing(e,n){this.fault("missing_input",e,` is not set, and neither is ${n}`,`Give ${this.name(e)}, or set ${n} as the platform shows it (Services > Databases\
).`)}fault(e,n,s,r){const i=this.name(n);this.#n.push(new l.GQ(e,`${i}${s}`,{input:i,remedy:r}))}try(e){try{e()}catch(n){if(!(n instanceof l.GQ))throw n;this.#n.
push(n)}}throwIfAny(){const[e,...n]=this.#n;if(e)throw e.with({also:n})}}async function ge(t,e){const n=e.clock.now(),s=await Te(t,e.signal),{entries:r,deletes:i}=s;
e.report({type:"checked",entries:r,deletes:i});const a={written:0,deleted:0,stopped:void 0,keyErrors:[],unwrittenFile:void 0},w=t.target===void 0?a:await new et(
t,t.target,e).run(s),{written:m,deleted:A,unwrittenFile:j}=w;return{entries:r,deletes:i,written:m,deleted:A,failed:t.target===void 0?0:r-m+i-A,unwrittenFile:j,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:ut(w,r,i)}}function ut(t,e,n){const{stopped:s,keyErrors:r,written:i,deleted:a,unwrittenFile:w}=t,[m]=r,A=s??m;if(A===void 0)
return;const j=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),ne=w===void 0?[]:[`Those that were not wr\
itten are in ${w}: seed that file next.`],X=[...A.remedy===void 0?[]:[A.remedy],...ne].join(`
`);return new l.GQ(s?.code??"seed_failed",s?`${s.message}; ${j}`:`Only ${j}`,{remedy:X||void 0,call:s?.call,also:r,cause:s?.cause??s})}const ft={type:"warning",
message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy wait for its end, or write the keys\
 later, with the seed action or "slipway seed".'};async function yt(t,{env:e,onSecret:n,signal:s}){const r=ot(t,e,it);for(const w of r.secrets)n(w);const i={fetch:await(0,N.
i)(e),clock:E.m,random:Math.random,signal:s},a=await ge({...r,target:void 0},{...i,report:()=>{}});if(a.error)throw a.error;return async w=>{try{return await ge(
r,{...i,report:w})}catch(m){return{...a,failed:a.entries+a.deletes,error:(0,l.I7)(m)}}}}}),4734:((Y,L,c)=>{c.d(L,{Ar:()=>S,Cn:()=>v,J9:()=>U,mk:()=>I,mn:()=>C,wy:()=>P});
var N=c(9692),E=c(2345),l=c(7561);function*v(u){const o=g(u,"");o instanceof l.L?yield o:o===void 0?yield new l.L("an entry is an object {key, value, ttlSeconds\
?}",u.line,u.column):yield*C(o,u)}function*S(u){const o=g(u,"{}");if(o instanceof l.L)yield o;else if(o!==void 0)for(const[d,h]of o){const{line:f,column:p}=u;yield*C(
new Map([["key",{json:JSON.stringify(d),line:f,column:p}],["value",h]]),u)}}function g(u,o){const{text:d,line:h,column:f}=u;if(d===void 0)return new l.L("the en\
try is far longer than any that is allowed",h,f);const p=o===""?0:1;try{const y=(0,N.U2)(o===""?d:`{${d}}`);return y&&new Map(y.map(O=>[O.name,b(u,d,O,p)]))}catch(y){
if(!(y instanceof N.sU))throw y;const O=T(u,d,y.offset-p);return new l.L(`not valid JSON: ${y.message}`,O.line,O.column)}}function b(u,o,d,h){return{json:(0,N.bM)(
d.text),...T(u,o,d.nameOffset-h)}}function T({line:u,column:o},d,h){const f=d.slice(0,Math.max(0,h)),p=f.lastIndexOf(`
`);return p===-1?{line:u,column:o+f.length}:{line:u+f.split(`
`).length-1,column:f.length-p}}const M=new Set(["key","value","ttlSeconds"]);function*C(u,o){const d=[],h=(k,x)=>{d.push(new l.L(x,k?.line??o.line,k?.column??o.
column))};for(const[k,x]of u)M.has(k)||h(x,`an entry has no member "${k}": its members are key, value and ttlSeconds`);const[f,p,y]=[u.get("key"),u.get("value"),
u.get("ttlSeconds")],O=f&&I(f.json);f===void 0?h(void 0,"the entry has no key"):O!==void 0&&h(f,O),p===void 0?h(void 0,"the entry has no value"):D(p.json)>E.ux.
valueBytes&&h(p,`the value has ${D(p.json)} bytes of JSON; the most is ${E.ux.valueBytes}`);const $=y&&Number(y.json);y!==void 0&&!U($)&&h(y,`ttlSeconds is ${K(
y.json)}; ${P}`),d.length>0||f===void 0||p===void 0?yield*d:yield{key:String(JSON.parse(f.json)),text:p.json,ttlSeconds:$,line:o.line}}const P=`it must be a who\
le number from ${E.ux.minTtlSeconds} to ${E.ux.maxTtlSeconds}`;function U(u){const{minTtlSeconds:o,maxTtlSeconds:d}=E.ux;return Number.isInteger(u)&&Number(u)>=
o&&Number(u)<=d}function I(u){const o=JSON.parse(u);if(typeof o!="string")return`the key is ${K(u)}, not a string`;if(o==="")return"the key is empty";if(!o.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(D(o)>E.ux.keyBytes)return`the key has ${D(o)} bytes of UTF-8; the most is ${E.ux.keyBytes}`}function D(u){
return Buffer.byteLength(u)}function K(u){return u.length>40?`${u.slice(0,39)}\u2026`:u}}),7561:((Y,L,c)=>{c.d(L,{C:()=>v,L:()=>E});var N=c(3739);class E extends Error{name="\
FileFault";line;column;constructor(g,b,T){super(g),this.line=b,this.column=T}}const l=100;class v{#t=[];#e=0;add(g,b){if(this.#e+=1,this.#t.length===l)return;const T={
file:g,line:b.line,column:b.column};this.#t.push(new N.GQ("invalid_file",b.message,{place:T,input:"file"}))}throwIfAny(){const[g]=this.#t;if(g===void 0)return;const b=this.#e-
this.#t.length,T=this.#e===1?"One fault; nothing was written":`${this.#e} faults; nothing was written`;throw new N.GQ("invalid_file",b>0?`${T} (the first ${l} a\
re shown)`:T,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}})};export{St as id,gt as ids,Et as modules};

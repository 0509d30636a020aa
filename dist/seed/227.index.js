const Lt=227,Pt=[227],Ut={6227:((kt,ae,u)=>{u.d(ae,{seedFile:()=>Et});var h=u(3739),A=u(7598),w=u(7561),g=u(3024),de=u(1455),R=u(4734);const D=1024*1024,[_,ce,M,
he]=[34,92,44,10],ue=new Set([91,123]),L=new Set([93,125]),T=new Set([32,9,10,13]);class fe{#e;#t="before";#n=0;#r=!1;#s=!1;#o=1;#i=1;#c=0;#a=new P;constructor(e){
this.#e=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#r?this.#f(r):this.#t!=="inside"?(this.#h(r),n=s+1):this.#n===0&&(r===M||L.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#u(r),r===he?(this.#o+=1,this.#i=1):this.#i+=1}this.#t==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#t==="after")return[];throw this.#d(`the file ends where "${this.#e[this.#t==="before"?0:1]}" is expected`)}#f(e){this.#s?this.#s=!1:e===ce?this.#s=!0:e===
_&&(this.#r=!1)}#h(e){if(!T.has(e)){if(this.#t==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#e.charCodeAt(
0))throw this.#d(`expected "${this.#e[0]}"`);this.#t="inside"}}#u(e){T.has(e)||this.#a.startAt(this.#o,this.#i),e===_?this.#r=!0:ue.has(e)?this.#n+=1:L.has(e)&&
(this.#n-=1)}*#l(e){const n=this.#a.take(),s=e!==M;if(s&&e!==this.#e.charCodeAt(1))throw this.#d(`expected "${this.#e[1]}" or ","`);if(n)yield n;else if(!s||this.#c>
0)throw this.#d("there is a comma too many");this.#c+=1,s&&(this.#t="after")}#d(e){return new w.L(e,this.#o,this.#i)}}class le{#e=1;#t=new P;*push(e){let n=0;for(let s=e.
indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#e+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#t.take();return e?[e]:[]}#n(e){e!==""&&this.#t.startAt(this.#e,
1),this.#t.add(e)}}class P{#e=[];#t=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#t+=e.length,this.#t<=D?this.#e.push(e):this.#e=[]}take(){const e=this.#t<=
D?ye(this.#e.join("")):void 0,n=this.#n;return this.#e=[],this.#t=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function ye(t){let[e,n]=[0,t.length];
for(;e<n&&T.has(t.charCodeAt(e));)e+=1;for(;n>e&&T.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var we=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},me=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const pe=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("\
{")?"object":"array"]];async function ge(t){const e=await U(t),n=pe.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"a\
rray":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function U(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=we(
e,await(0,de.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=
n,e.hasError=!0}finally{const n=me(e);n&&await n}}catch(e){throw W(t,e)}}async function*G(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([u.e(815),u.e(
511)]).then(u.bind(u,4511));yield*s(await Ee(t));return}const n=e==="object"?R.Ar:R.Cn;for await(const s of K(t,B(e)))s instanceof w.L?yield s:yield*n(s)}async function*j(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new h.GQ("invalid_file",`${t} is no list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them \
one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await U(t)).trimStart().startsWith("[");for await(const n of K(
t,B(e?"array":"lines")))n instanceof w.L?yield n:yield Se(n,e)}function Se({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),i=(0,R.mk)(r);return i===
void 0?{key:String(JSON.parse(r)),line:e}:new w.L(i,e,n)}catch{return new w.L("not a JSON string",e,n)}}function B(t){return t==="lines"?new le:new fe(t==="arra\
y"?"[]":"{}")}async function*K(t,e){try{for await(const n of F(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof w.L))throw n;yield n}}const J=16*1024*
1024;async function Ee(t){let e="";for await(const n of F(t))if(e+=n,e.length>J)throw new h.GQ("invalid_file",`${t} is longer than the ${J/2**20} MiB that YAML \
may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*F(t){
const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,g.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof
TypeError?new h.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await be(t)},remedy:"Save it as UTF-8."}):(0,h.xU)(n)===void 0?n:W(t,
n)}}async function be(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,g.createReadStream)(t)){const r=Buffer.from(s);let i=0;for(let o=r.
indexOf(V);o!==-1;o=r.indexOf(V,i))e.decode(r.subarray(i,o+1),{stream:!0}),n+=1,i=o+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const V=10;function W(t,e){
return(0,h.xU)(e)==="ENOENT"?new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository ch\
ecked out before this step?"}):new h.GQ("invalid_file",`${t} cannot be read (${(0,h.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that\
 this user may read.",cause:e})}async function ke(t,e){const n=new w.C,s=new z,r=t.file===void 0?"lines":await ge(t.file);let i=0,o=0;if(t.file!==void 0)for await(const a of G(
t.file,r)){Q(e);const d=a instanceof w.L?a:s.add(a.key,a.line,H);d&&n.add(t.file,d),i+=1}if(t.pruneFile!==void 0){const a=new z;for await(const d of j(t.pruneFile)){
Q(e);const c=d instanceof w.L?d:a.add(d.key,d.line,H)??s.find(d.key,d.line);c&&n.add(t.pruneFile,c),o+=1}}return n.throwIfAny(),{format:r,entries:i,deletes:o}}function Q(t){
if(t?.aborted)throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const H=(t,e)=>`the key ${X(t)} stands twice: first on line ${e}`;
class z{#e=new Map;add(e,n,s){const r=Y(e),i=this.#e.get(r);if(i!==void 0)return new w.L(s(e,i),n,1);this.#e.set(r,n)}find(e,n){const s=this.#e.get(Y(e));if(s!==
void 0)return new w.L(`the key ${X(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function Y(t){return(0,A.hash)("sha256",t,"binary")}function X(t){
return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var k=u(8302),N=u(1772);const Z="/api/v1/orgs/{orgID}/projects/{projectID}/apps",S=`${Z}/{appID}`,
$t={createApp:{method:"POST",path:Z},updateApp:{method:"PATCH",path:S},replaceEnv:{method:"PUT",path:`${S}/env`},listEnvironments:{method:"GET",path:`${S}/envir\
onments`},deploy:{method:"POST",path:`${S}/deployments`},listDeployments:{method:"GET",path:`${S}/deployments`},readFailure:{method:"GET",path:`${S}/deployments\
/{deployID}/failure`}},E="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",vt={listReleases:{method:"GET",path:`${E}/releases`},rollback:{method:"POST",
path:`${E}/rollback`},listTables:{method:"GET",path:`${E}/tables`},createTable:{method:"POST",path:`${E}/tables`},deleteTable:{method:"DELETE",path:`${E}/tables\
/{table}`},runtime:{method:"POST",path:`${E}/runtime`}},$e={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function Tt(t,e){return t.replace(/\{(\w+)\}/g,(n,s)=>encodeURIComponent(
e[s]??`{${s}}`))}async function ve(t,e){e.signal?.throwIfAborted();const n=new AbortController,s=setTimeout(()=>n.abort(),e.timeoutMs),r=e.signal?AbortSignal.any(
[e.signal,n.signal]):n.signal;try{const i=await e.fetch(t.url,{method:t.method,headers:t.headers,redirect:"manual",signal:r,...t.body===void 0?{}:{body:t.body}}),
{status:o,headers:a}=i;return{kind:"answer",status:o,headers:a,text:await Te(i,e.bodyBytes)}}catch(i){return e.signal?.throwIfAborted(),Ae(i,n.signal.aborted)}finally{
clearTimeout(s)}}async function Te(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.body){if(s+=r.byteLength,s>e)return;n.push(r)}return new TextDecoder().
decode(Buffer.concat(n))}const Oe=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,xe=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;
function Ae(t,e){const n=C(t),s=o=>n.some(a=>o.test((0,h.xU)(a)??"")),r=n.some(o=>"syscall"in o&&o.syscall==="connect"),i=s(xe);return{kind:"lost",sent:!r&&!i&&
!s(Oe),timedOut:e,certificate:i,cause:t}}function Re(t){return C(t).map(h.xU).find(e=>e!==void 0)}function C(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof
AggregateError?[t.cause,...t.errors]:[t.cause]).flatMap(s=>C(s,e+1)),t]}var Ne=u(9127),I=u(5807),b=u(2345);const Ce=4*6e4,p=(t,e)=>n=>n.status===t&&(e===void 0||
n.code===e),O=t=>e=>e.status===403&&t.test(e.message??""),Ie=[{when:O(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature is scoped \
to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION\
."},{when:t=>t.status===403&&Math.abs(t.skewMs)>Ce&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,Ne.a)(Math.abs(t))} ${t>0?
"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): signatures are good for five minutes."},{when:O(/signature expired|not yet current/i),code:"for\
bidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): signatures are good for five minut\
es."},{when:O(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds o\
f aws-actions/configure-aws-credentials."},{when:O(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match the AWS ac\
cess key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:p(403,"inactive_binding"),code:"forbidden",
says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},{when:p(403,
"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ssr or sse; st\
atic web apps have none."},{when:p(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:p(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A proxy in bet\
ween may drop the header X-KVS-Authorization: let it pass."},{when:p(401),code:"unauthorized",says:()=>"the table token is not valid: the table may have been de\
leted, or the token is of another platform",remedy:"Take the table's present token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:p(
413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${b.ux.bodyBytes/1024} KiB.`},{when:p(404),code:"refused",
says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:p(429),code:"rate_limited",
says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=500,code:"service_e\
rror",says:()=>"the service keeps failing",remedy:"Run again later; where it lasts, tell the platform the request ID."},{when:({status:t})=>t===400,code:"refuse\
d",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${b.ux.keyBytes} bytes, value ${b.ux.valueBytes/1024} KiB \
of JSON, ttlSeconds ${b.ux.minTtlSeconds} to ${b.ux.maxTtlSeconds}.`},{when:({status:t})=>t>=300&&t<400,code:"redirected",says:()=>"the address redirects elsewh\
ere, where no credential is sent",remedy:"Name the data plane itself in SERVICE_KVS_URL."},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is none \
of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function De(t,e,n,s){const r=Ie.find(({when:d})=>d(s)),i=s.code??
s.message,o=i===void 0?"":`, "${i}"`,a=`Could not ${t}: ${r?.says(s)??"refused"} (${s.status}${o})`;return new h.GQ(r?.code??"refused",a,{...r?{remedy:r.remedy}:
{},call:{method:e.method,path:e.url.pathname,status:s.status,...q(n)}})}function _e({status:t,headers:e,text:n=""},s){const r=Ue(n),i=(0,k.G)(r)?r.message??r.Message:
void 0,o=Date.parse(e.get("date")??"");return{status:t,code:(0,k.G)(r)&&typeof r.error=="string"?(0,I.Ow)(r.error,80):void 0,message:typeof i=="string"?Me(i,s.token):
void 0,skewMs:Number.isNaN(o)?0:s.now-o,region:s.region}}function Me(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,I.Ow)(n.trim(),
300)}function Le(t,e,n){const s=n.timedOut?"no answer in time":Re(n.cause)??"the connection broke";return new h.GQ(n.timedOut?"request_timeout":"unreachable",`C\
ould not ${t}: ${s} (${e.url.host})`,{remedy:"Check SERVICE_KVS_URL and the way there; then run again: a repeated run is harmless.",call:{method:e.method,path:e.
url.pathname},cause:n.cause})}function Pe(t,e,n,s,r){return new h.GQ("unexpected_response",`Could not ${t}: the answer (${n}) ${r}`,{remedy:"Check SERVICE_KVS_U\
RL, and that no proxy answers in its place.",call:{method:e.method,path:e.url.pathname,status:n,...q(s)}})}function q(t){const e=t.get("x-request-id")??t.get("x\
-amzn-requestid")??t.get("apigw-requestid");return e===null?{}:{requestID:(0,I.Ow)(e,128)}}function Ue(t){try{return JSON.parse(t)}catch{return}}var Ge=u(5118);
const je="1.0.0";function $(t,e){const n="status"in t?t:void 0,s=e?.requestID??n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.
url.pathname,...n===void 0?{}:{status:n.status},...s===void 0?{}:{requestID:cleanLine(s,128)},...e?.code===void 0?{}:{serviceCode:e.code}}}function Ot(t,e,n,s){
const{code:r,remedy:i}=Ke(t.status),o=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?"":` ${e.code}`,e.message===
void 0?"":` ("${e.message}")`,n===void 0?"":` and asks to wait ${formatDuration(n)}`,s?.words??""];return new SlipwayError(r,o.join(""),{remedy:s?.remedy??i,call:{
...$(t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const ee="Try again later; where it lasts, tell the platform the request ID.",Be=new Map(
[[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience t\
hat it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],
[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:ee}],[429,{code:"ra\
te_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function Ke(t){const e=Be.get(t);return e!==void 0?e:t>=500?{code:"service_er\
ror",remedy:ee}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const xt=new Set(["unauthorized","forbidden","refused","unexpected_respons\
e"]);function At(t,e,n){const{origin:s}=t.request.url,r=lostCode(e.cause)??"no reason given",i=e.timedOut?`no whole answer from ${s} within ${formatDuration(n)}`:
`${e.sent?`the connection to ${s} broke off`:`no connection to ${s}`} (${r})`;return new SlipwayError(e.timedOut?"request_timeout":"unreachable",`Could not ${t.
doing}: ${i}`,{remedy:e.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the netwo\
rk, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...$(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}function Rt(t,e){return new SlipwayError(
"unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the address is the service itself, and that no proxy or login pa\
ge answers in its place.",call:{...$(t),outcome:"unknown"}})}function Nt(t,e){return new SlipwayError("response_too_large",`Could not ${t.doing}: the answer is \
longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...$(t),outcome:"unknown"}})}function Ct(t,e){const{origin:n}=t.request.url,
s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new SlipwayError("redirected",`Could not ${t.doing}: ${n} redirects to ${r} (${t.
status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",
call:{...$(t),outcome:"refused"}})}const It={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function Je(t,e,n){const s=Math.min(
e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function Fe(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.
test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const Ve=new Set([408,429,500,502,503,504]),We=3;function Dt(t){const e={timeoutMs:3e4,
bodyBytes:5e6,budget:RETRY_BUDGET,...t},{clock:n,random:s,budget:r}=e,i=new Set;return async function(a){const d=Qe(t.signal,a.signal),c=n.now();let f=!1;for(let m=1;;m+=
1){const l=await He(a,e,d);if(l.ok)return l.value;if(l.error.code==="unauthorized"&&!f&&(f=!0,await a.renew?.()))continue;const x=l.repeat==="always"||l.repeat===
"where-it-may"&&a.mayRepeat,y=Math.max(backoff(m,r,s),l.retryAfterMs??0),v=n.now()-c+y>r.totalMs||(l.retryAfterMs??0)>r.mostRetryAfterMs;if(!x||v||m>=r.attempts)
throw l.error;const oe=`${a.doing} ${l.error.code} ${l.error.call?.status}`;i.has(oe)||t.onTrouble?.({error:l.error,waitMs:y}),i.add(oe),await n.sleep(y,d)}}}function Qe(t,e){
return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}async function He(t,e,n){n?.throwIfAborted();let s=await t.authorize(t.request);for(let r=0;;r+=1){const i=await exchange(
s,{...e,signal:n}),o={doing:t.doing,request:s};if(i.kind==="lost"){const f=i.certificate?"never":i.sent?"where-it-may":"always";return{ok:!1,error:lostError(o,i,
e.timeoutMs),repeat:f}}const a={...o,status:i.status,headers:i.headers};if(i.status<300||i.status>=400)return Ye(t,a,i.text,e);const d=ze(a),c=d?.origin===s.url.
origin&&s.method==="GET"&&r<We;if(d===void 0||!c)return{ok:!1,error:redirectedError(a,d),repeat:"never"};s={...s,url:d}}}function ze({headers:t,request:e}){const n=t.
get("location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}async function Ye(t,e,n,s){const r=n===void 0?void 0:Xe(n,e.headers,t.takesText);
if(e.status>=400){const i=retryAfter(e.headers.get("retry-after"),s.clock),{readErrorBody:o}=await u.e(363).then(u.bind(u,9363)),a=o(r?.body),d=await t.readError?.(
r?.body,a)??a,c=refusal(e,d,i,await t.explain?.(d,e.status)),f=e.status===429?"always":TRANSIENT.has(e.status)?"where-it-may":"never";return{ok:!1,error:c,repeat:f,
retryAfterMs:i}}if(r===void 0)return{ok:!1,error:tooLarge(e,s.bodyBytes),repeat:"never"};if(r.fault!==void 0)return{ok:!1,error:unreadable(e,r.fault),repeat:"wh\
ere-it-may"};try{return{ok:!0,value:await t.decode(r.body,factsOf(e),e.headers.get("location")??void 0)}}catch(i){if(i instanceof SlipwayError)return{ok:!1,error:i,
repeat:"never"};throw i}}function Xe(t,e,n=!1){if(t.trim()==="")return{body:void 0};const s=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",
r=s===""||s==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its conten\
t type"};try{const i=JSON.parse(t);return r&&typeof i!="object"&&!n?{body:void 0,fault:"is plain text"}:{body:i}}catch{return r&&n?{body:t}:{body:void 0,fault:"\
is not whole JSON"}}}var Ze=u(1619);const te={accept:"application/json","user-agent":`slipway/${je}`};function _t(t){const e=checkServiceUrl(t.baseUrl,"base-url"),
n=createPipeline(t);return async(s,r)=>{const{doing:i,mayRepeat:o,decode:a,takesText:d,route:c}=s,{body:f,signal:m,readError:l,explain:x}=r;let y="";return n({doing:i,
mayRepeat:o,decode:a,takesText:d,signal:m,readError:l,explain:x,request:{method:c.method,url:qe(e,c.path,r),headers:{...te,...f===void 0?{}:{"content-type":"app\
lication/json"},...o?{}:{"idempotency-key":r.idempotencyKey??t.uuid()}},...f===void 0?{}:{body:JSON.stringify(f)}},async authorize(v){return y=await t.tokens.token(),
{...v,headers:{...v.headers,authorization:`Bearer ${y}`}}},renew:()=>t.tokens.renew(y)})}}function qe(t,e,{parameters:n,query:s={}}){for(const[i,o]of Object.entries(
n))if(/^\.{0,2}$/.test(o))throw new SlipwayError("invalid_input",`"${o}" is no ${i}`,{remedy:"Give the identifier that the platform shows."});const r=new URL(t);
r.pathname+=fillPath(e,n).slice(r.pathname.endsWith("/")?1:0);for(const[i,o]of Object.entries(s))o!==void 0&&r.searchParams.set(i,o);return r}const et=6e4;function tt(t){
const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<et)&&(n=st(await t.credentials(),e)),n),r=new Ge.BB({service:b.jL,region:t.region,
credentials:async()=>nt(await s()),sha256:rt,applyChecksum:!1});return{async sign(i,o){const a={method:"POST",protocol:i.protocol,hostname:i.hostname,path:i.pathname,
query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:o},d=await r.sign(a,{signingDate:new Date(e.now())}),
{host:c,...f}=d.headers;return{method:"POST",url:i,headers:{...te,...f},body:o}},async renew(){const i=n;n=void 0;const o=await s();return o.accessKeyId!==i?.accessKeyId||
o.sessionToken!==i?.sessionToken}}}function nt({accessKeyId:t,secretAccessKey:e,sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...n===void 0?{}:{sessionToken:n}}}
function st(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new h.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask f\
or a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}class rt{#e;#t;constructor(e){this.#e=e,this.#t=ne(e)}update(e){this.#t.
update(se(e))}async digest(){return this.#t.digest()}reset(){this.#t=ne(this.#e)}}function ne(t){return t===void 0?(0,A.createHash)("sha256"):(0,A.createHmac)("\
sha256",se(t))}function se(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const it={attempts:10,
totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5},ot=3e4,re=1024*1024;function at(t){const e=(0,Ze.Jb)(t.url,"url"),n=tt(t),s=(r,i,o)=>new ct(t,
n,e,r,i,o).run();return{async put(r){const i=r.ttlSeconds===void 0?"":`,"ttlSeconds":${r.ttlSeconds}`,o=`{"key":${JSON.stringify(r.key)},"value":${dt(r)}${i}}`,
a=await s("put",r.key,o);if(!(0,k.G)(a.value)||a.value.ok!==!0)throw a.wrong("does not say ok")},async get(r){const i=await s("get",r,JSON.stringify({key:r}));if(!(0,k.
G)(i.value)||typeof i.value.found!="boolean")throw i.wrong("does not say found");if(!i.value.found)return;const o=(0,N.U2)(i.text)?.find(({name:c})=>c==="value");
if(o===void 0)throw i.wrong("says found, but has no value");const{value:a,expiresAt:d}=i.value;return{text:o.text,value:a,expiresAt:typeof d=="string"?d:null}},
async delete(r){const i=await s("delete",r,JSON.stringify({key:r}));if(!(0,k.G)(i.value)||i.value.deleted!==!0)throw i.wrong("does not say deleted")}}}function dt(t){
const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new h.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&
(0,N.q$)(e),e}class ct{#e;#t;#n;#r;#s;#o;#i;#c;#a=0;#f=0;#h=!1;constructor(e,n,s,r,i,o){this.#e=e,this.#t=n,this.#n=new URL(s),this.#n.pathname=`${s.pathname.replace(
/\/$/,"")}${$e[r]}`,this.#r=r,this.#s=`${r} ${JSON.stringify(i)}`,this.#o=o,this.#i=e.budget??it,this.#c=e.clock.now()}async run(){for(;;){const e=await this.#e.
pace?.enter(this.#e.signal);let n=!1;const s=(r,i)=>{n||e?.(r,i),n=!0};try{const r=await this.#u(s);if(r!==void 0)return r}finally{s("fault",0)}}}async#u(e){const n=await this.#t.
sign(this.#n,this.#o),{fetch:s,signal:r}=this.#e,i=await ve(n,{fetch:s,signal:r,timeoutMs:ot,bodyBytes:re});if(i.kind==="answer"&&i.status>=200&&i.status<300)return e(
"answered",0),this.#w(n,i);const o=this.#l(n,i);await this.#d(i)||await this.#y(i,o,e)}#l(e,n){if(n.kind==="lost")return Le(this.#s,e,n);const{region:s,token:r,
clock:i}=this.#e,o=_e(n,{region:s,token:r,now:i.now()});return De(this.#s,e,n.headers,o)}async#d(e){return e.kind!=="answer"||e.status!==403||this.#h?!1:(this.#h=
!0,this.#t.renew())}async#y(e,n,s){if(e.kind==="answer"?!Ve.has(e.status):e.certificate)throw n;const{clock:i,random:o,signal:a,onTrouble:d,pace:c}=this.#e,f=e.
kind==="lost"?void 0:e.status,m=f===429,l=m?++this.#f:++this.#a,y=(e.kind==="answer"?Fe(e.headers.get("retry-after"),i):void 0)||Je(l,this.#i,o);if(!(i.now()+y-
this.#c<=this.#i.totalMs&&y<=this.#i.mostRetryAfterMs)||this.#a>=this.#i.attempts)throw n;d?.({operation:this.#r,status:f,attempt:this.#a+this.#f,waitMs:y}),s(m?
"throttled":"fault",y),(c===void 0||!m)&&await i.sleep(y,a)}#w(e,n){const s=i=>Pe(this.#s,e,n.status,n.headers,i),{text:r}=n;if(r===void 0)throw s(`is longer th\
an ${re} bytes`);try{return{text:r,value:JSON.parse(r),wrong:s}}catch{throw s("is not JSON")}}}class ht{#e;#t;#n;#r;#s;#o=0;#i=0;#c=0;#a=[];constructor(e){this.#e=
e.clock,this.#t=e.random,this.#n=e.most,this.#r=e.onHold,this.#s=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#u();if(s>0)await this.#e.sleep(
s,e);else if(this.#o>=Math.floor(this.#s))await this.#l(e);else break}this.#o+=1;const n=this.#c;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#o-=1,e==="answered"&&
(this.#s=Math.min(this.#n,this.#s+1/this.#s)),e==="throttled"&&(s===this.#c?this.#h(n):this.#u()>0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let r=Math.
floor(this.#s)-this.#o;r>0;r-=1)this.#a.shift()?.()}#h(e){this.#c+=1,this.#s=Math.max(1,this.#s/2);const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.
now()+e+n,this.#r(e,Math.floor(this.#s))}#u(){return this.#i-this.#e.now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},
i=()=>{this.#a=this.#a.filter(o=>o!==r),s(e?.reason)};e?.addEventListener("abort",i,{once:!0}),this.#a.push(r)})}}const ut=500;class ie{#e;#t;#n;#r;#s;#o;#i=0;constructor(e,n,s,r){
this.#e=e,this.#t=n,this.#n=s,this.#r=r,this.#s=s.now(),this.#o=this.#s}get done(){return this.#i}add(){this.#i+=1,this.#n.now()-this.#o>=ut&&this.tell()}tell(){
this.#o=this.#n.now();const e=(this.#o-this.#s)/1e3,n=e>0?this.#i/e:0,s=this.#t-this.#i,r=n>0?s/n*1e3:void 0;this.#r({type:"progress",part:this.#e,done:this.#i,
total:this.#t,perSecond:n,leftMs:r})}}const ft=256*1024;class lt{path;#e;#t="";#n=0;#r;constructor(e){this.path=yt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#n+=
1,this.#r!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=ft&&this.#i(()=>this.#o())}close(){if(this.#n!==0){if(this.#i(()=>{this.#o(),(0,g.renameSync)(this.#s,this.path)}),this.#e!==void 0&&(0,g.closeSync)(
this.#e),this.#r===void 0)return this.path;throw(0,g.rmSync)(this.#s,{force:!0}),new h.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#r})}}get#s(){return`${this.path}.part`}#o(){this.#e??=(0,g.openSync)(
this.#s,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,g.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#r===void 0&&e()}catch(n){this.#r=n}}}
function yt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const wt=100;class mt{#e;#t;#n;#r=new AbortController;#s=[];#o=new Set;constructor(e,n,s){
this.#e=e,this.#t=s;const{fetch:r,clock:i,random:o,report:a}=s,d=(c,f)=>a({type:"throttled",waitMs:c,atOnce:f});this.#n=at({...n,fetch:r,clock:i,random:o,signal:s.
signal?AbortSignal.any([s.signal,this.#r.signal]):this.#r.signal,pace:new ht({clock:i,random:o,most:e.concurrency,onHold:d}),onTrouble:c=>this.#w(c)})}async run(e){
const{file:n,pruneFile:s}=this.#e,r=new lt(n??""),i=n===void 0?0:await this.#i(n,e,r),o=s===void 0||this.#d()?0:await this.#f(s,e),a=r.close();return{written:i,
deleted:o,stopped:this.#y(),keyErrors:this.#s,unwrittenFile:a}}async#i(e,{format:n,entries:s},r){const i=new ie("write",s,this.#t.clock,this.#t.report);return await this.#h(
e,G(e,n),async o=>{!this.#d()&&await this.#u(e,o,()=>this.#c(o))?i.add():r.add(this.#a(o))}),i.tell(),i.done}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:n,text:s,...r===void 0?{}:{ttlSeconds:r}}),!this.#e.verify)return;const i=await this.#n.get(n);if(!(i!==void 0&&(0,N.Aw)(i.text,s)))
throw new h.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${i?"another value was read back":"is not there when read back"}`,{remedy:"Does something \
else write to this table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){
const s=new ie("delete",n,this.#t.clock,this.#t.report);return await this.#h(e,j(e),async r=>{!this.#d()&&await this.#u(e,r,()=>this.#n.delete(r.key))&&s.add()}),
s.tell(),s.done}async#h(e,n,s){const r=async()=>{for(let o=await n.next();!o.done;o=await n.next())o.value instanceof w.L?this.#r.abort(St(e)):await s(o.value)},
i=o=>this.#r.abort((0,h.I7)(o));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(i)))}async#u(e,{line:n},s){try{return await s(),!0}catch(r){
const i=(0,h.I7)(r);return pt(i)?this.#l(gt(i,e,n)):this.#d()||this.#r.abort(i),!1}}#l(e){this.#s.length>=wt||(this.#s.push(e),this.#t.report({type:"key-failed",
error:e}))}#d(){return this.#r.signal.aborted||this.#t.signal?.aborted===!0}#y(){const{signal:e}=this.#t;return e?.aborted?new h.GQ("interrupted","Interrupted",
{cause:e.reason}):this.#r.signal.aborted?(0,h.I7)(this.#r.signal.reason):void 0}#w(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#t.report(
{type:"trouble",trouble:e}))}}function pt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function gt(t,e,n){return new h.GQ(t.code,t.
message,{place:{file:e,line:n},...t.remedy===void 0?{}:{remedy:t.remedy},...t.call===void 0?{}:{call:t.call}})}function St(t){return new h.GQ("invalid_file",`${t}\
 changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var Mt=u(7255);async function Et(t,e){const n=e.
clock.now(),s=await ke(t,e.signal),{entries:r,deletes:i}=s;e.report({type:"checked",entries:r,deletes:i});const o={written:0,deleted:0,stopped:void 0,keyErrors:[],
unwrittenFile:void 0},a=t.target===void 0?o:await new mt(t,t.target,e).run(s),{written:d,deleted:c,unwrittenFile:f}=a;return{entries:r,deletes:i,written:d,deleted:c,
failed:t.target===void 0?0:r-d+i-c,unwrittenFile:f,dryRun:t.target===void 0,ms:e.clock.now()-n,error:bt(a,r,i)}}function bt(t,e,n){const{stopped:s,keyErrors:r,written:i,
deleted:o,unwrittenFile:a}=t,[d]=r,c=s??d;if(c===void 0)return;const f=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${o} of ${n} keys are deleted`]:
[]].join(", "),m=a===void 0?[]:[`Those that were not written are in ${a}: seed that file next.`],l=[...c.remedy===void 0?[]:[c.remedy],...m].join(`
`);return new h.GQ(s?.code??"seed_failed",s?`${s.message}; ${f}`:`Only ${f}`,{...l===""?{}:{remedy:l},...s?.call===void 0?{}:{call:s.call},also:r,...s?{cause:s.
cause??s}:{}})}})};export{Lt as id,Pt as ids,Ut as modules};

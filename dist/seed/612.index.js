const Bt=612,Kt=[612],Ft={4612:((Nt,ae,u)=>{u.d(ae,{seedFile:()=>Ot});var h=u(3739),C=u(7598),l=u(7561),S=u(3024),de=u(1455),I=u(4734);const M=1024*1024,[L,ce,P,
he]=[34,92,44,10],ue=new Set([91,123]),G=new Set([93,125]),x=new Set([32,9,10,13]);class fe{#t;#e="before";#n=0;#s=!1;#r=!1;#o=1;#i=1;#c=0;#a=new U;constructor(e){
this.#t=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#s?this.#f(r):this.#e!=="inside"?(this.#u(r),n=s+1):this.#n===0&&(r===P||G.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#h(r),r===he?(this.#o+=1,this.#i=1):this.#i+=1}this.#e==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#e==="after")return[];throw this.#d(`the file ends where "${this.#t[this.#e==="before"?0:1]}" is expected`)}#f(e){this.#r?this.#r=!1:e===ce?this.#r=!0:e===
L&&(this.#s=!1)}#u(e){if(!x.has(e)){if(this.#e==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#t.charCodeAt(
0))throw this.#d(`expected "${this.#t[0]}"`);this.#e="inside"}}#h(e){x.has(e)||this.#a.startAt(this.#o,this.#i),e===L?this.#s=!0:ue.has(e)?this.#n+=1:G.has(e)&&
(this.#n-=1)}*#l(e){const n=this.#a.take(),s=e!==P;if(s&&e!==this.#t.charCodeAt(1))throw this.#d(`expected "${this.#t[1]}" or ","`);if(n)yield n;else if(!s||this.#c>
0)throw this.#d("there is a comma too many");this.#c+=1,s&&(this.#e="after")}#d(e){return new l.L(e,this.#o,this.#i)}}class le{#t=1;#e=new U;*push(e){let n=0;for(let s=e.
indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#t+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#e.take();return e?[e]:[]}#n(e){e!==""&&this.#e.startAt(this.#t,
1),this.#e.add(e)}}class U{#t=[];#e=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#e+=e.length,this.#e<=M?this.#t.push(e):this.#t=[]}take(){const e=this.#e<=
M?ye(this.#t.join("")):void 0,n=this.#n;return this.#t=[],this.#e=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function ye(t){let[e,n]=[0,t.length];
for(;e<n&&x.has(t.charCodeAt(e));)e+=1;for(;n>e&&x.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var we=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(i){return Promise.reject(i)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},pe=(function(t){return function(e){function n(o){e.error=e.hasError?new t(o,e.error,"An error was suppressed during disposal."):o,e.hasError=
!0}var s,r=0;function i(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(i);if(s.dispose){var o=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(o).then(i,function(a){return n(a),i()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return i()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const me=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("\
{")?"object":"array"]];async function ge(t){const e=await j(t),n=me.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"a\
rray":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function j(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=we(
e,await(0,de.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=
n,e.hasError=!0}finally{const n=pe(e);n&&await n}}catch(e){throw H(t,e)}}async function*B(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([u.e(815),u.e(
511)]).then(u.bind(u,4511));yield*s(await Ee(t));return}const n=e==="object"?I.Ar:I.Cn;for await(const s of J(t,F(e)))s instanceof l.L?yield s:yield*n(s)}async function*K(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new h.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write th\
em one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await j(t)).trimStart().startsWith("[");for await(const n of J(
t,F(e?"array":"lines")))n instanceof l.L?yield n:yield Se(n,e)}function Se({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),i=(0,I.mk)(r);return i===
void 0?{key:String(JSON.parse(r)),line:e}:new l.L(i,e,n)}catch{return new l.L("not a JSON string",e,n)}}function F(t){return t==="lines"?new le:new fe(t==="arra\
y"?"[]":"{}")}async function*J(t,e){try{for await(const n of V(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof l.L))throw n;yield n}}const Q=16*1024*
1024;async function Ee(t){let e="";for await(const n of V(t))if(e+=n,e.length>Q)throw new h.GQ("invalid_file",`${t} is longer than the ${Q/2**20} MiB that YAML \
may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*V(t){
const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,S.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof
TypeError?new h.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await be(t)},remedy:"Save it as UTF-8."}):(0,h.xU)(n)===void 0?n:H(t,
n)}}async function be(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,S.createReadStream)(t)){const r=Buffer.from(s);let i=0;for(let o=r.
indexOf(W);o!==-1;o=r.indexOf(W,i))e.decode(r.subarray(i,o+1),{stream:!0}),n+=1,i=o+1;e.decode(r.subarray(i),{stream:!0})}}catch{}return n}const W=10;function H(t,e){
return(0,h.xU)(e)==="ENOENT"?new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository ch\
ecked out before this step?"}):new h.GQ("invalid_file",`${t} cannot be read (${(0,h.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that\
 this user may read.",cause:e})}async function $e(t,e){const n=new l.C,s=new X,r=t.file===void 0?"lines":await ge(t.file);let i=0,o=0;if(t.file!==void 0)for await(const a of B(
t.file,r)){Y(e);const d=a instanceof l.L?a:s.add(a.key,a.line,z);d&&n.add(t.file,d),i+=1}if(t.pruneFile!==void 0){const a=new X;for await(const d of K(t.pruneFile)){
Y(e);const c=d instanceof l.L?d:a.add(d.key,d.line,z)??s.find(d.key,d.line);c&&n.add(t.pruneFile,c),o+=1}}return n.throwIfAny(),{format:r,entries:i,deletes:o}}function Y(t){
if(t?.aborted)throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const z=(t,e)=>`the key ${Z(t)} occurs twice: first on line ${e}`;
class X{#t=new Map;add(e,n,s){const r=q(e),i=this.#t.get(r);if(i!==void 0)return new l.L(s(e,i),n,1);this.#t.set(r,n)}find(e,n){const s=this.#t.get(q(e));if(s!==
void 0)return new l.L(`the key ${Z(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function q(t){return(0,C.hash)("sha256",t,"binary")}function Z(t){
return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var w=u(8302),D=u(9692);const ee="/api/v1/orgs/{orgID}/projects/{projectID}/apps",E=`${ee}/{appID}`,
Ct={createApp:{method:"POST",path:ee},updateApp:{method:"PATCH",path:E},replaceEnv:{method:"PUT",path:`${E}/env`},listEnvironments:{method:"GET",path:`${E}/envi\
ronments`},deploy:{method:"POST",path:`${E}/deployments`},listDeployments:{method:"GET",path:`${E}/deployments`},readFailure:{method:"GET",path:`${E}/deployment\
s/{deployID}/failure`}},b="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",It={listReleases:{method:"GET",path:`${b}/releases`},rollback:{method:"POST",
path:`${b}/rollback`},listTables:{method:"GET",path:`${b}/tables`},createTable:{method:"POST",path:`${b}/tables`},deleteTable:{method:"DELETE",path:`${b}/tables\
/{table}`},runtime:{method:"POST",path:`${b}/runtime`}},Dt={method:"GET",path:"/operator/nodes"},Te={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function _t(t,e){
return t.replace(/\{(\w+)\}/g,(n,s)=>encodeURIComponent(e[s]??`{${s}}`))}var te=u(9127),A=u(5807),$=u(2345);const ke=4*6e4,p=(t,e)=>n=>n.status===t&&(e===void 0||
n.code===e),R=t=>e=>e.status===403&&t.test(e.message??""),ve=[{when:R(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature is scoped \
to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION\
."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ke&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,te.a)(Math.abs(t))} ${t>0?
"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:R(/signature expired|not yet current/i),code:"fo\
rbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five min\
utes."},{when:R(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds\
 of aws-actions/configure-aws-credentials."},{when:R(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match the AWS \
access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:p(403,"inactive_binding"),code:"forbidden",
says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},{when:p(403,
"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ssr or sse; st\
atic web apps have none."},{when:p(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:p(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A proxy in bet\
ween may drop the header X-KVS-Authorization: let it pass."},{when:p(401),code:"unauthorized",says:()=>"the table token is not valid: the table may have been de\
leted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{
when:p(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${$.ux.bodyBytes/1024} KiB.`},{when:p(404),code:"r\
efused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:p(429),code:"rate_l\
imited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=500,code:"s\
ervice_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,
code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${$.ux.keyBytes} bytes, value ${$.ux.valueBytes/
1024} KiB of JSON, ttlSeconds ${$.ux.minTtlSeconds} to ${$.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a ke\
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Oe(t,e){const n=ve.find(({when:o})=>o(e)),s=e.code??e.message,
r=s===void 0?"":`, "${s}"`,i=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new h.GQ(n?.code??"refused",i,{remedy:n?.remedy,call:ne(t)})}
function xe({status:t,headers:e,text:n=""},s){const r=Ne(n),i=(0,w.Gv)(r)?r.message??r.Message:void 0,o=Date.parse(e.get("date")??"");return{status:t,code:(0,w.
Gv)(r)&&typeof r.error=="string"?(0,A.Ow)(r.error,80):void 0,message:typeof i=="string"?Ae(i,s.token):void 0,skewMs:Number.isNaN(o)?0:s.now-o,region:s.region}}function Ae(t,e){
const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,A.Ow)(n.trim(),300)}function Re(t,e){return new h.GQ("unexpected_response",`Could not ${t.
doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:ne(t)})}function ne({request:t,status:e,headers:n}){
const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,A.Ow)(s,128)};return{method:t.method,path:t.url.pathname,
status:e,...r}}function Ne(t){try{return JSON.parse(t)}catch{return}}var Ce=u(5118);class Ie{#t;#e;constructor(e){this.#t=e,this.#e=se(e)}update(e){this.#e.update(
re(e))}async digest(){return this.#e.digest()}reset(){this.#e=se(this.#t)}}function se(t){return t===void 0?(0,C.createHash)("sha256"):(0,C.createHmac)("sha256",
re(t))}function re(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const De={accept:"a\
pplication/json","user-agent":"slipway/1.0.0"};async function _e(t,e){e.signal?.throwIfAborted();const n=new AbortController,s=setTimeout(()=>n.abort(),e.timeoutMs),
r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const i=await e.fetch(t.url,{method:t.method,headers:t.headers,redirect:"manual",signal:r,...(0,w.Eb)(
{body:t.body})}),{status:o,headers:a}=i;return{kind:"answer",status:o,headers:a,text:await Me(i,e.bodyBytes)}}catch(i){return e.signal?.throwIfAborted(),Ge(i,n.
signal.aborted)}finally{clearTimeout(s)}}async function Me(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.body){if(s+=r.byteLength,s>e)
return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const Le=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
Pe=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function Ge(t,e){const n=_(t),s=o=>n.some(a=>o.test((0,h.xU)(a)??"")),r=n.some(o=>"syscall"in o&&
o.syscall==="connect"),i=s(Pe);return{kind:"lost",sent:!r&&!i&&!s(Le),timedOut:e,certificate:i,cause:t}}function Ue(t){return _(t).map(h.xU).find(e=>e!==void 0)}
function _(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?[t.cause,...t.errors]:[t.cause]).flatMap(s=>_(s,e+1)),t]}const je=6e4;function Be(t){
const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.now()<je)&&(n=Fe(await t.credentials(),e)),n),r=new Ce.BB({service:$.jL,region:t.region,
credentials:async()=>Ke(await s()),sha256:Ie,applyChecksum:!1});return{async sign(i,o){const a={method:"POST",protocol:i.protocol,hostname:i.hostname,path:i.pathname,
query:{},headers:{host:i.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.token}`},body:o},d=await r.sign(a,{signingDate:new Date(e.now())}),
{host:c,...y}=d.headers;return{method:"POST",url:i,headers:{...De,...y},body:o}},async renew(){const i=n;n=void 0;const o=await s();return o.accessKeyId!==i?.accessKeyId||
o.sessionToken!==i?.sessionToken}}}function Ke({accessKeyId:t,secretAccessKey:e,sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...(0,w.Eb)({sessionToken:n})}}
function Fe(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new h.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask f\
or a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."})}function v(t,e){const n="status"in t?t:void 0,s=e?.requestID??n?.headers.
get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...(0,w.Eb)({status:n?.status,requestID:s===void 0?void 0:(0,A.Ow)(s,128),
serviceCode:e?.code})}}function Lt(t,e,n,s){const{code:r,remedy:i}=Qe(t.status),o=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===
String(t.status)?"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,n===void 0?"":` and asks to wait ${formatDuration(n)}`,s?.words??""];return new SlipwayError(
r,o.join(""),{remedy:s?.remedy??i,call:{...v(t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const ie="Try again later. If it continues, send \
the request ID to the platform.",Je=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platfo\
rm trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the \
platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{
code:"service_error",remedy:ie}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function Qe(t){const e=Je.get(
t);return e!==void 0?e:t>=500?{code:"service_error",remedy:ie}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const Pt=new Set(["unaut\
horized","forbidden","refused","unexpected_response"]);function Ve(t,e,n,s="the address"){const{origin:r}=t.request.url,i=Ue(e.cause)??"no reason given",o=e.timedOut?
`no whole answer from ${r} within ${(0,te.a)(n)}`:`${e.sent?`the connection to ${r} broke off`:`no connection to ${r}`} (${i})`;return new h.GQ(e.timedOut?"requ\
est_timeout":"unreachable",`Could not ${t.doing}: ${o}`,{remedy:e.certificate?"If a private authority signed the certificate of the server, name it in NODE_EXTR\
A_CA_CERTS.":`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...v(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}function Gt(t,e){
return new SlipwayError("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the address is the service itself, and t\
hat no proxy or login page answers in its place.",call:{...v(t),outcome:"unknown"}})}function Ut(t,e){return new SlipwayError("response_too_large",`Could not ${t.
doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(t),outcome:"unknown"}})}function We(t,e){const{
origin:n}=t.request.url,s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new h.GQ("redirected",`Could not ${t.doing}: ${n} red\
irects to ${r} (${t.status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it\
 does not redirect.",call:{...v(t),outcome:"refused"}})}const He={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function Ye(t,e,n){
const s=Math.min(e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function ze(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(
n)*1e3;const s=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const Xe=new Set([408,429,500,502,503,504]);
class qe{#t;#e;#n=0;#s=0;constructor(e){this.#t=e,this.#e=e.clock.now()}get attempts(){return this.#n+this.#s}waitAfter(e){const{budget:n,clock:s,random:r}=this.#t,
i=n.throttling==="pace",o=i&&e.status===429?++this.#s:++this.#n,a=e.retryAfterMs??0,d=i&&a>0?a:Math.max(Ye(o,n,r),a);return s.now()-this.#e+d>n.totalMs||a>n.mostRetryAfterMs||
this.#n>=n.attempts?void 0:d}}const Ze=3;function et(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:He,...t},n=st(t.onTrouble);return async function(r){const i=tt(
t.signal,r.signal),o=new qe(e);let a=!1;for(;;){const d=nt(await t.pace?.enter(i));try{const c=await rt(r,e,i);if(c.ok)return d("answered",0),c.value;if(c.status===
(r.renewOn??401)&&!a&&(a=!0,await r.renew?.()))continue;const m=c.again==="always"||c.again==="if-it-may-repeat"&&r.mayRepeat?o.waitAfter(c):void 0;if(m===void 0)
throw c.error;const g={error:c.error,waitMs:m,attempt:o.attempts};r.onTrouble?.(g),n(r.doing,g);const f=c.status===429;d(f?"throttled":"fault",m),(t.pace===void 0||
!f)&&await e.clock.sleep(m,i)}finally{d("fault",0)}}}}function tt(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}function nt(t){let e=!1;return(n,s)=>{
e||t?.(n,s),e=!0}}function st(t){const e=new Set;return(n,s)=>{const r=`${n} ${s.error.code} ${s.error.call?.status}`;t===void 0||e.has(r)||(e.add(r),t(s))}}async function rt(t,e,n){
n?.throwIfAborted();let s=await t.authorize(t.request);for(let r=0;;r+=1){const i=await _e(s,{...e,signal:n}),o={doing:t.doing,request:s};if(i.kind==="lost"){const y=i.
certificate?"never":i.sent?"if-it-may-repeat":"always";return{ok:!1,error:Ve(o,i,e.timeoutMs,t.addressFrom),again:y}}const a={...o,status:i.status,headers:i.headers};
if(i.status<300||i.status>=400)return ot(t.read,a,i.text,e);const d=it(a),c=d?.origin===s.url.origin&&s.method==="GET"&&r<Ze;if(d===void 0||!c)return{ok:!1,error:We(
a,d),again:"never"};s={...s,url:d}}}function it({headers:t,request:e}){const n=t.get("location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}
async function ot(t,e,n,{clock:s,bodyBytes:r}){const{status:i}=e,o=i>=400?ze(e.headers.get("retry-after"),s):void 0,a=await t({...e,text:n,bodyBytes:r,retryAfterMs:o});
return a.ok?a:{...a,again:a.again??at(i),status:i,retryAfterMs:o}}function at(t){return t===429?"always":Xe.has(t)?"if-it-may-repeat":"never"}var dt=u(1619);const ct={
attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},ht=3e4,ut=1024*1024;function ft(t){const{fetch:e,clock:n,random:s,
signal:r,pace:i,budget:o=ct,onTrouble:a}=t,d=(0,dt.J)(t.url,"url"),c=Be(t),m=et({fetch:e,clock:n,random:s,signal:r,pace:i,budget:o,...{timeoutMs:ht,bodyBytes:ut}}),
g=(f,T,k,N)=>m({doing:`${f} ${JSON.stringify(T)}`,request:{method:"POST",url:lt(d,f),headers:{},body:k},mayRepeat:!0,authorize:({url:O})=>c.sign(O,k),renewOn:403,
renew:()=>c.renew(),addressFrom:"SERVICE_KVS_URL",read:pt(t,N),onTrouble:({error:O,attempt:At,waitMs:Rt})=>a?.({operation:f,status:O.call?.status,attempt:At,waitMs:Rt})});
return{async put(f){const T=f.ttlSeconds===void 0?"":`,"ttlSeconds":${f.ttlSeconds}`,k=`{"key":${JSON.stringify(f.key)},"value":${yt(f)}${T}}`;return g("put",f.
key,k,({value:N,wrong:O})=>{if(!(0,w.Gv)(N)||N.ok!==!0)throw O("does not say ok")})},get:f=>g("get",f,JSON.stringify({key:f}),wt),delete:f=>g("delete",f,JSON.stringify(
{key:f}),({value:T,wrong:k})=>{if(!(0,w.Gv)(T)||T.deleted!==!0)throw k("does not say deleted")})}}function lt(t,e){const n=new URL(t);return n.pathname=`${t.pathname.
replace(/\/$/,"")}${Te[e]}`,n}function yt(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new h.GQ("invalid_input",`The value of "${t.key}\
" is not a JSON value`);return"text"in t&&(0,D.q$)(e),e}function wt({text:t,value:e,wrong:n}){if(!(0,w.Gv)(e)||typeof e.found!="boolean")throw n("does not say f\
ound");if(!e.found)return;const s=(0,D.U2)(t)?.find(({name:i})=>i==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=e;return{text:s.
text,value:e.value,expiresAt:typeof r=="string"?r:null}}function pt({region:t,token:e,clock:n},s){return async r=>{const{status:i,text:o}=r;if(i>=300){const d=xe(
r,{region:t,token:e,now:n.now()});return{ok:!1,error:Oe(r,d)}}const a=d=>Re(r,d);if(o===void 0)return{ok:!1,error:a(`is longer than ${r.bodyBytes} bytes`)};try{
return{ok:!0,value:s({text:o,value:JSON.parse(o),wrong:a})}}catch(d){return{ok:!1,error:d instanceof h.GQ?d:a("is not JSON")}}}}class mt{#t;#e;#n;#s;#r;#o=0;#i=0;#c=0;#a=[];constructor(e){
this.#t=e.clock,this.#e=e.random,this.#n=e.most,this.#s=e.onHold,this.#r=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#h();if(s>0)await this.#t.
sleep(s,e);else if(this.#o>=Math.floor(this.#r))await this.#l(e);else break}this.#o+=1;const n=this.#c;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#o-=1,e==="ans\
wered"&&(this.#r=Math.min(this.#n,this.#r+1/this.#r)),e==="throttled"&&(s===this.#c?this.#u(n):this.#h()>0&&(this.#i=Math.max(this.#i,this.#t.now()+n)));for(let r=Math.
floor(this.#r)-this.#o;r>0;r-=1)this.#a.shift()?.()}#u(e){this.#c+=1,this.#r=Math.max(1,this.#r/2);const n=Math.round(this.#e()*Math.min(250,e));this.#i=this.#t.
now()+e+n,this.#s(e,Math.floor(this.#r))}#h(){return this.#i-this.#t.now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",i),n()},
i=()=>{this.#a=this.#a.filter(o=>o!==r),s(e?.reason)};e?.addEventListener("abort",i,{once:!0}),this.#a.push(r)})}}const gt=500;class oe{#t;#e;#n;#s;#r;#o;#i=0;constructor(e,n,s,r){
this.#t=e,this.#e=n,this.#n=s,this.#s=r,this.#r=s.now(),this.#o=this.#r}get done(){return this.#i}add(){this.#i+=1,this.#n.now()-this.#o>=gt&&this.report()}report(){
this.#o=this.#n.now();const e=(this.#o-this.#r)/1e3,n=e>0?this.#i/e:0,s=this.#e-this.#i,r=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#t,done:this.#i,
total:this.#e,perSecond:n,leftMs:r})}}const St=256*1024;class Et{path;#t;#e="";#n=0;#s;constructor(e){this.path=bt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#n+=
1,this.#s!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#e+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#e.length>=St&&this.#i(()=>this.#o())}close(){if(this.#n!==0){if(this.#i(()=>{this.#o(),(0,S.renameSync)(this.#r,this.path)}),this.#t!==void 0&&(0,S.closeSync)(
this.#t),this.#s===void 0)return this.path;throw(0,S.rmSync)(this.#r,{force:!0}),new h.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#r(){return`${this.path}.part`}#o(){this.#t??=(0,S.openSync)(
this.#r,"w");const e=Buffer.from(this.#e);for(let n=0;n<e.length;)n+=(0,S.writeSync)(this.#t,e,n);this.#e=""}#i(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function bt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const $t=100;class Tt{#t;#e;#n;#s=new AbortController;#r=[];#o=new Set;constructor(e,n,s){
this.#t=e,this.#e=s;const{fetch:r,clock:i,random:o,report:a}=s,d=(c,y)=>a({type:"throttled",waitMs:c,atOnce:y});this.#n=ft({...n,fetch:r,clock:i,random:o,signal:s.
signal?AbortSignal.any([s.signal,this.#s.signal]):this.#s.signal,pace:new mt({clock:i,random:o,most:e.concurrency,onHold:d}),onTrouble:c=>this.#w(c)})}async run(e){
const{file:n,pruneFile:s}=this.#t,r=new Et(n??""),i=n===void 0?0:await this.#i(n,e,r),o=s===void 0||this.#d()?0:await this.#f(s,e),a=r.close();return{written:i,
deleted:o,stopped:this.#y(),keyErrors:this.#r,unwrittenFile:a}}async#i(e,{format:n,entries:s},r){const i=new oe("write",s,this.#e.clock,this.#e.report);return await this.#u(
e,B(e,n),async o=>{!this.#d()&&await this.#h(e,o,()=>this.#c(o))?i.add():r.add(this.#a(o))}),i.report(),i.done}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:n,text:s,ttlSeconds:r}),!this.#t.verify)return;const i=await this.#n.get(n);if(!(i!==void 0&&(0,D.Aw)(i.text,s)))throw new h.GQ("ve\
rify_failed",`${JSON.stringify(n)} was written, but ${i?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this\
 table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#t.ttlSeconds}}async#f(e,{deletes:n}){const s=new oe(
"delete",n,this.#e.clock,this.#e.report);return await this.#u(e,K(e),async r=>{!this.#d()&&await this.#h(e,r,()=>this.#n.delete(r.key))&&s.add()}),s.report(),s.
done}async#u(e,n,s){const r=async()=>{for(let o=await n.next();!o.done;o=await n.next())o.value instanceof l.L?this.#s.abort(vt(e)):await s(o.value)},i=o=>this.#s.
abort((0,h.I7)(o));await Promise.all(Array.from({length:this.#t.concurrency},()=>r().catch(i)))}async#h(e,{line:n},s){try{return await s(),!0}catch(r){const i=(0,h.
I7)(r);return kt(i)?this.#l(i.with({place:{file:e,line:n}})):this.#d()||this.#s.abort(i),!1}}#l(e){this.#r.length>=$t||(this.#r.push(e),this.#e.report({type:"ke\
y-failed",error:e}))}#d(){return this.#s.signal.aborted||this.#e.signal?.aborted===!0}#y(){const{signal:e}=this.#e;return e?.aborted?new h.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#s.signal.aborted?(0,h.I7)(this.#s.signal.reason):void 0}#w(e){e.status===429||this.#o.has(e.status)||(this.#o.add(e.status),this.#e.
report({type:"trouble",trouble:e}))}}function kt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function vt(t){return new h.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var jt=u(7255);async function Ot(t,e){
const n=e.clock.now(),s=await $e(t,e.signal),{entries:r,deletes:i}=s;e.report({type:"checked",entries:r,deletes:i});const o={written:0,deleted:0,stopped:void 0,
keyErrors:[],unwrittenFile:void 0},a=t.target===void 0?o:await new Tt(t,t.target,e).run(s),{written:d,deleted:c,unwrittenFile:y}=a;return{entries:r,deletes:i,written:d,
deleted:c,failed:t.target===void 0?0:r-d+i-c,unwrittenFile:y,dryRun:t.target===void 0,ms:e.clock.now()-n,error:xt(a,r,i)}}function xt(t,e,n){const{stopped:s,keyErrors:r,
written:i,deleted:o,unwrittenFile:a}=t,[d]=r,c=s??d;if(c===void 0)return;const y=[...e>0?[`${i} of ${e} entries are written`]:[],...n>0?[`${o} of ${n} keys are \
deleted`]:[]].join(", "),m=a===void 0?[]:[`Those that were not written are in ${a}: seed that file next.`],g=[...c.remedy===void 0?[]:[c.remedy],...m].join(`
`);return new h.GQ(s?.code??"seed_failed",s?`${s.message}; ${y}`:`Only ${y}`,{remedy:g||void 0,call:s?.call,also:r,cause:s?.cause??s})}})};export{Bt as id,Kt as ids,Ft as modules};

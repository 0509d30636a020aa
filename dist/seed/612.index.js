const Ht=612,Vt=[612],Jt={4612:((_t,de,u)=>{u.d(de,{seedFile:()=>Nt});var h=u(3739),C=u(7598),y=u(7561),S=u(3024),ce=u(1455),D=u(4734);const L=1024*1024,[G,he,P,
ue]=[34,92,44,10],fe=new Set([91,123]),U=new Set([93,125]),A=new Set([32,9,10,13]);class le{#t;#e="before";#n=0;#s=!1;#r=!1;#i=1;#o=1;#c=0;#a=new j;constructor(e){
this.#t=e}*push(e){let n=0;for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s);this.#s?this.#f(r):this.#e!=="inside"?(this.#u(r),n=s+1):this.#n===0&&(r===P||U.
has(r))?(this.#a.add(e.slice(n,s)),n=s+1,yield*this.#l(r)):this.#h(r),r===ue?(this.#i+=1,this.#o=1):this.#o+=1}this.#e==="inside"&&this.#a.add(e.slice(n))}end(){
if(this.#e==="after")return[];throw this.#d(`the file ends where "${this.#t[this.#e==="before"?0:1]}" is expected`)}#f(e){this.#r?this.#r=!1:e===he?this.#r=!0:e===
G&&(this.#s=!1)}#u(e){if(!A.has(e)){if(this.#e==="after")throw this.#d("there is text after the end; name a file of one entry a line .ndjson");if(e!==this.#t.charCodeAt(
0))throw this.#d(`expected "${this.#t[0]}"`);this.#e="inside"}}#h(e){A.has(e)||this.#a.startAt(this.#i,this.#o),e===G?this.#s=!0:fe.has(e)?this.#n+=1:U.has(e)&&
(this.#n-=1)}*#l(e){const n=this.#a.take(),s=e!==P;if(s&&e!==this.#t.charCodeAt(1))throw this.#d(`expected "${this.#t[1]}" or ","`);if(n)yield n;else if(!s||this.#c>
0)throw this.#d("there is a comma too many");this.#c+=1,s&&(this.#e="after")}#d(e){return new y.L(e,this.#i,this.#o)}}class ye{#t=1;#e=new j;*push(e){let n=0;for(let s=e.
indexOf(`
`);s!==-1;s=e.indexOf(`
`,n))this.#n(e.slice(n,s)),yield*this.end(),this.#t+=1,n=s+1;this.#n(e.slice(n))}end(){const e=this.#e.take();return e?[e]:[]}#n(e){e!==""&&this.#e.startAt(this.#t,
1),this.#e.add(e)}}class j{#t=[];#e=0;#n;startAt(e,n){this.#n??={line:e,column:n}}add(e){this.#e+=e.length,this.#e<=L?this.#t.push(e):this.#t=[]}take(){const e=this.#e<=
L?pe(this.#t.join("")):void 0,n=this.#n;return this.#t=[],this.#e=0,this.#n=void 0,n===void 0||e===""?void 0:{text:e,...n}}}function pe(t){let[e,n]=[0,t.length];
for(;e<n&&A.has(t.charCodeAt(e));)e+=1;for(;n>e&&A.has(t.charCodeAt(n-1));)n-=1;return t.slice(e,n)}var we=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},me=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const ge=[[/\.(?:ndjson|jsonl)$/i,()=>"lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("\
{")?"object":"array"]];async function Ee(t){const e=await B(t),n=ge.find(([r])=>r.test(t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"a\
rray":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function B(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=we(
e,await(0,ce.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=
n,e.hasError=!0}finally{const n=me(e);n&&await n}}catch(e){throw Y(t,e)}}async function*K(t,e){if(e==="yaml"){const{readYaml:s}=await Promise.all([u.e(815),u.e(
511)]).then(u.bind(u,4511));yield*s(await be(t));return}const n=e==="object"?D.Ar:D.Cn;for await(const s of V(t,H(e)))s instanceof y.L?yield s:yield*n(s)}async function*F(t){
if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new h.GQ("invalid_file",`${t} is not a list of keys to delete`,{input:"prune-file",place:{file:t},remedy:"Write th\
em one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.test(t)||(await B(t)).trimStart().startsWith("[");for await(const n of V(
t,H(e?"array":"lines")))n instanceof y.L?yield n:yield Se(n,e)}function Se({text:t="",line:e,column:n},s){try{const r=s?t:JSON.stringify(t),o=(0,D.mk)(r);return o===
void 0?{key:String(JSON.parse(r)),line:e}:new y.L(o,e,n)}catch{return new y.L("not a JSON string",e,n)}}function H(t){return t==="lines"?new ye:new le(t==="arra\
y"?"[]":"{}")}async function*V(t,e){try{for await(const n of Q(t))yield*e.push(n);yield*e.end()}catch(n){if(!(n instanceof y.L))throw n;yield n}}const J=16*1024*
1024;async function be(t){let e="";for await(const n of Q(t))if(e+=n,e.length>J)throw new h.GQ("invalid_file",`${t} is longer than the ${J/2**20} MiB that YAML \
may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a line: that is read as a stream, whatever its length."});return e}async function*Q(t){
const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,S.createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof
TypeError?new h.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,line:await Te(t)},remedy:"Save it as UTF-8."}):(0,h.xU)(n)===void 0?n:Y(t,
n)}}async function Te(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const s of(0,S.createReadStream)(t)){const r=Buffer.from(s);let o=0;for(let i=r.
indexOf(W);i!==-1;i=r.indexOf(W,o))e.decode(r.subarray(o,i+1),{stream:!0}),n+=1,o=i+1;e.decode(r.subarray(o),{stream:!0})}}catch{}return n}const W=10;function Y(t,e){
return(0,h.xU)(e)==="ENOENT"?new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:"Name a path relative to the workspace; is the repository ch\
ecked out before this step?"}):new h.GQ("invalid_file",`${t} cannot be read (${(0,h.xU)(e)??"unknown fault"})`,{input:"file",remedy:"Name a file of entries that\
 this user may read.",cause:e})}async function $e(t,e){const n=new y.C,s=new q,r=t.file===void 0?"lines":await Ee(t.file);let o=0,i=0;if(t.file!==void 0)for await(const a of K(
t.file,r)){z(e);const d=a instanceof y.L?a:s.add(a.key,a.line,X);d&&n.add(t.file,d),o+=1}if(t.pruneFile!==void 0){const a=new q;for await(const d of F(t.pruneFile)){
z(e);const c=d instanceof y.L?d:a.add(d.key,d.line,X)??s.find(d.key,d.line);c&&n.add(t.pruneFile,c),i+=1}}return n.throwIfAny(),{format:r,entries:o,deletes:i}}function z(t){
if(t?.aborted)throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const X=(t,e)=>`the key ${ee(t)} occurs twice: first on line\
 ${e}`;class q{#t=new Map;add(e,n,s){const r=Z(e),o=this.#t.get(r);if(o!==void 0)return new y.L(s(e,o),n,1);this.#t.set(r,n)}find(e,n){const s=this.#t.get(Z(e));
if(s!==void 0)return new y.L(`the key ${ee(e)} is to be deleted, and written by line ${s} of the seed file`,n,1)}}function Z(t){return(0,C.hash)("sha256",t,"bin\
ary")}function ee(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}var w=u(8302),_=u(9692);const te="/api/v1/orgs/{orgID}/projects/{projectID}/a\
pps",b=`${te}/{appID}`,Mt={createApp:{method:"POST",path:te},updateApp:{method:"PATCH",path:b},replaceEnv:{method:"PUT",path:`${b}/env`},listEnvironments:{method:"\
GET",path:`${b}/environments`},deploy:{method:"POST",path:`${b}/deployments`},listDeployments:{method:"GET",path:`${b}/deployments`},readFailure:{method:"GET",path:`${b}\
/deployments/{deployID}/failure`}},l="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",M=`${l}/deployments/{deployID}`,Lt={listOrganizations:{method:"G\
ET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readApp:{method:"GET",path:l},listDeployments:{method:"GET",path:`${l}/dep\
loyments`},readDeployment:{method:"GET",path:M},readLog:{method:"GET",path:`${M}/log`},cancel:{method:"POST",path:`${M}/cancel`},redeploy:{method:"POST",path:`${l}\
/redeploy`},listEnv:{method:"GET",path:`${l}/env`},editEnv:{method:"PATCH",path:`${l}/env`},listReleases:{method:"GET",path:`${l}/releases`},clearCaches:{method:"\
DELETE",path:`${l}/caches`},rollback:{method:"POST",path:`${l}/rollback`},listTables:{method:"GET",path:`${l}/tables`},createTable:{method:"POST",path:`${l}/tab\
les`},deleteTable:{method:"DELETE",path:`${l}/tables/{table}`},runtime:{method:"POST",path:`${l}/runtime`},organizationUsage:{method:"GET",path:"/operator/orgs/\
{orgID}/usage"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${l}/usage`},listNodes:{method:"\
GET",path:"/operator/nodes"},createConsoleLink:{method:"POST",path:"/operator/console-link"}},ke={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function Gt(t,e){
return t.replace(/\{(\w+)\}/g,(n,s)=>encodeURIComponent(e[s]??`{${s}}`))}var ne=u(9127),x=u(5807),T=u(2345);const ve=4*6e4,m=(t,e)=>n=>n.status===t&&(e===void 0||
n.code===e),R=t=>e=>e.status===403&&t.test(e.message??""),Oe=[{when:R(/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature is scoped \
to the region "${t}", which is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION\
."},{when:t=>t.status===403&&Math.abs(t.skewMs)>ve&&t.code===void 0,code:"forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,ne.a3)(Math.abs(t))} ${t>0?
"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signature is valid for five minutes."},{when:R(/signature expired|not yet current/i),code:"fo\
rbidden",says:()=>"the signature is too old or from the future for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five min\
utes."},{when:R(/security token.*expired/i),code:"forbidden",says:()=>"the AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds\
 of aws-actions/configure-aws-credentials."},{when:R(/signature we calculated does not match/i),code:"forbidden",says:()=>"the signature does not match the AWS \
access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},{when:m(403,"inactive_binding"),code:"forbidden",
says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be deleted or switched off."},{when:m(403,
"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, web-ssr or sse; st\
atic web apps have none."},{when:m(403),code:"forbidden",says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:m(401,"missing_token"),code:"unauthorized",says:()=>"the table token did not arrive",remedy:"A proxy in bet\
ween may drop the header X-KVS-Authorization: let it pass."},{when:m(401),code:"unauthorized",says:()=>"the table token is not valid: the table may have been de\
leted, or the token belongs to another platform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{
when:m(413),code:"refused",says:()=>"the request body is too large",remedy:`Keep key and value together below ${T.ux.bodyBytes/1024} KiB.`},{when:m(404),code:"r\
efused",says:()=>"there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:m(429),code:"rate_l\
imited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=500,code:"s\
ervice_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,
code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${T.ux.keyBytes} bytes, value ${T.ux.valueBytes/
1024} KiB of JSON, ttlSeconds ${T.ux.minTtlSeconds} to ${T.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a ke\
y-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function Ae(t,e){const n=Oe.find(({when:i})=>i(e)),s=e.code??e.message,
r=s===void 0?"":`, "${s}"`,o=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new h.GQ(n?.code??"refused",o,{remedy:n?.remedy,call:se(t)})}
function xe({status:t,headers:e,text:n=""},s){const r=Ie(n),o=(0,w.Gv)(r)?r.message??r.Message:void 0,i=Date.parse(e.get("date")??"");return{status:t,code:(0,w.
Gv)(r)&&typeof r.error=="string"?(0,x.Ow)(r.error,80):void 0,message:typeof o=="string"?Re(o,s.token):void 0,skewMs:Number.isNaN(i)?0:s.now-i,region:s.region}}function Re(t,e){
const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,x.Ow)(n.trim(),300)}function Ne(t,e){return new h.GQ("unexpected_response",`Could not ${t.
doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:se(t)})}function se({request:t,status:e,headers:n}){
const s=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,x.Ow)(s,128)};return{method:t.method,path:t.url.pathname,
status:e,...r}}function Ie(t){try{return JSON.parse(t)}catch{return}}var Ce=u(5118);class De{#t;#e;constructor(e){this.#t=e,this.#e=re(e)}update(e){this.#e.update(
oe(e))}async digest(){return this.#e.digest()}reset(){this.#e=re(this.#t)}}function re(t){return t===void 0?(0,C.createHash)("sha256"):(0,C.createHmac)("sha256",
oe(t))}function oe(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const _e={accept:"a\
pplication/json","user-agent":"slipway/1.0.0"};async function Me(t,e){e.signal?.throwIfAborted();const n=new AbortController,s=setTimeout(()=>n.abort(),e.timeoutMs),
r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const o=await e.fetch(t.url,{method:t.method,headers:t.headers,redirect:"manual",signal:r,...(0,w.Eb)(
{body:t.body})}),{status:i,headers:a}=o;return{kind:"answer",status:i,headers:a,text:await Le(o,e.bodyBytes)}}catch(o){return e.signal?.throwIfAborted(),Ue(o,n.
signal.aborted)}finally{clearTimeout(s)}}async function Le(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.body){if(s+=r.byteLength,s>e)
return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const Ge=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
Pe=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function Ue(t,e){const n=N(t),s=i=>n.some(a=>i.test((0,h.xU)(a)??"")),r=n.some(
i=>"syscall"in i&&i.syscall==="connect"),o=Be(t);return{kind:"lost",sent:!r&&!o&&!s(Ge),timedOut:e,certificate:o,cause:t}}function je(t){return N(t).map(h.xU).find(
e=>e!==void 0)}function Be(t){return N(t).map(e=>(0,h.xU)(e)??"").find(e=>Pe.test(e))}function N(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?
[t.cause,...t.errors]:[t.cause]).flatMap(s=>N(s,e+1)),t]}const Ke=6e4;function Fe(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||(n.expiresAt??1/0)-e.
now()<Ke)&&(n=Ve(await t.credentials(),e)),n),r=new Ce.BB({service:T.jL,region:t.region,credentials:async()=>He(await s()),sha256:De,applyChecksum:!1});return{async sign(o,i){
const a={method:"POST",protocol:o.protocol,hostname:o.hostname,path:o.pathname,query:{},headers:{host:o.host,"content-type":"application/json","x-kvs-authorizat\
ion":`Bearer ${t.token}`},body:i},d=await r.sign(a,{signingDate:new Date(e.now())}),{host:c,...p}=d.headers;return{method:"POST",url:o,headers:{..._e,...p},body:i}},
async renew(){const o=n;n=void 0;const i=await s();return i.accessKeyId!==o?.accessKeyId||i.sessionToken!==o?.sessionToken}}}function He({accessKeyId:t,secretAccessKey:e,
sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...(0,w.Eb)({sessionToken:n})}}function Ve(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new h.GQ("u\
nauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-c\
redentials."})}function v(t,e){const n="status"in t?t:void 0,s=e?.requestID??n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.
url.pathname,...(0,w.Eb)({status:n?.status,requestID:s===void 0?void 0:(0,x.Ow)(s,128),serviceCode:e?.code})}}function Ut(t,e,n,s){const{code:r,remedy:o}=Qe(t.status),
i=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,
n===void 0?"":` and asks to wait ${formatDuration(n)}`,s?.words??""];return new SlipwayError(r,i.join(""),{remedy:s?.remedy??o,call:{...v(t,e),outcome:t.status===
408||t.status>=500?"unknown":"refused"}})}const ie="Try again later. If it continues, send the request ID to the platform.",Je=new Map([[401,{code:"unauthorized",
remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"\
forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"\
Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:ie}],[429,{code:"rate_limited",remedy:"Try again\
 later, or start fewer deploys at the same time."}]]);function Qe(t){const e=Je.get(t);return e!==void 0?e:t>=500?{code:"service_error",remedy:ie}:{code:"refuse\
d",remedy:"Correct what the answer names, then run again."}}const jt=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function We(t,e,n,s="\
the address"){const{origin:r}=t.request.url,o=je(e.cause)??"no reason given",i=e.timedOut?`no whole answer from ${r} within ${(0,ne.a3)(n)}`:`${e.sent?`the conn\
ection to ${r} broke off`:`no connection to ${r}`} (${o})`;return new h.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${i}`,{remedy:e.certificate?
ze(e.certificate):`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...v(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}
const Ye=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this na\
me."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a \
private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function ze(t){return Ye.find(([e])=>e.test(
t))?.[1]??""}function Bt(t,e){return new SlipwayError("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the addres\
s is the service itself, and that no proxy or login page answers in its place.",call:{...v(t),outcome:"unknown"}})}function Kt(t,e){return new SlipwayError("res\
ponse_too_large",`Could not ${t.doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(t),outcome:"unk\
nown"}})}function Xe(t,e){const{origin:n}=t.request.url,s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new h.GQ("redirected",
`Could not ${t.doing}: ${n} redirects to ${r} (${t.status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the ser\
vice's own address, to which it does not redirect.",call:{...v(t),outcome:"refused"}})}const qe={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};
function Ze(t,e,n){const s=Math.min(e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function et(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.
test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const tt=new Set([408,
429,500,502,503,504]);class nt{#t;#e;#n=0;#s=0;constructor(e){this.#t=e,this.#e=e.clock.now()}get attempts(){return this.#n+this.#s}waitAfter(e){const{budget:n,
clock:s,random:r}=this.#t,o=n.throttling==="pace",i=o&&e.status===429?++this.#s:++this.#n,a=e.retryAfterMs??0,d=o&&a>0?a:Math.max(Ze(i,n,r),a);return s.now()-this.#e+
d>n.totalMs||a>n.mostRetryAfterMs||this.#n>=n.attempts?void 0:d}}const st=3;function rt(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:qe,...t},n=at(t.onTrouble);
return async function(r){const o=ot(t.signal,r.signal),i=new nt(e);let a=!1;for(;;){const d=it(await t.pace?.enter(o));try{const c=await dt(r,e,o);if(c.ok)return d(
"answered",0),c.value;if(c.status===(r.renewOn??401)&&!a&&(a=!0,await r.renew?.()))continue;const g=c.again==="always"||c.again==="if-it-may-repeat"&&r.mayRepeat?
i.waitAfter(c):void 0;if(g===void 0)throw c.error;const E={error:c.error,waitMs:g,attempt:i.attempts};r.onTrouble?.(E),n(r.doing,E);const f=c.status===429;d(f?"\
throttled":"fault",g),(t.pace===void 0||!f)&&await e.clock.sleep(g,o)}finally{d("fault",0)}}}}function ot(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,
e]):t??e}function it(t){let e=!1;return(n,s)=>{e||t?.(n,s),e=!0}}function at(t){const e=new Set;return(n,s)=>{const r=`${n} ${s.error.code} ${s.error.call?.status}`;
t===void 0||e.has(r)||(e.add(r),t(s))}}async function dt(t,e,n){n?.throwIfAborted();let s=await t.authorize(t.request);for(let r=0;;r+=1){const o=await Me(s,{...e,
signal:n}),i={doing:t.doing,request:s};if(o.kind==="lost"){const p=o.certificate?"never":o.sent?"if-it-may-repeat":"always";return{ok:!1,error:We(i,o,e.timeoutMs,
t.addressFrom),again:p}}const a={...i,status:o.status,headers:o.headers};if(o.status<300||o.status>=400)return ht(t.read,a,o.text,e);const d=ct(a),c=d?.origin===
s.url.origin&&s.method==="GET"&&r<st;if(d===void 0||!c)return{ok:!1,error:Xe(a,d),again:"never"};s={...s,url:d}}}function ct({headers:t,request:e}){const n=t.get(
"location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}async function ht(t,e,n,{clock:s,bodyBytes:r}){const{status:o}=e,i=o>=400?et(e.headers.
get("retry-after"),s):void 0,a=await t({...e,text:n,bodyBytes:r,retryAfterMs:i});return a.ok?a:{...a,again:a.again??ut(o),status:o,retryAfterMs:i}}function ut(t){
return t===429?"always":tt.has(t)?"if-it-may-repeat":"never"}var ft=u(1619);const lt={attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,
throttling:"pace"},yt=3e4,pt=1024*1024;function wt(t){const{fetch:e,clock:n,random:s,signal:r,pace:o,budget:i=lt,onTrouble:a}=t,d=(0,ft.J)(t.url,"url"),c=Fe(t),
g=rt({fetch:e,clock:n,random:s,signal:r,pace:o,budget:i,...{timeoutMs:yt,bodyBytes:pt}}),E=(f,$,k,I)=>g({doing:`${f} ${JSON.stringify($)}`,request:{method:"POST",
url:mt(d,f),headers:{},body:k},mayRepeat:!0,authorize:({url:O})=>c.sign(O,k),renewOn:403,renew:()=>c.renew(),addressFrom:"SERVICE_KVS_URL",read:St(t,I),onTrouble:({
error:O,attempt:Ct,waitMs:Dt})=>a?.({operation:f,status:O.call?.status,attempt:Ct,waitMs:Dt})});return{async put(f){const $=f.ttlSeconds===void 0?"":`,"ttlSecon\
ds":${f.ttlSeconds}`,k=`{"key":${JSON.stringify(f.key)},"value":${gt(f)}${$}}`;return E("put",f.key,k,({value:I,wrong:O})=>{if(!(0,w.Gv)(I)||I.ok!==!0)throw O("\
does not say ok")})},get:f=>E("get",f,JSON.stringify({key:f}),Et),delete:f=>E("delete",f,JSON.stringify({key:f}),({value:$,wrong:k})=>{if(!(0,w.Gv)($)||$.deleted!==
!0)throw k("does not say deleted")})}}function mt(t,e){const n=new URL(t);return n.pathname=`${t.pathname.replace(/\/$/,"")}${ke[e]}`,n}function gt(t){const e="\
text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new h.GQ("invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,_.q$)(
e),e}function Et({text:t,value:e,wrong:n}){if(!(0,w.Gv)(e)||typeof e.found!="boolean")throw n("does not say found");if(!e.found)return;const s=(0,_.U2)(t)?.find(
({name:o})=>o==="value");if(s===void 0)throw n("says found, but has no value");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?
r:null}}function St({region:t,token:e,clock:n},s){return async r=>{const{status:o,text:i}=r;if(o>=300){const d=xe(r,{region:t,token:e,now:n.now()});return{ok:!1,
error:Ae(r,d)}}const a=d=>Ne(r,d);if(i===void 0)return{ok:!1,error:a(`is longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:i,value:JSON.parse(i),
wrong:a})}}catch(d){return{ok:!1,error:d instanceof h.GQ?d:a("is not JSON")}}}}class bt{#t;#e;#n;#s;#r;#i=0;#o=0;#c=0;#a=[];constructor(e){this.#t=e.clock,this.#e=
e.random,this.#n=e.most,this.#s=e.onHold,this.#r=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#h();if(s>0)await this.#t.sleep(s,e);else if(this.#i>=
Math.floor(this.#r))await this.#l(e);else break}this.#i+=1;const n=this.#c;return(s,r)=>this.#f(s,r,n)}#f(e,n,s){this.#i-=1,e==="answered"&&(this.#r=Math.min(this.#n,
this.#r+1/this.#r)),e==="throttled"&&(s===this.#c?this.#u(n):this.#h()>0&&(this.#o=Math.max(this.#o,this.#t.now()+n)));for(let r=Math.floor(this.#r)-this.#i;r>0;r-=
1)this.#a.shift()?.()}#u(e){this.#c+=1,this.#r=Math.max(1,this.#r/2);const n=Math.round(this.#e()*Math.min(250,e));this.#o=this.#t.now()+e+n,this.#s(e,Math.floor(
this.#r))}#h(){return this.#o-this.#t.now()}#l(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",o),n()},o=()=>{this.#a=this.#a.filter(i=>i!==
r),s(e?.reason)};e?.addEventListener("abort",o,{once:!0}),this.#a.push(r)})}}const Tt=500;class ae{#t;#e;#n;#s;#r;#i;#o=0;constructor(e,n,s,r){this.#t=e,this.#e=
n,this.#n=s,this.#s=r,this.#r=s.now(),this.#i=this.#r}get done(){return this.#o}add(){this.#o+=1,this.#n.now()-this.#i>=Tt&&this.report()}report(){this.#i=this.#n.
now();const e=(this.#i-this.#r)/1e3,n=e>0?this.#o/e:0,s=this.#e-this.#o,r=n>0?s/n*1e3:void 0;this.#s({type:"progress",part:this.#t,done:this.#o,total:this.#e,perSecond:n,
leftMs:r})}}const $t=256*1024;class kt{path;#t;#e="";#n=0;#s;constructor(e){this.path=vt(e)}add({key:e,text:n,ttlSeconds:s}){if(this.#n+=1,this.#s!==void 0)return;
const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#e+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#e.length>=$t&&this.#o(()=>this.#i())}close(){if(this.#n!==0){if(this.#o(()=>{this.#i(),(0,S.renameSync)(this.#r,this.path)}),this.#t!==void 0&&(0,S.closeSync)(
this.#t),this.#s===void 0)return this.path;throw(0,S.rmSync)(this.#r,{force:!0}),new h.GQ("disk_full",`${this.#n} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#s})}}get#r(){return`${this.path}.part`}#i(){this.#t??=(0,S.openSync)(
this.#r,"w");const e=Buffer.from(this.#e);for(let n=0;n<e.length;)n+=(0,S.writeSync)(this.#t,e,n);this.#e=""}#o(e){try{this.#s===void 0&&e()}catch(n){this.#s=n}}}
function vt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}const Ot=100;class At{#t;#e;#n;#s=new AbortController;#r=[];#i=new Set;constructor(e,n,s){
this.#t=e,this.#e=s;const{fetch:r,clock:o,random:i,report:a}=s,d=(c,p)=>a({type:"throttled",waitMs:c,atOnce:p});this.#n=wt({...n,fetch:r,clock:o,random:i,signal:s.
signal?AbortSignal.any([s.signal,this.#s.signal]):this.#s.signal,pace:new bt({clock:o,random:i,most:e.concurrency,onHold:d}),onTrouble:c=>this.#p(c)})}async run(e){
const{file:n,pruneFile:s}=this.#t,r=new kt(n??""),o=n===void 0?0:await this.#o(n,e,r),i=s===void 0||this.#d()?0:await this.#f(s,e),a=r.close();return{written:o,
deleted:i,stopped:this.#y(),keyErrors:this.#r,unwrittenFile:a}}async#o(e,{format:n,entries:s},r){const o=new ae("write",s,this.#e.clock,this.#e.report);return await this.#u(
e,K(e,n),async i=>{!this.#d()&&await this.#h(e,i,()=>this.#c(i))?o.add():r.add(this.#a(i))}),o.report(),o.done}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#a(
e);if(await this.#n.put({key:n,text:s,ttlSeconds:r}),!this.#t.verify)return;const o=await this.#n.get(n);if(!(o!==void 0&&(0,_.Aw)(o.text,s)))throw new h.GQ("ve\
rify_failed",`${JSON.stringify(n)} was written, but ${o?"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this\
 table at the same time? Then seed it again afterwards."})}#a(e){return{...e,ttlSeconds:e.ttlSeconds??this.#t.ttlSeconds}}async#f(e,{deletes:n}){const s=new ae(
"delete",n,this.#e.clock,this.#e.report);return await this.#u(e,F(e),async r=>{!this.#d()&&await this.#h(e,r,()=>this.#n.delete(r.key))&&s.add()}),s.report(),s.
done}async#u(e,n,s){const r=async()=>{for(let i=await n.next();!i.done;i=await n.next())i.value instanceof y.L?this.#s.abort(Rt(e)):await s(i.value)},o=i=>this.#s.
abort((0,h.I7)(i));await Promise.all(Array.from({length:this.#t.concurrency},()=>r().catch(o)))}async#h(e,{line:n},s){try{return await s(),!0}catch(r){const o=(0,h.
I7)(r);return xt(o)?this.#l(o.with({place:{file:e,line:n}})):this.#d()||this.#s.abort(o),!1}}#l(e){this.#r.length>=Ot||(this.#r.push(e),this.#e.report({type:"ke\
y-failed",error:e}))}#d(){return this.#s.signal.aborted||this.#e.signal?.aborted===!0}#y(){const{signal:e}=this.#e;return e?.aborted?new h.GQ("interrupted","Int\
errupted",{cause:e.reason}):this.#s.signal.aborted?(0,h.I7)(this.#s.signal.reason):void 0}#p(e){e.status===429||this.#i.has(e.status)||(this.#i.add(e.status),this.#e.
report({type:"trouble",trouble:e}))}}function xt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function Rt(t){return new h.GQ("inval\
id_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}var Ft=u(7255);async function Nt(t,e){
const n=e.clock.now(),s=await $e(t,e.signal),{entries:r,deletes:o}=s;e.report({type:"checked",entries:r,deletes:o});const i={written:0,deleted:0,stopped:void 0,
keyErrors:[],unwrittenFile:void 0},a=t.target===void 0?i:await new At(t,t.target,e).run(s),{written:d,deleted:c,unwrittenFile:p}=a;return{entries:r,deletes:o,written:d,
deleted:c,failed:t.target===void 0?0:r-d+o-c,unwrittenFile:p,dryRun:t.target===void 0,ms:e.clock.now()-n,error:It(a,r,o)}}function It(t,e,n){const{stopped:s,keyErrors:r,
written:o,deleted:i,unwrittenFile:a}=t,[d]=r,c=s??d;if(c===void 0)return;const p=[...e>0?[`${o} of ${e} entries are written`]:[],...n>0?[`${i} of ${n} keys are \
deleted`]:[]].join(", "),g=a===void 0?[]:[`Those that were not written are in ${a}: seed that file next.`],E=[...c.remedy===void 0?[]:[c.remedy],...g].join(`
`);return new h.GQ(s?.code??"seed_failed",s?`${s.message}; ${p}`:`Only ${p}`,{remedy:E||void 0,call:s?.call,also:r,cause:s?.cause??s})}})};export{Ht as id,Vt as ids,Jt as modules};

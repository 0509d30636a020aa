const Rt=688,xt=[688],Gt={9688:((bt,ne,f)=>{f.d(ne,{seedFile:()=>lt});var h=f(3739),E=f(8302),R=f(9692);const C="/api/v1/orgs/{orgID}/projects/{projectID}/apps",
v=`${C}/{appID}`,$t={createApp:{method:"POST",path:C},updateApp:{method:"PATCH",path:v},replaceEnv:{method:"PUT",path:`${v}/env`},listEnvironments:{method:"GET",
path:`${v}/environments`},deploy:{method:"POST",path:`${v}/deployments`},listDeployments:{method:"GET",path:`${v}/deployments`},readFailure:{method:"GET",path:`${v}\
/deployments/{deployID}/failure`}},u="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",x=`${u}/deployments/{deployID}`,kt={listOrganizations:{method:"G\
ET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"\
GET",path:u},deleteApp:{method:"DELETE",path:u},restoreApp:{method:"POST",path:`${u}/restore`},listDeployments:{method:"GET",path:`${u}/deployments`},readDeployment:{
method:"GET",path:x},readLog:{method:"GET",path:`${x}/log`},cancel:{method:"POST",path:`${x}/cancel`},redeploy:{method:"POST",path:`${u}/redeploy`},listEnv:{method:"\
GET",path:`${u}/env`},editEnv:{method:"PATCH",path:`${u}/env`},listReleases:{method:"GET",path:`${u}/releases`},clearCaches:{method:"DELETE",path:`${u}/caches`},
rollback:{method:"POST",path:`${u}/rollback`},listHosts:{method:"GET",path:`${u}/hosts`},listTables:{method:"GET",path:`${u}/tables`},createTable:{method:"POST",
path:`${u}/tables`},deleteTable:{method:"DELETE",path:`${u}/tables/{table}`},listKeys:{method:"GET",path:`${u}/tables/{table}/keys`},runtime:{method:"POST",path:`${u}\
/runtime`},readInstances:{method:"GET",path:`${u}/instances`},readOutput:{method:"GET",path:`${u}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/\
{orgID}/usage"},organizationQuotas:{method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{project\
ID}/usage"},appUsage:{method:"GET",path:`${u}/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{method:"GET",path:"/operator/machines"},endMachine:{
method:"DELETE",path:"/operator/machines/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/tokens"},createToken:{method:"POST",path:"/operator/o\
rgs/{orgID}/tokens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tokens"},createAppToken:{method:"POST",path:`${u}/token\
s`},revokeToken:{method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"/operator/orgs/{orgID}/members"},setMember:{method:"\
PUT",path:"/operator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/projects/{projectID}/members"},setAppMember:{method:"PUT",
path:`${u}/members`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"GET",path:"/operator/audit"},listNodes:{method:"GET",
path:"/operator/nodes"},readSecrets:{method:"GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"/operator/secrets/rotate"},listTargets:{method:"GE\
T",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{method:"DELETE",path:"/operator/orgs/{orgI\
D}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"GET",path:"/operator/orgs/{orgID}/del\
iveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${u}/hooks`},addHook:{method:"PO\
ST",path:`${u}/hooks`},removeHook:{method:"DELETE",path:`${u}/hooks/{hook}`},listPushes:{method:"GET",path:`${u}/pushes`},createConsoleLink:{method:"POST",path:"\
/operator/console-link"}},se={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function vt(t,e){return t.replace(/\{(\w+)\}/g,(n,s)=>encodeURIComponent(e[s]??`{${s}\
}`))}var M=f(9127),I=f(5807),O=f(2345);const re={accept:"application/json","user-agent":"slipway/1.0.0"};async function oe(t,e){e.signal?.throwIfAborted();const n=new AbortController,
s=setTimeout(()=>n.abort(),e.timeoutMs),r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const o=await e.fetch(t.url,{method:t.method,headers:t.headers,
redirect:"manual",signal:r,...(0,E.Eb)({body:t.body})}),{status:a,headers:i}=o;return{kind:"answer",status:a,headers:i,text:await ae(o,e.bodyBytes)}}catch(o){return e.
signal?.throwIfAborted(),ce(o,n.signal.aborted)}finally{clearTimeout(s)}}async function ae({body:t},e){if(t===null)return"";const n=[];let s=0;for await(const r of t){
if(s+=r.byteLength,s>e)return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const ie=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
de=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function ce(t,e){const n=D(t),s=a=>n.some(i=>a.test((0,h.xU)(i)??"")),r=n.some(
a=>"syscall"in a&&a.syscall==="connect"),o=ue(t);return{kind:"lost",sent:!r&&!o&&!s(ie),timedOut:e,certificate:o,cause:t}}function he(t){return D(t).map(h.xU).find(
e=>e!==void 0)}function ue(t){return D(t).map(e=>(0,h.xU)(e)??"").find(e=>de.test(e))}function D(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?
[t.cause,...t.errors]:[t.cause]).flatMap(s=>D(s,e+1)),t]}function A(t,e){const n="status"in t?t:void 0,s=e?.requestID??n?.headers.get("x-request-id")??void 0;return{
method:t.request.method,path:t.request.url.pathname,...(0,E.Eb)({status:n?.status,requestID:s===void 0?void 0:(0,I.Ow)(s,128),serviceCode:e?.code})}}function At(t,e,n,s){
const r=e.code==="quota_exceeded",o=r?"refused":P(t.status),a=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?
"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,n===void 0?"":` and asks to wait ${formatDuration(n)}`,s?.words??""];return new SlipwayError(o,a.join(
""),{remedy:s?.remedy??(r?me:pe(t.status,o)),call:{...A(t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function P(t){return le[t]??(t>=500?"s\
ervice_error":"refused")}const le={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},fe={401:"Give the ID token (not the access token) \
of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may d\
o this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app i\
f you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function pe(t,e){return e==="ser\
vice_error"?"Try again later. If it continues, send the request ID to the platform.":fe[t]??"Correct what the answer names, then run again."}const me='"slipway \
usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',It=new Set(["unauthorized","forbidden","refused","unexpected_re\
sponse"]);function ye(t,e,n,s="the address"){const{origin:r}=t.request.url,o=he(e.cause)??"no reason given",a=e.timedOut?`no whole answer from ${r} within ${(0,M.
a3)(n)}`:`${e.sent?`the connection to ${r} broke off`:`no connection to ${r}`} (${o})`;return new h.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.
doing}: ${a}`,{remedy:e.certificate?ge(e.certificate):`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...A(t),outcome:e.sent?
"unknown":"not-sent"},cause:e.cause})}const we=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains,\
 or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check th\
e clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function ge(t){
return we.find(([e])=>e.test(t))?.[1]??""}function Dt(t,e){return new SlipwayError("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{
remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...A(t),outcome:"unknown"}})}function Nt(t,e){
return new SlipwayError("response_too_large",`Could not ${t.doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",
call:{...A(t),outcome:"unknown"}})}function Ee(t,e){const{origin:n}=t.request.url,s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new h.
GQ("redirected",`Could not ${t.doing}: ${n} redirects to ${r} (${t.status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address\
.`:"Give the service's own address, to which it does not redirect.",call:{...A(t),outcome:"refused"}})}const Te=4*6e4,g=(t,e)=>n=>n.status===t&&(e===void 0||n.code===
e),N=t=>e=>e.status===403&&t.test(e.message??""),Se=[{when:N(/scoped to a valid region/i),says:({region:t})=>`the signature is scoped to the region "${t}", whic\
h is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION."},{when:t=>t.status===403&&
Math.abs(t.skewMs)>Te&&t.code===void 0,says:({skewMs:t})=>`this machine's clock is ${(0,M.a3)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Se\
t the clock (NTP): a signature is valid for five minutes."},{when:N(/signature expired|not yet current/i),says:()=>"the signature is too old or from the future \
for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{when:N(/security token.*expired/i),says:()=>"the AWS c\
redentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:N(/signature we calculated does not match/i),
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:g(403,"inactive_binding"),says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be delet\
ed or switched off."},{when:g(403,"unsupported_app_type"),says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, w\
eb-ssr or sse; static web apps have none."},{when:g(403),says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:g(401,"missing_token"),says:()=>"the table token did not arrive",remedy:"A proxy in between may drop the he\
ader X-KVS-Authorization: let it pass."},{when:g(401),says:()=>"the table token is not valid: the table may have been deleted, or the token belongs to another p\
latform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:g(409,"table_full"),says:()=>"the t\
able, or all tables of its organization, store as much as they may",remedy:"Delete keys: a minute later there is room again. Or have the operator raise --kvs-ta\
ble-size."},{when:g(413),says:()=>"the request body is too large",remedy:`Keep key and value together below ${O.ux.bodyBytes/1024} KiB.`},{when:g(404),says:()=>"\
there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:g(429,"quota_exceeded"),code:"refused",
says:()=>"the organization has made as many requests this month as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can\
 give it more.'},{when:g(429),says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:t})=>t>=
500,says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:t})=>t===400,says:({code:t})=>`\
the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${O.ux.keyBytes} bytes, value ${O.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${O.
ux.minTtlSeconds} to ${O.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVI\
CE_KVS_URL, and that no proxy answers in its place."}];function be(t,e){const n=Se.find(({when:a})=>a(e)),s=e.code??e.message,r=s===void 0?"":`, "${s}"`,o=`Coul\
d not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${r})`;return new h.GQ(n?.code??P(e.status),o,{remedy:n?.remedy,call:L(t)})}function $e({status:t,headers:e,
text:n=""},s){const r=(0,E.U4)(n),o=(0,E.Gv)(r)?r.message??r.Message:void 0,a=Date.parse(e.get("date")??"");return{status:t,code:(0,E.Gv)(r)&&typeof r.error=="s\
tring"?(0,I.Ow)(r.error,80):void 0,message:typeof o=="string"?ke(o,s.token):void 0,skewMs:Number.isNaN(a)?0:s.now-a,region:s.region}}function ke(t,e){const[n=""]=t.
replaceAll(e,"***").split(/The Canonical String/i);return(0,I.Ow)(n.trim(),300)}function ve(t,e){return new h.GQ("unexpected_response",`Could not ${t.doing}: th\
e answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:L(t)})}function L({request:t,status:e,headers:n}){const s=n.
get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),r=s===null?{}:{requestID:(0,I.Ow)(s,128)};return{method:t.method,path:t.url.pathname,status:e,
...r}}var Oe=f(5118),G=f(7598);class Ae{#e;#t;constructor(e){this.#e=e,this.#t=j(e)}update(e){this.#t.update(U(e))}async digest(){return this.#t.digest()}reset(){
this.#t=j(this.#e)}}function j(t){return t===void 0?(0,G.createHash)("sha256"):(0,G.createHmac)("sha256",U(t))}function U(t){return typeof t=="string"?t:ArrayBuffer.
isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const Ie=6e4;function De(t){const{clock:e}=t;let n;const s=async()=>((n===void 0||
(n.expiresAt??1/0)-e.now()<Ie)&&(n=Ne(await t.credentials(),e)),n),r=new Oe.BB({service:O.jL,region:t.region,credentials:async()=>{const{accessKeyId:o,secretAccessKey:a,
sessionToken:i}=await s();return{accessKeyId:o,secretAccessKey:a,...(0,E.Eb)({sessionToken:i})}},sha256:Ae,applyChecksum:!1});return{async sign(o,a){const i={method:"\
POST",protocol:o.protocol,hostname:o.hostname,path:o.pathname,query:{},headers:{host:o.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${t.
token}`},body:a},c=await r.sign(i,{signingDate:new Date(e.now())}),{host:d,...p}=c.headers;return{method:"POST",url:o,headers:{...re,...p},body:a}},async renew(){
const o=n;n=void 0;const a=await s();return a.accessKeyId!==o?.accessKeyId||a.sessionToken!==o?.sessionToken}}}function Ne(t,e){if((t.expiresAt??1/0)>e.now())return t;
throw new h.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-action\
s/configure-aws-credentials."})}const Re={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function xe(t,e,n){const s=Math.min(e.mostDelayMs,
e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function Ge(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.
test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const _e=new Set([408,429,500,502,503,504]);class Ce{#e;#t;#s=0;#n=0;constructor(e){
this.#e=e,this.#t=e.clock.now()}get attempts(){return this.#s+this.#n}waitAfter(e){const{budget:n,clock:s,random:r}=this.#e,o=n.throttling==="pace",a=o&&e.status===
429?++this.#n:++this.#s,i=e.retryAfterMs??0,c=o&&i>0?i:Math.max(xe(a,n,r),i);return s.now()-this.#t+c>n.totalMs||i>n.mostRetryAfterMs||this.#s>=n.attempts?void 0:
c}}const Me=3;function Pe(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:Re,...t},n=Ue(t.onTrouble);return async function(r){const o=Le(t.signal,r.signal),a=new Ce(
e);let i=!1;for(;;){const c=je(await t.pace?.enter(o));try{const d=await Ke(r,e,o);if(d.ok)return c("answered",0),d.value;if(d.status===(r.renewOn??401)&&!i&&(i=
!0,await r.renew?.()))continue;const y=d.again==="always"||d.again==="if-it-may-repeat"&&r.mayRepeat?a.waitAfter(d):void 0;if(y===void 0)throw d.error;const m={
error:d.error,waitMs:y,attempt:a.attempts};r.onTrouble?.(m),n(r.doing,m);const l=d.status===429;c(l?"throttled":"fault",y),(t.pace===void 0||!l)&&await e.clock.
sleep(y,o)}finally{c("fault",0)}}}}function Le(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}function je(t){let e=!1;return(n,s)=>{e||t?.(n,s),
e=!0}}function Ue(t){const e=new Set;return(n,s)=>{const r=`${n} ${s.error.code} ${s.error.call?.status}`;t===void 0||e.has(r)||(e.add(r),t(s))}}async function Ke(t,e,n){
n?.throwIfAborted();let s=await t.authorize?.(t.request)??t.request;for(let r=0;;r+=1){const o=await oe(s,{...e,signal:n}),a={doing:t.doing,request:s};if(o.kind===
"lost"){const y=o.certificate?"never":o.sent?"if-it-may-repeat":"always";return{ok:!1,error:ye(a,o,e.timeoutMs,t.addressFrom),again:y}}const i={...a,status:o.status,
headers:o.headers};if(o.status<300||o.status>=400)return Be(t.read,i,o.text,e);const c=o.headers.get("location"),d=c===null?void 0:URL.parse(c,s.url.href)??void 0,
p=d?.origin===s.url.origin&&s.method==="GET"&&r<Me;if(d===void 0||!p)return{ok:!1,error:Ee(i,d),again:"never"};s={...s,url:d}}}async function Be(t,e,n,{clock:s,
bodyBytes:r}){const{status:o}=e,a=o>=400?Ge(e.headers.get("retry-after"),s):void 0,i=await t({...e,text:n,bodyBytes:r,retryAfterMs:a});return i.ok?i:{...i,again:i.
again??Fe(o),status:o,retryAfterMs:a}}function Fe(t){return t===429?"always":_e.has(t)?"if-it-may-repeat":"never"}var K=f(1619);const Qe={attempts:10,totalMs:6e5,
firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},He=3e4,Ve=1024*1024;function Je(t){const{fetch:e,clock:n,random:s,signal:r,pace:o,budget:a=Qe,
onTrouble:i}=t,c=(0,K.Jb)(t.url,"url"),d=De(t),y=Pe({fetch:e,clock:n,random:s,signal:r,pace:o,budget:a,...{timeoutMs:He,bodyBytes:Ve}}),m=(l,S,T,b)=>y({doing:`${l}\
 ${JSON.stringify(S)}`,request:{method:"POST",url:(0,K.CY)(c,se[l]),headers:{},body:T},mayRepeat:!0,authorize:({url:$})=>d.sign($,T),renewOn:403,renew:()=>d.renew(),
addressFrom:"SERVICE_KVS_URL",read:Ye(t,b),onTrouble:({error:$,attempt:Tt,waitMs:St})=>i?.({operation:l,status:$.call?.status,attempt:Tt,waitMs:St})});return{async put(l){
const S=l.ttlSeconds===void 0?"":`,"ttlSeconds":${l.ttlSeconds}`,T=`{"key":${JSON.stringify(l.key)},"value":${We(l)}${S}}`;return m("put",l.key,T,({value:b,wrong:$})=>{
if(!(0,E.Gv)(b)||b.ok!==!0)throw $("does not say ok")})},get:l=>m("get",l,JSON.stringify({key:l}),ze),delete:l=>m("delete",l,JSON.stringify({key:l}),({value:S,wrong:T})=>{
if(!(0,E.Gv)(S)||S.deleted!==!0)throw T("does not say deleted")})}}function We(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new h.GQ(
"invalid_input",`The value of "${t.key}" is not a JSON value`);return"text"in t&&(0,R.q$)(e),e}function ze({text:t,value:e,wrong:n}){if(!(0,E.Gv)(e)||typeof e.found!=
"boolean")throw n("does not say found");if(!e.found)return;const s=(0,R.U2)(t)?.find(({name:o})=>o==="value");if(s===void 0)throw n("says found, but has no valu\
e");const{expiresAt:r}=e;return{text:s.text,value:e.value,expiresAt:typeof r=="string"?r:null}}function Ye({region:t,token:e,clock:n},s){return async r=>{const{
status:o,text:a}=r;if(o>=300){const c=$e(r,{region:t,token:e,now:n.now()});return{ok:!1,error:be(r,c)}}const i=c=>ve(r,c);if(a===void 0)return{ok:!1,error:i(`is\
 longer than ${r.bodyBytes} bytes`)};try{return{ok:!0,value:s({text:a,value:JSON.parse(a),wrong:i})}}catch(c){return{ok:!1,error:c instanceof h.GQ?c:i("is not J\
SON")}}}}var k=f(3024),qe=f(1455),_=f(4734),w=f(5255),Xe=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object exp\
ected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Ze=(function(t){return function(e){
function n(a){e.error=e.hasError?new t(a,e.error,"An error was suppressed during disposal."):a,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var a=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(a).then(o,function(i){
return n(i),o()})}else r|=1}catch(i){n(i)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const et=[[/\.(?:ndjson|jsonl)$/i,()=>"\
lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?"object":"array"]];async function tt(t){const e=await B(t),n=et.find(([r])=>r.test(
t));if(n)return n[1](e);const s=e.trimStart();return s.startsWith("[")?"array":s.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(s)?"lines":"object":"yaml"}async function B(t){
try{const e={stack:[],error:void 0,hasError:!1};try{const n=Xe(e,await(0,qe.open)(t),!0),{buffer:s,bytesRead:r}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);
return new TextDecoder().decode(s.subarray(0,r))}catch(n){e.error=n,e.hasError=!0}finally{const n=Ze(e);n&&await n}}catch(e){throw Y(t,e)}}async function*F(t,e){
if(e==="yaml"){const{readYaml:s}=await Promise.all([f.e(815),f.e(511)]).then(f.bind(f,4511));yield*s(await st(t));return}const n=e==="object"?_.Ar:_.Cn;for await(const s of V(
t,H(e)))s instanceof w.LN?yield s:yield*n(s)}async function*Q(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t)){const s={input:"prune-file",place:{file:t},remedy:"Wri\
te them one a line in a .txt file, or as a JSON array of strings in a .json file."};throw new h.GQ("invalid_file",`${t} is not a list of keys to delete`,s)}const e=/\.json$/i.
test(t)||(await B(t)).trimStart().startsWith("[");for await(const n of V(t,H(e?"array":"lines")))n instanceof w.LN?yield n:yield nt(n,e)}function nt(t,e){const{
text:n="",line:s}=t;try{const r=e?n:JSON.stringify(n),o=(0,_.mk)(r);return o===void 0?{key:String(JSON.parse(r)),line:s}:new w.LN(o,t)}catch{return new w.LN("no\
t a JSON string",t)}}function H(t){return t==="lines"?new w.g3:new w.cR(t==="array"?"[]":"{}")}async function*V(t,e){try{for await(const n of W(t))yield*e.push(
n);yield*e.end()}catch(n){if(!(n instanceof w.LN))throw n;yield n}}const J=16*1024*1024;async function st(t){let e="";for await(const n of W(t))if(e+=n,e.length>
J){const s=`${t} is longer than the ${J/1048576} MiB that YAML may have`,r="Write it as NDJSON, one entry a line: that is read as a stream, whatever its length.";
throw new h.GQ("invalid_file",s,{input:"file",place:{file:t},remedy:r})}return e}async function*W(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,k.
createReadStream)(t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){if(n instanceof TypeError){const r={input:"file",place:{file:t,line:await rt(t)},remedy:"\
Save it as UTF-8."};throw new h.GQ("invalid_file",`${t} is not UTF-8 text`,r)}throw(0,h.xU)(n)===void 0?n:Y(t,n)}}async function rt(t){const e=new TextDecoder("\
utf-8",{fatal:!0});let n=1;try{for await(const s of(0,k.createReadStream)(t)){const r=Buffer.from(s);let o=0;for(let a=r.indexOf(z);a!==-1;a=r.indexOf(z,o))e.decode(
r.subarray(o,a+1),{stream:!0}),n+=1,o=a+1;e.decode(r.subarray(o),{stream:!0})}}catch{}return n}const z=10;function Y(t,e){const n=(0,h.xU)(e);if(n==="ENOENT"){const o="\
Name a path relative to the workspace; is the repository checked out before this step?";return new h.GQ("file_not_found",`There is no file ${t}`,{input:"file",remedy:o})}
const s="Name a file of entries that this user may read.",r=`${t} cannot be read (${n??"unknown fault"})`;return new h.GQ("invalid_file",r,{input:"file",remedy:s,
cause:e})}async function ot(t,e){const n=new at,s=new X,r=t.file===void 0?"lines":await tt(t.file),o=async(m,l,S)=>{let T=0;for await(const b of l){it(e);const $=b instanceof
w.LN?b:S(b);$&&n.add(m,$),T+=1}return T},{file:a,pruneFile:i}=t,c=a===void 0?0:await o(a,F(a,r),m=>s.add(m)),d=new X,p=m=>d.add(m)??s.find(m),y=i===void 0?0:await o(
i,Q(i),p);return n.throwIfAny(),{format:r,entries:c,deletes:y}}const q=100;class at{#e=[];#t=0;add(e,n){if(this.#t+=1,this.#e.length===q)return;const s={file:e,
line:n.line,column:n.column};this.#e.push(new h.GQ("invalid_file",n.message,{place:s,input:"file"}))}throwIfAny(){const[e]=this.#e;if(e===void 0)return;const n=this.#t-
this.#e.length,s=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new h.GQ("invalid_file",n>0?`${s} (the first ${q} a\
re shown)`:s,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}function it(t){if(t?.aborted)
throw new h.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}class X{#e=new Map;add({key:e,line:n}){const s=Z(e),r=this.#e.get(s);if(this.#e.
set(s,r??n),r!==void 0)return new w.LN(`the key ${ee(e)} occurs twice: first on line ${r}`,{line:n,column:1})}find({key:e,line:n}){const s=this.#e.get(Z(e));if(s===
void 0)return;const r=`the key ${ee(e)} is to be deleted, and written by line ${s} of the seed file`;return new w.LN(r,{line:n,column:1})}}function Z(t){return(0,G.
hash)("sha256",t,"binary")}function ee(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class dt{#e;#t;#s=0;#n=0;#r=0;#o=[];constructor(e){this.#e=
e,this.#t=e.most}async enter(e){for(;;){e?.throwIfAborted();const s=this.#i();if(s>0)await this.#e.clock.sleep(s,e);else if(this.#s>=Math.floor(this.#t))await this.#h(
e);else break}this.#s+=1;const n=this.#r;return(s,r)=>this.#a(s,r,n)}#a(e,n,s){this.#s-=1,e==="answered"&&(this.#t=Math.min(this.#e.most,this.#t+1/this.#t)),e===
"throttled"&&(s===this.#r?this.#c(n):this.#i()>0&&(this.#n=Math.max(this.#n,this.#e.clock.now()+n)));for(let r=Math.floor(this.#t)-this.#s;r>0;r-=1)this.#o.shift()?.()}#c(e){
this.#r+=1,this.#t=Math.max(1,this.#t/2);const n=Math.round(this.#e.random()*Math.min(250,e));this.#n=this.#e.clock.now()+e+n,this.#e.onHold(e,Math.floor(this.#t))}#i(){
return this.#n-this.#e.clock.now()}#h(e){return new Promise((n,s)=>{const r=()=>{e?.removeEventListener("abort",o),n()},o=()=>{this.#o=this.#o.filter(a=>a!==r),
s(e?.reason)};e?.addEventListener("abort",o,{once:!0}),this.#o.push(r)})}}const ct=256*1024;class ht{path;#e;#t="";#s=0;#n;constructor(e){this.path=ut(e)}add({key:e,
text:n,ttlSeconds:s}){if(this.#s+=1,this.#n!==void 0)return;const r=s===void 0?"":`,"ttlSeconds":${s}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${r}}
`,this.#t.length>=ct&&this.#a(()=>this.#o())}close(){if(this.#s===0)return;if(this.#a(()=>{this.#o(),(0,k.renameSync)(this.#r,this.path)}),this.#e!==void 0&&(0,k.
closeSync)(this.#e),this.#n===void 0)return this.path;(0,k.rmSync)(this.#r,{force:!0});const e="Seed the whole file again: a repeated run is harmless.",n=`${this.#s}\
 entries were not written, and their list ${this.path} neither`;throw new h.GQ("disk_full",n,{remedy:e,cause:this.#n})}get#r(){return`${this.path}.part`}#o(){this.#e??=
(0,k.openSync)(this.#r,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,k.writeSync)(this.#e,e,n);this.#t=""}#a(e){try{this.#n===void 0&&e()}catch(n){
this.#n=n}}}function ut(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function lt(t,e){
const n=e.clock.now(),s=await ot(t,e.signal),{entries:r,deletes:o}=s;e.report({type:"checked",entries:r,deletes:o});const a=t.target===void 0?pt:await new yt(t,
t.target,e).run(s),{written:i,deleted:c,unwrittenFile:d}=a;return{entries:r,deletes:o,written:i,deleted:c,failed:t.target===void 0?0:r-i+o-c,unwrittenFile:d,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:ft(a,r,o)}}function ft(t,e,n){const{stopped:s,keyErrors:r,written:o,deleted:a,unwrittenFile:i}=t,[c]=r,d=s??c;if(d===void 0)
return;const p=[...e>0?[`${o} of ${e} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),y=i&&`Those that were not written are in ${i}\
: seed that file next.`,l={remedy:[d.remedy,y].filter(Boolean).join(`
`)||void 0,call:s?.call,also:r,cause:s?.cause??s};return s?new h.GQ(s.code,`${s.message}; ${p}`,l):new h.GQ("seed_failed",`Only ${p}`,l)}const pt={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},mt=100;class yt{#e;#t;#s;#n=new AbortController;#r=[];#o=new Set;constructor(e,n,s){this.#e=e,this.#t=s;const{
fetch:r,clock:o,random:a,report:i}=s,c=(d,p)=>i({type:"throttled",waitMs:d,atOnce:p});this.#s=Je({...n,fetch:r,clock:o,random:a,signal:s.signal?AbortSignal.any(
[s.signal,this.#n.signal]):this.#n.signal,pace:new dt({clock:o,random:a,most:e.concurrency,onHold:c}),onTrouble:d=>this.#m(d)})}async run(e){const{file:n,pruneFile:s}=this.#e,
r=new ht(n??""),o=n===void 0?0:await this.#a(n,e,r),a=s===void 0||this.#d()?0:await this.#h(s,e),i=r.close();return{written:o,deleted:a,stopped:this.#p(),keyErrors:this.#r,
unwrittenFile:i}}async#a(e,{format:n,entries:s},r){const o=te("write",s,this.#t);return await this.#u(e,F(e,n),async a=>{!this.#d()&&await this.#l(e,a,()=>this.#c(
a))?o.add():r.add(this.#i(a))}),o.end()}async#c(e){const{key:n,text:s,ttlSeconds:r}=this.#i(e);if(await this.#s.put({key:n,text:s,ttlSeconds:r}),!this.#e.verify)
return;const o=await this.#s.get(n);if(o!==void 0&&(0,R.Aw)(o.text,s))return;const a=o?"another value was read back":"is not there when read back";throw new h.GQ(
"verify_failed",`${JSON.stringify(n)} was written, but ${a}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#i(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#h(e,{deletes:n}){const s=te("delete",n,this.#t);return await this.#u(e,Q(e),async r=>{!this.#d()&&
await this.#l(e,r,()=>this.#s.delete(r.key))&&s.add()}),s.end()}async#u(e,n,s){const r=async()=>{for(let a=await n.next();!a.done;a=await n.next())a.value instanceof
w.LN?this.#n.abort(Et(e)):await s(a.value)},o=a=>this.#n.abort((0,h.I7)(a));await Promise.all(Array.from({length:this.#e.concurrency},()=>r().catch(o)))}async#l(e,{
line:n},s){try{return await s(),!0}catch(r){const o=(0,h.I7)(r);return gt(o)?this.#f(o.with({place:{file:e,line:n}})):this.#d()||this.#n.abort(o),!1}}#f(e){this.#r.
length>=mt||(this.#r.push(e),this.#t.report({type:"key-failed",error:e}))}#d(){return this.#n.signal.aborted||this.#t.signal?.aborted===!0}#p(){const{signal:e}=this.#t;
return e?.aborted?new h.GQ("interrupted","Interrupted",{cause:e.reason}):this.#n.signal.aborted?(0,h.I7)(this.#n.signal.reason):void 0}#m(e){e.status===429||this.#o.
has(e.status)||(this.#o.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const wt=500;function te(t,e,{clock:n,report:s}){const r=n.now();let o=r,a=0;
const i=()=>{o=n.now();const c=(o-r)/1e3,d=c>0?a/c:0,p=d>0?(e-a)/d*1e3:void 0;s({type:"progress",part:t,done:a,total:e,perSecond:d,leftMs:p})};return{add(){a+=1,
n.now()-o>=wt&&i()},end(){return i(),a}}}function gt(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function Et(t){return new h.GQ("i\
nvalid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}})};export{Rt as id,xt as ids,Gt as modules};

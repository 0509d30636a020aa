const qt=766,Xt=[766],Zt={9766:((Kt,ge,g)=>{g.d(ge,{seedFile:()=>At});var m=g(3739),k=g(8302),j=g(1772);const F="/api/v1/orgs/{orgID}/projects/{projectID}/apps",
N=`${F}/{appID}`,Qt={createApp:{method:"POST",path:F},updateApp:{method:"PATCH",path:N},replaceEnv:{method:"PUT",path:`${N}/env`},listEnvironments:{method:"GET",
path:`${N}/environments`},deploy:{method:"POST",path:`${N}/deployments`},listDeployments:{method:"GET",path:`${N}/deployments`},readFailure:{method:"GET",path:`${N}\
/deployments/{deployID}/failure`}},y="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",U=`${y}/deployments/{deployID}`,Ht={listOrganizations:{method:"G\
ET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"\
GET",path:y},deleteApp:{method:"DELETE",path:y},restoreApp:{method:"POST",path:`${y}/restore`},listDeployments:{method:"GET",path:`${y}/deployments`},readDeployment:{
method:"GET",path:U},readLog:{method:"GET",path:`${U}/log`},cancel:{method:"POST",path:`${U}/cancel`},redeploy:{method:"POST",path:`${y}/redeploy`},listEnv:{method:"\
GET",path:`${y}/env`},editEnv:{method:"PATCH",path:`${y}/env`},listReleases:{method:"GET",path:`${y}/releases`},clearCaches:{method:"DELETE",path:`${y}/caches`},
rollback:{method:"POST",path:`${y}/rollback`},listHosts:{method:"GET",path:`${y}/hosts`},listTables:{method:"GET",path:`${y}/tables`},createTable:{method:"POST",
path:`${y}/tables`},deleteTable:{method:"DELETE",path:`${y}/tables/{table}`},listKeys:{method:"GET",path:`${y}/tables/{table}/keys`},runtime:{method:"POST",path:`${y}\
/runtime`},readInstances:{method:"GET",path:`${y}/instances`},readOutput:{method:"GET",path:`${y}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/\
{orgID}/usage"},organizationQuotas:{method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{project\
ID}/usage"},appUsage:{method:"GET",path:`${y}/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{method:"GET",path:"/operator/machines"},endMachine:{
method:"DELETE",path:"/operator/machines/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/tokens"},createToken:{method:"POST",path:"/operator/o\
rgs/{orgID}/tokens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tokens"},createAppToken:{method:"POST",path:`${y}/token\
s`},revokeToken:{method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"/operator/orgs/{orgID}/members"},setMember:{method:"\
PUT",path:"/operator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/projects/{projectID}/members"},setAppMember:{method:"PUT",
path:`${y}/members`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"GET",path:"/operator/audit"},listNodes:{method:"GET",
path:"/operator/nodes"},readSecrets:{method:"GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"/operator/secrets/rotate"},listTargets:{method:"GE\
T",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{method:"DELETE",path:"/operator/orgs/{orgI\
D}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"GET",path:"/operator/orgs/{orgID}/del\
iveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${y}/hooks`},addHook:{method:"PO\
ST",path:`${y}/hooks`},removeHook:{method:"DELETE",path:`${y}/hooks/{hook}`},listPushes:{method:"GET",path:`${y}/pushes`},createConsoleLink:{method:"POST",path:"\
/operator/console-link"}},Ee={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function Vt(e,t){return e.replace(/\{(\w+)\}/g,(n,r)=>encodeURIComponent(t[r]??`{${r}\
}`))}var J=g(9127),B=g(5807),R=g(2345);async function Te({body:e},t){const n=[];let r=0;for await(const o of e??[]){if(r+=o.byteLength,r>t)return;n.push(o)}return new TextDecoder().
decode(Buffer.concat(n))}const Se={accept:"application/json","user-agent":"slipway/1.0.0"};async function be(e,t){t.signal?.throwIfAborted();const n=new AbortController,
r=setTimeout(()=>n.abort(),t.timeoutMs),o=t.signal?AbortSignal.any([t.signal,n.signal]):n.signal;try{const s=await t.fetch(e.url,{method:e.method,headers:e.headers,
redirect:"manual",signal:o,...(0,k.Eb)({body:e.body})}),{status:a,headers:i}=s;return{kind:"answer",status:a,headers:i,text:await Te(s,t.bodyBytes)}}catch(s){return t.
signal?.throwIfAborted(),Oe(s,n.signal.aborted)}finally{clearTimeout(r)}}const $e=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
ve=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function Oe(e,t){const n=C(e),r=a=>n.some(i=>a.test((0,m.xU)(i)??"")),o=n.some(
a=>"syscall"in a&&a.syscall==="connect"),s=ke(e);return{kind:"lost",sent:!o&&!s&&!r($e),timedOut:t,certificate:s,cause:e}}function z(e){return C(e).map(m.xU).find(
t=>t!==void 0)}function ke(e){return C(e).map(t=>(0,m.xU)(t)??"").find(t=>ve.test(t))}function C(e,t=0){return!(e instanceof Error)||t>5?[]:[...(e instanceof AggregateError?
[e.cause,...e.errors]:[e.cause]).flatMap(r=>C(r,t+1)),e]}function x(e,t){const n="status"in e?e:void 0,r=t?.requestID??n?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,k.Eb)({status:n?.status,requestID:r===void 0?void 0:(0,B.Ow)(r,128),serviceCode:t?.code})}}function Ft(e,t,n,r){
const o=t.code==="quota_exceeded",s=o?"refused":Y(e.status),a=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?
"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,n===void 0?"":` and asks to wait ${formatDuration(n)}`,r?.words??""];return new SlipwayError(s,a.join(
""),{remedy:r?.remedy??(o?Ne:De(e.status,s)),call:{...x(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function Y(e){return Ae[e]??(e>=500?"s\
ervice_error":"refused")}const Ae={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},Ie={401:"Give the ID token (not the access token) \
of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may d\
o this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app i\
f you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function De(e,t){return t==="ser\
vice_error"?"Try again later. If it continues, send the request ID to the platform.":Ie[e]??"Correct what the answer names, then run again."}const Ne='"slipway \
usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',Jt=new Set(["unauthorized","forbidden","refused","unexpected_re\
sponse"]);function Re(e,t,n,r="the address"){const{origin:o}=e.request.url,s=z(t.cause)??"no reason given",a=t.timedOut?`no whole answer from ${o} within ${(0,J.
a3)(n)}`:`${t.sent?`the connection to ${o} broke off`:`no connection to ${o}`} (${s})`;return new m.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.
doing}: ${a}`,{remedy:t.certificate?_e(t.certificate):xe(t)?`The server answers without TLS. If it is one on this machine, give ${r} with http://. If HTTPS_PROX\
Y begins with https://, write it with http://, unless the proxy itself has TLS.`:`Check ${r}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{
...x(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}function xe({cause:e}){return/wrong.version.number/i.test(`${z(e)} ${e}`)}const Ge=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function _e(e){return Ge.find(([t])=>t.test(e))?.[1]??""}function zt(e,t){return new SlipwayError(
"unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login pa\
ge answers in its place.",call:{...x(e),outcome:"unknown"}})}function Yt(e,t){return new SlipwayError("response_too_large",`Could not ${e.doing}: the answer is \
longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...x(e),outcome:"unknown"}})}function Ce(e,t){const{origin:n}=e.request.url,
r=t?.protocol==="https:"||t?.protocol==="http:",o=t!==void 0&&r&&t.origin!==n,s=o?t.origin:t===void 0?"nowhere":r?"another path":`a ${t.protocol} address`;return new m.
GQ("redirected",`Could not ${e.doing}: ${n} redirects to ${s} (${e.status})`,{remedy:o?`Nothing was sent there. If ${t.origin} is the service, give that address\
.`:"Give the service's own address, to which it does not redirect.",call:{...x(e),outcome:"refused"}})}const Me=4*6e4,v=(e,t)=>n=>n.status===e&&(t===void 0||n.code===
t),M=e=>t=>t.status===403&&e.test(t.message??""),Pe=[{when:M(/scoped to a valid region/i),says:({region:e})=>`the signature is scoped to the region "${e}", whic\
h is not the gateway's`,remedy:"Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION."},{when:e=>e.status===403&&
Math.abs(e.skewMs)>Me&&e.code===void 0,says:({skewMs:e})=>`this machine's clock is ${(0,J.a3)(Math.abs(e))} ${e>0?"ahead of":"behind"} the service's`,remedy:"Se\
t the clock (NTP): a signature is valid for five minutes."},{when:M(/signature expired|not yet current/i),says:()=>"the signature is too old or from the future \
for the gateway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{when:M(/security token.*expired/i),says:()=>"the AWS c\
redentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:M(/signature we calculated does not match/i),
says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together."},
{when:v(403,"inactive_binding"),says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Databases in the platform: it may be delet\
ed or switched off."},{when:v(403,"unsupported_app_type"),says:()=>"the app's type may not use the key-value store",remedy:"Use a table of an app of type api, w\
eb-ssr or sse; static web apps have none."},{when:v(403),says:()=>"the gateway does not approve the caller",remedy:"Call with the AWS credentials of a function \
role that the platform manages for this app."},{when:v(401,"missing_token"),says:()=>"the table token did not arrive",remedy:"A proxy in between may drop the he\
ader X-KVS-Authorization: let it pass."},{when:v(401),says:()=>"the table token is not valid: the table may have been deleted, or the token belongs to another p\
latform",remedy:"Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:v(409,"table_full"),says:()=>"the t\
able, or all tables of its organization, store as much as they may",remedy:"Delete keys: a minute later there is room again. Or have the operator raise --kvs-ta\
ble-size."},{when:v(413),says:()=>"the request body is too large",remedy:`Keep key and value together below ${R.ux.bodyBytes/1024} KiB.`},{when:v(404),says:()=>"\
there is no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:v(429,"quota_exceeded"),code:"refused",
says:()=>"the organization has made as many requests this month as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can\
 give it more.'},{when:v(429),says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({status:e})=>e>=
500,says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({status:e})=>e===400,says:({code:e})=>`\
the service does not take the entry (${e??"no code given"})`,remedy:`Limits: key ${R.ux.keyBytes} bytes, value ${R.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${R.
ux.minTtlSeconds} to ${R.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answer is not that of a key-value store",remedy:"Check SERVI\
CE_KVS_URL, and that no proxy answers in its place."}];function Le(e,t){const n=Pe.find(({when:a})=>a(t)),r=t.code??t.message,o=r===void 0?"":`, "${r}"`,s=`Coul\
d not ${e.doing}: ${n?.says(t)??"refused"} (${t.status}${o})`;return new m.GQ(n?.code??Y(t.status),s,{remedy:n?.remedy,call:q(e)})}function je({status:e,headers:t,
text:n=""},r){const o=(0,k.U4)(n),s=(0,k.Gv)(o)?o.message??o.Message:void 0,a=Date.parse(t.get("date")??"");return{status:e,code:(0,k.Gv)(o)&&typeof o.error=="s\
tring"?(0,B.Ow)(o.error,80):void 0,message:typeof s=="string"?Ue(s,r.token):void 0,skewMs:Number.isNaN(a)?0:r.now-a,region:r.region}}function Ue(e,t){const[n=""]=e.
replaceAll(t,"***").split(/The Canonical String/i);return(0,B.Ow)(n.trim(),300)}function Be(e,t){return new m.GQ("unexpected_response",`Could not ${e.doing}: th\
e answer (${e.status}) ${t}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:q(e)})}function q(e){const{headers:t}=e,n=t.get("x-re\
quest-id")??t.get("x-amzn-requestid")??t.get("apigw-requestid");return x(e,{requestID:n??void 0})}var Ke=g(5118),K=g(7598);class Qe{#e;constructor(t){this.#e=t===
void 0?(0,K.createHash)("sha256"):(0,K.createHmac)("sha256",X(t))}update(t){this.#e.update(X(t))}async digest(){return this.#e.digest()}}function X(e){return typeof e==
"string"?e:ArrayBuffer.isView(e)?new Uint8Array(e.buffer,e.byteOffset,e.byteLength):new Uint8Array(e)}const He=6e4;function Ve(e){const{clock:t}=e;let n;const r=async()=>((n===
void 0||(n.expiresAt??1/0)-t.now()<He)&&(n=We(await e.credentials(),t)),n),o=new Ke.BB({service:R.jL,region:e.region,credentials:async()=>{const{accessKeyId:s,secretAccessKey:a,
sessionToken:i}=await r();return{accessKeyId:s,secretAccessKey:a,...(0,k.Eb)({sessionToken:i})}},sha256:Qe,applyChecksum:!1});return{async sign(s,a){const i={method:"\
POST",protocol:s.protocol,hostname:s.hostname,path:s.pathname,query:{},headers:{host:s.host,"content-type":"application/json","x-kvs-authorization":`Bearer ${e.
token}`},body:a},d=await o.sign(i,{signingDate:new Date(t.now())}),{host:u,...f}=d.headers;return{method:"POST",url:s,headers:{...Se,...f},body:a}},async renew(){
const s=n;n=void 0;const a=await r();return a.accessKeyId!==s?.accessKeyId||a.sessionToken!==s?.sessionToken}}}function We(e,t){if((e.expiresAt??1/0)>t.now())return e;
throw new m.GQ("unauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-action\
s/configure-aws-credentials."})}const Fe={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function Je(e,t,n){const r=Math.min(t.mostDelayMs,
t.firstDelayMs*2**(e-1));return Math.round(r*(.1+.9*n()))}const ze=999999999;function Ye(e,t){const n=e?.trim()??"";if(/^\d+$/.test(n))return Math.min(Number(n),
ze)*1e3;const r=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-t.now())}const qe=new Set([408,429,500,502,503,504,
520,521,522,523,524]);function Xe(e){const{budget:t,clock:n,random:r}=e,o=n.now(),s=t.throttling==="pace";let a=0,i=0;return{attempts:()=>a+i,waitAfter(d){const u=s&&
d.status===429?++i:++a,f=d.retryAfterMs??0,l=s&&f>0?f:Math.max(Je(u,t,r),f);return n.now()-o+l>t.totalMs||f>t.mostRetryAfterMs||a>=t.attempts?void 0:l}}}const Ze=3;
function et(e){const t={timeoutMs:3e4,bodyBytes:5e6,budget:Fe,...e},n=nt(e.onTrouble);return async function(o){const s=tt(e.signal,o.signal),a=Xe(t);let i=!1;for(;;){
const d=await e.pace?.enter(s);let u=["fault",0];try{const c=await rt(o,t,s);if(c.ok)return u=["answered",0],c.value;if(c.status===(o.renewOn??401)&&!i&&(i=!0,await o.
renew?.()))continue;const h=c.again??ot(c.status),p=h==="always"||h==="if-it-may-repeat"&&o.mayRepeat?a.waitAfter(c):void 0;if(p===void 0)throw c.error;const E={
error:c.error,waitMs:p,attempt:a.attempts()};o.onTrouble?.(E),n(o.doing,E),u=[c.status===429?"throttled":"fault",p]}finally{d?.(...u)}const[f,l]=u;(e.pace===void 0||
f!=="throttled")&&await t.clock.sleep(l,s)}}}function tt(e,t){return e!==void 0&&t!==void 0?AbortSignal.any([e,t]):e??t}function nt(e){const t=new Set;return(n,r)=>{
const o=`${n} ${r.error.code} ${r.error.call?.status}`;e===void 0||t.has(o)||(t.add(o),e(r))}}async function rt(e,t,n){n?.throwIfAborted();let r=await e.authorize?.(
e.request)??e.request;for(let o=0;;o+=1){const s=await be(r,{...t,signal:n}),a={doing:e.doing,request:r};if(s.kind==="lost"){const w=s.certificate?"never":s.sent?
"if-it-may-repeat":"always";return{ok:!1,error:Re(a,s,t.timeoutMs,e.addressFrom),again:w}}const{status:i,headers:d,text:u}=s,f={...a,status:i,headers:d};if(i<300||
i>=400){const w=i>=400?Ye(d.get("retry-after"),t.clock):void 0;return{...await e.read({...f,text:u,bodyBytes:t.bodyBytes,retryAfterMs:w}),status:i,retryAfterMs:w}}
const l=d.get("location"),c=l===null?void 0:URL.parse(l,r.url.href)??void 0,h=c?.origin===r.url.origin&&r.method==="GET"&&o<Ze;if(c===void 0||!h)return{ok:!1,error:Ce(
f,c),again:"never"};r={...r,url:c}}}function ot(e=0){return e===429?"always":qe.has(e)?"if-it-may-repeat":"never"}var Z=g(1619);const st={attempts:10,totalMs:6e5,
firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},at=3e4,it=1024*1024;function dt(e){const{fetch:t,clock:n,random:r,signal:o,pace:s,budget:a=st,
onTrouble:i}=e,d=(0,Z.Jb)(e.url,"url"),u=Ve(e),l=et({fetch:t,clock:n,random:r,signal:o,pace:s,budget:a,...{timeoutMs:at,bodyBytes:it}}),c=(h,w,p,E)=>l({doing:`${h}\
 ${JSON.stringify(w)}`,request:{method:"POST",url:(0,Z.CY)(d,Ee[h]),headers:{},body:p},mayRepeat:!0,authorize:({url:$})=>u.sign($,p),renewOn:403,renew:()=>u.renew(),
addressFrom:"SERVICE_KVS_URL",read:ht(e,E),onTrouble:({error:$,attempt:I,waitMs:D})=>i?.({operation:h,status:$.call?.status,attempt:I,waitMs:D})});return{async put(h){
const w=h.ttlSeconds===void 0?"":`,"ttlSeconds":${h.ttlSeconds}`,p=`{"key":${JSON.stringify(h.key)},"value":${ct(h)}${w}}`;return c("put",h.key,p,({value:E,wrong:$})=>{
if(!(0,k.Gv)(E)||E.ok!==!0)throw $("does not say ok")})},get:h=>c("get",h,JSON.stringify({key:h}),ut),delete:h=>c("delete",h,JSON.stringify({key:h}),({value:w,wrong:p})=>{
if(!(0,k.Gv)(w)||w.deleted!==!0)throw p("does not say deleted")})}}function ct(e){const t="text"in e?e.text:JSON.stringify(e.value);if(t===void 0)throw new m.GQ(
"invalid_input",`The value of "${e.key}" is not a JSON value`);return"text"in e&&(0,j.q$)(t),t}function ut({text:e,value:t,wrong:n}){if(!(0,k.Gv)(t)||typeof t.found!=
"boolean")throw n("does not say found");if(!t.found)return;const r=(0,j.U2)(e)?.find(({name:s})=>s==="value");if(r===void 0)throw n("says found, but has no valu\
e");const{expiresAt:o}=t;return{text:r.text,value:t.value,expiresAt:typeof o=="string"?o:null}}function ht({region:e,token:t,clock:n},r){return async o=>{const{
status:s,text:a}=o;if(s>=300){const d=je(o,{region:e,token:t,now:n.now()});return{ok:!1,error:Le(o,d)}}const i=d=>Be(o,d);if(a===void 0)return{ok:!1,error:i(`is\
 longer than ${o.bodyBytes} bytes`)};try{return{ok:!0,value:r({text:a,value:JSON.parse(a),wrong:i})}}catch(d){return{ok:!1,error:d instanceof m.GQ?d:i("is not J\
SON")}}}}var A=g(3024),ft=g(1455),Q=g(4734),b=g(5255),lt=function(e,t,n){if(t!=null){if(typeof t!="object"&&typeof t!="function")throw new TypeError("Object exp\
ected.");var r,o;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");r=t[Symbol.dispose],n&&(o=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");o&&(r=function(){
try{o.call(this)}catch(s){return Promise.reject(s)}}),e.stack.push({value:t,dispose:r,async:n})}else n&&e.stack.push({async:!0});return t},pt=(function(e){return function(t){
function n(a){t.error=t.hasError?new e(a,t.error,"An error was suppressed during disposal."):a,t.hasError=!0}var r,o=0;function s(){for(;r=t.stack.pop();)try{if(!r.
async&&o===1)return o=0,t.stack.push(r),Promise.resolve().then(s);if(r.dispose){var a=r.dispose.call(r.value);if(r.async)return o|=2,Promise.resolve(a).then(s,function(i){
return n(i),s()})}else o|=1}catch(i){n(i)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve();if(t.hasError)throw t.error}return s()}})(typeof SuppressedError==
"function"?SuppressedError:function(e,t,n){var r=new Error(n);return r.name="SuppressedError",r.error=e,r.suppressed=t,r});const mt=[[/\.(?:ndjson|jsonl)$/i,()=>"\
lines"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,e=>e.trimStart().startsWith("{")?"object":"array"]];async function yt(e){const t=await ee(e),n=mt.find(([o])=>o.test(
e));if(n)return n[1](t);const r=t.trimStart();return r.startsWith("[")?"array":r.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(r)?"lines":"object":"yaml"}async function ee(e){
try{const t={stack:[],error:void 0,hasError:!1};try{const n=lt(t,await(0,ft.open)(e),!0),{buffer:r,bytesRead:o}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);
return new TextDecoder().decode(r.subarray(0,o))}catch(n){t.error=n,t.hasError=!0}finally{const n=pt(t);n&&await n}}catch(t){throw de(e,t)}}async function*te(e,t){
if(t==="yaml"){const{readYaml:r}=await Promise.all([g.e(815),g.e(511)]).then(g.bind(g,4511));yield*r(await gt(e));return}const n=t==="object"?Q.Ar:Q.Cn;for await(const r of oe(
e,re(t)))r instanceof b.LN?yield r:yield*n(r)}async function*ne(e){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(e)){const r={input:"prune-file",place:{file:e},remedy:"W\
rite them one a line in a .txt file, or as a JSON array of strings in a .json file."};throw new m.GQ("invalid_file",`${e} is not a list of keys to delete`,r)}const t=/\.json$/i.
test(e)||(await ee(e)).trimStart().startsWith("[");for await(const n of oe(e,re(t?"array":"lines")))n instanceof b.LN?yield n:yield wt(n,t)}function wt(e,t){const{
text:n="",line:r}=e;try{const o=t?n:JSON.stringify(n),s=(0,Q.mk)(o);return s===void 0?{key:String(JSON.parse(o)),line:r}:new b.LN(s,e)}catch{return new b.LN("no\
t a JSON string",e)}}function re(e){return e==="lines"?(0,b.s1)():(0,b.iI)(e==="array"?"[]":"{}")}async function*oe(e,t){try{for await(const n of ae(e))yield*t.
push(n);yield*t.end()}catch(n){if(!(n instanceof b.LN))throw n;yield n}}const se=16*1024*1024;async function gt(e){let t="";for await(const n of ae(e))if(t+=n,t.
length>se){const r=`${e} is longer than the ${se/1048576} MiB that YAML may have`,o="Write it as NDJSON, one entry a line: that is read as a stream, whatever it\
s length.";throw new m.GQ("invalid_file",r,{input:"file",place:{file:e},remedy:o})}return t}async function*ae(e){const t=new TextDecoder("utf-8",{fatal:!0});try{
for await(const n of(0,A.createReadStream)(e))yield t.decode(n,{stream:!0});yield t.decode()}catch(n){if(n instanceof TypeError){const o={input:"file",place:{file:e,
line:await Et(e)},remedy:"Save it as UTF-8."};throw new m.GQ("invalid_file",`${e} is not UTF-8 text`,o)}throw(0,m.xU)(n)===void 0?n:de(e,n)}}async function Et(e){
const t=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const r of(0,A.createReadStream)(e)){const o=Buffer.from(r);let s=0;for(let a=o.indexOf(ie);a!==
-1;a=o.indexOf(ie,s))t.decode(o.subarray(s,a+1),{stream:!0}),n+=1,s=a+1;t.decode(o.subarray(s),{stream:!0})}}catch{}return n}const ie=10;function de(e,t){const n=(0,m.
xU)(t);if(n==="ENOENT"){const s="Name a path relative to the workspace; is the repository checked out before this step?";return new m.GQ("file_not_found",`There\
 is no file ${e}`,{input:"file",remedy:s})}const r="Name a file of entries that this user may read.",o=`${e} cannot be read (${n??"unknown fault"})`;return new m.
GQ("invalid_file",o,{input:"file",remedy:r,cause:t})}async function Tt(e,t){const{file:n,pruneFile:r}=e,o=[];let s=0;const a=async(c,h,w)=>{let p=0;if(c===void 0)
return p;for await(const E of h(c)){bt(t);const $=E instanceof b.LN?E:w(E);if(p+=1,!$)continue;s+=1;const{message:I,line:D,column:P}=$,L={place:{file:c,line:D,column:P},
input:"file"};s<=ce&&o.push(new m.GQ("invalid_file",I,L))}return p},i=n===void 0?"lines":await yt(n),[d,u]=[new ue,new ue],f=await a(n,c=>te(c,i),c=>d.add(c)),l=await a(
r,ne,c=>u.add(c)??d.find(c));if(s>0)throw St(s,o);return{format:i,entries:f,deletes:l}}const ce=100;function St(e,t){const n=`${e===1?"One fault":`${e} faults`}\
; nothing was written`,r=e>t.length;return new m.GQ("invalid_file",r?`${n} (the first ${ce} are shown)`:n,{remedy:"Mend the lines that are named; the whole file\
 is checked before the first request.",input:"file",also:t})}function bt(e){if(e?.aborted)throw new m.GQ("interrupted","Interrupted before the first request",{cause:e.
reason})}class ue{#e=new Map;add({key:t,line:n}){const r=he(t),o=this.#e.get(r);if(this.#e.set(r,o??n),o!==void 0)return new b.LN(`the key ${fe(t)} occurs twice\
: first on line ${o}`,{line:n,column:1})}find({key:t,line:n}){const r=this.#e.get(he(t));if(r===void 0)return;const o=`the key ${fe(t)} is to be deleted, and wr\
itten by line ${r} of the seed file`;return new b.LN(o,{line:n,column:1})}}function he(e){return(0,K.hash)("sha256",e,"binary")}function fe(e){return JSON.stringify(
e.length>80?`${e.slice(0,79)}\u2026`:e)}function $t({clock:e,random:t,most:n,onHold:r}){let o=n,s=0,a=0,i=0,d=[];const u=l=>{i+=1,o=Math.max(1,o/2),a=e.now()+l+
Math.round(t()*Math.min(250,l)),r(l,Math.floor(o))},f=async l=>{const{promise:c,resolve:h,reject:w}=Promise.withResolvers(),p=()=>{d=d.filter(E=>E!==h),w(l?.reason)};
l?.addEventListener("abort",p,{once:!0}),d.push(h),await c,l?.removeEventListener("abort",p)};return{async enter(l){for(;;){l?.throwIfAborted();const h=a-e.now();
if(h>0)await e.sleep(h,l);else if(s>=Math.floor(o))await f(l);else break}s+=1;const c=i;return(h,w)=>{s-=1,h==="answered"&&(o=Math.min(n,o+1/o)),h==="throttled"&&
(c===i?u(w):a>e.now()&&(a=Math.max(a,e.now()+w)));for(let p=Math.floor(o)-s;p>0;p-=1)d.shift()?.()}}}}const vt=256*1024;function Ot(e){const t=kt(e),n=`${t}.par\
t`;let r,o="",s=0,a;const i=u=>{try{a===void 0&&u()}catch(f){a=f}},d=()=>{r??=(0,A.openSync)(n,"w");const u=Buffer.from(o);for(let f=0;f<u.length;)f+=(0,A.writeSync)(
r,u,f);o=""};return{add({key:u,text:f,ttlSeconds:l}){if(s+=1,a!==void 0)return;const c=l===void 0?"":`,"ttlSeconds":${l}`;o+=`{"key":${JSON.stringify(u)},"value\
":${f}${c}}
`,o.length>=vt&&i(d)},close(){if(s===0)return;if(i(()=>{d(),(0,A.renameSync)(n,t)}),r!==void 0&&(0,A.closeSync)(r),a===void 0)return t;(0,A.rmSync)(n,{force:!0});
const u="Seed the whole file again: a repeated run is harmless.",f=`${s} entries were not written, and their list ${t} neither`;throw new m.GQ("disk_full",f,{remedy:u,
cause:a})}}}function kt(e){const t=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(e);return t?`${t[1]}-${Number(t[2]??1)+1}.ndjson`:`${e}.unwritten.ndjson`}async function At(e,t){
const n=t.clock.now(),r=await Tt(e,t.signal),{entries:o,deletes:s}=r;t.report({type:"checked",entries:o,deletes:s});const a=e.target===void 0?Dt:await Rt(e,e.target,
r,t),{written:i,deleted:d,unwrittenFile:u}=a;return{entries:o,deletes:s,written:i,deleted:d,failed:e.target===void 0?0:o-i+s-d,unwrittenFile:u,dryRun:e.target===
void 0,ms:t.clock.now()-n,error:It(a,o,s)}}function It(e,t,n){const{stopped:r,keyErrors:o,written:s,deleted:a,unwrittenFile:i}=e,[d]=o,u=r??d;if(u===void 0)return;
const f=[...t>0?[`${s} of ${t} entries are written`]:[],...n>0?[`${a} of ${n} keys are deleted`]:[]].join(", "),l=i&&`Those that were not written are in ${i}: s\
eed that file next.`,h={remedy:[u.remedy,l].filter(Boolean).join(`
`)||void 0,call:r?.call,also:o,cause:r?.cause??r};return r?new m.GQ(r.code,`${r.message}; ${f}`,h):new m.GQ("seed_failed",`Only ${f}`,h)}const Dt={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},Nt=100;async function Rt({file:e,pruneFile:t,concurrency:n,verify:r,ttlSeconds:o},s,{format:a,entries:i,deletes:d},u){
const{fetch:f,clock:l,random:c,report:h,signal:w}=u,p=new AbortController,E=[],$=new Set([429]),I=dt({...s,fetch:f,clock:l,random:c,signal:w?AbortSignal.any([w,
p.signal]):p.signal,pace:$t({clock:l,random:c,most:n,onHold:(T,S)=>h({type:"throttled",waitMs:T,atOnce:S})}),onTrouble(T){$.has(T.status)||($.add(T.status),h({type:"\
trouble",trouble:T}))}}),D=()=>p.signal.aborted||w?.aborted===!0,P=async(T,S,G,H,_)=>{const V=async O=>{try{return await H(O),!0}catch(Bt){const W=(0,m.I7)(Bt);
if(!Gt(W))D()||p.abort(W);else if(E.length<Nt){const we=W.with({place:{file:S,line:O.line}});E.push(we),h({type:"key-failed",error:we})}return!1}},jt=async()=>{
for(let O=await G.next();!O.done;O=await G.next())O.value instanceof b.LN?p.abort(_t(S)):!D()&&await V(O.value)?T.add():_(O.value)},Ut=O=>p.abort((0,m.I7)(O));return await Promise.
all(Array.from({length:n},()=>jt().catch(Ut))),T.end()},L=T=>({...T,ttlSeconds:T.ttlSeconds??o}),Ct=async T=>{const{key:S,text:G,ttlSeconds:H}=L(T);if(await I.put(
{key:S,text:G,ttlSeconds:H}),!r)return;const _=await I.get(S);if(_!==void 0&&(0,j.Aw)(_.text,G))return;const V=_?"another value was read back":"is not there whe\
n read back";throw new m.GQ("verify_failed",`${JSON.stringify(S)} was written, but ${V}`,{remedy:"Does something else write to this table at the same time? Then\
 seed it again afterwards."})},pe=Ot(e??"");let[me,ye]=[0,0];if(e!==void 0){const T=S=>pe.add(L(S));me=await P(le("write",i,u),e,te(e,a),Ct,T)}if(t!==void 0&&!D()){
const T=({key:S})=>I.delete(S);ye=await P(le("delete",d,u),t,ne(t),T,()=>{})}const Mt=pe.close(),Pt=w?.aborted&&new m.GQ("interrupted","Interrupted",{cause:w.reason}),
Lt=p.signal.aborted?(0,m.I7)(p.signal.reason):void 0;return{written:me,deleted:ye,stopped:Pt||Lt,keyErrors:E,unwrittenFile:Mt}}const xt=500;function le(e,t,{clock:n,
report:r}){const o=n.now();let s=o,a=0;const i=()=>{s=n.now();const d=(s-o)/1e3,u=d>0?a/d:0,f=u>0?(t-a)/u*1e3:void 0;r({type:"progress",part:e,done:a,total:t,perSecond:u,
leftMs:f})};return{add(){a+=1,n.now()-s>=xt&&i()},end(){return i(),a}}}function Gt(e){return e.code==="verify_failed"||[400,413].includes(e.call?.status??0)}function _t(e){
return new m.GQ("invalid_file",`${e} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}})};export{qt as id,Xt as ids,Zt as modules};

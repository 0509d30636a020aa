const _t=688,Mt=[688],Pt={9688:((vt,re,f)=>{f.d(re,{seedFile:()=>mt});var c=f(3739),w=f(8302),N=f(9692);const M="/api/v1/orgs/{orgID}/projects/{projectID}/apps",
S=`${M}/{appID}`,Ot={createApp:{method:"POST",path:M},updateApp:{method:"PATCH",path:S},replaceEnv:{method:"PUT",path:`${S}/env`},listEnvironments:{method:"GET",
path:`${S}/environments`},deploy:{method:"POST",path:`${S}/deployments`},listDeployments:{method:"GET",path:`${S}/deployments`},readFailure:{method:"GET",path:`${S}\
/deployments/{deployID}/failure`}},u="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",x=`${u}/deployments/{deployID}`,At={listOrganizations:{method:"G\
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
/operator/console-link"}},oe={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function Dt(t,e){return t.replace(/\{(\w+)\}/g,(n,r)=>encodeURIComponent(e[r]??`{${r}\
}`))}var P=f(9127),A=f(5807),b=f(2345);const se=4*6e4,m=(t,e)=>n=>n.status===t&&(e===void 0||n.code===e),D=t=>e=>e.status===403&&t.test(e.message??""),ie=[{when:D(
/scoped to a valid region/i),code:"forbidden",says:({region:t})=>`the signature is scoped to the region "${t}", which is not the gateway's`,remedy:"Sign with th\
e value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION."},{when:t=>t.status===403&&Math.abs(t.skewMs)>se&&t.code===void 0,code:"\
forbidden",says:({skewMs:t})=>`this machine's clock is ${(0,P.a3)(Math.abs(t))} ${t>0?"ahead of":"behind"} the service's`,remedy:"Set the clock (NTP): a signatu\
re is valid for five minutes."},{when:D(/signature expired|not yet current/i),code:"forbidden",says:()=>"the signature is too old or from the future for the gat\
eway",remedy:"Check the clock of this machine (NTP): a signature is valid for five minutes."},{when:D(/security token.*expired/i),code:"forbidden",says:()=>"the\
 AWS credentials have expired",remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials."},{when:D(/signature we calculated does not match/i),
code:"forbidden",says:()=>"the signature does not match the AWS access key",remedy:"Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN be\
long together."},{when:m(403,"inactive_binding"),code:"forbidden",says:()=>"the table's binding is inactive",remedy:"Look at the table under Services > Database\
s in the platform: it may be deleted or switched off."},{when:m(403,"unsupported_app_type"),code:"forbidden",says:()=>"the app's type may not use the key-value \
store",remedy:"Use a table of an app of type api, web-ssr or sse; static web apps have none."},{when:m(403),code:"forbidden",says:()=>"the gateway does not appr\
ove the caller",remedy:"Call with the AWS credentials of a function role that the platform manages for this app."},{when:m(401,"missing_token"),code:"unauthoriz\
ed",says:()=>"the table token did not arrive",remedy:"A proxy in between may drop the header X-KVS-Authorization: let it pass."},{when:m(401),code:"unauthorized",
says:()=>"the table token is not valid: the table may have been deleted, or the token belongs to another platform",remedy:"Copy the table's current token from t\
he platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>."},{when:m(409,"table_full"),code:"refused",says:()=>"the table, or all tables of its organization\
, store as much as they may",remedy:"Delete keys: a minute later there is room again. Or have the operator raise --kvs-table-size."},{when:m(413),code:"refused",
says:()=>"the request body is too large",remedy:`Keep key and value together below ${b.ux.bodyBytes/1024} KiB.`},{when:m(404),code:"refused",says:()=>"there is \
no key-value store at this address",remedy:"Check SERVICE_KVS_URL: the data plane, not the control plane."},{when:m(429,"quota_exceeded"),code:"refused",says:()=>"\
the organization has made as many requests this month as it may",remedy:'"slipway usage --org ORG" shows the numbers. The operator of the platform can give it m\
ore.'},{when:m(429),code:"rate_limited",says:()=>"the rate limit stays exhausted",remedy:"Run again later; other users of the table or app share its quota."},{when:({
status:t})=>t>=500,code:"service_error",says:()=>"the service keeps failing",remedy:"Run again later. If it continues, send the request ID to the platform."},{when:({
status:t})=>t===400,code:"refused",says:({code:t})=>`the service does not take the entry (${t??"no code given"})`,remedy:`Limits: key ${b.ux.keyBytes} bytes, va\
lue ${b.ux.valueBytes/1024} KiB of JSON, ttlSeconds ${b.ux.minTtlSeconds} to ${b.ux.maxTtlSeconds}.`},{when:()=>!0,code:"unexpected_response",says:()=>"the answ\
er is not that of a key-value store",remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place."}];function ae(t,e){const n=ie.find(({when:i})=>i(e)),
r=e.code??e.message,o=r===void 0?"":`, "${r}"`,s=`Could not ${t.doing}: ${n?.says(e)??"refused"} (${e.status}${o})`;return new c.GQ(n?.code??"refused",s,{remedy:n?.
remedy,call:C(t)})}function de({status:t,headers:e,text:n=""},r){const o=(0,w.U4)(n),s=(0,w.Gv)(o)?o.message??o.Message:void 0,i=Date.parse(e.get("date")??"");return{
status:t,code:(0,w.Gv)(o)&&typeof o.error=="string"?(0,A.Ow)(o.error,80):void 0,message:typeof s=="string"?ce(s,r.token):void 0,skewMs:Number.isNaN(i)?0:r.now-i,
region:r.region}}function ce(t,e){const[n=""]=t.replaceAll(e,"***").split(/The Canonical String/i);return(0,A.Ow)(n.trim(),300)}function he(t,e){return new c.GQ(
"unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check SERVICE_KVS_URL, and that no proxy answers in its place.",call:C(t)})}
function C({request:t,status:e,headers:n}){const r=n.get("x-request-id")??n.get("x-amzn-requestid")??n.get("apigw-requestid"),o=r===null?{}:{requestID:(0,A.Ow)(
r,128)};return{method:t.method,path:t.url.pathname,status:e,...o}}var ue=f(5118),G=f(7598);class fe{#e;#t;constructor(e){this.#e=e,this.#t=L(e)}update(e){this.#t.
update(U(e))}async digest(){return this.#t.digest()}reset(){this.#t=L(this.#e)}}function L(t){return t===void 0?(0,G.createHash)("sha256"):(0,G.createHmac)("sha\
256",U(t))}function U(t){return typeof t=="string"?t:ArrayBuffer.isView(t)?new Uint8Array(t.buffer,t.byteOffset,t.byteLength):new Uint8Array(t)}const le={accept:"\
application/json","user-agent":"slipway/1.0.0"};async function pe(t,e){e.signal?.throwIfAborted();const n=new AbortController,r=setTimeout(()=>n.abort(),e.timeoutMs),
o=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const s=await e.fetch(t.url,{method:t.method,headers:t.headers,redirect:"manual",signal:o,...(0,w.Eb)(
{body:t.body})}),{status:i,headers:a}=s;return{kind:"answer",status:i,headers:a,text:await me(s,e.bodyBytes)}}catch(s){return e.signal?.throwIfAborted(),ge(s,n.
signal.aborted)}finally{clearTimeout(r)}}async function me({body:t},e){if(t===null)return"";const n=[];let r=0;for await(const o of t){if(r+=o.byteLength,r>e)return;
n.push(o)}return new TextDecoder().decode(Buffer.concat(n))}const ye=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
we=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function ge(t,e){const n=I(t),r=i=>n.some(a=>i.test((0,c.xU)(a)??"")),o=n.some(
i=>"syscall"in i&&i.syscall==="connect"),s=Te(t);return{kind:"lost",sent:!o&&!s&&!r(ye),timedOut:e,certificate:s,cause:t}}function Ee(t){return I(t).map(c.xU).find(
e=>e!==void 0)}function Te(t){return I(t).map(e=>(0,c.xU)(e)??"").find(e=>we.test(e))}function I(t,e=0){return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?
[t.cause,...t.errors]:[t.cause]).flatMap(r=>I(r,e+1)),t]}const Se=6e4;function be(t){const{clock:e}=t;let n;const r=async()=>((n===void 0||(n.expiresAt??1/0)-e.
now()<Se)&&(n=ke(await t.credentials(),e)),n),o=new ue.BB({service:b.jL,region:t.region,credentials:async()=>$e(await r()),sha256:fe,applyChecksum:!1});return{async sign(s,i){
const a={method:"POST",protocol:s.protocol,hostname:s.hostname,path:s.pathname,query:{},headers:{host:s.host,"content-type":"application/json","x-kvs-authorizat\
ion":`Bearer ${t.token}`},body:i},d=await o.sign(a,{signingDate:new Date(e.now())}),{host:h,...y}=d.headers;return{method:"POST",url:s,headers:{...le,...y},body:i}},
async renew(){const s=n;n=void 0;const i=await r();return i.accessKeyId!==s?.accessKeyId||i.sessionToken!==s?.sessionToken}}}function $e({accessKeyId:t,secretAccessKey:e,
sessionToken:n}){return{accessKeyId:t,secretAccessKey:e,...(0,w.Eb)({sessionToken:n})}}function ke(t,e){if((t.expiresAt??1/0)>e.now())return t;throw new c.GQ("u\
nauthorized","The AWS credentials expired before the requests were done",{remedy:"Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-c\
redentials."})}function v(t,e){const n="status"in t?t:void 0,r=e?.requestID??n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.
url.pathname,...(0,w.Eb)({status:n?.status,requestID:r===void 0?void 0:(0,A.Ow)(r,128),serviceCode:e?.code})}}function Rt(t,e,n,r){const{code:o,remedy:s}=Oe.get(
e.code??"")??Ae(t.status),i=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?"":` ${e.code}`,e.message===void 0?
"":` ("${e.message}")`,n===void 0?"":` and asks to wait ${formatDuration(n)}`,r?.words??""];return new SlipwayError(o,i.join(""),{remedy:r?.remedy??s,call:{...v(
t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const j="Try again later. If it continues, send the request ID to the platform.",ve=new Map([[
401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience tha\
t it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],
[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the app if you w\
ant it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:j}],[429,{code:"rate_limited",remedy:"Try again later, or start fewe\
r deploys at the same time."}]]),Oe=new Map([["quota_exceeded",{code:"refused",remedy:'"slipway usage --org ORG" shows what is used. The operator of the platfor\
m sets quotas in platform.json.'}]]);function Ae(t){const e=ve.get(t);return e!==void 0?e:t>=500?{code:"service_error",remedy:j}:{code:"refused",remedy:"Correct\
 what the answer names, then run again."}}const Nt=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function De(t,e,n,r="the address"){const{
origin:o}=t.request.url,s=Ee(e.cause)??"no reason given",i=e.timedOut?`no whole answer from ${o} within ${(0,P.a3)(n)}`:`${e.sent?`the connection to ${o} broke \
off`:`no connection to ${o}`} (${s})`;return new c.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${i}`,{remedy:e.certificate?Re(e.certificate):
`Check ${r}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...v(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}const Ie=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function Re(t){return Ie.find(([e])=>e.test(t))?.[1]??""}function xt(t,e){return new SlipwayError(
"unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the address is the service itself, and that no proxy or login pa\
ge answers in its place.",call:{...v(t),outcome:"unknown"}})}function Gt(t,e){return new SlipwayError("response_too_large",`Could not ${t.doing}: the answer is \
longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(t),outcome:"unknown"}})}function Ne(t,e){const{origin:n}=t.request.url,
r=e!==void 0&&e.origin!==n,o=r?e.origin:e===void 0?"nowhere":"another path";return new c.GQ("redirected",`Could not ${t.doing}: ${n} redirects to ${o} (${t.status}\
)`,{remedy:r?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{
...v(t),outcome:"refused"}})}const xe={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function Ge(t,e,n){const r=Math.min(e.mostDelayMs,
e.firstDelayMs*2**(t-1));return Math.round(r*(.1+.9*n()))}function _e(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const r=/^[A-Za-z]{3,9}, /.
test(n)?Date.parse(n):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-e.now())}const Me=new Set([408,429,500,502,503,504]);class Pe{#e;#t;#o=0;#n=0;constructor(e){
this.#e=e,this.#t=e.clock.now()}get attempts(){return this.#o+this.#n}waitAfter(e){const{budget:n,clock:r,random:o}=this.#e,s=n.throttling==="pace",i=s&&e.status===
429?++this.#n:++this.#o,a=e.retryAfterMs??0,d=s&&a>0?a:Math.max(Ge(i,n,o),a);return r.now()-this.#t+d>n.totalMs||a>n.mostRetryAfterMs||this.#o>=n.attempts?void 0:
d}}const Ce=3;function Le(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:xe,...t},n=Be(t.onTrouble);return async function(o){const s=Ue(t.signal,o.signal),i=new Pe(
e);let a=!1;for(;;){const d=je(await t.pace?.enter(s));try{const h=await Ke(o,e,s);if(h.ok)return d("answered",0),h.value;if(h.status===(o.renewOn??401)&&!a&&(a=
!0,await o.renew?.()))continue;const g=h.again==="always"||h.again==="if-it-may-repeat"&&o.mayRepeat?i.waitAfter(h):void 0;if(g===void 0)throw h.error;const E={
error:h.error,waitMs:g,attempt:i.attempts};o.onTrouble?.(E),n(o.doing,E);const l=h.status===429;d(l?"throttled":"fault",g),(t.pace===void 0||!l)&&await e.clock.
sleep(g,s)}finally{d("fault",0)}}}}function Ue(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}function je(t){let e=!1;return(n,r)=>{e||t?.(n,r),
e=!0}}function Be(t){const e=new Set;return(n,r)=>{const o=`${n} ${r.error.code} ${r.error.call?.status}`;t===void 0||e.has(o)||(e.add(o),t(r))}}async function Ke(t,e,n){
n?.throwIfAborted();let r=await t.authorize(t.request);for(let o=0;;o+=1){const s=await pe(r,{...e,signal:n}),i={doing:t.doing,request:r};if(s.kind==="lost"){const y=s.
certificate?"never":s.sent?"if-it-may-repeat":"always";return{ok:!1,error:De(i,s,e.timeoutMs,t.addressFrom),again:y}}const a={...i,status:s.status,headers:s.headers};
if(s.status<300||s.status>=400)return He(t.read,a,s.text,e);const d=Fe(a),h=d?.origin===r.url.origin&&r.method==="GET"&&o<Ce;if(d===void 0||!h)return{ok:!1,error:Ne(
a,d),again:"never"};r={...r,url:d}}}function Fe({headers:t,request:e}){const n=t.get("location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}
async function He(t,e,n,{clock:r,bodyBytes:o}){const{status:s}=e,i=s>=400?_e(e.headers.get("retry-after"),r):void 0,a=await t({...e,text:n,bodyBytes:o,retryAfterMs:i});
return a.ok?a:{...a,again:a.again??Qe(s),status:s,retryAfterMs:i}}function Qe(t){return t===429?"always":Me.has(t)?"if-it-may-repeat":"never"}var Ve=f(1619);const ze={
attempts:10,totalMs:6e5,firstDelayMs:100,mostDelayMs:1e4,mostRetryAfterMs:3e5,throttling:"pace"},Je=3e4,We=1024*1024;function Ye(t){const{fetch:e,clock:n,random:r,
signal:o,pace:s,budget:i=ze,onTrouble:a}=t,d=(0,Ve.J)(t.url,"url"),h=be(t),g=Le({fetch:e,clock:n,random:r,signal:o,pace:s,budget:i,...{timeoutMs:Je,bodyBytes:We}}),
E=(l,$,k,R)=>g({doing:`${l} ${JSON.stringify($)}`,request:{method:"POST",url:qe(d,l),headers:{},body:k},mayRepeat:!0,authorize:({url:O})=>h.sign(O,k),renewOn:403,
renew:()=>h.renew(),addressFrom:"SERVICE_KVS_URL",read:et(t,R),onTrouble:({error:O,attempt:$t,waitMs:kt})=>a?.({operation:l,status:O.call?.status,attempt:$t,waitMs:kt})});
return{async put(l){const $=l.ttlSeconds===void 0?"":`,"ttlSeconds":${l.ttlSeconds}`,k=`{"key":${JSON.stringify(l.key)},"value":${Xe(l)}${$}}`;return E("put",l.
key,k,({value:R,wrong:O})=>{if(!(0,w.Gv)(R)||R.ok!==!0)throw O("does not say ok")})},get:l=>E("get",l,JSON.stringify({key:l}),Ze),delete:l=>E("delete",l,JSON.stringify(
{key:l}),({value:$,wrong:k})=>{if(!(0,w.Gv)($)||$.deleted!==!0)throw k("does not say deleted")})}}function qe(t,e){const n=new URL(t);return n.pathname=`${t.pathname.
replace(/\/$/,"")}${oe[e]}`,n}function Xe(t){const e="text"in t?t.text:JSON.stringify(t.value);if(e===void 0)throw new c.GQ("invalid_input",`The value of "${t.key}\
" is not a JSON value`);return"text"in t&&(0,N.q$)(e),e}function Ze({text:t,value:e,wrong:n}){if(!(0,w.Gv)(e)||typeof e.found!="boolean")throw n("does not say f\
ound");if(!e.found)return;const r=(0,N.U2)(t)?.find(({name:s})=>s==="value");if(r===void 0)throw n("says found, but has no value");const{expiresAt:o}=e;return{text:r.
text,value:e.value,expiresAt:typeof o=="string"?o:null}}function et({region:t,token:e,clock:n},r){return async o=>{const{status:s,text:i}=o;if(s>=300){const d=de(
o,{region:t,token:e,now:n.now()});return{ok:!1,error:ae(o,d)}}const a=d=>he(o,d);if(i===void 0)return{ok:!1,error:a(`is longer than ${o.bodyBytes} bytes`)};try{
return{ok:!0,value:r({text:i,value:JSON.parse(i),wrong:a})}}catch(d){return{ok:!1,error:d instanceof c.GQ?d:a("is not JSON")}}}}var T=f(3024),tt=f(1455),_=f(4734),
p=f(5255),nt=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var r,o;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");r=e[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");r=e[Symbol.dispose],n&&(o=r)}if(typeof r!="function")throw new TypeError("Object not disposable.");o&&(r=function(){try{o.call(this)}catch(s){return Promise.
reject(s)}}),t.stack.push({value:e,dispose:r,async:n})}else n&&t.stack.push({async:!0});return e},rt=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var r,o=0;function s(){for(;r=e.stack.pop();)try{if(!r.async&&o===1)return o=0,e.stack.
push(r),Promise.resolve().then(s);if(r.dispose){var i=r.dispose.call(r.value);if(r.async)return o|=2,Promise.resolve(i).then(s,function(a){return n(a),s()})}else
o|=1}catch(a){n(a)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return s()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var r=new Error(n);return r.name="SuppressedError",r.error=t,r.suppressed=e,r});const ot=[[/\.(?:ndjson|jsonl)$/i,()=>"line\
s"],[/\.ya?ml$/i,()=>"yaml"],[/\.json$/i,t=>t.trimStart().startsWith("{")?"object":"array"]];async function st(t){const e=await B(t),n=ot.find(([o])=>o.test(t));
if(n)return n[1](e);const r=e.trimStart();return r.startsWith("[")?"array":r.startsWith("{")?/^\{.*\}[ \t\r]*\n\s*\{/.test(r)?"lines":"object":"yaml"}async function B(t){
try{const e={stack:[],error:void 0,hasError:!1};try{const n=nt(e,await(0,tt.open)(t),!0),{buffer:r,bytesRead:o}=await n.read(Buffer.alloc(256*1024),0,256*1024,0);
return new TextDecoder().decode(r.subarray(0,o))}catch(n){e.error=n,e.hasError=!0}finally{const n=rt(e);n&&await n}}catch(e){throw W(t,e)}}async function*K(t,e){
if(e==="yaml"){const{readYaml:r}=await Promise.all([f.e(815),f.e(511)]).then(f.bind(f,4511));yield*r(await at(t));return}const n=e==="object"?_.Ar:_.Cn;for await(const r of Q(
t,H(e)))r instanceof p.LN?yield r:yield*n(r)}async function*F(t){if(/\.(?:ya?ml|ndjson|jsonl)$/i.test(t))throw new c.GQ("invalid_file",`${t} is not a list of ke\
ys to delete`,{input:"prune-file",place:{file:t},remedy:"Write them one a line in a .txt file, or as a JSON array of strings in a .json file."});const e=/\.json$/i.
test(t)||(await B(t)).trimStart().startsWith("[");for await(const n of Q(t,H(e?"array":"lines")))n instanceof p.LN?yield n:yield it(n,e)}function it({text:t="",
line:e,column:n},r){try{const o=r?t:JSON.stringify(t),s=(0,_.mk)(o);return s===void 0?{key:String(JSON.parse(o)),line:e}:new p.LN(s,e,n)}catch{return new p.LN("\
not a JSON string",e,n)}}function H(t){return t==="lines"?new p.g3:new p.cR(t==="array"?"[]":"{}")}async function*Q(t,e){try{for await(const n of z(t))yield*e.push(
n);yield*e.end()}catch(n){if(!(n instanceof p.LN))throw n;yield n}}const V=16*1024*1024;async function at(t){let e="";for await(const n of z(t))if(e+=n,e.length>
V)throw new c.GQ("invalid_file",`${t} is longer than the ${V/2**20} MiB that YAML may have`,{input:"file",place:{file:t},remedy:"Write it as NDJSON, one entry a\
 line: that is read as a stream, whatever its length."});return e}async function*z(t){const e=new TextDecoder("utf-8",{fatal:!0});try{for await(const n of(0,T.createReadStream)(
t))yield e.decode(n,{stream:!0});yield e.decode()}catch(n){throw n instanceof TypeError?new c.GQ("invalid_file",`${t} is not UTF-8 text`,{input:"file",place:{file:t,
line:await dt(t)},remedy:"Save it as UTF-8."}):(0,c.xU)(n)===void 0?n:W(t,n)}}async function dt(t){const e=new TextDecoder("utf-8",{fatal:!0});let n=1;try{for await(const r of(0,T.
createReadStream)(t)){const o=Buffer.from(r);let s=0;for(let i=o.indexOf(J);i!==-1;i=o.indexOf(J,s))e.decode(o.subarray(s,i+1),{stream:!0}),n+=1,s=i+1;e.decode(
o.subarray(s),{stream:!0})}}catch{}return n}const J=10;function W(t,e){return(0,c.xU)(e)==="ENOENT"?new c.GQ("file_not_found",`There is no file ${t}`,{input:"fi\
le",remedy:"Name a path relative to the workspace; is the repository checked out before this step?"}):new c.GQ("invalid_file",`${t} cannot be read (${(0,c.xU)(e)??
"unknown fault"})`,{input:"file",remedy:"Name a file of entries that this user may read.",cause:e})}async function ct(t,e){const n=new ht,r=new Z,o=t.file===void 0?
"lines":await st(t.file);let s=0,i=0;if(t.file!==void 0)for await(const a of K(t.file,o)){q(e);const d=a instanceof p.LN?a:r.add(a.key,a.line,X);d&&n.add(t.file,
d),s+=1}if(t.pruneFile!==void 0){const a=new Z;for await(const d of F(t.pruneFile)){q(e);const h=d instanceof p.LN?d:a.add(d.key,d.line,X)??r.find(d.key,d.line);
h&&n.add(t.pruneFile,h),i+=1}}return n.throwIfAny(),{format:o,entries:s,deletes:i}}const Y=100;class ht{#e=[];#t=0;add(e,n){if(this.#t+=1,this.#e.length===Y)return;
const r={file:e,line:n.line,column:n.column};this.#e.push(new c.GQ("invalid_file",n.message,{place:r,input:"file"}))}throwIfAny(){const[e]=this.#e;if(e===void 0)
return;const n=this.#t-this.#e.length,r=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new c.GQ("invalid_file",n>0?
`${r} (the first ${Y} are shown)`:r,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}function q(t){
if(t?.aborted)throw new c.GQ("interrupted","Interrupted before the first request",{cause:t.reason})}const X=(t,e)=>`the key ${te(t)} occurs twice: first on line\
 ${e}`;class Z{#e=new Map;add(e,n,r){const o=ee(e),s=this.#e.get(o);if(s!==void 0)return new p.LN(r(e,s),n,1);this.#e.set(o,n)}find(e,n){const r=this.#e.get(ee(
e));if(r!==void 0)return new p.LN(`the key ${te(e)} is to be deleted, and written by line ${r} of the seed file`,n,1)}}function ee(t){return(0,G.hash)("sha256",
t,"binary")}function te(t){return JSON.stringify(t.length>80?`${t.slice(0,79)}\u2026`:t)}class ut{#e;#t;#o;#n;#r;#s=0;#i=0;#d=0;#a=[];constructor(e){this.#e=e.clock,
this.#t=e.random,this.#o=e.most,this.#n=e.onHold,this.#r=e.most}async enter(e){for(;;){e?.throwIfAborted();const r=this.#c();if(r>0)await this.#e.sleep(r,e);else if(this.#s>=
Math.floor(this.#r))await this.#l(e);else break}this.#s+=1;const n=this.#d;return(r,o)=>this.#f(r,o,n)}#f(e,n,r){this.#s-=1,e==="answered"&&(this.#r=Math.min(this.#o,
this.#r+1/this.#r)),e==="throttled"&&(r===this.#d?this.#h(n):this.#c()>0&&(this.#i=Math.max(this.#i,this.#e.now()+n)));for(let o=Math.floor(this.#r)-this.#s;o>0;o-=
1)this.#a.shift()?.()}#h(e){this.#d+=1,this.#r=Math.max(1,this.#r/2);const n=Math.round(this.#t()*Math.min(250,e));this.#i=this.#e.now()+e+n,this.#n(e,Math.floor(
this.#r))}#c(){return this.#i-this.#e.now()}#l(e){return new Promise((n,r)=>{const o=()=>{e?.removeEventListener("abort",s),n()},s=()=>{this.#a=this.#a.filter(i=>i!==
o),r(e?.reason)};e?.addEventListener("abort",s,{once:!0}),this.#a.push(o)})}}const ft=256*1024;class lt{path;#e;#t="";#o=0;#n;constructor(e){this.path=pt(e)}add({
key:e,text:n,ttlSeconds:r}){if(this.#o+=1,this.#n!==void 0)return;const o=r===void 0?"":`,"ttlSeconds":${r}`;this.#t+=`{"key":${JSON.stringify(e)},"value":${n}${o}\
}
`,this.#t.length>=ft&&this.#i(()=>this.#s())}close(){if(this.#o!==0){if(this.#i(()=>{this.#s(),(0,T.renameSync)(this.#r,this.path)}),this.#e!==void 0&&(0,T.closeSync)(
this.#e),this.#n===void 0)return this.path;throw(0,T.rmSync)(this.#r,{force:!0}),new c.GQ("disk_full",`${this.#o} entries were not written, and their list ${this.
path} neither`,{remedy:"Seed the whole file again: a repeated run is harmless.",cause:this.#n})}}get#r(){return`${this.path}.part`}#s(){this.#e??=(0,T.openSync)(
this.#r,"w");const e=Buffer.from(this.#t);for(let n=0;n<e.length;)n+=(0,T.writeSync)(this.#e,e,n);this.#t=""}#i(e){try{this.#n===void 0&&e()}catch(n){this.#n=n}}}
function pt(t){const e=/^(.*\.unwritten)(?:-(\d{1,6}))?\.ndjson$/.exec(t);return e?`${e[1]}-${Number(e[2]??1)+1}.ndjson`:`${t}.unwritten.ndjson`}async function mt(t,e){
const n=e.clock.now(),r=await ct(t,e.signal),{entries:o,deletes:s}=r;e.report({type:"checked",entries:o,deletes:s});const i=t.target===void 0?wt:await new Et(t,
t.target,e).run(r),{written:a,deleted:d,unwrittenFile:h}=i;return{entries:o,deletes:s,written:a,deleted:d,failed:t.target===void 0?0:o-a+s-d,unwrittenFile:h,dryRun:t.
target===void 0,ms:e.clock.now()-n,error:yt(i,o,s)}}function yt(t,e,n){const{stopped:r,keyErrors:o,written:s,deleted:i,unwrittenFile:a}=t,[d]=o,h=r??d;if(h===void 0)
return;const y=[...e>0?[`${s} of ${e} entries are written`]:[],...n>0?[`${i} of ${n} keys are deleted`]:[]].join(", "),g=a===void 0?[]:[`Those that were not wri\
tten are in ${a}: seed that file next.`],E=[...h.remedy===void 0?[]:[h.remedy],...g].join(`
`);return new c.GQ(r?.code??"seed_failed",r?`${r.message}; ${y}`:`Only ${y}`,{remedy:E||void 0,call:r?.call,also:o,cause:r?.cause??r})}const wt={written:0,deleted:0,
stopped:void 0,keyErrors:[],unwrittenFile:void 0},gt=100;class Et{#e;#t;#o;#n=new AbortController;#r=[];#s=new Set;constructor(e,n,r){this.#e=e,this.#t=r;const{
fetch:o,clock:s,random:i,report:a}=r,d=(h,y)=>a({type:"throttled",waitMs:h,atOnce:y});this.#o=Ye({...n,fetch:o,clock:s,random:i,signal:r.signal?AbortSignal.any(
[r.signal,this.#n.signal]):this.#n.signal,pace:new ut({clock:s,random:i,most:e.concurrency,onHold:d}),onTrouble:h=>this.#m(h)})}async run(e){const{file:n,pruneFile:r}=this.#e,
o=new lt(n??""),s=n===void 0?0:await this.#i(n,e,o),i=r===void 0||this.#u()?0:await this.#f(r,e),a=o.close();return{written:s,deleted:i,stopped:this.#p(),keyErrors:this.#r,
unwrittenFile:a}}async#i(e,{format:n,entries:r},o){const s=new ne("write",r,this.#t.clock,this.#t.report);return await this.#h(e,K(e,n),async i=>{!this.#u()&&await this.#c(
e,i,()=>this.#d(i))?s.add():o.add(this.#a(i))}),s.report(),s.done}async#d(e){const{key:n,text:r,ttlSeconds:o}=this.#a(e);if(await this.#o.put({key:n,text:r,ttlSeconds:o}),
!this.#e.verify)return;const s=await this.#o.get(n);if(!(s!==void 0&&(0,N.Aw)(s.text,r)))throw new c.GQ("verify_failed",`${JSON.stringify(n)} was written, but ${s?
"another value was read back":"is not there when read back"}`,{remedy:"Does something else write to this table at the same time? Then seed it again afterwards."})}#a(e){
return{...e,ttlSeconds:e.ttlSeconds??this.#e.ttlSeconds}}async#f(e,{deletes:n}){const r=new ne("delete",n,this.#t.clock,this.#t.report);return await this.#h(e,F(
e),async o=>{!this.#u()&&await this.#c(e,o,()=>this.#o.delete(o.key))&&r.add()}),r.report(),r.done}async#h(e,n,r){const o=async()=>{for(let i=await n.next();!i.
done;i=await n.next())i.value instanceof p.LN?this.#n.abort(bt(e)):await r(i.value)},s=i=>this.#n.abort((0,c.I7)(i));await Promise.all(Array.from({length:this.#e.
concurrency},()=>o().catch(s)))}async#c(e,{line:n},r){try{return await r(),!0}catch(o){const s=(0,c.I7)(o);return St(s)?this.#l(s.with({place:{file:e,line:n}})):
this.#u()||this.#n.abort(s),!1}}#l(e){this.#r.length>=gt||(this.#r.push(e),this.#t.report({type:"key-failed",error:e}))}#u(){return this.#n.signal.aborted||this.#t.
signal?.aborted===!0}#p(){const{signal:e}=this.#t;return e?.aborted?new c.GQ("interrupted","Interrupted",{cause:e.reason}):this.#n.signal.aborted?(0,c.I7)(this.#n.
signal.reason):void 0}#m(e){e.status===429||this.#s.has(e.status)||(this.#s.add(e.status),this.#t.report({type:"trouble",trouble:e}))}}const Tt=500;class ne{#e;#t;#o;#n;#r;#s;#i=0;constructor(e,n,r,o){
this.#e=e,this.#t=n,this.#o=r,this.#n=o,this.#r=r.now(),this.#s=this.#r}get done(){return this.#i}add(){this.#i+=1,this.#o.now()-this.#s>=Tt&&this.report()}report(){
this.#s=this.#o.now();const e=(this.#s-this.#r)/1e3,n=e>0?this.#i/e:0,r=this.#t-this.#i,o=n>0?r/n*1e3:void 0;this.#n({type:"progress",part:this.#e,done:this.#i,
total:this.#t,perSecond:n,leftMs:o})}}function St(t){return t.code==="verify_failed"||[400,413].includes(t.call?.status??0)}function bt(t){return new c.GQ("inva\
lid_file",`${t} changed while it was read`,{input:"file",remedy:"Let nothing write to the file while it is seeded; then run again."})}})};export{_t as id,Mt as ids,Pt as modules};

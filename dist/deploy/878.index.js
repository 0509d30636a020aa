const M=878,S=[878],C={5636:((b,y,m)=>{m.d(y,{H1:()=>s,K7:()=>A,cv:()=>_});var T=m(3739),l=m(8302),O=m(7634);const s={accept:"application/json","user-agent":`sl\
ipway/${O.x}`};async function _(i,c){c.signal?.throwIfAborted();const f=new AbortController,o=setTimeout(()=>f.abort(),c.timeoutMs),r=c.signal?AbortSignal.any([
c.signal,f.signal]):f.signal;try{const n=await c.fetch(i.url,{method:i.method,headers:i.headers,redirect:"manual",signal:r,...(0,l.Eb)({body:i.body})}),{status:a,
headers:e}=n;return{kind:"answer",status:a,headers:e,text:await E(n,c.bodyBytes)}}catch(n){return c.signal?.throwIfAborted(),I(n,f.signal.aborted)}finally{clearTimeout(
o)}}async function E({body:i},c){if(i===null)return"";const f=[];let o=0;for await(const r of i){if(o+=r.byteLength,o>c)return;f.push(r)}return new TextDecoder().
decode(Buffer.concat(f))}const w=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function I(i,c){const f=g(i),o=a=>f.some(e=>a.test((0,T.xU)(e)??"")),r=f.some(a=>"syscall"in a&&a.syscall==="connect"),n=$(i);return{kind:"lost",sent:!r&&!n&&!o(
w),timedOut:c,certificate:n,cause:i}}function A(i){return g(i).map(T.xU).find(c=>c!==void 0)}function $(i){return g(i).map(c=>(0,T.xU)(c)??"").find(c=>D.test(c))}
function g(i,c=0){return!(i instanceof Error)||c>5?[]:[...(i instanceof AggregateError?[i.cause,...i.errors]:[i.cause]).flatMap(o=>g(o,c+1)),i]}}),9696:((b,y,m)=>{
m.d(y,{p:()=>I});var T=m(5636),l=m(1053);const O={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function s(o,r,n){const a=Math.
min(r.mostDelayMs,r.firstDelayMs*2**(o-1));return Math.round(a*(.1+.9*n()))}function _(o,r){const n=o?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const a=/^[A-Za-z]{3,9}, /.
test(n)?Date.parse(n):Number.NaN;return Number.isNaN(a)?void 0:Math.max(0,a-r.now())}const E=new Set([408,429,500,502,503,504]);class w{#t;#o;#e=0;#r=0;constructor(r){
this.#t=r,this.#o=r.clock.now()}get attempts(){return this.#e+this.#r}waitAfter(r){const{budget:n,clock:a,random:e}=this.#t,t=n.throttling==="pace",h=t&&r.status===
429?++this.#r:++this.#e,d=r.retryAfterMs??0,p=t&&d>0?d:Math.max(s(h,n,e),d);return a.now()-this.#o+p>n.totalMs||d>n.mostRetryAfterMs||this.#e>=n.attempts?void 0:
p}}const D=3;function I(o){const r={timeoutMs:3e4,bodyBytes:5e6,budget:O,...o},n=g(o.onTrouble);return async function(e){const t=A(o.signal,e.signal),h=new w(r);
let d=!1;for(;;){const p=$(await o.pace?.enter(t));try{const u=await i(e,r,t);if(u.ok)return p("answered",0),u.value;if(u.status===(e.renewOn??401)&&!d&&(d=!0,await e.
renew?.()))continue;const v=u.again==="always"||u.again==="if-it-may-repeat"&&e.mayRepeat?h.waitAfter(u):void 0;if(v===void 0)throw u.error;const k={error:u.error,
waitMs:v,attempt:h.attempts};e.onTrouble?.(k),n(e.doing,k);const R=u.status===429;p(R?"throttled":"fault",v),(o.pace===void 0||!R)&&await r.clock.sleep(v,t)}finally{
p("fault",0)}}}}function A(o,r){return o!==void 0&&r!==void 0?AbortSignal.any([o,r]):o??r}function $(o){let r=!1;return(n,a)=>{r||o?.(n,a),r=!0}}function g(o){const r=new Set;
return(n,a)=>{const e=`${n} ${a.error.code} ${a.error.call?.status}`;o===void 0||r.has(e)||(r.add(e),o(a))}}async function i(o,r,n){n?.throwIfAborted();let a=await o.
authorize?.(o.request)??o.request;for(let e=0;;e+=1){const t=await(0,T.cv)(a,{...r,signal:n}),h={doing:o.doing,request:a};if(t.kind==="lost"){const v=t.certificate?
"never":t.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,l.tr)(h,t,r.timeoutMs,o.addressFrom),again:v}}const d={...h,status:t.status,headers:t.headers};
if(t.status<300||t.status>=400)return c(o.read,d,t.text,r);const p=t.headers.get("location"),u=p===null?void 0:URL.parse(p,a.url.href)??void 0,P=u?.origin===a.url.
origin&&a.method==="GET"&&e<D;if(u===void 0||!P)return{ok:!1,error:(0,l.yJ)(d,u),again:"never"};a={...a,url:u}}}async function c(o,r,n,{clock:a,bodyBytes:e}){const{
status:t}=r,h=t>=400?_(r.headers.get("retry-after"),a):void 0,d=await o({...r,text:n,bodyBytes:e,retryAfterMs:h});return d.ok?d:{...d,again:d.again??f(t),status:t,
retryAfterMs:h}}function f(o){return o===429?"always":E.has(o)?"if-it-may-repeat":"never"}}),1053:((b,y,m)=>{m.d(y,{$N:()=>D,O$:()=>r,a6:()=>i,g$:()=>n,tr:()=>c,
x5:()=>w,xS:()=>E,yJ:()=>a});var T=m(9127),l=m(3739),O=m(8302),s=m(5807),_=m(5636);function E(e,t){const h="status"in e?e:void 0,d=t?.requestID??h?.headers.get(
"x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,O.Eb)({status:h?.status,requestID:d===void 0?void 0:(0,s.Ow)(d,128),serviceCode:t?.
code})}}function w(e,t,h,d){const p=t.code==="quota_exceeded",u=p?"refused":D(e.status),P=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||
t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,h===void 0?"":` and asks to wait ${(0,T.a3)(h)}`,d?.words??""];return new l.
GQ(u,P.join(""),{remedy:d?.remedy??(p?g:$(e.status,u)),call:{...E(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function D(e){return I[e]??(e>=
500?"service_error":"refused")}const I={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},A={401:"Give the ID token (not the access tok\
en) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that m\
ay do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the a\
pp if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function $(e,t){return t==="\
service_error"?"Try again later. If it continues, send the request ID to the platform.":A[e]??"Correct what the answer names, then run again."}const g='"slipway\
 usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',i=new Set(["unauthorized","forbidden","refused","unexpected_re\
sponse"]);function c(e,t,h,d="the address"){const{origin:p}=e.request.url,u=(0,_.K7)(t.cause)??"no reason given",P=t.timedOut?`no whole answer from ${p} within ${(0,T.
a3)(h)}`:`${t.sent?`the connection to ${p} broke off`:`no connection to ${p}`} (${u})`;return new l.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.
doing}: ${P}`,{remedy:t.certificate?o(t.certificate):`Check ${d}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(e),outcome:t.sent?"\
unknown":"not-sent"},cause:t.cause})}const f=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, o\
r renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the \
clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function o(e){
return f.find(([t])=>t.test(e))?.[1]??""}function r(e,t){return new l.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...E(e),outcome:"unknown"}})}function n(e,t){return new l.
GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(e),outcome:"\
unknown"}})}function a(e,t){const{origin:h}=e.request.url,d=t!==void 0&&t.origin!==h,p=d?t.origin:t===void 0?"nowhere":"another path";return new l.GQ("redirecte\
d",`Could not ${e.doing}: ${h} redirects to ${p} (${e.status})`,{remedy:d?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...E(e),outcome:"refused"}})}}),3823:((b,y,m)=>{m.d(y,{Y2:()=>w,a6:()=>E,bw:()=>O,dN:()=>D});const T="\
/api/v1/orgs/{orgID}/projects/{projectID}/apps",l=`${T}/{appID}`,O={createApp:{method:"POST",path:T},updateApp:{method:"PATCH",path:l},replaceEnv:{method:"PUT",
path:`${l}/env`},listEnvironments:{method:"GET",path:`${l}/environments`},deploy:{method:"POST",path:`${l}/deployments`},listDeployments:{method:"GET",path:`${l}\
/deployments`},readFailure:{method:"GET",path:`${l}/deployments/{deployID}/failure`}},s="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",_=`${s}/deplo\
yments/{deployID}`,E={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",
path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:s},deleteApp:{method:"DELETE",path:s},restoreApp:{method:"POST",path:`${s}/restore`},listDeployments:{
method:"GET",path:`${s}/deployments`},readDeployment:{method:"GET",path:_},readLog:{method:"GET",path:`${_}/log`},cancel:{method:"POST",path:`${_}/cancel`},redeploy:{
method:"POST",path:`${s}/redeploy`},listEnv:{method:"GET",path:`${s}/env`},editEnv:{method:"PATCH",path:`${s}/env`},listReleases:{method:"GET",path:`${s}/releas\
es`},clearCaches:{method:"DELETE",path:`${s}/caches`},rollback:{method:"POST",path:`${s}/rollback`},listHosts:{method:"GET",path:`${s}/hosts`},listTables:{method:"\
GET",path:`${s}/tables`},createTable:{method:"POST",path:`${s}/tables`},deleteTable:{method:"DELETE",path:`${s}/tables/{table}`},listKeys:{method:"GET",path:`${s}\
/tables/{table}/keys`},runtime:{method:"POST",path:`${s}/runtime`},readInstances:{method:"GET",path:`${s}/instances`},readOutput:{method:"GET",path:`${s}/output`},
organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},organizationQuotas:{method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"\
GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${s}/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{
method:"GET",path:"/operator/machines"},endMachine:{method:"DELETE",path:"/operator/machines/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/t\
okens"},createToken:{method:"POST",path:"/operator/orgs/{orgID}/tokens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tok\
ens"},createAppToken:{method:"POST",path:`${s}/tokens`},revokeToken:{method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"\
/operator/orgs/{orgID}/members"},setMember:{method:"PUT",path:"/operator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/proj\
ects/{projectID}/members"},setAppMember:{method:"PUT",path:`${s}/members`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"\
GET",path:"/operator/audit"},listNodes:{method:"GET",path:"/operator/nodes"},readSecrets:{method:"GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"\
/operator/secrets/rotate"},listTargets:{method:"GET",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{
method:"DELETE",path:"/operator/orgs/{orgID}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"\
GET",path:"/operator/orgs/{orgID}/deliveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${s}\
/hooks`},addHook:{method:"POST",path:`${s}/hooks`},removeHook:{method:"DELETE",path:`${s}/hooks/{hook}`},listPushes:{method:"GET",path:`${s}/pushes`},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},w={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(I,A){return I.replace(/\{(\w+)\}/g,($,g)=>encodeURIComponent(
A[g]??`{${g}}`))}})};export{M as id,S as ids,C as modules};

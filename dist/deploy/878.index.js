const S=878,C=[878],G={5636:((R,O,l)=>{l.d(O,{H1:()=>n,K7:()=>$,cv:()=>y});var g=l(3739),f=l(8302),w=l(7634);const n={accept:"application/json","user-agent":`sl\
ipway/${w.x}`};async function y(i,e){e.signal?.throwIfAborted();const r=new AbortController,a=setTimeout(()=>r.abort(),e.timeoutMs),s=e.signal?AbortSignal.any([
e.signal,r.signal]):r.signal;try{const d=await e.fetch(i.url,{method:i.method,headers:i.headers,redirect:"manual",signal:s,...(0,f.Eb)({body:i.body})}),{status:c,
headers:t}=d;return{kind:"answer",status:c,headers:t,text:await E(d,e.bodyBytes)}}catch(d){return e.signal?.throwIfAborted(),A(d,r.signal.aborted)}finally{clearTimeout(
a)}}async function E({body:i},e){if(i===null)return"";const r=[];let a=0;for await(const s of i){if(a+=s.byteLength,a>e)return;r.push(s)}return new TextDecoder().
decode(Buffer.concat(r))}const I=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function A(i,e){const r=_(i),a=c=>r.some(t=>c.test((0,g.xU)(t)??"")),s=r.some(c=>"syscall"in c&&c.syscall==="connect"),d=P(i);return{kind:"lost",sent:!s&&!d&&!a(
I),timedOut:e,certificate:d,cause:i}}function $(i){return _(i).map(g.xU).find(e=>e!==void 0)}function P(i){return _(i).map(e=>(0,g.xU)(e)??"").find(e=>D.test(e))}
function _(i,e=0){return!(i instanceof Error)||e>5?[]:[...(i instanceof AggregateError?[i.cause,...i.errors]:[i.cause]).flatMap(a=>_(a,e+1)),i]}}),9696:((R,O,l)=>{
l.d(O,{p:()=>A});var g=l(5636),f=l(1053);const w={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(e,r,a){const s=Math.
min(r.mostDelayMs,r.firstDelayMs*2**(e-1));return Math.round(s*(.1+.9*a()))}function y(e,r){const a=e?.trim()??"";if(/^\d{1,9}$/.test(a))return Number(a)*1e3;const s=/^[A-Za-z]{3,9}, /.
test(a)?Date.parse(a):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-r.now())}const E=new Set([408,429,500,502,503,504]);function I(e){const{budget:r,clock:a,
random:s}=e,d=a.now(),c=r.throttling==="pace";let t=0,o=0;return{attempts:()=>t+o,waitAfter(h){const u=c&&h.status===429?++o:++t,m=h.retryAfterMs??0,T=c&&m>0?m:
Math.max(n(u,r,s),m);return a.now()-d+T>r.totalMs||m>r.mostRetryAfterMs||t>=r.attempts?void 0:T}}}const D=3;function A(e){const r={timeoutMs:3e4,bodyBytes:5e6,budget:w,
...e},a=P(e.onTrouble);return async function(d){const c=$(e.signal,d.signal),t=I(r);let o=!1;for(;;){const h=await e.pace?.enter(c);let u=["fault",0];try{const p=await _(
d,r,c);if(p.ok)return u=["answered",0],p.value;if(p.status===(d.renewOn??401)&&!o&&(o=!0,await d.renew?.()))continue;const v=p.again??i(p.status),k=v==="always"||
v==="if-it-may-repeat"&&d.mayRepeat?t.waitAfter(p):void 0;if(k===void 0)throw p.error;const M={error:p.error,waitMs:k,attempt:t.attempts()};d.onTrouble?.(M),a(d.
doing,M),u=[p.status===429?"throttled":"fault",k]}finally{h?.(...u)}const[m,T]=u;(e.pace===void 0||m!=="throttled")&&await r.clock.sleep(T,c)}}}function $(e,r){
return e!==void 0&&r!==void 0?AbortSignal.any([e,r]):e??r}function P(e){const r=new Set;return(a,s)=>{const d=`${a} ${s.error.code} ${s.error.call?.status}`;e===
void 0||r.has(d)||(r.add(d),e(s))}}async function _(e,r,a){a?.throwIfAborted();let s=await e.authorize?.(e.request)??e.request;for(let d=0;;d+=1){const c=await(0,g.
cv)(s,{...r,signal:a}),t={doing:e.doing,request:s};if(c.kind==="lost"){const b=c.certificate?"never":c.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,f.
tr)(t,c,r.timeoutMs,e.addressFrom),again:b}}const{status:o,headers:h,text:u}=c,m={...t,status:o,headers:h};if(o<300||o>=400){const b=o>=400?y(h.get("retry-after"),
r.clock):void 0;return{...await e.read({...m,text:u,bodyBytes:r.bodyBytes,retryAfterMs:b}),status:o,retryAfterMs:b}}const T=h.get("location"),p=T===null?void 0:
URL.parse(T,s.url.href)??void 0,v=p?.origin===s.url.origin&&s.method==="GET"&&d<D;if(p===void 0||!v)return{ok:!1,error:(0,f.yJ)(m,p),again:"never"};s={...s,url:p}}}
function i(e=0){return e===429?"always":E.has(e)?"if-it-may-repeat":"never"}}),1053:((R,O,l)=>{l.d(O,{$N:()=>D,O$:()=>s,a6:()=>i,g$:()=>d,tr:()=>e,x5:()=>I,xS:()=>E,
yJ:()=>c});var g=l(9127),f=l(3739),w=l(8302),n=l(5807),y=l(5636);function E(t,o){const h="status"in t?t:void 0,u=o?.requestID??h?.headers.get("x-request-id")??void 0;
return{method:t.request.method,path:t.request.url.pathname,...(0,w.Eb)({status:h?.status,requestID:u===void 0?void 0:(0,n.Ow)(u,128),serviceCode:o?.code})}}function I(t,o,h,u){
const m=o.code==="quota_exceeded",T=m?"refused":D(t.status),p=[`Could not ${t.doing}: the service answered ${t.status}`,o.code===void 0||o.code===String(t.status)?
"":` ${o.code}`,o.message===void 0?"":` ("${o.message}")`,h===void 0?"":` and asks to wait ${(0,g.a3)(h)}`,u?.words??""];return new f.GQ(T,p.join(""),{remedy:u?.
remedy??(m?_:P(t.status,T)),call:{...E(t,o),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function D(t){return A[t]??(t>=500?"service_error":"ref\
used")}const A={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},$={401:"Give the ID token (not the access token) of the identity prov\
ider that the platform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform\
 goes by the email in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, \
as the answer says, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function P(t,o){return o==="service_error"?"Try agai\
n later. If it continues, send the request ID to the platform.":$[t]??"Correct what the answer names, then run again."}const _='"slipway usage --org ORG" shows \
what is used. The operator of the platform sets quotas in platform.json.',i=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function e(t,o,h,u="\
the address"){const{origin:m}=t.request.url,T=(0,y.K7)(o.cause)??"no reason given",p=o.timedOut?`no whole answer from ${m} within ${(0,g.a3)(h)}`:`${o.sent?`the\
 connection to ${m} broke off`:`no connection to ${m}`} (${T})`;return new f.GQ(o.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${p}`,{remedy:o.
certificate?a(o.certificate):`Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(t),outcome:o.sent?"unknown":"not-sent"},cause:o.
cause})}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with \
this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,
"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function a(t){return r.find(([o])=>o.test(
t))?.[1]??""}function s(t,o){return new f.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${o}`,{remedy:"Check that the address is the \
service itself, and that no proxy or login page answers in its place.",call:{...E(t),outcome:"unknown"}})}function d(t,o){return new f.GQ("response_too_large",`\
Could not ${t.doing}: the answer is longer than ${o} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(t),outcome:"unknown"}})}function c(t,o){
const{origin:h}=t.request.url,u=o!==void 0&&o.origin!==h,m=u?o.origin:o===void 0?"nowhere":"another path";return new f.GQ("redirected",`Could not ${t.doing}: ${h}\
 redirects to ${m} (${t.status})`,{remedy:u?`Nothing was sent there. If ${o.origin} is the service, give that address.`:"Give the service's own address, to whic\
h it does not redirect.",call:{...E(t),outcome:"refused"}})}}),3823:((R,O,l)=>{l.d(O,{Y2:()=>I,a6:()=>E,bw:()=>w,dN:()=>D});const g="/api/v1/orgs/{orgID}/projec\
ts/{projectID}/apps",f=`${g}/{appID}`,w={createApp:{method:"POST",path:g},updateApp:{method:"PATCH",path:f},replaceEnv:{method:"PUT",path:`${f}/env`},listEnvironments:{
method:"GET",path:`${f}/environments`},deploy:{method:"POST",path:`${f}/deployments`},listDeployments:{method:"GET",path:`${f}/deployments`},readFailure:{method:"\
GET",path:`${f}/deployments/{deployID}/failure`}},n="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",y=`${n}/deployments/{deployID}`,E={listOrganizations:{
method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{
method:"GET",path:n},deleteApp:{method:"DELETE",path:n},restoreApp:{method:"POST",path:`${n}/restore`},listDeployments:{method:"GET",path:`${n}/deployments`},readDeployment:{
method:"GET",path:y},readLog:{method:"GET",path:`${y}/log`},cancel:{method:"POST",path:`${y}/cancel`},redeploy:{method:"POST",path:`${n}/redeploy`},listEnv:{method:"\
GET",path:`${n}/env`},editEnv:{method:"PATCH",path:`${n}/env`},listReleases:{method:"GET",path:`${n}/releases`},clearCaches:{method:"DELETE",path:`${n}/caches`},
rollback:{method:"POST",path:`${n}/rollback`},listHosts:{method:"GET",path:`${n}/hosts`},listTables:{method:"GET",path:`${n}/tables`},createTable:{method:"POST",
path:`${n}/tables`},deleteTable:{method:"DELETE",path:`${n}/tables/{table}`},listKeys:{method:"GET",path:`${n}/tables/{table}/keys`},runtime:{method:"POST",path:`${n}\
/runtime`},readInstances:{method:"GET",path:`${n}/instances`},readOutput:{method:"GET",path:`${n}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/\
{orgID}/usage"},organizationQuotas:{method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{project\
ID}/usage"},appUsage:{method:"GET",path:`${n}/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{method:"GET",path:"/operator/machines"},endMachine:{
method:"DELETE",path:"/operator/machines/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/tokens"},createToken:{method:"POST",path:"/operator/o\
rgs/{orgID}/tokens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tokens"},createAppToken:{method:"POST",path:`${n}/token\
s`},revokeToken:{method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"/operator/orgs/{orgID}/members"},setMember:{method:"\
PUT",path:"/operator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/projects/{projectID}/members"},setAppMember:{method:"PUT",
path:`${n}/members`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"GET",path:"/operator/audit"},listNodes:{method:"GET",
path:"/operator/nodes"},readSecrets:{method:"GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"/operator/secrets/rotate"},listTargets:{method:"GE\
T",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{method:"DELETE",path:"/operator/orgs/{orgI\
D}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"GET",path:"/operator/orgs/{orgID}/del\
iveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${n}/hooks`},addHook:{method:"PO\
ST",path:`${n}/hooks`},removeHook:{method:"DELETE",path:`${n}/hooks/{hook}`},listPushes:{method:"GET",path:`${n}/pushes`},createConsoleLink:{method:"POST",path:"\
/operator/console-link"}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(A,$){return A.replace(/\{(\w+)\}/g,(P,_)=>encodeURIComponent($[_]??`{${_}\
}`))}})};export{S as id,C as ids,G as modules};

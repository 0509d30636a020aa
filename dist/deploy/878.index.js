const M=878,G=[878],C={5529:((R,w,f)=>{f.d(w,{H1:()=>_,cv:()=>E,K7:()=>A});async function y({body:d},e){const r=[];let a=0;for await(const s of d??[]){if(a+=s.byteLength,
a>e)return;r.push(s)}return new TextDecoder().decode(Buffer.concat(r))}var h=f(3739),O=f(8302),n=f(7634);const _={accept:"application/json","user-agent":`slipwa\
y/${n.x}`};async function E(d,e){e.signal?.throwIfAborted();const r=new AbortController,a=setTimeout(()=>r.abort(),e.timeoutMs),s=e.signal?AbortSignal.any([e.signal,
r.signal]):r.signal;try{const i=await e.fetch(d.url,{method:d.method,headers:d.headers,redirect:"manual",signal:s,...(0,O.Eb)({body:d.body})}),{status:c,headers:t}=i;
return{kind:"answer",status:c,headers:t,text:await y(i,e.bodyBytes)}}catch(i){return e.signal?.throwIfAborted(),I(i,r.signal.aborted)}finally{clearTimeout(a)}}const $=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function I(d,e){const r=T(d),a=c=>r.some(t=>c.test((0,h.xU)(t)??"")),s=r.some(c=>"\
syscall"in c&&c.syscall==="connect"),i=v(d);return{kind:"lost",sent:!s&&!i&&!a($),timedOut:e,certificate:i,cause:d}}function A(d){return T(d).map(h.xU).find(e=>e!==
void 0)}function v(d){return T(d).map(e=>(0,h.xU)(e)??"").find(e=>D.test(e))}function T(d,e=0){return!(d instanceof Error)||e>5?[]:[...(d instanceof AggregateError?
[d.cause,...d.errors]:[d.cause]).flatMap(a=>T(a,e+1)),d]}}),9696:((R,w,f)=>{f.d(w,{p:()=>I});var y=f(5529),h=f(1053);const O={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(e,r,a){const s=Math.min(r.mostDelayMs,r.firstDelayMs*2**(e-1));return Math.round(s*(.1+.9*a()))}function _(e,r){
const a=e?.trim()??"";if(/^\d{1,9}$/.test(a))return Number(a)*1e3;const s=/^[A-Za-z]{3,9}, /.test(a)?Date.parse(a):Number.NaN;return Number.isNaN(s)?void 0:Math.
max(0,s-r.now())}const E=new Set([408,429,500,502,503,504]);function $(e){const{budget:r,clock:a,random:s}=e,i=a.now(),c=r.throttling==="pace";let t=0,o=0;return{
attempts:()=>t+o,waitAfter(u){const p=c&&u.status===429?++o:++t,l=u.retryAfterMs??0,g=c&&l>0?l:Math.max(n(p,r,s),l);return a.now()-i+g>r.totalMs||l>r.mostRetryAfterMs||
t>=r.attempts?void 0:g}}}const D=3;function I(e){const r={timeoutMs:3e4,bodyBytes:5e6,budget:O,...e},a=v(e.onTrouble);return async function(i){const c=A(e.signal,
i.signal),t=$(r);let o=!1;for(;;){const u=await e.pace?.enter(c);let p=["fault",0];try{const m=await T(i,r,c);if(m.ok)return p=["answered",0],m.value;if(m.status===
(i.renewOn??401)&&!o&&(o=!0,await i.renew?.()))continue;const P=m.again??d(m.status),k=P==="always"||P==="if-it-may-repeat"&&i.mayRepeat?t.waitAfter(m):void 0;if(k===
void 0)throw m.error;const S={error:m.error,waitMs:k,attempt:t.attempts()};i.onTrouble?.(S),a(i.doing,S),p=[m.status===429?"throttled":"fault",k]}finally{u?.(...p)}
const[l,g]=p;(e.pace===void 0||l!=="throttled")&&await r.clock.sleep(g,c)}}}function A(e,r){return e!==void 0&&r!==void 0?AbortSignal.any([e,r]):e??r}function v(e){
const r=new Set;return(a,s)=>{const i=`${a} ${s.error.code} ${s.error.call?.status}`;e===void 0||r.has(i)||(r.add(i),e(s))}}async function T(e,r,a){a?.throwIfAborted();
let s=await e.authorize?.(e.request)??e.request;for(let i=0;;i+=1){const c=await(0,y.cv)(s,{...r,signal:a}),t={doing:e.doing,request:s};if(c.kind==="lost"){const b=c.
certificate?"never":c.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,h.tr)(t,c,r.timeoutMs,e.addressFrom),again:b}}const{status:o,headers:u,text:p}=c,l={
...t,status:o,headers:u};if(o<300||o>=400){const b=o>=400?_(u.get("retry-after"),r.clock):void 0;return{...await e.read({...l,text:p,bodyBytes:r.bodyBytes,retryAfterMs:b}),
status:o,retryAfterMs:b}}const g=u.get("location"),m=g===null?void 0:URL.parse(g,s.url.href)??void 0,P=m?.origin===s.url.origin&&s.method==="GET"&&i<D;if(m===void 0||
!P)return{ok:!1,error:(0,h.yJ)(l,m),again:"never"};s={...s,url:m}}}function d(e=0){return e===429?"always":E.has(e)?"if-it-may-repeat":"never"}}),1053:((R,w,f)=>{
f.d(w,{$N:()=>D,O$:()=>s,a6:()=>d,g$:()=>i,tr:()=>e,x5:()=>$,xS:()=>E,yJ:()=>c});var y=f(9127),h=f(3739),O=f(8302),n=f(5807),_=f(5529);function E(t,o){const u="\
status"in t?t:void 0,p=o?.requestID??u?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...(0,O.Eb)({status:u?.status,
requestID:p===void 0?void 0:(0,n.Ow)(p,128),serviceCode:o?.code})}}function $(t,o,u,p){const l=o.code==="quota_exceeded",g=l?"refused":D(t.status),m=[`Could not\
 ${t.doing}: the service answered ${t.status}`,o.code===void 0||o.code===String(t.status)?"":` ${o.code}`,o.message===void 0?"":` ("${o.message}")`,u===void 0?"":
` and asks to wait ${(0,y.a3)(u)}`,p?.words??""];return new h.GQ(g,m.join(""),{remedy:p?.remedy??(l?T:v(t.status,g)),call:{...E(t,o),outcome:t.status===408||t.status>=
500?"unknown":"refused"}})}function D(t){return I[t]??(t>=500?"service_error":"refused")}const I={401:"unauthorized",403:"forbidden",408:"service_error",429:"ra\
te_limited"},A={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects\
.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app\
, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewe\
r deploys at the same time."};function v(t,o){return o==="service_error"?"Try again later. If it continues, send the request ID to the platform.":A[t]??"Correct\
 what the answer names, then run again."}const T='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',d=new Set(
["unauthorized","forbidden","refused","unexpected_response"]);function e(t,o,u,p="the address"){const{origin:l}=t.request.url,g=(0,_.K7)(o.cause)??"no reason gi\
ven",m=o.timedOut?`no whole answer from ${l} within ${(0,y.a3)(u)}`:`${o.sent?`the connection to ${l} broke off`:`no connection to ${l}`} (${g})`;return new h.GQ(
o.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${m}`,{remedy:o.certificate?a(o.certificate):`Check ${p}, the network, and HTTPS_PROXY and NO_\
PROXY if there is a proxy.`,call:{...E(t),outcome:o.sent?"unknown":"not-sent"},cause:o.cause})}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the addres\
s by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certifica\
te of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the f\
ile of its certificate in NODE_EXTRA_CA_CERTS."]];function a(t){return r.find(([o])=>o.test(t))?.[1]??""}function s(t,o){return new h.GQ("unexpected_response",`\
Could not ${t.doing}: the answer (${t.status}) ${o}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place\
.",call:{...E(t),outcome:"unknown"}})}function i(t,o){return new h.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${o} bytes`,{remedy:"\
Check that the address is the service itself.",call:{...E(t),outcome:"unknown"}})}function c(t,o){const{origin:u}=t.request.url,p=o!==void 0&&o.origin!==u,l=p?o.
origin:o===void 0?"nowhere":"another path";return new h.GQ("redirected",`Could not ${t.doing}: ${u} redirects to ${l} (${t.status})`,{remedy:p?`Nothing was sent\
 there. If ${o.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...E(t),outcome:"refused"}})}}),
3823:((R,w,f)=>{f.d(w,{Y2:()=>$,a6:()=>E,bw:()=>O,dN:()=>D});const y="/api/v1/orgs/{orgID}/projects/{projectID}/apps",h=`${y}/{appID}`,O={createApp:{method:"POS\
T",path:y},updateApp:{method:"PATCH",path:h},replaceEnv:{method:"PUT",path:`${h}/env`},listEnvironments:{method:"GET",path:`${h}/environments`},deploy:{method:"\
POST",path:`${h}/deployments`},listDeployments:{method:"GET",path:`${h}/deployments`},readFailure:{method:"GET",path:`${h}/deployments/{deployID}/failure`}},n="\
/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",_=`${n}/deployments/{deployID}`,E={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"\
GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:n},deleteApp:{method:"DELETE",path:n},
restoreApp:{method:"POST",path:`${n}/restore`},listDeployments:{method:"GET",path:`${n}/deployments`},readDeployment:{method:"GET",path:_},readLog:{method:"GET",
path:`${_}/log`},cancel:{method:"POST",path:`${_}/cancel`},redeploy:{method:"POST",path:`${n}/redeploy`},listEnv:{method:"GET",path:`${n}/env`},editEnv:{method:"\
PATCH",path:`${n}/env`},listReleases:{method:"GET",path:`${n}/releases`},clearCaches:{method:"DELETE",path:`${n}/caches`},rollback:{method:"POST",path:`${n}/rol\
lback`},listHosts:{method:"GET",path:`${n}/hosts`},listTables:{method:"GET",path:`${n}/tables`},createTable:{method:"POST",path:`${n}/tables`},deleteTable:{method:"\
DELETE",path:`${n}/tables/{table}`},listKeys:{method:"GET",path:`${n}/tables/{table}/keys`},runtime:{method:"POST",path:`${n}/runtime`},readInstances:{method:"G\
ET",path:`${n}/instances`},readOutput:{method:"GET",path:`${n}/output`},organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},organizationQuotas:{
method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${n}\
/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{method:"GET",path:"/operator/machines"},endMachine:{method:"DELETE",path:"/operator/machine\
s/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/tokens"},createToken:{method:"POST",path:"/operator/orgs/{orgID}/tokens"},createProjectToken:{
method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tokens"},createAppToken:{method:"POST",path:`${n}/tokens`},revokeToken:{method:"DELETE",path:"/o\
perator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"/operator/orgs/{orgID}/members"},setMember:{method:"PUT",path:"/operator/orgs/{orgID}/memb\
ers"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/projects/{projectID}/members"},setAppMember:{method:"PUT",path:`${n}/members`},readAudit:{method:"\
GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"GET",path:"/operator/audit"},listNodes:{method:"GET",path:"/operator/nodes"},readSecrets:{method:"\
GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"/operator/secrets/rotate"},listTargets:{method:"GET",path:"/operator/orgs/{orgID}/notify"},addTarget:{
method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{method:"DELETE",path:"/operator/orgs/{orgID}/notify/{target}"},testTarget:{method:"POST",path:"\
/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"GET",path:"/operator/orgs/{orgID}/deliveries"},redeliver:{method:"POST",path:"/operator/or\
gs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${n}/hooks`},addHook:{method:"POST",path:`${n}/hooks`},removeHook:{method:"DELETE",path:`${n}\
/hooks/{hook}`},listPushes:{method:"GET",path:`${n}/pushes`},createConsoleLink:{method:"POST",path:"/operator/console-link"}},$={put:"/v1/put",get:"/v1/get",delete:"\
/v1/delete"};function D(I,A){return I.replace(/\{(\w+)\}/g,(v,T)=>encodeURIComponent(A[T]??`{${T}}`))}})};export{M as id,G as ids,C as modules};

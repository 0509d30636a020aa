const M=878,G=[878],C={5529:((R,O,l)=>{l.d(O,{H1:()=>y,cv:()=>T,K7:()=>v});async function _({body:i},e){const r=[];let a=0;for await(const s of i??[]){if(a+=s.byteLength,
a>e)return;r.push(s)}return new TextDecoder().decode(Buffer.concat(r))}var p=l(3739),$=l(8302),n=l(7634);const y={accept:"application/json","user-agent":`slipwa\
y/${n.x}`};async function T(i,e){e.signal?.throwIfAborted();const r=new AbortController,a=setTimeout(()=>r.abort(),e.timeoutMs),s=e.signal?AbortSignal.any([e.signal,
r.signal]):r.signal;try{const d=await e.fetch(i.url,{method:i.method,headers:i.headers,redirect:"manual",signal:s,...(0,$.Eb)({body:i.body})}),{status:h,headers:E}=d;
return{kind:"answer",status:h,headers:E,text:await _(d,e.bodyBytes)}}catch(d){return e.signal?.throwIfAborted(),A(d,r.signal.aborted)}finally{clearTimeout(a)}}const I=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
w=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function A(i,e){const r=g(i),a=h=>r.some(E=>h.test((0,p.xU)(E)??"")),s=r.some(h=>"\
syscall"in h&&h.syscall==="connect"),d=b(i);return{kind:"lost",sent:!s&&!d&&!a(I),timedOut:e,certificate:d,cause:i}}function v(i){return g(i).map(p.xU).find(e=>e!==
void 0)}function b(i){return g(i).map(e=>(0,p.xU)(e)??"").find(e=>w.test(e))}function g(i,e=0){return!(i instanceof Error)||e>5?[]:[...(i instanceof AggregateError?
[i.cause,...i.errors]:[i.cause]).flatMap(a=>g(a,e+1)),i]}}),9696:((R,O,l)=>{l.d(O,{p:()=>A});var _=l(5529),p=l(1053);const $={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(e,r,a){const s=Math.min(r.mostDelayMs,r.firstDelayMs*2**(e-1));return Math.round(s*(.1+.9*a()))}function y(e,r){
const a=e?.trim()??"";if(/^\d{1,9}$/.test(a))return Number(a)*1e3;const s=/^[A-Za-z]{3,9}, /.test(a)?Date.parse(a):Number.NaN;return Number.isNaN(s)?void 0:Math.
max(0,s-r.now())}const T=new Set([408,429,500,502,503,504,520,521,522,523,524]);function I(e){const{budget:r,clock:a,random:s}=e,d=a.now(),h=r.throttling==="pac\
e";let E=0,t=0;return{attempts:()=>E+t,waitAfter(o){const m=h&&o.status===429?++t:++E,u=o.retryAfterMs??0,f=h&&u>0?u:Math.max(n(m,r,s),u);return a.now()-d+f>r.totalMs||
u>r.mostRetryAfterMs||E>=r.attempts?void 0:f}}}const w=3;function A(e){const r={timeoutMs:3e4,bodyBytes:5e6,budget:$,...e},a=b(e.onTrouble);return async function(d){
const h=v(e.signal,d.signal),E=I(r);let t=!1;for(;;){const o=await e.pace?.enter(h);let m=["fault",0];try{const c=await g(d,r,h);if(c.ok)return m=["answered",0],
c.value;if(c.status===(d.renewOn??401)&&!t&&(t=!0,await d.renew?.()))continue;const D=c.again??i(c.status),k=D==="always"||D==="if-it-may-repeat"&&d.mayRepeat?E.
waitAfter(c):void 0;if(k===void 0)throw c.error;const S={error:c.error,waitMs:k,attempt:E.attempts()};d.onTrouble?.(S),a(d.doing,S),m=[c.status===429?"throttled":
"fault",k]}finally{o?.(...m)}const[u,f]=m;(e.pace===void 0||u!=="throttled")&&await r.clock.sleep(f,h)}}}function v(e,r){return e!==void 0&&r!==void 0?AbortSignal.
any([e,r]):e??r}function b(e){const r=new Set;return(a,s)=>{const d=`${a} ${s.error.code} ${s.error.call?.status}`;e===void 0||r.has(d)||(r.add(d),e(s))}}async function g(e,r,a){
a?.throwIfAborted();let s=await e.authorize?.(e.request)??e.request;for(let d=0;;d+=1){const h=await(0,_.cv)(s,{...r,signal:a}),E={doing:e.doing,request:s};if(h.
kind==="lost"){const P=h.certificate?"never":h.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,p.tr)(E,h,r.timeoutMs,e.addressFrom),again:P}}const{status:t,
headers:o,text:m}=h,u={...E,status:t,headers:o};if(t<300||t>=400){const P=t>=400?y(o.get("retry-after"),r.clock):void 0;return{...await e.read({...u,text:m,bodyBytes:r.
bodyBytes,retryAfterMs:P}),status:t,retryAfterMs:P}}const f=o.get("location"),c=f===null?void 0:URL.parse(f,s.url.href)??void 0,D=c?.origin===s.url.origin&&s.method===
"GET"&&d<w;if(c===void 0||!D)return{ok:!1,error:(0,p.yJ)(u,c),again:"never"};s={...s,url:c}}}function i(e=0){return e===429?"always":T.has(e)?"if-it-may-repeat":
"never"}}),1053:((R,O,l)=>{l.d(O,{$N:()=>w,O$:()=>d,a6:()=>i,g$:()=>h,tr:()=>e,x5:()=>I,xS:()=>T,yJ:()=>E});var _=l(9127),p=l(3739),$=l(8302),n=l(5807),y=l(5529);
function T(t,o){const m="status"in t?t:void 0,u=o?.requestID??m?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,
...(0,$.Eb)({status:m?.status,requestID:u===void 0?void 0:(0,n.Ow)(u,128),serviceCode:o?.code})}}function I(t,o,m,u){const f=o.code==="quota_exceeded",c=f?"refu\
sed":w(t.status),D=[`Could not ${t.doing}: the service answered ${t.status}`,o.code===void 0||o.code===String(t.status)?"":` ${o.code}`,o.message===void 0?"":` \
("${o.message}")`,m===void 0?"":` and asks to wait ${(0,_.a3)(m)}`,u?.words??""];return new p.GQ(c,D.join(""),{remedy:u?.remedy??(f?g:b(t.status,c)),call:{...T(
t,o),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function w(t){return A[t]??(t>=500?"service_error":"refused")}const A={401:"unauthorized",403:"\
forbidden",408:"service_error",429:"rate_limited"},v={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired\
 and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"\
Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",
429:"Try again later, or start fewer deploys at the same time."};function b(t,o){return o==="service_error"?"Try again later. If it continues, send the request \
ID to the platform.":v[t]??"Correct what the answer names, then run again."}const g='"slipway usage --org ORG" shows what is used. The operator of the platform \
sets quotas in platform.json.',i=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function e(t,o,m,u="the address"){const{origin:f}=t.request.
url,c=(0,y.K7)(o.cause)??"no reason given",D=o.timedOut?`no whole answer from ${f} within ${(0,_.a3)(m)}`:`${o.sent?`the connection to ${f} broke off`:`no conne\
ction to ${f}`} (${c})`;return new p.GQ(o.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${D}`,{remedy:o.certificate?s(o.certificate):r(o)?`The\
 server answers without TLS. If it is one on this machine, give ${u} with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy \
itself has TLS.`:`Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...T(t),outcome:o.sent?"unknown":"not-sent"},cause:o.cause})}
function r({cause:t}){return/wrong.version.number/i.test(`${(0,y.K7)(t)} ${t}`)}const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name tha\
t the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the serve\
r or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its cert\
ificate in NODE_EXTRA_CA_CERTS."]];function s(t){return a.find(([o])=>o.test(t))?.[1]??""}function d(t,o){return new p.GQ("unexpected_response",`Could not ${t.doing}\
: the answer (${t.status}) ${o}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...T(t),outcome:"\
unknown"}})}function h(t,o){return new p.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${o} bytes`,{remedy:"Check that the address is\
 the service itself.",call:{...T(t),outcome:"unknown"}})}function E(t,o){const{origin:m}=t.request.url,u=o?.protocol==="https:"||o?.protocol==="http:",f=o!==void 0&&
u&&o.origin!==m,c=f?o.origin:o===void 0?"nowhere":u?"another path":`a ${o.protocol} address`;return new p.GQ("redirected",`Could not ${t.doing}: ${m} redirects \
to ${c} (${t.status})`,{remedy:f?`Nothing was sent there. If ${o.origin} is the service, give that address.`:"Give the service's own address, to which it does n\
ot redirect.",call:{...T(t),outcome:"refused"}})}}),3823:((R,O,l)=>{l.d(O,{Y2:()=>I,a6:()=>T,bw:()=>$,dN:()=>w});const _="/api/v1/orgs/{orgID}/projects/{project\
ID}/apps",p=`${_}/{appID}`,$={createApp:{method:"POST",path:_},updateApp:{method:"PATCH",path:p},replaceEnv:{method:"PUT",path:`${p}/env`},listEnvironments:{method:"\
GET",path:`${p}/environments`},deploy:{method:"POST",path:`${p}/deployments`},listDeployments:{method:"GET",path:`${p}/deployments`},readFailure:{method:"GET",path:`${p}\
/deployments/{deployID}/failure`}},n="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",y=`${n}/deployments/{deployID}`,T={listOrganizations:{method:"GE\
T",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",path:"/operator/orgs/{orgID}/queue"},readApp:{method:"\
GET",path:n},deleteApp:{method:"DELETE",path:n},restoreApp:{method:"POST",path:`${n}/restore`},listDeployments:{method:"GET",path:`${n}/deployments`},readDeployment:{
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
/operator/console-link"}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function w(A,v){return A.replace(/\{(\w+)\}/g,(b,g)=>encodeURIComponent(v[g]??`{${g}\
}`))}})};export{M as id,G as ids,C as modules};

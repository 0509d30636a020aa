const G=878,C=[878],N={5529:((R,O,E)=>{E.d(O,{H1:()=>y,cv:()=>g,K7:()=>v});async function w({body:a},d){const o=[];let r=0;for await(const i of a??[]){if(r+=i.byteLength,
r>d)return;o.push(i)}return new TextDecoder().decode(Buffer.concat(o))}var u=E(3739),$=E(8302),n=E(7634);const y={accept:"application/json","user-agent":`slipwa\
y/${n.x}`};async function g(a,d){d.signal?.throwIfAborted();const o=new AbortController,r=setTimeout(()=>o.abort(),d.timeoutMs),i=d.signal?AbortSignal.any([d.signal,
o.signal]):o.signal;try{const s=await d.fetch(a.url,{method:a.method,headers:a.headers,redirect:"manual",signal:i,...(0,$.Eb)({body:a.body})}),{status:c,headers:f}=s;
return{kind:"answer",status:c,headers:f,text:await w(s,d.bodyBytes)}}catch(s){return d.signal?.throwIfAborted(),A(s,o.signal.aborted)}finally{clearTimeout(r)}}const I=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function A(a,d){const o=_(a),r=c=>o.some(f=>c.test((0,u.xU)(f)??"")),i=o.some(c=>"\
syscall"in c&&c.syscall==="connect"),s=b(a);return{kind:"lost",sent:!i&&!s&&!r(I),timedOut:d,certificate:s,cause:a}}function v(a){return _(a).map(u.xU).find(d=>d!==
void 0)}function b(a){return _(a).map(d=>(0,u.xU)(d)??"").find(d=>D.test(d))}function _(a,d=0){return!(a instanceof Error)||d>5?[]:[...(a instanceof AggregateError?
[a.cause,...a.errors]:[a.cause]).flatMap(r=>_(r,d+1)),a]}}),9696:((R,O,E)=>{E.d(O,{p:()=>v});var w=E(5529),u=E(1053);const $={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(o,r,i){const s=Math.min(r.mostDelayMs,r.firstDelayMs*2**(o-1));return Math.round(s*(.1+.9*i()))}const y=999999999;
function g(o,r){const i=o?.trim()??"";if(/^\d+$/.test(i))return Math.min(Number(i),y)*1e3;const s=/^[A-Za-z]{3,9}, /.test(i)?Date.parse(i):Number.NaN;return Number.
isNaN(s)?void 0:Math.max(0,s-r.now())}const I=new Set([408,429,500,502,503,504,520,521,522,523,524]);function D(o){const{budget:r,clock:i,random:s}=o,c=i.now(),
f=r.throttling==="pace";let e=0,t=0;return{attempts:()=>e+t,waitAfter(p){const h=f&&p.status===429?++t:++e,m=p.retryAfterMs??0,T=f&&m>0?m:Math.max(n(h,r,s),m);return i.
now()-c+T>r.totalMs||m>r.mostRetryAfterMs||e>=r.attempts?void 0:T}}}const A=3;function v(o){const r={timeoutMs:3e4,bodyBytes:5e6,budget:$,...o},i=_(o.onTrouble);
return async function(c){const f=b(o.signal,c.signal),e=D(r);let t=!1;for(;;){const p=await o.pace?.enter(f);let h=["fault",0];try{const l=await a(c,r,f);if(l.ok)
return h=["answered",0],l.value;if(l.status===(c.renewOn??401)&&!t&&(t=!0,await c.renew?.()))continue;const S=l.again??d(l.status),k=S==="always"||S==="if-it-ma\
y-repeat"&&c.mayRepeat?e.waitAfter(l):void 0;if(k===void 0)throw l.error;const M={error:l.error,waitMs:k,attempt:e.attempts()};c.onTrouble?.(M),i(c.doing,M),h=[
l.status===429?"throttled":"fault",k]}finally{p?.(...h)}const[m,T]=h;(o.pace===void 0||m!=="throttled")&&await r.clock.sleep(T,f)}}}function b(o,r){return o!==void 0&&
r!==void 0?AbortSignal.any([o,r]):o??r}function _(o){const r=new Set;return(i,s)=>{const c=`${i} ${s.error.code} ${s.error.call?.status}`;o===void 0||r.has(c)||
(r.add(c),o(s))}}async function a(o,r,i){i?.throwIfAborted();let s=await o.authorize?.(o.request)??o.request;for(let c=0;;c+=1){const f=await(0,w.cv)(s,{...r,signal:i}),
e={doing:o.doing,request:s};if(f.kind==="lost"){const P=f.certificate?"never":f.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,u.tr)(e,f,r.timeoutMs,o.addressFrom),
again:P}}const{status:t,headers:p,text:h}=f,m={...e,status:t,headers:p};if(t<300||t>=400){const P=t>=400?g(p.get("retry-after"),r.clock):void 0;return{...await o.
read({...m,text:h,bodyBytes:r.bodyBytes,retryAfterMs:P}),status:t,retryAfterMs:P}}const T=p.get("location"),l=T===null?void 0:URL.parse(T,s.url.href)??void 0,S=l?.
origin===s.url.origin&&s.method==="GET"&&c<A;if(l===void 0||!S)return{ok:!1,error:(0,u.yJ)(m,l),again:"never"};s={...s,url:l}}}function d(o=0){return o===429?"a\
lways":I.has(o)?"if-it-may-repeat":"never"}}),1053:((R,O,E)=>{E.d(O,{$N:()=>D,O$:()=>s,a6:()=>a,g$:()=>c,tr:()=>d,x5:()=>I,xS:()=>g,yJ:()=>f});var w=E(9127),u=E(
3739),$=E(8302),n=E(5807),y=E(5529);function g(e,t){const p="status"in e?e:void 0,h=t?.requestID??p?.headers.get("x-request-id")??void 0;return{method:e.request.
method,path:e.request.url.pathname,...(0,$.Eb)({status:p?.status,requestID:h===void 0?void 0:(0,n.Ow)(h,128),serviceCode:t?.code})}}function I(e,t,p,h){const m=t.
code==="quota_exceeded",T=m?"refused":D(e.status),l=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.
code}`,t.message===void 0?"":` ("${t.message}")`,p===void 0?"":` and asks to wait ${(0,w.a3)(p)}`,h?.words??""];return new u.GQ(T,l.join(""),{remedy:h?.remedy??
(m?_:b(e.status,T)),call:{...g(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function D(e){return A[e]??(e>=500?"service_error":"refused")}const A={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},v={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function b(e,t){return t==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":v[e]??"Correct what the answer names, then run again."}const _='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',a=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function d(e,t,p,h="the addres\
s"){const{origin:m}=e.request.url,T=(0,y.K7)(t.cause)??"no reason given",l=t.timedOut?`no whole answer from ${m} within ${(0,w.a3)(p)}`:`${t.sent?`the connectio\
n to ${m} broke off`:`no connection to ${m}`} (${T})`;return new u.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${l}`,{remedy:t.certificate?
i(t.certificate):o(t)?`The server answers without TLS. If it is one on this machine, give ${h} with http://. If HTTPS_PROXY begins with https://, write it with \
http://, unless the proxy itself has TLS.`:`Check ${h}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...g(e),outcome:t.sent?"unknown":"\
not-sent"},cause:t.cause})}function o({cause:e}){return/wrong.version.number/i.test(`${(0,y.K7)(e)} ${e}`)}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Giv\
e the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew t\
he certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server\
, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function i(e){return r.find(([t])=>t.test(e))?.[1]??""}function s(e,t){return new u.GQ("unexpected\
_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers \
in its place.",call:{...g(e),outcome:"unknown"}})}function c(e,t){return new u.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} byt\
es`,{remedy:"Check that the address is the service itself.",call:{...g(e),outcome:"unknown"}})}function f(e,t){const{origin:p}=e.request.url,h=t?.protocol==="ht\
tps:"||t?.protocol==="http:",m=t!==void 0&&h&&t.origin!==p,T=m?t.origin:t===void 0?"nowhere":h?"another path":`a ${t.protocol} address`;return new u.GQ("redirec\
ted",`Could not ${e.doing}: ${p} redirects to ${T} (${e.status})`,{remedy:m?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give th\
e service's own address, to which it does not redirect.",call:{...g(e),outcome:"refused"}})}}),3823:((R,O,E)=>{E.d(O,{Y2:()=>I,a6:()=>g,bw:()=>$,dN:()=>D});const w="\
/api/v1/orgs/{orgID}/projects/{projectID}/apps",u=`${w}/{appID}`,$={createApp:{method:"POST",path:w},updateApp:{method:"PATCH",path:u},replaceEnv:{method:"PUT",
path:`${u}/env`},listEnvironments:{method:"GET",path:`${u}/environments`},deploy:{method:"POST",path:`${u}/deployments`},listDeployments:{method:"GET",path:`${u}\
/deployments`},readFailure:{method:"GET",path:`${u}/deployments/{deployID}/failure`}},n="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",y=`${n}/deplo\
yments/{deployID}`,g={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",
path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:n},deleteApp:{method:"DELETE",path:n},restoreApp:{method:"POST",path:`${n}/restore`},listDeployments:{
method:"GET",path:`${n}/deployments`},readDeployment:{method:"GET",path:y},readLog:{method:"GET",path:`${y}/log`},cancel:{method:"POST",path:`${y}/cancel`},redeploy:{
method:"POST",path:`${n}/redeploy`},listEnv:{method:"GET",path:`${n}/env`},editEnv:{method:"PATCH",path:`${n}/env`},listReleases:{method:"GET",path:`${n}/releas\
es`},clearCaches:{method:"DELETE",path:`${n}/caches`},rollback:{method:"POST",path:`${n}/rollback`},listHosts:{method:"GET",path:`${n}/hosts`},listTables:{method:"\
GET",path:`${n}/tables`},createTable:{method:"POST",path:`${n}/tables`},deleteTable:{method:"DELETE",path:`${n}/tables/{table}`},listKeys:{method:"GET",path:`${n}\
/tables/{table}/keys`},runtime:{method:"POST",path:`${n}/runtime`},readInstances:{method:"GET",path:`${n}/instances`},readOutput:{method:"GET",path:`${n}/output`},
organizationUsage:{method:"GET",path:"/operator/orgs/{orgID}/usage"},organizationQuotas:{method:"GET",path:"/operator/orgs/{orgID}/quotas"},projectUsage:{method:"\
GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${n}/usage`},whoAmI:{method:"GET",path:"/operator/whoami"},listMachines:{
method:"GET",path:"/operator/machines"},endMachine:{method:"DELETE",path:"/operator/machines/{machine}"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/t\
okens"},createToken:{method:"POST",path:"/operator/orgs/{orgID}/tokens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tok\
ens"},createAppToken:{method:"POST",path:`${n}/tokens`},revokeToken:{method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"\
/operator/orgs/{orgID}/members"},setMember:{method:"PUT",path:"/operator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/proj\
ects/{projectID}/members"},setAppMember:{method:"PUT",path:`${n}/members`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"\
GET",path:"/operator/audit"},listNodes:{method:"GET",path:"/operator/nodes"},readSecrets:{method:"GET",path:"/operator/secrets"},rotateSecret:{method:"POST",path:"\
/operator/secrets/rotate"},listTargets:{method:"GET",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{
method:"DELETE",path:"/operator/orgs/{orgID}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"\
GET",path:"/operator/orgs/{orgID}/deliveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${n}\
/hooks`},addHook:{method:"POST",path:`${n}/hooks`},removeHook:{method:"DELETE",path:`${n}/hooks/{hook}`},listPushes:{method:"GET",path:`${n}/pushes`},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},I={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(A,v){return A.replace(/\{(\w+)\}/g,(b,_)=>encodeURIComponent(
v[_]??`{${_}}`))}})};export{G as id,C as ids,N as modules};

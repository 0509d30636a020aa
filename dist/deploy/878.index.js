const S=878,C=[878],G={5636:((k,w,h)=>{h.d(w,{H1:()=>n,K7:()=>$,cv:()=>y});var g=h(3739),u=h(8302),O=h(7634);const n={accept:"application/json","user-agent":`sl\
ipway/${O.x}`};async function y(d,i){i.signal?.throwIfAborted();const p=new AbortController,f=setTimeout(()=>p.abort(),i.timeoutMs),o=i.signal?AbortSignal.any([
i.signal,p.signal]):p.signal;try{const e=await i.fetch(d.url,{method:d.method,headers:d.headers,redirect:"manual",signal:o,...(0,u.Eb)({body:d.body})}),{status:t,
headers:r}=e;return{kind:"answer",status:t,headers:r,text:await m(e,i.bodyBytes)}}catch(e){return i.signal?.throwIfAborted(),I(e,p.signal.aborted)}finally{clearTimeout(
f)}}async function m({body:d},i){if(d===null)return"";const p=[];let f=0;for await(const o of d){if(f+=o.byteLength,f>i)return;p.push(o)}return new TextDecoder().
decode(Buffer.concat(p))}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function I(d,i){const p=T(d),f=t=>p.some(r=>t.test((0,g.xU)(r)??"")),o=p.some(t=>"syscall"in t&&t.syscall==="connect"),e=P(d);return{kind:"lost",sent:!o&&!e&&!f(
A),timedOut:i,certificate:e,cause:d}}function $(d){return T(d).map(g.xU).find(i=>i!==void 0)}function P(d){return T(d).map(i=>(0,g.xU)(i)??"").find(i=>D.test(i))}
function T(d,i=0){return!(d instanceof Error)||i>5?[]:[...(d instanceof AggregateError?[d.cause,...d.errors]:[d.cause]).flatMap(f=>T(f,i+1)),d]}}),9696:((k,w,h)=>{
h.d(w,{p:()=>I});var g=h(5636),u=h(1053);const O={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(o,e,t){const r=Math.
min(e.mostDelayMs,e.firstDelayMs*2**(o-1));return Math.round(r*(.1+.9*t()))}function y(o,e){const t=o?.trim()??"";if(/^\d{1,9}$/.test(t))return Number(t)*1e3;const r=/^[A-Za-z]{3,9}, /.
test(t)?Date.parse(t):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-e.now())}const m=new Set([408,429,500,502,503,504]);class A{#t;#o;#e=0;#r=0;constructor(e){
this.#t=e,this.#o=e.clock.now()}get attempts(){return this.#e+this.#r}waitAfter(e){const{budget:t,clock:r,random:s}=this.#t,a=t.throttling==="pace",l=a&&e.status===
429?++this.#r:++this.#e,c=e.retryAfterMs??0,_=a&&c>0?c:Math.max(n(l,t,s),c);return r.now()-this.#o+_>t.totalMs||c>t.mostRetryAfterMs||this.#e>=t.attempts?void 0:
_}}const D=3;function I(o){const e={timeoutMs:3e4,bodyBytes:5e6,budget:O,...o},t=T(o.onTrouble);return async function(s){const a=$(o.signal,s.signal),l=new A(e);
let c=!1;for(;;){const _=P(await o.pace?.enter(a));try{const E=await d(s,e,a);if(E.ok)return _("answered",0),E.value;if(E.status===(s.renewOn??401)&&!c&&(c=!0,await s.
renew?.()))continue;const b=E.again==="always"||E.again==="if-it-may-repeat"&&s.mayRepeat?l.waitAfter(E):void 0;if(b===void 0)throw E.error;const R={error:E.error,
waitMs:b,attempt:l.attempts};s.onTrouble?.(R),t(s.doing,R);const M=E.status===429;_(M?"throttled":"fault",b),(o.pace===void 0||!M)&&await e.clock.sleep(b,a)}finally{
_("fault",0)}}}}function $(o,e){return o!==void 0&&e!==void 0?AbortSignal.any([o,e]):o??e}function P(o){let e=!1;return(t,r)=>{e||o?.(t,r),e=!0}}function T(o){const e=new Set;
return(t,r)=>{const s=`${t} ${r.error.code} ${r.error.call?.status}`;o===void 0||e.has(s)||(e.add(s),o(r))}}async function d(o,e,t){t?.throwIfAborted();let r=await o.
authorize(o.request);for(let s=0;;s+=1){const a=await(0,g.cv)(r,{...e,signal:t}),l={doing:o.doing,request:r};if(a.kind==="lost"){const v=a.certificate?"never":a.
sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,u.tr)(l,a,e.timeoutMs,o.addressFrom),again:v}}const c={...l,status:a.status,headers:a.headers};if(a.status<
300||a.status>=400)return p(o.read,c,a.text,e);const _=i(c),E=_?.origin===r.url.origin&&r.method==="GET"&&s<D;if(_===void 0||!E)return{ok:!1,error:(0,u.yJ)(c,_),
again:"never"};r={...r,url:_}}}function i({headers:o,request:e}){const t=o.get("location");return t!==null&&URL.canParse(t,e.url.href)?new URL(t,e.url):void 0}async function p(o,e,t,{
clock:r,bodyBytes:s}){const{status:a}=e,l=a>=400?y(e.headers.get("retry-after"),r):void 0,c=await o({...e,text:t,bodyBytes:s,retryAfterMs:l});return c.ok?c:{...c,
again:c.again??f(a),status:a,retryAfterMs:l}}function f(o){return o===429?"always":m.has(o)?"if-it-may-repeat":"never"}}),1053:((k,w,h)=>{h.d(w,{O$:()=>p,a6:()=>P,
g$:()=>f,tr:()=>T,x5:()=>A,xS:()=>m,yJ:()=>o});var g=h(9127),u=h(3739),O=h(8302),n=h(5807),y=h(5636);function m(e,t){const r="status"in e?e:void 0,s=t?.requestID??
r?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,O.Eb)({status:r?.status,requestID:s===void 0?void 0:(0,n.
Ow)(s,128),serviceCode:t?.code})}}function A(e,t,r,s){const{code:a,remedy:l}=$(e.status),c=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||
t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,r===void 0?"":` and asks to wait ${(0,g.a3)(r)}`,s?.words??""];return new u.
GQ(a,c.join(""),{remedy:s?.remedy??l,call:{...m(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}const D="Try again later. If it continues, sen\
d the request ID to the platform.",I=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platf\
orm trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the\
 platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,
{code:"refused",remedy:"Restore the app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:D}],[429,{code:"rate\
_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function $(e){const t=I.get(e);return t!==void 0?t:e>=500?{code:"service_error",
remedy:D}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const P=new Set(["unauthorized","forbidden","refused","unexpected_response"]);
function T(e,t,r,s="the address"){const{origin:a}=e.request.url,l=(0,y.K7)(t.cause)??"no reason given",c=t.timedOut?`no whole answer from ${a} within ${(0,g.a3)(
r)}`:`${t.sent?`the connection to ${a} broke off`:`no connection to ${a}`} (${l})`;return new u.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}\
: ${c}`,{remedy:t.certificate?i(t.certificate):`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...m(e),outcome:t.sent?"unknow\
n":"not-sent"},cause:t.cause})}const d=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or rene\
w the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock \
of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function i(e){
return d.find(([t])=>t.test(e))?.[1]??""}function p(e,t){return new u.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...m(e),outcome:"unknown"}})}function f(e,t){return new u.
GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...m(e),outcome:"\
unknown"}})}function o(e,t){const{origin:r}=e.request.url,s=t!==void 0&&t.origin!==r,a=s?t.origin:t===void 0?"nowhere":"another path";return new u.GQ("redirecte\
d",`Could not ${e.doing}: ${r} redirects to ${a} (${e.status})`,{remedy:s?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...m(e),outcome:"refused"}})}}),3823:((k,w,h)=>{h.d(w,{Y2:()=>A,a6:()=>m,bw:()=>O,dN:()=>D});const g="\
/api/v1/orgs/{orgID}/projects/{projectID}/apps",u=`${g}/{appID}`,O={createApp:{method:"POST",path:g},updateApp:{method:"PATCH",path:u},replaceEnv:{method:"PUT",
path:`${u}/env`},listEnvironments:{method:"GET",path:`${u}/environments`},deploy:{method:"POST",path:`${u}/deployments`},listDeployments:{method:"GET",path:`${u}\
/deployments`},readFailure:{method:"GET",path:`${u}/deployments/{deployID}/failure`}},n="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",y=`${n}/deplo\
yments/{deployID}`,m={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",
path:"/operator/orgs/{orgID}/queue"},readApp:{method:"GET",path:n},deleteApp:{method:"DELETE",path:n},restoreApp:{method:"POST",path:`${n}/restore`},listDeployments:{
method:"GET",path:`${n}/deployments`},readDeployment:{method:"GET",path:y},readLog:{method:"GET",path:`${y}/log`},cancel:{method:"POST",path:`${y}/cancel`},redeploy:{
method:"POST",path:`${n}/redeploy`},listEnv:{method:"GET",path:`${n}/env`},editEnv:{method:"PATCH",path:`${n}/env`},listReleases:{method:"GET",path:`${n}/releas\
es`},clearCaches:{method:"DELETE",path:`${n}/caches`},rollback:{method:"POST",path:`${n}/rollback`},listTables:{method:"GET",path:`${n}/tables`},createTable:{method:"\
POST",path:`${n}/tables`},deleteTable:{method:"DELETE",path:`${n}/tables/{table}`},listKeys:{method:"GET",path:`${n}/tables/{table}/keys`},runtime:{method:"POST",
path:`${n}/runtime`},readInstances:{method:"GET",path:`${n}/instances`},readOutput:{method:"GET",path:`${n}/output`},organizationUsage:{method:"GET",path:"/oper\
ator/orgs/{orgID}/usage"},projectUsage:{method:"GET",path:"/operator/orgs/{orgID}/projects/{projectID}/usage"},appUsage:{method:"GET",path:`${n}/usage`},whoAmI:{
method:"GET",path:"/operator/whoami"},listTokens:{method:"GET",path:"/operator/orgs/{orgID}/tokens"},createToken:{method:"POST",path:"/operator/orgs/{orgID}/tok\
ens"},createProjectToken:{method:"POST",path:"/operator/orgs/{orgID}/projects/{projectID}/tokens"},createAppToken:{method:"POST",path:`${n}/tokens`},revokeToken:{
method:"DELETE",path:"/operator/orgs/{orgID}/tokens/{token}"},listMembers:{method:"GET",path:"/operator/orgs/{orgID}/members"},setMember:{method:"PUT",path:"/op\
erator/orgs/{orgID}/members"},setProjectMember:{method:"PUT",path:"/operator/orgs/{orgID}/projects/{projectID}/members"},setAppMember:{method:"PUT",path:`${n}/m\
embers`},readAudit:{method:"GET",path:"/operator/orgs/{orgID}/audit"},readPlatformAudit:{method:"GET",path:"/operator/audit"},listNodes:{method:"GET",path:"/ope\
rator/nodes"},listTargets:{method:"GET",path:"/operator/orgs/{orgID}/notify"},addTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify"},removeTarget:{method:"\
DELETE",path:"/operator/orgs/{orgID}/notify/{target}"},testTarget:{method:"POST",path:"/operator/orgs/{orgID}/notify/{target}/test"},listDeliveries:{method:"GET",
path:"/operator/orgs/{orgID}/deliveries"},redeliver:{method:"POST",path:"/operator/orgs/{orgID}/deliveries/{delivery}/redeliver"},listHooks:{method:"GET",path:`${n}\
/hooks`},addHook:{method:"POST",path:`${n}/hooks`},removeHook:{method:"DELETE",path:`${n}/hooks/{hook}`},listPushes:{method:"GET",path:`${n}/pushes`},createConsoleLink:{
method:"POST",path:"/operator/console-link"}},A={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(I,$){return I.replace(/\{(\w+)\}/g,(P,T)=>encodeURIComponent(
$[T]??`{${T}}`))}})};export{S as id,C as ids,G as modules};

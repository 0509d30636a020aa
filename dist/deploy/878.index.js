const S=878,C=[878],G={5636:((R,w,u)=>{u.d(w,{H1:()=>n,K7:()=>$,cv:()=>y});var T=u(3739),p=u(8302),O=u(7634);const n={accept:"application/json","user-agent":`sl\
ipway/${O.x}`};async function y(d,i){i.signal?.throwIfAborted();const m=new AbortController,E=setTimeout(()=>m.abort(),i.timeoutMs),r=i.signal?AbortSignal.any([
i.signal,m.signal]):m.signal;try{const o=await i.fetch(d.url,{method:d.method,headers:d.headers,redirect:"manual",signal:r,...(0,p.Eb)({body:d.body})}),{status:e,
headers:t}=o;return{kind:"answer",status:e,headers:t,text:await f(o,i.bodyBytes)}}catch(o){return i.signal?.throwIfAborted(),I(o,m.signal.aborted)}finally{clearTimeout(
E)}}async function f({body:d},i){if(d===null)return"";const m=[];let E=0;for await(const r of d){if(E+=r.byteLength,E>i)return;m.push(r)}return new TextDecoder().
decode(Buffer.concat(m))}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,D=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function I(d,i){const m=_(d),E=e=>m.some(t=>e.test((0,T.xU)(t)??"")),r=m.some(e=>"syscall"in e&&e.syscall==="connect"),o=P(d);return{kind:"lost",sent:!r&&!o&&!E(
A),timedOut:i,certificate:o,cause:d}}function $(d){return _(d).map(T.xU).find(i=>i!==void 0)}function P(d){return _(d).map(i=>(0,T.xU)(i)??"").find(i=>D.test(i))}
function _(d,i=0){return!(d instanceof Error)||i>5?[]:[...(d instanceof AggregateError?[d.cause,...d.errors]:[d.cause]).flatMap(E=>_(E,i+1)),d]}}),9696:((R,w,u)=>{
u.d(w,{p:()=>I});var T=u(5636),p=u(1053);const O={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function n(r,o,e){const t=Math.
min(o.mostDelayMs,o.firstDelayMs*2**(r-1));return Math.round(t*(.1+.9*e()))}function y(r,o){const e=r?.trim()??"";if(/^\d{1,9}$/.test(e))return Number(e)*1e3;const t=/^[A-Za-z]{3,9}, /.
test(e)?Date.parse(e):Number.NaN;return Number.isNaN(t)?void 0:Math.max(0,t-o.now())}const f=new Set([408,429,500,502,503,504]);class A{#t;#o;#e=0;#r=0;constructor(o){
this.#t=o,this.#o=o.clock.now()}get attempts(){return this.#e+this.#r}waitAfter(o){const{budget:e,clock:t,random:a}=this.#t,s=e.throttling==="pace",h=s&&o.status===
429?++this.#r:++this.#e,c=o.retryAfterMs??0,l=s&&c>0?c:Math.max(n(h,e,a),c);return t.now()-this.#o+l>e.totalMs||c>e.mostRetryAfterMs||this.#e>=e.attempts?void 0:
l}}const D=3;function I(r){const o={timeoutMs:3e4,bodyBytes:5e6,budget:O,...r},e=_(r.onTrouble);return async function(a){const s=$(r.signal,a.signal),h=new A(o);
let c=!1;for(;;){const l=P(await r.pace?.enter(s));try{const g=await d(a,o,s);if(g.ok)return l("answered",0),g.value;if(g.status===(a.renewOn??401)&&!c&&(c=!0,await a.
renew?.()))continue;const b=g.again==="always"||g.again==="if-it-may-repeat"&&a.mayRepeat?h.waitAfter(g):void 0;if(b===void 0)throw g.error;const v={error:g.error,
waitMs:b,attempt:h.attempts};a.onTrouble?.(v),e(a.doing,v);const M=g.status===429;l(M?"throttled":"fault",b),(r.pace===void 0||!M)&&await o.clock.sleep(b,s)}finally{
l("fault",0)}}}}function $(r,o){return r!==void 0&&o!==void 0?AbortSignal.any([r,o]):r??o}function P(r){let o=!1;return(e,t)=>{o||r?.(e,t),o=!0}}function _(r){const o=new Set;
return(e,t)=>{const a=`${e} ${t.error.code} ${t.error.call?.status}`;r===void 0||o.has(a)||(o.add(a),r(t))}}async function d(r,o,e){e?.throwIfAborted();let t=await r.
authorize(r.request);for(let a=0;;a+=1){const s=await(0,T.cv)(t,{...o,signal:e}),h={doing:r.doing,request:t};if(s.kind==="lost"){const k=s.certificate?"never":s.
sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,p.tr)(h,s,o.timeoutMs,r.addressFrom),again:k}}const c={...h,status:s.status,headers:s.headers};if(s.status<
300||s.status>=400)return m(r.read,c,s.text,o);const l=i(c),g=l?.origin===t.url.origin&&t.method==="GET"&&a<D;if(l===void 0||!g)return{ok:!1,error:(0,p.yJ)(c,l),
again:"never"};t={...t,url:l}}}function i({headers:r,request:o}){const e=r.get("location");return e!==null&&URL.canParse(e,o.url.href)?new URL(e,o.url):void 0}async function m(r,o,e,{
clock:t,bodyBytes:a}){const{status:s}=o,h=s>=400?y(o.headers.get("retry-after"),t):void 0,c=await r({...o,text:e,bodyBytes:a,retryAfterMs:h});return c.ok?c:{...c,
again:c.again??E(s),status:s,retryAfterMs:h}}function E(r){return r===429?"always":f.has(r)?"if-it-may-repeat":"never"}}),1053:((R,w,u)=>{u.d(w,{O$:()=>E,a6:()=>_,
g$:()=>r,tr:()=>d,x5:()=>A,xS:()=>f,yJ:()=>o});var T=u(9127),p=u(3739),O=u(8302),n=u(5807),y=u(5636);function f(e,t){const a="status"in e?e:void 0,s=t?.requestID??
a?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,O.Eb)({status:a?.status,requestID:s===void 0?void 0:(0,n.
Ow)(s,128),serviceCode:t?.code})}}function A(e,t,a,s){const{code:h,remedy:c}=$.get(t.code??"")??P(e.status),l=[`Could not ${e.doing}: the service answered ${e.status}`,
t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,a===void 0?"":` and asks to wait ${(0,T.a3)(a)}`,s?.words??
""];return new p.GQ(h,l.join(""),{remedy:s?.remedy??c,call:{...f(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}const D="Try again later. If \
it continues, send the request ID to the platform.",I=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provid\
er that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that\
 may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may s\
ee them."}],[410,{code:"refused",remedy:"Restore the app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:D}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]),$=new Map([["quota_exceeded",{code:"refused",remedy:'"slipway u\
sage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.'}]]);function P(e){const t=I.get(e);return t!==void 0?t:e>=500?{code:"\
service_error",remedy:D}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const _=new Set(["unauthorized","forbidden","refused","unexpec\
ted_response"]);function d(e,t,a,s="the address"){const{origin:h}=e.request.url,c=(0,y.K7)(t.cause)??"no reason given",l=t.timedOut?`no whole answer from ${h} w\
ithin ${(0,T.a3)(a)}`:`${t.sent?`the connection to ${h} broke off`:`no connection to ${h}`} (${c})`;return new p.GQ(t.timedOut?"request_timeout":"unreachable",`\
Could not ${e.doing}: ${l}`,{remedy:t.certificate?m(t.certificate):`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...f(e),outcome:t.
sent?"unknown":"not-sent"},cause:t.cause})}const i=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server conta\
ins, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and chec\
k the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function m(e){
return i.find(([t])=>t.test(e))?.[1]??""}function E(e,t){return new p.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...f(e),outcome:"unknown"}})}function r(e,t){return new p.
GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...f(e),outcome:"\
unknown"}})}function o(e,t){const{origin:a}=e.request.url,s=t!==void 0&&t.origin!==a,h=s?t.origin:t===void 0?"nowhere":"another path";return new p.GQ("redirecte\
d",`Could not ${e.doing}: ${a} redirects to ${h} (${e.status})`,{remedy:s?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...f(e),outcome:"refused"}})}}),3823:((R,w,u)=>{u.d(w,{Y2:()=>A,a6:()=>f,bw:()=>O,dN:()=>D});const T="\
/api/v1/orgs/{orgID}/projects/{projectID}/apps",p=`${T}/{appID}`,O={createApp:{method:"POST",path:T},updateApp:{method:"PATCH",path:p},replaceEnv:{method:"PUT",
path:`${p}/env`},listEnvironments:{method:"GET",path:`${p}/environments`},deploy:{method:"POST",path:`${p}/deployments`},listDeployments:{method:"GET",path:`${p}\
/deployments`},readFailure:{method:"GET",path:`${p}/deployments/{deployID}/failure`}},n="/operator/orgs/{orgID}/projects/{projectID}/apps/{appID}",y=`${n}/deplo\
yments/{deployID}`,f={listOrganizations:{method:"GET",path:"/operator/orgs"},listApps:{method:"GET",path:"/operator/orgs/{orgID}/apps"},readQueue:{method:"GET",
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
method:"POST",path:"/operator/console-link"}},A={put:"/v1/put",get:"/v1/get",delete:"/v1/delete"};function D(I,$){return I.replace(/\{(\w+)\}/g,(P,_)=>encodeURIComponent(
$[_]??`{${_}}`))}})};export{S as id,C as ids,G as modules};

const x=899,A=[899],M={445:((C,R,a)=>{a.d(R,{t:()=>O});var l=a(3739),E=a(1787);const f=16384,T=/[\s,]*<([^>]*)>/y,m=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function _(u){const h=(u??"").slice(0,f);let t=0;const o=r=>{r.lastIndex=t;const s=r.exec(h);return s&&(t=r.lastIndex),s};for(let r=o(T);r;r=o(T)){const s=new Map;
for(let c=o(m);c;c=o(m)){const[,d="",e,n=""]=c;s.has(d.toLowerCase())||s.set(d.toLowerCase(),e??n)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return r[1]}}function v(u,h){const t=_(u.get("link"));return t===void 0?void 0:URL.parse(t,h.href)?.href}var g=a(1053);function O({decode:u,
readError:h,explain:t,takesText:o}){return async r=>{const{status:s,text:i,headers:c,retryAfterMs:d}=r,e=i===void 0?void 0:p(i,c,o);if(s>=400){const n=(0,E.N)(e?.
body),y=await h?.(e?.body,n)??n;return{ok:!1,error:(0,g.x5)(r,y,d,await t?.(y,s))}}if(e===void 0)return{ok:!1,error:(0,g.g$)(r,r.bodyBytes)};if(e.fault!==void 0)
return{ok:!1,error:(0,g.O$)(r,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await u(e.body,(0,g.xS)(r),{location:c.get("location")??void 0,nextPage:v(
c,r.request.url)})}}catch(n){if(n instanceof l.GQ)return{ok:!1,error:n};throw n}}}function p(u,h,t=!1){if(u.trim()==="")return{body:void 0};const o=(h.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=o===""||o==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(u);return r&&typeof s!="object"&&!t?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return r&&t?{body:u}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((C,R,a)=>{a.d(R,{H1:()=>T,K7:()=>p,cv:()=>m});var l=a(3739),E=a(8302),f=a(
7634);const T={accept:"application/json","user-agent":`slipway/${f.x}`};async function m(t,o){o.signal?.throwIfAborted();const r=new AbortController,s=setTimeout(
()=>r.abort(),o.timeoutMs),i=o.signal?AbortSignal.any([o.signal,r.signal]):r.signal;try{const c=await o.fetch(t.url,{method:t.method,headers:t.headers,redirect:"\
manual",signal:i,...(0,E.Eb)({body:t.body})}),{status:d,headers:e}=c;return{kind:"answer",status:d,headers:e,text:await _(c,o.bodyBytes)}}catch(c){return o.signal?.
throwIfAborted(),O(c,r.signal.aborted)}finally{clearTimeout(s)}}async function _({body:t},o){if(t===null)return"";const r=[];let s=0;for await(const i of t){if(s+=
i.byteLength,s>o)return;r.push(i)}return new TextDecoder().decode(Buffer.concat(r))}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
g=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function O(t,o){const r=h(t),s=d=>r.some(e=>d.test((0,l.xU)(e)??"")),i=r.some(d=>"\
syscall"in d&&d.syscall==="connect"),c=u(t);return{kind:"lost",sent:!i&&!c&&!s(v),timedOut:o,certificate:c,cause:t}}function p(t){return h(t).map(l.xU).find(o=>o!==
void 0)}function u(t){return h(t).map(o=>(0,l.xU)(o)??"").find(o=>g.test(o))}function h(t,o=0){return!(t instanceof Error)||o>5?[]:[...(t instanceof AggregateError?
[t.cause,...t.errors]:[t.cause]).flatMap(s=>h(s,o+1)),t]}}),8427:((C,R,a)=>{a.d(R,{exchangedToken:()=>u});var l=a(3739),E=a(8302),f=a(86),T=a(445),m=a(5636),_=a(
1053),v=a(1619),g=a(9206);const O="urn:ietf:params:oauth:token-type:id_token",p=new Map([["invalid_client","Check token-exchange-client-id: the identity provide\
r does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","T\
urn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience\
."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on \
the repository."]]);async function u(t,o,r){const s=await(0,g.githubToken)(t.subject,o,r),i=(0,v.Jb)(t.url,"token-exchange-url"),c=new URLSearchParams({grant_type:"\
urn:ietf:params:oauth:grant-type:token-exchange",subject_token:s,subject_token_type:O,requested_token_type:O,...(0,E.Eb)({audience:t.audience,client_id:t.clientID})});
try{return await o({doing:"exchange the token",request:{method:"POST",url:i,headers:{...m.H1,"content-type":"application/x-www-form-urlencoded"},body:c.toString()},
mayRepeat:!0,read:(0,T.t)({decode:h(r)})})}catch(d){if(!(d instanceof l.GQ)||!_.a6.has(d.code))throw d;const e=p.get(d.call?.serviceCode??"")??"Check token-exch\
ange-url, token-exchange-audience and token-exchange-client-id against the identity provider.";throw d.with({code:"token_exchange_failed",remedy:e,cause:d})}}function h(t){
return(o,r)=>{const s=(0,f.Pf)(o);for(const d of["idtoken","accesstoken","refreshtoken"]){const e=(0,f.Qq)(s,d);e!==void 0&&t(e)}const i=(0,f.Qq)(s,"issuedtoken\
type"),c=(0,f.Qq)(s,"idtoken")??(i===O?(0,f.Qq)(s,"accesstoken"):void 0);if(c===void 0)throw(0,f.LO)("ID token (id_token, or access_token issued as one)",o,r);return c}}}),
9206:((C,R,a)=>{a.d(R,{githubToken:()=>O});var l=a(3739),E=a(1053),f=a(1619),T=a(86),m=a(445),_=a(5636);function v(u,{requestUrl:h,requestToken:t,audience:o},r,s){
const i=new URL(h);o&&(i.search+=`${i.search===""?"":"&"}audience=${encodeURIComponent(o)}`);const c=(d,e)=>{const n=(0,T.Qq)((0,T.Pf)(d),"value");if(n===void 0)
throw(0,T.LO)("token (value)",d,e);return s(n),n};return r({doing:`get an ID token from ${u}`,request:{method:"GET",url:i,headers:{..._.H1,authorization:`Bearer\
 ${t}`}},mayRepeat:!0,read:(0,m.t)({decode:c})})}const g="ACTIONS_ID_TOKEN_REQUEST_URL";async function O({requestUrl:u,requestToken:h,audience:t,permissions:o},r,s){
if(s(h),!/^[\x21-\x7e]+$/.test(h))throw p("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(u))throw p(`${g} is not a URL`);(0,f.hu)(new URL(u),
g);try{return await v("GitHub",{requestUrl:u,requestToken:h,audience:t},r,s)}catch(i){if(!(i instanceof l.GQ)||!E.a6.has(i.code))throw i;const c=`Check that the\
 job has these lines, then run it again:
${o}`;throw i.with({code:"github_refused",remedy:c,cause:i})}}function p(u){return new l.GQ("invalid_input",u,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}}),1053:((C,R,a)=>{a.d(R,{O$:()=>i,a6:()=>t,g$:()=>c,tr:()=>o,x5:()=>v,xS:()=>_,yJ:()=>d});var l=a(9127),E=a(3739),f=a(8302),T=a(5807),m=a(
5636);function _(e,n){const y="status"in e?e:void 0,w=n?.requestID??y?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,
...(0,f.Eb)({status:y?.status,requestID:w===void 0?void 0:(0,T.Ow)(w,128),serviceCode:n?.code})}}function v(e,n,y,w){const k=n.code==="quota_exceeded",D=k?"refu\
sed":g(e.status),I=[`Could not ${e.doing}: the service answered ${e.status}`,n.code===void 0||n.code===String(e.status)?"":` ${n.code}`,n.message===void 0?"":` \
("${n.message}")`,y===void 0?"":` and asks to wait ${(0,l.a3)(y)}`,w?.words??""];return new E.GQ(D,I.join(""),{remedy:w?.remedy??(k?h:u(e.status,D)),call:{..._(
e,n),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function g(e){return O[e]??(e>=500?"service_error":"refused")}const O={401:"unauthorized",403:"\
forbidden",408:"service_error",429:"rate_limited"},p={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired\
 and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"\
Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",
429:"Try again later, or start fewer deploys at the same time."};function u(e,n){return n==="service_error"?"Try again later. If it continues, send the request \
ID to the platform.":p[e]??"Correct what the answer names, then run again."}const h='"slipway usage --org ORG" shows what is used. The operator of the platform \
sets quotas in platform.json.',t=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function o(e,n,y,w="the address"){const{origin:k}=e.request.
url,D=(0,m.K7)(n.cause)??"no reason given",I=n.timedOut?`no whole answer from ${k} within ${(0,l.a3)(y)}`:`${n.sent?`the connection to ${k} broke off`:`no conne\
ction to ${k}`} (${D})`;return new E.GQ(n.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${I}`,{remedy:n.certificate?s(n.certificate):`Check ${w}\
, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{..._(e),outcome:n.sent?"unknown":"not-sent"},cause:n.cause})}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function s(e){return r.find(([n])=>n.test(e))?.[1]??""}function i(e,n){return new E.GQ("unexpe\
cted_response",`Could not ${e.doing}: the answer (${e.status}) ${n}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{..._(e),outcome:"unknown"}})}function c(e,n){return new E.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${n}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{..._(e),outcome:"unknown"}})}function d(e,n){const{origin:y}=e.request.url,w=n!==void 0&&n.
origin!==y,k=w?n.origin:n===void 0?"nowhere":"another path";return new E.GQ("redirected",`Could not ${e.doing}: ${y} redirects to ${k} (${e.status})`,{remedy:w?
`Nothing was sent there. If ${n.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{..._(e),outcome:"\
refused"}})}})};export{x as id,A as ids,M as modules};

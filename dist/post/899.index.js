const I=899,A=[899],M={445:((v,k,a)=>{a.d(k,{t:()=>T});var _=a(3739),g=a(1787);const l=16384,m=/[\s,]*<([^>]*)>/y,w=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(u){const h=(u??"").slice(0,l);let n=0;const o=r=>{r.lastIndex=n;const s=r.exec(h);return s&&(n=r.lastIndex),s};for(let r=o(m);r;r=o(m)){const s=new Map;
for(let i=o(w);i;i=o(w)){const[,e="",t,d=""]=i;s.has(e.toLowerCase())||s.set(e.toLowerCase(),t??d)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return r[1]}}function p(u,h){const n=E(u.get("link"));return n===void 0?void 0:URL.parse(n,h.href)?.href}var y=a(1053);function T({decode:u,
readError:h,explain:n,takesText:o}){return async r=>{const{status:s,text:c,headers:i,retryAfterMs:e}=r,t=c===void 0?void 0:R(c,i,o);if(s>=400){const d=(0,g.N)(t?.
body),f=await h?.(t?.body,d)??d;return{ok:!1,error:(0,y.x5)(r,f,e,await n?.(f,s))}}if(t===void 0)return{ok:!1,error:(0,y.g$)(r,r.bodyBytes)};if(t.fault!==void 0)
return{ok:!1,error:(0,y.O$)(r,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await u(t.body,(0,y.xS)(r),{location:i.get("location")??void 0,nextPage:p(
i,r.request.url)})}}catch(d){if(d instanceof _.GQ)return{ok:!1,error:d};throw d}}}function R(u,h,n=!1){if(u.trim()==="")return{body:void 0};const o=(h.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=o===""||o==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(u);return r&&typeof s!="object"&&!n?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return r&&n?{body:u}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((v,k,a)=>{a.d(k,{H1:()=>m,K7:()=>R,cv:()=>w});var _=a(3739),g=a(8302),l=a(
7634);const m={accept:"application/json","user-agent":`slipway/${l.x}`};async function w(n,o){o.signal?.throwIfAborted();const r=new AbortController,s=setTimeout(
()=>r.abort(),o.timeoutMs),c=o.signal?AbortSignal.any([o.signal,r.signal]):r.signal;try{const i=await o.fetch(n.url,{method:n.method,headers:n.headers,redirect:"\
manual",signal:c,...(0,g.Eb)({body:n.body})}),{status:e,headers:t}=i;return{kind:"answer",status:e,headers:t,text:await E(i,o.bodyBytes)}}catch(i){return o.signal?.
throwIfAborted(),T(i,r.signal.aborted)}finally{clearTimeout(s)}}async function E({body:n},o){if(n===null)return"";const r=[];let s=0;for await(const c of n){if(s+=
c.byteLength,s>o)return;r.push(c)}return new TextDecoder().decode(Buffer.concat(r))}const p=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
y=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function T(n,o){const r=h(n),s=e=>r.some(t=>e.test((0,_.xU)(t)??"")),c=r.some(e=>"\
syscall"in e&&e.syscall==="connect"),i=u(n);return{kind:"lost",sent:!c&&!i&&!s(p),timedOut:o,certificate:i,cause:n}}function R(n){return h(n).map(_.xU).find(o=>o!==
void 0)}function u(n){return h(n).map(o=>(0,_.xU)(o)??"").find(o=>y.test(o))}function h(n,o=0){return!(n instanceof Error)||o>5?[]:[...(n instanceof AggregateError?
[n.cause,...n.errors]:[n.cause]).flatMap(s=>h(s,o+1)),n]}}),8427:((v,k,a)=>{a.d(k,{exchangedToken:()=>u});var _=a(3739),g=a(8302),l=a(86),m=a(445),w=a(5636),E=a(
1053),p=a(1619),y=a(9206);const T="urn:ietf:params:oauth:token-type:id_token",R=new Map([["invalid_client","Check token-exchange-client-id: the identity provide\
r does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","T\
urn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience\
."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on \
the repository."]]);async function u(n,o,r){const s=await(0,y.githubToken)(n.subject,o,r),c=(0,p.J)(n.url,"token-exchange-url"),i=new URLSearchParams({grant_type:"\
urn:ietf:params:oauth:grant-type:token-exchange",subject_token:s,subject_token_type:T,requested_token_type:T,...(0,g.Eb)({audience:n.audience,client_id:n.clientID})});
try{return await o({doing:"exchange the token",request:{method:"POST",url:c,headers:{...w.H1,"content-type":"application/x-www-form-urlencoded"},body:i.toString()},
mayRepeat:!0,authorize:e=>e,read:(0,m.t)({decode:h(r)})})}catch(e){if(!(e instanceof _.GQ)||!E.a6.has(e.code))throw e;const t=R.get(e.call?.serviceCode??"")??"C\
heck token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity provider.";throw e.with({code:"token_exchange_failed",remedy:t,
cause:e})}}function h(n){return(o,r)=>{const s=(0,l.Pf)(o);for(const e of["idtoken","accesstoken","refreshtoken"]){const t=(0,l.Qq)(s,e);t!==void 0&&n(t)}const c=(0,l.
Qq)(s,"issuedtokentype"),i=(0,l.Qq)(s,"idtoken")??(c===T?(0,l.Qq)(s,"accesstoken"):void 0);if(i===void 0)throw(0,l.LO)("ID token (id_token, or access_token issu\
ed as one)",o,r);return i}}}),9206:((v,k,a)=>{a.d(k,{githubToken:()=>R});var _=a(3739),g=a(1053),l=a(1619),m=a(86),w=a(445),E=a(5636);function p(n,{requestUrl:o,
requestToken:r,audience:s},c,i){const e=new URL(o);s&&(e.search+=`${e.search===""?"":"&"}audience=${encodeURIComponent(s)}`);const t=(d,f)=>{const O=(0,m.Qq)((0,m.
Pf)(d),"value");if(O===void 0)throw(0,m.LO)("token (value)",d,f);return i(O),O};return c({doing:`get an ID token from ${n}`,request:{method:"GET",url:e,headers:{
...E.H1,authorization:`Bearer ${r}`}},mayRepeat:!0,authorize:d=>d,read:(0,w.t)({decode:t})})}const y=`permissions:
  id-token: write
  contents: read`,T="ACTIONS_ID_TOKEN_REQUEST_URL";async function R({requestUrl:n,requestToken:o,audience:r,permissions:s=y},c,i){if(!n||!o)throw h(s);if(i(o),!/^[\x21-\x7e]+$/.
test(o))throw u("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(n))throw u(`${T} is not a URL`);(0,l.h)(new URL(n),T);try{return await p("GitH\
ub",{requestUrl:n,requestToken:o,audience:r},c,i)}catch(e){if(!(e instanceof _.GQ)||!g.a6.has(e.code))throw e;const t=`Check that the job has these lines, then \
run it again:
${s}`;throw e.with({code:"github_refused",remedy:t,cause:e})}}function u(n){return new _.GQ("invalid_input",n,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function h(n){return new _.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${n}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),1053:((v,k,a)=>{a.d(k,{O$:()=>s,a6:()=>h,
g$:()=>c,tr:()=>n,x5:()=>p,xS:()=>E,yJ:()=>i});var _=a(9127),g=a(3739),l=a(8302),m=a(5807),w=a(5636);function E(e,t){const d="status"in e?e:void 0,f=t?.requestID??
d?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,l.Eb)({status:d?.status,requestID:f===void 0?void 0:(0,m.
Ow)(f,128),serviceCode:t?.code})}}function p(e,t,d,f){const{code:O,remedy:C}=R.get(t.code??"")??u(e.status),D=[`Could not ${e.doing}: the service answered ${e.status}`,
t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,d===void 0?"":` and asks to wait ${(0,_.a3)(d)}`,f?.words??
""];return new g.GQ(O,D.join(""),{remedy:f?.remedy??C,call:{...E(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}const y="Try again later. If \
it continues, send the request ID to the platform.",T=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provid\
er that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that\
 may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may s\
ee them."}],[410,{code:"refused",remedy:"Restore the app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:y}],
[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]),R=new Map([["quota_exceeded",{code:"refused",remedy:'"slipway u\
sage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.'}]]);function u(e){const t=T.get(e);return t!==void 0?t:e>=500?{code:"\
service_error",remedy:y}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const h=new Set(["unauthorized","forbidden","refused","unexpec\
ted_response"]);function n(e,t,d,f="the address"){const{origin:O}=e.request.url,C=(0,w.K7)(t.cause)??"no reason given",D=t.timedOut?`no whole answer from ${O} w\
ithin ${(0,_.a3)(d)}`:`${t.sent?`the connection to ${O} broke off`:`no connection to ${O}`} (${C})`;return new g.GQ(t.timedOut?"request_timeout":"unreachable",`\
Could not ${e.doing}: ${D}`,{remedy:t.certificate?r(t.certificate):`Check ${f}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(e),outcome:t.
sent?"unknown":"not-sent"},cause:t.cause})}const o=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server conta\
ins, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and chec\
k the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function r(e){
return o.find(([t])=>t.test(e))?.[1]??""}function s(e,t){return new g.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...E(e),outcome:"unknown"}})}function c(e,t){return new g.
GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(e),outcome:"\
unknown"}})}function i(e,t){const{origin:d}=e.request.url,f=t!==void 0&&t.origin!==d,O=f?t.origin:t===void 0?"nowhere":"another path";return new g.GQ("redirecte\
d",`Could not ${e.doing}: ${d} redirects to ${O} (${e.status})`,{remedy:f?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...E(e),outcome:"refused"}})}})};export{I as id,A as ids,M as modules};

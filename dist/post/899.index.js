const D=899,I=[899],A={445:((v,k,a)=>{a.d(k,{t:()=>m});var f=a(3739),E=a(1787);const _=16384,y=/[\s,]*<([^>]*)>/y,O=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function l(u){const h=(u??"").slice(0,_);let n=0;const o=r=>{r.lastIndex=n;const s=r.exec(h);return s&&(n=r.lastIndex),s};for(let r=o(y);r;r=o(y)){const s=new Map;
for(let t=o(O);t;t=o(O)){const[,e="",i,d=""]=t;s.has(e.toLowerCase())||s.set(e.toLowerCase(),i??d)}if((s.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!s.has("anchor"))return r[1]}}function w(u,h){const n=l(u.get("link"));return n===void 0?void 0:URL.parse(n,h.href)?.href}var g=a(1053);function m({decode:u,
readError:h,explain:n,takesText:o}){return async r=>{const{status:s,text:c,headers:t,retryAfterMs:e}=r,i=c===void 0?void 0:R(c,t,o);if(s>=400){const d=(0,E.N)(i?.
body),T=await h?.(i?.body,d)??d;return{ok:!1,error:(0,g.x5)(r,T,e,await n?.(T,s))}}if(i===void 0)return{ok:!1,error:(0,g.g$)(r,r.bodyBytes)};if(i.fault!==void 0)
return{ok:!1,error:(0,g.O$)(r,i.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await u(i.body,(0,g.xS)(r),{location:t.get("location")??void 0,nextPage:w(
t,r.request.url)})}}catch(d){if(d instanceof f.GQ)return{ok:!1,error:d};throw d}}}function R(u,h,n=!1){if(u.trim()==="")return{body:void 0};const o=(h.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=o===""||o==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const s=JSON.parse(u);return r&&typeof s!="object"&&!n?{body:void 0,fault:"is plain text"}:
{body:s}}catch{return r&&n?{body:u}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((v,k,a)=>{a.d(k,{H1:()=>y,K7:()=>R,cv:()=>O});var f=a(3739),E=a(8302),_=a(
7634);const y={accept:"application/json","user-agent":`slipway/${_.x}`};async function O(n,o){o.signal?.throwIfAborted();const r=new AbortController,s=setTimeout(
()=>r.abort(),o.timeoutMs),c=o.signal?AbortSignal.any([o.signal,r.signal]):r.signal;try{const t=await o.fetch(n.url,{method:n.method,headers:n.headers,redirect:"\
manual",signal:c,...(0,E.Eb)({body:n.body})}),{status:e,headers:i}=t;return{kind:"answer",status:e,headers:i,text:await l(t,o.bodyBytes)}}catch(t){return o.signal?.
throwIfAborted(),m(t,r.signal.aborted)}finally{clearTimeout(s)}}async function l({body:n},o){if(n===null)return"";const r=[];let s=0;for await(const c of n){if(s+=
c.byteLength,s>o)return;r.push(c)}return new TextDecoder().decode(Buffer.concat(r))}const w=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
g=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function m(n,o){const r=h(n),s=e=>r.some(i=>e.test((0,f.xU)(i)??"")),c=r.some(e=>"\
syscall"in e&&e.syscall==="connect"),t=u(n);return{kind:"lost",sent:!c&&!t&&!s(w),timedOut:o,certificate:t,cause:n}}function R(n){return h(n).map(f.xU).find(o=>o!==
void 0)}function u(n){return h(n).map(o=>(0,f.xU)(o)??"").find(o=>g.test(o))}function h(n,o=0){return!(n instanceof Error)||o>5?[]:[...(n instanceof AggregateError?
[n.cause,...n.errors]:[n.cause]).flatMap(s=>h(s,o+1)),n]}}),8427:((v,k,a)=>{a.d(k,{exchangedToken:()=>u});var f=a(3739),E=a(8302),_=a(86),y=a(445),O=a(5636),l=a(
1053),w=a(1619),g=a(9206);const m="urn:ietf:params:oauth:token-type:id_token",R=new Map([["invalid_client","Check token-exchange-client-id: the identity provide\
r does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","T\
urn on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience\
."],["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on \
the repository."]]);async function u(n,o,r){const s=await(0,g.githubToken)(n.subject,o,r),c=(0,w.J)(n.url,"token-exchange-url"),t=new URLSearchParams({grant_type:"\
urn:ietf:params:oauth:grant-type:token-exchange",subject_token:s,subject_token_type:m,requested_token_type:m,...(0,E.Eb)({audience:n.audience,client_id:n.clientID})});
try{return await o({doing:"exchange the token",request:{method:"POST",url:c,headers:{...O.H1,"content-type":"application/x-www-form-urlencoded"},body:t.toString()},
mayRepeat:!0,authorize:e=>e,read:(0,y.t)({decode:h(r)})})}catch(e){if(!(e instanceof f.GQ)||!l.a6.has(e.code))throw e;const i=R.get(e.call?.serviceCode??"")??"C\
heck token-exchange-url, token-exchange-audience and token-exchange-client-id against the identity provider.";throw e.with({code:"token_exchange_failed",remedy:i,
cause:e})}}function h(n){return(o,r)=>{const s=(0,_.Pf)(o);for(const e of["idtoken","accesstoken","refreshtoken"]){const i=(0,_.Qq)(s,e);i!==void 0&&n(i)}const c=(0,_.
Qq)(s,"issuedtokentype"),t=(0,_.Qq)(s,"idtoken")??(c===m?(0,_.Qq)(s,"accesstoken"):void 0);if(t===void 0)throw(0,_.LO)("ID token (id_token, or access_token issu\
ed as one)",o,r);return t}}}),9206:((v,k,a)=>{a.d(k,{githubToken:()=>R});var f=a(3739),E=a(1053),_=a(1619),y=a(86),O=a(445),l=a(5636);function w(n,{requestUrl:o,
requestToken:r,audience:s},c,t){const e=new URL(o);s&&(e.search+=`${e.search===""?"":"&"}audience=${encodeURIComponent(s)}`);const i=(d,T)=>{const p=(0,y.Qq)((0,y.
Pf)(d),"value");if(p===void 0)throw(0,y.LO)("token (value)",d,T);return t(p),p};return c({doing:`get an ID token from ${n}`,request:{method:"GET",url:e,headers:{
...l.H1,authorization:`Bearer ${r}`}},mayRepeat:!0,authorize:d=>d,read:(0,O.t)({decode:i})})}const g=`permissions:
  id-token: write
  contents: read`,m="ACTIONS_ID_TOKEN_REQUEST_URL";async function R({requestUrl:n,requestToken:o,audience:r,permissions:s=g},c,t){if(!n||!o)throw h(s);if(t(o),!/^[\x21-\x7e]+$/.
test(o))throw u("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(n))throw u(`${m} is not a URL`);(0,_.h)(new URL(n),m);try{return await w("GitH\
ub",{requestUrl:n,requestToken:o,audience:r},c,t)}catch(e){if(!(e instanceof f.GQ)||!E.a6.has(e.code))throw e;const i=`Check that the job has these lines, then \
run it again:
${s}`;throw e.with({code:"github_refused",remedy:i,cause:e})}}function u(n){return new f.GQ("invalid_input",n,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function h(n){return new f.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the jo\
b (or to the workflow that calls it):
${n}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),1053:((v,k,a)=>{a.d(k,{O$:()=>r,a6:()=>u,
g$:()=>s,tr:()=>h,x5:()=>w,xS:()=>l,yJ:()=>c});var f=a(9127),E=a(3739),_=a(8302),y=a(5807),O=a(5636);function l(t,e){const i="status"in t?t:void 0,d=e?.requestID??
i?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...(0,_.Eb)({status:i?.status,requestID:d===void 0?void 0:(0,y.
Ow)(d,128),serviceCode:e?.code})}}function w(t,e,i,d){const{code:T,remedy:p}=R(t.status),C=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||
e.code===String(t.status)?"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,i===void 0?"":` and asks to wait ${(0,f.a3)(i)}`,d?.words??""];return new E.
GQ(T,C.join(""),{remedy:d?.remedy??p,call:{...l(t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const g="Try again later. If it continues, sen\
d the request ID to the platform.",m=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platf\
orm trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the\
 platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,
{code:"refused",remedy:"Restore the app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:g}],[429,{code:"rate\
_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function R(t){const e=m.get(t);return e!==void 0?e:t>=500?{code:"service_error",
remedy:g}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const u=new Set(["unauthorized","forbidden","refused","unexpected_response"]);
function h(t,e,i,d="the address"){const{origin:T}=t.request.url,p=(0,O.K7)(e.cause)??"no reason given",C=e.timedOut?`no whole answer from ${T} within ${(0,f.a3)(
i)}`:`${e.sent?`the connection to ${T} broke off`:`no connection to ${T}`} (${p})`;return new E.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}\
: ${C}`,{remedy:e.certificate?o(e.certificate):`Check ${d}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...l(t),outcome:e.sent?"unknow\
n":"not-sent"},cause:e.cause})}const n=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or rene\
w the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock \
of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function o(t){
return n.find(([e])=>e.test(t))?.[1]??""}function r(t,e){return new E.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Ch\
eck that the address is the service itself, and that no proxy or login page answers in its place.",call:{...l(t),outcome:"unknown"}})}function s(t,e){return new E.
GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...l(t),outcome:"\
unknown"}})}function c(t,e){const{origin:i}=t.request.url,d=e!==void 0&&e.origin!==i,T=d?e.origin:e===void 0?"nowhere":"another path";return new E.GQ("redirecte\
d",`Could not ${t.doing}: ${i} redirects to ${T} (${t.status})`,{remedy:d?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the \
service's own address, to which it does not redirect.",call:{...l(t),outcome:"refused"}})}})};export{D as id,I as ids,A as modules};

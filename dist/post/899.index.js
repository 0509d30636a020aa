const $=899,A=[899],D={445:((I,v,h)=>{h.d(v,{t:()=>b});var w=h(3739),y=h(1787);const g=16384,k=/[\s,]*<([^>]*)>/y,T=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(f){const o=(f??"").slice(0,g);let r=0;const u=s=>{s.lastIndex=r;const n=s.exec(o);return n&&(r=s.lastIndex),n};for(let s=u(k);s;s=u(k)){const n=new Map;
for(let c=u(T);c;c=u(T)){const[,d="",e,t=""]=c;n.has(d.toLowerCase())||n.set(d.toLowerCase(),e??t)}if((n.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!n.has("anchor"))return s[1]}}function _(f,o){const r=E(f.get("link"));return r===void 0?void 0:URL.parse(r,o.href)?.href}var p=h(1053);function b({decode:f,
readError:o,explain:r,takesText:u}){return async s=>{const{status:n,text:i,headers:c,retryAfterMs:d}=s,e=i===void 0?void 0:R(i,c,u||O(i,n));if(n>=400){const t=(0,y.
N)(typeof e?.body=="string"?{message:e.body}:e?.body),a=await o?.(e?.body,t)??t;return{ok:!1,error:(0,p.x5)(s,a,d,await r?.(a,n))}}if(e===void 0)return{ok:!1,error:(0,p.
g$)(s,s.bodyBytes)};if(e.fault!==void 0)return{ok:!1,error:(0,p.O$)(s,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await f(e.body,(0,p.xS)(s),{location:c.
get("location")??void 0,nextPage:_(c,s.request.url)})}}catch(t){if(t instanceof w.GQ)return{ok:!1,error:t};throw t}}}function O(f,o){return o>=400&&!/^\s*</.test(
f)}function R(f,o,r=!1){if(f.trim()==="")return{body:void 0};const u=(o.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=u===""||u==="text/pla\
in";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(u))return{body:void 0,fault:u==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const n=JSON.
parse(f);return s&&typeof n!="object"&&!r?{body:void 0,fault:"is plain text"}:{body:n}}catch{return s&&r?{body:f}:{body:void 0,fault:"is not whole JSON"}}}}),5529:((I,v,h)=>{
h.d(v,{H1:()=>T,cv:()=>E,K7:()=>O});async function w({body:o},r){const u=[];let s=0;for await(const n of o??[]){if(s+=n.byteLength,s>r)return;u.push(n)}return new TextDecoder().
decode(Buffer.concat(u))}var y=h(3739),g=h(8302),k=h(7634);const T={accept:"application/json","user-agent":`slipway/${k.x}`};async function E(o,r){r.signal?.throwIfAborted();
const u=new AbortController,s=setTimeout(()=>u.abort(),r.timeoutMs),n=r.signal?AbortSignal.any([r.signal,u.signal]):u.signal;try{const i=await r.fetch(o.url,{method:o.
method,headers:o.headers,redirect:"manual",signal:n,...(0,g.Eb)({body:o.body})}),{status:c,headers:d}=i;return{kind:"answer",status:c,headers:d,text:await w(i,r.
bodyBytes)}}catch(i){return r.signal?.throwIfAborted(),b(i,u.signal.aborted)}finally{clearTimeout(s)}}const _=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
p=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function b(o,r){const u=f(o),s=c=>u.some(d=>c.test((0,y.xU)(d)??"")),n=u.some(c=>"\
syscall"in c&&c.syscall==="connect"),i=R(o);return{kind:"lost",sent:!n&&!i&&!s(_),timedOut:r,certificate:i,cause:o}}function O(o){return f(o).map(y.xU).find(r=>r!==
void 0)}function R(o){return f(o).map(r=>(0,y.xU)(r)??"").find(r=>p.test(r))}function f(o,r=0){return!(o instanceof Error)||r>5?[]:[...(o instanceof AggregateError?
[o.cause,...o.errors]:[o.cause]).flatMap(s=>f(s,r+1)),o]}}),9206:((I,v,h)=>{h.r(v),h.d(v,{exchangedToken:()=>u,githubToken:()=>R});var w=h(3739),y=h(8302),g=h(86),
k=h(445),T=h(5529),E=h(1053),_=h(1619);function p(n,{requestUrl:i,requestToken:c,audience:d},e,t){const a=new URL(i);d&&(a.search+=`${a.search===""?"":"&"}audie\
nce=${encodeURIComponent(d)}`);const l=(m,C)=>{const x=(0,g.Qq)((0,g.Pf)(m),"value");if(x===void 0)throw(0,g.LO)("token (value)",m,C);return t(x),x};return e({doing:`\
get an ID token from ${n}`,request:{method:"GET",url:a,headers:{...T.H1,authorization:`Bearer ${c}`}},mayRepeat:!0,read:(0,k.t)({decode:l})})}function b(n){return{
...n,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(i,{onSecret:c}){c(n.requestToken),checkServiceUrl(new URL(n.requestUrl).
origin,"the platform's address");try{return await p("the platform",n,i,c)}catch(d){throw!(d instanceof SlipwayError)||d.code!=="unauthorized"?d:d.with({remedy:"\
The data directory may be of another platform; name the right one with --data.",cause:d})}}}}const O="ACTIONS_ID_TOKEN_REQUEST_URL";async function R({requestUrl:n,
requestToken:i,audience:c,permissions:d},e,t){if(t(i),!/^[\x21-\x7e]+$/.test(i))throw f("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(n))throw f(
`${O} is not a URL`);(0,_.hu)(new URL(n),O);try{return await p("GitHub",{requestUrl:n,requestToken:i,audience:c},e,t)}catch(a){if(!(a instanceof w.GQ)||!E.a6.has(
a.code))throw a;const l=`Check that the job has these lines, then run it again:
${d}`;throw a.with({code:"github_refused",remedy:l,cause:a})}}function f(n){return new w.GQ("invalid_input",n,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const o="urn:ietf:params:oauth:token-type:id_token",r=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function u(n,i,c){const d=await R(n.subject,i,c),e=(0,_.Jb)(n.url,"token-exchange-url"),t=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:d,subject_token_type:o,requested_token_type:o,...(0,y.Eb)({audience:n.audience,client_id:n.clientID})});try{return await i(
{doing:"exchange the token",request:{method:"POST",url:e,headers:{...T.H1,"content-type":"application/x-www-form-urlencoded"},body:t.toString()},mayRepeat:!0,read:(0,k.
t)({decode:s(c)})})}catch(a){if(!(a instanceof w.GQ)||!E.a6.has(a.code))throw a;const l=r.get(a.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw a.with({code:"token_exchange_failed",remedy:l,cause:a})}}function s(n){return(i,c)=>{
const d=(0,g.Pf)(i);for(const a of["idtoken","accesstoken","refreshtoken"]){const l=(0,g.Qq)(d,a);l!==void 0&&n(l)}const e=(0,g.Qq)(d,"issuedtokentype"),t=(0,g.
Qq)(d,"idtoken")??(e===o?(0,g.Qq)(d,"accesstoken"):void 0);if(t===void 0)throw(0,g.LO)("ID token (id_token, or access_token issued as one)",i,c);return t}}}),1053:((I,v,h)=>{
h.d(v,{O$:()=>i,a6:()=>o,g$:()=>c,tr:()=>r,x5:()=>_,xS:()=>E,yJ:()=>d});var w=h(9127),y=h(3739),g=h(8302),k=h(5807),T=h(5529);function E(e,t){const a="status"in
e?e:void 0,l=t?.requestID??a?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,g.Eb)({status:a?.status,requestID:l===
void 0?void 0:(0,k.Ow)(l,128),serviceCode:t?.code})}}function _(e,t,a,l){const m=t.code==="quota_exceeded",C=m?"refused":p(e.status),x=[`Could not ${e.doing}: t\
he service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,a===void 0?"":` and asks t\
o wait ${(0,w.a3)(a)}`,l?.words??""];return new y.GQ(C,x.join(""),{remedy:l?.remedy??(m?f:R(e.status,C)),call:{...E(e,t),outcome:e.status===408||e.status>=500?"\
unknown":"refused"}})}function p(e){return b[e]??(e>=500?"service_error":"refused")}const b={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_li\
mited"},O={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and th\
at this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploy\
s at the same time."};function R(e,t){return t==="service_error"?"Try again later. If it continues, send the request ID to the platform.":O[e]??"Correct what th\
e answer names, then run again."}const f='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',o=new Set(["\
unauthorized","forbidden","refused","unexpected_response"]);function r(e,t,a,l="the address"){const{origin:m}=e.request.url,C=(0,T.K7)(t.cause)??"no reason give\
n",x=t.timedOut?`no whole answer from ${m} within ${(0,w.a3)(a)}`:`${t.sent?`the connection to ${m} broke off`:`no connection to ${m}`} (${C})`;return new y.GQ(
t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${x}`,{remedy:t.certificate?n(t.certificate):u(t)?`The server answers without TLS. If it is on\
e on this machine, give ${l} with http://.`:`Check ${l}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(e),outcome:t.sent?"unknown":
"not-sent"},cause:t.cause})}function u({cause:e}){return/wrong.version.number/i.test(`${(0,T.K7)(e)} ${e}`)}const s=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Gi\
ve the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew \
the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the serve\
r, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function n(e){return s.find(([t])=>t.test(e))?.[1]??""}function i(e,t){return new y.GQ("unexpecte\
d_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers\
 in its place.",call:{...E(e),outcome:"unknown"}})}function c(e,t){return new y.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} by\
tes`,{remedy:"Check that the address is the service itself.",call:{...E(e),outcome:"unknown"}})}function d(e,t){const{origin:a}=e.request.url,l=t?.protocol==="h\
ttps:"||t?.protocol==="http:",m=t!==void 0&&l&&t.origin!==a,C=m?t.origin:t===void 0?"nowhere":l?"another path":`a ${t.protocol} address`;return new y.GQ("redire\
cted",`Could not ${e.doing}: ${a} redirects to ${C} (${e.status})`,{remedy:m?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give t\
he service's own address, to which it does not redirect.",call:{...E(e),outcome:"refused"}})}})};export{$ as id,A as ids,D as modules};

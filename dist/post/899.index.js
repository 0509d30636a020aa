const $=899,A=[899],S={445:((I,_,h)=>{h.d(_,{t:()=>x});var w=h(3739),y=h(1787);const l=16384,k=/[\s,]*<([^>]*)>/y,T=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function p(s){const c=(s??"").slice(0,l);let f=0;const o=n=>{n.lastIndex=f;const a=n.exec(c);return a&&(f=n.lastIndex),a};for(let n=o(k);n;n=o(k)){const a=new Map;
for(let e=o(T);e;e=o(T)){const[,t="",r,d=""]=e;a.has(t.toLowerCase())||a.set(t.toLowerCase(),r??d)}if((a.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!a.has("anchor"))return n[1]}}function v(s,c){const f=p(s.get("link"));return f===void 0?void 0:URL.parse(f,c.href)?.href}var E=h(1053);function x({decode:s,
readError:c,explain:f,takesText:o}){return async n=>{const{status:a,text:u,headers:e,retryAfterMs:t}=n,r=u===void 0?void 0:R(u,e,o||O(u,a));if(a>=400){const d=(0,y.
N)(typeof r?.body=="string"?{message:r.body}:r?.body),g=await c?.(r?.body,d)??d;return{ok:!1,error:(0,E.x5)(n,g,t,await f?.(g,a))}}if(r===void 0)return{ok:!1,error:(0,E.
g$)(n,n.bodyBytes)};if(r.fault!==void 0)return{ok:!1,error:(0,E.O$)(n,r.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await s(r.body,(0,E.xS)(n),{location:e.
get("location")??void 0,nextPage:v(e,n.request.url)})}}catch(d){if(d instanceof w.GQ)return{ok:!1,error:d};throw d}}}function O(s,c){return c>=400&&!/^\s*</.test(
s)}function R(s,c,f=!1){if(s.trim()==="")return{body:void 0};const o=(c.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",n=o===""||o==="text/pla\
in";if(!n&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const a=m.
test(s)?JSON.parse(s,i):JSON.parse(s);return n&&typeof a!="object"&&!f?{body:void 0,fault:"is plain text"}:{body:a}}catch{return n&&f?{body:s}:{body:void 0,fault:"\
is not whole JSON"}}}const m=/\d{16}/,i=(s,c,{source:f=""}={})=>typeof c=="number"&&!Number.isSafeInteger(c)&&/^-?\d+$/.test(f)?f:c}),5529:((I,_,h)=>{h.d(_,{H1:()=>T,
cv:()=>p,K7:()=>O});async function w({body:i},s){const c=[];let f=0;for await(const o of i??[]){if(f+=o.byteLength,f>s)return;c.push(o)}return new TextDecoder().
decode(Buffer.concat(c))}var y=h(3739),l=h(8302),k=h(7634);const T={accept:"application/json","user-agent":`slipway/${k.x}`};async function p(i,s){s.signal?.throwIfAborted();
const c=new AbortController,f=setTimeout(()=>c.abort(),s.timeoutMs),o=s.signal?AbortSignal.any([s.signal,c.signal]):c.signal;try{const n=await s.fetch(i.url,{method:i.
method,headers:i.headers,redirect:"manual",signal:o,...(0,l.Eb)({body:i.body})}),{status:a,headers:u}=n;return{kind:"answer",status:a,headers:u,text:await w(n,s.
bodyBytes)}}catch(n){return s.signal?.throwIfAborted(),x(n,c.signal.aborted)}finally{clearTimeout(f)}}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
E=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function x(i,s){const c=m(i),f=a=>c.some(u=>a.test((0,y.xU)(u)??"")),o=c.some(a=>"\
syscall"in a&&a.syscall==="connect"),n=R(i);return{kind:"lost",sent:!o&&!n&&!f(v),timedOut:s,certificate:n,cause:i}}function O(i){return m(i).map(y.xU).find(s=>s!==
void 0)}function R(i){return m(i).map(s=>(0,y.xU)(s)??"").find(s=>E.test(s))}function m(i,s=0){return!(i instanceof Error)||s>5?[]:[...(i instanceof AggregateError?
[i.cause,...i.errors]:[i.cause]).flatMap(f=>m(f,s+1)),i]}}),9206:((I,_,h)=>{h.r(_),h.d(_,{exchangedToken:()=>c,githubToken:()=>R});var w=h(3739),y=h(8302),l=h(86),
k=h(445),T=h(5529),p=h(1053),v=h(1619);function E(o,{requestUrl:n,requestToken:a,audience:u},e,t){const r=new URL(n);u&&(r.search+=`${r.search===""?"":"&"}audie\
nce=${encodeURIComponent(u)}`);const d=(g,C)=>{const b=(0,l.Qq)((0,l.Pf)(g),"value");if(b===void 0)throw(0,l.LO)("token (value)",g,C);return t(b),b};return e({doing:`\
get an ID token from ${o}`,request:{method:"GET",url:r,headers:{...T.H1,authorization:`Bearer ${a}`}},mayRepeat:!0,read:(0,k.t)({decode:d})})}function x(o){return{
...o,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(n,{onSecret:a}){a(o.requestToken),checkServiceUrl(new URL(o.requestUrl).
origin,"the platform's address");try{return await E("the platform",o,n,a)}catch(u){throw!(u instanceof SlipwayError)||u.code!=="unauthorized"?u:u.with({remedy:"\
The data directory may be of another platform; name the right one with --data.",cause:u})}}}}const O="ACTIONS_ID_TOKEN_REQUEST_URL";async function R({requestUrl:o,
requestToken:n,audience:a,permissions:u},e,t){if(t(n),!/^[\x21-\x7e]+$/.test(n))throw m("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(o))throw m(
`${O} is not a URL`);(0,v.hu)(new URL(o),O);try{return await E("GitHub",{requestUrl:o,requestToken:n,audience:a},e,t)}catch(r){if(!(r instanceof w.GQ)||!p.a6.has(
r.code))throw r;const d=`Check that the job has these lines, then run it again:
${u}`;throw r.with({code:"github_refused",remedy:d,cause:r})}}function m(o){return new w.GQ("invalid_input",o,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const i="urn:ietf:params:oauth:token-type:id_token",s=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function c(o,n,a){const u=await R(o.subject,n,a),e=(0,v.Jb)(o.url,"token-exchange-url"),t=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:u,subject_token_type:i,requested_token_type:i,...(0,y.Eb)({audience:o.audience,client_id:o.clientID})});try{return await n(
{doing:"exchange the token",request:{method:"POST",url:e,headers:{...T.H1,"content-type":"application/x-www-form-urlencoded"},body:t.toString()},mayRepeat:!0,read:(0,k.
t)({decode:f(a)})})}catch(r){if(!(r instanceof w.GQ)||!p.a6.has(r.code))throw r;const d=s.get(r.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw r.with({code:"token_exchange_failed",remedy:d,cause:r})}}function f(o){return(n,a)=>{
const u=(0,l.Pf)(n);for(const r of["idtoken","accesstoken","refreshtoken"]){const d=(0,l.Qq)(u,r);d!==void 0&&o(d)}const e=(0,l.Qq)(u,"issuedtokentype"),t=(0,l.
Qq)(u,"idtoken")??(e===i?(0,l.Qq)(u,"accesstoken"):void 0);if(t===void 0)throw(0,l.LO)("ID token (id_token, or access_token issued as one)",n,a);return t}}}),1053:((I,_,h)=>{
h.d(_,{O$:()=>n,a6:()=>i,g$:()=>a,tr:()=>s,x5:()=>v,xS:()=>p,yJ:()=>u});var w=h(9127),y=h(3739),l=h(8302),k=h(5807),T=h(5529);function p(e,t){const r="status"in
e?e:void 0,d=t?.requestID??r?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,l.Eb)({status:r?.status,requestID:d===
void 0?void 0:(0,k.Ow)(d,128),serviceCode:t?.code})}}function v(e,t,r,d){const g=t.code==="quota_exceeded",C=g?"refused":E(e.status),b=[`Could not ${e.doing}: t\
he service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,r===void 0?"":` and asks t\
o wait ${(0,w.a3)(r)}`,d?.words??""];return new y.GQ(C,b.join(""),{remedy:d?.remedy??(g?m:R(e.status,C)),call:{...p(e,t),outcome:e.status===408||e.status>=500?"\
unknown":"refused"}})}function E(e){return x[e]??(e>=500?"service_error":"refused")}const x={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_li\
mited"},O={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and th\
at this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploy\
s at the same time."};function R(e,t){return t==="service_error"?"Try again later. If it continues, send the request ID to the platform.":O[e]??"Correct what th\
e answer names, then run again."}const m='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',i=new Set(["\
unauthorized","forbidden","refused","unexpected_response"]);function s(e,t,r,d="the address"){const{origin:g}=e.request.url,C=(0,T.K7)(t.cause)??"no reason give\
n",b=t.timedOut?`no whole answer from ${g} within ${(0,w.a3)(r)}`:`${t.sent?`the connection to ${g} broke off`:`no connection to ${g}`} (${C})`;return new y.GQ(
t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${b}`,{remedy:t.certificate?o(t.certificate):c(t)?`The server answers without TLS. If it is on\
e on this machine, give ${d} with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy itself has TLS.`:`Check ${d}, the networ\
k, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...p(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}function c({cause:e}){return/wrong.version.number/i.
test(`${(0,T.K7)(e)} ${e}`)}const f=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew t\
he certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of \
this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function o(e){return f.
find(([t])=>t.test(e))?.[1]??""}function n(e,t){return new y.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that \
the address is the service itself, and that no proxy or login page answers in its place.",call:{...p(e),outcome:"unknown"}})}function a(e,t){return new y.GQ("re\
sponse_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...p(e),outcome:"un\
known"}})}function u(e,t){const{origin:r}=e.request.url,d=t?.protocol==="https:"||t?.protocol==="http:",g=t!==void 0&&d&&t.origin!==r,C=g?t.origin:t===void 0?"n\
owhere":d?"another path":`a ${t.protocol} address`;return new y.GQ("redirected",`Could not ${e.doing}: ${r} redirects to ${C} (${e.status})`,{remedy:g?`Nothing \
was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...p(e),outcome:"refus\
ed"}})}})};export{$ as id,A as ids,S as modules};

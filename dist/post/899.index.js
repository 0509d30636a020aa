const A=899,$=[899],D={445:((I,v,c)=>{c.d(v,{t:()=>C});var w=c(3739),E=c(1787);const y=16384,T=/[\s,]*<([^>]*)>/y,k=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function m(g){const f=(g??"").slice(0,y);let n=0;const o=r=>{r.lastIndex=n;const d=r.exec(f);return d&&(n=r.lastIndex),d};for(let r=o(T);r;r=o(T)){const d=new Map;
for(let a=o(k);a;a=o(k)){const[,u="",e,t=""]=a;d.has(u.toLowerCase())||d.set(u.toLowerCase(),e??t)}if((d.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!d.has("anchor"))return r[1]}}function _(g,f){const n=m(g.get("link"));return n===void 0?void 0:URL.parse(n,f.href)?.href}var p=c(1053);function C({decode:g,
readError:f,explain:n,takesText:o}){return async r=>{const{status:d,text:s,headers:a,retryAfterMs:u}=r,e=s===void 0?void 0:O(s,a,o);if(d>=400){const t=(0,E.N)(e?.
body),h=await f?.(e?.body,t)??t;return{ok:!1,error:(0,p.x5)(r,h,u,await n?.(h,d))}}if(e===void 0)return{ok:!1,error:(0,p.g$)(r,r.bodyBytes)};if(e.fault!==void 0)
return{ok:!1,error:(0,p.O$)(r,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await g(e.body,(0,p.xS)(r),{location:a.get("location")??void 0,nextPage:_(
a,r.request.url)})}}catch(t){if(t instanceof w.GQ)return{ok:!1,error:t};throw t}}}function O(g,f,n=!1){if(g.trim()==="")return{body:void 0};const o=(f.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=o===""||o==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const d=JSON.parse(g);return r&&typeof d!="object"&&!n?{body:void 0,fault:"is plain text"}:
{body:d}}catch{return r&&n?{body:g}:{body:void 0,fault:"is not whole JSON"}}}}),5529:((I,v,c)=>{c.d(v,{H1:()=>k,cv:()=>m,K7:()=>O});async function w({body:n},o){
const r=[];let d=0;for await(const s of n??[]){if(d+=s.byteLength,d>o)return;r.push(s)}return new TextDecoder().decode(Buffer.concat(r))}var E=c(3739),y=c(8302),
T=c(7634);const k={accept:"application/json","user-agent":`slipway/${T.x}`};async function m(n,o){o.signal?.throwIfAborted();const r=new AbortController,d=setTimeout(
()=>r.abort(),o.timeoutMs),s=o.signal?AbortSignal.any([o.signal,r.signal]):r.signal;try{const a=await o.fetch(n.url,{method:n.method,headers:n.headers,redirect:"\
manual",signal:s,...(0,y.Eb)({body:n.body})}),{status:u,headers:e}=a;return{kind:"answer",status:u,headers:e,text:await w(a,o.bodyBytes)}}catch(a){return o.signal?.
throwIfAborted(),C(a,r.signal.aborted)}finally{clearTimeout(d)}}const _=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
p=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function C(n,o){const r=f(n),d=u=>r.some(e=>u.test((0,E.xU)(e)??"")),s=r.some(u=>"\
syscall"in u&&u.syscall==="connect"),a=g(n);return{kind:"lost",sent:!s&&!a&&!d(_),timedOut:o,certificate:a,cause:n}}function O(n){return f(n).map(E.xU).find(o=>o!==
void 0)}function g(n){return f(n).map(o=>(0,E.xU)(o)??"").find(o=>p.test(o))}function f(n,o=0){return!(n instanceof Error)||o>5?[]:[...(n instanceof AggregateError?
[n.cause,...n.errors]:[n.cause]).flatMap(d=>f(d,o+1)),n]}}),9206:((I,v,c)=>{c.r(v),c.d(v,{exchangedToken:()=>r,githubToken:()=>g});var w=c(3739),E=c(8302),y=c(86),
T=c(445),k=c(5529),m=c(1053),_=c(1619);function p(s,{requestUrl:a,requestToken:u,audience:e},t,h){const i=new URL(a);e&&(i.search+=`${i.search===""?"":"&"}audie\
nce=${encodeURIComponent(e)}`);const l=(R,x)=>{const b=(0,y.Qq)((0,y.Pf)(R),"value");if(b===void 0)throw(0,y.LO)("token (value)",R,x);return h(b),b};return t({doing:`\
get an ID token from ${s}`,request:{method:"GET",url:i,headers:{...k.H1,authorization:`Bearer ${u}`}},mayRepeat:!0,read:(0,T.t)({decode:l})})}function C(s){return{
...s,kind:"platform",input:"the platform",description:"the embedded platform's own",async obtain(a,{onSecret:u}){u(s.requestToken),checkServiceUrl(new URL(s.requestUrl).
origin,"the platform's address");try{return await p("the platform",s,a,u)}catch(e){throw!(e instanceof SlipwayError)||e.code!=="unauthorized"?e:e.with({remedy:"\
The data directory may be of another platform; name the right one with --data.",cause:e})}}}}const O="ACTIONS_ID_TOKEN_REQUEST_URL";async function g({requestUrl:s,
requestToken:a,audience:u,permissions:e},t,h){if(h(a),!/^[\x21-\x7e]+$/.test(a))throw f("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(s))throw f(
`${O} is not a URL`);(0,_.hu)(new URL(s),O);try{return await p("GitHub",{requestUrl:s,requestToken:a,audience:u},t,h)}catch(i){if(!(i instanceof w.GQ)||!m.a6.has(
i.code))throw i;const l=`Check that the job has these lines, then run it again:
${e}`;throw i.with({code:"github_refused",remedy:l,cause:i})}}function f(s){return new w.GQ("invalid_input",s,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}const n="urn:ietf:params:oauth:token-type:id_token",o=new Map([["invalid_client","Check token-exchange-client-id: the identity provider \
does not know this client."],["unauthorized_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Tur\
n on token exchange (RFC 8693) at the identity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],
["invalid_grant","Let the identity provider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the \
repository."]]);async function r(s,a,u){const e=await g(s.subject,a,u),t=(0,_.Jb)(s.url,"token-exchange-url"),h=new URLSearchParams({grant_type:"urn:ietf:params\
:oauth:grant-type:token-exchange",subject_token:e,subject_token_type:n,requested_token_type:n,...(0,E.Eb)({audience:s.audience,client_id:s.clientID})});try{return await a(
{doing:"exchange the token",request:{method:"POST",url:t,headers:{...k.H1,"content-type":"application/x-www-form-urlencoded"},body:h.toString()},mayRepeat:!0,read:(0,T.
t)({decode:d(u)})})}catch(i){if(!(i instanceof w.GQ)||!m.a6.has(i.code))throw i;const l=o.get(i.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw i.with({code:"token_exchange_failed",remedy:l,cause:i})}}function d(s){return(a,u)=>{
const e=(0,y.Pf)(a);for(const i of["idtoken","accesstoken","refreshtoken"]){const l=(0,y.Qq)(e,i);l!==void 0&&s(l)}const t=(0,y.Qq)(e,"issuedtokentype"),h=(0,y.
Qq)(e,"idtoken")??(t===n?(0,y.Qq)(e,"accesstoken"):void 0);if(h===void 0)throw(0,y.LO)("ID token (id_token, or access_token issued as one)",a,u);return h}}}),1053:((I,v,c)=>{
c.d(v,{O$:()=>s,a6:()=>n,g$:()=>a,tr:()=>o,x5:()=>_,xS:()=>m,yJ:()=>u});var w=c(9127),E=c(3739),y=c(8302),T=c(5807),k=c(5529);function m(e,t){const h="status"in
e?e:void 0,i=t?.requestID??h?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,y.Eb)({status:h?.status,requestID:i===
void 0?void 0:(0,T.Ow)(i,128),serviceCode:t?.code})}}function _(e,t,h,i){const l=t.code==="quota_exceeded",R=l?"refused":p(e.status),x=[`Could not ${e.doing}: t\
he service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,h===void 0?"":` and asks t\
o wait ${(0,w.a3)(h)}`,i?.words??""];return new E.GQ(R,x.join(""),{remedy:i?.remedy??(l?f:g(e.status,R)),call:{...m(e,t),outcome:e.status===408||e.status>=500?"\
unknown":"refused"}})}function p(e){return C[e]??(e>=500?"service_error":"refused")}const C={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_li\
mited"},O={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and th\
at this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploy\
s at the same time."};function g(e,t){return t==="service_error"?"Try again later. If it continues, send the request ID to the platform.":O[e]??"Correct what th\
e answer names, then run again."}const f='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',n=new Set(["\
unauthorized","forbidden","refused","unexpected_response"]);function o(e,t,h,i="the address"){const{origin:l}=e.request.url,R=(0,k.K7)(t.cause)??"no reason give\
n",x=t.timedOut?`no whole answer from ${l} within ${(0,w.a3)(h)}`:`${t.sent?`the connection to ${l} broke off`:`no connection to ${l}`} (${R})`;return new E.GQ(
t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${x}`,{remedy:t.certificate?d(t.certificate):`Check ${i}, the network, and HTTPS_PROXY and NO_\
PROXY if there is a proxy.`,call:{...m(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the addres\
s by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certifica\
te of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the f\
ile of its certificate in NODE_EXTRA_CA_CERTS."]];function d(e){return r.find(([t])=>t.test(e))?.[1]??""}function s(e,t){return new E.GQ("unexpected_response",`\
Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place\
.",call:{...m(e),outcome:"unknown"}})}function a(e,t){return new E.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"\
Check that the address is the service itself.",call:{...m(e),outcome:"unknown"}})}function u(e,t){const{origin:h}=e.request.url,i=t!==void 0&&t.origin!==h,l=i?t.
origin:t===void 0?"nowhere":"another path";return new E.GQ("redirected",`Could not ${e.doing}: ${h} redirects to ${l} (${e.status})`,{remedy:i?`Nothing was sent\
 there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...m(e),outcome:"refused"}})}})};export{A as id,$ as ids,D as modules};

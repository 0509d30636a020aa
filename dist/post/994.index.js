const z=994,V=[994],X={5994:((F,D,f)=>{f.r(D),f.d(D,{createGitHubClient:()=>n});var I=f(9452),T=f(445),S=f(5529),$=f(1053);const x={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function v(t,r,u){const i=Math.min(r.mostDelayMs,r.firstDelayMs*2**(t-1));return Math.round(i*(.1+.9*u()))}function U(t,r){
const u=t?.trim()??"";if(/^\d{1,9}$/.test(u))return Number(u)*1e3;const i=/^[A-Za-z]{3,9}, /.test(u)?Date.parse(u):Number.NaN;return Number.isNaN(i)?void 0:Math.
max(0,i-r.now())}const M=new Set([408,429,500,502,503,504,520,521,522,523,524]);function L(t){const{budget:r,clock:u,random:i}=t,c=u.now(),h=r.throttling==="pac\
e";let m=0,R=0;return{attempts:()=>m+R,waitAfter(C){const k=h&&C.status===429?++R:++m,_=C.retryAfterMs??0,j=h&&_>0?_:Math.max(v(k,r,i),_);return u.now()-c+j>r.totalMs||
_>r.mostRetryAfterMs||m>=r.attempts?void 0:j}}}const P=3;function G(t){const r={timeoutMs:3e4,bodyBytes:5e6,budget:x,...t},u=o(t.onTrouble);return async function(c){
const h=y(t.signal,c.signal),m=L(r);let R=!1;for(;;){const C=await t.pace?.enter(h);let k=["fault",0];try{const p=await s(c,r,h);if(p.ok)return k=["answered",0],
p.value;if(p.status===(c.renewOn??401)&&!R&&(R=!0,await c.renew?.()))continue;const Q=p.again??d(p.status),K=Q==="always"||Q==="if-it-may-repeat"&&c.mayRepeat?m.
waitAfter(p):void 0;if(K===void 0)throw p.error;const J={error:p.error,waitMs:K,attempt:m.attempts()};c.onTrouble?.(J),u(c.doing,J),k=[p.status===429?"throttled":
"fault",K]}finally{C?.(...k)}const[_,j]=k;(t.pace===void 0||_!=="throttled")&&await r.clock.sleep(j,h)}}}function y(t,r){return t!==void 0&&r!==void 0?AbortSignal.
any([t,r]):t??r}function o(t){const r=new Set;return(u,i)=>{const c=`${u} ${i.error.code} ${i.error.call?.status}`;t===void 0||r.has(c)||(r.add(c),t(i))}}async function s(t,r,u){
u?.throwIfAborted();let i=await t.authorize?.(t.request)??t.request;for(let c=0;;c+=1){const h=await(0,S.cv)(i,{...r,signal:u}),m={doing:t.doing,request:i};if(h.
kind==="lost"){const B=h.certificate?"never":h.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,$.tr)(m,h,r.timeoutMs,t.addressFrom),again:B}}const{status:R,
headers:C,text:k}=h,_={...m,status:R,headers:C};if(R<300||R>=400){const B=R>=400?U(C.get("retry-after"),r.clock):void 0;return{...await t.read({..._,text:k,bodyBytes:r.
bodyBytes,retryAfterMs:B}),status:R,retryAfterMs:B}}const j=C.get("location"),p=j===null?void 0:URL.parse(j,i.url.href)??void 0,Q=p?.origin===i.url.origin&&i.method===
"GET"&&c<P;if(p===void 0||!Q)return{ok:!1,error:(0,$.yJ)(_,p),again:"never"};i={...i,url:p}}}function d(t=0){return t===429?"always":M.has(t)?"if-it-may-repeat":
"never"}var a=f(3739),l=f(7634),w=f(86);const g={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},A="2022-11-28",e={debug(){},info(){},
warn(){},error(){}};function n(t){const r=G({...t,timeoutMs:1e4,budget:g}),u=t.context.apiUrl.replace(/\/+$/,""),i=c=>(0,I.Q)(t.token,{baseUrl:u,userAgent:`slip\
way/${l.x}`,log:e,request:{fetch:b(r,c,new URL(u).origin)}});return{async ask(c,h){return(await h(i(c)).catch(E)).data},async*pages(c,h){try{for await(const{data:m}of h(
i(c)))yield Array.isArray(m)?m:[]}catch(m){E(m)}}}}function E(t){throw t instanceof Error&&t.name==="HttpError"&&t.cause?t.cause:t}function b(t,r,u){return(i,c)=>{
const h=new URL(i);if(h.origin!==u)throw W(r,u,h);const m=c.method??"GET",R={...Object.fromEntries(new Headers(c.headers)),accept:"application/vnd.github+json",
"x-github-api-version":A},C=typeof c.body=="string"?{body:c.body}:{};return t({doing:r,mayRepeat:m!=="POST",request:{method:m,url:h,headers:R,...C},read:N})}}const O=(0,T.
t)({decode(t,r){if(t===null||!["object","undefined"].includes(typeof t))throw(0,w.LO)("object or list",t,r)}}),N=async t=>{const r=await O(t),{status:u,headers:i,
text:c}=t;return r.ok?{ok:!0,value:new Response(c||null,{status:u,headers:[...i]})}:u!==403||!H(i)?r:{ok:!1,error:r.error.with({code:"rate_limited",remedy:"Run \
again later; other runs with the same token share its rate limit."}),again:i.get("retry-after")===null?"never":"always"}};function H(t){return t.get("retry-afte\
r")!==null||t.get("x-ratelimit-remaining")==="0"}function W(t,r,{origin:u}){return new a.GQ("redirected",`Could not ${t}: ${r} names ${u} for the next page`,{remedy:"\
Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((F,D,f)=>{f.d(D,{t:()=>L});var I=f(3739),T=f(1787);const S=16384,
$=/[\s,]*<([^>]*)>/y,x=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function v(y){const o=(y??"").slice(0,S);let s=0;const d=a=>{
a.lastIndex=s;const l=a.exec(o);return l&&(s=a.lastIndex),l};for(let a=d($);a;a=d($)){const l=new Map;for(let g=d(x);g;g=d(x)){const[,A="",e,n=""]=g;l.has(A.toLowerCase())||
l.set(A.toLowerCase(),e??n)}if((l.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!l.has("anchor"))return a[1]}}function U(y,o){const s=v(y.get("l\
ink"));return s===void 0?void 0:URL.parse(s,o.href)?.href}var M=f(1053);function L({decode:y,readError:o,explain:s,takesText:d}){return async a=>{const{status:l,
text:w,headers:g,retryAfterMs:A}=a,e=w===void 0?void 0:G(w,g,d||P(w,l));if(l>=400){const n=(0,T.N)(typeof e?.body=="string"?{message:e.body}:e?.body),E=await o?.(
e?.body,n)??n;return{ok:!1,error:(0,M.x5)(a,E,A,await s?.(E,l))}}if(e===void 0)return{ok:!1,error:(0,M.g$)(a,a.bodyBytes)};if(e.fault!==void 0)return{ok:!1,error:(0,M.
O$)(a,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await y(e.body,(0,M.xS)(a),{location:g.get("location")??void 0,nextPage:U(g,a.request.url)})}}catch(n){
if(n instanceof I.GQ)return{ok:!1,error:n};throw n}}}function P(y,o){return o>=400&&!/^\s*</.test(y)}function G(y,o,s=!1){if(y.trim()==="")return{body:void 0};const d=(o.
get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",a=d===""||d==="text/plain";if(!a&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(d))return{body:void 0,fault:d===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(y);return a&&typeof l!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:l}}catch{return a&&s?{body:y}:{body:void 0,fault:"is not whole JSON"}}}}),5529:((F,D,f)=>{f.d(D,{H1:()=>x,cv:()=>v,K7:()=>P});async function I({body:o},s){
const d=[];let a=0;for await(const l of o??[]){if(a+=l.byteLength,a>s)return;d.push(l)}return new TextDecoder().decode(Buffer.concat(d))}var T=f(3739),S=f(8302),
$=f(7634);const x={accept:"application/json","user-agent":`slipway/${$.x}`};async function v(o,s){s.signal?.throwIfAborted();const d=new AbortController,a=setTimeout(
()=>d.abort(),s.timeoutMs),l=s.signal?AbortSignal.any([s.signal,d.signal]):d.signal;try{const w=await s.fetch(o.url,{method:o.method,headers:o.headers,redirect:"\
manual",signal:l,...(0,S.Eb)({body:o.body})}),{status:g,headers:A}=w;return{kind:"answer",status:g,headers:A,text:await I(w,s.bodyBytes)}}catch(w){return s.signal?.
throwIfAborted(),L(w,d.signal.aborted)}finally{clearTimeout(a)}}const U=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
M=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function L(o,s){const d=y(o),a=g=>d.some(A=>g.test((0,T.xU)(A)??"")),l=d.some(g=>"\
syscall"in g&&g.syscall==="connect"),w=G(o);return{kind:"lost",sent:!l&&!w&&!a(U),timedOut:s,certificate:w,cause:o}}function P(o){return y(o).map(T.xU).find(s=>s!==
void 0)}function G(o){return y(o).map(s=>(0,T.xU)(s)??"").find(s=>M.test(s))}function y(o,s=0){return!(o instanceof Error)||s>5?[]:[...(o instanceof AggregateError?
[o.cause,...o.errors]:[o.cause]).flatMap(a=>y(a,s+1)),o]}}),1053:((F,D,f)=>{f.d(D,{O$:()=>w,a6:()=>o,g$:()=>g,tr:()=>s,x5:()=>U,xS:()=>v,yJ:()=>A});var I=f(9127),
T=f(3739),S=f(8302),$=f(5807),x=f(5529);function v(e,n){const E="status"in e?e:void 0,b=n?.requestID??E?.headers.get("x-request-id")??void 0;return{method:e.request.
method,path:e.request.url.pathname,...(0,S.Eb)({status:E?.status,requestID:b===void 0?void 0:(0,$.Ow)(b,128),serviceCode:n?.code})}}function U(e,n,E,b){const O=n.
code==="quota_exceeded",N=O?"refused":M(e.status),H=[`Could not ${e.doing}: the service answered ${e.status}`,n.code===void 0||n.code===String(e.status)?"":` ${n.
code}`,n.message===void 0?"":` ("${n.message}")`,E===void 0?"":` and asks to wait ${(0,I.a3)(E)}`,b?.words??""];return new T.GQ(N,H.join(""),{remedy:b?.remedy??
(O?y:G(e.status,N)),call:{...v(e,n),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function M(e){return L[e]??(e>=500?"service_error":"refused")}const L={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},P={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function G(e,n){return n==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":P[e]??"Correct what the answer names, then run again."}const y='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',o=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function s(e,n,E,b="the addres\
s"){const{origin:O}=e.request.url,N=(0,x.K7)(n.cause)??"no reason given",H=n.timedOut?`no whole answer from ${O} within ${(0,I.a3)(E)}`:`${n.sent?`the connectio\
n to ${O} broke off`:`no connection to ${O}`} (${N})`;return new T.GQ(n.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${H}`,{remedy:n.certificate?
l(n.certificate):d(n)?`The server answers without TLS. If it is one on this machine, give ${b} with http://.`:`Check ${b}, the network, and HTTPS_PROXY and NO_P\
ROXY if there is a proxy.`,call:{...v(e),outcome:n.sent?"unknown":"not-sent"},cause:n.cause})}function d({cause:e}){return/wrong.version.number/i.test(`${(0,x.K7)(
e)} ${e}`)}const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate wi\
th this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[
/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function l(e){return a.find(([n])=>n.
test(e))?.[1]??""}function w(e,n){return new T.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${n}`,{remedy:"Check that the address is\
 the service itself, and that no proxy or login page answers in its place.",call:{...v(e),outcome:"unknown"}})}function g(e,n){return new T.GQ("response_too_lar\
ge",`Could not ${e.doing}: the answer is longer than ${n} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(e),outcome:"unknown"}})}function A(e,n){
const{origin:E}=e.request.url,b=n?.protocol==="https:"||n?.protocol==="http:",O=n!==void 0&&b&&n.origin!==E,N=O?n.origin:n===void 0?"nowhere":b?"another path":`\
a ${n.protocol} address`;return new T.GQ("redirected",`Could not ${e.doing}: ${E} redirects to ${N} (${e.status})`,{remedy:O?`Nothing was sent there. If ${n.origin}\
 is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...v(e),outcome:"refused"}})}})};export{z as id,V as ids,X as modules};

const x=154,S=[154],P={9154:((I,w,u)=>{u.r(w),u.d(w,{createGitHubClient:()=>v});var T=u(9452),_=u(445),M=u(9696),O=u(3739),p=u(7634),g=u(86);const b={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},m="2022-11-28",A={debug(){},info(){},warn(){},error(){}};function v(n){const o=(0,M.p)({...n,
timeoutMs:1e4,budget:b}),a=n.context.apiUrl.replace(/\/+$/,""),l=e=>(0,T.Q)(n.token,{baseUrl:a,userAgent:`slipway/${p.x}`,log:A,request:{fetch:E(o,e,new URL(a).
origin)}});return{async ask(e,r){return(await r(l(e)).catch(R)).data},async*pages(e,r){try{for await(const{data:c}of r(l(e)))yield Array.isArray(c)?c:[]}catch(c){
R(c)}}}}function R(n){throw n instanceof Error&&n.name==="HttpError"&&n.cause?n.cause:n}function E(n,o,a){return(l,e)=>{const r=new URL(l);if(r.origin!==a)throw i(
o,a,r);const c=e.method??"GET",d={...Object.fromEntries(new Headers(e.headers)),accept:"application/vnd.github+json","x-github-api-version":m},h=typeof e.body==
"string"?{body:e.body}:{};return n({doing:o,mayRepeat:c!=="POST",request:{method:c,url:r,headers:d,...h},read:t})}}const f=(0,_.t)({decode(n,o){if(n===null||!["\
object","undefined"].includes(typeof n))throw(0,g.LO)("object or list",n,o)}}),t=async n=>{const o=await f(n),{status:a,headers:l,text:e}=n;return o.ok?{ok:!0,value:new Response(
e||null,{status:a,headers:[...l]})}:a!==403||!s(l)?o:{ok:!1,error:o.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:l.get("retry-after")===null?"never":"always"}};function s(n){return n.get("retry-after")!==null||n.get("x-ratelimit-remaining")==="0"}
function i(n,o,{origin:a}){return new O.GQ("redirected",`Could not ${n}: ${o} names ${a} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:((I,w,u)=>{u.d(w,{t:()=>A});var T=u(3739),_=u(1787);const M=16384,O=/[\s,]*<([^>]*)>/y,p=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function g(t){const s=(t??"").slice(0,M);let i=0;const n=o=>{o.lastIndex=i;const a=o.exec(s);return a&&(i=o.lastIndex),a};for(let o=n(O);o;o=n(O)){const a=new Map;
for(let e=n(p);e;e=n(p)){const[,r="",c,d=""]=e;a.has(r.toLowerCase())||a.set(r.toLowerCase(),c??d)}if((a.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!a.has("anchor"))return o[1]}}function b(t,s){const i=g(t.get("link"));return i===void 0?void 0:URL.parse(i,s.href)?.href}var m=u(1053);function A({decode:t,
readError:s,explain:i,takesText:n}){return async o=>{const{status:a,text:l,headers:e,retryAfterMs:r}=o,c=l===void 0?void 0:R(l,e,n||v(l,a));if(a>=400){const d=(0,_.
N)(typeof c?.body=="string"?{message:c.body}:c?.body),h=await s?.(c?.body,d)??d;return{ok:!1,error:(0,m.x5)(o,h,r,await i?.(h,a))}}if(c===void 0)return{ok:!1,error:(0,m.
g$)(o,o.bodyBytes)};if(c.fault!==void 0)return{ok:!1,error:(0,m.O$)(o,c.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await t(c.body,(0,m.xS)(o),{location:e.
get("location")??void 0,nextPage:b(e,o.request.url)})}}catch(d){if(d instanceof T.GQ)return{ok:!1,error:d};throw d}}}function v(t,s){return s>=400&&!/^\s*</.test(
t)}function R(t,s,i=!1){if(t.trim()==="")return{body:void 0};const n=(s.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",o=n===""||n==="text/pla\
in";if(!o&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(n))return{body:void 0,fault:n==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const a=E.
test(t)?JSON.parse(t,f):JSON.parse(t);return o&&typeof a!="object"&&!i?{body:void 0,fault:"is plain text"}:{body:a}}catch{return o&&i?{body:t}:{body:void 0,fault:"\
is not whole JSON"}}}const E=/\d{16}/,f=(t,s,{source:i=""}={})=>typeof s=="number"&&!Number.isSafeInteger(s)&&/^-?\d+$/.test(i)?i:s}),5529:((I,w,u)=>{u.d(w,{H1:()=>p,
cv:()=>g,K7:()=>v});async function T({body:f},t){const s=[];let i=0;for await(const n of f??[]){if(i+=n.byteLength,i>t)return;s.push(n)}return new TextDecoder().
decode(Buffer.concat(s))}var _=u(3739),M=u(8302),O=u(7634);const p={accept:"application/json","user-agent":`slipway/${O.x}`};async function g(f,t){t.signal?.throwIfAborted();
const s=new AbortController,i=setTimeout(()=>s.abort(),t.timeoutMs),n=t.signal?AbortSignal.any([t.signal,s.signal]):s.signal;try{const o=await t.fetch(f.url,{method:f.
method,headers:f.headers,redirect:"manual",signal:n,...(0,M.Eb)({body:f.body})}),{status:a,headers:l}=o;return{kind:"answer",status:a,headers:l,text:await T(o,t.
bodyBytes)}}catch(o){return t.signal?.throwIfAborted(),A(o,s.signal.aborted)}finally{clearTimeout(i)}}const b=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
m=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function A(f,t){const s=E(f),i=a=>s.some(l=>a.test((0,_.xU)(l)??"")),n=s.some(a=>"\
syscall"in a&&a.syscall==="connect"),o=R(f);return{kind:"lost",sent:!n&&!o&&!i(b),timedOut:t,certificate:o,cause:f}}function v(f){return E(f).map(_.xU).find(t=>t!==
void 0)}function R(f){return E(f).map(t=>(0,_.xU)(t)??"").find(t=>m.test(t))}function E(f,t=0){return!(f instanceof Error)||t>5?[]:[...(f instanceof AggregateError?
[f.cause,...f.errors]:[f.cause]).flatMap(i=>E(i,t+1)),f]}}),9696:((I,w,u)=>{u.d(w,{p:()=>A});var T=u(5529),_=u(1053);const M={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function O(t,s,i){const n=Math.min(s.mostDelayMs,s.firstDelayMs*2**(t-1));return Math.round(n*(.1+.9*i()))}function p(t,s){
const i=t?.trim()??"";if(/^\d{1,9}$/.test(i))return Number(i)*1e3;const n=/^[A-Za-z]{3,9}, /.test(i)?Date.parse(i):Number.NaN;return Number.isNaN(n)?void 0:Math.
max(0,n-s.now())}const g=new Set([408,429,500,502,503,504,520,521,522,523,524]);function b(t){const{budget:s,clock:i,random:n}=t,o=i.now(),a=s.throttling==="pac\
e";let l=0,e=0;return{attempts:()=>l+e,waitAfter(r){const c=a&&r.status===429?++e:++l,d=r.retryAfterMs??0,h=a&&d>0?d:Math.max(O(c,s,n),d);return i.now()-o+h>s.totalMs||
d>s.mostRetryAfterMs||l>=s.attempts?void 0:h}}}const m=3;function A(t){const s={timeoutMs:3e4,bodyBytes:5e6,budget:M,...t},i=R(t.onTrouble);return async function(o){
const a=v(t.signal,o.signal),l=b(s);let e=!1;for(;;){const r=await t.pace?.enter(a);let c=["fault",0];try{const y=await E(o,s,a);if(y.ok)return c=["answered",0],
y.value;if(y.status===(o.renewOn??401)&&!e&&(e=!0,await o.renew?.()))continue;const C=y.again??f(y.status),$=C==="always"||C==="if-it-may-repeat"&&o.mayRepeat?l.
waitAfter(y):void 0;if($===void 0)throw y.error;const N={error:y.error,waitMs:$,attempt:l.attempts()};o.onTrouble?.(N),i(o.doing,N),c=[y.status===429?"throttled":
"fault",$]}finally{r?.(...c)}const[d,h]=c;(t.pace===void 0||d!=="throttled")&&await s.clock.sleep(h,a)}}}function v(t,s){return t!==void 0&&s!==void 0?AbortSignal.
any([t,s]):t??s}function R(t){const s=new Set;return(i,n)=>{const o=`${i} ${n.error.code} ${n.error.call?.status}`;t===void 0||s.has(o)||(s.add(o),t(n))}}async function E(t,s,i){
i?.throwIfAborted();let n=await t.authorize?.(t.request)??t.request;for(let o=0;;o+=1){const a=await(0,T.cv)(n,{...s,signal:i}),l={doing:t.doing,request:n};if(a.
kind==="lost"){const D=a.certificate?"never":a.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,_.tr)(l,a,s.timeoutMs,t.addressFrom),again:D}}const{status:e,
headers:r,text:c}=a,d={...l,status:e,headers:r};if(e<300||e>=400){const D=e>=400?p(r.get("retry-after"),s.clock):void 0;return{...await t.read({...d,text:c,bodyBytes:s.
bodyBytes,retryAfterMs:D}),status:e,retryAfterMs:D}}const h=r.get("location"),y=h===null?void 0:URL.parse(h,n.url.href)??void 0,C=y?.origin===n.url.origin&&n.method===
"GET"&&o<m;if(y===void 0||!C)return{ok:!1,error:(0,_.yJ)(d,y),again:"never"};n={...n,url:y}}}function f(t=0){return t===429?"always":g.has(t)?"if-it-may-repeat":
"never"}}),1053:((I,w,u)=>{u.d(w,{$N:()=>m,O$:()=>o,a6:()=>f,g$:()=>a,tr:()=>t,x5:()=>b,xS:()=>g,yJ:()=>l});var T=u(9127),_=u(3739),M=u(8302),O=u(5807),p=u(5529);
function g(e,r){const c="status"in e?e:void 0,d=r?.requestID??c?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,
...(0,M.Eb)({status:c?.status,requestID:d===void 0?void 0:(0,O.Ow)(d,128),serviceCode:r?.code})}}function b(e,r,c,d){const h=r.code==="quota_exceeded",y=h?"refu\
sed":m(e.status),C=[`Could not ${e.doing}: the service answered ${e.status}`,r.code===void 0||r.code===String(e.status)?"":` ${r.code}`,r.message===void 0?"":` \
("${r.message}")`,c===void 0?"":` and asks to wait ${(0,T.a3)(c)}`,d?.words??""];return new _.GQ(y,C.join(""),{remedy:d?.remedy??(h?E:R(e.status,y)),call:{...g(
e,r),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function m(e){return A[e]??(e>=500?"service_error":"refused")}const A={401:"unauthorized",403:"\
forbidden",408:"service_error",429:"rate_limited"},v={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired\
 and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"\
Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",
429:"Try again later, or start fewer deploys at the same time."};function R(e,r){return r==="service_error"?"Try again later. If it continues, send the request \
ID to the platform.":v[e]??"Correct what the answer names, then run again."}const E='"slipway usage --org ORG" shows what is used. The operator of the platform \
sets quotas in platform.json.',f=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function t(e,r,c,d="the address"){const{origin:h}=e.request.
url,y=(0,p.K7)(r.cause)??"no reason given",C=r.timedOut?`no whole answer from ${h} within ${(0,T.a3)(c)}`:`${r.sent?`the connection to ${h} broke off`:`no conne\
ction to ${h}`} (${y})`;return new _.GQ(r.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${C}`,{remedy:r.certificate?n(r.certificate):s(r)?`The\
 server answers without TLS. If it is one on this machine, give ${d} with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy \
itself has TLS.`:`Check ${d}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...g(e),outcome:r.sent?"unknown":"not-sent"},cause:r.cause})}
function s({cause:e}){return/wrong.version.number/i.test(`${(0,p.K7)(e)} ${e}`)}const i=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name tha\
t the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the serve\
r or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its cert\
ificate in NODE_EXTRA_CA_CERTS."]];function n(e){return i.find(([r])=>r.test(e))?.[1]??""}function o(e,r){return new _.GQ("unexpected_response",`Could not ${e.doing}\
: the answer (${e.status}) ${r}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...g(e),outcome:"\
unknown"}})}function a(e,r){return new _.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${r} bytes`,{remedy:"Check that the address is\
 the service itself.",call:{...g(e),outcome:"unknown"}})}function l(e,r){const{origin:c}=e.request.url,d=r?.protocol==="https:"||r?.protocol==="http:",h=r!==void 0&&
d&&r.origin!==c,y=h?r.origin:r===void 0?"nowhere":d?"another path":`a ${r.protocol} address`;return new _.GQ("redirected",`Could not ${e.doing}: ${c} redirects \
to ${y} (${e.status})`,{remedy:h?`Nothing was sent there. If ${r.origin} is the service, give that address.`:"Give the service's own address, to which it does n\
ot redirect.",call:{...g(e),outcome:"refused"}})}})};export{x as id,S as ids,P as modules};

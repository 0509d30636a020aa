const S=154,P=[154],k={9154:((I,T,f)=>{f.r(T),f.d(T,{createGitHubClient:()=>C});var O=f(9452),_=f(445),b=f(9696),M=f(3739),w=f(7634),m=f(86);const A={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},E="2022-11-28",v={debug(){},info(){},warn(){},error(){}};function C(r){const n=(0,b.p)({...r,
timeoutMs:1e4,budget:A}),a=r.context.apiUrl.replace(/\/+$/,""),d=e=>(0,O.Q)(r.token,{baseUrl:a,userAgent:`slipway/${w.x}`,log:v,request:{fetch:p(n,e,new URL(a).
origin)}});return{async ask(e,t){return(await t(d(e)).catch(R)).data},async*pages(e,t){try{for await(const{data:c}of t(d(e)))yield Array.isArray(c)?c:[]}catch(c){
R(c)}}}}function R(r){throw r instanceof Error&&r.name==="HttpError"&&r.cause?r.cause:r}function p(r,n,a){return(d,e)=>{const t=new URL(d);if(t.origin!==a)throw s(
n,a,t);const c=e.method??"GET",u={...Object.fromEntries(new Headers(e.headers)),accept:"application/vnd.github+json","x-github-api-version":E},h=typeof e.body==
"string"?{body:e.body}:{};return r({doing:n,mayRepeat:c!=="POST",request:{method:c,url:t,headers:u,...h},read:i})}}const l=(0,_.t)({decode(r,n){if(r===null||!["\
object","undefined"].includes(typeof r))throw(0,m.LO)("object or list",r,n)}}),i=async r=>{const n=await l(r),{status:a,headers:d,text:e}=r;return n.ok?{ok:!0,value:new Response(
e||null,{status:a,headers:[...d]})}:a!==403||!o(d)?n:{ok:!1,error:n.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:d.get("retry-after")===null?"never":"always"}};function o(r){return r.get("retry-after")!==null||r.get("x-ratelimit-remaining")==="0"}
function s(r,n,{origin:a}){return new M.GQ("redirected",`Could not ${r}: ${n} names ${a} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:((I,T,f)=>{f.d(T,{t:()=>v});var O=f(3739),_=f(1787);const b=16384,M=/[\s,]*<([^>]*)>/y,w=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function m(i){const o=(i??"").slice(0,b);let s=0;const r=n=>{n.lastIndex=s;const a=n.exec(o);return a&&(s=n.lastIndex),a};for(let n=r(M);n;n=r(M)){const a=new Map;
for(let e=r(w);e;e=r(w)){const[,t="",c,u=""]=e;a.has(t.toLowerCase())||a.set(t.toLowerCase(),c??u)}if((a.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!a.has("anchor"))return n[1]}}function A(i,o){const s=m(i.get("link"));return s===void 0?void 0:URL.parse(s,o.href)?.href}var E=f(1053);function v({decode:i,
readError:o,explain:s,takesText:r}){return async n=>{const{status:a,text:d,headers:e,retryAfterMs:t}=n,c=d===void 0?void 0:R(d,e,r||C(d,a));if(a>=400){const u=(0,_.
N)(typeof c?.body=="string"?{message:c.body}:c?.body),h=await o?.(c?.body,u)??u;return{ok:!1,error:(0,E.x5)(n,h,t,await s?.(h,a))}}if(c===void 0)return{ok:!1,error:(0,E.
g$)(n,n.bodyBytes)};if(c.fault!==void 0)return{ok:!1,error:(0,E.O$)(n,c.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await i(c.body,(0,E.xS)(n),{location:e.
get("location")??void 0,nextPage:A(e,n.request.url)})}}catch(u){if(u instanceof O.GQ)return{ok:!1,error:u};throw u}}}function C(i,o){return o>=400&&!/^\s*</.test(
i)}function R(i,o,s=!1){if(i.trim()==="")return{body:void 0};const r=(o.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",n=r===""||r==="text/pla\
in";if(!n&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(r))return{body:void 0,fault:r==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const a=p.
test(i)?JSON.parse(i,l):JSON.parse(i);return n&&typeof a!="object"&&!s?{body:void 0,fault:"is plain text"}:{body:a}}catch{return n&&s?{body:i}:{body:void 0,fault:"\
is not whole JSON"}}}const p=/\d{16}/,l=(i,o,{source:s=""}={})=>typeof o=="number"&&!Number.isSafeInteger(o)&&/^-?\d+$/.test(s)?s:o}),5529:((I,T,f)=>{f.d(T,{H1:()=>w,
cv:()=>m,K7:()=>C});async function O({body:l},i){const o=[];let s=0;for await(const r of l??[]){if(s+=r.byteLength,s>i)return;o.push(r)}return new TextDecoder().
decode(Buffer.concat(o))}var _=f(3739),b=f(8302),M=f(7634);const w={accept:"application/json","user-agent":`slipway/${M.x}`};async function m(l,i){i.signal?.throwIfAborted();
const o=new AbortController,s=setTimeout(()=>o.abort(),i.timeoutMs),r=i.signal?AbortSignal.any([i.signal,o.signal]):o.signal;try{const n=await i.fetch(l.url,{method:l.
method,headers:l.headers,redirect:"manual",signal:r,...(0,b.Eb)({body:l.body})}),{status:a,headers:d}=n;return{kind:"answer",status:a,headers:d,text:await O(n,i.
bodyBytes)}}catch(n){return i.signal?.throwIfAborted(),v(n,o.signal.aborted)}finally{clearTimeout(s)}}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
E=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function v(l,i){const o=p(l),s=a=>o.some(d=>a.test((0,_.xU)(d)??"")),r=o.some(a=>"\
syscall"in a&&a.syscall==="connect"),n=R(l);return{kind:"lost",sent:!r&&!n&&!s(A),timedOut:i,certificate:n,cause:l}}function C(l){return p(l).map(_.xU).find(i=>i!==
void 0)}function R(l){return p(l).map(i=>(0,_.xU)(i)??"").find(i=>E.test(i))}function p(l,i=0){return!(l instanceof Error)||i>5?[]:[...(l instanceof AggregateError?
[l.cause,...l.errors]:[l.cause]).flatMap(s=>p(s,i+1)),l]}}),9696:((I,T,f)=>{f.d(T,{p:()=>C});var O=f(5529),_=f(1053);const b={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function M(o,s,r){const n=Math.min(s.mostDelayMs,s.firstDelayMs*2**(o-1));return Math.round(n*(.1+.9*r()))}const w=999999999;
function m(o,s){const r=o?.trim()??"";if(/^\d+$/.test(r))return Math.min(Number(r),w)*1e3;const n=/^[A-Za-z]{3,9}, /.test(r)?Date.parse(r):Number.NaN;return Number.
isNaN(n)?void 0:Math.max(0,n-s.now())}const A=new Set([408,429,500,502,503,504,520,521,522,523,524]);function E(o){const{budget:s,clock:r,random:n}=o,a=r.now(),
d=s.throttling==="pace";let e=0,t=0;return{attempts:()=>e+t,waitAfter(c){const u=d&&c.status===429?++t:++e,h=c.retryAfterMs??0,g=d&&h>0?h:Math.max(M(u,s,n),h);return r.
now()-a+g>s.totalMs||h>s.mostRetryAfterMs||e>=s.attempts?void 0:g}}}const v=3;function C(o){const s={timeoutMs:3e4,bodyBytes:5e6,budget:b,...o},r=p(o.onTrouble);
return async function(a){const d=R(o.signal,a.signal),e=E(s);let t=!1;for(;;){const c=await o.pace?.enter(d);let u=["fault",0];try{const y=await l(a,s,d);if(y.ok)
return u=["answered",0],y.value;if(y.status===(a.renewOn??401)&&!t&&(t=!0,await a.renew?.()))continue;const $=y.again??i(y.status),N=$==="always"||$==="if-it-ma\
y-repeat"&&a.mayRepeat?e.waitAfter(y):void 0;if(N===void 0)throw y.error;const x={error:y.error,waitMs:N,attempt:e.attempts()};a.onTrouble?.(x),r(a.doing,x),u=[
y.status===429?"throttled":"fault",N]}finally{c?.(...u)}const[h,g]=u;(o.pace===void 0||h!=="throttled")&&await s.clock.sleep(g,d)}}}function R(o,s){return o!==void 0&&
s!==void 0?AbortSignal.any([o,s]):o??s}function p(o){const s=new Set;return(r,n)=>{const a=`${r} ${n.error.code} ${n.error.call?.status}`;o===void 0||s.has(a)||
(s.add(a),o(n))}}async function l(o,s,r){r?.throwIfAborted();let n=await o.authorize?.(o.request)??o.request;for(let a=0;;a+=1){const d=await(0,O.cv)(n,{...s,signal:r}),
e={doing:o.doing,request:n};if(d.kind==="lost"){const D=d.certificate?"never":d.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,_.tr)(e,d,s.timeoutMs,o.addressFrom),
again:D}}const{status:t,headers:c,text:u}=d,h={...e,status:t,headers:c};if(t<300||t>=400){const D=t>=400?m(c.get("retry-after"),s.clock):void 0;return{...await o.
read({...h,text:u,bodyBytes:s.bodyBytes,retryAfterMs:D}),status:t,retryAfterMs:D}}const g=c.get("location"),y=g===null?void 0:URL.parse(g,n.url.href)??void 0,$=y?.
origin===n.url.origin&&n.method==="GET"&&a<v;if(y===void 0||!$)return{ok:!1,error:(0,_.yJ)(h,y),again:"never"};n={...n,url:y}}}function i(o=0){return o===429?"a\
lways":A.has(o)?"if-it-may-repeat":"never"}}),1053:((I,T,f)=>{f.d(T,{$N:()=>E,O$:()=>n,a6:()=>l,g$:()=>a,tr:()=>i,x5:()=>A,xS:()=>m,yJ:()=>d});var O=f(9127),_=f(
3739),b=f(8302),M=f(5807),w=f(5529);function m(e,t){const c="status"in e?e:void 0,u=t?.requestID??c?.headers.get("x-request-id")??void 0;return{method:e.request.
method,path:e.request.url.pathname,...(0,b.Eb)({status:c?.status,requestID:u===void 0?void 0:(0,M.Ow)(u,128),serviceCode:t?.code})}}function A(e,t,c,u){const h=t.
code==="quota_exceeded",g=h?"refused":E(e.status),y=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.
code}`,t.message===void 0?"":` ("${t.message}")`,c===void 0?"":` and asks to wait ${(0,O.a3)(c)}`,u?.words??""];return new _.GQ(g,y.join(""),{remedy:u?.remedy??
(h?p:R(e.status,g)),call:{...m(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function E(e){return v[e]??(e>=500?"service_error":"refused")}const v={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},C={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function R(e,t){return t==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":C[e]??"Correct what the answer names, then run again."}const p='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',l=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function i(e,t,c,u="the addres\
s"){const{origin:h}=e.request.url,g=(0,w.K7)(t.cause)??"no reason given",y=t.timedOut?`no whole answer from ${h} within ${(0,O.a3)(c)}`:`${t.sent?`the connectio\
n to ${h} broke off`:`no connection to ${h}`} (${g})`;return new _.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${y}`,{remedy:t.certificate?
r(t.certificate):o(t)?`The server answers without TLS. If it is one on this machine, give ${u} with http://. If HTTPS_PROXY begins with https://, write it with \
http://, unless the proxy itself has TLS.`:`Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...m(e),outcome:t.sent?"unknown":"\
not-sent"},cause:t.cause})}function o({cause:e}){return/wrong.version.number/i.test(`${(0,w.K7)(e)} ${e}`)}const s=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Giv\
e the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew t\
he certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server\
, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function r(e){return s.find(([t])=>t.test(e))?.[1]??""}function n(e,t){return new _.GQ("unexpected\
_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers \
in its place.",call:{...m(e),outcome:"unknown"}})}function a(e,t){return new _.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} byt\
es`,{remedy:"Check that the address is the service itself.",call:{...m(e),outcome:"unknown"}})}function d(e,t){const{origin:c}=e.request.url,u=t?.protocol==="ht\
tps:"||t?.protocol==="http:",h=t!==void 0&&u&&t.origin!==c,g=h?t.origin:t===void 0?"nowhere":u?"another path":`a ${t.protocol} address`;return new _.GQ("redirec\
ted",`Could not ${e.doing}: ${c} redirects to ${g} (${e.status})`,{remedy:h?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give th\
e service's own address, to which it does not redirect.",call:{...m(e),outcome:"refused"}})}})};export{S as id,P as ids,k as modules};

const N=154,k=[154],P={9154:((D,p,u)=>{u.r(p),u.d(p,{createGitHubClient:()=>v});var T=u(9452),m=u(445),R=u(9696),O=u(3739),M=u(7634),E=u(86);const A={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},w="2022-11-28",b={debug(){},info(){},warn(){},error(){}};function v(o){const s=(0,R.p)({...o,
timeoutMs:1e4,budget:A}),c=o.context.apiUrl.replace(/\/+$/,""),e=t=>(0,T.Q)(o.token,{baseUrl:c,userAgent:`slipway/${M.x}`,log:b,request:{fetch:_(s,t,new URL(c).
origin)}});return{async ask(t,d){return(await d(e(t)).catch(y)).data},async*pages(t,d){try{for await(const{data:f}of d(e(t)))yield Array.isArray(f)?f:[]}catch(f){
y(f)}}}}function y(o){throw o instanceof Error&&o.name==="HttpError"&&o.cause?o.cause:o}function _(o,s,c){return(e,t)=>{const d=new URL(e);if(d.origin!==c)throw a(
s,c,d);const f=t.method??"GET",l={...Object.fromEntries(new Headers(t.headers)),accept:"application/vnd.github+json","x-github-api-version":w},g=typeof t.body==
"string"?{body:t.body}:{};return o({doing:s,mayRepeat:f!=="POST",request:{method:f,url:d,headers:l,...g},read:n})}}const i=(0,m.t)({decode(o,s){if(o===null||!["\
object","undefined"].includes(typeof o))throw(0,E.LO)("object or list",o,s)}}),n=async o=>{const s=await i(o),{status:c,headers:e,text:t}=o;return s.ok?{ok:!0,value:new Response(
t||null,{status:c,headers:[...e]})}:c!==403||!r(e)?s:{ok:!1,error:s.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:e.get("retry-after")===null?"never":"always"}};function r(o){return o.get("retry-after")!==null||o.get("x-ratelimit-remaining")==="0"}
function a(o,s,{origin:c}){return new O.GQ("redirected",`Could not ${o}: ${s} names ${c} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:((D,p,u)=>{u.d(p,{t:()=>b});var T=u(3739),m=u(1787);const R=16384,O=/[\s,]*<([^>]*)>/y,M=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(y){const _=(y??"").slice(0,R);let i=0;const n=r=>{r.lastIndex=i;const a=r.exec(_);return a&&(i=r.lastIndex),a};for(let r=n(O);r;r=n(O)){const a=new Map;
for(let s=n(M);s;s=n(M)){const[,c="",e,t=""]=s;a.has(c.toLowerCase())||a.set(c.toLowerCase(),e??t)}if((a.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!a.has("anchor"))return r[1]}}function A(y,_){const i=E(y.get("link"));return i===void 0?void 0:URL.parse(i,_.href)?.href}var w=u(1053);function b({decode:y,
readError:_,explain:i,takesText:n}){return async r=>{const{status:a,text:o,headers:s,retryAfterMs:c}=r,e=o===void 0?void 0:v(o,s,n);if(a>=400){const t=(0,m.N)(e?.
body),d=await _?.(e?.body,t)??t;return{ok:!1,error:(0,w.x5)(r,d,c,await i?.(d,a))}}if(e===void 0)return{ok:!1,error:(0,w.g$)(r,r.bodyBytes)};if(e.fault!==void 0)
return{ok:!1,error:(0,w.O$)(r,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await y(e.body,(0,w.xS)(r),{location:s.get("location")??void 0,nextPage:A(
s,r.request.url)})}}catch(t){if(t instanceof T.GQ)return{ok:!1,error:t};throw t}}}function v(y,_,i=!1){if(y.trim()==="")return{body:void 0};const n=(_.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=n===""||n==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(n))return{body:void 0,fault:n===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const a=JSON.parse(y);return r&&typeof a!="object"&&!i?{body:void 0,fault:"is plain text"}:
{body:a}}catch{return r&&i?{body:y}:{body:void 0,fault:"is not whole JSON"}}}}),5529:((D,p,u)=>{u.d(p,{H1:()=>M,cv:()=>E,K7:()=>v});async function T({body:i},n){
const r=[];let a=0;for await(const o of i??[]){if(a+=o.byteLength,a>n)return;r.push(o)}return new TextDecoder().decode(Buffer.concat(r))}var m=u(3739),R=u(8302),
O=u(7634);const M={accept:"application/json","user-agent":`slipway/${O.x}`};async function E(i,n){n.signal?.throwIfAborted();const r=new AbortController,a=setTimeout(
()=>r.abort(),n.timeoutMs),o=n.signal?AbortSignal.any([n.signal,r.signal]):r.signal;try{const s=await n.fetch(i.url,{method:i.method,headers:i.headers,redirect:"\
manual",signal:o,...(0,R.Eb)({body:i.body})}),{status:c,headers:e}=s;return{kind:"answer",status:c,headers:e,text:await T(s,n.bodyBytes)}}catch(s){return n.signal?.
throwIfAborted(),b(s,r.signal.aborted)}finally{clearTimeout(a)}}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
w=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function b(i,n){const r=_(i),a=c=>r.some(e=>c.test((0,m.xU)(e)??"")),o=r.some(c=>"\
syscall"in c&&c.syscall==="connect"),s=y(i);return{kind:"lost",sent:!o&&!s&&!a(A),timedOut:n,certificate:s,cause:i}}function v(i){return _(i).map(m.xU).find(n=>n!==
void 0)}function y(i){return _(i).map(n=>(0,m.xU)(n)??"").find(n=>w.test(n))}function _(i,n=0){return!(i instanceof Error)||n>5?[]:[...(i instanceof AggregateError?
[i.cause,...i.errors]:[i.cause]).flatMap(a=>_(a,n+1)),i]}}),9696:((D,p,u)=>{u.d(p,{p:()=>b});var T=u(5529),m=u(1053);const R={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function O(n,r,a){const o=Math.min(r.mostDelayMs,r.firstDelayMs*2**(n-1));return Math.round(o*(.1+.9*a()))}function M(n,r){
const a=n?.trim()??"";if(/^\d{1,9}$/.test(a))return Number(a)*1e3;const o=/^[A-Za-z]{3,9}, /.test(a)?Date.parse(a):Number.NaN;return Number.isNaN(o)?void 0:Math.
max(0,o-r.now())}const E=new Set([408,429,500,502,503,504]);function A(n){const{budget:r,clock:a,random:o}=n,s=a.now(),c=r.throttling==="pace";let e=0,t=0;return{
attempts:()=>e+t,waitAfter(d){const f=c&&d.status===429?++t:++e,l=d.retryAfterMs??0,g=c&&l>0?l:Math.max(O(f,r,o),l);return a.now()-s+g>r.totalMs||l>r.mostRetryAfterMs||
e>=r.attempts?void 0:g}}}const w=3;function b(n){const r={timeoutMs:3e4,bodyBytes:5e6,budget:R,...n},a=y(n.onTrouble);return async function(s){const c=v(n.signal,
s.signal),e=A(r);let t=!1;for(;;){const d=await n.pace?.enter(c);let f=["fault",0];try{const h=await _(s,r,c);if(h.ok)return f=["answered",0],h.value;if(h.status===
(s.renewOn??401)&&!t&&(t=!0,await s.renew?.()))continue;const I=h.again??i(h.status),$=I==="always"||I==="if-it-may-repeat"&&s.mayRepeat?e.waitAfter(h):void 0;if($===
void 0)throw h.error;const x={error:h.error,waitMs:$,attempt:e.attempts()};s.onTrouble?.(x),a(s.doing,x),f=[h.status===429?"throttled":"fault",$]}finally{d?.(...f)}
const[l,g]=f;(n.pace===void 0||l!=="throttled")&&await r.clock.sleep(g,c)}}}function v(n,r){return n!==void 0&&r!==void 0?AbortSignal.any([n,r]):n??r}function y(n){
const r=new Set;return(a,o)=>{const s=`${a} ${o.error.code} ${o.error.call?.status}`;n===void 0||r.has(s)||(r.add(s),n(o))}}async function _(n,r,a){a?.throwIfAborted();
let o=await n.authorize?.(n.request)??n.request;for(let s=0;;s+=1){const c=await(0,T.cv)(o,{...r,signal:a}),e={doing:n.doing,request:o};if(c.kind==="lost"){const C=c.
certificate?"never":c.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,m.tr)(e,c,r.timeoutMs,n.addressFrom),again:C}}const{status:t,headers:d,text:f}=c,l={
...e,status:t,headers:d};if(t<300||t>=400){const C=t>=400?M(d.get("retry-after"),r.clock):void 0;return{...await n.read({...l,text:f,bodyBytes:r.bodyBytes,retryAfterMs:C}),
status:t,retryAfterMs:C}}const g=d.get("location"),h=g===null?void 0:URL.parse(g,o.url.href)??void 0,I=h?.origin===o.url.origin&&o.method==="GET"&&s<w;if(h===void 0||
!I)return{ok:!1,error:(0,m.yJ)(l,h),again:"never"};o={...o,url:h}}}function i(n=0){return n===429?"always":E.has(n)?"if-it-may-repeat":"never"}}),1053:((D,p,u)=>{
u.d(p,{$N:()=>w,O$:()=>o,a6:()=>i,g$:()=>s,tr:()=>n,x5:()=>A,xS:()=>E,yJ:()=>c});var T=u(9127),m=u(3739),R=u(8302),O=u(5807),M=u(5529);function E(e,t){const d="\
status"in e?e:void 0,f=t?.requestID??d?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,...(0,R.Eb)({status:d?.status,
requestID:f===void 0?void 0:(0,O.Ow)(f,128),serviceCode:t?.code})}}function A(e,t,d,f){const l=t.code==="quota_exceeded",g=l?"refused":w(e.status),h=[`Could not\
 ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,d===void 0?"":
` and asks to wait ${(0,T.a3)(d)}`,f?.words??""];return new m.GQ(g,h.join(""),{remedy:f?.remedy??(l?_:y(e.status,g)),call:{...E(e,t),outcome:e.status===408||e.status>=
500?"unknown":"refused"}})}function w(e){return b[e]??(e>=500?"service_error":"refused")}const b={401:"unauthorized",403:"forbidden",408:"service_error",429:"ra\
te_limited"},v={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects\
.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app\
, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewe\
r deploys at the same time."};function y(e,t){return t==="service_error"?"Try again later. If it continues, send the request ID to the platform.":v[e]??"Correct\
 what the answer names, then run again."}const _='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',i=new Set(
["unauthorized","forbidden","refused","unexpected_response"]);function n(e,t,d,f="the address"){const{origin:l}=e.request.url,g=(0,M.K7)(t.cause)??"no reason gi\
ven",h=t.timedOut?`no whole answer from ${l} within ${(0,T.a3)(d)}`:`${t.sent?`the connection to ${l} broke off`:`no connection to ${l}`} (${g})`;return new m.GQ(
t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${h}`,{remedy:t.certificate?a(t.certificate):`Check ${f}, the network, and HTTPS_PROXY and NO_\
PROXY if there is a proxy.`,call:{...E(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}const r=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the addres\
s by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certifica\
te of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the f\
ile of its certificate in NODE_EXTRA_CA_CERTS."]];function a(e){return r.find(([t])=>t.test(e))?.[1]??""}function o(e,t){return new m.GQ("unexpected_response",`\
Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place\
.",call:{...E(e),outcome:"unknown"}})}function s(e,t){return new m.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"\
Check that the address is the service itself.",call:{...E(e),outcome:"unknown"}})}function c(e,t){const{origin:d}=e.request.url,f=t!==void 0&&t.origin!==d,l=f?t.
origin:t===void 0?"nowhere":"another path";return new m.GQ("redirected",`Could not ${e.doing}: ${d} redirects to ${l} (${e.status})`,{remedy:f?`Nothing was sent\
 there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...E(e),outcome:"refused"}})}})};export{N as id,k as ids,P as modules};

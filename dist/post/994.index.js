const X=994,Y=[994],V={5994:((J,I,f)=>{f.r(I),f.d(I,{createGitHubClient:()=>y});var x=f(9452),b=f(445),k=f(5529),$=f(1053);const C={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function A(e,o,u){const i=Math.min(o.mostDelayMs,o.firstDelayMs*2**(e-1));return Math.round(i*(.1+.9*u()))}const L=999999999;
function v(e,o){const u=e?.trim()??"";if(/^\d+$/.test(u))return Math.min(Number(u),L)*1e3;const i=/^[A-Za-z]{3,9}, /.test(u)?Date.parse(u):Number.NaN;return Number.
isNaN(i)?void 0:Math.max(0,i-o.now())}const U=new Set([408,429,500,502,503,504,520,521,522,523,524]);function P(e){const{budget:o,clock:u,random:i}=e,c=u.now(),
w=o.throttling==="pace";let p=0,R=0;return{attempts:()=>p+R,waitAfter(_){const S=w&&_.status===429?++R:++p,N=_.retryAfterMs??0,H=w&&N>0?N:Math.max(A(S,o,i),N);return u.
now()-c+H>o.totalMs||N>o.mostRetryAfterMs||p>=o.attempts?void 0:H}}}const G=3;function M(e){const o={timeoutMs:3e4,bodyBytes:5e6,budget:C,...e},u=r(e.onTrouble);
return async function(c){const w=d(e.signal,c.signal),p=P(o);let R=!1;for(;;){const _=await e.pace?.enter(w);let S=["fault",0];try{const E=await a(c,o,w);if(E.ok)
return S=["answered",0],E.value;if(E.status===(c.renewOn??401)&&!R&&(R=!0,await c.renew?.()))continue;const Q=E.again??l(E.status),K=Q==="always"||Q==="if-it-ma\
y-repeat"&&c.mayRepeat?p.waitAfter(E):void 0;if(K===void 0)throw E.error;const F={error:E.error,waitMs:K,attempt:p.attempts()};c.onTrouble?.(F),u(c.doing,F),S=[
E.status===429?"throttled":"fault",K]}finally{_?.(...S)}const[N,H]=S;(e.pace===void 0||N!=="throttled")&&await o.clock.sleep(H,w)}}}function d(e,o){return e!==void 0&&
o!==void 0?AbortSignal.any([e,o]):e??o}function r(e){const o=new Set;return(u,i)=>{const c=`${u} ${i.error.code} ${i.error.call?.status}`;e===void 0||o.has(c)||
(o.add(c),e(i))}}async function a(e,o,u){u?.throwIfAborted();let i=await e.authorize?.(e.request)??e.request;for(let c=0;;c+=1){const w=await(0,k.cv)(i,{...o,signal:u}),
p={doing:e.doing,request:i};if(w.kind==="lost"){const B=w.certificate?"never":w.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,$.tr)(p,w,o.timeoutMs,e.addressFrom),
again:B}}const{status:R,headers:_,text:S}=w,N={...p,status:R,headers:_};if(R<300||R>=400){const B=R>=400?v(_.get("retry-after"),o.clock):void 0;return{...await e.
read({...N,text:S,bodyBytes:o.bodyBytes,retryAfterMs:B}),status:R,retryAfterMs:B}}const H=_.get("location"),E=H===null?void 0:URL.parse(H,i.url.href)??void 0,Q=E?.
origin===i.url.origin&&i.method==="GET"&&c<G;if(E===void 0||!Q)return{ok:!1,error:(0,$.yJ)(N,E),again:"never"};i={...i,url:E}}}function l(e=0){return e===429?"a\
lways":U.has(e)?"if-it-may-repeat":"never"}var m=f(3739),s=f(7634),h=f(86);const O={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},
t="2022-11-28",n={debug(){},info(){},warn(){},error(){}};function y(e){const o=M({...e,timeoutMs:1e4,budget:O}),u=e.context.apiUrl.replace(/\/+$/,""),i=c=>(0,x.
Q)(e.token,{baseUrl:u,userAgent:`slipway/${s.x}`,log:n,request:{fetch:T(o,c,new URL(u).origin)}});return{async ask(c,w){return(await w(i(c)).catch(g)).data},async*pages(c,w){
try{for await(const{data:p}of w(i(c)))yield Array.isArray(p)?p:[]}catch(p){g(p)}}}}function g(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:
e}function T(e,o,u){return(i,c)=>{const w=new URL(i);if(w.origin!==u)throw z(o,u,w);const p=c.method??"GET",R={...Object.fromEntries(new Headers(c.headers)),accept:"\
application/vnd.github+json","x-github-api-version":t},_=typeof c.body=="string"?{body:c.body}:{};return e({doing:o,mayRepeat:p!=="POST",request:{method:p,url:w,
headers:R,..._},read:j})}}const D=(0,b.t)({decode(e,o){if(e===null||!["object","undefined"].includes(typeof e))throw(0,h.LO)("object or list",e,o)}}),j=async e=>{
const o=await D(e),{status:u,headers:i,text:c}=e;return o.ok?{ok:!0,value:new Response(c||null,{status:u,headers:[...i]})}:u!==403||!W(i)?o:{ok:!1,error:o.error.
with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its rate limit."}),again:i.get("retry-after")===null?"never":"always"}};
function W(e){return e.get("retry-after")!==null||e.get("x-ratelimit-remaining")==="0"}function z(e,o,{origin:u}){return new m.GQ("redirected",`Could not ${e}: ${o}\
 names ${u} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((J,I,f)=>{f.d(I,{t:()=>U});
var x=f(3739),b=f(1787);const k=16384,$=/[\s,]*<([^>]*)>/y,C=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function A(r){const a=(r??
"").slice(0,k);let l=0;const m=s=>{s.lastIndex=l;const h=s.exec(a);return h&&(l=s.lastIndex),h};for(let s=m($);s;s=m($)){const h=new Map;for(let t=m(C);t;t=m(C)){
const[,n="",y,g=""]=t;h.has(n.toLowerCase())||h.set(n.toLowerCase(),y??g)}if((h.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!h.has("anchor"))return s[1]}}
function L(r,a){const l=A(r.get("link"));return l===void 0?void 0:URL.parse(l,a.href)?.href}var v=f(1053);function U({decode:r,readError:a,explain:l,takesText:m}){
return async s=>{const{status:h,text:O,headers:t,retryAfterMs:n}=s,y=O===void 0?void 0:G(O,t,m||P(O,h));if(h>=400){const g=(0,b.N)(typeof y?.body=="string"?{message:y.
body}:y?.body),T=await a?.(y?.body,g)??g;return{ok:!1,error:(0,v.x5)(s,T,n,await l?.(T,h))}}if(y===void 0)return{ok:!1,error:(0,v.g$)(s,s.bodyBytes)};if(y.fault!==
void 0)return{ok:!1,error:(0,v.O$)(s,y.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await r(y.body,(0,v.xS)(s),{location:t.get("location")??void 0,nextPage:L(
t,s.request.url)})}}catch(g){if(g instanceof x.GQ)return{ok:!1,error:g};throw g}}}function P(r,a){return a>=400&&!/^\s*</.test(r)}function G(r,a,l=!1){if(r.trim()===
"")return{body:void 0};const m=(a.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=m===""||m==="text/plain";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(m))return{body:void 0,fault:m==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const h=M.test(r)?JSON.parse(r,d):JSON.parse(r);return s&&
typeof h!="object"&&!l?{body:void 0,fault:"is plain text"}:{body:h}}catch{return s&&l?{body:r}:{body:void 0,fault:"is not whole JSON"}}}const M=/\d{16}/,d=(r,a,{
source:l=""}={})=>typeof a=="number"&&!Number.isSafeInteger(a)&&/^-?\d+$/.test(l)?l:a}),5529:((J,I,f)=>{f.d(I,{H1:()=>C,cv:()=>A,K7:()=>P});async function x({body:d},r){
const a=[];let l=0;for await(const m of d??[]){if(l+=m.byteLength,l>r)return;a.push(m)}return new TextDecoder().decode(Buffer.concat(a))}var b=f(3739),k=f(8302),
$=f(7634);const C={accept:"application/json","user-agent":`slipway/${$.x}`};async function A(d,r){r.signal?.throwIfAborted();const a=new AbortController,l=setTimeout(
()=>a.abort(),r.timeoutMs),m=r.signal?AbortSignal.any([r.signal,a.signal]):a.signal;try{const s=await r.fetch(d.url,{method:d.method,headers:d.headers,redirect:"\
manual",signal:m,...(0,k.Eb)({body:d.body})}),{status:h,headers:O}=s;return{kind:"answer",status:h,headers:O,text:await x(s,r.bodyBytes)}}catch(s){return r.signal?.
throwIfAborted(),U(s,a.signal.aborted)}finally{clearTimeout(l)}}const L=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
v=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function U(d,r){const a=M(d),l=h=>a.some(O=>h.test((0,b.xU)(O)??"")),m=a.some(h=>"\
syscall"in h&&h.syscall==="connect"),s=G(d);return{kind:"lost",sent:!m&&!s&&!l(L),timedOut:r,certificate:s,cause:d}}function P(d){return M(d).map(b.xU).find(r=>r!==
void 0)}function G(d){return M(d).map(r=>(0,b.xU)(r)??"").find(r=>v.test(r))}function M(d,r=0){return!(d instanceof Error)||r>5?[]:[...(d instanceof AggregateError?
[d.cause,...d.errors]:[d.cause]).flatMap(l=>M(l,r+1)),d]}}),1053:((J,I,f)=>{f.d(I,{O$:()=>s,a6:()=>d,g$:()=>h,tr:()=>r,x5:()=>L,xS:()=>A,yJ:()=>O});var x=f(9127),
b=f(3739),k=f(8302),$=f(5807),C=f(5529);function A(t,n){const y="status"in t?t:void 0,g=n?.requestID??y?.headers.get("x-request-id")??void 0;return{method:t.request.
method,path:t.request.url.pathname,...(0,k.Eb)({status:y?.status,requestID:g===void 0?void 0:(0,$.Ow)(g,128),serviceCode:n?.code})}}function L(t,n,y,g){const T=n.
code==="quota_exceeded",D=T?"refused":v(t.status),j=[`Could not ${t.doing}: the service answered ${t.status}`,n.code===void 0||n.code===String(t.status)?"":` ${n.
code}`,n.message===void 0?"":` ("${n.message}")`,y===void 0?"":` and asks to wait ${(0,x.a3)(y)}`,g?.words??""];return new b.GQ(D,j.join(""),{remedy:g?.remedy??
(T?M:G(t.status,D)),call:{...A(t,n),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function v(t){return U[t]??(t>=500?"service_error":"refused")}const U={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},P={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function G(t,n){return n==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":P[t]??"Correct what the answer names, then run again."}const M='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',d=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function r(t,n,y,g="the addres\
s"){const{origin:T}=t.request.url,D=(0,C.K7)(n.cause)??"no reason given",j=n.timedOut?`no whole answer from ${T} within ${(0,x.a3)(y)}`:`${n.sent?`the connectio\
n to ${T} broke off`:`no connection to ${T}`} (${D})`;return new b.GQ(n.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${j}`,{remedy:n.certificate?
m(n.certificate):a(n)?`The server answers without TLS. If it is one on this machine, give ${g} with http://. If HTTPS_PROXY begins with https://, write it with \
http://, unless the proxy itself has TLS.`:`Check ${g}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...A(t),outcome:n.sent?"unknown":"\
not-sent"},cause:n.cause})}function a({cause:t}){return/wrong.version.number/i.test(`${(0,C.K7)(t)} ${t}`)}const l=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Giv\
e the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew t\
he certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server\
, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function m(t){return l.find(([n])=>n.test(t))?.[1]??""}function s(t,n){return new b.GQ("unexpected\
_response",`Could not ${t.doing}: the answer (${t.status}) ${n}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers \
in its place.",call:{...A(t),outcome:"unknown"}})}function h(t,n){return new b.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${n} byt\
es`,{remedy:"Check that the address is the service itself.",call:{...A(t),outcome:"unknown"}})}function O(t,n){const{origin:y}=t.request.url,g=n?.protocol==="ht\
tps:"||n?.protocol==="http:",T=n!==void 0&&g&&n.origin!==y,D=T?n.origin:n===void 0?"nowhere":g?"another path":`a ${n.protocol} address`;return new b.GQ("redirec\
ted",`Could not ${t.doing}: ${y} redirects to ${D} (${t.status})`,{remedy:T?`Nothing was sent there. If ${n.origin} is the service, give that address.`:"Give th\
e service's own address, to which it does not redirect.",call:{...A(t),outcome:"refused"}})}})};export{X as id,Y as ids,V as modules};

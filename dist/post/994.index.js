const z=994,X=[994],Y={5994:((J,x,f)=>{f.r(x),f.d(x,{createGitHubClient:()=>n});var I=f(9452),b=f(445),k=f(5529),C=f(1053);const _={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function A(e,o,u){const i=Math.min(o.mostDelayMs,o.firstDelayMs*2**(e-1));return Math.round(i*(.1+.9*u()))}function L(e,o){
const u=e?.trim()??"";if(/^\d{1,9}$/.test(u))return Number(u)*1e3;const i=/^[A-Za-z]{3,9}, /.test(u)?Date.parse(u):Number.NaN;return Number.isNaN(i)?void 0:Math.
max(0,i-o.now())}const v=new Set([408,429,500,502,503,504,520,521,522,523,524]);function U(e){const{budget:o,clock:u,random:i}=e,c=u.now(),w=o.throttling==="pac\
e";let p=0,R=0;return{attempts:()=>p+R,waitAfter($){const S=w&&$.status===429?++R:++p,N=$.retryAfterMs??0,H=w&&N>0?N:Math.max(A(S,o,i),N);return u.now()-c+H>o.totalMs||
N>o.mostRetryAfterMs||p>=o.attempts?void 0:H}}}const P=3;function G(e){const o={timeoutMs:3e4,bodyBytes:5e6,budget:_,...e},u=d(e.onTrouble);return async function(c){
const w=M(e.signal,c.signal),p=U(o);let R=!1;for(;;){const $=await e.pace?.enter(w);let S=["fault",0];try{const E=await r(c,o,w);if(E.ok)return S=["answered",0],
E.value;if(E.status===(c.renewOn??401)&&!R&&(R=!0,await c.renew?.()))continue;const Q=E.again??a(E.status),K=Q==="always"||Q==="if-it-may-repeat"&&c.mayRepeat?p.
waitAfter(E):void 0;if(K===void 0)throw E.error;const F={error:E.error,waitMs:K,attempt:p.attempts()};c.onTrouble?.(F),u(c.doing,F),S=[E.status===429?"throttled":
"fault",K]}finally{$?.(...S)}const[N,H]=S;(e.pace===void 0||N!=="throttled")&&await o.clock.sleep(H,w)}}}function M(e,o){return e!==void 0&&o!==void 0?AbortSignal.
any([e,o]):e??o}function d(e){const o=new Set;return(u,i)=>{const c=`${u} ${i.error.code} ${i.error.call?.status}`;e===void 0||o.has(c)||(o.add(c),e(i))}}async function r(e,o,u){
u?.throwIfAborted();let i=await e.authorize?.(e.request)??e.request;for(let c=0;;c+=1){const w=await(0,k.cv)(i,{...o,signal:u}),p={doing:e.doing,request:i};if(w.
kind==="lost"){const B=w.certificate?"never":w.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,C.tr)(p,w,o.timeoutMs,e.addressFrom),again:B}}const{status:R,
headers:$,text:S}=w,N={...p,status:R,headers:$};if(R<300||R>=400){const B=R>=400?L($.get("retry-after"),o.clock):void 0;return{...await e.read({...N,text:S,bodyBytes:o.
bodyBytes,retryAfterMs:B}),status:R,retryAfterMs:B}}const H=$.get("location"),E=H===null?void 0:URL.parse(H,i.url.href)??void 0,Q=E?.origin===i.url.origin&&i.method===
"GET"&&c<P;if(E===void 0||!Q)return{ok:!1,error:(0,C.yJ)(N,E),again:"never"};i={...i,url:E}}}function a(e=0){return e===429?"always":v.has(e)?"if-it-may-repeat":
"never"}var l=f(3739),g=f(7634),s=f(86);const h={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},O="2022-11-28",t={debug(){},info(){},
warn(){},error(){}};function n(e){const o=G({...e,timeoutMs:1e4,budget:h}),u=e.context.apiUrl.replace(/\/+$/,""),i=c=>(0,I.Q)(e.token,{baseUrl:u,userAgent:`slip\
way/${g.x}`,log:t,request:{fetch:m(o,c,new URL(u).origin)}});return{async ask(c,w){return(await w(i(c)).catch(y)).data},async*pages(c,w){try{for await(const{data:p}of w(
i(c)))yield Array.isArray(p)?p:[]}catch(p){y(p)}}}}function y(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function m(e,o,u){return(i,c)=>{
const w=new URL(i);if(w.origin!==u)throw W(o,u,w);const p=c.method??"GET",R={...Object.fromEntries(new Headers(c.headers)),accept:"application/vnd.github+json",
"x-github-api-version":O},$=typeof c.body=="string"?{body:c.body}:{};return e({doing:o,mayRepeat:p!=="POST",request:{method:p,url:w,headers:R,...$},read:D})}}const T=(0,b.
t)({decode(e,o){if(e===null||!["object","undefined"].includes(typeof e))throw(0,s.LO)("object or list",e,o)}}),D=async e=>{const o=await T(e),{status:u,headers:i,
text:c}=e;return o.ok?{ok:!0,value:new Response(c||null,{status:u,headers:[...i]})}:u!==403||!j(i)?o:{ok:!1,error:o.error.with({code:"rate_limited",remedy:"Run \
again later; other runs with the same token share its rate limit."}),again:i.get("retry-after")===null?"never":"always"}};function j(e){return e.get("retry-afte\
r")!==null||e.get("x-ratelimit-remaining")==="0"}function W(e,o,{origin:u}){return new l.GQ("redirected",`Could not ${e}: ${o} names ${u} for the next page`,{remedy:"\
Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((J,x,f)=>{f.d(x,{t:()=>U});var I=f(3739),b=f(1787);const k=16384,
C=/[\s,]*<([^>]*)>/y,_=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function A(r){const a=(r??"").slice(0,k);let l=0;const g=s=>{
s.lastIndex=l;const h=s.exec(a);return h&&(l=s.lastIndex),h};for(let s=g(C);s;s=g(C)){const h=new Map;for(let t=g(_);t;t=g(_)){const[,n="",y,m=""]=t;h.has(n.toLowerCase())||
h.set(n.toLowerCase(),y??m)}if((h.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!h.has("anchor"))return s[1]}}function L(r,a){const l=A(r.get("l\
ink"));return l===void 0?void 0:URL.parse(l,a.href)?.href}var v=f(1053);function U({decode:r,readError:a,explain:l,takesText:g}){return async s=>{const{status:h,
text:O,headers:t,retryAfterMs:n}=s,y=O===void 0?void 0:G(O,t,g||P(O,h));if(h>=400){const m=(0,b.N)(typeof y?.body=="string"?{message:y.body}:y?.body),T=await a?.(
y?.body,m)??m;return{ok:!1,error:(0,v.x5)(s,T,n,await l?.(T,h))}}if(y===void 0)return{ok:!1,error:(0,v.g$)(s,s.bodyBytes)};if(y.fault!==void 0)return{ok:!1,error:(0,v.
O$)(s,y.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await r(y.body,(0,v.xS)(s),{location:t.get("location")??void 0,nextPage:L(t,s.request.url)})}}catch(m){
if(m instanceof I.GQ)return{ok:!1,error:m};throw m}}}function P(r,a){return a>=400&&!/^\s*</.test(r)}function G(r,a,l=!1){if(r.trim()==="")return{body:void 0};const g=(a.
get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=g===""||g==="text/plain";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(g))return{body:void 0,fault:g===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const h=M.test(r)?JSON.parse(r,d):JSON.parse(r);return s&&typeof h!="object"&&!l?{body:void 0,
fault:"is plain text"}:{body:h}}catch{return s&&l?{body:r}:{body:void 0,fault:"is not whole JSON"}}}const M=/\d{16}/,d=(r,a,{source:l=""}={})=>typeof a=="number"&&
!Number.isSafeInteger(a)&&/^-?\d+$/.test(l)?l:a}),5529:((J,x,f)=>{f.d(x,{H1:()=>_,cv:()=>A,K7:()=>P});async function I({body:d},r){const a=[];let l=0;for await(const g of d??
[]){if(l+=g.byteLength,l>r)return;a.push(g)}return new TextDecoder().decode(Buffer.concat(a))}var b=f(3739),k=f(8302),C=f(7634);const _={accept:"application/jso\
n","user-agent":`slipway/${C.x}`};async function A(d,r){r.signal?.throwIfAborted();const a=new AbortController,l=setTimeout(()=>a.abort(),r.timeoutMs),g=r.signal?
AbortSignal.any([r.signal,a.signal]):a.signal;try{const s=await r.fetch(d.url,{method:d.method,headers:d.headers,redirect:"manual",signal:g,...(0,k.Eb)({body:d.
body})}),{status:h,headers:O}=s;return{kind:"answer",status:h,headers:O,text:await I(s,r.bodyBytes)}}catch(s){return r.signal?.throwIfAborted(),U(s,a.signal.aborted)}finally{
clearTimeout(l)}}const L=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,v=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function U(d,r){const a=M(d),l=h=>a.some(O=>h.test((0,b.xU)(O)??"")),g=a.some(h=>"syscall"in h&&h.syscall==="connect"),s=G(d);return{kind:"lost",sent:!g&&!s&&!l(
L),timedOut:r,certificate:s,cause:d}}function P(d){return M(d).map(b.xU).find(r=>r!==void 0)}function G(d){return M(d).map(r=>(0,b.xU)(r)??"").find(r=>v.test(r))}
function M(d,r=0){return!(d instanceof Error)||r>5?[]:[...(d instanceof AggregateError?[d.cause,...d.errors]:[d.cause]).flatMap(l=>M(l,r+1)),d]}}),1053:((J,x,f)=>{
f.d(x,{O$:()=>s,a6:()=>d,g$:()=>h,tr:()=>r,x5:()=>L,xS:()=>A,yJ:()=>O});var I=f(9127),b=f(3739),k=f(8302),C=f(5807),_=f(5529);function A(t,n){const y="status"in
t?t:void 0,m=n?.requestID??y?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...(0,k.Eb)({status:y?.status,requestID:m===
void 0?void 0:(0,C.Ow)(m,128),serviceCode:n?.code})}}function L(t,n,y,m){const T=n.code==="quota_exceeded",D=T?"refused":v(t.status),j=[`Could not ${t.doing}: t\
he service answered ${t.status}`,n.code===void 0||n.code===String(t.status)?"":` ${n.code}`,n.message===void 0?"":` ("${n.message}")`,y===void 0?"":` and asks t\
o wait ${(0,I.a3)(y)}`,m?.words??""];return new b.GQ(D,j.join(""),{remedy:m?.remedy??(T?M:G(t.status,D)),call:{...A(t,n),outcome:t.status===408||t.status>=500?"\
unknown":"refused"}})}function v(t){return U[t]??(t>=500?"service_error":"refused")}const U={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_li\
mited"},P={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and th\
at this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploy\
s at the same time."};function G(t,n){return n==="service_error"?"Try again later. If it continues, send the request ID to the platform.":P[t]??"Correct what th\
e answer names, then run again."}const M='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',d=new Set(["\
unauthorized","forbidden","refused","unexpected_response"]);function r(t,n,y,m="the address"){const{origin:T}=t.request.url,D=(0,_.K7)(n.cause)??"no reason give\
n",j=n.timedOut?`no whole answer from ${T} within ${(0,I.a3)(y)}`:`${n.sent?`the connection to ${T} broke off`:`no connection to ${T}`} (${D})`;return new b.GQ(
n.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${j}`,{remedy:n.certificate?g(n.certificate):a(n)?`The server answers without TLS. If it is on\
e on this machine, give ${m} with http://. If HTTPS_PROXY begins with https://, write it with http://, unless the proxy itself has TLS.`:`Check ${m}, the networ\
k, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...A(t),outcome:n.sent?"unknown":"not-sent"},cause:n.cause})}function a({cause:t}){return/wrong.version.number/i.
test(`${(0,_.K7)(t)} ${t}`)}const l=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew t\
he certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of \
this machine."],[/^/,"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function g(t){return l.
find(([n])=>n.test(t))?.[1]??""}function s(t,n){return new b.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${n}`,{remedy:"Check that \
the address is the service itself, and that no proxy or login page answers in its place.",call:{...A(t),outcome:"unknown"}})}function h(t,n){return new b.GQ("re\
sponse_too_large",`Could not ${t.doing}: the answer is longer than ${n} bytes`,{remedy:"Check that the address is the service itself.",call:{...A(t),outcome:"un\
known"}})}function O(t,n){const{origin:y}=t.request.url,m=n?.protocol==="https:"||n?.protocol==="http:",T=n!==void 0&&m&&n.origin!==y,D=T?n.origin:n===void 0?"n\
owhere":m?"another path":`a ${n.protocol} address`;return new b.GQ("redirected",`Could not ${t.doing}: ${y} redirects to ${D} (${t.status})`,{remedy:T?`Nothing \
was sent there. If ${n.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...A(t),outcome:"refus\
ed"}})}})};export{z as id,X as ids,Y as modules};

const z=994,V=[994],X={5994:((Q,I,u)=>{u.r(I),u.d(I,{createGitHubClient:()=>w});var M=u(9452),O=u(445),k=u(5636),D=u(1053);const $={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function A(e,r,d){const i=Math.min(r.mostDelayMs,r.firstDelayMs*2**(e-1));return Math.round(i*(.1+.9*d()))}function S(e,r){
const d=e?.trim()??"";if(/^\d{1,9}$/.test(d))return Number(d)*1e3;const i=/^[A-Za-z]{3,9}, /.test(d)?Date.parse(d):Number.NaN;return Number.isNaN(i)?void 0:Math.
max(0,i-r.now())}const b=new Set([408,429,500,502,503,504]);function U(e){const{budget:r,clock:d,random:i}=e,c=d.now(),l=r.throttling==="pace";let y=0,R=0;return{
attempts:()=>y+R,waitAfter(C){const N=l&&C.status===429?++R:++y,x=C.retryAfterMs??0,P=l&&x>0?x:Math.max(A(N,r,i),x);return d.now()-c+P>r.totalMs||x>r.mostRetryAfterMs||
y>=r.attempts?void 0:P}}}const L=3;function g(e){const r={timeoutMs:3e4,bodyBytes:5e6,budget:$,...e},d=o(e.onTrouble);return async function(c){const l=m(e.signal,
c.signal),y=U(r);let R=!1;for(;;){const C=await e.pace?.enter(l);let N=["fault",0];try{const p=await s(c,r,l);if(p.ok)return N=["answered",0],p.value;if(p.status===
(c.renewOn??401)&&!R&&(R=!0,await c.renew?.()))continue;const H=p.again??a(p.status),K=H==="always"||H==="if-it-may-repeat"&&c.mayRepeat?y.waitAfter(p):void 0;if(K===
void 0)throw p.error;const F={error:p.error,waitMs:K,attempt:y.attempts()};c.onTrouble?.(F),d(c.doing,F),N=[p.status===429?"throttled":"fault",K]}finally{C?.(...N)}
const[x,P]=N;(e.pace===void 0||x!=="throttled")&&await r.clock.sleep(P,l)}}}function m(e,r){return e!==void 0&&r!==void 0?AbortSignal.any([e,r]):e??r}function o(e){
const r=new Set;return(d,i)=>{const c=`${d} ${i.error.code} ${i.error.call?.status}`;e===void 0||r.has(c)||(r.add(c),e(i))}}async function s(e,r,d){d?.throwIfAborted();
let i=await e.authorize?.(e.request)??e.request;for(let c=0;;c+=1){const l=await(0,k.cv)(i,{...r,signal:d}),y={doing:e.doing,request:i};if(l.kind==="lost"){const B=l.
certificate?"never":l.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,D.tr)(y,l,r.timeoutMs,e.addressFrom),again:B}}const{status:R,headers:C,text:N}=l,x={
...y,status:R,headers:C};if(R<300||R>=400){const B=R>=400?S(C.get("retry-after"),r.clock):void 0;return{...await e.read({...x,text:N,bodyBytes:r.bodyBytes,retryAfterMs:B}),
status:R,retryAfterMs:B}}const P=C.get("location"),p=P===null?void 0:URL.parse(P,i.url.href)??void 0,H=p?.origin===i.url.origin&&i.method==="GET"&&c<L;if(p===void 0||
!H)return{ok:!1,error:(0,D.yJ)(x,p),again:"never"};i={...i,url:p}}}function a(e=0){return e===429?"always":b.has(e)?"if-it-may-repeat":"never"}var f=u(3739),_=u(
7634),h=u(86);const E={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},t="2022-11-28",n={debug(){},info(){},warn(){},error(){}};function w(e){
const r=g({...e,timeoutMs:1e4,budget:E}),d=e.context.apiUrl.replace(/\/+$/,""),i=c=>(0,M.Q)(e.token,{baseUrl:d,userAgent:`slipway/${_.x}`,log:n,request:{fetch:v(
r,c,new URL(d).origin)}});return{async ask(c,l){return(await l(i(c)).catch(T)).data},async*pages(c,l){try{for await(const{data:y}of l(i(c)))yield Array.isArray(
y)?y:[]}catch(y){T(y)}}}}function T(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function v(e,r,d){return(i,c)=>{const l=new URL(i);if(l.
origin!==d)throw J(r,d,l);const y=c.method??"GET",R={...Object.fromEntries(new Headers(c.headers)),accept:"application/vnd.github+json","x-github-api-version":t},
C=typeof c.body=="string"?{body:c.body}:{};return e({doing:r,mayRepeat:y!=="POST",request:{method:y,url:l,headers:R,...C},read:G})}}const j=(0,O.t)({decode(e,r){
if(e===null||!["object","undefined"].includes(typeof e))throw(0,h.LO)("object or list",e,r)}}),G=async e=>{const r=await j(e),{status:d,headers:i,text:c}=e;return r.
ok?{ok:!0,value:new Response(c||null,{status:d,headers:[...i]})}:d!==403||!W(i)?r:{ok:!1,error:r.error.with({code:"rate_limited",remedy:"Run again later; other \
runs with the same token share its rate limit."}),again:i.get("retry-after")===null?"never":"always"}};function W(e){return e.get("retry-after")!==null||e.get("\
x-ratelimit-remaining")==="0"}function J(e,r,{origin:d}){return new f.GQ("redirected",`Could not ${e}: ${r} names ${d} for the next page`,{remedy:"Nothing was s\
ent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((Q,I,u)=>{u.d(I,{t:()=>U});var M=u(3739),O=u(1787);const k=16384,D=/[\s,]*<([^>]*)>/y,
$=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function A(g){const m=(g??"").slice(0,k);let o=0;const s=a=>{a.lastIndex=o;const f=a.
exec(m);return f&&(o=a.lastIndex),f};for(let a=s(D);a;a=s(D)){const f=new Map;for(let h=s($);h;h=s($)){const[,E="",t,n=""]=h;f.has(E.toLowerCase())||f.set(E.toLowerCase(),
t??n)}if((f.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!f.has("anchor"))return a[1]}}function S(g,m){const o=A(g.get("link"));return o===void 0?
void 0:URL.parse(o,m.href)?.href}var b=u(1053);function U({decode:g,readError:m,explain:o,takesText:s}){return async a=>{const{status:f,text:_,headers:h,retryAfterMs:E}=a,
t=_===void 0?void 0:L(_,h,s);if(f>=400){const n=(0,O.N)(t?.body),w=await m?.(t?.body,n)??n;return{ok:!1,error:(0,b.x5)(a,w,E,await o?.(w,f))}}if(t===void 0)return{
ok:!1,error:(0,b.g$)(a,a.bodyBytes)};if(t.fault!==void 0)return{ok:!1,error:(0,b.O$)(a,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await g(t.body,
(0,b.xS)(a),{location:h.get("location")??void 0,nextPage:S(h,a.request.url)})}}catch(n){if(n instanceof M.GQ)return{ok:!1,error:n};throw n}}}function L(g,m,o=!1){
if(g.trim()==="")return{body:void 0};const s=(m.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",a=s===""||s==="text/plain";if(!a&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const f=JSON.parse(g);return a&&typeof f!="object"&&!o?
{body:void 0,fault:"is plain text"}:{body:f}}catch{return a&&o?{body:g}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((Q,I,u)=>{u.d(I,{H1:()=>D,K7:()=>L,cv:()=>$});
var M=u(3739),O=u(8302),k=u(7634);const D={accept:"application/json","user-agent":`slipway/${k.x}`};async function $(o,s){s.signal?.throwIfAborted();const a=new AbortController,
f=setTimeout(()=>a.abort(),s.timeoutMs),_=s.signal?AbortSignal.any([s.signal,a.signal]):a.signal;try{const h=await s.fetch(o.url,{method:o.method,headers:o.headers,
redirect:"manual",signal:_,...(0,O.Eb)({body:o.body})}),{status:E,headers:t}=h;return{kind:"answer",status:E,headers:t,text:await A(h,s.bodyBytes)}}catch(h){return s.
signal?.throwIfAborted(),U(h,a.signal.aborted)}finally{clearTimeout(f)}}async function A({body:o},s){if(o===null)return"";const a=[];let f=0;for await(const _ of o){
if(f+=_.byteLength,f>s)return;a.push(_)}return new TextDecoder().decode(Buffer.concat(a))}const S=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
b=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function U(o,s){const a=m(o),f=E=>a.some(t=>E.test((0,M.xU)(t)??"")),_=a.some(E=>"\
syscall"in E&&E.syscall==="connect"),h=g(o);return{kind:"lost",sent:!_&&!h&&!f(S),timedOut:s,certificate:h,cause:o}}function L(o){return m(o).map(M.xU).find(s=>s!==
void 0)}function g(o){return m(o).map(s=>(0,M.xU)(s)??"").find(s=>b.test(s))}function m(o,s=0){return!(o instanceof Error)||s>5?[]:[...(o instanceof AggregateError?
[o.cause,...o.errors]:[o.cause]).flatMap(f=>m(f,s+1)),o]}}),1053:((Q,I,u)=>{u.d(I,{O$:()=>_,a6:()=>o,g$:()=>h,tr:()=>s,x5:()=>S,xS:()=>A,yJ:()=>E});var M=u(9127),
O=u(3739),k=u(8302),D=u(5807),$=u(5636);function A(t,n){const w="status"in t?t:void 0,T=n?.requestID??w?.headers.get("x-request-id")??void 0;return{method:t.request.
method,path:t.request.url.pathname,...(0,k.Eb)({status:w?.status,requestID:T===void 0?void 0:(0,D.Ow)(T,128),serviceCode:n?.code})}}function S(t,n,w,T){const v=n.
code==="quota_exceeded",j=v?"refused":b(t.status),G=[`Could not ${t.doing}: the service answered ${t.status}`,n.code===void 0||n.code===String(t.status)?"":` ${n.
code}`,n.message===void 0?"":` ("${n.message}")`,w===void 0?"":` and asks to wait ${(0,M.a3)(w)}`,T?.words??""];return new O.GQ(j,G.join(""),{remedy:T?.remedy??
(v?m:g(t.status,j)),call:{...A(t,n),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function b(t){return U[t]??(t>=500?"service_error":"refused")}const U={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},L={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function g(t,n){return n==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":L[t]??"Correct what the answer names, then run again."}const m='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',o=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function s(t,n,w,T="the addres\
s"){const{origin:v}=t.request.url,j=(0,$.K7)(n.cause)??"no reason given",G=n.timedOut?`no whole answer from ${v} within ${(0,M.a3)(w)}`:`${n.sent?`the connectio\
n to ${v} broke off`:`no connection to ${v}`} (${j})`;return new O.GQ(n.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${G}`,{remedy:n.certificate?
f(n.certificate):`Check ${T}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...A(t),outcome:n.sent?"unknown":"not-sent"},cause:n.cause})}
const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this nam\
e."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a p\
rivate authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function f(t){return a.find(([n])=>n.test(t))?.[1]??
""}function _(t,n){return new O.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${n}`,{remedy:"Check that the address is the service it\
self, and that no proxy or login page answers in its place.",call:{...A(t),outcome:"unknown"}})}function h(t,n){return new O.GQ("response_too_large",`Could not ${t.
doing}: the answer is longer than ${n} bytes`,{remedy:"Check that the address is the service itself.",call:{...A(t),outcome:"unknown"}})}function E(t,n){const{origin:w}=t.
request.url,T=n!==void 0&&n.origin!==w,v=T?n.origin:n===void 0?"nowhere":"another path";return new O.GQ("redirected",`Could not ${t.doing}: ${w} redirects to ${v}\
 (${t.status})`,{remedy:T?`Nothing was sent there. If ${n.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...A(t),outcome:"refused"}})}})};export{z as id,V as ids,X as modules};

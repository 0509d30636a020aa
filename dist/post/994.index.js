const W=994,V=[994],X={5994:((F,_,u)=>{u.r(_),u.d(_,{createGitHubClient:()=>E});var D=u(9452),R=u(445),k=u(5529),x=u(1053);const I={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function v(e,r,d){const i=Math.min(r.mostDelayMs,r.firstDelayMs*2**(e-1));return Math.round(i*(.1+.9*d()))}function S(e,r){
const d=e?.trim()??"";if(/^\d{1,9}$/.test(d))return Number(d)*1e3;const i=/^[A-Za-z]{3,9}, /.test(d)?Date.parse(d):Number.NaN;return Number.isNaN(i)?void 0:Math.
max(0,i-r.now())}const O=new Set([408,429,500,502,503,504]);function U(e){const{budget:r,clock:d,random:i}=e,c=d.now(),l=r.throttling==="pace";let y=0,b=0;return{
attempts:()=>y+b,waitAfter(C){const N=l&&C.status===429?++b:++y,$=C.retryAfterMs??0,P=l&&$>0?$:Math.max(v(N,r,i),$);return d.now()-c+P>r.totalMs||$>r.mostRetryAfterMs||
y>=r.attempts?void 0:P}}}const L=3;function g(e){const r={timeoutMs:3e4,bodyBytes:5e6,budget:I,...e},d=o(e.onTrouble);return async function(c){const l=m(e.signal,
c.signal),y=U(r);let b=!1;for(;;){const C=await e.pace?.enter(l);let N=["fault",0];try{const p=await s(c,r,l);if(p.ok)return N=["answered",0],p.value;if(p.status===
(c.renewOn??401)&&!b&&(b=!0,await c.renew?.()))continue;const B=p.again??a(p.status),Q=B==="always"||B==="if-it-may-repeat"&&c.mayRepeat?y.waitAfter(p):void 0;if(Q===
void 0)throw p.error;const K={error:p.error,waitMs:Q,attempt:y.attempts()};c.onTrouble?.(K),d(c.doing,K),N=[p.status===429?"throttled":"fault",Q]}finally{C?.(...N)}
const[$,P]=N;(e.pace===void 0||$!=="throttled")&&await r.clock.sleep(P,l)}}}function m(e,r){return e!==void 0&&r!==void 0?AbortSignal.any([e,r]):e??r}function o(e){
const r=new Set;return(d,i)=>{const c=`${d} ${i.error.code} ${i.error.call?.status}`;e===void 0||r.has(c)||(r.add(c),e(i))}}async function s(e,r,d){d?.throwIfAborted();
let i=await e.authorize?.(e.request)??e.request;for(let c=0;;c+=1){const l=await(0,k.cv)(i,{...r,signal:d}),y={doing:e.doing,request:i};if(l.kind==="lost"){const H=l.
certificate?"never":l.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,x.tr)(y,l,r.timeoutMs,e.addressFrom),again:H}}const{status:b,headers:C,text:N}=l,$={
...y,status:b,headers:C};if(b<300||b>=400){const H=b>=400?S(C.get("retry-after"),r.clock):void 0;return{...await e.read({...$,text:N,bodyBytes:r.bodyBytes,retryAfterMs:H}),
status:b,retryAfterMs:H}}const P=C.get("location"),p=P===null?void 0:URL.parse(P,i.url.href)??void 0,B=p?.origin===i.url.origin&&i.method==="GET"&&c<L;if(p===void 0||
!B)return{ok:!1,error:(0,x.yJ)($,p),again:"never"};i={...i,url:p}}}function a(e=0){return e===429?"always":O.has(e)?"if-it-may-repeat":"never"}var f=u(3739),T=u(
7634),h=u(86);const w={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},t="2022-11-28",n={debug(){},info(){},warn(){},error(){}};function E(e){
const r=g({...e,timeoutMs:1e4,budget:w}),d=e.context.apiUrl.replace(/\/+$/,""),i=c=>(0,D.Q)(e.token,{baseUrl:d,userAgent:`slipway/${T.x}`,log:n,request:{fetch:M(
r,c,new URL(d).origin)}});return{async ask(c,l){return(await l(i(c)).catch(A)).data},async*pages(c,l){try{for await(const{data:y}of l(i(c)))yield Array.isArray(
y)?y:[]}catch(y){A(y)}}}}function A(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function M(e,r,d){return(i,c)=>{const l=new URL(i);if(l.
origin!==d)throw z(r,d,l);const y=c.method??"GET",b={...Object.fromEntries(new Headers(c.headers)),accept:"application/vnd.github+json","x-github-api-version":t},
C=typeof c.body=="string"?{body:c.body}:{};return e({doing:r,mayRepeat:y!=="POST",request:{method:y,url:l,headers:b,...C},read:j})}}const G=(0,R.t)({decode(e,r){
if(e===null||!["object","undefined"].includes(typeof e))throw(0,h.LO)("object or list",e,r)}}),j=async e=>{const r=await G(e),{status:d,headers:i,text:c}=e;return r.
ok?{ok:!0,value:new Response(c||null,{status:d,headers:[...i]})}:d!==403||!J(i)?r:{ok:!1,error:r.error.with({code:"rate_limited",remedy:"Run again later; other \
runs with the same token share its rate limit."}),again:i.get("retry-after")===null?"never":"always"}};function J(e){return e.get("retry-after")!==null||e.get("\
x-ratelimit-remaining")==="0"}function z(e,r,{origin:d}){return new f.GQ("redirected",`Could not ${e}: ${r} names ${d} for the next page`,{remedy:"Nothing was s\
ent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((F,_,u)=>{u.d(_,{t:()=>U});var D=u(3739),R=u(1787);const k=16384,x=/[\s,]*<([^>]*)>/y,
I=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function v(g){const m=(g??"").slice(0,k);let o=0;const s=a=>{a.lastIndex=o;const f=a.
exec(m);return f&&(o=a.lastIndex),f};for(let a=s(x);a;a=s(x)){const f=new Map;for(let h=s(I);h;h=s(I)){const[,w="",t,n=""]=h;f.has(w.toLowerCase())||f.set(w.toLowerCase(),
t??n)}if((f.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!f.has("anchor"))return a[1]}}function S(g,m){const o=v(g.get("link"));return o===void 0?
void 0:URL.parse(o,m.href)?.href}var O=u(1053);function U({decode:g,readError:m,explain:o,takesText:s}){return async a=>{const{status:f,text:T,headers:h,retryAfterMs:w}=a,
t=T===void 0?void 0:L(T,h,s);if(f>=400){const n=(0,R.N)(t?.body),E=await m?.(t?.body,n)??n;return{ok:!1,error:(0,O.x5)(a,E,w,await o?.(E,f))}}if(t===void 0)return{
ok:!1,error:(0,O.g$)(a,a.bodyBytes)};if(t.fault!==void 0)return{ok:!1,error:(0,O.O$)(a,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await g(t.body,
(0,O.xS)(a),{location:h.get("location")??void 0,nextPage:S(h,a.request.url)})}}catch(n){if(n instanceof D.GQ)return{ok:!1,error:n};throw n}}}function L(g,m,o=!1){
if(g.trim()==="")return{body:void 0};const s=(m.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",a=s===""||s==="text/plain";if(!a&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const f=JSON.parse(g);return a&&typeof f!="object"&&!o?
{body:void 0,fault:"is plain text"}:{body:f}}catch{return a&&o?{body:g}:{body:void 0,fault:"is not whole JSON"}}}}),5529:((F,_,u)=>{u.d(_,{H1:()=>I,cv:()=>v,K7:()=>L});
async function D({body:o},s){const a=[];let f=0;for await(const T of o??[]){if(f+=T.byteLength,f>s)return;a.push(T)}return new TextDecoder().decode(Buffer.concat(
a))}var R=u(3739),k=u(8302),x=u(7634);const I={accept:"application/json","user-agent":`slipway/${x.x}`};async function v(o,s){s.signal?.throwIfAborted();const a=new AbortController,
f=setTimeout(()=>a.abort(),s.timeoutMs),T=s.signal?AbortSignal.any([s.signal,a.signal]):a.signal;try{const h=await s.fetch(o.url,{method:o.method,headers:o.headers,
redirect:"manual",signal:T,...(0,k.Eb)({body:o.body})}),{status:w,headers:t}=h;return{kind:"answer",status:w,headers:t,text:await D(h,s.bodyBytes)}}catch(h){return s.
signal?.throwIfAborted(),U(h,a.signal.aborted)}finally{clearTimeout(f)}}const S=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
O=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function U(o,s){const a=m(o),f=w=>a.some(t=>w.test((0,R.xU)(t)??"")),T=a.some(w=>"\
syscall"in w&&w.syscall==="connect"),h=g(o);return{kind:"lost",sent:!T&&!h&&!f(S),timedOut:s,certificate:h,cause:o}}function L(o){return m(o).map(R.xU).find(s=>s!==
void 0)}function g(o){return m(o).map(s=>(0,R.xU)(s)??"").find(s=>O.test(s))}function m(o,s=0){return!(o instanceof Error)||s>5?[]:[...(o instanceof AggregateError?
[o.cause,...o.errors]:[o.cause]).flatMap(f=>m(f,s+1)),o]}}),1053:((F,_,u)=>{u.d(_,{O$:()=>T,a6:()=>o,g$:()=>h,tr:()=>s,x5:()=>S,xS:()=>v,yJ:()=>w});var D=u(9127),
R=u(3739),k=u(8302),x=u(5807),I=u(5529);function v(t,n){const E="status"in t?t:void 0,A=n?.requestID??E?.headers.get("x-request-id")??void 0;return{method:t.request.
method,path:t.request.url.pathname,...(0,k.Eb)({status:E?.status,requestID:A===void 0?void 0:(0,x.Ow)(A,128),serviceCode:n?.code})}}function S(t,n,E,A){const M=n.
code==="quota_exceeded",G=M?"refused":O(t.status),j=[`Could not ${t.doing}: the service answered ${t.status}`,n.code===void 0||n.code===String(t.status)?"":` ${n.
code}`,n.message===void 0?"":` ("${n.message}")`,E===void 0?"":` and asks to wait ${(0,D.a3)(E)}`,A?.words??""];return new R.GQ(G,j.join(""),{remedy:A?.remedy??
(M?m:g(t.status,G)),call:{...v(t,n),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function O(t){return U[t]??(t>=500?"service_error":"refused")}const U={
401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_limited"},L={401:"Give the ID token (not the access token) of the identity provider that the pl\
atform trusts, unexpired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the ema\
il in the ID token.",404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer sa\
ys, or take another name.",429:"Try again later, or start fewer deploys at the same time."};function g(t,n){return n==="service_error"?"Try again later. If it c\
ontinues, send the request ID to the platform.":L[t]??"Correct what the answer names, then run again."}const m='"slipway usage --org ORG" shows what is used. Th\
e operator of the platform sets quotas in platform.json.',o=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function s(t,n,E,A="the addres\
s"){const{origin:M}=t.request.url,G=(0,I.K7)(n.cause)??"no reason given",j=n.timedOut?`no whole answer from ${M} within ${(0,D.a3)(E)}`:`${n.sent?`the connectio\
n to ${M} broke off`:`no connection to ${M}`} (${G})`;return new R.GQ(n.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${j}`,{remedy:n.certificate?
f(n.certificate):`Check ${A}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...v(t),outcome:n.sent?"unknown":"not-sent"},cause:n.cause})}
const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this nam\
e."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a p\
rivate authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function f(t){return a.find(([n])=>n.test(t))?.[1]??
""}function T(t,n){return new R.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${n}`,{remedy:"Check that the address is the service it\
self, and that no proxy or login page answers in its place.",call:{...v(t),outcome:"unknown"}})}function h(t,n){return new R.GQ("response_too_large",`Could not ${t.
doing}: the answer is longer than ${n} bytes`,{remedy:"Check that the address is the service itself.",call:{...v(t),outcome:"unknown"}})}function w(t,n){const{origin:E}=t.
request.url,A=n!==void 0&&n.origin!==E,M=A?n.origin:n===void 0?"nowhere":"another path";return new R.GQ("redirected",`Could not ${t.doing}: ${E} redirects to ${M}\
 (${t.status})`,{remedy:A?`Nothing was sent there. If ${n.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...v(t),outcome:"refused"}})}})};export{W as id,V as ids,X as modules};

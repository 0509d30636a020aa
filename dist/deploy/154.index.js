const x=154,k=[154],N={9154:((C,T,d)=>{d.r(T),d.d(T,{createGitHubClient:()=>b});var p=d(9452),m=d(445),R=d(9696),M=d(3739),O=d(7634),E=d(86);const A={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},w="2022-11-28",D={debug(){},info(){},warn(){},error(){}};function b(n){const r=(0,R.p)({...n,
timeoutMs:1e4,budget:A}),e=n.apiUrl.replace(/\/+$/,""),t=o=>(0,p.Q)(n.token,{baseUrl:e,userAgent:`slipway/${O.x}`,log:D,request:{fetch:_(r,o,new URL(e).origin)}});
return{async ask(o,s){return(await s(t(o)).catch(h)).data},async*pages(o,s){try{for await(const{data:f}of s(t(o)))yield Array.isArray(f)?f:[]}catch(f){h(f)}}}}function h(n){
throw n instanceof Error&&n.name==="HttpError"&&n.cause?n.cause:n}function _(n,r,e){return(t,o)=>{const s=new URL(t);if(s.origin!==e)throw u(r,e,s);const f=o.method??
"GET",l={...Object.fromEntries(new Headers(o.headers)),accept:"application/vnd.github+json","x-github-api-version":w},y=typeof o.body=="string"?{body:o.body}:{};
return n({doing:r,mayRepeat:f!=="POST",request:{method:f,url:s,headers:l,...y},authorize:g=>g,read:i})}}const a=(0,m.t)({decode(n,r){if(n===null||!["object","un\
defined"].includes(typeof n))throw(0,E.LO)("object or list",n,r)}}),i=async n=>{const r=await a(n),{status:e,headers:t,text:o}=n;return r.ok?{ok:!0,value:new Response(
o||null,{status:e,headers:[...t]})}:e!==403||!c(t)?r:{ok:!1,error:r.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:t.get("retry-after")===null?"never":"always"}};function c(n){return n.get("retry-after")!==null||n.get("x-ratelimit-remaining")==="0"}
function u(n,r,{origin:e}){return new M.GQ("redirected",`Could not ${n}: ${r} names ${e} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:((C,T,d)=>{d.d(T,{t:()=>D});var p=d(3739),m=d(1787);const R=16384,M=/[\s,]*<([^>]*)>/y,O=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function E(h){const _=(h??"").slice(0,R);let a=0;const i=c=>{c.lastIndex=a;const u=c.exec(_);return u&&(a=c.lastIndex),u};for(let c=i(M);c;c=i(M)){const u=new Map;
for(let r=i(O);r;r=i(O)){const[,e="",t,o=""]=r;u.has(e.toLowerCase())||u.set(e.toLowerCase(),t??o)}if((u.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!u.has("anchor"))return c[1]}}function A(h,_){const a=E(h.get("link"));return a===void 0?void 0:URL.parse(a,_.href)?.href}var w=d(1053);function D({decode:h,
readError:_,explain:a,takesText:i}){return async c=>{const{status:u,text:n,headers:r,retryAfterMs:e}=c,t=n===void 0?void 0:b(n,r,i);if(u>=400){const o=(0,m.N)(t?.
body),s=await _?.(t?.body,o)??o;return{ok:!1,error:(0,w.x5)(c,s,e,await a?.(s,u))}}if(t===void 0)return{ok:!1,error:(0,w.g$)(c,c.bodyBytes)};if(t.fault!==void 0)
return{ok:!1,error:(0,w.O$)(c,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await h(t.body,(0,w.xS)(c),{location:r.get("location")??void 0,nextPage:A(
r,c.request.url)})}}catch(o){if(o instanceof p.GQ)return{ok:!1,error:o};throw o}}}function b(h,_,a=!1){if(h.trim()==="")return{body:void 0};const i=(_.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=i===""||i==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const u=JSON.parse(h);return c&&typeof u!="object"&&!a?{body:void 0,fault:"is plain text"}:
{body:u}}catch{return c&&a?{body:h}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((C,T,d)=>{d.d(T,{H1:()=>M,K7:()=>b,cv:()=>O});var p=d(3739),m=d(8302),R=d(
7634);const M={accept:"application/json","user-agent":`slipway/${R.x}`};async function O(a,i){i.signal?.throwIfAborted();const c=new AbortController,u=setTimeout(
()=>c.abort(),i.timeoutMs),n=i.signal?AbortSignal.any([i.signal,c.signal]):c.signal;try{const r=await i.fetch(a.url,{method:a.method,headers:a.headers,redirect:"\
manual",signal:n,...(0,m.Eb)({body:a.body})}),{status:e,headers:t}=r;return{kind:"answer",status:e,headers:t,text:await E(r,i.bodyBytes)}}catch(r){return i.signal?.
throwIfAborted(),D(r,c.signal.aborted)}finally{clearTimeout(u)}}async function E({body:a},i){if(a===null)return"";const c=[];let u=0;for await(const n of a){if(u+=
n.byteLength,u>i)return;c.push(n)}return new TextDecoder().decode(Buffer.concat(c))}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
w=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function D(a,i){const c=_(a),u=e=>c.some(t=>e.test((0,p.xU)(t)??"")),n=c.some(e=>"\
syscall"in e&&e.syscall==="connect"),r=h(a);return{kind:"lost",sent:!n&&!r&&!u(A),timedOut:i,certificate:r,cause:a}}function b(a){return _(a).map(p.xU).find(i=>i!==
void 0)}function h(a){return _(a).map(i=>(0,p.xU)(i)??"").find(i=>w.test(i))}function _(a,i=0){return!(a instanceof Error)||i>5?[]:[...(a instanceof AggregateError?
[a.cause,...a.errors]:[a.cause]).flatMap(u=>_(u,i+1)),a]}}),9696:((C,T,d)=>{d.d(T,{p:()=>D});var p=d(5636),m=d(1053);const R={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function M(n,r,e){const t=Math.min(r.mostDelayMs,r.firstDelayMs*2**(n-1));return Math.round(t*(.1+.9*e()))}function O(n,r){
const e=n?.trim()??"";if(/^\d{1,9}$/.test(e))return Number(e)*1e3;const t=/^[A-Za-z]{3,9}, /.test(e)?Date.parse(e):Number.NaN;return Number.isNaN(t)?void 0:Math.
max(0,t-r.now())}const E=new Set([408,429,500,502,503,504]);class A{#t;#n;#e=0;#r=0;constructor(r){this.#t=r,this.#n=r.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(r){const{budget:e,clock:t,random:o}=this.#t,s=e.throttling==="pace",f=s&&r.status===429?++this.#r:++this.#e,l=r.retryAfterMs??0,y=s&&l>0?l:Math.
max(M(f,e,o),l);return t.now()-this.#n+y>e.totalMs||l>e.mostRetryAfterMs||this.#e>=e.attempts?void 0:y}}const w=3;function D(n){const r={timeoutMs:3e4,bodyBytes:5e6,
budget:R,...n},e=_(n.onTrouble);return async function(o){const s=b(n.signal,o.signal),f=new A(r);let l=!1;for(;;){const y=h(await n.pace?.enter(s));try{const g=await a(
o,r,s);if(g.ok)return y("answered",0),g.value;if(g.status===(o.renewOn??401)&&!l&&(l=!0,await o.renew?.()))continue;const v=g.again==="always"||g.again==="if-it\
-may-repeat"&&o.mayRepeat?f.waitAfter(g):void 0;if(v===void 0)throw g.error;const P={error:g.error,waitMs:v,attempt:f.attempts};o.onTrouble?.(P),e(o.doing,P);const $=g.
status===429;y($?"throttled":"fault",v),(n.pace===void 0||!$)&&await r.clock.sleep(v,s)}finally{y("fault",0)}}}}function b(n,r){return n!==void 0&&r!==void 0?AbortSignal.
any([n,r]):n??r}function h(n){let r=!1;return(e,t)=>{r||n?.(e,t),r=!0}}function _(n){const r=new Set;return(e,t)=>{const o=`${e} ${t.error.code} ${t.error.call?.
status}`;n===void 0||r.has(o)||(r.add(o),n(t))}}async function a(n,r,e){e?.throwIfAborted();let t=await n.authorize(n.request);for(let o=0;;o+=1){const s=await(0,p.
cv)(t,{...r,signal:e}),f={doing:n.doing,request:t};if(s.kind==="lost"){const I=s.certificate?"never":s.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,m.
tr)(f,s,r.timeoutMs,n.addressFrom),again:I}}const l={...f,status:s.status,headers:s.headers};if(s.status<300||s.status>=400)return c(n.read,l,s.text,r);const y=i(
l),g=y?.origin===t.url.origin&&t.method==="GET"&&o<w;if(y===void 0||!g)return{ok:!1,error:(0,m.yJ)(l,y),again:"never"};t={...t,url:y}}}function i({headers:n,request:r}){
const e=n.get("location");return e!==null&&URL.canParse(e,r.url.href)?new URL(e,r.url):void 0}async function c(n,r,e,{clock:t,bodyBytes:o}){const{status:s}=r,f=s>=
400?O(r.headers.get("retry-after"),t):void 0,l=await n({...r,text:e,bodyBytes:o,retryAfterMs:f});return l.ok?l:{...l,again:l.again??u(s),status:s,retryAfterMs:f}}
function u(n){return n===429?"always":E.has(n)?"if-it-may-repeat":"never"}}),1053:((C,T,d)=>{d.d(T,{O$:()=>u,a6:()=>_,g$:()=>n,tr:()=>a,x5:()=>A,xS:()=>E,yJ:()=>r});
var p=d(9127),m=d(3739),R=d(8302),M=d(5807),O=d(5636);function E(e,t){const o="status"in e?e:void 0,s=t?.requestID??o?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,R.Eb)({status:o?.status,requestID:s===void 0?void 0:(0,M.Ow)(s,128),serviceCode:t?.code})}}function A(e,t,o,s){
const{code:f,remedy:l}=b.get(t.code??"")??h(e.status),y=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":
` ${t.code}`,t.message===void 0?"":` ("${t.message}")`,o===void 0?"":` and asks to wait ${(0,p.a3)(o)}`,s?.words??""];return new m.GQ(f,y.join(""),{remedy:s?.remedy??
l,call:{...E(e,t),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}const w="Try again later. If it continues, send the request ID to the platform.",
D=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the \
audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the \
ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the\
 app if you want it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:w}],[429,{code:"rate_limited",remedy:"Try again later, \
or start fewer deploys at the same time."}]]),b=new Map([["quota_exceeded",{code:"refused",remedy:'"slipway usage --org ORG" shows what is used. The operator of\
 the platform sets quotas in platform.json.'}]]);function h(e){const t=D.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:w}:{code:"refused",remedy:"\
Correct what the answer names, then run again."}}const _=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function a(e,t,o,s="the address"){
const{origin:f}=e.request.url,l=(0,O.K7)(t.cause)??"no reason given",y=t.timedOut?`no whole answer from ${f} within ${(0,p.a3)(o)}`:`${t.sent?`the connection to\
 ${f} broke off`:`no connection to ${f}`} (${l})`;return new m.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${y}`,{remedy:t.certificate?
c(t.certificate):`Check ${s}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}
const i=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this nam\
e."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a p\
rivate authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function c(e){return i.find(([t])=>t.test(e))?.[1]??
""}function u(e,t){return new m.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service it\
self, and that no proxy or login page answers in its place.",call:{...E(e),outcome:"unknown"}})}function n(e,t){return new m.GQ("response_too_large",`Could not ${e.
doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(e),outcome:"unknown"}})}function r(e,t){const{origin:o}=e.
request.url,s=t!==void 0&&t.origin!==o,f=s?t.origin:t===void 0?"nowhere":"another path";return new m.GQ("redirected",`Could not ${e.doing}: ${o} redirects to ${f}\
 (${e.status})`,{remedy:s?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redi\
rect.",call:{...E(e),outcome:"refused"}})}})};export{x as id,k as ids,N as modules};

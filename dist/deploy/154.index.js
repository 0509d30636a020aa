const x=154,k=[154],N={9154:((C,T,d)=>{d.r(T),d.d(T,{createGitHubClient:()=>b});var p=d(9452),y=d(445),O=d(9696),M=d(3739),R=d(7634),m=d(86);const A={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},g="2022-11-28",D={debug(){},info(){},warn(){},error(){}};function b(n){const e=(0,O.p)({...n,
timeoutMs:1e4,budget:A}),t=n.apiUrl.replace(/\/+$/,""),r=o=>(0,p.Q)(n.token,{baseUrl:t,userAgent:`slipway/${R.x}`,log:D,request:{fetch:_(e,o,new URL(t).origin)}});
return{async ask(o,s){return(await s(r(o)).catch(h)).data},async*pages(o,s){try{for await(const{data:f}of s(r(o)))yield Array.isArray(f)?f:[]}catch(f){h(f)}}}}function h(n){
throw n instanceof Error&&n.name==="HttpError"&&n.cause?n.cause:n}function _(n,e,t){return(r,o)=>{const s=new URL(r);if(s.origin!==t)throw u(e,t,s);const f=o.method??
"GET",l={...Object.fromEntries(new Headers(o.headers)),accept:"application/vnd.github+json","x-github-api-version":g},w=typeof o.body=="string"?{body:o.body}:{};
return n({doing:e,mayRepeat:f!=="POST",request:{method:f,url:s,headers:l,...w},authorize:E=>E,read:i})}}const a=(0,y.t)({decode(n,e){if(n===null||!["object","un\
defined"].includes(typeof n))throw(0,m.LO)("object or list",n,e)}}),i=async n=>{const e=await a(n),{status:t,headers:r,text:o}=n;return e.ok?{ok:!0,value:new Response(
o||null,{status:t,headers:[...r]})}:t!==403||!c(r)?e:{ok:!1,error:e.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:r.get("retry-after")===null?"never":"always"}};function c(n){return n.get("retry-after")!==null||n.get("x-ratelimit-remaining")==="0"}
function u(n,e,{origin:t}){return new M.GQ("redirected",`Could not ${n}: ${e} names ${t} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:((C,T,d)=>{d.d(T,{t:()=>D});var p=d(3739),y=d(1787);const O=16384,M=/[\s,]*<([^>]*)>/y,R=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function m(h){const _=(h??"").slice(0,O);let a=0;const i=c=>{c.lastIndex=a;const u=c.exec(_);return u&&(a=c.lastIndex),u};for(let c=i(M);c;c=i(M)){const u=new Map;
for(let e=i(R);e;e=i(R)){const[,t="",r,o=""]=e;u.has(t.toLowerCase())||u.set(t.toLowerCase(),r??o)}if((u.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!u.has("anchor"))return c[1]}}function A(h,_){const a=m(h.get("link"));return a===void 0?void 0:URL.parse(a,_.href)?.href}var g=d(1053);function D({decode:h,
readError:_,explain:a,takesText:i}){return async c=>{const{status:u,text:n,headers:e,retryAfterMs:t}=c,r=n===void 0?void 0:b(n,e,i);if(u>=400){const o=(0,y.N)(r?.
body),s=await _?.(r?.body,o)??o;return{ok:!1,error:(0,g.x5)(c,s,t,await a?.(s,u))}}if(r===void 0)return{ok:!1,error:(0,g.g$)(c,c.bodyBytes)};if(r.fault!==void 0)
return{ok:!1,error:(0,g.O$)(c,r.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await h(r.body,(0,g.xS)(c),{location:e.get("location")??void 0,nextPage:A(
e,c.request.url)})}}catch(o){if(o instanceof p.GQ)return{ok:!1,error:o};throw o}}}function b(h,_,a=!1){if(h.trim()==="")return{body:void 0};const i=(_.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=i===""||i==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const u=JSON.parse(h);return c&&typeof u!="object"&&!a?{body:void 0,fault:"is plain text"}:
{body:u}}catch{return c&&a?{body:h}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((C,T,d)=>{d.d(T,{H1:()=>M,K7:()=>b,cv:()=>R});var p=d(3739),y=d(8302),O=d(
7634);const M={accept:"application/json","user-agent":`slipway/${O.x}`};async function R(a,i){i.signal?.throwIfAborted();const c=new AbortController,u=setTimeout(
()=>c.abort(),i.timeoutMs),n=i.signal?AbortSignal.any([i.signal,c.signal]):c.signal;try{const e=await i.fetch(a.url,{method:a.method,headers:a.headers,redirect:"\
manual",signal:n,...(0,y.Eb)({body:a.body})}),{status:t,headers:r}=e;return{kind:"answer",status:t,headers:r,text:await m(e,i.bodyBytes)}}catch(e){return i.signal?.
throwIfAborted(),D(e,c.signal.aborted)}finally{clearTimeout(u)}}async function m({body:a},i){if(a===null)return"";const c=[];let u=0;for await(const n of a){if(u+=
n.byteLength,u>i)return;c.push(n)}return new TextDecoder().decode(Buffer.concat(c))}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
g=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function D(a,i){const c=_(a),u=t=>c.some(r=>t.test((0,p.xU)(r)??"")),n=c.some(t=>"\
syscall"in t&&t.syscall==="connect"),e=h(a);return{kind:"lost",sent:!n&&!e&&!u(A),timedOut:i,certificate:e,cause:a}}function b(a){return _(a).map(p.xU).find(i=>i!==
void 0)}function h(a){return _(a).map(i=>(0,p.xU)(i)??"").find(i=>g.test(i))}function _(a,i=0){return!(a instanceof Error)||i>5?[]:[...(a instanceof AggregateError?
[a.cause,...a.errors]:[a.cause]).flatMap(u=>_(u,i+1)),a]}}),9696:((C,T,d)=>{d.d(T,{p:()=>D});var p=d(5636),y=d(1053);const O={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function M(n,e,t){const r=Math.min(e.mostDelayMs,e.firstDelayMs*2**(n-1));return Math.round(r*(.1+.9*t()))}function R(n,e){
const t=n?.trim()??"";if(/^\d{1,9}$/.test(t))return Number(t)*1e3;const r=/^[A-Za-z]{3,9}, /.test(t)?Date.parse(t):Number.NaN;return Number.isNaN(r)?void 0:Math.
max(0,r-e.now())}const m=new Set([408,429,500,502,503,504]);class A{#t;#n;#e=0;#r=0;constructor(e){this.#t=e,this.#n=e.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(e){const{budget:t,clock:r,random:o}=this.#t,s=t.throttling==="pace",f=s&&e.status===429?++this.#r:++this.#e,l=e.retryAfterMs??0,w=s&&l>0?l:Math.
max(M(f,t,o),l);return r.now()-this.#n+w>t.totalMs||l>t.mostRetryAfterMs||this.#e>=t.attempts?void 0:w}}const g=3;function D(n){const e={timeoutMs:3e4,bodyBytes:5e6,
budget:O,...n},t=_(n.onTrouble);return async function(o){const s=b(n.signal,o.signal),f=new A(e);let l=!1;for(;;){const w=h(await n.pace?.enter(s));try{const E=await a(
o,e,s);if(E.ok)return w("answered",0),E.value;if(E.status===(o.renewOn??401)&&!l&&(l=!0,await o.renew?.()))continue;const v=E.again==="always"||E.again==="if-it\
-may-repeat"&&o.mayRepeat?f.waitAfter(E):void 0;if(v===void 0)throw E.error;const P={error:E.error,waitMs:v,attempt:f.attempts};o.onTrouble?.(P),t(o.doing,P);const $=E.
status===429;w($?"throttled":"fault",v),(n.pace===void 0||!$)&&await e.clock.sleep(v,s)}finally{w("fault",0)}}}}function b(n,e){return n!==void 0&&e!==void 0?AbortSignal.
any([n,e]):n??e}function h(n){let e=!1;return(t,r)=>{e||n?.(t,r),e=!0}}function _(n){const e=new Set;return(t,r)=>{const o=`${t} ${r.error.code} ${r.error.call?.
status}`;n===void 0||e.has(o)||(e.add(o),n(r))}}async function a(n,e,t){t?.throwIfAborted();let r=await n.authorize(n.request);for(let o=0;;o+=1){const s=await(0,p.
cv)(r,{...e,signal:t}),f={doing:n.doing,request:r};if(s.kind==="lost"){const I=s.certificate?"never":s.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,y.
tr)(f,s,e.timeoutMs,n.addressFrom),again:I}}const l={...f,status:s.status,headers:s.headers};if(s.status<300||s.status>=400)return c(n.read,l,s.text,e);const w=i(
l),E=w?.origin===r.url.origin&&r.method==="GET"&&o<g;if(w===void 0||!E)return{ok:!1,error:(0,y.yJ)(l,w),again:"never"};r={...r,url:w}}}function i({headers:n,request:e}){
const t=n.get("location");return t!==null&&URL.canParse(t,e.url.href)?new URL(t,e.url):void 0}async function c(n,e,t,{clock:r,bodyBytes:o}){const{status:s}=e,f=s>=
400?R(e.headers.get("retry-after"),r):void 0,l=await n({...e,text:t,bodyBytes:o,retryAfterMs:f});return l.ok?l:{...l,again:l.again??u(s),status:s,retryAfterMs:f}}
function u(n){return n===429?"always":m.has(n)?"if-it-may-repeat":"never"}}),1053:((C,T,d)=>{d.d(T,{O$:()=>c,a6:()=>h,g$:()=>u,tr:()=>_,x5:()=>A,xS:()=>m,yJ:()=>n});
var p=d(9127),y=d(3739),O=d(8302),M=d(5807),R=d(5636);function m(e,t){const r="status"in e?e:void 0,o=t?.requestID??r?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,O.Eb)({status:r?.status,requestID:o===void 0?void 0:(0,M.Ow)(o,128),serviceCode:t?.code})}}function A(e,t,r,o){
const{code:s,remedy:f}=b(e.status),l=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,r===void 0?"":` and asks to wait ${(0,p.a3)(r)}`,o?.words??""];return new y.GQ(s,l.join(""),{remedy:o?.remedy??f,call:{...m(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const g="Try again later. If it continues, send the request ID to the platform.",D=new Map([[401,{code:"unaut\
horized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the app if you want it back, as \
the answer says, or take another name."}],[408,{code:"service_error",remedy:g}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the\
 same time."}]]);function b(e){const t=D.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:g}:{code:"refused",remedy:"Correct what the answer names\
, then run again."}}const h=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function _(e,t,r,o="the address"){const{origin:s}=e.request.url,
f=(0,R.K7)(t.cause)??"no reason given",l=t.timedOut?`no whole answer from ${s} within ${(0,p.a3)(r)}`:`${t.sent?`the connection to ${s} broke off`:`no connectio\
n to ${s}`} (${f})`;return new y.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${l}`,{remedy:t.certificate?i(t.certificate):`Check ${o}, \
the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...m(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function i(e){return a.find(([t])=>t.test(e))?.[1]??""}function c(e,t){return new y.GQ("unexpe\
cted_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{...m(e),outcome:"unknown"}})}function u(e,t){return new y.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${t}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{...m(e),outcome:"unknown"}})}function n(e,t){const{origin:r}=e.request.url,o=t!==void 0&&t.
origin!==r,s=o?t.origin:t===void 0?"nowhere":"another path";return new y.GQ("redirected",`Could not ${e.doing}: ${r} redirects to ${s} (${e.status})`,{remedy:o?
`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...m(e),outcome:"\
refused"}})}})};export{x as id,k as ids,N as modules};

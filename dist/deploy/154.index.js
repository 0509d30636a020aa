const x=154,P=[154],N={9154:((v,p,f)=>{f.r(p),f.d(p,{createGitHubClient:()=>D});var w=f(9452),E=f(445),M=f(9696),O=f(3739),T=f(7634),g=f(86);const R={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},m="2022-11-28",A={debug(){},info(){},warn(){},error(){}};function D(n){const s=(0,M.p)({...n,
timeoutMs:1e4,budget:R}),o=n.apiUrl.replace(/\/+$/,""),t=e=>(0,w.Q)(n.token,{baseUrl:o,userAgent:`slipway/${T.x}`,log:A,request:{fetch:y(s,e,new URL(o).origin)}});
return{async ask(e,d){return(await d(t(e)).catch(_)).data},async*pages(e,d){try{for await(const{data:u}of d(t(e)))yield Array.isArray(u)?u:[]}catch(u){_(u)}}}}function _(n){
throw n instanceof Error&&n.name==="HttpError"&&n.cause?n.cause:n}function y(n,s,o){return(t,e)=>{const d=new URL(t);if(d.origin!==o)throw r(s,o,d);const u=e.method??
"GET",h={...Object.fromEntries(new Headers(e.headers)),accept:"application/vnd.github+json","x-github-api-version":m},l=typeof e.body=="string"?{body:e.body}:{};
return n({doing:s,mayRepeat:u!=="POST",request:{method:u,url:d,headers:h,...l},read:i})}}const a=(0,E.t)({decode(n,s){if(n===null||!["object","undefined"].includes(
typeof n))throw(0,g.LO)("object or list",n,s)}}),i=async n=>{const s=await a(n),{status:o,headers:t,text:e}=n;return s.ok?{ok:!0,value:new Response(e||null,{status:o,
headers:[...t]})}:o!==403||!c(t)?s:{ok:!1,error:s.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its rate limit."}),
again:t.get("retry-after")===null?"never":"always"}};function c(n){return n.get("retry-after")!==null||n.get("x-ratelimit-remaining")==="0"}function r(n,s,{origin:o}){
return new O.GQ("redirected",`Could not ${n}: ${s} names ${o} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy change\
s the answers."})}}),445:((v,p,f)=>{f.d(p,{t:()=>A});var w=f(3739),E=f(1787);const M=16384,O=/[\s,]*<([^>]*)>/y,T=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function g(_){const y=(_??"").slice(0,M);let a=0;const i=c=>{c.lastIndex=a;const r=c.exec(y);return r&&(a=c.lastIndex),r};for(let c=i(O);c;c=i(O)){const r=new Map;
for(let s=i(T);s;s=i(T)){const[,o="",t,e=""]=s;r.has(o.toLowerCase())||r.set(o.toLowerCase(),t??e)}if((r.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!r.has("anchor"))return c[1]}}function R(_,y){const a=g(_.get("link"));return a===void 0?void 0:URL.parse(a,y.href)?.href}var m=f(1053);function A({decode:_,
readError:y,explain:a,takesText:i}){return async c=>{const{status:r,text:n,headers:s,retryAfterMs:o}=c,t=n===void 0?void 0:D(n,s,i);if(r>=400){const e=(0,E.N)(t?.
body),d=await y?.(t?.body,e)??e;return{ok:!1,error:(0,m.x5)(c,d,o,await a?.(d,r))}}if(t===void 0)return{ok:!1,error:(0,m.g$)(c,c.bodyBytes)};if(t.fault!==void 0)
return{ok:!1,error:(0,m.O$)(c,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await _(t.body,(0,m.xS)(c),{location:s.get("location")??void 0,nextPage:R(
s,c.request.url)})}}catch(e){if(e instanceof w.GQ)return{ok:!1,error:e};throw e}}}function D(_,y,a=!1){if(_.trim()==="")return{body:void 0};const i=(y.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",c=i===""||i==="text/plain";if(!c&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(i))return{body:void 0,fault:i===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const r=JSON.parse(_);return c&&typeof r!="object"&&!a?{body:void 0,fault:"is plain text"}:
{body:r}}catch{return c&&a?{body:_}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((v,p,f)=>{f.d(p,{H1:()=>O,K7:()=>D,cv:()=>T});var w=f(3739),E=f(8302),M=f(
7634);const O={accept:"application/json","user-agent":`slipway/${M.x}`};async function T(a,i){i.signal?.throwIfAborted();const c=new AbortController,r=setTimeout(
()=>c.abort(),i.timeoutMs),n=i.signal?AbortSignal.any([i.signal,c.signal]):c.signal;try{const s=await i.fetch(a.url,{method:a.method,headers:a.headers,redirect:"\
manual",signal:n,...(0,E.Eb)({body:a.body})}),{status:o,headers:t}=s;return{kind:"answer",status:o,headers:t,text:await g(s,i.bodyBytes)}}catch(s){return i.signal?.
throwIfAborted(),A(s,c.signal.aborted)}finally{clearTimeout(r)}}async function g({body:a},i){if(a===null)return"";const c=[];let r=0;for await(const n of a){if(r+=
n.byteLength,r>i)return;c.push(n)}return new TextDecoder().decode(Buffer.concat(c))}const R=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
m=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function A(a,i){const c=y(a),r=o=>c.some(t=>o.test((0,w.xU)(t)??"")),n=c.some(o=>"\
syscall"in o&&o.syscall==="connect"),s=_(a);return{kind:"lost",sent:!n&&!s&&!r(R),timedOut:i,certificate:s,cause:a}}function D(a){return y(a).map(w.xU).find(i=>i!==
void 0)}function _(a){return y(a).map(i=>(0,w.xU)(i)??"").find(i=>m.test(i))}function y(a,i=0){return!(a instanceof Error)||i>5?[]:[...(a instanceof AggregateError?
[a.cause,...a.errors]:[a.cause]).flatMap(r=>y(r,i+1)),a]}}),9696:((v,p,f)=>{f.d(p,{p:()=>A});var w=f(5636),E=f(1053);const M={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function O(r,n,s){const o=Math.min(n.mostDelayMs,n.firstDelayMs*2**(r-1));return Math.round(o*(.1+.9*s()))}function T(r,n){
const s=r?.trim()??"";if(/^\d{1,9}$/.test(s))return Number(s)*1e3;const o=/^[A-Za-z]{3,9}, /.test(s)?Date.parse(s):Number.NaN;return Number.isNaN(o)?void 0:Math.
max(0,o-n.now())}const g=new Set([408,429,500,502,503,504]);class R{#t;#n;#e=0;#r=0;constructor(n){this.#t=n,this.#n=n.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(n){const{budget:s,clock:o,random:t}=this.#t,e=s.throttling==="pace",d=e&&n.status===429?++this.#r:++this.#e,u=n.retryAfterMs??0,h=e&&u>0?u:Math.
max(O(d,s,t),u);return o.now()-this.#n+h>s.totalMs||u>s.mostRetryAfterMs||this.#e>=s.attempts?void 0:h}}const m=3;function A(r){const n={timeoutMs:3e4,bodyBytes:5e6,
budget:M,...r},s=y(r.onTrouble);return async function(t){const e=D(r.signal,t.signal),d=new R(n);let u=!1;for(;;){const h=_(await r.pace?.enter(e));try{const l=await a(
t,n,e);if(l.ok)return h("answered",0),l.value;if(l.status===(t.renewOn??401)&&!u&&(u=!0,await t.renew?.()))continue;const C=l.again==="always"||l.again==="if-it\
-may-repeat"&&t.mayRepeat?d.waitAfter(l):void 0;if(C===void 0)throw l.error;const I={error:l.error,waitMs:C,attempt:d.attempts};t.onTrouble?.(I),s(t.doing,I);const $=l.
status===429;h($?"throttled":"fault",C),(r.pace===void 0||!$)&&await n.clock.sleep(C,e)}finally{h("fault",0)}}}}function D(r,n){return r!==void 0&&n!==void 0?AbortSignal.
any([r,n]):r??n}function _(r){let n=!1;return(s,o)=>{n||r?.(s,o),n=!0}}function y(r){const n=new Set;return(s,o)=>{const t=`${s} ${o.error.code} ${o.error.call?.
status}`;r===void 0||n.has(t)||(n.add(t),r(o))}}async function a(r,n,s){s?.throwIfAborted();let o=await r.authorize?.(r.request)??r.request;for(let t=0;;t+=1){const e=await(0,w.
cv)(o,{...n,signal:s}),d={doing:r.doing,request:o};if(e.kind==="lost"){const C=e.certificate?"never":e.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,E.
tr)(d,e,n.timeoutMs,r.addressFrom),again:C}}const u={...d,status:e.status,headers:e.headers};if(e.status<300||e.status>=400)return i(r.read,u,e.text,n);const h=e.
headers.get("location"),l=h===null?void 0:URL.parse(h,o.url.href)??void 0,b=l?.origin===o.url.origin&&o.method==="GET"&&t<m;if(l===void 0||!b)return{ok:!1,error:(0,E.
yJ)(u,l),again:"never"};o={...o,url:l}}}async function i(r,n,s,{clock:o,bodyBytes:t}){const{status:e}=n,d=e>=400?T(n.headers.get("retry-after"),o):void 0,u=await r(
{...n,text:s,bodyBytes:t,retryAfterMs:d});return u.ok?u:{...u,again:u.again??c(e),status:e,retryAfterMs:d}}function c(r){return r===429?"always":g.has(r)?"if-it\
-may-repeat":"never"}}),1053:((v,p,f)=>{f.d(p,{$N:()=>m,O$:()=>n,a6:()=>a,g$:()=>s,tr:()=>i,x5:()=>R,xS:()=>g,yJ:()=>o});var w=f(9127),E=f(3739),M=f(8302),O=f(5807),
T=f(5636);function g(t,e){const d="status"in t?t:void 0,u=e?.requestID??d?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.
pathname,...(0,M.Eb)({status:d?.status,requestID:u===void 0?void 0:(0,O.Ow)(u,128),serviceCode:e?.code})}}function R(t,e,d,u){const h=e.code==="quota_exceeded",
l=h?"refused":m(t.status),b=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?"":` ${e.code}`,e.message===void 0?
"":` ("${e.message}")`,d===void 0?"":` and asks to wait ${(0,w.a3)(d)}`,u?.words??""];return new E.GQ(l,b.join(""),{remedy:u?.remedy??(h?y:_(t.status,l)),call:{
...g(t,e),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}function m(t){return A[t]??(t>=500?"service_error":"refused")}const A={401:"unauthorized",
403:"forbidden",408:"service_error",429:"rate_limited"},D={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unex\
pired and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",
404:"Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another n\
ame.",429:"Try again later, or start fewer deploys at the same time."};function _(t,e){return e==="service_error"?"Try again later. If it continues, send the re\
quest ID to the platform.":D[t]??"Correct what the answer names, then run again."}const y='"slipway usage --org ORG" shows what is used. The operator of the pla\
tform sets quotas in platform.json.',a=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function i(t,e,d,u="the address"){const{origin:h}=t.
request.url,l=(0,T.K7)(e.cause)??"no reason given",b=e.timedOut?`no whole answer from ${h} within ${(0,w.a3)(d)}`:`${e.sent?`the connection to ${h} broke off`:`\
no connection to ${h}`} (${l})`;return new E.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${b}`,{remedy:e.certificate?r(e.certificate):`\
Check ${u}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...g(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}const c=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function r(t){return c.find(([e])=>e.test(t))?.[1]??""}function n(t,e){return new E.GQ("unexpe\
cted_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{...g(t),outcome:"unknown"}})}function s(t,e){return new E.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${e}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{...g(t),outcome:"unknown"}})}function o(t,e){const{origin:d}=t.request.url,u=e!==void 0&&e.
origin!==d,h=u?e.origin:e===void 0?"nowhere":"another path";return new E.GQ("redirected",`Could not ${t.doing}: ${d} redirects to ${h} (${t.status})`,{remedy:u?
`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...g(t),outcome:"\
refused"}})}})};export{x as id,P as ids,N as modules};

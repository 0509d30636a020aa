const N=154,k=[154],P={9154:(($,p,u)=>{u.r(p),u.d(p,{createGitHubClient:()=>v});var T=u(9452),m=u(445),R=u(9696),O=u(3739),w=u(7634),_=u(86);const A={attempts:3,
totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},E="2022-11-28",b={debug(){},info(){},warn(){},error(){}};function v(t){const a=(0,R.p)({...t,
timeoutMs:1e4,budget:A}),i=t.context.apiUrl.replace(/\/+$/,""),f=e=>(0,T.Q)(t.token,{baseUrl:i,userAgent:`slipway/${w.x}`,log:b,request:{fetch:h(a,e,new URL(i).
origin)}});return{async ask(e,r){return(await r(f(e)).catch(M)).data},async*pages(e,r){try{for await(const{data:d}of r(f(e)))yield Array.isArray(d)?d:[]}catch(d){
M(d)}}}}function M(t){throw t instanceof Error&&t.name==="HttpError"&&t.cause?t.cause:t}function h(t,a,i){return(f,e)=>{const r=new URL(f);if(r.origin!==i)throw s(
a,i,r);const d=e.method??"GET",l={...Object.fromEntries(new Headers(e.headers)),accept:"application/vnd.github+json","x-github-api-version":E},g=typeof e.body==
"string"?{body:e.body}:{};return t({doing:a,mayRepeat:d!=="POST",request:{method:d,url:r,headers:l,...g},read:n})}}const c=(0,m.t)({decode(t,a){if(t===null||!["\
object","undefined"].includes(typeof t))throw(0,_.LO)("object or list",t,a)}}),n=async t=>{const a=await c(t),{status:i,headers:f,text:e}=t;return a.ok?{ok:!0,value:new Response(
e||null,{status:i,headers:[...f]})}:i!==403||!o(f)?a:{ok:!1,error:a.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token shar\
e its rate limit."}),again:f.get("retry-after")===null?"never":"always"}};function o(t){return t.get("retry-after")!==null||t.get("x-ratelimit-remaining")==="0"}
function s(t,a,{origin:i}){return new O.GQ("redirected",`Could not ${t}: ${a} names ${i} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_UR\
L, and that no proxy changes the answers."})}}),445:(($,p,u)=>{u.d(p,{t:()=>b});var T=u(3739),m=u(1787);const R=16384,O=/[\s,]*<([^>]*)>/y,w=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function _(h){const c=(h??"").slice(0,R);let n=0;const o=s=>{s.lastIndex=n;const t=s.exec(c);return t&&(n=s.lastIndex),t};for(let s=o(O);s;s=o(O)){const t=new Map;
for(let i=o(w);i;i=o(w)){const[,f="",e,r=""]=i;t.has(f.toLowerCase())||t.set(f.toLowerCase(),e??r)}if((t.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!t.has("anchor"))return s[1]}}function A(h,c){const n=_(h.get("link"));return n===void 0?void 0:URL.parse(n,c.href)?.href}var E=u(1053);function b({decode:h,
readError:c,explain:n,takesText:o}){return async s=>{const{status:t,text:a,headers:i,retryAfterMs:f}=s,e=a===void 0?void 0:M(a,i,o||v(a,t));if(t>=400){const r=(0,m.
N)(typeof e?.body=="string"?{message:e.body}:e?.body),d=await c?.(e?.body,r)??r;return{ok:!1,error:(0,E.x5)(s,d,f,await n?.(d,t))}}if(e===void 0)return{ok:!1,error:(0,E.
g$)(s,s.bodyBytes)};if(e.fault!==void 0)return{ok:!1,error:(0,E.O$)(s,e.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await h(e.body,(0,E.xS)(s),{location:i.
get("location")??void 0,nextPage:A(i,s.request.url)})}}catch(r){if(r instanceof T.GQ)return{ok:!1,error:r};throw r}}}function v(h,c){return c>=400&&!/^\s*</.test(
h)}function M(h,c,n=!1){if(h.trim()==="")return{body:void 0};const o=(c.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=o===""||o==="text/pla\
in";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(o))return{body:void 0,fault:o==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const t=JSON.
parse(h);return s&&typeof t!="object"&&!n?{body:void 0,fault:"is plain text"}:{body:t}}catch{return s&&n?{body:h}:{body:void 0,fault:"is not whole JSON"}}}}),5529:(($,p,u)=>{
u.d(p,{H1:()=>w,cv:()=>_,K7:()=>v});async function T({body:c},n){const o=[];let s=0;for await(const t of c??[]){if(s+=t.byteLength,s>n)return;o.push(t)}return new TextDecoder().
decode(Buffer.concat(o))}var m=u(3739),R=u(8302),O=u(7634);const w={accept:"application/json","user-agent":`slipway/${O.x}`};async function _(c,n){n.signal?.throwIfAborted();
const o=new AbortController,s=setTimeout(()=>o.abort(),n.timeoutMs),t=n.signal?AbortSignal.any([n.signal,o.signal]):o.signal;try{const a=await n.fetch(c.url,{method:c.
method,headers:c.headers,redirect:"manual",signal:t,...(0,R.Eb)({body:c.body})}),{status:i,headers:f}=a;return{kind:"answer",status:i,headers:f,text:await T(a,n.
bodyBytes)}}catch(a){return n.signal?.throwIfAborted(),b(a,o.signal.aborted)}finally{clearTimeout(s)}}const A=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
E=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function b(c,n){const o=h(c),s=i=>o.some(f=>i.test((0,m.xU)(f)??"")),t=o.some(i=>"\
syscall"in i&&i.syscall==="connect"),a=M(c);return{kind:"lost",sent:!t&&!a&&!s(A),timedOut:n,certificate:a,cause:c}}function v(c){return h(c).map(m.xU).find(n=>n!==
void 0)}function M(c){return h(c).map(n=>(0,m.xU)(n)??"").find(n=>E.test(n))}function h(c,n=0){return!(c instanceof Error)||n>5?[]:[...(c instanceof AggregateError?
[c.cause,...c.errors]:[c.cause]).flatMap(s=>h(s,n+1)),c]}}),9696:(($,p,u)=>{u.d(p,{p:()=>b});var T=u(5529),m=u(1053);const R={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function O(n,o,s){const t=Math.min(o.mostDelayMs,o.firstDelayMs*2**(n-1));return Math.round(t*(.1+.9*s()))}function w(n,o){
const s=n?.trim()??"";if(/^\d{1,9}$/.test(s))return Number(s)*1e3;const t=/^[A-Za-z]{3,9}, /.test(s)?Date.parse(s):Number.NaN;return Number.isNaN(t)?void 0:Math.
max(0,t-o.now())}const _=new Set([408,429,500,502,503,504,520,521,522,523,524]);function A(n){const{budget:o,clock:s,random:t}=n,a=s.now(),i=o.throttling==="pac\
e";let f=0,e=0;return{attempts:()=>f+e,waitAfter(r){const d=i&&r.status===429?++e:++f,l=r.retryAfterMs??0,g=i&&l>0?l:Math.max(O(d,o,t),l);return s.now()-a+g>o.totalMs||
l>o.mostRetryAfterMs||f>=o.attempts?void 0:g}}}const E=3;function b(n){const o={timeoutMs:3e4,bodyBytes:5e6,budget:R,...n},s=M(n.onTrouble);return async function(a){
const i=v(n.signal,a.signal),f=A(o);let e=!1;for(;;){const r=await n.pace?.enter(i);let d=["fault",0];try{const y=await h(a,o,i);if(y.ok)return d=["answered",0],
y.value;if(y.status===(a.renewOn??401)&&!e&&(e=!0,await a.renew?.()))continue;const C=y.again??c(y.status),I=C==="always"||C==="if-it-may-repeat"&&a.mayRepeat?f.
waitAfter(y):void 0;if(I===void 0)throw y.error;const x={error:y.error,waitMs:I,attempt:f.attempts()};a.onTrouble?.(x),s(a.doing,x),d=[y.status===429?"throttled":
"fault",I]}finally{r?.(...d)}const[l,g]=d;(n.pace===void 0||l!=="throttled")&&await o.clock.sleep(g,i)}}}function v(n,o){return n!==void 0&&o!==void 0?AbortSignal.
any([n,o]):n??o}function M(n){const o=new Set;return(s,t)=>{const a=`${s} ${t.error.code} ${t.error.call?.status}`;n===void 0||o.has(a)||(o.add(a),n(t))}}async function h(n,o,s){
s?.throwIfAborted();let t=await n.authorize?.(n.request)??n.request;for(let a=0;;a+=1){const i=await(0,T.cv)(t,{...o,signal:s}),f={doing:n.doing,request:t};if(i.
kind==="lost"){const D=i.certificate?"never":i.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,m.tr)(f,i,o.timeoutMs,n.addressFrom),again:D}}const{status:e,
headers:r,text:d}=i,l={...f,status:e,headers:r};if(e<300||e>=400){const D=e>=400?w(r.get("retry-after"),o.clock):void 0;return{...await n.read({...l,text:d,bodyBytes:o.
bodyBytes,retryAfterMs:D}),status:e,retryAfterMs:D}}const g=r.get("location"),y=g===null?void 0:URL.parse(g,t.url.href)??void 0,C=y?.origin===t.url.origin&&t.method===
"GET"&&a<E;if(y===void 0||!C)return{ok:!1,error:(0,m.yJ)(l,y),again:"never"};t={...t,url:y}}}function c(n=0){return n===429?"always":_.has(n)?"if-it-may-repeat":
"never"}}),1053:(($,p,u)=>{u.d(p,{$N:()=>E,O$:()=>a,a6:()=>c,g$:()=>i,tr:()=>n,x5:()=>A,xS:()=>_,yJ:()=>f});var T=u(9127),m=u(3739),R=u(8302),O=u(5807),w=u(5529);
function _(e,r){const d="status"in e?e:void 0,l=r?.requestID??d?.headers.get("x-request-id")??void 0;return{method:e.request.method,path:e.request.url.pathname,
...(0,R.Eb)({status:d?.status,requestID:l===void 0?void 0:(0,O.Ow)(l,128),serviceCode:r?.code})}}function A(e,r,d,l){const g=r.code==="quota_exceeded",y=g?"refu\
sed":E(e.status),C=[`Could not ${e.doing}: the service answered ${e.status}`,r.code===void 0||r.code===String(e.status)?"":` ${r.code}`,r.message===void 0?"":` \
("${r.message}")`,d===void 0?"":` and asks to wait ${(0,T.a3)(d)}`,l?.words??""];return new m.GQ(y,C.join(""),{remedy:l?.remedy??(g?h:M(e.status,y)),call:{..._(
e,r),outcome:e.status===408||e.status>=500?"unknown":"refused"}})}function E(e){return b[e]??(e>=500?"service_error":"refused")}const b={401:"unauthorized",403:"\
forbidden",408:"service_error",429:"rate_limited"},v={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired\
 and with the audience that it expects.",403:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"\
Check base-url, org, project and app, and that this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",
429:"Try again later, or start fewer deploys at the same time."};function M(e,r){return r==="service_error"?"Try again later. If it continues, send the request \
ID to the platform.":v[e]??"Correct what the answer names, then run again."}const h='"slipway usage --org ORG" shows what is used. The operator of the platform \
sets quotas in platform.json.',c=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function n(e,r,d,l="the address"){const{origin:g}=e.request.
url,y=(0,w.K7)(r.cause)??"no reason given",C=r.timedOut?`no whole answer from ${g} within ${(0,T.a3)(d)}`:`${r.sent?`the connection to ${g} broke off`:`no conne\
ction to ${g}`} (${y})`;return new m.GQ(r.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${C}`,{remedy:r.certificate?t(r.certificate):o(r)?`The\
 server answers without TLS. If it is one on this machine, give ${l} with http://.`:`Check ${l}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,
call:{..._(e),outcome:r.sent?"unknown":"not-sent"},cause:r.cause})}function o({cause:e}){return/wrong.version.number/i.test(`${(0,w.K7)(e)} ${e}`)}const s=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function t(e){return s.find(([r])=>r.test(e))?.[1]??""}function a(e,r){return new m.GQ("unexpe\
cted_response",`Could not ${e.doing}: the answer (${e.status}) ${r}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{..._(e),outcome:"unknown"}})}function i(e,r){return new m.GQ("response_too_large",`Could not ${e.doing}: the answer is longer than ${r}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{..._(e),outcome:"unknown"}})}function f(e,r){const{origin:d}=e.request.url,l=r?.protocol===
"https:"||r?.protocol==="http:",g=r!==void 0&&l&&r.origin!==d,y=g?r.origin:r===void 0?"nowhere":l?"another path":`a ${r.protocol} address`;return new m.GQ("redi\
rected",`Could not ${e.doing}: ${d} redirects to ${y} (${e.status})`,{remedy:g?`Nothing was sent there. If ${r.origin} is the service, give that address.`:"Give\
 the service's own address, to which it does not redirect.",call:{..._(e),outcome:"refused"}})}})};export{N as id,k as ids,P as modules};

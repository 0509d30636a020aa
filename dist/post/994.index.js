const z=994,Y=[994],X={5994:((P,D,f)=>{f.r(D),f.d(D,{createGitHubClient:()=>S});var b=f(9452),M=f(445),x=f(5636),v=f(1053);const $={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function A(e,n,o){const c=Math.min(n.mostDelayMs,n.firstDelayMs*2**(e-1));return Math.round(c*(.1+.9*o()))}function I(e,n){
const o=e?.trim()??"";if(/^\d{1,9}$/.test(o))return Number(o)*1e3;const c=/^[A-Za-z]{3,9}, /.test(o)?Date.parse(o):Number.NaN;return Number.isNaN(c)?void 0:Math.
max(0,c-n.now())}const O=new Set([408,429,500,502,503,504]);class N{#t;#n;#e=0;#r=0;constructor(n){this.#t=n,this.#n=n.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(n){const{budget:o,clock:c,random:d}=this.#t,u=o.throttling==="pace",m=u&&n.status===429?++this.#r:++this.#e,g=n.retryAfterMs??0,R=u&&g>0?g:Math.
max(A(m,o,d),g);return c.now()-this.#n+R>o.totalMs||g>o.mostRetryAfterMs||this.#e>=o.attempts?void 0:R}}const k=3;function w(e){const n={timeoutMs:3e4,bodyBytes:5e6,
budget:$,...e},o=a(e.onTrouble);return async function(d){const u=E(e.signal,d.signal),m=new N(n);let g=!1;for(;;){const R=s(await e.pace?.enter(u));try{const T=await i(
d,n,u);if(T.ok)return R("answered",0),T.value;if(T.status===(d.renewOn??401)&&!g&&(g=!0,await d.renew?.()))continue;const U=T.again==="always"||T.again==="if-it\
-may-repeat"&&d.mayRepeat?m.waitAfter(T):void 0;if(U===void 0)throw T.error;const B={error:T.error,waitMs:U,attempt:m.attempts};d.onTrouble?.(B),o(d.doing,B);const H=T.
status===429;R(H?"throttled":"fault",U),(e.pace===void 0||!H)&&await n.clock.sleep(U,u)}finally{R("fault",0)}}}}function E(e,n){return e!==void 0&&n!==void 0?AbortSignal.
any([e,n]):e??n}function s(e){let n=!1;return(o,c)=>{n||e?.(o,c),n=!0}}function a(e){const n=new Set;return(o,c)=>{const d=`${o} ${c.error.code} ${c.error.call?.
status}`;e===void 0||n.has(d)||(n.add(d),e(c))}}async function i(e,n,o){o?.throwIfAborted();let c=await e.authorize(e.request);for(let d=0;;d+=1){const u=await(0,x.
cv)(c,{...n,signal:o}),m={doing:e.doing,request:c};if(u.kind==="lost"){const G=u.certificate?"never":u.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,v.
tr)(m,u,n.timeoutMs,e.addressFrom),again:G}}const g={...m,status:u.status,headers:u.headers};if(u.status<300||u.status>=400)return _(e.read,g,u.text,n);const R=l(
g),T=R?.origin===c.url.origin&&c.method==="GET"&&d<k;if(R===void 0||!T)return{ok:!1,error:(0,v.yJ)(g,R),again:"never"};c={...c,url:R}}}function l({headers:e,request:n}){
const o=e.get("location");return o!==null&&URL.canParse(o,n.url.href)?new URL(o,n.url):void 0}async function _(e,n,o,{clock:c,bodyBytes:d}){const{status:u}=n,m=u>=
400?I(n.headers.get("retry-after"),c):void 0,g=await e({...n,text:o,bodyBytes:d,retryAfterMs:m});return g.ok?g:{...g,again:g.again??y(u),status:u,retryAfterMs:m}}
function y(e){return e===429?"always":O.has(e)?"if-it-may-repeat":"never"}var r=f(3739),t=f(7634),h=f(86);const p={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4},C="2022-11-28",L={debug(){},info(){},warn(){},error(){}};function S(e){const n=w({...e,timeoutMs:1e4,budget:p}),o=e.apiUrl.replace(/\/+$/,
""),c=d=>(0,b.Q)(e.token,{baseUrl:o,userAgent:`slipway/${t.x}`,log:L,request:{fetch:K(n,d,new URL(o).origin)}});return{async ask(d,u){return(await u(c(d)).catch(
j)).data},async*pages(d,u){try{for await(const{data:m}of u(c(d)))yield Array.isArray(m)?m:[]}catch(m){j(m)}}}}function j(e){throw e instanceof Error&&e.name==="\
HttpError"&&e.cause?e.cause:e}function K(e,n,o){return(c,d)=>{const u=new URL(c);if(u.origin!==o)throw J(n,o,u);const m=d.method??"GET",g={...Object.fromEntries(
new Headers(d.headers)),accept:"application/vnd.github+json","x-github-api-version":C},R=typeof d.body=="string"?{body:d.body}:{};return e({doing:n,mayRepeat:m!==
"POST",request:{method:m,url:u,headers:g,...R},authorize:T=>T,read:F})}}const Q=(0,M.t)({decode(e,n){if(e===null||!["object","undefined"].includes(typeof e))throw(0,h.
LO)("object or list",e,n)}}),F=async e=>{const n=await Q(e),{status:o,headers:c,text:d}=e;return n.ok?{ok:!0,value:new Response(d||null,{status:o,headers:[...c]})}:
o!==403||!W(c)?n:{ok:!1,error:n.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its rate limit."}),again:c.get("re\
try-after")===null?"never":"always"}};function W(e){return e.get("retry-after")!==null||e.get("x-ratelimit-remaining")==="0"}function J(e,n,{origin:o}){return new r.
GQ("redirected",`Could not ${e}: ${n} names ${o} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers\
."})}}),445:((P,D,f)=>{f.d(D,{t:()=>N});var b=f(3739),M=f(1787);const x=16384,v=/[\s,]*<([^>]*)>/y,$=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function A(w){const E=(w??"").slice(0,x);let s=0;const a=i=>{i.lastIndex=s;const l=i.exec(E);return l&&(s=i.lastIndex),l};for(let i=a(v);i;i=a(v)){const l=new Map;
for(let y=a($);y;y=a($)){const[,r="",t,h=""]=y;l.has(r.toLowerCase())||l.set(r.toLowerCase(),t??h)}if((l.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!l.has("anchor"))return i[1]}}function I(w,E){const s=A(w.get("link"));return s===void 0?void 0:URL.parse(s,E.href)?.href}var O=f(1053);function N({decode:w,
readError:E,explain:s,takesText:a}){return async i=>{const{status:l,text:_,headers:y,retryAfterMs:r}=i,t=_===void 0?void 0:k(_,y,a);if(l>=400){const h=(0,M.N)(t?.
body),p=await E?.(t?.body,h)??h;return{ok:!1,error:(0,O.x5)(i,p,r,await s?.(p,l))}}if(t===void 0)return{ok:!1,error:(0,O.g$)(i,i.bodyBytes)};if(t.fault!==void 0)
return{ok:!1,error:(0,O.O$)(i,t.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await w(t.body,(0,O.xS)(i),{location:y.get("location")??void 0,nextPage:I(
y,i.request.url)})}}catch(h){if(h instanceof b.GQ)return{ok:!1,error:h};throw h}}}function k(w,E,s=!1){if(w.trim()==="")return{body:void 0};const a=(E.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",i=a===""||a==="text/plain";if(!i&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(a))return{body:void 0,fault:a===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(w);return i&&typeof l!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:l}}catch{return i&&s?{body:w}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((P,D,f)=>{f.d(D,{H1:()=>v,K7:()=>k,cv:()=>$});var b=f(3739),M=f(8302),x=f(
7634);const v={accept:"application/json","user-agent":`slipway/${x.x}`};async function $(s,a){a.signal?.throwIfAborted();const i=new AbortController,l=setTimeout(
()=>i.abort(),a.timeoutMs),_=a.signal?AbortSignal.any([a.signal,i.signal]):i.signal;try{const y=await a.fetch(s.url,{method:s.method,headers:s.headers,redirect:"\
manual",signal:_,...(0,M.Eb)({body:s.body})}),{status:r,headers:t}=y;return{kind:"answer",status:r,headers:t,text:await A(y,a.bodyBytes)}}catch(y){return a.signal?.
throwIfAborted(),N(y,i.signal.aborted)}finally{clearTimeout(l)}}async function A({body:s},a){if(s===null)return"";const i=[];let l=0;for await(const _ of s){if(l+=
_.byteLength,l>a)return;i.push(_)}return new TextDecoder().decode(Buffer.concat(i))}const I=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
O=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function N(s,a){const i=E(s),l=r=>i.some(t=>r.test((0,b.xU)(t)??"")),_=i.some(r=>"\
syscall"in r&&r.syscall==="connect"),y=w(s);return{kind:"lost",sent:!_&&!y&&!l(I),timedOut:a,certificate:y,cause:s}}function k(s){return E(s).map(b.xU).find(a=>a!==
void 0)}function w(s){return E(s).map(a=>(0,b.xU)(a)??"").find(a=>O.test(a))}function E(s,a=0){return!(s instanceof Error)||a>5?[]:[...(s instanceof AggregateError?
[s.cause,...s.errors]:[s.cause]).flatMap(l=>E(l,a+1)),s]}}),1053:((P,D,f)=>{f.d(D,{O$:()=>l,a6:()=>E,g$:()=>_,tr:()=>s,x5:()=>I,xS:()=>A,yJ:()=>y});var b=f(9127),
M=f(3739),x=f(8302),v=f(5807),$=f(5636);function A(r,t){const h="status"in r?r:void 0,p=t?.requestID??h?.headers.get("x-request-id")??void 0;return{method:r.request.
method,path:r.request.url.pathname,...(0,x.Eb)({status:h?.status,requestID:p===void 0?void 0:(0,v.Ow)(p,128),serviceCode:t?.code})}}function I(r,t,h,p){const{code:C,
remedy:L}=k.get(t.code??"")??w(r.status),S=[`Could not ${r.doing}: the service answered ${r.status}`,t.code===void 0||t.code===String(r.status)?"":` ${t.code}`,
t.message===void 0?"":` ("${t.message}")`,h===void 0?"":` and asks to wait ${(0,b.a3)(h)}`,p?.words??""];return new M.GQ(C,S.join(""),{remedy:p?.remedy??L,call:{
...A(r,t),outcome:r.status===408||r.status>=500?"unknown":"refused"}})}const O="Try again later. If it continues, send the request ID to the platform.",N=new Map(
[[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience t\
hat it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],
[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the app if you w\
ant it back, as the answer says, or take another name."}],[408,{code:"service_error",remedy:O}],[429,{code:"rate_limited",remedy:"Try again later, or start fewe\
r deploys at the same time."}]]),k=new Map([["quota_exceeded",{code:"refused",remedy:'"slipway usage --org ORG" shows what is used. The operator of the platform\
 sets quotas in platform.json.'}]]);function w(r){const t=N.get(r);return t!==void 0?t:r>=500?{code:"service_error",remedy:O}:{code:"refused",remedy:"Correct wh\
at the answer names, then run again."}}const E=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function s(r,t,h,p="the address"){const{origin:C}=r.
request.url,L=(0,$.K7)(t.cause)??"no reason given",S=t.timedOut?`no whole answer from ${C} within ${(0,b.a3)(h)}`:`${t.sent?`the connection to ${C} broke off`:`\
no connection to ${C}`} (${L})`;return new M.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${r.doing}: ${S}`,{remedy:t.certificate?i(t.certificate):`\
Check ${p}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...A(r),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function i(r){return a.find(([t])=>t.test(r))?.[1]??""}function l(r,t){return new M.GQ("unexpe\
cted_response",`Could not ${r.doing}: the answer (${r.status}) ${t}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{...A(r),outcome:"unknown"}})}function _(r,t){return new M.GQ("response_too_large",`Could not ${r.doing}: the answer is longer than ${t}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{...A(r),outcome:"unknown"}})}function y(r,t){const{origin:h}=r.request.url,p=t!==void 0&&t.
origin!==h,C=p?t.origin:t===void 0?"nowhere":"another path";return new M.GQ("redirected",`Could not ${r.doing}: ${h} redirects to ${C} (${r.status})`,{remedy:p?
`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...A(r),outcome:"\
refused"}})}})};export{z as id,Y as ids,X as modules};

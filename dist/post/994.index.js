const z=994,Y=[994],X={5994:((U,C,f)=>{f.r(C),f.d(C,{createGitHubClient:()=>B});var b=f(9452),M=f(445),$=f(5636),v=f(1053);const D={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function R(e,n,o){const c=Math.min(n.mostDelayMs,n.firstDelayMs*2**(e-1));return Math.round(c*(.1+.9*o()))}function I(e,n){
const o=e?.trim()??"";if(/^\d{1,9}$/.test(o))return Number(o)*1e3;const c=/^[A-Za-z]{3,9}, /.test(o)?Date.parse(o):Number.NaN;return Number.isNaN(c)?void 0:Math.
max(0,c-n.now())}const O=new Set([408,429,500,502,503,504]);class x{#t;#n;#e=0;#r=0;constructor(n){this.#t=n,this.#n=n.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(n){const{budget:o,clock:c,random:d}=this.#t,u=o.throttling==="pace",m=u&&n.status===429?++this.#r:++this.#e,g=n.retryAfterMs??0,T=u&&g>0?g:Math.
max(R(m,o,d),g);return c.now()-this.#n+T>o.totalMs||g>o.mostRetryAfterMs||this.#e>=o.attempts?void 0:T}}const N=3;function w(e){const n={timeoutMs:3e4,bodyBytes:5e6,
budget:D,...e},o=a(e.onTrouble);return async function(d){const u=E(e.signal,d.signal),m=new x(n);let g=!1;for(;;){const T=s(await e.pace?.enter(u));try{const p=await i(
d,n,u);if(p.ok)return T("answered",0),p.value;if(p.status===(d.renewOn??401)&&!g&&(g=!0,await d.renew?.()))continue;const S=p.again==="always"||p.again==="if-it\
-may-repeat"&&d.mayRepeat?m.waitAfter(p):void 0;if(S===void 0)throw p.error;const G={error:p.error,waitMs:S,attempt:m.attempts};d.onTrouble?.(G),o(d.doing,G);const H=p.
status===429;T(H?"throttled":"fault",S),(e.pace===void 0||!H)&&await n.clock.sleep(S,u)}finally{T("fault",0)}}}}function E(e,n){return e!==void 0&&n!==void 0?AbortSignal.
any([e,n]):e??n}function s(e){let n=!1;return(o,c)=>{n||e?.(o,c),n=!0}}function a(e){const n=new Set;return(o,c)=>{const d=`${o} ${c.error.code} ${c.error.call?.
status}`;e===void 0||n.has(d)||(n.add(d),e(c))}}async function i(e,n,o){o?.throwIfAborted();let c=await e.authorize(e.request);for(let d=0;;d+=1){const u=await(0,$.
cv)(c,{...n,signal:o}),m={doing:e.doing,request:c};if(u.kind==="lost"){const j=u.certificate?"never":u.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,v.
tr)(m,u,n.timeoutMs,e.addressFrom),again:j}}const g={...m,status:u.status,headers:u.headers};if(u.status<300||u.status>=400)return _(e.read,g,u.text,n);const T=l(
g),p=T?.origin===c.url.origin&&c.method==="GET"&&d<N;if(T===void 0||!p)return{ok:!1,error:(0,v.yJ)(g,T),again:"never"};c={...c,url:T}}}function l({headers:e,request:n}){
const o=e.get("location");return o!==null&&URL.canParse(o,n.url.href)?new URL(o,n.url):void 0}async function _(e,n,o,{clock:c,bodyBytes:d}){const{status:u}=n,m=u>=
400?I(n.headers.get("retry-after"),c):void 0,g=await e({...n,text:o,bodyBytes:d,retryAfterMs:m});return g.ok?g:{...g,again:g.again??t(u),status:u,retryAfterMs:m}}
function t(e){return e===429?"always":O.has(e)?"if-it-may-repeat":"never"}var r=f(3739),h=f(7634),y=f(86);const A={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4},k="2022-11-28",L={debug(){},info(){},warn(){},error(){}};function B(e){const n=w({...e,timeoutMs:1e4,budget:A}),o=e.apiUrl.replace(/\/+$/,
""),c=d=>(0,b.Q)(e.token,{baseUrl:o,userAgent:`slipway/${h.x}`,log:L,request:{fetch:K(n,d,new URL(o).origin)}});return{async ask(d,u){return(await u(c(d)).catch(
P)).data},async*pages(d,u){try{for await(const{data:m}of u(c(d)))yield Array.isArray(m)?m:[]}catch(m){P(m)}}}}function P(e){throw e instanceof Error&&e.name==="\
HttpError"&&e.cause?e.cause:e}function K(e,n,o){return(c,d)=>{const u=new URL(c);if(u.origin!==o)throw J(n,o,u);const m=d.method??"GET",g={...Object.fromEntries(
new Headers(d.headers)),accept:"application/vnd.github+json","x-github-api-version":k},T=typeof d.body=="string"?{body:d.body}:{};return e({doing:n,mayRepeat:m!==
"POST",request:{method:m,url:u,headers:g,...T},authorize:p=>p,read:F})}}const Q=(0,M.t)({decode(e,n){if(e===null||!["object","undefined"].includes(typeof e))throw(0,y.
LO)("object or list",e,n)}}),F=async e=>{const n=await Q(e),{status:o,headers:c,text:d}=e;return n.ok?{ok:!0,value:new Response(d||null,{status:o,headers:[...c]})}:
o!==403||!W(c)?n:{ok:!1,error:n.error.with({code:"rate_limited",remedy:"Run again later; other runs with the same token share its rate limit."}),again:c.get("re\
try-after")===null?"never":"always"}};function W(e){return e.get("retry-after")!==null||e.get("x-ratelimit-remaining")==="0"}function J(e,n,{origin:o}){return new r.
GQ("redirected",`Could not ${e}: ${n} names ${o} for the next page`,{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers\
."})}}),445:((U,C,f)=>{f.d(C,{t:()=>x});var b=f(3739),M=f(1787);const $=16384,v=/[\s,]*<([^>]*)>/y,D=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;
function R(w){const E=(w??"").slice(0,$);let s=0;const a=i=>{i.lastIndex=s;const l=i.exec(E);return l&&(s=i.lastIndex),l};for(let i=a(v);i;i=a(v)){const l=new Map;
for(let t=a(D);t;t=a(D)){const[,r="",h,y=""]=t;l.has(r.toLowerCase())||l.set(r.toLowerCase(),h??y)}if((l.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("n\
ext")&&!l.has("anchor"))return i[1]}}function I(w,E){const s=R(w.get("link"));return s===void 0?void 0:URL.parse(s,E.href)?.href}var O=f(1053);function x({decode:w,
readError:E,explain:s,takesText:a}){return async i=>{const{status:l,text:_,headers:t,retryAfterMs:r}=i,h=_===void 0?void 0:N(_,t,a);if(l>=400){const y=(0,M.N)(h?.
body),A=await E?.(h?.body,y)??y;return{ok:!1,error:(0,O.x5)(i,A,r,await s?.(A,l))}}if(h===void 0)return{ok:!1,error:(0,O.g$)(i,i.bodyBytes)};if(h.fault!==void 0)
return{ok:!1,error:(0,O.O$)(i,h.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await w(h.body,(0,O.xS)(i),{location:t.get("location")??void 0,nextPage:I(
t,i.request.url)})}}catch(y){if(y instanceof b.GQ)return{ok:!1,error:y};throw y}}}function N(w,E,s=!1){if(w.trim()==="")return{body:void 0};const a=(E.get("cont\
ent-type")??"").split(";")[0]?.trim().toLowerCase()??"",i=a===""||a==="text/plain";if(!i&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(a))return{body:void 0,fault:a===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(w);return i&&typeof l!="object"&&!s?{body:void 0,fault:"is plain text"}:
{body:l}}catch{return i&&s?{body:w}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((U,C,f)=>{f.d(C,{H1:()=>v,K7:()=>N,cv:()=>D});var b=f(3739),M=f(8302),$=f(
7634);const v={accept:"application/json","user-agent":`slipway/${$.x}`};async function D(s,a){a.signal?.throwIfAborted();const i=new AbortController,l=setTimeout(
()=>i.abort(),a.timeoutMs),_=a.signal?AbortSignal.any([a.signal,i.signal]):i.signal;try{const t=await a.fetch(s.url,{method:s.method,headers:s.headers,redirect:"\
manual",signal:_,...(0,M.Eb)({body:s.body})}),{status:r,headers:h}=t;return{kind:"answer",status:r,headers:h,text:await R(t,a.bodyBytes)}}catch(t){return a.signal?.
throwIfAborted(),x(t,i.signal.aborted)}finally{clearTimeout(l)}}async function R({body:s},a){if(s===null)return"";const i=[];let l=0;for await(const _ of s){if(l+=
_.byteLength,l>a)return;i.push(_)}return new TextDecoder().decode(Buffer.concat(i))}const I=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
O=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function x(s,a){const i=E(s),l=r=>i.some(h=>r.test((0,b.xU)(h)??"")),_=i.some(r=>"\
syscall"in r&&r.syscall==="connect"),t=w(s);return{kind:"lost",sent:!_&&!t&&!l(I),timedOut:a,certificate:t,cause:s}}function N(s){return E(s).map(b.xU).find(a=>a!==
void 0)}function w(s){return E(s).map(a=>(0,b.xU)(a)??"").find(a=>O.test(a))}function E(s,a=0){return!(s instanceof Error)||a>5?[]:[...(s instanceof AggregateError?
[s.cause,...s.errors]:[s.cause]).flatMap(l=>E(l,a+1)),s]}}),1053:((U,C,f)=>{f.d(C,{O$:()=>i,a6:()=>w,g$:()=>l,tr:()=>E,x5:()=>I,xS:()=>R,yJ:()=>_});var b=f(9127),
M=f(3739),$=f(8302),v=f(5807),D=f(5636);function R(t,r){const h="status"in t?t:void 0,y=r?.requestID??h?.headers.get("x-request-id")??void 0;return{method:t.request.
method,path:t.request.url.pathname,...(0,$.Eb)({status:h?.status,requestID:y===void 0?void 0:(0,v.Ow)(y,128),serviceCode:r?.code})}}function I(t,r,h,y){const{code:A,
remedy:k}=N(t.status),L=[`Could not ${t.doing}: the service answered ${t.status}`,r.code===void 0||r.code===String(t.status)?"":` ${r.code}`,r.message===void 0?
"":` ("${r.message}")`,h===void 0?"":` and asks to wait ${(0,b.a3)(h)}`,y?.words??""];return new M.GQ(A,L.join(""),{remedy:y?.remedy??k,call:{...R(t,r),outcome:t.
status===408||t.status>=500?"unknown":"refused"}})}const O="Try again later. If it continues, send the request ID to the platform.",x=new Map([[401,{code:"unaut\
horized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[410,{code:"refused",remedy:"Restore the app if you want it back, as \
the answer says, or take another name."}],[408,{code:"service_error",remedy:O}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the\
 same time."}]]);function N(t){const r=x.get(t);return r!==void 0?r:t>=500?{code:"service_error",remedy:O}:{code:"refused",remedy:"Correct what the answer names\
, then run again."}}const w=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function E(t,r,h,y="the address"){const{origin:A}=t.request.url,
k=(0,D.K7)(r.cause)??"no reason given",L=r.timedOut?`no whole answer from ${A} within ${(0,b.a3)(h)}`:`${r.sent?`the connection to ${A} broke off`:`no connectio\
n to ${A}`} (${k})`;return new M.GQ(r.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${L}`,{remedy:r.certificate?a(r.certificate):`Check ${y}, \
the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...R(t),outcome:r.sent?"unknown":"not-sent"},cause:r.cause})}const s=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,
"Give the address by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Ren\
ew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the se\
rver, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function a(t){return s.find(([r])=>r.test(t))?.[1]??""}function i(t,r){return new M.GQ("unexpe\
cted_response",`Could not ${t.doing}: the answer (${t.status}) ${r}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answ\
ers in its place.",call:{...R(t),outcome:"unknown"}})}function l(t,r){return new M.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${r}\
 bytes`,{remedy:"Check that the address is the service itself.",call:{...R(t),outcome:"unknown"}})}function _(t,r){const{origin:h}=t.request.url,y=r!==void 0&&r.
origin!==h,A=y?r.origin:r===void 0?"nowhere":"another path";return new M.GQ("redirected",`Could not ${t.doing}: ${h} redirects to ${A} (${t.status})`,{remedy:y?
`Nothing was sent there. If ${r.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...R(t),outcome:"\
refused"}})}})};export{z as id,Y as ids,X as modules};

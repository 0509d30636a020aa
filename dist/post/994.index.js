const J=994,z=[994],V={5994:((j,I,f)=>{f.r(I),f.d(I,{createGitHubClient:()=>C});var b=f(9452),O=f(445),x=f(5636),D=f(1053);const $={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function R(e,n,i){const c=Math.min(n.mostDelayMs,n.firstDelayMs*2**(e-1));return Math.round(c*(.1+.9*i()))}function N(e,n){
const i=e?.trim()??"";if(/^\d{1,9}$/.test(i))return Number(i)*1e3;const c=/^[A-Za-z]{3,9}, /.test(i)?Date.parse(i):Number.NaN;return Number.isNaN(c)?void 0:Math.
max(0,c-n.now())}const v=new Set([408,429,500,502,503,504]);class k{#t;#n;#e=0;#r=0;constructor(n){this.#t=n,this.#n=n.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(n){const{budget:i,clock:c,random:u}=this.#t,d=i.throttling==="pace",y=d&&n.status===429?++this.#r:++this.#e,g=n.retryAfterMs??0,M=d&&g>0?g:Math.
max(R(y,i,u),g);return c.now()-this.#n+M>i.totalMs||g>i.mostRetryAfterMs||this.#e>=i.attempts?void 0:M}}const S=3;function E(e){const n={timeoutMs:3e4,bodyBytes:5e6,
budget:$,...e},i=s(e.onTrouble);return async function(u){const d=m(e.signal,u.signal),y=new k(n);let g=!1;for(;;){const M=o(await e.pace?.enter(d));try{const _=await a(
u,n,d);if(_.ok)return M("answered",0),_.value;if(_.status===(u.renewOn??401)&&!g&&(g=!0,await u.renew?.()))continue;const L=_.again==="always"||_.again==="if-it\
-may-repeat"&&u.mayRepeat?y.waitAfter(_):void 0;if(L===void 0)throw _.error;const H={error:_.error,waitMs:L,attempt:y.attempts};u.onTrouble?.(H),i(u.doing,H);const B=_.
status===429;M(B?"throttled":"fault",L),(e.pace===void 0||!B)&&await n.clock.sleep(L,d)}finally{M("fault",0)}}}}function m(e,n){return e!==void 0&&n!==void 0?AbortSignal.
any([e,n]):e??n}function o(e){let n=!1;return(i,c)=>{n||e?.(i,c),n=!0}}function s(e){const n=new Set;return(i,c)=>{const u=`${i} ${c.error.code} ${c.error.call?.
status}`;e===void 0||n.has(u)||(n.add(u),e(c))}}async function a(e,n,i){i?.throwIfAborted();let c=await e.authorize?.(e.request)??e.request;for(let u=0;;u+=1){const d=await(0,x.
cv)(c,{...n,signal:i}),y={doing:e.doing,request:c};if(d.kind==="lost"){const L=d.certificate?"never":d.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,D.
tr)(y,d,n.timeoutMs,e.addressFrom),again:L}}const g={...y,status:d.status,headers:d.headers};if(d.status<300||d.status>=400)return l(e.read,g,d.text,n);const M=d.
headers.get("location"),_=M===null?void 0:URL.parse(M,c.url.href)??void 0,G=_?.origin===c.url.origin&&c.method==="GET"&&u<S;if(_===void 0||!G)return{ok:!1,error:(0,D.
yJ)(g,_),again:"never"};c={...c,url:_}}}async function l(e,n,i,{clock:c,bodyBytes:u}){const{status:d}=n,y=d>=400?N(n.headers.get("retry-after"),c):void 0,g=await e(
{...n,text:i,bodyBytes:u,retryAfterMs:y});return g.ok?g:{...g,again:g.again??T(d),status:d,retryAfterMs:y}}function T(e){return e===429?"always":v.has(e)?"if-it\
-may-repeat":"never"}var h=f(3739),w=f(7634),t=f(86);const r={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},p="2022-11-28",A={debug(){},
info(){},warn(){},error(){}};function C(e){const n=E({...e,timeoutMs:1e4,budget:r}),i=e.apiUrl.replace(/\/+$/,""),c=u=>(0,b.Q)(e.token,{baseUrl:i,userAgent:`sli\
pway/${w.x}`,log:A,request:{fetch:P(n,u,new URL(i).origin)}});return{async ask(u,d){return(await d(c(u)).catch(U)).data},async*pages(u,d){try{for await(const{data:y}of d(
c(u)))yield Array.isArray(y)?y:[]}catch(y){U(y)}}}}function U(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function P(e,n,i){return(c,u)=>{
const d=new URL(c);if(d.origin!==i)throw W(n,i,d);const y=u.method??"GET",g={...Object.fromEntries(new Headers(u.headers)),accept:"application/vnd.github+json",
"x-github-api-version":p},M=typeof u.body=="string"?{body:u.body}:{};return e({doing:n,mayRepeat:y!=="POST",request:{method:y,url:d,headers:g,...M},read:Q})}}const K=(0,O.
t)({decode(e,n){if(e===null||!["object","undefined"].includes(typeof e))throw(0,t.LO)("object or list",e,n)}}),Q=async e=>{const n=await K(e),{status:i,headers:c,
text:u}=e;return n.ok?{ok:!0,value:new Response(u||null,{status:i,headers:[...c]})}:i!==403||!F(c)?n:{ok:!1,error:n.error.with({code:"rate_limited",remedy:"Run \
again later; other runs with the same token share its rate limit."}),again:c.get("retry-after")===null?"never":"always"}};function F(e){return e.get("retry-afte\
r")!==null||e.get("x-ratelimit-remaining")==="0"}function W(e,n,{origin:i}){return new h.GQ("redirected",`Could not ${e}: ${n} names ${i} for the next page`,{remedy:"\
Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}}),445:((j,I,f)=>{f.d(I,{t:()=>k});var b=f(3739),O=f(1787);const x=16384,
D=/[\s,]*<([^>]*)>/y,$=/\s*;\s*([\w!#$&+.^`|~*-]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*)))?/y;function R(E){const m=(E??"").slice(0,x);let o=0;const s=a=>{
a.lastIndex=o;const l=a.exec(m);return l&&(o=a.lastIndex),l};for(let a=s(D);a;a=s(D)){const l=new Map;for(let h=s($);h;h=s($)){const[,w="",t,r=""]=h;l.has(w.toLowerCase())||
l.set(w.toLowerCase(),t??r)}if((l.get("rel")?.toLowerCase().split(/\s+/)??[]).includes("next")&&!l.has("anchor"))return a[1]}}function N(E,m){const o=R(E.get("l\
ink"));return o===void 0?void 0:URL.parse(o,m.href)?.href}var v=f(1053);function k({decode:E,readError:m,explain:o,takesText:s}){return async a=>{const{status:l,
text:T,headers:h,retryAfterMs:w}=a,t=T===void 0?void 0:S(T,h,s);if(l>=400){const r=(0,O.N)(t?.body),p=await m?.(t?.body,r)??r;return{ok:!1,error:(0,v.x5)(a,p,w,
await o?.(p,l))}}if(t===void 0)return{ok:!1,error:(0,v.g$)(a,a.bodyBytes)};if(t.fault!==void 0)return{ok:!1,error:(0,v.O$)(a,t.fault),again:"if-it-may-repeat"};
try{return{ok:!0,value:await E(t.body,(0,v.xS)(a),{location:h.get("location")??void 0,nextPage:N(h,a.request.url)})}}catch(r){if(r instanceof b.GQ)return{ok:!1,
error:r};throw r}}}function S(E,m,o=!1){if(E.trim()==="")return{body:void 0};const s=(m.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",a=s===""||
s==="text/plain";if(!a&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{
const l=JSON.parse(E);return a&&typeof l!="object"&&!o?{body:void 0,fault:"is plain text"}:{body:l}}catch{return a&&o?{body:E}:{body:void 0,fault:"is not whole \
JSON"}}}}),5636:((j,I,f)=>{f.d(I,{H1:()=>D,K7:()=>S,cv:()=>$});var b=f(3739),O=f(8302),x=f(7634);const D={accept:"application/json","user-agent":`slipway/${x.x}`};
async function $(o,s){s.signal?.throwIfAborted();const a=new AbortController,l=setTimeout(()=>a.abort(),s.timeoutMs),T=s.signal?AbortSignal.any([s.signal,a.signal]):
a.signal;try{const h=await s.fetch(o.url,{method:o.method,headers:o.headers,redirect:"manual",signal:T,...(0,O.Eb)({body:o.body})}),{status:w,headers:t}=h;return{
kind:"answer",status:w,headers:t,text:await R(h,s.bodyBytes)}}catch(h){return s.signal?.throwIfAborted(),k(h,a.signal.aborted)}finally{clearTimeout(l)}}async function R({
body:o},s){if(o===null)return"";const a=[];let l=0;for await(const T of o){if(l+=T.byteLength,l>s)return;a.push(T)}return new TextDecoder().decode(Buffer.concat(
a))}const N=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,v=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
function k(o,s){const a=m(o),l=w=>a.some(t=>w.test((0,b.xU)(t)??"")),T=a.some(w=>"syscall"in w&&w.syscall==="connect"),h=E(o);return{kind:"lost",sent:!T&&!h&&!l(
N),timedOut:s,certificate:h,cause:o}}function S(o){return m(o).map(b.xU).find(s=>s!==void 0)}function E(o){return m(o).map(s=>(0,b.xU)(s)??"").find(s=>v.test(s))}
function m(o,s=0){return!(o instanceof Error)||s>5?[]:[...(o instanceof AggregateError?[o.cause,...o.errors]:[o.cause]).flatMap(l=>m(l,s+1)),o]}}),1053:((j,I,f)=>{
f.d(I,{O$:()=>T,a6:()=>o,g$:()=>h,tr:()=>s,x5:()=>N,xS:()=>R,yJ:()=>w});var b=f(9127),O=f(3739),x=f(8302),D=f(5807),$=f(5636);function R(t,r){const p="status"in
t?t:void 0,A=r?.requestID??p?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...(0,x.Eb)({status:p?.status,requestID:A===
void 0?void 0:(0,D.Ow)(A,128),serviceCode:r?.code})}}function N(t,r,p,A){const C=r.code==="quota_exceeded",U=C?"refused":v(t.status),P=[`Could not ${t.doing}: t\
he service answered ${t.status}`,r.code===void 0||r.code===String(t.status)?"":` ${r.code}`,r.message===void 0?"":` ("${r.message}")`,p===void 0?"":` and asks t\
o wait ${(0,b.a3)(p)}`,A?.words??""];return new O.GQ(U,P.join(""),{remedy:A?.remedy??(C?m:E(t.status,U)),call:{...R(t,r),outcome:t.status===408||t.status>=500?"\
unknown":"refused"}})}function v(t){return k[t]??(t>=500?"service_error":"refused")}const k={401:"unauthorized",403:"forbidden",408:"service_error",429:"rate_li\
mited"},S={401:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects.",403:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token.",404:"Check base-url, org, project and app, and th\
at this identity may see them.",410:"Restore the app if you want it back, as the answer says, or take another name.",429:"Try again later, or start fewer deploy\
s at the same time."};function E(t,r){return r==="service_error"?"Try again later. If it continues, send the request ID to the platform.":S[t]??"Correct what th\
e answer names, then run again."}const m='"slipway usage --org ORG" shows what is used. The operator of the platform sets quotas in platform.json.',o=new Set(["\
unauthorized","forbidden","refused","unexpected_response"]);function s(t,r,p,A="the address"){const{origin:C}=t.request.url,U=(0,$.K7)(r.cause)??"no reason give\
n",P=r.timedOut?`no whole answer from ${C} within ${(0,b.a3)(p)}`:`${r.sent?`the connection to ${C} broke off`:`no connection to ${C}`} (${U})`;return new O.GQ(
r.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${P}`,{remedy:r.certificate?l(r.certificate):`Check ${A}, the network, and HTTPS_PROXY and NO_\
PROXY if there is a proxy.`,call:{...R(t),outcome:r.sent?"unknown":"not-sent"},cause:r.cause})}const a=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the addres\
s by a name that the certificate of the server contains, or renew the certificate with this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certifica\
te of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a private authority signed the certificate of the server, name the f\
ile of its certificate in NODE_EXTRA_CA_CERTS."]];function l(t){return a.find(([r])=>r.test(t))?.[1]??""}function T(t,r){return new O.GQ("unexpected_response",`\
Could not ${t.doing}: the answer (${t.status}) ${r}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place\
.",call:{...R(t),outcome:"unknown"}})}function h(t,r){return new O.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${r} bytes`,{remedy:"\
Check that the address is the service itself.",call:{...R(t),outcome:"unknown"}})}function w(t,r){const{origin:p}=t.request.url,A=r!==void 0&&r.origin!==p,C=A?r.
origin:r===void 0?"nowhere":"another path";return new O.GQ("redirected",`Could not ${t.doing}: ${p} redirects to ${C} (${t.status})`,{remedy:A?`Nothing was sent\
 there. If ${r.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...R(t),outcome:"refused"}})}})};export{J as id,z as ids,V as modules};

const lt=326,mt=[326],ht={8900:((xe,T,p)=>{p.r(T),p.d(T,{createGitHubClient:()=>ke});var j=p(8408),f=p(3739),l=p(8302),m=p(5807);const Le={label:"app",names:["a\
pp","application"],kin:["site","service","website","webapp","staticsite"],lists:["apps","applications","sites","services"]},Ue={label:"deployment",names:["deplo\
y","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["deployments","deploys","jobs","builds","releases","runs","rollouts","revisions",
"jobsummaries","deploymentsummaries"]},Ge={label:"environment",names:["environment","env"],kin:[],lists:["environments","envs"]},H=["data","result","item","resp\
onse","payload","body","content","node","embedded"],v=2,je=null,He=null,Pe=null,Be=null,Fe=null,Qe=null,qe=null,ze=null,Ve=null,Ye=null,Je=null,Xe=null,Ke=null,
We=null,Ze=null,et=null,tt=null,nt=null,rt=null;function S(e){return e.toLowerCase().replace(/[_\-$@]/g,"")}function g(e){const t=new Map;if(!(0,l.Gv)(e))return t;
for(const[n,r]of Object.entries(e)){const s=S(n);t.has(s)||t.set(s,r)}return t}function A(e,t){return{path:e,value:t,fields:g(t)}}function P(e,t){for(const n of t)
for(const[r,s]of Object.entries(e.value))if(S(r)===n&&(0,l.Gv)(s))return A(B(e.path,r),s)}function B(e,t){const n=(0,m.Ow)(t,40);return e===""?n:`${e}.${n}`}function F(e,t,n=v){
const r=[];let s=(0,l.Gv)(e)?A("",e):void 0;for(;s!==void 0&&r.length<=n;)r.unshift(s),s=P(s,[...t,...H]);return r}function O(e,t){return F(e,t).map(({fields:n})=>n)}
function y(e,...t){for(const n of t){const r=e.get(n);if(typeof r=="string"&&r!=="")return r;if(typeof r=="number")return String(r)}}function st(e,...t){for(const n of t){
const r=e.get(n),s=typeof r=="string"&&/^-?\d{1,15}$/.test(r)?Number(r):r;if(Number.isSafeInteger(s))return Number(s)}}function ot(e,...t){for(const n of t){const r=e.
get(n),s=typeof r=="string"&&/^\d+(?:\.\d+)?$/.test(r)?Number(r):r;if(typeof s=="number"&&Number.isFinite(s))return Math.round(s<1e11?s*1e3:s);const o=typeof r==
"string"?Date.parse(r):Number.NaN;if(!Number.isNaN(o))return o}}function at(e,...t){const n=y(e,...t);if(n===void 0)return;const r=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(n)?`https://${n}`:n;return/^https?:\/\//i.test(r)&&URL.canParse(r)?r:void 0}function Q(e,t,n,r){return N(`has no ${e}; ${q(t)}`,n,r)}function it(e,t,n,r){return N(
`has more than one ${e}: ${t.join(" and ")}; Slipway does not guess`,n,r)}function N(e,t,n){const r=t.status===void 0?"":` (${t.status})`;return new f.GQ("unexp\
ected_response",`The answer to ${t.method} ${t.path}${r} ${e}`,{remedy:n===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${n}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function ut(e,t,n){return`answers:
  ${e}:
    ${t}: ${n}`}function q(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,l.Gv)(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=R(e,0),n=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${n}${t.length>30?", \u2026":""}.`}function R(e,t){
return!(0,l.Gv)(e)||t>v?[]:Object.entries(e).flatMap(([n,r])=>[(0,m.Ow)(n,40),...R(r,t+1).map(s=>`${(0,m.Ow)(n,40)}.${s}`)])}const k=["message","errordescriptio\
n","detail","details","title","description","msg","reason"],z=10,M=["fieldviolations","violations","details","errors","causes"];function I(e){const t=g(e),n=t.get(
"errors")??t.get("messages"),r=Array.isArray(n)&&(0,l.Gv)(n[0])?{error:n[0]}:void 0,s=[...O(r,["error"]),...O(e,["error"])],o=(...d)=>{const h=s.map(b=>y(b,...d)).
find(b=>b!==void 0);return h===void 0?void 0:(0,m.Ow)(h,300).trim()},a=(0,l.Gv)(e)?y(t,"error"):void 0,i=a!==void 0&&C(a)?a:void 0,c=s.map(d=>y(d,"id")).find(d=>d!==
void 0&&C(d)),u=V(e);return{code:i??o("code","errorcode")??(o("message")===void 0?void 0:c),message:o(...k)??(a===void 0?void 0:(0,m.Ow)(a,300).trim())??u[0]?.message,
requestID:o("requestid","traceid","correlationid"),fields:u}}const C=e=>/^[\w.-]{1,64}$/.test(e);function V(e){const t=g(e),n=g(t.get("error")),r=[t,n].flatMap(
a=>["errors","fields","details","detail","violations","fieldviolations","invalidparams","messages"].map(i=>a.get(i))),s=[n,t].flatMap(a=>D(a)),o=[...r.flatMap(a=>$(
a)),...s];return[...new Map(o.map(a=>[`${a.field} ${a.message}`,a])).values()].slice(0,z)}function $(e,t=0){if(t>2)return[];if(Array.isArray(e))return e.slice(0,
50).flatMap(r=>{const s=g(r),o=M.flatMap(a=>$(s.get(a),t+1));return[...D(s),...o]});if(!(0,l.Gv)(e))return[];const n=M.flatMap(r=>$(g(e).get(r),t+1));return n.length>
0?n:Object.entries(e).flatMap(([r,s])=>(Array.isArray(s)?s:[s]).filter(a=>typeof a=="string").map(a=>({field:(0,m.Ow)(r,100),message:(0,m.Ow)(a,200)})))}function D(e){
const t=g(e.get("source")),n=e.get("loc")??e.get("path"),r=Array.isArray(n)?n.filter(u=>u!=="body").join("."):void 0,s=y(e,"field","param","parameter","target",
"property","pointer","attribute","fieldname"),o=y(t,"pointer","parameter"),a=r||s||o,i=y(e,...k,"error","code");if(a===void 0||i===void 0)return[];const c=a.replace(
/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,m.Ow)(c,100),message:(0,m.Ow)(i,200)}]}function ct(e,t){const n=fieldsOf(
e);if(n.get("success")!==!1&&n.get("ok")!==!1)return;const{code:r,message:s}=I(e),o=[r,s&&`"${cleanLine(s,300)}"`].filter(Boolean).join(" "),a=t.status===void 0?
"":` ${t.status}`;throw new SlipwayError("refused",`The service answered ${t.method} ${t.path} with${a}, but says that it failed${o&&`: ${o}`}`,{remedy:"Mend wh\
at the answer names, then run again.",call:{...t,outcome:"unknown"}})}var _=p(9127);const x="1.0.0",dt={accept:"application/json","user-agent":`slipway/${x}`};async function Y(e,t){
t.signal?.throwIfAborted();const n=new AbortController,r=setTimeout(()=>n.abort(),t.timeoutMs),s=t.signal?AbortSignal.any([t.signal,n.signal]):n.signal;try{const o=await t.
fetch(e.url,{method:e.method,headers:e.headers,redirect:"manual",signal:s,...(0,l.Eb)({body:e.body})}),{status:a,headers:i}=o;return{kind:"answer",status:a,headers:i,
text:await J(o,t.bodyBytes)}}catch(o){return t.signal?.throwIfAborted(),W(o,n.signal.aborted)}finally{clearTimeout(r)}}async function J(e,t){if(e.body===null)return"";
const n=[];let r=0;for await(const s of e.body){if(r+=s.byteLength,r>t)return;n.push(s)}return new TextDecoder().decode(Buffer.concat(n))}const X=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
K=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function W(e,t){const n=E(e),r=a=>n.some(i=>a.test((0,f.xU)(i)??"")),s=n.some(a=>"\
syscall"in a&&a.syscall==="connect"),o=ee(e);return{kind:"lost",sent:!s&&!o&&!r(X),timedOut:t,certificate:o,cause:e}}function Z(e){return E(e).map(f.xU).find(t=>t!==
void 0)}function ee(e){return E(e).map(t=>(0,f.xU)(t)??"").find(t=>K.test(t))}function E(e,t=0){return!(e instanceof Error)||t>5?[]:[...(e instanceof AggregateError?
[e.cause,...e.errors]:[e.cause]).flatMap(r=>E(r,t+1)),e]}function w(e,t){const n="status"in e?e:void 0,r=t?.requestID??n?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,l.Eb)({status:n?.status,requestID:r===void 0?void 0:(0,m.Ow)(r,128),serviceCode:t?.code})}}function te(e,t,n,r){
const{code:s,remedy:o}=re(e.status),a=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,n===void 0?"":` and asks to wait ${(0,_.a3)(n)}`,r?.words??""];return new f.GQ(s,a.join(""),{remedy:r?.remedy??o,call:{...w(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const L="Try again later. If it continues, send the request ID to the platform.",ne=new Map([[401,{code:"unau\
thorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:L}],[429,{code:"rate_limited",remedy:"\
Try again later, or start fewer deploys at the same time."}]]);function re(e){const t=ne.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:L}:{code:"\
refused",remedy:"Correct what the answer names, then run again."}}const ft=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function se(e,t,n,r="\
the address"){const{origin:s}=e.request.url,o=Z(t.cause)??"no reason given",a=t.timedOut?`no whole answer from ${s} within ${(0,_.a3)(n)}`:`${t.sent?`the connec\
tion to ${s} broke off`:`no connection to ${s}`} (${o})`;return new f.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${a}`,{remedy:t.certificate?
ae(t.certificate):`Check ${r}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...w(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}
const oe=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this na\
me."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a \
private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function ae(e){return oe.find(([t])=>t.test(
e))?.[1]??""}function ie(e,t){return new f.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the\
 service itself, and that no proxy or login page answers in its place.",call:{...w(e),outcome:"unknown"}})}function ue(e,t){return new f.GQ("response_too_large",
`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...w(e),outcome:"unknown"}})}function ce(e,t){
const{origin:n}=e.request.url,r=t!==void 0&&t.origin!==n,s=r?t.origin:t===void 0?"nowhere":"another path";return new f.GQ("redirected",`Could not ${e.doing}: ${n}\
 redirects to ${s} (${e.status})`,{remedy:r?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to whic\
h it does not redirect.",call:{...w(e),outcome:"refused"}})}function de({decode:e,readError:t,explain:n,takesText:r}){return async s=>{const{status:o,text:a,headers:i,
retryAfterMs:c}=s,u=a===void 0?void 0:fe(a,i,r);if(o>=400){const d=I(u?.body),h=await t?.(u?.body,d)??d;return{ok:!1,error:te(s,h,c,await n?.(h,o))}}if(u===void 0)
return{ok:!1,error:ue(s,s.bodyBytes)};if(u.fault!==void 0)return{ok:!1,error:ie(s,u.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(u.body,w(s),
i.get("location")??void 0)}}catch(d){if(d instanceof f.GQ)return{ok:!1,error:d};throw d}}}function fe(e,t,n=!1){if(e.trim()==="")return{body:void 0};const r=(t.
get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=r===""||r==="text/plain";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(r))return{body:void 0,fault:r===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const o=JSON.parse(e);return s&&typeof o!="object"&&!n?{body:void 0,fault:"is plain text"}:
{body:o}}catch{return s&&n?{body:e}:{body:void 0,fault:"is not whole JSON"}}}const le={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};
function me(e,t,n){const r=Math.min(t.mostDelayMs,t.firstDelayMs*2**(e-1));return Math.round(r*(.1+.9*n()))}function he(e,t){const n=e?.trim()??"";if(/^\d{1,9}$/.
test(n))return Number(n)*1e3;const r=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-t.now())}const pe=new Set([408,
429,500,502,503,504]);class ge{#t;#n;#e=0;#r=0;constructor(t){this.#t=t,this.#n=t.clock.now()}get attempts(){return this.#e+this.#r}waitAfter(t){const{budget:n,
clock:r,random:s}=this.#t,o=n.throttling==="pace",a=o&&t.status===429?++this.#r:++this.#e,i=t.retryAfterMs??0,c=o&&i>0?i:Math.max(me(a,n,s),i);return r.now()-this.#n+
c>n.totalMs||i>n.mostRetryAfterMs||this.#e>=n.attempts?void 0:c}}const ye=3;function we(e){const t={timeoutMs:3e4,bodyBytes:5e6,budget:le,...e},n=$e(e.onTrouble);
return async function(s){const o=be(e.signal,s.signal),a=new ge(t);let i=!1;for(;;){const c=Ee(await e.pace?.enter(o));try{const u=await Te(s,t,o);if(u.ok)return c(
"answered",0),u.value;if(u.status===(s.renewOn??401)&&!i&&(i=!0,await s.renew?.()))continue;const h=u.again==="always"||u.again==="if-it-may-repeat"&&s.mayRepeat?
a.waitAfter(u):void 0;if(h===void 0)throw u.error;const b={error:u.error,waitMs:h,attempt:a.attempts};s.onTrouble?.(b),n(s.doing,b);const G=u.status===429;c(G?"\
throttled":"fault",h),(e.pace===void 0||!G)&&await t.clock.sleep(h,o)}finally{c("fault",0)}}}}function be(e,t){return e!==void 0&&t!==void 0?AbortSignal.any([e,
t]):e??t}function Ee(e){let t=!1;return(n,r)=>{t||e?.(n,r),t=!0}}function $e(e){const t=new Set;return(n,r)=>{const s=`${n} ${r.error.code} ${r.error.call?.status}`;
e===void 0||t.has(s)||(t.add(s),e(r))}}async function Te(e,t,n){n?.throwIfAborted();let r=await e.authorize(e.request);for(let s=0;;s+=1){const o=await Y(r,{...t,
signal:n}),a={doing:e.doing,request:r};if(o.kind==="lost"){const d=o.certificate?"never":o.sent?"if-it-may-repeat":"always";return{ok:!1,error:se(a,o,t.timeoutMs,
e.addressFrom),again:d}}const i={...a,status:o.status,headers:o.headers};if(o.status<300||o.status>=400)return Se(e.read,i,o.text,t);const c=ve(i),u=c?.origin===
r.url.origin&&r.method==="GET"&&s<ye;if(c===void 0||!u)return{ok:!1,error:ce(i,c),again:"never"};r={...r,url:c}}}function ve({headers:e,request:t}){const n=e.get(
"location");return n!==null&&URL.canParse(n,t.url.href)?new URL(n,t.url):void 0}async function Se(e,t,n,{clock:r,bodyBytes:s}){const{status:o}=t,a=o>=400?he(t.headers.
get("retry-after"),r):void 0,i=await e({...t,text:n,bodyBytes:s,retryAfterMs:a});return i.ok?i:{...i,again:i.again??Ae(o),status:o,retryAfterMs:a}}function Ae(e){
return e===429?"always":pe.has(e)?"if-it-may-repeat":"never"}const Oe={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},Ne="2022-1\
1-28",Re={debug(){},info(){},warn(){},error(){}};function ke(e){const t=we({...e,timeoutMs:1e4,budget:Oe}),n=e.apiUrl.replace(/\/+$/,""),r=s=>(0,j.Q)(e.token,{baseUrl:n,
userAgent:`slipway/${x}`,log:Re,request:{fetch:Me(t,s,new URL(n).origin)}});return{async ask(s,o){return(await o(r(s)).catch(U)).data},async*pages(s,o){try{for await(const{
data:a}of o(r(s)))yield Array.isArray(a)?a:[]}catch(a){U(a)}}}}function U(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function Me(e,t,n){
return(r,s)=>{const o=new URL(r);if(o.origin!==n)throw _e(t,n,o);const a=s.method??"GET",i={...Object.fromEntries(new Headers(s.headers)),accept:"application/vn\
d.github+json","x-github-api-version":Ne},c=typeof s.body=="string"?{body:s.body}:{};return e({doing:t,mayRepeat:a!=="POST",request:{method:a,url:o,headers:i,...c},
authorize:u=>u,read:Ce})}}const Ie=de({decode(e,t){if(e===null||!["object","undefined"].includes(typeof e))throw Q("object or list",e,t)}}),Ce=async e=>{const t=await Ie(
e),{status:n,headers:r,text:s}=e;return t.ok?{ok:!0,value:new Response(s||null,{status:n,headers:r})}:n!==403||!De(r)?t:{ok:!1,error:t.error.with({code:"rate_li\
mited",remedy:"Run again later; other runs with the same token share its rate limit."}),again:r.has("retry-after")?"always":"never"}};function De(e){return e.has(
"retry-after")||e.get("x-ratelimit-remaining")==="0"}function _e(e,t,{origin:n}){return new f.GQ("redirected",`Could not ${e}: ${t} names ${n} for the next page`,
{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}})};export{lt as id,mt as ids,ht as modules};

const yt=900,wt=[900],bt={8900:((je,$,p)=>{p.r($),p.d($,{createGitHubClient:()=>Ce});var H=p(9452),l=p(3739),m=p(8302),i=p(5807);const He={label:"app",names:(0,i.
aL)("app application"),kin:(0,i.aL)("site service website webapp staticsite"),lists:(0,i.aL)("apps applications sites services")},Pe={label:"deployment",names:(0,i.
aL)("deploy deployment"),kin:(0,i.aL)("job build release run rollout revision"),lists:(0,i.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},Be={label:"environment",names:(0,i.aL)("environment env"),kin:[],lists:(0,i.aL)("environments envs")},P=(0,i.aL)("data result item response payload body c\
ontent node embedded"),S=2,Fe=(0,i.aL)("attributes properties metadata"),Qe=(0,i.aL)("items data results result list records entries values value nodes edges"),
qe=(0,i.aL)("errors messages warnings notices included links"),ze=(0,i.aL)("id uid uuid guid"),Ve=(0,i.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),Ye=(0,i.aL)("phase deploymentphase"),Je=(0,i.aL)("state status phase name value"),Xe=(0,i.aL)("conclusion result outcome"),Ke=(0,i.aL)("stage step currentsta\
ge currentstep stagename"),We=(0,i.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),Ze=(0,i.aL)("urls domains hostnames aliases status links endpoints"),et=(0,i.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbra\
nch"),tt=(0,i.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),nt=(0,i.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),rt=(0,i.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),st=(0,i.aL)("supersededby replacedby"),ot=(0,i.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),at=(0,i.aL)("pagination paging page p\
ageinfo meta metadata resultinfo links"),it=(0,i.aL)("next nextlink nexturl nextpage");function T(e){return e.toLowerCase().replace(/[_\-$@]/g,"")}function g(e){
const t=new Map;if(!(0,m.Gv)(e))return t;for(const[n,r]of Object.entries(e)){const s=T(n);t.has(s)||t.set(s,r)}return t}function ct(e){return new Map(e.toReversed().
flatMap(t=>[...t]))}function O(e,t){return{path:e,value:t,fields:g(t)}}function B(e,t){return Object.entries(e.value).filter(([n])=>t.includes(T(n))).map(([n,r])=>({
path:Q(e.path,n),member:r}))}function F(e,t){for(const n of t)for(const{path:r,member:s}of B(e,[n]))if((0,m.Gv)(s))return O(r,s)}function Q(e,t){const n=(0,i.Ow)(
t,40);return e===""?n:`${e}.${n}`}function q(e,t,n=S){const r=[];let s=(0,m.Gv)(e)?O("",e):void 0;for(;s!==void 0&&r.length<=n;)r.unshift(s),s=F(s,[...t,...P]);
return r}function A(e,t){return q(e,t).map(({fields:n})=>n)}function L(e){return typeof e=="number"?String(e):typeof e=="string"&&e!==""?e:void 0}function y(e,...t){
for(const n of t){const r=L(e.get(n));if(r!==void 0)return r}}function ut(e,...t){for(const n of t){const r=e.get(n),s=typeof r=="string"&&/^-?\d{1,15}$/.test(r)?
Number(r):r;if(Number.isSafeInteger(s))return Number(s)}}function dt(e,...t){for(const n of t){const r=e.get(n),s=typeof r=="string"&&/^\d+(?:\.\d+)?$/.test(r)?
Number(r):r;if(typeof s=="number"&&Number.isFinite(s))return Math.round(s<1e11?s*1e3:s);const o=typeof r=="string"?Date.parse(r):Number.NaN;if(!Number.isNaN(o))
return o}}function ft(e){const t=L(e);if(t===void 0)return;const n=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(t)?`https://${t}`:t;return/^https?:\/\//i.test(
n)&&URL.canParse(n)?n:void 0}function z(e,t,n,r){return R(`has no ${e}; ${V(t)}`,n,r)}function lt(e,t,n,r){return R(`has more than one ${e}: ${t.join(" and ")};\
 Slipway does not guess`,n,r)}function R(e,t,n){const r=t.status===void 0?"":` (${t.status})`;return new l.GQ("unexpected_response",`The answer to ${t.method} ${t.
path}${r} ${e}`,{remedy:n===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that ba\
se-url is the control plane. If it is, say where the value is in a map (input api-map):
${n}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...t,outcome:"unknown",unclear:!0}})}function mt(e,t,n){return`answers:
  ${e}:
    ${t}: ${n}`}function V(e){if(e===void 0)return"it is empty.";if(Array.isArray(e))return`it is a list of ${e.length}.`;if(!(0,m.Gv)(e))return`it is ${e===null?
"null":`a ${typeof e}`}.`;const t=v(e,0),n=t.slice(0,30).join(", ");return t.length===0?"it is an empty object.":`it has: ${n}${t.length>30?", \u2026":""}.`}function v(e,t){
return!(0,m.Gv)(e)||t>S?[]:Object.entries(e).flatMap(([n,r])=>[(0,i.Ow)(n,40),...v(r,t+1).map(s=>`${(0,i.Ow)(n,40)}.${s}`)])}const N=(0,i.aL)("message errordesc\
ription detail details title description msg reason"),Y=10,J=(0,i.aL)("errors fields details detail violations fieldviolations invalidparams messages"),X=(0,i.aL)(
"fieldviolations violations details errors causes");function M(e){const t=g(e),n=t.get("errors")??t.get("messages"),r=Array.isArray(n)&&(0,m.Gv)(n[0])?{error:n[0]}:
void 0,s=[...A(r,["error"]),...A(e,["error"])],o=(...f)=>k(s.flatMap(h=>y(h,...f)??[])[0]),a=(0,m.Gv)(e)?y(t,"error"):void 0,c=a!==void 0&&I(a)?a:void 0,d=s.map(
f=>y(f,"id")).find(f=>f!==void 0&&I(f)),u=K(e);return{code:c??o("code","errorcode")??(o("message")===void 0?void 0:d),message:o(...N)??k(a)??u[0]?.message,requestID:o(
"requestid","traceid","correlationid"),fields:u}}function k(e){return e===void 0?void 0:(0,i.Ow)(e,300).trim()}function I(e){return/^[\w.-]{1,64}$/.test(e)}function K(e){
const t=g(e),n=g(t.get("error")),s=[...[t,n].flatMap(o=>J.map(a=>o.get(a))).flatMap(o=>C(o)),...E(n),...E(t)];return[...new Map(s.map(o=>[`${o.field} ${o.message}`,
o])).values()].slice(0,Y)}function C(e,t=0){if(t>2)return[];const n=s=>X.flatMap(o=>C(s.get(o),t+1));if(Array.isArray(e))return e.slice(0,50).map(g).flatMap(o=>[
...E(o),...n(o)]);if(!(0,m.Gv)(e))return[];const r=n(g(e));return r.length>0?r:Object.entries(e).flatMap(([s,o])=>(Array.isArray(o)?o:[o]).filter(c=>typeof c=="\
string").map(c=>({field:(0,i.Ow)(s,100),message:(0,i.Ow)(c,200)})))}function E(e){const t=g(e.get("source")),n=e.get("loc")??e.get("path"),r=Array.isArray(n)?n.
filter(d=>d!=="body").join("."):void 0,s=y(e,...(0,i.aL)("field param parameter target property pointer attribute fieldname")),o=r||s||y(t,"pointer","parameter"),
a=y(e,...N,"error","code");if(o===void 0||a===void 0)return[];const c=o.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/","\
.");return[{field:(0,i.Ow)(c,100),message:(0,i.Ow)(a,200)}]}function ht(e,t){const n=fieldsOf(e);if(n.get("success")!==!1&&n.get("ok")!==!1)return;const{code:r,
message:s}=M(e),o=[r,s&&`"${s}"`].filter(Boolean).join(" "),a=t.status===void 0?"":` ${t.status}`;throw new SlipwayError("refused",`The service answered ${t.method}\
 ${t.path} with${a}, but says that it failed${o&&`: ${o}`}`,{remedy:"Mend what the answer names, then run again.",call:{...t,outcome:"unknown"}})}var D=p(9127);
const _="1.0.0",pt={accept:"application/json","user-agent":`slipway/${_}`};async function W(e,t){t.signal?.throwIfAborted();const n=new AbortController,r=setTimeout(
()=>n.abort(),t.timeoutMs),s=t.signal?AbortSignal.any([t.signal,n.signal]):n.signal;try{const o=await t.fetch(e.url,{method:e.method,headers:e.headers,redirect:"\
manual",signal:s,...(0,m.Eb)({body:e.body})}),{status:a,headers:c}=o;return{kind:"answer",status:a,headers:c,text:await Z(o,t.bodyBytes)}}catch(o){return t.signal?.
throwIfAborted(),ne(o,n.signal.aborted)}finally{clearTimeout(r)}}async function Z(e,t){if(e.body===null)return"";const n=[];let r=0;for await(const s of e.body){
if(r+=s.byteLength,r>t)return;n.push(s)}return new TextDecoder().decode(Buffer.concat(n))}const ee=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
te=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function ne(e,t){const n=b(e),r=a=>n.some(c=>a.test((0,l.xU)(c)??"")),s=n.some(
a=>"syscall"in a&&a.syscall==="connect"),o=se(e);return{kind:"lost",sent:!s&&!o&&!r(ee),timedOut:t,certificate:o,cause:e}}function re(e){return b(e).map(l.xU).find(
t=>t!==void 0)}function se(e){return b(e).map(t=>(0,l.xU)(t)??"").find(t=>te.test(t))}function b(e,t=0){return!(e instanceof Error)||t>5?[]:[...(e instanceof AggregateError?
[e.cause,...e.errors]:[e.cause]).flatMap(r=>b(r,t+1)),e]}function w(e,t){const n="status"in e?e:void 0,r=t?.requestID??n?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,m.Eb)({status:n?.status,requestID:r===void 0?void 0:(0,i.Ow)(r,128),serviceCode:t?.code})}}function oe(e,t,n,r){
const{code:s,remedy:o}=ie(e.status),a=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,n===void 0?"":` and asks to wait ${(0,D.a3)(n)}`,r?.words??""];return new l.GQ(s,a.join(""),{remedy:r?.remedy??o,call:{...w(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const x="Try again later. If it continues, send the request ID to the platform.",ae=new Map([[401,{code:"unau\
thorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:x}],[429,{code:"rate_limited",remedy:"\
Try again later, or start fewer deploys at the same time."}]]);function ie(e){const t=ae.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:x}:{code:"\
refused",remedy:"Correct what the answer names, then run again."}}const gt=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function ce(e,t,n,r="\
the address"){const{origin:s}=e.request.url,o=re(t.cause)??"no reason given",a=t.timedOut?`no whole answer from ${s} within ${(0,D.a3)(n)}`:`${t.sent?`the conne\
ction to ${s} broke off`:`no connection to ${s}`} (${o})`;return new l.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${a}`,{remedy:t.certificate?
de(t.certificate):`Check ${r}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...w(e),outcome:t.sent?"unknown":"not-sent"},cause:t.cause})}
const ue=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with this na\
me."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,"If a \
private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function de(e){return ue.find(([t])=>t.test(
e))?.[1]??""}function fe(e,t){return new l.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the\
 service itself, and that no proxy or login page answers in its place.",call:{...w(e),outcome:"unknown"}})}function le(e,t){return new l.GQ("response_too_large",
`Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...w(e),outcome:"unknown"}})}function me(e,t){
const{origin:n}=e.request.url,r=t!==void 0&&t.origin!==n,s=r?t.origin:t===void 0?"nowhere":"another path";return new l.GQ("redirected",`Could not ${e.doing}: ${n}\
 redirects to ${s} (${e.status})`,{remedy:r?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to whic\
h it does not redirect.",call:{...w(e),outcome:"refused"}})}function he({decode:e,readError:t,explain:n,takesText:r}){return async s=>{const{status:o,text:a,headers:c,
retryAfterMs:d}=s,u=a===void 0?void 0:pe(a,c,r);if(o>=400){const f=M(u?.body),h=await t?.(u?.body,f)??f;return{ok:!1,error:oe(s,h,d,await n?.(h,o))}}if(u===void 0)
return{ok:!1,error:le(s,s.bodyBytes)};if(u.fault!==void 0)return{ok:!1,error:fe(s,u.fault),again:"if-it-may-repeat"};try{return{ok:!0,value:await e(u.body,w(s),
c.get("location")??void 0)}}catch(f){if(f instanceof l.GQ)return{ok:!1,error:f};throw f}}}function pe(e,t,n=!1){if(e.trim()==="")return{body:void 0};const r=(t.
get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",s=r===""||r==="text/plain";if(!s&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(r))return{body:void 0,fault:r===
"text/html"?"is an HTML page":"is not JSON by its content type"};try{const o=JSON.parse(e);return s&&typeof o!="object"&&!n?{body:void 0,fault:"is plain text"}:
{body:o}}catch{return s&&n?{body:e}:{body:void 0,fault:"is not whole JSON"}}}const ge={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};
function ye(e,t,n){const r=Math.min(t.mostDelayMs,t.firstDelayMs*2**(e-1));return Math.round(r*(.1+.9*n()))}function we(e,t){const n=e?.trim()??"";if(/^\d{1,9}$/.
test(n))return Number(n)*1e3;const r=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(r)?void 0:Math.max(0,r-t.now())}const be=new Set([408,
429,500,502,503,504]);class Ee{#t;#n;#e=0;#r=0;constructor(t){this.#t=t,this.#n=t.clock.now()}get attempts(){return this.#e+this.#r}waitAfter(t){const{budget:n,
clock:r,random:s}=this.#t,o=n.throttling==="pace",a=o&&t.status===429?++this.#r:++this.#e,c=t.retryAfterMs??0,d=o&&c>0?c:Math.max(ye(a,n,s),c);return r.now()-this.#n+
d>n.totalMs||c>n.mostRetryAfterMs||this.#e>=n.attempts?void 0:d}}const $e=3;function Se(e){const t={timeoutMs:3e4,bodyBytes:5e6,budget:ge,...e},n=Ae(e.onTrouble);
return async function(s){const o=Te(e.signal,s.signal),a=new Ee(t);let c=!1;for(;;){const d=Oe(await e.pace?.enter(o));try{const u=await Le(s,t,o);if(u.ok)return d(
"answered",0),u.value;if(u.status===(s.renewOn??401)&&!c&&(c=!0,await s.renew?.()))continue;const h=u.again==="always"||u.again==="if-it-may-repeat"&&s.mayRepeat?
a.waitAfter(u):void 0;if(h===void 0)throw u.error;const G={error:u.error,waitMs:h,attempt:a.attempts};s.onTrouble?.(G),n(s.doing,G);const j=u.status===429;d(j?"\
throttled":"fault",h),(e.pace===void 0||!j)&&await t.clock.sleep(h,o)}finally{d("fault",0)}}}}function Te(e,t){return e!==void 0&&t!==void 0?AbortSignal.any([e,
t]):e??t}function Oe(e){let t=!1;return(n,r)=>{t||e?.(n,r),t=!0}}function Ae(e){const t=new Set;return(n,r)=>{const s=`${n} ${r.error.code} ${r.error.call?.status}`;
e===void 0||t.has(s)||(t.add(s),e(r))}}async function Le(e,t,n){n?.throwIfAborted();let r=await e.authorize(e.request);for(let s=0;;s+=1){const o=await W(r,{...t,
signal:n}),a={doing:e.doing,request:r};if(o.kind==="lost"){const f=o.certificate?"never":o.sent?"if-it-may-repeat":"always";return{ok:!1,error:ce(a,o,t.timeoutMs,
e.addressFrom),again:f}}const c={...a,status:o.status,headers:o.headers};if(o.status<300||o.status>=400)return ve(e.read,c,o.text,t);const d=Re(c),u=d?.origin===
r.url.origin&&r.method==="GET"&&s<$e;if(d===void 0||!u)return{ok:!1,error:me(c,d),again:"never"};r={...r,url:d}}}function Re({headers:e,request:t}){const n=e.get(
"location");return n!==null&&URL.canParse(n,t.url.href)?new URL(n,t.url):void 0}async function ve(e,t,n,{clock:r,bodyBytes:s}){const{status:o}=t,a=o>=400?we(t.headers.
get("retry-after"),r):void 0,c=await e({...t,text:n,bodyBytes:s,retryAfterMs:a});return c.ok?c:{...c,again:c.again??Ne(o),status:o,retryAfterMs:a}}function Ne(e){
return e===429?"always":be.has(e)?"if-it-may-repeat":"never"}const Me={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4},ke="2022-1\
1-28",Ie={debug(){},info(){},warn(){},error(){}};function Ce(e){const t=Se({...e,timeoutMs:1e4,budget:Me}),n=e.apiUrl.replace(/\/+$/,""),r=s=>(0,H.Q)(e.token,{baseUrl:n,
userAgent:`slipway/${_}`,log:Ie,request:{fetch:De(t,s,new URL(n).origin)}});return{async ask(s,o){return(await o(r(s)).catch(U)).data},async*pages(s,o){try{for await(const{
data:a}of o(r(s)))yield Array.isArray(a)?a:[]}catch(a){U(a)}}}}function U(e){throw e instanceof Error&&e.name==="HttpError"&&e.cause?e.cause:e}function De(e,t,n){
return(r,s)=>{const o=new URL(r);if(o.origin!==n)throw Ge(t,n,o);const a=s.method??"GET",c={...Object.fromEntries(new Headers(s.headers)),accept:"application/vn\
d.github+json","x-github-api-version":ke},d=typeof s.body=="string"?{body:s.body}:{};return e({doing:t,mayRepeat:a!=="POST",request:{method:a,url:o,headers:c,...d},
authorize:u=>u,read:xe})}}const _e=he({decode(e,t){if(e===null||!["object","undefined"].includes(typeof e))throw z("object or list",e,t)}}),xe=async e=>{const t=await _e(
e),{status:n,headers:r,text:s}=e;return t.ok?{ok:!0,value:new Response(s||null,{status:n,headers:r})}:n!==403||!Ue(r)?t:{ok:!1,error:t.error.with({code:"rate_li\
mited",remedy:"Run again later; other runs with the same token share its rate limit."}),again:r.has("retry-after")?"always":"never"}};function Ue(e){return e.has(
"retry-after")||e.get("x-ratelimit-remaining")==="0"}function Ge(e,t,{origin:n}){return new l.GQ("redirected",`Could not ${e}: ${t} names ${n} for the next page`,
{remedy:"Nothing was sent there. Check GITHUB_API_URL, and that no proxy changes the answers."})}})};export{yt as id,wt as ids,bt as modules};

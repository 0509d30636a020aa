const C=70,I=[70],k={7399:(($,A,l)=>{l.d(A,{t:()=>p});var D=l(3739),g=l(1787),y=l(1053);function p({decode:E,readError:v,explain:M,takesText:b}){return async w=>{
const{status:O,text:m,headers:h,retryAfterMs:d}=w,c=m===void 0?void 0:T(m,h,b);if(O>=400){const s=(0,g.N)(c?.body),e=await v?.(c?.body,s)??s;return{ok:!1,error:(0,y.
x5)(w,e,d,await M?.(e,O))}}if(c===void 0)return{ok:!1,error:(0,y.g$)(w,w.bodyBytes)};if(c.fault!==void 0)return{ok:!1,error:(0,y.O$)(w,c.fault),again:"if-it-may\
-repeat"};try{return{ok:!0,value:await E(c.body,(0,y.xS)(w),h.get("location")??void 0)}}catch(s){if(s instanceof D.GQ)return{ok:!1,error:s};throw s}}}function T(E,v,M=!1){
if(E.trim()==="")return{body:void 0};const b=(v.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",w=b===""||b==="text/plain";if(!w&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(b))return{body:void 0,fault:b==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const O=JSON.parse(E);return w&&typeof O!="object"&&!M?
{body:void 0,fault:"is plain text"}:{body:O}}catch{return w&&M?{body:E}:{body:void 0,fault:"is not whole JSON"}}}}),5636:(($,A,l)=>{l.d(A,{H1:()=>p,K7:()=>w,cv:()=>T});
var D=l(3739),g=l(8302),y=l(7634);const p={accept:"application/json","user-agent":`slipway/${y.x}`};async function T(m,h){h.signal?.throwIfAborted();const d=new AbortController,
c=setTimeout(()=>d.abort(),h.timeoutMs),s=h.signal?AbortSignal.any([h.signal,d.signal]):d.signal;try{const e=await h.fetch(m.url,{method:m.method,headers:m.headers,
redirect:"manual",signal:s,...(0,g.Eb)({body:m.body})}),{status:t,headers:r}=e;return{kind:"answer",status:t,headers:r,text:await E(e,h.bodyBytes)}}catch(e){return h.
signal?.throwIfAborted(),b(e,d.signal.aborted)}finally{clearTimeout(c)}}async function E(m,h){if(m.body===null)return"";const d=[];let c=0;for await(const s of m.
body){if(c+=s.byteLength,c>h)return;d.push(s)}return new TextDecoder().decode(Buffer.concat(d))}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
M=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function b(m,h){const d=O(m),c=t=>d.some(r=>t.test((0,D.xU)(r)??"")),s=d.some(t=>"syscall"in t&&t.
syscall==="connect"),e=c(M);return{kind:"lost",sent:!s&&!e&&!c(v),timedOut:h,certificate:e,cause:m}}function w(m){return O(m).map(D.xU).find(h=>h!==void 0)}function O(m,h=0){
return!(m instanceof Error)||h>5?[]:[...(m instanceof AggregateError?[m.cause,...m.errors]:[m.cause]).flatMap(c=>O(c,h+1)),m]}}),9696:(($,A,l)=>{l.d(A,{p:()=>b});
var D=l(5636),g=l(1053);const y={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function p(e,t,r){const o=Math.min(t.mostDelayMs,
t.firstDelayMs*2**(e-1));return Math.round(o*(.1+.9*r()))}function T(e,t){const r=e?.trim()??"";if(/^\d{1,9}$/.test(r))return Number(r)*1e3;const o=/^[A-Za-z]{3,9}, /.
test(r)?Date.parse(r):Number.NaN;return Number.isNaN(o)?void 0:Math.max(0,o-t.now())}const E=new Set([408,429,500,502,503,504]);class v{#t;#n;#e=0;#s=0;constructor(t){
this.#t=t,this.#n=t.clock.now()}get attempts(){return this.#e+this.#s}waitAfter(t){const{budget:r,clock:o,random:_}=this.#t,n=r.throttling==="pace",i=n&&t.status===
429?++this.#s:++this.#e,a=t.retryAfterMs??0,u=n&&a>0?a:Math.max(p(i,r,_),a);return o.now()-this.#n+u>r.totalMs||a>r.mostRetryAfterMs||this.#e>=r.attempts?void 0:
u}}const M=3;function b(e){const t={timeoutMs:3e4,bodyBytes:5e6,budget:y,...e},r=m(e.onTrouble);return async function(_){const n=w(e.signal,_.signal),i=new v(t);
let a=!1;for(;;){const u=O(await e.pace?.enter(n));try{const f=await h(_,t,n);if(f.ok)return u("answered",0),f.value;if(f.status===(_.renewOn??401)&&!a&&(a=!0,await _.
renew?.()))continue;const S=f.again==="always"||f.again==="if-it-may-repeat"&&_.mayRepeat?i.waitAfter(f):void 0;if(S===void 0)throw f.error;const P={error:f.error,
waitMs:S,attempt:i.attempts};_.onTrouble?.(P),r(_.doing,P);const N=f.status===429;u(N?"throttled":"fault",S),(e.pace===void 0||!N)&&await t.clock.sleep(S,n)}finally{
u("fault",0)}}}}function w(e,t){return e!==void 0&&t!==void 0?AbortSignal.any([e,t]):e??t}function O(e){let t=!1;return(r,o)=>{t||e?.(r,o),t=!0}}function m(e){const t=new Set;
return(r,o)=>{const _=`${r} ${o.error.code} ${o.error.call?.status}`;e===void 0||t.has(_)||(t.add(_),e(o))}}async function h(e,t,r){r?.throwIfAborted();let o=await e.
authorize(e.request);for(let _=0;;_+=1){const n=await(0,D.cv)(o,{...t,signal:r}),i={doing:e.doing,request:o};if(n.kind==="lost"){const R=n.certificate?"never":n.
sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,g.tr)(i,n,t.timeoutMs,e.addressFrom),again:R}}const a={...i,status:n.status,headers:n.headers};if(n.status<
300||n.status>=400)return c(e.read,a,n.text,t);const u=d(a),f=u?.origin===o.url.origin&&o.method==="GET"&&_<M;if(u===void 0||!f)return{ok:!1,error:(0,g.yJ)(a,u),
again:"never"};o={...o,url:u}}}function d({headers:e,request:t}){const r=e.get("location");return r!==null&&URL.canParse(r,t.url.href)?new URL(r,t.url):void 0}async function c(e,t,r,{
clock:o,bodyBytes:_}){const{status:n}=t,i=n>=400?T(t.headers.get("retry-after"),o):void 0,a=await e({...t,text:r,bodyBytes:_,retryAfterMs:i});return a.ok?a:{...a,
again:a.again??s(n),status:n,retryAfterMs:i}}function s(e){return e===429?"always":E.has(e)?"if-it-may-repeat":"never"}}),1053:(($,A,l)=>{l.d(A,{O$:()=>h,a6:()=>O,
g$:()=>d,tr:()=>m,x5:()=>v,xS:()=>E,yJ:()=>c});var D=l(9127),g=l(3739),y=l(8302),p=l(5807),T=l(5636);function E(s,e){const t="status"in s?s:void 0,r=e?.requestID??
t?.headers.get("x-request-id")??void 0;return{method:s.request.method,path:s.request.url.pathname,...(0,y.Eb)({status:t?.status,requestID:r===void 0?void 0:(0,p.
Ow)(r,128),serviceCode:e?.code})}}function v(s,e,t,r){const{code:o,remedy:_}=w(s.status),n=[`Could not ${s.doing}: the service answered ${s.status}`,e.code===void 0||
e.code===String(s.status)?"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,t===void 0?"":` and asks to wait ${(0,D.a3)(t)}`,r?.words??""];return new g.
GQ(o,n.join(""),{remedy:r?.remedy??_,call:{...E(s,e),outcome:s.status===408||s.status>=500?"unknown":"refused"}})}const M="Try again later. If it continues, sen\
d the request ID to the platform.",b=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platf\
orm trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the\
 platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,
{code:"service_error",remedy:M}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function w(s){const e=b.get(s);
return e!==void 0?e:s>=500?{code:"service_error",remedy:M}:{code:"refused",remedy:"Correct what the answer names, then run again."}}const O=new Set(["unauthoriz\
ed","forbidden","refused","unexpected_response"]);function m(s,e,t,r="the address"){const{origin:o}=s.request.url,_=(0,T.K7)(e.cause)??"no reason given",n=e.timedOut?
`no whole answer from ${o} within ${(0,D.a3)(t)}`:`${e.sent?`the connection to ${o} broke off`:`no connection to ${o}`} (${_})`;return new g.GQ(e.timedOut?"requ\
est_timeout":"unreachable",`Could not ${s.doing}: ${n}`,{remedy:e.certificate?"If a private authority signed the certificate of the server, name it in NODE_EXTR\
A_CA_CERTS.":`Check ${r}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(s),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}function h(s,e){
return new g.GQ("unexpected_response",`Could not ${s.doing}: the answer (${s.status}) ${e}`,{remedy:"Check that the address is the service itself, and that no p\
roxy or login page answers in its place.",call:{...E(s),outcome:"unknown"}})}function d(s,e){return new g.GQ("response_too_large",`Could not ${s.doing}: the ans\
wer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(s),outcome:"unknown"}})}function c(s,e){const{origin:t}=s.request.
url,r=e!==void 0&&e.origin!==t,o=r?e.origin:e===void 0?"nowhere":"another path";return new g.GQ("redirected",`Could not ${s.doing}: ${t} redirects to ${o} (${s.
status})`,{remedy:r?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",
call:{...E(s),outcome:"refused"}})}}),7634:(($,A,l)=>{l.d(A,{x:()=>D});const D="1.0.0"}),1787:(($,A,l)=>{l.d(A,{N:()=>M,c:()=>h});var D=l(3739),g=l(8302),y=l(5807),
p=l(86);const T=["message","errordescription","detail","details","title","description","msg","reason"],E=10,v=["fieldviolations","violations","details","errors",
"causes"];function M(d){const c=(0,p.Pf)(d),s=c.get("errors")??c.get("messages"),e=Array.isArray(s)&&(0,g.Gv)(s[0])?{error:s[0]}:void 0,t=[...(0,p.w)(e,["error"]),
...(0,p.w)(d,["error"])],r=(...a)=>{const u=t.map(f=>(0,p.Qq)(f,...a)).find(f=>f!==void 0);return u===void 0?void 0:(0,y.Ow)(u,300).trim()},o=(0,g.Gv)(d)?(0,p.Qq)(
c,"error"):void 0,_=o!==void 0&&b(o)?o:void 0,n=t.map(a=>(0,p.Qq)(a,"id")).find(a=>a!==void 0&&b(a)),i=w(d);return{code:_??r("code","errorcode")??(r("message")===
void 0?void 0:n),message:r(...T)??(o===void 0?void 0:(0,y.Ow)(o,300).trim())??i[0]?.message,requestID:r("requestid","traceid","correlationid"),fields:i}}const b=d=>/^[\w.-]{1,64}$/.
test(d);function w(d){const c=(0,p.Pf)(d),s=(0,p.Pf)(c.get("error")),e=[c,s].flatMap(o=>["errors","fields","details","detail","violations","fieldviolations","in\
validparams","messages"].map(_=>o.get(_))),t=[s,c].flatMap(o=>m(o)),r=[...e.flatMap(o=>O(o)),...t];return[...new Map(r.map(o=>[`${o.field} ${o.message}`,o])).values()].
slice(0,E)}function O(d,c=0){if(c>2)return[];if(Array.isArray(d))return d.slice(0,50).flatMap(e=>{const t=(0,p.Pf)(e),r=v.flatMap(o=>O(t.get(o),c+1));return[...m(
t),...r]});if(!(0,g.Gv)(d))return[];const s=v.flatMap(e=>O((0,p.Pf)(d).get(e),c+1));return s.length>0?s:Object.entries(d).flatMap(([e,t])=>(Array.isArray(t)?t:[
t]).filter(o=>typeof o=="string").map(o=>({field:(0,y.Ow)(e,100),message:(0,y.Ow)(o,200)})))}function m(d){const c=(0,p.Pf)(d.get("source")),s=d.get("loc")??d.get(
"path"),e=Array.isArray(s)?s.filter(i=>i!=="body").join("."):void 0,t=(0,p.Qq)(d,"field","param","parameter","target","property","pointer","attribute","fieldnam\
e"),r=(0,p.Qq)(c,"pointer","parameter"),o=e||t||r,_=(0,p.Qq)(d,...T,"error","code");if(o===void 0||_===void 0)return[];const n=o.replace(/^[#/]+|^\$\.|^body[./]/g,
"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,y.Ow)(n,100),message:(0,y.Ow)(_,200)}]}function h(d,c){const s=(0,p.Pf)(d);if(s.get("\
success")!==!1&&s.get("ok")!==!1)return;const{code:e,message:t}=M(d),r=[e,t&&`"${(0,y.Ow)(t,300)}"`].filter(Boolean).join(" "),o=c.status===void 0?"":` ${c.status}`;
throw new D.GQ("refused",`The service answered ${c.method} ${c.path} with${o}, but says that it failed${r&&`: ${r}`}`,{remedy:"Mend what the answer names, then \
run again.",call:{...c,outcome:"unknown"}})}}),86:(($,A,l)=>{l.d(A,{Dy:()=>c,LO:()=>s,MX:()=>w,Pf:()=>E,Qq:()=>m,TU:()=>r,VF:()=>v,k$:()=>M,kB:()=>d,nd:()=>h,tK:()=>T,
vs:()=>b,w:()=>O,zs:()=>e});var D=l(3739),g=l(8302),y=l(5807),p=l(8438);function T(n){return n.toLowerCase().replace(/[_\-$@]/g,"")}function E(n){const i=new Map;
if(!(0,g.Gv)(n))return i;for(const[a,u]of Object.entries(n)){const f=T(a);i.has(f)||i.set(f,u)}return i}function v(n,i){return{path:n,value:i,fields:E(i)}}function M(n,i){
for(const a of i)for(const[u,f]of Object.entries(n.value))if(T(u)===a&&(0,g.Gv)(f))return v(b(n.path,u),f)}function b(n,i){const a=(0,y.Ow)(i,40);return n===""?
a:`${n}.${a}`}function w(n,i,a=p.sX){const u=[];let f=(0,g.Gv)(n)?v("",n):void 0;for(;f!==void 0&&u.length<=a;)u.unshift(f),f=M(f,[...i,...p.wy]);return u}function O(n,i){
return w(n,i).map(({fields:a})=>a)}function m(n,...i){for(const a of i){const u=n.get(a);if(typeof u=="string"&&u!=="")return u;if(typeof u=="number")return String(
u)}}function h(n,...i){for(const a of i){const u=n.get(a),f=typeof u=="string"&&/^-?\d{1,15}$/.test(u)?Number(u):u;if(Number.isSafeInteger(f))return Number(f)}}
function d(n,...i){for(const a of i){const u=n.get(a),f=typeof u=="string"&&/^\d+(?:\.\d+)?$/.test(u)?Number(u):u;if(typeof f=="number"&&Number.isFinite(f))return Math.
round(f<1e11?f*1e3:f);const R=typeof u=="string"?Date.parse(u):Number.NaN;if(!Number.isNaN(R))return R}}function c(n,...i){const a=m(n,...i);if(a===void 0)return;
const u=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(a)?`https://${a}`:a;return/^https?:\/\//i.test(u)&&URL.canParse(u)?u:void 0}function s(n,i,a,u){return t(
`has no ${n}; ${o(i)}`,a,u)}function e(n,i,a,u){return t(`has more than one ${n}: ${i.join(" and ")}; Slipway does not guess`,a,u)}function t(n,i,a){const u=i.status===
void 0?"":` (${i.status})`;return new D.GQ("unexpected_response",`The answer to ${i.method} ${i.path}${u} ${n}`,{remedy:a===void 0?"Check that the address is th\
e service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in\
 a map (input api-map):
${a}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...i,outcome:"unknown",unclear:!0}})}function r(n,i,a){return`answers:
  ${n}:
    ${i}: ${a}`}function o(n){if(n===void 0)return"it is empty.";if(Array.isArray(n))return`it is a list of ${n.length}.`;if(!(0,g.Gv)(n))return`it is ${n===null?
"null":`a ${typeof n}`}.`;const i=_(n,0),a=i.slice(0,30).join(", ");return i.length===0?"it is an empty object.":`it has: ${a}${i.length>30?", \u2026":""}.`}function _(n,i){
return!(0,g.Gv)(n)||i>p.sX?[]:Object.entries(n).flatMap(([a,u])=>[(0,y.Ow)(a,40),..._(u,i+1).map(f=>`${(0,y.Ow)(a,40)}.${f}`)])}}),8438:(($,A,l)=>{l.d(A,{A9:()=>O,
BV:()=>E,DE:()=>o,E6:()=>h,Hl:()=>r,Ld:()=>d,M0:()=>y,Mg:()=>a,NP:()=>_,S3:()=>b,T8:()=>i,Vt:()=>M,XD:()=>m,XQ:()=>w,cJ:()=>t,dI:()=>e,gW:()=>s,m5:()=>v,qQ:()=>n,
sX:()=>T,tl:()=>c,uH:()=>g,uq:()=>D,wy:()=>p});const D={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},g={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},y={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},p=["data","result","item","response","payload","body","content","node","embedded"],T=2,E=["attributes","properties",
"metadata"],v=["items","data","results","result","list","records","entries","values","value","nodes","edges"],M=["errors","messages","warnings","notices","inclu\
ded","links"],b=["id","uid","uuid","guid"],w=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],O=["phase","deploymentphase"],m=["state","status","phase","name","value"],h=["conclusion","result","outcome"],d=["stage","s\
tep","currentstage","currentstep","stagename"],c=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],s=["urls","domains","\
hostnames","aliases","status","links","endpoints"],e=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],t=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],r=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],o=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],_=["supersededby","replacedby"],n=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],i=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],a=["next","nextlin\
k","nexturl","nextpage"]})};export{C as id,I as ids,k as modules};

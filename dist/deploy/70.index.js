const C=70,P=[70],L={7399:(($,D,m)=>{m.d(D,{t:()=>h});var v=m(3739),p=m(1787),g=m(1053);function h({decode:E,readError:T,explain:O,takesText:w}){return async y=>{
const{status:b,text:M,headers:_,retryAfterMs:i}=y,d=M===void 0?void 0:A(M,_,w);if(b>=400){const f=(0,p.N)(d?.body),a=await T?.(d?.body,f)??f;return{ok:!1,error:(0,g.
x5)(y,a,i,await O?.(a,b))}}if(d===void 0)return{ok:!1,error:(0,g.g$)(y,y.bodyBytes)};if(d.fault!==void 0)return{ok:!1,error:(0,g.O$)(y,d.fault),again:"if-it-may\
-repeat"};try{return{ok:!0,value:await E(d.body,(0,g.xS)(y),_.get("location")??void 0)}}catch(f){if(f instanceof v.GQ)return{ok:!1,error:f};throw f}}}function A(E,T,O=!1){
if(E.trim()==="")return{body:void 0};const w=(T.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",y=w===""||w==="text/plain";if(!y&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(w))return{body:void 0,fault:w==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const b=JSON.parse(E);return y&&typeof b!="object"&&!O?
{body:void 0,fault:"is plain text"}:{body:b}}catch{return y&&O?{body:E}:{body:void 0,fault:"is not whole JSON"}}}}),5636:(($,D,m)=>{m.d(D,{H1:()=>h,K7:()=>y,cv:()=>A});
var v=m(3739),p=m(8302),g=m(7634);const h={accept:"application/json","user-agent":`slipway/${g.x}`};async function A(_,i){i.signal?.throwIfAborted();const d=new AbortController,
f=setTimeout(()=>d.abort(),i.timeoutMs),a=i.signal?AbortSignal.any([i.signal,d.signal]):d.signal;try{const e=await i.fetch(_.url,{method:_.method,headers:_.headers,
redirect:"manual",signal:a,...(0,p.Eb)({body:_.body})}),{status:t,headers:s}=e;return{kind:"answer",status:t,headers:s,text:await E(e,i.bodyBytes)}}catch(e){return i.
signal?.throwIfAborted(),w(e,d.signal.aborted)}finally{clearTimeout(f)}}async function E(_,i){if(_.body===null)return"";const d=[];let f=0;for await(const a of _.
body){if(f+=a.byteLength,f>i)return;d.push(a)}return new TextDecoder().decode(Buffer.concat(d))}const T=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
O=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function w(_,i){const d=M(_),f=t=>d.some(s=>t.test((0,v.xU)(s)??"")),a=d.some(t=>"\
syscall"in t&&t.syscall==="connect"),e=b(_);return{kind:"lost",sent:!a&&!e&&!f(T),timedOut:i,certificate:e,cause:_}}function y(_){return M(_).map(v.xU).find(i=>i!==
void 0)}function b(_){return M(_).map(i=>(0,v.xU)(i)??"").find(i=>O.test(i))}function M(_,i=0){return!(_ instanceof Error)||i>5?[]:[...(_ instanceof AggregateError?
[_.cause,..._.errors]:[_.cause]).flatMap(f=>M(f,i+1)),_]}}),9696:(($,D,m)=>{m.d(D,{p:()=>w});var v=m(5636),p=m(1053);const g={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function h(a,e,t){const s=Math.min(e.mostDelayMs,e.firstDelayMs*2**(a-1));return Math.round(s*(.1+.9*t()))}function A(a,e){
const t=a?.trim()??"";if(/^\d{1,9}$/.test(t))return Number(t)*1e3;const s=/^[A-Za-z]{3,9}, /.test(t)?Date.parse(t):Number.NaN;return Number.isNaN(s)?void 0:Math.
max(0,s-e.now())}const E=new Set([408,429,500,502,503,504]);class T{#t;#n;#e=0;#s=0;constructor(e){this.#t=e,this.#n=e.clock.now()}get attempts(){return this.#e+
this.#s}waitAfter(e){const{budget:t,clock:s,random:c}=this.#t,n=t.throttling==="pace",o=n&&e.status===429?++this.#s:++this.#e,r=e.retryAfterMs??0,u=n&&r>0?r:Math.
max(h(o,t,c),r);return s.now()-this.#n+u>t.totalMs||r>t.mostRetryAfterMs||this.#e>=t.attempts?void 0:u}}const O=3;function w(a){const e={timeoutMs:3e4,bodyBytes:5e6,
budget:g,...a},t=M(a.onTrouble);return async function(c){const n=y(a.signal,c.signal),o=new T(e);let r=!1;for(;;){const u=b(await a.pace?.enter(n));try{const l=await _(
c,e,n);if(l.ok)return u("answered",0),l.value;if(l.status===(c.renewOn??401)&&!r&&(r=!0,await c.renew?.()))continue;const S=l.again==="always"||l.again==="if-it\
-may-repeat"&&c.mayRepeat?o.waitAfter(l):void 0;if(S===void 0)throw l.error;const N={error:l.error,waitMs:S,attempt:o.attempts};c.onTrouble?.(N),t(c.doing,N);const I=l.
status===429;u(I?"throttled":"fault",S),(a.pace===void 0||!I)&&await e.clock.sleep(S,n)}finally{u("fault",0)}}}}function y(a,e){return a!==void 0&&e!==void 0?AbortSignal.
any([a,e]):a??e}function b(a){let e=!1;return(t,s)=>{e||a?.(t,s),e=!0}}function M(a){const e=new Set;return(t,s)=>{const c=`${t} ${s.error.code} ${s.error.call?.
status}`;a===void 0||e.has(c)||(e.add(c),a(s))}}async function _(a,e,t){t?.throwIfAborted();let s=await a.authorize(a.request);for(let c=0;;c+=1){const n=await(0,v.
cv)(s,{...e,signal:t}),o={doing:a.doing,request:s};if(n.kind==="lost"){const R=n.certificate?"never":n.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,p.
tr)(o,n,e.timeoutMs,a.addressFrom),again:R}}const r={...o,status:n.status,headers:n.headers};if(n.status<300||n.status>=400)return d(a.read,r,n.text,e);const u=i(
r),l=u?.origin===s.url.origin&&s.method==="GET"&&c<O;if(u===void 0||!l)return{ok:!1,error:(0,p.yJ)(r,u),again:"never"};s={...s,url:u}}}function i({headers:a,request:e}){
const t=a.get("location");return t!==null&&URL.canParse(t,e.url.href)?new URL(t,e.url):void 0}async function d(a,e,t,{clock:s,bodyBytes:c}){const{status:n}=e,o=n>=
400?A(e.headers.get("retry-after"),s):void 0,r=await a({...e,text:t,bodyBytes:c,retryAfterMs:o});return r.ok?r:{...r,again:r.again??f(n),status:n,retryAfterMs:o}}
function f(a){return a===429?"always":E.has(a)?"if-it-may-repeat":"never"}}),1053:(($,D,m)=>{m.d(D,{O$:()=>d,a6:()=>b,g$:()=>f,tr:()=>M,x5:()=>T,xS:()=>E,yJ:()=>a});
var v=m(9127),p=m(3739),g=m(8302),h=m(5807),A=m(5636);function E(e,t){const s="status"in e?e:void 0,c=t?.requestID??s?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,g.Eb)({status:s?.status,requestID:c===void 0?void 0:(0,h.Ow)(c,128),serviceCode:t?.code})}}function T(e,t,s,c){
const{code:n,remedy:o}=y(e.status),r=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,s===void 0?"":` and asks to wait ${(0,v.a3)(s)}`,c?.words??""];return new p.GQ(n,r.join(""),{remedy:c?.remedy??o,call:{...E(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const O="Try again later. If it continues, send the request ID to the platform.",w=new Map([[401,{code:"unaut\
horized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:O}],[429,{code:"rate_limited",remedy:"\
Try again later, or start fewer deploys at the same time."}]]);function y(e){const t=w.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:O}:{code:"\
refused",remedy:"Correct what the answer names, then run again."}}const b=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function M(e,t,s,c="\
the address"){const{origin:n}=e.request.url,o=(0,A.K7)(t.cause)??"no reason given",r=t.timedOut?`no whole answer from ${n} within ${(0,v.a3)(s)}`:`${t.sent?`the\
 connection to ${n} broke off`:`no connection to ${n}`} (${o})`;return new p.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${r}`,{remedy:t.
certificate?i(t.certificate):`Check ${c}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...E(e),outcome:t.sent?"unknown":"not-sent"},cause:t.
cause})}const _=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with \
this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,
"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function i(e){return _.find(([t])=>t.test(
e))?.[1]??""}function d(e,t){return new p.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the \
service itself, and that no proxy or login page answers in its place.",call:{...E(e),outcome:"unknown"}})}function f(e,t){return new p.GQ("response_too_large",`\
Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...E(e),outcome:"unknown"}})}function a(e,t){
const{origin:s}=e.request.url,c=t!==void 0&&t.origin!==s,n=c?t.origin:t===void 0?"nowhere":"another path";return new p.GQ("redirected",`Could not ${e.doing}: ${s}\
 redirects to ${n} (${e.status})`,{remedy:c?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to whic\
h it does not redirect.",call:{...E(e),outcome:"refused"}})}}),7634:(($,D,m)=>{m.d(D,{x:()=>v});const v="1.0.0"}),1787:(($,D,m)=>{m.d(D,{N:()=>O,c:()=>_});var v=m(
3739),p=m(8302),g=m(5807),h=m(86);const A=["message","errordescription","detail","details","title","description","msg","reason"],E=10,T=["fieldviolations","viol\
ations","details","errors","causes"];function O(i){const d=(0,h.Pf)(i),f=d.get("errors")??d.get("messages"),a=Array.isArray(f)&&(0,p.Gv)(f[0])?{error:f[0]}:void 0,
e=[...(0,h.w)(a,["error"]),...(0,h.w)(i,["error"])],t=(...r)=>{const u=e.map(l=>(0,h.Qq)(l,...r)).find(l=>l!==void 0);return u===void 0?void 0:(0,g.Ow)(u,300).trim()},
s=(0,p.Gv)(i)?(0,h.Qq)(d,"error"):void 0,c=s!==void 0&&w(s)?s:void 0,n=e.map(r=>(0,h.Qq)(r,"id")).find(r=>r!==void 0&&w(r)),o=y(i);return{code:c??t("code","erro\
rcode")??(t("message")===void 0?void 0:n),message:t(...A)??(s===void 0?void 0:(0,g.Ow)(s,300).trim())??o[0]?.message,requestID:t("requestid","traceid","correlat\
ionid"),fields:o}}const w=i=>/^[\w.-]{1,64}$/.test(i);function y(i){const d=(0,h.Pf)(i),f=(0,h.Pf)(d.get("error")),a=[d,f].flatMap(s=>["errors","fields","detail\
s","detail","violations","fieldviolations","invalidparams","messages"].map(c=>s.get(c))),e=[f,d].flatMap(s=>M(s)),t=[...a.flatMap(s=>b(s)),...e];return[...new Map(
t.map(s=>[`${s.field} ${s.message}`,s])).values()].slice(0,E)}function b(i,d=0){if(d>2)return[];if(Array.isArray(i))return i.slice(0,50).flatMap(a=>{const e=(0,h.
Pf)(a),t=T.flatMap(s=>b(e.get(s),d+1));return[...M(e),...t]});if(!(0,p.Gv)(i))return[];const f=T.flatMap(a=>b((0,h.Pf)(i).get(a),d+1));return f.length>0?f:Object.
entries(i).flatMap(([a,e])=>(Array.isArray(e)?e:[e]).filter(s=>typeof s=="string").map(s=>({field:(0,g.Ow)(a,100),message:(0,g.Ow)(s,200)})))}function M(i){const d=(0,h.
Pf)(i.get("source")),f=i.get("loc")??i.get("path"),a=Array.isArray(f)?f.filter(o=>o!=="body").join("."):void 0,e=(0,h.Qq)(i,"field","param","parameter","target",
"property","pointer","attribute","fieldname"),t=(0,h.Qq)(d,"pointer","parameter"),s=a||e||t,c=(0,h.Qq)(i,...A,"error","code");if(s===void 0||c===void 0)return[];
const n=s.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,g.Ow)(n,100),message:(0,g.Ow)(c,200)}]}function _(i,d){
const f=(0,h.Pf)(i);if(f.get("success")!==!1&&f.get("ok")!==!1)return;const{code:a,message:e}=O(i),t=[a,e&&`"${(0,g.Ow)(e,300)}"`].filter(Boolean).join(" "),s=d.
status===void 0?"":` ${d.status}`;throw new v.GQ("refused",`The service answered ${d.method} ${d.path} with${s}, but says that it failed${t&&`: ${t}`}`,{remedy:"\
Mend what the answer names, then run again.",call:{...d,outcome:"unknown"}})}}),86:(($,D,m)=>{m.d(D,{Dy:()=>d,LO:()=>f,MX:()=>y,Pf:()=>E,Qq:()=>M,TU:()=>t,VF:()=>T,
k$:()=>O,kB:()=>i,nd:()=>_,tK:()=>A,vs:()=>w,w:()=>b,zs:()=>a});var v=m(3739),p=m(8302),g=m(5807),h=m(8438);function A(n){return n.toLowerCase().replace(/[_\-$@]/g,
"")}function E(n){const o=new Map;if(!(0,p.Gv)(n))return o;for(const[r,u]of Object.entries(n)){const l=A(r);o.has(l)||o.set(l,u)}return o}function T(n,o){return{
path:n,value:o,fields:E(o)}}function O(n,o){for(const r of o)for(const[u,l]of Object.entries(n.value))if(A(u)===r&&(0,p.Gv)(l))return T(w(n.path,u),l)}function w(n,o){
const r=(0,g.Ow)(o,40);return n===""?r:`${n}.${r}`}function y(n,o,r=h.sX){const u=[];let l=(0,p.Gv)(n)?T("",n):void 0;for(;l!==void 0&&u.length<=r;)u.unshift(l),
l=O(l,[...o,...h.wy]);return u}function b(n,o){return y(n,o).map(({fields:r})=>r)}function M(n,...o){for(const r of o){const u=n.get(r);if(typeof u=="string"&&u!==
"")return u;if(typeof u=="number")return String(u)}}function _(n,...o){for(const r of o){const u=n.get(r),l=typeof u=="string"&&/^-?\d{1,15}$/.test(u)?Number(u):
u;if(Number.isSafeInteger(l))return Number(l)}}function i(n,...o){for(const r of o){const u=n.get(r),l=typeof u=="string"&&/^\d+(?:\.\d+)?$/.test(u)?Number(u):u;
if(typeof l=="number"&&Number.isFinite(l))return Math.round(l<1e11?l*1e3:l);const R=typeof u=="string"?Date.parse(u):Number.NaN;if(!Number.isNaN(R))return R}}function d(n,...o){
const r=M(n,...o);if(r===void 0)return;const u=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.test(r)?`https://${r}`:r;return/^https?:\/\//i.test(u)&&URL.canParse(
u)?u:void 0}function f(n,o,r,u){return e(`has no ${n}; ${s(o)}`,r,u)}function a(n,o,r,u){return e(`has more than one ${n}: ${o.join(" and ")}; Slipway does not \
guess`,r,u)}function e(n,o,r){const u=o.status===void 0?"":` (${o.status})`;return new v.GQ("unexpected_response",`The answer to ${o.method} ${o.path}${u} ${n}`,
{remedy:r===void 0?"Check that the address is the service itself. If it is, its answers have a shape that Slipway does not know.":`Check that base-url is the co\
ntrol plane. If it is, say where the value is in a map (input api-map):
${r}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...o,outcome:"unknown",unclear:!0}})}function t(n,o,r){return`answers:
  ${n}:
    ${o}: ${r}`}function s(n){if(n===void 0)return"it is empty.";if(Array.isArray(n))return`it is a list of ${n.length}.`;if(!(0,p.Gv)(n))return`it is ${n===null?
"null":`a ${typeof n}`}.`;const o=c(n,0),r=o.slice(0,30).join(", ");return o.length===0?"it is an empty object.":`it has: ${r}${o.length>30?", \u2026":""}.`}function c(n,o){
return!(0,p.Gv)(n)||o>h.sX?[]:Object.entries(n).flatMap(([r,u])=>[(0,g.Ow)(r,40),...c(u,o+1).map(l=>`${(0,g.Ow)(r,40)}.${l}`)])}}),8438:(($,D,m)=>{m.d(D,{A9:()=>b,
BV:()=>E,DE:()=>s,E6:()=>_,Hl:()=>t,Ld:()=>i,M0:()=>g,Mg:()=>r,NP:()=>c,S3:()=>w,T8:()=>o,Vt:()=>O,XD:()=>M,XQ:()=>y,cJ:()=>e,dI:()=>a,gW:()=>f,m5:()=>T,qQ:()=>n,
sX:()=>A,tl:()=>d,uH:()=>p,uq:()=>v,wy:()=>h});const v={label:"app",names:["app","application"],kin:["site","service","website","webapp","staticsite"],lists:["a\
pps","applications","sites","services"]},p={label:"deployment",names:["deploy","deployment"],kin:["job","build","release","run","rollout","revision"],lists:["de\
ployments","deploys","jobs","builds","releases","runs","rollouts","revisions","jobsummaries","deploymentsummaries"]},g={label:"environment",names:["environment",
"env"],kin:[],lists:["environments","envs"]},h=["data","result","item","response","payload","body","content","node","embedded"],A=2,E=["attributes","properties",
"metadata"],T=["items","data","results","result","list","records","entries","values","value","nodes","edges"],O=["errors","messages","warnings","notices","inclu\
ded","links"],w=["id","uid","uuid","guid"],y=["status","state","readystate","currentstatus","currentstate","deploymentstatus","deploystatus","deploymentstate","\
deploystate","jobstatus","jobstate"],b=["phase","deploymentphase"],M=["state","status","phase","name","value"],_=["conclusion","result","outcome"],i=["stage","s\
tep","currentstage","currentstep","stagename"],d=["url","publicurl","liveurl","siteurl","appurl","sslurl","productionurl","primaryurl","weburl","deploymenturl",
"deployurl","deploysslurl","previewurl","defaultingress","defaultdomain","defaulthostname","livedomain","hostname","host","domain","fqdn"],f=["urls","domains","\
hostnames","aliases","status","links","endpoints"],a=["branch","gitbranch","branchname","sourcebranch","gitref","ref","githubcommitref","headbranch"],e=["commit",
"commitsha","commitid","commithash","commitref","sha","gitsha","gitcommit","gitcommitsha","revision","sourceversion","githubcommitsha","headsha"],t=["source","g\
it","gitsource","meta","trigger","deploymenttrigger","metadata","commit"],s=["createdat","created","createdon","creationtime","createtime","createdtime","create\
dtimeutc","creationtimestamp","datecreated","insertedat","queuedat","starttime","startedat","timestamp"],c=["supersededby","replacedby"],n=["nextcursor","cursor",
"nextpagetoken","nexttoken","endcursor","continue","next"],o=["pagination","paging","page","pageinfo","meta","metadata","resultinfo","links"],r=["next","nextlin\
k","nexturl","nextpage"]})};export{C as id,P as ids,L as modules};

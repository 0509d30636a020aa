const N=70,P=[70],C={7399:((S,R,f)=>{f.d(R,{t:()=>h});var u=f(3739),w=f(1787),g=f(1053);function h({decode:M,readError:$,explain:L,takesText:T}){return async O=>{
const{status:A,text:D,headers:m,retryAfterMs:_}=O,E=D===void 0?void 0:v(D,m,T);if(A>=400){const i=(0,w.N)(E?.body),s=await $?.(E?.body,i)??i;return{ok:!1,error:(0,g.
x5)(O,s,_,await L?.(s,A))}}if(E===void 0)return{ok:!1,error:(0,g.g$)(O,O.bodyBytes)};if(E.fault!==void 0)return{ok:!1,error:(0,g.O$)(O,E.fault),again:"if-it-may\
-repeat"};try{return{ok:!0,value:await M(E.body,(0,g.xS)(O),m.get("location")??void 0)}}catch(i){if(i instanceof u.GQ)return{ok:!1,error:i};throw i}}}function v(M,$,L=!1){
if(M.trim()==="")return{body:void 0};const T=($.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",O=T===""||T==="text/plain";if(!O&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(T))return{body:void 0,fault:T==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const A=JSON.parse(M);return O&&typeof A!="object"&&!L?
{body:void 0,fault:"is plain text"}:{body:A}}catch{return O&&L?{body:M}:{body:void 0,fault:"is not whole JSON"}}}}),5636:((S,R,f)=>{f.d(R,{H1:()=>h,K7:()=>O,cv:()=>v});
var u=f(3739),w=f(8302),g=f(7634);const h={accept:"application/json","user-agent":`slipway/${g.x}`};async function v(m,_){_.signal?.throwIfAborted();const E=new AbortController,
i=setTimeout(()=>E.abort(),_.timeoutMs),s=_.signal?AbortSignal.any([_.signal,E.signal]):E.signal;try{const e=await _.fetch(m.url,{method:m.method,headers:m.headers,
redirect:"manual",signal:s,...(0,w.Eb)({body:m.body})}),{status:t,headers:a}=e;return{kind:"answer",status:t,headers:a,text:await M(e,_.bodyBytes)}}catch(e){return _.
signal?.throwIfAborted(),T(e,E.signal.aborted)}finally{clearTimeout(i)}}async function M(m,_){if(m.body===null)return"";const E=[];let i=0;for await(const s of m.
body){if(i+=s.byteLength,i>_)return;E.push(s)}return new TextDecoder().decode(Buffer.concat(E))}const $=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
L=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;function T(m,_){const E=D(m),i=t=>E.some(a=>t.test((0,u.xU)(a)??"")),s=E.some(t=>"\
syscall"in t&&t.syscall==="connect"),e=A(m);return{kind:"lost",sent:!s&&!e&&!i($),timedOut:_,certificate:e,cause:m}}function O(m){return D(m).map(u.xU).find(_=>_!==
void 0)}function A(m){return D(m).map(_=>(0,u.xU)(_)??"").find(_=>L.test(_))}function D(m,_=0){return!(m instanceof Error)||_>5?[]:[...(m instanceof AggregateError?
[m.cause,...m.errors]:[m.cause]).flatMap(i=>D(i,_+1)),m]}}),9696:((S,R,f)=>{f.d(R,{p:()=>T});var u=f(5636),w=f(1053);const g={attempts:6,totalMs:12e4,firstDelayMs:500,
mostDelayMs:1e4,mostRetryAfterMs:6e4};function h(s,e,t){const a=Math.min(e.mostDelayMs,e.firstDelayMs*2**(s-1));return Math.round(a*(.1+.9*t()))}function v(s,e){
const t=s?.trim()??"";if(/^\d{1,9}$/.test(t))return Number(t)*1e3;const a=/^[A-Za-z]{3,9}, /.test(t)?Date.parse(t):Number.NaN;return Number.isNaN(a)?void 0:Math.
max(0,a-e.now())}const M=new Set([408,429,500,502,503,504]);class ${#t;#n;#e=0;#r=0;constructor(e){this.#t=e,this.#n=e.clock.now()}get attempts(){return this.#e+
this.#r}waitAfter(e){const{budget:t,clock:a,random:o}=this.#t,d=t.throttling==="pace",y=d&&e.status===429?++this.#r:++this.#e,p=e.retryAfterMs??0,n=d&&p>0?p:Math.
max(h(y,t,o),p);return a.now()-this.#n+n>t.totalMs||p>t.mostRetryAfterMs||this.#e>=t.attempts?void 0:n}}const L=3;function T(s){const e={timeoutMs:3e4,bodyBytes:5e6,
budget:g,...s},t=D(s.onTrouble);return async function(o){const d=O(s.signal,o.signal),y=new $(e);let p=!1;for(;;){const n=A(await s.pace?.enter(d));try{const r=await m(
o,e,d);if(r.ok)return n("answered",0),r.value;if(r.status===(o.renewOn??401)&&!p&&(p=!0,await o.renew?.()))continue;const l=r.again==="always"||r.again==="if-it\
-may-repeat"&&o.mayRepeat?y.waitAfter(r):void 0;if(l===void 0)throw r.error;const b={error:r.error,waitMs:l,attempt:y.attempts};o.onTrouble?.(b),t(o.doing,b);const I=r.
status===429;n(I?"throttled":"fault",l),(s.pace===void 0||!I)&&await e.clock.sleep(l,d)}finally{n("fault",0)}}}}function O(s,e){return s!==void 0&&e!==void 0?AbortSignal.
any([s,e]):s??e}function A(s){let e=!1;return(t,a)=>{e||s?.(t,a),e=!0}}function D(s){const e=new Set;return(t,a)=>{const o=`${t} ${a.error.code} ${a.error.call?.
status}`;s===void 0||e.has(o)||(e.add(o),s(a))}}async function m(s,e,t){t?.throwIfAborted();let a=await s.authorize(s.request);for(let o=0;;o+=1){const d=await(0,u.
cv)(a,{...e,signal:t}),y={doing:s.doing,request:a};if(d.kind==="lost"){const c=d.certificate?"never":d.sent?"if-it-may-repeat":"always";return{ok:!1,error:(0,w.
tr)(y,d,e.timeoutMs,s.addressFrom),again:c}}const p={...y,status:d.status,headers:d.headers};if(d.status<300||d.status>=400)return E(s.read,p,d.text,e);const n=_(
p),r=n?.origin===a.url.origin&&a.method==="GET"&&o<L;if(n===void 0||!r)return{ok:!1,error:(0,w.yJ)(p,n),again:"never"};a={...a,url:n}}}function _({headers:s,request:e}){
const t=s.get("location");return t!==null&&URL.canParse(t,e.url.href)?new URL(t,e.url):void 0}async function E(s,e,t,{clock:a,bodyBytes:o}){const{status:d}=e,y=d>=
400?v(e.headers.get("retry-after"),a):void 0,p=await s({...e,text:t,bodyBytes:o,retryAfterMs:y});return p.ok?p:{...p,again:p.again??i(d),status:d,retryAfterMs:y}}
function i(s){return s===429?"always":M.has(s)?"if-it-may-repeat":"never"}}),1053:((S,R,f)=>{f.d(R,{O$:()=>E,a6:()=>A,g$:()=>i,tr:()=>D,x5:()=>$,xS:()=>M,yJ:()=>s});
var u=f(9127),w=f(3739),g=f(8302),h=f(5807),v=f(5636);function M(e,t){const a="status"in e?e:void 0,o=t?.requestID??a?.headers.get("x-request-id")??void 0;return{
method:e.request.method,path:e.request.url.pathname,...(0,g.Eb)({status:a?.status,requestID:o===void 0?void 0:(0,h.Ow)(o,128),serviceCode:t?.code})}}function $(e,t,a,o){
const{code:d,remedy:y}=O(e.status),p=[`Could not ${e.doing}: the service answered ${e.status}`,t.code===void 0||t.code===String(e.status)?"":` ${t.code}`,t.message===
void 0?"":` ("${t.message}")`,a===void 0?"":` and asks to wait ${(0,u.a3)(a)}`,o?.words??""];return new w.GQ(d,p.join(""),{remedy:o?.remedy??y,call:{...M(e,t),outcome:e.
status===408||e.status>=500?"unknown":"refused"}})}const L="Try again later. If it continues, send the request ID to the platform.",T=new Map([[401,{code:"unaut\
horized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],
[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refu\
sed",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:L}],[429,{code:"rate_limited",remedy:"\
Try again later, or start fewer deploys at the same time."}]]);function O(e){const t=T.get(e);return t!==void 0?t:e>=500?{code:"service_error",remedy:L}:{code:"\
refused",remedy:"Correct what the answer names, then run again."}}const A=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function D(e,t,a,o="\
the address"){const{origin:d}=e.request.url,y=(0,v.K7)(t.cause)??"no reason given",p=t.timedOut?`no whole answer from ${d} within ${(0,u.a3)(a)}`:`${t.sent?`the\
 connection to ${d} broke off`:`no connection to ${d}`} (${y})`;return new w.GQ(t.timedOut?"request_timeout":"unreachable",`Could not ${e.doing}: ${p}`,{remedy:t.
certificate?_(t.certificate):`Check ${o}, the network, and HTTPS_PROXY and NO_PROXY if there is a proxy.`,call:{...M(e),outcome:t.sent?"unknown":"not-sent"},cause:t.
cause})}const m=[[/ALTNAME_INVALID$|^HOSTNAME_MISMATCH$/,"Give the address by a name that the certificate of the server contains, or renew the certificate with \
this name."],[/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,"Renew the certificate of the server or of the proxy before it, and check the clock of this machine."],[/^/,
"If a private authority signed the certificate of the server, name the file of its certificate in NODE_EXTRA_CA_CERTS."]];function _(e){return m.find(([t])=>t.test(
e))?.[1]??""}function E(e,t){return new w.GQ("unexpected_response",`Could not ${e.doing}: the answer (${e.status}) ${t}`,{remedy:"Check that the address is the \
service itself, and that no proxy or login page answers in its place.",call:{...M(e),outcome:"unknown"}})}function i(e,t){return new w.GQ("response_too_large",`\
Could not ${e.doing}: the answer is longer than ${t} bytes`,{remedy:"Check that the address is the service itself.",call:{...M(e),outcome:"unknown"}})}function s(e,t){
const{origin:a}=e.request.url,o=t!==void 0&&t.origin!==a,d=o?t.origin:t===void 0?"nowhere":"another path";return new w.GQ("redirected",`Could not ${e.doing}: ${a}\
 redirects to ${d} (${e.status})`,{remedy:o?`Nothing was sent there. If ${t.origin} is the service, give that address.`:"Give the service's own address, to whic\
h it does not redirect.",call:{...M(e),outcome:"refused"}})}}),7634:((S,R,f)=>{f.d(R,{x:()=>u});const u="1.0.0"}),1787:((S,R,f)=>{f.d(R,{N:()=>T,c:()=>E});var u=f(
3739),w=f(8302),g=f(5807),h=f(86);const v=(0,g.aL)("message errordescription detail details title description msg reason"),M=10,$=(0,g.aL)("errors fields detail\
s detail violations fieldviolations invalidparams messages"),L=(0,g.aL)("fieldviolations violations details errors causes");function T(i){const s=(0,h.Pf)(i),e=s.
get("errors")??s.get("messages"),t=Array.isArray(e)&&(0,w.Gv)(e[0])?{error:e[0]}:void 0,a=[...(0,h.w)(t,["error"]),...(0,h.w)(i,["error"])],o=(...r)=>O(a.flatMap(
c=>(0,h.Qq)(c,...r)??[])[0]),d=(0,w.Gv)(i)?(0,h.Qq)(s,"error"):void 0,y=d!==void 0&&A(d)?d:void 0,p=a.map(r=>(0,h.Qq)(r,"id")).find(r=>r!==void 0&&A(r)),n=D(i);
return{code:y??o("code","errorcode")??(o("message")===void 0?void 0:p),message:o(...v)??O(d)??n[0]?.message,requestID:o("requestid","traceid","correlationid"),fields:n}}
function O(i){return i===void 0?void 0:(0,g.Ow)(i,300).trim()}function A(i){return/^[\w.-]{1,64}$/.test(i)}function D(i){const s=(0,h.Pf)(i),e=(0,h.Pf)(s.get("e\
rror")),a=[...[s,e].flatMap(o=>$.map(d=>o.get(d))).flatMap(o=>m(o)),..._(e),..._(s)];return[...new Map(a.map(o=>[`${o.field} ${o.message}`,o])).values()].slice(
0,M)}function m(i,s=0){if(s>2)return[];const e=a=>L.flatMap(o=>m(a.get(o),s+1));if(Array.isArray(i))return i.slice(0,50).map(h.Pf).flatMap(o=>[..._(o),...e(o)]);
if(!(0,w.Gv)(i))return[];const t=e((0,h.Pf)(i));return t.length>0?t:Object.entries(i).flatMap(([a,o])=>(Array.isArray(o)?o:[o]).filter(y=>typeof y=="string").map(
y=>({field:(0,g.Ow)(a,100),message:(0,g.Ow)(y,200)})))}function _(i){const s=(0,h.Pf)(i.get("source")),e=i.get("loc")??i.get("path"),t=Array.isArray(e)?e.filter(
p=>p!=="body").join("."):void 0,a=(0,h.Qq)(i,...(0,g.aL)("field param parameter target property pointer attribute fieldname")),o=t||a||(0,h.Qq)(s,"pointer","par\
ameter"),d=(0,h.Qq)(i,...v,"error","code");if(o===void 0||d===void 0)return[];const y=o.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").
replaceAll("/",".");return[{field:(0,g.Ow)(y,100),message:(0,g.Ow)(d,200)}]}function E(i,s){const e=(0,h.Pf)(i);if(e.get("success")!==!1&&e.get("ok")!==!1)return;
const{code:t,message:a}=T(i),o=[t,a&&`"${a}"`].filter(Boolean).join(" "),d=s.status===void 0?"":` ${s.status}`;throw new u.GQ("refused",`The service answered ${s.
method} ${s.path} with${d}, but says that it failed${o&&`: ${o}`}`,{remedy:"Mend what the answer names, then run again.",call:{...s,outcome:"unknown"}})}}),86:((S,R,f)=>{
f.d(R,{Dy:()=>e,If:()=>$,LO:()=>t,MX:()=>D,Pf:()=>M,Qq:()=>E,TU:()=>d,VF:()=>L,b6:()=>_,k$:()=>O,kB:()=>s,lS:()=>T,nd:()=>i,tK:()=>v,w:()=>m,zs:()=>a});var u=f(
3739),w=f(8302),g=f(5807),h=f(8438);function v(n){return n.toLowerCase().replace(/[_\-$@]/g,"")}function M(n){const r=new Map;if(!(0,w.Gv)(n))return r;for(const[
c,l]of Object.entries(n)){const b=v(c);r.has(b)||r.set(b,l)}return r}function $(n){return new Map(n.toReversed().flatMap(r=>[...r]))}function L(n,r){return{path:n,
value:r,fields:M(r)}}function T(n,r){return Object.entries(n.value).filter(([c])=>r.includes(v(c))).map(([c,l])=>({path:A(n.path,c),member:l}))}function O(n,r){
for(const c of r)for(const{path:l,member:b}of T(n,[c]))if((0,w.Gv)(b))return L(l,b)}function A(n,r){const c=(0,g.Ow)(r,40);return n===""?c:`${n}.${c}`}function D(n,r,c=h.
sX){const l=[];let b=(0,w.Gv)(n)?L("",n):void 0;for(;b!==void 0&&l.length<=c;)l.unshift(b),b=O(b,[...r,...h.wy]);return l}function m(n,r){return D(n,r).map(({fields:c})=>c)}
function _(n){return typeof n=="number"?String(n):typeof n=="string"&&n!==""?n:void 0}function E(n,...r){for(const c of r){const l=_(n.get(c));if(l!==void 0)return l}}
function i(n,...r){for(const c of r){const l=n.get(c),b=typeof l=="string"&&/^-?\d{1,15}$/.test(l)?Number(l):l;if(Number.isSafeInteger(b))return Number(b)}}function s(n,...r){
for(const c of r){const l=n.get(c),b=typeof l=="string"&&/^\d+(?:\.\d+)?$/.test(l)?Number(l):l;if(typeof b=="number"&&Number.isFinite(b))return Math.round(b<1e11?
b*1e3:b);const I=typeof l=="string"?Date.parse(l):Number.NaN;if(!Number.isNaN(I))return I}}function e(n){const r=_(n);if(r===void 0)return;const c=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(r)?`https://${r}`:r;return/^https?:\/\//i.test(c)&&URL.canParse(c)?c:void 0}function t(n,r,c,l){return o(`has no ${n}; ${y(r)}`,c,l)}function a(n,r,c,l){return o(
`has more than one ${n}: ${r.join(" and ")}; Slipway does not guess`,c,l)}function o(n,r,c){const l=r.status===void 0?"":` (${r.status})`;return new u.GQ("unexp\
ected_response",`The answer to ${r.method} ${r.path}${l} ${n}`,{remedy:c===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${c}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...r,outcome:"unknown",unclear:!0}})}function d(n,r,c){return`answers:
  ${n}:
    ${r}: ${c}`}function y(n){if(n===void 0)return"it is empty.";if(Array.isArray(n))return`it is a list of ${n.length}.`;if(!(0,w.Gv)(n))return`it is ${n===null?
"null":`a ${typeof n}`}.`;const r=p(n,0),c=r.slice(0,30).join(", ");return r.length===0?"it is an empty object.":`it has: ${c}${r.length>30?", \u2026":""}.`}function p(n,r){
return!(0,w.Gv)(n)||r>h.sX?[]:Object.entries(n).flatMap(([c,l])=>[(0,g.Ow)(c,40),...p(l,r+1).map(b=>`${(0,g.Ow)(c,40)}.${b}`)])}}),8438:((S,R,f)=>{f.d(R,{A9:()=>D,
BV:()=>$,DE:()=>o,E6:()=>_,Hl:()=>a,Ld:()=>E,M0:()=>h,Mg:()=>n,NP:()=>d,S3:()=>O,T8:()=>p,Vt:()=>T,XD:()=>m,XQ:()=>A,cJ:()=>t,dI:()=>e,gW:()=>s,m5:()=>L,qQ:()=>y,
sX:()=>M,tl:()=>i,uH:()=>g,uq:()=>w,wy:()=>v});var u=f(5807);const w={label:"app",names:(0,u.aL)("app application"),kin:(0,u.aL)("site service website webapp st\
aticsite"),lists:(0,u.aL)("apps applications sites services")},g={label:"deployment",names:(0,u.aL)("deploy deployment"),kin:(0,u.aL)("job build release run rol\
lout revision"),lists:(0,u.aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},h={label:"environment",names:(0,u.aL)("environment env"),kin:[],lists:(0,u.aL)("environments envs")},v=(0,u.aL)("data result item response payload body co\
ntent node embedded"),M=2,$=(0,u.aL)("attributes properties metadata"),L=(0,u.aL)("items data results result list records entries values value nodes edges"),T=(0,u.
aL)("errors messages warnings notices included links"),O=(0,u.aL)("id uid uuid guid"),A=(0,u.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),D=(0,u.aL)("phase deploymentphase"),m=(0,u.aL)("state status phase name value"),_=(0,u.aL)("conclusion result outcome"),E=(0,u.aL)("stage step currentstage c\
urrentstep stagename"),i=(0,u.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),s=(0,u.aL)("urls domains hostnames aliases status links endpoints"),e=(0,u.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),t=(0,u.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),a=(0,u.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),o=(0,u.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),d=(0,u.aL)("supersededby replacedby"),y=(0,u.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),p=(0,u.aL)("pagination paging page page\
info meta metadata resultinfo links"),n=(0,u.aL)("next nextlink nexturl nextpage")})};export{N as id,P as ids,C as modules};

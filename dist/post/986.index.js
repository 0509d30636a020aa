const yt=986,wt=[986],gt={1986:((nt,J,m)=>{m.d(J,{openGitHubSide:()=>Ke});var p=m(3739);async function V(t,e){e.signal?.throwIfAborted();const n=new AbortController,
s=setTimeout(()=>n.abort(),e.timeoutMs),r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const i=await e.fetch(t.url,{method:t.method,headers:t.headers,
redirect:"manual",signal:r,...t.body===void 0?{}:{body:t.body}}),{status:o,headers:a}=i;return{kind:"answer",status:o,headers:a,text:await Z(i,e.bodyBytes)}}catch(i){
return e.signal?.throwIfAborted(),ee(i,n.signal.aborted)}finally{clearTimeout(s)}}async function Z(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.
body){if(s+=r.byteLength,s>e)return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const X=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
K=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function ee(t,e){const n=T(t),s=o=>n.some(a=>o.test((0,p.xU)(a)??"")),r=n.some(o=>"syscall"in o&&o.
syscall==="connect"),i=s(K);return{kind:"lost",sent:!r&&!i&&!s(X),timedOut:e,certificate:i,cause:t}}function te(t){return T(t).map(p.xU).find(e=>e!==void 0)}function T(t,e=0){
return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?[t.cause,...t.errors]:[t.cause]).flatMap(s=>T(s,e+1)),t]}var x=m(9127),w=m(5807),l=m(8302);
const ne=["data","result","item"],se=null,k=2;function re(t){return t.toLowerCase().replace(/[_-]/g,"")}function A(t){const e=new Map;if(!(0,l.G)(t))return e;for(const[
n,s]of Object.entries(t)){const r=re(n);e.has(r)||e.set(r,s)}return e}function g(t,e){const n=[],s=[...e,...ne];for(let r=t;(0,l.G)(r)&&n.length<=k;){const i=A(
r);n.unshift(i),r=s.map(o=>i.get(o)).find(l.G)}return n}function ie(t,e){const n=g(t,e.names);for(const s of C(e))for(const r of n){const i=y(r,s);if(i!==void 0)
return{id:i,fields:r}}}function st(t,e){const n=A(t),s=y(n,...C(e));return s===void 0?ie(t,e):{id:s,fields:n}}function C(t){return[...t.names.map(e=>`${e}id`),"\
id"]}function rt(t,e){return new RegExp(`/${e}/([\\w.~-]+)/?(?:[?#].*)?$`).exec(t??"")?.[1]}function it(t,e,n){if(Array.isArray(t))return{entries:t,around:[]};const s=g(
t,e.lists);for(const r of s){const i=[...e.lists,...se].find(d=>Array.isArray(r.get(d))),o=[...r.values()].filter(Array.isArray),a=i===void 0?o.length===1&&o[0]:
r.get(i);if(Array.isArray(a))return{entries:a,around:s};if(e.lists.some(d=>r.get(d)===null))return{entries:[],around:s}}throw oe(`list of ${e.label}s`,t,n)}function y(t,...e){
for(const n of e){const s=t.get(n);if(typeof s=="string"&&s!=="")return s;if(typeof s=="number")return String(s)}}function ot(t,...e){for(const n of e){const s=t.
get(n),r=typeof s=="string"&&/^-?\d{1,15}$/.test(s)?Number(s):s;if(Number.isSafeInteger(r))return Number(r)}}function at(t,...e){for(const n of e){const s=t.get(
n),r=typeof s=="string"&&/^\d+(?:\.\d+)?$/.test(s)?Number(s):s;if(typeof r=="number"&&Number.isFinite(r))return Math.round(r<1e11?r*1e3:r);const i=typeof s=="st\
ring"?Date.parse(s):Number.NaN;if(!Number.isNaN(i))return i}}function dt(t,...e){const n=y(t,...e);if(n===void 0)return;const s=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(n)?`https://${n}`:n;return/^https?:\/\//i.test(s)&&URL.canParse(s)?s:void 0}function oe(t,e,n){const s=n.status===void 0?"":` (${n.status})`;return new SlipwayError(
"unexpected_response",`The answer to ${n.method} ${n.path}${s} has no ${t}; ${ae(e)}`,{remedy:"Check that base-url is the control plane. If it is, its answers h\
ave a shape that Slipway does not know.",call:{...n,outcome:"unknown"}})}function ae(t){if(t===void 0)return"it is empty.";if(Array.isArray(t))return`it is a li\
st of ${t.length}.`;if(!isObject(t))return`it is ${t===null?"null":`a ${typeof t}`}.`;const e=M(t,0),n=e.slice(0,30).join(", ");return e.length===0?"it is an em\
pty object.":`it has: ${n}${e.length>30?", \u2026":""}.`}function M(t,e){return!isObject(t)||e>k?[]:Object.entries(t).flatMap(([n,s])=>[cleanLine(n,40),...M(s,e+
1).map(r=>`${cleanLine(n,40)}.${r}`)])}const G={label:"app",names:["app","application"],lists:["apps","applications"]},b={label:"deployment",names:["deploy","de\
ployment"],lists:["deployments","deploys"]},de={label:"environment",names:["environment","env"],lists:["environments","envs"]},v=null,ut=(t,e,n)=>{const s=O(t)??
O({id:idAt(n,"apps")});if(s===void 0)throw missing("app ID",t,e);return s},ct=t=>{const e=O(t),n=findRecord(t,G)?.fields;if(!(e===void 0||n===void 0))return{...e,
buildCommand:text(n,"buildcommand"),outputDirectory:text(n,"outputdirectory"),region:text(n,"region")}};function O(t){const e=findRecord(t,G);if(e===void 0)return;
const{id:n,fields:s}=e;return{appID:n,name:text(s,"name","appname"),type:text(s,"type","apptype"),subdomain:text(s,"subdomain","subdomainvalue","generatedsubdom\
ain"),state:text(s,"state","status"),url:webAddress(s,...v)}}const ft=(t,e)=>findList(t,de,e).entries.map(n=>{const s=fieldsOf(n);return{environmentID:text(s,"e\
nvironmentid","envid","id"),name:typeof n=="string"?n:text(s,"name","environmentname","environment"),state:text(s,"state","status"),url:webAddress(s,...v)}}),lt=(t,e,n)=>{
const s=findRecord(t,b)??findRecord({id:idAt(n,"deployments")},b);return s&&L(s.id,s.fields,q(s.fields)??"pending")},pt=(t,e)=>{const{entries:n,around:s}=findList(
t,b,e),r=n.map(o=>{const a=findEntry(o,b);if(a===void 0)throw missing("deployment ID in an entry",o,e);return{...a,status:q(a.fields)}});if(r.length>0&&r.every(
({status:o})=>o===void 0))throw missing("deployment status in an entry",n[0],e);return{deployments:r.map(({id:o,fields:a,status:d})=>L(o,a,d??"pending")),nextCursor:ce(
s)}};function L(t,e,n){return{deployID:t,status:n,stage:text(e,"stage","phase","step"),branch:text(e,"branch","gitbranch","ref"),commit:text(e,"commit","commits\
ha","commitid","commithash","sha","gitsha","revision")??text(fieldsOf(e.get("commit")),"sha","id","hash"),url:webAddress(e,...v),createdAt:time(e,"createdat","c\
reated","creationtime","createtime","queuedat","startedat"),supersededBy:text(e,"supersededby","replacedby")}}function q(t){for(const e of["status","state","dep\
loymentstatus","deploystatus"]){const n=text(t,e)??text(fieldsOf(t.get(e)),"status","state","phase","name");if(n!==void 0)return n}}const ue=null;function ce(t){
for(const e of t.flatMap(n=>[n,...ue.map(s=>fieldsOf(n.get(s)))])){if(e.get("hasmore")===!1||e.get("hasnextpage")===!1)return;const n=text(e,"nextcursor","curso\
r","nextpagetoken","endcursor");if(n!==void 0)return n}}function fe(t){const e=A(t),n=e.get("errors"),s=Array.isArray(n)?{error:n[0]}:void 0,r=[...g(s,["error"]),
...g(t,["error"])],i=(...d)=>{const c=r.map(u=>y(u,...d)).find(u=>u!==void 0);return c===void 0?void 0:(0,w.Ow)(c,300).trim()},o=(0,l.G)(t)?y(e,"error"):void 0;
return{code:(o!==void 0&&/^[\w.-]{1,64}$/.test(o)?o:void 0)??i("code","errorcode"),message:i("message","errordescription","detail","details","title","descriptio\
n")??(o===void 0?void 0:(0,w.Ow)(o,300).trim()),requestID:i("requestid","traceid","correlationid")}}function h(t,e){const n="status"in t?t:void 0,s=e?.requestID??
n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...n===void 0?{}:{status:n.status},...s===void 0?{}:{requestID:(0,w.
Ow)(s,128)},...e?.code===void 0?{}:{serviceCode:e.code}}}function le(t,e,n){const s=fe(e),{code:r,remedy:i}=me(t.status),o=[`Could not ${t.doing}: the service a\
nswered ${t.status}`,s.code===void 0?"":` ${s.code}`,s.message===void 0?"":` ("${s.message}")`,n===void 0?"":` and asks to wait ${(0,x.a)(n)}`];return new p.GQ(
r,o.join(""),{remedy:i,call:{...h(t,s),outcome:t.status===408||t.status>=500?"unknown":"refused"}})}const P="Try again later; where it lasts, tell the platform \
the request ID.",pe=new Map([[401,{code:"unauthorized",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexp\
ired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by\
 the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_er\
ror",remedy:P}],[429,{code:"rate_limited",remedy:"Try again later, or start fewer deploys at the same time."}]]);function me(t){const e=pe.get(t);return e!==void 0?
e:t>=500?{code:"service_error",remedy:P}:{code:"refused",remedy:"Mend what the answer names, then run again."}}const mt=new Set(["unauthorized","forbidden","ref\
used","unexpected_response"]);function he(t,e,n){const{origin:s}=t.request.url,r=te(e.cause)??"no reason given",i=e.timedOut?`no whole answer from ${s} within ${(0,x.
a)(n)}`:`${e.sent?`the connection to ${s} broke off`:`no connection to ${s}`} (${r})`;return new p.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.
doing}: ${i}`,{remedy:e.certificate?"Where the server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the netwo\
rk, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...h(t),outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}function ye(t,e){return new p.
GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,{remedy:"Check that the address is the service itself, and that no proxy or login\
 page answers in its place.",call:{...h(t),outcome:"unknown"}})}function we(t,e){return new p.GQ("response_too_large",`Could not ${t.doing}: the answer is longe\
r than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{...h(t),outcome:"unknown"}})}function ge(t,e){const{origin:n}=t.request.url,s=e!==
void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new p.GQ("redirected",`Could not ${t.doing}: ${n} redirects to ${r} (${t.status})`,
{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...h(
t),outcome:"refused"}})}const be={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function $e(t,e,n){const s=Math.min(e.mostDelayMs,
e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function Ee(t,e){const n=t?.trim()??"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.
test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const Te=new Set([408,429,500,502,503,504]),Ae=3;function ve(t){const e={timeoutMs:3e4,
bodyBytes:5e6,budget:be,...t},{clock:n,random:s,budget:r}=e,i=new Set;return async function(a){const d=Oe(t.signal,a.signal),c=n.now();let u=!1;for(let N=1;;N+=
1){const f=await Se(a,e,d);if(f.ok)return f.value;if(f.error.code==="unauthorized"&&!u&&(u=!0,await a.renew?.()))continue;const et=f.repeat==="always"||f.repeat===
"where-it-may"&&a.mayRepeat,I=Math.max($e(N,r,s),f.retryAfterMs??0),tt=n.now()-c+I>r.totalMs||(f.retryAfterMs??0)>r.mostRetryAfterMs;if(!et||tt||N>=r.attempts)throw f.
error;const Y=`${a.doing} ${f.error.code} ${f.error.call?.status}`;i.has(Y)||t.onTrouble?.({error:f.error,waitMs:I}),i.add(Y),await n.sleep(I,d)}}}function Oe(t,e){
return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}async function Se(t,e,n){n?.throwIfAborted();let s=await t.authorize(t.request);for(let r=0;;r+=1){const i=await V(
s,{...e,signal:n}),o={doing:t.doing,request:s};if(i.kind==="lost"){const u=i.certificate?"never":i.sent?"where-it-may":"always";return{ok:!1,error:he(o,i,e.timeoutMs),
repeat:u}}const a={...o,status:i.status,headers:i.headers};if(i.status<300||i.status>=400)return De(t,a,i.text,e);const d=_e(a),c=d?.origin===s.url.origin&&s.method===
"GET"&&r<Ae;if(d===void 0||!c)return{ok:!1,error:ge(a,d),repeat:"never"};s={...s,url:d}}}function _e({headers:t,request:e}){const n=t.get("location");return n!==
null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}function De(t,e,n,s){const r=n===void 0?void 0:Re(n,e.headers,t.takesText);if(e.status>=400){const i=Ee(
e.headers.get("retry-after"),s.clock),o=le(e,r?.body,i),a=e.status===429?"always":Te.has(e.status)?"where-it-may":"never";return{ok:!1,error:o,repeat:a,retryAfterMs:i}}
if(r===void 0)return{ok:!1,error:we(e,s.bodyBytes),repeat:"never"};if(r.fault!==void 0)return{ok:!1,error:ye(e,r.fault),repeat:"where-it-may"};try{return{ok:!0,
value:t.decode(r.body,h(e),e.headers.get("location")??void 0)}}catch(i){if(i instanceof p.GQ)return{ok:!1,error:i,repeat:"never"};throw i}}function Re(t,e,n=!1){
if(t.trim()==="")return{body:void 0};const s=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??"",r=s===""||s==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.
test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its content type"};try{const i=JSON.parse(t);return r&&typeof i!="object"&&!n?
{body:void 0,fault:"is plain text"}:{body:i}}catch{return r&&n?{body:t}:{body:void 0,fault:"is not whole JSON"}}}const Ne="1.0.0",$=100,Ie={attempts:3,totalMs:15e3,
firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4};function xe(t){const e=ve({...t,timeoutMs:1e4,budget:Ie}),n=`/repos/${t.repository.split("/").map(encodeURIComponent).
join("/")}`;function s(r,i,o,a){return e({doing:r,mayRepeat:i!=="POST",decode:d=>d,authorize:d=>d,request:{method:i,url:new URL(t.apiUrl.replace(/\/+$/,"")+o),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${t.token}`,"user-agent":`slipway/${Ne}`,"x-github-api-version":"2022-11-28",...a===void 0?{}:{"conte\
nt-type":"application/json"}},...a===void 0?{}:{body:JSON.stringify(a)}}})}return{async listDeployments(r,i){const o=new URLSearchParams({environment:r,task:"de\
ploy",per_page:`${$}`,page:`${i}`}),a=await s("read GitHub's deployments","GET",`${n}/deployments?${o}`);return S(a).flatMap(d=>_(d.id)?[{id:d.id,payload:d.payload}]:
[])},async createDeployment({ref:r,environment:i,description:o,payload:a,transient:d,production:c}){const u=await s("record a GitHub deployment","POST",`${n}/de\
ployments`,{ref:r,task:"deploy",auto_merge:!1,required_contexts:[],payload:a,environment:i,description:o,transient_environment:d,production_environment:c});return(0,l.
G)(u)&&_(u.id)?u.id:void 0},async addStatus(r,{state:i,description:o,environmentUrl:a,logUrl:d}){await s("set a GitHub deployment's status","POST",`${n}/deploym\
ents/${r}/statuses`,{state:i,description:o,auto_inactive:!1,...a===void 0?{}:{environment_url:a},...d===void 0?{}:{log_url:d}})},async latestState(r){const i=`${n}\
/deployments/${r}/statuses?per_page=1`,o=S(await s("read a GitHub deployment's status","GET",i))[0]?.state;return typeof o=="string"?o:void 0},async listComments(r,i){
const o=`${n}/issues/${r}/comments?per_page=${$}&page=${i}`;return S(await s("read the comments","GET",o)).flatMap(ke)},async createComment(r,i){await s("write \
the comment","POST",`${n}/issues/${r}/comments`,{body:i})},async updateComment(r,i){await s("update the comment","PATCH",`${n}/issues/comments/${r}`,{body:i})},
async login(){const r=await s("read the token's user","GET","/user");return(0,l.G)(r)&&typeof r.login=="string"?r.login:""},async isClosed(r){const i=await s("r\
ead the pull request","GET",`${n}/pulls/${r}`);return(0,l.G)(i)&&i.state==="closed"}}}function S(t){return Array.isArray(t)?t.filter(l.G):[]}function _(t){return Number.
isSafeInteger(t)}function ke(t){const e=(0,l.G)(t.user)?t.user:{};return!_(t.id)||typeof t.body!="string"||typeof e.login!="string"?[]:[{id:t.id,body:t.body,login:e.
login,isBot:e.type==="Bot"}]}const Ce=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded",
"deploymentsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout",
"rejected","broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed",
"internalerror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pend\
ing","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","synci\
ng","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],Me=new Map(Ce.flatMap(([t,e])=>e.map(n=>[n,t])));
function U(t){return t.toLowerCase().replace(/[\s_-]/g,"")}function ht(t,e=new Map){const n=U(t);return e.get(n)??Me.get(n)}var D=m(267);const Ge=30;function E(t){
return`<!-- slipway ${t} -->`}async function Le(t,e,n,s){const r=`${E(n)}
${s}`,i=await H(t,e,E(n));i===void 0?await t.createComment(e,r):i.body!==r&&await t.updateComment(i.id,r)}async function j(t,e,n,s){const r=await H(t,e,E(n));r&&
await t.updateComment(r.id,`${E(n)}
${s}`)}async function H(t,e,n){let s;for(let r=1;r<=Ge;r++){const i=await t.listComments(e,r);for(const o of i.filter(a=>a.body.startsWith(n)))if(s??=qe(t),Pe(o,
await s))return o;if(i.length<$)break}}function qe(t){return t.login().catch(()=>"")}function Pe(t,e){return e===""?t.isBot:t.login===e}const Ue={rememberedAppID:void 0,
attachTo:void 0},je=3;async function B(t,e,n,s=je){const r=[];for(let i=1;i<=s;i++){const o=await t.listDeployments(e,i);if(r.push(...o.flatMap(a=>ze(a,n))),o.length<
$||r.length>0)break}return r}const He=new Set(["queued","in_progress","pending","error",void 0]);async function Be(t,e,n){const s=e.find(o=>o.appID!==void 0)?.appID,
r=e.find(o=>o.deployID!==void 0);if(!r||n===void 0||r.commit!==n)return{rememberedAppID:s,attachTo:void 0};const i=He.has(await t.latestState(r.id));return{rememberedAppID:s,
attachTo:i?r.deployID:void 0}}function ze({id:t,payload:e},n){const s=typeof e=="string"?Fe(e):e;if(!(0,l.G)(s)||s.slipway!==1||s.app!==n)return[];const{appID:r,
deployID:i,commit:o,pullRequest:a}=s;return[{slipway:1,app:n,id:t,appID:R(r),deployID:R(i),commit:R(o),pullRequest:typeof a=="number"&&Number.isSafeInteger(a)?a:
void 0}]}function Fe(t){try{return JSON.parse(t)}catch{return}}function R(t){return typeof t=="string"&&/^[\w.:-]{1,128}$/.test(t)?t:void 0}const Qe=10,We=new Set(
["success","in_progress","queued","pending","error"]);async function z(t,e,n){for(const s of e.slice(0,Qe)){const r=await t.latestState(s.id);if(We.has(r)&&(await t.
addStatus(s.id,{state:"inactive",description:n,environmentUrl:void 0,logUrl:void 0}),r==="success"))return s}}const F={deployments:{what:"the GitHub deployment",
off:""},comment:{what:"the comment",off:" (or set comment to false)"},closing:{what:"knowing whether the pull request was closed",off:""}};function Ye(t,e,n,s,r){
const{what:i}=F[t],o=`${s} without ${i}: ${e.message}`;return n?[o,Je(F[t],r)]:[o,"Nothing is to be done where this was a passing fault of GitHub."]}function Je({
off:t},{context:e,open:n}){const s=["contents: read","deployments: write",...e.idTokenRequest?["id-token: write"]:[],...e.pullRequest?[`pull-requests: ${n.comment?
"write":"read"}`]:[]];return[`The job needs${t}:`,"permissions:",...s.map(r=>`  ${r}`)].join(`
`)}const Q="The pull request was closed",Ve=20,Ze=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class Xe{#t;#e;#r=[];#o=Promise.resolve();#d=!1;#u="\
The deploy goes on";#c=new Set;#f=new Set;constructor(e){this.#t=e,this.#e=e.open}async recall(e){const{calls:n}=this.#t;return await this.#n("deployments",async()=>(this.#r=
await B(n,this.#e.environment,this.#e.app),Be(n,this.#r,e)))??Ue}tell(e){e.type==="app-known"&&this.#s({appID:e.appID}),e.type==="deployment-known"&&(this.#s({deployID:e.
deployID}),this.#a(()=>this.#m())),e.type==="status"&&!this.#d&&!Ze.has(U(e.status))&&(this.#d=!0,this.#a(()=>this.#i("in_progress","The platform is at work on \
it",void 0)))}async finish(e,n=e.comment){this.#s({ending:{...e,comment:n}}),this.#a(()=>this.#h(e)),await Promise.all([this.#o,this.#p(e.comment)]);const{calls:s,
context:r}=this.#t,{pullRequest:i}=r;!i||!await this.#n("closing",()=>s.isClosed(i.number))||(e.state!==void 0&&e.state!=="failure"&&await this.#n("deployments",
()=>this.#i("inactive",Q,void 0)),await this.#p((0,D.Z_)(this.#e.app)))}async closePreview(e){const{calls:n}=this.#t,{app:s,environment:r}=this.#e;return this.#u=
"The preview ended",await this.#n("closing",()=>n.isClosed(e))??!0?(await this.#n("deployments",async()=>{const o=(await B(n,r,s,Ve)).filter(a=>a.pullRequest===
e);await z(n,o,Q)}),this.#e.comment&&await this.#n("comment",()=>j(n,e,s,(0,D.Z_)(s))),!0):!1}#a(e){this.#o=this.#o.then(()=>this.#n("deployments",e))}async#m(){
const e=this.#r.find(n=>n.deployID===this.#e.deployID);e?this.#s({record:e.id}):await this.#l(),await this.#i("queued","The platform has it in its queue",void 0)}async#l(){
const{calls:e,context:n}=this.#t;if(n.sha===void 0||this.#e.record!==void 0)return;const{app:s,environment:r,appID:i,deployID:o}=this.#e,a=await e.createDeployment(
{ref:n.sha,environment:r,description:W(`${s} by Slipway`),payload:{slipway:1,app:s,appID:i,deployID:o,commit:n.sha,pullRequest:n.pullRequest?.number},transient:n.
pullRequest!==void 0,production:r==="production"});a!==void 0&&this.#s({record:a})}async#i(e,n,s){const{calls:r,context:i}=this.#t;this.#e.record!==void 0&&await r.
addStatus(this.#e.record,{state:e,description:W(n),environmentUrl:s,logUrl:i.runUrl})}async#h({state:e,description:n,url:s}){e!==void 0&&(await this.#l(),await this.#i(
e,n,s),e==="success"&&await this.#y())}async#y(){const{calls:e,context:n}=this.#t,{app:s,record:r,comment:i}=this.#e,o=this.#r.filter(u=>u.id!==r),a=await z(e,o,
"A newer deployment took its place"),[d,c]=[a?.pullRequest,n.pullRequest?.number];!i||d===void 0||c===void 0||d===c||await this.#n("comment",()=>j(e,d,s,(0,D.Qj)(
s,c)))}async#p(e){const{calls:n,context:s}=this.#t,{pullRequest:r}=s;!this.#e.comment||!r||await this.#n("comment",()=>Le(n,r.number,this.#e.app,e))}#s(e){this.#e=
{...this.#e,...e},this.#t.save(this.#e)}async#n(e,n){if(!this.#c.has(e))try{return await n()}catch(s){const r=(0,p.I7)(s),i=[401,403,404].includes(r.call?.status??
0);i&&this.#c.add(e),this.#f.has(e)||this.#t.warn(...Ye(e,r,i,this.#u,this.#t)),this.#f.add(e);return}}}function W(t){return(0,w.Ow)(t,140)}function Ke(t){const{
context:e,token:n}=t;if(e.repository===void 0)return;const s=xe({...t,token:n,apiUrl:e.apiUrl,repository:e.repository});return new Xe({...t,calls:s})}})};export{yt as id,wt as ids,gt as modules};

const Ue=369,Pe=[369],Le={1369:((_e,q,f)=>{f.d(q,{openGitHubSide:()=>Ne});var p=f(3739);async function U(t,e){e.signal?.throwIfAborted();const n=new AbortController,
s=setTimeout(()=>n.abort(),e.timeoutMs),r=e.signal?AbortSignal.any([e.signal,n.signal]):n.signal;try{const o=await e.fetch(t.url,{method:t.method,headers:t.headers,
redirect:"manual",signal:r,...t.body===void 0?{}:{body:t.body}}),{status:i,headers:a}=o;return{kind:"answer",status:i,headers:a,text:await P(o,e.bodyBytes)}}catch(o){
return e.signal?.throwIfAborted(),B(o,n.signal.aborted)}finally{clearTimeout(s)}}async function P(t,e){if(t.body===null)return"";const n=[];let s=0;for await(const r of t.
body){if(s+=r.byteLength,s>e)return;n.push(r)}return new TextDecoder().decode(Buffer.concat(n))}const L=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
H=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function B(t,e){const n=g(t),s=i=>n.some(a=>i.test((0,p.xU)(a)??"")),r=n.some(i=>"syscall"in i&&i.
syscall==="connect"),o=s(H);return{kind:"lost",sent:!r&&!o&&!s(L),timedOut:e,certificate:o,cause:t}}function j(t){return g(t).map(p.xU).find(e=>e!==void 0)}function g(t,e=0){
return!(t instanceof Error)||e>5?[]:[...(t instanceof AggregateError?[t.cause,...t.errors]:[t.cause]).flatMap(s=>g(s,e+1)),t]}var D=f(9127),v=f(5807);function h(t,e){
const n="status"in t?t:void 0,s=e?.requestID??n?.headers.get("x-request-id")??void 0;return{method:t.request.method,path:t.request.url.pathname,...n===void 0?{}:
{status:n.status},...s===void 0?{}:{requestID:(0,v.Ow)(s,128)},...e?.code===void 0?{}:{serviceCode:e.code}}}function z(t,e,n,s){const{code:r,remedy:o}=Q(t.status),
i=[`Could not ${t.doing}: the service answered ${t.status}`,e.code===void 0||e.code===String(t.status)?"":` ${e.code}`,e.message===void 0?"":` ("${e.message}")`,
n===void 0?"":` and asks to wait ${(0,D.a)(n)}`,s?.words??""];return new p.GQ(r,i.join(""),{remedy:s?.remedy??o,call:{...h(t,e),outcome:t.status===408||t.status>=
500?"unknown":"refused"}})}const k="Try again later; where it lasts, tell the platform the request ID.",F=new Map([[401,{code:"unauthorized",remedy:"Give the ID\
 token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,{code:"forbidden",remedy:"\
Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",remedy:"Check base-url, or\
g, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:k}],[429,{code:"rate_limited",remedy:"Try again later, or start fe\
wer deploys at the same time."}]]);function Q(t){const e=F.get(t);return e!==void 0?e:t>=500?{code:"service_error",remedy:k}:{code:"refused",remedy:"Mend what t\
he answer names, then run again."}}const xe=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function W(t,e,n){const{origin:s}=t.request.url,
r=j(e.cause)??"no reason given",o=e.timedOut?`no whole answer from ${s} within ${(0,D.a)(n)}`:`${e.sent?`the connection to ${s} broke off`:`no connection to ${s}`}\
 (${r})`;return new p.GQ(e.timedOut?"request_timeout":"unreachable",`Could not ${t.doing}: ${o}`,{remedy:e.certificate?"Where the server has a certificate of a \
private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a proxy stands between.",call:{...h(t),
outcome:e.sent?"unknown":"not-sent"},cause:e.cause})}function Y(t,e){return new p.GQ("unexpected_response",`Could not ${t.doing}: the answer (${t.status}) ${e}`,
{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...h(t),outcome:"unknown"}})}function J(t,e){
return new p.GQ("response_too_large",`Could not ${t.doing}: the answer is longer than ${e} bytes`,{remedy:"Check that the address is the service itself.",call:{
...h(t),outcome:"unknown"}})}function Z(t,e){const{origin:n}=t.request.url,s=e!==void 0&&e.origin!==n,r=s?e.origin:e===void 0?"nowhere":"another path";return new p.
GQ("redirected",`Could not ${t.doing}: ${n} redirects to ${r} (${t.status})`,{remedy:s?`Nothing was sent there. If ${e.origin} is the service, give that address\
.`:"Give the service's own address, to which it does not redirect.",call:{...h(t),outcome:"refused"}})}const X={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,
mostRetryAfterMs:6e4};function V(t,e,n){const s=Math.min(e.mostDelayMs,e.firstDelayMs*2**(t-1));return Math.round(s*(.1+.9*n()))}function K(t,e){const n=t?.trim()??
"";if(/^\d{1,9}$/.test(n))return Number(n)*1e3;const s=/^[A-Za-z]{3,9}, /.test(n)?Date.parse(n):Number.NaN;return Number.isNaN(s)?void 0:Math.max(0,s-e.now())}const ee=new Set(
[408,429,500,502,503,504]),te=3;function ne(t){const e={timeoutMs:3e4,bodyBytes:5e6,budget:X,...t},{clock:n,random:s,budget:r}=e,o=new Set;return async function(a){
const d=se(t.signal,a.signal),c=n.now();let u=!1;for(let S=1;;S+=1){const l=await re(a,e,d);if(l.ok)return l.value;if(l.error.code==="unauthorized"&&!u&&(u=!0,await a.
renew?.()))continue;const Ge=l.repeat==="always"||l.repeat==="where-it-may"&&a.mayRepeat,R=Math.max(V(S,r,s),l.retryAfterMs??0),Me=n.now()-c+R>r.totalMs||(l.retryAfterMs??
0)>r.mostRetryAfterMs;if(!Ge||Me||S>=r.attempts)throw l.error;const x=`${a.doing} ${l.error.code} ${l.error.call?.status}`;o.has(x)||t.onTrouble?.({error:l.error,
waitMs:R}),o.add(x),await n.sleep(R,d)}}}function se(t,e){return t!==void 0&&e!==void 0?AbortSignal.any([t,e]):t??e}async function re(t,e,n){n?.throwIfAborted();
let s=await t.authorize(t.request);for(let r=0;;r+=1){const o=await U(s,{...e,signal:n}),i={doing:t.doing,request:s};if(o.kind==="lost"){const u=o.certificate?"\
never":o.sent?"where-it-may":"always";return{ok:!1,error:W(i,o,e.timeoutMs),repeat:u}}const a={...i,status:o.status,headers:o.headers};if(o.status<300||o.status>=
400)return ie(t,a,o.text,e);const d=oe(a),c=d?.origin===s.url.origin&&s.method==="GET"&&r<te;if(d===void 0||!c)return{ok:!1,error:Z(a,d),repeat:"never"};s={...s,
url:d}}}function oe({headers:t,request:e}){const n=t.get("location");return n!==null&&URL.canParse(n,e.url.href)?new URL(n,e.url):void 0}async function ie(t,e,n,s){
const r=n===void 0?void 0:ae(n,e.headers,t.takesText);if(e.status>=400){const o=K(e.headers.get("retry-after"),s.clock),{readErrorBody:i}=await f.e(363).then(f.
bind(f,9363)),a=i(r?.body),d=await t.readError?.(r?.body,a)??a,c=z(e,d,o,await t.explain?.(d,e.status)),u=e.status===429?"always":ee.has(e.status)?"where-it-may":
"never";return{ok:!1,error:c,repeat:u,retryAfterMs:o}}if(r===void 0)return{ok:!1,error:J(e,s.bodyBytes),repeat:"never"};if(r.fault!==void 0)return{ok:!1,error:Y(
e,r.fault),repeat:"where-it-may"};try{return{ok:!0,value:await t.decode(r.body,h(e),e.headers.get("location")??void 0)}}catch(o){if(o instanceof p.GQ)return{ok:!1,
error:o,repeat:"never"};throw o}}function ae(t,e,n=!1){if(t.trim()==="")return{body:void 0};const s=(e.get("content-type")??"").split(";")[0]?.trim().toLowerCase()??
"",r=s===""||s==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(s))return{body:void 0,fault:s==="text/html"?"is an HTML page":"is not JSON by its con\
tent type"};try{const o=JSON.parse(t);return r&&typeof o!="object"&&!n?{body:void 0,fault:"is plain text"}:{body:o}}catch{return r&&n?{body:t}:{body:void 0,fault:"\
is not whole JSON"}}}var m=f(8302);const de="1.0.0",y=100,ue={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4};function ce(t){const e=ne(
{...t,timeoutMs:1e4,budget:ue}),n=`/repos/${t.repository.split("/").map(encodeURIComponent).join("/")}`;function s(r,o,i,a){return e({doing:r,mayRepeat:o!=="POS\
T",decode:d=>d,authorize:d=>d,request:{method:o,url:new URL(t.apiUrl.replace(/\/+$/,"")+i),headers:{accept:"application/vnd.github+json",authorization:`Bearer ${t.
token}`,"user-agent":`slipway/${de}`,"x-github-api-version":"2022-11-28",...a===void 0?{}:{"content-type":"application/json"}},...a===void 0?{}:{body:JSON.stringify(
a)}}})}return{async listDeployments(r,o){const i=new URLSearchParams({environment:r,task:"deploy",per_page:`${y}`,page:`${o}`}),a=await s("read GitHub's deploym\
ents","GET",`${n}/deployments?${i}`);return b(a).flatMap(d=>E(d.id)?[{id:d.id,payload:d.payload}]:[])},async createDeployment({ref:r,environment:o,description:i,
payload:a,transient:d,production:c}){const u=await s("record a GitHub deployment","POST",`${n}/deployments`,{ref:r,task:"deploy",auto_merge:!1,required_contexts:[],
payload:a,environment:o,description:i,transient_environment:d,production_environment:c});return(0,m.G)(u)&&E(u.id)?u.id:void 0},async addStatus(r,{state:o,description:i,
environmentUrl:a,logUrl:d}){await s("set a GitHub deployment's status","POST",`${n}/deployments/${r}/statuses`,{state:o,description:i,auto_inactive:!1,...a===void 0?
{}:{environment_url:a},...d===void 0?{}:{log_url:d}})},async latestState(r){const o=`${n}/deployments/${r}/statuses?per_page=1`,i=b(await s("read a GitHub deplo\
yment's status","GET",o))[0]?.state;return typeof i=="string"?i:void 0},async listComments(r,o){const i=`${n}/issues/${r}/comments?per_page=${y}&page=${o}`;return b(
await s("read the comments","GET",i)).flatMap(le)},async createComment(r,o){await s("write the comment","POST",`${n}/issues/${r}/comments`,{body:o})},async updateComment(r,o){
await s("update the comment","PATCH",`${n}/issues/comments/${r}`,{body:o})},async login(){const r=await s("read the token's user","GET","/user");return(0,m.G)(r)&&
typeof r.login=="string"?r.login:""},async isClosed(r){const o=await s("read the pull request","GET",`${n}/pulls/${r}`);return(0,m.G)(o)&&o.state==="closed"}}}function b(t){
return Array.isArray(t)?t.filter(m.G):[]}function E(t){return Number.isSafeInteger(t)}function le(t){const e=(0,m.G)(t.user)?t.user:{};return!E(t.id)||typeof t.
body!="string"||typeof e.login!="string"?[]:[{id:t.id,body:t.body,login:e.login,isBot:e.type==="Bot"}]}const fe=[["success",["succeeded","success","successful",
"ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed","succe\
ed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deploymentfail\
ed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfailed","r\
eleasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","repla\
ced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","scheduled",
"accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activati\
ng","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying","workin\
g","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogress","pr\
edeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],pe=new Map(fe.
flatMap(([t,e])=>e.map(n=>[n,t])));function I(t){return t.toLowerCase().replace(/[\s_-]/g,"")}const he=null;function qe(t,e=new Map){const n=I(t);return e.get(n)??
pe.get(n)??he.find(([,s])=>s.test(n))?.[0]}var $=f(267);const me=30;function w(t){return`<!-- slipway ${t} -->`}async function ye(t,e,n,s){const r=`${w(n)}
${s}`,o=await C(t,e,w(n));o===void 0?await t.createComment(e,r):o.body!==r&&await t.updateComment(o.id,r)}async function O(t,e,n,s){const r=await C(t,e,w(n));r&&
await t.updateComment(r.id,`${w(n)}
${s}`)}async function C(t,e,n){let s;for(let r=1;r<=me;r++){const o=await t.listComments(e,r);for(const i of o.filter(a=>a.body.startsWith(n)))if(s??=we(t),ge(i,
await s))return i;if(o.length<y)break}}function we(t){return t.login().catch(()=>"")}function ge(t,e){return e===""?t.isBot:t.login===e}const be={rememberedAppID:void 0,
attachTo:void 0},Ee=3;async function A(t,e,n,s=Ee){const r=[];for(let o=1;o<=s;o++){const i=await t.listDeployments(e,o);if(r.push(...i.flatMap(a=>Se(a,n))),i.length<
y||r.length>0)break}return r}const $e=new Set(["queued","in_progress","pending","error",void 0]);async function Te(t,e,n){const s=e.find(i=>i.appID!==void 0)?.appID,
r=e.find(i=>i.deployID!==void 0);if(!r||n===void 0||r.commit!==n)return{rememberedAppID:s,attachTo:void 0};const o=$e.has(await t.latestState(r.id));return{rememberedAppID:s,
attachTo:o?r.deployID:void 0}}function Se({id:t,payload:e},n){const s=typeof e=="string"?Re(e):e;if(!(0,m.G)(s)||s.slipway!==1||s.app!==n)return[];const{appID:r,
deployID:o,commit:i,pullRequest:a}=s;return[{slipway:1,app:n,id:t,appID:T(r),deployID:T(o),commit:T(i),pullRequest:typeof a=="number"&&Number.isSafeInteger(a)?a:
void 0}]}function Re(t){try{return JSON.parse(t)}catch{return}}function T(t){return typeof t=="string"&&/^[\w.:-]{1,128}$/.test(t)?t:void 0}const De=10,ve=new Set(
["success","in_progress","queued","pending","error"]);async function N(t,e,n){for(const s of e.slice(0,De)){const r=await t.latestState(s.id);if(ve.has(r)&&(await t.
addStatus(s.id,{state:"inactive",description:n,environmentUrl:void 0,logUrl:void 0}),r==="success"))return s}}const G={deployments:{what:"the GitHub deployment",
off:""},comment:{what:"the comment",off:" (or set comment to false)"},closing:{what:"knowing whether the pull request was closed",off:""}};function ke(t,e,n,s,r){
const{what:o}=G[t],i=`${s} without ${o}: ${e.message}`;return n?[i,Ie(G[t],r)]:[i,"Nothing needs to change if this was a passing fault of GitHub."]}function Ie({
off:t},{context:e,open:n}){const s=["contents: read","deployments: write",...e.idTokenRequest?["id-token: write"]:[],...e.pullRequest?[`pull-requests: ${n.comment?
"write":"read"}`]:[]];return[`The job needs${t}:`,"permissions:",...s.map(r=>`  ${r}`)].join(`
`)}const M="The pull request was closed",Oe=20,Ce=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class Ae{#t;#e;#r=[];#i=Promise.resolve();#d=!1;#u="\
The deploy goes on";#c=new Set;#l=new Set;constructor(e){this.#t=e,this.#e=e.open}async recall(e){const{calls:n}=this.#t;return await this.#n("deployments",async()=>(this.#r=
await A(n,this.#e.environment,this.#e.app),Te(n,this.#r,e)))??be}tell(e){e.type==="app-known"&&this.#s({appID:e.appID}),e.type==="deployment-known"&&(this.#s({deployID:e.
deployID}),this.#a(()=>this.#h())),e.type==="status"&&!this.#d&&!Ce.has(I(e.status))&&(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on \
it",void 0)))}async finish(e,n=e.comment){this.#s({ending:{...e,comment:n}}),this.#a(()=>this.#m(e)),await Promise.all([this.#i,this.#p(e.comment)]);const{calls:s,
context:r}=this.#t,{pullRequest:o}=r;!o||!await this.#n("closing",()=>s.isClosed(o.number))||(e.state!==void 0&&e.state!=="failure"&&await this.#n("deployments",
()=>this.#o("inactive",M,void 0)),await this.#p((0,$.Z_)(this.#e.app)))}async closePreview(e){const{calls:n}=this.#t,{app:s,environment:r}=this.#e;return this.#u=
"The preview ended",await this.#n("closing",()=>n.isClosed(e))??!0?(await this.#n("deployments",async()=>{const i=(await A(n,r,s,Oe)).filter(a=>a.pullRequest===
e);await N(n,i,M)}),this.#e.comment&&await this.#n("comment",()=>O(n,e,s,(0,$.Z_)(s))),!0):!1}#a(e){this.#i=this.#i.then(()=>this.#n("deployments",e))}async#h(){
const e=this.#r.find(n=>n.deployID===this.#e.deployID);e?this.#s({record:e.id}):await this.#f(),await this.#o("queued","The platform has it in its queue",void 0)}async#f(){
const{calls:e,context:n}=this.#t;if(n.sha===void 0||this.#e.record!==void 0)return;const{app:s,environment:r,appID:o,deployID:i}=this.#e,a=await e.createDeployment(
{ref:n.sha,environment:r,description:_(`${s} by Slipway`),payload:{slipway:1,app:s,appID:o,deployID:i,commit:n.sha,pullRequest:n.pullRequest?.number},transient:n.
pullRequest!==void 0,production:r==="production"});a!==void 0&&this.#s({record:a})}async#o(e,n,s){const{calls:r,context:o}=this.#t;this.#e.record!==void 0&&await r.
addStatus(this.#e.record,{state:e,description:_(n),environmentUrl:s,logUrl:o.runUrl})}async#m({state:e,description:n,url:s}){e!==void 0&&(await this.#f(),await this.#o(
e,n,s),e==="success"&&await this.#y())}async#y(){const{calls:e,context:n}=this.#t,{app:s,record:r,comment:o}=this.#e,i=this.#r.filter(u=>u.id!==r),a=await N(e,i,
"A newer deployment took its place"),[d,c]=[a?.pullRequest,n.pullRequest?.number];!o||d===void 0||c===void 0||d===c||await this.#n("comment",()=>O(e,d,s,(0,$.Qj)(
s,c)))}async#p(e){const{calls:n,context:s}=this.#t,{pullRequest:r}=s;!this.#e.comment||!r||await this.#n("comment",()=>ye(n,r.number,this.#e.app,e))}#s(e){this.#e=
{...this.#e,...e},this.#t.save(this.#e)}async#n(e,n){if(!this.#c.has(e))try{return await n()}catch(s){const r=(0,p.I7)(s),o=[401,403,404].includes(r.call?.status??
0);o&&this.#c.add(e),this.#l.has(e)||this.#t.warn(...ke(e,r,o,this.#u,this.#t)),this.#l.add(e);return}}}function _(t){return(0,v.Ow)(t,140)}function Ne(t){const{
context:e,token:n}=t;if(e.repository===void 0)return;const s=ce({...t,token:n,apiUrl:e.apiUrl,repository:e.repository});return new Ae({...t,calls:s})}})};export{Ue as id,Pe as ids,Le as modules};

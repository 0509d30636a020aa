const D=process.getBuiltinModule;var je={9896:(i=>{i.exports=D("fs")}),4589:(i=>{i.exports=D("node:assert")}),6698:(i=>{i.exports=D("node:async_hooks")}),4573:(i=>{
i.exports=D("node:buffer")}),7598:(i=>{i.exports=D("node:crypto")}),3053:(i=>{i.exports=D("node:diagnostics_channel")}),8474:(i=>{i.exports=D("node:events")}),3024:(i=>{
i.exports=D("node:fs")}),7067:(i=>{i.exports=D("node:http")}),2467:(i=>{i.exports=D("node:http2")}),7030:(i=>{i.exports=D("node:net")}),643:(i=>{i.exports=D("no\
de:perf_hooks")}),1792:(i=>{i.exports=D("node:querystring")}),99:(i=>{i.exports=D("node:sqlite")}),7075:(i=>{i.exports=D("node:stream")}),7830:(i=>{i.exports=D(
"node:stream/web")}),1692:(i=>{i.exports=D("node:tls")}),3136:(i=>{i.exports=D("node:url")}),7975:(i=>{i.exports=D("node:util")}),3429:(i=>{i.exports=D("node:ut\
il/types")}),5919:(i=>{i.exports=D("node:worker_threads")}),8522:(i=>{i.exports=D("node:zlib")}),857:(i=>{i.exports=D("os")}),6451:((i,k,a)=>{a.d(k,{c:()=>T});var f=a(
3024);const _=D("node:path");var m=a(8302);const b={...{mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys t\
o `base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull\
 request was closed, updates its GitHub deployment and its comment, without a request to the platform."},"base-url":{kind:"text",description:"The control plane,\
 `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to d\
eploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, \
or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"\
`true`: create the app if the platform does not know it. `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the plat\
form builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch that the plat\
form builds. On a pull request the default is its head branch, else the name of the ref."},"build-command":{kind:"text",description:"The command that builds the\
 app. If empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not sent."},region:{kind:"text",
description:"The app's region. If empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type for a new app."},"app-settings":{
kind:"json",description:"A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earl\
ier deploy set, also of fields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave \
the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"lines",description:"\
The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is mas\
ked only if its name or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More varia\
bles of the same set, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when t\
hey name different variables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."}},...{"id-token":{
kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With\
 `token-exchange-url`: the audience of the token that is exchanged."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID tok\
en. It runs again shortly before the token expires."},"token-exchange-url":{kind:"text",description:"A URL that exchanges the GitHub token for the identity prov\
ider's ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-cli\
ent-id":{kind:"text",description:"The `client_id` of the token exchange."}},...{wait:{kind:"boolean",default:"true",description:"`true`: follow the deployment t\
o its end. `false`: end when the platform has accepted it."},timeout:{kind:"duration",default:"30m",description:"The time from the trigger to a final status: `9\
0s`, `30m`, `1h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit with 1. `detach`: \
exit with 0 and `status` `pending`. In both cases the platform continues the deployment."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"\
If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skippe\
d`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"\
Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know."},"api-map":{kind:"lines",description:"H\
ow the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"\
choice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400. If it does not, `warn` or `f\
ail`. `off`: do not request it."},"url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `https://{subdomain}.ex\
ample.com`."}},...{"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary sh\
ows how the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on \
a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{ github.token \
}}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The Git\
Hub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."}},...{"kvs-seed-f\
ile":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to see\
d."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-tt\
l-seconds":{kind:"number",description:"The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Request\
s at the same time."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Ke\
ys to delete."}},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan, without requests that change anything."}},I=new Map(Object.
entries(b)),U=Object.keys(b).filter(O);function O(y){return Object.hasOwn(b,y)}const x={"app-id":"The app's ID.","app-created":"`true` if this run created the a\
pp.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment f\
ailed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},R=Object.keys(x).filter(y=>y in x);function M(y){const v=U.
map(P=>{const j=I.get(P)?.default??"";return[P,y[P]||(j.startsWith("${{")?"":j)]});return Object.fromEntries(v)}function T(y=process.env){const v=y.GITHUB_WORKSPACE||
process.cwd();return{raw:C(y),context:L(y,v),summaryFile:y.GITHUB_STEP_SUMMARY||void 0,saved:y.STATE_slipway??"",readFile:P=>(0,f.readFileSync)((0,_.resolve)(v,
P),"utf8")}}function C(y){const v={};for(const P of U){const j=y[`INPUT_${P.toUpperCase()}`]?.trim();j&&(v[P]=j)}return M(v)}function L(y,v){const P=y.GITHUB_REPOSITORY||
void 0,j=de(y.GITHUB_EVENT_PATH),W=y.GITHUB_SERVER_URL||"https://github.com",[Z,F]=[y.ACTIONS_ID_TOKEN_REQUEST_URL,y.ACTIONS_ID_TOKEN_REQUEST_TOKEN],re=B(B(j,"p\
ull_request"),"head"),ee=G(B(j,"pull_request"),P);return{serverUrl:W,apiUrl:y.GITHUB_API_URL||"https://api.github.com",repository:P,refName:y.GITHUB_REF_NAME||void 0,
sha:V(re.sha)??(y.GITHUB_SHA||void 0),eventName:y.GITHUB_EVENT_NAME||void 0,pullRequest:ee,fork:ee?.fork===!0||ne(B(j,"workflow_run"),P),selfHosted:y.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:y.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:Z&&F?{url:Z,token:F}:void 0,runUrl:P&&y.GITHUB_RUN_ID?`${W}/${P}/actions/runs/${y.GITHUB_RUN_ID}`:
void 0,workspace:v}}function G(y,v){const P=B(y,"head"),j=V(P.ref);if(typeof y.number!="number"||j===void 0)return;const W=V(B(P,"repo").full_name);return{number:y.
number,headRepository:W,headBranch:j,baseBranch:V(B(y,"base").ref)??"",fork:W?.toLowerCase()!==v?.toLowerCase()}}function ne(y,v){return y.id===void 0?!1:V(B(y,
"head_repository").full_name)?.toLowerCase()!==v?.toLowerCase()}function de(y){if(!y)return{};try{const v=JSON.parse((0,f.readFileSync)(y,"utf8"));return(0,m.Gv)(
v)?v:{}}catch{return{}}}function B(y,v){const P=y[v];return(0,m.Gv)(P)?P:{}}function V(y){return typeof y=="string"&&y!==""?y:void 0}}),9581:((i,k,a)=>{a.d(k,{N:()=>st});
var f=a(8302),_=a(5807);const m=["queued","in_progress","success","failure","error","inactive"],u=100,g=30;async function h(e,t,n,r,o){const d=`<!-- slipway ${n}\
 -->`,c=`${d}
${r}`,w=await N(e,t,d);if(w===void 0){if(o==="amend")return;await e.ask("write the comment",({rest:E})=>E.issues.createComment({...t,body:c}))}else if(w.body!==
c){const{owner:E,repo:H}=t;await e.ask("update the comment",({rest:X})=>X.issues.updateComment({owner:E,repo:H,comment_id:w.id,body:c}))}}async function N(e,t,n){
let r,o=0;const d=e.pages("read the comments",({paginate:c,rest:w})=>c.iterator(w.issues.listComments,{...t,per_page:u}));for await(const c of d){for(const w of c.
flatMap(I).filter(E=>E.body.startsWith(n)))if(r??=$(e),b(w,await r))return w;if(o+=1,c.length<u||o===g)break}}async function $(e){try{const t=await e.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,f.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function b(e,t){return t===""?e.
isBot:e.login===t}function I(e){if(!(0,f.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,f.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function U(e,t){if(!(0,f.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:r}=e,o=typeof r=="string"?O(r):r;if(!(0,f.Gv)(o)||o.slipway!==1||o.app!==t)return[];const{appID:d,deployID:c,commit:w,pullRequest:E}=o;return[{app:t,
id:String(n),appID:x(d),deployID:x(c),commit:x(w),pullRequest:typeof E=="number"&&Number.isSafeInteger(E)?E:void 0}]}function O(e){try{return JSON.parse(e)}catch{
return}}function x(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const R=140;function M(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)
return;const[r="",o=""]=t.split("/");let d;const c=()=>(d??=Promise.all([a.e(408),a.e(326)]).then(a.bind(a,8900)).then(({createGitHubClient:w})=>w({...e,apiUrl:n})),
d);return new T({owner:r,repo:o},e.context,c)}class T{name="GitHub";#t;#e;#n;constructor(t,n,r){this.#t=t,this.#e=n,this.#n=r}async remembered(t,n,r){const o=await this.#n(),
d={...this.#t,environment:t,task:"deploy",per_page:u},c=o.pages("read GitHub's deployments",({paginate:H,rest:X})=>H.iterator(X.repos.listDeployments,d)),w=[];let E=0;
for await(const H of c)if(w.push(...H.flatMap(X=>U(X,n))),E+=H.length,H.length<u||E>=r||w.length>0)break;return w}async record({environment:t,description:n,memo:r}){
const d=await(await this.#n()).ask("record a GitHub deployment",({rest:c})=>c.repos.createDeployment({...this.#t,ref:r.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...r},environment:t,description:L(n),transient_environment:r.pullRequest!==void 0,production_environment:t==="production"}));return(0,f.Gv)(d)&&
Number.isSafeInteger(d.id)?String(d.id):void 0}async setState(t,{state:n,description:r,url:o,logUrl:d}){await(await this.#n()).ask("set a GitHub deployment's st\
atus",({rest:w})=>w.repos.createDeploymentStatus({...this.#t,deployment_id:Number(t),state:n,description:L(r),auto_inactive:!1,...(0,f.Eb)({environment_url:o,log_url:d})}))}async stateOf(t){
const n=await this.#n(),r={...this.#t,deployment_id:Number(t),per_page:1},o=await n.ask("read a GitHub deployment's status",({rest:c})=>c.repos.listDeploymentStatuses(
r)),d=Array.isArray(o)?o[0]:void 0;return(0,f.Gv)(d)?C(d.state):void 0}async comment(t,n,r,o){await h(await this.#n(),{...this.#t,issue_number:t},n,r,o)}async isClosed(t){
const r=await(await this.#n()).ask("read the pull request",({rest:o})=>o.pulls.get({...this.#t,pull_number:t}));return(0,f.Gv)(r)&&r.state==="closed"}permissions({
comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token: write"]:[],...r?[`pul\
l-requests: ${t?"write":"read"}`]:[]].map(d=>`  ${d}`)].join(`
`)}}function C(e){return e==="pending"?"queued":m.find(t=>t===e)??(e===void 0?void 0:"inactive")}function L(e){return(0,_.Ow)(e,R)}var G=a(3739);const ne=[["suc\
cess",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","\
ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","b\
uildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolle\
dback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborte\
d","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued",
"pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","\
syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing",
"uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval",
"buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing",
"reconciling","unknown"]]],de=new Map(ne.flatMap(([e,t])=>t.map(n=>[n,e])));function B(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const V=null;function y(e,t=new Map){
const n=B(e);return t.get(n)??de.get(n)??V.find(([,r])=>r.test(n))?.[0]}function v(e,t=300){const n=(0,_.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\
\u2013";const r="`".repeat(ie(n)+1),o=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${o}${n}${o}${r}`}function P(e,t=2e3){const n=e.map(o=>(0,_.Ow)(o,t)),
r="`".repeat(Math.max(3,ie(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const j=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,W=/^[0-9a-f]{7,40}\W*$/i,Z=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function F(e,t=1e3){return(0,_.Ow)(e,t).trim().replace(Z,(r,o,d="",c="",w="",E="")=>o!==void 0?v(o)+d:j.test(r)&&!W.test(r)?r:c+v(w)+E)}function re(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:o}=new URL(e);if(!(!/^https?:$/.test(t)||n!==""||r!==""||o.length>2e3))return`[${v(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function ee(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.byteLength((0,_.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.slice(
r)}function ie(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function pe(e){return`### \u26AA The preview ${v(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function fe(e,t){return`### \u26AA ${v(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}const ke={rememberedAppID:void 0,attachTo:void 0},$e=new Set(["queued","in_progress","error",void 0]);async function he(e,t,n){const r=t.find(c=>c.appID!==void 0)?.
appID,o=t.find(c=>c.deployID!==void 0);if(!o||n===void 0||o.commit!==n)return{rememberedAppID:r,attachTo:void 0};const d=$e.has(await e.stateOf(o.id));return{rememberedAppID:r,
attachTo:d?o.deployID:void 0}}const me={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request wa\
s closed"};function ue({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Te(e,t,n,r,o){const d=`${n} without ${me[e](r)}:\
 ${t.message}`;return ue(t)?[d,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(o)}`]:[d,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const ge=10,ye=new Set(["success","in_progress","queued","error"]);
async function ce(e,t,n){for(const r of t.slice(0,ge)){const o=await e.stateOf(r.id);if(ye.has(o)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,
logUrl:void 0}),o==="success"))return r}}const J="The pull request was closed",s=300,l=2e3,p=new Set(["queued","pending","created","waiting","scheduled","accept\
ed"]);class S{#t;#e;#n=[];#s=Promise.resolve();#d=!1;#u="The deploy goes on";#c=new Set;#l=new Set;constructor(t){this.#t=t,this.#e=t.open}async recall(t){const{
forge:n}=this.#t;return await this.#r("deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,s),he(n,this.#n,t)))??ke}tell(t){t.type===
"app-known"&&this.#o({appID:t.appID}),t.type==="deployment-known"&&(this.#o({deployID:t.deployID}),this.#a(()=>this.#m())),t.type==="status"&&!this.#d&&!p.has(B(
t.status))&&(this.#d=!0,this.#a(()=>this.#i("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment){this.#o({ending:{...t,comment:n}}),
this.#a(()=>this.#g(t)),await Promise.all([this.#s,this.#f(t.comment)]),await this.#h(t),this.#t.save(void 0)}async#h({state:t}){const{forge:n,context:r}=this.#t,
{pullRequest:o}=r;!o||!await this.#r("closing",()=>n.isClosed(o.number))||(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#i("inactive",J,void 0)),
await this.#f(pe(this.#e.app)))}async closePreview(t){const{forge:n}=this.#t,{app:r,environment:o}=this.#e;return this.#u="The preview ended",await this.#r("clo\
sing",()=>n.isClosed(t))??!0?(await this.#r("deployments",async()=>{const c=(await n.remembered(o,r,l)).filter(w=>w.pullRequest===t);await ce(n,c,J)}),this.#e.comment&&
await this.#r("comment",()=>n.comment(t,r,pe(r),"amend")),!0):!1}#a(t){this.#s=this.#s.then(()=>this.#r("deployments",t))}async#m(){const t=this.#n.find(n=>n.deployID===
this.#e.deployID);t?this.#o({record:t.id}):await this.#p(),await this.#i("queued","The platform has it in its queue",void 0)}async#p(){const{forge:t,context:n}=this.#t,
{app:r,environment:o,appID:d,deployID:c}=this.#e;if(n.sha===void 0||this.#e.record!==void 0)return;const w={app:r,appID:d,deployID:c,commit:n.sha,pullRequest:n.
pullRequest?.number},E=await t.record({environment:o,description:`${r} by Slipway`,memo:w});E!==void 0&&this.#o({record:E})}async#i(t,n,r){const{forge:o,context:d}=this.#t;
this.#e.record!==void 0&&await o.setState(this.#e.record,{state:t,description:n,url:r,logUrl:d.runUrl})}async#g({state:t,description:n,url:r}){t!==void 0&&(await this.#p(),
await this.#i(t,n,r),t==="success"&&await this.#y())}async#y(){const{forge:t,context:n}=this.#t,{app:r,record:o,comment:d}=this.#e,c=this.#n.filter(X=>X.id!==o),
w=await ce(t,c,"A newer deployment took its place"),[E,H]=[w?.pullRequest,n.pullRequest?.number];!d||E===void 0||H===void 0||E===H||await this.#r("comment",()=>t.
comment(E,r,fe(r,H),"amend"))}async#f(t){const{forge:n,context:r}=this.#t,{pullRequest:o}=r;!this.#e.comment||!o||await this.#r("comment",()=>n.comment(o.number,
this.#e.app,t,"write"))}#o(t){this.#e={...this.#e,...t},this.#t.save(this.#e)}async#r(t,n){if(this.#c.has(t))return;const{forge:r,warn:o}=this.#t;try{return await n()}catch(d){
const c=(0,G.I7)(d);ue(c)&&this.#c.add(t),this.#l.has(t)||o(...Te(t,c,this.#u,r,this.#e)),this.#l.add(t);return}}}const q=[M];function K(e,t=q){if(e.token!=="")
for(const n of t){const r=n(e);if(r)return new S({...e,forge:r})}}function Q(e){const t=e===""?void 0:JSON.parse(e);if(!(0,f.Gv)(t)||typeof t.app!="string"||typeof t.
environment!="string")return;const{app:n,environment:r,comment:o,appID:d,deployID:c,record:w}=t,E=se(t.ending);return{app:n,environment:r,comment:o===!0,...(0,f.
Eb)({appID:te(d),deployID:te(c),record:te(w),ending:E})}}function te(e){return typeof e=="string"?e:void 0}function se(e){if(!(0,f.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:m.find(d=>d===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}var oe=a(9127);const Y={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",
leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"\
notice",not_all_checked:"notice"};function ae({code:e}){return Y[e]}function ut({pages:e,links:t,files:n,bytes:r}){return`Checked ${we(e,"page")}, ${we(t,"link")}\
 and ${we(n,"file")} (${z(r)})`}function we(e,t){return`${le(e)} ${t}${e===1?"":"s"}`}function ct(e){const{base:t}=e,n=`${cleanLine(t.name,100)} (${Be(t)})`;if(e.
kind==="untold")return`the difference to ${n} is unknown: ${e.why}`;const{pages:r,files:o,bytes:d,brotli:c}=e.difference;return`${[ve(r," pages"),ve(o," files"),
Se(d),Se(c," with Brotli")].join(", ")} against ${n}`}function Be({commit:e}){return e.slice(0,7)}function ve({now:e,change:t},n=""){return`${le(e)}${n} (${Ee(t,
le)})`}function Se({now:e,change:t},n=""){return`${z(e)}${n} (${Fe(t)})`}function Fe(e){return Ee(e,z)}function Ee(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.
abs(e))}`}function le(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function z(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(
1)} MB`}function lt(e,t,n){const r=new Set;for(const o of n.findings){const{message:d,place:c,remedy:w}=o;t.add(severityOf(o),{message:cleanLine(d,1e3),place:c}),
w!==void 0&&r.add(w)}for(const o of r)e.line(`  ${o}`);e.line(totalsLine(n))}const Ie=100,qe={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function We(e){
const{findings:t,largest:n}=e,r=t.length-Ie;return["### The site",Ve(e),...t.length===0?[]:[t.slice(0,Ie).map(Ke).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${Oe(["File","Bytes","Brotli","gzip"],n.map(o=>[v(o.path),z(o.bytes),z(o.brotli),z(o.gzip)]))}

</details>`].join(`

`)}function Ve({pages:e,links:t,files:n,bytes:r,brotli:o,gzip:d}){const c=[e,t,n].map(le);return Oe(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...c,z(r),z(o),z(d)]])}function Ke(e){const{message:t,place:n}=e,r=n?`${v([n.file,n.line,n.column].filter(o=>o!==void 0).join(":"))} `:"";return`\
- ${qe[ae(e)]} ${r}${v(t,500)}`}function Oe(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const xe={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Ne={bytes:6e4,errors:5,diagnostics:10,logLines:40};function Ye(e){const t=[Ae(e,"##"),Ue(e),De(e),
Ce(e,xe),e.checked?We(e.checked):"",e.compared,nt(e),rt(e)];return Ge(t,e.failure?.log,xe)}function ze(e){const t=[Ae(e,"###"),Ue(e),De(e),Ce(e,Ne)];return Ge(t,
e.failure?.log,Ne,ot(e))}function pt(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Re[e.status][1]}`}const Re={succeeded:["\u2705","is deploy\
ed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Ae(e,t){const[n,r]=Re[e.status],o=e.status===
"succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${v(e.app,200)} ${r}${o}`}function Ue(e){const t=re(e.url);return t===void 0?"":`**${t}**`}function De(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${v(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&v(e.deployID,128)],
["Source",Qe(e)],["Variables",Xe(e.variables)],["Code",Je(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([r,o])=>o?[`\
| ${r} | ${o} |`]:[])].join(`
`)}function Je({failure:e,errors:t}){const n=e?.code===void 0?t.flatMap(o=>o.code??[]):[e.code],r=[...new Set(n)].slice(0,5).map(o=>v(o,64));return r.length===0?
void 0:`${r.join(", ")}: see docs/troubleshooting.md of Slipway`}function Qe({commit:e,built:t,branch:n,repository:r}){const o=`${v(n??"",200)} of ${v(r??"",200)}`,
d=e&&`${Pe(e)} on ${o}`;return t===void 0||t.id===e?.id?d??o:`${Pe(t)} as checked out, for ${d??o}`}function Pe({id:e,url:t}){const n=v(e.slice(0,12));return t===
void 0?n:`[${n}](<${t}>)`}const _e=60;function Xe(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>_e?` and ${e.length-
_e} more`:"";return`${e.slice(0,_e).map(r=>v(r,100)).join(", ")}${t}`}function Ce(e,t){const{failure:n,errors:r}=e;if(n){const c=n.remedy===void 0?[]:[Le(n.remedy.
split(`
`))],{headline:w,message:E}=n,H=E&&!w.includes(E)?[`The platform says: ${F(E,500)}`]:[];return[`**${F(w,500)}**`,...H,...c,Ze(n,e,t)].filter(dt=>dt!=="").join(`\


`)}const o=r.slice(0,t.errors).map(c=>`**${F(c.message)}**

${Le(c.explanation)}`.trimEnd()),d=r.length-o.length;return[...o,...d>0?[`\u2026 and ${d} more.`]:[]].join(`

`)}function Le([e,...t]){return e===void 0?"":t.length===0?F(e):`${F(e)}

${P(t.slice(0,12),200)}`}function Ze({diagnostics:e,moreDiagnostics:t},n,r){const o=e.slice(0,r.diagnostics).map(w=>`- ${v(et(w),300)} ${v(w.message)}`),d=e.length-
o.length+t,c=[d>0?`${d} more findings are not listed here.`:"",n.unannotated>0?`${n.unannotated} findings had no room for an annotation.`:""];return[o.join(`
`),...c].filter(w=>w!=="").join(`

`)}function et({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const tt=32;function nt({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:d})=>d)),n=Math.max(...e.map(({title:d})=>d.length)),r=e.map(({title:d,ms:c})=>{const w="\u2588".repeat(Math.round(c/t*tt))||"\u258F";return`${d.
padEnd(n)}  ${(0,oe.a3)(c).padStart(8)}  ${w}`}),o=e.reduce((d,{ms:c})=>d+c,0);return["### Where the time went",P([...r,`${"Total".padEnd(n)}  ${(0,oe.a3)(o).padStart(
8)}`])].join(`

`)}function rt({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${F(t,500)}`).join(`
`)].join(`

`)}function ot(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function Ge(e,t,n,r=""){const o=e.filter(E=>E!=="").join(`

`),d=n.bytes-Buffer.byteLength(o)-Buffer.byteLength(r)-1e3,c=ee((t??[]).slice(-n.logLines),d),w=c.length===0?"":it(c,t?.length??0);return`${[o,w,r].filter(E=>E!==
"").join(`

`)}
`}function it(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${P(e)}

</details>`}async function st(e){const{run:t,runner:n}=e,r=Q(t.saved);if(!r)return;const o=at(r,t);r.ending||n.summary(Ye(o)),await K({...e,context:t.context,token:t.
raw["github-token"],open:r,save:()=>{},warn:(c,w)=>{n.annotate("warning",{message:c});for(const E of w.split(`
`))n.line(`  ${E}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:Me,url:void 0,comment:ze(o)})}const Me="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function at(e,{context:t}){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,
deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},built:void 0,
runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:Me,explanation:["A re-run for the same commi\
t follows the same deployment."]}],warnings:[],unannotated:0}}}),4511:((i,k,a)=>{a.d(k,{Aq:()=>ye});var f=a(3024),_=a(857);function m(s){return s==null?"":typeof s==
"string"||s instanceof String?s:JSON.stringify(s)}function u(s){return Object.keys(s).length?{title:s.title,file:s.file,line:s.startLine,endLine:s.endLine,col:s.
startColumn,endColumn:s.endColumn}:{}}function g(s,l,p){const S=new $(s,l,p);process.stdout.write(S.toString()+_.EOL)}function h(s,l=""){g(s,{},l)}const N="::";
class ${constructor(l,p,S){l||(l="missing.command"),this.command=l,this.properties=p,this.message=S}toString(){let l=N+this.command;if(this.properties&&Object.keys(
this.properties).length>0){l+=" ";let p=!0;for(const S in this.properties)if(this.properties.hasOwnProperty(S)){const q=this.properties[S];q&&(p?p=!1:l+=",",l+=
`${S}=${I(q)}`)}}return l+=`${N}${b(this.message)}`,l}}function b(s){return m(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(s){return m(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var U=a(9896);function O(s,l){const p=process.env[`GITH\
UB_${s}`];if(!p)throw new Error(`Unable to find environment variable for file command ${s}`);if(!U.existsSync(p))throw new Error(`Missing file at path: ${p}`);U.
appendFileSync(p,`${m(l)}${_.EOL}`,{encoding:"utf8"})}function x(s,l){const p=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,S=m(l);if(s.includes(
p))throw new Error(`Unexpected input: name should not contain the delimiter "${p}"`);if(S.includes(p))throw new Error(`Unexpected input: value should not contai\
n the delimiter "${p}"`);return`${s}<<${p}${_.EOL}${S}${_.EOL}${p}`}const R=D("path");var M=function(s,l,p,S){function q(K){return K instanceof p?K:new p(function(Q){
Q(K)})}return new(p||(p=Promise))(function(K,Q){function te(Y){try{oe(S.next(Y))}catch(ae){Q(ae)}}function se(Y){try{oe(S.throw(Y))}catch(ae){Q(ae)}}function oe(Y){
Y.done?K(Y.value):q(Y.value).then(te,se)}oe((S=S.apply(s,l||[])).next())})},T;(function(s){s[s.Success=0]="Success",s[s.Failure=1]="Failure"})(T||(T={}));function C(s,l){
const p=toCommandValue(l);if(process.env[s]=p,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(s,l));issueCommand("set-env",{name:s},
p)}function L(s){g("add-mask",{},s)}function G(s){process.env.GITHUB_PATH||""?issueFileCommand("PATH",s):issueCommand("add-path",{},s),process.env.PATH=`${s}${path.
delimiter}${process.env.PATH}`}function ne(s,l){const p=process.env[`INPUT_${s.replace(/ /g,"_").toUpperCase()}`]||"";if(l&&l.required&&!p)throw new Error(`Inpu\
t required and not supplied: ${s}`);return l&&l.trimWhitespace===!1?p:p.trim()}function de(s,l){const p=ne(s,l).split(`
`).filter(S=>S!=="");return l&&l.trimWhitespace===!1?p:p.map(S=>S.trim())}function B(s,l){const p=["true","True","TRUE"],S=["false","False","FALSE"],q=ne(s,l);if(p.
includes(q))return!0;if(S.includes(q))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${s}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function V(s,l){if(process.env.GITHUB_OUTPUT||"")return O("OUTPUT",x(s,l));process.
stdout.write(_.EOL),g("set-output",{name:s},m(l))}function y(s){issue("echo",s?"on":"off")}function v(s){process.exitCode=T.Failure,W(s)}function P(){return process.
env.RUNNER_DEBUG==="1"}function j(s){issueCommand("debug",{},s)}function W(s,l={}){g("error",u(l),s instanceof Error?s.toString():s)}function Z(s,l={}){g("warni\
ng",u(l),s instanceof Error?s.toString():s)}function F(s,l={}){g("notice",u(l),s instanceof Error?s.toString():s)}function re(s){process.stdout.write(s+_.EOL)}function ee(s){
h("group",s)}function ie(){h("endgroup")}function pe(s,l){return M(this,void 0,void 0,function*(){ee(s);let p;try{p=yield l()}finally{ie()}return p})}function fe(s,l){
if(process.env.GITHUB_STATE||"")return O("STATE",x(s,l));g("save-state",{name:s},m(l))}function ke(s){return process.env[`STATE_${s}`]||""}function $e(s){return M(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(s)})}var he=a(3739),me=a(8302),ue=a(5807);const Te="slipway",ge={error:W,warning:Z,notice:F};function ye(s){
const l=ce();return{line:p=>re(J(p)),group:p=>ee(J(p)),endGroup:ie,replay:(p,S)=>{re([`::stop-commands::${S}`,...p.map(J),`::${S}::`].join(`
`))},annotate:(p,{message:S,title:q,place:K})=>{const{file:Q,line:te,column:se}=K??{};ge[p](J(S),(0,me.Eb)({title:q,file:Q,startLine:te,startColumn:se}))},mask:L,
output:(p,S)=>l("the outputs",()=>V(p,S)),state:(p,S)=>l("the state for the post step",()=>fe(p,S)),summary:p=>{s!==void 0&&l("the summary",()=>(0,f.writeFileSync)(
s,p))}}}function ce(){const s=new Set;return(l,p)=>{try{p()}catch(S){s.has(l)||Z(J(`The runner cannot keep ${l}: ${(0,he.I7)(S).message}`)),s.add(l)}}}function J(s){
return(0,ue.Ow)(s).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7177:((i,k,a)=>{a.d(k,{i:()=>u});var f=a(3739);function _(h){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(h)}function m(h){return/^(?:[^.]+\.)*localhost\.?$/i.test(h)||_(h.replace(/^\[|\]$/g,""))}async function u(h){const N=R=>h[R.toLowerCase()]||h[R]||"",$=N("\
ALL_PROXY"),b=g(N("HTTP_PROXY")||$,"HTTP_PROXY"),I=g(N("HTTPS_PROXY")||$,"HTTPS_PROXY");if(b===""&&I==="")return fetch;const U=await a.e(903).then(a.t.bind(a,9903,
19)),O=new U.EnvHttpProxyAgent({httpProxy:b,httpsProxy:I,noProxy:N("NO_PROXY")}),x=U.fetch;return async(R,M)=>{if(R instanceof Request)throw new TypeError("This\
 fetch takes an address, not a Request");const T=new URL(R);return m(T.hostname)?fetch(R,M):x(T,{...M,dispatcher:O})}}function g(h,N){const $=h===""||h.includes(
"://")?h:`http://${h}`;if($===""||URL.canParse($))return $;throw new f.GQ("invalid_input",`${N} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),336:((i,k,a)=>{a.d(k,{m:()=>_});const f=D("node:timers/promises"),_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,g){
g?.throwIfAborted();try{await(0,f.setTimeout)(u,void 0,{signal:g})}catch(h){throw g?.throwIfAborted(),h}}},m=(u,g)=>{const h=setInterval(g,u).unref();return()=>clearInterval(
h)}}),9127:((i,k,a)=>{a.d(k,{a3:()=>u});var f=a(3739);const _=null;function m($,b){const I=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(
$.trim()),[,...U]=I??[],O=_.reduce((x,R,M)=>x+Number(U[M]??0)*R,0);if(!I||O===0)throw new SlipwayError("invalid_input",`${b}: "${$}" is not a duration`,{input:b,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return O}function u($){if($<1e3)return`${Math.round($)}ms`;if($<59950)
return`${($/1e3).toFixed(1)}s`;const b=Math.round($/1e3),I=U=>String(U).padStart(2,"0");return b<3600?`${Math.floor(b/60)}m ${I(b%60)}s`:`${Math.floor(b/3600)}h\
 ${I(Math.floor(b%3600/60))}m`}const g=null,h=null;function N($,b){const I=b-$;if(I>h)return new Date($).toISOString().slice(0,10);const[U,O]=g.find(([,R])=>I>=
R)??[];if(!U||U==="second"&&I<1e4)return"just now";const x=Math.floor(I/O);return`${x} ${U}${x===1?"":"s"} ago`}}),3739:((i,k,a)=>{a.d(k,{GQ:()=>m,I7:()=>u,xU:()=>h});
const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.keys(f);class m extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(I,U,O={}){super(U,O.cause===void 0?void 0:{cause:O.cause}),this.code=I,this.mender=f[I],this.remedy=
O.remedy,this.input=O.input,this.place=O.place,this.call=O.call,this.also=O.also??[]}with({code:I=this.code,message:U=this.message,...O}){const{remedy:x,input:R,
place:M,call:T,cause:C,also:L}=this;return new m(I,U,{remedy:x,input:R,place:M,call:T,cause:C,also:L,...O})}}function u(b){if(b instanceof m)return b;const I=b instanceof
Error?b.message:String(b);return new m("internal",I,{cause:b,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function g(b){throw new m(
"internal",`Unhandled case: ${JSON.stringify(b)}`)}function h(b){if(!(!(b instanceof Error)||!("code"in b)))return typeof b.code=="string"?b.code:void 0}const N=new Set(
["ENOSPC","EDQUOT"]);function $(b){return N.has(h(b))}}),8302:((i,k,a)=>{a.d(k,{Eb:()=>_,Gv:()=>f});function f(u){return typeof u=="object"&&u!==null&&!Array.isArray(
u)}function _(u){const g=Object.entries(u).filter(([,h])=>h!==void 0);return Object.fromEntries(g)}function m(u,g){return typeof u=="string"&&u.length<=g}}),5807:((i,k,a)=>{
a.d(k,{Ow:()=>R});const f="\x1B",_="\x07",m=new RegExp(`${f}[\\]P_^X][^${_}${f}]*(?:${_}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),u=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
g=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),h=new RegExp(
`(?!\\t)(?:${g.source})`,"gu"),N=/^[ -~]*$/,$=/^[\t -~]*$/;function b(T){return T.includes(f)?T.replace(m,""):T}function I(T){return $.test(T)?T:b(T).replace(/[\n\u2028\u2029]/g,
" ").replace(h,"")}function U(T){return T.split(`
`).map(I).join(`
`)}function O(T,C){return T.length>C?M(T,C):T}function x(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function R(T,C=2e3){const L=T.length>C*8+1024?T.slice(
0,C*8+1024):T;if(N.test(L)&&L.length<=C)return T;const G=b(L).replace(u," ").replace(g,"").toWellFormed();return G.length>C||L.length<T.length?M(G,C):G}function M(T,C){
if(C<1)return"";const L=T.slice(0,C-1),G=L.charCodeAt(L.length-1);return`${G>=55296&&G<=56319?L.slice(0,-1):L}\u2026`}}),8010:((i,k,a)=>{a.a(i,async(f,_)=>{try{
var m=a(6451),u=a(9581),g=a(4511),h=a(7177),N=a(336);const $=(0,m.c)();await(0,u.N)({run:$,runner:(0,g.Aq)($.summaryFile),fetch:await(0,h.i)(process.env),clock:N.
m,random:Math.random}),_()}catch($){_($)}},1)})},be={};function A(i){var k=be[i];if(k!==void 0)return k.exports;var a=be[i]={id:i,loaded:!1,exports:{}},f=!0;try{
je[i](a,a.exports,A),f=!1}finally{f&&delete be[i]}return a.loaded=!0,a.exports}A.m=je,typeof A<"u"&&(A.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).
slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var i=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",f=m=>{m&&m.d<1&&(m.d=1,m.forEach(
u=>u.r--),m.forEach(u=>u.r--?u.r++:u()))},_=m=>m.map(u=>{if(u!==null&&typeof u=="object"){if(u[i])return u;if(u.then){var g=[];g.d=0,u.then($=>{h[k]=$,f(g)},$=>{
h[a]=$,f(g)});var h={};return h[i]=$=>$(g),h}}var N={};return N[i]=$=>{},N[k]=u,N});A.a=(m,u,g)=>{var h;g&&((h=[]).d=-1);var N=new Set,$=m.exports,b,I,U,O=new Promise(
(x,R)=>{U=R,I=x});O[k]=$,O[i]=x=>(h&&x(h),N.forEach(x),O.catch(R=>{})),m.exports=O,u(x=>{b=_(x);var R,M=()=>b.map(C=>{if(C[a])throw C[a];return C[k]}),T=new Promise(
C=>{R=()=>C(M),R.r=0;var L=G=>G!==h&&!N.has(G)&&(N.add(G),G&&!G.d&&(R.r++,G.push(R)));b.map(G=>G[i](L))});return R.r?T:M()},x=>(x?U(O[a]=x):I($),f(h))),h&&h.d<0&&
(h.d=0)}})(),(()=>{var i=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,k;A.t=function(a,f){if(f&1&&(a=this(a)),f&8||typeof a=="object"&&a&&(f&
4&&a.__esModule||f&16&&typeof a.then=="function"))return a;var _=Object.create(null);A.r(_);var m={};k=k||[null,i({}),i([]),i(i)];for(var u=f&2&&a;typeof u=="ob\
ject"&&!~k.indexOf(u);u=i(u))Object.getOwnPropertyNames(u).forEach(g=>m[g]=()=>a[g]);return m.default=()=>a,A.d(_,m),_}})(),A.d=(i,k)=>{for(var a in k)A.o(k,a)&&
!A.o(i,a)&&Object.defineProperty(i,a,{enumerable:!0,get:k[a]})},A.f={},A.e=i=>Promise.all(Object.keys(A.f).reduce((k,a)=>(A.f[a](i,k),k),[])),A.u=i=>""+i+".inde\
x.js",A.o=(i,k)=>Object.prototype.hasOwnProperty.call(i,k),A.r=i=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(i,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(i,"__esModule",{value:!0})},A.nmd=i=>(i.paths=[],i.children||(i.children=[]),i),(()=>{var i={792:0},k=a=>{var{ids:f,modules:_,runtime:m}=a,
u,g,h=0;for(u in _)A.o(_,u)&&(A.m[u]=_[u]);for(m&&m(A);h<f.length;h++)g=f[h],A.o(i,g)&&i[g]&&i[g][0](),i[f[h]]=0};A.f.j=(a,f)=>{var _=A.o(i,a)?i[a]:void 0;if(_!==
0)if(_)f.push(_[1]);else{var m=import("./"+A.u(a)).then(k,u=>{throw i[a]!==0&&(i[a]=void 0),u}),m=Promise.race([m,new Promise(u=>_=i[a]=[u])]);f.push(_[1]=m)}}})();
var He=A(8010);He=await He;

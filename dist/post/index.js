const P=process.getBuiltinModule;var He={9896:(i=>{i.exports=P("fs")}),4589:(i=>{i.exports=P("node:assert")}),6698:(i=>{i.exports=P("node:async_hooks")}),4573:(i=>{
i.exports=P("node:buffer")}),7598:(i=>{i.exports=P("node:crypto")}),3053:(i=>{i.exports=P("node:diagnostics_channel")}),8474:(i=>{i.exports=P("node:events")}),3024:(i=>{
i.exports=P("node:fs")}),7067:(i=>{i.exports=P("node:http")}),2467:(i=>{i.exports=P("node:http2")}),7030:(i=>{i.exports=P("node:net")}),643:(i=>{i.exports=P("no\
de:perf_hooks")}),1792:(i=>{i.exports=P("node:querystring")}),99:(i=>{i.exports=P("node:sqlite")}),7075:(i=>{i.exports=P("node:stream")}),7830:(i=>{i.exports=P(
"node:stream/web")}),1692:(i=>{i.exports=P("node:tls")}),3136:(i=>{i.exports=P("node:url")}),7975:(i=>{i.exports=P("node:util")}),3429:(i=>{i.exports=P("node:ut\
il/types")}),5919:(i=>{i.exports=P("node:worker_threads")}),8522:(i=>{i.exports=P("node:zlib")}),857:(i=>{i.exports=P("os")}),6451:((i,k,a)=>{a.d(k,{c:()=>M});var h=a(
3024);const w=P("node:path");var m=a(8302);const b={...{mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys t\
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
entries(b)),N=Object.keys(b).filter(O);function O(_){return Object.hasOwn(b,_)}const R={"app-id":"The app's ID.","app-created":"`true` if this run created the a\
pp.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment f\
ailed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},D=Object.keys(R).filter(_=>_ in R);function L(_){const v=N.
map(C=>{const B=I.get(C)?.default??"";return[C,_[C]||(B.startsWith("${{")?"":B)]});return Object.fromEntries(v)}function M(_=process.env){const v=_.GITHUB_WORKSPACE||
process.cwd();return{raw:H(_),context:T(_,v),summaryFile:_.GITHUB_STEP_SUMMARY||void 0,saved:_.STATE_slipway??"",readFile:C=>(0,h.readFileSync)((0,w.resolve)(v,
C),"utf8")}}function H(_){const v={};for(const C of N){const B=_[`INPUT_${C.toUpperCase()}`]?.trim();B&&(v[C]=B)}return L(v)}function T(_,v){const C=_.GITHUB_REPOSITORY||
void 0,B=W(_.GITHUB_EVENT_PATH),K=_.GITHUB_SERVER_URL||"https://github.com",[te,q]=[_.ACTIONS_ID_TOKEN_REQUEST_URL,_.ACTIONS_ID_TOKEN_REQUEST_TOKEN],oe=F(F(B,"p\
ull_request"),"head"),ne=U(F(B,"pull_request"),C);return{serverUrl:K,apiUrl:_.GITHUB_API_URL||"https://api.github.com",repository:C,refName:_.GITHUB_REF_NAME||void 0,
sha:Y(oe.sha)??(_.GITHUB_SHA||void 0),eventName:_.GITHUB_EVENT_NAME||void 0,pullRequest:ne,fork:ne?.fork===!0||j(F(B,"workflow_run"),C),selfHosted:_.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:_.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:te&&q?{url:te,token:q}:void 0,runUrl:C&&_.GITHUB_RUN_ID?`${K}/${C}/actions/runs/${_.GITHUB_RUN_ID}`:
void 0,workspace:v}}function U(_,v){const C=F(_,"head"),B=Y(C.ref);if(typeof _.number!="number"||B===void 0)return;const K=Y(F(C,"repo").full_name);return{number:_.
number,headRepository:K,headBranch:B,baseBranch:Y(F(_,"base").ref)??"",fork:K?.toLowerCase()!==v?.toLowerCase()}}function j(_,v){return _.id===void 0?!1:Y(F(_,"\
head_repository").full_name)?.toLowerCase()!==v?.toLowerCase()}function W(_){if(!_)return{};try{const v=JSON.parse((0,h.readFileSync)(_,"utf8"));return(0,m.Gv)(
v)?v:{}}catch{return{}}}function F(_,v){const C=_[v];return(0,m.Gv)(C)?C:{}}function Y(_){return typeof _=="string"&&_!==""?_:void 0}}),661:((i,k,a)=>{a.d(k,{N:()=>gt});
var h=a(8302),w=a(5807);const m=["queued","in_progress","success","failure","error","inactive"],c=100,y=30;async function l(e,t,n,r,o){const d=`<!-- slipway ${n}\
 -->`,u=`${d}
${r}`,g=await E(e,t,d);if(g===void 0){if(o==="amend")return;await e.ask("write the comment",({rest:x})=>x.issues.createComment({...t,body:u}))}else if(g.body!==
u){const{owner:x,repo:G}=t;await e.ask("update the comment",({rest:ee})=>ee.issues.updateComment({owner:x,repo:G,comment_id:g.id,body:u}))}}async function E(e,t,n){
let r,o=0;const d=e.pages("read the comments",({paginate:u,rest:g})=>u.iterator(g.issues.listComments,{...t,per_page:c}));for await(const u of d){for(const g of u.
flatMap(I).filter(x=>x.body.startsWith(n)))if(r??=$(e),b(g,await r))return g;if(o+=1,u.length<c||o===y)break}}async function $(e){try{const t=await e.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,h.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function b(e,t){return t===""?e.
isBot:e.login===t}function I(e){if(!(0,h.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,h.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function N(e,t){if(!(0,h.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:r}=e,o=typeof r=="string"?O(r):r;if(!(0,h.Gv)(o)||o.slipway!==1||o.app!==t)return[];const{appID:d,deployID:u,commit:g,pullRequest:x}=o;return[{app:t,
id:String(n),appID:R(d),deployID:R(u),commit:R(g),pullRequest:typeof x=="number"&&Number.isSafeInteger(x)?x:void 0}]}function O(e){try{return JSON.parse(e)}catch{
return}}function R(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const D=140;function L(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)
return;const[r="",o=""]=t.split("/");let d;const u=()=>(d??=Promise.all([a.e(408),a.e(326)]).then(a.bind(a,8900)).then(({createGitHubClient:g})=>g({...e,apiUrl:n})),
d);return new M({owner:r,repo:o},e.context,u)}class M{name="GitHub";#t;#e;#n;constructor(t,n,r){this.#t=t,this.#e=n,this.#n=r}async remembered(t,n,r){const o=await this.#n(),
d={...this.#t,environment:t,task:"deploy",per_page:c},u=o.pages("read GitHub's deployments",({paginate:G,rest:ee})=>G.iterator(ee.repos.listDeployments,d)),g=[];
let x=0;for await(const G of u)if(g.push(...G.flatMap(ee=>N(ee,n))),x+=G.length,G.length<c||x>=r||g.length>0)break;return g}async record({environment:t,description:n,
memo:r}){const d=await(await this.#n()).ask("record a GitHub deployment",({rest:u})=>u.repos.createDeployment({...this.#t,ref:r.commit,task:"deploy",auto_merge:!1,
required_contexts:[],payload:{slipway:1,...r},environment:t,description:T(n),transient_environment:r.pullRequest!==void 0,production_environment:t==="production"}));
return(0,h.Gv)(d)&&Number.isSafeInteger(d.id)?String(d.id):void 0}async setState(t,{state:n,description:r,url:o,logUrl:d}){await(await this.#n()).ask("set a Git\
Hub deployment's status",({rest:g})=>g.repos.createDeploymentStatus({...this.#t,deployment_id:Number(t),state:n,description:T(r),auto_inactive:!1,...(0,h.Eb)({environment_url:o,
log_url:d})}))}async stateOf(t){const n=await this.#n(),r={...this.#t,deployment_id:Number(t),per_page:1},o=await n.ask("read a GitHub deployment's status",({rest:u})=>u.
repos.listDeploymentStatuses(r)),d=Array.isArray(o)?o[0]:void 0;return(0,h.Gv)(d)?H(d.state):void 0}async comment(t,n,r,o){await l(await this.#n(),{...this.#t,issue_number:t},
n,r,o)}async isClosed(t){const r=await(await this.#n()).ask("read the pull request",({rest:o})=>o.pulls.get({...this.#t,pull_number:t}));return(0,h.Gv)(r)&&r.state===
"closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token:\
 write"]:[],...r?[`pull-requests: ${t?"write":"read"}`]:[]].map(d=>`  ${d}`)].join(`
`)}}function H(e){return e==="pending"?"queued":m.find(t=>t===e)??(e===void 0?void 0:"inactive")}function T(e){return(0,w.Ow)(e,D)}var U=a(3739);const j=[["succ\
ess",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","o\
k","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","bu\
ildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolled\
back","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted",
"superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","p\
ending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","sy\
ncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","\
uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval",
"buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing",
"reconciling","unknown"]]],W=new Map(j.flatMap(([e,t])=>t.map(n=>[n,e])));function F(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Y=null;function _(e,t=new Map){
const n=F(e);return t.get(n)??W.get(n)??Y.find(([,r])=>r.test(n))?.[0]}function v(e,t=300){const n=(0,w.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\
\u2013";const r="`".repeat(se(n)+1),o=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${o}${n}${o}${r}`}function C(e,t=2e3){const n=e.map(o=>(0,w.Ow)(o,t)),
r="`".repeat(Math.max(3,se(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const B=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,K=/^[0-9a-f]{7,40}\W*$/i,te=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function q(e,t=1e3){return(0,w.Ow)(e,t).trim().replace(te,(r,o,d="",u="",g="",x="")=>o!==void 0?v(o)+d:B.test(r)&&!K.test(r)?r:u+v(g)+x)}function oe(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:o}=new URL(e);if(!(!/^https?:$/.test(t)||n!==""||r!==""||o.length>2e3))return`[${v(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function ne(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.byteLength((0,w.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.slice(
r)}function se(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function pe(e){return`### \u26AA The preview ${v(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function fe(e,t){return`### \u26AA ${v(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}const ke={rememberedAppID:void 0,attachTo:void 0},$e=new Set(["queued","in_progress","error",void 0]);async function he(e,t,n){const r=t.find(u=>u.appID!==void 0)?.
appID,o=t.find(u=>u.deployID!==void 0);if(!o||n===void 0||o.commit!==n)return{rememberedAppID:r,attachTo:void 0};const d=$e.has(await e.stateOf(o.id));return{rememberedAppID:r,
attachTo:d?o.deployID:void 0}}const me={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request wa\
s closed"};function ue({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Te(e,t,n,r,o){const d=`${n} without ${me[e](r)}:\
 ${t.message}`;return ue(t)?[d,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(o)}`]:[d,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const ge=10,ye=new Set(["success","in_progress","queued","error"]);
async function ce(e,t,n){for(const r of t.slice(0,ge)){const o=await e.stateOf(r.id);if(ye.has(o)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,
logUrl:void 0}),o==="success"))return r}}const X="The pull request was closed",s=300,p=2e3,f=new Set(["queued","pending","created","waiting","scheduled","accept\
ed"]);class S{#t;#e;#n=[];#o=Promise.resolve();#i=!1;#u="The deploy goes on";#c=new Set;#l=new Set;constructor(t){this.#t=t,this.#e=t.open}async recall(t){const{
forge:n}=this.#t;return await this.#r("deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,s),he(n,this.#n,t)))??ke}tell(t){t.type===
"app-known"&&this.#s({appID:t.appID}),t.type==="deployment-known"&&(this.#s({deployID:t.deployID}),this.#d(()=>this.#m())),t.type==="status"&&!this.#i&&!f.has(F(
t.status))&&(this.#i=!0,this.#d(()=>this.#a("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment){this.#s({ending:{...t,comment:n}}),
this.#d(()=>this.#g(t)),await Promise.all([this.#o,this.#f(t.comment)]),await this.#h(t),this.#t.save(void 0)}async#h({state:t}){const{forge:n,context:r}=this.#t,
{pullRequest:o}=r;!o||!await this.#r("closing",()=>n.isClosed(o.number))||(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#a("inactive",X,void 0)),
await this.#f(pe(this.#e.app)))}async closePreview(t){const{forge:n}=this.#t,{app:r,environment:o}=this.#e;return this.#u="The preview ended",await this.#r("clo\
sing",()=>n.isClosed(t))??!0?(await this.#r("deployments",async()=>{const u=(await n.remembered(o,r,p)).filter(g=>g.pullRequest===t);await ce(n,u,X)}),this.#e.comment&&
await this.#r("comment",()=>n.comment(t,r,pe(r),"amend")),!0):!1}#d(t){this.#o=this.#o.then(()=>this.#r("deployments",t))}async#m(){const t=this.#n.find(n=>n.deployID===
this.#e.deployID);t?this.#s({record:t.id}):await this.#p(),await this.#a("queued","The platform has it in its queue",void 0)}async#p(){const{forge:t,context:n}=this.#t,
{app:r,environment:o,appID:d,deployID:u}=this.#e;if(n.sha===void 0||this.#e.record!==void 0)return;const g={app:r,appID:d,deployID:u,commit:n.sha,pullRequest:n.
pullRequest?.number},x=await t.record({environment:o,description:`${r} by Slipway`,memo:g});x!==void 0&&this.#s({record:x})}async#a(t,n,r){const{forge:o,context:d}=this.#t;
this.#e.record!==void 0&&await o.setState(this.#e.record,{state:t,description:n,url:r,logUrl:d.runUrl})}async#g({state:t,description:n,url:r}){t!==void 0&&(await this.#p(),
await this.#a(t,n,r),t==="success"&&await this.#y())}async#y(){const{forge:t,context:n}=this.#t,{app:r,record:o,comment:d}=this.#e,u=this.#n.filter(ee=>ee.id!==
o),g=await ce(t,u,"A newer deployment took its place"),[x,G]=[g?.pullRequest,n.pullRequest?.number];!d||x===void 0||G===void 0||x===G||await this.#r("comment",()=>t.
comment(x,r,fe(r,G),"amend"))}async#f(t){const{forge:n,context:r}=this.#t,{pullRequest:o}=r;!this.#e.comment||!o||await this.#r("comment",()=>n.comment(o.number,
this.#e.app,t,"write"))}#s(t){this.#e={...this.#e,...t},this.#t.save(this.#e)}async#r(t,n){if(this.#c.has(t))return;const{forge:r,warn:o}=this.#t;try{return await n()}catch(d){
const u=(0,U.I7)(d);ue(u)&&this.#c.add(t),this.#l.has(t)||o(...Te(t,u,this.#u,r,this.#e)),this.#l.add(t);return}}}const V=[L];function z(e,t=V){if(e.token!=="")
for(const n of t){const r=n(e);if(r)return new S({...e,forge:r})}}function Z(e){const t=e===""?void 0:JSON.parse(e);if(!(0,h.Gv)(t)||typeof t.app!="string"||typeof t.
environment!="string")return;const{app:n,environment:r,comment:o,appID:d,deployID:u,record:g}=t,x=ae(t.ending);return{app:n,environment:r,comment:o===!0,...(0,h.
Eb)({appID:re(d),deployID:re(u),record:re(g),ending:x})}}function re(e){return typeof e=="string"?e:void 0}function ae(e){if(!(0,h.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:m.find(d=>d===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}const de="slipway/slipway";function J(e){return`https://github.com/${de}/blob/main/docs/${e}.md`}var ie=a(9127);function Fe(e){return/^\s*at\s.*[:)\d]$/.
test(e)}const We=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,ve=2,qe=2e3;class Ve{#t;#e;#n=[];#o=0;constructor(t){
this.#t=t}push(t){const n=(0,w.Nl)(t.slice(0,qe)).trimEnd().replace(/ \{$/,"");return Fe(n)?this.#e===void 0&&!We.test(n)?(this.#e=t,[...this.#i(),t]):(this.#o+=
1,this.#n.length<ve&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#e=void 0,this.#i()}#i(){const[t,n]=[this.#o,this.#n];return[this.#o,this.#n]=[0,[]],
t<ve?n:[this.#t(t)]}}function Ke(e,t){const n=new Ve(t);return[...e.flatMap(r=>n.push(r)),...n.end()]}const Ye={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function ze({code:e}){return Ye[e]}function _t({pages:e,links:t,
files:n,bytes:r}){return`Checked ${we(e,"page")}, ${we(t,"link")} and ${we(n,"file")} (${Q(r)})`}function we(e,t){return`${le(e)} ${t}${e===1?"":"s"}`}function bt(e){
const{base:t}=e,n=`${cleanLine(t.name,100)} (${Je(t)})`;if(e.kind==="untold")return`the difference to ${n} is unknown: ${e.why}`;const{pages:r,files:o,bytes:d,brotli:u}=e.
difference;return`${[Se(r," pages"),Se(o," files"),Ee(d),Ee(u," with Brotli")].join(", ")} against ${n}`}function Je({commit:e}){return e.slice(0,7)}function Se({
now:e,change:t},n=""){return`${le(e)}${n} (${Ie(t,le)})`}function Ee({now:e,change:t},n=""){return`${Q(e)}${n} (${Qe(t)})`}function Qe(e){return Ie(e,Q)}function Ie(e,t){
return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function le(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function Q(e){return e<1e3?`${e} B`:e<1e6?`${(e/
1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function kt(e,t,n){const r=new Set;for(const o of n.findings){const{message:d,place:u,remedy:g}=o;t.add(severityOf(
o),{message:cleanLine(d,1e3),place:u}),g!==void 0&&r.add(g)}for(const o of r)e.line(`  ${o}`);e.line(totalsLine(n))}const Oe=100,Xe={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"};function Ze(e){const{findings:t,largest:n}=e,r=t.length-Oe;return["### The site",et(e),...t.length===0?[]:[t.slice(0,Oe).map(tt).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${xe(["File","Bytes","Brotli","gzip"],n.map(o=>[v(o.path),Q(o.bytes),Q(o.brotli),Q(o.gzip)]))}

</details>`].join(`

`)}function et({pages:e,links:t,files:n,bytes:r,brotli:o,gzip:d}){const u=[e,t,n].map(le);return xe(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...u,Q(r),Q(o),Q(d)]])}function tt(e){const{message:t,place:n}=e,r=n?`${v([n.file,n.line,n.column].filter(o=>o!==void 0).join(":"))} `:"";return`\
- ${Xe[ze(e)]} ${r}${v(t,500)}`}function xe(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const Ne={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Re={bytes:6e4,errors:5,diagnostics:10,logLines:40};function nt(e){const t=[Ae(e,"##"),De(e),Le(e,Ne),
Pe(e),e.checked?Ze(e.checked):"",e.compared,lt(e),pt(e)];return Me(t,e.failure?.log,Ne)}function rt(e){const t=[Ae(e,"###"),De(e),Le(e,Re),Pe(e)];return Me(t,e.
failure?.log,Re,ft(e))}function $t(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Ue[e.status][1]}`}const Ue={succeeded:["\u2705","is deployed"],
failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Ae(e,t){const[n,r]=Ue[e.status],o=e.status===
"succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${v(e.app,200)} ${r}${o}`}function De(e){const t=oe(e.url);return t===void 0?"":`**${t}**`}function Pe(e){
const t=[["App",e.appID&&`${v(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&v(e.deployID,128)],["Source",it(e)],["Variabl\
es",st(e.variables)],["Code",ot(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]],[n,...r]=t.flatMap(([o,d])=>d?[`| ${o} | ${d} |`]:
[]);return n===void 0?"":[n,"| :-- | :-- |",...r].join(`
`)}function ot({failure:e,errors:t}){const n=e?.code===void 0?t.flatMap(o=>o.code??[]):[e.code],r=[...new Set(n)].slice(0,5).map(o=>v(o,64));return r.length===0?
void 0:`${r.join(", ")}: [what to do](<${J("troubleshooting")}>)`}function it({commit:e,built:t,branch:n,repository:r}){const o=`${v(n??"",200)} of ${v(r??"",200)}`,
d=e&&`${Ce(e)} on ${o}`;return t===void 0||t.id===e?.id?d??o:`${Ce(t)} as checked out, for ${d??o}`}function Ce({id:e,url:t}){const n=v(e.slice(0,12));return t===
void 0?n:`[${n}](<${t}>)`}const _e=60;function st(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>_e?` and ${e.length-
_e} more`:"";return`${e.slice(0,_e).map(r=>v(r,100)).join(", ")}${t}`}function Le(e,t){const{failure:n,errors:r}=e;if(n){const u=n.remedy===void 0?[]:[Ge(n.remedy.
split(`
`))],{headline:g,message:x}=n,G=x&&!g.includes(x)?[`The platform says: ${q(x,500)}`]:[];return[`**${q(g,500)}**`,at(n,e,t),...u,...G].filter(wt=>wt!=="").join(`\


`)}const o=r.slice(0,t.errors).map(u=>`**${q(u.message)}**

${Ge(u.explanation)}`.trimEnd()),d=r.length-o.length;return[...o,...d>0?[`\u2026 and ${d} more.`]:[]].join(`

`)}function Ge([e,...t]){return e===void 0?"":t.length===0?q(e):`${q(e)}

${C(t.slice(0,12),200)}`}function at({diagnostics:e,moreDiagnostics:t},n,r){const o=e.slice(0,r.diagnostics).map(g=>`- ${dt(g,n)} ${v(g.message)}`),d=e.length-o.
length+t,u=[d>0?`${d} more findings are not listed here.`:"",n.unannotated>0?`${n.unannotated} findings had no room for an annotation.`:""];return[o.join(`
`),...u].filter(g=>g!=="").join(`

`)}function dt(e,{built:t,commit:n}){const r=v(ut(e),300),o=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),d=e.file.toWellFormed().split("/");if(o===
void 0||e.file.length>1e3||d.some(g=>/^\.{0,2}$/.test(g)))return r;const u=d.map(encodeURIComponent).join("/");return`[${r}](<${o}/${u}${e.line===null?"":`#L${e.
line}`}>)`}function ut({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const ct=32;function lt({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:d})=>d)),n=Math.max(...e.map(({title:d})=>d.length)),r=e.map(({title:d,ms:u})=>{const g="\u2588".repeat(Math.round(u/t*ct))||"\u258F";return`${d.
padEnd(n)}  ${(0,ie.a3)(u).padStart(8)}  ${g}`}),o=e.reduce((d,{ms:u})=>d+u,0);return["### Where the time went",C([...r,`${"Total".padEnd(n)}  ${(0,ie.a3)(o).padStart(
8)}`])].join(`

`)}function pt({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${q(t,500)}`).join(`
`)].join(`

`)}function ft(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function Me(e,t,n,r=""){const o=e.filter(G=>G!=="").join(`

`),d=n.bytes-Buffer.byteLength(o)-Buffer.byteLength(r)-1e3,u=Ke(t??[],ht),g=ne(u.slice(-n.logLines),d),x=g.length===0?"":mt(g,g.length===u.length,t?.length??0);
return`${[o,x,r].filter(G=>G!=="").join(`

`)}
`}function ht(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function mt(e,t,n){return`<details><summary>${t?`Build log, ${n} lin\
es`:`Build log, the last ${e.length} of ${n} lines`}</summary>

${C(e)}

</details>`}async function gt(e){const{run:t,runner:n}=e,r=Z(t.saved);if(!r)return;const o=yt(r,t);r.ending||n.summary(nt(o)),await z({...e,context:t.context,token:t.
raw["github-token"],open:r,save:()=>{},warn:(u,g)=>{n.annotate("warning",{message:u});for(const x of g.split(`
`))n.line(`  ${x}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:je,url:void 0,comment:rt(o)})}const je="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function yt(e,{context:t}){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,
deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},built:void 0,
runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:je,explanation:["A re-run for the same commi\
t follows the same deployment."]}],warnings:[],unannotated:0}}}),4511:((i,k,a)=>{a.d(k,{Aq:()=>ye});var h=a(3024),w=a(857);function m(s){return s==null?"":typeof s==
"string"||s instanceof String?s:JSON.stringify(s)}function c(s){return Object.keys(s).length?{title:s.title,file:s.file,line:s.startLine,endLine:s.endLine,col:s.
startColumn,endColumn:s.endColumn}:{}}function y(s,p,f){const S=new $(s,p,f);process.stdout.write(S.toString()+w.EOL)}function l(s,p=""){y(s,{},p)}const E="::";
class ${constructor(p,f,S){p||(p="missing.command"),this.command=p,this.properties=f,this.message=S}toString(){let p=E+this.command;if(this.properties&&Object.keys(
this.properties).length>0){p+=" ";let f=!0;for(const S in this.properties)if(this.properties.hasOwnProperty(S)){const V=this.properties[S];V&&(f?f=!1:p+=",",p+=
`${S}=${I(V)}`)}}return p+=`${E}${b(this.message)}`,p}}function b(s){return m(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(s){return m(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var N=a(9896);function O(s,p){const f=process.env[`GITH\
UB_${s}`];if(!f)throw new Error(`Unable to find environment variable for file command ${s}`);if(!N.existsSync(f))throw new Error(`Missing file at path: ${f}`);N.
appendFileSync(f,`${m(p)}${w.EOL}`,{encoding:"utf8"})}function R(s,p){const f=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,S=m(p);if(s.includes(
f))throw new Error(`Unexpected input: name should not contain the delimiter "${f}"`);if(S.includes(f))throw new Error(`Unexpected input: value should not contai\
n the delimiter "${f}"`);return`${s}<<${f}${w.EOL}${S}${w.EOL}${f}`}const D=P("path");var L=function(s,p,f,S){function V(z){return z instanceof f?z:new f(function(Z){
Z(z)})}return new(f||(f=Promise))(function(z,Z){function re(J){try{de(S.next(J))}catch(ie){Z(ie)}}function ae(J){try{de(S.throw(J))}catch(ie){Z(ie)}}function de(J){
J.done?z(J.value):V(J.value).then(re,ae)}de((S=S.apply(s,p||[])).next())})},M;(function(s){s[s.Success=0]="Success",s[s.Failure=1]="Failure"})(M||(M={}));function H(s,p){
const f=toCommandValue(p);if(process.env[s]=f,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(s,p));issueCommand("set-env",{name:s},
f)}function T(s){y("add-mask",{},s)}function U(s){process.env.GITHUB_PATH||""?issueFileCommand("PATH",s):issueCommand("add-path",{},s),process.env.PATH=`${s}${path.
delimiter}${process.env.PATH}`}function j(s,p){const f=process.env[`INPUT_${s.replace(/ /g,"_").toUpperCase()}`]||"";if(p&&p.required&&!f)throw new Error(`Input\
 required and not supplied: ${s}`);return p&&p.trimWhitespace===!1?f:f.trim()}function W(s,p){const f=j(s,p).split(`
`).filter(S=>S!=="");return p&&p.trimWhitespace===!1?f:f.map(S=>S.trim())}function F(s,p){const f=["true","True","TRUE"],S=["false","False","FALSE"],V=j(s,p);if(f.
includes(V))return!0;if(S.includes(V))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${s}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Y(s,p){if(process.env.GITHUB_OUTPUT||"")return O("OUTPUT",R(s,p));process.
stdout.write(w.EOL),y("set-output",{name:s},m(p))}function _(s){issue("echo",s?"on":"off")}function v(s){process.exitCode=M.Failure,K(s)}function C(){return process.
env.RUNNER_DEBUG==="1"}function B(s){issueCommand("debug",{},s)}function K(s,p={}){y("error",c(p),s instanceof Error?s.toString():s)}function te(s,p={}){y("warn\
ing",c(p),s instanceof Error?s.toString():s)}function q(s,p={}){y("notice",c(p),s instanceof Error?s.toString():s)}function oe(s){process.stdout.write(s+w.EOL)}
function ne(s){l("group",s)}function se(){l("endgroup")}function pe(s,p){return L(this,void 0,void 0,function*(){ne(s);let f;try{f=yield p()}finally{se()}return f})}
function fe(s,p){if(process.env.GITHUB_STATE||"")return O("STATE",R(s,p));y("save-state",{name:s},m(p))}function ke(s){return process.env[`STATE_${s}`]||""}function $e(s){
return L(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(s)})}var he=a(3739),me=a(8302),ue=a(5807);const Te="slipway",ge={error:K,warning:te,notice:q};
function ye(s){const p=ce();return{line:f=>oe(X(f)),group:f=>ne(X(f)),endGroup:se,replay:(f,S)=>{oe([`::stop-commands::${S}`,...f.map(X),`::${S}::`].join(`
`))},annotate:(f,{message:S,title:V,place:z})=>{const{file:Z,line:re,column:ae}=z??{};ge[f](X(S),(0,me.Eb)({title:V,file:Z,startLine:re,startColumn:ae}))},mask:T,
output:(f,S)=>p("the outputs",()=>Y(f,S)),state:(f,S)=>p("the state for the post step",()=>fe(f,S)),summary:f=>{s!==void 0&&p("the summary",()=>(0,h.writeFileSync)(
s,f))}}}function ce(){const s=new Set;return(p,f)=>{try{f()}catch(S){s.has(p)||te(X(`The runner cannot keep ${p}: ${(0,he.I7)(S).message}`)),s.add(p)}}}function X(s){
return(0,ue.Ow)(s).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7177:((i,k,a)=>{a.d(k,{i:()=>c});var h=a(3739);function w(l){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(l)}function m(l){return/^(?:[^.]+\.)*localhost\.?$/i.test(l)||w(l.replace(/^\[|\]$/g,""))}async function c(l){const E=D=>l[D.toLowerCase()]||l[D]||"",$=E("\
ALL_PROXY"),b=y(E("HTTP_PROXY")||$,"HTTP_PROXY"),I=y(E("HTTPS_PROXY")||$,"HTTPS_PROXY");if(b===""&&I==="")return fetch;const N=await a.e(903).then(a.t.bind(a,9903,
19)),O=new N.EnvHttpProxyAgent({httpProxy:b,httpsProxy:I,noProxy:E("NO_PROXY")}),R=N.fetch;return async(D,L)=>{if(D instanceof Request)throw new TypeError("This\
 fetch takes an address, not a Request");const M=new URL(D);return m(M.hostname)?fetch(D,L):R(M,{...L,dispatcher:O})}}function y(l,E){const $=l===""||l.includes(
"://")?l:`http://${l}`;if($===""||URL.canParse($))return $;throw new h.GQ("invalid_input",`${E} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),336:((i,k,a)=>{a.d(k,{ml:()=>w});const h=P("node:timers/promises"),w={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(y,l){
l?.throwIfAborted();try{await(0,h.setTimeout)(y,void 0,{signal:l})}catch(E){throw l?.throwIfAborted(),E}},after(y,l){const E=setTimeout(l,y);return()=>clearTimeout(
E)}},m={now(){const{user:y,system:l}=process.cpuUsage();return(y+l)/1e3}},c=(y,l)=>{const E=setInterval(l,y).unref();return()=>clearInterval(E)}}),9127:((i,k,a)=>{
a.d(k,{a3:()=>c});var h=a(3739);const w=null;function m($,b){const I=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec($.trim()),[,...N]=I??
[],O=w.reduce((R,D,L)=>R+Number(N[L]??0)*D,0);if(!I||O===0)throw new SlipwayError("invalid_input",`${b}: "${$}" is not a duration`,{input:b,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return O}function c($){if($<1e3)return`${Math.round($)}ms`;if($<59950)return`${($/1e3).toFixed(
1)}s`;const b=Math.round($/1e3),I=N=>String(N).padStart(2,"0");return b<3600?`${Math.floor(b/60)}m ${I(b%60)}s`:`${Math.floor(b/3600)}h ${I(Math.floor(b%3600/60))}\
m`}const y=null,l=null;function E($,b){const I=b-$;if(I>l)return new Date($).toISOString().slice(0,10);const[N,O]=y.find(([,D])=>I>=D)??[];if(!N||N==="second"&&
I<1e4)return"just now";const R=Math.floor(I/O);return`${R} ${N}${R===1?"":"s"} ago`}}),3739:((i,k,a)=>{a.d(k,{GQ:()=>m,I7:()=>c,xU:()=>l});const h={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},w=Object.keys(h);class m extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(I,N,O={}){
super(N,O.cause===void 0?void 0:{cause:O.cause}),this.code=I,this.mender=h[I],this.remedy=O.remedy,this.input=O.input,this.place=O.place,this.call=O.call,this.also=
O.also??[]}with({code:I=this.code,message:N=this.message,...O}){const{remedy:R,input:D,place:L,call:M,cause:H,also:T}=this;return new m(I,N,{remedy:R,input:D,place:L,
call:M,cause:H,also:T,...O})}}function c(b){if(b instanceof m)return b;const I=b instanceof Error?b.message:String(b);return new m("internal",I,{cause:b,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function y(b){throw new m("internal",`Unhandled case: ${JSON.stringify(b)}`)}function l(b){
if(!(!(b instanceof Error)||!("code"in b)))return typeof b.code=="string"?b.code:void 0}const E=new Set(["ENOSPC","EDQUOT"]);function $(b){return E.has(l(b))}}),
8302:((i,k,a)=>{a.d(k,{Eb:()=>w,Gv:()=>h});function h(c){return typeof c=="object"&&c!==null&&!Array.isArray(c)}function w(c){const y=Object.entries(c).filter(([
,l])=>l!==void 0);return Object.fromEntries(y)}function m(c,y){return typeof c=="string"&&c.length<=y}}),5807:((i,k,a)=>{a.d(k,{Nl:()=>N,Ow:()=>M});const h="\x1B",
w="\x07",m=new RegExp(`${h}[\\]P_^X][^${w}${h}]*(?:${w}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),c=/[\t\n\v\f\r\u0085\u2028\u2029]/g,y=new RegExp(
"[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),l=new RegExp(`(?!\\t)(\
?:${y.source})`,"gu"),E=new RegExp(`${h}\\[[0-9;:]{0,40}m`,"g");function $(T){const U=T.includes(h)?T.match(E)??[]:[];return U.length===0?{texts:[T],codes:U}:{texts:T.
split(E),codes:U}}const b=/^[ -~]*$/,I=/^[\t -~]*$/;function N(T){return T.includes(h)?T.replace(m,""):T}function O(T){return I.test(T)?T:N(T).replace(/[\n\u2028\u2029]/g,
" ").replace(l,"")}function R(T){return T.split(`
`).map(O).join(`
`)}function D(T,U){return T.length>U?H(T,U):T}function L(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function M(T,U=2e3){const j=T.length>U*8+1024?T.slice(
0,U*8+1024):T;if(b.test(j)&&j.length<=U)return T;const W=N(j).replace(c," ").replace(y,"").toWellFormed();return W.length>U||j.length<T.length?H(W,U):W}function H(T,U){
if(U<1)return"";const j=T.slice(0,U-1),W=j.charCodeAt(j.length-1);return`${W>=55296&&W<=56319?j.slice(0,-1):j}\u2026`}}),8010:((i,k,a)=>{a.a(i,async(h,w)=>{try{
var m=a(6451),c=a(661),y=a(4511),l=a(7177),E=a(336);const $=(0,m.c)();await(0,c.N)({run:$,runner:(0,y.Aq)($.summaryFile),fetch:await(0,l.i)(process.env),clock:E.
ml,random:Math.random}),w()}catch($){w($)}},1)})},be={};function A(i){var k=be[i];if(k!==void 0)return k.exports;var a=be[i]={id:i,loaded:!1,exports:{}},h=!0;try{
He[i](a,a.exports,A),h=!1}finally{h&&delete be[i]}return a.loaded=!0,a.exports}A.m=He,typeof A<"u"&&(A.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).
slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var i=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=m=>{m&&m.d<1&&(m.d=1,m.forEach(
c=>c.r--),m.forEach(c=>c.r--?c.r++:c()))},w=m=>m.map(c=>{if(c!==null&&typeof c=="object"){if(c[i])return c;if(c.then){var y=[];y.d=0,c.then($=>{l[k]=$,h(y)},$=>{
l[a]=$,h(y)});var l={};return l[i]=$=>$(y),l}}var E={};return E[i]=$=>{},E[k]=c,E});A.a=(m,c,y)=>{var l;y&&((l=[]).d=-1);var E=new Set,$=m.exports,b,I,N,O=new Promise(
(R,D)=>{N=D,I=R});O[k]=$,O[i]=R=>(l&&R(l),E.forEach(R),O.catch(D=>{})),m.exports=O,c(R=>{b=w(R);var D,L=()=>b.map(H=>{if(H[a])throw H[a];return H[k]}),M=new Promise(
H=>{D=()=>H(L),D.r=0;var T=U=>U!==l&&!E.has(U)&&(E.add(U),U&&!U.d&&(D.r++,U.push(D)));b.map(U=>U[i](T))});return D.r?M:L()},R=>(R?N(O[a]=R):I($),h(l))),l&&l.d<0&&
(l.d=0)}})(),(()=>{var i=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,k;A.t=function(a,h){if(h&1&&(a=this(a)),h&8||typeof a=="object"&&a&&(h&
4&&a.__esModule||h&16&&typeof a.then=="function"))return a;var w=Object.create(null);A.r(w);var m={};k=k||[null,i({}),i([]),i(i)];for(var c=h&2&&a;typeof c=="ob\
ject"&&!~k.indexOf(c);c=i(c))Object.getOwnPropertyNames(c).forEach(y=>m[y]=()=>a[y]);return m.default=()=>a,A.d(w,m),w}})(),A.d=(i,k)=>{for(var a in k)A.o(k,a)&&
!A.o(i,a)&&Object.defineProperty(i,a,{enumerable:!0,get:k[a]})},A.f={},A.e=i=>Promise.all(Object.keys(A.f).reduce((k,a)=>(A.f[a](i,k),k),[])),A.u=i=>""+i+".inde\
x.js",A.o=(i,k)=>Object.prototype.hasOwnProperty.call(i,k),A.r=i=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(i,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(i,"__esModule",{value:!0})},A.nmd=i=>(i.paths=[],i.children||(i.children=[]),i),(()=>{var i={792:0},k=a=>{var{ids:h,modules:w,runtime:m}=a,
c,y,l=0;for(c in w)A.o(w,c)&&(A.m[c]=w[c]);for(m&&m(A);l<h.length;l++)y=h[l],A.o(i,y)&&i[y]&&i[y][0](),i[h[l]]=0};A.f.j=(a,h)=>{var w=A.o(i,a)?i[a]:void 0;if(w!==
0)if(w)h.push(w[1]);else{var m=import("./"+A.u(a)).then(k,c=>{throw i[a]!==0&&(i[a]=void 0),c}),m=Promise.race([m,new Promise(c=>w=i[a]=[c])]);h.push(w[1]=m)}}})();
var Be=A(8010);Be=await Be;

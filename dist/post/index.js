const N=process.getBuiltinModule;var Ge={9896:(i=>{i.exports=N("fs")}),4589:(i=>{i.exports=N("node:assert")}),6698:(i=>{i.exports=N("node:async_hooks")}),4573:(i=>{
i.exports=N("node:buffer")}),7598:(i=>{i.exports=N("node:crypto")}),3053:(i=>{i.exports=N("node:diagnostics_channel")}),8474:(i=>{i.exports=N("node:events")}),3024:(i=>{
i.exports=N("node:fs")}),7067:(i=>{i.exports=N("node:http")}),2467:(i=>{i.exports=N("node:http2")}),7030:(i=>{i.exports=N("node:net")}),643:(i=>{i.exports=N("no\
de:perf_hooks")}),1792:(i=>{i.exports=N("node:querystring")}),99:(i=>{i.exports=N("node:sqlite")}),7075:(i=>{i.exports=N("node:stream")}),7830:(i=>{i.exports=N(
"node:stream/web")}),1692:(i=>{i.exports=N("node:tls")}),3136:(i=>{i.exports=N("node:url")}),7975:(i=>{i.exports=N("node:util")}),3429:(i=>{i.exports=N("node:ut\
il/types")}),5919:(i=>{i.exports=N("node:worker_threads")}),8522:(i=>{i.exports=N("node:zlib")}),857:(i=>{i.exports=N("os")}),6451:((i,b,a)=>{a.d(b,{c:()=>x});var h=a(
3024);const w=N("node:path");var y=a(8302);const v={...{mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys t\
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
ys to delete."}},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan, without requests that change anything."}},A=new Map(Object.
entries(v)),L=Object.keys(v).filter(R);function R(g){return Object.hasOwn(v,g)}const U={"app-id":"The app's ID.","app-created":"`true` if this run created the a\
pp.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment f\
ailed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},P=Object.keys(U).filter(g=>g in U);function T(g){const k=L.
map(D=>{const j=A.get(D)?.default??"";return[D,g[D]||(j.startsWith("${{")?"":j)]});return Object.fromEntries(k)}function x(g=process.env){const k=g.GITHUB_WORKSPACE||
process.cwd();return{raw:C(g),context:G(g,k),summaryFile:g.GITHUB_STEP_SUMMARY||void 0,saved:g.STATE_slipway??"",readFile:D=>(0,h.readFileSync)((0,w.resolve)(k,
D),"utf8")}}function C(g){const k={};for(const D of L){const j=g[`INPUT_${D.toUpperCase()}`]?.trim();j&&(k[D]=j)}return T(k)}function G(g,k){const D=g.GITHUB_REPOSITORY||
void 0,j=de(g.GITHUB_EVENT_PATH),W=g.GITHUB_SERVER_URL||"https://github.com",[X,V]=[g.ACTIONS_ID_TOKEN_REQUEST_URL,g.ACTIONS_ID_TOKEN_REQUEST_TOKEN],re=B(B(j,"p\
ull_request"),"head"),Z=M(B(j,"pull_request"),D);return{serverUrl:W,apiUrl:g.GITHUB_API_URL||"https://api.github.com",repository:D,refName:g.GITHUB_REF_NAME||void 0,
sha:K(re.sha)??(g.GITHUB_SHA||void 0),eventName:g.GITHUB_EVENT_NAME||void 0,pullRequest:Z,fork:Z?.fork===!0||ne(B(j,"workflow_run"),D),selfHosted:g.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:g.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:X&&V?{url:X,token:V}:void 0,runUrl:D&&g.GITHUB_RUN_ID?`${W}/${D}/actions/runs/${g.GITHUB_RUN_ID}`:
void 0,workspace:k}}function M(g,k){const D=B(g,"head"),j=K(D.ref);if(typeof g.number!="number"||j===void 0)return;const W=K(B(D,"repo").full_name);return{number:g.
number,headRepository:W,headBranch:j,baseBranch:K(B(g,"base").ref)??"",fork:W?.toLowerCase()!==k?.toLowerCase()}}function ne(g,k){return g.id===void 0?!1:K(B(g,
"head_repository").full_name)?.toLowerCase()!==k?.toLowerCase()}function de(g){if(!g)return{};try{const k=JSON.parse((0,h.readFileSync)(g,"utf8"));return(0,y.Gv)(
k)?k:{}}catch{return{}}}function B(g,k){const D=g[k];return(0,y.Gv)(D)?D:{}}function K(g){return typeof g=="string"&&g!==""?g:void 0}}),5533:((i,b,a)=>{a.d(b,{N:()=>nt});
var h=a(8302),w=a(5807);const y=["queued","in_progress","success","failure","error","inactive"],d=100,m=30;async function f(e,t,n,r,o){const u=`<!-- slipway ${n}\
 -->`,c=`${u}
${r}`,_=await I(e,t,u);if(_===void 0){if(o==="amend")return;await e.ask("write the comment",({rest:S})=>S.issues.createComment({...t,body:c}))}else if(_.body!==
c){const{owner:S,repo:H}=t;await e.ask("update the comment",({rest:F})=>F.issues.updateComment({owner:S,repo:H,comment_id:_.id,body:c}))}}async function I(e,t,n){
let r,o=0;const u=e.pages("read the comments",({paginate:c,rest:_})=>c.iterator(_.issues.listComments,{...t,per_page:d}));for await(const c of u){for(const _ of c.
flatMap(A).filter(S=>S.body.startsWith(n)))if(r??=E(e),v(_,await r))return _;if(o+=1,c.length<d||o===m)break}}async function E(e){try{const t=await e.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,h.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function v(e,t){return t===""?e.
isBot:e.login===t}function A(e){if(!(0,h.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,h.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function L(e,t){if(!(0,h.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:r}=e,o=typeof r=="string"?R(r):r;if(!(0,h.Gv)(o)||o.slipway!==1||o.app!==t)return[];const{appID:u,deployID:c,commit:_,pullRequest:S}=o;return[{app:t,
id:String(n),appID:U(u),deployID:U(c),commit:U(_),pullRequest:typeof S=="number"&&Number.isSafeInteger(S)?S:void 0}]}function R(e){try{return JSON.parse(e)}catch{
return}}function U(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const P=140;function T(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)
return;const[r="",o=""]=t.split("/");let u;const c=()=>(u??=Promise.all([a.e(408),a.e(326)]).then(a.bind(a,8900)).then(({createGitHubClient:_})=>_({...e,apiUrl:n})),
u);return new x({owner:r,repo:o},e.context,c)}class x{name="GitHub";#t;#e;#n;constructor(t,n,r){this.#t=t,this.#e=n,this.#n=r}async remembered(t,n,r){const o=await this.#n(),
u={...this.#t,environment:t,task:"deploy",per_page:d},c=o.pages("read GitHub's deployments",({paginate:H,rest:F})=>H.iterator(F.repos.listDeployments,u)),_=[];let S=0;
for await(const H of c)if(_.push(...H.flatMap(F=>L(F,n))),S+=H.length,H.length<d||S>=r||_.length>0)break;return _}async record({environment:t,description:n,memo:r}){
const u=await(await this.#n()).ask("record a GitHub deployment",({rest:c})=>c.repos.createDeployment({...this.#t,ref:r.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...r},environment:t,description:G(n),transient_environment:r.pullRequest!==void 0,production_environment:t==="production"}));return(0,h.Gv)(u)&&
Number.isSafeInteger(u.id)?String(u.id):void 0}async setState(t,{state:n,description:r,url:o,logUrl:u}){await(await this.#n()).ask("set a GitHub deployment's st\
atus",({rest:_})=>_.repos.createDeploymentStatus({...this.#t,deployment_id:Number(t),state:n,description:G(r),auto_inactive:!1,...(0,h.Eb)({environment_url:o,log_url:u})}))}async stateOf(t){
const n=await this.#n(),r={...this.#t,deployment_id:Number(t),per_page:1},o=await n.ask("read a GitHub deployment's status",({rest:c})=>c.repos.listDeploymentStatuses(
r)),u=Array.isArray(o)?o[0]:void 0;return(0,h.Gv)(u)?C(u.state):void 0}async comment(t,n,r,o){await f(await this.#n(),{...this.#t,issue_number:t},n,r,o)}async isClosed(t){
const r=await(await this.#n()).ask("read the pull request",({rest:o})=>o.pulls.get({...this.#t,pull_number:t}));return(0,h.Gv)(r)&&r.state==="closed"}permissions({
comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token: write"]:[],...r?[`pul\
l-requests: ${t?"write":"read"}`]:[]].map(u=>`  ${u}`)].join(`
`)}}function C(e){return e==="pending"?"queued":y.find(t=>t===e)??(e===void 0?void 0:"inactive")}function G(e){return(0,w.Ow)(e,P)}var M=a(3739);const ne=[["suc\
cess",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","\
ok","published","finished","passed","succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","b\
uildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolle\
dback","updatefailed","predeployfailed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborte\
d","superseded","skipped","stopped","replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued",
"pending","created","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","\
syncing","uploading","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing",
"uploaded","processed","retrying","working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval",
"buildinprogress","updateinprogress","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing",
"reconciling","unknown"]]],de=new Map(ne.flatMap(([e,t])=>t.map(n=>[n,e])));function B(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const K=null;function g(e,t=new Map){
const n=B(e);return t.get(n)??de.get(n)??K.find(([,r])=>r.test(n))?.[0]}function k(e,t=300){const n=(0,w.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\
\u2013";const r="`".repeat(ie(n)+1),o=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${o}${n}${o}${r}`}function D(e,t=2e3){const n=e.map(o=>(0,w.Ow)(o,t)),
r="`".repeat(Math.max(3,ie(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const j=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,W=/^[0-9a-f]{7,40}\W*$/i,X=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function V(e,t=1e3){return(0,w.Ow)(e,t).trim().replace(X,(r,o,u="",c="",_="",S="")=>o!==void 0?k(o)+u:j.test(r)&&!W.test(r)?r:c+k(_)+S)}function re(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:o}=new URL(e);if(!(!/^https?:$/.test(t)||n!==""||r!==""||o.length>2e3))return`[${k(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function Z(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.byteLength((0,w.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.slice(
r)}function ie(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function le(e){return`### \u26AA The preview ${k(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function pe(e,t){return`### \u26AA ${k(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}const be={rememberedAppID:void 0,attachTo:void 0},ke=new Set(["queued","in_progress","error",void 0]);async function fe(e,t,n){const r=t.find(c=>c.appID!==void 0)?.
appID,o=t.find(c=>c.deployID!==void 0);if(!o||n===void 0||o.commit!==n)return{rememberedAppID:r,attachTo:void 0};const u=ke.has(await e.stateOf(o.id));return{rememberedAppID:r,
attachTo:u?o.deployID:void 0}}const he={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request wa\
s closed"};function ue({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Te(e,t,n,r,o){const u=`${n} without ${he[e](r)}:\
 ${t.message}`;return ue(t)?[u,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(o)}`]:[u,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const me=10,ye=new Set(["success","in_progress","queued","error"]);
async function ce(e,t,n){for(const r of t.slice(0,me)){const o=await e.stateOf(r.id);if(ye.has(o)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,
logUrl:void 0}),o==="success"))return r}}const z="The pull request was closed",s=300,l=2e3,p=new Set(["queued","pending","created","waiting","scheduled","accept\
ed"]);class ${#t;#e;#n=[];#s=Promise.resolve();#d=!1;#u="The deploy goes on";#c=new Set;#l=new Set;constructor(t){this.#t=t,this.#e=t.open}async recall(t){const{
forge:n}=this.#t;return await this.#r("deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,s),fe(n,this.#n,t)))??be}tell(t){t.type===
"app-known"&&this.#o({appID:t.appID}),t.type==="deployment-known"&&(this.#o({deployID:t.deployID}),this.#a(()=>this.#m())),t.type==="status"&&!this.#d&&!p.has(B(
t.status))&&(this.#d=!0,this.#a(()=>this.#i("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment){this.#o({ending:{...t,comment:n}}),
this.#a(()=>this.#y(t)),await Promise.all([this.#s,this.#f(t.comment)]),await this.#h(t),this.#t.save(void 0)}async#h({state:t}){const{forge:n,context:r}=this.#t,
{pullRequest:o}=r;!o||!await this.#r("closing",()=>n.isClosed(o.number))||(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#i("inactive",z,void 0)),
await this.#f(le(this.#e.app)))}async closePreview(t){const{forge:n}=this.#t,{app:r,environment:o}=this.#e;return this.#u="The preview ended",await this.#r("clo\
sing",()=>n.isClosed(t))??!0?(await this.#r("deployments",async()=>{const c=(await n.remembered(o,r,l)).filter(_=>_.pullRequest===t);await ce(n,c,z)}),this.#e.comment&&
await this.#r("comment",()=>n.comment(t,r,le(r),"amend")),!0):!1}#a(t){this.#s=this.#s.then(()=>this.#r("deployments",t))}async#m(){const t=this.#n.find(n=>n.deployID===
this.#e.deployID);t?this.#o({record:t.id}):await this.#p(),await this.#i("queued","The platform has it in its queue",void 0)}async#p(){const{forge:t,context:n}=this.#t,
{app:r,environment:o,appID:u,deployID:c}=this.#e;if(n.sha===void 0||this.#e.record!==void 0)return;const _={app:r,appID:u,deployID:c,commit:n.sha,pullRequest:n.
pullRequest?.number},S=await t.record({environment:o,description:`${r} by Slipway`,memo:_});S!==void 0&&this.#o({record:S})}async#i(t,n,r){const{forge:o,context:u}=this.#t;
this.#e.record!==void 0&&await o.setState(this.#e.record,{state:t,description:n,url:r,logUrl:u.runUrl})}async#y({state:t,description:n,url:r}){t!==void 0&&(await this.#p(),
await this.#i(t,n,r),t==="success"&&await this.#g())}async#g(){const{forge:t,context:n}=this.#t,{app:r,record:o,comment:u}=this.#e,c=this.#n.filter(F=>F.id!==o),
_=await ce(t,c,"A newer deployment took its place"),[S,H]=[_?.pullRequest,n.pullRequest?.number];!u||S===void 0||H===void 0||S===H||await this.#r("comment",()=>t.
comment(S,r,pe(r,H),"amend"))}async#f(t){const{forge:n,context:r}=this.#t,{pullRequest:o}=r;!this.#e.comment||!o||await this.#r("comment",()=>n.comment(o.number,
this.#e.app,t,"write"))}#o(t){this.#e={...this.#e,...t},this.#t.save(this.#e)}async#r(t,n){if(this.#c.has(t))return;const{forge:r,warn:o}=this.#t;try{return await n()}catch(u){
const c=(0,M.I7)(u);ue(c)&&this.#c.add(t),this.#l.has(t)||o(...Te(t,c,this.#u,r,this.#e)),this.#l.add(t);return}}}const q=[T];function Y(e,t=q){if(e.token!=="")
for(const n of t){const r=n(e);if(r)return new $({...e,forge:r})}}function Q(e){const t=e===""?void 0:JSON.parse(e);if(!(0,h.Gv)(t)||typeof t.app!="string"||typeof t.
environment!="string")return;const{app:n,environment:r,comment:o,appID:u,deployID:c,record:_}=t,S=se(t.ending);return{app:n,environment:r,comment:o===!0,...(0,h.
Eb)({appID:ee(u),deployID:ee(c),record:ee(_),ending:S})}}function ee(e){return typeof e=="string"?e:void 0}function se(e){if(!(0,h.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:y.find(u=>u===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}var oe=a(9127);const J={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",
leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function ae({code:e}){return J[e]}function st(e,t,n){const{pages:r,links:o,files:u}=n,c=new Set;for(const F of n.findings){const{message:ot,place:it,remedy:Le}=F;
t.add(severityOf(F),{message:cleanLine(ot,1e3),place:it}),Le!==void 0&&c.add(Le)}for(const F of c)e.line(`  ${F}`);const[_,S,H]=[ge(r,"page"),ge(o,"link"),ge(u,
"file")];e.line(`Checked ${_}, ${S} and ${H} (${te(n.bytes)})`)}function ge(e,t){return`${Se(e)} ${t}${e===1?"":"s"}`}const ve=100,Me={error:"\u274C",warning:"\u26A0\
\uFE0F",notice:"\u2139\uFE0F"};function He(e){const{findings:t,largest:n}=e,r=t.length-ve;return["### The site",Be(e),...t.length===0?[]:[t.slice(0,ve).map(Fe).
join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${$e(["File","Bytes","Brotli","gzip"],n.map(o=>[k(o.path),te(o.bytes),te(o.brotli),te(o.gzip)]))}

</details>`].join(`

`)}function Be({pages:e,links:t,files:n,bytes:r,brotli:o,gzip:u}){const c=[e,t,n].map(Se);return $e(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...c,te(r),te(o),te(u)]])}function Fe(e){const{message:t,place:n}=e,r=n?`${k([n.file,n.line,n.column].filter(o=>o!==void 0).join(":"))} `:"";return`\
- ${Me[ae(e)]} ${r}${k(t,500)}`}function $e(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}function Se(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function te(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)}\
 MB`}const Ee={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Ie={bytes:6e4,errors:5,diagnostics:10,logLines:40};function qe(e){const t=[xe(e,"##"),Ne(e),Re(e),
De(e,Ee),e.checked?He(e.checked):"",e.compared,Xe(e),Ze(e)];return Ae(t,e.failure?.log,Ee)}function We(e){const t=[xe(e,"###"),Ne(e),Re(e),De(e,Ie)];return Ae(t,
e.failure?.log,Ie,et(e))}function at(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Oe[e.status][1]}`}const Oe={succeeded:["\u2705","is deploy\
ed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function xe(e,t){const[n,r]=Oe[e.status],o=e.status===
"succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${k(e.app,200)} ${r}${o}`}function Ne(e){const t=re(e.url);return t===void 0?"":`**${t}**`}function Re(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${k(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&k(e.deployID,128)],
["Source",Ke(e)],["Variables",Ye(e.variables)],["Code",Ve(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([r,o])=>o?[`\
| ${r} | ${o} |`]:[])].join(`
`)}function Ve({failure:e,errors:t}){const n=e?.code===void 0?t.flatMap(o=>o.code??[]):[e.code],r=[...new Set(n)].slice(0,5).map(o=>k(o,64));return r.length===0?
void 0:`${r.join(", ")}: see docs/troubleshooting.md of Slipway`}function Ke({commit:e,built:t,branch:n,repository:r}){const o=`${k(n??"",200)} of ${k(r??"",200)}`,
u=e&&`${Ue(e)} on ${o}`;return t===void 0||t.id===e?.id?u??o:`${Ue(t)} as checked out, for ${u??o}`}function Ue({id:e,url:t}){const n=k(e.slice(0,12));return t===
void 0?n:`[${n}](<${t}>)`}const we=60;function Ye(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>we?` and ${e.length-
we} more`:"";return`${e.slice(0,we).map(r=>k(r,100)).join(", ")}${t}`}function De(e,t){const{failure:n,errors:r}=e;if(n){const c=n.remedy===void 0?[]:[Pe(n.remedy.
split(`
`))];return[`**${V(n.headline,500)}**`,...c,Je(n,e,t)].filter(S=>S!=="").join(`

`)}const o=r.slice(0,t.errors).map(c=>`**${V(c.message)}**

${Pe(c.explanation)}`.trimEnd()),u=r.length-o.length;return[...o,...u>0?[`\u2026 and ${u} more.`]:[]].join(`

`)}function Pe([e,...t]){return e===void 0?"":t.length===0?V(e):`${V(e)}

${D(t.slice(0,12),200)}`}function Je({diagnostics:e,moreDiagnostics:t},n,r){const o=e.slice(0,r.diagnostics).map(_=>`- ${k(ze(_),300)} ${k(_.message)}`),u=e.length-
o.length+t,c=[u>0?`${u} more findings are not listed here.`:"",n.unannotated>0?`${n.unannotated} findings had no room for an annotation.`:""];return[o.join(`
`),...c].filter(_=>_!=="").join(`

`)}function ze({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const Qe=32;function Xe({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:u})=>u)),n=Math.max(...e.map(({title:u})=>u.length)),r=e.map(({title:u,ms:c})=>{const _="\u2588".repeat(Math.round(c/t*Qe))||"\u258F";return`${u.
padEnd(n)}  ${(0,oe.a)(c).padStart(8)}  ${_}`}),o=e.reduce((u,{ms:c})=>u+c,0);return["### Where the time went",D([...r,`${"Total".padEnd(n)}  ${(0,oe.a)(o).padStart(
8)}`])].join(`

`)}function Ze({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${V(t,500)}`).join(`
`)].join(`

`)}function et(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function Ae(e,t,n,r=""){const o=e.filter(S=>S!=="").join(`

`),u=n.bytes-Buffer.byteLength(o)-Buffer.byteLength(r)-1e3,c=Z((t??[]).slice(-n.logLines),u),_=c.length===0?"":tt(c,t?.length??0);return`${[o,_,r].filter(S=>S!==
"").join(`

`)}
`}function tt(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${D(e)}

</details>`}async function nt(e){const{run:t,runner:n}=e,r=Q(t.saved);if(!r)return;const o=rt(r,t);r.ending||n.summary(qe(o)),await Y({...e,context:t.context,token:t.
raw["github-token"],open:r,save:()=>{},warn:(c,_)=>{n.annotate("warning",{message:c});for(const S of _.split(`
`))n.line(`  ${S}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:Ce,url:void 0,comment:We(o)})}const Ce="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function rt(e,{context:t}){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,
deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},built:void 0,
runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:Ce,explanation:["A re-run for the same commi\
t follows the same deployment."]}],warnings:[],unannotated:0}}}),4511:((i,b,a)=>{a.d(b,{Aq:()=>ye});var h=a(3024),w=a(857);function y(s){return s==null?"":typeof s==
"string"||s instanceof String?s:JSON.stringify(s)}function d(s){return Object.keys(s).length?{title:s.title,file:s.file,line:s.startLine,endLine:s.endLine,col:s.
startColumn,endColumn:s.endColumn}:{}}function m(s,l,p){const $=new E(s,l,p);process.stdout.write($.toString()+w.EOL)}function f(s,l=""){m(s,{},l)}const I="::";
class E{constructor(l,p,$){l||(l="missing.command"),this.command=l,this.properties=p,this.message=$}toString(){let l=I+this.command;if(this.properties&&Object.keys(
this.properties).length>0){l+=" ";let p=!0;for(const $ in this.properties)if(this.properties.hasOwnProperty($)){const q=this.properties[$];q&&(p?p=!1:l+=",",l+=
`${$}=${A(q)}`)}}return l+=`${I}${v(this.message)}`,l}}function v(s){return y(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function A(s){return y(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}var L=a(9896);function R(s,l){const p=process.env[`GITH\
UB_${s}`];if(!p)throw new Error(`Unable to find environment variable for file command ${s}`);if(!L.existsSync(p))throw new Error(`Missing file at path: ${p}`);L.
appendFileSync(p,`${y(l)}${w.EOL}`,{encoding:"utf8"})}function U(s,l){const p=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,$=y(l);if(s.includes(
p))throw new Error(`Unexpected input: name should not contain the delimiter "${p}"`);if($.includes(p))throw new Error(`Unexpected input: value should not contai\
n the delimiter "${p}"`);return`${s}<<${p}${w.EOL}${$}${w.EOL}${p}`}const P=N("path");var T=function(s,l,p,$){function q(Y){return Y instanceof p?Y:new p(function(Q){
Q(Y)})}return new(p||(p=Promise))(function(Y,Q){function ee(J){try{oe($.next(J))}catch(ae){Q(ae)}}function se(J){try{oe($.throw(J))}catch(ae){Q(ae)}}function oe(J){
J.done?Y(J.value):q(J.value).then(ee,se)}oe(($=$.apply(s,l||[])).next())})},x;(function(s){s[s.Success=0]="Success",s[s.Failure=1]="Failure"})(x||(x={}));function C(s,l){
const p=toCommandValue(l);if(process.env[s]=p,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(s,l));issueCommand("set-env",{name:s},
p)}function G(s){m("add-mask",{},s)}function M(s){process.env.GITHUB_PATH||""?issueFileCommand("PATH",s):issueCommand("add-path",{},s),process.env.PATH=`${s}${path.
delimiter}${process.env.PATH}`}function ne(s,l){const p=process.env[`INPUT_${s.replace(/ /g,"_").toUpperCase()}`]||"";if(l&&l.required&&!p)throw new Error(`Inpu\
t required and not supplied: ${s}`);return l&&l.trimWhitespace===!1?p:p.trim()}function de(s,l){const p=ne(s,l).split(`
`).filter($=>$!=="");return l&&l.trimWhitespace===!1?p:p.map($=>$.trim())}function B(s,l){const p=["true","True","TRUE"],$=["false","False","FALSE"],q=ne(s,l);if(p.
includes(q))return!0;if($.includes(q))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${s}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function K(s,l){if(process.env.GITHUB_OUTPUT||"")return R("OUTPUT",U(s,l));process.
stdout.write(w.EOL),m("set-output",{name:s},y(l))}function g(s){issue("echo",s?"on":"off")}function k(s){process.exitCode=x.Failure,W(s)}function D(){return process.
env.RUNNER_DEBUG==="1"}function j(s){issueCommand("debug",{},s)}function W(s,l={}){m("error",d(l),s instanceof Error?s.toString():s)}function X(s,l={}){m("warni\
ng",d(l),s instanceof Error?s.toString():s)}function V(s,l={}){m("notice",d(l),s instanceof Error?s.toString():s)}function re(s){process.stdout.write(s+w.EOL)}function Z(s){
f("group",s)}function ie(){f("endgroup")}function le(s,l){return T(this,void 0,void 0,function*(){Z(s);let p;try{p=yield l()}finally{ie()}return p})}function pe(s,l){
if(process.env.GITHUB_STATE||"")return R("STATE",U(s,l));m("save-state",{name:s},y(l))}function be(s){return process.env[`STATE_${s}`]||""}function ke(s){return T(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(s)})}var fe=a(3739),he=a(8302),ue=a(5807);const Te="slipway",me={error:W,warning:X,notice:V};function ye(s){
const l=ce();return{line:p=>re(z(p)),group:p=>Z(z(p)),endGroup:ie,replay:(p,$)=>{re([`::stop-commands::${$}`,...p.map(z),`::${$}::`].join(`
`))},annotate:(p,{message:$,title:q,place:Y})=>{const{file:Q,line:ee,column:se}=Y??{};me[p](z($),(0,he.Eb)({title:q,file:Q,startLine:ee,startColumn:se}))},mask:G,
output:(p,$)=>l("the outputs",()=>K(p,$)),state:(p,$)=>l("the state for the post step",()=>pe(p,$)),summary:p=>{s!==void 0&&l("the summary",()=>(0,h.writeFileSync)(
s,p))}}}function ce(){const s=new Set;return(l,p)=>{try{p()}catch($){s.has(l)||X(z(`The runner cannot keep ${l}: ${(0,fe.I7)($).message}`)),s.add(l)}}}function z(s){
return(0,ue.Ow)(s).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7177:((i,b,a)=>{a.d(b,{i:()=>d});var h=a(3739);function w(f){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(f)}function y(f){return/^(?:[^.]+\.)*localhost\.?$/i.test(f)||w(f.replace(/^\[|\]$/g,""))}async function d(f){const I=P=>f[P.toLowerCase()]||f[P]||"",E=I("\
ALL_PROXY"),v=m(I("HTTP_PROXY")||E,"HTTP_PROXY"),A=m(I("HTTPS_PROXY")||E,"HTTPS_PROXY");if(v===""&&A==="")return fetch;const L=await a.e(903).then(a.t.bind(a,9903,
19)),R=new L.EnvHttpProxyAgent({httpProxy:v,httpsProxy:A,noProxy:I("NO_PROXY")}),U=L.fetch;return async(P,T)=>{if(P instanceof Request)throw new TypeError("This\
 fetch takes an address, not a Request");const x=new URL(P);return y(x.hostname)?fetch(P,T):U(x,{...T,dispatcher:R})}}function m(f,I){const E=f===""||f.includes(
"://")?f:`http://${f}`;if(E===""||URL.canParse(E))return E;throw new h.GQ("invalid_input",`${I} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),336:((i,b,a)=>{a.d(b,{m:()=>w});const h=N("node:timers/promises"),w={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(d,m){
m?.throwIfAborted();try{await(0,h.setTimeout)(d,void 0,{signal:m})}catch(f){throw m?.throwIfAborted(),f}}},y=(d,m)=>{const f=setInterval(m,d).unref();return()=>clearInterval(
f)}}),9127:((i,b,a)=>{a.d(b,{a:()=>y});var h=a(3739);function w(d,m){const f=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(d.trim()),[,I,E,v]=f??[],A=Number(
I??0)*36e5+Number(E??0)*6e4+Number(v??0)*1e3;if(!f||A===0)throw new SlipwayError("invalid_input",`${m}: "${d}" is not a duration`,{input:m,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return A}function y(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)return`${(d/1e3).toFixed(1)}\
s`;const m=Math.round(d/1e3),f=I=>String(I).padStart(2,"0");return m<3600?`${Math.floor(m/60)}m ${f(m%60)}s`:`${Math.floor(m/3600)}h ${f(Math.floor(m%3600/60))}\
m`}}),3739:((i,b,a)=>{a.d(b,{GQ:()=>y,I7:()=>d,xU:()=>f});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
w=Object.keys(h);class y extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(A,L,R={}){super(L,R.cause===void 0?void 0:{cause:R.
cause}),this.code=A,this.mender=h[A],this.remedy=R.remedy,this.input=R.input,this.place=R.place,this.call=R.call,this.also=R.also??[]}with({code:A=this.code,message:L=this.
message,...R}){const{remedy:U,input:P,place:T,call:x,cause:C,also:G}=this;return new y(A,L,{remedy:U,input:P,place:T,call:x,cause:C,also:G,...R})}}function d(v){
if(v instanceof y)return v;const A=v instanceof Error?v.message:String(v);return new y("internal",A,{cause:v,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function m(v){throw new y("internal",`Unhandled case: ${JSON.stringify(v)}`)}function f(v){if(!(!(v instanceof Error)||!("code"in v)))
return typeof v.code=="string"?v.code:void 0}const I=new Set(["ENOSPC","EDQUOT"]);function E(v){return I.has(f(v))}}),8302:((i,b,a)=>{a.d(b,{Eb:()=>w,Gv:()=>h});
function h(d){return typeof d=="object"&&d!==null&&!Array.isArray(d)}function w(d){const m=Object.entries(d).filter(([,f])=>f!==void 0);return Object.fromEntries(
m)}function y(d,m){return typeof d=="string"&&d.length<=m}}),5807:((i,b,a)=>{a.d(b,{Ow:()=>U});const h="\x1B",w="\x07",y=new RegExp(`${h}[\\]P_^X][^${w}${h}]*(?\
:${w}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u\
200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),f=new RegExp(`(?!\\t)(?:${m.source})`,"gu"),I=/^[ -~]*$/,E=/^[\t -~]*$/;
function v(T){return T.includes(h)?T.replace(y,""):T}function A(T){return E.test(T)?T:v(T).replace(/[\n\u2028\u2029]/g," ").replace(f,"")}function L(T,x){return T.
length>x?P(T,x):T}function R(T){return T.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function U(T,x=2e3){const C=T.length>x*8+1024?T.slice(0,x*8+1024):T;if(I.test(C)&&
C.length<=x)return T;const G=v(C).replace(d," ").replace(m,"").toWellFormed();return G.length>x||C.length<T.length?P(G,x):G}function P(T,x){if(x<1)return"";const C=T.
slice(0,x-1),G=C.charCodeAt(C.length-1);return`${G>=55296&&G<=56319?C.slice(0,-1):C}\u2026`}}),8010:((i,b,a)=>{a.a(i,async(h,w)=>{try{var y=a(6451),d=a(5533),m=a(
4511),f=a(7177),I=a(336);const E=(0,y.c)();await(0,d.N)({run:E,runner:(0,m.Aq)(E.summaryFile),fetch:await(0,f.i)(process.env),clock:I.m,random:Math.random}),w()}catch(E){
w(E)}},1)})},_e={};function O(i){var b=_e[i];if(b!==void 0)return b.exports;var a=_e[i]={id:i,loaded:!1,exports:{}},h=!0;try{Ge[i](a,a.exports,O),h=!1}finally{h&&
delete _e[i]}return a.loaded=!0,a.exports}O.m=Ge,typeof O<"u"&&(O.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var i=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",b=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=y=>{y&&y.d<1&&(y.d=1,y.forEach(d=>d.r--),y.forEach(d=>d.r--?d.r++:d()))},
w=y=>y.map(d=>{if(d!==null&&typeof d=="object"){if(d[i])return d;if(d.then){var m=[];m.d=0,d.then(E=>{f[b]=E,h(m)},E=>{f[a]=E,h(m)});var f={};return f[i]=E=>E(m),
f}}var I={};return I[i]=E=>{},I[b]=d,I});O.a=(y,d,m)=>{var f;m&&((f=[]).d=-1);var I=new Set,E=y.exports,v,A,L,R=new Promise((U,P)=>{L=P,A=U});R[b]=E,R[i]=U=>(f&&
U(f),I.forEach(U),R.catch(P=>{})),y.exports=R,d(U=>{v=w(U);var P,T=()=>v.map(C=>{if(C[a])throw C[a];return C[b]}),x=new Promise(C=>{P=()=>C(T),P.r=0;var G=M=>M!==
f&&!I.has(M)&&(I.add(M),M&&!M.d&&(P.r++,M.push(P)));v.map(M=>M[i](G))});return P.r?x:T()},U=>(U?L(R[a]=U):A(E),h(f))),f&&f.d<0&&(f.d=0)}})(),(()=>{var i=Object.
getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,b;O.t=function(a,h){if(h&1&&(a=this(a)),h&8||typeof a=="object"&&a&&(h&4&&a.__esModule||h&16&&typeof a.
then=="function"))return a;var w=Object.create(null);O.r(w);var y={};b=b||[null,i({}),i([]),i(i)];for(var d=h&2&&a;typeof d=="object"&&!~b.indexOf(d);d=i(d))Object.
getOwnPropertyNames(d).forEach(m=>y[m]=()=>a[m]);return y.default=()=>a,O.d(w,y),w}})(),O.d=(i,b)=>{for(var a in b)O.o(b,a)&&!O.o(i,a)&&Object.defineProperty(i,
a,{enumerable:!0,get:b[a]})},O.f={},O.e=i=>Promise.all(Object.keys(O.f).reduce((b,a)=>(O.f[a](i,b),b),[])),O.u=i=>""+i+".index.js",O.o=(i,b)=>Object.prototype.hasOwnProperty.
call(i,b),O.r=i=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(i,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(i,"__esModule",{value:!0})},
O.nmd=i=>(i.paths=[],i.children||(i.children=[]),i),(()=>{var i={792:0},b=a=>{var{ids:h,modules:w,runtime:y}=a,d,m,f=0;for(d in w)O.o(w,d)&&(O.m[d]=w[d]);for(y&&
y(O);f<h.length;f++)m=h[f],O.o(i,m)&&i[m]&&i[m][0](),i[h[f]]=0};O.f.j=(a,h)=>{var w=O.o(i,a)?i[a]:void 0;if(w!==0)if(w)h.push(w[1]);else{var y=import("./"+O.u(a)).
then(b,d=>{throw i[a]!==0&&(i[a]=void 0),d}),y=Promise.race([y,new Promise(d=>w=i[a]=[d])]);h.push(w[1]=y)}}})();var je=O(8010);je=await je;

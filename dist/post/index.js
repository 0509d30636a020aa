const C=process.getBuiltinModule;var Be={9896:(i=>{i.exports=C("fs")}),4589:(i=>{i.exports=C("node:assert")}),6698:(i=>{i.exports=C("node:async_hooks")}),4573:(i=>{
i.exports=C("node:buffer")}),7598:(i=>{i.exports=C("node:crypto")}),3053:(i=>{i.exports=C("node:diagnostics_channel")}),8474:(i=>{i.exports=C("node:events")}),3024:(i=>{
i.exports=C("node:fs")}),7067:(i=>{i.exports=C("node:http")}),2467:(i=>{i.exports=C("node:http2")}),7030:(i=>{i.exports=C("node:net")}),643:(i=>{i.exports=C("no\
de:perf_hooks")}),1792:(i=>{i.exports=C("node:querystring")}),99:(i=>{i.exports=C("node:sqlite")}),7075:(i=>{i.exports=C("node:stream")}),7830:(i=>{i.exports=C(
"node:stream/web")}),1692:(i=>{i.exports=C("node:tls")}),3136:(i=>{i.exports=C("node:url")}),7975:(i=>{i.exports=C("node:util")}),3429:(i=>{i.exports=C("node:ut\
il/types")}),5919:(i=>{i.exports=C("node:worker_threads")}),8522:(i=>{i.exports=C("node:zlib")}),857:(i=>{i.exports=C("os")}),8168:((i,k,a)=>{a.d(k,{c:()=>D});var m=a(
3024);const y=C("node:path");var w=a(8302);const l={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys to `b\
ase-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull req\
uest was closed, updates its GitHub deployment and its comment, without a request to the platform."},"base-url":{kind:"text",description:"The control plane, `ht\
tps://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deplo\
y."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or t\
he name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"\
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
hey name different variables."},"clear-env":{kind:"boolean",default:"false",description:"Without variables: replace the set by the empty one."},"id-token":{kind:"\
secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `toke\
n-exchange-url`: the audience of the token that is exchanged."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token. It\
 runs again shortly before the token expires."},"token-exchange-url":{kind:"text",description:"A URL that exchanges the GitHub token for the identity provider's\
 ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{
kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`true`: follow the deployment to its end. `fa\
lse`: end when the platform has accepted it."},timeout:{kind:"duration",default:"30m",description:"The time from the trigger to a final status: `90s`, `30m`, `1\
h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit with 1. `detach`: exit with 0 an\
d `status` `pending`. In both cases the platform continues the deployment."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"If\
 the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`\
."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"Li\
nes `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know."},"api-map":{kind:"lines",description:"How\
 the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"c\
hoice",choices:["off","warn","fail"],default:"warn",description:"After success, request the public URL until it answers below 400. If it does not, `warn` or `fa\
il`. `off`: do not request it."},"url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `https://{subdomain}.exa\
mple.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows ho\
w the output differs."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on a self\
-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"\
For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's\
 name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
The time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"\
boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",
default:"false",description:"Read, validate and print the plan, without requests that change anything."}},_=new Map(Object.entries(l)),p=Object.keys(l).filter(v);
function v(d){return Object.hasOwn(l,d)}const b={"app-id":"The app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",
status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys wri\
tten by the seed.","kvs-failed":"Keys the seed could not write."},$=Object.keys(b).filter(d=>d in b);function I(d){const T=p.map(S=>{const L=_.get(S)?.default??
"";return[S,d[S]||(L.startsWith("${{")?"":L)]});return Object.fromEntries(T)}function D(d=process.env){const T=d.GITHUB_WORKSPACE||process.cwd();return{raw:x(d),
context:N(d,T),summaryFile:d.GITHUB_STEP_SUMMARY||void 0,saved:d.STATE_slipway??"",readFile:S=>(0,m.readFileSync)((0,y.resolve)(T,S),"utf8")}}function x(d){const T={};
for(const S of p){const L=d[`INPUT_${S.toUpperCase()}`]?.trim();L&&(T[S]=L)}return I(T)}function N(d,T){const S=d.GITHUB_REPOSITORY||void 0,L=G(d.GITHUB_EVENT_PATH),
F=d.GITHUB_SERVER_URL||"https://github.com",[Z,oe]=[d.ACTIONS_ID_TOKEN_REQUEST_URL,d.ACTIONS_ID_TOKEN_REQUEST_TOKEN],P=U(U(L,"pull_request"),"head"),Q=R(U(L,"pu\
ll_request"),S);return{serverUrl:F,apiUrl:d.GITHUB_API_URL||"https://api.github.com",repository:S,refName:d.GITHUB_REF_NAME||void 0,sha:H(P.sha)??(d.GITHUB_SHA||
void 0),eventName:d.GITHUB_EVENT_NAME||void 0,pullRequest:Q,fork:Q?.fork===!0||j(U(L,"workflow_run"),S),selfHosted:d.RUNNER_ENVIRONMENT==="self-hosted",dependabot:d.
GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:Z&&oe?{url:Z,token:oe}:void 0,runUrl:S&&d.GITHUB_RUN_ID?`${F}/${S}/actions/runs/${d.GITHUB_RUN_ID}`:void 0,workspace:T}}
function R(d,T){const S=U(d,"head"),L=H(S.ref);if(typeof d.number!="number"||L===void 0)return;const F=H(U(S,"repo").full_name);return{number:d.number,headRepository:F,
headBranch:L,baseBranch:H(U(d,"base").ref)??"",fork:F?.toLowerCase()!==T?.toLowerCase()}}function j(d,T){return d.id===void 0?!1:H(U(d,"head_repository").full_name)?.
toLowerCase()!==T?.toLowerCase()}function G(d){if(!d)return{};try{const T=JSON.parse((0,m.readFileSync)(d,"utf8"));return(0,w.Gv)(T)?T:{}}catch{return{}}}function U(d,T){
const S=d[T];return(0,w.Gv)(S)?S:{}}function H(d){return typeof d=="string"&&d!==""?d:void 0}}),2808:((i,k,a)=>{a.d(k,{N:()=>mt});var m=a(8302),y=a(5807);const w=[
"queued","in_progress","success","failure","error","inactive"],l=100,_=30;async function p(e,t,n,r,o){const u=`<!-- slipway ${n} -->`,c=`${u}
${r}`,g=await v(e,t,u);if(g===void 0){if(o==="amend")return;await e.ask("write the comment",({rest:O})=>O.issues.createComment({...t,body:c}))}else if(g.body!==
c){const{owner:O,repo:M}=t;await e.ask("update the comment",({rest:J})=>J.issues.updateComment({owner:O,repo:M,comment_id:g.id,body:c}))}}async function v(e,t,n){
let r,o=0;const u=e.pages("read the comments",({paginate:c,rest:g})=>c.iterator(g.issues.listComments,{...t,per_page:l}));for await(const c of u){for(const g of c.
flatMap(I).filter(O=>O.body.startsWith(n)))if(r??=b(e),$(g,await r))return g;if(o+=1,c.length<l||o===_)break}}async function b(e){try{const t=await e.ask("read \
the token's user",({rest:n})=>n.users.getAuthenticated());return(0,m.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function $(e,t){return t===""?e.
isBot:e.login===t}function I(e){if(!(0,m.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,m.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function D(e,t){if(!(0,m.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:r}=e,o=typeof r=="string"?x(r):r;if(!(0,m.Gv)(o)||o.slipway!==1||o.app!==t)return[];const{appID:u,deployID:c,commit:g,pullRequest:O}=o;return[{app:t,
id:String(n),appID:N(u),deployID:N(c),commit:N(g),pullRequest:typeof O=="number"&&Number.isSafeInteger(O)?O:void 0}]}function x(e){try{return JSON.parse(e)}catch{
return}}function N(e){return typeof e=="string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const R=140;function j(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)
return;const[r="",o=""]=t.split("/");let u;const c=()=>(u??=Promise.all([a.e(452),a.e(900)]).then(a.bind(a,8900)).then(({createGitHubClient:g})=>g({...e,apiUrl:n})),
u);return new G({owner:r,repo:o},e.context,c)}class G{name="GitHub";#t;#e;#n;constructor(t,n,r){this.#t=t,this.#e=n,this.#n=r}async remembered(t,n,r){const o=await this.#n(),
u={...this.#t,environment:t,task:"deploy",per_page:l},c=o.pages("read GitHub's deployments",({paginate:M,rest:J})=>M.iterator(J.repos.listDeployments,u)),g=[];let O=0;
for await(const M of c)if(g.push(...M.flatMap(J=>D(J,n))),O+=M.length,M.length<l||O>=r||g.length>0)break;return g}async record({environment:t,description:n,memo:r}){
const u=await(await this.#n()).ask("record a GitHub deployment",({rest:c})=>c.repos.createDeployment({...this.#t,ref:r.commit,task:"deploy",auto_merge:!1,required_contexts:[],
payload:{slipway:1,...r},environment:t,description:H(n),transient_environment:r.pullRequest!==void 0,production_environment:t==="production"}));return(0,m.Gv)(u)&&
Number.isSafeInteger(u.id)?String(u.id):void 0}async setState(t,{state:n,description:r,url:o,logUrl:u}){await(await this.#n()).ask("set a GitHub deployment's st\
atus",({rest:g})=>g.repos.createDeploymentStatus({...this.#t,deployment_id:Number(t),state:n,description:H(r),auto_inactive:!1,...(0,m.Eb)({environment_url:o,log_url:u})}))}async stateOf(t){
const n=await this.#n(),r={...this.#t,deployment_id:Number(t),per_page:1},o=await n.ask("read a GitHub deployment's status",({rest:c})=>c.repos.listDeploymentStatuses(
r)),u=Array.isArray(o)?o[0]:void 0;return(0,m.Gv)(u)?U(u.state):void 0}async comment(t,n,r,o){await p(await this.#n(),{...this.#t,issue_number:t},n,r,o)}async isClosed(t){
const r=await(await this.#n()).ask("read the pull request",({rest:o})=>o.pulls.get({...this.#t,pull_number:t}));return(0,m.Gv)(r)&&r.state==="closed"}permissions({
comment:t}){const{idTokenRequest:n,pullRequest:r}=this.#e;return["permissions:",...["contents: read","deployments: write",...n?["id-token: write"]:[],...r?[`pul\
l-requests: ${t?"write":"read"}`]:[]].map(u=>`  ${u}`)].join(`
`)}}function U(e){return e==="pending"?"queued":w.find(t=>t===e)??(e===void 0?void 0:"inactive")}function H(e){return(0,y.Ow)(e,R)}var d=a(3739);const T=["succe\
ss","failure","cancelled","pending"],S={success:(0,y.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,y.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,y.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,y.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},L=new Map(T.flatMap(e=>S[e].map(t=>[t,e])));function F(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const Z=null;function oe(e,t=new Map){const n=F(e);
return t.get(n)??L.get(n)??Z.find(([,r])=>r.test(n))?.[0]}function P(e,t=300){const n=(0,y.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="\
`".repeat(te(n)+1),o=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${o}${n}${o}${r}`}function Q(e,t=2e3){const n=e.map(o=>(0,y.Ow)(o,t)),r="`".repeat(Math.
max(3,te(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const $e=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,ie=/^[0-9a-f]{7,40}\W*$/i,se=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function K(e,t=1e3){return(0,y.Ow)(e,t).trim().replace(se,(r,o,u="",c="",g="",O="")=>o!==void 0?P(o)+u:$e.test(r)&&!ie.test(r)?r:c+P(g)+O)}function ae(e){if(e===
void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:o}=new URL(e);if(!(!/^https?:$/.test(t)||n!==""||r!==""||o.length>2e3))return`[${P(o)}\
](<${o.replace(/[<>\\]/g,encodeURIComponent)}>)`}function de(e,t){let n=t,r=e.length;for(;r>0&&(n-=Buffer.byteLength((0,y.Ow)(e[r-1]??""))+1,!(n<0));)r--;return e.
slice(r)}function te(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function pe(e){return`### \u26AA The preview ${P(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function fe(e,t){return`### \u26AA ${P(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}const Te={rememberedAppID:void 0,attachTo:void 0},ve=new Set(["queued","in_progress","error",void 0]);async function he(e,t,n){const r=t.find(c=>c.appID!==void 0)?.
appID,o=t.find(c=>c.deployID!==void 0);if(!o||n===void 0||o.commit!==n)return{rememberedAppID:r,attachTo:void 0};const u=ve.has(await e.stateOf(o.id));return{rememberedAppID:r,
attachTo:u?o.deployID:void 0}}const me={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request wa\
s closed"};function ue({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Se(e,t,n,r,o){const u=`${n} without ${me[e](r)}:\
 ${t.message}`;return ue(t)?[u,`The job needs${e==="comment"?" (or set comment to false)":""}:
${r.permissions(o)}`]:[u,`Nothing needs to change if this was a passing fault of ${r.name}.`]}const ge=10,ye=new Set(["success","in_progress","queued","error"]);
async function ce(e,t,n){for(const r of t.slice(0,ge)){const o=await e.stateOf(r.id);if(ye.has(o)&&(await e.setState(r.id,{state:"inactive",description:n,url:void 0,
logUrl:void 0}),o==="success"))return r}}const Y="The pull request was closed",s=300,f=2e3,h=new Set(["queued","pending","created","waiting","scheduled","accept\
ed"]);class E{#t;#e;#n=[];#o=Promise.resolve();#i=!1;#u="The deploy goes on";#c=new Set;#l=new Set;constructor(t){this.#t=t,this.#e=t.open}async recall(t){const{
forge:n}=this.#t;return await this.#r("deployments",async()=>(this.#n=await n.remembered(this.#e.environment,this.#e.app,s),he(n,this.#n,t)))??Te}tell(t){t.type===
"app-known"&&this.#s({appID:t.appID}),t.type==="deployment-known"&&(this.#s({deployID:t.deployID}),this.#d(()=>this.#m())),t.type==="status"&&!this.#i&&!h.has(F(
t.status))&&(this.#i=!0,this.#d(()=>this.#a("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment){this.#s({ending:{...t,comment:n}}),
this.#d(()=>this.#g(t)),await Promise.all([this.#o,this.#f(t.comment)]),await this.#h(t),this.#t.save(void 0)}async#h({state:t}){const{forge:n,context:r}=this.#t,
{pullRequest:o}=r;!o||!await this.#r("closing",()=>n.isClosed(o.number))||(t!==void 0&&t!=="failure"&&await this.#r("deployments",()=>this.#a("inactive",Y,void 0)),
await this.#f(pe(this.#e.app)))}async closePreview(t){const{forge:n}=this.#t,{app:r,environment:o}=this.#e;return this.#u="The preview ended",await this.#r("clo\
sing",()=>n.isClosed(t))??!0?(await this.#r("deployments",async()=>{const c=(await n.remembered(o,r,f)).filter(g=>g.pullRequest===t);await ce(n,c,Y)}),this.#e.comment&&
await this.#r("comment",()=>n.comment(t,r,pe(r),"amend")),!0):!1}#d(t){this.#o=this.#o.then(()=>this.#r("deployments",t))}async#m(){const t=this.#n.find(n=>n.deployID===
this.#e.deployID);t?this.#s({record:t.id}):await this.#p(),await this.#a("queued","The platform has it in its queue",void 0)}async#p(){const{forge:t,context:n}=this.#t,
{app:r,environment:o,appID:u,deployID:c}=this.#e;if(n.sha===void 0||this.#e.record!==void 0)return;const g={app:r,appID:u,deployID:c,commit:n.sha,pullRequest:n.
pullRequest?.number},O=await t.record({environment:o,description:`${r} by Slipway`,memo:g});O!==void 0&&this.#s({record:O})}async#a(t,n,r){const{forge:o,context:u}=this.#t;
this.#e.record!==void 0&&await o.setState(this.#e.record,{state:t,description:n,url:r,logUrl:u.runUrl})}async#g({state:t,description:n,url:r}){t!==void 0&&(await this.#p(),
await this.#a(t,n,r),t==="success"&&await this.#y())}async#y(){const{forge:t,context:n}=this.#t,{app:r,record:o,comment:u}=this.#e,c=this.#n.filter(J=>J.id!==o),
g=await ce(t,c,"A newer deployment took its place"),[O,M]=[g?.pullRequest,n.pullRequest?.number];!u||O===void 0||M===void 0||O===M||await this.#r("comment",()=>t.
comment(O,r,fe(r,M),"amend"))}async#f(t){const{forge:n,context:r}=this.#t,{pullRequest:o}=r;!this.#e.comment||!o||await this.#r("comment",()=>n.comment(o.number,
this.#e.app,t,"write"))}#s(t){this.#e={...this.#e,...t},this.#t.save(this.#e)}async#r(t,n){if(this.#c.has(t))return;const{forge:r,warn:o}=this.#t;try{return await n()}catch(u){
const c=(0,d.I7)(u);ue(c)&&this.#c.add(t),this.#l.has(t)||o(...Se(t,c,this.#u,r,this.#e)),this.#l.add(t);return}}}const B=[j];function q(e,t=B){if(e.token!=="")
for(const n of t){const r=n(e);if(r)return new E({...e,forge:r})}}function z(e){const t=e===""?void 0:JSON.parse(e);if(!(0,m.Gv)(t)||typeof t.app!="string"||typeof t.
environment!="string")return;const{app:n,environment:r,comment:o,appID:u,deployID:c,record:g}=t,O=ne(t.ending);return{app:n,environment:r,comment:o===!0,...(0,m.
Eb)({appID:X(u),deployID:X(c),record:X(g),ending:O})}}function X(e){return typeof e=="string"?e:void 0}function ne(e){if(!(0,m.Gv)(e)||typeof e.description!="st\
ring"||typeof e.comment!="string")return;const{description:t,url:n,comment:r}=e;return{state:w.find(u=>u===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:r}}const re="slipway/slipway";function W(e){return`https://github.com/${re}/blob/main/docs/${e}.md`}var ee=a(9127);function qe(e){return/^\s*at\s.*[:)\d]$/.
test(e)}const We=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,Ee=2,Ve=2e3;class Ke{#t;#e;#n=[];#o=0;constructor(t){
this.#t=t}push(t){const n=(0,y.Nl)(t.slice(0,Ve)).trimEnd().replace(/ \{$/,"");return qe(n)?this.#e===void 0&&!We.test(n)?(this.#e=t,[...this.#i(),t]):(this.#o+=
1,this.#n.length<Ee&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#e=void 0,this.#i()}#i(){const[t,n]=[this.#o,this.#n];return[this.#o,this.#n]=[0,[]],
t<Ee?n:[this.#t(t)]}}function Ye(e,t){const n=new Ke(t);return[...e.flatMap(r=>n.push(r)),...n.end()]}const ze={index_unanswered:"error",index_empty:"error",base_path:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function we({code:e}){return ze[e]}function wt({findings:e}){
const[t,...n]=e.filter(O=>we(O)==="error");if(!t)return;const{place:r,message:o,remedy:u}=t,c=r?`${r.file}${r.line===void 0?"":`:${r.line}`}: `:"",g=n.length===
0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("check_failed",`Check failed: ${c}${o}${g}`,{remedy:u??"Correct what the\
 annotations name. They are in the summary too."})}const Oe=20;function _t(e,{findings:t}){const n=t.flatMap(r=>{const{code:o,message:u,place:c}=r;if(!c)return[];
const{file:g,line:O=null,column:M=null}=c;return[{file:g,line:O,column:M,severity:we(r),code:o,message:u}]});return{headline:e.message,stage:"check",code:e.code,
exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,Oe),moreDiagnostics:Math.max(0,n.length-Oe)}}function bt({pages:e,links:t,files:n,bytes:r}){return`\
Checked ${_e(e,"page")}, ${_e(t,"link")} and ${_e(n,"file")} (${V(r)})`}function _e(e,t){return`${le(e)} ${t}${e===1?"":"s"}`}function kt({commit:e}){return e.slice(
0,7)}function $t({now:e,change:t},n=""){return`${le(e)}${n} (${Ie(t,le)})`}function Tt({now:e,change:t},n=""){return`${V(e)}${n} (${Je(t)})`}function Je(e){return Ie(
e,V)}function Ie(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function le(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function V(e){return e<
1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}function vt(e,t,n){const r=new Set;for(const o of n.findings){const{message:u,place:c,remedy:g}=o;
t.add(severityOf(o),{message:cleanLine(u,1e3),place:c}),g!==void 0&&r.add(g)}for(const o of r)e.line(`  ${o}`);e.line(totalsLine(n))}const xe=100,Qe={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function Xe(e){const{findings:t,largest:n}=e,r=t.length-xe;return["### The site",Ze(e),...t.length===0?[]:[t.slice(
0,xe).map(et).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${Re(["File","Bytes","Brotli","gzip"],n.map(o=>[P(o.path),V(o.bytes),V(o.brotli),V(o.gzip)]))}

</details>`].join(`

`)}function Ze({pages:e,links:t,files:n,bytes:r,brotli:o,gzip:u}){const c=[e,t,n].map(le);return Re(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...c,V(r),V(o),V(u)]])}function et(e){const{message:t,place:n}=e,r=n?`${P([n.file,n.line,n.column].filter(o=>o!==void 0).join(":"))} `:"";return`\
- ${Qe[we(e)]} ${r}${P(t,500)}`}function Re(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const Ne={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},De={bytes:6e4,errors:5,diagnostics:10,logLines:40};function tt(e){const t=[Ce(e,"##"),Ue(e),Me(e,Ne),
Le(e),e.checked?Xe(e.checked):"",e.compared,ct(e),lt(e)];return Ge(t,e.failure?.log,Ne)}function nt(e){const t=[Ce(e,"###"),Ue(e),Me(e,De),Le(e)];return Ge(t,e.
failure?.log,De,pt(e))}function St(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Ae[e.status][1]}`}const Ae={succeeded:["\u2705","is deployed"],
failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Ce(e,t){const[n,r]=Ae[e.status],o=e.status===
"succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${P(e.app,200)} ${r}${o}`}function Ue(e){const t=ae(e.url);return t===void 0?"":`**${t}**`}function Le(e){
const t=[["App",e.appID&&`${P(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&P(e.deployID,128)],["Source",ot(e)],["Variabl\
es",it(e.variables)],["Code",rt(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]],[n,...r]=t.flatMap(([o,u])=>u?[`| ${o} | ${u} |`]:
[]);return n===void 0?"":[n,"| :-- | :-- |",...r].join(`
`)}function rt({failure:e,errors:t}){const n=e?.code===void 0?t.flatMap(o=>o.code??[]):[e.code],r=[...new Set(n)].slice(0,5).map(o=>P(o,64));return r.length===0?
void 0:`${r.join(", ")}: [what to do](<${W("troubleshooting")}>)`}function ot({commit:e,built:t,branch:n,repository:r}){const o=`${P(n??"",200)} of ${P(r??"",200)}`,
u=e&&`${Pe(e)} on ${o}`;return t===void 0||t.id===e?.id?u??o:`${Pe(t)} as checked out, for ${u??o}`}function Pe({id:e,url:t}){const n=P(e.slice(0,12));return t===
void 0?n:`[${n}](<${t}>)`}const be=60;function it(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>be?` and ${e.length-
be} more`:"";return`${e.slice(0,be).map(r=>P(r,100)).join(", ")}${t}`}function Me(e,t){const{failure:n,errors:r}=e;if(n){const c=n.remedy===void 0?[]:[je(n.remedy.
split(`
`))],{headline:g,message:O}=n,M=O&&!g.includes(O)?[`The platform says: ${K(O,500)}`]:[];return[`**${K(g,500)}**`,st(n,e,t),...c,...M].filter(yt=>yt!=="").join(`\


`)}const o=r.slice(0,t.errors).map(c=>`**${K(c.message)}**

${je(c.explanation)}`.trimEnd()),u=r.length-o.length;return[...o,...u>0?[`\u2026 and ${u} more.`]:[]].join(`

`)}function je([e,...t]){return e===void 0?"":t.length===0?K(e):`${K(e)}

${Q(t.slice(0,12),200)}`}function st({diagnostics:e,moreDiagnostics:t},n,r){const o=e.slice(0,r.diagnostics).map(g=>`- ${at(g,n)} ${P(g.message)}`),u=e.length-o.
length+t,c=[u>0?`${u} more findings are not listed here.`:"",n.unannotated>0?`${n.unannotated} findings had no room for an annotation.`:""];return[o.join(`
`),...c].filter(g=>g!=="").join(`

`)}function at(e,{built:t,commit:n}){const r=P(dt(e),300),o=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),u=e.file.toWellFormed().split("/");if(o===
void 0||e.file.length>1e3||u.some(g=>/^\.{0,2}$/.test(g)))return r;const c=u.map(encodeURIComponent).join("/");return`[${r}](<${o}/${c}${e.line===null?"":`#L${e.
line}`}>)`}function dt({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const ut=32;function ct({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:u})=>u)),n=Math.max(...e.map(({title:u})=>u.length)),r=e.map(({title:u,ms:c})=>{const g="\u2588".repeat(Math.round(c/t*ut))||"\u258F";return`${u.
padEnd(n)}  ${(0,ee.a3)(c).padStart(8)}  ${g}`}),o=e.reduce((u,{ms:c})=>u+c,0);return["### Where the time went",Q([...r,`${"Total".padEnd(n)}  ${(0,ee.a3)(o).padStart(
8)}`])].join(`

`)}function lt({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${K(t,500)}`).join(`
`)].join(`

`)}function pt(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function Ge(e,t,n,r=""){const o=e.filter(M=>M!=="").join(`

`),u=n.bytes-Buffer.byteLength(o)-Buffer.byteLength(r)-1e3,c=Ye(t??[],ft),g=de(c.slice(-n.logLines),u),O=g.length===0?"":ht(g,g.length===c.length,t?.length??0);
return`${[o,O,r].filter(M=>M!=="").join(`

`)}
`}function ft(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function ht(e,t,n){return`<details><summary>${t?`Build log, ${n} lin\
es`:`Build log, the last ${e.length} of ${n} lines`}</summary>

${Q(e)}

</details>`}async function mt(e){const{run:t,runner:n}=e,r=z(t.saved);if(!r)return;const o=gt(r,t);r.ending||n.summary(tt(o)),await q({...e,context:t.context,token:t.
raw["github-token"],open:r,save:()=>{},warn:(c,g)=>{n.annotate("warning",{message:c});for(const O of g.split(`
`))n.line(`  ${O}`)}})?.finish(r.ending??{state:r.deployID===void 0&&r.record===void 0?void 0:"error",description:He,url:void 0,comment:nt(o)})}const He="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function gt(e,{context:t}){return{status:"interrupted",app:e.app,appID:e.appID,appCreated:!1,
deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},built:void 0,
runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:He,explanation:["A re-run for the same commi\
t follows the same deployment."]}],warnings:[],unannotated:0}}}),1781:((i,k,a)=>{a.d(k,{Aq:()=>ye});var m=a(3024),y=a(857);function w(s){return s==null?"":typeof s==
"string"||s instanceof String?s:JSON.stringify(s)}function l(s){return Object.keys(s).length?{title:s.title,file:s.file,line:s.startLine,endLine:s.endLine,col:s.
startColumn,endColumn:s.endColumn}:{}}function _(s,f,h){const E=new b(s,f,h);process.stdout.write(E.toString()+y.EOL)}function p(s,f=""){_(s,{},f)}const v="::";
class b{constructor(f,h,E){f||(f="missing.command"),this.command=f,this.properties=h,this.message=E}toString(){let f=v+this.command;if(this.properties&&Object.keys(
this.properties).length>0){f+=" ";let h=!0;for(const E in this.properties)if(this.properties.hasOwnProperty(E)){const B=this.properties[E];B&&(h?h=!1:f+=",",f+=
`${E}=${I(B)}`)}}return f+=`${v}${$(this.message)}`,f}}function $(s){return w(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function I(s){return w(
s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const D=new Proxy({},{get:(s,f)=>process.getBuiltinModule(
"crypto")[f]});var x=a(9896);function N(s,f){const h=process.env[`GITHUB_${s}`];if(!h)throw new Error(`Unable to find environment variable for file command ${s}`);
if(!x.existsSync(h))throw new Error(`Missing file at path: ${h}`);x.appendFileSync(h,`${w(f)}${y.EOL}`,{encoding:"utf8"})}function R(s,f){const h=`ghadelimiter_${D.
randomUUID()}`,E=w(f);if(s.includes(h))throw new Error(`Unexpected input: name should not contain the delimiter "${h}"`);if(E.includes(h))throw new Error(`Unexp\
ected input: value should not contain the delimiter "${h}"`);return`${s}<<${h}${y.EOL}${E}${y.EOL}${h}`}const j=C("path");var G=function(s,f,h,E){function B(q){
return q instanceof h?q:new h(function(z){z(q)})}return new(h||(h=Promise))(function(q,z){function X(W){try{re(E.next(W))}catch(ee){z(ee)}}function ne(W){try{re(
E.throw(W))}catch(ee){z(ee)}}function re(W){W.done?q(W.value):B(W.value).then(X,ne)}re((E=E.apply(s,f||[])).next())})},U;(function(s){s[s.Success=0]="Success",s[s.
Failure=1]="Failure"})(U||(U={}));function H(s,f){const h=toCommandValue(f);if(process.env[s]=h,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
s,f));issueCommand("set-env",{name:s},h)}function d(s){_("add-mask",{},s)}function T(s){process.env.GITHUB_PATH||""?issueFileCommand("PATH",s):issueCommand("add\
-path",{},s),process.env.PATH=`${s}${path.delimiter}${process.env.PATH}`}function S(s,f){const h=process.env[`INPUT_${s.replace(/ /g,"_").toUpperCase()}`]||"";if(f&&
f.required&&!h)throw new Error(`Input required and not supplied: ${s}`);return f&&f.trimWhitespace===!1?h:h.trim()}function L(s,f){const h=S(s,f).split(`
`).filter(E=>E!=="");return f&&f.trimWhitespace===!1?h:h.map(E=>E.trim())}function F(s,f){const h=["true","True","TRUE"],E=["false","False","FALSE"],B=S(s,f);if(h.
includes(B))return!0;if(E.includes(B))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${s}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Z(s,f){if(process.env.GITHUB_OUTPUT||"")return N("OUTPUT",R(s,f));process.
stdout.write(y.EOL),_("set-output",{name:s},w(f))}function oe(s){issue("echo",s?"on":"off")}function P(s){process.exitCode=U.Failure,ie(s)}function Q(){return process.
env.RUNNER_DEBUG==="1"}function $e(s){issueCommand("debug",{},s)}function ie(s,f={}){_("error",l(f),s instanceof Error?s.toString():s)}function se(s,f={}){_("wa\
rning",l(f),s instanceof Error?s.toString():s)}function K(s,f={}){_("notice",l(f),s instanceof Error?s.toString():s)}function ae(s){process.stdout.write(s+y.EOL)}
function de(s){p("group",s)}function te(){p("endgroup")}function pe(s,f){return G(this,void 0,void 0,function*(){de(s);let h;try{h=yield f()}finally{te()}return h})}
function fe(s,f){if(process.env.GITHUB_STATE||"")return N("STATE",R(s,f));_("save-state",{name:s},w(f))}function Te(s){return process.env[`STATE_${s}`]||""}function ve(s){
return G(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(s)})}var he=a(3739),me=a(8302),ue=a(5807);const Se="slipway",ge={error:ie,warning:se,
notice:K};function ye(s){const f=ce();return{line:h=>ae(Y(h)),group:h=>de(Y(h)),endGroup:te,replay:(h,E)=>{ae([`::stop-commands::${E}`,...h.map(Y),`::${E}::`].join(
`
`))},annotate:(h,{message:E,title:B,place:q})=>{const{file:z,line:X,column:ne}=q??{};ge[h](Y(E),(0,me.Eb)({title:B,file:z,startLine:X,startColumn:ne}))},mask:d,
output:(h,E)=>f("the outputs",()=>Z(h,E)),state:(h,E)=>f("the state for the post step",()=>fe(h,E)),summary:h=>{s!==void 0&&f("the summary",()=>(0,m.writeFileSync)(
s,h))}}}function ce(){const s=new Set;return(f,h)=>{try{h()}catch(E){s.has(f)||se(Y(`The runner cannot keep ${f}: ${(0,he.I7)(E).message}`)),s.add(f)}}}function Y(s){
return(0,ue.Ow)(s).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),7177:((i,k,a)=>{a.d(k,{i:()=>l});var m=a(3739);function y(p){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.
test(p)}function w(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||y(p.replace(/^\[|\]$/g,""))}async function l(p){const v=R=>p[R.toLowerCase()]||p[R]||"",b=v("\
ALL_PROXY"),$=_(v("HTTP_PROXY")||b,"HTTP_PROXY"),I=_(v("HTTPS_PROXY")||b,"HTTPS_PROXY");if($===""&&I==="")return fetch;const D=await a.e(729).then(a.bind(a,3729)),
x=new D.EnvHttpProxyAgent({httpProxy:$,httpsProxy:I,noProxy:v("NO_PROXY")}),N=D.fetch;return async(R,j)=>{if(R instanceof Request)throw new TypeError("This fetc\
h takes an address, not a Request");const G=new URL(R);return w(G.hostname)?fetch(R,j):N(G,{...j,dispatcher:x})}}function _(p,v){const b=p===""||p.includes("://")?
p:`http://${p}`;if(b===""||URL.canParse(b))return b;throw new m.GQ("invalid_input",`${v} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),336:((i,k,a)=>{a.d(k,{ml:()=>y});const m=C("node:timers/promises"),y={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(_,p){p?.
throwIfAborted();try{await(0,m.setTimeout)(_,void 0,{signal:p})}catch(v){throw p?.throwIfAborted(),v}},after(_,p){const v=setTimeout(p,_);return()=>clearTimeout(
v)}},w={now(){const{user:_,system:p}=process.cpuUsage();return(_+p)/1e3}},l=(_,p)=>{const v=setInterval(p,_).unref();return()=>clearInterval(v)}}),9127:((i,k,a)=>{
a.d(k,{a3:()=>l});var m=a(3739);const y=null;function w(b,$){const I=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(b.trim()),[,...D]=I??
[],x=y.reduce((N,R,j)=>N+Number(D[j]??0)*R,0);if(!I||x===0)throw new SlipwayError("invalid_input",`${$}: "${b}" is not a duration`,{input:$,remedy:"Write it wit\
h units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return x}function l(b){if(b<1e3)return`${Math.round(b)}ms`;if(b<59950)return`${(b/1e3).toFixed(
1)}s`;const $=Math.round(b/1e3),I=D=>String(D).padStart(2,"0");return $<3600?`${Math.floor($/60)}m ${I($%60)}s`:`${Math.floor($/3600)}h ${I(Math.floor($%3600/60))}\
m`}const _=null,p=null;function v(b,$){const I=$-b;if(I>p)return new Date(b).toISOString().slice(0,10);const[D,x]=_.find(([,R])=>I>=R)??[];if(!D||D==="second"&&
I<1e4)return"just now";const N=Math.floor(I/x);return`${N} ${D}${N===1?"":"s"} ago`}}),3739:((i,k,a)=>{a.d(k,{GQ:()=>w,I7:()=>l,xU:()=>p});const m={missing_input:"\
user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",
invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"\
user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"\
platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"\
network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},y=Object.keys(m);class w extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(I,D,x={}){
super(D,x.cause===void 0?void 0:{cause:x.cause}),this.code=I,this.mender=m[I],this.remedy=x.remedy,this.input=x.input,this.place=x.place,this.call=x.call,this.also=
x.also??[]}with({code:I=this.code,message:D=this.message,...x}){const{remedy:N,input:R,place:j,call:G,cause:U,also:H}=this;return new w(I,D,{remedy:N,input:R,place:j,
call:G,cause:U,also:H,...x})}}function l($){if($ instanceof w)return $;const I=$ instanceof Error?$.message:String($);return new w("internal",I,{cause:$,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function _($){throw new w("internal",`Unhandled case: ${JSON.stringify($)}`)}function p($){
if(!(!($ instanceof Error)||!("code"in $)))return typeof $.code=="string"?$.code:void 0}const v=new Set(["ENOSPC","EDQUOT"]);function b($){return v.has(p($))}}),
8302:((i,k,a)=>{a.d(k,{Eb:()=>y,Gv:()=>m});function m(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}function y(l){const _=Object.entries(l).filter(([
,p])=>p!==void 0);return Object.fromEntries(_)}function w(l,_){return typeof l=="string"&&l.length<=_}}),5807:((i,k,a)=>{a.d(k,{Nl:()=>D,Ow:()=>G,aL:()=>H});const m="\
\x1B",y="\x07",w=new RegExp(`${m}[\\]P_^X][^${y}${m}]*(?:${y}|${m}\\\\)|${m}\\[[0-?]*[ -/]*[@-~]|${m}[ -/]*[0-Z\\\\^-~]`,"g"),l=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
_=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),p=new RegExp(
`(?!\\t)(?:${_.source})`,"gu"),v=new RegExp(`${m}\\[[0-9;:]{0,40}m`,"g");function b(d){const T=d.includes(m)?d.match(v)??[]:[];return T.length===0?{texts:[d],codes:T}:
{texts:d.split(v),codes:T}}const $=/^[ -~]*$/,I=/^[\t -~]*$/;function D(d){return d.includes(m)?d.replace(w,""):d}function x(d){return I.test(d)?d:D(d).replace(
/[\n\u2028\u2029]/g," ").replace(p,"")}function N(d){return d.split(`
`).map(x).join(`
`)}function R(d,T){return d.length>T?U(d,T):d}function j(d){return d.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function G(d,T=2e3){const S=d.length>T*8+1024?d.slice(
0,T*8+1024):d;if($.test(S)&&S.length<=T)return d;const L=D(S).replace(l," ").replace(_,"").toWellFormed();return L.length>T||S.length<d.length?U(L,T):L}function U(d,T){
if(T<1)return"";const S=d.slice(0,T-1),L=S.charCodeAt(S.length-1);return`${L>=55296&&L<=56319?S.slice(0,-1):S}\u2026`}function H(d){return d.trim().split(/\s+/)}}),
8010:((i,k,a)=>{a.a(i,async(m,y)=>{try{var w=a(8168),l=a(2808),_=a(1781),p=a(7177),v=a(336);const b=(0,w.c)();await(0,l.N)({run:b,runner:(0,_.Aq)(b.summaryFile),
fetch:await(0,p.i)(process.env),clock:v.ml,random:Math.random}),y()}catch(b){y(b)}},1)})},ke={};function A(i){var k=ke[i];if(k!==void 0)return k.exports;var a=ke[i]=
{id:i,loaded:!1,exports:{}},m=!0;try{Be[i](a,a.exports,A),m=!1}finally{m&&delete ke[i]}return a.loaded=!0,a.exports}A.m=Be,typeof A<"u"&&(A.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var i=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",k=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",m=w=>{w&&w.d<1&&(w.d=1,w.forEach(l=>l.r--),w.forEach(l=>l.r--?l.r++:l()))},y=w=>w.map(l=>{if(l!==null&&typeof l=="object"){if(l[i])return l;if(l.then){
var _=[];_.d=0,l.then(b=>{p[k]=b,m(_)},b=>{p[a]=b,m(_)});var p={};return p[i]=b=>b(_),p}}var v={};return v[i]=b=>{},v[k]=l,v});A.a=(w,l,_)=>{var p;_&&((p=[]).d=
-1);var v=new Set,b=w.exports,$,I,D,x=new Promise((N,R)=>{D=R,I=N});x[k]=b,x[i]=N=>(p&&N(p),v.forEach(N),x.catch(R=>{})),w.exports=x,l(N=>{$=y(N);var R,j=()=>$.
map(U=>{if(U[a])throw U[a];return U[k]}),G=new Promise(U=>{R=()=>U(j),R.r=0;var H=d=>d!==p&&!v.has(d)&&(v.add(d),d&&!d.d&&(R.r++,d.push(R)));$.map(d=>d[i](H))});
return R.r?G:j()},N=>(N?D(x[a]=N):I(b),m(p))),p&&p.d<0&&(p.d=0)}})(),(()=>{var i=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,k;A.t=function(a,m){
if(m&1&&(a=this(a)),m&8||typeof a=="object"&&a&&(m&4&&a.__esModule||m&16&&typeof a.then=="function"))return a;var y=Object.create(null);A.r(y);var w={};k=k||[null,
i({}),i([]),i(i)];for(var l=m&2&&a;typeof l=="object"&&!~k.indexOf(l);l=i(l))Object.getOwnPropertyNames(l).forEach(_=>w[_]=()=>a[_]);return w.default=()=>a,A.d(
y,w),y}})(),A.d=(i,k)=>{for(var a in k)A.o(k,a)&&!A.o(i,a)&&Object.defineProperty(i,a,{enumerable:!0,get:k[a]})},A.f={},A.e=i=>Promise.all(Object.keys(A.f).reduce(
(k,a)=>(A.f[a](i,k),k),[])),A.u=i=>""+i+".index.js",A.o=(i,k)=>Object.prototype.hasOwnProperty.call(i,k),A.r=i=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
i,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(i,"__esModule",{value:!0})},A.nmd=i=>(i.paths=[],i.children||(i.children=[]),i),(()=>{var i={792:0},
k=a=>{var{ids:m,modules:y,runtime:w}=a,l,_,p=0;for(l in y)A.o(y,l)&&(A.m[l]=y[l]);for(w&&w(A);p<m.length;p++)_=m[p],A.o(i,_)&&i[_]&&i[_][0](),i[m[p]]=0};A.f.j=(a,m)=>{
var y=A.o(i,a)?i[a]:void 0;if(y!==0)if(y)m.push(y[1]);else{var w=import("./"+A.u(a)).then(k,l=>{throw i[a]!==0&&(i[a]=void 0),l}),w=Promise.race([w,new Promise(
l=>y=i[a]=[l])]);m.push(y[1]=w)}}})();var Fe=A(8010);Fe=await Fe;

const F=process.getBuiltinModule;var Dt={9896:(c=>{c.exports=F("fs")}),4589:(c=>{c.exports=F("node:assert")}),6698:(c=>{c.exports=F("node:async_hooks")}),4573:(c=>{
c.exports=F("node:buffer")}),7598:(c=>{c.exports=F("node:crypto")}),3053:(c=>{c.exports=F("node:diagnostics_channel")}),8474:(c=>{c.exports=F("node:events")}),3024:(c=>{
c.exports=F("node:fs")}),7067:(c=>{c.exports=F("node:http")}),2467:(c=>{c.exports=F("node:http2")}),7030:(c=>{c.exports=F("node:net")}),643:(c=>{c.exports=F("no\
de:perf_hooks")}),1792:(c=>{c.exports=F("node:querystring")}),99:(c=>{c.exports=F("node:sqlite")}),7075:(c=>{c.exports=F("node:stream")}),7830:(c=>{c.exports=F(
"node:stream/web")}),1692:(c=>{c.exports=F("node:tls")}),3136:(c=>{c.exports=F("node:url")}),7975:(c=>{c.exports=F("node:util")}),3429:(c=>{c.exports=F("node:ut\
il/types")}),5919:(c=>{c.exports=F("node:worker_threads")}),8522:(c=>{c.exports=F("node:zlib")}),857:(c=>{c.exports=F("os")}),8168:((c,I,u)=>{u.d(I,{c:()=>G});var l=u(
3024);const h=F("node:path");var b=u(8302);const y={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: deploys to `b\
ase-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull req\
uest was closed, updates its GitHub deployment and its comment. With `base-url`, an ID token and `{pr}` in `app`, a platform of Slipway also deletes that app."},
"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"Th\
e organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{
kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modu\
lo N)."},create:{kind:"boolean",default:"true",description:"`true`: create the app if the platform does not know it. `false`: fail instead."},"take-over":{kind:"\
boolean",default:"false",description:"`true`: also deploy to an app that belongs to another repository, which becomes the app of this one. Otherwise such a depl\
oy fails, if the service shows the repository of an app."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/nam\
e` on the run's GitHub server, or a full git URL. On another server than github.com the service gets the full address."},branch:{kind:"text",defaultNote:"the ru\
n's own",description:"The branch that the platform builds. On a pull request the default is its head branch, else the name of the ref. The branch of an app that\
 exists stays as it is, if the platform can build another one; an app that is named by a placeholder follows its runs."},"build-command":{kind:"text",description:"\
The command that builds the app. If empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. If empty, it is not \
sent."},region:{kind:"text",description:"The app's region. If empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type of a \
new app: `web-landing` for files; `api`, `web-ssr` or `sse` for a server."},"app-settings":{kind:"json",description:"A JSON object merged into the create and up\
date bodies: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of fields such as `outputDirectory`."},noindex:{
kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave the site out. Sent as the setting `noindex`, unless empty. The platfo\
rm of this repository knows the setting, another one may not."},env:{kind:"lines",description:"The app's variables: dotenv lines, or a JSON object. They replace\
 the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name or value looks secret, because GitHub drops \
every output that contains a masked value."},"secret-env":{kind:"lines",description:"More variables of the same set, all of them masked."},"env-file":{kind:"pat\
h",description:"A file of variables, read and masked as `env` is. All three may be given when they name different variables."},"clear-env":{kind:"boolean",default:"\
false",description:"Without variables: replace the set by the empty one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"\
text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is exchanged."},"id-toke\
n-command":{kind:"text",description:"A command whose standard output is the ID token. It runs again shortly before the token expires."},"token-exchange-url":{kind:"\
text",description:"A URL that exchanges the GitHub token for the identity provider's ID token, which has `email` (RFC 8693)."},"token-exchange-audience":{kind:"\
text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"\
boolean",default:"true",description:"`true`: follow the deployment to its end. `false`: end when the platform has accepted it."},timeout:{kind:"duration",default:"\
30m",description:"The time from the trigger to a final status: `90s`, `30m`, `1h30m`, without an upper limit."},"on-timeout":{kind:"choice",choices:["fail","det\
ach"],default:"fail",description:"`fail`: exit with 1. `detach`: exit with 0 and `status` `pending`. In both cases the platform continues the deployment."},"on-\
no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with \
the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for \
the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for sta\
tuses that the action does not know."},"api-map":{kind:"lines",description:"How the service's requests and answers differ from what Slipway assumes: a YAML file\
 of the repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success, r\
equest the public URL until it answers below 400, or below 500 if the app is a server. If it does not, `warn` or `fail`. A platform of Slipway also looks at the\
 start page and what it loads before the release goes live: with `fail`, the release before stays live. `off`: neither. It counts for this deployment alone."},"\
url-template":{kind:"text",description:"The public URL, if the platform's answers do not contain one: `https://{subdomain}.example.com`."},"compare-to":{kind:"t\
ext",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows how the output differs."},"allow-for\
ks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pull request on a self-hosted runner. A stranger's code \
may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments \
and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"\
boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys\
 after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERV\
ICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},
"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"The \
time to live of entries without one, in seconds."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests at the same time."},"kvs-verify":{kind:"b\
oolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"\
false",description:"Read, validate and print the plan, without requests that change anything."}},S=new Map(Object.entries(y)),m=Object.keys(y).filter(L);function L(_){
return Object.hasOwn(y,_)}const k={"app-id":"The app's ID.","app-created":"`true` if this run created the app.","deploy-id":"The deployment's ID.",status:"`succ\
eeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the s\
eed.","kvs-failed":"Keys the seed could not write."},R=Object.keys(k).filter(_=>_ in k);function N(_){const x=m.map(T=>{const H=S.get(T)?.default??"";return[T,_[T]||
(H.startsWith("${{")?"":H)]});return Object.fromEntries(x)}function G(_=process.env){const x=_.GITHUB_WORKSPACE||process.cwd();return{raw:U(_),context:P(_,x),summaryFile:_.
GITHUB_STEP_SUMMARY||void 0,saved:_.STATE_slipway??"",readFile:T=>(0,l.readFileSync)((0,h.resolve)(x,T),"utf8")}}function U(_){const x={};for(const T of m){const H=_[`\
INPUT_${T.toUpperCase()}`]?.trim();H&&(x[T]=H)}return N(x)}function P(_,x){const T=_.GITHUB_REPOSITORY||void 0,H=M(_.GITHUB_EVENT_PATH),V=_.GITHUB_SERVER_URL||"\
https://github.com",[J,Z]=[_.ACTIONS_ID_TOKEN_REQUEST_URL,_.ACTIONS_ID_TOKEN_REQUEST_TOKEN],Q=A(A(H,"pull_request"),"head"),d=j(A(H,"pull_request"),T);return{serverUrl:V,
apiUrl:_.GITHUB_API_URL||"https://api.github.com",repository:T,refName:_.GITHUB_REF_NAME||void 0,sha:B(Q.sha)??(_.GITHUB_SHA||void 0),eventName:_.GITHUB_EVENT_NAME||
void 0,pullRequest:d,fork:d?.fork===!0||q(A(H,"workflow_run"),T),selfHosted:_.RUNNER_ENVIRONMENT!=="github-hosted",dependabot:_.GITHUB_ACTOR==="dependabot[bot]",
idTokenRequest:J&&Z?{url:J,token:Z}:void 0,runUrl:T&&_.GITHUB_RUN_ID?`${V}/${T}/actions/runs/${_.GITHUB_RUN_ID}`:void 0,workspace:x}}function j(_,x){const T=A(_,
"head"),H=B(T.ref);if(typeof _.number!="number"||H===void 0)return;const V=B(A(T,"repo").full_name);return{number:_.number,headRepository:V,headBranch:H,baseBranch:B(
A(_,"base").ref)??"",fork:V?.toLowerCase()!==x?.toLowerCase()}}function q(_,x){return _.id===void 0?!1:B(A(_,"head_repository").full_name)?.toLowerCase()!==x?.toLowerCase()}
function M(_){if(!_)return{};try{const x=JSON.parse((0,l.readFileSync)(_,"utf8"));return(0,b.Gv)(x)?x:{}}catch{return{}}}function A(_,x){const T=_[x];return(0,b.
Gv)(T)?T:{}}function B(_){return typeof _=="string"&&_!==""?_:void 0}}),7774:((c,I,u)=>{u.d(I,{N:()=>Bs});var l=u(8302),h=u(5807),b=u(3739);function y(e){return{
kind:"command",command:e,input:"id-token-command",description:"ID token from a command",obtain:(t,n)=>S(e,n)}}async function S(e,{run:t,onSecret:n}){const s=(a,p)=>new b.
GQ("token_command_failed",`The command of id-token-command ${a}`,{input:"id-token-command",remedy:"Run the command by itself; it must print nothing but the ID t\
oken on its standard output and exit 0.",cause:p}),{exitCode:r,stdout:i}=await t(e).catch(a=>{throw s("could not be started",a)}),o=i.trim();if(o!==""&&n(o),r!==
0)throw s(`ended with exit code ${r}`);if(o==="")throw s("printed nothing");if(/\s/.test(o))throw s("printed more than one word: an ID token has no spaces and n\
o line ends");return o}function m(e){return{...e,kind:"github",input:"id-token-audience",mayLackEmail:!0,description:e.audience?`GitHub OIDC, for ${e.audience}`:
"GitHub OIDC",async obtain(t,{onSecret:n}){const{githubToken:s}=await u.e(899).then(u.bind(u,9206));return s(e,t,n)}}}function L(e){const t=e.trim();return{kind:"\
given",token:t,input:"id-token",description:"ID token as given",renewable:!1,async obtain(n,{onSecret:s}){return s(t),t}}}function k(e){return{...e,kind:"exchan\
ge",input:"token-exchange-url",description:`GitHub OIDC, exchanged at ${new URL(e.url).host}`,async obtain(t,{onSecret:n}){const{exchangedToken:s}=await u.e(899).
then(u.bind(u,8427));return s(e,t,n)}}}var R=u(1619);const N={characters:80,candidates:1e3,shown:3};function G(e,t){const n=j(e);if(n===""||e.length>N.characters)
return[];const s=t.slice(0,N.candidates).filter(i=>i!==e&&i.length<=N.characters).flatMap(i=>{const o=M(e)===M(i)?Math.min(A(n,j(i))??q,q):A(n,j(i));return o===
void 0?[]:[{each:i,points:o}]}),r=Math.min(...s.map(({points:i})=>i));return s.sort((i,o)=>i.points-o.points).filter(({points:i})=>i<=r+1).slice(0,N.shown).map(
({each:i})=>i)}function U(e,t){return G(e,t).filter(n=>B(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function P(e,t){const[n]=G(e.trim(),t);return n===
void 0?"":`; did you mean "${n}"?`}function j(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const q=1;function M(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}\
:`}function A(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=B(e,t);if(s<=n)return s;const[r,i]=e.length<t.length?[e,t]:
[t,e];if(r.length>=4&&(i.startsWith(r)||i.endsWith(r)))return n+1}function B(e,t){let n=[],s=Array.from({length:t.length+1},(r,i)=>i);for(let r=1;r<=e.length;r++){
const i=[r];for(let o=1;o<=t.length;o++){const a=e[r-1]===t[o-1],p=r>1&&o>1&&e[r-1]===t[o-2]&&e[r-2]===t[o-1];i[o]=Math.min((s[o]??0)+1,(i[o-1]??0)+1,(s[o-1]??0)+
(a?0:1),p?(n[o-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,i]}return s[t.length]??0}function _(e,t,n){return new SlipwayError("invalid_input",`${e}: ${t}`,{input:e,
remedy:n})}function x(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function T(e,t){switch(e.trim().toLowerCase()){case"\
true":return!0;case"false":return!1;default:throw _(t,`"${V(e)}" is neither true nor false`,"Write true or false.")}}function H(e,t,n){const s=t.find(i=>i===e.trim().
toLowerCase());if(s!==void 0)return s;const r=t.map(i=>`"${i}"`).join(", ");throw _(n,`"${V(e)}" is not one of ${r}${didYouMean(e,t)}`,`Write one of ${r}.`)}function V(e){
const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class J{#e=[];try(t,n){try{return t()}catch(s){const r=asSlipwayError(s);if(r.
code==="internal")throw s;return this.#e.push(r),n}}add(t){this.#e.push(t)}throwIfAny(){const t=Z(this.#e);if(t)throw t}}function Z(e){const[t,...n]=e.flatMap(s=>[
s.with({also:[]}),...s.also]);return t?.with({also:n})}function Q(e,t){const n=Se(e),[s,r]=n;if(s&&r)throw invalid(r,`${s} is given as well, and a run has one i\
dentity`,`Leave out one of: ${n.join(", ")}.`);if(Ee(e),s===void 0)return Ae(e,t);if(K(s))return d[s](e[s]);if(!t.idTokenRequest)return De(s,e,t);const i={requestUrl:t.
idTokenRequest.url,requestToken:t.idTokenRequest.token,audience:e["id-token-audience"]||void 0,permissions:xe(e,t)};return g[s](i,e)}const d={"id-token":L,"id-t\
oken-command":y},g={"token-exchange-url":(e,t)=>k({url:(0,R.J)(t["token-exchange-url"],"token-exchange-url").href,audience:t["token-exchange-audience"]||void 0,
clientID:t["token-exchange-client-id"]||void 0,subject:e}),"id-token-audience":m},E=[...Object.keys(d),...Object.keys(g)].filter(D);function D(e){return Object.
hasOwn(d,e)||Object.hasOwn(g,e)}function K(e){return Object.hasOwn(d,e)}const ue=E.filter(e=>e!=="id-token-audience");function Se(e){const t=E.filter(n=>e[n].trim()!==
"");return t.includes("token-exchange-url")?t.filter(n=>n!=="id-token-audience"):t}function Ee(e){if(e["token-exchange-url"]!=="")return;const t=["token-exchang\
e-audience","token-exchange-client-id"].find(n=>e[n]!=="");if(t)throw missing("token-exchange-url",`${t} means nothing without it`,"Give the token endpoint.")}const Je="\
Give one of: id-token-audience with token-exchange-url (the usual way), id-token, id-token-command, or id-token-audience alone.";function Ae(e,t){if(Re(t))return De(
"id-token",e,t);throw missing("id-token-audience","no input provides an ID token",Je)}function Re(e){return e.dependabot||e.pullRequest?.fork===!0}function De(e,t,n){
const s=xe(t,n);return new SlipwayError("no_id_token",`This run can have no ID token: ${Me(n)}`,{input:e,remedy:Re(n)?`${Ne}
${s}`:`Add to the job, and to the calling workflow if this one is reusable:
${s}`})}function Me(e){return e.pullRequest?.fork?"a pull request from a fork gets neither secrets nor GitHub's OIDC":e.dependabot?"Dependabot's runs get neithe\
r secrets nor GitHub's OIDC":"the job lacks the permission id-token: write"}const Ne=null;function Oe({idToken:e,records:t,pullRequest:n,comment:s}){return["per\
missions:",...["contents: read",...t?["deployments: write"]:[],...e?["id-token: write"]:[],...t&&n?[`pull-requests: ${s?"write":"read"}`]:[]].map(i=>`  ${i}`)].
join(`
`)}function xe(e,{pullRequest:t}){const n=e.comment.trim().toLowerCase()!=="false",s=e["github-token"].trim()!=="";return Oe({idToken:!0,records:s,pullRequest:t!==
void 0,comment:n})}const $e=["queued","in_progress","success","failure","error","inactive"],de=100,Pe=30;async function ae(e,t,n,s,r){const i=`<!-- slipway ${n}\
 -->`,o=`${i}
${s}`,a=await f(e,t,i);if(a===void 0){if(r==="amend")return;await e.ask("write the comment",({rest:p})=>p.issues.createComment({...t,body:o}))}else if(a.body!==
o){const{owner:p,repo:w}=t;await e.ask("update the comment",({rest:v})=>v.issues.updateComment({owner:p,repo:w,comment_id:a.id,body:o}))}}async function f(e,t,n){
let s,r=0;const i=e.pages("read the comments",({paginate:o,rest:a})=>o.iterator(a.issues.listComments,{...t,per_page:de}));for await(const o of i){for(const a of o.
flatMap(C).filter(p=>p.body.startsWith(n)))if(s??=O(e),$(a,await s))return a;if(r+=1,o.length<de||r===Pe)break}}async function O(e){try{const t=await e.ask("rea\
d the token's user",({rest:n})=>n.users.getAuthenticated());return(0,l.Gv)(t)&&typeof t.login=="string"?t.login:""}catch{return""}}function $(e,t){return t===""?
e.isBot:e.login===t}function C(e){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id)||typeof e.body!="string")return[];const t=(0,l.Gv)(e.user)?e.user:{};return typeof t.
login!="string"?[]:[{id:Number(e.id),body:e.body,login:t.login,isBot:t.type==="Bot"}]}function ee(e,t){if(!(0,l.Gv)(e)||!Number.isSafeInteger(e.id))return[];const{
id:n,payload:s}=e,r=typeof s=="string"?(0,l.U4)(s):s;if(!(0,l.Gv)(r)||r.slipway!==1||r.app!==t)return[];const{appID:i,deployID:o,commit:a,pullRequest:p}=r;return[
{app:t,id:String(n),appID:te(i),deployID:te(o),commit:te(a),pullRequest:typeof p=="number"&&Number.isSafeInteger(p)?p:void 0}]}function te(e){return typeof e=="\
string"&&/^[\w.:-]{1,128}$/.test(e)?e:void 0}const oe=140;function pe(e){const{repository:t,apiUrl:n}=e.context;if(t===void 0)return;const[s="",r=""]=t.split("/");
let i;const o=()=>(i??=Promise.all([u.e(452),u.e(994)]).then(u.bind(u,5994)).then(({createGitHubClient:a})=>a({...e,apiUrl:n})),i);return new he({owner:s,repo:r},
e.context,o)}class he{name="GitHub";#e;#t;#n;constructor(t,n,s){this.#e=t,this.#t=n,this.#n=s}async remembered(t,n,s){const r=await this.#n(),i={...this.#e,environment:t,
task:"deploy",per_page:de},o=r.pages("read GitHub's deployments",({paginate:w,rest:v})=>w.iterator(v.repos.listDeployments,i)),a=[];let p=0;for await(const w of o)
if(a.push(...w.flatMap(v=>ee(v,n))),p+=w.length,w.length<de||p>=s||a.length>0)break;return a}async record({environment:t,description:n,memo:s}){const i=await(await this.#n()).
ask("record a GitHub deployment",({rest:o})=>o.repos.createDeployment({...this.#e,ref:s.commit,task:"deploy",auto_merge:!1,required_contexts:[],payload:{slipway:1,
...s},environment:t,description:re(n),transient_environment:s.pullRequest!==void 0,production_environment:t==="production"}));return(0,l.Gv)(i)&&Number.isSafeInteger(
i.id)?String(i.id):void 0}async setState(t,{state:n,description:s,url:r,logUrl:i}){await(await this.#n()).ask("set a GitHub deployment's status",({rest:a})=>a.repos.
createDeploymentStatus({...this.#e,deployment_id:Number(t),state:n,description:re(s),auto_inactive:!1,...(0,l.Eb)({environment_url:r,log_url:i})}))}async statusOf(t){
const n=await this.#n(),s={...this.#e,deployment_id:Number(t),per_page:1},r=await n.ask("read a GitHub deployment's status",({rest:a})=>a.repos.listDeploymentStatuses(
s)),i=Array.isArray(r)?r[0]:void 0,o=(0,l.Gv)(i)?me(i.state):void 0;if(!(!(0,l.Gv)(i)||o===void 0))return{state:o,url:typeof i.environment_url=="string"?i.environment_url:
void 0}}async comment(t,n,s,r){await ae(await this.#n(),{...this.#e,issue_number:t},n,s,r)}async isClosed(t){const s=await(await this.#n()).ask("read the pull r\
equest",({rest:r})=>r.pulls.get({...this.#e,pull_number:t}));return(0,l.Gv)(s)&&s.state==="closed"}permissions({comment:t}){const{idTokenRequest:n,pullRequest:s}=this.#t,
[r,i]=[n!==void 0,s!==void 0];return Oe({idToken:r,records:!0,pullRequest:i,comment:t})}}function me(e){return e==="pending"?"queued":$e.find(t=>t===e)??(e===void 0?
void 0:"inactive")}function re(e){return(0,h.Ow)(e,oe)}var ge=u(7067);function Nt(e){return(t,n)=>{const s=new URL(t instanceof Request?t.url:t);return s.protocol===
"http:"&&s.hostname.endsWith(".localhost")&&!n?.body?xt(s,n):e(t,n)}}function xt(e,t){const n={host:"127.0.0.1",port:e.port||80,path:e.pathname+e.search,method:t?.
method??"GET",headers:{...Object.fromEntries(new Headers(t?.headers)),host:e.host},...(0,l.Eb)({signal:t?.signal??void 0})};return new Promise((s,r)=>{const i=(0,ge.
request)(n,o=>{const a=[];o.on("data",p=>a.push(p)),o.on("error",r),o.on("end",()=>{const p=o.statusCode??502,w=Object.entries(o.headers).map(([v,z])=>[v,String(
z)]);s(new Response(p===204||p===304?null:Buffer.concat(a),{status:p,headers:w}))})});i.on("error",r),i.end()})}const Pt=["success","failure","cancelled","pendi\
ng"],Ut={success:(0,h.aL)(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),failure:(0,h.aL)(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),cancelled:(0,h.aL)(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),pending:(0,h.aL)(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `)},Ct=new Map(Pt.flatMap(e=>Ut[e].map(t=>[t,e])));function Xe(e){return e.toLowerCase().replace(/[\s_-]/g,"")}const jt=null;function Ws(e,t=new Map){const n=Xe(
e);return t.get(n)??Ct.get(n)??jt.find(([,s])=>s.test(n))?.[0]}var Ze=u(9127),Fs=u(1787),Ks=u(86),Vs=u(8438);function qs(e,t,n,s){if(Array.isArray(e))return{entries:e,
around:[]};const r=`list of ${t.label}s`,i=layersIn(e,t.lists);for(const o of i){const[a,...p]=Gt(o,t);if(a===void 0)continue;if(p.length===0)return{entries:a.entries,
around:i};const w=[a,...p].map(({path:v})=>v);throw ambiguous(r,w,n,mapLine(s,"list",a.path))}throw missing(r,e,n,mapLine(s,"list",t.lists[0]??"$"))}function Gt(e,t){
const n=Object.keys(e.value).map(normalName),s=t.names.map(i=>`${i}s`),r=[...LISTS,...ENVELOPES];for(const i of[s,t.lists,r,n]){const o=i.filter(w=>!OTHER_LISTS.
includes(w)),a=membersOf(e,o).flatMap(({path:w,member:v})=>Array.isArray(v)?[{path:w,entries:v}]:[]);if(a.length>0)return a;if((i===s||i===t.lists)&&i.some(w=>e.
fields.get(w)===null))return[{path:"",entries:[]}]}return[]}function Ys({around:e,entries:t}){for(const{fields:n}of e)for(const s of[n,...CURSOR_HOLDERS.map(r=>fieldsOf(
n.get(r)))]){if(["hasmore","hasnextpage"].some(i=>s.get(i)===!1))return;const r=text(s,...CURSORS);if(r!==void 0&&!/^(?:https?:\/)?\//.test(r))return r}return Bt(
e)??Ht(t)}function Bt(e){for(const{fields:t}of e){const n=fieldsOf(t.get("links"));for(const s of[t,n,fieldsOf(n.get("pages"))])for(const r of NEXT_LINKS){const i=s.
get(r),o=isObject(i)?text(fieldsOf(i),"href"):text(s,r),a=o===void 0?null:URL.parse(o,"https://next.invalid"),p=a?.searchParams.get("cursor")??a?.searchParams.get(
"page[cursor]");if(p)return p}}}function Ht(e){const t=e.map(n=>isObject(n)?text(fieldsOf(n),"cursor"):void 0);return t.every(n=>n!==void 0)?t.at(-1):void 0}class ce{candidates;constructor(t){
this.candidates=t}get paths(){return this.candidates.map(({path:t})=>t)}}function ke(e,t,n){const s=layersIn(e,t.names),[r]=s;if(n?.has("id")){const o=text(n,"i\
d");return o===void 0?void 0:ye(o,r)}if(r===void 0)return;const i=ve(s,t,!sn(r,t));return i===void 0?ke(qt(r,t),t):i.id instanceof ce?i.id:ye(i.id,i.layer,t)}function zs(e,t,n){
if(n?.has("id")||!isObject(e))return ke(e,t,n);const s=layerAt("",e),r=ve([s],t);if(r===void 0)return ke(e,t)??ke(Kt(s),t);if(r.id instanceof ce)return r.id;const i=memberLayer(
s,t.names),o=i&&ve([i],t);return i&&o===void 0&&Wt(i)?ve([s],t,!1)?ye(r.id,r.layer,t):void 0:o===void 0?ye(r.id,r.layer,t):o.id instanceof ce?o.id:o.id===r.id?ye(
r.id,r.layer,t):new ce([{path:"its own ID",value:r.id},{path:`the ID in ${i?.path}`,value:o.id}])}function Wt(e){const t=Ft(e);return[...STATUS,...PHASE].some(n=>t.
has(n))}function ye(e,t,n){const s=t&&n&&memberLayer(t,n.names),r=[t,s].flatMap(i=>i?Ue(i):[]);return{id:e,fields:mergedFields(r.map(({fields:i})=>i)),layers:r}}
function Ue(e){return[e,...SIDES.flatMap(t=>memberLayer(e,[t])??[])]}function Ft(e){return mergedFields(Ue(e).map(({fields:t})=>t))}function Kt({value:e,fields:t}){
const n=Object.values(e).filter(isObject);return n.length===1&&et(t,n[0])?n[0]:void 0}const Vt=new Set((0,h.aL)("cursor success ok errors messages message warni\
ngs links meta etag"));function et(e,t){return[...e].every(([n,s])=>s===t||Vt.has(n))}function qt({value:e,fields:t},{label:n,names:s,kin:r}){const i=Object.entries(
e).filter(([p,w])=>{const v=normalName(p);return(r.includes(v)||[...s,...r].some(X=>v===`${X}summary`))&&isObject(w)}),[o]=i;return i.length===1&&(n==="app"||et(
t,o?.[1]))?o?.[1]:void 0}function Yt({names:e,kin:t}){const n=(s,r)=>s.flatMap(i=>r.map(o=>i+o));return[n(e,[...ID_WORDS,"number"]),ID_WORDS,n(t,ID_WORDS)]}function zt({
names:e,kin:t}){return[e,["number",...t.map(n=>`${n}number`)]]}function ve(e,t,n=!0){const s=e.findIndex(w=>memberLayer(w,t.names)!==void 0),r=s>0?e.slice(0,s):
e,[i=[],...o]=Yt(t),a=w=>{for(const v of w===i?e:r)for(const z of Qt(v)){const X=Xt(Jt(z,w));if(X!==void 0)return{id:typeof X=="string"?Zt(X):X,layer:v}}};for(const w of n?
[i,...o]:[i]){const v=a(w);if(v)return v}const p=en(r,t);if(p!==void 0||!n)return p;for(const w of zt(t)){const v=a(w);if(v&&(v.id instanceof ce||/^[\w.:~-]{1,200}$/.
test(v.id)))return v}}function Qt(e){return tt(e)===void 0?Ue(e):[e]}function tt(e){const t=memberLayer(e,["metadata"]);return t&&isObject(e.value.status)?text(
t.fields,"name"):void 0}function Jt(e,t){return membersOf(e,t).flatMap(({path:n,member:s})=>{const r=textOf(s);return r===void 0?[]:[{path:n,value:r}]})}function Xt(e){
return new Set(e.map(({value:n})=>n)).size>1?new ce(e):e[0]?.value}function Zt(e){return e.includes("/")?e.split("/").findLast(t=>t!=="")??e:e}function en(e,t){
for(const n of e){const s=["links","link"].map(a=>memberLayer(n,[a])).find(Boolean),o=[s&&(text(fieldsOf(s.fields.get("self")),"href")??text(s.fields,"self")),...[
"name","selflink","self","href"].map(a=>text(n.fields,a))].flatMap(a=>tn(a,t)??[])[0]??tt(n);if(o!==void 0)return{id:o,layer:n}}}function tn(e,t){const[n=""]=(e??
"").split(/[?#]/,1),[s="",r=""]=n.replace(/\/$/,"").split("/").reverse();return/^[\w.~-]+$/.test(s)&&[...t.lists,...t.kin.map(o=>`${o}s`)].includes(normalName(r))?
s:void 0}const nn=/^(?:app|application|site|project|service|environment|event|user|team|account|organization)s?$/i;function sn({fields:e,value:t},n){if(n.label!==
"deployment")return!1;const s=text(e,"type","kind","object","resourcetype")??"",r=Object.entries(t).some(([i,o])=>{const a=normalName(i);return n.names.some(w=>a.
endsWith(w)&&a!==w)&&isObject(o)&&fieldsOf(o).has("id")});return nn.test(s)||r}const Qs={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},nt=["api","web-ssr","sse"],Js=["web-landing",...nt];function Xs(e){return nt.some(t=>t===e)}const Zs="us-east-2",er="execute-api",tr="SERVICE_KV\
S_",nr=/^[A-Za-z_][A-Za-z0-9_]*$/,sr=/^[a-z][a-z0-9_]{0,31}$/,rr=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,ir={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},or={pageDefault:64*1024,pageMost:256*1024},ar={subject:200,author:100},ur={bytes:1024*1024,
message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200};function dr(e){if(!Array.isArray(e)||e.length>MOST_SITE_WARNINGS)
return;const t=e.flatMap(n=>rn(n)??[]);return t.length===e.length?t:void 0}function rn(e){const{code:t,file:n,line:s,message:r}=isObject(e)?e:{},i=SITE_WARNINGS.
find(o=>o===t);if(!(!i||!isText(r,FAULT_LENGTH))&&!(n!==null&&!isText(n,FAILURE_LIMITS.file))&&!(s!==null&&!(typeof s=="number"&&Number.isSafeInteger(s)&&s>0)))
return{code:i,file:n,line:s,message:r}}const on=new Set((0,h.aL)("completed complete finished done ended stopped terminated")),an=new Set((0,h.aL)(`
    queued building deploying uploading publishing activating provisioning initializing inprogress enqueued
  `)),un=new Set((0,h.aL)("name branch ref title message description event trigger type kind label slug"));function cr(e,t,n){const s=e.filter(({path:se})=>!/(?:^|\.)metadata$/i.
test(se)),r=s.flatMap(se=>Ie(se,PHASE)),i=s.flatMap(se=>Ie(se,STATUS)),o=i.length>0?i:r,[a]=o;if(a===void 0)return;const[p,...w]=s.flatMap(se=>Ie(se,CONCLUSION)).
filter(({value:se})=>statusFamily(se)!==void 0);if(p&&o.every(Ce)){if(w.every(se=>we(se)===we(p)))return p.value;throw Te([...o,p,...w],t,n)}const v=we(a)==="su\
ccess";if(p&&v&&we(p)!=="success")throw Te([a,p],t,n);const z=Ce(a)?s.flatMap(mn):[];if(!p&&z.length>0)throw Te([a,...z],t,n);const X=v?[...r,...e.flatMap(fn).filter(
ln),...s.flatMap(hn)]:[];if(new Set([...o,...X].map(we)).size>1)throw Te([...o,...X],t,n);return a.value}function dn(e,t=""){return Object.entries(isObject(e)?e:
{}).flatMap(([n,s])=>{const r=t===""?step(n):`${t}.${step(n)}`;if(isObject(s)&&t==="")return dn(s,r);const i=typeof s=="string"&&statusFamily(s)!==void 0,o=typeof s==
"number"&&/(?:status|state|phase)(?:code|id)?$/.test(normalName(n));return i||o?[r]:[]})}function Te(e,t,n){const s=[...new Set(e.map(({path:r})=>r))];return ambiguous(
"deployment status",s,t,mapLine(n,"status",s[0]??"status"))}function we({value:e}){return statusFamily(e)??normalWord(e)}function Ce({value:e}){return on.has(normalWord(
e))}function cn({value:e}){return an.has(normalWord(e))}function ln({value:e}){return(statusFamily(e)??"success")!=="success"}function fn(e){const t=Object.keys(
e.value).map(normalName),n=t.filter(i=>/(?:status|state|phase|stage|step)$/.test(i)),s=t.filter(i=>!n.includes(i)&&!un.has(i)),r=membersOf(e,n).flatMap(({path:i,
member:o})=>isObject(o)?Le(layerAt(i,o),Object.keys(o).map(normalName)):[]);return[...Ie(e,n),...[...Le(e,s),...r].filter(cn)]}function Ie(e,t){return membersOf(
e,t).flatMap(({path:n,member:s})=>isObject(s)?pn(layerAt(n,s)):st(n,s))}function pn(e){const t=Le(e,IN_STATUS),n=[...CONCLUSION,"status"].flatMap(s=>{const[r]=membersOf(
e,[s]);return r&&isObject(r.member)?Le(layerAt(r.path,r.member),IN_STATUS):[]});return n.length>0&&t.every(Ce)?n:[...t,...n]}function Le(e,t){return membersOf(e,
t).flatMap(({path:n,member:s})=>st(n,s))}function st(e,t){return typeof t=="string"&&t.trim()!==""?[{path:e,value:t}]:[]}function hn(e){return membersOf(e,words(
"success successful succeeded ok")).filter(({member:t})=>t===!1).map(({path:t})=>({path:t,value:"failed"}))}function mn(e){const t=membersOf(e,words("error erro\
rs errormessage failure failurereason failuremessage failureinfo")).filter(({member:s})=>gn(s)),n=membersOf(e,["exitcode"]).filter(({member:s})=>typeof s=="numb\
er"&&s!==0);return[...t,...n].map(({path:s})=>({path:s,value:"failed"}))}function gn(e){return typeof e=="string"?e.trim()!=="":Array.isArray(e)?e.length>0:isObject(
e)?Object.values(e).some(t=>t!==null&&t!==""):e===!0}const le=new Map;function ne(e,t,n){return e.has(t)?textOf(e.get(t)):n()}const lr=(e,t,n,s)=>{assertTaken(e,
t);const r=je(e,s?.values??le)??je({id:idAt(n?.location,APP)},le);if(r===void 0)throw missing("app ID",e,t,_e("createApp",Ge(e)));if(r instanceof Undecided)throw ambiguous(
"app ID",r.paths,t,_e("createApp",r.paths));return r},fr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.values??le,i=je(e,r),o=findRecord(e,APP,r);if(!(i===void 0||i instanceof
Undecided||o===void 0||o instanceof Undecided))return{...i,buildCommand:text(o.fields,"buildcommand"),outputDirectory:text(o.fields,"outputdirectory"),region:text(
o.fields,"region")}},pr=(e,t)=>assertTaken(e,t);function je(e,t){const n=findRecord(e,APP,t);if(n===void 0||n instanceof Undecided)return n;const{id:s,fields:r,
layers:i}=n,o=(a,...p)=>ne(t,a,()=>text(r,...p));return{appID:s,name:o("name","name","appname"),type:o("type","type","apptype"),subdomain:o("subdomain","subdoma\
in","subdomainvalue","generatedsubdomain"),state:o("state","state","status"),url:Be(t,i)}}const hr=(e,t,n,s)=>{assertTaken(e,t);const r=s?.values??le,i=findRecord(
e,DEPLOYMENT,r)??findRecord({id:idAt(n?.location,DEPLOYMENT)},DEPLOYMENT);if(!(i===void 0||i instanceof Undecided||it(i.id,t)))return ot(i,r,yn(i,r,t)??"pending")};
function yn(e,t,n){try{return ne(t,"status",()=>readStatus(e.layers,n,"deploy"))}catch(s){if(s instanceof SlipwayError)return;throw s}}const mr=(e,t,n,s)=>{assertTaken(
e,t);const r=s?.entries?{entries:[],around:isObject(e)?[layerAt("",e)]:[]}:findList(e,DEPLOYMENT,t,"listDeployments"),i=s?.entries??rt(r.entries),o=i.map(({entry:w,
values:v})=>{const z=wn(w,v,t),X=ne(v,"status",()=>readStatus(z.layers,t,"listDeployments"));return{record:z,values:v,status:X}});if(o.length>0&&o.every(({status:w})=>w===
void 0)){const[w="the.name.of.the.status"]=statusMembers(i[0]?.entry),v=mapLine("listDeployments","status",w);throw missing("deployment status in an entry",i[0]?.
entry,t,v)}if(new Set(o.map(({record:w})=>w.id)).size<o.length)throw missing("ID of its own for each deployment: several entries have the same",void 0,t,_e("lis\
tDeployments",[]));const a=s?.values??le,p=ne(a,"cursor",()=>nextCursor(r));return{deployments:o.map(({record:w,values:v,status:z})=>ot(w,v,z??"pending")),nextCursor:p,
nextPage:p===void 0&&!a.has("cursor")?n?.nextPage:void 0}};function rt(e){return e.map(t=>({entry:t,values:le}))}function wn(e,t,n){const s=findEntry(e,DEPLOYMENT,
t);if(s instanceof Undecided){const r=_e("listDeployments",s.paths);throw ambiguous("deployment ID in an entry",s.paths,n,r)}if(s!==void 0&&!it(s.id,n))return s;
throw missing("deployment ID in an entry",e,n,_e("listDeployments",Ge(e)))}function _e(e,t){return mapLine(e,"id",t.find(n=>!n.includes(" "))??"the.name.of.the.\
id")}function Ge(e,t=""){return Object.entries(isObject(e)?e:{}).flatMap(([n,s])=>{const r=t===""?step(n):`${t}.${step(n)}`;return isObject(s)&&t===""?Ge(s,r):/(?:id|key|name|number)$/.
test(normalName(n))&&textOf(s)!==void 0?[r]:[]})}function it(e,{path:t}){return t.split("/").includes(encodeURIComponent(e))}function ot({id:e,fields:t,layers:n},s,r){
const o=[t,...SOURCES.map(v=>fieldsOf(t.get(v)))].flatMap(v=>[v,fieldsOf(v.get("metadata"))]),a=v=>o.flatMap(z=>text(z,...v)??[])[0],p=text(t,...STAGE,"phase"),
w=readSiteWarnings(t.get("warnings"))??[];return{...w.length>0&&{warnings:w},deployID:e,status:r,stage:ne(s,"stage",()=>p===r?void 0:p),branch:ne(s,"branch",()=>at(
a(BRANCH))),commit:ne(s,"commit",()=>a(COMMIT)??text(fieldsOf(t.get("commit")),"sha","id","hash")),url:Be(s,n),createdAt:s.has("createdAt")?time(s,"createdAt"):
time(t,...CREATED),supersededBy:ne(s,"supersededBy",()=>text(t,...SUPERSEDED_BY))}}function at(e){const t=e?.replace(/^refs\/heads\//,"");return t===void 0||/^[0-9a-f]{40}$/i.
test(t)?void 0:t}const _n=(e,t,n,s)=>(s?.entries??rt(findList(e,ENVIRONMENT,t,"listEnvironments").entries)).map(({entry:i,values:o})=>{const a=findEntry(i,ENVIRONMENT,
o),p=a instanceof Undecided?void 0:a,w=isObject(i)?layerAt("",i):void 0,v=p?.fields??(w?fieldsWithSides(w):new Map),z=typeof i=="string"?i:text(v,...words("name\
 environmentname environment slug"));return{environmentID:ne(o,"id",()=>p?.id),name:ne(o,"name",()=>z),state:ne(o,"state",()=>text(v,"state","status")),url:Be(o,
p?.layers??(w?withSides(w):[]))}}),gr=(e,t,n,s)=>{const r=_n(e,t,n,s),i=isObject(e)?layersIn(e,APP.names):[],o=s?void 0:bn(e,t).find(v=>Sn(v,r)),a=[...i,...o?[layerAt(
"",o)]:[]],w=fieldsOf(e).get("deploytakes");return{environments:r,stored:a.map(En).find(v=>v!==void 0),takesConfiguration:Array.isArray(w)&&w.includes("configur\
ation"),takesEnv:Array.isArray(w)&&w.includes("env")}};function bn(e,t){return findList(e,ENVIRONMENT,t,"listEnvironments").entries.filter(isObject)}function Sn(e,t){
const n=On(t)?.name;return n!==void 0&&text(fieldsOf(e),...words("name environmentname environment slug"))===n}function En({value:e,fields:t}){const[n,s]=[text(
t,...REPOSITORY),text(t,...APP_BRANCH)];if(n===void 0&&s===void 0)return;const r=t.get("variables"),i=Array.isArray(r)&&r.every(o=>typeof o=="string");return{repository:n,
branch:at(s),state:text(t,"state","status"),variables:i?r:void 0,fields:e}}function On(e){return words("production prod live default main").flatMap(n=>e.find(s=>s.
name?.toLowerCase()===n)??[])[0]??(e.length===1?e[0]:void 0)}function Be(e,t){const s=(e.has("url")?[new Map([["url",e.get("url")]])]:t.map(({fields:r})=>r)).flatMap(
r=>[...URLS.flatMap(i=>He(r.get(i))),...URL_HOLDERS.flatMap(i=>$n(r.get(i)))]);return s.find(r=>r.startsWith("https:"))??s[0]}function $n(e){if(isObject(e)){const n=fieldsOf(
e);return[...URLS,...words("web live site public production default")].flatMap(r=>He(n.get(r)))}if(!Array.isArray(e)||e.length!==1)return[];const[t]=e;return He(
isObject(t)?text(fieldsOf(t),...words("url name domain hostname host")):t)}function He(e){const t=webAddress(e),n=/\/api\/|\/(?:apps|applications|sites|deploys|deployments|builds)\/[^/]+\/?$/i.
test(t??"");return t===void 0||n?[]:[t]}async function yr(e,t,n,s){return be(e)??await kn(t.appID,s)??be(t.url)??vn(t,n)}async function kn(e,t){const n=await t.
listEnvironments(e).catch(()=>[]);return be(productionOf(n)?.url)}function vn(e,t){const n=t.urlTemplate;if(!(n?.includes("{subdomain}")&&!e.subdomain))return be(
n?.replaceAll("{subdomain}",e.subdomain??"").replaceAll("{app}",e.appID))}function be(e){if(!e)return;const t=URL.parse(e.includes("://")?e:`https://${e}`);return t&&
(t.protocol==="https:"||t.protocol==="http:")?t.href:void 0}const Tn=6e4,In=500,Ln=5e3,An=1e4,Rn="x-slipway-release",Dn="x-slipway-error";async function wr(e,t){
const n=t.clock.now();let s=In;for(let r=1;;r++){const i=await ut(e,t);if(i.kind==="page")return r;if(i.kind==="no-page")throw Nn(i.url,t.deployID);const o=t.clock.
now()-n;if(o+s>Tn){const a=`after ${formatDuration(o)} and ${r} tries`;throw new SlipwayError("verify_failed",`${e} ${i.words} ${a}`,{remedy:'Open the URL: a fi\
rst deploy may still wait for DNS. Set verify to "off" if the site is not public.'})}await t.clock.sleep(s,t.signal),s=Math.min(Ln,s*2)}}async function Mn(e,{fetch:t,
signal:n}){const s=be(e),r=s&&await ut(s,{fetch:t,signal:n,deployID:void 0}).catch(()=>{});return r!==void 0&&r!==""&&r.kind==="page"}function Nn(e,t){const n=URL.
parse(e)?.pathname??"/",s=n==="/"?"index.html":`page for ${n}`;return new SlipwayError("verify_failed",`${e} answers 404: the release ${t} has no ${s}`,{remedy:'\
Check that output-directory is the folder with the index.html of the site. If the site has none on purpose, set verify to "off".'})}async function ut(e,t){const{
fetch:n,signal:s,deployID:r,isFunction:i=!1}=t;try{const o=await n(e,{signal:AbortSignal.any([s,AbortSignal.timeout(An)])});await o.body?.cancel();const a=o.headers.
get(Rn);if(i&&r!==void 0&&a!==null&&a!==r)return{kind:"trouble",words:`is still answered by the release ${(0,h.Ow)(a,100)}`};const p=o.headers.get(Dn);return o.
status<(i&&p===null?500:400)?{kind:"page"}:p!==null?{kind:"trouble",words:`answers ${o.status} (${(0,h.Ow)(p,60)})`}:o.status===404&&r!==void 0&&a===r?{kind:"no\
-page",url:o.url||e}:{kind:"trouble",words:`answers ${o.status}`}}catch(o){s.throwIfAborted();const a=o instanceof Error&&o.cause instanceof Error?o.cause:o;return{
kind:"trouble",words:`cannot be reached (${a instanceof Error?a.message:String(a)})`}}}function Y(e,t=300){const n=(0,h.Ow)(e,t).replaceAll("|","\u2502").trim();
if(n==="")return"\u2013";const s="`".repeat(ct(n)+1),r=n.startsWith("`")||n.endsWith("`")?" ":"";return`${s}${r}${n}${r}${s}`}function We(e,t=2e3){const n=e.map(
r=>(0,h.Ow)(r,t)),s="`".repeat(Math.max(3,ct(n.join(`
`))+1));return[`${s}text`,...n,s].join(`
`)}const xn=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Pn=/^[0-9a-f]{7,40}\W*$/i,Un=/(?:`[^`]+`|\S)+/g,Cn=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),jn=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function fe(e,t=1e3){const n=(0,h.Ow)(e,t).trim();return(n.endsWith("\u2026")&&n.split(
"`").length%2===0?`${n}\``:n).replace(Un,r=>{const[,i="",o,a=""]=Cn.exec(r)??[];if(o!==void 0)return i+Y(o)+a;if(xn.test(r)&&!Pn.test(r))return r;const[,p="",w="",
v=""]=jn.exec(r)??[];return p+Y(w)+v})}function Fe(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:s,href:r}=new URL(e);if(!(!/^https?:$/.
test(t)||n!==""||s!==""||r.length>2e3))return`[${Y(r)}](<${r.replace(/[<>\\]/g,encodeURIComponent)}>)`}function dt(e,t){const n=new Date(e).toISOString().slice(
0,16).replace("T"," "),s=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${s}`}function Gn(e,t){let n=t,s=e.length;for(;s>0&&(n-=Buffer.
byteLength((0,h.Ow)(e[s-1]??""))+1,!(n<0));)s--;return e.slice(s)}function ct(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function lt(e,t,n){
return`### \u26AA The preview ${Y(e,200)} has ended

The pull request was closed. ${Bn(t)}

${n}
`}function Bn({last:e,until:t}){if(t!==void 0)return`Its app is deleted and answers 410. If the pull request is opened again before ${Y(t,40)}, a deploy restore\
s it.`;const n=Fe(e?.url);return n===void 0||e?.answers===void 0?"The app was not deleted, so the last deployment may still answer.":e.answers?`The app was not \
deleted, so the last deployment still answers: ${n}`:`The last deployment does not answer any more: ${n}`}function Hn(e,t,n){return`### \u26AA ${Y(e,200)} now s\
hows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.

${n}
`}function _r(e){return`### \u{1F6D1} The preview ${code(e,200)} was left by this run before the end

Its GitHub deployment and its comment may still show it as active. Run the job again.
`}const Wn={rememberedAppID:void 0,attachTo:void 0},Fn=new Set(["queued","in_progress","error",void 0]);async function Kn(e,t,n){const s=t.find(o=>o.appID!==void 0)?.
appID,r=t.find(o=>o.deployID!==void 0);if(!r||n===void 0||r.commit!==n)return{rememberedAppID:s,attachTo:void 0};const i=Fn.has((await e.statusOf(r.id))?.state);
return{rememberedAppID:s,attachTo:i?r.deployID:void 0}}const ft=10;async function Vn(e,t){for(const n of t.slice(0,ft)){const s=await e.statusOf(n.id);if(s?.state===
"success")return{...n,url:s.url}}}const qn=new Set(["success","in_progress","queued","error"]);async function pt(e,t,n){for(const s of t.slice(0,ft)){const r=await e.
statusOf(s.id);if(qn.has(r?.state)&&(await e.setState(s.id,{state:"inactive",description:n,url:void 0,logUrl:void 0}),r?.state==="success"))return{...s,url:r.url}}}
const Yn={deployments:({name:e})=>`the ${e} deployment`,comment:()=>"the comment",closing:()=>"knowing whether the pull request was closed"},zn={deployments:"de\
ployments",comment:"pull requests",closing:"pull requests"};function Ke({code:e,call:t}){return[401,403,404].includes(t?.status??0)&&e!=="rate_limited"}function Qn(e,t,n,s,r){
const i=`${n} without ${Yn[e](s)}: ${t.message}`;return Ke(t)?[i,`The job needs${e==="comment"?" (or set comment to false)":""}:
${s.permissions(r)}`]:[i,`Nothing needs to change if this was a passing fault of ${s.name}.`]}const Jn={settleMs:3e4,totalMs:3e4},Xn={deploying:7e3,finishing:1e3},
Zn=5e3,ht="The pull request was closed",es=300,ts=2e3,ns=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class ss{#e;#t;#n=[];#r=Promise.
resolve();#o=!1;#m=!1;#i=!1;#d=Promise.withResolvers();#c=!1;#g="The deploy goes on";#y=new Set;#w=new Set;constructor(t){this.#e=t,this.#t=t.open}async recall(t,n){
const{forge:s}=this.#e,r=this.#s("deployments",async()=>(this.#n=await s.remembered(this.#t.environment,this.#t.app,es),this.#m=!0,Kn(s,this.#n,t))),i=()=>setTimeout(
()=>this.#p(),Xn[this.#c?"finishing":"deploying"]).unref(),o=await this.#_(n,r)??Wn;return n?.addEventListener("abort",i,{once:!0}),o}async previous(){if(this.#c=
!0,!this.#m)return;const{forge:t,context:n}=this.#e,s=this.#n.filter(({id:a})=>a!==this.#t.record),r=await this.#s("deployments",async()=>await Vn(t,s)??"none");
if(r===void 0||r==="none")return r;const i=n.pullRequest?.number,o=r.pullRequest===i?void 0:r.pullRequest;return{...await this.#l(r),commit:r.commit,isPreview:i!==
void 0,pullRequest:o}}async#l({url:t}){const n=Nt(this.#e.fetch),s=t===void 0?void 0:await Mn(t,{fetch:n,signal:AbortSignal.timeout(Zn)});return{url:t,answers:s}}tell(t){
t.type==="app-known"&&this.#a({appID:t.appID}),t.type==="deployment-known"&&(this.#a({deployID:t.deployID}),this.#h(()=>this.#v())),t.type==="status"&&!this.#o&&
!ns.has(Xe(t.status))&&(this.#o=!0,this.#h(()=>this.#u("in_progress","The platform is working on it",void 0)))}async finish(t,n=t.comment,s=Jn){this.#c=!0,this.#a(
{ending:{...t,comment:n}}),this.#i||await this.#b(s.settleMs,this.#r),this.#i||await this.#b(s.totalMs,this.#O(t)),this.#i||this.#e.save(void 0)}async#O(t){this.#h(
()=>this.#T(t)),await Promise.all([this.#r,this.#E(t.comment)]),await this.#$(t)}async isClosed(){const{forge:t,context:n}=this.#e,{pullRequest:s}=n;return s?await this.#s(
"closing",()=>t.isClosed(s.number))??!1:!1}async#$({state:t,url:n}){await this.isClosed()&&(t!==void 0&&t!=="failure"&&await this.#s("deployments",()=>this.#u("\
inactive",ht,void 0)),await this.#E(lt(this.#t.app,{last:await this.#l({url:n})},this.#f())))}async closePreview(t,n,s){return await this.#_(n,this.#k(t,s))??"l\
eft"}async#k(t,n){const{forge:s}=this.#e,{app:r,environment:i}=this.#t;if(this.#g="The preview ended",!(await this.#s("closing",()=>s.isClosed(t))??!0))return"o\
pen";const o=await n?.(),a=await this.#s("deployments",async()=>{const z=(await s.remembered(i,r,ts)).filter(X=>X.pullRequest===t);return pt(s,z,ht)});if(!this.#t.
comment)return"closed";const p=a&&o===void 0?await this.#l(a):void 0,w=lt(r,{last:p,until:o},this.#f());return await this.#s("comment",()=>s.comment(t,r,w,"amen\
d")),"closed"}#f(){return dt(this.#e.clock.now(),this.#e.context.runUrl)}async#_(t,n){const s=()=>this.#p();t?.addEventListener("abort",s,{once:!0}),t?.aborted&&
s();try{return await Promise.race([n,this.#d.promise])}finally{t?.removeEventListener("abort",s)}}async#b(t,n){const s=setTimeout(()=>this.#p(),t);try{await Promise.
race([n,this.#d.promise])}finally{clearTimeout(s)}}#p(){this.#i=!0,this.#e.stop(),this.#d.resolve(void 0)}#h(t){this.#r=this.#r.then(()=>this.#s("deployments",t))}async#v(){
const t=this.#n.find(n=>n.deployID===this.#t.deployID);t?this.#a({record:t.id}):await this.#S(),await this.#u("queued","The platform has it in its queue",void 0)}async#S(){
const{forge:t,context:n}=this.#e,{app:s,environment:r,appID:i,deployID:o}=this.#t;if(n.sha===void 0||this.#t.record!==void 0)return;const a={app:s,appID:i,deployID:o,
commit:n.sha,pullRequest:n.pullRequest?.number},p=await t.record({environment:r,description:`${s} by Slipway`,memo:a});p!==void 0&&this.#a({record:p})}async#u(t,n,s){
const{forge:r,context:i}=this.#e;this.#t.record!==void 0&&await r.setState(this.#t.record,{state:t,description:n,url:s,logUrl:i.runUrl})}async#T({state:t,description:n,
url:s}){t!==void 0&&(await this.#S(),await this.#u(t,n,s),t==="success"&&await this.#I())}async#I(){const{forge:t,context:n}=this.#e,{app:s,record:r,comment:i}=this.#t,
o=this.#n.filter(v=>v.id!==r),a=await pt(t,o,"A newer deployment took its place"),[p,w]=[a?.pullRequest,n.pullRequest?.number];!i||p===void 0||w===void 0||p===w||
await this.#s("comment",()=>t.comment(p,s,Hn(s,w,this.#f()),"amend"))}async#E(t){const{forge:n,context:s}=this.#e,{pullRequest:r}=s;!this.#t.comment||!r||await this.#s(
"comment",()=>n.comment(r.number,this.#t.app,t,"write"))}#a(t){this.#t={...this.#t,...t},this.#e.save(this.#t)}async#s(t,n){if(this.#y.has(t)||this.#i)return;const{
forge:s,warn:r}=this.#e;try{return await n()}catch(i){if(this.#i)return;const o=(0,b.I7)(i),a=Ke(o)?zn[t]:`${t} failed`;Ke(o)&&this.#y.add(t),this.#w.has(a)||r(
...Qn(t,o,this.#g,s,this.#t)),this.#w.add(a);return}}}const rs=[pe];function is(e,t=rs){if(e.token!=="")for(const n of t){const s=new AbortController,r=n({...e,
signal:s.signal});if(r)return new ss({...e,forge:r,stop:()=>s.abort()})}}function os(e){const t=e===""?void 0:JSON.parse(e);if(!(0,l.Gv)(t)||typeof t.app!="stri\
ng"||typeof t.environment!="string")return;const{app:n,environment:s,comment:r,appID:i,deployID:o,record:a}=t,p=as(t.ending);return{app:n,environment:s,comment:r===
!0,...(0,l.Eb)({appID:Ve(i),deployID:Ve(o),record:Ve(a),ending:p})}}function Ve(e){return typeof e=="string"?e:void 0}function as(e){if(!(0,l.Gv)(e)||typeof e.description!=
"string"||typeof e.comment!="string")return;const{description:t,url:n,comment:s}=e;return{state:$e.find(i=>i===e.state),description:t,url:typeof n=="string"?n:void 0,
comment:s}}var us=u(7634);const ds="slipway/slipway";function mt(e,t){const n=t===void 0?"":`#${t}`;return`https://github.com/${ds}/blob/v${us.x}/docs/${e}.md${n}`}
const cs={identity:(0,h.aL)(`
    no_id_token invalid_id_token access_token_given email_claim_missing token_command_failed token_exchange_failed
    unauthorized forbidden
  `),"the-platforms-answers":(0,h.aL)(`
    refused rate_limited service_error unexpected_response response_too_large redirected deployment_lost deploy_failed
    deploy_cancelled deploy_timeout verify_failed check_failed seed_failed
  `),"the-network-and-github":(0,h.aL)("unreachable request_timeout github_refused interrupted internal"),"the-embedded-platform":(0,h.aL)(`
    platform_not_running platform_locked port_in_use unsupported_data unsupported_runtime disk_full
  `)};function ls(e){const[t="what-you-gave"]=Object.entries(cs).find(([,n])=>n.includes(e))??[];return mt("troubleshooting",t)}function fs(){return mt("trouble\
shooting","failures-of-a-deployment")}function ps(e){return/^\s*at\s.*[:)\d]$/.test(e)}const hs=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
gt=2,ms=2e3;class gs{#e;#t;#n=[];#r=0;constructor(t){this.#e=t}push(t){const n=(0,h.Nl)(t.slice(0,ms)).trimEnd().replace(/ \{$/,"");return ps(n)?this.#t===void 0&&
!hs.test(n)?(this.#t=t,[...this.#o(),t]):(this.#r+=1,this.#n.length<gt&&this.#n.push(t),[]):[...this.end(),t]}end(){return this.#t=void 0,this.#o()}#o(){const[t,
n]=[this.#r,this.#n];return[this.#r,this.#n]=[0,[]],t<gt?n:[this.#e(t)]}}function ys(e,t){const n=new gs(t);return[...e.flatMap(s=>n.push(s)),...n.end()]}const ws={
build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"\
error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"\
warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function qe({
code:e}){return ws[e]}function br({findings:e}){const[t,...n]=e.filter(p=>qe(p)==="error");if(!t)return;const{place:s,message:r,remedy:i}=t,o=s?`${s.file}${s.line===
void 0?"":`:${s.line}`}: `:"",a=n.length===0?"":` (and ${n.length} more ${n.length===1?"error":"errors"})`;return new SlipwayError("check_failed",`Check failed:\
 ${o}${r}${a}`,{remedy:i??"Correct what the annotations name. They are in the summary too."})}const yt=20;function Sr(e,{findings:t}){const n=t.flatMap(s=>{const{
code:r,message:i,place:o}=s;if(!o)return[];const{file:a,line:p=null,column:w=null}=o;return[{file:a,line:p,column:w,severity:qe(s),code:r,message:i}]});return{headline:e.
message,stage:"check",code:e.code,exitCode:void 0,remedy:e.remedy,log:[],diagnostics:n.slice(0,yt),moreDiagnostics:Math.max(0,n.length-yt)}}function Er({pages:e,
links:t,files:n,bytes:s}){return`Checked ${counted(e,"page")}, ${counted(t,"link")} and ${counted(n,"file")} (${ie(s)})`}function Or({commit:e}){return e.slice(
0,7)}function $r({now:e,change:t},n=""){return`${grouped(e)}${n} (${wt(t,grouped)})`}function kr({now:e,change:t},n=""){return`${ie(e)}${n} (${_s(t)})`}function _s(e){
return wt(e,ie)}function wt(e,t){return`${e>0?"+":e<0?"-":"\xB1"}${t(Math.abs(e))}`}function ie(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/
1e6).toFixed(1)} MB`}function vr(e,t,n){const s=new Set;for(const r of n.findings){const{message:i,place:o,remedy:a}=r;t.add(severityOf(r),{message:cleanLine(i,
1e3),place:o}),a!==void 0&&s.add(a)}for(const r of s)e.line(`  ${r}`);e.line(totalsLine(n))}const _t=100,bs={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function Ss(e){const{findings:t,largest:n}=e,s=t.length-_t;return["### The site",Os(e),...t.length===0?[]:[t.slice(0,_t).map($s).join(`
`)],...s>0?[`\u2026 and ${s} more.`]:[],...n.length===0?[]:[Es(e)]].join(`

`)}function Es({largest:e}){const t=e.map(n=>[Y(n.path),ie(n.bytes),ie(n.brotli),ie(n.gzip)]);return`<details><summary>The largest files</summary>

${bt(["File","Bytes","Brotli","gzip"],t)}

</details>`}function Os({pages:e,links:t,files:n,bytes:s,brotli:r,gzip:i}){const o=[e,t,n].map(h.zD);return bt(["Pages","Links inside the site","Files","Size","\
with Brotli","with gzip"],[[...o,ie(s),ie(r),ie(i)]])}function $s(e){const{message:t,place:n}=e,s=n?`${Y([n.file,n.line,n.column].filter(r=>r!==void 0).join(":"))}\
 `:"";return`- ${bs[qe(e)]} ${s}${Y(t,500)}`}function bt(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}const St={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},Et={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ks(e){const t=[$t(e,"##"),kt(e),Lt(e,St),
vt(e),Tt(e),e.checked?Ss(e.checked):"",e.compared,Ps(e),Us(e)];return At(t,e.failure?.log,St)}function vs(e){const t=[$t(e,"###"),kt(e),Lt(e,Et),vt(e),Tt(e)];return At(
t,e.failure?.log,Et,dt(e.updatedAt,e.runUrl))}function Tr(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Ot[e.status][1]}`}const Ot={succeeded:[
"\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still b\
eing deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the ch\
eck passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function $t(e,t){const[
n,s]=Ot[e.status],r=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${n} ${Y(e.app,200)} ${s}${r}`}function kt(e){const t=Fe(e.url);return t===
void 0?"":`**${t}**`}function vt({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:s,
isPreview:r,pullRequest:i}=e,o=[...s===void 0?[]:[` of ${Y(s.slice(0,12))}`],...i===void 0?[]:[` (#${i})`]].join(""),a=`The previous ${r?"preview":"deployment"}${o}`,
p=Fe(t);return p===void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${p}`:`${a} does not answer either: ${p}`}function Tt(e){const t=[
["App",e.appID&&`${Y(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&Y(e.deployID,128)],["Source",As(e)],["Variables",Rs(e.
variables)],["Code",Ls(e)],["Keys",Ts(e)]],[n,...s]=t.flatMap(([r,i])=>i?[`| ${r} | ${i} |`]:[]);return n===void 0?"":[n,"| :-- | :-- |",...s].join(`
`)}function Ts({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const Is=5;function Ls({status:e,failure:t,errors:n}){if(e===
"skipped")return;const s=t?.code,r=s===void 0?n.flatMap(a=>a.code??[]):[s],i=new Map;for(const a of[...new Set(r)].slice(0,Is)){const p=s===void 0?ls(a):fs();i.
set(p,[...i.get(p)??[],Y(a,64)])}const o=[...i].map(([a,p])=>`${p.join(", ")}: [what to do](<${a}>)`);return o.length===0?void 0:o.join("; ")}function As({commit:e,
built:t,branch:n,repository:s}){if((e??t??n??s)===void 0)return;const r=`${Y(n??"",200)} of ${Y(s??"",200)}`,i=e&&`${It(e)} on ${r}`;return t===void 0||t.id===e?.
id?i??r:`${It(t)} as checked out, for ${i??r}`}function It({id:e,url:t}){const n=Y(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const Ye=60;function Rs(e){
if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>Ye?` and ${e.length-Ye} more`:"";return`${e.slice(0,Ye).map(s=>Y(s,100)).join(", ")}${t}`}
function Lt(e,t){const{failure:n,errors:s}=e;if(n){const o=n.remedy===void 0?[]:[ze(n.remedy.split(`
`))],{headline:a,message:p}=n,w=p&&!a.includes(p)?[`The platform says: ${fe(p,500)}`]:[];return[`**${fe(a,500)}**`,Ds(n,e,t),...o,...w].filter(z=>z!=="").join(`\


`)}const r=s.slice(0,t.errors).map(o=>`**${fe(o.message)}**

${ze(o.explanation)}`.trimEnd()),i=s.length-r.length;return[...r,...i>0?[`\u2026 and ${i} more.`]:[]].join(`

`)}function ze([e,...t]){return e===void 0?"":t.length===0?fe(e):`${fe(e)}

${We(t.slice(0,12),200)}`}function Ds({diagnostics:e,moreDiagnostics:t},n,s){const r=e.slice(0,s.diagnostics).map(a=>`- ${Ms(a,n)} ${Y(a.message)}`),i=e.length-
r.length+t,o=[i>0?`Not listed here: ${(0,h.hS)(i,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,h.hS)(n.unannotated,
"finding")}.`:""];return[r.join(`
`),...o].filter(a=>a!=="").join(`

`)}function Ms(e,{built:t,commit:n}){const s=Y(Ns(e),300),r=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),i=e.file.toWellFormed().split("/");if(r===
void 0||e.file.length>1e3||i.some(a=>/^\.{0,2}$/.test(a)))return s;const o=i.map(encodeURIComponent).join("/");return`[${s}](<${r}/${o}${e.line===null?"":`#L${e.
line}`}>)`}function Ns({file:e,line:t,column:n}){return[e,t,n].filter(s=>s!==null).join(":")}const xs=32;function Ps({phases:e}){if(e.length===0)return"";const t=Math.
max(1,...e.map(({ms:i})=>i)),n=Math.max(...e.map(({title:i})=>i.length)),s=e.map(({title:i,ms:o})=>{const a="\u2588".repeat(Math.round(o/t*xs))||"\u258F";return`${i.
padEnd(n)}  ${(0,Ze.a3)(o).padStart(8)}  ${a}`}),r=e.reduce((i,{ms:o})=>i+o,0);return["### Where the time went",We([...s,`${"Total".padEnd(n)}  ${(0,Ze.a3)(r).padStart(
8)}`])].join(`

`)}function Us({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(Cs).join(`
`)].join(`

`)}function Cs({message:e,remedy:t}){const n=ze(t).replace(/^(?=.)/gm,"  ");return`- ${fe(e,500)}${n===""?"":`

${n}`}`}function At(e,t,n,s=""){const r=e.filter(w=>w!=="").join(`

`),i=n.bytes-Buffer.byteLength(r)-Buffer.byteLength(s)-1e3,o=ys(t??[],js),a=Gn(o.slice(-n.logLines),i),p=a.length===0?"":Gs(a,a.length===o.length,t?.length??0);
return`${[r,p,s].filter(w=>w!=="").join(`

`)}
`}function js(e){return`    \u2026 ${(0,h.hS)(e,"line")} of packages, in full in the log of the run`}function Gs(e,t,n){return`<details><summary>${t?`Build log,\
 ${(0,h.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,h.hS)(n,"line")}`}</summary>

${We(e)}

</details>`}async function Bs(e){const{run:t,runner:n}=e,s=os(t.saved);if(!s)return;const r=Hs(s,t,e.clock.now());s.ending||n.summary(ks(r)),await is({...e,context:t.
context,token:t.raw["github-token"],open:s,save:()=>{},warn:(o,a)=>{n.annotate("warning",{message:o});for(const p of a.split(`
`))n.line(`  ${p}`)}})?.finish(s.ending??{state:s.deployID===void 0&&s.record===void 0?void 0:"error",description:Rt,url:void 0,comment:vs(r)})}const Rt="The ru\
n was ended from outside before the deploy was; the platform may go on with it";function Hs(e,{context:t},n){return{status:"interrupted",app:e.app,appID:e.appID,
appCreated:!1,deployID:e.deployID,url:void 0,repository:t.repository,branch:t.pullRequest?.headBranch??t.refName,commit:t.sha===void 0?void 0:{id:t.sha,url:void 0},
built:void 0,runUrl:t.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:Rt,explanation:["A re-run for t\
he same commit follows the same deployment."]}],warnings:[],previous:void 0,updatedAt:n,unannotated:0}}}),1781:((c,I,u)=>{u.d(I,{Aq:()=>de});var l=u(3024),h=u(857);
function b(f){return f==null?"":typeof f=="string"||f instanceof String?f:JSON.stringify(f)}function y(f){return Object.keys(f).length?{title:f.title,file:f.file,
line:f.startLine,endLine:f.endLine,col:f.startColumn,endColumn:f.endColumn}:{}}function S(f,O,$){const C=new k(f,O,$);process.stdout.write(C.toString()+h.EOL)}function m(f,O=""){
S(f,{},O)}const L="::";class k{constructor(O,$,C){O||(O="missing.command"),this.command=O,this.properties=$,this.message=C}toString(){let O=L+this.command;if(this.
properties&&Object.keys(this.properties).length>0){O+=" ";let $=!0;for(const C in this.properties)if(this.properties.hasOwnProperty(C)){const ee=this.properties[C];
ee&&($?$=!1:O+=",",O+=`${C}=${N(ee)}`)}}return O+=`${L}${R(this.message)}`,O}}function R(f){return b(f).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function N(f){return b(f).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const G=new Proxy({},{get:(f,O)=>process.
getBuiltinModule("crypto")[O]});var U=u(9896);function P(f,O){const $=process.env[`GITHUB_${f}`];if(!$)throw new Error(`Unable to find environment variable for \
file command ${f}`);if(!U.existsSync($))throw new Error(`Missing file at path: ${$}`);U.appendFileSync($,`${b(O)}${h.EOL}`,{encoding:"utf8"})}function j(f,O){const $=`\
ghadelimiter_${G.randomUUID()}`,C=b(O);if(f.includes($))throw new Error(`Unexpected input: name should not contain the delimiter "${$}"`);if(C.includes($))throw new Error(
`Unexpected input: value should not contain the delimiter "${$}"`);return`${f}<<${$}${h.EOL}${C}${h.EOL}${$}`}const q=F("path");var M=function(f,O,$,C){function ee(te){
return te instanceof $?te:new $(function(oe){oe(te)})}return new($||($=Promise))(function(te,oe){function pe(re){try{me(C.next(re))}catch(ge){oe(ge)}}function he(re){
try{me(C.throw(re))}catch(ge){oe(ge)}}function me(re){re.done?te(re.value):ee(re.value).then(pe,he)}me((C=C.apply(f,O||[])).next())})},A;(function(f){f[f.Success=
0]="Success",f[f.Failure=1]="Failure"})(A||(A={}));function B(f,O){const $=toCommandValue(O);if(process.env[f]=$,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(f,O));issueCommand("set-env",{name:f},$)}function _(f){S("add-mask",{},f)}function x(f){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",f):issueCommand("add-path",{},f),process.env.PATH=`${f}${path.delimiter}${process.env.PATH}`}function T(f,O){const $=process.env[`INPUT_${f.replace(/ /g,
"_").toUpperCase()}`]||"";if(O&&O.required&&!$)throw new Error(`Input required and not supplied: ${f}`);return O&&O.trimWhitespace===!1?$:$.trim()}function H(f,O){
const $=T(f,O).split(`
`).filter(C=>C!=="");return O&&O.trimWhitespace===!1?$:$.map(C=>C.trim())}function V(f,O){const $=["true","True","TRUE"],C=["false","False","FALSE"],ee=T(f,O);if($.
includes(ee))return!0;if(C.includes(ee))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${f}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function J(f,O){if(process.env.GITHUB_OUTPUT||"")return P("OUTPUT",j(f,O));process.
stdout.write(h.EOL),S("set-output",{name:f},b(O))}function Z(f){issue("echo",f?"on":"off")}function Q(f){process.exitCode=A.Failure,E(f)}function d(){return process.
env.RUNNER_DEBUG==="1"}function g(f){issueCommand("debug",{},f)}function E(f,O={}){S("error",y(O),f instanceof Error?f.toString():f)}function D(f,O={}){S("warni\
ng",y(O),f instanceof Error?f.toString():f)}function K(f,O={}){S("notice",y(O),f instanceof Error?f.toString():f)}function ue(f){process.stdout.write(f+h.EOL)}function Se(f){
m("group",f)}function Ee(){m("endgroup")}function Je(f,O){return M(this,void 0,void 0,function*(){Se(f);let $;try{$=yield O()}finally{Ee()}return $})}function Ae(f,O){
if(process.env.GITHUB_STATE||"")return P("STATE",j(f,O));S("save-state",{name:f},b(O))}function Re(f){return process.env[`STATE_${f}`]||""}function De(f){return M(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(f)})}var Me=u(3739),Ne=u(8302),Oe=u(5807);const xe="slipway",$e={error:E,warning:D,notice:K};function de(f){
const O=Pe();return{line:$=>ue(ae($)),group:$=>Se(ae($)),endGroup:Ee,replay:($,C)=>{ue([`::stop-commands::${C}`,...$.map(ae),`::${C}::`].join(`
`))},annotate:($,{message:C,title:ee,place:te})=>{const{file:oe,line:pe,column:he}=te??{};$e[$](ae(C),(0,Ne.Eb)({title:ee,file:oe,startLine:pe,startColumn:he}))},
mask:_,output:($,C)=>O("the outputs",()=>J($,C)),state:($,C)=>O("the state for the post step",()=>Ae($,C)),summary:$=>{f!==void 0&&O("the summary",()=>(0,l.writeFileSync)(
f,$))}}}function Pe(){const f=new Set;return(O,$)=>{try{$()}catch(C){f.has(O)||D(ae(`The runner cannot keep ${O}: ${(0,Me.I7)(C).message}`)),f.add(O)}}}function ae(f){
return(0,Oe.Ow)(f).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),3445:((c,I,u)=>{u.d(I,{i:()=>b});var l=u(3739),h=u(1709);async function b(S){const m=P=>S[P.
toLowerCase()]||S[P]||"",L=m("ALL_PROXY"),k=y(m("HTTP_PROXY")||L,"HTTP_PROXY"),R=y(m("HTTPS_PROXY")||L,"HTTPS_PROXY");if(k===""&&R==="")return fetch;const N=await u.
e(729).then(u.bind(u,3729)),G=new N.EnvHttpProxyAgent({httpProxy:k,httpsProxy:R,noProxy:m("NO_PROXY")}),U=N.fetch;return async(P,j)=>{if(P instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const q=new URL(P);return(0,h.c)(q.hostname)?fetch(P,j):U(q,{...j,dispatcher:G})}}function y(S,m){const L=S===""||
S.includes("://")?S:`http://${S}`;if(L===""||URL.canParse(L))return L;throw new l.GQ("invalid_input",`${m} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}}),1619:((c,I,u)=>{u.d(I,{J:()=>b,h:()=>y});var l=u(3739),h=u(1709);function b(S,m){const L=S.trim(),k=URL.canParse(L)?new URL(
L):void 0;if(k===void 0||!["http:","https:"].includes(k.protocol))throw new l.GQ("invalid_input",`${m} is not an http(s) address`,{input:m,remedy:"Write it with\
 its scheme, as https://platform.example.com."});if(k.username!==""||k.password!==""||k.search!==""||k.hash!=="")throw new l.GQ("invalid_input",`${m} has more t\
han host and path`,{input:m,remedy:"Leave out user name, password, query and fragment."});return y(k,m),k.pathname=k.pathname.replace(/\/+$/,""),k}function y(S,m){
if(!(S.protocol==="https:"||S.protocol==="http:"&&(0,h.c)(S.hostname)))throw new l.GQ("insecure_url",`${m} names ${S.origin}, which is not https`,{input:m,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((c,I,u)=>{u.d(I,{ml:()=>h});const l=F("node:timers/prom\
ises"),h={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(S,m){m?.throwIfAborted();try{await(0,l.setTimeout)(S,void 0,{signal:m})}catch(L){throw m?.
throwIfAborted(),L}},after(S,m){const L=setTimeout(m,S);return()=>clearTimeout(L)}},b={now(){const{user:S,system:m}=process.cpuUsage();return(S+m)/1e3}},y=(S,m)=>{
const L=setInterval(m,S).unref();return()=>clearInterval(L)}}),9127:((c,I,u)=>{u.d(I,{a3:()=>y});var l=u(3739);const h=null;function b(k,R){const N=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(k.trim()),[,...G]=N??[],U=h.reduce((P,j,q)=>P+Number(G[q]??0)*j,0);if(!N||U===0)throw new SlipwayError("invalid_input",`${R}: "${k}" is not a duration`,{input:R,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return U}function y(k){if(k<1e3)return`${Math.round(k)}ms`;if(k<59950)
return`${(k/1e3).toFixed(1)}s`;const R=Math.round(k/1e3),N=G=>String(G).padStart(2,"0");return R<3600?`${Math.floor(R/60)}m ${N(R%60)}s`:`${Math.floor(R/3600)}h\
 ${N(Math.floor(R%3600/60))}m`}const S=null,m=null;function L(k,R){const N=R-k;if(N>m)return new Date(k).toISOString().slice(0,10);const[G,U]=S.find(([,j])=>N>=
j)??[];if(!G||G==="second"&&N<1e4)return"just now";const P=Math.floor(N/U);return`${P} ${G}${P===1?"":"s"} ago`}}),3739:((c,I,u)=>{u.d(I,{GQ:()=>b,I7:()=>y,xU:()=>m});
const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"u\
ser",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},h=Object.keys(l);class b extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(N,G,U={}){
super(G,U.cause===void 0?void 0:{cause:U.cause}),this.code=N,this.mender=l[N],this.remedy=U.remedy,this.input=U.input,this.place=U.place,this.call=U.call,this.also=
U.also??[]}with({code:N=this.code,message:G=this.message,...U}){const{remedy:P,input:j,place:q,call:M,cause:A,also:B}=this;return new b(N,G,{remedy:P,input:j,place:q,
call:M,cause:A,also:B,...U})}}function y(R){if(R instanceof b)return R;const N=R instanceof Error?R.message:String(R);return new b("internal",N,{cause:R,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function S(R){throw new b("internal",`Unhandled case: ${JSON.stringify(R)}`)}function m(R){
if(!(!(R instanceof Error)||!("code"in R)))return typeof R.code=="string"?R.code:void 0}const L=new Set(["ENOSPC","EDQUOT"]);function k(R){return L.has(m(R))}}),
8302:((c,I,u)=>{u.d(I,{Eb:()=>y,Gv:()=>l,U4:()=>h});function l(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}function h(m){try{return JSON.parse(m)}catch{
return}}function b(m){const L=h(m);return l(L)?L:void 0}function y(m){const L=Object.entries(m).filter(([,k])=>k!==void 0);return Object.fromEntries(L)}function S(m,L){
return typeof m=="string"&&m.length<=L}}),1709:((c,I,u)=>{u.d(I,{c:()=>h});function l(b){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(b)}function h(b){return/^(?:[^.]+\.)*localhost\.?$/i.
test(b)||l(b.replace(/^\[|\]$/g,""))}}),5807:((c,I,u)=>{u.d(I,{Nl:()=>G,Ow:()=>M,aL:()=>B,hS:()=>x,zD:()=>_});const l="\x1B",h="\x07",b=new RegExp(`${l}[\\]P_^X]\
[^${h}${l}]*(?:${h}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}\
]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),m=new RegExp(`(?!\\t)(?:${S.source})`,"gu"),L=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function k(d){const g=d.includes(l)?d.match(L)??[]:[];return g.length===0?{texts:[d],codes:g}:{texts:d.split(L),codes:g}}const R=/^[ -~]*$/,
N=/^[\t -~]*$/;function G(d){return d.includes(l)?d.replace(b,""):d}function U(d){return N.test(d)?d:G(d).replace(/[\n\u2028\u2029]/g," ").replace(m,"")}function P(d){
return d.split(`
`).map(U).join(`
`)}function j(d,g){return d.length>g?A(d,g):d}function q(d){return d.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function M(d,g=2e3){const E=d.length>g*8+1024?d.slice(
0,g*8+1024):d;if(R.test(E)&&E.length<=g)return d;const D=G(E).replace(y," ").replace(S,"").toWellFormed();return D.length>g||E.length<d.length?A(D,g):D}function A(d,g){
if(g<1)return"";const E=d.slice(0,g-1),D=E.charCodeAt(E.length-1);return`${D>=55296&&D<=56319?E.slice(0,-1):E}\u2026`}function B(d){return d.trim().split(/\s+/)}
function _(d){let[g,E]=[String(d),""];for(;g.length>3;g=g.slice(0,-3))E=`,${g.slice(-3)}${E}`;return g+E}function x(d,g){return`${_(d)} ${g}${d===1?"":"s"}`}function T(d){
return H(d)??d}function H(d){try{return decodeURIComponent(d)}catch{return}}const V=/^[\t\n\r -~]*$/,J=new RegExp(`\\u2028|\\u2029|(?![\\n\\r])(?:${m.source})`,
"gu");function Z(d){return V.test(d)?d:d.replace(J,Q)}function Q(d){return Array.from({length:d.length},(E,D)=>d.charCodeAt(D)).map(E=>`\\u${E.toString(16).padStart(
4,"0")}`).join("")}}),7634:((c,I,u)=>{u.d(I,{x:()=>l});const l="1.0.0"}),1787:((c,I,u)=>{u.d(I,{N:()=>R});var l=u(3739),h=u(8302),b=u(5807),y=u(86);const S=(0,b.
aL)("message errordescription detail details title description msg reason"),m=10,L=(0,b.aL)("errors fields details detail violations fieldviolations invalidpara\
ms messages"),k=(0,b.aL)("fieldviolations violations details errors causes");function R(M){const A=(0,y.Pf)(M),B=A.get("errors")??A.get("messages"),_=Array.isArray(
B)&&(0,h.Gv)(B[0])?{error:B[0]}:void 0,x=[...(0,y.w)(_,["error"]),...(0,y.w)(M,["error"])],T=(...Q)=>N(x.flatMap(d=>(0,y.Qq)(d,...Q)??[])[0]),H=(0,h.Gv)(M)?(0,y.
Qq)(A,"error"):void 0,V=H!==void 0&&G(H)?H:void 0,J=x.map(Q=>(0,y.Qq)(Q,"id")).find(Q=>Q!==void 0&&G(Q)),Z=U(M);return{code:V??T("code","errorcode")??(T("messag\
e")===void 0?void 0:J),message:T(...S)??N(H)??Z[0]?.message,requestID:T("requestid","traceid","correlationid"),fields:Z}}function N(M){return M===void 0?void 0:
(0,b.Ow)(M,300).trim()}function G(M){return/^[\w.-]{1,64}$/.test(M)}function U(M){const A=(0,y.Pf)(M),B=(0,y.Pf)(A.get("error")),x=[...[A,B].flatMap(T=>L.map(H=>T.
get(H))).flatMap(T=>P(T)),...j(B),...j(A)];return[...new Map(x.map(T=>[`${T.field} ${T.message}`,T])).values()].slice(0,m)}function P(M,A=0){if(A>2)return[];const B=x=>k.
flatMap(T=>P(x.get(T),A+1));if(Array.isArray(M))return M.slice(0,50).map(y.Pf).flatMap(T=>[...j(T),...B(T)]);if(!(0,h.Gv)(M))return[];const _=B((0,y.Pf)(M));return _.
length>0?_:Object.entries(M).flatMap(([x,T])=>(Array.isArray(T)?T:[T]).filter(V=>typeof V=="string").map(V=>({field:(0,b.Ow)(x,100),message:(0,b.Ow)(V,300)})))}
function j(M){const A=(0,y.Pf)(M.get("source")),B=M.get("loc")??M.get("path"),_=Array.isArray(B)?B.filter(J=>J!=="body").join("."):void 0,x=(0,y.Qq)(M,...(0,b.aL)(
"field param parameter target property pointer attribute fieldname")),T=_||x||(0,y.Qq)(A,"pointer","parameter"),H=(0,y.Qq)(M,...S,"error","code");if(T===void 0||
H===void 0)return[];const V=T.replace(/^[#/]+|^\$\.|^body[./]/g,"").replace(/^data\/attributes\//,"").replaceAll("/",".");return[{field:(0,b.Ow)(V,100),message:(0,b.
Ow)(H,300)}]}function q(M,A){const B=fieldsOf(M);if(B.get("success")!==!1&&B.get("ok")!==!1)return;const{code:_,message:x}=R(M),T=[_,x&&`"${x}"`].filter(Boolean).
join(" "),H=A.status===void 0?"":` ${A.status}`;throw new SlipwayError("refused",`The service answered ${A.method} ${A.path} with${H}, but says that it failed${T&&
`: ${T}`}`,{remedy:"Mend what the answer names, then run again.",call:{...A,outcome:"unknown"}})}}),86:((c,I,u)=>{u.d(I,{LO:()=>T,Pf:()=>m,Qq:()=>A,w:()=>q});var l=u(
3739),h=u(8302),b=u(5807),y=u(8438);function S(d){return d.toLowerCase().replace(/[_\-$@]/g,"")}function m(d){const g=new Map;if(!(0,h.Gv)(d))return g;for(const[
E,D]of Object.entries(d)){const K=S(E);g.has(K)||g.set(K,D)}return g}function L(d){return new Map(d.toReversed().flatMap(g=>[...g]))}function k(d,g){return{path:d,
value:g,fields:m(g)}}function R(d,g){return Object.entries(d.value).filter(([E])=>g.includes(S(E))).map(([E,D])=>({path:G(d.path,E),member:D}))}function N(d,g){
for(const E of g)for(const{path:D,member:K}of R(d,[E]))if((0,h.Gv)(K))return k(D,K)}function G(d,g){const E=U((0,b.Ow)(g,40));return d===""?E:`${d}.${E}`}function U(d){
return/^[A-Za-z_]\w*$/.test(d)?d:`\`${d.replaceAll("`","")}\``}function P(d){return/^[\w.$]+$/.test(d)?d:JSON.stringify(d)}function j(d,g,E=y.sX){const D=[];let K=(0,h.
Gv)(d)?k("",d):void 0;for(;K!==void 0&&D.length<=E;)D.unshift(K),K=N(K,[...g,...y.wy]);return D}function q(d,g){return j(d,g).map(({fields:E})=>E)}function M(d){
return typeof d=="number"?String(d):typeof d=="string"&&d!==""?d:void 0}function A(d,...g){for(const E of g){const D=M(d.get(E));if(D!==void 0)return D}}function B(d,...g){
for(const E of g){const D=d.get(E),K=typeof D=="string"&&/^-?\d{1,15}$/.test(D)?Number(D):D;if(Number.isSafeInteger(K))return Number(K)}}function _(d,...g){for(const E of g){
const D=d.get(E),K=typeof D=="string"&&/^\d+(?:\.\d+)?$/.test(D)?Number(D):D;if(typeof K=="number"&&Number.isFinite(K))return Math.round(K<1e11?K*1e3:K);const ue=typeof D==
"string"?Date.parse(D):Number.NaN;if(!Number.isNaN(ue))return ue}}function x(d){const g=M(d);if(g===void 0)return;const E=/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/].*)?$/i.
test(g)?`https://${g}`:g;return/^https?:\/\//i.test(E)&&URL.canParse(E)?E:void 0}function T(d,g,E,D){return V(`has no ${d}; ${Z(g)}`,E,D)}function H(d,g,E,D){return V(
`has more than one ${d}: ${g.join(" and ")}; Slipway does not guess`,E,D)}function V(d,g,E){const D=g.status===void 0?"":` (${g.status})`;return new l.GQ("unexp\
ected_response",`The answer to ${g.method} ${g.path}${D} ${d}`,{remedy:E===void 0?"Check that the address is the service itself. If it is, its answers have a sh\
ape that Slipway does not know.":`Check that base-url is the control plane. If it is, say where the value is in a map (input api-map):
${E}
"slipway doctor --write slipway-api.yml" writes a map to start from.`,call:{...g,outcome:"unknown",unclear:!0}})}function J(d,g,E){return`answers:
  ${d}:
    ${g}: ${P(E)}`}function Z(d){if(d===void 0)return"it is empty.";if(Array.isArray(d))return`it is a list of ${d.length}.`;if(!(0,h.Gv)(d))return`it is ${d===
null?"null":`a ${typeof d}`}.`;const g=Q(d,0),E=g.slice(0,30).join(", ");return g.length===0?"it is an empty object.":`it has: ${E}${g.length>30?", \u2026":""}.`}
function Q(d,g){return!(0,h.Gv)(d)||g>y.sX?[]:Object.entries(d).flatMap(([E,D])=>[(0,b.Ow)(E,40),...Q(D,g+1).map(K=>`${(0,b.Ow)(E,40)}.${K}`)])}}),8438:((c,I,u)=>{
u.d(I,{sX:()=>m,wy:()=>S});var l=u(5807);const h={label:"app",names:(0,l.aL)("app application"),kin:(0,l.aL)("site service website webapp staticsite"),lists:(0,l.
aL)("apps applications sites services")},b={label:"deployment",names:(0,l.aL)("deploy deployment"),kin:(0,l.aL)("job build release run rollout revision"),lists:(0,l.
aL)(`
    deployments deploys jobs builds releases runs rollouts revisions jobsummaries deploymentsummaries
  `)},y={label:"environment",names:(0,l.aL)("environment env"),kin:[],lists:(0,l.aL)("environments envs")},S=(0,l.aL)("data result item response payload body co\
ntent node embedded"),m=2,L=(0,l.aL)("attributes properties metadata"),k=(0,l.aL)("items data results result list records entries values value nodes edges"),R=(0,l.
aL)("errors messages warnings notices included links"),N=(0,l.aL)("id uid uuid guid"),G=(0,l.aL)(`
  status state readystate currentstatus currentstate
  deploymentstatus deploystatus deploymentstate deploystate jobstatus jobstate
`),U=(0,l.aL)("phase deploymentphase"),P=(0,l.aL)("state status phase name value"),j=(0,l.aL)("conclusion result outcome"),q=(0,l.aL)("stage step currentstage c\
urrentstep stagename"),M=(0,l.aL)(`
  url publicurl liveurl siteurl appurl sslurl productionurl primaryurl weburl
  deploymenturl deployurl deploysslurl previewurl
  defaultingress defaultdomain defaulthostname livedomain hostname host domain fqdn
`),A=(0,l.aL)("urls domains hostnames aliases status links endpoints"),B=(0,l.aL)("branch gitbranch branchname sourcebranch gitref ref githubcommitref headbranc\
h"),_=(0,l.aL)("repository repo repositoryurl repourl gitrepository gitrepo giturl"),x=(0,l.aL)("branch productionbranch gitbranch repobranch"),T=(0,l.aL)(`
  commit commitsha commitid commithash commitref sha gitsha gitcommit gitcommitsha
  revision sourceversion githubcommitsha headsha
`),H=(0,l.aL)("source git gitsource meta trigger deploymenttrigger metadata commit"),V=(0,l.aL)(`
  createdat created createdon creationtime createtime createdtime createdtimeutc
  creationtimestamp datecreated insertedat queuedat starttime startedat timestamp
`),J=(0,l.aL)("supersededby replacedby"),Z=(0,l.aL)("nextcursor cursor nextpagetoken nexttoken endcursor continue next"),Q=(0,l.aL)("pagination paging page page\
info meta metadata resultinfo links"),d=(0,l.aL)("next nextlink nexturl nextpage")}),8010:((c,I,u)=>{u.a(c,async(l,h)=>{try{var b=u(8168),y=u(7774),S=u(1781),m=u(
3445),L=u(336);const k=(0,b.c)();await(0,y.N)({run:k,runner:(0,S.Aq)(k.summaryFile),fetch:await(0,m.i)(process.env),clock:L.ml,random:Math.random}),h()}catch(k){
h(k)}},1)})},Qe={};function W(c){var I=Qe[c];if(I!==void 0)return I.exports;var u=Qe[c]={id:c,loaded:!1,exports:{}},l=!0;try{Dt[c](u,u.exports,W),l=!1}finally{l&&
delete Qe[c]}return u.loaded=!0,u.exports}W.m=Dt,typeof W<"u"&&(W.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var c=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",I=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",u=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=b=>{b&&b.d<1&&(b.d=1,b.forEach(y=>y.r--),b.forEach(y=>y.r--?y.r++:y()))},
h=b=>b.map(y=>{if(y!==null&&typeof y=="object"){if(y[c])return y;if(y.then){var S=[];S.d=0,y.then(k=>{m[I]=k,l(S)},k=>{m[u]=k,l(S)});var m={};return m[c]=k=>k(S),
m}}var L={};return L[c]=k=>{},L[I]=y,L});W.a=(b,y,S)=>{var m;S&&((m=[]).d=-1);var L=new Set,k=b.exports,R,N,G,U=new Promise((P,j)=>{G=j,N=P});U[I]=k,U[c]=P=>(m&&
P(m),L.forEach(P),U.catch(j=>{})),b.exports=U,y(P=>{R=h(P);var j,q=()=>R.map(A=>{if(A[u])throw A[u];return A[I]}),M=new Promise(A=>{j=()=>A(q),j.r=0;var B=_=>_!==
m&&!L.has(_)&&(L.add(_),_&&!_.d&&(j.r++,_.push(j)));R.map(_=>_[c](B))});return j.r?M:q()},P=>(P?G(U[u]=P):N(k),l(m))),m&&m.d<0&&(m.d=0)}})(),(()=>{var c=Object.
getPrototypeOf?u=>Object.getPrototypeOf(u):u=>u.__proto__,I;W.t=function(u,l){if(l&1&&(u=this(u)),l&8||typeof u=="object"&&u&&(l&4&&u.__esModule||l&16&&typeof u.
then=="function"))return u;var h=Object.create(null);W.r(h);var b={};I=I||[null,c({}),c([]),c(c)];for(var y=l&2&&u;typeof y=="object"&&!~I.indexOf(y);y=c(y))Object.
getOwnPropertyNames(y).forEach(S=>b[S]=()=>u[S]);return b.default=()=>u,W.d(h,b),h}})(),W.d=(c,I)=>{for(var u in I)W.o(I,u)&&!W.o(c,u)&&Object.defineProperty(c,
u,{enumerable:!0,get:I[u]})},W.f={},W.e=c=>Promise.all(Object.keys(W.f).reduce((I,u)=>(W.f[u](c,I),I),[])),W.u=c=>""+c+".index.js",W.o=(c,I)=>Object.prototype.hasOwnProperty.
call(c,I),W.r=c=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(c,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(c,"__esModule",{value:!0})},
W.nmd=c=>(c.paths=[],c.children||(c.children=[]),c),(()=>{var c={792:0},I=u=>{var{ids:l,modules:h,runtime:b}=u,y,S,m=0;for(y in h)W.o(h,y)&&(W.m[y]=h[y]);for(b&&
b(W);m<l.length;m++)S=l[m],W.o(c,S)&&c[S]&&c[S][0](),c[l[m]]=0};W.f.j=(u,l)=>{var h=W.o(c,u)?c[u]:void 0;if(h!==0)if(h)l.push(h[1]);else{var b=import("./"+W.u(u)).
then(I,y=>{throw c[u]!==0&&(c[u]=void 0),y}),b=Promise.race([b,new Promise(y=>h=c[u]=[y])]);l.push(h[1]=b)}}})();var Mt=W(8010);Mt=await Mt;

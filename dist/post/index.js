const T=process.getBuiltinModule;var de={4589:(n=>{n.exports=T("node:assert")}),6698:(n=>{n.exports=T("node:async_hooks")}),4573:(n=>{n.exports=T("node:buffer")}),
7540:(n=>{n.exports=T("node:console")}),7598:(n=>{n.exports=T("node:crypto")}),3053:(n=>{n.exports=T("node:diagnostics_channel")}),610:(n=>{n.exports=T("node:dn\
s")}),8474:(n=>{n.exports=T("node:events")}),3024:(n=>{n.exports=T("node:fs")}),1455:(n=>{n.exports=T("node:fs/promises")}),7067:(n=>{n.exports=T("node:http")}),
2467:(n=>{n.exports=T("node:http2")}),7030:(n=>{n.exports=T("node:net")}),6760:(n=>{n.exports=T("node:path")}),643:(n=>{n.exports=T("node:perf_hooks")}),1792:(n=>{
n.exports=T("node:querystring")}),99:(n=>{n.exports=T("node:sqlite")}),7075:(n=>{n.exports=T("node:stream")}),7830:(n=>{n.exports=T("node:stream/web")}),7997:(n=>{
n.exports=T("node:timers")}),8500:(n=>{n.exports=T("node:timers/promises")}),1692:(n=>{n.exports=T("node:tls")}),3136:(n=>{n.exports=T("node:url")}),7975:(n=>{n.
exports=T("node:util")}),3429:(n=>{n.exports=T("node:util/types")}),5919:(n=>{n.exports=T("node:worker_threads")}),8522:(n=>{n.exports=T("node:zlib")}),117:((n,g,o)=>{
o.d(g,{c:()=>s});var h=o(3024),m=o(6760),p=o(8302);const a={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
st `base-url`. `check`: the same flow against an embedded platform inside the runner, no credentials needed (fork pull requests). `close`: after a pull request \
was closed, says so in its GitHub deployment and its comment; the platform is not asked."},"base-url":{kind:"text",description:"The control plane, `https://\u2026`; \
plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"The organization. Placeholders as in `app`. Required to deploy."},project:{kind:"\
text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{kind:"text",required:!0,description:"The app's ID, or the name to create it\
 under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N)."},create:{kind:"boolean",default:"true",description:"Create the app \
when the platform does not know it; `false`: fail instead."},repository:{kind:"text",defaultNote:"the run's own",description:"What the platform builds: `owner/n\
ame` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"the run's own",description:"The branch the platform builds: by default th\
e head branch on a pull request, else the ref's name."},"build-command":{kind:"text",description:"The command that builds the app. Left empty, it is not sent."},
"output-directory":{kind:"text",description:"The folder that the build writes. Left empty, it is not sent."},region:{kind:"text",description:"The app's region. \
Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type of an app that is created."},"app-settings":{kind:"json",description:"\
A JSON object merged into the create and update bodies: the way to reach fields this action has no input for."},env:{kind:"lines",description:"The app's variabl\
es: dotenv lines, or a JSON object. They replace the whole set; with neither `env` nor `env-file` it is left alone."},"env-file":{kind:"path",description:"A fil\
e of variables, read as `env` is; both may be given when they name different variables."},"clear-env":{kind:"boolean",default:"false",description:"With no varia\
bles given: really replace the set by the empty one."},"id-token":{kind:"secret",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"\
Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",
description:"A command whose standard output is the ID token; run again when the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: \
trade the GitHub token here for the identity provider's ID token, the one that carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audie\
nce` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",
description:"`false`: return once the deployment is accepted."},timeout:{kind:"duration",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a fin\
al status; no hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"fail",description:"`fail`: exit 1, saying that the platform goes on; \
`detach`: exit 0 with `status` `pending`. The deployment itself is never cancelled."},"on-no-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"\
Where the run can have no ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipp\
ed`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for the status at this fixed interval."},"status-map":{kind:"lines",description:"\
Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses the action does not know."},verify:{kind:"choice",choices:["off","warn",
"fail"],default:"warn",description:"After success ask the public URL until it answers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"\
The public URL where the platform's answers name none: `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch,\
 tag or commit, as `HEAD^1`. It is built too, and the summary shows what the output differs in."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"\
For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"The GitHub environment's\
 name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"\
Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed \
for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"\
Seconds to live for entries that name none."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boole\
an",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"\
false",description:"Read, validate and print the plan; send nothing that changes anything."}},d=new Map(Object.entries(a)),_=Object.keys(a).filter(c);function c(l){
return Object.hasOwn(a,l)}const y={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function b(l){const O=_.map($=>{const P=d.get($)?.default??"";return[$,l[$]||(P.startsWith("${{")?"":P)]});
return Object.fromEntries(O)}function s(l=process.env){const O=l.GITHUB_WORKSPACE||process.cwd();return{raw:v(l),context:w(l,O),summaryFile:l.GITHUB_STEP_SUMMARY||
void 0,saved:l.STATE_slipway??"",readFile:$=>(0,h.readFileSync)((0,m.resolve)(O,$),"utf8")}}function v(l){const O={};for(const $ of _){const P=l[`INPUT_${$.toUpperCase()}`]?.
trim();P&&(O[$]=P)}return b(O)}function w(l,O){const $=l.GITHUB_REPOSITORY||void 0,P=U(l.GITHUB_EVENT_PATH),A=l.GITHUB_SERVER_URL||"https://github.com",[B,j]=[l.
ACTIONS_ID_TOKEN_REQUEST_URL,l.ACTIONS_ID_TOKEN_REQUEST_TOKEN],W=E(E(P,"pull_request"),"head");return{serverUrl:A,apiUrl:l.GITHUB_API_URL||"https://api.github.c\
om",repository:$,refName:l.GITHUB_REF_NAME||void 0,sha:I(W.sha)??(l.GITHUB_SHA||void 0),eventName:l.GITHUB_EVENT_NAME||void 0,pullRequest:k(E(P,"pull_request"),
$),dependabot:l.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:B&&j?{url:B,token:j}:void 0,runAttempt:Number(l.GITHUB_RUN_ATTEMPT||1),runUrl:$&&l.GITHUB_RUN_ID?
`${A}/${$}/actions/runs/${l.GITHUB_RUN_ID}`:void 0,workspace:O}}function k(l,O){const $=E(l,"head"),P=I($.ref);if(typeof l.number!="number"||P===void 0)return;const A=I(
E($,"repo").full_name);return{number:l.number,headRepository:A,headBranch:P,baseBranch:I(E(l,"base").ref)??"",fork:A?.toLowerCase()!==O?.toLowerCase()}}function U(l){
if(!l)return{};try{const O=JSON.parse((0,h.readFileSync)(l,"utf8"));return(0,p.G)(O)?O:{}}catch{return{}}}function E(l,O){const $=l[O];return(0,p.G)($)?$:{}}function I(l){
return typeof l=="string"&&l!==""?l:void 0}}),267:((n,g,o)=>{o.d(g,{Z_:()=>ie,wQ:()=>oe,Br:()=>W,Qj:()=>se});var h=o(9127),m=o(5807);const p={index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function a({code:e}){return p[e]}function d(e,t=300){
const i=(0,m.O)(e,t).replaceAll("|","\u2502").trim();if(i==="")return"\u2013";const u="`".repeat(k(i)+1),f=i.startsWith("`")||i.endsWith("`")?" ":"";return`${u}${f}${i}${f}${u}`}
function _(e,t=2e3){const i=e.map(f=>(0,m.O)(f,t)),u="`".repeat(Math.max(3,k(i.join(`
`))+1));return[`${u}text`,...i,u].join(`
`)}const c=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,b=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function s(e,t=1e3){return(0,m.O)(e,t).trim().replace(b,(u,f,x="",R="",N="",C="")=>f!==void 0?d(f)+x:c.test(u)&&!y.test(u)?u:R+d(N)+C)}function v(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:t,username:i,password:u,href:f}=new URL(e);if(!(!/^https?:$/.test(t)||i!==""||u!==""||f.length>2e3))return`[${d(f)}](<${f.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function w(e,t){let i=t,u=e.length;for(;u>0&&(i-=Buffer.byteLength((0,m.O)(e[u-1]??""))+1,!(i<0));)u--;return e.slice(
u)}function k(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function U(e,t,i){const{pages:u,links:f,files:x}=i,R=new Set;for(const N of i.
findings){const{message:C,place:L,remedy:G}=N;t.add(severityOf(N),{message:cleanLine(C,1e3),...L?{place:L}:{}}),G!==void 0&&R.add(G)}for(const N of R)e.line(`  ${N}`);
e.line(`Checked ${u} pages, ${f} links and ${x} files (${A(i.bytes)})`)}const E=100,I={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function l(e){
const{findings:t,largest:i}=e,u=t.length-E;return["### The site",O(e),...t.length===0?[]:[t.slice(0,E).map($).join(`
`)],...u>0?[`\u2026 and ${u} more.`]:[],`<details><summary>The largest files</summary>

${P(["File","Bytes","Brotli","gzip"],i.map(f=>[d(f.path),A(f.bytes),A(f.brotli),A(f.gzip)]))}

</details>`].join(`

`)}function O({pages:e,links:t,files:i,bytes:u,brotli:f,gzip:x}){const R=[e,t,i].map(N=>N.toLocaleString("en"));return P(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...R,A(u),A(f),A(x)]])}function $(e){const{message:t,place:i}=e,u=i?`${d([i.file,i.line,i.column].filter(f=>f!==void 0).join(
":"))} `:"";return`- ${I[a(e)]} ${u}${d(t,500)}`}function P(e,t){return[e,e.map(()=>"---"),...t].map(i=>`| ${i.join(" | ")} |`).join(`
`)}function A(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}const B={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},j={
bytes:6e4,errors:5,diagnostics:10,logLines:40};function W(e){const t=[V(e,"##"),H(e),F(e),X(e,B),e.checked?l(e.checked):"",e.compared,ee(e),te(e)];return D(t,e.
failure?.log,B)}function oe(e){const t=[V(e,"###"),H(e),F(e),X(e,j)];return D(t,e.failure?.log,j,ne(e))}function ie(e){return`### \u26AA The preview ${d(e,200)}\
 has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function se(e,t){return`### \u26AA ${d(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function Q(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${M[e.status][1]}`}const M={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function V(e,t){const[i,u]=M[e.status],f=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${t} ${i} ${d(e.app,200)} ${u}${f}`}function H(e){const t=v(e.url);return t===void 0?"":`**${t}**`}function F(e){return["| | |",
"| --- | --- |",...[["App",e.appID&&`${d(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&d(e.deployID,128)],["Source",K(e)],
["Variables",J(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([u,f])=>f?[`| ${u} | ${f} |`]:[])].join(`
`)}function K(e){const t=e.commit===void 0?void 0:d(e.commit.slice(0,12)),i=t&&e.commitUrl?`[${t}](<${e.commitUrl}>)`:t,u=`${d(e.branch??"",200)} of ${d(e.repository??
"",200)}`;return i===void 0?u:`${i} on ${u}`}const Y=60;function J(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(u=>d(u,100)).join(", ")}${t}`}function X(e,t){const{failure:i,errors:u}=e;if(i){const R=i.remedy===void 0?
[]:[z(i.remedy.split(`
`))];return[`**${s(i.headline,500)}**`,...R,q(i,e,t)].filter(C=>C!=="").join(`

`)}const f=u.slice(0,t.errors).map(R=>`**${s(R.message)}**

${z(R.explanation)}`.trimEnd()),x=u.length-f.length;return[...f,...x>0?[`\u2026 and ${x} more.`]:[]].join(`

`)}function z([e,...t]){return e===void 0?"":t.length===0?s(e):`${s(e)}

${_(t.slice(0,12),200)}`}function q({diagnostics:e,moreDiagnostics:t},i,u){const f=e.slice(0,u.diagnostics).map(N=>`- ${d(Z(N),300)} ${d(N.message)}`),x=e.length-
f.length+t,R=[x>0?`${x} more findings are not listed here.`:"",i.unannotated>0?`${i.unannotated} findings had no room for an annotation.`:""];return[f.join(`
`),...R].filter(N=>N!=="").join(`

`)}function Z({file:e,line:t,column:i}){return[e,t,i].filter(u=>u!==null).join(":")}const ae=32;function ee({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:x})=>x)),i=Math.max(...e.map(({title:x})=>x.length)),u=e.map(({title:x,ms:R})=>{const N="\u2588".repeat(Math.round(R/t*ae))||"\u258F";return`${x.
padEnd(i)}  ${(0,h.a)(R).padStart(8)}  ${N}`}),f=e.reduce((x,{ms:R})=>x+R,0);return["### Where the time went",_([...u,`${"Total".padEnd(i)}  ${(0,h.a)(f).padStart(
8)}`])].join(`

`)}function te({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${s(t,500)}`).join(`
`)].join(`

`)}function ne(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function D(e,t,i,u=""){const f=e.filter(C=>C!=="").join(`

`),x=i.bytes-Buffer.byteLength(f)-Buffer.byteLength(u)-1e3,R=w((t??[]).slice(-i.logLines),x),N=R.length===0?"":r(R,t?.length??0);return`${[f,N,u].filter(C=>C!==
"").join(`

`)}
`}function r(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${_(e)}

</details>`}}),5225:((n,g,o)=>{o.d(g,{N:()=>a});var h=o(8302);const m=["queued","in_progress","success","failure","error","inactive"];var p=o(267);async function a(b){
const{run:s,runner:v}=b,w=c(s.saved);if(!w)return;const k=_(w,s);w.ending||v.summary((0,p.Br)(k));const{openGitHubSide:U}=await o.e(417).then(o.bind(o,1417));await U(
{...b,context:s.context,token:s.raw["github-token"],open:w,save:()=>{},warn:(I,l)=>{v.annotate("warning",{message:I});for(const O of l.split(`
`))v.line(`  ${O}`)}})?.finish(w.ending??{state:w.deployID===void 0&&w.record===void 0?void 0:"error",description:d,url:void 0,comment:(0,p.wQ)(k)})}const d="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function _(b,{context:s}){return{status:"interrupted",app:b.app,appID:b.appID,
appCreated:!1,deployID:b.deployID,url:void 0,repository:s.repository,branch:s.pullRequest?.headBranch??s.refName,commit:s.sha,commitUrl:void 0,runUrl:s.runUrl,variables:void 0,
seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:d,explanation:["A re-run for the same commit follows the same deployment."]}],
warnings:[],unannotated:0}}function c(b){const s=b===""?void 0:JSON.parse(b);if(!(0,h.G)(s)||typeof s.app!="string"||typeof s.environment!="string")return;const{
app:v,environment:w,comment:k,appID:U,deployID:E,record:I}=s,l=y(s.ending);return{app:v,environment:w,comment:k===!0,...typeof U=="string"?{appID:U}:{},...typeof E==
"string"?{deployID:E}:{},...typeof I=="number"?{record:I}:{},...l?{ending:l}:{}}}function y(b){if(!(0,h.G)(b)||typeof b.description!="string"||typeof b.comment!=
"string")return;const{description:s,url:v,comment:w}=b;return{state:m.find(U=>U===b.state),description:s,url:typeof v=="string"?v:void 0,comment:w}}}),1978:((n,g,o)=>{
o.d(g,{Aq:()=>te});var h=o(3024);const m=T("os");function p(r){return r==null?"":typeof r=="string"||r instanceof String?r:JSON.stringify(r)}function a(r){return Object.
keys(r).length?{title:r.title,file:r.file,line:r.startLine,endLine:r.endLine,col:r.startColumn,endColumn:r.endColumn}:{}}function d(r,e,t){const i=new y(r,e,t);
process.stdout.write(i.toString()+m.EOL)}function _(r,e=""){d(r,{},e)}const c="::";class y{constructor(e,t,i){e||(e="missing.command"),this.command=e,this.properties=
t,this.message=i}toString(){let e=c+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let t=!0;for(const i in this.properties)if(this.
properties.hasOwnProperty(i)){const u=this.properties[i];u&&(t?t=!1:e+=",",e+=`${i}=${s(u)}`)}}return e+=`${c}${b(this.message)}`,e}}function b(r){return p(r).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function s(r){return p(r).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").
replace(/,/g,"%2C")}const v=T("fs");function w(r,e){const t=process.env[`GITHUB_${r}`];if(!t)throw new Error(`Unable to find environment variable for file comma\
nd ${r}`);if(!v.existsSync(t))throw new Error(`Missing file at path: ${t}`);v.appendFileSync(t,`${p(e)}${m.EOL}`,{encoding:"utf8"})}function k(r,e){const t=`gha\
delimiter_${process.getBuiltinModule("crypto").randomUUID()}`,i=p(e);if(r.includes(t))throw new Error(`Unexpected input: name should not contain the delimiter "${t}\
"`);if(i.includes(t))throw new Error(`Unexpected input: value should not contain the delimiter "${t}"`);return`${r}<<${t}${m.EOL}${i}${m.EOL}${t}`}const U=T("pa\
th");var E=function(r,e,t,i){function u(f){return f instanceof t?f:new t(function(x){x(f)})}return new(t||(t=Promise))(function(f,x){function R(L){try{C(i.next(
L))}catch(G){x(G)}}function N(L){try{C(i.throw(L))}catch(G){x(G)}}function C(L){L.done?f(L.value):u(L.value).then(R,N)}C((i=i.apply(r,e||[])).next())})},I;(function(r){
r[r.Success=0]="Success",r[r.Failure=1]="Failure"})(I||(I={}));function l(r,e){const t=toCommandValue(e);if(process.env[r]=t,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(r,e));issueCommand("set-env",{name:r},t)}function O(r){d("add-mask",{},r)}function $(r){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",r):issueCommand("add-path",{},r),process.env.PATH=`${r}${path.delimiter}${process.env.PATH}`}function P(r,e){const t=process.env[`INPUT_${r.replace(/ /g,
"_").toUpperCase()}`]||"";if(e&&e.required&&!t)throw new Error(`Input required and not supplied: ${r}`);return e&&e.trimWhitespace===!1?t:t.trim()}function A(r,e){
const t=P(r,e).split(`
`).filter(i=>i!=="");return e&&e.trimWhitespace===!1?t:t.map(i=>i.trim())}function B(r,e){const t=["true","True","TRUE"],i=["false","False","FALSE"],u=P(r,e);if(t.
includes(u))return!0;if(i.includes(u))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${r}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function j(r,e){if(process.env.GITHUB_OUTPUT||"")return w("OUTPUT",k(r,e));process.
stdout.write(m.EOL),d("set-output",{name:r},p(e))}function W(r){issue("echo",r?"on":"off")}function oe(r){process.exitCode=I.Failure,Q(r)}function ie(){return process.
env.RUNNER_DEBUG==="1"}function se(r){issueCommand("debug",{},r)}function Q(r,e={}){d("error",a(e),r instanceof Error?r.toString():r)}function M(r,e={}){d("warn\
ing",a(e),r instanceof Error?r.toString():r)}function V(r,e={}){d("notice",a(e),r instanceof Error?r.toString():r)}function H(r){process.stdout.write(r+m.EOL)}function F(r){
_("group",r)}function K(){_("endgroup")}function Y(r,e){return E(this,void 0,void 0,function*(){F(r);let t;try{t=yield e()}finally{K()}return t})}function J(r,e){
if(process.env.GITHUB_STATE||"")return w("STATE",k(r,e));d("save-state",{name:r},p(e))}function X(r){return process.env[`STATE_${r}`]||""}function z(r){return E(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(r)})}var q=o(3739),Z=o(5807);const ae="slipway",ee={error:Q,warning:M,notice:V};function te(r){
const e=ne();return{line:t=>H(D(t)),group:t=>F(D(t)),endGroup:K,replay:(t,i)=>{H([`::stop-commands::${i}`,...t.map(D),`::${i}::`].join(`
`))},annotate:(t,{message:i,title:u,place:f})=>{ee[t](D(i),{...u===void 0?{}:{title:u},...f===void 0?{}:{file:f.file},...f?.line===void 0?{}:{startLine:f.line},
...f?.column===void 0?{}:{startColumn:f.column}})},mask:O,output:(t,i)=>e("the outputs",()=>j(t,i)),state:(t,i)=>e("the state for the post step",()=>J(t,i)),summary:t=>{
r!==void 0&&e("the summary",()=>(0,h.writeFileSync)(r,t))}}}function ne(){const r=new Set;return(e,t)=>{try{t()}catch(i){r.has(e)||M(D(`The runner cannot keep ${e}\
: ${(0,q.I7)(i).message}`)),r.add(e)}}}function D(r){return(0,Z.O)(r).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((n,g,o)=>{o.d(g,{i:()=>d});
var h=o(3739);function m(c){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(c)}function p(c,y){const b=c.trim(),s=URL.canParse(b)?new URL(
b):void 0;if(s===void 0||!["http:","https:"].includes(s.protocol))throw new SlipwayError("invalid_input",`${y} is not an http(s) address`,{input:y,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(s.username!==""||s.password!==""||s.search!==""||s.hash!=="")throw new SlipwayError("invalid_input",
`${y} holds more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return a(s,y),s.pathname=s.pathname.replace(/\/+$/,""),
s}function a(c,y){if(!(c.protocol==="https:"||c.protocol==="http:"&&m(c.hostname)))throw new SlipwayError("insecure_url",`${y} names ${c.origin}, which is not h\
ttps`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function d(c){const y=E=>c[E.toLowerCase()]||
c[E]||"",b=y("ALL_PROXY"),s=_(y("HTTP_PROXY")||b,"HTTP_PROXY"),v=_(y("HTTPS_PROXY")||b,"HTTPS_PROXY");if(s===""&&v==="")return fetch;const w=await o.e(752).then(
o.t.bind(o,6752,19)),k=new w.EnvHttpProxyAgent({httpProxy:s,httpsProxy:v,noProxy:y("NO_PROXY")}),U=w.fetch;return async(E,I)=>{if(E instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const l=new URL(E);return m(l.hostname)?fetch(E,I):U(l,{...I,dispatcher:k})}}function _(c,y){const b=c===""||c.includes(
"://")?c:`http://${c}`;if(b===""||URL.canParse(b))return b;throw new h.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((n,g,o)=>{o.d(g,{m:()=>h});const h={now:()=>Date.now(),async sleep(p,a){a?.throwIfAborted();const{setTimeout:d}=await Promise.
resolve().then(o.t.bind(o,8500,19));try{await d(p,void 0,a?{signal:a}:{})}catch(_){throw a?.throwIfAborted(),_}}},m=(p,a)=>{const d=setInterval(a,p).unref();return()=>clearInterval(
d)}}),9127:((n,g,o)=>{o.d(g,{a:()=>p});var h=o(3739);function m(a,d){const _=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(a.trim()),[,c,y,b]=_??[],s=Number(
c??0)*36e5+Number(y??0)*6e4+Number(b??0)*1e3;if(!_||s===0)throw new SlipwayError("invalid_input",`${d}: "${a}" is not a duration`,{input:d,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return s}function p(a){if(a<1e3)return`${Math.round(a)}ms`;if(a<59950)return`${(a/1e3).toFixed(1)}\
s`;const d=Math.round(a/1e3),_=c=>String(c).padStart(2,"0");return d<3600?`${Math.floor(d/60)}m ${_(d%60)}s`:`${Math.floor(d/3600)}h ${_(Math.floor(d%3600/60))}\
m`}}),3739:((n,g,o)=>{o.d(g,{GQ:()=>p,I7:()=>a,xU:()=>_});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
m=Object.keys(h);class p extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,b,s={}){super(b,s.cause===void 0?void 0:{cause:s.
cause}),this.code=y,this.mender=h[y],this.remedy=s.remedy,this.input=s.input,this.place=s.place,this.call=s.call,this.also=s.also??[]}}function a(c){if(c instanceof
p)return c;const y=c instanceof Error?c.message:String(c);return new p("internal",y,{cause:c,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function d(c){throw new p("internal",`Unhandled case: ${JSON.stringify(c)}`)}function _(c){if(!(!(c instanceof Error)||!("code"in c)))return typeof c.
code=="string"?c.code:void 0}}),8302:((n,g,o)=>{o.d(g,{G:()=>h});function h(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}}),5807:((n,g,o)=>{o.d(g,{
O:()=>y});const h="\x1B",m="\x07",p=new RegExp(`${h}[\\]P_^X][^${m}${h}]*(?:${m}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
d=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,_=/^[ -~]*$/;function c(s){return s.includes(h)?s.replace(p,""):s}function y(s,v=2e3){
const w=s.length>v*8+1024?s.slice(0,v*8+1024):s;if(_.test(w)&&w.length<=v)return s;const k=c(w).replace(a," ").replace(d,"").toWellFormed();return k.length>v||w.
length<s.length?b(k,v):k}function b(s,v){if(v<1)return"";const w=s.slice(0,v-1),k=w.charCodeAt(w.length-1);return`${k>=55296&&k<=56319?w.slice(0,-1):w}\u2026`}}),
8010:((n,g,o)=>{o.a(n,async(h,m)=>{try{var p=o(117),a=o(5225),d=o(1978),_=o(5228),c=o(1224);const y=(0,p.c)();await(0,a.N)({run:y,runner:(0,d.Aq)(y.summaryFile),
fetch:await(0,_.i)(process.env),clock:c.m,random:Math.random}),m()}catch(y){m(y)}},1)})},re={};function S(n){var g=re[n];if(g!==void 0)return g.exports;var o=re[n]=
{id:n,loaded:!1,exports:{}},h=!0;try{de[n](o,o.exports,S),h=!1}finally{h&&delete re[n]}return o.loaded=!0,o.exports}S.m=de,typeof S<"u"&&(S.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var n=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",h=p=>{p&&p.d<1&&(p.d=1,p.forEach(a=>a.r--),p.forEach(a=>a.r--?a.r++:a()))},m=p=>p.map(a=>{if(a!==null&&typeof a=="object"){if(a[n])return a;if(a.then){
var d=[];d.d=0,a.then(y=>{_[g]=y,h(d)},y=>{_[o]=y,h(d)});var _={};return _[n]=y=>y(d),_}}var c={};return c[n]=y=>{},c[g]=a,c});S.a=(p,a,d)=>{var _;d&&((_=[]).d=
-1);var c=new Set,y=p.exports,b,s,v,w=new Promise((k,U)=>{v=U,s=k});w[g]=y,w[n]=k=>(_&&k(_),c.forEach(k),w.catch(U=>{})),p.exports=w,a(k=>{b=m(k);var U,E=()=>b.
map(l=>{if(l[o])throw l[o];return l[g]}),I=new Promise(l=>{U=()=>l(E),U.r=0;var O=$=>$!==_&&!c.has($)&&(c.add($),$&&!$.d&&(U.r++,$.push(U)));b.map($=>$[n](O))});
return U.r?I:E()},k=>(k?v(w[o]=k):s(y),h(_))),_&&_.d<0&&(_.d=0)}})(),(()=>{var n=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,g;S.t=function(o,h){
if(h&1&&(o=this(o)),h&8||typeof o=="object"&&o&&(h&4&&o.__esModule||h&16&&typeof o.then=="function"))return o;var m=Object.create(null);S.r(m);var p={};g=g||[null,
n({}),n([]),n(n)];for(var a=h&2&&o;typeof a=="object"&&!~g.indexOf(a);a=n(a))Object.getOwnPropertyNames(a).forEach(d=>p[d]=()=>o[d]);return p.default=()=>o,S.d(
m,p),m}})(),S.d=(n,g)=>{for(var o in g)S.o(g,o)&&!S.o(n,o)&&Object.defineProperty(n,o,{enumerable:!0,get:g[o]})},S.f={},S.e=n=>Promise.all(Object.keys(S.f).reduce(
(g,o)=>(S.f[o](n,g),g),[])),S.u=n=>""+n+".index.js",S.o=(n,g)=>Object.prototype.hasOwnProperty.call(n,g),S.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},S.nmd=n=>(n.paths=[],n.children||(n.children=[]),n),(()=>{var n={792:0},
g=o=>{var{ids:h,modules:m,runtime:p}=o,a,d,_=0;for(a in m)S.o(m,a)&&(S.m[a]=m[a]);for(p&&p(S);_<h.length;_++)d=h[_],S.o(n,d)&&n[d]&&n[d][0](),n[h[_]]=0};S.f.j=(o,h)=>{
var m=S.o(n,o)?n[o]:void 0;if(m!==0)if(m)h.push(m[1]);else{var p=import("./"+S.u(o)).then(g,a=>{throw n[o]!==0&&(n[o]=void 0),a}),p=Promise.race([p,new Promise(
a=>m=n[o]=[a])]);h.push(m[1]=p)}}})();var ue=S(8010);ue=await ue;

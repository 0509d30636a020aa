import{createRequire as T}from"module";var de={4589:(n=>{n.exports=T(import.meta.url)("node:assert")}),6698:(n=>{n.exports=T(import.meta.url)("node:async_hooks")}),
4573:(n=>{n.exports=T(import.meta.url)("node:buffer")}),7540:(n=>{n.exports=T(import.meta.url)("node:console")}),7598:(n=>{n.exports=T(import.meta.url)("node:cr\
ypto")}),3053:(n=>{n.exports=T(import.meta.url)("node:diagnostics_channel")}),610:(n=>{n.exports=T(import.meta.url)("node:dns")}),8474:(n=>{n.exports=T(import.meta.
url)("node:events")}),3024:(n=>{n.exports=T(import.meta.url)("node:fs")}),1455:(n=>{n.exports=T(import.meta.url)("node:fs/promises")}),7067:(n=>{n.exports=T(import.meta.
url)("node:http")}),2467:(n=>{n.exports=T(import.meta.url)("node:http2")}),7030:(n=>{n.exports=T(import.meta.url)("node:net")}),6760:(n=>{n.exports=T(import.meta.
url)("node:path")}),643:(n=>{n.exports=T(import.meta.url)("node:perf_hooks")}),1792:(n=>{n.exports=T(import.meta.url)("node:querystring")}),99:(n=>{n.exports=T(
import.meta.url)("node:sqlite")}),7075:(n=>{n.exports=T(import.meta.url)("node:stream")}),7830:(n=>{n.exports=T(import.meta.url)("node:stream/web")}),7997:(n=>{
n.exports=T(import.meta.url)("node:timers")}),1692:(n=>{n.exports=T(import.meta.url)("node:tls")}),3136:(n=>{n.exports=T(import.meta.url)("node:url")}),7975:(n=>{
n.exports=T(import.meta.url)("node:util")}),3429:(n=>{n.exports=T(import.meta.url)("node:util/types")}),5919:(n=>{n.exports=T(import.meta.url)("node:worker_thre\
ads")}),8522:(n=>{n.exports=T(import.meta.url)("node:zlib")}),117:((n,g,i)=>{i.d(g,{c:()=>a});var m=i(3024),_=i(6760),f=i(8302);const d={mode:{kind:"choice",choices:[
"deploy","check","close"],default:"deploy",description:"`deploy`: against `base-url`. `check`: the same flow against an embedded platform inside the runner, no \
credentials needed (fork pull requests). `close`: after a pull request was closed, says so in its GitHub deployment and its comment; the platform is not asked."},
"base-url":{kind:"text",description:"The control plane, `https://\u2026`; plain `http` only for loopback. Required to deploy."},org:{kind:"text",description:"Th\
e organization. Placeholders as in `app`. Required to deploy."},project:{kind:"text",description:"The project. Placeholders as in `app`. Required to deploy."},app:{
kind:"text",required:!0,description:"The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modu\
lo N)."},create:{kind:"boolean",default:"true",description:"Create the app when the platform does not know it; `false`: fail instead."},repository:{kind:"text",
defaultNote:"the run's own",description:"What the platform builds: `owner/name` on the run's GitHub server, or a full git URL."},branch:{kind:"text",defaultNote:"\
the run's own",description:"The branch the platform builds: by default the head branch on a pull request, else the ref's name."},"build-command":{kind:"text",description:"\
The command that builds the app. Left empty, it is not sent."},"output-directory":{kind:"text",description:"The folder that the build writes. Left empty, it is \
not sent."},region:{kind:"text",description:"The app's region. Left empty, it is not sent."},"app-type":{kind:"text",default:"web-landing",description:"The type\
 of an app that is created."},"app-settings":{kind:"json",description:"A JSON object merged into the create and update bodies: the way to reach fields this acti\
on has no input for."},env:{kind:"lines",description:"The app's variables: dotenv lines, or a JSON object. They replace the whole set; with neither `env` nor `e\
nv-file` it is left alone."},"env-file":{kind:"path",description:"A file of variables, read as `env` is; both may be given when they name different variables."},
"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really replace the set by the empty one."},"id-token":{kind:"secret",description:"\
An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the \
audience of the token that is traded."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token; run again when the token n\
ears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the GitHub token here for the identity provider's ID token, the one that carries `\
email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"The `\
client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`false`: return once the deployment is accepted."},timeout:{kind:"duration",
default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a final status; no hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"\
fail",description:"`fail`: exit 1, saying that the platform goes on; `detach`: exit 0 with `status` `pending`. The deployment itself is never cancelled."},"on-n\
o-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"Where the run can have no ID token (a fork's pull request, Dependabot): `fail` with \
the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for \
the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for sta\
tuses the action does not know."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success ask the public URL until it answ\
ers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"The public URL where the platform's answers name none: `https://{subdomain}.exa\
mple.com`."},"github-token":{kind:"secret",default:"${{ github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"\
`production`; `preview` on a pull request",description:"The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment pe\
r app on the pull request, updated in place."},"kvs-seed-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML\
."},"kvs-table":{kind:"text",description:"The table to seed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{
kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKE\
N_<TABLE>`",description:"The table's bearer token."},"kvs-ttl-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrenc\
y":{kind:"number",default:"16",description:"Requests under way at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and comp\
are."},"kvs-prune-file":{kind:"path",description:"Keys to delete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; se\
nd nothing that changes anything."}},s=new Map(Object.entries(d)),h=Object.keys(d).filter(l);function l(c){return Object.hasOwn(d,c)}const y={"app-id":"The app'\
s ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipp\
ed`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."};
function b(c){const O=h.map($=>{const P=s.get($)?.default??"";return[$,c[$]||(P.startsWith("${{")?"":P)]});return Object.fromEntries(O)}function a(c=process.env){
const O=c.GITHUB_WORKSPACE||process.cwd();return{raw:v(c),context:w(c,O),summaryFile:c.GITHUB_STEP_SUMMARY||void 0,saved:c.STATE_slipway??"",readFile:$=>(0,m.readFileSync)(
(0,_.resolve)(O,$),"utf8")}}function v(c){const O={};for(const $ of h){const P=c[`INPUT_${$.toUpperCase()}`]?.trim();P&&(O[$]=P)}return b(O)}function w(c,O){const $=c.
GITHUB_REPOSITORY||void 0,P=U(c.GITHUB_EVENT_PATH),A=c.GITHUB_SERVER_URL||"https://github.com",[B,D]=[c.ACTIONS_ID_TOKEN_REQUEST_URL,c.ACTIONS_ID_TOKEN_REQUEST_TOKEN],
V=E(E(P,"pull_request"),"head");return{serverUrl:A,apiUrl:c.GITHUB_API_URL||"https://api.github.com",repository:$,refName:c.GITHUB_REF_NAME||void 0,sha:I(V.sha)??
(c.GITHUB_SHA||void 0),eventName:c.GITHUB_EVENT_NAME||void 0,pullRequest:k(E(P,"pull_request"),$),dependabot:c.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:B&&
D?{url:B,token:D}:void 0,runAttempt:Number(c.GITHUB_RUN_ATTEMPT||1),runUrl:$&&c.GITHUB_RUN_ID?`${A}/${$}/actions/runs/${c.GITHUB_RUN_ID}`:void 0,workspace:O}}function k(c,O){
const $=E(c,"head"),P=I($.ref);if(typeof c.number!="number"||P===void 0)return;const A=I(E($,"repo").full_name);return{number:c.number,headRepository:A,headBranch:P,
baseBranch:I(E(c,"base").ref)??"",fork:A?.toLowerCase()!==O?.toLowerCase()}}function U(c){if(!c)return{};try{const O=JSON.parse((0,m.readFileSync)(c,"utf8"));return(0,f.
G)(O)?O:{}}catch{return{}}}function E(c,O){const $=c[O];return(0,f.G)($)?$:{}}function I(c){return typeof c=="string"&&c!==""?c:void 0}}),267:((n,g,i)=>{i.d(g,{
Z_:()=>ie,wQ:()=>oe,Br:()=>V,Qj:()=>se});var m=i(9127),_=i(5807);const f={index_unanswered:"error",index_empty:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"\
error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"\
notice"};function d({code:e}){return f[e]}function s(e,t=300){const o=(0,_.O)(e,t).replaceAll("|","\u2502").trim();if(o==="")return"\u2013";const u="`".repeat(k(
o)+1),p=o.startsWith("`")||o.endsWith("`")?" ":"";return`${u}${p}${o}${p}${u}`}function h(e,t=2e3){const o=e.map(p=>(0,_.O)(p,t)),u="`".repeat(Math.max(3,k(o.join(
`
`))+1));return[`${u}text`,...o,u].join(`
`)}const l=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,b=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function a(e,t=1e3){return(0,_.O)(e,t).trim().replace(b,(u,p,x="",R="",N="",C="")=>p!==void 0?s(p)+x:l.test(u)&&!y.test(u)?u:R+s(N)+C)}function v(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:t,username:o,password:u,href:p}=new URL(e);if(!(!/^https?:$/.test(t)||o!==""||u!==""||p.length>2e3))return`[${s(p)}](<${p.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function w(e,t){let o=t,u=e.length;for(;u>0&&(o-=Buffer.byteLength((0,_.O)(e[u-1]??""))+1,!(o<0));)u--;return e.slice(
u)}function k(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}function U(e,t,o){const{pages:u,links:p,files:x}=o,R=new Set;for(const N of o.
findings){const{message:C,place:L,remedy:G}=N;t.add(severityOf(N),{message:cleanLine(C,1e3),...L?{place:L}:{}}),G!==void 0&&R.add(G)}for(const N of R)e.line(`  ${N}`);
e.line(`Checked ${u} pages, ${p} links and ${x} files (${A(o.bytes)})`)}const E=100,I={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function c(e){
const{findings:t,largest:o}=e,u=t.length-E;return["### The site",O(e),...t.length===0?[]:[t.slice(0,E).map($).join(`
`)],...u>0?[`\u2026 and ${u} more.`]:[],`<details><summary>The largest files</summary>

${P(["File","Bytes","Brotli","gzip"],o.map(p=>[s(p.path),A(p.bytes),A(p.brotli),A(p.gzip)]))}

</details>`].join(`

`)}function O({pages:e,links:t,files:o,bytes:u,brotli:p,gzip:x}){const R=[e,t,o].map(N=>N.toLocaleString("en"));return P(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...R,A(u),A(p),A(x)]])}function $(e){const{message:t,place:o}=e,u=o?`${s([o.file,o.line,o.column].filter(p=>p!==void 0).join(
":"))} `:"";return`- ${I[d(e)]} ${u}${s(t,500)}`}function P(e,t){return[e,e.map(()=>"---"),...t].map(o=>`| ${o.join(" | ")} |`).join(`
`)}function A(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}const B={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={
bytes:6e4,errors:5,diagnostics:10,logLines:40};function V(e){const t=[W(e,"##"),H(e),F(e),X(e,B),e.checked?c(e.checked):"",ee(e),te(e)];return j(t,e.failure?.log,
B)}function oe(e){const t=[W(e,"###"),H(e),F(e),X(e,D)];return j(t,e.failure?.log,D,ne(e))}function ie(e){return`### \u26AA The preview ${s(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function se(e,t){return`### \u26AA ${s(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function Q(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${M[e.status][1]}`}const M={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function W(e,t){const[o,u]=M[e.status],p=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${t} ${o} ${s(e.app,200)} ${u}${p}`}function H(e){const t=v(e.url);return t===void 0?"":`**${t}**`}function F(e){return["| | |",
"| --- | --- |",...[["App",e.appID&&`${s(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&s(e.deployID,128)],["Source",K(e)],
["Variables",J(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([u,p])=>p?[`| ${u} | ${p} |`]:[])].join(`
`)}function K(e){const t=e.commit===void 0?void 0:s(e.commit.slice(0,12)),o=t&&e.commitUrl?`[${t}](<${e.commitUrl}>)`:t,u=`${s(e.branch??"",200)} of ${s(e.repository??
"",200)}`;return o===void 0?u:`${o} on ${u}`}const Y=60;function J(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(u=>s(u,100)).join(", ")}${t}`}function X(e,t){const{failure:o,errors:u}=e;if(o){const R=o.remedy===void 0?
[]:[z(o.remedy.split(`
`))];return[`**${a(o.headline,500)}**`,...R,q(o,e,t)].filter(C=>C!=="").join(`

`)}const p=u.slice(0,t.errors).map(R=>`**${a(R.message)}**

${z(R.explanation)}`.trimEnd()),x=u.length-p.length;return[...p,...x>0?[`\u2026 and ${x} more.`]:[]].join(`

`)}function z([e,...t]){return e===void 0?"":t.length===0?a(e):`${a(e)}

${h(t.slice(0,12),200)}`}function q({diagnostics:e,moreDiagnostics:t},o,u){const p=e.slice(0,u.diagnostics).map(N=>`- ${s(Z(N),300)} ${s(N.message)}`),x=e.length-
p.length+t,R=[x>0?`${x} more findings are not listed here.`:"",o.unannotated>0?`${o.unannotated} findings had no room for an annotation.`:""];return[p.join(`
`),...R].filter(N=>N!=="").join(`

`)}function Z({file:e,line:t,column:o}){return[e,t,o].filter(u=>u!==null).join(":")}const ae=32;function ee({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:x})=>x)),o=Math.max(...e.map(({title:x})=>x.length)),u=e.map(({title:x,ms:R})=>{const N="\u2588".repeat(Math.round(R/t*ae))||"\u258F";return`${x.
padEnd(o)}  ${(0,m.a)(R).padStart(8)}  ${N}`}),p=e.reduce((x,{ms:R})=>x+R,0);return["### Where the time went",h([...u,`${"Total".padEnd(o)}  ${(0,m.a)(p).padStart(
8)}`])].join(`

`)}function te({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${a(t,500)}`).join(`
`)].join(`

`)}function ne(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function j(e,t,o,u=""){const p=e.filter(C=>C!=="").join(`

`),x=o.bytes-Buffer.byteLength(p)-Buffer.byteLength(u)-1e3,R=w((t??[]).slice(-o.logLines),x),N=R.length===0?"":r(R,t?.length??0);return`${[p,N,u].filter(C=>C!==
"").join(`

`)}
`}function r(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${h(e)}

</details>`}}),5225:((n,g,i)=>{i.d(g,{N:()=>d});var m=i(8302);const _=["queued","in_progress","success","failure","error","inactive"];var f=i(267);async function d(b){
const{run:a,runner:v}=b,w=l(a.saved);if(!w)return;const k=h(w,a);w.ending||v.summary((0,f.Br)(k));const{openGitHubSide:U}=await i.e(417).then(i.bind(i,1417));await U(
{...b,context:a.context,token:a.raw["github-token"],open:w,save:()=>{},warn:(I,c)=>{v.annotate("warning",{message:I});for(const O of c.split(`
`))v.line(`  ${O}`)}})?.finish(w.ending??{state:w.deployID===void 0&&w.record===void 0?void 0:"error",description:s,url:void 0,comment:(0,f.wQ)(k)})}const s="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function h(b,{context:a}){return{status:"interrupted",app:b.app,appID:b.appID,
appCreated:!1,deployID:b.deployID,url:void 0,repository:a.repository,branch:a.pullRequest?.headBranch??a.refName,commit:a.sha,commitUrl:void 0,runUrl:a.runUrl,variables:void 0,
seeded:void 0,checked:void 0,phases:[],failure:void 0,errors:[{message:s,explanation:["A re-run for the same commit follows the same deployment."]}],warnings:[],
unannotated:0}}function l(b){const a=b===""?void 0:JSON.parse(b);if(!(0,m.G)(a)||typeof a.app!="string"||typeof a.environment!="string")return;const{app:v,environment:w,
comment:k,appID:U,deployID:E,record:I}=a,c=y(a.ending);return{app:v,environment:w,comment:k===!0,...typeof U=="string"?{appID:U}:{},...typeof E=="string"?{deployID:E}:
{},...typeof I=="number"?{record:I}:{},...c?{ending:c}:{}}}function y(b){if(!(0,m.G)(b)||typeof b.description!="string"||typeof b.comment!="string")return;const{
description:a,url:v,comment:w}=b;return{state:_.find(U=>U===b.state),description:a,url:typeof v=="string"?v:void 0,comment:w}}}),1978:((n,g,i)=>{i.d(g,{Aq:()=>te});
var m=i(3024);const _=T(import.meta.url)("os");function f(r){return r==null?"":typeof r=="string"||r instanceof String?r:JSON.stringify(r)}function d(r){return Object.
keys(r).length?{title:r.title,file:r.file,line:r.startLine,endLine:r.endLine,col:r.startColumn,endColumn:r.endColumn}:{}}function s(r,e,t){const o=new y(r,e,t);
process.stdout.write(o.toString()+_.EOL)}function h(r,e=""){s(r,{},e)}const l="::";class y{constructor(e,t,o){e||(e="missing.command"),this.command=e,this.properties=
t,this.message=o}toString(){let e=l+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let t=!0;for(const o in this.properties)if(this.
properties.hasOwnProperty(o)){const u=this.properties[o];u&&(t?t=!1:e+=",",e+=`${o}=${a(u)}`)}}return e+=`${l}${b(this.message)}`,e}}function b(r){return f(r).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function a(r){return f(r).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").
replace(/,/g,"%2C")}const v=T(import.meta.url)("fs");function w(r,e){const t=process.env[`GITHUB_${r}`];if(!t)throw new Error(`Unable to find environment variab\
le for file command ${r}`);if(!v.existsSync(t))throw new Error(`Missing file at path: ${t}`);v.appendFileSync(t,`${f(e)}${_.EOL}`,{encoding:"utf8"})}function k(r,e){
const t=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,o=f(e);if(r.includes(t))throw new Error(`Unexpected input: name should not contain the\
 delimiter "${t}"`);if(o.includes(t))throw new Error(`Unexpected input: value should not contain the delimiter "${t}"`);return`${r}<<${t}${_.EOL}${o}${_.EOL}${t}`}
const U=T(import.meta.url)("path");var E=function(r,e,t,o){function u(p){return p instanceof t?p:new t(function(x){x(p)})}return new(t||(t=Promise))(function(p,x){
function R(L){try{C(o.next(L))}catch(G){x(G)}}function N(L){try{C(o.throw(L))}catch(G){x(G)}}function C(L){L.done?p(L.value):u(L.value).then(R,N)}C((o=o.apply(r,
e||[])).next())})},I;(function(r){r[r.Success=0]="Success",r[r.Failure=1]="Failure"})(I||(I={}));function c(r,e){const t=toCommandValue(e);if(process.env[r]=t,process.
env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(r,e));issueCommand("set-env",{name:r},t)}function O(r){s("add-mask",{},r)}function $(r){
process.env.GITHUB_PATH||""?issueFileCommand("PATH",r):issueCommand("add-path",{},r),process.env.PATH=`${r}${path.delimiter}${process.env.PATH}`}function P(r,e){
const t=process.env[`INPUT_${r.replace(/ /g,"_").toUpperCase()}`]||"";if(e&&e.required&&!t)throw new Error(`Input required and not supplied: ${r}`);return e&&e.
trimWhitespace===!1?t:t.trim()}function A(r,e){const t=P(r,e).split(`
`).filter(o=>o!=="");return e&&e.trimWhitespace===!1?t:t.map(o=>o.trim())}function B(r,e){const t=["true","True","TRUE"],o=["false","False","FALSE"],u=P(r,e);if(t.
includes(u))return!0;if(o.includes(u))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${r}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function D(r,e){if(process.env.GITHUB_OUTPUT||"")return w("OUTPUT",k(r,e));process.
stdout.write(_.EOL),s("set-output",{name:r},f(e))}function V(r){issue("echo",r?"on":"off")}function oe(r){process.exitCode=I.Failure,Q(r)}function ie(){return process.
env.RUNNER_DEBUG==="1"}function se(r){issueCommand("debug",{},r)}function Q(r,e={}){s("error",d(e),r instanceof Error?r.toString():r)}function M(r,e={}){s("warn\
ing",d(e),r instanceof Error?r.toString():r)}function W(r,e={}){s("notice",d(e),r instanceof Error?r.toString():r)}function H(r){process.stdout.write(r+_.EOL)}function F(r){
h("group",r)}function K(){h("endgroup")}function Y(r,e){return E(this,void 0,void 0,function*(){F(r);let t;try{t=yield e()}finally{K()}return t})}function J(r,e){
if(process.env.GITHUB_STATE||"")return w("STATE",k(r,e));s("save-state",{name:r},f(e))}function X(r){return process.env[`STATE_${r}`]||""}function z(r){return E(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(r)})}var q=i(3739),Z=i(5807);const ae="slipway",ee={error:Q,warning:M,notice:W};function te(r){
const e=ne();return{line:t=>H(j(t)),group:t=>F(j(t)),endGroup:K,replay:(t,o)=>{H([`::stop-commands::${o}`,...t.map(j),`::${o}::`].join(`
`))},annotate:(t,{message:o,title:u,place:p})=>{ee[t](j(o),{...u===void 0?{}:{title:u},...p===void 0?{}:{file:p.file},...p?.line===void 0?{}:{startLine:p.line},
...p?.column===void 0?{}:{startColumn:p.column}})},mask:O,output:(t,o)=>e("the outputs",()=>D(t,o)),state:(t,o)=>e("the state for the post step",()=>J(t,o)),summary:t=>{
r!==void 0&&e("the summary",()=>(0,m.writeFileSync)(r,t))}}}function ne(){const r=new Set;return(e,t)=>{try{t()}catch(o){r.has(e)||M(j(`The runner cannot keep ${e}\
: ${(0,q.I7)(o).message}`)),r.add(e)}}}function j(r){return(0,Z.O)(r).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((n,g,i)=>{i.d(g,{i:()=>s});
var m=i(3739);function _(l){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(l)}function f(l,y){const b=l.trim(),a=URL.canParse(b)?new URL(
b):void 0;if(a===void 0||!["http:","https:"].includes(a.protocol))throw new SlipwayError("invalid_input",`${y} is not an http(s) address`,{input:y,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(a.username!==""||a.password!==""||a.search!==""||a.hash!=="")throw new SlipwayError("invalid_input",
`${y} holds more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return d(a,y),a.pathname=a.pathname.replace(/\/+$/,""),
a}function d(l,y){if(!(l.protocol==="https:"||l.protocol==="http:"&&_(l.hostname)))throw new SlipwayError("insecure_url",`${y} names ${l.origin}, which is not h\
ttps`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function s(l){const y=E=>l[E.toLowerCase()]||
l[E]||"",b=y("ALL_PROXY"),a=h(y("HTTP_PROXY")||b,"HTTP_PROXY"),v=h(y("HTTPS_PROXY")||b,"HTTPS_PROXY");if(a===""&&v==="")return;const w=await i.e(752).then(i.t.bind(
i,6752,19)),k=new w.EnvHttpProxyAgent({httpProxy:a,httpsProxy:v,noProxy:y("NO_PROXY")}),U=w.fetch;return async(E,I)=>{if(E instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const c=new URL(E);return _(c.hostname)?fetch(E,I):U(c,{...I,dispatcher:k})}}function h(l,y){const b=l===""||l.includes(
"://")?l:`http://${l}`;if(b===""||URL.canParse(b))return b;throw new m.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),336:((n,g,i)=>{i.d(g,{m:()=>_});const m=T(import.meta.url)("node:timers/promises"),_={now:()=>Date.now(),async sleep(d,s){s?.throwIfAborted();
try{await(0,m.setTimeout)(d,void 0,s?{signal:s}:{})}catch(h){throw s?.throwIfAborted(),h}}},f=(d,s)=>{const h=setInterval(s,d).unref();return()=>clearInterval(h)}}),
9127:((n,g,i)=>{i.d(g,{a:()=>f});var m=i(3739);function _(d,s){const h=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(d.trim()),[,l,y,b]=h??[],a=Number(
l??0)*36e5+Number(y??0)*6e4+Number(b??0)*1e3;if(!h||a===0)throw new SlipwayError("invalid_input",`${s}: "${d}" is not a duration`,{input:s,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return a}function f(d){if(d<1e3)return`${Math.round(d)}ms`;if(d<59950)return`${(d/1e3).toFixed(1)}\
s`;const s=Math.round(d/1e3),h=l=>String(l).padStart(2,"0");return s<3600?`${Math.floor(s/60)}m ${h(s%60)}s`:`${Math.floor(s/3600)}h ${h(Math.floor(s%3600/60))}\
m`}}),3739:((n,g,i)=>{i.d(g,{GQ:()=>f,I7:()=>d,xU:()=>h});const m={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
_=Object.keys(m);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,b,a={}){super(b,a.cause===void 0?void 0:{cause:a.
cause}),this.code=y,this.mender=m[y],this.remedy=a.remedy,this.input=a.input,this.place=a.place,this.call=a.call,this.also=a.also??[]}}function d(l){if(l instanceof
f)return l;const y=l instanceof Error?l.message:String(l);return new f("internal",y,{cause:l,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function s(l){throw new f("internal",`Unhandled case: ${JSON.stringify(l)}`)}function h(l){if(!(!(l instanceof Error)||!("code"in l)))return typeof l.
code=="string"?l.code:void 0}}),8302:((n,g,i)=>{i.d(g,{G:()=>m});function m(_){return typeof _=="object"&&_!==null&&!Array.isArray(_)}}),5807:((n,g,i)=>{i.d(g,{
O:()=>y});const m="\x1B",_="\x07",f=new RegExp(`${m}[\\]P_^X][^${_}${m}]*(?:${_}|${m}\\\\)|${m}\\[[0-?]*[ -/]*[@-~]|${m}[ -/]*[0-Z\\\\^-~]`,"g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
s=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,h=/^[ -~]*$/;function l(a){return a.includes(m)?a.replace(f,""):a}function y(a,v=2e3){
const w=a.length>v*8+1024?a.slice(0,v*8+1024):a;if(h.test(w)&&w.length<=v)return a;const k=l(w).replace(d," ").replace(s,"").toWellFormed();return k.length>v||w.
length<a.length?b(k,v):k}function b(a,v){if(v<1)return"";const w=a.slice(0,v-1),k=w.charCodeAt(w.length-1);return`${k>=55296&&k<=56319?w.slice(0,-1):w}\u2026`}}),
8010:((n,g,i)=>{i.a(n,async(m,_)=>{try{var f=i(117),d=i(5225),s=i(1978),h=i(5228),l=i(336);const y=(0,f.c)();await(0,d.N)({run:y,runner:(0,s.Aq)(y.summaryFile),
fetch:await(0,h.i)(process.env)??fetch,clock:l.m,random:Math.random}),_()}catch(y){_(y)}},1)})},re={};function S(n){var g=re[n];if(g!==void 0)return g.exports;var i=re[n]=
{id:n,loaded:!1,exports:{}},m=!0;try{de[n](i,i.exports,S),m=!1}finally{m&&delete re[n]}return i.loaded=!0,i.exports}S.m=de,typeof S<"u"&&(S.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var n=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",m=f=>{f&&f.d<1&&(f.d=1,f.forEach(d=>d.r--),f.forEach(d=>d.r--?d.r++:d()))},_=f=>f.map(d=>{if(d!==null&&typeof d=="object"){if(d[n])return d;if(d.then){
var s=[];s.d=0,d.then(y=>{h[g]=y,m(s)},y=>{h[i]=y,m(s)});var h={};return h[n]=y=>y(s),h}}var l={};return l[n]=y=>{},l[g]=d,l});S.a=(f,d,s)=>{var h;s&&((h=[]).d=
-1);var l=new Set,y=f.exports,b,a,v,w=new Promise((k,U)=>{v=U,a=k});w[g]=y,w[n]=k=>(h&&k(h),l.forEach(k),w.catch(U=>{})),f.exports=w,d(k=>{b=_(k);var U,E=()=>b.
map(c=>{if(c[i])throw c[i];return c[g]}),I=new Promise(c=>{U=()=>c(E),U.r=0;var O=$=>$!==h&&!l.has($)&&(l.add($),$&&!$.d&&(U.r++,$.push(U)));b.map($=>$[n](O))});
return U.r?I:E()},k=>(k?v(w[i]=k):a(y),m(h))),h&&h.d<0&&(h.d=0)}})(),(()=>{var n=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,g;S.t=function(i,m){
if(m&1&&(i=this(i)),m&8||typeof i=="object"&&i&&(m&4&&i.__esModule||m&16&&typeof i.then=="function"))return i;var _=Object.create(null);S.r(_);var f={};g=g||[null,
n({}),n([]),n(n)];for(var d=m&2&&i;typeof d=="object"&&!~g.indexOf(d);d=n(d))Object.getOwnPropertyNames(d).forEach(s=>f[s]=()=>i[s]);return f.default=()=>i,S.d(
_,f),_}})(),S.d=(n,g)=>{for(var i in g)S.o(g,i)&&!S.o(n,i)&&Object.defineProperty(n,i,{enumerable:!0,get:g[i]})},S.f={},S.e=n=>Promise.all(Object.keys(S.f).reduce(
(g,i)=>(S.f[i](n,g),g),[])),S.u=n=>""+n+".index.js",S.o=(n,g)=>Object.prototype.hasOwnProperty.call(n,g),S.r=n=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
n,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(n,"__esModule",{value:!0})},S.nmd=n=>(n.paths=[],n.children||(n.children=[]),n),(()=>{var n={792:0},
g=i=>{var{ids:m,modules:_,runtime:f}=i,d,s,h=0;for(d in _)S.o(_,d)&&(S.m[d]=_[d]);for(f&&f(S);h<m.length;h++)s=m[h],S.o(n,s)&&n[s]&&n[s][0](),n[m[h]]=0};S.f.j=(i,m)=>{
var _=S.o(n,i)?n[i]:void 0;if(_!==0)if(_)m.push(_[1]);else{var f=import("./"+S.u(i)).then(g,d=>{throw n[i]!==0&&(n[i]=void 0),d}),f=Promise.race([f,new Promise(
d=>_=n[i]=[d])]);m.push(_[1]=f)}}})();var ue=S(8010);ue=await ue;

const E=process.getBuiltinModule;var le={4589:(t=>{t.exports=E("node:assert")}),6698:(t=>{t.exports=E("node:async_hooks")}),4573:(t=>{t.exports=E("node:buffer")}),
7540:(t=>{t.exports=E("node:console")}),7598:(t=>{t.exports=E("node:crypto")}),3053:(t=>{t.exports=E("node:diagnostics_channel")}),610:(t=>{t.exports=E("node:dn\
s")}),8474:(t=>{t.exports=E("node:events")}),3024:(t=>{t.exports=E("node:fs")}),1455:(t=>{t.exports=E("node:fs/promises")}),7067:(t=>{t.exports=E("node:http")}),
2467:(t=>{t.exports=E("node:http2")}),7030:(t=>{t.exports=E("node:net")}),6760:(t=>{t.exports=E("node:path")}),643:(t=>{t.exports=E("node:perf_hooks")}),1792:(t=>{
t.exports=E("node:querystring")}),99:(t=>{t.exports=E("node:sqlite")}),7075:(t=>{t.exports=E("node:stream")}),7830:(t=>{t.exports=E("node:stream/web")}),7997:(t=>{
t.exports=E("node:timers")}),8500:(t=>{t.exports=E("node:timers/promises")}),1692:(t=>{t.exports=E("node:tls")}),3136:(t=>{t.exports=E("node:url")}),7975:(t=>{t.
exports=E("node:util")}),3429:(t=>{t.exports=E("node:util/types")}),5919:(t=>{t.exports=E("node:worker_threads")}),8522:(t=>{t.exports=E("node:zlib")}),117:((t,b,r)=>{
r.d(b,{c:()=>i});var m=r(3024),_=r(6760),f=r(8302);const a={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
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
false",description:"Read, validate and print the plan; send nothing that changes anything."}},d=new Map(Object.entries(a)),y=Object.keys(a).filter(l);function l(p){
return Object.hasOwn(a,p)}const g={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function w(p){const U=y.map(T=>{const C=d.get(T)?.default??"";return[T,p[T]||(C.startsWith("${{")?"":C)]});
return Object.fromEntries(U)}function i(p=process.env){const U=p.GITHUB_WORKSPACE||process.cwd();return{raw:S(p),context:$(p,U),summaryFile:p.GITHUB_STEP_SUMMARY||
void 0,saved:p.STATE_slipway??"",readFile:T=>(0,m.readFileSync)((0,_.resolve)(U,T),"utf8")}}function S(p){const U={};for(const T of y){const C=p[`INPUT_${T.toUpperCase()}`]?.
trim();C&&(U[T]=C)}return w(U)}function $(p,U){const T=p.GITHUB_REPOSITORY||void 0,C=N(p.GITHUB_EVENT_PATH),j=p.GITHUB_SERVER_URL||"https://github.com",[G,D]=[p.
ACTIONS_ID_TOKEN_REQUEST_URL,p.ACTIONS_ID_TOKEN_REQUEST_TOKEN],M=x(x(C,"pull_request"),"head");return{serverUrl:j,apiUrl:p.GITHUB_API_URL||"https://api.github.c\
om",repository:T,refName:p.GITHUB_REF_NAME||void 0,sha:P(M.sha)??(p.GITHUB_SHA||void 0),eventName:p.GITHUB_EVENT_NAME||void 0,pullRequest:v(x(C,"pull_request"),
T),dependabot:p.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:G&&D?{url:G,token:D}:void 0,runAttempt:Number(p.GITHUB_RUN_ATTEMPT||1),runUrl:T&&p.GITHUB_RUN_ID?
`${j}/${T}/actions/runs/${p.GITHUB_RUN_ID}`:void 0,workspace:U}}function v(p,U){const T=x(p,"head"),C=P(T.ref);if(typeof p.number!="number"||C===void 0)return;const j=P(
x(T,"repo").full_name);return{number:p.number,headRepository:j,headBranch:C,baseBranch:P(x(p,"base").ref)??"",fork:j?.toLowerCase()!==U?.toLowerCase()}}function N(p){
if(!p)return{};try{const U=JSON.parse((0,m.readFileSync)(p,"utf8"));return(0,f.G)(U)?U:{}}catch{return{}}}function x(p,U){const T=p[U];return(0,f.G)(T)?T:{}}function P(p){
return typeof p=="string"&&p!==""?p:void 0}}),267:((t,b,r)=>{r.d(b,{Z_:()=>V,wQ:()=>ie,Br:()=>oe,Qj:()=>K});var m=r(9127),_=r(5807);const f={index_unanswered:"e\
rror",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function a({code:e}){return f[e]}function d(e,o=300){
const s=(0,_.O)(e,o).replaceAll("|","\u2502").trim();if(s==="")return"\u2013";const h="`".repeat(v(s)+1),k=s.startsWith("`")||s.endsWith("`")?" ":"";return`${h}${k}${s}${k}${h}`}
function y(e,o=2e3){const s=e.map(k=>(0,_.O)(k,o)),h="`".repeat(Math.max(3,v(s.join(`
`))+1));return[`${h}text`,...s,h].join(`
`)}const l=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,g=/^[0-9a-f]{7,40}\W*$/i,w=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function i(e,o=1e3){return(0,_.O)(e,o).trim().replace(w,(h,k,I="",R="",A="",L="")=>k!==void 0?d(k)+I:l.test(h)&&!g.test(h)?h:R+d(A)+L)}function S(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:o,username:s,password:h,href:k}=new URL(e);if(!(!/^https?:$/.test(o)||s!==""||h!==""||k.length>2e3))return`[${d(k)}](<${k.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function $(e,o){let s=o,h=e.length;for(;h>0&&(s-=Buffer.byteLength((0,_.O)(e[h-1]??""))+1,!(s<0));)h--;return e.slice(
h)}function v(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(o=>o[0].length))}function N(e,o,s){const{pages:h,links:k,files:I}=s,R=new Set;for(const X of s.
findings){const{message:he,place:ue,remedy:ce}=X;o.add(severityOf(X),{message:cleanLine(he,1e3),...ue?{place:ue}:{}}),ce!==void 0&&R.add(ce)}for(const X of R)e.
line(`  ${X}`);const[A,L,fe]=[x(h,"page"),x(k,"link"),x(I,"file")];e.line(`Checked ${A}, ${L} and ${fe} (${D(s.bytes)})`)}function x(e,o){return`${G(e)} ${o}${e===
1?"":"s"}`}const P=100,p={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function U(e){const{findings:o,largest:s}=e,h=o.length-P;return["### The \
site",T(e),...o.length===0?[]:[o.slice(0,P).map(C).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${j(["File","Bytes","Brotli","gzip"],s.map(k=>[d(k.path),D(k.bytes),D(k.brotli),D(k.gzip)]))}

</details>`].join(`

`)}function T({pages:e,links:o,files:s,bytes:h,brotli:k,gzip:I}){const R=[e,o,s].map(G);return j(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...R,D(h),D(k),D(I)]])}function C(e){const{message:o,place:s}=e,h=s?`${d([s.file,s.line,s.column].filter(k=>k!==void 0).join(":"))} `:"";return`- ${p[a(
e)]} ${h}${d(o,500)}`}function j(e,o){return[e,e.map(()=>"---"),...o].map(s=>`| ${s.join(" | ")} |`).join(`
`)}function G(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function D(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},z={bytes:6e4,errors:5,diagnostics:10,logLines:40};function oe(e){const o=[F(e,"##"),W(e),q(e),Q(e,
M),e.checked?U(e.checked):"",e.compared,ne(e),B(e)];return u(o,e.failure?.log,M)}function ie(e){const o=[F(e,"###"),W(e),q(e),Q(e,z)];return u(o,e.failure?.log,
z,n(e))}function V(e){return`### \u26AA The preview ${d(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function K(e,o){return`### \u26AA ${d(e,200)} now shows #${o}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function se(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${H[e.status][1]}`}const H={succeeded:["\u2705","is deployed"],failed:["\u274C","wa\
s not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was\
 skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does \
not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function F(e,o){const[s,h]=H[e.status],k=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${o} ${s} ${d(e.app,200)} ${h}${k}`}function W(e){const o=S(e.url);return o===void 0?"":`**${o}**`}function q(e){return["| |\
 |","| --- | --- |",...[["App",e.appID&&`${d(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&d(e.deployID,128)],["Source",Z(
e)],["Variables",ae(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([h,k])=>k?[`| ${h} | ${k} |`]:[])].join(
`
`)}function Z(e){const o=e.commit===void 0?void 0:d(e.commit.slice(0,12)),s=o&&e.commitUrl?`[${o}](<${e.commitUrl}>)`:o,h=`${d(e.branch??"",200)} of ${d(e.repository??
"",200)}`;return s===void 0?h:`${s} on ${h}`}const Y=60;function ae(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const o=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(h=>d(h,100)).join(", ")}${o}`}function Q(e,o){const{failure:s,errors:h}=e;if(s){const R=s.remedy===void 0?
[]:[J(s.remedy.split(`
`))];return[`**${i(s.headline,500)}**`,...R,de(s,e,o)].filter(L=>L!=="").join(`

`)}const k=h.slice(0,o.errors).map(R=>`**${i(R.message)}**

${J(R.explanation)}`.trimEnd()),I=h.length-k.length;return[...k,...I>0?[`\u2026 and ${I} more.`]:[]].join(`

`)}function J([e,...o]){return e===void 0?"":o.length===0?i(e):`${i(e)}

${y(o.slice(0,12),200)}`}function de({diagnostics:e,moreDiagnostics:o},s,h){const k=e.slice(0,h.diagnostics).map(A=>`- ${d(ee(A),300)} ${d(A.message)}`),I=e.length-
k.length+o,R=[I>0?`${I} more findings are not listed here.`:"",s.unannotated>0?`${s.unannotated} findings had no room for an annotation.`:""];return[k.join(`
`),...R].filter(A=>A!=="").join(`

`)}function ee({file:e,line:o,column:s}){return[e,o,s].filter(h=>h!==null).join(":")}const te=32;function ne({phases:e}){if(e.length===0)return"";const o=Math.max(
1,...e.map(({ms:I})=>I)),s=Math.max(...e.map(({title:I})=>I.length)),h=e.map(({title:I,ms:R})=>{const A="\u2588".repeat(Math.round(R/o*te))||"\u258F";return`${I.
padEnd(s)}  ${(0,m.a)(R).padStart(8)}  ${A}`}),k=e.reduce((I,{ms:R})=>I+R,0);return["### Where the time went",y([...h,`${"Total".padEnd(s)}  ${(0,m.a)(k).padStart(
8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${i(o,500)}`).join(`
`)].join(`

`)}function n(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function u(e,o,s,h=""){const k=e.filter(L=>L!=="").join(`

`),I=s.bytes-Buffer.byteLength(k)-Buffer.byteLength(h)-1e3,R=$((o??[]).slice(-s.logLines),I),A=R.length===0?"":c(R,o?.length??0);return`${[k,A,h].filter(L=>L!==
"").join(`

`)}
`}function c(e,o){return`<details><summary>${e.length===o?`Build log, ${o} lines`:`Build log, the last ${e.length} of ${o} lines`}</summary>

${y(e)}

</details>`}}),5225:((t,b,r)=>{r.d(b,{N:()=>a});var m=r(8302);const _=["queued","in_progress","success","failure","error","inactive"];var f=r(267);async function a(w){
const{run:i,runner:S}=w,$=l(i.saved);if(!$)return;const v=y($,i);$.ending||S.summary((0,f.Br)(v));const{openGitHubSide:N}=await r.e(417).then(r.bind(r,1417));await N(
{...w,context:i.context,token:i.raw["github-token"],open:$,save:()=>{},warn:(P,p)=>{S.annotate("warning",{message:P});for(const U of p.split(`
`))S.line(`  ${U}`)}})?.finish($.ending??{state:$.deployID===void 0&&$.record===void 0?void 0:"error",description:d,url:void 0,comment:(0,f.wQ)(v)})}const d="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function y(w,{context:i}){return{status:"interrupted",app:w.app,appID:w.appID,
appCreated:!1,deployID:w.deployID,url:void 0,repository:i.repository,branch:i.pullRequest?.headBranch??i.refName,commit:i.sha,commitUrl:void 0,runUrl:i.runUrl,variables:void 0,
seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:d,explanation:["A re-run for the same commit follows the same deployment."]}],
warnings:[],unannotated:0}}function l(w){const i=w===""?void 0:JSON.parse(w);if(!(0,m.G)(i)||typeof i.app!="string"||typeof i.environment!="string")return;const{
app:S,environment:$,comment:v,appID:N,deployID:x,record:P}=i,p=g(i.ending);return{app:S,environment:$,comment:v===!0,...typeof N=="string"?{appID:N}:{},...typeof x==
"string"?{deployID:x}:{},...typeof P=="number"?{record:P}:{},...p?{ending:p}:{}}}function g(w){if(!(0,m.G)(w)||typeof w.description!="string"||typeof w.comment!=
"string")return;const{description:i,url:S,comment:$}=w;return{state:_.find(N=>N===w.state),description:i,url:typeof S=="string"?S:void 0,comment:$}}}),1978:((t,b,r)=>{
r.d(b,{Aq:()=>te});var m=r(3024);const _=E("os");function f(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function a(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function d(n,u,c){const e=new g(n,u,c);
process.stdout.write(e.toString()+_.EOL)}function y(n,u=""){d(n,{},u)}const l="::";class g{constructor(u,c,e){u||(u="missing.command"),this.command=u,this.properties=
c,this.message=e}toString(){let u=l+this.command;if(this.properties&&Object.keys(this.properties).length>0){u+=" ";let c=!0;for(const e in this.properties)if(this.
properties.hasOwnProperty(e)){const o=this.properties[e];o&&(c?c=!1:u+=",",u+=`${e}=${i(o)}`)}}return u+=`${l}${w(this.message)}`,u}}function w(n){return f(n).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(n){return f(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").
replace(/,/g,"%2C")}const S=E("fs");function $(n,u){const c=process.env[`GITHUB_${n}`];if(!c)throw new Error(`Unable to find environment variable for file comma\
nd ${n}`);if(!S.existsSync(c))throw new Error(`Missing file at path: ${c}`);S.appendFileSync(c,`${f(u)}${_.EOL}`,{encoding:"utf8"})}function v(n,u){const c=`gha\
delimiter_${process.getBuiltinModule("crypto").randomUUID()}`,e=f(u);if(n.includes(c))throw new Error(`Unexpected input: name should not contain the delimiter "${c}\
"`);if(e.includes(c))throw new Error(`Unexpected input: value should not contain the delimiter "${c}"`);return`${n}<<${c}${_.EOL}${e}${_.EOL}${c}`}const N=E("pa\
th");var x=function(n,u,c,e){function o(s){return s instanceof c?s:new c(function(h){h(s)})}return new(c||(c=Promise))(function(s,h){function k(A){try{R(e.next(
A))}catch(L){h(L)}}function I(A){try{R(e.throw(A))}catch(L){h(L)}}function R(A){A.done?s(A.value):o(A.value).then(k,I)}R((e=e.apply(n,u||[])).next())})},P;(function(n){
n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(P||(P={}));function p(n,u){const c=toCommandValue(u);if(process.env[n]=c,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,u));issueCommand("set-env",{name:n},c)}function U(n){d("add-mask",{},n)}function T(n){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function C(n,u){const c=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(u&&u.required&&!c)throw new Error(`Input required and not supplied: ${n}`);return u&&u.trimWhitespace===!1?c:c.trim()}function j(n,u){
const c=C(n,u).split(`
`).filter(e=>e!=="");return u&&u.trimWhitespace===!1?c:c.map(e=>e.trim())}function G(n,u){const c=["true","True","TRUE"],e=["false","False","FALSE"],o=C(n,u);if(c.
includes(o))return!0;if(e.includes(o))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function D(n,u){if(process.env.GITHUB_OUTPUT||"")return $("OUTPUT",v(n,u));process.
stdout.write(_.EOL),d("set-output",{name:n},f(u))}function M(n){issue("echo",n?"on":"off")}function z(n){process.exitCode=P.Failure,V(n)}function oe(){return process.
env.RUNNER_DEBUG==="1"}function ie(n){issueCommand("debug",{},n)}function V(n,u={}){d("error",a(u),n instanceof Error?n.toString():n)}function K(n,u={}){d("warn\
ing",a(u),n instanceof Error?n.toString():n)}function se(n,u={}){d("notice",a(u),n instanceof Error?n.toString():n)}function H(n){process.stdout.write(n+_.EOL)}
function F(n){y("group",n)}function W(){y("endgroup")}function q(n,u){return x(this,void 0,void 0,function*(){F(n);let c;try{c=yield u()}finally{W()}return c})}
function Z(n,u){if(process.env.GITHUB_STATE||"")return $("STATE",v(n,u));d("save-state",{name:n},f(u))}function Y(n){return process.env[`STATE_${n}`]||""}function ae(n){
return x(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var Q=r(3739),J=r(5807);const de="slipway",ee={error:V,warning:K,notice:se};function te(n){
const u=ne();return{line:c=>H(B(c)),group:c=>F(B(c)),endGroup:W,replay:(c,e)=>{H([`::stop-commands::${e}`,...c.map(B),`::${e}::`].join(`
`))},annotate:(c,{message:e,title:o,place:s})=>{ee[c](B(e),{...o===void 0?{}:{title:o},...s===void 0?{}:{file:s.file},...s?.line===void 0?{}:{startLine:s.line},
...s?.column===void 0?{}:{startColumn:s.column}})},mask:U,output:(c,e)=>u("the outputs",()=>D(c,e)),state:(c,e)=>u("the state for the post step",()=>Z(c,e)),summary:c=>{
n!==void 0&&u("the summary",()=>(0,m.writeFileSync)(n,c))}}}function ne(){const n=new Set;return(u,c)=>{try{c()}catch(e){n.has(u)||K(B(`The runner cannot keep ${u}\
: ${(0,Q.I7)(e).message}`)),n.add(u)}}}function B(n){return(0,J.O)(n).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((t,b,r)=>{r.d(b,{i:()=>d});
var m=r(3739);function _(l){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(l)}function f(l,g){const w=l.trim(),i=URL.canParse(w)?new URL(
w):void 0;if(i===void 0||!["http:","https:"].includes(i.protocol))throw new SlipwayError("invalid_input",`${g} is not an http(s) address`,{input:g,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(i.username!==""||i.password!==""||i.search!==""||i.hash!=="")throw new SlipwayError("invalid_input",
`${g} holds more than host and path`,{input:g,remedy:"Leave out user name, password, query and fragment."});return a(i,g),i.pathname=i.pathname.replace(/\/+$/,""),
i}function a(l,g){if(!(l.protocol==="https:"||l.protocol==="http:"&&_(l.hostname)))throw new SlipwayError("insecure_url",`${g} names ${l.origin}, which is not h\
ttps`,{input:g,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function d(l){const g=x=>l[x.toLowerCase()]||
l[x]||"",w=g("ALL_PROXY"),i=y(g("HTTP_PROXY")||w,"HTTP_PROXY"),S=y(g("HTTPS_PROXY")||w,"HTTPS_PROXY");if(i===""&&S==="")return fetch;const $=await r.e(752).then(
r.t.bind(r,6752,19)),v=new $.EnvHttpProxyAgent({httpProxy:i,httpsProxy:S,noProxy:g("NO_PROXY")}),N=$.fetch;return async(x,P)=>{if(x instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const p=new URL(x);return _(p.hostname)?fetch(x,P):N(p,{...P,dispatcher:v})}}function y(l,g){const w=l===""||l.includes(
"://")?l:`http://${l}`;if(w===""||URL.canParse(w))return w;throw new m.GQ("invalid_input",`${g} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((t,b,r)=>{r.d(b,{m:()=>m});const m={now:()=>Date.now(),async sleep(f,a){a?.throwIfAborted();const{setTimeout:d}=await Promise.
resolve().then(r.t.bind(r,8500,19));try{await d(f,void 0,a?{signal:a}:{})}catch(y){throw a?.throwIfAborted(),y}}},_=(f,a)=>{const d=setInterval(a,f).unref();return()=>clearInterval(
d)}}),9127:((t,b,r)=>{r.d(b,{a:()=>f});var m=r(3739);function _(a,d){const y=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(a.trim()),[,l,g,w]=y??[],i=Number(
l??0)*36e5+Number(g??0)*6e4+Number(w??0)*1e3;if(!y||i===0)throw new SlipwayError("invalid_input",`${d}: "${a}" is not a duration`,{input:d,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return i}function f(a){if(a<1e3)return`${Math.round(a)}ms`;if(a<59950)return`${(a/1e3).toFixed(1)}\
s`;const d=Math.round(a/1e3),y=l=>String(l).padStart(2,"0");return d<3600?`${Math.floor(d/60)}m ${y(d%60)}s`:`${Math.floor(d/3600)}h ${y(Math.floor(d%3600/60))}\
m`}}),3739:((t,b,r)=>{r.d(b,{GQ:()=>f,I7:()=>a,xU:()=>y});const m={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
_=Object.keys(m);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(g,w,i={}){super(w,i.cause===void 0?void 0:{cause:i.
cause}),this.code=g,this.mender=m[g],this.remedy=i.remedy,this.input=i.input,this.place=i.place,this.call=i.call,this.also=i.also??[]}}function a(l){if(l instanceof
f)return l;const g=l instanceof Error?l.message:String(l);return new f("internal",g,{cause:l,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function d(l){throw new f("internal",`Unhandled case: ${JSON.stringify(l)}`)}function y(l){if(!(!(l instanceof Error)||!("code"in l)))return typeof l.
code=="string"?l.code:void 0}}),8302:((t,b,r)=>{r.d(b,{G:()=>m});function m(_){return typeof _=="object"&&_!==null&&!Array.isArray(_)}}),5807:((t,b,r)=>{r.d(b,{
O:()=>g});const m="\x1B",_="\x07",f=new RegExp(`${m}[\\]P_^X][^${_}${m}]*(?:${_}|${m}\\\\)|${m}\\[[0-?]*[ -/]*[@-~]|${m}[ -/]*[0-Z\\\\^-~]`,"g"),a=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
d=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,y=/^[ -~]*$/;function l(i){return i.includes(m)?i.replace(f,""):i}function g(i,S=2e3){
const $=i.length>S*8+1024?i.slice(0,S*8+1024):i;if(y.test($)&&$.length<=S)return i;const v=l($).replace(a," ").replace(d,"").toWellFormed();return v.length>S||$.
length<i.length?w(v,S):v}function w(i,S){if(S<1)return"";const $=i.slice(0,S-1),v=$.charCodeAt($.length-1);return`${v>=55296&&v<=56319?$.slice(0,-1):$}\u2026`}}),
8010:((t,b,r)=>{r.a(t,async(m,_)=>{try{var f=r(117),a=r(5225),d=r(1978),y=r(5228),l=r(1224);const g=(0,f.c)();await(0,a.N)({run:g,runner:(0,d.Aq)(g.summaryFile),
fetch:await(0,y.i)(process.env),clock:l.m,random:Math.random}),_()}catch(g){_(g)}},1)})},re={};function O(t){var b=re[t];if(b!==void 0)return b.exports;var r=re[t]=
{id:t,loaded:!1,exports:{}},m=!0;try{le[t](r,r.exports,O),m=!1}finally{m&&delete re[t]}return r.loaded=!0,r.exports}O.m=le,typeof O<"u"&&(O.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",b=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",m=f=>{f&&f.d<1&&(f.d=1,f.forEach(a=>a.r--),f.forEach(a=>a.r--?a.r++:a()))},_=f=>f.map(a=>{if(a!==null&&typeof a=="object"){if(a[t])return a;if(a.then){
var d=[];d.d=0,a.then(g=>{y[b]=g,m(d)},g=>{y[r]=g,m(d)});var y={};return y[t]=g=>g(d),y}}var l={};return l[t]=g=>{},l[b]=a,l});O.a=(f,a,d)=>{var y;d&&((y=[]).d=
-1);var l=new Set,g=f.exports,w,i,S,$=new Promise((v,N)=>{S=N,i=v});$[b]=g,$[t]=v=>(y&&v(y),l.forEach(v),$.catch(N=>{})),f.exports=$,a(v=>{w=_(v);var N,x=()=>w.
map(p=>{if(p[r])throw p[r];return p[b]}),P=new Promise(p=>{N=()=>p(x),N.r=0;var U=T=>T!==y&&!l.has(T)&&(l.add(T),T&&!T.d&&(N.r++,T.push(N)));w.map(T=>T[t](U))});
return N.r?P:x()},v=>(v?S($[r]=v):i(g),m(y))),y&&y.d<0&&(y.d=0)}})(),(()=>{var t=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,b;O.t=function(r,m){
if(m&1&&(r=this(r)),m&8||typeof r=="object"&&r&&(m&4&&r.__esModule||m&16&&typeof r.then=="function"))return r;var _=Object.create(null);O.r(_);var f={};b=b||[null,
t({}),t([]),t(t)];for(var a=m&2&&r;typeof a=="object"&&!~b.indexOf(a);a=t(a))Object.getOwnPropertyNames(a).forEach(d=>f[d]=()=>r[d]);return f.default=()=>r,O.d(
_,f),_}})(),O.d=(t,b)=>{for(var r in b)O.o(b,r)&&!O.o(t,r)&&Object.defineProperty(t,r,{enumerable:!0,get:b[r]})},O.f={},O.e=t=>Promise.all(Object.keys(O.f).reduce(
(b,r)=>(O.f[r](t,b),b),[])),O.u=t=>""+t+".index.js",O.o=(t,b)=>Object.prototype.hasOwnProperty.call(t,b),O.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},O.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},
b=r=>{var{ids:m,modules:_,runtime:f}=r,a,d,y=0;for(a in _)O.o(_,a)&&(O.m[a]=_[a]);for(f&&f(O);y<m.length;y++)d=m[y],O.o(t,d)&&t[d]&&t[d][0](),t[m[y]]=0};O.f.j=(r,m)=>{
var _=O.o(t,r)?t[r]:void 0;if(_!==0)if(_)m.push(_[1]);else{var f=import("./"+O.u(r)).then(b,a=>{throw t[r]!==0&&(t[r]=void 0),a}),f=Promise.race([f,new Promise(
a=>_=t[r]=[a])]);m.push(_[1]=f)}}})();var pe=O(8010);pe=await pe;

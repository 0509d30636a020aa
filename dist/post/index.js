const S=process.getBuiltinModule;var ue={4589:(t=>{t.exports=S("node:assert")}),6698:(t=>{t.exports=S("node:async_hooks")}),4573:(t=>{t.exports=S("node:buffer")}),
7540:(t=>{t.exports=S("node:console")}),7598:(t=>{t.exports=S("node:crypto")}),3053:(t=>{t.exports=S("node:diagnostics_channel")}),610:(t=>{t.exports=S("node:dn\
s")}),8474:(t=>{t.exports=S("node:events")}),3024:(t=>{t.exports=S("node:fs")}),1455:(t=>{t.exports=S("node:fs/promises")}),7067:(t=>{t.exports=S("node:http")}),
2467:(t=>{t.exports=S("node:http2")}),7030:(t=>{t.exports=S("node:net")}),6760:(t=>{t.exports=S("node:path")}),643:(t=>{t.exports=S("node:perf_hooks")}),1792:(t=>{
t.exports=S("node:querystring")}),99:(t=>{t.exports=S("node:sqlite")}),7075:(t=>{t.exports=S("node:stream")}),7830:(t=>{t.exports=S("node:stream/web")}),7997:(t=>{
t.exports=S("node:timers")}),8500:(t=>{t.exports=S("node:timers/promises")}),1692:(t=>{t.exports=S("node:tls")}),3136:(t=>{t.exports=S("node:url")}),7975:(t=>{t.
exports=S("node:util")}),3429:(t=>{t.exports=S("node:util/types")}),5919:(t=>{t.exports=S("node:worker_threads")}),8522:(t=>{t.exports=S("node:zlib")}),117:((t,g,o)=>{
o.d(g,{c:()=>i});var h=o(3024),m=o(6760),f=o(8302);const s={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
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
false",description:"Read, validate and print the plan; send nothing that changes anything."}},a=new Map(Object.entries(s)),_=Object.keys(s).filter(l);function l(p){
return Object.hasOwn(s,p)}const y={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function w(p){const O=_.map(v=>{const A=a.get(v)?.default??"";return[v,p[v]||(A.startsWith("${{")?"":A)]});
return Object.fromEntries(O)}function i(p=process.env){const O=p.GITHUB_WORKSPACE||process.cwd();return{raw:T(p),context:k(p,O),summaryFile:p.GITHUB_STEP_SUMMARY||
void 0,saved:p.STATE_slipway??"",readFile:v=>(0,h.readFileSync)((0,m.resolve)(O,v),"utf8")}}function T(p){const O={};for(const v of _){const A=p[`INPUT_${v.toUpperCase()}`]?.
trim();A&&(O[v]=A)}return w(O)}function k(p,O){const v=p.GITHUB_REPOSITORY||void 0,A=I(p.GITHUB_EVENT_PATH),D=p.GITHUB_SERVER_URL||"https://github.com",[L,j]=[p.
ACTIONS_ID_TOKEN_REQUEST_URL,p.ACTIONS_ID_TOKEN_REQUEST_TOKEN],M=x(x(A,"pull_request"),"head");return{serverUrl:D,apiUrl:p.GITHUB_API_URL||"https://api.github.c\
om",repository:v,refName:p.GITHUB_REF_NAME||void 0,sha:N(M.sha)??(p.GITHUB_SHA||void 0),eventName:p.GITHUB_EVENT_NAME||void 0,pullRequest:$(x(A,"pull_request"),
v),dependabot:p.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:L&&j?{url:L,token:j}:void 0,runAttempt:Number(p.GITHUB_RUN_ATTEMPT||1),runUrl:v&&p.GITHUB_RUN_ID?
`${D}/${v}/actions/runs/${p.GITHUB_RUN_ID}`:void 0,workspace:O}}function $(p,O){const v=x(p,"head"),A=N(v.ref);if(typeof p.number!="number"||A===void 0)return;const D=N(
x(v,"repo").full_name);return{number:p.number,headRepository:D,headBranch:A,baseBranch:N(x(p,"base").ref)??"",fork:D?.toLowerCase()!==O?.toLowerCase()}}function I(p){
if(!p)return{};try{const O=JSON.parse((0,h.readFileSync)(p,"utf8"));return(0,f.G)(O)?O:{}}catch{return{}}}function x(p,O){const v=p[O];return(0,f.G)(v)?v:{}}function N(p){
return typeof p=="string"&&p!==""?p:void 0}}),267:((t,g,o)=>{o.d(g,{Z_:()=>oe,wQ:()=>re,Br:()=>ne,Qj:()=>K});var h=o(9127),m=o(5807);const f={index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function s({code:e}){return f[e]}function a(e,r=300){
const d=(0,m.O)(e,r).replaceAll("|","\u2502").trim();if(d==="")return"\u2013";const u="`".repeat($(d)+1),b=d.startsWith("`")||d.endsWith("`")?" ":"";return`${u}${b}${d}${b}${u}`}
function _(e,r=2e3){const d=e.map(b=>(0,m.O)(b,r)),u="`".repeat(Math.max(3,$(d.join(`
`))+1));return[`${u}text`,...d,u].join(`
`)}const l=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,w=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function i(e,r=1e3){return(0,m.O)(e,r).trim().replace(w,(u,b,R="",U="",P="",C="")=>b!==void 0?a(b)+R:l.test(u)&&!y.test(u)?u:U+a(P)+C)}function T(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:r,username:d,password:u,href:b}=new URL(e);if(!(!/^https?:$/.test(r)||d!==""||u!==""||b.length>2e3))return`[${a(b)}](<${b.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function k(e,r){let d=r,u=e.length;for(;u>0&&(d-=Buffer.byteLength((0,m.O)(e[u-1]??""))+1,!(d<0));)u--;return e.slice(
u)}function $(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(r=>r[0].length))}function I(e,r,d){const{pages:u,links:b,files:R}=d,U=new Set;for(const P of d.
findings){const{message:C,place:G,remedy:de}=P;r.add(severityOf(P),{message:cleanLine(C,1e3),...G?{place:G}:{}}),de!==void 0&&U.add(de)}for(const P of U)e.line(
`  ${P}`);e.line(`Checked ${u} pages, ${b} links and ${R} files (${L(d.bytes)})`)}const x=100,N={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function p(e){
const{findings:r,largest:d}=e,u=r.length-x;return["### The site",O(e),...r.length===0?[]:[r.slice(0,x).map(v).join(`
`)],...u>0?[`\u2026 and ${u} more.`]:[],`<details><summary>The largest files</summary>

${A(["File","Bytes","Brotli","gzip"],d.map(b=>[a(b.path),L(b.bytes),L(b.brotli),L(b.gzip)]))}

</details>`].join(`

`)}function O({pages:e,links:r,files:d,bytes:u,brotli:b,gzip:R}){const U=[e,r,d].map(D);return A(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...U,L(u),L(b),L(R)]])}function v(e){const{message:r,place:d}=e,u=d?`${a([d.file,d.line,d.column].filter(b=>b!==void 0).join(":"))} `:"";return`- ${N[s(
e)]} ${u}${a(r,500)}`}function A(e,r){return[e,e.map(()=>"---"),...r].map(d=>`| ${d.join(" | ")} |`).join(`
`)}function D(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function L(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},M={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ne(e){const r=[H(e,"##"),F(e),W(e),X(e,
j),e.checked?p(e.checked):"",e.compared,Z(e),ee(e)];return n(r,e.failure?.log,j)}function re(e){const r=[H(e,"###"),F(e),W(e),X(e,M)];return n(r,e.failure?.log,
M,B(e))}function oe(e){return`### \u26AA The preview ${a(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function K(e,r){return`### \u26AA ${a(e,200)} now shows #${r}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function J(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${Y[e.status][1]}`}const Y={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function H(e,r){const[d,u]=Y[e.status],b=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${r} ${d} ${a(e.app,200)} ${u}${b}`}function F(e){const r=T(e.url);return r===void 0?"":`**${r}**`}function W(e){return["| | |",
"| --- | --- |",...[["App",e.appID&&`${a(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&a(e.deployID,128)],["Source",ie(e)],
["Variables",se(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([u,b])=>b?[`| ${u} | ${b} |`]:[])].join(`
`)}function ie(e){const r=e.commit===void 0?void 0:a(e.commit.slice(0,12)),d=r&&e.commitUrl?`[${r}](<${e.commitUrl}>)`:r,u=`${a(e.branch??"",200)} of ${a(e.repository??
"",200)}`;return d===void 0?u:`${d} on ${u}`}const V=60;function se(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const r=e.length>
V?` and ${e.length-V} more`:"";return`${e.slice(0,V).map(u=>a(u,100)).join(", ")}${r}`}function X(e,r){const{failure:d,errors:u}=e;if(d){const U=d.remedy===void 0?
[]:[Q(d.remedy.split(`
`))];return[`**${i(d.headline,500)}**`,...U,z(d,e,r)].filter(C=>C!=="").join(`

`)}const b=u.slice(0,r.errors).map(U=>`**${i(U.message)}**

${Q(U.explanation)}`.trimEnd()),R=u.length-b.length;return[...b,...R>0?[`\u2026 and ${R} more.`]:[]].join(`

`)}function Q([e,...r]){return e===void 0?"":r.length===0?i(e):`${i(e)}

${_(r.slice(0,12),200)}`}function z({diagnostics:e,moreDiagnostics:r},d,u){const b=e.slice(0,u.diagnostics).map(P=>`- ${a(ae(P),300)} ${a(P.message)}`),R=e.length-
b.length+r,U=[R>0?`${R} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:""];return[b.join(`
`),...U].filter(P=>P!=="").join(`

`)}function ae({file:e,line:r,column:d}){return[e,r,d].filter(u=>u!==null).join(":")}const q=32;function Z({phases:e}){if(e.length===0)return"";const r=Math.max(
1,...e.map(({ms:R})=>R)),d=Math.max(...e.map(({title:R})=>R.length)),u=e.map(({title:R,ms:U})=>{const P="\u2588".repeat(Math.round(U/r*q))||"\u258F";return`${R.
padEnd(d)}  ${(0,h.a)(U).padStart(8)}  ${P}`}),b=e.reduce((R,{ms:U})=>R+U,0);return["### Where the time went",_([...u,`${"Total".padEnd(d)}  ${(0,h.a)(b).padStart(
8)}`])].join(`

`)}function ee({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(r=>`- ${i(r,500)}`).join(`
`)].join(`

`)}function B(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function n(e,r,d,u=""){const b=e.filter(C=>C!=="").join(`

`),R=d.bytes-Buffer.byteLength(b)-Buffer.byteLength(u)-1e3,U=k((r??[]).slice(-d.logLines),R),P=U.length===0?"":c(U,r?.length??0);return`${[b,P,u].filter(C=>C!==
"").join(`

`)}
`}function c(e,r){return`<details><summary>${e.length===r?`Build log, ${r} lines`:`Build log, the last ${e.length} of ${r} lines`}</summary>

${_(e)}

</details>`}}),5225:((t,g,o)=>{o.d(g,{N:()=>s});var h=o(8302);const m=["queued","in_progress","success","failure","error","inactive"];var f=o(267);async function s(w){
const{run:i,runner:T}=w,k=l(i.saved);if(!k)return;const $=_(k,i);k.ending||T.summary((0,f.Br)($));const{openGitHubSide:I}=await o.e(417).then(o.bind(o,1417));await I(
{...w,context:i.context,token:i.raw["github-token"],open:k,save:()=>{},warn:(N,p)=>{T.annotate("warning",{message:N});for(const O of p.split(`
`))T.line(`  ${O}`)}})?.finish(k.ending??{state:k.deployID===void 0&&k.record===void 0?void 0:"error",description:a,url:void 0,comment:(0,f.wQ)($)})}const a="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function _(w,{context:i}){return{status:"interrupted",app:w.app,appID:w.appID,
appCreated:!1,deployID:w.deployID,url:void 0,repository:i.repository,branch:i.pullRequest?.headBranch??i.refName,commit:i.sha,commitUrl:void 0,runUrl:i.runUrl,variables:void 0,
seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:a,explanation:["A re-run for the same commit follows the same deployment."]}],
warnings:[],unannotated:0}}function l(w){const i=w===""?void 0:JSON.parse(w);if(!(0,h.G)(i)||typeof i.app!="string"||typeof i.environment!="string")return;const{
app:T,environment:k,comment:$,appID:I,deployID:x,record:N}=i,p=y(i.ending);return{app:T,environment:k,comment:$===!0,...typeof I=="string"?{appID:I}:{},...typeof x==
"string"?{deployID:x}:{},...typeof N=="number"?{record:N}:{},...p?{ending:p}:{}}}function y(w){if(!(0,h.G)(w)||typeof w.description!="string"||typeof w.comment!=
"string")return;const{description:i,url:T,comment:k}=w;return{state:m.find(I=>I===w.state),description:i,url:typeof T=="string"?T:void 0,comment:k}}}),1978:((t,g,o)=>{
o.d(g,{Aq:()=>Z});var h=o(3024);const m=S("os");function f(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function s(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function a(n,c,e){const r=new y(n,c,e);
process.stdout.write(r.toString()+m.EOL)}function _(n,c=""){a(n,{},c)}const l="::";class y{constructor(c,e,r){c||(c="missing.command"),this.command=c,this.properties=
e,this.message=r}toString(){let c=l+this.command;if(this.properties&&Object.keys(this.properties).length>0){c+=" ";let e=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const d=this.properties[r];d&&(e?e=!1:c+=",",c+=`${r}=${i(d)}`)}}return c+=`${l}${w(this.message)}`,c}}function w(n){return f(n).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function i(n){return f(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").
replace(/,/g,"%2C")}const T=S("fs");function k(n,c){const e=process.env[`GITHUB_${n}`];if(!e)throw new Error(`Unable to find environment variable for file comma\
nd ${n}`);if(!T.existsSync(e))throw new Error(`Missing file at path: ${e}`);T.appendFileSync(e,`${f(c)}${m.EOL}`,{encoding:"utf8"})}function $(n,c){const e=`gha\
delimiter_${process.getBuiltinModule("crypto").randomUUID()}`,r=f(c);if(n.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}\
"`);if(r.includes(e))throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);return`${n}<<${e}${m.EOL}${r}${m.EOL}${e}`}const I=S("pa\
th");var x=function(n,c,e,r){function d(u){return u instanceof e?u:new e(function(b){b(u)})}return new(e||(e=Promise))(function(u,b){function R(C){try{P(r.next(
C))}catch(G){b(G)}}function U(C){try{P(r.throw(C))}catch(G){b(G)}}function P(C){C.done?u(C.value):d(C.value).then(R,U)}P((r=r.apply(n,c||[])).next())})},N;(function(n){
n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(N||(N={}));function p(n,c){const e=toCommandValue(c);if(process.env[n]=e,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,c));issueCommand("set-env",{name:n},e)}function O(n){a("add-mask",{},n)}function v(n){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function A(n,c){const e=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(c&&c.required&&!e)throw new Error(`Input required and not supplied: ${n}`);return c&&c.trimWhitespace===!1?e:e.trim()}function D(n,c){
const e=A(n,c).split(`
`).filter(r=>r!=="");return c&&c.trimWhitespace===!1?e:e.map(r=>r.trim())}function L(n,c){const e=["true","True","TRUE"],r=["false","False","FALSE"],d=A(n,c);if(e.
includes(d))return!0;if(r.includes(d))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function j(n,c){if(process.env.GITHUB_OUTPUT||"")return k("OUTPUT",$(n,c));process.
stdout.write(m.EOL),a("set-output",{name:n},f(c))}function M(n){issue("echo",n?"on":"off")}function ne(n){process.exitCode=N.Failure,K(n)}function re(){return process.
env.RUNNER_DEBUG==="1"}function oe(n){issueCommand("debug",{},n)}function K(n,c={}){a("error",s(c),n instanceof Error?n.toString():n)}function J(n,c={}){a("warn\
ing",s(c),n instanceof Error?n.toString():n)}function Y(n,c={}){a("notice",s(c),n instanceof Error?n.toString():n)}function H(n){process.stdout.write(n+m.EOL)}function F(n){
_("group",n)}function W(){_("endgroup")}function ie(n,c){return x(this,void 0,void 0,function*(){F(n);let e;try{e=yield c()}finally{W()}return e})}function V(n,c){
if(process.env.GITHUB_STATE||"")return k("STATE",$(n,c));a("save-state",{name:n},f(c))}function se(n){return process.env[`STATE_${n}`]||""}function X(n){return x(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var Q=o(3739),z=o(5807);const ae="slipway",q={error:K,warning:J,notice:Y};function Z(n){const c=ee();
return{line:e=>H(B(e)),group:e=>F(B(e)),endGroup:W,replay:(e,r)=>{H([`::stop-commands::${r}`,...e.map(B),`::${r}::`].join(`
`))},annotate:(e,{message:r,title:d,place:u})=>{q[e](B(r),{...d===void 0?{}:{title:d},...u===void 0?{}:{file:u.file},...u?.line===void 0?{}:{startLine:u.line},...u?.
column===void 0?{}:{startColumn:u.column}})},mask:O,output:(e,r)=>c("the outputs",()=>j(e,r)),state:(e,r)=>c("the state for the post step",()=>V(e,r)),summary:e=>{
n!==void 0&&c("the summary",()=>(0,h.writeFileSync)(n,e))}}}function ee(){const n=new Set;return(c,e)=>{try{e()}catch(r){n.has(c)||J(B(`The runner cannot keep ${c}\
: ${(0,Q.I7)(r).message}`)),n.add(c)}}}function B(n){return(0,z.O)(n).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((t,g,o)=>{o.d(g,{i:()=>a});
var h=o(3739);function m(l){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(l)}function f(l,y){const w=l.trim(),i=URL.canParse(w)?new URL(
w):void 0;if(i===void 0||!["http:","https:"].includes(i.protocol))throw new SlipwayError("invalid_input",`${y} is not an http(s) address`,{input:y,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(i.username!==""||i.password!==""||i.search!==""||i.hash!=="")throw new SlipwayError("invalid_input",
`${y} holds more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return s(i,y),i.pathname=i.pathname.replace(/\/+$/,""),
i}function s(l,y){if(!(l.protocol==="https:"||l.protocol==="http:"&&m(l.hostname)))throw new SlipwayError("insecure_url",`${y} names ${l.origin}, which is not h\
ttps`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function a(l){const y=x=>l[x.toLowerCase()]||
l[x]||"",w=y("ALL_PROXY"),i=_(y("HTTP_PROXY")||w,"HTTP_PROXY"),T=_(y("HTTPS_PROXY")||w,"HTTPS_PROXY");if(i===""&&T==="")return fetch;const k=await o.e(752).then(
o.t.bind(o,6752,19)),$=new k.EnvHttpProxyAgent({httpProxy:i,httpsProxy:T,noProxy:y("NO_PROXY")}),I=k.fetch;return async(x,N)=>{if(x instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const p=new URL(x);return m(p.hostname)?fetch(x,N):I(p,{...N,dispatcher:$})}}function _(l,y){const w=l===""||l.includes(
"://")?l:`http://${l}`;if(w===""||URL.canParse(w))return w;throw new h.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((t,g,o)=>{o.d(g,{m:()=>h});const h={now:()=>Date.now(),async sleep(f,s){s?.throwIfAborted();const{setTimeout:a}=await Promise.
resolve().then(o.t.bind(o,8500,19));try{await a(f,void 0,s?{signal:s}:{})}catch(_){throw s?.throwIfAborted(),_}}},m=(f,s)=>{const a=setInterval(s,f).unref();return()=>clearInterval(
a)}}),9127:((t,g,o)=>{o.d(g,{a:()=>f});var h=o(3739);function m(s,a){const _=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(s.trim()),[,l,y,w]=_??[],i=Number(
l??0)*36e5+Number(y??0)*6e4+Number(w??0)*1e3;if(!_||i===0)throw new SlipwayError("invalid_input",`${a}: "${s}" is not a duration`,{input:a,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return i}function f(s){if(s<1e3)return`${Math.round(s)}ms`;if(s<59950)return`${(s/1e3).toFixed(1)}\
s`;const a=Math.round(s/1e3),_=l=>String(l).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${_(a%60)}s`:`${Math.floor(a/3600)}h ${_(Math.floor(a%3600/60))}\
m`}}),3739:((t,g,o)=>{o.d(g,{GQ:()=>f,I7:()=>s,xU:()=>_});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
m=Object.keys(h);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,w,i={}){super(w,i.cause===void 0?void 0:{cause:i.
cause}),this.code=y,this.mender=h[y],this.remedy=i.remedy,this.input=i.input,this.place=i.place,this.call=i.call,this.also=i.also??[]}}function s(l){if(l instanceof
f)return l;const y=l instanceof Error?l.message:String(l);return new f("internal",y,{cause:l,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function a(l){throw new f("internal",`Unhandled case: ${JSON.stringify(l)}`)}function _(l){if(!(!(l instanceof Error)||!("code"in l)))return typeof l.
code=="string"?l.code:void 0}}),8302:((t,g,o)=>{o.d(g,{G:()=>h});function h(m){return typeof m=="object"&&m!==null&&!Array.isArray(m)}}),5807:((t,g,o)=>{o.d(g,{
O:()=>y});const h="\x1B",m="\x07",f=new RegExp(`${h}[\\]P_^X][^${m}${h}]*(?:${m}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),s=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
a=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,_=/^[ -~]*$/;function l(i){return i.includes(h)?i.replace(f,""):i}function y(i,T=2e3){
const k=i.length>T*8+1024?i.slice(0,T*8+1024):i;if(_.test(k)&&k.length<=T)return i;const $=l(k).replace(s," ").replace(a,"").toWellFormed();return $.length>T||k.
length<i.length?w($,T):$}function w(i,T){if(T<1)return"";const k=i.slice(0,T-1),$=k.charCodeAt(k.length-1);return`${$>=55296&&$<=56319?k.slice(0,-1):k}\u2026`}}),
8010:((t,g,o)=>{o.a(t,async(h,m)=>{try{var f=o(117),s=o(5225),a=o(1978),_=o(5228),l=o(1224);const y=(0,f.c)();await(0,s.N)({run:y,runner:(0,a.Aq)(y.summaryFile),
fetch:await(0,_.i)(process.env),clock:l.m,random:Math.random}),m()}catch(y){m(y)}},1)})},te={};function E(t){var g=te[t];if(g!==void 0)return g.exports;var o=te[t]=
{id:t,loaded:!1,exports:{}},h=!0;try{ue[t](o,o.exports,E),h=!1}finally{h&&delete te[t]}return o.loaded=!0,o.exports}E.m=ue,typeof E<"u"&&(E.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",h=f=>{f&&f.d<1&&(f.d=1,f.forEach(s=>s.r--),f.forEach(s=>s.r--?s.r++:s()))},m=f=>f.map(s=>{if(s!==null&&typeof s=="object"){if(s[t])return s;if(s.then){
var a=[];a.d=0,s.then(y=>{_[g]=y,h(a)},y=>{_[o]=y,h(a)});var _={};return _[t]=y=>y(a),_}}var l={};return l[t]=y=>{},l[g]=s,l});E.a=(f,s,a)=>{var _;a&&((_=[]).d=
-1);var l=new Set,y=f.exports,w,i,T,k=new Promise(($,I)=>{T=I,i=$});k[g]=y,k[t]=$=>(_&&$(_),l.forEach($),k.catch(I=>{})),f.exports=k,s($=>{w=m($);var I,x=()=>w.
map(p=>{if(p[o])throw p[o];return p[g]}),N=new Promise(p=>{I=()=>p(x),I.r=0;var O=v=>v!==_&&!l.has(v)&&(l.add(v),v&&!v.d&&(I.r++,v.push(I)));w.map(v=>v[t](O))});
return I.r?N:x()},$=>($?T(k[o]=$):i(y),h(_))),_&&_.d<0&&(_.d=0)}})(),(()=>{var t=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,g;E.t=function(o,h){
if(h&1&&(o=this(o)),h&8||typeof o=="object"&&o&&(h&4&&o.__esModule||h&16&&typeof o.then=="function"))return o;var m=Object.create(null);E.r(m);var f={};g=g||[null,
t({}),t([]),t(t)];for(var s=h&2&&o;typeof s=="object"&&!~g.indexOf(s);s=t(s))Object.getOwnPropertyNames(s).forEach(a=>f[a]=()=>o[a]);return f.default=()=>o,E.d(
m,f),m}})(),E.d=(t,g)=>{for(var o in g)E.o(g,o)&&!E.o(t,o)&&Object.defineProperty(t,o,{enumerable:!0,get:g[o]})},E.f={},E.e=t=>Promise.all(Object.keys(E.f).reduce(
(g,o)=>(E.f[o](t,g),g),[])),E.u=t=>""+t+".index.js",E.o=(t,g)=>Object.prototype.hasOwnProperty.call(t,g),E.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},E.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},
g=o=>{var{ids:h,modules:m,runtime:f}=o,s,a,_=0;for(s in m)E.o(m,s)&&(E.m[s]=m[s]);for(f&&f(E);_<h.length;_++)a=h[_],E.o(t,a)&&t[a]&&t[a][0](),t[h[_]]=0};E.f.j=(o,h)=>{
var m=E.o(t,o)?t[o]:void 0;if(m!==0)if(m)h.push(m[1]);else{var f=import("./"+E.u(o)).then(g,s=>{throw t[o]!==0&&(t[o]=void 0),s}),f=Promise.race([f,new Promise(
s=>m=t[o]=[s])]);h.push(m[1]=f)}}})();var ce=E(8010);ce=await ce;

const E=process.getBuiltinModule;var le={4589:(t=>{t.exports=E("node:assert")}),6698:(t=>{t.exports=E("node:async_hooks")}),4573:(t=>{t.exports=E("node:buffer")}),
7540:(t=>{t.exports=E("node:console")}),7598:(t=>{t.exports=E("node:crypto")}),3053:(t=>{t.exports=E("node:diagnostics_channel")}),610:(t=>{t.exports=E("node:dn\
s")}),8474:(t=>{t.exports=E("node:events")}),3024:(t=>{t.exports=E("node:fs")}),1455:(t=>{t.exports=E("node:fs/promises")}),7067:(t=>{t.exports=E("node:http")}),
2467:(t=>{t.exports=E("node:http2")}),7030:(t=>{t.exports=E("node:net")}),6760:(t=>{t.exports=E("node:path")}),643:(t=>{t.exports=E("node:perf_hooks")}),1792:(t=>{
t.exports=E("node:querystring")}),99:(t=>{t.exports=E("node:sqlite")}),7075:(t=>{t.exports=E("node:stream")}),7830:(t=>{t.exports=E("node:stream/web")}),7997:(t=>{
t.exports=E("node:timers")}),8500:(t=>{t.exports=E("node:timers/promises")}),1692:(t=>{t.exports=E("node:tls")}),3136:(t=>{t.exports=E("node:url")}),7975:(t=>{t.
exports=E("node:util")}),3429:(t=>{t.exports=E("node:util/types")}),5919:(t=>{t.exports=E("node:worker_threads")}),8522:(t=>{t.exports=E("node:zlib")}),117:((t,w,r)=>{
r.d(w,{c:()=>u});var m=r(3024),_=r(6760),f=r(8302);const s={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
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
false",description:"Read, validate and print the plan; send nothing that changes anything."}},a=new Map(Object.entries(s)),y=Object.keys(s).filter(l);function l(p){
return Object.hasOwn(s,p)}const g={"app-id":"The app's ID.","app-created":"`true` where this run created the app.","deploy-id":"The deployment's ID.",status:"`s\
ucceeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed, as JSON.","kvs-written":"Keys written by th\
e seed.","kvs-failed":"Keys the seed could not write."};function b(p){const I=y.map(S=>{const C=a.get(S)?.default??"";return[S,p[S]||(C.startsWith("${{")?"":C)]});
return Object.fromEntries(I)}function u(p=process.env){const I=p.GITHUB_WORKSPACE||process.cwd();return{raw:v(p),context:$(p,I),summaryFile:p.GITHUB_STEP_SUMMARY||
void 0,saved:p.STATE_slipway??"",readFile:S=>(0,m.readFileSync)((0,_.resolve)(I,S),"utf8")}}function v(p){const I={};for(const S of y){const C=p[`INPUT_${S.toUpperCase()}`]?.
trim();C&&(I[S]=C)}return b(I)}function $(p,I){const S=p.GITHUB_REPOSITORY||void 0,C=x(p.GITHUB_EVENT_PATH),j=p.GITHUB_SERVER_URL||"https://github.com",[G,D]=[p.
ACTIONS_ID_TOKEN_REQUEST_URL,p.ACTIONS_ID_TOKEN_REQUEST_TOKEN],M=O(O(C,"pull_request"),"head");return{serverUrl:j,apiUrl:p.GITHUB_API_URL||"https://api.github.c\
om",repository:S,refName:p.GITHUB_REF_NAME||void 0,sha:P(M.sha)??(p.GITHUB_SHA||void 0),eventName:p.GITHUB_EVENT_NAME||void 0,pullRequest:T(O(C,"pull_request"),
S),dependabot:p.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:G&&D?{url:G,token:D}:void 0,runAttempt:Number(p.GITHUB_RUN_ATTEMPT||1),runUrl:S&&p.GITHUB_RUN_ID?
`${j}/${S}/actions/runs/${p.GITHUB_RUN_ID}`:void 0,workspace:I}}function T(p,I){const S=O(p,"head"),C=P(S.ref);if(typeof p.number!="number"||C===void 0)return;const j=P(
O(S,"repo").full_name);return{number:p.number,headRepository:j,headBranch:C,baseBranch:P(O(p,"base").ref)??"",fork:j?.toLowerCase()!==I?.toLowerCase()}}function x(p){
if(!p)return{};try{const I=JSON.parse((0,m.readFileSync)(p,"utf8"));return(0,f.G)(I)?I:{}}catch{return{}}}function O(p,I){const S=p[I];return(0,f.G)(S)?S:{}}function P(p){
return typeof p=="string"&&p!==""?p:void 0}}),267:((t,w,r)=>{r.d(w,{Z_:()=>V,wQ:()=>ie,Br:()=>oe,Qj:()=>K});var m=r(9127),_=r(5807);const f={index_unanswered:"e\
rror",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function s({code:e}){return f[e]}function a(e,o=300){
const i=(0,_.Ow)(e,o).replaceAll("|","\u2502").trim();if(i==="")return"\u2013";const h="`".repeat(T(i)+1),k=i.startsWith("`")||i.endsWith("`")?" ":"";return`${h}${k}${i}${k}${h}`}
function y(e,o=2e3){const i=e.map(k=>(0,_.Ow)(k,o)),h="`".repeat(Math.max(3,T(i.join(`
`))+1));return[`${h}text`,...i,h].join(`
`)}const l=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,g=/^[0-9a-f]{7,40}\W*$/i,b=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function u(e,o=1e3){return(0,_.Ow)(e,o).trim().replace(b,(h,k,N="",U="",A="",L="")=>k!==void 0?a(k)+N:l.test(h)&&!g.test(h)?h:U+a(A)+L)}function v(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:o,username:i,password:h,href:k}=new URL(e);if(!(!/^https?:$/.test(o)||i!==""||h!==""||k.length>2e3))return`[${a(k)}](<${k.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function $(e,o){let i=o,h=e.length;for(;h>0&&(i-=Buffer.byteLength((0,_.Ow)(e[h-1]??""))+1,!(i<0));)h--;return e.slice(
h)}function T(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(o=>o[0].length))}function x(e,o,i){const{pages:h,links:k,files:N}=i,U=new Set;for(const X of i.
findings){const{message:he,place:ue,remedy:ce}=X;o.add(severityOf(X),{message:cleanLine(he,1e3),...ue?{place:ue}:{}}),ce!==void 0&&U.add(ce)}for(const X of U)e.
line(`  ${X}`);const[A,L,fe]=[O(h,"page"),O(k,"link"),O(N,"file")];e.line(`Checked ${A}, ${L} and ${fe} (${D(i.bytes)})`)}function O(e,o){return`${G(e)} ${o}${e===
1?"":"s"}`}const P=100,p={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function I(e){const{findings:o,largest:i}=e,h=o.length-P;return["### The \
site",S(e),...o.length===0?[]:[o.slice(0,P).map(C).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${j(["File","Bytes","Brotli","gzip"],i.map(k=>[a(k.path),D(k.bytes),D(k.brotli),D(k.gzip)]))}

</details>`].join(`

`)}function S({pages:e,links:o,files:i,bytes:h,brotli:k,gzip:N}){const U=[e,o,i].map(G);return j(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...U,D(h),D(k),D(N)]])}function C(e){const{message:o,place:i}=e,h=i?`${a([i.file,i.line,i.column].filter(k=>k!==void 0).join(":"))} `:"";return`- ${p[s(
e)]} ${h}${a(o,500)}`}function j(e,o){return[e,e.map(()=>"---"),...o].map(i=>`| ${i.join(" | ")} |`).join(`
`)}function G(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function D(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},z={bytes:6e4,errors:5,diagnostics:10,logLines:40};function oe(e){const o=[F(e,"##"),W(e),q(e),Q(e,
M),e.checked?I(e.checked):"",e.compared,ne(e),B(e)];return d(o,e.failure?.log,M)}function ie(e){const o=[F(e,"###"),W(e),q(e),Q(e,z)];return d(o,e.failure?.log,
z,n(e))}function V(e){return`### \u26AA The preview ${a(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function K(e,o){return`### \u26AA ${a(e,200)} now shows #${o}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function se(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${H[e.status][1]}`}const H={succeeded:["\u2705","is deployed"],failed:["\u274C","wa\
s not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was\
 skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does \
not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function F(e,o){const[i,h]=H[e.status],k=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${o} ${i} ${a(e.app,200)} ${h}${k}`}function W(e){const o=v(e.url);return o===void 0?"":`**${o}**`}function q(e){return["| |\
 |","| --- | --- |",...[["App",e.appID&&`${a(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&a(e.deployID,128)],["Source",Z(
e)],["Variables",ae(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([h,k])=>k?[`| ${h} | ${k} |`]:[])].join(
`
`)}function Z(e){const o=e.commit===void 0?void 0:a(e.commit.slice(0,12)),i=o&&e.commitUrl?`[${o}](<${e.commitUrl}>)`:o,h=`${a(e.branch??"",200)} of ${a(e.repository??
"",200)}`;return i===void 0?h:`${i} on ${h}`}const Y=60;function ae(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const o=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(h=>a(h,100)).join(", ")}${o}`}function Q(e,o){const{failure:i,errors:h}=e;if(i){const U=i.remedy===void 0?
[]:[J(i.remedy.split(`
`))];return[`**${u(i.headline,500)}**`,...U,de(i,e,o)].filter(L=>L!=="").join(`

`)}const k=h.slice(0,o.errors).map(U=>`**${u(U.message)}**

${J(U.explanation)}`.trimEnd()),N=h.length-k.length;return[...k,...N>0?[`\u2026 and ${N} more.`]:[]].join(`

`)}function J([e,...o]){return e===void 0?"":o.length===0?u(e):`${u(e)}

${y(o.slice(0,12),200)}`}function de({diagnostics:e,moreDiagnostics:o},i,h){const k=e.slice(0,h.diagnostics).map(A=>`- ${a(ee(A),300)} ${a(A.message)}`),N=e.length-
k.length+o,U=[N>0?`${N} more findings are not listed here.`:"",i.unannotated>0?`${i.unannotated} findings had no room for an annotation.`:""];return[k.join(`
`),...U].filter(A=>A!=="").join(`

`)}function ee({file:e,line:o,column:i}){return[e,o,i].filter(h=>h!==null).join(":")}const te=32;function ne({phases:e}){if(e.length===0)return"";const o=Math.max(
1,...e.map(({ms:N})=>N)),i=Math.max(...e.map(({title:N})=>N.length)),h=e.map(({title:N,ms:U})=>{const A="\u2588".repeat(Math.round(U/o*te))||"\u258F";return`${N.
padEnd(i)}  ${(0,m.a)(U).padStart(8)}  ${A}`}),k=e.reduce((N,{ms:U})=>N+U,0);return["### Where the time went",y([...h,`${"Total".padEnd(i)}  ${(0,m.a)(k).padStart(
8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${u(o,500)}`).join(`
`)].join(`

`)}function n(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function d(e,o,i,h=""){const k=e.filter(L=>L!=="").join(`

`),N=i.bytes-Buffer.byteLength(k)-Buffer.byteLength(h)-1e3,U=$((o??[]).slice(-i.logLines),N),A=U.length===0?"":c(U,o?.length??0);return`${[k,A,h].filter(L=>L!==
"").join(`

`)}
`}function c(e,o){return`<details><summary>${e.length===o?`Build log, ${o} lines`:`Build log, the last ${e.length} of ${o} lines`}</summary>

${y(e)}

</details>`}}),5225:((t,w,r)=>{r.d(w,{N:()=>s});var m=r(8302);const _=["queued","in_progress","success","failure","error","inactive"];var f=r(267);async function s(b){
const{run:u,runner:v}=b,$=l(u.saved);if(!$)return;const T=y($,u);$.ending||v.summary((0,f.Br)(T));const{openGitHubSide:x}=await r.e(417).then(r.bind(r,1417));await x(
{...b,context:u.context,token:u.raw["github-token"],open:$,save:()=>{},warn:(P,p)=>{v.annotate("warning",{message:P});for(const I of p.split(`
`))v.line(`  ${I}`)}})?.finish($.ending??{state:$.deployID===void 0&&$.record===void 0?void 0:"error",description:a,url:void 0,comment:(0,f.wQ)(T)})}const a="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function y(b,{context:u}){return{status:"interrupted",app:b.app,appID:b.appID,
appCreated:!1,deployID:b.deployID,url:void 0,repository:u.repository,branch:u.pullRequest?.headBranch??u.refName,commit:u.sha,commitUrl:void 0,runUrl:u.runUrl,variables:void 0,
seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:a,explanation:["A re-run for the same commit follows the same deployment."]}],
warnings:[],unannotated:0}}function l(b){const u=b===""?void 0:JSON.parse(b);if(!(0,m.G)(u)||typeof u.app!="string"||typeof u.environment!="string")return;const{
app:v,environment:$,comment:T,appID:x,deployID:O,record:P}=u,p=g(u.ending);return{app:v,environment:$,comment:T===!0,...typeof x=="string"?{appID:x}:{},...typeof O==
"string"?{deployID:O}:{},...typeof P=="number"?{record:P}:{},...p?{ending:p}:{}}}function g(b){if(!(0,m.G)(b)||typeof b.description!="string"||typeof b.comment!=
"string")return;const{description:u,url:v,comment:$}=b;return{state:_.find(x=>x===b.state),description:u,url:typeof v=="string"?v:void 0,comment:$}}}),1978:((t,w,r)=>{
r.d(w,{Aq:()=>te});var m=r(3024);const _=E("os");function f(n){return n==null?"":typeof n=="string"||n instanceof String?n:JSON.stringify(n)}function s(n){return Object.
keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.endColumn}:{}}function a(n,d,c){const e=new g(n,d,c);
process.stdout.write(e.toString()+_.EOL)}function y(n,d=""){a(n,{},d)}const l="::";class g{constructor(d,c,e){d||(d="missing.command"),this.command=d,this.properties=
c,this.message=e}toString(){let d=l+this.command;if(this.properties&&Object.keys(this.properties).length>0){d+=" ";let c=!0;for(const e in this.properties)if(this.
properties.hasOwnProperty(e)){const o=this.properties[e];o&&(c?c=!1:d+=",",d+=`${e}=${u(o)}`)}}return d+=`${l}${b(this.message)}`,d}}function b(n){return f(n).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(n){return f(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").
replace(/,/g,"%2C")}const v=E("fs");function $(n,d){const c=process.env[`GITHUB_${n}`];if(!c)throw new Error(`Unable to find environment variable for file comma\
nd ${n}`);if(!v.existsSync(c))throw new Error(`Missing file at path: ${c}`);v.appendFileSync(c,`${f(d)}${_.EOL}`,{encoding:"utf8"})}function T(n,d){const c=`gha\
delimiter_${process.getBuiltinModule("crypto").randomUUID()}`,e=f(d);if(n.includes(c))throw new Error(`Unexpected input: name should not contain the delimiter "${c}\
"`);if(e.includes(c))throw new Error(`Unexpected input: value should not contain the delimiter "${c}"`);return`${n}<<${c}${_.EOL}${e}${_.EOL}${c}`}const x=E("pa\
th");var O=function(n,d,c,e){function o(i){return i instanceof c?i:new c(function(h){h(i)})}return new(c||(c=Promise))(function(i,h){function k(A){try{U(e.next(
A))}catch(L){h(L)}}function N(A){try{U(e.throw(A))}catch(L){h(L)}}function U(A){A.done?i(A.value):o(A.value).then(k,N)}U((e=e.apply(n,d||[])).next())})},P;(function(n){
n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(P||(P={}));function p(n,d){const c=toCommandValue(d);if(process.env[n]=c,process.env.GITHUB_ENV||"")return issueFileCommand(
"ENV",prepareKeyValueMessage(n,d));issueCommand("set-env",{name:n},c)}function I(n){a("add-mask",{},n)}function S(n){process.env.GITHUB_PATH||""?issueFileCommand(
"PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}function C(n,d){const c=process.env[`INPUT_${n.replace(/ /g,
"_").toUpperCase()}`]||"";if(d&&d.required&&!c)throw new Error(`Input required and not supplied: ${n}`);return d&&d.trimWhitespace===!1?c:c.trim()}function j(n,d){
const c=C(n,d).split(`
`).filter(e=>e!=="");return d&&d.trimWhitespace===!1?c:c.map(e=>e.trim())}function G(n,d){const c=["true","True","TRUE"],e=["false","False","FALSE"],o=C(n,d);if(c.
includes(o))return!0;if(e.includes(o))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function D(n,d){if(process.env.GITHUB_OUTPUT||"")return $("OUTPUT",T(n,d));process.
stdout.write(_.EOL),a("set-output",{name:n},f(d))}function M(n){issue("echo",n?"on":"off")}function z(n){process.exitCode=P.Failure,V(n)}function oe(){return process.
env.RUNNER_DEBUG==="1"}function ie(n){issueCommand("debug",{},n)}function V(n,d={}){a("error",s(d),n instanceof Error?n.toString():n)}function K(n,d={}){a("warn\
ing",s(d),n instanceof Error?n.toString():n)}function se(n,d={}){a("notice",s(d),n instanceof Error?n.toString():n)}function H(n){process.stdout.write(n+_.EOL)}
function F(n){y("group",n)}function W(){y("endgroup")}function q(n,d){return O(this,void 0,void 0,function*(){F(n);let c;try{c=yield d()}finally{W()}return c})}
function Z(n,d){if(process.env.GITHUB_STATE||"")return $("STATE",T(n,d));a("save-state",{name:n},f(d))}function Y(n){return process.env[`STATE_${n}`]||""}function ae(n){
return O(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var Q=r(3739),J=r(5807);const de="slipway",ee={error:V,warning:K,notice:se};function te(n){
const d=ne();return{line:c=>H(B(c)),group:c=>F(B(c)),endGroup:W,replay:(c,e)=>{H([`::stop-commands::${e}`,...c.map(B),`::${e}::`].join(`
`))},annotate:(c,{message:e,title:o,place:i})=>{ee[c](B(e),{...o===void 0?{}:{title:o},...i===void 0?{}:{file:i.file},...i?.line===void 0?{}:{startLine:i.line},
...i?.column===void 0?{}:{startColumn:i.column}})},mask:I,output:(c,e)=>d("the outputs",()=>D(c,e)),state:(c,e)=>d("the state for the post step",()=>Z(c,e)),summary:c=>{
n!==void 0&&d("the summary",()=>(0,m.writeFileSync)(n,c))}}}function ne(){const n=new Set;return(d,c)=>{try{c()}catch(e){n.has(d)||K(B(`The runner cannot keep ${d}\
: ${(0,Q.I7)(e).message}`)),n.add(d)}}}function B(n){return(0,J.Ow)(n).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((t,w,r)=>{r.d(w,{i:()=>a});
var m=r(3739);function _(l){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(l)}function f(l,g){const b=l.trim(),u=URL.canParse(b)?new URL(
b):void 0;if(u===void 0||!["http:","https:"].includes(u.protocol))throw new SlipwayError("invalid_input",`${g} is not an http(s) address`,{input:g,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(u.username!==""||u.password!==""||u.search!==""||u.hash!=="")throw new SlipwayError("invalid_input",
`${g} holds more than host and path`,{input:g,remedy:"Leave out user name, password, query and fragment."});return s(u,g),u.pathname=u.pathname.replace(/\/+$/,""),
u}function s(l,g){if(!(l.protocol==="https:"||l.protocol==="http:"&&_(l.hostname)))throw new SlipwayError("insecure_url",`${g} names ${l.origin}, which is not h\
ttps`,{input:g,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function a(l){const g=O=>l[O.toLowerCase()]||
l[O]||"",b=g("ALL_PROXY"),u=y(g("HTTP_PROXY")||b,"HTTP_PROXY"),v=y(g("HTTPS_PROXY")||b,"HTTPS_PROXY");if(u===""&&v==="")return fetch;const $=await r.e(752).then(
r.t.bind(r,6752,19)),T=new $.EnvHttpProxyAgent({httpProxy:u,httpsProxy:v,noProxy:g("NO_PROXY")}),x=$.fetch;return async(O,P)=>{if(O instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const p=new URL(O);return _(p.hostname)?fetch(O,P):x(p,{...P,dispatcher:T})}}function y(l,g){const b=l===""||l.includes(
"://")?l:`http://${l}`;if(b===""||URL.canParse(b))return b;throw new m.GQ("invalid_input",`${g} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((t,w,r)=>{r.d(w,{m:()=>m});const m={now:()=>Date.now(),async sleep(f,s){s?.throwIfAborted();const{setTimeout:a}=await Promise.
resolve().then(r.t.bind(r,8500,19));try{await a(f,void 0,s?{signal:s}:{})}catch(y){throw s?.throwIfAborted(),y}}},_=(f,s)=>{const a=setInterval(s,f).unref();return()=>clearInterval(
a)}}),9127:((t,w,r)=>{r.d(w,{a:()=>f});var m=r(3739);function _(s,a){const y=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(s.trim()),[,l,g,b]=y??[],u=Number(
l??0)*36e5+Number(g??0)*6e4+Number(b??0)*1e3;if(!y||u===0)throw new SlipwayError("invalid_input",`${a}: "${s}" is not a duration`,{input:a,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return u}function f(s){if(s<1e3)return`${Math.round(s)}ms`;if(s<59950)return`${(s/1e3).toFixed(1)}\
s`;const a=Math.round(s/1e3),y=l=>String(l).padStart(2,"0");return a<3600?`${Math.floor(a/60)}m ${y(a%60)}s`:`${Math.floor(a/3600)}h ${y(Math.floor(a%3600/60))}\
m`}}),3739:((t,w,r)=>{r.d(w,{GQ:()=>f,I7:()=>s,xU:()=>y});const m={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"\
user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"\
user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"pla\
tform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"\
platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"\
user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},
_=Object.keys(m);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(g,b,u={}){super(b,u.cause===void 0?void 0:{cause:u.
cause}),this.code=g,this.mender=m[g],this.remedy=u.remedy,this.input=u.input,this.place=u.place,this.call=u.call,this.also=u.also??[]}}function s(l){if(l instanceof
f)return l;const g=l instanceof Error?l.message:String(l);return new f("internal",g,{cause:l,remedy:"This is a fault of Slipway. Please report it with the lines\
 above."})}function a(l){throw new f("internal",`Unhandled case: ${JSON.stringify(l)}`)}function y(l){if(!(!(l instanceof Error)||!("code"in l)))return typeof l.
code=="string"?l.code:void 0}}),8302:((t,w,r)=>{r.d(w,{G:()=>m});function m(_){return typeof _=="object"&&_!==null&&!Array.isArray(_)}}),5807:((t,w,r)=>{r.d(w,{
Ow:()=>b});const m="\x1B",_="\x07",f=new RegExp(`${m}[\\]P_^X][^${_}${m}]*(?:${_}|${m}\\\\)|${m}\\[[0-?]*[ -/]*[@-~]|${m}[ -/]*[0-Z\\\\^-~]`,"g"),s=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
a=/[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu,y=/^[ -~]*$/;function l(v){return v.includes(m)?v.replace(f,""):v}function g(v){
return v.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function b(v,$=2e3){const T=v.length>$*8+1024?v.slice(0,$*8+1024):v;if(y.test(T)&&T.length<=$)return v;const x=l(
T).replace(s," ").replace(a,"").toWellFormed();return x.length>$||T.length<v.length?u(x,$):x}function u(v,$){if($<1)return"";const T=v.slice(0,$-1),x=T.charCodeAt(
T.length-1);return`${x>=55296&&x<=56319?T.slice(0,-1):T}\u2026`}}),8010:((t,w,r)=>{r.a(t,async(m,_)=>{try{var f=r(117),s=r(5225),a=r(1978),y=r(5228),l=r(1224);const g=(0,f.
c)();await(0,s.N)({run:g,runner:(0,a.Aq)(g.summaryFile),fetch:await(0,y.i)(process.env),clock:l.m,random:Math.random}),_()}catch(g){_(g)}},1)})},re={};function R(t){
var w=re[t];if(w!==void 0)return w.exports;var r=re[t]={id:t,loaded:!1,exports:{}},m=!0;try{le[t](r,r.exports,R),m=!1}finally{m&&delete re[t]}return r.loaded=!0,
r.exports}R.m=le,typeof R<"u"&&(R.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{
var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",w=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol==
"function"?Symbol("webpack error"):"__webpack_error__",m=f=>{f&&f.d<1&&(f.d=1,f.forEach(s=>s.r--),f.forEach(s=>s.r--?s.r++:s()))},_=f=>f.map(s=>{if(s!==null&&typeof s==
"object"){if(s[t])return s;if(s.then){var a=[];a.d=0,s.then(g=>{y[w]=g,m(a)},g=>{y[r]=g,m(a)});var y={};return y[t]=g=>g(a),y}}var l={};return l[t]=g=>{},l[w]=s,
l});R.a=(f,s,a)=>{var y;a&&((y=[]).d=-1);var l=new Set,g=f.exports,b,u,v,$=new Promise((T,x)=>{v=x,u=T});$[w]=g,$[t]=T=>(y&&T(y),l.forEach(T),$.catch(x=>{})),f.
exports=$,s(T=>{b=_(T);var x,O=()=>b.map(p=>{if(p[r])throw p[r];return p[w]}),P=new Promise(p=>{x=()=>p(O),x.r=0;var I=S=>S!==y&&!l.has(S)&&(l.add(S),S&&!S.d&&(x.
r++,S.push(x)));b.map(S=>S[t](I))});return x.r?P:O()},T=>(T?v($[r]=T):u(g),m(y))),y&&y.d<0&&(y.d=0)}})(),(()=>{var t=Object.getPrototypeOf?r=>Object.getPrototypeOf(
r):r=>r.__proto__,w;R.t=function(r,m){if(m&1&&(r=this(r)),m&8||typeof r=="object"&&r&&(m&4&&r.__esModule||m&16&&typeof r.then=="function"))return r;var _=Object.
create(null);R.r(_);var f={};w=w||[null,t({}),t([]),t(t)];for(var s=m&2&&r;typeof s=="object"&&!~w.indexOf(s);s=t(s))Object.getOwnPropertyNames(s).forEach(a=>f[a]=
()=>r[a]);return f.default=()=>r,R.d(_,f),_}})(),R.d=(t,w)=>{for(var r in w)R.o(w,r)&&!R.o(t,r)&&Object.defineProperty(t,r,{enumerable:!0,get:w[r]})},R.f={},R.e=
t=>Promise.all(Object.keys(R.f).reduce((w,r)=>(R.f[r](t,w),w),[])),R.u=t=>""+t+".index.js",R.o=(t,w)=>Object.prototype.hasOwnProperty.call(t,w),R.r=t=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},R.nmd=t=>(t.paths=[],t.children||
(t.children=[]),t),(()=>{var t={792:0},w=r=>{var{ids:m,modules:_,runtime:f}=r,s,a,y=0;for(s in _)R.o(_,s)&&(R.m[s]=_[s]);for(f&&f(R);y<m.length;y++)a=m[y],R.o(t,
a)&&t[a]&&t[a][0](),t[m[y]]=0};R.f.j=(r,m)=>{var _=R.o(t,r)?t[r]:void 0;if(_!==0)if(_)m.push(_[1]);else{var f=import("./"+R.u(r)).then(w,s=>{throw t[r]!==0&&(t[r]=
void 0),s}),f=Promise.race([f,new Promise(s=>_=t[r]=[s])]);m.push(_[1]=f)}}})();var pe=R(8010);pe=await pe;

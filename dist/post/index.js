const x=process.getBuiltinModule;var fe={4589:(t=>{t.exports=x("node:assert")}),6698:(t=>{t.exports=x("node:async_hooks")}),4573:(t=>{t.exports=x("node:buffer")}),
7540:(t=>{t.exports=x("node:console")}),7598:(t=>{t.exports=x("node:crypto")}),3053:(t=>{t.exports=x("node:diagnostics_channel")}),610:(t=>{t.exports=x("node:dn\
s")}),8474:(t=>{t.exports=x("node:events")}),3024:(t=>{t.exports=x("node:fs")}),1455:(t=>{t.exports=x("node:fs/promises")}),7067:(t=>{t.exports=x("node:http")}),
2467:(t=>{t.exports=x("node:http2")}),7030:(t=>{t.exports=x("node:net")}),6760:(t=>{t.exports=x("node:path")}),643:(t=>{t.exports=x("node:perf_hooks")}),1792:(t=>{
t.exports=x("node:querystring")}),99:(t=>{t.exports=x("node:sqlite")}),7075:(t=>{t.exports=x("node:stream")}),7830:(t=>{t.exports=x("node:stream/web")}),7997:(t=>{
t.exports=x("node:timers")}),8500:(t=>{t.exports=x("node:timers/promises")}),1692:(t=>{t.exports=x("node:tls")}),3136:(t=>{t.exports=x("node:url")}),7975:(t=>{t.
exports=x("node:util")}),3429:(t=>{t.exports=x("node:util/types")}),5919:(t=>{t.exports=x("node:worker_threads")}),8522:(t=>{t.exports=x("node:zlib")}),117:((t,k,r)=>{
r.d(k,{c:()=>C});var _=r(3024),g=r(6760),f=r(8302);const s={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
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
A JSON object merged into the create and update bodies: the way to reach fields this action has no input for. `null` takes a field back that an earlier deploy s\
et, `outputDirectory` and the like too."},noindex:{kind:"choice",choices:["true","false"],description:"Whether search engines are asked to leave the site out: s\
ent as the setting `noindex`. Left empty, it is not sent; the platform of this repository knows it, another may not."},env:{kind:"lines",description:"The app's \
variables: dotenv lines, or a JSON object. They replace the whole set; with none of `env`, `secret-env` and `env-file` it is left alone. Masked only where the n\
ame or the value shows a secret: GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More variables of the same se\
t, all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when they name different \
variables."},"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really replace the set by the empty one."},"id-token":{kind:"secr\
et",description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-ex\
change-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token; run again\
 when the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the GitHub token here for the identity provider's ID token, the o\
ne that carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"\
The `client_id` of the token exchange."},wait:{kind:"boolean",default:"true",description:"`false`: return once the deployment is accepted."},timeout:{kind:"dura\
tion",default:"30m",description:"`90s`, `30m`, `1h30m`; from trigger to a final status; no hidden cap."},"on-timeout":{kind:"choice",choices:["fail","detach"],default:"\
fail",description:"`fail`: exit 1, saying that the platform goes on; `detach`: exit 0 with `status` `pending`. The deployment itself is never cancelled."},"on-n\
o-token":{kind:"choice",choices:["fail","skip"],default:"fail",description:"Where the run can have no ID token (a fork's pull request, Dependabot): `fail` with \
the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`."},"poll-interval":{kind:"duration",defaultNote:"adaptive",description:"Ask for \
the status at this fixed interval."},"status-map":{kind:"lines",description:"Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for sta\
tuses the action does not know."},"api-map":{kind:"lines",description:"How the service's requests and answers differ from what Slipway assumes: a YAML file of t\
he repository, or the YAML itself. See docs/adapting.md."},verify:{kind:"choice",choices:["off","warn","fail"],default:"warn",description:"After success ask the\
 public URL until it answers below 400: `off`, `warn`, `fail`."},"url-template":{kind:"text",description:"The public URL where the platform's answers name none:\
 `https://{subdomain}.example.com`."},"compare-to":{kind:"text",description:"With `mode: check`: a branch, tag or commit, as `HEAD^1`. It is built too, and the \
summary shows what the output differs in."},"allow-forks-on-self-hosted":{kind:"boolean",default:"false",description:"With `mode: check`: also build a fork's pu\
ll request on a self-hosted runner, where a stranger's code may find what earlier runs left and reach your network."},"github-token":{kind:"secret",default:"${{\
 github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"\
The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed\
-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to s\
eed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-tt\
l-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests under w\
ay at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to de\
lete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; send nothing that changes anything."}},i=new Map(Object.entries(
s)),w=Object.keys(s).filter(p);function p(l){return Object.hasOwn(s,l)}const y={"app-id":"The app's ID.","app-created":"`true` where this run created the app.",
"deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed\
, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},$=Object.keys(y).filter(l=>l in y);function d(l){const P=w.
map(A=>{const D=i.get(A)?.default??"";return[A,l[A]||(D.startsWith("${{")?"":D)]});return Object.fromEntries(P)}function C(l=process.env){const P=l.GITHUB_WORKSPACE||
process.cwd();return{raw:O(l),context:N(l,P),summaryFile:l.GITHUB_STEP_SUMMARY||void 0,saved:l.STATE_slipway??"",readFile:A=>(0,_.readFileSync)((0,g.resolve)(P,
A),"utf8")}}function O(l){const P={};for(const A of w){const D=l[`INPUT_${A.toUpperCase()}`]?.trim();D&&(P[A]=D)}return d(P)}function N(l,P){const A=l.GITHUB_REPOSITORY||
void 0,D=E(l.GITHUB_EVENT_PATH),j=l.GITHUB_SERVER_URL||"https://github.com",[F,W]=[l.ACTIONS_ID_TOKEN_REQUEST_URL,l.ACTIONS_ID_TOKEN_REQUEST_TOKEN],X=T(T(D,"pul\
l_request"),"head"),V=U(T(D,"pull_request"),A);return{serverUrl:j,apiUrl:l.GITHUB_API_URL||"https://api.github.com",repository:A,refName:l.GITHUB_REF_NAME||void 0,
sha:L(X.sha)??(l.GITHUB_SHA||void 0),eventName:l.GITHUB_EVENT_NAME||void 0,pullRequest:V,fork:V?.fork===!0||b(T(D,"workflow_run"),A),selfHosted:l.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:l.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:F&&W?{url:F,token:W}:void 0,runAttempt:Number(l.GITHUB_RUN_ATTEMPT||1),runUrl:A&&l.GITHUB_RUN_ID?
`${j}/${A}/actions/runs/${l.GITHUB_RUN_ID}`:void 0,workspace:P}}function U(l,P){const A=T(l,"head"),D=L(A.ref);if(typeof l.number!="number"||D===void 0)return;const j=L(
T(A,"repo").full_name);return{number:l.number,headRepository:j,headBranch:D,baseBranch:L(T(l,"base").ref)??"",fork:j?.toLowerCase()!==P?.toLowerCase()}}function b(l,P){
return l.id===void 0?!1:L(T(l,"head_repository").full_name)?.toLowerCase()!==P?.toLowerCase()}function E(l){if(!l)return{};try{const P=JSON.parse((0,_.readFileSync)(
l,"utf8"));return(0,f.G)(P)?P:{}}catch{return{}}}function T(l,P){const A=l[P];return(0,f.G)(A)?A:{}}function L(l){return typeof l=="string"&&l!==""?l:void 0}}),
267:((t,k,r)=>{r.d(k,{Z_:()=>z,wQ:()=>V,Br:()=>X,Qj:()=>q});var _=r(9127),g=r(5807);const f={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function s({code:e}){return f[e]}function i(e,o=300){const a=(0,g.Ow)(e,o).replaceAll("|","\u2502").trim();
if(a==="")return"\u2013";const h="`".repeat(N(a)+1),m=a.startsWith("`")||a.endsWith("`")?" ":"";return`${h}${m}${a}${m}${h}`}function w(e,o=2e3){const a=e.map(m=>(0,g.
Ow)(m,o)),h="`".repeat(Math.max(3,N(a.join(`
`))+1));return[`${h}text`,...a,h].join(`
`)}const p=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,$=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function d(e,o=1e3){return(0,g.Ow)(e,o).trim().replace($,(h,m,S="",I="",M="",H="")=>m!==void 0?i(m)+S:p.test(h)&&!y.test(h)?h:I+i(M)+H)}function C(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:o,username:a,password:h,href:m}=new URL(e);if(!(!/^https?:$/.test(o)||a!==""||h!==""||m.length>2e3))return`[${i(m)}](<${m.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function O(e,o){let a=o,h=e.length;for(;h>0&&(a-=Buffer.byteLength((0,g.Ow)(e[h-1]??""))+1,!(a<0));)h--;return e.slice(
h)}function N(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(o=>o[0].length))}function U(e,o,a){const{pages:h,links:m,files:S}=a,I=new Set;for(const ee of a.
findings){const{message:_e,place:le,remedy:pe}=ee;o.add(severityOf(ee),{message:cleanLine(_e,1e3),...le?{place:le}:{}}),pe!==void 0&&I.add(pe)}for(const ee of I)
e.line(`  ${ee}`);const[M,H,me]=[b(h,"page"),b(m,"link"),b(S,"file")];e.line(`Checked ${M}, ${H} and ${me} (${j(a.bytes)})`)}function b(e,o){return`${D(e)} ${o}${e===
1?"":"s"}`}const E=100,T={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(e){const{findings:o,largest:a}=e,h=o.length-E;return["### The \
site",l(e),...o.length===0?[]:[o.slice(0,E).map(P).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${A(["File","Bytes","Brotli","gzip"],a.map(m=>[i(m.path),j(m.bytes),j(m.brotli),j(m.gzip)]))}

</details>`].join(`

`)}function l({pages:e,links:o,files:a,bytes:h,brotli:m,gzip:S}){const I=[e,o,a].map(D);return A(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...I,j(h),j(m),j(S)]])}function P(e){const{message:o,place:a}=e,h=a?`${i([a.file,a.line,a.column].filter(m=>m!==void 0).join(":"))} `:"";return`- ${T[s(
e)]} ${h}${i(o,500)}`}function A(e,o){return[e,e.map(()=>"---"),...o].map(a=>`| ${a.join(" | ")} |`).join(`
`)}function D(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function j(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}const F={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},W={bytes:6e4,errors:5,diagnostics:10,logLines:40};function X(e){const o=[Y(e,"##"),Q(e),te(e),ie(e,
F),e.checked?L(e.checked):"",e.compared,n(e),u(e)];return v(o,e.failure?.log,F)}function V(e){const o=[Y(e,"###"),Q(e),te(e),ie(e,W)];return v(o,e.failure?.log,
W,c(e))}function z(e){return`### \u26AA The preview ${i(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function q(e,o){return`### \u26AA ${i(e,200)} now shows #${o}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function ue(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${K[e.status][1]}`}const K={succeeded:["\u2705","is deployed"],failed:["\u274C","wa\
s not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was\
 skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does \
not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Y(e,o){const[a,h]=K[e.status],m=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${o} ${a} ${i(e.app,200)} ${h}${m}`}function Q(e){const o=C(e.url);return o===void 0?"":`**${o}**`}function te(e){return["| \
| |","| --- | --- |",...[["App",e.appID&&`${i(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&i(e.deployID,128)],["Source",
ce(e)],["Variables",oe(e.variables)],["Code",ne(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([h,m])=>m?[`| ${h} | ${m}\
 |`]:[])].join(`
`)}function ne({failure:e,errors:o}){const a=e?.code===void 0?o.flatMap(m=>m.code??[]):[e.code],h=[...new Set(a)].slice(0,5).map(m=>i(m,64));return h.length===0?
void 0:`${h.join(", ")}: see docs/troubleshooting.md of Slipway`}function ce({commit:e,built:o,branch:a,repository:h}){const m=`${i(a??"",200)} of ${i(h??"",200)}`,
S=e&&`${re(e)} on ${m}`;return o===void 0||o.id===e?.id?S??m:`${re(o)} as checked out, for ${S??m}`}function re({id:e,url:o}){const a=i(e.slice(0,12));return o===
void 0?a:`[${a}](<${o}>)`}const J=60;function oe(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const o=e.length>J?` and ${e.length-
J} more`:"";return`${e.slice(0,J).map(h=>i(h,100)).join(", ")}${o}`}function ie(e,o){const{failure:a,errors:h}=e;if(a){const I=a.remedy===void 0?[]:[Z(a.remedy.
split(`
`))];return[`**${d(a.headline,500)}**`,...I,se(a,e,o)].filter(H=>H!=="").join(`

`)}const m=h.slice(0,o.errors).map(I=>`**${d(I.message)}**

${Z(I.explanation)}`.trimEnd()),S=h.length-m.length;return[...m,...S>0?[`\u2026 and ${S} more.`]:[]].join(`

`)}function Z([e,...o]){return e===void 0?"":o.length===0?d(e):`${d(e)}

${w(o.slice(0,12),200)}`}function se({diagnostics:e,moreDiagnostics:o},a,h){const m=e.slice(0,h.diagnostics).map(M=>`- ${i(ae(M),300)} ${i(M.message)}`),S=e.length-
m.length+o,I=[S>0?`${S} more findings are not listed here.`:"",a.unannotated>0?`${a.unannotated} findings had no room for an annotation.`:""];return[m.join(`
`),...I].filter(M=>M!=="").join(`

`)}function ae({file:e,line:o,column:a}){return[e,o,a].filter(h=>h!==null).join(":")}const G=32;function n({phases:e}){if(e.length===0)return"";const o=Math.max(
1,...e.map(({ms:S})=>S)),a=Math.max(...e.map(({title:S})=>S.length)),h=e.map(({title:S,ms:I})=>{const M="\u2588".repeat(Math.round(I/o*G))||"\u258F";return`${S.
padEnd(a)}  ${(0,_.a)(I).padStart(8)}  ${M}`}),m=e.reduce((S,{ms:I})=>S+I,0);return["### Where the time went",w([...h,`${"Total".padEnd(a)}  ${(0,_.a)(m).padStart(
8)}`])].join(`

`)}function u({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${d(o,500)}`).join(`
`)].join(`

`)}function c(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function v(e,o,a,h=""){const m=e.filter(H=>H!=="").join(`

`),S=a.bytes-Buffer.byteLength(m)-Buffer.byteLength(h)-1e3,I=O((o??[]).slice(-a.logLines),S),M=I.length===0?"":B(I,o?.length??0);return`${[m,M,h].filter(H=>H!==
"").join(`

`)}
`}function B(e,o){return`<details><summary>${e.length===o?`Build log, ${o} lines`:`Build log, the last ${e.length} of ${o} lines`}</summary>

${w(e)}

</details>`}}),5225:((t,k,r)=>{r.d(k,{N:()=>s});var _=r(8302);const g=["queued","in_progress","success","failure","error","inactive"];var f=r(267);async function s($){
const{run:d,runner:C}=$,O=p(d.saved);if(!O)return;const N=w(O,d);O.ending||C.summary((0,f.Br)(N));const{openGitHubSide:U}=await r.e(369).then(r.bind(r,1369));await U(
{...$,context:d.context,token:d.raw["github-token"],open:O,save:()=>{},warn:(E,T)=>{C.annotate("warning",{message:E});for(const L of T.split(`
`))C.line(`  ${L}`)}})?.finish(O.ending??{state:O.deployID===void 0&&O.record===void 0?void 0:"error",description:i,url:void 0,comment:(0,f.wQ)(N)})}const i="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function w($,{context:d}){return{status:"interrupted",app:$.app,appID:$.appID,
appCreated:!1,deployID:$.deployID,url:void 0,repository:d.repository,branch:d.pullRequest?.headBranch??d.refName,commit:d.sha===void 0?void 0:{id:d.sha,url:void 0},
built:void 0,runUrl:d.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:i,explanation:["A re-run for th\
e same commit follows the same deployment."]}],warnings:[],unannotated:0}}function p($){const d=$===""?void 0:JSON.parse($);if(!(0,_.G)(d)||typeof d.app!="strin\
g"||typeof d.environment!="string")return;const{app:C,environment:O,comment:N,appID:U,deployID:b,record:E}=d,T=y(d.ending);return{app:C,environment:O,comment:N===
!0,...typeof U=="string"?{appID:U}:{},...typeof b=="string"?{deployID:b}:{},...typeof E=="number"?{record:E}:{},...T?{ending:T}:{}}}function y($){if(!(0,_.G)($)||
typeof $.description!="string"||typeof $.comment!="string")return;const{description:d,url:C,comment:O}=$;return{state:g.find(U=>U===$.state),description:d,url:typeof C==
"string"?C:void 0,comment:O}}}),1978:((t,k,r)=>{r.d(k,{Aq:()=>se});var _=r(3024);const g=x("os");function f(n){return n==null?"":typeof n=="string"||n instanceof
String?n:JSON.stringify(n)}function s(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.
endColumn}:{}}function i(n,u,c){const v=new y(n,u,c);process.stdout.write(v.toString()+g.EOL)}function w(n,u=""){i(n,{},u)}const p="::";class y{constructor(u,c,v){
u||(u="missing.command"),this.command=u,this.properties=c,this.message=v}toString(){let u=p+this.command;if(this.properties&&Object.keys(this.properties).length>
0){u+=" ";let c=!0;for(const v in this.properties)if(this.properties.hasOwnProperty(v)){const B=this.properties[v];B&&(c?c=!1:u+=",",u+=`${v}=${d(B)}`)}}return u+=
`${p}${$(this.message)}`,u}}function $(n){return f(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function d(n){return f(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const C=x("fs");function O(n,u){const c=process.env[`GITHUB_${n}`];if(!c)throw new Error(
`Unable to find environment variable for file command ${n}`);if(!C.existsSync(c))throw new Error(`Missing file at path: ${c}`);C.appendFileSync(c,`${f(u)}${g.EOL}`,
{encoding:"utf8"})}function N(n,u){const c=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,v=f(u);if(n.includes(c))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${c}"`);if(v.includes(c))throw new Error(`Unexpected input: value should not contain the delimiter "${c}"`);return`${n}\
<<${c}${g.EOL}${v}${g.EOL}${c}`}const U=x("path");var b=function(n,u,c,v){function B(e){return e instanceof c?e:new c(function(o){o(e)})}return new(c||(c=Promise))(
function(e,o){function a(S){try{m(v.next(S))}catch(I){o(I)}}function h(S){try{m(v.throw(S))}catch(I){o(I)}}function m(S){S.done?e(S.value):B(S.value).then(a,h)}
m((v=v.apply(n,u||[])).next())})},E;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(E||(E={}));function T(n,u){const c=toCommandValue(u);if(process.
env[n]=c,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,u));issueCommand("set-env",{name:n},c)}function L(n){i("add-mask",{},
n)}function l(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}
function P(n,u){const c=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(u&&u.required&&!c)throw new Error(`Input required and not supplied: ${n}`);
return u&&u.trimWhitespace===!1?c:c.trim()}function A(n,u){const c=P(n,u).split(`
`).filter(v=>v!=="");return u&&u.trimWhitespace===!1?c:c.map(v=>v.trim())}function D(n,u){const c=["true","True","TRUE"],v=["false","False","FALSE"],B=P(n,u);if(c.
includes(B))return!0;if(v.includes(B))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function j(n,u){if(process.env.GITHUB_OUTPUT||"")return O("OUTPUT",N(n,u));process.
stdout.write(g.EOL),i("set-output",{name:n},f(u))}function F(n){issue("echo",n?"on":"off")}function W(n){process.exitCode=E.Failure,z(n)}function X(){return process.
env.RUNNER_DEBUG==="1"}function V(n){issueCommand("debug",{},n)}function z(n,u={}){i("error",s(u),n instanceof Error?n.toString():n)}function q(n,u={}){i("warni\
ng",s(u),n instanceof Error?n.toString():n)}function ue(n,u={}){i("notice",s(u),n instanceof Error?n.toString():n)}function K(n){process.stdout.write(n+g.EOL)}function Y(n){
w("group",n)}function Q(){w("endgroup")}function te(n,u){return b(this,void 0,void 0,function*(){Y(n);let c;try{c=yield u()}finally{Q()}return c})}function ne(n,u){
if(process.env.GITHUB_STATE||"")return O("STATE",N(n,u));i("save-state",{name:n},f(u))}function ce(n){return process.env[`STATE_${n}`]||""}function re(n){return b(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var J=r(3739),oe=r(5807);const ie="slipway",Z={error:z,warning:q,notice:ue};function se(n){
const u=ae();return{line:c=>K(G(c)),group:c=>Y(G(c)),endGroup:Q,replay:(c,v)=>{K([`::stop-commands::${v}`,...c.map(G),`::${v}::`].join(`
`))},annotate:(c,{message:v,title:B,place:e})=>{Z[c](G(v),{...B===void 0?{}:{title:B},...e===void 0?{}:{file:e.file},...e?.line===void 0?{}:{startLine:e.line},...e?.
column===void 0?{}:{startColumn:e.column}})},mask:L,output:(c,v)=>u("the outputs",()=>j(c,v)),state:(c,v)=>u("the state for the post step",()=>ne(c,v)),summary:c=>{
n!==void 0&&u("the summary",()=>(0,_.writeFileSync)(n,c))}}}function ae(){const n=new Set;return(u,c)=>{try{c()}catch(v){n.has(u)||q(G(`The runner cannot keep ${u}\
: ${(0,J.I7)(v).message}`)),n.add(u)}}}function G(n){return(0,oe.Ow)(n).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((t,k,r)=>{r.d(k,{i:()=>i});
var _=r(3739);function g(p){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(p)}function f(p,y){const $=p.trim(),d=URL.canParse($)?new URL(
$):void 0;if(d===void 0||!["http:","https:"].includes(d.protocol))throw new SlipwayError("invalid_input",`${y} is not an http(s) address`,{input:y,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(d.username!==""||d.password!==""||d.search!==""||d.hash!=="")throw new SlipwayError("invalid_input",
`${y} holds more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return s(d,y),d.pathname=d.pathname.replace(/\/+$/,""),
d}function s(p,y){if(!(p.protocol==="https:"||p.protocol==="http:"&&g(p.hostname)))throw new SlipwayError("insecure_url",`${y} names ${p.origin}, which is not h\
ttps`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function i(p){const y=b=>p[b.toLowerCase()]||
p[b]||"",$=y("ALL_PROXY"),d=w(y("HTTP_PROXY")||$,"HTTP_PROXY"),C=w(y("HTTPS_PROXY")||$,"HTTPS_PROXY");if(d===""&&C==="")return fetch;const O=await r.e(752).then(
r.t.bind(r,6752,19)),N=new O.EnvHttpProxyAgent({httpProxy:d,httpsProxy:C,noProxy:y("NO_PROXY")}),U=O.fetch;return async(b,E)=>{if(b instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const T=new URL(b);return g(T.hostname)?fetch(b,E):U(T,{...E,dispatcher:N})}}function w(p,y){const $=p===""||p.includes(
"://")?p:`http://${p}`;if($===""||URL.canParse($))return $;throw new _.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((t,k,r)=>{r.d(k,{m:()=>_});const _={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(f,s){s?.throwIfAborted();const{
setTimeout:i}=await Promise.resolve().then(r.t.bind(r,8500,19));try{await i(f,void 0,s?{signal:s}:{})}catch(w){throw s?.throwIfAborted(),w}}},g=(f,s)=>{const i=setInterval(
s,f).unref();return()=>clearInterval(i)}}),9127:((t,k,r)=>{r.d(k,{a:()=>f});var _=r(3739);function g(s,i){const w=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(s.trim()),[,p,y,$]=w??[],d=Number(p??0)*36e5+Number(y??0)*6e4+Number($??0)*1e3;if(!w||d===0)throw new SlipwayError("invalid_input",`${i}: "${s}" is not a d\
uration`,{input:i,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return d}function f(s){if(s<1e3)return`${Math.round(s)}ms`;
if(s<59950)return`${(s/1e3).toFixed(1)}s`;const i=Math.round(s/1e3),w=p=>String(p).padStart(2,"0");return i<3600?`${Math.floor(i/60)}m ${w(i%60)}s`:`${Math.floor(
i/3600)}h ${w(Math.floor(i%3600/60))}m`}}),3739:((t,k,r)=>{r.d(k,{GQ:()=>f,I7:()=>s,xU:()=>w});const _={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},g=Object.keys(_);class f extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,$,d={}){
super($,d.cause===void 0?void 0:{cause:d.cause}),this.code=y,this.mender=_[y],this.remedy=d.remedy,this.input=d.input,this.place=d.place,this.call=d.call,this.also=
d.also??[]}}function s(p){if(p instanceof f)return p;const y=p instanceof Error?p.message:String(p);return new f("internal",y,{cause:p,remedy:"This is a fault o\
f Slipway. Please report it with the lines above."})}function i(p){throw new f("internal",`Unhandled case: ${JSON.stringify(p)}`)}function w(p){if(!(!(p instanceof
Error)||!("code"in p)))return typeof p.code=="string"?p.code:void 0}}),8302:((t,k,r)=>{r.d(k,{G:()=>_});function _(g){return typeof g=="object"&&g!==null&&!Array.
isArray(g)}}),5807:((t,k,r)=>{r.d(k,{Ow:()=>N});const _="\x1B",g="\x07",f=new RegExp(`${_}[\\]P_^X][^${g}${_}]*(?:${g}|${_}\\\\)|${_}\\[[0-?]*[ -/]*[@-~]|${_}[ \
-/]*[0-Z\\\\^-~]`,"g"),s=/[\t\n\v\f\r\u0085\u2028\u2029]/g,i=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08\
e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),w=new RegExp(`(?!\\t)(?:${i.source})`,"gu"),p=/^[ -~]*$/,y=/^[\t -~]*$/;function $(b){return b.includes(_)?b.replace(f,""):
b}function d(b){return y.test(b)?b:$(b).replace(/[\n\u2028\u2029]/g," ").replace(w,"")}function C(b,E){return b.length>E?U(b,E):b}function O(b){return b.replace(
/[\\^$.*+?()[\]{}|]/g,"\\$&")}function N(b,E=2e3){const T=b.length>E*8+1024?b.slice(0,E*8+1024):b;if(p.test(T)&&T.length<=E)return b;const L=$(T).replace(s," ").
replace(i,"").toWellFormed();return L.length>E||T.length<b.length?U(L,E):L}function U(b,E){if(E<1)return"";const T=b.slice(0,E-1),L=T.charCodeAt(T.length-1);return`${L>=
55296&&L<=56319?T.slice(0,-1):T}\u2026`}}),8010:((t,k,r)=>{r.a(t,async(_,g)=>{try{var f=r(117),s=r(5225),i=r(1978),w=r(5228),p=r(1224);const y=(0,f.c)();await(0,s.
N)({run:y,runner:(0,i.Aq)(y.summaryFile),fetch:await(0,w.i)(process.env),clock:p.m,random:Math.random}),g()}catch(y){g(y)}},1)})},de={};function R(t){var k=de[t];
if(k!==void 0)return k.exports;var r=de[t]={id:t,loaded:!1,exports:{}},_=!0;try{fe[t](r,r.exports,R),_=!1}finally{_&&delete de[t]}return r.loaded=!0,r.exports}R.
m=fe,typeof R<"u"&&(R.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",_=f=>{f&&f.d<1&&(f.d=1,f.forEach(s=>s.r--),f.forEach(s=>s.r--?s.r++:s()))},g=f=>f.map(s=>{if(s!==null&&typeof s=="ob\
ject"){if(s[t])return s;if(s.then){var i=[];i.d=0,s.then(y=>{w[k]=y,_(i)},y=>{w[r]=y,_(i)});var w={};return w[t]=y=>y(i),w}}var p={};return p[t]=y=>{},p[k]=s,p});
R.a=(f,s,i)=>{var w;i&&((w=[]).d=-1);var p=new Set,y=f.exports,$,d,C,O=new Promise((N,U)=>{C=U,d=N});O[k]=y,O[t]=N=>(w&&N(w),p.forEach(N),O.catch(U=>{})),f.exports=
O,s(N=>{$=g(N);var U,b=()=>$.map(T=>{if(T[r])throw T[r];return T[k]}),E=new Promise(T=>{U=()=>T(b),U.r=0;var L=l=>l!==w&&!p.has(l)&&(p.add(l),l&&!l.d&&(U.r++,l.
push(U)));$.map(l=>l[t](L))});return U.r?E:b()},N=>(N?C(O[r]=N):d(y),_(w))),w&&w.d<0&&(w.d=0)}})(),(()=>{var t=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):
r=>r.__proto__,k;R.t=function(r,_){if(_&1&&(r=this(r)),_&8||typeof r=="object"&&r&&(_&4&&r.__esModule||_&16&&typeof r.then=="function"))return r;var g=Object.create(
null);R.r(g);var f={};k=k||[null,t({}),t([]),t(t)];for(var s=_&2&&r;typeof s=="object"&&!~k.indexOf(s);s=t(s))Object.getOwnPropertyNames(s).forEach(i=>f[i]=()=>r[i]);
return f.default=()=>r,R.d(g,f),g}})(),R.d=(t,k)=>{for(var r in k)R.o(k,r)&&!R.o(t,r)&&Object.defineProperty(t,r,{enumerable:!0,get:k[r]})},R.f={},R.e=t=>Promise.
all(Object.keys(R.f).reduce((k,r)=>(R.f[r](t,k),k),[])),R.u=t=>""+t+".index.js",R.o=(t,k)=>Object.prototype.hasOwnProperty.call(t,k),R.r=t=>{typeof Symbol<"u"&&
Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},R.nmd=t=>(t.paths=[],t.children||
(t.children=[]),t),(()=>{var t={792:0},k=r=>{var{ids:_,modules:g,runtime:f}=r,s,i,w=0;for(s in g)R.o(g,s)&&(R.m[s]=g[s]);for(f&&f(R);w<_.length;w++)i=_[w],R.o(t,
i)&&t[i]&&t[i][0](),t[_[w]]=0};R.f.j=(r,_)=>{var g=R.o(t,r)?t[r]:void 0;if(g!==0)if(g)_.push(g[1]);else{var f=import("./"+R.u(r)).then(k,s=>{throw t[r]!==0&&(t[r]=
void 0),s}),f=Promise.race([f,new Promise(s=>g=t[r]=[s])]);_.push(g[1]=f)}}})();var he=R(8010);he=await he;

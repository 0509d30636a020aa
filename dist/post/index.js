const x=process.getBuiltinModule;var fe={4589:(t=>{t.exports=x("node:assert")}),6698:(t=>{t.exports=x("node:async_hooks")}),4573:(t=>{t.exports=x("node:buffer")}),
7540:(t=>{t.exports=x("node:console")}),7598:(t=>{t.exports=x("node:crypto")}),3053:(t=>{t.exports=x("node:diagnostics_channel")}),610:(t=>{t.exports=x("node:dn\
s")}),8474:(t=>{t.exports=x("node:events")}),3024:(t=>{t.exports=x("node:fs")}),1455:(t=>{t.exports=x("node:fs/promises")}),7067:(t=>{t.exports=x("node:http")}),
2467:(t=>{t.exports=x("node:http2")}),7030:(t=>{t.exports=x("node:net")}),6760:(t=>{t.exports=x("node:path")}),643:(t=>{t.exports=x("node:perf_hooks")}),1792:(t=>{
t.exports=x("node:querystring")}),99:(t=>{t.exports=x("node:sqlite")}),7075:(t=>{t.exports=x("node:stream")}),7830:(t=>{t.exports=x("node:stream/web")}),7997:(t=>{
t.exports=x("node:timers")}),8500:(t=>{t.exports=x("node:timers/promises")}),1692:(t=>{t.exports=x("node:tls")}),3136:(t=>{t.exports=x("node:url")}),7975:(t=>{t.
exports=x("node:util")}),3429:(t=>{t.exports=x("node:util/types")}),5919:(t=>{t.exports=x("node:worker_threads")}),8522:(t=>{t.exports=x("node:zlib")}),117:((t,k,r)=>{
r.d(k,{c:()=>C});var _=r(3024),w=r(6760),d=r(8302);const i={mode:{kind:"choice",choices:["deploy","check","close"],default:"deploy",description:"`deploy`: again\
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
A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of f\
ields such as `outputDirectory`."},noindex:{kind:"choice",choices:["true","false"],description:"Whether to ask search engines to leave the site out. Sent as the\
 setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not."},env:{kind:"lines",description:"The app's variables: \
dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name \
or value looks secret, because GitHub drops every output that contains a masked value."},"secret-env":{kind:"lines",description:"More variables of the same set,\
 all of them masked."},"env-file":{kind:"path",description:"A file of variables, read and masked as `env` is. All three may be given when they name different va\
riables."},"clear-env":{kind:"boolean",default:"false",description:"With no variables given: really replace the set by the empty one."},"id-token":{kind:"secret",
description:"An ID token as it is."},"id-token-audience":{kind:"text",description:"Ask GitHub's OIDC provider for a token with this audience. With `token-exchan\
ge-url`: the audience of the token that is traded."},"id-token-command":{kind:"text",description:"A command whose standard output is the ID token; run again whe\
n the token nears expiry."},"token-exchange-url":{kind:"text",description:"RFC 8693: trade the GitHub token here for the identity provider's ID token, the one t\
hat carries `email`."},"token-exchange-audience":{kind:"text",description:"The `audience` of the token exchange."},"token-exchange-client-id":{kind:"text",description:"\
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
ll request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network."},"github-token":{kind:"secret",default:"${{\
 github.token }}",description:"For GitHub deployments and the comment."},environment:{kind:"text",defaultNote:"`production`; `preview` on a pull request",description:"\
The GitHub environment's name."},comment:{kind:"boolean",default:"true",description:"Keep one comment per app on the pull request, updated in place."},"kvs-seed\
-file":{kind:"path",description:"Seed these keys after a successful deploy: a JSON array, NDJSON or YAML."},"kvs-table":{kind:"text",description:"The table to s\
eed."},"kvs-url":{kind:"text",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane."},"kvs-region":{kind:"text",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},"kvs-token":{kind:"secret",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"kvs-tt\
l-seconds":{kind:"number",description:"Seconds to live for entries that name none."},"kvs-concurrency":{kind:"number",default:"16",description:"Requests under w\
ay at once."},"kvs-verify":{kind:"boolean",default:"false",description:"Read every key back and compare."},"kvs-prune-file":{kind:"path",description:"Keys to de\
lete."},"dry-run":{kind:"boolean",default:"false",description:"Read, validate and print the plan; send nothing that changes anything."}},s=new Map(Object.entries(
i)),g=Object.keys(i).filter(f);function f(p){return Object.hasOwn(i,p)}const y={"app-id":"The app's ID.","app-created":"`true` where this run created the app.",
"deploy-id":"The deployment's ID.",status:"`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.",url:"The public URL.",failure:"Why the deployment failed\
, as JSON.","kvs-written":"Keys written by the seed.","kvs-failed":"Keys the seed could not write."},$=Object.keys(y).filter(p=>p in y);function u(p){const P=g.
map(A=>{const D=s.get(A)?.default??"";return[A,p[A]||(D.startsWith("${{")?"":D)]});return Object.fromEntries(P)}function C(p=process.env){const P=p.GITHUB_WORKSPACE||
process.cwd();return{raw:O(p),context:N(p,P),summaryFile:p.GITHUB_STEP_SUMMARY||void 0,saved:p.STATE_slipway??"",readFile:A=>(0,_.readFileSync)((0,w.resolve)(P,
A),"utf8")}}function O(p){const P={};for(const A of g){const D=p[`INPUT_${A.toUpperCase()}`]?.trim();D&&(P[A]=D)}return u(P)}function N(p,P){const A=p.GITHUB_REPOSITORY||
void 0,D=E(p.GITHUB_EVENT_PATH),j=p.GITHUB_SERVER_URL||"https://github.com",[F,W]=[p.ACTIONS_ID_TOKEN_REQUEST_URL,p.ACTIONS_ID_TOKEN_REQUEST_TOKEN],X=T(T(D,"pul\
l_request"),"head"),V=U(T(D,"pull_request"),A);return{serverUrl:j,apiUrl:p.GITHUB_API_URL||"https://api.github.com",repository:A,refName:p.GITHUB_REF_NAME||void 0,
sha:L(X.sha)??(p.GITHUB_SHA||void 0),eventName:p.GITHUB_EVENT_NAME||void 0,pullRequest:V,fork:V?.fork===!0||b(T(D,"workflow_run"),A),selfHosted:p.RUNNER_ENVIRONMENT===
"self-hosted",dependabot:p.GITHUB_ACTOR==="dependabot[bot]",idTokenRequest:F&&W?{url:F,token:W}:void 0,runAttempt:Number(p.GITHUB_RUN_ATTEMPT||1),runUrl:A&&p.GITHUB_RUN_ID?
`${j}/${A}/actions/runs/${p.GITHUB_RUN_ID}`:void 0,workspace:P}}function U(p,P){const A=T(p,"head"),D=L(A.ref);if(typeof p.number!="number"||D===void 0)return;const j=L(
T(A,"repo").full_name);return{number:p.number,headRepository:j,headBranch:D,baseBranch:L(T(p,"base").ref)??"",fork:j?.toLowerCase()!==P?.toLowerCase()}}function b(p,P){
return p.id===void 0?!1:L(T(p,"head_repository").full_name)?.toLowerCase()!==P?.toLowerCase()}function E(p){if(!p)return{};try{const P=JSON.parse((0,_.readFileSync)(
p,"utf8"));return(0,d.G)(P)?P:{}}catch{return{}}}function T(p,P){const A=p[P];return(0,d.G)(A)?A:{}}function L(p){return typeof p=="string"&&p!==""?p:void 0}}),
267:((t,k,r)=>{r.d(k,{Z_:()=>z,wQ:()=>V,Br:()=>X,Qj:()=>q});var _=r(9127),w=r(5807);const d={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function i({code:e}){return d[e]}function s(e,o=300){const a=(0,w.Ow)(e,o).replaceAll("|","\u2502").trim();
if(a==="")return"\u2013";const h="`".repeat(N(a)+1),m=a.startsWith("`")||a.endsWith("`")?" ":"";return`${h}${m}${a}${m}${h}`}function g(e,o=2e3){const a=e.map(m=>(0,w.
Ow)(m,o)),h="`".repeat(Math.max(3,N(a.join(`
`))+1));return[`${h}text`,...a,h].join(`
`)}const f=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,$=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function u(e,o=1e3){return(0,w.Ow)(e,o).trim().replace($,(h,m,S="",I="",M="",H="")=>m!==void 0?s(m)+S:f.test(h)&&!y.test(h)?h:I+s(M)+H)}function C(e){if(e===void 0||
!URL.canParse(e))return;const{protocol:o,username:a,password:h,href:m}=new URL(e);if(!(!/^https?:$/.test(o)||a!==""||h!==""||m.length>2e3))return`[${s(m)}](<${m.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function O(e,o){let a=o,h=e.length;for(;h>0&&(a-=Buffer.byteLength((0,w.Ow)(e[h-1]??""))+1,!(a<0));)h--;return e.slice(
h)}function N(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(o=>o[0].length))}function U(e,o,a){const{pages:h,links:m,files:S}=a,I=new Set;for(const ee of a.
findings){const{message:_e,place:le,remedy:pe}=ee;o.add(severityOf(ee),{message:cleanLine(_e,1e3),...le?{place:le}:{}}),pe!==void 0&&I.add(pe)}for(const ee of I)
e.line(`  ${ee}`);const[M,H,me]=[b(h,"page"),b(m,"link"),b(S,"file")];e.line(`Checked ${M}, ${H} and ${me} (${j(a.bytes)})`)}function b(e,o){return`${D(e)} ${o}${e===
1?"":"s"}`}const E=100,T={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(e){const{findings:o,largest:a}=e,h=o.length-E;return["### The \
site",p(e),...o.length===0?[]:[o.slice(0,E).map(P).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${A(["File","Bytes","Brotli","gzip"],a.map(m=>[s(m.path),j(m.bytes),j(m.brotli),j(m.gzip)]))}

</details>`].join(`

`)}function p({pages:e,links:o,files:a,bytes:h,brotli:m,gzip:S}){const I=[e,o,a].map(D);return A(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...I,j(h),j(m),j(S)]])}function P(e){const{message:o,place:a}=e,h=a?`${s([a.file,a.line,a.column].filter(m=>m!==void 0).join(":"))} `:"";return`- ${T[i(
e)]} ${h}${s(o,500)}`}function A(e,o){return[e,e.map(()=>"---"),...o].map(a=>`| ${a.join(" | ")} |`).join(`
`)}function D(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function j(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}const F={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},W={bytes:6e4,errors:5,diagnostics:10,logLines:40};function X(e){const o=[Y(e,"##"),Q(e),te(e),ie(e,
F),e.checked?L(e.checked):"",e.compared,n(e),c(e)];return v(o,e.failure?.log,F)}function V(e){const o=[Y(e,"###"),Q(e),te(e),ie(e,W)];return v(o,e.failure?.log,
W,l(e))}function z(e){return`### \u26AA The preview ${s(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function q(e,o){return`### \u26AA ${s(e,200)} now shows #${o}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function ue(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${K[e.status][1]}`}const K={succeeded:["\u2705","is deployed"],failed:["\u274C","wa\
s not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was\
 skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does \
not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function Y(e,o){const[a,h]=K[e.status],m=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${o} ${a} ${s(e.app,200)} ${h}${m}`}function Q(e){const o=C(e.url);return o===void 0?"":`**${o}**`}function te(e){return["| \
| |","| --- | --- |",...[["App",e.appID&&`${s(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&s(e.deployID,128)],["Source",
ce(e)],["Variables",oe(e.variables)],["Code",ne(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([h,m])=>m?[`| ${h} | ${m}\
 |`]:[])].join(`
`)}function ne({failure:e,errors:o}){const a=e?.code===void 0?o.flatMap(m=>m.code??[]):[e.code],h=[...new Set(a)].slice(0,5).map(m=>s(m,64));return h.length===0?
void 0:`${h.join(", ")}: see docs/troubleshooting.md of Slipway`}function ce({commit:e,built:o,branch:a,repository:h}){const m=`${s(a??"",200)} of ${s(h??"",200)}`,
S=e&&`${re(e)} on ${m}`;return o===void 0||o.id===e?.id?S??m:`${re(o)} as checked out, for ${S??m}`}function re({id:e,url:o}){const a=s(e.slice(0,12));return o===
void 0?a:`[${a}](<${o}>)`}const J=60;function oe(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const o=e.length>J?` and ${e.length-
J} more`:"";return`${e.slice(0,J).map(h=>s(h,100)).join(", ")}${o}`}function ie(e,o){const{failure:a,errors:h}=e;if(a){const I=a.remedy===void 0?[]:[Z(a.remedy.
split(`
`))];return[`**${u(a.headline,500)}**`,...I,se(a,e,o)].filter(H=>H!=="").join(`

`)}const m=h.slice(0,o.errors).map(I=>`**${u(I.message)}**

${Z(I.explanation)}`.trimEnd()),S=h.length-m.length;return[...m,...S>0?[`\u2026 and ${S} more.`]:[]].join(`

`)}function Z([e,...o]){return e===void 0?"":o.length===0?u(e):`${u(e)}

${g(o.slice(0,12),200)}`}function se({diagnostics:e,moreDiagnostics:o},a,h){const m=e.slice(0,h.diagnostics).map(M=>`- ${s(ae(M),300)} ${s(M.message)}`),S=e.length-
m.length+o,I=[S>0?`${S} more findings are not listed here.`:"",a.unannotated>0?`${a.unannotated} findings had no room for an annotation.`:""];return[m.join(`
`),...I].filter(M=>M!=="").join(`

`)}function ae({file:e,line:o,column:a}){return[e,o,a].filter(h=>h!==null).join(":")}const G=32;function n({phases:e}){if(e.length===0)return"";const o=Math.max(
1,...e.map(({ms:S})=>S)),a=Math.max(...e.map(({title:S})=>S.length)),h=e.map(({title:S,ms:I})=>{const M="\u2588".repeat(Math.round(I/o*G))||"\u258F";return`${S.
padEnd(a)}  ${(0,_.a)(I).padStart(8)}  ${M}`}),m=e.reduce((S,{ms:I})=>S+I,0);return["### Where the time went",g([...h,`${"Total".padEnd(a)}  ${(0,_.a)(m).padStart(
8)}`])].join(`

`)}function c({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${u(o,500)}`).join(`
`)].join(`

`)}function l(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function v(e,o,a,h=""){const m=e.filter(H=>H!=="").join(`

`),S=a.bytes-Buffer.byteLength(m)-Buffer.byteLength(h)-1e3,I=O((o??[]).slice(-a.logLines),S),M=I.length===0?"":B(I,o?.length??0);return`${[m,M,h].filter(H=>H!==
"").join(`

`)}
`}function B(e,o){return`<details><summary>${e.length===o?`Build log, ${o} lines`:`Build log, the last ${e.length} of ${o} lines`}</summary>

${g(e)}

</details>`}}),5225:((t,k,r)=>{r.d(k,{N:()=>i});var _=r(8302);const w=["queued","in_progress","success","failure","error","inactive"];var d=r(267);async function i($){
const{run:u,runner:C}=$,O=f(u.saved);if(!O)return;const N=g(O,u);O.ending||C.summary((0,d.Br)(N));const{openGitHubSide:U}=await r.e(369).then(r.bind(r,1369));await U(
{...$,context:u.context,token:u.raw["github-token"],open:O,save:()=>{},warn:(E,T)=>{C.annotate("warning",{message:E});for(const L of T.split(`
`))C.line(`  ${L}`)}})?.finish(O.ending??{state:O.deployID===void 0&&O.record===void 0?void 0:"error",description:s,url:void 0,comment:(0,d.wQ)(N)})}const s="Th\
e run was ended from outside before the deploy was; the platform may go on with it";function g($,{context:u}){return{status:"interrupted",app:$.app,appID:$.appID,
appCreated:!1,deployID:$.deployID,url:void 0,repository:u.repository,branch:u.pullRequest?.headBranch??u.refName,commit:u.sha===void 0?void 0:{id:u.sha,url:void 0},
built:void 0,runUrl:u.runUrl,variables:void 0,seeded:void 0,checked:void 0,compared:"",phases:[],failure:void 0,errors:[{message:s,explanation:["A re-run for th\
e same commit follows the same deployment."]}],warnings:[],unannotated:0}}function f($){const u=$===""?void 0:JSON.parse($);if(!(0,_.G)(u)||typeof u.app!="strin\
g"||typeof u.environment!="string")return;const{app:C,environment:O,comment:N,appID:U,deployID:b,record:E}=u,T=y(u.ending);return{app:C,environment:O,comment:N===
!0,...typeof U=="string"?{appID:U}:{},...typeof b=="string"?{deployID:b}:{},...typeof E=="number"?{record:E}:{},...T?{ending:T}:{}}}function y($){if(!(0,_.G)($)||
typeof $.description!="string"||typeof $.comment!="string")return;const{description:u,url:C,comment:O}=$;return{state:w.find(U=>U===$.state),description:u,url:typeof C==
"string"?C:void 0,comment:O}}}),1978:((t,k,r)=>{r.d(k,{Aq:()=>se});var _=r(3024);const w=x("os");function d(n){return n==null?"":typeof n=="string"||n instanceof
String?n:JSON.stringify(n)}function i(n){return Object.keys(n).length?{title:n.title,file:n.file,line:n.startLine,endLine:n.endLine,col:n.startColumn,endColumn:n.
endColumn}:{}}function s(n,c,l){const v=new y(n,c,l);process.stdout.write(v.toString()+w.EOL)}function g(n,c=""){s(n,{},c)}const f="::";class y{constructor(c,l,v){
c||(c="missing.command"),this.command=c,this.properties=l,this.message=v}toString(){let c=f+this.command;if(this.properties&&Object.keys(this.properties).length>
0){c+=" ";let l=!0;for(const v in this.properties)if(this.properties.hasOwnProperty(v)){const B=this.properties[v];B&&(l?l=!1:c+=",",c+=`${v}=${u(B)}`)}}return c+=
`${f}${$(this.message)}`,c}}function $(n){return d(n).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function u(n){return d(n).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const C=x("fs");function O(n,c){const l=process.env[`GITHUB_${n}`];if(!l)throw new Error(
`Unable to find environment variable for file command ${n}`);if(!C.existsSync(l))throw new Error(`Missing file at path: ${l}`);C.appendFileSync(l,`${d(c)}${w.EOL}`,
{encoding:"utf8"})}function N(n,c){const l=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,v=d(c);if(n.includes(l))throw new Error(`Unexpected\
 input: name should not contain the delimiter "${l}"`);if(v.includes(l))throw new Error(`Unexpected input: value should not contain the delimiter "${l}"`);return`${n}\
<<${l}${w.EOL}${v}${w.EOL}${l}`}const U=x("path");var b=function(n,c,l,v){function B(e){return e instanceof l?e:new l(function(o){o(e)})}return new(l||(l=Promise))(
function(e,o){function a(S){try{m(v.next(S))}catch(I){o(I)}}function h(S){try{m(v.throw(S))}catch(I){o(I)}}function m(S){S.done?e(S.value):B(S.value).then(a,h)}
m((v=v.apply(n,c||[])).next())})},E;(function(n){n[n.Success=0]="Success",n[n.Failure=1]="Failure"})(E||(E={}));function T(n,c){const l=toCommandValue(c);if(process.
env[n]=l,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(n,c));issueCommand("set-env",{name:n},l)}function L(n){s("add-mask",{},
n)}function p(n){process.env.GITHUB_PATH||""?issueFileCommand("PATH",n):issueCommand("add-path",{},n),process.env.PATH=`${n}${path.delimiter}${process.env.PATH}`}
function P(n,c){const l=process.env[`INPUT_${n.replace(/ /g,"_").toUpperCase()}`]||"";if(c&&c.required&&!l)throw new Error(`Input required and not supplied: ${n}`);
return c&&c.trimWhitespace===!1?l:l.trim()}function A(n,c){const l=P(n,c).split(`
`).filter(v=>v!=="");return c&&c.trimWhitespace===!1?l:l.map(v=>v.trim())}function D(n,c){const l=["true","True","TRUE"],v=["false","False","FALSE"],B=P(n,c);if(l.
includes(B))return!0;if(v.includes(B))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${n}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function j(n,c){if(process.env.GITHUB_OUTPUT||"")return O("OUTPUT",N(n,c));process.
stdout.write(w.EOL),s("set-output",{name:n},d(c))}function F(n){issue("echo",n?"on":"off")}function W(n){process.exitCode=E.Failure,z(n)}function X(){return process.
env.RUNNER_DEBUG==="1"}function V(n){issueCommand("debug",{},n)}function z(n,c={}){s("error",i(c),n instanceof Error?n.toString():n)}function q(n,c={}){s("warni\
ng",i(c),n instanceof Error?n.toString():n)}function ue(n,c={}){s("notice",i(c),n instanceof Error?n.toString():n)}function K(n){process.stdout.write(n+w.EOL)}function Y(n){
g("group",n)}function Q(){g("endgroup")}function te(n,c){return b(this,void 0,void 0,function*(){Y(n);let l;try{l=yield c()}finally{Q()}return l})}function ne(n,c){
if(process.env.GITHUB_STATE||"")return O("STATE",N(n,c));s("save-state",{name:n},d(c))}function ce(n){return process.env[`STATE_${n}`]||""}function re(n){return b(
this,void 0,void 0,function*(){return yield OidcClient.getIDToken(n)})}var J=r(3739),oe=r(5807);const ie="slipway",Z={error:z,warning:q,notice:ue};function se(n){
const c=ae();return{line:l=>K(G(l)),group:l=>Y(G(l)),endGroup:Q,replay:(l,v)=>{K([`::stop-commands::${v}`,...l.map(G),`::${v}::`].join(`
`))},annotate:(l,{message:v,title:B,place:e})=>{Z[l](G(v),{...B===void 0?{}:{title:B},...e===void 0?{}:{file:e.file},...e?.line===void 0?{}:{startLine:e.line},...e?.
column===void 0?{}:{startColumn:e.column}})},mask:L,output:(l,v)=>c("the outputs",()=>j(l,v)),state:(l,v)=>c("the state for the post step",()=>ne(l,v)),summary:l=>{
n!==void 0&&c("the summary",()=>(0,_.writeFileSync)(n,l))}}}function ae(){const n=new Set;return(c,l)=>{try{l()}catch(v){n.has(c)||q(G(`The runner cannot keep ${c}\
: ${(0,J.I7)(v).message}`)),n.add(c)}}}function G(n){return(0,oe.Ow)(n).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}}),5228:((t,k,r)=>{r.d(k,{i:()=>s});
var _=r(3739);function w(f){return/^(?:(?:[^.]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(f)}function d(f,y){const $=f.trim(),u=URL.canParse($)?new URL(
$):void 0;if(u===void 0||!["http:","https:"].includes(u.protocol))throw new SlipwayError("invalid_input",`${y} is not an http(s) address`,{input:y,remedy:"Write\
 it with its scheme, as https://platform.example.com."});if(u.username!==""||u.password!==""||u.search!==""||u.hash!=="")throw new SlipwayError("invalid_input",
`${y} holds more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return i(u,y),u.pathname=u.pathname.replace(/\/+$/,""),
u}function i(f,y){if(!(f.protocol==="https:"||f.protocol==="http:"&&w(f.hostname)))throw new SlipwayError("insecure_url",`${y} names ${f.origin}, which is not h\
ttps`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}async function s(f){const y=b=>f[b.toLowerCase()]||
f[b]||"",$=y("ALL_PROXY"),u=g(y("HTTP_PROXY")||$,"HTTP_PROXY"),C=g(y("HTTPS_PROXY")||$,"HTTPS_PROXY");if(u===""&&C==="")return fetch;const O=await r.e(752).then(
r.t.bind(r,6752,19)),N=new O.EnvHttpProxyAgent({httpProxy:u,httpsProxy:C,noProxy:y("NO_PROXY")}),U=O.fetch;return async(b,E)=>{if(b instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const T=new URL(b);return w(T.hostname)?fetch(b,E):U(T,{...E,dispatcher:N})}}function g(f,y){const $=f===""||f.includes(
"://")?f:`http://${f}`;if($===""||URL.canParse($))return $;throw new _.GQ("invalid_input",`${y} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://pr\
oxy.example.com:3128."})}}),1224:((t,k,r)=>{r.d(k,{m:()=>_});const _={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(d,i){i?.throwIfAborted();const{
setTimeout:s}=await Promise.resolve().then(r.t.bind(r,8500,19));try{await s(d,void 0,i?{signal:i}:{})}catch(g){throw i?.throwIfAborted(),g}}},w=(d,i)=>{const s=setInterval(
i,d).unref();return()=>clearInterval(s)}}),9127:((t,k,r)=>{r.d(k,{a:()=>d});var _=r(3739);function w(i,s){const g=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(i.trim()),[,f,y,$]=g??[],u=Number(f??0)*36e5+Number(y??0)*6e4+Number($??0)*1e3;if(!g||u===0)throw new SlipwayError("invalid_input",`${s}: "${i}" is not a d\
uration`,{input:s,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return u}function d(i){if(i<1e3)return`${Math.round(i)}ms`;
if(i<59950)return`${(i/1e3).toFixed(1)}s`;const s=Math.round(i/1e3),g=f=>String(f).padStart(2,"0");return s<3600?`${Math.floor(s/60)}m ${g(s%60)}s`:`${Math.floor(
s/3600)}h ${g(Math.floor(s%3600/60))}m`}}),3739:((t,k,r)=>{r.d(k,{GQ:()=>d,I7:()=>i,xU:()=>g});const _={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},w=Object.keys(_);class d extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(y,$,u={}){
super($,u.cause===void 0?void 0:{cause:u.cause}),this.code=y,this.mender=_[y],this.remedy=u.remedy,this.input=u.input,this.place=u.place,this.call=u.call,this.also=
u.also??[]}}function i(f){if(f instanceof d)return f;const y=f instanceof Error?f.message:String(f);return new d("internal",y,{cause:f,remedy:"This is a fault o\
f Slipway. Please report it with the lines above."})}function s(f){throw new d("internal",`Unhandled case: ${JSON.stringify(f)}`)}function g(f){if(!(!(f instanceof
Error)||!("code"in f)))return typeof f.code=="string"?f.code:void 0}}),8302:((t,k,r)=>{r.d(k,{G:()=>_});function _(d){return typeof d=="object"&&d!==null&&!Array.
isArray(d)}function w(d,i){return typeof d=="string"&&d.length<=i}}),5807:((t,k,r)=>{r.d(k,{Ow:()=>N});const _="\x1B",w="\x07",d=new RegExp(`${_}[\\]P_^X][^${w}${_}\
]*(?:${w}|${_}\\\\)|${_}\\[[0-?]*[ -/]*[@-~]|${_}[ -/]*[0-Z\\\\^-~]`,"g"),i=/[\t\n\v\f\r\u0085\u2028\u2029]/g,s=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200\
c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),g=new RegExp(`(?!\\t)(?:${s.source})`,"gu"),f=/^[ -~]*$/,y=/^[\t -~]*$/;
function $(b){return b.includes(_)?b.replace(d,""):b}function u(b){return y.test(b)?b:$(b).replace(/[\n\u2028\u2029]/g," ").replace(g,"")}function C(b,E){return b.
length>E?U(b,E):b}function O(b){return b.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function N(b,E=2e3){const T=b.length>E*8+1024?b.slice(0,E*8+1024):b;if(f.test(T)&&
T.length<=E)return b;const L=$(T).replace(i," ").replace(s,"").toWellFormed();return L.length>E||T.length<b.length?U(L,E):L}function U(b,E){if(E<1)return"";const T=b.
slice(0,E-1),L=T.charCodeAt(T.length-1);return`${L>=55296&&L<=56319?T.slice(0,-1):T}\u2026`}}),8010:((t,k,r)=>{r.a(t,async(_,w)=>{try{var d=r(117),i=r(5225),s=r(
1978),g=r(5228),f=r(1224);const y=(0,d.c)();await(0,i.N)({run:y,runner:(0,s.Aq)(y.summaryFile),fetch:await(0,g.i)(process.env),clock:f.m,random:Math.random}),w()}catch(y){
w(y)}},1)})},de={};function R(t){var k=de[t];if(k!==void 0)return k.exports;var r=de[t]={id:t,loaded:!1,exports:{}},_=!0;try{fe[t](r,r.exports,R),_=!1}finally{_&&
delete de[t]}return r.loaded=!0,r.exports}R.m=fe,typeof R<"u"&&(R.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?
1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",k=typeof Symbol=="function"?Symbol("webpack exports"):"__webpac\
k_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",_=d=>{d&&d.d<1&&(d.d=1,d.forEach(i=>i.r--),d.forEach(i=>i.r--?i.r++:i()))},
w=d=>d.map(i=>{if(i!==null&&typeof i=="object"){if(i[t])return i;if(i.then){var s=[];s.d=0,i.then(y=>{g[k]=y,_(s)},y=>{g[r]=y,_(s)});var g={};return g[t]=y=>y(s),
g}}var f={};return f[t]=y=>{},f[k]=i,f});R.a=(d,i,s)=>{var g;s&&((g=[]).d=-1);var f=new Set,y=d.exports,$,u,C,O=new Promise((N,U)=>{C=U,u=N});O[k]=y,O[t]=N=>(g&&
N(g),f.forEach(N),O.catch(U=>{})),d.exports=O,i(N=>{$=w(N);var U,b=()=>$.map(T=>{if(T[r])throw T[r];return T[k]}),E=new Promise(T=>{U=()=>T(b),U.r=0;var L=p=>p!==
g&&!f.has(p)&&(f.add(p),p&&!p.d&&(U.r++,p.push(U)));$.map(p=>p[t](L))});return U.r?E:b()},N=>(N?C(O[r]=N):u(y),_(g))),g&&g.d<0&&(g.d=0)}})(),(()=>{var t=Object.
getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,k;R.t=function(r,_){if(_&1&&(r=this(r)),_&8||typeof r=="object"&&r&&(_&4&&r.__esModule||_&16&&typeof r.
then=="function"))return r;var w=Object.create(null);R.r(w);var d={};k=k||[null,t({}),t([]),t(t)];for(var i=_&2&&r;typeof i=="object"&&!~k.indexOf(i);i=t(i))Object.
getOwnPropertyNames(i).forEach(s=>d[s]=()=>r[s]);return d.default=()=>r,R.d(w,d),w}})(),R.d=(t,k)=>{for(var r in k)R.o(k,r)&&!R.o(t,r)&&Object.defineProperty(t,
r,{enumerable:!0,get:k[r]})},R.f={},R.e=t=>Promise.all(Object.keys(R.f).reduce((k,r)=>(R.f[r](t,k),k),[])),R.u=t=>""+t+".index.js",R.o=(t,k)=>Object.prototype.hasOwnProperty.
call(t,k),R.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(t,"__esModule",{value:!0})},
R.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},k=r=>{var{ids:_,modules:w,runtime:d}=r,i,s,g=0;for(i in w)R.o(w,i)&&(R.m[i]=w[i]);for(d&&
d(R);g<_.length;g++)s=_[g],R.o(t,s)&&t[s]&&t[s][0](),t[_[g]]=0};R.f.j=(r,_)=>{var w=R.o(t,r)?t[r]:void 0;if(w!==0)if(w)_.push(w[1]);else{var d=import("./"+R.u(r)).
then(k,i=>{throw t[r]!==0&&(t[r]=void 0),i}),d=Promise.race([d,new Promise(i=>w=t[r]=[i])]);_.push(w[1]=d)}}})();var he=R(8010);he=await he;

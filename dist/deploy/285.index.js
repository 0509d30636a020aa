export const id=285,ids=[285,861,716,470],modules={7716:((G,x,l)=>{l.d(x,{U:()=>E,tellFindings:()=>C});var P=l(5807),_=l(7496),p=l(8862);function C(c,a,d){const{
pages:m,links:T,files:j}=d,A=new Set;for(const L of d.findings){const{message:W,place:B,remedy:Y}=L;a.add((0,_.x)(L),{message:(0,P.O)(W,1e3),...B?{place:B}:{}}),
Y!==void 0&&A.add(Y)}for(const L of A)c.line(`  ${L}`);c.line(`Checked ${m} pages, ${T} links and ${j} files (${f(d.bytes)})`)}const $=100,D={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function E(c){const{findings:a,largest:d}=c,m=a.length-$;return["### The site",M(c),...a.length===0?[]:[a.slice(0,$).map(v).
join(`
`)],...m>0?[`\u2026 and ${m} more.`]:[],`<details><summary>The largest files</summary>

${S(["File","Bytes","Brotli","gzip"],d.map(T=>[(0,p.aY)(T.path),f(T.bytes),f(T.brotli),f(T.gzip)]))}

</details>`].join(`

`)}function M({pages:c,links:a,files:d,bytes:m,brotli:T,gzip:j}){const A=[c,a,d].map(L=>L.toLocaleString("en"));return S(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...A,f(m),f(T),f(j)]])}function v(c){const{message:a,place:d}=c,m=d?`${(0,p.aY)([d.file,d.line,d.column].filter(T=>T!==void 0).
join(":"))} `:"";return`- ${D[(0,_.x)(c)]} ${m}${(0,p.aY)(a,500)}`}function S(c,a){return[c,c.map(()=>"---"),...a].map(d=>`| ${d.join(" | ")} |`).join(`
`)}function f(c){return c<1e3?`${c} B`:c<1e6?`${(c/1e3).toFixed(1)} kB`:`${(c/1e6).toFixed(1)} MB`}}),9285:((G,x,l)=>{l.d(x,{closePreview:()=>C});var P=l(3445),
_=l(7861),p=l(5470);async function C({app:$,pullRequest:D,github:E},M){const{run:v,runner:S}=M;let f=0;const a=await(0,_.openGitHubSide)({...M,context:v.context,
token:E.token,fetch:await(0,P.i)(M.env)??fetch,open:{app:$,environment:E.environment,comment:E.comment},save:()=>{},warn:(d,m)=>{f=1,S.annotate("error",{message:d});
for(const T of m.split(`
`))S.line(`  ${T}`)}})?.closePreview(D);return f===0&&a&&S.summary((0,p.renderClosed)($)),f===0&&S.line(a?`\u2713 The preview ${$} has ended`:`Pull request #${D}\
 is open again`),f}}),7861:((G,x,l)=>{l.r(x),l.d(x,{openGitHubSide:()=>Q});var P=l(1279),_=l(8302),p=l(7634);const C=100,$={attempts:3,totalMs:15e3,firstDelayMs:500,
mostDelayMs:2e3,mostRetryAfterMs:1e4};function D(i){const n=(0,P.p)({...i,timeoutMs:1e4,budget:$}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join(
"/")}`;function o(t,r,h,y){return n({doing:t,mayRepeat:r!=="POST",decode:R=>R,authorize:R=>R,request:{method:r,url:new URL(i.apiUrl.replace(/\/+$/,"")+h),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipway/${p.x}`,"x-github-api-version":"2022-11-28",...y===void 0?{}:{"cont\
ent-type":"application/json"}},...y===void 0?{}:{body:JSON.stringify(y)}}})}return{async listDeployments(t,r){const h=new URLSearchParams({environment:t,task:"d\
eploy",per_page:`${C}`,page:`${r}`}),y=await o("read GitHub's deployments","GET",`${s}/deployments?${h}`);return E(y).flatMap(R=>M(R.id)?[{id:R.id,payload:R.payload}]:
[])},async createDeployment({ref:t,environment:r,description:h,payload:y,transient:R,production:N}){const H=await o("record a GitHub deployment","POST",`${s}/de\
ployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:y,environment:r,description:h,transient_environment:R,production_environment:N});return(0,_.
G)(H)&&M(H.id)?H.id:void 0},async addStatus(t,{state:r,description:h,environmentUrl:y,logUrl:R}){await o("set a GitHub deployment's status","POST",`${s}/deploym\
ents/${t}/statuses`,{state:r,description:h,auto_inactive:!1,...y===void 0?{}:{environment_url:y},...R===void 0?{}:{log_url:R}})},async latestState(t){const r=`${s}\
/deployments/${t}/statuses?per_page=1`,h=E(await o("read a GitHub deployment's status","GET",r))[0]?.state;return typeof h=="string"?h:void 0},async listComments(t,r){
const h=`${s}/issues/${t}/comments?per_page=${C}&page=${r}`;return E(await o("read the comments","GET",h)).flatMap(v)},async createComment(t,r){await o("write t\
he comment","POST",`${s}/issues/${t}/comments`,{body:r})},async updateComment(t,r){await o("update the comment","PATCH",`${s}/issues/comments/${t}`,{body:r})},async login(){
const t=await o("read the token's user","GET","/user");return(0,_.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const r=await o("read the pull r\
equest","GET",`${s}/pulls/${t}`);return(0,_.G)(r)&&r.state==="closed"}}}function E(i){return Array.isArray(i)?i.filter(_.G):[]}function M(i){return Number.isSafeInteger(
i)}function v(i){const n=(0,_.G)(i.user)?i.user:{};return!M(i.id)||typeof i.body!="string"||typeof n.login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.
type==="Bot"}]}var S=l(3739),f=l(5807),c=l(1547),a=l(5470);const d=30;function m(i){return`<!-- slipway ${i} -->`}async function T(i,n,s,o){const t=`${m(s)}
${o}`,r=await A(i,n,m(s));r===void 0?await i.createComment(n,t):r.body!==t&&await i.updateComment(r.id,t)}async function j(i,n,s,o){const t=await A(i,n,m(s));t&&
await i.updateComment(t.id,`${m(s)}
${o}`)}async function A(i,n,s){let o;for(let t=1;t<=d;t++){const r=await i.listComments(n,t);for(const h of r.filter(y=>y.body.startsWith(s)))if(o??=L(i),W(h,await o))
return h;if(r.length<C)break}}function L(i){return i.login().catch(()=>"")}function W(i,n){return n===""?i.isBot:i.login===n}const B={rememberedAppID:void 0,attachTo:void 0},
Y=3;async function K(i,n,s,o=Y){const t=[];for(let r=1;r<=o;r++){const h=await i.listDeployments(n,r);if(t.push(...h.flatMap(y=>F(y,s))),h.length<C||t.length>0)
break}return t}const X=new Set(["queued","in_progress","pending","error",void 0]);async function z(i,n,s){const o=n.find(h=>h.appID!==void 0)?.appID,t=n.find(h=>h.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const r=X.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:r?
t.deployID:void 0}}function F({id:i,payload:n},s){const o=typeof n=="string"?q(n):n;if(!(0,_.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:r,commit:h,
pullRequest:y}=o;return[{slipway:1,app:s,id:i,appID:e(t),deployID:e(r),commit:e(h),pullRequest:typeof y=="number"&&Number.isSafeInteger(y)?y:void 0}]}function q(i){
try{return JSON.parse(i)}catch{return}}function e(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const u=10,w=new Set(["success","in_progress",
"queued","pending","error"]);async function g(i,n,s){for(const o of n.slice(0,u)){const t=await i.latestState(o.id);if(w.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const I={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},O="The pull request was closed",b=20,U=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class k{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#u="The deploy goes on";#c=new Set;#l=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#i=await K(s,this.#e.environment,this.#e.app),z(s,this.#i,n)))??B}tell(n){n.type==="app-known"&&
this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!U.has((0,c.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,s=n.comment){this.#s({ending:{...n,comment:s}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:r}=t;!r||!await this.#t("closing",()=>o.isClosed(r.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",O,void 0)),await this.#f((0,a.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:s}=this.#n,{app:o,environment:t}=this.#e;return this.#u="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const h=(await K(s,t,o,b)).filter(y=>y.pullRequest===n);await g(s,h,O)}),this.#e.comment&&await this.#t("comment",()=>j(s,n,o,(0,a.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#i.find(s=>s.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:r,deployID:h}=this.#e,y=await n.createDeployment({ref:s.sha,environment:t,description:V(`${o} by Slipway`),payload:{slipway:1,app:o,appID:r,
deployID:h,commit:s.sha,pullRequest:s.pullRequest?.number},transient:s.pullRequest!==void 0,production:t==="production"});y!==void 0&&this.#s({record:y})}async#o(n,s,o){
const{calls:t,context:r}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:V(s),environmentUrl:o,logUrl:r.runUrl})}async#h({
state:n,description:s,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,
record:t,comment:r}=this.#e,h=this.#i.filter(H=>H.id!==t),y=await g(n,h,"A newer deployment took its place"),[R,N]=[y?.pullRequest,s.pullRequest?.number];!r||R===
void 0||N===void 0||R===N||await this.#t("comment",()=>j(n,R,o,(0,a.renderTaken)(o,N)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>T(s,t.number,this.#e.app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#c.has(n))try{return await s()}catch(o){
const t=(0,S.I7)(o),r=[401,403,404].includes(t.call?.status??0);r&&this.#c.add(n),this.#l.has(n)||this.#n.warn(...J(n,t,r,this.#u)),this.#l.add(n);return}}}function V(i){
return(0,f.O)(i,140)}function J(i,n,s,o){const{what:t,permission:r,off:h}=I[i],y=`${o} without ${t}: ${n.message}`;return s?[y,`Add to the job${h}:
permissions:
  contents: read
  ${r}`]:[y,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=D(
{...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new k({...i,calls:o})}}),5470:((G,x,l)=>{l.r(x),l.d(x,{renderClosed:()=>M,renderComment:()=>E,renderSummary:()=>D,
renderTaken:()=>v,resultLine:()=>S});var P=l(9127),_=l(7716),p=l(8862);const C={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},$={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function D(e){const u=[c(e,"##"),a(e),d(e),A(e,C),e.checked?(0,_.U)(e.checked):"",K(e),X(e)];return F(u,e.failure?.log,C)}function E(e){const u=[c(
e,"###"),a(e),d(e),A(e,$)];return F(u,e.failure?.log,$,z(e))}function M(e){return`### \u26AA The preview ${(0,p.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function v(e,u){return`### \u26AA ${(0,p.aY)(e,200)} now shows #${u}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function S(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${f[e.status][1]}`}const f={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function c(e,u){const[w,g]=f[e.status],I=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${u} ${w} ${(0,p.aY)(e.app,200)} ${g}${I}`}function a(e){const u=(0,p.Dl)(e.url);return u===void 0?"":`**${u}**`}function d(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,p.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,p.aY)(e.deployID,
128)],["Source",m(e)],["Variables",j(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([g,I])=>I?[`| ${g} | ${I}\
 |`]:[])].join(`
`)}function m(e){const u=e.commit===void 0?void 0:(0,p.aY)(e.commit.slice(0,12)),w=u&&e.commitUrl?`[${u}](<${e.commitUrl}>)`:u,g=`${(0,p.aY)(e.branch??"",200)} \
of ${(0,p.aY)(e.repository??"",200)}`;return w===void 0?g:`${w} on ${g}`}const T=60;function j(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const u=e.length>T?` and ${e.length-T} more`:"";return`${e.slice(0,T).map(g=>(0,p.aY)(g,100)).join(", ")}${u}`}function A(e,u){const{failure:w,errors:g}=e;
if(w){const b=w.remedy===void 0?[]:[L(w.remedy.split(`
`))];return[`**${(0,p.CS)(w.headline,500)}**`,...b,W(w,e,u)].filter(k=>k!=="").join(`

`)}const I=g.slice(0,u.errors).map(b=>`**${(0,p.CS)(b.message)}**

${L(b.explanation)}`.trimEnd()),O=g.length-I.length;return[...I,...O>0?[`\u2026 and ${O} more.`]:[]].join(`

`)}function L([e,...u]){return e===void 0?"":u.length===0?(0,p.CS)(e):`${(0,p.CS)(e)}

${(0,p.EU)(u.slice(0,12),200)}`}function W({diagnostics:e,moreDiagnostics:u},w,g){const I=e.slice(0,g.diagnostics).map(U=>`- ${(0,p.aY)(B(U),300)} ${(0,p.aY)(U.
message)}`),O=e.length-I.length+u,b=[O>0?`${O} more findings are not listed here.`:"",w.unannotated>0?`${w.unannotated} findings had no room for an annotation.`:
""];return[I.join(`
`),...b].filter(U=>U!=="").join(`

`)}function B({file:e,line:u,column:w}){return[e,u,w].filter(g=>g!==null).join(":")}const Y=32;function K({phases:e}){if(e.length===0)return"";const u=Math.max(
1,...e.map(({ms:O})=>O)),w=Math.max(...e.map(({title:O})=>O.length)),g=e.map(({title:O,ms:b})=>{const U="\u2588".repeat(Math.round(b/u*Y))||"\u258F";return`${O.
padEnd(w)}  ${(0,P.a)(b).padStart(8)}  ${U}`}),I=e.reduce((O,{ms:b})=>O+b,0);return["### Where the time went",(0,p.EU)([...g,`${"Total".padEnd(w)}  ${(0,P.a)(I).
padStart(8)}`])].join(`

`)}function X({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(u=>`- ${(0,p.CS)(u,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function F(e,u,w,g=""){const I=e.filter(k=>k!=="").join(`

`),O=w.bytes-Buffer.byteLength(I)-Buffer.byteLength(g)-1e3,b=(0,p.XI)((u??[]).slice(-w.logLines),O),U=b.length===0?"":q(b,u?.length??0);return`${[I,U,g].filter(
k=>k!=="").join(`

`)}
`}function q(e,u){return`<details><summary>${e.length===u?`Build log, ${u} lines`:`Build log, the last ${e.length} of ${u} lines`}</summary>

${(0,p.EU)(e)}

</details>`}}),8862:((G,x,l)=>{l.d(x,{CS:()=>E,Dl:()=>M,EU:()=>p,XI:()=>v,aY:()=>_});var P=l(5807);function _(f,c=300){const a=(0,P.O)(f,c).replaceAll("|","\u2502").
trim();if(a==="")return"\u2013";const d="`".repeat(S(a)+1),m=a.startsWith("`")||a.endsWith("`")?" ":"";return`${d}${m}${a}${m}${d}`}function p(f,c=2e3){const a=f.
map(m=>(0,P.O)(m,c)),d="`".repeat(Math.max(3,S(a.join(`
`))+1));return[`${d}text`,...a,d].join(`
`)}const C=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,$=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function E(f,c=1e3){return(0,P.O)(f,c).trim().replace(D,(d,m,T="",j="",A="",L="")=>m!==void 0?_(m)+T:C.test(d)&&!$.test(d)?d:j+_(A)+L)}function M(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:c,username:a,password:d,href:m}=new URL(f);if(!(!/^https?:$/.test(c)||a!==""||d!==""||m.length>2e3))return`[${_(m)}](<${m.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function v(f,c){let a=c,d=f.length;for(;d>0&&(a-=Buffer.byteLength((0,P.O)(f[d-1]??""))+1,!(a<0));)d--;return f.slice(
d)}function S(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(c=>c[0].length))}}),3445:((G,x,l)=>{l.d(x,{i:()=>p});var P=l(3739),_=l(1619);async function p($){
const D=a=>$[a.toLowerCase()]||$[a]||"",E=D("ALL_PROXY"),M=C(D("HTTP_PROXY")||E,"HTTP_PROXY"),v=C(D("HTTPS_PROXY")||E,"HTTPS_PROXY");if(M===""&&v==="")return;const S=await l.
e(752).then(l.t.bind(l,6752,19)),f=new S.EnvHttpProxyAgent({httpProxy:M,httpsProxy:v,noProxy:D("NO_PROXY")}),c=S.fetch;return async(a,d)=>{if(a instanceof Request)
throw new TypeError("This fetch takes an address, not a Request");const m=new URL(a);return(0,_.U9)(m.hostname)?fetch(a,d):c(m,{...d,dispatcher:f})}}function C($,D){
const E=$===""||$.includes("://")?$:`http://${$}`;if(E===""||URL.canParse(E))return E;throw new P.GQ("invalid_input",`${D} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7496:((G,x,l)=>{l.d(x,{x:()=>_});const P={index_unanswered:"error",index_empty:"error",dead_link:"error",dead_asset:"\
error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",
source_maps:"notice",not_all_checked:"notice"};function _({code:p}){return P[p]}})};

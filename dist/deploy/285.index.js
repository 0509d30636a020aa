const Z=285,ee=[285,861,716,470],ne={7716:((j,M,c)=>{c.d(M,{Ej:()=>f,UC:()=>_,tellFindings:()=>D,tp:()=>S});var P=c(5807),$=c(7496),p=c(8862);function D(u,a,d){
const{pages:m,links:O,files:U}=d,k=new Set;for(const L of d.findings){const{message:W,place:B,remedy:Y}=L;a.add((0,$.x)(L),{message:(0,P.O)(W,1e3),...B?{place:B}:
{}}),Y!==void 0&&k.add(Y)}for(const L of k)u.line(`  ${L}`);u.line(`Checked ${m} pages, ${O} links and ${U} files (${f(d.bytes)})`)}const g=100,T={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function _(u){const{findings:a,largest:d}=u,m=a.length-g;return["### The site",I(u),...a.length===0?[]:[a.slice(0,
g).map(x).join(`
`)],...m>0?[`\u2026 and ${m} more.`]:[],`<details><summary>The largest files</summary>

${S(["File","Bytes","Brotli","gzip"],d.map(O=>[(0,p.aY)(O.path),f(O.bytes),f(O.brotli),f(O.gzip)]))}

</details>`].join(`

`)}function I({pages:u,links:a,files:d,bytes:m,brotli:O,gzip:U}){const k=[u,a,d].map(L=>L.toLocaleString("en"));return S(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...k,f(m),f(O),f(U)]])}function x(u){const{message:a,place:d}=u,m=d?`${(0,p.aY)([d.file,d.line,d.column].filter(O=>O!==void 0).
join(":"))} `:"";return`- ${T[(0,$.x)(u)]} ${m}${(0,p.aY)(a,500)}`}function S(u,a){return[u,u.map(()=>"---"),...a].map(d=>`| ${d.join(" | ")} |`).join(`
`)}function f(u){return u<1e3?`${u} B`:u<1e6?`${(u/1e3).toFixed(1)} kB`:`${(u/1e6).toFixed(1)} MB`}}),9285:((j,M,c)=>{c.d(M,{closePreview:()=>D});var P=c(3445),
$=c(7861),p=c(5470);async function D({app:g,pullRequest:T,github:_},I){const{run:x,runner:S}=I;let f=0;const a=await(0,$.openGitHubSide)({...I,context:x.context,
token:_.token,fetch:await(0,P.i)(I.env),open:{app:g,environment:_.environment,comment:_.comment},save:()=>{},warn:(d,m)=>{f=1,S.annotate("error",{message:d});for(const O of m.
split(`
`))S.line(`  ${O}`)}})?.closePreview(T);return f===0&&a&&S.summary((0,p.renderClosed)(g)),f===0&&S.line(a?`\u2713 The preview ${g} has ended`:`Pull request #${T}\
 is open again`),f}}),7861:((j,M,c)=>{c.r(M),c.d(M,{openGitHubSide:()=>Q});var P=c(1279),$=c(8302),p=c(7634);const D=100,g={attempts:3,totalMs:15e3,firstDelayMs:500,
mostDelayMs:2e3,mostRetryAfterMs:1e4};function T(i){const n=(0,P.p)({...i,timeoutMs:1e4,budget:g}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join(
"/")}`;function o(t,r,h,y){return n({doing:t,mayRepeat:r!=="POST",decode:v=>v,authorize:v=>v,request:{method:r,url:new URL(i.apiUrl.replace(/\/+$/,"")+h),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipway/${p.x}`,"x-github-api-version":"2022-11-28",...y===void 0?{}:{"cont\
ent-type":"application/json"}},...y===void 0?{}:{body:JSON.stringify(y)}}})}return{async listDeployments(t,r){const h=new URLSearchParams({environment:t,task:"d\
eploy",per_page:`${D}`,page:`${r}`}),y=await o("read GitHub's deployments","GET",`${s}/deployments?${h}`);return _(y).flatMap(v=>I(v.id)?[{id:v.id,payload:v.payload}]:
[])},async createDeployment({ref:t,environment:r,description:h,payload:y,transient:v,production:N}){const H=await o("record a GitHub deployment","POST",`${s}/de\
ployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:y,environment:r,description:h,transient_environment:v,production_environment:N});return(0,$.
G)(H)&&I(H.id)?H.id:void 0},async addStatus(t,{state:r,description:h,environmentUrl:y,logUrl:v}){await o("set a GitHub deployment's status","POST",`${s}/deploym\
ents/${t}/statuses`,{state:r,description:h,auto_inactive:!1,...y===void 0?{}:{environment_url:y},...v===void 0?{}:{log_url:v}})},async latestState(t){const r=`${s}\
/deployments/${t}/statuses?per_page=1`,h=_(await o("read a GitHub deployment's status","GET",r))[0]?.state;return typeof h=="string"?h:void 0},async listComments(t,r){
const h=`${s}/issues/${t}/comments?per_page=${D}&page=${r}`;return _(await o("read the comments","GET",h)).flatMap(x)},async createComment(t,r){await o("write t\
he comment","POST",`${s}/issues/${t}/comments`,{body:r})},async updateComment(t,r){await o("update the comment","PATCH",`${s}/issues/comments/${t}`,{body:r})},async login(){
const t=await o("read the token's user","GET","/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const r=await o("read the pull r\
equest","GET",`${s}/pulls/${t}`);return(0,$.G)(r)&&r.state==="closed"}}}function _(i){return Array.isArray(i)?i.filter($.G):[]}function I(i){return Number.isSafeInteger(
i)}function x(i){const n=(0,$.G)(i.user)?i.user:{};return!I(i.id)||typeof i.body!="string"||typeof n.login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.
type==="Bot"}]}var S=c(3739),f=c(5807),u=c(1547),a=c(5470);const d=30;function m(i){return`<!-- slipway ${i} -->`}async function O(i,n,s,o){const t=`${m(s)}
${o}`,r=await k(i,n,m(s));r===void 0?await i.createComment(n,t):r.body!==t&&await i.updateComment(r.id,t)}async function U(i,n,s,o){const t=await k(i,n,m(s));t&&
await i.updateComment(t.id,`${m(s)}
${o}`)}async function k(i,n,s){let o;for(let t=1;t<=d;t++){const r=await i.listComments(n,t);for(const h of r.filter(y=>y.body.startsWith(s)))if(o??=L(i),W(h,await o))
return h;if(r.length<D)break}}function L(i){return i.login().catch(()=>"")}function W(i,n){return n===""?i.isBot:i.login===n}const B={rememberedAppID:void 0,attachTo:void 0},
Y=3;async function K(i,n,s,o=Y){const t=[];for(let r=1;r<=o;r++){const h=await i.listDeployments(n,r);if(t.push(...h.flatMap(y=>F(y,s))),h.length<D||t.length>0)
break}return t}const X=new Set(["queued","in_progress","pending","error",void 0]);async function z(i,n,s){const o=n.find(h=>h.appID!==void 0)?.appID,t=n.find(h=>h.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const r=X.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:r?
t.deployID:void 0}}function F({id:i,payload:n},s){const o=typeof n=="string"?q(n):n;if(!(0,$.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:r,commit:h,
pullRequest:y}=o;return[{slipway:1,app:s,id:i,appID:e(t),deployID:e(r),commit:e(h),pullRequest:typeof y=="number"&&Number.isSafeInteger(y)?y:void 0}]}function q(i){
try{return JSON.parse(i)}catch{return}}function e(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const l=10,w=new Set(["success","in_progress",
"queued","pending","error"]);async function E(i,n,s){for(const o of n.slice(0,l)){const t=await i.latestState(o.id);if(w.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const C={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},b="The pull request was closed",R=20,A=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class G{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#l="The deploy goes on";#c=new Set;#u=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#i=await K(s,this.#e.environment,this.#e.app),z(s,this.#i,n)))??B}tell(n){n.type==="app-known"&&
this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!A.has((0,u.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,s=n.comment){this.#s({ending:{...n,comment:s}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:r}=t;!r||!await this.#t("closing",()=>o.isClosed(r.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",b,void 0)),await this.#f((0,a.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:s}=this.#n,{app:o,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const h=(await K(s,t,o,R)).filter(y=>y.pullRequest===n);await E(s,h,b)}),this.#e.comment&&await this.#t("comment",()=>U(s,n,o,(0,a.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#i.find(s=>s.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:r,deployID:h}=this.#e,y=await n.createDeployment({ref:s.sha,environment:t,description:V(`${o} by Slipway`),payload:{slipway:1,app:o,appID:r,
deployID:h,commit:s.sha,pullRequest:s.pullRequest?.number},transient:s.pullRequest!==void 0,production:t==="production"});y!==void 0&&this.#s({record:y})}async#o(n,s,o){
const{calls:t,context:r}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:V(s),environmentUrl:o,logUrl:r.runUrl})}async#h({
state:n,description:s,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,
record:t,comment:r}=this.#e,h=this.#i.filter(H=>H.id!==t),y=await E(n,h,"A newer deployment took its place"),[v,N]=[y?.pullRequest,s.pullRequest?.number];!r||v===
void 0||N===void 0||v===N||await this.#t("comment",()=>U(n,v,o,(0,a.renderTaken)(o,N)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>O(s,t.number,this.#e.app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#c.has(n))try{return await s()}catch(o){
const t=(0,S.I7)(o),r=[401,403,404].includes(t.call?.status??0);r&&this.#c.add(n),this.#u.has(n)||this.#n.warn(...J(n,t,r,this.#l)),this.#u.add(n);return}}}function V(i){
return(0,f.O)(i,140)}function J(i,n,s,o){const{what:t,permission:r,off:h}=C[i],y=`${o} without ${t}: ${n.message}`;return s?[y,`Add to the job${h}:
permissions:
  contents: read
  ${r}`]:[y,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=T(
{...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new G({...i,calls:o})}}),5470:((j,M,c)=>{c.r(M),c.d(M,{renderClosed:()=>I,renderComment:()=>_,renderSummary:()=>T,
renderTaken:()=>x,resultLine:()=>S});var P=c(9127),$=c(7716),p=c(8862);const D={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},g={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function T(e){const l=[u(e,"##"),a(e),d(e),k(e,D),e.checked?(0,$.UC)(e.checked):"",e.compared,K(e),X(e)];return F(l,e.failure?.log,D)}function _(e){
const l=[u(e,"###"),a(e),d(e),k(e,g)];return F(l,e.failure?.log,g,z(e))}function I(e){return`### \u26AA The preview ${(0,p.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function x(e,l){return`### \u26AA ${(0,p.aY)(e,200)} now shows #${l}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function S(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${f[e.status][1]}`}const f={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function u(e,l){const[w,E]=f[e.status],C=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${l} ${w} ${(0,p.aY)(e.app,200)} ${E}${C}`}function a(e){const l=(0,p.Dl)(e.url);return l===void 0?"":`**${l}**`}function d(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,p.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,p.aY)(e.deployID,
128)],["Source",m(e)],["Variables",U(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([E,C])=>C?[`| ${E} | ${C}\
 |`]:[])].join(`
`)}function m(e){const l=e.commit===void 0?void 0:(0,p.aY)(e.commit.slice(0,12)),w=l&&e.commitUrl?`[${l}](<${e.commitUrl}>)`:l,E=`${(0,p.aY)(e.branch??"",200)} \
of ${(0,p.aY)(e.repository??"",200)}`;return w===void 0?E:`${w} on ${E}`}const O=60;function U(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const l=e.length>O?` and ${e.length-O} more`:"";return`${e.slice(0,O).map(E=>(0,p.aY)(E,100)).join(", ")}${l}`}function k(e,l){const{failure:w,errors:E}=e;
if(w){const R=w.remedy===void 0?[]:[L(w.remedy.split(`
`))];return[`**${(0,p.CS)(w.headline,500)}**`,...R,W(w,e,l)].filter(G=>G!=="").join(`

`)}const C=E.slice(0,l.errors).map(R=>`**${(0,p.CS)(R.message)}**

${L(R.explanation)}`.trimEnd()),b=E.length-C.length;return[...C,...b>0?[`\u2026 and ${b} more.`]:[]].join(`

`)}function L([e,...l]){return e===void 0?"":l.length===0?(0,p.CS)(e):`${(0,p.CS)(e)}

${(0,p.EU)(l.slice(0,12),200)}`}function W({diagnostics:e,moreDiagnostics:l},w,E){const C=e.slice(0,E.diagnostics).map(A=>`- ${(0,p.aY)(B(A),300)} ${(0,p.aY)(A.
message)}`),b=e.length-C.length+l,R=[b>0?`${b} more findings are not listed here.`:"",w.unannotated>0?`${w.unannotated} findings had no room for an annotation.`:
""];return[C.join(`
`),...R].filter(A=>A!=="").join(`

`)}function B({file:e,line:l,column:w}){return[e,l,w].filter(E=>E!==null).join(":")}const Y=32;function K({phases:e}){if(e.length===0)return"";const l=Math.max(
1,...e.map(({ms:b})=>b)),w=Math.max(...e.map(({title:b})=>b.length)),E=e.map(({title:b,ms:R})=>{const A="\u2588".repeat(Math.round(R/l*Y))||"\u258F";return`${b.
padEnd(w)}  ${(0,P.a)(R).padStart(8)}  ${A}`}),C=e.reduce((b,{ms:R})=>b+R,0);return["### Where the time went",(0,p.EU)([...E,`${"Total".padEnd(w)}  ${(0,P.a)(C).
padStart(8)}`])].join(`

`)}function X({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(l=>`- ${(0,p.CS)(l,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function F(e,l,w,E=""){const C=e.filter(G=>G!=="").join(`

`),b=w.bytes-Buffer.byteLength(C)-Buffer.byteLength(E)-1e3,R=(0,p.XI)((l??[]).slice(-w.logLines),b),A=R.length===0?"":q(R,l?.length??0);return`${[C,A,E].filter(
G=>G!=="").join(`

`)}
`}function q(e,l){return`<details><summary>${e.length===l?`Build log, ${l} lines`:`Build log, the last ${e.length} of ${l} lines`}</summary>

${(0,p.EU)(e)}

</details>`}}),8862:((j,M,c)=>{c.d(M,{CS:()=>_,Dl:()=>I,EU:()=>p,XI:()=>x,aY:()=>$});var P=c(5807);function $(f,u=300){const a=(0,P.O)(f,u).replaceAll("|","\u2502").
trim();if(a==="")return"\u2013";const d="`".repeat(S(a)+1),m=a.startsWith("`")||a.endsWith("`")?" ":"";return`${d}${m}${a}${m}${d}`}function p(f,u=2e3){const a=f.
map(m=>(0,P.O)(m,u)),d="`".repeat(Math.max(3,S(a.join(`
`))+1));return[`${d}text`,...a,d].join(`
`)}const D=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,g=/^[0-9a-f]{7,40}\W*$/i,T=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function _(f,u=1e3){return(0,P.O)(f,u).trim().replace(T,(d,m,O="",U="",k="",L="")=>m!==void 0?$(m)+O:D.test(d)&&!g.test(d)?d:U+$(k)+L)}function I(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:u,username:a,password:d,href:m}=new URL(f);if(!(!/^https?:$/.test(u)||a!==""||d!==""||m.length>2e3))return`[${$(m)}](<${m.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function x(f,u){let a=u,d=f.length;for(;d>0&&(a-=Buffer.byteLength((0,P.O)(f[d-1]??""))+1,!(a<0));)d--;return f.slice(
d)}function S(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(u=>u[0].length))}}),3445:((j,M,c)=>{c.d(M,{i:()=>p});var P=c(3739),$=c(1619);async function p(g){
const T=a=>g[a.toLowerCase()]||g[a]||"",_=T("ALL_PROXY"),I=D(T("HTTP_PROXY")||_,"HTTP_PROXY"),x=D(T("HTTPS_PROXY")||_,"HTTPS_PROXY");if(I===""&&x==="")return fetch;
const S=await c.e(752).then(c.t.bind(c,6752,19)),f=new S.EnvHttpProxyAgent({httpProxy:I,httpsProxy:x,noProxy:T("NO_PROXY")}),u=S.fetch;return async(a,d)=>{if(a instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const m=new URL(a);return(0,$.U9)(m.hostname)?fetch(a,d):u(m,{...d,dispatcher:f})}}function D(g,T){
const _=g===""||g.includes("://")?g:`http://${g}`;if(_===""||URL.canParse(_))return _;throw new P.GQ("invalid_input",`${T} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7496:((j,M,c)=>{c.d(M,{x:()=>$});const P={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function $({code:p}){return P[p]}}),1547:((j,M,c)=>{c.d(M,{P:()=>D,Y:()=>p});const P=[["success",["succe\
eded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","publishe\
d","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deplo\
ymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled",
"canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting",
"initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","inva\
lidating","provisioning","cancelling","canceling"]]],$=new Map(P.flatMap(([g,T])=>T.map(_=>[_,g])));function p(g){return g.toLowerCase().replace(/[\s_-]/g,"")}function D(g,T=new Map){
const _=p(g);return T.get(_)??$.get(_)}})};export{Z as id,ee as ids,ne as modules};

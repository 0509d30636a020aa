const Z=861,ee=[861,716,470],ne={7716:((W,M,m)=>{m.d(M,{Ej:()=>y,UC:()=>C,tellFindings:()=>k,tp:()=>A,zD:()=>g});var I=m(5807),$=m(7496),l=m(8862);function k(a,u,c){
const{pages:E,links:b,files:R}=c,P=new Set;for(const U of c.findings){const{message:Y,place:N,remedy:G}=U;u.add((0,$.x)(U),{message:(0,I.O)(Y,1e3),...N?{place:N}:
{}}),G!==void 0&&P.add(G)}for(const U of P)a.line(`  ${U}`);a.line(`Checked ${E} pages, ${b} links and ${R} files (${y(c.bytes)})`)}const O=100,v={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function C(a){const{findings:u,largest:c}=a,E=u.length-O;return["### The site",L(a),...u.length===0?[]:[u.slice(0,
O).map(x).join(`
`)],...E>0?[`\u2026 and ${E} more.`]:[],`<details><summary>The largest files</summary>

${A(["File","Bytes","Brotli","gzip"],c.map(b=>[(0,l.aY)(b.path),y(b.bytes),y(b.brotli),y(b.gzip)]))}

</details>`].join(`

`)}function L({pages:a,links:u,files:c,bytes:E,brotli:b,gzip:R}){const P=[a,u,c].map(g);return A(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...P,y(E),y(b),y(R)]])}function x(a){const{message:u,place:c}=a,E=c?`${(0,l.aY)([c.file,c.line,c.column].filter(b=>b!==void 0).join(":"))} `:"";return`\
- ${v[(0,$.x)(a)]} ${E}${(0,l.aY)(u,500)}`}function A(a,u){return[a,a.map(()=>"---"),...u].map(c=>`| ${c.join(" | ")} |`).join(`
`)}function g(a){return String(a).replace(/\B(?=(?:\d{3})+$)/g,",")}function y(a){return a<1e3?`${a} B`:a<1e6?`${(a/1e3).toFixed(1)} kB`:`${(a/1e6).toFixed(1)} \
MB`}}),7861:((W,M,m)=>{m.r(M),m.d(M,{openGitHubSide:()=>Q});var I=m(1279),$=m(8302),l=m(7634);const k=100,O={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4};function v(s){const n=(0,I.p)({...s,timeoutMs:1e4,budget:O}),i=`/repos/${s.repository.split("/").map(encodeURIComponent).join("/")}`;function r(t,o,p,f){
return n({doing:t,mayRepeat:o!=="POST",decode:T=>T,authorize:T=>T,request:{method:o,url:new URL(s.apiUrl.replace(/\/+$/,"")+p),headers:{accept:"application/vnd.\
github+json",authorization:`Bearer ${s.token}`,"user-agent":`slipway/${l.x}`,"x-github-api-version":"2022-11-28",...f===void 0?{}:{"content-type":"application/j\
son"}},...f===void 0?{}:{body:JSON.stringify(f)}}})}return{async listDeployments(t,o){const p=new URLSearchParams({environment:t,task:"deploy",per_page:`${k}`,page:`${o}`}),
f=await r("read GitHub's deployments","GET",`${i}/deployments?${p}`);return C(f).flatMap(T=>L(T.id)?[{id:T.id,payload:T.payload}]:[])},async createDeployment({ref:t,
environment:o,description:p,payload:f,transient:T,production:H}){const F=await r("record a GitHub deployment","POST",`${i}/deployments`,{ref:t,task:"deploy",auto_merge:!1,
required_contexts:[],payload:f,environment:o,description:p,transient_environment:T,production_environment:H});return(0,$.G)(F)&&L(F.id)?F.id:void 0},async addStatus(t,{
state:o,description:p,environmentUrl:f,logUrl:T}){await r("set a GitHub deployment's status","POST",`${i}/deployments/${t}/statuses`,{state:o,description:p,auto_inactive:!1,
...f===void 0?{}:{environment_url:f},...T===void 0?{}:{log_url:T}})},async latestState(t){const o=`${i}/deployments/${t}/statuses?per_page=1`,p=C(await r("read \
a GitHub deployment's status","GET",o))[0]?.state;return typeof p=="string"?p:void 0},async listComments(t,o){const p=`${i}/issues/${t}/comments?per_page=${k}&p\
age=${o}`;return C(await r("read the comments","GET",p)).flatMap(x)},async createComment(t,o){await r("write the comment","POST",`${i}/issues/${t}/comments`,{body:o})},
async updateComment(t,o){await r("update the comment","PATCH",`${i}/issues/comments/${t}`,{body:o})},async login(){const t=await r("read the token's user","GET",
"/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const o=await r("read the pull request","GET",`${i}/pulls/${t}`);return(0,$.G)(
o)&&o.state==="closed"}}}function C(s){return Array.isArray(s)?s.filter($.G):[]}function L(s){return Number.isSafeInteger(s)}function x(s){const n=(0,$.G)(s.user)?
s.user:{};return!L(s.id)||typeof s.body!="string"||typeof n.login!="string"?[]:[{id:s.id,body:s.body,login:n.login,isBot:n.type==="Bot"}]}var A=m(3739),g=m(5807),
y=m(1547),a=m(5470);const u=30;function c(s){return`<!-- slipway ${s} -->`}async function E(s,n,i,r){const t=`${c(i)}
${r}`,o=await R(s,n,c(i));o===void 0?await s.createComment(n,t):o.body!==t&&await s.updateComment(o.id,t)}async function b(s,n,i,r){const t=await R(s,n,c(i));t&&
await s.updateComment(t.id,`${c(i)}
${r}`)}async function R(s,n,i){let r;for(let t=1;t<=u;t++){const o=await s.listComments(n,t);for(const p of o.filter(f=>f.body.startsWith(i)))if(r??=P(s),U(p,await r))
return p;if(o.length<k)break}}function P(s){return s.login().catch(()=>"")}function U(s,n){return n===""?s.isBot:s.login===n}const Y={rememberedAppID:void 0,attachTo:void 0},
N=3;async function G(s,n,i,r=N){const t=[];for(let o=1;o<=r;o++){const p=await s.listDeployments(n,o);if(t.push(...p.flatMap(f=>q(f,i))),p.length<k||t.length>0)
break}return t}const K=new Set(["queued","in_progress","pending","error",void 0]);async function z(s,n,i){const r=n.find(p=>p.appID!==void 0)?.appID,t=n.find(p=>p.
deployID!==void 0);if(!t||i===void 0||t.commit!==i)return{rememberedAppID:r,attachTo:void 0};const o=K.has(await s.latestState(t.id));return{rememberedAppID:r,attachTo:o?
t.deployID:void 0}}function q({id:s,payload:n},i){const r=typeof n=="string"?V(n):n;if(!(0,$.G)(r)||r.slipway!==1||r.app!==i)return[];const{appID:t,deployID:o,commit:p,
pullRequest:f}=r;return[{slipway:1,app:i,id:s,appID:e(t),deployID:e(o),commit:e(p),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?f:void 0}]}function V(s){
try{return JSON.parse(s)}catch{return}}function e(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const d=10,h=new Set(["success","in_progress",
"queued","pending","error"]);async function w(s,n,i){for(const r of n.slice(0,d)){const t=await s.latestState(r.id);if(h.has(t)&&(await s.addStatus(r.id,{state:"\
inactive",description:i,environmentUrl:void 0,logUrl:void 0}),t==="success"))return r}}const S={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},_="The pull request was closed",D=20,j=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class B{#n;#e;#s=[];#o=Promise.resolve();#d=!1;#l="The deploy goes on";#u=new Set;#c=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:i}=this.#n;return await this.#t("deployments",async()=>(this.#s=await G(i,this.#e.environment,this.#e.app),z(i,this.#s,n)))??Y}tell(n){n.type==="app-known"&&
this.#i({appID:n.appID}),n.type==="deployment-known"&&(this.#i({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!j.has((0,y.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#r("in_progress","The platform is at work on it",void 0)))}async finish(n,i=n.comment){this.#i({ending:{...n,comment:i}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#o,this.#f(n.comment)]);const{calls:r,context:t}=this.#n,{pullRequest:o}=t;!o||!await this.#t("closing",()=>r.isClosed(o.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#r("inactive",_,void 0)),await this.#f((0,a.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:i}=this.#n,{app:r,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>i.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const p=(await G(i,t,r,D)).filter(f=>f.pullRequest===n);await w(i,p,_)}),this.#e.comment&&await this.#t("comment",()=>b(i,n,r,(0,a.renderClosed)(r))),
!0):!1}#a(n){this.#o=this.#o.then(()=>this.#t("deployments",n))}async#m(){const n=this.#s.find(i=>i.deployID===this.#e.deployID);n?this.#i({record:n.id}):await this.#p(),
await this.#r("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:i}=this.#n;if(i.sha===void 0||this.#e.record!==void 0)return;const{
app:r,environment:t,appID:o,deployID:p}=this.#e,f=await n.createDeployment({ref:i.sha,environment:t,description:J(`${r} by Slipway`),payload:{slipway:1,app:r,appID:o,
deployID:p,commit:i.sha,pullRequest:i.pullRequest?.number},transient:i.pullRequest!==void 0,production:t==="production"});f!==void 0&&this.#i({record:f})}async#r(n,i,r){
const{calls:t,context:o}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:J(i),environmentUrl:r,logUrl:o.runUrl})}async#h({
state:n,description:i,url:r}){n!==void 0&&(await this.#p(),await this.#r(n,i,r),n==="success"&&await this.#y())}async#y(){const{calls:n,context:i}=this.#n,{app:r,
record:t,comment:o}=this.#e,p=this.#s.filter(F=>F.id!==t),f=await w(n,p,"A newer deployment took its place"),[T,H]=[f?.pullRequest,i.pullRequest?.number];!o||T===
void 0||H===void 0||T===H||await this.#t("comment",()=>b(n,T,r,(0,a.renderTaken)(r,H)))}async#f(n){const{calls:i,context:r}=this.#n,{pullRequest:t}=r;!this.#e.comment||
!t||await this.#t("comment",()=>E(i,t.number,this.#e.app,n))}#i(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,i){if(!this.#u.has(n))try{return await i()}catch(r){
const t=(0,A.I7)(r),o=[401,403,404].includes(t.call?.status??0);o&&this.#u.add(n),this.#c.has(n)||this.#n.warn(...X(n,t,o,this.#l)),this.#c.add(n);return}}}function J(s){
return(0,g.O)(s,140)}function X(s,n,i,r){const{what:t,permission:o,off:p}=S[s],f=`${r} without ${t}: ${n.message}`;return i?[f,`Add to the job${p}:
permissions:
  contents: read
  ${o}`]:[f,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(s){const{context:n,token:i}=s;if(n.repository===void 0)return;const r=v(
{...s,token:i,apiUrl:n.apiUrl,repository:n.repository});return new B({...s,calls:r})}}),5470:((W,M,m)=>{m.r(M),m.d(M,{renderClosed:()=>L,renderComment:()=>C,renderSummary:()=>v,
renderTaken:()=>x,resultLine:()=>A});var I=m(9127),$=m(7716),l=m(8862);const k={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},O={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function v(e){const d=[y(e,"##"),a(e),u(e),R(e,k),e.checked?(0,$.UC)(e.checked):"",e.compared,G(e),K(e)];return q(d,e.failure?.log,k)}function C(e){
const d=[y(e,"###"),a(e),u(e),R(e,O)];return q(d,e.failure?.log,O,z(e))}function L(e){return`### \u26AA The preview ${(0,l.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function x(e,d){return`### \u26AA ${(0,l.aY)(e,200)} now shows #${d}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function A(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${g[e.status][1]}`}const g={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function y(e,d){const[h,w]=g[e.status],S=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${d} ${h} ${(0,l.aY)(e.app,200)} ${w}${S}`}function a(e){const d=(0,l.Dl)(e.url);return d===void 0?"":`**${d}**`}function u(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,l.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,l.aY)(e.deployID,
128)],["Source",c(e)],["Variables",b(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([w,S])=>S?[`| ${w} | ${S}\
 |`]:[])].join(`
`)}function c(e){const d=e.commit===void 0?void 0:(0,l.aY)(e.commit.slice(0,12)),h=d&&e.commitUrl?`[${d}](<${e.commitUrl}>)`:d,w=`${(0,l.aY)(e.branch??"",200)} \
of ${(0,l.aY)(e.repository??"",200)}`;return h===void 0?w:`${h} on ${w}`}const E=60;function b(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const d=e.length>E?` and ${e.length-E} more`:"";return`${e.slice(0,E).map(w=>(0,l.aY)(w,100)).join(", ")}${d}`}function R(e,d){const{failure:h,errors:w}=e;
if(h){const D=h.remedy===void 0?[]:[P(h.remedy.split(`
`))];return[`**${(0,l.CS)(h.headline,500)}**`,...D,U(h,e,d)].filter(B=>B!=="").join(`

`)}const S=w.slice(0,d.errors).map(D=>`**${(0,l.CS)(D.message)}**

${P(D.explanation)}`.trimEnd()),_=w.length-S.length;return[...S,..._>0?[`\u2026 and ${_} more.`]:[]].join(`

`)}function P([e,...d]){return e===void 0?"":d.length===0?(0,l.CS)(e):`${(0,l.CS)(e)}

${(0,l.EU)(d.slice(0,12),200)}`}function U({diagnostics:e,moreDiagnostics:d},h,w){const S=e.slice(0,w.diagnostics).map(j=>`- ${(0,l.aY)(Y(j),300)} ${(0,l.aY)(j.
message)}`),_=e.length-S.length+d,D=[_>0?`${_} more findings are not listed here.`:"",h.unannotated>0?`${h.unannotated} findings had no room for an annotation.`:
""];return[S.join(`
`),...D].filter(j=>j!=="").join(`

`)}function Y({file:e,line:d,column:h}){return[e,d,h].filter(w=>w!==null).join(":")}const N=32;function G({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:_})=>_)),h=Math.max(...e.map(({title:_})=>_.length)),w=e.map(({title:_,ms:D})=>{const j="\u2588".repeat(Math.round(D/d*N))||"\u258F";return`${_.
padEnd(h)}  ${(0,I.a)(D).padStart(8)}  ${j}`}),S=e.reduce((_,{ms:D})=>_+D,0);return["### Where the time went",(0,l.EU)([...w,`${"Total".padEnd(h)}  ${(0,I.a)(S).
padStart(8)}`])].join(`

`)}function K({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,l.CS)(d,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function q(e,d,h,w=""){const S=e.filter(B=>B!=="").join(`

`),_=h.bytes-Buffer.byteLength(S)-Buffer.byteLength(w)-1e3,D=(0,l.XI)((d??[]).slice(-h.logLines),_),j=D.length===0?"":V(D,d?.length??0);return`${[S,j,w].filter(
B=>B!=="").join(`

`)}
`}function V(e,d){return`<details><summary>${e.length===d?`Build log, ${d} lines`:`Build log, the last ${e.length} of ${d} lines`}</summary>

${(0,l.EU)(e)}

</details>`}}),8862:((W,M,m)=>{m.d(M,{CS:()=>C,Dl:()=>L,EU:()=>l,XI:()=>x,aY:()=>$});var I=m(5807);function $(g,y=300){const a=(0,I.O)(g,y).replaceAll("|","\u2502").
trim();if(a==="")return"\u2013";const u="`".repeat(A(a)+1),c=a.startsWith("`")||a.endsWith("`")?" ":"";return`${u}${c}${a}${c}${u}`}function l(g,y=2e3){const a=g.
map(c=>(0,I.O)(c,y)),u="`".repeat(Math.max(3,A(a.join(`
`))+1));return[`${u}text`,...a,u].join(`
`)}const k=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,O=/^[0-9a-f]{7,40}\W*$/i,v=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function C(g,y=1e3){return(0,I.O)(g,y).trim().replace(v,(u,c,E="",b="",R="",P="")=>c!==void 0?$(c)+E:k.test(u)&&!O.test(u)?u:b+$(R)+P)}function L(g){if(g===void 0||
!URL.canParse(g))return;const{protocol:y,username:a,password:u,href:c}=new URL(g);if(!(!/^https?:$/.test(y)||a!==""||u!==""||c.length>2e3))return`[${$(c)}](<${c.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function x(g,y){let a=y,u=g.length;for(;u>0&&(a-=Buffer.byteLength((0,I.O)(g[u-1]??""))+1,!(a<0));)u--;return g.slice(
u)}function A(g){return Math.max(0,...[...g.matchAll(/`+/g)].map(y=>y[0].length))}}),7496:((W,M,m)=>{m.d(M,{x:()=>$});const I={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:l}){return I[l]}}),1547:((W,M,m)=>{m.d(M,
{P:()=>k,Y:()=>l});const I=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deployme\
ntsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected",
"broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internaler\
ror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","creat\
ed","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","upload\
ing","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],$=new Map(I.flatMap(([O,v])=>v.map(C=>[C,O])));function l(O){
return O.toLowerCase().replace(/[\s_-]/g,"")}function k(O,v=new Map){const C=l(O);return v.get(C)??$.get(C)}})};export{Z as id,ee as ids,ne as modules};

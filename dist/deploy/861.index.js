const Z=861,ee=[861,716,470],ne={7716:((H,k,m)=>{m.d(k,{Ej:()=>p,UC:()=>A,tellFindings:()=>v,tp:()=>y,zD:()=>_});var O=m(5807),$=m(7496),l=m(8862);function v(a,u,w){
const{pages:C,links:b,files:j}=w,U=new Set;for(const x of w.findings){const{message:K,place:B,remedy:Y}=x;u.add((0,$.x)(x),{message:(0,O.Ow)(K,1e3),...B?{place:B}:
{}}),Y!==void 0&&U.add(Y)}for(const x of U)a.line(`  ${x}`);const[F,q,W]=[D(C,"page"),D(b,"link"),D(j,"file")];a.line(`Checked ${F}, ${q} and ${W} (${p(w.bytes)}\
)`)}function D(a,u){return`${_(a)} ${u}${a===1?"":"s"}`}const R=100,M={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function A(a){const{findings:u,
largest:w}=a,C=u.length-R;return["### The site",G(a),...u.length===0?[]:[u.slice(0,R).map(L).join(`
`)],...C>0?[`\u2026 and ${C} more.`]:[],`<details><summary>The largest files</summary>

${y(["File","Bytes","Brotli","gzip"],w.map(b=>[(0,l.aY)(b.path),p(b.bytes),p(b.brotli),p(b.gzip)]))}

</details>`].join(`

`)}function G({pages:a,links:u,files:w,bytes:C,brotli:b,gzip:j}){const U=[a,u,w].map(_);return y(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...U,p(C),p(b),p(j)]])}function L(a){const{message:u,place:w}=a,C=w?`${(0,l.aY)([w.file,w.line,w.column].filter(b=>b!==void 0).join(":"))} `:"";return`\
- ${M[(0,$.x)(a)]} ${C}${(0,l.aY)(u,500)}`}function y(a,u){return[a,a.map(()=>"---"),...u].map(w=>`| ${w.join(" | ")} |`).join(`
`)}function _(a){return String(a).replace(/\B(?=(?:\d{3})+$)/g,",")}function p(a){return a<1e3?`${a} B`:a<1e6?`${(a/1e3).toFixed(1)} kB`:`${(a/1e6).toFixed(1)} \
MB`}}),7861:((H,k,m)=>{m.r(k),m.d(k,{openGitHubSide:()=>Q});var O=m(1279),$=m(8302),l=m(7634);const v=100,D={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4};function R(s){const n=(0,O.p)({...s,timeoutMs:1e4,budget:D}),i=`/repos/${s.repository.split("/").map(encodeURIComponent).join("/")}`;function r(t,o,c,f){
return n({doing:t,mayRepeat:o!=="POST",decode:I=>I,authorize:I=>I,request:{method:o,url:new URL(s.apiUrl.replace(/\/+$/,"")+c),headers:{accept:"application/vnd.\
github+json",authorization:`Bearer ${s.token}`,"user-agent":`slipway/${l.x}`,"x-github-api-version":"2022-11-28",...f===void 0?{}:{"content-type":"application/j\
son"}},...f===void 0?{}:{body:JSON.stringify(f)}}})}return{async listDeployments(t,o){const c=new URLSearchParams({environment:t,task:"deploy",per_page:`${v}`,page:`${o}`}),
f=await r("read GitHub's deployments","GET",`${i}/deployments?${c}`);return M(f).flatMap(I=>A(I.id)?[{id:I.id,payload:I.payload}]:[])},async createDeployment({ref:t,
environment:o,description:c,payload:f,transient:I,production:z}){const V=await r("record a GitHub deployment","POST",`${i}/deployments`,{ref:t,task:"deploy",auto_merge:!1,
required_contexts:[],payload:f,environment:o,description:c,transient_environment:I,production_environment:z});return(0,$.G)(V)&&A(V.id)?V.id:void 0},async addStatus(t,{
state:o,description:c,environmentUrl:f,logUrl:I}){await r("set a GitHub deployment's status","POST",`${i}/deployments/${t}/statuses`,{state:o,description:c,auto_inactive:!1,
...f===void 0?{}:{environment_url:f},...I===void 0?{}:{log_url:I}})},async latestState(t){const o=`${i}/deployments/${t}/statuses?per_page=1`,c=M(await r("read \
a GitHub deployment's status","GET",o))[0]?.state;return typeof c=="string"?c:void 0},async listComments(t,o){const c=`${i}/issues/${t}/comments?per_page=${v}&p\
age=${o}`;return M(await r("read the comments","GET",c)).flatMap(G)},async createComment(t,o){await r("write the comment","POST",`${i}/issues/${t}/comments`,{body:o})},
async updateComment(t,o){await r("update the comment","PATCH",`${i}/issues/comments/${t}`,{body:o})},async login(){const t=await r("read the token's user","GET",
"/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const o=await r("read the pull request","GET",`${i}/pulls/${t}`);return(0,$.G)(
o)&&o.state==="closed"}}}function M(s){return Array.isArray(s)?s.filter($.G):[]}function A(s){return Number.isSafeInteger(s)}function G(s){const n=(0,$.G)(s.user)?
s.user:{};return!A(s.id)||typeof s.body!="string"||typeof n.login!="string"?[]:[{id:s.id,body:s.body,login:n.login,isBot:n.type==="Bot"}]}var L=m(3739),y=m(5807),
_=m(1547),p=m(5470);const a=30;function u(s){return`<!-- slipway ${s} -->`}async function w(s,n,i,r){const t=`${u(i)}
${r}`,o=await b(s,n,u(i));o===void 0?await s.createComment(n,t):o.body!==t&&await s.updateComment(o.id,t)}async function C(s,n,i,r){const t=await b(s,n,u(i));t&&
await s.updateComment(t.id,`${u(i)}
${r}`)}async function b(s,n,i){let r;for(let t=1;t<=a;t++){const o=await s.listComments(n,t);for(const c of o.filter(f=>f.body.startsWith(i)))if(r??=j(s),U(c,await r))
return c;if(o.length<v)break}}function j(s){return s.login().catch(()=>"")}function U(s,n){return n===""?s.isBot:s.login===n}const F={rememberedAppID:void 0,attachTo:void 0},
q=3;async function W(s,n,i,r=q){const t=[];for(let o=1;o<=r;o++){const c=await s.listDeployments(n,o);if(t.push(...c.flatMap(f=>B(f,i))),c.length<v||t.length>0)
break}return t}const x=new Set(["queued","in_progress","pending","error",void 0]);async function K(s,n,i){const r=n.find(c=>c.appID!==void 0)?.appID,t=n.find(c=>c.
deployID!==void 0);if(!t||i===void 0||t.commit!==i)return{rememberedAppID:r,attachTo:void 0};const o=x.has(await s.latestState(t.id));return{rememberedAppID:r,attachTo:o?
t.deployID:void 0}}function B({id:s,payload:n},i){const r=typeof n=="string"?Y(n):n;if(!(0,$.G)(r)||r.slipway!==1||r.app!==i)return[];const{appID:t,deployID:o,commit:c,
pullRequest:f}=r;return[{slipway:1,app:i,id:s,appID:e(t),deployID:e(o),commit:e(c),pullRequest:typeof f=="number"&&Number.isSafeInteger(f)?f:void 0}]}function Y(s){
try{return JSON.parse(s)}catch{return}}function e(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const d=10,h=new Set(["success","in_progress",
"queued","pending","error"]);async function g(s,n,i){for(const r of n.slice(0,d)){const t=await s.latestState(r.id);if(h.has(t)&&(await s.addStatus(r.id,{state:"\
inactive",description:i,environmentUrl:void 0,logUrl:void 0}),t==="success"))return r}}const E={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},S="The pull request was closed",T=20,P=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class N{#n;#e;#s=[];#o=Promise.resolve();#d=!1;#l="The deploy goes on";#u=new Set;#c=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:i}=this.#n;return await this.#t("deployments",async()=>(this.#s=await W(i,this.#e.environment,this.#e.app),K(i,this.#s,n)))??F}tell(n){n.type==="app-known"&&
this.#i({appID:n.appID}),n.type==="deployment-known"&&(this.#i({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!P.has((0,_.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#r("in_progress","The platform is at work on it",void 0)))}async finish(n,i=n.comment){this.#i({ending:{...n,comment:i}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#o,this.#f(n.comment)]);const{calls:r,context:t}=this.#n,{pullRequest:o}=t;!o||!await this.#t("closing",()=>r.isClosed(o.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#r("inactive",S,void 0)),await this.#f((0,p.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:i}=this.#n,{app:r,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>i.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const c=(await W(i,t,r,T)).filter(f=>f.pullRequest===n);await g(i,c,S)}),this.#e.comment&&await this.#t("comment",()=>C(i,n,r,(0,p.renderClosed)(r))),
!0):!1}#a(n){this.#o=this.#o.then(()=>this.#t("deployments",n))}async#m(){const n=this.#s.find(i=>i.deployID===this.#e.deployID);n?this.#i({record:n.id}):await this.#p(),
await this.#r("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:i}=this.#n;if(i.sha===void 0||this.#e.record!==void 0)return;const{
app:r,environment:t,appID:o,deployID:c}=this.#e,f=await n.createDeployment({ref:i.sha,environment:t,description:J(`${r} by Slipway`),payload:{slipway:1,app:r,appID:o,
deployID:c,commit:i.sha,pullRequest:i.pullRequest?.number},transient:i.pullRequest!==void 0,production:t==="production"});f!==void 0&&this.#i({record:f})}async#r(n,i,r){
const{calls:t,context:o}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:J(i),environmentUrl:r,logUrl:o.runUrl})}async#h({
state:n,description:i,url:r}){n!==void 0&&(await this.#p(),await this.#r(n,i,r),n==="success"&&await this.#y())}async#y(){const{calls:n,context:i}=this.#n,{app:r,
record:t,comment:o}=this.#e,c=this.#s.filter(V=>V.id!==t),f=await g(n,c,"A newer deployment took its place"),[I,z]=[f?.pullRequest,i.pullRequest?.number];!o||I===
void 0||z===void 0||I===z||await this.#t("comment",()=>C(n,I,r,(0,p.renderTaken)(r,z)))}async#f(n){const{calls:i,context:r}=this.#n,{pullRequest:t}=r;!this.#e.comment||
!t||await this.#t("comment",()=>w(i,t.number,this.#e.app,n))}#i(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,i){if(!this.#u.has(n))try{return await i()}catch(r){
const t=(0,L.I7)(r),o=[401,403,404].includes(t.call?.status??0);o&&this.#u.add(n),this.#c.has(n)||this.#n.warn(...X(n,t,o,this.#l)),this.#c.add(n);return}}}function J(s){
return(0,y.Ow)(s,140)}function X(s,n,i,r){const{what:t,permission:o,off:c}=E[s],f=`${r} without ${t}: ${n.message}`;return i?[f,`Add to the job${c}:
permissions:
  contents: read
  ${o}`]:[f,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(s){const{context:n,token:i}=s;if(n.repository===void 0)return;const r=R(
{...s,token:i,apiUrl:n.apiUrl,repository:n.repository});return new N({...s,calls:r})}}),5470:((H,k,m)=>{m.r(k),m.d(k,{renderClosed:()=>A,renderComment:()=>M,renderSummary:()=>R,
renderTaken:()=>G,resultLine:()=>L});var O=m(9127),$=m(7716),l=m(8862);const v={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function R(e){const d=[_(e,"##"),p(e),a(e),b(e,v),e.checked?(0,$.UC)(e.checked):"",e.compared,W(e),x(e)];return B(d,e.failure?.log,v)}function M(e){
const d=[_(e,"###"),p(e),a(e),b(e,D)];return B(d,e.failure?.log,D,K(e))}function A(e){return`### \u26AA The preview ${(0,l.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function G(e,d){return`### \u26AA ${(0,l.aY)(e,200)} now shows #${d}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function L(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${y[e.status][1]}`}const y={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function _(e,d){const[h,g]=y[e.status],E=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${d} ${h} ${(0,l.aY)(e.app,200)} ${g}${E}`}function p(e){const d=(0,l.Dl)(e.url);return d===void 0?"":`**${d}**`}function a(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,l.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,l.aY)(e.deployID,
128)],["Source",u(e)],["Variables",C(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([g,E])=>E?[`| ${g} | ${E}\
 |`]:[])].join(`
`)}function u(e){const d=e.commit===void 0?void 0:(0,l.aY)(e.commit.slice(0,12)),h=d&&e.commitUrl?`[${d}](<${e.commitUrl}>)`:d,g=`${(0,l.aY)(e.branch??"",200)} \
of ${(0,l.aY)(e.repository??"",200)}`;return h===void 0?g:`${h} on ${g}`}const w=60;function C(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const d=e.length>w?` and ${e.length-w} more`:"";return`${e.slice(0,w).map(g=>(0,l.aY)(g,100)).join(", ")}${d}`}function b(e,d){const{failure:h,errors:g}=e;
if(h){const T=h.remedy===void 0?[]:[j(h.remedy.split(`
`))];return[`**${(0,l.CS)(h.headline,500)}**`,...T,U(h,e,d)].filter(N=>N!=="").join(`

`)}const E=g.slice(0,d.errors).map(T=>`**${(0,l.CS)(T.message)}**

${j(T.explanation)}`.trimEnd()),S=g.length-E.length;return[...E,...S>0?[`\u2026 and ${S} more.`]:[]].join(`

`)}function j([e,...d]){return e===void 0?"":d.length===0?(0,l.CS)(e):`${(0,l.CS)(e)}

${(0,l.EU)(d.slice(0,12),200)}`}function U({diagnostics:e,moreDiagnostics:d},h,g){const E=e.slice(0,g.diagnostics).map(P=>`- ${(0,l.aY)(F(P),300)} ${(0,l.aY)(P.
message)}`),S=e.length-E.length+d,T=[S>0?`${S} more findings are not listed here.`:"",h.unannotated>0?`${h.unannotated} findings had no room for an annotation.`:
""];return[E.join(`
`),...T].filter(P=>P!=="").join(`

`)}function F({file:e,line:d,column:h}){return[e,d,h].filter(g=>g!==null).join(":")}const q=32;function W({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:S})=>S)),h=Math.max(...e.map(({title:S})=>S.length)),g=e.map(({title:S,ms:T})=>{const P="\u2588".repeat(Math.round(T/d*q))||"\u258F";return`${S.
padEnd(h)}  ${(0,O.a)(T).padStart(8)}  ${P}`}),E=e.reduce((S,{ms:T})=>S+T,0);return["### Where the time went",(0,l.EU)([...g,`${"Total".padEnd(h)}  ${(0,O.a)(E).
padStart(8)}`])].join(`

`)}function x({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,l.CS)(d,500)}`).join(`
`)].join(`

`)}function K(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function B(e,d,h,g=""){const E=e.filter(N=>N!=="").join(`

`),S=h.bytes-Buffer.byteLength(E)-Buffer.byteLength(g)-1e3,T=(0,l.XI)((d??[]).slice(-h.logLines),S),P=T.length===0?"":Y(T,d?.length??0);return`${[E,P,g].filter(
N=>N!=="").join(`

`)}
`}function Y(e,d){return`<details><summary>${e.length===d?`Build log, ${d} lines`:`Build log, the last ${e.length} of ${d} lines`}</summary>

${(0,l.EU)(e)}

</details>`}}),8862:((H,k,m)=>{m.d(k,{CS:()=>M,Dl:()=>A,EU:()=>l,XI:()=>G,aY:()=>$});var O=m(5807);function $(y,_=300){const p=(0,O.Ow)(y,_).replaceAll("|","\u2502").
trim();if(p==="")return"\u2013";const a="`".repeat(L(p)+1),u=p.startsWith("`")||p.endsWith("`")?" ":"";return`${a}${u}${p}${u}${a}`}function l(y,_=2e3){const p=y.
map(u=>(0,O.Ow)(u,_)),a="`".repeat(Math.max(3,L(p.join(`
`))+1));return[`${a}text`,...p,a].join(`
`)}const v=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,D=/^[0-9a-f]{7,40}\W*$/i,R=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function M(y,_=1e3){return(0,O.Ow)(y,_).trim().replace(R,(a,u,w="",C="",b="",j="")=>u!==void 0?$(u)+w:v.test(a)&&!D.test(a)?a:C+$(b)+j)}function A(y){if(y===void 0||
!URL.canParse(y))return;const{protocol:_,username:p,password:a,href:u}=new URL(y);if(!(!/^https?:$/.test(_)||p!==""||a!==""||u.length>2e3))return`[${$(u)}](<${u.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function G(y,_){let p=_,a=y.length;for(;a>0&&(p-=Buffer.byteLength((0,O.Ow)(y[a-1]??""))+1,!(p<0));)a--;return y.slice(
a)}function L(y){return Math.max(0,...[...y.matchAll(/`+/g)].map(_=>_[0].length))}}),7496:((H,k,m)=>{m.d(k,{x:()=>$});const O={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:l}){return O[l]}}),1547:((H,k,m)=>{m.d(k,
{P:()=>v,Y:()=>l});const O=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deployme\
ntsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected",
"broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internaler\
ror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","creat\
ed","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","upload\
ing","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],$=new Map(O.flatMap(([D,R])=>R.map(M=>[M,D])));function l(D){
return D.toLowerCase().replace(/[\s_-]/g,"")}function v(D,R=new Map){const M=l(D);return R.get(M)??$.get(M)}})};export{Z as id,ee as ids,ne as modules};

export const id=861,ids=[861,716,470],modules={7716:((H,C,g)=>{g.d(C,{U:()=>U,tellFindings:()=>M});var T=g(5807),$=g(7496),p=g(8862);function M(d,l,u){const{pages:h,
links:_,files:R}=u,O=new Set;for(const I of u.findings){const{message:N,place:v,remedy:B}=I;l.add((0,$.x)(I),{message:(0,T.O)(N,1e3),...v?{place:v}:{}}),B!==void 0&&
O.add(B)}for(const I of O)d.line(`  ${I}`);d.line(`Checked ${h} pages, ${_} links and ${R} files (${f(u.bytes)})`)}const P=100,L={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"};function U(d){const{findings:l,largest:u}=d,h=l.length-P;return["### The site",A(d),...l.length===0?[]:[l.slice(0,P).map(j).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${G(["File","Bytes","Brotli","gzip"],u.map(_=>[(0,p.aY)(_.path),f(_.bytes),f(_.brotli),f(_.gzip)]))}

</details>`].join(`

`)}function A({pages:d,links:l,files:u,bytes:h,brotli:_,gzip:R}){const O=[d,l,u].map(I=>I.toLocaleString("en"));return G(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...O,f(h),f(_),f(R)]])}function j(d){const{message:l,place:u}=d,h=u?`${(0,p.aY)([u.file,u.line,u.column].filter(_=>_!==void 0).
join(":"))} `:"";return`- ${L[(0,$.x)(d)]} ${h}${(0,p.aY)(l,500)}`}function G(d,l){return[d,d.map(()=>"---"),...l].map(u=>`| ${u.join(" | ")} |`).join(`
`)}function f(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}}),7861:((H,C,g)=>{g.r(C),g.d(C,{openGitHubSide:()=>Q});var T=g(
1279),$=g(8302),p=g(7634);const M=100,P={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4};function L(i){const n=(0,T.p)({...i,timeoutMs:1e4,
budget:P}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join("/")}`;function o(t,r,c,m){return n({doing:t,mayRepeat:r!=="POST",decode:b=>b,authorize:b=>b,
request:{method:r,url:new URL(i.apiUrl.replace(/\/+$/,"")+c),headers:{accept:"application/vnd.github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipw\
ay/${p.x}`,"x-github-api-version":"2022-11-28",...m===void 0?{}:{"content-type":"application/json"}},...m===void 0?{}:{body:JSON.stringify(m)}}})}return{async listDeployments(t,r){
const c=new URLSearchParams({environment:t,task:"deploy",per_page:`${M}`,page:`${r}`}),m=await o("read GitHub's deployments","GET",`${s}/deployments?${c}`);return U(
m).flatMap(b=>A(b.id)?[{id:b.id,payload:b.payload}]:[])},async createDeployment({ref:t,environment:r,description:c,payload:m,transient:b,production:W}){const Y=await o(
"record a GitHub deployment","POST",`${s}/deployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:m,environment:r,description:c,transient_environment:b,
production_environment:W});return(0,$.G)(Y)&&A(Y.id)?Y.id:void 0},async addStatus(t,{state:r,description:c,environmentUrl:m,logUrl:b}){await o("set a GitHub dep\
loyment's status","POST",`${s}/deployments/${t}/statuses`,{state:r,description:c,auto_inactive:!1,...m===void 0?{}:{environment_url:m},...b===void 0?{}:{log_url:b}})},
async latestState(t){const r=`${s}/deployments/${t}/statuses?per_page=1`,c=U(await o("read a GitHub deployment's status","GET",r))[0]?.state;return typeof c=="s\
tring"?c:void 0},async listComments(t,r){const c=`${s}/issues/${t}/comments?per_page=${M}&page=${r}`;return U(await o("read the comments","GET",c)).flatMap(j)},
async createComment(t,r){await o("write the comment","POST",`${s}/issues/${t}/comments`,{body:r})},async updateComment(t,r){await o("update the comment","PATCH",
`${s}/issues/comments/${t}`,{body:r})},async login(){const t=await o("read the token's user","GET","/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},
async isClosed(t){const r=await o("read the pull request","GET",`${s}/pulls/${t}`);return(0,$.G)(r)&&r.state==="closed"}}}function U(i){return Array.isArray(i)?
i.filter($.G):[]}function A(i){return Number.isSafeInteger(i)}function j(i){const n=(0,$.G)(i.user)?i.user:{};return!A(i.id)||typeof i.body!="string"||typeof n.
login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.type==="Bot"}]}var G=g(3739),f=g(5807),d=g(1547),l=g(5470);const u=30;function h(i){return`<!-- s\
lipway ${i} -->`}async function _(i,n,s,o){const t=`${h(s)}
${o}`,r=await O(i,n,h(s));r===void 0?await i.createComment(n,t):r.body!==t&&await i.updateComment(r.id,t)}async function R(i,n,s,o){const t=await O(i,n,h(s));t&&
await i.updateComment(t.id,`${h(s)}
${o}`)}async function O(i,n,s){let o;for(let t=1;t<=u;t++){const r=await i.listComments(n,t);for(const c of r.filter(m=>m.body.startsWith(s)))if(o??=I(i),N(c,await o))
return c;if(r.length<M)break}}function I(i){return i.login().catch(()=>"")}function N(i,n){return n===""?i.isBot:i.login===n}const v={rememberedAppID:void 0,attachTo:void 0},
B=3;async function K(i,n,s,o=B){const t=[];for(let r=1;r<=o;r++){const c=await i.listDeployments(n,r);if(t.push(...c.flatMap(m=>q(m,s))),c.length<M||t.length>0)
break}return t}const F=new Set(["queued","in_progress","pending","error",void 0]);async function z(i,n,s){const o=n.find(c=>c.appID!==void 0)?.appID,t=n.find(c=>c.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const r=F.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:r?
t.deployID:void 0}}function q({id:i,payload:n},s){const o=typeof n=="string"?V(n):n;if(!(0,$.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:r,commit:c,
pullRequest:m}=o;return[{slipway:1,app:s,id:i,appID:e(t),deployID:e(r),commit:e(c),pullRequest:typeof m=="number"&&Number.isSafeInteger(m)?m:void 0}]}function V(i){
try{return JSON.parse(i)}catch{return}}function e(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const a=10,y=new Set(["success","in_progress",
"queued","pending","error"]);async function w(i,n,s){for(const o of n.slice(0,a)){const t=await i.latestState(o.id);if(y.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const E={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},S="The pull request was closed",D=20,k=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class x{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#u="The deploy goes on";#l=new Set;#c=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#i=await K(s,this.#e.environment,this.#e.app),z(s,this.#i,n)))??v}tell(n){n.type==="app-known"&&
this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!k.has((0,d.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,s=n.comment){this.#s({ending:{...n,comment:s}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:r}=t;!r||!await this.#t("closing",()=>o.isClosed(r.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",S,void 0)),await this.#f((0,l.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:s}=this.#n,{app:o,environment:t}=this.#e;return this.#u="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const c=(await K(s,t,o,D)).filter(m=>m.pullRequest===n);await w(s,c,S)}),this.#e.comment&&await this.#t("comment",()=>R(s,n,o,(0,l.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#i.find(s=>s.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:r,deployID:c}=this.#e,m=await n.createDeployment({ref:s.sha,environment:t,description:J(`${o} by Slipway`),payload:{slipway:1,app:o,appID:r,
deployID:c,commit:s.sha,pullRequest:s.pullRequest?.number},transient:s.pullRequest!==void 0,production:t==="production"});m!==void 0&&this.#s({record:m})}async#o(n,s,o){
const{calls:t,context:r}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:J(s),environmentUrl:o,logUrl:r.runUrl})}async#h({
state:n,description:s,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,
record:t,comment:r}=this.#e,c=this.#i.filter(Y=>Y.id!==t),m=await w(n,c,"A newer deployment took its place"),[b,W]=[m?.pullRequest,s.pullRequest?.number];!r||b===
void 0||W===void 0||b===W||await this.#t("comment",()=>R(n,b,o,(0,l.renderTaken)(o,W)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>_(s,t.number,this.#e.app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#l.has(n))try{return await s()}catch(o){
const t=(0,G.I7)(o),r=[401,403,404].includes(t.call?.status??0);r&&this.#l.add(n),this.#c.has(n)||this.#n.warn(...X(n,t,r,this.#u)),this.#c.add(n);return}}}function J(i){
return(0,f.O)(i,140)}function X(i,n,s,o){const{what:t,permission:r,off:c}=E[i],m=`${o} without ${t}: ${n.message}`;return s?[m,`Add to the job${c}:
permissions:
  contents: read
  ${r}`]:[m,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=L(
{...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new x({...i,calls:o})}}),5470:((H,C,g)=>{g.r(C),g.d(C,{renderClosed:()=>A,renderComment:()=>U,renderSummary:()=>L,
renderTaken:()=>j,resultLine:()=>G});var T=g(9127),$=g(7716),p=g(8862);const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},P={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function L(e){const a=[d(e,"##"),l(e),u(e),O(e,M),e.checked?(0,$.U)(e.checked):"",K(e),F(e)];return q(a,e.failure?.log,M)}function U(e){const a=[d(
e,"###"),l(e),u(e),O(e,P)];return q(a,e.failure?.log,P,z(e))}function A(e){return`### \u26AA The preview ${(0,p.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function j(e,a){return`### \u26AA ${(0,p.aY)(e,200)} now shows #${a}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function G(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${f[e.status][1]}`}const f={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function d(e,a){const[y,w]=f[e.status],E=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${a} ${y} ${(0,p.aY)(e.app,200)} ${w}${E}`}function l(e){const a=(0,p.Dl)(e.url);return a===void 0?"":`**${a}**`}function u(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,p.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,p.aY)(e.deployID,
128)],["Source",h(e)],["Variables",R(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([w,E])=>E?[`| ${w} | ${E}\
 |`]:[])].join(`
`)}function h(e){const a=e.commit===void 0?void 0:(0,p.aY)(e.commit.slice(0,12)),y=a&&e.commitUrl?`[${a}](<${e.commitUrl}>)`:a,w=`${(0,p.aY)(e.branch??"",200)} \
of ${(0,p.aY)(e.repository??"",200)}`;return y===void 0?w:`${y} on ${w}`}const _=60;function R(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const a=e.length>_?` and ${e.length-_} more`:"";return`${e.slice(0,_).map(w=>(0,p.aY)(w,100)).join(", ")}${a}`}function O(e,a){const{failure:y,errors:w}=e;
if(y){const D=y.remedy===void 0?[]:[I(y.remedy.split(`
`))];return[`**${(0,p.CS)(y.headline,500)}**`,...D,N(y,e,a)].filter(x=>x!=="").join(`

`)}const E=w.slice(0,a.errors).map(D=>`**${(0,p.CS)(D.message)}**

${I(D.explanation)}`.trimEnd()),S=w.length-E.length;return[...E,...S>0?[`\u2026 and ${S} more.`]:[]].join(`

`)}function I([e,...a]){return e===void 0?"":a.length===0?(0,p.CS)(e):`${(0,p.CS)(e)}

${(0,p.EU)(a.slice(0,12),200)}`}function N({diagnostics:e,moreDiagnostics:a},y,w){const E=e.slice(0,w.diagnostics).map(k=>`- ${(0,p.aY)(v(k),300)} ${(0,p.aY)(k.
message)}`),S=e.length-E.length+a,D=[S>0?`${S} more findings are not listed here.`:"",y.unannotated>0?`${y.unannotated} findings had no room for an annotation.`:
""];return[E.join(`
`),...D].filter(k=>k!=="").join(`

`)}function v({file:e,line:a,column:y}){return[e,a,y].filter(w=>w!==null).join(":")}const B=32;function K({phases:e}){if(e.length===0)return"";const a=Math.max(
1,...e.map(({ms:S})=>S)),y=Math.max(...e.map(({title:S})=>S.length)),w=e.map(({title:S,ms:D})=>{const k="\u2588".repeat(Math.round(D/a*B))||"\u258F";return`${S.
padEnd(y)}  ${(0,T.a)(D).padStart(8)}  ${k}`}),E=e.reduce((S,{ms:D})=>S+D,0);return["### Where the time went",(0,p.EU)([...w,`${"Total".padEnd(y)}  ${(0,T.a)(E).
padStart(8)}`])].join(`

`)}function F({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(a=>`- ${(0,p.CS)(a,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function q(e,a,y,w=""){const E=e.filter(x=>x!=="").join(`

`),S=y.bytes-Buffer.byteLength(E)-Buffer.byteLength(w)-1e3,D=(0,p.XI)((a??[]).slice(-y.logLines),S),k=D.length===0?"":V(D,a?.length??0);return`${[E,k,w].filter(
x=>x!=="").join(`

`)}
`}function V(e,a){return`<details><summary>${e.length===a?`Build log, ${a} lines`:`Build log, the last ${e.length} of ${a} lines`}</summary>

${(0,p.EU)(e)}

</details>`}}),8862:((H,C,g)=>{g.d(C,{CS:()=>U,Dl:()=>A,EU:()=>p,XI:()=>j,aY:()=>$});var T=g(5807);function $(f,d=300){const l=(0,T.O)(f,d).replaceAll("|","\u2502").
trim();if(l==="")return"\u2013";const u="`".repeat(G(l)+1),h=l.startsWith("`")||l.endsWith("`")?" ":"";return`${u}${h}${l}${h}${u}`}function p(f,d=2e3){const l=f.
map(h=>(0,T.O)(h,d)),u="`".repeat(Math.max(3,G(l.join(`
`))+1));return[`${u}text`,...l,u].join(`
`)}const M=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,P=/^[0-9a-f]{7,40}\W*$/i,L=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function U(f,d=1e3){return(0,T.O)(f,d).trim().replace(L,(u,h,_="",R="",O="",I="")=>h!==void 0?$(h)+_:M.test(u)&&!P.test(u)?u:R+$(O)+I)}function A(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:d,username:l,password:u,href:h}=new URL(f);if(!(!/^https?:$/.test(d)||l!==""||u!==""||h.length>2e3))return`[${$(h)}](<${h.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function j(f,d){let l=d,u=f.length;for(;u>0&&(l-=Buffer.byteLength((0,T.O)(f[u-1]??""))+1,!(l<0));)u--;return f.slice(
u)}function G(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(d=>d[0].length))}}),7496:((H,C,g)=>{g.d(C,{x:()=>$});const T={index_unanswered:"error",index_empty:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:p}){return T[p]}})};

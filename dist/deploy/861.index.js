const Z=861,ee=[861,716,470],ne={7716:((N,C,h)=>{h.d(C,{Ej:()=>f,UC:()=>O,tellFindings:()=>M,tp:()=>P});var T=h(5807),$=h(7496),u=h(8862);function M(d,c,l){const{
pages:y,links:_,files:j}=l,v=new Set;for(const k of l.findings){const{message:W,place:G,remedy:B}=k;c.add((0,$.x)(k),{message:(0,T.O)(W,1e3),...G?{place:G}:{}}),
B!==void 0&&v.add(B)}for(const k of v)d.line(`  ${k}`);d.line(`Checked ${y} pages, ${_} links and ${j} files (${f(l.bytes)})`)}const I=100,R={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function O(d){const{findings:c,largest:l}=d,y=c.length-I;return["### The site",A(d),...c.length===0?[]:[c.slice(0,I).map(U).
join(`
`)],...y>0?[`\u2026 and ${y} more.`]:[],`<details><summary>The largest files</summary>

${P(["File","Bytes","Brotli","gzip"],l.map(_=>[(0,u.aY)(_.path),f(_.bytes),f(_.brotli),f(_.gzip)]))}

</details>`].join(`

`)}function A({pages:d,links:c,files:l,bytes:y,brotli:_,gzip:j}){const v=[d,c,l].map(k=>k.toLocaleString("en"));return P(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...v,f(y),f(_),f(j)]])}function U(d){const{message:c,place:l}=d,y=l?`${(0,u.aY)([l.file,l.line,l.column].filter(_=>_!==void 0).
join(":"))} `:"";return`- ${R[(0,$.x)(d)]} ${y}${(0,u.aY)(c,500)}`}function P(d,c){return[d,d.map(()=>"---"),...c].map(l=>`| ${l.join(" | ")} |`).join(`
`)}function f(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}}),7861:((N,C,h)=>{h.r(C),h.d(C,{openGitHubSide:()=>Q});var T=h(
1279),$=h(8302),u=h(7634);const M=100,I={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,mostRetryAfterMs:1e4};function R(s){const n=(0,T.p)({...s,timeoutMs:1e4,
budget:I}),i=`/repos/${s.repository.split("/").map(encodeURIComponent).join("/")}`;function o(t,r,p,m){return n({doing:t,mayRepeat:r!=="POST",decode:D=>D,authorize:D=>D,
request:{method:r,url:new URL(s.apiUrl.replace(/\/+$/,"")+p),headers:{accept:"application/vnd.github+json",authorization:`Bearer ${s.token}`,"user-agent":`slipw\
ay/${u.x}`,"x-github-api-version":"2022-11-28",...m===void 0?{}:{"content-type":"application/json"}},...m===void 0?{}:{body:JSON.stringify(m)}}})}return{async listDeployments(t,r){
const p=new URLSearchParams({environment:t,task:"deploy",per_page:`${M}`,page:`${r}`}),m=await o("read GitHub's deployments","GET",`${i}/deployments?${p}`);return O(
m).flatMap(D=>A(D.id)?[{id:D.id,payload:D.payload}]:[])},async createDeployment({ref:t,environment:r,description:p,payload:m,transient:D,production:Y}){const H=await o(
"record a GitHub deployment","POST",`${i}/deployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:m,environment:r,description:p,transient_environment:D,
production_environment:Y});return(0,$.G)(H)&&A(H.id)?H.id:void 0},async addStatus(t,{state:r,description:p,environmentUrl:m,logUrl:D}){await o("set a GitHub dep\
loyment's status","POST",`${i}/deployments/${t}/statuses`,{state:r,description:p,auto_inactive:!1,...m===void 0?{}:{environment_url:m},...D===void 0?{}:{log_url:D}})},
async latestState(t){const r=`${i}/deployments/${t}/statuses?per_page=1`,p=O(await o("read a GitHub deployment's status","GET",r))[0]?.state;return typeof p=="s\
tring"?p:void 0},async listComments(t,r){const p=`${i}/issues/${t}/comments?per_page=${M}&page=${r}`;return O(await o("read the comments","GET",p)).flatMap(U)},
async createComment(t,r){await o("write the comment","POST",`${i}/issues/${t}/comments`,{body:r})},async updateComment(t,r){await o("update the comment","PATCH",
`${i}/issues/comments/${t}`,{body:r})},async login(){const t=await o("read the token's user","GET","/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},
async isClosed(t){const r=await o("read the pull request","GET",`${i}/pulls/${t}`);return(0,$.G)(r)&&r.state==="closed"}}}function O(s){return Array.isArray(s)?
s.filter($.G):[]}function A(s){return Number.isSafeInteger(s)}function U(s){const n=(0,$.G)(s.user)?s.user:{};return!A(s.id)||typeof s.body!="string"||typeof n.
login!="string"?[]:[{id:s.id,body:s.body,login:n.login,isBot:n.type==="Bot"}]}var P=h(3739),f=h(5807),d=h(1547),c=h(5470);const l=30;function y(s){return`<!-- s\
lipway ${s} -->`}async function _(s,n,i,o){const t=`${y(i)}
${o}`,r=await v(s,n,y(i));r===void 0?await s.createComment(n,t):r.body!==t&&await s.updateComment(r.id,t)}async function j(s,n,i,o){const t=await v(s,n,y(i));t&&
await s.updateComment(t.id,`${y(i)}
${o}`)}async function v(s,n,i){let o;for(let t=1;t<=l;t++){const r=await s.listComments(n,t);for(const p of r.filter(m=>m.body.startsWith(i)))if(o??=k(s),W(p,await o))
return p;if(r.length<M)break}}function k(s){return s.login().catch(()=>"")}function W(s,n){return n===""?s.isBot:s.login===n}const G={rememberedAppID:void 0,attachTo:void 0},
B=3;async function F(s,n,i,o=B){const t=[];for(let r=1;r<=o;r++){const p=await s.listDeployments(n,r);if(t.push(...p.flatMap(m=>q(m,i))),p.length<M||t.length>0)
break}return t}const K=new Set(["queued","in_progress","pending","error",void 0]);async function z(s,n,i){const o=n.find(p=>p.appID!==void 0)?.appID,t=n.find(p=>p.
deployID!==void 0);if(!t||i===void 0||t.commit!==i)return{rememberedAppID:o,attachTo:void 0};const r=K.has(await s.latestState(t.id));return{rememberedAppID:o,attachTo:r?
t.deployID:void 0}}function q({id:s,payload:n},i){const o=typeof n=="string"?V(n):n;if(!(0,$.G)(o)||o.slipway!==1||o.app!==i)return[];const{appID:t,deployID:r,commit:p,
pullRequest:m}=o;return[{slipway:1,app:i,id:s,appID:e(t),deployID:e(r),commit:e(p),pullRequest:typeof m=="number"&&Number.isSafeInteger(m)?m:void 0}]}function V(s){
try{return JSON.parse(s)}catch{return}}function e(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const a=10,g=new Set(["success","in_progress",
"queued","pending","error"]);async function w(s,n,i){for(const o of n.slice(0,a)){const t=await s.latestState(o.id);if(g.has(t)&&(await s.addStatus(o.id,{state:"\
inactive",description:i,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const S={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},b="The pull request was closed",E=20,L=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class x{#n;#e;#s=[];#r=Promise.resolve();#d=!1;#l="The deploy goes on";#u=new Set;#c=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:i}=this.#n;return await this.#t("deployments",async()=>(this.#s=await F(i,this.#e.environment,this.#e.app),z(i,this.#s,n)))??G}tell(n){n.type==="app-known"&&
this.#i({appID:n.appID}),n.type==="deployment-known"&&(this.#i({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!L.has((0,d.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,i=n.comment){this.#i({ending:{...n,comment:i}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:r}=t;!r||!await this.#t("closing",()=>o.isClosed(r.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",b,void 0)),await this.#f((0,c.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:i}=this.#n,{app:o,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>i.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const p=(await F(i,t,o,E)).filter(m=>m.pullRequest===n);await w(i,p,b)}),this.#e.comment&&await this.#t("comment",()=>j(i,n,o,(0,c.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#s.find(i=>i.deployID===this.#e.deployID);n?this.#i({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:i}=this.#n;if(i.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:r,deployID:p}=this.#e,m=await n.createDeployment({ref:i.sha,environment:t,description:J(`${o} by Slipway`),payload:{slipway:1,app:o,appID:r,
deployID:p,commit:i.sha,pullRequest:i.pullRequest?.number},transient:i.pullRequest!==void 0,production:t==="production"});m!==void 0&&this.#i({record:m})}async#o(n,i,o){
const{calls:t,context:r}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:J(i),environmentUrl:o,logUrl:r.runUrl})}async#h({
state:n,description:i,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,i,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:i}=this.#n,{app:o,
record:t,comment:r}=this.#e,p=this.#s.filter(H=>H.id!==t),m=await w(n,p,"A newer deployment took its place"),[D,Y]=[m?.pullRequest,i.pullRequest?.number];!r||D===
void 0||Y===void 0||D===Y||await this.#t("comment",()=>j(n,D,o,(0,c.renderTaken)(o,Y)))}async#f(n){const{calls:i,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>_(i,t.number,this.#e.app,n))}#i(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,i){if(!this.#u.has(n))try{return await i()}catch(o){
const t=(0,P.I7)(o),r=[401,403,404].includes(t.call?.status??0);r&&this.#u.add(n),this.#c.has(n)||this.#n.warn(...X(n,t,r,this.#l)),this.#c.add(n);return}}}function J(s){
return(0,f.O)(s,140)}function X(s,n,i,o){const{what:t,permission:r,off:p}=S[s],m=`${o} without ${t}: ${n.message}`;return i?[m,`Add to the job${p}:
permissions:
  contents: read
  ${r}`]:[m,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(s){const{context:n,token:i}=s;if(n.repository===void 0)return;const o=R(
{...s,token:i,apiUrl:n.apiUrl,repository:n.repository});return new x({...s,calls:o})}}),5470:((N,C,h)=>{h.r(C),h.d(C,{renderClosed:()=>A,renderComment:()=>O,renderSummary:()=>R,
renderTaken:()=>U,resultLine:()=>P});var T=h(9127),$=h(7716),u=h(8862);const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},I={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function R(e){const a=[d(e,"##"),c(e),l(e),v(e,M),e.checked?(0,$.UC)(e.checked):"",e.compared,F(e),K(e)];return q(a,e.failure?.log,M)}function O(e){
const a=[d(e,"###"),c(e),l(e),v(e,I)];return q(a,e.failure?.log,I,z(e))}function A(e){return`### \u26AA The preview ${(0,u.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function U(e,a){return`### \u26AA ${(0,u.aY)(e,200)} now shows #${a}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function P(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${f[e.status][1]}`}const f={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function d(e,a){const[g,w]=f[e.status],S=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${a} ${g} ${(0,u.aY)(e.app,200)} ${w}${S}`}function c(e){const a=(0,u.Dl)(e.url);return a===void 0?"":`**${a}**`}function l(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,u.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,u.aY)(e.deployID,
128)],["Source",y(e)],["Variables",j(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([w,S])=>S?[`| ${w} | ${S}\
 |`]:[])].join(`
`)}function y(e){const a=e.commit===void 0?void 0:(0,u.aY)(e.commit.slice(0,12)),g=a&&e.commitUrl?`[${a}](<${e.commitUrl}>)`:a,w=`${(0,u.aY)(e.branch??"",200)} \
of ${(0,u.aY)(e.repository??"",200)}`;return g===void 0?w:`${g} on ${w}`}const _=60;function j(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const a=e.length>_?` and ${e.length-_} more`:"";return`${e.slice(0,_).map(w=>(0,u.aY)(w,100)).join(", ")}${a}`}function v(e,a){const{failure:g,errors:w}=e;
if(g){const E=g.remedy===void 0?[]:[k(g.remedy.split(`
`))];return[`**${(0,u.CS)(g.headline,500)}**`,...E,W(g,e,a)].filter(x=>x!=="").join(`

`)}const S=w.slice(0,a.errors).map(E=>`**${(0,u.CS)(E.message)}**

${k(E.explanation)}`.trimEnd()),b=w.length-S.length;return[...S,...b>0?[`\u2026 and ${b} more.`]:[]].join(`

`)}function k([e,...a]){return e===void 0?"":a.length===0?(0,u.CS)(e):`${(0,u.CS)(e)}

${(0,u.EU)(a.slice(0,12),200)}`}function W({diagnostics:e,moreDiagnostics:a},g,w){const S=e.slice(0,w.diagnostics).map(L=>`- ${(0,u.aY)(G(L),300)} ${(0,u.aY)(L.
message)}`),b=e.length-S.length+a,E=[b>0?`${b} more findings are not listed here.`:"",g.unannotated>0?`${g.unannotated} findings had no room for an annotation.`:
""];return[S.join(`
`),...E].filter(L=>L!=="").join(`

`)}function G({file:e,line:a,column:g}){return[e,a,g].filter(w=>w!==null).join(":")}const B=32;function F({phases:e}){if(e.length===0)return"";const a=Math.max(
1,...e.map(({ms:b})=>b)),g=Math.max(...e.map(({title:b})=>b.length)),w=e.map(({title:b,ms:E})=>{const L="\u2588".repeat(Math.round(E/a*B))||"\u258F";return`${b.
padEnd(g)}  ${(0,T.a)(E).padStart(8)}  ${L}`}),S=e.reduce((b,{ms:E})=>b+E,0);return["### Where the time went",(0,u.EU)([...w,`${"Total".padEnd(g)}  ${(0,T.a)(S).
padStart(8)}`])].join(`

`)}function K({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(a=>`- ${(0,u.CS)(a,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function q(e,a,g,w=""){const S=e.filter(x=>x!=="").join(`

`),b=g.bytes-Buffer.byteLength(S)-Buffer.byteLength(w)-1e3,E=(0,u.XI)((a??[]).slice(-g.logLines),b),L=E.length===0?"":V(E,a?.length??0);return`${[S,L,w].filter(
x=>x!=="").join(`

`)}
`}function V(e,a){return`<details><summary>${e.length===a?`Build log, ${a} lines`:`Build log, the last ${e.length} of ${a} lines`}</summary>

${(0,u.EU)(e)}

</details>`}}),8862:((N,C,h)=>{h.d(C,{CS:()=>O,Dl:()=>A,EU:()=>u,XI:()=>U,aY:()=>$});var T=h(5807);function $(f,d=300){const c=(0,T.O)(f,d).replaceAll("|","\u2502").
trim();if(c==="")return"\u2013";const l="`".repeat(P(c)+1),y=c.startsWith("`")||c.endsWith("`")?" ":"";return`${l}${y}${c}${y}${l}`}function u(f,d=2e3){const c=f.
map(y=>(0,T.O)(y,d)),l="`".repeat(Math.max(3,P(c.join(`
`))+1));return[`${l}text`,...c,l].join(`
`)}const M=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,I=/^[0-9a-f]{7,40}\W*$/i,R=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function O(f,d=1e3){return(0,T.O)(f,d).trim().replace(R,(l,y,_="",j="",v="",k="")=>y!==void 0?$(y)+_:M.test(l)&&!I.test(l)?l:j+$(v)+k)}function A(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:d,username:c,password:l,href:y}=new URL(f);if(!(!/^https?:$/.test(d)||c!==""||l!==""||y.length>2e3))return`[${$(y)}](<${y.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function U(f,d){let c=d,l=f.length;for(;l>0&&(c-=Buffer.byteLength((0,T.O)(f[l-1]??""))+1,!(c<0));)l--;return f.slice(
l)}function P(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(d=>d[0].length))}}),7496:((N,C,h)=>{h.d(C,{x:()=>$});const T={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:u}){return T[u]}}),1547:((N,C,h)=>{h.d(C,
{P:()=>M,Y:()=>u});const T=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deployme\
ntsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected",
"broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internaler\
ror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","creat\
ed","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","upload\
ing","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],$=new Map(T.flatMap(([I,R])=>R.map(O=>[O,I])));function u(I){
return I.toLowerCase().replace(/[\s_-]/g,"")}function M(I,R=new Map){const O=u(I);return R.get(O)??$.get(O)}})};export{Z as id,ee as ids,ne as modules};

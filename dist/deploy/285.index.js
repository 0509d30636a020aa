const Z=285,ee=[285,861,716,470],ne={7716:((G,M,l)=>{l.d(M,{Ej:()=>h,UC:()=>_,tellFindings:()=>O,tp:()=>P,zD:()=>m});var D=l(5807),$=l(7496),c=l(8862);function O(r,u,p){
const{pages:S,links:C,files:k}=p,A=new Set;for(const j of p.findings){const{message:N,place:W,remedy:B}=j;u.add((0,$.x)(j),{message:(0,D.O)(N,1e3),...W?{place:W}:
{}}),B!==void 0&&A.add(B)}for(const j of A)r.line(`  ${j}`);r.line(`Checked ${S} pages, ${C} links and ${k} files (${h(p.bytes)})`)}const g=100,T={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function _(r){const{findings:u,largest:p}=r,S=u.length-g;return["### The site",R(r),...u.length===0?[]:[u.slice(0,
g).map(L).join(`
`)],...S>0?[`\u2026 and ${S} more.`]:[],`<details><summary>The largest files</summary>

${P(["File","Bytes","Brotli","gzip"],p.map(C=>[(0,c.aY)(C.path),h(C.bytes),h(C.brotli),h(C.gzip)]))}

</details>`].join(`

`)}function R({pages:r,links:u,files:p,bytes:S,brotli:C,gzip:k}){const A=[r,u,p].map(m);return P(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...A,h(S),h(C),h(k)]])}function L(r){const{message:u,place:p}=r,S=p?`${(0,c.aY)([p.file,p.line,p.column].filter(C=>C!==void 0).join(":"))} `:"";return`\
- ${T[(0,$.x)(r)]} ${S}${(0,c.aY)(u,500)}`}function P(r,u){return[r,r.map(()=>"---"),...u].map(p=>`| ${p.join(" | ")} |`).join(`
`)}function m(r){return String(r).replace(/\B(?=(?:\d{3})+$)/g,",")}function h(r){return r<1e3?`${r} B`:r<1e6?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} \
MB`}}),9285:((G,M,l)=>{l.d(M,{closePreview:()=>O});var D=l(3445),$=l(7861),c=l(5470);async function O({app:g,pullRequest:T,github:_},R){const{run:L,runner:P}=R;
let m=0;const r=await(0,$.openGitHubSide)({...R,context:L.context,token:_.token,fetch:await(0,D.i)(R.env),open:{app:g,environment:_.environment,comment:_.comment},
save:()=>{},warn:(u,p)=>{m=1,P.annotate("error",{message:u});for(const S of p.split(`
`))P.line(`  ${S}`)}})?.closePreview(T);return m===0&&r&&P.summary((0,c.renderClosed)(g)),m===0&&P.line(r?`\u2713 The preview ${g} has ended`:`Pull request #${T}\
 is open again`),m}}),7861:((G,M,l)=>{l.r(M),l.d(M,{openGitHubSide:()=>Q});var D=l(1279),$=l(8302),c=l(7634);const O=100,g={attempts:3,totalMs:15e3,firstDelayMs:500,
mostDelayMs:2e3,mostRetryAfterMs:1e4};function T(i){const n=(0,D.p)({...i,timeoutMs:1e4,budget:g}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join(
"/")}`;function o(t,a,f,y){return n({doing:t,mayRepeat:a!=="POST",decode:x=>x,authorize:x=>x,request:{method:a,url:new URL(i.apiUrl.replace(/\/+$/,"")+f),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipway/${c.x}`,"x-github-api-version":"2022-11-28",...y===void 0?{}:{"cont\
ent-type":"application/json"}},...y===void 0?{}:{body:JSON.stringify(y)}}})}return{async listDeployments(t,a){const f=new URLSearchParams({environment:t,task:"d\
eploy",per_page:`${O}`,page:`${a}`}),y=await o("read GitHub's deployments","GET",`${s}/deployments?${f}`);return _(y).flatMap(x=>R(x.id)?[{id:x.id,payload:x.payload}]:
[])},async createDeployment({ref:t,environment:a,description:f,payload:y,transient:x,production:H}){const K=await o("record a GitHub deployment","POST",`${s}/de\
ployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:y,environment:a,description:f,transient_environment:x,production_environment:H});return(0,$.
G)(K)&&R(K.id)?K.id:void 0},async addStatus(t,{state:a,description:f,environmentUrl:y,logUrl:x}){await o("set a GitHub deployment's status","POST",`${s}/deploym\
ents/${t}/statuses`,{state:a,description:f,auto_inactive:!1,...y===void 0?{}:{environment_url:y},...x===void 0?{}:{log_url:x}})},async latestState(t){const a=`${s}\
/deployments/${t}/statuses?per_page=1`,f=_(await o("read a GitHub deployment's status","GET",a))[0]?.state;return typeof f=="string"?f:void 0},async listComments(t,a){
const f=`${s}/issues/${t}/comments?per_page=${O}&page=${a}`;return _(await o("read the comments","GET",f)).flatMap(L)},async createComment(t,a){await o("write t\
he comment","POST",`${s}/issues/${t}/comments`,{body:a})},async updateComment(t,a){await o("update the comment","PATCH",`${s}/issues/comments/${t}`,{body:a})},async login(){
const t=await o("read the token's user","GET","/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const a=await o("read the pull r\
equest","GET",`${s}/pulls/${t}`);return(0,$.G)(a)&&a.state==="closed"}}}function _(i){return Array.isArray(i)?i.filter($.G):[]}function R(i){return Number.isSafeInteger(
i)}function L(i){const n=(0,$.G)(i.user)?i.user:{};return!R(i.id)||typeof i.body!="string"||typeof n.login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.
type==="Bot"}]}var P=l(3739),m=l(5807),h=l(1547),r=l(5470);const u=30;function p(i){return`<!-- slipway ${i} -->`}async function S(i,n,s,o){const t=`${p(s)}
${o}`,a=await k(i,n,p(s));a===void 0?await i.createComment(n,t):a.body!==t&&await i.updateComment(a.id,t)}async function C(i,n,s,o){const t=await k(i,n,p(s));t&&
await i.updateComment(t.id,`${p(s)}
${o}`)}async function k(i,n,s){let o;for(let t=1;t<=u;t++){const a=await i.listComments(n,t);for(const f of a.filter(y=>y.body.startsWith(s)))if(o??=A(i),j(f,await o))
return f;if(a.length<O)break}}function A(i){return i.login().catch(()=>"")}function j(i,n){return n===""?i.isBot:i.login===n}const N={rememberedAppID:void 0,attachTo:void 0},
W=3;async function B(i,n,s,o=W){const t=[];for(let a=1;a<=o;a++){const f=await i.listDeployments(n,a);if(t.push(...f.flatMap(y=>F(y,s))),f.length<O||t.length>0)
break}return t}const X=new Set(["queued","in_progress","pending","error",void 0]);async function z(i,n,s){const o=n.find(f=>f.appID!==void 0)?.appID,t=n.find(f=>f.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const a=X.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:a?
t.deployID:void 0}}function F({id:i,payload:n},s){const o=typeof n=="string"?q(n):n;if(!(0,$.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:a,commit:f,
pullRequest:y}=o;return[{slipway:1,app:s,id:i,appID:e(t),deployID:e(a),commit:e(f),pullRequest:typeof y=="number"&&Number.isSafeInteger(y)?y:void 0}]}function q(i){
try{return JSON.parse(i)}catch{return}}function e(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const d=10,w=new Set(["success","in_progress",
"queued","pending","error"]);async function E(i,n,s){for(const o of n.slice(0,d)){const t=await i.latestState(o.id);if(w.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const I={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},b="The pull request was closed",v=20,U=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class Y{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#l="The deploy goes on";#c=new Set;#u=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#i=await B(s,this.#e.environment,this.#e.app),z(s,this.#i,n)))??N}tell(n){n.type==="app-known"&&
this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!U.has((0,h.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,s=n.comment){this.#s({ending:{...n,comment:s}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:a}=t;!a||!await this.#t("closing",()=>o.isClosed(a.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",b,void 0)),await this.#f((0,r.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:s}=this.#n,{app:o,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const f=(await B(s,t,o,v)).filter(y=>y.pullRequest===n);await E(s,f,b)}),this.#e.comment&&await this.#t("comment",()=>C(s,n,o,(0,r.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#i.find(s=>s.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:a,deployID:f}=this.#e,y=await n.createDeployment({ref:s.sha,environment:t,description:V(`${o} by Slipway`),payload:{slipway:1,app:o,appID:a,
deployID:f,commit:s.sha,pullRequest:s.pullRequest?.number},transient:s.pullRequest!==void 0,production:t==="production"});y!==void 0&&this.#s({record:y})}async#o(n,s,o){
const{calls:t,context:a}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:V(s),environmentUrl:o,logUrl:a.runUrl})}async#h({
state:n,description:s,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,
record:t,comment:a}=this.#e,f=this.#i.filter(K=>K.id!==t),y=await E(n,f,"A newer deployment took its place"),[x,H]=[y?.pullRequest,s.pullRequest?.number];!a||x===
void 0||H===void 0||x===H||await this.#t("comment",()=>C(n,x,o,(0,r.renderTaken)(o,H)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>S(s,t.number,this.#e.app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#c.has(n))try{return await s()}catch(o){
const t=(0,P.I7)(o),a=[401,403,404].includes(t.call?.status??0);a&&this.#c.add(n),this.#u.has(n)||this.#n.warn(...J(n,t,a,this.#l)),this.#u.add(n);return}}}function V(i){
return(0,m.O)(i,140)}function J(i,n,s,o){const{what:t,permission:a,off:f}=I[i],y=`${o} without ${t}: ${n.message}`;return s?[y,`Add to the job${f}:
permissions:
  contents: read
  ${a}`]:[y,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=T(
{...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new Y({...i,calls:o})}}),5470:((G,M,l)=>{l.r(M),l.d(M,{renderClosed:()=>R,renderComment:()=>_,renderSummary:()=>T,
renderTaken:()=>L,resultLine:()=>P});var D=l(9127),$=l(7716),c=l(8862);const O={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},g={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function T(e){const d=[h(e,"##"),r(e),u(e),k(e,O),e.checked?(0,$.UC)(e.checked):"",e.compared,B(e),X(e)];return F(d,e.failure?.log,O)}function _(e){
const d=[h(e,"###"),r(e),u(e),k(e,g)];return F(d,e.failure?.log,g,z(e))}function R(e){return`### \u26AA The preview ${(0,c.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,d){return`### \u26AA ${(0,c.aY)(e,200)} now shows #${d}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function P(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${m[e.status][1]}`}const m={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function h(e,d){const[w,E]=m[e.status],I=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${d} ${w} ${(0,c.aY)(e.app,200)} ${E}${I}`}function r(e){const d=(0,c.Dl)(e.url);return d===void 0?"":`**${d}**`}function u(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,c.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,c.aY)(e.deployID,
128)],["Source",p(e)],["Variables",C(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([E,I])=>I?[`| ${E} | ${I}\
 |`]:[])].join(`
`)}function p(e){const d=e.commit===void 0?void 0:(0,c.aY)(e.commit.slice(0,12)),w=d&&e.commitUrl?`[${d}](<${e.commitUrl}>)`:d,E=`${(0,c.aY)(e.branch??"",200)} \
of ${(0,c.aY)(e.repository??"",200)}`;return w===void 0?E:`${w} on ${E}`}const S=60;function C(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const d=e.length>S?` and ${e.length-S} more`:"";return`${e.slice(0,S).map(E=>(0,c.aY)(E,100)).join(", ")}${d}`}function k(e,d){const{failure:w,errors:E}=e;
if(w){const v=w.remedy===void 0?[]:[A(w.remedy.split(`
`))];return[`**${(0,c.CS)(w.headline,500)}**`,...v,j(w,e,d)].filter(Y=>Y!=="").join(`

`)}const I=E.slice(0,d.errors).map(v=>`**${(0,c.CS)(v.message)}**

${A(v.explanation)}`.trimEnd()),b=E.length-I.length;return[...I,...b>0?[`\u2026 and ${b} more.`]:[]].join(`

`)}function A([e,...d]){return e===void 0?"":d.length===0?(0,c.CS)(e):`${(0,c.CS)(e)}

${(0,c.EU)(d.slice(0,12),200)}`}function j({diagnostics:e,moreDiagnostics:d},w,E){const I=e.slice(0,E.diagnostics).map(U=>`- ${(0,c.aY)(N(U),300)} ${(0,c.aY)(U.
message)}`),b=e.length-I.length+d,v=[b>0?`${b} more findings are not listed here.`:"",w.unannotated>0?`${w.unannotated} findings had no room for an annotation.`:
""];return[I.join(`
`),...v].filter(U=>U!=="").join(`

`)}function N({file:e,line:d,column:w}){return[e,d,w].filter(E=>E!==null).join(":")}const W=32;function B({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:b})=>b)),w=Math.max(...e.map(({title:b})=>b.length)),E=e.map(({title:b,ms:v})=>{const U="\u2588".repeat(Math.round(v/d*W))||"\u258F";return`${b.
padEnd(w)}  ${(0,D.a)(v).padStart(8)}  ${U}`}),I=e.reduce((b,{ms:v})=>b+v,0);return["### Where the time went",(0,c.EU)([...E,`${"Total".padEnd(w)}  ${(0,D.a)(I).
padStart(8)}`])].join(`

`)}function X({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,c.CS)(d,500)}`).join(`
`)].join(`

`)}function z(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function F(e,d,w,E=""){const I=e.filter(Y=>Y!=="").join(`

`),b=w.bytes-Buffer.byteLength(I)-Buffer.byteLength(E)-1e3,v=(0,c.XI)((d??[]).slice(-w.logLines),b),U=v.length===0?"":q(v,d?.length??0);return`${[I,U,E].filter(
Y=>Y!=="").join(`

`)}
`}function q(e,d){return`<details><summary>${e.length===d?`Build log, ${d} lines`:`Build log, the last ${e.length} of ${d} lines`}</summary>

${(0,c.EU)(e)}

</details>`}}),8862:((G,M,l)=>{l.d(M,{CS:()=>_,Dl:()=>R,EU:()=>c,XI:()=>L,aY:()=>$});var D=l(5807);function $(m,h=300){const r=(0,D.O)(m,h).replaceAll("|","\u2502").
trim();if(r==="")return"\u2013";const u="`".repeat(P(r)+1),p=r.startsWith("`")||r.endsWith("`")?" ":"";return`${u}${p}${r}${p}${u}`}function c(m,h=2e3){const r=m.
map(p=>(0,D.O)(p,h)),u="`".repeat(Math.max(3,P(r.join(`
`))+1));return[`${u}text`,...r,u].join(`
`)}const O=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,g=/^[0-9a-f]{7,40}\W*$/i,T=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function _(m,h=1e3){return(0,D.O)(m,h).trim().replace(T,(u,p,S="",C="",k="",A="")=>p!==void 0?$(p)+S:O.test(u)&&!g.test(u)?u:C+$(k)+A)}function R(m){if(m===void 0||
!URL.canParse(m))return;const{protocol:h,username:r,password:u,href:p}=new URL(m);if(!(!/^https?:$/.test(h)||r!==""||u!==""||p.length>2e3))return`[${$(p)}](<${p.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(m,h){let r=h,u=m.length;for(;u>0&&(r-=Buffer.byteLength((0,D.O)(m[u-1]??""))+1,!(r<0));)u--;return m.slice(
u)}function P(m){return Math.max(0,...[...m.matchAll(/`+/g)].map(h=>h[0].length))}}),3445:((G,M,l)=>{l.d(M,{i:()=>c});var D=l(3739),$=l(1619);async function c(g){
const T=r=>g[r.toLowerCase()]||g[r]||"",_=T("ALL_PROXY"),R=O(T("HTTP_PROXY")||_,"HTTP_PROXY"),L=O(T("HTTPS_PROXY")||_,"HTTPS_PROXY");if(R===""&&L==="")return fetch;
const P=await l.e(752).then(l.t.bind(l,6752,19)),m=new P.EnvHttpProxyAgent({httpProxy:R,httpsProxy:L,noProxy:T("NO_PROXY")}),h=P.fetch;return async(r,u)=>{if(r instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const p=new URL(r);return(0,$.U9)(p.hostname)?fetch(r,u):h(p,{...u,dispatcher:m})}}function O(g,T){
const _=g===""||g.includes("://")?g:`http://${g}`;if(_===""||URL.canParse(_))return _;throw new D.GQ("invalid_input",`${T} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7496:((G,M,l)=>{l.d(M,{x:()=>$});const D={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function $({code:c}){return D[c]}}),1547:((G,M,l)=>{l.d(M,{P:()=>O,Y:()=>c});const D=[["success",["succe\
eded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","publishe\
d","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deplo\
ymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled",
"canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting",
"initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","inva\
lidating","provisioning","cancelling","canceling"]]],$=new Map(D.flatMap(([g,T])=>T.map(_=>[_,g])));function c(g){return g.toLowerCase().replace(/[\s_-]/g,"")}function O(g,T=new Map){
const _=c(g);return T.get(_)??$.get(_)}})};export{Z as id,ee as ids,ne as modules};

const Z=285,ee=[285,861,716,470],ne={7716:((B,M,c)=>{c.d(M,{Ej:()=>l,UC:()=>I,tellFindings:()=>P,tp:()=>m,zD:()=>E});var O=c(5807),_=c(7496),u=c(8862);function P(r,p,$){
const{pages:L,links:S,files:U}=$,j=new Set;for(const G of $.findings){const{message:X,place:Y,remedy:H}=G;p.add((0,_.x)(G),{message:(0,O.Ow)(X,1e3),...Y?{place:Y}:
{}}),H!==void 0&&j.add(H)}for(const G of j)r.line(`  ${G}`);const[K,F,N]=[h(L,"page"),h(S,"link"),h(U,"file")];r.line(`Checked ${K}, ${F} and ${N} (${l($.bytes)}\
)`)}function h(r,p){return`${E(r)} ${p}${r===1?"":"s"}`}const D=100,w={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function I(r){const{findings:p,
largest:$}=r,L=p.length-D;return["### The site",k(r),...p.length===0?[]:[p.slice(0,D).map(R).join(`
`)],...L>0?[`\u2026 and ${L} more.`]:[],`<details><summary>The largest files</summary>

${m(["File","Bytes","Brotli","gzip"],$.map(S=>[(0,u.aY)(S.path),l(S.bytes),l(S.brotli),l(S.gzip)]))}

</details>`].join(`

`)}function k({pages:r,links:p,files:$,bytes:L,brotli:S,gzip:U}){const j=[r,p,$].map(E);return m(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...j,l(L),l(S),l(U)]])}function R(r){const{message:p,place:$}=r,L=$?`${(0,u.aY)([$.file,$.line,$.column].filter(S=>S!==void 0).join(":"))} `:"";return`\
- ${w[(0,_.x)(r)]} ${L}${(0,u.aY)(p,500)}`}function m(r,p){return[r,r.map(()=>"---"),...p].map($=>`| ${$.join(" | ")} |`).join(`
`)}function E(r){return String(r).replace(/\B(?=(?:\d{3})+$)/g,",")}function l(r){return r<1e3?`${r} B`:r<1e6?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} \
MB`}}),9285:((B,M,c)=>{c.d(M,{closePreview:()=>P});var O=c(3445),_=c(7861),u=c(5470);async function P({app:h,pullRequest:D,github:w},I){const{run:k,runner:R}=I;
let m=0;const l=await(0,_.openGitHubSide)({...I,context:k.context,token:w.token,fetch:await(0,O.i)(I.env),open:{app:h,environment:w.environment,comment:w.comment},
save:()=>{},warn:(r,p)=>{m=1,R.annotate("error",{message:r});for(const $ of p.split(`
`))R.line(`  ${$}`)}})?.closePreview(D);return m===0&&l&&R.summary((0,u.renderClosed)(h)),m===0&&R.line(l?`\u2713 The preview ${h} has ended`:`Pull request #${D}\
 is open again`),m}}),7861:((B,M,c)=>{c.r(M),c.d(M,{openGitHubSide:()=>Q});var O=c(1279),_=c(8302),u=c(7634);const P=100,h={attempts:3,totalMs:15e3,firstDelayMs:500,
mostDelayMs:2e3,mostRetryAfterMs:1e4};function D(i){const n=(0,O.p)({...i,timeoutMs:1e4,budget:h}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join(
"/")}`;function o(t,a,f,y){return n({doing:t,mayRepeat:a!=="POST",decode:x=>x,authorize:x=>x,request:{method:a,url:new URL(i.apiUrl.replace(/\/+$/,"")+f),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipway/${u.x}`,"x-github-api-version":"2022-11-28",...y===void 0?{}:{"cont\
ent-type":"application/json"}},...y===void 0?{}:{body:JSON.stringify(y)}}})}return{async listDeployments(t,a){const f=new URLSearchParams({environment:t,task:"d\
eploy",per_page:`${P}`,page:`${a}`}),y=await o("read GitHub's deployments","GET",`${s}/deployments?${f}`);return w(y).flatMap(x=>I(x.id)?[{id:x.id,payload:x.payload}]:
[])},async createDeployment({ref:t,environment:a,description:f,payload:y,transient:x,production:z}){const q=await o("record a GitHub deployment","POST",`${s}/de\
ployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:y,environment:a,description:f,transient_environment:x,production_environment:z});return(0,_.
G)(q)&&I(q.id)?q.id:void 0},async addStatus(t,{state:a,description:f,environmentUrl:y,logUrl:x}){await o("set a GitHub deployment's status","POST",`${s}/deploym\
ents/${t}/statuses`,{state:a,description:f,auto_inactive:!1,...y===void 0?{}:{environment_url:y},...x===void 0?{}:{log_url:x}})},async latestState(t){const a=`${s}\
/deployments/${t}/statuses?per_page=1`,f=w(await o("read a GitHub deployment's status","GET",a))[0]?.state;return typeof f=="string"?f:void 0},async listComments(t,a){
const f=`${s}/issues/${t}/comments?per_page=${P}&page=${a}`;return w(await o("read the comments","GET",f)).flatMap(k)},async createComment(t,a){await o("write t\
he comment","POST",`${s}/issues/${t}/comments`,{body:a})},async updateComment(t,a){await o("update the comment","PATCH",`${s}/issues/comments/${t}`,{body:a})},async login(){
const t=await o("read the token's user","GET","/user");return(0,_.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const a=await o("read the pull r\
equest","GET",`${s}/pulls/${t}`);return(0,_.G)(a)&&a.state==="closed"}}}function w(i){return Array.isArray(i)?i.filter(_.G):[]}function I(i){return Number.isSafeInteger(
i)}function k(i){const n=(0,_.G)(i.user)?i.user:{};return!I(i.id)||typeof i.body!="string"||typeof n.login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.
type==="Bot"}]}var R=c(3739),m=c(5807),E=c(1547),l=c(5470);const r=30;function p(i){return`<!-- slipway ${i} -->`}async function $(i,n,s,o){const t=`${p(s)}
${o}`,a=await S(i,n,p(s));a===void 0?await i.createComment(n,t):a.body!==t&&await i.updateComment(a.id,t)}async function L(i,n,s,o){const t=await S(i,n,p(s));t&&
await i.updateComment(t.id,`${p(s)}
${o}`)}async function S(i,n,s){let o;for(let t=1;t<=r;t++){const a=await i.listComments(n,t);for(const f of a.filter(y=>y.body.startsWith(s)))if(o??=U(i),j(f,await o))
return f;if(a.length<P)break}}function U(i){return i.login().catch(()=>"")}function j(i,n){return n===""?i.isBot:i.login===n}const K={rememberedAppID:void 0,attachTo:void 0},
F=3;async function N(i,n,s,o=F){const t=[];for(let a=1;a<=o;a++){const f=await i.listDeployments(n,a);if(t.push(...f.flatMap(y=>Y(y,s))),f.length<P||t.length>0)
break}return t}const G=new Set(["queued","in_progress","pending","error",void 0]);async function X(i,n,s){const o=n.find(f=>f.appID!==void 0)?.appID,t=n.find(f=>f.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const a=G.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:a?
t.deployID:void 0}}function Y({id:i,payload:n},s){const o=typeof n=="string"?H(n):n;if(!(0,_.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:a,commit:f,
pullRequest:y}=o;return[{slipway:1,app:s,id:i,appID:e(t),deployID:e(a),commit:e(f),pullRequest:typeof y=="number"&&Number.isSafeInteger(y)?y:void 0}]}function H(i){
try{return JSON.parse(i)}catch{return}}function e(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const d=10,g=new Set(["success","in_progress",
"queued","pending","error"]);async function T(i,n,s){for(const o of n.slice(0,d)){const t=await i.latestState(o.id);if(g.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const C={deployments:{what:"the GitHub deployment",permission:"deployment\
s: write",off:""},comment:{what:"the comment",permission:"pull-requests: write",off:" (or set comment to false)"},closing:{what:"knowing whether the pull reques\
t was closed",permission:"pull-requests: read",off:""}},b="The pull request was closed",v=20,A=new Set(["queued","pending","created","waiting","scheduled","acce\
pted"]);class W{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#l="The deploy goes on";#c=new Set;#u=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{
calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#i=await N(s,this.#e.environment,this.#e.app),X(s,this.#i,n)))??K}tell(n){n.type==="app-known"&&
this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!A.has((0,E.Y)(n.status))&&
(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at work on it",void 0)))}async finish(n,s=n.comment){this.#s({ending:{...n,comment:s}}),this.#a(()=>this.#h(
n)),await Promise.all([this.#r,this.#f(n.comment)]);const{calls:o,context:t}=this.#n,{pullRequest:a}=t;!a||!await this.#t("closing",()=>o.isClosed(a.number))||(n.
state!==void 0&&n.state!=="failure"&&await this.#t("deployments",()=>this.#o("inactive",b,void 0)),await this.#f((0,l.renderClosed)(this.#e.app)))}async closePreview(n){
const{calls:s}=this.#n,{app:o,environment:t}=this.#e;return this.#l="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deploymen\
ts",async()=>{const f=(await N(s,t,o,v)).filter(y=>y.pullRequest===n);await T(s,f,b)}),this.#e.comment&&await this.#t("comment",()=>L(s,n,o,(0,l.renderClosed)(o))),
!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("deployments",n))}async#m(){const n=this.#i.find(s=>s.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),
await this.#o("queued","The platform has it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{
app:o,environment:t,appID:a,deployID:f}=this.#e,y=await n.createDeployment({ref:s.sha,environment:t,description:V(`${o} by Slipway`),payload:{slipway:1,app:o,appID:a,
deployID:f,commit:s.sha,pullRequest:s.pullRequest?.number},transient:s.pullRequest!==void 0,production:t==="production"});y!==void 0&&this.#s({record:y})}async#o(n,s,o){
const{calls:t,context:a}=this.#n;this.#e.record!==void 0&&await t.addStatus(this.#e.record,{state:n,description:V(s),environmentUrl:o,logUrl:a.runUrl})}async#h({
state:n,description:s,url:o}){n!==void 0&&(await this.#p(),await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,
record:t,comment:a}=this.#e,f=this.#i.filter(q=>q.id!==t),y=await T(n,f,"A newer deployment took its place"),[x,z]=[y?.pullRequest,s.pullRequest?.number];!a||x===
void 0||z===void 0||x===z||await this.#t("comment",()=>L(n,x,o,(0,l.renderTaken)(o,z)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||
!t||await this.#t("comment",()=>$(s,t.number,this.#e.app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#c.has(n))try{return await s()}catch(o){
const t=(0,R.I7)(o),a=[401,403,404].includes(t.call?.status??0);a&&this.#c.add(n),this.#u.has(n)||this.#n.warn(...J(n,t,a,this.#l)),this.#u.add(n);return}}}function V(i){
return(0,m.Ow)(i,140)}function J(i,n,s,o){const{what:t,permission:a,off:f}=C[i],y=`${o} without ${t}: ${n.message}`;return s?[y,`Add to the job${f}:
permissions:
  contents: read
  ${a}`]:[y,"Nothing is to be done where this was a passing fault of GitHub."]}function Q(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=D(
{...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new W({...i,calls:o})}}),5470:((B,M,c)=>{c.r(M),c.d(M,{renderClosed:()=>I,renderComment:()=>w,renderSummary:()=>D,
renderTaken:()=>k,resultLine:()=>R});var O=c(9127),_=c(7716),u=c(8862);const P={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},h={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function D(e){const d=[E(e,"##"),l(e),r(e),S(e,P),e.checked?(0,_.UC)(e.checked):"",e.compared,N(e),G(e)];return Y(d,e.failure?.log,P)}function w(e){
const d=[E(e,"###"),l(e),r(e),S(e,h)];return Y(d,e.failure?.log,h,X(e))}function I(e){return`### \u26AA The preview ${(0,u.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function k(e,d){return`### \u26AA ${(0,u.aY)(e,200)} now shows #${d}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function R(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${m[e.status][1]}`}const m={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function E(e,d){const[g,T]=m[e.status],C=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${d} ${g} ${(0,u.aY)(e.app,200)} ${T}${C}`}function l(e){const d=(0,u.Dl)(e.url);return d===void 0?"":`**${d}**`}function r(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,u.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,u.aY)(e.deployID,
128)],["Source",p(e)],["Variables",L(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([T,C])=>C?[`| ${T} | ${C}\
 |`]:[])].join(`
`)}function p(e){const d=e.commit===void 0?void 0:(0,u.aY)(e.commit.slice(0,12)),g=d&&e.commitUrl?`[${d}](<${e.commitUrl}>)`:d,T=`${(0,u.aY)(e.branch??"",200)} \
of ${(0,u.aY)(e.repository??"",200)}`;return g===void 0?T:`${g} on ${T}`}const $=60;function L(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const d=e.length>$?` and ${e.length-$} more`:"";return`${e.slice(0,$).map(T=>(0,u.aY)(T,100)).join(", ")}${d}`}function S(e,d){const{failure:g,errors:T}=e;
if(g){const v=g.remedy===void 0?[]:[U(g.remedy.split(`
`))];return[`**${(0,u.CS)(g.headline,500)}**`,...v,j(g,e,d)].filter(W=>W!=="").join(`

`)}const C=T.slice(0,d.errors).map(v=>`**${(0,u.CS)(v.message)}**

${U(v.explanation)}`.trimEnd()),b=T.length-C.length;return[...C,...b>0?[`\u2026 and ${b} more.`]:[]].join(`

`)}function U([e,...d]){return e===void 0?"":d.length===0?(0,u.CS)(e):`${(0,u.CS)(e)}

${(0,u.EU)(d.slice(0,12),200)}`}function j({diagnostics:e,moreDiagnostics:d},g,T){const C=e.slice(0,T.diagnostics).map(A=>`- ${(0,u.aY)(K(A),300)} ${(0,u.aY)(A.
message)}`),b=e.length-C.length+d,v=[b>0?`${b} more findings are not listed here.`:"",g.unannotated>0?`${g.unannotated} findings had no room for an annotation.`:
""];return[C.join(`
`),...v].filter(A=>A!=="").join(`

`)}function K({file:e,line:d,column:g}){return[e,d,g].filter(T=>T!==null).join(":")}const F=32;function N({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:b})=>b)),g=Math.max(...e.map(({title:b})=>b.length)),T=e.map(({title:b,ms:v})=>{const A="\u2588".repeat(Math.round(v/d*F))||"\u258F";return`${b.
padEnd(g)}  ${(0,O.a)(v).padStart(8)}  ${A}`}),C=e.reduce((b,{ms:v})=>b+v,0);return["### Where the time went",(0,u.EU)([...T,`${"Total".padEnd(g)}  ${(0,O.a)(C).
padStart(8)}`])].join(`

`)}function G({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,u.CS)(d,500)}`).join(`
`)].join(`

`)}function X(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function Y(e,d,g,T=""){const C=e.filter(W=>W!=="").join(`

`),b=g.bytes-Buffer.byteLength(C)-Buffer.byteLength(T)-1e3,v=(0,u.XI)((d??[]).slice(-g.logLines),b),A=v.length===0?"":H(v,d?.length??0);return`${[C,A,T].filter(
W=>W!=="").join(`

`)}
`}function H(e,d){return`<details><summary>${e.length===d?`Build log, ${d} lines`:`Build log, the last ${e.length} of ${d} lines`}</summary>

${(0,u.EU)(e)}

</details>`}}),8862:((B,M,c)=>{c.d(M,{CS:()=>w,Dl:()=>I,EU:()=>u,XI:()=>k,aY:()=>_});var O=c(5807);function _(m,E=300){const l=(0,O.Ow)(m,E).replaceAll("|","\u2502").
trim();if(l==="")return"\u2013";const r="`".repeat(R(l)+1),p=l.startsWith("`")||l.endsWith("`")?" ":"";return`${r}${p}${l}${p}${r}`}function u(m,E=2e3){const l=m.
map(p=>(0,O.Ow)(p,E)),r="`".repeat(Math.max(3,R(l.join(`
`))+1));return[`${r}text`,...l,r].join(`
`)}const P=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,h=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function w(m,E=1e3){return(0,O.Ow)(m,E).trim().replace(D,(r,p,$="",L="",S="",U="")=>p!==void 0?_(p)+$:P.test(r)&&!h.test(r)?r:L+_(S)+U)}function I(m){if(m===void 0||
!URL.canParse(m))return;const{protocol:E,username:l,password:r,href:p}=new URL(m);if(!(!/^https?:$/.test(E)||l!==""||r!==""||p.length>2e3))return`[${_(p)}](<${p.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function k(m,E){let l=E,r=m.length;for(;r>0&&(l-=Buffer.byteLength((0,O.Ow)(m[r-1]??""))+1,!(l<0));)r--;return m.slice(
r)}function R(m){return Math.max(0,...[...m.matchAll(/`+/g)].map(E=>E[0].length))}}),3445:((B,M,c)=>{c.d(M,{i:()=>u});var O=c(3739),_=c(1619);async function u(h){
const D=l=>h[l.toLowerCase()]||h[l]||"",w=D("ALL_PROXY"),I=P(D("HTTP_PROXY")||w,"HTTP_PROXY"),k=P(D("HTTPS_PROXY")||w,"HTTPS_PROXY");if(I===""&&k==="")return fetch;
const R=await c.e(752).then(c.t.bind(c,6752,19)),m=new R.EnvHttpProxyAgent({httpProxy:I,httpsProxy:k,noProxy:D("NO_PROXY")}),E=R.fetch;return async(l,r)=>{if(l instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const p=new URL(l);return(0,_.U9)(p.hostname)?fetch(l,r):E(p,{...r,dispatcher:m})}}function P(h,D){
const w=h===""||h.includes("://")?h:`http://${h}`;if(w===""||URL.canParse(w))return w;throw new O.GQ("invalid_input",`${D} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7496:((B,M,c)=>{c.d(M,{x:()=>_});const O={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function _({code:u}){return O[u]}}),1547:((B,M,c)=>{c.d(M,{P:()=>P,Y:()=>u});const O=[["success",["succe\
eded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","publishe\
d","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deplo\
ymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled",
"canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting",
"initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","inva\
lidating","provisioning","cancelling","canceling"]]],_=new Map(O.flatMap(([h,D])=>D.map(w=>[w,h])));function u(h){return h.toLowerCase().replace(/[\s_-]/g,"")}function P(h,D=new Map){
const w=u(h);return D.get(w)??_.get(w)}})};export{Z as id,ee as ids,ne as modules};

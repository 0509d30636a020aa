const ee=603,ne=[603,716,470],te={7716:((F,M,m)=>{m.d(M,{Ej:()=>f,UC:()=>P,tellFindings:()=>R,tp:()=>g,zD:()=>b});var k=m(5807),_=m(7496),u=m(8862);function R(d,c,S){
const{pages:T,links:E,files:L}=S,A=new Set;for(const x of S.findings){const{message:z,place:W,remedy:H}=x;c.add((0,_.x)(x),{message:(0,k.Ow)(z,1e3),...W?{place:W}:
{}}),H!==void 0&&A.add(H)}for(const x of A)d.line(`  ${x}`);const[N,K,Y]=[D(T,"page"),D(E,"link"),D(L,"file")];d.line(`Checked ${N}, ${K} and ${Y} (${f(S.bytes)}\
)`)}function D(d,c){return`${b(d)} ${c}${d===1?"":"s"}`}const v=100,O={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function P(d){const{findings:c,
largest:S}=d,T=c.length-v;return["### The site",U(d),...c.length===0?[]:[c.slice(0,v).map(G).join(`
`)],...T>0?[`\u2026 and ${T} more.`]:[],`<details><summary>The largest files</summary>

${g(["File","Bytes","Brotli","gzip"],S.map(E=>[(0,u.aY)(E.path),f(E.bytes),f(E.brotli),f(E.gzip)]))}

</details>`].join(`

`)}function U({pages:d,links:c,files:S,bytes:T,brotli:E,gzip:L}){const A=[d,c,S].map(b);return g(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...A,f(T),f(E),f(L)]])}function G(d){const{message:c,place:S}=d,T=S?`${(0,u.aY)([S.file,S.line,S.column].filter(E=>E!==void 0).join(":"))} `:"";return`\
- ${O[(0,_.x)(d)]} ${T}${(0,u.aY)(c,500)}`}function g(d,c){return[d,d.map(()=>"---"),...c].map(S=>`| ${S.join(" | ")} |`).join(`
`)}function b(d){return String(d).replace(/\B(?=(?:\d{3})+$)/g,",")}function f(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} \
MB`}}),1603:((F,M,m)=>{m.r(M),m.d(M,{openGitHubSide:()=>Z});var k=m(1279),_=m(8302),u=m(7634);const R=100,D={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4};function v(i){const n=(0,k.p)({...i,timeoutMs:1e4,budget:D}),s=`/repos/${i.repository.split("/").map(encodeURIComponent).join("/")}`;function o(t,r,l,y){
return n({doing:t,mayRepeat:r!=="POST",decode:C=>C,authorize:C=>C,request:{method:r,url:new URL(i.apiUrl.replace(/\/+$/,"")+l),headers:{accept:"application/vnd.\
github+json",authorization:`Bearer ${i.token}`,"user-agent":`slipway/${u.x}`,"x-github-api-version":"2022-11-28",...y===void 0?{}:{"content-type":"application/j\
son"}},...y===void 0?{}:{body:JSON.stringify(y)}}})}return{async listDeployments(t,r){const l=new URLSearchParams({environment:t,task:"deploy",per_page:`${R}`,page:`${r}`}),
y=await o("read GitHub's deployments","GET",`${s}/deployments?${l}`);return O(y).flatMap(C=>P(C.id)?[{id:C.id,payload:C.payload}]:[])},async createDeployment({ref:t,
environment:r,description:l,payload:y,transient:C,production:V}){const J=await o("record a GitHub deployment","POST",`${s}/deployments`,{ref:t,task:"deploy",auto_merge:!1,
required_contexts:[],payload:y,environment:r,description:l,transient_environment:C,production_environment:V});return(0,_.G)(J)&&P(J.id)?J.id:void 0},async addStatus(t,{
state:r,description:l,environmentUrl:y,logUrl:C}){await o("set a GitHub deployment's status","POST",`${s}/deployments/${t}/statuses`,{state:r,description:l,auto_inactive:!1,
...y===void 0?{}:{environment_url:y},...C===void 0?{}:{log_url:C}})},async latestState(t){const r=`${s}/deployments/${t}/statuses?per_page=1`,l=O(await o("read \
a GitHub deployment's status","GET",r))[0]?.state;return typeof l=="string"?l:void 0},async listComments(t,r){const l=`${s}/issues/${t}/comments?per_page=${R}&p\
age=${r}`;return O(await o("read the comments","GET",l)).flatMap(U)},async createComment(t,r){await o("write the comment","POST",`${s}/issues/${t}/comments`,{body:r})},
async updateComment(t,r){await o("update the comment","PATCH",`${s}/issues/comments/${t}`,{body:r})},async login(){const t=await o("read the token's user","GET",
"/user");return(0,_.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const r=await o("read the pull request","GET",`${s}/pulls/${t}`);return(0,_.G)(
r)&&r.state==="closed"}}}function O(i){return Array.isArray(i)?i.filter(_.G):[]}function P(i){return Number.isSafeInteger(i)}function U(i){const n=(0,_.G)(i.user)?
i.user:{};return!P(i.id)||typeof i.body!="string"||typeof n.login!="string"?[]:[{id:i.id,body:i.body,login:n.login,isBot:n.type==="Bot"}]}var G=m(3739),g=m(5807),
b=m(1547),f=m(5470);const d=30;function c(i){return`<!-- slipway ${i} -->`}async function S(i,n,s,o){const t=`${c(s)}
${o}`,r=await E(i,n,c(s));r===void 0?await i.createComment(n,t):r.body!==t&&await i.updateComment(r.id,t)}async function T(i,n,s,o){const t=await E(i,n,c(s));t&&
await i.updateComment(t.id,`${c(s)}
${o}`)}async function E(i,n,s){let o;for(let t=1;t<=d;t++){const r=await i.listComments(n,t);for(const l of r.filter(y=>y.body.startsWith(s)))if(o??=L(i),A(l,await o))
return l;if(r.length<R)break}}function L(i){return i.login().catch(()=>"")}function A(i,n){return n===""?i.isBot:i.login===n}const N={rememberedAppID:void 0,attachTo:void 0},
K=3;async function Y(i,n,s,o=K){const t=[];for(let r=1;r<=o;r++){const l=await i.listDeployments(n,r);if(t.push(...l.flatMap(y=>W(y,s))),l.length<R||t.length>0)
break}return t}const x=new Set(["queued","in_progress","pending","error",void 0]);async function z(i,n,s){const o=n.find(l=>l.appID!==void 0)?.appID,t=n.find(l=>l.
deployID!==void 0);if(!t||s===void 0||t.commit!==s)return{rememberedAppID:o,attachTo:void 0};const r=x.has(await i.latestState(t.id));return{rememberedAppID:o,attachTo:r?
t.deployID:void 0}}function W({id:i,payload:n},s){const o=typeof n=="string"?H(n):n;if(!(0,_.G)(o)||o.slipway!==1||o.app!==s)return[];const{appID:t,deployID:r,commit:l,
pullRequest:y}=o;return[{slipway:1,app:s,id:i,appID:q(t),deployID:q(r),commit:q(l),pullRequest:typeof y=="number"&&Number.isSafeInteger(y)?y:void 0}]}function H(i){
try{return JSON.parse(i)}catch{return}}function q(i){return typeof i=="string"&&/^[\w.:-]{1,128}$/.test(i)?i:void 0}const X=10,e=new Set(["success","in_progress",
"queued","pending","error"]);async function a(i,n,s){for(const o of n.slice(0,X)){const t=await i.latestState(o.id);if(e.has(t)&&(await i.addStatus(o.id,{state:"\
inactive",description:s,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const p={deployments:{what:"the GitHub deployment",off:""},comment:{what:"\
the comment",off:" (or set comment to false)"},closing:{what:"knowing whether the pull request was closed",off:""}};function w(i,n,s,o,t){const{what:r}=p[i],l=`${o}\
 without ${r}: ${n.message}`;return s?[l,h(p[i],t)]:[l,"Nothing is to be done where this was a passing fault of GitHub."]}function h({off:i},{context:n,open:s}){
const o=["contents: read","deployments: write",...n.idTokenRequest?["id-token: write"]:[],...n.pullRequest?[`pull-requests: ${s.comment?"write":"read"}`]:[]];return[
`The job needs${i}:`,"permissions:",...o.map(t=>`  ${t}`)].join(`
`)}const $="The pull request was closed",I=20,j=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class B{#n;#e;#s=[];#r=Promise.resolve();#d=!1;#u="\
The deploy goes on";#l=new Set;#c=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{calls:s}=this.#n;return await this.#t("deployments",async()=>(this.#s=
await Y(s,this.#e.environment,this.#e.app),z(s,this.#s,n)))??N}tell(n){n.type==="app-known"&&this.#i({appID:n.appID}),n.type==="deployment-known"&&(this.#i({deployID:n.
deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!j.has((0,b.Y)(n.status))&&(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at wor\
k on it",void 0)))}async finish(n,s=n.comment){this.#i({ending:{...n,comment:s}}),this.#a(()=>this.#h(n)),await Promise.all([this.#r,this.#f(n.comment)]);const{
calls:o,context:t}=this.#n,{pullRequest:r}=t;!r||!await this.#t("closing",()=>o.isClosed(r.number))||(n.state!==void 0&&n.state!=="failure"&&await this.#t("depl\
oyments",()=>this.#o("inactive",$,void 0)),await this.#f((0,f.renderClosed)(this.#e.app)))}async closePreview(n){const{calls:s}=this.#n,{app:o,environment:t}=this.#e;
return this.#u="The preview ended",await this.#t("closing",()=>s.isClosed(n))??!0?(await this.#t("deployments",async()=>{const l=(await Y(s,t,o,I)).filter(y=>y.
pullRequest===n);await a(s,l,$)}),this.#e.comment&&await this.#t("comment",()=>T(s,n,o,(0,f.renderClosed)(o))),!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("de\
ployments",n))}async#m(){const n=this.#s.find(s=>s.deployID===this.#e.deployID);n?this.#i({record:n.id}):await this.#p(),await this.#o("queued","The platform ha\
s it in its queue",void 0)}async#p(){const{calls:n,context:s}=this.#n;if(s.sha===void 0||this.#e.record!==void 0)return;const{app:o,environment:t,appID:r,deployID:l}=this.#e,
y=await n.createDeployment({ref:s.sha,environment:t,description:Q(`${o} by Slipway`),payload:{slipway:1,app:o,appID:r,deployID:l,commit:s.sha,pullRequest:s.pullRequest?.
number},transient:s.pullRequest!==void 0,production:t==="production"});y!==void 0&&this.#i({record:y})}async#o(n,s,o){const{calls:t,context:r}=this.#n;this.#e.record!==
void 0&&await t.addStatus(this.#e.record,{state:n,description:Q(s),environmentUrl:o,logUrl:r.runUrl})}async#h({state:n,description:s,url:o}){n!==void 0&&(await this.#p(),
await this.#o(n,s,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:s}=this.#n,{app:o,record:t,comment:r}=this.#e,l=this.#s.filter(J=>J.id!==t),
y=await a(n,l,"A newer deployment took its place"),[C,V]=[y?.pullRequest,s.pullRequest?.number];!r||C===void 0||V===void 0||C===V||await this.#t("comment",()=>T(
n,C,o,(0,f.renderTaken)(o,V)))}async#f(n){const{calls:s,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||!t||await this.#t("comment",()=>S(s,t.number,this.#e.
app,n))}#i(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,s){if(!this.#l.has(n))try{return await s()}catch(o){const t=(0,G.I7)(o),r=[401,403,404].
includes(t.call?.status??0);r&&this.#l.add(n),this.#c.has(n)||this.#n.warn(...w(n,t,r,this.#u,this.#n)),this.#c.add(n);return}}}function Q(i){return(0,g.Ow)(i,140)}
function Z(i){const{context:n,token:s}=i;if(n.repository===void 0)return;const o=v({...i,token:s,apiUrl:n.apiUrl,repository:n.repository});return new B({...i,calls:o})}}),
5470:((F,M,m)=>{m.r(M),m.d(M,{renderClosed:()=>P,renderComment:()=>O,renderSummary:()=>v,renderTaken:()=>U,resultLine:()=>G});var k=m(9127),_=m(7716),u=m(8862);
const R={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={bytes:6e4,errors:5,diagnostics:10,logLines:40};function v(e){const a=[b(e,"##"),f(e),d(e),A(e,R),e.
checked?(0,_.UC)(e.checked):"",e.compared,z(e),W(e)];return q(a,e.failure?.log,R)}function O(e){const a=[b(e,"###"),f(e),d(e),A(e,D)];return q(a,e.failure?.log,
D,H(e))}function P(e){return`### \u26AA The preview ${(0,u.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function U(e,a){return`### \u26AA ${(0,u.aY)(e,200)} now shows #${a}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function G(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${g[e.status][1]}`}const g={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function b(e,a){const[p,w]=g[e.status],h=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${a} ${p} ${(0,u.aY)(e.app,200)} ${w}${h}`}function f(e){const a=(0,u.Dl)(e.url);return a===void 0?"":`**${a}**`}function d(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,u.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,u.aY)(e.deployID,
128)],["Source",S(e)],["Variables",L(e.variables)],["Code",c(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([w,h])=>h?
[`| ${w} | ${h} |`]:[])].join(`
`)}function c({failure:e,errors:a}){const p=e?.code===void 0?a.flatMap(h=>h.code??[]):[e.code],w=[...new Set(p)].slice(0,5).map(h=>(0,u.aY)(h,64));return w.length===
0?void 0:`${w.join(", ")}: see docs/troubleshooting.md of Slipway`}function S({commit:e,built:a,branch:p,repository:w}){const h=`${(0,u.aY)(p??"",200)} of ${(0,u.
aY)(w??"",200)}`,$=e&&`${T(e)} on ${h}`;return a===void 0||a.id===e?.id?$??h:`${T(a)} as checked out, for ${$??h}`}function T({id:e,url:a}){const p=(0,u.aY)(e.slice(
0,12));return a===void 0?p:`[${p}](<${a}>)`}const E=60;function L(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const a=e.length>E?
` and ${e.length-E} more`:"";return`${e.slice(0,E).map(w=>(0,u.aY)(w,100)).join(", ")}${a}`}function A(e,a){const{failure:p,errors:w}=e;if(p){const I=p.remedy===
void 0?[]:[N(p.remedy.split(`
`))];return[`**${(0,u.CS)(p.headline,500)}**`,...I,K(p,e,a)].filter(B=>B!=="").join(`

`)}const h=w.slice(0,a.errors).map(I=>`**${(0,u.CS)(I.message)}**

${N(I.explanation)}`.trimEnd()),$=w.length-h.length;return[...h,...$>0?[`\u2026 and ${$} more.`]:[]].join(`

`)}function N([e,...a]){return e===void 0?"":a.length===0?(0,u.CS)(e):`${(0,u.CS)(e)}

${(0,u.EU)(a.slice(0,12),200)}`}function K({diagnostics:e,moreDiagnostics:a},p,w){const h=e.slice(0,w.diagnostics).map(j=>`- ${(0,u.aY)(Y(j),300)} ${(0,u.aY)(j.
message)}`),$=e.length-h.length+a,I=[$>0?`${$} more findings are not listed here.`:"",p.unannotated>0?`${p.unannotated} findings had no room for an annotation.`:
""];return[h.join(`
`),...I].filter(j=>j!=="").join(`

`)}function Y({file:e,line:a,column:p}){return[e,a,p].filter(w=>w!==null).join(":")}const x=32;function z({phases:e}){if(e.length===0)return"";const a=Math.max(
1,...e.map(({ms:$})=>$)),p=Math.max(...e.map(({title:$})=>$.length)),w=e.map(({title:$,ms:I})=>{const j="\u2588".repeat(Math.round(I/a*x))||"\u258F";return`${$.
padEnd(p)}  ${(0,k.a)(I).padStart(8)}  ${j}`}),h=e.reduce(($,{ms:I})=>$+I,0);return["### Where the time went",(0,u.EU)([...w,`${"Total".padEnd(p)}  ${(0,k.a)(h).
padStart(8)}`])].join(`

`)}function W({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(a=>`- ${(0,u.CS)(a,500)}`).join(`
`)].join(`

`)}function H(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function q(e,a,p,w=""){const h=e.filter(B=>B!=="").join(`

`),$=p.bytes-Buffer.byteLength(h)-Buffer.byteLength(w)-1e3,I=(0,u.XI)((a??[]).slice(-p.logLines),$),j=I.length===0?"":X(I,a?.length??0);return`${[h,j,w].filter(
B=>B!=="").join(`

`)}
`}function X(e,a){return`<details><summary>${e.length===a?`Build log, ${a} lines`:`Build log, the last ${e.length} of ${a} lines`}</summary>

${(0,u.EU)(e)}

</details>`}}),8862:((F,M,m)=>{m.d(M,{CS:()=>O,Dl:()=>P,EU:()=>u,XI:()=>U,aY:()=>_});var k=m(5807);function _(g,b=300){const f=(0,k.Ow)(g,b).replaceAll("|","\u2502").
trim();if(f==="")return"\u2013";const d="`".repeat(G(f)+1),c=f.startsWith("`")||f.endsWith("`")?" ":"";return`${d}${c}${f}${c}${d}`}function u(g,b=2e3){const f=g.
map(c=>(0,k.Ow)(c,b)),d="`".repeat(Math.max(3,G(f.join(`
`))+1));return[`${d}text`,...f,d].join(`
`)}const R=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,D=/^[0-9a-f]{7,40}\W*$/i,v=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function O(g,b=1e3){return(0,k.Ow)(g,b).trim().replace(v,(d,c,S="",T="",E="",L="")=>c!==void 0?_(c)+S:R.test(d)&&!D.test(d)?d:T+_(E)+L)}function P(g){if(g===void 0||
!URL.canParse(g))return;const{protocol:b,username:f,password:d,href:c}=new URL(g);if(!(!/^https?:$/.test(b)||f!==""||d!==""||c.length>2e3))return`[${_(c)}](<${c.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function U(g,b){let f=b,d=g.length;for(;d>0&&(f-=Buffer.byteLength((0,k.Ow)(g[d-1]??""))+1,!(f<0));)d--;return g.slice(
d)}function G(g){return Math.max(0,...[...g.matchAll(/`+/g)].map(b=>b[0].length))}}),7496:((F,M,m)=>{m.d(M,{x:()=>_});const k={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function _({code:u}){return k[u]}}),1547:((F,M,m)=>{m.d(M,
{P:()=>R,Y:()=>u});const k=[["success",["succeeded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deployme\
ntsucceeded","activated","done","ok","published","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected",
"broken","buildfailed","deployfailed","deploymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internaler\
ror","rolledback"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","creat\
ed","waiting","scheduled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","upload\
ing","deploying","activating","publishing","invalidating","provisioning","cancelling","canceling"]]],_=new Map(k.flatMap(([D,v])=>v.map(O=>[O,D])));function u(D){
return D.toLowerCase().replace(/[\s_-]/g,"")}function R(D,v=new Map){const O=u(D);return v.get(O)??_.get(O)}})};export{ee as id,ne as ids,te as modules};

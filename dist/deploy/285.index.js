const ee=285,ne=[285,603,716,470],te={7716:((B,M,u)=>{u.d(M,{Ej:()=>c,UC:()=>I,tellFindings:()=>C,tp:()=>m,zD:()=>T});var S=u(5807),$=u(7496),l=u(8862);function C(r,p,O){
const{pages:v,links:b,files:j}=O,U=new Set;for(const G of O.findings){const{message:z,place:H,remedy:K}=G;p.add((0,$.x)(G),{message:(0,S.Ow)(z,1e3),...H?{place:H}:
{}}),K!==void 0&&U.add(K)}for(const G of U)r.line(`  ${G}`);const[W,X,N]=[y(v,"page"),y(b,"link"),y(j,"file")];r.line(`Checked ${W}, ${X} and ${N} (${c(O.bytes)}\
)`)}function y(r,p){return`${T(r)} ${p}${r===1?"":"s"}`}const D=100,g={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function I(r){const{findings:p,
largest:O}=r,v=p.length-D;return["### The site",x(r),...p.length===0?[]:[p.slice(0,D).map(R).join(`
`)],...v>0?[`\u2026 and ${v} more.`]:[],`<details><summary>The largest files</summary>

${m(["File","Bytes","Brotli","gzip"],O.map(b=>[(0,l.aY)(b.path),c(b.bytes),c(b.brotli),c(b.gzip)]))}

</details>`].join(`

`)}function x({pages:r,links:p,files:O,bytes:v,brotli:b,gzip:j}){const U=[r,p,O].map(T);return m(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...U,c(v),c(b),c(j)]])}function R(r){const{message:p,place:O}=r,v=O?`${(0,l.aY)([O.file,O.line,O.column].filter(b=>b!==void 0).join(":"))} `:"";return`\
- ${g[(0,$.x)(r)]} ${v}${(0,l.aY)(p,500)}`}function m(r,p){return[r,r.map(()=>"---"),...p].map(O=>`| ${O.join(" | ")} |`).join(`
`)}function T(r){return String(r).replace(/\B(?=(?:\d{3})+$)/g,",")}function c(r){return r<1e3?`${r} B`:r<1e6?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} \
MB`}}),9285:((B,M,u)=>{u.d(M,{closePreview:()=>C});var S=u(3445),$=u(1603),l=u(5470);async function C({app:y,pullRequest:D,github:g},I){const{run:x,runner:R}=I;
let m=0;const c=await(0,$.openGitHubSide)({...I,context:x.context,token:g.token,fetch:await(0,S.i)(I.env),open:{app:y,environment:g.environment,comment:g.comment},
save:()=>{},warn:(r,p)=>{m=1,R.annotate("error",{message:r});for(const O of p.split(`
`))R.line(`  ${O}`)}})?.closePreview(D);return m===0&&c&&R.summary((0,l.renderClosed)(y)),m===0&&R.line(c?`\u2713 The preview ${y} has ended`:`Pull request #${D}\
 is open again`),m}}),1603:((B,M,u)=>{u.r(M),u.d(M,{openGitHubSide:()=>Z});var S=u(1279),$=u(8302),l=u(7634);const C=100,y={attempts:3,totalMs:15e3,firstDelayMs:500,
mostDelayMs:2e3,mostRetryAfterMs:1e4};function D(s){const n=(0,S.p)({...s,timeoutMs:1e4,budget:y}),i=`/repos/${s.repository.split("/").map(encodeURIComponent).join(
"/")}`;function o(t,a,f,_){return n({doing:t,mayRepeat:a!=="POST",decode:L=>L,authorize:L=>L,request:{method:a,url:new URL(s.apiUrl.replace(/\/+$/,"")+f),headers:{
accept:"application/vnd.github+json",authorization:`Bearer ${s.token}`,"user-agent":`slipway/${l.x}`,"x-github-api-version":"2022-11-28",..._===void 0?{}:{"cont\
ent-type":"application/json"}},..._===void 0?{}:{body:JSON.stringify(_)}}})}return{async listDeployments(t,a){const f=new URLSearchParams({environment:t,task:"d\
eploy",per_page:`${C}`,page:`${a}`}),_=await o("read GitHub's deployments","GET",`${i}/deployments?${f}`);return g(_).flatMap(L=>I(L.id)?[{id:L.id,payload:L.payload}]:
[])},async createDeployment({ref:t,environment:a,description:f,payload:_,transient:L,production:q}){const V=await o("record a GitHub deployment","POST",`${i}/de\
ployments`,{ref:t,task:"deploy",auto_merge:!1,required_contexts:[],payload:_,environment:a,description:f,transient_environment:L,production_environment:q});return(0,$.
G)(V)&&I(V.id)?V.id:void 0},async addStatus(t,{state:a,description:f,environmentUrl:_,logUrl:L}){await o("set a GitHub deployment's status","POST",`${i}/deploym\
ents/${t}/statuses`,{state:a,description:f,auto_inactive:!1,..._===void 0?{}:{environment_url:_},...L===void 0?{}:{log_url:L}})},async latestState(t){const a=`${i}\
/deployments/${t}/statuses?per_page=1`,f=g(await o("read a GitHub deployment's status","GET",a))[0]?.state;return typeof f=="string"?f:void 0},async listComments(t,a){
const f=`${i}/issues/${t}/comments?per_page=${C}&page=${a}`;return g(await o("read the comments","GET",f)).flatMap(x)},async createComment(t,a){await o("write t\
he comment","POST",`${i}/issues/${t}/comments`,{body:a})},async updateComment(t,a){await o("update the comment","PATCH",`${i}/issues/comments/${t}`,{body:a})},async login(){
const t=await o("read the token's user","GET","/user");return(0,$.G)(t)&&typeof t.login=="string"?t.login:""},async isClosed(t){const a=await o("read the pull r\
equest","GET",`${i}/pulls/${t}`);return(0,$.G)(a)&&a.state==="closed"}}}function g(s){return Array.isArray(s)?s.filter($.G):[]}function I(s){return Number.isSafeInteger(
s)}function x(s){const n=(0,$.G)(s.user)?s.user:{};return!I(s.id)||typeof s.body!="string"||typeof n.login!="string"?[]:[{id:s.id,body:s.body,login:n.login,isBot:n.
type==="Bot"}]}var R=u(3739),m=u(5807),T=u(1547),c=u(5470);const r=30;function p(s){return`<!-- slipway ${s} -->`}async function O(s,n,i,o){const t=`${p(i)}
${o}`,a=await b(s,n,p(i));a===void 0?await s.createComment(n,t):a.body!==t&&await s.updateComment(a.id,t)}async function v(s,n,i,o){const t=await b(s,n,p(i));t&&
await s.updateComment(t.id,`${p(i)}
${o}`)}async function b(s,n,i){let o;for(let t=1;t<=r;t++){const a=await s.listComments(n,t);for(const f of a.filter(_=>_.body.startsWith(i)))if(o??=j(s),U(f,await o))
return f;if(a.length<C)break}}function j(s){return s.login().catch(()=>"")}function U(s,n){return n===""?s.isBot:s.login===n}const W={rememberedAppID:void 0,attachTo:void 0},
X=3;async function N(s,n,i,o=X){const t=[];for(let a=1;a<=o;a++){const f=await s.listDeployments(n,a);if(t.push(...f.flatMap(_=>H(_,i))),f.length<C||t.length>0)
break}return t}const G=new Set(["queued","in_progress","pending","error",void 0]);async function z(s,n,i){const o=n.find(f=>f.appID!==void 0)?.appID,t=n.find(f=>f.
deployID!==void 0);if(!t||i===void 0||t.commit!==i)return{rememberedAppID:o,attachTo:void 0};const a=G.has(await s.latestState(t.id));return{rememberedAppID:o,attachTo:a?
t.deployID:void 0}}function H({id:s,payload:n},i){const o=typeof n=="string"?K(n):n;if(!(0,$.G)(o)||o.slipway!==1||o.app!==i)return[];const{appID:t,deployID:a,commit:f,
pullRequest:_}=o;return[{slipway:1,app:i,id:s,appID:F(t),deployID:F(a),commit:F(f),pullRequest:typeof _=="number"&&Number.isSafeInteger(_)?_:void 0}]}function K(s){
try{return JSON.parse(s)}catch{return}}function F(s){return typeof s=="string"&&/^[\w.:-]{1,128}$/.test(s)?s:void 0}const J=10,e=new Set(["success","in_progress",
"queued","pending","error"]);async function d(s,n,i){for(const o of n.slice(0,J)){const t=await s.latestState(o.id);if(e.has(t)&&(await s.addStatus(o.id,{state:"\
inactive",description:i,environmentUrl:void 0,logUrl:void 0}),t==="success"))return o}}const h={deployments:{what:"the GitHub deployment",off:""},comment:{what:"\
the comment",off:" (or set comment to false)"},closing:{what:"knowing whether the pull request was closed",off:""}};function E(s,n,i,o,t){const{what:a}=h[s],f=`${o}\
 without ${a}: ${n.message}`;return i?[f,w(h[s],t)]:[f,"Nothing is to be done where this was a passing fault of GitHub."]}function w({off:s},{context:n,open:i}){
const o=["contents: read","deployments: write",...n.idTokenRequest?["id-token: write"]:[],...n.pullRequest?[`pull-requests: ${i.comment?"write":"read"}`]:[]];return[
`The job needs${s}:`,"permissions:",...o.map(t=>`  ${t}`)].join(`
`)}const P="The pull request was closed",k=20,A=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class Y{#n;#e;#i=[];#r=Promise.resolve();#d=!1;#c="\
The deploy goes on";#u=new Set;#l=new Set;constructor(n){this.#n=n,this.#e=n.open}async recall(n){const{calls:i}=this.#n;return await this.#t("deployments",async()=>(this.#i=
await N(i,this.#e.environment,this.#e.app),z(i,this.#i,n)))??W}tell(n){n.type==="app-known"&&this.#s({appID:n.appID}),n.type==="deployment-known"&&(this.#s({deployID:n.
deployID}),this.#a(()=>this.#m())),n.type==="status"&&!this.#d&&!A.has((0,T.Y)(n.status))&&(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at wor\
k on it",void 0)))}async finish(n,i=n.comment){this.#s({ending:{...n,comment:i}}),this.#a(()=>this.#h(n)),await Promise.all([this.#r,this.#f(n.comment)]);const{
calls:o,context:t}=this.#n,{pullRequest:a}=t;!a||!await this.#t("closing",()=>o.isClosed(a.number))||(n.state!==void 0&&n.state!=="failure"&&await this.#t("depl\
oyments",()=>this.#o("inactive",P,void 0)),await this.#f((0,c.renderClosed)(this.#e.app)))}async closePreview(n){const{calls:i}=this.#n,{app:o,environment:t}=this.#e;
return this.#c="The preview ended",await this.#t("closing",()=>i.isClosed(n))??!0?(await this.#t("deployments",async()=>{const f=(await N(i,t,o,k)).filter(_=>_.
pullRequest===n);await d(i,f,P)}),this.#e.comment&&await this.#t("comment",()=>v(i,n,o,(0,c.renderClosed)(o))),!0):!1}#a(n){this.#r=this.#r.then(()=>this.#t("de\
ployments",n))}async#m(){const n=this.#i.find(i=>i.deployID===this.#e.deployID);n?this.#s({record:n.id}):await this.#p(),await this.#o("queued","The platform ha\
s it in its queue",void 0)}async#p(){const{calls:n,context:i}=this.#n;if(i.sha===void 0||this.#e.record!==void 0)return;const{app:o,environment:t,appID:a,deployID:f}=this.#e,
_=await n.createDeployment({ref:i.sha,environment:t,description:Q(`${o} by Slipway`),payload:{slipway:1,app:o,appID:a,deployID:f,commit:i.sha,pullRequest:i.pullRequest?.
number},transient:i.pullRequest!==void 0,production:t==="production"});_!==void 0&&this.#s({record:_})}async#o(n,i,o){const{calls:t,context:a}=this.#n;this.#e.record!==
void 0&&await t.addStatus(this.#e.record,{state:n,description:Q(i),environmentUrl:o,logUrl:a.runUrl})}async#h({state:n,description:i,url:o}){n!==void 0&&(await this.#p(),
await this.#o(n,i,o),n==="success"&&await this.#y())}async#y(){const{calls:n,context:i}=this.#n,{app:o,record:t,comment:a}=this.#e,f=this.#i.filter(V=>V.id!==t),
_=await d(n,f,"A newer deployment took its place"),[L,q]=[_?.pullRequest,i.pullRequest?.number];!a||L===void 0||q===void 0||L===q||await this.#t("comment",()=>v(
n,L,o,(0,c.renderTaken)(o,q)))}async#f(n){const{calls:i,context:o}=this.#n,{pullRequest:t}=o;!this.#e.comment||!t||await this.#t("comment",()=>O(i,t.number,this.#e.
app,n))}#s(n){this.#e={...this.#e,...n},this.#n.save(this.#e)}async#t(n,i){if(!this.#u.has(n))try{return await i()}catch(o){const t=(0,R.I7)(o),a=[401,403,404].
includes(t.call?.status??0);a&&this.#u.add(n),this.#l.has(n)||this.#n.warn(...E(n,t,a,this.#c,this.#n)),this.#l.add(n);return}}}function Q(s){return(0,m.Ow)(s,140)}
function Z(s){const{context:n,token:i}=s;if(n.repository===void 0)return;const o=D({...s,token:i,apiUrl:n.apiUrl,repository:n.repository});return new Y({...s,calls:o})}}),
5470:((B,M,u)=>{u.r(M),u.d(M,{renderClosed:()=>I,renderComment:()=>g,renderSummary:()=>D,renderTaken:()=>x,resultLine:()=>R});var S=u(9127),$=u(7716),l=u(8862);
const C={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},y={bytes:6e4,errors:5,diagnostics:10,logLines:40};function D(e){const d=[T(e,"##"),c(e),r(e),U(e,C),e.
checked?(0,$.UC)(e.checked):"",e.compared,z(e),H(e)];return F(d,e.failure?.log,C)}function g(e){const d=[T(e,"###"),c(e),r(e),U(e,y)];return F(d,e.failure?.log,
y,K(e))}function I(e){return`### \u26AA The preview ${(0,l.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function x(e,d){return`### \u26AA ${(0,l.aY)(e,200)} now shows #${d}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function R(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${m[e.status][1]}`}const m={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function T(e,d){const[h,E]=m[e.status],w=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${d} ${h} ${(0,l.aY)(e.app,200)} ${E}${w}`}function c(e){const d=(0,l.Dl)(e.url);return d===void 0?"":`**${d}**`}function r(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,l.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,l.aY)(e.deployID,
128)],["Source",O(e)],["Variables",j(e.variables)],["Code",p(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([E,w])=>w?
[`| ${E} | ${w} |`]:[])].join(`
`)}function p({failure:e,errors:d}){const h=e?.code===void 0?d.flatMap(w=>w.code??[]):[e.code],E=[...new Set(h)].slice(0,5).map(w=>(0,l.aY)(w,64));return E.length===
0?void 0:`${E.join(", ")}: see docs/troubleshooting.md of Slipway`}function O({commit:e,built:d,branch:h,repository:E}){const w=`${(0,l.aY)(h??"",200)} of ${(0,l.
aY)(E??"",200)}`,P=e&&`${v(e)} on ${w}`;return d===void 0||d.id===e?.id?P??w:`${v(d)} as checked out, for ${P??w}`}function v({id:e,url:d}){const h=(0,l.aY)(e.slice(
0,12));return d===void 0?h:`[${h}](<${d}>)`}const b=60;function j(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const d=e.length>b?
` and ${e.length-b} more`:"";return`${e.slice(0,b).map(E=>(0,l.aY)(E,100)).join(", ")}${d}`}function U(e,d){const{failure:h,errors:E}=e;if(h){const k=h.remedy===
void 0?[]:[W(h.remedy.split(`
`))];return[`**${(0,l.CS)(h.headline,500)}**`,...k,X(h,e,d)].filter(Y=>Y!=="").join(`

`)}const w=E.slice(0,d.errors).map(k=>`**${(0,l.CS)(k.message)}**

${W(k.explanation)}`.trimEnd()),P=E.length-w.length;return[...w,...P>0?[`\u2026 and ${P} more.`]:[]].join(`

`)}function W([e,...d]){return e===void 0?"":d.length===0?(0,l.CS)(e):`${(0,l.CS)(e)}

${(0,l.EU)(d.slice(0,12),200)}`}function X({diagnostics:e,moreDiagnostics:d},h,E){const w=e.slice(0,E.diagnostics).map(A=>`- ${(0,l.aY)(N(A),300)} ${(0,l.aY)(A.
message)}`),P=e.length-w.length+d,k=[P>0?`${P} more findings are not listed here.`:"",h.unannotated>0?`${h.unannotated} findings had no room for an annotation.`:
""];return[w.join(`
`),...k].filter(A=>A!=="").join(`

`)}function N({file:e,line:d,column:h}){return[e,d,h].filter(E=>E!==null).join(":")}const G=32;function z({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:P})=>P)),h=Math.max(...e.map(({title:P})=>P.length)),E=e.map(({title:P,ms:k})=>{const A="\u2588".repeat(Math.round(k/d*G))||"\u258F";return`${P.
padEnd(h)}  ${(0,S.a)(k).padStart(8)}  ${A}`}),w=e.reduce((P,{ms:k})=>P+k,0);return["### Where the time went",(0,l.EU)([...E,`${"Total".padEnd(h)}  ${(0,S.a)(w).
padStart(8)}`])].join(`

`)}function H({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,l.CS)(d,500)}`).join(`
`)].join(`

`)}function K(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function F(e,d,h,E=""){const w=e.filter(Y=>Y!=="").join(`

`),P=h.bytes-Buffer.byteLength(w)-Buffer.byteLength(E)-1e3,k=(0,l.XI)((d??[]).slice(-h.logLines),P),A=k.length===0?"":J(k,d?.length??0);return`${[w,A,E].filter(
Y=>Y!=="").join(`

`)}
`}function J(e,d){return`<details><summary>${e.length===d?`Build log, ${d} lines`:`Build log, the last ${e.length} of ${d} lines`}</summary>

${(0,l.EU)(e)}

</details>`}}),8862:((B,M,u)=>{u.d(M,{CS:()=>g,Dl:()=>I,EU:()=>l,XI:()=>x,aY:()=>$});var S=u(5807);function $(m,T=300){const c=(0,S.Ow)(m,T).replaceAll("|","\u2502").
trim();if(c==="")return"\u2013";const r="`".repeat(R(c)+1),p=c.startsWith("`")||c.endsWith("`")?" ":"";return`${r}${p}${c}${p}${r}`}function l(m,T=2e3){const c=m.
map(p=>(0,S.Ow)(p,T)),r="`".repeat(Math.max(3,R(c.join(`
`))+1));return[`${r}text`,...c,r].join(`
`)}const C=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,y=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function g(m,T=1e3){return(0,S.Ow)(m,T).trim().replace(D,(r,p,O="",v="",b="",j="")=>p!==void 0?$(p)+O:C.test(r)&&!y.test(r)?r:v+$(b)+j)}function I(m){if(m===void 0||
!URL.canParse(m))return;const{protocol:T,username:c,password:r,href:p}=new URL(m);if(!(!/^https?:$/.test(T)||c!==""||r!==""||p.length>2e3))return`[${$(p)}](<${p.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function x(m,T){let c=T,r=m.length;for(;r>0&&(c-=Buffer.byteLength((0,S.Ow)(m[r-1]??""))+1,!(c<0));)r--;return m.slice(
r)}function R(m){return Math.max(0,...[...m.matchAll(/`+/g)].map(T=>T[0].length))}}),3445:((B,M,u)=>{u.d(M,{i:()=>l});var S=u(3739),$=u(1619);async function l(y){
const D=c=>y[c.toLowerCase()]||y[c]||"",g=D("ALL_PROXY"),I=C(D("HTTP_PROXY")||g,"HTTP_PROXY"),x=C(D("HTTPS_PROXY")||g,"HTTPS_PROXY");if(I===""&&x==="")return fetch;
const R=await u.e(752).then(u.t.bind(u,6752,19)),m=new R.EnvHttpProxyAgent({httpProxy:I,httpsProxy:x,noProxy:D("NO_PROXY")}),T=R.fetch;return async(c,r)=>{if(c instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const p=new URL(c);return(0,$.U9)(p.hostname)?fetch(c,r):T(p,{...r,dispatcher:m})}}function C(y,D){
const g=y===""||y.includes("://")?y:`http://${y}`;if(g===""||URL.canParse(g))return g;throw new S.GQ("invalid_input",`${D} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}}),7496:((B,M,u)=>{u.d(M,{x:()=>$});const S={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"\
error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"\
warning",source_maps:"notice",not_all_checked:"notice"};function $({code:l}){return S[l]}}),1547:((B,M,u)=>{u.d(M,{P:()=>C,Y:()=>l});const S=[["success",["succe\
eded","success","successful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","publishe\
d","finished","passed"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deplo\
ymentfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback"]],["cancelled",["cancelled",
"canceled","aborted","superseded","skipped","stopped","replaced","expired"]],["pending",["queued","pending","created","waiting","scheduled","accepted","starting",
"initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","activating","publishing","inva\
lidating","provisioning","cancelling","canceling"]]],$=new Map(S.flatMap(([y,D])=>D.map(g=>[g,y])));function l(y){return y.toLowerCase().replace(/[\s_-]/g,"")}function C(y,D=new Map){
const g=l(y);return D.get(g)??$.get(g)}})};export{ee as id,ne as ids,te as modules};

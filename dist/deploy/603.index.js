const ee=603,ne=[603,716,470],te={7716:((W,P,f)=>{f.d(P,{Ej:()=>o,UC:()=>T,tellFindings:()=>v,tp:()=>y,zD:()=>c});var O=f(5807),$=f(7496),h=f(8862);function v(s,n,r){
const{pages:l,links:g,files:D}=r,I=new Set;for(const x of r.findings){const{message:z,place:K,remedy:F}=x;n.add((0,$.x)(x),{message:(0,O.Ow)(z,1e3),...K?{place:K}:
{}}),F!==void 0&&I.add(F)}for(const x of I)s.line(`  ${x}`);const[j,B,Y]=[M(l,"page"),M(g,"link"),M(D,"file")];s.line(`Checked ${j}, ${B} and ${Y} (${o(r.bytes)}\
)`)}function M(s,n){return`${c(s)} ${n}${s===1?"":"s"}`}const C=100,S={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function T(s){const{findings:n,
largest:r}=s,l=n.length-C;return["### The site",w(s),...n.length===0?[]:[n.slice(0,C).map(b).join(`
`)],...l>0?[`\u2026 and ${l} more.`]:[],`<details><summary>The largest files</summary>

${y(["File","Bytes","Brotli","gzip"],r.map(g=>[(0,h.aY)(g.path),o(g.bytes),o(g.brotli),o(g.gzip)]))}

</details>`].join(`

`)}function w({pages:s,links:n,files:r,bytes:l,brotli:g,gzip:D}){const I=[s,n,r].map(c);return y(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...I,o(l),o(g),o(D)]])}function b(s){const{message:n,place:r}=s,l=r?`${(0,h.aY)([r.file,r.line,r.column].filter(g=>g!==void 0).join(":"))} `:"";return`\
- ${S[(0,$.x)(s)]} ${l}${(0,h.aY)(n,500)}`}function y(s,n){return[s,s.map(()=>"---"),...n].map(r=>`| ${r.join(" | ")} |`).join(`
`)}function c(s){return String(s).replace(/\B(?=(?:\d{3})+$)/g,",")}function o(s){return s<1e3?`${s} B`:s<1e6?`${(s/1e3).toFixed(1)} kB`:`${(s/1e6).toFixed(1)} \
MB`}}),1603:((W,P,f)=>{f.r(P),f.d(P,{openGitHubSide:()=>Z});var O=f(1279),$=f(8302),h=f(7634);const v=100,M={attempts:3,totalMs:15e3,firstDelayMs:500,mostDelayMs:2e3,
mostRetryAfterMs:1e4};function C(a){const t=(0,O.p)({...a,timeoutMs:1e4,budget:M}),d=`/repos/${a.repository.split("/").map(encodeURIComponent).join("/")}`;function u(i,p,_,R){
return t({doing:i,mayRepeat:p!=="POST",decode:L=>L,authorize:L=>L,request:{method:p,url:new URL(a.apiUrl.replace(/\/+$/,"")+_),headers:{accept:"application/vnd.\
github+json",authorization:`Bearer ${a.token}`,"user-agent":`slipway/${h.x}`,"x-github-api-version":"2022-11-28",...R===void 0?{}:{"content-type":"application/j\
son"}},...R===void 0?{}:{body:JSON.stringify(R)}}})}return{async listDeployments(i,p){const _=new URLSearchParams({environment:i,task:"deploy",per_page:`${v}`,page:`${p}`}),
R=await u("read GitHub's deployments","GET",`${d}/deployments?${_}`);return S(R).flatMap(L=>T(L.id)?[{id:L.id,payload:L.payload}]:[])},async createDeployment({ref:i,
environment:p,description:_,payload:R,transient:L,production:q}){const Q=await u("record a GitHub deployment","POST",`${d}/deployments`,{ref:i,task:"deploy",auto_merge:!1,
required_contexts:[],payload:R,environment:p,description:_,transient_environment:L,production_environment:q});return(0,$.G)(Q)&&T(Q.id)?Q.id:void 0},async addStatus(i,{
state:p,description:_,environmentUrl:R,logUrl:L}){await u("set a GitHub deployment's status","POST",`${d}/deployments/${i}/statuses`,{state:p,description:_,auto_inactive:!1,
...R===void 0?{}:{environment_url:R},...L===void 0?{}:{log_url:L}})},async latestState(i){const p=`${d}/deployments/${i}/statuses?per_page=1`,_=S(await u("read \
a GitHub deployment's status","GET",p))[0]?.state;return typeof _=="string"?_:void 0},async listComments(i,p){const _=`${d}/issues/${i}/comments?per_page=${v}&p\
age=${p}`;return S(await u("read the comments","GET",_)).flatMap(w)},async createComment(i,p){await u("write the comment","POST",`${d}/issues/${i}/comments`,{body:p})},
async updateComment(i,p){await u("update the comment","PATCH",`${d}/issues/comments/${i}`,{body:p})},async login(){const i=await u("read the token's user","GET",
"/user");return(0,$.G)(i)&&typeof i.login=="string"?i.login:""},async isClosed(i){const p=await u("read the pull request","GET",`${d}/pulls/${i}`);return(0,$.G)(
p)&&p.state==="closed"}}}function S(a){return Array.isArray(a)?a.filter($.G):[]}function T(a){return Number.isSafeInteger(a)}function w(a){const t=(0,$.G)(a.user)?
a.user:{};return!T(a.id)||typeof a.body!="string"||typeof t.login!="string"?[]:[{id:a.id,body:a.body,login:t.login,isBot:t.type==="Bot"}]}var b=f(3739),y=f(5807),
c=f(1547),o=f(5470);const s=30;function n(a){return`<!-- slipway ${a} -->`}async function r(a,t,d,u){const i=`${n(d)}
${u}`,p=await g(a,t,n(d));p===void 0?await a.createComment(t,i):p.body!==i&&await a.updateComment(p.id,i)}async function l(a,t,d,u){const i=await g(a,t,n(d));i&&
await a.updateComment(i.id,`${n(d)}
${u}`)}async function g(a,t,d){let u;for(let i=1;i<=s;i++){const p=await a.listComments(t,i);for(const _ of p.filter(R=>R.body.startsWith(d)))if(u??=D(a),I(_,await u))
return _;if(p.length<v)break}}function D(a){return a.login().catch(()=>"")}function I(a,t){return t===""?a.isBot:a.login===t}const j={rememberedAppID:void 0,attachTo:void 0},
B=3;async function Y(a,t,d,u=B){const i=[];for(let p=1;p<=u;p++){const _=await a.listDeployments(t,p);if(i.push(..._.flatMap(R=>K(R,d))),_.length<v||i.length>0)
break}return i}const x=new Set(["queued","in_progress","pending","error",void 0]);async function z(a,t,d){const u=t.find(_=>_.appID!==void 0)?.appID,i=t.find(_=>_.
deployID!==void 0);if(!i||d===void 0||i.commit!==d)return{rememberedAppID:u,attachTo:void 0};const p=x.has(await a.latestState(i.id));return{rememberedAppID:u,attachTo:p?
i.deployID:void 0}}function K({id:a,payload:t},d){const u=typeof t=="string"?F(t):t;if(!(0,$.G)(u)||u.slipway!==1||u.app!==d)return[];const{appID:i,deployID:p,commit:_,
pullRequest:R}=u;return[{slipway:1,app:d,id:a,appID:H(i),deployID:H(p),commit:H(_),pullRequest:typeof R=="number"&&Number.isSafeInteger(R)?R:void 0}]}function F(a){
try{return JSON.parse(a)}catch{return}}function H(a){return typeof a=="string"&&/^[\w.:-]{1,128}$/.test(a)?a:void 0}const X=10,e=new Set(["success","in_progress",
"queued","pending","error"]);async function m(a,t,d){for(const u of t.slice(0,X)){const i=await a.latestState(u.id);if(e.has(i)&&(await a.addStatus(u.id,{state:"\
inactive",description:d,environmentUrl:void 0,logUrl:void 0}),i==="success"))return u}}const E={deployments:{what:"the GitHub deployment",off:""},comment:{what:"\
the comment",off:" (or set comment to false)"},closing:{what:"knowing whether the pull request was closed",off:""}};function A(a,t,d,u,i){const{what:p}=E[a],_=`${u}\
 without ${p}: ${t.message}`;return d?[_,k(E[a],i)]:[_,"Nothing needs to change if this was a passing fault of GitHub."]}function k({off:a},{context:t,open:d}){
const u=["contents: read","deployments: write",...t.idTokenRequest?["id-token: write"]:[],...t.pullRequest?[`pull-requests: ${d.comment?"write":"read"}`]:[]];return[
`The job needs${a}:`,"permissions:",...u.map(i=>`  ${i}`)].join(`
`)}const N="The pull request was closed",U=20,G=new Set(["queued","pending","created","waiting","scheduled","accepted"]);class J{#n;#e;#s=[];#i=Promise.resolve();#d=!1;#u="\
The deploy goes on";#c=new Set;#l=new Set;constructor(t){this.#n=t,this.#e=t.open}async recall(t){const{calls:d}=this.#n;return await this.#t("deployments",async()=>(this.#s=
await Y(d,this.#e.environment,this.#e.app),z(d,this.#s,t)))??j}tell(t){t.type==="app-known"&&this.#r({appID:t.appID}),t.type==="deployment-known"&&(this.#r({deployID:t.
deployID}),this.#a(()=>this.#h())),t.type==="status"&&!this.#d&&!G.has((0,c.Y)(t.status))&&(this.#d=!0,this.#a(()=>this.#o("in_progress","The platform is at wor\
k on it",void 0)))}async finish(t,d=t.comment){this.#r({ending:{...t,comment:d}}),this.#a(()=>this.#m(t)),await Promise.all([this.#i,this.#p(t.comment)]);const{
calls:u,context:i}=this.#n,{pullRequest:p}=i;!p||!await this.#t("closing",()=>u.isClosed(p.number))||(t.state!==void 0&&t.state!=="failure"&&await this.#t("depl\
oyments",()=>this.#o("inactive",N,void 0)),await this.#p((0,o.renderClosed)(this.#e.app)))}async closePreview(t){const{calls:d}=this.#n,{app:u,environment:i}=this.#e;
return this.#u="The preview ended",await this.#t("closing",()=>d.isClosed(t))??!0?(await this.#t("deployments",async()=>{const _=(await Y(d,i,u,U)).filter(R=>R.
pullRequest===t);await m(d,_,N)}),this.#e.comment&&await this.#t("comment",()=>l(d,t,u,(0,o.renderClosed)(u))),!0):!1}#a(t){this.#i=this.#i.then(()=>this.#t("de\
ployments",t))}async#h(){const t=this.#s.find(d=>d.deployID===this.#e.deployID);t?this.#r({record:t.id}):await this.#f(),await this.#o("queued","The platform ha\
s it in its queue",void 0)}async#f(){const{calls:t,context:d}=this.#n;if(d.sha===void 0||this.#e.record!==void 0)return;const{app:u,environment:i,appID:p,deployID:_}=this.#e,
R=await t.createDeployment({ref:d.sha,environment:i,description:V(`${u} by Slipway`),payload:{slipway:1,app:u,appID:p,deployID:_,commit:d.sha,pullRequest:d.pullRequest?.
number},transient:d.pullRequest!==void 0,production:i==="production"});R!==void 0&&this.#r({record:R})}async#o(t,d,u){const{calls:i,context:p}=this.#n;this.#e.record!==
void 0&&await i.addStatus(this.#e.record,{state:t,description:V(d),environmentUrl:u,logUrl:p.runUrl})}async#m({state:t,description:d,url:u}){t!==void 0&&(await this.#f(),
await this.#o(t,d,u),t==="success"&&await this.#y())}async#y(){const{calls:t,context:d}=this.#n,{app:u,record:i,comment:p}=this.#e,_=this.#s.filter(Q=>Q.id!==i),
R=await m(t,_,"A newer deployment took its place"),[L,q]=[R?.pullRequest,d.pullRequest?.number];!p||L===void 0||q===void 0||L===q||await this.#t("comment",()=>l(
t,L,u,(0,o.renderTaken)(u,q)))}async#p(t){const{calls:d,context:u}=this.#n,{pullRequest:i}=u;!this.#e.comment||!i||await this.#t("comment",()=>r(d,i.number,this.#e.
app,t))}#r(t){this.#e={...this.#e,...t},this.#n.save(this.#e)}async#t(t,d){if(!this.#c.has(t))try{return await d()}catch(u){const i=(0,b.I7)(u),p=[401,403,404].
includes(i.call?.status??0);p&&this.#c.add(t),this.#l.has(t)||this.#n.warn(...A(t,i,p,this.#u,this.#n)),this.#l.add(t);return}}}function V(a){return(0,y.Ow)(a,140)}
function Z(a){const{context:t,token:d}=a;if(t.repository===void 0)return;const u=C({...a,token:d,apiUrl:t.apiUrl,repository:t.repository});return new J({...a,calls:u})}}),
5470:((W,P,f)=>{f.r(P),f.d(P,{renderClosed:()=>T,renderComment:()=>S,renderSummary:()=>C,renderTaken:()=>w,resultLine:()=>b});var O=f(9127),$=f(7716),h=f(8862);
const v={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},M={bytes:6e4,errors:5,diagnostics:10,logLines:40};function C(e){const m=[c(e,"##"),o(e),s(e),I(e,v),e.
checked?(0,$.UC)(e.checked):"",e.compared,z(e),K(e)];return H(m,e.failure?.log,v)}function S(e){const m=[c(e,"###"),o(e),s(e),I(e,M)];return H(m,e.failure?.log,
M,F(e))}function T(e){return`### \u26AA The preview ${(0,h.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function w(e,m){return`### \u26AA ${(0,h.aY)(e,200)} now shows #${m}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function b(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${y[e.status][1]}`}const y={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function c(e,m){const[E,A]=y[e.status],k=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${m} ${E} ${(0,h.aY)(e.app,200)} ${A}${k}`}function o(e){const m=(0,h.Dl)(e.url);return m===void 0?"":`**${m}**`}function s(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,h.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,h.aY)(e.deployID,
128)],["Source",r(e)],["Variables",D(e.variables)],["Code",n(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([A,k])=>k?
[`| ${A} | ${k} |`]:[])].join(`
`)}function n({failure:e,errors:m}){const E=e?.code===void 0?m.flatMap(k=>k.code??[]):[e.code],A=[...new Set(E)].slice(0,5).map(k=>(0,h.aY)(k,64));return A.length===
0?void 0:`${A.join(", ")}: see docs/troubleshooting.md of Slipway`}function r({commit:e,built:m,branch:E,repository:A}){const k=`${(0,h.aY)(E??"",200)} of ${(0,h.
aY)(A??"",200)}`,N=e&&`${l(e)} on ${k}`;return m===void 0||m.id===e?.id?N??k:`${l(m)} as checked out, for ${N??k}`}function l({id:e,url:m}){const E=(0,h.aY)(e.slice(
0,12));return m===void 0?E:`[${E}](<${m}>)`}const g=60;function D(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const m=e.length>g?
` and ${e.length-g} more`:"";return`${e.slice(0,g).map(A=>(0,h.aY)(A,100)).join(", ")}${m}`}function I(e,m){const{failure:E,errors:A}=e;if(E){const U=E.remedy===
void 0?[]:[j(E.remedy.split(`
`))];return[`**${(0,h.CS)(E.headline,500)}**`,...U,B(E,e,m)].filter(J=>J!=="").join(`

`)}const k=A.slice(0,m.errors).map(U=>`**${(0,h.CS)(U.message)}**

${j(U.explanation)}`.trimEnd()),N=A.length-k.length;return[...k,...N>0?[`\u2026 and ${N} more.`]:[]].join(`

`)}function j([e,...m]){return e===void 0?"":m.length===0?(0,h.CS)(e):`${(0,h.CS)(e)}

${(0,h.EU)(m.slice(0,12),200)}`}function B({diagnostics:e,moreDiagnostics:m},E,A){const k=e.slice(0,A.diagnostics).map(G=>`- ${(0,h.aY)(Y(G),300)} ${(0,h.aY)(G.
message)}`),N=e.length-k.length+m,U=[N>0?`${N} more findings are not listed here.`:"",E.unannotated>0?`${E.unannotated} findings had no room for an annotation.`:
""];return[k.join(`
`),...U].filter(G=>G!=="").join(`

`)}function Y({file:e,line:m,column:E}){return[e,m,E].filter(A=>A!==null).join(":")}const x=32;function z({phases:e}){if(e.length===0)return"";const m=Math.max(
1,...e.map(({ms:N})=>N)),E=Math.max(...e.map(({title:N})=>N.length)),A=e.map(({title:N,ms:U})=>{const G="\u2588".repeat(Math.round(U/m*x))||"\u258F";return`${N.
padEnd(E)}  ${(0,O.a)(U).padStart(8)}  ${G}`}),k=e.reduce((N,{ms:U})=>N+U,0);return["### Where the time went",(0,h.EU)([...A,`${"Total".padEnd(E)}  ${(0,O.a)(k).
padStart(8)}`])].join(`

`)}function K({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(m=>`- ${(0,h.CS)(m,500)}`).join(`
`)].join(`

`)}function F(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function H(e,m,E,A=""){const k=e.filter(J=>J!=="").join(`

`),N=E.bytes-Buffer.byteLength(k)-Buffer.byteLength(A)-1e3,U=(0,h.XI)((m??[]).slice(-E.logLines),N),G=U.length===0?"":X(U,m?.length??0);return`${[k,G,A].filter(
J=>J!=="").join(`

`)}
`}function X(e,m){return`<details><summary>${e.length===m?`Build log, ${m} lines`:`Build log, the last ${e.length} of ${m} lines`}</summary>

${(0,h.EU)(e)}

</details>`}}),8862:((W,P,f)=>{f.d(P,{CS:()=>S,Dl:()=>T,EU:()=>h,XI:()=>w,aY:()=>$});var O=f(5807);function $(y,c=300){const o=(0,O.Ow)(y,c).replaceAll("|","\u2502").
trim();if(o==="")return"\u2013";const s="`".repeat(b(o)+1),n=o.startsWith("`")||o.endsWith("`")?" ":"";return`${s}${n}${o}${n}${s}`}function h(y,c=2e3){const o=y.
map(n=>(0,O.Ow)(n,c)),s="`".repeat(Math.max(3,b(o.join(`
`))+1));return[`${s}text`,...o,s].join(`
`)}const v=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,C=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function S(y,c=1e3){return(0,O.Ow)(y,c).trim().replace(C,(s,n,r="",l="",g="",D="")=>n!==void 0?$(n)+r:v.test(s)&&!M.test(s)?s:l+$(g)+D)}function T(y){if(y===void 0||
!URL.canParse(y))return;const{protocol:c,username:o,password:s,href:n}=new URL(y);if(!(!/^https?:$/.test(c)||o!==""||s!==""||n.length>2e3))return`[${$(n)}](<${n.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function w(y,c){let o=c,s=y.length;for(;s>0&&(o-=Buffer.byteLength((0,O.Ow)(y[s-1]??""))+1,!(o<0));)s--;return y.slice(
s)}function b(y){return Math.max(0,...[...y.matchAll(/`+/g)].map(c=>c[0].length))}}),5636:((W,P,f)=>{f.d(P,{K:()=>S,c:()=>$});var O=f(3739);async function $(w,b){
b.signal?.throwIfAborted();const y=new AbortController,c=setTimeout(()=>y.abort(),b.timeoutMs),o=b.signal?AbortSignal.any([b.signal,y.signal]):y.signal;try{const s=await b.
fetch(w.url,{method:w.method,headers:w.headers,redirect:"manual",signal:o,...w.body===void 0?{}:{body:w.body}}),{status:n,headers:r}=s;return{kind:"answer",status:n,
headers:r,text:await h(s,b.bodyBytes)}}catch(s){return b.signal?.throwIfAborted(),C(s,y.signal.aborted)}finally{clearTimeout(c)}}async function h(w,b){if(w.body===
null)return"";const y=[];let c=0;for await(const o of w.body){if(c+=o.byteLength,c>b)return;y.push(o)}return new TextDecoder().decode(Buffer.concat(y))}const v=/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/,
M=/^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;function C(w,b){const y=T(w),c=n=>y.some(r=>n.test((0,O.xU)(r)??"")),o=y.some(n=>"syscall"in n&&n.
syscall==="connect"),s=c(M);return{kind:"lost",sent:!o&&!s&&!c(v),timedOut:b,certificate:s,cause:w}}function S(w){return T(w).map(O.xU).find(b=>b!==void 0)}function T(w,b=0){
return!(w instanceof Error)||b>5?[]:[...(w instanceof AggregateError?[w.cause,...w.errors]:[w.cause]).flatMap(c=>T(c,b+1)),w]}}),1279:((W,P,f)=>{f.d(P,{p:()=>C});
var O=f(3739),$=f(5636),h=f(1053),v=f(9307);const M=3;function C(c){const o={timeoutMs:3e4,bodyBytes:5e6,budget:v.p$,...c},{clock:s,random:n,budget:r}=o,l=new Set;
return async function(D){const I=S(c.signal,D.signal),j=s.now();let B=!1;for(let Y=1;;Y+=1){const x=await T(D,o,I);if(x.ok)return x.value;if(x.error.code==="una\
uthorized"&&!B&&(B=!0,await D.renew?.()))continue;const z=x.repeat==="always"||x.repeat==="where-it-may"&&D.mayRepeat,K=Math.max((0,v.JN)(Y,r,n),x.retryAfterMs??
0),F=s.now()-j+K>r.totalMs||(x.retryAfterMs??0)>r.mostRetryAfterMs;if(!z||F||Y>=r.attempts)throw x.error;const H=`${D.doing} ${x.error.code} ${x.error.call?.status}`;
l.has(H)||c.onTrouble?.({error:x.error,waitMs:K}),l.add(H),await s.sleep(K,I)}}}function S(c,o){return c!==void 0&&o!==void 0?AbortSignal.any([c,o]):c??o}async function T(c,o,s){
s?.throwIfAborted();let n=await c.authorize(c.request);for(let r=0;;r+=1){const l=await(0,$.c)(n,{...o,signal:s}),g={doing:c.doing,request:n};if(l.kind==="lost"){
const B=l.certificate?"never":l.sent?"where-it-may":"always";return{ok:!1,error:(0,h.tr)(g,l,o.timeoutMs),repeat:B}}const D={...g,status:l.status,headers:l.headers};
if(l.status<300||l.status>=400)return b(c,D,l.text,o);const I=w(D),j=I?.origin===n.url.origin&&n.method==="GET"&&r<M;if(I===void 0||!j)return{ok:!1,error:(0,h.yJ)(
D,I),repeat:"never"};n={...n,url:I}}}function w({headers:c,request:o}){const s=c.get("location");return s!==null&&URL.canParse(s,o.url.href)?new URL(s,o.url):void 0}
async function b(c,o,s,n){const r=s===void 0?void 0:y(s,o.headers,c.takesText);if(o.status>=400){const l=(0,v.P9)(o.headers.get("retry-after"),n.clock),{readErrorBody:g}=await f.
e(787).then(f.bind(f,1787)),D=g(r?.body),I=await c.readError?.(r?.body,D)??D,j=(0,h.x5)(o,I,l,await c.explain?.(I,o.status)),B=o.status===429?"always":v.vt.has(
o.status)?"where-it-may":"never";return{ok:!1,error:j,repeat:B,retryAfterMs:l}}if(r===void 0)return{ok:!1,error:(0,h.g$)(o,n.bodyBytes),repeat:"never"};if(r.fault!==
void 0)return{ok:!1,error:(0,h.O$)(o,r.fault),repeat:"where-it-may"};try{return{ok:!0,value:await c.decode(r.body,(0,h.xS)(o),o.headers.get("location")??void 0)}}catch(l){
if(l instanceof O.GQ)return{ok:!1,error:l,repeat:"never"};throw l}}function y(c,o,s=!1){if(c.trim()==="")return{body:void 0};const n=(o.get("content-type")??"").
split(";")[0]?.trim().toLowerCase()??"",r=n===""||n==="text/plain";if(!r&&!/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(n))return{body:void 0,fault:n==="text/html"?"is \
an HTML page":"is not JSON by its content type"};try{const l=JSON.parse(c);return r&&typeof l!="object"&&!s?{body:void 0,fault:"is plain text"}:{body:l}}catch{return r&&
s?{body:c}:{body:void 0,fault:"is not whole JSON"}}}}),1053:((W,P,f)=>{f.d(P,{O$:()=>c,a6:()=>b,g$:()=>o,tr:()=>y,x5:()=>C,xS:()=>M,yJ:()=>s});var O=f(9127),$=f(
3739),h=f(5807),v=f(5636);function M(n,r){const l="status"in n?n:void 0,g=r?.requestID??l?.headers.get("x-request-id")??void 0;return{method:n.request.method,path:n.
request.url.pathname,...l===void 0?{}:{status:l.status},...g===void 0?{}:{requestID:(0,h.Ow)(g,128)},...r?.code===void 0?{}:{serviceCode:r.code}}}function C(n,r,l,g){
const{code:D,remedy:I}=w(n.status),j=[`Could not ${n.doing}: the service answered ${n.status}`,r.code===void 0||r.code===String(n.status)?"":` ${r.code}`,r.message===
void 0?"":` ("${r.message}")`,l===void 0?"":` and asks to wait ${(0,O.a)(l)}`,g?.words??""];return new $.GQ(D,j.join(""),{remedy:g?.remedy??I,call:{...M(n,r),outcome:n.
status===408||n.status>=500?"unknown":"refused"}})}const S="Try again later; where it lasts, tell the platform the request ID.",T=new Map([[401,{code:"unauthori\
zed",remedy:"Give the ID token (not the access token) of the identity provider that the platform trusts, unexpired and with the audience that it expects."}],[403,
{code:"forbidden",remedy:"Ask an owner of the organization for a role that may do this; the platform goes by the email in the ID token."}],[404,{code:"refused",
remedy:"Check base-url, org, project and app, and that this identity may see them."}],[408,{code:"service_error",remedy:S}],[429,{code:"rate_limited",remedy:"Tr\
y again later, or start fewer deploys at the same time."}]]);function w(n){const r=T.get(n);return r!==void 0?r:n>=500?{code:"service_error",remedy:S}:{code:"re\
fused",remedy:"Mend what the answer names, then run again."}}const b=new Set(["unauthorized","forbidden","refused","unexpected_response"]);function y(n,r,l){const{
origin:g}=n.request.url,D=(0,v.K)(r.cause)??"no reason given",I=r.timedOut?`no whole answer from ${g} within ${(0,O.a)(l)}`:`${r.sent?`the connection to ${g} br\
oke off`:`no connection to ${g}`} (${D})`;return new $.GQ(r.timedOut?"request_timeout":"unreachable",`Could not ${n.doing}: ${I}`,{remedy:r.certificate?"Where t\
he server has a certificate of a private authority, name that in NODE_EXTRA_CA_CERTS.":"Check the address, the network, and HTTPS_PROXY and NO_PROXY where a pro\
xy stands between.",call:{...M(n),outcome:r.sent?"unknown":"not-sent"},cause:r.cause})}function c(n,r){return new $.GQ("unexpected_response",`Could not ${n.doing}\
: the answer (${n.status}) ${r}`,{remedy:"Check that the address is the service itself, and that no proxy or login page answers in its place.",call:{...M(n),outcome:"\
unknown"}})}function o(n,r){return new $.GQ("response_too_large",`Could not ${n.doing}: the answer is longer than ${r} bytes`,{remedy:"Check that the address is\
 the service itself.",call:{...M(n),outcome:"unknown"}})}function s(n,r){const{origin:l}=n.request.url,g=r!==void 0&&r.origin!==l,D=g?r.origin:r===void 0?"nowhe\
re":"another path";return new $.GQ("redirected",`Could not ${n.doing}: ${l} redirects to ${D} (${n.status})`,{remedy:g?`Nothing was sent there. If ${r.origin} i\
s the service, give that address.`:"Give the service's own address, to which it does not redirect.",call:{...M(n),outcome:"refused"}})}}),9307:((W,P,f)=>{f.d(P,
{JN:()=>$,P9:()=>h,p$:()=>O,vt:()=>v});const O={attempts:6,totalMs:12e4,firstDelayMs:500,mostDelayMs:1e4,mostRetryAfterMs:6e4};function $(M,C,S){const T=Math.min(
C.mostDelayMs,C.firstDelayMs*2**(M-1));return Math.round(T*(.1+.9*S()))}function h(M,C){const S=M?.trim()??"";if(/^\d{1,9}$/.test(S))return Number(S)*1e3;const T=/^[A-Za-z]{3,9}, /.
test(S)?Date.parse(S):Number.NaN;return Number.isNaN(T)?void 0:Math.max(0,T-C.now())}const v=new Set([408,429,500,502,503,504])}),7634:((W,P,f)=>{f.d(P,{x:()=>O});
const O="1.0.0"}),7496:((W,P,f)=>{f.d(P,{x:()=>$});const O={index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",
leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"warning",large_file:"warning",source_maps:"\
notice",not_all_checked:"notice"};function $({code:h}){return O[h]}}),1547:((W,P,f)=>{f.d(P,{P:()=>M,Y:()=>h});const O=[["success",["succeeded","success","succe\
ssful","ready","live","active","complete","completed","deployed","deploysucceeded","deploymentsucceeded","activated","done","ok","published","finished","passed",
"succeed","healthy"]],["failure",["failed","failure","error","errored","crashed","timedout","timeout","rejected","broken","buildfailed","deployfailed","deployme\
ntfailed","builderror","deployerror","deploymenterror","syncfailed","uploadfailed","activationfailed","internalerror","rolledback","updatefailed","predeployfail\
ed","releasefailed","rollbacksucceeded","rollbackcomplete","degraded","fatal"]],["cancelled",["cancelled","canceled","aborted","superseded","skipped","stopped",
"replaced","expired","deactivated","cancelledbyuser","canceledbyuser","removed","deleted","abandoned"]],["pending",["queued","pending","created","waiting","sche\
duled","accepted","starting","initializing","started","running","inprogress","processing","building","cloning","installing","syncing","uploading","deploying","a\
ctivating","publishing","invalidating","provisioning","cancelling","canceling","new","enqueued","idle","prepared","preparing","uploaded","processed","retrying",
"working","progressing","pendingbuild","pendingdeploy","pendingreview","pendingpublish","waitingfordeployment","needsapproval","buildinprogress","updateinprogre\
ss","predeployinprogress","waitingforresource","removing","verifying","requested","planned","finalizing","releasing","testing","reconciling","unknown"]]],$=new Map(
O.flatMap(([C,S])=>S.map(T=>[T,C])));function h(C){return C.toLowerCase().replace(/[\s_-]/g,"")}const v=[["failure",/(?:failed|error)$/],["pending",/(?:inprogress|pending|queued)$/]];
function M(C,S=new Map){const T=h(C);return S.get(T)??$.get(T)??v.find(([,w])=>w.test(T))?.[0]}})};export{ee as id,ne as ids,te as modules};

const F=899,G=[899],z={6603:((S,C,r)=>{r.d(C,{carryOut:()=>g});var O=r(3445),M=r(9574),l=r(1532),a=r(7244),v=r(48),w=r(4089),P=r(2536);async function y(s,e,o,t){
const{plan:c,github:E}=s,u=(0,v.L)({...o,token:E.token,context:o.run.context,open:{app:(0,w.$k)(s),environment:E.environment,comment:E.comment},save:T=>o.runner.
state(P.MX,T?JSON.stringify(T):""),warn:(T,L)=>e.report({type:"warning",message:T,remedy:L})},t);if(u===void 0)return c;const k=await u.recall(c.commit);return c.
dryRun||e.follow(u),{...c,...k}}const f=1200;async function g(s,e,o,t){const{target:c,plan:E}=s,{workspace:u}=o.run.context;if(c.mode==="check"){const{runCheck:R}=await Promise.
all([r.e(169),r.e(70),r.e(541),r.e(741)]).then(r.bind(r,6391));return R(E,c.compareTo,e,{...t,workspace:u})}const k=await(0,O.i)(t.env),T=(0,M.N)(E,c,{fetch:k,run:$,
onSecret:R=>e.addSecret(R),reporter:e.report,tree:E.commit===void 0?void 0:(0,a.c)(u),signal:t.signal,requestSignal:m(t.signal,f)}),L=T.identify();L.catch(()=>{});
const I=await y(s,e,{...o,fetch:k});return(0,l.g)(I,{...T,identify:()=>L})}async function $(s){const{getExecOutput:e}=await r.e(913).then(r.bind(r,3913)),[o,t]=process.
platform==="win32"?["cmd","/c"]:["sh","-c"];return e(o,[t,s],{silent:!0,ignoreReturnCode:!0})}function m(s,e){const o=new AbortController,t=()=>setTimeout(()=>o.
abort(s.reason),e).unref();return s.aborted?t():s.addEventListener("abort",t,{once:!0}),o.signal}}),9680:((S,C,r)=>{r.d(C,{UC:()=>y,tp:()=>$,yq:()=>v});var O=r(
5807),M=r(7496),l=r(292),a=r(9877);function v(m,s,e){const o=new Set;for(const t of e.findings){const{message:c,place:E,remedy:u}=t;s.add((0,M.x)(t),{message:(0,O.
Ow)(c,1e3),place:E}),u!==void 0&&o.add(u)}for(const t of o)m.line(`  ${t}`);m.line((0,l.sX)(e))}const w=100,P={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function y(m){const{findings:s,largest:e}=m,o=s.length-w;return["### The site",f(m),...s.length===0?[]:[s.slice(0,w).map(g).join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],`<details><summary>The largest files</summary>

${$(["File","Bytes","Brotli","gzip"],e.map(t=>[(0,a.aY)(t.path),(0,l.Ej)(t.bytes),(0,l.Ej)(t.brotli),(0,l.Ej)(t.gzip)]))}

</details>`].join(`

`)}function f({pages:m,links:s,files:e,bytes:o,brotli:t,gzip:c}){const E=[m,s,e].map(l.zD);return $(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...E,(0,l.Ej)(o),(0,l.Ej)(t),(0,l.Ej)(c)]])}function g(m){const{message:s,place:e}=m,o=e?`${(0,a.aY)([e.file,e.line,e.column].filter(t=>t!==void 0).
join(":"))} `:"";return`- ${P[(0,M.x)(m)]} ${o}${(0,a.aY)(s,500)}`}function $(m,s){return[m,m.map(()=>"---"),...s].map(e=>`| ${e.join(" | ")} |`).join(`
`)}}),4089:((S,C,r)=>{r.d(C,{$k:()=>P,o3:()=>$,z6:()=>m,PL:()=>y});var O=r(9439),M=r(3214),l=r(4013),a=r(6861);function v(e,o){return e?[e,...e.also].map(t=>({code:t.
code,message:o.redact(t.message),explanation:(0,a.W)(t).map(c=>o.redact(c))})):[]}function w(e,o){const t=c=>({...c,message:o.redact(c.message)});return{...e,findings:e.
findings.map(t)}}function P({plan:e}){return`${e.org}/${e.project}/${e.app}`}function y({outcome:e,run:o,planned:t,built:c,checked:E,secrets:u,...k}){const{context:T}=o,
L=t?.plan.env;return{...k,status:g(e,t),app:t?P(t):o.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:t?.plan.configuration.
repository??T.repository,branch:t?.plan.configuration.branch??T.refName,commit:f(T,t?.plan.commit),built:f(T,c),runUrl:T.runUrl,variables:L?.kind==="replace"?[...L.
variables.keys()]:L&&"left alone",phases:e.phases.map(({phase:I,ms:R})=>({title:O.K[I],ms:R})),failure:e.failure&&!E?(0,M.O)(e.failure,u):void 0,errors:[e.error,
k.seeded?.error].flatMap(I=>v(I,u)),checked:E&&w(E,u),warnings:k.warnings.map(I=>u.redact(I))}}function f({serverUrl:e,repository:o},t){if(t===void 0)return;const c=o&&
/^[0-9a-f]{7,64}$/.test(t);return{id:t,url:c?`${e}/${o}/commit/${t}`:void 0}}function g({status:e,error:o},t){if(o?.code==="interrupted")return"interrupted";if(t?.
plan.dryRun&&!o)return"dry-run";const c={succeeded:"check-passed",failed:"check-failed"};return t?.target.mode==="check"&&c[e]||e}function $(e){return(0,l.wQ)({
...e,failure:e.failure&&{...e.failure,log:[]}})}function m(e,o){return{state:s(o),description:(0,l.ow)(e),url:o.url,comment:(0,l.wQ)(e)}}function s({status:e,error:o,
failure:t,deployID:c}){switch(e){case"succeeded":return o?"failure":"success";case"failed":return t||o?.code==="deploy_failed"||c===void 0?"failure":"error";case"\
cancelled":return c===void 0?void 0:"inactive";case"pending":return o?"error":"in_progress";case"skipped":return;default:return e}}}),4013:((S,C,r)=>{r.d(C,{Br:()=>P,
ow:()=>f,wQ:()=>y});var O=r(9127),M=r(3716),l=r(9680),a=r(9877);const v={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},w={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function P(n){const i=[$(n,"##"),m(n),u(n,v),s(n),n.checked?(0,l.UC)(n.checked):"",n.compared,b(n),B(n)];return A(i,n.failure?.log,v)}function y(n){const i=[$(n,
"###"),m(n),u(n,w),s(n)];return A(i,n.failure?.log,w,K(n))}function f(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${g[n.status][1]}`}const g={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function $(n,i){
const[d,h]=g[n.status],p=n.status==="succeeded"&&n.errors.length>0?", but":"";return`${i} ${d} ${(0,a.aY)(n.app,200)} ${h}${p}`}function m(n){const i=(0,a.Dl)(n.
url);return i===void 0?"":`**${i}**`}function s(n){const i=[["App",n.appID&&`${(0,a.aY)(n.appID,128)}${n.appCreated?" (created by this run)":""}`],["Deployment",
n.deployID&&(0,a.aY)(n.deployID,128)],["Source",o(n)],["Variables",E(n.variables)],["Code",e(n)],["Keys",n.seeded&&`${n.seeded.written} written, ${n.seeded.failed}\
 failed`]],[d,...h]=i.flatMap(([p,_])=>_?[`| ${p} | ${_} |`]:[]);return d===void 0?"":[d,"| :-- | :-- |",...h].join(`
`)}function e({failure:n,errors:i}){const d=n?.code===void 0?i.flatMap(p=>p.code??[]):[n.code],h=[...new Set(d)].slice(0,5).map(p=>(0,a.aY)(p,64));return h.length===
0?void 0:`${h.join(", ")}: see docs/troubleshooting.md of Slipway`}function o({commit:n,built:i,branch:d,repository:h}){const p=`${(0,a.aY)(d??"",200)} of ${(0,a.
aY)(h??"",200)}`,_=n&&`${t(n)} on ${p}`;return i===void 0||i.id===n?.id?_??p:`${t(i)} as checked out, for ${_??p}`}function t({id:n,url:i}){const d=(0,a.aY)(n.slice(
0,12));return i===void 0?d:`[${d}](<${i}>)`}const c=60;function E(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const i=n.length>c?
` and ${n.length-c} more`:"";return`${n.slice(0,c).map(h=>(0,a.aY)(h,100)).join(", ")}${i}`}function u(n,i){const{failure:d,errors:h}=n;if(d){const D=d.remedy===
void 0?[]:[k(d.remedy.split(`
`))],{headline:j,message:x}=d,U=x&&!j.includes(x)?[`The platform says: ${(0,a.CS)(x,500)}`]:[];return[`**${(0,a.CS)(j,500)}**`,T(d,n,i),...D,...U].filter(Q=>Q!==
"").join(`

`)}const p=h.slice(0,i.errors).map(D=>`**${(0,a.CS)(D.message)}**

${k(D.explanation)}`.trimEnd()),_=h.length-p.length;return[...p,..._>0?[`\u2026 and ${_} more.`]:[]].join(`

`)}function k([n,...i]){return n===void 0?"":i.length===0?(0,a.CS)(n):`${(0,a.CS)(n)}

${(0,a.EU)(i.slice(0,12),200)}`}function T({diagnostics:n,moreDiagnostics:i},d,h){const p=n.slice(0,h.diagnostics).map(j=>`- ${L(j,d)} ${(0,a.aY)(j.message)}`),
_=n.length-p.length+i,D=[_>0?`${_} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:""];return[
p.join(`
`),...D].filter(j=>j!=="").join(`

`)}function L(n,{built:i,commit:d}){const h=(0,a.aY)(I(n),300),p=(i??d)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),_=n.file.toWellFormed().split("/");if(p===
void 0||n.file.length>1e3||_.some(j=>/^\.{0,2}$/.test(j)))return h;const D=_.map(encodeURIComponent).join("/");return`[${h}](<${p}/${D}${n.line===null?"":`#L${n.
line}`}>)`}function I({file:n,line:i,column:d}){return[n,i,d].filter(h=>h!==null).join(":")}const R=32;function b({phases:n}){if(n.length===0)return"";const i=Math.
max(1,...n.map(({ms:_})=>_)),d=Math.max(...n.map(({title:_})=>_.length)),h=n.map(({title:_,ms:D})=>{const j="\u2588".repeat(Math.round(D/i*R))||"\u258F";return`${_.
padEnd(d)}  ${(0,O.a3)(D).padStart(8)}  ${j}`}),p=n.reduce((_,{ms:D})=>_+D,0);return["### Where the time went",(0,a.EU)([...h,`${"Total".padEnd(d)}  ${(0,O.a3)(
p).padStart(8)}`])].join(`

`)}function B({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(i=>`- ${(0,a.CS)(i,500)}`).join(`
`)].join(`

`)}function K(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function A(n,i,d,h=""){const p=n.filter(U=>U!=="").join(`

`),_=d.bytes-Buffer.byteLength(p)-Buffer.byteLength(h)-1e3,D=(0,M.QE)(i??[],W),j=(0,a.XI)(D.slice(-d.logLines),_),x=j.length===0?"":N(j,j.length===D.length,i?.length??
0);return`${[p,x,h].filter(U=>U!=="").join(`

`)}
`}function W(n){return`    \u2026 ${n} lines of packages, which are in the log of the run`}function N(n,i,d){return`<details><summary>${i?`Build log, ${d} lines`:
`Build log, the last ${n.length} of ${d} lines`}</summary>

${(0,a.EU)(n)}

</details>`}}),8427:((S,C,r)=>{r.d(C,{exchangedToken:()=>$});var O=r(3739),M=r(8302),l=r(86),a=r(7399),v=r(5636),w=r(1053),P=r(1619),y=r(2233);const f="urn:ietf\
:params:oauth:token-type:id_token",g=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthoriz\
ed_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the ide\
ntity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity prov\
ider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function $(s,e,o){
const t=await(0,y.githubToken)(s.subject,e,o),c=(0,P.J)(s.url,"token-exchange-url"),E=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:t,subject_token_type:f,requested_token_type:f,...(0,M.Eb)({audience:s.audience,client_id:s.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:c,headers:{...v.H1,"content-type":"application/x-www-form-urlencoded"},body:E.toString()},mayRepeat:!0,authorize:u=>u,read:(0,a.
t)({decode:m(o)})})}catch(u){if(!(u instanceof O.GQ)||!w.a6.has(u.code))throw u;const k=g.get(u.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw u.with({code:"token_exchange_failed",remedy:k,cause:u})}}function m(s){return(e,o)=>{
const t=(0,l.Pf)(e);for(const u of["idtoken","accesstoken","refreshtoken"]){const k=(0,l.Qq)(t,u);k!==void 0&&s(k)}const c=(0,l.Qq)(t,"issuedtokentype"),E=(0,l.
Qq)(t,"idtoken")??(c===f?(0,l.Qq)(t,"accesstoken"):void 0);if(E===void 0)throw(0,l.LO)("ID token (id_token, or access_token issued as one)",e,o);return E}}}),2233:((S,C,r)=>{
r.d(C,{githubToken:()=>P});var O=r(3739),M=r(1053),l=r(1619),a=r(3130);const v=`permissions:
  id-token: write
  contents: read`,w="ACTIONS_ID_TOKEN_REQUEST_URL";async function P({requestUrl:g,requestToken:$,audience:m},s,e){if(!g||!$)throw f();if(e($),!/^[\x21-\x7e]+$/.
test($))throw y("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(g))throw y(`${w} is not a URL`);(0,l.h)(new URL(g),w);try{return await(0,a.g)(
"GitHub",{requestUrl:g,requestToken:$,audience:m},s,e)}catch(o){if(!(o instanceof O.GQ)||!M.a6.has(o.code))throw o;const t=`Check that the job has these lines, \
then run it again:
${v}`;throw o.with({code:"github_refused",remedy:t,cause:o})}}function y(g){return new O.GQ("invalid_input",g,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function f(){return new O.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${v}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3716:((S,C,r)=>{r.d(C,{LP:()=>M,QE:()=>P});
var O=r(5807);function M(y){return/^\s*at\s.*[:)\d]$/.test(y)}const l=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
a=2,v=2e3;class w{#o;#e;#n=[];#t=0;constructor(f){this.#o=f}push(f){const g=(0,O.Nl)(f.slice(0,v)).trimEnd().replace(/ \{$/,"");return M(g)?this.#e===void 0&&!l.
test(g)?(this.#e=f,[...this.#r(),f]):(this.#t+=1,this.#n.length<a&&this.#n.push(f),[]):[...this.end(),f]}end(){return this.#e=void 0,this.#r()}#r(){const[f,g]=[
this.#t,this.#n];return[this.#t,this.#n]=[0,[]],f<a?g:[this.#o(f)]}}function P(y,f){const g=new w(f);return[...y.flatMap($=>g.push($)),...g.end()]}})};export{F as id,G as ids,z as modules};

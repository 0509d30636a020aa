const Y=899,F=[899],G={6603:((R,P,r)=>{r.d(P,{carryOut:()=>h});var O=r(3445),M=r(9574),l=r(1532),a=r(7244),k=r(48),w=r(4089),T=r(2536);async function $(s,e,o,t){
const{plan:d,github:_}=s,u=(0,k.L)({...o,token:_.token,context:o.run.context,open:{app:(0,w.$k)(s),environment:_.environment,comment:_.comment},save:v=>o.runner.
state(T.MX,v?JSON.stringify(v):""),warn:(v,L)=>e.report({type:"warning",message:v,remedy:L})},t);if(u===void 0)return d;const D=await u.recall(d.commit);return d.
dryRun||e.follow(u),{...d,...D}}const f=1200;async function h(s,e,o,t){const{target:d,plan:_}=s,{workspace:u}=o.run.context;if(d.mode==="check"){const{runCheck:S}=await Promise.
all([r.e(169),r.e(70),r.e(541),r.e(741)]).then(r.bind(r,6391));return S(_,d.compareTo,e,{...t,workspace:u})}const D=await(0,O.i)(t.env),v=(0,M.N)(_,d,{fetch:D,run:E,
onSecret:S=>e.addSecret(S),reporter:e.report,tree:_.commit===void 0?void 0:(0,a.c)(u),signal:t.signal,requestSignal:g(t.signal,f)}),L=v.identify();L.catch(()=>{});
const I=await $(s,e,{...o,fetch:D});return(0,l.g)(I,{...v,identify:()=>L})}async function E(s){const{getExecOutput:e}=await r.e(913).then(r.bind(r,3913)),[o,t]=process.
platform==="win32"?["cmd","/c"]:["sh","-c"];return e(o,[t,s],{silent:!0,ignoreReturnCode:!0})}function g(s,e){const o=new AbortController,t=()=>setTimeout(()=>o.
abort(s.reason),e).unref();return s.aborted?t():s.addEventListener("abort",t,{once:!0}),o.signal}}),9680:((R,P,r)=>{r.d(P,{UC:()=>$,tp:()=>E,yq:()=>k});var O=r(
5807),M=r(7496),l=r(292),a=r(9877);function k(g,s,e){const o=new Set;for(const t of e.findings){const{message:d,place:_,remedy:u}=t;s.add((0,M.x)(t),{message:(0,O.
Ow)(d,1e3),place:_}),u!==void 0&&o.add(u)}for(const t of o)g.line(`  ${t}`);g.line((0,l.sX)(e))}const w=100,T={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function $(g){const{findings:s,largest:e}=g,o=s.length-w;return["### The site",f(g),...s.length===0?[]:[s.slice(0,w).map(h).join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],`<details><summary>The largest files</summary>

${E(["File","Bytes","Brotli","gzip"],e.map(t=>[(0,a.aY)(t.path),(0,l.Ej)(t.bytes),(0,l.Ej)(t.brotli),(0,l.Ej)(t.gzip)]))}

</details>`].join(`

`)}function f({pages:g,links:s,files:e,bytes:o,brotli:t,gzip:d}){const _=[g,s,e].map(l.zD);return E(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[..._,(0,l.Ej)(o),(0,l.Ej)(t),(0,l.Ej)(d)]])}function h(g){const{message:s,place:e}=g,o=e?`${(0,a.aY)([e.file,e.line,e.column].filter(t=>t!==void 0).
join(":"))} `:"";return`- ${T[(0,M.x)(g)]} ${o}${(0,a.aY)(s,500)}`}function E(g,s){return[g,g.map(()=>"---"),...s].map(e=>`| ${e.join(" | ")} |`).join(`
`)}}),4089:((R,P,r)=>{r.d(P,{$k:()=>T,o3:()=>E,z6:()=>g,PL:()=>$});var O=r(9439),M=r(3214),l=r(4013),a=r(6861);function k(e,o){return e?[e,...e.also].map(t=>({code:t.
code,message:o.redact(t.message),explanation:(0,a.W)(t).map(d=>o.redact(d))})):[]}function w(e,o){const t=d=>({...d,message:o.redact(d.message)});return{...e,findings:e.
findings.map(t)}}function T({plan:e}){return`${e.org}/${e.project}/${e.app}`}function $({outcome:e,run:o,planned:t,built:d,checked:_,secrets:u,...D}){const{context:v}=o,
L=t?.plan.env;return{...D,status:h(e,t),app:t?T(t):o.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:t?.plan.configuration.
repository??v.repository,branch:t?.plan.configuration.branch??v.refName,commit:f(v,t?.plan.commit),built:f(v,d),runUrl:v.runUrl,variables:L?.kind==="replace"?[...L.
variables.keys()]:L&&"left alone",phases:e.phases.map(({phase:I,ms:S})=>({title:O.K[I],ms:S})),failure:e.failure&&!_?(0,M.O)(e.failure,u):void 0,errors:[e.error,
D.seeded?.error].flatMap(I=>k(I,u)),checked:_&&w(_,u),warnings:D.warnings.map(I=>u.redact(I))}}function f({serverUrl:e,repository:o},t){if(t===void 0)return;const d=o&&
/^[0-9a-f]{7,64}$/.test(t);return{id:t,url:d?`${e}/${o}/commit/${t}`:void 0}}function h({status:e,error:o},t){if(o?.code==="interrupted")return"interrupted";if(t?.
plan.dryRun&&!o)return"dry-run";const d={succeeded:"check-passed",failed:"check-failed"};return t?.target.mode==="check"&&d[e]||e}function E(e){return(0,l.wQ)({
...e,failure:e.failure&&{...e.failure,log:[]}})}function g(e,o){return{state:s(o),description:(0,l.ow)(e),url:o.url,comment:(0,l.wQ)(e)}}function s({status:e,error:o,
failure:t,deployID:d}){switch(e){case"succeeded":return o?"failure":"success";case"failed":return t||o?.code==="deploy_failed"||d===void 0?"failure":"error";case"\
cancelled":return d===void 0?void 0:"inactive";case"pending":return o?"error":"in_progress";case"skipped":return;default:return e}}}),4013:((R,P,r)=>{r.d(P,{Br:()=>T,
ow:()=>f,wQ:()=>$});var O=r(9127),M=r(3716),l=r(9680),a=r(9877);const k={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},w={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function T(n){const i=[E(n,"##"),g(n),s(n),u(n,k),n.checked?(0,l.UC)(n.checked):"",n.compared,S(n),b(n)];return A(i,n.failure?.log,k)}function $(n){const i=[E(n,
"###"),g(n),s(n),u(n,w)];return A(i,n.failure?.log,w,B(n))}function f(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${h[n.status][1]}`}const h={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function E(n,i){
const[c,p]=h[n.status],m=n.status==="succeeded"&&n.errors.length>0?", but":"";return`${i} ${c} ${(0,a.aY)(n.app,200)} ${p}${m}`}function g(n){const i=(0,a.Dl)(n.
url);return i===void 0?"":`**${i}**`}function s(n){return["| | |","| --- | --- |",...[["App",n.appID&&`${(0,a.aY)(n.appID,128)}${n.appCreated?" (created by this\
 run)":""}`],["Deployment",n.deployID&&(0,a.aY)(n.deployID,128)],["Source",o(n)],["Variables",_(n.variables)],["Code",e(n)],["Keys",n.seeded&&`${n.seeded.written}\
 written, ${n.seeded.failed} failed`]].flatMap(([p,m])=>m?[`| ${p} | ${m} |`]:[])].join(`
`)}function e({failure:n,errors:i}){const c=n?.code===void 0?i.flatMap(m=>m.code??[]):[n.code],p=[...new Set(c)].slice(0,5).map(m=>(0,a.aY)(m,64));return p.length===
0?void 0:`${p.join(", ")}: see docs/troubleshooting.md of Slipway`}function o({commit:n,built:i,branch:c,repository:p}){const m=`${(0,a.aY)(c??"",200)} of ${(0,a.
aY)(p??"",200)}`,y=n&&`${t(n)} on ${m}`;return i===void 0||i.id===n?.id?y??m:`${t(i)} as checked out, for ${y??m}`}function t({id:n,url:i}){const c=(0,a.aY)(n.slice(
0,12));return i===void 0?c:`[${c}](<${i}>)`}const d=60;function _(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const i=n.length>d?
` and ${n.length-d} more`:"";return`${n.slice(0,d).map(p=>(0,a.aY)(p,100)).join(", ")}${i}`}function u(n,i){const{failure:c,errors:p}=n;if(c){const j=c.remedy===
void 0?[]:[D(c.remedy.split(`
`))],{headline:C,message:x}=c,U=x&&!C.includes(x)?[`The platform says: ${(0,a.CS)(x,500)}`]:[];return[`**${(0,a.CS)(C,500)}**`,...U,...j,v(c,n,i)].filter(N=>N!==
"").join(`

`)}const m=p.slice(0,i.errors).map(j=>`**${(0,a.CS)(j.message)}**

${D(j.explanation)}`.trimEnd()),y=p.length-m.length;return[...m,...y>0?[`\u2026 and ${y} more.`]:[]].join(`

`)}function D([n,...i]){return n===void 0?"":i.length===0?(0,a.CS)(n):`${(0,a.CS)(n)}

${(0,a.EU)(i.slice(0,12),200)}`}function v({diagnostics:n,moreDiagnostics:i},c,p){const m=n.slice(0,p.diagnostics).map(C=>`- ${(0,a.aY)(L(C),300)} ${(0,a.aY)(C.
message)}`),y=n.length-m.length+i,j=[y>0?`${y} more findings are not listed here.`:"",c.unannotated>0?`${c.unannotated} findings had no room for an annotation.`:
""];return[m.join(`
`),...j].filter(C=>C!=="").join(`

`)}function L({file:n,line:i,column:c}){return[n,i,c].filter(p=>p!==null).join(":")}const I=32;function S({phases:n}){if(n.length===0)return"";const i=Math.max(
1,...n.map(({ms:y})=>y)),c=Math.max(...n.map(({title:y})=>y.length)),p=n.map(({title:y,ms:j})=>{const C="\u2588".repeat(Math.round(j/i*I))||"\u258F";return`${y.
padEnd(c)}  ${(0,O.a3)(j).padStart(8)}  ${C}`}),m=n.reduce((y,{ms:j})=>y+j,0);return["### Where the time went",(0,a.EU)([...p,`${"Total".padEnd(c)}  ${(0,O.a3)(
m).padStart(8)}`])].join(`

`)}function b({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(i=>`- ${(0,a.CS)(i,500)}`).join(`
`)].join(`

`)}function B(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function A(n,i,c,p=""){const m=n.filter(U=>U!=="").join(`

`),y=c.bytes-Buffer.byteLength(m)-Buffer.byteLength(p)-1e3,j=(0,M.QE)(i??[],K),C=(0,a.XI)(j.slice(-c.logLines),y),x=C.length===0?"":W(C,C.length===j.length,i?.length??
0);return`${[m,x,p].filter(U=>U!=="").join(`

`)}
`}function K(n){return`    \u2026 ${n} lines of packages, which are in the log of the run`}function W(n,i,c){return`<details><summary>${i?`Build log, ${c} lines`:
`Build log, the last ${n.length} of ${c} lines`}</summary>

${(0,a.EU)(n)}

</details>`}}),8427:((R,P,r)=>{r.d(P,{exchangedToken:()=>E});var O=r(3739),M=r(8302),l=r(86),a=r(7399),k=r(5636),w=r(1053),T=r(1619),$=r(2233);const f="urn:ietf\
:params:oauth:token-type:id_token",h=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthoriz\
ed_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the ide\
ntity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity prov\
ider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function E(s,e,o){
const t=await(0,$.githubToken)(s.subject,e,o),d=(0,T.J)(s.url,"token-exchange-url"),_=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:t,subject_token_type:f,requested_token_type:f,...(0,M.Eb)({audience:s.audience,client_id:s.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:d,headers:{...k.H1,"content-type":"application/x-www-form-urlencoded"},body:_.toString()},mayRepeat:!0,authorize:u=>u,read:(0,a.
t)({decode:g(o)})})}catch(u){if(!(u instanceof O.GQ)||!w.a6.has(u.code))throw u;const D=h.get(u.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw u.with({code:"token_exchange_failed",remedy:D,cause:u})}}function g(s){return(e,o)=>{
const t=(0,l.Pf)(e);for(const u of["idtoken","accesstoken","refreshtoken"]){const D=(0,l.Qq)(t,u);D!==void 0&&s(D)}const d=(0,l.Qq)(t,"issuedtokentype"),_=(0,l.
Qq)(t,"idtoken")??(d===f?(0,l.Qq)(t,"accesstoken"):void 0);if(_===void 0)throw(0,l.LO)("ID token (id_token, or access_token issued as one)",e,o);return _}}}),2233:((R,P,r)=>{
r.d(P,{githubToken:()=>T});var O=r(3739),M=r(1053),l=r(1619),a=r(3130);const k=`permissions:
  id-token: write
  contents: read`,w="ACTIONS_ID_TOKEN_REQUEST_URL";async function T({requestUrl:h,requestToken:E,audience:g},s,e){if(!h||!E)throw f();if(e(E),!/^[\x21-\x7e]+$/.
test(E))throw $("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(h))throw $(`${w} is not a URL`);(0,l.h)(new URL(h),w);try{return await(0,a.g)(
"GitHub",{requestUrl:h,requestToken:E,audience:g},s,e)}catch(o){if(!(o instanceof O.GQ)||!M.a6.has(o.code))throw o;const t=`Check that the job has these lines, \
then run it again:
${k}`;throw o.with({code:"github_refused",remedy:t,cause:o})}}function $(h){return new O.GQ("invalid_input",h,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function f(){return new O.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${k}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3716:((R,P,r)=>{r.d(P,{LP:()=>M,QE:()=>T});
var O=r(5807);function M($){return/^\s*at\s.*[:)\d]$/.test($)}const l=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
a=2,k=2e3;class w{#o;#e;#n=[];#t=0;constructor(f){this.#o=f}push(f){const h=(0,O.Nl)(f.slice(0,k)).trimEnd().replace(/ \{$/,"");return M(h)?this.#e===void 0&&!l.
test(h)?(this.#e=f,[...this.#r(),f]):(this.#t+=1,this.#n.length<a&&this.#n.push(f),[]):[...this.end(),f]}end(){return this.#e=void 0,this.#r()}#r(){const[f,h]=[
this.#t,this.#n];return[this.#t,this.#n]=[0,[]],f<a?h:[this.#o(f)]}}function T($,f){const h=new w(f);return[...$.flatMap(E=>h.push(E)),...h.end()]}})};export{Y as id,F as ids,G as modules};

const G=899,z=[899],H={6603:((S,C,o)=>{o.d(C,{carryOut:()=>p});var T=o(3445),O=o(4934),u=o(8616),D=o(7244),d=o(48),M=o(4089),j=o(7362);async function y(s,e,r,t){
const{plan:c,github:_}=s,f=(0,d.L)({...r,token:_.token,context:r.run.context,open:{app:(0,M.$k)(s),environment:_.environment,comment:_.comment},save:k=>r.runner.
state(j.MX,k?JSON.stringify(k):""),warn:(k,L)=>e.report({type:"warning",message:k,remedy:L})},t);if(f===void 0)return c;const w=await f.recall(c.commit);return c.
dryRun||e.follow(f),{...c,...w}}const l=1200;async function p(s,e,r,t){const{target:c,plan:_}=s,{workspace:f}=r.run.context;if(c.mode==="check"){const{runCheck:R}=await Promise.
all([o.e(169),o.e(70),o.e(730),o.e(741)]).then(o.bind(o,6642));return R(_,c.compareTo,e,{...t,workspace:f})}const w=await(0,T.i)(t.env),k=(0,O.N)(_,c,{fetch:w,run:$,
onSecret:R=>e.addSecret(R),reporter:e.report,tree:_.commit===void 0?void 0:(0,D.c)(f),signal:t.signal,requestSignal:m(t.signal,l)}),L=k.identify();L.catch(()=>{});
const I=await y(s,e,{...r,fetch:w});return(0,u.g)(I,{...k,identify:()=>L})}async function $(s){const{getExecOutput:e}=await o.e(913).then(o.bind(o,3913)),[r,t]=process.
platform==="win32"?["cmd","/c"]:["sh","-c"];return e(r,[t,s],{silent:!0,ignoreReturnCode:!0})}function m(s,e){const r=new AbortController,t=()=>setTimeout(()=>r.
abort(s.reason),e).unref();return s.aborted?t():s.addEventListener("abort",t,{once:!0}),r.signal}}),9680:((S,C,o)=>{o.d(C,{UC:()=>y,tp:()=>$,yq:()=>d});var T=o(
5807),O=o(7287),u=o(292),D=o(9877);function d(m,s,e){const r=new Set;for(const t of e.findings){const{message:c,place:_,remedy:f}=t;s.add((0,O.xJ)(t),{message:(0,T.
Ow)(c,1e3),place:_}),f!==void 0&&r.add(f)}for(const t of r)m.line(`  ${t}`);m.line((0,u.sX)(e))}const M=100,j={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function y(m){const{findings:s,largest:e}=m,r=s.length-M;return["### The site",l(m),...s.length===0?[]:[s.slice(0,M).map(p).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${$(["File","Bytes","Brotli","gzip"],e.map(t=>[(0,D.aY)(t.path),(0,u.Ej)(t.bytes),(0,u.Ej)(t.brotli),(0,u.Ej)(t.gzip)]))}

</details>`].join(`

`)}function l({pages:m,links:s,files:e,bytes:r,brotli:t,gzip:c}){const _=[m,s,e].map(u.zD);return $(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[..._,(0,u.Ej)(r),(0,u.Ej)(t),(0,u.Ej)(c)]])}function p(m){const{message:s,place:e}=m,r=e?`${(0,D.aY)([e.file,e.line,e.column].filter(t=>t!==void 0).
join(":"))} `:"";return`- ${j[(0,O.xJ)(m)]} ${r}${(0,D.aY)(s,500)}`}function $(m,s){return[m,m.map(()=>"---"),...s].map(e=>`| ${e.join(" | ")} |`).join(`
`)}}),4089:((S,C,o)=>{o.d(C,{$k:()=>j,o3:()=>$,z6:()=>m,PL:()=>y});var T=o(9439),O=o(3214),u=o(4013),D=o(6861);function d(e,r){return e?[e,...e.also].map(t=>({code:t.
code,message:r.redact(t.message),explanation:(0,D.W)(t).map(c=>r.redact(c))})):[]}function M(e,r){const t=c=>({...c,message:r.redact(c.message)});return{...e,findings:e.
findings.map(t)}}function j({plan:e}){return`${e.org}/${e.project}/${e.app}`}function y({outcome:e,run:r,planned:t,built:c,checked:_,secrets:f,...w}){const{context:k}=r,
L=t?.plan.env;return{...w,status:p(e,t),app:t?j(t):r.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:t?.plan.configuration.
repository??k.repository,branch:t?.plan.configuration.branch??k.refName,commit:l(k,t?.plan.commit),built:l(k,c),runUrl:k.runUrl,variables:L?.kind==="replace"?[...L.
variables.keys()]:L&&"left alone",phases:e.phases.map(({phase:I,ms:R})=>({title:T.K[I],ms:R})),failure:e.failure&&!_?(0,O.O)(e.failure,f):void 0,errors:[e.error,
w.seeded?.error].flatMap(I=>d(I,f)),checked:_&&M(_,f),warnings:w.warnings.map(I=>f.redact(I))}}function l({serverUrl:e,repository:r},t){if(t===void 0)return;const c=r&&
/^[0-9a-f]{7,64}$/.test(t);return{id:t,url:c?`${e}/${r}/commit/${t}`:void 0}}function p({status:e,error:r},t){if(r?.code==="interrupted")return"interrupted";if(t?.
plan.dryRun&&!r)return"dry-run";const c={succeeded:"check-passed",failed:"check-failed"};return t?.target.mode==="check"&&c[e]||e}function $(e){return(0,u.wQ)({
...e,failure:e.failure&&{...e.failure,log:[]}})}function m(e,r){return{state:s(r),description:(0,u.ow)(e),url:r.url,comment:(0,u.wQ)(e)}}function s({status:e,error:r,
failure:t,deployID:c}){switch(e){case"succeeded":return r?"failure":"success";case"failed":return t||r?.code==="deploy_failed"||c===void 0?"failure":"error";case"\
cancelled":return c===void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return e}}}),4013:((S,C,o)=>{o.d(C,{Br:()=>y,
ow:()=>p,wQ:()=>l});var T=o(5239),O=o(9127),u=o(3716),D=o(9680),d=o(9877);const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},j={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function y(n){const i=[m(n,"##"),s(n),w(n,M),e(n),n.checked?(0,D.UC)(n.checked):"",n.compared,B(n),K(n)];return A(i,n.failure?.log,M)}function l(n){
const i=[m(n,"###"),s(n),w(n,j),e(n)];return A(i,n.failure?.log,j,W(n))}function p(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${$[n.status][1]}`}
const $={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:[
"\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705",
"deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function m(n,i){
const[a,h]=$[n.status],g=n.status==="succeeded"&&n.errors.length>0?", but":"";return`${i} ${a} ${(0,d.aY)(n.app,200)} ${h}${g}`}function s(n){const i=(0,d.Dl)(n.
url);return i===void 0?"":`**${i}**`}function e(n){const i=[["App",n.appID&&`${(0,d.aY)(n.appID,128)}${n.appCreated?" (created by this run)":""}`],["Deployment",
n.deployID&&(0,d.aY)(n.deployID,128)],["Source",t(n)],["Variables",f(n.variables)],["Code",r(n)],["Keys",n.seeded&&`${n.seeded.written} written, ${n.seeded.failed}\
 failed`]],[a,...h]=i.flatMap(([g,E])=>E?[`| ${g} | ${E} |`]:[]);return a===void 0?"":[a,"| :-- | :-- |",...h].join(`
`)}function r({failure:n,errors:i}){const a=n?.code===void 0?i.flatMap(g=>g.code??[]):[n.code],h=[...new Set(a)].slice(0,5).map(g=>(0,d.aY)(g,64));return h.length===
0?void 0:`${h.join(", ")}: [what to do](<${(0,T.f)("troubleshooting")}>)`}function t({commit:n,built:i,branch:a,repository:h}){const g=`${(0,d.aY)(a??"",200)} o\
f ${(0,d.aY)(h??"",200)}`,E=n&&`${c(n)} on ${g}`;return i===void 0||i.id===n?.id?E??g:`${c(i)} as checked out, for ${E??g}`}function c({id:n,url:i}){const a=(0,d.
aY)(n.slice(0,12));return i===void 0?a:`[${a}](<${i}>)`}const _=60;function f(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const i=n.
length>_?` and ${n.length-_} more`:"";return`${n.slice(0,_).map(h=>(0,d.aY)(h,100)).join(", ")}${i}`}function w(n,i){const{failure:a,errors:h}=n;if(a){const v=a.
remedy===void 0?[]:[k(a.remedy.split(`
`))],{headline:P,message:U}=a,x=U&&!P.includes(U)?[`The platform says: ${(0,d.CS)(U,500)}`]:[];return[`**${(0,d.CS)(P,500)}**`,L(a,n,i),...v,...x].filter(Y=>Y!==
"").join(`

`)}const g=h.slice(0,i.errors).map(v=>`**${(0,d.CS)(v.message)}**

${k(v.explanation)}`.trimEnd()),E=h.length-g.length;return[...g,...E>0?[`\u2026 and ${E} more.`]:[]].join(`

`)}function k([n,...i]){return n===void 0?"":i.length===0?(0,d.CS)(n):`${(0,d.CS)(n)}

${(0,d.EU)(i.slice(0,12),200)}`}function L({diagnostics:n,moreDiagnostics:i},a,h){const g=n.slice(0,h.diagnostics).map(P=>`- ${I(P,a)} ${(0,d.aY)(P.message)}`),
E=n.length-g.length+i,v=[E>0?`${E} more findings are not listed here.`:"",a.unannotated>0?`${a.unannotated} findings had no room for an annotation.`:""];return[
g.join(`
`),...v].filter(P=>P!=="").join(`

`)}function I(n,{built:i,commit:a}){const h=(0,d.aY)(R(n),300),g=(i??a)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),E=n.file.toWellFormed().split("/");if(g===
void 0||n.file.length>1e3||E.some(P=>/^\.{0,2}$/.test(P)))return h;const v=E.map(encodeURIComponent).join("/");return`[${h}](<${g}/${v}${n.line===null?"":`#L${n.
line}`}>)`}function R({file:n,line:i,column:a}){return[n,i,a].filter(h=>h!==null).join(":")}const b=32;function B({phases:n}){if(n.length===0)return"";const i=Math.
max(1,...n.map(({ms:E})=>E)),a=Math.max(...n.map(({title:E})=>E.length)),h=n.map(({title:E,ms:v})=>{const P="\u2588".repeat(Math.round(v/i*b))||"\u258F";return`${E.
padEnd(a)}  ${(0,O.a3)(v).padStart(8)}  ${P}`}),g=n.reduce((E,{ms:v})=>E+v,0);return["### Where the time went",(0,d.EU)([...h,`${"Total".padEnd(a)}  ${(0,O.a3)(
g).padStart(8)}`])].join(`

`)}function K({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(i=>`- ${(0,d.CS)(i,500)}`).join(`
`)].join(`

`)}function W(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function A(n,i,a,h=""){const g=n.filter(x=>x!=="").join(`

`),E=a.bytes-Buffer.byteLength(g)-Buffer.byteLength(h)-1e3,v=(0,u.QE)(i??[],N),P=(0,d.XI)(v.slice(-a.logLines),E),U=P.length===0?"":Q(P,P.length===v.length,i?.length??
0);return`${[g,U,h].filter(x=>x!=="").join(`

`)}
`}function N(n){return`    \u2026 ${n} lines of packages, which are in the log of the run`}function Q(n,i,a){return`<details><summary>${i?`Build log, ${a} lines`:
`Build log, the last ${n.length} of ${a} lines`}</summary>

${(0,d.EU)(n)}

</details>`}}),8427:((S,C,o)=>{o.d(C,{exchangedToken:()=>$});var T=o(3739),O=o(8302),u=o(86),D=o(7399),d=o(5636),M=o(1053),j=o(1619),y=o(2233);const l="urn:ietf\
:params:oauth:token-type:id_token",p=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthoriz\
ed_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the ide\
ntity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity prov\
ider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function $(s,e,r){
const t=await(0,y.githubToken)(s.subject,e,r),c=(0,j.J)(s.url,"token-exchange-url"),_=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:t,subject_token_type:l,requested_token_type:l,...(0,O.Eb)({audience:s.audience,client_id:s.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:c,headers:{...d.H1,"content-type":"application/x-www-form-urlencoded"},body:_.toString()},mayRepeat:!0,authorize:f=>f,read:(0,D.
t)({decode:m(r)})})}catch(f){if(!(f instanceof T.GQ)||!M.a6.has(f.code))throw f;const w=p.get(f.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw f.with({code:"token_exchange_failed",remedy:w,cause:f})}}function m(s){return(e,r)=>{
const t=(0,u.Pf)(e);for(const f of["idtoken","accesstoken","refreshtoken"]){const w=(0,u.Qq)(t,f);w!==void 0&&s(w)}const c=(0,u.Qq)(t,"issuedtokentype"),_=(0,u.
Qq)(t,"idtoken")??(c===l?(0,u.Qq)(t,"accesstoken"):void 0);if(_===void 0)throw(0,u.LO)("ID token (id_token, or access_token issued as one)",e,r);return _}}}),2233:((S,C,o)=>{
o.d(C,{githubToken:()=>j});var T=o(3739),O=o(1053),u=o(1619),D=o(3130);const d=`permissions:
  id-token: write
  contents: read`,M="ACTIONS_ID_TOKEN_REQUEST_URL";async function j({requestUrl:p,requestToken:$,audience:m},s,e){if(!p||!$)throw l();if(e($),!/^[\x21-\x7e]+$/.
test($))throw y("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(p))throw y(`${M} is not a URL`);(0,u.h)(new URL(p),M);try{return await(0,D.g)(
"GitHub",{requestUrl:p,requestToken:$,audience:m},s,e)}catch(r){if(!(r instanceof T.GQ)||!O.a6.has(r.code))throw r;const t=`Check that the job has these lines, \
then run it again:
${d}`;throw r.with({code:"github_refused",remedy:t,cause:r})}}function y(p){return new T.GQ("invalid_input",p,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function l(){return new T.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${d}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}}),3716:((S,C,o)=>{o.d(C,{LP:()=>O,QE:()=>j});
var T=o(5807);function O(y){return/^\s*at\s.*[:)\d]$/.test(y)}const u=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
D=2,d=2e3;class M{#o;#e;#n=[];#t=0;constructor(l){this.#o=l}push(l){const p=(0,T.Nl)(l.slice(0,d)).trimEnd().replace(/ \{$/,"");return O(p)?this.#e===void 0&&!u.
test(p)?(this.#e=l,[...this.#r(),l]):(this.#t+=1,this.#n.length<D&&this.#n.push(l),[]):[...this.end(),l]}end(){return this.#e=void 0,this.#r()}#r(){const[l,p]=[
this.#t,this.#n];return[this.#t,this.#n]=[0,[]],l<D?p:[this.#o(l)]}}function j(y,l){const p=new M(l);return[...y.flatMap($=>p.push($)),...p.end()]}})};export{G as id,z as ids,H as modules};

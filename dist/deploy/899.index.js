const Y=899,N=[899],Q={6603:((x,C,r)=>{r.d(C,{carryOut:()=>m});var w=r(3445),k=r(9574),i=r(1532),O=r(7244),D=r(48),M=r(4089),j=r(2536);async function T(a,e,o,t){
const{plan:d,github:f}=a,c=(0,D.L)({...o,token:f.token,context:o.run.context,open:{app:(0,M.$k)(a),environment:f.environment,comment:f.comment},save:$=>o.runner.
state(j.MX,$?JSON.stringify($):""),warn:($,I)=>e.report({type:"warning",message:$,remedy:I})},t);if(c===void 0)return d;const y=await c.recall(d.commit);return d.
dryRun||e.follow(c),{...d,...y}}const _=1200;async function m(a,e,o,t){const{target:d,plan:f}=a,{workspace:c}=o.run.context;if(d.mode==="check"){const{runCheck:R}=await Promise.
all([r.e(169),r.e(70),r.e(541),r.e(741)]).then(r.bind(r,6391));return R(f,d.compareTo,e,{...t,workspace:c})}const y=await(0,w.i)(t.env),$=(0,k.N)(f,d,{fetch:y,run:E,
onSecret:R=>e.addSecret(R),reporter:e.report,tree:f.commit===void 0?void 0:(0,O.c)(c),signal:t.signal,requestSignal:l(t.signal,_)}),I=$.identify();I.catch(()=>{});
const L=await T(a,e,{...o,fetch:y});return(0,i.g)(L,{...$,identify:()=>I})}async function E(a){const{getExecOutput:e}=await r.e(913).then(r.bind(r,3913)),[o,t]=process.
platform==="win32"?["cmd","/c"]:["sh","-c"];return e(o,[t,a],{silent:!0,ignoreReturnCode:!0})}function l(a,e){const o=new AbortController,t=()=>setTimeout(()=>o.
abort(a.reason),e).unref();return a.aborted?t():a.addEventListener("abort",t,{once:!0}),o.signal}}),9680:((x,C,r)=>{r.d(C,{UC:()=>T,tp:()=>E,yq:()=>D});var w=r(
5807),k=r(7496),i=r(292),O=r(9877);function D(l,a,e){const o=new Set;for(const t of e.findings){const{message:d,place:f,remedy:c}=t;a.add((0,k.x)(t),{message:(0,w.
Ow)(d,1e3),place:f}),c!==void 0&&o.add(c)}for(const t of o)l.line(`  ${t}`);l.line((0,i.sX)(e))}const M=100,j={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function T(l){const{findings:a,largest:e}=l,o=a.length-M;return["### The site",_(l),...a.length===0?[]:[a.slice(0,M).map(m).join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],`<details><summary>The largest files</summary>

${E(["File","Bytes","Brotli","gzip"],e.map(t=>[(0,O.aY)(t.path),(0,i.Ej)(t.bytes),(0,i.Ej)(t.brotli),(0,i.Ej)(t.gzip)]))}

</details>`].join(`

`)}function _({pages:l,links:a,files:e,bytes:o,brotli:t,gzip:d}){const f=[l,a,e].map(i.zD);return E(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...f,(0,i.Ej)(o),(0,i.Ej)(t),(0,i.Ej)(d)]])}function m(l){const{message:a,place:e}=l,o=e?`${(0,O.aY)([e.file,e.line,e.column].filter(t=>t!==void 0).
join(":"))} `:"";return`- ${j[(0,k.x)(l)]} ${o}${(0,O.aY)(a,500)}`}function E(l,a){return[l,l.map(()=>"---"),...a].map(e=>`| ${e.join(" | ")} |`).join(`
`)}}),4089:((x,C,r)=>{r.d(C,{$k:()=>j,o3:()=>E,z6:()=>l,PL:()=>T});var w=r(9439),k=r(3214),i=r(4013),O=r(6861);function D(e,o){return e?[e,...e.also].map(t=>({code:t.
code,message:o.redact(t.message),explanation:(0,O.W)(t).map(d=>o.redact(d))})):[]}function M(e,o){const t=d=>({...d,message:o.redact(d.message)});return{...e,findings:e.
findings.map(t)}}function j({plan:e}){return`${e.org}/${e.project}/${e.app}`}function T({outcome:e,run:o,planned:t,built:d,checked:f,secrets:c,...y}){const{context:$}=o,
I=t?.plan.env;return{...y,status:m(e,t),app:t?j(t):o.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:t?.plan.configuration.
repository??$.repository,branch:t?.plan.configuration.branch??$.refName,commit:_($,t?.plan.commit),built:_($,d),runUrl:$.runUrl,variables:I?.kind==="replace"?[...I.
variables.keys()]:I&&"left alone",phases:e.phases.map(({phase:L,ms:R})=>({title:w.K[L],ms:R})),failure:e.failure&&!f?(0,k.O)(e.failure,c):void 0,errors:[e.error,
y.seeded?.error].flatMap(L=>D(L,c)),checked:f&&M(f,c),warnings:y.warnings.map(L=>c.redact(L))}}function _({serverUrl:e,repository:o},t){if(t===void 0)return;const d=o&&
/^[0-9a-f]{7,64}$/.test(t);return{id:t,url:d?`${e}/${o}/commit/${t}`:void 0}}function m({status:e,error:o},t){if(o?.code==="interrupted")return"interrupted";if(t?.
plan.dryRun&&!o)return"dry-run";const d={succeeded:"check-passed",failed:"check-failed"};return t?.target.mode==="check"&&d[e]||e}function E(e){return(0,i.wQ)({
...e,failure:e.failure&&{...e.failure,log:[]}})}function l(e,o){return{state:a(o),description:(0,i.ow)(e),url:o.url,comment:(0,i.wQ)(e)}}function a({status:e,error:o,
failure:t,deployID:d}){switch(e){case"succeeded":return o?"failure":"success";case"failed":return t||o?.code==="deploy_failed"||d===void 0?"failure":"error";case"\
cancelled":return d===void 0?void 0:"inactive";case"pending":return o?"error":"in_progress";case"skipped":return;default:return e}}}),4013:((x,C,r)=>{r.d(C,{Br:()=>M,
ow:()=>T,wQ:()=>j});var w=r(9127),k=r(9680),i=r(9877);const O={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function M(n){const s=[m(n,"##"),E(n),l(n),f(n,O),n.checked?(0,k.UC)(n.checked):"",n.compared,L(n),R(n)];return U(s,n.failure?.log,O)}function j(n){const s=[m(n,
"###"),E(n),l(n),f(n,D)];return U(s,n.failure?.log,D,A(n))}function T(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${_[n.status][1]}`}const _={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function m(n,s){
const[u,g]=_[n.status],h=n.status==="succeeded"&&n.errors.length>0?", but":"";return`${s} ${u} ${(0,i.aY)(n.app,200)} ${g}${h}`}function E(n){const s=(0,i.Dl)(n.
url);return s===void 0?"":`**${s}**`}function l(n){return["| | |","| --- | --- |",...[["App",n.appID&&`${(0,i.aY)(n.appID,128)}${n.appCreated?" (created by this\
 run)":""}`],["Deployment",n.deployID&&(0,i.aY)(n.deployID,128)],["Source",e(n)],["Variables",d(n.variables)],["Code",a(n)],["Keys",n.seeded&&`${n.seeded.written}\
 written, ${n.seeded.failed} failed`]].flatMap(([g,h])=>h?[`| ${g} | ${h} |`]:[])].join(`
`)}function a({failure:n,errors:s}){const u=n?.code===void 0?s.flatMap(h=>h.code??[]):[n.code],g=[...new Set(u)].slice(0,5).map(h=>(0,i.aY)(h,64));return g.length===
0?void 0:`${g.join(", ")}: see docs/troubleshooting.md of Slipway`}function e({commit:n,built:s,branch:u,repository:g}){const h=`${(0,i.aY)(u??"",200)} of ${(0,i.
aY)(g??"",200)}`,p=n&&`${o(n)} on ${h}`;return s===void 0||s.id===n?.id?p??h:`${o(s)} as checked out, for ${p??h}`}function o({id:n,url:s}){const u=(0,i.aY)(n.slice(
0,12));return s===void 0?u:`[${u}](<${s}>)`}const t=60;function d(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const s=n.length>t?
` and ${n.length-t} more`:"";return`${n.slice(0,t).map(g=>(0,i.aY)(g,100)).join(", ")}${s}`}function f(n,s){const{failure:u,errors:g}=n;if(u){const v=u.remedy===
void 0?[]:[c(u.remedy.split(`
`))],{headline:P,message:S}=u,B=S&&!P.includes(S)?[`The platform says: ${(0,i.CS)(S,500)}`]:[];return[`**${(0,i.CS)(P,500)}**`,...B,...v,y(u,n,s)].filter(K=>K!==
"").join(`

`)}const h=g.slice(0,s.errors).map(v=>`**${(0,i.CS)(v.message)}**

${c(v.explanation)}`.trimEnd()),p=g.length-h.length;return[...h,...p>0?[`\u2026 and ${p} more.`]:[]].join(`

`)}function c([n,...s]){return n===void 0?"":s.length===0?(0,i.CS)(n):`${(0,i.CS)(n)}

${(0,i.EU)(s.slice(0,12),200)}`}function y({diagnostics:n,moreDiagnostics:s},u,g){const h=n.slice(0,g.diagnostics).map(P=>`- ${(0,i.aY)($(P),300)} ${(0,i.aY)(P.
message)}`),p=n.length-h.length+s,v=[p>0?`${p} more findings are not listed here.`:"",u.unannotated>0?`${u.unannotated} findings had no room for an annotation.`:
""];return[h.join(`
`),...v].filter(P=>P!=="").join(`

`)}function $({file:n,line:s,column:u}){return[n,s,u].filter(g=>g!==null).join(":")}const I=32;function L({phases:n}){if(n.length===0)return"";const s=Math.max(
1,...n.map(({ms:p})=>p)),u=Math.max(...n.map(({title:p})=>p.length)),g=n.map(({title:p,ms:v})=>{const P="\u2588".repeat(Math.round(v/s*I))||"\u258F";return`${p.
padEnd(u)}  ${(0,w.a3)(v).padStart(8)}  ${P}`}),h=n.reduce((p,{ms:v})=>p+v,0);return["### Where the time went",(0,i.EU)([...g,`${"Total".padEnd(u)}  ${(0,w.a3)(
h).padStart(8)}`])].join(`

`)}function R({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(s=>`- ${(0,i.CS)(s,500)}`).join(`
`)].join(`

`)}function A(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function U(n,s,u,g=""){const h=n.filter(S=>S!=="").join(`

`),p=u.bytes-Buffer.byteLength(h)-Buffer.byteLength(g)-1e3,v=(0,i.XI)((s??[]).slice(-u.logLines),p),P=v.length===0?"":b(v,s?.length??0);return`${[h,P,g].filter(
S=>S!=="").join(`

`)}
`}function b(n,s){return`<details><summary>${n.length===s?`Build log, ${s} lines`:`Build log, the last ${n.length} of ${s} lines`}</summary>

${(0,i.EU)(n)}

</details>`}}),8427:((x,C,r)=>{r.d(C,{exchangedToken:()=>E});var w=r(3739),k=r(8302),i=r(86),O=r(7399),D=r(5636),M=r(1053),j=r(1619),T=r(2233);const _="urn:ietf\
:params:oauth:token-type:id_token",m=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthoriz\
ed_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the ide\
ntity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity prov\
ider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function E(a,e,o){
const t=await(0,T.githubToken)(a.subject,e,o),d=(0,j.J)(a.url,"token-exchange-url"),f=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:t,subject_token_type:_,requested_token_type:_,...(0,k.Eb)({audience:a.audience,client_id:a.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:d,headers:{...D.H1,"content-type":"application/x-www-form-urlencoded"},body:f.toString()},mayRepeat:!0,authorize:c=>c,read:(0,O.
t)({decode:l(o)})})}catch(c){if(!(c instanceof w.GQ)||!M.a6.has(c.code))throw c;const y=m.get(c.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw c.with({code:"token_exchange_failed",remedy:y,cause:c})}}function l(a){return(e,o)=>{
const t=(0,i.Pf)(e);for(const c of["idtoken","accesstoken","refreshtoken"]){const y=(0,i.Qq)(t,c);y!==void 0&&a(y)}const d=(0,i.Qq)(t,"issuedtokentype"),f=(0,i.
Qq)(t,"idtoken")??(d===_?(0,i.Qq)(t,"accesstoken"):void 0);if(f===void 0)throw(0,i.LO)("ID token (id_token, or access_token issued as one)",e,o);return f}}}),2233:((x,C,r)=>{
r.d(C,{githubToken:()=>j});var w=r(3739),k=r(1053),i=r(1619),O=r(3130);const D=`permissions:
  id-token: write
  contents: read`,M="ACTIONS_ID_TOKEN_REQUEST_URL";async function j({requestUrl:m,requestToken:E,audience:l},a,e){if(!m||!E)throw _();if(e(E),!/^[\x21-\x7e]+$/.
test(E))throw T("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(m))throw T(`${M} is not a URL`);(0,i.h)(new URL(m),M);try{return await(0,O.g)(
"GitHub",{requestUrl:m,requestToken:E,audience:l},a,e)}catch(o){if(!(o instanceof w.GQ)||!k.a6.has(o.code))throw o;const t=`Check that the job has these lines, \
then run it again:
${D}`;throw o.with({code:"github_refused",remedy:t,cause:o})}}function T(m){return new w.GQ("invalid_input",m,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function _(){return new w.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${D}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}})};export{Y as id,N as ids,Q as modules};

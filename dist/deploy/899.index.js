const K=899,B=[899],W={6603:((S,P,r)=>{r.d(P,{carryOut:()=>p});var k=r(3445),j=r(9574),s=r(1532),w=r(7244),v=r(48),O=r(4089),D=r(2536);async function M(u,e,o,t){
const{plan:a,github:f}=u,c=(0,v.L)({...o,token:f.token,context:o.run.context,open:{app:(0,O.$k)(u),environment:f.environment,comment:f.comment},save:E=>o.runner.
state(D.MX,E?JSON.stringify(E):""),warn:(E,T)=>e.report({type:"warning",message:E,remedy:T})},t);if(c===void 0)return a;const m=await c.recall(a.commit);return a.
dryRun||e.follow(c),{...a,...m}}const $=1200;async function p(u,e,o,t){const{target:a,plan:f}=u,{workspace:c}=o.run.context;if(a.mode==="check"){const{runCheck:L}=await Promise.
all([r.e(169),r.e(70),r.e(776),r.e(741)]).then(r.bind(r,8879));return L(f,a.compareTo,e,{...t,workspace:c})}const m=await(0,k.i)(t.env),E=(0,j.N)(f,a,{fetch:m,run:_,
onSecret:L=>e.addSecret(L),reporter:e.report,tree:f.commit===void 0?void 0:(0,w.c)(c),signal:t.signal,requestSignal:C(t.signal,$)}),T=E.identify();T.catch(()=>{});
const I=await M(u,e,{...o,fetch:m});return(0,s.g)(I,{...E,identify:()=>T})}async function _(u){const{getExecOutput:e}=await r.e(913).then(r.bind(r,3913)),[o,t]=process.
platform==="win32"?["cmd","/c"]:["sh","-c"];return e(o,[t,u],{silent:!0,ignoreReturnCode:!0})}function C(u,e){const o=new AbortController,t=()=>setTimeout(()=>o.
abort(u.reason),e).unref();return u.aborted?t():u.addEventListener("abort",t,{once:!0}),o.signal}}),4089:((S,P,r)=>{r.d(P,{$k:()=>D,o3:()=>_,z6:()=>C,PL:()=>M});
var k=r(9439),j=r(3214),s=r(4013),w=r(6861);function v(e,o){return e?[e,...e.also].map(t=>({code:t.code,message:o.redact(t.message),explanation:(0,w.W)(t).map(a=>o.
redact(a))})):[]}function O(e,o){const t=a=>({...a,message:o.redact(a.message)});return{...e,findings:e.findings.map(t)}}function D({plan:e}){return`${e.org}/${e.
project}/${e.app}`}function M({outcome:e,run:o,planned:t,built:a,checked:f,secrets:c,...m}){const{context:E}=o,T=t?.plan.env;return{...m,status:p(e,t),app:t?D(t):
o.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:t?.plan.configuration.repository??E.repository,branch:t?.plan.configuration.
branch??E.refName,commit:$(E,t?.plan.commit),built:$(E,a),runUrl:E.runUrl,variables:T?.kind==="replace"?[...T.variables.keys()]:T&&"left alone",phases:e.phases.
map(({phase:I,ms:L})=>({title:k.K[I],ms:L})),failure:e.failure&&(0,j.O)(e.failure,c),errors:[e.error,m.seeded?.error].flatMap(I=>v(I,c)),checked:f&&O(f,c),warnings:m.
warnings.map(I=>c.redact(I))}}function $({serverUrl:e,repository:o},t){if(t===void 0)return;const a=o&&/^[0-9a-f]{7,64}$/.test(t);return{id:t,url:a?`${e}/${o}/c\
ommit/${t}`:void 0}}function p({status:e,error:o},t){if(o?.code==="interrupted")return"interrupted";if(t?.plan.dryRun&&!o)return"dry-run";const a={succeeded:"ch\
eck-passed",failed:"check-failed"};return t?.target.mode==="check"&&a[e]||e}function _(e){return(0,s.wQ)({...e,failure:e.failure&&{...e.failure,log:[]}})}function C(e,o){
return{state:u(o),description:(0,s.ow)(e),url:o.url,comment:(0,s.wQ)(e)}}function u({status:e,error:o,failure:t,deployID:a}){switch(e){case"succeeded":return o?
"failure":"success";case"failed":return t||o?.code==="deploy_failed"||a===void 0?"failure":"error";case"cancelled":return a===void 0?void 0:"inactive";case"pend\
ing":return o?"error":"in_progress";case"skipped":return;default:return e}}}),4013:((S,P,r)=>{r.d(P,{Br:()=>O,ow:()=>M,wQ:()=>D});var k=r(9127),j=r(9680),s=r(9877);
const w={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},v={bytes:6e4,errors:5,diagnostics:10,logLines:40};function O(n){const i=[p(n,"##"),_(n),C(n),f(n,w),n.
checked?(0,j.UC)(n.checked):"",n.compared,I(n),L(n)];return U(i,n.failure?.log,w)}function D(n){const i=[p(n,"###"),_(n),C(n),f(n,v)];return U(i,n.failure?.log,
v,A(n))}function M(n){return n.failure?.headline??n.errors[0]?.message??`${n.app} ${$[n.status][1]}`}const $={succeeded:["\u2705","is deployed"],failed:["\u274C",
"was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","\
was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","do\
es not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function p(n,i){const[d,h]=$[n.status],l=n.status==="succeeded"&&
n.errors.length>0?", but":"";return`${i} ${d} ${(0,s.aY)(n.app,200)} ${h}${l}`}function _(n){const i=(0,s.Dl)(n.url);return i===void 0?"":`**${i}**`}function C(n){
return["| | |","| --- | --- |",...[["App",n.appID&&`${(0,s.aY)(n.appID,128)}${n.appCreated?" (created by this run)":""}`],["Deployment",n.deployID&&(0,s.aY)(n.deployID,
128)],["Source",e(n)],["Variables",a(n.variables)],["Code",u(n)],["Keys",n.seeded&&`${n.seeded.written} written, ${n.seeded.failed} failed`]].flatMap(([h,l])=>l?
[`| ${h} | ${l} |`]:[])].join(`
`)}function u({failure:n,errors:i}){const d=n?.code===void 0?i.flatMap(l=>l.code??[]):[n.code],h=[...new Set(d)].slice(0,5).map(l=>(0,s.aY)(l,64));return h.length===
0?void 0:`${h.join(", ")}: see docs/troubleshooting.md of Slipway`}function e({commit:n,built:i,branch:d,repository:h}){const l=`${(0,s.aY)(d??"",200)} of ${(0,s.
aY)(h??"",200)}`,g=n&&`${o(n)} on ${l}`;return i===void 0||i.id===n?.id?g??l:`${o(i)} as checked out, for ${g??l}`}function o({id:n,url:i}){const d=(0,s.aY)(n.slice(
0,12));return i===void 0?d:`[${d}](<${i}>)`}const t=60;function a(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const i=n.length>t?
` and ${n.length-t} more`:"";return`${n.slice(0,t).map(h=>(0,s.aY)(h,100)).join(", ")}${i}`}function f(n,i){const{failure:d,errors:h}=n;if(d){const y=d.remedy===
void 0?[]:[c(d.remedy.split(`
`))];return[`**${(0,s.CS)(d.headline,500)}**`,...y,m(d,n,i)].filter(x=>x!=="").join(`

`)}const l=h.slice(0,i.errors).map(y=>`**${(0,s.CS)(y.message)}**

${c(y.explanation)}`.trimEnd()),g=h.length-l.length;return[...l,...g>0?[`\u2026 and ${g} more.`]:[]].join(`

`)}function c([n,...i]){return n===void 0?"":i.length===0?(0,s.CS)(n):`${(0,s.CS)(n)}

${(0,s.EU)(i.slice(0,12),200)}`}function m({diagnostics:n,moreDiagnostics:i},d,h){const l=n.slice(0,h.diagnostics).map(R=>`- ${(0,s.aY)(E(R),300)} ${(0,s.aY)(R.
message)}`),g=n.length-l.length+i,y=[g>0?`${g} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:
""];return[l.join(`
`),...y].filter(R=>R!=="").join(`

`)}function E({file:n,line:i,column:d}){return[n,i,d].filter(h=>h!==null).join(":")}const T=32;function I({phases:n}){if(n.length===0)return"";const i=Math.max(
1,...n.map(({ms:g})=>g)),d=Math.max(...n.map(({title:g})=>g.length)),h=n.map(({title:g,ms:y})=>{const R="\u2588".repeat(Math.round(y/i*T))||"\u258F";return`${g.
padEnd(d)}  ${(0,k.a)(y).padStart(8)}  ${R}`}),l=n.reduce((g,{ms:y})=>g+y,0);return["### Where the time went",(0,s.EU)([...h,`${"Total".padEnd(d)}  ${(0,k.a)(l).
padStart(8)}`])].join(`

`)}function L({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(i=>`- ${(0,s.CS)(i,500)}`).join(`
`)].join(`

`)}function A(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function U(n,i,d,h=""){const l=n.filter(x=>x!=="").join(`

`),g=d.bytes-Buffer.byteLength(l)-Buffer.byteLength(h)-1e3,y=(0,s.XI)((i??[]).slice(-d.logLines),g),R=y.length===0?"":b(y,i?.length??0);return`${[l,R,h].filter(
x=>x!=="").join(`

`)}
`}function b(n,i){return`<details><summary>${n.length===i?`Build log, ${i} lines`:`Build log, the last ${n.length} of ${i} lines`}</summary>

${(0,s.EU)(n)}

</details>`}}),8427:((S,P,r)=>{r.d(P,{exchangedToken:()=>_});var k=r(3739),j=r(8302),s=r(86),w=r(7399),v=r(5636),O=r(1053),D=r(1619),M=r(2233);const $="urn:ietf\
:params:oauth:token-type:id_token",p=new Map([["invalid_client","Check token-exchange-client-id: the identity provider does not know this client."],["unauthoriz\
ed_client","Allow the token exchange grant for the client of token-exchange-client-id."],["unsupported_grant_type","Turn on token exchange (RFC 8693) at the ide\
ntity provider."],["invalid_target","Check token-exchange-audience: the identity provider does not know this audience."],["invalid_grant","Let the identity prov\
ider trust https://token.actions.githubusercontent.com, and check id-token-audience and the provider's conditions on the repository."]]);async function _(u,e,o){
const t=await(0,M.githubToken)(u.subject,e,o),a=(0,D.J)(u.url,"token-exchange-url"),f=new URLSearchParams({grant_type:"urn:ietf:params:oauth:grant-type:token-ex\
change",subject_token:t,subject_token_type:$,requested_token_type:$,...(0,j.Eb)({audience:u.audience,client_id:u.clientID})});try{return await e({doing:"exchang\
e the token",request:{method:"POST",url:a,headers:{...v.H1,"content-type":"application/x-www-form-urlencoded"},body:f.toString()},mayRepeat:!0,authorize:c=>c,read:(0,w.
t)({decode:C(o)})})}catch(c){if(!(c instanceof k.GQ)||!O.a6.has(c.code))throw c;const m=p.get(c.call?.serviceCode??"")??"Check token-exchange-url, token-exchang\
e-audience and token-exchange-client-id against the identity provider.";throw c.with({code:"token_exchange_failed",remedy:m,cause:c})}}function C(u){return(e,o)=>{
const t=(0,s.Pf)(e);for(const c of["idtoken","accesstoken","refreshtoken"]){const m=(0,s.Qq)(t,c);m!==void 0&&u(m)}const a=(0,s.Qq)(t,"issuedtokentype"),f=(0,s.
Qq)(t,"idtoken")??(a===$?(0,s.Qq)(t,"accesstoken"):void 0);if(f===void 0)throw(0,s.LO)("ID token (id_token, or access_token issued as one)",e,o);return f}}}),2233:((S,P,r)=>{
r.d(P,{githubToken:()=>D});var k=r(3739),j=r(1053),s=r(1619),w=r(3130);const v=`permissions:
  id-token: write
  contents: read`,O="ACTIONS_ID_TOKEN_REQUEST_URL";async function D({requestUrl:p,requestToken:_,audience:C},u,e){if(!p||!_)throw $();if(e(_),!/^[\x21-\x7e]+$/.
test(_))throw M("ACTIONS_ID_TOKEN_REQUEST_TOKEN is not a token");if(!URL.canParse(p))throw M(`${O} is not a URL`);(0,s.h)(new URL(p),O);try{return await(0,w.g)(
"GitHub",{requestUrl:p,requestToken:_,audience:C},u,e)}catch(o){if(!(o instanceof k.GQ)||!j.a6.has(o.code))throw o;const t=`Check that the job has these lines, \
then run it again:
${v}`;throw o.with({code:"github_refused",remedy:t,cause:o})}}function M(p){return new k.GQ("invalid_input",p,{remedy:"The runner sets this variable; do not set\
 it in the workflow."})}function $(){return new k.GQ("no_id_token","This run can have no ID token: GitHub offers none to it",{remedy:`Add these lines to the job\
 (or to the workflow that calls it):
${v}
A run for a fork's pull request or for Dependabot gets none even so: use mode check there, or on-no-token: skip.`})}})};export{K as id,B as ids,W as modules};

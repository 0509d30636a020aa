const A=446,W=[446,716,470],K={7716:((I,w,l)=>{l.d(w,{Ej:()=>t,UC:()=>j,tellFindings:()=>D,tp:()=>O,zD:()=>a});var g=l(5807),h=l(7496),s=l(8862);function D(n,r,o){
const{pages:c,links:p,files:$}=o,y=new Set;for(const E of o.findings){const{message:U,place:S,remedy:P}=E;r.add((0,h.x)(E),{message:(0,g.O)(U,1e3),...S?{place:S}:
{}}),P!==void 0&&y.add(P)}for(const E of y)n.line(`  ${E}`);n.line(`Checked ${c} pages, ${p} links and ${$} files (${t(o.bytes)})`)}const M=100,k={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function j(n){const{findings:r,largest:o}=n,c=r.length-M;return["### The site",b(n),...r.length===0?[]:[r.slice(0,
M).map(L).join(`
`)],...c>0?[`\u2026 and ${c} more.`]:[],`<details><summary>The largest files</summary>

${O(["File","Bytes","Brotli","gzip"],o.map(p=>[(0,s.aY)(p.path),t(p.bytes),t(p.brotli),t(p.gzip)]))}

</details>`].join(`

`)}function b({pages:n,links:r,files:o,bytes:c,brotli:p,gzip:$}){const y=[n,r,o].map(a);return O(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...y,t(c),t(p),t($)]])}function L(n){const{message:r,place:o}=n,c=o?`${(0,s.aY)([o.file,o.line,o.column].filter(p=>p!==void 0).join(":"))} `:"";return`\
- ${k[(0,h.x)(n)]} ${c}${(0,s.aY)(r,500)}`}function O(n,r){return[n,n.map(()=>"---"),...r].map(o=>`| ${o.join(" | ")} |`).join(`
`)}function a(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function t(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),1446:((I,w,l)=>{l.r(w),l.d(w,{appKey:()=>M,briefComment:()=>L,githubEnding:()=>O,pageFacts:()=>k});var g=l(9439),h=l(3214),s=l(5470),D=l(1328);function M({
plan:t}){return`${t.org}/${t.project}/${t.app}`}function k({outcome:t,run:n,planned:r,checked:o,secrets:c,...p}){const{context:$}=n,y=r?.plan.env;return{...p,status:b(
t,r),app:r?M(r):n.raw.app,appID:t.appID,appCreated:t.appCreated,deployID:t.deployID,url:t.url,repository:r?.plan.configuration.repository??$.repository,branch:r?.
plan.configuration.branch??$.refName,commit:r?.plan.commit,commitUrl:j($,r?.plan.commit),runUrl:$.runUrl,variables:y?.kind==="replace"?[...y.variables.keys()]:y&&
"left alone",phases:t.phases.map(({phase:E,ms:U})=>({title:g.K[E],ms:U})),failure:t.failure&&(0,h.O)(t.failure,c),errors:[t.error,p.seeded?.error].flatMap(E=>(0,D.
bn)(E,c)),checked:o&&(0,D.kk)(o,c),warnings:p.warnings.map(E=>c.redact(E))}}function j({serverUrl:t,repository:n},r){return n&&r&&/^[0-9a-f]{7,64}$/.test(r)?`${t}\
/${n}/commit/${r}`:void 0}function b({status:t,error:n},r){if(n?.code==="interrupted")return"interrupted";if(r?.plan.dryRun&&!n)return"dry-run";const o={succeeded:"\
check-passed",failed:"check-failed"};return r?.target.mode==="check"&&o[t]||t}function L(t){return(0,s.renderComment)({...t,failure:t.failure&&{...t.failure,log:[]}})}
function O(t,n){return{state:a(n),description:(0,s.resultLine)(t),url:n.url,comment:(0,s.renderComment)(t)}}function a({status:t,error:n,failure:r,deployID:o}){
switch(t){case"succeeded":return n?"failure":"success";case"failed":return r||n?.code==="deploy_failed"||o===void 0?"failure":"error";case"cancelled":return o===
void 0?void 0:"inactive";case"pending":return n?"error":"in_progress";case"skipped":return;default:return t}}}),5470:((I,w,l)=>{l.r(w),l.d(w,{renderClosed:()=>b,
renderComment:()=>j,renderSummary:()=>k,renderTaken:()=>L,resultLine:()=>O});var g=l(9127),h=l(7716),s=l(8862);const D={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},
M={bytes:6e4,errors:5,diagnostics:10,logLines:40};function k(e){const i=[t(e,"##"),n(e),r(e),$(e,D),e.checked?(0,h.UC)(e.checked):"",e.compared,P(e),v(e)];return B(
i,e.failure?.log,D)}function j(e){const i=[t(e,"###"),n(e),r(e),$(e,M)];return B(i,e.failure?.log,M,R(e))}function b(e){return`### \u26AA The preview ${(0,s.aY)(
e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,i){return`### \u26AA ${(0,s.aY)(e,200)} now shows #${i}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function O(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${a[e.status][1]}`}const a={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,i){const[d,u]=a[e.status],_=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${i} ${d} ${(0,s.aY)(e.app,200)} ${u}${_}`}function n(e){const i=(0,s.Dl)(e.url);return i===void 0?"":`**${i}**`}function r(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,
128)],["Source",o(e)],["Variables",p(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([u,_])=>_?[`| ${u} | ${_}\
 |`]:[])].join(`
`)}function o(e){const i=e.commit===void 0?void 0:(0,s.aY)(e.commit.slice(0,12)),d=i&&e.commitUrl?`[${i}](<${e.commitUrl}>)`:i,u=`${(0,s.aY)(e.branch??"",200)} \
of ${(0,s.aY)(e.repository??"",200)}`;return d===void 0?u:`${d} on ${u}`}const c=60;function p(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const i=e.length>c?` and ${e.length-c} more`:"";return`${e.slice(0,c).map(u=>(0,s.aY)(u,100)).join(", ")}${i}`}function $(e,i){const{failure:d,errors:u}=e;
if(d){const m=d.remedy===void 0?[]:[y(d.remedy.split(`
`))];return[`**${(0,s.CS)(d.headline,500)}**`,...m,E(d,e,i)].filter(T=>T!=="").join(`

`)}const _=u.slice(0,i.errors).map(m=>`**${(0,s.CS)(m.message)}**

${y(m.explanation)}`.trimEnd()),f=u.length-_.length;return[..._,...f>0?[`\u2026 and ${f} more.`]:[]].join(`

`)}function y([e,...i]){return e===void 0?"":i.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(i.slice(0,12),200)}`}function E({diagnostics:e,moreDiagnostics:i},d,u){const _=e.slice(0,u.diagnostics).map(C=>`- ${(0,s.aY)(U(C),300)} ${(0,s.aY)(C.
message)}`),f=e.length-_.length+i,m=[f>0?`${f} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:
""];return[_.join(`
`),...m].filter(C=>C!=="").join(`

`)}function U({file:e,line:i,column:d}){return[e,i,d].filter(u=>u!==null).join(":")}const S=32;function P({phases:e}){if(e.length===0)return"";const i=Math.max(
1,...e.map(({ms:f})=>f)),d=Math.max(...e.map(({title:f})=>f.length)),u=e.map(({title:f,ms:m})=>{const C="\u2588".repeat(Math.round(m/i*S))||"\u258F";return`${f.
padEnd(d)}  ${(0,g.a)(m).padStart(8)}  ${C}`}),_=e.reduce((f,{ms:m})=>f+m,0);return["### Where the time went",(0,s.EU)([...u,`${"Total".padEnd(d)}  ${(0,g.a)(_).
padStart(8)}`])].join(`

`)}function v({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(i=>`- ${(0,s.CS)(i,500)}`).join(`
`)].join(`

`)}function R(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function B(e,i,d,u=""){const _=e.filter(T=>T!=="").join(`

`),f=d.bytes-Buffer.byteLength(_)-Buffer.byteLength(u)-1e3,m=(0,s.XI)((i??[]).slice(-d.logLines),f),C=m.length===0?"":x(m,i?.length??0);return`${[_,C,u].filter(
T=>T!=="").join(`

`)}
`}function x(e,i){return`<details><summary>${e.length===i?`Build log, ${i} lines`:`Build log, the last ${e.length} of ${i} lines`}</summary>

${(0,s.EU)(e)}

</details>`}}),8862:((I,w,l)=>{l.d(w,{CS:()=>j,Dl:()=>b,EU:()=>s,XI:()=>L,aY:()=>h});var g=l(5807);function h(a,t=300){const n=(0,g.O)(a,t).replaceAll("|","\u2502").
trim();if(n==="")return"\u2013";const r="`".repeat(O(n)+1),o=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${o}${n}${o}${r}`}function s(a,t=2e3){const n=a.
map(o=>(0,g.O)(o,t)),r="`".repeat(Math.max(3,O(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const D=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,k=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function j(a,t=1e3){return(0,g.O)(a,t).trim().replace(k,(r,o,c="",p="",$="",y="")=>o!==void 0?h(o)+c:D.test(r)&&!M.test(r)?r:p+h($)+y)}function b(a){if(a===void 0||
!URL.canParse(a))return;const{protocol:t,username:n,password:r,href:o}=new URL(a);if(!(!/^https?:$/.test(t)||n!==""||r!==""||o.length>2e3))return`[${h(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(a,t){let n=t,r=a.length;for(;r>0&&(n-=Buffer.byteLength((0,g.O)(a[r-1]??""))+1,!(n<0));)r--;return a.slice(
r)}function O(a){return Math.max(0,...[...a.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((I,w,l)=>{l.d(w,{x:()=>h});const g={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function h({code:s}){return g[s]}})};export{A as id,W as ids,K as modules};

const A=446,W=[446,716,470],K={7716:((P,w,u)=>{u.d(w,{Ej:()=>r,UC:()=>b,tellFindings:()=>O,tp:()=>a,zD:()=>t});var h=u(5807),$=u(7496),s=u(8862);function O(n,o,d){
const{pages:_,links:c,files:y}=d,E=new Set;for(const U of d.findings){const{message:x,place:I,remedy:B}=U;o.add((0,$.x)(U),{message:(0,h.Ow)(x,1e3),...I?{place:I}:
{}}),B!==void 0&&E.add(B)}for(const U of E)n.line(`  ${U}`);const[T,v,R]=[M(_,"page"),M(c,"link"),M(y,"file")];n.line(`Checked ${T}, ${v} and ${R} (${r(d.bytes)}\
)`)}function M(n,o){return`${t(n)} ${o}${n===1?"":"s"}`}const k=100,j={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function b(n){const{findings:o,
largest:d}=n,_=o.length-k;return["### The site",L(n),...o.length===0?[]:[o.slice(0,k).map(C).join(`
`)],..._>0?[`\u2026 and ${_} more.`]:[],`<details><summary>The largest files</summary>

${a(["File","Bytes","Brotli","gzip"],d.map(c=>[(0,s.aY)(c.path),r(c.bytes),r(c.brotli),r(c.gzip)]))}

</details>`].join(`

`)}function L({pages:n,links:o,files:d,bytes:_,brotli:c,gzip:y}){const E=[n,o,d].map(t);return a(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...E,r(_),r(c),r(y)]])}function C(n){const{message:o,place:d}=n,_=d?`${(0,s.aY)([d.file,d.line,d.column].filter(c=>c!==void 0).join(":"))} `:"";return`\
- ${j[(0,$.x)(n)]} ${_}${(0,s.aY)(o,500)}`}function a(n,o){return[n,n.map(()=>"---"),...o].map(d=>`| ${d.join(" | ")} |`).join(`
`)}function t(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function r(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),1446:((P,w,u)=>{u.r(w),u.d(w,{appKey:()=>M,briefComment:()=>L,githubEnding:()=>C,pageFacts:()=>k});var h=u(9439),$=u(3214),s=u(5470),O=u(1328);function M({
plan:t}){return`${t.org}/${t.project}/${t.app}`}function k({outcome:t,run:r,planned:n,checked:o,secrets:d,..._}){const{context:c}=r,y=n?.plan.env;return{..._,status:b(
t,n),app:n?M(n):r.raw.app,appID:t.appID,appCreated:t.appCreated,deployID:t.deployID,url:t.url,repository:n?.plan.configuration.repository??c.repository,branch:n?.
plan.configuration.branch??c.refName,commit:n?.plan.commit,commitUrl:j(c,n?.plan.commit),runUrl:c.runUrl,variables:y?.kind==="replace"?[...y.variables.keys()]:y&&
"left alone",phases:t.phases.map(({phase:E,ms:T})=>({title:h.K[E],ms:T})),failure:t.failure&&(0,$.O)(t.failure,d),errors:[t.error,_.seeded?.error].flatMap(E=>(0,O.
bn)(E,d)),checked:o&&(0,O.kk)(o,d),warnings:_.warnings.map(E=>d.redact(E))}}function j({serverUrl:t,repository:r},n){return r&&n&&/^[0-9a-f]{7,64}$/.test(n)?`${t}\
/${r}/commit/${n}`:void 0}function b({status:t,error:r},n){if(r?.code==="interrupted")return"interrupted";if(n?.plan.dryRun&&!r)return"dry-run";const o={succeeded:"\
check-passed",failed:"check-failed"};return n?.target.mode==="check"&&o[t]||t}function L(t){return(0,s.renderComment)({...t,failure:t.failure&&{...t.failure,log:[]}})}
function C(t,r){return{state:a(r),description:(0,s.resultLine)(t),url:r.url,comment:(0,s.renderComment)(t)}}function a({status:t,error:r,failure:n,deployID:o}){
switch(t){case"succeeded":return r?"failure":"success";case"failed":return n||r?.code==="deploy_failed"||o===void 0?"failure":"error";case"cancelled":return o===
void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return t}}}),5470:((P,w,u)=>{u.r(w),u.d(w,{renderClosed:()=>b,
renderComment:()=>j,renderSummary:()=>k,renderTaken:()=>L,resultLine:()=>C});var h=u(9127),$=u(7716),s=u(8862);const O={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},
M={bytes:6e4,errors:5,diagnostics:10,logLines:40};function k(e){const i=[t(e,"##"),r(e),n(e),c(e,O),e.checked?(0,$.UC)(e.checked):"",e.compared,R(e),U(e)];return I(
i,e.failure?.log,O)}function j(e){const i=[t(e,"###"),r(e),n(e),c(e,M)];return I(i,e.failure?.log,M,x(e))}function b(e){return`### \u26AA The preview ${(0,s.aY)(
e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,i){return`### \u26AA ${(0,s.aY)(e,200)} now shows #${i}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function C(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${a[e.status][1]}`}const a={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,i){const[l,p]=a[e.status],f=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${i} ${l} ${(0,s.aY)(e.app,200)} ${p}${f}`}function r(e){const i=(0,s.Dl)(e.url);return i===void 0?"":`**${i}**`}function n(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,
128)],["Source",o(e)],["Variables",_(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([p,f])=>f?[`| ${p} | ${f}\
 |`]:[])].join(`
`)}function o(e){const i=e.commit===void 0?void 0:(0,s.aY)(e.commit.slice(0,12)),l=i&&e.commitUrl?`[${i}](<${e.commitUrl}>)`:i,p=`${(0,s.aY)(e.branch??"",200)} \
of ${(0,s.aY)(e.repository??"",200)}`;return l===void 0?p:`${l} on ${p}`}const d=60;function _(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const i=e.length>d?` and ${e.length-d} more`:"";return`${e.slice(0,d).map(p=>(0,s.aY)(p,100)).join(", ")}${i}`}function c(e,i){const{failure:l,errors:p}=e;
if(l){const g=l.remedy===void 0?[]:[y(l.remedy.split(`
`))];return[`**${(0,s.CS)(l.headline,500)}**`,...g,E(l,e,i)].filter(S=>S!=="").join(`

`)}const f=p.slice(0,i.errors).map(g=>`**${(0,s.CS)(g.message)}**

${y(g.explanation)}`.trimEnd()),m=p.length-f.length;return[...f,...m>0?[`\u2026 and ${m} more.`]:[]].join(`

`)}function y([e,...i]){return e===void 0?"":i.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(i.slice(0,12),200)}`}function E({diagnostics:e,moreDiagnostics:i},l,p){const f=e.slice(0,p.diagnostics).map(D=>`- ${(0,s.aY)(T(D),300)} ${(0,s.aY)(D.
message)}`),m=e.length-f.length+i,g=[m>0?`${m} more findings are not listed here.`:"",l.unannotated>0?`${l.unannotated} findings had no room for an annotation.`:
""];return[f.join(`
`),...g].filter(D=>D!=="").join(`

`)}function T({file:e,line:i,column:l}){return[e,i,l].filter(p=>p!==null).join(":")}const v=32;function R({phases:e}){if(e.length===0)return"";const i=Math.max(
1,...e.map(({ms:m})=>m)),l=Math.max(...e.map(({title:m})=>m.length)),p=e.map(({title:m,ms:g})=>{const D="\u2588".repeat(Math.round(g/i*v))||"\u258F";return`${m.
padEnd(l)}  ${(0,h.a)(g).padStart(8)}  ${D}`}),f=e.reduce((m,{ms:g})=>m+g,0);return["### Where the time went",(0,s.EU)([...p,`${"Total".padEnd(l)}  ${(0,h.a)(f).
padStart(8)}`])].join(`

`)}function U({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(i=>`- ${(0,s.CS)(i,500)}`).join(`
`)].join(`

`)}function x(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function I(e,i,l,p=""){const f=e.filter(S=>S!=="").join(`

`),m=l.bytes-Buffer.byteLength(f)-Buffer.byteLength(p)-1e3,g=(0,s.XI)((i??[]).slice(-l.logLines),m),D=g.length===0?"":B(g,i?.length??0);return`${[f,D,p].filter(
S=>S!=="").join(`

`)}
`}function B(e,i){return`<details><summary>${e.length===i?`Build log, ${i} lines`:`Build log, the last ${e.length} of ${i} lines`}</summary>

${(0,s.EU)(e)}

</details>`}}),8862:((P,w,u)=>{u.d(w,{CS:()=>j,Dl:()=>b,EU:()=>s,XI:()=>L,aY:()=>$});var h=u(5807);function $(a,t=300){const r=(0,h.Ow)(a,t).replaceAll("|","\u2502").
trim();if(r==="")return"\u2013";const n="`".repeat(C(r)+1),o=r.startsWith("`")||r.endsWith("`")?" ":"";return`${n}${o}${r}${o}${n}`}function s(a,t=2e3){const r=a.
map(o=>(0,h.Ow)(o,t)),n="`".repeat(Math.max(3,C(r.join(`
`))+1));return[`${n}text`,...r,n].join(`
`)}const O=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,k=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function j(a,t=1e3){return(0,h.Ow)(a,t).trim().replace(k,(n,o,d="",_="",c="",y="")=>o!==void 0?$(o)+d:O.test(n)&&!M.test(n)?n:_+$(c)+y)}function b(a){if(a===void 0||
!URL.canParse(a))return;const{protocol:t,username:r,password:n,href:o}=new URL(a);if(!(!/^https?:$/.test(t)||r!==""||n!==""||o.length>2e3))return`[${$(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(a,t){let r=t,n=a.length;for(;n>0&&(r-=Buffer.byteLength((0,h.Ow)(a[n-1]??""))+1,!(r<0));)n--;return a.slice(
n)}function C(a){return Math.max(0,...[...a.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((P,w,u)=>{u.d(w,{x:()=>$});const h={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:s}){return h[s]}})};export{A as id,W as ids,K as modules};

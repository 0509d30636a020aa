const A=446,W=[446,716,470],Y={7716:((T,E,l)=>{l.d(E,{U:()=>C,tellFindings:()=>w});var h=l(5807),f=l(7496),s=l(8862);function w(t,r,i){const{pages:d,links:u,files:y}=i,
$=new Set;for(const p of i.findings){const{message:L,place:S,remedy:I}=p;r.add((0,f.x)(p),{message:(0,h.O)(L,1e3),...S?{place:S}:{}}),I!==void 0&&$.add(I)}for(const p of $)
t.line(`  ${p}`);t.line(`Checked ${d} pages, ${u} links and ${y} files (${n(i.bytes)})`)}const k=100,D={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function C(t){const{findings:r,largest:i}=t,d=r.length-k;return["### The site",b(t),...r.length===0?[]:[r.slice(0,k).map(j).join(`
`)],...d>0?[`\u2026 and ${d} more.`]:[],`<details><summary>The largest files</summary>

${M(["File","Bytes","Brotli","gzip"],i.map(u=>[(0,s.aY)(u.path),n(u.bytes),n(u.brotli),n(u.gzip)]))}

</details>`].join(`

`)}function b({pages:t,links:r,files:i,bytes:d,brotli:u,gzip:y}){const $=[t,r,i].map(p=>p.toLocaleString("en"));return M(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...$,n(d),n(u),n(y)]])}function j(t){const{message:r,place:i}=t,d=i?`${(0,s.aY)([i.file,i.line,i.column].filter(u=>u!==void 0).
join(":"))} `:"";return`- ${D[(0,f.x)(t)]} ${d}${(0,s.aY)(r,500)}`}function M(t,r){return[t,t.map(()=>"---"),...r].map(i=>`| ${i.join(" | ")} |`).join(`
`)}function n(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)} MB`}}),1446:((T,E,l)=>{l.r(E),l.d(E,{appKey:()=>w,briefComment:()=>b,
githubEnding:()=>j,pageFacts:()=>k});var h=l(9439),f=l(5470),s=l(1328);function w({plan:n}){return`${n.org}/${n.project}/${n.app}`}function k({outcome:n,run:t,planned:r,
checked:i,secrets:d,...u}){const{context:y}=t,$=r?.plan.env;return{...u,status:C(n,r),app:r?w(r):t.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,
url:n.url,repository:r?.plan.configuration.repository??y.repository,branch:r?.plan.configuration.branch??y.refName,commit:r?.plan.commit,commitUrl:D(y,r?.plan.commit),
runUrl:y.runUrl,variables:$?.kind==="replace"?[...$.variables.keys()]:$&&"left alone",phases:n.phases.map(({phase:p,ms:L})=>({title:h.K[p],ms:L})),failure:n.failure&&
(0,s.O5)(n.failure,d),errors:[n.error,u.seeded?.error].flatMap(p=>(0,s.bn)(p,d)),checked:i&&(0,s.kk)(i,d),warnings:u.warnings.map(p=>d.redact(p))}}function D({serverUrl:n,
repository:t},r){return t&&r&&/^[0-9a-f]{7,64}$/.test(r)?`${n}/${t}/commit/${r}`:void 0}function C({status:n,error:t},r){if(t?.code==="interrupted")return"inter\
rupted";if(r?.plan.dryRun&&!t)return"dry-run";const i={succeeded:"check-passed",failed:"check-failed"};return r?.target.mode==="check"&&i[n]||n}function b(n){return(0,f.
renderComment)({...n,failure:n.failure&&{...n.failure,log:[]}})}function j(n,t){return{state:M(t),description:(0,f.resultLine)(n),url:t.url,comment:(0,f.renderComment)(
n)}}function M({status:n,error:t,failure:r,deployID:i}){switch(n){case"succeeded":return t?"failure":"success";case"failed":return r||t?.code==="deploy_failed"||
i===void 0?"failure":"error";case"cancelled":return i===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"skipped":return;default:return n}}}),
5470:((T,E,l)=>{l.r(E),l.d(E,{renderClosed:()=>b,renderComment:()=>C,renderSummary:()=>D,renderTaken:()=>j,resultLine:()=>M});var h=l(9127),f=l(7716),s=l(8862);
const w={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},k={bytes:6e4,errors:5,diagnostics:10,logLines:40};function D(e){const o=[t(e,"##"),r(e),i(e),$(e,w),e.
checked?(0,f.U)(e.checked):"",v(e),B(e)];return P(o,e.failure?.log,w)}function C(e){const o=[t(e,"###"),r(e),i(e),$(e,k)];return P(o,e.failure?.log,k,x(e))}function b(e){
return`### \u26AA The preview ${(0,s.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function j(e,o){return`### \u26AA ${(0,s.aY)(e,200)} now shows #${o}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function M(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${n[e.status][1]}`}const n={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,o){const[a,c]=n[e.status],_=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${o} ${a} ${(0,s.aY)(e.app,200)} ${c}${_}`}function r(e){const o=(0,s.Dl)(e.url);return o===void 0?"":`**${o}**`}function i(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,
128)],["Source",d(e)],["Variables",y(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([c,_])=>_?[`| ${c} | ${_}\
 |`]:[])].join(`
`)}function d(e){const o=e.commit===void 0?void 0:(0,s.aY)(e.commit.slice(0,12)),a=o&&e.commitUrl?`[${o}](<${e.commitUrl}>)`:o,c=`${(0,s.aY)(e.branch??"",200)} \
of ${(0,s.aY)(e.repository??"",200)}`;return a===void 0?c:`${a} on ${c}`}const u=60;function y(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const o=e.length>u?` and ${e.length-u} more`:"";return`${e.slice(0,u).map(c=>(0,s.aY)(c,100)).join(", ")}${o}`}function $(e,o){const{failure:a,errors:c}=e;
if(a){const g=a.remedy===void 0?[]:[p(a.remedy.split(`
`))];return[`**${(0,s.CS)(a.headline,500)}**`,...g,L(a,e,o)].filter(U=>U!=="").join(`

`)}const _=c.slice(0,o.errors).map(g=>`**${(0,s.CS)(g.message)}**

${p(g.explanation)}`.trimEnd()),m=c.length-_.length;return[..._,...m>0?[`\u2026 and ${m} more.`]:[]].join(`

`)}function p([e,...o]){return e===void 0?"":o.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(o.slice(0,12),200)}`}function L({diagnostics:e,moreDiagnostics:o},a,c){const _=e.slice(0,c.diagnostics).map(O=>`- ${(0,s.aY)(S(O),300)} ${(0,s.aY)(O.
message)}`),m=e.length-_.length+o,g=[m>0?`${m} more findings are not listed here.`:"",a.unannotated>0?`${a.unannotated} findings had no room for an annotation.`:
""];return[_.join(`
`),...g].filter(O=>O!=="").join(`

`)}function S({file:e,line:o,column:a}){return[e,o,a].filter(c=>c!==null).join(":")}const I=32;function v({phases:e}){if(e.length===0)return"";const o=Math.max(
1,...e.map(({ms:m})=>m)),a=Math.max(...e.map(({title:m})=>m.length)),c=e.map(({title:m,ms:g})=>{const O="\u2588".repeat(Math.round(g/o*I))||"\u258F";return`${m.
padEnd(a)}  ${(0,h.a)(g).padStart(8)}  ${O}`}),_=e.reduce((m,{ms:g})=>m+g,0);return["### Where the time went",(0,s.EU)([...c,`${"Total".padEnd(a)}  ${(0,h.a)(_).
padStart(8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${(0,s.CS)(o,500)}`).join(`
`)].join(`

`)}function x(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function P(e,o,a,c=""){const _=e.filter(U=>U!=="").join(`

`),m=a.bytes-Buffer.byteLength(_)-Buffer.byteLength(c)-1e3,g=(0,s.XI)((o??[]).slice(-a.logLines),m),O=g.length===0?"":R(g,o?.length??0);return`${[_,O,c].filter(
U=>U!=="").join(`

`)}
`}function R(e,o){return`<details><summary>${e.length===o?`Build log, ${o} lines`:`Build log, the last ${e.length} of ${o} lines`}</summary>

${(0,s.EU)(e)}

</details>`}}),8862:((T,E,l)=>{l.d(E,{CS:()=>C,Dl:()=>b,EU:()=>s,XI:()=>j,aY:()=>f});var h=l(5807);function f(n,t=300){const r=(0,h.O)(n,t).replaceAll("|","\u2502").
trim();if(r==="")return"\u2013";const i="`".repeat(M(r)+1),d=r.startsWith("`")||r.endsWith("`")?" ":"";return`${i}${d}${r}${d}${i}`}function s(n,t=2e3){const r=n.
map(d=>(0,h.O)(d,t)),i="`".repeat(Math.max(3,M(r.join(`
`))+1));return[`${i}text`,...r,i].join(`
`)}const w=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,k=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function C(n,t=1e3){return(0,h.O)(n,t).trim().replace(D,(i,d,u="",y="",$="",p="")=>d!==void 0?f(d)+u:w.test(i)&&!k.test(i)?i:y+f($)+p)}function b(n){if(n===void 0||
!URL.canParse(n))return;const{protocol:t,username:r,password:i,href:d}=new URL(n);if(!(!/^https?:$/.test(t)||r!==""||i!==""||d.length>2e3))return`[${f(d)}](<${d.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function j(n,t){let r=t,i=n.length;for(;i>0&&(r-=Buffer.byteLength((0,h.O)(n[i-1]??""))+1,!(r<0));)i--;return n.slice(
i)}function M(n){return Math.max(0,...[...n.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((T,E,l)=>{l.d(E,{x:()=>f});const h={index_unanswered:"error",index_empty:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function f({code:s}){return h[s]}})};export{A as id,W as ids,Y as modules};

const A=446,W=[446,716,470],K={7716:((I,y,l)=>{l.d(y,{Ej:()=>d,UC:()=>j,tellFindings:()=>O,tp:()=>M});var h=l(5807),$=l(7496),o=l(8862);function O(n,r,t){const{
pages:s,links:u,files:E}=t,m=new Set;for(const p of t.findings){const{message:C,place:U,remedy:S}=p;r.add((0,$.x)(p),{message:(0,h.O)(C,1e3),...U?{place:U}:{}}),
S!==void 0&&m.add(S)}for(const p of m)n.line(`  ${p}`);n.line(`Checked ${s} pages, ${u} links and ${E} files (${d(t.bytes)})`)}const w=100,k={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function j(n){const{findings:r,largest:t}=n,s=r.length-w;return["### The site",b(n),...r.length===0?[]:[r.slice(0,w).map(L).
join(`
`)],...s>0?[`\u2026 and ${s} more.`]:[],`<details><summary>The largest files</summary>

${M(["File","Bytes","Brotli","gzip"],t.map(u=>[(0,o.aY)(u.path),d(u.bytes),d(u.brotli),d(u.gzip)]))}

</details>`].join(`

`)}function b({pages:n,links:r,files:t,bytes:s,brotli:u,gzip:E}){const m=[n,r,t].map(p=>p.toLocaleString("en"));return M(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...m,d(s),d(u),d(E)]])}function L(n){const{message:r,place:t}=n,s=t?`${(0,o.aY)([t.file,t.line,t.column].filter(u=>u!==void 0).
join(":"))} `:"";return`- ${k[(0,$.x)(n)]} ${s}${(0,o.aY)(r,500)}`}function M(n,r){return[n,n.map(()=>"---"),...r].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function d(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} MB`}}),1446:((I,y,l)=>{l.r(y),l.d(y,{appKey:()=>w,briefComment:()=>L,
githubEnding:()=>M,pageFacts:()=>k});var h=l(9439),$=l(3214),o=l(5470),O=l(1328);function w({plan:n}){return`${n.org}/${n.project}/${n.app}`}function k({outcome:n,
run:r,planned:t,checked:s,secrets:u,...E}){const{context:m}=r,p=t?.plan.env;return{...E,status:b(n,t),app:t?w(t):r.raw.app,appID:n.appID,appCreated:n.appCreated,
deployID:n.deployID,url:n.url,repository:t?.plan.configuration.repository??m.repository,branch:t?.plan.configuration.branch??m.refName,commit:t?.plan.commit,commitUrl:j(
m,t?.plan.commit),runUrl:m.runUrl,variables:p?.kind==="replace"?[...p.variables.keys()]:p&&"left alone",phases:n.phases.map(({phase:C,ms:U})=>({title:h.K[C],ms:U})),
failure:n.failure&&(0,$.O)(n.failure,u),errors:[n.error,E.seeded?.error].flatMap(C=>(0,O.bn)(C,u)),checked:s&&(0,O.kk)(s,u),warnings:E.warnings.map(C=>u.redact(
C))}}function j({serverUrl:n,repository:r},t){return r&&t&&/^[0-9a-f]{7,64}$/.test(t)?`${n}/${r}/commit/${t}`:void 0}function b({status:n,error:r},t){if(r?.code===
"interrupted")return"interrupted";if(t?.plan.dryRun&&!r)return"dry-run";const s={succeeded:"check-passed",failed:"check-failed"};return t?.target.mode==="check"&&
s[n]||n}function L(n){return(0,o.renderComment)({...n,failure:n.failure&&{...n.failure,log:[]}})}function M(n,r){return{state:d(r),description:(0,o.resultLine)(
n),url:r.url,comment:(0,o.renderComment)(n)}}function d({status:n,error:r,failure:t,deployID:s}){switch(n){case"succeeded":return r?"failure":"success";case"fai\
led":return t||r?.code==="deploy_failed"||s===void 0?"failure":"error";case"cancelled":return s===void 0?void 0:"inactive";case"pending":return r?"error":"in_pr\
ogress";case"skipped":return;default:return n}}}),5470:((I,y,l)=>{l.r(y),l.d(y,{renderClosed:()=>b,renderComment:()=>j,renderSummary:()=>k,renderTaken:()=>L,resultLine:()=>M});
var h=l(9127),$=l(7716),o=l(8862);const O={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},w={bytes:6e4,errors:5,diagnostics:10,logLines:40};function k(e){const i=[
n(e,"##"),r(e),t(e),m(e,O),e.checked?(0,$.UC)(e.checked):"",e.compared,v(e),B(e)];return P(i,e.failure?.log,O)}function j(e){const i=[n(e,"###"),r(e),t(e),m(e,w)];
return P(i,e.failure?.log,w,R(e))}function b(e){return`### \u26AA The preview ${(0,o.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,i){return`### \u26AA ${(0,o.aY)(e,200)} now shows #${i}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function M(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${d[e.status][1]}`}const d={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function n(e,i){const[a,c]=d[e.status],_=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${i} ${a} ${(0,o.aY)(e.app,200)} ${c}${_}`}function r(e){const i=(0,o.Dl)(e.url);return i===void 0?"":`**${i}**`}function t(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,o.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,o.aY)(e.deployID,
128)],["Source",s(e)],["Variables",E(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([c,_])=>_?[`| ${c} | ${_}\
 |`]:[])].join(`
`)}function s(e){const i=e.commit===void 0?void 0:(0,o.aY)(e.commit.slice(0,12)),a=i&&e.commitUrl?`[${i}](<${e.commitUrl}>)`:i,c=`${(0,o.aY)(e.branch??"",200)} \
of ${(0,o.aY)(e.repository??"",200)}`;return a===void 0?c:`${a} on ${c}`}const u=60;function E(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const i=e.length>u?` and ${e.length-u} more`:"";return`${e.slice(0,u).map(c=>(0,o.aY)(c,100)).join(", ")}${i}`}function m(e,i){const{failure:a,errors:c}=e;
if(a){const g=a.remedy===void 0?[]:[p(a.remedy.split(`
`))];return[`**${(0,o.CS)(a.headline,500)}**`,...g,C(a,e,i)].filter(T=>T!=="").join(`

`)}const _=c.slice(0,i.errors).map(g=>`**${(0,o.CS)(g.message)}**

${p(g.explanation)}`.trimEnd()),f=c.length-_.length;return[..._,...f>0?[`\u2026 and ${f} more.`]:[]].join(`

`)}function p([e,...i]){return e===void 0?"":i.length===0?(0,o.CS)(e):`${(0,o.CS)(e)}

${(0,o.EU)(i.slice(0,12),200)}`}function C({diagnostics:e,moreDiagnostics:i},a,c){const _=e.slice(0,c.diagnostics).map(D=>`- ${(0,o.aY)(U(D),300)} ${(0,o.aY)(D.
message)}`),f=e.length-_.length+i,g=[f>0?`${f} more findings are not listed here.`:"",a.unannotated>0?`${a.unannotated} findings had no room for an annotation.`:
""];return[_.join(`
`),...g].filter(D=>D!=="").join(`

`)}function U({file:e,line:i,column:a}){return[e,i,a].filter(c=>c!==null).join(":")}const S=32;function v({phases:e}){if(e.length===0)return"";const i=Math.max(
1,...e.map(({ms:f})=>f)),a=Math.max(...e.map(({title:f})=>f.length)),c=e.map(({title:f,ms:g})=>{const D="\u2588".repeat(Math.round(g/i*S))||"\u258F";return`${f.
padEnd(a)}  ${(0,h.a)(g).padStart(8)}  ${D}`}),_=e.reduce((f,{ms:g})=>f+g,0);return["### Where the time went",(0,o.EU)([...c,`${"Total".padEnd(a)}  ${(0,h.a)(_).
padStart(8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(i=>`- ${(0,o.CS)(i,500)}`).join(`
`)].join(`

`)}function R(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function P(e,i,a,c=""){const _=e.filter(T=>T!=="").join(`

`),f=a.bytes-Buffer.byteLength(_)-Buffer.byteLength(c)-1e3,g=(0,o.XI)((i??[]).slice(-a.logLines),f),D=g.length===0?"":x(g,i?.length??0);return`${[_,D,c].filter(
T=>T!=="").join(`

`)}
`}function x(e,i){return`<details><summary>${e.length===i?`Build log, ${i} lines`:`Build log, the last ${e.length} of ${i} lines`}</summary>

${(0,o.EU)(e)}

</details>`}}),8862:((I,y,l)=>{l.d(y,{CS:()=>j,Dl:()=>b,EU:()=>o,XI:()=>L,aY:()=>$});var h=l(5807);function $(d,n=300){const r=(0,h.O)(d,n).replaceAll("|","\u2502").
trim();if(r==="")return"\u2013";const t="`".repeat(M(r)+1),s=r.startsWith("`")||r.endsWith("`")?" ":"";return`${t}${s}${r}${s}${t}`}function o(d,n=2e3){const r=d.
map(s=>(0,h.O)(s,n)),t="`".repeat(Math.max(3,M(r.join(`
`))+1));return[`${t}text`,...r,t].join(`
`)}const O=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,w=/^[0-9a-f]{7,40}\W*$/i,k=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function j(d,n=1e3){return(0,h.O)(d,n).trim().replace(k,(t,s,u="",E="",m="",p="")=>s!==void 0?$(s)+u:O.test(t)&&!w.test(t)?t:E+$(m)+p)}function b(d){if(d===void 0||
!URL.canParse(d))return;const{protocol:n,username:r,password:t,href:s}=new URL(d);if(!(!/^https?:$/.test(n)||r!==""||t!==""||s.length>2e3))return`[${$(s)}](<${s.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(d,n){let r=n,t=d.length;for(;t>0&&(r-=Buffer.byteLength((0,h.O)(d[t-1]??""))+1,!(r<0));)t--;return d.slice(
t)}function M(d){return Math.max(0,...[...d.matchAll(/`+/g)].map(n=>n[0].length))}}),7496:((I,y,l)=>{l.d(y,{x:()=>$});const h={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:o}){return h[o]}})};export{A as id,W as ids,K as modules};

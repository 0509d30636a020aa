const A=470,W=[470,716],v={7716:((U,y,u)=>{u.d(y,{Ej:()=>d,UC:()=>C,tellFindings:()=>j,tp:()=>E,zD:()=>l});var h=u(5807),$=u(7496),o=u(8862);function j(n,r,i){const{
pages:_,links:m,files:k}=i,f=new Set;for(const O of i.findings){const{message:B,place:T,remedy:x}=O;r.add((0,$.x)(O),{message:(0,h.O)(B,1e3),...T?{place:T}:{}}),
x!==void 0&&f.add(x)}for(const O of f)n.line(`  ${O}`);n.line(`Checked ${_} pages, ${m} links and ${k} files (${d(i.bytes)})`)}const M=100,b={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function C(n){const{findings:r,largest:i}=n,_=r.length-M;return["### The site",D(n),...r.length===0?[]:[r.slice(0,M).map(S).
join(`
`)],..._>0?[`\u2026 and ${_} more.`]:[],`<details><summary>The largest files</summary>

${E(["File","Bytes","Brotli","gzip"],i.map(m=>[(0,o.aY)(m.path),d(m.bytes),d(m.brotli),d(m.gzip)]))}

</details>`].join(`

`)}function D({pages:n,links:r,files:i,bytes:_,brotli:m,gzip:k}){const f=[n,r,i].map(l);return E(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...f,d(_),d(m),d(k)]])}function S(n){const{message:r,place:i}=n,_=i?`${(0,o.aY)([i.file,i.line,i.column].filter(m=>m!==void 0).join(":"))} `:"";return`\
- ${b[(0,$.x)(n)]} ${_}${(0,o.aY)(r,500)}`}function E(n,r){return[n,n.map(()=>"---"),...r].map(i=>`| ${i.join(" | ")} |`).join(`
`)}function l(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function d(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),5470:((U,y,u)=>{u.r(y),u.d(y,{renderClosed:()=>D,renderComment:()=>C,renderSummary:()=>b,renderTaken:()=>S,resultLine:()=>E});var h=u(9127),$=u(7716),o=u(
8862);const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},M={bytes:6e4,errors:5,diagnostics:10,logLines:40};function b(e){const t=[d(e,"##"),n(e),r(e),k(e,
j),e.checked?(0,$.UC)(e.checked):"",e.compared,x(e),P(e)];return I(t,e.failure?.log,j)}function C(e){const t=[d(e,"###"),n(e),r(e),k(e,M)];return I(t,e.failure?.
log,M,R(e))}function D(e){return`### \u26AA The preview ${(0,o.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function S(e,t){return`### \u26AA ${(0,o.aY)(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function E(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${l[e.status][1]}`}const l={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function d(e,t){const[s,a]=l[e.status],c=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${t} ${s} ${(0,o.aY)(e.app,200)} ${a}${c}`}function n(e){const t=(0,o.Dl)(e.url);return t===void 0?"":`**${t}**`}function r(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,o.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,o.aY)(e.deployID,
128)],["Source",i(e)],["Variables",m(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([a,c])=>c?[`| ${a} | ${c}\
 |`]:[])].join(`
`)}function i(e){const t=e.commit===void 0?void 0:(0,o.aY)(e.commit.slice(0,12)),s=t&&e.commitUrl?`[${t}](<${e.commitUrl}>)`:t,a=`${(0,o.aY)(e.branch??"",200)} \
of ${(0,o.aY)(e.repository??"",200)}`;return s===void 0?a:`${s} on ${a}`}const _=60;function m(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const t=e.length>_?` and ${e.length-_} more`:"";return`${e.slice(0,_).map(a=>(0,o.aY)(a,100)).join(", ")}${t}`}function k(e,t){const{failure:s,errors:a}=e;
if(s){const g=s.remedy===void 0?[]:[f(s.remedy.split(`
`))];return[`**${(0,o.CS)(s.headline,500)}**`,...g,O(s,e,t)].filter(L=>L!=="").join(`

`)}const c=a.slice(0,t.errors).map(g=>`**${(0,o.CS)(g.message)}**

${f(g.explanation)}`.trimEnd()),p=a.length-c.length;return[...c,...p>0?[`\u2026 and ${p} more.`]:[]].join(`

`)}function f([e,...t]){return e===void 0?"":t.length===0?(0,o.CS)(e):`${(0,o.CS)(e)}

${(0,o.EU)(t.slice(0,12),200)}`}function O({diagnostics:e,moreDiagnostics:t},s,a){const c=e.slice(0,a.diagnostics).map(w=>`- ${(0,o.aY)(B(w),300)} ${(0,o.aY)(w.
message)}`),p=e.length-c.length+t,g=[p>0?`${p} more findings are not listed here.`:"",s.unannotated>0?`${s.unannotated} findings had no room for an annotation.`:
""];return[c.join(`
`),...g].filter(w=>w!=="").join(`

`)}function B({file:e,line:t,column:s}){return[e,t,s].filter(a=>a!==null).join(":")}const T=32;function x({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:p})=>p)),s=Math.max(...e.map(({title:p})=>p.length)),a=e.map(({title:p,ms:g})=>{const w="\u2588".repeat(Math.round(g/t*T))||"\u258F";return`${p.
padEnd(s)}  ${(0,h.a)(g).padStart(8)}  ${w}`}),c=e.reduce((p,{ms:g})=>p+g,0);return["### Where the time went",(0,o.EU)([...a,`${"Total".padEnd(s)}  ${(0,h.a)(c).
padStart(8)}`])].join(`

`)}function P({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${(0,o.CS)(t,500)}`).join(`
`)].join(`

`)}function R(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function I(e,t,s,a=""){const c=e.filter(L=>L!=="").join(`

`),p=s.bytes-Buffer.byteLength(c)-Buffer.byteLength(a)-1e3,g=(0,o.XI)((t??[]).slice(-s.logLines),p),w=g.length===0?"":Y(g,t?.length??0);return`${[c,w,a].filter(
L=>L!=="").join(`

`)}
`}function Y(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${(0,o.EU)(e)}

</details>`}}),8862:((U,y,u)=>{u.d(y,{CS:()=>C,Dl:()=>D,EU:()=>o,XI:()=>S,aY:()=>$});var h=u(5807);function $(l,d=300){const n=(0,h.O)(l,d).replaceAll("|","\u2502").
trim();if(n==="")return"\u2013";const r="`".repeat(E(n)+1),i=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${i}${n}${i}${r}`}function o(l,d=2e3){const n=l.
map(i=>(0,h.O)(i,d)),r="`".repeat(Math.max(3,E(n.join(`
`))+1));return[`${r}text`,...n,r].join(`
`)}const j=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,b=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function C(l,d=1e3){return(0,h.O)(l,d).trim().replace(b,(r,i,_="",m="",k="",f="")=>i!==void 0?$(i)+_:j.test(r)&&!M.test(r)?r:m+$(k)+f)}function D(l){if(l===void 0||
!URL.canParse(l))return;const{protocol:d,username:n,password:r,href:i}=new URL(l);if(!(!/^https?:$/.test(d)||n!==""||r!==""||i.length>2e3))return`[${$(i)}](<${i.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function S(l,d){let n=d,r=l.length;for(;r>0&&(n-=Buffer.byteLength((0,h.O)(l[r-1]??""))+1,!(n<0));)r--;return l.slice(
r)}function E(l){return Math.max(0,...[...l.matchAll(/`+/g)].map(d=>d[0].length))}}),7496:((U,y,u)=>{u.d(y,{x:()=>$});const h={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function $({code:o}){return h[o]}})};export{A as id,W as ids,v as modules};

const A=470,W=[470,716],v={7716:((x,y,c)=>{c.d(y,{Ej:()=>s,UC:()=>b,tellFindings:()=>j,tp:()=>E});var h=c(5807),g=c(7496),o=c(8862);function j(t,i,r){const{pages:l,
links:u,files:M}=r,f=new Set;for(const $ of r.findings){const{message:U,place:D,remedy:T}=$;i.add((0,g.x)($),{message:(0,h.O)(U,1e3),...D?{place:D}:{}}),T!==void 0&&
f.add(T)}for(const $ of f)t.line(`  ${$}`);t.line(`Checked ${l} pages, ${u} links and ${M} files (${s(r.bytes)})`)}const k=100,O={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"};function b(t){const{findings:i,largest:r}=t,l=i.length-k;return["### The site",C(t),...i.length===0?[]:[i.slice(0,k).map(L).join(`
`)],...l>0?[`\u2026 and ${l} more.`]:[],`<details><summary>The largest files</summary>

${E(["File","Bytes","Brotli","gzip"],r.map(u=>[(0,o.aY)(u.path),s(u.bytes),s(u.brotli),s(u.gzip)]))}

</details>`].join(`

`)}function C({pages:t,links:i,files:r,bytes:l,brotli:u,gzip:M}){const f=[t,i,r].map($=>$.toLocaleString("en"));return E(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...f,s(l),s(u),s(M)]])}function L(t){const{message:i,place:r}=t,l=r?`${(0,o.aY)([r.file,r.line,r.column].filter(u=>u!==void 0).
join(":"))} `:"";return`- ${O[(0,g.x)(t)]} ${l}${(0,o.aY)(i,500)}`}function E(t,i){return[t,t.map(()=>"---"),...i].map(r=>`| ${r.join(" | ")} |`).join(`
`)}function s(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)} MB`}}),5470:((x,y,c)=>{c.r(y),c.d(y,{renderClosed:()=>C,renderComment:()=>b,
renderSummary:()=>O,renderTaken:()=>L,resultLine:()=>E});var h=c(9127),g=c(7716),o=c(8862);const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},k={bytes:6e4,
errors:5,diagnostics:10,logLines:40};function O(e){const n=[t(e,"##"),i(e),r(e),f(e,j),e.checked?(0,g.UC)(e.checked):"",e.compared,I(e),P(e)];return B(n,e.failure?.
log,j)}function b(e){const n=[t(e,"###"),i(e),r(e),f(e,k)];return B(n,e.failure?.log,k,R(e))}function C(e){return`### \u26AA The preview ${(0,o.aY)(e,200)} has \
ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,n){return`### \u26AA ${(0,o.aY)(e,200)} now shows #${n}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function E(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${s[e.status][1]}`}const s={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,n){const[d,a]=s[e.status],p=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${n} ${d} ${(0,o.aY)(e.app,200)} ${a}${p}`}function i(e){const n=(0,o.Dl)(e.url);return n===void 0?"":`**${n}**`}function r(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,o.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,o.aY)(e.deployID,
128)],["Source",l(e)],["Variables",M(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([a,p])=>p?[`| ${a} | ${p}\
 |`]:[])].join(`
`)}function l(e){const n=e.commit===void 0?void 0:(0,o.aY)(e.commit.slice(0,12)),d=n&&e.commitUrl?`[${n}](<${e.commitUrl}>)`:n,a=`${(0,o.aY)(e.branch??"",200)} \
of ${(0,o.aY)(e.repository??"",200)}`;return d===void 0?a:`${d} on ${a}`}const u=60;function M(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const n=e.length>u?` and ${e.length-u} more`:"";return`${e.slice(0,u).map(a=>(0,o.aY)(a,100)).join(", ")}${n}`}function f(e,n){const{failure:d,errors:a}=e;
if(d){const m=d.remedy===void 0?[]:[$(d.remedy.split(`
`))];return[`**${(0,o.CS)(d.headline,500)}**`,...m,U(d,e,n)].filter(S=>S!=="").join(`

`)}const p=a.slice(0,n.errors).map(m=>`**${(0,o.CS)(m.message)}**

${$(m.explanation)}`.trimEnd()),_=a.length-p.length;return[...p,..._>0?[`\u2026 and ${_} more.`]:[]].join(`

`)}function $([e,...n]){return e===void 0?"":n.length===0?(0,o.CS)(e):`${(0,o.CS)(e)}

${(0,o.EU)(n.slice(0,12),200)}`}function U({diagnostics:e,moreDiagnostics:n},d,a){const p=e.slice(0,a.diagnostics).map(w=>`- ${(0,o.aY)(D(w),300)} ${(0,o.aY)(w.
message)}`),_=e.length-p.length+n,m=[_>0?`${_} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:
""];return[p.join(`
`),...m].filter(w=>w!=="").join(`

`)}function D({file:e,line:n,column:d}){return[e,n,d].filter(a=>a!==null).join(":")}const T=32;function I({phases:e}){if(e.length===0)return"";const n=Math.max(
1,...e.map(({ms:_})=>_)),d=Math.max(...e.map(({title:_})=>_.length)),a=e.map(({title:_,ms:m})=>{const w="\u2588".repeat(Math.round(m/n*T))||"\u258F";return`${_.
padEnd(d)}  ${(0,h.a)(m).padStart(8)}  ${w}`}),p=e.reduce((_,{ms:m})=>_+m,0);return["### Where the time went",(0,o.EU)([...a,`${"Total".padEnd(d)}  ${(0,h.a)(p).
padStart(8)}`])].join(`

`)}function P({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(n=>`- ${(0,o.CS)(n,500)}`).join(`
`)].join(`

`)}function R(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function B(e,n,d,a=""){const p=e.filter(S=>S!=="").join(`

`),_=d.bytes-Buffer.byteLength(p)-Buffer.byteLength(a)-1e3,m=(0,o.XI)((n??[]).slice(-d.logLines),_),w=m.length===0?"":Y(m,n?.length??0);return`${[p,w,a].filter(
S=>S!=="").join(`

`)}
`}function Y(e,n){return`<details><summary>${e.length===n?`Build log, ${n} lines`:`Build log, the last ${e.length} of ${n} lines`}</summary>

${(0,o.EU)(e)}

</details>`}}),8862:((x,y,c)=>{c.d(y,{CS:()=>b,Dl:()=>C,EU:()=>o,XI:()=>L,aY:()=>g});var h=c(5807);function g(s,t=300){const i=(0,h.O)(s,t).replaceAll("|","\u2502").
trim();if(i==="")return"\u2013";const r="`".repeat(E(i)+1),l=i.startsWith("`")||i.endsWith("`")?" ":"";return`${r}${l}${i}${l}${r}`}function o(s,t=2e3){const i=s.
map(l=>(0,h.O)(l,t)),r="`".repeat(Math.max(3,E(i.join(`
`))+1));return[`${r}text`,...i,r].join(`
`)}const j=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,k=/^[0-9a-f]{7,40}\W*$/i,O=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function b(s,t=1e3){return(0,h.O)(s,t).trim().replace(O,(r,l,u="",M="",f="",$="")=>l!==void 0?g(l)+u:j.test(r)&&!k.test(r)?r:M+g(f)+$)}function C(s){if(s===void 0||
!URL.canParse(s))return;const{protocol:t,username:i,password:r,href:l}=new URL(s);if(!(!/^https?:$/.test(t)||i!==""||r!==""||l.length>2e3))return`[${g(l)}](<${l.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(s,t){let i=t,r=s.length;for(;r>0&&(i-=Buffer.byteLength((0,h.O)(s[r-1]??""))+1,!(i<0));)r--;return s.slice(
r)}function E(s){return Math.max(0,...[...s.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((x,y,c)=>{c.d(y,{x:()=>g});const h={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function g({code:o}){return h[o]}})};export{A as id,W as ids,v as modules};

const A=470,W=[470,716],v={7716:((B,y,c)=>{c.d(y,{Ej:()=>i,UC:()=>S,tellFindings:()=>M,tp:()=>d,zD:()=>u});var g=c(5807),f=c(7496),r=c(8862);function M(n,o,l){const{
pages:h,links:p,files:k}=l,b=new Set;for(const C of l.findings){const{message:Y,place:T,remedy:U}=C;o.add((0,f.x)(C),{message:(0,g.Ow)(Y,1e3),...T?{place:T}:{}}),
U!==void 0&&b.add(U)}for(const C of b)n.line(`  ${C}`);const[I,P,R]=[E(h,"page"),E(p,"link"),E(k,"file")];n.line(`Checked ${I}, ${P} and ${R} (${i(l.bytes)})`)}
function E(n,o){return`${u(n)} ${o}${n===1?"":"s"}`}const j=100,D={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function S(n){const{findings:o,largest:l}=n,
h=o.length-j;return["### The site",L(n),...o.length===0?[]:[o.slice(0,j).map(O).join(`
`)],...h>0?[`\u2026 and ${h} more.`]:[],`<details><summary>The largest files</summary>

${d(["File","Bytes","Brotli","gzip"],l.map(p=>[(0,r.aY)(p.path),i(p.bytes),i(p.brotli),i(p.gzip)]))}

</details>`].join(`

`)}function L({pages:n,links:o,files:l,bytes:h,brotli:p,gzip:k}){const b=[n,o,l].map(u);return d(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...b,i(h),i(p),i(k)]])}function O(n){const{message:o,place:l}=n,h=l?`${(0,r.aY)([l.file,l.line,l.column].filter(p=>p!==void 0).join(":"))} `:"";return`\
- ${D[(0,f.x)(n)]} ${h}${(0,r.aY)(o,500)}`}function d(n,o){return[n,n.map(()=>"---"),...o].map(l=>`| ${l.join(" | ")} |`).join(`
`)}function u(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function i(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),5470:((B,y,c)=>{c.r(y),c.d(y,{renderClosed:()=>S,renderComment:()=>D,renderSummary:()=>j,renderTaken:()=>L,resultLine:()=>O});var g=c(9127),f=c(7716),r=c(
8862);const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},E={bytes:6e4,errors:5,diagnostics:10,logLines:40};function j(e){const t=[u(e,"##"),i(e),n(e),p(e,
M),e.checked?(0,f.UC)(e.checked):"",e.compared,R(e),C(e)];return T(t,e.failure?.log,M)}function D(e){const t=[u(e,"###"),i(e),n(e),p(e,E)];return T(t,e.failure?.
log,E,Y(e))}function S(e){return`### \u26AA The preview ${(0,r.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function L(e,t){return`### \u26AA ${(0,r.aY)(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function O(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${d[e.status][1]}`}const d={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function u(e,t){const[s,a]=d[e.status],_=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${t} ${s} ${(0,r.aY)(e.app,200)} ${a}${_}`}function i(e){const t=(0,r.Dl)(e.url);return t===void 0?"":`**${t}**`}function n(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,r.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,r.aY)(e.deployID,
128)],["Source",o(e)],["Variables",h(e.variables)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([a,_])=>_?[`| ${a} | ${_}\
 |`]:[])].join(`
`)}function o(e){const t=e.commit===void 0?void 0:(0,r.aY)(e.commit.slice(0,12)),s=t&&e.commitUrl?`[${t}](<${e.commitUrl}>)`:t,a=`${(0,r.aY)(e.branch??"",200)} \
of ${(0,r.aY)(e.repository??"",200)}`;return s===void 0?a:`${s} on ${a}`}const l=60;function h(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"\
emptied";const t=e.length>l?` and ${e.length-l} more`:"";return`${e.slice(0,l).map(a=>(0,r.aY)(a,100)).join(", ")}${t}`}function p(e,t){const{failure:s,errors:a}=e;
if(s){const $=s.remedy===void 0?[]:[k(s.remedy.split(`
`))];return[`**${(0,r.CS)(s.headline,500)}**`,...$,b(s,e,t)].filter(x=>x!=="").join(`

`)}const _=a.slice(0,t.errors).map($=>`**${(0,r.CS)($.message)}**

${k($.explanation)}`.trimEnd()),m=a.length-_.length;return[..._,...m>0?[`\u2026 and ${m} more.`]:[]].join(`

`)}function k([e,...t]){return e===void 0?"":t.length===0?(0,r.CS)(e):`${(0,r.CS)(e)}

${(0,r.EU)(t.slice(0,12),200)}`}function b({diagnostics:e,moreDiagnostics:t},s,a){const _=e.slice(0,a.diagnostics).map(w=>`- ${(0,r.aY)(I(w),300)} ${(0,r.aY)(w.
message)}`),m=e.length-_.length+t,$=[m>0?`${m} more findings are not listed here.`:"",s.unannotated>0?`${s.unannotated} findings had no room for an annotation.`:
""];return[_.join(`
`),...$].filter(w=>w!=="").join(`

`)}function I({file:e,line:t,column:s}){return[e,t,s].filter(a=>a!==null).join(":")}const P=32;function R({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:m})=>m)),s=Math.max(...e.map(({title:m})=>m.length)),a=e.map(({title:m,ms:$})=>{const w="\u2588".repeat(Math.round($/t*P))||"\u258F";return`${m.
padEnd(s)}  ${(0,g.a)($).padStart(8)}  ${w}`}),_=e.reduce((m,{ms:$})=>m+$,0);return["### Where the time went",(0,r.EU)([...a,`${"Total".padEnd(s)}  ${(0,g.a)(_).
padStart(8)}`])].join(`

`)}function C({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${(0,r.CS)(t,500)}`).join(`
`)].join(`

`)}function Y(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function T(e,t,s,a=""){const _=e.filter(x=>x!=="").join(`

`),m=s.bytes-Buffer.byteLength(_)-Buffer.byteLength(a)-1e3,$=(0,r.XI)((t??[]).slice(-s.logLines),m),w=$.length===0?"":U($,t?.length??0);return`${[_,w,a].filter(
x=>x!=="").join(`

`)}
`}function U(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${(0,r.EU)(e)}

</details>`}}),8862:((B,y,c)=>{c.d(y,{CS:()=>D,Dl:()=>S,EU:()=>r,XI:()=>L,aY:()=>f});var g=c(5807);function f(d,u=300){const i=(0,g.Ow)(d,u).replaceAll("|","\u2502").
trim();if(i==="")return"\u2013";const n="`".repeat(O(i)+1),o=i.startsWith("`")||i.endsWith("`")?" ":"";return`${n}${o}${i}${o}${n}`}function r(d,u=2e3){const i=d.
map(o=>(0,g.Ow)(o,u)),n="`".repeat(Math.max(3,O(i.join(`
`))+1));return[`${n}text`,...i,n].join(`
`)}const M=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,E=/^[0-9a-f]{7,40}\W*$/i,j=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function D(d,u=1e3){return(0,g.Ow)(d,u).trim().replace(j,(n,o,l="",h="",p="",k="")=>o!==void 0?f(o)+l:M.test(n)&&!E.test(n)?n:h+f(p)+k)}function S(d){if(d===void 0||
!URL.canParse(d))return;const{protocol:u,username:i,password:n,href:o}=new URL(d);if(!(!/^https?:$/.test(u)||i!==""||n!==""||o.length>2e3))return`[${f(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function L(d,u){let i=u,n=d.length;for(;n>0&&(i-=Buffer.byteLength((0,g.Ow)(d[n-1]??""))+1,!(i<0));)n--;return d.slice(
n)}function O(d){return Math.max(0,...[...d.matchAll(/`+/g)].map(u=>u[0].length))}}),7496:((B,y,c)=>{c.d(y,{x:()=>f});const g={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function f({code:r}){return g[r]}})};export{A as id,W as ids,v as modules};

const v=470,N=[470,716],F={7716:((U,y,f)=>{f.d(y,{Ej:()=>s,UC:()=>L,tellFindings:()=>j,tp:()=>l,zD:()=>u});var g=f(5807),m=f(7496),r=f(8862);function j(n,i,c){const{
pages:$,links:_,files:k}=c,M=new Set;for(const S of c.findings){const{message:Y,place:B,remedy:I}=S;i.add((0,m.x)(S),{message:(0,g.Ow)(Y,1e3),...B?{place:B}:{}}),
I!==void 0&&M.add(I)}for(const S of M)n.line(`  ${S}`);const[x,P,R]=[E($,"page"),E(_,"link"),E(k,"file")];n.line(`Checked ${x}, ${P} and ${R} (${s(c.bytes)})`)}
function E(n,i){return`${u(n)} ${i}${n===1?"":"s"}`}const C=100,D={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(n){const{findings:i,largest:c}=n,
$=i.length-C;return["### The site",T(n),...i.length===0?[]:[i.slice(0,C).map(O).join(`
`)],...$>0?[`\u2026 and ${$} more.`]:[],`<details><summary>The largest files</summary>

${l(["File","Bytes","Brotli","gzip"],c.map(_=>[(0,r.aY)(_.path),s(_.bytes),s(_.brotli),s(_.gzip)]))}

</details>`].join(`

`)}function T({pages:n,links:i,files:c,bytes:$,brotli:_,gzip:k}){const M=[n,i,c].map(u);return l(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...M,s($),s(_),s(k)]])}function O(n){const{message:i,place:c}=n,$=c?`${(0,r.aY)([c.file,c.line,c.column].filter(_=>_!==void 0).join(":"))} `:"";return`\
- ${D[(0,m.x)(n)]} ${$}${(0,r.aY)(i,500)}`}function l(n,i){return[n,n.map(()=>"---"),...i].map(c=>`| ${c.join(" | ")} |`).join(`
`)}function u(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function s(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),5470:((U,y,f)=>{f.r(y),f.d(y,{renderClosed:()=>L,renderComment:()=>D,renderSummary:()=>C,renderTaken:()=>T,resultLine:()=>O});var g=f(9127),m=f(7716),r=f(
8862);const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},E={bytes:6e4,errors:5,diagnostics:10,logLines:40};function C(e){const t=[u(e,"##"),s(e),n(e),M(e,
j),e.checked?(0,m.UC)(e.checked):"",e.compared,Y(e),B(e)];return A(t,e.failure?.log,j)}function D(e){const t=[u(e,"###"),s(e),n(e),M(e,E)];return A(t,e.failure?.
log,E,I(e))}function L(e){return`### \u26AA The preview ${(0,r.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function T(e,t){return`### \u26AA ${(0,r.aY)(e,200)} now shows #${t}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function O(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${l[e.status][1]}`}const l={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function u(e,t){const[o,a]=l[e.status],d=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${t} ${o} ${(0,r.aY)(e.app,200)} ${a}${d}`}function s(e){const t=(0,r.Dl)(e.url);return t===void 0?"":`**${t}**`}function n(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,r.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,r.aY)(e.deployID,
128)],["Source",c(e)],["Variables",k(e.variables)],["Code",i(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([a,d])=>d?
[`| ${a} | ${d} |`]:[])].join(`
`)}function i({failure:e,errors:t}){const o=e?.code===void 0?t.flatMap(d=>d.code??[]):[e.code],a=[...new Set(o)].slice(0,5).map(d=>(0,r.aY)(d,64));return a.length===
0?void 0:`${a.join(", ")}: see docs/troubleshooting.md of Slipway`}function c({commit:e,built:t,branch:o,repository:a}){const d=`${(0,r.aY)(o??"",200)} of ${(0,r.
aY)(a??"",200)}`,p=e&&`${$(e)} on ${d}`;return t===void 0||t.id===e?.id?p??d:`${$(t)} as checked out, for ${p??d}`}function $({id:e,url:t}){const o=(0,r.aY)(e.slice(
0,12));return t===void 0?o:`[${o}](<${t}>)`}const _=60;function k(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>_?
` and ${e.length-_} more`:"";return`${e.slice(0,_).map(a=>(0,r.aY)(a,100)).join(", ")}${t}`}function M(e,t){const{failure:o,errors:a}=e;if(o){const h=o.remedy===
void 0?[]:[x(o.remedy.split(`
`))];return[`**${(0,r.CS)(o.headline,500)}**`,...h,P(o,e,t)].filter(b=>b!=="").join(`

`)}const d=a.slice(0,t.errors).map(h=>`**${(0,r.CS)(h.message)}**

${x(h.explanation)}`.trimEnd()),p=a.length-d.length;return[...d,...p>0?[`\u2026 and ${p} more.`]:[]].join(`

`)}function x([e,...t]){return e===void 0?"":t.length===0?(0,r.CS)(e):`${(0,r.CS)(e)}

${(0,r.EU)(t.slice(0,12),200)}`}function P({diagnostics:e,moreDiagnostics:t},o,a){const d=e.slice(0,a.diagnostics).map(w=>`- ${(0,r.aY)(R(w),300)} ${(0,r.aY)(w.
message)}`),p=e.length-d.length+t,h=[p>0?`${p} more findings are not listed here.`:"",o.unannotated>0?`${o.unannotated} findings had no room for an annotation.`:
""];return[d.join(`
`),...h].filter(w=>w!=="").join(`

`)}function R({file:e,line:t,column:o}){return[e,t,o].filter(a=>a!==null).join(":")}const S=32;function Y({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:p})=>p)),o=Math.max(...e.map(({title:p})=>p.length)),a=e.map(({title:p,ms:h})=>{const w="\u2588".repeat(Math.round(h/t*S))||"\u258F";return`${p.
padEnd(o)}  ${(0,g.a)(h).padStart(8)}  ${w}`}),d=e.reduce((p,{ms:h})=>p+h,0);return["### Where the time went",(0,r.EU)([...a,`${"Total".padEnd(o)}  ${(0,g.a)(d).
padStart(8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${(0,r.CS)(t,500)}`).join(`
`)].join(`

`)}function I(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function A(e,t,o,a=""){const d=e.filter(b=>b!=="").join(`

`),p=o.bytes-Buffer.byteLength(d)-Buffer.byteLength(a)-1e3,h=(0,r.XI)((t??[]).slice(-o.logLines),p),w=h.length===0?"":W(h,t?.length??0);return`${[d,w,a].filter(
b=>b!=="").join(`

`)}
`}function W(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${(0,r.EU)(e)}

</details>`}}),8862:((U,y,f)=>{f.d(y,{CS:()=>D,Dl:()=>L,EU:()=>r,XI:()=>T,aY:()=>m});var g=f(5807);function m(l,u=300){const s=(0,g.Ow)(l,u).replaceAll("|","\u2502").
trim();if(s==="")return"\u2013";const n="`".repeat(O(s)+1),i=s.startsWith("`")||s.endsWith("`")?" ":"";return`${n}${i}${s}${i}${n}`}function r(l,u=2e3){const s=l.
map(i=>(0,g.Ow)(i,u)),n="`".repeat(Math.max(3,O(s.join(`
`))+1));return[`${n}text`,...s,n].join(`
`)}const j=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,E=/^[0-9a-f]{7,40}\W*$/i,C=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function D(l,u=1e3){return(0,g.Ow)(l,u).trim().replace(C,(n,i,c="",$="",_="",k="")=>i!==void 0?m(i)+c:j.test(n)&&!E.test(n)?n:$+m(_)+k)}function L(l){if(l===void 0||
!URL.canParse(l))return;const{protocol:u,username:s,password:n,href:i}=new URL(l);if(!(!/^https?:$/.test(u)||s!==""||n!==""||i.length>2e3))return`[${m(i)}](<${i.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function T(l,u){let s=u,n=l.length;for(;n>0&&(s-=Buffer.byteLength((0,g.Ow)(l[n-1]??""))+1,!(s<0));)n--;return l.slice(
n)}function O(l){return Math.max(0,...[...l.matchAll(/`+/g)].map(u=>u[0].length))}}),7496:((U,y,f)=>{f.d(y,{x:()=>m});const g={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function m({code:r}){return g[r]}})};export{v as id,N as ids,F as modules};

const Y=446,K=[446,716,470],N={7716:((U,y,u)=>{u.d(y,{Ej:()=>i,UC:()=>L,tellFindings:()=>C,tp:()=>a,zD:()=>t});var $=u(5807),m=u(7496),s=u(8862);function C(n,o,p){
const{pages:_,links:f,files:w}=p,M=new Set;for(const T of p.findings){const{message:x,place:B,remedy:v}=T;o.add((0,m.x)(T),{message:(0,$.Ow)(x,1e3),...B?{place:B}:
{}}),v!==void 0&&M.add(v)}for(const T of M)n.line(`  ${T}`);const[k,I,R]=[E(_,"page"),E(f,"link"),E(w,"file")];n.line(`Checked ${k}, ${I} and ${R} (${i(p.bytes)}\
)`)}function E(n,o){return`${t(n)} ${o}${n===1?"":"s"}`}const D=100,j={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(n){const{findings:o,
largest:p}=n,_=o.length-D;return["### The site",S(n),...o.length===0?[]:[o.slice(0,D).map(b).join(`
`)],..._>0?[`\u2026 and ${_} more.`]:[],`<details><summary>The largest files</summary>

${a(["File","Bytes","Brotli","gzip"],p.map(f=>[(0,s.aY)(f.path),i(f.bytes),i(f.brotli),i(f.gzip)]))}

</details>`].join(`

`)}function S({pages:n,links:o,files:p,bytes:_,brotli:f,gzip:w}){const M=[n,o,p].map(t);return a(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...M,i(_),i(f),i(w)]])}function b(n){const{message:o,place:p}=n,_=p?`${(0,s.aY)([p.file,p.line,p.column].filter(f=>f!==void 0).join(":"))} `:"";return`\
- ${j[(0,m.x)(n)]} ${_}${(0,s.aY)(o,500)}`}function a(n,o){return[n,n.map(()=>"---"),...o].map(p=>`| ${p.join(" | ")} |`).join(`
`)}function t(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function i(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),1446:((U,y,u)=>{u.r(y),u.d(y,{appKey:()=>E,briefComment:()=>S,githubEnding:()=>b,pageFacts:()=>D});var $=u(9439),m=u(3214),s=u(5470),C=u(1328);function E({
plan:t}){return`${t.org}/${t.project}/${t.app}`}function D({outcome:t,run:i,planned:n,built:o,checked:p,secrets:_,...f}){const{context:w}=i,M=n?.plan.env;return{
...f,status:L(t,n),app:n?E(n):i.raw.app,appID:t.appID,appCreated:t.appCreated,deployID:t.deployID,url:t.url,repository:n?.plan.configuration.repository??w.repository,
branch:n?.plan.configuration.branch??w.refName,commit:j(w,n?.plan.commit),built:j(w,o),runUrl:w.runUrl,variables:M?.kind==="replace"?[...M.variables.keys()]:M&&
"left alone",phases:t.phases.map(({phase:k,ms:I})=>({title:$.K[k],ms:I})),failure:t.failure&&(0,m.O)(t.failure,_),errors:[t.error,f.seeded?.error].flatMap(k=>(0,C.
bn)(k,_)),checked:p&&(0,C.kk)(p,_),warnings:f.warnings.map(k=>_.redact(k))}}function j({serverUrl:t,repository:i},n){if(n===void 0)return;const o=i&&/^[0-9a-f]{7,64}$/.
test(n);return{id:n,url:o?`${t}/${i}/commit/${n}`:void 0}}function L({status:t,error:i},n){if(i?.code==="interrupted")return"interrupted";if(n?.plan.dryRun&&!i)
return"dry-run";const o={succeeded:"check-passed",failed:"check-failed"};return n?.target.mode==="check"&&o[t]||t}function S(t){return(0,s.renderComment)({...t,
failure:t.failure&&{...t.failure,log:[]}})}function b(t,i){return{state:a(i),description:(0,s.resultLine)(t),url:i.url,comment:(0,s.renderComment)(t)}}function a({
status:t,error:i,failure:n,deployID:o}){switch(t){case"succeeded":return i?"failure":"success";case"failed":return n||i?.code==="deploy_failed"||o===void 0?"fai\
lure":"error";case"cancelled":return o===void 0?void 0:"inactive";case"pending":return i?"error":"in_progress";case"skipped":return;default:return t}}}),5470:((U,y,u)=>{
u.r(y),u.d(y,{renderClosed:()=>L,renderComment:()=>j,renderSummary:()=>D,renderTaken:()=>S,resultLine:()=>b});var $=u(9127),m=u(7716),s=u(8862);const C={bytes:1e6,
errors:20,diagnostics:50,logLines:1e3},E={bytes:6e4,errors:5,diagnostics:10,logLines:40};function D(e){const r=[t(e,"##"),i(e),n(e),M(e,C),e.checked?(0,m.UC)(e.
checked):"",e.compared,x(e),B(e)];return A(r,e.failure?.log,C)}function j(e){const r=[t(e,"###"),i(e),n(e),M(e,E)];return A(r,e.failure?.log,E,v(e))}function L(e){
return`### \u26AA The preview ${(0,s.aY)(e,200)} has ended

The pull request was closed. The platform deletes no app, so the last deployment may still answer.
`}function S(e,r){return`### \u26AA ${(0,s.aY)(e,200)} now shows #${r}

The two pull requests share this app. A push to this one, or a re-run of its last deploy, shows it again.
`}function b(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${a[e.status][1]}`}const a={succeeded:["\u2705","is deployed"],failed:["\u274C","was\
 not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was \
skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does n\
ot pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,r){const[d,c]=a[e.status],l=e.status==="succeeded"&&e.
errors.length>0?", but":"";return`${r} ${d} ${(0,s.aY)(e.app,200)} ${c}${l}`}function i(e){const r=(0,s.Dl)(e.url);return r===void 0?"":`**${r}**`}function n(e){
return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,
128)],["Source",p(e)],["Variables",w(e.variables)],["Code",o(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed} failed`]].flatMap(([c,l])=>l?
[`| ${c} | ${l} |`]:[])].join(`
`)}function o({failure:e,errors:r}){const d=e?.code===void 0?r.flatMap(l=>l.code??[]):[e.code],c=[...new Set(d)].slice(0,5).map(l=>(0,s.aY)(l,64));return c.length===
0?void 0:`${c.join(", ")}: see docs/troubleshooting.md of Slipway`}function p({commit:e,built:r,branch:d,repository:c}){const l=`${(0,s.aY)(d??"",200)} of ${(0,s.
aY)(c??"",200)}`,g=e&&`${_(e)} on ${l}`;return r===void 0||r.id===e?.id?g??l:`${_(r)} as checked out, for ${g??l}`}function _({id:e,url:r}){const d=(0,s.aY)(e.slice(
0,12));return r===void 0?d:`[${d}](<${r}>)`}const f=60;function w(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const r=e.length>f?
` and ${e.length-f} more`:"";return`${e.slice(0,f).map(c=>(0,s.aY)(c,100)).join(", ")}${r}`}function M(e,r){const{failure:d,errors:c}=e;if(d){const h=d.remedy===
void 0?[]:[k(d.remedy.split(`
`))];return[`**${(0,s.CS)(d.headline,500)}**`,...h,I(d,e,r)].filter(P=>P!=="").join(`

`)}const l=c.slice(0,r.errors).map(h=>`**${(0,s.CS)(h.message)}**

${k(h.explanation)}`.trimEnd()),g=c.length-l.length;return[...l,...g>0?[`\u2026 and ${g} more.`]:[]].join(`

`)}function k([e,...r]){return e===void 0?"":r.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(r.slice(0,12),200)}`}function I({diagnostics:e,moreDiagnostics:r},d,c){const l=e.slice(0,c.diagnostics).map(O=>`- ${(0,s.aY)(R(O),300)} ${(0,s.aY)(O.
message)}`),g=e.length-l.length+r,h=[g>0?`${g} more findings are not listed here.`:"",d.unannotated>0?`${d.unannotated} findings had no room for an annotation.`:
""];return[l.join(`
`),...h].filter(O=>O!=="").join(`

`)}function R({file:e,line:r,column:d}){return[e,r,d].filter(c=>c!==null).join(":")}const T=32;function x({phases:e}){if(e.length===0)return"";const r=Math.max(
1,...e.map(({ms:g})=>g)),d=Math.max(...e.map(({title:g})=>g.length)),c=e.map(({title:g,ms:h})=>{const O="\u2588".repeat(Math.round(h/r*T))||"\u258F";return`${g.
padEnd(d)}  ${(0,$.a)(h).padStart(8)}  ${O}`}),l=e.reduce((g,{ms:h})=>g+h,0);return["### Where the time went",(0,s.EU)([...c,`${"Total".padEnd(d)}  ${(0,$.a)(l).
padStart(8)}`])].join(`

`)}function B({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(r=>`- ${(0,s.CS)(r,500)}`).join(`
`)].join(`

`)}function v(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function A(e,r,d,c=""){const l=e.filter(P=>P!=="").join(`

`),g=d.bytes-Buffer.byteLength(l)-Buffer.byteLength(c)-1e3,h=(0,s.XI)((r??[]).slice(-d.logLines),g),O=h.length===0?"":W(h,r?.length??0);return`${[l,O,c].filter(
P=>P!=="").join(`

`)}
`}function W(e,r){return`<details><summary>${e.length===r?`Build log, ${r} lines`:`Build log, the last ${e.length} of ${r} lines`}</summary>

${(0,s.EU)(e)}

</details>`}}),8862:((U,y,u)=>{u.d(y,{CS:()=>j,Dl:()=>L,EU:()=>s,XI:()=>S,aY:()=>m});var $=u(5807);function m(a,t=300){const i=(0,$.Ow)(a,t).replaceAll("|","\u2502").
trim();if(i==="")return"\u2013";const n="`".repeat(b(i)+1),o=i.startsWith("`")||i.endsWith("`")?" ":"";return`${n}${o}${i}${o}${n}`}function s(a,t=2e3){const i=a.
map(o=>(0,$.Ow)(o,t)),n="`".repeat(Math.max(3,b(i.join(`
`))+1));return[`${n}text`,...i,n].join(`
`)}const C=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,E=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function j(a,t=1e3){return(0,$.Ow)(a,t).trim().replace(D,(n,o,p="",_="",f="",w="")=>o!==void 0?m(o)+p:C.test(n)&&!E.test(n)?n:_+m(f)+w)}function L(a){if(a===void 0||
!URL.canParse(a))return;const{protocol:t,username:i,password:n,href:o}=new URL(a);if(!(!/^https?:$/.test(t)||i!==""||n!==""||o.length>2e3))return`[${m(o)}](<${o.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function S(a,t){let i=t,n=a.length;for(;n>0&&(i-=Buffer.byteLength((0,$.Ow)(a[n-1]??""))+1,!(i<0));)n--;return a.slice(
n)}function b(a){return Math.max(0,...[...a.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((U,y,u)=>{u.d(y,{x:()=>m});const $={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function m({code:s}){return $[s]}})};export{Y as id,K as ids,N as modules};

const A=209,N=[209],K={9680:((R,j,u)=>{u.d(j,{UC:()=>L,tp:()=>f,yq:()=>M});var _=u(5807),g=u(7496),o=u(292),k=u(9877);function M(r,d,n){const i=new Set;for(const s of n.
findings){const{message:m,place:b,remedy:x}=s;d.add((0,g.x)(s),{message:(0,_.Ow)(m,1e3),place:b}),x!==void 0&&i.add(x)}for(const s of i)r.line(`  ${s}`);r.line(
(0,o.sX)(n))}const D=100,O={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function L(r){const{findings:d,largest:n}=r,i=d.length-D;return["### Th\
e site",y(r),...d.length===0?[]:[d.slice(0,D).map(E).join(`
`)],...i>0?[`\u2026 and ${i} more.`]:[],`<details><summary>The largest files</summary>

${f(["File","Bytes","Brotli","gzip"],n.map(s=>[(0,k.aY)(s.path),(0,o.Ej)(s.bytes),(0,o.Ej)(s.brotli),(0,o.Ej)(s.gzip)]))}

</details>`].join(`

`)}function y({pages:r,links:d,files:n,bytes:i,brotli:s,gzip:m}){const b=[r,d,n].map(o.zD);return f(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...b,(0,o.Ej)(i),(0,o.Ej)(s),(0,o.Ej)(m)]])}function E(r){const{message:d,place:n}=r,i=n?`${(0,k.aY)([n.file,n.line,n.column].filter(s=>s!==void 0).
join(":"))} `:"";return`- ${O[(0,g.x)(r)]} ${i}${(0,k.aY)(d,500)}`}function f(r,d){return[r,r.map(()=>"---"),...d].map(n=>`| ${n.join(" | ")} |`).join(`
`)}}),4089:((R,j,u)=>{u.d(j,{$k:()=>O,o3:()=>f,z6:()=>r,PL:()=>L});var _=u(9439),g=u(3214),o=u(4013),k=u(6861);function M(n,i){return n?[n,...n.also].map(s=>({code:s.
code,message:i.redact(s.message),explanation:(0,k.W)(s).map(m=>i.redact(m))})):[]}function D(n,i){const s=m=>({...m,message:i.redact(m.message)});return{...n,findings:n.
findings.map(s)}}function O({plan:n}){return`${n.org}/${n.project}/${n.app}`}function L({outcome:n,run:i,planned:s,built:m,checked:b,secrets:x,...I}){const{context:T}=i,
B=s?.plan.env;return{...I,status:E(n,s),app:s?O(s):i.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:s?.plan.configuration.
repository??T.repository,branch:s?.plan.configuration.branch??T.refName,commit:y(T,s?.plan.commit),built:y(T,m),runUrl:T.runUrl,variables:B?.kind==="replace"?[...B.
variables.keys()]:B&&"left alone",phases:n.phases.map(({phase:v,ms:U})=>({title:_.K[v],ms:U})),failure:n.failure&&!b?(0,g.O)(n.failure,x):void 0,errors:[n.error,
I.seeded?.error].flatMap(v=>M(v,x)),checked:b&&D(b,x),warnings:I.warnings.map(v=>x.redact(v))}}function y({serverUrl:n,repository:i},s){if(s===void 0)return;const m=i&&
/^[0-9a-f]{7,64}$/.test(s);return{id:s,url:m?`${n}/${i}/commit/${s}`:void 0}}function E({status:n,error:i},s){if(i?.code==="interrupted")return"interrupted";if(s?.
plan.dryRun&&!i)return"dry-run";const m={succeeded:"check-passed",failed:"check-failed"};return s?.target.mode==="check"&&m[n]||n}function f(n){return(0,o.wQ)({
...n,failure:n.failure&&{...n.failure,log:[]}})}function r(n,i){return{state:d(i),description:(0,o.ow)(n),url:i.url,comment:(0,o.wQ)(n)}}function d({status:n,error:i,
failure:s,deployID:m}){switch(n){case"succeeded":return i?"failure":"success";case"failed":return s||i?.code==="deploy_failed"||m===void 0?"failure":"error";case"\
cancelled":return m===void 0?void 0:"inactive";case"pending":return i?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((R,j,u)=>{u.d(j,{Br:()=>D,
ow:()=>L,wQ:()=>O});var _=u(9127),g=u(9680),o=u(9877);const k={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},M={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function D(e){const t=[E(e,"##"),f(e),r(e),b(e,k),e.checked?(0,g.UC)(e.checked):"",e.compared,v(e),U(e)];return $(t,e.failure?.log,k)}function O(e){const t=[E(e,
"###"),f(e),r(e),b(e,M)];return $(t,e.failure?.log,M,a(e))}function L(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${y[e.status][1]}`}const y={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function E(e,t){
const[l,p]=y[e.status],h=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${t} ${l} ${(0,o.aY)(e.app,200)} ${p}${h}`}function f(e){const t=(0,o.Dl)(e.
url);return t===void 0?"":`**${t}**`}function r(e){return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,o.aY)(e.appID,128)}${e.appCreated?" (created by this\
 run)":""}`],["Deployment",e.deployID&&(0,o.aY)(e.deployID,128)],["Source",n(e)],["Variables",m(e.variables)],["Code",d(e)],["Keys",e.seeded&&`${e.seeded.written}\
 written, ${e.seeded.failed} failed`]].flatMap(([p,h])=>h?[`| ${p} | ${h} |`]:[])].join(`
`)}function d({failure:e,errors:t}){const l=e?.code===void 0?t.flatMap(h=>h.code??[]):[e.code],p=[...new Set(l)].slice(0,5).map(h=>(0,o.aY)(h,64));return p.length===
0?void 0:`${p.join(", ")}: see docs/troubleshooting.md of Slipway`}function n({commit:e,built:t,branch:l,repository:p}){const h=`${(0,o.aY)(l??"",200)} of ${(0,o.
aY)(p??"",200)}`,w=e&&`${i(e)} on ${h}`;return t===void 0||t.id===e?.id?w??h:`${i(t)} as checked out, for ${w??h}`}function i({id:e,url:t}){const l=(0,o.aY)(e.slice(
0,12));return t===void 0?l:`[${l}](<${t}>)`}const s=60;function m(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const t=e.length>s?
` and ${e.length-s} more`:"";return`${e.slice(0,s).map(p=>(0,o.aY)(p,100)).join(", ")}${t}`}function b(e,t){const{failure:l,errors:p}=e;if(l){const S=l.remedy===
void 0?[]:[x(l.remedy.split(`
`))],{headline:C,message:P}=l,F=P&&!C.includes(P)?[`The platform says: ${(0,o.CS)(P,500)}`]:[];return[`**${(0,o.CS)(C,500)}**`,...F,...S,I(l,e,t)].filter(W=>W!==
"").join(`

`)}const h=p.slice(0,t.errors).map(S=>`**${(0,o.CS)(S.message)}**

${x(S.explanation)}`.trimEnd()),w=p.length-h.length;return[...h,...w>0?[`\u2026 and ${w} more.`]:[]].join(`

`)}function x([e,...t]){return e===void 0?"":t.length===0?(0,o.CS)(e):`${(0,o.CS)(e)}

${(0,o.EU)(t.slice(0,12),200)}`}function I({diagnostics:e,moreDiagnostics:t},l,p){const h=e.slice(0,p.diagnostics).map(C=>`- ${(0,o.aY)(T(C),300)} ${(0,o.aY)(C.
message)}`),w=e.length-h.length+t,S=[w>0?`${w} more findings are not listed here.`:"",l.unannotated>0?`${l.unannotated} findings had no room for an annotation.`:
""];return[h.join(`
`),...S].filter(C=>C!=="").join(`

`)}function T({file:e,line:t,column:l}){return[e,t,l].filter(p=>p!==null).join(":")}const B=32;function v({phases:e}){if(e.length===0)return"";const t=Math.max(
1,...e.map(({ms:w})=>w)),l=Math.max(...e.map(({title:w})=>w.length)),p=e.map(({title:w,ms:S})=>{const C="\u2588".repeat(Math.round(S/t*B))||"\u258F";return`${w.
padEnd(l)}  ${(0,_.a3)(S).padStart(8)}  ${C}`}),h=e.reduce((w,{ms:S})=>w+S,0);return["### Where the time went",(0,o.EU)([...p,`${"Total".padEnd(l)}  ${(0,_.a3)(
h).padStart(8)}`])].join(`

`)}function U({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(t=>`- ${(0,o.CS)(t,500)}`).join(`
`)].join(`

`)}function a(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function $(e,t,l,p=""){const h=e.filter(P=>P!=="").join(`

`),w=l.bytes-Buffer.byteLength(h)-Buffer.byteLength(p)-1e3,S=(0,o.XI)((t??[]).slice(-l.logLines),w),C=S.length===0?"":c(S,t?.length??0);return`${[h,C,p].filter(
P=>P!=="").join(`

`)}
`}function c(e,t){return`<details><summary>${e.length===t?`Build log, ${t} lines`:`Build log, the last ${e.length} of ${t} lines`}</summary>

${(0,o.EU)(e)}

</details>`}}),3209:((R,j,u)=>{u.r(j),u.d(j,{briefComment:()=>y.o3,comparisonSection:()=>M,endingOf:()=>y.z6,pageFacts:()=>y.PL,renderSummary:()=>E.Br,seedLog:()=>B,
tellFindings:()=>_.yq});var _=u(9680),g=u(292),o=u(9877);const k=20;function M(a,$){const{base:c}=a,e=`### The difference to ${(0,o.aY)($(c.name),100)} (${(0,o.
aY)((0,g.h0)(c))})`;if(a.kind==="untold")return`${e}

It is unknown: ${(0,o.CS)($(a.why),500)}`;const{difference:t}=a;return[e,D(t),...O(t,$)].join(`

`)}function D({pages:a,files:$,bytes:c,brotli:e,gzip:t}){return(0,_.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,g.hS)(a),(0,g.hS)($),(0,g.Sk)(c),
(0,g.Sk)(e),(0,g.Sk)(t)]])}function O({changes:a},$){if(a.length===0)return["Every file is the same, byte for byte."];const c=["changed","added","removed"].map(
l=>`${(0,g.zD)(a.filter(p=>p.kind===l).length)} ${l}`),e=a.slice(0,k).map(l=>[l.kind,L(l,$),(0,g.by)(l.bytes),(0,g.by)(l.brotli)]),t=a.length-k;return[`Files: ${c.
join(", ")}.`,(0,_.tp)(["","File","Size","with Brotli"],e),...t>0?[`\u2026 and ${(0,g.zD)(t)} more.`]:[]]}function L({path:a,formerly:$},c){const e=$?.slice($.lastIndexOf(
"/")+1);return`${(0,o.aY)(c(a))}${e===void 0?"":` (was ${(0,o.aY)(c(e))})`}`}var y=u(4089),E=u(4013),f=u(3739),r=u(5807),d=u(9127);function n({part:a,done:$,total:c,
perSecond:e,leftMs:t}){const l=t===void 0||$===c?"":`, ${(0,d.a3)(t)} left`,p=e.toFixed(e<10?1:0);return`${a==="write"?"Written":"Deleted"} ${$} of ${c} (${p} a\
 second${l})`}function i({waitMs:a,atOnce:$}){return`Rate limit: waiting ${(0,d.a3)(a)}, then at most ${$} at once`}function s({trouble:a}){const $=a.status===void 0?
"had no answer":`was answered ${a.status}`;return`A ${a.operation} ${$}; it is repeated`}function m({entries:a,deletes:$,written:c,deleted:e,dryRun:t,ms:l}){return t?
`Dry run: ${a} would be written, ${$} deleted`:`${c} written, ${e} deleted in ${formatDuration(l)}`}var b=u(246),x=u(6861);const I=1e4;function T(a,$){const c=new Annotations(
a);return{tell:B(a,c,$),finish(e,t){return t.error?showError(a,c,t.error):a.line(`\u2713 ${outcomeText(t)}`),a.output("written",String(t.written)),a.output("del\
eted",String(t.deleted)),a.output("failed",String(t.failed)),a.summary(v(e,t)),t.error?1:0},fail(e){return showError(a,c,e),a.output("written","0"),a.output("de\
leted","0"),a.output("failed","0"),1}}}function B(a,$,c){let e=c.now();return t=>{switch(t.type){case"checked":a.line(`\u2713 Checked: ${t.entries} to write, ${t.
deletes} to delete`);break;case"progress":if(c.now()-e<I&&t.done<t.total)break;e=c.now(),a.line(n(t));break;case"throttled":a.line(i(t));break;case"trouble":$.add(
"warning",{message:s(t)});break;case"key-failed":break;default:(0,f.xb)(t)}}}function v({file:a,pruneFile:$},c){const e=[a,$].filter(w=>w!==void 0).map(U),t=[["\
Written",c.written,c.entries],["Deleted",c.deleted,c.deletes]],l=c.unwrittenFile===void 0?"":`
Not written: ${U(c.unwrittenFile)} \u2013 seed it next.
`,p=c.dryRun?"checked (dry run)":c.error?"failed":"done",h=t.map(([w,S,C])=>`| ${w} | ${S} of ${C} |`).join(`
`);return`### Seeding ${p}: ${e.join(", ")}

| Keys | |
| --- | --- |
${h}
${l}`}function U(a){return`\`${cleanLine(a,300).replaceAll("`","'")}\``}}),9877:((R,j,u)=>{u.d(j,{CS:()=>O,Dl:()=>L,EU:()=>o,XI:()=>y,aY:()=>g});var _=u(5807);function g(f,r=300){
const d=(0,_.Ow)(f,r).replaceAll("|","\u2502").trim();if(d==="")return"\u2013";const n="`".repeat(E(d)+1),i=d.startsWith("`")||d.endsWith("`")?" ":"";return`${n}${i}${d}${i}${n}`}
function o(f,r=2e3){const d=f.map(i=>(0,_.Ow)(i,r)),n="`".repeat(Math.max(3,E(d.join(`
`))+1));return[`${n}text`,...d,n].join(`
`)}const k=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,M=/^[0-9a-f]{7,40}\W*$/i,D=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function O(f,r=1e3){return(0,_.Ow)(f,r).trim().replace(D,(n,i,s="",m="",b="",x="")=>i!==void 0?g(i)+s:k.test(n)&&!M.test(n)?n:m+g(b)+x)}function L(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:r,username:d,password:n,href:i}=new URL(f);if(!(!/^https?:$/.test(r)||d!==""||n!==""||i.length>2e3))return`[${g(i)}](<${i.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function y(f,r){let d=r,n=f.length;for(;n>0&&(d-=Buffer.byteLength((0,_.Ow)(f[n-1]??""))+1,!(d<0));)n--;return f.slice(
n)}function E(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(r=>r[0].length))}}),7496:((R,j,u)=>{u.d(j,{x:()=>g});const _={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function g({code:o}){return _[o]}}),
292:((R,j,u)=>{u.d(j,{Ej:()=>f,Sk:()=>O,by:()=>L,h0:()=>M,hS:()=>D,iF:()=>k,sX:()=>g,zD:()=>E});var _=u(5807);function g({pages:r,links:d,files:n,bytes:i}){return`\
Checked ${o(r,"page")}, ${o(d,"link")} and ${o(n,"file")} (${f(i)})`}function o(r,d){return`${E(r)} ${d}${r===1?"":"s"}`}function k(r){const{base:d}=r,n=`${(0,_.
Ow)(d.name,100)} (${M(d)})`;if(r.kind==="untold")return`the difference to ${n} is unknown: ${r.why}`;const{pages:i,files:s,bytes:m,brotli:b}=r.difference;return`${[
D(i," pages"),D(s," files"),O(m),O(b," with Brotli")].join(", ")} against ${n}`}function M({commit:r}){return r.slice(0,7)}function D({now:r,change:d},n=""){return`${E(
r)}${n} (${y(d,E)})`}function O({now:r,change:d},n=""){return`${f(r)}${n} (${L(d)})`}function L(r){return y(r,f)}function y(r,d){return`${r>0?"+":r<0?"-":"\xB1"}${d(
Math.abs(r))}`}function E(r){return String(r).replace(/\B(?=(?:\d{3})+$)/g,",")}function f(r){return r<1e3?`${r} B`:r<1e6?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).
toFixed(1)} MB`}})};export{A as id,N as ids,K as modules};

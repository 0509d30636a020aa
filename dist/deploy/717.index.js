const W=717,A=[717],Y={9680:((P,b,a)=>{a.d(b,{Ej:()=>$,UC:()=>v,tp:()=>p,yq:()=>M,zD:()=>h});var k=a(5807),m=a(7496),d=a(9877);function M(n,t,r){const{pages:o,links:f,
files:i}=r,l=new Set;for(const S of r.findings){const{message:T,place:R,remedy:I}=S;t.add((0,m.x)(S),{message:(0,k.Ow)(T,1e3),place:R}),I!==void 0&&l.add(I)}for(const S of l)
n.line(`  ${S}`);const[u,_,c]=[D(o,"page"),D(f,"link"),D(i,"file")];n.line(`Checked ${u}, ${_} and ${c} (${$(r.bytes)})`)}function D(n,t){return`${h(n)} ${t}${n===
1?"":"s"}`}const L=100,x={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function v(n){const{findings:t,largest:r}=n,o=t.length-L;return["### The \
site",C(n),...t.length===0?[]:[t.slice(0,L).map(O).join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],`<details><summary>The largest files</summary>

${p(["File","Bytes","Brotli","gzip"],r.map(f=>[(0,d.aY)(f.path),$(f.bytes),$(f.brotli),$(f.gzip)]))}

</details>`].join(`

`)}function C({pages:n,links:t,files:r,bytes:o,brotli:f,gzip:i}){const l=[n,t,r].map(h);return p(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...l,$(o),$(f),$(i)]])}function O(n){const{message:t,place:r}=n,o=r?`${(0,d.aY)([r.file,r.line,r.column].filter(f=>f!==void 0).join(":"))} `:"";return`\
- ${x[(0,m.x)(n)]} ${o}${(0,d.aY)(t,500)}`}function p(n,t){return[n,n.map(()=>"---"),...t].map(r=>`| ${r.join(" | ")} |`).join(`
`)}function h(n){return String(n).replace(/\B(?=(?:\d{3})+$)/g,",")}function $(n){return n<1e3?`${n} B`:n<1e6?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)} \
MB`}}),567:((P,b,a)=>{a.d(b,{i:()=>D,v:()=>L});var k=a(5807),m=a(9680),d=a(9877);const M=20;function D(t){const{base:r}=t,o=`${(0,k.Ow)(r.name,100)} (${O(r)})`;
if(t.kind==="untold")return`the difference to ${o} is unknown: ${t.why}`;const{pages:f,files:i,bytes:l,brotli:u}=t.difference;return`${[p(f," pages"),p(i," file\
s"),h(l),h(u," with Brotli")].join(", ")} against ${o}`}function L(t,r){const{base:o}=t,f=`### The difference to ${(0,d.aY)(r(o.name),100)} (${(0,d.aY)(O(o))})`;
if(t.kind==="untold")return`${f}

It is unknown: ${(0,d.CS)(r(t.why),500)}`;const{difference:i}=t;return[f,x(i),...v(i,r)].join(`

`)}function x({pages:t,files:r,bytes:o,brotli:f,gzip:i}){return(0,m.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[p(t),p(r),h(o),h(f),h(i)]])}function v({
changes:t},r){if(t.length===0)return["Every file is the same, byte for byte."];const o=["changed","added","removed"].map(l=>`${(0,m.zD)(t.filter(u=>u.kind===l).
length)} ${l}`),f=t.slice(0,M).map(l=>[l.kind,C(l,r),$(l.bytes),$(l.brotli)]),i=t.length-M;return[`Files: ${o.join(", ")}.`,(0,m.tp)(["","File","Size","with Bro\
tli"],f),...i>0?[`\u2026 and ${(0,m.zD)(i)} more.`]:[]]}function C({path:t,formerly:r},o){const f=r?.slice(r.lastIndexOf("/")+1);return`${(0,d.aY)(o(t))}${f===void 0?
"":` (was ${(0,d.aY)(o(f))})`}`}function O({commit:t}){return t.slice(0,7)}function p({now:t,change:r},o=""){return`${(0,m.zD)(t)}${o} (${n(r,m.zD)})`}function h({
now:t,change:r},o=""){return`${(0,m.Ej)(t)}${o} (${$(r)})`}function $(t){return n(t,m.Ej)}function n(t,r){return`${t>0?"+":t<0?"-":"\xB1"}${r(Math.abs(t))}`}}),
4089:((P,b,a)=>{a.d(b,{$k:()=>x,o3:()=>p,z6:()=>h,PL:()=>v});var k=a(9439),m=a(3214),d=a(4013),M=a(6861);function D(n,t){return n?[n,...n.also].map(r=>({code:r.
code,message:t.redact(r.message),explanation:(0,M.W)(r).map(o=>t.redact(o))})):[]}function L(n,t){const r=o=>({...o,message:t.redact(o.message)});return{...n,findings:n.
findings.map(r)}}function x({plan:n}){return`${n.org}/${n.project}/${n.app}`}function v({outcome:n,run:t,planned:r,built:o,checked:f,secrets:i,...l}){const{context:u}=t,
_=r?.plan.env;return{...l,status:O(n,r),app:r?x(r):t.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:r?.plan.configuration.
repository??u.repository,branch:r?.plan.configuration.branch??u.refName,commit:C(u,r?.plan.commit),built:C(u,o),runUrl:u.runUrl,variables:_?.kind==="replace"?[..._.
variables.keys()]:_&&"left alone",phases:n.phases.map(({phase:c,ms:S})=>({title:k.K[c],ms:S})),failure:n.failure&&(0,m.O)(n.failure,i),errors:[n.error,l.seeded?.
error].flatMap(c=>D(c,i)),checked:f&&L(f,i),warnings:l.warnings.map(c=>i.redact(c))}}function C({serverUrl:n,repository:t},r){if(r===void 0)return;const o=t&&/^[0-9a-f]{7,64}$/.
test(r);return{id:r,url:o?`${n}/${t}/commit/${r}`:void 0}}function O({status:n,error:t},r){if(t?.code==="interrupted")return"interrupted";if(r?.plan.dryRun&&!t)
return"dry-run";const o={succeeded:"check-passed",failed:"check-failed"};return r?.target.mode==="check"&&o[n]||n}function p(n){return(0,d.wQ)({...n,failure:n.failure&&
{...n.failure,log:[]}})}function h(n,t){return{state:$(t),description:(0,d.ow)(n),url:t.url,comment:(0,d.wQ)(n)}}function $({status:n,error:t,failure:r,deployID:o}){
switch(n){case"succeeded":return t?"failure":"success";case"failed":return r||t?.code==="deploy_failed"||o===void 0?"failure":"error";case"cancelled":return o===
void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((P,b,a)=>{a.d(b,{Br:()=>L,ow:()=>v,wQ:()=>x});
var k=a(9127),m=a(9680),d=a(9877);const M={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={bytes:6e4,errors:5,diagnostics:10,logLines:40};function L(e){const s=[
O(e,"##"),p(e),h(e),f(e,M),e.checked?(0,m.UC)(e.checked):"",e.compared,c(e),S(e)];return R(s,e.failure?.log,M)}function x(e){const s=[O(e,"###"),p(e),h(e),f(e,D)];
return R(s,e.failure?.log,D,T(e))}function v(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${C[e.status][1]}`}const C={succeeded:["\u2705","is \
deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],
skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"ch\
eck-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function O(e,s){const[g,y]=C[e.status],
w=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${s} ${g} ${(0,d.aY)(e.app,200)} ${y}${w}`}function p(e){const s=(0,d.Dl)(e.url);return s===void 0?
"":`**${s}**`}function h(e){return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,d.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployme\
nt",e.deployID&&(0,d.aY)(e.deployID,128)],["Source",n(e)],["Variables",o(e.variables)],["Code",$(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.
failed} failed`]].flatMap(([y,w])=>w?[`| ${y} | ${w} |`]:[])].join(`
`)}function $({failure:e,errors:s}){const g=e?.code===void 0?s.flatMap(w=>w.code??[]):[e.code],y=[...new Set(g)].slice(0,5).map(w=>(0,d.aY)(w,64));return y.length===
0?void 0:`${y.join(", ")}: see docs/troubleshooting.md of Slipway`}function n({commit:e,built:s,branch:g,repository:y}){const w=`${(0,d.aY)(g??"",200)} of ${(0,d.
aY)(y??"",200)}`,E=e&&`${t(e)} on ${w}`;return s===void 0||s.id===e?.id?E??w:`${t(s)} as checked out, for ${E??w}`}function t({id:e,url:s}){const g=(0,d.aY)(e.slice(
0,12));return s===void 0?g:`[${g}](<${s}>)`}const r=60;function o(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const s=e.length>r?
` and ${e.length-r} more`:"";return`${e.slice(0,r).map(y=>(0,d.aY)(y,100)).join(", ")}${s}`}function f(e,s){const{failure:g,errors:y}=e;if(g){const j=g.remedy===
void 0?[]:[i(g.remedy.split(`
`))];return[`**${(0,d.CS)(g.headline,500)}**`,...j,l(g,e,s)].filter(U=>U!=="").join(`

`)}const w=y.slice(0,s.errors).map(j=>`**${(0,d.CS)(j.message)}**

${i(j.explanation)}`.trimEnd()),E=y.length-w.length;return[...w,...E>0?[`\u2026 and ${E} more.`]:[]].join(`

`)}function i([e,...s]){return e===void 0?"":s.length===0?(0,d.CS)(e):`${(0,d.CS)(e)}

${(0,d.EU)(s.slice(0,12),200)}`}function l({diagnostics:e,moreDiagnostics:s},g,y){const w=e.slice(0,y.diagnostics).map(B=>`- ${(0,d.aY)(u(B),300)} ${(0,d.aY)(B.
message)}`),E=e.length-w.length+s,j=[E>0?`${E} more findings are not listed here.`:"",g.unannotated>0?`${g.unannotated} findings had no room for an annotation.`:
""];return[w.join(`
`),...j].filter(B=>B!=="").join(`

`)}function u({file:e,line:s,column:g}){return[e,s,g].filter(y=>y!==null).join(":")}const _=32;function c({phases:e}){if(e.length===0)return"";const s=Math.max(
1,...e.map(({ms:E})=>E)),g=Math.max(...e.map(({title:E})=>E.length)),y=e.map(({title:E,ms:j})=>{const B="\u2588".repeat(Math.round(j/s*_))||"\u258F";return`${E.
padEnd(g)}  ${(0,k.a)(j).padStart(8)}  ${B}`}),w=e.reduce((E,{ms:j})=>E+j,0);return["### Where the time went",(0,d.EU)([...y,`${"Total".padEnd(g)}  ${(0,k.a)(w).
padStart(8)}`])].join(`

`)}function S({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(s=>`- ${(0,d.CS)(s,500)}`).join(`
`)].join(`

`)}function T(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function R(e,s,g,y=""){const w=e.filter(U=>U!=="").join(`

`),E=g.bytes-Buffer.byteLength(w)-Buffer.byteLength(y)-1e3,j=(0,d.XI)((s??[]).slice(-g.logLines),E),B=j.length===0?"":I(j,s?.length??0);return`${[w,B,y].filter(
U=>U!=="").join(`

`)}
`}function I(e,s){return`<details><summary>${e.length===s?`Build log, ${s} lines`:`Build log, the last ${e.length} of ${s} lines`}</summary>

${(0,d.EU)(e)}

</details>`}}),8717:((P,b,a)=>{a.r(b),a.d(b,{briefComment:()=>d.o3,comparisonSection:()=>m.v,endingOf:()=>d.z6,pageFacts:()=>d.PL,renderSummary:()=>M.Br,seedLog:()=>r,
tellFindings:()=>k.yq});var k=a(9680),m=a(567),d=a(4089),M=a(4013),D=a(3739),L=a(5807),x=a(9127);function v({part:i,done:l,total:u,perSecond:_,leftMs:c}){const S=c===
void 0||l===u?"":`, ${(0,x.a)(c)} left`,T=_.toFixed(_<10?1:0);return`${i==="write"?"Written":"Deleted"} ${l} of ${u} (${T} a second${S})`}function C({waitMs:i,atOnce:l}){
return`Rate limit: waiting ${(0,x.a)(i)}, then at most ${l} at once`}function O({trouble:i}){const l=i.status===void 0?"had no answer":`was answered ${i.status}`;
return`A ${i.operation} ${l}; it is repeated`}function p({entries:i,deletes:l,written:u,deleted:_,dryRun:c,ms:S}){return c?`Dry run: ${i} would be written, ${l}\
 deleted`:`${u} written, ${_} deleted in ${formatDuration(S)}`}var h=a(246),$=a(6861);const n=1e4;function t(i,l){const u=new Annotations(i);return{tell:r(i,u,l),
finish(_,c){return c.error?showError(i,u,c.error):i.line(`\u2713 ${outcomeText(c)}`),i.output("written",String(c.written)),i.output("deleted",String(c.deleted)),
i.output("failed",String(c.failed)),i.summary(o(_,c)),c.error?1:0},fail(_){return showError(i,u,_),i.output("written","0"),i.output("deleted","0"),i.output("fai\
led","0"),1}}}function r(i,l,u){let _=u.now();return c=>{switch(c.type){case"checked":i.line(`\u2713 Checked: ${c.entries} to write, ${c.deletes} to delete`);break;case"\
progress":if(u.now()-_<n&&c.done<c.total)break;_=u.now(),i.line(v(c));break;case"throttled":i.line(C(c));break;case"trouble":l.add("warning",{message:O(c)});break;case"\
key-failed":break;default:(0,D.xb)(c)}}}function o({file:i,pruneFile:l},u){const _=[i,l].filter(I=>I!==void 0).map(f),c=[["Written",u.written,u.entries],["Delet\
ed",u.deleted,u.deletes]],S=u.unwrittenFile===void 0?"":`
Not written: ${f(u.unwrittenFile)} \u2013 seed it next.
`,T=u.dryRun?"checked (dry run)":u.error?"failed":"done",R=c.map(([I,e,s])=>`| ${I} | ${e} of ${s} |`).join(`
`);return`### Seeding ${T}: ${_.join(", ")}

| Keys | |
| --- | --- |
${R}
${S}`}function f(i){return`\`${cleanLine(i,300).replaceAll("`","'")}\``}}),9877:((P,b,a)=>{a.d(b,{CS:()=>x,Dl:()=>v,EU:()=>d,XI:()=>C,aY:()=>m});var k=a(5807);function m(p,h=300){
const $=(0,k.Ow)(p,h).replaceAll("|","\u2502").trim();if($==="")return"\u2013";const n="`".repeat(O($)+1),t=$.startsWith("`")||$.endsWith("`")?" ":"";return`${n}${t}${$}${t}${n}`}
function d(p,h=2e3){const $=p.map(t=>(0,k.Ow)(t,h)),n="`".repeat(Math.max(3,O($.join(`
`))+1));return[`${n}text`,...$,n].join(`
`)}const M=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,D=/^[0-9a-f]{7,40}\W*$/i,L=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function x(p,h=1e3){return(0,k.Ow)(p,h).trim().replace(L,(n,t,r="",o="",f="",i="")=>t!==void 0?m(t)+r:M.test(n)&&!D.test(n)?n:o+m(f)+i)}function v(p){if(p===void 0||
!URL.canParse(p))return;const{protocol:h,username:$,password:n,href:t}=new URL(p);if(!(!/^https?:$/.test(h)||$!==""||n!==""||t.length>2e3))return`[${m(t)}](<${t.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function C(p,h){let $=h,n=p.length;for(;n>0&&($-=Buffer.byteLength((0,k.Ow)(p[n-1]??""))+1,!($<0));)n--;return p.slice(
n)}function O(p){return Math.max(0,...[...p.matchAll(/`+/g)].map(h=>h[0].length))}}),7496:((P,b,a)=>{a.d(b,{x:()=>m});const k={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function m({code:d}){return k[d]}})};export{W as id,A as ids,Y as modules};

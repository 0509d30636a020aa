const G=209,Q=[209],H={9680:((F,L,a)=>{a.d(L,{UC:()=>M,tp:()=>f,yq:()=>c});var b=a(5807),p=a(7496),g=a(292),O=a(9877);function c(t,i,n){const r=new Set;for(const d of n.
findings){const{message:w,place:x,remedy:P}=d;i.add((0,p.x)(d),{message:(0,b.Ow)(w,1e3),place:x}),P!==void 0&&r.add(P)}for(const d of r)t.line(`  ${d}`);t.line(
(0,g.sX)(n))}const j=100,D={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function M(t){const{findings:i,largest:n}=t,r=i.length-j;return["### Th\
e site",h(t),...i.length===0?[]:[i.slice(0,j).map(k).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${f(["File","Bytes","Brotli","gzip"],n.map(d=>[(0,O.aY)(d.path),(0,g.Ej)(d.bytes),(0,g.Ej)(d.brotli),(0,g.Ej)(d.gzip)]))}

</details>`].join(`

`)}function h({pages:t,links:i,files:n,bytes:r,brotli:d,gzip:w}){const x=[t,i,n].map(g.zD);return f(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...x,(0,g.Ej)(r),(0,g.Ej)(d),(0,g.Ej)(w)]])}function k(t){const{message:i,place:n}=t,r=n?`${(0,O.aY)([n.file,n.line,n.column].filter(d=>d!==void 0).
join(":"))} `:"";return`- ${D[(0,p.x)(t)]} ${r}${(0,O.aY)(i,500)}`}function f(t,i){return[t,t.map(()=>"---"),...i].map(n=>`| ${n.join(" | ")} |`).join(`
`)}}),4089:((F,L,a)=>{a.d(L,{$k:()=>D,o3:()=>f,z6:()=>t,PL:()=>M});var b=a(9439),p=a(3214),g=a(4013),O=a(6861);function c(n,r){return n?[n,...n.also].map(d=>({code:d.
code,message:r.redact(d.message),explanation:(0,O.W)(d).map(w=>r.redact(w))})):[]}function j(n,r){const d=w=>({...w,message:r.redact(w.message)});return{...n,findings:n.
findings.map(d)}}function D({plan:n}){return`${n.org}/${n.project}/${n.app}`}function M({outcome:n,run:r,planned:d,built:w,checked:x,secrets:P,...R}){const{context:v}=r,
U=d?.plan.env;return{...R,status:k(n,d),app:d?D(d):r.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:d?.plan.configuration.
repository??v.repository,branch:d?.plan.configuration.branch??v.refName,commit:h(v,d?.plan.commit),built:h(v,w),runUrl:v.runUrl,variables:U?.kind==="replace"?[...U.
variables.keys()]:U&&"left alone",phases:n.phases.map(({phase:B,ms:A})=>({title:b.K[B],ms:A})),failure:n.failure&&!x?(0,p.O)(n.failure,P):void 0,errors:[n.error,
R.seeded?.error].flatMap(B=>c(B,P)),checked:x&&j(x,P),warnings:R.warnings.map(B=>P.redact(B))}}function h({serverUrl:n,repository:r},d){if(d===void 0)return;const w=r&&
/^[0-9a-f]{7,64}$/.test(d);return{id:d,url:w?`${n}/${r}/commit/${d}`:void 0}}function k({status:n,error:r},d){if(r?.code==="interrupted")return"interrupted";if(d?.
plan.dryRun&&!r)return"dry-run";const w={succeeded:"check-passed",failed:"check-failed"};return d?.target.mode==="check"&&w[n]||n}function f(n){return(0,g.wQ)({
...n,failure:n.failure&&{...n.failure,log:[]}})}function t(n,r){return{state:i(r),description:(0,g.ow)(n),url:r.url,comment:(0,g.wQ)(n)}}function i({status:n,error:r,
failure:d,deployID:w}){switch(n){case"succeeded":return r?"failure":"success";case"failed":return d||r?.code==="deploy_failed"||w===void 0?"failure":"error";case"\
cancelled":return w===void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((F,L,a)=>{a.d(L,{Br:()=>M,
ow:()=>k,wQ:()=>h});var b=a(5239),p=a(9127),g=a(3716),O=a(9680),c=a(9877);const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},D={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function M(e){const o=[t(e,"##"),i(e),R(e,j),n(e),e.checked?(0,O.UC)(e.checked):"",e.compared,_(e),$(e)];return l(o,e.failure?.log,j)}function h(e){
const o=[t(e,"###"),i(e),R(e,D),n(e)];return l(o,e.failure?.log,D,E(e))}function k(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${f[e.status][1]}`}
const f={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:[
"\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705",
"deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function t(e,o){
const[u,m]=f[e.status],y=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${o} ${u} ${(0,c.aY)(e.app,200)} ${m}${y}`}function i(e){const o=(0,c.Dl)(e.
url);return o===void 0?"":`**${o}**`}function n(e){const o=[["App",e.appID&&`${(0,c.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&(0,c.aY)(e.deployID,128)],["Source",d(e)],["Variables",P(e.variables)],["Code",r(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed}\
 failed`]],[u,...m]=o.flatMap(([y,S])=>S?[`| ${y} | ${S} |`]:[]);return u===void 0?"":[u,"| :-- | :-- |",...m].join(`
`)}function r({failure:e,errors:o}){const u=e?.code===void 0?o.flatMap(y=>y.code??[]):[e.code],m=[...new Set(u)].slice(0,5).map(y=>(0,c.aY)(y,64));return m.length===
0?void 0:`${m.join(", ")}: [what to do](<${(0,b.f)("troubleshooting")}>)`}function d({commit:e,built:o,branch:u,repository:m}){const y=`${(0,c.aY)(u??"",200)} o\
f ${(0,c.aY)(m??"",200)}`,S=e&&`${w(e)} on ${y}`;return o===void 0||o.id===e?.id?S??y:`${w(o)} as checked out, for ${S??y}`}function w({id:e,url:o}){const u=(0,c.
aY)(e.slice(0,12));return o===void 0?u:`[${u}](<${o}>)`}const x=60;function P(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const o=e.
length>x?` and ${e.length-x} more`:"";return`${e.slice(0,x).map(m=>(0,c.aY)(m,100)).join(", ")}${o}`}function R(e,o){const{failure:u,errors:m}=e;if(u){const C=u.
remedy===void 0?[]:[v(u.remedy.split(`
`))],{headline:I,message:Y}=u,N=Y&&!I.includes(Y)?[`The platform says: ${(0,c.CS)(Y,500)}`]:[];return[`**${(0,c.CS)(I,500)}**`,U(u,e,o),...C,...N].filter(K=>K!==
"").join(`

`)}const y=m.slice(0,o.errors).map(C=>`**${(0,c.CS)(C.message)}**

${v(C.explanation)}`.trimEnd()),S=m.length-y.length;return[...y,...S>0?[`\u2026 and ${S} more.`]:[]].join(`

`)}function v([e,...o]){return e===void 0?"":o.length===0?(0,c.CS)(e):`${(0,c.CS)(e)}

${(0,c.EU)(o.slice(0,12),200)}`}function U({diagnostics:e,moreDiagnostics:o},u,m){const y=e.slice(0,m.diagnostics).map(I=>`- ${B(I,u)} ${(0,c.aY)(I.message)}`),
S=e.length-y.length+o,C=[S>0?`${S} more findings are not listed here.`:"",u.unannotated>0?`${u.unannotated} findings had no room for an annotation.`:""];return[
y.join(`
`),...C].filter(I=>I!=="").join(`

`)}function B(e,{built:o,commit:u}){const m=(0,c.aY)(A(e),300),y=(o??u)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),S=e.file.toWellFormed().split("/");if(y===
void 0||e.file.length>1e3||S.some(I=>/^\.{0,2}$/.test(I)))return m;const C=S.map(encodeURIComponent).join("/");return`[${m}](<${y}/${C}${e.line===null?"":`#L${e.
line}`}>)`}function A({file:e,line:o,column:u}){return[e,o,u].filter(m=>m!==null).join(":")}const s=32;function _({phases:e}){if(e.length===0)return"";const o=Math.
max(1,...e.map(({ms:S})=>S)),u=Math.max(...e.map(({title:S})=>S.length)),m=e.map(({title:S,ms:C})=>{const I="\u2588".repeat(Math.round(C/o*s))||"\u258F";return`${S.
padEnd(u)}  ${(0,p.a3)(C).padStart(8)}  ${I}`}),y=e.reduce((S,{ms:C})=>S+C,0);return["### Where the time went",(0,c.EU)([...m,`${"Total".padEnd(u)}  ${(0,p.a3)(
y).padStart(8)}`])].join(`

`)}function $({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(o=>`- ${(0,c.CS)(o,500)}`).join(`
`)].join(`

`)}function E(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function l(e,o,u,m=""){const y=e.filter(N=>N!=="").join(`

`),S=u.bytes-Buffer.byteLength(y)-Buffer.byteLength(m)-1e3,C=(0,g.QE)(o??[],T),I=(0,c.XI)(C.slice(-u.logLines),S),Y=I.length===0?"":W(I,I.length===C.length,o?.length??
0);return`${[y,Y,m].filter(N=>N!=="").join(`

`)}
`}function T(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function W(e,o,u){return`<details><summary>${o?`Build log, ${u} lines`:
`Build log, the last ${e.length} of ${u} lines`}</summary>

${(0,c.EU)(e)}

</details>`}}),3209:((F,L,a)=>{a.r(L),a.d(L,{briefComment:()=>h.o3,comparisonSection:()=>c,endingOf:()=>h.z6,pageFacts:()=>h.PL,renderSummary:()=>k.Br,seedLog:()=>U,
tellFindings:()=>b.yq});var b=a(9680),p=a(292),g=a(9877);const O=20;function c(s,_){const{base:$}=s,E=`### The difference to ${(0,g.aY)(_($.name),100)} (${(0,g.
aY)((0,p.h0)($))})`;if(s.kind==="untold")return`${E}

It is unknown: ${(0,g.CS)(_(s.why),500)}`;const{difference:l}=s;return[E,j(l),...D(l,_)].join(`

`)}function j({pages:s,files:_,bytes:$,brotli:E,gzip:l}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,p.hS)(s),(0,p.hS)(_),(0,p.Sk)($),
(0,p.Sk)(E),(0,p.Sk)(l)]])}function D({changes:s},_){if(s.length===0)return["Every file is the same, byte for byte."];const $=["changed","added","removed"].map(
T=>`${(0,p.zD)(s.filter(W=>W.kind===T).length)} ${T}`),E=s.slice(0,O).map(T=>[T.kind,M(T,_),(0,p.by)(T.bytes),(0,p.by)(T.brotli)]),l=s.length-O;return[`Files: ${$.
join(", ")}.`,(0,b.tp)(["","File","Size","with Brotli"],E),...l>0?[`\u2026 and ${(0,p.zD)(l)} more.`]:[]]}function M({path:s,formerly:_},$){const E=_?.slice(_.lastIndexOf(
"/")+1);return`${(0,g.aY)($(s))}${E===void 0?"":` (was ${(0,g.aY)($(E))})`}`}var h=a(4089),k=a(4013),f=a(3739),t=a(5807),i=a(9127);function n({part:s,done:_,total:$,
perSecond:E,leftMs:l}){const T=l===void 0||_===$?"":`, ${(0,i.a3)(l)} left`,W=E.toFixed(E<10?1:0);return`${s==="write"?"Written":"Deleted"} ${_} of ${$} (${W} a\
 second${T})`}function r({waitMs:s,atOnce:_}){return`Rate limit: waiting ${(0,i.a3)(s)}, then at most ${_} at once`}function d({trouble:s}){const _=s.status===void 0?
"had no answer":`was answered ${s.status}`;return`A ${s.operation} ${_}; it is repeated`}function w({entries:s,deletes:_,written:$,deleted:E,dryRun:l,ms:T}){return l?
`Dry run: ${s} would be written, ${_} deleted`:`${$} written, ${E} deleted in ${formatDuration(T)}`}var x=a(246),P=a(6861);const R=1e4;function v(s,_){const $=new Annotations(
s);return{tell:U(s,$,_),finish(E,l){return l.error?showError(s,$,l.error):s.line(`\u2713 ${outcomeText(l)}`),s.output("written",String(l.written)),s.output("del\
eted",String(l.deleted)),s.output("failed",String(l.failed)),s.summary(B(E,l)),l.error?1:0},fail(E){return showError(s,$,E),s.output("written","0"),s.output("de\
leted","0"),s.output("failed","0"),1}}}function U(s,_,$){let E=$.now();return l=>{switch(l.type){case"checked":s.line(`\u2713 Checked: ${l.entries} to write, ${l.
deletes} to delete`);break;case"progress":if($.now()-E<R&&l.done<l.total)break;E=$.now(),s.line(n(l));break;case"throttled":s.line(r(l));break;case"trouble":_.add(
"warning",{message:d(l)});break;case"key-failed":break;default:(0,f.xb)(l)}}}function B({file:s,pruneFile:_},$){const E=[s,_].filter(o=>o!==void 0).map(A),l=[["\
Written",$.written,$.entries],["Deleted",$.deleted,$.deletes]],T=$.unwrittenFile===void 0?"":`
Not written: ${A($.unwrittenFile)} \u2013 seed it next.
`,W=$.dryRun?"checked (dry run)":$.error?"failed":"done",e=l.map(([o,u,m])=>`| ${o} | ${u} of ${m} |`).join(`
`);return`### Seeding ${W}: ${E.join(", ")}

| Keys | |
| --- | --- |
${e}
${T}`}function A(s){return`\`${cleanLine(s,300).replaceAll("`","'")}\``}}),9877:((F,L,a)=>{a.d(L,{CS:()=>D,Dl:()=>M,EU:()=>g,XI:()=>h,aY:()=>p});var b=a(5807);function p(f,t=300){
const i=(0,b.Ow)(f,t).replaceAll("|","\u2502").trim();if(i==="")return"\u2013";const n="`".repeat(k(i)+1),r=i.startsWith("`")||i.endsWith("`")?" ":"";return`${n}${r}${i}${r}${n}`}
function g(f,t=2e3){const i=f.map(r=>(0,b.Ow)(r,t)),n="`".repeat(Math.max(3,k(i.join(`
`))+1));return[`${n}text`,...i,n].join(`
`)}const O=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,c=/^[0-9a-f]{7,40}\W*$/i,j=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function D(f,t=1e3){return(0,b.Ow)(f,t).trim().replace(j,(n,r,d="",w="",x="",P="")=>r!==void 0?p(r)+d:O.test(n)&&!c.test(n)?n:w+p(x)+P)}function M(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:t,username:i,password:n,href:r}=new URL(f);if(!(!/^https?:$/.test(t)||i!==""||n!==""||r.length>2e3))return`[${p(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function h(f,t){let i=t,n=f.length;for(;n>0&&(i-=Buffer.byteLength((0,b.Ow)(f[n-1]??""))+1,!(i<0));)n--;return f.slice(
n)}function k(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((F,L,a)=>{a.d(L,{x:()=>p});const b={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function p({code:g}){return b[g]}}),
292:((F,L,a)=>{a.d(L,{Ej:()=>f,Sk:()=>D,by:()=>M,h0:()=>c,hS:()=>j,iF:()=>O,sX:()=>p,zD:()=>k});var b=a(5807);function p({pages:t,links:i,files:n,bytes:r}){return`\
Checked ${g(t,"page")}, ${g(i,"link")} and ${g(n,"file")} (${f(r)})`}function g(t,i){return`${k(t)} ${i}${t===1?"":"s"}`}function O(t){const{base:i}=t,n=`${(0,b.
Ow)(i.name,100)} (${c(i)})`;if(t.kind==="untold")return`the difference to ${n} is unknown: ${t.why}`;const{pages:r,files:d,bytes:w,brotli:x}=t.difference;return`${[
j(r," pages"),j(d," files"),D(w),D(x," with Brotli")].join(", ")} against ${n}`}function c({commit:t}){return t.slice(0,7)}function j({now:t,change:i},n=""){return`${k(
t)}${n} (${h(i,k)})`}function D({now:t,change:i},n=""){return`${f(t)}${n} (${M(i)})`}function M(t){return h(t,f)}function h(t,i){return`${t>0?"+":t<0?"-":"\xB1"}${i(
Math.abs(t))}`}function k(t){return String(t).replace(/\B(?=(?:\d{3})+$)/g,",")}function f(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).
toFixed(1)} MB`}}),3716:((F,L,a)=>{a.d(L,{LP:()=>p,QE:()=>D});var b=a(5807);function p(M){return/^\s*at\s.*[:)\d]$/.test(M)}const g=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
O=2,c=2e3;class j{#r;#n;#e=[];#t=0;constructor(h){this.#r=h}push(h){const k=(0,b.Nl)(h.slice(0,c)).trimEnd().replace(/ \{$/,"");return p(k)?this.#n===void 0&&!g.
test(k)?(this.#n=h,[...this.#i(),h]):(this.#t+=1,this.#e.length<O&&this.#e.push(h),[]):[...this.end(),h]}end(){return this.#n=void 0,this.#i()}#i(){const[h,k]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],h<O?k:[this.#r(h)]}}function D(M,h){const k=new j(h);return[...M.flatMap(f=>k.push(f)),...k.end()]}})};export{G as id,Q as ids,H as modules};

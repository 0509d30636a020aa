const z=209,G=[209],Q={9680:((F,D,a)=>{a.d(D,{UC:()=>j,tp:()=>f,yq:()=>x});var b=a(5807),g=a(7496),$=a(292),l=a(9877);function x(t,i,n){const r=new Set;for(const o of n.
findings){const{message:E,place:I,remedy:v}=o;i.add((0,g.x)(o),{message:(0,b.Ow)(E,1e3),place:I}),v!==void 0&&r.add(v)}for(const o of r)t.line(`  ${o}`);t.line(
(0,$.sX)(n))}const O=100,M={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function j(t){const{findings:i,largest:n}=t,r=i.length-O;return["### Th\
e site",h(t),...i.length===0?[]:[i.slice(0,O).map(S).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${f(["File","Bytes","Brotli","gzip"],n.map(o=>[(0,l.aY)(o.path),(0,$.Ej)(o.bytes),(0,$.Ej)(o.brotli),(0,$.Ej)(o.gzip)]))}

</details>`].join(`

`)}function h({pages:t,links:i,files:n,bytes:r,brotli:o,gzip:E}){const I=[t,i,n].map($.zD);return f(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...I,(0,$.Ej)(r),(0,$.Ej)(o),(0,$.Ej)(E)]])}function S(t){const{message:i,place:n}=t,r=n?`${(0,l.aY)([n.file,n.line,n.column].filter(o=>o!==void 0).
join(":"))} `:"";return`- ${M[(0,g.x)(t)]} ${r}${(0,l.aY)(i,500)}`}function f(t,i){return[t,t.map(()=>"---"),...i].map(n=>`| ${n.join(" | ")} |`).join(`
`)}}),4089:((F,D,a)=>{a.d(D,{$k:()=>M,o3:()=>f,z6:()=>t,PL:()=>j});var b=a(9439),g=a(3214),$=a(4013),l=a(6861);function x(n,r){return n?[n,...n.also].map(o=>({code:o.
code,message:r.redact(o.message),explanation:(0,l.W)(o).map(E=>r.redact(E))})):[]}function O(n,r){const o=E=>({...E,message:r.redact(E.message)});return{...n,findings:n.
findings.map(o)}}function M({plan:n}){return`${n.org}/${n.project}/${n.app}`}function j({outcome:n,run:r,planned:o,built:E,checked:I,secrets:v,...B}){const{context:R}=r,
U=o?.plan.env;return{...B,status:S(n,o),app:o?M(o):r.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:o?.plan.configuration.
repository??R.repository,branch:o?.plan.configuration.branch??R.refName,commit:h(R,o?.plan.commit),built:h(R,E),runUrl:R.runUrl,variables:U?.kind==="replace"?[...U.
variables.keys()]:U&&"left alone",phases:n.phases.map(({phase:P,ms:W})=>({title:b.K[P],ms:W})),failure:n.failure&&!I?(0,g.O)(n.failure,v):void 0,errors:[n.error,
B.seeded?.error].flatMap(P=>x(P,v)),checked:I&&O(I,v),warnings:B.warnings.map(P=>v.redact(P))}}function h({serverUrl:n,repository:r},o){if(o===void 0)return;const E=r&&
/^[0-9a-f]{7,64}$/.test(o);return{id:o,url:E?`${n}/${r}/commit/${o}`:void 0}}function S({status:n,error:r},o){if(r?.code==="interrupted")return"interrupted";if(o?.
plan.dryRun&&!r)return"dry-run";const E={succeeded:"check-passed",failed:"check-failed"};return o?.target.mode==="check"&&E[n]||n}function f(n){return(0,$.wQ)({
...n,failure:n.failure&&{...n.failure,log:[]}})}function t(n,r){return{state:i(r),description:(0,$.ow)(n),url:r.url,comment:(0,$.wQ)(n)}}function i({status:n,error:r,
failure:o,deployID:E}){switch(n){case"succeeded":return r?"failure":"success";case"failed":return o||r?.code==="deploy_failed"||E===void 0?"failure":"error";case"\
cancelled":return E===void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((F,D,a)=>{a.d(D,{Br:()=>M,
ow:()=>h,wQ:()=>j});var b=a(9127),g=a(3716),$=a(9680),l=a(9877);const x={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},O={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function M(e){const d=[f(e,"##"),t(e),v(e,x),i(e),e.checked?(0,$.UC)(e.checked):"",e.compared,s(e),_(e)];return y(d,e.failure?.log,x)}function j(e){const d=[f(e,
"###"),t(e),v(e,O),i(e)];return y(d,e.failure?.log,O,p(e))}function h(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${S[e.status][1]}`}const S={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function f(e,d){
const[u,m]=S[e.status],w=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${d} ${u} ${(0,l.aY)(e.app,200)} ${m}${w}`}function t(e){const d=(0,l.Dl)(e.
url);return d===void 0?"":`**${d}**`}function i(e){const d=[["App",e.appID&&`${(0,l.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&(0,l.aY)(e.deployID,128)],["Source",r(e)],["Variables",I(e.variables)],["Code",n(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed}\
 failed`]],[u,...m]=d.flatMap(([w,k])=>k?[`| ${w} | ${k} |`]:[]);return u===void 0?"":[u,"| :-- | :-- |",...m].join(`
`)}function n({failure:e,errors:d}){const u=e?.code===void 0?d.flatMap(w=>w.code??[]):[e.code],m=[...new Set(u)].slice(0,5).map(w=>(0,l.aY)(w,64));return m.length===
0?void 0:`${m.join(", ")}: see docs/troubleshooting.md of Slipway`}function r({commit:e,built:d,branch:u,repository:m}){const w=`${(0,l.aY)(u??"",200)} of ${(0,l.
aY)(m??"",200)}`,k=e&&`${o(e)} on ${w}`;return d===void 0||d.id===e?.id?k??w:`${o(d)} as checked out, for ${k??w}`}function o({id:e,url:d}){const u=(0,l.aY)(e.slice(
0,12));return d===void 0?u:`[${u}](<${d}>)`}const E=60;function I(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const d=e.length>E?
` and ${e.length-E} more`:"";return`${e.slice(0,E).map(m=>(0,l.aY)(m,100)).join(", ")}${d}`}function v(e,d){const{failure:u,errors:m}=e;if(u){const L=u.remedy===
void 0?[]:[B(u.remedy.split(`
`))],{headline:T,message:A}=u,Y=A&&!T.includes(A)?[`The platform says: ${(0,l.CS)(A,500)}`]:[];return[`**${(0,l.CS)(T,500)}**`,R(u,e,d),...L,...Y].filter(N=>N!==
"").join(`

`)}const w=m.slice(0,d.errors).map(L=>`**${(0,l.CS)(L.message)}**

${B(L.explanation)}`.trimEnd()),k=m.length-w.length;return[...w,...k>0?[`\u2026 and ${k} more.`]:[]].join(`

`)}function B([e,...d]){return e===void 0?"":d.length===0?(0,l.CS)(e):`${(0,l.CS)(e)}

${(0,l.EU)(d.slice(0,12),200)}`}function R({diagnostics:e,moreDiagnostics:d},u,m){const w=e.slice(0,m.diagnostics).map(T=>`- ${U(T,u)} ${(0,l.aY)(T.message)}`),
k=e.length-w.length+d,L=[k>0?`${k} more findings are not listed here.`:"",u.unannotated>0?`${u.unannotated} findings had no room for an annotation.`:""];return[
w.join(`
`),...L].filter(T=>T!=="").join(`

`)}function U(e,{built:d,commit:u}){const m=(0,l.aY)(P(e),300),w=(d??u)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),k=e.file.toWellFormed().split("/");if(w===
void 0||e.file.length>1e3||k.some(T=>/^\.{0,2}$/.test(T)))return m;const L=k.map(encodeURIComponent).join("/");return`[${m}](<${w}/${L}${e.line===null?"":`#L${e.
line}`}>)`}function P({file:e,line:d,column:u}){return[e,d,u].filter(m=>m!==null).join(":")}const W=32;function s({phases:e}){if(e.length===0)return"";const d=Math.
max(1,...e.map(({ms:k})=>k)),u=Math.max(...e.map(({title:k})=>k.length)),m=e.map(({title:k,ms:L})=>{const T="\u2588".repeat(Math.round(L/d*W))||"\u258F";return`${k.
padEnd(u)}  ${(0,b.a3)(L).padStart(8)}  ${T}`}),w=e.reduce((k,{ms:L})=>k+L,0);return["### Where the time went",(0,l.EU)([...m,`${"Total".padEnd(u)}  ${(0,b.a3)(
w).padStart(8)}`])].join(`

`)}function _({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,l.CS)(d,500)}`).join(`
`)].join(`

`)}function p(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function y(e,d,u,m=""){const w=e.filter(Y=>Y!=="").join(`

`),k=u.bytes-Buffer.byteLength(w)-Buffer.byteLength(m)-1e3,L=(0,g.QE)(d??[],c),T=(0,l.XI)(L.slice(-u.logLines),k),A=T.length===0?"":C(T,T.length===L.length,d?.length??
0);return`${[w,A,m].filter(Y=>Y!=="").join(`

`)}
`}function c(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function C(e,d,u){return`<details><summary>${d?`Build log, ${u} lines`:
`Build log, the last ${e.length} of ${u} lines`}</summary>

${(0,l.EU)(e)}

</details>`}}),3209:((F,D,a)=>{a.r(D),a.d(D,{briefComment:()=>h.o3,comparisonSection:()=>x,endingOf:()=>h.z6,pageFacts:()=>h.PL,renderSummary:()=>S.Br,seedLog:()=>U,
tellFindings:()=>b.yq});var b=a(9680),g=a(292),$=a(9877);const l=20;function x(s,_){const{base:p}=s,y=`### The difference to ${(0,$.aY)(_(p.name),100)} (${(0,$.
aY)((0,g.h0)(p))})`;if(s.kind==="untold")return`${y}

It is unknown: ${(0,$.CS)(_(s.why),500)}`;const{difference:c}=s;return[y,O(c),...M(c,_)].join(`

`)}function O({pages:s,files:_,bytes:p,brotli:y,gzip:c}){return(0,b.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,g.hS)(s),(0,g.hS)(_),(0,g.Sk)(p),
(0,g.Sk)(y),(0,g.Sk)(c)]])}function M({changes:s},_){if(s.length===0)return["Every file is the same, byte for byte."];const p=["changed","added","removed"].map(
C=>`${(0,g.zD)(s.filter(e=>e.kind===C).length)} ${C}`),y=s.slice(0,l).map(C=>[C.kind,j(C,_),(0,g.by)(C.bytes),(0,g.by)(C.brotli)]),c=s.length-l;return[`Files: ${p.
join(", ")}.`,(0,b.tp)(["","File","Size","with Brotli"],y),...c>0?[`\u2026 and ${(0,g.zD)(c)} more.`]:[]]}function j({path:s,formerly:_},p){const y=_?.slice(_.lastIndexOf(
"/")+1);return`${(0,$.aY)(p(s))}${y===void 0?"":` (was ${(0,$.aY)(p(y))})`}`}var h=a(4089),S=a(4013),f=a(3739),t=a(5807),i=a(9127);function n({part:s,done:_,total:p,
perSecond:y,leftMs:c}){const C=c===void 0||_===p?"":`, ${(0,i.a3)(c)} left`,e=y.toFixed(y<10?1:0);return`${s==="write"?"Written":"Deleted"} ${_} of ${p} (${e} a\
 second${C})`}function r({waitMs:s,atOnce:_}){return`Rate limit: waiting ${(0,i.a3)(s)}, then at most ${_} at once`}function o({trouble:s}){const _=s.status===void 0?
"had no answer":`was answered ${s.status}`;return`A ${s.operation} ${_}; it is repeated`}function E({entries:s,deletes:_,written:p,deleted:y,dryRun:c,ms:C}){return c?
`Dry run: ${s} would be written, ${_} deleted`:`${p} written, ${y} deleted in ${formatDuration(C)}`}var I=a(246),v=a(6861);const B=1e4;function R(s,_){const p=new Annotations(
s);return{tell:U(s,p,_),finish(y,c){return c.error?showError(s,p,c.error):s.line(`\u2713 ${outcomeText(c)}`),s.output("written",String(c.written)),s.output("del\
eted",String(c.deleted)),s.output("failed",String(c.failed)),s.summary(P(y,c)),c.error?1:0},fail(y){return showError(s,p,y),s.output("written","0"),s.output("de\
leted","0"),s.output("failed","0"),1}}}function U(s,_,p){let y=p.now();return c=>{switch(c.type){case"checked":s.line(`\u2713 Checked: ${c.entries} to write, ${c.
deletes} to delete`);break;case"progress":if(p.now()-y<B&&c.done<c.total)break;y=p.now(),s.line(n(c));break;case"throttled":s.line(r(c));break;case"trouble":_.add(
"warning",{message:o(c)});break;case"key-failed":break;default:(0,f.xb)(c)}}}function P({file:s,pruneFile:_},p){const y=[s,_].filter(u=>u!==void 0).map(W),c=[["\
Written",p.written,p.entries],["Deleted",p.deleted,p.deletes]],C=p.unwrittenFile===void 0?"":`
Not written: ${W(p.unwrittenFile)} \u2013 seed it next.
`,e=p.dryRun?"checked (dry run)":p.error?"failed":"done",d=c.map(([u,m,w])=>`| ${u} | ${m} of ${w} |`).join(`
`);return`### Seeding ${e}: ${y.join(", ")}

| Keys | |
| --- | --- |
${d}
${C}`}function W(s){return`\`${cleanLine(s,300).replaceAll("`","'")}\``}}),9877:((F,D,a)=>{a.d(D,{CS:()=>M,Dl:()=>j,EU:()=>$,XI:()=>h,aY:()=>g});var b=a(5807);function g(f,t=300){
const i=(0,b.Ow)(f,t).replaceAll("|","\u2502").trim();if(i==="")return"\u2013";const n="`".repeat(S(i)+1),r=i.startsWith("`")||i.endsWith("`")?" ":"";return`${n}${r}${i}${r}${n}`}
function $(f,t=2e3){const i=f.map(r=>(0,b.Ow)(r,t)),n="`".repeat(Math.max(3,S(i.join(`
`))+1));return[`${n}text`,...i,n].join(`
`)}const l=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,x=/^[0-9a-f]{7,40}\W*$/i,O=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function M(f,t=1e3){return(0,b.Ow)(f,t).trim().replace(O,(n,r,o="",E="",I="",v="")=>r!==void 0?g(r)+o:l.test(n)&&!x.test(n)?n:E+g(I)+v)}function j(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:t,username:i,password:n,href:r}=new URL(f);if(!(!/^https?:$/.test(t)||i!==""||n!==""||r.length>2e3))return`[${g(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function h(f,t){let i=t,n=f.length;for(;n>0&&(i-=Buffer.byteLength((0,b.Ow)(f[n-1]??""))+1,!(i<0));)n--;return f.slice(
n)}function S(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((F,D,a)=>{a.d(D,{x:()=>g});const b={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function g({code:$}){return b[$]}}),
292:((F,D,a)=>{a.d(D,{Ej:()=>f,Sk:()=>M,by:()=>j,h0:()=>x,hS:()=>O,iF:()=>l,sX:()=>g,zD:()=>S});var b=a(5807);function g({pages:t,links:i,files:n,bytes:r}){return`\
Checked ${$(t,"page")}, ${$(i,"link")} and ${$(n,"file")} (${f(r)})`}function $(t,i){return`${S(t)} ${i}${t===1?"":"s"}`}function l(t){const{base:i}=t,n=`${(0,b.
Ow)(i.name,100)} (${x(i)})`;if(t.kind==="untold")return`the difference to ${n} is unknown: ${t.why}`;const{pages:r,files:o,bytes:E,brotli:I}=t.difference;return`${[
O(r," pages"),O(o," files"),M(E),M(I," with Brotli")].join(", ")} against ${n}`}function x({commit:t}){return t.slice(0,7)}function O({now:t,change:i},n=""){return`${S(
t)}${n} (${h(i,S)})`}function M({now:t,change:i},n=""){return`${f(t)}${n} (${j(i)})`}function j(t){return h(t,f)}function h(t,i){return`${t>0?"+":t<0?"-":"\xB1"}${i(
Math.abs(t))}`}function S(t){return String(t).replace(/\B(?=(?:\d{3})+$)/g,",")}function f(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).
toFixed(1)} MB`}}),3716:((F,D,a)=>{a.d(D,{LP:()=>g,QE:()=>M});var b=a(5807);function g(j){return/^\s*at\s.*[:)\d]$/.test(j)}const $=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
l=2,x=2e3;class O{#r;#n;#e=[];#t=0;constructor(h){this.#r=h}push(h){const S=(0,b.Nl)(h.slice(0,x)).trimEnd().replace(/ \{$/,"");return g(S)?this.#n===void 0&&!$.
test(S)?(this.#n=h,[...this.#i(),h]):(this.#t+=1,this.#e.length<l&&this.#e.push(h),[]):[...this.end(),h]}end(){return this.#n=void 0,this.#i()}#i(){const[h,S]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],h<l?S:[this.#r(h)]}}function M(j,h){const S=new O(h);return[...j.flatMap(f=>S.push(f)),...S.end()]}})};export{z as id,G as ids,Q as modules};

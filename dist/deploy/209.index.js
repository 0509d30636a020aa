const K=209,z=[209],G={9680:((U,D,a)=>{a.d(D,{UC:()=>j,tp:()=>f,yq:()=>L});var k=a(5807),g=a(7496),$=a(292),u=a(9877);function L(t,i,n){const r=new Set;for(const s of n.
findings){const{message:w,place:x,remedy:C}=s;i.add((0,g.x)(s),{message:(0,k.Ow)(w,1e3),place:x}),C!==void 0&&r.add(C)}for(const s of r)t.line(`  ${s}`);t.line(
(0,$.sX)(n))}const O=100,M={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function j(t){const{findings:i,largest:n}=t,r=i.length-O;return["### Th\
e site",h(t),...i.length===0?[]:[i.slice(0,O).map(S).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${f(["File","Bytes","Brotli","gzip"],n.map(s=>[(0,u.aY)(s.path),(0,$.Ej)(s.bytes),(0,$.Ej)(s.brotli),(0,$.Ej)(s.gzip)]))}

</details>`].join(`

`)}function h({pages:t,links:i,files:n,bytes:r,brotli:s,gzip:w}){const x=[t,i,n].map($.zD);return f(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...x,(0,$.Ej)(r),(0,$.Ej)(s),(0,$.Ej)(w)]])}function S(t){const{message:i,place:n}=t,r=n?`${(0,u.aY)([n.file,n.line,n.column].filter(s=>s!==void 0).
join(":"))} `:"";return`- ${M[(0,g.x)(t)]} ${r}${(0,u.aY)(i,500)}`}function f(t,i){return[t,t.map(()=>"---"),...i].map(n=>`| ${n.join(" | ")} |`).join(`
`)}}),4089:((U,D,a)=>{a.d(D,{$k:()=>M,o3:()=>f,z6:()=>t,PL:()=>j});var k=a(9439),g=a(3214),$=a(4013),u=a(6861);function L(n,r){return n?[n,...n.also].map(s=>({code:s.
code,message:r.redact(s.message),explanation:(0,u.W)(s).map(w=>r.redact(w))})):[]}function O(n,r){const s=w=>({...w,message:r.redact(w.message)});return{...n,findings:n.
findings.map(s)}}function M({plan:n}){return`${n.org}/${n.project}/${n.app}`}function j({outcome:n,run:r,planned:s,built:w,checked:x,secrets:C,...B}){const{context:P}=r,
R=s?.plan.env;return{...B,status:S(n,s),app:s?M(s):r.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:s?.plan.configuration.
repository??P.repository,branch:s?.plan.configuration.branch??P.refName,commit:h(P,s?.plan.commit),built:h(P,w),runUrl:P.runUrl,variables:R?.kind==="replace"?[...R.
variables.keys()]:R&&"left alone",phases:n.phases.map(({phase:I,ms:F})=>({title:k.K[I],ms:F})),failure:n.failure&&!x?(0,g.O)(n.failure,C):void 0,errors:[n.error,
B.seeded?.error].flatMap(I=>L(I,C)),checked:x&&O(x,C),warnings:B.warnings.map(I=>C.redact(I))}}function h({serverUrl:n,repository:r},s){if(s===void 0)return;const w=r&&
/^[0-9a-f]{7,64}$/.test(s);return{id:s,url:w?`${n}/${r}/commit/${s}`:void 0}}function S({status:n,error:r},s){if(r?.code==="interrupted")return"interrupted";if(s?.
plan.dryRun&&!r)return"dry-run";const w={succeeded:"check-passed",failed:"check-failed"};return s?.target.mode==="check"&&w[n]||n}function f(n){return(0,$.wQ)({
...n,failure:n.failure&&{...n.failure,log:[]}})}function t(n,r){return{state:i(r),description:(0,$.ow)(n),url:r.url,comment:(0,$.wQ)(n)}}function i({status:n,error:r,
failure:s,deployID:w}){switch(n){case"succeeded":return r?"failure":"success";case"failed":return s||r?.code==="deploy_failed"||w===void 0?"failure":"error";case"\
cancelled":return w===void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((U,D,a)=>{a.d(D,{Br:()=>M,
ow:()=>h,wQ:()=>j});var k=a(9127),g=a(3716),$=a(9680),u=a(9877);const L={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},O={bytes:6e4,errors:5,diagnostics:10,logLines:40};
function M(e){const d=[f(e,"##"),t(e),i(e),C(e,L),e.checked?(0,$.UC)(e.checked):"",e.compared,F(e),o(e)];return c(d,e.failure?.log,L)}function j(e){const d=[f(e,
"###"),t(e),i(e),C(e,O)];return c(d,e.failure?.log,O,m(e))}function h(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${S[e.status][1]}`}const S={
succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3",
"is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","depl\
oys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function f(e,d){
const[p,_]=S[e.status],y=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${d} ${p} ${(0,u.aY)(e.app,200)} ${_}${y}`}function t(e){const d=(0,u.Dl)(e.
url);return d===void 0?"":`**${d}**`}function i(e){return["| | |","| --- | --- |",...[["App",e.appID&&`${(0,u.aY)(e.appID,128)}${e.appCreated?" (created by this\
 run)":""}`],["Deployment",e.deployID&&(0,u.aY)(e.deployID,128)],["Source",r(e)],["Variables",x(e.variables)],["Code",n(e)],["Keys",e.seeded&&`${e.seeded.written}\
 written, ${e.seeded.failed} failed`]].flatMap(([_,y])=>y?[`| ${_} | ${y} |`]:[])].join(`
`)}function n({failure:e,errors:d}){const p=e?.code===void 0?d.flatMap(y=>y.code??[]):[e.code],_=[...new Set(p)].slice(0,5).map(y=>(0,u.aY)(y,64));return _.length===
0?void 0:`${_.join(", ")}: see docs/troubleshooting.md of Slipway`}function r({commit:e,built:d,branch:p,repository:_}){const y=`${(0,u.aY)(p??"",200)} of ${(0,u.
aY)(_??"",200)}`,b=e&&`${s(e)} on ${y}`;return d===void 0||d.id===e?.id?b??y:`${s(d)} as checked out, for ${b??y}`}function s({id:e,url:d}){const p=(0,u.aY)(e.slice(
0,12));return d===void 0?p:`[${p}](<${d}>)`}const w=60;function x(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const d=e.length>w?
` and ${e.length-w} more`:"";return`${e.slice(0,w).map(_=>(0,u.aY)(_,100)).join(", ")}${d}`}function C(e,d){const{failure:p,errors:_}=e;if(p){const T=p.remedy===
void 0?[]:[B(p.remedy.split(`
`))],{headline:v,message:A}=p,W=A&&!v.includes(A)?[`The platform says: ${(0,u.CS)(A,500)}`]:[];return[`**${(0,u.CS)(v,500)}**`,...W,...T,P(p,e,d)].filter(Y=>Y!==
"").join(`

`)}const y=_.slice(0,d.errors).map(T=>`**${(0,u.CS)(T.message)}**

${B(T.explanation)}`.trimEnd()),b=_.length-y.length;return[...y,...b>0?[`\u2026 and ${b} more.`]:[]].join(`

`)}function B([e,...d]){return e===void 0?"":d.length===0?(0,u.CS)(e):`${(0,u.CS)(e)}

${(0,u.EU)(d.slice(0,12),200)}`}function P({diagnostics:e,moreDiagnostics:d},p,_){const y=e.slice(0,_.diagnostics).map(v=>`- ${(0,u.aY)(R(v),300)} ${(0,u.aY)(v.
message)}`),b=e.length-y.length+d,T=[b>0?`${b} more findings are not listed here.`:"",p.unannotated>0?`${p.unannotated} findings had no room for an annotation.`:
""];return[y.join(`
`),...T].filter(v=>v!=="").join(`

`)}function R({file:e,line:d,column:p}){return[e,d,p].filter(_=>_!==null).join(":")}const I=32;function F({phases:e}){if(e.length===0)return"";const d=Math.max(
1,...e.map(({ms:b})=>b)),p=Math.max(...e.map(({title:b})=>b.length)),_=e.map(({title:b,ms:T})=>{const v="\u2588".repeat(Math.round(T/d*I))||"\u258F";return`${b.
padEnd(p)}  ${(0,k.a3)(T).padStart(8)}  ${v}`}),y=e.reduce((b,{ms:T})=>b+T,0);return["### Where the time went",(0,u.EU)([..._,`${"Total".padEnd(p)}  ${(0,k.a3)(
y).padStart(8)}`])].join(`

`)}function o({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(d=>`- ${(0,u.CS)(d,500)}`).join(`
`)].join(`

`)}function m(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function c(e,d,p,_=""){const y=e.filter(W=>W!=="").join(`

`),b=p.bytes-Buffer.byteLength(y)-Buffer.byteLength(_)-1e3,T=(0,g.QE)(d??[],E),v=(0,u.XI)(T.slice(-p.logLines),b),A=v.length===0?"":l(v,v.length===T.length,d?.length??
0);return`${[y,A,_].filter(W=>W!=="").join(`

`)}
`}function E(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function l(e,d,p){return`<details><summary>${d?`Build log, ${p} lines`:
`Build log, the last ${e.length} of ${p} lines`}</summary>

${(0,u.EU)(e)}

</details>`}}),3209:((U,D,a)=>{a.r(D),a.d(D,{briefComment:()=>h.o3,comparisonSection:()=>L,endingOf:()=>h.z6,pageFacts:()=>h.PL,renderSummary:()=>S.Br,seedLog:()=>R,
tellFindings:()=>k.yq});var k=a(9680),g=a(292),$=a(9877);const u=20;function L(o,m){const{base:c}=o,E=`### The difference to ${(0,$.aY)(m(c.name),100)} (${(0,$.
aY)((0,g.h0)(c))})`;if(o.kind==="untold")return`${E}

It is unknown: ${(0,$.CS)(m(o.why),500)}`;const{difference:l}=o;return[E,O(l),...M(l,m)].join(`

`)}function O({pages:o,files:m,bytes:c,brotli:E,gzip:l}){return(0,k.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,g.hS)(o),(0,g.hS)(m),(0,g.Sk)(c),
(0,g.Sk)(E),(0,g.Sk)(l)]])}function M({changes:o},m){if(o.length===0)return["Every file is the same, byte for byte."];const c=["changed","added","removed"].map(
e=>`${(0,g.zD)(o.filter(d=>d.kind===e).length)} ${e}`),E=o.slice(0,u).map(e=>[e.kind,j(e,m),(0,g.by)(e.bytes),(0,g.by)(e.brotli)]),l=o.length-u;return[`Files: ${c.
join(", ")}.`,(0,k.tp)(["","File","Size","with Brotli"],E),...l>0?[`\u2026 and ${(0,g.zD)(l)} more.`]:[]]}function j({path:o,formerly:m},c){const E=m?.slice(m.lastIndexOf(
"/")+1);return`${(0,$.aY)(c(o))}${E===void 0?"":` (was ${(0,$.aY)(c(E))})`}`}var h=a(4089),S=a(4013),f=a(3739),t=a(5807),i=a(9127);function n({part:o,done:m,total:c,
perSecond:E,leftMs:l}){const e=l===void 0||m===c?"":`, ${(0,i.a3)(l)} left`,d=E.toFixed(E<10?1:0);return`${o==="write"?"Written":"Deleted"} ${m} of ${c} (${d} a\
 second${e})`}function r({waitMs:o,atOnce:m}){return`Rate limit: waiting ${(0,i.a3)(o)}, then at most ${m} at once`}function s({trouble:o}){const m=o.status===void 0?
"had no answer":`was answered ${o.status}`;return`A ${o.operation} ${m}; it is repeated`}function w({entries:o,deletes:m,written:c,deleted:E,dryRun:l,ms:e}){return l?
`Dry run: ${o} would be written, ${m} deleted`:`${c} written, ${E} deleted in ${formatDuration(e)}`}var x=a(246),C=a(6861);const B=1e4;function P(o,m){const c=new Annotations(
o);return{tell:R(o,c,m),finish(E,l){return l.error?showError(o,c,l.error):o.line(`\u2713 ${outcomeText(l)}`),o.output("written",String(l.written)),o.output("del\
eted",String(l.deleted)),o.output("failed",String(l.failed)),o.summary(I(E,l)),l.error?1:0},fail(E){return showError(o,c,E),o.output("written","0"),o.output("de\
leted","0"),o.output("failed","0"),1}}}function R(o,m,c){let E=c.now();return l=>{switch(l.type){case"checked":o.line(`\u2713 Checked: ${l.entries} to write, ${l.
deletes} to delete`);break;case"progress":if(c.now()-E<B&&l.done<l.total)break;E=c.now(),o.line(n(l));break;case"throttled":o.line(r(l));break;case"trouble":m.add(
"warning",{message:s(l)});break;case"key-failed":break;default:(0,f.xb)(l)}}}function I({file:o,pruneFile:m},c){const E=[o,m].filter(_=>_!==void 0).map(F),l=[["\
Written",c.written,c.entries],["Deleted",c.deleted,c.deletes]],e=c.unwrittenFile===void 0?"":`
Not written: ${F(c.unwrittenFile)} \u2013 seed it next.
`,d=c.dryRun?"checked (dry run)":c.error?"failed":"done",p=l.map(([_,y,b])=>`| ${_} | ${y} of ${b} |`).join(`
`);return`### Seeding ${d}: ${E.join(", ")}

| Keys | |
| --- | --- |
${p}
${e}`}function F(o){return`\`${cleanLine(o,300).replaceAll("`","'")}\``}}),9877:((U,D,a)=>{a.d(D,{CS:()=>M,Dl:()=>j,EU:()=>$,XI:()=>h,aY:()=>g});var k=a(5807);function g(f,t=300){
const i=(0,k.Ow)(f,t).replaceAll("|","\u2502").trim();if(i==="")return"\u2013";const n="`".repeat(S(i)+1),r=i.startsWith("`")||i.endsWith("`")?" ":"";return`${n}${r}${i}${r}${n}`}
function $(f,t=2e3){const i=f.map(r=>(0,k.Ow)(r,t)),n="`".repeat(Math.max(3,S(i.join(`
`))+1));return[`${n}text`,...i,n].join(`
`)}const u=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,L=/^[0-9a-f]{7,40}\W*$/i,O=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function M(f,t=1e3){return(0,k.Ow)(f,t).trim().replace(O,(n,r,s="",w="",x="",C="")=>r!==void 0?g(r)+s:u.test(n)&&!L.test(n)?n:w+g(x)+C)}function j(f){if(f===void 0||
!URL.canParse(f))return;const{protocol:t,username:i,password:n,href:r}=new URL(f);if(!(!/^https?:$/.test(t)||i!==""||n!==""||r.length>2e3))return`[${g(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function h(f,t){let i=t,n=f.length;for(;n>0&&(i-=Buffer.byteLength((0,k.Ow)(f[n-1]??""))+1,!(i<0));)n--;return f.slice(
n)}function S(f){return Math.max(0,...[...f.matchAll(/`+/g)].map(t=>t[0].length))}}),7496:((U,D,a)=>{a.d(D,{x:()=>g});const k={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function g({code:$}){return k[$]}}),
292:((U,D,a)=>{a.d(D,{Ej:()=>f,Sk:()=>M,by:()=>j,h0:()=>L,hS:()=>O,iF:()=>u,sX:()=>g,zD:()=>S});var k=a(5807);function g({pages:t,links:i,files:n,bytes:r}){return`\
Checked ${$(t,"page")}, ${$(i,"link")} and ${$(n,"file")} (${f(r)})`}function $(t,i){return`${S(t)} ${i}${t===1?"":"s"}`}function u(t){const{base:i}=t,n=`${(0,k.
Ow)(i.name,100)} (${L(i)})`;if(t.kind==="untold")return`the difference to ${n} is unknown: ${t.why}`;const{pages:r,files:s,bytes:w,brotli:x}=t.difference;return`${[
O(r," pages"),O(s," files"),M(w),M(x," with Brotli")].join(", ")} against ${n}`}function L({commit:t}){return t.slice(0,7)}function O({now:t,change:i},n=""){return`${S(
t)}${n} (${h(i,S)})`}function M({now:t,change:i},n=""){return`${f(t)}${n} (${j(i)})`}function j(t){return h(t,f)}function h(t,i){return`${t>0?"+":t<0?"-":"\xB1"}${i(
Math.abs(t))}`}function S(t){return String(t).replace(/\B(?=(?:\d{3})+$)/g,",")}function f(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).
toFixed(1)} MB`}}),3716:((U,D,a)=>{a.d(D,{LP:()=>g,QE:()=>M});var k=a(5807);function g(j){return/^\s*at\s.*[:)\d]$/.test(j)}const $=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
u=2,L=2e3;class O{#r;#n;#e=[];#t=0;constructor(h){this.#r=h}push(h){const S=(0,k.Nl)(h.slice(0,L)).trimEnd().replace(/ \{$/,"");return g(S)?this.#n===void 0&&!$.
test(S)?(this.#n=h,[...this.#i(),h]):(this.#t+=1,this.#e.length<u&&this.#e.push(h),[]):[...this.end(),h]}end(){return this.#n=void 0,this.#i()}#i(){const[h,S]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],h<u?S:[this.#r(h)]}}function M(j,h){const S=new O(h);return[...j.flatMap(f=>S.push(f)),...S.end()]}})};export{K as id,z as ids,G as modules};

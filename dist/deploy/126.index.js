const G=126,Q=[126],H={9680:((F,L,d)=>{d.d(L,{UC:()=>k,tp:()=>a,yq:()=>p});var M=d(5807),g=d(7287),m=d(292),b=d(9877);function p(l,u,n){const r=new Set;for(const s of n.
findings){const{message:O,place:v,remedy:I}=s;u.add((0,g.xJ)(s),{message:(0,M.Ow)(O,1e3),place:v}),I!==void 0&&r.add(I)}for(const s of r)l.line(`  ${s}`);l.line(
(0,m.sX)(n))}const j=100,S={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function k(l){const{findings:u,largest:n}=l,r=u.length-j;return["### Th\
e site",c(l),...u.length===0?[]:[u.slice(0,j).map(t).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${a(["File","Bytes","Brotli","gzip"],n.map(s=>[(0,b.aY)(s.path),(0,m.Ej)(s.bytes),(0,m.Ej)(s.brotli),(0,m.Ej)(s.gzip)]))}

</details>`].join(`

`)}function c({pages:l,links:u,files:n,bytes:r,brotli:s,gzip:O}){const v=[l,u,n].map(m.zD);return a(["Pages","Links inside the site","Files","Size","with Brotli",
"with gzip"],[[...v,(0,m.Ej)(r),(0,m.Ej)(s),(0,m.Ej)(O)]])}function t(l){const{message:u,place:n}=l,r=n?`${(0,b.aY)([n.file,n.line,n.column].filter(s=>s!==void 0).
join(":"))} `:"";return`- ${S[(0,g.xJ)(l)]} ${r}${(0,b.aY)(u,500)}`}function a(l,u){return[l,l.map(()=>"---"),...u].map(n=>`| ${n.join(" | ")} |`).join(`
`)}}),4089:((F,L,d)=>{d.d(L,{$k:()=>S,o3:()=>a,z6:()=>l,PL:()=>k});var M=d(9439),g=d(3214),m=d(4013),b=d(6861);function p(n,r){return n?[n,...n.also].map(s=>({code:s.
code,message:r.redact(s.message),explanation:(0,b.W)(s).map(O=>r.redact(O))})):[]}function j(n,r){const s=O=>({...O,message:r.redact(O.message)});return{...n,findings:n.
findings.map(s)}}function S({plan:n}){return`${n.org}/${n.project}/${n.app}`}function k({outcome:n,run:r,planned:s,built:O,checked:v,secrets:I,...R}){const{context:P}=r,
U=s?.plan.env;return{...R,status:t(n,s),app:s?S(s):r.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:s?.plan.configuration.
repository??P.repository,branch:s?.plan.configuration.branch??P.refName,commit:c(P,s?.plan.commit),built:c(P,O),runUrl:P.runUrl,variables:U?.kind==="replace"?[...U.
variables.keys()]:U&&"left alone",phases:n.phases.map(({phase:B,ms:A})=>({title:M.K[B],ms:A})),failure:n.failure&&!v?(0,g.O)(n.failure,I):void 0,errors:[n.error,
R.seeded?.error].flatMap(B=>p(B,I)),checked:v&&j(v,I),warnings:R.warnings.map(B=>I.redact(B))}}function c({serverUrl:n,repository:r},s){if(s===void 0)return;const O=r&&
/^[0-9a-f]{7,64}$/.test(s);return{id:s,url:O?`${n}/${r}/commit/${s}`:void 0}}function t({status:n,error:r},s){if(r?.code==="interrupted")return"interrupted";if(s?.
plan.dryRun&&!r)return"dry-run";const O={succeeded:"check-passed",failed:"check-failed"};return s?.target.mode==="check"&&O[n]||n}function a(n){return(0,m.wQ)({
...n,failure:n.failure&&{...n.failure,log:[]}})}function l(n,r){return{state:u(r),description:(0,m.ow)(n),url:r.url,comment:(0,m.wQ)(n)}}function u({status:n,error:r,
failure:s,deployID:O}){switch(n){case"succeeded":return r?"failure":"success";case"failed":return s||r?.code==="deploy_failed"||O===void 0?"failure":"error";case"\
cancelled":return O===void 0?void 0:"inactive";case"pending":return r?"error":"in_progress";case"skipped":return;default:return n}}}),4013:((F,L,d)=>{d.d(L,{Br:()=>k,
ow:()=>t,wQ:()=>c});var M=d(5239),g=d(9127),m=d(3716),b=d(9680),p=d(9877);const j={bytes:1e6,errors:20,diagnostics:50,logLines:1e3},S={bytes:6e4,errors:5,diagnostics:10,
logLines:40};function k(e){const i=[l(e,"##"),u(e),R(e,j),n(e),e.checked?(0,b.UC)(e.checked):"",e.compared,w(e),h(e)];return $(i,e.failure?.log,j)}function c(e){
const i=[l(e,"###"),u(e),R(e,S),n(e)];return $(i,e.failure?.log,S,E(e))}function t(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${a[e.status][1]}`}
const a={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:[
"\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705",
"deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function l(e,i){
const[f,_]=a[e.status],y=e.status==="succeeded"&&e.errors.length>0?", but":"";return`${i} ${f} ${(0,p.aY)(e.app,200)} ${_}${y}`}function u(e){const i=(0,p.Dl)(e.
url);return i===void 0?"":`**${i}**`}function n(e){const i=[["App",e.appID&&`${(0,p.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",
e.deployID&&(0,p.aY)(e.deployID,128)],["Source",s(e)],["Variables",I(e.variables)],["Code",r(e)],["Keys",e.seeded&&`${e.seeded.written} written, ${e.seeded.failed}\
 failed`]],[f,..._]=i.flatMap(([y,D])=>D?[`| ${y} | ${D} |`]:[]);return f===void 0?"":[f,"| :-- | :-- |",..._].join(`
`)}function r({failure:e,errors:i}){const f=e?.code===void 0?i.flatMap(y=>y.code??[]):[e.code],_=[...new Set(f)].slice(0,5).map(y=>(0,p.aY)(y,64));return _.length===
0?void 0:`${_.join(", ")}: [what to do](<${(0,M.f)("troubleshooting")}>)`}function s({commit:e,built:i,branch:f,repository:_}){const y=`${(0,p.aY)(f??"",200)} o\
f ${(0,p.aY)(_??"",200)}`,D=e&&`${O(e)} on ${y}`;return i===void 0||i.id===e?.id?D??y:`${O(i)} as checked out, for ${D??y}`}function O({id:e,url:i}){const f=(0,p.
aY)(e.slice(0,12));return i===void 0?f:`[${f}](<${i}>)`}const v=60;function I(e){if(e===void 0||e==="left alone")return e;if(e.length===0)return"emptied";const i=e.
length>v?` and ${e.length-v} more`:"";return`${e.slice(0,v).map(_=>(0,p.aY)(_,100)).join(", ")}${i}`}function R(e,i){const{failure:f,errors:_}=e;if(f){const C=f.
remedy===void 0?[]:[P(f.remedy.split(`
`))],{headline:T,message:Y}=f,N=Y&&!T.includes(Y)?[`The platform says: ${(0,p.CS)(Y,500)}`]:[];return[`**${(0,p.CS)(T,500)}**`,U(f,e,i),...C,...N].filter(K=>K!==
"").join(`

`)}const y=_.slice(0,i.errors).map(C=>`**${(0,p.CS)(C.message)}**

${P(C.explanation)}`.trimEnd()),D=_.length-y.length;return[...y,...D>0?[`\u2026 and ${D} more.`]:[]].join(`

`)}function P([e,...i]){return e===void 0?"":i.length===0?(0,p.CS)(e):`${(0,p.CS)(e)}

${(0,p.EU)(i.slice(0,12),200)}`}function U({diagnostics:e,moreDiagnostics:i},f,_){const y=e.slice(0,_.diagnostics).map(T=>`- ${B(T,f)} ${(0,p.aY)(T.message)}`),
D=e.length-y.length+i,C=[D>0?`${D} more findings are not listed here.`:"",f.unannotated>0?`${f.unannotated} findings had no room for an annotation.`:""];return[
y.join(`
`),...C].filter(T=>T!=="").join(`

`)}function B(e,{built:i,commit:f}){const _=(0,p.aY)(A(e),300),y=(i??f)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),D=e.file.toWellFormed().split("/");if(y===
void 0||e.file.length>1e3||D.some(T=>/^\.{0,2}$/.test(T)))return _;const C=D.map(encodeURIComponent).join("/");return`[${_}](<${y}/${C}${e.line===null?"":`#L${e.
line}`}>)`}function A({file:e,line:i,column:f}){return[e,i,f].filter(_=>_!==null).join(":")}const o=32;function w({phases:e}){if(e.length===0)return"";const i=Math.
max(1,...e.map(({ms:D})=>D)),f=Math.max(...e.map(({title:D})=>D.length)),_=e.map(({title:D,ms:C})=>{const T="\u2588".repeat(Math.round(C/i*o))||"\u258F";return`${D.
padEnd(f)}  ${(0,g.a3)(C).padStart(8)}  ${T}`}),y=e.reduce((D,{ms:C})=>D+C,0);return["### Where the time went",(0,p.EU)([..._,`${"Total".padEnd(f)}  ${(0,g.a3)(
y).padStart(8)}`])].join(`

`)}function h({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(i=>`- ${(0,p.CS)(i,500)}`).join(`
`)].join(`

`)}function E(e){return e.runUrl===void 0?"":`[The run and its log](<${e.runUrl}>)`}function $(e,i,f,_=""){const y=e.filter(N=>N!=="").join(`

`),D=f.bytes-Buffer.byteLength(y)-Buffer.byteLength(_)-1e3,C=(0,m.QE)(i??[],x),T=(0,p.XI)(C.slice(-f.logLines),D),Y=T.length===0?"":W(T,T.length===C.length,i?.length??
0);return`${[y,Y,_].filter(N=>N!=="").join(`

`)}
`}function x(e){return`    \u2026 ${e} lines of packages, which are in the log of the run`}function W(e,i,f){return`<details><summary>${i?`Build log, ${f} lines`:
`Build log, the last ${e.length} of ${f} lines`}</summary>

${(0,p.EU)(e)}

</details>`}}),3126:((F,L,d)=>{d.r(L),d.d(L,{briefComment:()=>c.o3,comparisonSection:()=>p,endingOf:()=>c.z6,pageFacts:()=>c.PL,renderSummary:()=>t.Br,seedLog:()=>U,
tellFindings:()=>M.yq});var M=d(9680),g=d(292),m=d(9877);const b=20;function p(o,w){const{base:h}=o,E=`### The difference to ${(0,m.aY)(w(h.name),100)} (${(0,m.
aY)((0,g.h0)(h))})`;if(o.kind==="unknown")return`${E}

It is unknown: ${(0,m.CS)(w(o.why),500)}`;const{difference:$}=o;return[E,j($),...S($,w)].join(`

`)}function j({pages:o,files:w,bytes:h,brotli:E,gzip:$}){return(0,M.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,g.hS)(o),(0,g.hS)(w),(0,g.Sk)(h),
(0,g.Sk)(E),(0,g.Sk)($)]])}function S({changes:o},w){if(o.length===0)return["Every file is the same, byte for byte."];const h=["changed","added","removed"].map(
x=>`${(0,g.zD)(o.filter(W=>W.kind===x).length)} ${x}`),E=o.slice(0,b).map(x=>[x.kind,k(x,w),(0,g.by)(x.bytes),(0,g.by)(x.brotli)]),$=o.length-b;return[`Files: ${h.
join(", ")}.`,(0,M.tp)(["","File","Size","with Brotli"],E),...$>0?[`\u2026 and ${(0,g.zD)($)} more.`]:[]]}function k({path:o,formerly:w},h){const E=w?.slice(w.lastIndexOf(
"/")+1);return`${(0,m.aY)(h(o))}${E===void 0?"":` (was ${(0,m.aY)(h(E))})`}`}var c=d(4089),t=d(4013),a=d(3739),l=d(5807),u=d(9127);function n({part:o,done:w,total:h,
perSecond:E,leftMs:$}){const x=$===void 0||w===h?"":`, ${(0,u.a3)($)} left`,W=E.toFixed(E<10?1:0);return`${o==="write"?"Written":"Deleted"} ${w} of ${h} (${W} a\
 second${x})`}function r({waitMs:o,atOnce:w}){return`Rate limit: waiting ${(0,u.a3)(o)}, then at most ${w} at once`}function s({trouble:o}){const w=o.status===void 0?
"had no answer":`was answered ${o.status}`;return`A ${o.operation} ${w}; it is repeated`}function O({entries:o,deletes:w,written:h,deleted:E,dryRun:$,ms:x}){return $?
`Dry run: ${o} would be written, ${w} deleted`:`${h} written, ${E} deleted in ${formatDuration(x)}`}var v=d(246),I=d(6861);const R=1e4;function P(o,w){const h=new Annotations(
o);return{tell:U(o,h,w),finish(E,$){return $.error?showError(o,h,$.error):o.line(`\u2713 ${outcomeText($)}`),o.output("written",String($.written)),o.output("del\
eted",String($.deleted)),o.output("failed",String($.failed)),o.summary(B(E,$)),$.error?1:0},fail(E){return showError(o,h,E),o.output("written","0"),o.output("de\
leted","0"),o.output("failed","0"),1}}}function U(o,w,h){let E=h.now();return $=>{switch($.type){case"checked":o.line(`\u2713 Checked: ${$.entries} to write, ${$.
deletes} to delete`);break;case"progress":if(h.now()-E<R&&$.done<$.total)break;E=h.now(),o.line(n($));break;case"throttled":o.line(r($));break;case"trouble":w.add(
"warning",{message:s($)});break;case"key-failed":break;default:(0,a.xb)($)}}}function B({file:o,pruneFile:w},h){const E=[o,w].filter(i=>i!==void 0).map(A),$=[["\
Written",h.written,h.entries],["Deleted",h.deleted,h.deletes]],x=h.unwrittenFile===void 0?"":`
Not written: ${A(h.unwrittenFile)} \u2013 seed it next.
`,W=h.dryRun?"checked (dry run)":h.error?"failed":"done",e=$.map(([i,f,_])=>`| ${i} | ${f} of ${_} |`).join(`
`);return`### Seeding ${W}: ${E.join(", ")}

| Keys | |
| --- | --- |
${e}
${x}`}function A(o){return`\`${cleanLine(o,300).replaceAll("`","'")}\``}}),9877:((F,L,d)=>{d.d(L,{CS:()=>S,Dl:()=>k,EU:()=>m,XI:()=>c,aY:()=>g});var M=d(5807);function g(a,l=300){
const u=(0,M.Ow)(a,l).replaceAll("|","\u2502").trim();if(u==="")return"\u2013";const n="`".repeat(t(u)+1),r=u.startsWith("`")||u.endsWith("`")?" ":"";return`${n}${r}${u}${r}${n}`}
function m(a,l=2e3){const u=a.map(r=>(0,M.Ow)(r,l)),n="`".repeat(Math.max(3,t(u.join(`
`))+1));return[`${n}text`,...u,n].join(`
`)}const b=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,p=/^[0-9a-f]{7,40}\W*$/i,j=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function S(a,l=1e3){return(0,M.Ow)(a,l).trim().replace(j,(n,r,s="",O="",v="",I="")=>r!==void 0?g(r)+s:b.test(n)&&!p.test(n)?n:O+g(v)+I)}function k(a){if(a===void 0||
!URL.canParse(a))return;const{protocol:l,username:u,password:n,href:r}=new URL(a);if(!(!/^https?:$/.test(l)||u!==""||n!==""||r.length>2e3))return`[${g(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function c(a,l){let u=l,n=a.length;for(;n>0&&(u-=Buffer.byteLength((0,M.Ow)(a[n-1]??""))+1,!(u<0));)n--;return a.slice(
n)}function t(a){return Math.max(0,...[...a.matchAll(/`+/g)].map(l=>l[0].length))}}),7287:((F,L,d)=>{d.d(L,{V1:()=>j,WJ:()=>b,xJ:()=>m});var M=d(3739);const g={
index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"\
error",dead_fragment:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function m({
code:S}){return g[S]}function b({findings:S}){const[k,...c]=S.filter(r=>m(r)==="error");if(!k)return;const{place:t,message:a,remedy:l}=k,u=t?`${t.file}${t.line===
void 0?"":`:${t.line}`}: `:"",n=c.length===0?"":` (and ${c.length} more ${c.length===1?"error":"errors"})`;return new M.GQ("check_failed",`Check failed: ${u}${a}${n}`,
{remedy:l??"Correct what the annotations name. They are in the summary too."})}const p=20;function j(S,{findings:k}){const c=k.flatMap(t=>{const{code:a,message:l,
place:u}=t;if(!u)return[];const{file:n,line:r=null,column:s=null}=u;return[{file:n,line:r,column:s,severity:m(t),code:a,message:l}]});return{headline:S.message,
stage:"check",code:S.code,exitCode:void 0,remedy:S.remedy,log:[],diagnostics:c.slice(0,p),moreDiagnostics:Math.max(0,c.length-p)}}}),292:((F,L,d)=>{d.d(L,{Ej:()=>c,
Sk:()=>p,by:()=>j,h0:()=>m,hS:()=>b,sX:()=>M,zD:()=>k});function M({pages:t,links:a,files:l,bytes:u}){return`Checked ${g(t,"page")}, ${g(a,"link")} and ${g(l,"f\
ile")} (${c(u)})`}function g(t,a){return`${k(t)} ${a}${t===1?"":"s"}`}function m({commit:t}){return t.slice(0,7)}function b({now:t,change:a},l=""){return`${k(t)}${l}\
 (${S(a,k)})`}function p({now:t,change:a},l=""){return`${c(t)}${l} (${j(a)})`}function j(t){return S(t,c)}function S(t,a){return`${t>0?"+":t<0?"-":"\xB1"}${a(Math.
abs(t))}`}function k(t){return String(t).replace(/\B(?=(?:\d{3})+$)/g,",")}function c(t){return t<1e3?`${t} B`:t<1e6?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(
1)} MB`}}),3716:((F,L,d)=>{d.d(L,{LP:()=>g,QE:()=>S});var M=d(5807);function g(k){return/^\s*at\s.*[:)\d]$/.test(k)}const m=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
b=2,p=2e3;class j{#r;#n;#e=[];#t=0;constructor(c){this.#r=c}push(c){const t=(0,M.Nl)(c.slice(0,p)).trimEnd().replace(/ \{$/,"");return g(t)?this.#n===void 0&&!m.
test(t)?(this.#n=c,[...this.#i(),c]):(this.#t+=1,this.#e.length<b&&this.#e.push(c),[]):[...this.end(),c]}end(){return this.#n=void 0,this.#i()}#i(){const[c,t]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],c<b?t:[this.#r(c)]}}function S(k,c){const t=new j(c);return[...k.flatMap(a=>t.push(a)),...t.end()]}})};export{G as id,Q as ids,H as modules};

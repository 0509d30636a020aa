const V=126,X=[126],Z={9680:((N,T,d)=>{d.d(T,{UC:()=>y,tp:()=>L,yq:()=>x});var w=d(5807),M=d(7287),c=d(292),k=d(9877);function x(h,n,t){const r=new Set;for(const a of t.
findings){const{message:S,place:I,remedy:P}=a;n.add((0,M.xJ)(a),{message:(0,w.Ow)(S,1e3),place:I}),P!==void 0&&r.add(P)}for(const a of r)h.line(`  ${a}`);h.line(
(0,c.sX)(t))}const u=100,j={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function y(h){const{findings:n,largest:t}=h,r=n.length-u;return["### Th\
e site",f(h),...n.length===0?[]:[n.slice(0,u).map(b).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...t.length===0?[]:[i(h)]].join(`

`)}function i({largest:h}){const n=h.map(t=>[(0,k.aY)(t.path),(0,c.Ej)(t.bytes),(0,c.Ej)(t.brotli),(0,c.Ej)(t.gzip)]);return`<details><summary>The largest files\
</summary>

${L(["File","Bytes","Brotli","gzip"],n)}

</details>`}function f({pages:h,links:n,files:t,bytes:r,brotli:a,gzip:S}){const I=[h,n,t].map(w.zD);return L(["Pages","Links inside the site","Files","Size","wi\
th Brotli","with gzip"],[[...I,(0,c.Ej)(r),(0,c.Ej)(a),(0,c.Ej)(S)]])}function b(h){const{message:n,place:t}=h,r=t?`${(0,k.aY)([t.file,t.line,t.column].filter(a=>a!==
void 0).join(":"))} `:"";return`- ${j[(0,M.xJ)(h)]} ${r}${(0,k.aY)(n,500)}`}function L(h,n){return[h,h.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(
`
`)}}),4089:((N,T,d)=>{d.d(T,{$k:()=>j,o3:()=>b,z6:()=>L,PL:()=>y});var w=d(9439),M=d(3214),c=d(4013),k=d(6861);function x(n,t){return n?[n,...n.also].map(r=>({code:r.
code,message:t.redact(r.message),explanation:(0,k.W)(r).map(a=>t.redact(a))})):[]}function u(n,t){const r=a=>({...a,message:t.redact(a.message)});return{...n,findings:n.
findings.map(r)}}function j({plan:n}){return`${n.org}/${n.project}/${n.app}`}function y({outcome:n,run:t,planned:r,built:a,checked:S,secrets:I,...P}){const{context:A}=t,
U=r?.plan.env;return{...P,status:f(n,r),app:r?j(r):P.skippedApp??t.raw.app,appID:n.appID,appCreated:n.appCreated,deployID:n.deployID,url:n.url,repository:r?.plan.
configuration.repository??A.repository,branch:r?.plan.configuration.branch??A.pullRequest?.headBranch??A.refName,commit:i(A,r?.plan.commit),built:i(A,a),runUrl:A.
runUrl,variables:U?.kind==="replace"?[...U.variables.keys()]:void 0,phases:n.phases.map(({phase:W,ms:B})=>({title:w.K[W],ms:B})),failure:n.failure&&!S?(0,M.O)(n.
failure,I):void 0,errors:[n.error,P.seeded?.error].flatMap(W=>x(W,I)),checked:S&&u(S,I),warnings:P.warnings.map(({message:W,remedy:B})=>({message:I.redact(W),remedy:B===
void 0?[]:I.redact(B).split(`
`)}))}}function i({serverUrl:n,repository:t},r){if(r===void 0)return;const a=t&&/^[0-9a-f]{7,64}$/.test(r);return{id:r,url:a?`${n}/${t}/commit/${r}`:void 0}}function f({
status:n,error:t},r){if(t?.code==="interrupted")return"interrupted";if(r?.plan.dryRun&&!t)return"dry-run";const a={succeeded:"check-passed",failed:"check-failed"};
return r?.target.mode==="check"&&a[n]||n}function b(n){return(0,c.wQ)({...n,failure:n.failure&&{...n.failure,log:[]}})}function L(n,t){return{state:h(t),description:(0,c.
ow)(n),url:t.url,comment:(0,c.wQ)(n)}}function h({status:n,error:t,failure:r,deployID:a}){switch(n){case"succeeded":return t?"failure":"success";case"failed":return r||
t?.code==="deploy_failed"||a===void 0?"failure":"error";case"cancelled":return a===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"sk\
ipped":return;default:return n}}}),4013:((N,T,d)=>{d.d(T,{Br:()=>i,ow:()=>b,wQ:()=>f});var w=d(5239),M=d(9127),c=d(5807),k=d(3716),x=d(9680),u=d(9877);const j={
bytes:1e6,errors:20,diagnostics:50,logLines:1e3},y={bytes:6e4,errors:5,diagnostics:10,logLines:40};function i(e){const o=[h(e,"##"),n(e),B(e,j),t(e),r(e),e.checked?
(0,x.UC)(e.checked):"",e.compared,v(e),K(e)];return F(o,e.failure?.log,j)}function f(e){const o=[h(e,"###"),n(e),B(e,y),t(e),r(e)];return F(o,e.failure?.log,y,(0,u.
sA)(e.updatedAt,e.runUrl))}function b(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${L[e.status][1]}`}const L={succeeded:["\u2705","is deploye\
d"],failed:["\u274C","was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:[
"\u23ED\uFE0F","was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-faile\
d":["\u274C","does not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function h(e,o){const[l,g]=L[e.status],O=e.status===
"succeeded"&&e.errors.length>0?", but":"";return`${o} ${l} ${(0,u.aY)(e.app,200)} ${g}${O}`}function n(e){const o=(0,u.Dl)(e.url);return o===void 0?"":`**${o}**`}
function t({previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:o,answers:l,commit:g,isPreview:O,pullRequest:m}=e,
C=[...g===void 0?[]:[` of ${(0,u.aY)(g.slice(0,12))}`],...m===void 0?[]:[` (#${m})`]].join(""),E=`The previous ${O?"preview":"deployment"}${C}`,R=(0,u.Dl)(o);return R===
void 0?`${E} stays live. Its address is not known.`:l?`${E} still answers: ${R}`:`${E} does not answer either: ${R}`}function r(e){const o=[["App",e.appID&&`${(0,u.
aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,u.aY)(e.deployID,128)],["Source",P(e)],["Variables",W(e.variables)],
["Code",I(e)],["Keys",a(e)]],[l,...g]=o.flatMap(([O,m])=>m?[`| ${O} | ${m} |`]:[]);return l===void 0?"":[l,"| :-- | :-- |",...g].join(`
`)}function a({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const S=5;function I({status:e,failure:o,errors:l}){if(e==="sk\
ipped")return;const g=o?.code,O=g===void 0?l.flatMap(E=>E.code??[]):[g],m=new Map;for(const E of[...new Set(O)].slice(0,S)){const R=g===void 0?(0,w.j9)(E):(0,w.
ar)();m.set(R,[...m.get(R)??[],(0,u.aY)(E,64)])}const C=[...m].map(([E,R])=>`${R.join(", ")}: [what to do](<${E}>)`);return C.length===0?void 0:C.join("; ")}function P({
commit:e,built:o,branch:l,repository:g}){if((e??o??l??g)===void 0)return;const O=`${(0,u.aY)(l??"",200)} of ${(0,u.aY)(g??"",200)}`,m=e&&`${A(e)} on ${O}`;return o===
void 0||o.id===e?.id?m??O:`${A(o)} as checked out, for ${m??O}`}function A({id:e,url:o}){const l=(0,u.aY)(e.slice(0,12));return o===void 0?l:`[${l}](<${o}>)`}const U=60;
function W(e){if(e===void 0)return;if(e.length===0)return"emptied";const o=e.length>U?` and ${e.length-U} more`:"";return`${e.slice(0,U).map(g=>(0,u.aY)(g,100)).
join(", ")}${o}`}function B(e,o){const{failure:l,errors:g}=e;if(l){const C=l.remedy===void 0?[]:[s(l.remedy.split(`
`))],{headline:E,message:R}=l,Y=R&&!E.includes(R)?[`The platform says: ${(0,u.CS)(R,500)}`]:[];return[`**${(0,u.CS)(E,500)}**`,_(l,e,o),...C,...Y].filter(H=>H!==
"").join(`

`)}const O=g.slice(0,o.errors).map(C=>`**${(0,u.CS)(C.message)}**

${s(C.explanation)}`.trimEnd()),m=g.length-O.length;return[...O,...m>0?[`\u2026 and ${m} more.`]:[]].join(`

`)}function s([e,...o]){return e===void 0?"":o.length===0?(0,u.CS)(e):`${(0,u.CS)(e)}

${(0,u.EU)(o.slice(0,12),200)}`}function _({diagnostics:e,moreDiagnostics:o},l,g){const O=e.slice(0,g.diagnostics).map(E=>`- ${$(E,l)} ${(0,u.aY)(E.message)}`),
m=e.length-O.length+o,C=[m>0?`Not listed here: ${(0,c.hS)(m,"more finding")}.`:"",l.unannotated>0?`Without an annotation, because there was no room: ${(0,c.hS)(
l.unannotated,"finding")}.`:""];return[O.join(`
`),...C].filter(E=>E!=="").join(`

`)}function $(e,{built:o,commit:l}){const g=(0,u.aY)(D(e),300),O=(o??l)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),m=e.file.toWellFormed().split("/");if(O===
void 0||e.file.length>1e3||m.some(E=>/^\.{0,2}$/.test(E)))return g;const C=m.map(encodeURIComponent).join("/");return`[${g}](<${O}/${C}${e.line===null?"":`#L${e.
line}`}>)`}function D({file:e,line:o,column:l}){return[e,o,l].filter(g=>g!==null).join(":")}const p=32;function v({phases:e}){if(e.length===0)return"";const o=Math.
max(1,...e.map(({ms:m})=>m)),l=Math.max(...e.map(({title:m})=>m.length)),g=e.map(({title:m,ms:C})=>{const E="\u2588".repeat(Math.round(C/o*p))||"\u258F";return`${m.
padEnd(l)}  ${(0,M.a3)(C).padStart(8)}  ${E}`}),O=e.reduce((m,{ms:C})=>m+C,0);return["### Where the time went",(0,u.EU)([...g,`${"Total".padEnd(l)}  ${(0,M.a3)(
O).padStart(8)}`])].join(`

`)}function K({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(z).join(`
`)].join(`

`)}function z({message:e,remedy:o}){const l=s(o).replace(/^(?=.)/gm,"  ");return`- ${(0,u.CS)(e,500)}${l===""?"":`

${l}`}`}function F(e,o,l,g=""){const O=e.filter(Y=>Y!=="").join(`

`),m=l.bytes-Buffer.byteLength(O)-Buffer.byteLength(g)-1e3,C=(0,k.QE)(o??[],G),E=(0,u.XI)(C.slice(-l.logLines),m),R=E.length===0?"":Q(E,E.length===C.length,o?.length??
0);return`${[O,R,g].filter(Y=>Y!=="").join(`

`)}
`}function G(e){return`    \u2026 ${(0,c.hS)(e,"line")} of packages, in full in the log of the run`}function Q(e,o,l){return`<details><summary>${o?`Build log, ${(0,c.
hS)(l,"line")}`:`Build log, the last ${e.length} of ${(0,c.hS)(l,"line")}`}</summary>

${(0,u.EU)(e)}

</details>`}}),3126:((N,T,d)=>{d.r(T),d.d(T,{briefComment:()=>f.o3,comparisonSection:()=>u,endingOf:()=>f.z6,pageFacts:()=>f.PL,renderSummary:()=>b.Br,seedLog:()=>U,
tellFindings:()=>w.yq});var w=d(9680),M=d(5807),c=d(292),k=d(9877);const x=20;function u(s,_){const{base:$}=s,D=`### The difference to ${(0,k.aY)(_($.name),100)}\
 (${(0,k.aY)((0,c.h0)($))})`;if(s.kind==="unknown")return`${D}

It is unknown: ${(0,k.CS)(_(s.why),500)}`;const{difference:p}=s;return[D,j(p),...y(p,_)].join(`

`)}function j({pages:s,files:_,bytes:$,brotli:D,gzip:p}){return(0,w.tp)(["Pages","Files","Size","with Brotli","with gzip"],[[(0,c.jN)(s),(0,c.jN)(_),(0,c.Sk)($),
(0,c.Sk)(D),(0,c.Sk)(p)]])}function y({changes:s},_){if(s.length===0)return["Every file is the same, byte for byte."];const $=["changed","added","removed"].map(
v=>`${(0,M.zD)(s.filter(K=>K.kind===v).length)} ${v}`),D=s.slice(0,x).map(v=>[v.kind,i(v,_),(0,c.by)(v.bytes),(0,c.by)(v.brotli)]),p=s.length-x;return[`Files: ${$.
join(", ")}.`,(0,w.tp)(["","File","Size","with Brotli"],D),...p>0?[`\u2026 and ${(0,M.zD)(p)} more.`]:[]]}function i({path:s,formerly:_},$){const D=_?.slice(_.lastIndexOf(
"/")+1);return`${(0,k.aY)($(s))}${D===void 0?"":` (was ${(0,k.aY)($(D))})`}`}var f=d(4089),b=d(4013),L=d(3739),h=d(9127);function n({part:s,done:_,total:$,perSecond:D,
leftMs:p}){const v=p===void 0||_===$?"":`, ${(0,h.a3)(p)} left`,K=D.toFixed(D<10?1:0);return`${s==="write"?"Written":"Deleted"} ${_} of ${$} (${K} a second${v})`}
function t({waitMs:s,atOnce:_}){return`Rate limit: waiting ${(0,h.a3)(s)}, then at most ${_} at once`}function r({trouble:s}){const _=s.status===void 0?"had no \
answer":`was answered ${s.status}`;return`A ${s.operation} ${_}; it is repeated`}function a({entries:s,deletes:_,written:$,deleted:D,dryRun:p,ms:v}){return p?`D\
ry run: ${s} would be written, ${_} deleted`:`${$} written, ${D} deleted in ${formatDuration(v)}`}var S=d(246),I=d(6861);const P=1e4;function A(s,_){const $=new Annotations(
s);return{tell:U(s,$,_),finish(D,p){return p.error?showError(s,$,p.error):s.line(`\u2713 ${outcomeText(p)}`),s.output("written",String(p.written)),s.output("del\
eted",String(p.deleted)),s.output("failed",String(p.failed)),s.summary(W(D,p)),p.error?1:0},fail(D){return showError(s,$,D),s.output("written","0"),s.output("de\
leted","0"),s.output("failed","0"),1}}}function U(s,_,$){let D=$.now();return p=>{switch(p.type){case"checked":s.line(`\u2713 Checked: ${p.entries} to write, ${p.
deletes} to delete`);break;case"progress":if($.now()-D<P&&p.done<p.total)break;D=$.now(),s.line(n(p));break;case"throttled":s.line(t(p));break;case"trouble":_.add(
"warning",{message:r(p)});break;case"key-failed":break;default:(0,L.xb)(p)}}}function W({file:s,pruneFile:_},$){const D=[s,_].filter(F=>F!==void 0).map(B),p=[["\
Written",$.written,$.entries],["Deleted",$.deleted,$.deletes]],v=$.unwrittenFile===void 0?"":`
Not written: ${B($.unwrittenFile)} \u2013 seed it next.
`,K=$.dryRun?"checked (dry run)":$.error?"failed":"done",z=p.filter(([,,F])=>F>0).map(([F,G,Q])=>`| ${F} | ${G} of ${Q} |`).join(`
`);return`### Seeding ${K}: ${D.join(", ")}

| Keys | |
| --- | --- |
${z}
${v}`}function B(s){return`\`${cleanLine(s,300).replaceAll("`","'")}\``}}),9877:((N,T,d)=>{d.d(T,{CS:()=>i,Dl:()=>f,EU:()=>c,XI:()=>L,aY:()=>M,sA:()=>b});var w=d(
5807);function M(n,t=300){const r=(0,w.Ow)(n,t).replaceAll("|","\u2502").trim();if(r==="")return"\u2013";const a="`".repeat(h(r)+1),S=r.startsWith("`")||r.endsWith(
"`")?" ":"";return`${a}${S}${r}${S}${a}`}function c(n,t=2e3){const r=n.map(S=>(0,w.Ow)(S,t)),a="`".repeat(Math.max(3,h(r.join(`
`))+1));return[`${a}text`,...r,a].join(`
`)}const k=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,x=/^[0-9a-f]{7,40}\W*$/i,u=/(?:`[^`]+`|\S)+/g,j=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),y=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function i(n,t=1e3){const r=(0,w.Ow)(n,t).trim();return(r.endsWith("\u2026")&&r.split("\
`").length%2===0?`${r}\``:r).replace(u,S=>{const[,I="",P,A=""]=j.exec(S)??[];if(P!==void 0)return I+M(P)+A;if(k.test(S)&&!x.test(S))return S;const[,U="",W="",B=""]=y.
exec(S)??[];return U+M(W)+B})}function f(n){if(n===void 0||!URL.canParse(n))return;const{protocol:t,username:r,password:a,href:S}=new URL(n);if(!(!/^https?:$/.test(
t)||r!==""||a!==""||S.length>2e3))return`[${M(S)}](<${S.replace(/[<>\\]/g,encodeURIComponent)}>)`}function b(n,t){const r=new Date(n).toISOString().slice(0,16).
replace("T"," "),a=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${r} UTC${a}`}function L(n,t){let r=t,a=n.length;for(;a>0&&(r-=Buffer.byteLength(
(0,w.Ow)(n[a-1]??""))+1,!(r<0));)a--;return n.slice(a)}function h(n){return Math.max(0,...[...n.matchAll(/`+/g)].map(t=>t[0].length))}}),7287:((N,T,d)=>{d.d(T,{
V1:()=>u,WJ:()=>k,xJ:()=>c});var w=d(3739);const M={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"\
error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"\
warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"\
notice",not_all_checked:"notice"};function c({code:j}){return M[j]}function k({findings:j}){const[y,...i]=j.filter(t=>c(t)==="error");if(!y)return;const{place:f,
message:b,remedy:L}=y,h=f?`${f.file}${f.line===void 0?"":`:${f.line}`}: `:"",n=i.length===0?"":` (and ${i.length} more ${i.length===1?"error":"errors"})`;return new w.
GQ("check_failed",`Check failed: ${h}${b}${n}`,{remedy:L??"Correct what the annotations name. They are in the summary too."})}const x=20;function u(j,{findings:y}){
const i=y.flatMap(f=>{const{code:b,message:L,place:h}=f;if(!h)return[];const{file:n,line:t=null,column:r=null}=h;return[{file:n,line:t,column:r,severity:c(f),code:b,
message:L}]});return{headline:j.message,stage:"check",code:j.code,exitCode:void 0,remedy:j.remedy,log:[],diagnostics:i.slice(0,x),moreDiagnostics:Math.max(0,i.length-
x)}}}),292:((N,T,d)=>{d.d(T,{Ej:()=>y,Sk:()=>x,by:()=>u,h0:()=>c,jN:()=>k,sX:()=>M});var w=d(5807);function M({pages:i,links:f,files:b,bytes:L}){return`Checked ${(0,w.
hS)(i,"page")}, ${(0,w.hS)(f,"link")} and ${(0,w.hS)(b,"file")} (${y(L)})`}function c({commit:i}){return i.slice(0,7)}function k({now:i,change:f},b=""){return`${(0,w.
zD)(i)}${b} (${j(f,w.zD)})`}function x({now:i,change:f},b=""){return`${y(i)}${b} (${u(f)})`}function u(i){return j(i,y)}function j(i,f){return`${i>0?"+":i<0?"-":
"\xB1"}${f(Math.abs(i))}`}function y(i){return i<1e3?`${i} B`:i<1e6?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}}),3716:((N,T,d)=>{d.d(T,{LP:()=>M,QE:()=>j});
var w=d(5807);function M(y){return/^\s*at\s.*[:)\d]$/.test(y)}const c=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
k=2,x=2e3;class u{#r;#n;#e=[];#t=0;constructor(i){this.#r=i}push(i){const f=(0,w.Nl)(i.slice(0,x)).trimEnd().replace(/ \{$/,"");return M(f)?this.#n===void 0&&!c.
test(f)?(this.#n=i,[...this.#i(),i]):(this.#t+=1,this.#e.length<k&&this.#e.push(i),[]):[...this.end(),i]}end(){return this.#n=void 0,this.#i()}#i(){const[i,f]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],i<k?f:[this.#r(i)]}}function j(y,i){const f=new u(i);return[...y.flatMap(b=>f.push(b)),...f.end()]}})};export{V as id,X as ids,Z as modules};

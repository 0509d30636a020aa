const ve=100,Fe=[100],Ne={5100:((T,j,u)=>{u.r(j),u.d(j,{briefComment:()=>_e,comparisonSection:()=>h,endingOf:()=>ke,pageFacts:()=>ye,renderSummary:()=>q,seedLog:()=>Q,
tellFindings:()=>C});var p=u(5807),S=u(7287),c=u(292),s=u(9877);function C(e,t,n){const r=new Set;for(const i of n.findings){const{message:o,place:l,remedy:a}=i;
t.add((0,S.xJ)(i),{message:(0,p.Ow)(o,1e3),place:l}),a!==void 0&&r.add(a)}for(const i of r)e.line(`  ${i}`);e.line((0,c.sX)(n))}const D=100,_={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function w(e){const{findings:t,largest:n}=e,r=t.length-D;return["### The site",f(e),...t.length===0?[]:[t.slice(0,D).map(b).
join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...n.length===0?[]:[d(e)]].join(`

`)}function d({largest:e}){const t=e.map(n=>[(0,s.aY)(n.path),(0,c.Ej)(n.bytes),(0,c.Ej)(n.brotli),(0,c.Ej)(n.gzip)]);return`<details><summary>The largest files\
</summary>

${x(["File","Bytes","Brotli","gzip"],t)}

</details>`}function f({pages:e,links:t,files:n,bytes:r,brotli:i,gzip:o}){const l=[e,t,n].map(p.zD);return x(["Pages","Links inside the site","Files","Size","wi\
th Brotli","with gzip"],[[...l,(0,c.Ej)(r),(0,c.Ej)(i),(0,c.Ej)(o)]])}function b(e){const{message:t,place:n}=e,r=n?`${(0,s.aY)([n.file,n.line,n.column].filter(i=>i!==
void 0).join(":"))} `:"";return`- ${_[(0,S.xJ)(e)]} ${r}${(0,s.aY)(t,500)}`}function x(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(
`
`)}const O=20;function h(e,t){const{base:n}=e,r=`### The difference to ${(0,s.aY)(t(n.name),100)} (${(0,s.aY)((0,c.h0)(n))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${(0,s.CS)(t(e.why),500)}`;const{difference:i}=e;return[r,m(i),...$(i,t)].join(`

`)}function m({pages:e,files:t,bytes:n,brotli:r,gzip:i}){return x(["Pages","Files","Size","with Brotli","with gzip"],[[(0,c.jN)(e),(0,c.jN)(t),(0,c.Sk)(n),(0,c.
Sk)(r),(0,c.Sk)(i)]])}function $({changes:e},t){if(e.length===0)return["Every file is the same, byte for byte."];const n=["changed","added","removed"].map(o=>`${(0,p.
zD)(e.filter(l=>l.kind===o).length)} ${o}`),r=e.slice(0,O).map(o=>[o.kind,y(o,t),(0,c.by)(o.bytes),(0,c.by)(o.brotli)]),i=e.length-O;return[`Files: ${n.join(", ")}\
.`,x(["","File","Size","with Brotli"],r),...i>0?[`\u2026 and ${(0,p.zD)(i)} more.`]:[]]}function y({path:e,formerly:t},n){const r=t?.slice(t.lastIndexOf("/")+1);
return`${(0,s.aY)(n(e))}${r===void 0?"":` (was ${(0,s.aY)(n(r))})`}`}var k=u(9439),N=u(3214),I=u(6425),v=u(5239),M=u(9127),R=u(3716);const F={bytes:1e6,errors:20,
diagnostics:50,logLines:1e3},B={bytes:6e4,errors:5,diagnostics:10,logLines:40};function q(e){const t=[P(e,"##"),z(e),J(e,F),K(e),G(e),e.checked?w(e.checked):"",
e.compared,ce(e),ue(e),fe(e)];return V(t,e.failure?.log,F)}function W(e){const t=[P(e,"###"),z(e),J(e,B),K(e),G(e)];return V(t,e.failure?.log,B,(0,s.sA)(e.updatedAt,
e.runUrl))}function ee(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${U[e.status][1]}`}const U={succeeded:["\u2705","is deployed"],failed:["\u274C",
"was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","\
was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","do\
es not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function P(e,t){const[n,r]=U[e.status],i=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${t} ${n} ${(0,s.aY)(e.app,200)} ${r}${i}`}function z(e){const t=(0,s.Dl)(e.url);return t===void 0?"":`**${t}**`}function K({
previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:r,isPreview:i,pullRequest:o}=e,
l=[...r===void 0?[]:[` of ${(0,s.aY)(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),a=`The previous ${i?"preview":"deployment"}${l}`,g=(0,s.Dl)(t);return g===
void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${g}`:`${a} does not answer either: ${g}`}function G(e){const t=[["App",e.appID&&`${(0,s.
aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,128)],["Source",ie(e)],["Variables",oe(e.variables)],
["Code",re(e)],["Keys",ne(e)]],[n,...r]=t.flatMap(([i,o])=>o?[`| ${i} | ${o} |`]:[]);return n===void 0?"":[n,"| :-- | :-- |",...r].join(`
`)}function ne({seeded:e}){return e&&`${e.written} written${e.failed>0?`, ${e.failed} failed`:""}`}const te=5;function re({status:e,failure:t,errors:n}){if(e===
"skipped")return;const r=t?.code,i=r===void 0?n.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[...new Set(i)].slice(0,te)){const g=r===void 0?(0,v.j9)(a):(0,v.
ar)();o.set(g,[...o.get(g)??[],(0,s.aY)(a,64)])}const l=[...o].map(([a,g])=>`${g.join(", ")}: [what to do](<${a}>)`);return l.length===0?void 0:l.join("; ")}function ie({
commit:e,built:t,branch:n,repository:r}){if((e??t??n??r)===void 0)return;const i=`${(0,s.aY)(n??"",200)} of ${(0,s.aY)(r??"",200)}`,o=e&&`${H(e)} on ${i}`;return t===
void 0||t.id===e?.id?o??i:`${H(t)} as checked out, for ${o??i}`}function H({id:e,url:t}){const n=(0,s.aY)(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const A=60;
function oe(e){if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>A?` and ${e.length-A} more`:"";return`${e.slice(0,A).map(r=>(0,s.aY)(r,100)).
join(", ")}${t}`}function J(e,t){const{failure:n,errors:r}=e;if(n){const l=n.remedy===void 0?[]:[Y(n.remedy.split(`
`))],{headline:a,message:g}=n,E=g&&!a.includes(g)?[`The platform says: ${(0,s.CS)(g,500)}`]:[];return[`**${(0,s.CS)(a,500)}**`,se(n,e,t),...l,...E].filter(Le=>Le!==
"").join(`

`)}const i=r.slice(0,t.errors).map(l=>`**${(0,s.CS)(l.message)}**

${Y(l.explanation)}`.trimEnd()),o=r.length-i.length;return[...i,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function Y([e,...t]){return e===void 0?"":t.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(t.slice(0,12),200)}`}function se({diagnostics:e,moreDiagnostics:t},n,r){const i=e.slice(0,r.diagnostics).map(a=>`- ${de(a,n)} ${(0,s.aY)(a.message)}`),
o=e.length-i.length+t,l=[o>0?`Not listed here: ${(0,p.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,p.hS)(
n.unannotated,"finding")}.`:""];return[i.join(`
`),...l].filter(a=>a!=="").join(`

`)}function de(e,{built:t,commit:n}){const r=(0,s.aY)(ae(e),300),i=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,"/blob/"),o=e.file.toWellFormed().split("/");
if(i===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const l=o.map(encodeURIComponent).join("/");return`[${r}](<${i}/${l}${e.line===null?"":
`#L${e.line}`}>)`}function ae({file:e,line:t,column:n}){return[e,t,n].filter(r=>r!==null).join(":")}const le=32;function ue({phases:e}){if(e.length===0)return"";
const t=Math.max(1,...e.map(({ms:o})=>o)),n=Math.max(...e.map(({title:o})=>o.length)),r=e.map(({title:o,ms:l})=>{const a="\u2588".repeat(Math.round(l/t*le))||"\u258F";
return`${o.padEnd(n)}  ${(0,M.a3)(l).padStart(8)}  ${a}`}),i=e.reduce((o,{ms:l})=>o+l,0);return["### Where the time went",(0,s.EU)([...r,`${"Total".padEnd(n)}  ${(0,M.
a3)(i).padStart(8)}`])].join(`

`)}function ce({steps:e=[]}){return e.length===0?"":["### A deploy would",e.slice(0,100).map(t=>`- ${(0,s.CS)(t)}`).join(`
`)].join(`

`)}function fe({warnings:e}){return e.length===0?"":["### Warnings",e.slice(0,20).map(pe).join(`
`)].join(`

`)}function pe({message:e,remedy:t}){const n=Y(t).replace(/^(?=.)/gm,"  ");return`- ${(0,s.CS)(e,500)}${n===""?"":`

${n}`}`}function V(e,t,n,r=""){const i=e.filter(E=>E!=="").join(`

`),o=n.bytes-Buffer.byteLength(i)-Buffer.byteLength(r)-1e3,l=(0,R.QE)(t??[],$e),a=(0,s.XI)(l.slice(-n.logLines),o),g=a.length===0?"":he(a,a.length===l.length,t?.
length??0);return`${[i,g,r].filter(E=>E!=="").join(`

`)}
`}function $e(e){return`    \u2026 ${(0,p.hS)(e,"line")} of packages, in full in the log of the run`}function he(e,t,n){return`<details><summary>${t?`Build log,\
 ${(0,p.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,p.hS)(n,"line")}`}</summary>

${(0,s.EU)(e)}

</details>`}var ge=u(6861);function me(e,t){return e?[e,...e.also].map(n=>({code:n.code,message:t.redact(n.message),explanation:(0,ge.W)(n).map(r=>t.redact(r))})):
[]}function we(e,t){const n=r=>({...r,message:t.redact(r.message)});return{...e,findings:e.findings.map(n)}}function ye({outcome:e,run:t,planned:n,built:r,checked:i,
secrets:o,...l}){const{context:a}=t,g=n?.plan.env;return{...l,status:Se(e,n),app:n?(0,I.$)(n.plan):l.skippedApp??t.raw.app,appID:e.appID,appCreated:e.appCreated,
deployID:e.deployID,url:e.url,repository:n?.plan.configuration.repository??a.repository,branch:n?.plan.configuration.branch??a.pullRequest?.headBranch??a.refName,
commit:X(a,n?.plan.commit),built:X(a,r),runUrl:a.runUrl,variables:g?.kind==="replace"?[...g.variables.keys()]:void 0,steps:e.steps?.map(E=>o.redact(E)),phases:e.
phases.map(({phase:E,ms:L})=>({title:k.K[E],ms:L})),failure:e.failure&&!i?(0,N.O)(e.failure,o):void 0,errors:[e.error,l.seeded?.error].flatMap(E=>me(E,o)),checked:i&&
we(i,o),warnings:l.warnings.map(({message:E,remedy:L})=>({message:o.redact(E),remedy:L===void 0?[]:o.redact(L).split(`
`)}))}}function X({serverUrl:e,repository:t},n){if(n===void 0)return;const r=t&&/^[0-9a-f]{7,64}$/.test(n);return{id:n,url:r?`${e}/${t}/commit/${n}`:void 0}}function Se({
status:e,error:t},n){if(t?.code==="interrupted")return"interrupted";if(n?.plan.dryRun&&!t)return"dry-run";const r={succeeded:"check-passed",failed:"check-failed"};
return n?.target.mode==="check"&&r[e]||e}function _e(e){return W({...e,failure:e.failure&&{...e.failure,log:[]}})}function ke(e,t){return{state:be(t),description:ee(
e),url:t.url,comment:W(e)}}function be({status:e,error:t,failure:n,deployID:r}){switch(e){case"succeeded":return t?"failure":"success";case"failed":return n||t?.
code==="deploy_failed"||r===void 0?"failure":"error";case"cancelled":return r===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"skipp\
ed":return;default:return e}}var Ee=u(3739);function je({part:e,done:t,total:n,perSecond:r,leftMs:i}){const o=i===void 0||t===n?"":`, ${(0,M.a3)(i)} left`,l=r.toFixed(
r<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${l} a second${o})`}function xe({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,M.a3)(e)}\
, then at most ${t} at once`}function De({trouble:e}){const t=e.status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is r\
epeated`}function Me({entries:e,deletes:t,written:n,deleted:r,dryRun:i,ms:o}){return i?`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${r} delete\
d in ${formatDuration(o)}`}var Te=u(246);const Ce=1e4;function Ie(e,t){const n=new Annotations(e);return{tell:Q(e,n,t),finish(r,i){return i.error?showError(e,n,
i.error):e.line(`\u2713 ${outcomeText(i)}`),e.output("written",String(i.written)),e.output("deleted",String(i.deleted)),e.output("failed",String(i.failed)),e.summary(
Oe(r,i)),i.error?1:0},fail(r){return showError(e,n,r),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function Q(e,t,n){let r=n.now();
return i=>{switch(i.type){case"checked":e.line(`\u2713 Checked: ${i.entries} to write, ${i.deletes} to delete`);break;case"progress":if(n.now()-r<Ce&&i.done<i.total)
break;r=n.now(),e.line(je(i));break;case"throttled":e.line(xe(i));break;case"trouble":t.add("warning",{message:De(i)});break;case"key-failed":break;default:(0,Ee.
xb)(i)}}}function Oe({file:e,pruneFile:t},n){const r=[e,t].filter(g=>g!==void 0).map(Z),i=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],o=n.
unwrittenFile===void 0?"":`
Not written: ${Z(n.unwrittenFile)} \u2013 seed it next.
`,l=n.dryRun?"checked (dry run)":n.error?"failed":"done",a=i.filter(([,,g])=>g>0).map(([g,E,L])=>`| ${g} | ${E} of ${L} |`).join(`
`);return`### Seeding ${l}: ${r.join(", ")}

| Keys | |
| --- | --- |
${a}
${o}`}function Z(e){return`\`${cleanLine(e,300).replaceAll("`","'")}\``}}),9877:((T,j,u)=>{u.d(j,{CS:()=>d,Dl:()=>f,EU:()=>c,XI:()=>x,aY:()=>S,sA:()=>b});var p=u(
5807);function S(h,m=300){const $=(0,p.Ow)(h,m).replaceAll("|","\u2502").trim();if($==="")return"\u2013";const y="`".repeat(O($)+1),k=$.startsWith("`")||$.endsWith(
"`")?" ":"";return`${y}${k}${$}${k}${y}`}function c(h,m=2e3){const $=h.map(k=>(0,p.Ow)(k,m)),y="`".repeat(Math.max(3,O($.join(`
`))+1));return[`${y}text`,...$,y].join(`
`)}const s=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,C=/^[0-9a-f]{7,40}\W*$/i,D=/(?:`[^`]+`|\S)+/g,_=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),w=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function d(h,m=1e3){const $=(0,p.Ow)(h,m).trim();return($.endsWith("\u2026")&&$.split("\
`").length%2===0?`${$}\``:$).replace(D,k=>{const[,N="",I,v=""]=_.exec(k)??[];if(I!==void 0)return N+S(I)+v;if(s.test(k)&&!C.test(k))return k;const[,M="",R="",F=""]=w.
exec(k)??[];return M+S(R)+F})}function f(h){if(h===void 0||!URL.canParse(h))return;const{protocol:m,username:$,password:y,href:k}=new URL(h);if(!(!/^https?:$/.test(
m)||$!==""||y!==""||k.length>2e3))return`[${S(k)}](<${k.replace(/[<>\\]/g,encodeURIComponent)}>)`}function b(h,m){const $=new Date(h).toISOString().slice(0,16).
replace("T"," "),y=m===void 0?"":` \xB7 [The run and its log](<${m}>)`;return`Updated ${$} UTC${y}`}function x(h,m){let $=m,y=h.length;for(;y>0&&($-=Buffer.byteLength(
(0,p.Ow)(h[y-1]??""))+1,!($<0));)y--;return h.slice(y)}function O(h){return Math.max(0,...[...h.matchAll(/`+/g)].map(m=>m[0].length))}}),7287:((T,j,u)=>{u.d(j,{
V1:()=>D,WJ:()=>s,xJ:()=>c});var p=u(3739);const S={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"\
error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"\
warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warni\
ng",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function c({code:_}){return S[_]}function s({findings:_}){const[w,...d]=_.filter(m=>c(m)===
"error");if(!w)return;const{place:f,message:b,remedy:x}=w,O=f?`${f.file}${f.line===void 0?"":`:${f.line}`}: `:"",h=d.length===0?"":` (and ${d.length} more ${d.length===
1?"error":"errors"})`;return new p.GQ("check_failed",`Check failed: ${O}${b}${h}`,{remedy:x??"Correct what the annotations name. They are in the summary too."})}
const C=20;function D(_,{findings:w}){const d=w.flatMap(f=>{const{code:b,message:x,place:O}=f;if(!O)return[];const{file:h,line:m=null,column:$=null}=O;return[{file:h,
line:m,column:$,severity:c(f),code:b,message:x}]});return{headline:_.message,stage:"check",code:_.code,exitCode:void 0,remedy:_.remedy,log:[],diagnostics:d.slice(
0,C),moreDiagnostics:Math.max(0,d.length-C)}}}),292:((T,j,u)=>{u.d(j,{Ej:()=>w,Sk:()=>C,by:()=>D,h0:()=>c,jN:()=>s,sX:()=>S});var p=u(5807);function S({pages:d,
links:f,files:b,bytes:x}){return`Checked ${(0,p.hS)(d,"page")}, ${(0,p.hS)(f,"link")} and ${(0,p.hS)(b,"file")} (${w(x)})`}function c({commit:d}){return d.slice(
0,7)}function s({now:d,change:f},b=""){return`${(0,p.zD)(d)}${b} (${_(f,p.zD)})`}function C({now:d,change:f},b=""){return`${w(d)}${b} (${D(f)})`}function D(d){return _(
d,w)}function _(d,f){return`${d>0?"+":d<0?"-":"\xB1"}${f(Math.abs(d))}`}function w(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(
1)} MB`}}),6425:((T,j,u)=>{u.d(j,{$:()=>p});function p({org:S,project:c,app:s}){return`${S}/${c}/${s}`}}),3716:((T,j,u)=>{u.d(j,{LP:()=>S,QE:()=>_});var p=u(5807);
function S(w){return/^\s*at\s.*[:)\d]$/.test(w)}const c=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,s=2,
C=2e3;class D{#r;#n;#e=[];#t=0;constructor(d){this.#r=d}push(d){const f=(0,p.Nl)(d.slice(0,C)).trimEnd().replace(/ \{$/,"");return S(f)?this.#n===void 0&&!c.test(
f)?(this.#n=d,[...this.#i(),d]):(this.#t+=1,this.#e.length<s&&this.#e.push(d),[]):[...this.end(),d]}end(){return this.#n=void 0,this.#i()}#i(){const[d,f]=[this.#t,
this.#e];return[this.#t,this.#e]=[0,[]],d<s?f:[this.#r(d)]}}function _(w,d){const f=new D(d);return[...w.flatMap(b=>f.push(b)),...f.end()]}})};export{ve as id,Fe as ids,Ne as modules};

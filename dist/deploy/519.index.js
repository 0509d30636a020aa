const Me=519,Oe=[519],Le={7519:((T,x,u)=>{u.r(x),u.d(x,{briefComment:()=>we,comparisonSection:()=>g,endingOf:()=>ye,pageFacts:()=>$e,renderSummary:()=>ee,seedLog:()=>q,
tellFindings:()=>C});var $=u(5807),_=u(7287),c=u(292),s=u(9877);function C(e,t,n){const r=new Set;for(const i of n.findings){const{message:o,place:a,remedy:l}=i;
t.add((0,_.xJ)(i),{message:(0,$.Ow)(o,1e3),place:a}),l!==void 0&&r.add(l)}for(const i of r)e.line(`  ${i}`);e.line((0,c.sX)(n))}const D=100,S={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function w(e){const{findings:t,largest:n}=e,r=t.length-D;return["### The site",f(e),...t.length===0?[]:[t.slice(0,D).map(k).
join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...n.length===0?[]:[d(e)]].join(`

`)}function d({largest:e}){const t=e.map(n=>[(0,s.aY)(n.path),(0,c.Ej)(n.bytes),(0,c.Ej)(n.brotli),(0,c.Ej)(n.gzip)]);return`<details><summary>The largest files\
</summary>

${j(["File","Bytes","Brotli","gzip"],t)}

</details>`}function f({pages:e,links:t,files:n,bytes:r,brotli:i,gzip:o}){const a=[e,t,n].map($.zD);return j(["Pages","Links inside the site","Files","Size","wi\
th Brotli","with gzip"],[[...a,(0,c.Ej)(r),(0,c.Ej)(i),(0,c.Ej)(o)]])}function k(e){const{message:t,place:n}=e,r=n?`${(0,s.aY)([n.file,n.line,n.column].filter(i=>i!==
void 0).join(":"))} `:"";return`- ${S[(0,_.xJ)(e)]} ${r}${(0,s.aY)(t,500)}`}function j(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(
`
`)}const M=20;function g(e,t){const{base:n}=e,r=`### The difference to ${(0,s.aY)(t(n.name),100)} (${(0,s.aY)((0,c.h0)(n))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${(0,s.CS)(t(e.why),500)}`;const{difference:i}=e;return[r,m(i),...h(i,t)].join(`

`)}function m({pages:e,files:t,bytes:n,brotli:r,gzip:i}){return j(["Pages","Files","Size","with Brotli","with gzip"],[[(0,c.jN)(e),(0,c.jN)(t),(0,c.Sk)(n),(0,c.
Sk)(r),(0,c.Sk)(i)]])}function h({changes:e},t){if(e.length===0)return["Every file is the same, byte for byte."];const n=["changed","added","removed"].map(o=>`${(0,$.
zD)(e.filter(a=>a.kind===o).length)} ${o}`),r=e.slice(0,M).map(o=>[o.kind,y(o,t),(0,c.by)(o.bytes),(0,c.by)(o.brotli)]),i=e.length-M;return[`Files: ${n.join(", ")}\
.`,j(["","File","Size","with Brotli"],r),...i>0?[`\u2026 and ${(0,$.zD)(i)} more.`]:[]]}function y({path:e,formerly:t},n){const r=t?.slice(t.lastIndexOf("/")+1);
return`${(0,s.aY)(n(e))}${r===void 0?"":` (was ${(0,s.aY)(n(r))})`}`}var b=u(9439),N=u(3214),I=u(6425),R=u(246),v=u(5239),L=u(9127),A=u(3716);const W={bytes:1e6,
errors:20,diagnostics:50,logLines:1e3},U={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ee(e){const t=[K(e,"##"),G(e),X(e,W),H(e),J(e),e.checked?w(e.checked):
"",e.compared,ue(e),le(e),ce(e)];return Q(t,e.failure?.log,W)}function P(e){const t=[K(e,"###"),G(e),X(e,U),H(e),J(e)];return Q(t,e.failure?.log,U,(0,s.sA)(e.updatedAt,
e.runUrl))}function ne(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${z[e.status][1]}`}const z={succeeded:["\u2705","is deployed"],failed:["\u274C",
"was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","\
was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","do\
es not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function K(e,t){const[n,r]=z[e.status],i=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${t} ${n} ${(0,s.aY)(e.app,200)} ${r}${i}`}function G(e){const t=(0,s.Dl)(e.url);return t===void 0?"":`**${t}**`}function H({
previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:r,isPreview:i,pullRequest:o}=e,
a=[...r===void 0?[]:[` of ${(0,s.aY)(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),l=`The previous ${i?"preview":"deployment"}${a}`,p=(0,s.Dl)(t);return p===
void 0?`${l} stays live. Its address is not known.`:n?`${l} still answers: ${p}`:`${l} does not answer either: ${p}`}function J(e){const{seeded:t}=e,n=[["App",e.
appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,128)],["Source",ie(e)],["Variables",
oe(e.variables)],["Code",re(e)],["Keys",t&&`${t.written} written${t.failed>0?`, ${t.failed} failed`:""}`]],[r,...i]=n.flatMap(([o,a])=>a?[`| ${o} | ${a} |`]:[]);
return r===void 0?"":[r,"| :-- | :-- |",...i].join(`
`)}const te=5;function re({status:e,failure:t,errors:n}){if(e==="skipped")return;const r=t?.code,i=r===void 0?n.flatMap(l=>l.code??[]):[r],o=new Map;for(const l of[
...new Set(i)].slice(0,te)){const p=r===void 0?(0,v.j9)(l):(0,v.ar)();o.set(p,[...o.get(p)??[],(0,s.aY)(l,64)])}const a=[...o].map(([l,p])=>`${p.join(", ")}: [w\
hat to do](<${l}>)`);return a.length===0?void 0:a.join("; ")}function ie({commit:e,built:t,branch:n,repository:r}){if((e??t??n??r)===void 0)return;const i=`${(0,s.
aY)(n??"",200)} of ${(0,s.aY)(r??"",200)}`,o=e&&`${V(e)} on ${i}`;return t===void 0||t.id===e?.id?o??i:`${V(t)} as checked out, for ${o??i}`}function V({id:e,url:t}){
const n=(0,s.aY)(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const Y=60;function oe(e){if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(r=>(0,s.aY)(r,100)).join(", ")}${t}`}function X(e,t){const{failure:n,errors:r}=e;if(n){const a=n.remedy===
void 0?[]:[B(n.remedy.split(`
`))],{headline:l,message:p}=n,E=p&&!l.includes(p)?[`The platform says: ${(0,s.CS)(p,500)}`]:[],O=[`**${(0,s.CS)(l,500)}**`,se(n,e,t),...a,...E];return F(O)}const i=r.
slice(0,t.errors).map(a=>`**${(0,s.CS)(a.message)}**

${B(a.explanation)}`.trimEnd()),o=r.length-i.length;return[...i,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function B([e,...t]){return e===void 0?"":t.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(t.slice(0,12),200)}`}function se({diagnostics:e,moreDiagnostics:t},n,r){const i=e.slice(0,r.diagnostics).map(l=>`- ${de(l,n)} ${(0,s.aY)(l.message)}`),
o=e.length-i.length+t,a=[o>0?`Not listed here: ${(0,$.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,$.hS)(
n.unannotated,"finding")}.`:""];return F([i.join(`
`),...a])}function de(e,{built:t,commit:n}){const r=(0,s.aY)([e.file,e.line,e.column].filter(l=>l!==null).join(":"),300),i=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(i===void 0||e.file.length>1e3||o.some(l=>/^\.{0,2}$/.test(l)))return r;const a=o.map(encodeURIComponent).join("/");
return`[${r}](<${i}/${a}${e.line===null?"":`#L${e.line}`}>)`}const ae=32;function le({phases:e}){if(e.length===0)return"";const t=Math.max(1,...e.map(({ms:a})=>a)),
n=Math.max(...e.map(({title:a})=>a.length)),r=e.map(({title:a,ms:l})=>{const p="\u2588".repeat(Math.round(l/t*ae))||"\u258F";return`${a.padEnd(n)}  ${(0,L.a3)(l).
padStart(8)}  ${p}`}),i=e.reduce((a,{ms:l})=>a+l,0);return`### Where the time went

${(0,s.EU)([...r,`${"Total".padEnd(n)}  ${(0,L.a3)(i).padStart(8)}`])}`}function ue({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(n=>`- ${(0,s.CS)(n)}`).join(`
`)}`}function ce({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(fe).join(`
`)}`}function fe({message:e,remedy:t}){const n=B(t).replace(/^(?=.)/gm,"  ");return`- ${(0,s.CS)(e,500)}${n===""?"":`

${n}`}`}function Q(e,t,n,r=""){const i=F(e),o=n.bytes-Buffer.byteLength(i)-Buffer.byteLength(r)-1e3,a=(0,A.QE)(t??[],E=>`    \u2026 ${(0,$.hS)(E,"line")} of pac\
kages, in full in the log of the run`),l=(0,s.XI)(a.slice(-n.logLines),o),p=l.length===0?"":pe(l,l.length===a.length,t?.length??0);return`${F([i,p,r])}
`}function F(e){return e.filter(t=>t!=="").join(`

`)}function pe(e,t,n){return`<details><summary>${t?`Build log, ${(0,$.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,$.hS)(n,"line")}`}</summary>

${(0,s.EU)(e)}

</details>`}function $e({outcome:e,run:t,planned:n,built:r,checked:i,secrets:o,...a}){const{context:l}=t,p=n?.plan.env;return{...a,status:me(e,n),app:n?(0,I.$)(
n.plan):a.skippedApp??t.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:n?.plan.configuration.repository??l.repository,branch:n?.
plan.configuration.branch??l.pullRequest?.headBranch??l.refName,commit:Z(l,n?.plan.commit),built:Z(l,r),runUrl:l.runUrl,variables:p?.kind==="replace"?[...p.variables.
keys()]:void 0,steps:e.steps?.map(E=>o.redact(E)),phases:e.phases.map(({phase:E,ms:O})=>({title:b.K[E],ms:O})),failure:e.failure&&!i?(0,N.O)(e.failure,o):void 0,
errors:[e.error,a.seeded?.error].flatMap(E=>he(E,o)),checked:i&&ge(i,o),warnings:a.warnings.map(({message:E,remedy:O})=>({message:o.redact(E),remedy:O===void 0?
[]:o.redact(O).split(`
`)}))}}function he(e,t){return e?[e,...e.also].map(n=>({code:n.code,message:t.redact(n.message),explanation:(0,R.W)(n).map(r=>t.redact(r))})):[]}function ge(e,t){
const n=e.findings.map(r=>({...r,message:t.redact(r.message)}));return{...e,findings:n}}function Z({serverUrl:e,repository:t},n){if(n===void 0)return;const r=t&&
/^[0-9a-f]{7,64}$/.test(n);return{id:n,url:r?`${e}/${t}/commit/${n}`:void 0}}function me({status:e,error:t},n){if(t?.code==="interrupted")return"interrupted";if(n?.
plan.dryRun&&!t)return"dry-run";const r={succeeded:"check-passed",failed:"check-failed"};return n?.target.mode==="check"&&r[e]||e}function we(e){return P({...e,
failure:e.failure&&{...e.failure,log:[]}})}function ye(e,t){return{state:_e(t),description:ne(e),url:t.url,comment:P(e)}}function _e({status:e,error:t,failure:n,
deployID:r}){switch(e){case"succeeded":return t?"failure":"success";case"failed":return n||t?.code==="deploy_failed"||r===void 0?"failure":"error";case"cancelle\
d":return r===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"skipped":return;default:return e}}var Se=u(3739);function be({part:e,done:t,
total:n,perSecond:r,leftMs:i}){const o=i===void 0||t===n?"":`, ${(0,L.a3)(i)} left`,a=r.toFixed(r<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n}\
 (${a} a second${o})`}function ke({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,L.a3)(e)}, then at most ${t} at once`}function Ee({trouble:e}){const t=e.
status===void 0?"had no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function De({entries:e,deletes:t,written:n,deleted:r,dryRun:i,
ms:o}){return i?`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${r} deleted in ${formatDuration(o)}`}const xe=1e4;function Ce(e,t){const n=new Annotations(
e),r=i=>{for(const o of["written","deleted","failed"])e.output(o,String(i[o]))};return{tell:q(e,n,t),finish(i,o){return o.error?n.addError(o.error):e.line(`\u2713 ${outcomeText(
o)}`),r(o),e.summary(je(i,o)),o.error?1:0},fail(i){return n.addError(i),r({written:0,deleted:0,failed:0}),1}}}function q(e,t,n){let r=n.now();return i=>{switch(i.
type){case"checked":e.line(`\u2713 Checked: ${i.entries} to write, ${i.deletes} to delete`);break;case"progress":if(n.now()-r<xe&&i.done<i.total)break;r=n.now(),
e.line(be(i));break;case"throttled":e.line(ke(i));break;case"trouble":t.add("warning",{message:Ee(i)});break;case"key-failed":break;default:(0,Se.xb)(i)}}}function je({
file:e,pruneFile:t},n){const r=[e,t].filter(p=>p!==void 0).map(p=>code(p)),i=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],o=n.unwrittenFile===
void 0?"":`
Not written: ${code(n.unwrittenFile)} \u2013 seed it next.
`,a=n.dryRun?"checked (dry run)":n.error?"failed":"done",l=i.filter(([,,p])=>p>0).map(([p,E,O])=>`| ${p} | ${E} of ${O} |`).join(`
`);return`### Seeding ${a}: ${r.join(", ")}

| Keys | |
| --- | --- |
${l}
${o}`}}),9877:((T,x,u)=>{u.d(x,{CS:()=>d,Dl:()=>f,EU:()=>c,XI:()=>j,aY:()=>_,sA:()=>k});var $=u(5807);function _(g,m=300){const h=(0,$.Ow)(g,m).replaceAll("|","\
\u2502").trim();if(h==="")return"\u2013";const y="`".repeat(M(h)+1),b=h.startsWith("`")||h.endsWith("`")?" ":"";return`${y}${b}${h}${b}${y}`}function c(g,m=2e3){
const h=g.map(b=>(0,$.Ow)(b,m)),y="`".repeat(Math.max(3,M(h.join(`
`))+1));return[`${y}text`,...h,y].join(`
`)}const s=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,C=/^[0-9a-f]{7,40}\W*$/i,D=/(?:`[^`]+`|\S)+/g,S=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),w=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function d(g,m=1e3){const h=(0,$.Ow)(g,m).trim();return(h.endsWith("\u2026")&&h.split("\
`").length%2===0?`${h}\``:h).replace(D,b=>{const[,N="",I,R=""]=S.exec(b)??[];if(I!==void 0)return N+_(I)+R;if(s.test(b)&&!C.test(b))return b;const[,v="",L="",A=""]=w.
exec(b)??[];return v+_(L)+A})}function f(g){if(g===void 0||!URL.canParse(g))return;const{protocol:m,username:h,password:y,href:b}=new URL(g);if(!(!/^https?:$/.test(
m)||h!==""||y!==""||b.length>2e3))return`[${_(b)}](<${b.replace(/[<>\\]/g,encodeURIComponent)}>)`}function k(g,m){const h=new Date(g).toISOString().slice(0,16).
replace("T"," "),y=m===void 0?"":` \xB7 [The run and its log](<${m}>)`;return`Updated ${h} UTC${y}`}function j(g,m){let h=m,y=g.length;for(;y>0&&(h-=Buffer.byteLength(
(0,$.Ow)(g[y-1]??""))+1,!(h<0));)y--;return g.slice(y)}function M(g){return Math.max(0,...[...g.matchAll(/`+/g)].map(m=>m[0].length))}}),7287:((T,x,u)=>{u.d(x,{
V1:()=>D,WJ:()=>s,xJ:()=>c});var $=u(3739);const _={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"\
error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"\
warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warni\
ng",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function c({code:S}){return _[S]}function s({findings:S}){const[w,...d]=S.filter(m=>c(m)===
"error");if(!w)return;const{place:f,message:k,remedy:j}=w,M=f?`${f.file}${f.line===void 0?"":`:${f.line}`}: `:"",g=d.length===0?"":` (and ${d.length} more ${d.length===
1?"error":"errors"})`;return new $.GQ("check_failed",`Check failed: ${M}${k}${g}`,{remedy:j??"Correct what the annotations name. They are in the summary too."})}
const C=20;function D(S,{findings:w}){const d=w.flatMap(f=>{const{code:k,message:j,place:M}=f;if(!M)return[];const{file:g,line:m=null,column:h=null}=M;return[{file:g,
line:m,column:h,severity:c(f),code:k,message:j}]});return{headline:S.message,stage:"check",code:S.code,exitCode:void 0,remedy:S.remedy,log:[],diagnostics:d.slice(
0,C),moreDiagnostics:Math.max(0,d.length-C)}}}),292:((T,x,u)=>{u.d(x,{Ej:()=>w,Sk:()=>C,by:()=>D,h0:()=>c,jN:()=>s,sX:()=>_});var $=u(5807);function _({pages:d,
links:f,files:k,bytes:j}){return`Checked ${(0,$.hS)(d,"page")}, ${(0,$.hS)(f,"link")} and ${(0,$.hS)(k,"file")} (${w(j)})`}function c({commit:d}){return d.slice(
0,7)}function s({now:d,change:f},k=""){return`${(0,$.zD)(d)}${k} (${S(f,$.zD)})`}function C({now:d,change:f},k=""){return`${w(d)}${k} (${D(f)})`}function D(d){return S(
d,w)}function S(d,f){return`${d>0?"+":d<0?"-":"\xB1"}${f(Math.abs(d))}`}function w(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(
1)} MB`}}),6425:((T,x,u)=>{u.d(x,{$:()=>$});function $({org:_,project:c,app:s}){return`${_}/${c}/${s}`}}),3716:((T,x,u)=>{u.d(x,{LP:()=>_,QE:()=>S});var $=u(5807);
function _(w){return/^\s*at\s.*[:)\d]$/.test(w)}const c=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,s=2,
C=2e3;class D{#r;#n;#e=[];#t=0;constructor(d){this.#r=d}push(d){const f=(0,$.Nl)(d.slice(0,C)).trimEnd().replace(/ \{$/,"");return _(f)?this.#n===void 0&&!c.test(
f)?(this.#n=d,[...this.#i(),d]):(this.#t+=1,this.#e.length<s&&this.#e.push(d),[]):[...this.end(),d]}end(){return this.#n=void 0,this.#i()}#i(){const[d,f]=[this.#t,
this.#e];return[this.#t,this.#e]=[0,[]],d<s?f:[this.#r(d)]}}function S(w,d){const f=new D(d);return[...w.flatMap(k=>f.push(k)),...f.end()]}})};export{Me as id,Oe as ids,Le as modules};

const De=892,Ce=[892],Me={3892:((T,x,u)=>{u.r(x),u.d(x,{briefComment:()=>we,comparisonSection:()=>g,endingOf:()=>ye,pageFacts:()=>$e,renderSummary:()=>ee,seedLog:()=>q,
tellFindings:()=>C});var $=u(5807),S=u(7287),c=u(292),s=u(9877);function C(e,t,n){const r=new Set;for(const i of n.findings){const{message:o,place:l,remedy:a}=i;
t.add((0,S.xJ)(i),{message:(0,$.Ow)(o,1e3),place:l}),a!==void 0&&r.add(a)}for(const i of r)e.line(`  ${i}`);e.line((0,c.sX)(n))}const D=100,y=20,w={error:"\u274C",
warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function d(e){const{findings:t,largest:n}=e,r=t.length-D;return["### The site",E(e),...t.length===0?[]:[t.slice(0,
D).map(M).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],...n.length===0?[]:[f(e)]].join(`

`)}function f({largest:e}){const t=e.map(n=>[(0,s.aY)(n.path),(0,c.Ej)(n.bytes),(0,c.Ej)(n.brotli),(0,c.Ej)(n.gzip)]);return`<details><summary>The largest files\
</summary>

${j(["File","Bytes","Brotli","gzip"],t)}

</details>`}function E({pages:e,links:t,files:n,bytes:r,brotli:i,gzip:o}){const l=[e,t,n].map($.zD);return j(["Pages","Links inside the site","Files","Size","wi\
th Brotli","with gzip"],[[...l,(0,c.Ej)(r),(0,c.Ej)(i),(0,c.Ej)(o)]])}function M(e){const{message:t,place:n}=e,r=n?`${(0,s.aY)([n.file,n.line,n.column].filter(i=>i!==
void 0).join(":"))} `:"";return`- ${w[(0,S.xJ)(e)]} ${r}${(0,s.aY)(t,500)}`}function j(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(
`
`)}function g(e,t){const{base:n}=e,r=`### The difference to ${(0,s.aY)(t(n.name),100)} (${(0,s.aY)((0,c.h0)(n))})`;if(e.kind==="unknown")return`${r}

It is unknown: ${(0,s.CS)(t(e.why),500)}`;const{difference:i}=e;return[r,m(i),...h(i,t)].join(`

`)}function m({pages:e,files:t,bytes:n,brotli:r,gzip:i}){return j(["Pages","Files","Size","with Brotli","with gzip"],[[(0,c.jN)(e),(0,c.jN)(t),(0,c.Sk)(n),(0,c.
Sk)(r),(0,c.Sk)(i)]])}function h({changes:e},t){if(e.length===0)return["Every file is the same, byte for byte."];const n=["changed","added","removed"].map(o=>`${(0,$.
zD)(e.filter(l=>l.kind===o).length)} ${o}`),r=e.slice(0,y).map(o=>[o.kind,_(o,t),(0,c.by)(o.bytes),(0,c.by)(o.brotli)]),i=e.length-y;return[`Files: ${n.join(", ")}\
.`,j(["","File","Size","with Brotli"],r),...i>0?[`\u2026 and ${(0,$.zD)(i)} more.`]:[]]}function _({path:e,formerly:t},n){const r=t?.slice(t.lastIndexOf("/")+1);
return`${(0,s.aY)(n(e))}${r===void 0?"":` (was ${(0,s.aY)(n(r))})`}`}var b=u(9439),R=u(3214),I=u(6425),v=u(246),F=u(5239),L=u(9127),A=u(3716);const U={bytes:1e6,
errors:20,diagnostics:50,logLines:1e3},W={bytes:6e4,errors:5,diagnostics:10,logLines:40};function ee(e){const t=[K(e,"##"),G(e),X(e,U),H(e),J(e),e.checked?d(e.checked):
"",e.compared,ue(e),le(e),ce(e)];return Q(t,e.failure?.log,U)}function P(e){const t=[K(e,"###"),G(e),X(e,W),H(e),J(e)];return Q(t,e.failure?.log,W,(0,s.sA)(e.updatedAt,
e.runUrl))}function ne(e){return e.failure?.headline??e.errors[0]?.message??`${e.app} ${z[e.status][1]}`}const z={succeeded:["\u2705","is deployed"],failed:["\u274C",
"was not deployed"],cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","\
was skipped"],interrupted:["\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","do\
es not pass the check"],"dry-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function K(e,t){const[n,r]=z[e.status],i=e.status==="succeeded"&&
e.errors.length>0?", but":"";return`${t} ${n} ${(0,s.aY)(e.app,200)} ${r}${i}`}function G(e){const t=(0,s.Dl)(e.url);return t===void 0?"":`**${t}**`}function H({
previous:e}){if(e===void 0)return"";if(e==="none")return"No earlier deployment answers in its place.";const{url:t,answers:n,commit:r,isPreview:i,pullRequest:o}=e,
l=[...r===void 0?[]:[` of ${(0,s.aY)(r.slice(0,12))}`],...o===void 0?[]:[` (#${o})`]].join(""),a=`The previous ${i?"preview":"deployment"}${l}`,p=(0,s.Dl)(t);return p===
void 0?`${a} stays live. Its address is not known.`:n?`${a} still answers: ${p}`:`${a} does not answer either: ${p}`}function J(e){const{seeded:t}=e,n=[["App",e.
appID&&`${(0,s.aY)(e.appID,128)}${e.appCreated?" (created by this run)":""}`],["Deployment",e.deployID&&(0,s.aY)(e.deployID,128)],["Source",ie(e)],["Variables",
oe(e.variables)],["Code",re(e)],["Keys",t&&`${t.written} written${t.failed>0?`, ${t.failed} failed`:""}`]],[r,...i]=n.flatMap(([o,l])=>l?[`| ${o} | ${l} |`]:[]);
return r===void 0?"":[r,"| :-- | :-- |",...i].join(`
`)}const te=5;function re({status:e,failure:t,errors:n}){if(e==="skipped")return;const r=t?.code,i=r===void 0?n.flatMap(a=>a.code??[]):[r],o=new Map;for(const a of[
...new Set(i)].slice(0,te)){const p=r===void 0?(0,F.j9)(a):(0,F.ar)();o.set(p,[...o.get(p)??[],(0,s.aY)(a,64)])}const l=[...o].map(([a,p])=>`${p.join(", ")}: [w\
hat to do](<${a}>)`);return l.length===0?void 0:l.join("; ")}function ie({commit:e,built:t,branch:n,repository:r}){if((e??t??n??r)===void 0)return;const i=`${(0,s.
aY)(n??"",200)} of ${(0,s.aY)(r??"",200)}`,o=e&&`${V(e)} on ${i}`;return t===void 0||t.id===e?.id?o??i:`${V(t)} as checked out, for ${o??i}`}function V({id:e,url:t}){
const n=(0,s.aY)(e.slice(0,12));return t===void 0?n:`[${n}](<${t}>)`}const Y=60;function oe(e){if(e===void 0)return;if(e.length===0)return"emptied";const t=e.length>
Y?` and ${e.length-Y} more`:"";return`${e.slice(0,Y).map(r=>(0,s.aY)(r,100)).join(", ")}${t}`}function X(e,t){const{failure:n,errors:r}=e;if(n){const l=n.remedy===
void 0?[]:[B(n.remedy.split(`
`))],{headline:a,message:p}=n,k=p&&!a.includes(p)?[`The platform says: ${(0,s.CS)(p,500)}`]:[],O=[`**${(0,s.CS)(a,500)}**`,se(n,e,t),...l,...k];return N(O)}const i=r.
slice(0,t.errors).map(l=>`**${(0,s.CS)(l.message)}**

${B(l.explanation)}`.trimEnd()),o=r.length-i.length;return[...i,...o>0?[`\u2026 and ${o} more.`]:[]].join(`

`)}function B([e,...t]){return e===void 0?"":t.length===0?(0,s.CS)(e):`${(0,s.CS)(e)}

${(0,s.EU)(t.slice(0,12),200)}`}function se({diagnostics:e,moreDiagnostics:t},n,r){const i=e.slice(0,r.diagnostics).map(a=>`- ${de(a,n)} ${(0,s.aY)(a.message)}`),
o=e.length-i.length+t,l=[o>0?`Not listed here: ${(0,$.hS)(o,"more finding")}.`:"",n.unannotated>0?`Without an annotation, because there was no room: ${(0,$.hS)(
n.unannotated,"finding")}.`:""];return N([i.join(`
`),...l])}function de(e,{built:t,commit:n}){const r=(0,s.aY)([e.file,e.line,e.column].filter(a=>a!==null).join(":"),300),i=(t??n)?.url?.replace(/\/commit\/(?=[0-9a-f]+$)/,
"/blob/"),o=e.file.toWellFormed().split("/");if(i===void 0||e.file.length>1e3||o.some(a=>/^\.{0,2}$/.test(a)))return r;const l=o.map(encodeURIComponent).join("/");
return`[${r}](<${i}/${l}${e.line===null?"":`#L${e.line}`}>)`}const ae=32;function le({phases:e}){if(e.length===0)return"";const t=Math.max(1,...e.map(({ms:l})=>l)),
n=Math.max(...e.map(({title:l})=>l.length)),r=e.map(({title:l,ms:a})=>{const p="\u2588".repeat(Math.round(a/t*ae))||"\u258F";return`${l.padEnd(n)}  ${(0,L.a3)(a).
padStart(8)}  ${p}`}),i=e.reduce((l,{ms:a})=>l+a,0);return`### Where the time went

${(0,s.EU)([...r,`${"Total".padEnd(n)}  ${(0,L.a3)(i).padStart(8)}`])}`}function ue({steps:e=[]}){return e.length===0?"":`### A deploy would

${e.slice(0,100).map(n=>`- ${(0,s.CS)(n)}`).join(`
`)}`}function ce({warnings:e}){return e.length===0?"":`### Warnings

${e.slice(0,20).map(fe).join(`
`)}`}function fe({message:e,explanation:t}){const n=B(t).replace(/^(?=.)/gm,"  ");return`- ${(0,s.CS)(e,500)}${n===""?"":`

${n}`}`}function Q(e,t,n,r=""){const i=N(e),o=n.bytes-Buffer.byteLength(i)-Buffer.byteLength(r)-1e3,l=(0,A.QE)(t??[],k=>`    \u2026 ${(0,$.hS)(k,"line")} of pac\
kages, in full in the log of the run`),a=(0,s.XI)(l.slice(-n.logLines),o),p=a.length===0?"":pe(a,a.length===l.length,t?.length??0);return`${N([i,p,r])}
`}function N(e){return e.filter(t=>t!=="").join(`

`)}function pe(e,t,n){return`<details><summary>${t?`Build log, ${(0,$.hS)(n,"line")}`:`Build log, the last ${e.length} of ${(0,$.hS)(n,"line")}`}</summary>

${(0,s.EU)(e)}

</details>`}function $e({outcome:e,run:t,planned:n,built:r,checked:i,secrets:o,...l}){const{context:a}=t,p=n?.plan.env;return{...l,status:me(e,n),app:n?(0,I.$)(
n.plan):l.skippedApp??t.raw.app,appID:e.appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:n?.plan.configuration.repository??a.repository,branch:n?.
plan.configuration.branch??a.pullRequest?.headBranch??a.refName,commit:Z(a,n?.plan.commit),built:Z(a,r),runUrl:a.runUrl,variables:p?.kind==="replace"?[...p.variables.
keys()]:void 0,steps:e.steps?.map(k=>o.redact(k)),phases:e.phases.map(({phase:k,ms:O})=>({title:b.K[k],ms:O})),failure:e.failure&&!i?(0,R.O)(e.failure,o):void 0,
errors:[e.error,l.seeded?.error].flatMap(k=>he(k,o)),checked:i&&ge(i,o),warnings:l.warnings.map(({message:k,remedy:O})=>({message:o.redact(k),explanation:O===void 0?
[]:o.redact(O).split(`
`)}))}}function he(e,t){return e?[e,...e.also].map(n=>({code:n.code,message:t.redact(n.message),explanation:(0,v.W)(n).map(r=>t.redact(r))})):[]}function ge(e,t){
const n=e.findings.map(r=>({...r,message:t.redact(r.message)}));return{...e,findings:n}}function Z({serverUrl:e,repository:t},n){if(n===void 0)return;const r=t&&
/^[0-9a-f]{7,64}$/.test(n);return{id:n,url:r?`${e}/${t}/commit/${n}`:void 0}}function me({status:e,error:t},n){if(t?.code==="interrupted")return"interrupted";if(n?.
plan.dryRun&&!t)return"dry-run";const r={succeeded:"check-passed",failed:"check-failed"};return n?.target.mode==="check"&&r[e]||e}function we(e){return P({...e,
failure:e.failure&&{...e.failure,log:[]}})}function ye(e,t){return{state:_e(t),description:ne(e),url:t.url,comment:P(e)}}function _e({status:e,error:t,failure:n,
deployID:r}){switch(e){case"succeeded":return t?"failure":"success";case"failed":return n||t?.code==="deploy_failed"||r===void 0?"failure":"error";case"cancelle\
d":return r===void 0?void 0:"inactive";case"pending":return t?"error":"in_progress";case"skipped":return;default:return e}}var Se=u(3739);function be(e){switch(e.
type){case"checked":return`${e.entries} to write, ${e.deletes} to delete`;case"progress":{const{part:t,done:n,total:r,perSecond:i,leftMs:o}=e,l=o===void 0||n===
r?"":`, ${(0,L.a3)(o)} left`,a=i.toFixed(i<10?1:0);return`${t==="write"?"Written":"Deleted"} ${n} of ${r} (${a} a second${l})`}case"throttled":return`Rate limit\
: waiting ${(0,L.a3)(e.waitMs)}, then at most ${e.atOnce} at once`;case"trouble":{const{operation:t,status:n}=e.trouble;return`A ${t} ${n===void 0?"had no answe\
r":`was answered ${n}`}; it is repeated`}default:return(0,Se.xb)(e)}}function xe({entries:e,deletes:t,written:n,deleted:r,dryRun:i,ms:o}){return i?`Dry run: ${e}\
 would be written, ${t} deleted`:`${n} written, ${r} deleted in ${formatDuration(o)}`}const Ee=1e4;function je(e,t){const n=createAnnotations(e),r=i=>{for(const o of[
"written","deleted","failed"])e.output(o,String(i[o]))};return{tell:q(e,n,t),finish(i,o){return o.error?n.addError(o.error):e.line(`\u2713 ${outcomeText(o)}`),r(
o),e.summary(ke(i,o)),o.error?1:0},fail(i){return n.addError(i),r({written:0,deleted:0,failed:0}),1}}}function q(e,t,n){let r=n.now();return i=>{if(i.type==="ke\
y-failed")return;if(i.type==="progress"){if(n.now()-r<Ee&&i.done<i.total)return;r=n.now()}const o=be(i);i.type==="trouble"?t.add("warning",{message:o}):e.line(i.
type==="checked"?`\u2713 Checked: ${o}`:o)}}function ke({file:e,pruneFile:t},n){const r=[e,t].filter(p=>p!==void 0).map(p=>code(p)),i=[["Written",n.written,n.entries],
["Deleted",n.deleted,n.deletes]],o=n.unwrittenFile===void 0?"":`
Not written: ${code(n.unwrittenFile)} \u2013 seed it next.
`,l=n.dryRun?"checked (dry run)":n.error?"failed":"done",a=i.filter(([,,p])=>p>0).map(([p,k,O])=>`| ${p} | ${k} of ${O} |`).join(`
`);return`### Seeding ${l}: ${r.join(", ")}

| Keys | |
| --- | --- |
${a}
${o}`}}),9877:((T,x,u)=>{u.d(x,{CS:()=>d,Dl:()=>f,EU:()=>c,XI:()=>M,aY:()=>S,sA:()=>E});var $=u(5807);function S(g,m=300){const h=(0,$.Ow)(g,m).replaceAll("|","\
\u2502").trim();if(h==="")return"\u2013";const _="`".repeat(j(h)+1),b=h.startsWith("`")||h.endsWith("`")?" ":"";return`${_}${b}${h}${b}${_}`}function c(g,m=2e3){
const h=g.map(b=>(0,$.Ow)(b,m)),_="`".repeat(Math.max(3,j(h.join(`
`))+1));return[`${_}text`,...h,_].join(`
`)}const s=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,C=/^[0-9a-f]{7,40}\W*$/i,D=/(?:`[^`]+`|\S)+/g,y=new RegExp("^([\"'(]*)`([^`]+)`((\
?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),w=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function d(g,m=1e3){const h=(0,$.Ow)(g,m).trim();return(h.endsWith("\u2026")&&h.split("\
`").length%2===0?`${h}\``:h).replace(D,b=>{const[,R="",I,v=""]=y.exec(b)??[];if(I!==void 0)return R+S(I)+v;if(s.test(b)&&!C.test(b))return b;const[,F="",L="",A=""]=w.
exec(b)??[];return F+S(L)+A})}function f(g){if(g===void 0||!URL.canParse(g))return;const{protocol:m,username:h,password:_,href:b}=new URL(g);if(!(!/^https?:$/.test(
m)||h!==""||_!==""||b.length>2e3))return`[${S(b)}](<${b.replace(/[<>\\]/g,encodeURIComponent)}>)`}function E(g,m){const h=new Date(g).toISOString().slice(0,16).
replace("T"," "),_=m===void 0?"":` \xB7 [The run and its log](<${m}>)`;return`Updated ${h} UTC${_}`}function M(g,m){let h=m,_=g.length;for(;_>0&&(h-=Buffer.byteLength(
(0,$.Ow)(g[_-1]??""))+1,!(h<0));)_--;return g.slice(_)}function j(g){return Math.max(0,...[...g.matchAll(/`+/g)].map(m=>m[0].length))}}),7287:((T,x,u)=>{u.d(x,{
V1:()=>D,WJ:()=>s,xJ:()=>c});var $=u(3739);const S={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"\
error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",built_for_host:"warning",printed_error:"warning",
odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"\
warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function c({code:y}){return S[y]}function s({findings:y}){const[
w,...d]=y.filter(m=>c(m)==="error");if(!w)return;const{place:f,message:E,remedy:M}=w,j=f?`${f.file}${f.line===void 0?"":`:${f.line}`}: `:"",g=d.length===0?"":` \
(and ${d.length} more ${d.length===1?"error":"errors"})`;return new $.GQ("check_failed",`Check failed: ${j}${E}${g}`,{remedy:M??"Correct what the annotations na\
me. They are in the summary too."})}const C=20;function D(y,{findings:w}){const d=w.flatMap(f=>{const{code:E,message:M,place:j}=f;if(!j)return[];const{file:g,line:m=null,
column:h=null}=j;return[{file:g,line:m,column:h,severity:c(f),code:E,message:M}]});return{headline:y.message,stage:"check",code:y.code,exitCode:void 0,remedy:y.
remedy,log:[],diagnostics:d.slice(0,C),moreDiagnostics:Math.max(0,d.length-C)}}}),292:((T,x,u)=>{u.d(x,{Ej:()=>w,Sk:()=>C,by:()=>D,h0:()=>c,jN:()=>s,sX:()=>S});
var $=u(5807);function S({pages:d,links:f,files:E,bytes:M}){return`Checked ${(0,$.hS)(d,"page")}, ${(0,$.hS)(f,"link")} and ${(0,$.hS)(E,"file")} (${w(M)})`}function c({
commit:d}){return d.slice(0,7)}function s({now:d,change:f},E=""){return`${(0,$.zD)(d)}${E} (${y(f,$.zD)})`}function C({now:d,change:f},E=""){return`${w(d)}${E} \
(${D(f)})`}function D(d){return y(d,w)}function y(d,f){return`${d>0?"+":d<0?"-":"\xB1"}${f(Math.abs(d))}`}function w(d){return d<1e3?`${d} B`:d<1e6?`${(d/1e3).toFixed(
1)} kB`:`${(d/1e6).toFixed(1)} MB`}}),6425:((T,x,u)=>{u.d(x,{$:()=>$});function $({org:S,project:c,app:s}){return`${S}/${c}/${s}`}}),3716:((T,x,u)=>{u.d(x,{LP:()=>S,
QE:()=>y});var $=u(5807);function S(w){return/^\s*at\s.*[:)\d]$/.test(w)}const c=/(?:^|[/\\])(?:node_modules|\.yarn|\.pnp\.cjs)(?:[/\\:]|$)|\b(?:node|bun|internal):|<anonymous>\)?$/,
s=2,C=2e3;class D{#r;#n;#e=[];#t=0;constructor(d){this.#r=d}push(d){const f=(0,$.Nl)(d.slice(0,C)).trimEnd().replace(/ \{$/,"");return S(f)?this.#n===void 0&&!c.
test(f)?(this.#n=d,[...this.#i(),d]):(this.#t+=1,this.#e.length<s&&this.#e.push(d),[]):[...this.end(),d]}end(){return this.#n=void 0,this.#i()}#i(){const[d,f]=[
this.#t,this.#e];return[this.#t,this.#e]=[0,[]],d<s?f:[this.#r(d)]}}function y(w,d){const f=new D(d);return[...w.flatMap(E=>f.push(E)),...f.end()]}})};export{De as id,Ce as ids,Me as modules};

const P=603,K=[603],N={6603:((Y,L,d)=>{d.d(L,{carryOut:()=>O});var S=d(3445),k=d(9574),s=d(1532),M=d(7244),j=d(48),I=d(4089),D=d(2536);async function U(f,e,o,r){
const{plan:a,github:h}=f,g=(0,j.L)({...o,token:h.token,context:o.run.context,open:{app:(0,I.$k)(f),environment:h.environment,comment:h.comment},save:p=>o.runner.
state(D.MX,p?JSON.stringify(p):""),warn:(p,y)=>e.report({type:"warning",message:p,remedy:y})},r);if(g===void 0)return a;const $=await g.recall(a.commit);return a.
dryRun||e.follow(g),{...a,...$}}const C=1200;async function O(f,e,o,r){const{target:a,plan:h}=f,{workspace:g}=o.run.context;if(a.mode==="check"){const{runCheck:E}=await Promise.
all([d.e(169),d.e(571),d.e(741)]).then(d.bind(d,8879));return E(h,a.compareTo,e,{...r,workspace:g})}const $=await(0,S.i)(r.env),p=(0,k.N)(h,a,{fetch:$,run:b,onSecret:E=>e.
addSecret(E),reporter:e.report,tree:h.commit===void 0?void 0:(0,M.c)(g),signal:r.signal,requestSignal:x(r.signal,C)}),y=p.identify();y.catch(()=>{});const w=await U(
f,e,{...o,fetch:$});return(0,s.g)(w,{...p,identify:()=>y})}async function b(f){const{getExecOutput:e}=await d.e(913).then(d.bind(d,3913)),[o,r]=process.platform===
"win32"?["cmd","/c"]:["sh","-c"];return e(o,[r,f],{silent:!0,ignoreReturnCode:!0})}function x(f,e){const o=new AbortController,r=()=>setTimeout(()=>o.abort(f.reason),
e).unref();return f.aborted?r():f.addEventListener("abort",r,{once:!0}),o.signal}}),4089:((Y,L,d)=>{d.d(L,{$k:()=>D,o3:()=>b,z6:()=>x,PL:()=>U});var S=d(9439),k=d(
3214),s=d(4013),M=d(6861);function j(e,o){return e?[e,...e.also].map(r=>({code:r.code,message:o.redact(r.message),explanation:(0,M.W)(r).map(a=>o.redact(a))})):
[]}function I(e,o){const r=a=>({...a,message:o.redact(a.message)});return{...e,findings:e.findings.map(r)}}function D({plan:e}){return`${e.org}/${e.project}/${e.
app}`}function U({outcome:e,run:o,planned:r,built:a,checked:h,secrets:g,...$}){const{context:p}=o,y=r?.plan.env;return{...$,status:O(e,r),app:r?D(r):o.raw.app,appID:e.
appID,appCreated:e.appCreated,deployID:e.deployID,url:e.url,repository:r?.plan.configuration.repository??p.repository,branch:r?.plan.configuration.branch??p.refName,
commit:C(p,r?.plan.commit),built:C(p,a),runUrl:p.runUrl,variables:y?.kind==="replace"?[...y.variables.keys()]:y&&"left alone",phases:e.phases.map(({phase:w,ms:E})=>({
title:S.K[w],ms:E})),failure:e.failure&&(0,k.O)(e.failure,g),errors:[e.error,$.seeded?.error].flatMap(w=>j(w,g)),checked:h&&I(h,g),warnings:$.warnings.map(w=>g.
redact(w))}}function C({serverUrl:e,repository:o},r){if(r===void 0)return;const a=o&&/^[0-9a-f]{7,64}$/.test(r);return{id:r,url:a?`${e}/${o}/commit/${r}`:void 0}}
function O({status:e,error:o},r){if(o?.code==="interrupted")return"interrupted";if(r?.plan.dryRun&&!o)return"dry-run";const a={succeeded:"check-passed",failed:"\
check-failed"};return r?.target.mode==="check"&&a[e]||e}function b(e){return(0,s.wQ)({...e,failure:e.failure&&{...e.failure,log:[]}})}function x(e,o){return{state:f(
o),description:(0,s.ow)(e),url:o.url,comment:(0,s.wQ)(e)}}function f({status:e,error:o,failure:r,deployID:a}){switch(e){case"succeeded":return o?"failure":"succ\
ess";case"failed":return r||o?.code==="deploy_failed"||a===void 0?"failure":"error";case"cancelled":return a===void 0?void 0:"inactive";case"pending":return o?"\
error":"in_progress";case"skipped":return;default:return e}}}),4013:((Y,L,d)=>{d.d(L,{Br:()=>I,ow:()=>U,wQ:()=>D});var S=d(9127),k=d(9680),s=d(9877);const M={bytes:1e6,
errors:20,diagnostics:50,logLines:1e3},j={bytes:6e4,errors:5,diagnostics:10,logLines:40};function I(n){const t=[O(n,"##"),b(n),x(n),h(n,M),n.checked?(0,k.UC)(n.
checked):"",n.compared,w(n),E(n)];return A(t,n.failure?.log,M)}function D(n){const t=[O(n,"###"),b(n),x(n),h(n,j)];return A(t,n.failure?.log,j,R(n))}function U(n){
return n.failure?.headline??n.errors[0]?.message??`${n.app} ${C[n.status][1]}`}const C={succeeded:["\u2705","is deployed"],failed:["\u274C","was not deployed"],
cancelled:["\u26AA","was not deployed: its deployment was cancelled"],pending:["\u23F3","is still being deployed"],skipped:["\u23ED\uFE0F","was skipped"],interrupted:[
"\u{1F6D1}","was left by this run before the end"],"check-passed":["\u2705","deploys: the check passed"],"check-failed":["\u274C","does not pass the check"],"dr\
y-run":["\u{1F50E}","would be deployed: a dry run, nothing was sent"]};function O(n,t){const[i,l]=C[n.status],u=n.status==="succeeded"&&n.errors.length>0?", but":
"";return`${t} ${i} ${(0,s.aY)(n.app,200)} ${l}${u}`}function b(n){const t=(0,s.Dl)(n.url);return t===void 0?"":`**${t}**`}function x(n){return["| | |","| --- |\
 --- |",...[["App",n.appID&&`${(0,s.aY)(n.appID,128)}${n.appCreated?" (created by this run)":""}`],["Deployment",n.deployID&&(0,s.aY)(n.deployID,128)],["Source",
e(n)],["Variables",a(n.variables)],["Code",f(n)],["Keys",n.seeded&&`${n.seeded.written} written, ${n.seeded.failed} failed`]].flatMap(([l,u])=>u?[`| ${l} | ${u}\
 |`]:[])].join(`
`)}function f({failure:n,errors:t}){const i=n?.code===void 0?t.flatMap(u=>u.code??[]):[n.code],l=[...new Set(i)].slice(0,5).map(u=>(0,s.aY)(u,64));return l.length===
0?void 0:`${l.join(", ")}: see docs/troubleshooting.md of Slipway`}function e({commit:n,built:t,branch:i,repository:l}){const u=`${(0,s.aY)(i??"",200)} of ${(0,s.
aY)(l??"",200)}`,c=n&&`${o(n)} on ${u}`;return t===void 0||t.id===n?.id?c??u:`${o(t)} as checked out, for ${c??u}`}function o({id:n,url:t}){const i=(0,s.aY)(n.slice(
0,12));return t===void 0?i:`[${i}](<${t}>)`}const r=60;function a(n){if(n===void 0||n==="left alone")return n;if(n.length===0)return"emptied";const t=n.length>r?
` and ${n.length-r} more`:"";return`${n.slice(0,r).map(l=>(0,s.aY)(l,100)).join(", ")}${t}`}function h(n,t){const{failure:i,errors:l}=n;if(i){const m=i.remedy===
void 0?[]:[g(i.remedy.split(`
`))];return[`**${(0,s.CS)(i.headline,500)}**`,...m,$(i,n,t)].filter(T=>T!=="").join(`

`)}const u=l.slice(0,t.errors).map(m=>`**${(0,s.CS)(m.message)}**

${g(m.explanation)}`.trimEnd()),c=l.length-u.length;return[...u,...c>0?[`\u2026 and ${c} more.`]:[]].join(`

`)}function g([n,...t]){return n===void 0?"":t.length===0?(0,s.CS)(n):`${(0,s.CS)(n)}

${(0,s.EU)(t.slice(0,12),200)}`}function $({diagnostics:n,moreDiagnostics:t},i,l){const u=n.slice(0,l.diagnostics).map(v=>`- ${(0,s.aY)(p(v),300)} ${(0,s.aY)(v.
message)}`),c=n.length-u.length+t,m=[c>0?`${c} more findings are not listed here.`:"",i.unannotated>0?`${i.unannotated} findings had no room for an annotation.`:
""];return[u.join(`
`),...m].filter(v=>v!=="").join(`

`)}function p({file:n,line:t,column:i}){return[n,t,i].filter(l=>l!==null).join(":")}const y=32;function w({phases:n}){if(n.length===0)return"";const t=Math.max(
1,...n.map(({ms:c})=>c)),i=Math.max(...n.map(({title:c})=>c.length)),l=n.map(({title:c,ms:m})=>{const v="\u2588".repeat(Math.round(m/t*y))||"\u258F";return`${c.
padEnd(i)}  ${(0,S.a)(m).padStart(8)}  ${v}`}),u=n.reduce((c,{ms:m})=>c+m,0);return["### Where the time went",(0,s.EU)([...l,`${"Total".padEnd(i)}  ${(0,S.a)(u).
padStart(8)}`])].join(`

`)}function E({warnings:n}){return n.length===0?"":["### Warnings",n.slice(0,20).map(t=>`- ${(0,s.CS)(t,500)}`).join(`
`)].join(`

`)}function R(n){return n.runUrl===void 0?"":`[The run and its log](<${n.runUrl}>)`}function A(n,t,i,l=""){const u=n.filter(T=>T!=="").join(`

`),c=i.bytes-Buffer.byteLength(u)-Buffer.byteLength(l)-1e3,m=(0,s.XI)((t??[]).slice(-i.logLines),c),v=m.length===0?"":B(m,t?.length??0);return`${[u,v,l].filter(
T=>T!=="").join(`

`)}
`}function B(n,t){return`<details><summary>${n.length===t?`Build log, ${t} lines`:`Build log, the last ${n.length} of ${t} lines`}</summary>

${(0,s.EU)(n)}

</details>`}})};export{P as id,K as ids,N as modules};

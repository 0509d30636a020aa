const A=678,F=[678],j={5678:((k,w,d)=>{d.d(w,{seedLog:()=>f});var u=d(3739),E=d(5807),l=d(9127);function c({part:t,done:r,total:n,perSecond:i,leftMs:e}){const s=e===
void 0||r===n?"":`, ${(0,l.a)(e)} left`,a=i.toFixed(i<10?1:0);return`${t==="write"?"Written":"Deleted"} ${r} of ${n} (${a} a second${s})`}function p({waitMs:t,atOnce:r}){
return`Rate limit: waiting ${(0,l.a)(t)}, then at most ${r} at once`}function x({trouble:t}){const r=t.status===void 0?"had no answer":`was answered ${t.status}`;
return`A ${t.operation} ${r}; it is repeated`}function T({entries:t,deletes:r,written:n,deleted:i,dryRun:e,ms:s}){return e?`Dry run: ${t} would be written, ${r}\
 deleted`:`${n} written, ${i} deleted in ${formatDuration(s)}`}var D=d(2483),L=d(9602);const h=1e4;function R(t,r){const n=new Annotations(t);return{tell:f(t,n,
r),finish(i,e){return e.error?showError(t,n,e.error):t.line(`\u2713 ${outcomeText(e)}`),t.output("written",String(e.written)),t.output("deleted",String(e.deleted)),
t.output("failed",String(e.failed)),t.summary(g(i,e)),e.error?1:0},fail(i){return showError(t,n,i),t.output("written","0"),t.output("deleted","0"),t.output("fai\
led","0"),1}}}function f(t,r,n){let i=n.now();return e=>{switch(e.type){case"checked":t.line(`\u2713 Checked: ${e.entries} to write, ${e.deletes} to delete`);break;case"\
progress":if(n.now()-i<h&&e.done<e.total)break;i=n.now(),t.line(c(e));break;case"throttled":t.line(p(e));break;case"trouble":r.add("warning",{message:x(e)});break;case"\
key-failed":break;default:(0,u.xb)(e)}}}function g({file:t,pruneFile:r},n){const i=[t,r].filter(o=>o!==void 0).map($),e=[["Written",n.written,n.entries],["Delet\
ed",n.deleted,n.deletes]],s=n.unwrittenFile===void 0?"":`
Not written: ${$(n.unwrittenFile)} \u2013 seed it next.
`,a=n.dryRun?"checked (dry run)":n.error?"failed":"done",y=e.map(([o,b,S])=>`| ${o} | ${b} of ${S} |`).join(`
`);return`### Seeding ${a}: ${i.join(", ")}

| Keys | |
| --- | --- |
${y}
${s}`}function $(t){return`\`${cleanLine(t,300).replaceAll("`","'")}\``}})};export{A as id,F as ids,j as modules};

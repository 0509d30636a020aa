const a=454,l=[454],$={3659:((r,i,u)=>{u.d(i,{i:()=>d,l:()=>e});var c=u(5807);const h=20,f=200;function d({count:n,names:t},s){return{count:n+1,names:t.length<h?
[...t,o(s)]:t}}function e({count:n,names:t}){const s=n>t.length?` and ${n-t.length} more`:"";return`Left out of the plain folder: ${t.toSorted().join(", ")}${s}`}
function o(n){const t=n.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,c.vI)(t,f)}}),2454:((r,i,u)=>{u.r(i),u.d(i,{notesOf:()=>h,notesOfShape:()=>d,shownFault:()=>f});
var c=u(3659);function h({ignoredRules:e,withheld:o,leftOut:n}){const t=e.map(({file:s,line:p,reason:_})=>`Ignored: ${s}${p===void 0?"":`, line ${p}`}: ${_}`);return o>
0&&t.push(`Left out: ${o} \xD7 .env*, because such files contain secrets`),n.count>0&&t.push((0,c.l)(n)),t}function f({file:e,line:o,message:n}){return e===null?
n:`${e}${o===null?"":`:${o}`}: ${n}`}function d({fallback:e,base:o},{spaFallback:n}){const t=[];if(e!==void 0&&n===void 0){const s=e==="index.html"?"the site ha\
s one page":"the site has it, and no 404.html";t.push(`Paths without a file get ${e}, because ${s} (spaFallback in app-settings changes it)`)}return o!==void 0&&
t.push(`The pages expect the path ${o}/, so / redirects to it`),t}})};export{a as id,l as ids,$ as modules};

const l=454,$=[454],E={3659:((_,u,s)=>{s.d(u,{i:()=>h,l:()=>f});var i=s(5807);const r=20,c=200;function h({count:t,names:n},o){return{count:t+1,names:n.length<r?
[...n,e(o)]:n}}function f({count:t,names:n}){const o=t>n.length?` and ${t-n.length} more`:"";return`Left out of the release: ${n.toSorted().join(", ")}${o}`}function e(t){
const n=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,i.vI)(n,c)}}),2454:((_,u,s)=>{s.r(u),s.d(u,{notesOf:()=>r,notesOfShape:()=>f,printsErrors:()=>c,
shownFault:()=>h});var i=s(3659);function r({ignoredRules:e,withheld:t,leftOut:n}){const o=e.map(({file:p,line:d,reason:a})=>`Ignored: ${p}${d===void 0?"":`, li\
ne ${d}`}: ${a}`);return t>0&&o.push(`Left out: ${t} \xD7 .env*, because such files contain secrets`),n.count>0&&o.push((0,i.l)(n)),o}function c(e){return e.some(
t=>/\b(?:ERROR|FATAL)\b/.test(t))}function h({file:e,line:t,message:n}){return e===null?n:`${e}${t===null?"":`:${t}`}: ${n}`}function f({fallback:e,base:t},{spaFallback:n}){
const o=[];if(e!==void 0&&n===void 0){const p=e==="index.html"?"the site has one page":"the site has it, and no 404.html";o.push(`Paths without a file get ${e},\
 because ${p} (spaFallback in app-settings changes it)`)}return t!==void 0&&o.push(`The pages expect the path ${t}/, so / redirects to it`),o}})};export{l as id,$ as ids,E as modules};

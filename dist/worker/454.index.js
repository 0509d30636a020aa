const a=454,r=[454],l={3659:((p,c,s)=>{s.d(c,{i:()=>n,l:()=>o});var f=s(5807);const d=20,h=200;function n({count:t,names:e},u){return{count:t+1,names:e.length<d?
[...e,i(u)]:e}}function o({count:t,names:e}){const u=t>e.length?` and ${t-e.length} more`:"";return`Left out of the plain folder: ${e.toSorted().join(", ")}${u}`}
function i(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,f.vI)(e,h)}}),2454:((p,c,s)=>{s.r(c),s.d(c,{notesOf:()=>d,notesOfShape:()=>h});
var f=s(3659);function d({ignoredRules:n,withheld:o,leftOut:i}){const t=n.map(({file:e,line:u,reason:_})=>`Ignored: ${e}${u===void 0?"":`, line ${u}`}: ${_}`);return o>
0&&t.push(`Left out: ${o} \xD7 .env*, because such files contain secrets`),i.count>0&&t.push((0,f.l)(i)),t}function h({fallback:n,base:o},{spaFallback:i}){const t=[];
if(n!==void 0&&i===void 0){const e=n==="index.html"?"the site has one page":"the site has it, and no 404.html";t.push(`Paths without a file get ${n}, because ${e}\
 (spaFallback in app-settings changes it)`)}return o!==void 0&&t.push(`The pages expect the path ${o}/, so / redirects to it`),t}})};export{a as id,r as ids,l as modules};

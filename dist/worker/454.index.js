const O=454,g=[454],D={3531:((b,a,u)=>{u.d(a,{kl:()=>_,pI:()=>h,pS:()=>p});function h({what:i,folder:t,why:e,command:c,commandWhy:n,node:s,tool:o}){const d=f=>f?
` (${f})`:"",r=[i];return t!==""&&r.push(`in \`${t}\`${d(e)}`),c!==void 0&&r.push(`built by \`${c}\`${d(n)}`),s&&r.push(`with Node.js ${s.version}${d(s.by)}`),c!==
void 0&&r.push(`and ${o??""}`.trimEnd()),`Detected ${r.join(", ").replace(", and "," and ")}`}function p(i){return`Found the site in \`${i}\``}function _(i,t){return`\
This app became ${i}: ${t}. To publish files instead: --app-type web-landing`}function l(i){const t=i.split(`
`).findLast(e=>e.startsWith("This app became "));return t&&/^This app became \S{1,20}: (.{1,600}?)\. To publish files/.exec(t)?.[1]}function $(i){const t=i.split(
`
`),e=t.find(n=>n.startsWith("Detected "))??"",c=t.findLast(n=>n.startsWith("Found the site in `"))??"";return{rootDirectory:/, in `([^`]{1,1024})`(?! \(the setting)/.
exec(e)?.[1],buildCommand:/, built by `([^`]{1,4096})`(?! \(the setting)/.exec(e)?.[1],nodeVersion:/(?:,| and) with Node\.js v?(\d{1,3})(?![\d])(?!\S{0,20} \(the setting)/.
exec(e)?.[1],outputDirectory:/^Found the site in `([^`]{1,1024})`$/.exec(c)?.[1]}}}),3659:((b,a,u)=>{u.d(a,{i:()=>l,l:()=>$});var h=u(5807);const p=20,_=200;function l({
count:t,names:e},c){return{count:t+1,names:e.length<p?[...e,i(c)]:e}}function $({count:t,names:e}){const c=t>e.length?` and ${t-e.length} more`:"";return`Left o\
ut of the release: ${e.toSorted().join(", ")}${c}`}function i(t){const e=t.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,"\uFFFD");return(0,h.vI)(e,_)}}),2454:((b,a,u)=>{
u.r(a),u.d(a,{becameWarning:()=>i,notesOf:()=>$,notesOfShape:()=>c,printsErrors:()=>t,shownFault:()=>e});var h=u(5807),p=u(8595),_=u(3531),l=u(3659);function $({
ignoredRules:n,withheld:s,leftOut:o}){const d=n.map(({file:r,line:f,reason:E})=>`Ignored: ${r}${f===void 0?"":`, line ${f}`}: ${E}`);return s>0&&d.push(`Left ou\
t: ${s} \xD7 .env*, because such files contain secrets`),o.count>0&&d.push((0,l.l)(o)),d}function i({type:n,because:s,place:o}){return{code:"type_detected",file:o?.
file??null,line:o?.line??null,message:(0,h.Ow)((0,_.kl)(n,s),p.iA)}}function t(n){return n.some(s=>/\b(?:ERROR|FATAL)\b/.test(s))}function e({file:n,line:s,message:o}){
return n===null?o:`${n}${s===null?"":`:${s}`}: ${o}`}function c({fallback:n,base:s},{spaFallback:o}){const d=[];if(n!==void 0&&o===void 0){const r=n==="index.ht\
ml"?"the site has one page":"the site has it, and no 404.html";d.push(`Paths without a file get ${n}, because ${r} (spaFallback in app-settings changes it)`)}return s!==
void 0&&d.push(`The pages expect the path ${s}/, so / redirects to it`),d}})};export{O as id,g as ids,D as modules};

const j=716,M=[716],B={7716:((O,f,o)=>{o.d(f,{Ej:()=>i,UC:()=>h,tellFindings:()=>g,tp:()=>d});var _=o(5807),a=o(7496),l=o(8862);function g(e,t,n){const{pages:r,
links:s,files:p}=n,u=new Set;for(const c of n.findings){const{message:L,place:x,remedy:w}=c;t.add((0,a.x)(c),{message:(0,_.O)(L,1e3),...x?{place:x}:{}}),w!==void 0&&
u.add(w)}for(const c of u)e.line(`  ${c}`);e.line(`Checked ${r} pages, ${s} links and ${p} files (${i(n.bytes)})`)}const m=100,$={error:"\u274C",warning:"\u26A0\uFE0F",
notice:"\u2139\uFE0F"};function h(e){const{findings:t,largest:n}=e,r=t.length-m;return["### The site",k(e),...t.length===0?[]:[t.slice(0,m).map(E).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${d(["File","Bytes","Brotli","gzip"],n.map(s=>[(0,l.aY)(s.path),i(s.bytes),i(s.brotli),i(s.gzip)]))}

</details>`].join(`

`)}function k({pages:e,links:t,files:n,bytes:r,brotli:s,gzip:p}){const u=[e,t,n].map(c=>c.toLocaleString("en"));return d(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...u,i(r),i(s),i(p)]])}function E(e){const{message:t,place:n}=e,r=n?`${(0,l.aY)([n.file,n.line,n.column].filter(s=>s!==void 0).
join(":"))} `:"";return`- ${$[(0,a.x)(e)]} ${r}${(0,l.aY)(t,500)}`}function d(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}function i(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}}),8862:((O,f,o)=>{o.d(f,{CS:()=>h,Dl:()=>k,EU:()=>l,XI:()=>E,
aY:()=>a});var _=o(5807);function a(i,e=300){const t=(0,_.O)(i,e).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const n="`".repeat(d(t)+1),r=t.startsWith(
"`")||t.endsWith("`")?" ":"";return`${n}${r}${t}${r}${n}`}function l(i,e=2e3){const t=i.map(r=>(0,_.O)(r,e)),n="`".repeat(Math.max(3,d(t.join(`
`))+1));return[`${n}text`,...t,n].join(`
`)}const g=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,m=/^[0-9a-f]{7,40}\W*$/i,$=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function h(i,e=1e3){return(0,_.O)(i,e).trim().replace($,(n,r,s="",p="",u="",c="")=>r!==void 0?a(r)+s:g.test(n)&&!m.test(n)?n:p+a(u)+c)}function k(i){if(i===void 0||
!URL.canParse(i))return;const{protocol:e,username:t,password:n,href:r}=new URL(i);if(!(!/^https?:$/.test(e)||t!==""||n!==""||r.length>2e3))return`[${a(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function E(i,e){let t=e,n=i.length;for(;n>0&&(t-=Buffer.byteLength((0,_.O)(i[n-1]??""))+1,!(t<0));)n--;return i.slice(
n)}function d(i){return Math.max(0,...[...i.matchAll(/`+/g)].map(e=>e[0].length))}}),7496:((O,f,o)=>{o.d(f,{x:()=>a});const _={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function a({code:l}){return _[l]}})};export{j as id,M as ids,B as modules};

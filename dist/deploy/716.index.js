const M=716,j=[716],B={7716:((O,u,o)=>{o.d(u,{U:()=>h,tellFindings:()=>g});var _=o(5807),a=o(7496),l=o(8862);function g(e,t,n){const{pages:r,links:s,files:m}=n,
d=new Set;for(const c of n.findings){const{message:L,place:x,remedy:w}=c;t.add((0,a.x)(c),{message:(0,_.O)(L,1e3),...x?{place:x}:{}}),w!==void 0&&d.add(w)}for(const c of d)
e.line(`  ${c}`);e.line(`Checked ${r} pages, ${s} links and ${m} files (${i(n.bytes)})`)}const p=100,$={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};
function h(e){const{findings:t,largest:n}=e,r=t.length-p;return["### The site",k(e),...t.length===0?[]:[t.slice(0,p).map(E).join(`
`)],...r>0?[`\u2026 and ${r} more.`]:[],`<details><summary>The largest files</summary>

${f(["File","Bytes","Brotli","gzip"],n.map(s=>[(0,l.aY)(s.path),i(s.bytes),i(s.brotli),i(s.gzip)]))}

</details>`].join(`

`)}function k({pages:e,links:t,files:n,bytes:r,brotli:s,gzip:m}){const d=[e,t,n].map(c=>c.toLocaleString("en"));return f(["Pages","Links inside the site","Files",
"Size","with Brotli","with gzip"],[[...d,i(r),i(s),i(m)]])}function E(e){const{message:t,place:n}=e,r=n?`${(0,l.aY)([n.file,n.line,n.column].filter(s=>s!==void 0).
join(":"))} `:"";return`- ${$[(0,a.x)(e)]} ${r}${(0,l.aY)(t,500)}`}function f(e,t){return[e,e.map(()=>"---"),...t].map(n=>`| ${n.join(" | ")} |`).join(`
`)}function i(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}}),8862:((O,u,o)=>{o.d(u,{CS:()=>h,Dl:()=>k,EU:()=>l,XI:()=>E,
aY:()=>a});var _=o(5807);function a(i,e=300){const t=(0,_.O)(i,e).replaceAll("|","\u2502").trim();if(t==="")return"\u2013";const n="`".repeat(f(t)+1),r=t.startsWith(
"`")||t.endsWith("`")?" ":"";return`${n}${r}${t}${r}${n}`}function l(i,e=2e3){const t=i.map(r=>(0,_.O)(r,e)),n="`".repeat(Math.max(3,f(t.join(`
`))+1));return[`${n}text`,...t,n].join(`
`)}const g=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,p=/^[0-9a-f]{7,40}\W*$/i,$=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function h(i,e=1e3){return(0,_.O)(i,e).trim().replace($,(n,r,s="",m="",d="",c="")=>r!==void 0?a(r)+s:g.test(n)&&!p.test(n)?n:m+a(d)+c)}function k(i){if(i===void 0||
!URL.canParse(i))return;const{protocol:e,username:t,password:n,href:r}=new URL(i);if(!(!/^https?:$/.test(e)||t!==""||n!==""||r.length>2e3))return`[${a(r)}](<${r.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function E(i,e){let t=e,n=i.length;for(;n>0&&(t-=Buffer.byteLength((0,_.O)(i[n-1]??""))+1,!(t<0));)n--;return i.slice(
n)}function f(i){return Math.max(0,...[...i.matchAll(/`+/g)].map(e=>e[0].length))}}),7496:((O,u,o)=>{o.d(u,{x:()=>a});const _={index_unanswered:"error",index_empty:"\
error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"warning",example_of_secrets:"\
warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function a({code:l}){return _[l]}})};export{M as id,j as ids,B as modules};

const D=716,L=[716],M={7716:((x,f,a)=>{a.d(f,{Ej:()=>i,UC:()=>k,tellFindings:()=>$,tp:()=>d,zD:()=>r});var c=a(5807),_=a(7496),l=a(8862);function $(e,n,t){const{
pages:o,links:s,files:p}=t,u=new Set;for(const m of t.findings){const{message:B,place:w,remedy:j}=m;n.add((0,_.x)(m),{message:(0,c.O)(B,1e3),...w?{place:w}:{}}),
j!==void 0&&u.add(j)}for(const m of u)e.line(`  ${m}`);e.line(`Checked ${o} pages, ${s} links and ${p} files (${i(t.bytes)})`)}const g=100,h={error:"\u274C",warning:"\
\u26A0\uFE0F",notice:"\u2139\uFE0F"};function k(e){const{findings:n,largest:t}=e,o=n.length-g;return["### The site",E(e),...n.length===0?[]:[n.slice(0,g).map(O).
join(`
`)],...o>0?[`\u2026 and ${o} more.`]:[],`<details><summary>The largest files</summary>

${d(["File","Bytes","Brotli","gzip"],t.map(s=>[(0,l.aY)(s.path),i(s.bytes),i(s.brotli),i(s.gzip)]))}

</details>`].join(`

`)}function E({pages:e,links:n,files:t,bytes:o,brotli:s,gzip:p}){const u=[e,n,t].map(r);return d(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...u,i(o),i(s),i(p)]])}function O(e){const{message:n,place:t}=e,o=t?`${(0,l.aY)([t.file,t.line,t.column].filter(s=>s!==void 0).join(":"))} `:"";return`\
- ${h[(0,_.x)(e)]} ${o}${(0,l.aY)(n,500)}`}function d(e,n){return[e,e.map(()=>"---"),...n].map(t=>`| ${t.join(" | ")} |`).join(`
`)}function r(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function i(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}}),8862:((x,f,a)=>{a.d(f,{CS:()=>k,Dl:()=>E,EU:()=>l,XI:()=>O,aY:()=>_});var c=a(5807);function _(r,i=300){const e=(0,c.O)(r,i).replaceAll("|","\u2502").trim();
if(e==="")return"\u2013";const n="`".repeat(d(e)+1),t=e.startsWith("`")||e.endsWith("`")?" ":"";return`${n}${t}${e}${t}${n}`}function l(r,i=2e3){const e=r.map(t=>(0,c.
O)(t,i)),n="`".repeat(Math.max(3,d(e.join(`
`))+1));return[`${n}text`,...e,n].join(`
`)}const $=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,g=/^[0-9a-f]{7,40}\W*$/i,h=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function k(r,i=1e3){return(0,c.O)(r,i).trim().replace(h,(n,t,o="",s="",p="",u="")=>t!==void 0?_(t)+o:$.test(n)&&!g.test(n)?n:s+_(p)+u)}function E(r){if(r===void 0||
!URL.canParse(r))return;const{protocol:i,username:e,password:n,href:t}=new URL(r);if(!(!/^https?:$/.test(i)||e!==""||n!==""||t.length>2e3))return`[${_(t)}](<${t.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function O(r,i){let e=i,n=r.length;for(;n>0&&(e-=Buffer.byteLength((0,c.O)(r[n-1]??""))+1,!(e<0));)n--;return r.slice(
n)}function d(r){return Math.max(0,...[...r.matchAll(/`+/g)].map(i=>i[0].length))}}),7496:((x,f,a)=>{a.d(f,{x:()=>_});const c={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function _({code:l}){return c[l]}})};export{D as id,L as ids,M as modules};

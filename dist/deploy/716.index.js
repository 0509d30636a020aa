const R=716,S=[716],I={7716:((x,u,_)=>{_.d(u,{Ej:()=>t,UC:()=>E,tellFindings:()=>w,tp:()=>i,zD:()=>s});var l=_(5807),c=_(7496),d=_(8862);function w(e,n,r){const{
pages:a,links:o,files:p}=r,$=new Set;for(const h of r.findings){const{message:P,place:j,remedy:B}=h;n.add((0,c.x)(h),{message:(0,l.Ow)(P,1e3),...j?{place:j}:{}}),
B!==void 0&&$.add(B)}for(const h of $)e.line(`  ${h}`);const[D,L,M]=[f(a,"page"),f(o,"link"),f(p,"file")];e.line(`Checked ${D}, ${L} and ${M} (${t(r.bytes)})`)}
function f(e,n){return`${s(e)} ${n}${e===1?"":"s"}`}const m=100,k={error:"\u274C",warning:"\u26A0\uFE0F",notice:"\u2139\uFE0F"};function E(e){const{findings:n,largest:r}=e,
a=n.length-m;return["### The site",O(e),...n.length===0?[]:[n.slice(0,m).map(g).join(`
`)],...a>0?[`\u2026 and ${a} more.`]:[],`<details><summary>The largest files</summary>

${i(["File","Bytes","Brotli","gzip"],r.map(o=>[(0,d.aY)(o.path),t(o.bytes),t(o.brotli),t(o.gzip)]))}

</details>`].join(`

`)}function O({pages:e,links:n,files:r,bytes:a,brotli:o,gzip:p}){const $=[e,n,r].map(s);return i(["Pages","Links inside the site","Files","Size","with Brotli","\
with gzip"],[[...$,t(a),t(o),t(p)]])}function g(e){const{message:n,place:r}=e,a=r?`${(0,d.aY)([r.file,r.line,r.column].filter(o=>o!==void 0).join(":"))} `:"";return`\
- ${k[(0,c.x)(e)]} ${a}${(0,d.aY)(n,500)}`}function i(e,n){return[e,e.map(()=>"---"),...n].map(r=>`| ${r.join(" | ")} |`).join(`
`)}function s(e){return String(e).replace(/\B(?=(?:\d{3})+$)/g,",")}function t(e){return e<1e3?`${e} B`:e<1e6?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} \
MB`}}),8862:((x,u,_)=>{_.d(u,{CS:()=>k,Dl:()=>E,EU:()=>d,XI:()=>O,aY:()=>c});var l=_(5807);function c(i,s=300){const t=(0,l.Ow)(i,s).replaceAll("|","\u2502").trim();
if(t==="")return"\u2013";const e="`".repeat(g(t)+1),n=t.startsWith("`")||t.endsWith("`")?" ":"";return`${e}${n}${t}${n}${e}`}function d(i,s=2e3){const t=i.map(n=>(0,l.
Ow)(n,s)),e="`".repeat(Math.max(3,g(t.join(`
`))+1));return[`${e}text`,...t,e].join(`
`)}const w=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,f=/^[0-9a-f]{7,40}\W*$/i,m=/`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;
function k(i,s=1e3){return(0,l.Ow)(i,s).trim().replace(m,(e,n,r="",a="",o="",p="")=>n!==void 0?c(n)+r:w.test(e)&&!f.test(e)?e:a+c(o)+p)}function E(i){if(i===void 0||
!URL.canParse(i))return;const{protocol:s,username:t,password:e,href:n}=new URL(i);if(!(!/^https?:$/.test(s)||t!==""||e!==""||n.length>2e3))return`[${c(n)}](<${n.
replace(/[<>\\]/g,encodeURIComponent)}>)`}function O(i,s){let t=s,e=i.length;for(;e>0&&(t-=Buffer.byteLength((0,l.Ow)(i[e-1]??""))+1,!(t<0));)e--;return i.slice(
e)}function g(i){return Math.max(0,...[...i.matchAll(/`+/g)].map(s=>s[0].length))}}),7496:((x,u,_)=>{_.d(u,{x:()=>c});const l={index_unanswered:"error",index_empty:"\
error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",dead_fragment:"war\
ning",example_of_secrets:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function c({code:d}){return l[d]}})};export{R as id,S as ids,I as modules};

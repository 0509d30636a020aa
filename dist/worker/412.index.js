const ie=412,re=[412],oe={1412:((K,y,d)=>{d.d(y,{lookAtStart:()=>ee});var g=d(5807),k=d(8595),u=d(7699),$=d(1600);const x={a:[["href","link"],["xlink:href","lin\
k"]],area:[["href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","as\
set"]],track:[["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["h\
ref","asset"],["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},E=new Set(["script","img","svg","iframe","video","audio","canvas","object",
"embed","input"]),I=new Set(["title","style","script","template"]),O=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function T(i){const e=new R;return e.read(i),e}const N=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class R{links=[];ids=new Set;base;empty=!0;#e=[];read(e){const t=new $.i({onopentag:(n,s)=>this.#s(n,s),ontext:n=>this.#r(n),onclosetag:n=>{this.#e.at(-1)===n&&
this.#e.pop()}});t.write(e),t.end()}#s(e,t){I.has(e)&&t.shadowrootmode===void 0&&this.#e.push(e),E.has(e)&&(this.empty=!1);for(const s of[t.id,e==="a"?t.name:void 0])
s&&this.ids.add(s);switch(t.style?.includes("url(")&&this.#n((0,u.KZ)(t.style)),e){case"base":this.base??=t.href;return;case"meta":this.#i(t);return;case"link":
this.#t(t);return;case"a":case"area":if(/\bexternal\b/.test(t.rel??""))return;break}const n=(x[e]??[]).flatMap(([s,r])=>{const o=t[s];return o===void 0?[]:[{href:o,
kind:r}]});this.#n([...n,...f(t.srcset??"")])}#t({rel:e="",href:t,imagesrcset:n=""}){const s=O.find(([r])=>r.test(e))?.[1];s!==void 0&&this.#n([...t===void 0?[]:
[{href:t,kind:s}],...f(n)])}#i(e){if(e["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const t=N.exec(e.content??"")?.[1];t&&this.#n([{href:t.trim(),
kind:"link"}])}#r(e){this.#e.at(-1)==="style"&&this.#n((0,u.KZ)(e)),this.#e.length===0&&e.trim()!==""&&(this.empty=!1)}#n(e){this.#e.includes("template")||this.
links.push(...e.filter(({href:t})=>!v(t)))}}function v(i){return/\{\{|\$\{|<%/.test(i)}function f(i){return i.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(t=>{const[
n=""]=t.trim().split(/\s/,1);return n===""?[]:[{href:n.replace(/(?<!,),+$/,""),kind:"asset"}]})}const h=5,c=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function p(i){const e=i.filter(s=>c.test(s)),t=i.filter(s=>s.endsWith("/index.html")&&s.split("/").length===2),n=i.filter(s=>/^[^/]+\.html?$/i.test(s)&&s!=="404\
.html");return{folder:n.length>0?void 0:w(i),files:[...new Set([...e,...t,...n])].slice(0,h)}}function w(i){const e=o=>o.split("/").length,t=i.filter(o=>o.endsWith(
"/index.html")).sort((o,a)=>e(o)-e(a)),[n,s]=t;return n!==void 0&&(s===void 0||e(s)>e(n))?n.slice(0,-11):void 0}function S({files:[i]}){return i!==void 0&&/^index\.x?html?$/i.
test(i)?i:void 0}function B(i){const{folder:e,files:t}=i,n=S(i);return n!==void 0?`The output has ${n}: name it index.html, in lower case.`:e!==void 0?`The outp\
ut directory has its index.html in ${e}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${t.length===0?"":` It has ${t.
join(", ")}.`} Is output-directory the folder that the build writes?`}var F=d(9985),L=d(4866),P=d(321);class W{#e=new Map;#s=[];#t;constructor(e){this.#t=e;for(const[
t,{from:n}]of e.entries()){const[s]=n.head;if(s===void 0||!("text"in s))this.#s.push(t);else{const r=this.#e.get(s.text);r?r.push(t):this.#e.set(s.text,[t])}}}get size(){
return this.#t.length}*matching(e,t=()=>!0){const n=this.#e.get(e.parts[0]??"")??[],s=this.#s;for(let r=0,o=0;r<n.length||o<s.length;){const a=n[r]??Number.POSITIVE_INFINITY,
l=s[o]??Number.POSITIVE_INFINITY;a<l?r+=1:o+=1;const m=this.#t[Math.min(a,l)],D=m&&t(m)?(0,L.YW)(m.from,e):void 0;m&&D&&(yield[m,D])}}}function b(i,e,t=n=>n){if(!i.
includes(":"))return{pieces:[t(i)],isFixed:!0};const n=(0,L.iJ)(e),s=[];let r=0;for(const{0:o,1:a="",index:l}of i.matchAll(/:([A-Za-z]\w*)/g))!n.has(a)&&a!=="sp\
lat"||(s.push(t(i.slice(r,l))),n.has(a)&&s.push({name:a}),r=l+o.length);return s.push(t(i.slice(r))),{pieces:s,isFixed:s.every(o=>typeof o=="string")}}function U({
pieces:i},e,t,n){let s="";for(const r of i){const o=typeof r=="string"?r:Z(r.name,e,t,n-s.length);if(o===void 0||s.length+o.length>n)return;s+=o}return s}function Z(i,e,t,n){
return t==="plain"||e.get(i).length>n?e.get(i):e.encoded(i)}const H=64,z=8*1024,Y=4*1024;class G{#e;forces;constructor(e){this.#e=new W(e.map(J)),this.forces=e.
some(({force:t})=>t)}*of(e,t){let n=0;for(const[s,r]of this.#e.matching(e,({force:o})=>o||t!=="file")){if(!s.force&&t==="earlier")return;const o=V(s,r,e);if(o&&
(yield o),n+=1,n===H)return}}}function J({from:i,to:e,status:t,force:n}){return{from:i,to:(0,P.r6)(t)?X(e,i):b(e,i),isForeign:e.startsWith("//"),status:t,force:n}}
function V({to:i,status:e,isForeign:t},n,s){if((0,P.r6)(e)){const a=U(i,n,"plain",Y);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}
const r=U(i,n,"encoded",z);if(r===void 0)return;const o=t?r:r.replace(/^\/{2,}/,"/");return o===`/${s.encode(s.path.slice(1))}`?void 0:{kind:"go",status:e,location:o}}
function X(i,e){const t=i.replace(/[?#].*$/,"");try{return b(t,e,decodeURIComponent)}catch{return b(t,e)}}var j=d(2558),Q=d(4057),q=d(5388),_=d(5657);const A={files:40,
fileBytes:2*1024*1024,bytes:8*1024*1024,addresses:5e3,hops:5},C=200;async function ee(i){const e=new te(i);await e.run();const t=n=>+!(0,q.isErrorOfSite)(n);return e.
faults.toSorted((n,s)=>t(n)-t(s)).slice(0,k.iq)}const M=new URL("http://site.invalid/");class te{faults=[];#e;#s;#t;#i;#r=new Set;#n=[];#d=0;#c=0;constructor(e){
const{redirects:t,fallback:n}=(0,j.Kc)(e.rules),{spaFallback:s}=e;this.#e=e,this.#s=new Set(e.paths),this.#t=new G(t),this.#i=s===!1?void 0:n??(s?"index.html":void 0)}async run(){
const e=this.#u();if(e==="missing"){if(!this.#e.needsStart)return;const r=B(p(this.#e.paths));this.faults.push({code:"index_unanswered",message:`The site has no\
 index page: / answers 404. ${r}`});return}const t=e&&this.#l(e.path);if(e===void 0||t===void 0)return;const n=T(t);(t.trim()===""||n.empty)&&this.faults.push({
code:"index_empty",message:"The index page is empty: it shows nothing and loads no script",in:e.path});const s=n.base!==void 0&&URL.canParse(n.base,e.url.href)?
new URL(n.base,e.url):e.url;this.#o(n.links,s,e.path),await this.#p()}#u(){let e=M;for(let t=0;t<A.hops;t+=1){const n=this.#f(e);if("path"in n)return{path:n.path,
url:e};if(n.kind!=="go")return n.kind==="missing"?"missing":void 0;const s=URL.canParse(n.location,e.href)?new URL(n.location,e):void 0;if(s?.origin!==M.origin)
return;e=s}}async#p(){const e=(0,_.H)(this.#e.signal);for(let t=this.#n.shift();t;t=this.#n.shift()){const{path:n,url:s}=t,r=this.#l(n);if(r===void 0)continue;if(!n.
endsWith(".css"))this.#o((0,u.jO)(r),s,n);else{this.#o((0,u.KZ)(r),s,n);const a=(0,u.tH)(r);a!==void 0&&this.faults.push({code:"unclosed_block",message:se(n,a),
in:n})}const o=e();o&&await o}}#o(e,t,n){for(const{href:s,kind:r}of e){if(r==="link"||!URL.canParse(s,t.href)||this.#r.size>=A.addresses)continue;const o=new URL(
s,t);if(o.origin!==M.origin||this.#r.has(o.pathname))continue;this.#r.add(o.pathname);const a=this.#f(o);a.kind==="file"&&r==="asset"&&/\.(?:css|m?js)$/i.test(a.
path)&&this.#n.push({path:a.path,url:o});const l=ne(a,o);if(l===void 0)continue;const m=JSON.stringify(s.length>C?`${s.slice(0,C-1)}\u2026`:s);this.faults.push(
r==="asset"?{code:"dead_asset",message:`Missing file: ${m} ${l} (in ${n})`,href:s,in:n}:{code:"dead_mention",message:`A script names ${m}, which ${l} (in ${n})`,
href:s,in:n})}}#f(e){const t=(0,g.oF)(e.pathname).slice(1),n=new L.kl(`/${t}`),s=(0,F.qE)(t,this.#a);if(this.#t.forces){const o=this.#h(n,s?"file":"earlier");if(o)
return o}if(s)return s.kind==="file"?s:{kind:"go",location:`/${s.to}`};const r=this.#h(n,"nothing");return r||(this.#i===void 0||!this.#a(this.#i)||(0,Q.IG)(t)?
{kind:"missing"}:{kind:"page",path:this.#i})}#h(e,t){for(const n of this.#t.of(e,t)){if(n.kind==="go")return{kind:"go",location:n.location};const s=(0,F.qE)(n.path,
this.#a);if(n.status===404)return{kind:"missing"};if(s)return s.kind==="file"?s:{kind:"unknown"}}}#a=e=>!(0,j.n$)(e)&&this.#s.has(e);#l(e){const{files:t,fileBytes:n,
bytes:s}=A;if(this.#d>=t)return;this.#d+=1;const r=this.#e.read(e,Math.min(n,s-this.#c));return this.#c+=r===void 0?0:Buffer.byteLength(r),r}}function ne(i,e){return i.
kind==="missing"?"answers 404":i.kind==="page"&&/\.(?!x?html?$)\w+$/i.test(e.pathname)?"answers with a page":void 0}function se(i,e){return`The style sheet ${i}\
 ends within the block that line ${e} opens: its rules from there on may not count`}}),7699:((K,y,d)=>{d.d(y,{KZ:()=>I,jO:()=>R,tH:()=>T});const g=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
k=String.raw`"([^"\\\n]*(?:${g}[^"\\\n]*)*)"`,u=String.raw`'([^'\\\n]*(?:${g}[^'\\\n]*)*)'`,$=String.raw`((?:[^()"'\s\\]|${g})+)\s*\)`,x=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
g,String.raw`(?:url\(\s*|@import\s+)(?:${k}|${u})`,String.raw`url\(\s*${$}`,k.replace("(","(?:"),u.replace("(","(?:")].join("|"),"gi"),E=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function I(f){return[...f.matchAll(x)].flatMap(h=>{const c=h.slice(1).find(p=>p!==void 0);return c===void 0||c===""||c.startsWith("#")?[]:[{href:v(c),kind:"asse\
t"}]})}const O=new RegExp(`${x.source}|([{}])`,"gi");function T(f){const h=[];for(const p of f.matchAll(O)){const w=p.at(-1);w==="{"?h.push(p.index):w==="}"&&h.
pop()}const c=h.at(-1);return c===void 0?void 0:f.slice(0,c).split(`
`).length}const N=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function R(f){return[...f.matchAll(N)].map(([,,h=""])=>({href:h,kind:"mention"}))}function v(f){return f.replace(E,(h,c,p,w)=>{const S=c===void 0?Number.NaN:Number.
parseInt(c,16);return S<=1114111?String.fromCodePoint(S):p===void 0?w??"":""})}})};export{ie as id,re as ids,oe as modules};

const ue=41,pe=[41],me={41:((z,O,h)=>{h.d(O,{lookAtStart:()=>ce});var g=h(8595),p=h(7699),S=h(1600);const E={a:[["href","link"],["xlink:href","link"]],area:[["h\
ref","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},w=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","inp\
ut"]),I=new Set(["title","style","script","template"]),$=new Set(["pre","code","samp","kbd","textarea","xmp"]),b=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,N=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function R(i){const e=new v;return e.read(i),e}const L=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class v{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(e){const t=new S.i({onopentag:(n,s)=>this.#s(n,s),ontext:n=>this.#d(n),onclosetag:n=>{
this.#t.at(-1)===n&&this.#t.pop(),n==="noscript"&&(this.#n-=1),$.has(n)&&(this.#e-=1)}});t.write(e),t.end()}#s(e,t){I.has(e)&&t.shadowrootmode===void 0&&this.#t.
push(e),e==="noscript"&&(this.#n+=1),$.has(e)&&(this.#e+=1),w.has(e)&&(this.empty=!1),this.#n===0&&w.has(e)&&e!=="script"&&(this.blank=!1);for(const s of[t.id,e===
"a"?t.name:void 0])s&&this.ids.add(s);switch(t.style?.includes("url(")&&this.#r((0,p.KZ)(t.style)),e){case"base":this.base??=t.href;return;case"meta":this.#i(t);
return;case"link":this.#o(t);return;case"a":case"area":if(/\bexternal\b/.test(t.rel??""))return;break}const n=(E[e]??[]).flatMap(([s,o])=>{const r=t[s];return r===
void 0?[]:[{href:r,kind:o}]});this.#r([...n,...y(t.srcset??"")])}#o({rel:e="",href:t,imagesrcset:n=""}){const s=N.find(([o])=>o.test(e))?.[1];s!==void 0&&this.#r(
[...t===void 0?[]:[{href:t,kind:s}],...y(n)])}#i(e){if(e["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const t=L.exec(e.content??"")?.[1];t&&this.#r(
[{href:t.trim(),kind:"link"}])}#d(e){this.#t.at(-1)==="style"&&this.#r((0,p.KZ)(e)),!(this.#t.length>0||e.trim()==="")&&(this.empty=!1,this.#n===0&&(this.blank=
!1),this.#e===0&&(this.unrendered??=b.exec(e)?.[0].trim()))}#r(e){this.#t.includes("template")||this.links.push(...e.filter(({href:t})=>!A(t)))}}function A(i){return/\{\{|\$\{|<%/.
test(i)}function y(i){return i.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(t=>{const[n=""]=t.trim().split(/\s/,1);return n===""?[]:[{href:n.replace(/(?<!,),+$/,
""),kind:"asset"}]})}const M=5,D=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function j(i){const e=i.filter(s=>D.test(s)),t=i.filter(
s=>s.endsWith("/index.html")&&s.split("/").length===2),n=i.filter(s=>/^[^/]+\.html?$/i.test(s)&&s!=="404.html");return{folder:n.length>0?void 0:a(i),files:[...new Set(
[...e,...t,...n])].slice(0,M)}}function a(i){const e=r=>r.split("/").length,t=i.filter(r=>r.endsWith("/index.html")).sort((r,d)=>e(r)-e(d)),[n,s]=t;return n!==void 0&&
(s===void 0||e(s)>e(n))?n.slice(0,-11):void 0}function c({files:[i]}){return i!==void 0&&/^index\.x?html?$/i.test(i)?i:void 0}function f(i){const{folder:e,files:t}=i,
n=c(i);return n!==void 0?`The output has ${n}: name it index.html, in lower case.`:e!==void 0?`The output directory has its index.html in ${e}: put that folder \
at the end of output-directory.`:`The output directory needs an index.html.${t.length===0?"":` It has ${t.join(", ")}.`} Is output-directory the folder that the\
 build writes?`}const m=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
k=20;function T(i){const e=[];for(const{groups:t}of i.matchAll(m)){const n=t?.id??t?.selector??t?.mounted;if(n!==void 0&&!G(i,n.replace(/^#/,""))&&e.push(n),e.length>=
k)break}return e}function G(i,e){return[...["=",":",": "," = "].flatMap(n=>['"',"'","`",'\\"'].map(s=>`id${n}${s}${e}`)),`id=${e}`].some(n=>i.includes(n))}function J(i,e){
return i.some(t=>e.has(t.replace(/^#/,"")))?void 0:i[0]}function Y(i){return`The index page stays blank: it has no element with the id "${i.replace(/^#/,"")}", \
which its script fills`}var x=h(9985),U=h(4866),F=h(321);class V{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[t,{from:n}]of e.entries()){const[s]=n.head;
if(s===void 0||!("text"in s))this.#t.push(t);else{const o=this.#e.get(s.text);o?o.push(t):this.#e.set(s.text,[t])}}}get size(){return this.#n.length}*matching(e,t=()=>!0){
const n=this.#e.get(e.parts[0]??"")??[],s=this.#t;for(let o=0,r=0;o<n.length||r<s.length;){const d=n[o]??Number.POSITIVE_INFINITY,l=s[r]??Number.POSITIVE_INFINITY;
d<l?o+=1:r+=1;const u=this.#n[Math.min(d,l)],H=u&&t(u)?(0,U.YW)(u.from,e):void 0;u&&H&&(yield[u,H])}}}function P(i,e,t=n=>n){if(!i.includes(":"))return{pieces:[
t(i)],isFixed:!0};const n=(0,U.iJ)(e),s=[];let o=0;for(const{0:r,1:d="",index:l}of i.matchAll(/:([A-Za-z]\w*)/g))!n.has(d)&&d!=="splat"||(s.push(t(i.slice(o,l))),
n.has(d)&&s.push({name:d}),o=l+r.length);return s.push(t(i.slice(o))),{pieces:s,isFixed:s.every(r=>typeof r=="string")}}function K({pieces:i},e,t,n){let s="";for(const o of i){
const r=typeof o=="string"?o:Q(o.name,e,t,n-s.length);if(r===void 0||s.length+r.length>n)return;s+=r}return s}function Q(i,e,t,n){return t==="plain"||e.get(i).length>
n?e.get(i):e.encoded(i)}const X=64,q=8*1024,_=4*1024;class ee{#e;forces;constructor(e){this.#e=new V(e.map(te)),this.forces=e.some(({force:t})=>t)}*of(e,t){let n=0;
for(const[s,o]of this.#e.matching(e,({force:r})=>r||t!=="file")){if(!s.force&&t==="earlier")return;const r=ne(s,o,e);if(r&&(yield r),n+=1,n===X)return}}}function te({
from:i,to:e,status:t,force:n}){return{from:i,to:(0,F.r6)(t)?se(e,i):P(e,i),isForeign:e.startsWith("//"),status:t,force:n}}function ne({to:i,status:e,isForeign:t},n,s){
if((0,F.r6)(e)){const d=K(i,n,"plain",_);return d===void 0?void 0:{kind:"rewrite",status:e,path:d.replace(/^\/+/,"")}}const o=K(i,n,"encoded",q);if(o===void 0)return;
const r=t?o:o.replace(/^\/{2,}/,"/");return r===`/${s.encode(s.path.slice(1))}`?void 0:{kind:"go",status:e,location:r}}function se(i,e){const t=i.replace(/[?#].*$/,
"");try{return P(t,e,decodeURIComponent)}catch{return P(t,e)}}var B=h(385),ie=h(4057);class re{#e;#t;#n;constructor(e,t,n){this.#e=e,this.#t=t,this.#n=n}direct(e){
const t=this.#o(e.path.slice(1));return{target:(this.#e.forces?this.#i(e,t?"file":"earlier"):void 0)??t,isFile:t!==void 0}}missing(e,t){const n=t===!1?void 0:this.#t??
(t?"index.html":void 0);return this.#i(e,"nothing")??(n!==void 0&&!(0,ie.IG)(e.path.slice(1))?this.#s(n,200):void 0)??this.#s("404.html",404)}has=e=>!(0,B.n$)(e)&&
this.#n(e);#s(e,t){return this.has(e)?{kind:"file",name:e,status:t}:void 0}#o(e){const t=(0,x.qE)(e,this.has);if(t)return t.kind==="file"?{kind:"file",name:t.path,
status:200}:{kind:"go",status:308,location:(0,x.O0)(t.to)}}#i(e,t){for(const n of this.#e.of(e,t)){if(n.kind==="go")return n;const s=(0,x.qE)(n.path,this.has),o=s?.
kind==="redirect"?this.#d(s.to):s?.path;if(o!==void 0)return{kind:"file",name:o,status:n.status}}}#d(e){const t=(0,x.qE)(e,this.has);return t?.kind==="file"?t.path:
void 0}}var oe=h(5388),de=h(5657);const W={files:40,fileBytes:2*1024*1024,bytes:8*1024*1024,addresses:5e3,hops:5},Z=200;async function ce(i){const e=new ae(i);await e.
run();const t=n=>+!(0,oe.isErrorOfSite)(n);return e.faults.toSorted((n,s)=>t(n)-t(s)).slice(0,g.iq)}const C=new URL("http://site.invalid/");class ae{faults=[];#e;#t;#n=new Set;#s=[];#o=0;#i=0;constructor(e){
const{redirects:t,fallback:n}=(0,B.Kc)(e.rules),s=new Set(e.paths);this.#e=e,this.#t=new re(new ee(t),n,o=>s.has(o))}async run(){const e=this.#d();if(e==="missi\
ng"){if(!this.#e.needsStart)return;const d=f(j(this.#e.paths));this.faults.push({code:"index_unanswered",message:`The site has no index page: / answers 404. ${d}`});
return}const t=e&&this.#f(e.path);if(e===void 0||t===void 0)return;const n=R(t);(t.trim()===""||n.empty)&&this.faults.push({code:"index_empty",message:"The inde\
x page is empty: it shows nothing and loads no script",in:e.path});const s=n.base!==void 0&&URL.canParse(n.base,e.url.href)?new URL(n.base,e.url):e.url;this.#c(
n.links,s,e.path);const o=await this.#r(),r=n.blank?J(o,n.ids):void 0;r!==void 0&&this.faults.push({code:"index_unfilled",message:Y(r),in:e.path})}#d(){let e=C;
for(let t=0;t<W.hops;t+=1){const n=this.#a(e);if(n.kind==="file")return{path:n.path,url:e};if(n.kind==="missing")return"missing";const s=URL.canParse(n.location,
e.href)?new URL(n.location,e):void 0;if(s?.origin!==C.origin)return;e=s}}async#r(){const e=[],t=(0,de.H)(this.#e.signal);for(let n=this.#s.shift();n;n=this.#s.shift()){
const{path:s,url:o}=n,r=this.#f(s);if(r===void 0)continue;if(!s.endsWith(".css"))this.#c((0,p.jO)(r),o,s),e.push(...T(r));else{this.#c((0,p.KZ)(r),o,s);const l=(0,p.
tH)(r);l!==void 0&&this.faults.push({code:"unclosed_block",message:le(s,l),in:s});const u=(0,p.If)(r);u!==void 0&&this.faults.push({code:"unprocessed_rule",message:(0,p.
Zz)(s,u),in:s})}const d=t();d&&await d}return e}#c(e,t,n){for(const{href:s,kind:o}of e){if(o==="link"||!URL.canParse(s,t.href)||this.#n.size>=W.addresses)continue;
const r=new URL(s,t);if(r.origin!==C.origin||this.#n.has(r.pathname))continue;this.#n.add(r.pathname);const d=this.#a(r);d.kind==="file"&&o==="asset"&&/\.(?:css|m?js)$/i.
test(d.path)&&this.#s.push({path:d.path,url:r});const l=he(d,r);if(l===void 0)continue;const u=JSON.stringify(s.length>Z?`${s.slice(0,Z-1)}\u2026`:s);this.faults.
push(o==="asset"?{code:"dead_asset",message:`Missing file: ${u} ${l} (in ${n})`,href:s,in:n}:{code:"dead_mention",message:`A script names ${u}, which ${l} (in ${n}\
)`,href:s,in:n})}}#a(e){const t=(0,x.q0)(e.pathname);if(t===void 0)return{kind:"missing",status:400};const n=new U.kl(`/${t}`),s=this.#t.direct(n).target??this.#t.
missing(n,this.#e.spaFallback);return s===void 0||s.kind==="file"&&s.status===404?{kind:"missing",status:404}:s.kind==="go"?s:{kind:"file",path:s.name}}#f(e){const{
files:t,fileBytes:n,bytes:s}=W;if(this.#o>=t)return;this.#o+=1;const o=this.#e.read(e,Math.min(n,s-this.#i));return this.#i+=o===void 0?0:Buffer.byteLength(o),o}}
const fe=/\.x?html?$/i;function he(i,e){return i.kind==="missing"?`answers ${i.status}`:i.kind==="file"&&fe.test(i.path)&&/\.(?!x?html?$)\w+$/i.test(e.pathname)?
"answers with a page":void 0}function le(i,e){return`The style sheet ${i} ends within the block that line ${e} opens: its rules from there on may not count`}}),
7699:((z,O,h)=>{h.d(O,{If:()=>L,KZ:()=>$,Zz:()=>v,jO:()=>y,tH:()=>N});const g=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,p=String.
raw`"([^"\\\n]*(?:${g}[^"\\\n]*)*)"`,S=String.raw`'([^'\\\n]*(?:${g}[^'\\\n]*)*)'`,E=String.raw`((?:[^()"'\s\\]|${g})+)\s*\)`,w=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
g,String.raw`(?:url\(\s*|@import\s+)(?:${p}|${S})`,String.raw`url\(\s*${E}`,p.replace("(","(?:"),S.replace("(","(?:")].join("|"),"gi"),I=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function $(a){return[...a.matchAll(w)].flatMap(c=>{const f=c.slice(1).find(m=>m!==void 0);return f===void 0||f===""||f.startsWith("#")?[]:[{href:j(f),kind:"asse\
t"}]})}const b=new RegExp(`${w.source}|([{}])`,"gi");function N(a){const c=[];for(const m of a.matchAll(b)){const k=m.at(-1);k==="{"?c.push(m.index):k==="}"&&c.
pop()}const f=c.at(-1);return f===void 0?void 0:a.slice(0,f).split(`
`).length}const R=new RegExp(`${w.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function L(a){for(const c of a.matchAll(R)){
const f=c.at(-1);if(f?.startsWith("@"))return f}}function v(a,c){return c.startsWith("<")?`The page ${a} has ${c}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${a} has ${c}, which browsers ignore: the tool that replaces it did not run`}const A=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function y(a){return[...a.matchAll(A)].map(([,,c=""])=>({href:c,kind:"mention"}))}const M=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function D(a){return[...a.matchAll(M)].map(([,c=""])=>({href:c,kind:"mention"}))}function j(a){return a.replace(I,(c,f,m,k)=>{const T=f===void 0?Number.NaN:Number.
parseInt(f,16);return T<=1114111?String.fromCodePoint(T):m===void 0?k??"":""})}})};export{ue as id,pe as ids,me as modules};

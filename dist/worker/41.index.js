const pe=41,me=[41],ge={41:((z,I,h)=>{h.d(I,{lookAtStart:()=>ce});var g=h(8595),p=h(7699),x=h(1600);const k=Map.groupBy([["a area","href","link"],["a","xlink:hr\
ef","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","asset"],
["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([i,e,t])=>i.split(" ").map(n=>({tag:n,attribute:e,kind:t}))),({tag:i})=>i),$=new Set([
"script","img","svg","iframe","video","audio","canvas","object","embed","input"]),b=new Set(["title","style","script","template"]),y=new Set(["pre","code","samp",
"kbd","textarea","xmp"]),N=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,R=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function L(i){const e=new A;return e.read(i),e}const v=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class A{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(e){const t=new x.i({onopentag:(n,s)=>this.#s(n,s),ontext:n=>this.#d(n),onclosetag:n=>{
this.#t.at(-1)===n&&this.#t.pop(),n==="noscript"&&(this.#n-=1),y.has(n)&&(this.#e-=1)}});t.write(e),t.end()}#s(e,t){b.has(e)&&t.shadowrootmode===void 0&&this.#t.
push(e),e==="noscript"&&(this.#n+=1),y.has(e)&&(this.#e+=1),$.has(e)&&(this.empty=!1),this.#n===0&&$.has(e)&&e!=="script"&&(this.blank=!1);for(const s of[t.id,e===
"a"?t.name:void 0])s&&this.ids.add(s);switch(t.style?.includes("url(")&&this.#r((0,p.KZ)(t.style)),e){case"base":this.base??=t.href;return;case"meta":this.#i(t);
return;case"link":this.#o(t);return;case"a":case"area":if(/\bexternal\b/.test(t.rel??""))return;break}const n=(k.get(e)??[]).flatMap(({attribute:s,kind:o})=>{const r=t[s];
return r===void 0?[]:[{href:r,kind:o}]});this.#r([...n,...O(t.srcset??"")])}#o({rel:e="",href:t,imagesrcset:n=""}){const s=R.find(([o])=>o.test(e))?.[1];s!==void 0&&
this.#r([...t===void 0?[]:[{href:t,kind:s}],...O(n)])}#i(e){if(e["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const t=v.exec(e.content??"")?.[1];
t&&this.#r([{href:t.trim(),kind:"link"}])}#d(e){this.#t.at(-1)==="style"&&this.#r((0,p.KZ)(e)),!(this.#t.length>0||e.trim()==="")&&(this.empty=!1,this.#n===0&&(this.
blank=!1),this.#e===0&&(this.unrendered??=N.exec(e)?.[0].trim()))}#r(e){this.#t.includes("template")||this.links.push(...e.filter(({href:t})=>!M(t)))}}function M(i){
return/\{\{|\$\{|<%/.test(i)}function O(i){return i.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(t=>{const[n=""]=t.trim().split(/\s/,1);return n===""?[]:[{href:n.
replace(/(?<!,),+$/,""),kind:"asset"}]})}const D=5,U=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function c(i){const e=i.filter(
s=>U.test(s)),t=i.filter(s=>s.endsWith("/index.html")&&s.split("/").length===2),n=i.filter(s=>/^[^/]+\.html?$/i.test(s)&&s!=="404.html");return{folder:n.length>
0?void 0:a(i),files:[...new Set([...e,...t,...n])].slice(0,D)}}function a(i){const e=r=>r.split("/").length,t=i.filter(r=>r.endsWith("/index.html")).sort((r,d)=>e(
r)-e(d)),[n,s]=t;return n!==void 0&&(s===void 0||e(s)>e(n))?n.slice(0,-11):void 0}function f({files:[i]}){return i!==void 0&&/^index\.x?html?$/i.test(i)?i:void 0}
function m(i){const{folder:e,files:t}=i,n=f(i);return n!==void 0?`The output has ${n}: name it index.html, in lower case.`:e!==void 0?`The output directory has \
its index.html in ${e}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${t.length===0?"":` It has ${t.join(", ")}.`}\
 Is output-directory the folder that the build writes?`}const w=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
T=20;function G(i){const e=[];for(const{groups:t}of i.matchAll(w)){const n=t?.id??t?.selector??t?.mounted;if(n!==void 0&&!J(i,n.replace(/^#/,""))&&e.push(n),e.length>=
T)break}return e}function J(i,e){return[...["=",":",": "," = "].flatMap(n=>['"',"'","`",'\\"'].map(s=>`id${n}${s}${e}`)),`id=${e}`].some(n=>i.includes(n))}function Y(i,e){
return i.some(t=>e.has(t.replace(/^#/,"")))?void 0:i[0]}function V(i){return`The index page stays blank: it has no element with the id "${i.replace(/^#/,"")}", \
which its script fills`}var S=h(9985),j=h(4866),K=h(321);class Q{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[t,{from:n}]of e.entries()){const[s]=n.head;
if(s===void 0||!("text"in s))this.#t.push(t);else{const o=this.#e.get(s.text);o?o.push(t):this.#e.set(s.text,[t])}}}get size(){return this.#n.length}*matching(e,t=()=>!0){
const n=this.#e.get(e.parts[0]??"")??[],s=this.#t;for(let o=0,r=0;o<n.length||r<s.length;){const d=n[o]??Number.POSITIVE_INFINITY,u=s[r]??Number.POSITIVE_INFINITY;
d<u?o+=1:r+=1;const l=this.#n[Math.min(d,u)],E=l&&t(l)?(0,j.YW)(l.from,e):void 0;l&&E&&(yield[l,E])}}}function F(i,e,t=n=>n){if(!i.includes(":"))return{pieces:[
t(i)],isFixed:!0};const n=(0,j.iJ)(e),s=[];let o=0;for(const{0:r,1:d="",index:u}of i.matchAll(/:([A-Za-z]\w*)/g))!n.has(d)&&d!=="splat"||(s.push(t(i.slice(o,u))),
n.has(d)&&s.push({name:d}),o=u+r.length);return s.push(t(i.slice(o))),{pieces:s,isFixed:s.every(r=>typeof r=="string")}}function W({pieces:i},e,t,n){let s="";for(const o of i){
const r=typeof o=="string"?o:X(o.name,e,t,n-s.length);if(r===void 0||s.length+r.length>n)return;s+=r}return s}function X(i,e,t,n){return t==="plain"||e.get(i).length>
n?e.get(i):e.encoded(i)}function le(i){return Buffer.from(i,"utf16le").toString("utf16le")}const q=64,_=8*1024,ee=4*1024;class te{#e;forces;constructor(e){this.#e=
new Q(e.map(ne)),this.forces=e.some(({force:t})=>t)}*of(e,t){let n=0;for(const[s,o]of this.#e.matching(e,({force:r})=>r||t!=="file")){if(!s.force&&t==="earlier")
return;const r=se(s,o,e);if(r&&(yield r),n+=1,n===q)return}}}function ne({from:i,to:e,status:t,force:n}){return{from:i,to:(0,K.r6)(t)?ie(e,i):F(e,i),isForeign:e.
startsWith("//"),status:t,force:n}}function se({to:i,status:e,isForeign:t},n,s){if((0,K.r6)(e)){const d=W(i,n,"plain",ee);return d===void 0?void 0:{kind:"rewrit\
e",status:e,path:d.replace(/^\/+/,"")}}const o=W(i,n,"encoded",_);if(o===void 0)return;const r=t?o:o.replace(/^\/{2,}/,"/");return r===`/${s.encode(s.path.slice(
1))}`?void 0:{kind:"go",status:e,location:r}}function ie(i,e){const t=i.replace(/[?#].*$/,"");try{return F(t,e,decodeURIComponent)}catch{return F(t,e)}}var Z=h(
385),re=h(4057);class oe{#e;#t;#n;constructor(e,t,n){this.#e=e,this.#t=t,this.#n=n}direct(e){const t=this.#o(e.path.slice(1));return{target:(this.#e.forces?this.#i(
e,t?"file":"earlier"):void 0)??t,isFile:t!==void 0}}missing(e,t){const n=t===!1?void 0:this.#t??(t?"index.html":void 0);return this.#i(e,"nothing")??(n!==void 0&&
!(0,re.IG)(e.path.slice(1))?this.#s(n,200):void 0)??this.#s("404.html",404)}has=e=>!(0,Z.n$)(e)&&this.#n(e);#s(e,t){return this.has(e)?{kind:"file",name:e,status:t}:
void 0}#o(e){const t=(0,S.qE)(e,this.has);if(t)return t.kind==="file"?{kind:"file",name:t.path,status:200}:{kind:"go",status:308,location:(0,S.O0)(t.to)}}#i(e,t){
for(const n of this.#e.of(e,t)){if(n.kind==="go")return n;const s=(0,S.qE)(n.path,this.has),o=s?.kind==="redirect"?this.#d(s.to):s?.path;if(o!==void 0)return{kind:"\
file",name:o,status:n.status}}}#d(e){const t=(0,S.qE)(e,this.has);return t?.kind==="file"?t.path:void 0}}var de=h(5388),ae=h(5657);const P={files:40,fileBytes:2*
1024*1024,bytes:8*1024*1024,addresses:5e3,hops:5},H=200;async function ce(i){const e=new fe(i);await e.run();const t=n=>+!(0,de.isErrorOfSite)(n);return e.faults.
toSorted((n,s)=>t(n)-t(s)).slice(0,g.iq)}const B=new URL("http://site.invalid/");class fe{faults=[];#e;#t;#n=new Set;#s=[];#o=0;#i=0;constructor(e){const{redirects:t,
fallback:n}=(0,Z.Kc)(e.rules),s=new Set(e.paths);this.#e=e,this.#t=new oe(new te(t),n,o=>s.has(o))}async run(){const e=this.#d();if(e==="missing"){if(!this.#e.needsStart)
return;const d=m(c(this.#e.paths));this.faults.push({code:"index_unanswered",message:`The site has no index page: / answers 404. ${d}`});return}const t=e&&this.#f(
e.path);if(e===void 0||t===void 0)return;const n=L(t);(t.trim()===""||n.empty)&&this.faults.push({code:"index_empty",message:"The index page is empty: it shows \
nothing and loads no script",in:e.path});const s=n.base!==void 0&&URL.canParse(n.base,e.url.href)?new URL(n.base,e.url):e.url;this.#a(n.links,s,e.path);const o=await this.#r(),
r=n.blank?Y(o,n.ids):void 0;r!==void 0&&this.faults.push({code:"index_unfilled",message:V(r),in:e.path})}#d(){let e=B;for(let t=0;t<P.hops;t+=1){const n=this.#c(
e);if(n.kind==="file")return{path:n.path,url:e};if(n.kind==="missing")return"missing";const s=URL.canParse(n.location,e.href)?new URL(n.location,e):void 0;if(s?.
origin!==B.origin)return;e=s}}async#r(){const e=[],t=(0,ae.H)(this.#e.signal);for(let n=this.#s.shift();n;n=this.#s.shift()){const{path:s,url:o}=n,r=this.#f(s);
if(r===void 0)continue;if(!s.endsWith(".css"))this.#a((0,p.jO)(r),o,s),e.push(...G(r));else{this.#a((0,p.KZ)(r),o,s);const u=(0,p.tH)(r);if(u!==void 0){const E=`\
The style sheet ${s} ends within the block that line ${u} opens: its rules from there on may not count`;this.faults.push({code:"unclosed_block",message:E,in:s})}
const l=(0,p.If)(r);l!==void 0&&this.faults.push({code:"unprocessed_rule",message:(0,p.Zz)(s,l),in:s})}const d=t();d&&await d}return e}#a(e,t,n){for(const{href:s,
kind:o}of e){if(o==="link"||!URL.canParse(s,t.href)||this.#n.size>=P.addresses)continue;const r=new URL(s,t);if(r.origin!==B.origin||this.#n.has(r.pathname))continue;
this.#n.add(r.pathname);const d=this.#c(r);d.kind==="file"&&o==="asset"&&/\.(?:css|m?js)$/i.test(d.path)&&this.#s.push({path:d.path,url:r});const u=ue(d,r);if(u===
void 0)continue;const l=JSON.stringify(s.length>H?`${s.slice(0,H-1)}\u2026`:s);this.faults.push(o==="asset"?{code:"dead_asset",message:`Missing file: ${l} ${u} \
(in ${n})`,href:s,in:n}:{code:"dead_mention",message:`A script names ${l}, which ${u} (in ${n})`,href:s,in:n})}}#c(e){const t=(0,S.q0)(e.pathname);if(t===void 0)
return{kind:"missing",status:400};const n=new j.kl(`/${t}`),s=this.#t.direct(n).target??this.#t.missing(n,this.#e.spaFallback);return s===void 0||s.kind==="file"&&
s.status===404?{kind:"missing",status:404}:s.kind==="go"?s:{kind:"file",path:s.name}}#f(e){const{files:t,fileBytes:n,bytes:s}=P;if(this.#o>=t)return;this.#o+=1;
const o=this.#e.read(e,Math.min(n,s-this.#i));return this.#i+=o===void 0?0:Buffer.byteLength(o),o}}const he=/\.x?html?$/i;function ue(i,e){return i.kind==="miss\
ing"?`answers ${i.status}`:i.kind==="file"&&he.test(i.path)&&/\.(?!x?html?$)\w+$/i.test(e.pathname)?"answers with a page":void 0}}),7699:((z,I,h)=>{h.d(I,{If:()=>L,
KZ:()=>b,Zz:()=>v,jO:()=>M,tH:()=>N});const g=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,p=String.raw`"([^"\\\n]*(?:${g}[^"\\\n]*)*)"`,
x=String.raw`'([^'\\\n]*(?:${g}[^'\\\n]*)*)'`,C=String.raw`((?:[^()"'\s\\]|${g})+)\s*\)`,k=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,g,String.raw`(?:url\(\s*|@import\s+)(?:${p}|${x})`,
String.raw`url\(\s*${C}`,p.replace("(","(?:"),x.replace("(","(?:")].join("|"),"gi"),$=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function b(c){return[...c.matchAll(
k)].flatMap(a=>{const f=a.slice(1).find(m=>m!==void 0);return f===void 0||f===""||f.startsWith("#")?[]:[{href:U(f),kind:"asset"}]})}const y=new RegExp(`${k.source}\
|([{}])`,"gi");function N(c){const a=[];for(const m of c.matchAll(y)){const w=m.at(-1);w==="{"?a.push(m.index):w==="}"&&a.pop()}const f=a.at(-1);return f===void 0?
void 0:c.slice(0,f).split(`
`).length}const R=new RegExp(`${k.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function L(c){for(const a of c.matchAll(R)){
const f=a.at(-1);if(f?.startsWith("@"))return f}}function v(c,a){return a.startsWith("<")?`The page ${c} has ${a}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${c} has ${a}, which browsers ignore: the tool that replaces it did not run`}const A=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function M(c){return[...c.matchAll(A)].map(([,,a=""])=>({href:a,kind:"mention"}))}const O=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function D(c){return[...c.matchAll(O)].map(([,a=""])=>({href:a,kind:"mention"}))}function U(c){return c.replace($,(a,f,m,w)=>{const T=f===void 0?Number.NaN:Number.
parseInt(f,16);return T<=1114111?String.fromCodePoint(T):m===void 0?w??"":""})}})};export{pe as id,me as ids,ge as modules};

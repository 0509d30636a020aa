const le=907,pe=[907],me={8907:((z,I,l)=>{l.d(I,{lookAtStart:()=>fe});var w=l(8595),p=l(7699),$=l(1600);const x=Map.groupBy([["a area","href","link"],["a","xlin\
k:href","link"],["iframe frame","src","link"],["script img source video audio track embed input","src","asset"],["video","poster","asset"],["object","data","ass\
et"],["use image","href","asset"],["use image","xlink:href","asset"]].flatMap(([i,e,t])=>i.split(" ").map(n=>({tag:n,attribute:e,kind:t}))),({tag:i})=>i),y=new Set(
["script","img","svg","iframe","video","audio","canvas","object","embed","input"]),N=new Set(["title","style","script","template"]),O=new Set(["pre","code","sam\
p","kbd","textarea","xmp"]),b=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,L=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]],v=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;function R(i){return new A(
i)}class A{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;constructor(e){const t=new $.i({onopentag:(n,s)=>this.#i(n,s),ontext:n=>this.#d(
n),onclosetag:n=>{this.#t.at(-1)===n&&this.#t.pop(),n==="noscript"&&(this.#n-=1),O.has(n)&&(this.#e-=1)}});t.write(e),t.end()}#i(e,t){N.has(e)&&t.shadowrootmode===
void 0&&this.#t.push(e),e==="noscript"&&(this.#n+=1),O.has(e)&&(this.#e+=1),y.has(e)&&(this.empty=!1),this.#n===0&&y.has(e)&&e!=="script"&&(this.blank=!1);for(const s of[
t.id,e==="a"?t.name:void 0])s&&this.ids.add(s);switch(t.style?.includes("url(")&&this.#s((0,p.KZ)(t.style)),e){case"base":this.base??=t.href;return;case"meta":this.#o(
t);return;case"link":this.#r(t);return;case"a":case"area":if(/\bexternal\b/.test(t.rel??""))return;break}const n=(x.get(e)??[]).flatMap(({attribute:s,kind:o})=>{
const r=t[s];return r===void 0?[]:[{href:r,kind:o}]});this.#s([...n,...T(t.srcset??"")])}#r({rel:e="",href:t,imagesrcset:n=""}){const s=L.find(([o])=>o.test(e))?.[1];
s!==void 0&&this.#s([...t===void 0?[]:[{href:t,kind:s}],...T(n)])}#o(e){if(e["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const t=v.exec(e.content??
"")?.[1];t&&this.#s([{href:t.trim(),kind:"link"}])}#d(e){this.#t.at(-1)==="style"&&this.#s((0,p.KZ)(e)),!(this.#t.length>0||e.trim()==="")&&(this.empty=!1,this.#n===
0&&(this.blank=!1),this.#e===0&&(this.unrendered??=b.exec(e)?.[0].trim()))}#s(e){this.#t.includes("template")||this.links.push(...e.filter(({href:t})=>!M(t)))}}
function M(i){return/\{\{|\$\{|<%/.test(i)}function T(i){return i.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(t=>{const[n=""]=t.trim().split(/\s/,1);return n===
""?[]:[{href:n.replace(/(?<!,),+$/,""),kind:"asset"}]})}const B=5,U=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function a(i){const e=i.
filter(s=>U.test(s)),t=i.filter(s=>s.endsWith("/index.html")&&s.split("/").length===2),n=i.filter(s=>/^[^/]+\.html?$/i.test(s)&&s!=="404.html");return{folder:n.
length>0?void 0:f(i),files:[...new Set([...e,...t,...n])].slice(0,B)}}function f(i){const e=r=>r.split("/").length,t=i.filter(r=>r.endsWith("/index.html")).sort(
(r,d)=>e(r)-e(d)),[n,s]=t;return n!==void 0&&(s===void 0||e(s)>e(n))?n.slice(0,-11):void 0}function c({files:[i]}){return i!==void 0&&/^index\.x?html?$/i.test(i)?
i:void 0}function m(i){const{folder:e,files:t}=i,n=c(i);return n!==void 0?`The output has ${n}: name it index.html, in lower case.`:e!==void 0?`The output direc\
tory has its index.html in ${e}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${t.length===0?"":` It has ${t.join(
", ")}.`} Is output-directory the folder that the build writes?`}const S=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
E=20;function G(i){const e=[];for(const{groups:t}of i.matchAll(S)){const n=t?.id??t?.selector??t?.mounted;if(n!==void 0&&!J(i,n.replace(/^#/,""))&&e.push(n),e.length>=
E)break}return e}function J(i,e){return[...["=",":",": "," = "].flatMap(n=>['"',"'","`",'\\"'].map(s=>`id${n}${s}${e}`)),`id=${e}`].some(n=>i.includes(n))}function Y(i,e){
return i.some(t=>e.has(t.replace(/^#/,"")))?void 0:i[0]}function V(i){return`The index page stays blank: it has no element with the id "${i.replace(/^#/,"")}", \
which its script fills`}var k=l(9985),j=l(4866),K=l(385),Q=l(3739),X=l(4057),W=l(321);class q{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[t,{from:n}]of e.
entries()){const[s]=n.head;if(s===void 0||!("text"in s))this.#t.push(t);else{const o=this.#e.get(s.text);o?o.push(t):this.#e.set(s.text,[t])}}}*matching(e,t=()=>!0){
const n=this.#e.get(e.parts[0]??"")??[],s=this.#t;for(let o=0,r=0;o<n.length||r<s.length;){const d=n[o]??Number.POSITIVE_INFINITY,h=s[r]??Number.POSITIVE_INFINITY;
d<h?o+=1:r+=1;const u=this.#n[Math.min(d,h)],g=u&&t(u)?(0,j.YW)(u.from,e):void 0;u&&g&&(yield[u,g])}}}function P(i,e,t=n=>n){if(!i.includes(":"))return{pieces:[
t(i)],isFixed:!0};const n=(0,j.iJ)(e),s=[];let o=0;for(const{0:r,1:d="",index:h}of i.matchAll(/:([A-Za-z]\w*)/g))!n.has(d)&&d!=="splat"||(s.push(t(i.slice(o,h))),
n.has(d)&&s.push({name:d}),o=h+r.length);return s.push(t(i.slice(o))),{pieces:s,isFixed:s.every(r=>typeof r=="string")}}function Z({pieces:i},e,t,n){let s="";for(const o of i){
const r=typeof o=="string"?o:_(o.name,e,t,n-s.length);if(r===void 0||s.length+r.length>n)return;s+=r}return s}function _(i,e,t,n){return t==="plain"||e.get(i).length>
n?e.get(i):e.encoded(i)}function ue(i){return Buffer.from(i,"utf16le").toString("utf16le")}const ee=64,te=8*1024,ne=4*1024;class se{#e;#t;#n;#i;constructor({redirects:e,
fallback:t},n){this.#e=new q(e.map(ie)),this.#t=e.some(({force:s})=>s),this.#n=t,this.#i=n}direct(e){const t=this.#o(e.path.slice(1));return{target:(this.#t?this.#d(
e,t?"file":"earlier"):void 0)??t,isFile:t!==void 0}}missing(e,t){const n=t===!1?void 0:this.#n??(t?"index.html":void 0);return this.#d(e,"nothing")??(n!==void 0&&
!(0,X.IG)(e.path.slice(1))?this.#r(n,200):void 0)??this.#r("404.html",404)}has=e=>!(0,K.n$)(e)&&this.#i(e);#r(e,t){return this.has(e)?{kind:"file",name:e,status:t}:
void 0}#o(e){const t=(0,k.qE)(e,this.has);if(t)return t.kind==="file"?{kind:"file",name:t.path,status:200}:{kind:"go",status:308,location:(0,k.O0)(t.to)}}#d(e,t){
let n=0;for(const[s,o]of this.#e.matching(e,({force:r})=>r||t!=="file")){if(!s.force&&t==="earlier")return;const r=this.#s(s,o,e);if(n+=1,r||n===ee)return r}}#s({
to:e,status:t,isForeign:n},s,o){if((0,W.r6)(t)){const h=Z(e,s,"plain",ne)?.replace(/^\/+/,""),u=h===void 0?void 0:(0,k.qE)(h,this.has),g=u?.kind==="redirect"?this.#f(
u.to):u?.path;return g===void 0?void 0:{kind:"file",name:g,status:t}}const r=Z(e,s,"encoded",te);if(r===void 0)return;const d=n?r:r.replace(/^\/{2,}/,"/");return d===
`/${o.encode(o.path.slice(1))}`?void 0:{kind:"go",status:t,location:d}}#f(e){const t=(0,k.qE)(e,this.has);return t?.kind==="file"?t.path:void 0}}function ie({from:i,
to:e,status:t,force:n}){return{from:i,to:(0,W.r6)(t)?re(e,i):P(e,i),isForeign:e.startsWith("//"),status:t,force:n}}function re(i,e){const t=i.replace(/[?#].*$/,
"");return(0,Q.CD)(()=>P(t,e,decodeURIComponent))??P(t,e)}var oe=l(5388),de=l(5657);const C={files:40,fileBytes:2*1024*1024,bytes:8*1024*1024,addresses:5e3,hops:5},
H=200;async function fe(i){const e=new ae(i);await e.run();const t=n=>+!(0,oe.isErrorOfSite)(n);return e.faults.toSorted((n,s)=>t(n)-t(s)).slice(0,w.iq)}const D=new URL(
"http://site.invalid/");class ae{faults=[];#e;#t;#n=new Set;#i=[];#r=0;#o=0;constructor(e){const t=new Set(e.paths);this.#e=e,this.#t=new se((0,K.Kc)(e.rules),n=>t.
has(n))}async run(){const e=this.#d();if(e==="missing"){if(!this.#e.needsStart)return;const d=m(a(this.#e.paths));this.faults.push({code:"index_unanswered",message:`\
The site has no index page: / answers 404. ${d}`});return}const t=e&&this.#c(e.path);if(e===void 0||t===void 0)return;const n=R(t);(t.trim()===""||n.empty)&&this.
faults.push({code:"index_empty",message:"The index page is empty: it shows nothing and loads no script",in:e.path});const s=n.base!==void 0&&URL.canParse(n.base,
e.url.href)?new URL(n.base,e.url):e.url;this.#f(n.links,s,e.path);const o=await this.#s(),r=n.blank?Y(o,n.ids):void 0;r!==void 0&&this.faults.push({code:"index_\
unfilled",message:V(r),in:e.path})}#d(){let e=D;for(let t=0;t<C.hops;t+=1){const n=this.#a(e);if(n.kind==="file")return{path:n.path,url:e};if(n.kind==="missing")
return"missing";const s=URL.canParse(n.location,e.href)?new URL(n.location,e):void 0;if(s?.origin!==D.origin)return;e=s}}async#s(){const e=[],t=(0,de.H)(this.#e.
signal);for(let n=this.#i.shift();n;n=this.#i.shift()){const{path:s,url:o}=n,r=this.#c(s);if(r===void 0)continue;if(!s.endsWith(".css"))this.#f((0,p.jO)(r),o,s),
e.push(...G(r));else{this.#f((0,p.KZ)(r),o,s);const h=(0,p.tH)(r);if(h!==void 0){const g=`The style sheet ${s} ends within the block that line ${h} opens: its r\
ules from there on may not count`;this.faults.push({code:"unclosed_block",message:g,in:s})}const u=(0,p.If)(r);u!==void 0&&this.faults.push({code:"unprocessed_r\
ule",message:(0,p.Zz)(s,u),in:s})}const d=t();d&&await d}return e}#f(e,t,n){for(const{href:s,kind:o}of e){if(o==="link"||!URL.canParse(s,t.href)||this.#n.size>=
C.addresses)continue;const r=new URL(s,t);if(r.origin!==D.origin||this.#n.has(r.pathname))continue;this.#n.add(r.pathname);const d=this.#a(r);d.kind==="file"&&o===
"asset"&&/\.(?:css|m?js)$/i.test(d.path)&&this.#i.push({path:d.path,url:r});const h=he(d,r);if(h===void 0)continue;const u=JSON.stringify(s.length>H?`${s.slice(
0,H-1)}\u2026`:s);this.faults.push(o==="asset"?{code:"dead_asset",message:`Missing file: ${u} ${h} (in ${n})`,href:s,in:n}:{code:"dead_mention",message:`A scrip\
t names ${u}, which ${h} (in ${n})`,href:s,in:n})}}#a(e){const t=(0,k.q0)(e.pathname);if(t===void 0)return{kind:"missing",status:400};const n=new j.kl(`/${t}`),
s=this.#t.direct(n).target??this.#t.missing(n,this.#e.spaFallback);return s===void 0||s.kind==="file"&&s.status===404?{kind:"missing",status:404}:s.kind==="go"?
s:{kind:"file",path:s.name}}#c(e){const{files:t,fileBytes:n,bytes:s}=C;if(this.#r>=t)return;this.#r+=1;const o=this.#e.read(e,Math.min(n,s-this.#o));return this.#o+=
o===void 0?0:Buffer.byteLength(o),o}}const ce=/\.x?html?$/i;function he(i,e){return i.kind==="missing"?`answers ${i.status}`:i.kind==="file"&&ce.test(i.path)&&/\.(?!x?html?$)\w+$/i.
test(e.pathname)?"answers with a page":void 0}}),7699:((z,I,l)=>{l.d(I,{If:()=>v,KZ:()=>N,Zz:()=>R,jO:()=>M,tH:()=>b});const w=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,
p=String.raw`"([^"\\\n]*(?:${w}[^"\\\n]*)*)"`,$=String.raw`'([^'\\\n]*(?:${w}[^'\\\n]*)*)'`,F=String.raw`((?:[^()"'\s\\]|${w})+)\s*\)`,x=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
w,String.raw`(?:url\(\s*|@import\s+)(?:${p}|${$})`,String.raw`url\(\s*${F}`,p.replace("(","(?:"),$.replace("(","(?:")].join("|"),"gi"),y=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function N(a){return[...a.matchAll(x)].flatMap(f=>{const c=f.slice(1).find(m=>m!==void 0);return c===void 0||c===""||c.startsWith("#")?[]:[{href:U(c),kind:"asse\
t"}]})}const O=new RegExp(`${x.source}|([{}])`,"gi");function b(a){const f=[];for(const m of a.matchAll(O)){const S=m.at(-1);S==="{"?f.push(m.index):S==="}"&&f.
pop()}const c=f.at(-1);return c===void 0?void 0:a.slice(0,c).split(`
`).length}const L=new RegExp(`${x.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function v(a){for(const f of a.matchAll(L)){
const c=f.at(-1);if(c?.startsWith("@"))return c}}function R(a,f){return f.startsWith("<")?`The page ${a} has ${f}, which browsers show as text: the template eng\
ine did not run`:`The style sheet ${a} has ${f}, which browsers ignore: the tool that replaces it did not run`}const A=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function M(a){return[...a.matchAll(A)].map(([,,f=""])=>({href:f,kind:"mention"}))}const T=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function B(a){return[...a.matchAll(T)].map(([,f=""])=>({href:f,kind:"mention"}))}function U(a){return a.replace(y,(f,c,m,S)=>{const E=c===void 0?Number.NaN:Number.
parseInt(c,16);return E<=1114111?String.fromCodePoint(E):m===void 0?S??"":""})}})};export{le as id,pe as ids,me as modules};

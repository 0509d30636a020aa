const he=41,le=[41],ue={41:((Z,O,h)=>{h.d(O,{lookAtStart:()=>oe});var g=h(8595),p=h(7699),$=h(1600);const T={a:[["href","link"],["xlink:href","link"]],area:[["h\
ref","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},w=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","inp\
ut"]),E=new Set(["title","style","script","template"]),I=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function N(i){const e=new R;return e.read(i),e}const b=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class R{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(e){const t=new $.i({onopentag:(n,s)=>this.#n(n,s),ontext:n=>this.#r(n),onclosetag:n=>{this.#e.
at(-1)===n&&this.#e.pop(),n==="noscript"&&(this.#t-=1)}});t.write(e),t.end()}#n(e,t){E.has(e)&&t.shadowrootmode===void 0&&this.#e.push(e),e==="noscript"&&(this.#t+=
1),w.has(e)&&(this.empty=!1),this.#t===0&&w.has(e)&&e!=="script"&&(this.blank=!1);for(const s of[t.id,e==="a"?t.name:void 0])s&&this.ids.add(s);switch(t.style?.
includes("url(")&&this.#s((0,p.KZ)(t.style)),e){case"base":this.base??=t.href;return;case"meta":this.#o(t);return;case"link":this.#i(t);return;case"a":case"area":
if(/\bexternal\b/.test(t.rel??""))return;break}const n=(T[e]??[]).flatMap(([s,o])=>{const r=t[s];return r===void 0?[]:[{href:r,kind:o}]});this.#s([...n,...S(t.srcset??
"")])}#i({rel:e="",href:t,imagesrcset:n=""}){const s=I.find(([o])=>o.test(e))?.[1];s!==void 0&&this.#s([...t===void 0?[]:[{href:t,kind:s}],...S(n)])}#o(e){if(e["\
http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const t=b.exec(e.content??"")?.[1];t&&this.#s([{href:t.trim(),kind:"link"}])}#r(e){this.#e.at(-1)===
"style"&&this.#s((0,p.KZ)(e)),!(this.#e.length>0||e.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#s(e){this.#e.includes("template")||this.links.push(
...e.filter(({href:t})=>!L(t)))}}function L(i){return/\{\{|\$\{|<%/.test(i)}function S(i){return i.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(t=>{const[n=""]=t.
trim().split(/\s/,1);return n===""?[]:[{href:n.replace(/(?<!,),+$/,""),kind:"asset"}]})}const v=5,A=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function M(i){const e=i.filter(s=>A.test(s)),t=i.filter(s=>s.endsWith("/index.html")&&s.split("/").length===2),n=i.filter(s=>/^[^/]+\.html?$/i.test(s)&&s!=="404\
.html");return{folder:n.length>0?void 0:a(i),files:[...new Set([...e,...t,...n])].slice(0,v)}}function a(i){const e=r=>r.split("/").length,t=i.filter(r=>r.endsWith(
"/index.html")).sort((r,d)=>e(r)-e(d)),[n,s]=t;return n!==void 0&&(s===void 0||e(s)>e(n))?n.slice(0,-11):void 0}function f({files:[i]}){return i!==void 0&&/^index\.x?html?$/i.
test(i)?i:void 0}function c(i){const{folder:e,files:t}=i,n=f(i);return n!==void 0?`The output has ${n}: name it index.html, in lower case.`:e!==void 0?`The outp\
ut directory has its index.html in ${e}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${t.length===0?"":` It has ${t.
join(", ")}.`} Is output-directory the folder that the build writes?`}const m=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
k=20;function y(i){const e=[];for(const{groups:t}of i.matchAll(m)){const n=t?.id??t?.selector??t?.mounted;if(n!==void 0&&!z(i,n.replace(/^#/,""))&&e.push(n),e.length>=
k)break}return e}function z(i,e){return[...["=",":",": "," = "].flatMap(n=>['"',"'","`",'\\"'].map(s=>`id${n}${s}${e}`)),`id=${e}`].some(n=>i.includes(n))}function H(i,e){
return i.some(t=>e.has(t.replace(/^#/,"")))?void 0:i[0]}function Y(i){return`The index page stays blank: it has no element with the id "${i.replace(/^#/,"")}", \
which its script fills`}var x=h(9985),P=h(4866),C=h(321);class G{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[t,{from:n}]of e.entries()){const[s]=n.head;
if(s===void 0||!("text"in s))this.#t.push(t);else{const o=this.#e.get(s.text);o?o.push(t):this.#e.set(s.text,[t])}}}get size(){return this.#n.length}*matching(e,t=()=>!0){
const n=this.#e.get(e.parts[0]??"")??[],s=this.#t;for(let o=0,r=0;o<n.length||r<s.length;){const d=n[o]??Number.POSITIVE_INFINITY,l=s[r]??Number.POSITIVE_INFINITY;
d<l?o+=1:r+=1;const u=this.#n[Math.min(d,l)],B=u&&t(u)?(0,P.YW)(u.from,e):void 0;u&&B&&(yield[u,B])}}}function U(i,e,t=n=>n){if(!i.includes(":"))return{pieces:[
t(i)],isFixed:!0};const n=(0,P.iJ)(e),s=[];let o=0;for(const{0:r,1:d="",index:l}of i.matchAll(/:([A-Za-z]\w*)/g))!n.has(d)&&d!=="splat"||(s.push(t(i.slice(o,l))),
n.has(d)&&s.push({name:d}),o=l+r.length);return s.push(t(i.slice(o))),{pieces:s,isFixed:s.every(r=>typeof r=="string")}}function D({pieces:i},e,t,n){let s="";for(const o of i){
const r=typeof o=="string"?o:J(o.name,e,t,n-s.length);if(r===void 0||s.length+r.length>n)return;s+=r}return s}function J(i,e,t,n){return t==="plain"||e.get(i).length>
n?e.get(i):e.encoded(i)}const V=64,X=8*1024,Q=4*1024;class q{#e;forces;constructor(e){this.#e=new G(e.map(_)),this.forces=e.some(({force:t})=>t)}*of(e,t){let n=0;
for(const[s,o]of this.#e.matching(e,({force:r})=>r||t!=="file")){if(!s.force&&t==="earlier")return;const r=ee(s,o,e);if(r&&(yield r),n+=1,n===V)return}}}function _({
from:i,to:e,status:t,force:n}){return{from:i,to:(0,C.r6)(t)?te(e,i):U(e,i),isForeign:e.startsWith("//"),status:t,force:n}}function ee({to:i,status:e,isForeign:t},n,s){
if((0,C.r6)(e)){const d=D(i,n,"plain",Q);return d===void 0?void 0:{kind:"rewrite",status:e,path:d.replace(/^\/+/,"")}}const o=D(i,n,"encoded",X);if(o===void 0)return;
const r=t?o:o.replace(/^\/{2,}/,"/");return r===`/${s.encode(s.path.slice(1))}`?void 0:{kind:"go",status:e,location:r}}function te(i,e){const t=i.replace(/[?#].*$/,
"");try{return U(t,e,decodeURIComponent)}catch{return U(t,e)}}var F=h(2558),ne=h(4057);class se{#e;#t;#n;constructor(e,t,n){this.#e=e,this.#t=t,this.#n=n}direct(e){
const t=this.#o(e.path.slice(1));return{target:(this.#e.forces?this.#r(e,t?"file":"earlier"):void 0)??t,isFile:t!==void 0}}missing(e,t){const n=t===!1?void 0:this.#t??
(t?"index.html":void 0);return this.#r(e,"nothing")??(n!==void 0&&!(0,ne.IG)(e.path.slice(1))?this.#i(n,200):void 0)??this.#i("404.html",404)}has=e=>!(0,F.n$)(e)&&
this.#n(e);#i(e,t){return this.has(e)?{kind:"file",name:e,status:t}:void 0}#o(e){const t=(0,x.qE)(e,this.has);if(t)return t.kind==="file"?{kind:"file",name:t.path,
status:200}:{kind:"go",status:308,location:(0,x.O0)(t.to)}}#r(e,t){for(const n of this.#e.of(e,t)){if(n.kind==="go")return n;const s=(0,x.qE)(n.path,this.has),o=s?.
kind==="redirect"?this.#s(s.to):s?.path;if(o!==void 0)return{kind:"file",name:o,status:n.status}}}#s(e){const t=(0,x.qE)(e,this.has);return t?.kind==="file"?t.path:
void 0}}var ie=h(5388),re=h(5657);const K={files:40,fileBytes:2*1024*1024,bytes:8*1024*1024,addresses:5e3,hops:5},W=200;async function oe(i){const e=new de(i);await e.
run();const t=n=>+!(0,ie.isErrorOfSite)(n);return e.faults.toSorted((n,s)=>t(n)-t(s)).slice(0,g.iq)}const j=new URL("http://site.invalid/");class de{faults=[];#e;#t;#n=new Set;#i=[];#o=0;#r=0;constructor(e){
const{redirects:t,fallback:n}=(0,F.Kc)(e.rules),s=new Set(e.paths);this.#e=e,this.#t=new se(new q(t),n,o=>s.has(o))}async run(){const e=this.#s();if(e==="missin\
g"){if(!this.#e.needsStart)return;const d=c(M(this.#e.paths));this.faults.push({code:"index_unanswered",message:`The site has no index page: / answers 404. ${d}`});
return}const t=e&&this.#a(e.path);if(e===void 0||t===void 0)return;const n=N(t);(t.trim()===""||n.empty)&&this.faults.push({code:"index_empty",message:"The inde\
x page is empty: it shows nothing and loads no script",in:e.path});const s=n.base!==void 0&&URL.canParse(n.base,e.url.href)?new URL(n.base,e.url):e.url;this.#d(
n.links,s,e.path);const o=await this.#f(),r=n.blank?H(o,n.ids):void 0;r!==void 0&&this.faults.push({code:"index_unfilled",message:Y(r),in:e.path})}#s(){let e=j;
for(let t=0;t<K.hops;t+=1){const n=this.#c(e);if(n.kind==="file")return{path:n.path,url:e};if(n.kind==="missing")return"missing";const s=URL.canParse(n.location,
e.href)?new URL(n.location,e):void 0;if(s?.origin!==j.origin)return;e=s}}async#f(){const e=[],t=(0,re.H)(this.#e.signal);for(let n=this.#i.shift();n;n=this.#i.shift()){
const{path:s,url:o}=n,r=this.#a(s);if(r===void 0)continue;if(!s.endsWith(".css"))this.#d((0,p.jO)(r),o,s),e.push(...y(r));else{this.#d((0,p.KZ)(r),o,s);const l=(0,p.
tH)(r);l!==void 0&&this.faults.push({code:"unclosed_block",message:fe(s,l),in:s});const u=(0,p.If)(r);u!==void 0&&this.faults.push({code:"unprocessed_rule",message:(0,p.
Zz)(s,u),in:s})}const d=t();d&&await d}return e}#d(e,t,n){for(const{href:s,kind:o}of e){if(o==="link"||!URL.canParse(s,t.href)||this.#n.size>=K.addresses)continue;
const r=new URL(s,t);if(r.origin!==j.origin||this.#n.has(r.pathname))continue;this.#n.add(r.pathname);const d=this.#c(r);d.kind==="file"&&o==="asset"&&/\.(?:css|m?js)$/i.
test(d.path)&&this.#i.push({path:d.path,url:r});const l=ae(d,r);if(l===void 0)continue;const u=JSON.stringify(s.length>W?`${s.slice(0,W-1)}\u2026`:s);this.faults.
push(o==="asset"?{code:"dead_asset",message:`Missing file: ${u} ${l} (in ${n})`,href:s,in:n}:{code:"dead_mention",message:`A script names ${u}, which ${l} (in ${n}\
)`,href:s,in:n})}}#c(e){const t=(0,x.q0)(e.pathname);if(t===void 0)return{kind:"missing",status:400};const n=new P.kl(`/${t}`),s=this.#t.direct(n).target??this.#t.
missing(n,this.#e.spaFallback);return s===void 0||s.kind==="file"&&s.status===404?{kind:"missing",status:404}:s.kind==="go"?s:{kind:"file",path:s.name}}#a(e){const{
files:t,fileBytes:n,bytes:s}=K;if(this.#o>=t)return;this.#o+=1;const o=this.#e.read(e,Math.min(n,s-this.#r));return this.#r+=o===void 0?0:Buffer.byteLength(o),o}}
const ce=/\.x?html?$/i;function ae(i,e){return i.kind==="missing"?`answers ${i.status}`:i.kind==="file"&&ce.test(i.path)&&/\.(?!x?html?$)\w+$/i.test(e.pathname)?
"answers with a page":void 0}function fe(i,e){return`The style sheet ${i} ends within the block that line ${e} opens: its rules from there on may not count`}}),
7699:((Z,O,h)=>{h.d(O,{If:()=>L,KZ:()=>I,Zz:()=>S,jO:()=>A,tH:()=>b});const g=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,p=String.
raw`"([^"\\\n]*(?:${g}[^"\\\n]*)*)"`,$=String.raw`'([^'\\\n]*(?:${g}[^'\\\n]*)*)'`,T=String.raw`((?:[^()"'\s\\]|${g})+)\s*\)`,w=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,
g,String.raw`(?:url\(\s*|@import\s+)(?:${p}|${$})`,String.raw`url\(\s*${T}`,p.replace("(","(?:"),$.replace("(","(?:")].join("|"),"gi"),E=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;
function I(a){return[...a.matchAll(w)].flatMap(f=>{const c=f.slice(1).find(m=>m!==void 0);return c===void 0||c===""||c.startsWith("#")?[]:[{href:M(c),kind:"asse\
t"}]})}const N=new RegExp(`${w.source}|([{}])`,"gi");function b(a){const f=[];for(const m of a.matchAll(N)){const k=m.at(-1);k==="{"?f.push(m.index):k==="}"&&f.
pop()}const c=f.at(-1);return c===void 0?void 0:a.slice(0,c).split(`
`).length}const R=new RegExp(`${w.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function L(a){for(const f of a.matchAll(R)){
const c=f.at(-1);if(c?.startsWith("@"))return c}}function S(a,f){return`The style sheet ${a} has ${f}, which browsers ignore: the tool that replaces it did not \
run`}const v=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function A(a){return[...a.matchAll(v)].map(([,,f=""])=>({href:f,kind:"mention"}))}function M(a){return a.replace(E,(f,c,m,k)=>{const y=c===void 0?Number.NaN:Number.
parseInt(c,16);return y<=1114111?String.fromCodePoint(y):m===void 0?k??"":""})}})};export{he as id,le as ids,ue as modules};

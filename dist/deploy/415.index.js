const F=415,K=[415],V={1772:((B,w,u)=>{u.d(w,{Aw:()=>j,U2:()=>O,bM:()=>x,q$:()=>E,q1:()=>$,sU:()=>c});var y=u(8302);class c extends Error{name="JsonTextError";offset;constructor(t,i){
super(t),this.offset=i}}function $(o,t){const i=o.slice(0,t);return{line:i.split(`
`).length,column:t-i.lastIndexOf(`
`)}}function E(o){new J(o).document()}function O(o){const t=[];return new J(o,h=>t.push(h)).document()==="object"?t:void 0}function x(o){return o.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function j(o,t){return o===t||N(o)===N(t)}function N(o){try{return String(JSON.parse(o,S))}catch(t){if(t instanceof RangeError)return x(o);throw t}}function S(o,t,i){
return typeof t=="number"?A(i?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,y.G)(t)?`{${Object.entries(t).map(([m,v])=>`${JSON.stringify(m)}:${v}`).
sort().join(",")}}`:JSON.stringify(t)}function A(o){const[,t,i="",h="",m="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(o)??[],v=`${i}${h}`.replace(/^0+/,
""),b=v.replace(/0+$/,"");if(b==="")return`${t}0`;const q=BigInt(m)-BigInt(h.length)+BigInt(v.length-b.length);return`${t}${b}e${q}`}const d=/[ \t\n\r]*/y,p=/[ !#-[\]-\uffff]*/y,
I=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,U=/true|false|null/y;class J{#e;#o;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,i){
this.#e=t,this.#o=i}document(){this.#s(d);const t=this.#e[this.#t]==="{"?"object":"other",i=[];do this.#a(i);while(this.#f(i));if(this.#s(d),this.#t<this.#e.length)
throw this.#h("the end");return t}#a(t){for(;;){this.#s(d),t.length===1&&(this.#i.offset=this.#t);const i=this.#e[this.#t];if(i!=="{"&&i!=="["){this.#c(i);return}
if(this.#t+=1,this.#r(i==="{"?"}":"]"))return;t.push({names:i==="{"?new Set:void 0}),i==="{"&&this.#u(t)}}#f(t){for(let i=t.at(-1);i;i=t.at(-1)){t.length===1&&i.
names&&this.#l();const h=i.names?"}":"]";if(this.#r(h)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#h(`"," or "${h}"`);return this.#t+=1,i.names&&this.#u(
t),!0}return!1}#l(){this.#o?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#u(t){this.#s(d);const i=this.#t;if(this.#e[this.#t]!=='"')throw this.#h(
"a name in double quotes");const h=this.#n(),m=t.at(-1)?.names;if(m?.has(h))throw new c(`the name "${h}" stands twice in one object`,i);if(m?.add(h),this.#s(d),
this.#e[this.#t]!==":")throw this.#h('":"');this.#t+=1,t.length===1&&(this.#i={name:h,nameOffset:i,offset:this.#t})}#c(t){if(t==='"')this.#n();else if(this.#s(M)===
0&&this.#s(U)===0)throw this.#h("a value")}#n(){const t=this.#t;this.#t+=1;do this.#s(p);while(this.#s(I)>0);if(this.#e[this.#t]!=='"'){const h=this.#t>=this.#e.
length;throw new c(h?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const i=JSON.parse(this.#e.slice(t,this.#t));if(typeof i!=
"string"||!i.isWellFormed())throw new c("a lone surrogate (half of a character) in a string",t);return i}#r(t){return this.#s(d),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#s(t){t.lastIndex=this.#t;const i=t.exec(this.#e)?.[0].length??0;return this.#t+=i,i}#h(t){const i=this.#e.slice(this.#t,this.#t+1);return new c(`expected\
 ${t}, found ${i===""?"the end":JSON.stringify(i)}`,this.#t)}}}),3415:((B,w,u)=>{u.r(w),u.d(w,{planEnv:()=>L});var y=u(3739),c=u(1772),$=u(2345);function E(e,n){
const s=e.startsWith("\uFEFF")?e.slice(1):e,r=/^\s*\{/.test(s)?j(s,n):new h(s,n).read();return{variables:r.variables,errors:[...r.errors,...O(r.variables)]}}function O(e){
const n=new Map;return e.flatMap(s=>{const r=n.get(s.name);return r?[p(s.source,s.line,...x(s.name,r))]:(n.set(s.name,s),[])})}function x(e,n){const s=`${n.source.
file??n.source.input}, line ${n.line}`;return[`${e} is set a second time (first in ${s})`,"Keep one of the two."]}function j(e,n){const s=[],r=[];try{for(const a of(0,c.
U2)(e)??[]){const{line:l}=(0,c.q1)(e,a.offset),f=N(a.text),g=A(a.name)??S(a.name,f);g?r.push(p(n,l,...g)):s.push({name:a.name,value:f??"",source:n,line:l})}}catch(a){
if(!(a instanceof c.sU))throw a;const{line:l,column:f}=(0,c.q1)(e,a.offset),g=`not valid JSON at column ${f}: ${a.message}`;r.push(p(n,l,g,"Write a JSON object \
of strings, or dotenv lines."))}return{variables:s,errors:r}}function N(e){const n=JSON.parse(e);return typeof n=="string"?n:typeof n=="number"||typeof n=="bool\
ean"?e:void 0}function S(e,n){if(n===void 0)return[`${e} is not a string`,"Write the value in double quotes."];if(n.includes("\0"))return[`${e} holds a NUL char\
acter`,"An environment variable cannot hold one."]}function A(e){if(!$.G1.test(e))return[`${d(e)?`"${e}"`:'the text before "="'} is not a variable's name`,'Use \
letters, digits and "_", not a digit first. A value of several lines must stand in quotes.'];if(e.toUpperCase().startsWith($.be))return[`${e} is reserved: the p\
latform sets ${$.be}* itself`,"Use another name."]}function d(e){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(e)}function p(e,n,s,r){const l=`${e.file===
void 0?e.input:`${e.input}: ${e.file}`}, line ${n}: ${s}`,f={input:e.input,remedy:r};return e.file===void 0?new y.GQ("invalid_input",l,f):new y.GQ("invalid_file",
l,{...f,place:{file:e.file,line:n}})}const I=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,M=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,U=/[ \t]*(["'])/y,J=/[ \t]*'([^']*)'/y,
o=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,t=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,i=/([^\n]*?)\r?(?:\n|$)/y;class h{#e;#o;#t=[];#i=[];#a=0;#f=1;constructor(n,s){
this.#e=n,this.#o=s}read(){for(;this.#a<this.#e.length;)this.#n(I)||this.#l();return{variables:this.#t,errors:this.#i}}#l(){const n=this.#f,s=this.#n(M)?.[1];if(s===
void 0){this.#n(i),this.#r(n,"this is no NAME=value line","A value of several lines must stand in quotes.");return}const r=this.#u(n);if(r===void 0)return;const a=A(
s)??S(s,r);a?this.#r(n,...a):this.#t.push({name:s,value:r,source:this.#o,line:n})}#u(n){const s=this.#c(U)?.[1];if(s===void 0)return m(this.#n(i)?.[1]??"");const r=this.#n(
s==='"'?o:J)?.[1];if(r===void 0){this.#n(i),this.#r(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#a<
this.#e.length&&!this.#n(t)){this.#n(i),this.#r(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?b(r):r}#c(n){
n.lastIndex=this.#a;const s=n.exec(this.#e);return s&&s[0]!==""?s:void 0}#n(n){const s=this.#c(n);return this.#a+=s?.[0].length??0,this.#f+=(s?.[0].split(`
`).length??1)-1,s}#r(n,s,r){this.#i.push(p(this.#o,n,s,r))}}function m(e){return e.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const v={n:`
`,r:"\r",'"':'"',"\\":"\\"};function b(e){return e.replace(/\\([nr"\\])/g,(n,s)=>v[s]??n)}var q=u(2562),C=u(7924);function L(e,n,s,r){const a=E(e.env,{input:"en\
v"}),l=e["env-file"]===""?"":r.try(()=>(0,C.yR)(e["env-file"],"env-file",s),""),f=E(l,{input:"env-file",file:e["env-file"]}),g=O([...D(a.variables),...D(f.variables)]),
T=(0,q.b)([...a.errors,...f.errors,...g]);T&&r.add(T);const W=new Map([...a.variables,...f.variables].map(({name:G,value:k})=>[G,k]));if(W.size>0||n)return{env:{
kind:"replace",variables:W},notice:void 0};const R=e.env!==""||e["env-file"]!=="";return{env:{kind:"leave"},notice:R?P:void 0}}const P="env and env-file name no\
 variables, so the platform's set is left alone. Set clear-env to true to empty it.";function D(e){const n=e.map(s=>s.name);return e.filter((s,r)=>n.indexOf(s.name)===
r)}})};export{F as id,K as ids,V as modules};

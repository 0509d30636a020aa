const X=31,tt=[31],et={1772:((_,O,h)=>{h.d(O,{Aw:()=>T,U2:()=>w,bM:()=>A,q$:()=>S,q1:()=>$,sU:()=>u});var b=h(8302);class u extends Error{name="JsonTextError";offset;constructor(t,i){
super(t),this.offset=i}}function $(o,t){const i=o.slice(0,t);return{line:i.split(`
`).length,column:t-i.lastIndexOf(`
`)}}function S(o){new R(o).document()}function w(o){const t=[];return new R(o,a=>t.push(a)).document()==="object"?t:void 0}function A(o){return o.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function T(o,t){return o===t||y(o)===y(t)}function y(o){try{return String(JSON.parse(o,x))}catch(t){if(t instanceof RangeError)return A(o);throw t}}function x(o,t,i){
return typeof t=="number"?I(i?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,b.G)(t)?`{${Object.entries(t).map(([p,g])=>`${JSON.stringify(p)}:${g}`).
sort().join(",")}}`:JSON.stringify(t)}function I(o){const[,t,i="",a="",p="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(o)??[],g=`${i}${a}`.replace(/^0+/,
""),N=g.replace(/0+$/,"");if(N==="")return`${t}0`;const D=BigInt(p)-BigInt(a.length)+BigInt(g.length-N.length);return`${t}${N}e${D}`}const m=/[ \t\n\r]*/y,v=/[ !#-[\]-\uffff]*/y,
P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,M=/true|false|null/y;class R{#e;#o;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,i){
this.#e=t,this.#o=i}document(){this.#s(m);const t=this.#e[this.#t]==="{"?"object":"other",i=[];do this.#a(i);while(this.#f(i));if(this.#s(m),this.#t<this.#e.length)
throw this.#c("the end");return t}#a(t){for(;;){this.#s(m),t.length===1&&(this.#i.offset=this.#t);const i=this.#e[this.#t];if(i!=="{"&&i!=="["){this.#u(i);return}
if(this.#t+=1,this.#r(i==="{"?"}":"]"))return;t.push({names:i==="{"?new Set:void 0}),i==="{"&&this.#h(t)}}#f(t){for(let i=t.at(-1);i;i=t.at(-1)){t.length===1&&i.
names&&this.#l();const a=i.names?"}":"]";if(this.#r(a)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#c(`"," or "${a}"`);return this.#t+=1,i.names&&this.#h(
t),!0}return!1}#l(){this.#o?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#h(t){this.#s(m);const i=this.#t;if(this.#e[this.#t]!=='"')throw this.#c(
"a name in double quotes");const a=this.#n(),p=t.at(-1)?.names;if(p?.has(a))throw new u(`the name "${a}" stands twice in one object`,i);if(p?.add(a),this.#s(m),
this.#e[this.#t]!==":")throw this.#c('":"');this.#t+=1,t.length===1&&(this.#i={name:a,nameOffset:i,offset:this.#t})}#u(t){if(t==='"')this.#n();else if(this.#s(C)===
0&&this.#s(M)===0)throw this.#c("a value")}#n(){const t=this.#t;this.#t+=1;do this.#s(v);while(this.#s(P)>0);if(this.#e[this.#t]!=='"'){const a=this.#t>=this.#e.
length;throw new u(a?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const i=JSON.parse(this.#e.slice(t,this.#t));if(typeof i!=
"string"||!i.isWellFormed())throw new u("a lone surrogate (half of a character) in a string",t);return i}#r(t){return this.#s(m),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#s(t){t.lastIndex=this.#t;const i=t.exec(this.#e)?.[0].length??0;return this.#t+=i,i}#c(t){const i=this.#e.slice(this.#t,this.#t+1);return new u(`expected\
 ${t}, found ${i===""?"the end":JSON.stringify(i)}`,this.#t)}}}),8031:((_,O,h)=>{h.r(O),h.d(O,{ENV_INPUTS:()=>U,planEnv:()=>z});var b=h(3739),u=h(1772),$=h(2345);
function S(e,n){const s=e.startsWith("\uFEFF")?e.slice(1):e,r=/^\s*\{/.test(s)?T(s,n):new a(s,n).read();return{variables:r.variables,errors:[...r.errors,...w(r.
variables)]}}function w(e){const n=new Map;return e.flatMap(s=>{const r=n.get(s.name);return r?[v(s.source,s.line,...A(s.name,r))]:(n.set(s.name,s),[])})}function A(e,n){
const s=`${n.source.file??n.source.input}, line ${n.line}`;return[`${e} is set a second time (first in ${s})`,"Keep one of the two."]}function T(e,n){const s=[],
r=[];try{for(const c of(0,u.U2)(e)??[]){const{line:f}=(0,u.q1)(e,c.offset),d=y(c.text),E=I(c.name)??x(c.name,d);E?r.push(v(n,f,...E)):s.push({name:c.name,value:d??
"",source:n,line:f})}}catch(c){if(!(c instanceof u.sU))throw c;const{line:f,column:d}=(0,u.q1)(e,c.offset),E=`not valid JSON at column ${d}: ${c.message}`;r.push(
v(n,f,E,"Write a JSON object of strings, or dotenv lines."))}return{variables:s,errors:r}}function y(e){const n=JSON.parse(e);return typeof n=="string"?n:typeof n==
"number"||typeof n=="boolean"?e:void 0}function x(e,n){if(n===void 0)return[`${e} is not a string`,"Write the value in double quotes."];if(n.includes("\0"))return[
`${e} holds a NUL character`,"An environment variable cannot hold one."]}function I(e){if(!$.G1.test(e))return[`${m(e)?`"${e}"`:'the text before "="'} is not a \
variable's name`,'Use letters, digits and "_", not a digit first. A value of several lines must stand in quotes.'];if(e.toUpperCase().startsWith($.be))return[`${e}\
 is reserved: the platform sets ${$.be}* itself`,"Use another name."]}function m(e){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(e)}function v(e,n,s,r){
const f=`${e.file===void 0?e.input:`${e.input}: ${e.file}`}, line ${n}: ${s}`,d={input:e.input,remedy:r};return e.file===void 0?new b.GQ("invalid_input",f,d):new b.
GQ("invalid_file",f,{...d,place:{file:e.file,line:n}})}const P=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,C=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,M=/[ \t]*(["'])/y,
R=/[ \t]*'([^']*)'/y,o=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,t=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,i=/([^\n]*?)\r?(?:\n|$)/y;class a{#e;#o;#t=[];#i=[];#a=0;#f=1;constructor(n,s){
this.#e=n,this.#o=s}read(){for(;this.#a<this.#e.length;)this.#n(P)||this.#l();return{variables:this.#t,errors:this.#i}}#l(){const n=this.#f,s=this.#n(C)?.[1];if(s===
void 0){this.#n(i),this.#r(n,"this is no NAME=value line","A value of several lines must stand in quotes.");return}const r=this.#h(n);if(r===void 0)return;const c=I(
s)??x(s,r);c?this.#r(n,...c):this.#t.push({name:s,value:r,source:this.#o,line:n})}#h(n){const s=this.#u(M)?.[1];if(s===void 0)return p(this.#n(i)?.[1]??"");const r=this.#n(
s==='"'?o:R)?.[1];if(r===void 0){this.#n(i),this.#r(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#a<
this.#e.length&&!this.#n(t)){this.#n(i),this.#r(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?N(r):r}#u(n){
n.lastIndex=this.#a;const s=n.exec(this.#e);return s&&s[0]!==""?s:void 0}#n(n){const s=this.#u(n);return this.#a+=s?.[0].length??0,this.#f+=(s?.[0].split(`
`).length??1)-1,s}#r(n,s,r){this.#i.push(v(this.#o,n,s,r))}}function p(e){return e.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const g={n:`
`,r:"\r",'"':'"',"\\":"\\"};function N(e){return e.replace(/\\([nr"\\])/g,(n,s)=>g[s]??n)}var D=h(2562);const B=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRAS\
E","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],K=["DSN","PWD"],q=new RegExp(`${B.join("|")}|(?:^|_)(?:${K.join("|")})\
(?:_|$)`,"i"),G=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,V=/-----BEGIN [A-Z\d ]+-----/;function Y({name:e,value:n}){return q.test(e)||G.test(n)||V.test(n)}var k=h(7924);
const U=["env","secret-env","env-file"];function z(e,n,s,r){const c=e["env-file"]===""?"":r.try(()=>(0,k.yR)(e["env-file"],"env-file",s),""),f=[S(e.env,{input:"\
env"}),S(e["secret-env"],{input:"secret-env"}),S(c,{input:"env-file",file:e["env-file"]})],d=w(f.flatMap(l=>H(l.variables))),E=(0,D.b)([...f.flatMap(l=>l.errors),
...d]);E&&r.add(E);const j=f.flatMap(l=>l.variables),Q=j.filter(l=>l.source.input==="secret-env"||Y(l)),[J,L]=[W(j),W(Q)];if(J.size>0||n)return{env:{kind:"repla\
ce",variables:J},secrets:L,notice:void 0};const Z=U.some(l=>e[l]!=="");return{env:{kind:"leave"},secrets:L,notice:Z?F:void 0}}const F="env, secret-env and env-f\
ile name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function W(e){return new Map(e.map(({name:n,value:s})=>[n,s]))}function H(e){
const n=e.map(s=>s.name);return e.filter((s,r)=>n.indexOf(s.name)===r)}})};export{X as id,tt as ids,et as modules};

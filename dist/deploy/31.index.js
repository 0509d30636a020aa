const X=31,tt=[31],et={9692:((z,w,d)=>{d.d(w,{sU:()=>u,q$:()=>W,bM:()=>j,U2:()=>K,I:()=>P,q1:()=>x,Aw:()=>q});var C=d(8302);class u extends Error{name="JsonText\
Error";offset;constructor(t,i){super(t),this.offset=i}}const E=34,S=44,I=58,L=91,D=92,y=93,$=123,N=125,O=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,g=24,b=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,U=/true|false|null/y,R="a lone surrogate (half of a character) in a string";class T{#e;#i;#c;#n=[];#t=0;#r={name:"",
nameOffset:0,offset:0};constructor(t,i=!0,r){this.#e=t,this.#i=i,this.#c=r}document(){this.#a();const t=this.#u()===$?"object":"other";do this.#d();while(this.#p());
if(this.#a(),this.#t<this.#e.length)throw this.#h("the end");return t}#d(){for(;;){this.#a(),this.#n.length===1&&(this.#r.offset=this.#t);const t=this.#u();if(t===
E){this.#o();return}if(t===$){if(this.#t+=1,this.#f(N))return;this.#n.push(new Set),this.#s()}else if(t===L){if(this.#t+=1,this.#f(y))return;this.#n.push(void 0)}else{
if(this.#E(B)||this.#E(U))return;throw this.#h("a value")}}}#p(){for(let t=this.#n.length;t>0;t--){const i=this.#n[t-1]!==void 0;if(t===1&&i&&this.#c&&this.#l(this.#c),
this.#f(S))return i&&this.#s(),!0;if(!this.#f(i?N:y))throw this.#h(`"," or "${i?"}":"]"}"`);this.#n.pop()}return!1}#l(t){t({...this.#r,text:this.#e.slice(this.#r.
offset,this.#t)})}#s(){this.#a();const t=this.#t;if(this.#u()!==E)throw this.#h("a name in double quotes");this.#o();const i=P(this.#e.slice(t,this.#t)),r=this.#n.
at(-1);if(this.#i&&r?.has(i))throw new u(`the name "${i}" occurs twice in one object`,t);if(r?.add(i),!this.#f(I))throw this.#h('":"');this.#n.length===1&&(this.#r=
{name:i,nameOffset:t,offset:this.#t})}#o(){const t=this.#e,i=this.#t;let r=i+1;for(;;){const f=t.charCodeAt(r);if(f===E)break;if(f===D)r=this.#g(r,i);else if(f>=
55296&&f<=57343)r=this.#x(r,i);else if(f>=32)r=r-i<g?r+1:this.#v(r);else throw this.#m(r)}this.#t=r+1}#v(t){return O.lastIndex=t,O.test(this.#e),O.lastIndex}#g(t,i){
if(b.lastIndex=t,!b.test(this.#e))throw this.#m(t);const r=b.lastIndex;if(!this.#i||r-t===2)return r;const f=Number.parseInt(this.#e.slice(t+2,r),16);if(f<55296||
f>57343)return r;const h=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(r,r+6));if(f>=56320||!h)throw new u(R,i);return r+6}#x(t,i){const[r,f]=[this.#e.charCodeAt(
t),this.#e.charCodeAt(t+1)],h=r<56320&&(f&64512)===56320;if(this.#i&&!h)throw new u(R,i);return t+(h?2:1)}#m(t){const i=t>=this.#e.length;return new u(i?"a stri\
ng does not end":"a bad escape or control character in a string",t)}#f(t){return this.#a(),this.#u()!==t?!1:(this.#t+=1,!0)}#a(){for(;;){const t=this.#u();if(t!==
32&&t!==10&&t!==13&&t!==9)return;this.#t+=1}}#u(){return this.#e.charCodeAt(this.#t)}#E(t){return t.lastIndex=this.#t,t.test(this.#e)?(this.#t=t.lastIndex,!0):!1}#h(t){
const i=this.#e.slice(this.#t,this.#t+1);return new u(`expected ${t}, found ${i===""?"the end":JSON.stringify(i)}`,this.#t)}}function P(c){return c.includes("\\")?
String(JSON.parse(c)):c.slice(1,-1)}function x(c,t){const i=c.slice(0,t);return{line:i.split(`
`).length,column:t-i.lastIndexOf(`
`)}}function W(c){new T(c).document()}function k(c){try{new JsonScanner(c,!1).document()}catch(t){if(t instanceof JsonTextError)return t;throw t}}function K(c,t=!0){
const i=[];return new T(c,t,f=>i.push(f)).document()==="object"?i:void 0}function j(c){return c.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function q(c,t){
return c===t||J(c)===J(t)}function J(c){try{return String(JSON.parse(c,G))}catch(t){if(t instanceof RangeError)return j(c);throw t}}function G(c,t,i){return typeof t==
"number"?_(i?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,C.Gv)(t)?`{${Object.entries(t).map(([f,h])=>`${JSON.stringify(f)}:${h}`).sort().join(",")}\
}`:JSON.stringify(t)}function _(c){const[,t,i="",r="",f="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(c)??[],h=`${i}${r}`.replace(/^0+/,""),A=h.replace(
/0+$/,"");if(A==="")return`${t}0`;const M=BigInt(f)-BigInt(r.length)+BigInt(h.length-A.length);return`${t}${A}e${M}`}}),8031:((z,w,d)=>{d.r(w),d.d(w,{planEnv:()=>h});
var C=d(3739),u=d(9692),E=d(2345);function S(e,n){const s=e.startsWith("\uFEFF")?e.slice(1):e,o=/^\s*\{/.test(s)?D(s,n):new W(s,n).read();return{variables:o.variables,
errors:[...o.errors,...I(o.variables)]}}function I(e){const n=new Map;return e.flatMap(s=>{const o=n.get(s.name);return o?[g(s.source,s.line,...L(s.name,o))]:(n.
set(s.name,s),[])})}function L(e,n){const s=`${n.source.file??n.source.input}, line ${n.line}`;return[`${e} is set a second time (first in ${s})`,"Keep one of t\
he two."]}function D(e,n){const s=[],o=[];try{for(const a of(0,u.U2)(e)??[]){const{line:l}=(0,u.q1)(e,a.offset),m=y(a.text),v=N(a.name)??$(a.name,m);v?o.push(g(
n,l,...v)):s.push({name:a.name,value:m??"",source:n,line:l})}}catch(a){if(!(a instanceof u.sU))throw a;const{line:l,column:m}=(0,u.q1)(e,a.offset),v=`not valid \
JSON at column ${m}: ${a.message}`;o.push(g(n,l,v,"Write a JSON object of strings, or dotenv lines."))}return{variables:s,errors:o}}function y(e){const n=JSON.parse(
e);return typeof n=="string"?n:typeof n=="number"||typeof n=="boolean"?e:void 0}function $(e,n){if(n===void 0)return[`${e} is not a string`,"Write the value in \
double quotes."];if(n.includes("\0"))return[`${e} contains a NUL character`,"An environment variable cannot contain one."]}function N(e){if(!E.G1.test(e))return[
`${O(e)?`"${e}"`:'the text before "="'} is not a variable's name`,'Use letters, digits and "_", not a digit first. Put a value of several lines in quotes.'];if(e.
toUpperCase().startsWith(E.be))return[`${e} is reserved: the platform sets ${E.be}* itself`,"Use another name."]}function O(e){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.
test(e)}function g(e,n,s,o){const l=`${e.file===void 0?e.input:`${e.input}: ${e.file}`}, line ${n}: ${s}`,m={input:e.input,remedy:o};return e.file===void 0?new C.
GQ("invalid_input",l,m):new C.GQ("invalid_file",l,{...m,place:{file:e.file,line:n}})}const b=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,B=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,
U=/[ \t]*(["'])/y,R=/[ \t]*'([^']*)'/y,T=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,P=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,x=/([^\n]*?)\r?(?:\n|$)/y;class W{#e;#i;#c=[];#n=[];#t=0;#r=1;constructor(n,s){
this.#e=n,this.#i=s}read(){for(;this.#t<this.#e.length;)this.#s(b)||this.#d();return{variables:this.#c,errors:this.#n}}#d(){const n=this.#r,s=this.#s(B)?.[1];if(s===
void 0){this.#s(x),this.#o(n,"this is not a NAME=value line","Put a value of several lines in quotes.");return}const o=this.#p(n);if(o===void 0)return;const a=N(
s)??$(s,o);a?this.#o(n,...a):this.#c.push({name:s,value:o,source:this.#i,line:n})}#p(n){const s=this.#l(U)?.[1];if(s===void 0)return k(this.#s(x)?.[1]??"");const o=this.#s(
s==='"'?T:R)?.[1];if(o===void 0){this.#s(x),this.#o(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#t<
this.#e.length&&!this.#s(P)){this.#s(x),this.#o(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?j(o):o}#l(n){
n.lastIndex=this.#t;const s=n.exec(this.#e);return s&&s[0]!==""?s:void 0}#s(n){const s=this.#l(n);return this.#t+=s?.[0].length??0,this.#r+=(s?.[0].split(`
`).length??1)-1,s}#o(n,s,o){this.#n.push(g(this.#i,n,s,o))}}function k(e){return e.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const K={n:`
`,r:"\r",'"':'"',"\\":"\\"};function j(e){return e.replace(/\\([nr"\\])/g,(n,s)=>K[s]??n)}var q=d(2562);const J=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRAS\
E","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],G=["DSN","PWD","PASS"],_=new RegExp(`${J.join("|")}|(?:^|_)(?:${G.join(
"|")})(?:_|$)`,"i"),c=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,t=/-----BEGIN [A-Z\d ]+-----/;function i({name:e,value:n}){return _.test(e)||c.test(n)||t.test(n)}var r=d(
7924);const f=["env","secret-env","env-file"];function h(e,n,s,o){const a=e["env-file"]===""?"":o.try(()=>(0,r.yR)(e["env-file"],"env-file",s),""),l=[S(e.env,{input:"\
env"}),S(e["secret-env"],{input:"secret-env"}),S(a,{input:"env-file",file:e["env-file"]})],m=I(l.flatMap(p=>F(p.variables))),v=(0,q.b)([...l.flatMap(p=>p.errors),
...m]);v&&o.add(v);const V=l.flatMap(p=>p.variables),Q=V.filter(p=>p.source.input==="secret-env"||i(p)),[Y,H]=[M(V),M(Q)];if(Y.size>0||n)return{env:{kind:"repla\
ce",variables:Y},secrets:H,notice:void 0};const Z=f.some(p=>e[p]!=="");return{env:{kind:"leave"},secrets:H,notice:Z?A:void 0}}const A="env, secret-env and env-f\
ile name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function M(e){return new Map(e.map(({name:n,value:s})=>[n,s]))}function F(e){
const n=e.map(s=>s.name);return e.filter((s,o)=>n.indexOf(s.name)===o)}})};export{X as id,tt as ids,et as modules};

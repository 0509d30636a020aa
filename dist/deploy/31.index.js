const X=31,tt=[31],et={1772:((B,b,l)=>{l.d(b,{Aw:()=>R,U2:()=>I,bM:()=>y,q$:()=>$,q1:()=>g,sU:()=>f});var w=l(8302);class f extends Error{name="JsonTextError";offset;constructor(t,i){
super(t),this.offset=i}}function g(o,t){const i=o.slice(0,t);return{line:i.split(`
`).length,column:t-i.lastIndexOf(`
`)}}function $(o){new N(o).document()}function x(o){try{new N(o,!1).document()}catch(t){if(t instanceof f)return t;throw t}}function I(o,t=!0){const i=[];return new N(
o,t,d=>i.push(d)).document()==="object"?i:void 0}function y(o){return o.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function R(o,t){return o===t||S(o)===
S(t)}function S(o){try{return String(JSON.parse(o,A))}catch(t){if(t instanceof RangeError)return y(o);throw t}}function A(o,t,i){return typeof t=="number"?P(i?.
source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,w.G)(t)?`{${Object.entries(t).map(([d,v])=>`${JSON.stringify(d)}:${v}`).sort().join(",")}}`:JSON.stringify(
t)}function P(o){const[,t,i="",a="",d="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(o)??[],v=`${i}${a}`.replace(/^0+/,""),O=v.replace(/0+$/,"");if(O===
"")return`${t}0`;const j=BigInt(d)-BigInt(a.length)+BigInt(v.length-O.length);return`${t}${O}e${j}`}const h=/[ \t\n\r]*/y,T=/[ !#-[\]-\uffff]*/y,C=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,D=/true|false|null/y;class N{#e;#r;#a;#t=0;#i={name:"",nameOffset:0,offset:0};constructor(t,i=!0,a){this.#e=t,this.#r=
i,this.#a=a}document(){this.#s(h);const t=this.#e[this.#t]==="{"?"object":"other",i=[];do this.#h(i);while(this.#u(i));if(this.#s(h),this.#t<this.#e.length)throw this.#f(
"the end");return t}#h(t){for(;;){this.#s(h),t.length===1&&(this.#i.offset=this.#t);const i=this.#e[this.#t];if(i!=="{"&&i!=="["){this.#n(i);return}if(this.#t+=
1,this.#d(i==="{"?"}":"]"))return;t.push({names:i==="{"?new Set:void 0}),i==="{"&&this.#c(t)}}#u(t){for(let i=t.at(-1);i;i=t.at(-1)){t.length===1&&i.names&&this.#l();
const a=i.names?"}":"]";if(this.#d(a)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#f(`"," or "${a}"`);return this.#t+=1,i.names&&this.#c(t),!0}return!1}#l(){
this.#a?.({...this.#i,text:this.#e.slice(this.#i.offset,this.#t)})}#c(t){this.#s(h);const i=this.#t;if(this.#e[this.#t]!=='"')throw this.#f("a name in double qu\
otes");const a=this.#o(),d=t.at(-1)?.names;if(this.#r&&d?.has(a))throw new f(`the name "${a}" stands twice in one object`,i);if(d?.add(a),this.#s(h),this.#e[this.#t]!==
":")throw this.#f('":"');this.#t+=1,t.length===1&&(this.#i={name:a,nameOffset:i,offset:this.#t})}#n(t){if(t==='"')this.#o();else if(this.#s(M)===0&&this.#s(D)===
0)throw this.#f("a value")}#o(){const t=this.#t;this.#t+=1;do this.#s(T);while(this.#s(C)>0);if(this.#e[this.#t]!=='"'){const a=this.#t>=this.#e.length;throw new f(
a?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const i=JSON.parse(this.#e.slice(t,this.#t));if(typeof i!="string"||
this.#r&&!i.isWellFormed())throw new f("a lone surrogate (half of a character) in a string",t);return i}#d(t){return this.#s(h),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#s(t){t.lastIndex=this.#t;const i=t.exec(this.#e)?.[0].length??0;return this.#t+=i,i}#f(t){const i=this.#e.slice(this.#t,this.#t+1);return new f(`expected\
 ${t}, found ${i===""?"the end":JSON.stringify(i)}`,this.#t)}}}),8031:((B,b,l)=>{l.r(b),l.d(b,{ENV_INPUTS:()=>U,planEnv:()=>z});var w=l(3739),f=l(1772),g=l(2345);
function $(e,n){const s=e.startsWith("\uFEFF")?e.slice(1):e,r=/^\s*\{/.test(s)?y(s,n):new i(s,n).read();return{variables:r.variables,errors:[...r.errors,...x(r.
variables)]}}function x(e){const n=new Map;return e.flatMap(s=>{const r=n.get(s.name);return r?[h(s.source,s.line,...I(s.name,r))]:(n.set(s.name,s),[])})}function I(e,n){
const s=`${n.source.file??n.source.input}, line ${n.line}`;return[`${e} is set a second time (first in ${s})`,"Keep one of the two."]}function y(e,n){const s=[],
r=[];try{for(const c of(0,f.U2)(e)??[]){const{line:u}=(0,f.q1)(e,c.offset),p=R(c.text),E=A(c.name)??S(c.name,p);E?r.push(h(n,u,...E)):s.push({name:c.name,value:p??
"",source:n,line:u})}}catch(c){if(!(c instanceof f.sU))throw c;const{line:u,column:p}=(0,f.q1)(e,c.offset),E=`not valid JSON at column ${p}: ${c.message}`;r.push(
h(n,u,E,"Write a JSON object of strings, or dotenv lines."))}return{variables:s,errors:r}}function R(e){const n=JSON.parse(e);return typeof n=="string"?n:typeof n==
"number"||typeof n=="boolean"?e:void 0}function S(e,n){if(n===void 0)return[`${e} is not a string`,"Write the value in double quotes."];if(n.includes("\0"))return[
`${e} holds a NUL character`,"An environment variable cannot hold one."]}function A(e){if(!g.G1.test(e))return[`${P(e)?`"${e}"`:'the text before "="'} is not a \
variable's name`,'Use letters, digits and "_", not a digit first. A value of several lines must stand in quotes.'];if(e.toUpperCase().startsWith(g.be))return[`${e}\
 is reserved: the platform sets ${g.be}* itself`,"Use another name."]}function P(e){return/^(?:[A-Z0-9_.-]{1,40}|[a-z0-9_.-]{1,40})$/.test(e)}function h(e,n,s,r){
const u=`${e.file===void 0?e.input:`${e.input}: ${e.file}`}, line ${n}: ${s}`,p={input:e.input,remedy:r};return e.file===void 0?new w.GQ("invalid_input",u,p):new w.
GQ("invalid_file",u,{...p,place:{file:e.file,line:n}})}const T=/[ \t]*(?:#[^\n]*)?(?:\r?\n|\r?$)/y,C=/[ \t]*(?:export[ \t]+)?([^=\n]*?)[ \t]*=/y,M=/[ \t]*(["'])/y,
D=/[ \t]*'([^']*)'/y,N=/[ \t]*"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y,o=/(?:[ \t]+#[^\n]*|[ \t]*)(?:\r?\n|\r?$)/y,t=/([^\n]*?)\r?(?:\n|$)/y;class i{#e;#r;#a=[];#t=[];#i=0;#h=1;constructor(n,s){
this.#e=n,this.#r=s}read(){for(;this.#i<this.#e.length;)this.#n(T)||this.#u();return{variables:this.#a,errors:this.#t}}#u(){const n=this.#h,s=this.#n(C)?.[1];if(s===
void 0){this.#n(t),this.#o(n,"this is no NAME=value line","A value of several lines must stand in quotes.");return}const r=this.#l(n);if(r===void 0)return;const c=A(
s)??S(s,r);c?this.#o(n,...c):this.#a.push({name:s,value:r,source:this.#r,line:n})}#l(n){const s=this.#c(M)?.[1];if(s===void 0)return a(this.#n(t)?.[1]??"");const r=this.#n(
s==='"'?N:D)?.[1];if(r===void 0){this.#n(t),this.#o(n,`the quote ${s} is never closed`,"Close it, or write the value in the other kind of quotes.");return}if(this.#i<
this.#e.length&&!this.#n(o)){this.#n(t),this.#o(n,"text follows the closing quote",'Write a quote inside double quotes as \\".');return}return s==='"'?v(r):r}#c(n){
n.lastIndex=this.#i;const s=n.exec(this.#e);return s&&s[0]!==""?s:void 0}#n(n){const s=this.#c(n);return this.#i+=s?.[0].length??0,this.#h+=(s?.[0].split(`
`).length??1)-1,s}#o(n,s,r){this.#t.push(h(this.#r,n,s,r))}}function a(e){return e.replace(/(?<=[ \t])#.*$/s,"").replace(/^[ \t]+|[ \t]+$/g,"")}const d={n:`
`,r:"\r",'"':'"',"\\":"\\"};function v(e){return e.replace(/\\([nr"\\])/g,(n,s)=>d[s]??n)}var O=l(2562);const j=["SECRET","TOKEN","PASSWORD","PASSWD","PASSPHRAS\
E","PRIVATE","CREDENTIAL","API_KEY","APIKEY","ACCESS_KEY","SIGNING_KEY","ENCRYPTION_KEY"],K=["DSN","PWD","PASS"],q=new RegExp(`${j.join("|")}|(?:^|_)(?:${K.join(
"|")})(?:_|$)`,"i"),G=/[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i,V=/-----BEGIN [A-Z\d ]+-----/;function Y({name:e,value:n}){return q.test(e)||G.test(n)||V.test(n)}var k=l(
7924);const U=["env","secret-env","env-file"];function z(e,n,s,r){const c=e["env-file"]===""?"":r.try(()=>(0,k.yR)(e["env-file"],"env-file",s),""),u=[$(e.env,{input:"\
env"}),$(e["secret-env"],{input:"secret-env"}),$(c,{input:"env-file",file:e["env-file"]})],p=x(u.flatMap(m=>H(m.variables))),E=(0,O.b)([...u.flatMap(m=>m.errors),
...p]);E&&r.add(E);const J=u.flatMap(m=>m.variables),Q=J.filter(m=>m.source.input==="secret-env"||Y(m)),[L,_]=[W(J),W(Q)];if(L.size>0||n)return{env:{kind:"repla\
ce",variables:L},secrets:_,notice:void 0};const Z=U.some(m=>e[m]!=="");return{env:{kind:"leave"},secrets:_,notice:Z?F:void 0}}const F="env, secret-env and env-f\
ile name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";function W(e){return new Map(e.map(({name:n,value:s})=>[n,s]))}function H(e){
const n=e.map(s=>s.name);return e.filter((s,r)=>n.indexOf(s.name)===r)}})};export{X as id,tt as ids,et as modules};

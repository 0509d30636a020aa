const S=511,$=[511],E={4511:((O,g,f)=>{f.d(g,{readYaml:()=>p});var a=f(8815),u=f(2345),w=f(4734),h=f(5255);function*p(i){const e=new a.HN,t=o=>{const{line:r,col:c}=e.
linePos(o??0);return{line:Math.max(1,r),column:Math.max(1,c)}};let n,s;try{const o={prettyErrors:!1,logLevel:"error",stringKeys:!1,uniqueKeys:!1};n=(0,a.Tp)(i,{
lineCounter:e,...o}),s=v(n)}catch(o){if(!(o instanceof RangeError))throw o;yield new h.LN("not readable YAML: nested too deep",1,1);return}for(const o of n.errors){
const{line:r,column:c}=t(o.pos[0]),d=o.code==="MULTIPLE_DOCS"?"a second document begins; a seed file has one":o.message;yield new h.LN(`not valid YAML: ${d}`,r,
c)}n.errors.length>0||(yield*new _(n,s,t).entries())}function v(i){const e=new Map,t=new Map;return(0,a.YR)(i,{Node(n,s){(0,a.Vj)(s)?t.set(s,e.get(s.source)):s.
anchor!==void 0&&e.set(s.anchor,s)}}),t}const m=256;class _{#t;#n;#s;constructor(e,t,n){this.#t=e.contents,this.#n=t,this.#s=n}*entries(){const e=this.#t;if((0,a.
oP)(e))for(const t of e.items)yield*this.#i(()=>this.#h(t));else if((0,a.jh)(e))for(const t of e.items)yield*this.#i(()=>{const n=this.#e(t.key),s={json:JSON.stringify(
this.#c(t.key,n)),...n};return(0,w.mn)(new Map([["key",s],["value",this.#a(t.value,n)]]),n)});else yield new h.LN("a seed file is a list of {key, value, ttlSeco\
nds?}, or a mapping of key to value",1,1)}*#i(e){try{yield*e()}catch(t){if(!(t instanceof h.LN))throw t;yield t}}#h(e){const t=this.#e(e),n=this.#r(e,t);if(!(0,a.
jh)(n))throw l(t,"an entry is an object {key, value, ttlSeconds?}");const s=new Map;for(const{key:o,value:r}of n.items){const c=this.#e(o);s.set(this.#l(o,c,s),
this.#a(r,c))}return(0,w.mn)(s,t)}#a(e,t){const n=new j(t);return this.#o(e,t,n,[]),{json:n.text(),...t}}#o(e,t,n,s){const o=this.#r(e,t),r=e?this.#e(e):t;if(o&&
s.includes(o))throw l(r,"an alias is inside what it refers to");if(s.length>m)throw l(r,`nested deeper than ${m} levels`);if(!o)n.add("null");else if((0,a.jn)(o))
n.add(M(o,r));else if((0,a.oP)(o))this.#f(o,r,n,[...s,o]);else if((0,a.jh)(o))this.#d(o,r,n,[...s,o]);else throw l(r,"not a JSON value")}#f(e,t,n,s){n.add("[");
for(const[o,r]of e.items.entries())o>0&&n.add(","),this.#o(r,t,n,s);n.add("]")}#d(e,t,n,s){const o=new Set;n.add("{");for(const{key:r,value:c}of e.items){const d=this.#l(
r,t,o);n.add(`${o.size>0?",":""}${JSON.stringify(d)}:`),o.add(d),this.#o(c,this.#e(r),n,s)}n.add("}")}#r(e,t){const n=(0,a.Vj)(e)?this.#n.get(e):e;if((0,a.Vj)(e)&&
n===void 0)throw l(t,`the alias *${e.source} has no anchor before it`);if(n&&!(0,a.Vj)(n)&&n.tag!==void 0)throw l(t,`the tag ${n.tag} is not taken: JSON values \
have none`);return n}#l(e,t,n){const s=this.#c(e,t);if(n.has(s))throw l(this.#e(e),`the name "${s}" occurs twice in one object`);return s}#c(e,t){const n=e?this.#e(
e):t,s=this.#r(e,n);if((0,a.jn)(s)&&s.type==="PLAIN"&&s.value==="<<")throw l(n,'merge keys are not supported: write the members out, or put "<<" in quotes if it\
 is a name');if((0,a.jn)(s)&&typeof s.value=="string")return y(s.value,n);const o=(0,a.jn)(s)?`the key ${s.source??String(s.value)}`:"a key";throw l(n,`${o} is \
not a string: put it in quotes`)}#e(e){return this.#s(e?.range?.[0])}}class j{#t;#n=[];#s=0;constructor(e){this.#t=e}add(e){if(this.#s+=e.length,this.#s>u.ux.valueBytes)
throw l(this.#t,`the value has more than ${u.ux.valueBytes} bytes of JSON`);this.#n.push(e)}text(){return this.#n.join("")}}function l({line:i,column:e},t){return new h.
LN(t,i,e)}function M(i,e){const{value:t,source:n}=i;if(typeof t=="number"||typeof t=="bigint")return N(n??String(t),e);if(t===null||typeof t=="boolean")return String(
t);if(typeof t=="string")return JSON.stringify(y(t,e));throw l(e,"not a JSON value")}function N(i,e){if(/^0[xo]/.test(i))return BigInt(i).toString();const t=/^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.
exec(i);if(!t)throw l(e,`${i} is not a JSON number`);const[,n,s,o,r]=t;return`${n==="-"?"-":""}${s||"0"}${o?`.${o}`:""}${r?`e${r}`:""}`}function y(i,{line:e,column:t}){
if(i.isWellFormed())return i;throw new h.LN("a lone surrogate (half of a character) in a string",e,t)}})};export{S as id,$ as ids,E as modules};

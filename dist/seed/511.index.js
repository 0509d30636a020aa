const E=511,M=[511],p={4511:((j,w,d)=>{d.d(w,{readYaml:()=>g});var a=d(8815),f=d(2345),u=d(4734),h=d(7561);function*g(i){const e=new a.HN,t=r=>{const{line:s,col:o}=e.
linePos(r??0);return{line:Math.max(1,s),column:Math.max(1,o)}};let n;try{n=(0,a.Tp)(i,{lineCounter:e,prettyErrors:!1,logLevel:"error",stringKeys:!1})}catch(r){if(!(r instanceof
RangeError))throw r;yield new h.L("not readable YAML: nested too deep",1,1);return}for(const r of n.errors){const{line:s,column:o}=t(r.pos[0]);yield new h.L(`no\
t valid YAML: ${r.message}`,s,o)}n.errors.length>0||(yield*new v(n,t).entries())}const y=256;class v{#e;#n;constructor(e,t){this.#e=e,this.#n=t}*entries(){const e=this.#e.
contents;if((0,a.oP)(e))for(const t of e.items)yield*this.#i(()=>this.#l(t));else if((0,a.jh)(e))for(const t of e.items)yield*this.#i(()=>{const n=this.#t(t.key),
r={json:JSON.stringify(this.#o(t.key,n)),...n};return(0,u.mn)(new Map([["key",r],["value",this.#a(t.value,n)]]),n)});else yield new h.L("a seed file is a list o\
f {key, value, ttlSeconds?}, or a mapping of key to value",1,1)}*#i(e){try{yield*e()}catch(t){if(!(t instanceof h.L))throw t;yield t}}#l(e){const t=this.#t(e),n=this.#r(
e,t);if(!(0,a.jh)(n))throw l(t,"an entry is an object {key, value, ttlSeconds?}");const r=n.items.map(s=>{const o=this.#t(s.key);return[this.#o(s.key,o),this.#a(
s.value,o)]});return(0,u.mn)(new Map(r),t)}#a(e,t){const n=new _;return this.#s(e,t,n,[]),{json:n.text(),...t}}#s(e,t,n,r){const s=this.#r(e,t),o=e?this.#t(e):t;
if(s&&r.includes(s))throw l(o,"an alias stands inside what it refers to");if(r.length>y)throw l(o,`nested deeper than ${y} levels`);if(!s)n.add("null",o);else if((0,a.
jn)(s))n.add(O(s,o),o);else if((0,a.oP)(s))this.#h(s,o,n,[...r,s]);else if((0,a.jh)(s))this.#d(s,o,n,[...r,s]);else throw l(o,"not a JSON value")}#h(e,t,n,r){n.
add("[",t);for(const[s,o]of e.items.entries())s>0&&n.add(",",t),this.#s(o,t,n,r);n.add("]",t)}#d(e,t,n,r){const s=new Set;n.add("{",t);for(const{key:o,value:$}of e.
items){const c=this.#o(o,t);if(s.has(c))throw l(this.#t(o),`the name "${c}" stands twice in one object`);n.add(`${s.size>0?",":""}${JSON.stringify(c)}:`,t),s.add(
c),this.#s($,this.#t(o),n,r)}n.add("}",t)}#r(e,t){const n=(0,a.Vj)(e)?e.resolve(this.#e):e;if(n&&!(0,a.Vj)(n)&&n.tag!==void 0)throw l(t,`the tag ${n.tag} is not\
 taken: JSON values have none`);return n}#o(e,t){const n=e?this.#t(e):t,r=this.#r(e,n);if((0,a.jn)(r)&&typeof r.value=="string")return m(r.value,n);const s=(0,a.
jn)(r)?`the key ${r.source??String(r.value)}`:"a key";throw l(n,`${s} is not a string: put it in quotes`)}#t(e){return this.#n(e?.range?.[0])}}class _{#e=[];#n=0;add(e,{
line:t,column:n}){if(this.#n+=e.length,this.#n>f.ux.valueBytes)throw new h.L(`the value has more than ${f.ux.valueBytes} bytes of JSON`,t,n);this.#e.push(e)}text(){
return this.#e.join("")}}function l({line:i,column:e},t){return new h.L(t,i,e)}function O(i,e){const{value:t,source:n}=i;if(typeof t=="number"||typeof t=="bigin\
t")return S(n??String(t),e);if(t===null||typeof t=="boolean")return String(t);if(typeof t=="string")return JSON.stringify(m(t,e));throw l(e,"not a JSON value")}
function S(i,e){if(/^0[xo]/.test(i))return BigInt(i).toString();const t=/^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.exec(i);if(!t)throw l(e,`${i} is no JS\
ON number`);const[,n,r,s,o]=t;return`${n==="-"?"-":""}${r||"0"}${s?`.${s}`:""}${o?`e${o}`:""}`}function m(i,{line:e,column:t}){if(i.isWellFormed())return i;throw new h.
L("a lone surrogate (half of a character) in a string",e,t)}})};export{E as id,M as ids,p as modules};

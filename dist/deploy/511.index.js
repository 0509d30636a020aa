const j=511,M=[511],S={4511:(($,N,h)=>{h.d(N,{readYaml:()=>p});var a=h(8815),w=h(2345),u=h(4734),r=h(5255);function*p(l){const t=new a.HN,e=o=>{const{line:i,col:c}=t.
linePos(o??0);return{line:Math.max(1,i),column:Math.max(1,c)}};let n,s;try{const o={prettyErrors:!1,logLevel:"error",stringKeys:!1,uniqueKeys:!1};n=(0,a.Tp)(l,{
lineCounter:t,...o}),s=L(n)}catch(o){if(!(o instanceof RangeError))throw o;yield new r.LN("not readable YAML: nested too deep",d);return}for(const o of n.errors){
const i=o.code==="MULTIPLE_DOCS"?"a second document begins; a seed file has one":o.message;yield new r.LN(`not valid YAML: ${i}`,e(o.pos[0]))}n.errors.length>0||
(yield*new _(n,s,e).entries())}function L(l){const t=new Map,e=new Map;return(0,a.YR)(l,{Node(n,s){(0,a.Vj)(s)?e.set(s,t.get(s.source)):s.anchor!==void 0&&t.set(
s.anchor,s)}}),e}const d={line:1,column:1},m=256;class _{#s;#o;#r;constructor(t,e,n){this.#s=t.contents,this.#o=e,this.#r=n}*entries(){const t=this.#s;if((0,a.oP)(
t))for(const e of t.items)yield*this.#i(()=>this.#h(e));else if((0,a.jh)(t))for(const e of t.items)yield*this.#i(()=>{const n=this.#e(e.key);return(0,u.mn)((0,u.
CI)(this.#c(e.key,n),this.#a(e.value,n),n),n)});else yield new r.LN("a seed file is a list of {key, value, ttlSeconds?}, or a mapping of key to value",d)}*#i(t){
try{yield*t()}catch(e){if(!(e instanceof r.LN))throw e;yield e}}#h(t){const e=this.#e(t),n=this.#n(t,e);if(!(0,a.jh)(n))throw new r.LN("an entry is an object {k\
ey, value, ttlSeconds?}",e);const s=new Map;for(const{key:o,value:i}of n.items){const c=this.#e(o);s.set(this.#l(o,c,s),this.#a(i,c))}return(0,u.mn)(s,e)}#a(t,e){
let n="";return this.#t(t,e,[],s=>{if(n+=s,!(n.length<=w.ux.valueBytes))throw new r.LN(`the value has more than ${w.ux.valueBytes} bytes of JSON`,e)}),{json:n,...e}}#t(t,e,n,s){
const o=this.#n(t,e),i=t?this.#e(t):e;if(o&&n.includes(o))throw new r.LN("an alias is inside what it refers to",i);if(n.length>m)throw new r.LN(`nested deeper t\
han ${m} levels`,i);if(!o)s("null");else if((0,a.jn)(o))s(v(o,i));else if((0,a.oP)(o)){for(const[c,f]of o.items.entries())s(c===0?"[":","),this.#t(f,i,[...n,o],
s);s(o.items.length===0?"[]":"]")}else if((0,a.jh)(o)){const c=new Set;for(const{key:f,value:O}of o.items){const y=this.#l(f,i,c);s(`${c.size===0?"{":","}${JSON.
stringify(y)}:`),c.add(y),this.#t(O,this.#e(f),[...n,o],s)}s(c.size===0?"{}":"}")}else throw new r.LN("not a JSON value",i)}#n(t,e){const n=(0,a.Vj)(t)?this.#o.
get(t):t;if((0,a.Vj)(t)&&n===void 0)throw new r.LN(`the alias *${t.source} has no anchor before it`,e);if(n&&!(0,a.Vj)(n)&&n.tag!==void 0)throw new r.LN(`the ta\
g ${n.tag} is not taken: JSON values have none`,e);return n}#l(t,e,n){const s=this.#c(t,e);if(n.has(s))throw new r.LN(`the name "${s}" occurs twice in one objec\
t`,this.#e(t));return s}#c(t,e){const n=t?this.#e(t):e,s=this.#n(t,n);if((0,a.jn)(s)&&s.type==="PLAIN"&&s.value==="<<"){const i='merge keys are not supported: w\
rite the members out, or put "<<" in quotes if it is a name';throw new r.LN(i,n)}if((0,a.jn)(s)&&typeof s.value=="string")return g(s.value,n);const o=(0,a.jn)(s)?
`the key ${s.source??String(s.value)}`:"a key";throw new r.LN(`${o} is not a string: put it in quotes`,n)}#e(t){return this.#r(t?.range?.[0])}}function v(l,t){const{
value:e,source:n}=l;if(typeof e=="number"||typeof e=="bigint")return E(n??String(e),t);if(e===null||typeof e=="boolean")return String(e);if(typeof e=="string")return JSON.
stringify(g(e,t));throw new r.LN("not a JSON value",t)}function E(l,t){if(/^0[xo]/.test(l))return BigInt(l).toString();const e=/^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.
exec(l);if(!e)throw new r.LN(`${l} is not a JSON number`,t);const[,n,s,o,i]=e;return`${n==="-"?"-":""}${s||"0"}${o?`.${o}`:""}${i?`e${i}`:""}`}function g(l,t){if(l.
isWellFormed())return l;throw new r.LN("a lone surrogate (half of a character) in a string",t)}})};export{j as id,M as ids,S as modules};

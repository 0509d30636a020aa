const J=511,K=[511],R={4511:((C,S,g)=>{g.d(S,{readYaml:()=>P});var f=g(8815),_=g(2345),L=g(4734),a=g(5255);function*P(l){const s=new f.HN,r=u=>{const{line:m,col:N}=s.
linePos(u??0);return{line:Math.max(1,m),column:Math.max(1,N)}};let i,h;try{const u={prettyErrors:!1,logLevel:"error",stringKeys:!1,uniqueKeys:!1};i=(0,f.Tp)(l,{
lineCounter:s,...u}),h=b(i)}catch(u){if(!(u instanceof RangeError))throw u;yield new a.LN("not readable YAML: nested too deep",v);return}for(const u of i.errors){
const m=u.code==="MULTIPLE_DOCS"?"a second document begins; a seed file has one":u.message;yield new a.LN(`not valid YAML: ${m}`,r(u.pos[0]))}i.errors.length>0||
(yield*x(i,h,r))}function b(l){const s=new Map,r=new Map;return(0,f.YR)(l,{Node(i,h){(0,f.Vj)(h)?r.set(h,s.get(h.source)):h.anchor!==void 0&&s.set(h.anchor,h)}}),
r}const v={line:1,column:1},O=256;function*x(l,s,r){const i=e=>r(e?.range?.[0]),h=(e,o)=>{const t=(0,f.Vj)(e)?s.get(e):e;if((0,f.Vj)(e)&&t===void 0)throw new a.
LN(`the alias *${e.source} has no anchor before it`,o);if(t&&!(0,f.Vj)(t)&&t.tag!==void 0)throw new a.LN(`the tag ${t.tag} is not taken: JSON values have none`,
o);return t},u=(e,o)=>{const t=e?i(e):o,n=h(e,t);if((0,f.jn)(n)&&n.type==="PLAIN"&&n.value==="<<"){const w='merge keys are not supported: write the members out,\
 or put "<<" in quotes if it is a name';throw new a.LN(w,t)}if((0,f.jn)(n)&&typeof n.value=="string")return $(n.value,t);const c=(0,f.jn)(n)?`the key ${n.source??
String(n.value)}`:"a key";throw new a.LN(`${c} is not a string: put it in quotes`,t)},m=(e,o,t)=>{const n=u(e,o);if(t.has(n))throw new a.LN(`the name "${n}" occ\
urs twice in one object`,i(e));return n},N=(e,o,t,n)=>{const c=h(e,o),w=e?i(e):o;if(c&&t.includes(c))throw new a.LN("an alias is inside what it refers to",w);if(t.
length>O)throw new a.LN(`nested deeper than ${O} levels`,w);if(!c)n("null");else if((0,f.jn)(c))n(D(c,w));else if((0,f.oP)(c)){for(const[d,p]of c.items.entries())
n(d===0?"[":","),N(p,w,[...t,c],n);n(c.items.length===0?"[]":"]")}else if((0,f.jh)(c)){const d=new Set;for(const{key:p,value:A}of c.items){const M=m(p,w,d);n(`${d.
size===0?"{":","}${JSON.stringify(M)}:`),d.add(M),N(A,i(p),[...t,c],n)}n(d.size===0?"{}":"}")}else throw new a.LN("not a JSON value",w)},j=(e,o)=>{let t="";return N(
e,o,[],n=>{if(t+=n,!(t.length<=_.ux.valueBytes))throw new a.LN(`the value has more than ${_.ux.valueBytes} bytes of JSON`,o)}),{json:t,...o}},T=e=>{const o=i(e),
t=h(e,o);if(!(0,f.jh)(t))throw new a.LN("an entry is an object {key, value, ttlSeconds?}",o);const n=new Map;for(const{key:c,value:w}of t.items){const d=i(c);n.
set(m(c,d,n),j(w,d))}return(0,L.mn)(n,o)},B=({key:e,value:o})=>{const t=i(e);return(0,L.mn)((0,L.CI)(u(e,t),j(o,t),t),t)},y=l.contents;if((0,f.oP)(y))for(const e of y.
items)yield*E(()=>T(e));else if((0,f.jh)(y))for(const{key:e,value:o=null}of y.items)yield*E(()=>B({key:e,value:o}));else{const e="a seed file is a list of {key,\
 value, ttlSeconds?}, or a mapping of key to value";yield new a.LN(e,v)}}function*E(l){try{yield*l()}catch(s){if(!(s instanceof a.LN))throw s;yield s}}function D(l,s){
const{value:r,source:i}=l;if(typeof r=="number"||typeof r=="bigint")return I(i??String(r),s);if(r===null||typeof r=="boolean")return String(r);if(typeof r=="str\
ing")return JSON.stringify($(r,s));throw new a.LN("not a JSON value",s)}function I(l,s){if(/^0[xo]/.test(l))return BigInt(l).toString();const r=/^([-+]?)0*(\d*)(?:\.(\d*))?(?:[eE]([-+]?\d+))?$/.
exec(l);if(!r)throw new a.LN(`${l} is not a JSON number`,s);const[,i,h,u,m]=r;return`${i==="-"?"-":""}${h||"0"}${u?`.${u}`:""}${m?`e${m}`:""}`}function $(l,s){if(l.
isWellFormed())return l;throw new a.LN("a lone surrogate (half of a character) in a string",s)}})};export{J as id,K as ids,R as modules};

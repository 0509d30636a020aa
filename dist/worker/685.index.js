const Z=685,K=[685],J={9379:((v,A,r)=>{const c=Symbol("SemVer ANY");class o{static get ANY(){return c}constructor(t,a){if(a=E(a),t instanceof o){if(t.loose===!!a.
loose)return t;t=t.value}t=t.trim().split(/\s+/).join(" "),e("comparator",t,a),this.options=a,this.loose=!!a.loose,this.parse(t),this.semver===c?this.value="":this.
value=this.operator+this.semver.version,e("comp",this)}parse(t){const a=this.options.loose?h[g.COMPARATORLOOSE]:h[g.COMPARATOR],I=t.match(a);if(!I)throw new TypeError(
`Invalid comparator: ${t}`);this.operator=I[1]!==void 0?I[1]:"",this.operator==="="&&(this.operator=""),I[2]?this.semver=new w(I[2],this.options.loose):this.semver=
c}toString(){return this.value}test(t){if(e("Comparator.test",t,this.options.loose),this.semver===c||t===c)return!0;if(typeof t=="string")try{t=new w(t,this.options)}catch{
return!1}return C(t,this.operator,this.semver,this.options)}intersects(t,a){if(!(t instanceof o))throw new TypeError("a Comparator is required");return this.operator===
""?this.value===""?!0:new i(t.value,a).test(this.value):t.operator===""?t.value===""?!0:new i(this.value,a).test(t.semver):(a=E(a),a.includePrerelease&&(this.value===
"<0.0.0-0"||t.value==="<0.0.0-0")||!a.includePrerelease&&(this.value.startsWith("<0.0.0")||t.value.startsWith("<0.0.0"))?!1:!!(this.operator.startsWith(">")&&t.
operator.startsWith(">")||this.operator.startsWith("<")&&t.operator.startsWith("<")||this.semver.version===t.semver.version&&this.operator.includes("=")&&t.operator.
includes("=")||C(this.semver,"<",t.semver,a)&&this.operator.startsWith(">")&&t.operator.startsWith("<")||C(this.semver,">",t.semver,a)&&this.operator.startsWith(
"<")&&t.operator.startsWith(">")))}}v.exports=o;const E=r(356),{safeRe:h,t:g}=r(5471),C=r(8646),e=r(1159),w=r(7163),i=r(6782)}),6782:((v,A,r)=>{const c=/\s+/g;class o{constructor(n,$){
if($=g($),n instanceof o)return n.loose===!!$.loose&&n.includePrerelease===!!$.includePrerelease?n:new o(n.raw,$);if(n instanceof C)return this.raw=n.value,this.
set=[[n]],this.formatted=void 0,this;if(this.options=$,this.loose=!!$.loose,this.includePrerelease=!!$.includePrerelease,this.raw=n.trim().replace(c," "),this.set=
this.raw.split("||").map(u=>this.parseRange(u.trim())).filter(u=>u.length),!this.set.length)throw new TypeError(`Invalid SemVer Range: ${this.raw}`);if(this.set.
length>1){const u=this.set[0];if(this.set=this.set.filter(N=>!z(N[0])),this.set.length===0)this.set=[u];else if(this.set.length>1){for(const N of this.set)if(N.
length===1&&X(N[0])){this.set=[N];break}}}this.formatted=void 0}get range(){if(this.formatted===void 0){this.formatted="";for(let n=0;n<this.set.length;n++){n>0&&
(this.formatted+="||");const $=this.set[n];for(let u=0;u<$.length;u++)u>0&&(this.formatted+=" "),this.formatted+=$[u].toString().trim()}}return this.formatted}format(){
return this.range}toString(){return this.range}parseRange(n){n=n.replace(U,"");const u=((this.options.includePrerelease&&S)|(this.options.loose&&k))+":"+n,N=h.get(
u);if(N)return N;const d=this.options.loose,R=d?L[a.HYPHENRANGELOOSE]:L[a.HYPHENRANGE];n=n.replace(R,Y(this.options.includePrerelease)),e("hyphen replace",n),n=
i(n),e("comparator trim",n),n=n.replace(L[a.TILDETRIM],I),e("tilde trim",n),n=n.replace(L[a.CARETTRIM],l),e("caret trim",n);let j=n.split(" ").map(D=>B(D,this.options)).
join(" ").split(/\s+/).map(D=>M(D,this.options));d&&(j=j.filter(D=>(e("loose invalid filter",D,this.options),!!D.match(L[a.COMPARATORLOOSE])))),e("range list",j);
const O=new Map,T=j.map(D=>new C(D,this.options));for(const D of T){if(z(D))return[D];O.set(D.value,D)}O.size>1&&O.has("")&&O.delete("");const F=[...O.values()];
return h.set(u,F),F}intersects(n,$){if(!(n instanceof o))throw new TypeError("a Range is required");return this.set.some(u=>V(u,$)&&n.set.some(N=>V(N,$)&&u.every(
d=>N.every(R=>d.intersects(R,$)))))}test(n){if(!n)return!1;if(typeof n=="string")try{n=new w(n,this.options)}catch{return!1}for(let $=0;$<this.set.length;$++)if(q(
this.set[$],n,this.options))return!0;return!1}}v.exports=o;const E=r(1383),h=new E,g=r(356),C=r(9379),e=r(1159),w=r(7163),i=r(9737),{safeRe:L,src:t,t:a,tildeTrimReplace:I,
caretTrimReplace:l}=r(5471),{FLAG_INCLUDE_PRERELEASE:S,FLAG_LOOSE:k}=r(5101),U=new RegExp(t[a.BUILD],"g"),z=p=>p.value==="<0.0.0-0",X=p=>p.value==="",V=(p,n)=>{
let $=!0;const u=p.slice();let N=u.pop();for(;$&&u.length;)$=u.every(d=>N.intersects(d,n)),N=u.pop();return $},B=(p,n)=>(p=p.replace(L[a.BUILD],""),e("comp",p,n),
p=m(p,n),e("caret",p),p=f(p,n),e("tildes",p),p=G(p,n),e("xrange",p),p=W(p,n),e("stars",p),p),b=p=>!p||p.toLowerCase()==="x"||p==="*",s=(p,n,$)=>b(p)&&!b(n)||b(n)&&
$&&!b($),f=(p,n)=>p.trim().split(/\s+/).map($=>x($,n)).join(" "),x=(p,n)=>{const $=n.loose?L[a.TILDELOOSE]:L[a.TILDE],u=n.includePrerelease?"-0":"";return p.replace(
$,(N,d,R,j,O)=>{e("tilde",p,N,d,R,j,O);let T;return b(d)?T="":b(R)?T=`>=${d}.0.0${u} <${+d+1}.0.0-0`:b(j)?T=`>=${d}.${R}.0${u} <${d}.${+R+1}.0-0`:O?(e("replaceT\
ilde pr",O),T=`>=${d}.${R}.${j}-${O} <${d}.${+R+1}.0-0`):T=`>=${d}.${R}.${j} <${d}.${+R+1}.0-0`,e("tilde return",T),T})},m=(p,n)=>p.trim().split(/\s+/).map($=>y(
$,n)).join(" "),y=(p,n)=>{e("caret",p,n);const $=n.loose?L[a.CARETLOOSE]:L[a.CARET],u=n.includePrerelease?"-0":"";return p.replace($,(N,d,R,j,O)=>{e("caret",p,N,
d,R,j,O);let T;return b(d)?T="":b(R)?T=`>=${d}.0.0${u} <${+d+1}.0.0-0`:b(j)?d==="0"?T=`>=${d}.${R}.0${u} <${d}.${+R+1}.0-0`:T=`>=${d}.${R}.0${u} <${+d+1}.0.0-0`:
O?(e("replaceCaret pr",O),d==="0"?R==="0"?T=`>=${d}.${R}.${j}-${O} <${d}.${R}.${+j+1}-0`:T=`>=${d}.${R}.${j}-${O} <${d}.${+R+1}.0-0`:T=`>=${d}.${R}.${j}-${O} <${+d+
1}.0.0-0`):(e("no pr"),d==="0"?R==="0"?T=`>=${d}.${R}.${j} <${d}.${R}.${+j+1}-0`:T=`>=${d}.${R}.${j} <${d}.${+R+1}.0-0`:T=`>=${d}.${R}.${j} <${+d+1}.0.0-0`),e("\
caret return",T),T})},G=(p,n)=>(e("replaceXRanges",p,n),p.split(/\s+/).map($=>P($,n)).join(" ")),P=(p,n)=>{p=p.trim();const $=n.loose?L[a.XRANGELOOSE]:L[a.XRANGE];
return p.replace($,(u,N,d,R,j,O)=>{if(e("xRange",p,u,N,d,R,j,O),s(d,R,j))return p;const T=b(d),F=T||b(R),D=F||b(j),H=D;return N==="="&&H&&(N=""),O=n.includePrerelease?
"-0":"",T?N===">"||N==="<"?u="<0.0.0-0":u="*":N&&H?(F&&(R=0),j=0,N===">"?(N=">=",F?(d=+d+1,R=0,j=0):(R=+R+1,j=0)):N==="<="&&(N="<",F?d=+d+1:R=+R+1),N==="<"&&(O=
"-0"),u=`${N+d}.${R}.${j}${O}`):F?u=`>=${d}.0.0${O} <${+d+1}.0.0-0`:D&&(u=`>=${d}.${R}.0${O} <${d}.${+R+1}.0-0`),e("xRange return",u),u})},W=(p,n)=>(e("replaceS\
tars",p,n),p.trim().replace(L[a.STAR],"")),M=(p,n)=>(e("replaceGTE0",p,n),p.trim().replace(L[n.includePrerelease?a.GTE0PRE:a.GTE0],"")),Y=p=>(n,$,u,N,d,R,j,O,T,F,D,H)=>(b(
u)?$="":b(N)?$=`>=${u}.0.0${p?"-0":""}`:b(d)?$=`>=${u}.${N}.0${p?"-0":""}`:R?$=`>=${$}`:$=`>=${$}${p?"-0":""}`,b(T)?O="":b(F)?O=`<${+T+1}.0.0-0`:b(D)?O=`<${T}.${+F+
1}.0-0`:H?O=`<=${T}.${F}.${D}-${H}`:p?O=`<${T}.${F}.${+D+1}-0`:O=`<=${O}`,`${$} ${O}`.trim()),q=(p,n,$)=>{for(let u=0;u<p.length;u++)if(!p[u].test(n))return!1;if(n.
prerelease.length&&!$.includePrerelease){for(let u=0;u<p.length;u++)if(e(p[u].semver),p[u].semver!==C.ANY&&p[u].semver.prerelease.length>0){const N=p[u].semver;
if(N.major===n.major&&N.minor===n.minor&&N.patch===n.patch)return!0}return!1}return!0}}),7163:((v,A,r)=>{const c=r(1159),{MAX_LENGTH:o,MAX_SAFE_INTEGER:E}=r(5101),
{safeRe:h,t:g}=r(5471),C=r(356),{compareIdentifiers:e}=r(3348),w=(L,t)=>{const a=t.split(".");if(a.length>L.length)return!1;for(let I=0;I<a.length;I++)if(e(L[I],
a[I])!==0)return!1;return!0};class i{constructor(t,a){if(a=C(a),t instanceof i){if(t.loose===!!a.loose&&t.includePrerelease===!!a.includePrerelease)return t;t=t.
version}else if(typeof t!="string")throw new TypeError(`Invalid version. Must be a string. Got type "${typeof t}".`);if(t.length>o)throw new TypeError(`version \
is longer than ${o} characters`);c("SemVer",t,a),this.options=a,this.loose=!!a.loose,this.includePrerelease=!!a.includePrerelease;const I=t.trim().match(a.loose?
h[g.LOOSE]:h[g.FULL]);if(!I)throw new TypeError(`Invalid Version: ${t}`);if(this.raw=t,this.major=+I[1],this.minor=+I[2],this.patch=+I[3],this.major>E||this.major<
0)throw new TypeError("Invalid major version");if(this.minor>E||this.minor<0)throw new TypeError("Invalid minor version");if(this.patch>E||this.patch<0)throw new TypeError(
"Invalid patch version");I[4]?this.prerelease=I[4].split(".").map(l=>{if(/^[0-9]+$/.test(l)){const S=+l;if(S>=0&&S<E)return S}return l}):this.prerelease=[],this.
build=I[5]?I[5].split("."):[],this.format()}format(){return this.version=`${this.major}.${this.minor}.${this.patch}`,this.prerelease.length&&(this.version+=`-${this.
prerelease.join(".")}`),this.version}toString(){return this.version}compare(t){if(c("SemVer.compare",this.version,this.options,t),!(t instanceof i)){if(typeof t==
"string"&&t===this.version)return 0;t=new i(t,this.options)}return t.version===this.version?0:this.compareMain(t)||this.comparePre(t)}compareMain(t){return t instanceof
i||(t=new i(t,this.options)),this.major<t.major?-1:this.major>t.major?1:this.minor<t.minor?-1:this.minor>t.minor?1:this.patch<t.patch?-1:this.patch>t.patch?1:0}comparePre(t){
if(t instanceof i||(t=new i(t,this.options)),this.prerelease.length&&!t.prerelease.length)return-1;if(!this.prerelease.length&&t.prerelease.length)return 1;if(!this.
prerelease.length&&!t.prerelease.length)return 0;let a=0;do{const I=this.prerelease[a],l=t.prerelease[a];if(c("prerelease compare",a,I,l),I===void 0&&l===void 0)
return 0;if(l===void 0)return 1;if(I===void 0)return-1;if(I===l)continue;return e(I,l)}while(++a)}compareBuild(t){t instanceof i||(t=new i(t,this.options));let a=0;
do{const I=this.build[a],l=t.build[a];if(c("build compare",a,I,l),I===void 0&&l===void 0)return 0;if(l===void 0)return 1;if(I===void 0)return-1;if(I===l)continue;
return e(I,l)}while(++a)}inc(t,a,I){if(t.startsWith("pre")){if(!a&&I===!1)throw new Error("invalid increment argument: identifier is empty");if(a){const l=`-${a}`.
match(this.options.loose?h[g.PRERELEASELOOSE]:h[g.PRERELEASE]);if(!l||l[1]!==a)throw new Error(`invalid identifier: ${a}`)}}switch(t){case"premajor":this.prerelease.
length=0,this.patch=0,this.minor=0,this.major++,this.inc("pre",a,I);break;case"preminor":this.prerelease.length=0,this.patch=0,this.minor++,this.inc("pre",a,I);
break;case"prepatch":this.prerelease.length=0,this.inc("patch",a,I),this.inc("pre",a,I);break;case"prerelease":this.prerelease.length===0&&this.inc("patch",a,I),
this.inc("pre",a,I);break;case"release":if(this.prerelease.length===0)throw new Error(`version ${this.raw} is not a prerelease`);this.prerelease.length=0;break;case"\
major":(this.minor!==0||this.patch!==0||this.prerelease.length===0)&&this.major++,this.minor=0,this.patch=0,this.prerelease=[];break;case"minor":(this.patch!==0||
this.prerelease.length===0)&&this.minor++,this.patch=0,this.prerelease=[];break;case"patch":this.prerelease.length===0&&this.patch++,this.prerelease=[];break;case"\
pre":{const l=Number(I)?1:0;if(this.prerelease.length===0)this.prerelease=[l];else{let S=this.prerelease.length;for(;--S>=0;)typeof this.prerelease[S]=="number"&&
(this.prerelease[S]++,S=-2);if(S===-1){if(a===this.prerelease.join(".")&&I===!1)throw new Error("invalid increment argument: identifier already exists");this.prerelease.
push(l)}}if(a){let S=[a,l];if(I===!1&&(S=[a]),w(this.prerelease,a)){const k=this.prerelease[a.split(".").length];isNaN(k)&&(this.prerelease=S)}else this.prerelease=
S}break}default:throw new Error(`invalid increment argument: ${t}`)}return this.raw=this.format(),this.build.length&&(this.raw+=`+${this.build.join(".")}`),this}}
v.exports=i}),8646:((v,A,r)=>{const c=r(5082),o=r(4974),E=r(6599),h=r(1236),g=r(3872),C=r(6717),e=(w,i,L,t)=>{switch(i){case"===":return typeof w=="object"&&(w=
w.version),typeof L=="object"&&(L=L.version),w===L;case"!==":return typeof w=="object"&&(w=w.version),typeof L=="object"&&(L=L.version),w!==L;case"":case"=":case"\
==":return c(w,L,t);case"!=":return o(w,L,t);case">":return E(w,L,t);case">=":return h(w,L,t);case"<":return g(w,L,t);case"<=":return C(w,L,t);default:throw new TypeError(
`Invalid operator: ${i}`)}};v.exports=e}),8469:((v,A,r)=>{const c=r(7163),o=(E,h,g)=>new c(E,g).compare(new c(h,g));v.exports=o}),5082:((v,A,r)=>{const c=r(8469),
o=(E,h,g)=>c(E,h,g)===0;v.exports=o}),6599:((v,A,r)=>{const c=r(8469),o=(E,h,g)=>c(E,h,g)>0;v.exports=o}),1236:((v,A,r)=>{const c=r(8469),o=(E,h,g)=>c(E,h,g)>=0;
v.exports=o}),3872:((v,A,r)=>{const c=r(8469),o=(E,h,g)=>c(E,h,g)<0;v.exports=o}),6717:((v,A,r)=>{const c=r(8469),o=(E,h,g)=>c(E,h,g)<=0;v.exports=o}),4974:((v,A,r)=>{
const c=r(8469),o=(E,h,g)=>c(E,h,g)!==0;v.exports=o}),8011:((v,A,r)=>{const c=r(6782),o=(E,h,g)=>{try{h=new c(h,g)}catch{return!1}return h.test(E)};v.exports=o}),
5101:(v=>{const A="2.0.0",c=Number.MAX_SAFE_INTEGER||9007199254740991,o=16,E=250,h=["	",`
`,"\v","\f","\r"," ","\xA0","\u1680","\u2000","\u2001","\u2002","\u2003","\u2004","\u2005","\u2006","\u2007","\u2008","\u2009","\u200A","\u2028","\u2029","\u202F",
"\u205F","\u3000","\uFEFF"],g=["major","premajor","minor","preminor","patch","prepatch","prerelease"];v.exports={MAX_LENGTH:256,MAX_SAFE_COMPONENT_LENGTH:o,MAX_SAFE_BUILD_LENGTH:E,
MAX_SAFE_INTEGER:c,WHITESPACE_CHARACTERS:h,RELEASE_TYPES:g,SEMVER_SPEC_VERSION:A,FLAG_INCLUDE_PRERELEASE:1,FLAG_LOOSE:2}}),1159:(v=>{const A=typeof process=="ob\
ject"&&process.env&&process.env.NODE_DEBUG&&/\bsemver\b/i.test(process.env.NODE_DEBUG)?(...r)=>console.error("SEMVER",...r):()=>{};v.exports=A}),3348:(v=>{const A=/^[0-9]+$/,
r=(o,E)=>{if(typeof o=="number"&&typeof E=="number")return o===E?0:o<E?-1:1;const h=A.test(o),g=A.test(E);return h&&g&&(o=+o,E=+E),o===E?0:h&&!g?-1:g&&!h?1:o<E?
-1:1},c=(o,E)=>r(E,o);v.exports={compareIdentifiers:r,rcompareIdentifiers:c}}),1383:(v=>{class A{constructor(){this.max=1e3,this.map=new Map}get(c){const o=this.
map.get(c);if(o!==void 0)return this.map.delete(c),this.map.set(c,o),o}delete(c){return this.map.delete(c)}set(c,o){if(!this.delete(c)&&o!==void 0){if(this.map.
size>=this.max){const h=this.map.keys().next().value;this.delete(h)}this.map.set(c,o)}return this}}v.exports=A}),356:(v=>{const A=Object.freeze({loose:!0}),r=Object.
freeze({}),c=o=>o?typeof o!="object"?A:o:r;v.exports=c}),5471:((v,A,r)=>{const{MAX_SAFE_COMPONENT_LENGTH:c,MAX_SAFE_BUILD_LENGTH:o,MAX_LENGTH:E}=r(5101),h=r(1159);
A=v.exports={};const g=A.re=[],C=A.safeRe=[],e=A.src=[],w=A.safeSrc=[],i=A.t={};let L=0;const t="[a-zA-Z0-9-]",a=[["\\s",1],["\\d",E],[t,o]],I=S=>{for(const[k,U]of a)
S=S.split(`${k}*`).join(`${k}{0,${U}}`).split(`${k}+`).join(`${k}{1,${U}}`);return S},l=(S,k,U)=>{const z=I(k),X=L++;h(S,X,k),i[S]=X,e[X]=k,w[X]=z,g[X]=new RegExp(
k,U?"g":void 0),C[X]=new RegExp(z,U?"g":void 0)};l("NUMERICIDENTIFIER","0|[1-9]\\d*"),l("NUMERICIDENTIFIERLOOSE","\\d+"),l("NONNUMERICIDENTIFIER",`\\d*[a-zA-Z-]${t}\
*`),l("MAINVERSION",`(${e[i.NUMERICIDENTIFIER]})\\.(${e[i.NUMERICIDENTIFIER]})\\.(${e[i.NUMERICIDENTIFIER]})`),l("MAINVERSIONLOOSE",`(${e[i.NUMERICIDENTIFIERLOOSE]}\
)\\.(${e[i.NUMERICIDENTIFIERLOOSE]})\\.(${e[i.NUMERICIDENTIFIERLOOSE]})`),l("PRERELEASEIDENTIFIER",`(?:${e[i.NONNUMERICIDENTIFIER]}|${e[i.NUMERICIDENTIFIER]})`),
l("PRERELEASEIDENTIFIERLOOSE",`(?:${e[i.NONNUMERICIDENTIFIER]}|${e[i.NUMERICIDENTIFIERLOOSE]})`),l("PRERELEASE",`(?:-(${e[i.PRERELEASEIDENTIFIER]}(?:\\.${e[i.PRERELEASEIDENTIFIER]}\
)*))`),l("PRERELEASELOOSE",`(?:-?(${e[i.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${e[i.PRERELEASEIDENTIFIERLOOSE]})*))`),l("BUILDIDENTIFIER",`${t}+`),l("BUILD",`(?:\\+(${e[i.
BUILDIDENTIFIER]}(?:\\.${e[i.BUILDIDENTIFIER]})*))`),l("FULLPLAIN",`v?${e[i.MAINVERSION]}${e[i.PRERELEASE]}?${e[i.BUILD]}?`),l("FULL",`^${e[i.FULLPLAIN]}$`),l("\
LOOSEPLAIN",`[v=\\s]*${e[i.MAINVERSIONLOOSE]}${e[i.PRERELEASELOOSE]}?${e[i.BUILD]}?`),l("LOOSE",`^${e[i.LOOSEPLAIN]}$`),l("GTLT","((?:<|>)?=?)"),l("XRANGEIDENTI\
FIERLOOSE",`${e[i.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`),l("XRANGEIDENTIFIER",`${e[i.NUMERICIDENTIFIER]}|x|X|\\*`),l("XRANGEPLAIN",`[v=\\s]*(${e[i.XRANGEIDENTIFIER]}\
)(?:\\.(${e[i.XRANGEIDENTIFIER]})(?:\\.(${e[i.XRANGEIDENTIFIER]})(?:${e[i.PRERELEASE]})?${e[i.BUILD]}?)?)?`),l("XRANGEPLAINLOOSE",`[v=\\s]*(${e[i.XRANGEIDENTIFIERLOOSE]}\
)(?:\\.(${e[i.XRANGEIDENTIFIERLOOSE]})(?:\\.(${e[i.XRANGEIDENTIFIERLOOSE]})(?:${e[i.PRERELEASELOOSE]})?${e[i.BUILD]}?)?)?`),l("XRANGE",`^${e[i.GTLT]}\\s*${e[i.XRANGEPLAIN]}\
$`),l("XRANGELOOSE",`^${e[i.GTLT]}\\s*${e[i.XRANGEPLAINLOOSE]}$`),l("COERCEPLAIN",`(^|[^\\d])(\\d{1,${c}})(?:\\.(\\d{1,${c}}))?(?:\\.(\\d{1,${c}}))?`),l("COERCE",
`${e[i.COERCEPLAIN]}(?:$|[^\\d])`),l("COERCEFULL",e[i.COERCEPLAIN]+`(?:${e[i.PRERELEASE]})?(?:${e[i.BUILD]})?(?:$|[^\\d])`),l("COERCERTL",e[i.COERCE],!0),l("COE\
RCERTLFULL",e[i.COERCEFULL],!0),l("LONETILDE","(?:~>?)"),l("TILDETRIM",`(\\s*)${e[i.LONETILDE]}\\s+`,!0),A.tildeTrimReplace="$1~",l("TILDE",`^${e[i.LONETILDE]}${e[i.
XRANGEPLAIN]}$`),l("TILDELOOSE",`^${e[i.LONETILDE]}${e[i.XRANGEPLAINLOOSE]}$`),l("LONECARET","(?:\\^)"),l("CARETTRIM",`(\\s*)${e[i.LONECARET]}\\s+`,!0),A.caretTrimReplace=
"$1^",l("CARET",`^${e[i.LONECARET]}${e[i.XRANGEPLAIN]}$`),l("CARETLOOSE",`^${e[i.LONECARET]}${e[i.XRANGEPLAINLOOSE]}$`),l("COMPARATORLOOSE",`^${e[i.GTLT]}\\s*(${e[i.
LOOSEPLAIN]})$|^$`),l("COMPARATOR",`^${e[i.GTLT]}\\s*(${e[i.FULLPLAIN]})$|^$`),l("COMPARATORTRIM",`(\\s*)${e[i.GTLT]}\\s*(${e[i.LOOSEPLAIN]}|${e[i.XRANGEPLAIN]}\
)`,!0),A.comparatorTrimReplace="$1$2$3",l("HYPHENRANGE",`^\\s*(${e[i.XRANGEPLAIN]})\\s+-\\s+(${e[i.XRANGEPLAIN]})\\s*$`),l("HYPHENRANGELOOSE",`^\\s*(${e[i.XRANGEPLAINLOOSE]}\
)\\s+-\\s+(${e[i.XRANGEPLAINLOOSE]})\\s*$`),l("STAR","(<|>)?=?\\s*\\*"),l("GTE0","^\\s*>=\\s*0\\.0\\.0\\s*$"),l("GTE0PRE","^\\s*>=\\s*0\\.0\\.0-0\\s*$")}),9737:((v,A,r)=>{
const{MAX_LENGTH:c,MAX_SAFE_BUILD_LENGTH:o,WHITESPACE_CHARACTERS:E}=r(5101),h=new Uint8Array(65536);for(const s of E)h[s.charCodeAt(0)]=1;const g=s=>s!==void 0&&
h[s.charCodeAt(0)]===1,C=s=>s==="v"||s==="="||g(s),e=s=>s!==void 0&&s>="0"&&s<="9",w=s=>s!==void 0&&(s>="a"&&s<="z"||s>="A"&&s<="Z"),i=s=>e(s)||w(s)||s==="-",L=s=>e(
s)||s==="x"||s==="X"||s==="*",t=(s,f,x,m)=>{if(!e(s[f]))return f;if(f>=m.start&&f<m.end)return Math.min(f+x,m.end);if(f>=m.previousStart&&f<m.previousEnd)return Math.
min(f+x,m.previousEnd);let y=f+1;for(;e(s[y]);)y++;return m.previousStart=m.start,m.previousEnd=m.end,m.start=f,m.end=y,Math.min(f+x,y)},a=(s,f,x,m)=>!x&&s[f]===
"0"?f+1:t(s,f,x?c:c+1,m),I=(s,f,x,m)=>{const y=t(s,f,c,m);if(w(s[y])||s[y]==="-"){let G=y+1;const P=G+o;for(;G<P&&i(s[G]);)G++;return G}return a(s,f,x,m)},l=(s,f,x,m)=>{
const y=s[f]==="-";if(!x&&!y)return f;const G=f+(y?1:0);let P=I(s,G,x,m);if(P===G){if(!x||!y)return f;P=I(s,f,x,m)}for(;s[P]===".";){const W=I(s,P+1,x,m);if(W===
P+1)break;P=W}return P},S=(s,f)=>{let x=f;for(;x-f<o&&i(s[x]);)x++;return x},k=(s,f)=>{if(s[f]!=="+")return f;let x=S(s,f+1);if(x===f+1)return f;for(;s[x]===".";){
const m=S(s,x+1);if(m===x+1)break;x=m}return x},U=(s,f,x)=>{let m=f;for(let G=0;G<3;G++){const P=a(s,m,!0,x);if(P===m)return f;if(m=P,G<2){if(s[m]!==".")return f;
m++}}const y=l(s,m,!0,x);return k(s,y)},z=(s,f,x)=>e(s[f])?a(s,f,!1,x):L(s[f])?f+1:f,X=(s,f,x)=>{let m=z(s,f,x);for(let G=0;G<2;G++){if(s[m]!==".")return m;const P=z(
s,m+1,x);if(P===m+1)return m;m=P}const y=l(s,m,!1,x);return k(s,y)},V=(s,f,x)=>{const m=U(s,f,x);return m!==f?m:X(s,f,x)},B=(s,f)=>{let x=f;return g(s[x])&&x++,
(s[x]==="<"||s[x]===">")&&x++,s[x]==="="&&x++,g(s[x])?x:-1},b=s=>{let f="",x=0,m=0;const y={start:-1,end:-1,previousStart:-1,previousEnd:-1};for(;m<s.length;){const G=m;
if(s[m]==="<"||s[m]===">")m++;else if(!C(s[m])&&!L(s[m])){m++;continue}for(;m<s.length&&C(s[m]);)m++;if(!L(s[m]))continue;const P=B(s,G);P!==-1&&(f+=s.slice(x,P),
x=P+1),m=V(s,m,y)}return f+s.slice(x)};v.exports=b}),3193:((v,A,r)=>{const c=r(7163),o=r(6782),E=(h,g,C)=>{let e=null,w=null,i=null;try{i=new o(g,C)}catch{return null}
return h.forEach(L=>{i.test(L)&&(!e||w.compare(L)===-1)&&(e=L,w=new c(e,C))}),e};v.exports=E}),4737:((v,A,r)=>{const c=r(6782),o=(E,h)=>{try{return new c(E,h).range||
"*"}catch{return null}};v.exports=o}),6059:((v,A,r)=>{r.d(A,{$:()=>o});const c={"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"\
audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"applicati\
on/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"\
application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"\
application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"applica\
tion/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"applicatio\
n/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"applicati\
on/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffe\
escript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/c\
u-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"t\
ext/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"\
application/octet-stream",dll:"application/octet-stream",dmg:"application/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application\
/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"\
application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"\
application/emma+xml",emotionml:"application/emotionml+xml",eps:"application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"applica\
tion/exi",exp:"application/express",exr:"image/aces",ez:"application/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g\
3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",
gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"\
video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"\
application/hjson",hlp:"application/winhlp",hqx:"application/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",
ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"applic\
ation/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/j\
phc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"\
image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"applicati\
on/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/j\
xsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescr\
ipt",log:"text/plain",lostxml:"application/lost+xml",lrf:"application/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"\
video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+\
xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdow\
n",mathml:"application/mathml+xml",mb:"application/mathematica",mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"\
application/metalink4+xml",metalink:"application/metalink+xml",mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"\
message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"\
application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"vi\
deo/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"\
application/marc",mrcx:"application/marcxml+xml",ms:"text/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"\
application/msix",msixbundle:"application/msixbundle",msm:"application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"appli\
cation/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobile-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"\
application/n-triples",obj:"model/obj",oda:"application/oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",
onepkg:"application/onenote",onetmp:"application/onenote",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"a\
udio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"\
application/pkcs7-signature",p8:"application/pkcs8",pdf:"application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-st\
ream",pki:"application/pkixcmp",pkipath:"application/pkix-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"\
application/provenance+xml",ps:"application/postscript",pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"\
application/route-apd+xml",rdf:"application/rdf+xml",relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"a\
pplication/resource-lists-diff+xml",rmi:"audio/midi",rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",
rq:"application/sparql-query",rs:"application/rls-services+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",
rss:"application/rss+xml",rtf:"text/rtf",rtx:"text/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-\
cv-request",scs:"application/scvp-cv-response",sdp:"application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-seria\
lized-object",setpay:"application/set-payment-initiation",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"\
text/shex",shf:"application/shf+xml",shtml:"text/html",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"applica\
tion/sieve",slim:"text/slim",slm:"text/slim",sls:"application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"app\
lication/octet-stream",spdx:"text/spdx",spp:"application/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"applicat\
ion/sru+xml",srx:"application/sparql-results+xml",ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"mo\
del/step+xml",stpxz:"model/step-xml+zip",stpz:"model/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"applica\
tion/swid+xml",t:"text/troff",t38:"image/t38",td:"application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"\
application/thraud+xml",tfx:"image/tiff-fx",tif:"image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"\
application/timestamped-data",tsv:"text/tab-separated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",
u3d:"model/u3d",u8dsn:"message/global-delivery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"\
application/ubjson",uri:"text/uri-list",uris:"text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml\
+xml",war:"application/java-archive",wasm:"application/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"i\
mage/webp",wgsl:"text/wgsl",wgt:"application/widget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"\
application/wsdl+xml",wspolicy:"application/wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"\
model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"\
application/xcap-diff+xml",xdssc:"application/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"ap\
plication/xfdf",xht:"application/xhtml+xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"\
application/xcap-ns+xml",xop:"application/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"a\
pplication/xml",xspf:"application/xspf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",
yml:"text/yaml",zip:"application/zip"};function o(E){let h=(""+E).trim().toLowerCase(),g=h.lastIndexOf(".");return c[~g?h.substring(++g):h]}})};export{Z as id,K as ids,J as modules};

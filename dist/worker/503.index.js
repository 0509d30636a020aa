const K=503,J=[503],Q={9379:((T,m,c)=>{const h=Symbol("SemVer ANY");class E{static get ANY(){return h}constructor(t,n){if(n=d(n),t instanceof E){if(t.loose===!!n.
loose)return t;t=t.value}t=t.trim().split(/\s+/).join(" "),e("comparator",t,n),this.options=n,this.loose=!!n.loose,this.parse(t),this.semver===h?this.value="":this.
value=this.operator+this.semver.version,e("comp",this)}parse(t){const n=this.options.loose?L[A.COMPARATORLOOSE]:L[A.COMPARATOR],R=t.match(n);if(!R)throw new TypeError(
`Invalid comparator: ${t}`);this.operator=R[1]!==void 0?R[1]:"",this.operator==="="&&(this.operator=""),R[2]?this.semver=new w(R[2],this.options.loose):this.semver=
h}toString(){return this.value}test(t){if(e("Comparator.test",t,this.options.loose),this.semver===h||t===h)return!0;if(typeof t=="string")try{t=new w(t,this.options)}catch{
return!1}return F(t,this.operator,this.semver,this.options)}intersects(t,n){if(!(t instanceof E))throw new TypeError("a Comparator is required");return this.operator===
""?this.value===""?!0:new s(t.value,n).test(this.value):t.operator===""?t.value===""?!0:new s(this.value,n).test(t.semver):(n=d(n),n.includePrerelease&&(this.value===
"<0.0.0-0"||t.value==="<0.0.0-0")||!n.includePrerelease&&(this.value.startsWith("<0.0.0")||t.value.startsWith("<0.0.0"))?!1:!!(this.operator.startsWith(">")&&t.
operator.startsWith(">")||this.operator.startsWith("<")&&t.operator.startsWith("<")||this.semver.version===t.semver.version&&this.operator.includes("=")&&t.operator.
includes("=")||F(this.semver,"<",t.semver,n)&&this.operator.startsWith(">")&&t.operator.startsWith("<")||F(this.semver,">",t.semver,n)&&this.operator.startsWith(
"<")&&t.operator.startsWith(">")))}}T.exports=E;const d=c(356),{safeRe:L,t:A}=c(5471),F=c(8646),e=c(3540),w=c(7163),s=c(6782)}),6782:((T,m,c)=>{const h=/\s+/g;class E{constructor(i,p){
if(p=A(p),i instanceof E)return i.loose===!!p.loose&&i.includePrerelease===!!p.includePrerelease?i:new E(i.raw,p);if(i instanceof F)return this.raw=i.value,this.
set=[[i]],this.formatted=void 0,this;if(this.options=p,this.loose=!!p.loose,this.includePrerelease=!!p.includePrerelease,this.raw=i.trim().replace(h," "),this.set=
this.raw.split("||").map(I=>this.parseRange(I.trim())).filter(I=>I.length),!this.set.length)throw new TypeError(`Invalid SemVer Range: ${this.raw}`);if(this.set.
length>1){const I=this.set[0];if(this.set=this.set.filter(S=>!W(S[0])),this.set.length===0)this.set=[I];else if(this.set.length>1){for(const S of this.set)if(S.
length===1&&b(S[0])){this.set=[S];break}}}this.formatted=void 0}get range(){if(this.formatted===void 0){this.formatted="";for(let i=0;i<this.set.length;i++){i>0&&
(this.formatted+="||");const p=this.set[i];for(let I=0;I<p.length;I++)I>0&&(this.formatted+=" "),this.formatted+=p[I].toString().trim()}}return this.formatted}format(){
return this.range}toString(){return this.range}parseRange(i){i=i.replace(V,"");const I=((this.options.includePrerelease&&D)|(this.options.loose&&j))+":"+i,S=L.get(
I);if(S)return S;const f=this.options.loose,N=f?O[n.HYPHENRANGELOOSE]:O[n.HYPHENRANGE];i=i.replace(N,k(this.options.includePrerelease)),e("hyphen replace",i),i=
s(i),e("comparator trim",i),i=i.replace(O[n.TILDETRIM],R),e("tilde trim",i),i=i.replace(O[n.CARETTRIM],o),e("caret trim",i);let x=i.split(" ").map(y=>z(y,this.options)).
join(" ").split(/\s+/).map(y=>Y(y,this.options));f&&(x=x.filter(y=>(e("loose invalid filter",y,this.options),!!y.match(O[n.COMPARATORLOOSE])))),e("range list",x);
const P=new Map,C=x.map(y=>new F(y,this.options));for(const y of C){if(W(y))return[y];P.set(y.value,y)}P.size>1&&P.has("")&&P.delete("");const H=[...P.values()];
return L.set(I,H),H}intersects(i,p){if(!(i instanceof E))throw new TypeError("a Range is required");return this.set.some(I=>M(I,p)&&i.set.some(S=>M(S,p)&&I.every(
f=>S.every(N=>f.intersects(N,p)))))}test(i){if(!i)return!1;if(typeof i=="string")try{i=new w(i,this.options)}catch{return!1}for(let p=0;p<this.set.length;p++)if(Z(
this.set[p],i,this.options))return!0;return!1}}T.exports=E;const d=c(3764),L=new d,A=c(356),F=c(9379),e=c(3540),w=c(7163),s=c(9737),{safeRe:O,src:t,t:n,tildeTrimReplace:R,
caretTrimReplace:o}=c(5471),{FLAG_INCLUDE_PRERELEASE:D,FLAG_LOOSE:j}=c(5101),V=new RegExp(t[n.BUILD],"g"),W=l=>l.value==="<0.0.0-0",b=l=>l.value==="",M=(l,i)=>{
let p=!0;const I=l.slice();let S=I.pop();for(;p&&I.length;)p=I.every(f=>S.intersects(f,i)),S=I.pop();return p},z=(l,i)=>(l=l.replace(O[n.BUILD],""),e("comp",l,i),
l=a(l,i),e("caret",l),l=u(l,i),e("tildes",l),l=U(l,i),e("xrange",l),l=g(l,i),e("stars",l),l),v=l=>!l||l.toLowerCase()==="x"||l==="*",r=(l,i,p)=>v(l)&&!v(i)||v(i)&&
p&&!v(p),u=(l,i)=>l.trim().split(/\s+/).map(p=>$(p,i)).join(" "),$=(l,i)=>{const p=i.loose?O[n.TILDELOOSE]:O[n.TILDE],I=i.includePrerelease?"-0":"";return l.replace(
p,(S,f,N,x,P)=>{e("tilde",l,S,f,N,x,P);let C;return v(f)?C="":v(N)?C=`>=${f}.0.0${I} <${+f+1}.0.0-0`:v(x)?C=`>=${f}.${N}.0${I} <${f}.${+N+1}.0-0`:P?(e("replaceT\
ilde pr",P),C=`>=${f}.${N}.${x}-${P} <${f}.${+N+1}.0-0`):C=`>=${f}.${N}.${x} <${f}.${+N+1}.0-0`,e("tilde return",C),C})},a=(l,i)=>l.trim().split(/\s+/).map(p=>X(
p,i)).join(" "),X=(l,i)=>{e("caret",l,i);const p=i.loose?O[n.CARETLOOSE]:O[n.CARET],I=i.includePrerelease?"-0":"";return l.replace(p,(S,f,N,x,P)=>{e("caret",l,S,
f,N,x,P);let C;return v(f)?C="":v(N)?C=`>=${f}.0.0${I} <${+f+1}.0.0-0`:v(x)?f==="0"?C=`>=${f}.${N}.0${I} <${f}.${+N+1}.0-0`:C=`>=${f}.${N}.0${I} <${+f+1}.0.0-0`:
P?(e("replaceCaret pr",P),f==="0"?N==="0"?C=`>=${f}.${N}.${x}-${P} <${f}.${N}.${+x+1}-0`:C=`>=${f}.${N}.${x}-${P} <${f}.${+N+1}.0-0`:C=`>=${f}.${N}.${x}-${P} <${+f+
1}.0.0-0`):(e("no pr"),f==="0"?N==="0"?C=`>=${f}.${N}.${x} <${f}.${N}.${+x+1}-0`:C=`>=${f}.${N}.${x} <${f}.${+N+1}.0-0`:C=`>=${f}.${N}.${x} <${+f+1}.0.0-0`),e("\
caret return",C),C})},U=(l,i)=>(e("replaceXRanges",l,i),l.split(/\s+/).map(p=>G(p,i)).join(" ")),G=(l,i)=>{l=l.trim();const p=i.loose?O[n.XRANGELOOSE]:O[n.XRANGE];
return l.replace(p,(I,S,f,N,x,P)=>{if(e("xRange",l,I,S,f,N,x,P),r(f,N,x))return l;const C=v(f),H=C||v(N),y=H||v(x),B=y;return S==="="&&B&&(S=""),P=i.includePrerelease?
"-0":"",C?S===">"||S==="<"?I="<0.0.0-0":I="*":S&&B?(H&&(N=0),x=0,S===">"?(S=">=",H?(f=+f+1,N=0,x=0):(N=+N+1,x=0)):S==="<="&&(S="<",H?f=+f+1:N=+N+1),S==="<"&&(P=
"-0"),I=`${S+f}.${N}.${x}${P}`):H?I=`>=${f}.0.0${P} <${+f+1}.0.0-0`:y&&(I=`>=${f}.${N}.0${P} <${f}.${+N+1}.0-0`),e("xRange return",I),I})},g=(l,i)=>(e("replaceS\
tars",l,i),l.trim().replace(O[n.STAR],"")),Y=(l,i)=>(e("replaceGTE0",l,i),l.trim().replace(O[i.includePrerelease?n.GTE0PRE:n.GTE0],"")),k=l=>(i,p,I,S,f,N,x,P,C,H,y,B)=>(v(
I)?p="":v(S)?p=`>=${I}.0.0${l?"-0":""}`:v(f)?p=`>=${I}.${S}.0${l?"-0":""}`:N?p=`>=${p}`:p=`>=${p}${l?"-0":""}`,v(C)?P="":v(H)?P=`<${+C+1}.0.0-0`:v(y)?P=`<${C}.${+H+
1}.0-0`:B?P=`<=${C}.${H}.${y}-${B}`:l?P=`<${C}.${H}.${+y+1}-0`:P=`<=${P}`,`${p} ${P}`.trim()),Z=(l,i,p)=>{for(let I=0;I<l.length;I++)if(!l[I].test(i))return!1;if(i.
prerelease.length&&!p.includePrerelease){for(let I=0;I<l.length;I++)if(e(l[I].semver),l[I].semver!==F.ANY&&l[I].semver.prerelease.length>0){const S=l[I].semver;
if(S.major===i.major&&S.minor===i.minor&&S.patch===i.patch)return!0}return!1}return!0}}),7163:((T,m,c)=>{const h=c(3540),{MAX_LENGTH:E,MAX_SAFE_INTEGER:d}=c(5101),
{safeRe:L,t:A}=c(5471),F=c(356),{compareIdentifiers:e}=c(3348),w=(O,t)=>{const n=t.split(".");if(n.length>O.length)return!1;for(let R=0;R<n.length;R++)if(e(O[R],
n[R])!==0)return!1;return!0};class s{constructor(t,n){if(n=F(n),t instanceof s){if(t.loose===!!n.loose&&t.includePrerelease===!!n.includePrerelease)return t;t=t.
version}else if(typeof t!="string")throw new TypeError(`Invalid version. Must be a string. Got type "${typeof t}".`);if(t.length>E)throw new TypeError(`version \
is longer than ${E} characters`);h("SemVer",t,n),this.options=n,this.loose=!!n.loose,this.includePrerelease=!!n.includePrerelease;const R=t.trim().match(n.loose?
L[A.LOOSE]:L[A.FULL]);if(!R)throw new TypeError(`Invalid Version: ${t}`);if(this.raw=t,this.major=+R[1],this.minor=+R[2],this.patch=+R[3],this.major>d||this.major<
0)throw new TypeError("Invalid major version");if(this.minor>d||this.minor<0)throw new TypeError("Invalid minor version");if(this.patch>d||this.patch<0)throw new TypeError(
"Invalid patch version");R[4]?this.prerelease=R[4].split(".").map(o=>{if(/^[0-9]+$/.test(o)){const D=+o;if(D>=0&&D<d)return D}return o}):this.prerelease=[],this.
build=R[5]?R[5].split("."):[],this.format()}format(){return this.version=`${this.major}.${this.minor}.${this.patch}`,this.prerelease.length&&(this.version+=`-${this.
prerelease.join(".")}`),this.version}toString(){return this.version}compare(t){if(h("SemVer.compare",this.version,this.options,t),!(t instanceof s)){if(typeof t==
"string"&&t===this.version)return 0;t=new s(t,this.options)}return t.version===this.version?0:this.compareMain(t)||this.comparePre(t)}compareMain(t){return t instanceof
s||(t=new s(t,this.options)),this.major<t.major?-1:this.major>t.major?1:this.minor<t.minor?-1:this.minor>t.minor?1:this.patch<t.patch?-1:this.patch>t.patch?1:0}comparePre(t){
if(t instanceof s||(t=new s(t,this.options)),this.prerelease.length&&!t.prerelease.length)return-1;if(!this.prerelease.length&&t.prerelease.length)return 1;if(!this.
prerelease.length&&!t.prerelease.length)return 0;let n=0;do{const R=this.prerelease[n],o=t.prerelease[n];if(h("prerelease compare",n,R,o),R===void 0&&o===void 0)
return 0;if(o===void 0)return 1;if(R===void 0)return-1;if(R===o)continue;return e(R,o)}while(++n)}compareBuild(t){t instanceof s||(t=new s(t,this.options));let n=0;
do{const R=this.build[n],o=t.build[n];if(h("build compare",n,R,o),R===void 0&&o===void 0)return 0;if(o===void 0)return 1;if(R===void 0)return-1;if(R===o)continue;
return e(R,o)}while(++n)}inc(t,n,R){if(t.startsWith("pre")){if(!n&&R===!1)throw new Error("invalid increment argument: identifier is empty");if(n){const o=`-${n}`.
match(this.options.loose?L[A.PRERELEASELOOSE]:L[A.PRERELEASE]);if(!o||o[1]!==n)throw new Error(`invalid identifier: ${n}`)}}switch(t){case"premajor":this.prerelease.
length=0,this.patch=0,this.minor=0,this.major++,this.inc("pre",n,R);break;case"preminor":this.prerelease.length=0,this.patch=0,this.minor++,this.inc("pre",n,R);
break;case"prepatch":this.prerelease.length=0,this.inc("patch",n,R),this.inc("pre",n,R);break;case"prerelease":this.prerelease.length===0&&this.inc("patch",n,R),
this.inc("pre",n,R);break;case"release":if(this.prerelease.length===0)throw new Error(`version ${this.raw} is not a prerelease`);this.prerelease.length=0;break;case"\
major":(this.minor!==0||this.patch!==0||this.prerelease.length===0)&&this.major++,this.minor=0,this.patch=0,this.prerelease=[];break;case"minor":(this.patch!==0||
this.prerelease.length===0)&&this.minor++,this.patch=0,this.prerelease=[];break;case"patch":this.prerelease.length===0&&this.patch++,this.prerelease=[];break;case"\
pre":{const o=Number(R)?1:0;if(this.prerelease.length===0)this.prerelease=[o];else{let D=this.prerelease.length;for(;--D>=0;)typeof this.prerelease[D]=="number"&&
(this.prerelease[D]++,D=-2);if(D===-1){if(n===this.prerelease.join(".")&&R===!1)throw new Error("invalid increment argument: identifier already exists");this.prerelease.
push(o)}}if(n){let D=[n,o];if(R===!1&&(D=[n]),w(this.prerelease,n)){const j=this.prerelease[n.split(".").length];isNaN(j)&&(this.prerelease=D)}else this.prerelease=
D}break}default:throw new Error(`invalid increment argument: ${t}`)}return this.raw=this.format(),this.build.length&&(this.raw+=`+${this.build.join(".")}`),this}}
T.exports=s}),8646:((T,m,c)=>{const h=c(2701),E=c(4974),d=c(6599),L=c(1236),A=c(3872),F=c(6717),e=(w,s,O,t)=>{switch(s){case"===":return typeof w=="object"&&(w=
w.version),typeof O=="object"&&(O=O.version),w===O;case"!==":return typeof w=="object"&&(w=w.version),typeof O=="object"&&(O=O.version),w!==O;case"":case"=":case"\
==":return h(w,O,t);case"!=":return E(w,O,t);case">":return d(w,O,t);case">=":return L(w,O,t);case"<":return A(w,O,t);case"<=":return F(w,O,t);default:throw new TypeError(
`Invalid operator: ${s}`)}};T.exports=e}),8469:((T,m,c)=>{const h=c(7163),E=(d,L,A)=>new h(d,A).compare(new h(L,A));T.exports=E}),2701:((T,m,c)=>{const h=c(8469),
E=(d,L,A)=>h(d,L,A)===0;T.exports=E}),6599:((T,m,c)=>{const h=c(8469),E=(d,L,A)=>h(d,L,A)>0;T.exports=E}),1236:((T,m,c)=>{const h=c(8469),E=(d,L,A)=>h(d,L,A)>=0;
T.exports=E}),3872:((T,m,c)=>{const h=c(8469),E=(d,L,A)=>h(d,L,A)<0;T.exports=E}),6717:((T,m,c)=>{const h=c(8469),E=(d,L,A)=>h(d,L,A)<=0;T.exports=E}),4974:((T,m,c)=>{
const h=c(8469),E=(d,L,A)=>h(d,L,A)!==0;T.exports=E}),8011:((T,m,c)=>{const h=c(6782),E=(d,L,A)=>{try{L=new h(L,A)}catch{return!1}return L.test(d)};T.exports=E}),
5101:(T=>{const m="2.0.0",h=Number.MAX_SAFE_INTEGER||9007199254740991,E=16,d=250,L=["	",`
`,"\v","\f","\r"," ","\xA0","\u1680","\u2000","\u2001","\u2002","\u2003","\u2004","\u2005","\u2006","\u2007","\u2008","\u2009","\u200A","\u2028","\u2029","\u202F",
"\u205F","\u3000","\uFEFF"],A=["major","premajor","minor","preminor","patch","prepatch","prerelease"];T.exports={MAX_LENGTH:256,MAX_SAFE_COMPONENT_LENGTH:E,MAX_SAFE_BUILD_LENGTH:d,
MAX_SAFE_INTEGER:h,WHITESPACE_CHARACTERS:L,RELEASE_TYPES:A,SEMVER_SPEC_VERSION:m,FLAG_INCLUDE_PRERELEASE:1,FLAG_LOOSE:2}}),3540:(T=>{const m=typeof process=="ob\
ject"&&process.env&&process.env.NODE_DEBUG&&/\bsemver\b/i.test(process.env.NODE_DEBUG)?(...c)=>console.error("SEMVER",...c):()=>{};T.exports=m}),3348:(T=>{const m=/^[0-9]+$/,
c=(E,d)=>{if(typeof E=="number"&&typeof d=="number")return E===d?0:E<d?-1:1;const L=m.test(E),A=m.test(d);return L&&A&&(E=+E,d=+d),E===d?0:L&&!A?-1:A&&!L?1:E<d?
-1:1},h=(E,d)=>c(d,E);T.exports={compareIdentifiers:c,rcompareIdentifiers:h}}),3764:(T=>{class m{constructor(){this.max=1e3,this.map=new Map}get(h){const E=this.
map.get(h);if(E!==void 0)return this.map.delete(h),this.map.set(h,E),E}delete(h){return this.map.delete(h)}set(h,E){if(!this.delete(h)&&E!==void 0){if(this.map.
size>=this.max){const L=this.map.keys().next().value;this.delete(L)}this.map.set(h,E)}return this}}T.exports=m}),356:(T=>{const m=Object.freeze({loose:!0}),c=Object.
freeze({}),h=E=>E?typeof E!="object"?m:E:c;T.exports=h}),5471:((T,m,c)=>{const{MAX_SAFE_COMPONENT_LENGTH:h,MAX_SAFE_BUILD_LENGTH:E,MAX_LENGTH:d}=c(5101),L=c(3540);
m=T.exports={};const A=m.re=[],F=m.safeRe=[],e=m.src=[],w=m.safeSrc=[],s=m.t={};let O=0;const t="[a-zA-Z0-9-]",n=[["\\s",1],["\\d",d],[t,E]],R=D=>{for(const[j,V]of n)
D=D.split(`${j}*`).join(`${j}{0,${V}}`).split(`${j}+`).join(`${j}{1,${V}}`);return D},o=(D,j,V)=>{const W=R(j),b=O++;L(D,b,j),s[D]=b,e[b]=j,w[b]=W,A[b]=new RegExp(
j,V?"g":void 0),F[b]=new RegExp(W,V?"g":void 0)};o("NUMERICIDENTIFIER","0|[1-9]\\d*"),o("NUMERICIDENTIFIERLOOSE","\\d+"),o("NONNUMERICIDENTIFIER",`\\d*[a-zA-Z-]${t}\
*`),o("MAINVERSION",`(${e[s.NUMERICIDENTIFIER]})\\.(${e[s.NUMERICIDENTIFIER]})\\.(${e[s.NUMERICIDENTIFIER]})`),o("MAINVERSIONLOOSE",`(${e[s.NUMERICIDENTIFIERLOOSE]}\
)\\.(${e[s.NUMERICIDENTIFIERLOOSE]})\\.(${e[s.NUMERICIDENTIFIERLOOSE]})`),o("PRERELEASEIDENTIFIER",`(?:${e[s.NONNUMERICIDENTIFIER]}|${e[s.NUMERICIDENTIFIER]})`),
o("PRERELEASEIDENTIFIERLOOSE",`(?:${e[s.NONNUMERICIDENTIFIER]}|${e[s.NUMERICIDENTIFIERLOOSE]})`),o("PRERELEASE",`(?:-(${e[s.PRERELEASEIDENTIFIER]}(?:\\.${e[s.PRERELEASEIDENTIFIER]}\
)*))`),o("PRERELEASELOOSE",`(?:-?(${e[s.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${e[s.PRERELEASEIDENTIFIERLOOSE]})*))`),o("BUILDIDENTIFIER",`${t}+`),o("BUILD",`(?:\\+(${e[s.
BUILDIDENTIFIER]}(?:\\.${e[s.BUILDIDENTIFIER]})*))`),o("FULLPLAIN",`v?${e[s.MAINVERSION]}${e[s.PRERELEASE]}?${e[s.BUILD]}?`),o("FULL",`^${e[s.FULLPLAIN]}$`),o("\
LOOSEPLAIN",`[v=\\s]*${e[s.MAINVERSIONLOOSE]}${e[s.PRERELEASELOOSE]}?${e[s.BUILD]}?`),o("LOOSE",`^${e[s.LOOSEPLAIN]}$`),o("GTLT","((?:<|>)?=?)"),o("XRANGEIDENTI\
FIERLOOSE",`${e[s.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`),o("XRANGEIDENTIFIER",`${e[s.NUMERICIDENTIFIER]}|x|X|\\*`),o("XRANGEPLAIN",`[v=\\s]*(${e[s.XRANGEIDENTIFIER]}\
)(?:\\.(${e[s.XRANGEIDENTIFIER]})(?:\\.(${e[s.XRANGEIDENTIFIER]})(?:${e[s.PRERELEASE]})?${e[s.BUILD]}?)?)?`),o("XRANGEPLAINLOOSE",`[v=\\s]*(${e[s.XRANGEIDENTIFIERLOOSE]}\
)(?:\\.(${e[s.XRANGEIDENTIFIERLOOSE]})(?:\\.(${e[s.XRANGEIDENTIFIERLOOSE]})(?:${e[s.PRERELEASELOOSE]})?${e[s.BUILD]}?)?)?`),o("XRANGE",`^${e[s.GTLT]}\\s*${e[s.XRANGEPLAIN]}\
$`),o("XRANGELOOSE",`^${e[s.GTLT]}\\s*${e[s.XRANGEPLAINLOOSE]}$`),o("COERCEPLAIN",`(^|[^\\d])(\\d{1,${h}})(?:\\.(\\d{1,${h}}))?(?:\\.(\\d{1,${h}}))?`),o("COERCE",
`${e[s.COERCEPLAIN]}(?:$|[^\\d])`),o("COERCEFULL",e[s.COERCEPLAIN]+`(?:${e[s.PRERELEASE]})?(?:${e[s.BUILD]})?(?:$|[^\\d])`),o("COERCERTL",e[s.COERCE],!0),o("COE\
RCERTLFULL",e[s.COERCEFULL],!0),o("LONETILDE","(?:~>?)"),o("TILDETRIM",`(\\s*)${e[s.LONETILDE]}\\s+`,!0),m.tildeTrimReplace="$1~",o("TILDE",`^${e[s.LONETILDE]}${e[s.
XRANGEPLAIN]}$`),o("TILDELOOSE",`^${e[s.LONETILDE]}${e[s.XRANGEPLAINLOOSE]}$`),o("LONECARET","(?:\\^)"),o("CARETTRIM",`(\\s*)${e[s.LONECARET]}\\s+`,!0),m.caretTrimReplace=
"$1^",o("CARET",`^${e[s.LONECARET]}${e[s.XRANGEPLAIN]}$`),o("CARETLOOSE",`^${e[s.LONECARET]}${e[s.XRANGEPLAINLOOSE]}$`),o("COMPARATORLOOSE",`^${e[s.GTLT]}\\s*(${e[s.
LOOSEPLAIN]})$|^$`),o("COMPARATOR",`^${e[s.GTLT]}\\s*(${e[s.FULLPLAIN]})$|^$`),o("COMPARATORTRIM",`(\\s*)${e[s.GTLT]}\\s*(${e[s.LOOSEPLAIN]}|${e[s.XRANGEPLAIN]}\
)`,!0),m.comparatorTrimReplace="$1$2$3",o("HYPHENRANGE",`^\\s*(${e[s.XRANGEPLAIN]})\\s+-\\s+(${e[s.XRANGEPLAIN]})\\s*$`),o("HYPHENRANGELOOSE",`^\\s*(${e[s.XRANGEPLAINLOOSE]}\
)\\s+-\\s+(${e[s.XRANGEPLAINLOOSE]})\\s*$`),o("STAR","(<|>)?=?\\s*\\*"),o("GTE0","^\\s*>=\\s*0\\.0\\.0\\s*$"),o("GTE0PRE","^\\s*>=\\s*0\\.0\\.0-0\\s*$")}),9737:((T,m,c)=>{
const{MAX_LENGTH:h,MAX_SAFE_BUILD_LENGTH:E,WHITESPACE_CHARACTERS:d}=c(5101),L=new Uint8Array(65536);for(const r of d)L[r.charCodeAt(0)]=1;const A=r=>r!==void 0&&
L[r.charCodeAt(0)]===1,F=r=>r==="v"||r==="="||A(r),e=r=>r!==void 0&&r>="0"&&r<="9",w=r=>r!==void 0&&(r>="a"&&r<="z"||r>="A"&&r<="Z"),s=r=>e(r)||w(r)||r==="-",O=r=>e(
r)||r==="x"||r==="X"||r==="*",t=(r,u,$,a)=>{if(!e(r[u]))return u;if(u>=a.start&&u<a.end)return Math.min(u+$,a.end);if(u>=a.previousStart&&u<a.previousEnd)return Math.
min(u+$,a.previousEnd);let X=u+1;for(;e(r[X]);)X++;return a.previousStart=a.start,a.previousEnd=a.end,a.start=u,a.end=X,Math.min(u+$,X)},n=(r,u,$,a)=>!$&&r[u]===
"0"?u+1:t(r,u,$?h:h+1,a),R=(r,u,$,a)=>{const X=t(r,u,h,a);if(w(r[X])||r[X]==="-"){let U=X+1;const G=U+E;for(;U<G&&s(r[U]);)U++;return U}return n(r,u,$,a)},o=(r,u,$,a)=>{
const X=r[u]==="-";if(!$&&!X)return u;const U=u+(X?1:0);let G=R(r,U,$,a);if(G===U){if(!$||!X)return u;G=R(r,u,$,a)}for(;r[G]===".";){const g=R(r,G+1,$,a);if(g===
G+1)break;G=g}return G},D=(r,u)=>{let $=u;for(;$-u<E&&s(r[$]);)$++;return $},j=(r,u)=>{if(r[u]!=="+")return u;let $=D(r,u+1);if($===u+1)return u;for(;r[$]===".";){
const a=D(r,$+1);if(a===$+1)break;$=a}return $},V=(r,u,$)=>{let a=u;for(let U=0;U<3;U++){const G=n(r,a,!0,$);if(G===a)return u;if(a=G,U<2){if(r[a]!==".")return u;
a++}}const X=o(r,a,!0,$);return j(r,X)},W=(r,u,$)=>e(r[u])?n(r,u,!1,$):O(r[u])?u+1:u,b=(r,u,$)=>{let a=W(r,u,$);for(let U=0;U<2;U++){if(r[a]!==".")return a;const G=W(
r,a+1,$);if(G===a+1)return a;a=G}const X=o(r,a,!1,$);return j(r,X)},M=(r,u,$)=>{const a=V(r,u,$);return a!==u?a:b(r,u,$)},z=(r,u)=>{let $=u;return A(r[$])&&$++,
(r[$]==="<"||r[$]===">")&&$++,r[$]==="="&&$++,A(r[$])?$:-1},v=r=>{let u="",$=0,a=0;const X={start:-1,end:-1,previousStart:-1,previousEnd:-1};for(;a<r.length;){const U=a;
if(r[a]==="<"||r[a]===">")a++;else if(!F(r[a])&&!O(r[a])){a++;continue}for(;a<r.length&&F(r[a]);)a++;if(!O(r[a]))continue;const G=z(r,U);G!==-1&&(u+=r.slice($,G),
$=G+1),a=M(r,a,X)}return u+r.slice($)};T.exports=v}),3193:((T,m,c)=>{const h=c(7163),E=c(6782),d=(L,A,F)=>{let e=null,w=null,s=null;try{s=new E(A,F)}catch{return null}
return L.forEach(O=>{s.test(O)&&(!e||w.compare(O)===-1)&&(e=O,w=new h(e,F))}),e};T.exports=d}),4737:((T,m,c)=>{const h=c(6782),E=(d,L)=>{try{return new h(d,L).range||
"*"}catch{return null}};T.exports=E})};export{K as id,J as ids,Q as modules};

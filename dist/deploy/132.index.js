const gt=process.getBuiltinModule,Dt=132,Tt=[132],Ot={9132:(bt=>{(function(pt){if(1)bt.exports=pt();else var mt})(function(){var pt,mt,St;return(function(){function Se(Oe,We,be){
function b(se,pe){if(!We[se]){if(!Oe[se]){var C=gt(import.meta.url);if(!pe&&C)return C(se,!0);if(_)return _(se,!0);var y=new Error("Cannot find module '"+se+"'");
throw y.code="MODULE_NOT_FOUND",y}var w=We[se]={exports:{}};Oe[se][0].call(w.exports,function(q){var J=Oe[se][1][q];return b(J||q)},w,w.exports,Se,Oe,We,be)}return We[se].
exports}for(var _=gt(import.meta.url),de=0;de<be.length;de++)b(be[de]);return b}return Se})()({1:[function(Se,Oe,We){const be=Se("./utils"),b=(function(){"use s\
trict";const _=be.stringToArray,de=["Zero","One","Two","Three","Four","Five","Six","Seven","Eight","Nine","Ten","Eleven","Twelve","Thirteen","Fourteen","Fifteen",
"Sixteen","Seventeen","Eighteen","Nineteen"],se=["Zeroth","First","Second","Third","Fourth","Fifth","Sixth","Seventh","Eighth","Ninth","Tenth","Eleventh","Twelf\
th","Thirteenth","Fourteenth","Fifteenth","Sixteenth","Seventeenth","Eighteenth","Nineteenth"],pe=["Twenty","Thirty","Forty","Fifty","Sixty","Seventy","Eighty",
"Ninety","Hundred"],C=["Thousand","Million","Billion","Trillion"];function y(c,p){var d=function(D,E,v){var T="";if(D<=19)T=(E?" and ":"")+(v?se[D]:de[D]);else if(D<
100){const X=Math.floor(D/10),B=D%10;T=(E?" and ":"")+pe[X-2],B>0?T+="-"+d(B,!1,v):v&&(T=T.substring(0,T.length-1)+"ieth")}else if(D<1e3){const X=Math.floor(D/100),
B=D%100;T=(E?", ":"")+de[X]+" Hundred",B>0?T+=d(B,!0,v):v&&(T+="th")}else{var M=Math.floor(Math.log10(D)/3);M>C.length&&(M=C.length);const X=Math.pow(10,M*3),B=Math.
floor(D/X),I=D-B*X;T=(E?", ":"")+d(B,!1,!1)+" "+C[M-1],I>0?T+=d(I,!0,v):v&&(T+="th")}return T},m=d(c,!1,p);return m}const w=Object.create(null);de.forEach(function(c,p){
w[c.toLowerCase()]=p}),se.forEach(function(c,p){w[c.toLowerCase()]=p}),pe.forEach(function(c,p){const d=c.toLowerCase();w[d]=(p+2)*10,w[d.substring(0,c.length-1)+
"ieth"]=w[d]}),w.hundredth=100,C.forEach(function(c,p){const d=c.toLowerCase(),m=Math.pow(10,(p+1)*3);w[d]=m,w[d+"th"]=m});function q(c){const d=c.split(/,\s|\sand\s|[\s\\-]/).
map(E=>w[E]);let m=[0];return d.forEach(E=>{if(E<100){let v=m.pop();v>=1e3&&(m.push(v),v=0),m.push(v+E)}else m.push(m.pop()*E)}),m.reduce((E,v)=>E+v,0)}const J=[
[1e3,"m"],[900,"cm"],[500,"d"],[400,"cd"],[100,"c"],[90,"xc"],[50,"l"],[40,"xl"],[10,"x"],[9,"ix"],[5,"v"],[4,"iv"],[1,"i"]],me={M:1e3,D:500,C:100,L:50,X:10,V:5,
I:1};function ce(c){for(var p=0;p<J.length;p++){const d=J[p];if(c>=d[0])return d[1]+ce(c-d[0])}return""}function U(c){for(var p=0,d=1,m=c.length-1;m>=0;m--){const D=c[m],
E=me[D];E<d?p-=E:(d=E,p+=E)}return p}function A(c,p){for(var d=[],m=p.charCodeAt(0);c>0;)d.unshift(String.fromCharCode((c-1)%26+m)),c=Math.floor((c-1)/26);return d.
join("")}function z(c,p){for(var d=p.charCodeAt(0),m=0,D=0;D<c.length;D++)m+=(c.charCodeAt(c.length-D-1)-d+1)*Math.pow(26,D);return m}function h(c,p){if(typeof c>
"u")return;c=Math.floor(c);const d=V(p);return P(c,d)}const g={DECIMAL:"decimal",LETTERS:"letters",ROMAN:"roman",WORDS:"words",SEQUENCE:"sequence"},W={UPPER:"up\
per",LOWER:"lower",TITLE:"title"};function P(c,p){let d;const m=c<0;switch(c=Math.abs(c),p.primary){case g.LETTERS:d=A(c,p.case===W.UPPER?"A":"a");break;case g.
ROMAN:d=ce(c),p.case===W.UPPER&&(d=d.toUpperCase());break;case g.WORDS:d=y(c,p.ordinal),p.case===W.UPPER?d=d.toUpperCase():p.case===W.LOWER&&(d=d.toLowerCase());
break;case g.DECIMAL:d=""+c;var D=p.mandatoryDigits-d.length;if(D>0){var E=new Array(D+1).join("0");d=E+d}if(p.zeroCode!==48&&(d=_(d).map(X=>String.fromCodePoint(
X.codePointAt(0)+p.zeroCode-48)).join("")),p.regular){const X=Math.floor((d.length-1)/p.groupingSeparators.position);for(let B=X;B>0;B--){const I=d.length-B*p.groupingSeparators.
position;d=d.substr(0,I)+p.groupingSeparators.character+d.substr(I)}}else p.groupingSeparators.reverse().forEach(X=>{const B=d.length-X.position;d=d.substr(0,B)+
X.character+d.substr(B)});if(p.ordinal){var v={1:"st",2:"nd",3:"rd"},T=d[d.length-1],M=v[T];(!M||d.length>1&&d[d.length-2]==="1")&&(M="th"),d=d+M}break;case g.SEQUENCE:
throw{code:"D3130",value:p.token}}return m&&(d="-"+d),d}const ee=[48,1632,1776,1984,2406,2534,2662,2790,2918,3046,3174,3302,3430,3558,3664,3792,3872,4160,4240,6112,
6160,6470,6608,6784,6800,6992,7088,7232,7248,42528,43216,43264,43472,43504,43600,44016,65296];function V(c){const p={type:"integer",primary:g.DECIMAL,case:W.LOWER,
ordinal:!1};let d,m;const D=c.lastIndexOf(";");switch(D===-1?d=c:(d=c.substring(0,D),m=c.substring(D+1),m[0]==="o"&&(p.ordinal=!0)),d){case"A":p.case=W.UPPER;case"\
a":p.primary=g.LETTERS;break;case"I":p.case=W.UPPER;case"i":p.primary=g.ROMAN;break;case"W":p.case=W.UPPER,p.primary=g.WORDS;break;case"Ww":p.case=W.TITLE,p.primary=
g.WORDS;break;case"w":p.primary=g.WORDS;break;default:{let E=null,v=0,T=0,M=[],X=0;if(_(d).map(I=>I.codePointAt(0)).reverse().forEach(I=>{let j=!1;for(let H=0;H<
ee.length;H++){const N=ee[H];if(I>=N&&I<=N+9){if(j=!0,v++,X++,E===null)E=N;else if(N!==E)throw{code:"D3131"};break}}j||(I===35?(X++,T++):M.push({position:X,character:String.
fromCodePoint(I)}))}),v>0){p.primary=g.DECIMAL,p.zeroCode=E,p.mandatoryDigits=v,p.optionalDigits=T;const j=function(H){if(H.length===0)return 0;const N=H[0].character;
for(let we=1;we<H.length;we++)if(H[we].character!==N)return 0;const De=H.map(we=>we.position),_e=function(we,xe){return xe===0?we:_e(xe,we%xe)},Pe=De.reduce(_e);
for(let we=1;we<=De.length;we++)if(De.indexOf(we*Pe)===-1)return 0;return Pe}(M);j>0?(p.regular=!0,p.groupingSeparators={position:j,character:M[0].character}):(p.
regular=!1,p.groupingSeparators=M)}else p.primary=g.SEQUENCE,p.token=d}}return p}const ie={Y:"1",M:"1",D:"1",d:"1",F:"n",W:"1",w:"1",X:"1",x:"1",H:"1",h:"1",P:"\
n",m:"01",s:"01",f:"1",Z:"01:01",z:"01:01",C:"n",E:"n"};function te(c){var p=[];const d={type:"datetime",parts:p},m=function(j,H){if(H>j){let N=c.substring(j,H);
N=N.split("]]").join("]"),p.push({type:"literal",value:N})}};for(var D=0,E=0;E<c.length;){if(c.charAt(E)==="["){if(c.charAt(E+1)==="["){m(D,E),p.push({type:"lit\
eral",value:"["}),E+=2,D=E;continue}if(m(D,E),D=E,E=c.indexOf("]",D),E===-1)throw{code:"D3135"};let j=c.substring(D+1,E);j=j.split(/\s+/).join("");var v={type:"\
marker",component:j.charAt(0)},T=j.lastIndexOf(","),M;if(T!==-1){const H=j.substring(T+1),N=H.indexOf("-");let De,_e;const Pe=function(xe){if(!(typeof xe>"u"||xe===
"*"))return parseInt(xe)};N===-1?De=H:(De=H.substring(0,N),_e=H.substring(N+1));const we={min:Pe(De),max:Pe(_e)};v.width=we,M=j.substring(1,T)}else M=j.substring(
1);if(M.length===1)v.presentation1=M;else if(M.length>1){var X=M.charAt(M.length-1);"atco".indexOf(X)!==-1?(v.presentation2=X,X==="o"&&(v.ordinal=!0),v.presentation1=
M.substring(0,M.length-1)):v.presentation1=M}else v.presentation1=ie[v.component];if(typeof v.presentation1>"u")throw{code:"D3132",value:v.component};if(v.presentation1[0]===
"n")v.names=W.LOWER;else if(v.presentation1[0]==="N")v.presentation1[1]==="n"?v.names=W.TITLE:v.names=W.UPPER;else if("YMDdFWwXxHhmsf".indexOf(v.component)!==-1){
var B=v.presentation1;if(v.presentation2&&(B+=";"+v.presentation2),v.integerFormat=V(B),v.width&&v.width.min!==void 0&&v.integerFormat.mandatoryDigits<v.width.min&&
(v.integerFormat.mandatoryDigits=v.width.min),v.component==="Y")if(v.n=-1,v.width&&v.width.max!==void 0)v.n=v.width.max,v.integerFormat.mandatoryDigits=v.n;else{
var I=v.integerFormat.mandatoryDigits+v.integerFormat.optionalDigits;I>=2&&(v.n=I)}const H=p[p.length-1];H&&H.integerFormat&&(H.integerFormat.parseWidth=H.integerFormat.
mandatoryDigits)}(v.component==="Z"||v.component==="z")&&(v.integerFormat=V(v.presentation1)),p.push(v),D=E+1}E++}return m(D,E),d}const Q=["","Monday","Tuesday",
"Wednesday","Thursday","Friday","Saturday","Sunday"],ve=["January","February","March","April","May","June","July","August","September","October","November","Dec\
ember"],qe=1e3*60*60*24,G=function(c){const p=Date.UTC(c.year,c.month);var d=new Date(p).getUTCDay();return d===0&&(d=7),d>4?p+(8-d)*qe:p-(d-1)*qe},K=function(c,p){
return{year:c,month:p,nextMonth:function(){return p===11?K(c+1,0):K(c,p+1)},previousMonth:function(){return p===0?K(c-1,11):K(c,p-1)},nextYear:function(){return K(
c+1,p)},previousYear:function(){return K(c-1,p)}}},je=function(c,p){return(p-c)/(qe*7)+1},L=(c,p)=>{let d;switch(p){case"Y":d=c.getUTCFullYear();break;case"M":d=
c.getUTCMonth()+1;break;case"D":d=c.getUTCDate();break;case"d":{const m=Date.UTC(c.getUTCFullYear(),c.getUTCMonth(),c.getUTCDate()),D=Date.UTC(c.getUTCFullYear(),
0);d=(m-D)/qe+1;break}case"F":d=c.getUTCDay(),d===0&&(d=7);break;case"W":{const m=K(c.getUTCFullYear(),0),D=G(m),E=Date.UTC(m.year,c.getUTCMonth(),c.getUTCDate());
let v=je(D,E);if(v>52){const T=G(m.nextYear());E>=T&&(v=1)}else if(v<1){const T=G(m.previousYear());v=je(T,E)}d=Math.floor(v);break}case"w":{const m=K(c.getUTCFullYear(),
c.getUTCMonth()),D=G(m),E=Date.UTC(m.year,m.month,c.getUTCDate());let v=je(D,E);if(v>4){const T=G(m.nextMonth());E>=T&&(v=1)}else if(v<1){const T=G(m.previousMonth());
v=je(T,E)}d=Math.floor(v);break}case"X":{const m=K(c.getUTCFullYear(),0),D=G(m),E=G(m.nextYear()),v=c.getTime();v<D?d=m.year-1:v>=E?d=m.year+1:d=m.year;break}case"\
x":{const m=K(c.getUTCFullYear(),c.getUTCMonth()),D=G(m),E=m.nextMonth(),v=G(E),T=c.getTime();T<D?d=m.previousMonth().month+1:T>=v?d=E.month+1:d=m.month+1;break}case"\
H":d=c.getUTCHours();break;case"h":d=c.getUTCHours(),d=d%12,d===0&&(d=12);break;case"P":d=c.getUTCHours()>=12?"pm":"am";break;case"m":d=c.getUTCMinutes();break;case"\
s":d=c.getUTCSeconds();break;case"f":d=c.getUTCMilliseconds();break;case"Z":case"z":break;case"C":d="ISO";break;case"E":d="ISO";break}return d};let ye=null;function Ye(c,p,d){
var m=0,D=0;if(typeof d<"u"){const B=parseInt(d);m=Math.floor(B/100),D=B%100}var E=function(B,I){var j=L(B,I.component);if("YMDdFWwXxHhms".indexOf(I.component)!==
-1)if(I.component==="Y"&&I.n!==-1&&(j=j%Math.pow(10,I.n)),I.names){if(I.component==="M"||I.component==="x")j=ve[j-1];else if(I.component==="F")j=Q[j];else throw{
code:"D3133",value:I.component};I.names===W.UPPER?j=j.toUpperCase():I.names===W.LOWER&&(j=j.toLowerCase()),I.width&&j.length>I.width.max&&(j=j.substring(0,I.width.
max))}else j=P(j,I.integerFormat);else if(I.component==="f")j=P(j,I.integerFormat);else if(I.component==="Z"||I.component==="z"){const H=m*100+D;if(I.integerFormat.
regular)j=P(H,I.integerFormat);else{const N=I.integerFormat.mandatoryDigits;if(N===1||N===2)j=P(m,I.integerFormat),D!==0&&(j+=":"+h(D,"00"));else if(N===3||N===
4)j=P(H,I.integerFormat);else throw{code:"D3134",value:N}}H>=0&&(j="+"+j),I.component==="z"&&(j="GMT"+j),H===0&&I.presentation2==="t"&&(j="Z")}else I.component===
"P"&&I.names===W.UPPER&&(j=j.toUpperCase());return j};let v;typeof p>"u"?(ye===null&&(ye=te("[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001][Z01:01t]")),v=ye):v=te(
p);const T=(60*m+D)*60*1e3,M=new Date(c+T);let X="";return v.parts.forEach(function(B){B.type==="literal"?X+=B.value:X+=E(M,B)}),X}function i(c){var p=Object.create(
null);if(c.type==="datetime")p.type="datetime",p.parts=c.parts.map(function(d){var m=Object.create(null);if(d.type==="literal")m.regex=d.value.replace(/[.*+?^${}()|[\]\\]/g,
"\\$&");else if(d.component==="Z"||d.component==="z"){let E;Array.isArray(d.integerFormat.groupingSeparators)||(E=d.integerFormat.groupingSeparators),m.regex="",
d.component==="z"&&(m.regex="GMT"),m.regex+="[-+][0-9]+",E&&(m.regex+=E.character+"[0-9]+"),m.parse=function(v){d.component==="z"&&(v=v.substring(3));let T=0,M=0;
return E?(T=Number.parseInt(v.substring(0,v.indexOf(E.character))),M=Number.parseInt(v.substring(v.indexOf(E.character)+1))):v.length-1<=2?T=Number.parseInt(v):
(T=Number.parseInt(v.substring(0,3)),M=Number.parseInt(v.substring(3))),T*60+M}}else if(d.component==="f")m.regex="[0-9]+",m.parse=function(E){return parseFloat(
"0."+E.substring(0,3))*1e3};else if(d.integerFormat)m=i(d.integerFormat);else{m.regex="[a-zA-Z]+";var D=Object.create(null);if(d.component==="M"||d.component===
"x")ve.forEach(function(E,v){d.width&&d.width.max?D[E.substring(0,d.width.max)]=v+1:D[E]=v+1});else if(d.component==="F")Q.forEach(function(E,v){v>0&&(d.width&&
d.width.max?D[E.substring(0,d.width.max)]=v:D[E]=v)});else if(d.component==="P")D={am:0,AM:0,pm:1,PM:1};else throw{code:"D3133",value:d.component};m.parse=function(E){
return D[E]}}return m.component=d.component,m});else{p.type="integer";const d=c.case===W.UPPER;switch(c.primary){case g.LETTERS:p.regex=d?"[A-Z]+":"[a-z]+",p.parse=
function(m){return z(m,d?"A":"a")};break;case g.ROMAN:p.regex=d?"[MDCLXVI]+":"[mdclxvi]+",p.parse=function(m){return U(d?m:m.toUpperCase())};break;case g.WORDS:
p.regex="(?:"+be.keys(w).concat("and","[\\-, ]").join("|")+")+",p.parse=function(m){return q(m.toLowerCase())};break;case g.DECIMAL:p.regex="[0-9]",c.parseWidth?
p.regex+=`{${c.parseWidth}}`:p.regex+="+",c.ordinal&&(p.regex+="(?:th|st|nd|rd)"),p.parse=function(m){let D=m;return c.ordinal&&(D=m.substring(0,m.length-2)),c.
regular?D=D.split(",").join(""):c.groupingSeparators.forEach(E=>{D=D.split(E.character).join("")}),c.zeroCode!==48&&(D=D.split("").map(E=>String.fromCodePoint(E.
codePointAt(0)-c.zeroCode+48)).join("")),parseInt(D)};break;case g.SEQUENCE:throw{code:"D3130",value:c.token}}}return p}function f(c,p){if(typeof c>"u")return;const d=V(
p);return i(d).parse(c)}function x(c,p){const d=te(p),m=i(d),D="^"+m.parts.map(M=>"("+M.regex+")").join("")+"$";var v=new RegExp(D,"i").exec(c);if(v!==null){const N=Object.
create(null);for(let n=1;n<v.length;n++){const a=m.parts[n-1];a.parse&&(N[a.component]=a.parse(v[n]))}if(Object.getOwnPropertyNames(N).length===0)return;let De=0;
const _e=n=>{De<<=1,De+=n?1:0},Pe=n=>!(~n&De)&&!!(n&De);"YXMxWwdD".split("").forEach(n=>_e(N[n]));const xe=!Pe(161)&&Pe(130),He=Pe(84),Ke=!He&&Pe(72);De=0,"PHhm\
sf".split("").forEach(n=>_e(N[n]));const O=!Pe(23)&&Pe(47),Le=(xe?"YD":He?"XxwF":Ke?"XWF":"YMD")+(O?"Phmsf":"Hmsf"),rt=this.environment.timestamp;let Be=!1,Xe=!1;
if(Le.split("").forEach(n=>{if(typeof N[n]>"u")Be?(N[n]="MDd".indexOf(n)!==-1?1:0,Xe=!0):N[n]=L(rt,n);else if(Be=!0,Xe)throw{code:"D3136"}}),N.M>0?N.M-=1:N.M=0,
xe){const n=Date.UTC(N.Y,0),a=(N.d-1)*1e3*60*60*24,o=new Date(n+a);N.M=o.getUTCMonth(),N.D=o.getUTCDate()}if(He)throw{code:"D3136"};if(Ke)throw{code:"D3136"};O&&
(N.H=N.h===12?0:N.h,N.P===1&&(N.H+=12));var T=Date.UTC(N.Y,N.M,N.D,N.H,N.m,N.s,N.f);return(N.Z||N.z)&&(T-=(N.Z||N.z)*60*1e3),T}}var Z=new RegExp("^\\d{4}(-[01]\\d\
)?(-[0-3]\\d)?(T[0-2]\\d:[0-5]\\d:[0-5]\\d)?(\\.\\d+)?([+-][0-2]\\d:?[0-5]\\d|Z)?$");function oe(c,p){if(!(typeof c>"u"))if(typeof p>"u"){if(!Z.test(c))throw{stack:new Error().
stack,code:"D3110",value:c};return Date.parse(c)}else return x.call(this,c,p)}function re(c,p,d){if(!(typeof c>"u"))return Ye.call(this,c,p,d)}return{formatInteger:h,
parseInteger:f,fromMillis:re,toMillis:oe}})();Oe.exports=b},{"./utils":6}],2:[function(Se,Oe,We){(function(be){(function(){var b=Se("./utils");const _=(()=>{"us\
e strict";var de=b.isNumeric,se=b.isArrayOfStrings,pe=b.isArrayOfNumbers,C=b.isSequence,y=b.isFunction,w=b.isLambda,q=b.isPromise,J=b.getFunctionArity,me=b.isDeepEqual,
ce=b.stringToArray;function U(e){if(!(typeof e>"u")){var t=0;return e.forEach(function(r){t+=r}),t}}function A(e){return typeof e>"u"?0:e.length}function z(e){if(!(typeof e>
"u"||e.length===0))return Math.max.apply(Math,e)}function h(e){if(!(typeof e>"u"||e.length===0))return Math.min.apply(Math,e)}function g(e){if(!(typeof e>"u"||e.
length===0)){var t=0;return e.forEach(function(r){t+=r}),t/e.length}}function W(e,t=!1){if(!(typeof e>"u")){var r;if(typeof e=="string")r=e;else if(y(e))r="";else{
if(typeof e=="number"&&!isFinite(e))throw{code:"D3001",value:e,stack:new Error().stack};var u=t?2:0;Array.isArray(e)&&e.outerWrapper&&(e=e[0]),r=JSON.stringify(
e,function(s,l){return typeof l<"u"&&l!==null&&de(l)?l.toPrecision&&!Number.isInteger(l)?Number(l.toPrecision(15)):l:l&&y(l)?"":l},u)}return r}}function P(e,t,r){
if(!(typeof e>"u")){var u=ce(e),s=u.length;if(s+t<0&&(t=0),typeof r<"u"){if(r<=0)return"";var l=t>=0?t+r:s+t+r;return u.slice(t,l).join("")}return u.slice(t).join(
"")}}function ee(e,t){if(!(typeof e>"u")){var r=e.indexOf(t);return r>-1?e.substr(0,r):e}}function V(e,t){if(!(typeof e>"u")){var r=e.indexOf(t);return r>-1?e.substr(
r+t.length):e}}function ie(e){if(!(typeof e>"u"))return e.toLowerCase()}function te(e){if(!(typeof e>"u"))return e.toUpperCase()}function Q(e){if(!(typeof e>"u"))
return ce(e).length}function ve(e){if(!(typeof e>"u")){var t=e.replace(/[ \t\n\r]+/gm," ");return t.charAt(0)===" "&&(t=t.substring(1)),t.charAt(t.length-1)==="\
 "&&(t=t.substring(0,t.length-1)),t}}function qe(e,t,r){if(!(typeof e>"u")){(typeof r>"u"||r.length===0)&&(r=" ");var u;t=Math.trunc(t);var s=Math.abs(t)-Q(e);if(s>
0){var l=new Array(s+1).join(r);r.length>1&&(l=P(l,0,s)),t>0?u=e+l:u=l+e}else u=e;return u}}async function G(e,t){var r=e.apply(this,[t]);if(q(r)&&(r=await r),r&&
!(typeof r.start=="number"||r.end==="number"||Array.isArray(r.groups)||y(r.next)))throw{code:"T1010",stack:new Error().stack};return r}async function K(e,t){if(!(typeof e>
"u"||typeof t>"u")){var r;if(typeof t=="string")r=e.indexOf(t)!==-1;else{var u=await G(t,e);r=typeof u<"u"}return r}}async function je(e,t,r){if(!(typeof e>"u")){
if(r<0)throw{stack:new Error().stack,value:r,code:"D3040",index:3};var u=this.createSequence();if(typeof r>"u"||r>0){var s=0,l=await G(t,e);if(typeof l<"u")for(;typeof l<
"u"&&(typeof r>"u"||s<r);)u.push({match:l.match,index:l.start,groups:l.groups}),l=await G(l.next),s++}return u}}async function L(e,t,r,u){if(!(typeof e>"u")){var s=this;
if(t==="")throw{code:"D3010",stack:new Error().stack,value:t,index:2};if(u<0)throw{code:"D3011",stack:new Error().stack,value:u,index:4};var l;typeof r=="string"?
l=function(fe){for(var ke="",ne=0,ge=r.indexOf("$",ne);ge!==-1&&ne<r.length;){ke+=r.substring(ne,ge),ne=ge+1;var ze=r.charAt(ne);if(ze==="$")ke+="$",ne++;else if(ze===
"0")ke+=fe.match,ne++;else{var Ce;if(fe.groups.length===0?Ce=1:Ce=Math.floor(Math.log(fe.groups.length)*Math.LOG10E)+1,ge=parseInt(r.substring(ne,ne+Ce),10),Ce>
1&&ge>fe.groups.length&&(ge=parseInt(r.substring(ne,ne+Ce-1),10)),isNaN(ge))ke+="$";else{if(fe.groups.length>0){var Ge=fe.groups[ge-1];typeof Ge<"u"&&(ke+=Ge)}ne+=
ge.toString().length}}ge=r.indexOf("$",ne)}return ke+=r.substring(ne),ke}:l=r;var k="",S=0;if(typeof u>"u"||u>0){var $=0;if(typeof t=="string"){for(var F=e.indexOf(
t,S);F!==-1&&(typeof u>"u"||$<u);)k+=e.substring(S,F),k+=r,S=F+t.length,$++,F=e.indexOf(t,S);k+=e.substring(S)}else{var ae=await G(t,e);if(typeof ae<"u"){for(;typeof ae<
"u"&&(typeof u>"u"||$<u);){k+=e.substring(S,ae.start);var ue=l.apply(s,[ae]);if(q(ue)&&(ue=await ue),typeof ue=="string")k+=ue;else throw{code:"D3012",stack:new Error().
stack,value:ue};S=ae.start+ae.match.length,$++,ae=await G(ae.next)}k+=e.substring(S)}else k=e}}else k=e;return k}}function ye(e){if(!(typeof e>"u")){var t=typeof window<
"u"?window.btoa:function(r){return new be.Buffer.from(r,"binary").toString("base64")};return t(e)}}function Ye(e){if(!(typeof e>"u")){var t=typeof window<"u"?window.
atob:function(r){return new be.Buffer.from(r,"base64").toString("binary")};return t(e)}}function i(e){if(!(typeof e>"u")){var t;try{t=encodeURIComponent(e)}catch{
throw{code:"D3140",stack:new Error().stack,value:e,functionName:"encodeUrlComponent"}}return t}}function f(e){if(!(typeof e>"u")){var t;try{t=encodeURI(e)}catch{
throw{code:"D3140",stack:new Error().stack,value:e,functionName:"encodeUrl"}}return t}}function x(e){if(!(typeof e>"u")){var t;try{t=decodeURIComponent(e)}catch{
throw{code:"D3140",stack:new Error().stack,value:e,functionName:"decodeUrlComponent"}}return t}}function Z(e){if(!(typeof e>"u")){var t;try{t=decodeURI(e)}catch{
throw{code:"D3140",stack:new Error().stack,value:e,functionName:"decodeUrl"}}return t}}async function oe(e,t,r){if(!(typeof e>"u")){if(r<0)throw{code:"D3020",stack:new Error().
stack,value:r,index:3};var u=[];if(typeof r>"u"||r>0)if(typeof t=="string")u=e.split(t,r);else{var s=0,l=await G(t,e);if(typeof l<"u"){for(var k=0;typeof l<"u"&&
(typeof r>"u"||s<r);)u.push(e.substring(k,l.start)),k=l.end,l=await G(l.next),s++;(typeof r>"u"||s<r)&&u.push(e.substring(k))}else u.push(e)}return u}}function re(e,t){
if(!(typeof e>"u"))return typeof t>"u"&&(t=""),e.join(t)}function c(e,t,r){if(!(typeof e>"u")){var u={"decimal-separator":".","grouping-separator":",","exponent\
-separator":"e",infinity:"Infinity","minus-sign":"-",NaN:"NaN",percent:"%","per-mille":"\u2030","zero-digit":"0",digit:"#","pattern-separator":";"},s=u;typeof r<
"u"&&b.keys(r).forEach(function(R){s[R]=r[R]});for(var l=[],k=s["zero-digit"].charCodeAt(0),S=k;S<k+10;S++)l.push(String.fromCharCode(S));var $=l.concat([s["dec\
imal-separator"],s["exponent-separator"],s["grouping-separator"],s.digit,s["pattern-separator"]]),F=t.split(s["pattern-separator"]);if(F.length>2)throw{code:"D3\
080",stack:new Error().stack};var ae=function(R){var he=(function(){for(var Ee,Re=0;Re<R.length;Re++)if(Ee=R.charAt(Re),$.indexOf(Ee)!==-1&&Ee!==s["exponent-sep\
arator"])return R.substring(0,Re);return""})(),Me=(function(){for(var Ee,Re=R.length-1;Re>=0;Re--)if(Ee=R.charAt(Re),$.indexOf(Ee)!==-1&&Ee!==s["exponent-separa\
tor"])return R.substring(Re+1);return""})(),le=R.substring(he.length,R.length-Me.length),Ne,Ze,Ue,Qe,Ie=R.indexOf(s["exponent-separator"],he.length);Ie===-1||Ie>
R.length-Me.length?(Ne=le,Ze=void 0):(Ne=le.substring(0,Ie),Ze=le.substring(Ie+1));var $e=Ne.indexOf(s["decimal-separator"]);return $e===-1?(Ue=Ne,Qe=Me):(Ue=Ne.
substring(0,$e),Qe=Ne.substring($e+1)),{prefix:he,suffix:Me,activePart:le,mantissaPart:Ne,exponentPart:Ze,integerPart:Ue,fractionalPart:Qe,subpicture:R}},ue=function(R){
var he,Me,le=R.subpicture,Ne=le.indexOf(s["decimal-separator"]);Ne!==le.lastIndexOf(s["decimal-separator"])&&(he="D3081"),le.indexOf(s.percent)!==le.lastIndexOf(
s.percent)&&(he="D3082"),le.indexOf(s["per-mille"])!==le.lastIndexOf(s["per-mille"])&&(he="D3083"),le.indexOf(s.percent)!==-1&&le.indexOf(s["per-mille"])!==-1&&
(he="D3084");var Ze=!1;for(Me=0;Me<R.mantissaPart.length;Me++){var Ue=R.mantissaPart.charAt(Me);if(l.indexOf(Ue)!==-1||Ue===s.digit){Ze=!0;break}}Ze||(he="D3085");
var Qe=R.activePart.split("").map(function(Ee){return $.indexOf(Ee)===-1?"p":"a"}).join("");Qe.indexOf("p")!==-1&&(he="D3086"),Ne!==-1?(le.charAt(Ne-1)===s["gro\
uping-separator"]||le.charAt(Ne+1)===s["grouping-separator"])&&(he="D3087"):R.integerPart.charAt(R.integerPart.length-1)===s["grouping-separator"]&&(he="D3088"),
le.indexOf(s["grouping-separator"]+s["grouping-separator"])!==-1&&(he="D3089");var Ie=R.integerPart.indexOf(s.digit);Ie!==-1&&R.integerPart.substring(0,Ie).split(
"").filter(function(Ee){return l.indexOf(Ee)>-1}).length>0&&(he="D3090"),Ie=R.fractionalPart.lastIndexOf(s.digit),Ie!==-1&&R.fractionalPart.substring(Ie).split(
"").filter(function(Ee){return l.indexOf(Ee)>-1}).length>0&&(he="D3091");var $e=typeof R.exponentPart=="string";if($e&&R.exponentPart.length>0&&(le.indexOf(s.percent)!==
-1||le.indexOf(s["per-mille"])!==-1)&&(he="D3092"),$e&&(R.exponentPart.length===0||R.exponentPart.split("").filter(function(Ee){return l.indexOf(Ee)===-1}).length>
0)&&(he="D3093"),he)throw{code:he,stack:new Error().stack}},fe=function(R){var he=function(Te,lt){for(var ot=[],Je=Te.indexOf(s["grouping-separator"]);Je!==-1;){
var dt=(lt?Te.substring(0,Je):Te.substring(Je)).split("").filter(function(nt){return l.indexOf(nt)!==-1||nt===s.digit}).length;ot.push(dt),Je=R.integerPart.indexOf(
s["grouping-separator"],Je+1)}return ot},Me=he(R.integerPart),le=function(Te){if(Te.length===0)return 0;for(var lt=function(dt,nt){return nt===0?dt:lt(nt,dt%nt)},
ot=Te.reduce(lt),Je=1;Je<=Te.length;Je++)if(Te.indexOf(Je*ot)===-1)return 0;return ot},Ne=le(Me),Ze=he(R.fractionalPart,!0),Ue=R.integerPart.split("").filter(function(Te){
return l.indexOf(Te)!==-1}).length,Qe=Ue,Ie=R.fractionalPart.split(""),$e=Ie.filter(function(Te){return l.indexOf(Te)!==-1}).length,Ee=Ie.filter(function(Te){return l.
indexOf(Te)!==-1||Te===s.digit}).length,Re=typeof R.exponentPart=="string";Ue===0&&Ee===0&&(Re?($e=1,Ee=1):Ue=1),Re&&Ue===0&&R.integerPart.indexOf(s.digit)!==-1&&
(Ue=1),Ue===0&&$e===0&&($e=1);var yt=0;return Re&&(yt=R.exponentPart.split("").filter(function(Te){return l.indexOf(Te)!==-1}).length),{integerPartGroupingPositions:Me,
regularGrouping:Ne,minimumIntegerPartSize:Ue,scalingFactor:Qe,prefix:R.prefix,fractionalPartGroupingPositions:Ze,minimumFactionalPartSize:$e,maximumFactionalPartSize:Ee,
minimumExponentSize:yt,suffix:R.suffix,picture:R.subpicture}},ke=F.map(ae);ke.forEach(ue);var ne=ke.map(fe),ge=s["minus-sign"],ze=s["zero-digit"],Ce=s["decimal-\
separator"],Ge=s["grouping-separator"];ne.length===1&&(ne.push(JSON.parse(JSON.stringify(ne[0]))),ne[1].prefix=ge+ne[1].prefix);var Ae;e>=0?Ae=ne[0]:Ae=ne[1];var at;
Ae.picture.indexOf(s.percent)!==-1?at=e*100:Ae.picture.indexOf(s["per-mille"])!==-1?at=e*1e3:at=e;var Ve,tt;if(Ae.minimumExponentSize===0)Ve=at;else{var wt=Math.
pow(10,Ae.scalingFactor),kt=Math.pow(10,Ae.scalingFactor-1);if(Ve=at,tt=0,Ve!==0){for(;Math.abs(Ve)<kt;)Ve*=10,tt-=1;for(;Math.abs(Ve)>wt;)Ve/=10,tt+=1}}var At=v(
Ve,Ae.maximumFactionalPartSize),ht=function(R,he){var Me=Math.abs(R).toFixed(he);return ze!=="0"&&(Me=Me.split("").map(function(le){return le>="0"&&le<="9"?l[le.
charCodeAt(0)-48]:le}).join("")),Me},Y=ht(At,Ae.maximumFactionalPartSize),Fe=Y.indexOf(".");for(Fe===-1?Y=Y+Ce:Y=Y.replace(".",Ce);Y.charAt(0)===ze;)Y=Y.substring(
1);for(;Y.charAt(Y.length-1)===ze;)Y=Y.substring(0,Y.length-1);Fe=Y.indexOf(Ce);var it=Ae.minimumIntegerPartSize-Fe,vt=Ae.minimumFactionalPartSize-(Y.length-Fe-
1);if(Y=(it>0?new Array(it+1).join(ze):"")+Y,Y=Y+(vt>0?new Array(vt+1).join(ze):""),Fe=Y.indexOf(Ce),Ae.regularGrouping>0)for(var Et=Math.floor((Fe-1)/Ae.regularGrouping),
ft=1;ft<=Et;ft++)Y=[Y.slice(0,Fe-ft*Ae.regularGrouping),Ge,Y.slice(Fe-ft*Ae.regularGrouping)].join("");else Ae.integerPartGroupingPositions.forEach(function(R){
Y=[Y.slice(0,Fe-R),Ge,Y.slice(Fe-R)].join(""),Fe++});if(Fe=Y.indexOf(Ce),Ae.fractionalPartGroupingPositions.forEach(function(R){Y=[Y.slice(0,R+Fe+1),Ge,Y.slice(
R+Fe+1)].join("")}),Fe=Y.indexOf(Ce),(Ae.picture.indexOf(Ce)===-1||Fe===Y.length-1)&&(Y=Y.substring(0,Y.length-1)),typeof tt<"u"){var ct=ht(tt,0);it=Ae.minimumExponentSize-
ct.length,it>0&&(ct=new Array(it+1).join(ze)+ct),Y=Y+s["exponent-separator"]+(tt<0?ge:"")+ct}return Y=Ae.prefix+Y+Ae.suffix,Y}}function p(e,t){if(!(typeof e>"u")){
if(e=v(e),typeof t>"u"?t=10:t=v(t),t<2||t>36)throw{code:"D3100",stack:new Error().stack,value:t};var r=e.toString(t);return r}}function d(e){var t;if(!(typeof e>
"u")){if(typeof e=="number")t=e;else if(typeof e=="string"&&/^-?[0-9]+(\.[0-9]+)?([Ee][-+]?[0-9]+)?$/.test(e)&&!isNaN(parseFloat(e))&&isFinite(e))t=parseFloat(e);else if(typeof e==
"string"&&/^(0[xX][0-9A-Fa-f]+)|(0[oO][0-7]+)|(0[bB][0-1]+)$/.test(e))t=Number(e);else if(e===!0)t=1;else if(e===!1)t=0;else throw{code:"D3030",value:e,stack:new Error().
stack,index:1};return t}}function m(e){var t;if(!(typeof e>"u"))return t=Math.abs(e),t}function D(e){var t;if(!(typeof e>"u"))return t=Math.floor(e),t}function E(e){
var t;if(!(typeof e>"u"))return t=Math.ceil(e),t}function v(e,t){var r;if(!(typeof e>"u")){if(t){var u=e.toString().split("e");e=+(u[0]+"e"+(u[1]?+u[1]+t:t))}r=
Math.round(e);var s=r-e;return Math.abs(s)===.5&&Math.abs(r%2)===1&&(r=r-1),t&&(u=r.toString().split("e"),r=+(u[0]+"e"+(u[1]?+u[1]-t:-t))),Object.is(r,-0)&&(r=0),
r}}function T(e){var t;if(!(typeof e>"u")){if(e<0)throw{stack:new Error().stack,code:"D3060",index:1,value:e};return t=Math.sqrt(e),t}}function M(e,t){var r;if(!(typeof e>
"u")){if(r=Math.pow(e,t),!isFinite(r))throw{stack:new Error().stack,code:"D3061",index:1,value:e,exp:t};return r}}function X(){return Math.random()}function B(e){
if(!(typeof e>"u")){var t=!1;if(Array.isArray(e)){if(e.length===1)t=B(e[0]);else if(e.length>1){var r=e.filter(function(u){return B(u)});t=r.length>0}}else typeof e==
"string"?e.length>0&&(t=!0):de(e)?e!==0&&(t=!0):e!==null&&typeof e=="object"&&!y(e)?b.keys(e).length>0&&(t=!0):typeof e=="boolean"&&e===!0&&(t=!0);return t}}function I(e){
if(!(typeof e>"u"))return!B(e)}function j(e,t,r,u){var s=[t],l=J(e);return l>=2&&s.push(r),l>=3&&s.push(u),s}async function H(e,t){if(!(typeof e>"u")){for(var r=this.
createSequence(),u=0;u<e.length;u++){var s=j(t,e[u],u,e),l=await t.apply(this,s);typeof l<"u"&&r.push(l)}return r}}async function N(e,t){if(!(typeof e>"u")){for(var r=this.
createSequence(),u=0;u<e.length;u++){var s=e[u],l=j(t,s,u,e),k=await t.apply(this,l);B(k)&&r.push(s)}return r}}async function De(e,t){if(!(typeof e>"u")){for(var r=!1,
u,s=0;s<e.length;s++){var l=e[s],k=!0;if(typeof t<"u"){var S=j(t,l,s,e),$=await t.apply(this,S);k=B($)}if(k)if(!r)u=l,r=!0;else throw{stack:new Error().stack,code:"\
D3138",index:s}}if(!r)throw{stack:new Error().stack,code:"D3139"};return u}}function _e(){for(var e=[],t=Array.prototype.slice.call(arguments),r=Math.min.apply(
Math,t.map(function(l){return Array.isArray(l)?l.length:0})),u=0;u<r;u++){var s=t.map(l=>l[u]);e.push(s)}return e}async function Pe(e,t,r){if(!(typeof e>"u")){var u,
s=J(t);if(s<2)throw{stack:new Error().stack,code:"D3050",index:1};var l;for(typeof r>"u"&&e.length>0?(u=e[0],l=1):(u=r,l=0);l<e.length;){var k=[u,e[l]];s>=3&&k.
push(l),s>=4&&k.push(e),u=await t.apply(this,k),l++}return u}}function we(e){var t=this.createSequence();if(Array.isArray(e)){for(var r=Object.create(null),u=0;u<
e.length;u++){var s=we.call(this,e[u]);s.forEach(function(l){r[l]=!0})}t=we.call(this,r)}else e!==null&&typeof e=="object"&&!y(e)&&b.keys(e).forEach(l=>t.push(l));
return t}function xe(e,t){var r;if(Array.isArray(e)){r=this.createSequence();for(var u=0;u<e.length;u++){var s=xe.call(this,e[u],t);typeof s<"u"&&(Array.isArray(
s)?s.forEach(l=>r.push(l)):r.push(s))}}else e!==null&&typeof e=="object"&&Object.prototype.hasOwnProperty.call(e,t)&&!y(e)&&(r=e[t]);return r}function He(e,t){if(typeof e>
"u")return t;if(typeof t>"u")return e;Array.isArray(e)||(e=this.createSequence(e)),Array.isArray(t)||(t=[t]);const r=e.length+t.length;if(this.options&&r>this.options.
sequence)throw{code:"D2015",stack:new Error().stack,value:r};return e.concat(t)}function Ke(e){return!(typeof e>"u")}function et(e){var t=this.createSequence();
if(Array.isArray(e))for(var r=0;r<e.length;r++)t=He.call(this,t,et.call(this,e[r]));else if(e!==null&&typeof e=="object"&&!w(e))for(const s of b.keys(e)){var u=Object.
create(null);u[s]=e[s],t.push(u)}else t=e;return t}function O(e){if(!(typeof e>"u")){var t=Object.create(null);return e.forEach(function(r){for(const u of b.keys(
r))t[u]=r[u]}),t}}function st(e){if(!(typeof e>"u")){if(e.length<=1)return e;for(var t=e.length,r=new Array(t),u=0;u<t;u++)r[t-u-1]=e[u];return r}}async function ut(e,t){
var r=this.createSequence();for(const l of b.keys(e)){var u=j(t,e[l],l,e),s=await t.apply(this,u);typeof s<"u"&&r.push(s)}return r}function Le(e){throw{code:"D3\
137",stack:new Error().stack,message:e||"$error() function evaluated"}}function rt(e,t){if(!e)throw{code:"D3141",stack:new Error().stack,message:t||"$assert() s\
tatement failed"}}function Be(e){if(e!==void 0)return e===null?"null":de(e)?"number":typeof e=="string"?"string":typeof e=="boolean"?"boolean":Array.isArray(e)?
"array":y(e)?"function":"object"}async function Xe(e,t){if(!(typeof e>"u")){if(e.length<=1)return e;var r;if(typeof t>"u"){if(!pe(e)&&!se(e))throw{stack:new Error().
stack,code:"D3070",index:1};r=async function(k,S){return k>S}}else r=t;var u=async function(k,S){var $=async function(ae,ue,fe){ue.length===0?Array.prototype.push.
apply(ae,fe):fe.length===0?Array.prototype.push.apply(ae,ue):await r(ue[0],fe[0])?(ae.push(fe[0]),await $(ae,ue,fe.slice(1))):(ae.push(ue[0]),await $(ae,ue.slice(
1),fe))},F=[];return await $(F,k,S),F},s=async function(k){if(!Array.isArray(k)||k.length<=1)return k;var S=Math.floor(k.length/2),$=k.slice(0,S),F=k.slice(S);return $=
await s($),F=await s(F),await u($,F)},l=await s(e);return l}}function n(e){if(!(typeof e>"u")){if(e.length<=1)return e;for(var t=new Array(e.length),r=0;r<e.length;r++){
var u=Math.floor(Math.random()*(r+1));r!==u&&(t[r]=t[u]),t[u]=e[r]}return t}}function a(e){if(!(typeof e>"u")){if(!Array.isArray(e)||e.length<=1)return e;for(var t=C(
e)?this.createSequence():[],r=0;r<e.length;r++){for(var u=e[r],s=!1,l=0;l<t.length;l++)if(me(u,t[l])){s=!0;break}s||t.push(u)}return t}}async function o(e,t){var r=Object.
create(null);for(const k of b.keys(e)){var u=e[k],s=j(t,u,k,e),l=await t.apply(this,s);B(l)&&(r[k]=u)}return b.keys(r).length===0&&(r=void 0),r}return{sum:U,count:A,
max:z,min:h,average:g,string:W,substring:P,substringBefore:ee,substringAfter:V,lowercase:ie,uppercase:te,length:Q,trim:ve,pad:qe,match:je,contains:K,replace:L,split:oe,
join:re,formatNumber:c,formatBase:p,number:d,floor:D,ceil:E,round:v,abs:m,sqrt:T,power:M,random:X,boolean:B,not:I,map:H,zip:_e,filter:N,single:De,foldLeft:Pe,sift:o,
keys:we,lookup:xe,append:He,exists:Ke,spread:et,merge:O,reverse:st,each:ut,error:Le,assert:rt,type:Be,sort:Xe,shuffle:n,distinct:a,base64encode:ye,base64decode:Ye,
encodeUrlComponent:i,encodeUrl:f,decodeUrlComponent:x,decodeUrl:Z}})();Oe.exports=_}).call(this)}).call(this,typeof global<"u"?global:typeof self<"u"?self:typeof window<
"u"?window:{})},{"./utils":6}],3:[function(Se,Oe,We){var be=Se("./datetime"),b=Se("./functions"),_=Se("./utils"),de=Se("./parser"),se=Se("./signature"),pe=(function(){
"use strict";var C=_.isNumeric,y=_.isArrayOfStrings,w=_.isArrayOfNumbers,q=_.isSequence,J=_.isFunction,me=_.isLambda,ce=_.isIterable,U=_.isPromise,A=_.getFunctionArity,
z=_.isDeepEqual,h=Le(null);async function g(n,a,o){var e;o.base.depth++,o.base.guardrails();var t=o.lookup(Symbol.for("jsonata.__evaluate_entry"));switch(t&&await t(
n,a,o),n.type){case"path":e=await W(n,a,o);break;case"binary":e=await Q(n,a,o);break;case"unary":e=await ve(n,a,o);break;case"name":e=qe(n,a,o);break;case"strin\
g":case"number":case"value":e=G(n,a,o);break;case"wildcard":e=K(n,a,o);break;case"descendant":e=L(n,a,o);break;case"parent":e=o.lookup(n.slot.label);break;case"\
condition":e=await D(n,a,o);break;case"block":e=await E(n,a,o);break;case"bind":e=await m(n,a,o);break;case"regex":e=v(n,a,o);break;case"function":e=await j(n,a,
o);break;case"variable":e=T(n,a,o);break;case"lambda":e=De(n,a,o);break;case"partial":e=await _e(n,a,o);break;case"apply":e=await I(n,a,o);break;case"transform":
e=X(n,a,o);break}if(Object.prototype.hasOwnProperty.call(n,"predicate"))for(var r=0;r<n.predicate.length;r++)e=await te(n.predicate[r].expr,e,o);n.type!=="path"&&
Object.prototype.hasOwnProperty.call(n,"group")&&(e=await c(n.group,e,o));var u=o.lookup(Symbol.for("jsonata.__evaluate_exit"));return u&&await u(n,a,o,e),e&&q(
e)&&!e.tupleStream&&(n.keepArray&&(e.keepSingleton=!0),e.length===0?e=void 0:e.length===1&&(e=e.keepSingleton?e:e[0])),o.base.depth--,e}async function W(n,a,o){
var e;Array.isArray(a)&&n.steps[0].type!=="variable"?e=a:e=o.base.createSequence(a);for(var t,r=!1,u=void 0,s=0;s<n.steps.length;s++){var l=n.steps[s];if(l.tuple&&
(r=!0),s===0&&l.consarray?t=await g(l,e,o):r?u=await ie(l,e,u,o):t=await ee(l,e,o,s===n.steps.length-1),!r&&(typeof t>"u"||t.length===0))break;typeof l.focus>"u"&&
(e=t)}if(r)if(n.tuple)t=u;else for(t=o.base.createSequence(),s=0;s<u.length;s++)t.push(u[s]["@"]);return n.keepSingletonArray&&(Array.isArray(t)&&t.cons&&!t.sequence&&
(t=o.base.createSequence(t)),t.keepSingleton=!0),Object.prototype.hasOwnProperty.call(n,"group")&&(t=await c(n.group,r?u:t,o)),t}function P(n,a){var o=Le(n);for(const e of _.
keys(a))o.bind(e,a[e]);return o}async function ee(n,a,o,e){var t;if(n.type==="sort")return t=await M(n,a,o),n.stages&&(t=await V(n.stages,t,o)),t;t=o.base.createSequence();
for(var r=0;r<a.length;r++){var u=await g(n,a[r],o);if(n.stages)for(var s=0;s<n.stages.length;s++)u=await te(n.stages[s].expr,u,o);typeof u<"u"&&t.push(u)}var l=o.
base.createSequence();return e&&t.length===1&&Array.isArray(t[0])&&!q(t[0])?l=t[0]:Array.prototype.forEach.call(t,function(k){!Array.isArray(k)||k.cons?l.push(k):
Array.prototype.forEach.call(k,S=>l.push(S))}),l}async function V(n,a,o){for(var e=a,t=0;t<n.length;t++){var r=n[t];switch(r.type){case"filter":e=await te(r.expr,
e,o);break;case"index":for(var u=0;u<e.length;u++){var s=e[u];s[r.value]=u}break}}return e}async function ie(n,a,o,e){var t;if(n.type==="sort"){if(o)t=await M(n,
o,e);else{var r=await M(n,a,e);t=e.base.createSequence(),t.tupleStream=!0;for(var u=0;u<r.length;u++){var s={"@":r[u]};s[n.index]=u,t.push(s)}}return n.stages&&
(t=await V(n.stages,t,e)),t}t=e.base.createSequence(),t.tupleStream=!0;var l=e;o===void 0&&(o=a.map(F=>({"@":F})));for(var k=0;k<o.length;k++){l=P(e,o[k]);var S=await g(
n,o[k]["@"],l);if(typeof S<"u"){Array.isArray(S)||(S=[S]);for(var $=0;$<S.length;$++)s=Object.create(null),Object.assign(s,o[k]),S.tupleStream?Object.assign(s,S[$]):
(n.focus?(s[n.focus]=S[$],s["@"]=o[k]["@"]):s["@"]=S[$],n.index&&(s[n.index]=$),n.ancestor&&(s[n.ancestor.label]=o[k]["@"])),t.push(s)}}return n.stages&&(t=await V(
n.stages,t,e)),t}async function te(n,a,o){var e=o.base.createSequence();if(a&&a.tupleStream&&(e.tupleStream=!0),Array.isArray(a)||(a=o.base.createSequence(a)),n.
type==="number"){var t=Math.floor(n.value);t<0&&(t=a.length+t);var r=await a[t];typeof r<"u"&&(Array.isArray(r)?e=r:e.push(r))}else for(t=0;t<a.length;t++){var r=a[t],
u=r,s=o;a.tupleStream&&(u=r["@"],s=P(o,r));var l=await g(n,u,s);C(l)&&(l=[l]),w(l)?Array.prototype.forEach.call(l,function(S){var $=Math.floor(S);$<0&&($=a.length+
$),$===t&&e.push(r)}):b.boolean(l)&&e.push(r)}return e}async function Q(n,a,o){var e,t=await g(n.lhs,a,o),r=n.value,u=async()=>await g(n.rhs,a,o);if(r==="and"||
r==="or")try{return await Z(t,u,r)}catch(l){throw l.position=n.position,l.token=r,l}var s=await u();try{switch(r){case"+":case"-":case"*":case"/":case"%":e=Ye(t,
s,r);break;case"=":case"!=":e=i(t,s,r);break;case"<":case"<=":case">":case">=":e=f(t,s,r);break;case"&":e=re(t,s);break;case"..":e=d(t,s,o);break;case"in":e=x(t,
s);break}}catch(l){throw l.position=n.position,l.token=r,l}return e}async function ve(n,a,o){var e,t={options:o.base.options,createSequence:o.base.createSequence};
switch(n.value){case"-":if(e=await g(n.expression,a,o),typeof e>"u")e=void 0;else if(C(e))e=-e;else throw{code:"D1002",stack:new Error().stack,position:n.position,
token:n.value,value:e};break;case"[":e=[];let s=await Promise.all(n.expressions.map(async(l,k)=>(o.isParallelCall=k>0,[l,await g(l,a,o)])));for(let l of s){var[
r,u]=l;typeof u<"u"&&(r.value==="["?e.push(u):e=b.append.call(t,e,u))}n.consarray&&Object.defineProperty(e,"cons",{enumerable:!1,configurable:!1,value:!0});break;case"\
{":e=await c(n,a,o);break}return e}function qe(n,a,o){var e={createSequence:o.base.createSequence};return b.lookup.call(e,a,n.value)}function G(n){return n.value}
function K(n,a,o){var e={options:o.base.options,createSequence:o.base.createSequence},t=e.createSequence();return Array.isArray(a)&&a.outerWrapper&&a.length>0&&
(a=a[0]),a!==null&&typeof a=="object"&&!J(a)&&_.keys(a).forEach(function(r){var u=a[r];Array.isArray(u)?(u=je(u),t=b.append.call(e,t,u)):t.push(u)}),t}function je(n,a){
return typeof a>"u"&&(a=[]),Array.isArray(n)?Array.prototype.forEach.call(n,function(o){je(o,a)}):a.push(n),a}function L(n,a,o){var e,t=o.base.createSequence();
return typeof a<"u"&&(ye(a,t),t.length===1?e=t[0]:e=t),e}function ye(n,a){Array.isArray(n)||a.push(n),Array.isArray(n)?Array.prototype.forEach.call(n,function(o){
ye(o,a)}):n!==null&&typeof n=="object"&&!J(n)&&_.keys(n).forEach(function(o){ye(n[o],a)})}function Ye(n,a,o){var e;if(typeof n<"u"&&!C(n))throw{code:"T2001",stack:new Error().
stack,value:n};if(typeof a<"u"&&!C(a))throw{code:"T2002",stack:new Error().stack,value:a};if(typeof n>"u"||typeof a>"u")return e;switch(o){case"+":e=n+a;break;case"\
-":e=n-a;break;case"*":e=n*a;break;case"/":e=n/a;break;case"%":e=n%a;break}return e}function i(n,a,o){var e,t=typeof n,r=typeof a;if(t==="undefined"||r==="undef\
ined")return!1;switch(o){case"=":e=z(n,a);break;case"!=":e=!z(n,a);break}return e}function f(n,a,o){var e,t=typeof n,r=typeof a,u=t==="undefined"||t==="string"||
t==="number",s=r==="undefined"||r==="string"||r==="number";if(!u||!s)throw{code:"T2010",stack:new Error().stack,value:t==="string"||t==="number"?a:n};if(!(t==="\
undefined"||r==="undefined")){if(t!==r)throw{code:"T2009",stack:new Error().stack,value:n,value2:a};switch(o){case"<":e=n<a;break;case"<=":e=n<=a;break;case">":
e=n>a;break;case">=":e=n>=a;break}return e}}function x(n,a){var o=!1;if(typeof n>"u"||typeof a>"u")return!1;Array.isArray(a)||(a=[a]);for(var e=0;e<a.length;e++)
if(a[e]===n){o=!0;break}return o}async function Z(n,a,o){var e,t=oe(n);switch(o){case"and":e=t&&oe(await a());break;case"or":e=t||oe(await a());break}return e}function oe(n){
var a=b.boolean(n);return typeof a>"u"?!1:a}function re(n,a){var o,e="",t="";return typeof n<"u"&&(e=b.string(n)),typeof a<"u"&&(t=b.string(a)),o=e.concat(t),o}
async function c(n,a,o){var e=Object.create(null),t=Object.create(null),r=!!(a&&a.tupleStream),u={options:o.base.options,createSequence:o.base.createSequence};Array.
isArray(a)||(o.base.options,a=u.createSequence(a)),a.length===0&&!r&&a.push(void 0);for(var s=0;s<a.length;s++)for(var l=a[s],k=r?P(o,l):o,S=0;S<n.lhs.length;S++){
var $=n.lhs[S],F=await g($[0],r?l["@"]:l,k);if(typeof F!="string"&&F!==void 0)throw{code:"T1003",stack:new Error().stack,position:n.position,value:F};if(F!==void 0){
if(F==="_jsonata_lambda"||F==="_jsonata_function")throw{code:"D1013",stack:new Error().stack,position:n.position,value:F};var ae={data:l,exprIndex:S};if(Object.
prototype.hasOwnProperty.call(t,F)){if(t[F].exprIndex!==S)throw{code:"D1009",stack:new Error().stack,position:n.position,value:F};t[F].data=b.append.call(u,t[F].
data,l)}else t[F]=ae}}let ue=await Promise.all(_.keys(t).map(async(ke,ne)=>{let ge=t[ke];var ze=ge.data,Ce=o;if(r){var Ge=p(ge.data,o);ze=Ge["@"],delete Ge["@"],
Ce=P(o,Ge)}return o.isParallelCall=ne>0,[ke,await g(n.lhs[ge.exprIndex][1],ze,Ce)]}));for(let ke of ue){var[F,fe]=await ke;typeof fe<"u"&&(e[F]=fe)}return e}function p(n,a){
if(!Array.isArray(n))return n;var o=Object.create(null),e={options:a.base.options,createSequence:a.base.createSequence};Object.assign(o,n[0]);for(var t=1;t<n.length;t++)
for(const r of _.keys(n[t]))o[r]=b.append.call(e,o[r],n[t][r]);return o}function d(n,a,o){var e;if(typeof n<"u"&&!Number.isInteger(n))throw{code:"T2003",stack:new Error().
stack,value:n};if(typeof a<"u"&&!Number.isInteger(a))throw{code:"T2004",stack:new Error().stack,value:a};if(typeof n>"u"||typeof a>"u"||n>a)return e;var t=a-n+1;
if(t>1e7)throw{code:"D2014",stack:new Error().stack,value:t};if(o.base.options&&t>o.base.options.sequence)throw{code:"D2015",stack:new Error().stack,value:t};e=
new Array(t);for(var r=n,u=0;r<=a;r++,u++)e[u]=r;return e.sequence=!0,e}async function m(n,a,o){var e=await g(n.rhs,a,o);return o.bind(n.lhs.value,e),e}async function D(n,a,o){
var e,t=await g(n.condition,a,o);return b.boolean(t)?e=await g(n.then,a,o):typeof n.else<"u"&&(e=await g(n.else,a,o)),e}async function E(n,a,o){for(var e,t=Le(o),
r=0;r<n.expressions.length;r++)e=await g(n.expressions[r],a,t);return e}function v(n,a,o){var e=new o.base.RegexEngine(n.value),t=function(r,u){var s;e.lastIndex=
u||0;var l=e.exec(r);if(l!==null){if(s={match:l[0],start:l.index,end:l.index+l[0].length,groups:[]},l.length>1)for(var k=1;k<l.length;k++)s.groups.push(l[k]);s.
next=function(){if(!(e.lastIndex>=r.length)){var S=t(r,e.lastIndex);if(S&&S.match==="")throw{code:"D1004",stack:new Error().stack,position:n.position,value:n.value.
source};return S}}}return s};return t}function T(n,a,o){var e;return n.value===""?e=a&&a.outerWrapper?a[0]:a:e=o.lookup(n.value),e}async function M(n,a,o){var e,
t=a,r=!!a.tupleStream,u=async function(l,k){for(var S=0,$=0;S===0&&$<n.terms.length;$++){var F=n.terms[$],ae=l,ue=o;r&&(ae=l["@"],ue=P(o,l));var fe=await g(F.expression,
ae,ue);ae=k,ue=o,r&&(ae=k["@"],ue=P(o,k));var ke=await g(F.expression,ae,ue),ne=typeof fe,ge=typeof ke;if(ne==="undefined"){S=ge==="undefined"?0:1;continue}if(ge===
"undefined"){S=-1;continue}if(!(ne==="string"||ne==="number")||!(ge==="string"||ge==="number"))throw{code:"T2008",stack:new Error().stack,position:n.position,value:ne===
"string"||ne==="number"?ke:fe};if(ne!==ge)throw{code:"T2007",stack:new Error().stack,position:n.position,value:fe,value2:ke};fe!==ke&&(fe<ke?S=-1:S=1,F.descending===
!0&&(S=-S))}return S===1},s={environment:o,input:a};return e=await b.sort.apply(s,[t,u]),e}function X(n,a,o){var e=async function(t){if(!(typeof t>"u")){var r=o.
lookup("clone");if(!J(r))throw{code:"T2013",stack:new Error().stack,position:n.position};var u=await H(r,[t],null,o),s=await g(n.pattern,u,o);if(typeof s<"u"){Array.
isArray(s)||(s=[s]);for(var l=0;l<s.length;l++){var k=s[l],S=await g(n.update,k,o),$=typeof S;if($!=="undefined"){if($!=="object"||S===null||Array.isArray(S))throw{
code:"T2011",stack:new Error().stack,position:n.update.position,value:S};for(const fe of _.keys(S))k[fe]=S[fe]}if(typeof n.delete<"u"){var F=await g(n.delete,k,
o);if(typeof F<"u"){var ae=F;if(Array.isArray(F)||(F=[F]),!y(F))throw{code:"T2012",stack:new Error().stack,position:n.delete.position,value:ae};for(var ue=0;ue<
F.length;ue++)typeof k=="object"&&k!==null&&delete k[F[ue]]}}}}return u}};return O(e,"<(oa):o>")}var B=de("function($f, $g) { function($x){ $g($f($x)) } }");async function I(n,a,o){
var e,t=await g(n.lhs,a,o);if(n.rhs.type==="function")e=await j(n.rhs,a,o,{context:t});else{var r=await g(n.rhs,a,o);if(!J(r))throw{code:"T2006",stack:new Error().
stack,position:n.position,value:r};if(J(t)){var u=await g(B,null,o);e=await H(u,[t,r],null,o)}else e=await H(r,[t],null,o)}return e}async function j(n,a,o,e){var t,
r=await g(n.procedure,a,o);if(typeof r>"u"&&n.procedure.type==="path"&&o.lookup(n.procedure.steps[0].value))throw{code:"T1005",stack:new Error().stack,position:n.
position,token:n.procedure.steps[0].value};var u=[];typeof e<"u"&&u.push(e.context);for(var s=0;s<n.arguments.length;s++){const k=await g(n.arguments[s],a,o);if(J(
k)){const S=async function(...$){return await H(k,$,null,o)};S.arity=A(k),u.push(S)}else u.push(k)}var l=n.procedure.type==="path"?n.procedure.steps[0].value:n.
procedure.value;try{typeof r=="object"&&(r.token=l,r.position=n.position),t=await H(r,u,a,o)}catch(k){throw k.position||(k.position=n.position),k.token||(k.token=
l),k}return t}async function H(n,a,o,e){var t;for(t=await N(n,a,o,e);me(t)&&t.thunk===!0;){var r=await g(t.body.procedure,t.input,t.environment);t.body.procedure.
type==="variable"&&(r.token=t.body.procedure.value),r.position=t.body.procedure.position;for(var u=[],s=0;s<t.body.arguments.length;s++)u.push(await g(t.body.arguments[s],
t.input,t.environment));t=await N(r,u,o,e)}return t}async function N(n,a,o,e){var t;try{var r=a;if(n&&(r=Pe(n.signature,a,o)),me(n))t=await we(n,r);else if(n&&n.
_jsonata_function===!0){var u={environment:e,input:o,options:e.base.options,createSequence:e.base.createSequence};t=n.implementation.apply(u,r),ce(t)&&(t=t.next().
value),U(t)&&(t=await t)}else if(typeof n=="function")t=n.apply(o,r),U(t)&&(t=await t);else throw{code:"T1006",stack:new Error().stack}}catch(s){throw n&&(typeof s.
token>"u"&&typeof n.token<"u"&&(s.token=n.token),s.position=n.position||s.position),s}return t}function De(n,a,o){var e={_jsonata_lambda:!0,input:a,environment:o,
arguments:n.arguments,signature:n.signature,body:n.body};return n.thunk===!0&&(e.thunk=!0),e.apply=async function(t,r){return await H(e,r,a,t?t.environment:o)},
e}async function _e(n,a,o){for(var e,t=[],r=0;r<n.arguments.length;r++){var u=n.arguments[r];u.type==="operator"&&u.value==="?"?t.push(u):t.push(await g(u,a,o))}
var s=await g(n.procedure,a,o);if(typeof s>"u"&&n.procedure.type==="path"&&o.lookup(n.procedure.steps[0].value))throw{code:"T1007",stack:new Error().stack,position:n.
position,token:n.procedure.steps[0].value};if(me(s))e=xe(s,t,o);else if(s&&s._jsonata_function===!0)e=He(s.implementation,t,o);else if(typeof s=="function")e=He(
s,t,o);else throw{code:"T1008",stack:new Error().stack,position:n.position,token:n.procedure.type==="path"?n.procedure.steps[0].value:n.procedure.value};return e}
function Pe(n,a,o){if(typeof n>"u")return a;var e=n.validate(a,o);return e}async function we(n,a){var o,e=Le(n.environment);return Array.prototype.forEach.call(
n.arguments,function(t,r){e.bind(t.value,a[r])}),typeof n.body=="function"?o=await Ke(n.body,e):o=await g(n.body,n.input,e),o}function xe(n,a,o){var e=Le(n.environment||
o),t=[];Array.prototype.forEach.call(n.arguments,function(u,s){var l=a[s];l&&l.type==="operator"&&l.value==="?"?t.push(u):e.bind(u.value,l)});var r={_jsonata_lambda:!0,
input:n.input,environment:e,arguments:t,body:n.body};return r}function He(n,a,o){var e=et(n);e=e.map(function(s){return"$"+s.trim()});var t="function("+e.join("\
, ")+"){ _ }",r=de(t);r.body=n;var u=xe(r,a,o);return u}async function Ke(n,a){var o=et(n),e=o.map(function(u){return a.lookup(u.trim())}),t={environment:a,createSequence:a.
base.createSequence},r=n.apply(t,e);return U(r)&&(r=await r),r}function et(n){var a=n.toString(),o=/\(([^)]*)\)/.exec(a)[1],e=o.split(",");return e}function O(n,a){
var o={_jsonata_function:!0,implementation:n};return typeof a<"u"&&(o.signature=se(a)),o}async function st(n,a){if(!(typeof n>"u")){var o=this.input;typeof a<"u"&&
(o=a,Array.isArray(o)&&!q(o)&&(o=this.createSequence(o),o.outerWrapper=!0));try{var e=de(n,!1)}catch(r){throw Be(r),{stack:new Error().stack,code:"D3120",value:r.
message,error:r}}try{var t=await g(e,o,this.environment)}catch(r){throw Be(r),{stack:new Error().stack,code:"D3121",value:r.message,error:r}}return t}}function ut(n){
if(!(typeof n>"u"))return JSON.parse(b.string(n))}function Le(n){var a=Object.create(null);const o={bind:function(t,r){a[t]=r},lookup:function(t){var r;return Object.
prototype.hasOwnProperty.call(a,t)?r=a[t]:n&&(r=n.lookup(t)),r},timestamp:n?n.timestamp:null,async:n?n.async:!1,isParallelCall:n?n.isParallelCall:!1,global:n?n.
global:{ancestry:[null]}};if(n){var e=n.lookup(Symbol.for("jsonata.__createFrame_push"));e&&e(n,o),o.base=n.base}return o}h.bind("sum",O(b.sum,"<a<n>:n>")),h.bind(
"count",O(b.count,"<a:n>")),h.bind("max",O(b.max,"<a<n>:n>")),h.bind("min",O(b.min,"<a<n>:n>")),h.bind("average",O(b.average,"<a<n>:n>")),h.bind("string",O(b.string,
"<x-b?:s>")),h.bind("substring",O(b.substring,"<s-nn?:s>")),h.bind("substringBefore",O(b.substringBefore,"<s-s:s>")),h.bind("substringAfter",O(b.substringAfter,
"<s-s:s>")),h.bind("lowercase",O(b.lowercase,"<s-:s>")),h.bind("uppercase",O(b.uppercase,"<s-:s>")),h.bind("length",O(b.length,"<s-:n>")),h.bind("trim",O(b.trim,
"<s-:s>")),h.bind("pad",O(b.pad,"<s-ns?:s>")),h.bind("match",O(b.match,"<s-f<s:o>n?:a<o>>")),h.bind("contains",O(b.contains,"<s-(sf):b>")),h.bind("replace",O(b.
replace,"<s-(sf)(sf)n?:s>")),h.bind("split",O(b.split,"<s-(sf)n?:a<s>>")),h.bind("join",O(b.join,"<a<s>s?:s>")),h.bind("formatNumber",O(b.formatNumber,"<n-so?:s\
>")),h.bind("formatBase",O(b.formatBase,"<n-n?:s>")),h.bind("formatInteger",O(be.formatInteger,"<n-s:s>")),h.bind("parseInteger",O(be.parseInteger,"<s-s:n>")),h.
bind("number",O(b.number,"<(nsb)-:n>")),h.bind("floor",O(b.floor,"<n-:n>")),h.bind("ceil",O(b.ceil,"<n-:n>")),h.bind("round",O(b.round,"<n-n?:n>")),h.bind("abs",
O(b.abs,"<n-:n>")),h.bind("sqrt",O(b.sqrt,"<n-:n>")),h.bind("power",O(b.power,"<n-n:n>")),h.bind("random",O(b.random,"<:n>")),h.bind("boolean",O(b.boolean,"<x-:\
b>")),h.bind("not",O(b.not,"<x-:b>")),h.bind("map",O(b.map,"<af>")),h.bind("zip",O(b.zip,"<a+>")),h.bind("filter",O(b.filter,"<af>")),h.bind("single",O(b.single,
"<af?>")),h.bind("reduce",O(b.foldLeft,"<afj?:j>")),h.bind("sift",O(b.sift,"<o-f?:o>")),h.bind("keys",O(b.keys,"<x-:a<s>>")),h.bind("lookup",O(b.lookup,"<x-s:x>")),
h.bind("append",O(b.append,"<xx:a>")),h.bind("exists",O(b.exists,"<x:b>")),h.bind("spread",O(b.spread,"<x-:a<o>>")),h.bind("merge",O(b.merge,"<a<o>:o>")),h.bind(
"reverse",O(b.reverse,"<a:a>")),h.bind("each",O(b.each,"<o-f:a>")),h.bind("error",O(b.error,"<s?:x>")),h.bind("assert",O(b.assert,"<bs?:x>")),h.bind("type",O(b.
type,"<x:s>")),h.bind("sort",O(b.sort,"<af?:a>")),h.bind("shuffle",O(b.shuffle,"<a:a>")),h.bind("distinct",O(b.distinct,"<x:x>")),h.bind("base64encode",O(b.base64encode,
"<s-:s>")),h.bind("base64decode",O(b.base64decode,"<s-:s>")),h.bind("encodeUrlComponent",O(b.encodeUrlComponent,"<s-:s>")),h.bind("encodeUrl",O(b.encodeUrl,"<s-\
:s>")),h.bind("decodeUrlComponent",O(b.decodeUrlComponent,"<s-:s>")),h.bind("decodeUrl",O(b.decodeUrl,"<s-:s>")),h.bind("eval",O(st,"<sx?:x>")),h.bind("toMillis",
O(be.toMillis,"<s-s?:n>")),h.bind("fromMillis",O(be.fromMillis,"<n-s?s?:s>")),h.bind("clone",O(ut,"<(oa)-:o>"));var rt={S0101:"String literal must be terminated\
 by a matching quote",S0102:"Number out of range: {{token}}",S0103:"Unsupported escape sequence: \\{{token}}",S0104:"The escape sequence \\u must be followed by \
4 hex digits",S0105:"Quoted property name must be terminated with a backquote (`)",S0106:"Comment has no closing tag",S0201:"Syntax error: {{token}}",S0202:"Exp\
ected {{value}}, got {{token}}",S0203:"Expected {{value}} before end of expression",S0204:"Unknown operator: {{token}}",S0205:"Unexpected token: {{token}}",S0206:"\
Unknown expression type: {{token}}",S0207:"Unexpected end of expression",S0208:"Parameter {{value}} of function definition must be a variable name (start with $\
)",S0209:"A predicate cannot follow a grouping expression in a step",S0210:"Each step can only have one grouping expression",S0211:"The symbol {{token}} cannot \
be used as a unary operator",S0212:"The left side of := must be a variable name (start with $)",S0213:"The literal value {{value}} cannot be used as a step with\
in a path expression",S0214:"The right side of {{token}} must be a variable name (start with $)",S0215:"A context variable binding must precede any predicates o\
n a step",S0216:"A context variable binding must precede the 'order-by' clause on a step",S0217:"The object representing the 'parent' cannot be derived from thi\
s expression",S0301:"Empty regular expressions are not allowed",S0302:"No terminating / in regular expression",S0402:"Choice groups containing parameterized typ\
es are not supported",S0401:"Type parameters can only be applied to functions and arrays",S0500:"Attempted to evaluate an expression containing syntax error(s)",
T0410:"Argument {{index}} of function {{token}} does not match function signature",T0411:"Context value is not a compatible type with argument {{index}} of func\
tion {{token}}",T0412:"Argument {{index}} of function {{token}} must be an array of {{type}}",D1001:"Number out of range: {{value}}",D1002:"Cannot negate a non-\
numeric value: {{value}}",T1003:"Key in object structure must evaluate to a string; got: {{value}}",D1004:"Regular expression matches zero length string",T1005:"\
Attempted to invoke a non-function. Did you mean ${{{token}}}?",T1006:"Attempted to invoke a non-function",T1007:"Attempted to partially apply a non-function. D\
id you mean ${{{token}}}?",T1008:"Attempted to partially apply a non-function",D1009:"Multiple key definitions evaluate to same key: {{value}}",T1010:"The match\
er function argument passed to function {{token}} does not return the correct object structure",D1011:"Stack overflow. Check for non-terminating recursive funct\
ion.  Consider rewriting as tail-recursive",D1012:"Evaluation timeout after {{value}} milliseconds. Check for infinite loop",D1013:"Object property names starti\
ng with _jsonata_ are reserved for internal use: {{value}}",T2001:"The left side of the {{token}} operator must evaluate to a number",T2002:"The right side of t\
he {{token}} operator must evaluate to a number",T2003:"The left side of the range operator (..) must evaluate to an integer",T2004:"The right side of the range\
 operator (..) must evaluate to an integer",D2005:"The left side of := must be a variable name (start with $)",T2006:"The right side of the function application\
 operator ~> must be a function",T2007:"Type mismatch when comparing values {{value}} and {{value2}} in order-by clause",T2008:"The expressions within an order-\
by clause must evaluate to numeric or string values",T2009:"The values {{value}} and {{value2}} either side of operator {{token}} must be of the same data type",
T2010:"The expressions either side of operator {{token}} must evaluate to numeric or string values",T2011:"The insert/update clause of the transform expression \
must evaluate to an object: {{value}}",T2012:"The delete clause of the transform expression must evaluate to a string or array of strings: {{value}}",T2013:"The\
 transform expression clones the input object using the $clone() function.  This has been overridden in the current scope by a non-function.",D2014:"The size of\
 the sequence allocated by the range operator (..) must not exceed 1e7.  Attempted to allocate {{value}}.",D2015:"The maximum sequence length of {{value}} was e\
xceeded.",D3001:"Attempting to invoke string function on Infinity or NaN",D3010:"Second argument of replace function cannot be an empty string",D3011:"Fourth ar\
gument of replace function must evaluate to a positive number",D3012:"Attempted to replace a matched string with a non-string value",D3020:"Third argument of sp\
lit function must evaluate to a positive number",D3030:"Unable to cast value to a number: {{value}}",D3040:"Third argument of match function must evaluate to a \
positive number",D3050:"The second argument of reduce function must be a function with at least two arguments",D3060:"The sqrt function cannot be applied to a n\
egative number: {{value}}",D3061:"The power function has resulted in a value that cannot be represented as a JSON number: base={{value}}, exponent={{exp}}",D3070:"\
The single argument form of the sort function can only be applied to an array of strings or an array of numbers.  Use the second argument to specify a compariso\
n function",D3080:"The picture string must only contain a maximum of two sub-pictures",D3081:"The sub-picture must not contain more than one instance of the 'de\
cimal-separator' character",D3082:"The sub-picture must not contain more than one instance of the 'percent' character",D3083:"The sub-picture must not contain m\
ore than one instance of the 'per-mille' character",D3084:"The sub-picture must not contain both a 'percent' and a 'per-mille' character",D3085:"The mantissa pa\
rt of a sub-picture must contain at least one character that is either an 'optional digit character' or a member of the 'decimal digit family'",D3086:"The sub-p\
icture must not contain a passive character that is preceded by an active character and that is followed by another active character",D3087:"The sub-picture mus\
t not contain a 'grouping-separator' character that appears adjacent to a 'decimal-separator' character",D3088:"The sub-picture must not contain a 'grouping-sep\
arator' at the end of the integer part",D3089:"The sub-picture must not contain two adjacent instances of the 'grouping-separator' character",D3090:"The integer\
 part of the sub-picture must not contain a member of the 'decimal digit family' that is followed by an instance of the 'optional digit character'",D3091:"The f\
ractional part of the sub-picture must not contain an instance of the 'optional digit character' that is followed by a member of the 'decimal digit family'",D3092:"\
A sub-picture that contains a 'percent' or 'per-mille' character must not contain a character treated as an 'exponent-separator'",D3093:"The exponent part of th\
e sub-picture must comprise only of one or more characters that are members of the 'decimal digit family'",D3100:"The radix of the formatBase function must be b\
etween 2 and 36.  It was given {{value}}",D3110:"The argument of the toMillis function must be an ISO 8601 formatted timestamp. Given {{value}}",D3120:"Syntax e\
rror in expression passed to function eval: {{value}}",D3121:"Dynamic error evaluating the expression passed to function eval: {{value}}",D3130:"Formatting or p\
arsing an integer as a sequence starting with {{value}} is not supported by this implementation",D3131:"In a decimal digit pattern, all digits must be from the \
same decimal group",D3132:"Unknown component specifier {{value}} in date/time picture string",D3133:"The 'name' modifier can only be applied to months and days \
in the date/time picture string, not {{value}}",D3134:"The timezone integer format specifier cannot have more than four digits",D3135:"No matching closing brack\
et ']' in date/time picture string",D3136:"The date/time picture string is missing specifiers required to parse the timestamp",D3137:"{{{message}}}",D3138:"The \
$single() function expected exactly 1 matching result.  Instead it matched more.",D3139:"The $single() function expected exactly 1 matching result.  Instead it \
matched 0.",D3140:"Malformed URL passed to ${{{functionName}}}(): {{value}}",D3141:"{{{message}}}"};function Be(n){var a=rt[n.code];if(typeof a<"u"){var o=a.replace(
/\{\{\{([^}]+)}}}/g,function(){return n[arguments[1]]});o=o.replace(/\{\{([^}]+)}}/g,function(){return JSON.stringify(n[arguments[1]])}),n.message=o}}function Xe(n,a){
var o,e;try{o=de(n,a&&a.recover),e=o.errors,delete o.errors}catch(u){throw Be(u),u}var t=Le(h),r=new Date;return t.bind("now",O(function(u,s){return be.fromMillis(
r.getTime(),u,s)},"<s?s?:s>")),t.bind("millis",O(function(){return r.getTime()},"<:n>")),{evaluate:async function(u,s,l){if(typeof e<"u"){var k={code:"S0500",position:0};
throw Be(k),k}const S=Le(t);for(const F of _.keys(s))S.bind(F,s[F]);if(S.bind("$",u),r=new Date,S.timestamp=r,S.options=a,S.createSequence=function(){var F=[];return a&&
a.sequence&&(F.push=function(...ae){if(F.length+ae.length>a.sequence)throw{code:"D2015",stack:new Error().stack,value:a.sequence};return Array.prototype.push.apply(
F,ae)}),F.sequence=!0,arguments.length===1&&F.push(arguments[0]),F},Array.isArray(u)&&!q(u)&&(u=S.createSequence(u),u.outerWrapper=!0),a&&(a.timeout||a.stack)){
const F=Date.now();S.guardrails=function(){if(a.stack>0&&S.depth>a.stack)throw{code:"D1011",value:a.stack,stack:new Error().stack};if(a.timeout>0&&Date.now()-F>
a.timeout)throw{code:"D1012",value:a.timeout,stack:new Error().stack}}}else S.guardrails=function(){};S.base=S,S.depth=0,a&&a.RegexEngine?S.RegexEngine=a.RegexEngine:
S.RegexEngine=RegExp;var $;try{return $=await g(o,u,S),typeof l=="function"&&l(null,$),$}catch(F){throw Be(F),F}},assign:function(u,s){t.bind(u,s)},registerFunction:function(u,s,l){
var k=O(s,l);t.bind(u,k)},ast:function(){return o},errors:function(){return e}}}return Xe.parser=de,Xe})();Oe.exports=pe},{"./datetime":1,"./functions":2,"./par\
ser":4,"./signature":5,"./utils":6}],4:[function(Se,Oe,We){var be=Se("./signature");const b=(()=>{"use strict";var _={".":75,"[":80,"]":0,"{":70,"}":0,"(":80,")":0,
",":0,"@":80,"#":80,";":80,":":80,"?":20,"+":50,"-":50,"*":60,"/":60,"%":60,"|":20,"=":40,"<":40,">":40,"^":40,"**":60,"..":20,":=":10,"!=":40,"<=":40,">=":40,"\
~>":40,"?:":40,"??":40,and:30,or:25,in:40,"&":50,"!":0,"~":0},de={'"':'"',"\\":"\\","/":"/",b:"\b",f:"\f",n:`
`,r:"\r",t:"	"},se=function(C){var y=0,w=C.length,q=function(ce,U){var A={type:ce,value:U,position:y};return A},J=function(){for(var ce=y,U=0,A,z,h=function(W){
if(C.charAt(W)==="/"&&U===0){for(var P=0;C.charAt(W-(P+1))==="\\";)P++;if(P%2===0)return!0}return!1};y<w;){var g=C.charAt(y);if(h(y)){if(A=C.substring(ce,y),A===
"")throw{code:"S0301",stack:new Error().stack,position:y};for(y++,g=C.charAt(y),ce=y;g==="i"||g==="m";)y++,g=C.charAt(y);return z=C.substring(ce,y)+"g",new RegExp(
A,z)}(g==="("||g==="["||g==="{")&&C.charAt(y-1)!=="\\"&&U++,(g===")"||g==="]"||g==="}")&&C.charAt(y-1)!=="\\"&&U--,y++}throw{code:"S0302",stack:new Error().stack,
position:y}},me=function(ce){if(y>=w)return null;for(var U=C.charAt(y);y<w&&` 	
\r\v`.indexOf(U)>-1;)y++,U=C.charAt(y);if(U==="/"&&C.charAt(y+1)==="*"){var A=y;for(y+=2,U=C.charAt(y);!(U==="*"&&C.charAt(y+1)==="/");)if(U=C.charAt(++y),y>=w)
throw{code:"S0106",stack:new Error().stack,position:A};return y+=2,U=C.charAt(y),me(ce)}if(ce!==!0&&U==="/")return y++,q("regex",J());if(U==="."&&C.charAt(y+1)===
".")return y+=2,q("operator","..");if(U===":"&&C.charAt(y+1)==="=")return y+=2,q("operator",":=");if(U==="!"&&C.charAt(y+1)==="=")return y+=2,q("operator","!=");
if(U===">"&&C.charAt(y+1)==="=")return y+=2,q("operator",">=");if(U==="<"&&C.charAt(y+1)==="=")return y+=2,q("operator","<=");if(U==="*"&&C.charAt(y+1)==="*")return y+=
2,q("operator","**");if(U==="~"&&C.charAt(y+1)===">")return y+=2,q("operator","~>");if(U==="?"&&C.charAt(y+1)===":")return y+=2,q("operator","?:");if(U==="?"&&C.
charAt(y+1)==="?")return y+=2,q("operator","??");if(Object.prototype.hasOwnProperty.call(_,U))return y++,q("operator",U);if(U==='"'||U==="'"){var z=U;y++;for(var h="";y<
w;){if(U=C.charAt(y),U==="\\")if(y++,U=C.charAt(y),Object.prototype.hasOwnProperty.call(de,U))h+=de[U];else if(U==="u"){var g=C.substr(y+1,4);if(/^[0-9a-fA-F]+$/.
test(g)){var W=parseInt(g,16);h+=String.fromCharCode(W),y+=4}else throw{code:"S0104",stack:new Error().stack,position:y}}else throw{code:"S0103",stack:new Error().
stack,position:y,token:U};else{if(U===z)return y++,q("string",h);h+=U}y++}throw{code:"S0101",stack:new Error().stack,position:y}}var P=/^-?(0|([1-9][0-9]*))(\.[0-9]+)?([Ee][-+]?[0-9]+)?/,
ee=P.exec(C.substring(y));if(ee!==null){var V=parseFloat(ee[0]);if(!isNaN(V)&&isFinite(V))return y+=ee[0].length,q("number",V);throw{code:"S0102",stack:new Error().
stack,position:y,token:ee[0]}}var ie;if(U==="`"){y++;var te=C.indexOf("`",y);if(te!==-1)return ie=C.substring(y,te),y=te+1,q("name",ie);throw y=w,{code:"S0105",
stack:new Error().stack,position:y}}for(var Q=y,ve;;)if(ve=C.charAt(Q),Q===w||` 	
\r\v`.indexOf(ve)>-1||Object.prototype.hasOwnProperty.call(_,ve)){if(C.charAt(y)==="$")return ie=C.substring(y+1,Q),y=Q,q("variable",ie);switch(ie=C.substring(y,
Q),y=Q,ie){case"or":case"in":case"and":return q("operator",ie);case"true":return q("value",!0);case"false":return q("value",!1);case"null":return q("value",null);default:
return y===w&&ie===""?null:q("name",ie)}}else Q++};return me},pe=function(C,y){var w,q,J=Object.create(null),me=[],ce=function(){var i=[];w.id!=="(end)"&&i.push(
{type:w.type,value:w.value,position:w.position});for(var f=q();f!==null;)i.push(f),f=q();return i},U={nud:function(){var i={code:"S0211",token:this.value,position:this.
position};if(y)return i.remaining=ce(),i.type="error",me.push(i),i;throw i.stack=new Error().stack,i}},A=function(i,f){var x=J[i];return f=f||0,x?f>=x.lbp&&(x.lbp=
f):(x=Object.create(U),x.id=x.value=i,x.lbp=f,J[i]=x),x},z=function(i){if(y){i.remaining=ce(),me.push(i);var f=J["(error)"];return w=Object.create(f),w.error=i,
w.type="(error)",w}else throw i.stack=new Error().stack,i},h=function(i,f){if(i&&w.id!==i){var x;w.id==="(end)"?x="S0203":x="S0202";var Z={code:x,position:w.position,
token:w.value,value:i};return z(Z)}var oe=q(f);if(oe===null)return w=J["(end)"],w.position=C.length,w;var re=oe.value,c=oe.type,p;switch(c){case"name":case"vari\
able":p=J["(name)"];break;case"operator":if(p=J[re],!p)return z({code:"S0204",stack:new Error().stack,position:oe.position,token:re});break;case"string":case"nu\
mber":case"value":p=J["(literal)"];break;case"regex":c="regex",p=J["(regex)"];break;default:return z({code:"S0205",stack:new Error().stack,position:oe.position,
token:re})}return w=Object.create(p),w.value=re,w.type=c,w.position=oe.position,w},g=function(i){var f,x=w;for(h(null,!0),f=x.nud();i<w.lbp;)x=w,h(),f=x.led(f);
return f},W=function(i){var f=A(i,0);f.nud=function(){return this}},P=function(i,f,x){var Z=f||_[i],oe=A(i,Z);return oe.led=x||function(re){return this.lhs=re,this.
rhs=g(Z),this.type="binary",this},oe},ee=function(i,f,x){var Z=A(i,f);return Z.led=x,Z},V=function(i,f){var x=A(i);return x.nud=f||function(){return this.expression=
g(70),this.type="unary",this},x};W("(end)"),W("(name)"),W("(literal)"),W("(regex)"),A(":"),A(";"),A(","),A(")"),A("]"),A("}"),A(".."),P("."),P("+"),P("-"),P("*"),
P("/"),P("%"),P("="),P("<"),P(">"),P("!="),P("<="),P(">="),P("&"),P("and"),P("or"),P("in"),W("and"),W("or"),W("in"),V("-"),P("~>"),P("??",_["??"],function(i){return this.
type="condition",this.condition={type:"function",value:"(",procedure:{type:"variable",value:"exists"},arguments:[JSON.parse(JSON.stringify(i))]},this.then=i,this.
else=g(0),this}),ee("(error)",10,function(i){return this.lhs=i,this.error=w.error,this.remaining=ce(),this.type="error",this}),V("*",function(){return this.type=
"wildcard",this}),V("**",function(){return this.type="descendant",this}),V("%",function(){return this.type="parent",this}),P("(",_["("],function(i){if(this.procedure=
i,this.type="function",this.arguments=[],w.id!==")")for(;w.type==="operator"&&w.id==="?"?(this.type="partial",this.arguments.push(w),h("?")):this.arguments.push(
g(0)),w.id===",";)h(",");if(h(")",!0),i.type==="name"&&(i.value==="function"||i.value==="\u03BB")){if(this.arguments.forEach(function(re,c){if(re.type!=="variab\
le")return z({code:"S0208",stack:new Error().stack,position:re.position,token:re.value,value:c+1})}),this.type="lambda",w.id==="<"){for(var f=w.position,x=1,Z="\
<";x>0&&w.id!=="{"&&w.id!=="(end)";){var oe=h();oe.id===">"?x--:oe.id==="<"&&x++,Z+=oe.value}h(">");try{this.signature=be(Z)}catch(re){return re.position=f+re.offset,
z(re)}}h("{"),this.body=g(0),h("}")}return this}),V("(",function(){for(var i=[];w.id!==")"&&(i.push(g(0)),w.id===";");)h(";");return h(")",!0),this.type="block",
this.expressions=i,this}),V("[",function(){var i=[];if(w.id!=="]")for(;;){var f=g(0);if(w.id===".."){var x={type:"binary",value:"..",position:w.position,lhs:f};
h(".."),x.rhs=g(0),f=x}if(i.push(f),w.id!==",")break;h(",")}return h("]",!0),this.expressions=i,this.type="unary",this}),P("[",_["["],function(i){if(w.id==="]"){
for(var f=i;f&&f.type==="binary"&&f.value==="[";)f=f.lhs;return f.keepArray=!0,h("]"),i}else return this.lhs=i,this.rhs=g(_["]"]),this.type="binary",h("]",!0),this}),
P("^",_["^"],function(i){h("(");for(var f=[];;){var x={descending:!1};if(w.id==="<"?h("<"):w.id===">"&&(x.descending=!0,h(">")),x.expression=g(0),f.push(x),w.id!==
",")break;h(",")}return h(")"),this.lhs=i,this.rhs=f,this.type="binary",this});var ie=function(i){var f=[];if(w.id!=="}")for(;;){var x=g(0);h(":");var Z=g(0);if(f.
push([x,Z]),w.id!==",")break;h(",")}return h("}",!0),typeof i>"u"?(this.lhs=f,this.type="unary"):(this.lhs=i,this.rhs=f,this.type="binary"),this};V("{",ie),P("{",
_["{"],ie),ee(":=",_[":="],function(i){return i.type!=="variable"?z({code:"S0212",stack:new Error().stack,position:i.position,token:i.value}):(this.lhs=i,this.rhs=
g(_[":="]-1),this.type="binary",this)}),P("@",_["@"],function(i){return this.lhs=i,this.rhs=g(_["@"]),this.rhs.type!=="variable"?z({code:"S0214",stack:new Error().
stack,position:this.rhs.position,token:"@"}):(this.type="binary",this)}),P("#",_["#"],function(i){return this.lhs=i,this.rhs=g(_["#"]),this.rhs.type!=="variable"?
z({code:"S0214",stack:new Error().stack,position:this.rhs.position,token:"#"}):(this.type="binary",this)}),P("?",_["?"],function(i){return this.type="condition",
this.condition=i,this.then=g(0),w.id===":"&&(h(":"),this.else=g(0)),this}),P("?:",_["?:"],function(i){return this.type="condition",this.condition=JSON.parse(JSON.
stringify(i)),this.then=i,this.else=g(0),this}),V("|",function(){return this.type="transform",this.pattern=g(0),h("|"),this.update=g(0),w.id===","&&(h(","),this.
delete=g(0)),h("|"),this});var te=function(i){var f;if(i.type==="function"&&!i.predicate){var x={type:"lambda",thunk:!0,arguments:[],position:i.position};x.body=
i,f=x}else if(i.type==="condition")i.then=te(i.then),typeof i.else<"u"&&(i.else=te(i.else)),f=i;else if(i.type==="block"){var Z=i.expressions.length;Z>0&&(i.expressions[Z-
1]=te(i.expressions[Z-1])),f=i}else f=i;return f},Q=0,ve=0,qe=[],G=function(i,f){switch(i.type){case"name":case"wildcard":f.level--,f.level===0&&(typeof i.ancestor>
"u"||(qe[f.index].slot.label=i.ancestor.label),i.ancestor=f,i.tuple=!0);break;case"parent":f.level++;break;case"block":i.expressions.length>0&&(i.tuple=!0,f=G(i.
expressions[i.expressions.length-1],f));break;case"path":i.tuple=!0;var x=i.steps.length-1;for(f=G(i.steps[x--],f);f.level>0&&x>=0;)f=G(i.steps[x--],f);break;default:
throw{code:"S0217",token:i.type,position:i.position}}return f},K=function(i,f){if(typeof f.seekingParent<"u"||f.type==="parent"){var x=typeof f.seekingParent<"u"?
f.seekingParent:[];f.type==="parent"&&x.push(f.slot),typeof i.seekingParent>"u"?i.seekingParent=x:Array.prototype.push.apply(i.seekingParent,x)}},je=function(i){
var f=i.steps.length-1,x=i.steps[f],Z=typeof x.seekingParent<"u"?x.seekingParent:[];x.type==="parent"&&Z.push(x.slot);for(var oe=0;oe<Z.length;oe++){var re=Z[oe];
for(f=i.steps.length-2;re.level>0;){if(f<0){typeof i.seekingParent>"u"?i.seekingParent=[re]:i.seekingParent.push(re);break}for(var c=i.steps[f--];f>=0&&c.focus&&
i.steps[f].focus;)c=i.steps[f--];re=G(c,re)}}},L=function(i){var f;switch(i.type){case"binary":switch(i.value){case".":var x=L(i.lhs);x.type==="path"?f=x:f={type:"\
path",steps:[x]},x.type==="parent"&&(f.seekingParent=[x.slot]);var Z=L(i.rhs);Z.type==="path"?Array.prototype.push.apply(f.steps,Z.steps):(typeof Z.predicate<"u"&&
(Z.stages=Z.predicate,delete Z.predicate),f.steps.push(Z)),f.steps.filter(function(T){if(T.type==="number"||T.type==="value")throw{code:"S0213",stack:new Error().
stack,position:T.position,value:T.value};return T.type==="string"}).forEach(function(T){T.type="name"}),f.steps.filter(function(T){return T.keepArray===!0}).length>
0&&(f.keepSingletonArray=!0);var oe=f.steps[0];oe.type==="unary"&&oe.value==="["&&(oe.consarray=!0);var re=f.steps[f.steps.length-1];re.type==="unary"&&re.value===
"["&&(re.consarray=!0),je(f);break;case"[":f=L(i.lhs);var c=f,p="predicate";if(f.type==="path"&&(c=f.steps[f.steps.length-1],p="stages"),typeof c.group<"u")throw{
code:"S0209",stack:new Error().stack,position:i.position};typeof c[p]>"u"&&(c[p]=[]);var d=L(i.rhs);typeof d.seekingParent<"u"&&(d.seekingParent.forEach(T=>{T.level===
1?G(c,T):T.level--}),K(c,d)),c[p].push({type:"filter",expr:d,position:i.position});break;case"{":if(f=L(i.lhs),typeof f.group<"u")throw{code:"S0210",stack:new Error().
stack,position:i.position};f.group={lhs:i.rhs.map(function(T){return[L(T[0]),L(T[1])]}),position:i.position};break;case"^":f=L(i.lhs),f.type!=="path"&&(f={type:"\
path",steps:[f]});var m={type:"sort",position:i.position};m.terms=i.rhs.map(function(T){var M=L(T.expression);return K(m,M),{descending:T.descending,expression:M}}),
f.steps.push(m),je(f);break;case":=":f={type:"bind",value:i.value,position:i.position},f.lhs=L(i.lhs),f.rhs=L(i.rhs),K(f,f.rhs);break;case"@":if(f=L(i.lhs),c=f,
f.type==="path"&&(c=f.steps[f.steps.length-1]),typeof c.stages<"u"||typeof c.predicate<"u")throw{code:"S0215",stack:new Error().stack,position:i.position};if(c.
type==="sort")throw{code:"S0216",stack:new Error().stack,position:i.position};i.keepArray&&(c.keepArray=!0),c.focus=i.rhs.value,c.tuple=!0;break;case"#":f=L(i.lhs),
c=f,f.type==="path"?c=f.steps[f.steps.length-1]:(f={type:"path",steps:[f]},typeof c.predicate<"u"&&(c.stages=c.predicate,delete c.predicate)),typeof c.stages>"u"?
c.index=i.rhs.value:c.stages.push({type:"index",value:i.rhs.value,position:i.position}),c.tuple=!0;break;case"~>":f={type:"apply",value:i.value,position:i.position},
f.lhs=L(i.lhs),f.rhs=L(i.rhs),f.keepArray=f.lhs.keepArray||f.rhs.keepArray;break;default:f={type:i.type,value:i.value,position:i.position},f.lhs=L(i.lhs),f.rhs=
L(i.rhs),K(f,f.lhs),K(f,f.rhs)}break;case"unary":f={type:i.type,value:i.value,position:i.position},i.value==="["?f.expressions=i.expressions.map(function(T){var M=L(
T);return K(f,M),M}):i.value==="{"?f.lhs=i.lhs.map(function(T){var M=L(T[0]);K(f,M);var X=L(T[1]);return K(f,X),[M,X]}):(f.expression=L(i.expression),i.value===
"-"&&f.expression.type==="number"?(f=f.expression,f.value=-f.value):K(f,f.expression));break;case"function":case"partial":f={type:i.type,name:i.name,value:i.value,
position:i.position},f.arguments=i.arguments.map(function(T){var M=L(T);return K(f,M),M}),f.procedure=L(i.procedure);break;case"lambda":f={type:i.type,arguments:i.
arguments,signature:i.signature,position:i.position};var D=L(i.body);f.body=te(D);break;case"condition":f={type:i.type,position:i.position},f.condition=L(i.condition),
K(f,f.condition),f.then=L(i.then),K(f,f.then),typeof i.else<"u"&&(f.else=L(i.else),K(f,f.else));break;case"transform":f={type:i.type,position:i.position},f.pattern=
L(i.pattern),f.update=L(i.update),typeof i.delete<"u"&&(f.delete=L(i.delete));break;case"block":f={type:i.type,position:i.position},f.expressions=i.expressions.
map(function(T){var M=L(T);return K(f,M),(M.consarray||M.type==="path"&&M.steps[0].consarray)&&(f.consarray=!0),M});break;case"name":f={type:"path",steps:[i]},i.
keepArray&&(f.keepSingletonArray=!0);break;case"parent":f={type:"parent",slot:{label:"!"+Q++,level:1,index:ve++}},qe.push(f);break;case"string":case"number":case"\
value":case"wildcard":case"descendant":case"variable":case"regex":f=i;break;case"operator":if(i.value==="and"||i.value==="or"||i.value==="in")i.type="name",f=L(
i);else if(i.value==="?")f=i;else throw{code:"S0201",stack:new Error().stack,position:i.position,token:i.value};break;case"error":f=i,i.lhs&&(f=L(i.lhs));break;default:
var E="S0206";i.id==="(end)"&&(E="S0207");var v={code:E,position:i.position,token:i.value};if(y)return me.push(v),{type:"error",error:v};throw v.stack=new Error().
stack,v}return i.keepArray&&(f.keepArray=!0),f};q=se(C),h();var ye=g(0);if(w.id!=="(end)"){var Ye={code:"S0201",position:w.position,token:w.value};z(Ye)}if(ye=L(
ye),ye.type==="parent"||typeof ye.seekingParent<"u")throw{code:"S0217",token:ye.type,position:ye.position};return me.length>0&&(ye.errors=me),ye};return pe})();
Oe.exports=b},{"./signature":5}],5:[function(Se,Oe,We){var be=Se("./utils");const b=(()=>{"use strict";var _={a:"arrays",b:"booleans",f:"functions",n:"numbers",
o:"objects",s:"strings"};function de(se){for(var pe=1,C=[],y=Object.create(null),w=y;pe<se.length;){var q=se.charAt(pe);if(q===":")break;var J=function(){C.push(
y),w=y,y=Object.create(null)},me=function(P,ee,V,ie){for(var te=1,Q=ee;Q<P.length;)if(Q++,q=P.charAt(Q),q===ie){if(te--,te===0)break}else q===V&&te++;return Q};
switch(q){case"s":case"n":case"b":case"l":case"o":y.regex="["+q+"m]",y.type=q,J();break;case"a":y.regex="[asnblfom]",y.type=q,y.array=!0,J();break;case"f":y.regex=
"f",y.type=q,J();break;case"j":y.regex="[asnblom]",y.type=q,J();break;case"x":y.regex="[asnblfom]",y.type=q,J();break;case"-":w.context=!0,w.contextRegex=new RegExp(
w.regex),w.regex+="?";break;case"?":case"+":w.regex+=q;break;case"(":var ce=me(se,pe,"(",")"),U=se.substring(pe+1,ce);if(U.indexOf("<")===-1)y.regex="["+U+"m]";else
throw{code:"S0402",stack:new Error().stack,value:U,offset:pe};y.type="("+U+")",pe=ce,J();break;case"<":if(w.type==="a"||w.type==="f"){var A=me(se,pe,"<",">");w.
subtype=se.substring(pe+1,A),pe=A}else throw{code:"S0401",stack:new Error().stack,value:w.type,offset:pe};break}pe++}var z="^"+C.map(function(P){return"("+P.regex+
")"}).join("")+"$",h=new RegExp(z),g=function(P){var ee;if(be.isFunction(P))ee="f";else{var V=typeof P;switch(V){case"string":ee="s";break;case"number":ee="n";break;case"\
boolean":ee="b";break;case"object":P===null?ee="l":Array.isArray(P)?ee="a":ee="o";break;default:ee="m"}}return ee},W=function(P,ee){for(var V="^",ie=0,te=0;te<C.
length;te++){V+=C[te].regex;var Q=ee.match(V);if(Q===null)throw{code:"T0410",stack:new Error().stack,value:P[ie],index:ie+1};ie=Q[0].length}throw{code:"T0410",stack:new Error().
stack,value:P[ie],index:ie+1}};return{definition:se,validate:function(P,ee){var V="";P.forEach(function(ve){V+=g(ve)});var ie=h.exec(V);if(ie){var te=[],Q=0;return C.
forEach(function(ve,qe){var G=P[Q],K=ie[qe+1];if(K==="")if(ve.context&&ve.contextRegex){var je=g(ee);if(ve.contextRegex.test(je))te.push(ee);else throw{code:"T0\
411",stack:new Error().stack,value:ee,index:Q+1}}else te.push(G),Q++;else K.split("").forEach(function(L){if(G=P[Q],ve.type==="a"){if(L==="m")G=void 0;else{var ye=!0;
if(typeof ve.subtype<"u"){if(L!=="a"&&K!==ve.subtype)ye=!1;else if(L==="a"&&G.length>0){var Ye=g(G[0]);if(Ye!==ve.subtype.charAt(0))ye=!1;else{var i=G.filter(function(f){
return g(f)!==Ye});ye=i.length===0}}}if(!ye)throw{code:"T0412",stack:new Error().stack,value:G,index:Q+1,type:_[ve.subtype]};L!=="a"&&(G=[G])}te.push(G),Q++}else
te.push(G),Q++})}),te}W(P,V)}}}return de})();Oe.exports=b},{"./utils":6}],6:[function(Se,Oe,We){const be=(()=>{"use strict";function b(A){var z=!1;if(typeof A==
"number"&&(z=!isNaN(A),z&&!isFinite(A)))throw{code:"D1001",value:A,stack:new Error().stack};return z}function _(A){var z=!1;return Array.isArray(A)&&(z=A.filter(
function(h){return typeof h!="string"}).length===0),z}function de(A){var z=!1;return Array.isArray(A)&&(z=A.filter(function(h){return!b(h)}).length===0),z}function se(A){
return A.sequence===!0&&Array.isArray(A)}function pe(A){return A&&(A._jsonata_function===!0||A._jsonata_lambda===!0)||typeof A=="function"}function C(A){var z=typeof A.
arity=="number"?A.arity:typeof A.implementation=="function"?A.implementation.length:typeof A.length=="number"?A.length:A.arguments.length;return z}function y(A){
return A&&A._jsonata_lambda===!0}var w=(typeof Symbol=="function"?Symbol:{}).iterator||"@@iterator";function q(A){return typeof A=="object"&&A!==null&&w in A&&"\
next"in A&&typeof A.next=="function"}function J(A,z){if(A===z)return!0;if(typeof A=="object"&&typeof z=="object"&&A!==null&&z!==null){if(Array.isArray(A)&&Array.
isArray(z)){if(A.length!==z.length)return!1;for(var h=0;h<A.length;h++)if(!J(A[h],z[h]))return!1;return!0}var g=Object.getOwnPropertyNames(A),W=Object.getOwnPropertyNames(
z);if(g.length!==W.length)return!1;for(g=g.sort(),W=W.sort(),h=0;h<g.length;h++)if(g[h]!==W[h])return!1;for(h=0;h<g.length;h++){var P=g[h];if(!J(A[P],z[P]))return!1}
return!0}return!1}function me(A){return typeof A=="object"&&A!==null&&"then"in A&&typeof A.then=="function"}function ce(A){var z=[];for(let h of A)z.push(h);return z}
function U(A){return typeof A=="object"&&A!==null?Object.keys(A):[]}return{isNumeric:b,isArrayOfStrings:_,isArrayOfNumbers:de,isSequence:se,isFunction:pe,isLambda:y,
isIterable:q,getFunctionArity:C,isDeepEqual:J,stringToArray:ce,isPromise:me,keys:U}})();Oe.exports=be},{}]},{},[3])(3)})})};export{Dt as id,Tt as ids,Ot as modules};

const _t=282,zt=[282],Wt={1600:((At,P,Q)=>{Q.d(P,{i:()=>Jt});const $=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,8226,
8211,8212,732,8482,353,8250,339,0,382,376];function K(e){return e===0||e>=55296&&e<=57343||e>1114111}function H(e){return K(e)?65533:e>=128&&e<=159&&$[e-128]||e}
function O(e){return K(e)?65533:e}function tt(e){return e-1>>>0<127||e-160>>>0<55136?String.fromCharCode(e):String.fromCodePoint(H(e))}const st=new Uint16Array(
[512,26465,29036,7,0,2,4,116,24638,116,24636,8693,29807,24610,621,1,0,0,3,112,24614,111,115,24615]);var k;(function(e){e[e.VALUE_LENGTH=49152]="VALUE_LENGTH",e[e.
FLAG13=8192]="FLAG13",e[e.BRANCH_LENGTH=8064]="BRANCH_LENGTH",e[e.JUMP_TABLE=127]="JUMP_TABLE",e[e.VALUE_MASK=8191]="VALUE_MASK"})(k||(k={}));var p;(function(e){
e[e.AMP=38]="AMP",e[e.NUM=35]="NUM",e[e.SEMI=59]="SEMI",e[e.EQUALS=61]="EQUALS",e[e.ZERO=48]="ZERO",e[e.NINE=57]="NINE",e[e.LOWER_A=97]="LOWER_A",e[e.LOWER_X=120]=
"LOWER_X"})(p||(p={}));const X=32,nt=21,rt=2097151,et=2047;let ot=0;function ct(e){const t=e>>>nt;return t===et?ot:t}function it(e){return e-p.ZERO>>>0<=9}function lt(e){
return(e|X)-p.LOWER_A>>>0<=5}function ht(e){return(e|X)-p.LOWER_A>>>0<=25}function ut(e){return e===p.EQUALS||ht(e)||it(e)}var N;(function(e){e[e.EntityStart=0]=
"EntityStart",e[e.NumericStart=1]="NumericStart",e[e.NumericDecimal=2]="NumericDecimal",e[e.NumericHex=3]="NumericHex",e[e.NamedEntity=4]="NamedEntity"})(N||(N=
{}));var y;(function(e){e[e.Legacy=0]="Legacy",e[e.Strict=1]="Strict",e[e.Attribute=2]="Attribute"})(y||(y={}));class Tt{decodeTree;emitCodePoint;errors;state=N.
EntityStart;consumed=1;result=0;treeIndex=0;excess=1;decodeMode=y.Strict;runConsumed=0;constructor(t,i,s){this.decodeTree=t,this.emitCodePoint=i,this.errors=s}startEntity(t){
this.decodeMode=t,this.state=N.EntityStart,this.result=0,this.treeIndex=0,this.excess=1,this.consumed=1,this.runConsumed=0}write(t,i){switch(this.state){case N.
EntityStart:return t.charCodeAt(i)===p.NUM?(this.state=N.NumericStart,this.consumed+=1,this.stateNumericStart(t,i+1)):(this.state=N.NamedEntity,this.stateNamedEntity(
t,i));case N.NumericStart:return this.stateNumericStart(t,i);case N.NumericDecimal:return this.stateNumericDecimal(t,i);case N.NumericHex:return this.stateNumericHex(
t,i);default:return this.stateNamedEntity(t,i)}}stateNumericStart(t,i){return i>=t.length?-1:(t.charCodeAt(i)|X)===p.LOWER_X?(this.state=N.NumericHex,this.consumed+=
1,this.stateNumericHex(t,i+1)):(this.state=N.NumericDecimal,this.stateNumericDecimal(t,i))}stateNumericHex(t,i){const s=t.length;let{result:n}=this,{consumed:c}=this;
for(;i<s;){const o=t.charCodeAt(i);if(it(o)||lt(o)){const h=o<=p.NINE?o-p.ZERO:(o|X)-p.LOWER_A+10;n=n*16+h,c+=1,i+=1}else return this.result=n,this.consumed=c,this.
emitNumericEntity(o,3)}return this.result=n,this.consumed=c,-1}stateNumericDecimal(t,i){const s=t.length;let{result:n}=this,{consumed:c}=this;for(;i<s;){const o=t.
charCodeAt(i)-p.ZERO;if(o>>>0>9)return this.result=n,this.consumed=c,this.emitNumericEntity(o+p.ZERO,2);n=n*10+o,c+=1,i+=1}return this.result=n,this.consumed=c,
-1}emitNumericEntity(t,i){if(this.consumed<=i)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(t===p.SEMI)this.consumed+=1;else if(this.
decodeMode===y.Strict)return 0;return this.emitCodePoint((this.decodeTree===st?O:H)(this.result),this.consumed),this.errors&&(t!==p.SEMI&&this.errors.missingSemicolonAfterCharacterReference(),
this.errors.validateNumericCharacterReference(this.result)),this.consumed}flushAndEmitLegacyOrReject(t,i,s,n){return this.consumed=t,this.excess=i,this.result===
0||this.decodeMode===y.Attribute&&(n===0||i>1||ut(s))?0:this.emitNotTerminatedNamedEntity()}stateNamedEntity(t,i){const{decodeTree:s}=this,n=t.length,c=this.decodeMode===
y.Strict;let{treeIndex:o}=this,{excess:h}=this,{consumed:d}=this,u=s[o];for(;i<n;){for(;(u&(k.VALUE_LENGTH|k.FLAG13))===0&&(u&k.JUMP_TABLE)!==0;){const m=t.charCodeAt(
i),w=u&k.JUMP_TABLE,v=(u&k.BRANCH_LENGTH)>>7;if(v===0){if(m!==w)return this.flushAndEmitLegacyOrReject(d,h,m,0);o+=1}else{const f=m-w;if(f>>>0>=v)return this.flushAndEmitLegacyOrReject(
d,h,m,0);const E=s[o+1+f];if(E===0)return this.flushAndEmitLegacyOrReject(d,h,m,0);o=o+v+E&65535}if(u=s[o],i+=1,h+=1,i>=n)break}if(i>=n)break;if((u&(k.VALUE_LENGTH|
k.FLAG13))===k.FLAG13){const m=(u&k.BRANCH_LENGTH)>>7;let{runConsumed:w}=this;if(w===0){const v=t.charCodeAt(i);if(v!==(u&k.JUMP_TABLE))return this.flushAndEmitLegacyOrReject(
d,h,v,0);i+=1,h+=1,w=1}for(;w<m;){if(i>=n)return this.treeIndex=o,this.excess=h,this.consumed=d,this.runConsumed=w,-1;const v=w-1,E=s[o+1+(v>>1)]>>((v&1)<<3)&255,
D=t.charCodeAt(i);if(D!==E)return this.runConsumed=0,this.flushAndEmitLegacyOrReject(d,h,D,0);i+=1,h+=1,w+=1}this.runConsumed=0,o+=1+(m>>1),u=s[o];continue}const j=u>>>
14,b=t.charCodeAt(i);if(j!==0){if(!c&&(u&k.FLAG13)===0&&(this.result=o,d+=h-1,h=1),b===p.SEMI)return this.emitNamedEntityData(o,j,d+h);if(j===1)return this.flushAndEmitLegacyOrReject(
d,h,b,j)}const B=mt(s,u,o+(j||1),b);if(B<0)return this.flushAndEmitLegacyOrReject(d,h,b,j);o=B,u=s[o],i+=1,h+=1}return!c&&u>>>14&&(u&k.FLAG13)===0&&(this.result=
o,d+=h-1,h=1),this.treeIndex=o,this.excess=h,this.consumed=d,-1}emitNotTerminatedNamedEntity(){const{result:t,decodeTree:i}=this,s=i[t]>>>14;return this.emitNamedEntityData(
t,s,this.consumed),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed}emitNamedEntityData(t,i,s){const{decodeTree:n}=this;return this.emitCodePoint(
i===1?n[t]&k.VALUE_MASK:n[t+1],s),i===3&&this.emitCodePoint(n[t+2],s),s}end(){switch(this.state){case N.NamedEntity:return this.result!==0&&(this.decodeMode!==y.
Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0;case N.NumericDecimal:return this.emitNumericEntity(0,2);case N.NumericHex:return this.
emitNumericEntity(0,3);case N.NumericStart:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}}function mt(e,t,i,s){
const n=(t&k.BRANCH_LENGTH)>>7,c=t&k.JUMP_TABLE;if(c){if(n===0)return s===c?i:-1;const d=s-c;if(d>>>0>=n)return-1;const u=e[i+d];return u===0?-1:i+n+u-1&65535}if(n===
0)return-1;const o=n+1>>1,h=i+o+n;for(let d=0;d<n;d++){const j=e[i+(d>>1)]>>((d&1)<<3)&255;if(j===s){const b=i+o+d;return h+e[b]&65535}if(j>s)return-1}return-1}
function pt(e,t,i){return i===1?String.fromCharCode(e[t]&BinTrieFlags.VALUE_MASK):i===2?String.fromCharCode(e[t+1]):String.fromCharCode(e[t+1],e[t+2])}function dt(e,t,i){
let s=t+1,n=0,c=s;if(s<i&&(e.charCodeAt(s)|X)===p.LOWER_X)for(s+=1,c=s;s<i;){const h=e.charCodeAt(s);if(it(h))n=n*16+(h-p.ZERO);else if(lt(h))n=n*16+((h|X)-p.LOWER_A+
10);else break;s+=1}else for(;s<i;){const h=e.charCodeAt(s)-p.ZERO;if(h>>>0>9)break;n=n*10+h,s+=1}if(s===c)return 0;s<i&&e.charCodeAt(s)===p.SEMI&&(s+=1),n>1114111&&
(n=1114112);let o=s-t;return o>=et&&(ot=o,o=et),o<<nt|n}function at(e,t,i){const s=htmlDecodeTree;let n=e.indexOf("&");if(n<0)return e;const c=e.length;let o=0,
h="";const d=s[0],u=d&BinTrieFlags.JUMP_TABLE,j=(d&BinTrieFlags.BRANCH_LENGTH)>>7;do{const b=n+1,B=e.charCodeAt(b);let m,w;if(B===p.NUM){const v=dt(e,b,c);m=ct(
v),t&&m>0&&e.charCodeAt(b+m-1)!==p.SEMI&&(m=0),w=m===0?"":codePointToString(v&rt)}else if(ht(B)){m=0,w="";const v=B-u;let f;if(v>>>0<j){const I=s[1+v];f=I===0?-1:
j+I&65535}else f=-1;let E=0,D=0,A=f<0?0:s[f],T=b+1;t:for(;T<c;){for(;(A&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===0&&(A&BinTrieFlags.JUMP_TABLE)!==0;){
const z=A&BinTrieFlags.JUMP_TABLE,x=(A&BinTrieFlags.BRANCH_LENGTH)>>7;if(x===0){if(e.charCodeAt(T)!==z)break t;f+=1}else{const S=e.charCodeAt(T)-z;if(S>>>0>=x)break t;
const g=s[f+1+S];if(g===0)break t;f=f+x+g&65535}if(A=s[f],T+=1,T>=c)break t}if((A&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===BinTrieFlags.FLAG13){const z=(A&
BinTrieFlags.BRANCH_LENGTH)>>7;if(e.charCodeAt(T)!==(A&BinTrieFlags.JUMP_TABLE))break;T+=1;const x=z-1;let S=f+1,g=0;for(;g+1<x;g+=2){const q=s[S];if(e.charCodeAt(
T)!==(q&255)||(T+=1,e.charCodeAt(T)!==(q>>8&255)))break t;T+=1,S+=1}if(g<x){if(e.charCodeAt(T)!==(s[S]&255))break;T+=1}f+=1+(z>>1),A=s[f];continue}const I=A>>>14,
F=e.charCodeAt(T);if(I!==0){if(F===p.SEMI){m=T-b+1,w=I===1?String.fromCharCode(A&BinTrieFlags.VALUE_MASK):pt(s,f,I);break}if(!t&&(A&BinTrieFlags.FLAG13)===0&&(m=
T-b,E=f,D=I),I===1)break}const Y=mt(s,A,f+(I||1),F);if(Y<0)break;f=Y,A=s[f],T+=1}if(w===""){const I=A>>>14;I!==0&&!t&&(A&BinTrieFlags.FLAG13)===0&&(m=T-b,E=f,D=
I),m>0&&(w=pt(s,E,D))}}else m=0,w="";m===0||i&&B!==p.NUM&&e.charCodeAt(b+m-1)!==p.SEMI&&b+m<c&&ut(e.charCodeAt(b+m))?n=b:(o<n&&(h+=e.slice(o,n)),h+=w,n=o=b+m),e.
charCodeAt(n)!==p.AMP&&(n=e.indexOf("&",n))}while(n>=0);return h+e.slice(o)}function Ct(e,t=y.Legacy){return at(e,t===y.Strict,t===y.Attribute)}function Dt(e){return at(
e,!1,!0)}function Lt(e){return at(e,!0,!1)}function Ut(e){let t=e.indexOf("&");if(t<0)return e;let i=0,s="";do{const n=t+1;let c=0,o="";const h=e.charCodeAt(n);
if(h===p.NUM){const d=dt(e,n,e.length);if(c=ct(d),c===0||e.charCodeAt(n+c-1)!==p.SEMI)c=0;else{const u=d&rt;o=u-1>>>0<55295?String.fromCharCode(u):String.fromCodePoint(
replaceCodePointXML(u))}}else switch(h){case 108:case 103:{e.charCodeAt(n+1)===116&&e.charCodeAt(n+2)===p.SEMI&&(c=3,o=h===108?"<":">");break}case 97:{const d=e.
charCodeAt(n+1);d===109&&e.charCodeAt(n+2)===112&&e.charCodeAt(n+3)===p.SEMI?(c=4,o="&"):d===112&&e.charCodeAt(n+2)===111&&e.charCodeAt(n+3)===115&&e.charCodeAt(
n+4)===p.SEMI&&(c=5,o="'");break}case 113:{e.charCodeAt(n+1)===117&&e.charCodeAt(n+2)===111&&e.charCodeAt(n+3)===116&&e.charCodeAt(n+4)===p.SEMI&&(c=5,o='"');break}}
c>0?(i<t&&(s+=e.slice(i,t)),s+=o,t=i=n+c):t=n,t=e.charCodeAt(t)===p.AMP?t:e.indexOf("&",t)}while(t>=0);return s+e.slice(i)}const J=(()=>{const e=new Uint8Array(
127);let t=0;for(let i=33;i<=126;i++)i!==34&&i!==36&&i!==92&&(e[i]=t++);return e})();function St(e,t,i,s,n,c){const h=e.length,d=c*90;let u=0;const j=()=>{const x=J[e.
charCodeAt(u++)];return x<c?x:x*91-d+J[e.charCodeAt(u++)]},b=i-s,B=i+n,m=new Int32Array(B);m.fill(-1,s,c),m.fill(-1,c+b,B);const w=new Int32Array(B),v=new Int32Array(
B);function f(x,S){let g=0,q=S;const U=S+x;for(;q<U;){const _=J[e.charCodeAt(u++)];if(_<89)g+=_,m[q++]=g;else if(_===89){let M=J[e.charCodeAt(u++)]+2;for(;M--;)
m[q++]=++g}else{const M=J[e.charCodeAt(u++)];g+=89+(M<90?M*91+J[e.charCodeAt(u++)]:J[e.charCodeAt(u++)]*8281+J[e.charCodeAt(u++)]*91+J[e.charCodeAt(u++)]),m[q++]=
g}}}f(s,0),f(b,c);const E=new Int32Array(n*2);let D=0,A=0;function T(x,S){for(let g=0;g<x;g++){const q=S+g,U=j(),_=j();E[A*2]=U,E[A*2+1]=_,A+=1,w[q]=D;const M=(m[U]<
0?v[U]:1)+(m[_]<0?v[_]:1);v[q]=M,D+=M}}T(n-c+s,c+b),T(c-s,s);const I=new Uint16Array(D);let F=0;for(let x=0;x<A;x++)for(let S=0;S<2;S++){const g=E[x*2+S],q=m[g];
if(q<0){let U=w[g];const _=U+v[g];for(;U<_;)I[F++]=I[U++]}else I[F++]=q}const Y=new Uint16Array(t);let z=0;for(;u<h;){let x=J[e.charCodeAt(u++)];x>=c&&(x=x*91-d+
J[e.charCodeAt(u++)]);const S=m[x];if(S<0){let g=w[x];const q=g+v[x];for(;g<q;)Y[z++]=I[g++]}else Y[z++]=S}return Y}const kt=St("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y\
<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%\
}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~\
!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}\
&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%\
,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%\
}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F\
+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}\
&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^\
%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~\
%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I\
'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ix\
D(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr\
}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7b\
acOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y\
<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5\
pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[\
y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3\
Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4\
cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6\
Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&\
bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*\
2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3k\
OwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmh\
KvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|\
vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:\
rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x\
,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97\
R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,\
p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa\
^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'4\
5pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPR\
e?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v\
]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:\
9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-\
,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|\
BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(\
!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95R\
m]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz\
;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn\
@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=B\
r-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRn\
ixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b\
4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!\
#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK\
5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(\
!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v\
(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~R\
m#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZ\
B*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrr\
g3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1a\
Z(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl\
[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{ka\
wwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{Ku\
nA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=\
H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/R\
h4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHz\
maxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZ\
bP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)\
&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'\
Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7\
x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0\
Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{\
n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B\
'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%\
iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]Re\
IdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau\
:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&\
U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/ppp\
zqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl\
`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wk\
oIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}\
6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-va\
RmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]h\
fPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh\
+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bcz\
LNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u\
<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a\
+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb\
!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0J\
vy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:\
@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOu\
NBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6\
!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1if\
uaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{\
O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wB\
RmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?\
C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg\
)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978\
BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~\
EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq\
<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu\
,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa\
#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyR\
m`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%w\
jo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGR\
hdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#\
X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe\
>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhN\
x1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebSh\
DM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb\
:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us\
5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpput\
yvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJv\
B!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmh\
ARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@\
g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*\
de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd\
'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/AR\
l8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978Bb\
U{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@\
@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+\
v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#\
5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{\
ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4\
E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv\
{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61);var r;(function(e){e[e.Tab=9]="Tab",e[e.
NewLine=10]="NewLine",e[e.FormFeed=12]="FormFeed",e[e.CarriageReturn=13]="CarriageReturn",e[e.Space=32]="Space",e[e.ExclamationMark=33]="ExclamationMark",e[e.Number=
35]="Number",e[e.Amp=38]="Amp",e[e.SingleQuote=39]="SingleQuote",e[e.DoubleQuote=34]="DoubleQuote",e[e.Dash=45]="Dash",e[e.Slash=47]="Slash",e[e.Zero=48]="Zero",
e[e.Nine=57]="Nine",e[e.Semi=59]="Semi",e[e.Lt=60]="Lt",e[e.Eq=61]="Eq",e[e.Gt=62]="Gt",e[e.Questionmark=63]="Questionmark",e[e.UpperA=65]="UpperA",e[e.LowerA=97]=
"LowerA",e[e.UpperF=70]="UpperF",e[e.LowerF=102]="LowerF",e[e.UpperZ=90]="UpperZ",e[e.LowerZ=122]="LowerZ",e[e.LowerX=120]="LowerX",e[e.OpeningSquareBracket=91]=
"OpeningSquareBracket"})(r||(r={}));var a;(function(e){e[e.Text=1]="Text",e[e.BeforeTagName=2]="BeforeTagName",e[e.InTagName=3]="InTagName",e[e.InSelfClosingTag=
4]="InSelfClosingTag",e[e.BeforeClosingTagName=5]="BeforeClosingTagName",e[e.InClosingTagName=6]="InClosingTagName",e[e.AfterClosingTagName=7]="AfterClosingTagN\
ame",e[e.BeforeAttributeName=8]="BeforeAttributeName",e[e.InAttributeName=9]="InAttributeName",e[e.AfterAttributeName=10]="AfterAttributeName",e[e.BeforeAttributeValue=
11]="BeforeAttributeValue",e[e.InAttributeValueDq=12]="InAttributeValueDq",e[e.InAttributeValueSq=13]="InAttributeValueSq",e[e.InAttributeValueNq=14]="InAttribu\
teValueNq",e[e.BeforeDeclaration=15]="BeforeDeclaration",e[e.InDeclaration=16]="InDeclaration",e[e.InProcessingInstruction=17]="InProcessingInstruction",e[e.BeforeComment=
18]="BeforeComment",e[e.CDATASequence=19]="CDATASequence",e[e.DeclarationSequence=20]="DeclarationSequence",e[e.InSpecialComment=21]="InSpecialComment",e[e.InCommentLike=
22]="InCommentLike",e[e.SpecialStartSequence=23]="SpecialStartSequence",e[e.InSpecialTag=24]="InSpecialTag",e[e.InPlainText=25]="InPlainText",e[e.InEntity=26]="\
InEntity"})(a||(a={}));function W(e){return e===r.Space||e===r.NewLine||e===r.Tab||e===r.FormFeed||e===r.CarriageReturn}function V(e){return e===r.Slash||e===r.
Gt||W(e)}function It(e){return e>=r.LowerA&&e<=r.LowerZ||e>=r.UpperA&&e<=r.UpperZ}var C;(function(e){e[e.NoValue=0]="NoValue",e[e.Unquoted=1]="Unquoted",e[e.Single=
2]="Single",e[e.Double=3]="Double"})(C||(C={}));const l={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array([93,93,62]),CommentEnd:new Uint8Array(
[45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),NoembedEnd:new Uint8Array([60,47,110,
111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,112,108,97,105,110,116,101,120,116]),
ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array([60,47,116,105,116,108,101]),
TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])},Nt=new Map([[l.IframeEnd[2],l.IframeEnd],[l.NoembedEnd[2],
l.NoembedEnd],[l.Plaintext[2],l.Plaintext],[l.ScriptEnd[2],l.ScriptEnd],[l.TitleEnd[2],l.TitleEnd],[l.XmpEnd[2],l.XmpEnd]]);class jt{cbs;state=a.Text;buffer="";sectionStart=0;index=0;entityStart=0;baseState=a.
Text;isSpecial=!1;running=!0;offset=0;xmlMode;decodeEntities;recognizeSelfClosing;entityDecoder;constructor({xmlMode:t=!1,decodeEntities:i=!0,recognizeSelfClosing:s=t},n){
this.cbs=n,this.xmlMode=t,this.decodeEntities=i,this.recognizeSelfClosing=s,this.entityDecoder=new Tt(t?st:kt,(c,o)=>this.emitCodePoint(c,o))}reset(){this.state=
a.Text,this.buffer="",this.sectionStart=0,this.index=0,this.baseState=a.Text,this.isSpecial=!1,this.currentSequence=l.Empty,this.sequenceIndex=0,this.running=!0,
this.offset=0}write(t){this.offset+=this.buffer.length,this.buffer=t,this.parse()}end(){this.running&&this.finish()}pause(){this.running=!1}resume(){this.running=
!0,this.index<this.buffer.length+this.offset&&this.parse()}stateText(t){t===r.Lt||!this.decodeEntities&&this.fastForwardTo(r.Lt)?(this.index>this.sectionStart&&
this.cbs.ontext(this.sectionStart,this.index),this.state=a.BeforeTagName,this.sectionStart=this.index):this.decodeEntities&&t===r.Amp&&this.startEntity()}currentSequence=l.
Empty;sequenceIndex=0;enterTagBody(){this.currentSequence===l.Plaintext?(this.currentSequence=l.Empty,this.state=a.InPlainText):this.isSpecial?(this.state=a.InSpecialTag,
this.sequenceIndex=0):this.state=a.Text}stateSpecialStartSequence(t){const i=t|32;if(this.sequenceIndex<this.currentSequence.length){if(i===this.currentSequence[this.
sequenceIndex]){this.sequenceIndex++;return}if(this.sequenceIndex===3){if(this.currentSequence===l.ScriptEnd&&i===l.StyleEnd[3]){this.currentSequence=l.StyleEnd,
this.sequenceIndex=4;return}if(this.currentSequence===l.TitleEnd&&i===l.TextareaEnd[3]){this.currentSequence=l.TextareaEnd,this.sequenceIndex=4;return}}else if(this.
sequenceIndex===4&&this.currentSequence===l.NoembedEnd&&i===l.NoframesEnd[4]){this.currentSequence=l.NoframesEnd,this.sequenceIndex=5;return}}else if(V(t)){this.
sequenceIndex=0,this.state=a.InTagName,this.stateInTagName(t);return}this.isSpecial=!1,this.currentSequence=l.Empty,this.sequenceIndex=0,this.state=a.InTagName,
this.stateInTagName(t)}stateCDATASequence(t){t===l.Cdata[this.sequenceIndex]?++this.sequenceIndex===l.Cdata.length&&(this.state=a.InCommentLike,this.currentSequence=
l.CdataEnd,this.sequenceIndex=0,this.sectionStart=this.index+1):(this.sequenceIndex=0,this.xmlMode?(this.state=a.InDeclaration,this.stateInDeclaration(t)):(this.
state=a.InSpecialComment,this.stateInSpecialComment(t)))}fastForwardTo(t){for(;++this.index<this.buffer.length+this.offset;)if(this.buffer.charCodeAt(this.index-
this.offset)===t)return!0;return this.index=this.buffer.length+this.offset-1,!1}emitComment(t){this.cbs.oncomment(this.sectionStart,this.index,t),this.sequenceIndex=
0,this.sectionStart=this.index+1,this.state=a.Text}stateInCommentLike(t){!this.xmlMode&&this.currentSequence===l.CommentEnd&&this.sequenceIndex<=1&&this.index===
this.sectionStart+this.sequenceIndex&&t===r.Gt?this.emitComment(this.sequenceIndex):this.currentSequence===l.CommentEnd&&this.sequenceIndex===2&&t===r.Gt?this.emitComment(
2):this.currentSequence===l.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&t!==r.Gt?this.sequenceIndex=+(t===r.Dash):t===this.currentSequence[this.
sequenceIndex]?++this.sequenceIndex===this.currentSequence.length&&(this.currentSequence===l.CdataEnd?this.cbs.oncdata(this.sectionStart,this.index,2):this.cbs.
oncomment(this.sectionStart,this.index,3),this.sequenceIndex=0,this.sectionStart=this.index+1,this.state=a.Text):this.sequenceIndex===0?this.fastForwardTo(this.
currentSequence[0])&&(this.sequenceIndex=1):t!==this.currentSequence[this.sequenceIndex-1]&&(this.sequenceIndex=0)}isTagStartChar(t){return this.xmlMode?!V(t):It(
t)}stateInSpecialTag(t){if(this.sequenceIndex===this.currentSequence.length){if(V(t)){const i=this.index-this.currentSequence.length;if(this.sectionStart<i){const s=this.
index;this.index=i,this.cbs.ontext(this.sectionStart,i),this.index=s}this.isSpecial=!1,this.sectionStart=i+2,this.stateInClosingTagName(t);return}this.sequenceIndex=
0}(t|32)===this.currentSequence[this.sequenceIndex]?this.sequenceIndex+=1:this.sequenceIndex===0?this.currentSequence===l.TitleEnd||this.currentSequence===l.TextareaEnd?
this.decodeEntities&&t===r.Amp&&this.startEntity():this.fastForwardTo(r.Lt)&&(this.sequenceIndex=1):this.sequenceIndex=+(t===r.Lt)}stateBeforeTagName(t){if(t===
r.ExclamationMark)this.state=a.BeforeDeclaration,this.sectionStart=this.index+1;else if(t===r.Questionmark)this.xmlMode?(this.state=a.InProcessingInstruction,this.
sequenceIndex=0,this.sectionStart=this.index+1):(this.state=a.InSpecialComment,this.sectionStart=this.index);else if(this.isTagStartChar(t)){this.sectionStart=this.
index;const i=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:Nt.get(t|32);i===void 0?this.state=a.InTagName:(this.isSpecial=!0,this.currentSequence=i,this.
sequenceIndex=3,this.state=a.SpecialStartSequence)}else t===r.Slash?this.state=a.BeforeClosingTagName:(this.state=a.Text,this.stateText(t))}stateInTagName(t){V(
t)&&(this.cbs.onopentagname(this.sectionStart,this.index),this.sectionStart=-1,this.state=a.BeforeAttributeName,this.stateBeforeAttributeName(t))}stateBeforeClosingTagName(t){
W(t)?this.xmlMode||(this.state=a.InSpecialComment,this.sectionStart=this.index):t===r.Gt?(this.state=a.Text,this.xmlMode||(this.sectionStart=this.index+1)):(this.
state=this.isTagStartChar(t)?a.InClosingTagName:a.InSpecialComment,this.sectionStart=this.index)}stateInClosingTagName(t){V(t)&&(this.cbs.onclosetag(this.sectionStart,
this.index),this.sectionStart=-1,this.state=a.AfterClosingTagName,this.stateAfterClosingTagName(t))}stateAfterClosingTagName(t){(t===r.Gt||this.fastForwardTo(r.
Gt))&&(this.state=a.Text,this.sectionStart=this.index+1)}stateBeforeAttributeName(t){t===r.Gt?(this.cbs.onopentagend(this.index),this.enterTagBody(),this.sectionStart=
this.index+1):t===r.Slash?this.state=a.InSelfClosingTag:W(t)||(this.state=a.InAttributeName,this.sectionStart=this.index)}stateInSelfClosingTag(t){if(t===r.Gt){
if(this.cbs.onselfclosingtag(this.index),this.sectionStart=this.index+1,!this.recognizeSelfClosing){this.enterTagBody();return}this.state=a.Text,this.isSpecial=
!1,this.currentSequence=l.Empty}else W(t)||(this.state=a.BeforeAttributeName,this.stateBeforeAttributeName(t))}stateInAttributeName(t){(t===r.Eq||V(t))&&(this.cbs.
onattribname(this.sectionStart,this.index),this.sectionStart=this.index,this.state=a.AfterAttributeName,this.stateAfterAttributeName(t))}stateAfterAttributeName(t){
t===r.Eq?this.state=a.BeforeAttributeValue:t===r.Slash||t===r.Gt?(this.cbs.onattribend(C.NoValue,this.sectionStart),this.sectionStart=-1,this.state=a.BeforeAttributeName,
this.stateBeforeAttributeName(t)):W(t)||(this.cbs.onattribend(C.NoValue,this.sectionStart),this.state=a.InAttributeName,this.sectionStart=this.index)}stateBeforeAttributeValue(t){
t===r.DoubleQuote?(this.state=a.InAttributeValueDq,this.sectionStart=this.index+1):t===r.SingleQuote?(this.state=a.InAttributeValueSq,this.sectionStart=this.index+
1):W(t)||(this.sectionStart=this.index,this.state=a.InAttributeValueNq,this.stateInAttributeValueNoQuotes(t))}handleInAttributeValue(t,i){t===i||!this.decodeEntities&&
this.fastForwardTo(i)?(this.cbs.onattribdata(this.sectionStart,this.index),this.sectionStart=-1,this.cbs.onattribend(i===r.DoubleQuote?C.Double:C.Single,this.index+
1),this.state=a.BeforeAttributeName):this.decodeEntities&&t===r.Amp&&this.startEntity()}stateInAttributeValueDoubleQuotes(t){this.handleInAttributeValue(t,r.DoubleQuote)}stateInAttributeValueSingleQuotes(t){
this.handleInAttributeValue(t,r.SingleQuote)}stateInAttributeValueNoQuotes(t){W(t)||t===r.Gt?(this.cbs.onattribdata(this.sectionStart,this.index),this.sectionStart=
-1,this.cbs.onattribend(C.Unquoted,this.index),this.state=a.BeforeAttributeName,this.stateBeforeAttributeName(t)):this.decodeEntities&&t===r.Amp&&this.startEntity()}stateBeforeDeclaration(t){
t===r.OpeningSquareBracket?(this.state=a.CDATASequence,this.sequenceIndex=0):this.xmlMode?this.state=t===r.Dash?a.BeforeComment:a.InDeclaration:(t|32)===l.Doctype[0]?
(this.state=a.DeclarationSequence,this.currentSequence=l.Doctype,this.sequenceIndex=1):t===r.Gt?(this.cbs.oncomment(this.sectionStart,this.index,0),this.state=a.
Text,this.sectionStart=this.index+1):t===r.Dash?this.state=a.BeforeComment:this.state=a.InSpecialComment}stateDeclarationSequence(t){this.sequenceIndex===this.currentSequence.
length?(this.state=a.InDeclaration,this.stateInDeclaration(t)):(t|32)===this.currentSequence[this.sequenceIndex]?this.sequenceIndex+=1:t===r.Gt?(this.cbs.oncomment(
this.sectionStart,this.index,0),this.state=a.Text,this.sectionStart=this.index+1):this.state=a.InSpecialComment}stateInDeclaration(t){(t===r.Gt||this.fastForwardTo(
r.Gt))&&(this.cbs.ondeclaration(this.sectionStart,this.index),this.state=a.Text,this.sectionStart=this.index+1)}stateInProcessingInstruction(t){t===r.Questionmark?
this.sequenceIndex=1:t===r.Gt&&this.sequenceIndex===1?(this.cbs.onprocessinginstruction(this.sectionStart,this.index-1),this.sequenceIndex=0,this.state=a.Text,this.
sectionStart=this.index+1):this.sequenceIndex=Number(this.fastForwardTo(r.Questionmark))}stateBeforeComment(t){t===r.Dash?(this.state=a.InCommentLike,this.currentSequence=
l.CommentEnd,this.sequenceIndex=0,this.sectionStart=this.index+1):this.xmlMode?this.state=a.InDeclaration:t===r.Gt?(this.cbs.oncomment(this.sectionStart,this.index,
0),this.state=a.Text,this.sectionStart=this.index+1):this.state=a.InSpecialComment}stateInSpecialComment(t){(t===r.Gt||this.fastForwardTo(r.Gt))&&(this.cbs.oncomment(
this.sectionStart,this.index,0),this.state=a.Text,this.sectionStart=this.index+1)}startEntity(){this.baseState=this.state,this.state=a.InEntity,this.entityStart=
this.index,this.entityDecoder.startEntity(this.xmlMode?y.Strict:this.baseState===a.Text||this.baseState===a.InSpecialTag?y.Legacy:y.Attribute)}stateInEntity(){const t=this.
index-this.offset,i=this.entityDecoder.write(this.buffer,t);if(i>=0)this.state=this.baseState,i===0&&(this.index-=1);else{if(t<this.buffer.length&&this.buffer.charCodeAt(
t)===r.Amp){this.state=this.baseState,this.index-=1;return}this.index=this.offset+this.buffer.length-1}}cleanup(){this.running&&this.sectionStart!==this.index&&
(this.state===a.Text||this.state===a.InPlainText||this.state===a.InSpecialTag&&this.sequenceIndex===0?(this.cbs.ontext(this.sectionStart,this.index),this.sectionStart=
this.index):(this.state===a.InAttributeValueDq||this.state===a.InAttributeValueSq||this.state===a.InAttributeValueNq)&&(this.cbs.onattribdata(this.sectionStart,
this.index),this.sectionStart=this.index))}shouldContinue(){return this.index<this.buffer.length+this.offset&&this.running}parse(){for(;this.shouldContinue();){
const t=this.buffer.charCodeAt(this.index-this.offset);switch(this.state){case a.Text:{this.stateText(t);break}case a.InPlainText:{this.index=this.buffer.length+
this.offset-1;break}case a.SpecialStartSequence:{this.stateSpecialStartSequence(t);break}case a.InSpecialTag:{this.stateInSpecialTag(t);break}case a.CDATASequence:{
this.stateCDATASequence(t);break}case a.DeclarationSequence:{this.stateDeclarationSequence(t);break}case a.InAttributeValueDq:{this.stateInAttributeValueDoubleQuotes(
t);break}case a.InAttributeName:{this.stateInAttributeName(t);break}case a.InCommentLike:{this.stateInCommentLike(t);break}case a.InSpecialComment:{this.stateInSpecialComment(
t);break}case a.BeforeAttributeName:{this.stateBeforeAttributeName(t);break}case a.InTagName:{this.stateInTagName(t);break}case a.InClosingTagName:{this.stateInClosingTagName(
t);break}case a.BeforeTagName:{this.stateBeforeTagName(t);break}case a.AfterAttributeName:{this.stateAfterAttributeName(t);break}case a.InAttributeValueSq:{this.
stateInAttributeValueSingleQuotes(t);break}case a.BeforeAttributeValue:{this.stateBeforeAttributeValue(t);break}case a.BeforeClosingTagName:{this.stateBeforeClosingTagName(
t);break}case a.AfterClosingTagName:{this.stateAfterClosingTagName(t);break}case a.InAttributeValueNq:{this.stateInAttributeValueNoQuotes(t);break}case a.InSelfClosingTag:{
this.stateInSelfClosingTag(t);break}case a.InDeclaration:{this.stateInDeclaration(t);break}case a.BeforeDeclaration:{this.stateBeforeDeclaration(t);break}case a.
BeforeComment:{this.stateBeforeComment(t);break}case a.InProcessingInstruction:{this.stateInProcessingInstruction(t);break}case a.InEntity:{this.stateInEntity();
break}}this.index++}this.cleanup()}finish(){this.state===a.InEntity&&(this.entityDecoder.end(),this.state=this.baseState),this.handleTrailingData(),this.cbs.onend()}handleTrailingCommentLikeData(t){
if(this.state!==a.InCommentLike)return!1;if(this.currentSequence===l.CdataEnd)if(this.xmlMode)this.sectionStart<t&&this.cbs.oncdata(this.sectionStart,t,0);else{
const i=this.sectionStart-l.Cdata.length-1;this.cbs.oncomment(i,t,0)}else{const i=this.xmlMode?0:Math.min(this.sequenceIndex,l.CommentEnd.length-1);this.cbs.oncomment(
this.sectionStart,t,i)}return!0}handleTrailingMarkupDeclaration(t){if(this.xmlMode)switch(this.state){case a.InSpecialComment:case a.BeforeComment:case a.CDATASequence:case a.
DeclarationSequence:case a.InDeclaration:return this.cbs.ontext(this.sectionStart,t),!0;default:return!1}switch(this.state){case a.BeforeDeclaration:case a.InSpecialComment:case a.
BeforeComment:case a.CDATASequence:return this.cbs.oncomment(this.sectionStart,t,0),!0;case a.DeclarationSequence:return this.sequenceIndex!==l.Doctype.length&&
this.cbs.oncomment(this.sectionStart,t,0),!0;case a.InDeclaration:return!0;default:return!1}}handleTrailingData(){const t=this.buffer.length+this.offset;if(!(this.
handleTrailingCommentLikeData(t)||this.handleTrailingMarkupDeclaration(t))&&!(this.sectionStart>=t))switch(this.state){case a.InTagName:case a.BeforeAttributeName:case a.
BeforeAttributeValue:case a.AfterAttributeName:case a.InAttributeName:case a.InAttributeValueSq:case a.InAttributeValueDq:case a.InAttributeValueNq:case a.InClosingTagName:
break;default:this.cbs.ontext(this.sectionStart,t)}}emitCodePoint(t,i){this.baseState!==a.Text&&this.baseState!==a.InSpecialTag?(this.sectionStart<this.entityStart&&
this.cbs.onattribdata(this.sectionStart,this.entityStart),this.sectionStart=this.entityStart+i,this.index=this.sectionStart-1,this.cbs.onattribentity(t)):(this.
sectionStart<this.entityStart&&this.cbs.ontext(this.sectionStart,this.entityStart),this.sectionStart=this.entityStart+i,this.index=this.sectionStart-1,this.cbs.
ontextentity(t,this.sectionStart))}}const{fromCodePoint:ft}=String,G=new Set(["input","option","optgroup","select","button","datalist","textarea"]),R=new Set(["\
p"]),Z=new Set(["h1","h2","h3","h4","h5","h6","p"]),xt=new Set(["thead","tbody"]),gt=new Set(["dd","dt"]),bt=new Set(["rt","rp"]),qt=new Map([["tr",new Set(["tr",
"th","td"])],["th",new Set(["th"])],["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],[
"p",R],["h1",Z],["h2",Z],["h3",Z],["h4",Z],["h5",Z],["h6",Z],["select",G],["input",G],["output",G],["button",G],["datalist",G],["textarea",G],["option",new Set(
["option"])],["optgroup",new Set(["optgroup","option"])],["dd",gt],["dt",gt],["address",R],["article",R],["aside",R],["blockquote",R],["details",R],["div",R],["\
dl",R],["fieldset",R],["figcaption",R],["figure",R],["footer",R],["form",R],["header",R],["hr",R],["main",R],["nav",R],["ol",R],["pre",R],["section",R],["table",
R],["ul",R],["rt",bt],["rp",bt],["tbody",xt],["tfoot",xt]]),Rt="doctype",yt=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","i\
nput","isindex","keygen","link","meta","param","source","track","wbr"]),Bt=new Set(["math","svg"]),wt=new Set(["mi","mo","mn","ms","mtext","annotation-xml","for\
eignObject","desc","title"]),vt=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],[
"animatemotion","animateMotion"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecom\
ponenttransfer","feComponentTransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedispl\
acementmap","feDisplacementMap"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feF\
uncB"],["fefuncg","feFuncG"],["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],
["femorphology","feMorphology"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],
["fetile","feTile"],["feturbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradie\
nt","radialGradient"],["textpath","textPath"]]);var L;(function(e){e[e.None=0]="None",e[e.Svg=1]="Svg",e[e.MathML=2]="MathML"})(L||(L={}));const Et=/\s|\//;class Jt{options;startIndex=0;endIndex=0;openTagStart=0;tagname="";attribname="";attribvalue="";attribs=null;stack=[];foreignContext;cbs;lowerCaseTagNames;lowerCaseAttributeNames;recognizeSelfClosing;htmlMode;tokenizer;buffers=[];bufferOffset=0;writeIndex=0;ended=!1;constructor(t,i={}){
this.options=i,this.cbs=t??{},this.htmlMode=!this.options.xmlMode,this.lowerCaseTagNames=i.lowerCaseTags??this.htmlMode,this.lowerCaseAttributeNames=i.lowerCaseAttributeNames??
this.htmlMode,this.recognizeSelfClosing=i.recognizeSelfClosing??!this.htmlMode,this.tokenizer=new(i.Tokenizer??jt)(this.options,this),this.foreignContext=[L.None],
this.cbs.onparserinit?.(this)}ontext(t,i){const s=this.getSlice(t,i);this.endIndex=i-1,this.cbs.ontext?.(s),this.startIndex=i}ontextentity(t,i){this.endIndex=i-
1,this.cbs.ontext?.(ft(t)),this.startIndex=i}isInForeignContext(){return this.foreignContext[0]!==L.None}isVoidElement(t){return this.htmlMode&&yt.has(t)}readTagName(t,i){
const s=this.lowerCaseTagNames?this.getSlice(t,i).toLowerCase():this.getSlice(t,i);if(!(this.lowerCaseTagNames&&this.htmlMode))return s;if(this.foreignContext[0]===
L.Svg)return vt.get(s)??s;if(this.foreignContext.length>1){const n=vt.get(s);if(n!==void 0&&this.stack.includes(n))return n}return this.isInForeignContext()?s:s===
"image"?"img":s}onopentagname(t,i){this.endIndex=i,this.emitOpenTag(this.readTagName(t,i))}emitOpenTag(t){if(this.openTagStart=this.startIndex,this.tagname=t,this.
htmlMode&&t==="form"&&this.stack.includes("form")){this.tagname="";return}const i=this.htmlMode&&qt.get(t);if(i)for(;this.stack.length>0&&i.has(this.stack[0]);)
this.popElement(!0);this.isVoidElement(t)||(this.stack.unshift(t),this.htmlMode&&(t==="svg"?this.foreignContext.unshift(L.Svg):t==="math"?this.foreignContext.unshift(
L.MathML):wt.has(t)&&this.foreignContext.unshift(L.None))),this.cbs.onopentagname?.(t),this.cbs.onopentag&&(this.attribs={})}endOpenTag(t){this.startIndex=this.
openTagStart,this.attribs&&(this.cbs.onopentag?.(this.tagname,this.attribs,t),this.attribs=null),this.cbs.onclosetag&&this.isVoidElement(this.tagname)&&this.cbs.
onclosetag(this.tagname,!0),this.tagname=""}onopentagend(t){this.endIndex=t,this.endOpenTag(!1),this.startIndex=t+1}onclosetag(t,i){this.endIndex=i;const s=this.
readTagName(t,i);if(this.isVoidElement(s))this.htmlMode&&s==="br"&&(this.cbs.onopentagname?.("br"),this.cbs.onopentag?.("br",{},!0),this.cbs.onclosetag?.("br",!1));else{
const n=this.stack.indexOf(s);if(n!==-1){for(let c=0;c<n;c++)this.popElement(!0);this.popElement(!1)}else this.htmlMode&&s==="p"&&(this.emitOpenTag("p"),this.closeCurrentTag(
!0))}this.startIndex=i+1}onselfclosingtag(t){this.endIndex=t,this.recognizeSelfClosing||this.isInForeignContext()?(this.closeCurrentTag(!1),this.startIndex=t+1):
this.onopentagend(t)}popElement(t){const i=this.stack.shift();this.htmlMode&&(Bt.has(i)||wt.has(i))&&this.foreignContext.shift(),this.cbs.onclosetag?.(i,t)}closeCurrentTag(t){
const i=this.tagname;this.endOpenTag(t),this.stack[0]===i&&this.popElement(!t)}onattribname(t,i){this.startIndex=t;const s=this.getSlice(t,i);this.attribname=this.
lowerCaseAttributeNames?s.toLowerCase():s}onattribdata(t,i){this.attribvalue+=this.getSlice(t,i)}onattribentity(t){this.attribvalue+=ft(t)}onattribend(t,i){this.
endIndex=i,this.cbs.onattribute?.(this.attribname,this.attribvalue,t===C.Double?'"':t===C.Single?"'":t===C.NoValue?void 0:null),this.attribs&&!Object.hasOwn(this.
attribs,this.attribname)&&(this.attribs[this.attribname]=this.attribvalue),this.attribvalue=""}getInstructionName(t){const i=t.search(Et);let s=i<0?t:t.substr(0,
i);return this.lowerCaseTagNames&&(s=s.toLowerCase()),s}ondeclaration(t,i){this.endIndex=i;const s=this.getSlice(t,i);if(this.cbs.onprocessinginstruction){const n=this.
htmlMode?this.lowerCaseTagNames?Rt:s.slice(0,Rt.length):this.getInstructionName(s);this.cbs.onprocessinginstruction(`!${n}`,`!${s}`)}this.startIndex=i+1}onprocessinginstruction(t,i){
this.endIndex=i;const s=this.getSlice(t,i);if(this.cbs.onprocessinginstruction){const n=this.getInstructionName(s);this.cbs.onprocessinginstruction(`?${n}`,`?${s}`)}
this.startIndex=i+1}oncomment(t,i,s){this.endIndex=i,this.cbs.oncomment?.(this.getSlice(t,i-s)),this.cbs.oncommentend?.(),this.startIndex=i+1}oncdata(t,i,s){this.
endIndex=i;const n=this.getSlice(t,i-s);!this.htmlMode||this.options.recognizeCDATA?(this.cbs.oncdatastart?.(),this.cbs.ontext?.(n),this.cbs.oncdataend?.()):this.
isInForeignContext()?this.cbs.ontext?.(n):(this.cbs.oncomment?.(`[CDATA[${n}]]`),this.cbs.oncommentend?.()),this.startIndex=i+1}onend(){if(this.cbs.onclosetag){
this.endIndex=this.startIndex;for(let t=0;t<this.stack.length;t++)this.cbs.onclosetag(this.stack[t],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.(),this.tokenizer.
reset(),this.tagname="",this.attribname="",this.attribvalue="",this.attribs=null,this.stack.length=0,this.startIndex=0,this.endIndex=0,this.cbs.onparserinit?.(this),
this.buffers.length=0,this.foreignContext.length=0,this.foreignContext.unshift(L.None),this.bufferOffset=0,this.writeIndex=0,this.ended=!1}parseComplete(t){this.
reset(),this.end(t)}getSlice(t,i){if(t===i)return"";for(;t-this.bufferOffset>=this.buffers[0].length;)this.shiftBuffer();let s=this.buffers[0].slice(t-this.bufferOffset,
i-this.bufferOffset);for(;i-this.bufferOffset>this.buffers[0].length;)this.shiftBuffer(),s+=this.buffers[0].slice(0,i-this.bufferOffset);return s}shiftBuffer(){
this.bufferOffset+=this.buffers[0].length,this.writeIndex--,this.buffers.shift()}write(t){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"));return}
this.buffers.push(t),this.tokenizer.running&&(this.tokenizer.write(t),this.writeIndex++)}end(t){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"));
return}t&&this.write(t),this.ended=!0,this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){for(this.tokenizer.resume();this.tokenizer.running&&this.writeIndex<
this.buffers.length;)this.tokenizer.write(this.buffers[this.writeIndex++]);this.ended&&this.tokenizer.end()}}}),6059:((At,P,Q)=>{Q.d(P,{$:()=>K});const $={"3g2":"\
video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",ai:"app\
lication/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cache-mani\
fest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/atom+xml",
atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"image/avc\
s",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"imag\
e/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capability",
cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-cert",cgm:"\
image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/mac-compac\
tpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"application/d\
avmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","disposition-notifi\
cation":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"application/octe\
t-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.tag",dssc:"\
application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"application/\
ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"applicati\
on/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"application/andre\
w-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/geo+json",gif:"\
image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"application/srgs+xm\
l",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",heif:"image/h\
eif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"application/mac-bin\
hex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",img:"applic\
ation/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"application/octet-\
stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"image/\
jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javascript",
json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jxl",jxr:"\
image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"imag\
e/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"applicat\
ion/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/mp4",
m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"\
text/cache-manifest",map:"application/json",mar:"application/octet-stream",markdown:"text/markdown",mathml:"application/mathml+xml",mb:"application/mathematica",
mbox:"application/mbox",md:"text/markdown",mdx:"text/mdx",me:"text/troff",mesh:"model/mesh",meta4:"application/metalink4+xml",metalink:"application/metalink+xml",
mets:"application/mets+xml",mft:"application/rpki-manifest",mid:"audio/midi",midi:"audio/midi",mime:"message/rfc822",mj2:"video/mj2",mjp2:"video/mj2",mjs:"text/\
javascript",mml:"text/mathml",mods:"application/mods+xml",mov:"video/quicktime",mp2:"audio/mpeg",mp21:"application/mp21",mp2a:"audio/mpeg",mp3:"audio/mpeg",mp4:"\
video/mp4",mp4a:"audio/mp4",mp4s:"application/mp4",mp4v:"video/mp4",mpd:"application/dash+xml",mpe:"video/mpeg",mpeg:"video/mpeg",mpf:"application/media-policy-\
dataset+xml",mpg:"video/mpeg",mpg4:"video/mp4",mpga:"audio/mpeg",mpp:"application/dash-patch+xml",mrc:"application/marc",mrcx:"application/marcxml+xml",ms:"text\
/troff",mscml:"application/mediaservercontrol+xml",msh:"model/mesh",msi:"application/octet-stream",msix:"application/msix",msixbundle:"application/msixbundle",msm:"\
application/octet-stream",msp:"application/octet-stream",mtl:"model/mtl",mts:"video/mp2t",musd:"application/mmt-usd+xml",mxf:"application/mxf",mxmf:"audio/mobil\
e-xmf",mxml:"application/xv+xml",n3:"text/n3",nb:"application/mathematica",nq:"application/n-quads",nt:"application/n-triples",obj:"model/obj",oda:"application/\
oda",oga:"audio/ogg",ogg:"audio/ogg",ogv:"video/ogg",ogx:"application/ogg",omdoc:"application/omdoc+xml",onepkg:"application/onenote",onetmp:"application/onenot\
e",onetoc:"application/onenote",onetoc2:"application/onenote",opf:"application/oebps-package+xml",opus:"audio/ogg",otf:"font/otf",owl:"application/rdf+xml",oxps:"\
application/oxps",p10:"application/pkcs10",p7c:"application/pkcs7-mime",p7m:"application/pkcs7-mime",p7s:"application/pkcs7-signature",p8:"application/pkcs8",pdf:"\
application/pdf",pfr:"application/font-tdpfr",pgp:"application/pgp-encrypted",pkg:"application/octet-stream",pki:"application/pkixcmp",pkipath:"application/pkix\
-pkipath",pls:"application/pls+xml",png:"image/png",prc:"model/prc",prf:"application/pics-rules",provx:"application/provenance+xml",ps:"application/postscript",
pskcxml:"application/pskc+xml",pti:"image/prs.pti",qt:"video/quicktime",raml:"application/raml+yaml",rapd:"application/route-apd+xml",rdf:"application/rdf+xml",
relo:"application/p2p-overlay+xml",rif:"application/reginfo+xml",rl:"application/resource-lists+xml",rld:"application/resource-lists-diff+xml",rmi:"audio/midi",
rnc:"application/relax-ng-compact-syntax",rng:"application/xml",roa:"application/rpki-roa",roff:"text/troff",rq:"application/sparql-query",rs:"application/rls-s\
ervices+xml",rsat:"application/atsc-rsat+xml",rsd:"application/rsd+xml",rsheet:"application/urc-ressheet+xml",rss:"application/rss+xml",rtf:"text/rtf",rtx:"text\
/richtext",rusd:"application/route-usd+xml",s3m:"audio/s3m",sbml:"application/sbml+xml",scq:"application/scvp-cv-request",scs:"application/scvp-cv-response",sdp:"\
application/sdp",senmlx:"application/senml+xml",sensmlx:"application/sensml+xml",ser:"application/java-serialized-object",setpay:"application/set-payment-initia\
tion",setreg:"application/set-registration-initiation",sgi:"image/sgi",sgm:"text/sgml",sgml:"text/sgml",shex:"text/shex",shf:"application/shf+xml",shtml:"text/h\
tml",sieve:"application/sieve",sig:"application/pgp-signature",sil:"audio/silk",silo:"model/mesh",siv:"application/sieve",slim:"text/slim",slm:"text/slim",sls:"\
application/route-s-tsid+xml",smi:"application/smil+xml",smil:"application/smil+xml",snd:"audio/basic",so:"application/octet-stream",spdx:"text/spdx",spp:"appli\
cation/scvp-vp-response",spq:"application/scvp-vp-request",spx:"audio/ogg",sql:"application/sql",sru:"application/sru+xml",srx:"application/sparql-results+xml",
ssdl:"application/ssdl+xml",ssml:"application/ssml+xml",stk:"application/hyperstudio",stl:"model/stl",stpx:"model/step+xml",stpxz:"model/step-xml+zip",stpz:"mod\
el/step+zip",styl:"text/stylus",stylus:"text/stylus",svg:"image/svg+xml",svgz:"image/svg+xml",swidtag:"application/swid+xml",t:"text/troff",t38:"image/t38",td:"\
application/urc-targetdesc+xml",tei:"application/tei+xml",teicorpus:"application/tei+xml",text:"text/plain",tfi:"application/thraud+xml",tfx:"image/tiff-fx",tif:"\
image/tiff",tiff:"image/tiff",toml:"application/toml",tr:"text/troff",trig:"application/trig",ts:"video/mp2t",tsd:"application/timestamped-data",tsv:"text/tab-s\
eparated-values",ttc:"font/collection",ttf:"font/ttf",ttl:"text/turtle",ttml:"application/ttml+xml",txt:"text/plain",u3d:"model/u3d",u8dsn:"message/global-deliv\
ery-status",u8hdr:"message/global-headers",u8mdn:"message/global-disposition-notification",u8msg:"message/global",ubj:"application/ubjson",uri:"text/uri-list",uris:"\
text/uri-list",urls:"text/uri-list",vcard:"text/vcard",vrml:"model/vrml",vtt:"text/vtt",vxml:"application/voicexml+xml",war:"application/java-archive",wasm:"app\
lication/wasm",wav:"audio/wav",weba:"audio/webm",webm:"video/webm",webmanifest:"application/manifest+json",webp:"image/webp",wgsl:"text/wgsl",wgt:"application/w\
idget",wif:"application/watcherinfo+xml",wmf:"image/wmf",woff:"font/woff",woff2:"font/woff2",wrl:"model/vrml",wsdl:"application/wsdl+xml",wspolicy:"application/\
wspolicy+xml",x3d:"model/x3d+xml",x3db:"model/x3d+fastinfoset",x3dbz:"model/x3d+binary",x3dv:"model/x3d-vrml",x3dvz:"model/x3d+vrml",x3dz:"model/x3d+xml",xaml:"\
application/xaml+xml",xav:"application/xcap-att+xml",xca:"application/xcap-caps+xml",xcs:"application/calendar+xml",xdf:"application/xcap-diff+xml",xdssc:"appli\
cation/dssc+xml",xel:"application/xcap-el+xml",xenc:"application/xenc+xml",xer:"application/patch-ops-error+xml",xfdf:"application/xfdf",xht:"application/xhtml+\
xml",xhtml:"application/xhtml+xml",xhvml:"application/xv+xml",xlf:"application/xliff+xml",xm:"audio/xm",xml:"text/xml",xns:"application/xcap-ns+xml",xop:"applic\
ation/xop+xml",xpl:"application/xproc+xml",xsd:"application/xml",xsf:"application/prs.xsf+xml",xsl:"application/xml",xslt:"application/xml",xspf:"application/xs\
pf+xml",xvm:"application/xv+xml",xvml:"application/xv+xml",yaml:"text/yaml",yang:"application/yang",yin:"application/yin+xml",yml:"text/yaml",zip:"application/z\
ip"};function K(H){let O=(""+H).trim().toLowerCase(),tt=O.lastIndexOf(".");return $[~tt?O.substring(++tt):O]}})};export{_t as id,zt as ids,Wt as modules};

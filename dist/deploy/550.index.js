const Lr=550,zr=[550],Mr={1600:((rt,_e,je)=>{je.d(_e,{i:()=>it});const te=[8364,0,8218,402,8222,8230,8224,8225,710,8240,352,8249,338,0,381,0,0,8216,8217,8220,8221,
8226,8211,8212,732,8482,353,8250,339,0,382,376];function Ae(a){return a===0||a>=55296&&a<=57343||a>1114111}function Se(a){return Ae(a)?65533:a>=128&&a<=159&&te[a-
128]||a}function ie(a){return Ae(a)?65533:a}function Ce(a){return a-1>>>0<127||a-160>>>0<55136?String.fromCharCode(a):String.fromCodePoint(Se(a))}const he=new Uint16Array(
[512,26465,29036,7,0,2,4,116,24638,116,24636,8693,29807,24610,621,1,0,0,3,112,24614,111,115,24615]);var X;(function(a){a[a.VALUE_LENGTH=49152]="VALUE_LENGTH",a[a.
FLAG13=8192]="FLAG13",a[a.BRANCH_LENGTH=8064]="BRANCH_LENGTH",a[a.JUMP_TABLE=127]="JUMP_TABLE",a[a.VALUE_MASK=8191]="VALUE_MASK"})(X||(X={}));var j;(function(a){
a[a.AMP=38]="AMP",a[a.NUM=35]="NUM",a[a.SEMI=59]="SEMI",a[a.EQUALS=61]="EQUALS",a[a.ZERO=48]="ZERO",a[a.NINE=57]="NINE",a[a.LOWER_A=97]="LOWER_A",a[a.LOWER_X=120]=
"LOWER_X"})(j||(j={}));const xe=32,me=21,Ye=2097151,Te=2047;let Ke=0;function oe(a){const r=a>>>me;return r===Te?Ke:r}function Je(a){return a-j.ZERO>>>0<=9}function Oe(a){
return(a|xe)-j.LOWER_A>>>0<=5}function He(a){return(a|xe)-j.LOWER_A>>>0<=25}function q(a){return a===j.EQUALS||He(a)||Je(a)}var f;(function(a){a[a.EntityStart=0]=
"EntityStart",a[a.NumericStart=1]="NumericStart",a[a.NumericDecimal=2]="NumericDecimal",a[a.NumericHex=3]="NumericHex",a[a.NamedEntity=4]="NamedEntity"})(f||(f=
{}));var V;(function(a){a[a.Legacy=0]="Legacy",a[a.Strict=1]="Strict",a[a.Attribute=2]="Attribute"})(V||(V={}));class Ee{decodeTree;emitCodePoint;errors;state=f.
EntityStart;consumed=1;result=0;treeIndex=0;excess=1;decodeMode=V.Strict;runConsumed=0;constructor(r,p,v){this.decodeTree=r,this.emitCodePoint=p,this.errors=v}startEntity(r){
this.decodeMode=r,this.state=f.EntityStart,this.result=0,this.treeIndex=0,this.excess=1,this.consumed=1,this.runConsumed=0}write(r,p){switch(this.state){case f.
EntityStart:return r.charCodeAt(p)===j.NUM?(this.state=f.NumericStart,this.consumed+=1,this.stateNumericStart(r,p+1)):(this.state=f.NamedEntity,this.stateNamedEntity(
r,p));case f.NumericStart:return this.stateNumericStart(r,p);case f.NumericDecimal:return this.stateNumericDecimal(r,p);case f.NumericHex:return this.stateNumericHex(
r,p);default:return this.stateNamedEntity(r,p)}}stateNumericStart(r,p){return p>=r.length?-1:(r.charCodeAt(p)|xe)===j.LOWER_X?(this.state=f.NumericHex,this.consumed+=
1,this.stateNumericHex(r,p+1)):(this.state=f.NumericDecimal,this.stateNumericDecimal(r,p))}stateNumericHex(r,p){const v=r.length;let{result:g}=this,{consumed:k}=this;
for(;p<v;){const R=r.charCodeAt(p);if(Je(R)||Oe(R)){const E=R<=j.NINE?R-j.ZERO:(R|xe)-j.LOWER_A+10;g=g*16+E,k+=1,p+=1}else return this.result=g,this.consumed=k,
this.emitNumericEntity(R,3)}return this.result=g,this.consumed=k,-1}stateNumericDecimal(r,p){const v=r.length;let{result:g}=this,{consumed:k}=this;for(;p<v;){const R=r.
charCodeAt(p)-j.ZERO;if(R>>>0>9)return this.result=g,this.consumed=k,this.emitNumericEntity(R+j.ZERO,2);g=g*10+R,k+=1,p+=1}return this.result=g,this.consumed=k,
-1}emitNumericEntity(r,p){if(this.consumed<=p)return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;if(r===j.SEMI)this.consumed+=1;else if(this.
decodeMode===V.Strict)return 0;return this.emitCodePoint((this.decodeTree===he?ie:Se)(this.result),this.consumed),this.errors&&(r!==j.SEMI&&this.errors.missingSemicolonAfterCharacterReference(),
this.errors.validateNumericCharacterReference(this.result)),this.consumed}flushAndEmitLegacyOrReject(r,p,v,g){return this.consumed=r,this.excess=p,this.result===
0||this.decodeMode===V.Attribute&&(g===0||p>1||q(v))?0:this.emitNotTerminatedNamedEntity()}stateNamedEntity(r,p){const{decodeTree:v}=this,g=r.length,k=this.decodeMode===
V.Strict;let{treeIndex:R}=this,{excess:E}=this,{consumed:S}=this,I=v[R];for(;p<g;){for(;(I&(X.VALUE_LENGTH|X.FLAG13))===0&&(I&X.JUMP_TABLE)!==0;){const _=r.charCodeAt(
p),O=I&X.JUMP_TABLE,L=(I&X.BRANCH_LENGTH)>>7;if(L===0){if(_!==O)return this.flushAndEmitLegacyOrReject(S,E,_,0);R+=1}else{const T=_-O;if(T>>>0>=L)return this.flushAndEmitLegacyOrReject(
S,E,_,0);const H=v[R+1+T];if(H===0)return this.flushAndEmitLegacyOrReject(S,E,_,0);R=R+L+H&65535}if(I=v[R],p+=1,E+=1,p>=g)break}if(p>=g)break;if((I&(X.VALUE_LENGTH|
X.FLAG13))===X.FLAG13){const _=(I&X.BRANCH_LENGTH)>>7;let{runConsumed:O}=this;if(O===0){const L=r.charCodeAt(p);if(L!==(I&X.JUMP_TABLE))return this.flushAndEmitLegacyOrReject(
S,E,L,0);p+=1,E+=1,O=1}for(;O<_;){if(p>=g)return this.treeIndex=R,this.excess=E,this.consumed=S,this.runConsumed=O,-1;const L=O-1,H=v[R+1+(L>>1)]>>((L&1)<<3)&255,
$=r.charCodeAt(p);if($!==H)return this.runConsumed=0,this.flushAndEmitLegacyOrReject(S,E,$,0);p+=1,E+=1,O+=1}this.runConsumed=0,R+=1+(_>>1),I=v[R];continue}const Z=I>>>
14,B=r.charCodeAt(p);if(Z!==0){if(!k&&(I&X.FLAG13)===0&&(this.result=R,S+=E-1,E=1),B===j.SEMI)return this.emitNamedEntityData(R,Z,S+E);if(Z===1)return this.flushAndEmitLegacyOrReject(
S,E,B,Z)}const K=Ie(v,I,R+(Z||1),B);if(K<0)return this.flushAndEmitLegacyOrReject(S,E,B,Z);R=K,I=v[R],p+=1,E+=1}return!k&&I>>>14&&(I&X.FLAG13)===0&&(this.result=
R,S+=E-1,E=1),this.treeIndex=R,this.excess=E,this.consumed=S,-1}emitNotTerminatedNamedEntity(){const{result:r,decodeTree:p}=this,v=p[r]>>>14;return this.emitNamedEntityData(
r,v,this.consumed),this.errors?.missingSemicolonAfterCharacterReference(),this.consumed}emitNamedEntityData(r,p,v){const{decodeTree:g}=this;return this.emitCodePoint(
p===1?g[r]&X.VALUE_MASK:g[r+1],v),p===3&&this.emitCodePoint(g[r+2],v),v}end(){switch(this.state){case f.NamedEntity:return this.result!==0&&(this.decodeMode!==V.
Attribute||this.result===this.treeIndex)?this.emitNotTerminatedNamedEntity():0;case f.NumericDecimal:return this.emitNumericEntity(0,2);case f.NumericHex:return this.
emitNumericEntity(0,3);case f.NumericStart:return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed),0;default:return 0}}}function Ie(a,r,p,v){
const g=(r&X.BRANCH_LENGTH)>>7,k=r&X.JUMP_TABLE;if(k){if(g===0)return v===k?p:-1;const S=v-k;if(S>>>0>=g)return-1;const I=a[p+S];return I===0?-1:p+g+I-1&65535}if(g===
0)return-1;const R=g+1>>1,E=p+R+g;for(let S=0;S<g;S++){const Z=a[p+(S>>1)]>>((S&1)<<3)&255;if(Z===v){const B=p+R+S;return E+a[B]&65535}if(Z>v)return-1}return-1}
function ge(a,r,p){return p===1?String.fromCharCode(a[r]&BinTrieFlags.VALUE_MASK):p===2?String.fromCharCode(a[r+1]):String.fromCharCode(a[r+1],a[r+2])}function be(a,r,p){
let v=r+1,g=0,k=v;if(v<p&&(a.charCodeAt(v)|xe)===j.LOWER_X)for(v+=1,k=v;v<p;){const E=a.charCodeAt(v);if(Je(E))g=g*16+(E-j.ZERO);else if(Oe(E))g=g*16+((E|xe)-j.
LOWER_A+10);else break;v+=1}else for(;v<p;){const E=a.charCodeAt(v)-j.ZERO;if(E>>>0>9)break;g=g*10+E,v+=1}if(v===k)return 0;v<p&&a.charCodeAt(v)===j.SEMI&&(v+=1),
g>1114111&&(g=1114112);let R=v-r;return R>=Te&&(Ke=R,R=Te),R<<me|g}function we(a,r,p){const v=htmlDecodeTree;let g=a.indexOf("&");if(g<0)return a;const k=a.length;
let R=0,E="";const S=v[0],I=S&BinTrieFlags.JUMP_TABLE,Z=(S&BinTrieFlags.BRANCH_LENGTH)>>7;do{const B=g+1,K=a.charCodeAt(B);let _,O;if(K===j.NUM){const L=be(a,B,
k);_=oe(L),r&&_>0&&a.charCodeAt(B+_-1)!==j.SEMI&&(_=0),O=_===0?"":codePointToString(L&Ye)}else if(He(K)){_=0,O="";const L=K-I;let T;if(L>>>0<Z){const F=v[1+L];T=
F===0?-1:Z+F&65535}else T=-1;let H=0,$=0,z=T<0?0:v[T],M=B+1;e:for(;M<k;){for(;(z&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===0&&(z&BinTrieFlags.JUMP_TABLE)!==
0;){const le=z&BinTrieFlags.JUMP_TABLE,N=(z&BinTrieFlags.BRANCH_LENGTH)>>7;if(N===0){if(a.charCodeAt(M)!==le)break e;T+=1}else{const G=a.charCodeAt(M)-le;if(G>>>
0>=N)break e;const D=v[T+1+G];if(D===0)break e;T=T+N+D&65535}if(z=v[T],M+=1,M>=k)break e}if((z&(BinTrieFlags.VALUE_LENGTH|BinTrieFlags.FLAG13))===BinTrieFlags.FLAG13){
const le=(z&BinTrieFlags.BRANCH_LENGTH)>>7;if(a.charCodeAt(M)!==(z&BinTrieFlags.JUMP_TABLE))break;M+=1;const N=le-1;let G=T+1,D=0;for(;D+1<N;D+=2){const Y=v[G];
if(a.charCodeAt(M)!==(Y&255)||(M+=1,a.charCodeAt(M)!==(Y>>8&255)))break e;M+=1,G+=1}if(D<N){if(a.charCodeAt(M)!==(v[G]&255))break;M+=1}T+=1+(le>>1),z=v[T];continue}
const F=z>>>14,ke=a.charCodeAt(M);if(F!==0){if(ke===j.SEMI){_=M-B+1,O=F===1?String.fromCharCode(z&BinTrieFlags.VALUE_MASK):ge(v,T,F);break}if(!r&&(z&BinTrieFlags.
FLAG13)===0&&(_=M-B,H=T,$=F),F===1)break}const ve=Ie(v,z,T+(F||1),ke);if(ve<0)break;T=ve,z=v[T],M+=1}if(O===""){const F=z>>>14;F!==0&&!r&&(z&BinTrieFlags.FLAG13)===
0&&(_=M-B,H=T,$=F),_>0&&(O=ge(v,H,$))}}else _=0,O="";_===0||p&&K!==j.NUM&&a.charCodeAt(B+_-1)!==j.SEMI&&B+_<k&&q(a.charCodeAt(B+_))?g=B:(R<g&&(E+=a.slice(R,g)),
E+=O,g=R=B+_),a.charCodeAt(g)!==j.AMP&&(g=a.indexOf("&",g))}while(g>=0);return E+a.slice(R)}function Ne(a,r=V.Legacy){return we(a,r===V.Strict,r===V.Attribute)}
function Le(a){return we(a,!1,!0)}function qe(a){return we(a,!0,!1)}function De(a){let r=a.indexOf("&");if(r<0)return a;let p=0,v="";do{const g=r+1;let k=0,R="";
const E=a.charCodeAt(g);if(E===j.NUM){const S=be(a,g,a.length);if(k=oe(S),k===0||a.charCodeAt(g+k-1)!==j.SEMI)k=0;else{const I=S&Ye;R=I-1>>>0<55295?String.fromCharCode(
I):String.fromCodePoint(replaceCodePointXML(I))}}else switch(E){case 108:case 103:{a.charCodeAt(g+1)===116&&a.charCodeAt(g+2)===j.SEMI&&(k=3,R=E===108?"<":">");
break}case 97:{const S=a.charCodeAt(g+1);S===109&&a.charCodeAt(g+2)===112&&a.charCodeAt(g+3)===j.SEMI?(k=4,R="&"):S===112&&a.charCodeAt(g+2)===111&&a.charCodeAt(
g+3)===115&&a.charCodeAt(g+4)===j.SEMI&&(k=5,R="'");break}case 113:{a.charCodeAt(g+1)===117&&a.charCodeAt(g+2)===111&&a.charCodeAt(g+3)===116&&a.charCodeAt(g+4)===
j.SEMI&&(k=5,R='"');break}}k>0?(p<r&&(v+=a.slice(p,r)),v+=R,r=p=g+k):r=g,r=a.charCodeAt(r)===j.AMP?r:a.indexOf("&",r)}while(r>=0);return v+a.slice(p)}const Q=(()=>{
const a=new Uint8Array(127);let r=0;for(let p=33;p<=126;p++)p!==34&&p!==36&&p!==92&&(a[p]=r++);return a})();function ze(a,r,p,v,g,k){const E=a.length,S=k*90;let I=0;
const Z=()=>{const N=Q[a.charCodeAt(I++)];return N<k?N:N*91-S+Q[a.charCodeAt(I++)]},B=p-v,K=p+g,_=new Int32Array(K);_.fill(-1,v,k),_.fill(-1,k+B,K);const O=new Int32Array(
K),L=new Int32Array(K);function T(N,G){let D=0,Y=G;const ae=G+N;for(;Y<ae;){const ue=Q[a.charCodeAt(I++)];if(ue<89)D+=ue,_[Y++]=D;else if(ue===89){let ce=Q[a.charCodeAt(
I++)]+2;for(;ce--;)_[Y++]=++D}else{const ce=Q[a.charCodeAt(I++)];D+=89+(ce<90?ce*91+Q[a.charCodeAt(I++)]:Q[a.charCodeAt(I++)]*8281+Q[a.charCodeAt(I++)]*91+Q[a.charCodeAt(
I++)]),_[Y++]=D}}}T(v,0),T(B,k);const H=new Int32Array(g*2);let $=0,z=0;function M(N,G){for(let D=0;D<N;D++){const Y=G+D,ae=Z(),ue=Z();H[z*2]=ae,H[z*2+1]=ue,z+=
1,O[Y]=$;const ce=(_[ae]<0?L[ae]:1)+(_[ue]<0?L[ue]:1);L[Y]=ce,$+=ce}}M(g-k+v,k+B),M(k-v,v);const F=new Uint16Array($);let ke=0;for(let N=0;N<z;N++)for(let G=0;G<
2;G++){const D=H[N*2+G],Y=_[D];if(Y<0){let ae=O[D];const ue=ae+L[D];for(;ae<ue;)F[ke++]=F[ae++]}else F[ke++]=Y}const ve=new Uint16Array(r);let le=0;for(;I<E;){let N=Q[a.
charCodeAt(I++)];N>=k&&(N=N*91-S+Q[a.charCodeAt(I++)]);const G=_[N];if(G<0){let D=O[N];const Y=D+L[N];for(;D<Y;)ve[le++]=F[D++]}else ve[le++]=G}return ve}const Be=ze(
"!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'\
*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*\
31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%\
}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'\
',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&\
&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#\
0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1\
}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3\
}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'\
~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~\
&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**\
L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('\
%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdoddd\
jbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4\
Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y\
3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZt\
T~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!\
(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(a\
EZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB\
%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aw\
s3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2\
WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou\
!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!\
)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5R\
ePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[\
vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~Hrnj\
Muwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS\
6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c\
.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r\
7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3p\
Ch=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT\
1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g\
_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2Ab\
Y~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRf\
Xdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+\
:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u\
-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|r\
x3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=\
<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'\
ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a\
/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj\
!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{\
>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ\
@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)T\
a'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[\
ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgH\
dE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@\
3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rq\
Jvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#\
a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u\
7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!\
a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP\
=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrN\
A!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=\
Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9\
vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!i\
gQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01\
d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;\
.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.O\
uNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfC\
jTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach\
)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~\
Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*U\
aA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y\
&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~\
Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI\
<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa\
+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl\
#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-\
#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwy\
k^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&\
~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@\
x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,\
#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/\
!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y\
&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk\
5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyy\
wxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%'\
)Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt)\
:wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]\
ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa\
)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,a\
U*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+\
Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|\
&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK\
!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba\
{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5\
BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJ\
q0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7\
Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2\
Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]\
k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9\
bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a\
&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vp\
D!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~v\
Jvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRh\
ewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3\
Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<\
wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc\
3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgE\
M:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsf\
GIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu\
'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|w\
uh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&bl\
cPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!\
g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJu\
h!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f\
!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#ww\
o-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y\
(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(\
Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu\
!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q\
`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hY\
q3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu\
9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa\
2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P",13494,2713,49,25,61);var b;(function(a){
a[a.Tab=9]="Tab",a[a.NewLine=10]="NewLine",a[a.FormFeed=12]="FormFeed",a[a.CarriageReturn=13]="CarriageReturn",a[a.Space=32]="Space",a[a.ExclamationMark=33]="Ex\
clamationMark",a[a.Number=35]="Number",a[a.Amp=38]="Amp",a[a.SingleQuote=39]="SingleQuote",a[a.DoubleQuote=34]="DoubleQuote",a[a.Dash=45]="Dash",a[a.Slash=47]="\
Slash",a[a.Zero=48]="Zero",a[a.Nine=57]="Nine",a[a.Semi=59]="Semi",a[a.Lt=60]="Lt",a[a.Eq=61]="Eq",a[a.Gt=62]="Gt",a[a.Questionmark=63]="Questionmark",a[a.UpperA=
65]="UpperA",a[a.LowerA=97]="LowerA",a[a.UpperF=70]="UpperF",a[a.LowerF=102]="LowerF",a[a.UpperZ=90]="UpperZ",a[a.LowerZ=122]="LowerZ",a[a.LowerX=120]="LowerX",
a[a.OpeningSquareBracket=91]="OpeningSquareBracket"})(b||(b={}));var y;(function(a){a[a.Text=1]="Text",a[a.BeforeTagName=2]="BeforeTagName",a[a.InTagName=3]="In\
TagName",a[a.InSelfClosingTag=4]="InSelfClosingTag",a[a.BeforeClosingTagName=5]="BeforeClosingTagName",a[a.InClosingTagName=6]="InClosingTagName",a[a.AfterClosingTagName=
7]="AfterClosingTagName",a[a.BeforeAttributeName=8]="BeforeAttributeName",a[a.InAttributeName=9]="InAttributeName",a[a.AfterAttributeName=10]="AfterAttributeNam\
e",a[a.BeforeAttributeValue=11]="BeforeAttributeValue",a[a.InAttributeValueDq=12]="InAttributeValueDq",a[a.InAttributeValueSq=13]="InAttributeValueSq",a[a.InAttributeValueNq=
14]="InAttributeValueNq",a[a.BeforeDeclaration=15]="BeforeDeclaration",a[a.InDeclaration=16]="InDeclaration",a[a.InProcessingInstruction=17]="InProcessingInstru\
ction",a[a.BeforeComment=18]="BeforeComment",a[a.CDATASequence=19]="CDATASequence",a[a.DeclarationSequence=20]="DeclarationSequence",a[a.InSpecialComment=21]="I\
nSpecialComment",a[a.InCommentLike=22]="InCommentLike",a[a.SpecialStartSequence=23]="SpecialStartSequence",a[a.InSpecialTag=24]="InSpecialTag",a[a.InPlainText=25]=
"InPlainText",a[a.InEntity=26]="InEntity"})(y||(y={}));function P(a){return a===b.Space||a===b.NewLine||a===b.Tab||a===b.FormFeed||a===b.CarriageReturn}function d(a){
return a===b.Slash||a===b.Gt||P(a)}function at(a){return a>=b.LowerA&&a<=b.LowerZ||a>=b.UpperA&&a<=b.UpperZ}var ne;(function(a){a[a.NoValue=0]="NoValue",a[a.Unquoted=
1]="Unquoted",a[a.Single=2]="Single",a[a.Double=3]="Double"})(ne||(ne={}));const A={Empty:new Uint8Array(0),Cdata:new Uint8Array([67,68,65,84,65,91]),CdataEnd:new Uint8Array(
[93,93,62]),CommentEnd:new Uint8Array([45,45,33,62]),Doctype:new Uint8Array([100,111,99,116,121,112,101]),IframeEnd:new Uint8Array([60,47,105,102,114,97,109,101]),
NoembedEnd:new Uint8Array([60,47,110,111,101,109,98,101,100]),NoframesEnd:new Uint8Array([60,47,110,111,102,114,97,109,101,115]),Plaintext:new Uint8Array([60,47,
112,108,97,105,110,116,101,120,116]),ScriptEnd:new Uint8Array([60,47,115,99,114,105,112,116]),StyleEnd:new Uint8Array([60,47,115,116,121,108,101]),TitleEnd:new Uint8Array(
[60,47,116,105,116,108,101]),TextareaEnd:new Uint8Array([60,47,116,101,120,116,97,114,101,97]),XmpEnd:new Uint8Array([60,47,120,109,112])},ut=new Map([[A.IframeEnd[2],
A.IframeEnd],[A.NoembedEnd[2],A.NoembedEnd],[A.Plaintext[2],A.Plaintext],[A.ScriptEnd[2],A.ScriptEnd],[A.TitleEnd[2],A.TitleEnd],[A.XmpEnd[2],A.XmpEnd]]);class ot{cbs;state=y.
Text;buffer="";sectionStart=0;index=0;entityStart=0;baseState=y.Text;isSpecial=!1;running=!0;offset=0;xmlMode;decodeEntities;recognizeSelfClosing;entityDecoder;constructor({
xmlMode:r=!1,decodeEntities:p=!0,recognizeSelfClosing:v=r},g){this.cbs=g,this.xmlMode=r,this.decodeEntities=p,this.recognizeSelfClosing=v,this.entityDecoder=new Ee(
r?he:Be,(k,R)=>this.emitCodePoint(k,R))}reset(){this.state=y.Text,this.buffer="",this.sectionStart=0,this.index=0,this.baseState=y.Text,this.isSpecial=!1,this.currentSequence=
A.Empty,this.sequenceIndex=0,this.running=!0,this.offset=0}write(r){this.offset+=this.buffer.length,this.buffer=r,this.parse()}end(){this.running&&this.finish()}pause(){
this.running=!1}resume(){this.running=!0,this.index<this.buffer.length+this.offset&&this.parse()}stateText(r){r===b.Lt||!this.decodeEntities&&this.fastForwardTo(
b.Lt)?(this.index>this.sectionStart&&this.cbs.ontext(this.sectionStart,this.index),this.state=y.BeforeTagName,this.sectionStart=this.index):this.decodeEntities&&
r===b.Amp&&this.startEntity()}currentSequence=A.Empty;sequenceIndex=0;enterTagBody(){this.currentSequence===A.Plaintext?(this.currentSequence=A.Empty,this.state=
y.InPlainText):this.isSpecial?(this.state=y.InSpecialTag,this.sequenceIndex=0):this.state=y.Text}stateSpecialStartSequence(r){const p=r|32;if(this.sequenceIndex<
this.currentSequence.length){if(p===this.currentSequence[this.sequenceIndex]){this.sequenceIndex++;return}if(this.sequenceIndex===3){if(this.currentSequence===A.
ScriptEnd&&p===A.StyleEnd[3]){this.currentSequence=A.StyleEnd,this.sequenceIndex=4;return}if(this.currentSequence===A.TitleEnd&&p===A.TextareaEnd[3]){this.currentSequence=
A.TextareaEnd,this.sequenceIndex=4;return}}else if(this.sequenceIndex===4&&this.currentSequence===A.NoembedEnd&&p===A.NoframesEnd[4]){this.currentSequence=A.NoframesEnd,
this.sequenceIndex=5;return}}else if(d(r)){this.sequenceIndex=0,this.state=y.InTagName,this.stateInTagName(r);return}this.isSpecial=!1,this.currentSequence=A.Empty,
this.sequenceIndex=0,this.state=y.InTagName,this.stateInTagName(r)}stateCDATASequence(r){r===A.Cdata[this.sequenceIndex]?++this.sequenceIndex===A.Cdata.length&&
(this.state=y.InCommentLike,this.currentSequence=A.CdataEnd,this.sequenceIndex=0,this.sectionStart=this.index+1):(this.sequenceIndex=0,this.xmlMode?(this.state=
y.InDeclaration,this.stateInDeclaration(r)):(this.state=y.InSpecialComment,this.stateInSpecialComment(r)))}fastForwardTo(r){for(;++this.index<this.buffer.length+
this.offset;)if(this.buffer.charCodeAt(this.index-this.offset)===r)return!0;return this.index=this.buffer.length+this.offset-1,!1}emitComment(r){this.cbs.oncomment(
this.sectionStart,this.index,r),this.sequenceIndex=0,this.sectionStart=this.index+1,this.state=y.Text}stateInCommentLike(r){!this.xmlMode&&this.currentSequence===
A.CommentEnd&&this.sequenceIndex<=1&&this.index===this.sectionStart+this.sequenceIndex&&r===b.Gt?this.emitComment(this.sequenceIndex):this.currentSequence===A.CommentEnd&&
this.sequenceIndex===2&&r===b.Gt?this.emitComment(2):this.currentSequence===A.CommentEnd&&this.sequenceIndex===this.currentSequence.length-1&&r!==b.Gt?this.sequenceIndex=
+(r===b.Dash):r===this.currentSequence[this.sequenceIndex]?++this.sequenceIndex===this.currentSequence.length&&(this.currentSequence===A.CdataEnd?this.cbs.oncdata(
this.sectionStart,this.index,2):this.cbs.oncomment(this.sectionStart,this.index,3),this.sequenceIndex=0,this.sectionStart=this.index+1,this.state=y.Text):this.sequenceIndex===
0?this.fastForwardTo(this.currentSequence[0])&&(this.sequenceIndex=1):r!==this.currentSequence[this.sequenceIndex-1]&&(this.sequenceIndex=0)}isTagStartChar(r){return this.
xmlMode?!d(r):at(r)}stateInSpecialTag(r){if(this.sequenceIndex===this.currentSequence.length){if(d(r)){const p=this.index-this.currentSequence.length;if(this.sectionStart<
p){const v=this.index;this.index=p,this.cbs.ontext(this.sectionStart,p),this.index=v}this.isSpecial=!1,this.sectionStart=p+2,this.stateInClosingTagName(r);return}
this.sequenceIndex=0}(r|32)===this.currentSequence[this.sequenceIndex]?this.sequenceIndex+=1:this.sequenceIndex===0?this.currentSequence===A.TitleEnd||this.currentSequence===
A.TextareaEnd?this.decodeEntities&&r===b.Amp&&this.startEntity():this.fastForwardTo(b.Lt)&&(this.sequenceIndex=1):this.sequenceIndex=+(r===b.Lt)}stateBeforeTagName(r){
if(r===b.ExclamationMark)this.state=y.BeforeDeclaration,this.sectionStart=this.index+1;else if(r===b.Questionmark)this.xmlMode?(this.state=y.InProcessingInstruction,
this.sequenceIndex=0,this.sectionStart=this.index+1):(this.state=y.InSpecialComment,this.sectionStart=this.index);else if(this.isTagStartChar(r)){this.sectionStart=
this.index;const p=this.xmlMode||this.cbs.isInForeignContext?.()?void 0:ut.get(r|32);p===void 0?this.state=y.InTagName:(this.isSpecial=!0,this.currentSequence=p,
this.sequenceIndex=3,this.state=y.SpecialStartSequence)}else r===b.Slash?this.state=y.BeforeClosingTagName:(this.state=y.Text,this.stateText(r))}stateInTagName(r){
d(r)&&(this.cbs.onopentagname(this.sectionStart,this.index),this.sectionStart=-1,this.state=y.BeforeAttributeName,this.stateBeforeAttributeName(r))}stateBeforeClosingTagName(r){
P(r)?this.xmlMode||(this.state=y.InSpecialComment,this.sectionStart=this.index):r===b.Gt?(this.state=y.Text,this.xmlMode||(this.sectionStart=this.index+1)):(this.
state=this.isTagStartChar(r)?y.InClosingTagName:y.InSpecialComment,this.sectionStart=this.index)}stateInClosingTagName(r){d(r)&&(this.cbs.onclosetag(this.sectionStart,
this.index),this.sectionStart=-1,this.state=y.AfterClosingTagName,this.stateAfterClosingTagName(r))}stateAfterClosingTagName(r){(r===b.Gt||this.fastForwardTo(b.
Gt))&&(this.state=y.Text,this.sectionStart=this.index+1)}stateBeforeAttributeName(r){r===b.Gt?(this.cbs.onopentagend(this.index),this.enterTagBody(),this.sectionStart=
this.index+1):r===b.Slash?this.state=y.InSelfClosingTag:P(r)||(this.state=y.InAttributeName,this.sectionStart=this.index)}stateInSelfClosingTag(r){if(r===b.Gt){
if(this.cbs.onselfclosingtag(this.index),this.sectionStart=this.index+1,!this.recognizeSelfClosing){this.enterTagBody();return}this.state=y.Text,this.isSpecial=
!1,this.currentSequence=A.Empty}else P(r)||(this.state=y.BeforeAttributeName,this.stateBeforeAttributeName(r))}stateInAttributeName(r){(r===b.Eq||d(r))&&(this.cbs.
onattribname(this.sectionStart,this.index),this.sectionStart=this.index,this.state=y.AfterAttributeName,this.stateAfterAttributeName(r))}stateAfterAttributeName(r){
r===b.Eq?this.state=y.BeforeAttributeValue:r===b.Slash||r===b.Gt?(this.cbs.onattribend(ne.NoValue,this.sectionStart),this.sectionStart=-1,this.state=y.BeforeAttributeName,
this.stateBeforeAttributeName(r)):P(r)||(this.cbs.onattribend(ne.NoValue,this.sectionStart),this.state=y.InAttributeName,this.sectionStart=this.index)}stateBeforeAttributeValue(r){
r===b.DoubleQuote?(this.state=y.InAttributeValueDq,this.sectionStart=this.index+1):r===b.SingleQuote?(this.state=y.InAttributeValueSq,this.sectionStart=this.index+
1):P(r)||(this.sectionStart=this.index,this.state=y.InAttributeValueNq,this.stateInAttributeValueNoQuotes(r))}handleInAttributeValue(r,p){r===p||!this.decodeEntities&&
this.fastForwardTo(p)?(this.cbs.onattribdata(this.sectionStart,this.index),this.sectionStart=-1,this.cbs.onattribend(p===b.DoubleQuote?ne.Double:ne.Single,this.
index+1),this.state=y.BeforeAttributeName):this.decodeEntities&&r===b.Amp&&this.startEntity()}stateInAttributeValueDoubleQuotes(r){this.handleInAttributeValue(r,
b.DoubleQuote)}stateInAttributeValueSingleQuotes(r){this.handleInAttributeValue(r,b.SingleQuote)}stateInAttributeValueNoQuotes(r){P(r)||r===b.Gt?(this.cbs.onattribdata(
this.sectionStart,this.index),this.sectionStart=-1,this.cbs.onattribend(ne.Unquoted,this.index),this.state=y.BeforeAttributeName,this.stateBeforeAttributeName(r)):
this.decodeEntities&&r===b.Amp&&this.startEntity()}stateBeforeDeclaration(r){r===b.OpeningSquareBracket?(this.state=y.CDATASequence,this.sequenceIndex=0):this.xmlMode?
this.state=r===b.Dash?y.BeforeComment:y.InDeclaration:(r|32)===A.Doctype[0]?(this.state=y.DeclarationSequence,this.currentSequence=A.Doctype,this.sequenceIndex=
1):r===b.Gt?(this.cbs.oncomment(this.sectionStart,this.index,0),this.state=y.Text,this.sectionStart=this.index+1):r===b.Dash?this.state=y.BeforeComment:this.state=
y.InSpecialComment}stateDeclarationSequence(r){this.sequenceIndex===this.currentSequence.length?(this.state=y.InDeclaration,this.stateInDeclaration(r)):(r|32)===
this.currentSequence[this.sequenceIndex]?this.sequenceIndex+=1:r===b.Gt?(this.cbs.oncomment(this.sectionStart,this.index,0),this.state=y.Text,this.sectionStart=
this.index+1):this.state=y.InSpecialComment}stateInDeclaration(r){(r===b.Gt||this.fastForwardTo(b.Gt))&&(this.cbs.ondeclaration(this.sectionStart,this.index),this.
state=y.Text,this.sectionStart=this.index+1)}stateInProcessingInstruction(r){r===b.Questionmark?this.sequenceIndex=1:r===b.Gt&&this.sequenceIndex===1?(this.cbs.
onprocessinginstruction(this.sectionStart,this.index-1),this.sequenceIndex=0,this.state=y.Text,this.sectionStart=this.index+1):this.sequenceIndex=Number(this.fastForwardTo(
b.Questionmark))}stateBeforeComment(r){r===b.Dash?(this.state=y.InCommentLike,this.currentSequence=A.CommentEnd,this.sequenceIndex=0,this.sectionStart=this.index+
1):this.xmlMode?this.state=y.InDeclaration:r===b.Gt?(this.cbs.oncomment(this.sectionStart,this.index,0),this.state=y.Text,this.sectionStart=this.index+1):this.state=
y.InSpecialComment}stateInSpecialComment(r){(r===b.Gt||this.fastForwardTo(b.Gt))&&(this.cbs.oncomment(this.sectionStart,this.index,0),this.state=y.Text,this.sectionStart=
this.index+1)}startEntity(){this.baseState=this.state,this.state=y.InEntity,this.entityStart=this.index,this.entityDecoder.startEntity(this.xmlMode?V.Strict:this.
baseState===y.Text||this.baseState===y.InSpecialTag?V.Legacy:V.Attribute)}stateInEntity(){const r=this.index-this.offset,p=this.entityDecoder.write(this.buffer,
r);if(p>=0)this.state=this.baseState,p===0&&(this.index-=1);else{if(r<this.buffer.length&&this.buffer.charCodeAt(r)===b.Amp){this.state=this.baseState,this.index-=
1;return}this.index=this.offset+this.buffer.length-1}}cleanup(){this.running&&this.sectionStart!==this.index&&(this.state===y.Text||this.state===y.InPlainText||
this.state===y.InSpecialTag&&this.sequenceIndex===0?(this.cbs.ontext(this.sectionStart,this.index),this.sectionStart=this.index):(this.state===y.InAttributeValueDq||
this.state===y.InAttributeValueSq||this.state===y.InAttributeValueNq)&&(this.cbs.onattribdata(this.sectionStart,this.index),this.sectionStart=this.index))}shouldContinue(){
return this.index<this.buffer.length+this.offset&&this.running}parse(){for(;this.shouldContinue();){const r=this.buffer.charCodeAt(this.index-this.offset);switch(this.
state){case y.Text:{this.stateText(r);break}case y.InPlainText:{this.index=this.buffer.length+this.offset-1;break}case y.SpecialStartSequence:{this.stateSpecialStartSequence(
r);break}case y.InSpecialTag:{this.stateInSpecialTag(r);break}case y.CDATASequence:{this.stateCDATASequence(r);break}case y.DeclarationSequence:{this.stateDeclarationSequence(
r);break}case y.InAttributeValueDq:{this.stateInAttributeValueDoubleQuotes(r);break}case y.InAttributeName:{this.stateInAttributeName(r);break}case y.InCommentLike:{
this.stateInCommentLike(r);break}case y.InSpecialComment:{this.stateInSpecialComment(r);break}case y.BeforeAttributeName:{this.stateBeforeAttributeName(r);break}case y.
InTagName:{this.stateInTagName(r);break}case y.InClosingTagName:{this.stateInClosingTagName(r);break}case y.BeforeTagName:{this.stateBeforeTagName(r);break}case y.
AfterAttributeName:{this.stateAfterAttributeName(r);break}case y.InAttributeValueSq:{this.stateInAttributeValueSingleQuotes(r);break}case y.BeforeAttributeValue:{
this.stateBeforeAttributeValue(r);break}case y.BeforeClosingTagName:{this.stateBeforeClosingTagName(r);break}case y.AfterClosingTagName:{this.stateAfterClosingTagName(
r);break}case y.InAttributeValueNq:{this.stateInAttributeValueNoQuotes(r);break}case y.InSelfClosingTag:{this.stateInSelfClosingTag(r);break}case y.InDeclaration:{
this.stateInDeclaration(r);break}case y.BeforeDeclaration:{this.stateBeforeDeclaration(r);break}case y.BeforeComment:{this.stateBeforeComment(r);break}case y.InProcessingInstruction:{
this.stateInProcessingInstruction(r);break}case y.InEntity:{this.stateInEntity();break}}this.index++}this.cleanup()}finish(){this.state===y.InEntity&&(this.entityDecoder.
end(),this.state=this.baseState),this.handleTrailingData(),this.cbs.onend()}handleTrailingCommentLikeData(r){if(this.state!==y.InCommentLike)return!1;if(this.currentSequence===
A.CdataEnd)if(this.xmlMode)this.sectionStart<r&&this.cbs.oncdata(this.sectionStart,r,0);else{const p=this.sectionStart-A.Cdata.length-1;this.cbs.oncomment(p,r,0)}else{
const p=this.xmlMode?0:Math.min(this.sequenceIndex,A.CommentEnd.length-1);this.cbs.oncomment(this.sectionStart,r,p)}return!0}handleTrailingMarkupDeclaration(r){
if(this.xmlMode)switch(this.state){case y.InSpecialComment:case y.BeforeComment:case y.CDATASequence:case y.DeclarationSequence:case y.InDeclaration:return this.
cbs.ontext(this.sectionStart,r),!0;default:return!1}switch(this.state){case y.BeforeDeclaration:case y.InSpecialComment:case y.BeforeComment:case y.CDATASequence:
return this.cbs.oncomment(this.sectionStart,r,0),!0;case y.DeclarationSequence:return this.sequenceIndex!==A.Doctype.length&&this.cbs.oncomment(this.sectionStart,
r,0),!0;case y.InDeclaration:return!0;default:return!1}}handleTrailingData(){const r=this.buffer.length+this.offset;if(!(this.handleTrailingCommentLikeData(r)||
this.handleTrailingMarkupDeclaration(r))&&!(this.sectionStart>=r))switch(this.state){case y.InTagName:case y.BeforeAttributeName:case y.BeforeAttributeValue:case y.
AfterAttributeName:case y.InAttributeName:case y.InAttributeValueSq:case y.InAttributeValueDq:case y.InAttributeValueNq:case y.InClosingTagName:break;default:this.
cbs.ontext(this.sectionStart,r)}}emitCodePoint(r,p){this.baseState!==y.Text&&this.baseState!==y.InSpecialTag?(this.sectionStart<this.entityStart&&this.cbs.onattribdata(
this.sectionStart,this.entityStart),this.sectionStart=this.entityStart+p,this.index=this.sectionStart-1,this.cbs.onattribentity(r)):(this.sectionStart<this.entityStart&&
this.cbs.ontext(this.sectionStart,this.entityStart),this.sectionStart=this.entityStart+p,this.index=this.sectionStart-1,this.cbs.ontextentity(r,this.sectionStart))}}
const{fromCodePoint:se}=String,Re=new Set(["input","option","optgroup","select","button","datalist","textarea"]),J=new Set(["p"]),ye=new Set(["h1","h2","h3","h4",
"h5","h6","p"]),Me=new Set(["thead","tbody"]),Ue=new Set(["dd","dt"]),Ge=new Set(["rt","rp"]),Qe=new Map([["tr",new Set(["tr","th","td"])],["th",new Set(["th"])],
["td",new Set(["thead","th","td"])],["body",new Set(["head","link","script"])],["a",new Set(["a"])],["li",new Set(["li"])],["p",J],["h1",ye],["h2",ye],["h3",ye],
["h4",ye],["h5",ye],["h6",ye],["select",Re],["input",Re],["output",Re],["button",Re],["datalist",Re],["textarea",Re],["option",new Set(["option"])],["optgroup",
new Set(["optgroup","option"])],["dd",Ue],["dt",Ue],["address",J],["article",J],["aside",J],["blockquote",J],["details",J],["div",J],["dl",J],["fieldset",J],["f\
igcaption",J],["figure",J],["footer",J],["form",J],["header",J],["hr",J],["main",J],["nav",J],["ol",J],["pre",J],["section",J],["table",J],["ul",J],["rt",Ge],["\
rp",Ge],["tbody",Me],["tfoot",Me]]),Pe="doctype",$e=new Set(["area","base","basefont","br","col","command","embed","frame","hr","img","input","isindex","keygen",
"link","meta","param","source","track","wbr"]),et=new Set(["math","svg"]),Fe=new Set(["mi","mo","mn","ms","mtext","annotation-xml","foreignObject","desc","title"]),
Xe=new Map([["altglyph","altGlyph"],["altglyphdef","altGlyphDef"],["altglyphitem","altGlyphItem"],["animatecolor","animateColor"],["animatemotion","animateMotio\
n"],["animatetransform","animateTransform"],["clippath","clipPath"],["feblend","feBlend"],["fecolormatrix","feColorMatrix"],["fecomponenttransfer","feComponentT\
ransfer"],["fecomposite","feComposite"],["feconvolvematrix","feConvolveMatrix"],["fediffuselighting","feDiffuseLighting"],["fedisplacementmap","feDisplacementMa\
p"],["fedistantlight","feDistantLight"],["fedropshadow","feDropShadow"],["feflood","feFlood"],["fefunca","feFuncA"],["fefuncb","feFuncB"],["fefuncg","feFuncG"],
["fefuncr","feFuncR"],["fegaussianblur","feGaussianBlur"],["feimage","feImage"],["femerge","feMerge"],["femergenode","feMergeNode"],["femorphology","feMorpholog\
y"],["feoffset","feOffset"],["fepointlight","fePointLight"],["fespecularlighting","feSpecularLighting"],["fespotlight","feSpotLight"],["fetile","feTile"],["fetu\
rbulence","feTurbulence"],["foreignobject","foreignObject"],["glyphref","glyphRef"],["lineargradient","linearGradient"],["radialgradient","radialGradient"],["te\
xtpath","textPath"]]);var re;(function(a){a[a.None=0]="None",a[a.Svg=1]="Svg",a[a.MathML=2]="MathML"})(re||(re={}));const tt=/\s|\//;class it{options;startIndex=0;endIndex=0;openTagStart=0;tagname="";attribname="";attribvalue="";attribs=null;stack=[];foreignContext;cbs;lowerCaseTagNames;lowerCaseAttributeNames;recognizeSelfClosing;htmlMode;tokenizer;buffers=[];bufferOffset=0;writeIndex=0;ended=!1;constructor(r,p={}){
this.options=p,this.cbs=r??{},this.htmlMode=!this.options.xmlMode,this.lowerCaseTagNames=p.lowerCaseTags??this.htmlMode,this.lowerCaseAttributeNames=p.lowerCaseAttributeNames??
this.htmlMode,this.recognizeSelfClosing=p.recognizeSelfClosing??!this.htmlMode,this.tokenizer=new(p.Tokenizer??ot)(this.options,this),this.foreignContext=[re.None],
this.cbs.onparserinit?.(this)}ontext(r,p){const v=this.getSlice(r,p);this.endIndex=p-1,this.cbs.ontext?.(v),this.startIndex=p}ontextentity(r,p){this.endIndex=p-
1,this.cbs.ontext?.(se(r)),this.startIndex=p}isInForeignContext(){return this.foreignContext[0]!==re.None}isVoidElement(r){return this.htmlMode&&$e.has(r)}readTagName(r,p){
const v=this.lowerCaseTagNames?this.getSlice(r,p).toLowerCase():this.getSlice(r,p);if(!(this.lowerCaseTagNames&&this.htmlMode))return v;if(this.foreignContext[0]===
re.Svg)return Xe.get(v)??v;if(this.foreignContext.length>1){const g=Xe.get(v);if(g!==void 0&&this.stack.includes(g))return g}return this.isInForeignContext()?v:
v==="image"?"img":v}onopentagname(r,p){this.endIndex=p,this.emitOpenTag(this.readTagName(r,p))}emitOpenTag(r){if(this.openTagStart=this.startIndex,this.tagname=
r,this.htmlMode&&r==="form"&&this.stack.includes("form")){this.tagname="";return}const p=this.htmlMode&&Qe.get(r);if(p)for(;this.stack.length>0&&p.has(this.stack[0]);)
this.popElement(!0);this.isVoidElement(r)||(this.stack.unshift(r),this.htmlMode&&(r==="svg"?this.foreignContext.unshift(re.Svg):r==="math"?this.foreignContext.unshift(
re.MathML):Fe.has(r)&&this.foreignContext.unshift(re.None))),this.cbs.onopentagname?.(r),this.cbs.onopentag&&(this.attribs={})}endOpenTag(r){this.startIndex=this.
openTagStart,this.attribs&&(this.cbs.onopentag?.(this.tagname,this.attribs,r),this.attribs=null),this.cbs.onclosetag&&this.isVoidElement(this.tagname)&&this.cbs.
onclosetag(this.tagname,!0),this.tagname=""}onopentagend(r){this.endIndex=r,this.endOpenTag(!1),this.startIndex=r+1}onclosetag(r,p){this.endIndex=p;const v=this.
readTagName(r,p);if(this.isVoidElement(v))this.htmlMode&&v==="br"&&(this.cbs.onopentagname?.("br"),this.cbs.onopentag?.("br",{},!0),this.cbs.onclosetag?.("br",!1));else{
const g=this.stack.indexOf(v);if(g!==-1){for(let k=0;k<g;k++)this.popElement(!0);this.popElement(!1)}else this.htmlMode&&v==="p"&&(this.emitOpenTag("p"),this.closeCurrentTag(
!0))}this.startIndex=p+1}onselfclosingtag(r){this.endIndex=r,this.recognizeSelfClosing||this.isInForeignContext()?(this.closeCurrentTag(!1),this.startIndex=r+1):
this.onopentagend(r)}popElement(r){const p=this.stack.shift();this.htmlMode&&(et.has(p)||Fe.has(p))&&this.foreignContext.shift(),this.cbs.onclosetag?.(p,r)}closeCurrentTag(r){
const p=this.tagname;this.endOpenTag(r),this.stack[0]===p&&this.popElement(!r)}onattribname(r,p){this.startIndex=r;const v=this.getSlice(r,p);this.attribname=this.
lowerCaseAttributeNames?v.toLowerCase():v}onattribdata(r,p){this.attribvalue+=this.getSlice(r,p)}onattribentity(r){this.attribvalue+=se(r)}onattribend(r,p){this.
endIndex=p,this.cbs.onattribute?.(this.attribname,this.attribvalue,r===ne.Double?'"':r===ne.Single?"'":r===ne.NoValue?void 0:null),this.attribs&&!Object.hasOwn(
this.attribs,this.attribname)&&(this.attribs[this.attribname]=this.attribvalue),this.attribvalue=""}getInstructionName(r){const p=r.search(tt);let v=p<0?r:r.substr(
0,p);return this.lowerCaseTagNames&&(v=v.toLowerCase()),v}ondeclaration(r,p){this.endIndex=p;const v=this.getSlice(r,p);if(this.cbs.onprocessinginstruction){const g=this.
htmlMode?this.lowerCaseTagNames?Pe:v.slice(0,Pe.length):this.getInstructionName(v);this.cbs.onprocessinginstruction(`!${g}`,`!${v}`)}this.startIndex=p+1}onprocessinginstruction(r,p){
this.endIndex=p;const v=this.getSlice(r,p);if(this.cbs.onprocessinginstruction){const g=this.getInstructionName(v);this.cbs.onprocessinginstruction(`?${g}`,`?${v}`)}
this.startIndex=p+1}oncomment(r,p,v){this.endIndex=p,this.cbs.oncomment?.(this.getSlice(r,p-v)),this.cbs.oncommentend?.(),this.startIndex=p+1}oncdata(r,p,v){this.
endIndex=p;const g=this.getSlice(r,p-v);!this.htmlMode||this.options.recognizeCDATA?(this.cbs.oncdatastart?.(),this.cbs.ontext?.(g),this.cbs.oncdataend?.()):this.
isInForeignContext()?this.cbs.ontext?.(g):(this.cbs.oncomment?.(`[CDATA[${g}]]`),this.cbs.oncommentend?.()),this.startIndex=p+1}onend(){if(this.cbs.onclosetag){
this.endIndex=this.startIndex;for(let r=0;r<this.stack.length;r++)this.cbs.onclosetag(this.stack[r],!0)}this.cbs.onend?.()}reset(){this.cbs.onreset?.(),this.tokenizer.
reset(),this.tagname="",this.attribname="",this.attribvalue="",this.attribs=null,this.stack.length=0,this.startIndex=0,this.endIndex=0,this.cbs.onparserinit?.(this),
this.buffers.length=0,this.foreignContext.length=0,this.foreignContext.unshift(re.None),this.bufferOffset=0,this.writeIndex=0,this.ended=!1}parseComplete(r){this.
reset(),this.end(r)}getSlice(r,p){if(r===p)return"";for(;r-this.bufferOffset>=this.buffers[0].length;)this.shiftBuffer();let v=this.buffers[0].slice(r-this.bufferOffset,
p-this.bufferOffset);for(;p-this.bufferOffset>this.buffers[0].length;)this.shiftBuffer(),v+=this.buffers[0].slice(0,p-this.bufferOffset);return v}shiftBuffer(){
this.bufferOffset+=this.buffers[0].length,this.writeIndex--,this.buffers.shift()}write(r){if(this.ended){this.cbs.onerror?.(new Error(".write() after done!"));return}
this.buffers.push(r),this.tokenizer.running&&(this.tokenizer.write(r),this.writeIndex++)}end(r){if(this.ended){this.cbs.onerror?.(new Error(".end() after done!"));
return}r&&this.write(r),this.ended=!0,this.tokenizer.end()}pause(){this.tokenizer.pause()}resume(){for(this.tokenizer.resume();this.tokenizer.running&&this.writeIndex<
this.buffers.length;)this.tokenizer.write(this.buffers[this.writeIndex++]);this.ended&&this.tokenizer.end()}}}),6059:((rt,_e,je)=>{je.d(_e,{$:()=>Ae});const te={
"3g2":"video/3gpp2","3gp":"video/3gpp","3gpp":"video/3gpp","3mf":"model/3mf",aac:"audio/aac",ac:"application/pkix-attr-cert",adp:"audio/adpcm",adts:"audio/aac",
ai:"application/postscript",aml:"application/automationml-aml+xml",amlx:"application/automationml-amlx+zip",amr:"audio/amr",apng:"image/apng",appcache:"text/cac\
he-manifest",appinstaller:"application/appinstaller",appx:"application/appx",appxbundle:"application/appxbundle",asc:"application/pgp-keys",atom:"application/at\
om+xml",atomcat:"application/atomcat+xml",atomdeleted:"application/atomdeleted+xml",atomsvc:"application/atomsvc+xml",au:"audio/basic",avci:"image/avci",avcs:"i\
mage/avcs",avif:"image/avif",aw:"application/applixware",bdoc:"application/bdoc",bin:"application/octet-stream",bmp:"image/bmp",bpk:"application/octet-stream",btf:"\
image/prs.btif",btif:"image/prs.btif",buffer:"application/octet-stream",ccxml:"application/ccxml+xml",cdfx:"application/cdfx+xml",cdmia:"application/cdmi-capabi\
lity",cdmic:"application/cdmi-container",cdmid:"application/cdmi-domain",cdmio:"application/cdmi-object",cdmiq:"application/cdmi-queue",cer:"application/pkix-ce\
rt",cgm:"image/cgm",cjs:"application/node",class:"application/java-vm",coffee:"text/coffeescript",conf:"text/plain",cpl:"application/cpl+xml",cpt:"application/m\
ac-compactpro",crl:"application/pkix-crl",css:"text/css",csv:"text/csv",cu:"application/cu-seeme",cwl:"application/cwl",cww:"application/prs.cww",davmount:"appl\
ication/davmount+xml",dbk:"application/docbook+xml",deb:"application/octet-stream",def:"text/plain",deploy:"application/octet-stream",dib:"image/bmp","dispositi\
on-notification":"message/disposition-notification",dist:"application/octet-stream",distz:"application/octet-stream",dll:"application/octet-stream",dmg:"applica\
tion/octet-stream",dms:"application/octet-stream",doc:"application/msword",dot:"application/msword",dpx:"image/dpx",drle:"image/dicom-rle",dsc:"text/prs.lines.t\
ag",dssc:"application/dssc+der",dtd:"application/xml-dtd",dump:"application/octet-stream",dwd:"application/atsc-dwd+xml",ear:"application/java-archive",ecma:"ap\
plication/ecmascript",elc:"application/octet-stream",emf:"image/emf",eml:"message/rfc822",emma:"application/emma+xml",emotionml:"application/emotionml+xml",eps:"\
application/postscript",epub:"application/epub+zip",exe:"application/octet-stream",exi:"application/exi",exp:"application/express",exr:"image/aces",ez:"applicat\
ion/andrew-inset",fdf:"application/fdf",fdt:"application/fdt+xml",fits:"image/fits",g3:"image/g3fax",gbr:"application/rpki-ghostbusters",geojson:"application/ge\
o+json",gif:"image/gif",glb:"model/gltf-binary",gltf:"model/gltf+json",gml:"application/gml+xml",gpx:"application/gpx+xml",gram:"application/srgs",grxml:"applic\
ation/srgs+xml",gxf:"application/gxf",gz:"application/gzip",h261:"video/h261",h263:"video/h263",h264:"video/h264",heic:"image/heic",heics:"image/heic-sequence",
heif:"image/heif",heifs:"image/heif-sequence",hej2:"image/hej2k",held:"application/atsc-held+xml",hjson:"application/hjson",hlp:"application/winhlp",hqx:"applic\
ation/mac-binhex40",hsj2:"image/hsj2",htm:"text/html",html:"text/html",ics:"text/calendar",ief:"image/ief",ifb:"text/calendar",iges:"model/iges",igs:"model/iges",
img:"application/octet-stream",in:"text/plain",ini:"text/plain",ink:"application/inkml+xml",inkml:"application/inkml+xml",ipfix:"application/ipfix",iso:"applica\
tion/octet-stream",its:"application/its+xml",jade:"text/jade",jar:"application/java-archive",jhc:"image/jphc",jls:"image/jls",jp2:"image/jp2",jpe:"image/jpeg",jpeg:"\
image/jpeg",jpf:"image/jpx",jpg:"image/jpeg",jpg2:"image/jp2",jpgm:"image/jpm",jpgv:"video/jpeg",jph:"image/jph",jpm:"image/jpm",jpx:"image/jpx",js:"text/javasc\
ript",json:"application/json",json5:"application/json5",jsonld:"application/ld+json",jsonml:"application/jsonml+json",jsx:"text/jsx",jt:"model/jt",jxl:"image/jx\
l",jxr:"image/jxr",jxra:"image/jxra",jxrs:"image/jxrs",jxs:"image/jxs",jxsc:"image/jxsc",jxsi:"image/jxsi",jxss:"image/jxss",kar:"audio/midi",ktx:"image/ktx",ktx2:"\
image/ktx2",less:"text/less",lgr:"application/lgr+xml",list:"text/plain",litcoffee:"text/coffeescript",log:"text/plain",lostxml:"application/lost+xml",lrf:"appl\
ication/octet-stream",m1v:"video/mpeg",m21:"application/mp21",m2a:"audio/mpeg",m2t:"video/mp2t",m2ts:"video/mp2t",m2v:"video/mpeg",m3a:"audio/mpeg",m4a:"audio/m\
p4",m4p:"application/mp4",m4s:"video/iso.segment",ma:"application/mathematica",mads:"application/mads+xml",maei:"application/mmt-aei+xml",man:"text/troff",manifest:"\
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
ip"};function Ae(Se){let ie=(""+Se).trim().toLowerCase(),Ce=ie.lastIndexOf(".");return te[~Ce?ie.substring(++Ce):ie]}}),7934:((rt,_e,je)=>{je.d(_e,{BpQ:()=>mt,DDF:()=>wt,
FsL:()=>ur,H0v:()=>gt,IeY:()=>Tt,Ikc:()=>Ot,KCZ:()=>Gt,KIO:()=>st,Ru6:()=>ft,Wwf:()=>yt,YOg:()=>jt,YjP:()=>Ut,ZmZ:()=>qt,aig:()=>Jt,cGV:()=>pt,g1P:()=>zt,h_:()=>lt,
lqM:()=>nt,mee:()=>Ct,ndf:()=>ct,pdi:()=>Rt,qgA:()=>Pt,rej:()=>Mt,xLC:()=>Ft,yGV:()=>bt,yqP:()=>Nt,yuE:()=>ht,z6Y:()=>G,zMY:()=>St});let te;const Ae={lang:void 0,
message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function Se(i){te={...te,...i}}function ie(i){return!i&&!te?Ae:{lang:i?.lang??te?.lang,message:i?.message,
abortEarly:i?.abortEarly??te?.abortEarly,abortPipeEarly:i?.abortPipeEarly??te?.abortPipeEarly}}function Ce(){te=void 0}let he;function X(i,t){he||(he=new Map),he.
set(t,i)}function j(i){return he?.get(i)}function xe(i){he?.delete(i)}let me;function Ye(i,t){me||(me=new Map),me.set(t,i)}function Te(i){return me?.get(i)}function Ke(i){
me?.delete(i)}let oe;function Je(i,t,e){oe||(oe=new Map),oe.get(i)||oe.set(i,new Map),oe.get(i).set(e,t)}function Oe(i,t){return oe?.get(i)?.get(t)}function He(i,t){
oe?.get(i)?.delete(t)}function q(i){const t=typeof i;return t==="string"?`"${i}"`:t==="number"||t==="bigint"||t==="boolean"?`${i}`:t==="object"||t==="function"?
(i&&Object.getPrototypeOf(i)?.constructor?.name)??"null":t}function f(i,t,e,n,s){const u=s&&"input"in s?s.input:e.value,o=s?.expected??i.expects??null,c=s?.received??
q(u),l={kind:i.kind,type:i.type,input:u,expected:o,received:c,message:`Invalid ${t}: ${o?`Expected ${o} but r`:"R"}eceived ${c}`,requirement:i.requirement,path:s?.
path,issues:s?.issues,lang:n.lang,abortEarly:n.abortEarly,abortPipeEarly:n.abortPipeEarly},h=i.kind==="schema",m=s?.message??i.message??Oe(i.reference,l.lang)??
(h?Te(l.lang):null)??n.message??j(l.lang);m!==void 0&&(l.message=typeof m=="function"?m(l):m),h&&(e.typed=!1),e.issues?e.issues.push(l):e.issues=[l]}function V(i){
return{typed:i.typed,value:i.value,issues:i.issues?.map(t=>({...t,path:t.path&&[...t.path]}))}}function Ee(i,t,e,n){let s="",u=!0,o=0,c=0,l=0;const h=m=>{if(m>o){
let x=i.slice(o,m).toLowerCase();if(u?e:n){const w=x.charCodeAt(0);if(w>=97&&w<=122)x=String.fromCharCode(w-32)+x.slice(1);else{const C=w>=55296&&w<=56319?2:1;x=
x.slice(0,C).toUpperCase()+x.slice(C)}}s+=u?x:t+x,u=!1}};for(let m=0;m<i.length;m++){const x=i.charCodeAt(m);let w;if(x===32||x===9||x===10||x===11||x===12||x===
13||x===45||x===95)h(m),o=m+1,w=0;else if(x<128)w=x>=65&&x<=90?1:x>=97&&x<=122?2:3;else{const C=i[m],de=C.toLowerCase();w=de===C.toUpperCase()?3:C===de?2:1}w===
1&&(c===2||c===3)&&m>o?(h(m),o=m):w===2&&c===1&&l===1&&m-1>o&&(h(m-1),o=m-1),l=c,c=w}return h(i.length),s}let Ie;function ge(i){return Ie||(Ie=new TextEncoder),
Ie.encode(i).length}function be(i){let t=i.length;const e=i.length-1;for(let n=0;n<e;)i.codePointAt(n)<=65535?n++:(n+=2,t--);return t}let we;function Ne(i){we||
(we=new Intl.Segmenter);const t=we.segment(i);let e=0;for(const n of t)e++;return e}function Le(i,t){if("pipe"in i){const e=[];for(let n=i.pipe.length-1;n>=0;n--){
const s=i.pipe[n];if(s.kind==="schema"&&"pipe"in s)e.push(s);else if(s.kind==="metadata"&&s.type===t)return s[t]}for(const n of e){const s=Le(n,t);if(s!==void 0)
return s}}}let qe;function De(i,t){qe||(qe=new Map);const e=String(i);let n=qe.get(e);n||(n=new Intl.Segmenter(i,{granularity:"word"}),qe.set(e,n));const s=n.segment(
t);let u=0;for(const o of s)o.isWordLike&&u++;return u}const Q=/\D/gu;function ze(i){const t=i.replace(Q,"");let e=t.length,n=1,s=0;for(;e;){const u=+t[--e];n^=
1,s+=n?[0,2,4,6,8,1,3,5,7,9][u]:u}return s%10===0}function Be(i,t){return i===t||Number.isNaN(i)&&Number.isNaN(t)}function b(i,t){return Object.prototype.hasOwnProperty.
call(i,t)&&t!=="__proto__"&&t!=="prototype"&&t!=="constructor"}function y(i,t){return Number.isNaN(i)&&Number.isNaN(t)||i<=t&&i>=t}function P(i,t){const e=[...new Set(
i)];return e.length>1?`(${e.join(` ${t} `)})`:e[0]??"never"}function d(i){return i["~standard"]={version:1,vendor:"valibot",validate:t=>i["~run"]({value:t},ie())},
i}function at(i,t){const e={};for(const n of i)e[n]=t;return e}function ne(i){const t={};for(const e of i)Object.assign(t,e.entries);return t}function A(i){if(i.
path){let t="";for(const e of i.path)if(typeof e.key=="string"||typeof e.key=="number")t?t+=`.${e.key}`:t+=e.key;else return null;return t}return null}function ut(i,t){
return t.kind===i}function ot(i,t){return t.type===i}var se=class extends Error{constructor(i){super(i[0].message),this.name="ValiError",this.issues=i}};function Re(i){
return i instanceof se}function J(i){return{kind:"transformation",type:"args",reference:J,async:!1,schema:i,"~run"(t,e){const n=t.value;return t.value=(...s)=>{
const u=this.schema["~run"]({value:s},e);if(u.issues)throw new se(u.issues);return n(...u.value)},t}}}function ye(i){return{kind:"transformation",type:"args",reference:ye,
async:!1,schema:i,"~run"(t,e){const n=t.value;return t.value=async(...s)=>{const u=await i["~run"]({value:s},e);if(u.issues)throw new se(u.issues);return n(...u.
value)},t}}}function Me(){return{kind:"transformation",type:"await",reference:Me,async:!0,async"~run"(i){return i.value=await i.value,i}}}const Ue=/^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu,
Ge=/^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u,Qe=/^[a-z][\da-z]*$/u,Pe=/^[+-]?(?:\d*\.)?\d+$/u,$e=/^\d+$/u,et=/^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u,
Fe=/^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u,Xe=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E00\
30}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1\
FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emo\
ji_Presentation}))*)+$","u"),re=/^(?:0[hx])?[\da-fA-F]+$/u,tt=/^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u,it=/^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u,a=/^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u,
r=/^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu,
p=/^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu,
v=/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u,g=/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u,k=/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u,
R=/^(?:0\d|1\d|2[0-3]):[0-5]\d$/u,E=/^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u,S=/^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u,
I=/^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u,Z=/^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u,
B=/^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u,K=/^[a-zA-Z0-9]{27}$/u,_=/^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u,
O=/^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u,L=/^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u,
T=/^[\w-]+$/u,H=/^(?:0o)?[0-7]+$/u,$=/^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
z=/^[\da-z]+(?:[-_][\da-z]+)*$/u,M=/^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u,F=/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;function ke(i){return{kind:"val\
idation",type:"base64",reference:ke,async:!1,expects:null,requirement:Ue,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"Base64",
t,e),t}}}function ve(i){return{kind:"validation",type:"bic",reference:ve,async:!1,expects:null,requirement:Ge,message:i,"~run"(t,e){return t.typed&&!this.requirement.
test(t.value)&&f(this,"BIC",t,e),t}}}function le(i){return{kind:"transformation",type:"brand",reference:le,async:!1,name:i,"~run"(t){return t}}}function N(i,t){
return{kind:"validation",type:"bytes",reference:N,async:!1,expects:`${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=ge(e.value);s!==this.requirement&&
f(this,"bytes",e,n,{received:`${s}`})}return e}}}function G(i,t){return{kind:"validation",type:"check",reference:G,async:!1,expects:null,requirement:i,message:t,
"~run"(e,n){return e.typed&&!this.requirement(e.value)&&f(this,"input",e,n),e}}}function D(i,t){return{kind:"validation",type:"check",reference:D,async:!0,expects:null,
requirement:i,message:t,async"~run"(e,n){return e.typed&&!await this.requirement(e.value)&&f(this,"input",e,n),e}}}function Y(i,t){return{kind:"validation",type:"\
check_items",reference:Y,async:!1,expects:null,requirement:i,message:t,"~run"(e,n){if(e.typed)for(let s=0;s<e.value.length;s++){const u=e.value[s];this.requirement(
u,s,e.value)||f(this,"item",e,n,{input:u,path:[{type:"array",origin:"value",input:e.value,key:s,value:u}]})}return e}}}function ae(i,t){return{kind:"validation",
type:"check_items",reference:ae,async:!0,expects:null,requirement:i,message:t,async"~run"(e,n){if(e.typed){const s=await Promise.all(e.value.map(this.requirement));
for(let u=0;u<e.value.length;u++)if(!s[u]){const o=e.value[u];f(this,"item",e,n,{input:o,path:[{type:"array",origin:"value",input:e.value,key:u,value:o}]})}}return e}}}
function ue(i,t){return{kind:"validation",type:"code_points",reference:ue,async:!1,expects:`${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=be(e.value);
s!==this.requirement&&f(this,"code points",e,n,{received:`${s}`})}return e}}}const ce=/^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u,Xt=/[- ]/gu,
Wt=null;function Vt(i){return{kind:"validation",type:"credit_card",reference:Vt,async:!1,expects:null,requirement(t){let e;return ce.test(t)&&(e=t.replace(Xt,""))&&
Wt.some(n=>n.test(e))&&ze(e)},message:i,"~run"(t,e){return t.typed&&!this.requirement(t.value)&&f(this,"credit card",t,e),t}}}function Zt(i){return{kind:"valida\
tion",type:"cuid2",reference:Zt,async:!1,expects:null,requirement:Qe,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"Cuid2",t,e),
t}}}function Yt(i){return{kind:"validation",type:"decimal",reference:Yt,async:!1,expects:null,requirement:Pe,message:i,"~run"(t,e){return t.typed&&!this.requirement.
test(t.value)&&f(this,"decimal",t,e),t}}}function lt(i){return{kind:"metadata",type:"description",reference:lt,description:i}}function Kt(i){return{kind:"valida\
tion",type:"digits",reference:Kt,async:!1,expects:null,requirement:$e,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"digits",t,e),
t}}}function Ht(i){return{kind:"validation",type:"domain",reference:Ht,expects:null,async:!1,requirement:et,message:i,"~run"(t,e){return t.typed&&!this.requirement.
test(t.value)&&f(this,"domain",t,e),t}}}function Qt(i){return{kind:"validation",type:"email",reference:Qt,expects:null,async:!1,requirement:Fe,message:i,"~run"(t,e){
return t.typed&&!this.requirement.test(t.value)&&f(this,"email",t,e),t}}}function $t(i){return{kind:"validation",type:"emoji",reference:$t,async:!1,expects:null,
requirement:Xe,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"emoji",t,e),t}}}function ei(i){return{kind:"validation",type:"empt\
y",reference:ei,async:!1,expects:"0",message:i,"~run"(t,e){return t.typed&&t.value.length>0&&f(this,"length",t,e,{received:`${t.value.length}`}),t}}}function ti(i,t){
return{kind:"validation",type:"ends_with",reference:ti,async:!1,expects:`"${i}"`,requirement:i,message:t,"~run"(e,n){return e.typed&&!e.value.endsWith(this.requirement)&&
f(this,"end",e,n,{received:`"${e.value.slice(-this.requirement.length)}"`}),e}}}function ii(i,t){return{kind:"validation",type:"entries",reference:ii,async:!1,expects:`${i}`,
requirement:i,message:t,"~run"(e,n){if(!e.typed)return e;const s=Object.keys(e.value).length;return e.typed&&s!==this.requirement&&f(this,"entries",e,n,{received:`${s}`}),
e}}}function ni(i,t){return{kind:"validation",type:"every_item",reference:ni,async:!1,expects:null,requirement:i,message:t,"~run"(e,n){return e.typed&&!e.value.
every(this.requirement)&&f(this,"item",e,n),e}}}function si(i){return{kind:"metadata",type:"examples",reference:si,examples:i}}function ri(i,t){const e=q(i);return{
kind:"validation",type:"excludes",reference:ri,async:!1,expects:`!${e}`,requirement:i,message:t,"~run"(n,s){return n.typed&&n.value.includes(this.requirement)&&
f(this,"content",n,s,{received:e}),n}}}function ai(i){return{kind:"transformation",type:"filter_items",reference:ai,async:!1,operation:i,"~run"(t){return t.value=
t.value.filter(this.operation),t}}}function ui(i){return{kind:"transformation",type:"find_item",reference:ui,async:!1,operation:i,"~run"(t){return t.value=t.value.
find(this.operation),t}}}function oi(i){return{kind:"validation",type:"finite",reference:oi,async:!1,expects:null,requirement:Number.isFinite,message:i,"~run"(t,e){
return t.typed&&!this.requirement(t.value)&&f(this,"finite",t,e),t}}}function li(i){return{kind:"transformation",type:"flavor",reference:li,async:!1,name:i,"~ru\
n"(t){return t}}}function ci(i,t){return{kind:"validation",type:"graphemes",reference:ci,async:!1,expects:`${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){
const s=Ne(e.value);s!==this.requirement&&f(this,"graphemes",e,n,{received:`${s}`})}return e}}}function fi(i,t){return{kind:"validation",type:"gt_value",reference:fi,
async:!1,expects:`>${i instanceof Date?i.toJSON():q(i)}`,requirement:i,message:t,"~run"(e,n){return e.typed&&!(e.value>this.requirement)&&f(this,"value",e,n,{received:e.
value instanceof Date?e.value.toJSON():q(e.value)}),e}}}function pi(i,t){return{kind:"transformation",type:"guard",reference:pi,async:!1,requirement:i,message:t,
"~run"(e,n){return e.typed&&!this.requirement(e.value)&&(f(this,"input",e,n),e.typed=!1),e}}}const hi={md4:32,md5:32,sha1:40,sha256:64,sha384:96,sha512:128,ripemd128:32,
ripemd160:40,tiger128:32,tiger160:40,tiger192:48,crc32:8,crc32b:8,adler32:8};function mi(i,t){return{kind:"validation",type:"hash",reference:mi,expects:null,async:!1,
requirement:RegExp(i.map(e=>`^[a-fA-F0-9]{${hi[e]}}$`).join("|"),"u"),message:t,"~run"(e,n){return e.typed&&!this.requirement.test(e.value)&&f(this,"hash",e,n),
e}}}function yi(i){return{kind:"validation",type:"hexadecimal",reference:yi,async:!1,expects:null,requirement:re,message:i,"~run"(t,e){return t.typed&&!this.requirement.
test(t.value)&&f(this,"hexadecimal",t,e),t}}}function vi(i){return{kind:"validation",type:"hex_color",reference:vi,async:!1,expects:null,requirement:tt,message:i,
"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"hex color",t,e),t}}}function di(i){return{kind:"validation",type:"imei",reference:di,async:!1,
expects:null,requirement(t){return it.test(t)&&ze(t)},message:i,"~run"(t,e){return t.typed&&!this.requirement(t.value)&&f(this,"IMEI",t,e),t}}}function xi(i,t){
const e=q(i);return{kind:"validation",type:"includes",reference:xi,async:!1,expects:e,requirement:i,message:t,"~run"(n,s){return n.typed&&!n.value.includes(this.
requirement)&&f(this,"content",n,s,{received:`!${e}`}),n}}}function ct(i){return{kind:"validation",type:"integer",reference:ct,async:!1,expects:null,requirement:Number.
isInteger,message:i,"~run"(t,e){return t.typed&&!this.requirement(t.value)&&f(this,"integer",t,e),t}}}function gi(i){return{kind:"validation",type:"ip",reference:gi,
async:!1,expects:null,requirement:p,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"IP",t,e),t}}}function bi(i){return{kind:"vali\
dation",type:"ipv4",reference:bi,async:!1,expects:null,requirement:a,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"IPv4",t,e),t}}}
function wi(i){return{kind:"validation",type:"ipv6",reference:wi,async:!1,expects:null,requirement:r,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(
t.value)&&f(this,"IPv6",t,e),t}}}function Ri(i){const t=i.split("").map(n=>n==="X"?10:parseInt(n));let e=0;for(let n=0;n<10;n++)e+=t[n]*(10-n);return e%11===0}function ki(i){
const t=i.split("").map(n=>parseInt(n));let e=0;for(let n=0;n<13;n++)e+=t[n]*(n%2===0?1:3);return e%10===0}const Ai=/[- ]/gu,Ei=/^\d{9}[\dX]$/u,Ii=/^\d{13}$/u;function _i(i){
return{kind:"validation",type:"isbn",reference:_i,async:!1,expects:null,requirement(t){const e=t.replace(Ai,"");return Ei.test(e)?Ri(e):Ii.test(e)?ki(e):!1},message:i,
"~run"(t,e){return t.typed&&!this.requirement(t.value)&&f(this,"ISBN",t,e),t}}}function ji(i){return{kind:"validation",type:"isrc",reference:ji,async:!1,expects:null,
requirement:B,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"ISRC",t,e),t}}}function Si(i){return{kind:"validation",type:"iso_da\
te",reference:Si,async:!1,expects:null,requirement:v,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"date",t,e),t}}}function Ti(i){
return{kind:"validation",type:"iso_date_time",reference:Ti,async:!1,expects:null,requirement:g,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&
f(this,"date-time",t,e),t}}}function Ni(i){return{kind:"validation",type:"iso_date_time_second",reference:Ni,async:!1,expects:null,requirement:k,message:i,"~run"(t,e){
return t.typed&&!this.requirement.test(t.value)&&f(this,"date-time-second",t,e),t}}}function qi(i){return{kind:"validation",type:"iso_time",reference:qi,async:!1,
expects:null,requirement:R,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"time",t,e),t}}}function Di(i){return{kind:"validation",
type:"iso_time_second",reference:Di,async:!1,expects:null,requirement:E,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"time-seco\
nd",t,e),t}}}function Bi(i){return{kind:"validation",type:"iso_timestamp",reference:Bi,async:!1,expects:null,requirement:S,message:i,"~run"(t,e){return t.typed&&
!this.requirement.test(t.value)&&f(this,"timestamp",t,e),t}}}function Ci(i){return{kind:"validation",type:"iso_week",reference:Ci,async:!1,expects:null,requirement:I,
message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"week",t,e),t}}}function Ji(i){return{kind:"validation",type:"jws_compact",reference:Ji,
async:!1,expects:null,requirement:Z,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"JWS compact",t,e),t}}}function Oi(i){return{kind:"\
validation",type:"ksuid",reference:Oi,async:!1,expects:null,requirement:K,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"KSUID",
t,e),t}}}function Li(i,t){return{kind:"validation",type:"length",reference:Li,async:!1,expects:`${i}`,requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.
length!==this.requirement&&f(this,"length",e,n,{received:`${e.value.length}`}),e}}}function zi(i,t){return{kind:"validation",type:"lt_value",reference:zi,async:!1,
expects:`<${i instanceof Date?i.toJSON():q(i)}`,requirement:i,message:t,"~run"(e,n){return e.typed&&!(e.value<this.requirement)&&f(this,"value",e,n,{received:e.
value instanceof Date?e.value.toJSON():q(e.value)}),e}}}function Mi(i){return{kind:"validation",type:"mac",reference:Mi,async:!1,expects:null,requirement:L,message:i,
"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"MAC",t,e),t}}}function Ui(i){return{kind:"validation",type:"mac48",reference:Ui,async:!1,expects:null,
requirement:_,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"48-bit MAC",t,e),t}}}function Gi(i){return{kind:"validation",type:"\
mac64",reference:Gi,async:!1,expects:null,requirement:O,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"64-bit MAC",t,e),t}}}function Pi(i){
return{kind:"transformation",type:"map_items",reference:Pi,async:!1,operation:i,"~run"(t){return t.value=t.value.map(this.operation),t}}}function Fi(i,t){return{
kind:"validation",type:"max_bytes",reference:Fi,async:!1,expects:`<=${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=ge(e.value);s>this.requirement&&
f(this,"bytes",e,n,{received:`${s}`})}return e}}}function Xi(i,t){return{kind:"validation",type:"max_code_points",reference:Xi,async:!1,expects:`<=${i}`,requirement:i,
message:t,"~run"(e,n){if(e.typed){const s=be(e.value);s>this.requirement&&f(this,"code points",e,n,{received:`${s}`})}return e}}}function Wi(i,t){return{kind:"v\
alidation",type:"max_entries",reference:Wi,async:!1,expects:`<=${i}`,requirement:i,message:t,"~run"(e,n){if(!e.typed)return e;const s=Object.keys(e.value).length;
return e.typed&&s>this.requirement&&f(this,"entries",e,n,{received:`${s}`}),e}}}function Vi(i,t){return{kind:"validation",type:"max_graphemes",reference:Vi,async:!1,
expects:`<=${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=Ne(e.value);s>this.requirement&&f(this,"graphemes",e,n,{received:`${s}`})}return e}}}function ft(i,t){
return{kind:"validation",type:"max_length",reference:ft,async:!1,expects:`<=${i}`,requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.length>this.requirement&&
f(this,"length",e,n,{received:`${e.value.length}`}),e}}}function Zi(i,t){return{kind:"validation",type:"max_size",reference:Zi,async:!1,expects:`<=${i}`,requirement:i,
message:t,"~run"(e,n){return e.typed&&e.value.size>this.requirement&&f(this,"size",e,n,{received:`${e.value.size}`}),e}}}function pt(i,t){return{kind:"validatio\
n",type:"max_value",reference:pt,async:!1,expects:`<=${i instanceof Date?i.toJSON():q(i)}`,requirement:i,message:t,"~run"(e,n){return e.typed&&!(e.value<=this.requirement)&&
f(this,"value",e,n,{received:e.value instanceof Date?e.value.toJSON():q(e.value)}),e}}}function Yi(i,t,e){return{kind:"validation",type:"max_words",reference:Yi,
async:!1,expects:`<=${t}`,locales:i,requirement:t,message:e,"~run"(n,s){if(n.typed){const u=De(this.locales,n.value);u>this.requirement&&f(this,"words",n,s,{received:`${u}`})}
return n}}}function ht(i){return{kind:"metadata",type:"metadata",reference:ht,metadata:i}}function Ki(i,t){return{kind:"validation",type:"mime_type",reference:Ki,
async:!1,expects:P(i.map(e=>`"${e}"`),"|"),requirement:i,message:t,"~run"(e,n){return e.typed&&!this.requirement.includes(e.value.type)&&f(this,"MIME type",e,n,
{received:`"${e.value.type}"`}),e}}}function Hi(i,t){return{kind:"validation",type:"min_bytes",reference:Hi,async:!1,expects:`>=${i}`,requirement:i,message:t,"~\
run"(e,n){if(e.typed){const s=ge(e.value);s<this.requirement&&f(this,"bytes",e,n,{received:`${s}`})}return e}}}function Qi(i,t){return{kind:"validation",type:"m\
in_code_points",reference:Qi,async:!1,expects:`>=${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=be(e.value);s<this.requirement&&f(this,"code poin\
ts",e,n,{received:`${s}`})}return e}}}function $i(i,t){return{kind:"validation",type:"min_entries",reference:$i,async:!1,expects:`>=${i}`,requirement:i,message:t,
"~run"(e,n){if(!e.typed)return e;const s=Object.keys(e.value).length;return e.typed&&s<this.requirement&&f(this,"entries",e,n,{received:`${s}`}),e}}}function en(i,t){
return{kind:"validation",type:"min_graphemes",reference:en,async:!1,expects:`>=${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=Ne(e.value);s<this.
requirement&&f(this,"graphemes",e,n,{received:`${s}`})}return e}}}function mt(i,t){return{kind:"validation",type:"min_length",reference:mt,async:!1,expects:`>=${i}`,
requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.length<this.requirement&&f(this,"length",e,n,{received:`${e.value.length}`}),e}}}function tn(i,t){return{
kind:"validation",type:"min_size",reference:tn,async:!1,expects:`>=${i}`,requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.size<this.requirement&&f(this,
"size",e,n,{received:`${e.value.size}`}),e}}}function yt(i,t){return{kind:"validation",type:"min_value",reference:yt,async:!1,expects:`>=${i instanceof Date?i.toJSON():
q(i)}`,requirement:i,message:t,"~run"(e,n){return e.typed&&!(e.value>=this.requirement)&&f(this,"value",e,n,{received:e.value instanceof Date?e.value.toJSON():q(
e.value)}),e}}}function nn(i,t,e){return{kind:"validation",type:"min_words",reference:nn,async:!1,expects:`>=${t}`,locales:i,requirement:t,message:e,"~run"(n,s){
if(n.typed){const u=De(this.locales,n.value);u<this.requirement&&f(this,"words",n,s,{received:`${u}`})}return n}}}function sn(i,t){return{kind:"validation",type:"\
multiple_of",reference:sn,async:!1,expects:`%${i}`,requirement:i,message:t,"~run"(e,n){return e.typed&&e.value%this.requirement!=0&&f(this,"multiple",e,n),e}}}function rn(i){
return{kind:"validation",type:"nanoid",reference:rn,async:!1,expects:null,requirement:T,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(
this,"Nano ID",t,e),t}}}function an(i){return{kind:"validation",type:"non_empty",reference:an,async:!1,expects:"!0",message:i,"~run"(t,e){return t.typed&&t.value.
length===0&&f(this,"length",t,e,{received:"0"}),t}}}function un(i){return{kind:"transformation",type:"normalize",reference:un,async:!1,form:i,"~run"(t){return t.
value=t.value.normalize(this.form),t}}}function on(i,t){return{kind:"validation",type:"not_bytes",reference:on,async:!1,expects:`!${i}`,requirement:i,message:t,
"~run"(e,n){if(e.typed){const s=ge(e.value);s===this.requirement&&f(this,"bytes",e,n,{received:`${s}`})}return e}}}function ln(i,t){return{kind:"validation",type:"\
not_code_points",reference:ln,async:!1,expects:`!${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=be(e.value);s===this.requirement&&f(this,"code po\
ints",e,n,{received:`${s}`})}return e}}}function cn(i,t){return{kind:"validation",type:"not_entries",reference:cn,async:!1,expects:`!${i}`,requirement:i,message:t,
"~run"(e,n){if(!e.typed)return e;const s=Object.keys(e.value).length;return e.typed&&s===this.requirement&&f(this,"entries",e,n,{received:`${s}`}),e}}}function fn(i,t){
return{kind:"validation",type:"not_graphemes",reference:fn,async:!1,expects:`!${i}`,requirement:i,message:t,"~run"(e,n){if(e.typed){const s=Ne(e.value);s===this.
requirement&&f(this,"graphemes",e,n,{received:`${s}`})}return e}}}function pn(i,t){return{kind:"validation",type:"not_length",reference:pn,async:!1,expects:`!${i}`,
requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.length===this.requirement&&f(this,"length",e,n,{received:`${e.value.length}`}),e}}}function hn(i,t){
return{kind:"validation",type:"not_size",reference:hn,async:!1,expects:`!${i}`,requirement:i,message:t,"~run"(e,n){return e.typed&&e.value.size===this.requirement&&
f(this,"size",e,n,{received:`${e.value.size}`}),e}}}function mn(i,t){return{kind:"validation",type:"not_value",reference:mn,async:!1,expects:i instanceof Date?`\
!${i.toJSON()}`:`!${q(i)}`,requirement:i,message:t,"~run"(e,n){return e.typed&&y(this.requirement,e.value)&&f(this,"value",e,n,{received:e.value instanceof Date?
e.value.toJSON():q(e.value)}),e}}}function yn(i,t){return{kind:"validation",type:"not_values",reference:yn,async:!1,expects:`!${P(i.map(e=>e instanceof Date?e.toJSON():
q(e)),"|")}`,requirement:i,message:t,"~run"(e,n){return e.typed&&this.requirement.some(s=>y(s,e.value))&&f(this,"value",e,n,{received:e.value instanceof Date?e.
value.toJSON():q(e.value)}),e}}}function vn(i,t,e){return{kind:"validation",type:"not_words",reference:vn,async:!1,expects:`!${t}`,locales:i,requirement:t,message:e,
"~run"(n,s){if(n.typed){const u=De(this.locales,n.value);u===this.requirement&&f(this,"words",n,s,{received:`${u}`})}return n}}}function dn(i){return{kind:"vali\
dation",type:"octal",reference:dn,async:!1,expects:null,requirement:H,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"octal",t,e),
t}}}const vt=null,dt=null;function xn(i,t){const e=c=>typeof c=="string"?c.toLowerCase():c,n=i?.truthy??vt,s=i?.falsy??dt,u=i?.truthy?i.truthy.map(e):vt,o=i?.falsy?
i.falsy.map(e):dt;return{kind:"transformation",type:"parse_boolean",reference:xn,expects:P([...n,...s].map(q),"|"),config:i,message:t,async:!1,"~run"(c,l){const h=e(
c.value);return u.includes(h)?c.value=!0:o.includes(h)?c.value=!1:(f(this,"boolean",c,l),c.typed=!1),c}}}function gn(i,t){return{kind:"transformation",type:"par\
se_json",reference:gn,config:i,message:t,async:!1,"~run"(e,n){try{e.value=JSON.parse(e.value,this.config?.reviver)}catch(s){if(s instanceof Error)f(this,"JSON",
e,n,{received:`"${s.message}"`}),e.typed=!1;else throw s}return e}}}function xt(i,t){if(i.issues)for(const e of t)for(const n of i.issues){let s=!1;const u=Math.
min(e.length,n.path?.length??0);for(let o=0;o<u;o++)if(e[o]!==n.path[o].key&&(e[o]!=="$"||n.path[o].type!=="array")){s=!0;break}if(!s)return!1}return!0}function bn(i,t,e){
return{kind:"validation",type:"partial_check",reference:bn,async:!1,expects:null,paths:i,requirement:t,message:e,"~run"(n,s){return(n.typed||xt(n,i))&&!this.requirement(
n.value)&&f(this,"input",n,s),n}}}function wn(i,t,e){return{kind:"validation",type:"partial_check",reference:wn,async:!0,expects:null,paths:i,requirement:t,message:e,
async"~run"(n,s){return(n.typed||xt(n,i))&&!await this.requirement(n.value)&&f(this,"input",n,s),n}}}function gt(i){return{kind:"validation",type:"raw_check",reference:gt,
async:!1,expects:null,"~run"(t,e){return i({dataset:t,config:e,addIssue:n=>f(this,n?.label??"input",t,e,n)}),t}}}function Rn(i){return{kind:"validation",type:"r\
aw_check",reference:Rn,async:!0,expects:null,async"~run"(t,e){return await i({dataset:t,config:e,addIssue:n=>f(this,n?.label??"input",t,e,n)}),t}}}function kn(i){
return{kind:"transformation",type:"raw_transform",reference:kn,async:!1,"~run"(t,e){const n=i({dataset:t,config:e,addIssue:s=>f(this,s?.label??"input",t,e,s),NEVER:null});
return t.issues?t.typed=!1:t.value=n,t}}}function An(i){return{kind:"transformation",type:"raw_transform",reference:An,async:!0,async"~run"(t,e){const n=await i(
{dataset:t,config:e,addIssue:s=>f(this,s?.label??"input",t,e,s),NEVER:null});return t.issues?t.typed=!1:t.value=n,t}}}function En(){return{kind:"transformation",
type:"readonly",reference:En,async:!1,"~run"(i){return i}}}function In(i,t){return{kind:"transformation",type:"reduce_items",reference:In,async:!1,operation:i,initial:t,
"~run"(e){return e.value=e.value.reduce(this.operation,this.initial),e}}}function bt(i,t){return{kind:"validation",type:"regex",reference:bt,async:!1,expects:`${i}`,
requirement:i,message:t,"~run"(e,n){return e.typed&&!this.requirement.test(e.value)&&f(this,"format",e,n),e}}}function _n(i){return{kind:"transformation",type:"\
returns",reference:_n,async:!1,schema:i,"~run"(t,e){const n=t.value;return t.value=(...s)=>{const u=this.schema["~run"]({value:n(...s)},e);if(u.issues)throw new se(
u.issues);return u.value},t}}}function jn(i){return{kind:"transformation",type:"returns",reference:jn,async:!1,schema:i,"~run"(t,e){const n=t.value;return t.value=
async(...s)=>{const u=await this.schema["~run"]({value:await n(...s)},e);if(u.issues)throw new se(u.issues);return u.value},t}}}function Sn(i){return{kind:"vali\
dation",type:"rfc_email",reference:Sn,expects:null,async:!1,requirement:$,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"email",
t,e),t}}}function Tn(i){return{kind:"validation",type:"safe_integer",reference:Tn,async:!1,expects:null,requirement:Number.isSafeInteger,message:i,"~run"(t,e){return t.
typed&&!this.requirement(t.value)&&f(this,"safe integer",t,e),t}}}function Nn(i,t){return{kind:"validation",type:"size",reference:Nn,async:!1,expects:`${i}`,requirement:i,
message:t,"~run"(e,n){return e.typed&&e.value.size!==this.requirement&&f(this,"size",e,n,{received:`${e.value.size}`}),e}}}function qn(i){return{kind:"validatio\
n",type:"slug",reference:qn,async:!1,expects:null,requirement:z,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"slug",t,e),t}}}function Dn(i,t){
return{kind:"validation",type:"some_item",reference:Dn,async:!1,expects:null,requirement:i,message:t,"~run"(e,n){return e.typed&&!e.value.some(this.requirement)&&
f(this,"item",e,n),e}}}function Bn(i){return{kind:"transformation",type:"sort_items",reference:Bn,async:!1,operation:i,"~run"(t){return t.value=t.value.sort(this.
operation),t}}}function Cn(i,t){return{kind:"validation",type:"starts_with",reference:Cn,async:!1,expects:`"${i}"`,requirement:i,message:t,"~run"(e,n){return e.
typed&&!e.value.startsWith(this.requirement)&&f(this,"start",e,n,{received:`"${e.value.slice(0,this.requirement.length)}"`}),e}}}function Jn(i,t){return{kind:"t\
ransformation",type:"stringify_json",reference:Jn,message:t,config:i,async:!1,"~run"(e,n){try{const s=JSON.stringify(e.value,this.config?.replacer,this.config?.
space);s===void 0?(f(this,"JSON",e,n),e.typed=!1):e.value=s}catch(s){if(s instanceof Error)f(this,"JSON",e,n,{received:`"${s.message}"`}),e.typed=!1;else throw s}
return e}}}function wt(i){return{kind:"metadata",type:"title",reference:wt,title:i}}function On(i){return{kind:"transformation",type:"to_bigint",reference:On,async:!1,
message:i,"~run"(t,e){try{t.value=BigInt(t.value)}catch{f(this,"bigint",t,e),t.typed=!1}return t}}}function Ln(){return{kind:"transformation",type:"to_boolean",
reference:Ln,async:!1,"~run"(i){return i.value=!!i.value,i}}}function zn(){return{kind:"transformation",type:"to_camel_case",reference:zn,async:!1,"~run"(i){return i.
value=Ee(i.value,"",!1,!0),i}}}function Mn(i){return{kind:"transformation",type:"to_date",reference:Mn,async:!1,message:i,"~run"(t,e){try{t.value=new Date(t.value),
isNaN(t.value)&&(f(this,"date",t,e,{received:'"Invalid Date"'}),t.typed=!1)}catch{f(this,"date",t,e),t.typed=!1}return t}}}function Un(){return{kind:"transforma\
tion",type:"to_kebab_case",reference:Un,async:!1,"~run"(i){return i.value=Ee(i.value,"-",!1,!1),i}}}function Gn(){return{kind:"transformation",type:"to_lower_ca\
se",reference:Gn,async:!1,"~run"(i){return i.value=i.value.toLowerCase(),i}}}function Pn(i){return{kind:"transformation",type:"to_max_value",reference:Pn,async:!1,
requirement:i,"~run"(t){return t.value=t.value>this.requirement?this.requirement:t.value,t}}}function Fn(i){return{kind:"transformation",type:"to_min_value",reference:Fn,
async:!1,requirement:i,"~run"(t){return t.value=t.value<this.requirement?this.requirement:t.value,t}}}function Xn(i){return{kind:"transformation",type:"to_numbe\
r",reference:Xn,async:!1,message:i,"~run"(t,e){try{t.value=Number(t.value),isNaN(t.value)&&(f(this,"number",t,e),t.typed=!1)}catch{f(this,"number",t,e),t.typed=
!1}return t}}}function Wn(){return{kind:"transformation",type:"to_pascal_case",reference:Wn,async:!1,"~run"(i){return i.value=Ee(i.value,"",!0,!0),i}}}function Vn(){
return{kind:"transformation",type:"to_snake_case",reference:Vn,async:!1,"~run"(i){return i.value=Ee(i.value,"_",!1,!1),i}}}function Zn(i){return{kind:"transform\
ation",type:"to_string",reference:Zn,async:!1,message:i,"~run"(t,e){try{t.value=String(t.value)}catch{f(this,"string",t,e),t.typed=!1}return t}}}function Yn(){return{
kind:"transformation",type:"to_upper_case",reference:Yn,async:!1,"~run"(i){return i.value=i.value.toUpperCase(),i}}}function Rt(i){return{kind:"transformation",
type:"transform",reference:Rt,async:!1,operation:i,"~run"(t){return t.value=this.operation(t.value),t}}}function Kn(i){return{kind:"transformation",type:"transf\
orm",reference:Kn,async:!0,operation:i,async"~run"(t){return t.value=await this.operation(t.value),t}}}function Hn(){return{kind:"transformation",type:"trim",reference:Hn,
async:!1,"~run"(i){return i.value=i.value.trim(),i}}}function Qn(){return{kind:"transformation",type:"trim_end",reference:Qn,async:!1,"~run"(i){return i.value=i.
value.trimEnd(),i}}}function $n(){return{kind:"transformation",type:"trim_start",reference:$n,async:!1,"~run"(i){return i.value=i.value.trimStart(),i}}}function es(i){
return{kind:"validation",type:"ulid",reference:es,async:!1,expects:null,requirement:M,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,
"ULID",t,e),t}}}function ts(i){return{kind:"validation",type:"url",reference:ts,async:!1,expects:null,requirement(t){try{return URL.canParse?URL.canParse(t):(new URL(
t),!0)}catch{return!1}},message:i,"~run"(t,e){return t.typed&&!this.requirement(t.value)&&f(this,"URL",t,e),t}}}function is(i){return{kind:"validation",type:"uu\
id",reference:is,async:!1,expects:null,requirement:F,message:i,"~run"(t,e){return t.typed&&!this.requirement.test(t.value)&&f(this,"UUID",t,e),t}}}function ns(i,t){
return{kind:"validation",type:"value",reference:ns,async:!1,expects:i instanceof Date?i.toJSON():q(i),requirement:i,message:t,"~run"(e,n){return e.typed&&!y(this.
requirement,e.value)&&f(this,"value",e,n,{received:e.value instanceof Date?e.value.toJSON():q(e.value)}),e}}}function ss(i,t){return{kind:"validation",type:"val\
ues",reference:ss,async:!1,expects:`${P(i.map(e=>e instanceof Date?e.toJSON():q(e)),"|")}`,requirement:i,message:t,"~run"(e,n){return e.typed&&!this.requirement.
some(s=>y(s,e.value))&&f(this,"value",e,n,{received:e.value instanceof Date?e.value.toJSON():q(e.value)}),e}}}function rs(i,t,e){return{kind:"validation",type:"\
words",reference:rs,async:!1,expects:`${t}`,locales:i,requirement:t,message:e,"~run"(n,s){if(n.typed){const u=De(this.locales,n.value);u!==this.requirement&&f(this,
"words",n,s,{received:`${u}`})}return n}}}const We={abortEarly:!0};function lr(i,t){const e=i["~run"]({value:t},We).issues;if(e)throw new se(e)}var kt=class{constructor(i){
this.refCount=0,this.maxSize=i?.maxSize??1e3,this.maxAge=i?.maxAge??1/0,this.hasMaxAge=isFinite(this.maxAge)}stringify(i){const t=typeof i;if(t==="string")return`\
"${i}"`;if(t==="number"||t==="boolean")return`${i}`;if(t==="bigint")return`${i}n`;if(t==="object"||t==="function"){if(i){this.refIds??(this.refIds=new WeakMap);
let e=this.refIds.get(i);return e||(e=++this.refCount,this.refIds.set(i,e)),`#${e}`}return"null"}return t}key(i,t={}){return`${this.stringify(i)}|${this.stringify(
t.lang)}|${this.stringify(t.message)}|${this.stringify(t.abortEarly)}|${this.stringify(t.abortPipeEarly)}`}get(i){if(!this.store)return;const t=this.store.get(i);
if(t){if(this.hasMaxAge&&Date.now()-t[1]>this.maxAge){this.store.delete(i);return}return this.store.delete(i),this.store.set(i,t),t[0]}}set(i,t){this.store??(this.
store=new Map),this.store.delete(i);const e=this.hasMaxAge?Date.now():0;this.store.set(i,[t,e]),this.store.size>this.maxSize&&this.store.delete(this.store.keys().
next().value)}clear(){this.store?.clear()}};function cr(i,t){return d({...i,cacheConfig:t,cache:new kt(t),"~run"(e,n){const s=this.cache.key(e.value,n);let u=this.
cache.get(s);return u||this.cache.set(s,u=i["~run"](e,n)),V(u)}})}function fr(i,t){let e;return d({...i,async:!0,cacheConfig:t,cache:new kt(t),async"~run"(n,s){
const u=this.cache.key(n.value,s),o=this.cache.get(u);if(o)return V(o);let c=e?.get(u);c||(e??(e=new Map),c=Promise.resolve(i["~run"](n,s)),e.set(u,c));try{const l=await c;
return this.cache.set(u,l),V(l)}finally{e?.delete(u)}}})}function pr(i,t){return d({...i,"~run"(e,n){return i["~run"](e,{...n,...t})}})}function ee(i,t,e){return typeof i.
fallback=="function"?i.fallback(t,e):i.fallback}function hr(i,t){return d({...i,fallback:t,"~run"(e,n){const s=i["~run"](e,n);return s.issues?{typed:!0,value:ee(
this,s,n)}:s}})}function mr(i,t){return d({...i,fallback:t,async:!0,async"~run"(e,n){const s=await i["~run"](e,n);return s.issues?{typed:!0,value:await ee(this,
s,n)}:s}})}function yr(i){const t={};for(const e of i)if(e.path){const n=A(e);n?(t.nested||(t.nested={}),Object.prototype.hasOwnProperty.call(t.nested,n)?t.nested[n].
push(e.message):t.nested[n]=[e.message]):t.other?t.other.push(e.message):t.other=[e.message]}else t.root?t.root.push(e.message):t.root=[e.message];return t}function vr(i,t){
return{...i,"~run"(e,n){const s=e.issues&&[...e.issues];if(e=i["~run"](e,n),e.issues){for(const u of e.issues)if(!s?.includes(u)){let o=e.value;for(const c of t){
const l=o[c],h={type:"unknown",origin:"value",input:o,key:c,value:l};if(u.path?u.path.push(h):u.path=[h],!l)break;o=l}}}return e}}}function dr(i,t){return{...i,
async:!0,async"~run"(e,n){const s=e.issues&&[...e.issues];if(e=await i["~run"](e,n),e.issues){for(const u of e.issues)if(!s?.includes(u)){let o=e.value;for(const c of t){
const l=o[c],h={type:"unknown",origin:"value",input:o,key:c,value:l};if(u.path?u.path.push(h):u.path=[h],!l)break;o=l}}}return e}}}function W(i,t,e){return typeof i.
default=="function"?i.default(t,e):i.default}function At(i){if("entries"in i){const t={};for(const e in i.entries)t[e]=At(i.entries[e]);return t}return"items"in
i?i.items.map(At):W(i)}async function Et(i){return"entries"in i?Object.fromEntries(await Promise.all(Object.entries(i.entries).map(async([t,e])=>[t,await Et(e)]))):
"items"in i?Promise.all(i.items.map(Et)):W(i)}function xr(i){return Le(i,"description")}function gr(i){const t=[];function e(n){if("pipe"in n){for(const s of n.
pipe)if(s.kind==="schema"&&"pipe"in s)e(s);else if(s.kind==="metadata"&&s.type==="examples")for(const u of s.examples)t.push(u)}}return e(i),t}function It(i){if("\
entries"in i){const t={};for(const e in i.entries)t[e]=It(i.entries[e]);return t}return"items"in i?i.items.map(It):ee(i)}async function _t(i){return"entries"in i?
Object.fromEntries(await Promise.all(Object.entries(i.entries).map(async([t,e])=>[t,await _t(e)]))):"items"in i?Promise.all(i.items.map(_t)):ee(i)}function br(i){
const t={};function e(n){if("pipe"in n)for(const s of n.pipe)s.kind==="schema"&&"pipe"in s?e(s):s.kind==="metadata"&&s.type==="metadata"&&Object.assign(t,s.metadata)}
return e(i),t}function wr(i){return Le(i,"title")}function Rr(i,t){return!i["~run"]({value:t},We).issues}function as(){return d({kind:"schema",type:"any",reference:as,
expects:"any",async:!1,"~run"(i){return i.typed=!0,i}})}function jt(i,t){return d({kind:"schema",type:"array",reference:jt,expects:"Array",async:!1,item:i,message:t,
"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];for(let u=0;u<s.length;u++){const o=s[u],c=this.item["~run"]({value:o},n);if(c.issues){const l={
type:"array",origin:"value",input:s,key:u,value:o};for(const h of c.issues)h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.issues=c.issues),
n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=!1),e.value.push(c.value)}}else f(this,"type",e,n);return e}})}function us(i,t){return d({kind:"schema",type:"\
array",reference:us,expects:"Array",async:!0,item:i,message:t,async"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];const u=await Promise.
all(s.map(o=>this.item["~run"]({value:o},n)));for(let o=0;o<u.length;o++){const c=u[o];if(c.issues){const l={type:"array",origin:"value",input:s,key:o,value:s[o]};
for(const h of c.issues)h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.issues=c.issues),n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=
!1),e.value.push(c.value)}}else f(this,"type",e,n);return e}})}function os(i){return d({kind:"schema",type:"bigint",reference:os,expects:"bigint",async:!1,message:i,
"~run"(t,e){return typeof t.value=="bigint"?t.typed=!0:f(this,"type",t,e),t}})}function ls(i){return d({kind:"schema",type:"blob",reference:ls,expects:"Blob",async:!1,
message:i,"~run"(t,e){return t.value instanceof Blob?t.typed=!0:f(this,"type",t,e),t}})}function St(i){return d({kind:"schema",type:"boolean",reference:St,expects:"\
boolean",async:!1,message:i,"~run"(t,e){return typeof t.value=="boolean"?t.typed=!0:f(this,"type",t,e),t}})}function Tt(i,t){return d({kind:"schema",type:"custo\
m",reference:Tt,expects:"unknown",async:!1,check:i,message:t,"~run"(e,n){return this.check(e.value)?e.typed=!0:f(this,"type",e,n),e}})}function cs(i,t){return d(
{kind:"schema",type:"custom",reference:cs,expects:"unknown",async:!0,check:i,message:t,async"~run"(e,n){return await this.check(e.value)?e.typed=!0:f(this,"type",
e,n),e}})}function fs(i){return d({kind:"schema",type:"date",reference:fs,expects:"Date",async:!1,message:i,"~run"(t,e){return t.value instanceof Date?isNaN(t.value)?
f(this,"type",t,e,{received:'"Invalid Date"'}):t.typed=!0:f(this,"type",t,e),t}})}function ps(i,t){const e=[];for(const n in i)(`${+n}`!==n||typeof i[n]!="strin\
g"||!Object.is(i[i[n]],+n))&&e.push(i[n]);return d({kind:"schema",type:"enum",reference:ps,expects:P(e.map(q),"|"),async:!1,enum:i,options:e,message:t,"~run"(n,s){
return this.options.includes(n.value)?n.typed=!0:f(this,"type",n,s),n}})}function Nt(i,t){return d({kind:"schema",type:"exact_optional",reference:Nt,expects:i.expects,
async:!1,wrapped:i,default:t,"~run"(e,n){return this.wrapped["~run"](e,n)}})}function hs(i,t){return d({kind:"schema",type:"exact_optional",reference:hs,expects:i.
expects,async:!0,wrapped:i,default:t,async"~run"(e,n){return this.wrapped["~run"](e,n)}})}function ms(i){return d({kind:"schema",type:"file",reference:ms,expects:"\
File",async:!1,message:i,"~run"(t,e){return t.value instanceof File?t.typed=!0:f(this,"type",t,e),t}})}function ys(i){return d({kind:"schema",type:"function",reference:ys,
expects:"Function",async:!1,message:i,"~run"(t,e){return typeof t.value=="function"?t.typed=!0:f(this,"type",t,e),t}})}function vs(i,t){return d({kind:"schema",
type:"instance",reference:vs,expects:i.name,async:!1,class:i,message:t,"~run"(e,n){return e.value instanceof this.class?e.typed=!0:f(this,"type",e,n),e}})}function Ve(i,t){
if(typeof i==typeof t){if(Be(i,t)||i instanceof Date&&t instanceof Date&&Be(+i,+t))return{value:i};if(i&&t&&i.constructor===Object&&t.constructor===Object){const e={
...i,...t};for(const n in t)if(Object.prototype.hasOwnProperty.call(i,n)&&Object.prototype.hasOwnProperty.call(t,n)){const s=Ve(i[n],t[n]);if(s.issue)return s;e[n]=
s.value}return{value:e}}if(Array.isArray(i)&&Array.isArray(t)&&i.length===t.length){const e=[...i];for(let n=0;n<i.length;n++){const s=Ve(i[n],t[n]);if(s.issue)
return s;e[n]=s.value}return{value:e}}}return{issue:!0}}function ds(i,t){return d({kind:"schema",type:"intersect",reference:ds,expects:P(i.map(e=>e.expects),"&"),
async:!1,options:i,message:t,"~run"(e,n){if(this.options.length){const s=e.value;let u;e.typed=!0;for(const o of this.options){const c=o["~run"]({value:s},n);if(c.
issues){if(e.issues)for(const l of c.issues)e.issues.push(l);else e.issues=c.issues;if(n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=!1),e.typed&&(u?u.push(
c.value):u=[c.value])}if(e.typed){e.value=u[0];for(let o=1;o<u.length;o++){const c=Ve(e.value,u[o]);if(c.issue){f(this,"type",e,n,{received:"unknown"});break}e.
value=c.value}}}else f(this,"type",e,n);return e}})}function xs(i,t){return d({kind:"schema",type:"intersect",reference:xs,expects:P(i.map(e=>e.expects),"&"),async:!0,
options:i,message:t,async"~run"(e,n){if(this.options.length){const s=e.value;let u;e.typed=!0;const o=await Promise.all(this.options.map(c=>c["~run"]({value:s},
n)));for(const c of o){if(c.issues){if(e.issues)for(const l of c.issues)e.issues.push(l);else e.issues=c.issues;if(n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=
!1),e.typed&&(u?u.push(c.value):u=[c.value])}if(e.typed){e.value=u[0];for(let c=1;c<u.length;c++){const l=Ve(e.value,u[c]);if(l.issue){f(this,"type",e,n,{received:"\
unknown"});break}e.value=l.value}}}else f(this,"type",e,n);return e}})}function gs(i){return d({kind:"schema",type:"lazy",reference:gs,expects:"unknown",async:!1,
getter:i,"~run"(t,e){return this.getter(t.value)["~run"](t,e)}})}function bs(i){return d({kind:"schema",type:"lazy",reference:bs,expects:"unknown",async:!0,getter:i,
async"~run"(t,e){return(await this.getter(t.value))["~run"](t,e)}})}function ws(i,t){return d({kind:"schema",type:"literal",reference:ws,expects:q(i),async:!1,literal:i,
message:t,"~run"(e,n){return Be(e.value,this.literal)?e.typed=!0:f(this,"type",e,n),e}})}function Rs(i,t){return d({kind:"schema",type:"loose_object",reference:Rs,
expects:"Object",async:!1,entries:i,message:t,"~run"(e,n){const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};for(const u in this.entries){const o=this.
entries[u];if(u in s||(o.type==="exact_optional"||o.type==="optional"||o.type==="nullish")&&o.default!==void 0){const c=u in s?s[u]:W(o),l=o["~run"]({value:c},n);
if(l.issues){const h={type:"object",origin:"value",input:s,key:u,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],e.issues?.push(m);if(e.issues||
(e.issues=l.issues),n.abortEarly){e.typed=!1;break}}l.typed||(e.typed=!1),e.value[u]=l.value}else if(o.fallback!==void 0)e.value[u]=ee(o);else if(o.type!=="exac\
t_optional"&&o.type!=="optional"&&o.type!=="nullish"&&(f(this,"key",e,n,{input:void 0,expected:`"${u}"`,path:[{type:"object",origin:"key",input:s,key:u,value:s[u]}]}),
n.abortEarly))break}if(!e.issues||!n.abortEarly)for(const u in s)b(s,u)&&!Object.prototype.hasOwnProperty.call(this.entries,u)&&(e.value[u]=s[u])}else f(this,"t\
ype",e,n);return e}})}function ks(i,t){return d({kind:"schema",type:"loose_object",reference:ks,expects:"Object",async:!0,entries:i,message:t,async"~run"(e,n){const s=e.
value;if(s&&typeof s=="object"){e.typed=!0,e.value={};const u=await Promise.all(Object.entries(this.entries).map(async([o,c])=>{if(o in s||(c.type==="exact_opti\
onal"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const l=o in s?s[o]:await W(c);return[o,l,c,await c["~run"]({value:l},n)]}return[o,s[o],c,null]}));
for(const[o,c,l,h]of u)if(h){if(h.issues){const m={type:"object",origin:"value",input:s,key:o,value:c};for(const x of h.issues)x.path?x.path.unshift(m):x.path=[
m],e.issues?.push(x);if(e.issues||(e.issues=h.issues),n.abortEarly){e.typed=!1;break}}h.typed||(e.typed=!1),e.value[o]=h.value}else if(l.fallback!==void 0)e.value[o]=
await ee(l);else if(l.type!=="exact_optional"&&l.type!=="optional"&&l.type!=="nullish"&&(f(this,"key",e,n,{input:void 0,expected:`"${o}"`,path:[{type:"object",origin:"\
key",input:s,key:o,value:c}]}),n.abortEarly))break;if(!e.issues||!n.abortEarly)for(const o in s)b(s,o)&&!Object.prototype.hasOwnProperty.call(this.entries,o)&&(e.
value[o]=s[o])}else f(this,"type",e,n);return e}})}function As(i,t){return d({kind:"schema",type:"loose_tuple",reference:As,expects:"Array",async:!1,items:i,message:t,
"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];for(let u=0;u<this.items.length;u++){const o=s[u],c=this.items[u]["~run"]({value:o},n);if(c.
issues){const l={type:"array",origin:"value",input:s,key:u,value:o};for(const h of c.issues)h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.
issues=c.issues),n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=!1),e.value.push(c.value)}if(!e.issues||!n.abortEarly)for(let u=this.items.length;u<s.length;u++)
e.value.push(s[u])}else f(this,"type",e,n);return e}})}function Es(i,t){return d({kind:"schema",type:"loose_tuple",reference:Es,expects:"Array",async:!0,items:i,
message:t,async"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];const u=await Promise.all(this.items.map(async(o,c)=>{const l=s[c];return[
c,l,await o["~run"]({value:l},n)]}));for(const[o,c,l]of u){if(l.issues){const h={type:"array",origin:"value",input:s,key:o,value:c};for(const m of l.issues)m.path?
m.path.unshift(h):m.path=[h],e.issues?.push(m);if(e.issues||(e.issues=l.issues),n.abortEarly){e.typed=!1;break}}l.typed||(e.typed=!1),e.value.push(l.value)}if(!e.
issues||!n.abortEarly)for(let o=this.items.length;o<s.length;o++)e.value.push(s[o])}else f(this,"type",e,n);return e}})}function Is(i,t,e){return d({kind:"schem\
a",type:"map",reference:Is,expects:"Map",async:!1,key:i,value:t,message:e,"~run"(n,s){const u=n.value;if(u instanceof Map){n.typed=!0,n.value=new Map;for(const[
o,c]of u){const l=this.key["~run"]({value:o},s);if(l.issues){const m={type:"map",origin:"key",input:u,key:o,value:c};for(const x of l.issues)x.path?x.path.unshift(
m):x.path=[m],n.issues?.push(x);if(n.issues||(n.issues=l.issues),s.abortEarly){n.typed=!1;break}}const h=this.value["~run"]({value:c},s);if(h.issues){const m={type:"\
map",origin:"value",input:u,key:o,value:c};for(const x of h.issues)x.path?x.path.unshift(m):x.path=[m],n.issues?.push(x);if(n.issues||(n.issues=h.issues),s.abortEarly){
n.typed=!1;break}}(!l.typed||!h.typed)&&(n.typed=!1),n.value.set(l.value,h.value)}}else f(this,"type",n,s);return n}})}function _s(i,t,e){return d({kind:"schema",
type:"map",reference:_s,expects:"Map",async:!0,key:i,value:t,message:e,async"~run"(n,s){const u=n.value;if(u instanceof Map){n.typed=!0,n.value=new Map;const o=await Promise.
all([...u].map(([c,l])=>Promise.all([c,l,this.key["~run"]({value:c},s),this.value["~run"]({value:l},s)])));for(const[c,l,h,m]of o){if(h.issues){const x={type:"m\
ap",origin:"key",input:u,key:c,value:l};for(const w of h.issues)w.path?w.path.unshift(x):w.path=[x],n.issues?.push(w);if(n.issues||(n.issues=h.issues),s.abortEarly){
n.typed=!1;break}}if(m.issues){const x={type:"map",origin:"value",input:u,key:c,value:l};for(const w of m.issues)w.path?w.path.unshift(x):w.path=[x],n.issues?.push(
w);if(n.issues||(n.issues=m.issues),s.abortEarly){n.typed=!1;break}}(!h.typed||!m.typed)&&(n.typed=!1),n.value.set(h.value,m.value)}}else f(this,"type",n,s);return n}})}
function js(i){return d({kind:"schema",type:"nan",reference:js,expects:"NaN",async:!1,message:i,"~run"(t,e){return Number.isNaN(t.value)?t.typed=!0:f(this,"type",
t,e),t}})}function qt(i){return d({kind:"schema",type:"never",reference:qt,expects:"never",async:!1,message:i,"~run"(t,e){return f(this,"type",t,e),t}})}function Ss(i,t){
return d({kind:"schema",type:"non_nullable",reference:Ss,expects:"!null",async:!1,wrapped:i,message:t,"~run"(e,n){return e.value!==null&&(e=this.wrapped["~run"](
e,n)),e.value===null&&f(this,"type",e,n),e}})}function Ts(i,t){return d({kind:"schema",type:"non_nullable",reference:Ts,expects:"!null",async:!0,wrapped:i,message:t,
async"~run"(e,n){return e.value!==null&&(e=await this.wrapped["~run"](e,n)),e.value===null&&f(this,"type",e,n),e}})}function Ns(i,t){return d({kind:"schema",type:"\
non_nullish",reference:Ns,expects:"(!null & !undefined)",async:!1,wrapped:i,message:t,"~run"(e,n){return e.value===null||e.value===void 0||(e=this.wrapped["~run"](
e,n)),(e.value===null||e.value===void 0)&&f(this,"type",e,n),e}})}function qs(i,t){return d({kind:"schema",type:"non_nullish",reference:qs,expects:"(!null & !un\
defined)",async:!0,wrapped:i,message:t,async"~run"(e,n){return e.value===null||e.value===void 0||(e=await this.wrapped["~run"](e,n)),(e.value===null||e.value===
void 0)&&f(this,"type",e,n),e}})}function Dt(i,t){return d({kind:"schema",type:"non_optional",reference:Dt,expects:"!undefined",async:!1,wrapped:i,message:t,"~r\
un"(e,n){return e.value!==void 0&&(e=this.wrapped["~run"](e,n)),e.value===void 0&&f(this,"type",e,n),e}})}function Bt(i,t){return d({kind:"schema",type:"non_opt\
ional",reference:Bt,expects:"!undefined",async:!0,wrapped:i,message:t,async"~run"(e,n){return e.value!==void 0&&(e=await this.wrapped["~run"](e,n)),e.value===void 0&&
f(this,"type",e,n),e}})}function Ds(i){return d({kind:"schema",type:"null",reference:Ds,expects:"null",async:!1,message:i,"~run"(t,e){return t.value===null?t.typed=
!0:f(this,"type",t,e),t}})}function Ct(i,t){return d({kind:"schema",type:"nullable",reference:Ct,expects:`(${i.expects} | null)`,async:!1,wrapped:i,default:t,"~\
run"(e,n){return e.value===null&&(this.default!==void 0&&(e.value=W(this,e,n)),e.value===null)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Bs(i,t){return d(
{kind:"schema",type:"nullable",reference:Bs,expects:`(${i.expects} | null)`,async:!0,wrapped:i,default:t,async"~run"(e,n){return e.value===null&&(this.default!==
void 0&&(e.value=await W(this,e,n)),e.value===null)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Cs(i,t){return d({kind:"schema",type:"nullish",reference:Cs,
expects:`(${i.expects} | null | undefined)`,async:!1,wrapped:i,default:t,"~run"(e,n){return(e.value===null||e.value===void 0)&&(this.default!==void 0&&(e.value=
W(this,e,n)),e.value===null||e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Js(i,t){return d({kind:"schema",type:"nullish",reference:Js,
expects:`(${i.expects} | null | undefined)`,async:!0,wrapped:i,default:t,async"~run"(e,n){return(e.value===null||e.value===void 0)&&(this.default!==void 0&&(e.value=
await W(this,e,n)),e.value===null||e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Jt(i){return d({kind:"schema",type:"number",reference:Jt,
expects:"number",async:!1,message:i,"~run"(t,e){return typeof t.value=="number"&&!isNaN(t.value)?t.typed=!0:f(this,"type",t,e),t}})}function Ot(i,t){return d({kind:"\
schema",type:"object",reference:Ot,expects:"Object",async:!1,entries:i,message:t,"~run"(e,n){const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};for(const u in this.
entries){const o=this.entries[u];if(u in s||(o.type==="exact_optional"||o.type==="optional"||o.type==="nullish")&&o.default!==void 0){const c=u in s?s[u]:W(o),l=o["\
~run"]({value:c},n);if(l.issues){const h={type:"object",origin:"value",input:s,key:u,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],e.issues?.
push(m);if(e.issues||(e.issues=l.issues),n.abortEarly){e.typed=!1;break}}l.typed||(e.typed=!1),e.value[u]=l.value}else if(o.fallback!==void 0)e.value[u]=ee(o);else if(o.
type!=="exact_optional"&&o.type!=="optional"&&o.type!=="nullish"&&(f(this,"key",e,n,{input:void 0,expected:`"${u}"`,path:[{type:"object",origin:"key",input:s,key:u,
value:s[u]}]}),n.abortEarly))break}}else f(this,"type",e,n);return e}})}function Os(i,t){return d({kind:"schema",type:"object",reference:Os,expects:"Object",async:!0,
entries:i,message:t,async"~run"(e,n){const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};const u=await Promise.all(Object.entries(this.entries).map(
async([o,c])=>{if(o in s||(c.type==="exact_optional"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const l=o in s?s[o]:await W(c);return[o,l,c,
await c["~run"]({value:l},n)]}return[o,s[o],c,null]}));for(const[o,c,l,h]of u)if(h){if(h.issues){const m={type:"object",origin:"value",input:s,key:o,value:c};for(const x of h.
issues)x.path?x.path.unshift(m):x.path=[m],e.issues?.push(x);if(e.issues||(e.issues=h.issues),n.abortEarly){e.typed=!1;break}}h.typed||(e.typed=!1),e.value[o]=h.
value}else if(l.fallback!==void 0)e.value[o]=await ee(l);else if(l.type!=="exact_optional"&&l.type!=="optional"&&l.type!=="nullish"&&(f(this,"key",e,n,{input:void 0,
expected:`"${o}"`,path:[{type:"object",origin:"key",input:s,key:o,value:c}]}),n.abortEarly))break}else f(this,"type",e,n);return e}})}function Ls(i,t,e){return d(
{kind:"schema",type:"object_with_rest",reference:Ls,expects:"Object",async:!1,entries:i,rest:t,message:e,"~run"(n,s){const u=n.value;if(u&&typeof u=="object"){n.
typed=!0,n.value={};for(const o in this.entries){const c=this.entries[o];if(o in u||(c.type==="exact_optional"||c.type==="optional"||c.type==="nullish")&&c.default!==
void 0){const l=o in u?u[o]:W(c),h=c["~run"]({value:l},s);if(h.issues){const m={type:"object",origin:"value",input:u,key:o,value:l};for(const x of h.issues)x.path?
x.path.unshift(m):x.path=[m],n.issues?.push(x);if(n.issues||(n.issues=h.issues),s.abortEarly){n.typed=!1;break}}h.typed||(n.typed=!1),n.value[o]=h.value}else if(c.
fallback!==void 0)n.value[o]=ee(c);else if(c.type!=="exact_optional"&&c.type!=="optional"&&c.type!=="nullish"&&(f(this,"key",n,s,{input:void 0,expected:`"${o}"`,
path:[{type:"object",origin:"key",input:u,key:o,value:u[o]}]}),s.abortEarly))break}if(!n.issues||!s.abortEarly){for(const o in u)if(b(u,o)&&!Object.prototype.hasOwnProperty.
call(this.entries,o)){const c=this.rest["~run"]({value:u[o]},s);if(c.issues){const l={type:"object",origin:"value",input:u,key:o,value:u[o]};for(const h of c.issues)
h.path?h.path.unshift(l):h.path=[l],n.issues?.push(h);if(n.issues||(n.issues=c.issues),s.abortEarly){n.typed=!1;break}}c.typed||(n.typed=!1),n.value[o]=c.value}}}else
f(this,"type",n,s);return n}})}function zs(i,t,e){return d({kind:"schema",type:"object_with_rest",reference:zs,expects:"Object",async:!0,entries:i,rest:t,message:e,
async"~run"(n,s){const u=n.value;if(u&&typeof u=="object"){n.typed=!0,n.value={};const[o,c]=await Promise.all([Promise.all(Object.entries(this.entries).map(async([
l,h])=>{if(l in u||(h.type==="exact_optional"||h.type==="optional"||h.type==="nullish")&&h.default!==void 0){const m=l in u?u[l]:await W(h);return[l,m,h,await h["\
~run"]({value:m},s)]}return[l,u[l],h,null]})),Promise.all(Object.entries(u).filter(([l])=>b(u,l)&&!Object.prototype.hasOwnProperty.call(this.entries,l)).map(async([
l,h])=>[l,h,await this.rest["~run"]({value:h},s)]))]);for(const[l,h,m,x]of o)if(x){if(x.issues){const w={type:"object",origin:"value",input:u,key:l,value:h};for(const C of x.
issues)C.path?C.path.unshift(w):C.path=[w],n.issues?.push(C);if(n.issues||(n.issues=x.issues),s.abortEarly){n.typed=!1;break}}x.typed||(n.typed=!1),n.value[l]=x.
value}else if(m.fallback!==void 0)n.value[l]=await ee(m);else if(m.type!=="exact_optional"&&m.type!=="optional"&&m.type!=="nullish"&&(f(this,"key",n,s,{input:void 0,
expected:`"${l}"`,path:[{type:"object",origin:"key",input:u,key:l,value:h}]}),s.abortEarly))break;if(!n.issues||!s.abortEarly)for(const[l,h,m]of c){if(m.issues){
const x={type:"object",origin:"value",input:u,key:l,value:h};for(const w of m.issues)w.path?w.path.unshift(x):w.path=[x],n.issues?.push(w);if(n.issues||(n.issues=
m.issues),s.abortEarly){n.typed=!1;break}}m.typed||(n.typed=!1),n.value[l]=m.value}}else f(this,"type",n,s);return n}})}function nt(i,t){return d({kind:"schema",
type:"optional",reference:nt,expects:`(${i.expects} | undefined)`,async:!1,wrapped:i,default:t,"~run"(e,n){return e.value===void 0&&(this.default!==void 0&&(e.value=
W(this,e,n)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Lt(i,t){return d({kind:"schema",type:"optional",reference:Lt,expects:`(${i.expects}\
 | undefined)`,async:!0,wrapped:i,default:t,async"~run"(e,n){return e.value===void 0&&(this.default!==void 0&&(e.value=await W(this,e,n)),e.value===void 0)?(e.typed=
!0,e):this.wrapped["~run"](e,n)}})}function st(i,t){return d({kind:"schema",type:"picklist",reference:st,expects:P(i.map(q),"|"),async:!1,options:i,message:t,"~\
run"(e,n){return this.options.includes(e.value)?e.typed=!0:f(this,"type",e,n),e}})}function Ms(i){return d({kind:"schema",type:"promise",reference:Ms,expects:"P\
romise",async:!1,message:i,"~run"(t,e){return t.value instanceof Promise?t.typed=!0:f(this,"type",t,e),t}})}function zt(i,t,e){return d({kind:"schema",type:"rec\
ord",reference:zt,expects:"Object",async:!1,key:i,value:t,message:e,"~run"(n,s){const u=n.value;if(u&&typeof u=="object"){n.typed=!0,n.value={};for(const o in u)
if(b(u,o)){const c=u[o],l=this.key["~run"]({value:o},s);if(l.issues){const m={type:"object",origin:"key",input:u,key:o,value:c};for(const x of l.issues)x.path=[
m],n.issues?.push(x);if(n.issues||(n.issues=l.issues),s.abortEarly){n.typed=!1;break}}const h=this.value["~run"]({value:c},s);if(h.issues){const m={type:"object",
origin:"value",input:u,key:o,value:c};for(const x of h.issues)x.path?x.path.unshift(m):x.path=[m],n.issues?.push(x);if(n.issues||(n.issues=h.issues),s.abortEarly){
n.typed=!1;break}}(!l.typed||!h.typed)&&(n.typed=!1),l.typed&&(n.value[l.value]=h.value)}}else f(this,"type",n,s);return n}})}function Us(i,t,e){return d({kind:"\
schema",type:"record",reference:Us,expects:"Object",async:!0,key:i,value:t,message:e,async"~run"(n,s){const u=n.value;if(u&&typeof u=="object"){n.typed=!0,n.value=
{};const o=await Promise.all(Object.entries(u).filter(([c])=>b(u,c)).map(([c,l])=>Promise.all([c,l,this.key["~run"]({value:c},s),this.value["~run"]({value:l},s)])));
for(const[c,l,h,m]of o){if(h.issues){const x={type:"object",origin:"key",input:u,key:c,value:l};for(const w of h.issues)w.path=[x],n.issues?.push(w);if(n.issues||
(n.issues=h.issues),s.abortEarly){n.typed=!1;break}}if(m.issues){const x={type:"object",origin:"value",input:u,key:c,value:l};for(const w of m.issues)w.path?w.path.
unshift(x):w.path=[x],n.issues?.push(w);if(n.issues||(n.issues=m.issues),s.abortEarly){n.typed=!1;break}}(!h.typed||!m.typed)&&(n.typed=!1),h.typed&&(n.value[h.
value]=m.value)}}else f(this,"type",n,s);return n}})}function Gs(i,t){return d({kind:"schema",type:"set",reference:Gs,expects:"Set",async:!1,value:i,message:t,"\
~run"(e,n){const s=e.value;if(s instanceof Set){e.typed=!0,e.value=new Set;for(const u of s){const o=this.value["~run"]({value:u},n);if(o.issues){const c={type:"\
set",origin:"value",input:s,key:null,value:u};for(const l of o.issues)l.path?l.path.unshift(c):l.path=[c],e.issues?.push(l);if(e.issues||(e.issues=o.issues),n.abortEarly){
e.typed=!1;break}}o.typed||(e.typed=!1),e.value.add(o.value)}}else f(this,"type",e,n);return e}})}function Ps(i,t){return d({kind:"schema",type:"set",reference:Ps,
expects:"Set",async:!0,value:i,message:t,async"~run"(e,n){const s=e.value;if(s instanceof Set){e.typed=!0,e.value=new Set;const u=await Promise.all([...s].map(async o=>[
o,await this.value["~run"]({value:o},n)]));for(const[o,c]of u){if(c.issues){const l={type:"set",origin:"value",input:s,key:null,value:o};for(const h of c.issues)
h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.issues=c.issues),n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=!1),e.value.add(c.value)}}else
f(this,"type",e,n);return e}})}function Mt(i,t){return d({kind:"schema",type:"strict_object",reference:Mt,expects:"Object",async:!1,entries:i,message:t,"~run"(e,n){
const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};for(const u in this.entries){const o=this.entries[u];if(u in s||(o.type==="exact_optional"||o.type===
"optional"||o.type==="nullish")&&o.default!==void 0){const c=u in s?s[u]:W(o),l=o["~run"]({value:c},n);if(l.issues){const h={type:"object",origin:"value",input:s,
key:u,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],e.issues?.push(m);if(e.issues||(e.issues=l.issues),n.abortEarly){e.typed=!1;break}}l.
typed||(e.typed=!1),e.value[u]=l.value}else if(o.fallback!==void 0)e.value[u]=ee(o);else if(o.type!=="exact_optional"&&o.type!=="optional"&&o.type!=="nullish"&&
(f(this,"key",e,n,{input:void 0,expected:`"${u}"`,path:[{type:"object",origin:"key",input:s,key:u,value:s[u]}]}),n.abortEarly))break}if(!e.issues||!n.abortEarly){
for(const u in s)if(!Object.prototype.hasOwnProperty.call(this.entries,u)){f(this,"key",e,n,{input:u,expected:"never",path:[{type:"object",origin:"key",input:s,
key:u,value:s[u]}]});break}}}else f(this,"type",e,n);return e}})}function Fs(i,t){return d({kind:"schema",type:"strict_object",reference:Fs,expects:"Object",async:!0,
entries:i,message:t,async"~run"(e,n){const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};const u=await Promise.all(Object.entries(this.entries).map(
async([o,c])=>{if(o in s||(c.type==="exact_optional"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const l=o in s?s[o]:await W(c);return[o,l,c,
await c["~run"]({value:l},n)]}return[o,s[o],c,null]}));for(const[o,c,l,h]of u)if(h){if(h.issues){const m={type:"object",origin:"value",input:s,key:o,value:c};for(const x of h.
issues)x.path?x.path.unshift(m):x.path=[m],e.issues?.push(x);if(e.issues||(e.issues=h.issues),n.abortEarly){e.typed=!1;break}}h.typed||(e.typed=!1),e.value[o]=h.
value}else if(l.fallback!==void 0)e.value[o]=await ee(l);else if(l.type!=="exact_optional"&&l.type!=="optional"&&l.type!=="nullish"&&(f(this,"key",e,n,{input:void 0,
expected:`"${o}"`,path:[{type:"object",origin:"key",input:s,key:o,value:c}]}),n.abortEarly))break;if(!e.issues||!n.abortEarly){for(const o in s)if(!Object.prototype.
hasOwnProperty.call(this.entries,o)){f(this,"key",e,n,{input:o,expected:"never",path:[{type:"object",origin:"key",input:s,key:o,value:s[o]}]});break}}}else f(this,
"type",e,n);return e}})}function Xs(i,t){return d({kind:"schema",type:"strict_tuple",reference:Xs,expects:"Array",async:!1,items:i,message:t,"~run"(e,n){const s=e.
value;if(Array.isArray(s)){e.typed=!0,e.value=[];for(let u=0;u<this.items.length;u++){const o=s[u],c=this.items[u]["~run"]({value:o},n);if(c.issues){const l={type:"\
array",origin:"value",input:s,key:u,value:o};for(const h of c.issues)h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.issues=c.issues),n.abortEarly){
e.typed=!1;break}}c.typed||(e.typed=!1),e.value.push(c.value)}!(e.issues&&n.abortEarly)&&this.items.length<s.length&&f(this,"type",e,n,{input:s[this.items.length],
expected:"never",path:[{type:"array",origin:"value",input:s,key:this.items.length,value:s[this.items.length]}]})}else f(this,"type",e,n);return e}})}function Ws(i,t){
return d({kind:"schema",type:"strict_tuple",reference:Ws,expects:"Array",async:!0,items:i,message:t,async"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=
!0,e.value=[];const u=await Promise.all(this.items.map(async(o,c)=>{const l=s[c];return[c,l,await o["~run"]({value:l},n)]}));for(const[o,c,l]of u){if(l.issues){
const h={type:"array",origin:"value",input:s,key:o,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],e.issues?.push(m);if(e.issues||(e.issues=
l.issues),n.abortEarly){e.typed=!1;break}}l.typed||(e.typed=!1),e.value.push(l.value)}!(e.issues&&n.abortEarly)&&this.items.length<s.length&&f(this,"type",e,n,{
input:s[this.items.length],expected:"never",path:[{type:"array",origin:"value",input:s,key:this.items.length,value:s[this.items.length]}]})}else f(this,"type",e,
n);return e}})}function Ut(i){return d({kind:"schema",type:"string",reference:Ut,expects:"string",async:!1,message:i,"~run"(t,e){return typeof t.value=="string"?
t.typed=!0:f(this,"type",t,e),t}})}function Vs(i){return d({kind:"schema",type:"symbol",reference:Vs,expects:"symbol",async:!1,message:i,"~run"(t,e){return typeof t.
value=="symbol"?t.typed=!0:f(this,"type",t,e),t}})}function Zs(i,t){return d({kind:"schema",type:"tuple",reference:Zs,expects:"Array",async:!1,items:i,message:t,
"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];for(let u=0;u<this.items.length;u++){const o=s[u],c=this.items[u]["~run"]({value:o},n);if(c.
issues){const l={type:"array",origin:"value",input:s,key:u,value:o};for(const h of c.issues)h.path?h.path.unshift(l):h.path=[l],e.issues?.push(h);if(e.issues||(e.
issues=c.issues),n.abortEarly){e.typed=!1;break}}c.typed||(e.typed=!1),e.value.push(c.value)}}else f(this,"type",e,n);return e}})}function Ys(i,t){return d({kind:"\
schema",type:"tuple",reference:Ys,expects:"Array",async:!0,items:i,message:t,async"~run"(e,n){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];const u=await Promise.
all(this.items.map(async(o,c)=>{const l=s[c];return[c,l,await o["~run"]({value:l},n)]}));for(const[o,c,l]of u){if(l.issues){const h={type:"array",origin:"value",
input:s,key:o,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],e.issues?.push(m);if(e.issues||(e.issues=l.issues),n.abortEarly){e.typed=!1;break}}
l.typed||(e.typed=!1),e.value.push(l.value)}}else f(this,"type",e,n);return e}})}function Ks(i,t,e){return d({kind:"schema",type:"tuple_with_rest",reference:Ks,
expects:"Array",async:!1,items:i,rest:t,message:e,"~run"(n,s){const u=n.value;if(Array.isArray(u)){n.typed=!0,n.value=[];for(let o=0;o<this.items.length;o++){const c=u[o],
l=this.items[o]["~run"]({value:c},s);if(l.issues){const h={type:"array",origin:"value",input:u,key:o,value:c};for(const m of l.issues)m.path?m.path.unshift(h):m.
path=[h],n.issues?.push(m);if(n.issues||(n.issues=l.issues),s.abortEarly){n.typed=!1;break}}l.typed||(n.typed=!1),n.value.push(l.value)}if(!n.issues||!s.abortEarly)
for(let o=this.items.length;o<u.length;o++){const c=u[o],l=this.rest["~run"]({value:c},s);if(l.issues){const h={type:"array",origin:"value",input:u,key:o,value:c};
for(const m of l.issues)m.path?m.path.unshift(h):m.path=[h],n.issues?.push(m);if(n.issues||(n.issues=l.issues),s.abortEarly){n.typed=!1;break}}l.typed||(n.typed=
!1),n.value.push(l.value)}}else f(this,"type",n,s);return n}})}function Hs(i,t,e){return d({kind:"schema",type:"tuple_with_rest",reference:Hs,expects:"Array",async:!0,
items:i,rest:t,message:e,async"~run"(n,s){const u=n.value;if(Array.isArray(u)){n.typed=!0,n.value=[];const[o,c]=await Promise.all([Promise.all(this.items.map(async(l,h)=>{
const m=u[h];return[h,m,await l["~run"]({value:m},s)]})),Promise.all(u.slice(this.items.length).map(async(l,h)=>[h+this.items.length,l,await this.rest["~run"]({
value:l},s)]))]);for(const[l,h,m]of o){if(m.issues){const x={type:"array",origin:"value",input:u,key:l,value:h};for(const w of m.issues)w.path?w.path.unshift(x):
w.path=[x],n.issues?.push(w);if(n.issues||(n.issues=m.issues),s.abortEarly){n.typed=!1;break}}m.typed||(n.typed=!1),n.value.push(m.value)}if(!n.issues||!s.abortEarly)
for(const[l,h,m]of c){if(m.issues){const x={type:"array",origin:"value",input:u,key:l,value:h};for(const w of m.issues)w.path?w.path.unshift(x):w.path=[x],n.issues?.
push(w);if(n.issues||(n.issues=m.issues),s.abortEarly){n.typed=!1;break}}m.typed||(n.typed=!1),n.value.push(m.value)}}else f(this,"type",n,s);return n}})}function Qs(i){
return d({kind:"schema",type:"undefined",reference:Qs,expects:"undefined",async:!1,message:i,"~run"(t,e){return t.value===void 0?t.typed=!0:f(this,"type",t,e),t}})}
function $s(i,t){return d({kind:"schema",type:"undefinedable",reference:$s,expects:`(${i.expects} | undefined)`,async:!1,wrapped:i,default:t,"~run"(e,n){return e.
value===void 0&&(this.default!==void 0&&(e.value=W(this,e,n)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function er(i,t){return d({kind:"sch\
ema",type:"undefinedable",reference:er,expects:`(${i.expects} | undefined)`,async:!0,wrapped:i,default:t,async"~run"(e,n){return e.value===void 0&&(this.default!==
void 0&&(e.value=await W(this,e,n)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,n)}})}function Ze(i){let t;if(i)for(const e of i)if(t)for(const n of e.
issues)t.push(n);else t=e.issues;return t}function Gt(i,t){return d({kind:"schema",type:"union",reference:Gt,expects:P(i.map(e=>e.expects),"|"),async:!1,options:i,
message:t,"~run"(e,n){let s,u,o;for(const c of this.options){const l=c["~run"]({value:e.value},n);if(l.typed)if(l.issues)u?u.push(l):u=[l];else{s=l;break}else o?
o.push(l):o=[l]}if(s)return s;if(u){if(u.length===1)return u[0];f(this,"type",e,n,{issues:Ze(u)}),e.typed=!0}else{if(o?.length===1)return o[0];f(this,"type",e,n,
{issues:Ze(o)})}return e}})}function tr(i,t){return d({kind:"schema",type:"union",reference:tr,expects:P(i.map(e=>e.expects),"|"),async:!0,options:i,message:t,async"\
~run"(e,n){let s,u,o;for(const c of this.options){const l=await c["~run"]({value:e.value},n);if(l.typed)if(l.issues)u?u.push(l):u=[l];else{s=l;break}else o?o.push(
l):o=[l]}if(s)return s;if(u){if(u.length===1)return u[0];f(this,"type",e,n,{issues:Ze(u)}),e.typed=!0}else{if(o?.length===1)return o[0];f(this,"type",e,n,{issues:Ze(
o)})}return e}})}function ir(){return d({kind:"schema",type:"unknown",reference:ir,expects:"unknown",async:!1,"~run"(i){return i.typed=!0,i}})}function nr(i,t,e){
return d({kind:"schema",type:"variant",reference:nr,expects:"Object",async:!1,key:i,options:t,message:e,"~run"(n,s){const u=n.value;if(u&&typeof u=="object"){let o,
c=0,l=this.key,h=[];const m=(x,w)=>{for(const C of x.options){if(C.type==="variant")m(C,new Set(w).add(C.key));else{let de=!0,fe=0;for(const U of w){const pe=C.
entries[U];if(U in u?pe["~run"]({typed:!1,value:u[U]},We).issues:pe.type!=="exact_optional"&&pe.type!=="optional"&&pe.type!=="nullish"){de=!1,l!==U&&(c<fe||c===
fe&&U in u&&!(l in u))&&(c=fe,l=U,h=[]),l===U&&h.push(C.entries[U].expects);break}fe++}if(de){const U=C["~run"]({value:u},s);(!o||!o.typed&&U.typed)&&(o=U)}}if(o&&
!o.issues)break}};if(m(this,new Set([this.key])),o)return o;f(this,"type",n,s,{input:u[l],expected:P(h,"|"),path:[{type:"object",origin:"value",input:u,key:l,value:u[l]}]})}else
f(this,"type",n,s);return n}})}function sr(i,t,e){return d({kind:"schema",type:"variant",reference:sr,expects:"Object",async:!0,key:i,options:t,message:e,async"\
~run"(n,s){const u=n.value;if(u&&typeof u=="object"){let o,c=0,l=this.key,h=[];const m=async(x,w)=>{for(const C of x.options){if(C.type==="variant")await m(C,new Set(
w).add(C.key));else{let de=!0,fe=0;for(const U of w){const pe=C.entries[U];if(U in u?(await pe["~run"]({typed:!1,value:u[U]},We)).issues:pe.type!=="exact_option\
al"&&pe.type!=="optional"&&pe.type!=="nullish"){de=!1,l!==U&&(c<fe||c===fe&&U in u&&!(l in u))&&(c=fe,l=U,h=[]),l===U&&h.push(C.entries[U].expects);break}fe++}if(de){
const U=await C["~run"]({value:u},s);(!o||!o.typed&&U.typed)&&(o=U)}}if(o&&!o.issues)break}};if(await m(this,new Set([this.key])),o)return o;f(this,"type",n,s,{
input:u[l],expected:P(h,"|"),path:[{type:"object",origin:"value",input:u,key:l,value:u[l]}]})}else f(this,"type",n,s);return n}})}function rr(i){return d({kind:"\
schema",type:"void",reference:rr,expects:"void",async:!1,message:i,"~run"(t,e){return t.value===void 0?t.typed=!0:f(this,"type",t,e),t}})}function kr(i,t){return st(
Object.keys(i.entries),t)}function Ar(i,t){return d({...i,"~run"(e,n){return i["~run"](e,{...n,message:t})}})}function Er(i,t){const e={...i.entries};for(const n of t)
delete e[n];return d({...i,entries:e})}function Pt(i,t,e){const n=i["~run"]({value:t},ie(e));if(n.issues)throw new se(n.issues);return n.value}async function ar(i,t,e){
const n=await i["~run"]({value:t},ie(e));if(n.issues)throw new se(n.issues);return n.value}function Ir(i,t){const e=n=>Pt(i,n,t);return e.schema=i,e.config=t,e}
function _r(i,t){const e=n=>ar(i,n,t);return e.schema=i,e.config=t,e}function jr(i,t){const e={};for(const n in i.entries)e[n]=!t||t.includes(n)?nt(i.entries[n]):
i.entries[n];return d({...i,entries:e})}function Sr(i,t){const e={};for(const n in i.entries)e[n]=!t||t.includes(n)?Lt(i.entries[n]):i.entries[n];return d({...i,
entries:e})}function Tr(i,t){const e={};for(const n of t)e[n]=i.entries[n];return d({...i,entries:e})}function ur(...i){return d({...i[0],pipe:i,"~run"(t,e){for(const n of i)
if(n.kind!=="metadata"){if(t.issues&&(n.kind==="schema"||n.kind==="transformation")){t.typed=!1;break}(!t.issues||!e.abortEarly&&!e.abortPipeEarly)&&(t=n["~run"](
t,e))}return t}})}function Nr(...i){return d({...i[0],pipe:i,async:!0,async"~run"(t,e){for(const n of i)if(n.kind!=="metadata"){if(t.issues&&(n.kind==="schema"||
n.kind==="transformation")){t.typed=!1;break}(!t.issues||!e.abortEarly&&!e.abortPipeEarly)&&(t=await n["~run"](t,e))}return t}})}function qr(i,t,e){const n=Array.
isArray(t)?t:void 0,s=Array.isArray(t)?e:t,u={};for(const o in i.entries)u[o]=!n||n.includes(o)?Dt(i.entries[o],s):i.entries[o];return d({...i,entries:u})}function Dr(i,t,e){
const n=Array.isArray(t)?t:void 0,s=Array.isArray(t)?e:t,u={};for(const o in i.entries)u[o]=!n||n.includes(o)?Bt(i.entries[o],s):i.entries[o];return d({...i,entries:u})}
function Ft(i,t,e){const n=i["~run"]({value:t},ie(e));return{typed:n.typed,success:!n.issues,output:n.value,issues:n.issues}}async function or(i,t,e){const n=await i["\
~run"]({value:t},ie(e));return{typed:n.typed,success:!n.issues,output:n.value,issues:n.issues}}function Br(i,t){const e=n=>Ft(i,n,t);return e.schema=i,e.config=
t,e}function Cr(i,t){const e=n=>or(i,n,t);return e.schema=i,e.config=t,e}function Jr(i){let t="";for(const e of i){t&&(t+=`
`),t+=`\xD7 ${e.message}`;const n=A(e);n&&(t+=`
  \u2192 at ${n}`)}return t}function Or(i){return i.wrapped}})};export{Lr as id,zr as ids,Mr as modules};

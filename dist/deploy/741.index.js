const Kv=741,zv=[741],Xv={3130:((Ge,ye,A)=>{A.d(ye,{g:()=>le});var C=A(86),j=A(445),F=A(5636);function le(B,{requestUrl:ae,requestToken:Q,audience:fe},ce,se){const me=new URL(
ae);fe&&(me.search+=`${me.search===""?"":"&"}audience=${encodeURIComponent(fe)}`);const ge=(_e,$e)=>{const We=(0,C.Qq)((0,C.Pf)(_e),"value");if(We===void 0)throw(0,C.
LO)("token (value)",_e,$e);return se(We),We};return ce({doing:`get an ID token from ${B}`,request:{method:"GET",url:me,headers:{...F.H1,authorization:`Bearer ${Q}`}},
mayRepeat:!0,authorize:_e=>_e,read:(0,j.t)({decode:ge})})}}),9692:((Ge,ye,A)=>{A.d(ye,{sU:()=>j,q$:()=>St,bM:()=>pe,U2:()=>Pt,I:()=>Mt,q1:()=>ze,Aw:()=>be});var C=A(
8302);class j extends Error{name="JsonTextError";offset;stop;constructor(W,ue,ee=ue){super(W),this.offset=ue,this.stop=ee}}const F=34,le=44,B=58,ae=91,Q=92,fe=93,
ce=123,se=125,me=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,ge=24,_e=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,$e=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,We=/true|false|null/y,
at="a lone surrogate (half of a character) in a string";class wt{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(W,ue=!0,ee){this.#e=W,this.#t=
ue,this.#n=ee}document(){this.#g();const W=this.#y()===ce?"object":"other";do this.#i();while(this.#a());if(this.#g(),this.#r<this.#e.length)throw this.#w("the \
end");return W}#i(){for(;;){this.#g(),this.#s.length===1&&(this.#o.offset=this.#r);const W=this.#y();if(W===F){this.#u();return}if(W===ce){if(this.#r+=1,this.#p(
se))return;this.#s.push(new Set),this.#d()}else if(W===ae){if(this.#r+=1,this.#p(fe))return;this.#s.push(void 0)}else{if(this.#E($e)||this.#E(We))return;throw this.#w(
"a value")}}}#a(){for(let W=this.#s.length;W>0;W--){const ue=this.#s[W-1]!==void 0;if(W===1&&ue&&this.#n&&this.#c(this.#n),this.#p(le))return ue&&this.#d(),!0;if(!this.#p(
ue?se:fe))throw this.#T(ue?"}":"]");this.#s.pop()}return!1}#c(W){W({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#g();const W=this.#r;if(this.#y()!==
F)throw this.#w("a name in double quotes");this.#u();const ue=Mt(this.#e.slice(W,this.#r)),ee=this.#s.at(-1);if(this.#t&&ee?.has(ue))throw new j(`the name "${ue}\
" occurs twice in one object`,W);if(ee?.add(ue),!this.#p(B))throw this.#w('":"');this.#s.length===1&&(this.#o={name:ue,nameOffset:W,offset:this.#r})}#u(){const W=this.#e,
ue=this.#r;let ee=ue+1;for(;;){const V=W.charCodeAt(ee);if(V===F)break;if(V===Q)ee=this.#h(ee,ue);else if(V>=55296&&V<=57343)ee=this.#f(ee,ue);else if(V>=32)ee=
ee-ue<ge?ee+1:this.#l(ee);else throw this.#m(ee)}this.#r=ee+1}#l(W){return me.lastIndex=W,me.test(this.#e),me.lastIndex}#h(W,ue){if(_e.lastIndex=W,!_e.test(this.#e))
throw this.#m(W);const ee=_e.lastIndex;if(!this.#t||ee-W===2)return ee;const V=Number.parseInt(this.#e.slice(W+2,ee),16);if(V<55296||V>57343)return ee;const we=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(ee,ee+6));if(V>=56320||!we)throw new j(at,ue);return ee+6}#f(W,ue){const[ee,V]=[this.#e.charCodeAt(W),this.#e.charCodeAt(W+1)],we=ee<56320&&(V&
64512)===56320;if(this.#t&&!we)throw new j(at,ue);return W+(we?2:1)}#m(W){const ue=W>=this.#e.length;return new j(ue?"a string does not end":"a bad escape or co\
ntrol character in a string",W)}#p(W){return this.#g(),this.#y()!==W?!1:(this.#r+=1,!0)}#g(){for(;;){const W=this.#y();if(W!==32&&W!==10&&W!==13&&W!==9)return;this.#r+=
1}}#y(){return this.#e.charCodeAt(this.#r)}#E(W){return W.lastIndex=this.#r,W.test(this.#e)?(this.#r=W.lastIndex,!0):!1}#T(W){const ue=this.#e.slice(0,this.#r).
trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new j(`"," or "${W}" is missing`,ue,this.#r):this.#w(`"," or "${W}"`)}#w(W){const ue=this.#e.slice(
this.#r,this.#r+1);return new j(`expected ${W}, found ${ue===""?"the end":JSON.stringify(ue)}`,this.#r)}}function Mt(re){return re.includes("\\")?String(JSON.parse(
re)):re.slice(1,-1)}function ze(re,W){const ue=re.slice(0,W);return{line:ue.split(`
`).length,column:W-ue.lastIndexOf(`
`)}}function St(re){new wt(re).document()}function Vt(re){try{new JsonScanner(re,!1).document()}catch(W){if(W instanceof JsonTextError)return W;throw W}}function Pt(re,W=!0){
const ue=[];return new wt(re,W,V=>ue.push(V)).document()==="object"?ue:void 0}function pe(re){return re.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function be(re,W){
return re===W||Ae(re)===Ae(W)}function Ae(re){try{return String(JSON.parse(re,Ue))}catch(W){if(W instanceof RangeError)return pe(re);throw W}}function Ue(re,W,ue){
return typeof W=="number"?Qe(ue?.source??String(W)):Array.isArray(W)?`[${W.join(",")}]`:(0,C.Gv)(W)?`{${Object.entries(W).map(([V,we])=>`${JSON.stringify(V)}:${we}`).
sort().join(",")}}`:JSON.stringify(W)}function Qe(re){const[,W,ue="",ee="",V="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(re)??[],we=`${ue}${ee}`.replace(
/^0+/,""),De=we.replace(/0+$/,"");if(De==="")return`${W}0`;const et=BigInt(V)-BigInt(ee.length)+BigInt(we.length-De.length);return`${W}${De}e${et}`}}),7994:((Ge,ye,A)=>{
A.d(ye,{FK:()=>B,LI:()=>ae,wZ:()=>fe});var C=A(3024),j=A(1455),F=A(6760),le=A(3739);function B(se,me){const ge=(0,F.relative)(se,me);return ge===""||ge!==".."&&
!ge.startsWith(`..${F.sep}`)&&!(0,F.isAbsolute)(ge)}function ae(se,me){const ge=(0,F.resolve)(se,me);if(me.includes("\0")||!B((0,F.resolve)(se),ge))throw ce(me);
return ge}async function Q(se,me){const[ge,_e]=await Promise.all([realpath(se),realpath(ae(se,me))]);if(!B(ge,_e))throw ce(me);return _e}function fe(se,me){if(!(0,C.
existsSync)(se)){fe((0,F.dirname)(se),me);try{(0,C.mkdirSync)(se,{mode:me})}catch(ge){if((0,le.xU)(ge)!=="EEXIST")throw ge}}}function ce(se){return new le.GQ("p\
ath_escapes_root",`The path "${se}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),3052:((Ge,ye,A)=>{A.
d(ye,{D6:()=>F,DB:()=>ae,Xq:()=>Q,j9:()=>le});var C=A(3739);const j=1024,F=1024*j,le=1024*F,B=[["TiB",1024*le],["GiB",le],["MiB",F],["KiB",j]];function ae(fe,ce){
const[,se,me]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(fe.trim())??[],ge=B.find(([$e])=>$e.toLowerCase()===me?.toLowerCase())?.[1],_e=Math.round(Number(se)*
(ge??Number.NaN));if(_e>0&&Number.isSafeInteger(_e))return _e;throw new C.GQ("invalid_input",`${ce}: "${fe}" is not a size`,{input:ce,remedy:"Write it with a un\
it, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}function Q(fe){const[ce,se]=B.find(([,ge])=>fe>=ge)??["bytes",1],me=fe/se;return`${me<10&&se>1?me.
toFixed(1).replace(/\.0$/,""):Math.round(me)} ${ce}`}}),7287:((Ge,ye,A)=>{A.d(ye,{V1:()=>ae,WJ:()=>le,xJ:()=>F});var C=A(3739);const j={build_fault:"error",index_unanswered:"\
error",index_empty:"error",base_path:"error",dead_link:"error",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",
index_unfilled:"warning",printed_error:"warning",odd_address:"warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"\
warning",open_front_matter:"warning",example_of_secrets:"warning",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function F({
code:Q}){return j[Q]}function le({findings:Q}){const[fe,...ce]=Q.filter(We=>F(We)==="error");if(!fe)return;const{place:se,message:me,remedy:ge}=fe,_e=se?`${se.file}${se.
line===void 0?"":`:${se.line}`}: `:"",$e=ce.length===0?"":` (and ${ce.length} more ${ce.length===1?"error":"errors"})`;return new C.GQ("check_failed",`Check fai\
led: ${_e}${me}${$e}`,{remedy:ge??"Correct what the annotations name. They are in the summary too."})}const B=20;function ae(Q,{findings:fe}){const ce=fe.flatMap(
se=>{const{code:me,message:ge,place:_e}=se;if(!_e)return[];const{file:$e,line:We=null,column:at=null}=_e;return[{file:$e,line:We,column:at,severity:F(se),code:me,
message:ge}]});return{headline:Q.message,stage:"check",code:Q.code,exitCode:void 0,remedy:Q.remedy,log:[],diagnostics:ce.slice(0,B),moreDiagnostics:Math.max(0,ce.
length-B)}}}),8931:((Ge,ye,A)=>{A.d(ye,{runCheck:()=>Vi});var C=A(1455),j=A(8161),F=A(6760),le=A(3532),B=A(1224),ae=A(9127),Q=A(3739),fe=A(2345);async function ce(p,h){
const{bare:E,branch:m,commit:T,lender:I,shallow:M,origin:G}=h;for(const he of["objects/info","refs"])await(0,C.mkdir)((0,F.join)(p,he),{recursive:!0});const P=G===
void 0?"":`[remote "origin"]
	url = ${JSON.stringify(G)}
`,J={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${P}`,"packed-refs":T&&`${T} refs/heads/${m}
`,"objects/info/alternates":I&&`${(0,F.join)(I,"objects")}
`,shallow:M};for(const[he,Ie]of Object.entries(J))Ie&&await(0,C.writeFile)((0,F.join)(p,he),Ie)}var se=A(5807),me=A(1421),ge=A(7975);const _e=(0,ge.promisify)(me.
execFile),$e=64*1024*1024,We=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function at(p,h,E,m={}){const T=Object.
fromEntries(Object.entries(h).filter(([M])=>!M.startsWith("GIT_"))),I={cwd:p,env:{...T,LC_ALL:"C",...m},signal:E,maxBuffer:$e};return async(...M)=>{try{return(await _e(
"git",[...We,...M],I)).stdout}catch(G){throw(0,Q.xU)(G)!=="ENOENT"?G:new Q.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:G})}}}async function wt(p,h,E){const m=at(p,h,E),[T="",I="",M=""]=(await Mt(m,p,E)).split(`
`),G=at(T,h,E);return{root:T,commit:M,changed:(await G("diff","--name-only","-z","HEAD")).split("\0").filter(P=>P!==""),git:G,async lend(P,J){const he=await(0,C.
readFile)((0,F.join)(I,"shallow"),"utf8").catch(Ie=>{if((0,Q.xU)(Ie)!=="ENOENT")throw Ie});await ce(P,{bare:!0,branch:J,commit:M,lender:I,shallow:he})}}}async function Mt(p,h,E){
try{const m=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[T="",I="",M=""]=m.split(`
`);return[T,(0,F.resolve)(h,I),M].join(`
`)}catch(m){throw E.throwIfAborted(),m instanceof Q.GQ?m:new Q.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}const ze=5*6e4,St="refs/slipway/base";async function Vt(p,h,E,m,T){const I=at(E,m,T),M=await Pt(h.git,p,T)??await Pt(h.git,
`origin/${p}`,T)??await be(p,h,E,m,T);return await I("update-ref",St,M),{name:p,commit:M}}async function Pt(p,h,E){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(m){if(E.throwIfAborted(),m instanceof Q.GQ)throw m;return}}const pe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function be(p,h,E,m,T){
const I=pe.test(p)?await Qe(h.git,T):void 0;if(!I)throw W(p,"");const M=AbortSignal.timeout(ze),G=at(h.root,m,AbortSignal.any([T,M]),I),P=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${St}`];try{await G("--git-dir",E,"fetch",...P)}catch(he){throw T.throwIfAborted(),he instanceof Q.GQ?he:W(
p,M.aborted?", and origin does not answer":re(he),he)}const J=await Pt(at(E,m,T),St,T);if(J===void 0)throw W(p,", and what origin has by this name is not a comm\
it");return J}const Ae=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ue="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Qe(p,h){
const E=await p("config","--local","--includes","--null","--get-regexp",Ue).catch(()=>"");h.throwIfAborted();const m=E.split("\0").flatMap(G=>{const[P="",...J]=G.
split(`
`);return P===""?[]:[[P,J.length===0?"true":J.join(`
`)]]});if(!m.some(([G])=>G==="remote.origin.url"))return;const T=[...Ae,...m],I=T.flatMap(([G,P],J)=>[[`GIT_CONFIG_KEY_${J}`,G],[`GIT_CONFIG_VALUE_${J}`,P]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(T.length),...Object.fromEntries(I)}}function re(p){const h=p instanceof
Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const m=(h.split(`
`).find(T=>/^(?:fatal|error): /.test(T))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,se.
Ow)(m,300)}`}function W(p,h,E){return new Q.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:ue,cause:E})}
const ue=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ee=A(5635),V=A(292);async function we(p,h,E){const{report:m,signal:T}=E,I=(0,ee.M)(m.report,B.ml,T);return await I.
phase("compare",async()=>{const M=await et(p,h,E);return T.throwIfAborted(),await m.compared(M),[void 0,De(M),M.kind==="unknown"]}),I.phases}function De(p){const{
base:h}=p,E=`${(0,se.Ow)(h.name,100)} (${(0,V.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${E} is unknown: ${p.why}`;const{pages:m,files:T,bytes:I,
brotli:M}=p.difference;return`${[(0,V.jN)(m," pages"),(0,V.jN)(T," files"),(0,V.Sk)(I),(0,V.Sk)(M," with Brotli")].join(", ")} against ${E}`}async function et(p,h,E){
const{embedded:m,report:T,checked:I,leftMs:M}=E;if(p.commit===I.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const G=Ie=>{(Ie.type===
"status"||Ie.type==="heartbeat")&&T.report(Ie)},P={...h.follow,timeoutMs:Math.max(1,M)},{outcome:J,output:he}=await m.deploy(p.commit,{...h,...Tt(h),follow:P},G);
return J.status==="succeeded"&&he?{kind:"known",base:p,difference:ct(I.report,I.output.files,he.files)}:{kind:"unknown",base:p,why:rt(J,M)}}function Tt({project:p}){
return{project:p==="base"?"checked":"base"}}function rt({status:p,error:h},E){return p!=="pending"?`it does not build (${h?.message??p})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,ae.a3)(E)} that were left`}function ct({pages:p},h,E){const m=M=>({now:M(h),change:M(h)-M(E)}),T=M=>m(G=>G.reduce((P,J)=>P+
M(J),0));return{pages:{now:p,change:T(({path:M})=>Number(Pe.test(M))).change},files:m(({length:M})=>M),bytes:T(({bytes:M})=>M),brotli:T(({brotli:M})=>M),gzip:T(
({gzip:M})=>M),changes:de(h,E).toSorted((M,G)=>Math.abs(G.bytes)-Math.abs(M.bytes)||(M.path<G.path?-1:1))}}const Pe=/\.x?html?$/i;function de(p,h){const E=new Map(
h.map(P=>[P.path,P])),m=new Set(p.map(({path:P})=>P)),T=p.filter(({path:P})=>!E.has(P)),I=h.filter(({path:P})=>!m.has(P)),M=Wo(T,I),G=new Set(M.flat());return[...p.
flatMap(P=>{const J=E.get(P.path);return J===void 0||J.digest===P.digest?[]:[R(P,J)]}),...M.map(([P,J])=>({...R(P,J),formerly:J.path})),...T.filter(P=>!G.has(P)).
map(P=>K("added",P,1)),...I.filter(P=>!G.has(P)).map(P=>K("removed",P,-1))]}function R(p,h){const{path:E,bytes:m,brotli:T}=p;return{kind:"changed",path:E,bytes:m-
h.bytes,brotli:T-h.brotli}}function K(p,{path:h,bytes:E,brotli:m},T){return{kind:p,path:h,bytes:T*E,brotli:T*m}}function Wo(p,h){const E=Map.groupBy(h,({path:m})=>Ht(
m));return[...Map.groupBy(p,({path:m})=>Ht(m))].flatMap(([m,T])=>{const[I,M]=T,[G,P]=E.get(m)??[];return m!==void 0&&I&&G&&!M&&!P?[[I,G]]:[]})}const rr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
tt=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],Ce=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Ht(p){if(Pe.test(p))return;
const h=p.lastIndexOf("/")+1,[E,m]=[p.slice(0,h),p.slice(h)],T=rr.exec(m)?.[0]??"",I=m.slice(0,m.length-T.length);if(Ce.test(I))return`${E}*${T}`;const M=tt.map(
G=>G.exec(I)?.groups).find(G=>or(G?.hash??""));return M&&`${E}${M.stem}*${T}`}function or(p){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
p)}const $t=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,ss=String.raw`"([^"\\\n]*(?:${$t}[^"\\\n]*)*)"`,rs=String.raw`'([^'\\\n]*(?:${$t}[^'\\\n]*)*)'`,
gd=String.raw`((?:[^()"'\s\\]|${$t})+)\s*\)`,Ct=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,$t,String.raw`(?:url\(\s*|@import\s+)(?:${ss}|${rs})`,String.raw`url\(\s*${gd}`,
ss.replace("(","(?:"),rs.replace("(","(?:")].join("|"),"gi"),Yo=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function os(p){return[...p.matchAll(Ct)].flatMap(h=>{const E=h.
slice(1).find(m=>m!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:un(E),kind:"asset"}]})}const cn=new RegExp(`${Ct.source}|([{}])`,"gi");function ir(p){
const h=[];for(const m of p.matchAll(cn)){const T=m.at(-1);T==="{"?h.push(m.index):T==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:p.slice(0,E).split(
`
`).length}const Ko=new RegExp(`${Ct.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function zo(p){for(const h of p.matchAll(
Ko)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function is(p,h){return`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it di\
d not run`}const dn=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function Xo(p){return[...p.matchAll(dn)].map(([,,h=""])=>({href:h,kind:"mention"}))}function un(p){return p.replace(Yo,(h,E,m,T)=>{const I=E===void 0?Number.NaN:
Number.parseInt(E,16);return I<=1114111?String.fromCodePoint(I):m===void 0?T??"":""})}var qo=A(1600);const as={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},cs=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),Vo=new Set(["title","style","script","template"]),ds=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function us(p){const h=new ar;return h.read(p),h}const ls=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class ar{links=[];ids=new Set;base;empty=!0;blank=!0;#e=[];#t=0;read(h){const E=new qo.i({onopentag:(m,T)=>this.#n(m,T),ontext:m=>this.#o(m),onclosetag:m=>{this.#e.
at(-1)===m&&this.#e.pop(),m==="noscript"&&(this.#t-=1)}});E.write(h),E.end()}#n(h,E){Vo.has(h)&&E.shadowrootmode===void 0&&this.#e.push(h),h==="noscript"&&(this.#t+=
1),cs.has(h)&&(this.empty=!1),this.#t===0&&cs.has(h)&&h!=="script"&&(this.blank=!1);for(const T of[E.id,h==="a"?E.name:void 0])T&&this.ids.add(T);switch(E.style?.
includes("url(")&&this.#i(os(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#r(E);return;case"link":this.#s(E);return;case"a":case"area":if(/\bexternal\b/.
test(E.rel??""))return;break}const m=(as[h]??[]).flatMap(([T,I])=>{const M=E[T];return M===void 0?[]:[{href:M,kind:I}]});this.#i([...m,...fs(E.srcset??"")])}#s({
rel:h="",href:E,imagesrcset:m=""}){const T=ds.find(([I])=>I.test(h))?.[1];T!==void 0&&this.#i([...E===void 0?[]:[{href:E,kind:T}],...fs(m)])}#r(h){if(h["http-eq\
uiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=ls.exec(h.content??"")?.[1];E&&this.#i([{href:E.trim(),kind:"link"}])}#o(h){this.#e.at(-1)==="styl\
e"&&this.#i(os(h)),!(this.#e.length>0||h.trim()==="")&&(this.empty=!1,this.#t===0&&(this.blank=!1))}#i(h){this.#e.includes("template")||this.links.push(...h.filter(
({href:E})=>!Jo(E)))}}function Jo(p){return/\{\{|\$\{|<%/.test(p)}function fs(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[m=""]=E.trim().
split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,""),kind:"asset"}]})}const cr=5,z=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;
function Qo(p){const h=p.filter(T=>z.test(T)),E=p.filter(T=>T.endsWith("/index.html")&&T.split("/").length===2),m=p.filter(T=>/^[^/]+\.html?$/i.test(T)&&T!=="40\
4.html");return{folder:m.length>0?void 0:Rn(p),files:[...new Set([...h,...E,...m])].slice(0,cr)}}function Rn(p){const h=M=>M.split("/").length,E=p.filter(M=>M.endsWith(
"/index.html")).sort((M,G)=>h(M)-h(G)),[m,T]=E;return m!==void 0&&(T===void 0||h(T)>h(m))?m.slice(0,-11):void 0}function dr({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.
test(p)?p:void 0}function hs(p){const{folder:h,files:E}=p,m=dr(p);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:h!==void 0?`The ou\
tput directory has its index.html in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===0?"":` It has\
 ${E.join(", ")}.`} Is output-directory the folder that the build writes?`}const Jt=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Zo=20;function ps(p){const h=[];for(const{groups:E}of p.matchAll(Jt)){const m=E?.id??E?.selector??E?.mounted;if(m!==void 0&&!ei(p,m.replace(/^#/,""))&&h.push(m),
h.length>=Zo)break}return h}function ei(p,h){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(T=>`id${m}${T}${h}`)),`id=${h}`].some(m=>p.includes(
m))}function ti(p,h){return p.some(E=>h.has(E.replace(/^#/,"")))?void 0:p[0]}function ur(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const Es=10;class ms{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:ys(E)}))}probe(h){const E=h.pathname+h.search,m=this.#t.get(E);if(m)return m;const T=this.#n(h);return this.#t.set(E,T),T}async#n(h){let E=h;for(let m=0;m<
Es;m+=1){const{status:T,headers:I}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),M=I.get("location");if(T>=400)return{kind:"missing",status:T};if(T<
300||M===null||!URL.canParse(M,E.href))return{kind:"there",url:E,page:ys(I)};if(E=new URL(M,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function ys(p){return/\bhtml\b/.test(p.get("content-type")??"")}const ni=16,lr=2e4,fr=500,hr=16*1024*1024;async function si(p,h,E=!1){const m=new oi(p,
E,new Set(h)),T=h.filter(Xe=>/\.(?:x?html?|css|m?js)$/i.test(Xe));await ws(T.slice(0,lr),Xe=>m.read(Xe)),await m.follow();const I=await m.index(),M=m.result(),G=await ci(
M.dead,h,m.prober),P=I.status<300||E?void 0:Qo(h),J=P?.folder,he=new Set(J===void 0?[]:h),Ie=Xe=>gs(Xe).some(pt=>he.has(`${J}/${pt}`)),Ye=M.dead.filter(({url:Xe})=>!Ie(
(0,se.oF)(Xe.pathname).slice(1)));return{index:I,...M,dead:Ye,instead:P,basePath:G,unread:m.unread+Math.max(0,T.length-lr)}}const ri=5;class oi{#e;#t;#n;#s=new Set;prober;#r=new Map;#o=new Map;#i=[];#a=[];#c=[];#d=new Map;#u=0;unread=0;constructor(h,E,m){
this.#e=h,this.#t=E,this.#n=m,this.prober=new ms(h)}async index(){const{root:h,fetch:E,signal:m}=this.#e,T=await this.prober.probe(h);if(T.kind!=="there")return{
status:ii(T),empty:!1,unfilled:void 0};const I=await E(T.url,{signal:m}),M=await I.text(),G=T.page?us(M):void 0;return{status:I.status,empty:M.trim()===""&&!(this.#t&&
!T.page)||G?.empty===!0,unfilled:G?.blank?this.#l(G,T.url):void 0}}#l({links:h,ids:E},m){const T=h.flatMap(({href:I,kind:M})=>{const G=M==="asset"&&URL.canParse(
I,m.href)?new URL(I,m):void 0;return G?.origin===m.origin?this.#d.get((0,se.oF)(G.pathname).slice(1))??[]:[]});return ti(T,E)}async read(h){const E=ai(h,this.#e.
root),m=h==="index.html"?await this.#h(E):E,T=await this.#e.fetch(m,{signal:this.#e.signal}),I=await T.text();T.status>=300||(this.prober.know(m,T.headers),I.length>
hr?this.unread+=1:/\.css$/i.test(h)?this.#f(I,m,h):/js$/i.test(h)?(this.#p(Xo(I),m,h),this.#d.set(h,ps(I))):this.#m(I,m,h))}async#h(h){const E=await this.prober.
probe(h);return E.kind!=="there"||gs((0,se.oF)(E.url.pathname).slice(1)).some(T=>this.#n.has(T))?h:E.url}#f(h,E,m){this.#p(os(h),E,m);const T=ir(h);T!==void 0&&
this.#c.push({file:m,line:T});const I=zo(h);I!==void 0&&this.#a.push({file:m,rule:I})}#m(h,E,m){const T=us(h);this.#u+=1,this.#o.set(m,T.ids);const I=T.base!==void 0&&
URL.canParse(T.base,E.href)?new URL(T.base,E):E;this.#p(T.links,I,m)}#p(h,E,m){for(const{href:T,kind:I}of h){const M=URL.canParse(T,E.href)?new URL(T,E):void 0;
if(M?.origin!==this.#e.root.origin)continue;const G=`${I} ${M.href} ${T}`,P=this.#r.get(G)??{href:T,kind:I,url:M,files:[],latest:"",count:0};this.#r.set(G,P),P.
latest!==m&&(P.latest=m,P.count+=1,P.files=[...P.files,m].sort(ln).slice(0,ri))}}async follow(){this.#t&&await this.#g(),await ws(this.#r.values(),async h=>{const E=await this.#E(
h);if(E===void 0)return;const{href:m,url:T,files:I,count:M}=h;this.#i.push({href:m,url:T,files:I,count:M,...E})})}async#g(){const h=new Set;for(let E=[this.#e.root];E.
length>0;){for(const{pathname:T,search:I}of E)h.add(T+I);await ws(E,T=>this.#y(T)),E=[...this.#r.values()].filter(({kind:T})=>T==="link").map(({url:T})=>T).filter(
({pathname:T,search:I})=>!h.has(T+I))}}async#y(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:m}=E,T=(0,se.oF)(m.pathname).
slice(1);if(this.#w(T)!==void 0||this.#s.has(T))return;if(this.#s.size>=fr){this.unread+=1;return}this.#s.add(T);const I=await this.#e.fetch(m,{signal:this.#e.signal}),
M=await I.text();I.status>=300||(M.length>hr?this.unread+=1:this.#m(M,m,T===""||T.endsWith("/")?`${T}index.html`:T))}async#E({url:h,kind:E}){const m=await this.
prober.probe(h);switch(m.kind){case"missing":return{kind:E,why:`answers ${m.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"\
there":return E!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:E,why:"answers with a page"}:this.#T(m.url,h.hash)?void 0:{kind:"fragment",why:"\
names no part of it"};default:return m}}#T(h,E){const m=E.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const T=this.#w((0,se.oF)(h.pathname).slice(
1));return T===void 0||T.has(m)||T.has((0,se.oF)(m))}#w(h){return gs(h).map(E=>this.#o.get(E)).find(E=>E!==void 0)}result(){const h=this.#i.sort((m,T)=>ln(m.files[0],
T.files[0])||ln(m.href,T.href)),E=new Set([...this.#r.values()].map(({url:m})=>m.href)).size;return{pages:this.#u,links:E,dead:h,unclosed:this.#c.sort((m,T)=>ln(
m.file,T.file)),unprocessed:this.#a.sort((m,T)=>ln(m.file,T.file))}}}function gs(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.ht\
ml`]}function ii(p){return p.kind==="missing"?p.status:310}function ai(p,h){const E=p.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).
join("/"),h)}function ln(p="",h=""){return p<h?-1:+(p>h)}async function ws(p,h){const E=p[Symbol.iterator](),m=async()=>{for(let T=E.next();!T.done;T=E.next())await h(
T.value)};await Promise.all(Array.from({length:ni},m))}const pr=3;async function ci(p,h,E){let m="/";for(let T=0;T<pr;T+=1){if(m=di(p.flatMap(({url:P})=>Er(m,P.
pathname))),m===""||h.some(P=>`/${P}`.startsWith(m)))return;const I=p.filter(P=>fn(P,m)),G=(await Promise.all(I.map(({url:P})=>ui(P,m,E)))).filter(Boolean).length;
if(G>1&&G*2>I.length)return m}}function fn({url:p,kind:h},E){return h!=="fragment"&&`${p.pathname}/`.startsWith(E)}function Er(p,h){const E=h.startsWith(p)?h.slice(
p.length).split("/",1)[0]:"";return E?[`${p}${E}/`]:[]}function di(p){const h=new Map;for(const E of p)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,m)=>m[1]>
E[1]?m:E,["",0])[0]}async function ui(p,h,E){const{kind:m}=await E.probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return m==="there"}var li=A(1619),
fi=A(3130);function hi(p){return{...p,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>mr(p,h,E)}}async function mr(p,h,E){
E(p.requestToken),(0,li.J)(new URL(p.requestUrl).origin,"the platform's address");try{return await(0,fi.g)("the platform",p,h,E)}catch(m){throw!(m instanceof Q.
GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var pi=A(3194),Ei=A(2409),
mi=A(7244);const yr=25*1024*1024;function Ts({files:p,odd:h,ignoredRules:E,faults:m}){const T=p.filter(({path:M})=>/\.(?:js|mjs|cjs|css)\.map$/.test(M)),I=[...h.
map(M=>yi[M.kind](M.path)),...p.flatMap(({path:M,bytes:G,hasKey:P})=>[...G>yr?[gi(M,G)]:[],...P?[Ti(M)]:[]]),...T.length>0?[_s(T)]:[],...Oe(p)];return{files:p,findings:I,
ignoredRules:E,faults:m}}const yi={repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"examp\
le_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function gi(p,h){return{code:"\
large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${yr/1024**2} is much for a site`}}const wi=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Oe(p){const[h,...E]=p.filter(({path:I})=>wi.test(I));if(!h)return[];const m=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${m}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function Ti(p){
return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function _s(p){const[h]=p,E=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function xe(p){const{startPlatform:h,env:E,scratch:m,lent:T}=p;let I,M=new AbortController;
const G=await h({dir:(0,F.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(P){I=Ts(P),M.abort()}});return{async deploy(P,J,he){
I=void 0,M=new AbortController;const Ie=Td(M.signal);return{outcome:await _d(G,Ns(J,P,T),he,{...p,sleep:Ie}),output:I}},[Symbol.asyncDispose]:()=>G[Symbol.asyncDispose]()}}
const Ot=100,wd=5;function Td(p){return async(h,E)=>{if(p.aborted)return B.ml.sleep(wd,E);try{await B.ml.sleep(h,E?AbortSignal.any([E,p]):p)}catch(m){if(E?.throwIfAborted(),
!p.aborted)throw m}}}function Ns(p,h,E){const{configuration:m,follow:T}=p;return{...p,configuration:{...m,repository:E,settings:_i(m.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...T,wait:!0,pollIntervalMs:Ot,statusMap:new Map}}}function _i({domains:p,...h}){return h}function _d(p,h,E,{
signal:m,folder:T,onSecret:I,sleep:M}){const{baseUrl:G,requestUrl:P,requestToken:J}=p,he=hi({requestUrl:P,requestToken:J,audience:G}),Ie=(0,pi.N)(h,{baseUrl:G,source:he},
{fetch,clock:{...B.ml,sleep:M},tree:(0,mi.c)(T),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:I,reporter:E});return(0,Ei.
deploy)(h,Ie)}var Nd=A(8302),gr=A(8595);async function Ni(p,h,E,m){let T,I;for(const M of Ii(p,h)){const G=(await m(M)).filter(({file:he})=>!bi.test(he)),P=G.filter(
({file:he})=>!Qt(he,E)),J=An(P)??An(P.filter(({file:he})=>wr(he,h)));if(J)return{place:J,others:[]};T??=ht(P,h),I??=An(G)}return T??(I&&{place:I,others:[]})}const bi=/\.log$/;
function ft(p){return!p||p.others.length===0?"":`; also in ${p.others.map(({file:h,line:E})=>`${h}:${E}`).join(", ")}`}const Si=/[\s"'`(=[{}<>,:%]\.{0,2}\/?$/,Oi=/^[\s"'`)\]}<>,;#?]/;
function Ri(p,h){for(let E=p.indexOf(h);E!==-1;E=p.indexOf(h,E+1)){const[m,T]=[p.slice(Math.max(0,E-4),E),p.slice(E+h.length,E+h.length+1)];if((E===0||Si.test(m))&&
(T===""||Oi.test(T)))return E+1}}const Li=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Ai(p,h,E){return Qt(p,E)||Li.test(
p)?void 0:ir(h)}function Qt(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Ii(p,h){const[E=""]=p.split(/[?#]/,1),m=p.replaceAll("&","&amp;"),T=/^\.{1,2}\//.
test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",I=[p,m,E,T],M=(T||E).replace(/^\/+/,""),G=ki(M)?[M,...Ln(M)]:[],P=[...I,...I.map(J=>J.replace(/\/$/,
"")),...G];return[...new Set([...P,...P.map(se.oF)])].filter(J=>J.length>1)}function ki(p){return/\.\w{2,5}$/.test(p)}function Ln(p){const h=p.split("/");return h.
slice(1).map((E,m)=>h.slice(m+1).join("/"))}const Di=4;function ht(p,h){if(p.length===0||p.length>Di)return;const E=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),m=({file:M})=>M.split(/[/.]/).filter(G=>E.has(G)).length,[T,...I]=p.toSorted((M,G)=>m(G)-m(M));return T&&{place:T,others:I}}function An(p){const[
h]=p;return h&&p.every(({file:E})=>E===h.file)?h:void 0}function wr(p,h){const E=bs(h.replace(/\/index\.[^/]+$/,""));return bs(p)===E||bs(p.replace(/\/index\.[^/]+$/,
""))===E}function bs(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const In=100,vi='If another application serves the link on the same host,\
 add rel="external" to it: the check skips such links.';async function Mi(p,h){const E=[],{basePath:m}=p,T=p.dead.filter(I=>m===void 0||!fn(I,m));m!==void 0&&E.
push(await Fi(m,p,h));for(const[I,M]of T.entries()){const G=I<In?await h.find(M.href,M.files[0]??""):void 0,P=Pi(M),J=I<In?await Tr(h,M):"";E.push({...P,message:P.
message+ft(G)+J,place:G?.place})}return[...await Bi(p,h),...E,...Wi(p)]}async function Tr(p,{kind:h,url:E}){const m=(0,se.oF)(E.pathname);if(h!=="asset"&&h!=="m\
ention"||m.endsWith("/"))return"";const T=await p.fileOf(m);return T===void 0?"":`/${T}`.endsWith(m)?`; the repository has ${T}, which the build did not write t\
o this address`:`; the repository has ${T}: addresses distinguish capital from small letters`}function Ss(p){return p.map(h=>({code:"build_fault",message:(0,gr.
_Q)(h),remedy:"Mend this first: what the site lacks may follow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.line}}}))}function $i(p){
return Ss(p.filter(({isMarked:h})=>h)).map(h=>({...h,code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function Ci({unclosed:p},h){
const E=await h.unclosedSheets(),m=(T,I,M)=>({code:"unclosed_block",message:`The style sheet ${T} ends within the block that line ${I} opens: its rules from the\
re on may not count`,remedy:"Add the missing }.",place:M});return E.length>0?E.map(T=>m(T.file,T.line,T)):p.map(({file:T,line:I})=>m(T,I))}async function Ui(p){
return(await p.openFrontMatter()).map(({file:h,line:E,lacks:m})=>({code:"open_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools tak\
e it for text, and show it`,remedy:`Add the line --- ${m==="first"?"above the first key":"below the last key"}.`,place:{file:h,line:E}}))}async function xi({unprocessed:p},h){
return Promise.all(p.slice(0,In).map(async({file:E,rule:m})=>({code:"unprocessed_rule",message:is(E,m),remedy:"Does the build read the configuration of that too\
l, as postcss.config.js?",place:await h.ruleNamed(m)})))}async function Fi(p,{dead:h},E){const m=h.filter(I=>fn(I,p)),T=await E.find(p,"")??await E.find(p.slice(
0,-1),"");return{code:"base_path",message:`The site is built for the base path ${p}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"\
Build it for /: base in Vite, Astro and VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:T?.place}}const ji="Give the ele\
ment of the page the id that the script names, or the other way round.";async function Bi(p,h){const{index:E,instead:m}=p;if(m){const T=dr(m),I=T===void 0?void 0:
await h.fileNamed(T);return[{code:"index_unanswered",message:`The site has no index page: / answers ${E.status}`,remedy:hs(m),place:I===void 0?void 0:{file:I}}]}
if(E.status>=500)return[{code:"index_unanswered",message:`The app answers / with ${E.status}`}];if(E.unfilled!==void 0){const T=await h.fileNamed("index.html"),
I=T===void 0?void 0:{file:T};return[{code:"index_unfilled",message:ur(E.unfilled),remedy:ji,place:I}]}return E.empty?[{code:"index_empty",message:"The index pag\
e is empty: it shows nothing and loads no script"}]:[]}function Pi(p){const h=JSON.stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"\
link":return{code:"dead_link",message:`Dead link: ${h} ${p.why} (${kn(p)})`,remedy:vi};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why}\
 (${kn(p)})`};case"mention":return{code:"dead_mention",message:`A script names ${h}, which ${p.why} (${kn(p)})`};case"fragment":return{code:"dead_fragment",message:`\
The page that ${h} leads to has no such part (${kn(p)})`};default:return p.kind}}function kn({files:p,count:h}){const E=h-1;return`in ${p[0]}${E>0?` and ${E} mo\
re ${E===1?"file":"files"}`:""}`}async function Hi({findings:p},h){const E=async(m,T)=>{const{built:I}=m;if(I===void 0||T>=In)return m;const M=await h.fileNamed(
I.slice(I.lastIndexOf("/")+1));return M===void 0?m:{...m,place:{file:M}}};return Promise.all(p.map(E))}async function Gi(p,h){const E=new Map,m=async({file:T,line:I,
reason:M})=>{const G=E.get(T)??h.fileNamed(T);E.set(T,G);const P=await G;return{code:"ignored_rule",message:`Ignored rule (${I===void 0?T:`${T}, line ${I}`}): ${M}`,
place:P===void 0?void 0:{file:P,...(0,Nd.Eb)({line:I})}}};return Promise.all(p.map(m))}function Wi({unread:p}){return p===0?[]:[{code:"not_all_checked",message:`${p}\
 pages or style sheets are too long, or too many, to be read`}]}var Dn=A(7287);const ve=2;function Yi(p){const h=new Set,E=[];for(const[m,T]of p){const I=Os(T[0],
1),M=Ki(T,I?1:0),[G]=M;if(!G||M.length<ve)continue;const P=`${m.slice(0,m.lastIndexOf("/")+1)}\0${G.text.split(":")[0]}`,J=T.findIndex(Ie=>Os(Ie)&&Ie.line>G.line),
he=T[J]?.line===(M.at(-1)?.line??0)+1;I&&he?h.add(P):he?E.push({kind:P,file:m,line:1,lacks:"first"}):I&&J===-1&&E.push({kind:P,file:m,line:1,lacks:"last"})}return E.
filter(({kind:m})=>h.has(m)).map(({file:m,line:T,lacks:I})=>({file:m,line:T,lacks:I}))}function Os(p,h=p?.line){return p!==void 0&&p.line===h&&p.text.trimEnd()===
"---"}function Ki(p,h){const[E]=p.slice(h);if(!E||E.line!==h+1||!/^\w/.test(E.text))return[];const m=p.findIndex((T,I)=>I>=h&&(Os(T)||T.line!==I+1));return p.slice(
h,m===-1?void 0:m)}function _r(p,h,E){const m=new Map,T=I=>{const M=m.get(I)??zi(p,h,I);return m.set(I,M),M};return{find:(I,M)=>Ni(I,M,E,T),async unclosedSheets(){
return[...await Nr(p,h,[""],["css"])].flatMap(([M,G])=>{const P=Ai(M,G.map(({text:J})=>J).join(`
`),E);return P===void 0?[]:[{file:M,line:P}]})},async openFrontMatter(){const I=await Nr(p,h,bd,["md","mdx","markdown","njk","liquid","html"]);return Yi(new Map(
[...I].filter(([M])=>!Qt(M,E))))},async ruleNamed(I){const M=["css","pcss","postcss","scss","sass","less"].map(he=>`:(glob)**/*.${he}`),P=(await p("grep","-I","\
-n","-z","-F","-e",`${I} `,h,"--",...M).catch(()=>"")).split(`
`).flatMap(he=>{const[Ie="",Ye=""]=he.split("\0"),Xe=Ie.slice(h.length+1);return Ye===""||Qt(Xe,E)?[]:[{file:Xe,line:Number(Ye)}]}),[J]=P;return J&&P.every(({file:he})=>he===
J.file)?J:void 0},async fileNamed(I){const M=await br(p,h,`:(glob)**/${I}`),G=M.filter(he=>!Qt(he,E)),[P,...J]=G.length>0?G:M;return J.length>0?void 0:P},async fileOf(I){
const M=I.replace(/^\/+/,""),P=(await br(p,h,`:(icase,glob)**/${M.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Ye=>!Qt(Ye,E)),J=P.filter(Ye=>`/${Ye}`.endsWith(`/${M}`)),
[he,...Ie]=J.length>0?J:P;return Ie.length>0?void 0:he}}}const bd=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]",
"^[[:space:]]+[^[:space:]]","^#"];async function Nr(p,h,E,m){const T=m.map(P=>`:(glob)**/*.${P}`),I=E.flatMap(P=>["-e",P]),M=await p("grep","-I","-n","-z","-E",
...I,h,"--",...T).catch(()=>""),G=new Map;for(const P of M.split(`
`)){const[J="",he="",...Ie]=P.split("\0");if(he==="")continue;const Ye=J.slice(h.length+1),Xe=G.get(Ye)??[];G.set(Ye,Xe),Xe.push({line:Number(he),text:Ie.join("\
\0")})}return G}async function br(p,h,E){return(await p("grep","-l","-z","-e","",h,"--",E).catch(()=>"")).split("\0").flatMap(T=>T===""?[]:[T.slice(h.length+1)])}
async function zi(p,h,E){return(await p("grep","-I","-n","-z","-F","-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(T=>Xi(T,h,E))}function Xi(p,h,E){const[m="",T="",...I]=p.split("\0"),M=Ri(I.join("\0"),E);return M===void 0?[]:[{file:m.slice(h.length+1),line:Number(
T),column:M}]}var Sr=function(p,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var m,T;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=h[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=h[Symbol.dispose],E&&(T=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");T&&(m=function(){try{T.call(this)}catch(I){return Promise.
reject(I)}}),p.stack.push({value:h,dispose:m,async:E})}else E&&p.stack.push({async:!0});return h},qi=(function(p){return function(h){function E(M){h.error=h.hasError?
new p(M,h.error,"An error was suppressed during disposal."):M,h.hasError=!0}var m,T=0;function I(){for(;m=h.stack.pop();)try{if(!m.async&&T===1)return T=0,h.stack.
push(m),Promise.resolve().then(I);if(m.dispose){var M=m.dispose.call(m.value);if(m.async)return T|=2,Promise.resolve(M).then(I,function(G){return E(G),I()})}else
T|=1}catch(G){E(G)}if(T===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return I()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(p,h,E){var m=new Error(E);return m.name="SuppressedError",m.error=p,m.suppressed=h,m});async function Vi(p,h,E,m){try{return await Ji(
p,h,E,m)}catch(T){if(!m.signal.aborted)throw T;return{...Or,status:"cancelled",failure:void 0,phases:[],error:Z()}}}async function Ji(p,h,E,m){const T={stack:[],
error:void 0,hasError:!1};try{const{env:I,signal:M}=m,{repository:G,branch:P,outputDirectory:J}=p.configuration,he=(0,F.isAbsolute)(G)?G:m.workspace,Ie=Sr(T,await Ve(
I),!0),Ye=(0,F.join)(Ie.path,"source.git"),Xe=wt(he,I,M);Xe.catch(()=>{});const pt=Gt=>E.addSecret(Gt),vn={...m,scratch:Ie.path,lent:Ye,folder:he,onSecret:pt},Rr=Sr(
T,await xe(vn),!0),Zt=await Xe;E.checkedOut(Zt.commit),ot(Zt,E.report),await Zt.lend(Ye,P);const Lr=h===void 0?void 0:await Vt(h,Zt,Ye,I,M),ta=B.ml.now(),{commit:Rs}=Zt;
let Ar=(0,fe.Rm)(p.appType);const Ls=Gt=>{Gt.type==="url"?Ar||=Gt.isServer===!0:E.report(Gt)},{outcome:Rt,output:Mn}=await Rr.deploy(Rs,p,Ls),{status:na,url:Ir}=Rt;
if(na!=="succeeded"||Mn===void 0||Ir===void 0)return dt(Rt,p);const As={root:new URL(Ir),fetch:(0,le.Q)(fetch),signal:M},Is=await Zi(As,Mn,Ar,_r(Zt.git,Rs,J));await E.
checked(Is);const ks=p.follow.timeoutMs-(B.ml.now()-ta),kr=Lr&&{embedded:Rr,report:E,signal:M,checked:{commit:Rs,report:Is,output:Mn},leftMs:ks},sa=kr?await we(
Lr,p,kr):[],$n=(0,Dn.WJ)(Is);return{...Rt,...Or,status:$n?"failed":"succeeded",error:$n,phases:[...Rt.phases,...sa],failure:$n&&(0,Dn.V1)($n,Is)}}catch(I){T.error=
I,T.hasError=!0}finally{const I=qi(T);I&&await I}}const Qi=5;async function Zi(p,h,E,m){const T=h.files.map(({path:J})=>J),I=await si(p,T,E),M=await Mi(I,m),G=M.
some(J=>(0,Dn.xJ)(J)==="error"),P=J=>h.files.reduce((he,Ie)=>he+J(Ie),0);return{pages:I.pages,links:I.links,files:h.files.length,bytes:P(({bytes:J})=>J),brotli:P(
({brotli:J})=>J),gzip:P(({gzip:J})=>J),largest:h.files.toSorted((J,he)=>he.bytes-J.bytes).slice(0,Qi),findings:[...G?Ss(h.faults):$i(h.faults),...hn([...await Hi(
h,m),...await Gi(h.ignoredRules,m),...M,...await Ci(I,m),...await xi(I,m),...await Ui(m)])]}}const ea=["error","warning","notice"];function hn(p){const h=E=>ea.
indexOf((0,Dn.xJ)(E))*2+(E.place?0:1);return p.toSorted((E,m)=>h(E)-h(m))}const Or={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function dt(p,{follow:h}){
const E={...p,...Or};if(p.error?.code==="interrupted")return{...E,status:"cancelled",error:Z()};if(p.status!=="pending")return E;if(p.error&&p.error.code!=="dep\
loy_timeout")return{...E,status:"failed"};const m=`The check has not ended within ${(0,ae.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new Q.
GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function Z(){return new Q.GQ("interrupted","Interrupted: the check was stopped, and \
has no result")}const pn=5;function ot({changed:p},h){if(p.length===0)return;const E=p.slice(0,pn).join(", "),m=p.length>pn?` and ${p.length-pn} more`:"";h({type:"\
warning",message:`Changed since the commit, and not part of the check: ${E}${m}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Ve(p){
const h=await(0,C.mkdtemp)((0,F.join)(p.RUNNER_TEMP||(0,j.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,C.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((Ge,ye,A)=>{A.d(ye,{Ej:()=>fe,Sk:()=>B,by:()=>ae,h0:()=>F,jN:()=>le,sX:()=>j});var C=A(5807);function j({pages:ce,links:se,
files:me,bytes:ge}){return`Checked ${(0,C.hS)(ce,"page")}, ${(0,C.hS)(se,"link")} and ${(0,C.hS)(me,"file")} (${fe(ge)})`}function F({commit:ce}){return ce.slice(
0,7)}function le({now:ce,change:se},me=""){return`${(0,C.zD)(ce)}${me} (${Q(se,C.zD)})`}function B({now:ce,change:se},me=""){return`${fe(ce)}${me} (${ae(se)})`}
function ae(ce){return Q(ce,fe)}function Q(ce,se){return`${ce>0?"+":ce<0?"-":"\xB1"}${se(Math.abs(ce))}`}function fe(ce){return ce<1e3?`${ce} B`:ce<1e6?`${(ce/1e3).
toFixed(1)} kB`:`${(ce/1e6).toFixed(1)} MB`}}),7:((Ge,ye,A)=>{A.d(ye,{KT:()=>se,Lh:()=>ae,Xm:()=>me,eo:()=>Q,yH:()=>fe});const C="slp_",j="0123456789ABCDEFGHIJK\
LMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",F=40,le=6,B=new RegExp(`^${C}[0-9A-Za-z]{${F+le}}$`);function ae(ge){return ge.startsWith(C)}function Q(ge){if(!B.test(
ge))return!1;const _e=ge.length-le;return ge.slice(_e)===ce(ge.slice(C.length,_e))}function fe(ge){const _e=Array.from({length:F},()=>j[ge(j.length)]).join("");
return C+_e+ce(_e)}function ce(ge){let _e=process.getBuiltinModule("node:zlib").crc32(ge),$e="";for(let We=0;We<le;We+=1)$e=j[_e%j.length]+$e,_e=Math.floor(_e/j.
length);return $e}const se={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},me=["viewe\
r","deployer"]}),8595:((Ge,ye,A)=>{A.d(ye,{_Q:()=>F,i1:()=>le,iA:()=>j,iq:()=>B,q3:()=>ae,ws:()=>C});const C=5,j=500;function F({message:Q}){return`The build en\
ded with 0 in spite of an error: ${Q}`}const le=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead\
_asset","dead_mention","unclosed_block","unprocessed_rule"],B=10,ae=["repository","secrets","example"]}),2207:((Ge,ye,A)=>{A.d(ye,{Mb:()=>j,PB:()=>C,iV:()=>le,sR:()=>F});
const C=["queued","building","syncing","activating","succeeded","failed","cancelled"],j=["queue","clone","install","build","sync","activate"],F=["repository_not\
_found","repository_not_allowed","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","ap\
p_ambiguous","server_build","no_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memor\
y","disk_quota","output_missing","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_fail\
ed","start_failed","not_listening","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],le={invalid_request:400,unauthorized:401,forbidden:403,
not_found:404,organization_not_found:404,app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,
conflict:409,domain_taken:409,app_deleted:410,body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,
internal:500,unavailable:503}}),4235:((Ge,ye,A)=>{A.d(ye,{DR:()=>C,FU:()=>le,Tl:()=>j,em:()=>F});const C={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB"},idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"15m"},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"30s"}},j=16,F={healthPath:"/",instances:1,memory:"512MiB",
idleTimeout:"15m",requestTimeout:"30s"},le=4096}),5290:((Ge,ye,A)=>{A.d(ye,{h:()=>le});var C=A(8302),j=A(8595),F=A(2345);function le(ae){if(!Array.isArray(ae)||
ae.length>j.iq)return;const Q=ae.flatMap(fe=>B(fe)??[]);return Q.length===ae.length?Q:void 0}function B(ae){const{code:Q,file:fe,line:ce,message:se}=(0,C.Gv)(ae)?
ae:{},me=j.i1.find(ge=>ge===Q);if(!(!me||!(0,C.KH)(se,j.iA))&&!(fe!==null&&!(0,C.KH)(fe,F.IC.file))&&!(ce!==null&&!(typeof ce=="number"&&Number.isSafeInteger(ce)&&
ce>0)))return{code:me,file:fe,line:ce,message:se}}}),3194:((Ge,ye,A)=>{A.d(ye,{N:()=>Pt});var C=A(7598),j=A(3739),F=A(8302),le=A(4840),B=A(3823),ae=A(9570),Q=A(
86);const fe=new Map([...Object.entries(ae.I).map(([pe,{input:be}])=>[pe,be]),["commit","repository"],["env","env"]]);function ce({fields:pe},{name:be,ours:Ae,sent:Ue}){
if(pe.length===0)return;const Qe=pe.map(V=>({...V,own:ge(V.field,Ae,Ue)})),re=Qe.map(({field:V,own:we,message:De})=>{const et=we===void 0?"which is not sent":`f\
rom the input ${fe.get(we)??"app-settings"}`;return`; ${we!==void 0&&we!==V?`${V} (our ${we})`:V}, ${et}: "${De}"`}),W=new Set(Qe.flatMap(({own:V})=>V??[])),ue=Object.
keys(Ae).map(V=>`"${W.has(V)?`NAME-FOR-${V}`:V}": ${me(V)}`),ee=Qe.flatMap(({field:V,own:we})=>we===void 0?[se(V)]:[]);return{words:re.join(""),remedy:`Correct \
the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${be}: |
    {${[...ue,...ee].join(", ")}}`}}function se(pe){const[be="",...Ae]=pe.split(".");return`"${be}": ${Ae.length===0?"VALUE":`{${se(Ae.join("."))}}`}`}function me(pe){
return/^[A-Za-z]\w*$/.test(pe)?pe:`\`${pe}\``}function ge(pe,be,Ae){const Ue=pe.split("."),Qe=Ue.at(-1)??"",re=Object.keys(be),W=re.find(V=>[pe,Qe,Ue[0]??""].some(
we=>(0,Q.tK)(we)===(0,Q.tK)(V)));if(W!==void 0)return W;const ue=Ue.reduce((V,we)=>(0,F.Gv)(V)?V[we]:void 0,Ae);if(ue===void 0)return;const ee=re.filter(V=>JSON.
stringify(be[V])===JSON.stringify(ue));return ee.length===1?ee[0]:void 0}const _e=async(...pe)=>(await A.e(51).then(A.bind(A,2388))).decodeFailure(...pe),$e={createApp:{
doing:"create the app",mayRepeat:!1,decode:le.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:le.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:le._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:le.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:le.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:le.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:_e}},We=50;function at(pe,{org:be,
project:Ae},Ue){const Qe={orgID:be,projectID:Ae},re=ee=>({...Qe,appID:ee});async function W(ee,V,we,De){const et={org:be,project:Ae,app:we.parameters.appID??""},
rt=(De===void 0?void 0:await Ue?.request(ee,De,et))??De,ct=V.mayRepeat&&B.bw[ee].method==="GET";return pe({...V,route:B.bw[ee],decode:async(Pe,de,R)=>V.decode(Pe,
de,R,await Ue?.answer(ee,Pe))},{...we,...rt===void 0?{}:ct?{query:wt(rt)}:{body:rt},readError:Ue&&((Pe,de)=>Ue.error(Pe,de)),explain:rt===void 0||ct?void 0:(Pe,de)=>de===
400||de===422?ce(Pe,{name:ee,ours:De??{},sent:rt}):void 0})}const ue=(ee,{limit:V,cursor:we,page:De,signal:et}={})=>{const Tt=De===void 0?(0,F.Eb)({limit:V?.toString(),
cursor:we}):void 0;return W("listDeployments",$e.listDeployments,{parameters:re(ee),page:De,signal:et},Tt)};return{listDeployments:ue,createApp:(ee,V={})=>W("cr\
eateApp",$e.createApp,{parameters:Qe,...V},ee),updateApp:(ee,V,{signal:we}={})=>W("updateApp",$e.updateApp,{parameters:re(ee),signal:we},V),replaceEnv:(ee,V,{signal:we}={})=>W(
"replaceEnv",$e.replaceEnv,{parameters:re(ee),signal:we},{env:Object.fromEntries(V)}),listEnvironments:(ee,{signal:V}={})=>W("listEnvironments",$e.listEnvironments,
{parameters:re(ee),signal:V}),lookUp:(ee,{signal:V}={})=>W("listEnvironments",{...$e.listEnvironments,decode:le.JC},{parameters:re(ee),signal:V}),deploy:(ee,V,we={})=>W(
"deploy",$e.deploy,{parameters:re(ee),...we},{...V}),async*allDeployments(ee,V={}){const we=new Set;let{cursor:De,page:et}=V;for(let Tt=0;Tt<We;Tt+=1){const{deployments:rt,
nextCursor:ct,nextPage:Pe}=await ue(ee,{...V,cursor:De,page:et});V.onPage?.(),yield*rt;const de=ct??Pe;if(de===void 0||we.has(de))return;we.add(de),De=ct,et=ct===
void 0?Pe:void 0}},async readFailure(ee,V,{signal:we}={}){try{return await W("readFailure",$e.readFailure,{parameters:{...re(ee),deployID:V},signal:we})}catch(De){
if(De instanceof j.GQ&&De.call?.status===404)return;throw De}}}}function wt(pe){const be=Object.entries(pe).filter(([,Ae])=>["string","number","boolean"].includes(
typeof Ae));return Object.fromEntries(be.map(([Ae,Ue])=>[Ae,String(Ue)]))}var Mt=A(3082),ze=A(3532),St=A(4112),Vt=A(1224);function Pt(pe,{baseUrl:be,source:Ae},Ue){
const{reporter:Qe,tree:re,typeInCheckout:W,signal:ue,clock:ee=Vt.ml}=Ue,V={clock:ee,every:Vt.fm,random:Math.random,uuid:C.randomUUID},we=({message:ct,remedy:Pe})=>Qe(
{type:"warning",message:ct,remedy:Pe}),De={...V,fetch:Ue.fetch,signal:Ue.requestSignal??ue,onTrouble:({error:ct})=>we({message:`${ct.message}; trying again`,remedy:void 0})},
{run:et,onSecret:Tt}=Ue,rt=(0,Mt.r)(Ae,{...De,run:et,onSecret:Tt,onNoEmail:we});return{...V,reporter:Qe,tree:re,typeInCheckout:W,signal:ue,tokens:rt,platform:at(
(0,St.o)({...De,baseUrl:be,tokens:rt}),pe,pe.apiMap),fetch:(0,ze.Q)(Ue.fetch),async identify(){return await rt.token(),Ae.description}}}}),7244:((Ge,ye,A)=>{A.d(
ye,{c:()=>F});var C=A(3024),j=A(7994);function F(le){const B=(ae,Q)=>{try{return Q()}catch{return ae}};return{exists:ae=>B(!1,()=>(0,C.statSync)((0,j.LI)(le,ae)).
isFile()),list:ae=>B([],()=>(0,C.readdirSync)((0,j.LI)(le,ae)))}}}),4406:((Ge,ye,A)=>{A.r(ye),A.d(ye,{createConsole:()=>C});const C=()=>()=>({status:404,headers:{},
body:""})}),4083:((Ge,ye,A)=>{A.r(ye),A.d(ye,{createOidcSignIn:()=>C});const C=()=>{}}),2614:((Ge,ye,A)=>{A.r(ye),A.d(ye,{startLocalPlatform:()=>OD});var C=A(3024),
j=A(6760),F=A(3739),le=A(7994),B=A(7598),ae=A(8161),Q=A(1224),fe=A(7030),ce=A(1709);function se(t){return me(t,"trusted-proxies")}function me(t,e){const n=new fe.
BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,fe.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(o??0)>a)throw new F.
GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/\
16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function ge(t,e,n){let s=We(t);if(e===void 0)return s;for(const r of e.split(",").
reverse()){if(!$e(n,s))break;const o=We(r.trim());if((0,fe.isIP)(o)===0)break;s=o}return s}function _e({remoteAddress:t}){const e=We(t??"");return(0,ce.O)(e)?"l\
oopback":at(e)}function $e(t,e){const[n=""]=e.split("%",1),s=(0,fe.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function We(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function at(t){if((0,fe.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class wt extends Error{name="BodyTooLarge"}class Mt extends Error{name="BodyBroken"}function ze(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function St(t){return{status:0,
headers:{},take:t}}function Vt(t,e){const{take:n}=t;return n?St(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,bytes:Pt(t)}),t)}function Pt({body:t,
headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function pe(t,e){const n=t.
headers[e];return typeof n=="string"?n:n?.[0]}function be(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const Ae={by:null,via:"platform",from:null},Ue=30,
Qe=1e3;function re({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const W=20,ue=1e3,ee=6e4,V=36e5,we=864e5,De=200;function et(t,{
clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/we)!==i&&([i,a]=[Math.floor(f/we),0]);const g=[...r.values()];
r=new Map;const w=g.slice(0,Math.max(0,ue-a));for(const{count:y}of g.slice(w.length))o+=y;a+=w.length;for(const y of w)await t.append(Tt(y),[rt(y)]);if(o===0||Math.
floor(f/V)===c)return;c=Math.floor(f/V);const _=o;o=0,await t.append(Ae,[{action:"access.refuse",after:{code:"others",count:_}}])},u=()=>d().catch(f=>{s("warn",
"refusals_not_recorded",{reason:String(f)})}),l=n(ee,()=>{u()});return{note(f){const{code:g,request:w,by:_,org:y,via:b}=f,L=JSON.stringify([_e(w),g,_,y,b]),$=r.
get(L);$?$.count+=1:r.size<W?r.set(L,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function Tt({by:t,via:e,request:n}){return{by:t??
null,via:e,from:_e(n),requestID:n.requestID}}function rt({org:t,code:e,request:n,count:s}){const r=be(n.target).slice(0,De);return{org:t,action:"access.refuse",
after:{code:e,count:s,first:`${n.method} ${r}`}}}var ct=A(5239),Pe=A(9127),de=A(3052),R=A(7934),K=A(8302);const Wo=5,rr=60;function tt(t){return R.FsL(R.IeY(K.Gv,
"must be an object"),R.rej(t,e=>e.expected==="never"?os(e.path,t):"is required"))}function Ce(t){return R.yqP(R.mee(t))}function Ht(t){return R.yqP(R.ZmZ(t))}const or=[
"__proto__","prototype","constructor"];function $t(t,e){return R.FsL(R.IeY(K.Gv,"must be an object"),R.z6Y(n=>!or.some(s=>Object.hasOwn(n,s)),`must not contain ${or.
join(", ")}`),R.g1P(t,e))}function ss(t){return R.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function rs(t,e,n){const s=R.xLC(t,e,{abortPipeEarly:!0});return s.
success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${Yo(r)||n} ${o}`)}}function gd(t,e){const n=v.safeParse(t,e,{abortPipeEarly:!0});return n.
success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function Ct(t){const e=t.length>rr?`${t.slice(0,rr)}\
\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function Yo(t){return(t??[]).map(({key:e})=>typeof e=="number"?`[${e}]`:`.${Ct(String(e))}`).join(
"").replace(/^\./,"")}function os(t,e){const n=t?.at(-1)?.input,[,...s]=(0,K.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(e,c)):[],r=s.slice(0,Wo).map(Ct),o=s.
length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is not a known field${i===""?"":` (also: ${i}\
)`}. Known fields: ${a.join(", ")}`}const cn=["viewer","deployer","admin"];function ir(t){const e=async n=>n.token?zo(n.token,await t(Ko(n))):t(n);return{roleOf:async(n,s)=>qo(
(await e(n)).filter(r=>is(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(n)).map(({org:r})=>r));return s.has("*")?void 0:[...s].sort()},
mayIn:async(n,s,r)=>(await e(n)).some(o=>(o.org==="*"||o.org===s)&&un(o.role,r)),async partsOf(n,s){const r=(await e(n)).filter(o=>o.org==="*"||o.org===s);if(!r.
some(({project:o})=>o===void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}function Ko({email:t,issuer:e}){
return{email:t,issuer:e}}function zo(t,e){return e.flatMap(n=>{const s=is(n,t.place)?t.place:is(t.place,n)?n:void 0,r=un(n.role,t.role)?t.role:n.role;return s?[
{org:s.org,project:s.project,appID:s.appID,role:r}]:[]})}function is(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?!0:t.project===e.project&&(t.appID===
void 0||t.appID===e.appID)}function dn({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the project ${t}/${e}`:`the app ${t}/${e}\
/${n}`}function Xo({org:t,project:e,appID:n},s,r){return s==="projects"?`The projects of the organization ${t} together have ${r.projects}`:`T${dn(s==="organiza\
tion"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${r[s]}`}function un(t,e){return t!==void 0&&cn.indexOf(t)>=cn.indexOf(e)}
function qo(t){return cn.findLast(e=>t.includes(e))}const as=512,cs=/^[!-?A-~]*@[!-?A-~]+$/;function Vo(t){return t.length<=as&&cs.test(t)&&!t.startsWith("@")?t.
toLowerCase():void 0}function ds(t){return/[^\0-\x7f]/.test(t)}function us(t){return t.slice(t.lastIndexOf("@"))}const ls=253,ar="[a-z0-9](?:[a-z0-9-]{0,61}[a-z\
0-9])?",Jo=new RegExp(`^(?:${ar}\\.)+(?!\\d+$)${ar}$`);function fs(t){return t.length<=ls&&Jo.test(t)}function cr(t,e){return t===e||t.endsWith(`.${e}`)}var z=A(
2345);function Qo(t){try{return(0,de.DB)(t,"disk")>0}catch{return!1}}function Rn(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return R.yqP(R.FsL(R.aig(
s),R.ndf(s),R.Wwf(t,s),R.cGV(e,s),R.h_(n)))}const dr=tt({disk:R.yqP(R.FsL(R.YjP("must be a string"),R.z6Y(Qo,'must be a size with a unit, as "512MiB", "10GiB" o\
r "1.5TiB"'),R.h_('What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'))),apps:Rn(0,1e6,"Apps \
at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:Rn(1,1e4,"Builds at once, on all nodes. Further ones wai\
t. Default: --organization-builds."),buildMinutesPerMonth:Rn(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are cancelled. Defau\
lt: no bound."),kvsRequestsPerMonth:Rn(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")});function hs(t){return R.KCZ([t,R.YOg(t)],
"must be a string, or a list of strings")}const Jt=R.FsL(R.YjP("must be a string"),R.BpQ(1,"must not be empty")),Zo=R.FsL(R.YjP("must be a string"),R.Ru6(as,`mu\
st have at most ${as} characters`),R.yGV(cs,({input:t})=>{const e=ds(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`is "${t}", \
which ${e}`})),ps=512,ei="https://token.actions.githubusercontent.com",ti=R.FsL($t(R.YjP(),R.FsL(R.YjP("must be a string"),R.BpQ(1,"must not be empty"),R.Ru6(ps,
`must have at most ${ps} characters`))),R.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no claim besides iss")),ur=R.KCZ([Zo,ti],'must be an email, "@domain",\
 or claims, as {"repository_id": "123"}');function Es(t){const e=`${t} ASCII emails, or @domain for every email of a domain; upper and lower case are the same. \
Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHub Actions, or of the issuer that "iss\
" names.`,n=R.KCZ([ur,R.YOg(ur)],'must be an email, "@domain", claims, or a list of these');return R.yqP(R.FsL(n,R.h_(e)))}const ms={viewer:Es("May read."),deployer:Es(
"May change apps, and what they have."),admin:Es("May do everything, also say who may.")},ys=R.FsL(R.YjP(),R.yGV(z.cS,"is not an identifier")),ni=R.yqP(R.FsL($t(
ys,tt(ms)),R.h_("Grants for single apps, by their ID."))),lr=R.yqP(R.FsL($t(ys,tt({...ms,apps:ni})),R.h_('Grants for single projects, by their ID. "*" has none.'))),
fr={...ms,projects:lr},hr=24*36e5;function si(t){try{const e=(0,Pe.E9)(t,"buildTimeout");return e>=1e3&&e<=hr}catch{return!1}}const ri="[a-z0-9-]+(?:\\.[a-z0-9-]\
+)+",oi=R.FsL(R.YjP("must be a string"),R.Ru6(ls+2,`must have at most ${ls+2} characters`),R.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${ri})$`),'must be a host name i\
n lower case and punycode, as "shop.example.com", or "*.example.com", or "*"')),gs=tt({roles:R.yqP(R.FsL(tt(fr),R.h_("Who may do what in the organization, in it\
s projects and in their apps."))),...fr,adminsMayGrant:R.yqP(R.FsL(R.zMY("must be true or false"),R.h_('True if those with the role admin may add and remove mem\
bers, in the console and by "slipway members", beside those of this file. Default false: only this file grants, and such members do not count. That of "*" is fo\
r organizations without one of their own.'))),buildTimeout:R.yqP(R.FsL(R.YjP("must be a string"),R.z6Y(si,'must be a time of 1s to 24h, as "90s", "30m" or "1h30\
m"'),R.h_('The longest that a build of the organization may take, up to 24h, instead of --build-timeout. That of "*" is for organizations without one of their o\
wn.'))),quotas:R.yqP(R.FsL(dr,R.h_('Bounds of what the organization uses. Those of "*" are for each organization without one of its own of the same name.'))),domains:R.
yqP(R.FsL(hs(oi),R.h_('Custom domains that apps of the organization may have without a DNS record that proves it: "shop.example.com", "*.example.com" for all na\
mes below, "*" for all.')))}),ii=tt({issuer:R.FsL(R.YjP("must be a string"),R.z6Y(ln,"must be an https:// URL without query (http:// only for loopback)"),R.yuE(
{format:"uri"}),R.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:R.yqP(R.FsL(hs(Jt),R.h_("Accepted aud values. Default: t\
he platform's own base URL."))),email:R.lqM(R.FsL(R.YjP("must be a string"),R.yGV(/\{[^{}]+\}/,'must be a template of claims, as "{email}" or "{repository}@gith\
ub.actions"'),R.z6Y(t=>!ds(t),"has characters other than ASCII"),R.h_("A template of claims for the email that grants name. For GitHub Actions: {repository}@git\
hub.actions")),"{email}"),emailsVerified:R.lqM(R.FsL(R.zMY("must be true or false"),R.h_("True if the issuer verifies every email before it writes it into a tok\
en: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified is false is refused all the same.")),
!1),clientId:R.yqP(R.FsL(Jt,R.h_("The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/console/sign-in/callbac\
k/{the issuer without https://, with - for /}."))),clientSecretFile:R.yqP(R.FsL(Jt,R.h_("A file with the client's secret. A relative path begins in the data dir\
ectory."))),clientSecretEnv:R.yqP(R.FsL(Jt,R.h_("The environment variable of the platform that has the client's secret."))),name:R.yqP(R.FsL(Jt,R.Ru6(60,"must h\
ave at most 60 characters"),R.h_("The name of the identity provider on the sign-in page. Default: its host."))),require:R.lqM(R.FsL($t(R.YjP(),hs(Jt)),R.h_("Cla\
ims that a token must have, each with one of the values.")),{})}),ai=R.FsL(tt({$schema:R.yqP(R.YjP("must be a string")),localIssuer:R.lqM(R.FsL(R.zMY("must be t\
rue or false"),R.h_("Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),
issuers:R.lqM(R.FsL(R.YOg(ii,"must be a list"),R.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(
r)!==o);s!==void 0&&e({message:`names ${s} twice`})}),R.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:R.
FsL($t(R.FsL(R.YjP(),R.yGV(new RegExp(`^(?:\\*|${z.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),gs),R.h_('Grants by organization; "*" is e\
very organization.'))}),R.DDF("platform.json"),R.h_("Who may do what on a platform that several people share. The platform reads the file from its data director\
y when it starts, and again when it changes."));function ln(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?
!1:e.protocol==="https:"||e.protocol==="http:"&&(0,ce.c)(e.hostname)}function ws(t,{roles:e={},...n}){const s=`organizations.${t}`,r=[...pr(t,`${s}.roles`,e),...pr(
t,s,n)],o=new Map;for(const{place:i,path:a}of r){const c=dn(i),d=o.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);
o.set(c,a)}return r.flatMap(({grants:i})=>i)}function pr(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not pos\
sible: name the organization`);const r=(o,i,a)=>{const c=cn.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():u;return{...o,role:d,
who:l,path:`${i}.${d}`}}));return c.length>0?[{place:o,path:i,grants:c}]:[]};return[...r({org:t},e,s),...Object.entries(n).flatMap(([o,{apps:i={},...a}])=>{const c=`${e}\
.projects.${o}`;return[...r({org:t,project:o},c,a),...Object.entries(i).flatMap(([d,u])=>r({org:t,project:o,appID:d},`${c}.apps.${d}`,u))]})]}function ci(t,{iss:e=ei,
...n}){const{org:s,project:r,appID:o,role:i,path:a}=t;return{org:s,project:r,appID:o,role:i,path:a,iss:e,claims:n}}const fn={localIssuer:!0,issuers:[],isLocal:!0,
grantsOf:()=>[{org:"*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},Er=1024*
1024,di=10;function ui(t,e={},n=()=>{}){const s=(0,j.join)(t,"platform.json");if(!(0,C.existsSync)(s))return fn;try{if((0,C.statSync)(s).size>Er)throw new Error(
`is larger than ${Er} bytes`);return fi(JSON.parse((0,C.readFileSync)(s,"utf8")),{file(r){return n(r),(0,C.readFileSync)((0,j.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){
throw new F.GQ("invalid_file",`${s}: ${r instanceof Error?r.message:String(r)}`,{place:{file:s},remedy:`Correct the file (${(0,ct.fs)("self-hosting")} shows one\
), or remove it to trust only the local issuer.`,cause:r})}}const li={file:()=>"",env:()=>{}};function fi(t,e=li){const n=rs(ai,t,"the file");if("faults"in n)throw new Error(
n.faults.slice(0,di).join("; "));const{localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(o).flatMap(([l,f])=>ws(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.
who=="string"?[{...l,who:l.who}]:[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[ci(l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)
throw new Error(`${d.path} names claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,
isLocal:!1,issuers:r.map(({issuer:l,audience:f,email:g,emailsVerified:w,require:_,...y},b)=>({issuer:l,audiences:f===void 0?void 0:[f].flat(),email:g,emailsVerified:w,
granted:[...new Set(c.filter(({iss:L})=>L===l).flatMap(({claims:L})=>Object.keys(L)))],client:hi(l,y,`issuers[${b}]`,e),require:Object.fromEntries(Object.entries(
_).map(([L,$])=>[L,[$].flat()]))})),grantsOf:({email:l,issuer:f,claims:g={}})=>[...a.get(l)??[],...a.get(us(l))??[],...c.filter(({iss:w,claims:_})=>w===f&&Object.
entries(_).every(([y,b])=>g[y]===b))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){
const f=o[l]?.buildTimeout??o["*"]?.buildTimeout;return f===void 0?void 0:(0,Pe.E9)(f,"buildTimeout")},quotasOf:l=>({...mr(o["*"]),...mr(o[l])}),withQuotas:Object.
keys(o).filter(l=>l!=="*"&&o[l]?.quotas!==void 0),mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(w=>pi(w,f))}}}function hi(t,{clientId:e,
clientSecretFile:n,clientSecretEnv:s,name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);
return}if(n!==void 0&&s!==void 0)throw new Error(`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&
!c){const u=n===void 0?`clientSecretEnv names the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.
replace(/^https?:\/\//,"").replace(/\/$/,"").replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function mr({quotas:{disk:t,
...e}={}}={}){return{...e,...t!==void 0&&{disk:(0,de.DB)(t,"disk")}}}function pi(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Ei(t,e){
return ir(async n=>{const s=t.grantsOf(n);if(!e||!t.adminsMayGrant())return s;const r=await e.of([n.email,us(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(
o))]})}const mi=2e3;function yr({dir:t,env:e,log:n,every:s=Q.fm}){const r=(0,j.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,Ts(r)),ui(t,e,f=>o.set(
(0,j.resolve)(t,f),Ts((0,j.resolve)(t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,g])=>Ts(f)===
g))try{const f=i();if(f===fn&&a!==fn){d(`${r} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_re\
ad",{file:r})}catch(f){d(f instanceof Error?f.message:String(f))}},l=s(mi,u);return{policy:yi(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function Ts(t){
try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,C.statSync)(t,{bigint:!0});return[e,n,s,r].join()}catch(e){return(0,F.xU)(e)??"unknown"}}function yi(t){return{get localIssuer(){
return t().localIssuer},get issuers(){return t().issuers},get isLocal(){return t().isLocal},grantsOf:e=>t().grantsOf(e),adminsMayGrant:e=>t().adminsMayGrant(e),
membersOf:e=>t().membersOf(e),buildTimeoutOf:e=>t().buildTimeoutOf(e),quotasOf:e=>t().quotasOf(e),get withQuotas(){return t().withQuotas},mayUseDomain:(e,n)=>t().
mayUseDomain(e,n)}}const gi=1e3,wi=2e4;class Oe extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){super(e,s),this.isFull=n}}async function Ti(t,e,n){
const s=e.monotonic()+wi;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof Oe&&!o.isFull)||n?.aborted||e.monotonic()>=s||(await e.sleep(gi,n).catch(
()=>{}),n?.aborted))throw o}}const _s=["ok","missed","refused","limited","failed"],xe=["get_ok","get_missed","get_refused","get_limited","get_failed","put_ok","\
put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","other_refused","other_limited","kvs_bytes_in","kvs_bytes_\
out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","deploy_cancelled","build_ms","keys_change","bytes_change",
"function_requests","function_ms","function_mib_ms"],Ot={hour:36e5,day:864e5};function wd({function_mib_ms:t}){return t*1024*1024/Ot.hour}function Td(t){const e=n=>Object.
fromEntries(_s.flatMap(s=>{const r=Ns(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("get"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.
kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{
succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.round(t.build_ms/1e3)},functions:{requests:t.function_requests,
milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Ns(t,e){return xe.find(n=>n===`${t}_${e}`)}function _i(t={}){const e=xe.
map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function _d(t,e){return Object.fromEntries(xe.map(n=>[n,t[n]+e[n]]))}function Nd(t){const e=n=>xe.reduce((s,r)=>s+
(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}
const gr={kvs(){},site(){}},Ni=2e5,bi=new Map(xe.map((t,e)=>[t,e])),ft=t=>bi.get(t)??0,Si=Object.fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(
_s.map(e=>[e,ft(Ns(t,e)??`${t}_refused`)]))])),Oi=ft("kvs_bytes_in"),Ri=ft("kvs_bytes_out"),Li=ft("site_bytes_out"),Ai=ft("function_requests"),Qt=ft("function_m\
s"),Ii=ft("function_mib_ms"),ki=1024*1024,Ln=[ft("site_2xx"),ft("site_3xx"),ft("site_4xx"),ft("site_5xx")];class Di{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(
xe.length);#o;lost=0;constructor(e){this.#o=An(e)}kvs(e,n,s,r,o){let i=this.#e.get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(xe.length)},
this.#e.set(e.keyspace,i)),ht(i.counts,Si[n][s],1),ht(i.counts,Oi,r),ht(i.counts,Ri,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,
project:e.project,app:e.appID,table:""},counts:new Float64Array(xe.length)},this.#t.set(e.subdomain,r)),ht(r.counts,n<300?Ln[0]:n<400?Ln[1]:n<500?Ln[2]:Ln[3],1),
ht(r.counts,Li,s)}requested(e,n){const{counts:s}=this.#i(e);ht(s,Ai,1),ht(s,Qt,n)}held(e,n){ht(this.#i(e).counts,Ii,n/ki)}#i({org:e,project:n,appID:s}){let r=this.#n.
get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(
xe.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){
for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.entries())ht(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.
get(r);if(o)for(const[i,a]of s.entries())ht(o.counts,i,a);else this.#s.size<Ni?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=bs(s)}this.#e=new Map,this.#t=
new Map,this.#n=new Map,this.#o=An(e)}get waiting(){return this.#s.size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;
this.#s.delete(s),n.push({scope:r,hour:o,counts:wr(i)})}return n}totals(){const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())ht(
e,s,r);return wr(e)}}function ht(t,e,n){t[e]=(t[e]??0)+n}function An(t){return Math.floor(t/Ot.hour)*Ot.hour}function wr(t){return Object.fromEntries(xe.map((e,n)=>[
e,t[n]??0]))}function bs(t){return xe.reduce((e,n,s)=>/bytes|^function_/.test(n)?e:e+(t[s]??0),0)}const In=8e3,vi=3e4,Mi=250,Tr=250,Ss=500;function $i(t){const{
clock:e,log:n,every:s=Q.fm}=t,r=new Di(e.now()),o=Ci(r,t);let i,a=!1;const c=async()=>{try{await o(),a&&n("info","usage_stored_again"),a=!1}catch(l){a||n("warn",
"usage_not_stored",{reason:String(l)}),a=!0}},d=()=>(i??=c().finally(()=>{i=void 0}),i),u=s(In,d);return{meter:r,flush:d,figures:()=>({counts:r.totals(),waiting:r.
waiting,lost:r.lost}),async[Symbol.asyncDispose](){u(),await i,await d()}}}function Ci(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,B.randomBytes)(12).toString(
"base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;a||(i+=1,a={writer:o,number:i,rows:t.next(Mi)}),await e.add(a).catch(d=>{if(d instanceof
Oe)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(Tr)===
Tr;);n&&await e.claimTurn("stored",vi)&&await Ui(e,n,s)}}async function Ui(t,e,n){for(let s=0;;){const r=await e.sizes(s,Ss),o=r.length<Ss,i=o?Number.MAX_SAFE_INTEGER:
r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),o)return;s=i}}const xi=()=>{},Fi=2e3;function ji({deployments:t,damage:e,ability:n,
walls:s,node:r,clock:o,metering:i,kept:a,isFaulty:c,purges:d}){const u=new Map,l=r===void 0?{}:{node:r},f=()=>[...u].flatMap(([w,_])=>_.map((y,b)=>[{service:w,status:`${b}\
xx`,...l},y]).filter(([,y])=>y>0)),g=async()=>{const w=await Wi(t,o);return[ve("slipway_requests_total","counter","Requests answered.",f()),ve("slipway_state_av\
ailable","gauge","1 if the state can be read, else 0.",[[l,w?1:0]]),...w?Dn(w):[],...Bi(i.figures(),l),ve("slipway_damaged_objects_total","counter","Stored obje\
cts found missing or damaged.",[[l,e?.total??0]]),...Pi(a?.()??[],l),...n?[kn(n,l)]:[],ve("slipway_policy_faulty","gauge","1 if platform.json has a fault, so th\
at what it said before counts.",[[l,c?.()?1:0]]),...Hi(d?.(),o.now()),...Gi(s?.()?.limiter,l),ve("process_resident_memory_bytes","gauge","Resident memory.",[[l,
process.memoryUsage.rss()]]),ve("process_uptime_seconds","gauge","Seconds since the process started.",[[l,process.uptime()]])].join("")};return{count(w,_){let y=u.
get(w);y||(y=[0,0,0,0,0,0],u.set(w,y));const b=Math.floor(_/100);y[b]=(y[b]??0)+1},handler:async()=>({status:200,headers:{"content-type":"text/plain; version=0.\
0.4; charset=utf-8","cache-control":"no-store"},body:await g()})}}function Bi({counts:t,waiting:e,lost:n},s){const r=["get","put","delete","other"].flatMap(a=>_s.
flatMap(c=>{const d=Ns(a,c);return d?[[{method:a,outcome:c,...s},t[d]]]:[]})),o=["2xx","3xx","4xx","5xx"].map(a=>[{status:a,...s},t[`site_${a}`]]),i=[[{service:"\
kvs",direction:"in",...s},t.kvs_bytes_in],[{service:"kvs",direction:"out",...s},t.kvs_bytes_out],[{service:"edge",direction:"out",...s},t.site_bytes_out]];return[
ve("slipway_kvs_requests_total","counter","Requests to tables of the key-value store.",r),ve("slipway_site_requests_total","counter","Requests to sites of apps.",
o),ve("slipway_body_bytes_total","counter","Bytes of bodies that are metered for apps.",i),ve("slipway_function_requests_total","counter","Requests to instances\
 of functions.",[[s,t.function_requests]]),ve("slipway_function_seconds_total","counter","Seconds that requests to functions took together.",[[s,t.function_ms/1e3]]),
ve("slipway_function_byte_seconds_total","counter","Bytes of memory of instances, times seconds.",[[s,t.function_mib_ms*1048.576]]),ve("slipway_usage_waiting_ro\
ws","gauge","Rows of usage that are not stored yet.",[[s,e]]),ve("slipway_usage_lost_requests_total","counter","Requests that were not metered.",[[s,n]])]}function Pi(t,e){
if(t.length===0)return[];const n=r=>t.flatMap(o=>o.left?[[{kind:o.kind,...e},o.left[r]]]:[]),s=t.map(r=>[{kind:r.kind,...e},r.ended]);return[ve("slipway_collect\
ed_items_total","counter","Items that collections have ended.",s),ve("slipway_kept_items","gauge","Items that the last collection left.",n("items")),ve("slipway\
_kept_bytes","gauge","Bytes that the last collection left.",n("bytes"))]}function kn({canBuild:t},e){return ve("slipway_can_build","gauge","1 if the node can bu\
ild, 0 if its disk has no room or it stops.",[[e,t==="yes"?1:0]])}function Hi(t,e){if(!t)return[];const n=t.oldestAt===null?0:Math.max(0,e-t.oldestAt)/1e3;return[
ve("slipway_cdn_purges_waiting","gauge","Purges that the CDN has not accepted yet.",[[{},t.count]]),ve("slipway_cdn_purge_age_seconds","gauge","Age of the oldes\
t of them, 0 without one.",[[{},n]])]}function Gi(t,e){if(!t)return[];const n="What limits the memory and the processes of builds. Always 1.",s=t.kind==="cgroup"?
"cgroup v2":"sampling";return[ve("slipway_builds_limited_by","gauge",n,[[{by:s,...e},1]])]}async function Wi(t,e){const n=new AbortController,s=e.sleep(Fi,n.signal).
then(()=>{},()=>{});try{return await Promise.race([t.totals(),s])}catch(r){if(r instanceof Oe)return;throw r}finally{n.abort()}}function Dn(t){const e=(s,r)=>s.
reduce((o,i)=>o+i[r],0),n=t.filter(s=>s.status==="queued");return[ve("slipway_deployments","gauge","Deployments by status.",t.map(s=>[{status:s.status},s.count])),
ve("slipway_queue_length","gauge","Deployments that wait for a worker.",[[{},e(n,"count")]]),ve("slipway_deployment_seconds_sum","counter","Seconds that deploym\
ents ran.",[[{},e(t,"ms")/1e3]]),ve("slipway_deployment_seconds_count","counter","Deployments that ran and ended.",[[{},e(t,"ran")]])]}function ve(t,e,n,s){const r=s.
map(([o,i])=>{const a=Object.entries(o).map(([c,d])=>`${c}="${Yi(d)}"`);return`${t}${a.length>0?`{${a.join(",")}}`:""} ${i}
`});return`# HELP ${t} ${n}
# TYPE ${t} ${e}
${r.join("")}`}function Yi(t){return t.replace(/[\\"\n]/g,e=>e===`
`?"\\n":`\\${e}`)}var Os=A(7634);const Ki=5e3,_r=15e3,bd=null,Nr=1e3,br=10;async function zi(t){const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({
...e,version:Os.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,
start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),await Xi(l,n,t);const f=Qi(l,u,t);return Vi(await a.living(),
c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.instance}).catch(()=>{})}}}async function Xi(t,{signal:e},{
own:{name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw qi(n,i);o||r("warn","node_name_awaited",Sr(n,i)),o??=i,
await s.sleep(Nr,e)}}function Sr(t,{address:e,silentMs:n}){const s=Math.max(0,_r-n),r=`Another process has the name ${t}: it gave its last sign of life ${(0,Pe.
a3)(n)} ago. If it was killed, this one goes on in ${(0,Pe.a3)(s)}. If it lives, start this one with another --node`;return{node:t,address:e,silentMs:n,waitMs:s,
means:r}}function qi(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}, and gave its last sign of life ${(0,Pe.a3)(n)} a\
go`,r=`Start this one with another --node. If the other one was killed just now, wait ${_r/1e3} seconds and start this one again.`;return new F.GQ("invalid_inpu\
t",s,{input:"node",remedy:r})}function Vi(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Ji){const i=e[s],a=t.filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.
groupBy(a,u=>u[s])){const u=d.slice(0,br).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,there:c,nodes:u.join(", "),means:o})}}}const Ji=[
{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nodes with the same --public-url"},{key:"sitesDomain",
flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the same --sites-domain"}];function Qi(t,e,{own:{name:n},
log:s,every:r=Q.fm}){let o;const i=Zi(s),a=async()=>{const f=await t();f?i("node_name_taken",{node:n,address:f.address,means:ea}):i(void 0)},c=async()=>{try{await e?.
look();let f;do f=e?.canBuild,await a();while(e?.canBuild!==f)}catch(f){i("node_not_announced",{reason:String(f)})}finally{o=void 0}},d=()=>{o??=c()},u=r(Ki,d),
l=e?.subscribe(d);return async()=>{u(),l?.[Symbol.dispose](),await o}}function Zi(t){let e;return(n,s)=>{n!==void 0&&n!==e&&t("warn",n,s),e=n}}const ea="Another\
 process took the name of this node while this one gave no sign of life. Stop one of them, and start it with another --node",hn=["control","build","edge","kvs"],
Or=null;var dt=A(2207);class Z extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),this.code=e,this.headers=s}}function pn(t,e){return new Z(
"rate_limited",t,{"retry-after":String(e)})}function ot(t,e){const{code:n,message:s}=t,r={error:{code:n,message:s,requestID:e.requestID}};return ze(dt.iV[n],r,t.
headers)}var Ve=A(5807);const p=["error","warning","notice"],{failureLogLines:h,failureLogLine:E}=z.lF,m={queue:"build_failed",clone:"clone_failed",install:"ins\
tall_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function T({stage:t,code:e,message:n,exitCode:s,signal:r,log:o,diagnostics:i}){
const a={stage:t,code:e,message:(0,Ve.vI)(n,z.IC.message),exitCode:s},c=r===null?null:r.slice(0,z.IC.signal),d=i.filter(({file:g})=>g.length<=z.IC.file).slice(0,
z.IC.findings).map(g=>({...g,code:g.code===null?null:(0,Ve.vI)(g.code,z.IC.findingCode),message:(0,Ve.vI)(g.message,z.IC.findingMessage)})),u=I(d,z.IC.bytes/2),
l=z.IC.bytes-M({...a,signal:c,log:[],diagnostics:u}),f=o.slice(-h).map(g=>(0,Ve.vI)(g,E));return{...a,signal:c,log:I(f.reverse(),l).reverse(),diagnostics:u}}function I(t,e){
let n=e;const s=t.findIndex(r=>(n-=M(r)+1,n<0));return s===-1?t:t.slice(0,s)}function M(t){return Buffer.byteLength(JSON.stringify(t))}function G(t){if(!(0,K.Gv)(
t))return;const{exitCode:e,signal:n,log:s,message:r}=t,o=dt.Mb.find(d=>d===t.stage),i=dt.sR.find(d=>d===t.code);if(!o||!i||!(0,K.KH)(r,z.IC.message)||!Ye(e)||n!==
null&&!(0,K.KH)(n,z.IC.signal)||!Array.isArray(s)||s.length>h||!s.every(d=>(0,K.KH)(d,E)))return;const a=P(t.diagnostics);if(!a)return;const c={stage:o,code:i,message:r,
exitCode:e,signal:n,log:s,diagnostics:a};return M(c)<=z.IC.bytes?c:void 0}function P(t){if(!Array.isArray(t)||t.length>z.IC.findings)return;const e=[];for(const n of t){
const s=J(n);if(!s)return;e.push(s)}return e}function J(t){if(!(0,K.Gv)(t))return;const{file:e,line:n,column:s,code:r,message:o}=t,i=p.find(c=>c===t.severity);if(!i||
!(0,K.KH)(e,z.IC.file)||!(0,K.KH)(o,z.IC.findingMessage)||r!==null&&!(0,K.KH)(r,z.IC.findingCode)||!Ye(n)||!Ye(s))return;const a=he(t.source);return{file:e,line:n,
column:s,severity:i,code:r,message:o,...a&&{source:a}}}function he(t){if(!Array.isArray(t)||t.length>z.IC.sourceLines)return;const e=t.flatMap(n=>!(0,K.Gv)(n)||
!(0,K.KH)(n.text,z.IC.sourceLine)?[]:typeof n.line=="number"&&Number.isSafeInteger(n.line)?[{line:n.line,text:n.text}]:[]);return e.length===t.length?e:void 0}function Ie(t){
return{stage:t,code:m[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function Ye(t){
return t===null||Number.isSafeInteger(t)}function Xe(t){return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class pt extends Error{name="\
BuildFailure";facts;constructor(e){const n=T(e);super(n.message),this.facts=n}}class vn extends Error{name="BuildCancelled";constructor(){super("The deployment \
was cancelled")}}const Rr=2e3,Zt=1e3;function Lr({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i,purges:a}){const c=new Set;let d=!1;const u=hn.
map(w=>[w,Ar(s[w],r)]),l=new Map(u.filter(([w])=>e.includes(w))),f=async w=>{const _=l.get(w);return _?d?"draining":c.has(w)?await _()?"ready":"failing":"starti\
ng":"absent"},g=async w=>{const _=await Promise.all(w.map(async O=>[O,await f(O)])),[,y="ready"]=_.find(([,O])=>O!=="ready")??[],b=w.includes("build")?o?.():void 0,
L=b&&{limitedBy:Xe(b.limiter),network:b.network},$={status:y,node:t,roles:Object.fromEntries(_),...(0,K.Eb)({builds:L,functions:w.includes("edge")?n:void 0}),...w.
includes("control")&&i?.()&&{policy:"faulty"},...w.includes("control")&&ta(a?.(),r.now())};return y==="ready"?ze(200,$):ze(503,$,{"retry-after":"1"})};return{start(w){
for(const _ of w?[w]:hn)c.add(_)},drain(){d=!0},handler(w){const _=Rs(w);if(_===void 0)return g(e);const y=hn.find(b=>b===_);return y?g([y]):ot(new Z("invalid_r\
equest",`role is one of ${hn.join(", ")}.`),w)}}}function ta(t,e){if(!t)return{};const n=t.oldestAt===null?null:Math.max(0,Math.round((e-t.oldestAt)/1e3));return{
cdn:{purgesWaiting:t.count,oldestSeconds:n}}}function Rs({target:t}){return new URLSearchParams(t.slice(be(t).length)).get("role")??void 0}function Ar(t,e){if(!t)
return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=new AbortController,i=e.sleep(Rr,o.signal).then(()=>!1,()=>!1),a=await Promise.race([t().then(()=>!0).
catch(()=>!1),i]);return o.abort(),s={can:a,at:e.monotonic()},n=void 0,a};return async()=>s&&e.monotonic()-s.at<Zt?s.can:(n??=r(),n)}var Ls=A(7067),Rt=A(7075);const Mn=[
"apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],na=.8,Ir={apps:{title:"Apps"},disk:{title:"Files of releases"},buildsAtOnce:{title:"B\
uilds at once"},buildMinutesPerMonth:{title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{title:"Store requests this month",monthly:!0}};function As(t,e){
const n=s=>`${ks(e)} ${s}${e===1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,de.Xq)(e);case"buildsAtOnce":return n("build");case"buildMinu\
tesPerMonth":return n("build minute");case"kvsRequestsPerMonth":return n("request")}}function Is({name:t,used:e,quota:n}){const s=r=>t==="disk"?formatSize(r):ks(
r);return n===null?`${s(e)}, no quota`:`${s(e)} of ${s(n)}`}function ks(t){const e=Math.floor(t),n=Math.floor((t-e)*10);return n===0?(0,Ve.zD)(e):`${(0,Ve.zD)(e)}\
.${n}`}function kr({used:t,quota:e}){return e===null?0:e===0?+(t>0):t/e}function sa(t){return t.name!=="buildsAtOnce"&&t.quota!==null&&kr(t)>=na}function $n(t,e,n){
const s=Ir[e.name].monthly?`, until ${Od(n.end)} UTC`:"",r=As(e.name,e.quota??0);return`The organization ${t} has nearly used up its quota ${e.name}: ${Sd(e)} o\
f ${r}${s}.`}function Gt(t){const{org:e,name:n,quota:s,needs:r,until:o}=t,i=`The organization ${e} has ${Sd(t)} of ${As(n,s)} (quota ${n})`,a="the operator of t\
he platform can give it more";switch(n){case"apps":return`${i}. Delete an app that is not needed (slipway apps delete), or ${a}.`;case"disk":return`${r===void 0?
i:`${i}, and would have ${(0,de.Xq)(r)}`}. Publish fewer or smaller files, delete an app that is not needed, or ${a}.`;case"buildMinutesPerMonth":case"kvsReques\
tsPerMonth":return`${i} this month. The next month begins at ${Od(o??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}. Wait until one of them e\
nds.`}}function Sd({name:t,used:e}){return t==="disk"?(0,de.Xq)(e):ks(e)}function Dr(t){const e=new Date(t),[n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{start:Date.
UTC(n,s),end:Date.UTC(n,s+1)}}function Od(t){return new Date(t).toISOString().slice(0,10)}class Ds extends Error{name="OverQuota";over;constructor(e){super(`The\
 organization ${e.org} is over its quota of ${As(e.name,e.quota)}`),this.over=e}}const gE={most:Number.MAX_SAFE_INTEGER,of:{}};class Rd extends Error{name="Doma\
inTaken";domain;constructor(e){super(`Another app has the domain ${e}`),this.domain=e}}class Ld extends Error{name="QueueFull";most;constructor(e){super(`The or\
ganization has ${e} queued deployments`),this.most=e}}const wE=500,TE=1e3,_E=20,AD=null;function Ad(t){if(t instanceof Z)return t;if(t instanceof Ld){const e="W\
ait until some of them have started, and try again (slipway platform --organization-queue).";return new Z("rate_limited",`The organization has ${t.most} deploym\
ents in the queue. ${e}`,OE)}if(t instanceof F.GQ&&t.code==="unsupported_data")return new Z("unavailable",bE);if(t instanceof Ds)return new Z("quota_exceeded",Gt(
t.over));if(t instanceof Oe)return t.isFull?new Z("unavailable","The platform has no room to store more. Its operator has to add some.",SE):new Z("unavailable",
`The platform cannot read or write its state now. ${NE}`,RE)}const NE="Read what was to be changed before you repeat the call, because it may have been changed.",
bE="This is sealed with a key that the platform does not have. Its operator can put the key back: slipway secret status shows those that it has.",SE={"retry-aft\
er":"30"},OE={"retry-after":"60"},RE={"retry-after":"5"},LE=8,vr=new WeakMap;function Id(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)
return;const r=(vr.get(s)??0)+1;if(vr.set(s,r),r>LE){s.destroy();return}s.pause(),e.once("socket",()=>{const o=(vr.get(s)??1)-1;vr.set(s,o),o===0&&s.resume(),queueMicrotask(
n)})}const kd=2e4,AE=.75,IE=1024,kE=1024,DE=64,vE={headersMs:15e3,bodyMs:60*6e4,nextMs:45e3},Dd=500,ME=20,$E=512,CE=32;function vd(){let t="";try{t=(0,C.readFileSync)(
"/proc/self/limits","utf8")}catch{}const[,e=String(IE)]=/^Max open files\s+(\d+|unlimited)/m.exec(t)??[];return e==="unlimited"?kd:Math.min(kd,Math.floor(AE*Number(
e)))}class UE{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=vE){this.#e=e,this.#t=n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=kE?this.#u(
this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.now();this.#s.set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.
delete(e)||this.#r.delete(e)),this.#i??=this.#a(Dd)}began(e,n){const s=this.#s.get(e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,
s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),
e).unref()}#c(){this.#o??=xE(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<$E&&n<CE;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=
void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(
i),n+=1)}this.#o?this.#i=this.#a(ME):this.#i=this.#s.size+this.#r.size>0?this.#a(Dd):void 0}#d(){const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&
e[1].since<r[1].since||(s+=1,s>DE))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),
n.destroy()}}function*xE(...t){for(const e of t)yield*e}const FE=64*1024,jE=128*1024;class BE{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get bytes(){
return this.#s}hold(e,n){const s=PE(e,n);if(!s||s.bytes<=FE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.bytes),this.#t.set(e,
s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){const n=this.#t.
get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>0){this.#n.set(
n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function PE(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof Rt.Readable?
{key:t,bytes:jE}:{key:e.buffer,bytes:e.buffer.byteLength}}const HE=16;class GE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){if(!this.#t){
e.end(n);return}this.#e.push([e,n]),this.#e.length>=HE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(s)}}const WE=/^[\w.:-]{1,128}$/,
YE=12e4,Md=8*1024*1024,KE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,zE=47,XE=(0,B.randomBytes)(5).toString("hex");let $d=0;class qE{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==zE&&VE(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];$d+=1,this.#s=typeof e=="string"&&WE.test(e)?e:`${XE}-${$d}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return ge(e,pe(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),YE).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new Mt("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Md){d(new wt);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
Md?(n.pause(),d(new wt)):i.length=0}),n.on("end",()=>{if(a>e)return d(new wt);clearTimeout(c),r(JE(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function VE(t){const[,e,n=""]=KE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function JE(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const QE=1e3;function ZE({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function em(t,e){const n=new Ls.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),QE).unref()}),
n}function tm(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const nm=3e4,ra=t=>ot(new Z("unavailable","The platform is starting.",{"retry-after":"1"}),t),sm=128*1024*1024;async function Cd(t){
const{host:e,log:n,batch:s=new GE}=t,r={handler:ra,closing:!1,log:n,batch:s,bodies:new BE(sm)},o=t.connections??vd(),i=new UE(o,w=>a(w,xd),t.clientTimes),a=im(i),
c={open:new Set,proxies:se(t.trustedProxies??[])},d=new Set,u=(w,_,y)=>{s.open(),i.began(w.socket,_),um(r,{request:new qE(w,_,c,y),incoming:w,outgoing:_})},l=(0,Ls.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:nm,joinDuplicateHeaders:!0},(w,_)=>Id(w,_,()=>u(w,_)));l.on("checkContinue",(w,_)=>Id(w,_,()=>u(
w,_,{waits:!0}))),l.on("upgrade",(w,_,y)=>{const b=i.isIdle(w.socket);if(b&&!ZE(w))return tm(l,w,_,y);const L=b?em(w,w.socket):void 0;if(!L)return void _.destroy();
d.add(_),_.once("close",()=>d.delete(_)),u(w,L,{head:y})}),l.on("connection",w=>i.opened(w)),l.on("clientError",(w,_)=>a(_,(0,F.xU)(w)));const f=await cm(l,t.port,
e);let g;return{port:f,serve(w){r.handler=w},close(w=5e3){return r.closing=!0,g??=dm(l,c.open,d,w),g}}}function Ud(t,e){return`http://${(0,fe.isIPv6)(t)?`[${t}]`:
t}:${e}`}const rm=1e3,xd="ERR_HTTP_REQUEST_TIMEOUT",om="HPE_INVALID_EOF_STATE";function im(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===om||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(am(s)),setTimeout(()=>n.destroy(),rm).unref()}}const Fd=`The address and the headers \
of this request have more than ${Ls.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function am(t){const e=`Connection: close\r
`;return t===xd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${Fd.length}\r
`}${e}\r
${Fd}`}function cm(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,F.xU)(o);r(i==="EADDRINUSE"?new F.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new F.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function dm(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new F.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function um(t,e){const{request:n}=e,s=o=>oa(jd(n,o,t.log),t,e),r=o=>{try{
oa(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function jd(t,e,n){const s=(0,F.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ad(e);if(o)
return ot(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return ot(new Z("internal",i),t)}function oa(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof Rt.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){lm(t.take,e,n);return}if(r.writeHead(
t.status,fm(t,e,n)),o.method==="HEAD"||Bd(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof Rt.Readable?hm(s,e,n):e.batch.end(r,s)}async function lm(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=jd(s,l,e.log);o.headersSent?o.destroy():oa(f,e,n)}}function fm(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof Rt.Readable)&&!Bd(t)&&s.push("con\
tent-length",pm(t.body)),s}function Bd({status:t}){return t===204||t===304}function hm(t,{log:e},{request:n,outgoing:s}){(0,Rt.pipeline)(t,s,r=>{r&&(0,F.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function pm(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const ia=["0.0.0.0","::"];function Pd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=ia.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(Em(o,e))return!0;const i=mm(o);return i===void 0?!1:i==="localhost"||i===n||(0,ce.O)(i)||s&&(0,fe.isIP)(i)!==0}}function Em(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function mm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,fe.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const ym=async()=>{},gm=()=>{},wm=()=>{},Tm=()=>{},_m=()=>{};var En=A(1101);function Nm(t){
return new bm(t)}class bm{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,En.Ih)(new En.Lw("functions_off",void 0,60));
if(this.#s)return(0,En.Ih)(new En.Lw("stopping"));const s=this.#n;return St(s?r=>s.answer(r,e):async r=>(await this.#r(n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;
if(!s||this.#s)throw new En.Lw("stopping");return(await this.#r(s)).call(e,n)}async changed(e,n){if(this.#n?.subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){
this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.subdomains??[])this.changed(n,()=>e(n))}async prepare(e){
const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.stop(e)}status(){return this.#n?.status??[]}statusOf(e){
return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.close()}[Symbol.asyncDispose](){return this.close()}#r(e){
return this.#t??=Promise.all([A.e(729),A.e(89)]).then(A.bind(A,5089)).then(({Apps:n})=>(this.#n=new n({...this.#e,instances:e}),this.#n)),this.#t}}var Re=A(1455),
Sm=A(1421),Om=A(6193);const Rm=524288,Lm=65535;let Hd;function Am(){return Hd??=Im().filter(t=>t>2&&t<=Lm&&km(t)),Hd}function Im(){try{return(0,C.readdirSync)("\
/proc/self/fd").map(Number)}catch{return[]}}function km(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,C.readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==
void 0&&(Number.parseInt(e,8)&Rm)===0}catch{return!1}}function Dm(t){const e=Am().filter(r=>t[r]===void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};
const n=(0,C.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,C.
closeSync)(n)}}const vm={serverBytes:de.j9,serverFiles:2e5},Mm=384,$m=4*de.j9,Gd={base:128,perProcessor:256},Mr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:de.j9,
logBytes:4*de.D6,memoryBytes:Math.min($m,Math.floor(Cm()/2)),diskBytes:8*de.j9,diskFiles:2e6,processes:Gd.base+Gd.perProcessor*(0,ae.availableParallelism)(),installBytes:2*
de.j9,installsBytes:20*de.j9,...vm};function Cm(){const t=process.constrainedMemory();return t>0?Math.min((0,ae.totalmem)(),t):(0,ae.totalmem)()}const ID=1e3;function kD(t){
return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var Cn=A(8595),Wd=A(5290);const Un=864e5,Um=1e3,xm=90,Fm=7*Un,jm={most:500,ageMs:30*Un},Bm=30*Un,Pm=400,Hm=512*de.
D6,$r={apps:{what:"deleted apps, with their releases, logs, variables, tables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"\
`--keep-deleted`"},deployments:{what:"deployments, except the newest, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deploym\
ents` of an app",age:"`--keep-days`"},logs:{what:"build logs, except that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their de\
ployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"answers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those o\
f a day",age:"24 hours"},notifications:{what:"messages to those who are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"t\
he newest 500 of a target",age:"30 days"},pushes:{what:"pushes that webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},
usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the \
audit log",owner:"organization",on:"stores",bound:"one for each change; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"f\
iles that no kept release has, and their compressed forms",owner:"organization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"\
caches of package managers and build tools",owner:"app",on:"node",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days wi\
thout a build, or one hour if the app does not exist any more"},mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 br\
anches and commits of a repository; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if no app has the repository \
any more"},tools:{what:"versions of Node.js and package managers",owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"\
90 days without a build"}},DD={caches:{bytes:4*de.j9,allBytes:20*de.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Un},mirrors:{bytes:4*de.j9,allBytes:20*de.j9,items:Number.
POSITIVE_INFINITY,ageMs:30*Un},tools:{bytes:Number.POSITIVE_INFINITY,allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Un}},vD=200,MD=8,
$D=36e5,Yd={files:1e5,fileBytes:512*de.D6,totalBytes:4*de.j9},Cr={pathBytes:1024,pathsBytes:16*de.D6,rulesBytes:256*1024,indexBytes:32*de.D6},aa=32*de.D6,Kd={pathBytes:4096,
pathsBytes:32*de.D6,rulesBytes:8*de.D6,indexBytes:48*de.D6},CD=null,Ur=de.D6,Gm=8,UD=32,zd=3600*1e3,xD=zd/2,Wm=2*de.D6,Xd=4*de.D6,Ym=64*1024,Km=16384,zm=128*1024,
Xm=128,qm=50,Vm=2e3,qd=6e4,Jm=1e3,Qm=1e3,FD=50;function Zm(t){try{const e=JSON.parse(t);return(0,K.Gv)(e)?ny(e):void 0}catch{return}}const Vd={ready({isolation:t,
limiter:e,network:n,hasFailed:s}){const[r,o,i]=[dy(t),uy(e),fy(n)];if(!r||!o||!i)return;const a={kind:"ready",isolation:r,limiter:o,network:i};return s===!0?{...a,
hasFailed:s}:a},pulse:()=>({kind:"pulse"}),stage({stage:t}){const e=dt.Mb.find(n=>n===t);return e&&e!=="queue"?{kind:"stage",stage:e}:void 0},log:({text:t})=>(0,K.
KH)(t,Ym)&&t.endsWith(`
`)?{kind:"log",text:t}:void 0,commit:({commit:t,facts:e})=>(0,K.KH)(t,64)?{kind:"commit",commit:t,facts:ly(e)}:void 0,ask({id:t,question:e}){const n=(0,K.Gv)(e)?
sy(e):void 0;return n&&ut(t)?{kind:"ask",id:t,question:n}:void 0},release:({name:t})=>(0,K.KH)(t,ca)?{kind:"release",name:t}:void 0,note({level:t,event:e,text:n}){
const s=["info","warn","error"].find(r=>r===t);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,2e3)?{kind:"note",level:s,event:e,text:n}:void 0},stored({release:t,commit:e,
warnings:n,type:s}){const[r,o]=[hy(t),(0,Wd.h)(n)],i=z.jI.find(a=>a===s);if(!(!r||!o||!(0,K.KH)(e,64)))return{kind:"stored",release:r,commit:e,warnings:o,...i&&
{type:i}}},failed({facts:t}){const e=G(t);return e&&{kind:"failed",facts:e}},detected({plan:t,commit:e}){const n=py(t);return n&&(0,K.KH)(e,64)?{kind:"detected",
plan:n,commit:e}:void 0},done({collected:t}){const e=vs(t,Object.keys($r).length,Ey);return e&&{kind:"done",collected:e}}},ca=256,xr=Cr.pathBytes,ey=64,Jd=250,ty=100,
da=1e3,ua=1e3;function ny(t){const{kind:e}=t;return typeof e=="string"&&Object.hasOwn(Vd,e)?Vd[e](t):void 0}function sy({about:t,name:e,part:n,isLast:s,after:r,
found:o}){if(t==="lock"&&(0,K.KH)(e,ca))return{about:t,name:e};if(t==="output"){const i=(0,K.Gv)(n)?ry(n):void 0;return i&&{about:t,part:i,isLast:s===!0}}if(t===
"start"){const i=P(o);return i&&{about:t,found:i}}if((t==="repositories"||t==="apps")&&typeof r=="string")return{about:t,after:r}}function ry({files:t,odd:e,ignoredRules:n,
faults:s}){const r={files:vs(t,Jd,iy),odd:vs(e,Jd,ay),ignoredRules:vs(n,ty,cy),faults:vs(s,Cn.ws,oy)},{files:o,odd:i,ignoredRules:a,faults:c}=r;return o&&i&&a&&
c?{files:o,odd:i,ignoredRules:a,faults:c}:void 0}function vs(t,e,n){if(!Array.isArray(t)||t.length>e)return;const s=t.map(n).filter(r=>r!==void 0);return s.length===
t.length?s:void 0}function oy(t){const{file:e,line:n,message:s,isMarked:r}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(s,Cn.iA)||e!==null&&!(0,K.KH)(e,xr))&&!(n!==null&&!ut(
n)))return{file:e,line:n,message:s,...r===!0?{isMarked:r}:{}}}function iy(t){const{path:e,bytes:n,brotli:s,gzip:r,digest:o,hasKey:i}=(0,K.Gv)(t)?t:{};if(!(!(0,K.
KH)(e,xr)||!(0,K.KH)(o,ey))&&!(!ut(n)||!ut(s)||!ut(r)))return{path:e,bytes:n,brotli:s,gzip:r,digest:o,...i===!0?{hasKey:i}:{}}}function ay(t){const{path:e,kind:n}=(0,K.
Gv)(t)?t:{},s=Cn.q3.find(r=>r===n);return s&&(0,K.KH)(e,xr)?{path:e,kind:s}:void 0}function cy(t){const{file:e,line:n,reason:s}=(0,K.Gv)(t)?t:{};if(!(!(0,K.KH)(
e,ca)||!(0,K.KH)(s,da)))return{file:e,reason:s,...ut(n)?{line:n}:{}}}function dy(t){if((0,K.Gv)(t)){if(t.kind==="bubblewrap"){const{asRoot:e,boundsFiles:n,deniesNamespaces:s}=t;
return{kind:"bubblewrap",asRoot:e===!0,boundsFiles:n===!0,deniesNamespaces:s===!0}}return t.kind==="none"&&(0,K.KH)(t.reason,1e3)?{kind:"none",reason:t.reason}:
void 0}}function uy(t){const{kind:e,folder:n,reason:s}=(0,K.Gv)(t)?t:{};return e==="cgroup"&&(0,K.KH)(n,xr)?{kind:e,folder:n}:e==="sampling"&&(0,K.KH)(s,da)?{kind:e,
reason:s}:void 0}function ly(t){const{subject:e,author:n}=(0,K.Gv)(t)?t:{},s=(r,o)=>typeof r=="string"&&(0,Ve.Ow)(r,o).trim()||null;return{subject:s(e,z.jh.subject),
author:s(n,z.jh.author)}}function fy(t){const{level:e,reason:n}=(0,K.Gv)(t)?t:{};return e==="private"?{level:e}:(e==="filtered"||e==="open")&&(0,K.KH)(n,da)?{level:e,
reason:n}:void 0}function hy(t){if(!(0,K.Gv)(t))return;const{manifestHash:e,files:n,written:s,reused:r,bytes:o}=t;if(!(typeof e!="string"||!/^[0-9a-f]{64}$/.test(
e))&&!(!ut(n)||!ut(s)||!ut(r)||!ut(o)))return{manifestHash:e,files:n,written:s,reused:r,bytes:o}}function py(t){const{text:e,folder:n,command:s,output:r,type:o,
typeBecause:i}=(0,K.Gv)(t)?t:{},a=z.yN.find(d=>d===o);if(typeof e!="string"||typeof n!="string"||!a)return;const c=d=>typeof d=="string"?(0,Ve.Ow)(d,ua):null;return{
text:(0,Ve.Ow)(e,2*ua),folder:(0,Ve.Ow)(n,ua),command:c(s),output:c(r),type:a,typeBecause:c(i)}}function Ey(t){const{kind:e,items:n,bytes:s,left:r}=(0,K.Gv)(t)?
t:{},o=Object.keys($r).find(c=>c===e);if(o===void 0||!ut(n)||!ut(s))return;const i=(0,K.Gv)(r)?r:{},a=ut(i.items)&&ut(i.bytes);return{kind:o,items:n,bytes:s,...a&&
{left:{items:Number(i.items),bytes:Number(i.bytes)}}}}function ut(t){return Number.isSafeInteger(t)&&Number(t)>=0}const Fr=import.meta.filename.endsWith(".ts"),
jr=(0,j.join)(import.meta.dirname,Fr?"../../..":"../.."),Qd=(0,j.join)(jr,Fr?"src/worker.ts":"dist/worker/index.js"),jD=Fr?(0,j.join)(jr,"src"):Qd,Zd=(Fr?["src",
"node_modules","package.json"]:["dist","package.json"]).map(t=>(0,j.join)(jr,t)),my=(0,j.join)(jr,"node_modules",".cache","slipway"),yy=4,la=5;function gy(){const t=(0,j.
dirname)(process.execPath),e=[t,process.execPath].find(s=>((0,C.statSync)(s).mode&la)!==la),n=e??Zd.map(eu).find(s=>s!==void 0);if(n!==void 0)return{path:n,command:`\
chmod -R a+rX ${e?t:Zd.join(" ")}`}}function eu(t){const e=(0,C.statSync)(t,{throwIfNoEntry:!1});if(!e)return;const n=e.isDirectory()?la:yy;if((e.mode&n)!==n)return t;
const s=(0,j.basename)((0,j.dirname)(t))==="node_modules";if(!e.isDirectory()||s)return;const r=(0,C.readdirSync)(t).filter(o=>!o.startsWith("."));for(const o of r){
const i=eu((0,j.join)(t,o));if(i!==void 0)return i}}function tu(t){return`${(0,B.hash)("sha256",t).slice(0,16)}/`}function wy(t,e){return`slipway-worker:${tu(t)}${e}`}
function Ty(t,e){return`slipway-functions:${tu(t)}${e}`}const _y=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function nu(t){const e={};for(const[n,s]of Object.entries(t))s!==void 0&&s!==""&&_y.some(r=>r.test(
n))&&(e[n]=s);return e}function su(t){const{PATH:e="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:n,NODE_USE_SYSTEM_CA:s}=t;return{PATH:e,LC_ALL:"C.UTF-8",NODE_COMPILE_CACHE:my,
...n&&{NODE_EXTRA_CA_CERTS:(0,j.resolve)(n)},...s&&{NODE_USE_SYSTEM_CA:s}}}var Ny=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},by=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Sy=15,Oy=4096,Ry=5e3;class ru{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,
niceness:s,program:r=Qd,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=o;const a=Ny(i,Dm(["pipe","ignore","pipe","pipe"]),!1),c=(0,Sm.spawn)(process.
execPath,[`--max-old-space-size=${Mm}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.stdio});this.#e=c,this.pid=c.pid,Iy(c.pid,s),c.stdin?.on("error",()=>{}),
c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-Oy)}),this.#t=c.stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=
!0}finally{by(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new Om.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>Xd)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=Xd?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>qd;r&&n&&this.kill(`it sent nothing for ${qd/1e3} seconds`),n=r},Ry).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??Ay(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class Ly extends ru{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:Sy,read:Zm})}}function Ay(t){return Object.entries(ae.constants.
signals).find(([,n])=>t===Xm+n)?.[0]??null}function Iy(t,e){try{t!==void 0&&(0,ae.setPriority)(t,e)}catch{}}var _t=A(6583);const ky=["start_failed","not_listeni\
ng","unhealthy","out_of_memory"],ou=40,Ms=2e3,Dy=8e3,vy=2e4,My=200;function iu(t,e){return`${t}/${e}.sock`}function $y(t){const e=(0,K.U4)(t);if(!(0,K.Gv)(e))return;
const{kind:n}=e;return typeof n=="string"&&Object.hasOwn(au,n)?au[n](e):void 0}const au={pulse:()=>({kind:"pulse"}),walls({isolation:t,limiter:e,network:n,apart:s}){
const[r,o]=[en(t,["bubblewrap","none"]),en(e,["cgroup","sampling"])],{level:i,reason:a}=(0,K.Gv)(n)?n:{},c=en(i,["private","filtered","open"]);if(!r||!o||!c)return;
const d=c==="private"?{level:c}:{level:c,reason:String(a).slice(0,Ms)},u=typeof s=="string"?{apart:s.slice(0,Ms)}:{};return{kind:"walls",isolation:r,limiter:o,network:d,
...u}},step({id:t,step:e}){const n=cu(e);return n&&xn(t)?{kind:"step",id:t,step:n}:void 0},ready:({id:t})=>xn(t)?{kind:"ready",id:t}:void 0,failed({id:t,failure:e}){
const n=Uy(e);return n&&xn(t)?{kind:"failed",id:t,failure:n}:void 0},printed({id:t,lines:e}){if(!xn(t)||!Array.isArray(e)||e.length>vy)return;const n=e.map(Cy).
filter(s=>s!==void 0);return n.length===e.length?{kind:"printed",id:t,lines:n}:void 0},memory:({id:t,bytes:e})=>xn(t)&&Br(e)?{kind:"memory",id:t,bytes:e}:void 0,
ended({id:t,end:e}){const n=(0,K.Gv)(e)?du(e):void 0;return n&&xn(t)?{kind:"ended",id:t,end:n}:void 0},note({level:t,event:e,text:n}){const s=en(t,["info","warn",
"error"]);return s&&(0,K.KH)(e,64)&&(0,K.KH)(n,Ms)?{kind:"note",level:s,event:e,text:n}:void 0}};function en(t,e){return e.find(n=>n===t)}function xn(t){return(0,K.
KH)(t,ou)}function Br(t){return Number.isSafeInteger(t)&&Number(t)>=0}function cu(t){const{step:e,at:n}=(0,K.Gv)(t)?t:{},s=en(e,_t.F$);return s&&Br(n)?{step:s,at:n}:
void 0}function Cy(t){const{at:e,stream:n,text:s}=(0,K.Gv)(t)?t:{},r=en(n,["stdout","stderr"]);return r&&Br(e)&&(0,K.KH)(s,Dy)?{at:e,stream:r,text:s}:void 0}function du({
exitCode:t,signal:e,outOfMemory:n}){if(!(t!==null&&!Br(t))&&!(e!==null&&!(0,K.KH)(e,ou)))return{exitCode:t,signal:e,outOfMemory:n===!0}}function Uy(t){if(!(0,K.
Gv)(t))return;const{code:e,step:n,message:s,lines:r,journey:o}=t,[i,a,c]=[en(e,ky),en(n,_t.F$),du(t)];if(!i||!a||!c||!(0,K.KH)(s,Ms)||!Array.isArray(r)||r.length>
My||!r.every(f=>(0,K.KH)(f,Ms))||!Array.isArray(o)||o.length>_t.F$.length)return;const d=o.map(cu).filter(f=>f!==void 0),{exitCode:u,signal:l}=c;return{code:i,step:a,
message:s,exitCode:u,signal:l,lines:r,journey:d}}const xy={startMs:6e4,tmpBytes:512*de.D6,tmpFiles:1e5,processes:256},Fy=1e4,jy=5e3,By=5,Py=100;function Hy(t){const e=new Gy(
t);return e.recover(),e}class Gy{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){this.#e=e,this.#t=(0,C.realpathSync)(e.nodeDir),this.#n=lu(this.#t)}recover(){
uu(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`i-${(0,B.randomUUID)().slice(0,8)}`,s=this.#a(),r=new Wy(n,e,{socket:iu(
this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.
asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.values()].map(s=>s.stop(Fy))),e.endInput();const n=setTimeout(()=>e.kill("\
it did not end"),jy);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,C.mkdirSync)(this.#n,{recursive:!0,mode:448}),Ky(this.#n);const{env:e,log:n}=this.#e,
s=new ru({args:["functions",Ty(this.#t,process.pid)],env:su(e),niceness:By,read:$y});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,
killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(
-500)})}for(const c of[...this.#s.values()])await(0,Re.rm)(c.socket,{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{
blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r===
"required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:nu(n),limits:{...xy,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"\
walls":this.#u(e);return;case"note":n(e.level,e.event,{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,
instance:r.id}));await s.add(r.spec.app,o).catch(i=>{n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.
take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is r\
equired");return}if(this.#o)return;this.#o=!0;const{log:r,network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write \
everything that the platform can"});const i=n.level==="private"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"\
functions_network",{network:n.level,...c,reason:a?s:n.reason})}}class Wy{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.
withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.
promise}get journey(){return this.#e}stop(e){return this.#t(e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,Yy);return;case"\
ready":this.#n.resolve(this.socket);return;case"failed":this.#n.reject(new _t.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{
exitCode:n,signal:s}=e.end;this.#n.reject(new _t.i5(this.#r("It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new _t.i5(this.#r(
"The supervisor of functions ended",null,"SIGKILL"))),this.#s.resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.
at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,lines:[],journey:this.#e}}}const Yy=10;function uu(t){return[(0,j.join)(t,"functions","running"),lu((0,C.realpathSync)(
t))].some(n=>(0,C.existsSync)(n)&&(0,C.readdirSync)(n).length>0)}function lu(t){const e=(0,j.join)(t,"functions","sockets");return Buffer.byteLength(iu(e,"i-000\
00000"))+4<=Py?e:(0,j.join)((0,ae.tmpdir)(),`slipway-${(0,B.hash)("sha256",t).slice(0,16)}`)}function Ky(t){const{uid:e,mode:n}=(0,C.lstatSync)(t);if(!((0,C.lstatSync)(
t).isDirectory()&&e===process.getuid?.()&&(n&63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class fa{#e=new Map;async acquire(e){
const n=this.#e.get(e),{promise:s,resolve:r}=Promise.withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===
o&&this.#e.delete(e)}}async run(e,n){const s=await this.acquire(e);try{return await n()}finally{s()}}}const $s=12,Pr=16,fu=4+$s+Pr;function Hr(t,e,n){return hu(
t,e,n,(0,B.randomBytes)($s))}function zy(t,e,n){const s=(0,B.createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return hu(t,e,
n,s.subarray(0,$s))}function hu({id:t,key:e},n,s,r){const o=(0,B.createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(Buffer.
from(s)),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}function ha(t,e,n){return pu(t,e,n).toString("utf8")}function pu(t,e,n){let s=new Error("No ke\
y is known that sealed this secret");for(const r of t.filter(o=>Eu(o,n)))try{return Xy(r,e,n.subarray(r.id.length))}catch(o){s=o}throw s}function Xy({key:t},e,n){
const s=(0,B.createDecipheriv)("aes-256-gcm",t,n.subarray(0,$s),{authTagLength:Pr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Pr));return Buffer.concat(
[s.update(n.subarray($s,-Pr)),s.final()])}function Eu({id:t},e){return Buffer.compare(e.subarray(0,t.length),t)===0}const mu="sealed:",yu=/^sealed:([0-9a-f]{8}):/;
function Cs(t,e,n,s){if(!t.isActive)return s;const r=Buffer.from(Hr(t.current(e),n,s));return`${mu}${t.id}:${r.subarray(4).toString("base64")}`}function Us(t,e,n,s){
const[r,o]=yu.exec(s)??[];if(r===void 0||o===void 0)return s;const i=Buffer.concat([Buffer.from(o,"hex"),Buffer.from(s.slice(r.length),"base64")]);try{return ha(
t.all(e),n,i)}catch(a){throw t.wrong(a)}}function qy(t){return yu.exec(t)?.[1]}function Vy(t){return mu.length+9+Math.ceil((t+fu)*4/3)+4}function Gr(t){return`k\
vs-token:${t}`}function pa(t){return`kvs-role:${t}`}function Ea({org:t,project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function Fn(t,e){return`dep\
loyment-${e}:${t}`}function gu(t,e){return`build-log:${t}:${e}`}var wu=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Tu=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const Jy=4*de.D6,Qy=30*864e5,Zy=1e4,eg=2e3;class tg{#e;#t;#n;#s=new fa;#r=new Map;constructor({folder:e,keyring:n,fileBytes:s=Jy}){this.#e=e,this.#t=n,this.#n=
s}async add(e,n){const s=ma(e);for(const i of this.#r.get(s)??[])n.forEach(i);const r=n.map(({at:i,instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(
`
`),o=`${Cs(this.#t,"printed",_u(s),r)}
`;await this.#s.run(s,()=>this.#i(s,o))}async tail(e,n){const s=ma(e),r=Math.min(Math.max(0,Math.floor(n)),Zy),{newer:o,older:i}=this.#o(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>sg(await ng(u,this.#n),l,f=>rg(this.#t,s,f)),c=await a(o,r);return[...c.length<r?await a(i,r-c.length):[],...c]})}follow(e,n){const s=ma(
e),r=[];let o=()=>{};const i=d=>{r.length<eg&&r.push(d),o()},a=this.#r.get(s)??new Set;this.#r.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#r.get(
s)===a&&this.#r.delete(s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:
await new Promise(l=>{o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Re.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Re.stat)(this.#o(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Re.rm)((0,j.join)(this.#e,n),{recursive:!0,force:!0})})}#o(e){
return{newer:(0,j.join)(this.#e,e,"newer.jsonl"),older:(0,j.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,
older:o}=this.#o(e);await(0,Re.mkdir)((0,j.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Re.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Re.rename)(r,o),await wu(s,await(0,Re.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=Tu(s);r&&await r}}}
function ma({org:t,project:e,appID:n}){return(0,B.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function ng(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Re.open)(t,"r").catch(()=>{});if(!s)return"";const r=wu(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.
read(i,0,i.length,Math.max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=Tu(n);s&&await s}}function sg(t,e,n){const s=[];
let r=0;for(const o of t.split(`
`).slice(0,-1).reverse()){if(r>=e)break;const i=n(o).split(`
`).flatMap(a=>og(a)??[]);r+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,r-e))}function _u(t){return`printed:${t}`}function rg(t,e,n){try{return Us(
t,"printed",_u(e),n)}catch{return""}}function og(t){const e=(0,K.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,K.KH)(s,40)&&(0,K.KH)(o,8e3)&&
(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}function ya(t){const{everyMs:e,onFailure:n,every:s=Q.fm,isDue:r=!1}=t;let o;const i=()=>(o??=
t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{run:i,async[Symbol.asyncDispose](){a(),await o}}}async function ig(t){try{return(await bu(
t)).nextRun(new Date(0))===null?"names a time that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(
e)}}async function Nu(t,e){return(await bu(t)).nextRun(new Date(e))?.getTime()??null}async function bu(t){const{Cron:e}=await A.e(814).then(A.bind(A,5814));return new e(
t,{timezone:"UTC",mode:"5-part"})}const ag="SLIPWAY_SCHEDULE_SECRET",cg=15e3,dg=50,Su=5,ug=40,lg=60*6e4,fg=15*6e4;function hg(t){const{schedules:e,log:n,every:s}=t,
r=new Map,o=u=>[...r.values()].filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const g=JSON.stringify([u.subdomain,l]),w=o(u.app.org)>=Su,_=r.has(g)?"the\
 call before has not ended":w?`its organization has ${Su} calls under way`:void 0;if(_!==void 0)return t.say(u.app,`${ga(l)}: left out, because ${_}`);const y=Eg(
t,u,l,f).finally(()=>r.delete(g));r.set(g,{org:u.app.org,call:y})},c=async()=>{for(const u of await e.due(dg)){const{next:l,come:f}=await pg(u);if(f.length>0&&r.
size>=ug)break;if(await e.take(u,l))for(const[g,w]of f)a(u,g,w)}},d=ya({everyMs:cg,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof Oe))&&n("warn","\
schedules_not_read",{reason:String(u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.
asyncDispose]}}async function pg({entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await Nu(o.cron,Math.max(e,n-lg));i!==
null&&i<=n&&s.push([o,i]);const a=await Nu(o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function Eg(t,e,n,s){const{app:r,subdomain:o,now:i}=e,
{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,f=a.monotonic();try{const g=await d(o);if(!g)return;const w=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(
s).toISOString()}),_=`${o}.${s}.${e.entries.indexOf(n)}`,y=mg(await u(o),_,i,w),b=await c(g,{path:n.path,headers:y,body:w,timeoutMs:fg});l(r,`${ga(n)}: ${b}, ${Math.
round(a.monotonic()-f)} ms`)}catch(g){l(r,`${ga(n)}: failed, because ${g instanceof Error?g.message:String(g)}`)}}function ga({cron:t,path:e}){return`POST ${e} \
by its schedule (${t})`}function mg(t,e,n,s){const r=Math.floor(n/1e3),o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,B.createHmac)("sha256",o).update(`${e}\
.${r}.${s}`).digest("base64");return{"content-type":"application/json","user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`\
v1,${i}`}}function yg(t){return{status(e){const n=t(e);return n&&gg(n)}}}function gg(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,
requests:c,restarts:d,journey:u}=n;return s!==null&&wg(r)?[{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,
instances:e,lastFailure:t.lastFailure,crashLoop:Tg(t)}}function wg(t){return t==="starting"||t==="ready"||t==="draining"}function Tg({state:t,failing:e,instances:n}){
if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||
s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,nextStartAt:s.nextStartAt}}const _g=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSIO\
N_TOKEN","AWS_REGION"],Ng=60*6e4;async function Ou({tables:t},e,n){const{variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${z.be}URL`]:n,
[`${z.be}REGION`]:z.aT,...s}}async function bg(t,e,n,s){const r=await Ou(t,e,n);return Object.keys(r).length===0?{}:{...r,...Lu(await Ru(t,e,s))}}async function Sg(t,e){
const{roles:n,clock:s,log:r,every:o=Q.fm}=t,i=await Ru(t,e,void 0),a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.
accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(Ng,()=>{d()});return{
variables:Lu(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}
async function Ru({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.injected(s);return e.issue(o,n.now(),r)}function Lu({accessKeyID:t,secret:e,sessionToken:n}){
return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,AWS_REGION:z.aT}}async function Og({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[
i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??i??{},u=o?.env??a;if(!(0,z.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.
schedule?{[ag]:await s(i.subdomain)}:{};return{...u,...l,...f}}function Rg(t){return Object.hasOwn(t,`${z.be}URL`)}function Lg(t,e){const n=new Set;return{start(s){
if(!Rg(s.env))return t.start(s);const r=new Ig(s,t,e);return n.add(r),r.ended.then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),
await Promise.all([...n].map(({ended:s})=>s))}}}const Ag={exitCode:null,signal:null,outOfMemory:!1};class Ig{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=
e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;
return await i[Symbol.asyncDispose](),a},()=>Ag)}get id(){return this.#e?.id??"i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.
memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)
throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.start({...this.spec,env:o});this.#e=i;const a=_g.filter(c=>Object.hasOwn(this.spec.
env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.asyncDispose]();const a=`The instance did not start: ${o instanceof Error?o.
message:String(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new _t.i5({code:"start_failed",step:"spawn",message:a,...c})}}}const kg=["running","\
starting","stopping","asleep","failed","crash-loop"],Au={default:100,most:1e3},Dg=6e4,vg=1e4,Mg=100,Iu=256*1024,ku=2e3,$g=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;
function BD(t){const[,e,n,s]=$g.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function Cg(t,e,n=Q.fm){const s=new Map,r=(a,c)=>{c.
close(),s.get(a)===c&&s.delete(a)},o=n(vg,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=Dg&&r(a,c)}),i=a=>{const c=JSON.stringify([a.org,a.project,a.appID]),u=s.
get(c)??new Ug(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>Mg&&l&&r(...l),u};return{async read(a,{lines:c,after:d}){const u=i(
a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class Ug{#e=(0,B.randomBytes)(8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){
const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=wa(
e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.length-s>Au.most||this.#r>Iu&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,
s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{
lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){const s=({at:c})=>n===void 0||c>n.at,r=Fg(e.filter(s).map(wa)),o=e.at(-1),i=o&&this.#s.
findLastIndex(c=>xg(c,wa(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(
s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function wa(t){return t.text.length<=ku?t:{...t,text:t.text.slice(0,ku).toWellFormed()}}function xg(t,e){
return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===e.text}function Fg(t){let e=Iu,n=t.length;for(;n>0&&t.length-n<Au.most&&(e-=t[n-1]?.text.
length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function jg(t){if(!t)return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-\
loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":e("draining")?"stopping":"asleep"}function PD(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+
1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:Math.max(0,o-s)}})}function Bg(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(
Cg(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,z.Rm)(o.type)&&o.liveRelease!==null?jg(r.statuses.status(o)):void 0}}async function Du(t){const e=await t.
signingKey(Pg),n=(0,K.U4)(e.value);if(!(0,K.Gv)(n)||typeof n.x!="string"||typeof n.y!="string"||typeof n.d!="string"||!Hg({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.
d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=Gg(s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"\
ES256"}}}function Ta({privateJwk:t},e){return new Uint8Array((0,B.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Pg(){const t=(0,B.
generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.export({format:"jwk"});return`${JSON.stringify(t)}
`}function Hg(t){try{const e=(0,B.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,B.verify)("sha256",r,(0,B.createPublicKey)(
{key:s,format:"jwk"}),(0,B.sign)("sha256",r,e))}catch{return!1}}function Gg(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,B.createHash)("sha256").update(JSON.stringify(
{crv:e,kty:n,x:s,y:r})).digest("base64url")}const vu=6e5,Mu=6*36e5,Wg=3e4,$u=5e3;function Yg(t,e,n){return jn(async()=>{const s=await A.e(460).then(A.bind(A,6460)),
r=s.createRemoteJWKSet(await Kg(t,e),{timeoutDuration:$u,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.customFetch]:e});let o=Number.
NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},()=>{a+=1}).finally(()=>{c=void 0,
i=n.monotonic()+Math.min(Wg*2**Math.max(0,a-1),vu)}),c);return async(l,f)=>{const g=n.monotonic()>=i||d()>=Mu;if(d()>=vu&&g&&await u(),d()>=Mu)throw Wr();try{return await r(
l,f)}catch(w){if(!(w instanceof s.errors.JWKSNoMatchingKey))throw w;const _=n.monotonic()>=i;if(_&&await u(),a>0)throw Wr();if(!_)throw w;return r(l,f)}}})}async function Kg(t,e){
try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout($u),redirect:"error"})).json();return zg(s,t)}catch{
throw Wr()}}function zg(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error("not a discovery document of this issuer");const r=new URL(
s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of their issuer");return r}function Wr(){return new Z("unavail\
able","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function jn(t){let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}
const _a="127.0.0.1",Xg={"http:":80,"https:":443};async function qg({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(e);return{url:e,
allow:`${o}:${i||Xg[a]}`,async[Symbol.asyncDispose](){}}}const s=await Cd({port:0,host:_a,log:n});s.serve(t);const{port:r}=s;return{url:Ud(_a,r),allow:`${_a}:${r}`,
[Symbol.asyncDispose]:()=>s.close()}}function Cu(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=t().catch(s=>{throw n=
void 0,s}),n)}function HD(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const xs=()=>{};var tn=A(597),Vg=A(3136);const Na=20,Uu=1e3,xu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",Jg=`^(?:(?=.{1,254}$)(?:${xu}\\.)+(?!\\d+\\.?$)${xu}\
\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function Qg({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))
return"must be a list of host names";if(r.length>Na)return`must have at most ${Na} host names`;const o=r.map(d=>typeof d=="string"?Fu(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${Ct(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>cr(d,u)));if(a!==void 0)
return`contains ${Ct(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${Ct(c)} twice`};return R.
FsL(R.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),R.yuE({type:"array",maxItems:Na,uniqueItems:!0,items:{type:"string",maxLength:Uu,pattern:Jg}}),R.pdi(r=>r.map(
o=>Fu(o)??o)))}function Fu(t){if(t.length>Uu)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Vg.domainToASCII)(t).replace(/\.$/,""):"";return fs(e)?
e:void 0}async function Zg(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>ju(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new Z("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${Yr(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function ew(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:Yr(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await ju(t,r,s).catch(a=>{if(!(a instanceof Z))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function ju({resolveTxt:t},e,n){try{return(await t(Yr(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,F.xU)(s)??""))return!1;
const r=`The DNS records of ${Yr(e)} cannot be read now. Try again later.`;throw new Z("unavailable",r,{"retry-after":"30"})}}function Yr(t){return`_slipway.${t}`}
const Bu=2e3,tw=2;async function nw(t){const{Resolver:e}=await Promise.resolve().then(A.t.bind(A,1553,19));return new e({timeout:Bu,maxTimeout:Bu,tries:tw}).resolveTxt(
t)}const sw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,rw=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,ow=65535;function iw(t){
const e=(0,fe.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??sw.exec(t)??[],a=n??s??(e?t:r),c=(0,fe.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||rw.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=ow)&&(!Pu(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=Pu(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new F.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function Pu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const aw=()=>{};var cw=A(1553);const Hu=2e3,
dw=2,uw=new Set(["ENOTFOUND","ENODATA"]),lw=async t=>{const e=new cw.Resolver({timeout:Hu,maxTimeout:Hu,tries:dw}),n=r=>{if(uw.has((0,F.xU)(r)))return[];throw r};
return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class Lt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){
return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.
get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(
e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const fw=200,Gu=1024*1024;class Wu{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new Lt(e),this.#o=new Lt(Gu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new Lt(this.#e),this.#o=new Lt(Gu),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,fw):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const Kr={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:de.j9,tableKeys:1e6,
organizationBytes:10*de.j9},Yu="kvs_",Ku=32,hw=Yu.length+Math.ceil(Ku*4/3),pw=1e3,Ew=8*1024*1024;class mw{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new Wu(Ew,pw,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,z.
Rm)(u),windows:f}})}byToken(e){return e.length===hw?this.#n.find(Oa(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.
find(r.tokenHash);if(!o)throw zu(n);return o}async create(e,n,s,r){if(!z.BL.test(n))throw new Z("validation_failed",`"${n.slice(0,64)}" is not a table name: wri\
te 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${Yu}${(0,B.randomBytes)(Ku).toString("base64url")}`,i=Oa(o),a=this.#t.seal(Gr(i),o),c={types:z.
jI,most:z.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:Sa(
n),createdAt:s,token:o};case"no_app":throw ba(e);case"wrong_type":throw Xu(d.type);case"taken":throw new Z("conflict",`The app already has a table "${n}".`);case"\
full":throw new Z("conflict",`An app may have ${z.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:r})=>({name:s,variable:Sa(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw ba(
e);case"no_table":throw zu(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,z.Rm)(n))throw Xu(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[Sa(i),this.#t.open(Gr(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(Gr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(Oa(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw ba(e);return n}}function ba({appID:t}){return new Z("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function zu(t){return new Z(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Xu(t){return new Z("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function Sa(t){return`${z.be}TOKEN_${t.toUpperCase()}`}function Oa(t){
return(0,B.hash)("sha256",t,"base64")}function yw(t){return qu(t),{...Tw,node:`${(0,ae.hostname)()}/${process.pid}`,...t,buildLimits:{...Mr,...t.buildLimits},kvsQuotas:{
...Kr,...t.kvsQuotas}}}function qu(t){const{gitUrlTemplate:e=tn.bD,allowLocalGit:n=!1}=t;se(t.trustedProxies??[]),me(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(iw),t.dns&&aw({...t.dns,owner:t.dns.owner??ww(t.publicUrl)},gw);const s=(0,tn.Rs)(e,n);if(!s)return;const r=`--git-url: "${(0,tn.ri)(e)}" ${s.problem}`;
throw new F.GQ("invalid_input",r,{input:"git-url",remedy:`Write ${s.instead}.`})}const gw={fetch,now:Date.now};function ww(t){return URL.parse(t??"")?.hostname||
void 0}const Tw={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,builder:void 0,
shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:hn,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",allowLocalGit:!1,
gitUrlTemplate:tn.bD,clock:Q.ml,log:xs,fetch,resolveTxt:nw,resolveHost:lw,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],lasting:!0,
edgeCacheBytes:64*de.D6,keepDeployments:Um,keepDays:xm,keepDeletedMs:Fm,keepAuditDays:Pm,organizationApps:TE,organizationBuilds:_E,buildLimits:Mr,kvsQuotas:Kr};
function Et({roles:t},e){return t.includes(e)}const _w=1/4,Nw=5e3,bw=60*6e4;async function Sw(t,{siteUrl:e,kvsUrl:n},s,r,o){const{clock:i,log:a,stores:c}=t,d=t.
functions==="on"&&(Et(t,"edge")||Et(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=ra;const f=Et(t,"kvs")?q=>l(q):void 0,g=Cu(()=>qg({handler:f,
kvsUrl:n,log:a}),o);let w=t.buildNetworkAllow;const _=async()=>{const{url:q,allow:oe}=await g();return w=[...t.buildNetworkAllow,oe],q},y=new tg({folder:(0,j.join)(
t.nodeDir,"functions","logs"),keyring:c.keyring});d&&o.defer((0,Q.fm)(bw,()=>{y.removeOlder(i.now()-Qy).catch(()=>{})}));const b={tableVariables:async(...q)=>(await(await u.
promise)()).tableVariables(...q),openCredentials:async(...q)=>(await(await u.promise)()).openCredentials(...q)};d&&uu(t.nodeDir)&&await _();const L=()=>o.use(Ow(
t,()=>w,y,b)),$=d?t.instances??L():void 0,O=jn(async()=>Ta(await Du(c.keys),"schedule")),N=async q=>`whsec_${(0,B.createHmac)("sha256",await O()).update(q).digest(
"base64")}`,S=(q,oe,U="schedule")=>{const Y={at:i.now(),instance:U,stream:"stdout",text:`[slipway] ${oe}`};y.add(q,[Y]).catch(te=>{a("warn","functions_log_not_w\
ritten",{instance:U,reason:String(te)})})},D=async(q,oe)=>{const U={apps:c.state.apps,kvs:b,kvsUrl:await _(),scheduleSecretOf:N};return Og(U,q,oe)},x=o.use(Nm({
instances:$,envOf:D,siteUrl:e,connections:Math.floor(vd()*_w),clock:i,log:a,cdn:r,served:(q,oe,U)=>s.requested(q,U)}));o.defer(()=>u.reject(new Oe("The platform\
 stops"))),$&&o.defer(Aw(x,s,i));const X=$&&{statuses:yg(q=>x.statusOf(q)),logs:y};return{functions:x,view:Bg(t.shownFunctions??X,t,o),useKvs(q){u.resolve(q),f&&
q().then(oe=>{l=oe.handler})},runSchedules(q){if(!$)return;const oe=(U,Y)=>x.call(U,Y);return hg({schedules:c.schedules,siteOf:q,call:oe,secretOf:N,say:S,clock:i,
log:a})},async tryInstance({job:q,release:oe,signal:U},Y){const{app:te,type:Ee,deployID:Te}=q;if(!$||!(0,z.Rm)(Ee))return;const{index:Se}=await Y.index(te.org,oe.
manifestHash),Le=Se.find(_t.r$)===-1?void 0:await c.state.apps.find(te);if(!Le)return;const{subdomain:Ke}=Le,Ne=await D(te,q),Be={deployID:Te,manifestHash:oe.manifestHash};
try{await x.prepare({app:te,subdomain:Ke,type:Ee,release:Be,settings:q.settings,env:Ne,signal:U})}catch(He){throw He instanceof _t.i5?Rw(He.failure,(0,C.realpathSync)(
t.nodeDir)):He}Et(t,"edge")||x.stop(Ke)}}}function Ow(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,f={nodeDir:r,
blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},g=({id:w,spec:{app:_}},y)=>{const b=`[slipway] The platform's variables replac\
e those of the app: ${y.join(", ")}`;n.add(_,[{at:u.now(),instance:w,stream:"stderr",text:b}]).catch(L=>{l("warn","functions_log_not_written",{instance:w,reason:String(
L)})})};return Lg(Hy(f),{kvs:s,onReplaced:g})}function Rw({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>Lw(a,`${(0,j.join)(o,"functions","r\
eleases")}/`));return new pt({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function Lw(t,e){const[n="",...s]=t.split(e);return n+
s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function Aw(t,e,n){let s=n.monotonic();return(0,Q.fm)(Nw,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const Iw=()=>{};var mn=A(4235);const Vu=20,Ju={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},kw=null;function GD(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&Ju.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${kw}\
"`)})}function WD(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Qu=10;function Dw(t,e){if(!(0,K.Gv)(t))throw At(["the body must be a JSON obj\
ect"]);const n=rs(e,t,"the body");if("faults"in n)throw At(n.faults);return n.output}function At(t){const e=t.length-Qu,n=t.slice(0,Qu).join("; ")+(e>0?`; and ${e}\
 more`:"");return new Z("validation_failed",`${n}.`)}const Zu=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];
function Nt(t,e,n=[]){const s=[...Zu,...n];return R.FsL(R.YjP("must be a string"),R.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),R.Ru6(
e,`must have at most ${e} characters`),ss(r=>s.find(([o])=>o.test(r))?.[1]),R.yuE(zr(...s.map(([r])=>r))))}function zr(...t){return{not:{pattern:t.map(({source:e})=>e).
join("|")}}}function Ra(t){return R.KIO(t,`must be one of ${t.join(", ")}`)}function Bn({pattern:t,example:e},n){return R.FsL(Nt(1,1024),R.yGV(t,`${n}, as "${e}\
"`))}function vw(t,e){const n=`must be a whole number of ${t} to ${e}`;return R.FsL(R.aig(n),R.ndf(n),R.Wwf(t,n),R.cGV(e,n))}function Mw(t){return Nt(1,t,[[/[\x00-\x1f\x7f]/,
"must be one line, without control characters"]])}const La=R.zMY("must be true or false"),Aa=Nt(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],
[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{\
"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not hav\
e a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),$w=R.FsL(Nt(1,64),R.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: \
40 hexadecimal digits")),Cw=R.FsL(Nt(2,4),R.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, a\
s "7d" or "36h"')),el=Nt(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"mus\
t not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".\
git"']]),Uw=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
xw=/:\/\/[^/?#\\]*@/;function Fw(t){return R.FsL(R.YjP("must be a string"),R.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),ss(e=>{const n=(0,tn.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),R.yuE({maxLength:1024,pattern:Uw.source,...zr(xw,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Ia,envBytes:ka}=z.lF,tl=new RegExp(`^${z.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),Da=R.FsL(R.IeY(t=>nl(t)===void 0,
({input:t})=>nl(t)??""),R.yuE({type:"object",maxProperties:Ia,propertyNames:{pattern:z.G1.source,...zr(tl)},additionalProperties:{type:"string",maxLength:ka-1,...zr(
...Zu.map(([t])=>t))}}));function nl(t){if(!(0,K.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Ia)return`must have \
at most ${Ia} variables`;let n=0;for(const[s,r]of e){const o=jw(s,r);if(o!==void 0)return`contains ${Ct(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>ka?`must have at most ${ka} bytes of names and values`:void 0}function jw(t,e){return z.G1.test(t)?tl.test(t)?`but names that begin with ${z.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const va={spaFallback:Ce(La),installCommand:Ce(
Nt(0,4096)),rootDirectory:Ce(el),noindex:Ce(La),assetsOnly:Ce(La),verify:Ce(Ra(["off","warn","fail"])),lifetime:Ce(Cw),nodeVersion:Ce(R.FsL(Nt(1,3),R.yGV(/^\d+$/,
'must be a major version, as "24"'))),startCommand:Ce(Mw(mn.FU)),healthPath:Ce(Bn(mn.DR.healthPath,"must be a path")),instances:Ce(vw(1,mn.Tl)),memory:Ce(Bn(mn.
DR.memory,"must be a size of 64MiB to 16GiB")),idleTimeout:Ce(Bn(mn.DR.idleTimeout,'must be a time with one unit, or "0" for never')),requestTimeout:Ce(Bn(mn.DR.
requestTimeout,'must be a time with one unit, or "0" for no limit')),schedule:Ce(R.FsL(R.YOg(tt({cron:Bn(Ju,"must be five fields with one space between them"),path:Bn(
mn.DR.healthPath,"must be a path")}),"must be a list"),R.BpQ(1,"must not be empty: null removes it"),R.Ru6(Vu,`must have at most ${Vu} entries`)))},Bw={buildCommand:null,
outputDirectory:null,region:null},Pw={buildCommand:Ce(Nt(0,4096)),outputDirectory:Ce(el),region:Ce(R.FsL(Nt(1,63),R.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,'must be lo\
wer-case letters and digits, as "eu-west-1"')))},Hw=tt({env:Da});function sl(t){const e={...va,domains:Ce(Qg(t.domains))},n={repository:Fw(t.allowLocalGit),branch:Aa,
...Pw},s={...n,repository:R.yqP(n.repository),branch:R.yqP(Aa)},[r,o,i]=[R.Ikc(n),R.Ikc(s),R.Ikc(e)],a=tt({name:R.FsL(Nt(1,63),R.yGV(z.cS,'must be letters, digi\
ts, ".", "_" and "-", with a letter or digit first and last')),type:Ra(z.yN),...n,...e,subdomain:Ht("cannot be given: it is generated")}),c={name:Ht("cannot be \
changed: it is the ID of the app"),subdomain:Ht("cannot be changed: it is generated")},d=tt({...s,...e,...c,type:Ht("changes with a release: give it with a depl\
oyment, as `configuration.type`")}),u=tt({...s,...va,...c,type:R.yqP(Ra([...z.yN,z.m0])),domains:Ht("do not wait for a deployment: change them with PATCH")}),l=f=>({
...R.qgA(o,f),...(0,K.Eb)({type:f.type}),settings:R.qgA(R.Ikc(va),f)});return{creation:R.FsL(a,R.pdi(f=>{const g=Object.entries(R.qgA(i,f)).filter(([,y])=>y!==null),
{name:w,type:_}=f;return{name:w,type:_,config:{...Bw,...R.qgA(r,f),settings:Object.fromEntries(g)}}})),deployment:tt({branch:Ce(Aa),commit:Ce($w),configuration:R.
yqP(R.FsL(u,R.pdi(l))),env:R.yqP(Da),tag:Ht("is not accepted: web apps deploy without a release tag")}),change:R.FsL(d,R.pdi(f=>({...R.qgA(o,f),settings:R.qgA(i,
f)})))}}function Gw({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, because it was old (--k\
eep-deployments, --keep-days).
`}const Ww=R.FsL(Nt(1,1e3),R.yGV(z.G1,"is not a variable's name: letters, digits and _, and not a digit first")),YD=tt({set:Ce(Da),unset:Ce(R.FsL(R.YOg(Ww,"must\
 be a list of names"),R.Ru6(z.lF.envVariables,`must have at most ${z.lF.envVariables} names`)))}),rl={variables:z.lF.envVariables,bytes:z.lF.envBytes};function Yw({
state:t,logs:e,keepDeletedMs:n}){const{apps:s,deployments:r,releases:o}=t,i=c=>Xr(s,c),a=async(c,d)=>{const u=await r.find(c,d);if(u)return u;throw await i(c),il(
c,d)};return{app:i,deployment:a,async deleteApp(c,d){const u=await s.delete(c,d,n);if(!u)throw Ut(c);return u},async restoreApp(c,d){const u=await s.restore(c,d);
if(u.kind==="no_app")throw Ut(c);if(u.kind==="too_late")throw ol(u.app,!0);if(u.kind==="not_deleted")throw new Z("conflict",`The app ${c.appID} is not deleted, \
so there is nothing to restore.`);return u.app},async cancel(c,d,u){const l=await r.cancel(c,d,u);if(l.kind==="no_deployment")return a(c,d);if(l.kind==="too_lat\
e")throw Xw(c,l.deployment);return l.deployment},async redeploy(c,d,u,l){const f={branch:null,commit:null},g=d===void 0?await r.create(c,f,u,l):await r.redeploy(
c,d,u,l);if(g.kind==="no_app")throw Ut(c);if(g.kind!=="no_deployment")return g;throw await i(c),il(c,d??"")},async clearCaches(c,d){if(!await s.update(c,{settings:{
cachesOf:(0,B.randomUUID)()}},d))throw Ut(c)},async rollback(c,d,u){const l=await o.rollback(c,d,u);if(l)return l;if(await i(c),d===void 0)throw qr(c,"no kept r\
elease before the live one.");const f=await r.find(c,d),g=`Deploy its commit again: slipway redeploy ${d.slice(0,100)}.`;if(f?.status==="succeeded")throw qr(c,`\
no release ${d} any more: the platform keeps the newest ones (--keep-releases). ${g}`);if(f)throw qr(c,`no release ${d}: that deployment is ${f.status}.`);const w=zw.
test(d)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw qr(c,`no kept release ${d.slice(0,100)}.${w}`)},async variables(c){
return await i(c),s.variables(c)},async compareEnv(c,d){await i(c);const u=await s.env(c),l=(f,g)=>Object.hasOwn(u,f)?u[f]===g?"same":"replaced":"new";return Object.
keys(d).sort().map(f=>({name:f,change:l(f,d[f]??"")}))},editEnv:(c,d,u)=>Kw(t.apps,c,d,u),async readLog(c,d,u){const l=await a(c,d),f=l.finishedAt!==null,g=await e.
read(d,{...u,isComplete:f}),w=g?void 0:Gw(l);return w!==void 0?{text:u.from<=0?w:"",next:Math.max(1,u.from),atEnd:!0,deployment:l}:g?{text:g.text,next:g.next,atEnd:f&&
g.next>=g.size,deployment:l}:{text:"",next:Math.max(0,u.from),atEnd:f,deployment:l}}}}async function Kw(t,e,{set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(
n,a));if(o!==void 0)throw At([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??[]},rl,r);switch(i.kind){case"done":return{names:i.names,
absent:i.absent};case"no_app":throw Ut(e);case"full":{const{variables:a,bytes:c}=rl;throw At([`an app may have ${a} variables, and ${c} bytes of names and value\
s`])}default:return(0,F.xb)(i)}}async function Xr(t,e){const n=await t.find(e);if(!n)throw Ut(e);if(n.deletion)throw ol(n);return n}function ol({org:t,project:e,
appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).replace("T"," "),d=i===null?"because its lifetime \
was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new Z("app_deleted",`${u}, and is being removed. Its name is free again within \
hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new Z("app_deleted",`${u}. Until ${c(a)} UTC it can be restored: ${l}`)}function Ut({
org:t,project:e,appID:n}){return new Z("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const zw=/^dpl-[a-z2-7]{16}$/;function qr({appID:t},e){return new Z(
"release_not_found",`The app ${t} has ${e}`)}function il({appID:t},e){return new Z("deployment_not_found",`The app ${t} has no deployment ${e.slice(0,100)}.`)}function Xw({
appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes live at this moment, and cannot be stopped any more.`;
return new Z("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===null?"":`, because ${r} replaced it`;return new Z(
"conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function al(t){const{apps:e}=t.state;return{bodies:sl(t),async create(n,{type:s,config:r},o,i){await Ma(
r.settings),await cl(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,B.randomUUID)()}},c=await e.create({key:n,type:s,config:a},
o,i).catch(dl);if(c.kind!=="taken")return c;throw await Xr(e,n),new Z("app_exists",`There is an app ${n.appID} in this project already.`)},async update(n,s,r){const o=await Xr(
e,n);await Ma(s.settings),await cl(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(dl);if(!i)throw Ut(n);return i},domainsOf:({org:n,settings:s})=>ew(
t.domains,n,s.domains??[])}}async function Ma({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){const s=await ig(n);if(s!==void 0)throw At([`schedule[${e}\
].cron ${s}`])}}async function cl(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.includes(o));await Zg(t.domains,e,r)}function dl(t){if(!(t instanceof
Rd))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's domains no longer contain it.`;throw new Z("domain_taken",e)}var xt=A(3823);
const ne={type:"string"},Pn={type:"integer",minimum:0},$a={type:"boolean"},Wt={type:"string",format:"date-time"};function lt(t){return{type:"string",enum:t}}function Me(t){
return{anyOf:[t,{type:"null"}]}}function mt(t){return{type:"array",items:t}}function Fe(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(
Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(n=>!n.endsWith("?")),additionalProperties:!1}}function qw(t,e){return Fe({[t]:mt(e),nextCursor:Me(
ne)})}function Hn(t){return{$ref:`#/components/schemas/${t}`}}const Yt={appID:{type:"string",minLength:1,maxLength:63},name:ne,type:lt(z.yN),repository:ne,branch:ne,
buildCommand:Me(ne),outputDirectory:Me(ne),region:Me(ne),subdomain:ne,state:lt(["created","live"]),url:Me(ne),environments:mt(Fe({environmentID:ne,name:ne})),createdAt:Wt,
updatedAt:Wt},Vw={appID:Yt.appID,type:Yt.type,state:Yt.state,repository:ne,branch:ne,buildCommand:Yt.buildCommand,outputDirectory:Yt.outputDirectory,region:Yt.region,
"spaFallback?":$a,"installCommand?":ne,"rootDirectory?":ne,"nodeVersion?":ne,"noindex?":$a,"verify?":lt(["off","warn","fail"]),"startCommand?":ne,"healthPath?":ne,
"instances?":Pn,"memory?":ne,"idleTimeout?":ne,"requestTimeout?":ne,"schedule?":mt(Fe({cron:ne,path:ne})),"domains?":mt(ne),variables:mt(ne)},ul={deployID:ne,status:lt(
dt.PB),branch:ne,commit:Me(ne),createdAt:Wt},Jw={code:lt(Cn.i1),file:Me(ne),line:Me(Pn),message:ne},Ca={...ul,stage:Me(lt(dt.Mb)),startedAt:Me(Wt),finishedAt:Me(
Wt),"supersededBy?":ne,"warnings?":mt(Fe(Jw))},Qw={file:ne,line:Me(Pn),column:Me(Pn),severity:lt(["error","warning","notice"]),code:Me(ne),message:ne},KD={Error:Fe(
{error:Fe({code:lt(Object.keys(dt.iV)),message:ne,requestID:ne})}),App:Fe(Yt),Configuration:Fe(Vw),Environment:Fe({environmentID:ne,name:ne,url:Me(ne),state:lt(
["created","live"])}),AcceptedDeployment:Fe(ul),Deployment:Fe({...Ca,url:Me(ne)}),Failure:Fe({deployID:ne,stage:lt(dt.Mb),code:lt(dt.sR),message:ne,exitCode:Me(
{type:"integer"}),signal:Me(ne),log:mt(ne),diagnostics:mt(Fe(Qw))}),OperatorApp:Fe({org:ne,project:ne,...Yt,settings:{type:"object"},liveDeployID:Me(ne),newest:Me(
{$ref:"#/components/schemas/OperatorDeployment"}),"functions?":lt(kg),"functionsNode?":ne,"deleted?":Fe({at:Wt,by:Me(ne),until:Wt})}),OperatorDeployment:Fe({...Ca,
subject:Me(ne),author:Me(ne),triggeredBy:Me(ne),size:Me(Fe({files:Pn,bytes:Pn})),isLive:$a,"redeployOf?":ne,"cancelledBy?":ne,phases:mt(Fe({name:ne,startedAt:Wt,
ms:Me({type:"number",minimum:0})}))}),QueuedDeployment:Fe({project:ne,appID:ne,...Ca,triggeredBy:Me(ne),"position?":{type:"integer",minimum:1}}),Table:Fe({name:ne,
variable:ne,createdAt:Wt})},Zw=254;async function zD({organizationsOf:t},e){return(await t(e))?.length===0}function ll({email:t,token:e,via:n},s,r="id-token"){const o=e?
{via:"access-token",name:e.name}:{via:n??r};return{by:(0,Ve.Ow)(t,Zw),...o,from:_e(s),requestID:s.requestID}}function eT(t){const e=Object.entries(t).map(([n,s])=>({
name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.split("/"),o=e.filter(d=>tT(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===
i);if(a)return{name:a.name,route:a.route,parameters:nT(a.parts,r)};if(o.length===0)throw new Z("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.
method==="GET"?"GET, HEAD":d.method).join(", ");throw new Z("method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function tT(t,e){return t.
length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!=="":n===e[s])}function nT(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===
void 0?[]:[[o,sT(e[r]??"",o)]]});return Object.fromEntries(n)}function sT(t,e){try{return decodeURIComponent(t)}catch{throw new Z("invalid_request",`The path's ${e}\
 is not percent-encoded UTF-8.`)}}class fl{status;json;constructor(e,n){this.status=e,this.json=n}}const rT=["GET","HEAD"],oT=["POST","PUT","PATCH"];function iT(t,e,n){
const s=eT(e),r=async o=>{const i=be(o.target),{name:a,route:c,parameters:d}=s(o.method,i),{principal:u,within:l}=await dT(t,c,o,d),{bytes:f,json:g}=oT.includes(
o.method)?await pT(o,c):hT,{orgID:w="",projectID:_="",appID:y=""}=d,{status:b=200,body:L}=c,$=await c.run({name:a,key:{org:w,project:_,appID:y},parameters:d,principal:u,
within:l,act:ll(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:pe(o,"idempotency-key"),status:b,body:()=>L&&Dw(g,L)},n);return $ instanceof
fl?ze($.status,JSON.parse($.json),{"idempotent-replayed":"true"}):ze(b,$)};return async o=>{try{return await r(o)}catch(i){const a=Ad(i);if(!a)throw i;return await aT(
t,a,o),ot(a,o)}}}async function aT(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="un\
authorized")return t.refusals.note(s);try{const r=await t.verify(pe(n,"authorization")),{by:o}=ll(r,n);t.refusals.note({...s,by:o??void 0,org:await cT(t,r,n)})}catch{
t.refusals.note(s)}}async function cT({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.exec(n)?.[1];if(!(s===void 0||!z.cS.test(s)))return await t(e,{org:s})===
void 0?void 0:s}async function dT(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.verify(pe(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw pn(
`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(i)!==void 0)throw new Z("forbidden",`${a} has no role in the organization "\
*", which this call needs.`);if(e.for==="operators"&&e.needs&&await hl(t,i,{org:"*"},e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!z.cS.test(s))throw At(
["orgID in the path is not an identifier"]);if(r!==void 0&&!z.cS.test(r))throw At(["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},
u=e.partly&&await uT(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await hl(t,i,d,e.needs??lT(n.method)),{principal:i})}async function uT(t,e,{org:n,project:s}){
const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?void 0:r.filter(o=>o.startsWith(`${s}/`))}function lT(t){return rT.includes(t)?"viewe\
r":"deployer"}const fT={viewer:"may only read",deployer:"may not say who may do what",admin:"may do everything"};async function hl({roleOf:t},e,n,s){const r=await t(
e,n);if(r===void 0)throw new Z("forbidden",`${e.email} has no role for this in the organization ${n.org}.`);if(un(r,s))return r;const o=`${e.email} ${fT[r]} in ${dn(
n)}.`;throw new Z("forbidden",s==="admin"?`${o} An admin may.`:o)}const hT={bytes:Buffer.alloc(0),json:void 0};async function pT(t,{mayBeEmpty:e,body:n}){const s=pe(
t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==void 0&&s!=="application/json")throw pl(s);const r=await t.body(z.lF.bodyBytes).catch(o=>{throw o instanceof
wt?new Z("body_too_large",`The body is larger than ${z.lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw pl("none");
try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).decode(r));return{bytes:r,json:o}}catch{throw new Z("invalid_request",`The body is ${r.length===0?"em\
pty":"not valid JSON in UTF-8"}.`)}}function pl(t){return new Z("unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}
const ET={limit:{type:"integer",minimum:1,maximum:z.lF.pageMost,default:z.lF.pageDefault},cursor:ne};function mT(t){return Ua(t,"limit",z.lF.pageDefault,z.lF.pageMost)}
function yT(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function gT({seq:t}){return yn(`before:${t}`)}function wT(t){
const e=Fs(t,/^before:(\d{1,15})$/)?.[0];return e===void 0?void 0:Number(e)}function XD(t){return yn(`before:${t}`)}const qD=null;function VD({project:t,appID:e}){
return yn(`after:${t}/${e}`)}function JD(t){const e=Fs(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))
throw xa();return{project:n,appID:s}}function QD(t){return yn(`after:${t}`)}function ZD(t){const e=Fs(t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))
throw xa();return e}function ev({project:t="",appID:e="",who:n}){return yn(`after:${t}/${e}/${n}`)}function tv(t,e){const[n="",s="",r=""]=Fs(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??
[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function nv(t){const e=t.get("prefix")??"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(
['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function sv({key:t}){return yn(`after:${t}`)}function rv(t){const e=t.get("pr\
efix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.keyBytes} bytes`]);return{prefix:e,after:Fs(t,/^after:([\s\S]{1,512})$/)?.[0]}}
function ov(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(["from must be a number of bytes; a negative one counts from the end"]);return{
from:Number(e),limit:Ua(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function iv(t){const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&
!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:Ua(t,"lines",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function av(t,e){
const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e} must be true or false`])}function Ua(t,e,n,s){const r=t.get(e);if(r===
null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw At([`${e} must be 1 to ${s}`]);return o}function yn(t){return Buffer.from(t).toString("b\
ase64url")}function Fs(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(n,"base64url").toString(),r=e.exec(s);if(!r||yn(s)!==n)throw xa();return r.
slice(1)}function xa(){return At(["cursor must be a nextCursor of this list"])}function El(t,e){const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;
if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw At(["Idempotency-Key must be 1 to 255 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,
s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,B.hash)("sha256",o),status:a,answer:c=>JSON.stringify(e(c))}}}function ml(t,e){switch(t.kind){case"done":
return e(t.made);case"replayed":return new fl(t.status,t.answer);case"other_request":throw At(["Idempotency-Key was used before with another body"]);default:return(0,F.
xb)(t)}}const TT={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",activate:"store"};function cv(t){const{stage:e,createdAt:n,startedAt:s,
finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===
void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(y=>i[y]!==void 0),g=f===void 0?r:i[f]??null;if(f===void 0&&u!==a)break;const w=TT[u],_=c.at(-1);_?.name===
w?c.splice(-1,1,{..._,finishedAt:g}):c.push({name:w,startedAt:l,finishedAt:g})}return c}function yl({subdomain:t,settings:e}){return e.domains?.[0]??t}const gl="\
production";function Fa(t){return t.liveRelease===null?"created":"live"}function wl(t,e){return t.liveRelease===null?null:e(yl(t))}function ja(t,e){return{appID:t.
appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,outputDirectory:t.outputDirectory,region:t.region,subdomain:t.
subdomain,state:Fa(t),url:wl(t,e),environments:[{environmentID:t.environmentID,name:gl}],createdAt:It(t.createdAt),updatedAt:It(t.updatedAt)}}function _T(t,e){const{
cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u}=t;return{appID:r,type:o,state:Fa(t),repository:i,branch:a,
buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function NT(t,e){return{environmentID:t.environmentID,name:gl,url:wl(t,e),state:Fa(t)}}function Tl(t){
const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,createdAt:It(o)}}function _l(t,e,n){const{deployID:s,status:r,
stage:o,branch:i,commit:a,createdAt:c,startedAt:d,finishedAt:u,supersededBy:l}=t;return{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:It(c),startedAt:d===
null?null:It(d),finishedAt:u===null?null:It(u),url:r==="succeeded"?n(yl(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,K.Eb)({supersededBy:l??void 0})}}
function bT(t,e){const{stage:n,code:s,message:r,exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-z.lF.failureLogLines).map(l=>l.slice(0,z.lF.failureLogLine)),
u=c.map(({source:l,...f})=>f);return{deployID:t,stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function dv(t,e,n,s){const{cachesOf:r,...o}=t.
settings,i=s?.stateOf(t);return{org:t.org,project:t.project,...ja(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&ST(e,t,n),...s&&i&&{functions:i,functionsNode:s.
node},...t.deletion&&{deleted:{at:It(t.deletion.at),by:t.deletion.by,until:It(t.deletion.endsAt)}}}}function ST(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,
cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,...u}=_l(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??
void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:g})=>({name:l,startedAt:It(f),ms:g===null?null:g-f}))}}
function uv({app:t,deployment:e},n){const{deployID:s,status:r,stage:o,branch:i,commit:a,createdAt:c,startedAt:d,triggeredBy:u}=e;return{project:t.project,appID:t.
appID,deployID:s,status:r,stage:o,branch:i,commit:a,triggeredBy:u,createdAt:It(c),startedAt:d===null?null:It(d),finishedAt:null,...present({position:n})}}function It(t){
return new Date(t).toISOString()}const Vr=["branch","commit","configuration","configuration.type","env"];function OT(t,e){return iT(t,RT(e),{...e,changes:al(e)})}
function lv(t){return t}function RT(t){const{creation:e,change:n,deployment:s}=sl(t);return{createApp:{...xt.bw.createApp,summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:Fe({...Yt,deployTakes:mt(lt(Vr))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...ja(l,i),deployTakes:Vr}),u=await o.create({...r.key,appID:a},c,r.act,El(r,d));return ml(u,d)}},updateApp:{...xt.bw.updateApp,
summary:"Changes the fields of an app that the body names. Null removes an optional one.",body:n,answer:Hn("App"),async run(r,{changes:o,siteUrl:i}){return ja(await o.
update(r.key,r.body(),r.act),i)}},replaceEnv:{...xt.bw.replaceEnv,summary:"Replaces the whole set of variables. No answer contains their values.",body:Hw,answer:Fe(
{names:mt(ne)}),async run(r,{state:o}){await Jr(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Ut(r.key);return{names:Object.keys(i).
sort()}}},listEnvironments:{...xt.bw.listEnvironments,summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployT\
akes`: the members that the body of a deployment may have.",answer:Fe({environments:mt(Hn("Environment")),app:Hn("Configuration"),deployTakes:mt(lt(Vr))}),async run(r,{
state:o,siteUrl:i}){const a=await Jr(r,o),c=Object.keys(await o.apps.env(r.key)).sort();return{environments:[NT(a,i)],app:_T(a,c),deployTakes:Vr}}},deploy:{...xt.
bw.deploy,summary:"Queues a deployment of the app's branch, or of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `e\
nv`, a whole set of variables, which become the app's when the deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says w\
hat the app is built as: with `api`, `web-ssr` or `sse` the app becomes one, and with `detect` a static app that was never live becomes one if its build makes a\
 server.",body:s,mayBeEmpty:!0,status:202,answer:Hn("AcceptedDeployment"),async run(r,{state:o}){await Jr(r,o);const i=El(r,Tl),{branch:a=null,commit:c,configuration:d,
env:u}=r.body();await Ma(d?.settings);const l={branch:a,commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.
kind==="no_app")throw Ut(r.key);return ml(f,Tl)}},listDeployments:{...xt.bw.listDeployments,summary:"Lists deployments, newest first.",query:ET,answer:qw("deplo\
yments",Hn("Deployment")),async run(r,{state:o,siteUrl:i}){const a=mT(r.query),c=await o.deployments.ofApp(r.key,{limit:a+1,before:wT(r.query)});if(!c)throw Ut(
r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=yT(u,a,gT);return{deployments:l.map(g=>_l(g,d,i)),nextCursor:f}}},readFailure:{...xt.bw.readFailure,summary:"\
Reads why a deployment failed. 404: it did not.",answer:Hn("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.parameters,a=await o.deployments.failure(r.key,
i);if(a)return bT(i,a);await Jr(r,o);const c=await o.deployments.find(r.key,i);throw c?new Z("not_found",`The deployment ${i} has not failed: it is ${c.status}.`):
new Z("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}}}}function Jr({key:t},{apps:e}){return Xr(e,t)}const LT=()=>()=>({status:404,headers:{},
body:""});class Nl extends Error{name="DnsFault";kind;remedy;constructor(e,n,s){super(n),this.kind=e,this.remedy=s}}const fv=300,hv=5e3;function pv(t){return`he\
ritage=slipway,slipway/owner=${t}`}const bl=253;function Ev(t){const e=t.startsWith("*.")?`_slipway-owner-any.${t.slice(2)}`:`_slipway-owner.${t}`;if(e.length<=
bl)return e;throw new Nl("refused",`The name ${t} is too long for the record beside it (${e.length} of ${bl} characters)`,"Use a shorter name.")}function mv(t,e,n){
const s=e.length===0?"records":e.join(", ");return new Nl("foreign",`${t} has ${s} already, which this platform did not make, so nothing was changed`,`Remove wh\
at is there, and deploy again: the platform makes the record then. Or let it lead here by hand: ${Sl(n)}`)}function Sl(t){return AT(t).map(({type:e,value:n})=>`${e}\
 ${n}`).join(", ")}function AT(t){if(t.kind==="name")return[{type:"CNAME",value:t.CNAME}];const e=n=>t[n].map(s=>({type:n,value:s}));return[...e("A"),...e("AAAA")]}
const IT=()=>{},kT=()=>{},DT=()=>{};class Ft extends Error{name="DamagedObject"}const yt=8;class Qr{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){
let n=0,s=this.#e.length/yt-1;for(;n<=s;){const r=n+s>>>1,o=r*yt,i=this.#e.compare(e,0,yt,o,o+yt);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new Qr(
Buffer.from(this.#e))}}function Ol(t){return(0,B.hash)("sha256",t,"buffer").subarray(0,yt)}class Gn extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.
set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}const js=["br","zstd","gzip"],vT=512,Ba=16*de.D6,Wn=Buffer.from("SLV",
"latin1"),Yn=Wn.length+4+32,MT=Yn+Ba;function yv(t){const e=Buffer.alloc(4);return e.writeUInt32LE(t.length),Buffer.concat([Wn,e,hashOf("sha256",t,"buffer"),t])}
function Rl(t,e){if(t.length<Yn||Wn.compare(t,0,Wn.length)!==0)return;const n=t.readUInt32LE(Wn.length);return n<=Ba&&e===Yn+n?n:void 0}function $T(t){if(Rl(t,t.
length)===void 0)return;const e=t.subarray(Yn),n=t.subarray(Wn.length+4,Yn);return(0,B.hash)("sha256",e,"buffer").equals(n)?e:void 0}const CT=/^[0-9a-f]{64}$/;function Pa(t){
return CT.test(t)}function nn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function UT(t){return`${t}/variants/`}function Ha(t,e,n){return`${UT(t)}${e.slice(0,2)}/${e}\
.${n}`}function Ll(t){const[,,e="",...n]=t.split("/");return n.length===0&&Pa(e)?e:void 0}function Al(t){const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return js.
some(s=>s===n)?e:void 0}const xT=5e3;function gv(t){const e=Ll(t);return e!==void 0?{sha256:e}:Al(t)===void 0?void 0:{missingMs:xT}}const FT=100,Il=600*1e3;class jT{#e;#t;#n;#s=new Gn(
FT);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){const o=nn(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.
get(i),c=this.#t.monotonic();if(a&&c-a.at<Il){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){
this.#s.size>0&&this.#s.delete(nn(e,n))}async lasting(){const e=this.#t.monotonic()-Il;for(const[n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:
await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.size}}const BT=512;class PT{#e;#t;constructor(e,n=Wm){this.#e=
e,this.#t=new Lt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,
BT+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){this.#t.delete(e)}async#n(e){const n=await this.#e.stream(
e);if(!n)return;const s=(0,B.createHash)("sha256");for await(const r of n)s.update(r);return s.digest("hex")}}function Ga(t){if(t.charCodeAt(0)!==47)return;const e=t.
includes("%")?(0,Ve.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const HT=/^[\w.!~*'()@:$,+=&;/-]*$/;
function kl(t){return HT.test(t)?`/${t}`:`/${t.split("/").map(GT).join("/")}`}function GT(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,
decodeURIComponent)}function Wa(t,e){if(t===""||t.endsWith("/")){if(e(`${t}index.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==
""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redi\
rect",to:`${t}/`}:void 0}const Dl=32,WT=/\/:[A-Za-z]\w*[^\w/]/,YT=/^:([A-Za-z]\w*)$/,Ya="it must begin with a path that has at most one *, and placeholders (/:n\
ame) only for whole segments, each name once",KT=`it has more than ${Dl} placeholders`;function vl(t){const e=Ga(t);return e===void 0?Ya:Ml($l(`/${e}`))}function Ml(t){
const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||WT.test(t))return Ya;const r=e.slice(1).split("/").map(Ka),o=(n??"").split("/").map(Ka),i=[...Bs(
r),...Bs(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Ya;if(i.length>Dl)return KT;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&
e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Ka);return{text:t,head:d,star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf(
"/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,behind:c,tail:o.slice(1)}}}function zT({head:t,star:e}){return new Set(e?
[...Bs(t),...Bs(e.tail),"splat"]:Bs(t))}function Bs(t){return t.flatMap(e=>"name"in e?e.name:[])}function Ka(t){const e=YT.exec(t)?.[1];return e===void 0?{text:t}:
{name:e}}const XT=32*1024;class za{path;bare;#e;#t;#n;#s=XT;constructor(e){this.path=e,this.bare=$l(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),
this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=e.length,this.#s<0)return;const s=kl(e).slice(1);return this.#n.set(
e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+1,r})}return this.#t[e]??this.path.length}}function qT(t,e){const{head:n,
star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&Xa(n,r,0)?new qa(t,e,void 0):void 0;if(!Xa(n,r,0))return;if(s.isRest){if(r.length<n.length)return;
const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new qa(t,e,c>e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-
1;if(o<n.length||!Xa(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(
s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new qa(t,e,e.bare.slice(i,a))}function Xa(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+
s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class qa{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,
star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&
i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function $l(t){return t.length>1&&t.endsWith("/")?t.slice(0,-1):
t}const Cl=500,Zr=8*1024,VT=2e3,Ul=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,xl=/^[\t\x20-\x7e\x80-\xff]*$/,Fl=new Set(["accept-ranges","connection","content-encoding","c\
ontent-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","transfer-encoding","upgrade","vary","x-request-id",
"x-slipway-release"]);function JT(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.trim(),a=c=>n.push({line:r+1,reason:c});i===
""||i.startsWith("#")||(i.length>VT?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=QT(i,e.length,a),s&&e.push(s)):s?ZT(s,i,a):a("it is not b\
elow a path"))}return{rules:e,ignored:n}}function QT(t,e,n){const s=vl(t);if(e>=Cl)n("too many rules");else if(typeof s=="string")n(s);else return{from:s,set:[],
unset:[],bytes:0}}function ZT(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.indexOf(":"),o=e.slice(0,r).trim().
toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Ul.test(o)||!xl.test(i))return n('it is not "Name: value"');if(o==="basic-auth")return n('"basic-auth" is not suppo\
rted: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(Fl.has(o))return n(`rules cannot set "${o}\
"`);const a=t.bytes+Ps(o,i);if(a>Zr)return n(`the headers of this path have more than ${Zr} bytes`);t.bytes=a,t.set.push([o,i])}function Ps(t,e){return t.length+
e.length+4}function e_(t,e){return Ul.test(t)&&t===t.toLowerCase()&&xl.test(e)&&!Fl.has(t)}const Va=2e3,t_=2e3,n_=/^[^/:]+=/,jl={200:"rewrite",404:"rewrite",301:"\
go",302:"go",303:"go",307:"go",308:"go"};function Bl(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).entries()){const o=s_(r).trim();if(o==="")continue;
const i=e.length<Va?r_(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,ignored:n}}function s_(t){const e=t.search(/(?:^|\s)#/);
return e===-1?t:t.slice(0,e)}function r_(t){if(t.length>t_)return"the line is too long";const[e="",n,s="301",...r]=t.split(/\s+/);if(n===void 0)return"it does n\
ot name a target";if(r.length>0||s.includes("=")||n_.test(n))return"conditions and query parameters are not supported";const o=o_(s);if(o===void 0)return/^\d+!?$/.
test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=vl(e);return typeof i=="string"?i:Hl(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,
encodeURIComponent),status:o,force:s.endsWith("!")}:eo(o)?"rewrites to other origins are refused":"the target is neither a path nor a URL"}function o_(t){const e=Number(
/^(\d{3})!?$/.exec(t)?.[1]);return Pl(e)?e:void 0}function Pl(t){return Object.hasOwn(jl,t)}function eo(t){return jl[t]==="rewrite"}function Hl(t,e){return/^\/(?!\/)/.
test(t)||!eo(e)&&/^(?:https?:)?\/\//i.test(t)}const i_=["index.html","200.html"],Ja="_redirects",Qa="_headers",Gl=512*1024,a_=[Ja,Qa];function Wl(t){return a_.includes(
t)}function c_(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u==="too large"&&s.push({file:d,reason:`it has more than ${Gl}\
 bytes`}),u==="too large"?"":u.toString()},o=Bl(r(Ja));for(const d of o.ignored)s.push({file:Ja,...d});const i=JT(r(Qa));for(const d of i.ignored)s.push({file:Qa,
...d});const a=[...o.rules,...d_(e)].slice(0,Va);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.alloc(0),ignored:s};const c={redirects:a.map(({from:d,
to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}
function d_(t){return t===void 0?[]:Bl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function u_(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=l_(t);if(!Array.isArray(
e)||e.length>Va||!Array.isArray(n)||n.length>Cl)throw gn();return{redirects:e.map(f_),headers:n.map(h_),fallback:i_.find(r=>r===s)}}function l_(t){const e=(0,K.
D7)(t.toString());if(!e)throw gn();return e}function f_(t){const[e,n,s,r]=Hs(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!Pl(s)||!Hl(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw gn();return{from:Yl(e),to:n,status:s,force:r}}function h_(t){const[e,n,s]=Hs(t),r=Hs(n).map(i=>{const[a,c]=Hs(i);if(typeof a!="s\
tring"||typeof c!="string"||!e_(a,c))throw gn();return[a,c]}),o=Hs(s).map(i=>typeof i=="string"?i:Za());return{from:Yl(e),set:r,unset:o}}function Yl(t){const e=typeof t==
"string"?Ml(t):void 0;return typeof e=="object"?e:Za()}function Hs(t){return Array.isArray(t)?t:Za()}function Za(){throw gn()}function gn(){return new Ft("The c\
ompiled rules of a release are damaged: deploy again")}var Kl=A(4573),p_=A(6059);const E_=new Map([["js","text/javascript"],["mjs","text/javascript"],["cjs","te\
xt/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/json"],
["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android.packa\
ge-archive"],["usdz","model/vnd.usdz+zip"]]),m_=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,y_=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function g_(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=E_.get(n)??(0,p_.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return m_.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function w_(t){return y_.test(t)}const T_=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
__=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function ec(t){const e=zl(
t);return e===void 0||e.endsWith(".html")?!1:T_.test(t)||__.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const N_=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function to(t){const e=zl(t);return ec(t)||e!==void 0&&N_.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function zl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Gs=Buffer.from("SLIPWAY","latin1"),kt=56,Ws=32,no=Ws+6,wn=4,Xl=8192,ql=Buffer.allocUnsafe(3*Kd.pathBytes);class so{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=ro(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new Qr(e.subarray(kt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Cr){if(e.length>s.indexBytes)throw nt("it is too large");const r=tc(e,s);if(ro(r).end!==e.length)
throw nt("its length does not match its header");const o=await b_(e,r,s,n);return new so(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*no;return{hash:this.#e.toString("hex",n,n+Ws),size:this.#e.readUIntLE(n+Ws,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=ql.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(ql,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
wn)}}function tc(t,e=Cr){if(t.length<kt||Gs.compare(t,0,Gs.length)!==0)throw nt("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,kt)};if(n.assets>n.count)throw nt("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||ro(n).end>e.indexBytes)throw nt("it is too large");return n}function Vl(t,e){if(e.length!==t.assets*yt)throw nt("its le\
ngth does not match its header");if(!(0,B.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw nt("its assets do not match their hash");return new Qr(e)}function ro({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=kt+s*yt,o=r+t*no,i=o+(t+1)*wn,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function b_(t,e,n,s){
const r=ro(e),o=t.subarray(kt,r.records);if(Vl(e,o),!(0,Kl.isUtf8)(t.subarray(r.paths,r.rules)))throw nt("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw nt("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Xl){if(i=Math.max(i,S_(t,r,a,Math.min(a+Xl,e.count))),i>n.pathBytes)throw nt("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*wn)!==e.pathsBytes)throw nt("its last path does not end with the paths");for(let a=yt;a<o.length;a+=
yt){const c=a-yt;if(o.compare(o,a,a+yt,c,a)>=0)throw nt("its assets are not sorted")}return i}function S_(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*wn);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw nt("its paths are out of order");if(((t[a]??0)&192)===
128)throw nt("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw nt("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function nt(t){return new Ft(
`The index of a release is damaged (${t}): deploy again`)}function O_(t,e){const n=R_(t),s=L_(n),r=n.reduce((f,{path:g})=>f+Buffer.byteLength(g),0),o=kt+s.length+
n.length*(no+wn)+wn,i=Buffer.alloc(o+r+e.length);Gs.copy(i);const a=[n.length,r,e.length,s.length/yt];for(const[f,g]of a.entries())i.writeUInt32LE(g,Gs.length+f*
4);(0,B.hash)("sha256",s,"buffer").copy(i,Gs.length+a.length*4),s.copy(i,kt);let c=kt+s.length,d=c+n.length*no;const u=d+(n.length+1)*wn;let l=0;for(const{path:f,
hash:g,size:w}of n)i.write(g,c,Ws,"hex"),c=i.writeUIntLE(w,c+Ws,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function R_(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function L_(t){const e=t.filter(({path:n})=>to(n)).map(({path:n})=>Ol(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const A_=123;function nc(t){return t[0]===A_}async function I_(t,e,n){if(t.length>aa)throw Kn(`has more than ${aa} bytes`);const s=k_(t),
r=new Map;for(const o of s.filter(({path:i})=>Wl(i)))r.set(o.path,o.size>Gl?"too large":await e(o));return so.open(O_(s,c_(r).bytes),n,Kd)}function k_(t){let e;
try{e=JSON.parse(t.toString())}catch{throw Kn("is not JSON")}if(!(0,K.Gv)(e)||!(0,K.Gv)(e.files))throw Kn("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,K.Gv)(s)?s:{};if(typeof r!="string"||!Pa(r))throw Kn("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw Kn("has a file without a size");if(n===""||!n.isWellFormed())throw Kn("has an invalid path");return{path:n,hash:r,size:o}})}function Kn(t){
return new Ft(`The manifest of a release ${t}: deploy again`)}function oo(t,e=Gm){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const D_=1e3;class io{damage;#e;#t;#n;#s;#r=new fa;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new PT(e),this.damage=new jT(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Cr.indexBytes,aa))throw this.damage.note("object_unusable",e,n),new Ft(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Ur?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=oo();try{return nc(r)?await I_(r,({hash:i,
size:a})=>this.read(e,i,a),o):await so.open(r,o)}catch(i){throw i instanceof Ft&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,kt);return nc(s)?void 0:tc(s).count}async assets(e,n){const s=await this.#f(e,n,0,kt);if(nc(s))return(await this.index(e,n)).index.assets.detached();const r=tc(
s),o=r.assets*yt;return Vl(r,await this.#f(e,n,kt,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await Jl(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#m(e,n);const{facts:a,bytes:c}=i,d=i===o||await Jl(i,n,s);if(!c||!d)throw await this.#p(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(nn(e,n),r)??this.#m(e,n))!==n)throw await this.#p(e,n,r);const i=await this.#e.stream(nn(e,n),s)??this.#m(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of js){const o=await this.#d(Ha(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<D_||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:Yn-1});return s&&Rl(s,n.size)}async readVariant(e,n,s){const r=Ha(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,MT);return n?.bytes&&$T(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#m(e,n)}#h(e,n){if(!Pa(n))throw new Ft(`"${n}" is not the name of an object`);return nn(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#m(e,n)}#m(e,n){throw this.damage.note("object_missing",e,n),new Ft(`The object ${n} is gone`)}async#p(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(nn(e,n)),await this.#e.distrust(nn(e,n),s),new Ft(`The object ${n} is damaged`)}}async function Jl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await v_(t.bytes))===e}async function v_(t){if(t.length<=Ur)return(0,B.hash)("sha256",t);const e=(0,B.createHash)("sha25\
6"),n=oo();for(let s=0;s<t.length;s+=Ur){e.update(t.subarray(s,s+Ur));const r=n();r&&await r}return e.digest("hex")}const M_=()=>{};function $_({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return ze(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===
0)return ze(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy thei\
r sites again to store them again.`;return ze(200,{status:"degraded",pid:process.pid,reason:s})}}const C_=()=>{},U_=()=>{},x_=()=>{},F_=async()=>({[Symbol.asyncDispose]:async()=>{}}),
j_=()=>{},B_=1e4;function P_(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,B.hash)("sha256",n)}`,most:t}])}function H_(t,e){if(t===0)return()=>0;const n=t/
6e4,s=new Gn(B_);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.
max(1,Math.ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}const G_=1e4,Ql=64*1024;class W_{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=
e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+zm}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),
!0)}async end(){const e=new AbortController,n=this.#s.sleep(G_,e.signal).catch(()=>{}),s=async()=>{await this.#i,e.signal.aborted||await this.#e.end(this.#t)};await Promise.
race([s(),n]),e.abort()}async#a(){for(;this.#o!=="";){const e=this.#o;this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function Y_(t,e){
try{const n=await t.read(e,{from:-Ql,limit:Ql,isComplete:!0}),s=(0,Ve.y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-z.lF.failureLogLines).map(r=>r.slice(0,z.lF.failureLogLine))}catch{return[]}}const Zl={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},K_=100,z_=2;class ao{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>K_+z_*(this.#t()-this.#n)/this.#e}}class X_{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new ao(Vm,e),this.#t=
new ao(qm,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Zl[this.#n]?e.text.length>=Km?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Zl[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function q_(t){return V_.has(t.kind)}const V_=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),J_=100,Q_=300;class co extends Error{name="WorkerCrash";ending;constructor(e){super(e0(e)),this.ending=
e}}class Z_{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new X_;#i=new ao(Jm);#a=new ao(Qm);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#m;#p=!1;#g=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#E(s).catch(r=>this.#y(r))),e.ended.then(s=>this.#b(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#m=Promise.withResolvers(),this.#f.resolve(e),this.#m.promise)}letGo(){this.#g=!0,this.#f.resolve(null),this.#m?.resolve([])}#y(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#E(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#w(e.id,e.question);break;case"release":this.#N(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,F.xb)(e)}}#T(e){
return q_(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#w(e,n){if(this.#l+=1,this.#l>J_)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#S(n)})}catch(s){this.#y(s)}this.#l-=1}async#S(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#N(e.name),this.#t.set(e.name,n),this.#h&&this.#N(e.name),null}case"output":return await this.#O(e),null;case"start":return this.#_(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#_(e){if(this.#p&&this.#m?.resolve(e),this.#g)return null;
const n=await this.#f.promise;return this.#p=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#O({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>Yd.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#N(e){this.#t.get(e)?.(),this.#t.delete(e)}#b(e){this.#h=!0,this.letGo();const n=new co(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#N(s)}}function e0({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,Ve.Ow)(r,Q_)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function t0(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new pt({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class n0{#e;#t;#n;#s=new fa;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=su(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();return this.#o=
void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),this.#o}start(){
const e=this.#c(),n=wy(e.dataDir,process.pid),s=new Z_(new Ly(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.log(r,o,{reason:i})});
return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),s}#c(){const{dataDir:e,
blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
g={dataDir:(0,C.realpathSync)(e),blobs:n,env:nu(s),gitUrlTemplate:r??tn.bD,allowLocalGit:o??!1,limits:{...Mr,...i},outputLimits:a??Yd,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...g,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:g}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:Xe(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:s0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const s0={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"},
r0=1e4,o0=5*6e4,i0=1e4,a0=2,c0=6e4,d0=8,u0=100;function l0(t){return new f0(t)}class f0{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){
this.#e=e,this.#t=new n0(e,{repositories:async()=>[],apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;
if(!nf(e)&&n!=="required"&&!sf(s)){const o=setTimeout(()=>this.#n(),u0);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();
nf(e)&&h0(e,(await r).network),n==="required"&&p0((await r).isolation),sf(s)&&E0((await r).limiter)}#d(){if(!(0,C.existsSync)((0,j.join)(this.#e.dataDir,"builds")))
return this.#t.refill();const n=this.#t.start();return this.#s=this.#g(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;
let{session:s,waited:r}=this.#t.take();try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof co)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(
e,n,s)})}catch(o){throw o instanceof co?await this.#T(o,s,e):o}}async#u(e,n,s){const{signal:r}=n,{onOutput:o,limits:i,logs:a,clock:c}=this.#e,d=i?.logBytes??Mr.
logBytes,u=new W_(a,{deployID:e.deployID,fence:n.fence},d,c),l=()=>{this.#E(s)};r.addEventListener("abort",l,{once:!0}),r.aborted&&l();try{const _={...n,onOutput:async $=>o?.(
$,r),onLog:$=>{u.write($)||s.process.kill("it sent a log that is too long")},onStored:async(...$)=>{try{const O=await n.onStored?.(...$);for(const N of O??[])u.
write(`Warning: ${N}
`);return O??void 0}catch(O){throw O instanceof pt&&u.write(`${O.message}
`),O}}},y=await s.run({kind:"deploy",job:e,look:o!==void 0},_);if(y.kind!=="stored")throw y.kind==="failed"?new pt(y.facts):sc();const{commit:b,release:L}=y;return{
commit:b,release:L,place:$=>this.#l(s,$),[Symbol.asyncDispose]:()=>(s.letGo(),this.#y(s,e.deployID))}}catch(f){throw await this.#y(s,e.deployID),r.reason instanceof
vn&&u.write(`The build was stopped: the deployment was cancelled.
`),r.throwIfAborted(),f}finally{r.removeEventListener("abort",l),await u.end(),n.onLogged?.(u.bytes)}}async#l(e,n){const s=new AbortController,r=this.#e.clock.sleep(
i0,s.signal).then(()=>[],()=>[]),o=await Promise.race([e.place(n),r]);return s.abort(),o}async detect(e,n){if(this.#c>=a0)throw ef("Other repositories are being\
 read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),await this.#s,await this.#h({...e,deployID:`look-${(0,B.randomUUID)()}`,purpose:"d\
etect"},n)}catch(s){throw n.aborted?ef("The repository could not be read in time. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){
const s=this.#t.start(),r=()=>{this.#E(s)};n.addEventListener("abort",r,{once:!0}),n.aborted&&r();try{const o=await s.run({kind:"deploy",job:e,look:!1});if(o.kind===
"failed")throw new pt(o.facts);if(o.kind!=="detected")throw sc();return{commit:o.commit,plan:o.plan}}catch(o){throw o instanceof co&&!n.aborted?await this.#T(o,
s,e):o}finally{n.removeEventListener("abort",r),this.#y(s,e.deployID)}}async collect(){return this.#e.lasting===!1?[]:this.#p({kind:"collect"})}prepareVariants(e,n){
return this.#e.lasting===!1?Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=
!0,this.#n(),this.#i(),await Promise.all(this.#t.close().map(e=>this.#E(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#p(e)).then(()=>{},
r=>{this.#a||this.#e.log("warn",n,{...s,reason:String(r)})}),this.#r}#m(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};
this.#o>=d0?e():this.#i=this.#e.clock.after(c0,e)}async#p(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.
kind!=="done")throw sc();return s.collected}finally{await this.#E(n)}}#g(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.
log("error","cleanup_failed",{deployID:e,reason:String(s)})})}async#y(e,n){const s=new AbortController;this.#e.clock.sleep(o0,s.signal).then(()=>e.process.kill(
"it did not end after its job"),()=>{});const{exitCode:r}=await e.process.ended;s.abort(),!this.#a&&(r!==0&&await this.#g(n),this.#e.lasting!==!1&&this.#m())}async#E(e){
if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(()=>e.process.kill("it did not end after an abort"),r0);await e.process.ended,clearTimeout(
n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,reason:e.message,words:e.ending.words.slice(-500)});const r=dt.Mb.find(i=>i===n.stage)??
"clone",o=this.#w()??e.message;return t0(o,e.ending,r,await Y_(this.#e.logs,s))}#w(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?gy():void 0;
return n?(this.#e.log("error","program_not_readable",{path:n.path,means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.
command}),"its user cannot read the platform's program. The platform's log has the remedy"):void 0}}function ef(t){return new Z("unavailable",t,{"retry-after":"\
10"})}const tf={private:"Install bubblewrap, passt and nftables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install\
 bubblewrap and nftables, or start with --build-network open."};function nf(t){return t!==void 0&&Object.hasOwn(tf,t)}function h0(t,e){if(e.level===t)return;const n=e.
level==="private"?"Builds have a private network":e.reason;throw new F.GQ("unsupported_runtime",n,{input:"build-network",remedy:tf[t]})}function p0(t){if(t.kind===
"none")throw new F.GQ("unsupported_runtime",`Builds cannot be isolated: ${t.reason}`,{input:"isolation",remedy:"Install bubblewrap, or start with --isolation au\
to: builds then have all rights of the platform."})}function sf(t){return t?.startsWith("/")??!1}function E0(t){if(t.kind!=="cgroup")throw new F.GQ("unsupported\
_runtime",`Builds cannot have cgroups: ${t.reason}`,{input:"cgroup",remedy:"Name a cgroup that the platform may use, or start with --cgroup auto: then the platf\
orm measures builds itself."})}function sc(){return new Error("The worker sent the result of another kind of job")}const m0=16*de.D6,y0=512;function rf(t){return e=>{
if(e instanceof Oe)throw e;return t}}class g0{#e;#t=new Lt(m0);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=Ol(s),o=[];for(const i of n)
(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+y0,()=>this.#e.assets(e,n))}catch(s){
if(s instanceof Ft)return;throw s}}}var sn=A(2373);const w0=(0,sn.M)({status:404,title:"No site here",text:"No app of this platform has this host name. Check th\
e spelling of the address."}),of=(0,sn.M)({status:404,title:"Not live yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, the\
n load this page again."}),T0=(0,sn.M)({status:410,title:"This site is gone",text:"The app at this address was deleted."}),af=(0,sn.M)({status:404,title:"Page n\
ot found",text:'This site has no page at this address. <a href="/">Go to its start page.</a>'}),cf=(0,sn.M)({status:400,title:"Bad address",text:"The path of th\
is address cannot be read: its percent-encoding is broken, or it tries to leave the site."}),_0=(0,sn.M)({status:414,title:"Address too long",text:"The path of \
this address has more than 4,096 characters. No page has such a long address."}),N0=df({status:503,title:"The storage of the platform cannot be used now",text:"\
This site exists, but the platform cannot read this page of it at the moment. Try again in a few seconds."}),b0=df({status:503,title:"Not available at the momen\
t",text:"The platform cannot look up this site at the moment. Try again in a few seconds."});function df(t){const{headers:e,...n}=(0,sn.M)(t);return{...n,headers:{
...e,"retry-after":"5"}}}const S0=(0,sn.M)({status:500,title:"This file cannot be served",text:"The platform found its stored copy damaged and does not serve it\
. Deploy the site again to replace it."});class O0{#e;#t=new Set;#n;constructor(e){this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??=
{error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)
throw this.#n.error}}const R0=2e3,rc=200,L0=32*de.D6,A0=1/4,I0=8,k0=4,D0=["index.html","404.html"];function v0(t){const{clock:e,log:n}=t;let s=0;return async r=>{
if(s>=k0)return;s+=1;const o=new AbortController,i=M0(t,r,o.signal).catch(d=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(
d)})});i.finally(()=>{s-=1});const a=new AbortController,c=e.sleep(R0,a.signal).catch(()=>{});await Promise.race([i,c]),a.abort(),o.abort()}}async function M0(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(L0,t.cacheBytes*A0);const c=new O0(I0);for(const d of await $0(o,i,s)){s.throwIfAborted();const u=i.file(d,new za(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function $0(t,e,n){const s=new Set([...D0,...t.mostServed(rc)]),r=new Set([...s].filter(ec).
map(uf)),o=oo(n);for(const a of r.size>0?e.names():[]){if(r.has(uf(a))&&s.add(a),s.size>=2*rc)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,rc)}function uf(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const lf={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function C0(t,{status:e,location:n},s){const r=ff(t.target.slice(be(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...lf,"x-slipway-release":s.deployID}}}function U0({target:t},e){const n=t.startsWith(
"/")?ff(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...lf}}}function ff(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function hf(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class pf{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?qT(d.from,e):void 0;d&&u&&(yield[d,u])}}}function uo(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=zT(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function oc({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:x0(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function x0(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const Ef={headers:{},isCut:!1};class F0{#e;constructor(e){this.#e=new pf(e.map(j0))}of(e){if(this.#e.size===0)return Ef;const n=[...this.#e.matching(
e)];return n.length===0?Ef:new B0(n).custom}}function j0({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=uo(i,t);return a.isFixed&&(s+=Ps(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class B0{#e=new Map;#t=Zr;#n;#s=!1;constructor(e){this.#n=Zr-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,hf(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-Ps(e,""),o=r<
0?void 0:oc(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=Ps(e,o),n.isFixed||(this.#n-=Ps(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const P0=64,H0=8*1024,G0=4*1024;class W0{#e;forces;constructor(e){this.#e=new pf(e.map(Y0)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=K0(r,o,e);if(i&&(yield i),s+=1,s===P0)return}}}
function Y0({from:t,to:e,status:n,force:s}){return{from:t,to:eo(n)?z0(e,t):uo(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function K0({to:t,status:e,isForeign:n},s,r){
if(eo(e)){const a=oc(t,s,"plain",G0);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=oc(t,s,"encoded",H0);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function z0(t,e){const n=t.replace(/[?#].*$/,
"");try{return uo(n,e,decodeURIComponent)}catch{return uo(n,e)}}class X0{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!to(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Wl(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=Wa(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:kl(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=Wa(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=Wa(e,this.has);return n?.kind==="file"?n.path:void 0}}const q0="public, max-age=0, must-revalid\
ate",V0="public, max-age=31536000, immutable";function J0(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function Q0(t,e,n,s,r){return new Z0(
t,e,n,s,r)}class Z0{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=g_(n),this.variants=w_(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":ec(this.#t)?V0:q0,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function eN(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const tN=64*1024,nN=de.D6,sN=4*
1024,rN=32,oN=5*1024,iN=512;class aN{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=u_(s.rules),d=Math.
min(nN,tN+s.count*sN);this.#e=s,this.isServer=s.find(_t.r$)!==-1;const u=l=>!(this.isServer&&mf(l))&&s.find(l)!==-1;this.#t=new X0(new W0(i),c,u),this.#n=new F0(
a),this.#s=new Lt(d),this.#r=o,this.weight=s.bytes+s.rules.length*rN+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,cN(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=Q0(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:J0(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:hf(e.location)}}}function mf(t){return t===
_t.nA||t.startsWith(`${_t.nA}/`)}function cN(t,e){const n=4*t.length;return e.kind==="redirect"?iN+n+2*e.location.length:oN+n+e.customBytes}async function dN(t,e,n,s){
return new aN(e,n,await t.index(e,n.manifestHash),s)}function uN(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function lN(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const fN=256,hN=256,yf=new Gn(fN);function pN(t){let e=yf.get(t);if(!e){if(e=EN(t),t.length>hN)return e;yf.set(t,e)}return e}function EN(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return js.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const gf=new Map,mN=4*de.D6,yN=768,gN=1e3;class wN{#e;#t;#n=new Lt(mN);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<vT||s.size>Ba)return gf;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??gf);return{sizes:a,isWhole:a.size===js.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>yN+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<gN}}
const TN=4*de.D6,_N=64*de.D6,NN=512,bN=[];class SN{#e;#t;#n;#s;#r=0;constructor(e,n,s=Q.ml){this.#e=e,this.#t=new Lt(n),this.#n=Math.min(TN,n),this.#s=new wN(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?pe(e,"accept-encoding"):void 0,o=r===void 0?bN:pN(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,Tf(n,o,a),s)):this.#o(e,n,Tf(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(ON(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new wf;return o}).catch(o=>{if(!(o instanceof wf))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=pe(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=lN(pe(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=_N}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+NN,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class wf extends Error{}
function Tf(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=eN(t,s,r);return t.variants?.
set(s,i),i}return t}function ON(t,e){const n=pe(t,"if-none-match");if(n!==void 0)return uN(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function _f({sites:t,domain:e,isOwnHost:n}){const s=IN(e),r=kN(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function RN(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const LN=1024,AN=255;function Nf(t){const e=new Gn(LN);return n=>{if(n.length>AN)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function IN(t){const e=`.${t.toLowerCase()}`;return Nf(n=>{const s=bf(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function kN(t,e){return Nf(n=>{const s=bf(n);return fs(s)&&!cr(s,t)&&!e(n)?s:void 0})}function bf(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const DN=64*de.D6,Sf=4096,vN=1e3,Of="GET, HEAD, OPTIONS";class MN{#e;#t;#n;#s;#r;#o;#i=new Lt(DN);#a;#c;#d;#u;#l;prefetch;#h=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=Q.ml,meter:a=gr}=e;this.#e=s,this.#t=o,this.#n=e.finder??_f({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new SN(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#o=new g0(s),this.prefetch=v0({site:c=>n.
site(c),loaded:c=>this.#E(c),load:(c,d)=>this.#T(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(pe(e,"host")??"");return n instanceof
Promise?n.then(s=>this.#f(e,s),s=>this.#R(e,s,b0)):this.#f(e,n)};#f(e,n){return n===void 0?Kt(e,w0):$N(this.#c,n,this.#m(e,n))}#m(e,n){const s=!n.isDeleted&&n.release!==
null;if(!ic(e)&&!(s&&this.#d))return Rf(e.method);if(n.isDeleted)return Kt(e,T0);if(n.release===null)return Kt(e,of);const r=n.settings.domains&&this.#n.domain(
pe(e,"host")??""),o=r&&RN(r,n.settings.domains??[]);if(o)return U0(e,this.#s(o));try{const i=this.#E(n.release),a=i?this.#w(e,n,i):this.#g(e,n,n.release),c=this.#p(
n,CN(n,a));return c instanceof Promise?c.catch(d=>this.#R(e,d)):c}catch(i){return this.#R(e,i)}}#p(e,n){const s=this.#u;if(!s)return n;const r=o=>s.answer(e,o,this.#l.
isSure!==!1);return n instanceof Promise?n.then(r):r(n)}async#g(e,n,s){return this.#w(e,n,await this.#y(n,s))}async#y(e,n){try{return await this.#T(e.org,n)}catch(s){
const r=e.kept.map(o=>this.#E(o)).find(o=>o!==void 0);if(!r||!(s instanceof Oe))throw s;return this.#L("warn","edge_earlier_release",{deployID:r.deployID,live:n.
deployID}),r}}#E(e){const n=this.#i.get(e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#T(e,n){return this.#E(n)||this.#i.delete(n.deployID),this.#i.
load(n.deployID,s=>s.weight,()=>dN(this.#e,e,n,this.#t))}#w(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!ic(e))return Rf(e.method);const r=be(e.target),o=!r.includes(
"%"),i=o?s.remembered(r):void 0;if(i)return this.#b(e,i,s);const a=Ga(r);if(a===void 0)return Kt(e,cf);if(a.length>Sf)return Kt(e,_0);const c=new za(`/${a}`),d=(o?
void 0:s.remembered(c.path))??s.direct(c);return d?this.#b(e,d,s):to(a)&&n.kept.length>0?this.#O(e,n,s,c):this.#N(e,n,s,c)}#S(e,n,s){if(!e.target.startsWith("/"))
return Kt(e,cf);const r=Ga(be(e.target));if(r!==void 0&&mf(r))return Kt(e,af,s);if(!ic(e)||e.isUpgrade||r===void 0||r.length>Sf)return this.#_(n);const o=new za(
`/${r}`),i=s.remembered(o.path)??s.direct(o);return i?this.#b(e,i,s):to(r)&&n.kept.length>0?this.#O(e,n,s,o):this.#_(n)}#_(e){const{release:n}=e;return n===null?
of:this.#d?.answer({...e,release:n})??(0,En.Ih)(new En.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)
return;const{release:s}=n;return(this.#E(s)??await this.#T(n.org,s)).isServer?{...n,release:s}:void 0}async#O(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.
releasesWith(n,o).catch(rf([]))){const a=this.#E(i)??await this.#T(n.org,i).catch(rf(void 0)),c=a?.file(o,r);if(a&&c)return this.#b(e,c,a)}return this.#N(e,n,s,
r)}#N(e,n,s,r){if(s.isServer)return this.#_(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#b(e,o,s):Kt(e,af,s)}#b(e,n,s){return n.kind==="redirec\
t"?C0(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#R(e,n,s=N0){const r=n instanceof Oe;if(!r&&!(n instanceof Ft))throw n;const o=r?"edge_unavailable":"edge_dama\
ged";return this.#L("error",o,{requestID:e.requestID,reason:n.message}),Kt(e,r?s:S0)}#L(...e){const n=this.#a.monotonic();n-this.#h<vN||(this.#h=n,this.#t(...e))}}
function ic({method:t}){return t==="GET"||t==="HEAD"}function Rf(t){return t==="OPTIONS"?{status:204,headers:{allow:Of}}:{status:405,headers:{allow:Of,"content-\
length":"0","cache-control":"no-store"}}}function Kt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-release":n.deployID}:r;return t.method==="HEAD"?{status:s,
headers:o}:{...e,headers:o}}function $N(t,e,n){const s=r=>Vt(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof Promise?n.then(s,r=>{throw t.site(e,500,
0),r}):s(n)}function CN({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(Lf):Lf(e)}function Lf(t){return t.take?t:{...t,headers:{...t.headers,
"x-robots-tag":"noindex"}}}const UN=500,xN=1e3,FN=250,jN=750,BN=5e3,ac=-1;class Af{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.
NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??Q.ml,this.#s=new Lt(e.bytes),this.#n=e.changes.subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(
s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(n))return n.record;if(n?.record!==void 0)return this.#f(
e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}get isSure(){return!this.#w()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(
e);const n=this.#s.get(e);n&&(n.generation=ac);const{table:s}=this.#e;s&&(s.put(e,void 0),n?.record&&this.#p(e).catch(()=>{}))}#l(e){return this.#w()&&this.#o.size>
0?Promise.reject(new Oe("The state cannot be read now")):this.#p(e)}async#h(e,n){const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.
find(n):s?(this.#E(n,{record:s,read:0,at:this.#t.monotonic(),generation:ac}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#w())return this.#m(e,n);const s=this.#t.
monotonic();return s-this.#d>=FN&&(this.#d=s,this.#m(e,n).catch(()=>{})),n}async#m(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:
n},o=this.#t.sleep(UN,s.signal).then(()=>(this.#a=this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#p(e),o])}catch(i){if(i instanceof
Oe)return r();throw i}finally{s.abort()}}#p(e){const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<jN)return s.record;this.#i+=1;const r={at:n,read:this.#i},
o=this.#g(e,r);return this.#o.set(e,{begun:r,record:o}),o}async#g(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,
this.#c=this.#t.monotonic();const o={record:r,read:n.read,at:this.#c};return s()?(this.#E(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#y(e,o)}catch(r){
throw r instanceof Oe&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#y(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:
(this.#E(e,{...n,generation:ac}),n.record)}#E(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||
this.#t.monotonic()-n<BN||this.#w()}#w(){return this.#t.monotonic()-this.#a<xN}}const PN=16*de.D6,HN=4*de.D6,cc=400,GN=300,WN=2;class YN{#e;#t;constructor(e,n,{
table:s,domains:r,clock:o}={}){this.#e=new Af({changes:n,table:s,clock:o,bytes:PN,weightOf:KN,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=
new Af({changes:n,table:r,clock:o,bytes:HN,weightOf:()=>cc,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){
return this.#e.find(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.
dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.includes(n)?o:void 0;return s instanceof Promise?
s.then(r):r(s)}}function KN(t){return t?cc+GN*t.kept.length+WN*JSON.stringify(t.settings).length:cc}var Ys=A(7);const zN=30,XN=["ES256","ES384","ES512","RS256",
"RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],qN=16*1024;function VN(t){const{policy:e,clock:n}=t,s={issuer:t.issuer,audiences:void 0,email:"{email\
}",emailsVerified:!1,require:{},granted:[],keys:jn(async()=>(await A.e(460).then(A.bind(A,6460))).createLocalJWKSet({keys:[t.key.publicJwk]}))};let r=[],o=new Map;
const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??Yg(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,{...d,keys:c(d.issuer)}]))}return e.localIssuer&&
a===s.issuer?s:o.get(a)};return async a=>{const c=If(a),d=await A.e(460).then(A.bind(A,6460)),{header:u,claims:l}=JN(c,d);QN(u,l);const f=i(l.iss??"");if(!f)throw je(
"The token was issued by an identity provider that this platform does not trust (iss)");const g=await f.keys(),w=f.audiences??[t.audience];try{const{payload:_}=await d.
jwtVerify(c,g,{issuer:f.issuer,audience:[...w],algorithms:XN,clockTolerance:zN,currentDate:new Date(n.now()),requiredClaims:["exp"]});return ZN(f,_)}catch(_){throw kf(
_,d,w.join(" or "))}}}function If(t){if(t===void 0)throw je('There is no Authorization header: send "Authorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.
exec(t.trim())?.[1];if(e===void 0)throw je('The Authorization header is not "Bearer <ID token>"');if(e.length>qN)throw je("The token is too long to be an ID tok\
en");return e}function JN(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{throw je("The token is not a JSON Web Token, so it is n\
ot an ID token")}}function QN(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+jwt"].includes(n)||e.token_use==="access"||e.typ==="Bear\
er")throw je("The token is an access token: send the identity provider's ID token instead")}function ZN(t,e){eb(t,e);const n=t.granted.flatMap(r=>{const o=e[r];
return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(o).length<=ps?[[r,String(o)]]:[]}),s={email:tb(t,e),issuer:t.issuer};return n.length>
0?{...s,claims:Object.fromEntries(n)}:s}function eb(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(String(e[n])))throw je(`The token's ${n} clai\
m is not one that this platform accepts`)}function tb(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];if(typeof i!="string"||i==="")throw je(`\
The token has no ${o} claim`);return i}),s=Vo(n);if(s===void 0){const r=ds(n)?"has characters other than ASCII":"is not an email";throw je(`The token's email cl\
aim ${r}`)}if(t.email.includes("{email}")&&!nb(e,t))throw je("The token's email is not verified (email_verified is not true)");return s}function nb({email_verified:t},{
emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function kf(t,e,n){if(t instanceof Z)return t;const{errors:s}=e;return t instanceof s.JWTExpired?je(
"The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?je(`The token is for another audience (aud): ask for o\
ne with ${n}`):t.claim==="nbf"?je("The token is not valid yet (nbf)"):je(`The token's ${t.claim} claim is missing or wrong`):t instanceof s.JWSSignatureVerificationFailed||
t instanceof s.JWKSNoMatchingKey?je("The token's signature does not match its issuer's keys"):t instanceof s.JOSEAlgNotAllowed?je("The token's signature algorit\
hm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERIC"?je("The token is not a valid ID token"):Wr()}function je(t){
return new Z("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function sb({store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{
Df(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){const u=uc(d),l=JSON.stringify([u.project,u.appID]);a.has(l)||a.set(l,un(await e(
r,u),"admin"));const f=vf(d);(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&c.push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;
throw dc(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){Df(r,"make another one");for(const N of[i.project,i.appID])if(!(N===void 0||
z.cS.test(N)))throw new Z("validation_failed","The project and the app of a token must be identifiers.");const u=await e(r,i);if(u===void 0)throw dc(r,i.org);if(!un(
u,"deployer"))throw new Z("forbidden",`${r.email} may only read there. Somebody with the role deployer makes tokens.`);const l=(0,Ys.yH)(N=>(0,B.randomInt)(N)),
{org:f,project:g=null,appID:w=null}=i,{email:_,issuer:y}=r,b={org:f,project:g,appID:w,name:o,role:a,lifetimeMs:c,madeBy:_,maker:JSON.stringify({email:_,issuer:y})},
L=Ys.KT.atPlace,$=await t.create({id:(0,B.randomUUID)(),hash:(0,B.hash)("sha256",l),...b},L,d);if(typeof $=="object")return{...$,text:l};const O=$==="name_taken"?
`T${dn(i).slice(1)} has a token ${o}. Revoke it first, or choose another name.`:`${Xo(i,$,L)} tokens, and may have no more. Revoke those that nobody needs.`;throw new Z(
"conflict",O)},async revoke(r,{org:o,project:i=null,appID:a=null},c,d){const u=(await s(r,o)).filter(g=>g.name===c),l=u.find(g=>g.project===i&&g.appID===a);if(!l&&
i===null&&u.length>1){const g=u.slice(0,5).map(w=>dn(uc(w)));throw new Z("conflict",`Several tokens have the name ${c}: those of ${g.join(", ")}. Name the place\
.`)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(o,f.id,d))return f;throw await e(r,{org:o})===void 0?dc(r,o):new Z("not_found",`The organization ${o}\
 has no token ${c.slice(0,100)} that you may end.`)}}}async function rb(t,e,n){if(!(0,Ys.eo)(e))throw je("The access token is not whole: it was cut, or mistyped");
const s=await t.find((0,B.hash)("sha256",e)),r=s&&vf(s),o=Ys.Xm.find(i=>i===s?.role);if(!s||!r||!o)throw je("The access token is unknown, was revoked, or has en\
ded");if(!n(r.issuer))throw je("The person who made the access token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(
i=>{if(!(i instanceof Oe))throw i}),{...r,token:{id:s.id,name:s.name,role:o,place:uc(s)}}}function Df({token:t},e){if(t)throw new Z("forbidden",`An access token\
 may not ${e}. Sign in as a person: slipway login`)}function dc({email:t},e){return new Z("forbidden",`${t} has no role for this in the organization ${e}.`)}function uc({
org:t,project:e,appID:n}){return{org:t,project:e??void 0,appID:n??void 0}}function vf({maker:t}){const e=(0,K.U4)(t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||
typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}function ob({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===
void 0?"":If(o);return(0,Ys.Lh)(i)?rb(e,i,r):await ib(i)===s.issuer?s.verify(i,n,r):t(o)}}async function ib(t){const{decodeJwt:e}=await A.e(460).then(A.bind(A,6460));
try{return e(t).iss}catch{return}}const ab=()=>{},cb={device:"/identity/device",token:"/identity/token",revoke:"/identity/revoke"},wv="slipway",db="urn:ietf:par\
ams:oauth:grant-type:device_code",lo="BCDFGHJKLMNPQRSTVWXZ",Tv=new RegExp(`^[${lo}]{4}-[${lo}]{4}$`),_v=100,ub=300,lb="developer@slipway.localhost";function fb(t){
const{issuer:e,key:n,clock:s,calls:r=new Map}=t;let o;const i=async(c={})=>{const d=await A.e(460).then(A.bind(A,6460));o??=d.importJWK(n.privateJwk,"ES256");const u=Math.
floor(s.now()/1e3),l=c.email??lb;return new d.SignJWT({...c.claims,email:l,email_verified:!0}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(e).
setSubject(c.subject??l).setAudience(c.audience??t.audience).setIssuedAt(u).setExpirationTime(u+(c.expiresInSeconds??ub)).setJti((0,B.randomUUID)()).sign(await o)},
a={"/identity/.well-known/openid-configuration":pb(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=r.get(be(c.target));if(d&&(c.method===
"POST"||be(c.target)!==cb.token))return d(c);if(c.method!=="GET"&&c.method!=="HEAD"){const f="The identity provider accepts only GET and HEAD";return ot(new Z("\
method_not_allowed",f,{allow:"GET, HEAD"}),c)}const u=be(c.target),l=a[u];if(l)return ze(200,l,{"cache-control":"public, max-age=300"});if(u!=="/identity/token")
return ot(new Z("not_found",`Nothing is at ${u}`),c);if(!Eb(c,t.requestToken)){const f="The request token is missing or wrong: see run.json";return ot(new Z("un\
authorized",f,{"www-authenticate":"Bearer"}),c)}return hb(c.target,i)}}}async function hb(t,e){const n=new URLSearchParams(t.slice(be(t).length)),s=n.get("audie\
nce"),r=n.get("email"),o=await e((0,K.Eb)({audience:s||void 0,email:r||void 0}));return ze(200,{count:o.length,value:o})}function pb(t){return{issuer:t,jwks_uri:`${t}\
/jwks`,token_endpoint:`${t}/token`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[db,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function Eb(t,e){const n=r=>(0,B.createHash)("sha256").update(r).digest(),
s=/^bearer +(\S+)$/i.exec(pe(t,"authorization")??"")?.[1];return s!==void 0&&(0,B.timingSafeEqual)(n(s),n(e))}const Mf=900;function mb({issuer:t,audience:e,key:n,
clock:s}){const r=`${t}/login`,o=jn(async()=>(await A.e(460).then(A.bind(A,6460))).importJWK(n.privateJwk,"ES256")),i=jn(async()=>(await A.e(460).then(A.bind(A,
6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,async mint(a,{email:c,issuer:d}){const u=await A.e(460).then(A.bind(A,6460)),l=Math.floor(s.now()/
1e3);return new u.SignJWT({email:c,email_verified:!0,idp:d,sid:a}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:n.kid}).setIssuer(r).setSubject(c).setAudience(
e).setIssuedAt(l).setExpirationTime(l+Mf).setJti((0,B.randomUUID)()).sign(await o())},async verify(a,c,d){const u=await A.e(460).then(A.bind(A,6460)),l={issuer:r,
audience:e,algorithms:["ES256"],currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(a,await i(),l).catch(_=>{throw kf(_,u,e)}),g=await c.find(String(f.
sid)),w=g&&fc(g.identity);if(!w)throw je(`The sign-in of this machine has ended. ${lc}`);if(g.state==="reused")throw je(`${gb} ${lc}`);if(!d(w.issuer))throw je(
`${yb} ${lc}`);return{...w,via:"login"}}}}const lc="Sign in again: slipway login",yb="This platform no longer trusts the identity provider that you signed in by\
.",gb="The sign-in of this machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.";function fc(t){const e=(0,K.U4)(
t);if(!(!(0,K.Gv)(e)||typeof e.email!="string"||typeof e.issuer!="string"))return{email:e.email,issuer:e.issuer}}const $f=10*6e4,Cf=5e3,wb={lifetimeMs:$f,intervalMs:Cf,
perAddress:10,inAll:1e3},Uf=864e5,Tb={graceMs:6e4,idleMs:30*Uf,mostMs:90*Uf},_b=20,hc={person:10,address:20,all:200},Nb="slr_",xf=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,
Ff=12;function bb({store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:hc.all},
{name:`login/person/${gt(i,a)}`,most:hc.person},{name:`login/address/${gt(c)}`,most:hc.address}]);if(d!==0)throw pn(`Too many codes were tried. Try again in ${d}\
 seconds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,B.randomBytes)(16).toString("base64url"),(0,B.randomBytes)(32).toString("base64url")],u=Sb(),l={id:gt(
c),userCode:gt(u),secret:gt(d)},f=await t.begin({...l,machine:i,address:a},wb);if(f==="too_many")return;if(f==="code_taken")continue;const g={expiresIn:$f/1e3,interval:Cf/
1e3};return{deviceCode:`${c}.${d}`,userCode:u,...g}}},async exchange(i,a){const[,c="",d=""]=xf.exec(i)??[];if(c==="")return"unknown";const u=(0,B.randomBytes)(32).
toString("base64url"),l={id:gt(c),secret:gt(d),next:gt(u)},f=await t.advance({...l,...Tb},{...Ae,...a});if(f.kind!=="open")return f.kind;const g=fc(f.identity);
return!g||!r(g.issuer)?"untrusted":{accessToken:await n.mint(l.id,g),expiresIn:Mf,refreshToken:`${Nb}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/1e3)}},async end(i,a){
const[,c=""]=xf.exec(i)??[],d=c===""?void 0:await t.find(gt(c));d&&await t.end(gt(c),{by:fc(d.identity)?.email??null,via:"login",...a})},machines:async i=>(await t.
list(pc(i))).map(a=>({...a,id:a.id.slice(0,Ff)})),async endMachine(i,a,c){const d=(await t.list(pc(i))).find(u=>u.id.slice(0,Ff)===a);if(d&&await t.end(d.id,c))
return{...d,id:a};throw new Z("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(i,a,c){await o(a,c);const d=await t.
asked(gt(jf(i)));if(d)return d;throw Ec()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===0)throw a?new Z("forb\
idden",`${u} has no role on this platform, so there is nothing to sign in to.`):Ec();const f={person:pc(c),identity:JSON.stringify({email:u,issuer:l}),most:_b},
g=await t.decide(gt(jf(i)),a?f:"denied",d);if(g)return g;throw Ec()}}}function pc({issuer:t,email:e}){return gt(t,e)}function Ec(){return new Z("not_found","No \
machine asks with this code: it was mistyped, was used, or is older than ten minutes.")}function gt(...t){return(0,B.hash)("sha256",t.length===1?t[0]??"":JSON.stringify(
t))}function Sb(){const t=Array.from({length:8},()=>lo[(0,B.randomInt)(lo.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function jf(t){const e=t.slice(
0,40).toUpperCase().replace(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}async function Ob(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;try{s.
push(...await r.collect())}catch(o){if(n?.aborted)break;const{message:i,remedy:a}=(0,F.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};e("er\
ror","collection_failed",c)}}return s}function Nv({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.
reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.
bytes-c}}]}}}const Tn=3e4,Bf=5e3,Pf={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Hf(t){return{stage:t,code:"\
interrupted",message:"The platform stopped while this deployment was under way",exitCode:null,signal:null,log:[],diagnostics:[]}}const Rb=1e3;async function Lb(t,e){
const{references:n,node:s,clock:r,waits:o,stop:i}=t;let a=await n.hold(s);for(;!a&&o;)await r.sleep(Rb,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,
u=()=>n.renew(c).then(f=>f||d.abort(new Error("another node has taken over the collection")),()=>{}),l=(0,Q.fm)(Bf,()=>{u()});try{return await e(AbortSignal.any(
[i,d.signal]))}finally{l(),await n.release(c).catch(()=>{})}}const fo=500,Ab=1e4,Ib=55*6e4;function kb({keeping:t,logs:e,usage:n,notify:s,hooks:r,audit:o,keepAuditMs:i,
apps:a,clock:c,bounds:d,keepDeletedMs:u}){return[{kinds:["apps"],collect:()=>vb({keeping:t,logs:e,apps:a,keepDeletedMs:u})},{kinds:["deployments","logs"],collect:()=>Mb(
t,e,d)},{kinds:["keys"],collect:async()=>[{kind:"keys",items:await zn(()=>t.endKeys(fo)),bytes:0}]},{kinds:["notifications"],async collect(){return[{kind:"notif\
ications",items:await zn(()=>s.prune({...jm,limit:fo})),bytes:0}]}},{kinds:["pushes"],async collect(){return[{kind:"pushes",items:await zn(()=>r.prune({ageMs:Bm,
limit:fo})),bytes:0}]}},{kinds:["audit"],collect:async()=>[{kind:"audit",items:await zn(()=>o.trim(i)),bytes:0}]},{kinds:["usage"],async collect(){return[{kind:"\
usage",items:await zn(()=>n.prune(c.now(),fo)),bytes:0}]}}]}async function zn(t){let e=0;for(let n=0;n<Ab;n+=1){const s=await t();if(e+=s,s===0)break;await mc()}
return e}function mc(){return new Promise(t=>setImmediate(t))}const Db=20;async function vb({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await zn(async()=>(await n.
expire(Db,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(
a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.length===0&&(o=a.app)}catch(c){i=c,o=a.app}await mc()}if(i!==void 0)throw i;return[{kind:"\
apps",items:r,bytes:0}]}async function Mb(t,e,n){const s={deployments:0,logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(
i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.remove(l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.
filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&
(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=a.left.logBytes,i=a.app),await mc()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,
bytes:0,left:{items:r.deployments,bytes:0}},{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var Ks=A(9692);class Gf extends Error{name="\
KeyspaceGone";constructor(){super("the table was deleted")}}class _n extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function Wf(t,e){
const n=$b(e),s=Cb(n.get("key"));if(t!=="put")return{key:s,value:"",ttlSeconds:void 0};const r=Ub(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").
toString("utf8"):r;return{key:s,value:o,ttlSeconds:xb(n.get("ttlSeconds"))}}function $b(t){if(!(0,Kl.isUtf8)(t))throw new _n("invalid_json");try{const e=(0,Ks.U2)(
t.toString("utf8"));if(e)return new Map(e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof Ks.sU))throw e}throw new _n("invalid_json")}function Cb(t){const e=t?.
startsWith('"')?(0,Ks.I)(t):void 0;if(e===void 0||e===""||Kf(e,z.ux.keyBytes))throw new _n("invalid_key");return e}function Ub(t){if(t===void 0||Kf(t,z.ux.valueBytes))
throw new _n("invalid_value");return t}function xb(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<z.ux.minTtlSeconds||e>z.ux.maxTtlSeconds)
throw new _n("invalid_ttl");return e}function Yf(t){return t===void 0?void 0:t*1e3}function Kf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>
e}function Fb({tables:t,engine:e,full:n,quota:s,audit:r}){const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;
throw pn(`The table has reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new Z("unavailable","This node does not have the entries of tables. As\
k a node with the role kvs.");try{return await c(e)}catch(d){throw d instanceof Gf?new Z("table_not_found","The table was deleted."):d instanceof Oe?new Z("unav\
ailable","The entries cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>r.append(f,[re(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.
get(await o(c,d),yc("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:g,value:w,ttlSeconds:_}=Bb(u),y=await o(
c,d);if(n?.has(y))throw new Z("conflict",jb);await f.put(y,g,{value:w,ttlMs:Yf(_)}),await a("key.put",c,d,g,l)}),delete:(c,d,u,l)=>i(async f=>{const[g,{key:w}]=[
await o(c,d),yc("delete",{key:u})],_=await f.get(g,w)!==void 0;await f.delete(g,w),_&&await a("key.delete",c,d,u,l)})}}const jb="The table, or all tables of its\
 organization together, store as much as they may. Delete keys: a minute later there is room again.";function Bb({key:t,value:e,ttlSeconds:n}){const s=e.trim();
try{(0,Ks.q$)(s)}catch(i){throw i instanceof Ks.sU?new Z("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.
trim(),o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return yc("put",o,s)}const{keyBytes:Pb,valueBytes:Hb,minTtlSeconds:Gb,maxTtlSeconds:Wb}=z.
ux,Yb={invalid_key:`A key has 1 to ${Pb} bytes.`,invalid_value:`A value has at most ${Hb} bytes.`,invalid_ttl:`The time to live is ${Gb} to ${Wb} seconds.`};function yc(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return Wf(t,Buffer.from(r))}catch(o){throw o instanceof _n?new Z("validation_faile\
d",Yb[o.code]??"The entry is not valid."):o}}const Kb=15e3;function zb({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=ya({everyMs:Kb,async run(){r=new Set(
await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.
asyncDispose]}}const Xb=15e3,qb=1e4;function Vb({usage:t,quotas:e,clock:n,log:s}){const r=new Map,o=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const u=r.get(c);if(u?.start===d)return u;r.size>=qb&&r.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return r.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:f}=Dr(l);return{message:Gt({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,
until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,Dr(u).start);
Math.abs(u-l.readAt)>=Xb&&(l.reading??=o(c,l));const f=()=>a(c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const Jb=3e4,zf=1e3,Xf=100;function Qb({
engine:t,tables:e,log:n,every:s=Q.fm}){const r=new AbortController,o=Vf(()=>qf(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=Vf(()=>Zb(t,e,n,
r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(Jb,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),
r.abort(),await Promise.all([o.end(),i.end()])}}}async function qf(t,e){let n=0;for(;;){const s=await t.sweep(zf);if(n+=s,s<zf||e?.aborted)return n}}async function Zb(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:Xf});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<Xf||s.aborted)return}}function Vf(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Jf=720*6e4,eS=1e3,tS="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",nS=20,sS=1e3,rS=8*1024*1024;class oS{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new Wu(rS,sS,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===nS?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,B.randomBytes)(16),u=>tS[u%32]).join("")}`,secret:(0,B.randomBytes)(30).toString("base64"),sessionToken:(0,B.randomBytes)(
96).toString("base64"),expiresAt:n+Jf},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(pa(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:eS},s),r}renew(e,n){return this.#e.renew(e,n+Jf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(pa(e),s));if(!(0,K.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const iS={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
Qf="AWS4-HMAC-SHA256";function aS({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function cS(t,e,n){return`${Qf}
${t}
${aS(e)}
${hS(n)}`}function dS(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,B.createHmac)("sha256",n).update(s,
"utf8").digest();return new pS(n)}function uS(t,e){return t.sign(e)}const jt=64,lS=32;class Zf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const eh=new Zf(8192),fS=new Zf(
256);function hS(t){return(0,B.hash)("sha256",eh.latin1(t))}function th(t,e){return t.length===e.length&&(0,B.timingSafeEqual)(eh.latin1(t),fS.latin1(e))}class pS{#e;#t;constructor(e){
if(e.length>jt)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${jt} are supported`);this.#e=Buffer.alloc(jt+512),this.#t=Buffer.alloc(jt+lS);for(let n=0;n<
jt;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,B.hash)("sha256",this.#n(e),"binary"),jt,"latin1"),(0,B.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-jt;return e.length>n?Buffer.concat([this.#e.subarray(0,jt),Buffer.from(e,"latin1")]):this.#e.subarray(0,jt+this.#e.write(e,jt,"latin1"))}}
const ES=new RegExp(`^${Qf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),mS=1024,yS=1024,gS=32,nh=64,gc=new Gn(mS);function wS(t){const e=t.slice(-nh),n=t.slice(0,-nh),s=gc.get(n);if(s&&TS.test(e))return{
...s,signature:e};const r=_S(t);if(r)return n.length<yS&&r.signedHeaders.length<=gS&&gc.set(n,r),{...r,signature:e}}function bv(){return gc.size}const TS=/^[0-9a-f]{64}$/;
function _S(t){const e=ES.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const NS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let wc;function bS(t){if(wc?.text===t)return wc.
time;const e=SS(t);return e!==void 0&&(wc={text:t,time:e}),e}function SS(t){const e=NS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function ho(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function OS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":kS(t.target.slice(e+1)),r=AS(n,t.normalizePath),o=MS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const RS=/^(?:\/[A-Za-z0-9_~-]+)+$/,LS=/[^A-Za-z0-9._~-]/g;function Tc(t){return t.replace(LS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function AS(t,e){if(RS.test(t))return t;const n=t.split("/");return(e?IS(n):n).map(Tc).join("/")||"/"}function IS(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function kS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Tc(sh(r)),Tc(sh(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>rh(n,r)||rh(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function sh(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function rh(t,e){return t<e?-1:t>e?1:0}function DS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=oh(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function vS(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?DS(t.rawHeaders):{names:e,repeated:[],get(n){const s=pe(t,n);return s===void 0?void 0:oh(s)}}}function MS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const $S=/ {2}|\t/,CS=32,US=9;function oh(t){let e=0,n=t.length;for(;e<n&&ih(t,e);)e+=1;for(;n>e&&ih(t,n-1);)n-=1;const s=t.slice(e,n);return $S.test(
s)?s.replace(/[ \t]+/g," "):s}function ih(t,e){const n=t.charCodeAt(e);return n===CS||n===US}const po=5*6e4,ah=["host","content-type"],xS=new Set([...ah,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),it=(t,e)=>({type:t,message:e}),ch=it("UnrecognizedClientException","\
The security token included in the request is invalid.");function FS(t,e){const n=pe(t,"authorization");if(n===void 0)return it("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=wS(n);if(!s)return it("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=pe(t,"x-amz-date")??"",o=bS(r);return o===void 0?it("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):HS(s.scope,r)??GS(r,o,e)??{headers:vS(t),signedBy:s,time:r}}function jS({headers:t,
signedBy:e},n,s){return th(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?it("ExpiredTokenException","The security token included in the reque\
st is expired"):WS(t,e.signedHeaders):ch}function BS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,B.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return it("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=OS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=uS(KS(o,s.scope),cS(r,s.scope,c));if(!th(d,s.signature))return it("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function PS(t){return"message"in t}function HS(t,e){if(t.region!==z.aT)return it("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${z.aT}'.`);if(t.service!==z.jL)return it("InvalidSignatureException",`Credential should be scoped to correct service: '${z.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return it("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function GS(t,e,n){if(e<n-po){const s=ho(n-po);return it("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${ho(n)} - 5 min.)`)}if(e>n+po){const s=ho(n+po);return it("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${ho(n)} + 5 min.)`)}}function WS(t,e){const n=t.repeated.find(o=>xS.has(o));if(n!==void 0)return it("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(YS(o)&&!e.includes(o))return dh(o);const s=ah.find(o=>!e.includes(o));if(s!==void 0)
return dh(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return it("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function YS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function dh(t){return it("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const uh=new WeakMap;function KS(t,e){const n=uh.get(t);if(n?.date===e.date)return n.key;const s=dS(t.secret,e);return uh.set(t,{date:e.date,key:s}),
s}const Xn={"content-type":"application/json","cache-control":"no-store"},zS={status:200,headers:Xn,body:'{"ok":true}'},XS={status:200,headers:Xn,body:'{"delete\
d":true}'},lh={status:200,headers:Xn,body:'{"found":false,"expiresAt":null}'},qS=new Map([[xt.Y2.put,"put"],[xt.Y2.get,"get"],[xt.Y2.delete,"delete"]]),VS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
JS=/^Bearer +([!-~]+)$/i;function QS(t){const e={...t,log:ZS(t)};return n=>tO(n,e)}function ZS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
fh){const i=e.now();if(Math.abs(i-n)<eO)return;n=i}t(s,r,o)}}const fh="kvs_unavailable",eO=1e3;async function tO(t,e){const{roles:n,tables:s,engine:r,full:o,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=FS(t,d.now());if(PS(l))return Eo(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return Eo(ch);const g=jS(
l,f,d.now());if(g)return Eo(g);const w=await t.body(z.ux.bodyBytes),_=BS(t,w,l,f);if(_)return Eo(_);if(!pe(t,"x-kvs-authorization"))return st("missing_token");const y=await s.
byToken(hh(t));if(!y)return st("invalid_token");if(y.environmentID!==f.environmentID)return st("inactive_binding");if(!y.supported)return st("unsupported_app_ty\
pe");const b=await a.take(y.windows,w.length),L=rO(t);if(u=D=>nO(c,y,L,w,D),b>0)return u(st("rate_limited",{"retry-after":String(b)}));const $=await i.take(y.scope.
org);if($)return u(aO($));if(typeof L!="string")return u(L);const{key:O,value:N,ttlSeconds:S}=Wf(L,w);switch(L){case"put":return o.has(y.keyspace)?u(st("table_f\
ull")):(await r.put(y.keyspace,O,{value:N,ttlMs:Yf(S)}),u(zS));case"delete":return await r.delete(y.keyspace,O),u(XS);case"get":return u(oO(await r.get(y.keyspace,
O)))}}catch(l){return u(iO(l,t,e))}}function hh(t){return JS.exec(pe(t,"x-kvs-authorization")??"")?.[1]??""}function nO(t,e,n,s,r){const o=typeof n=="string"?n:
"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,sO(r),s.length,i),r}function sO(t){if(t===lh)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function rO(t){const e=qS.get(be(t.target));if(!e)return st("not_found");if(t.method!=="POST")return st("met\
hod_not_allowed",{allow:"POST"});const n=pe(t,"content-encoding")??"identity";return!VS.test(pe(t,"content-type")??"")||n!=="identity"?st("unsupported_media_typ\
e"):e}function oO(t){if(!t)return lh;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:Xn,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function iO(t,e,{tables:n,log:s}){if(t instanceof _n)return st(t.code);if(t instanceof wt)return st("body_too_large");
if(t instanceof Mt)return st("invalid_json");if(t instanceof Gf)return n.forgetToken(hh(e)),st("invalid_token");const r=t instanceof Oe,o=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",r?fh:"kvs_failed",{requestID:e.requestID,path:be(e.target),reason:o instanceof Error?o.message:String(o)}),r?st(
"unavailable",{"retry-after":"1"}):st("internal")}function st(t,e={}){return{status:iS[t],headers:{...Xn,...e},body:`{"error":"${t}"}`}}function aO({message:t,seconds:e}){
const{status:n,headers:s}=st("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function Eo({
type:t,message:e}){return{status:403,headers:{...Xn,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}function cO(t){return{seal:(e,n)=>Hr(t.current("kvs"),
e,n),open(e,n){try{return ha(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const dO={of:()=>{}},uO=t=>ot(new Z("unavailable","This node does not have the data \
of the key-value store."),t);async function lO(t){const{engine:e,clock:n,log:s,quota:r,meter:o=gr}=t,i=cO(t.keyring),a={...Kr,...t.quotas},c=new mw(t.tables,i,a),
d=new oS(t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(b=>fO(b,c,d)),l=e&&zb({...t,bounds:a}),{ofOrganizations:f=dO}=t,g=Vb({...t,
quotas:f}),w=e&&Qb({...t,engine:e}),_={tables:c,roles:d,clock:n,log:s,every:t.every},y=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),await w?.[Symbol.
asyncDispose]()};return{handler:e&&l?QS({roles:d,tables:c,engine:e,full:l,monthly:g,quota:r,meter:o,clock:n,log:s}):uO,createTable:(b,L,$)=>c.create(b,L,n.now(),
$),listTables:b=>c.list(b),async deleteTable(b,L,$){await c.remove(b,L,$),w?.begin()},entries:Fb({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(b,L,$)=>bg(
_,b,L,$),tableVariables:(b,L)=>Ou(_,b,L),openCredentials:b=>Sg(_,b),sweep:async()=>e?qf(e):0,close:y,[Symbol.asyncDispose]:y}}function fO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,F.xb)(t)}}const hO=500,_c=500;async function pO(t){return new EO(t).run()}class EO{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=Q.ml,log:r=xs,signal:o}=e;this.#e=e,this.#t=r,this.#n=new io({blobs:n,clock:s,log:r}),this.#s=oo(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(zd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,hO);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
Oe)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,_c);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<_c)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!z.cS.test(d))continue;const u=Ll(c)??Al(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===_c&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=nn(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of js){const d=Ha(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const ph=2e3,mO=(0,B.randomBytes)(64*1024),yO="trial-\
write",Eh={canBuild:"disk_hangs"},gO={statfs:t=>(0,Re.statfs)(t),tryToWrite:TO};class Sv{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...gO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=ph)return Eh;const e=Promise.withResolvers(),n=this.#t.after(ph,()=>e.resolve(Eh));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=wO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function wO(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function TO(t){const e=(0,j.join)(t,yO);await(0,Re.rm)(e,{force:!0});try{await(0,Re.writeFile)(e,mO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Re.rm)(e,{force:!0})}}class Ov{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const _O=10;function NO({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,_O).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:bO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const bO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Nc=36e5,SO=2*Nc;function OO(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:g}of await t(d)){const w=s.get(u);s.set(u,{kind:u,ended:(w?.ended??0)+l,left:g??w?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,F.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Nc&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=SO&&
c()},async[Symbol.asyncDispose](){await r}}}class bc extends Error{name="StageError";stage;aborted;constructor(e,n,s){super(Nn(s),{cause:s}),this.stage=e,this.aborted=
n}}function RO(t){const{stage:e,aborted:n,cause:s}=t instanceof bc?t:{stage:"build",aborted:!1,cause:t};if(n)return Hf(e);if(s instanceof pt)return s.facts;if((0,F.
b$)(s)||s instanceof Oe&&s.isFull)return Sc(e,"disk_full","The disk of the platform is full");const r=s instanceof Oe?"its state cannot be read or written now":
Nn(s);return Sc(e,m[e],`The platform itself failed at the stage "${e}": ${r}`)}function LO(t){return new pt(Sc("sync","disk_quota",t))}const AO="<data>";function IO(t,e){
const n=r=>r.replaceAll(e,AO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.diagnostics.map(r=>({
...r,message:n(r.message)}))}}function Sc(t,e,n){return{stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]}}function Nn(t){return t instanceof
Error?t.message:String(t)}async function kO({jobs:t,quotas:e,lease:n,write:s},...[r,o,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,z.Rm)(c.type)?c.type:c.detectsType?
a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},g=y=>s(()=>t.recordRelease(n,r,o,y,u,f)).catch(DO);await g(i);const w=await e?.near(d).catch(vO)??
[];if(w.length===0)return[];const _=w.map(({message:y})=>({code:"quota_near",file:null,line:null,message:y}));return await g([..._,...i].slice(0,Cn.iq)),w.map(({
message:y})=>y)}function DO(t){throw t instanceof Ds?LO(Gt(t.over)):t}function vO(t){if(t instanceof Oe)return[];throw t}var MO=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},$O=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const CO=Tn-1e4,UO=1e3;class xO extends Error{name="LeaseLost"}class FO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#E(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=CO&&this.#i==="building"&&this.#m("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=Bf&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#p()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:Nn(o)})}finally{this.#l=void 0}}#m(e){if(this.#h)return;this.#i="lost";const n=()=>new xO(
`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof vn?e:n()),this.#r.resolve()}async#p(){const e=await this.#t.jobs.endOf(this.#e).catch(
()=>{});this.#m(e==="cancelled"?new vn:"another node has ended it")}async#g(e){this.#s.signal.throwIfAborted(),await e()||await this.#p(),this.#s.signal.throwIfAborted()}#y(e){
return this.#g(()=>Ti(e,this.#t.clock,this.#o))}async#E(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();r?.(o);let a="succeeded";try{await e,
await this.#T()}catch(c){const d=IO(RO(c),this.#t.dataDir);a=d.code,c instanceof bc&&c.cause instanceof Oe&&n("error","deployment_not_stored",{deployID:o,stage:c.
stage,cause:c.message}),await this.#_(d)}if(this.#s.signal.reason instanceof vn)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.signal.aborted?Nn(this.#s.
signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_ended",{deployID:o,ending:a,ms:s.
now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],error:void 0,hasError:!1};
try{const u=MO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#w(l),onCommit:(l,f)=>this.#y(()=>e.recordCommit(i,l,f)),onStored:(...l)=>kO({...this.#t,
lease:i,write:f=>this.#y(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),await this.#w(
"activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>jO(l,u)),c.throwIfAborted(),await this.#S({job:a,release:u.release,signal:c}),s?.(a.app,u.release)}catch(u){
d.error=u,d.hasError=!0}finally{const u=$O(d);u&&await u}}catch(d){throw new bc(this.#a,this.#n.aborted,d)}}async#w(e){const{jobs:n,onChange:s}=this.#t;if(e===this.#a)
return this.#s.signal.throwIfAborted();await this.#y(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#S(e){const{jobs:n,onSwitched:s}=this.#t,{manifestHash:r}=e.
release,o=this.#e;this.#i="recording",s&&await this.#y(()=>n.goLive(o,r));const i=await s?.(e);await this.#y(async a=>{const c={kind:"live",manifestHash:r,logBytes:this.#c,
...i&&{warnings:i}};return await n.finish(o,c)||a>1&&await n.endOf(o)==="succeeded"}),this.#i="ended"}async#_(e){const{jobs:n,log:s,clock:r}=this.#t,o={kind:"fa\
iled",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#g(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)return;
const c={deployID:this.#e.deployID,cause:Nn(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(UO,this.#n).catch(()=>{})}}}}
async function jO(t,{place:e}){if(!(t instanceof pt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new pt({...t.facts,diagnostics:n})}const BO=1e3;function PO(t){
return new HO(t)}class HO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=e.every??Q.fm,this.#n=
e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(r=>{(r.kind===
"jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&o.check()});this.#o.push(()=>s[Symbol.
dispose](),this.#t(Tn,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();this.#s.abort(new Error(
"the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#E(!1),this.#h()}async idle(){if(this.#s.signal.aborted)return this.stop();
const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.asyncDispose](){return this.
stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#m())}async#m(){for(;this.#d;){this.#d=!1;try{await this.#p(),this.#u&&this.#e.log("info","queue_\
resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:Nn(e)}),this.#u=!0,this.#E(!0)}}this.#c=void 0}async#p(){const{jobs:e,log:n,onChange:s}=this.#e;
if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#g&&(await this.#e.mayClaim?.()??
!0);for(;r&&this.#g;){const i=await e.claim(this.#e.node);if(!i)break;this.#y(i)}const o=this.#r.size>0||await e.isBusy();this.#E(o&&this.#l||this.#r.size>0),o||
this.#h()}get#g(){return this.#l&&this.#r.size<this.#n}#y(e){const n=[...this.#r].find(r=>GO(r.app,e.job.app)),s=new FO(e,this.#e,this.#s.signal,n?.ended);this.#r.
add(s),this.#E(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#E(e){e||this.#a?.();const n=()=>this.#t(BO,()=>{this.#T(),this.#f()});this.#a=e?this.#a??n():
void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function GO(t,e){return t.org===e.org&&t.project===e.project&&t.appID===e.appID}const mh=6e4;
function WO({policy:t,defaults:e,usage:n,clock:s}){const r=a=>({...e,...t.quotasOf(a)}),o=(a,c)=>r(a)[c],i=async(a,c)=>{const d=Dr(s.now()),[u,l]=[r(a),await n.
used(a,d.start,c)],f=c.map(g=>({name:g,used:YO(g,l[g]??0),quota:u[g]??null}));return{org:a,month:d,quotas:f}};return{of:o,appBounds:a=>({apps:o(a,"apps"),disk:o(
a,"disk")}),buildBounds(){const a=c=>o(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.map(c=>[c,a(c)]))}},timeBound(a){
const c=o(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=Dr(s.now());return{ms:c*mh,since:d,until:u}},read:a=>i(a,Mn),async near(a){const c=Mn.
filter(l=>l!=="buildsAtOnce"&&o(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:f}=l;return f===null||!sa(l)?[]:[{...l,quota:f,month:u,
message:$n(a,l,u)}]})}}}function YO(t,e){return t==="buildMinutesPerMonth"?e/mh:e}async function Rv(t){try{return await t}catch(e){if(e instanceof StoreUnavailable)
return;throw e}}function KO(t,e){const{stores:n,organizationApps:s,organizationBuilds:r,clock:o}=t,i=WO({policy:e,defaults:{apps:s,buildsAtOnce:r},usage:n.usage,
clock:o});return{settings:{...t,stores:zO(n,i)},quotas:i}}function zO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{...t.state,apps:{...n,create:(r,o,i)=>n.
create({...r,bounds:e.appBounds(r.key.org)},o,i),restore:(r,o)=>n.restore(r,o,e.appBounds(r.org))},deployments:{...s,create:(r,o,i,a)=>s.create(r,o,i,a,e.timeBound(
r.org)),redeploy:(r,o,i,a)=>s.redeploy(r,o,i,a,e.timeBound(r.org))}}}}function XO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}const qO=600;async function VO(t,{
policy:e,quotas:n},s,r,o,i,a){const d=Et(t,"kvs")||Et(t,"control")?a.use(await yh(t,n,r)):void 0;o.useKvs(d?async()=>d:Cu(()=>yh(t,n,r),a));const u=Et(t,"build")?
eR(t,{policy:e,quotas:n},s,o,i,a):void 0;return{edge:s,kvs:d,build:u}}function JO(t,e,n,s,r,o){const{stores:i,clock:a,log:c,shared:d,host:u,edgeCacheBytes:l}=t,
{sitesDomain:f,baseUrl:g,siteUrl:w}=e,_={table:d?.sites,domains:d?.domains},y=o.use(new YN(i.state.releases,i.changes,{..._,clock:a})),b=_f({sites:y,domain:f,isOwnHost:Pd(
{host:u,baseUrl:g})}),L=new io({blobs:i.blobs,clock:a,log:c}),$=new MN({sites:y,finder:b,siteUrl:w,objects:L,cacheBytes:l,log:c,meter:n,functions:s,cdn:r}),{handler:O,
prefetch:N}=$,S=x=>$.serverSite(x),D=i.changes.subscribe(x=>{x.kind==="coming"&&N(x),x.kind==="site"&&s.changed(x.subdomain,()=>S(x.subdomain)),x.kind==="unknow\
n"&&s.changedAll(S)});return o.use(D),{handler:O,prefetch:N,serverSite:S,sites:y,finder:b,objects:L}}const QO=500;async function ZO({clock:t,stores:e},n,s,r){const o=n&&
await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,release:r}),t.sleep(QO)])}function yh(t,e,n){const{stores:s,clock:r,
log:o,kvsQuotas:i}=t,a=Et(t,"kvs")?s.kvs:void 0;return lO({...s,engine:a,clock:r,log:o,meter:n,quotas:i,ofOrganizations:e})}function eR(t,{policy:e,quotas:n},s,r,o,i){
const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:g}=t,{changes:w}=u,_=XO(u.jobs,n),y=nR(t),{references:b}=u,L=f?.blobs??u.blobs,$=async(Ne,Be)=>{if(!(await u.
usage.claimTurn("collect",Ib)||Ne))return[];await f?.checkPlace();const He=kb({...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*gh,clock:a,bounds:Th(t),keepDeletedMs:t.
keepDeletedMs}),an=g?[{kinds:["objects"],collect:async()=>{const{objects:md,bytes:mE}=await pO({blobs:L,references:b,signal:Be,clock:a,log:c});return[{kind:"obj\
ects",items:md,bytes:mE}]}}]:[];return Ob([...He,...an],c,Be)},O=new AbortController,N=async Ne=>{const Be={references:b,node:l,clock:a,waits:Ne,stop:O.signal},
He=await Lb(Be,an=>$(Ne,an)).catch(an=>({error:an})),Go=await y.collect();if(He&&"error"in He&&!O.signal.aborted)throw He.error;return[...He&&!("error"in He)?He:
[],...Go]},S=i.use(OO(N,a,c));i.defer(()=>O.abort(new Error("the platform stops"))),i.use(y);const D=()=>{_.isBusy().then(Ne=>Ne?S.whenBusy():S.whenIdle(),()=>{})};
i.defer((0,Q.fm)(Nc,D));const x=async({org:Ne},{manifestHash:Be})=>{await y.prepareVariants(Ne,Be),s?.objects.variantsChanged(Ne)},X=tR(t.builder??y,e),q=f&&((Ne,Be)=>ZO(
t,s,Ne,Be)),oe=s?.objects??new io({blobs:u.blobs,clock:a,log:c}),U=U_(t,i),Y=async Ne=>{await r.tryInstance(Ne,oe),await U?.activate(Ne.job.app,Ne.signal),await o?.
activate(Ne)},{ability:te,store:Ee}=f?.nodes??{},Te=te&&Ee&&NO({node:l,ability:te,nodes:Ee,log:c}),Se=(0,C.realpathSync)(t.nodeDir),Le={jobs:_,quotas:n,changes:w,
builder:X,dataDir:Se,node:l,workers:d,log:c,clock:a,onChange:D,onComing:q,activate:Y,onSwitched:o&&(Ne=>o.switched(Ne)),mayClaim:Te},Ke=i.use(PO({...Le,onLive:(Ne,Be)=>{
x(Ne,Be)}}));return{housekeeping:S,queue:Ke,dispatch:y}}function tR(t,{buildTimeoutOf:e}){return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(
n.app.org)},s)}}const gh=864e5,wh=500;function Th({keepDeployments:t,keepDays:e}){return{most:t,ageMs:e*gh,logBytes:Hm}}function nR(t){const{stores:e,nodeDir:n,
buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,isolation:d,cgroup:u,onOutput:l,lasting:f,log:g,clock:w}=t,{logs:_,
blobsAt:y}=e;return l0({...{repositories:O=>e.keeping.repositories(O,wh),apps:async O=>{const[N="",S="",D=""]=O.split("/");return(await e.keeping.apps(O===""?void 0:
{org:N,project:S,appID:D},wh)).map(X=>`${X.org}/${X.project}/${X.appID}`)},dataDir:n,blobs:y,lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,
cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:_,log:g,clock:w})}async function sR(t,e,n,s,r){const{clock:o,fetch:i,stores:a,requestsPerMinute:c}=t,
u=(D=>t.shared?P_(D,a.quota):H_(D,o))(c??qO),l=await Du(a.keys),{baseUrl:f,issuer:g,consoleUrl:w}=e,{accessTokens:_,logins:y,quota:b}=a,L=Ei(n,a.members),$=mb({
issuer:g,audience:f,key:l,clock:o}),O=D=>n.issuers.some(x=>x.issuer===D)||n.localIssuer&&D===g,N=bb({...L,store:y,quota:b,tokens:$,trusts:O}),S=ab(N,w);return{logins:N,
accessTokens:sb({store:_,...L}),issuer:fb({issuer:g,audience:f,key:l,requestToken:s,clock:o,calls:S}),policy:n,signInKey:Ta(l,"console sign-in"),draftKey:Ta(l,"\
console draft"),gate:{...L,refusals:r,verify:ob({idTokens:VN({policy:n,issuer:g,audience:f,key:l,clock:o,fetch:i}),accessTokens:_,logins:y,loginTokens:$,trusts:O}),
rateLimit:D=>c===void 0&&n.isLocal?0:u(D)}}}function rR(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===_h&&(s-=1);const r=s-e.length;return r<
2||t.charCodeAt(r-1)!==_h?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const _h=46,Nh=300;function oR(t){const e=mo("control");return[["/api/v1","contro\
l",t.control??e],["/v1","kvs",t.kvs??mo("kvs")],["/identity","identity",t.identity??e],["/console","console",Oc(t.console??e,t.isOwnHost)],["/operator","operato\
r",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",qn("/backup",t.backup??e)],["/healthz","platform",qn("/healthz",Vn(t.healthz))],["/ready\
z","platform",qn("/readyz",Vn(t.readyz))],["/tls-allowed","platform",qn("/tls-allowed",Vn(t.tlsAllowed??mo("edge")))],["/openapi.json","platform",qn("/openapi.j\
son",Vn(t.openApi))],["/metrics","platform",qn("/metrics",Oc(Vn(t.metrics),t.isOwnHost))]]}function mo(t){const e=`This node does not have the role ${t}. Send t\
he request to a node that has it: "slipway nodes" lists them.`;return n=>ot(new Z("unavailable",e),n)}function qn(t,e){return n=>(be(n.target)===t?e:Rc)(n)}function Oc(t,e){
return n=>{const s=pe(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(0,Nh))}: give its URL with --public-ur\
l, or configure the proxy to pass the Host header on.`;return ze(421,{error:{code:"misdirected_request",message:o,requestID:n.requestID}})}}function Vn(t){return e=>{
if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}.`;return ot(new Z("method_not_allowed",
s,{allow:n}),e)}}function bh(t){const e=oR(t),n=Oc(Vn(t.index),t.isOwnHost),{sitesDomain:s,edge:r=mo("edge"),isCustomHost:o,observe:i}=t,a=d=>{const u=be(d.target);
if(u==="/")return["platform",n];for(const[l,f,g]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[f,g];return["platform",Rc]},c=(d,u,l)=>{
const f=performance.now(),g=_=>Vt(_,({status:y})=>i(d,l,y,f)),w=u(l);return w instanceof Promise?w.then(g,_=>{const y=_ instanceof Mt;if(i(d,l,y?400:500,f),!y)throw _;
return ot(new Z("invalid_request","The body broke off."),l)}):g(w)};return d=>{const u=d.headers.host;if(typeof u=="string"&&rR(u,s))return c("edge",r,d);const l=typeof u==
"string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,g]=a(d);return l instanceof Promise?l.then(w=>w?c("edge",r,d):c(f,g,d),w=>{if(!(w instanceof Oe))throw w;
return g===n||g===Rc?c("edge",r,d):c(f,g,d)}):c(f,g,d)}}const Rc=t=>{const{method:e,target:n}=t;if(n==="*"&&e==="OPTIONS")return{status:204,headers:{}};const s=be(
n).slice(0,Nh),r=n.startsWith("/")?new Z("not_found",`Nothing is at ${s}`):new Z("invalid_request",`The request target is neither a path nor an http URL: ${s}`);
return ot(r,t)};function iR(t,e,n){const{rooms:s,identity:r,hooks:o,backup:i}=n,{edge:a,kvs:c}=s;return bh({...Sh(t,e,a,n),kvs:Et(t,"kvs")?c?.handler:void 0,...dR(
t,e,n),hooks:o&&j_(o.handler),backup:r&&i})}function aR(t,e,n,s){const r=i=>Et(t,i)?ra:void 0,o=r("control");return bh({...Sh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,
operator:o,console:o,hooks:o,backup:o})}function Sh(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{
sitesDomain:c,isOwnHost:Pd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&cR(n.finder),healthz:$_({check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.
handler,metrics:l.handler,tlsAllowed:n&&IT({...n,ownName:new URL(d).hostname}),index:fR(e,C_(t)),openApi:lR(d),observe:hR(l.count,r)}}function cR({domain:t,site:e}){
return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}function dR(t,e,{rooms:{kvs:n,build:s},identity:r,notify:o,
hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u}){if(!r||!n||!o||!i)return{control:void 0,identity:void 0,operator:void 0,console:void 0};const{baseUrl:l,kvsUrl:f,
consoleUrl:g,siteUrl:w,sitesDomain:_,issuer:y}=e,{clock:b,log:L,allowLocalGit:$,stores:O,resolveTxt:N,fetch:S,kvsQuotas:D,keepDeletedMs:x}=t,{gate:X,issuer:q,accessTokens:oe,
logins:U,policy:Y,signInKey:te,draftKey:Ee}=r,Te={ownName:new URL(l).hostname,sitesDomain:_,mayUseDomain:Y.mayUseDomain,resolveTxt:N},{state:Se,logs:Le,sessions:Ke,
usage:Ne}=O,Be=al({state:Se,allowLocalGit:$,domains:Te}),He=x_(t,e),Go=Yw({state:Se,logs:Le,keepDeletedMs:x}),an=new io({blobs:O.blobs,clock:b,log:L}),{audit:md}=O,
yE={members:kT(Y,O),state:Se,operations:Go,hosts:He,changes:Be,notify:o,hooks:i,sealing:O.sealing,kvs:n,usage:Ne,quotas:d,clock:b,siteUrl:w,functions:c,audit:md,
accessTokens:oe,logins:U};return{control:OT(X,{state:Se,allowLocalGit:$,siteUrl:w,domains:Te}),identity:q.handler,operator:LT(X,{...yE,kvsUrl:f,organizationsOf:X.
organizationsOf,roleOf:X.roleOf,listNodes:a,consoleLink:ns=>Iw(ns,{sessions:Ke,consoleUrl:g,clock:b})}),console:uR({...yE,...X,cdn:u,compare:DT(an),start:M_(an),
keeping:O.keeping,kept:{...Th(t),caches:$r.caches,mirrors:$r.mirrors},logs:Le,sessions:Ke,trusts:ns=>ns===y?Y.localIssuer:Y.issuers.some(({issuer:yd})=>yd===ns),
signIn:{policy:Y,key:te,consoleUrl:g,clock:b,fetch:S},consoleUrl:g,draftKey:Ee,detect:s&&((ns,yd)=>s.dispatch.detect(ns,yd)),tablePerMinute:D.tablePerMinute??Kr.
tablePerMinute})}}function yo({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function uR({signIn:t,...e}){const n=jn(
async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all([Promise.resolve().then(A.bind(A,4406)),Promise.resolve().then(A.bind(A,4083))]);return s(
{...e,oidc:r(t)})});return async s=>(await n())(s)}function lR(t){return async()=>ze(200,(await Promise.resolve().then(A.bind(A,1487))).openApi(t))}function fR(t,e){
const n={service:"slipway",...yo(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:Sl(e.
target)}};return()=>ze(200,n)}function hR(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="control"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,
[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,ms:Math.round(performance.now()-o)})}}const pR=async()=>({}),ER="run.json",
Oh="node.json";function Lv(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!Jn(
s)))return{roles:n,baseUrl:s}}function Av(t){const e=parsedJson(t);if(!isObject(e))return;const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;
if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c==="")&&!(!Jn(s)||!Jn(r)||!Jn(o)||!Jn(i)||!Jn(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,
issuer:i,requestUrl:a,requestToken:c}}function Jn(t){return typeof t=="string"&&/^https?:/.test(t)&&URL.canParse(t)}function mR(t,e){return(0,C.rmSync)((0,j.join)(
t,Oh),{force:!0}),Rh((0,j.join)(t,ER),e)}function yR(t,e){return Rh((0,j.join)(t,Oh),e)}function Rh(t,e){return(0,C.writeFileSync)(`${t}.new`,`${JSON.stringify(
e,void 0,2)}
`,{mode:384}),(0,C.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,C.rmSync)(t,{force:!0})}}function gR(t,e){const n=ia.includes(e.host)?"127.0.0.1":e.host,s=_R(
e.publicUrl??Ud(n,t)),r=TR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const wR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function TR(t,e){const n=(s,r)=>new F.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!wR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function _R(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new F.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var NR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},bR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function SR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=NR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=yw(t),{log:o,nodeDir:i}=r,a=n.use(yr({dir:i,env:r.env,log:o})),{policy:c}=a,{settings:d,quotas:u}=KO(r,c),l=await Cd(
d);n.defer(()=>l.close());const f=gR(l.port,d);let g;const w=()=>g?.dispatch.walls,_=()=>a.fault!==void 0;let y;const b=()=>y?.waiting,L=AR(d,w,_,b),{requestToken:$=(0,B.
randomBytes)(32).toString("base64url")}=d.shared??{},O=n.use($i({...d,usage:s.usage,engine:OR(d)})),N=await ym(d),S=await Sw(d,f,O.meter,N?.marks,n),D=Et(d,"edg\
e")?JO(d,f,O.meter,S.functions,N?.marks,n):void 0,X={readiness:L,metrics:RR(d,D,O,w,()=>g?.housekeeping.figures()??[],_,b)};D&&d.shared?.awaitStores&&(l.serve(aR(
d,f,D,X)),L.start("edge"),n.defer(()=>l.close()),o("info","edge_started",{...yo(f),port:l.port,dataDir:i,node:d.node})),await d.shared?.awaitStores?.(),N&&await _m(
d);const q=N&&gm(d,f,N.cdn),oe=await VO(d,{policy:c,quotas:u},D,O.meter,S,q,n);g=oe.build;const U=D&&S.runSchedules(D.serverSite);U&&n.use(U);const Y=n.use(et(s.
audit,{...d,every:Q.fm}));n.defer(()=>l.close()),n.defer(()=>S.functions.endStreams());const te=Et(d,"control")?await sR(d,f,c,$,Y):void 0,Ee=te&&await pR(d,f,{
quotas:u,policy:c},n),Te=te&&n.use(await F_(d,f));N&&te&&(y=await Tm(d,N,n));const Se=s.backUp,Le=n.use(await zi(DR(d,f,l.port,oe))),Ke=xi($,Se);l.serve(iR(d,f,
{...X,rooms:oe,identity:te,notify:Ee,hooks:Te,nodes:Le,backup:Ke,quotas:u,functions:S.view,cdn:N&&wm(d,N)})),await oe.build?.queue.start(),L.start();const Ne=`${f.
issuer}/token?api-version=2.0`,Be={pid:process.pid,...yo(f),requestUrl:Ne,requestToken:$};n.use(te?mR(i,Be):yR(i,{roles:d.roles,baseUrl:f.baseUrl})),o("info","p\
latform_started",{...yo(f),dataDir:i,node:d.node,roles:d.roles.join()});const He=kR(()=>IR(d,L,oe),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{
...f,port:l.port,dataDir:i,requestUrl:Ne,requestToken:$,buildNetwork:w()?.network,close:He,mintToken:te?.issuer.mint??LR,backUp:Se,collectGarbage:async()=>oe.build?.
housekeeping.collect(),[Symbol.asyncDispose]:He}}catch(n){e.error=n,e.hasError=!0}finally{const n=bR(e);n&&await n}}function OR(t){return Et(t,"kvs")?t.stores.kvs:
void 0}function RR({stores:t,shared:e,node:n,clock:s},r,o,i,a,c,d){const u=r?.objects.damage,{deployments:l}=t.state,{ability:f}=e?.nodes??{};return ji({deployments:l,
damage:u,ability:f,walls:i,node:e&&n,clock:s,metering:o,kept:a,isFaulty:c,purges:d})}function LR(){return Promise.reject(new TypeError("This node does not have \
the role control"))}function AR({node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i,a,c){let d;const u=()=>(d??=s.check().finally(()=>{d=void 0}),d),l=async()=>{
await u(),await r?.checkClock()};return Lr({node:t,roles:e,functions:n,clock:o,checks:{control:l,build:u,kvs:async()=>{await l(),await s.kvs?.check()}},walls:i,
isFaulty:a,purges:c})}async function IR({drainMs:t,shared:e,clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","plat\
form_draining",{ms:t}),await n.sleep(t))}function kR(t,e,n){let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function DR({node:t,roles:e,functions:n,
host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{build:u}){const l=`${ia.includes(s)?(0,ae.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,g=r&&{...r.
nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:g,builds:f,clock:o,log:i}}
const rn={BUSY:5,READONLY:8,IOERR:10,CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function zs(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function Xs(t){
return(0,F.b$)(t)||zs(t)===rn.FULL}const vR=[rn.BUSY,rn.READONLY,rn.IOERR,rn.CANTOPEN];function MR(t){return vR.includes(zs(t))}function Lh(t){return zs(t)===rn.
CORRUPT||zs(t)===rn.NOTADB}function Ah(t){return zs(t)===rn.BUSY}const Ih="abcdefghijklmnopqrstuvwxyz234567",$R=63,kh=6,CR=()=>(0,B.randomInt)(2**32)/2**32;function Lc(t,e){
let n="";for(;n.length<t;)n+=Ih[Math.floor(e()*Ih.length)]??"";return n}function UR(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(
0,$R-kh-1).replace(/-+$/,"");return e===""?"app":e}function Dh(t,e){return`${UR(t)}-${Lc(kh,e)}`}const xR=30*864e5,FR=6e4;function k(t,e){const n=t[e];if(typeof n!=
"string")throw Ac(e);return n}function ie(t,e){return t[e]===null?null:k(t,e)}function H(t,e){const n=t[e];if(typeof n!="number")throw Ac(e);return n}function ke(t,e){
return t[e]===null?null:H(t,e)}function zt(t,e){const n=t[e];if(!(n instanceof Uint8Array))throw Ac(e);return n}function Ac(t){return new F.GQ("internal",`The c\
olumn ${t} of the database has an unexpected type`)}function go(t){return{id:k(t,"id"),name:k(t,"name"),org:k(t,"org"),project:ie(t,"project"),appID:ie(t,"app_i\
d"),role:k(t,"role"),maker:k(t,"maker"),madeBy:k(t,"made_by"),createdAt:H(t,"created_at"),endsAt:H(t,"ends_at"),usedAt:ke(t,"used_at")}}function vh({org:t,project:e,
appID:n,name:s,role:r,endsAt:o},i){const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,
object:s,after:a}}function Mh(t,e){const n=(s,r)=>`coalesce(${s}, '') = ${r}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organization,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function $h(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(o=>H(t,o)>=s[o])}const Iv={"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"delet\
es an app","app.restore":"restores a deleted app","app.end":"removes a deleted app with all that it had","cache.clear":"clears the caches of an app","env.replac\
e":"replaces the variables of an app","env.edit":"sets and removes variables of an app","deployment.create":"queues a deployment","deployment.redeploy":"queues \
the commit of another deployment again","deployment.cancel":"cancels a deployment","deployment.supersede":"takes a deployment out of the queue, because a newer \
one replaces it","deployment.live":"makes a deployment live","deployment.fail":"ends a deployment that failed","release.rollback":"makes another kept release li\
ve","table.create":"creates a table","table.delete":"deletes a table","key.put":"stores a key of a table, on the pages of the console","key.delete":"deletes a k\
ey of a table, on the pages of the console","credentials.issue":"takes the variables and credentials of an app","member.set":"grants a role, or takes it away","\
token.create":"makes an access token","token.revoke":"ends an access token","notify.add":"adds an address that is told of what happens","notify.confirm":"confir\
ms an email address that is told of what happens","notify.remove":"removes such an address","notify.test":"sends a message to try such an address","notify.redel\
iver":"sends a message again","hook.add":"adds a webhook of a forge","hook.remove":"removes a webhook of a forge","dns.record":"makes, changes or removes the DN\
S record of a host","login.approve":"lets a machine act for its person","login.deny":"does not let a machine act for its person","login.end":"signs a machine ou\
t","login.reuse":"ends the sign-in of a machine, because its refresh token was used twice","session.open":"signs in to the console","session.close":"signs out o\
f the console","link.create":"makes a link that signs in to the console","secret.rotate":"makes another key seal what the platform keeps","access.refuse":"refus\
ed: requests without a valid identity, or without the role that they need"},Ch="0".repeat(64);function Uh(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,
by:d,via:u,name:l,from:f,requestID:g,before:w,after:_}=e,b=[n,s,r,o,i,a,c,d,u,l,f,g,w,_].map(L=>L===null?"-":`${Buffer.byteLength(String(L))}:${L}`).join("");return(0,B.
createHash)("sha256").update(t).update(b).digest("hex")}function kv(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Uh(n.hash,s)!==s.hash)return{kind:"broken",n:n.
n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}function Dv({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).
toISOString(),before:o(e),after:o(n)}}function vv(t){const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,
via:a,hash:c}=t;if(!(typeof s!="string"||typeof r!="number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,
at:Date.parse(o),action:i,via:a,hash:c,project:e("project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),
before:n("before"),after:n("after")}}const xh=254,Fh=4096,jh=500,jR=100,Ic="\u2026",Bh=["org","n","at",...["project","app_id","action","object","who","via","via\
_name","client","request","was","becomes"]];function BR(t,e){const n=s=>s==null?null:(0,Ve.Ow)(s,xh);return{org:e.org??"",project:n(e.project),appID:n(e.appID),
action:e.action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Gh(e.before),after:Gh(e.after)}}function Ph(t){
return{org:k(t,"org"),n:H(t,"n"),at:H(t,"at"),project:ie(t,"project"),appID:ie(t,"app_id"),action:k(t,"action"),object:ie(t,"object"),by:ie(t,"who"),via:k(t,"vi\
a"),name:ie(t,"via_name"),from:ie(t,"client"),requestID:ie(t,"request"),before:ie(t,"was"),after:ie(t,"becomes"),hash:k(t,"hash")}}function Hh(t){const[e,n]=[k(
t,"hash"),k(t,"anchor_hash")];return{head:{n:H(t,"n"),hash:e},anchor:{n:H(t,"anchor_n"),hash:n}}}const kc={head:{n:0,hash:Ch},anchor:{n:0,hash:Ch}};function Gh(t){
if(t===void 0)return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=PR(i);if(n+=Buffer.byteLength(JSON.stringify([
o,a])),n>Fh){e[Ic]=s.length-r;break}e[o]=a}return JSON.stringify(e)}function PR(t){if(typeof t=="string")return t.length>jh?`${t.slice(0,jh)}${Ic}`.toWellFormed():
t.toWellFormed();if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,Ve.Ow)(r,xh):r)){if(e+=Buffer.byteLength(JSON.stringify(
s))+1,n.length===jR||e>Fh/2)return[...n,Ic];n.push(s)}return n}function Dc({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){
const{cachesOf:a,...c}=o,d={type:i,repository:(0,tn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).
filter(([,u])=>u!=null))}function HR(t,e){return re(t,"app.create",{after:Dc(e)})}function vc(t,e,n,s){const[r,o]=[Dc(e),Dc(n)],i=Object.keys({...r,...o}).filter(
d=>JSON.stringify(r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[re(t,"cache.clear")]:
[];return i.length===0?c:[...c,re(t,"app.update",{object:s,before:a(r),after:a(o)})]}function GR(t,e){return re(t,"app.delete",e.length>0?{after:{cancelled:e}}:
{})}function WR(t,e,n){return re(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Wh(t,e,{stage:n,code:s}){return re(t,"deployment.fail",
{object:e,after:{stage:n,code:s}})}function YR(t,e,n){return re(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function KR(t,e,n){return e.map(
s=>re(t,"deployment.supersede",{object:s,after:{supersededBy:n}}))}function Mc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(
n,u)),a=o(s,u=>Object.hasOwn(n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,
removed:c}).filter(([,u])=>u.length>0);return[re(t,e,{object:r,after:Object.fromEntries(d)})]}function zR(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,
{settings:a={},...c}=n?.configuration??{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,g])=>[f,f==="repository"?(0,tn.ri)(String(g)):g])),l={branch:r,
...o!==null&&{commit:o},...i!==null&&{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return re(t,i===null?"deployment.create":"deployment.redepl\
oy",{object:s,after:l})}const XR=5e3,qR=500,VR=[["app_id","appID"],["who","by"],["action","action"]],JR=["project","appID","by","action"];async function QR(t,{before:e=Number.
MAX_SAFE_INTEGER,limit:n},s,r){const o=JR.filter(_=>t[_]!==void 0),i=VR.filter(([,_])=>o.includes(_)),c=i.length===o.length&&i.length<2?n+1:qR,d=_=>o.every(y=>_[y]===
t[y]),u=[];let l=Math.min(e,s.below);const f=([_,y]=[])=>r({column:_,value:y&&t[y],above:s.above,below:l,limit:c});let[g,w]=[i[0],await f(i[0])];for(const _ of i.
slice(1)){const y=await f(_);Yh(y,c)<Yh(w,c)&&([g,w]=[_,y])}for(let _=w.length;;_+=w.length){u.push(...w.filter(d));const y=u[n-1];if(u.length>n&&y)return{rows:u.
slice(0,n),next:y.n};if(w.length<c)return{rows:u,next:null};if(l=w.at(-1)?.n??0,_>=XR)return{rows:u,next:l};w=await f(g)}}function Yh(t,e){return t.length<e?0:t.
at(-1)?.n??0}function Je(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${Bh.join(", ")}, hash)
    VALUES (${Bh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=BR(o,a),d=n.get(c.org),{head:u}=d?
Hh(d):kc,l=Math.max(e.now(),d?H(d,"at"):0),f={...c,n:u.n+1,at:l},g=Uh(u.hash,f),{org:w,n:_,project:y,appID:b,action:L,object:$,by:O,via:N,name:S,from:D,requestID:x,
before:X,after:q}=f;s.run(w,_,l,y,b,L,$,O,N,S,D,x,X,q,g),r.run(w,_,l,g,kc.anchor.n,kc.anchor.hash)}}}function ZR(t,e,n){const s=Je(t,n),r=(y,b)=>t.prepare(`SELE\
CT * FROM audit ${y} WHERE org = ? AND n > ? AND n < ? ${b} ORDER BY n DESC LIMIT ?`),o=r("",""),i={app_id:r("INDEXED BY audit_by_app","AND app_id = ?"),who:r("\
INDEXED BY audit_by_who","AND who = ?"),action:r("INDEXED BY audit_by_action","AND action = ?")},a=t.prepare("SELECT n FROM audit WHERE org = ? AND at >= ? ORDE\
R BY at, n LIMIT 1"),c=t.prepare("SELECT * FROM audit WHERE org = ? AND n > ? ORDER BY n LIMIT ?"),d=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),u=t.prepare(
`SELECT h.org, h.anchor_n FROM audit_heads h
    CROSS JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < ? LIMIT 1`),l=t.prepare("SELECT n, hash FROM audit WHERE org = ? AND n <= ? AND at\
 < ? ORDER BY n DESC LIMIT 1"),f=t.prepare("UPDATE audit_heads SET anchor_n = ?, anchor_hash = ? WHERE org = ?"),g=t.prepare("DELETE FROM audit WHERE org = ? AN\
D n <= ?"),w=(y,b)=>{const L=b===void 0?void 0:a.get(y,b);return L&&H(L,"n")},_=(y,{column:b,value:L="",above:$,below:O,limit:N})=>b===void 0?o.all(y,$,O,N):i[b].
all(y,$,O,L,N);return{append:(y,b)=>e.write(()=>s(y,b)),async list(y,b,L){const $=await e.read(()=>w(y,b.since));if(b.since!==void 0&&$===void 0)return{rows:[],
next:null};const O=await e.read(()=>w(y,b.until)),N={above:($??1)-1,below:O??Number.MAX_SAFE_INTEGER};return QR(b,L,N,S=>e.read(()=>_(y,S).map(Ph)))},after:(y,b,L)=>e.
read(()=>c.all(y,b,L).map(Ph)),chain:y=>e.first(d,[y],Hh),trim:y=>e.write(()=>{const b=n.now()-y,L=u.get(b);if(!L)return 0;const $=k(L,"org"),O=l.get($,H(L,"anc\
hor_n")+Qe,b)??{};return f.run(H(O,"n"),k(O,"hash"),$),Number(g.run($,H(O,"n")).changes)})}}function eL(t,e,n){const s=Je(t,n),r=t.prepare("DELETE FROM access_t\
okens WHERE org = ? AND ends_at <= ?"),o=t.prepare(`SELECT ${Mh("?","?")} FROM access_tokens WHERE org = ?`),i=t.prepare("SELECT 1 FROM access_tokens WHERE org \
= ? AND project IS ? AND app_id IS ? AND name = ?"),a=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare("SELECT * FROM access_tokens WHERE hash = ? AND ends_at > ?"),d=t.prepare("SELECT * FROM \
access_tokens WHERE org = ? ORDER BY name, project, app_id"),u=t.prepare("DELETE FROM access_tokens WHERE org = ? AND id = ? RETURNING *"),l=t.prepare("UPDATE a\
ccess_tokens SET used_at = ? WHERE id = ? AND (used_at IS NULL OR used_at <= ?)");return{create:({id:f,hash:g,org:w,project:_,appID:y,name:b,role:L,maker:$,madeBy:O,
lifetimeMs:N},S,D)=>e.write(()=>{const x=n.now();r.run(w,x-xR);const X=[_??"",_??"",y??""],q=$h(o.get(...X,w)??{},{project:_,appID:y},S);if(q)return q;if(i.get(
w,_,y,b))return"name_taken";const oe=[f,g,w,_,y,b,L,$,O,x,x+N],U=go(a.get(...oe)??{});return s(D,[vh(U,"token.create")]),U}),find:f=>e.first(c,[f,n.now()],go),list:f=>e.
read(()=>d.all(f).map(go)),revoke:(f,g,w)=>e.write(()=>{const _=u.get(f,g);return _&&s(w,[vh(go(_),"token.revoke")]),_!==void 0}),async used(f){const g=n.now();
await e.write(()=>{l.run(g,f,g-FR)})}}}const tL=[".drafts","tmp"],nL=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function sL(t,e){let n=Promise.resolve();const s=async r=>{rL(r,t);try{await Kh(t,r),e(r),await Kh(t,r)}catch(o){for(const i of(0,C.readdirSync)(r))await(0,Re.rm)(
(0,j.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function rL(t,e){if(!(0,j.isAbsolute)(t))throw wo(`"${t}\
" is not an absolute path`);if((0,le.FK)(e,t))throw wo(`${t} is inside the data directory`);try{if((0,le.wZ)(t,448),(0,C.readdirSync)(t).length>0)throw wo(`${t}\
 is not empty`)}catch(n){throw n instanceof F.GQ||Xs(n)?n:wo(`${t} cannot be written (${(0,F.xU)(n)})`)}}const oL=5;async function Kh(t,e){const n=s=>!(0,j.relative)(
t,s).split(j.sep).some(r=>tL.includes(r));for(const s of(0,C.readdirSync)(t).filter(r=>!nL.test(r)))for(let r=1;;r+=1)try{await(0,Re.cp)((0,j.join)(t,s),(0,j.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,F.xU)(o)!=="ENOENT"||r===oL)throw o}}function wo(t){return new F.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function $v(t){return t}class iL extends Error{name="BlobsFull"}class zh extends Error{name="\
WrongBytes"}const aL=200,cL=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,dL=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function $c(t){if(t.length<=aL&&dL.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function uL(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return $c(t.slice(0,-1)),t}const lL=3;let Cc=0;const Xh=[];async function fL(t){Cc<lL?Cc+=1:
await new Promise(e=>Xh.push(e));try{return await t()}finally{const e=Xh.shift();e?e():Cc-=1}}class hL extends Rt.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:fL(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var pL=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},EL=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Uc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},qh={...Uc,sync:async()=>{}};
function To(t){(0,C.mkdirSync)(t,{recursive:!0,mode:448})}async function mL(t,e=Uc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===qh)return;const s=pL(n,await(0,Re.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=EL(n);s&&await s}}function xc(t){return Xt(
()=>(0,C.readdirSync)(t))??[]}const yL=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Fc(t){return yL.has((0,F.xU)(t))}function Xt(t){try{return t()}catch(e){if(Fc(
e))return;throw e}}var gL=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},wL=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const _o=600*1e3;class TL{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=Xt(()=>{const o=(0,C.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=_o||
_L(s,n)});return r&&this.#t.add(jc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,B.hash)("sha256",n)!==s)throw new zh(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,B.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new zh(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>Vh(this.#e.dir,n)));try{await Promise.all([...e].map(n=>mL(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${$c(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,j.
join)(this.#e.drafts,(0,B.randomUUID)());try{await this.#a(s,n),await(0,Re.rename)(s,e).catch(r=>{if((0,F.xU)(r)!=="ENOENT")throw r;return To((0,j.dirname)(e)),
(0,Re.rename)(s,e)}),this.#t.add(jc(e))}catch(r){throw await(0,Re.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=gL(s,
await(0,Re.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=wL(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=Xs(e)?new iL("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function jc(t){return t.slice(
0,t.lastIndexOf("/"))}function Vh(t,e){return e===t?[e]:[e,...Vh(t,jc(e))]}function _L(t,e){const{mtimeNs:n}=(0,C.statSync)(t,{bigint:!0});try{(0,C.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,F.xU)(s)!=="EPERM")throw s;return!1}return(0,C.statSync)(t).size===e}function NL({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function No({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const Bc=1024*1024,bL=16*Bc;class SL{#e;#t=0;constructor(e,n=()=>RL(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,bL))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-OL(e.size):Number.POSITIVE_INFINITY}}function OL(t){return Math.
min(Math.max(256*Bc,t/100),2560*Bc,t/8)}function RL(t){try{const{bavail:e,blocks:n,bsize:s}=(0,C.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var Jh=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Qh=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const LL=64*1024,Pc=".damaged";function Cv(t){return t.endsWith(Pc)?t.slice(0,-Pc.
length):void 0}const AL=3600*1e3;class IL{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,j.join)(e,".drafts"),this.#n=(0,j.
join)(e,".leaving"),this.#s=n,this.#r=s??Uc,this.#o=new SL(e),To(e)}async head(e){const n=await this.#d(e,s=>(0,Re.stat)(s,{bigint:!0}));return n?.isFile()?No(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=No(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=Qh(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=Jh(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=Qh(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new hL(s,r,o,LL)}writer({lasting:e=!0}={}){this.#f(),To(this.#t);const n=e&&this.#s?this.#r:
{...qh,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new TL(s)}async delete(e){const n=this.#a(e);(0,C.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,C.rmSync)(s,{force:!0});(0,C.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>NL(r)<n-_o);return s!==void 0&&(0,C.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>No(r).version===n);return s===void 0?!1:((0,C.
renameSync)(s,`${this.#a(e)}${Pc}`),!0)}async*list(e,n){const s=(0,j.join)(this.#e,uL(e)),r=n===void 0?void 0:(await(0,Re.stat)(s).catch(qs))?.mtimeMs,o=n!==void 0&&
(r??0)<n-_o,i=await(0,Re.readdir)(s,{withFileTypes:!0}).catch(qs);for(const a of i??[]){if(!cL.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&Xt(()=>(0,C.statSync)((0,j.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-_o)&&(yield{key:c,...No(
d)})}}#a(e){return(0,j.join)(this.#e,$c(e))}async#c(e){const n=await this.#d(e,s=>(0,Re.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(qs);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(qs);if(i!==void 0)return i}return n(s).catch(
qs)}#u(e){const n=`${Zh(e)}~~`;return xc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,j.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=Xt(()=>(0,C.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,j.join)(this.#n,`${Zh(e)}~~${Date.now()}~${(0,B.randomUUID)()}`);To(this.#n);const a=Xt(()=>((0,C.renameSync)(
s,o),!0))&&Xt(()=>(0,C.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,C.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,F.xU)(s)??"")){(0,C.renameSync)(e,n);return}if((0,F.xU)(s)!=="EEXIST"&&!Fc(s))throw s}(0,C.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-AL;for(const n of xc(this.#t)){const s=(0,j.join)(this.#t,n);(Xt(()=>(0,C.statSync)(s).mtimeMs)??e)<e&&(0,C.rmSync)(s,{force:!0,recursive:!0})}for(const n of xc(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,j.join)(this.#n,n),this.#a(o))}}}function Zh(t){return t.replaceAll(
"/","~")}function qs(t){if(!Fc(t))throw t}const Hc=10,kL=/^[\w-]{1,128}$/;function DL(t){if(kL.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function Gc(t,e){const n=tp(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function ep(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=tp(e,n),a=t.subarray(i-Gc(e,n).start),c=s<0&&i>0&&t[0]!==Hc?vL(a):0,u=i+a.length>=e&&o?a.length:ML(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function tp(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function vL(t){const e=t.indexOf(Hc)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!np(n)))}function ML(t,e){const n=t.lastIndexOf(Hc)+1;return n>0||t.length<e?n:$L(t)}function $L(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(np(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function np(t){return(t&192)===128}const Ze=64*1024,bo=12,bn=bo+
fu,Sn=Ze-bn;function CL(t,e,n,s){const r=[];let[o,i]=[e,0];for(;i<s.length;){const a=Ze-o%Ze;if(a<=bn){r.push(Buffer.alloc(a)),o+=a;continue}const c=s.subarray(
i,i+a-bn),d=rp(t,n+i,c,Hr);r.push(d),o+=d.length,i+=c.length}return Buffer.concat(r)}function sp(t,e,n){return rp(t,e,n,zy)}async function*UL(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const r of e)for(s=Buffer.concat([s,r]);s.length>=Sn;n+=Sn)yield sp(t,n,s.subarray(0,Sn)),s=s.subarray(Sn);s.length>0&&(yield sp(t,n,s))}function xL(t){
return t+bn*Math.ceil(t/Sn)}function Uv(t,{start:e,length:n}){const s=Math.floor(e/Sn)*Ze,r=Math.min(xL(t),Math.ceil((e+n)/Sn)*Ze);return{start:s,length:r-s}}function rp(t,e,n,s){
const r=Buffer.alloc(bo);return r.writeUInt32BE(n.length,0),r.writeBigUInt64BE(BigInt(e),4),Buffer.concat([r,s(t.keyring.current("build-log"),gu(t.deployID,e),n)])}
function*So(t){let e=0;for(;e+bo<=t.length;){const n=Ze-e%Ze,s=n>bn?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const r=e+bn+s;if(s>n-bn||r>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+bo,r),end:r},e=r}}function op(t,e,{start:n,length:s}){const r=[];let o;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(o??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));r.push(FL(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),o=a}}return Buffer.concat(r)}function FL({deployID:t,keyring:e},{start:n,length:s,sealed:r}){try{const o=pu(e.all("build-log"),gu(
t,n),r);if(o.length!==s)throw new Error("A frame has another length than its header says");return o}catch(o){throw e.wrong(o)}}function jL({sealed:t}){return t.
subarray(0,4).toString("hex")}function BL(t){const{id:e,ids:n,isActive:s}=t,r=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>r,all:o=>t.all(o),
wrong:o=>t.wrong(o)}}async function ip(t,e){for(let n=Math.ceil(e/Ze)-1;n>=0;n-=1){const s=await ap(t,e,n),r=[...So(s)].at(-1);if(r)return{file:n*Ze+r.end,log:r.
start+r.length}}return{file:0,log:0}}async function PL(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const r=[];let{start:o,length:i}=s;for(let a=await HL(t,e,
o);i>0&&a*Ze<e;a+=1){const c=op(n,So(await ap(t,e,a)),{start:o,length:i});r.push(c),o+=c.length,i-=c.length}return Buffer.concat(r)}async function HL(t,e,n){let[
s,r]=[0,Math.ceil(e/Ze)-1];for(;s<r;){const o=Math.ceil((s+r)/2),i=await Vs(t,{start:o*Ze,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=o:r=o-1}return s}
function ap(t,e,n){const s=n*Ze;return Vs(t,{start:s,length:Math.min(Ze,e-s)})}async function Vs(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let r=0;for(;r<
n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=o}return s.subarray(0,r)}var cp=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!=
"function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}
if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError(
"Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push(
{async:!0});return e},dp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=
!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.
value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):
Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name=
"SuppressedError",s.error=t,s.suppressed=e,s});const GL=1e3;function WL(t,e,{log:n=xs,mayAppend:s=()=>!0}={}){(0,C.mkdirSync)(t,{recursive:!0,mode:448});const r=new Set,
o=new Gn(GL);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error("The lease of the build has ended");const d=Oo(t,i).sealed;o.set(i,await YL(d,
{deployID:i,keyring:e},Buffer.from(a),o.get(i)))}catch(d){r.has(i)||n("warn","build_log_lost",{deployID:i,reason:String(d)}),r.add(i)}},async end(i){r.delete(i),
o.delete(i)},async read(i,a){const{sealed:c,clear:d}=Oo(t,i);return await up(c,l=>KL(l,{deployID:i,keyring:e},a))??up(d,l=>zL(l,a))},async remove(i){for(const a of Object.
values(Oo(t,i)))await(0,Re.rm)(a,{force:!0})}}}function Oo(t,e){const n=(0,j.join)(t,DL(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function YL(t,e,n,s){
const r={stack:[],error:void 0,hasError:!1};try{const o=cp(r,await(0,Re.open)(t,"a+",384),!0),{size:i}=await o.stat(),a=s?.file===i?s:await ip(o,i);a.file<i&&await o.
truncate(a.file);const c=CL(e,a.file,a.log,n);return await o.appendFile(c),{file:a.file+c.length,log:a.log+n.length}}catch(o){r.error=o,r.hasError=!0}finally{const o=dp(
r);o&&await o}}async function up(t,e){try{const n={stack:[],error:void 0,hasError:!1};try{const s=cp(n,await(0,Re.open)(t),!0);return await e(s)}catch(s){n.error=
s,n.hasError=!0}finally{const s=dp(n);s&&await s}}catch(n){if((0,F.xU)(n)==="ENOENT")return;throw n}}async function KL(t,e,n){const s=await ip(t,(await t.stat()).
size);return ep(await PL(t,s.file,e,Gc(s.log,n)),s.log,n)}async function zL(t,e){const{size:n}=await t.stat();return ep(await Vs(t,Gc(n,e)),n,e)}const XL=24*36e5,
qL=3e4,VL=168*36e5;function xv(t){return`slipway-${t}`}function Fv(t){return`slipway-site-${t}`}function JL(t){const[e,n]=[k(t,"tag"),H(t,"fence")];return{tag:e,
fence:n,failures:H(t,"failures"),round:H(t,"round")}}function QL(t){return{count:H(t,"n"),oldestAt:ke(t,"oldest")}}function ZL(t){return{state:eA(ie(t,"state"),
ie(t,"reason")??""),purgedAt:ke(t,"purged_at"),waitsSince:ke(t,"waits_since"),problem:ie(t,"problem")}}function eA(t,e){return t==="pending"||t==="refused"?{kind:t,
reason:e}:t==="ready"?{kind:t}:null}const tA=`s.state, s.reason, s.purged_at,
  (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
  (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL ORDER BY p.at LIMIT 1) AS problem`,lp="CAST(unixepoch('subsec\
') * 1000 AS INTEGER)";function nA(t,e,n){const s=t.prepare(`INSERT INTO cdn_use (id, until) VALUES (1, ${lp} + ?)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until`),r=t.prepare(`DELETE FROM cdn_purges WHERE round = 0 AND at <= ${lp} - ?`),o=t.prepare(`UPDATE cdn_pu\
rges SET due_at = ?, fence = fence + 1
    WHERE tag IN (SELECT tag FROM cdn_purges INDEXED BY cdn_purges_due WHERE due_at <= ? ORDER BY round, due_at LIMIT ?)
    RETURNING tag, fence, failures, round`),i="WHERE tag = ? AND fence = ?",a=t.prepare(`INSERT INTO cdn_sites (app, purged_at) SELECT app, ? FROM cdn_purges ${i}\

    ON CONFLICT (app) DO UPDATE SET purged_at = excluded.purged_at`),c=t.prepare(`DELETE FROM cdn_purges ${i}`),d=t.prepare(`UPDATE cdn_purges SET round = round\
 + 1, failures = 0, problem = NULL, due_at = ? ${i}`),u=t.prepare(`UPDATE cdn_purges SET failures = failures + 1, problem = ?, due_at = ? ${i}`),l=t.prepare(`UP\
DATE cdn_purges SET due_at = ? ${i}`),f=t.prepare("SELECT count(*) AS n, min(at) AS oldest FROM cdn_purges WHERE round = 0"),g=t.prepare(`SELECT ${tA} FROM apps\
 a LEFT JOIN cdn_sites s ON s.app = a.id
    WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),w=t.prepare(`INSERT INTO cdn_sites (app, state, reason)
    SELECT id, ?, ? FROM apps WHERE org = ? AND project = ? AND app_id = ?
    ON CONFLICT (app) DO UPDATE SET state = excluded.state, reason = excluded.reason`);return{use:()=>e.read(()=>{s.run(XL)}),claim:_=>e.write(()=>{r.run(VL);const y=n.
now();return o.all(y+qL,y,_).map(JL)}),settle:(_,y)=>e.write(()=>{const b=n.now(),L=b+(y.againMs??0);let $=0;for(const{tag:O,fence:N}of _){y.kind==="accepted"&&
a.run(b,O,N);const S=y.kind==="failed"?u.run(y.problem,L,O,N):y.kind==="put_off"?l.run(L,O,N):y.againMs===void 0?c.run(O,N):d.run(L,O,N);$+=Number(S.changes)}return $}),
waiting:()=>e.read(()=>QL(f.get()??{})),site:({org:_,project:y,appID:b})=>e.first(g,[_,y,b],ZL),record:({org:_,project:y,appID:b},L)=>e.read(()=>{const $=L.kind===
"ready"?null:L.reason;w.run(L.kind,$,_,y,b)})}}function sA(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(
n)}}},publish(e){for(const n of[...t])n(e)}}}var Wc=A(99);const Ro=[`
  CREATE TABLE apps (
    id INTEGER PRIMARY KEY,
    org TEXT NOT NULL,
    project TEXT NOT NULL,
    app_id TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    repository TEXT NOT NULL,
    branch TEXT NOT NULL,
    build_command TEXT,
    output_directory TEXT,
    region TEXT,
    settings TEXT NOT NULL DEFAULT '{}',
    subdomain TEXT NOT NULL UNIQUE,
    environment_id TEXT NOT NULL UNIQUE,
    live_release TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (org, project, app_id)
  ) STRICT;

  CREATE TABLE env (
    app INTEGER NOT NULL REFERENCES apps (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (app, name)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE deployments (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    deploy_id TEXT NOT NULL UNIQUE,
    app INTEGER NOT NULL REFERENCES apps (id),
    status TEXT NOT NULL,
    stage TEXT,
    branch TEXT NOT NULL,
    commit_requested TEXT,
    commit_sha TEXT,
    created_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    superseded_by TEXT,
    failure TEXT
  ) STRICT;
  CREATE INDEX deployments_by_app ON deployments (app, seq);
  CREATE INDEX deployments_open ON deployments (seq) WHERE finished_at IS NULL;

  CREATE TABLE releases (
    deploy_id TEXT PRIMARY KEY REFERENCES deployments (deploy_id),
    app INTEGER NOT NULL REFERENCES apps (id),
    manifest TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX releases_by_app ON releases (app, created_at);

  CREATE TABLE idempotency (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status INTEGER NOT NULL,
    response TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE kvs_tables (
    keyspace INTEGER PRIMARY KEY AUTOINCREMENT,
    app INTEGER NOT NULL REFERENCES apps (id),
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    token_sealed BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (app, name)
  ) STRICT;

  CREATE TABLE kvs_roles (
    access_key_id TEXT PRIMARY KEY,
    environment_id TEXT NOT NULL REFERENCES apps (environment_id),
    sealed BLOB NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE kvs_store (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    identity TEXT NOT NULL
  ) STRICT;

  CREATE TABLE kvs_dropped (
    keyspace INTEGER PRIMARY KEY
  ) STRICT;
  `,`
  CREATE TABLE deployment_totals (
    status TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    ran INTEGER NOT NULL,
    ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO deployment_totals SELECT status, count(*), count(finished_at - started_at),
    coalesce(sum(finished_at - started_at), 0) FROM deployments GROUP BY status;
  CREATE TRIGGER deployments_created AFTER INSERT ON deployments BEGIN
    INSERT INTO deployment_totals VALUES (new.status, 1, (new.finished_at - new.started_at) IS NOT NULL,
      coalesce(new.finished_at - new.started_at, 0))
    ON CONFLICT (status) DO UPDATE SET count = count + 1, ran = ran + excluded.ran, ms = ms + excluded.ms;
  END;
  CREATE TRIGGER deployments_changed AFTER UPDATE OF status, started_at, finished_at ON deployments BEGIN
    UPDATE deployment_totals SET count = count - 1, ran = ran - ((old.finished_at - old.started_at) IS NOT NULL),
      ms = ms - coalesce(old.finished_at - old.started_at, 0) WHERE status = old.status;
    INSERT INTO deployment_totals VALUES (new.status, 1, (new.finished_at - new.started_at) IS NOT NULL,
      coalesce(new.finished_at - new.started_at, 0))
    ON CONFLICT (status) DO UPDATE SET count = count + 1, ran = ran + excluded.ran, ms = ms + excluded.ms;
  END;

  CREATE INDEX idempotency_by_age ON idempotency (created_at);
  CREATE INDEX deployments_open_by_app ON deployments (app) WHERE finished_at IS NULL;
  `,`
  ALTER TABLE deployments ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE deployments ADD COLUMN lease_node TEXT;
  ALTER TABLE deployments ADD COLUMN lease_until INTEGER;
  ALTER TABLE deployments ADD COLUMN stored_release TEXT;
  CREATE UNIQUE INDEX deployments_leased ON deployments (app) WHERE lease_node IS NOT NULL;

  UPDATE deployments SET status = 'cancelled', finished_at = CAST(unixepoch('subsec') * 1000 AS INTEGER),
    superseded_by = (SELECT n.deploy_id FROM deployments n WHERE n.app = deployments.app AND n.status = 'queued'
      ORDER BY n.seq DESC LIMIT 1)
    WHERE status = 'queued' AND finished_at IS NULL AND EXISTS (SELECT 1 FROM deployments n
      WHERE n.app = deployments.app AND n.status = 'queued' AND n.seq > deployments.seq);
  `,`
  CREATE INDEX kvs_roles_by_expiry ON kvs_roles (expires_at);
  CREATE INDEX kvs_roles_by_environment ON kvs_roles (environment_id, expires_at);
  `,`
  CREATE INDEX apps_by_id ON apps (org, app_id, project);
  `,`
  ALTER TABLE deployments ADD COLUMN commit_subject TEXT;
  ALTER TABLE deployments ADD COLUMN commit_author TEXT;
  ALTER TABLE deployments ADD COLUMN triggered_by TEXT;
  ALTER TABLE deployments ADD COLUMN redeploy_of TEXT;
  ALTER TABLE deployments ADD COLUMN cancelled_by TEXT;
  ALTER TABLE deployments ADD COLUMN release_files INTEGER;
  ALTER TABLE deployments ADD COLUMN release_bytes INTEGER;
  ALTER TABLE deployments ADD COLUMN install_at INTEGER;
  ALTER TABLE deployments ADD COLUMN build_at INTEGER;
  ALTER TABLE deployments ADD COLUMN sync_at INTEGER;
  ALTER TABLE deployments ADD COLUMN activate_at INTEGER;
  `,`
  CREATE TABLE app_activity (
    app INTEGER PRIMARY KEY REFERENCES apps (id),
    org TEXT NOT NULL,
    seq INTEGER NOT NULL,
    failed INTEGER NOT NULL
  ) STRICT;
  INSERT INTO app_activity SELECT a.id, a.org, d.seq, d.status = 'failed' FROM apps a JOIN deployments d
    ON d.seq = (SELECT max(n.seq) FROM deployments n WHERE n.app = a.id);
  CREATE INDEX app_activity_by_org ON app_activity (org, seq);
  CREATE INDEX app_activity_failed ON app_activity (org, seq) WHERE failed;
  CREATE INDEX apps_live ON apps (org) WHERE live_release IS NOT NULL;
  CREATE TRIGGER activity_created AFTER INSERT ON deployments BEGIN
    INSERT INTO app_activity SELECT id, org, new.seq, new.status = 'failed' FROM apps WHERE id = new.app
    ON CONFLICT (app) DO UPDATE SET seq = excluded.seq, failed = excluded.failed WHERE excluded.seq > seq;
  END;
  CREATE TRIGGER activity_changed AFTER UPDATE OF status ON deployments
    WHEN (old.status = 'failed') <> (new.status = 'failed') BEGIN
    UPDATE app_activity SET failed = new.status = 'failed' WHERE app = new.app AND seq = new.seq;
  END;
  `,`
  CREATE TABLE domains (
    name TEXT PRIMARY KEY,
    app INTEGER NOT NULL REFERENCES apps (id)
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE usage_sums (
    org TEXT NOT NULL, project TEXT NOT NULL, app TEXT NOT NULL, kvs_table TEXT NOT NULL,
    step TEXT NOT NULL, start INTEGER NOT NULL,
    get_ok INTEGER NOT NULL DEFAULT 0, get_missed INTEGER NOT NULL DEFAULT 0, get_refused INTEGER NOT NULL DEFAULT 0,
    get_limited INTEGER NOT NULL DEFAULT 0, get_failed INTEGER NOT NULL DEFAULT 0, put_ok INTEGER NOT NULL DEFAULT 0,
    put_refused INTEGER NOT NULL DEFAULT 0, put_limited INTEGER NOT NULL DEFAULT 0, put_failed INTEGER NOT NULL DEFAULT 0,
    delete_ok INTEGER NOT NULL DEFAULT 0, delete_refused INTEGER NOT NULL DEFAULT 0, delete_limited INTEGER NOT NULL DEFAULT 0,
    delete_failed INTEGER NOT NULL DEFAULT 0, other_refused INTEGER NOT NULL DEFAULT 0, other_limited INTEGER NOT NULL DEFAULT 0,
    kvs_bytes_in INTEGER NOT NULL DEFAULT 0, kvs_bytes_out INTEGER NOT NULL DEFAULT 0, site_2xx INTEGER NOT NULL DEFAULT 0,
    site_3xx INTEGER NOT NULL DEFAULT 0, site_4xx INTEGER NOT NULL DEFAULT 0, site_5xx INTEGER NOT NULL DEFAULT 0,
    site_bytes_out INTEGER NOT NULL DEFAULT 0, deploy_succeeded INTEGER NOT NULL DEFAULT 0, deploy_failed INTEGER NOT NULL DEFAULT 0,
    deploy_cancelled INTEGER NOT NULL DEFAULT 0, build_ms INTEGER NOT NULL DEFAULT 0, keys_change INTEGER NOT NULL DEFAULT 0,
    bytes_change INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (org, project, app, kvs_table, step, start)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_sums_by_age ON usage_sums (step, start);
  CREATE TABLE usage_scopes (
    org TEXT NOT NULL, project TEXT NOT NULL, app TEXT NOT NULL, kvs_table TEXT NOT NULL,
    keyspace INTEGER, keys INTEGER NOT NULL, bytes INTEGER NOT NULL, used_on INTEGER NOT NULL,
    PRIMARY KEY (org, project, app, kvs_table)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_scopes_by_keyspace ON usage_scopes (keyspace) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_age ON usage_scopes (used_on);
  CREATE TABLE usage_writers (writer TEXT PRIMARY KEY, number INTEGER NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX usage_writers_by_age ON usage_writers (at);
  CREATE TABLE usage_turns (task TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE usage_ended (
    deploy_id TEXT PRIMARY KEY,
    app INTEGER NOT NULL,
    status TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER deployments_ended AFTER UPDATE OF finished_at ON deployments
    WHEN old.finished_at IS NULL AND new.finished_at IS NOT NULL BEGIN
    INSERT OR IGNORE INTO usage_ended VALUES (new.deploy_id, new.app, new.status, new.finished_at,
      max(0, coalesce(new.finished_at - new.started_at, 0)));
  END;
  `,`
  ALTER TABLE deployments ADD COLUMN org TEXT;
  UPDATE deployments SET org = (SELECT org FROM apps WHERE id = deployments.app) WHERE finished_at IS NULL;
  DROP INDEX deployments_open;
  CREATE INDEX deployments_queued_by_org ON deployments (org, seq) WHERE finished_at IS NULL AND status = 'queued';
  -- Its last row of an organization is the last claim. Deployments from before this entry are not in it.
  CREATE INDEX deployments_claimed ON deployments (org, started_at) WHERE org IS NOT NULL AND started_at IS NOT NULL;
  `,`
  ALTER TABLE deployments ADD COLUMN log_bytes INTEGER;
  ALTER TABLE deployments ADD COLUMN log_removed_at INTEGER;
  CREATE TRIGGER deployments_removed AFTER DELETE ON deployments BEGIN
    UPDATE deployment_totals SET count = count - 1 WHERE status = old.status;
  END;
  CREATE INDEX apps_by_repository ON apps (repository);
  `,`
  ALTER TABLE apps ADD COLUMN deleted_at INTEGER;
  ALTER TABLE apps ADD COLUMN deleted_by TEXT;
  ALTER TABLE apps ADD COLUMN ends_at INTEGER;
  ALTER TABLE apps ADD COLUMN lifetime_ms INTEGER;
  CREATE INDEX apps_ending ON apps (ends_at) WHERE ends_at IS NOT NULL;
  CREATE INDEX apps_deleted ON apps (org, app_id, project) WHERE deleted_at IS NOT NULL;
  CREATE INDEX apps_with_lifetime ON apps (id) WHERE lifetime_ms IS NOT NULL;
  CREATE INDEX domains_by_app ON domains (app);
  `,`
  ALTER TABLE deployments ADD COLUMN configuration TEXT;
  `,`
  ALTER TABLE env ADD COLUMN changed_at INTEGER;
  ALTER TABLE env ADD COLUMN changed_by TEXT;
  `,`
  ALTER TABLE deployments ADD COLUMN warnings TEXT;
  `,`
  CREATE TABLE collection (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    fence INTEGER NOT NULL DEFAULT 0,
    lease_node TEXT,
    lease_until INTEGER,
    swept_before INTEGER
  ) STRICT;
  INSERT INTO collection (id) VALUES (1);
  CREATE TABLE collection_notes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    org TEXT NOT NULL,
    manifest TEXT NOT NULL
  ) STRICT;
  CREATE TABLE release_objects (
    org TEXT NOT NULL,
    manifest TEXT NOT NULL,
    objects BLOB NOT NULL,
    PRIMARY KEY (org, manifest)
  ) STRICT;
  CREATE TABLE object_references (
    org TEXT NOT NULL,
    object BLOB NOT NULL,
    releases INTEGER NOT NULL,
    PRIMARY KEY (org, object)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX object_references_none ON object_references (org, object) WHERE releases = 0;
  CREATE INDEX releases_by_manifest ON releases (manifest);
  CREATE INDEX deployments_stored ON deployments (stored_release) WHERE stored_release IS NOT NULL;
  CREATE TRIGGER releases_added AFTER INSERT ON releases BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, new.manifest FROM apps WHERE id = new.app;
  END;
  CREATE TRIGGER releases_removed AFTER DELETE ON releases BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, old.manifest FROM apps WHERE id = old.app;
  END;
  CREATE TRIGGER deployments_noted AFTER UPDATE OF stored_release ON deployments
    WHEN old.stored_release IS NOT new.stored_release BEGIN
    INSERT INTO collection_notes (org, manifest) SELECT org, old.stored_release FROM apps
      WHERE id = old.app AND old.stored_release IS NOT NULL;
    INSERT INTO collection_notes (org, manifest) SELECT org, new.stored_release FROM apps
      WHERE id = new.app AND new.stored_release IS NOT NULL;
  END;
  INSERT INTO collection_notes (org, manifest) SELECT DISTINCT a.org, r.manifest FROM releases r JOIN apps a ON a.id = r.app
    UNION SELECT a.org, d.stored_release FROM deployments d JOIN apps a ON a.id = d.app WHERE d.stored_release IS NOT NULL;
  `,`
  ALTER TABLE deployments ADD COLUMN env TEXT;
  `,`
  ALTER TABLE usage_sums ADD COLUMN function_requests INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_sums ADD COLUMN function_ms INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE usage_sums ADD COLUMN function_mib_ms INTEGER NOT NULL DEFAULT 0;
  `,`
  CREATE TABLE schedules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    app INTEGER NOT NULL UNIQUE REFERENCES apps (id) ON DELETE CASCADE,
    due_at INTEGER,
    since INTEGER
  ) STRICT;
  CREATE INDEX schedules_due ON schedules (due_at);
  CREATE TRIGGER schedule_created AFTER INSERT ON apps WHEN new.settings ->> '$.schedule' IS NOT NULL BEGIN
    INSERT INTO schedules (app, due_at) VALUES (new.id, 0);
  END;
  CREATE TRIGGER schedule_changed AFTER UPDATE OF settings ON apps
    WHEN new.settings ->> '$.schedule' IS NOT old.settings ->> '$.schedule' BEGIN
    DELETE FROM schedules WHERE app = new.id;
    INSERT INTO schedules (app, due_at) SELECT new.id, 0 WHERE new.settings ->> '$.schedule' IS NOT NULL;
  END;
  `,`
  CREATE TABLE members (
    org TEXT NOT NULL,
    project TEXT NOT NULL,
    app_id TEXT NOT NULL,
    who TEXT NOT NULL,
    role TEXT NOT NULL,
    granted_by TEXT,
    granted_at INTEGER NOT NULL,
    PRIMARY KEY (org, project, app_id, who)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_who ON members (who);
  CREATE TRIGGER apps_removed_members AFTER DELETE ON apps BEGIN
    DELETE FROM members WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  `,`
  CREATE TABLE access_tokens (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    org TEXT NOT NULL,
    project TEXT,
    app_id TEXT,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    maker TEXT NOT NULL,
    made_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    used_at INTEGER,
    UNIQUE (org, name)
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE notify_targets (
    id TEXT PRIMARY KEY,
    org TEXT NOT NULL,
    project TEXT,
    app_id TEXT,
    kind TEXT NOT NULL,
    shown TEXT NOT NULL,
    events TEXT NOT NULL,
    sealed BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    created_by TEXT
  ) STRICT;
  CREATE INDEX notify_targets_by_org ON notify_targets (org);
  CREATE TABLE notify_deliveries (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    target TEXT NOT NULL REFERENCES notify_targets ON DELETE CASCADE,
    event TEXT NOT NULL,
    project TEXT,
    app_id TEXT,
    deploy_id TEXT,
    by_whom TEXT,
    detail TEXT,
    at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER,
    tried_at INTEGER,
    status INTEGER,
    problem TEXT
  ) STRICT;
  CREATE INDEX notify_deliveries_due ON notify_deliveries (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX notify_deliveries_by_target ON notify_deliveries (target, seq);
  CREATE TRIGGER deployments_told AFTER UPDATE OF finished_at ON deployments
    WHEN old.finished_at IS NULL AND new.finished_at IS NOT NULL AND new.status IN ('failed', 'succeeded') BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, deploy_id, by_whom, at, due_at)
      SELECT 'msg_' || lower(hex(randomblob(16))), target, event, project, app_id, new.deploy_id, new.triggered_by,
        new.finished_at, new.finished_at
      FROM (SELECT t.id AS target, t.events, a.project, a.app_id, CASE
          WHEN new.status = 'failed' THEN 'failed'
          WHEN instr(t.events, ' live ') > 0 AND NOT EXISTS (SELECT 1 FROM deployments d WHERE d.app = new.app
            AND d.status = 'succeeded' AND d.seq <> new.seq) THEN 'live'
          WHEN (SELECT d.status FROM deployments d WHERE d.app = new.app AND d.seq < new.seq
            AND d.status IN ('failed', 'succeeded') ORDER BY d.seq DESC LIMIT 1) = 'failed' THEN 'fixed' END AS event
        FROM apps a JOIN notify_targets t ON t.org = a.org AND coalesce(t.project, a.project) = a.project
          AND coalesce(t.app_id, a.app_id) = a.app_id WHERE a.id = new.app)
      WHERE instr(events, ' ' || event || ' ') > 0;
  END;
  CREATE TRIGGER apps_told AFTER UPDATE OF deleted_at ON apps
    WHEN old.deleted_at IS NULL AND new.deleted_at IS NOT NULL BEGIN
    INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
      SELECT 'msg_' || lower(hex(randomblob(16))), t.id, 'deleted', new.project, new.app_id, new.deleted_by,
        new.deleted_at, new.deleted_at
      FROM notify_targets t WHERE t.org = new.org AND coalesce(t.project, new.project) = new.project
        AND coalesce(t.app_id, new.app_id) = new.app_id AND instr(t.events, ' deleted ') > 0;
  END;
  CREATE TRIGGER apps_untold AFTER DELETE ON apps BEGIN
    DELETE FROM notify_targets WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  `,`
  CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    org TEXT NOT NULL,
    project TEXT NOT NULL,
    app_id TEXT NOT NULL,
    forge TEXT NOT NULL,
    waits INTEGER NOT NULL,
    reports INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    created_by TEXT
  ) STRICT;
  CREATE INDEX hooks_by_app ON hooks (org, project, app_id);
  CREATE TABLE hook_pushes (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    hook TEXT NOT NULL REFERENCES hooks ON DELETE CASCADE,
    digest TEXT NOT NULL,
    branch TEXT NOT NULL,
    commit_sha TEXT NOT NULL,
    state TEXT NOT NULL,
    deploy_id TEXT,
    reported TEXT,
    problem TEXT,
    failures INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    received_at INTEGER NOT NULL,
    due_at INTEGER,
    UNIQUE (hook, digest)
  ) STRICT;
  CREATE INDEX hook_pushes_due ON hook_pushes (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX hook_pushes_ended ON hook_pushes (received_at) WHERE due_at IS NULL;
  CREATE TRIGGER apps_unhooked AFTER DELETE ON apps BEGIN
    DELETE FROM hooks WHERE org = old.org AND project = old.project AND app_id = old.app_id;
  END;
  `,`
  CREATE TABLE audit (
    org TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    project TEXT,
    app_id TEXT,
    action TEXT NOT NULL,
    object TEXT,
    who TEXT,
    via TEXT NOT NULL,
    via_name TEXT,
    client TEXT,
    request TEXT,
    was TEXT,
    becomes TEXT,
    hash TEXT NOT NULL,
    PRIMARY KEY (org, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX audit_by_time ON audit (org, at, n);
  CREATE INDEX audit_by_app ON audit (org, app_id, n) WHERE app_id IS NOT NULL;
  CREATE INDEX audit_by_who ON audit (org, who, n) WHERE who IS NOT NULL;
  CREATE INDEX audit_by_action ON audit (org, action, n);
  CREATE TABLE audit_heads (
    org TEXT PRIMARY KEY,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    hash TEXT NOT NULL,
    anchor_n INTEGER NOT NULL,
    anchor_hash TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TRIGGER audit_unchanged BEFORE UPDATE ON audit BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be changed');
  END;
  CREATE TRIGGER audit_unreplaced BEFORE INSERT ON audit
    WHEN EXISTS (SELECT 1 FROM audit WHERE org = new.org AND n = new.n) BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be changed');
  END;
  CREATE TRIGGER audit_kept BEFORE DELETE ON audit
    WHEN old.n > coalesce((SELECT anchor_n FROM audit_heads WHERE org = old.org), 0)
      OR old.at > (unixepoch() - 30 * 86400) * 1000 BEGIN
    SELECT raise(ABORT, 'rows of the audit log cannot be removed');
  END;
  CREATE TRIGGER audit_heads_rise BEFORE UPDATE ON audit_heads
    WHEN new.org <> old.org OR new.n < old.n OR new.anchor_n < old.anchor_n OR new.anchor_n > new.n BEGIN
    SELECT raise(ABORT, 'the chain of the audit log cannot be shortened');
  END;
  CREATE TRIGGER audit_heads_kept BEFORE DELETE ON audit_heads BEGIN
    SELECT raise(ABORT, 'the chain of the audit log cannot be removed');
  END;
  `,`
  CREATE TABLE logins (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    user_code TEXT UNIQUE,
    secret TEXT NOT NULL,
    previous TEXT,
    person TEXT,
    identity TEXT,
    machine TEXT NOT NULL,
    address TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    polled_at INTEGER,
    interval_ms INTEGER NOT NULL,
    opened_at INTEGER,
    changed_at INTEGER,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX logins_asked ON logins (address) WHERE state = 'asked';
  CREATE INDEX logins_by_person ON logins (person) WHERE person IS NOT NULL;
  CREATE INDEX logins_by_end ON logins (ends_at);
  `,`
  CREATE INDEX usage_scopes_by_bytes ON usage_scopes (bytes) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_by_keys ON usage_scopes (keys) WHERE keyspace IS NOT NULL;
  CREATE INDEX usage_scopes_of_organizations ON usage_scopes (bytes) WHERE project = '';
  `,`
  ALTER TABLE env ADD COLUMN is_sealed INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE sealed_with (key_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE sealing (
    place TEXT PRIMARY KEY,
    key_id TEXT NOT NULL,
    at TEXT,
    is_done INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID;
  `,`
  CREATE TABLE access_tokens_by_place (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    org TEXT NOT NULL,
    project TEXT,
    app_id TEXT,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    maker TEXT NOT NULL,
    made_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  INSERT INTO access_tokens_by_place SELECT * FROM access_tokens;
  DROP TABLE access_tokens;
  ALTER TABLE access_tokens_by_place RENAME TO access_tokens;
  CREATE UNIQUE INDEX access_tokens_named ON access_tokens (org, coalesce(project, ''), coalesce(app_id, ''), name);
  ALTER TABLE notify_targets ADD COLUMN confirmed_at INTEGER;
  ALTER TABLE notify_targets ADD COLUMN confirm_until INTEGER;
  ALTER TABLE notify_targets ADD COLUMN letters INTEGER NOT NULL DEFAULT 0;
  UPDATE notify_targets SET confirmed_at = created_at;
  CREATE TRIGGER notify_unconfirmed AFTER INSERT ON notify_deliveries WHEN new.event <> 'confirm' AND EXISTS
    (SELECT 1 FROM notify_targets WHERE id = new.target AND kind = 'email' AND confirmed_at IS NULL) BEGIN
    DELETE FROM notify_deliveries WHERE id = new.id;
  END;
  ALTER TABLE hook_pushes ADD COLUMN claimed_until INTEGER;
  CREATE INDEX hook_pushes_by_hook ON hook_pushes (hook, seq);
  CREATE INDEX hooks_by_adder ON hooks (org, created_by);
  `,`
  CREATE TABLE cdn_use (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL) STRICT;
  CREATE TABLE cdn_purges (
    tag TEXT PRIMARY KEY,
    app INTEGER NOT NULL REFERENCES apps ON DELETE CASCADE,
    at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL DEFAULT 0,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cdn_purges_due ON cdn_purges (due_at);
  CREATE INDEX cdn_purges_by_app ON cdn_purges (app);
  CREATE INDEX cdn_purges_new ON cdn_purges (at) WHERE round = 0;
  CREATE TABLE cdn_sites (
    app INTEGER PRIMARY KEY REFERENCES apps ON DELETE CASCADE,
    state TEXT,
    reason TEXT,
    purged_at INTEGER
  ) STRICT;
  CREATE TRIGGER apps_purged AFTER UPDATE OF live_release, settings, deleted_at ON apps
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    DELETE FROM cdn_purges WHERE tag = 'slipway-' || new.live_release AND old.live_release IS NOT new.live_release;
    DELETE FROM cdn_purges WHERE tag = 'slipway-site-' || new.subdomain
      AND old.deleted_at IS NOT NULL AND new.deleted_at IS NULL;
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT tag, new.id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM (
        SELECT 'slipway-' || old.live_release AS tag WHERE old.live_release IS NOT NULL
          AND (old.live_release IS NOT new.live_release OR old.settings IS NOT new.settings)
        UNION SELECT 'slipway-site-' || new.subdomain WHERE old.deleted_at IS NULL AND new.deleted_at IS NOT NULL)
      WHERE true ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1,
        problem = NULL;
  END;
  CREATE TRIGGER env_added_purged AFTER INSERT ON env
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT 'slipway-' || live_release, id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM apps
      WHERE id = new.app AND live_release IS NOT NULL AND type <> 'web-landing'
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL;
  END;
  CREATE TRIGGER env_removed_purged AFTER DELETE ON env
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT 'slipway-' || live_release, id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM apps
      WHERE id = old.app AND live_release IS NOT NULL AND type <> 'web-landing'
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL;
  END;
  `];function rA(t){const e=new Wc.DatabaseSync(t===void 0?":memory:":(0,j.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchron\
ous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),oA(e),e}catch(n){throw e.close(),n}}function oA(t){const e=fp(t);if(e!==Ro.length){if(e>Ro.length)
throw new F.GQ("unsupported_data",`The data directory has version ${e}; this Slipway knows ${Ro.length}`,{remedy:"Start it with the newer Slipway that wrote it,\
 or name another --data directory."});for(const[n,s]of Ro.entries())Qn(t,()=>{fp(t)===n&&t.exec(`${s}; PRAGMA user_version = ${n+1};`)})}}function fp(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function hp(t,e){t.prepare("VACUUM INTO ?").run(e),(0,C.chmodSync)(e,384)}function Qn(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Js(t){return{read:async e=>Yc(e),first:async(e,n,s)=>Yc(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>Yc(()=>Qn(t,e))}}function Yc(t){try{return t()}catch(e){const n=Xs(e);throw!n&&!MR(e)?e:new Oe(`The sta\
te cannot be read or written: ${iA(e)}`,{cause:e,isFull:n})}}function iA(t){return t instanceof Error?t.message:String(t)}function pp(t){const e=(0,j.join)(t,"p\
latform.pid"),n=(0,j.join)(t,"platform.lock");(0,C.writeFileSync)(n,"",{flag:"a",mode:384});const s=new Wc.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; \
PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.close(),Lh(r)?new F.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"da\
ta",remedy:"Remove the file: it contains no data, and the next start creates it.",cause:r}):Ah(r)?new F.GQ("platform_locked",`Another platform uses ${t}${aA(e)}`,
{input:"data",remedy:"Stop that one first, or name another directory with --data.",cause:r}):r}return(0,C.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,C.rmSync)(e,{force:!0}),s.close())}}}function aA(t){try{const e=/^\d{1,10}$/.exec((0,C.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function cA(t){return mp(t,e=>{(Ep(e)||(0,C.readdirSync)(e).length===0)&&(0,C.chmodSync)(e,448),(0,C.writeFileSync)(
(0,j.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function jv(t){const e=mp(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Ep(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Ep(t){return(0,C.existsSync)((0,j.join)(t,"platform.db"))}function mp(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new F.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,j.resolve)(t);try{(0,le.wZ)(
n,448),e(n)}catch(s){throw new F.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,F.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,C.existsSync)((0,j.join)(n,".gitignore"))||(0,C.writeFileSync)((0,j.join)(n,".gitignore"),`*
`,{mode:384}),n}const dA=5,uA=6e4;function lA(t){return`hook:${t}`}function Lo(t){return{id:k(t,"id"),org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),
forge:k(t,"forge"),waits:H(t,"waits")===1,reports:H(t,"reports")===1,sealed:zt(t,"sealed"),createdAt:H(t,"created_at"),createdBy:ie(t,"created_by")}}function Ao(t){
return{id:k(t,"id"),hook:k(t,"hook"),digest:k(t,"digest"),branch:k(t,"branch"),commit:k(t,"commit_sha"),state:k(t,"state"),deployID:ie(t,"deploy_id"),receivedAt:H(
t,"received_at"),reported:ie(t,"reported"),problem:ie(t,"problem")}}function fA(t){return{...Ao(t),org:k(t,"org"),fence:H(t,"fence"),failures:H(t,"failures")}}const yp="\
'a newer push came'",Kc="('checks', 'deploy')";function hA(t,e,n){const s=Je(t,n),r="org = ? AND project = ? AND app_id = ?",o=t.prepare(`SELECT 1 FROM apps WHE\
RE ${r} AND deleted_at IS NULL`),i=t.prepare(`SELECT count(*) AS n FROM hooks WHERE ${r}`),a=t.prepare(`INSERT INTO hooks (id, org, project, app_id, forge, wait\
s, reports, sealed, created_at, created_by)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),c=t.prepare(`SELECT * FROM hooks WHERE ${r} ORDER BY created_at, id`),d=t.prepare("SELECT * FROM hooks W\
HERE org = ? AND created_by = ? ORDER BY created_at, id LIMIT ?"),u=t.prepare(`DELETE FROM hooks WHERE ${r} AND id = ?`),l=t.prepare(`SELECT h.* FROM hooks h JO\
IN apps a ON a.org = h.org AND a.project = h.project
    AND a.app_id = h.app_id WHERE h.id = ? AND a.deleted_at IS NULL`),f=t.prepare("SELECT * FROM hook_pushes WHERE hook = ? AND digest = ?"),g=t.prepare(`INSERT\
 INTO hook_pushes (id, hook, digest, branch, commit_sha, state, received_at, due_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),w=t.prepare(`UPDATE hook_pushes SET state = 'dropped', due_at = NULL, problem = ${yp}, fence = fence + 1
    WHERE hook = ? AND state IN ${Kc} AND id <> ? AND coalesce(claimed_until, 0) <= ?`),_=t.prepare(`SELECT p.* FROM hook_pushes p JOIN hooks h ON h.id = p.hook\

    WHERE h.org = ? AND h.project = ? AND h.app_id = ? ORDER BY p.seq DESC LIMIT ?`),y=t.prepare(`UPDATE hook_pushes SET due_at = ?, claimed_until = ?, fence = \
fence + 1 WHERE id =
    (SELECT p.id FROM hook_pushes p JOIN hooks h ON h.id = p.hook WHERE p.due_at <= ? AND p.id = coalesce(?, p.id)
      AND h.org NOT IN (SELECT value FROM json_each(?)) AND NOT EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = p.hook
        AND o.seq < p.seq AND o.state IN ${Kc} AND o.claimed_until > ?) ORDER BY p.due_at, p.seq LIMIT 1)
    RETURNING *, (SELECT org FROM hooks WHERE id = hook) AS org`),b=t.prepare(`UPDATE hook_pushes SET state = ?, deploy_id = coalesce(?, deploy_id), claimed_unt\
il = NULL,
    reported = coalesce(?, reported), problem = ?, failures = ?, due_at = ? WHERE id = ? AND fence = ?`),L=t.prepare(`UPDATE hook_pushes SET state = 'dropped', \
due_at = NULL, problem = ${yp}
    WHERE id = ? AND state IN ${Kc} AND EXISTS (SELECT 1 FROM hook_pushes o WHERE o.hook = hook_pushes.hook
      AND o.seq > hook_pushes.seq)`),$=t.prepare(`DELETE FROM hook_pushes WHERE seq IN
    (SELECT seq FROM hook_pushes WHERE due_at IS NULL AND received_at <= ? LIMIT ?)`);return{add:({id:O,org:N,project:S,appID:D,forge:x,waits:X,reports:q,sealed:oe},U)=>e.
write(()=>{if(!o.get(N,S,D))return"no_app";if(H(i.get(N,S,D)??{},"n")>=dA)return"full";const Y=[Number(X),Number(q)],te=a.get(O,N,S,D,x,...Y,oe,n.now(),U.by)??{};
return s(U,[re({org:N,project:S,appID:D},"hook.add",{object:O,after:{forge:x,waits:X,reports:q}})]),Lo(te)}),list:({org:O,project:N,appID:S})=>e.read(()=>c.all(
O,N,S).map(Lo)),addedBy:(O,N,S)=>e.read(()=>d.all(O,N,S).map(Lo)),remove:({org:O,project:N,appID:S},D,x)=>e.write(()=>{const X=u.run(O,N,S,D).changes===1;return X&&
s(x,[re({org:O,project:N,appID:S},"hook.remove",{object:D})]),X}),find:O=>e.first(l,[O],Lo),push:({id:O,hook:N,digest:S,branch:D,commit:x,state:X})=>e.write(()=>{
const q=f.get(N,S);if(q)return{kind:"known",push:Ao(q)};const oe=n.now(),U=Ao(g.get(O,N,S,D,x,X,oe,oe)??{});return w.run(N,O,oe),{kind:"new",push:U}}),pushes:({
org:O,project:N,appID:S},D)=>e.read(()=>_.all(O,N,S,D).map(Ao)),claim:({push:O=null,without:N=[]}={})=>{const S=n.now(),D=S+uA;return e.first(y,[D,D,S,O,JSON.stringify(
N),S],fA)},settle:({id:O,fence:N},{state:S,deployID:D,reported:x,problem:X,failures:q=0,againMs:oe})=>e.write(()=>{const U=oe===void 0?null:n.now()+oe,Y=[S,D??null,
x??null,X??null,q,U],te=b.run(...Y,O,N).changes===1;return te&&L.run(O),te}),prune:({ageMs:O,limit:N})=>e.read(()=>Number($.run(n.now()-O,N).changes))}}function on(t){
return{seq:H(t,"seq"),deployID:k(t,"deploy_id"),status:qc(t),stage:Xc(t),branch:k(t,"branch"),commit:ie(t,"commit"),createdAt:H(t,"created_at"),startedAt:ke(t,"\
started_at"),finishedAt:ke(t,"finished_at"),supersededBy:ie(t,"superseded_by"),cancelledBy:ie(t,"cancelled_by"),triggeredBy:ie(t,"triggered_by"),redeployOf:ie(t,
"redeploy_of"),configuration:zc(t),commitFacts:{subject:ie(t,"commit_subject"),author:ie(t,"commit_author")},size:_A(t),warnings:Tp(t),logRemovedAt:ke(t,"log_re\
moved_at"),enteredAt:mA(t)}}function gp(t){return{app:{org:k(t,"app_org"),project:k(t,"app_project"),appID:k(t,"app_id")},deployment:on(t)}}const pA="a.org AS a\
pp_org, a.project AS app_project, a.app_id",EA=["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","release_files","re\
lease_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"],Qs={install:"install_at",build:"build_at",sync:"sync_at",activate:"act\
ivate_at"};function mA(t){const e=Object.entries(Qs).map(([n,s])=>[n,ke(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function zc(t){const e=ie(t,
"configuration");return e===null?null:JSON.parse(e)}function yA(t){const e=zc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{
...e,settings:s}}function wp(t=[]){return t.length===0?null:JSON.stringify(t)}function gA(t,e){return wp([...e,...Tp(t)].slice(0,Cn.iq))}function Tp(t){const e=ie(
t,"warnings");return(e===null?void 0:(0,Wd.h)(JSON.parse(e)))??[]}function _p(t,e){const n=ie(e,"env");if(n===null)return;const s=Fn(k(e,"deploy_id"),"env");return JSON.
parse(Us(t,"variables",s,n))}function wA(t,e,n){return n===null?null:Cs(t,"variables",Fn(e,"env"),n)}function TA(t,e,n){const s=JSON.stringify(T(n));return Cs(t,
"build-log",Fn(e,"failure"),s)}const Np=Vy(z.IC.bytes);function _A(t){const[e,n]=[ke(t,"release_files"),ke(t,"release_bytes")];return e===null||n===null?null:{files:e,
bytes:n}}function NA(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,a={subject:null,author:null};return{branch:s??o?.branch??e,commit:r,by:n,redeployOf:null,
configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}function bA(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.
branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(n),env:null,facts:t.commitFacts}}function SA(t,e){return e?{kind:t?"cancelled":
"too_late",deployment:e}:{kind:"no_deployment"}}function Xc(t){const e=ie(t,"stage");return dt.Mb.find(n=>n===e)??null}function qc(t){const e=k(t,"status"),n=dt.
PB.find(s=>s===e);if(!n)throw new F.GQ("internal",`The database has a deployment of the unknown status ${e}`);return n}function bp(t,e){const n=ie(e,"failure")??
"";return G((0,K.U4)(OA(t,k(e,"deploy_id"),n)))??Ie(Xc(e)??"build")}function OA(t,e,n){try{return Us(t,"build-log",Fn(e,"failure"),n)}catch{return""}}function RA(t){
return{status:qc(t),count:H(t,"count"),ran:H(t,"ran"),ms:H(t,"ms")}}const Vc=200,Sp=24*36e5,LA=t=>`SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${t})`;function AA(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?ke(t,"c\
ollected_at"):null}}const IA=`d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;function Bt(t){return{org:k(t,"org"),project:k(t,"project"),
appID:k(t,"app_id")}}const kA=1e3;function Op({most:t}){return t+kA+Vc}function DA(t,e,n,s){const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.
length===Op(n);const u=l=>l.length<Vc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const g=k(f,"deploy_id"),w=H(f,"kept"),_=ke(f,"log_bytes")??0,y=f.log_removed_at===
null;a+=y?_:0;const b=l>0&&f.finished_at!==null,L=l>=n.most||H(f,"created_at")<s-n.ageMs,$=b&&L&&w===0&&u(o),O=y&&b&&w<2&&(L||a>n.logBytes)&&u(r);$&&(O||!y)?o.push(
g):i.deployments+=1,O?(r.push(g),c+=_):y&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}function qe(t){
return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),name:k(t,"name"),type:Rp(t),branch:k(t,"branch"),...Lp(t),subdomain:k(t,"subdomain"),environmentID:k(
t,"environment_id"),liveRelease:ie(t,"live_release"),createdAt:H(t,"created_at"),updatedAt:H(t,"updated_at"),deletion:vA(t)}}function vA(t){const e=ke(t,"delete\
d_at");return e===null?null:{at:e,by:ie(t,"deleted_by"),endsAt:H(t,"ends_at")}}function Jc({settings:t}){return t.lifetime===void 0?null:(0,Pe.E9)(t.lifetime,"l\
ifetime")}function Rp(t){const e=k(t,"type"),n=z.yN.find(s=>s===e);if(!n)throw new F.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function Lp(t){return{repository:k(t,"repository"),buildCommand:ie(t,"build_command"),outputDirectory:ie(t,"output_directory"),region:ie(t,"region"),settings:Qc(
k(t,"settings"))}}function Qc(t){const e=JSON.parse(t);return(0,K.Gv)(e)?e:{}}function Zc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function ed(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function MA(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const Io="",$A="\u{10FFFF}";function CA({after:t,before:e,prefix:n=""}){const s=`${n}${$A}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,Io],o=e&&e.appID<s?[e.appID,e.project]:[s,Io];return[...r,...o]}const UA={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function xA(t,e,n){const s=[],r=L=>n(s.push(L)),{text:o="",project:i,branch:a,status:c,sort:d,
after:u,before:l,limit:f,within:g}=e,w=L=>[...d==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map($=>$+L).join(", "),_=(L,{seq:$,appID:O,project:N})=>`\
(${w("")}) ${L} (${[...d==="newest"?[-$]:[],O,N].map(r).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${r(t)}`,"a.deleted_at IS NULL",...o===""?[]:[`lower(a.app_id) LIKE ${r(`%${o.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...i===
void 0?[]:[`a.project = ${r(i)}`],...a===void 0?[]:[`a.branch = ${r(a)}`],...c===void 0?[]:[UA[c]],...g?[FA(g,r)]:[],...u?[_(">",u)]:l?[_("<",l)]:[]].join(" AND\
 ")} ORDER BY ${w(l&&!u?" DESC":"")} LIMIT ${r(f)}`,values:s}}function FA(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function jA(t,e,{after:n,before:s}){const r=t.map(o=>{const i=ke(o,"newest");return{app:qe(o),newest:i!==
null&&e(i)||null,liveManifest:ie(o,"live_manifest")}});return s&&!n?r.reverse():r}function BA(t,e){const n={...Lp(t),branch:k(t,"app_branch")},s=zc(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=Zc(n,s);return{deployID:k(t,"deploy_id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},...PA(t,s.
type),repository:r,branch:k(t,"job_branch"),appBranch:n.branch,commit:ie(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function PA(t,e){
const n=Rp(t);if(e!==z.m0)return{type:e??n};const s=!(0,z.Rm)(n)&&ie(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function HA(t){return{deployID:k(
t,"deploy_id"),manifestHash:k(t,"manifest")}}function GA(t){return{domain:k(t,"name"),subdomain:k(t,"subdomain")}}function WA(t,e){const n=ie(t,"live_release"),
s=ke(t,"deleted_at")!==null,r=s?[]:e,o=k(t,"type");return{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id"),subdomain:k(t,"subdomain"),settings:Qc(k(t,"\
settings")),...(0,z.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function YA(t,e,n){const s=t.
findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function KA(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(XA);return{type:k(e,"type"),environmentID:k(e,"environment_id"),tables:n}}function zA(t){return{keyspace:H(t,"keyspace"),app:{org:k(t,"org"),project:k(
t,"project"),appID:k(t,"app_id")},name:k(t,"name"),environmentID:k(t,"environment_id"),type:k(t,"type")}}function XA(t){return{name:k(t,"name"),createdAt:H(t,"c\
reated_at"),tokenHash:k(t,"token_hash"),sealed:zt(t,"token_sealed")}}function Ap(t){return{accessKeyID:k(t,"access_key_id"),environmentID:k(t,"environment_id"),
sealed:zt(t,"sealed"),expiresAt:H(t,"expires_at")}}function qA(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function VA(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function JA(t,e,n,s){const r=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function QA(t,e){return t.toSorted().map(n=>{
const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function Bv(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function Pv(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}const td=["org","project","app","kvs_table"],Dt=td.join(", "),Ip=xe.join(", "),kp=_i();function qt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function nd(t){
return{org:k(t,"org"),project:k(t,"project"),app:k(t,"app"),table:k(t,"kvs_table")}}const Dp=t=>xe.filter(e=>t.test(e)).join(" + "),ko=`(${Dp(/^(?:get|put|delete|other)_limited$/)}\
)`,Do=`(${Dp(/^(?:get|put|delete|other)_/)})`;function ZA(t){return{scope:nd(t),limited:H(t,"limited"),most:H(t,"most")}}function vp(t){return{keys:H(t,"keys"),
bytes:H(t,"bytes")}}function eI(t){return{scope:nd(t),counts:Mp(t),stored:vp(t)}}function Mp(t){return Object.fromEntries(xe.map(e=>[e,H(t,e)]))}function tI(t){
const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of nI(n))for(const i of["hour","day"]){const a=Math.floor(s/Ot[i])*Ot[i],c=JSON.stringify([...qt(
o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:xe.map(()=>0)};for(const[u,l]of xe.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function nI({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function sI(t){const e=new Map,[n,s]=[xe.indexOf("keys_change"),xe.indexOf(
"bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(qt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function rI(t){const e=k(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:k(t,"org"),project:k(t,"project"),app:k(t,"app_id"),table:""},hour:Math.floor(H(t,
"ended_at")/Ot.hour)*Ot.hour,counts:{...kp,...n&&{[n]:1},build_ms:H(t,"ms")}}}function $p(t){const e=ke(t,"keyspace");return{scope:nd(t),keyspace:e,keys:ke(t,"k\
eys")??0,bytes:ke(t,"bytes")??0}}function oI({tables:t},e,n,s){const r=Math.floor(s/Ot.hour)*Ot.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(qt(d.scope).
join(`
`));const f={...kp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(qt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}function iI({org:t,since:e}){const n=`FROM usage_sums WHERE org = ${t} AND project = '' AND app = '' AND k\
vs_table = '' AND step = 'day'
    AND start >= ${e}`,s=(...r)=>`SELECT CAST(${r.map(o=>`coalesce((${o}), 0)`).join(" + ")} AS bigint) AS n`;return{apps:s(`SELECT count(*) FROM apps WHERE org\
 = ${t} AND deleted_at IS NULL`),disk:s(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id\

        WHERE a.org = ${t} AND a.deleted_at IS NULL`,`SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = ${t}`),buildsAtOnce:s(
`SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = ${t}`),buildMinutesPerMonth:s(`SELECT sum(build_ms) ${n}`,`SELECT sum(ms) FROM usage_en\
ded JOIN apps a ON a.id = app WHERE a.org = ${t} AND ended_at >= ${e}`),kvsRequestsPerMonth:s(`SELECT sum(${Do} - ${ko}) ${n}`)}}const aI={apps:!1,disk:!1,buildsAtOnce:!1,
buildMinutesPerMonth:!0,kvsRequestsPerMonth:!0};function cI(t){return`SELECT CAST(coalesce(sum(d.release_bytes), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ${t}`}function dI(t,e){return`SELECT CAST(coalesce((SELECT sum(bytes) FROM (SELECT d.release_b\
ytes AS bytes,
        row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
        JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = ${t}) listed WHERE place > ${e}), 0)
    + coalesce((SELECT release_bytes FROM deployments WHERE deploy_id = ${t} AND stored_release IS NOT NULL), 0)
    AS bigint) AS n`}function uI(t,e,n){if(e>=n)throw new Ds({org:t,name:"apps",used:e,quota:n})}function Cp(t,e,n,s){const r=e+n;if(r>s)throw new Ds({org:t,name:"\
disk",used:e,quota:s,needs:r})}function lI(t,e,{ms:n,until:s}){if(!(e<n))throw new Ds({org:t,name:"buildMinutesPerMonth",used:e/Up,quota:n/Up,until:s})}const Up=6e4;
function Hv({apps:t,disk:e}={}){return t!==void 0||e!==void 0}function Zs(t){const e=iI({org:":org",since:":since"}),n=new Map(Object.entries(e).map(([i,a])=>[i,
t.prepare(a)])),s=t.prepare(cI(":app")),r=t.prepare(dI(":deployment",":kept")),o=(i,a,c=0)=>H(n.get(a)?.get(aI[a]?{org:i,since:c}:{org:i})??{},"n");return{used:(i,a,c)=>Object.
fromEntries(c.map(d=>[d,o(i,d,a)])),checkApp(i,{apps:a,disk:c}={},d){a!==void 0&&uI(i,o(i,"apps"),a),!(c===void 0||d===void 0)&&Cp(i,o(i,"disk"),H(s.get({app:d})??
{},"n"),c)},checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=H(r.get({deployment:a,kept:d})??{},"n");Cp(i,o(i,"disk")-l,c,u)},checkTime:(i,a)=>lI(i,o(i,"bu\
ildMinutesPerMonth",a.since),a)}}function vt(t,e="app_id"){const n="(SELECT value FROM json_each(:within))",s=`${t}.project`;return`(:within IS NULL OR ${s} IN ${n}\
 OR ${s} || '/' || ${t}.${e} IN ${n})`}function bt(t){return{within:t?JSON.stringify(t):null}}const xp=`UPDATE apps SET repository = ?, branch = ?, build_comman\
d = ?, output_directory = ?,
    region = ?, settings = ?, lifetime_ms = ?, updated_at = ? WHERE id = ?`;function fI({database:t,keyring:e,commands:n,changes:s,idempotency:r,clock:o,random:i}){
const a=On(t),c=On(t,!0),d=U=>{const Y=`SELECT * FROM apps WHERE org = ? AND (app_id, project) > (?, ?) AND (app_id, project) < (?, ?) AND ${U}
      AND ${vt("apps")}`;return{first:t.prepare(`${Y} ORDER BY app_id, project LIMIT ?`),last:t.prepare(`${Y} ORDER BY app_id DESC, project DESC LIMIT ?`)}},[u,
l]=[d("deleted_at IS NULL"),d("deleted_at IS NOT NULL")],f="SELECT * FROM apps WHERE org = ? AND project = ? AND deleted_at IS NULL AND app_id",g=t.prepare(`${f}\
 > ? ORDER BY app_id LIMIT ?`),w=t.prepare(`${f} < ? ORDER BY app_id DESC LIMIT ?`),_=t.prepare("SELECT org FROM apps WHERE org > ? ORDER BY org LIMIT 1"),y=t.prepare(
"SELECT org FROM apps WHERE org < ? ORDER BY org DESC LIMIT 1"),b=t.prepare("SELECT 1 FROM apps WHERE subdomain = ?"),L=t.prepare(`INSERT INTO apps (org, projec\
t, app_id, name, type, repository, branch, build_command,
    output_directory, region, settings, lifetime_ms, subdomain, environment_id, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),$=t.prepare(xp),O=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e.changed_by FROM \
env e
    JOIN apps a ON a.id = e.app WHERE a.org = ? AND a.project = ? AND a.app_id = ? ORDER BY e.name`),N=Fp(t,e),S=Je(t,o),D=Zs(t),x=hI(t),X=({subdomain:U},Y)=>{s.
publish({kind:"site",subdomain:U});for(const te of Y)s.publish({kind:"domain",domain:te})},q=U=>{const Y=a(U);if(!Y)throw new F.GQ("internal",`The app ${U.appID}\
 is not in platform.db`);return qe(Y)},oe=U=>{let Y=Dh(U,i);for(;b.get(Y);)Y=Dh(U,i);return Y};return{find:U=>n.read(()=>{const Y=c(U);return Y&&qe(Y)}),async create({
key:U,type:Y,config:te,bounds:Ee},Te,Se){const Le=()=>{if(c(U))return;D.checkApp(U.org,Ee);const Ne=o.now();return L.run(U.org,U.project,U.appID,U.appID,Y,...ed(
te),Jc(te),oe(U.appID),`env-${Lc(16,i)}`,Ne,Ne),x.assign(U,void 0,te),S(Te,[HR(U,{...te,type:Y})]),q(U)},Ke=await n.write(()=>r.run(Se,Le)??{kind:"taken"});return Ke.
kind==="done"&&X(Ke.made,Ke.made.settings.domains??[]),Ke},async update(U,Y,te){const Ee=await n.write(()=>{const Te=a(U);if(!Te)return;const[Se,Le]=[qe(Te),Zc(
qe(Te),Y)];$.run(...ed(Le),Jc(Le),o.now(),H(Te,"id"));const Ke=x.assign(U,Se,Le);return S(te,vc(U,Se,Le)),{changed:Ke,app:q(U)}});return Ee&&X(Ee.app,Ee.changed),
Ee?.app},env:U=>n.read(()=>vo(e,U,O.all(U.org,U.project,U.appID))),variables:({org:U,project:Y,appID:te})=>n.read(()=>{const Ee=O.all(U,Y,te);return QA(Ee.map(Te=>k(
Te,"name")),jp(Ee))}),async replaceEnv(U,Y,te){const Ee=await n.write(()=>{const Te=a(U);if(!Te)return;const Se=N(Te,Y,{at:o.now(),by:te.by});return S(te,Mc(U,"\
env.replace",Se,Y)),Te});return Ee&&X(qe(Ee),[]),Ee!==void 0},async editEnv(U,Y,te,Ee){const{row:Te,result:Se}=await n.write(()=>{const Le=a(U);if(!Le)return{result:{
kind:"no_app"}};const Ke=O.all(U.org,U.project,U.appID),Ne=vo(e,U,Ke),Be=qA(Ne,Y,te);return Be?(N(Le,Be,{at:o.now(),by:Ee.by}),S(Ee,Mc(U,"env.edit",Ne,Be)),{row:Le,
result:VA(Ne,Be,Y)}):{result:{kind:"full"}}});return Te&&X(qe(Te),[]),Se},organizations:({after:U=Io,before:Y,limit:te})=>n.read(()=>{const Ee=Y===void 0?_:y,Te=[];
for(let Se=Y??U;Te.length<te;){const Le=Ee.get(Se);if(!Le)break;Se=k(Le,"org"),Te.push(Se)}return Y===void 0?Te:Te.reverse()}),inProject:(U,Y,{after:te=Io,before:Ee,
limit:Te})=>n.read(()=>{const Le=(Ee===void 0?g:w).all(U,Y,Ee??te,Te).map(qe);return Ee===void 0?Le:Le.reverse()}),list:(U,Y)=>n.read(()=>{const te=Y.deleted?l:
u,Ee=(Y.before?te.last:te.first).all(bt(Y.within),U,...CA(Y),Y.limit).map(qe);return Y.before?Ee.reverse():Ee})}}function hI(t){const e=On(t),n=t.prepare("INSER\
T INTO domains (name, app) VALUES (?, ?) ON CONFLICT DO NOTHING"),s=t.prepare("DELETE FROM domains WHERE name = ? AND app = ?");return{assign(r,o,i){const{added:a,
removed:c}=MA(o,i),d=a.length+c.length>0?e(r):void 0;if(!d)return[];const u=H(d,"id");for(const l of c)s.run(l,u);for(const l of a)if(n.run(l,u).changes===0)throw new Rd(
l);return[...c,...a]}}}function On(t,e=!1){const n=e?"":"AND deleted_at IS NULL",s=t.prepare(`SELECT * FROM apps WHERE org = ? AND project = ? AND app_id = ? ${n}`);
return({org:r,project:o,appID:i})=>s.get(r,o,i)}function Fp(t,e){const n=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by FROM env WHERE app = ?"),
s=t.prepare("DELETE FROM env WHERE app = ?"),r=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES (?, ?, ?, 1, ?, ?)`);return(o,i,a)=>{const[c,d]=[H(o,"id"),Bt(o)],u=n.all(c),l=vo(e,d,u),f=JA(l,i,jp(u),a);s.run(c);for(const[g,w]of Object.entries(i)){
const{at:_=null,by:y=null}=f.get(g)??{};r.run(c,g,Cs(e,"variables",Ea(d,g),w),_,y)}return l}}function jp(t){return new Map(t.map(e=>[k(e,"name"),{at:ke(e,"chang\
ed_at"),by:ie(e,"changed_by")}]))}function vo(t,e,n){return Object.fromEntries(n.map(s=>{const[r,o]=[k(s,"name"),k(s,"value")],i=H(s,"is_sealed")===1;return[r,i?
Us(t,"variables",Ea(e,r),o):o]}))}const Mo="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",sd="finished_at = ?, lease_node = NU\
LL, lease_until = NULL, stored_release = NULL, env = NULL",Bp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${sd}`;function pI(t){const{database:e,
commands:n,changes:s,clock:r,keepReleases:o}=t,i=Zs(e),a=U=>e.prepare(`UPDATE deployments SET ${U} WHERE ${Mo}`),c=a("lease_until = ?"),d=U=>a(`status = ?, stag\
e = ?, ${U} = coalesce(${U}, ?)`),u={clone:d("started_at"),install:d(Qs.install),build:d(Qs.build),sync:d(Qs.sync),activate:d(Qs.activate)},l=a(`commit_sha = ?,\
 commit_subject = coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${Mo}`),g=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),w=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),_=a(Bp),y=rd(e),b=Je(e,r),L=EI(t),$=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),O=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),N=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),S=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),D=yI(t),x=gI(t),X=(U,Y,...te)=>n.read(()=>U.run(...te,Y.deployID,Y.fence).changes===1),q=(U,Y,te)=>{
if(x.isLive(U.deployID))return x.end(U,te);const Ee=[...Pp(t,U.deployID,Y,te),U.deployID,U.fence],Te=_.run(...Ee).changes===1;return Te&&b(Ae,[Wh(Bt(y(U.deployID)),
U.deployID,Y)]),Te},oe=U=>(U.length>0&&s.publish({kind:"jobs"}),U);return{claim:(U,Y=gE)=>n.write(()=>D(U,Y)),renew:U=>X(c,U,r.now()+Tn),advance:(U,Y)=>X(u[Y],U,
Pf[Y],Y,r.now()),recordCommit:(U,Y,te)=>X(l,U,Y,te?.subject??null,te?.author??null),recordRelease:(U,Y,te,Ee,Te,Se)=>n.write(()=>{const Le={deployID:U.deployID,
bytes:te?.bytes??0,kept:o-1};Se&&f.get(U.deployID,U.fence)&&i.checkRelease(Se.org,Le,Se.bytes);const Ke=[Y,te?.files??null,te?.bytes??null,wp(Ee)],Ne=g.run(...Ke,
U.deployID,U.fence).changes===1,Be=y(U.deployID),He=Ne&&Te!==void 0&&w.get(Te,r.now(),U.deployID,Te);return He&&b(Ae,vc(Bt(He),qe(Be),qe(He),U.deployID)),Ne}),async finish(U,Y){
if(Y.kind==="live"){const{manifestHash:te,logBytes:Ee,warnings:Te}=Y,Se=await n.write(()=>{const Le=x.switch(U,te);return Le&&x.end(U,Ee,Te)?Le:void 0});if(!Se)
return!1;Se.isNew&&s.publish({kind:"site",subdomain:Se.subdomain})}else if(!await n.write(()=>q(U,Y.facts,Y.logBytes)))return!1;return s.publish({kind:"jobs"}),
!0},async goLive(U,Y){const te=await n.write(()=>x.switch(U,Y));return te?.isNew&&s.publish({kind:"site",subdomain:te.subdomain}),te!==void 0},endOf:({deployID:U,
fence:Y})=>n.first(S,[U,Y],qc),expire:async()=>oe(await n.write(()=>$.all(r.now()).map(L))),expireAll:()=>oe(Qn(e,()=>O.all().map(L))),isBusy:()=>n.read(()=>N.get()!==
void 0)}}function Pp({keyring:t,clock:e},n,s,r){return[s.stage,TA(t,n,s),r??null,e.now()]}function rd(t){const e=t.prepare("SELECT a.* FROM deployments d JOIN a\
pps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function EI(t){const{database:e,clock:n}=t,s=e.prepare(`UPDATE deployments SET ${Bp} WHERE \
deploy_id = ?`),r=e.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${sd}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),o=rd(e),i=Je(e,n);return a=>{const c=k(a,"deploy_id");
if(r.run(n.now(),c).changes===1)return c;const d=Hf(Xc(a)??"clone");return s.run(...Pp(t,c,d,void 0),c),i(Ae,[Wh(Bt(o(c)),c,d)]),c}}const od="finished_at IS NUL\
L AND status = 'queued'",mI=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${od}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${od} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${od} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function yI({database:t,
keyring:e,clock:n}){const s=t.prepare(mI),r=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=k(d,"deploy_id"),f=H(d,"fence");r.run(Pf.clone,u,f,i,u+Tn,l);const g=()=>vo(e,
Bt(d),o.all(H(d,"id")));return{deployID:l,fence:f,job:BA(d,_p(e,d)??g())}}}function gI({database:t,keyring:e,clock:n,keepReleases:s}){const r=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${sd}
    WHERE ${Mo}`),o=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${Mo}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=Fp(t,e),l=rd(t),f=Je(t,n),
g=t.prepare(xp),w=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),_=y=>a.get(y)!==void 0;return{isLive:_,switch({deployID:y,fence:b},L){const $=n.now(),O=o.get(y,b);if(!O)return;const N=l(
y),S=k(N,"subdomain");if(_(y))return{subdomain:S,isNew:!1};const[D,x]=[H(N,"id"),Bt(N)],X={...Ae,by:ie(O,"triggered_by")};f(Ae,[WR(x,y,ie(N,"live_release"))]);const[
q,oe]=[yA(O),_p(e,O)];if(q){const U=Zc(qe(N),q);g.run(...ed(U),Jc(U),$,D),f(X,vc(x,qe(N),U,y))}if(oe){const U=u(N,oe,{at:$,by:X.by});f(X,Mc(x,"env.replace",U,oe,
y))}return c.run(L,$,y),d.run(y,D),w.run(D,s),{subdomain:S,isNew:!0}},end({deployID:y,fence:b},L,$=[]){const O=gA(i.get(y)??{},$);return r.run(L??null,O,n.now(),
y,b).changes===1}}}function wI(t,e,n,s){const r=Je(t,s),o=t.prepare("SELECT app FROM app_activity WHERE app > ? ORDER BY app LIMIT 1"),i=t.prepare(`SELECT ${IA}\
 FROM deployments d JOIN apps a ON a.id = d.app
    LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = ? ORDER BY d.seq DESC LIMIT ?`),a=t.prepare(`UPDATE deployments SET log_bytes = NULL, log_re\
moved_at = ?
    WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NULL`),c=t.prepare(`DELETE FROM deployments WHERE deploy_id = ? AND app = ? AND finished_at IS NOT NU\
LL
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),d=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN
    (SELECT scope, key FROM idempotency WHERE created_at <= ? LIMIT ?)`),u=t.prepare(`SELECT DISTINCT repository FROM apps WHERE repository > ?
    ORDER BY repository LIMIT ?`),l=t.prepare("SELECT id FROM apps WHERE id > ? AND ends_at <= ? ORDER BY id LIMIT 1"),f=t.prepare("SELECT deploy_id FROM deploy\
ments WHERE app = ? AND log_removed_at IS NULL LIMIT ?"),g=t.prepare("SELECT org, project, app_id, environment_id, subdomain FROM apps WHERE id = ? AND ends_at \
<= ?"),w=t.prepare("SELECT name FROM domains WHERE app = ?"),_=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = ?"),y=t.
prepare("DELETE FROM kvs_roles WHERE environment_id = ?"),b=["kvs_tables","domains","env","releases","app_activity","deployments","usage_ended"].map(N=>t.prepare(
`DELETE FROM ${N} WHERE app = ?`)),L=t.prepare("DELETE FROM apps WHERE id = ?"),$=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) \
> (?, ?, ?)
    ORDER BY org, project, app_id LIMIT ?`),O=t.prepare(LA("org = ? AND project = ? AND app_id = ?"));return{kept:({org:N,project:S,appID:D})=>e.read(()=>AA(O.get(
N,S,D))),endingApp:N=>e.read(()=>{const S=l.get(N,s.now()),D=S&&H(S,"id");if(D!==void 0)return{app:D,logs:f.all(D,Vc).map(x=>k(x,"deploy_id"))}}),async endApp(N){
const S=await e.write(()=>{const D=g.get(N,s.now());if(!D)return;const x=w.all(N).map(X=>k(X,"name"));_.run(N),y.run(k(D,"environment_id"));for(const X of b)X.run(
N);return L.run(N),r(Ae,[re(Bt(D),"app.end")]),{subdomain:k(D,"subdomain"),domains:x}});if(!S)return!1;for(const D of S.domains)n.publish({kind:"domain",domain:D});
return n.publish({kind:"site",subdomain:S.subdomain}),!0},apps:(N,S)=>e.read(()=>$.all(N?.org??"",N?.project??"",N?.appID??"",S).map(Bt)),due:(N,S)=>e.read(()=>{
const D=o.get(N),x=D&&H(D,"app");return x===void 0?void 0:DA(x,i.all(x,Op(S)),S,s.now())}),end:(N,{logs:S,deployments:D})=>e.write(()=>{const x=s.now();for(const X of S)
a.run(x,X,N);return D.reduce((X,q)=>X+Number(c.run(q,N).changes),0)}),endKeys:N=>e.read(()=>Number(d.run(s.now()-Sp,N).changes)),repositories:(N,S)=>e.read(()=>u.
all(N,S).map(D=>k(D,"repository")))}}const er=32,TI=4,_I=new Uint8Array;class NI{#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(e)}get id(){
return this.#s}get ids(){return this.#n.map(Zn)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?Zn(e[0]):""}sealWith(e){return this.ids.includes(e)?(this.#s=e,
!0):!1}current(e){const n=this.#n.find(s=>Zn(s)===this.#s);if(!n)throw this.wrong();return this.#r(n,e)}all(e){const n=this.#n.map(r=>this.#r(r,e)),s=this.#e.opensRaw?
this.#n.map(r=>({id:_I,key:r})):[];return[...n,...s]}wrong(e){return e instanceof F.GQ?e:this.#e.wrong(e)}#r(e,n){const r=`${Zn(e)} ${n}`,o=this.#t.get(r);if(o)
return o;const i={id:Gp(e),key:Wp(e,n,er)};return this.#t.set(r,i),i}}const Hp=new WeakMap;function Zn(t){const e=Hp.get(t);if(e!==void 0)return e;const n=Buffer.
from(Gp(t)).toString("hex");return Hp.set(t,n),n}function Gp(t){return Wp(t,"key-id",TI)}function Wp(t,e,n){return new Uint8Array((0,B.hkdfSync)("sha256",t,"sli\
pway",e,n))}const bI=4096;function SI(t,e){const n=(0,j.join)(t,"identity-key.json");return{async signingKey(s){return{value:OI(e,n,()=>RI(n),s),wrong:i=>Yp(n,i)}}}}
function OI(t,e,n,s){const r=n();return r!==void 0?r:Qn(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return id(e,i),i})}function RI(t){return Xt(()=>{const e=(0,C.
statSync)(t);if(!e.isFile()||e.size>bI)throw Yp(t);return(0,C.readFileSync)(t,"utf8")})}function id(t,e){const n=`${t}.${(0,B.randomBytes)(4).toString("hex")}`,
s=(0,C.openSync)(n,"wx",384);try{try{(0,C.writeSync)(s,Buffer.from(e)),(0,C.fsyncSync)(s)}finally{(0,C.closeSync)(s)}(0,C.renameSync)(n,t)}catch(r){throw(0,C.rmSync)(
n,{force:!0}),r}}function Yp(t,e){return new F.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new\
 key. Tokens that were signed with the old one become invalid.",cause:e})}const LI=1024,AI=/^[A-Za-z0-9+/]{43}=$/;function II(t,e){const n=(0,j.join)(t,"platfor\
m.key"),s=`${n} has no key that the secrets in platform.db were sealed with`,r=new NI([],{wrong:c=>tr(s,c),opensRaw:!0});let o=!1;const i=()=>{if(o)return;const c=$o(
n)??Kp(e,()=>$o(n)??kI(n,e));DI(n,e,c),(0,C.chmodSync)(n,384),r.replace(c),vI(e,r.id),o=!0},a=()=>(i(),r);return{load:i,get id(){return a().id},get ids(){return a().
ids},isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>r.wrong(c),add(){return i(),Qn(e,()=>{const c=[(0,B.randomBytes)(er),...$o(n)??[]];return zp(
e,c.map(Zn)),id(n,Xp(c)),r.replace(c),r.id})}}}function Gv(t){const e=join(t,"platform.key"),n=$o(e),s=`${e} has no key that the secrets in platform.db were sea\
led with`;return n&&new Secrets(n,{wrong:r=>tr(s,r),opensRaw:!0})}function Kp(t,e){return t.isTransaction?e():Qn(t,e)}function kI(t,e){if(CI(e))throw tr(`${t} i\
s missing, and secrets in platform.db are sealed with it`);const n=(0,B.randomBytes)(er);return e.exec("DELETE FROM sealed_with"),id(t,Xp([n])),[n]}function DI(t,e,n){
const s=n.map(Zn),o=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>k(i,"key_id")).find(i=>!s.includes(i));if(o!==void 0)throw tr(`${t}\
 lacks the key ${o}, and data is sealed with it`)}function vI(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||Kp(t,()=>zp(t,[e]))}function zp(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const MI=["kvs_tables","kvs_roles","notify_tar\
gets","hooks"],$I=["env","deployments"];function CI(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return MI.some(e)||e("sealed_with")&&$I.
some(e)}function Xp(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function $o(t){return Xt(()=>{const e=(0,C.statSync)(t),n=e.isFile()&&e.size<=LI?(0,C.readFileSync)(t):void 0,s=n&&UI(n);if(!s)throw tr(`${t} is nei\
ther a key of ${er} bytes nor lines of keys in base64`);return s})}function UI(t){if(t.length===er)return[t];const n=t.toString("latin1").split(`
`).map(r=>r.trim()).filter(r=>r!=="");return n.length>0&&n.every(r=>AI.test(r))&&new Set(n).size===n.length?n.map(r=>Buffer.from(r,"base64")):void 0}function tr(t,e){
return new F.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function xI({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function FI(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const jI=160;
class BI{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=ad(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=ad(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=ad(e,n),this.#t.delete(e))}}function ad(t,e){return jI+2*(t.length+e.
value.length)}const PI=16*1024*1024,qp=1e3,cd=0,Co="room",HI=`
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS entries (
    keyspace INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    expires_at INTEGER,
    PRIMARY KEY (keyspace, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS store (only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
`,GI=`
  CREATE TABLE sizes (keyspace INTEGER PRIMARY KEY, keys INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
  INSERT INTO sizes SELECT keyspace, count(*), sum(octet_length(key) + octet_length(value)) FROM entries GROUP BY keyspace;
  CREATE TRIGGER entries_added AFTER INSERT ON entries BEGIN
    INSERT INTO sizes VALUES (new.keyspace, 1, octet_length(new.key) + octet_length(new.value))
    ON CONFLICT DO UPDATE SET keys = keys + 1, bytes = bytes + excluded.bytes;
  END;
  CREATE TRIGGER entries_replaced AFTER UPDATE OF value ON entries
    WHEN octet_length(new.value) <> octet_length(old.value) BEGIN
    UPDATE sizes SET bytes = bytes + octet_length(new.value) - octet_length(old.value) WHERE keyspace = new.keyspace;
  END;
  CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
    UPDATE sizes SET keys = keys - 1, bytes = bytes - octet_length(old.key) - octet_length(old.value)
      WHERE keyspace = old.keyspace;
    DELETE FROM sizes WHERE keyspace = old.keyspace AND keys = 0;
  END;
`;function Vp(t){const e=(t.open??(n=>new Wc.DatabaseSync(n)))(t.path);try{return e.exec(HI),WI(e),new YI(e,t)}catch(n){throw e.close(),Ah(n)?new F.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function WI(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${GI} COM\
MIT;`)}class YI{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=KI(e),this.#n=new BI(n.cacheBytes??PI),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??Q.ml}get(e,n){if(this.#a==="closed")throw new Oe("the store is closed");const s=Uo(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Oe("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(Uo(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Uo(e,n)))}async keys(e,n){if(this.#a==="closed")throw new Oe("the store is closed");try{const r=this.#t.keys.all(e,xI(n).toString(),this.#r.
now(),n.limit).map(o=>({key:k(o,"key"),bytes:H(o,"bytes"),expiresAt:ke(o,"expires_at")}));return FI(r,n)}catch(s){throw new Oe("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
qp).map(s=>k(s,"key"))},()=>{for(const s of n)this.#n.delete(Uo(e,s))});while(n.length===qp)}async sizes(e,n){if(this.#a==="closed")throw new Oe("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:H(s,"keyspace"),keys:H(s,"keys"),bytes:H(s,"bytes")}))}catch(s){throw new Oe("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new Oe(`the store is ${this.#a}`);this.get(cd,Co),this.#o&&await this.#d(()=>{this.#t.put.run(cd,Co,Co,
null),this.#t.delete.run(cd,Co)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){hp(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new Oe(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=Xs(n),this.#l()&&this.#o||this.#h(
n);const r=new Oe("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function Uo(t,e){return`${t}/${e}`}function KI(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function zI(t,e,n){const s=Jp(
t),r=e.identity();XI(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,B.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function XI(t,{identity:e,highest:n},s){const r=Jp(t),o=qI(t);if(n>o)throw dd(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw dd(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&VI(t))throw dd(s,"kvs.db is missing, or older than platform.db")}function Jp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function qI(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function VI(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function dd(t,e){return new F.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Qp="kvs.db";function JI({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=xs}){const o=e?QI((0,j.join)(t,Qp),s,r):Vp({path:"\
:memory:",clock:s});try{zI(n,o,t)}catch(i){throw o.close(),i}return o}function QI(t,e,n){return(0,C.writeFileSync)(t,"",{flag:"a",mode:384}),Vp({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:r instanceof Error?r.message:String(r),remedy:"Check the disk, then restart the platform. Until then all wr\
ites fail."})})}const ZI=10*6e4,ek=100,tk=1e3,nk=5e3,sk=6e4;function rk(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=k(t,"state"),c=k(t,"secret")===
e,d=(u,l)=>{const f=Math.min(i+r,l+o),g=k(t,"identity"),w={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:g,endsInMs:f-i},change:w}};if(a!=="open"&&
a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(H(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=ke(t,"polled_at"),l=H(t,"inter\
val_ms");if(u===null||i>=u+l-tk)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+nk,sk);return{answer:{kind:"slow_down"},change:{polled_at:i,
interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{const u=H(
t,"opened_at");return c?d({previous:e,changed_at:i},u):ie(t,"previous")===e&&i-H(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reused"}}}default:
return{answer:{kind:"reused"}}}}function ud(t){return{machine:k(t,"machine"),address:k(t,"address"),askedAt:H(t,"asked_at"),endsAt:H(t,"ends_at")}}function ok(t){
return{state:k(t,"state")==="open"?"open":"reused",identity:k(t,"identity"),machine:k(t,"machine")}}function ik(t){const{machine:e,address:n,askedAt:s,endsAt:r}=ud(
t);return{id:k(t,"id"),machine:e,address:n,askedAt:s,usedAt:ke(t,"changed_at"),endsAt:r}}const Zp=["state","secret","previous","polled_at","interval_ms","opened\
_at","changed_at","ends_at"];function ld(t,e){const n=JSON.parse(ie(t,"identity")??"null"),s=(0,K.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{
action:e,object:k(t,"machine"),after:s}}function ak(t,e,n){const s=Je(t,n),r=t.prepare("DELETE FROM logins WHERE id IN (SELECT id FROM logins WHERE ends_at <= ?\
 ORDER BY ends_at LIMIT ?)"),o=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address = ?) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > ?`),i=t.prepare("SELECT 1 FROM logins WHERE user_code = ?"),a=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    VALUES (?, 'asked', ?, ?, ?, ?, ?, ?, ?)`),c=t.prepare("SELECT * FROM logins WHERE user_code = ? AND state = 'asked' AND ends_at > ?"),d=t.prepare(`UPDATE l\
ogins SET state = ?, person = ?, identity = ?, user_code = NULL
    WHERE user_code = ? AND state = 'asked' AND ends_at > ? RETURNING *`),u=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = ? AND state = 'open' ORDER BY changed_at DESC LIMIT -1 OFFSET ?)`),l=t.prepare("SELECT * FROM logins WHERE id = ?"),f=t.prepare(`UPDATE login\
s SET ${Zp.map(y=>`${y} = ?`).join(", ")} WHERE id = ?`),g=t.prepare("SELECT * FROM logins WHERE id = ? AND state IN ('open', 'reused') AND ends_at > ?"),w=t.prepare(
`SELECT * FROM logins WHERE person = ? AND state IN ('approved', 'open') AND ends_at > ?
    ORDER BY coalesce(changed_at, asked_at) DESC, id`),_=t.prepare("DELETE FROM logins WHERE id = ? AND state IN ('approved', 'open') RETURNING *");return{begin:({
id:y,userCode:b,secret:L,machine:$,address:O},{lifetimeMs:N,intervalMs:S,perAddress:D,inAll:x})=>e.write(()=>{const X=n.now();r.run(X-ZI,ek);const q=o.get(O,X)??
{};return H(q,"in_all")>=x||H(q,"of_address")>=D?"too_many":i.get(b)?"code_taken":(a.run(y,b,L,$,O,X,S,X+N),"begun")}),asked:y=>e.first(c,[y,n.now()],ud),decide:(y,b,L)=>e.
write(()=>{const $=n.now(),O=b==="denied",[N,S,D]=O?["denied",null,null]:["approved",b.person,b.identity],x=d.get(N,S,D,y,$);return x&&!O&&u.run(b.person,b.most-
1),x&&s(L,[ld(x,O?"login.deny":"login.approve")]),x&&ud(x)}),advance:({id:y,...b},L)=>e.write(()=>{const $=l.get(y);if(!$)return{kind:"unknown"};const{answer:O,
change:N}=rk($,b,n.now());return N&&f.run(...Zp.map(S=>N[S]??$[S]),y),N?.state==="reused"&&s(L,[ld($,"login.reuse")]),O}),find:y=>e.first(g,[y,n.now()],ok),list:y=>e.
read(()=>w.all(y,n.now()).map(ik)),end:(y,b)=>e.write(()=>{const L=_.get(y);return L&&s(b,[ld(L,"login.end")]),L!==void 0})}}function ck({org:t,project:e="",appID:n="",
who:s}){return[t,e,n,s]}function eE(t){const[e,n]=[k(t,"project"),k(t,"app_id")];return{org:k(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:k(t,"wh\
o"),role:tE(t),grantedBy:ie(t,"granted_by"),grantedAt:H(t,"granted_at")}}function tE(t){const e=k(t,"role");return cn.find(n=>n===e)??"viewer"}function dk(t,e,n){
const{org:s,project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"member.set",object:i,before:a,after:c}}
const nE="org = ? AND project = ? AND app_id = ? AND who = ?";function uk(t,e){const n=Js(t),s=Je(t,e),r=t.prepare("SELECT * FROM members WHERE who IN (SELECT v\
alue FROM json_each(?)) ORDER BY org, project, app_id, who"),o=t.prepare(`SELECT * FROM members WHERE org = ? AND (project, app_id, who) > (?, ?, ?) AND ${vt("m\
embers")}
    ORDER BY project, app_id, who LIMIT ?`),i=t.prepare(`SELECT role FROM members WHERE ${nE}`),a=t.prepare(`SELECT ${Mh("?","?")} FROM members WHERE org = ?`),
c=t.prepare("SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1"),d=t.prepare(`INSERT INTO members (or\
g, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),u=t.prepare(`DELETE FROM members WHERE ${nE}`);
return{of:l=>n.read(()=>r.all(JSON.stringify(l)).map(eE)),list:(l,{after:f,limit:g,within:w})=>n.read(()=>o.all(bt(w),l,f?.project??"",f?.appID??"",f?.who??"",g).
map(eE)),set:({role:l,bounds:f,keepsAdmin:g,...w},_)=>n.write(()=>{const y=ck(w),b=i.get(...y),L=b&&tE(b);if(L===(l??void 0))return{kind:"done",before:L};if(w.project===
void 0&&L==="admin"&&g&&!c.get(w.org,w.who))return{kind:"last_admin"};const[,O,N]=y,S=b||l===null?void 0:a.get(O,O,N,w.org),D=S&&$h(S,w,f);return D?{kind:"full",
of:D}:(l===null?u.run(...y):d.run(...y,l,_.by,e.now()),s(_,[dk(w,L,l)]),{kind:"done",before:L})})}}const sE=864e5,lk=3,fk=20,hk=6e4,rE=`d.seq, d.id, d.target, d\
.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;function pk(t){return` ${t.join(" ")} `}function Ek(t){return`notify-tar\
get:${t}`}function nr(t){return{id:k(t,"id"),org:k(t,"org"),project:ie(t,"project"),appID:ie(t,"app_id"),kind:k(t,"kind"),shown:k(t,"shown"),events:k(t,"events").
trim().split(" "),sealed:zt(t,"sealed"),createdAt:H(t,"created_at"),createdBy:ie(t,"created_by"),confirmedAt:ke(t,"confirmed_at"),confirmUntil:ke(t,"confirm_unt\
il")}}function mk(t){return k(t,"kind")==="email"&&ke(t,"confirmed_at")===null}function oE(t){return{id:k(t,"id"),event:k(t,"event"),org:k(t,"org"),project:ie(t,
"project"),appID:ie(t,"app_id"),deployID:ie(t,"deploy_id"),by:ie(t,"by_whom"),detail:ie(t,"detail"),at:H(t,"at")}}function yk(t){const[e,n]=[ke(t,"due_at"),ie(t,
"problem")];return{...oE(t),seq:H(t,"seq"),target:k(t,"target"),kind:k(t,"kind"),shown:k(t,"shown"),state:e!==null?"pending":n===null?"delivered":"failed",attempts:H(
t,"attempts"),triedAt:ke(t,"tried_at"),nextAt:e,status:ke(t,"status"),problem:n}}function gk(t){return{...oE(t),target:k(t,"target"),kind:k(t,"kind"),sealed:zt(
t,"sealed"),fence:H(t,"fence"),attempts:H(t,"attempts")}}function fd({org:t,project:e,appID:n,id:s,kind:r,shown:o,events:i},a){const c={kind:r,to:o,events:i};return{
org:t,project:e??void 0,appID:n??void 0,action:a,object:s,...a==="notify.remove"?{before:c}:{after:c}}}const wk="notify_deliveries d JOIN notify_targets t ON t.\
id = d.target";function iE(){return`msg_${(0,B.randomBytes)(16).toString("hex")}`}function Tk(t,e,n){const s=Je(t,n),r=t.prepare("SELECT count(*) AS n FROM noti\
fy_targets WHERE org = ?"),o=t.prepare("SELECT 1 FROM apps WHERE org = ? AND project = ? AND app_id = ? AND deleted_at IS NULL"),i=t.prepare(`INSERT INTO notify\
_targets
    (id, org, project, app_id, kind, shown, events, sealed, created_at, created_by, confirmed_at, confirm_until, letters)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`),a=t.prepare("SELECT * FROM notify_targets WHERE id = ?"),c=t.prepare(`UPDATE notify_targets SET\
 confirmed_at = ?, confirm_until = NULL
    WHERE id = ? AND confirmed_at IS NULL AND confirm_until > ? RETURNING *`),d=t.prepare("UPDATE notify_targets SET confirm_until = ?, letters = letters + 1 WH\
ERE id = ?"),u=t.prepare("SELECT * FROM notify_targets WHERE org = ? ORDER BY created_at, id"),l=t.prepare("DELETE FROM notify_targets WHERE org = ? AND id = ? \
RETURNING *"),f=t.prepare(`INSERT INTO notify_deliveries (id, target, event, project, app_id, by_whom, at, due_at)
    SELECT ?, id, ?, project, app_id, ?, ?, ? FROM notify_targets WHERE org = ? AND id = ?`),g=t.prepare(`INSERT OR IGNORE INTO notify_deliveries (id, target, e\
vent, project, app_id, detail, at, due_at)
    SELECT 'msg_' || ? || '_' || id, id, ?, ?, ?, ?, ?, ? FROM notify_targets
    WHERE org = ? AND coalesce(project, ?) = ? AND coalesce(app_id, ?) = ? AND instr(events, ?) > 0`),w=t.prepare(`SELECT ${rE} FROM ${wk}
    WHERE t.org = ? AND d.seq < ? AND d.target = coalesce(?, d.target) ORDER BY d.seq DESC LIMIT ?`),_=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attem\
pts = 0, fence = fence + 1
    WHERE id = ? AND event <> 'confirm' AND target IN (SELECT id FROM notify_targets WHERE org = ?)`),y=t.prepare(`SELECT ${rE} FROM notify_deliveries d INDEXED\
 BY notify_deliveries_due
    JOIN notify_targets t ON t.id = d.target WHERE d.due_at <= ? AND d.target NOT IN (SELECT value FROM json_each(?))
    AND t.org NOT IN (SELECT value FROM json_each(?)) ORDER BY d.due_at, d.seq LIMIT 1`),b=t.prepare(`UPDATE notify_deliveries SET due_at = ?, attempts = attemp\
ts + 1, fence = fence + 1
    WHERE id = ? RETURNING attempts, fence`),L=t.prepare(`UPDATE notify_deliveries SET due_at = ?, tried_at = ?, status = ?, problem = ?
    WHERE id = ? AND fence = ? AND due_at IS NOT NULL`),$=t.prepare(`SELECT DISTINCT org FROM notify_targets WHERE instr(events, ?) > 0 AND org > ?
    ORDER BY org LIMIT ?`),O=t.prepare(`DELETE FROM notify_deliveries WHERE seq IN (SELECT seq FROM (SELECT seq, at,
    row_number() OVER (PARTITION BY target ORDER BY seq DESC) AS place FROM notify_deliveries)
    WHERE place > ? OR at <= ? LIMIT ?)`);return{add:({id:N,org:S,project:D,appID:x,kind:X,shown:q,events:oe,sealed:U},Y,te=!1)=>e.write(()=>{if(H(r.get(S)??{},
"n")>=fk)return"full";if(x!==null&&!o.get(S,D,x))return"no_app";const Ee=n.now(),Te=[N,S,D,x,X,q,pk(oe),U,Ee,Y.by],Se=te?[null,Ee+sE,1]:[Ee,null,0],Le=nr(i.get(
...Te,...Se)??{});return te&&f.run(iE(),"confirm",Y.by,Ee,Ee,S,N),s(Y,[fd(Le,"notify.add")]),Le}),list:N=>e.read(()=>u.all(N).map(nr)),find:N=>e.first(a,[N],nr),
confirm:(N,S)=>e.write(()=>{const D=n.now(),x=c.get(D,N,D);return x&&s(S,[fd(nr(x),"notify.confirm")]),x!==void 0}),remove:(N,S,D)=>e.write(()=>{const x=l.get(N,
S);return x&&s(D,[fd(nr(x),"notify.remove")]),x!==void 0}),test:(N,S,D)=>e.write(()=>{const x=a.get(S);if(!x||k(x,"org")!==N)return;const[X,q]=[iE(),n.now()],oe=mk(
x);return oe&&H(x,"letters")>=lk?"no_letters":(oe&&d.run(q+sE,S),f.run(X,oe?"confirm":"test",D.by,q,q,N,S),s(D,[{org:N,action:"notify.test",object:S}]),X)}),raise:({
key:N,event:S,org:D,project:x,appID:X,detail:q})=>e.read(()=>{const oe=n.now(),U=[D,x??"",x??"",X??"",X??"",` ${S} `];return Number(g.run(N,S,x,X,q,oe,oe,...U).
changes)}),deliveries:(N,{target:S=null,before:D=Number.MAX_SAFE_INTEGER,limit:x})=>e.read(()=>w.all(N,D,S,x).map(yk)),redeliver:(N,S,D)=>e.write(()=>{const x=_.
run(n.now(),S,N).changes===1;return x&&s(D,[{org:N,action:"notify.redeliver",object:S}]),x}),claim:({targets:N,organizations:S})=>e.write(()=>{const D=n.now(),x=y.
get(D,JSON.stringify(N),JSON.stringify(S));return x&&gk({...x,...b.get(D+hk,k(x,"id"))})}),settle:({id:N,fence:S},{status:D,problem:x,againMs:X})=>e.read(()=>{const q=n.
now(),oe=X===void 0?null:q+X;return L.run(oe,q,D??null,x??null,N,S).changes===1}),organizations:(N,S,D)=>e.read(()=>$.all(` ${N} `,S,D).map(x=>k(x,"org"))),prune:({
most:N,ageMs:S,limit:D})=>e.read(()=>Number(O.run(N,n.now()-S,D).changes))}}const hd=6e4;function _k(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||
(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/hd);i!==e&&(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=
c)return Math.ceil((hd-o%hd)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}const aE=32,Nk=2*Tn,bk=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,sr=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,Sk=`SELECT 1 AS found FROM (SELECT
    ${sr("org","apps WHERE live_release IS NOT NULL")} AS live, ${sr("deploy_id","releases")} AS kept,
    ${sr("org","release_objects")} AS recorded, ${sr("seq","collection_notes")} AS noted,
    ${sr("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function Ok(t){return{org:k(t,"org"),manifestHash:k(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:k(t,"notes").split(",").map(Number)}}function xo(t){return Buffer.from(t,"hex")}function Rk(t,e,n){const s=t.prepare(`\
UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`),r=t.prepare("UPDATE collection SET lease_until = ? WHERE fence = ? AND lea\
se_node IS NOT NULL"),o=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?"),i=t.prepare(Sk),a=t.prepare(`SELECT d.notes, ${bk}\
 FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`),c=t.prepare("DELETE FROM collection_notes WHERE seq = ?"),d=t.prepare("INSERT OR IGNORE INTO release_objects \
(org, manifest, objects) VALUES (?, ?, ?)"),u=t.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),l=t.prepare("DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects"),
f=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?"),g=t.prepare("SELECT 1 FROM object_references WHERE org = ? AND \
object = ? AND releases > 0"),w=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`),_=t.prepare("INSERT OR IGNORE INTO object_references (org, object, releases) VA\
LUES (?, ?, 0)"),y=t.prepare("DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0"),b=t.prepare("SELECT swept_before FROM collection"),L=t.
prepare("UPDATE collection SET swept_before = ?"),$=N=>N.reduce((S,D)=>S+Number(c.run(D).changes),0)>0,O=(N,S)=>{for(let D=0;D<N.length;D+=aE)S(N.subarray(D,D+aE))};
return{hold:N=>e.read(()=>{const S=n.now(),D=s.get(N,S+Tn,S,S+Nk);return D&&{fence:H(D,"fence")}}),renew:({fence:N})=>e.read(()=>r.run(n.now()+Tn,N).changes===1),
release:({fence:N})=>e.read(()=>{o.run(N)}),due:(N,S)=>e.read(()=>{if(N===0&&i.get())throw new Oe("The records of releases are missing: the database is incomple\
te");return a.all(N,S).map(Ok)}),add:({org:N,manifestHash:S,notes:D},x)=>e.write(()=>{!$(D)||d.run(N,S,x).changes===0||O(x,X=>u.run(N,X))}),end:({org:N,manifestHash:S,
notes:D})=>e.write(()=>{const x=$(D)?l.get(N,S):void 0;x&&O(zt(x,"objects"),X=>f.run(N,X))}),keep:({notes:N})=>e.write(()=>{$(N)}),unused:(N,S)=>e.read(()=>S.filter(
D=>!g.get(N,xo(D)))),waiting:(N,S)=>e.read(()=>w.all(N?.org??"",xo(N?.hash??""),S).map(D=>({org:k(D,"org"),hash:Buffer.from(zt(D,"object")).toString("hex")}))),
remember:(N,S)=>e.write(()=>{for(const D of S)_.run(N,xo(D))}),forget:(N,S)=>e.write(()=>{for(const D of S)y.run(N,xo(D))}),sweptBefore:()=>e.read(()=>{const N=b.
get()??{};return N.swept_before===null?void 0:H(N,"swept_before")}),recordSweep:N=>e.read(()=>{L.run(N)})}}const Lk=100;function Ak(t,e,n=Q.ml){const s=Je(t,n),
r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=Js(t),i=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(w,_,y=[])=>{const b=await o.
write(()=>w.all(...y,_).length>0);return b&&e.publish({kind:"role",accessKeyID:_}),b},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),g=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:w,environmentID:_,sealed:y,expiresAt:b},{now:L,most:$},O){const N=await o.write(()=>{i.run(L,
Lk);const S=a.all(_,$-1);c.run(w,_,y,b);const D=O&&r.get(_);return D&&s(O,[re(Bt(D),"credentials.issue",{object:w})]),S.map(x=>k(x,"access_key_id"))});for(const S of N)
e.publish({kind:"role",accessKeyID:S})},renew:(w,_)=>l(d,w,[_]),async revoke(w){await l(u,w)},find:w=>o.first(f,[w],Ap),any:()=>o.first(g,[],Ap)}}function Ik(t){
return{id:H(t,"id"),app:{org:k(t,"org"),project:k(t,"project"),appID:k(t,"app_id")},subdomain:k(t,"subdomain"),entries:Qc(k(t,"settings")).schedule??[],since:t.
since===null?null:H(t,"since"),dueAt:H(t,"due_at"),now:H(t,"now")}}function kk(t,e,n){const s=t.prepare(`SELECT s.*, ? AS now, a.org, a.project, a.app_id, a.sub\
domain, a.settings
    FROM schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= ? AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT ?`),r=t.prepare("UPDATE schedules SET since = ?, due_at \
= ? WHERE id = ? AND due_at = ? AND since IS ?");return{due:o=>e.read(()=>{const i=n.now();return s.all(i,i,o).map(Ik)}),take:({id:o,now:i,dueAt:a,since:c},d)=>e.
read(()=>r.run(i,d,o,a,c).changes===1)}}var Dk=A(8500);const vk=t=>e=>k(e,t);function Fo(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"byte\
s",purpose:()=>"kvs",sealName:o=>n(vk(e)(o))}]}}const Mk=[Fo("kvs_tables","token_hash",Gr,"token_sealed"),Fo("kvs_roles","access_key_id",pa),Fo("notify_targets",
"id",Ek),Fo("hooks","id",lA),{table:"deployments",keys:["seq"],beside:{columns:["t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>Fn(
k(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"build-log",sealName:t=>Fn(k(t,"deploy_id"),"failure")}]}],$k=100;function Ck(t,e,n){const{table:s,
keys:r,columns:o,beside:i}=t,a=[...r,...o.map(({column:u})=>u)].map(u=>`t.${u}`),c=r.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${r.map((u,l)=>n(l+1)).
join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")} FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${$k}`}function Uk({table:t,keys:e},n,s){const r=n?"":`WHERE (${e.join(", ")}) > (${e.map((o,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${r}`}function xk(t,e,n){const s=t.keys.map((r,o)=>`${r} = ${n(o+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function cE({keys:t},e){return t.map(n=>typeof e[n]=="number"?H(e,n):k(e,n))}function Fk(t,{columns:e},n){return e.flatMap(s=>{if(n[s.
column]===null)return[];const r=s.kind==="text"?jk(t,s,n):Bk(t,s,n);return r===void 0?[]:[{column:s.column,value:r}]})}function jk(t,{column:e,purpose:n,sealName:s,
isClear:r},o){const i=k(o,e),[a,c,d]=[r?.(o)===!0,n(o),s(o)];if(!(!a&&qy(i)===t.id))return Cs(t,c,d,a?i:Us(t,c,d,i))}function Bk(t,{column:e,purpose:n,sealName:s},r){
const[o,i,a]=[zt(r,e),n(r),s(r)];if(!Eu(t.current(i),o))try{return Hr(t.current(i),a,ha(t.all(i),a,o))}catch(c){throw t.wrong(c)}}class Pk extends Error{name="R\
otationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var jo=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError(
"Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.
dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");
r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},Bo=(function(t){
return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.
stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.
resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.
error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=
e,s});const pd="build_logs",Hk=50,Gk=6e4;async function Wk({database:t,keyring:e,logs:n,log:s,clock:r,after:o}){const i=t.prepare("SELECT seq, deploy_id, status\
, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(o,Hk);let a=o;for(const c of i){const d=k(c,"deploy_id"),u=ke(c,"finished_at"),l=u===null||
c.status==="cancelled"&&u>r.now()-Gk;if(!await Kk(n,e,d,!l).catch(g=>{if(!(g instanceof F.GQ))throw g;return s("error","sealed_log_unreadable",{deployID:d,reason:g.
message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=H(c,"seq")}return{after:a,isDone:i.length===0,isWaiting:!1}}function Yk(t,e){return H(t.prepare("SELECT \
count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function Kk(t,e,n,s){const{sealed:r,clear:o}=Oo(t,n),i=await zk(r),a=i===void 0&&(0,C.existsSync)(
o);return i===e.id||i===void 0&&!a?(await(0,Re.rm)(o,{force:!0}),!0):s?(await qk(r,UL({deployID:n,keyring:BL(e)},a?(0,C.createReadStream)(o):Xk(r,{deployID:n,keyring:e}))),
await(0,Re.rm)(o,{force:!0}),!0):!1}async function zk(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=jo(e,await(0,Re.open)(t),!0),[s]=So(await Vs(
n,{start:0,length:Ze}));return s&&jL(s)}catch(n){e.error=n,e.hasError=!0}finally{const n=Bo(e);n&&await n}}catch(e){if((0,F.xU)(e)==="ENOENT")return;throw e}}async function*Xk(t,e,n=Number.
POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const r=jo(s,await(0,Re.open)(t),!0);for(let o=0;o<n;o+=Ze){const i=[...So(await Vs(r,{start:o,
length:Math.min(Ze,n-o)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-a.start;yield op(e,i,{start:a.start,length:d})}}catch(r){s.error=r,s.
hasError=!0}finally{const r=Bo(s);r&&await r}}async function Wv(t){try{const e={stack:[],error:void 0,hasError:!1};try{const n=jo(e,await open(t),!0);return await endOfLog(
n,(await n.stat()).size)}catch(n){e.error=n,e.hasError=!0}finally{const n=Bo(e);n&&await n}}catch(e){if(systemCode(e)==="ENOENT")return;throw e}}async function qk(t,e){
const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const r=jo(s,await(0,Re.open)(n,"w",384),!0);for await(const o of e)await r.writeFile(o);
await r.sync()}catch(r){s.error=r,s.hasError=!0}finally{const r=Bo(s);r&&await r}}catch(s){throw await(0,Re.rm)(n,{force:!0}),s}await(0,Re.rename)(n,t)}const dE=[
...Mk,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JOIN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[
{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>Ea(Bt(t),k(t,"name")),isClear:t=>H(t,"is_sealed")===0}]}],Vk=1e4,Jk=10,Qk=5;function Zk(t){const{
database:e,commands:n,keyring:s,clock:r,log:o}=t,i=Je(e,r);let a=()=>{};const c=e.prepare("SELECT at, is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.
prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=y=>{const b=c.get(y,s.id);return b?{at:ie(b,"at"),isDone:H(b,"is_done")===1}:{at:null,isDone:!1}},g=(y,{
at:b,isDone:L})=>d.run(y,s.id,b,L?1:0),w=y=>n.write(()=>{const{at:b}=f(y.table),L=e.prepare(Ck(y,b===null,()=>"?")).all(...uE(b)),$=L.filter(N=>!eD(t,y,N)).length;
$>0&&o("error","sealed_rows_unreadable",{table:y.table,rows:$});const O=L.at(-1);g(y.table,{at:O?JSON.stringify(cE(y,O)):b,isDone:!O})}),_=async()=>{const y=dE.
find(({table:N})=>!f(N).isDone);if(y)return await w(y),!0;const b=f(pd);if(b.isDone)return!1;const{after:L,isDone:$,isWaiting:O}=await Wk({...t,after:Number(b.at??
0)});return await n.write(()=>{g(pd,{at:String(L),isDone:$}),$&&u.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),$&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!$&&!O};return{step:_,start(y){let b=!1;const O=ya({everyMs:Vk,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!b&&await _();)
await(0,Dk.setTimeout)(Qk)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:N=>o("warn","sealing_failed",{reason:String(N)}),every:y,isDue:!0});
return a=()=>{O.run()},{async[Symbol.asyncDispose](){b=!0,await O[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const y=new Set(l.all().map(S=>k(S,
"key_id"))),b=S=>S===s.id?"seals":y.has(S)?"needed":"unneeded",L=dE.map(S=>{const{at:D,isDone:x}=f(S.table);return x?0:H(e.prepare(Uk(S,D===null,()=>"?")).get(...uE(
D))??{},"n")}),$=f(pd),O=L.reduce((S,D)=>S+D,$.isDone?0:Yk(e,Number($.at??0)));return{keys:s.ids.map(S=>({id:S,use:b(S)})),remaining:O,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(y){tD(s.ids.length);const b=s.id,L=s.add();return await n.write(()=>i(y,[{action:"secret.rotate",object:L,before:{
key:b},after:{key:L}}])),a(),{from:b,to:L}}}}function eD({database:t,keyring:e},n,s){try{for(const{column:r,value:o}of Fk(e,n,s))t.prepare(xk(n,r,()=>"?")).run(
o,...cE(n,s));return!0}catch(r){if(r instanceof F.GQ)return!1;throw r}}function tD(t){if(!(t<Jk))throw new Pk(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function uE(t){return t===null?[]:JSON.parse(t)}function nD(t){
const e=new Map,n=(r,o)=>{const i=[...e].filter(([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);
return o&&o.expiresAt>t.monotonic()?o.text:void 0};return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.
expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),
o},async close(r){e.delete(r)}}}const es=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_requested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${EA.map(t=>`d.${t}`).join(", ")}`,Po="JOIN apps a ON a.id = d.app WHERE a.org = ? AND a.project =\
 ? AND a.app_id = ?",lE=Number.MAX_SAFE_INTEGER;function sD(t){const{database:e,keyring:n,commands:s,changes:r,idempotency:o}=t,i=On(e),a=e.prepare(`SELECT ${es}\
 FROM deployments d ${Po} AND d.deploy_id = ?`),c=e.prepare(`SELECT ${es} FROM deployments d ${Po} AND d.seq < ?
    ORDER BY d.seq DESC LIMIT ?`),d=e.prepare(`SELECT ${es} FROM deployments d ${Po} AND d.seq > ?
    ORDER BY d.seq LIMIT ?`),u=e.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN d.failure END AS failure
    FROM deployments d ${Po} AND d.deploy_id = ? AND d.status = 'failed'`),l=e.prepare("SELECT status, count, ran, ms FROM deployment_totals WHERE count > 0 OR \
ran > 0"),f=(b,L)=>{const $=a.get(...ts(b),L);return $&&on($)},g=rD(t,f),w=oD(t),_=Zs(e),y=b=>(b.kind==="done"&&r.publish({kind:"jobs"}),b);return{async create(b,L,$,O,N){
const S=await s.write(()=>{const D=i(b);return D&&o.run(O,()=>(N&&_.checkTime(b.org,N),g(b,D,NA(L,k(D,"branch"),$.by),$,L)))});return y(S??{kind:"no_app"})},async redeploy(b,L,$,O,N){
const S=await s.write(()=>{const[D,x]=[i(b),f(b,L)];return D&&x&&o.run(O,()=>(N&&_.checkTime(b.org,N),g(b,D,bA(x,$.by),$)))});return y(S??{kind:"no_deployment"})},
async cancel(b,L,$){const O=await s.write(()=>SA(w(b,L,$),f(b,L)));return O.kind!=="cancelled"||(r.publish({kind:"ended",deployID:L}),r.publish({kind:"jobs"})),
O},find:(b,L)=>s.read(()=>f(b,L)),list:(b,{before:L=lE,since:$,limit:O})=>s.read(()=>$===void 0?c.all(...ts(b),L,O).map(on):d.all(...ts(b),$,O).map(on).reverse()),
ofApp:(b,{before:L=lE,limit:$})=>s.read(()=>{const O=i(b);return O&&{app:qe(O),deployments:c.all(...ts(b),L,$).map(on)}}),failure:(b,L)=>s.first(u,[Np,...ts(b),
L],$=>bp(n,$)),totals:()=>s.read(()=>l.all().map(RA))}}function rD({database:t,keyring:e,clock:n,random:s,organizationQueue:r=wE},o){const i=t.prepare(`UPDATE d\
eployments SET status = 'cancelled', superseded_by = ?, finished_at = ?, env = NULL
    WHERE app = ? AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),a=Je(t,n),c=t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM deployment\
s
    INDEXED BY deployments_queued_by_org WHERE finished_at IS NULL AND status = 'queued' AND org = ? AND app <> ? LIMIT ?)`),d=t.prepare(`INSERT INTO deployment\
s (deploy_id, app, org, status, branch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    VALUES (?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?, ?, ?)`);return(u,l,f,g,w)=>{const{branch:_,commit:y,by:b,redeployOf:L,configuration:$,env:O,facts:N}=f,S=`dp\
l-${Lc(16,s)}`,[D,x]=[H(l,"id"),n.now()];if(H(c.get(u.org,D,r)??{},"n")>=r)throw new Ld(r);const X=i.all(S,x,D).map(Y=>k(Y,"deploy_id")),q=wA(e,S,O),oe=[_,y,b,L,
$,q,N.subject,N.author];d.run(S,D,u.org,...oe,x),a(g,[zR(u,{deployID:S,branch:_,commit:y,redeployOf:L},w)]),a(Ae,KR(u,X,S));const U=o(u,S);if(!U)throw new F.GQ(
"internal",`The deployment ${S} was not stored`);return U}}function oD({database:t,clock:e}){const n=t.prepare(`UPDATE deployments SET status = 'cancelled', can\
celled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE deploy_id = ? AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND app = (SELECT id FROM apps WHERE org = ? AND project = ? AND app_id = ?)`),s=Je(t,e);return(r,o,i)=>{const a=n.run(i.by,e.now(),o,...ts(r)).changes===1;
return a&&s(i,[re(r,"deployment.cancel",{object:o})]),a}}function ts({org:t,project:e,appID:n}){return[t,e,n]}function iD({database:t,keyring:e,commands:n}){const s=O=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = ? AND t.seq < ? AND a.deleted_at IS NULL AND ${vt("a")} ${O} ORDER BY t.seq DESC LIMIT ?`),[r,o]=[s(""),s("AND t.failed")],i=t.prepare(`SELE\
CT ${es} FROM deployments d WHERE d.seq = ?`),a=t.prepare(`SELECT ${es} FROM apps a JOIN app_activity t ON t.app = a.id
    JOIN deployments d ON d.seq = t.seq WHERE a.org = ? AND a.project = ? AND a.app_id = ?`),c=O=>t.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM ${O} LIMIT\
 ?)`),d={apps:c(`apps a WHERE org = ? AND deleted_at IS NULL AND ${vt("a")}`),live:c(`apps a WHERE org = ? AND live_release IS NOT NULL AND deleted_at IS NULL A\
ND ${vt("a")}`),failed:c(`app_activity t JOIN apps a ON a.id = t.app
      WHERE t.org = ? AND t.failed AND a.deleted_at IS NULL AND ${vt("a")}`)},u=(O,N,S)=>t.prepare(`SELECT ${es}, ${pA} FROM deployments d INDEXED BY ${O} JOIN \
apps a ON a.id = d.app
      WHERE ${N} AND d.org = ? AND ${vt("a")} ORDER BY ${S} LIMIT ?`),l=u("deployments_leased","d.lease_node IS NOT NULL","d.started_at, d.seq"),g=u("deployment\
s_queued_by_org","d.finished_at IS NULL AND d.status = 'queued'","d.seq"),w=t.prepare(`SELECT d.deploy_id, d.stage, CASE WHEN octet_length(d.failure) <= ? THEN \
d.failure END AS failure
    FROM deployments d WHERE d.deploy_id = ? AND d.status = 'failed'`),_=O=>{const N=t.prepare(`SELECT DISTINCT ${O} FROM apps a WHERE org = ? AND deleted_at IS\
 NULL AND ${vt("a")} ORDER BY ${O} LIMIT ?`);return(S,D,x)=>N.all(bt(x),S,D).map(X=>k(X,O))},[y,b]=[_("project"),_("branch")],L=O=>{const N=i.get(O);return N&&on(
N)},$=O=>O?H(O,"n"):0;return{recent:(O,{before:N=Number.MAX_SAFE_INTEGER,failed:S=!1,within:D,limit:x})=>n.read(()=>(S?o:r).all(bt(D),O,N,x).flatMap(X=>{const q=i.
get(H(X,"newest"));return q?[{app:qe(X),newest:on(q),liveManifest:ie(X,"live_manifest")}]:[]})),newest:O=>n.read(()=>O.map(({org:N,project:S,appID:D})=>{const x=a.
get(N,S,D);return x?on(x):null})),queue:(O,N,S)=>n.read(()=>({running:l.all(bt(S),O,N).map(gp),waiting:g.all(bt(S),O,N).map(gp)})),counts:(O,N,S)=>n.read(()=>({
apps:$(d.apps.get(bt(S),O,N)),live:$(d.live.get(bt(S),O,N)),failed:$(d.failed.get(bt(S),O,N))})),search:(O,N)=>n.read(()=>{const{statement:S,values:D}=xA(O,N,()=>"\
?");return jA(t.prepare(S).all(...D),L,N)}),choices:(O,N,S)=>n.read(()=>({projects:y(O,N,S),branches:b(O,N,S)})),failures:O=>n.read(()=>new Map(O.flatMap(N=>{const S=w.
get(Np,N);return S?[[N,bp(e,S)]]:[]})))}}function fE(t,e){for(const{app:n,deployments:s,tokens:r}of t){for(const o of r)e({kind:"table",tokenHash:o});for(const o of s)
e({kind:"ended",deployID:o});s.length>0&&e({kind:"jobs"}),e({kind:"site",subdomain:n.subdomain})}}function aD({database:t,commands:e,changes:n,clock:s}){const r=On(
t,!0),o=Je(t,s),i=Zs(t),a=t.prepare(`UPDATE deployments SET status = 'cancelled', cancelled_by = ?, finished_at = ?,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = ? AND finished_at IS NULL RETURNING deploy_id`),c=t.prepare("UPDATE app\
s SET deleted_at = ?, deleted_by = ?, ends_at = ? WHERE id = ? RETURNING *"),d=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, \
updated_at = ?
    WHERE id = ? RETURNING *`),u=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = ?"),l=t.prepare(`SELECT a.* FROM apps a INDEXED BY apps_with_lifetime
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND max(a.updated_at, coalesce(d.created_at, 0)) + a.lifetime_ms <= ?
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL) LIMIT ?`),f=w=>u.all(w).map(_=>k(_,"token_hash")),g=(w,_,y)=>{const[
b,L]=[H(w,"id"),s.now()],$=a.all(_.by,L,b).map(N=>k(N,"deploy_id")),O=qe(c.get(L,_.by,L+y,b)??{});return o(_,[GR(O,$)]),{app:O,deployments:$,tokens:f(b)}};return{
async delete(w,_,y){const b=await e.write(()=>{const L=r(w);if(L)return L.deleted_at===null?{deleted:g(L,_,y)}:{before:qe(L)}});return b?.deleted&&fE([b.deleted],
n.publish),b?.deleted?.app??b?.before},async restore(w,_,y){const b=await e.write(()=>{const O=r(w);if(!O)return{kind:"no_app",tokens:[]};const N=qe(O);if(N.deletion===
null)return{kind:"not_deleted",app:N,tokens:[]};if(N.deletion.endsAt<=s.now())return{kind:"too_late",app:N,tokens:[]};const S=H(O,"id");i.checkApp(w.org,y,S);const D=qe(
d.get(s.now(),S)??{});return o(_,[re(w,"app.restore")]),{kind:"restored",app:D,tokens:f(S)}}),{tokens:L,...$}=b;for(const O of L)n.publish({kind:"table",tokenHash:O});
return $.kind==="restored"&&n.publish({kind:"site",subdomain:$.app.subdomain}),$},async expire(w,_){const y=await e.write(()=>l.all(s.now(),w).map(b=>g(b,Ae,_)));
return fE(y,n.publish),y.map(({app:b})=>b)}}}function cD(t,e){const n=t.prepare(`INSERT INTO idempotency (scope, key, request_hash, status, response, created_at\
)
    VALUES (?, ?, ?, ?, '', ?) ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash,
    status = excluded.status, response = '', created_at = excluded.created_at WHERE created_at <= ?`),s=t.prepare("SELECT request_hash, status, response FROM id\
empotency WHERE scope = ? AND key = ?"),r=t.prepare("UPDATE idempotency SET response = ? WHERE scope = ? AND key = ?"),o=t.prepare("DELETE FROM idempotency WHER\
E scope = ? AND key = ?");function i({scope:c,key:d,requestHash:u,status:l}){const f=e.now();return n.run(c,d,u,l,f,f-Sp).changes===1}function a({scope:c,key:d,
requestHash:u}){const l=s.get(c,d);return!l||k(l,"request_hash")!==u?{kind:"other_request"}:{kind:"replayed",status:H(l,"status"),answer:k(l,"response")}}return{
run(c,d){if(c&&!i(c))return a(c);const u=d();if(c&&u===void 0&&o.run(c.scope,c.key),u!==void 0)return c&&r.run(c.answer(u),c.scope,c.key),{kind:"done",made:u}}}}
function dD({database:t,commands:e,changes:n,clock:s}){const r=Je(t,s),o=On(t),i=uD(t),a=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),c=t.prepare(
"SELECT id, org, project, app_id, type, subdomain, settings, live_release, deleted_at FROM apps WHERE subdomain = ?"),d=t.prepare("SELECT a.subdomain FROM domai\
ns d JOIN apps a ON a.id = d.app WHERE d.name = ?"),u=t.prepare("SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app WHERE d.name > ? ORDER BY\
 d.name LIMIT ?"),l=(f,g,w)=>{const _=o(f),y=_?ie(_,"live_release"):null;if(!_||y===null)return;const b=YA(i(H(_,"id")),y,g);if(b)return a.run(b.deployID,H(_,"i\
d")),r(w,[YR(f,y,b.deployID)]),{subdomain:k(_,"subdomain"),release:{...b,previous:y}}};return{site:f=>e.first(c,[f],g=>WA(g,i(H(g,"id")))),subdomainOf:f=>e.first(
d,[f],g=>k(g,"subdomain")),domains:(f,g)=>e.read(()=>u.all(f,g).map(GA)),list:f=>e.read(()=>{const g=o(f);return g?i(H(g,"id")):[]}),async rollback(f,g,w){const _=await e.
write(()=>l(f,g,w));return _&&n.publish({kind:"site",subdomain:_.subdomain}),_?.release}}}function uD(t){const e=t.prepare(`SELECT r.deploy_id, r.manifest FROM \
releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ? ORDER BY d.seq DESC`);return n=>e.all(n).map(HA)}function lD(t){const e={...t,idempotency:cD(
t.database,t.clock)};return{apps:{...fI(e),...aD(e)},deployments:sD(e),releases:dD(e),activity:iD(e)}}function fD(t,e,n=Q.ml){const s=Je(t,n),r=Js(t),o=On(t),i=t.
prepare("SELECT 1 FROM kvs_tables WHERE app = ? AND name = ?"),a=t.prepare("SELECT count(*) AS count FROM kvs_tables WHERE app = ?"),c=t.prepare("INSERT INTO kv\
s_tables (app, name, token_hash, token_sealed, created_at) VALUES (?, ?, ?, ?, ?)"),d=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_\
hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE a.org = ? AND a.project = ? AND a.app_id = ?
    AND a.deleted_at IS NULL ORDER BY t.name`),u=t.prepare("DELETE FROM kvs_tables WHERE app = ? AND name = ? RETURNING keyspace, token_hash"),l=t.prepare("INSE\
RT INTO kvs_dropped (keyspace) VALUES (?)"),f=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id, a.type FROM kvs_tables t JOIN \
apps a ON a.id = t.app
    WHERE t.token_hash = ? AND a.deleted_at IS NULL`),g=t.prepare("SELECT token_hash, token_sealed FROM kvs_tables LIMIT 1"),w=t.prepare("SELECT keyspace FROM k\
vs_dropped WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),_=t.prepare("DELETE FROM kvs_dropped WHERE keyspace = ?");return{async create({app:y,name:b,tokenHash:L,
sealed:$,createdAt:O,types:N,most:S},D){let x="";const X=await r.write(()=>{const q=o(y);if(!q)return{kind:"no_app"};const[oe,U]=[H(q,"id"),k(q,"type")];return N.
some(Y=>Y===U)?i.get(oe,b)?{kind:"taken"}:Number(a.get(oe)?.count)>=S?{kind:"full"}:(c.run(oe,b,L,$,O),s(D,[re(y,"table.create",{object:b})]),x=k(q,"subdomain"),
{kind:"created"}):{kind:"wrong_type",type:U}});return X.kind==="created"&&(e.publish({kind:"table",tokenHash:L}),e.publish({kind:"site",subdomain:x})),X},list:({
org:y,project:b,appID:L})=>r.read(()=>KA(d.all(y,b,L))),async remove(y,b,L){const $=await r.write(()=>{const O=o(y);if(!O)return{kind:"no_app"};const N=u.get(H(
O,"id"),b);if(!N)return{kind:"no_table"};const S=H(N,"keyspace");l.run(S),s(L,[re(y,"table.delete",{object:b})]);const[D,x]=[k(N,"token_hash"),k(O,"subdomain")];
return{kind:"removed",keyspace:S,tokenHash:D,subdomain:x}});return $.kind!=="removed"?$:(e.publish({kind:"table",tokenHash:$.tokenHash}),e.publish({kind:"site",
subdomain:$.subdomain}),{kind:"removed",keyspace:$.keyspace})},binding:y=>r.first(f,[y],zA),anySealed:()=>r.first(g,[],y=>({tokenHash:k(y,"token_hash"),sealed:zt(
y,"token_sealed")})),toDrop:({after:y,limit:b})=>r.read(()=>w.all(y,b).map(L=>H(L,"keyspace"))),dropped:y=>r.write(()=>{_.run(y)})}}const Ho={hour:35*864e5,day:400*
864e5},Ed=td.map(t=>`${t} = ?`).join(" AND ");function hD(t,e){const n=Js(t),s=pD(t),r=ED(t,s),o=t.prepare(`INSERT INTO usage_writers VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET number = excluded.number, at = excluded.at WHERE number < excluded.number`),i=t.prepare(`DELETE FROM usage_ended WHERE deploy_id I\
N (SELECT deploy_id FROM usage_ended LIMIT ?)
    RETURNING status, ended_at, ms, (SELECT org FROM apps WHERE id = app) AS org,
      (SELECT project FROM apps WHERE id = app) AS project, (SELECT app_id FROM apps WHERE id = app) AS app_id`),a=t.prepare(`INSERT INTO usage_turns VALUES (?,\
 ?)
    ON CONFLICT DO UPDATE SET at = excluded.at WHERE abs(excluded.at - at) >= ?`),c=t.prepare(`SELECT start, ${Ip} FROM usage_sums
    WHERE ${Ed} AND step = ? AND start >= ? ORDER BY start`),d=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${Ed}`),u=t.prepare(`SELECT keyspace FROM u\
sage_scopes WHERE keyspace IS NOT NULL AND bytes >= ?
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= ?
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= ? AND t.keyspace IS NOT NULL`),l=mD(t),f=yD(t),g=gD(t),w=Zs(t);return{add:({writer:_,number:y,rows:b})=>n.write(()=>{o.
run(_,y,e.now()).changes===1&&s(b)}),countEnded:_=>n.write(()=>{const y=i.all(_);return s(y.filter(({org:b})=>b!==null).map(rI)),y.length}),claimTurn:(_,y)=>n.read(
()=>a.run(_,e.now(),y).changes===1),setStored:(_,y)=>n.write(()=>r(_,y)),prune:(_,y)=>n.write(()=>g(_,y)),series:(_,y,b)=>n.read(()=>c.all(...qt(_),y,b).map(L=>({
start:H(L,"start"),counts:Mp(L)}))),parts:(_,y,b)=>n.read(()=>l(_,y,b)),pressed:(_,y,b)=>n.read(()=>f(_,y,b)),full:({tableBytes:_,tableKeys:y,organizationBytes:b})=>n.
read(()=>u.all(_,y,b).map(L=>H(L,"keyspace"))),stored:async _=>await n.first(d,qt(_),vp)??{keys:0,bytes:0},used:(_,y,b)=>n.read(()=>w.used(_,y,b))}}function pD(t){
const e=t.prepare(`INSERT INTO usage_sums (${Dt}, step, start, ${Ip})
    VALUES (${"?, ".repeat(td.length+1+xe.length)}?)
    ON CONFLICT DO UPDATE SET ${xe.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Dt}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=tI(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...qt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of sI(r))n.run(...qt(o),i,a,c)}}function ED(t,e){const n=t.prepare(`SELECT a.org, a.project, a.app_\
id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ?`),s=t.prepare(`SELECT ${Dt}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > ? AND keyspace <= ? AND (keys <> 0 OR bytes <> 0)`),r=t.prepare(`UPDATE usage_scopes SET keyspace = ? WHERE ${Ed}`);return(o,i)=>{const a=o.
tables.flatMap(({keyspace:u})=>{const l=n.get(u);return l?[[u,$p(l)]]:[]}),c=s.all(o.after,o.upTo).map($p),d=oI(o,new Map(a),c,i);e(d.rows);for(const{scope:u,keyspace:l}of d.
keyspaces)r.run(l,...qt(u))}}function mD(t){const e=xe.map(i=>`coalesce(sum(u.${i}), 0) AS ${i}`).join(", "),n=i=>t.prepare(`SELECT page.org, page.project, page\
.app, page.kvs_table, page.keys, page.bytes, ${e}
      FROM (SELECT * FROM usage_scopes WHERE ${i} ORDER BY ${Dt} LIMIT ?) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= ?
      GROUP BY page.org, page.project, page.app, page.kvs_table ORDER BY page.org, page.project, page.app, page.kvs_table`),s=n(`org = ? AND (project, app) > (?\
, ?) AND app <> '' AND kvs_table = '' AND ${vt("usage_scopes","app")}`),r=n(`org = ? AND project = ? AND app > ? AND app <> '' AND kvs_table = '' AND ${vt("usag\
e_scopes","app")}`),o=n("org = ? AND project = ? AND app = ? AND kvs_table > ? AND kvs_table <> ''");return({org:i,project:a,app:c},d,{after:u,within:l,limit:f})=>{
const g=u?.name??"";return(a===""?s.all(bt(l),i,u?.project??"",g,f,d):c===""?r.all(bt(l),i,a,g,f,d):o.all(i,a,c,g,f,d)).map(eI)}}function yD(t){const e=t.prepare(
`SELECT ${Dt}, sum(${ko}) AS limited, max(${Do}) AS most
    FROM usage_sums INDEXED BY usage_sums_by_age
    WHERE step = 'hour' AND start >= :since AND org = :org AND kvs_table <> '' AND ${vt("usage_sums","app")} AND EXISTS (SELECT 1 FROM usage_sums
      WHERE org = :org AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= :since
        AND (${ko} > 0 OR ${Do} >= :busy))
    GROUP BY ${Dt} HAVING sum(${ko}) > 0 OR max(${Do}) >= :busy
    ORDER BY limited DESC, most DESC, ${Dt} LIMIT :limit`);return(n,s,{busy:r,limit:o,within:i})=>e.all({org:n,since:s,busy:r,limit:o,...bt(i)}).map(ZA)}function gD(t){
const e=t.prepare(`DELETE FROM usage_sums WHERE (${Dt}, step, start) IN
    (SELECT ${Dt}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Dt}) IN
    (SELECT ${Dt} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-Ho.hour);const[i,a,c]=[e.run("hour",r-Ho.hour,o),e.run("day",r-Ho.day,o),n.run(r-Ho.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var wD=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},TD=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const _D=10;async function ND(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=cA(t.dir),{lasting:s,clock:r=Q.ml,log:o}=t,i=wD(e,new AsyncDisposableStack,!0);i.use(pp(n));const a=i.adopt(hE(n,t),pE),c=i.use(EE(a,n,
sA(),t)),d=i.use(JI({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=sL(n,f=>{hp(a,(0,j.join)(f,"platform.db")),d.copyTo((0,j.join)(f,Qp))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:_k(
r),sessions:nD(r),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=TD(e);n&&await n}}function Yv(t,e,n){const s=EE(
hE(t,n),t,e,n);return s.keyring.load(),s}function hE(t,{database:e,lasting:n=!0}){return e??rA(n?t:void 0)}function pE(t){t.isOpen&&t.close()}function EE(t,e,n,s){
const{lasting:r=!0,keepReleases:o=_D,clock:i=Q.ml,random:a=CR,log:c}=s,d=Js(t),u=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),l=t.prepare(`SELECT 1\
 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),f=(y,b)=>l.get(y,b)!==void 0,g=II(e,t),w=(0,j.join)(e,"logs"),_={kind:"\
local",dir:(0,j.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:_,blobs:new IL(_),state:lD({database:t,keyring:g,commands:d,changes:n,clock:i,random:a,
organizationQueue:s.organizationQueue}),jobs:pI({database:t,keyring:g,commands:d,changes:n,clock:i,keepReleases:o}),logs:WL(w,g,{log:c,mayAppend:f}),tables:fD(t,
n,i),roles:Ak(t,n,i),keys:SI(e,t),keyring:g,sealing:Zk({database:t,commands:d,keyring:g,logs:w,clock:i,log:c??xs}),members:uk(t,i),logins:ak(t,d,i),accessTokens:eL(
t,d,i),usage:hD(t,i),keeping:wI(t,d,n,i),audit:ZR(t,d,i),references:Rk(t,d,i),schedules:kk(t,d,i),notify:Tk(t,d,i),hooks:hA(t,d,i),cdn:nA(t,d,i),check:()=>d.read(
()=>{u.get()}),async[Symbol.asyncDispose](){pE(t)}}}var bD=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object e\
xpected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)
throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){
try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},SD=(function(t){return function(e){
function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.
async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function OD(t){qu(t);const e=!(0,C.
existsSync)((0,j.resolve)(t.dir));try{const n=await ND(t);return await SR({...t,stores:n,nodeDir:n.dataDir})}catch(n){throw e&&RD((0,j.resolve)(t.dir)),LD(n,(0,j.
resolve)(t.dir))}}function RD(t){if((0,C.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=bD(e,pp(t),!1);(0,C.rmSync)(t,{recursive:!0,
force:!0})}catch(n){e.error=n,e.hasError=!0}finally{SD(e)}}catch{}}function LD(t,e){const n=(o,i,a)=>new F.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof
F.GQ)return t;if(Xs(t))return n("disk_full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another \
disk with --data.");if(Lh(t)){const o=`A database of the data directory ${e} is damaged: ${Nn(t)}`;return n("unsupported_data",o,"Restore a backup of the direct\
ory, or name another one with --data.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,F.xU)(t)===void 0||!(0,le.FK)(e,s)?t:n("inval\
id_input",`${s} cannot be used (${(0,F.xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or \
name another directory with --data.")}}),1101:((Ge,ye,A)=>{A.d(ye,{Ih:()=>le,Lw:()=>F});var C=A(2373);const j={bad_request:{status:400,title:"This request canno\
t be passed on",text:"Its method, address or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has \
more than 100 MiB. The app did not get it."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answe\
red. Try again."},bad_answer:{status:502,title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers th\
at are too large."},queue_full:{status:503,title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a f\
ew seconds."},queue_timeout:{status:503,title:"The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a fe\
w seconds."},start_failed:{status:503,title:"The app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its lo\
g."},not_readable:{status:503,title:"Not available at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},
stopping:{status:503,title:"Not available at the moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions\
 here",text:"This app is a server, and this node of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"\
The app took too long",text:"The app did not begin to answer within its limit of time."}};class F extends Error{name="Refused";code;againIn;constructor(ae,Q,fe=1){
super(ae,{cause:Q}),this.code=ae,this.againIn=fe}}function le({code:B,againIn:ae}){const Q=(0,C.M)(j[B]),fe=Q.status===503?{"retry-after":String(ae)}:{};return{
...Q,headers:{...Q.headers,...fe,"x-slipway-error":B}}}}),6583:((Ge,ye,A)=>{A.d(ye,{F$:()=>F,i5:()=>le,nA:()=>C,r$:()=>j});const C=".slipway",j=`${C}/server.jso\
n`,F=["unpack","spawn","listen","health","ready"];class le extends Error{name="StartFailed";failure;constructor(ae){super(ae.message),this.failure=ae}}}),1487:((Ge,ye,A)=>{
A.r(ye),A.d(ye,{openApi:()=>C});const C=()=>({})}),2373:((Ge,ye,A)=>{A.d(ye,{M:()=>j});const C=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,s\
ans-serif;max-width:36rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function j({status:F,title:le,text:B}){
const ae=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${le}</title>
<style>${C}</style>
</head>
<body>
<main>
<h1>${le}</h1>
<p>${B}</p>
</main>
</body>
</html>
`);return{status:F,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ae.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ae}}})};export{Kv as id,zv as ids,Xv as modules};

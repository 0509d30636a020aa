const cv=741,dv=[741],uv={3130:((je,he,N)=>{N.d(he,{g:()=>re});var I=N(86),P=N(445),A=N(5636);function re(F,{requestUrl:ue,requestToken:J,audience:Ee},ce,te){const Q=new URL(
ue);Ee&&(Q.search+=`${Q.search===""?"":"&"}audience=${encodeURIComponent(Ee)}`);const ie=(fe,Te)=>{const Ae=(0,I.Qq)((0,I.Pf)(fe),"value");if(Ae===void 0)throw(0,I.
LO)("token (value)",fe,Te);return te(Ae),Ae};return ce({doing:`get an ID token from ${F}`,request:{method:"GET",url:Q,headers:{...A.H1,authorization:`Bearer ${J}`}},
mayRepeat:!0,authorize:fe=>fe,read:(0,P.t)({decode:ie})})}}),9692:((je,he,N)=>{N.d(he,{sU:()=>P,q$:()=>Ie,bM:()=>oe,U2:()=>Ye,I:()=>ut,q1:()=>We,Aw:()=>_e});var I=N(
8302);class P extends Error{name="JsonTextError";offset;stop;constructor(G,le,ee=le){super(G),this.offset=le,this.stop=ee}}const A=34,re=44,F=58,ue=91,J=92,Ee=93,
ce=123,te=125,Q=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,ie=24,fe=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,Te=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Ae=/true|false|null/y,
ze="a lone surrogate (half of a character) in a string";class st{#e;#t;#n;#s=[];#r=0;#o={name:"",nameOffset:0,offset:0};constructor(G,le=!0,ee){this.#e=G,this.#t=
le,this.#n=ee}document(){this.#w();const G=this.#E()===ce?"object":"other";do this.#i();while(this.#a());if(this.#w(),this.#r<this.#e.length)throw this.#g("the \
end");return G}#i(){for(;;){this.#w(),this.#s.length===1&&(this.#o.offset=this.#r);const G=this.#E();if(G===A){this.#u();return}if(G===ce){if(this.#r+=1,this.#m(
te))return;this.#s.push(new Set),this.#d()}else if(G===ue){if(this.#r+=1,this.#m(Ee))return;this.#s.push(void 0)}else{if(this.#y(Te)||this.#y(Ae))return;throw this.#g(
"a value")}}}#a(){for(let G=this.#s.length;G>0;G--){const le=this.#s[G-1]!==void 0;if(G===1&&le&&this.#n&&this.#c(this.#n),this.#m(re))return le&&this.#d(),!0;if(!this.#m(
le?te:Ee))throw this.#T(le?"}":"]");this.#s.pop()}return!1}#c(G){G({...this.#o,text:this.#e.slice(this.#o.offset,this.#r)})}#d(){this.#w();const G=this.#r;if(this.#E()!==
A)throw this.#g("a name in double quotes");this.#u();const le=ut(this.#e.slice(G,this.#r)),ee=this.#s.at(-1);if(this.#t&&ee?.has(le))throw new P(`the name "${le}\
" occurs twice in one object`,G);if(ee?.add(le),!this.#m(F))throw this.#g('":"');this.#s.length===1&&(this.#o={name:le,nameOffset:G,offset:this.#r})}#u(){const G=this.#e,
le=this.#r;let ee=le+1;for(;;){const q=G.charCodeAt(ee);if(q===A)break;if(q===J)ee=this.#h(ee,le);else if(q>=55296&&q<=57343)ee=this.#f(ee,le);else if(q>=32)ee=
ee-le<ie?ee+1:this.#l(ee);else throw this.#p(ee)}this.#r=ee+1}#l(G){return Q.lastIndex=G,Q.test(this.#e),Q.lastIndex}#h(G,le){if(fe.lastIndex=G,!fe.test(this.#e))
throw this.#p(G);const ee=fe.lastIndex;if(!this.#t||ee-G===2)return ee;const q=Number.parseInt(this.#e.slice(G+2,ee),16);if(q<55296||q>57343)return ee;const ye=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(ee,ee+6));if(q>=56320||!ye)throw new P(ze,le);return ee+6}#f(G,le){const[ee,q]=[this.#e.charCodeAt(G),this.#e.charCodeAt(G+1)],ye=ee<56320&&(q&
64512)===56320;if(this.#t&&!ye)throw new P(ze,le);return G+(ye?2:1)}#p(G){const le=G>=this.#e.length;return new P(le?"a string does not end":"a bad escape or co\
ntrol character in a string",G)}#m(G){return this.#w(),this.#E()!==G?!1:(this.#r+=1,!0)}#w(){for(;;){const G=this.#E();if(G!==32&&G!==10&&G!==13&&G!==9)return;this.#r+=
1}}#E(){return this.#e.charCodeAt(this.#r)}#y(G){return G.lastIndex=this.#r,G.test(this.#e)?(this.#r=G.lastIndex,!0):!1}#T(G){const le=this.#e.slice(0,this.#r).
trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#r))?new P(`"," or "${G}" is missing`,le,this.#r):this.#g(`"," or "${G}"`)}#g(G){const le=this.#e.slice(
this.#r,this.#r+1);return new P(`expected ${G}, found ${le===""?"the end":JSON.stringify(le)}`,this.#r)}}function ut(ae){return ae.includes("\\")?String(JSON.parse(
ae)):ae.slice(1,-1)}function We(ae,G){const le=ae.slice(0,G);return{line:le.split(`
`).length,column:G-le.lastIndexOf(`
`)}}function Ie(ae){new st(ae).document()}function Ue(ae){try{new JsonScanner(ae,!1).document()}catch(G){if(G instanceof JsonTextError)return G;throw G}}function Ye(ae,G=!0){
const le=[];return new st(ae,G,q=>le.push(q)).document()==="object"?le:void 0}function oe(ae){return ae.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function _e(ae,G){
return ae===G||be(ae)===be(G)}function be(ae){try{return String(JSON.parse(ae,Ce))}catch(G){if(G instanceof RangeError)return oe(ae);throw G}}function Ce(ae,G,le){
return typeof G=="number"?Ze(le?.source??String(G)):Array.isArray(G)?`[${G.join(",")}]`:(0,I.Gv)(G)?`{${Object.entries(G).map(([q,ye])=>`${JSON.stringify(q)}:${ye}`).
sort().join(",")}}`:JSON.stringify(G)}function Ze(ae){const[,G,le="",ee="",q="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(ae)??[],ye=`${le}${ee}`.replace(
/^0+/,""),ve=ye.replace(/0+$/,"");if(ve==="")return`${G}0`;const rt=BigInt(q)-BigInt(ee.length)+BigInt(ye.length-ve.length);return`${G}${ve}e${rt}`}}),7994:((je,he,N)=>{
N.d(he,{FK:()=>F,LI:()=>ue,wZ:()=>Ee});var I=N(3024),P=N(1455),A=N(6760),re=N(3739);function F(te,Q){const ie=(0,A.relative)(te,Q);return ie===""||ie!==".."&&!ie.
startsWith(`..${A.sep}`)&&!(0,A.isAbsolute)(ie)}function ue(te,Q){const ie=(0,A.resolve)(te,Q);if(Q.includes("\0")||!F((0,A.resolve)(te),ie))throw ce(Q);return ie}
async function J(te,Q){const[ie,fe]=await Promise.all([realpath(te),realpath(ue(te,Q))]);if(!F(ie,fe))throw ce(Q);return fe}function Ee(te,Q){if(!(0,I.existsSync)(
te)){Ee((0,A.dirname)(te),Q);try{(0,I.mkdirSync)(te,{mode:Q})}catch(ie){if((0,re.xU)(ie)!=="EEXIST")throw ie}}}function ce(te){return new re.GQ("path_escapes_ro\
ot",`The path "${te}" leaves its root folder`,{remedy:"Name a path inside the folder, without links that lead out of it."})}}),2978:((je,he,N)=>{N.d(he,{Gy:()=>re,
Jt:()=>F,Qq:()=>P,U9:()=>A,Xd:()=>J,c3:()=>Ee,lS:()=>ce,tG:()=>te,yL:()=>ue});var I=N(8302);function P(Q){return ie=>(0,I.KH)(ie,Q)?ie:void 0}const A=Q=>typeof Q==
"number"&&Number.isSafeInteger(Q)&&Q>=0?Q:void 0,re=Q=>Q===!0?!0:void 0,F=Q=>Q===!0;function ue(Q){return ie=>Q.find(fe=>fe===ie)}function J(Q){return ie=>ie===
null?null:Q(ie)}function Ee(Q,ie){return fe=>{if(!Array.isArray(fe)||fe.length>Q)return;const Te=fe.map(ie).filter(Ae=>Ae!==void 0);return Te.length===fe.length?
Te:void 0}}function ce(Q,ie={}){const fe=Object.entries({...ie,...Q});return Te=>{if(!(0,I.Gv)(Te))return;const Ae={};for(const[ze,st]of fe){const ut=st(Te[ze]);
if(ut!==void 0)Ae[ze]=ut;else if(Object.hasOwn(Q,ze))return}return Ae}}function te(Q,ie){return fe=>{const Te=(0,I.Gv)(fe)?fe[Q]:void 0;if(typeof Te!="string"||
!Object.hasOwn(ie,Te))return;const Ae=ie[Te]?.(fe);return Ae&&{[Q]:Te,...Ae}}}}),3052:((je,he,N)=>{N.d(he,{D6:()=>A,DB:()=>ue,Xq:()=>J,j9:()=>re});var I=N(3739);
const P=1024,A=1024*P,re=1024*A,F=[["TiB",1024*re],["GiB",re],["MiB",A],["KiB",P]];function ue(Ee,ce){const[,te,Q]=/^(\d{1,9}(?:\.\d{1,3})?) ?([KMGT]iB)$/i.exec(
Ee.trim())??[],ie=F.find(([Te])=>Te.toLowerCase()===Q?.toLowerCase())?.[1],fe=Math.round(Number(te)*(ie??Number.NaN));if(fe>0&&Number.isSafeInteger(fe))return fe;
throw new I.GQ("invalid_input",`${ce}: "${Ee}" is not a size`,{input:ce,remedy:"Write it with a unit, as 512MiB, 4GiB or 1.5GiB; it must be larger than zero."})}
function J(Ee){const[ce,te]=F.find(([,ie])=>Ee>=ie)??["bytes",1],Q=Ee/te;return`${Q<10&&te>1?Q.toFixed(1).replace(/\.0$/,""):Math.round(Q)} ${ce}`}}),7287:((je,he,N)=>{
N.d(he,{V1:()=>ue,WJ:()=>re,xJ:()=>A});var I=N(3739);const P={build_fault:"error",index_unanswered:"error",index_empty:"error",base_path:"error",dead_link:"erro\
r",dead_asset:"error",leaked_secret_file:"error",leaked_private_key:"error",leaked_repository:"error",index_unfilled:"warning",printed_error:"warning",odd_address:"\
warning",dead_fragment:"warning",dead_mention:"warning",unclosed_block:"warning",unprocessed_rule:"warning",open_front_matter:"warning",example_of_secrets:"warn\
ing",ignored_rule:"warning",large_file:"warning",source_maps:"notice",not_all_checked:"notice"};function A({code:J}){return P[J]}function re({findings:J}){const[
Ee,...ce]=J.filter(Ae=>A(Ae)==="error");if(!Ee)return;const{place:te,message:Q,remedy:ie}=Ee,fe=te?`${te.file}${te.line===void 0?"":`:${te.line}`}: `:"",Te=ce.length===
0?"":` (and ${ce.length} more ${ce.length===1?"error":"errors"})`;return new I.GQ("check_failed",`Check failed: ${fe}${Q}${Te}`,{remedy:ie??"Correct what the an\
notations name. They are in the summary too."})}const F=20;function ue(J,{findings:Ee}){const ce=Ee.flatMap(te=>{const{code:Q,message:ie,place:fe}=te;if(!fe)return[];
const{file:Te,line:Ae=null,column:ze=null}=fe;return[{file:Te,line:Ae,column:ze,severity:A(te),code:Q,message:ie}]});return{headline:J.message,stage:"check",code:J.
code,exitCode:void 0,remedy:J.remedy,log:[],diagnostics:ce.slice(0,F),moreDiagnostics:Math.max(0,ce.length-F)}}}),8931:((je,he,N)=>{N.d(he,{runCheck:()=>$r});var I=N(
1455),P=N(8161),A=N(6760),re=N(3532),F=N(1224),ue=N(9127),J=N(3739),Ee=N(2345);async function ce(p,h){const{bare:E,branch:m,commit:w,lender:S,shallow:R,origin:B}=h;
for(const me of["objects/info","refs"])await(0,I.mkdir)((0,A.join)(p,me),{recursive:!0});const j=B===void 0?"":`[remote "origin"]
	url = ${JSON.stringify(B)}
`,V={HEAD:`ref: refs/heads/${m}
`,config:`[core]
	repositoryformatversion = 0
	bare = ${E}
${j}`,"packed-refs":w&&`${w} refs/heads/${m}
`,"objects/info/alternates":S&&`${(0,A.join)(S,"objects")}
`,shallow:R};for(const[me,Oe]of Object.entries(V))Oe&&await(0,I.writeFile)((0,A.join)(p,me),Oe)}var te=N(5807),Q=N(1421),ie=N(7975);const fe=(0,ie.promisify)(Q.
execFile),Te=64*1024*1024,Ae=["safe.directory=*","core.fsmonitor=false","core.hooksPath=/dev/null"].flatMap(p=>["-c",p]);function ze(p,h,E,m={}){const w=Object.
fromEntries(Object.entries(h).filter(([R])=>!R.startsWith("GIT_"))),S={cwd:p,env:{...w,LC_ALL:"C",...m},signal:E,maxBuffer:Te};return async(...R)=>{try{return(await fe(
"git",[...Ae,...R],S)).stdout}catch(B){throw(0,J.xU)(B)!=="ENOENT"?B:new J.GQ("unsupported_runtime","git is not installed",{remedy:"Install git on the runner: t\
he check builds the commit that is checked out.",cause:B})}}}async function st(p,h,E){const m=ze(p,h,E),[w="",S="",R=""]=(await ut(m,p,E)).split(`
`),B=ze(w,h,E);return{root:w,commit:R,changed:(await B("diff","--name-only","-z","HEAD")).split("\0").filter(j=>j!==""),git:B,async lend(j,V){const me=await(0,I.
readFile)((0,A.join)(S,"shallow"),"utf8").catch(Oe=>{if((0,J.xU)(Oe)!=="ENOENT")throw Oe});await ce(j,{bare:!0,branch:V,commit:R,lender:S,shallow:me})}}}async function ut(p,h,E){
try{const m=await p("rev-parse","--show-toplevel","--git-common-dir","HEAD^{commit}"),[w="",S="",R=""]=m.split(`
`);return[w,(0,A.resolve)(h,S),R].join(`
`)}catch(m){throw E.throwIfAborted(),m instanceof J.GQ?m:new J.GQ("file_not_found",`There is no checkout in ${h}`,{remedy:`Check the repository out before this \
step:
- uses: actions/checkout@v5`,cause:m})}}const We=5*6e4,Ie="refs/slipway/base";async function Ue(p,h,E,m,w){const S=ze(E,m,w),R=await Ye(h.git,p,w)??await Ye(h.git,
`origin/${p}`,w)??await _e(p,h,E,m,w);return await S("update-ref",Ie,R),{name:p,commit:R}}async function Ye(p,h,E){try{return(await p("rev-parse","--quiet","--v\
erify",`${h}^{commit}`)).trim()}catch(m){if(E.throwIfAborted(),m instanceof J.GQ)throw m;return}}const oe=/^(?!.*(?:\.\.|@\{|\/\/))[^\s~^:?*[\\]+$/;async function _e(p,h,E,m,w){
const S=oe.test(p)?await Ze(h.git,w):void 0;if(!S)throw G(p,"");const R=AbortSignal.timeout(We),B=ze(h.root,m,AbortSignal.any([w,R]),S),j=["--quiet","--depth=1",
"--no-tags","--no-recurse-submodules","origin",`+${p}:${Ie}`];try{await B("--git-dir",E,"fetch",...j)}catch(me){throw w.throwIfAborted(),me instanceof J.GQ?me:G(
p,R.aborted?", and origin does not answer":ae(me),me)}const V=await Ye(ze(E,m,w),Ie,w);if(V===void 0)throw G(p,", and what origin has by this name is not a comm\
it");return V}const be=[["core.askPass",""],["core.sshCommand","ssh -o BatchMode=yes"],["credential.interactive","false"],["gc.auto","0"],["maintenance.auto","f\
alse"],["http.lowSpeedLimit","1000"],["http.lowSpeedTime","60"]],Ce="^(remote\\.origin\\.url|core\\.sshcommand|(http|credential|url)\\..*)$";async function Ze(p,h){
const E=await p("config","--local","--includes","--null","--get-regexp",Ce).catch(()=>"");h.throwIfAborted();const m=E.split("\0").flatMap(B=>{const[j="",...V]=B.
split(`
`);return j===""?[]:[[j,V.length===0?"true":V.join(`
`)]]});if(!m.some(([B])=>B==="remote.origin.url"))return;const w=[...be,...m],S=w.flatMap(([B,j],V)=>[[`GIT_CONFIG_KEY_${V}`,B],[`GIT_CONFIG_VALUE_${V}`,j]]);return{
...{GIT_TERMINAL_PROMPT:"0",GCM_INTERACTIVE:"never",SSH_ASKPASS_REQUIRE:"never"},GIT_CONFIG_COUNT:String(w.length),...Object.fromEntries(S)}}function ae(p){const h=p instanceof
Error&&"stderr"in p&&typeof p.stderr=="string"?p.stderr:"";if(/couldn't find remote ref|no such remote ref|not our ref|unadvertised object/.test(h))return", nor\
 has origin";const m=(h.split(`
`).find(w=>/^(?:fatal|error): /.test(w))??"git said nothing").replace(/^\w+: /,"").replace(/:\/\/[^/\s@]*@/g,"://");return`, and origin cannot be asked: ${(0,te.
Ow)(m,300)}`}function G(p,h,E){return new J.GQ("invalid_input",`compare-to: "${p}" names nothing that this checkout has${h}`,{input:"compare-to",remedy:le,cause:E})}
const le=`Check the base out too: in a pull request it is the first parent of the merge commit.
- uses: actions/checkout@v7
  with: { fetch-depth: 2 }
- uses: slipway/slipway@v1
  with: { mode: check, compare-to: HEAD^1 }`;var ee=N(5635),q=N(292);async function ye(p,h,E){const{report:m,signal:w}=E,S=(0,ee.M)(m.report,F.ml,w);return await S.
phase("compare",async()=>{const R=await rt(p,h,E);return w.throwIfAborted(),await m.compared(R),[void 0,ve(R),R.kind==="unknown"]}),S.phases}function ve(p){const{
base:h}=p,E=`${(0,te.Ow)(h.name,100)} (${(0,q.h0)(h)})`;if(p.kind==="unknown")return`the difference to ${E} is unknown: ${p.why}`;const{pages:m,files:w,bytes:S,
brotli:R}=p.difference;return`${[(0,q.jN)(m," pages"),(0,q.jN)(w," files"),(0,q.Sk)(S),(0,q.Sk)(R," with Brotli")].join(", ")} against ${E}`}async function rt(p,h,E){
const{embedded:m,report:w,checked:S,leftMs:R}=E;if(p.commit===S.commit)return{kind:"unknown",base:p,why:"it is the commit that was checked"};const B=Oe=>{(Oe.type===
"status"||Oe.type==="heartbeat")&&w.report(Oe)},j={...h.follow,timeoutMs:Math.max(1,R)},{outcome:V,output:me}=await m.deploy(p.commit,{...h,...Ot(h),follow:j},B);
return V.status==="succeeded"&&me?{kind:"known",base:p,difference:Et(S.report,S.output.files,me.files)}:{kind:"unknown",base:p,why:lt(V,R)}}function Ot({project:p}){
return{project:p==="base"?"checked":"base"}}function lt({status:p,error:h},E){return p!=="pending"?`it does not build (${h?.message??p})`:E<1?"no time was left \
to build it":`it was not built in the ${(0,ue.a3)(E)} that were left`}function Et({pages:p},h,E){const m=R=>({now:R(h),change:R(h)-R(E)}),w=R=>m(B=>B.reduce((j,V)=>j+
R(V),0));return{pages:{now:p,change:w(({path:R})=>Number(Xe.test(R))).change},files:m(({length:R})=>R),bytes:w(({bytes:R})=>R),brotli:w(({brotli:R})=>R),gzip:w(
({gzip:R})=>R),changes:de(h,E).toSorted((R,B)=>Math.abs(B.bytes)-Math.abs(R.bytes)||(R.path<B.path?-1:1))}}const Xe=/\.x?html?$/i;function de(p,h){const E=new Map(
h.map(j=>[j.path,j])),m=new Set(p.map(({path:j})=>j)),w=p.filter(({path:j})=>!E.has(j)),S=h.filter(({path:j})=>!m.has(j)),R=Qo(w,S),B=new Set(R.flat());return[...p.
flatMap(j=>{const V=E.get(j.path);return V===void 0||V.digest===j.digest?[]:[L(j,V)]}),...R.map(([j,V])=>({...L(j,V),formerly:V.path})),...w.filter(j=>!B.has(j)).
map(j=>Ne("added",j,1)),...S.filter(j=>!B.has(j)).map(j=>Ne("removed",j,-1))]}function L(p,h){const{path:E,bytes:m,brotli:w}=p;return{kind:"changed",path:E,bytes:m-
h.bytes,brotli:w-h.brotli}}function Ne(p,{path:h,bytes:E,brotli:m},w){return{kind:p,path:h,bytes:w*E,brotli:w*m}}function Qo(p,h){const E=Map.groupBy(h,({path:m})=>Je(
m));return[...Map.groupBy(p,({path:m})=>Je(m))].flatMap(([m,w])=>{const[S,R]=w,[B,j]=E.get(m)??[];return m!==void 0&&S&&B&&!R&&!j?[[S,B]]:[]})}const hr=/(?:\.(?:bundle|chunk|legacy|min|module|worker)){0,4}\.\w+(?:\.map)?$/,
ot=[/^(?<stem>.+[-.])(?<hash>[\w-]{8})$/,/^(?<stem>.+[-._])(?<hash>[A-Za-z\d]{6,64})$/],xe=/^(?=.*\d)(?=.*[a-f])[\da-f]{8,64}$/;function Je(p){if(Xe.test(p))return;
const h=p.lastIndexOf("/")+1,[E,m]=[p.slice(0,h),p.slice(h)],w=hr.exec(m)?.[0]??"",S=m.slice(0,m.length-w.length);if(xe.test(S))return`${E}*${w}`;const R=ot.map(
B=>B.exec(S)?.groups).find(B=>qt(B?.hash??""));return R&&`${E}${R.stem}*${w}`}function qt(p){return/^(?=.*[A-Za-z])(?=.*\d)|^(?=.*[a-z]).*[A-Z]|^[A-Z2-7]{8}$/.test(
p)}const dn=String.raw`\\(?:(?:[\da-f]{1,5}(?![\da-f])|[\da-f]{6})(?:\s|(?!\s))|[^\da-f])`,Jt=String.raw`"([^"\\\n]*(?:${dn}[^"\\\n]*)*)"`,Ts=String.raw`'([^'\\\n]*(?:${dn}[^'\\\n]*)*)'`,
pr=String.raw`((?:[^()"'\s\\]|${dn})+)\s*\)`,Er=new RegExp([String.raw`/\*[\s\S]*?(?:\*/|$)`,dn,String.raw`(?:url\(\s*|@import\s+)(?:${Jt}|${Ts})`,String.raw`url\(\s*${pr}`,
Jt.replace("(","(?:"),Ts.replace("(","(?:")].join("|"),"gi"),Qt=/\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/gi;function _s(p){return[...p.matchAll(Er)].flatMap(h=>{const E=h.
slice(1).find(m=>m!==void 0);return E===void 0||E===""||E.startsWith("#")?[]:[{href:fn(E),kind:"asset"}]})}const Zo=new RegExp(`${Er.source}|([{}])`,"gi");function Zt(p){
const h=[];for(const m of p.matchAll(Zo)){const w=m.at(-1);w==="{"?h.push(m.index):w==="}"&&h.pop()}const E=h.at(-1);return E===void 0?void 0:p.slice(0,E).split(
`
`).length}const un=new RegExp(`${Er.source}|(@(?:tailwind|apply|screen|include|mixin|extend|use|forward))(?=\\s)`,"gi");function ei(p){for(const h of p.matchAll(
un)){const E=h.at(-1);if(E?.startsWith("@"))return E}}function ti(p,h){return h.startsWith("<")?`The page ${p} has ${h}, which browsers show as text: the templa\
te engine did not run`:`The style sheet ${p} has ${h}, which browsers ignore: the tool that replaces it did not run`}const ni=/(?<=[=(,:[?|&{}\s]|return)(["'`])(\/(?!\/)[^"'`\s\\<>{}$?#*]{1,200}\.(?:avif|gif|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?))["'`](?=[,;:)\]}?\s])/gi;
function bs(p){return[...p.matchAll(ni)].map(([,,h=""])=>({href:h,kind:"mention"}))}const ln=/\b(?:fetch|getJSON|importScripts|(?:Shared)?Worker)\(\s{0,9}["'`]((?!\/\/)[^"'`\s\\<>{}$?#*:]{1,200}\.(?:csv|geojson|html?|js|json|md|svg|txt|wasm|webmanifest|xml|ya?ml))["'`]\s{0,9}[,)]/g;
function si(p){return[...p.matchAll(ln)].map(([,h=""])=>({href:h,kind:"mention"}))}function fn(p){return p.replace(Qt,(h,E,m,w)=>{const S=E===void 0?Number.NaN:
Number.parseInt(E,16);return S<=1114111?String.fromCodePoint(S):m===void 0?w??"":""})}var ri=N(1600);const Ns={a:[["href","link"],["xlink:href","link"]],area:[[
"href","link"]],script:[["src","asset"]],img:[["src","asset"]],source:[["src","asset"]],video:[["src","asset"],["poster","asset"]],audio:[["src","asset"]],track:[
["src","asset"]],iframe:[["src","link"]],frame:[["src","link"]],embed:[["src","asset"]],object:[["data","asset"]],input:[["src","asset"]],use:[["href","asset"],
["xlink:href","asset"]],image:[["href","asset"],["xlink:href","asset"]]},Ss=new Set(["script","img","svg","iframe","video","audio","canvas","object","embed","in\
put"]),oi=new Set(["title","style","script","template"]),vn=new Set(["pre","code","samp","kbd","textarea","xmp"]),mr=/<%[-=_#]?\s[^<>%]{1,60}(?:%>)?/,Os=[[/(?:^|\s)(?:stylesheet|icon|mask-icon|apple-touch-\S+|manifest|preload|modulepreload|prefetch)(?:\s|$)/i,
"asset"],[/(?:^|\s)(?:alternate|next|prev|help|search)(?:\s|$)/i,"link"]];function Rs(p){const h=new yr;return h.read(p),h}const ii=/^\s*(?:[\d.]+\s*)?(?:[;,]\s*)?url\s*=\s*["']?([^"']+)/i;
class yr{links=[];ids=new Set;base;empty=!0;blank=!0;unrendered;#e=0;#t=[];#n=0;read(h){const E=new ri.i({onopentag:(m,w)=>this.#s(m,w),ontext:m=>this.#i(m),onclosetag:m=>{
this.#t.at(-1)===m&&this.#t.pop(),m==="noscript"&&(this.#n-=1),vn.has(m)&&(this.#e-=1)}});E.write(h),E.end()}#s(h,E){oi.has(h)&&E.shadowrootmode===void 0&&this.#t.
push(h),h==="noscript"&&(this.#n+=1),vn.has(h)&&(this.#e+=1),Ss.has(h)&&(this.empty=!1),this.#n===0&&Ss.has(h)&&h!=="script"&&(this.blank=!1);for(const w of[E.id,
h==="a"?E.name:void 0])w&&this.ids.add(w);switch(E.style?.includes("url(")&&this.#a(_s(E.style)),h){case"base":this.base??=E.href;return;case"meta":this.#o(E);return;case"\
link":this.#r(E);return;case"a":case"area":if(/\bexternal\b/.test(E.rel??""))return;break}const m=(Ns[h]??[]).flatMap(([w,S])=>{const R=E[w];return R===void 0?[]:
[{href:R,kind:S}]});this.#a([...m,...K(E.srcset??"")])}#r({rel:h="",href:E,imagesrcset:m=""}){const w=Os.find(([S])=>S.test(h))?.[1];w!==void 0&&this.#a([...E===
void 0?[]:[{href:E,kind:w}],...K(m)])}#o(h){if(h["http-equiv"]?.toLowerCase()!=="refresh")return;this.empty=!1;const E=ii.exec(h.content??"")?.[1];E&&this.#a([{
href:E.trim(),kind:"link"}])}#i(h){this.#t.at(-1)==="style"&&this.#a(_s(h)),!(this.#t.length>0||h.trim()==="")&&(this.empty=!1,this.#n===0&&(this.blank=!1),this.#e===
0&&(this.unrendered??=mr.exec(h)?.[0].trim()))}#a(h){this.#t.includes("template")||this.links.push(...h.filter(({href:E})=>!wr(E)))}}function wr(p){return/\{\{|\$\{|<%/.
test(p)}function K(p){return p.split(/,\s|(?<=\s[\d.]{1,9}[wxh]),/).flatMap(E=>{const[m=""]=E.trim().split(/\s/,1);return m===""?[]:[{href:m.replace(/(?<!,),+$/,
""),kind:"asset"}]})}const gr=5,ai=/^(?:index\.(?:html|htm|xhtml|php|md|pug|ejs)|default\.html?|home\.html?)$/i;function $n(p){const h=p.filter(w=>ai.test(w)),E=p.
filter(w=>w.endsWith("/index.html")&&w.split("/").length===2),m=p.filter(w=>/^[^/]+\.html?$/i.test(w)&&w!=="404.html");return{folder:m.length>0?void 0:ci(p),files:[
...new Set([...h,...E,...m])].slice(0,gr)}}function ci(p){const h=R=>R.split("/").length,E=p.filter(R=>R.endsWith("/index.html")).sort((R,B)=>h(R)-h(B)),[m,w]=E;
return m!==void 0&&(w===void 0||h(w)>h(m))?m.slice(0,-11):void 0}function Mn({files:[p]}){return p!==void 0&&/^index\.x?html?$/i.test(p)?p:void 0}function en(p){
const{folder:h,files:E}=p,m=Mn(p);return m!==void 0?`The output has ${m}: name it index.html, in lower case.`:h!==void 0?`The output directory has its index.htm\
l in ${h}: put that folder at the end of output-directory.`:`The output directory needs an index.html.${E.length===0?"":` It has ${E.join(", ")}.`} Is output-di\
rectory the folder that the build writes?`}const di=/(?:(?<!if)[(,:]document\.(?:getElementById\(["'`](?<id>[\w-]{1,60})|querySelector\(["'`](?<selector>#[\w-]{1,60}))["'`]\)[),}]|\.mount\(["'`](?<mounted>#[\w-]{1,60})["'`]\))/g,
Ls=20;function ui(p){const h=[];for(const{groups:E}of p.matchAll(di)){const m=E?.id??E?.selector??E?.mounted;if(m!==void 0&&!li(p,m.replace(/^#/,""))&&h.push(m),
h.length>=Ls)break}return h}function li(p,h){return[...["=",":",": "," = "].flatMap(m=>['"',"'","`",'\\"'].map(w=>`id${m}${w}${h}`)),`id=${h}`].some(m=>p.includes(
m))}function Tr(p,h){return p.some(E=>h.has(E.replace(/^#/,"")))?void 0:p[0]}function Is(p){return`The index page stays blank: it has no element with the id "${p.
replace(/^#/,"")}", which its script fills`}const As=10;class _r{#e;#t=new Map;constructor(h){this.#e=h}know(h,E){this.#t.set(h.pathname,Promise.resolve({kind:"\
there",url:h,page:br(E)}))}probe(h){const E=h.pathname+h.search,m=this.#t.get(E);if(m)return m;const w=this.#n(h);return this.#t.set(E,w),w}async#n(h){let E=h;for(let m=0;m<
As;m+=1){const{status:w,headers:S}=await this.#e.fetch(E,{method:"HEAD",signal:this.#e.signal}),R=S.get("location");if(w>=400)return{kind:"missing",status:w};if(w<
300||R===null||!URL.canParse(R,E.href))return{kind:"there",url:E,page:br(S)};if(E=new URL(R,E),E.origin!==this.#e.root.origin)return{kind:"external"}}return{kind:"\
circle"}}}function br(p){return/\bhtml\b/.test(p.get("content-type")??"")}const fi=16,ks=2e4,hi=500,Nr=16*1024*1024;async function pi(p,h,E=!1){const m=new mi(p,
E,new Set(h)),w=h.filter(De=>/\.(?:x?html?|css|m?js)$/i.test(De));await Cn(w.slice(0,ks),De=>m.read(De)),await m.follow();const S=await m.index(),R=m.result(),B=await Un(
R.dead,h,m.prober),j=S.status<300||E?void 0:$n(h),V=j?.folder,me=new Set(V===void 0?[]:h),Oe=De=>Ds(De).some(ft=>me.has(`${V}/${ft}`)),Fe=R.dead.filter(({url:De})=>!Oe(
(0,te.oF)(De.pathname).slice(1)));return{index:S,...R,dead:Fe,instead:j,basePath:B,unread:m.unread+Math.max(0,w.length-ks)}}const Ei=5;class mi{#e;#t;#n;#s=new Set;prober;#r=new Map;#o=new Map;#i=[];#a=[];#c=[];#d=new Map;#u;#l=0;unread=0;constructor(h,E,m){
this.#e=h,this.#t=E,this.#n=m,this.prober=new _r(h)}async index(){const{root:h,fetch:E,signal:m}=this.#e,w=await this.prober.probe(h);if(w.kind!=="there")return{
status:yi(w),empty:!1,unfilled:void 0};const S=await E(w.url,{signal:m}),R=await S.text(),B=w.page?Rs(R):void 0;return{status:S.status,empty:R.trim()===""&&!(this.#t&&
!w.page)||B?.empty===!0,unfilled:B?.blank?this.#h(B,w.url):void 0}}#h({links:h,ids:E},m){const w=h.flatMap(({href:S,kind:R})=>{const B=R==="asset"&&URL.canParse(
S,m.href)?new URL(S,m):void 0;return B?.origin===m.origin?this.#d.get((0,te.oF)(B.pathname).slice(1))??[]:[]});return Tr(w,E)}async read(h){const E=wi(h,this.#e.
root),m=h==="index.html"?await this.#f(E):E,w=await this.#e.fetch(m,{signal:this.#e.signal}),S=await w.text();w.status>=300||(this.prober.know(m,w.headers),S.length>
Nr?this.unread+=1:/\.css$/i.test(h)?this.#w(S,m,h):/js$/i.test(h)?(this.#y(bs(S),m,h),this.#y(this.#m(si(S)),this.#e.root,h),this.#d.set(h,ui(S))):this.#E(S,m,h))}async#f(h){
const E=await this.prober.probe(h);return E.kind!=="there"||Ds((0,te.oF)(E.url.pathname).slice(1)).some(w=>this.#n.has(w))?h:E.url}#p(){return this.#u??=new Set(
[...this.#n].flatMap(h=>{const E=h.split("/");return E.map((m,w)=>E.slice(w).join("/"))})),this.#u}#m(h){return this.#t?[]:h.filter(({href:E})=>!this.#p().has((0,te.
oF)(E).replace(/^(?:\.{0,2}\/)+/,"")))}#w(h,E,m){this.#y(_s(h),E,m);const w=Zt(h);w!==void 0&&this.#c.push({file:m,line:w});const S=ei(h);S!==void 0&&this.#a.push(
{file:m,rule:S})}#E(h,E,m){const w=Rs(h);this.#l+=1,this.#o.set(m,w.ids),w.unrendered!==void 0&&this.#a.push({file:m,rule:w.unrendered});const S=w.base!==void 0&&
URL.canParse(w.base,E.href)?new URL(w.base,E):E;this.#y(w.links,S,m)}#y(h,E,m){for(const{href:w,kind:S}of h){const R=URL.canParse(w,E.href)?new URL(w,E):void 0;
if(R?.origin!==this.#e.root.origin)continue;const B=`${S} ${R.href} ${w}`,j=this.#r.get(B)??{href:w,kind:S,url:R,files:[],latest:"",count:0};this.#r.set(B,j),j.
latest!==m&&(j.latest=m,j.count+=1,j.files=[...j.files,m].sort(hn).slice(0,Ei))}}async follow(){this.#t&&await this.#T(),await Cn(this.#r.values(),async h=>{const E=await this.#_(
h);if(E===void 0)return;const{href:m,url:w,files:S,count:R}=h;this.#i.push({href:m,url:w,files:S,count:R,...E})})}async#T(){const h=new Set;for(let E=[this.#e.root];E.
length>0;){for(const{pathname:w,search:S}of E)h.add(w+S);await Cn(E,w=>this.#g(w)),E=[...this.#r.values()].filter(({kind:w})=>w==="link").map(({url:w})=>w).filter(
({pathname:w,search:S})=>!h.has(w+S))}}async#g(h){const E=await this.prober.probe(h);if(E.kind!=="there"||!E.page)return;const{url:m}=E,w=(0,te.oF)(m.pathname).
slice(1);if(this.#N(w)!==void 0||this.#s.has(w))return;if(this.#s.size>=hi){this.unread+=1;return}this.#s.add(w);const S=await this.#e.fetch(m,{signal:this.#e.signal}),
R=await S.text();S.status>=300||(R.length>Nr?this.unread+=1:this.#E(R,m,w===""||w.endsWith("/")?`${w}index.html`:w))}async#_({url:h,kind:E}){const m=await this.
prober.probe(h);switch(m.kind){case"missing":return{kind:E,why:`answers ${m.status}`};case"circle":return{kind:E,why:"redirects in a circle"};case"external":return;case"\
there":return E!=="link"&&m.page&&/\.(?!x?html?$)\w+$/i.test(m.url.pathname)?{kind:E,why:"answers with a page"}:this.#b(m.url,h.hash)?void 0:{kind:"fragment",why:"\
names no part of it"};default:return m}}#b(h,E){const m=E.slice(1);if(m===""||/^(?:top$|[/!]|:~:)/i.test(m))return!0;const w=this.#N((0,te.oF)(h.pathname).slice(
1));return w===void 0||w.has(m)||w.has((0,te.oF)(m))}#N(h){return Ds(h).map(E=>this.#o.get(E)).find(E=>E!==void 0)}result(){const h=this.#i.sort((m,w)=>hn(m.files[0],
w.files[0])||hn(m.href,w.href)),E=new Set([...this.#r.values()].map(({url:m})=>m.href)).size;return{pages:this.#l,links:E,dead:h,unclosed:this.#c.sort((m,w)=>hn(
m.file,w.file)),unprocessed:this.#a.sort((m,w)=>hn(m.file,w.file))}}}function Ds(p){const h=p===""||p.endsWith("/")?p:`${p}/`;return[p,`${p}.html`,`${h}index.ht\
ml`]}function yi(p){return p.kind==="missing"?p.status:310}function wi(p,h){const E=p.replace(/(^|\/)index\.html$/,"$1");return new URL(E.split("/").map(encodeURIComponent).
join("/"),h)}function hn(p="",h=""){return p<h?-1:+(p>h)}async function Cn(p,h){const E=p[Symbol.iterator](),m=async()=>{for(let w=E.next();!w.done;w=E.next())await h(
w.value)};await Promise.all(Array.from({length:fi},m))}const gi=3;async function Un(p,h,E){let m="/";for(let w=0;w<gi;w+=1){if(m=_i(p.flatMap(({url:j})=>Ti(m,j.
pathname))),m===""||h.some(j=>`/${j}`.startsWith(m)))return;const S=p.filter(j=>xn(j,m)),B=(await Promise.all(S.map(({url:j})=>bi(j,m,E)))).filter(Boolean).length;
if(B>1&&B*2>S.length)return m}}function xn({url:p,kind:h},E){return h!=="fragment"&&`${p.pathname}/`.startsWith(E)}function Ti(p,h){const E=h.startsWith(p)?h.slice(
p.length).split("/",1)[0]:"";return E?[`${p}${E}/`]:[]}function _i(p){const h=new Map;for(const E of p)h.set(E,(h.get(E)??0)+1);return[...h].reduce((E,m)=>m[1]>
E[1]?m:E,["",0])[0]}async function bi(p,h,E){const{kind:m}=await E.probe(new URL(`/${p.pathname.slice(h.length)}${p.search}`,p));return m==="there"}var Ni=N(1619),
Si=N(3130);function Sr(p){return{...p,kind:"platform",input:"the platform",description:"the embedded platform's own",obtain:(h,{onSecret:E})=>Oi(p,h,E)}}async function Oi(p,h,E){
E(p.requestToken),(0,Ni.J)(new URL(p.requestUrl).origin,"the platform's address");try{return await(0,Si.g)("the platform",p,h,E)}catch(m){throw!(m instanceof J.
GQ)||m.code!=="unauthorized"?m:m.with({remedy:"The data directory may be of another platform; name the right one with --data.",cause:m})}}var Ri=N(3194),Li=N(1981),
Ii=N(7244);const Fn=25*1024*1024;function Ai({files:p,odd:h,ignoredRules:E,faults:m}){const w=p.filter(({path:R})=>/\.(?:js|mjs|cjs|css)\.map$/.test(R)),S=[...h.
map(R=>pn[R.kind](R.path)),...p.flatMap(({path:R,bytes:B,hasKey:j})=>[...B>Fn?[ki(R,B)]:[],...j?[vi(R)]:[]]),...w.length>0?[Or(w)]:[],...Re(p)];return{files:p,findings:S,
ignoredRules:E,faults:m}}const pn={repository:p=>({code:"leaked_repository",message:`The output contains a git repository, ${p}: its whole history would be publ\
ic`,remedy:"Build into a folder of its own, or have the build remove it."}),secrets:p=>({code:"leaked_secret_file",built:p,message:`The output contains ${p}: a \
file of secrets would be public`,remedy:"Keep it out of the output directory, and change the secrets in it if it was ever published."}),example:p=>({code:"examp\
le_of_secrets",built:p,message:`The output contains ${p}, which is not published`,remedy:"Leave it out of the output directory."})};function ki(p,h){return{code:"\
large_file",message:`${p} has ${(h/1024**2).toFixed(0)} MB; more than ${Fn/1024**2} is much for a site`}}const Di=/^undefined(?:\/|\.html?$)|\[object Object\]/;
function Re(p){const[h,...E]=p.filter(({path:S})=>Di.test(S));if(!h)return[];const m=E.length===0?"":` and ${E.length} more`;return[{code:"odd_address",message:`\
The output contains ${h.path}${m}: a value was missing where its address was made`,remedy:"Look at the setting that makes the addresses of pages."}]}function vi(p){
return{code:"leaked_private_key",built:p,message:`The output contains a private key, in ${p}: it would be public`,remedy:"Take the key out of what the build pub\
lishes, and replace it if it was ever published."}}function Or(p){const[h]=p,E=p.length===1?"":` and ${p.length-1} more`;return{code:"source_maps",message:`The \
output contains source maps (${h?.path}${E}): anyone can read the sources in them`}}async function Be(p){const{startPlatform:h,env:E,scratch:m,lent:w}=p;let S,R=new AbortController;
const B=await h({dir:(0,A.join)(m,"platform"),port:0,allowLocalGit:!0,lasting:!1,buildNetwork:"open",env:E,async onOutput(j){S=Ai(j),R.abort()}});return{async deploy(j,V,me){
S=void 0,R=new AbortController;const Oe=Sd(R.signal);return{outcome:await Od(B,Rr(V,j,w),me,{...p,sleep:Oe}),output:S}},[Symbol.asyncDispose]:()=>B[Symbol.asyncDispose]()}}
const At=100,Nd=5;function Sd(p){return async(h,E)=>{if(p.aborted)return F.ml.sleep(Nd,E);try{await F.ml.sleep(h,E?AbortSignal.any([E,p]):p)}catch(m){if(E?.throwIfAborted(),
!p.aborted)throw m}}}function Rr(p,h,E){const{configuration:m,follow:w}=p;return{...p,configuration:{...m,repository:E,settings:$i(m.settings)},commit:h,create:!0,
isPassing:!0,verify:"off",urlTemplate:void 0,follow:{...w,wait:!0,pollIntervalMs:At,statusMap:new Map}}}function $i({domains:p,...h}){return h}function Od(p,h,E,{
signal:m,folder:w,onSecret:S,sleep:R}){const{baseUrl:B,requestUrl:j,requestToken:V}=p,me=Sr({requestUrl:j,requestToken:V,audience:B}),Oe=(0,Ri.N)(h,{baseUrl:B,source:me},
{fetch,clock:{...F.ml,sleep:R},tree:(0,Ii.c)(w),signal:m,run:()=>Promise.reject(new TypeError("A check runs no token command")),onSecret:S,reporter:E});return(0,Li.
deploy)(h,Oe)}var Rd=N(8302),Lr=N(8595);async function Mi(p,h,E,m,w=!1){let S,R,B;const j=p.replace(/^(?:\.{0,2}\/)+/,"");for(const me of Gi(p,h)){const Oe=(await m(
me)).filter(({file:ft})=>!Ci.test(ft)),Fe=Oe.filter(({file:ft})=>!kt(ft,E));if(B){const ft=me===j?jn(Fe.filter(({file:js})=>!vs.test(js))):void 0;if(ft)return{place:ft,
others:[B]};continue}const De=jn(Fe)??jn(Fe.filter(({file:ft})=>Yi(ft,h)));if(De&&!(w&&vs.test(De.file)))return{place:De,others:[]};B=De,S??=Wi(Fe,h,w),R??=jn(Oe)}
const V=B??(S?void 0:R);return V?{place:V,others:[]}:S}const Ci=/\.log$|(?:^|\/)(?:netlify\.toml|(?:vercel|firebase)\.json|_redirects)$/;function wt(p){return vs.
test(p)}const vs=/\.(?:mdx?|markdown)$/,Ui=/(?:^|\/)_?(?:layouts?|includes?|partials?|components?|themes?)\//i;function xi(p){return!p||p.others.length===0?"":`\
; also in ${p.others.map(({file:h,line:E})=>E===null?h:`${h}:${E}`).join(", ")}`}const Fi=/(?:[\s"'`(=[{}>,:%]|(?:\(|:\s)<|<(?=\.))\.{0,2}\/?$/,ji=/^[\s"'`)\]}<>,;#?]/;
function Pi(p,h){for(let E=p.indexOf(h);E!==-1;E=p.indexOf(h,E+1)){const[m,w]=[p.slice(Math.max(0,E-4),E),p.slice(E+h.length,E+h.length+1)];if((E===0||Fi.test(m))&&
(w===""||ji.test(w)))return E+1}}const Bi=/(?:^|\/)(?:__\w+__|tests?|specs?|fixtures?|examples?|node_modules|vendor)\//;function Hi(p,h,E){return kt(p,E)||Bi.test(
p)?void 0:Zt(h)}function kt(p,h){return h!==void 0&&p.startsWith(`${h}/`)}function Gi(p,h){const[E=""]=p.split(/[?#]/,1),m=p.replaceAll("&","&amp;"),w=/^\.{1,2}\//.
test(E)?new URL(E,`http://site/${encodeURI(h)}`).pathname:"",S=[p,m,E,w],R=(w||E).replace(/^\/+/,""),B=gt(R)?[R,...Ir(R)]:[],j=[...S,...S.map(V=>V.replace(/\/$/,
"")),...B];return[...new Set([...j,...j.map(te.oF)])].filter(V=>V.length>1)}function gt(p){return/\.\w{2,5}$/.test(p)}function Ir(p){const h=p.split("/");return h.
slice(1).map((E,m)=>h.slice(m+1).join("/"))}const Ar=4;function Wi(p,h,E){if(p.length===0||p.length>Ar)return;const m=new Set(h.replace(/(?:(?:^|\/)index)?\.[^/.]+$/,
"").split("/")),w=({file:j})=>j.split(/[/.]/).filter(V=>m.has(V)).length,S=j=>(E&&Ui.test(j.file)?m.size+1:0)+w(j),[R,...B]=p.toSorted((j,V)=>S(V)-S(j));return R&&
{place:R,others:B}}function jn(p){const[h]=p;return h&&p.every(({file:E})=>E===h.file)?h:void 0}function Yi(p,h){const E=$s(h.replace(/\/index\.[^/]+$/,""));return $s(
p)===E||$s(p.replace(/\/index\.[^/]+$/,""))===E}function $s(p){return p.slice(p.lastIndexOf("/")+1).replace(/(?<=.)\..*$/,"")}const En=100,kr='If another applic\
ation serves the link on the same host, add rel="external" to it: the check skips such links.';async function Xi(p,h){const E=[],{basePath:m}=p,w=p.dead.filter(
S=>m===void 0||!xn(S,m));m!==void 0&&E.push(await Ld(m,p,h));for(const[S,R]of w.entries()){const B=S<En?await h.find(R.href,R.files[0]??"",R.count>1):void 0;if(R.
kind==="mention"&&B&&wt(B.place.file))continue;const j=ea(R),V=S<En?await Ki(h,R):"";E.push({...j,message:j.message+xi(B)+V,place:B?.place})}return[...await Zi(
p,h),...E,...sa(p)]}async function Ki(p,{kind:h,url:E}){const m=(0,te.oF)(E.pathname);if(h!=="asset"&&h!=="mention"||m.endsWith("/"))return"";const w=await p.fileOf(
m);return w===void 0?"":`/${w}`.endsWith(m)?`; the repository has ${w}, which the build did not write to this address`:`; the repository has ${w}: addresses dis\
tinguish capital from small letters`}function Dr(p){return p.map(h=>({code:"build_fault",message:(0,Lr._Q)(h),remedy:"Mend this first: what the site lacks may f\
ollow from it.",place:h.file===null?void 0:{file:h.file,...h.line===null?{}:{line:h.line}}}))}function zi(p){return Dr(p.filter(({isMarked:h})=>h)).map(h=>({...h,
code:"printed_error",remedy:"The site may lack what the build left out for it."}))}async function Vi({unclosed:p},h){const E=await h.unclosedSheets(),m=(w,S,R)=>({
code:"unclosed_block",message:`The style sheet ${w} ends within the block that line ${S} opens: its rules from there on may not count`,remedy:"Add the missing }\
.",place:R});return E.length>0?E.map(w=>m(w.file,w.line,w)):p.map(({file:w,line:S})=>m(w,S))}async function qi(p){return(await p.openFrontMatter()).map(({file:h,
line:E,lacks:m})=>({code:"open_front_matter",message:`The front matter of ${h} lacks its ${m} line ---: tools take it for text, and show it`,remedy:`Add the lin\
e --- ${m==="first"?"above the first key":"below the last key"}.`,place:{file:h,line:E}}))}async function Ji({unprocessed:p},h){const E=S=>S.startsWith("<"),m=new Map,
w=p.filter(({rule:S})=>{const R=(m.get(S)??0)+1;return m.set(S,R),R===1||!E(S)});return Promise.all(w.slice(0,En).map(async({file:S,rule:R})=>{const B="unproces\
sed_rule",j=ti(S,R);if(!E(R))return{code:B,message:j,remedy:"Does the build read the configuration of that tool, as postcss.config.js?",place:await h.ruleNamed(
R)};const V=(m.get(R)??1)-1;return{code:B,message:j+(V>0?` (and ${V} more ${V===1?"page":"pages"})`:""),remedy:"Does package.json have the engine, or the render\
er for it, as hexo-renderer-ejs?",place:await Ms(h,S)}}))}async function Ms(p,h){const E=await p.fileNamed(h.slice(h.lastIndexOf("/")+1));return E===void 0?void 0:
{file:E}}async function Ld(p,{dead:h},E){const m=h.filter(S=>xn(S,p)),w=await E.find(p,"")??await E.find(p.slice(0,-1),"");return{code:"base_path",message:`The \
site is built for the base path ${p}, and is served without one: ${m.length} of its links and files answer 404`,remedy:"Build it for /: base in Vite, Astro and \
VitePress, basePath in Next.js, baseUrl in Docusaurus, homepage in package.json.",place:w?.place}}const Qi="Give the element of the page the id that the script \
names, or the other way round.";async function Zi(p,h){const{index:E,instead:m}=p;if(m){const w=Mn(m),S=w===void 0?void 0:await h.fileNamed(w);return[{code:"ind\
ex_unanswered",message:`The site has no index page: / answers ${E.status}`,remedy:en(m),place:S===void 0?void 0:{file:S}}]}if(E.status>=500)return[{code:"index_\
unanswered",message:`The app answers / with ${E.status}`}];if(E.unfilled!==void 0){const w=await Ms(h,"index.html");return[{code:"index_unfilled",message:Is(E.unfilled),
remedy:Qi,place:w}]}return E.empty?[{code:"index_empty",message:"The index page is empty: it shows nothing and loads no script"}]:[]}function ea(p){const h=JSON.
stringify(p.href.length>200?`${p.href.slice(0,199)}\u2026`:p.href);switch(p.kind){case"link":return{code:"dead_link",message:`Dead link: ${h} ${p.why} (${Pn(p)}\
)`,remedy:kr};case"asset":return{code:"dead_asset",message:`Missing file: ${h} ${p.why} (${Pn(p)})`};case"mention":return{code:"dead_mention",message:`A script \
names ${h}, which ${p.why} (${Pn(p)})`};case"fragment":return{code:"dead_fragment",message:`The page that ${h} leads to has no such part (${Pn(p)})`};default:return p.
kind}}function Pn({files:p,count:h}){const E=h-1;return`in ${p[0]}${E>0?` and ${E} more ${E===1?"file":"files"}`:""}`}async function ta({findings:p},h){const E=async(m,w)=>{
const{built:S}=m;if(S===void 0||w>=En)return m;const R=await h.fileNamed(S.slice(S.lastIndexOf("/")+1));return R===void 0?m:{...m,place:{file:R}}};return Promise.
all(p.map(E))}async function na(p,h){const E=new Map,m=async({file:w,line:S,reason:R})=>{const B=E.get(w)??h.fileNamed(w);E.set(w,B);const j=await B;return{code:"\
ignored_rule",message:`Ignored rule (${S===void 0?w:`${w}, line ${S}`}): ${R}`,place:j===void 0?void 0:{file:j,...(0,Rd.Eb)({line:S})}}};return Promise.all(p.map(
m))}function sa({unread:p}){return p===0?[]:[{code:"not_all_checked",message:`${p} pages or style sheets are too long, or too many, to be read`}]}var Bn=N(7287);
const ra=2;function oa(p){const h=new Set,E=[];for(const[m,w]of p){const S=Cs(w[0],1),R=mn(w,S?1:0),[B]=R;if(!B||R.length<ra)continue;const j=`${m.slice(0,m.lastIndexOf(
"/")+1)}\0${B.text.split(":")[0]}`,V=w.findIndex(Oe=>Cs(Oe)&&Oe.line>B.line),me=w[V]?.line===(R.at(-1)?.line??0)+1;S&&me?h.add(j):me?E.push({kind:j,file:m,line:1,
lacks:"first"}):S&&V===-1&&E.push({kind:j,file:m,line:1,lacks:"last"})}return E.filter(({kind:m})=>h.has(m)).map(({file:m,line:w,lacks:S})=>({file:m,line:w,lacks:S}))}
function Cs(p,h=p?.line){return p!==void 0&&p.line===h&&p.text.trimEnd()==="---"}function mn(p,h){const[E]=p.slice(h);if(!E||E.line!==h+1||!/^\w/.test(E.text))return[];
const m=p.findIndex((w,S)=>S>=h&&(Cs(w)||w.line!==S+1));return p.slice(h,m===-1?void 0:m)}function Id(p,h,E){const m=new Map,w=S=>{const R=m.get(S)??Tt(p,h,S);return m.
set(S,R),R};return{find:(S,R,B)=>Mi(S,R,E,w,B),async unclosedSheets(){return[...await Z(p,h,[""],["css"])].flatMap(([R,B])=>{const j=Hi(R,B.map(({text:V})=>V).join(
`
`),E);return j===void 0?[]:[{file:R,line:j}]})},async openFrontMatter(){const S=await Z(p,h,mt,["md","mdx","markdown","njk","liquid","html"]);return oa(new Map(
[...S].filter(([R])=>!kt(R,E))))},async ruleNamed(S){const R=["css","pcss","postcss","scss","sass","less"].map(me=>`:(glob)**/*.${me}`),j=(await p("grep","-I","\
-n","-z","-F","-e",`${S} `,h,"--",...R).catch(()=>"")).split(`
`).flatMap(me=>{const[Oe="",Fe=""]=me.split("\0"),De=Oe.slice(h.length+1);return Fe===""||kt(De,E)?[]:[{file:De,line:Number(Fe)}]}),[V]=j;return V&&j.every(({file:me})=>me===
V.file)?V:void 0},async fileNamed(S){const R=await Hn(p,h,`:(glob)**/${S}`),B=R.filter(me=>!kt(me,E)),[j,...V]=B.length>0?B:R;return V.length>0?void 0:j},async fileOf(S){
const R=S.replace(/^\/+/,""),j=(await Hn(p,h,`:(icase,glob)**/${R.replace(/[\\*?[\]]/g,"\\$&")}`)).filter(Fe=>!kt(Fe,E)),V=j.filter(Fe=>`/${Fe}`.endsWith(`/${R}`)),
[me,...Oe]=V.length>0?V:j;return Oe.length>0?void 0:me}}}const mt=["^---[[:space:]]*$","^[[:alpha:]_][[:alnum:]_-]*:([[:space:]]|$)","^[[:space:]]*-[[:space:]]",
"^[[:space:]]+[^[:space:]]","^#"];async function Z(p,h,E,m){const w=m.map(j=>`:(glob)**/*.${j}`),S=E.flatMap(j=>["-e",j]),R=await p("grep","-I","-n","-z","-E",...S,
h,"--",...w).catch(()=>""),B=new Map;for(const j of R.split(`
`)){const[V="",me="",...Oe]=j.split("\0");if(me==="")continue;const Fe=V.slice(h.length+1),De=B.get(Fe)??[];B.set(Fe,De),De.push({line:Number(me),text:Oe.join("\
\0")})}return B}async function Hn(p,h,E){return(await p("grep","-l","-z","-e","",h,"--",E).catch(()=>"")).split("\0").flatMap(w=>w===""?[]:[w.slice(h.length+1)])}
async function Tt(p,h,E){return(await p("grep","-I","-n","-z","-F","-e",E,h,"--").catch(()=>"")).split(`
`).flatMap(w=>k(w,h,E))}function k(p,h,E){const[m="",w="",...S]=p.split("\0"),R=Pi(S.join("\0"),E);return R===void 0?[]:[{file:m.slice(h.length+1),line:Number(w),
column:R}]}var et=function(p,h,E){if(h!=null){if(typeof h!="object"&&typeof h!="function")throw new TypeError("Object expected.");var m,w;if(E){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");m=h[Symbol.asyncDispose]}if(m===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");m=h[Symbol.dispose],E&&(w=m)}if(typeof m!="function")throw new TypeError("Object not disposable.");w&&(m=function(){try{w.call(this)}catch(S){return Promise.
reject(S)}}),p.stack.push({value:h,dispose:m,async:E})}else E&&p.stack.push({async:!0});return h},vr=(function(p){return function(h){function E(R){h.error=h.hasError?
new p(R,h.error,"An error was suppressed during disposal."):R,h.hasError=!0}var m,w=0;function S(){for(;m=h.stack.pop();)try{if(!m.async&&w===1)return w=0,h.stack.
push(m),Promise.resolve().then(S);if(m.dispose){var R=m.dispose.call(m.value);if(m.async)return w|=2,Promise.resolve(R).then(S,function(B){return E(B),S()})}else
w|=1}catch(B){E(B)}if(w===1)return h.hasError?Promise.reject(h.error):Promise.resolve();if(h.hasError)throw h.error}return S()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(p,h,E){var m=new Error(E);return m.name="SuppressedError",m.error=p,m.suppressed=h,m});async function $r(p,h,E,m){try{return await Mr(
p,h,E,m)}catch(w){if(!m.signal.aborted)throw w;return{...Wn,status:"cancelled",failure:void 0,phases:[],error:xs()}}}async function Mr(p,h,E,m){const w={stack:[],
error:void 0,hasError:!1};try{const{env:S,signal:R}=m,{repository:B,branch:j,outputDirectory:V}=p.configuration,me=(0,A.isAbsolute)(B)?B:m.workspace,Oe=et(w,await Dt(
S),!0),Fe=(0,A.join)(Oe.path,"source.git"),De=st(me,S,R);De.catch(()=>{});const ft=gn=>E.addSecret(gn),js={...m,scratch:Oe.path,lent:Fe,folder:me,onSecret:ft},Fr=et(
w,await Be(js),!0),Ft=await De;E.checkedOut(Ft.commit),xr(Ft,E.report),await Ft.lend(Fe,j);const aa=h===void 0?void 0:await Ue(h,Ft,Fe,S,R),Ps=F.ml.now(),{commit:Yn}=Ft;
let jr=(0,Ee.Rm)(p.appType);const ca=gn=>{gn.type==="url"?jr||=gn.isServer===!0:E.report(gn)},{outcome:Xn,output:yn}=await Fr.deploy(Yn,p,ca),{status:Pr,url:wn}=Xn;
if(Pr!=="succeeded"||yn===void 0||wn===void 0)return ia(Xn,p);const Br={root:new URL(wn),fetch:(0,re.Q)(fetch),signal:R},jt=await Ur(Br,yn,jr,Id(Ft.git,Yn,V));await E.
checked(jt);const da=p.follow.timeoutMs-(F.ml.now()-Ps),Bs=aa&&{embedded:Fr,report:E,signal:R,checked:{commit:Yn,report:jt,output:yn},leftMs:da},Hr=Bs?await ye(
aa,p,Bs):[],Kn=(0,Bn.WJ)(jt);return{...Xn,...Wn,status:Kn?"failed":"succeeded",error:Kn,phases:[...Xn.phases,...Hr],failure:Kn&&(0,Bn.V1)(Kn,jt)}}catch(S){w.error=
S,w.hasError=!0}finally{const S=vr(w);S&&await S}}const Cr=5;async function Ur(p,h,E,m){const w=h.files.map(({path:V})=>V),S=await pi(p,w,E),R=await Xi(S,m),B=R.
some(V=>(0,Bn.xJ)(V)==="error"),j=V=>h.files.reduce((me,Oe)=>me+V(Oe),0);return{pages:S.pages,links:S.links,files:h.files.length,bytes:j(({bytes:V})=>V),brotli:j(
({brotli:V})=>V),gzip:j(({gzip:V})=>V),largest:h.files.toSorted((V,me)=>me.bytes-V.bytes).slice(0,Cr),findings:[...B?Dr(h.faults):zi(h.faults),...Gn([...await ta(
h,m),...await na(h.ignoredRules,m),...R,...await Vi(S,m),...await Ji(S,m),...await qi(m)])]}}const Us=["error","warning","notice"];function Gn(p){const h=E=>Us.
indexOf((0,Bn.xJ)(E))*2+(E.place?0:1);return p.toSorted((E,m)=>h(E)-h(m))}const Wn={appID:void 0,appCreated:!1,deployID:void 0,url:void 0};function ia(p,{follow:h}){
const E={...p,...Wn};if(p.error?.code==="interrupted")return{...E,status:"cancelled",error:xs()};if(p.status!=="pending")return E;if(p.error&&p.error.code!=="de\
ploy_timeout")return{...E,status:"failed"};const m=`The check has not ended within ${(0,ue.a3)(h.timeoutMs)}, and was stopped`;return{...E,status:"failed",error:new J.
GQ("deploy_timeout",m,{input:"timeout",remedy:"Raise the input timeout."})}}function xs(){return new J.GQ("interrupted","Interrupted: the check was stopped, and\
 has no result")}const Fs=5;function xr({changed:p},h){if(p.length===0)return;const E=p.slice(0,Fs).join(", "),m=p.length>Fs?` and ${p.length-Fs} more`:"";h({type:"\
warning",message:`Changed since the commit, and not part of the check: ${E}${m}`,remedy:"The platform builds commits: commit what belongs to the check."})}async function Dt(p){
const h=await(0,I.mkdtemp)((0,A.join)(p.RUNNER_TEMP||(0,P.tmpdir)(),"slipway-check-"));return{path:h,[Symbol.asyncDispose]:()=>(0,I.rm)(h,{recursive:!0,force:!0,
maxRetries:3}).catch(()=>{})}}}),292:((je,he,N)=>{N.d(he,{Ej:()=>Ee,Sk:()=>F,by:()=>ue,h0:()=>A,jN:()=>re,sX:()=>P});var I=N(5807);function P({pages:ce,links:te,
files:Q,bytes:ie}){return`Checked ${(0,I.hS)(ce,"page")}, ${(0,I.hS)(te,"link")} and ${(0,I.hS)(Q,"file")} (${Ee(ie)})`}function A({commit:ce}){return ce.slice(
0,7)}function re({now:ce,change:te},Q=""){return`${(0,I.zD)(ce)}${Q} (${J(te,I.zD)})`}function F({now:ce,change:te},Q=""){return`${Ee(ce)}${Q} (${ue(te)})`}function ue(ce){
return J(ce,Ee)}function J(ce,te){return`${ce>0?"+":ce<0?"-":"\xB1"}${te(Math.abs(ce))}`}function Ee(ce){return ce<1e3?`${ce} B`:ce<1e6?`${(ce/1e3).toFixed(1)} \
kB`:`${(ce/1e6).toFixed(1)} MB`}}),7:((je,he,N)=>{N.d(he,{KT:()=>te,Lh:()=>ue,Xm:()=>Q,eo:()=>J,yH:()=>Ee});const I="slp_",P="0123456789ABCDEFGHIJKLMNOPQRSTUVWX\
YZabcdefghijklmnopqrstuvwxyz",A=40,re=6,F=new RegExp(`^${I}[0-9A-Za-z]{${A+re}}$`);function ue(ie){return ie.startsWith(I)}function J(ie){if(!F.test(ie))return!1;
const fe=ie.length-re;return ie.slice(fe)===ce(ie.slice(I.length,fe))}function Ee(ie){const fe=Array.from({length:A},()=>P[ie(P.length)]).join("");return I+fe+ce(
fe)}function ce(ie){let fe=process.getBuiltinModule("node:zlib").crc32(ie),Te="";for(let Ae=0;Ae<re;Ae+=1)Te=P[fe%P.length]+Te,fe=Math.floor(fe/P.length);return Te}
const te={atPlace:{organization:200,projects:1e3,project:100,app:20},nameLength:63,leastMs:6e4,defaultMs:90*864e5,mostMs:365*864e5},Q=["viewer","deployer"]}),8595:((je,he,N)=>{
N.d(he,{_Q:()=>A,i1:()=>re,iA:()=>P,iq:()=>F,q3:()=>ue,ws:()=>I});const I=5,P=500;function A({message:J}){return`The build ended with 0 in spite of an error: ${J}`}
const re=["build_fault","type_detected","quota_near","cdn_behind","index_unanswered","index_empty","index_unfilled","dead_asset","dead_mention","unclosed_block",
"unprocessed_rule"],F=10,ue=["repository","secrets","example"]}),2207:((je,he,N)=>{N.d(he,{Mb:()=>P,PB:()=>I,iV:()=>re,sR:()=>A});const I=["queued","building","\
syncing","activating","succeeded","failed","cancelled"],P=["queue","clone","install","build","sync","activate"],A=["repository_not_found","repository_not_allowe\
d","branch_not_found","commit_not_found","clone_failed","root_directory_missing","package_json_invalid","build_script_missing","app_ambiguous","server_build","n\
o_start_command","node_unavailable","install_failed","build_failed","build_timeout","build_killed","builder_crashed","out_of_memory","disk_quota","output_missin\
g","output_empty","nothing_to_serve","output_unsafe","output_too_large","site_broken","disk_full","storage_unavailable","sync_failed","start_failed","not_listen\
ing","unhealthy","dns_refused","activation_failed","cdn_refused","interrupted"],re={invalid_request:400,unauthorized:401,forbidden:403,not_found:404,organization_not_found:404,
app_not_found:404,deployment_not_found:404,release_not_found:404,table_not_found:404,method_not_allowed:405,app_exists:409,conflict:409,domain_taken:409,app_deleted:410,
body_too_large:413,unsupported_media_type:415,validation_failed:422,domain_not_verified:422,quota_exceeded:422,rate_limited:429,internal:500,unavailable:503}}),
4235:((je,he,N)=>{N.d(he,{DR:()=>I,FU:()=>re,Tl:()=>P,em:()=>A});const I={healthPath:{pattern:/^\/(?:[\x21\x22\x24-\x2e\x30-\x7e][\x21\x22\x24-\x7e]{0,1022})?$/,
example:"/health",what:"a path"},memory:{pattern:/^(?:(?:6[4-9]|[7-9]\d|[1-9]\d{2,3})MiB|(?:[1-9]|1[0-6])GiB)$/,example:"512MiB",what:"a size of 64MiB to 16GiB"},
idleTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,example:"15m",what:'a time with one unit, or "0" for never'},requestTimeout:{pattern:/^(?:0|off|[1-9]\d{0,3}[sm]|[1-9]\d{0,2}h|[1-9]\d?d)$/,
example:"30s",what:'a time with one unit, or "0" for no limit'}},P=16,A={healthPath:"/",instances:1,memory:"512MiB",idleTimeout:"15m",requestTimeout:"30s"},re=4096}),
5290:((je,he,N)=>{N.d(he,{h:()=>re});var I=N(2978),P=N(8595),A=N(2345);const re=(0,I.c3)(P.iq,(0,I.lS)({code:(0,I.yL)(P.i1),file:(0,I.Xd)((0,I.Qq)(A.IC.file)),line:(0,I.
Xd)(F=>typeof F=="number"&&Number.isSafeInteger(F)&&F>0?F:void 0),message:(0,I.Qq)(P.iA)}))}),3194:((je,he,N)=>{N.d(he,{N:()=>Ye});var I=N(7598),P=N(3739),A=N(8302),
re=N(4840),F=N(3823),ue=N(9570),J=N(86);const Ee=new Map([...Object.entries(ue.I).map(([oe,{input:_e}])=>[oe,_e]),["commit","repository"],["env","env"]]);function ce({
fields:oe},{name:_e,ours:be,sent:Ce}){if(oe.length===0)return;const Ze=oe.map(q=>({...q,own:ie(q.field,be,Ce)})),ae=Ze.map(({field:q,own:ye,message:ve})=>{const rt=ye===
void 0?"which is not sent":`from the input ${Ee.get(ye)??"app-settings"}`;return`; ${ye!==void 0&&ye!==q?`${q} (our ${ye})`:q}, ${rt}: "${ve}"`}),G=new Set(Ze.flatMap(
({own:q})=>q??[])),le=Object.keys(be).map(q=>`"${G.has(q)?`NAME-FOR-${q}`:q}": ${Q(q)}`),ee=Ze.flatMap(({field:q,own:ye})=>ye===void 0?[te(q)]:[]);return{words:ae.
join(""),remedy:`Correct the input that the answer names. If the service has other names for these fields, write them in a map (input api-map):
requests:
  ${_e}: |
    {${[...le,...ee].join(", ")}}`}}function te(oe){const[_e="",...be]=oe.split(".");return`"${_e}": ${be.length===0?"VALUE":`{${te(be.join("."))}}`}`}function Q(oe){
return/^[A-Za-z]\w*$/.test(oe)?oe:`\`${oe}\``}function ie(oe,_e,be){const Ce=oe.split("."),Ze=Ce.at(-1)??"",ae=Object.keys(_e),G=ae.find(q=>[oe,Ze,Ce[0]??""].some(
ye=>(0,J.tK)(ye)===(0,J.tK)(q)));if(G!==void 0)return G;const le=Ce.reduce((q,ye)=>(0,A.Gv)(q)?q[ye]:void 0,be);if(le===void 0)return;const ee=ae.filter(q=>JSON.
stringify(_e[q])===JSON.stringify(le));return ee.length===1?ee[0]:void 0}const fe=async(...oe)=>(await N.e(51).then(N.bind(N,2388))).decodeFailure(...oe),Te={createApp:{
doing:"create the app",mayRepeat:!1,decode:re.EG},updateApp:{doing:"update the app",mayRepeat:!0,decode:re.BE},replaceEnv:{doing:"replace the variables",mayRepeat:!0,
decode:re._B},listEnvironments:{doing:"read the environments",mayRepeat:!0,decode:re.Dr},deploy:{doing:"start the deployment",mayRepeat:!1,decode:re.Dd},listDeployments:{
doing:"list the deployments",mayRepeat:!0,decode:re.zV},readFailure:{doing:"read the failure",mayRepeat:!0,takesText:!0,decode:fe}},Ae=50;function ze(oe,{org:_e,
project:be},Ce){const Ze={orgID:_e,projectID:be},ae=ee=>({...Ze,appID:ee});async function G(ee,q,ye,ve){const rt={org:_e,project:be,app:ye.parameters.appID??""},
lt=(ve===void 0?void 0:await Ce?.request(ee,ve,rt))??ve,Et=q.mayRepeat&&F.bw[ee].method==="GET";return oe({...q,route:F.bw[ee],decode:async(Xe,de,L)=>q.decode(Xe,
de,L,await Ce?.answer(ee,Xe))},{...ye,...lt===void 0?{}:Et?{query:st(lt)}:{body:lt},readError:Ce&&((Xe,de)=>Ce.error(Xe,de)),explain:lt===void 0||Et?void 0:(Xe,de)=>de===
400||de===422?ce(Xe,{name:ee,ours:ve??{},sent:lt}):void 0})}const le=(ee,{limit:q,cursor:ye,page:ve,signal:rt}={})=>{const Ot=ve===void 0?(0,A.Eb)({limit:q?.toString(),
cursor:ye}):void 0;return G("listDeployments",Te.listDeployments,{parameters:ae(ee),page:ve,signal:rt},Ot)};return{listDeployments:le,createApp:(ee,q={})=>G("cr\
eateApp",Te.createApp,{parameters:Ze,...q},ee),updateApp:(ee,q,{signal:ye}={})=>G("updateApp",Te.updateApp,{parameters:ae(ee),signal:ye},q),replaceEnv:(ee,q,{signal:ye}={})=>G(
"replaceEnv",Te.replaceEnv,{parameters:ae(ee),signal:ye},{env:Object.fromEntries(q)}),listEnvironments:(ee,{signal:q}={})=>G("listEnvironments",Te.listEnvironments,
{parameters:ae(ee),signal:q}),lookUp:(ee,{signal:q}={})=>G("listEnvironments",{...Te.listEnvironments,decode:re.JC},{parameters:ae(ee),signal:q}),deploy:(ee,q,ye={})=>G(
"deploy",Te.deploy,{parameters:ae(ee),...ye},{...q}),async*allDeployments(ee,q={}){const ye=new Set;let{cursor:ve,page:rt}=q;for(let Ot=0;Ot<Ae;Ot+=1){const{deployments:lt,
nextCursor:Et,nextPage:Xe}=await le(ee,{...q,cursor:ve,page:rt});q.onPage?.(),yield*lt;const de=Et??Xe;if(de===void 0||ye.has(de))return;ye.add(de),ve=Et,rt=Et===
void 0?Xe:void 0}},async readFailure(ee,q,{signal:ye}={}){try{return await G("readFailure",Te.readFailure,{parameters:{...ae(ee),deployID:q},signal:ye})}catch(ve){
if(ve instanceof P.GQ&&ve.call?.status===404)return;throw ve}}}}function st(oe){const _e=Object.entries(oe).filter(([,be])=>["string","number","boolean"].includes(
typeof be));return Object.fromEntries(_e.map(([be,Ce])=>[be,String(Ce)]))}var ut=N(3082),We=N(3532),Ie=N(4112),Ue=N(1224);function Ye(oe,{baseUrl:_e,source:be},Ce){
const{reporter:Ze,tree:ae,typeInCheckout:G,signal:le,clock:ee=Ue.ml}=Ce,q={clock:ee,every:Ue.fm,random:Math.random,uuid:I.randomUUID},ye=({message:Et,remedy:Xe})=>Ze(
{type:"warning",message:Et,remedy:Xe}),ve={...q,fetch:Ce.fetch,signal:Ce.requestSignal??le,onTrouble:({error:Et})=>ye({message:`${Et.message}; trying again`,remedy:void 0})},
{run:rt,onSecret:Ot}=Ce,lt=(0,ut.r)(be,{...ve,run:rt,onSecret:Ot,onNoEmail:ye});return{...q,reporter:Ze,tree:ae,typeInCheckout:G,signal:le,tokens:lt,platform:ze(
(0,Ie.o)({...ve,baseUrl:_e,tokens:lt}),oe,oe.apiMap),fetch:(0,We.Q)(Ce.fetch),async identify(){return await lt.token(),be.description}}}}),7244:((je,he,N)=>{N.d(
he,{c:()=>A});var I=N(3024),P=N(7994);function A(re){const F=(ue,J)=>{try{return J()}catch{return ue}};return{root:re,exists:ue=>F(!1,()=>(0,I.statSync)((0,P.LI)(
re,ue)).isFile()),list:ue=>F([],()=>(0,I.readdirSync)((0,P.LI)(re,ue)))}}}),4406:((je,he,N)=>{N.r(he),N.d(he,{createConsole:()=>I});const I=()=>()=>({status:404,
headers:{},body:""})}),4083:((je,he,N)=>{N.r(he),N.d(he,{createOidcSignIn:()=>I});const I=()=>{}}),7428:((je,he,N)=>{N.d(he,{typeByProgram:()=>ue});var I=N(1421),
P=N(7975),A=N(1463);const re=(0,P.promisify)(I.execFile),F=6e4;async function ue(J,{env:Ee,signal:ce}){const te={env:(0,A.uV)({PATH:Ee.PATH}),signal:ce,timeout:F};
return(await re(process.execPath,[A.RX,"type",JSON.stringify(J)],te)).stdout}}),1463:((je,he,N)=>{N.d(he,{I3:()=>ut,Ld:()=>ze,RX:()=>ue,ig:()=>Ae,nq:()=>ie,uV:()=>We});
var I=N(7598),P=N(3024),A=N(6760);const re=import.meta.filename.endsWith(".ts"),F=(0,A.join)(import.meta.dirname,re?"../../..":"../.."),ue=(0,A.join)(F,re?"src/\
worker.ts":"dist/worker/index.js"),J=re?(0,A.join)(F,"src"):ue,Ee=(re?["src","node_modules","package.json"]:["dist","package.json"]).map(Ie=>(0,A.join)(F,Ie)),ce=(0,A.
join)(F,"node_modules",".cache","slipway"),te=4,Q=5;function ie(){const Ie=(0,A.dirname)(process.execPath),Ue=[Ie,process.execPath].find(oe=>((0,P.statSync)(oe).
mode&Q)!==Q),Ye=Ue??Ee.map(fe).find(oe=>oe!==void 0);if(Ye!==void 0)return{path:Ye,command:`chmod -R a+rX ${Ue?Ie:Ee.join(" ")}`}}function fe(Ie){const Ue=(0,P.
statSync)(Ie,{throwIfNoEntry:!1});if(!Ue)return;const Ye=Ue.isDirectory()?Q:te;if((Ue.mode&Ye)!==Ye)return Ie;const oe=(0,A.basename)((0,A.dirname)(Ie))==="node\
_modules";if(!Ue.isDirectory()||oe)return;const _e=(0,P.readdirSync)(Ie).filter(be=>!be.startsWith("."));for(const be of _e){const Ce=fe((0,A.join)(Ie,be));if(Ce!==
void 0)return Ce}}function Te(Ie){return`${(0,I.hash)("sha256",Ie).slice(0,16)}/`}function Ae(Ie,Ue){return`slipway-worker:${Te(Ie)}${Ue}`}function ze(Ie,Ue){return`\
slipway-functions:${Te(Ie)}${Ue}`}const st=[/^(?:LANG|LC_\w+|TZ)$/,/^(?:https?|no|all)_proxy$/i,/^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|GIT_SSL_CAINFO)$/,
/^npm_config_(?:registry|cafile|proxy|https_proxy|noproxy)$/i];function ut(Ie){const Ue={};for(const[Ye,oe]of Object.entries(Ie))oe!==void 0&&oe!==""&&st.some(_e=>_e.
test(Ye))&&(Ue[Ye]=oe);return Ue}function We(Ie){const{PATH:Ue="/usr/local/bin:/usr/bin:/bin",NODE_EXTRA_CA_CERTS:Ye,NODE_USE_SYSTEM_CA:oe}=Ie;return{PATH:Ue,LC_ALL:"\
C.UTF-8",NODE_COMPILE_CACHE:ce,...Ye&&{NODE_EXTRA_CA_CERTS:(0,A.resolve)(Ye)},...oe&&{NODE_USE_SYSTEM_CA:oe}}}}),5047:((je,he,N)=>{N.r(he),N.d(he,{startLocalPlatform:()=>Jk});
var I=N(3024),P=N(6760),A=N(3739),re=N(7994),F=N(7598),ue=N(8161),J=N(1224),Ee=N(7030),ce=N(1709);function te(t){return Q(t,"trusted-proxies")}function Q(t,e){const n=new Ee.
BlockList;for(const s of t){const[,r="",o]=/^([^/]*)(?:\/(\d{1,3}))?$/.exec(s)??[],i=(0,Ee.isIP)(r),a=i===4?32:128;if(i===0||r.includes("%")||Number(o??0)>a)throw new A.
GQ("invalid_input",`--${e}: "${s}" is not an address or a network`,{input:e,remedy:"Write addresses and networks with commas between them, as 10.0.0.5,10.1.0.0/\
16,2001:db8::/32."});n.addSubnet(r,Number(o??a),i===4?"ipv4":"ipv6")}return n}function ie(t,e,n){let s=Ae(t);if(e===void 0)return s;for(const r of e.split(",").
reverse()){if(!Te(n,s))break;const o=Ae(r.trim());if((0,Ee.isIP)(o)===0)break;s=o}return s}function fe({remoteAddress:t}){const e=Ae(t??"");return(0,ce.O)(e)?"l\
oopback":ze(e)}function Te(t,e){const[n=""]=e.split("%",1),s=(0,Ee.isIP)(n);return s!==0&&t.check(n,s===4?"ipv4":"ipv6")}function Ae(t){return t.replace(/^::ffff:(?=\d+\.)/i,
"")}function ze(t){if((0,Ee.isIP)(t)!==6)return t.slice(0,40);const[e="",n]=t.toLowerCase().split("%",1)[0]?.split("::")??[],s=e===""?[]:e.split(":");return`${(n===
void 0?s:[...s,"0","0","0","0"]).slice(0,4).join(":")}::/64`}class st extends Error{name="BodyTooLarge"}class ut extends Error{name="BodyBroken"}function We(t,e,n={}){
return{status:t,headers:{"content-type":"application/json; charset=utf-8","cache-control":"no-store",...n},body:JSON.stringify(e)}}function Ie(t){return{status:0,
headers:{},take:t}}function Ue(t,e){const{take:n}=t;return n?Ie(async s=>{const r=await n(s);return e(r),r}):(e({status:t.status,bytes:Ye(t)}),t)}function Ye({body:t,
headers:e}){return t===void 0?0:t instanceof Uint8Array?t.byteLength:typeof t=="string"?Buffer.byteLength(t):Number(e["content-length"]??0)}function oe(t,e){const n=t.
headers[e];return typeof n=="string"?n:n?.[0]}function _e(t){const e=t.indexOf("?");return e===-1?t:t.slice(0,e)}const be={by:null,via:"platform",from:null},Ce=30,
Ze=1e3;function ae({org:t,project:e,appID:n},s,r={}){return{org:t,project:e,appID:n,action:s,...r}}const G=20,le=1e3,ee=6e4,q=36e5,ye=864e5,ve=200;function rt(t,{
clock:e,every:n,log:s}){let r=new Map,o=0,[i,a,c]=[0,0,0];const d=async()=>{const f=e.now();Math.floor(f/ye)!==i&&([i,a]=[Math.floor(f/ye),0]);const y=[...r.values()];
r=new Map;const g=y.slice(0,Math.max(0,le-a));for(const{count:T}of y.slice(g.length))o+=T;a+=g.length;for(const T of g)await t.append(Ot(T),[lt(T)]);if(o===0||Math.
floor(f/q)===c)return;c=Math.floor(f/q);const _=o;o=0,await t.append(be,[{action:"access.refuse",after:{code:"others",count:_}}])},u=()=>d().catch(f=>{s("warn",
"refusals_not_recorded",{reason:String(f)})}),l=n(ee,()=>{u()});return{note(f){const{code:y,request:g,by:_,org:T,via:b}=f,O=JSON.stringify([fe(g),y,_,T,b]),C=r.
get(O);C?C.count+=1:r.size<G?r.set(O,{...f,count:1}):o+=1},flush:u,async[Symbol.asyncDispose](){l(),c=0,await u()}}}function Ot({by:t,via:e,request:n}){return{by:t??
null,via:e,from:fe(n),requestID:n.requestID}}function lt({org:t,code:e,request:n,count:s}){const r=_e(n.target).slice(0,ve);return{org:t,action:"access.refuse",
after:{code:e,count:s,first:`${n.method} ${r}`}}}var Et=N(5239),Xe=N(9127),de=N(3052),L=N(7934),Ne=N(8302);const Qo=5,hr=60;function ot(t){return L.FsL(L.IeY(Ne.
Gv,"must be an object"),L.rej(t,e=>e.expected==="never"?Zo(e.path,t):"is required"))}function xe(t){return L.yqP(L.mee(t))}function Je(t,e){return L.yqP(L.FsL(t,
L.h_(e)))}function qt(t){return L.yqP(L.ZmZ(t))}const dn=["__proto__","prototype","constructor"];function Jt(t,e){return L.FsL(L.IeY(Ne.Gv,"must be an object"),
L.z6Y(n=>!dn.some(s=>Object.hasOwn(n,s)),`must not contain ${dn.join(", ")}`),L.g1P(t,e))}function Ts(t){return L.z6Y(e=>t(e)===void 0,({input:e})=>t(e)??"")}function pr(t,e,n){
const s=L.xLC(t,e,{abortPipeEarly:!0});return s.success?{output:s.output}:{faults:s.issues.map(({path:r,message:o})=>`${_s(r)||n} ${o}`)}}function Er(t,e){const n=v.
safeParse(t,e,{abortPipeEarly:!0});return n.success?{output:n.output}:{faults:new Map(n.issues.map(({path:s,message:r})=>[String(s?.[0]?.key??""),r]))}}function Qt(t){
const e=t.length>hr?`${t.slice(0,hr)}\u2026`:t;return/^[\w.*@$/-]+…?$/.test(e)?e:JSON.stringify(e)}function _s(t){return(t??[]).map(({key:e})=>typeof e=="numb\
er"?`[${e}]`:`.${Qt(String(e))}`).join("").replace(/^\./,"")}function Zo(t,e){const n=t?.at(-1)?.input,[,...s]=(0,Ne.Gv)(n)?Object.keys(n).filter(c=>!Object.hasOwn(
e,c)):[],r=s.slice(0,Qo).map(Qt),o=s.length-r.length,i=[...r,...o>0?[`${o} more`]:[]].join(", "),a=Object.keys(e).filter(c=>e[c]?.expects!=="never");return`is n\
ot a known field${i===""?"":` (also: ${i})`}. Known fields: ${a.join(", ")}`}const Zt=["viewer","deployer","admin"];function un(t){const{email:e,issuer:n}=(0,Ne.
Gv)(t)?t:{};return typeof e=="string"&&typeof n=="string"?{email:e,issuer:n}:void 0}function ei(t){const e=async n=>n.token?ni(n.token,await t(ti(n))):t(n);return{
roleOf:async(n,s)=>ri((await e(n)).filter(r=>bs(r,s)).map(({role:r})=>r)),async organizationsOf(n){const s=new Set((await e(n)).map(({org:r})=>r));return s.has(
"*")?void 0:[...s].sort()},mayIn:async(n,s,r)=>(await e(n)).some(o=>(o.org==="*"||o.org===s)&&fn(o.role,r)),async partsOf(n,s){const r=(await e(n)).filter(o=>o.
org==="*"||o.org===s);if(!r.some(({project:o})=>o===void 0))return[...new Set(r.map(({project:o,appID:i})=>i===void 0?o:`${o}/${i}`))].filter(o=>o!==void 0).sort()}}}
function ti({email:t,issuer:e}){return{email:t,issuer:e}}function ni(t,e){return e.flatMap(n=>{const s=bs(n,t.place)?t.place:bs(t.place,n)?n:void 0,r=fn(n.role,
t.role)?t.role:n.role;return s?[{org:s.org,project:s.project,appID:s.appID,role:r}]:[]})}function bs(t,e){return t.org!=="*"&&t.org!==e.org?!1:t.project===void 0?
!0:t.project===e.project&&(t.appID===void 0||t.appID===e.appID)}function ln({org:t,project:e,appID:n}){return e===void 0?`the organization ${t}`:n===void 0?`the\
 project ${t}/${e}`:`the app ${t}/${e}/${n}`}function si({org:t,project:e,appID:n},s,r){return s==="projects"?`The projects of the organization ${t} together ha\
ve ${r.projects}`:`T${ln(s==="organization"?{org:t}:s==="project"?{org:t,project:e}:{org:t,project:e,appID:n}).slice(1)} has ${r[s]}`}function fn(t,e){return t!==
void 0&&Zt.indexOf(t)>=Zt.indexOf(e)}function ri(t){return Zt.findLast(e=>t.includes(e))}const Ns=512,Ss=/^[!-?A-~]*@[!-?A-~]+$/;function oi(t){return t.length<=
Ns&&Ss.test(t)&&!t.startsWith("@")?t.toLowerCase():void 0}function vn(t){return/[^\0-\x7f]/.test(t)}function mr(t){return t.slice(t.lastIndexOf("@"))}const Os=253,
Rs="[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?",ii=new RegExp(`^(?:${Rs}\\.)+(?!\\d+$)${Rs}$`);function yr(t){return t.length<=Os&&ii.test(t)}function wr(t,e){return t===
e||t.endsWith(`.${e}`)}var K=N(2345);const gr='must be a size above 0 with a unit, as "512MiB", "10GiB" or "1.5TiB"';function ai(t){try{return(0,de.DB)(t,"disk")>
0}catch{return!1}}function $n(t,e,n){const s=`must be a whole number, ${t} to ${e}`;return Je(L.FsL(L.aig(s),L.ndf(s),L.Wwf(t,s),L.cGV(e,s)),n)}const ci=ot({disk:Je(
L.FsL(L.YjP(gr),L.z6Y(ai,gr)),'What the files of all kept releases may take, as "10GiB". Each release counts with all its files. Default: no bound.'),apps:$n(0,
1e6,"Apps at once, with those of previews, and without deleted ones. Default: --organization-apps."),buildsAtOnce:$n(1,1e4,"Builds at once, on all nodes. Furthe\
r ones wait. Default: --organization-builds."),buildMinutesPerMonth:$n(0,1e8,"Minutes that builds may take in a month of UTC, also those that fail or are cancel\
led. Default: no bound."),kvsRequestsPerMonth:$n(0,1e12,"Requests to the key-value store in a month of UTC. Default: no bound.")});function Mn(t){return L.KCZ([
t,L.YOg(t)],"must be a string, or a list of strings")}const en=L.FsL(L.YjP("must be a string"),L.BpQ(1,"must not be empty")),di=L.FsL(L.YjP("must be a string"),
L.Ru6(Ns,`must have at most ${Ns} characters`),L.yGV(Ss,({input:t})=>{const e=vn(t)?"has characters other than ASCII":'is neither an email nor "@domain"';return`\
is "${t}", which ${e}`})),Ls=512,ui="https://token.actions.githubusercontent.com",li=L.FsL(Jt(L.YjP(),L.FsL(L.YjP("must be a string"),L.BpQ(1,"must not be empty"),
L.Ru6(Ls,`must have at most ${Ls} characters`))),L.z6Y(t=>Object.keys(t).some(e=>e!=="iss"),"names no claim besides iss")),Tr=L.KCZ([di,li],'must be an email, "\
@domain", or claims, as {"repository_id": "123"}');function Is(t){const e=`${t} ASCII emails, or @domain for every email of a domain; upper and lower case are t\
he same. Or claims that an ID token must have, all of them, as {"repository_id": "123", "environment": "production"}: those of GitHub Actions, or of the issuer \
that "iss" names.`,n=L.KCZ([Tr,L.YOg(Tr)],'must be an email, "@domain", claims, or a list of these');return Je(n,e)}const As={viewer:Is("May read."),deployer:Is(
"May change apps, and what they have."),admin:Is("May do everything, also say who may.")},_r=L.FsL(L.YjP(),L.yGV(K.cS,"is not an identifier")),br=Je(Jt(_r,ot(As)),
"Grants for single apps, by their ID."),fi=Je(Jt(_r,ot({...As,apps:br})),'Grants for single projects, by their ID. "*" has none.'),ks={...As,projects:fi},hi=24*
36e5;function Nr(t){try{const e=(0,Xe.E9)(t,"buildTimeout");return e>=1e3&&e<=hi}catch{return!1}}const pi="[a-z0-9-]+(?:\\.[a-z0-9-]+)+",Ei=L.FsL(L.YjP("must be\
 a string"),L.Ru6(Os+2,`must have at most ${Os+2} characters`),L.yGV(new RegExp(`^(?:\\*|(?:\\*\\.)?${pi})$`),'must be a host name in lower case and punycode, a\
s "shop.example.com", or "*.example.com", or "*"')),mi=ot({roles:Je(ot(ks),"Who may do what in the organization, in its projects and in their apps."),...ks,adminsMayGrant:Je(
L.zMY("must be true or false"),'True if those with the role admin may add and remove members, in the console and by "slipway members", beside those of this file\
. Default false: only this file grants, and such members do not count. That of "*" is for organizations without one of their own.'),buildTimeout:Je(L.FsL(L.YjP(
"must be a string"),L.z6Y(Nr,'must be a time of 1s to 24h, as "90s", "30m" or "1h30m"')),'The longest that a build of the organization may take, up to 24h, inst\
ead of --build-timeout. That of "*" is for organizations without one of their own.'),quotas:Je(ci,'Bounds of what the organization uses. Those of "*" are for ea\
ch organization without one of its own of the same name.'),domains:Je(Mn(Ei),'Custom domains that apps of the organization may have without a DNS record that pr\
oves it: "shop.example.com", "*.example.com" for all names below, "*" for all.')}),Ds=ot({issuer:L.FsL(L.YjP("must be a string"),L.z6Y(wi,"must be an https:// U\
RL without query (http:// only for loopback)"),L.yuE({format:"uri"}),L.h_("The value of the iss claim: an https URL, or an http URL of loopback.")),audience:Je(
Mn(en),"Accepted aud values. Default: the platform's own base URL."),email:L.lqM(L.FsL(L.YjP("must be a string"),L.yGV(/\{[^{}]+\}/,'must be a template of claim\
s, as "{email}" or "{repository}@github.actions"'),L.z6Y(t=>!vn(t),"has characters other than ASCII"),L.h_("A template of claims for the email that grants name.\
 For GitHub Actions: {repository}@github.actions")),"{email}"),emailsVerified:L.lqM(L.FsL(L.zMY("must be true or false"),L.h_("True if the issuer verifies every\
 email before it writes it into a token: then a token may lack email_verified. Microsoft Entra, for example, leaves the claim out. A token whose email_verified \
is false is refused all the same.")),!1),clientId:Je(en,"The client that people sign in to the console with, by the code flow. Its redirect URI is {public URL}/\
console/sign-in/callback/{the issuer without https://, with - for /}."),clientSecretFile:Je(en,"A file with the client's secret. A relative path begins in the d\
ata directory."),clientSecretEnv:Je(en,"The environment variable of the platform that has the client's secret."),name:Je(L.FsL(en,L.Ru6(60,"must have at most 60\
 characters")),"The name of the identity provider on the sign-in page. Default: its host."),require:L.lqM(L.FsL(Jt(L.YjP(),Mn(en)),L.h_("Claims that a token mus\
t have, each with one of the values.")),{})}),yi=L.FsL(ot({$schema:L.yqP(L.YjP("must be a string")),localIssuer:L.lqM(L.FsL(L.zMY("must be true or false"),L.h_(
"Whether tokens of the platform's own issuer count. Every user who can read run.json in the data directory can get one, for any email.")),!0),issuers:L.lqM(L.FsL(
L.YOg(Ds,"must be a list"),L.H0v(({dataset:t,addIssue:e})=>{if(!t.typed)return;const n=t.value.map(({issuer:r})=>r),s=n.find((r,o)=>n.indexOf(r)!==o);s!==void 0&&
e({message:`names ${s} twice`})}),L.h_("Identity providers whose ID tokens count. Keys are found by OpenID Connect discovery.")),[]),organizations:L.FsL(Jt(L.FsL(
L.YjP(),L.yGV(new RegExp(`^(?:\\*|${K.cS.source.slice(1,-1)})$`),"is not an organization's identifier")),mi),L.h_('Grants by organization; "*" is every organiza\
tion.'))}),L.DDF("platform.json"),L.h_("Who may do what on a platform that several people share. The platform reads the file from its data directory when it sta\
rts, and again when it changes."));function wi(t){if(!URL.canParse(t))return!1;const e=new URL(t);return e.search!==""||e.hash!==""||e.username!==""?!1:e.protocol===
"https:"||e.protocol==="http:"&&(0,ce.c)(e.hostname)}function hn(t,{roles:e={},...n}){const s=`organizations.${t}`,r=[...Cn(t,`${s}.roles`,e),...Cn(t,s,n)],o=new Map;
for(const{place:i,path:a}of r){const c=ln(i),d=o.get(c);if(d)throw new Error(`${d} and ${a} both grant roles in ${c}: move those of ${a} there`);o.set(c,a)}return r.
flatMap(({grants:i})=>i)}function Cn(t,e,{projects:n={},...s}){if(t==="*"&&Object.keys(n).length>0)throw new Error(`${e}.projects is not possible: name the orga\
nization`);const r=(o,i,a)=>{const c=Zt.flatMap(d=>[a[d]??[]].flat().map(u=>{const l=typeof u=="string"?u.toLowerCase():u;return{...o,role:d,who:l,path:`${i}.${d}`}}));
return c.length>0?[{place:o,path:i,grants:c}]:[]};return[...r({org:t},e,s),...Object.entries(n).flatMap(([o,{apps:i={},...a}])=>{const c=`${e}.projects.${o}`;return[
...r({org:t,project:o},c,a),...Object.entries(i).flatMap(([d,u])=>r({org:t,project:o,appID:d},`${c}.apps.${d}`,u))]})]}function gi(t,{iss:e=ui,...n}){const{org:s,
project:r,appID:o,role:i,path:a}=t;return{org:s,project:r,appID:o,role:i,path:a,iss:e,claims:n}}const Un={localIssuer:!0,issuers:[],isLocal:!0,grantsOf:()=>[{org:"\
*",role:"admin"}],adminsMayGrant:()=>!1,membersOf:()=>[],buildTimeoutOf:()=>{},quotasOf:()=>({}),withQuotas:[],mayUseDomain:()=>!0},xn=1024*1024,Ti=10;function _i(t,e={},n=()=>{}){
const s=(0,P.join)(t,"platform.json");if(!(0,I.existsSync)(s))return Un;try{if((0,I.statSync)(s).size>xn)throw new Error(`is larger than ${xn} bytes`);return Ni(
JSON.parse((0,I.readFileSync)(s,"utf8")),{file(r){return n(r),(0,I.readFileSync)((0,P.resolve)(t,r),"utf8").trim()},env:r=>e[r]})}catch(r){throw new A.GQ("inval\
id_file",`${s}: ${(0,A.bD)(r)}`,{place:{file:s},remedy:`Correct the file (${(0,Et.fs)("self-hosting")} shows one), or remove it to trust only the local issuer.`,
cause:r})}}const bi={file:()=>"",env:()=>{}};function Ni(t,e=bi){const n=pr(yi,t,"the file");if("faults"in n)throw new Error(n.faults.slice(0,Ti).join("; "));const{
localIssuer:s,issuers:r,organizations:o}=n.output,i=Object.entries(o).flatMap(([l,f])=>hn(l,f)),a=Map.groupBy(i.flatMap(l=>typeof l.who=="string"?[{...l,who:l.who}]:
[]),({who:l})=>l),c=i.flatMap(l=>typeof l.who=="string"?[]:[gi(l,l.who)]),d=c.find(({iss:l})=>!r.some(({issuer:f})=>f===l));if(d)throw new Error(`${d.path} name\
s claims of ${d.iss}, which is not one of issuers`);const u=l=>o[l]?.adminsMayGrant??o["*"]?.adminsMayGrant??!1;return{localIssuer:s,isLocal:!1,issuers:r.map(({
issuer:l,audience:f,email:y,emailsVerified:g,require:_,...T},b)=>({issuer:l,audiences:f===void 0?void 0:[f].flat(),email:y,emailsVerified:g,granted:[...new Set(
c.filter(({iss:O})=>O===l).flatMap(({claims:O})=>Object.keys(O)))],client:Si(l,T,`issuers[${b}]`,e),require:Object.fromEntries(Object.entries(_).map(([O,C])=>[O,
[C].flat()]))})),grantsOf:({email:l,issuer:f,claims:y={}})=>[...a.get(l)??[],...a.get(mr(l))??[],...c.filter(({iss:g,claims:_})=>g===f&&Object.entries(_).every(
([T,b])=>y[T]===b))],adminsMayGrant:l=>l===void 0?Object.keys(o).some(u):u(l),membersOf:l=>i.filter(f=>f.org===l||f.org==="*"),buildTimeoutOf(l){const f=o[l]?.buildTimeout??
o["*"]?.buildTimeout;return f===void 0?void 0:(0,Xe.E9)(f,"buildTimeout")},quotasOf:l=>({...Sr(o["*"]),...Sr(o[l])}),withQuotas:Object.keys(o).filter(l=>l!=="*"&&
o[l]?.quotas!==void 0),mayUseDomain(l,f){return[o[l]?.domains??[],o["*"]?.domains??[]].flat().some(g=>Oi(g,f))}}}function Si(t,{clientId:e,clientSecretFile:n,clientSecretEnv:s,
name:r},o,i){const a=n!==void 0||s!==void 0;if(e===void 0){if(a)throw new Error(`${o} has a client secret, but no clientId`);return}if(n!==void 0&&s!==void 0)throw new Error(
`${o} has clientSecretFile and clientSecretEnv: keep one of them`);const c=n===void 0?s&&i.env(s):i.file(n);if(a&&!c){const u=n===void 0?`clientSecretEnv names \
the variable ${s}`:`clientSecretFile names ${n}`;throw new Error(`${o}.${u}, which is empty or not set`)}const d=t.replace(/^https?:\/\//,"").replace(/\/$/,"").
replace(/[^a-z0-9.]+/gi,"-");return{id:e,secret:c||void 0,name:r??new URL(t).host,slug:d}}function Sr({quotas:{disk:t,...e}={}}={}){return{...e,...t!==void 0&&{
disk:(0,de.DB)(t,"disk")}}}function Oi(t,e){return t==="*"||t===e||t.startsWith("*.")&&e.endsWith(t.slice(1))}function Ri(t,e){return ei(async n=>{const s=t.grantsOf(
n);if(!e||!t.adminsMayGrant())return s;const r=await e.of([n.email,mr(n.email)]);return[...s,...r.filter(({org:o})=>t.adminsMayGrant(o))]})}const Li=2e3;function Ii({
dir:t,env:e,log:n,every:s=J.fm}){const r=(0,P.join)(t,"platform.json"),o=new Map,i=()=>(o.clear(),o.set(r,Fn(r)),_i(t,e,f=>o.set((0,P.resolve)(t,f),Fn((0,P.resolve)(
t,f)))));let a=i(),c;const d=f=>{c!==f&&n("error","policy_refused",{message:f}),c=f},u=()=>{if(![...o].every(([f,y])=>Fn(f)===y))try{const f=i();if(f===Un&&a!==
Un){d(`${r} was removed: what it said stays in force until the platform starts again`);return}a=f,c=void 0,n("info","policy_read",{file:r})}catch(f){d((0,A.bD)(
f))}},l=s(Li,u);return{policy:Ai(()=>a),get fault(){return c},look:u,[Symbol.dispose]:l}}function Fn(t){try{const{ino:e,size:n,mtimeNs:s,ctimeNs:r}=(0,I.statSync)(
t,{bigint:!0});return[e,n,s,r].join()}catch(e){return(0,A.xU)(e)??"unknown"}}function Ai(t){return new Proxy(Un,{get:(e,n)=>Reflect.get(t(),n)})}function pn(t){
const{everyMs:e,onFailure:n,every:s=J.fm,isDue:r=!1}=t;let o;const i=()=>(o??=t.run().then(()=>{},n).finally(()=>{o=void 0}),o),a=s(e,()=>{i()});return r&&i(),{
run:i,async[Symbol.asyncDispose](){a(),await o}}}const ki=1e3,Di=2e4;class Re extends Error{name="StoreUnavailable";isFull;constructor(e,{isFull:n=!1,...s}={}){
super(e,s),this.isFull=n}}async function vi(t,e,n){const s=e.monotonic()+Di;for(let r=1;;r+=1)try{return await t(r)}catch(o){if(!(o instanceof Re&&!o.isFull)||n?.
aborted||e.monotonic()>=s||(await e.sleep(ki,n).catch(()=>{}),n?.aborted))throw o}}const Or=["ok","missed","refused","limited","failed"],Be=["get_ok","get_misse\
d","get_refused","get_limited","get_failed","put_ok","put_refused","put_limited","put_failed","delete_ok","delete_refused","delete_limited","delete_failed","oth\
er_refused","other_limited","kvs_bytes_in","kvs_bytes_out","site_2xx","site_3xx","site_4xx","site_5xx","site_bytes_out","deploy_succeeded","deploy_failed","depl\
oy_cancelled","build_ms","keys_change","bytes_change","function_requests","function_ms","function_mib_ms"],At={hour:36e5,day:864e5};function Nd({function_mib_ms:t}){
return t*1024*1024/At.hour}function Sd(t){const e=n=>Object.fromEntries(Or.flatMap(s=>{const r=Rr(n,s);return r?[[s,t[r]]]:[]}));return{kvs:{requests:{get:e("ge\
t"),put:e("put"),delete:e("delete"),other:e("other")},bytesIn:t.kvs_bytes_in,bytesOut:t.kvs_bytes_out},sites:{requests:{"2xx":t.site_2xx,"3xx":t.site_3xx,"4xx":t.
site_4xx,"5xx":t.site_5xx},bytesOut:t.site_bytes_out},deployments:{succeeded:t.deploy_succeeded,failed:t.deploy_failed,cancelled:t.deploy_cancelled,buildSeconds:Math.
round(t.build_ms/1e3)},functions:{requests:t.function_requests,milliseconds:t.function_ms,memoryGiBSeconds:Math.round(t.function_mib_ms/1024)/1e3}}}function Rr(t,e){
return Be.find(n=>n===`${t}_${e}`)}function $i(t={}){const e=Be.map(n=>[n,t[n]??0]);return Object.fromEntries(e)}function Od(t,e){return Object.fromEntries(Be.map(
n=>[n,t[n]+e[n]]))}function Rd(t){const e=n=>Be.reduce((s,r)=>s+(n(r)?t[r]:0),0);return{sites:e(n=>/^site_.xx$/.test(n)),kvs:e(n=>/^(?:get|put|delete|other)_/.test(
n)),failed:t.site_5xx+t.get_failed+t.put_failed+t.delete_failed}}const Lr={kvs(){},site(){}},Mi=2e5,Ci=new Map(Be.map((t,e)=>[t,e])),wt=t=>Ci.get(t)??0,vs=Object.
fromEntries(["get","put","delete","other"].map(t=>[t,Object.fromEntries(Or.map(e=>[e,wt(Rr(t,e)??`${t}_refused`)]))])),Ui=wt("kvs_bytes_in"),xi=wt("kvs_bytes_ou\
t"),Fi=wt("site_bytes_out"),ji=wt("function_requests"),Pi=wt("function_ms"),Bi=wt("function_mib_ms"),Hi=1024*1024,kt=[wt("site_2xx"),wt("site_3xx"),wt("site_4xx"),
wt("site_5xx")];class Gi{#e=new Map;#t=new Map;#n=new Map;#s=new Map;#r=new Float64Array(Be.length);#o;lost=0;constructor(e){this.#o=Ir(e)}kvs(e,n,s,r,o){let i=this.#e.
get(e.keyspace);i===void 0&&(i={scope:e.scope,counts:new Float64Array(Be.length)},this.#e.set(e.keyspace,i)),gt(i.counts,vs[n][s],1),gt(i.counts,Ui,r),gt(i.counts,
xi,o)}site(e,n,s){let r=this.#t.get(e.subdomain);r===void 0&&(r={scope:{org:e.org,project:e.project,app:e.appID,table:""},counts:new Float64Array(Be.length)},this.#t.
set(e.subdomain,r)),gt(r.counts,n<300?kt[0]:n<400?kt[1]:n<500?kt[2]:kt[3],1),gt(r.counts,Fi,s)}requested(e,n){const{counts:s}=this.#i(e);gt(s,ji,1),gt(s,Pi,n)}held(e,n){
gt(this.#i(e).counts,Bi,n/Hi)}#i({org:e,project:n,appID:s}){let r=this.#n.get(s);r===void 0&&(r=[],this.#n.set(s,r));for(const i of r)if(i.scope.org===e&&i.scope.
project===n)return i;const o={scope:{org:e,project:n,app:s,table:""},counts:new Float64Array(Be.length)};return r.push(o),o}*#a(){yield*this.#e.values(),yield*this.#t.
values();for(const e of this.#n.values())yield*e}take(e){for(const{scope:n,counts:s}of this.#a()){for(const[i,a]of s.entries())s[i]=Math.round(a);for(const[i,a]of s.
entries())gt(this.#r,i,a);const r=JSON.stringify([n.org,n.project,n.app,n.table,this.#o]),o=this.#s.get(r);if(o)for(const[i,a]of s.entries())gt(o.counts,i,a);else
this.#s.size<Mi?this.#s.set(r,{scope:n,counts:s,hour:this.#o}):this.lost+=Wi(s)}this.#e=new Map,this.#t=new Map,this.#n=new Map,this.#o=Ir(e)}get waiting(){return this.#s.
size}next(e){const n=[];for(const[s,{scope:r,hour:o,counts:i}]of this.#s){if(n.length===e)break;this.#s.delete(s),n.push({scope:r,hour:o,counts:Ar(i)})}return n}totals(){
const e=this.#r.slice();for(const{counts:n}of this.#a())for(const[s,r]of n.entries())gt(e,s,r);return Ar(e)}}function gt(t,e,n){t[e]=(t[e]??0)+n}function Ir(t){
return Math.floor(t/At.hour)*At.hour}function Ar(t){return Object.fromEntries(Be.map((e,n)=>[e,t[n]??0]))}function Wi(t){return Be.reduce((e,n,s)=>/bytes|^function_/.
test(n)?e:e+(t[s]??0),0)}const jn=8e3,Yi=3e4,$s=250,En=250,kr=500;function Xi(t){const{clock:e,log:n,every:s}=t,r=new Gi(e.now()),o=Ki(r,t);let i=!1;const a=pn(
{everyMs:jn,async run(){await o(),i&&n("info","usage_stored_again"),i=!1},onFailure(c){i||n("warn","usage_not_stored",{reason:String(c)}),i=!0},every:s});return{
meter:r,flush:a.run,figures:()=>({counts:r.totals(),waiting:r.waiting,lost:r.lost}),async[Symbol.asyncDispose](){await a[Symbol.asyncDispose](),await a.run()}}}
function Ki(t,{usage:e,engine:n,clock:s,log:r}){const o=(0,F.randomBytes)(12).toString("base64url");let i=0,a;const c=async()=>{for(;;){if(!a&&t.waiting===0)return;
a||(i+=1,a={writer:o,number:i,rows:t.next($s)}),await e.add(a).catch(d=>{if(d instanceof Re)throw d;r("error","usage_lost",{rows:a?.rows.length??0,reason:String(
d)})}),a=void 0}};return async()=>{for(t.take(s.now()),await c();await e.countEnded(En)===En;);n&&await e.claimTurn("stored",Yi)&&await Dr(e,n,s)}}async function Dr(t,e,n){
for(let s=0;;){const r=await e.sizes(s,kr),o=r.length<kr,i=o?Number.MAX_SAFE_INTEGER:r.at(-1)?.keyspace??s;if(await t.setStored({after:s,upTo:i,tables:r},n.now()),
o)return;s=i}}const zi=()=>{},Vi=()=>({count:()=>{},handler:()=>({status:404,headers:{},body:""})});var qi=N(7634);const Ji=5e3,Ms=15e3,Ld=null,Qi=1e3,Zi=10;async function ea(t){
const{own:e,shared:n,builds:s,clock:r}=t,o=r.monotonic(),i=()=>({...e,version:qi.x,uptimeMs:Math.round(r.monotonic()-o)});if(!n)return{list:async()=>[{...i(),builds:s(),
silentMs:0}],async[Symbol.asyncDispose](){}};const{store:a,start:c,secrets:d,ability:u}=n,l=()=>a.announce({...i(),...c,...d(),canBuild:u?.canBuild});await u?.look(),
await Pn(l,n,t);const f=ra(l,u,t);return sa(await a.living(),c,t),{list:()=>a.list(),async[Symbol.asyncDispose](){await f(),await a.leave({name:e.name,instance:c.
instance}).catch(()=>{})}}}async function Pn(t,{signal:e},{own:{name:n},clock:s,log:r}){let o;for(;;){const i=await t();if(!i)return;if(o&&i.seenAt!==o.seenAt)throw na(
n,i);o||r("warn","node_name_awaited",ta(n,i)),o??=i,await s.sleep(Qi,e)}}function ta(t,{address:e,silentMs:n}){const s=Math.max(0,Ms-n),r=`Another process has t\
he name ${t}: it gave its last sign of life ${(0,Xe.a3)(n)} ago. If it was killed, this one goes on in ${(0,Xe.a3)(s)}. If it lives, start this one with another\
 --node`;return{node:t,address:e,silentMs:n,waitMs:s,means:r}}function na(t,{address:e,silentMs:n}){const s=`Another process is the node "${t}": it listens on ${e}\
, and gave its last sign of life ${(0,Xe.a3)(n)} ago`,r=`Start this one with another --node. If the other one was killed just now, wait ${Ms/1e3} seconds and st\
art this one again.`;return new A.GQ("invalid_input",s,{input:"node",remedy:r})}function sa(t,e,{log:n}){for(const{key:s,flag:r,means:o}of Bn){const i=e[s],a=t.
filter(c=>c[s]!==null&&c[s]!==i);for(const[c,d]of Map.groupBy(a,u=>u[s])){const u=d.slice(0,Zi).map(({name:l})=>l);n("warn","node_settings_differ",{setting:r,here:i,
there:c,nodes:u.join(", "),means:o})}}}const Bn=[{key:"publicUrl",flag:"--public-url",means:"Tokens that one of them issues get 401 on the others. Start all nod\
es with the same --public-url"},{key:"sitesDomain",flag:"--sites-domain",means:"Each of them serves sites below its own domain alone. Start all nodes with the s\
ame --sites-domain"}];function ra(t,e,{own:{name:n},log:s,every:r}){const o=oa(s),i=async()=>{const d=await t();d?o("node_name_taken",{node:n,address:d.address,
means:Cs}):o(void 0)},a=pn({everyMs:Ji,async run(){await e?.look();let d;do d=e?.canBuild,await i();while(e?.canBuild!==d)},onFailure:d=>o("node_not_announced",
{reason:String(d)}),every:r}),c=e?.subscribe(()=>{a.run()});return async()=>{c?.[Symbol.dispose](),await a[Symbol.asyncDispose]()}}function oa(t){let e;return(n,s)=>{
n!==void 0&&n!==e&&t("warn",n,s),e=n}}const Cs="Another process took the name of this node while this one gave no sign of life. Stop one of them, and start it w\
ith another --node",mn=["control","build","edge","kvs"],Id=null;var mt=N(2207);class Z extends Error{name="Refusal";code;headers;constructor(e,n,s={}){super(n),
this.code=e,this.headers=s}}function Hn(t,e){return new Z("rate_limited",t,{"retry-after":String(e)})}function Tt(t,e){const{code:n,message:s}=t,r={error:{code:n,
message:s,requestID:e.requestID}};return We(mt.iV[n],r,t.headers)}var k=N(2978),et=N(5807);const{failureLogLines:vr,failureLogLine:$r}=K.lF,Mr={queue:"build_fai\
led",clone:"clone_failed",install:"install_failed",build:"build_failed",sync:"sync_failed",activate:"activation_failed"};function Cr({stage:t,code:e,message:n,exitCode:s,
signal:r,log:o,diagnostics:i}){const a={stage:t,code:e,message:(0,et.vI)(n,K.IC.message),exitCode:s},c=r===null?null:r.slice(0,K.IC.signal),d=i.filter(({file:y})=>y.
length<=K.IC.file).slice(0,K.IC.findings).map(y=>({...y,code:y.code===null?null:(0,et.vI)(y.code,K.IC.findingCode),message:(0,et.vI)(y.message,K.IC.findingMessage)})),
u=Ur(d,K.IC.bytes/2),l=K.IC.bytes-Us({...a,signal:c,log:[],diagnostics:u}),f=o.slice(-vr).map(y=>(0,et.vI)(y,$r));return{...a,signal:c,log:Ur(f.reverse(),l).reverse(),
diagnostics:u}}function Ur(t,e){let n=e;const s=t.findIndex(r=>(n-=Us(r)+1,n<0));return s===-1?t:t.slice(0,s)}function Us(t){return Buffer.byteLength(JSON.stringify(
t))}const Gn=t=>typeof t=="number"&&Number.isSafeInteger(t)?t:void 0,Wn=(0,k.c3)(K.IC.findings,(0,k.lS)({file:(0,k.Qq)(K.IC.file),line:(0,k.Xd)(Gn),column:(0,k.
Xd)(Gn),severity:(0,k.yL)(["error","warning","notice"]),code:(0,k.Xd)((0,k.Qq)(K.IC.findingCode)),message:(0,k.Qq)(K.IC.findingMessage)},{source:(0,k.c3)(K.IC.sourceLines,
(0,k.lS)({line:Gn,text:(0,k.Qq)(K.IC.sourceLine)}))})),ia=(0,k.lS)({stage:(0,k.yL)(mt.Mb),code:(0,k.yL)(mt.sR),message:(0,k.Qq)(K.IC.message),exitCode:(0,k.Xd)(
Gn),signal:(0,k.Xd)((0,k.Qq)(K.IC.signal)),log:(0,k.c3)(vr,(0,k.Qq)($r)),diagnostics:Wn});function xs(t){const e=ia(t);return e&&Us(e)<=K.IC.bytes?e:void 0}function Fs(t){
return{stage:t,code:Mr[t],message:"The deployment failed, but its failure record is damaged or too large",exitCode:null,signal:null,log:[],diagnostics:[]}}function xr(t){
return t.kind==="cgroup"?"cgroup v2":`sampling of /proc, because ${t.reason}`}class Dt extends Error{name="BuildFailure";facts;constructor(e){const n=Cr(e);super(
n.message),this.facts=n}}function p(t,e,n){return new Dt({stage:t,code:e,message:n,exitCode:null,signal:null,log:[],diagnostics:[]})}class h extends Error{name="\
BuildCancelled";constructor(){super("The deployment was cancelled")}}const E=null,m=3e4;function w({oldestAt:t},e){return t===null?null:Math.max(0,e-t)/1e3}const S=2e3,
R=1e3;function B({node:t,roles:e,functions:n,checks:s,clock:r,walls:o,isFaulty:i,purges:a,records:c,unsealed:d}){const u=new Set;let l=!1;const f=mn.map(T=>[T,me(
s[T],r)]),y=new Map(f.filter(([T])=>e.includes(T))),g=async T=>{const b=y.get(T);return b?l?"draining":u.has(T)?await b()?"ready":"failing":"starting":"absent"},
_=async T=>{const b=await Promise.all(T.map(async $=>[$,await g($)])),[,O="ready"]=b.find(([,$])=>$!=="ready")??[],C=T.includes("build")?o?.():void 0,x=C&&{limitedBy:xr(
C.limiter),network:C.network},U={status:O,node:t,roles:Object.fromEntries(b),...(0,Ne.Eb)({builds:x,functions:T.includes("edge")?n:void 0}),...T.includes("contr\
ol")&&i?.()&&{policy:"faulty"},...T.includes("control")&&j("cdn","purgesWaiting",a?.(),r.now()),...T.includes("build")&&j("dns","changesWaiting",c?.(),r.now()),
...(0,Ne.Eb)({unsealed:T.includes("control")?d?.():void 0})};return O==="ready"?We(200,U):We(503,U,{"retry-after":"1"})};return{start(T){for(const b of T?[T]:mn)
u.add(b)},drain(){l=!0},handler(T){const b=V(T);if(b===void 0)return _(e);const O=mn.find(C=>C===b);return O?_([O]):Tt(new Z("invalid_request",`role is one of ${mn.
join(", ")}.`),T)}}}function j(t,e,n,s){if(!n)return{};const r=w(n,s);return{[t]:{[e]:n.count,oldestSeconds:r===null?null:Math.round(r)}}}function V({target:t}){
return new URLSearchParams(t.slice(_e(t).length)).get("role")??void 0}function me(t,e){if(!t)return()=>Promise.resolve(!0);let n,s;const r=async()=>{const o=t().
then(()=>!0,()=>!1),i=await(0,J.ux)(e,S,o)??!1;return s={can:i,at:e.monotonic()},n=void 0,i};return async()=>s&&e.monotonic()-s.at<R?s.can:(n??=r(),n)}const Oe=()=>({
[Symbol.asyncDispose]:async()=>{}});var Fe=N(7067),De=N(7075);const ft=["apps","disk","buildsAtOnce","buildMinutesPerMonth","kvsRequestsPerMonth"],js=.8,Fr={apps:{
title:"Apps"},disk:{title:"Files of releases"},buildsAtOnce:{title:"Builds at once"},buildMinutesPerMonth:{title:"Build minutes this month",monthly:!0},kvsRequestsPerMonth:{
title:"Store requests this month",monthly:!0}};function Ft(t,e){const n=s=>`${Ps(e)} ${s}${e===1?"":"s"}`;switch(t){case"apps":return n("app");case"disk":return(0,de.
Xq)(e);case"buildsAtOnce":return n("build");case"buildMinutesPerMonth":return n("build minute");case"kvsRequestsPerMonth":return n("request")}}function aa({name:t,
used:e,quota:n}){const s=r=>t==="disk"?formatSize(r):Ps(r);return n===null?`${s(e)}, no quota`:`${s(e)} of ${s(n)}`}function Ps(t){const e=Math.floor(t),n=Math.
floor((t-e)*10);return n===0?(0,et.zD)(e):`${(0,et.zD)(e)}.${n}`}function Yn({used:t,quota:e}){return e===null?0:e===0?+(t>0):t/e}function jr(t){return t.name!==
"buildsAtOnce"&&t.quota!==null&&Yn(t)>=js}function ca(t){return Yn(t)<1?"nearly used up":"used up"}function Xn(t,e,n){const s=Fr[e.name].monthly?`, until ${Br(n.
end)} UTC`:"",r=Ft(e.name,e.quota??0);return`The organization ${t} has ${ca(e)} its quota ${e.name}: ${Pr(e)} of ${r}${s}.`}function yn(t){const{org:e,name:n,quota:s,
needs:r,until:o}=t,i=`The organization ${e} has ${Pr(t)} of ${Ft(n,s)} (quota ${n})`,a="the operator of the platform can give it more";switch(n){case"apps":return`${i}\
. Delete an app that is not needed (slipway apps delete), or ${a}.`;case"disk":return`${r===void 0?i:`${i}, and would have ${(0,de.Xq)(r)}`}. Publish fewer or s\
maller files, delete an app that is not needed, or ${a}.`;case"buildMinutesPerMonth":case"kvsRequestsPerMonth":return`${i} this month. The next month begins at ${Br(
o??0)} 00:00 UTC; before that, ${a}.`;case"buildsAtOnce":return`${i}. Wait until one of them ends.`}}function Pr({name:t,used:e}){return t==="disk"?(0,de.Xq)(e):
Ps(e)}function wn(t){const e=new Date(t),[n,s]=[e.getUTCFullYear(),e.getUTCMonth()];return{start:Date.UTC(n,s),end:Date.UTC(n,s+1)}}function Br(t){return new Date(
t).toISOString().slice(0,10)}class jt extends Error{name="OverQuota";over;constructor(e){super(`The organization ${e.org} is over its quota of ${Ft(e.name,e.quota)}`),
this.over=e}}const da={most:Number.MAX_SAFE_INTEGER,of:{}};class Bs extends Error{name="DomainTaken";domain;constructor(e){super(`Another app has the domain ${e}`),
this.domain=e}}class Hr extends Error{name="QueueFull";most;constructor(e){super(`The organization has ${e} queued deployments`),this.most=e}}const Kn=500,gn=1e3,
pE=20,eD=null;function Ad(t){if(t instanceof Z)return t;if(t instanceof Hr){const e="Wait until some of them have started, and try again (slipway platform --org\
anization-queue).";return new Z("rate_limited",`The organization has ${t.most} deployments in the queue. ${e}`,wE)}if(t instanceof A.GQ&&t.code==="unsupported_d\
ata")return new Z("unavailable",mE);if(t instanceof jt)return new Z("quota_exceeded",yn(t.over));if(t instanceof Re)return t.isFull?new Z("unavailable","The pla\
tform has no room to store more. Its operator has to add some.",yE):new Z("unavailable",`The platform cannot read or write its state now. ${EE}`,gE)}const EE="R\
ead what was to be changed before you repeat the call, because it may have been changed.",mE="This is sealed with a key that the platform does not have. Its ope\
rator can put the key back: slipway secret status shows those that it has.",yE={"retry-after":"30"},wE={"retry-after":"60"},gE={"retry-after":"5"},TE=8,Gr=new WeakMap;
function kd(t,e,n){const{socket:s}=t;if(e.socket!==null){n();return}if(s.destroyed)return;const r=(Gr.get(s)??0)+1;if(Gr.set(s,r),r>TE){s.destroy();return}s.pause(),
e.once("socket",()=>{const o=(Gr.get(s)??1)-1;Gr.set(s,o),o===0&&s.resume(),queueMicrotask(n)})}const Dd=2e4,_E=.75,bE=1024,NE=1024,SE=64,OE={headersMs:15e3,bodyMs:60*
6e4,nextMs:45e3},vd=500,RE=20,LE=512,IE=32;function $d(){let t="";try{t=(0,I.readFileSync)("/proc/self/limits","utf8")}catch{}const[,e=String(bE)]=/^Max open files\s+(\d+|unlimited)/m.
exec(t)??[];return e==="unlimited"?Dd:Math.min(Dd,Math.floor(_E*Number(e)))}class AE{#e;#t;#n;#s=new Map;#r=new Map;#o;#i;constructor(e,n,s=OE){this.#e=e,this.#t=
n,this.#n=s}opened(e){const[n]=this.#s.keys();n&&this.#s.size>=NE?this.#u(this.#s,n):this.#s.size+this.#r.size>=this.#e&&this.#d();const s=performance.now();this.#s.
set(e,{since:s,due:s+this.#n.headersMs,last:void 0}),e.once("close",()=>this.#s.delete(e)||this.#r.delete(e)),this.#i??=this.#a(vd)}began(e,n){const s=this.#s.get(
e)??this.#r.get(e);s&&(s.since=performance.now(),s.due=s.since+this.#n.bodyMs,s.last=n,this.#s.delete(e)||this.#r.delete(e),this.#r.set(e,s))}isIdle(e){return this.#r.
get(e)?.last?.writableFinished??!0}#a(e){return setTimeout(()=>this.#c(),e).unref()}#c(){this.#o??=kE(this.#s,this.#r);const e=performance.now();let n=0;for(let s=0;s<
LE&&n<IE;s+=1){const{value:r,done:o}=this.#o.next();if(o){this.#o=void 0;break}const[i,a]=r;a.last?.writableFinished&&(a.last=void 0,a.due=e+this.#n.nextMs),!(a.
due>e||a.last?.req.complete)&&(a.due=Number.POSITIVE_INFINITY,this.#t(i),n+=1)}this.#o?this.#i=this.#a(RE):this.#i=this.#s.size+this.#r.size>0?this.#a(vd):void 0}#d(){
const[e]=this.#s,[n]=this.#r;let s=0;for(const r of this.#r){if(e&&e[1].since<r[1].since||(s+=1,s>SE))break;if(this.isIdle(r[0])){this.#u(this.#r,r[0]);return}}
e?this.#u(this.#s,e[0]):n&&this.#u(this.#r,n[0])}#u(e,n){e.delete(n),n.destroy()}}function*kE(...t){for(const e of t)yield*e}const DE=64*1024,vE=128*1024;class $E{#e;#t=new Map;#n=new Map;#s=0;constructor(e){
this.#e=e}get bytes(){return this.#s}hold(e,n){const s=ME(e,n);if(!s||s.bytes<=DE)return;const r=this.#n.get(s.key)??0;this.#n.set(s.key,r+1),r===0&&(this.#s+=s.
bytes),this.#t.set(e,s),e.on("drain",()=>this.#r(e)),e.once("close",()=>this.#o(e));for(const[o]of this.#t){if(this.#s<=this.#e||o===e)break;this.#o(o),o.destroy()}}#r(e){
const n=this.#t.get(e);n&&(this.#t.delete(e),this.#t.set(e,n))}#o(e){const n=this.#t.get(e);if(!n)return;this.#t.delete(e);const s=(this.#n.get(n.key)??1)-1;if(s>
0){this.#n.set(n.key,s);return}this.#n.delete(n.key),this.#s-=n.bytes}}function ME(t,e){if(e!==void 0)return typeof e=="string"?{key:t,bytes:2*e.length}:e instanceof
De.Readable?{key:t,bytes:vE}:{key:e.buffer,bytes:e.buffer.byteLength}}const CE=16;class UE{#e=[];#t=!1;open(){this.#t||(this.#t=!0,setImmediate(()=>this.#n()))}end(e,n){
if(!this.#t){e.end(n);return}this.#e.push([e,n]),this.#e.length>=CE&&this.#s()}#n(){this.#t=!1,this.#s()}#s(){const e=this.#e;this.#e=[];for(const[n,s]of e)n.end(
s)}}const xE=/^[\w.:-]{1,128}$/,FE=12e4,Md=8*1024*1024,jE=/^https?:\/\/([^/?#@]+)(?![^/?#])(.*)$/i,PE=47,BE=(0,F.randomBytes)(5).toString("hex");let Cd=0;class HE{#e;#t;#n;#s;#r;#o=!1;#i;head;constructor(e,n,s,{
head:r,waits:o=!1}={}){this.#e=e,this.#t=n,this.#n=s,this.head=r,this.#i=o,e.url?.charCodeAt(0)!==PE&&GE(e)}get method(){return this.#e.method??"GET"}get target(){
return this.#e.url??"/"}get rawHeaders(){return this.#e.rawHeaders}get headers(){return this.#e.headers}get requestID(){if(this.#s===void 0){const e=this.#e.headers["\
x-request-id"];Cd+=1,this.#s=typeof e=="string"&&xE.test(e)?e:`${BE}-${Cd}`}return this.#s}get remoteAddress(){const{remoteAddress:e}=this.#e.socket;if(e!==void 0)
return ie(e,oe(this,"x-forwarded-for"),this.#n.proxies)}get bodyAbandoned(){return this.#o||this.#i}get isUpgrade(){return this.head!==void 0}get signal(){if(this.#r===
void 0){const e=new AbortController;this.#r=e,this.#n.open.add(this),this.#t.once("close",()=>{this.#n.open.delete(this),this.#t.writableFinished||e.abort(new Error(
"The client went away"))})}return this.#r.signal}abort(e){this.#r?.abort(e)}body(e){const n=this.#e,s=Number(n.headers["content-length"]??0);return this.#i&&s<=
e&&(this.#i=!1,this.#t.writeContinue()),new Promise((r,o)=>{const i=[];let a=0;const c=setTimeout(()=>n.destroy(),FE).unref(),d=l=>{clearTimeout(c),this.#o=!n.complete,
o(l)},u=()=>d(new ut("The client went away before its body ended"));if(n.destroyed&&u(),s>e+Md){d(new st);return}n.on("data",l=>{a+=l.length,a<=e?i.push(l):a>e+
Md?(n.pause(),d(new st)):i.length=0}),n.on("end",()=>{if(a>e)return d(new st);clearTimeout(c),r(WE(i,a))}),n.on("error",u),n.on("close",()=>{n.complete||u()})})}}
function GE(t){const[,e,n=""]=jE.exec(t.url??"")??[];e!==void 0&&(t.headers.host=e,t.url=n.startsWith("/")?n:`/${n}`)}function WE(t,e){const[n]=t;return n!==void 0&&
t.length===1?n:Buffer.concat(t,e)}const YE=1e3;function XE({method:t,headers:e}){const n=e["content-length"]!==void 0||e["transfer-encoding"]!==void 0;return t===
"GET"&&!n&&e.upgrade?.trim().toLowerCase()==="websocket"}function KE(t,e){const n=new Fe.ServerResponse(t);n.shouldKeepAlive=!1;try{n.assignSocket(e)}catch{return}
return e.on("error",()=>e.destroy()),e.on("drain",()=>{n.writableNeedDrain&&n.emit("drain")}),n.once("finish",()=>{e.end(),setTimeout(()=>e.destroy(),YE).unref()}),
n}function zE(t,e,n,s){const{method:r,url:o,httpVersion:i,rawHeaders:a}=e,c=[`${r} ${o} HTTP/${i}`];for(let d=0;d<a.length;d+=2){const u=a[d]??"";u.toLowerCase()!==
"upgrade"&&c.push(`${u}: ${a[d+1]??""}`)}s.length>0&&n.unshift(s),n.unshift(Buffer.from(`${c.join(`\r
`)}\r
\r
`,"latin1")),t.emit("connection",n)}const VE=3e4,ua=t=>Tt(new Z("unavailable","The platform is starting.",{"retry-after":"1"}),t),qE=128*1024*1024;async function Ud(t){
const{host:e,log:n,batch:s=new UE}=t,r={handler:ua,closing:!1,log:n,batch:s,bodies:new $E(qE)},o=t.connections??$d(),i=new AE(o,g=>a(g,Fd),t.clientTimes),a=ZE(i),
c={open:new Set,proxies:te(t.trustedProxies??[])},d=new Set,u=(g,_,T)=>{s.open(),i.began(g.socket,_),sm(r,{request:new HE(g,_,c,T),incoming:g,outgoing:_})},l=(0,Fe.
createServer)({headersTimeout:0,requestTimeout:0,keepAliveTimeout:VE,joinDuplicateHeaders:!0},(g,_)=>kd(g,_,()=>u(g,_)));l.on("checkContinue",(g,_)=>kd(g,_,()=>u(
g,_,{waits:!0}))),l.on("upgrade",(g,_,T)=>{const b=i.isIdle(g.socket);if(b&&!XE(g))return zE(l,g,_,T);const O=b?KE(g,g.socket):void 0;if(!O)return void _.destroy();
d.add(_),_.once("close",()=>d.delete(_)),u(g,O,{head:T})}),l.on("connection",g=>i.opened(g)),l.on("clientError",(g,_)=>a(_,(0,A.xU)(g)));const f=await tm(l,t.port,
e);let y;return{port:f,serve(g){r.handler=g},close(g=5e3){return r.closing=!0,y??=nm(l,c.open,d,g),y}}}function xd(t,e){return`http://${(0,Ee.isIPv6)(t)?`[${t}]`:
t}:${e}`}const JE=1e3,Fd="ERR_HTTP_REQUEST_TIMEOUT",QE="HPE_INVALID_EOF_STATE";function ZE(t){const e=new WeakSet;return(n,s)=>{if(e.has(n))return;if(e.add(n),n.
bytesRead===0||s===QE||!n.writable||!t.isIdle(n)){n.destroy();return}n.end(em(s)),setTimeout(()=>n.destroy(),JE).unref()}}const jd=`The address and the headers \
of this request have more than ${Fe.maxHeaderSize/1024} KiB.
In a browser, the cause is most often a site of the same domain that has set too many cookies.
Delete the cookies of this domain and of the domains above it, then open the page again.
`;function em(t){const e=`Connection: close\r
`;return t===Fd?`HTTP/1.1 408 Request Timeout\r
${e}\r
`:t!=="HPE_HEADER_OVERFLOW"?`HTTP/1.1 400 Bad Request\r
${e}\r
`:`HTTP/1.1 431 Request Header Fields Too Large\r
${`Content-Type: text/plain; charset=utf-8\r
Cache-Control: no-store\r
Content-Length: ${jd.length}\r
`}${e}\r
${jd}`}function tm(t,e,n){return new Promise((s,r)=>{t.once("error",o=>{const i=(0,A.xU)(o);r(i==="EADDRINUSE"?new A.GQ("port_in_use",`Another process uses port\
 ${e} of ${n}`,{input:"port",remedy:"Choose another port, such as --port 4401, or --port 0 for a free one.",cause:o}):i==="EACCES"||i==="EADDRNOTAVAIL"||i==="EN\
OTFOUND"?new A.GQ("invalid_input",`The platform cannot listen on ${n}:${e} (${i})`,{input:"port",remedy:"Choose an address of this machine, and a port of 1024 o\
r more.",cause:o}):o)}),t.listen(e,n,()=>{const o=t.address();s(typeof o=="object"&&o!==null?o.port:e)})})}async function nm(t,e,n,s){const r=new Promise(a=>t.close(
()=>a())),o=setInterval(()=>t.closeIdleConnections(),20),i=setTimeout(()=>{for(const a of e)a.abort(new A.GQ("interrupted","The platform stops"));t.closeAllConnections();
for(const a of n)a.destroy()},s);try{await r}finally{clearInterval(o),clearTimeout(i)}}function sm(t,e){const{request:n}=e,s=o=>la(Pd(n,o,t.log),t,e),r=o=>{try{
la(o,t,e)}catch(i){s(i)}};try{const o=t.handler(n);o instanceof Promise?o.then(r,s):r(o)}catch(o){s(o)}}function Pd(t,e,n){const s=(0,A.I7)(e),r=s.cause instanceof
Error?s.cause.stack??s.cause.message:s.stack;n("error","request_failed",{requestID:t.requestID,method:t.method,message:s.message,cause:r??null});const o=Ad(e);if(o)
return Tt(o,t);const i="The platform failed to answer. Its log has the cause, with this request ID.";return Tt(new Z("internal",i),t)}function la(t,e,n){const{body:s}=t,
{outgoing:r,incoming:o}=n,i=s instanceof De.Readable?s:void 0;if(r.destroyed||r.headersSent){i?.destroy();return}if(t.take){rm(t.take,e,n);return}if(r.writeHead(
t.status,om(t,e,n)),o.method==="HEAD"||Bd(t)||s===void 0){i?.destroy(),r.end();return}e.bodies.hold(r,s),s instanceof De.Readable?im(s,e,n):e.batch.end(r,s)}async function rm(t,e,n){
const{request:s,incoming:r,outgoing:o}=n,{requestID:i,remoteAddress:a,head:c}=s,u={incoming:r,outgoing:o,end:l=>{e.batch.open(),e.batch.end(o,l)},requestID:i,remoteAddress:a,
head:c};e.closing&&(o.shouldKeepAlive=!1);try{await t(u)}catch(l){const f=Pd(s,l,e.log);o.headersSent?o.destroy():la(f,e,n)}}function om(t,{closing:e},{request:n}){
const s=[];let r=!1;for(const o in t.headers){const i=t.headers[o];i!==void 0&&(s.push(o,i),r||=o==="content-length")}for(const o of t.cookies??[])s.push("set-c\
ookie",o);return s.push("x-request-id",n.requestID),(e||n.bodyAbandoned)&&s.push("connection","close"),!r&&!(t.body instanceof De.Readable)&&!Bd(t)&&s.push("con\
tent-length",am(t.body)),s}function Bd({status:t}){return t===204||t===304}function im(t,{log:e},{request:n,outgoing:s}){(0,De.pipeline)(t,s,r=>{r&&(0,A.xU)(r)!==
"ERR_STREAM_PREMATURE_CLOSE"&&e("error","stream_failed",{requestID:n.requestID,message:r.message})})}function am(t){return typeof t=="string"?Buffer.byteLength(
t):t instanceof Uint8Array?t.byteLength:0}const fa=["0.0.0.0","::"];function Hd({host:t,baseUrl:e}){const n=t.toLowerCase(),s=fa.includes(n);return r=>{const o=r?.
toLowerCase()??"";if(cm(o,e))return!0;const i=dm(o);return i===void 0?!1:i==="localhost"||i===n||(0,ce.O)(i)||s&&(0,Ee.isIP)(i)!==0}}function cm(t,e){const{host:n,
protocol:s}=new URL(e);return t===n||t===`${n}${s==="https:"?":443":":80"}`}function dm(t){const[,e,n]=/^(?:\[([0-9a-f:.]+)\]|([^:[\]/@]+))(?::\d{1,5})?$/.exec(
t)??[];return e!==void 0?(0,Ee.isIPv6)(e)?e:void 0:n?.replace(/\.$/,"")}const um=async()=>{},lm=()=>{},fm=()=>{},hm=()=>{},pm=()=>{},Em=()=>{},mm=()=>{},ym=()=>{},
wm=()=>{},gm=()=>{};var Tn=N(1101);function Tm(t){return new _m(t)}class _m{#e;#t;#n;#s=!1;constructor(e){this.#e=e}answer(e){const{instances:n}=this.#e;if(!n)return(0,Tn.
Ih)(new Tn.Lw("functions_off",void 0,60));if(this.#s)return(0,Tn.Ih)(new Tn.Lw("stopping"));const s=this.#n;return Ie(s?r=>s.answer(r,e):async r=>(await this.#r(
n)).answer(r,e))}async call(e,n){const{instances:s}=this.#e;if(!s||this.#s)throw new Tn.Lw("stopping");return(await this.#r(s)).call(e,n)}async changed(e,n){if(this.#n?.
subdomains.includes(e))try{this.#n.changed(e,await n())}catch(s){this.#e.log("warn","function_change_not_read",{subdomain:e,reason:String(s)})}}changedAll(e){for(const n of this.#n?.
subdomains??[])this.changed(n,()=>e(n))}async prepare(e){const{instances:n}=this.#e;n&&!this.#s&&await(await this.#r(n)).prepare(e)}async stop(e){await this.#n?.
stop(e)}status(){return this.#n?.status??[]}statusOf(e){return this.#n?.statusOf(e)}endStreams(){this.#n?.endStreams()}async close(){this.#s=!0,await(await this.#t)?.
close()}[Symbol.asyncDispose](){return this.close()}#r(e){return this.#t??=Promise.all([N.e(729),N.e(89)]).then(N.bind(N,5089)).then(({Apps:n})=>(this.#n=new n(
{...this.#e,instances:e}),this.#n)),this.#t}}var Le=N(1455),bm=N(1421),Nm=N(6193);const Sm=524288,Om=65535;let Gd;function Rm(){return Gd??=Lm().filter(t=>t>2&&
t<=Om&&Im(t)),Gd}function Lm(){try{return(0,I.readdirSync)("/proc/self/fd").map(Number)}catch{return[]}}function Im(t){try{const e=/^flags:\s+([0-7]+)/m.exec((0,I.
readFileSync)(`/proc/self/fdinfo/${t}`,"utf8"))?.[1];return e!==void 0&&(Number.parseInt(e,8)&Sm)===0}catch{return!1}}function Am(t){const e=Rm().filter(r=>t[r]===
void 0);if(e.length===0)return{stdio:[...t],[Symbol.dispose](){}};const n=(0,I.openSync)("/dev/null","r+"),s=[...t];for(let r=s.length;r<=Math.max(...e);r+=1)s.
push("ignore");for(const r of e)s[r]=n;return{stdio:s,[Symbol.dispose]:()=>(0,I.closeSync)(n)}}const km={serverBytes:de.j9,serverFiles:2e5},Dm=384,vm=4*de.j9,Wd={
base:128,perProcessor:256},Wr={timeoutMs:20*6e4,syncMs:10*6e4,fileBytes:de.j9,logBytes:4*de.D6,memoryBytes:Math.min(vm,Math.floor($m()/2)),diskBytes:8*de.j9,diskFiles:2e6,
processes:Wd.base+Wd.perProcessor*(0,ue.availableParallelism)(),installBytes:2*de.j9,installsBytes:20*de.j9,...km};function $m(){const t=process.constrainedMemory();
return t>0?Math.min((0,ue.totalmem)(),t):(0,ue.totalmem)()}const tD=1e3;function nD(t){return Math.min(Math.max(512*MIB,t*.02),5*GIB)}var zn=N(8595),Yd=N(5290);
const Vn=864e5,Mm=1e3,Cm=90,Um=7*Vn,xm={most:500,ageMs:30*Vn},Fm=30*Vn,jm=400,Pm=512*de.D6,Yr={apps:{what:"deleted apps, with their releases, logs, variables, t\
ables and entries",owner:"organization",on:"stores",bound:"those that can be restored",age:"`--keep-deleted`"},deployments:{what:"deployments, except the newest\
, those under way and those of kept releases",owner:"app",on:"stores",bound:"`--keep-deployments` of an app",age:"`--keep-days`"},logs:{what:"build logs, except\
 that of the live deployment and of the newest",owner:"app",on:"stores",bound:"with their deployments, and 512 MiB of an app",age:"`--keep-days`"},keys:{what:"a\
nswers to repeated requests (`Idempotency-Key`)",owner:"identity",on:"stores",bound:"those of a day",age:"24 hours"},notifications:{what:"messages to those who \
are told of what happens, and what became of them",owner:"organization",on:"stores",bound:"the newest 500 of a target",age:"30 days"},pushes:{what:"pushes that \
webhooks of forges brought",owner:"app",on:"stores",bound:"those of 30 days",age:"30 days"},usage:{what:"sums of usage",owner:"organization",on:"stores",bound:"\
one for each hour and day",age:"35 days by hour, 400 days by day"},audit:{what:"rows of the audit log",owner:"organization",on:"stores",bound:"one for each chan\
ge; 1,000 a day and one an hour for refused requests",age:"`--keep-audit`"},objects:{what:"files that no kept release has, and their compressed forms",owner:"or\
ganization",on:"stores",bound:"those of kept releases",age:"one hour without use"},caches:{what:"caches of package managers and build tools",owner:"app",on:"nod\
e",bound:"4 GiB of a branch; 20 GiB together, at most a quarter of the free disk",age:"30 days without a build, or one hour if the app does not exist any more"},
mirrors:{what:"git objects of repositories",owner:"repository",on:"node",bound:"4 GiB and 200 branches and commits of a repository; 20 GiB together, at most a q\
uarter of the free disk",age:"30 days without a build, or one hour if no app has the repository any more"},tools:{what:"versions of Node.js and package managers",
owner:"node",on:"node",bound:"eight versions of each package, and those that a build uses",age:"90 days without a build"}},sD={caches:{bytes:4*de.j9,allBytes:20*
de.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Vn},mirrors:{bytes:4*de.j9,allBytes:20*de.j9,items:Number.POSITIVE_INFINITY,ageMs:30*Vn},tools:{bytes:Number.POSITIVE_INFINITY,
allBytes:Number.POSITIVE_INFINITY,items:Number.POSITIVE_INFINITY,ageMs:90*Vn}},rD=200,oD=8,iD=36e5,Xd={files:1e5,fileBytes:512*de.D6,totalBytes:4*de.j9},Xr={pathBytes:1024,
pathsBytes:16*de.D6,rulesBytes:256*1024,indexBytes:32*de.D6},ha=32*de.D6,Kd={pathBytes:4096,pathsBytes:32*de.D6,rulesBytes:8*de.D6,indexBytes:48*de.D6},aD=null,
Kr=de.D6,Bm=8,cD=32,zd=3600*1e3,dD=zd/2,Hm=2*de.D6,zr=4*de.D6,Gm=64*1024,Wm=16384,Ym=128*1024,Xm=128,Km=50,zm=2e3,Vd=6e4,Vm=1e3,qm=1e3,uD=50,pa=256,Jm=Xr.pathBytes,
Qm=64,qd=250,Zm=100,Jd=1e3,Ea=1e3,Vr=(0,k.Qq)(Jm),qr=(0,k.lS)({reason:(0,k.Qq)(Jd)}),ma=(0,k.Qq)(64),ey=(0,k.lS)({files:(0,k.c3)(qd,(0,k.lS)({path:Vr,bytes:k.U9,
brotli:k.U9,gzip:k.U9,digest:(0,k.Qq)(Qm)},{hasKey:k.Gy})),odd:(0,k.c3)(qd,(0,k.lS)({path:Vr,kind:(0,k.yL)(zn.q3)})),ignoredRules:(0,k.c3)(Zm,(0,k.lS)({file:(0,k.
Qq)(pa),reason:(0,k.Qq)(Jd)},{line:k.U9})),faults:(0,k.c3)(zn.ws,(0,k.lS)({file:(0,k.Xd)(Vr),line:(0,k.Xd)(k.U9),message:(0,k.Qq)(zn.iA)},{isMarked:k.Gy}))}),ty=(0,k.
tG)("kind",{bubblewrap:(0,k.lS)({asRoot:k.Jt,boundsFiles:k.Jt,deniesNamespaces:k.Jt}),none:qr}),ny=(0,k.tG)("kind",{cgroup:(0,k.lS)({folder:Vr}),sampling:qr}),sy=(0,k.
tG)("level",{private:(0,k.lS)({}),filtered:qr,open:qr}),Qd=t=>e=>typeof e=="string"&&(0,et.Ow)(e,t).trim()||null,ry=(0,k.lS)({subject:Qd(K.jh.subject),author:Qd(
K.jh.author)}),ya=t=>e=>typeof e=="string"?(0,et.Ow)(e,t):void 0,wa=t=>ya(Ea)(t)??null,oy=(0,k.tG)("about",{lock:(0,k.lS)({name:(0,k.Qq)(pa)}),output:(0,k.lS)({
part:ey,isLast:k.Jt}),start:(0,k.lS)({found:Wn}),repositories:(0,k.lS)({after:(0,k.Qq)(zr)}),apps:(0,k.lS)({after:(0,k.Qq)(zr)})}),iy=(0,k.tG)("kind",{ready:(0,k.
lS)({isolation:ty,limiter:ny,network:sy},{hasFailed:k.Gy}),pulse:(0,k.lS)({}),stage:(0,k.lS)({stage:(0,k.yL)(mt.Mb.filter(t=>t!=="queue"))}),log:(0,k.lS)({text:t=>(0,Ne.
KH)(t,Gm)&&t.endsWith(`
`)?t:void 0}),commit:(0,k.lS)({commit:ma,facts:t=>ry((0,Ne.Gv)(t)?t:{})}),ask:(0,k.lS)({id:k.U9,question:oy}),release:(0,k.lS)({name:(0,k.Qq)(pa)}),note:(0,k.lS)(
{level:(0,k.yL)(["info","warn","error"]),event:(0,k.Qq)(64),text:(0,k.Qq)(2e3)}),stored:(0,k.lS)({release:(0,k.lS)({manifestHash:t=>(0,Ne.KH)(t,64)&&/^[0-9a-f]{64}$/.
test(t)?t:void 0,files:k.U9,written:k.U9,reused:k.U9,bytes:k.U9}),commit:ma,warnings:Yd.h},{type:(0,k.yL)(K.jI)}),failed:(0,k.lS)({facts:xs}),detected:(0,k.lS)(
{plan:(0,k.lS)({text:ya(2*Ea),folder:ya(Ea),command:wa,output:wa,type:(0,k.yL)(K.yN),typeBecause:wa}),commit:ma}),done:(0,k.lS)({collected:(0,k.c3)(Object.keys(
Yr).length,(0,k.lS)({kind:(0,k.yL)(Object.keys(Yr)),items:k.U9,bytes:k.U9},{left:(0,k.lS)({items:k.U9,bytes:k.U9})}))})});function ay(t){return iy((0,Ne.U4)(t))}
var tn=N(1463),cy=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)
throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not\
 defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.
reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},dy=(function(t){return function(e){function n(i){e.error=e.hasError?
new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.
push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else
r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="funct\
ion"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const uy=15,ly=4096,fy=5e3;class Zd{pid;ended;#e;#t;#n;#s=()=>{};#r;#o="";#i=performance.
now();#a=[];#c;#d=Promise.withResolvers();constructor({args:e,env:n,niceness:s,program:r=tn.RX,read:o}){const i={stack:[],error:void 0,hasError:!1};try{this.#n=
o;const a=cy(i,Am(["pipe","ignore","pipe","pipe"]),!1),c=(0,bm.spawn)(process.execPath,[`--max-old-space-size=${Dm}`,"--",r,...e],{cwd:"/",env:n,detached:!0,stdio:a.
stdio});this.#e=c,this.pid=c.pid,Ey(c.pid,s),c.stdin?.on("error",()=>{}),c.stderr?.setEncoding("utf8").on("data",d=>{this.#o=(this.#o+d).slice(-ly)}),this.#t=c.
stdio[3],this.#u(this.#t),this.ended=this.#f(c)}catch(a){i.error=a,i.hasError=!0}finally{dy(i)}}listen(e){this.#s=e}send(e){this.#e.stdin?.writable&&this.#e.stdin.
write(`${JSON.stringify(e)}
`)}endInput(){this.#e.stdin?.end()}kill(e){this.#r??=e,this.#e.kill("SIGKILL"),this.#d.resolve()}#u(e){const n=new Nm.StringDecoder("utf8");let s="";e.on("error",
()=>{}),e.on("data",r=>{if(this.#i=performance.now(),this.#r!==void 0)return;const o=(s+n.write(r)).split(`
`);if(s=o.pop()??"",s.length>zr)return this.kill("it sent a message that is too long");o.length!==0&&(this.#a.push(...o),e.pause(),this.#c??=this.#l())})}async#l(){
for(;this.#a.length>0;)for(const e of this.#a.splice(0))await this.#h(e);this.#c=void 0,this.#i=performance.now(),this.#t.resume()}async#h(e){if(this.#r!==void 0)
return;const n=e.length<=zr?this.#n(e):void 0;n?await this.#s(n):this.kill("it sent an invalid message")}#f(e){let n=!1;const s=setInterval(()=>{const r=!this.#c&&
performance.now()-this.#i>Vd;r&&n&&this.kill(`it sent nothing for ${Vd/1e3} seconds`),n=r},fy).unref();return new Promise(r=>{const o=(i,a,c=this.#o)=>{clearInterval(
s),r({exitCode:i,signal:a??py(i),killed:this.#r,words:c})};e.once("error",i=>o(null,null,i.message)),e.once("close",(i,a)=>{Promise.race([this.#c,this.#d.promise]).
then(()=>o(i,a))})})}}class hy extends Zd{constructor(e,n,s){super({args:[n],env:e,program:s,niceness:uy,read:ay})}}function py(t){return Object.entries(ue.constants.
signals).find(([,n])=>t===Xm+n)?.[0]??null}function Ey(t,e){try{t!==void 0&&(0,ue.setPriority)(t,e)}catch{}}var Rt=N(6583);const my=40,Hs=2e3,yy=8e3,wy=2e4,gy=200;
function eu(t,e){return`${t}/${e}.sock`}const _n=(0,k.Qq)(my),tu=(0,k.lS)({reason:t=>String(t).slice(0,Hs)}),nu=(0,k.lS)({step:(0,k.yL)(Rt.F$),at:k.U9}),su={exitCode:(0,k.
Xd)(k.U9),signal:(0,k.Xd)(_n)},Ty=(0,k.lS)({...su,code:(0,k.yL)(["start_failed","not_listening","unhealthy","out_of_memory"]),step:(0,k.yL)(Rt.F$),message:(0,k.
Qq)(Hs),lines:(0,k.c3)(gy,(0,k.Qq)(Hs)),journey:(0,k.c3)(Rt.F$.length,nu)}),_y=(0,k.tG)("kind",{pulse:(0,k.lS)({}),walls:(0,k.lS)({isolation:(0,k.yL)(["bubblewr\
ap","none"]),limiter:(0,k.yL)(["cgroup","sampling"]),network:(0,k.tG)("level",{private:(0,k.lS)({}),filtered:tu,open:tu})},{apart:t=>typeof t=="string"?t.slice(
0,Hs):void 0}),step:(0,k.lS)({id:_n,step:nu}),ready:(0,k.lS)({id:_n}),failed:(0,k.lS)({id:_n,failure:Ty}),printed:(0,k.lS)({id:_n,lines:(0,k.c3)(wy,(0,k.lS)({at:k.
U9,stream:(0,k.yL)(["stdout","stderr"]),text:(0,k.Qq)(yy)}))}),memory:(0,k.lS)({id:_n,bytes:k.U9}),ended:(0,k.lS)({id:_n,end:(0,k.lS)({...su,outOfMemory:k.Jt})}),
note:(0,k.lS)({level:(0,k.yL)(["info","warn","error"]),event:(0,k.Qq)(64),text:(0,k.Qq)(Hs)})});function by(t){return _y((0,Ne.U4)(t))}const Ny={startMs:6e4,tmpBytes:512*
de.D6,tmpFiles:1e5,processes:256},Sy=1e4,Oy=5e3,Ry=5,Ly=100;function Iy(t){const e=new Ay(t);return e.recover(),e}class Ay{#e;#t;#n;#s=new Map;#r;#o=!1;#i=!1;constructor(e){
this.#e=e,this.#t=(0,I.realpathSync)(e.nodeDir),this.#n=ou(this.#t)}recover(){ru(this.#t)&&this.#a()}start(e){if(this.#i)throw new Error("The platform stops");const n=`\
i-${(0,F.randomUUID)().slice(0,8)}`,s=this.#a(),r=new ky(n,e,{socket:eu(this.#n,n),stop:o=>s.send({kind:"stop",id:n,graceMs:o})});return this.#s.set(n,r),r.ended.
then(()=>this.#s.delete(n)),s.send({kind:"start",id:n,spec:e}),r}async[Symbol.asyncDispose](){this.#i=!0;const e=this.#r;if(!e)return;await Promise.all([...this.#s.
values()].map(s=>s.stop(Sy))),e.endInput();const n=setTimeout(()=>e.kill("it did not end"),Oy);await e.ended,clearTimeout(n)}#a(){if(this.#r)return this.#r;(0,I.
mkdirSync)(this.#n,{recursive:!0,mode:448}),vy(this.#n);const{env:e,log:n}=this.#e,s=new Zd({args:["functions",(0,tn.Ld)(this.#t,process.pid)],env:(0,tn.uV)(e),
niceness:Ry,read:by});return this.#r=s,s.listen(r=>this.#d(r)),s.ended.then(async({exitCode:r,signal:o,killed:i,words:a})=>{if(this.#r===s&&(this.#r=void 0),!this.#i){
const c=i??`it ended with ${o??r}`;n("error","functions_supervisor_ended",{reason:c,words:a.slice(-500)})}for(const c of[...this.#s.values()])await(0,Le.rm)(c.socket,
{force:!0}).catch(()=>{}),c.lost()}),s.send({kind:"prepare",settings:this.#c()}),s}#c(){const{blobs:e,env:n,limits:s,isolation:r="auto",cgroup:o="auto",network:i="\
auto",networkAllow:a}=this.#e;return{nodeDir:this.#t,sockets:this.#n,blobs:e,isolation:r==="required"?"auto":r,cgroup:o,network:i,networkAllow:a?.()??[],env:(0,tn.
I3)(n),limits:{...Ny,...s}}}async#d(e){const{log:n,logs:s}=this.#e;switch(e.kind){case"pulse":return;case"walls":this.#u(e);return;case"note":n(e.level,e.event,
{reason:e.text});return;case"printed":{const r=this.#s.get(e.id);if(!r)return;const o=e.lines.map(i=>({...i,instance:r.id}));await s.add(r.spec.app,o).catch(i=>{
n("warn","functions_log_not_written",{instance:r.id,reason:String(i)})});return}default:this.#s.get(e.id)?.take(e)}}#u({isolation:e,network:n,apart:s}){if(e==="\
none"&&this.#e.isolation==="required"){this.#r?.kill("functions are not isolated here, and --isolation is required");return}if(this.#o)return;this.#o=!0;const{log:r,
network:o}=this.#e;e==="none"&&r("warn","functions_not_isolated",{means:"functions can read and write everything that the platform can"});const i=n.level==="pri\
vate"||n.level===o?"info":"warn",a=n.level==="private",c=a?{pasta:s===void 0?"shared":"each"}:{};r(i,"functions_network",{network:n.level,...c,reason:a?s:n.reason})}}
class ky{id;spec;ready;ended;socket;memoryBytes=null;#e=[];#t;#n=Promise.withResolvers();#s=Promise.withResolvers();constructor(e,n,s){this.id=e,this.spec=n,this.
socket=s.socket,this.#t=s.stop,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.ended=this.#s.promise}get journey(){return this.#e}stop(e){return this.#t(
e),this.ended}take(e){switch(e.kind){case"step":this.#e=[...this.#e,e.step].slice(0,Dy);return;case"ready":this.#n.resolve(this.socket);return;case"failed":this.#n.
reject(new Rt.i5(e.failure));return;case"memory":this.memoryBytes=e.bytes;return;case"ended":{const{exitCode:n,signal:s}=e.end;this.#n.reject(new Rt.i5(this.#r(
"It ended before it was ready",n,s))),this.#s.resolve(e.end)}}}lost(){this.#n.reject(new Rt.i5(this.#r("The supervisor of functions ended",null,"SIGKILL"))),this.#s.
resolve({exitCode:null,signal:"SIGKILL",outOfMemory:!1})}#r(e,n,s){return{code:"start_failed",step:this.#e.at(-1)?.step??"unpack",message:e,exitCode:n,signal:s,
lines:[],journey:this.#e}}}const Dy=10;function ru(t){return[(0,P.join)(t,"functions","running"),ou((0,I.realpathSync)(t))].some(n=>(0,I.existsSync)(n)&&(0,I.readdirSync)(
n).length>0)}function ou(t){const e=(0,P.join)(t,"functions","sockets");return Buffer.byteLength(eu(e,"i-00000000"))+4<=Ly?e:(0,P.join)((0,ue.tmpdir)(),`slipway\
-${(0,F.hash)("sha256",t).slice(0,16)}`)}function vy(t){const{uid:e,mode:n}=(0,I.lstatSync)(t);if(!((0,I.lstatSync)(t).isDirectory()&&e===process.getuid?.()&&(n&
63)===0))throw new Error(`${t} belongs to another user, or others can write to it`)}class ga{#e=new Map;async acquire(e){const n=this.#e.get(e),{promise:s,resolve:r}=Promise.
withResolvers(),o=(n??Promise.resolve()).then(()=>s);return this.#e.set(e,o),await n,()=>{r(),this.#e.get(e)===o&&this.#e.delete(e)}}async run(e,n){const s=await this.
acquire(e);try{return await n()}finally{s()}}}const Gs=12,Jr=16,iu=4+Gs+Jr;function Qr(t,e,n){return au(t,e,n,(0,F.randomBytes)(Gs))}function $y(t,e,n){const s=(0,F.
createHmac)("sha256",t.key).update(`${Buffer.byteLength(e)}:${e}`).update(n).digest();return au(t,e,n,s.subarray(0,Gs))}function au({id:t,key:e},n,s,r){const o=(0,F.
createCipheriv)("aes-256-gcm",e,r).setAAD(Buffer.from(n,"utf8")),i=Buffer.concat([o.update(Buffer.from(s)),o.final()]);return Buffer.concat([t,r,i,o.getAuthTag()])}
function Ta(t,e,n){return cu(t,e,n).toString("utf8")}function cu(t,e,n){let s=new Error("No key is known that sealed this secret");for(const r of t.filter(o=>du(
o,n)))try{return My(r,e,n.subarray(r.id.length))}catch(o){s=o}throw s}function My({key:t},e,n){const s=(0,F.createDecipheriv)("aes-256-gcm",t,n.subarray(0,Gs),{
authTagLength:Jr}).setAAD(Buffer.from(e,"utf8")).setAuthTag(n.subarray(-Jr));return Buffer.concat([s.update(n.subarray(Gs,-Jr)),s.final()])}function du({id:t},e){
return Buffer.compare(e.subarray(0,t.length),t)===0}const uu="sealed:",lu=/^sealed:([0-9a-f]{8}):/;function Ws(t,e,n,s){if(!t.isActive)return s;const r=Buffer.from(
Qr(t.current(e),n,s));return`${uu}${t.id}:${r.subarray(4).toString("base64")}`}function Ys(t,e,n,s){const[r,o]=lu.exec(s)??[];if(r===void 0||o===void 0)return s;
const i=Buffer.concat([Buffer.from(o,"hex"),Buffer.from(s.slice(r.length),"base64")]);try{return Ta(t.all(e),n,i)}catch(a){throw t.wrong(a)}}function Cy(t){return lu.
exec(t)?.[1]}function Uy(t){return uu.length+9+Math.ceil((t+iu)*4/3)+4}function Zr(t){return`kvs-token:${t}`}function _a(t){return`kvs-role:${t}`}function ba({org:t,
project:e,appID:n},s=""){return`variable:${t}/${e}/${n}:${s}`}function qn(t,e){return`deployment-${e}:${t}`}function fu(t,e){return`build-log:${t}:${e}`}var hu=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pu=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const xy=4*de.D6,Fy=30*864e5,jy=1e4,Py=2e3;class By{#e;#t;#n;#s=new ga;#r=new Map;constructor({
folder:e,keyring:n,fileBytes:s=xy}){this.#e=e,this.#t=n,this.#n=s}async add(e,n){const s=Na(e);for(const i of this.#r.get(s)??[])n.forEach(i);const r=n.map(({at:i,
instance:a,stream:c,text:d})=>JSON.stringify([i,a,c,d])).join(`
`),o=`${Ws(this.#t,"printed",Eu(s),r)}
`;await this.#s.run(s,()=>this.#i(s,o))}async tail(e,n){const s=Na(e),r=Math.min(Math.max(0,Math.floor(n)),jy),{newer:o,older:i}=this.#o(s);return this.#s.run(s,
async()=>{const a=async(u,l)=>Gy(await Hy(u,this.#n),l,f=>Wy(this.#t,s,f)),c=await a(o,r);return[...c.length<r?await a(i,r-c.length):[],...c]})}follow(e,n){const s=Na(
e),r=[];let o=()=>{};const i=d=>{r.length<Py&&r.push(d),o()},a=this.#r.get(s)??new Set;this.#r.set(s,a.add(i));const c=()=>{a.delete(i),a.size===0&&this.#r.get(
s)===a&&this.#r.delete(s),o()};return n.aborted&&c(),n.addEventListener("abort",c,{once:!0}),(async function*(){try{for(;!n.aborted;){const u=r.shift();u?yield u:
await new Promise(l=>{o=l})}}finally{n.removeEventListener("abort",c),c()}})()}async removeOlder(e){for(const n of await(0,Le.readdir)(this.#e).catch(()=>[]))await this.#s.
run(n,async()=>{const s=await(0,Le.stat)(this.#o(n).newer).catch(()=>{});(!s||s.mtimeMs<e)&&await(0,Le.rm)((0,P.join)(this.#e,n),{recursive:!0,force:!0})})}#o(e){
return{newer:(0,P.join)(this.#e,e,"newer.jsonl"),older:(0,P.join)(this.#e,e,"older.jsonl")}}async#i(e,n){const s={stack:[],error:void 0,hasError:!1};try{const{newer:r,
older:o}=this.#o(e);await(0,Le.mkdir)((0,P.join)(this.#e,e),{recursive:!0,mode:448});const i=await(0,Le.stat)(r).then(c=>c.size,()=>0);i>0&&i+Buffer.byteLength(
n)>this.#n&&await(0,Le.rename)(r,o),await hu(s,await(0,Le.open)(r,"a",384),!0).appendFile(n)}catch(r){s.error=r,s.hasError=!0}finally{const r=pu(s);r&&await r}}}
function Na({org:t,project:e,appID:n}){return(0,F.hash)("sha256",JSON.stringify([t,e,n])).slice(0,32)}async function Hy(t,e){const n={stack:[],error:void 0,hasError:!1};
try{const s=await(0,Le.open)(t,"r").catch(()=>{});if(!s)return"";const r=hu(n,s,!0),{size:o}=await r.stat(),i=Buffer.alloc(Math.min(o,e)),{bytesRead:a}=await r.
read(i,0,i.length,Math.max(0,o-e));return i.toString("utf8",0,a)}catch(s){n.error=s,n.hasError=!0}finally{const s=pu(n);s&&await s}}function Gy(t,e,n){const s=[];
let r=0;for(const o of t.split(`
`).slice(0,-1).reverse()){if(r>=e)break;const i=n(o).split(`
`).flatMap(a=>Yy(a)??[]);r+=i.length,s.push(i)}return s.reverse().flat().slice(Math.max(0,r-e))}function Eu(t){return`printed:${t}`}function Wy(t,e,n){try{return Ys(
t,"printed",Eu(e),n)}catch{return""}}function Yy(t){const e=(0,Ne.U4)(t),[n,s,r,o]=Array.isArray(e)?e:[];return typeof n=="number"&&(0,Ne.KH)(s,40)&&(0,Ne.KH)(o,
8e3)&&(r==="stdout"||r==="stderr")?{at:n,instance:s,stream:r,text:o}:void 0}async function Xy(t){try{return(await yu(t)).nextRun(new Date(0))===null?"names a ti\
me that never comes":void 0}catch(e){return e instanceof Error?e.message.replace(/^CronPattern: /,"is refused: "):String(e)}}async function mu(t,e){return(await yu(
t)).nextRun(new Date(e))?.getTime()??null}async function yu(t){const{Cron:e}=await N.e(814).then(N.bind(N,5814));return new e(t,{timezone:"UTC",mode:"5-part"})}
const Ky="SLIPWAY_SCHEDULE_SECRET",zy=15e3,Vy=50,wu=5,qy=40,Jy=60*6e4,Qy=15*6e4;function Zy(t){const{schedules:e,log:n,every:s}=t,r=new Map,o=u=>[...r.values()].
filter(l=>l.org===u).length;let i=!1;const a=(u,l,f)=>{const y=JSON.stringify([u.subdomain,l]),g=o(u.app.org)>=wu,_=r.has(y)?"the call before has not ended":g?`\
its organization has ${wu} calls under way`:void 0;if(_!==void 0)return t.say(u.app,`${Sa(l)}: left out, because ${_}`);const T=tw(t,u,l,f).finally(()=>r.delete(
y));r.set(y,{org:u.app.org,call:T})},c=async()=>{for(const u of await e.due(Vy)){const{next:l,come:f}=await ew(u);if(f.length>0&&r.size>=qy)break;if(await e.take(
u,l))for(const[y,g]of f)a(u,y,g)}},d=pn({everyMs:zy,async run(){await c(),i=!1},onFailure(u){(!i||!(u instanceof Re))&&n("warn","schedules_not_read",{reason:String(
u)}),i=!0},every:s});return{async look(){await d.run(),await Promise.all([...r.values()].map(({call:u})=>u))},[Symbol.asyncDispose]:d[Symbol.asyncDispose]}}async function ew({
entries:t,since:e,now:n}){const s=[];let r=null;for(const o of t){const i=e===null?null:await mu(o.cron,Math.max(e,n-Jy));i!==null&&i<=n&&s.push([o,i]);const a=await mu(
o.cron,n);a!==null&&(r=Math.min(r??a,a))}return{come:s,next:r}}async function tw(t,e,n,s){const{app:r,subdomain:o,now:i}=e,{clock:a,call:c,siteOf:d,secretOf:u,say:l}=t,
f=a.monotonic();try{const y=await d(o);if(!y)return;const g=JSON.stringify({cron:n.cron,path:n.path,scheduledAt:new Date(s).toISOString()}),_=`${o}.${s}.${e.entries.
indexOf(n)}`,T=nw(await u(o),_,i,g),b=await c(y,{path:n.path,headers:T,body:g,timeoutMs:Qy});l(r,`${Sa(n)}: ${b}, ${Math.round(a.monotonic()-f)} ms`)}catch(y){l(
r,`${Sa(n)}: failed, because ${(0,A.bD)(y)}`)}}function Sa({cron:t,path:e}){return`POST ${e} by its schedule (${t})`}function nw(t,e,n,s){const r=Math.floor(n/1e3),
o=Buffer.from(t.replace(/^whsec_/,""),"base64"),i=(0,F.createHmac)("sha256",o).update(`${e}.${r}.${s}`).digest("base64");return{"content-type":"application/json",
"user-agent":"Slipway","webhook-id":e,"webhook-timestamp":String(r),"webhook-signature":`v1,${i}`}}function sw(t){return{status(e){const n=t(e);return n&&rw(n)}}}
function rw(t){const e=t.instances.flatMap(n=>{const{id:s,state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}=n;return s!==null&&ow(r)?[{id:s,
state:r,deployID:o,since:i,memoryBytes:a,requests:c,restarts:d,journey:u}]:[]});return{app:t.app,instances:e,lastFailure:t.lastFailure,crashLoop:iw(t)}}function ow(t){
return t==="starting"||t==="ready"||t==="draining"}function iw({state:t,failing:e,instances:n}){if(t!=="crash_loop")return null;if(e)return{crashes:e.count,since:e.
since,nextStartAt:e.nextStartAt};const s=n.toSorted((r,o)=>o.failures-r.failures)[0];return!s||s.failingSince===null?null:{crashes:s.failures,since:s.failingSince,
nextStartAt:s.nextStartAt}}const aw=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN","AWS_REGION"],cw=60*6e4;async function gu({tables:t},e,n){const{
variables:s}=await t.injected(e);return Object.keys(s).length===0?{}:{[`${K.be}URL`]:n,[`${K.be}REGION`]:K.aT,...s}}async function dw(t,e,n,s){const r=await gu(
t,e,n);return Object.keys(r).length===0?{}:{...r,..._u(await Tu(t,e,s))}}async function uw(t,e){const{roles:n,clock:s,log:r,every:o=J.fm}=t,i=await Tu(t,e,void 0),
a={org:e.org,project:e.project,app:e.appID};let c=!1;const d=async()=>{try{if(await n.renew(i.accessKeyID,s.now())||c)return;r("warn","function_role_gone",a)}catch(l){
r("warn","function_role_not_renewed",{...a,reason:String(l)})}},u=o(cw,()=>{d()});return{variables:_u(i),async[Symbol.asyncDispose](){c||(c=!0,u(),await n.revoke(
i.accessKeyID).catch(l=>{r("warn","function_role_not_revoked",{...a,reason:String(l)})}))}}}async function Tu({tables:t,roles:e,clock:n},s,r){const{environmentID:o}=await t.
injected(s);return e.issue(o,n.now(),r)}function _u({accessKeyID:t,secret:e,sessionToken:n}){return{AWS_ACCESS_KEY_ID:t,AWS_SECRET_ACCESS_KEY:e,AWS_SESSION_TOKEN:n,
AWS_REGION:K.aT}}async function lw({apps:t,kvs:e,kvsUrl:n,scheduleSecretOf:s},r,o){const[i,a]=await Promise.all([t.find(r),o?{}:t.env(r)]),{type:c,settings:d}=o??
i??{},u=o?.env??a;if(!(0,K.Rm)(c))return u;const l=await e.tableVariables(r,n),f=i&&d?.schedule?{[Ky]:await s(i.subdomain)}:{};return{...u,...l,...f}}function fw(t){
return Object.hasOwn(t,`${K.be}URL`)}function hw(t,e){const n=new Set;return{start(s){if(!fw(s.env))return t.start(s);const r=new Ew(s,t,e);return n.add(r),r.ended.
then(()=>n.delete(r)),r},async[Symbol.asyncDispose](){await t[Symbol.asyncDispose](),await Promise.all([...n].map(({ended:s})=>s))}}}const pw={exitCode:null,signal:null,
outOfMemory:!1};class Ew{spec;ready;ended;#e;#t=!1;constructor(e,n,s){this.spec=e;const r=this.#n(n,s);this.ready=r.then(({inner:o})=>o.ready),this.ready.catch(
()=>{}),this.ended=r.then(async({inner:o,credentials:i})=>{const a=await o.ended;return await i[Symbol.asyncDispose](),a},()=>pw)}get id(){return this.#e?.id??"\
i-new"}get journey(){return this.#e?.journey??[]}get memoryBytes(){return this.#e?.memoryBytes??null}stop(e){return this.#t=!0,this.#e?.stop(e),this.ended}async#n(e,{
kvs:n,onReplaced:s}){let r;try{if(r=await n.openCredentials(this.spec.app),this.#t)throw new Error("it was stopped");const o={...this.spec.env,...r.variables},i=e.
start({...this.spec,env:o});this.#e=i;const a=aw.filter(c=>Object.hasOwn(this.spec.env,c));return a.length>0&&s(i,a),{inner:i,credentials:r}}catch(o){await r?.[Symbol.
asyncDispose]();const a=`The instance did not start: ${(0,A.bD)(o)}`,c={exitCode:null,signal:null,lines:[],journey:[]};throw new Rt.i5({code:"start_failed",step:"\
spawn",message:a,...c})}}}const mw=["running","starting","stopping","asleep","failed","crash-loop"],bu={default:100,most:1e3},yw=6e4,ww=1e4,gw=100,Nu=256*1024,Su=2e3,
Tw=/^([\w-]{1,20})\.(\d{1,15})\.(\d{1,15})$/;function lD(t){const[,e,n,s]=Tw.exec(t)??[];return e===void 0?void 0:{feed:e,number:Number(n),at:Number(s)}}function _w(t,e,n=J.
fm){const s=new Map,r=(a,c)=>{c.close(),s.get(a)===c&&s.delete(a)},o=n(ww,()=>{for(const[a,c]of s)e.monotonic()-c.readAt>=yw&&r(a,c)}),i=a=>{const c=JSON.stringify(
[a.org,a.project,a.appID]),u=s.get(c)??new bw(t,a,f=>r(c,f));u.readAt=e.monotonic(),s.delete(c),s.set(c,u);const[l]=s;return s.size>gw&&l&&r(...l),u};return{async read(a,{
lines:c,after:d}){const u=i(a);return(d&&u.after(d))??u.last(await t.tail(a,c),d)},[Symbol.dispose](){o();for(const[a,c]of s)r(a,c)}}}class bw{#e=(0,F.randomBytes)(
8).toString("base64url");#t=new AbortController;#n=0;#s=[];#r=0;readAt=0;constructor(e,n,s){const r=e.follow(n,this.#t.signal);(async()=>{for await(const i of r)
this.#o(i)})().then(()=>s(this),()=>s(this))}close(){this.#t.abort(),this.#s=[]}#o(e){const n=Oa(e);this.#n+=1,this.#s.push(n),this.#r+=n.text.length;let s=0;for(;this.#s.
length-s>bu.most||this.#r>Nu&&this.#s.length-s>1;)this.#r-=this.#s[s]?.text.length??0,s+=1;s>0&&this.#s.splice(0,s)}after(e){if(e.feed!==this.#e||e.number>this.#n)
return;const n=this.#n-this.#s.length,s=this.#s.slice(Math.max(0,e.number-n));return{lines:s,next:this.#i(this.#n,s.at(-1)?.at??e.at),missed:e.number<n}}last(e,n){
const s=({at:c})=>n===void 0||c>n.at,r=Sw(e.filter(s).map(Oa)),o=e.at(-1),i=o&&this.#s.findLastIndex(c=>Nw(c,Oa(o))),a=this.#n-this.#s.length+(i===void 0?0:i+1);
return{lines:r,next:this.#i(a,o?.at??n?.at??0),missed:n!==void 0&&e.length>0&&e.every(s)}}#i(e,n){return`${this.#e}.${e}.${Math.max(0,Math.trunc(n))}`}}function Oa(t){
return t.text.length<=Su?t:{...t,text:t.text.slice(0,Su).toWellFormed()}}function Nw(t,e){return t.at===e.at&&t.instance===e.instance&&t.stream===e.stream&&t.text===
e.text}function Sw(t){let e=Nu,n=t.length;for(;n>0&&t.length-n<bu.most&&(e-=t[n-1]?.text.length??0,!(e<0&&n<t.length));)n-=1;return t.slice(n)}function Ow(t){if(!t)
return"asleep";const e=n=>t.instances.some(s=>s.state===n);return t.crashLoop?"crash-loop":e("ready")?"running":e("starting")?"starting":t.lastFailure?"failed":
e("draining")?"stopping":"asleep"}function fD(t,e){return t.map(({step:n,at:s},r)=>{const o=t[r+1]?.at??(n==="ready"?s:e);return{step:n,at:s,ms:o===void 0?null:
Math.max(0,o-s)}})}function Rw(t,{node:e,clock:n},s){const r=t&&{statuses:t.statuses,printed:s.use(_w(t.logs,n))};return{node:e,own:r??null,stateOf:o=>r&&(0,K.Rm)(
o.type)&&o.liveRelease!==null?Ow(r.statuses.status(o)):void 0}}const Ou=6e5,Ru=6*36e5,Lw=3e4,Lu=5e3;function Iw(t,e,n){return Jn(async()=>{const s=await N.e(460).
then(N.bind(N,6460)),r=s.createRemoteJWKSet(await Aw(t,e),{timeoutDuration:Lu,cacheMaxAge:Number.POSITIVE_INFINITY,cooldownDuration:Number.POSITIVE_INFINITY,[s.
customFetch]:e});let o=Number.NEGATIVE_INFINITY,i=Number.NEGATIVE_INFINITY,a=0,c;const d=()=>n.monotonic()-o,u=()=>(c??=r.reload().then(()=>{a=0,o=n.monotonic()},
()=>{a+=1}).finally(()=>{c=void 0,i=n.monotonic()+Math.min(Lw*2**Math.max(0,a-1),Ou)}),c);return async(l,f)=>{const y=n.monotonic()>=i||d()>=Ru;if(d()>=Ou&&y&&await u(),
d()>=Ru)throw eo();try{return await r(l,f)}catch(g){if(!(g instanceof s.errors.JWKSNoMatchingKey))throw g;const _=n.monotonic()>=i;if(_&&await u(),a>0)throw eo();
if(!_)throw g;return r(l,f)}}})}async function Aw(t,e){try{const s=await(await e(`${t.replace(/\/$/,"")}/.well-known/openid-configuration`,{signal:AbortSignal.timeout(
Lu),redirect:"error"})).json();return kw(s,t)}catch{throw eo()}}function kw(t,e){const{issuer:n,jwks_uri:s}=Object(t);if(n!==e||typeof s!="string")throw new Error(
"not a discovery document of this issuer");const r=new URL(s);if(r.protocol!==new URL(e).protocol)throw new Error("the keys are not served over the protocol of \
their issuer");return r}function eo(){return new Z("unavailable","The keys of the token's issuer cannot be fetched right now.",{"retry-after":"5"})}function Jn(t){
let e;return()=>(e??=t().catch(n=>{throw e=void 0,n}),e)}async function Iu(t){const e=await t.signingKey(Dw),n=(0,Ne.U4)(e.value);if(!(0,Ne.Gv)(n)||typeof n.x!=
"string"||typeof n.y!="string"||typeof n.d!="string"||!vw({kty:"EC",crv:"P-256",x:n.x,y:n.y,d:n.d}))throw e.wrong();const s={kty:"EC",crv:"P-256",x:n.x,y:n.y},r=$w(
s),o={...s,kid:r,alg:"ES256",use:"sig"};return{kid:r,publicJwk:o,privateJwk:{...s,d:n.d,alg:"ES256"}}}function Au({privateJwk:t,kid:e},n){const s=Jn(async()=>(await N.
e(460).then(N.bind(N,6460))).importJWK(t,"ES256"));return async(r,o)=>{const{SignJWT:i}=await N.e(460).then(N.bind(N,6460)),a=Math.floor(n.now()/1e3);return new i(
{...r,iat:a,exp:a+o,jti:(0,F.randomUUID)()}).setProtectedHeader({alg:"ES256",typ:"JWT",kid:e}).sign(await s())}}function Ra({privateJwk:t},e){return new Uint8Array(
(0,F.hkdfSync)("sha256",Buffer.from(t.d??"","base64url"),"",`slipway ${e}`,32))}function Dw(){const t=(0,F.generateKeyPairSync)("ec",{namedCurve:"P-256"}).privateKey.
export({format:"jwk"});return`${JSON.stringify(t)}
`}function vw(t){try{const e=(0,F.createPrivateKey)({key:t,format:"jwk"}),{d:n,...s}=t,r=Buffer.from("slipway");return(0,F.verify)("sha256",r,(0,F.createPublicKey)(
{key:s,format:"jwk"}),(0,F.sign)("sha256",r,e))}catch{return!1}}function $w(t){const{crv:e,kty:n,x:s,y:r}=t;return(0,F.hash)("sha256",JSON.stringify({crv:e,kty:n,
x:s,y:r}),"base64url")}const La="127.0.0.1",Mw={"http:":80,"https:":443};async function Cw({handler:t,kvsUrl:e,log:n}){if(!t){const{hostname:o,port:i,protocol:a}=new URL(
e);return{url:e,allow:`${o}:${i||Mw[a]}`,async[Symbol.asyncDispose](){}}}const s=await Ud({port:0,host:La,log:n});s.serve(t);const{port:r}=s;return{url:xd(La,r),
allow:`${La}:${r}`,[Symbol.asyncDispose]:()=>s.close()}}function ku(t,e){let n;return e.defer(async()=>(await n?.catch(()=>{}))?.[Symbol.asyncDispose]()),()=>(n??=
t().catch(s=>{throw n=void 0,s}),n)}function hD(t){return(e,n,s)=>t(`${JSON.stringify({time:new Date().toISOString(),level:e,event:n,...s})}
`)}const Xs=()=>{};var nn=N(597),Uw=N(3136);const Ia=20,Du=1e3,vu="[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?",xw=`^(?:(?=.{1,254}$)(?:${vu}\\.)+(?!\\d+\\.?$)${vu}\
\\.?|(?=.*[\\u0080-\\u{10ffff}])[A-Za-z0-9.\\u0080-\\u{10ffff}-]+)$`;function Fw({ownName:t,sitesDomain:e}){const n=[t,e,"localhost"],s=r=>{if(!Array.isArray(r))
return"must be a list of host names";if(r.length>Ia)return`must have at most ${Ia} host names`;const o=r.map(d=>typeof d=="string"?$u(d):void 0),i=r[o.indexOf(void 0)];
if(o.includes(void 0))return`contains ${Qt(String(i))}, which is not a host name as shop.example.com`;const a=o.find(d=>d!==void 0&&n.some(u=>wr(d,u)));if(a!==void 0)
return`contains ${Qt(a)}, which belongs to the platform itself`;const c=o.find((d,u)=>o.indexOf(d)!==u);return c===void 0?void 0:`contains ${Qt(c)} twice`};return L.
FsL(L.IeY(r=>s(r)===void 0,({input:r})=>s(r)??""),L.yuE({type:"array",maxItems:Ia,uniqueItems:!0,items:{type:"string",maxLength:Du,pattern:xw}}),L.pdi(r=>r.map(
o=>$u(o)??o)))}function $u(t){if(t.length>Du)return;const e=/^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(t)?(0,Uw.domainToASCII)(t).replace(/\.$/,""):"";return yr(e)?
e:void 0}async function jw(t,e,n){const s=n.filter(a=>!t.mayUseDomain(e,a)),r=`${t.ownName}/${e}`,o=await Promise.all(s.map(a=>Mu(t,a,r))),i=s[o.indexOf(!1)];if(i!==
void 0)throw new Z("domain_not_verified",`The domain ${i} is not verified for the organization ${e}: add the DNS record "${to(i)} TXT ${r}", wait until it is pu\
blished, and try again.`)}async function Pw(t,e,n){const s=`${t.ownName}/${e}`;return Promise.all(n.map(async r=>{const o={domain:r,record:to(r),value:s};if(t.mayUseDomain(
e,r))return{...o,proof:"listed"};const i=await Mu(t,r,s).catch(a=>{if(!(a instanceof Z))throw a});return{...o,proof:i===void 0?"unknown":i?"recorded":"missing"}}))}
async function Mu({resolveTxt:t},e,n){try{return(await t(to(e))).some(r=>r.join("").trim()===n)}catch(s){if(["ENOTFOUND","ENODATA"].includes((0,A.xU)(s)??""))return!1;
const r=`The DNS records of ${to(e)} cannot be read now. Try again later.`;throw new Z("unavailable",r,{"retry-after":"30"})}}function to(t){return`_slipway.${t}`}
const Cu=2e3,Bw=2;async function Hw(t){const{Resolver:e}=await Promise.resolve().then(N.t.bind(N,1553,19));return new e({timeout:Cu,maxTimeout:Cu,tries:Bw}).resolveTxt(
t)}const Gw=/^(?:\[([\da-f:.]+)\]|([\da-f]*:[\da-f:.]+?)|([\w.-]+?))(?:\/(\d{1,3}))?(?::(\d{1,5}))?$/i,Ww=/^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*\.?$/,Yw=65535;function Xw(t){
const e=(0,Ee.isIP)(t)===6?[t,t]:void 0,[,n,s,r="",o,i]=e??Gw.exec(t)??[],a=n??s??(e?t:r),c=(0,Ee.isIP)(a),d=o===void 0?void 0:Number(o),u=i===void 0?void 0:Number(
i);if((c!==0||Ww.test(a)&&!/^[\d.]+$/.test(a))&&(d===void 0||c!==0&&d<=(c===4?32:128))&&(u===void 0||u>0&&u<=Yw)&&(!Uu(a)||u!==void 0&&d===void 0))return{host:a,
...d!==void 0&&{prefix:d},...u!==void 0&&{port:u}};const f=Uu(a)?"Name one port of this machine, as localhost:4873.":"Write a host, an address or a network, as \
registry.example.com:443, 10.0.0.5 or 10.1.0.0/16.";throw new A.GQ("invalid_input",`--build-network-allow: "${t}" is not a place that can be allowed`,{input:"bu\
ild-network-allow",remedy:f})}function Uu(t){return/^(?:localhost|127\.[\d.]+|::1)$/i.test(t)||/\.localhost\.?$/i.test(t)}const Kw=()=>{};var zw=N(1553);const xu=2e3,
Vw=2,qw=new Set(["ENOTFOUND","ENODATA"]),Jw=async t=>{const e=new zw.Resolver({timeout:xu,maxTimeout:xu,tries:Vw}),n=r=>{if(qw.has((0,A.xU)(r)))return[];throw r};
return(await Promise.all([e.resolve4(t).catch(n),e.resolve6(t).catch(n)])).flat()};class vt{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e}get weight(){
return this.#s}get(e){const n=this.#t.get(e);if(n!==void 0)return n.used=!0,n.value}*values(){for(const{value:e}of this.#t.values())yield e}load(e,n,s){const r=this.
get(e);if(r!==void 0)return Promise.resolve(r);let o=this.#n.get(e);if(!o){const i=s().then(a=>(this.#n.get(e)===i&&this.put(e,a,n(a)),a),a=>{throw this.#n.get(
e)===i&&this.#n.delete(e),a});o=i,this.#n.set(e,o)}return o}put(e,n,s){this.delete(e),!(s>this.#e)&&(this.#t.set(e,{value:n,weight:s,used:!1}),this.#s+=s,this.#r(
e))}delete(e){this.#n.delete(e),this.#s-=this.#t.get(e)?.weight??0,this.#t.delete(e)}#r(e){for(const[n,s]of this.#t){if(this.#s<=this.#e)return;this.#t.delete(n),
s.used||n===e?this.#t.set(n,{...s,used:!1}):this.#s-=s.weight}}}const Qw=200,Fu=1024*1024;class ju{#e;#t;#n;#s=new Map;#r;#o;constructor(e,n,s){this.#e=e,this.#t=
n,this.#n=s,this.#r=new vt(e),this.#o=new vt(Fu)}get weight(){return this.#r.weight+this.#o.weight}find(e){const n=this.#r.get(e);return n!==void 0?n:this.#o.get(
e)?null:this.#s.get(e)??this.#i(e)}forget(e){this.#r.delete(e),this.#o.delete(e),this.#s.delete(e)}forgetAll(){this.#r=new vt(this.#e),this.#o=new vt(Fu),this.#s.
clear()}#i(e){const n=this.#n(e).then(s=>this.#s.get(e)!==n?this.find(e):(this.#s.delete(e),s===void 0?this.#o.put(e,!0,Qw):this.#r.put(e,s,this.#t),s??null),s=>{
throw this.#s.get(e)===n&&this.#s.delete(e),s});return this.#s.set(e,n),n}}const no={environmentPerMinute:12e3,tablePerMinute:6e3,tableBytes:de.j9,tableKeys:1e6,
organizationBytes:10*de.j9},Pu="kvs_",Bu=32,Zw=Pu.length+Math.ceil(Bu*4/3),eg=1e3,tg=8*1024*1024;class ng{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=
new ju(tg,eg,async r=>{const o=await e.binding(r);if(!o)return;const{keyspace:i,app:a,name:c,environmentID:d,type:u}=o,l={org:a.org,project:a.project,app:a.appID,
table:c},f=[{name:`kvs/environment/${d}`,most:s.environmentPerMinute},{name:`kvs/table/${i}`,most:s.tablePerMinute}];return{keyspace:i,scope:l,environmentID:d,supported:(0,K.
Rm)(u),windows:f}})}byToken(e){return e.length===Zw?this.#n.find(Da(e)):null}async byName(e,n){const{tables:s}=await this.#s(e),r=s.find(i=>i.name===n),o=r&&await this.#n.
find(r.tokenHash);if(!o)throw Hu(n);return o}async create(e,n,s,r){if(!K.BL.test(n))throw new Z("validation_failed",`"${n.slice(0,64)}" is not a table name: wri\
te 1 to 32 of a-z, 0-9 and _, beginning with a letter.`);const o=`${Pu}${(0,F.randomBytes)(Bu).toString("base64url")}`,i=Da(o),a=this.#t.seal(Zr(i),o),c={types:K.
jI,most:K.ux.tablesPerApp},d=await this.#e.create({app:e,name:n,tokenHash:i,sealed:a,createdAt:s,...c},r);switch(d.kind){case"created":return{name:n,variable:ka(
n),createdAt:s,token:o};case"no_app":throw Aa(e);case"wrong_type":throw Gu(d.type);case"taken":throw new Z("conflict",`The app already has a table "${n}".`);case"\
full":throw new Z("conflict",`An app may have ${K.ux.tablesPerApp} tables: delete one first.`)}}async list(e){const{tables:n}=await this.#s(e);return n.map(({name:s,
createdAt:r})=>({name:s,variable:ka(s),createdAt:r}))}async remove(e,n,s){switch((await this.#e.remove(e,n,s)).kind){case"removed":return;case"no_app":throw Aa(
e);case"no_table":throw Hu(n)}}async injected(e){const{type:n,environmentID:s,tables:r}=await this.#s(e);if(!(0,K.Rm)(n))throw Gu(n);const o=r.map(({name:i,tokenHash:a,
sealed:c})=>[ka(i),this.#t.open(Zr(a),c)]);return{environmentID:s,variables:Object.fromEntries(o)}}async checkKey(){const e=await this.#e.anySealed();e&&this.#t.
open(Zr(e.tokenHash),e.sealed)}forget(e){this.#n.forget(e)}forgetToken(e){this.forget(Da(e))}forgetAll(){this.#n.forgetAll()}async#s(e){const n=await this.#e.list(
e);if(!n)throw Aa(e);return n}}function Aa({appID:t}){return new Z("app_not_found",`There is no app "${t.slice(0,64)}" in this project.`)}function Hu(t){return new Z(
"table_not_found",`The app has no table "${t.slice(0,64)}".`)}function Gu(t){return new Z("validation_failed",`Apps of type ${t} have no functions and cannot us\
e the key-value store; api, web-ssr and sse can. Deploy the app with app-type api, and it can.`)}function ka(t){return`${K.be}TOKEN_${t.toUpperCase()}`}function Da(t){
return(0,F.hash)("sha256",t,"base64")}function sg(t){return Wu(t),{...ig,node:`${(0,ue.hostname)()}/${process.pid}`,...t,buildLimits:{...Wr,...t.buildLimits},kvsQuotas:{
...no,...t.kvsQuotas}}}function Wu(t){const{gitUrlTemplate:e=nn.bD,allowLocalGit:n=!1}=t;te(t.trustedProxies??[]),Q(t.notifyAllow??[],"notify-allow"),t.buildNetworkAllow?.
forEach(Xw);const s=og(t);s&&Kw(s,rg);const r=(0,nn.Rs)(e,n);if(!r)return;const o=`--git-url: "${(0,nn.ri)(e)}" ${r.problem}`;throw new A.GQ("invalid_input",o,{
input:"git-url",remedy:`Write ${r.instead}.`})}const rg={fetch,now:Date.now};function og({dns:t,publicUrl:e}){return t&&{...t,owner:t.owner??(URL.parse(e??"")?.
hostname||void 0)}}const ig={dns:void 0,mail:void 0,cdn:void 0,cdnApi:void 0,notifyDelays:void 0,notifyAllow:[],publicUrl:void 0,requestsPerMinute:void 0,onOutput:void 0,
builder:void 0,shared:void 0,instances:void 0,shownFunctions:void 0,functions:"on",roles:mn,drainMs:0,host:"127.0.0.1",trustedProxies:[],sitesDomain:"localhost",
allowLocalGit:!1,gitUrlTemplate:nn.bD,clock:J.ml,log:Xs,fetch,resolveTxt:Hw,resolveHost:Jw,workers:2,isolation:"auto",cgroup:"auto",buildNetwork:"auto",buildNetworkAllow:[],
lasting:!0,edgeCacheBytes:64*de.D6,keepDeployments:Mm,keepDays:Cm,keepDeletedMs:Um,keepAuditDays:jm,organizationApps:gn,organizationBuilds:pE,buildLimits:Wr,kvsQuotas:no};
function _t({roles:t},e){return t.includes(e)}const ag=1/4,cg=5e3,dg=60*6e4;async function ug(t,{siteUrl:e,kvsUrl:n},s,r,o){const{clock:i,log:a,stores:c}=t,d=t.
functions==="on"&&(_t(t,"edge")||_t(t,"build")),u=Promise.withResolvers();u.promise.catch(()=>{});let l=ua;const f=_t(t,"kvs")?z=>l(z):void 0,y=ku(()=>Cw({handler:f,
kvsUrl:n,log:a}),o);let g=t.buildNetworkAllow;const _=async()=>{const{url:z,allow:pe}=await y();return g=[...t.buildNetworkAllow,pe],z},T=new By({folder:(0,P.join)(
t.nodeDir,"functions","logs"),keyring:c.keyring});d&&o.defer((0,J.fm)(dg,()=>{T.removeOlder(i.now()-Fy).catch(()=>{})}));const b={tableVariables:async(...z)=>(await(await u.
promise)()).tableVariables(...z),openCredentials:async(...z)=>(await(await u.promise)()).openCredentials(...z)};d&&ru(t.nodeDir)&&await _();const O=()=>o.use(lg(
t,()=>g,T,b)),C=d?t.instances??O():void 0,x=Jn(async()=>Ra(await Iu(c.keys),"schedule")),U=async z=>`whsec_${(0,F.createHmac)("sha256",await x()).update(z).digest(
"base64")}`,$=(z,pe,Y="schedule")=>{const ne={at:i.now(),instance:Y,stream:"stdout",text:`[slipway] ${pe}`};T.add(z,[ne]).catch(we=>{a("warn","functions_log_not\
_written",{instance:Y,reason:String(we)})})},M=async(z,pe)=>{const Y={apps:c.state.apps,kvs:b,kvsUrl:await _(),scheduleSecretOf:U};return lw(Y,z,pe)},H=o.use(Tm(
{instances:C,envOf:M,siteUrl:e,connections:Math.floor($d()*ag),clock:i,log:a,cdn:r,served:(z,pe,Y)=>s.requested(z,Y)}));o.defer(()=>u.reject(new Re("The platfor\
m stops"))),C&&o.defer(pg(H,s,i));const X=C&&{statuses:sw(z=>H.statusOf(z)),logs:T};return{functions:H,view:Rw(t.shownFunctions??X,t,o),useKvs(z){u.resolve(z),f&&
z().then(pe=>{l=pe.handler})},runSchedules(z){if(!C)return;const pe=(Y,ne)=>H.call(Y,ne);return Zy({schedules:c.schedules,siteOf:z,call:pe,secretOf:U,say:$,clock:i,
log:a})},async tryInstance({job:z,release:pe,signal:Y},ne){const{app:we,type:Pe,deployID:ct}=z;if(!C||!(0,K.Rm)(Pe))return;const{index:dt}=await ne.index(we.org,
pe.manifestHash),nt=dt.find(Rt.r$)===-1?void 0:await c.state.apps.find(we);if(!nt)return;const{subdomain:xt}=nt,ke=await M(we,z),qe={deployID:ct,manifestHash:pe.
manifestHash};try{await H.prepare({app:we,subdomain:xt,type:Pe,release:qe,settings:z.settings,env:ke,signal:Y})}catch(Ve){throw Ve instanceof Rt.i5?fg(Ve.failure,
(0,I.realpathSync)(t.nodeDir)):Ve}_t(t,"edge")||H.stop(xt)}}}function lg(t,e,n,s){const{nodeDir:r,stores:o,env:i,isolation:a,cgroup:c,buildNetwork:d,clock:u,log:l}=t,
f={nodeDir:r,blobs:o.blobsAt,env:i,isolation:a,cgroup:c,network:d,networkAllow:e,logs:n,log:l},y=({id:g,spec:{app:_}},T)=>{const b=`[slipway] The platform's var\
iables replace those of the app: ${T.join(", ")}`;n.add(_,[{at:u.now(),instance:g,stream:"stderr",text:b}]).catch(O=>{l("warn","functions_log_not_written",{instance:g,
reason:String(O)})})};return hw(Iy(f),{kvs:s,onReplaced:y})}function fg({code:t,message:e,exitCode:n,signal:s,lines:r},o){const i=r.map(a=>hg(a,`${(0,P.join)(o,
"functions","releases")}/`));return new Dt({stage:"activate",code:t,message:e,exitCode:n,signal:s,log:i,diagnostics:[]})}function hg(t,e){const[n="",...s]=t.split(
e);return n+s.map(r=>r.replace(/^[\w-]+/,"/app")).join("")}function pg(t,e,n){let s=n.monotonic();return(0,J.fm)(cg,()=>{const r=n.monotonic();for(const{app:o,instances:i}of t.
status()){const a=i.reduce((c,{memoryBytes:d})=>c+(d??0),0);a>0&&e.held(o,a*(r-s))}s=r})}const Eg=()=>{};var Lt=N(4235);const Yu=20,Xu={pattern:/^[A-Za-z0-9*,/-]{1,60}(?: [A-Za-z0-9*,/-]{1,60}){4}$/,
example:"0 3 * * *"},mg=null;function pD(t){return t.split(";").map(e=>{const n=e.trim().split(/\s+/),[s,r=""]=[n.slice(0,5).join(" "),n[5]];if(n.length===6&&Xu.
pattern.test(s)&&FUNCTION_FORMS.healthPath.pattern.test(r))return{cron:s,path:r};throw new Error(`Write five fields and a path, with ; between entries, as "${mg}\
"`)})}function ED(t){return t.map(({cron:e,path:n})=>`${e} ${n}`).join("; ")}const Ku=10;function yg(t,e){if(!(0,Ne.Gv)(t))throw $t(["the body must be a JSON ob\
ject"]);const n=pr(e,t,"the body");if("faults"in n)throw $t(n.faults);return n.output}function $t(t){const e=t.length-Ku,n=t.slice(0,Ku).join("; ")+(e>0?`; and ${e}\
 more`:"");return new Z("validation_failed",`${n}.`)}const zu=[[/\0/,"must not contain NUL characters"],[new RegExp("\\p{Cs}","u"),"must be well-formed Unicode"]];
function It(t,e,n=[]){const s=[...zu,...n];return L.FsL(L.YjP("must be a string"),L.BpQ(t,t===1?"must not be empty":`must have at least ${t} characters`),L.Ru6(
e,`must have at most ${e} characters`),Ts(r=>s.find(([o])=>o.test(r))?.[1]),L.yuE(so(...s.map(([r])=>r))))}function so(...t){return{not:{pattern:t.map(({source:e})=>e).
join("|")}}}function va(t){return L.KIO(t,`must be one of ${t.join(", ")}`)}function Qn({pattern:t,example:e},n){return L.FsL(It(1,1024),L.yGV(t,`${n}, as "${e}\
"`))}function wg(t,e){const n=`must be a whole number of ${t} to ${e}`;return L.FsL(L.aig(n),L.ndf(n),L.Wwf(t,n),L.cGV(e,n))}function gg(t){return It(1,t,[[/[\x00-\x1f\x7f]/,
"must be one line, without control characters"]])}const $a=L.zMY("must be true or false"),Ma=It(1,244,[[/^-/,'must not begin with "-"'],[/^@$/,'must not be "@"'],
[/[\x00-\x20\x7f~^:?*[\\]/,"must not contain spaces, control characters or any of ~ ^ : ? * [ \\"],[/\.\./,'must not contain ".."'],[/@\{/,'must not contain "@{\
"'],[/^\/|\/$|\/\//,'must not begin or end with "/" or contain "//"'],[/(?:^|\/)\./,'must not have a part that begins with "."'],[/\.lock(?:\/|$)/,'must not hav\
e a part that ends with ".lock"'],[/\.$/,'must not end with "."']]),Tg=L.FsL(It(1,64),L.yGV(/^(?:[0-9a-fA-F]{40}|[0-9a-fA-F]{64})$/,"must be a full commit SHA: \
40 hexadecimal digits")),_g=L.FsL(It(2,4),L.yGV(/^(?:(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])d|[1-9]\d{0,2}h)$/,'must be a time of 1d to 366d, or of 1h to 999h, a\
s "7d" or "36h"')),Vu=It(1,1024,[[/^(?:\/|[A-Za-z]:)/,"must be a path relative to the repository"],[/\\/,'must use "/" between folders'],[/[\x00-\x1f\x7f]/,"mus\
t not contain control characters"],[/(?:^|\/)\.\.(?:\/|$)/,'must stay inside the repository (no "..")'],[/(?:^|\/)\.[gG][iI][tT](?:\/|$)/,'must not lead into ".\
git"']]),bg=/^(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\/(?!\.{0,2}(?:\.git)?$)[A-Za-z0-9_.-]{1,100}|\/.*|[hH][tT][tT][pP][sS]?:\/\/\S+|[fF][iI][lL][eE]:\/\/(?:\/|localhost\/)\S*)$/,
Ng=/:\/\/[^/?#\\]*@/;function Sg(t){return L.FsL(L.YjP("must be a string"),L.z6Y(e=>e.isWellFormed(),"must be well-formed Unicode"),Ts(e=>{const n=(0,nn.Nu)(e,t);
return n.kind==="refused"?`${n.problem}: write ${n.instead}`:void 0}),L.yuE({maxLength:1024,pattern:bg.source,...so(Ng,new RegExp("\\p{Cc}","u"),new RegExp("\\p{\
Cs}","u"))}))}const{envVariables:Ca,envBytes:Ua}=K.lF,qu=new RegExp(`^${K.be.replace(/[A-Z]/g,t=>`[${t}${t.toLowerCase()}]`)}`),xa=L.FsL(L.IeY(t=>Ju(t)===void 0,
({input:t})=>Ju(t)??""),L.yuE({type:"object",maxProperties:Ca,propertyNames:{pattern:K.G1.source,...so(qu)},additionalProperties:{type:"string",maxLength:Ua-1,...so(
...zu.map(([t])=>t))}}));function Ju(t){if(!(0,Ne.Gv)(t))return"must be an object of names to strings";const e=Object.entries(t);if(e.length>Ca)return`must have\
 at most ${Ca} variables`;let n=0;for(const[s,r]of e){const o=Og(s,r);if(o!==void 0)return`contains ${Qt(s)}, ${o}`;n+=Buffer.byteLength(s)+Buffer.byteLength(String(
r))}return n>Ua?`must have at most ${Ua} bytes of names and values`:void 0}function Og(t,e){return K.G1.test(t)?qu.test(t)?`but names that begin with ${K.be} be\
long to the platform`:typeof e!="string"?"whose value must be a string":e.includes("\0")?"whose value must not contain NUL characters":e.isWellFormed()?void 0:"\
whose value must be well-formed Unicode":"which is not a variable's name: letters, digits and _, and not a digit first"}const Fa={spaFallback:xe($a),installCommand:xe(
It(0,4096)),rootDirectory:xe(Vu),noindex:xe($a),assetsOnly:xe($a),verify:xe(va(["off","warn","fail"])),lifetime:xe(_g),nodeVersion:xe(L.FsL(It(1,3),L.yGV(/^\d+$/,
'must be a major version, as "24"'))),startCommand:xe(gg(Lt.FU)),healthPath:xe(Qn(Lt.DR.healthPath,`must be ${Lt.DR.healthPath.what}`)),instances:xe(wg(1,Lt.Tl)),
memory:xe(Qn(Lt.DR.memory,`must be ${Lt.DR.memory.what}`)),idleTimeout:xe(Qn(Lt.DR.idleTimeout,`must be ${Lt.DR.idleTimeout.what}`)),requestTimeout:xe(Qn(Lt.DR.
requestTimeout,`must be ${Lt.DR.requestTimeout.what}`)),schedule:xe(L.FsL(L.YOg(ot({cron:Qn(Xu,"must be five fields with one space between them"),path:Qn(Lt.DR.
healthPath,`must be ${Lt.DR.healthPath.what}`)}),"must be a list"),L.BpQ(1,"must not be empty: null removes it"),L.Ru6(Yu,`must have at most ${Yu} entries`)))},
Rg={buildCommand:null,outputDirectory:null,region:null},Lg={buildCommand:xe(It(0,4096)),outputDirectory:xe(Vu),region:xe(L.FsL(It(1,63),L.yGV(/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
'must be lower-case letters and digits, as "eu-west-1"')))},Ig=ot({env:xa});function Qu(t){const e={...Fa,domains:xe(Fw(t.domains))},n={repository:Sg(t.allowLocalGit),
branch:Ma,...Lg},s={...n,repository:L.yqP(n.repository),branch:L.yqP(Ma)},[r,o,i]=[L.Ikc(n),L.Ikc(s),L.Ikc(e)],a=ot({name:L.FsL(It(1,63),L.yGV(K.cS,'must be let\
ters, digits, ".", "_" and "-", with a letter or digit first and last')),type:va(K.yN),...n,...e,subdomain:qt("cannot be given: it is generated")}),c={name:qt("\
cannot be changed: it is the ID of the app"),subdomain:qt("cannot be changed: it is generated")},d=ot({...s,...e,...c,type:qt("changes with a release: give it w\
ith a deployment, as `configuration.type`")}),u=ot({...s,...Fa,...c,type:L.yqP(va([...K.yN,K.m0])),domains:qt("do not wait for a deployment: change them with PA\
TCH")}),l=f=>({...L.qgA(o,f),...(0,Ne.Eb)({type:f.type}),settings:L.qgA(L.Ikc(Fa),f)});return{creation:L.FsL(a,L.pdi(f=>{const y=Object.entries(L.qgA(i,f)).filter(
([,T])=>T!==null),{name:g,type:_}=f;return{name:g,type:_,config:{...Rg,...L.qgA(r,f),settings:Object.fromEntries(y)}}})),deployment:ot({branch:xe(Ma),commit:xe(
Tg),configuration:L.yqP(L.FsL(u,L.pdi(l))),env:L.yqP(xa),tag:qt("is not accepted: web apps deploy without a release tag")}),change:L.FsL(d,L.pdi(f=>({...L.qgA(o,
f),settings:L.qgA(i,f)})))}}function Ag({logRemovedAt:t}){return t===null?void 0:`The platform removed this log on ${new Date(t).toISOString().slice(0,10)}, bec\
ause it was old (--keep-deployments, --keep-days).
`}const kg=L.FsL(It(1,1e3),L.yGV(K.G1,"is not a variable's name: letters, digits and _, and not a digit first")),mD=ot({set:xe(xa),unset:xe(L.FsL(L.YOg(kg,"must\
 be a list of names"),L.Ru6(K.lF.envVariables,`must have at most ${K.lF.envVariables} names`)))}),Zu={variables:K.lF.envVariables,bytes:K.lF.envBytes};function Dg({
state:t,logs:e,keepDeletedMs:n,rolledBack:s}){const{apps:r,deployments:o,releases:i}=t,a=d=>ro(r,d),c=async(d,u)=>{const l=await o.find(d,u);if(l)return l;throw await a(
d),tl(d,u)};return{app:a,deployment:c,async deleteApp(d,u){const l=await r.delete(d,u,n);if(!l)throw Pt(d);return l},async restoreApp(d,u){const l=await r.restore(
d,u);if(l.kind==="no_app")throw Pt(d);if(l.kind==="too_late")throw el(l.app,!0);if(l.kind==="not_deleted")throw new Z("conflict",`The app ${d.appID} is not dele\
ted, so there is nothing to restore.`);return l.app},async cancel(d,u,l){const f=await o.cancel(d,u,l);if(f.kind==="no_deployment")return c(d,u);if(f.kind==="to\
o_late")throw Mg(d,f.deployment);return f.deployment},async redeploy(d,u,l,f){const y={branch:null,commit:null},g=u===void 0?await o.create(d,y,l,f):await o.redeploy(
d,u,l,f);if(g.kind==="no_app")throw Pt(d);if(g.kind!=="no_deployment")return g;throw await a(d),tl(d,u??"")},async clearCaches(d,u){if(!await r.update(d,{settings:{
cachesOf:(0,F.randomUUID)()}},u))throw Pt(d)},async rollback(d,u,l){const f=await i.rollback(d,u,l);if(f)return{...f,warnings:await s?.(d,f.deployID)??[]};if(await a(
d),u===void 0)throw oo(d,"no kept release before the live one.");const y=await o.find(d,u),g=`Deploy its commit again: slipway redeploy ${u.slice(0,100)}.`;if(y?.
status==="succeeded")throw oo(d,`no release ${u} any more: the platform keeps the newest ones (--keep-releases). ${g}`);if(y)throw oo(d,`no release ${u}: that d\
eployment is ${y.status}.`);const _=$g.test(u)?" If there was such a deployment, the platform has removed it, because it was old.":"";throw oo(d,`no kept releas\
e ${u.slice(0,100)}.${_}`)},async variables(d){return await a(d),r.variables(d)},async compareEnv(d,u){await a(d);const l=await r.env(d),f=(y,g)=>Object.hasOwn(
l,y)?l[y]===g?"same":"replaced":"new";return Object.keys(u).sort().map(y=>({name:y,change:f(y,u[y]??"")}))},editEnv:(d,u,l)=>vg(t.apps,d,u,l),async readLog(d,u,l){
const f=await c(d,u),y=f.finishedAt!==null,g=await e.read(u,{...l,isComplete:y}),_=g?void 0:Ag(f);return _!==void 0?{text:l.from<=0?_:"",next:Math.max(1,l.from),
atEnd:!0,deployment:f}:g?{text:g.text,next:g.next,atEnd:y&&g.next>=g.size,deployment:f}:{text:"",next:Math.max(0,l.from),atEnd:y,deployment:f}}}}async function vg(t,e,{
set:n,unset:s},r){const o=s?.find(a=>n&&Object.hasOwn(n,a));if(o!==void 0)throw $t([`${o} is in set and in unset`]);const i=await t.editEnv(e,{set:n??{},unset:s??
[]},Zu,r);switch(i.kind){case"done":return{names:i.names,absent:i.absent};case"no_app":throw Pt(e);case"full":{const{variables:a,bytes:c}=Zu;throw $t([`an app m\
ay have ${a} variables, and ${c} bytes of names and values`])}default:return(0,A.xb)(i)}}async function ro(t,e){const n=await t.find(e);if(!n)throw Pt(e);if(n.deletion)
throw el(n);return n}function el({org:t,project:e,appID:n,deletion:s},r=!1){const{at:o=0,by:i=null,endsAt:a=0}=s??{},c=f=>new Date(f).toISOString().slice(0,16).
replace("T"," "),d=i===null?"because its lifetime was over":`by ${i}`,u=`The app ${n} was deleted at ${c(o)} UTC ${d}`;if(r)return new Z("app_deleted",`${u}, an\
d is being removed. Its name is free again within hours.`);const l=`slipway apps restore ${n} --org ${t} --project ${e}`;return new Z("app_deleted",`${u}. Until\
 ${c(a)} UTC it can be restored: ${l}`)}function Pt({org:t,project:e,appID:n}){return new Z("app_not_found",`There is no app ${n} in ${t}/${e}.`)}const $g=/^dpl-[a-z2-7]{16}$/;
function oo({appID:t},e){return new Z("release_not_found",`The app ${t} has ${e}`)}function tl({appID:t},e){return new Z("deployment_not_found",`The app ${t} ha\
s no deployment ${e.slice(0,100)}.`)}function Mg({appID:t},{deployID:e,status:n,finishedAt:s,supersededBy:r}){if(s===null){const i=`The deployment ${e} goes liv\
e at this moment, and cannot be stopped any more.`;return new Z("conflict",`${i} The release before it is one step away: slipway rollback --app ${t}`)}const o=r===
null?"":`, because ${r} replaced it`;return new Z("conflict",`The deployment ${e} has ended already: ${n}${o}.`)}function nl(t){const{apps:e}=t.state;return{bodies:Qu(
t),async create(n,{type:s,config:r},o,i){await ja(r.settings),await sl(t,n,void 0,r.settings.domains);const a={...r,settings:{...r.settings,cachesOf:(0,F.randomUUID)()}},
c=await e.create({key:n,type:s,config:a},o,i).catch(rl);if(c.kind!=="taken")return c;throw await ro(e,n),new Z("app_exists",`There is an app ${n.appID} in this \
project already.`)},async update(n,s,r){const o=await ro(e,n);await ja(s.settings),await sl(t,n,o,s.settings?.domains);const i=await e.update(n,s,r).catch(rl);if(!i)
throw Pt(n);return i},domainsOf:({org:n,settings:s})=>Pw(t.domains,n,s.domains??[])}}async function ja({schedule:t}={}){for(const[e,{cron:n}]of(t??[]).entries()){
const s=await Xy(n);if(s!==void 0)throw $t([`schedule[${e}].cron ${s}`])}}async function sl(t,{org:e},n,s=null){const r=(s??[]).filter(o=>!n?.settings.domains?.
includes(o));await jw(t.domains,e,r)}function rl(t){if(!(t instanceof Bs))throw t;const e=`Another app has the domain ${t.domain}. It is free when that app's do\
mains no longer contain it.`;throw new Z("domain_taken",e)}var io=N(3823);const se={type:"string"},Zn={type:"integer",minimum:0},Pa={type:"boolean"},Wt={type:"s\
tring",format:"date-time"};function yt(t){return{type:"string",enum:t}}function $e(t){return{anyOf:[t,{type:"null"}]}}function bt(t){return{type:"array",items:t}}
function He(t){const e=Object.keys(t);return{type:"object",properties:Object.fromEntries(Object.entries(t).map(([n,s])=>[n.replace("?",""),s])),required:e.filter(
n=>!n.endsWith("?")),additionalProperties:!1}}function Cg(t,e){return He({[t]:bt(e),nextCursor:$e(se)})}function es(t){return{$ref:`#/components/schemas/${t}`}}
const Yt={appID:{type:"string",minLength:1,maxLength:63},name:se,type:yt(K.yN),repository:se,branch:se,buildCommand:$e(se),outputDirectory:$e(se),region:$e(se),
subdomain:se,state:yt(["created","live"]),url:$e(se),environments:bt(He({environmentID:se,name:se})),createdAt:Wt,updatedAt:Wt},Ug={appID:Yt.appID,type:Yt.type,
state:Yt.state,repository:se,branch:se,buildCommand:Yt.buildCommand,outputDirectory:Yt.outputDirectory,region:Yt.region,"spaFallback?":Pa,"installCommand?":se,"\
rootDirectory?":se,"nodeVersion?":se,"noindex?":Pa,"verify?":yt(["off","warn","fail"]),"startCommand?":se,"healthPath?":se,"instances?":Zn,"memory?":se,"idleTim\
eout?":se,"requestTimeout?":se,"schedule?":bt(He({cron:se,path:se})),"domains?":bt(se),variables:bt(se)},ol={deployID:se,status:yt(mt.PB),branch:se,commit:$e(se),
createdAt:Wt},xg={code:yt(zn.i1),file:$e(se),line:$e(Zn),message:se},Ba={...ol,stage:$e(yt(mt.Mb)),startedAt:$e(Wt),finishedAt:$e(Wt),"supersededBy?":se,"warnin\
gs?":bt(He(xg))},Fg={file:se,line:$e(Zn),column:$e(Zn),severity:yt(["error","warning","notice"]),code:$e(se),message:se},yD={Error:He({error:He({code:yt(Object.
keys(mt.iV)),message:se,requestID:se})}),App:He(Yt),Configuration:He(Ug),Environment:He({environmentID:se,name:se,url:$e(se),state:yt(["created","live"])}),AcceptedDeployment:He(
ol),Deployment:He({...Ba,url:$e(se)}),Failure:He({deployID:se,stage:yt(mt.Mb),code:yt(mt.sR),message:se,exitCode:$e({type:"integer"}),signal:$e(se),log:bt(se),diagnostics:bt(
He(Fg))}),OperatorApp:He({org:se,project:se,...Yt,settings:{type:"object"},liveDeployID:$e(se),newest:$e({$ref:"#/components/schemas/OperatorDeployment"}),"func\
tions?":yt(mw),"functionsNode?":se,"deleted?":He({at:Wt,by:$e(se),until:Wt})}),OperatorDeployment:He({...Ba,subject:$e(se),author:$e(se),triggeredBy:$e(se),size:$e(
He({files:Zn,bytes:Zn})),isLive:Pa,"redeployOf?":se,"cancelledBy?":se,phases:bt(He({name:se,startedAt:Wt,ms:$e({type:"number",minimum:0})}))}),QueuedDeployment:He(
{project:se,appID:se,...Ba,triggeredBy:$e(se),"position?":{type:"integer",minimum:1}}),Table:He({name:se,variable:se,createdAt:Wt})},jg=254;async function wD({organizationsOf:t},e){
return(await t(e))?.length===0}function il({email:t,token:e,via:n},s,r="id-token"){const o=e?{via:"access-token",name:e.name}:{via:n??r};return{by:(0,et.Ow)(t,jg),
...o,from:fe(s),requestID:s.requestID}}function Pg(t){const e=Object.entries(t).map(([n,s])=>({name:n,route:s,parts:s.path.split("/")}));return(n,s)=>{const r=s.
split("/"),o=e.filter(d=>Bg(d.parts,r)),i=n==="HEAD"?"GET":n,a=o.find(({route:d})=>d.method===i);if(a)return{name:a.name,route:a.route,parameters:Hg(a.parts,r)};
if(o.length===0)throw new Z("not_found",`Nothing is at ${s.slice(0,300)}.`);const c=o.map(({route:d})=>d.method==="GET"?"GET, HEAD":d.method).join(", ");throw new Z(
"method_not_allowed",`${n} is not allowed here; allowed: ${c}.`,{allow:c})}}function Bg(t,e){return t.length===e.length&&t.every((n,s)=>n.startsWith("{")?e[s]!==
"":n===e[s])}function Hg(t,e){const n=t.flatMap((s,r)=>{const o=/^\{(\w+)\}$/.exec(s)?.[1];return o===void 0?[]:[[o,Gg(e[r]??"",o)]]});return Object.fromEntries(
n)}function Gg(t,e){try{return decodeURIComponent(t)}catch{throw new Z("invalid_request",`The path's ${e} is not percent-encoded UTF-8.`)}}function Wg(){return t=>t}
function Yg(t,e){const n=Object.keys(e).map(s=>[s,{...t[s],...e[s]}]);return Object.fromEntries(n)}class al{status;json;constructor(e,n){this.status=e,this.json=
n}}const Xg=["GET","HEAD"],Kg=["POST","PUT","PATCH"];function zg(t,e,n){const s=Pg(e),r=async o=>{const i=_e(o.target),{name:a,route:c,parameters:d}=s(o.method,
i),{principal:u,within:l}=await Jg(t,c,o,d),{bytes:f,json:y}=Kg.includes(o.method)?await nT(o,c):tT,{orgID:g="",projectID:_="",appID:T=""}=d,{status:b=200,body:O}=c,
C=await c.run({name:a,key:{org:g,project:_,appID:T},parameters:d,principal:u,within:l,act:il(u,o),query:new URLSearchParams(o.target.slice(i.length)),bytes:f,idempotencyKey:oe(
o,"idempotency-key"),status:b,body:()=>O&&yg(y,O)},n);return C instanceof al?We(C.status,JSON.parse(C.json),{"idempotent-replayed":"true"}):We(b,C)};return async o=>{
try{return await r(o)}catch(i){const a=Ad(i);if(!a)throw i;return await Vg(t,a,o),Tt(a,o)}}}async function Vg(t,{code:e},n){if(!t.refusals||e!=="unauthorized"&&
e!=="forbidden")return;const s={code:e,request:n,via:"id-token"};if(e==="unauthorized")return t.refusals.note(s);try{const r=await t.verify(oe(n,"authorization")),
{by:o}=il(r,n);t.refusals.note({...s,by:o??void 0,org:await qg(t,r,n)})}catch{t.refusals.note(s)}}async function qg({roleOf:t},e,{target:n}){const s=/\/orgs\/([^/?]+)/.
exec(n)?.[1];if(!(s===void 0||!K.cS.test(s)))return await t(e,{org:s})===void 0?void 0:s}async function Jg(t,e,n,{orgID:s,projectID:r,appID:o}){const i=await t.
verify(oe(n,"authorization")),{email:a}=i,c=await t.rateLimit(a);if(c>0)throw Hn(`Too many requests: wait ${c} s.`,c);if(e.for==="operators"&&await t.organizationsOf(
i)!==void 0)throw new Z("forbidden",`${a} has no role in the organization "*", which this call needs.`);if(e.for==="operators"&&e.needs&&await cl(t,i,{org:"*"},
e.needs),e.for!==void 0)return{principal:i};if(s===void 0||!K.cS.test(s))throw $t(["orgID in the path is not an identifier"]);if(r!==void 0&&!K.cS.test(r))throw $t(
["projectID in the path is not an identifier"]);const d={org:s,project:r,appID:o},u=e.partly&&await Qg(t,i,d);return u&&u.length>0?{principal:i,within:u}:(await cl(
t,i,d,e.needs??Zg(n.method)),{principal:i})}async function Qg(t,e,{org:n,project:s}){const r=await t.partsOf(e,n);return s===void 0||r===void 0?r:r.includes(s)?
void 0:r.filter(o=>o.startsWith(`${s}/`))}function Zg(t){return Xg.includes(t)?"viewer":"deployer"}const eT={viewer:"may only read",deployer:"may not say who ma\
y do what",admin:"may do everything"};async function cl({roleOf:t},e,n,s){const r=await t(e,n);if(r===void 0)throw new Z("forbidden",`${e.email} has no role for\
 this in the organization ${n.org}.`);if(fn(r,s))return r;const o=`${e.email} ${eT[r]} in ${ln(n)}.`;throw new Z("forbidden",s==="admin"?`${o} An admin may.`:o)}
const tT={bytes:Buffer.alloc(0),json:void 0};async function nT(t,{mayBeEmpty:e,body:n}){const s=oe(t,"content-type")?.split(";")[0]?.trim().toLowerCase();if(s!==
void 0&&s!=="application/json")throw dl(s);const r=await t.body(K.lF.bodyBytes).catch(o=>{throw o instanceof st?new Z("body_too_large",`The body is larger than ${K.
lF.bodyBytes} bytes.`):o});if(r.length===0&&(e||!n))return{bytes:r,json:{}};if(s===void 0)throw dl("none");try{const o=JSON.parse(new TextDecoder("utf-8",{fatal:!0}).
decode(r));return{bytes:r,json:o}}catch{throw new Z("invalid_request",`The body is ${r.length===0?"empty":"not valid JSON in UTF-8"}.`)}}function dl(t){return new Z(
"unsupported_media_type",`The Content-Type must be application/json; it is ${t.slice(0,100)}.`)}const sT={limit:{type:"integer",minimum:1,maximum:K.lF.pageMost,
default:K.lF.pageDefault},cursor:se};function rT(t){return Ha(t,"limit",K.lF.pageDefault,K.lF.pageMost)}function oT(t,e,n){const s=t.slice(0,e),r=s.at(-1);return{
items:s,nextCursor:r!==void 0&&t.length>e?n(r):null}}function iT(t){return ts(`before:${t}`)}function aT({seq:t}){return iT(t)}function cT(t){const e=Ks(t,/^before:(\d{1,15})$/)?.[0];
return e===void 0?void 0:Number(e)}function gD({project:t,appID:e}){return ts(`after:${t}/${e}`)}function TD(t){const e=Ks(t,/^after:([^/]+)\/([^/]+)$/);if(!e)return;
const[n="",s=""]=e;if(!IDENTIFIER.test(n)||!IDENTIFIER.test(s))throw Ga();return{project:n,appID:s}}function _D(t){return ts(`after:${t}`)}function bD(t){const e=Ks(
t,/^after:(.+)$/)?.[0];if(e!==void 0&&!IDENTIFIER.test(e))throw Ga();return e}function ND({project:t="",appID:e="",who:n}){return ts(`after:${t}/${e}/${n}`)}function SD(t,e){
const[n="",s="",r=""]=Ks(t,/^after:([^/]*)\/([^/]*)\/([!-~]+)$/)??[];return r===""?void 0:{org:e,project:n,appID:s,who:r}}function OD(t){const e=t.get("prefix")??
"";if(e!==""){if(/^[A-Za-z0-9._-]{1,63}$/.test(e))return e;throw invalid(['prefix must be the beginning of an app ID: letters, digits, ".", "_" and "-"'])}}function RD({
key:t}){return ts(`after:${t}`)}function LD(t){const e=t.get("prefix")??"";if(Buffer.byteLength(e)>KVS_LIMITS.keyBytes)throw invalid([`prefix must have at most ${KVS_LIMITS.
keyBytes} bytes`]);return{prefix:e,after:Ks(t,/^after:([\s\S]{1,512})$/)?.[0]}}function ID(t){const e=t.get("from")??"0";if(!/^-?\d{1,15}$/.test(e))throw invalid(
["from must be a number of bytes; a negative one counts from the end"]);return{from:Number(e),limit:Ha(t,"limit",LOG_LIMITS.pageDefault,LOG_LIMITS.pageMost)}}function AD(t){
const e=t.get("after"),n=e===null?void 0:printedCursor(e);if(e!==null&&!n)throw invalid(["after must be the next of an earlier answer"]);return{lines:Ha(t,"line\
s",PRINTED_LINES.default,PRINTED_LINES.most),after:n}}function kD(t,e){const n=t.get(e)??"false";if(n==="true"||n==="false")return n==="true";throw invalid([`${e}\
 must be true or false`])}function Ha(t,e,n,s){const r=t.get(e);if(r===null)return n;const o=/^\d{1,9}$/.test(r)?Number(r):0;if(o<1||o>s)throw $t([`${e} must be\
 1 to ${s}`]);return o}function ts(t){return Buffer.from(t).toString("base64url")}function Ks(t,e){const n=t.get("cursor");if(n===null)return;const s=Buffer.from(
n,"base64url").toString(),r=e.exec(s);if(!r||ts(s)!==n)throw Ga();return r.slice(1)}function Ga(){return $t(["cursor must be a nextCursor of this list"])}function ul(t,e){
const{idempotencyKey:n,principal:s,name:r,bytes:o,key:i,status:a}=t;if(n!==void 0){if(!/^[\x21-\x7e]{1,255}$/.test(n))throw $t(["Idempotency-Key must be 1 to 25\
5 visible ASCII characters"]);return{scope:JSON.stringify([s.issuer,s.email,r,i.org,i.project,i.appID]),key:n,requestHash:(0,F.hash)("sha256",o),status:a,answer:c=>JSON.
stringify(e(c))}}}function ll(t,e){switch(t.kind){case"done":return e(t.made);case"replayed":return new al(t.status,t.answer);case"other_request":throw $t(["Ide\
mpotency-Key was used before with another body"]);default:return(0,A.xb)(t)}}const dT={queue:"queue",clone:"clone",install:"install",build:"build",sync:"store",
activate:"store"};function DD(t){const{stage:e,createdAt:n,startedAt:s,finishedAt:r,enteredAt:o}=t,i={queue:n,...s!==null&&{clone:s},...o},a=s===null?"queue":e,
c=[];for(const[d,u]of DEPLOYMENT_STAGES.entries()){const l=i[u];if(l===void 0)continue;const f=DEPLOYMENT_STAGES.slice(d+1).find(T=>i[T]!==void 0),y=f===void 0?
r:i[f]??null;if(f===void 0&&u!==a)break;const g=dT[u],_=c.at(-1);_?.name===g?c.splice(-1,1,{..._,finishedAt:y}):c.push({name:g,startedAt:l,finishedAt:y})}return c}
function fl({subdomain:t,settings:e}){return e.domains?.[0]??t}const hl="production";function Wa(t){return t.liveRelease===null?"created":"live"}function pl(t,e){
return t.liveRelease===null?null:e(fl(t))}function Ya(t,e){return{appID:t.appID,name:t.name,type:t.type,repository:t.repository,branch:t.branch,buildCommand:t.buildCommand,
outputDirectory:t.outputDirectory,region:t.region,subdomain:t.subdomain,state:Wa(t),url:pl(t,e),environments:[{environmentID:t.environmentID,name:hl}],createdAt:Xt(
t.createdAt),updatedAt:Xt(t.updatedAt)}}function uT(t,e){const{cachesOf:n,...s}=t.settings,{appID:r,type:o,repository:i,branch:a,buildCommand:c,outputDirectory:d,
region:u}=t;return{appID:r,type:o,state:Wa(t),repository:i,branch:a,buildCommand:c,outputDirectory:d,region:u,...s,variables:e}}function lT(t,e){return{environmentID:t.
environmentID,name:hl,url:pl(t,e),state:Wa(t)}}function ao(t){const{deployID:e,status:n,branch:s,commit:r,createdAt:o}=t;return{deployID:e,status:n,branch:s,commit:r,
createdAt:Xt(o)}}function El(t,e,n){const{status:s,stage:r,startedAt:o,finishedAt:i,supersededBy:a}=t;return{...ao(t),stage:r,startedAt:Xt(o),finishedAt:Xt(i),url:s===
"succeeded"?n(fl(e)):null,...t.warnings.length>0&&{warnings:t.warnings},...(0,Ne.Eb)({supersededBy:a??void 0})}}function fT(t,e){const{stage:n,code:s,message:r,
exitCode:o,signal:i,log:a,diagnostics:c}=e,d=a.slice(-K.lF.failureLogLines).map(l=>l.slice(0,K.lF.failureLogLine)),u=c.map(({source:l,...f})=>f);return{deployID:t,
stage:n,code:s,message:r,exitCode:o,signal:i,log:d,diagnostics:u}}function vD(t,e,n,s){const{cachesOf:r,...o}=t.settings,i=s?.stateOf(t);return{org:t.org,project:t.
project,...Ya(t,n),settings:o,liveDeployID:t.liveRelease,newest:e&&hT(e,t,n),...s&&i&&{functions:i,functionsNode:s.node},...t.deletion&&{deleted:{at:Xt(t.deletion.
at),by:t.deletion.by,until:Xt(t.deletion.endsAt)}}}}function hT(t,e,n){const{commitFacts:s,size:r,triggeredBy:o,cancelledBy:i,redeployOf:a,supersededBy:c}=t,{url:d,
...u}=El(t,e,n);return{...u,...s,triggeredBy:o,size:r,isLive:t.deployID===e.liveRelease,...present({redeployOf:a??void 0,cancelledBy:i??void 0,supersededBy:c??void 0}),
phases:phasesOf(t).map(({name:l,startedAt:f,finishedAt:y})=>({name:l,startedAt:Xt(f),ms:y===null?null:y-f}))}}function $D({app:t,deployment:e},n){const{stage:s,
startedAt:r,triggeredBy:o}=e;return{project:t.project,appID:t.appID,...ao(e),stage:s,triggeredBy:o,startedAt:Xt(r),finishedAt:null,...present({position:n})}}function Xt(t){
return t===null?null:new Date(t).toISOString()}const co=["branch","commit","configuration","configuration.type","env"];function pT(t,e){return zg(t,ET(e),{...e,
changes:nl(e)})}const bn=Wg();function ET(t){const{creation:e,change:n,deployment:s}=Qu(t);return Yg(io.bw,{createApp:bn({summary:"Creates an app. Its ID is its\
 name. `deployTakes`: the members that the body of a deployment may have.",body:e,status:201,answer:He({...Yt,deployTakes:bt(yt(co))}),async run(r,{changes:o,siteUrl:i}){
const{name:a,...c}=r.body(),d=l=>({...Ya(l,i),deployTakes:co}),u=await o.create({...r.key,appID:a},c,r.act,ul(r,d));return ll(u,d)}}),updateApp:bn({summary:"Cha\
nges the fields of an app that the body names. Null removes an optional one.",body:n,answer:es("App"),async run(r,{changes:o,siteUrl:i}){return Ya(await o.update(
r.key,r.body(),r.act),i)}}),replaceEnv:bn({summary:"Replaces the whole set of variables. No answer contains their values.",body:Ig,answer:He({names:bt(se)}),async run(r,{
state:o}){await uo(r,o);const{env:i}=r.body();if(!await o.apps.replaceEnv(r.key,i,r.act))throw Pt(r.key);return{names:Object.keys(i).sort()}}}),listEnvironments:bn(
{summary:"Lists the environments of an app, with its configuration and the names of its variables. `deployTakes`: the members that the body of a deployment may \
have.",answer:He({environments:bt(es("Environment")),app:es("Configuration"),deployTakes:bt(yt(co))}),async run(r,{state:o,siteUrl:i}){const a=await uo(r,o),c=Object.
keys(await o.apps.env(r.key)).sort();return{environments:[lT(a,i)],app:uT(a,c),deployTakes:co}}}),deploy:bn({summary:"Queues a deployment of the app's branch, o\
r of another branch or a commit. It is built with `configuration`, the body of a PATCH, and with `env`, a whole set of variables, which become the app's when th\
e deployment goes live; `verify` of `configuration` is of the deployment alone. `type` of it says what the app is built as: with `api`, `web-ssr` or `sse` the a\
pp becomes one, and with `detect` a static app that was never live becomes one if its build makes a server.",body:s,mayBeEmpty:!0,status:202,answer:es("Accepted\
Deployment"),async run(r,{state:o}){await uo(r,o);const i=ul(r,ao),{branch:a=null,commit:c,configuration:d,env:u}=r.body();await ja(d?.settings);const l={branch:a,
commit:c?.toLowerCase()??null,configuration:d,env:u},f=await o.deployments.create(r.key,l,r.act,i);if(f.kind==="no_app")throw Pt(r.key);return ll(f,ao)}}),listDeployments:bn(
{summary:"Lists deployments, newest first.",query:sT,answer:Cg("deployments",es("Deployment")),async run(r,{state:o,siteUrl:i}){const a=rT(r.query),c=await o.deployments.
ofApp(r.key,{limit:a+1,before:cT(r.query)});if(!c)throw Pt(r.key);const{app:d,deployments:u}=c,{items:l,nextCursor:f}=oT(u,a,aT);return{deployments:l.map(y=>El(
y,d,i)),nextCursor:f}}}),readFailure:bn({summary:"Reads why a deployment failed. 404: it did not.",answer:es("Failure"),async run(r,{state:o}){const{deployID:i=""}=r.
parameters,a=await o.deployments.failure(r.key,i);if(a)return fT(i,a);await uo(r,o);const c=await o.deployments.find(r.key,i);throw c?new Z("not_found",`The dep\
loyment ${i} has not failed: it is ${c.status}.`):new Z("deployment_not_found",`The app ${r.key.appID} has no deployment ${i}.`)}})})}function uo({key:t},{apps:e}){
return ro(e,t)}const mT=()=>()=>({status:404,headers:{},body:""}),yT=()=>{},wT=()=>{},gT=()=>{},TT=()=>{};class Bt extends Error{name="DamagedObject"}const Nt=8;
class lo{#e;constructor(e){this.#e=e}get bytes(){return this.#e.length}has(e){let n=0,s=this.#e.length/Nt-1;for(;n<=s;){const r=n+s>>>1,o=r*Nt,i=this.#e.compare(
e,0,Nt,o,o+Nt);if(i===0)return!0;i<0?n=r+1:s=r-1}return!1}detached(){return new lo(Buffer.from(this.#e))}}function ml(t){return(0,F.hash)("sha256",t,"buffer").subarray(
0,Nt)}class ns extends Map{#e;constructor(e){super(),this.#e=e}set(e,n){if(super.set(e,n),this.size>this.#e)for(const s of this.keys()){this.delete(s);break}return this}}
const zs=["br","zstd","gzip"],_T=512,Xa=16*de.D6,ss=Buffer.from("SLV","latin1"),rs=ss.length+4+32,bT=rs+Xa;function MD(t){const e=Buffer.alloc(4);return e.writeUInt32LE(
t.length),Buffer.concat([ss,e,hashOf("sha256",t,"buffer"),t])}function yl(t,e){if(t.length<rs||ss.compare(t,0,ss.length)!==0)return;const n=t.readUInt32LE(ss.length);
return n<=Xa&&e===rs+n?n:void 0}function NT(t){if(yl(t,t.length)===void 0)return;const e=t.subarray(rs),n=t.subarray(ss.length+4,rs);return(0,F.hash)("sha256",e,
"buffer").equals(n)?e:void 0}const ST=/^[0-9a-f]{64}$/;function Ka(t){return ST.test(t)}function sn(t,e){return`${t}/${e.slice(0,2)}/${e}`}function OT(t){return`${t}\
/variants/`}function za(t,e,n){return`${OT(t)}${e.slice(0,2)}/${e}.${n}`}function wl(t){const[,,e="",...n]=t.split("/");return n.length===0&&Ka(e)?e:void 0}function gl(t){
const[,e,n]=/\/([0-9a-f]{64})\.([a-z]+)$/.exec(t)??[];return zs.some(s=>s===n)?e:void 0}const RT=5e3;function CD(t){const e=wl(t);return e!==void 0?{sha256:e}:gl(
t)===void 0?void 0:{missingMs:RT}}const LT=100,Tl=600*1e3;class IT{#e;#t;#n;#s=new ns(LT);#r=0;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}get total(){return this.#r}note(e,n,s,r){
const o=sn(n,s),i=e==="object_unusable"?`${o} unusable`:o,a=this.#s.get(i),c=this.#t.monotonic();if(a&&c-a.at<Tl){a.at=c;return}this.#r+=1,this.#n("error",e,{org:n,
hash:s}),this.#s.set(i,{key:i===o?o:void 0,version:r,at:c})}mend(e,n){this.#s.size>0&&this.#s.delete(sn(e,n))}async lasting(){const e=this.#t.monotonic()-Tl;for(const[
n,{key:s,version:r,at:o}]of this.#s){const i=s===void 0?void 0:await this.#e.head(s).catch(()=>{});(i!==void 0&&i.version!==r||o<e)&&this.#s.delete(n)}return this.#s.
size}}const AT=512;class kT{#e;#t;constructor(e,n=Hm){this.#e=e,this.#t=new vt(n)}digest(e,{version:n}){const s=this.#t.get(e);if(s?.version===n)return s.digest;
const r={version:n,digest:this.#n(e)};return this.#t.put(e,r,AT+2*(e.length+n.length)),r.digest.catch(()=>this.#t.get(e)===r&&this.#t.delete(e)),r.digest}forget(e){
this.#t.delete(e)}async#n(e){const n=await this.#e.stream(e);if(!n)return;const s=(0,F.createHash)("sha256");for await(const r of n)s.update(r);return s.digest(
"hex")}}var _l=N(1489);function Va(t){if(t.charCodeAt(0)!==47)return;const e=t.includes("%")?(0,et.FF)(t):t;if(!(e===void 0||e.includes("\0")||e.includes("\\")))
return/\/\.\.?(?:\/|$)/.test(e)?void 0:e.slice(1)}const DT=/^[\w.!~*'()@:$,+=&;/-]*$/;function bl(t){return DT.test(t)?`/${t}`:`/${t.split("/").map(vT).join("/")}`}
function vT(t){return encodeURIComponent(t).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g,decodeURIComponent)}function qa(t,e){if(t===""||t.endsWith("/")){if(e(`${t}ind\
ex.html`))return{kind:"file",path:`${t}index.html`};const n=t.slice(0,-1);return n!==""&&e(`${n}.html`)?{kind:"redirect",to:n}:void 0}return e(t)?{kind:"file",path:t}:
e(`${t}.html`)?{kind:"file",path:`${t}.html`}:e(`${t}/index.html`)?{kind:"redirect",to:`${t}/`}:void 0}const Nl=32,$T=/\/:[A-Za-z]\w*[^\w/]/,MT=/^:([A-Za-z]\w*)$/,
Ja="it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once",CT=`it has more than ${Nl} placeholders`;
function Sl(t){const e=Va(t);return e===void 0?Ja:Ol(Rl(`/${e}`))}function Ol(t){const[e="",n,s]=t.split("*",3);if(!t.startsWith("/")||s!==void 0||$T.test(t))return Ja;
const r=e.slice(1).split("/").map(Qa),o=(n??"").split("/").map(Qa),i=[...Vs(r),...Vs(o),...n===void 0?[]:["splat"]];if(new Set(i).size<i.length)return Ja;if(i.length>
Nl)return CT;if(n===void 0)return{text:t,head:r,star:void 0};if(n===""&&e.endsWith("/")){const d=e==="/"?[]:e.slice(1,-1).split("/").map(Qa);return{text:t,head:d,
star:{isRest:!0,before:"",behind:"",tail:[]}}}const a=e.slice(e.lastIndexOf("/")+1),[c=""]=n.split("/",1);return{text:t,head:r.slice(0,-1),star:{isRest:!1,before:a,
behind:c,tail:o.slice(1)}}}function UT({head:t,star:e}){return new Set(e?[...Vs(t),...Vs(e.tail),"splat"]:Vs(t))}function Vs(t){return t.flatMap(e=>"name"in e?e.
name:[])}function Qa(t){const e=MT.exec(t)?.[1];return e===void 0?{text:t}:{name:e}}const xT=32*1024;class Za{path;bare;#e;#t;#n;#s=xT;constructor(e){this.path=
e,this.bare=Rl(e)}get parts(){return this.#e??=this.bare.slice(1).split("/"),this.#e}encode(e){this.#n??=new Map;const n=this.#n.get(e);if(n!==void 0)return n;if(this.#s-=
e.length,this.#s<0)return;const s=bl(e).slice(1);return this.#n.set(e,s),s}start(e){if(!this.#t){let n=1;this.#t=this.parts.map(s=>{const r=n;return n+=s.length+
1,r})}return this.#t[e]??this.path.length}}function FT(t,e){const{head:n,star:s}=t,{parts:r}=e;if(s===void 0)return r.length===n.length&&ec(n,r,0)?new tc(t,e,void 0):
void 0;if(!ec(n,r,0))return;if(s.isRest){if(r.length<n.length)return;const c=n.length===0?1:e.start(n.length-1)+(r[n.length-1]??"").length+1;return new tc(t,e,c>
e.path.length?void 0:e.path.slice(c))}const o=r.length-s.tail.length-1;if(o<n.length||!ec(s.tail,r,o+1))return;const i=e.start(n.length)+s.before.length,a=e.start(
o)+(r[o]??"").length-s.behind.length;if(!(i>a)&&e.bare.startsWith(s.before,e.start(n.length))&&e.bare.startsWith(s.behind,a))return new tc(t,e,e.bare.slice(i,a))}
function ec(t,e,n){for(let s=0;s<t.length;s+=1){const r=t[s],o=e[n+s];if(r===void 0||o===void 0||("text"in r?r.text!==o:o===""))return!1}return!0}class tc{#e;#t;#n;constructor(e,n,s){
this.#e=e,this.#t=n,this.#n=s}get(e){const{head:n,star:s}=this.#e,{parts:r}=this.#t,o=n.findIndex(a=>"name"in a&&a.name===e);if(o!==-1)return r[o]??"";const i=s?
s.tail.findIndex(a=>"name"in a&&a.name===e):-1;return s&&i!==-1?r[r.length-s.tail.length+i]??"":this.#n??""}encoded(e){return this.#t.encode(this.get(e))}}function Rl(t){
return t.length>1&&t.endsWith("/")?t.slice(0,-1):t}const Ll=500,fo=8*1024,jT=2e3,Il=/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,Al=/^[\t\x20-\x7e\x80-\xff]*$/,kl=new Set(["\
accept-ranges","connection","content-encoding","content-length","content-range","date","etag","keep-alive","last-modified","location","server","te","trailer","t\
ransfer-encoding","upgrade","vary","x-request-id","x-slipway-release"]);function PT(t){const e=[],n=[];let s;for(const[r,o]of t.split(/\r\n|\r|\n/).entries()){const i=o.
trim(),a=c=>n.push({line:r+1,reason:c});i===""||i.startsWith("#")||(i.length>jT?a("the line is too long"):i.startsWith("/")||/^https?:/.test(i)?(s=BT(i,e.length,
a),s&&e.push(s)):s?HT(s,i,a):a("it is not below a path"))}return{rules:e,ignored:n}}function BT(t,e,n){const s=Sl(t);if(e>=Ll)n("too many rules");else if(typeof s==
"string")n(s);else return{from:s,set:[],unset:[],bytes:0}}function HT(t,e,n){const s=/^!\s*(\S+)$/.exec(e)?.[1];if(s)return void t.unset.push(s.toLowerCase());const r=e.
indexOf(":"),o=e.slice(0,r).trim().toLowerCase(),i=e.slice(r+1).trim();if(r<1||!Il.test(o)||!Al.test(i))return n('it is not "Name: value"');if(o==="basic-auth")
return n('"basic-auth" is not supported: anyone can read this path');if(o==="set-cookie"&&t.set.some(([c])=>c===o))return n("a path can set one cookie");if(kl.has(
o)||(0,_l.t)(o))return n(`rules cannot set "${o}"`);const a=t.bytes+qs(o,i);if(a>fo)return n(`the headers of this path have more than ${fo} bytes`);t.bytes=a,t.
set.push([o,i])}function qs(t,e){return t.length+e.length+4}function GT(t,e){return Il.test(t)&&t===t.toLowerCase()&&Al.test(e)&&!kl.has(t)}const nc=2e3,WT=2e3,
YT=/^[^/:]+=/,Dl={200:"rewrite",404:"rewrite",301:"go",302:"go",303:"go",307:"go",308:"go"};function vl(t){const e=[],n=[];for(const[s,r]of t.split(/\r\n|\r|\n/).
entries()){const o=XT(r).trim();if(o==="")continue;const i=e.length<nc?KT(o):"too many rules";typeof i=="string"?n.push({line:s+1,reason:i}):e.push(i)}return{rules:e,
ignored:n}}function XT(t){const e=t.search(/(?:^|\s)#/);return e===-1?t:t.slice(0,e)}function KT(t){if(t.length>WT)return"the line is too long";const[e="",n,s="\
301",...r]=t.split(/\s+/);if(n===void 0)return"it does not name a target";if(r.length>0||s.includes("=")||YT.test(n))return"conditions and query parameters are \
not supported";const o=zT(s);if(o===void 0)return/^\d+!?$/.test(s)?`${s} is not a status that a rule can have`:"its status is not a number";const i=Sl(e);return typeof i==
"string"?i:Ml(n,o)?{from:i,to:n.replace(/[^\x21-\x7e]/gu,encodeURIComponent),status:o,force:s.endsWith("!")}:ho(o)?"rewrites to other origins are refused":"the \
target is neither a path nor a URL"}function zT(t){const e=Number(/^(\d{3})!?$/.exec(t)?.[1]);return $l(e)?e:void 0}function $l(t){return Object.hasOwn(Dl,t)}function ho(t){
return Dl[t]==="rewrite"}function Ml(t,e){return/^\/(?!\/)/.test(t)||!ho(e)&&/^(?:https?:)?\/\//i.test(t)}const VT=["index.html","200.html"],sc="_redirects",rc="\
_headers",Cl=512*1024,qT=[sc,rc];function Ul(t){return qT.includes(t)}function JT(t,{base:e,fallback:n}={}){const s=[],r=d=>{const u=t.get(d)??Buffer.alloc(0);return u===
"too large"&&s.push({file:d,reason:`it has more than ${Cl} bytes`}),u==="too large"?"":u.toString()},o=vl(r(sc));for(const d of o.ignored)s.push({file:sc,...d});
const i=PT(r(rc));for(const d of i.ignored)s.push({file:rc,...d});const a=[...o.rules,...QT(e)].slice(0,nc);if(a.length+i.rules.length===0&&n===void 0)return{bytes:Buffer.
alloc(0),ignored:s};const c={redirects:a.map(({from:d,to:u,status:l,force:f})=>[d.text,u,l,f]),headers:i.rules.map(({from:d,set:u,unset:l})=>[d.text,u,l]),fallback:n};
return{bytes:Buffer.from(JSON.stringify(c)),ignored:s}}function QT(t){return t===void 0?[]:vl(`${t} ${t}/ 302
${t}/* /:splat 200
/ ${t}/ 302!`).rules}function ZT(t){if(t.length===0)return{redirects:[],headers:[],fallback:void 0};const{redirects:e,headers:n,fallback:s}=e0(t);if(!Array.isArray(
e)||e.length>nc||!Array.isArray(n)||n.length>Ll)throw Nn();return{redirects:e.map(t0),headers:n.map(n0),fallback:VT.find(r=>r===s)}}function e0(t){const e=(0,Ne.
D7)(t.toString());if(!e)throw Nn();return e}function t0(t){const[e,n,s,r]=Js(t);if(typeof n!="string"||typeof s!="number"||typeof r!="boolean"||!$l(s)||!Ml(n,s)||
!/^[\x21-\x7e]+$/.test(n))throw Nn();return{from:xl(e),to:n,status:s,force:r}}function n0(t){const[e,n,s]=Js(t),r=Js(n).flatMap(i=>{const[a,c]=Js(i);if(typeof a!=
"string"||typeof c!="string"||!GT(a,c))throw Nn();return(0,_l.t)(a)?[]:[[a,c]]}),o=Js(s).map(i=>typeof i=="string"?i:oc());return{from:xl(e),set:r,unset:o}}function xl(t){
const e=typeof t=="string"?Ol(t):void 0;return typeof e=="object"?e:oc()}function Js(t){return Array.isArray(t)?t:oc()}function oc(){throw Nn()}function Nn(){return new Bt(
"The compiled rules of a release are damaged: deploy again")}var Fl=N(4573),s0=N(6059);const r0=new Map([["js","text/javascript"],["mjs","text/javascript"],["cj\
s","text/javascript"],["map","application/json"],["ico","image/x-icon"],["webmanifest","application/manifest+json"],["apple-app-site-association","application/j\
son"],["eot","application/vnd.ms-fontobject"],["flac","audio/flac"],["m3u8","application/vnd.apple.mpegurl"],["m4v","video/mp4"],["apk","application/vnd.android\
.package-archive"],["usdz","model/vnd.usdz+zip"]]),o0=/^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/,i0=/^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;
function a0(t){const e=t.slice(t.lastIndexOf("/")+1),n=e.slice(e.lastIndexOf(".")+1).toLowerCase(),s=r0.get(n)??(0,s0.$)(n),r=typeof s=="string"?s:"application/\
octet-stream";return o0.test(r)&&!r.includes("charset")?`${r}; charset=utf-8`:r}function c0(t){return i0.test(t)}const d0=/(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/,
u0=[{name:/[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/},{name:/-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/},
{in:/(?:^|\/)(?:assets|chunks|static|build)\//,name:/[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/}];function po(t){const e=jl(
t);return e===void 0||e.endsWith(".html")?!1:d0.test(t)||u0.some(n=>n.name.test(e)&&(n.in?.test(t)??!0))}const l0=/\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;
function Qs(t){const e=jl(t);return po(t)||e!==void 0&&l0.test(e)&&/[.-][\w-]{8,}(?:\.\w+)+$/.test(e)}function jl(t){const e=t.slice(t.lastIndexOf("/")+1);return e.
length<=255?e:void 0}const Zs=Buffer.from("SLIPWAY","latin1"),Mt=56,er=32,Eo=er+6,Sn=4,Pl=8192,Bl=Buffer.allocUnsafe(3*Kd.pathBytes);class mo{count;bytes;assets;rules;#e;#t;#n;#s;#r;#o="";#i=-1;constructor(e,n,s){
const r=yo(n);this.#e=e,this.count=n.count,this.bytes=e.length,this.#t=r.records,this.#n=r.offsets,this.#s=r.paths,this.#r=s,this.assets=new lo(e.subarray(Mt,r.
records)),this.rules=e.subarray(r.rules)}static async open(e,n,s=Xr){if(e.length>s.indexBytes)throw it("it is too large");const r=ic(e,s);if(yo(r).end!==e.length)
throw it("its length does not match its header");const o=await f0(e,r,s,n);return new mo(e,r,o)}find(e){return e!==this.#o&&(this.#i=this.#a(e),this.#o=e),this.#i}path(e){
return this.#e.toString("utf8",this.#c(e),this.#c(e+1))}file(e){const n=this.#t+e*Eo;return{hash:this.#e.toString("hex",n,n+er),size:this.#e.readUIntLE(n+er,6)}}*files(){
for(let e=0;e<this.count;e+=1)yield{path:this.path(e),...this.file(e)}}#a(e){if(e.length>this.#r)return-1;const n=Bl.write(e);let s=0,r=this.count-1;for(;s<=r;){
const o=s+r>>>1,i=this.#e.compare(Bl,0,n,this.#c(o),this.#c(o+1));if(i===0)return o;i<0?s=o+1:r=o-1}return-1}#c(e){return this.#s+this.#e.readUInt32LE(this.#n+e*
Sn)}}function ic(t,e=Xr){if(t.length<Mt||Zs.compare(t,0,Zs.length)!==0)throw it("it is not an index");const n={count:t.readUInt32LE(8),pathsBytes:t.readUInt32LE(
12),rulesBytes:t.readUInt32LE(16),assets:t.readUInt32LE(20),assetsDigest:t.subarray(24,Mt)};if(n.assets>n.count)throw it("it has more assets than files");if(n.pathsBytes>
e.pathsBytes||n.rulesBytes>e.rulesBytes||yo(n).end>e.indexBytes)throw it("it is too large");return n}function Hl(t,e){if(e.length!==t.assets*Nt)throw it("its le\
ngth does not match its header");if(!(0,F.hash)("sha256",e,"buffer").equals(t.assetsDigest))throw it("its assets do not match their hash");return new lo(e)}function yo({
count:t,pathsBytes:e,rulesBytes:n,assets:s}){const r=Mt+s*Nt,o=r+t*Eo,i=o+(t+1)*Sn,a=i+e;return{records:r,offsets:o,paths:i,rules:a,end:a+n}}async function f0(t,e,n,s){
const r=yo(e),o=t.subarray(Mt,r.records);if(Hl(e,o),!(0,Fl.isUtf8)(t.subarray(r.paths,r.rules)))throw it("a path is not UTF-8");if(t.readUInt32LE(r.offsets)!==0)
throw it("its first path does not begin at 0");let i=0;for(let a=0;a<e.count;a+=Pl){if(i=Math.max(i,h0(t,r,a,Math.min(a+Pl,e.count))),i>n.pathBytes)throw it("a \
path is too long");await s()}if(t.readUInt32LE(r.offsets+e.count*Sn)!==e.pathsBytes)throw it("its last path does not end with the paths");for(let a=Nt;a<o.length;a+=
Nt){const c=a-Nt;if(o.compare(o,a,a+Nt,c,a)>=0)throw it("its assets are not sorted")}return i}function h0(t,e,n,s){const r=c=>t.readUInt32LE(e.offsets+c*Sn);let o=0,
i=n===0?0:e.paths+r(n-1),a=e.paths+r(n);for(let c=n;c<s;c+=1){const d=e.paths+r(c+1);if(d<=a||d>e.rules)throw it("its paths are out of order");if(((t[a]??0)&192)===
128)throw it("a path is not UTF-8");if(i!==0&&t.compare(t,a,d,i,a)>=0)throw it("its paths are not sorted");o=Math.max(o,d-a),i=a,a=d}return o}function it(t){return new Bt(
`The index of a release is damaged (${t}): deploy again`)}function p0(t,e){const n=E0(t),s=m0(n),r=n.reduce((f,{path:y})=>f+Buffer.byteLength(y),0),o=Mt+s.length+
n.length*(Eo+Sn)+Sn,i=Buffer.alloc(o+r+e.length);Zs.copy(i);const a=[n.length,r,e.length,s.length/Nt];for(const[f,y]of a.entries())i.writeUInt32LE(y,Zs.length+f*
4);(0,F.hash)("sha256",s,"buffer").copy(i,Zs.length+a.length*4),s.copy(i,Mt);let c=Mt+s.length,d=c+n.length*Eo;const u=d+(n.length+1)*Sn;let l=0;for(const{path:f,
hash:y,size:g}of n)i.write(y,c,er,"hex"),c=i.writeUIntLE(g,c+er,6),d=i.writeUInt32LE(l,d),l+=i.write(f,u+l);return i.writeUInt32LE(l,d),i.set(e,u+r),i}function E0(t){
return t.some(({path:e})=>/[\ud800-\uffff]/.test(e))?t.map(e=>({file:e,bytes:Buffer.from(e.path)})).sort((e,n)=>e.bytes.compare(n.bytes)).map(({file:e})=>e):t.toSorted(
(e,n)=>e.path<n.path?-1:1)}function m0(t){const e=t.filter(({path:n})=>Qs(n)).map(({path:n})=>ml(n));return e.sort((n,s)=>n.compare(s)),Buffer.concat(e.filter((n,s)=>s===
0||!e[s-1]?.equals(n)))}const y0=123;function ac(t){return t[0]===y0}async function w0(t,e,n){if(t.length>ha)throw os(`has more than ${ha} bytes`);const s=g0(t),
r=new Map;for(const o of s.filter(({path:i})=>Ul(i)))r.set(o.path,o.size>Cl?"too large":await e(o));return mo.open(p0(s,JT(r).bytes),n,Kd)}function g0(t){let e;
try{e=JSON.parse(t.toString())}catch{throw os("is not JSON")}if(!(0,Ne.Gv)(e)||!(0,Ne.Gv)(e.files))throw os("does not list files");return Object.entries(e.files).
map(([n,s])=>{const{hash:r,size:o}=(0,Ne.Gv)(s)?s:{};if(typeof r!="string"||!Ka(r))throw os("has a file without a hash");if(typeof o!="number"||!Number.isInteger(
o)||o<0||o>=2**48)throw os("has a file without a size");if(n===""||!n.isWellFormed())throw os("has an invalid path");return{path:n,hash:r,size:o}})}function os(t){
return new Bt(`The manifest of a release ${t}: deploy again`)}function wo(t,e=Bm){let n=performance.now();return()=>{if(!(performance.now()-n<e))return new Promise(
(s,r)=>{setImmediate(()=>{n=performance.now(),t?.aborted?r(t.reason):s()})})}}const T0=1e3;class go{damage;#e;#t;#n;#s;#r=new ga;#o=new Map;#i=Number.NEGATIVE_INFINITY;constructor({
blobs:e,clock:n,log:s}){this.#e=e,this.#t=n,this.#n=s,this.#s=new kT(e),this.damage=new IT(e,n,s)}async index(e,n){const{size:s,storedAt:r}=await this.#l(e,n);if(s>
Math.max(Xr.indexBytes,ha))throw this.damage.note("object_unusable",e,n),new Bt(`The index ${n} of a release has ${s} bytes: deploy again`);const o=()=>this.#a(
e,n,s);return{index:await(s>Kr?this.#r.run("index",o):o()),storedAt:r}}async#a(e,n,s){const r=await this.read(e,n,s),o=wo();try{return ac(r)?await w0(r,({hash:i,
size:a})=>this.read(e,i,a),o):await mo.open(r,o)}catch(i){throw i instanceof Bt&&this.damage.note("object_unusable",e,n),i}}async count(e,n){const s=await this.#f(
e,n,0,Mt);return ac(s)?void 0:ic(s).count}async assets(e,n){const s=await this.#f(e,n,0,Mt);if(ac(s))return(await this.index(e,n)).index.assets.detached();const r=ic(
s),o=r.assets*Nt;return Hl(r,await this.#f(e,n,Mt,o))}async read(e,n,s){const r=this.#h(e,n),o=await this.#e.load(r,s,"any"),i=await Gl(o,n,s)?o:await this.#e.load(
r,s);if(!i)return this.#p(e,n);const{facts:a,bytes:c}=i,d=i===o||await Gl(i,n,s);if(!c||!d)throw await this.#m(e,n,a);return this.damage.mend(e,n),c}async stream(e,n,s){
const r=await this.#l(e,n);if((await this.#s.digest(sn(e,n),r)??this.#p(e,n))!==n)throw await this.#m(e,n,r);const i=await this.#e.stream(sn(e,n),s)??this.#p(e,
n);return this.damage.mend(e,n),i}async variants(e,n){const s=new Map;try{for(const r of zs){const o=await this.#d(za(e,n,r));o!==void 0&&s.set(r,o)}return s}catch(r){
throw this.#c(e,r),r}}#c(e,n){const s=this.#t.monotonic();s-this.#i<T0||(this.#i=s,this.#n("warn","variants_unreadable",{org:e,reason:String(n)}))}async#d(e){const n=await this.#e.
head(e),s=n&&await this.#e.read(e,{start:0,end:rs-1});return s&&yl(s,n.size)}async readVariant(e,n,s){const r=za(e,n,s);try{const o=await this.#u(r);if(o&&o.length>
0)return o}catch(o){this.#c(e,o);return}this.#n("warn","variant_damaged",{org:e,hash:n,encoding:s}),await this.#e.delete(r).catch(()=>{})}async#u(e){const n=await this.#e.
load(e,bT);return n?.bytes&&NT(n.bytes)}variantsVersion(e){return this.#o.get(e)??0}variantsChanged(e){this.#o.set(e,this.variantsVersion(e)+1)}async#l(e,n){return await this.#e.
head(this.#h(e,n))??this.#p(e,n)}#h(e,n){if(!Ka(n))throw new Bt(`"${n}" is not the name of an object`);return sn(e,n)}async#f(e,n,s,r){const o={start:s,end:s+r-
1};return await this.#e.read(this.#h(e,n),o)??this.#p(e,n)}#p(e,n){throw this.damage.note("object_missing",e,n),new Bt(`The object ${n} is gone`)}async#m(e,n,{version:s}){
return this.damage.note("object_damaged",e,n,s),this.#s.forget(sn(e,n)),await this.#e.distrust(sn(e,n),s),new Bt(`The object ${n} is damaged`)}}async function Gl(t,e,n){
return t?.bytes?.length===n&&(t.digest??await _0(t.bytes))===e}async function _0(t){if(t.length<=Kr)return(0,F.hash)("sha256",t);const e=(0,F.createHash)("sha25\
6"),n=wo();for(let s=0;s<t.length;s+=Kr){e.update(t.subarray(s,s+Kr));const r=n();r&&await r}return e.digest("hex")}const b0=()=>{};function N0({check:t,damage:e}){
return async()=>{try{await t?.()}catch{return We(503,{status:"failing",reason:"The state cannot be read."},{"retry-after":"5"})}const n=await e?.lasting()??0;if(n===
0)return We(200,{status:"ok",pid:process.pid});const s=`Visitors asked for ${n} stored objects that are missing or damaged. The log has their names. Deploy thei\
r sites again to store them again.`;return We(200,{status:"degraded",pid:process.pid,reason:s})}}const S0=async()=>({[Symbol.asyncDispose]:async()=>{}}),O0=()=>{},
R0=1e4;function L0(t,e){return t===0?()=>0:n=>e.take([{name:`control/${(0,F.hash)("sha256",n)}`,most:t}])}function I0(t,e){if(t===0)return()=>0;const n=t/6e4,s=new ns(
R0);return r=>{const o=e.monotonic(),i=s.get(r)??{left:t,at:o};return i.left=Math.min(t,i.left+(o-i.at)*n),i.at=o,s.delete(r),s.set(r,i),i.left<1?Math.max(1,Math.
ceil((1-i.left)/n/1e3)):(i.left-=1,0)}}var Wl=N(8474);const A0=1e4,Yl=64*1024;class k0{#e;#t;#n;#s;bytes=0;#r;#o="";#i;constructor(e,{deployID:n,fence:s},r,o){this.#e=
e,this.#t=n,this.#n=s,this.#s=o,this.#r=r+Ym}write(e){return this.#r-=Buffer.byteLength(e),this.#r<0?!1:(this.bytes+=Buffer.byteLength(e),this.#o+=e,this.#i??=this.#a(),
!0)}async end(){let e=!1;const n=async()=>{await this.#i,e||await this.#e.end(this.#t)};await(0,J.ux)(this.#s,A0,n()),e=!0}async#a(){for(;this.#o!=="";){const e=this.#o;
this.#o="",await this.#e.append(this.#t,e,this.#n)}this.#i=void 0}}async function D0(t,e){try{const n=await t.read(e,{from:-Yl,limit:Yl,isComplete:!0}),s=(0,et.
y1)(n?.text??"").split(`
`);return s.at(-1)===""&&s.pop(),s.slice(-K.lF.failureLogLines).map(r=>r.slice(0,K.lF.failureLogLine))}catch{return[]}}const Xl={waiting:{},begun:{clone:"clone",
failed:"over"},clone:{commit:"cloned",failed:"over"},cloned:{install:"install",failed:"over",detected:"over"},install:{build:"build",failed:"over"},build:{sync:"\
sync",failed:"over"},sync:{stored:"over",failed:"over"},over:{}},v0=100,$0=2;class To{#e;#t;#n;#s=0;constructor(e,n=()=>performance.now()){this.#e=e,this.#t=n,this.#n=
n()}exceeds(){return this.#s+=1,this.#s>v0+$0*(this.#t()-this.#n)/this.#e}}class M0{#e;#t;#n="waiting";#s="clone";#r;constructor(e){this.#e=new To(zm,e),this.#t=
new To(Km,e)}get stage(){return this.#s}get isOver(){return this.#n==="over"}begin(){return this.#n="begun",this}take(e){switch(e.kind){case"pulse":return this.#e.
exceeds()?"it sent too many heartbeats":void 0;case"log":return"failed"in Xl[this.#n]?e.text.length>=Wm?void 0:this.#t.exceeds()?"it sent its log in too many pa\
rts":void 0:"it sent a log out of order";case"stage":return this.#s=e.stage,this.#o(e.stage,`the stage "${e.stage}"`);case"commit":return this.#r=e.commit,this.#o(
"commit","a commit");case"stored":return this.#o("stored","a release")??this.#i(e.commit,"a release");case"failed":return this.#o("failed","a failure");case"det\
ected":return this.#o("detected","what it detected")??this.#i(e.commit,"what it detected")}}#o(e,n){const s=Xl[this.#n],r=Object.hasOwn(s,e)?s[e]:void 0;if(r===
void 0)return`it sent ${n} out of order`;this.#n=r}#i(e,n){return e===this.#r?void 0:`it sent ${n} of another commit`}}function C0(t){return U0.has(t.kind)}const U0=new Set(
["stage","commit","log","pulse","stored","failed","detected"]),x0=100,F0=300;class _o extends Error{name="WorkerCrash";ending;constructor(e){super(P0(e)),this.ending=
e}}class j0{process;ready;#e;#t=new Map;#n=Promise.withResolvers();#s=Promise.withResolvers();#r={};#o=new M0;#i=new To(Vm);#a=new To(qm);#c={files:[],odd:[]};#d=!1;#u;#l=0;#h=!1;#f=Promise.
withResolvers();#p;#m=!1;#w=!1;constructor(e,n){this.process=e,this.#e=n,this.ready=this.#n.promise,this.ready.catch(()=>{}),this.#s.promise.catch(()=>{}),e.listen(
s=>this.#y(s).catch(r=>this.#E(r))),e.ended.then(s=>this.#O(s))}get settled(){return this.#s.promise.then(()=>{},()=>{})}get alive(){return!this.#h}get stage(){
return this.#u}run(e,n={}){return this.#r=n,e.kind==="deploy"&&this.#o.begin(),this.process.send(e),this.#s.promise}place(e){return this.#h?Promise.resolve([]):
(this.#p=Promise.withResolvers(),this.#f.resolve(e),this.#p.promise)}letGo(){this.#w=!0,this.#f.resolve(null),this.#p?.resolve([])}#E(e){this.#s.reject(e),this.
process.send({kind:"abort"})}async#y(e){const n=this.#T(e);if(n!==void 0)return this.process.kill(n);switch(e.kind){case"ready":this.#n.resolve(e);break;case"st\
age":this.#u=e.stage,await this.#r.onStage?.(e.stage);break;case"commit":await this.#r.onCommit?.(e.commit,e.facts);break;case"log":this.#r.onLog?.(e.text);break;case"\
ask":this.#g(e.id,e.question);break;case"release":this.#S(e.name);break;case"note":this.#e.onNote(e);break;case"stored":await this.#r.onStored?.(e.release.manifestHash,
e.release,e.warnings,e.type),this.#s.resolve(e);break;case"failed":case"detected":case"done":this.#s.resolve(e);break;case"pulse":break;default:(0,A.xb)(e)}}#T(e){
return C0(e)?this.#o.take(e):e.kind==="note"?this.#i.exceeds()?"it sent too many notes":void 0:(e.kind==="release"||e.kind==="ask"&&e.question.about==="lock")&&
this.#a.exceeds()?"it sent too many messages about locks":void 0}async#g(e,n){if(this.#l+=1,this.#l>x0)return this.process.kill("it asked too many questions at \
once");try{this.process.send({kind:"answer",id:e,value:await this.#_(n)})}catch(s){this.#E(s)}this.#l-=1}async#_(e){switch(e.about){case"lock":{const n=await this.#e.
locks.acquire(e.name);return this.#S(e.name),this.#t.set(e.name,n),this.#h&&this.#S(e.name),null}case"output":return await this.#N(e),null;case"start":return this.#b(
e.found);case"repositories":return this.#e.repositories(e.after);case"apps":return this.#e.apps(e.after)}}async#b(e){if(this.#m&&this.#p?.resolve(e),this.#w)return null;
const n=await this.#f.promise;return this.#m=n!==null,n&&(this.#f=Promise.withResolvers()),n}async#N({part:e,isLast:n}){const{files:s,odd:r}=this.#c,o=e.files.length+
e.odd.length===0;if(this.#d||o&&!n)return this.process.kill("it described its output in too many parts");if(this.#d=n,s.push(...e.files),r.push(...e.odd),Math.max(
s.length,r.length)>Xd.files)return this.process.kill("its output is too large");n&&await this.#r.onOutput?.({files:s,odd:r,ignoredRules:e.ignoredRules,faults:e.
faults})}#S(e){this.#t.get(e)?.(),this.#t.delete(e)}#O(e){this.#h=!0,this.letGo();const n=new _o(e);this.#n.reject(n),this.#s.reject(n);for(const s of[...this.#t.
keys()])this.#S(s)}}function P0({exitCode:t,signal:e,killed:n,words:s}){if(n!==void 0)return`it was ended because ${n}`;const r=/^(?:Error: )?The worker was ended because (.+)$/m.
exec(s)?.[1];return r!==void 0?`it was ended because ${(0,et.Ow)(r,F0)}`:/heap out of memory|Allocation failed/i.test(s)?"it ran out of memory":e?`it was killed\
 by ${e}`:`it exited with code ${t}`}function B0(t,{exitCode:e,signal:n},s,r){const o=`The process that built this deployment crashed: ${t}`;return new Dt({stage:s,
code:"builder_crashed",message:o,exitCode:e,signal:n,log:r,diagnostics:[]})}class H0{#e;#t;#n;#s=new ga;#r=new Set;#o;#i;#a=!1;constructor(e,n){this.#e=e,this.#t=
n,this.#n=(0,tn.uV)(e.env)}get walls(){return this.#i}close(){return this.#a=!0,[...this.#r]}take(){const e=this.#o?.alive===!0,n=this.#o?.alive?this.#o:this.start();
return this.#o=void 0,this.#e.lasting!==!1&&n.settled.then(()=>!this.#a&&this.refill()),{session:n,waited:e}}refill(){return this.#o?.alive||(this.#o=this.start()),
this.#o}start(){const e=this.#c(),n=(0,tn.ig)(e.dataDir,process.pid),s=new j0(new hy(this.#n,n),{locks:this.#s,...this.#t,onNote:({level:r,event:o,text:i})=>this.#e.
log(r,o,{reason:i})});return this.#r.add(s),s.process.ended.then(()=>this.#r.delete(s)),s.ready.then(r=>this.#d(r),()=>{}),s.process.send({kind:"prepare",settings:e}),
s}#c(){const{dataDir:e,blobs:n,env:s,gitUrlTemplate:r,allowLocalGit:o,limits:i,outputLimits:a,lasting:c,isolation:d,cgroup:u}=this.#e,{buildNetwork:l="auto",buildNetworkAllow:f=[]}=this.#e,
y={dataDir:(0,I.realpathSync)(e),blobs:n,env:(0,tn.I3)(s),gitUrlTemplate:r??nn.bD,allowLocalGit:o??!1,limits:{...Wr,...i},outputLimits:a??Xd,lasting:c??!0,isolation:d===
"none"?"none":"auto",cgroup:u??"auto",network:{want:l,known:this.#i?.network},networkAllow:f};return this.#i?{...y,known:this.#i.isolation,knownLimiter:this.#i.
limiter}:y}#d({isolation:e,limiter:n,network:s,hasFailed:r}){if(!(this.#i||r)){if(this.#i={isolation:e,limiter:n,network:s},this.#e.log("info","builds_limited",
{by:xr(n)}),s.level==="private"?this.#e.log("info","builds_network",{network:s.level}):this.#e.log(this.#e.buildNetwork===s.level?"info":"warn","builds_network",
{network:s.level,reason:s.reason,means:G0[s.level]}),e.kind==="bubblewrap"){if(e.deniesNamespaces)return;this.#e.log("warn","builds_not_filtered",{means:"builds\
 can make user namespaces and hide memory there"});return}this.#e.log("warn","builds_not_isolated",{reason:e.reason,means:"builds can read and write everything \
that the platform can, and the number of their processes is not limited"})}}}const G0={filtered:"builds reach the internet, and the abstract UNIX sockets of thi\
s machine; rules of nftables refuse the rest",open:"builds reach what this machine reaches: its loopback, private networks, and the metadata service of a cloud"};
var Kl=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zl=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const W0=1e4,Y0=5*6e4,X0=1e4,K0=2,z0=6e4,V0=8,q0=100;function J0(t){
return new Q0(t)}class Q0{#e;#t;#n=()=>{};#s=Promise.resolve();#r=Promise.resolve();#o=0;#i=()=>{};#a=!1;#c=0;constructor(e){this.#e=e,this.#t=new H0(e,{repositories:async()=>[],
apps:async()=>[],...e})}get walls(){return this.#t.walls}async recover(){const{buildNetwork:e,isolation:n,cgroup:s}=this.#e;if(!Jl(e)&&n!=="required"&&!Ql(s)){const o=setTimeout(
()=>this.#n(),q0);this.#n=()=>{this.#n=()=>{},clearTimeout(o),this.#a||this.#d()};return}const{ready:r}=this.#d();Jl(e)&&Z0(e,(await r).network),n==="required"&&
e_((await r).isolation),Ql(s)&&t_((await r).limiter)}#d(){if(!(0,I.existsSync)((0,P.join)(this.#e.dataDir,"builds")))return this.#t.refill();const n=this.#t.start();
return this.#s=this.#w(null,n).then(()=>{this.#a||this.#t.refill()}),n}async build(e,n){this.#i(),this.#n(),await this.#s;let{session:s,waited:r}=this.#t.take();
try{return await this.#u(e,n,s).catch(o=>{if(!(o instanceof _o)||!r||s.stage!==void 0)throw o;return s=this.#t.start(),this.#u(e,n,s)})}catch(o){throw o instanceof
_o?await this.#T(o,s,e):o}}async#u(e,n,s){const r={stack:[],error:void 0,hasError:!1};try{const{signal:o}=n,{onOutput:i,limits:a,logs:c,clock:d}=this.#e,u=a?.logBytes??
Wr.logBytes,l=new k0(c,{deployID:e.deployID,fence:n.fence},u,d),f=Kl(r,(0,Wl.addAbortListener)(o,()=>{this.#y(s)}),!1);try{const T={...n,onOutput:async x=>i?.(x,
o),onLog:x=>{l.write(x)||s.process.kill("it sent a log that is too long")},onStored:async(...x)=>{try{const U=await n.onStored?.(...x);for(const $ of U??[])l.write(
`Warning: ${$}
`);return U??void 0}catch(U){throw U instanceof Dt&&l.write(`${U.message}
`),U}}},b=await s.run({kind:"deploy",job:e,look:i!==void 0},T);if(b.kind!=="stored")throw b.kind==="failed"?new Dt(b.facts):dc();const{commit:O,release:C}=b;return{
commit:O,release:C,place:x=>this.#l(s,x),[Symbol.asyncDispose]:()=>(s.letGo(),this.#E(s,e.deployID))}}catch(y){throw await this.#E(s,e.deployID),o.reason instanceof
h&&l.write(`The build was stopped: the deployment was cancelled.
`),o.throwIfAborted(),y}finally{await l.end(),n.onLogged?.(l.bytes)}}catch(o){r.error=o,r.hasError=!0}finally{zl(r)}}async#l(e,n){return await(0,J.ux)(this.#e.clock,
X0,e.place(n))??[]}async detect(e,n){if(this.#c>=K0)throw Vl("Other repositories are being read. Try again in some seconds.");this.#c+=1;try{return this.#i(),this.#n(),
await this.#s,await this.#h({...e,deployID:`look-${(0,F.randomUUID)()}`,purpose:"detect"},n)}catch(s){throw n.aborted?Vl("The repository could not be read in ti\
me. Try again, or let the first build read it."):s}finally{this.#c-=1}}async#h(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=this.#t.start(),o=Kl(
s,(0,Wl.addAbortListener)(n,()=>{this.#y(r)}),!1);try{const i=await r.run({kind:"deploy",job:e,look:!1});if(i.kind==="failed")throw new Dt(i.facts);if(i.kind!==
"detected")throw dc();return{commit:i.commit,plan:i.plan}}catch(i){throw i instanceof _o&&!n.aborted?await this.#T(i,r,e):i}finally{this.#E(r,e.deployID)}}catch(r){
s.error=r,s.hasError=!0}finally{zl(s)}}async collect(){return this.#e.lasting===!1?[]:this.#m({kind:"collect"})}prepareVariants(e,n){return this.#e.lasting===!1?
Promise.resolve():this.#f({kind:"variants",org:e,manifestHash:n},"compressing_failed",{org:e})}async[Symbol.asyncDispose](){this.#a=!0,this.#n(),this.#i(),await Promise.
all(this.#t.close().map(e=>this.#y(e))),await this.#r}#f(e,n,s={}){return this.#r=this.#r.then(()=>this.#m(e)).then(()=>{},r=>{this.#a||this.#e.log("warn",n,{...s,
reason:String(r)})}),this.#r}#p(){this.#o+=1,this.#i();const e=()=>{this.#o=0,this.#f({kind:"sweep"},"cleanup_failed")};this.#o>=V0?e():this.#i=this.#e.clock.after(
z0,e)}async#m(e){if(this.#n(),await this.#s,this.#a)return[];const n=this.#t.start();try{const s=await n.run(e);if(s.kind!=="done")throw dc();return s.collected}finally{
await this.#y(n)}}#w(e,n=this.#t.start()){return n.run({kind:"clean",deployID:e}).then(()=>{},s=>{this.#a||this.#e.log("error","cleanup_failed",{deployID:e,reason:String(
s)})})}async#E(e,n){const s=new AbortController;this.#e.clock.sleep(Y0,s.signal).then(()=>e.process.kill("it did not end after its job"),()=>{});const{exitCode:r}=await e.
process.ended;s.abort(),!this.#a&&(r!==0&&await this.#w(n),this.#e.lasting!==!1&&this.#p())}async#y(e){if(!e.alive)return;e.process.send({kind:"abort"});const n=setTimeout(
()=>e.process.kill("it did not end after an abort"),W0);await e.process.ended,clearTimeout(n)}async#T(e,n,{deployID:s}){this.#e.log("error","worker_crashed",{deployID:s,
reason:e.message,words:e.ending.words.slice(-500)});const r=mt.Mb.find(i=>i===n.stage)??"clone",o=this.#g()??e.message;return B0(o,e.ending,r,await D0(this.#e.logs,
s))}#g(){const e=this.#t.walls?.isolation,n=e?.kind==="bubblewrap"&&e.asRoot?(0,tn.nq)():void 0;return n?(this.#e.log("error","program_not_readable",{path:n.path,
means:"The users of builds cannot read it, and their workers need it. Let all users read it",command:n.command}),"its user cannot read the platform's program. T\
he platform's log has the remedy"):void 0}}function Vl(t){return new Z("unavailable",t,{"retry-after":"10"})}const ql={private:"Install bubblewrap, passt and nf\
tables, or start with --build-network filtered or open.",filtered:"Run the platform as root and install bubblewrap and nftables, or start with --build-network o\
pen."};function Jl(t){return t!==void 0&&Object.hasOwn(ql,t)}function Z0(t,e){if(e.level===t)return;const n=e.level==="private"?"Builds have a private network":
e.reason;throw cc("build-network",n,ql[t])}function e_(t){if(t.kind!=="none")return;throw cc("isolation",`Builds cannot be isolated: ${t.reason}`,"Install bubbl\
ewrap, or start with --isolation auto: builds then have all rights of the platform.")}function cc(t,e,n){return new A.GQ("unsupported_runtime",e,{input:t,remedy:n})}
function Ql(t){return t?.startsWith("/")??!1}function t_(t){if(t.kind==="cgroup")return;throw cc("cgroup",`Builds cannot have cgroups: ${t.reason}`,"Name a cgro\
up that the platform may use, or start with --cgroup auto: then the platform measures builds itself.")}function dc(){return new Error("The worker sent the resul\
t of another kind of job")}const Zl="GET, HEAD, OPTIONS";function uc({method:t}){return t==="GET"||t==="HEAD"}function ef(t){return t==="OPTIONS"?{status:204,headers:{
allow:Zl}}:{status:405,headers:{allow:Zl,"content-length":"0","cache-control":"no-store"}}}function Kt(t,e,n){const{status:s,headers:r}=e,o=n?{...r,"x-slipway-r\
elease":n.deployID}:r;return t.method==="HEAD"?{status:s,headers:o}:{...e,headers:o}}function n_(t,e,n){const s=r=>Ue(r,({status:o,bytes:i})=>t.site(e,o,i));return n instanceof
Promise?n.then(s,r=>{throw t.site(e,500,0),r}):s(n)}function s_({settings:t},e){return t.noindex!==!0?e:e instanceof Promise?e.then(tf):tf(e)}function tf(t){return t.
take?t:{...t,headers:{...t.headers,"x-robots-tag":"noindex"}}}const r_=16*de.D6,o_=512;function nf(t){return e=>{if(e instanceof Re)throw e;return t}}class i_{#e;#t=new vt(
r_);constructor(e){this.#e=e}async releasesWith({org:e,kept:n},s){const r=ml(s),o=[];for(const i of n)(await this.#n(e,i.manifestHash))?.has(r)&&o.push(i);return o}async#n(e,n){
try{return await this.#t.load(`${e}/${n}`,s=>s.bytes+o_,()=>this.#e.assets(e,n))}catch(s){if(s instanceof Bt)return;throw s}}}var rn=N(2373);const a_=(0,rn.M)({
status:404,title:"No site here",text:"No app of this platform has this host name. Check the spelling of the address."}),sf=(0,rn.M)({status:404,title:"Not live \
yet",text:"This app exists, and goes live with its first successful deploy. Deploy it, then load this page again."}),c_=(0,rn.M)({status:410,title:"This site is\
 gone",text:"The app at this address was deleted."}),rf=(0,rn.M)({status:404,title:"Page not found",text:'This site has no page at this address. <a href="/">Go \
to its start page.</a>'}),of=(0,rn.M)({status:400,title:"Bad address",text:"The path of this address cannot be read: its percent-encoding is broken, or it tries\
 to leave the site."}),d_=(0,rn.M)({status:414,title:"Address too long",text:"The path of this address has more than 4,096 characters. No page has such a long a\
ddress."}),u_=af({status:503,title:"The storage of the platform cannot be used now",text:"This site exists, but the platform cannot read this page of it at the \
moment. Try again in a few seconds."}),l_=af({status:503,title:"Not available at the moment",text:"The platform cannot look up this site at the moment. Try agai\
n in a few seconds."});function af(t){const{headers:e,...n}=(0,rn.M)(t);return{...n,headers:{...e,"retry-after":"5"}}}const f_=(0,rn.M)({status:500,title:"This \
file cannot be served",text:"The platform found its stored copy damaged and does not serve it. Deploy the site again to replace it."});class h_{#e;#t=new Set;#n;constructor(e){
this.#e=e}start(e){if(this.#n)throw this.#n.error;const n=e().catch(s=>{this.#n??={error:s}}).finally(()=>this.#t.delete(n));return this.#t.add(n),this.#t.size<
this.#e?void 0:Promise.race(this.#t)}async end(){if(await Promise.all(this.#t),this.#n)throw this.#n.error}}const p_=2e3,lc=200,E_=32*de.D6,m_=1/4,y_=8,w_=4,g_=[
"index.html","404.html"];function T_(t){const{clock:e,log:n}=t;let s=0;return async r=>{if(s>=w_)return;s+=1;const o=new AbortController,i=__(t,r,o.signal).catch(
a=>{o.signal.aborted||n("warn","prefetch_failed",{subdomain:r.subdomain,reason:String(a)})});i.finally(()=>{s-=1}),await(0,J.ux)(e,p_,i),o.abort()}}async function __(t,{
subdomain:e,release:n},s){const r=await t.site(e),o=r?.release&&t.loaded(r.release);if(!r||!o||o.deployID===n.deployID)return;const i=await t.load(r.org,n);let a=Math.
min(E_,t.cacheBytes*m_);const c=new h_(y_);for(const d of await b_(o,i,s)){s.throwIfAborted();const u=i.file(d,new Za(`/${d}`));u?.kind!=="file"||u.file.size>a||
(a-=u.file.size,await c.start(()=>t.warm(u.file)))}await c.end()}async function b_(t,e,n){const s=new Set([...g_,...t.mostServed(lc)]),r=new Set([...s].filter(po).
map(cf)),o=wo(n);for(const a of r.size>0?e.names():[]){if(r.has(cf(a))&&s.add(a),s.size>=2*lc)break;const c=o();c&&await c}const i=a=>e.has(a)&&e.hashOf(a)!==t.
hashOf(a);return[...s].filter(i).slice(0,lc)}function cf(t){return t.replace(/[.-]\w{8,64}(?=(?:\.\w{1,10}){1,3}$)/,"")}const df={"content-length":"0","cache-co\
ntrol":"public, max-age=0, must-revalidate"};function N_(t,{status:e,location:n},s){const r=uf(t.target.slice(_e(t.target).length)),[,o="",i=""]=/^([^#]*)(.*)$/.
exec(n)??[],a=o.includes("?")?n:o+r+i;return{status:e,headers:{location:a,...df,"x-slipway-release":s.deployID}}}function S_({target:t},e){const n=t.startsWith(
"/")?uf(t):"/";return{status:308,headers:{location:e.slice(0,-1)+n,...df}}}function uf(t){return t.replace(/[^\x21-\x7e]/g,encodeURIComponent)}function lf(t){return Buffer.
from(t,"utf16le").toString("utf16le")}class ff{#e=new Map;#t=[];#n;constructor(e){this.#n=e;for(const[n,{from:s}]of e.entries()){const[r]=s.head;if(r===void 0||
!("text"in r))this.#t.push(n);else{const o=this.#e.get(r.text);o?o.push(n):this.#e.set(r.text,[n])}}}get size(){return this.#n.length}*matching(e,n=()=>!0){const s=this.#e.
get(e.parts[0]??"")??[],r=this.#t;for(let o=0,i=0;o<s.length||i<r.length;){const a=s[o]??Number.POSITIVE_INFINITY,c=r[i]??Number.POSITIVE_INFINITY;a<c?o+=1:i+=1;
const d=this.#n[Math.min(a,c)],u=d&&n(d)?FT(d.from,e):void 0;d&&u&&(yield[d,u])}}}function bo(t,e,n=s=>s){if(!t.includes(":"))return{pieces:[n(t)],isFixed:!0};const s=UT(
e),r=[];let o=0;for(const{0:i,1:a="",index:c}of t.matchAll(/:([A-Za-z]\w*)/g))!s.has(a)&&a!=="splat"||(r.push(n(t.slice(o,c))),s.has(a)&&r.push({name:a}),o=c+i.
length);return r.push(n(t.slice(o))),{pieces:r,isFixed:r.every(i=>typeof i=="string")}}function fc({pieces:t},e,n,s){let r="";for(const o of t){const i=typeof o==
"string"?o:O_(o.name,e,n,s-r.length);if(i===void 0||r.length+i.length>s)return;r+=i}return r}function O_(t,e,n,s){return n==="plain"||e.get(t).length>s?e.get(t):
e.encoded(t)}const hf={headers:{},isCut:!1};class R_{#e;constructor(e){this.#e=new ff(e.map(L_))}of(e){if(this.#e.size===0)return hf;const n=[...this.#e.matching(
e)];return n.length===0?hf:new I_(n).custom}}function L_({from:t,set:e,unset:n}){let s=0;const r=e.map(([o,i])=>{const a=bo(i,t);return a.isFixed&&(s+=qs(o,i)),
{name:o,value:a}});return{from:t,set:r,unset:n,fixedBytes:s}}class I_{#e=new Map;#t=fo;#n;#s=!1;constructor(e){this.#n=fo-e.reduce((n,[{fixedBytes:s}])=>n+s,0);
for(const[{set:n,unset:s},r]of e){for(const o of s)this.#e.delete(o);for(const o of n)this.#r(o,r)}}get custom(){return{headers:Object.fromEntries([...this.#e].
map(([n,s])=>[n,lf(s)])),isCut:this.#s}}#r({name:e,value:n},s){if(this.#s&&!n.isFixed)return;const r=(n.isFixed?this.#t:Math.min(this.#t,this.#n))-qs(e,""),o=r<
0?void 0:fc(n,s,"encoded",r);if(o===void 0){this.#s=!0;return}this.#t-=qs(e,o),n.isFixed||(this.#n-=qs(e,o));const i=this.#e.get(e);this.#e.set(e,i===void 0||e===
"set-cookie"?o:`${i}, ${o}`)}}const A_=64,k_=8*1024,D_=4*1024;class v_{#e;forces;constructor(e){this.#e=new ff(e.map($_)),this.forces=e.some(({force:n})=>n)}*of(e,n){
let s=0;for(const[r,o]of this.#e.matching(e,({force:i})=>i||n!=="file")){if(!r.force&&n==="earlier")return;const i=M_(r,o,e);if(i&&(yield i),s+=1,s===A_)return}}}
function $_({from:t,to:e,status:n,force:s}){return{from:t,to:ho(n)?C_(e,t):bo(e,t),isForeign:e.startsWith("//"),status:n,force:s}}function M_({to:t,status:e,isForeign:n},s,r){
if(ho(e)){const a=fc(t,s,"plain",D_);return a===void 0?void 0:{kind:"rewrite",status:e,path:a.replace(/^\/+/,"")}}const o=fc(t,s,"encoded",k_);if(o===void 0)return;
const i=n?o:o.replace(/^\/{2,}/,"/");return i===`/${r.encode(r.path.slice(1))}`?void 0:{kind:"go",status:e,location:i}}function C_(t,e){const n=t.replace(/[?#].*$/,
"");try{return bo(n,e,decodeURIComponent)}catch{return bo(n,e)}}class U_{#e;#t;#n;constructor(e,n,s){this.#e=e,this.#t=n,this.#n=s}direct(e){const n=this.#r(e.path.
slice(1));return{target:(this.#e.forces?this.#o(e,n?"file":"earlier"):void 0)??n,isFile:n!==void 0}}missing(e,n){const s=n===!1?void 0:this.#t??(n?"index.html":
void 0);return this.#o(e,"nothing")??(s!==void 0&&!Qs(e.path.slice(1))?this.#s(s,200):void 0)??this.#s("404.html",404)}has=e=>!Ul(e)&&this.#n(e);#s(e,n){return this.
has(e)?{kind:"file",name:e,status:n}:void 0}#r(e){const n=qa(e,this.has);if(n)return n.kind==="file"?{kind:"file",name:n.path,status:200}:{kind:"go",status:308,
location:bl(n.to)}}#o(e,n){for(const s of this.#e.of(e,n)){if(s.kind==="go")return s;const r=qa(s.path,this.has),o=r?.kind==="redirect"?this.#i(r.to):r?.path;if(o!==
void 0)return{kind:"file",name:o,status:s.status}}}#i(e){const n=qa(e,this.has);return n?.kind==="file"?n.path:void 0}}const x_="public, max-age=0, must-revalid\
ate",F_="public, max-age=31536000, immutable";function j_(t){let e=0;for(const n in t)e+=2*(n.length+(t[n]?.length??0));return e}function P_(t,e,n,s,r){return new B_(
t,e,n,s,r)}class B_{status;org;file;encoding=void 0;key;size;etag;variants;#e;#t;#n;#s;#r;#o;constructor(e,n,s,r,o){this.status=r,this.org=e.org,this.file=s,this.
key=`${e.org}/${s.hash}`,this.size=s.size,this.etag=`"${s.hash.slice(0,32)}"`,this.#e=e,this.#t=n,this.#n=o,this.#s=a0(n),this.variants=c0(this.#s)?new Map:void 0}get headers(){
return this.#r??={"content-type":this.#s,...this.notModified,"content-length":String(this.size),...this.status===200&&{"accept-ranges":"bytes"}},this.#r}get notModified(){
const{etag:e,status:n}=this;return this.#o??={"cache-control":po(this.#t)?F_:x_,"x-content-type-options":"nosniff",...this.#n,...n===404?{"cache-control":"no-st\
ore"}:{etag:e,"last-modified":this.#e.lastModified},...this.variants&&{vary:"Accept-Encoding"},"x-slipway-release":this.#e.deployID},this.#o}}function H_(t,e,n){
const s=`${t.etag.slice(0,-1)}-${e}"`,r=t.status===404?{}:{etag:s},{status:o,org:i}=t;return{status:o,org:i,file:t.file,encoding:e,key:`${t.key}.${e}`,size:n,etag:s,
headers:{...t.headers,...r,"content-encoding":e,"content-length":String(n)},notModified:{...t.notModified,...r},variants:void 0}}const G_=64*1024,W_=de.D6,Y_=4*
1024,X_=32,K_=5*1024,z_=512;class V_{org;deployID;manifestHash;lastModified;isServer;weight;#e;#t;#n;#s;#r;#o=!1;constructor(e,n,{index:s,storedAt:r},o){this.org=
e,this.deployID=n.deployID,this.manifestHash=n.manifestHash,this.lastModified=new Date(r).toUTCString();const{redirects:i,headers:a,fallback:c}=ZT(s.rules),d=Math.
min(W_,G_+s.count*Y_);this.#e=s,this.isServer=s.find(Rt.r$)!==-1;const u=l=>!(this.isServer&&pf(l))&&s.find(l)!==-1;this.#t=new U_(new v_(i),c,u),this.#n=new R_(
a),this.#s=new vt(d),this.#r=o,this.weight=s.bytes+s.rules.length*X_+d}remembered(e){return this.#s.get(e)}direct(e){const{target:n,isFile:s}=this.#t.direct(e);
if(this.isServer&&!s)return;const r=n&&this.#i(n,e);return s&&r&&this.#s.put(e.path,r,q_(e.path,r)),r}missing(e,n){const s=this.#t.missing(e,n);return s&&this.#i(
s,e)}file(e,n,s=200){const r=this.#t.has(e)?this.#e.find(e):-1;if(r===-1)return;const{headers:o,isCut:i}=this.#n.of(n);i&&!this.#o&&(this.#o=!0,this.#r("warn","\
headers_cut",{deployID:this.deployID,org:this.org}));const a=P_(this,e,this.#e.file(r),s,o);return{kind:"file",name:e,file:a,customBytes:j_(o),served:0}}has(e){
return this.#t.has(e)}hashOf(e){const n=this.#e.find(e);return n===-1?void 0:this.#e.file(n).hash}mostServed(e){const n=new Map;for(const r of this.#s.values())
r.kind==="file"&&n.set(r.name,(n.get(r.name)??0)+r.served);return[...n].sort(([,r],[,o])=>o-r).slice(0,e).map(([r])=>r)}*names(){for(let e=0;e<this.#e.count;e+=
1)yield this.#e.path(e)}#i(e,n){return e.kind==="file"?this.file(e.name,n,e.status):{kind:"redirect",status:e.status,location:lf(e.location)}}}function pf(t){return t===
Rt.nA||t.startsWith(`${Rt.nA}/`)}function q_(t,e){const n=4*t.length;return e.kind==="redirect"?z_+n+2*e.location.length:K_+n+e.customBytes}async function J_(t,e,n,s){
return new V_(e,n,await t.index(e,n.manifestHash),s)}function Q_(t,e){return t===e||t==="*"?!0:t.includes(e)&&t.split(",").some(n=>n.trim().replace(/^W\//,"")===
e)}function Z_(t,e){const n=/^bytes\s*=\s*(?:(\d{1,15})\s*-\s*(\d{0,15})|-\s*(\d{1,15}))$/i.exec(t.trim());if(!n)return;const[,s,r,o]=n;if(o!==void 0){const a=Math.
min(Number(o),e);return a===0?"unsatisfiable":{start:e-a,end:e-1}}const i=Number(s);if(!(r&&Number(r)<i))return i>=e?"unsatisfiable":{start:i,end:r?Math.min(Number(
r),e-1):e-1}}const eb=256,tb=256,Ef=new ns(eb);function nb(t){let e=Ef.get(t);if(!e){if(e=sb(t),t.length>tb)return e;Ef.set(t,e)}return e}function sb(t){const e=new Map;
for(const o of t.toLowerCase().split(",")){const[i="",...a]=o.split(";").map(u=>u.trim()),c=a.find(u=>/^q\s*=/.test(u)),d=c===void 0?1:Number(c.slice(c.indexOf(
"=")+1));i!==""&&e.set(i==="x-gzip"?"gzip":i,d>=0&&d<=1?d:0)}const n=e.get("*")??0,s=e.get("identity")??0,r=o=>e.get(o)??n;return zs.filter(o=>r(o)>0&&r(o)>=s).
sort((o,i)=>r(i)-r(o))}const mf=new Map,rb=4*de.D6,ob=768,ib=1e3;class ab{#e;#t;#n=new vt(rb);constructor(e,n){this.#e=e,this.#t=n}sizes({key:e,org:n,file:s}){const r=this.#n.
get(e);if(r&&this.#s(r,n))return r.sizes;if(s.size<_T||s.size>Xa)return mf;this.#n.delete(e);const o=async()=>{const i=this.#e.variantsVersion(n),a=await this.#e.
variants(n,s.hash).catch(()=>r?.sizes??mf);return{sizes:a,isWhole:a.size===zs.length,version:i,at:this.#t.monotonic()}};return this.#n.load(e,()=>ob+2*e.length,
o).then(({sizes:i})=>i)}forget({key:e}){this.#n.delete(e)}#s({isWhole:e,version:n,at:s},r){return e?!0:n===this.#e.variantsVersion(r)&&this.#t.monotonic()-s<ib}}
const cb=4*de.D6,db=64*de.D6,ub=512,lb=[];class fb{#e;#t;#n;#s;#r=0;constructor(e,n,s=J.ml){this.#e=e,this.#t=new vt(n),this.#n=Math.min(cb,n),this.#s=new ab(e,
s)}send(e,n){const s=e.headers.range===void 0||e.method==="HEAD",r=n.variants&&s?oe(e,"accept-encoding"):void 0,o=r===void 0?lb:nb(r);if(o.length===0)return this.#o(
e,n,n,s);const i=this.#s.sizes(n);return i instanceof Promise?i.then(a=>this.#o(e,n,wf(n,o,a),s)):this.#o(e,n,wf(n,o,i),s)}async warm(e){this.#u(e)&&await this.#l(
e)}#o(e,n,s,r){if(s.status===200){if(hb(e,s))return{status:304,headers:s.notModified};const i=r?void 0:this.#c(e,s);if(i)return i}if(e.method==="HEAD")return{status:s.
status,headers:s.headers};const o=this.#t.get(s.key);return o&&o.length===s.size?{status:s.status,headers:s.headers,body:o}:s.encoding?this.#i(n,s,s.encoding):this.#a(
s)}async#i(e,n,s){if(!this.#u(n))return this.#a(e);const r=await this.#h(n,async()=>{const o=await this.#e.readVariant(e.org,e.file.hash,s);if(o?.length!==n.size)
throw new yf;return o}).catch(o=>{if(!(o instanceof yf))throw o});return r?{status:n.status,headers:n.headers,body:r}:(this.#s.forget(e),this.#a(e))}async#a(e){
const n=this.#u(e)?await this.#l(e):await this.#f(e);return{status:e.status,headers:e.headers,body:n}}#c(e,n){const s=oe(e,"if-range");if(s!==void 0&&s!==n.etag&&
s!==n.headers["last-modified"])return;const r=Z_(oe(e,"range")??"",n.size);if(r!==void 0){if(r==="unsatisfiable"){const o={"cache-control":"no-store","content-r\
ange":`bytes */${n.size}`,"content-length":"0"};return{status:416,headers:{...n.notModified,...o}}}return this.#d(n,r)}}async#d(e,n){const{start:s,end:r}=n,o=this.#u(
e)?(await this.#l(e)).subarray(s,r+1):await this.#f(e,n);return{status:206,headers:{...e.headers,"content-range":`bytes ${s}-${r}/${e.size}`,"content-length":String(
r-s+1)},body:o}}#u({size:e}){return e<=this.#n&&this.#r+e<=db}#l(e){return this.#h(e,()=>this.#e.read(e.org,e.file.hash,e.size))}#h({key:e,size:n},s){return this.#t.
load(e,r=>r.length+ub,async()=>{this.#r+=n;try{return await s()}finally{this.#r-=n}})}#f(e,n){return this.#e.stream(e.org,e.file.hash,n)}}class yf extends Error{}
function wf(t,e,n){for(const s of e){const r=n.get(s)??0;if(r===0)continue;const o=t.variants?.get(s);if(o?.size===r)return o;const i=H_(t,s,r);return t.variants?.
set(s,i),i}return t}function hb(t,e){const n=oe(t,"if-none-match");if(n!==void 0)return Q_(n,e.etag);const s=t.headers["if-modified-since"];return s!==void 0&&s===
e.headers["last-modified"]}function gf({sites:t,domain:e,isOwnHost:n}){const s=yb(e),r=wb(e,n);return{domain:r,site(o){const i=s(o);if(i!==void 0)return t.site(
i);const a=r(o);return a===void 0?void 0:t.siteOfDomain?.(a)}}}function pb(t,e){const n=t.startsWith("www.")?t.slice(4):`www.${t}`,s=e.indexOf(n);return s!==-1&&
s<e.indexOf(t)?n:void 0}const Eb=1024,mb=255;function Tf(t){const e=new ns(Eb);return n=>{if(n.length>mb)return;const s=e.get(n);if(s!==void 0||e.has(n))return s;
const r=t(n);return e.set(n,r),r}}function yb(t){const e=`.${t.toLowerCase()}`;return Tf(n=>{const s=_f(n),r=s.endsWith(e)?s.slice(0,-e.length):"";return/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.
test(r)?r:void 0})}function wb(t,e){return Tf(n=>{const s=_f(n);return yr(s)&&!wr(s,t)&&!e(n)?s:void 0})}function _f(t){return t.toLowerCase().replace(/:\d*$/,"").
replace(/\.$/,"")}const gb=64*de.D6,bf=4096,Tb=1e3;class _b{#e;#t;#n;#s;#r;#o;#i=new vt(gb);#a;#c;#d;#u;#l;#h;prefetch;#f=Number.NEGATIVE_INFINITY;constructor(e){
const{sites:n,objects:s,cacheBytes:r,log:o,clock:i=J.ml,meter:a=Lr}=e;this.#e=s,this.#t=o,this.#n=e.finder??gf({sites:n,domain:"localhost",isOwnHost:()=>!1}),this.#s=
e.siteUrl??(c=>`http://${c}/`),this.#r=new fb(s,r,i),this.#a=i,this.#c=a,this.#d=e.functions,this.#u=e.cdn,this.#l=n,this.#h=e.late,this.#o=new i_(s),this.prefetch=
T_({site:c=>n.site(c),loaded:c=>this.#_(c),load:(c,d)=>this.#b(c,d),warm:c=>this.#r.warm(c),cacheBytes:r,clock:i,log:o})}handler=e=>{const n=this.#n.site(oe(e,"\
host")??"");return n instanceof Promise?n.then(s=>this.#p(e,s),s=>this.#I(e,s,l_)):this.#p(e,n)};#p(e,n){return n===void 0?Kt(e,a_):n_(this.#c,n,this.#m(e,n,this.#E(
e,n)))}#m(e,n,s){return this.#h?s instanceof Promise?s.then(o=>this.#m(e,n,o)):s.status!==404||s.take?s:this.#h.newer(n,Qs(_e(e.target)))?.then(o=>o?this.#w(s,e,
o):s)??s:s}#w({body:e},n,s){return e instanceof De.Readable&&e.destroy(),this.#E(n,s)}#E(e,n){const s=!n.isDeleted&&n.release!==null;if(!uc(e)&&!(s&&this.#d))return ef(
e.method);if(n.isDeleted)return Kt(e,c_);if(n.release===null)return Kt(e,sf);const r=n.settings.domains&&this.#n.domain(oe(e,"host")??""),o=r&&pb(r,n.settings.domains??
[]);if(o)return S_(e,this.#s(o));try{const i=this.#_(n.release),a=i?this.#N(e,n,i):this.#T(e,n,n.release),c=this.#y(n,s_(n,a));return c instanceof Promise?c.catch(
d=>this.#I(e,d)):c}catch(i){return this.#I(e,i)}}#y(e,n){const s=this.#u;if(!s)return n;const r=o=>s.answer(e,o,this.#l.isSure!==!1);return n instanceof Promise?
n.then(r):r(n)}async#T(e,n,s){return this.#N(e,n,await this.#g(n,s))}async#g(e,n){try{return await this.#b(e.org,n)}catch(s){const r=e.kept.map(o=>this.#_(o)).find(
o=>o!==void 0);if(!r||!(s instanceof Re))throw s;return this.#k("warn","edge_earlier_release",{deployID:r.deployID,live:n.deployID}),r}}#_(e){const n=this.#i.get(
e.deployID);return n?.manifestHash===e.manifestHash?n:void 0}#b(e,n){return this.#_(n)||this.#i.delete(n.deployID),this.#i.load(n.deployID,s=>s.weight,()=>J_(this.#e,
e,n,this.#t))}#N(e,n,s){if(s.isServer)return this.#S(e,n,s);if(!uc(e))return ef(e.method);const r=_e(e.target),o=!r.includes("%"),i=o?s.remembered(r):void 0;if(i)
return this.#R(e,i,s);const a=Va(r);if(a===void 0)return Kt(e,of);if(a.length>bf)return Kt(e,d_);const c=new Za(`/${a}`),d=(o?void 0:s.remembered(c.path))??s.direct(
c);return d?this.#R(e,d,s):n.kept.length>0&&Qs(a)?this.#A(e,n,s,c):this.#L(e,n,s,c)}#S(e,n,s){if(!e.target.startsWith("/"))return Kt(e,of);const r=Va(_e(e.target));
if(r!==void 0&&pf(r))return Kt(e,rf,s);if(!uc(e)||e.isUpgrade||r===void 0||r.length>bf)return this.#O(n);const o=new Za(`/${r}`),i=s.remembered(o.path)??s.direct(
o);return i?this.#R(e,i,s):n.kept.length>0&&Qs(r)?this.#A(e,n,s,o):this.#L(e,n,s,o)}#O(e){const{release:n}=e;return n===null?sf:this.#d?.answer({...e,release:n})??
(0,Tn.Ih)(new Tn.Lw("functions_off",void 0,60))}async serverSite(e){const n=await this.#l.site(e);if(!n?.release||n.isDeleted)return;const{release:s}=n;return(this.#_(
s)??await this.#b(n.org,s)).isServer?{...n,release:s}:void 0}async#A(e,n,s,r){const o=r.path.slice(1);for(const i of await this.#o.releasesWith(n,o).catch(nf([]))){
const a=this.#_(i)??await this.#b(n.org,i).catch(nf(void 0)),c=a?.file(o,r);if(a&&c)return this.#R(e,c,a)}return this.#L(e,n,s,r)}#L(e,n,s,r){if(s.isServer)return(this.#h&&
po(r.path)?this.#h.newer(n,!0):void 0)?.then(a=>a?this.#E(e,a):this.#O(n))??this.#O(n);const o=s.missing(r,n.settings.spaFallback);return o?this.#R(e,o,s):Kt(e,
rf,s)}#R(e,n,s){return n.kind==="redirect"?N_(e,n,s):(n.served+=1,this.#r.send(e,n.file))}#I(e,n,s=u_){const r=n instanceof Re;if(!r&&!(n instanceof Bt))throw n;
const o=r?"edge_unavailable":"edge_damaged";return this.#k("error",o,{requestID:e.requestID,reason:n.message}),Kt(e,r?s:f_)}#k(...e){const n=this.#a.monotonic();
n-this.#f<Tb||(this.#f=n,this.#t(...e))}}const bb=500;class Nb{#e;#t;#n=new Map;#s=new AbortController;constructor(e,n){this.#e=e,this.#t=n}newer(e,n){const s=this.#e.
readAt(e.subdomain)+bb-this.#t.monotonic();return s>0&&!n?void 0:(this.#n.get(e.subdomain)??(s>0?this.#r(e.subdomain,s):this.#o(e.subdomain))).then(i=>i&&!Sb(i,
e)?i:void 0)}[Symbol.dispose](){this.#s.abort()}#r(e,n){const s=()=>(this.#n.delete(e),this.#s.signal.aborted?void 0:this.#o(e)),r=this.#t.sleep(n,this.#s.signal).
then(s,s);return this.#n.set(e,r),r}async#o(e){try{return await this.#e.again(e)}catch{return}}}function Sb(t,e){const{kept:n}=e;return t.release?.deployID===e.
release?.deployID&&t.kept.length===n.length&&t.kept.every(({deployID:s},r)=>s===n[r]?.deployID)}const Ob=500,Rb=1e3,Lb=250,Ib=750,Ab=5e3,hc=-1;class Nf{#e;#t;#n;#s;#r=0;#o=new Map;#i=0;#a=Number.
NEGATIVE_INFINITY;#c=Number.NEGATIVE_INFINITY;#d=Number.NEGATIVE_INFINITY;constructor(e){this.#e=e,this.#t=e.clock??J.ml,this.#s=new vt(e.bytes),this.#n=e.changes.
subscribe(n=>{const s=e.nameIn(n);s!==void 0&&this.#u(s),n.kind==="unknown"&&(this.#r+=1,this.#o=new Map)})}find(e){const n=this.#s.get(e);if(n!==void 0&&this.#T(
n))return n.record;if(n?.record!==void 0)return this.#f(e,n.record);const{table:s}=this.#e;return s?this.#h(s,e):this.#l(e)}again(e){const n=this.#s.get(e);return n?.
record===void 0||!this.#T(n)?this.find(e):this.#g()?n.record:this.#p(e,n.record)}readAt(e){return this.#o.get(e)?.begun.at??this.#s.get(e)?.begunAt??Number.NEGATIVE_INFINITY}get isSure(){
return!this.#g()}[Symbol.dispose](){this.#n[Symbol.dispose]()}#u(e){this.#o.delete(e);const n=this.#s.get(e);n&&(n.generation=hc);const{table:s}=this.#e;s&&(s.put(
e,void 0),n?.record&&this.#m(e).catch(()=>{}))}#l(e){return this.#g()&&this.#o.size>0?Promise.reject(new Re("The state cannot be read now")):this.#m(e)}async#h(e,n){
const s=await e.find(n),r=this.#s.get(n);return r&&(this.#T(r)||r.record)?this.find(n):s?(this.#y(n,{record:s,read:0,begunAt:Number.NEGATIVE_INFINITY,at:this.#t.
monotonic(),generation:hc}),this.#f(n,s)):this.#l(n)}#f(e,n){if(!this.#g())return this.#p(e,n);const s=this.#t.monotonic();return s-this.#d>=Lb&&(this.#d=s,this.#p(
e,n).catch(()=>{})),n}async#p(e,n){const s=new AbortController,r=()=>{const i=this.#s.get(e);return i?i.record:n},o=this.#t.sleep(Ob,s.signal).then(()=>(this.#a=
this.#t.monotonic(),r()));o.catch(()=>{});try{return await Promise.race([this.#m(e),o])}catch(i){if(i instanceof Re)return r();throw i}finally{s.abort()}}#m(e){
const n=this.#t.monotonic(),s=this.#o.get(e);if(s&&n-s.begun.at<Ib)return s.record;this.#i+=1;const r={at:n,read:this.#i},o=this.#w(e,r);return this.#o.set(e,{begun:r,
record:o}),o}async#w(e,n){const s=()=>this.#o.get(e)?.begun===n;try{const r=await this.#e.read(e);this.#a=Number.NEGATIVE_INFINITY,this.#c=this.#t.monotonic();const o={
record:r,read:n.read,begunAt:n.at,at:this.#c};return s()?(this.#y(e,{...o,generation:this.#r}),this.#e.table?.put(e,r),r):this.#E(e,o)}catch(r){throw r instanceof
Re&&n.at>=this.#c&&(this.#a=this.#t.monotonic()),r}finally{s()&&this.#o.delete(e)}}#E(e,n){const s=this.#s.get(e);return s&&s.read>n.read?s.record:(this.#y(e,{...n,
generation:hc}),n.record)}#y(e,n){this.#s.put(e,n,this.#e.weightOf(n.record))}#T({record:e,at:n,generation:s}){return s!==this.#r?!1:e!==void 0||this.#t.monotonic()-
n<Ab||this.#g()}#g(){return this.#t.monotonic()-this.#a<Rb}}const kb=16*de.D6,Db=4*de.D6,pc=400,vb=300,$b=2;class Mb{#e;#t;constructor(e,n,{table:s,domains:r,clock:o}={}){
this.#e=new Nf({changes:n,table:s,clock:o,bytes:kb,weightOf:Cb,read:i=>e.site(i),nameIn:i=>i.kind==="site"?i.subdomain:void 0}),this.#t=new Nf({changes:n,table:r,
clock:o,bytes:Db,weightOf:()=>pc,read:i=>e.subdomainOf(i),nameIn:i=>i.kind==="domain"?i.domain:void 0})}get isSure(){return this.#e.isSure}site(e){return this.#e.
find(e)}again(e){return this.#e.again(e)}readAt(e){return this.#e.readAt(e)}siteOfDomain(e){const n=this.#t.find(e);return n instanceof Promise?n.then(s=>this.#n(
s,e)):this.#n(n,e)}[Symbol.dispose](){this.#e[Symbol.dispose](),this.#t[Symbol.dispose]()}#n(e,n){const s=e===void 0?void 0:this.#e.find(e),r=o=>o?.settings.domains?.
includes(n)?o:void 0;return s instanceof Promise?s.then(r):r(s)}}function Cb(t){return t?pc+vb*t.kept.length+$b*JSON.stringify(t.settings).length:pc}var tr=N(7);
const Ub=30,xb=["ES256","ES384","ES512","RS256","RS384","RS512","PS256","PS384","PS512","EdDSA","Ed25519"],Fb=16*1024;function jb(t){const{policy:e,clock:n}=t,s={
issuer:t.issuer,audiences:void 0,email:"{email}",emailsVerified:!1,require:{},granted:[],keys:Jn(async()=>(await N.e(460).then(N.bind(N,6460))).createLocalJWKSet(
{keys:[t.key.publicJwk]}))};let r=[],o=new Map;const i=a=>{if(r!==e.issuers){r=e.issuers;const c=d=>o.get(d)?.keys??Iw(d,t.fetch,n);o=new Map(r.map(d=>[d.issuer,
{...d,keys:c(d.issuer)}]))}return e.localIssuer&&a===s.issuer?s:o.get(a)};return async a=>{const c=Sf(a),d=await N.e(460).then(N.bind(N,6460)),{header:u,claims:l}=Pb(
c,d);Bb(u,l);const f=i(l.iss??"");if(!f)throw Ge("The token was issued by an identity provider that this platform does not trust (iss)");const y=await f.keys(),
g=f.audiences??[t.audience];try{const{payload:_}=await d.jwtVerify(c,y,{issuer:f.issuer,audience:[...g],algorithms:xb,clockTolerance:Ub,currentDate:new Date(n.now()),
requiredClaims:["exp"]});return Hb(f,_)}catch(_){throw Of(_,d,g.join(" or "))}}}function Sf(t){if(t===void 0)throw Ge('There is no Authorization header: send "A\
uthorization: Bearer <ID token>"');const e=/^bearer +([^\s]+)$/i.exec(t.trim())?.[1];if(e===void 0)throw Ge('The Authorization header is not "Bearer <ID token>"');
if(e.length>Fb)throw Ge("The token is too long to be an ID token");return e}function Pb(t,e){try{return{header:e.decodeProtectedHeader(t),claims:e.decodeJwt(t)}}catch{
throw Ge("The token is not a JSON Web Token, so it is not an ID token")}}function Bb(t,e){const n=String(t.typ??"").toLowerCase();if(["at+jwt","application/at+j\
wt"].includes(n)||e.token_use==="access"||e.typ==="Bearer")throw Ge("The token is an access token: send the identity provider's ID token instead")}function Hb(t,e){
Gb(t,e);const n=t.granted.flatMap(r=>{const o=e[r];return(typeof o=="string"||typeof o=="number"||typeof o=="boolean")&&String(o).length<=Ls?[[r,String(o)]]:[]}),
s={email:Wb(t,e),issuer:t.issuer};return n.length>0?{...s,claims:Object.fromEntries(n)}:s}function Gb(t,e){for(const[n,s]of Object.entries(t.require))if(!s.includes(
String(e[n])))throw Ge(`The token's ${n} claim is not one that this platform accepts`)}function Wb(t,e){const n=t.email.replace(/\{([^{}]+)\}/g,(r,o)=>{const i=e[o];
if(typeof i!="string"||i==="")throw Ge(`The token has no ${o} claim`);return i}),s=oi(n);if(s===void 0){const r=vn(n)?"has characters other than ASCII":"is not \
an email";throw Ge(`The token's email claim ${r}`)}if(t.email.includes("{email}")&&!Yb(e,t))throw Ge("The token's email is not verified (email_verified is not t\
rue)");return s}function Yb({email_verified:t},{emailsVerified:e}){return t===!0||t==="true"||t===void 0&&e}function Of(t,e,n){if(t instanceof Z)return t;const{
errors:s}=e;return t instanceof s.JWTExpired?Ge("The token has expired (exp): ask for a new one"):t instanceof s.JWTClaimValidationFailed?t.claim==="aud"?Ge(`Th\
e token is for another audience (aud): ask for one with ${n}`):t.claim==="nbf"?Ge("The token is not valid yet (nbf)"):Ge(`The token's ${t.claim} claim is missin\
g or wrong`):t instanceof s.JWSSignatureVerificationFailed||t instanceof s.JWKSNoMatchingKey?Ge("The token's signature does not match its issuer's keys"):t instanceof
s.JOSEAlgNotAllowed?Ge("The token's signature algorithm is not accepted (alg)"):t instanceof s.JOSEError&&t.code!=="ERR_JWKS_TIMEOUT"&&t.code!=="ERR_JOSE_GENERI\
C"?Ge("The token is not a valid ID token"):eo()}function Ge(t){return new Z("unauthorized",`${t}.`,{"www-authenticate":'Bearer error="invalid_token"'})}function Xb({
store:t,roleOf:e,organizationsOf:n}){const s=async(r,o)=>{Rf(r,"see access tokens");const i=await t.list(o),a=new Map,c=[];for(const d of i){const u=mc(d),l=JSON.
stringify([u.project,u.appID]);a.has(l)||a.set(l,fn(await e(r,u),"admin"));const f=un((0,Ne.U4)(d.maker));(a.get(l)||f?.email===r.email&&f.issuer===r.issuer)&&c.
push(d)}if(c.length>0||await e(r,{org:o})||(await n(r))?.includes(o))return c;throw Ec(r,o)};return{list:s,async create(r,{name:o,place:i,role:a,lifetimeMs:c},d){
Rf(r,"make another one");for(const $ of[i.project,i.appID])if(!($===void 0||K.cS.test($)))throw new Z("validation_failed","The project and the app of a token mu\
st be identifiers.");const u=await e(r,i);if(u===void 0)throw Ec(r,i.org);if(!fn(u,"deployer")){const $=`${r.email} may only read there. Somebody with the role \
deployer makes tokens.`;throw new Z("forbidden",$)}const l=(0,tr.yH)($=>(0,F.randomInt)($)),{org:f,project:y=null,appID:g=null}=i,{email:_,issuer:T}=r,b=tr.KT.atPlace,
O={madeBy:_,maker:JSON.stringify({email:_,issuer:T})},C={id:(0,F.randomUUID)(),hash:(0,F.hash)("sha256",l),org:f,project:y,appID:g,name:o,role:a,lifetimeMs:c,...O},
x=await t.create(C,b,d);if(typeof x=="object")return{...x,text:l};const U=x==="name_taken"?`T${ln(i).slice(1)} has a token ${o}. Revoke it first, or choose anot\
her name.`:`${si(i,x,b)} tokens, and may have no more. Revoke those that nobody needs.`;throw new Z("conflict",U)},async revoke(r,{org:o,project:i=null,appID:a=null},c,d){
const u=(await s(r,o)).filter(y=>y.name===c),l=u.find(y=>y.project===i&&y.appID===a);if(!l&&i===null&&u.length>1){const y=u.slice(0,5).map(_=>ln(mc(_))),g=`Seve\
ral tokens have the name ${c}: those of ${y.join(", ")}. Name the place.`;throw new Z("conflict",g)}const f=l??(i===null?u[0]:void 0);if(f&&await t.revoke(o,f.id,
d))return f;throw await e(r,{org:o})===void 0?Ec(r,o):new Z("not_found",`The organization ${o} has no token ${c.slice(0,100)} that you may end.`)}}}async function Kb(t,e,n){
if(!(0,tr.eo)(e))throw Ge("The access token is not whole: it was cut, or mistyped");const s=await t.find((0,F.hash)("sha256",e)),r=s&&un((0,Ne.U4)(s.maker)),o=tr.
Xm.find(i=>i===s?.role);if(!s||!r||!o)throw Ge("The access token is unknown, was revoked, or has ended");if(!n(r.issuer))throw Ge("The person who made the acces\
s token signed in by an identity provider that is no longer trusted");return await t.used(s.id).catch(i=>{if(!(i instanceof Re))throw i}),{...r,token:{id:s.id,name:s.
name,role:o,place:mc(s)}}}function Rf({token:t},e){if(t)throw new Z("forbidden",`An access token may not ${e}. Sign in as a person: slipway login`)}function Ec({
email:t},e){return new Z("forbidden",`${t} has no role for this in the organization ${e}.`)}function mc({org:t,project:e,appID:n}){return{org:t,project:e??void 0,
appID:n??void 0}}function zb({idTokens:t,accessTokens:e,logins:n,loginTokens:s,trusts:r}){return async o=>{const i=o===void 0?"":Sf(o);return(0,tr.Lh)(i)?Kb(e,i,
r):await Vb(i)===s.issuer?s.verify(i,n,r):t(o)}}async function Vb(t){const{decodeJwt:e}=await N.e(460).then(N.bind(N,6460));try{return e(t).iss}catch{return}}const qb=()=>{},
Jb={device:"/identity/device",token:"/identity/token",revoke:"/identity/revoke"},UD="slipway",Qb="urn:ietf:params:oauth:grant-type:device_code",No="BCDFGHJKLMNP\
QRSTVWXZ",xD=new RegExp(`^[${No}]{4}-[${No}]{4}$`),FD=100,Zb=300,eN="developer@slipway.localhost";function tN(t){const{issuer:e,key:n,clock:s,calls:r=new Map}=t,
o=Au(n,s),i=({email:c=eN,subject:d,audience:u,claims:l,expiresInSeconds:f}={})=>{const y={iss:e,sub:d??c,aud:u??t.audience,email:c,email_verified:!0};return o({
...l,...y},f??Zb)},a={"/identity/.well-known/openid-configuration":sN(e),"/identity/jwks":{keys:[n.publicJwk]}};return{mint:i,handler(c){const d=r.get(_e(c.target));
if(d&&(c.method==="POST"||_e(c.target)!==Jb.token))return d(c);const u=(...y)=>Tt(new Z(...y),c);if(c.method!=="GET"&&c.method!=="HEAD")return u("method_not_all\
owed","The identity provider accepts only GET and HEAD",{allow:"GET, HEAD"});const l=_e(c.target),f=a[l];return f?We(200,f,{"cache-control":"public, max-age=300"}):
l!=="/identity/token"?u("not_found",`Nothing is at ${l}`):rN(c,t.requestToken)?nN(c.target,i):u("unauthorized","The request token is missing or wrong: see run.j\
son",{"www-authenticate":"Bearer"})}}}async function nN(t,e){const n=new URLSearchParams(t.slice(_e(t).length)),s=n.get("audience"),r=n.get("email"),o=await e((0,Ne.
Eb)({audience:s||void 0,email:r||void 0}));return We(200,{count:o.length,value:o})}function sN(t){return{issuer:t,jwks_uri:`${t}/jwks`,token_endpoint:`${t}/toke\
n`,device_authorization_endpoint:`${t}/device`,revocation_endpoint:`${t}/revoke`,grant_types_supported:[Qb,"refresh_token"],token_endpoint_auth_methods_supported:[
"none"],response_types_supported:["id_token"],subject_types_supported:["public"],id_token_signing_alg_values_supported:["ES256"],scopes_supported:["openid","ema\
il"],claims_supported:["iss","sub","aud","exp","iat","jti","email","email_verified"]}}function rN(t,e){const n=r=>(0,F.hash)("sha256",r,"buffer"),s=/^bearer +(\S+)$/i.
exec(oe(t,"authorization")??"")?.[1];return s!==void 0&&(0,F.timingSafeEqual)(n(s),n(e))}const Lf=900;function oN({issuer:t,audience:e,key:n,clock:s}){const r=`${t}\
/login`,o=Au(n,s),i=Jn(async()=>(await N.e(460).then(N.bind(N,6460))).createLocalJWKSet({keys:[n.publicJwk]}));return{issuer:r,mint:(a,{email:c,issuer:d})=>o({iss:r,
sub:c,aud:e,email:c,email_verified:!0,idp:d,sid:a},Lf),async verify(a,c,d){const u=await N.e(460).then(N.bind(N,6460)),l={issuer:r,audience:e,algorithms:["ES256"],
currentDate:new Date(s.now())},{payload:f}=await u.jwtVerify(a,await i(),l).catch(_=>{throw Of(_,u,e)}),y=await c.find(String(f.sid)),g=y&&un((0,Ne.U4)(y.identity));
if(!g)throw Ge(`The sign-in of this machine has ended. ${yc}`);if(y.state==="reused")throw Ge(`${aN} ${yc}`);if(!d(g.issuer))throw Ge(`${iN} ${yc}`);return{...g,
via:"login"}}}}const yc="Sign in again: slipway login",iN="This platform no longer trusts the identity provider that you signed in by.",aN="The sign-in of this \
machine has ended, because one of its refresh tokens was used twice: somebody else may have copied it.",If=10*6e4,Af=5e3,cN={lifetimeMs:If,intervalMs:Af,perAddress:10,
inAll:1e3},kf=864e5,dN={graceMs:6e4,idleMs:30*kf,mostMs:90*kf},uN=20,wc={person:10,address:20,all:200},lN="slr_",Df=/^(?:slr_)?([\w-]{22})\.([\w-]{43})$/,vf=12;
function fN({store:t,quota:e,tokens:n,organizationsOf:s,trusts:r}){const o=async({issuer:i,email:a},c)=>{const d=await e.take([{name:"login",most:wc.all},{name:`\
login/person/${St(i,a)}`,most:wc.person},{name:`login/address/${St(c)}`,most:wc.address}]);if(d!==0)throw Hn(`Too many codes were tried. Try again in ${d} secon\
ds.`,d)};return{async begin(i,a){for(;;){const[c,d]=[(0,F.randomBytes)(16).toString("base64url"),(0,F.randomBytes)(32).toString("base64url")],u=hN(),l={id:St(c),
userCode:St(u),secret:St(d)},f=await t.begin({...l,machine:i,address:a},cN);if(f==="too_many")return;if(f==="code_taken")continue;const y={expiresIn:If/1e3,interval:Af/
1e3};return{deviceCode:`${c}.${d}`,userCode:u,...y}}},async exchange(i,a){const[,c="",d=""]=Df.exec(i)??[];if(c==="")return"unknown";const u=(0,F.randomBytes)(32).
toString("base64url"),l={id:St(c),secret:St(d),next:St(u)},f=await t.advance({...l,...dN},{...be,...a});if(f.kind!=="open")return f.kind;const y=un((0,Ne.U4)(f.
identity));return!y||!r(y.issuer)?"untrusted":{accessToken:await n.mint(l.id,y),expiresIn:Lf,refreshToken:`${lN}${c}.${u}`,refreshExpiresIn:Math.floor(f.endsInMs/
1e3)}},async end(i,a){const[,c=""]=Df.exec(i)??[],d=c===""?void 0:await t.find(St(c));d&&await t.end(St(c),{by:un((0,Ne.U4)(d.identity))?.email??null,via:"login",
...a})},machines:async i=>(await t.list(gc(i))).map(a=>({...a,id:a.id.slice(0,vf)})),async endMachine(i,a,c){const d=(await t.list(gc(i))).find(u=>u.id.slice(0,
vf)===a);if(d&&await t.end(d.id,c))return{...d,id:a};throw new Z("not_found","You are not signed in on a machine of this ID: see slipway whoami --machines.")},async asked(i,a,c){
return await o(a,c),await t.asked(St($f(i)))??Tc()},async decide(i,a,c,d){await o(c,d.from??"");const{email:u,issuer:l}=c;if((await s(c))?.length===0){if(!a)return Tc();
throw new Z("forbidden",`${u} has no role on this platform, so there is nothing to sign in to.`)}const f={person:gc(c),identity:JSON.stringify({email:u,issuer:l}),
most:uN};return await t.decide(St($f(i)),a?f:"denied",d)??Tc()}}}function gc({issuer:t,email:e}){return St(t,e)}function Tc(){const t="No machine asks with this\
 code: it was mistyped, was used, or is older than ten minutes.";throw new Z("not_found",t)}function St(...t){return(0,F.hash)("sha256",t.length===1?t[0]??"":JSON.
stringify(t))}function hN(){const t=Array.from({length:8},()=>No[(0,F.randomInt)(No.length)]).join("");return`${t.slice(0,4)}-${t.slice(4)}`}function $f(t){const e=t.
slice(0,40).toUpperCase().replaceAll(/[^A-Z]/g,"");return`${e.slice(0,4)}-${e.slice(4)}`}async function pN(t,e,n){const s=[];for(const r of t){if(n?.aborted)break;
try{s.push(...await r.collect())}catch(o){if(n?.aborted)break;const{message:i,remedy:a}=(0,A.I7)(o),c={kinds:r.kinds.join(),message:i,...a!==void 0&&{remedy:a}};
e("error","collection_failed",c)}}return s}function jD({kind:t,bounds:e,list:n,end:s},r){return{kinds:[t],async collect(){const o=await n(),i={items:o.length,bytes:o.
reduce((d,{bytes:u})=>d+u,0)};let[a,c]=[0,0];for(const d of beyond(o,e,r()))await s(d)&&(a+=1,c+=d.bytes);return[{kind:t,items:a,bytes:c,left:{items:i.items-a,bytes:i.
bytes-c}}]}}}const On=3e4,Mf=5e3,Cf={clone:"building",install:"building",build:"building",sync:"syncing",activate:"activating"};function Uf(t){return p(t,"inter\
rupted","The platform stopped while this deployment was under way").facts}const EN=1e3;async function mN(t,e){const{references:n,node:s,clock:r,waits:o,stop:i}=t;
let a=await n.hold(s);for(;!a&&o;)await r.sleep(EN,i),a=await n.hold(s);if(!a)return;const c=a,d=new AbortController,u=()=>n.renew(c).then(f=>f||d.abort(new Error(
"another node has taken over the collection")),()=>{}),l=(0,J.fm)(Mf,()=>{u()});try{return await e(AbortSignal.any([i,d.signal]))}finally{l(),await n.release(c).
catch(()=>{})}}var So=N(8500);const Oo=500,yN=1e4,wN=55*6e4;function gN(t){const{keeping:e,logs:n,usage:s,notify:r,hooks:o,audit:i,keepAuditMs:a,clock:c,bounds:d}=t,
u=(l,f)=>({kinds:[l],collect:async()=>[{kind:l,items:await xf(f),bytes:0}]});return[{kinds:["apps"],collect:()=>_N(t)},{kinds:["deployments","logs"],collect:()=>bN(
e,n,d)},u("keys",()=>e.endKeys(Oo)),u("notifications",()=>r.prune({...xm,limit:Oo})),u("pushes",()=>o.prune({ageMs:Fm,limit:Oo})),u("audit",()=>i.trim(a)),u("us\
age",()=>s.prune(c.now(),Oo))]}async function xf(t){let e=0;for(let n=0;n<yN;n+=1){const s=await t();if(e+=s,s===0)break;await(0,So.setImmediate)()}return e}const TN=20;
async function _N({keeping:t,logs:e,apps:n,keepDeletedMs:s}){await xf(async()=>(await n.expire(TN,s)).length);let[r,o]=[0,0],i;for(;;){const a=await t.endingApp(
o);if(!a)break;try{for(const c of a.logs)await e.remove(c);a.logs.length>0?await t.end(a.app,{logs:a.logs,deployments:[]}):await t.endApp(a.app)&&(r+=1),a.logs.
length===0&&(o=a.app)}catch(c){i=c,o=a.app}await(0,So.setImmediate)()}if(i!==void 0)throw i;return[{kind:"apps",items:r,bytes:0}]}async function bN(t,e,n){const s={
deployments:0,logs:0,bytes:0},r={deployments:0,logs:0,bytes:0};let o;for(let i=0;;){const a=await t.due(i,n);if(!a)break;const c=new Set;for(const l of a.logs)await e.
remove(l).catch(f=>{o=f,c.add(l)});const d={logs:a.logs.filter(l=>!c.has(l)),deployments:a.deployments.filter(l=>!c.has(l))},u=d.logs.length+d.deployments.length;
u>0&&(s.deployments+=await t.end(a.app,d)),s.logs+=d.logs.length,s.bytes+=a.bytes,(!a.isMore||u===0)&&(r.deployments+=a.left.deployments,r.logs+=a.left.logs,r.bytes+=
a.left.logBytes,i=a.app),await(0,So.setImmediate)()}if(o!==void 0)throw o;return[{kind:"deployments",items:s.deployments,bytes:0,left:{items:r.deployments,bytes:0}},
{kind:"logs",items:s.logs,bytes:s.bytes,left:{items:r.logs,bytes:r.bytes}}]}var nr=N(9692);class Ff extends Error{name="KeyspaceGone";constructor(){super("the t\
able was deleted")}}class Rn extends Error{name="InvalidRequest";code;constructor(e){super(e),this.code=e}}function jf(t,e){const n=NN(e),s=SN(n.get("key"));if(t!==
"put")return{key:s,value:"",ttlSeconds:void 0};const r=ON(n.get("value")),o=e.length>2*r.length+1024?Buffer.from(r,"utf8").toString("utf8"):r;return{key:s,value:o,
ttlSeconds:RN(n.get("ttlSeconds"))}}function NN(t){if(!(0,Fl.isUtf8)(t))throw new Rn("invalid_json");try{const e=(0,nr.U2)(t.toString("utf8"));if(e)return new Map(
e.map(({name:n,text:s})=>[n,s]))}catch(e){if(!(e instanceof nr.sU))throw e}throw new Rn("invalid_json")}function SN(t){const e=t?.startsWith('"')?(0,nr.I)(t):void 0;
if(e===void 0||e===""||Bf(e,K.ux.keyBytes))throw new Rn("invalid_key");return e}function ON(t){if(t===void 0||Bf(t,K.ux.valueBytes))throw new Rn("invalid_value");
return t}function RN(t){if(t===void 0)return;const e=/^[1-9][0-9]{0,8}$/.test(t)?Number(t):0;if(e<K.ux.minTtlSeconds||e>K.ux.maxTtlSeconds)throw new Rn("invalid\
_ttl");return e}function Pf(t){return t===void 0?void 0:t*1e3}function Bf(t,e){return t.length>e||t.length*3>e&&Buffer.byteLength(t,"utf8")>e}function LN({tables:t,
engine:e,full:n,quota:s,audit:r}){const o=async(c,d)=>{const{keyspace:u,windows:l}=await t.byName(c,d),f=await s.take(l);if(f===0)return u;throw Hn(`The table h\
as reached its rate limit: wait ${f} s.`,f)},i=async c=>{if(!e)throw new Z("unavailable","This node does not have the entries of tables. Ask a node with the rol\
e kvs.");try{return await c(e)}catch(d){throw d instanceof Ff?new Z("table_not_found","The table was deleted."):d instanceof Re?new Z("unavailable","The entries\
 cannot be read or written now. Try again."):d}},a=(c,d,u,l,f)=>r.append(f,[ae(d,c,{object:u,after:{key:l}})]);return{get:(c,d,u)=>i(async l=>l.get(await o(c,d),
_c("get",{key:u}).key)),list:(c,d,u)=>i(async l=>l.keys(await o(c,d),u)),put:(c,d,u,l)=>i(async f=>{const{key:y,value:g,ttlSeconds:_}=AN(u),T=await o(c,d);if(n?.
has(T))throw new Z("conflict",IN);await f.put(T,y,{value:g,ttlMs:Pf(_)}),await a("key.put",c,d,y,l)}),delete:(c,d,u,l)=>i(async f=>{const[y,{key:g}]=[await o(c,
d),_c("delete",{key:u})],_=await f.get(y,g)!==void 0;await f.delete(y,g),_&&await a("key.delete",c,d,u,l)})}}const IN="The table, or all tables of its organizat\
ion together, store as much as they may. Delete keys: a minute later there is room again.";function AN({key:t,value:e,ttlSeconds:n}){const s=e.trim();try{(0,nr.
q$)(s)}catch(i){throw i instanceof nr.sU?new Z("validation_failed",`The value is not JSON: ${i.message}. Text needs double quotes, as "ahoy".`):i}const r=n.trim(),
o={key:t,...r!==""&&{ttlSeconds:/^\d{1,9}$/.test(r)?Number(r):r}};return _c("put",o,s)}const{keyBytes:kN,valueBytes:DN,minTtlSeconds:vN,maxTtlSeconds:$N}=K.ux,MN={
invalid_key:`A key has 1 to ${kN} bytes.`,invalid_value:`A value has at most ${DN} bytes.`,invalid_ttl:`The time to live is ${vN} to ${$N} seconds.`};function _c(t,e,n){
const s=JSON.stringify(e),r=n===void 0?s:`${s.slice(0,-1)},"value":${n}}`;try{return jf(t,Buffer.from(r))}catch(o){throw o instanceof Rn?new Z("validation_faile\
d",MN[o.code]??"The entry is not valid."):o}}const CN=15e3;function UN({usage:t,bounds:e,log:n,every:s}){let r=new Set;const o=pn({everyMs:CN,async run(){r=new Set(
await t.full(e))},onFailure:i=>n("warn","kvs_sizes_not_read",{reason:String(i)}),every:s,isDue:!0});return{has:i=>r.has(i),look:o.run,[Symbol.asyncDispose]:o[Symbol.
asyncDispose]}}const xN=15e3,FN=1e4;function jN({usage:t,quotas:e,clock:n,log:s}){const r=new Map,o=async(c,d)=>{d.readAt=n.now();try{const{kvsRequestsPerMonth:u=0}=await t.
used(c,d.start,["kvsRequestsPerMonth"]);d.used=Math.max(d.used,u)}catch(u){s("warn","kvs_quota_not_read",{org:c,reason:String(u)})}finally{d.isRead=!0,d.reading=
void 0}},i=(c,d)=>{const u=r.get(c);if(u?.start===d)return u;r.size>=FN&&r.clear();const l={start:d,used:0,isRead:!1,readAt:Number.NEGATIVE_INFINITY,reading:void 0};
return r.set(c,l),l},a=(c,d,u)=>{if(d.used<u){d.used+=1;return}const l=n.now(),{end:f}=wn(l);return{message:yn({org:c,name:"kvsRequestsPerMonth",used:d.used,quota:u,
until:f}),seconds:Math.max(1,Math.ceil((f-l)/1e3))}};return{take(c){const d=e.of(c,"kvsRequestsPerMonth");if(d===void 0)return;const u=n.now(),l=i(c,wn(u).start);
Math.abs(u-l.readAt)>=xN&&(l.reading??=o(c,l));const f=()=>a(c,l,d);return l.isRead||!l.reading?f():l.reading.then(f)}}}const PN=3e4,Hf=1e3,Gf=100;function BN({
engine:t,tables:e,log:n,every:s=J.fm}){const r=new AbortController,o=Yf(()=>Wf(t,r.signal),c=>n("warn","kvs_sweep_failed",{reason:String(c)})),i=Yf(()=>HN(t,e,n,
r.signal),c=>n("warn","kvs_drop_failed",{reason:String(c)})),a=s(PN,()=>{o.begin(),i.begin()});return i.begin(),{begin:i.begin,async[Symbol.asyncDispose](){a(),
r.abort(),await Promise.all([o.end(),i.end()])}}}async function Wf(t,e){let n=0;for(;;){const s=await t.sweep(Hf);if(n+=s,s<Hf||e?.aborted)return n}}async function HN(t,e,n,s){
for(let r=0;;){const o=await e.toDrop({after:r,limit:Gf});for(const i of o){r=i;try{await t.drop(i),await e.dropped(i)}catch(a){if(n("warn","kvs_drop_failed",{reason:String(
a)}),s.aborted)return}}if(o.length<Gf||s.aborted)return}}function Yf(t,e){let n=!1,s=!1,r;const o=async()=>{for(;n;)n=!1,await t().catch(e);r=void 0};return{begin(){
s||(n=!0,r??=o())},async end(){s=!0,n=!1,await r}}}const Xf=720*6e4,GN=1e3,WN="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567",YN=20,XN=1e3,KN=8*1024*1024;class zN{#e;#t;#n;constructor(e,n){
this.#e=e,this.#t=n,this.#n=new ju(KN,XN,async s=>{const r=await e.find(s);return r&&this.#s(r)})}byAccessKey(e){return e.length===YN?this.#n.find(e):null}async issue(e,n,s){
const r={accessKeyID:`ASIA${Array.from((0,F.randomBytes)(16),u=>WN[u%32]).join("")}`,secret:(0,F.randomBytes)(30).toString("base64"),sessionToken:(0,F.randomBytes)(
96).toString("base64"),expiresAt:n+Xf},{accessKeyID:o,secret:i,sessionToken:a,expiresAt:c}=r,d=this.#t.seal(_a(o),JSON.stringify({secret:i,sessionToken:a}));return await this.#e.
issue({accessKeyID:o,environmentID:e,sealed:d,expiresAt:c},{now:n,most:GN},s),r}renew(e,n){return this.#e.renew(e,n+Xf)}revoke(e){return this.#e.revoke(e)}async checkKey(){
const e=await this.#e.any();e&&this.#s(e)}forget(e){this.#n.forget(e)}forgetAll(){this.#n.forgetAll()}#s({accessKeyID:e,environmentID:n,sealed:s,expiresAt:r}){const o=JSON.
parse(this.#t.open(_a(e),s));if(!(0,Ne.Gv)(o))return;const{secret:i,sessionToken:a}=o;return{accessKeyID:e,secret:String(i),sessionToken:String(a),environmentID:n,
expiresAt:r}}}const VN={invalid_json:400,invalid_key:400,invalid_value:400,invalid_ttl:400,missing_token:401,invalid_token:401,inactive_binding:403,unsupported_app_type:403,
not_found:404,method_not_allowed:405,table_full:409,body_too_large:413,unsupported_media_type:415,rate_limited:429,quota_exceeded:429,internal:500,unavailable:503},
Kf="AWS4-HMAC-SHA256";function qN({date:t,region:e,service:n}){return`${t}/${e}/${n}/aws4_request`}function JN(t,e,n){return`${Kf}
${t}
${qN(e)}
${nS(n)}`}function QN(t,e){let n=Buffer.from(`AWS4${t}`,"utf8");for(const s of[e.date,e.region,e.service,"aws4_request"])n=(0,F.createHmac)("sha256",n).update(s,
"utf8").digest();return new sS(n)}function ZN(t,e){return t.sign(e)}const Ht=64,eS=32;class zf{#e;#t=[];constructor(e){this.#e=Buffer.alloc(e)}latin1(e){if(e.length>
this.#e.length)return Buffer.from(e,"latin1");const n=this.#e.write(e,"latin1");return this.#t[n]??=this.#e.subarray(0,n),this.#t[n]}}const Vf=new zf(8192),tS=new zf(
256);function nS(t){return(0,F.hash)("sha256",Vf.latin1(t))}function qf(t,e){return t.length===e.length&&(0,F.timingSafeEqual)(Vf.latin1(t),tS.latin1(e))}class sS{#e;#t;constructor(e){
if(e.length>Ht)throw new RangeError(`An HMAC key has ${e.length} bytes; at most ${Ht} are supported`);this.#e=Buffer.alloc(Ht+512),this.#t=Buffer.alloc(Ht+eS);for(let n=0;n<
Ht;n+=1)this.#e[n]=(e[n]??0)^54,this.#t[n]=(e[n]??0)^92}sign(e){return this.#t.write((0,F.hash)("sha256",this.#n(e),"binary"),Ht,"latin1"),(0,F.hash)("sha256",this.#t)}#n(e){
const n=this.#e.length-Ht;return e.length>n?Buffer.concat([this.#e.subarray(0,Ht),Buffer.from(e,"latin1")]):this.#e.subarray(0,Ht+this.#e.write(e,Ht,"latin1"))}}
const rS=new RegExp(`^${Kf} +Credential=([\\w+=.@-]{1,128})/(\\d{8})/([\\w-]{1,64})/([\\w-]{1,64})/aws4_request *, *SignedHeaders=([a-z0-9_.~-]+(?:;[a-z0-9_.~-]+)*)\
 *, *Signature=[0-9a-f]{64}$`),oS=1024,iS=1024,aS=32,Jf=64,bc=new ns(oS);function cS(t){const e=t.slice(-Jf),n=t.slice(0,-Jf),s=bc.get(n);if(s&&dS.test(e))return{
...s,signature:e};const r=uS(t);if(r)return n.length<iS&&r.signedHeaders.length<=aS&&bc.set(n,r),{...r,signature:e}}function PD(){return bc.size}const dS=/^[0-9a-f]{64}$/;
function uS(t){const e=rS.exec(t);if(!e)return;const[,n="",s="",r="",o="",i=""]=e,a=i.split(";");if(a.every((c,d)=>d===0||(a[d-1]??"")<c))return{accessKeyID:n,scope:{
date:s,region:r,service:o},signedHeaders:a}}const lS=/^(\d{4})(\d\d)(\d\d)T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/;let Nc;function fS(t){if(Nc?.text===t)return Nc.
time;const e=hS(t);return e!==void 0&&(Nc={text:t,time:e}),e}function hS(t){const e=lS.exec(t);if(!e)return;const n=Number(e[2])-1,s=Date.UTC(Number(e[1]),n,Number(
e[3]),Number(e[4]),Number(e[5]),Number(e[6]));return new Date(s).getUTCMonth()===n?s:void 0}function Ro(t){return`${new Date(t).toISOString().slice(0,19).replace(
/[-:]/g,"")}Z`}function pS(t){const e=t.target.indexOf("?"),n=e===-1?t.target:t.target.slice(0,e),s=e===-1?"":gS(t.target.slice(e+1)),r=yS(n,t.normalizePath),o=bS(
t.headers,t.signedHeaders);return`${t.method}
${r}
${s}
${o}
${t.signedHeaders.join(";")}
${t.payloadHash}`}const ES=/^(?:\/[A-Za-z0-9_~-]+)+$/,mS=/[^A-Za-z0-9._~-]/g;function Sc(t){return t.replace(mS,e=>`%${e.charCodeAt(0).toString(16).toUpperCase().
padStart(2,"0")}`)}function yS(t,e){if(ES.test(t))return t;const n=t.split("/");return(e?wS(n):n).map(Sc).join("/")||"/"}function wS(t){const e=[];for(const r of t)
r===".."?e.pop():r!==""&&r!=="."&&e.push(r);const n=t.at(-1),s=e.length>0&&(n===""||n==="."||n==="..");return["",...e,...s||e.length===0?[""]:[]]}function gS(t){
const e=t.split("&").filter(n=>n!=="").map(n=>{const s=n.indexOf("="),r=s===-1?n:n.slice(0,s);return[Sc(Qf(r)),Sc(Qf(s===-1?"":n.slice(s+1)))]});return e.sort(([
n,s],[r,o])=>Zf(n,r)||Zf(s,o)),e.map(([n,s])=>`${n}=${s}`).join("&")}function Qf(t){return t.replace(/%([0-9A-Fa-f]{2})/g,(e,n)=>String.fromCharCode(Number.parseInt(
n,16)))}function Zf(t,e){return t<e?-1:t>e?1:0}function TS(t){const e=new Map,n=[];for(let s=0;s+1<t.length;s+=2){const r=(t[s]??"").toLowerCase(),o=eh(t[s+1]??
""),i=e.get(r);e.set(r,i===void 0?o:`${i},${o}`),i!==void 0&&n.push(r)}return{names:[...e.keys()],repeated:n,get:s=>e.get(s)}}function _S(t){const e=Object.keys(
t.headers);return 2*e.length!==t.rawHeaders.length?TS(t.rawHeaders):{names:e,repeated:[],get(n){const s=oe(t,n);return s===void 0?void 0:eh(s)}}}function bS(t,e){
let n="";for(const s of e)n+=`${s}:${t.get(s)??""}
`;return n}const NS=/ {2}|\t/,SS=32,OS=9;function eh(t){let e=0,n=t.length;for(;e<n&&th(t,e);)e+=1;for(;n>e&&th(t,n-1);)n-=1;const s=t.slice(e,n);return NS.test(
s)?s.replace(/[ \t]+/g," "):s}function th(t,e){const n=t.charCodeAt(e);return n===SS||n===OS}const Lo=5*6e4,nh=["host","content-type"],RS=new Set([...nh,"author\
ization","x-kvs-authorization","x-amz-date","x-amz-security-token","x-amz-content-sha256"]),ht=(t,e)=>({type:t,message:e}),sh=ht("UnrecognizedClientException","\
The security token included in the request is invalid.");function LS(t,e){const n=oe(t,"authorization");if(n===void 0)return ht("MissingAuthenticationTokenExcep\
tion","Missing Authentication Token");const s=cS(n);if(!s)return ht("IncompleteSignatureException","Authorization header is not a SigV4 signature of the form AW\
S4-HMAC-SHA256 Credential=\u2026, SignedHeaders=\u2026, Signature=\u2026.");const r=oe(t,"x-amz-date")??"",o=fS(r);return o===void 0?ht("IncompleteSignatureExce\
ption","Authorization header requires existence of a valid 'X-Amz-Date' header."):DS(s.scope,r)??vS(r,o,e)??{headers:_S(t),signedBy:s,time:r}}function IS({headers:t,
signedBy:e},n,s){return qf(t.get("x-amz-security-token")??"",n.sessionToken)?n.expiresAt<=s?ht("ExpiredTokenException","The security token included in the reque\
st is expired"):$S(t,e.signedHeaders):sh}function AS(t,e,{headers:n,signedBy:s,time:r},o){const i=(0,F.hash)("sha256",e,"hex"),a=n.get("x-amz-content-sha256");if(a!==
void 0&&a!==i)return ht("InvalidSignatureException","The provided x-amz-content-sha256 header does not match what was computed.");const c=pS({method:t.method,target:t.
target,headers:n,signedHeaders:s.signedHeaders,payloadHash:i,normalizePath:!0}),d=ZN(CS(o,s.scope),JN(r,s.scope,c));if(!qf(d,s.signature))return ht("InvalidSign\
atureException","The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the\
 service documentation for details.")}function kS(t){return"message"in t}function DS(t,e){if(t.region!==K.aT)return ht("InvalidSignatureException",`Credential s\
hould be scoped to a valid region: '${K.aT}'.`);if(t.service!==K.jL)return ht("InvalidSignatureException",`Credential should be scoped to correct service: '${K.
jL}'.`);if(e.startsWith(`${t.date}T`))return;const n=e.slice(0,8);return ht("InvalidSignatureException",`Date in Credential scope does not match YYYYMMDD from I\
SO-8601 version of date from HTTP: '${t.date}' != '${n}', from '${e}'.`)}function vS(t,e,n){if(e<n-Lo){const s=Ro(n-Lo);return ht("InvalidSignatureException",`S\
ignature expired: ${t} is now earlier than ${s} (${Ro(n)} - 5 min.)`)}if(e>n+Lo){const s=Ro(n+Lo);return ht("InvalidSignatureException",`Signature not yet curre\
nt: ${t} is still later than ${s} (${Ro(n)} + 5 min.)`)}}function $S(t,e){const n=t.repeated.find(o=>RS.has(o));if(n!==void 0)return ht("IncompleteSignatureExce\
ption",`The header '${n}' may be sent only once.`);for(const o of t.names)if(MS(o)&&!e.includes(o))return rh(o);const s=nh.find(o=>!e.includes(o));if(s!==void 0)
return rh(s);const r=e.find(o=>t.get(o)===void 0);if(r!==void 0)return ht("IncompleteSignatureException",`The signed header '${r}' was not sent.`)}function MS(t){
return t==="x-kvs-authorization"||t.startsWith("x-amz-")}function rh(t){return ht("InvalidSignatureException",`'${t}' must be a 'SignedHeader' in the AWS Author\
ization.`)}const oh=new WeakMap;function CS(t,e){const n=oh.get(t);if(n?.date===e.date)return n.key;const s=QN(t.secret,e);return oh.set(t,{date:e.date,key:s}),
s}const is={"content-type":"application/json","cache-control":"no-store"},US={status:200,headers:is,body:'{"ok":true}'},xS={status:200,headers:is,body:'{"delete\
d":true}'},ih={status:200,headers:is,body:'{"found":false,"expiresAt":null}'},FS=new Map([[io.Y2.put,"put"],[io.Y2.get,"get"],[io.Y2.delete,"delete"]]),jS=/^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i,
PS=/^Bearer +([!-~]+)$/i;function BS(t){const e={...t,log:HS(t)};return n=>WS(n,e)}function HS({log:t,clock:e}){let n=Number.NEGATIVE_INFINITY;return(s,r,o)=>{if(r===
ah){const i=e.now();if(Math.abs(i-n)<GS)return;n=i}t(s,r,o)}}const ah="kvs_unavailable",GS=1e3;async function WS(t,e){const{roles:n,tables:s,engine:r,full:o,monthly:i,
quota:a,meter:c,clock:d}=e;let u=l=>l;try{const l=LS(t,d.now());if(kS(l))return Io(l);const f=await n.byAccessKey(l.signedBy.accessKeyID);if(!f)return Io(sh);const y=IS(
l,f,d.now());if(y)return Io(y);const g=await t.body(K.ux.bodyBytes),_=AS(t,g,l,f);if(_)return Io(_);if(!oe(t,"x-kvs-authorization"))return at("missing_token");const T=await s.
byToken(ch(t));if(!T)return at("invalid_token");if(T.environmentID!==f.environmentID)return at("inactive_binding");if(!T.supported)return at("unsupported_app_ty\
pe");const b=await a.take(T.windows,g.length),O=KS(t);if(u=M=>YS(c,T,O,g,M),b>0)return u(at("rate_limited",{"retry-after":String(b)}));const C=await i.take(T.scope.
org);if(C)return u(qS(C));if(typeof O!="string")return u(O);const{key:x,value:U,ttlSeconds:$}=jf(O,g);switch(O){case"put":return o.has(T.keyspace)?u(at("table_f\
ull")):(await r.put(T.keyspace,x,{value:U,ttlMs:Pf($)}),u(US));case"delete":return await r.delete(T.keyspace,x),u(xS);case"get":return u(zS(await r.get(T.keyspace,
x)))}}catch(l){return u(VS(l,t,e))}}function ch(t){return PS.exec(oe(t,"x-kvs-authorization")??"")?.[1]??""}function YS(t,e,n,s,r){const o=typeof n=="string"?n:
"other",i=typeof r.body=="string"?Buffer.byteLength(r.body):0;return t.kvs(e,o,XS(r),s.length,i),r}function XS(t){if(t===ih)return"missed";const{status:e}=t;return e===
200?"ok":e===429?"limited":e<500?"refused":"failed"}function KS(t){const e=FS.get(_e(t.target));if(!e)return at("not_found");if(t.method!=="POST")return at("met\
hod_not_allowed",{allow:"POST"});const n=oe(t,"content-encoding")??"identity";return!jS.test(oe(t,"content-type")??"")||n!=="identity"?at("unsupported_media_typ\
e"):e}function zS(t){if(!t)return ih;const e=t.expiresAt===null?"null":`"${new Date(t.expiresAt).toISOString()}"`;return{status:200,headers:is,body:`{"found":tr\
ue,"value":${t.value},"expiresAt":${e}}`}}function VS(t,e,{tables:n,log:s}){if(t instanceof Rn)return at(t.code);if(t instanceof st)return at("body_too_large");
if(t instanceof ut)return at("invalid_json");if(t instanceof Ff)return n.forgetToken(ch(e)),at("invalid_token");const r=t instanceof Re,o=t instanceof Error&&t.
cause instanceof Error?t.cause:t;return s("error",r?ah:"kvs_failed",{requestID:e.requestID,path:_e(e.target),reason:(0,A.bD)(o)}),r?at("unavailable",{"retry-aft\
er":"1"}):at("internal")}function at(t,e={}){return{status:VN[t],headers:{...is,...e},body:`{"error":"${t}"}`}}function qS({message:t,seconds:e}){const{status:n,
headers:s}=at("quota_exceeded",{"retry-after":String(e)});return{status:n,headers:s,body:JSON.stringify({error:"quota_exceeded",message:t})}}function Io({type:t,
message:e}){return{status:403,headers:{...is,"x-amzn-errortype":t},body:JSON.stringify({message:e})}}function JS(t){return{seal:(e,n)=>Qr(t.current("kvs"),e,n),
open(e,n){try{return Ta(t.all("kvs"),e,n)}catch(s){throw t.wrong(s)}}}}const QS={of:()=>{}},ZS=t=>Tt(new Z("unavailable","This node does not have the data of th\
e key-value store."),t);async function eO(t){const{engine:e,clock:n,log:s,quota:r,meter:o=Lr}=t,i=JS(t.keyring),a={...no,...t.quotas},c=new ng(t.tables,i,a),d=new zN(
t.roles,i);await c.checkKey(),await d.checkKey();const u=t.changes.subscribe(b=>tO(b,c,d)),l=e&&UN({...t,bounds:a}),{ofOrganizations:f=QS}=t,y=jN({...t,quotas:f}),
g=e&&BN({...t,engine:e}),_={tables:c,roles:d,clock:n,log:s,every:t.every},T=async()=>{u[Symbol.dispose](),await l?.[Symbol.asyncDispose](),await g?.[Symbol.asyncDispose]()};
return{handler:e&&l?BS({roles:d,tables:c,engine:e,full:l,monthly:y,quota:r,meter:o,clock:n,log:s}):ZS,createTable:(b,O,C)=>c.create(b,O,n.now(),C),listTables:b=>c.
list(b),async deleteTable(b,O,C){await c.remove(b,O,C),g?.begin()},entries:LN({tables:c,engine:e,full:l,quota:r,audit:t.audit}),runtimeVariables:(b,O,C)=>dw(_,b,
O,C),tableVariables:(b,O)=>gu(_,b,O),openCredentials:b=>uw(_,b),sweep:async()=>e?Wf(e):0,close:T,[Symbol.asyncDispose]:T}}function tO(t,e,n){switch(t.kind){case"\
table":e.forget(t.tokenHash);break;case"role":n.forget(t.accessKeyID);break;case"unknown":e.forgetAll(),n.forgetAll();break;case"site":case"domain":case"coming":case"\
jobs":case"ended":break;default:(0,A.xb)(t)}}const nO=500,Oc=500;async function sO(t){return new rO(t).run()}class rO{#e;#t;#n;#s;#r=new Set;#o=0;#i=0;constructor(e){
const{blobs:n,clock:s=J.ml,log:r=Xs,signal:o}=e;this.#e=e,this.#t=r,this.#n=new go({blobs:n,clock:s,log:r}),this.#s=wo(o)}async run(){const{blobs:e,references:n}=this.#e,
s=await e.ago(zd);return await this.#a(),await this.#d(s),await this.#u(await n.sweptBefore(),s),await n.recordSweep(s),{objects:this.#o,bytes:this.#i}}async#a(){
const{references:e}=this.#e;for(let n=0;;){const s=await e.due(n,nO);for(const r of s)await this.#f(),r.isKept?r.isRecorded?await e.keep(r):await this.#c(r):await e.
end(r),n=Math.max(n,...r.notes);if(s.length===0)return}}async#c(e){const{org:n,manifestHash:s}=e;try{const{index:r}=await this.#n.index(n,s),o=new Set([s]);for(const{
hash:i}of r.files())o.add(i);await this.#f(),await this.#e.references.add(e,Buffer.from([...o].join(""),"hex"))}catch(r){if(this.#e.signal.throwIfAborted(),r instanceof
Re)throw r;this.#r.has(n)||this.#t("error","collection_skipped",{org:n,reason:String(r)}),this.#r.add(n)}}async#d(e){const{references:n}=this.#e;for(let s;;){const r=await n.
waiting(s,Oc);for(const[o,i]of Map.groupBy(r,a=>a.org))await this.#l(o,i.map(({hash:a})=>a),e);if(s=r.at(-1),r.length<Oc)return}}async#u(e,n){const{blobs:s,references:r}=this.#e,
o=new Map;let i=0;const a=async()=>{for(const[c,d]of o){const u=await r.unused(c,[...d]);u.length!==0&&(await r.remember(c,u),await this.#l(c,u,n))}o.clear(),i=
0};for await(const{key:c}of s.list("",e)){await this.#f();const[d=""]=c.split("/",1);if(!K.cS.test(d))continue;const u=wl(c)??gl(c);if(u===void 0){this.#r.has(d)||
await s.deleteUnused(c,n);continue}const l=o.get(d)??new Set;o.set(d,l.add(u)),i+=1,i===Oc&&await a()}await a()}async#l(e,n,s){if(this.#r.has(e))return;const r=[];
for(const o of n)await this.#f(),await this.#h(e,o,s)&&r.push(o);r.length>0&&await this.#e.references.forget(e,r)}async#h(e,n,s){const{blobs:r}=this.#e,o=sn(e,n),
i=await r.head(o);if(i){if(!await r.deleteUnused(o,s))return!1;this.#o+=1,this.#i+=i.size}let a=!0;for(const c of zs){const d=za(e,n,c);await r.head(d)&&!await r.
deleteUnused(d,s)&&(a=!1)}return a}async#f(){this.#e.signal.throwIfAborted();const e=this.#s();e&&await e}}const dh=2e3,oO=(0,F.randomBytes)(64*1024),iO="trial-\
write",uh={canBuild:"disk_hangs"},aO={statfs:t=>(0,Le.statfs)(t),tryToWrite:dO};class BD{#e;#t;#n;#s;#r=0;constructor(e,n,s={}){this.#e=e,this.#t=n,this.#n={...aO,
...s}}async look(){if(this.#s&&this.#t.monotonic()-this.#r>=dh)return uh;const e=Promise.withResolvers(),n=this.#t.after(dh,()=>e.resolve(uh));try{return await Promise.
race([this.#o(),e.promise])}finally{n()}}#o(){return this.#s?this.#s:(this.#r=this.#t.monotonic(),this.#s=cO(this.#e,this.#n).finally(()=>{this.#s=void 0}),this.#s)}}
async function cO(t,e){let n;const s=(r,o)=>({canBuild:r,freeBytes:n,code:o});try{const{bavail:r,blocks:o,bsize:i,files:a,ffree:c}=await e.statfs(t);return n=r*
i,n<reserveOf(o*i)?s("disk_full"):a>0&&c<FEW_FILES?s("few_files"):(await e.tryToWrite(t),s("yes"))}catch(r){return s(isDiskFull(r)?"disk_full":"disk_unwritable",
systemCode(r)??String(r))}}async function dO(t){const e=(0,P.join)(t,iO);await(0,Le.rm)(e,{force:!0});try{await(0,Le.writeFile)(e,oO,{flag:"wx",mode:384,flush:!0})}finally{
await(0,Le.rm)(e,{force:!0})}}class HD{#e;#t=new Set;#n="yes";#s=!1;constructor(e,n,s){this.#e=new DiskProbe(e,n,s)}get canBuild(){return this.#s?"stops":this.#n}async look(){
const e=await this.#e.look();return this.#r(()=>{this.#n=e.canBuild}),e}stop(){this.#r(()=>{this.#s=!0})}subscribe(e){return this.#t.add(e),{[Symbol.dispose]:()=>{
this.#t.delete(e)}}}#r(e){const n=this.canBuild;if(e(),this.canBuild!==n)for(const s of this.#t)s()}}const uO=10;function lO({node:t,ability:e,nodes:n,log:s}){let r=!1;
return async()=>{const{canBuild:o,freeBytes:i,code:a}=await e.look(),c=o==="yes"?[]:(await n.builders()).filter(u=>u!==t),d=r;if(r=c.length>0,r&&!d){const u=c.slice(
0,uO).join(", ");s("warn","builds_left_to_others",{reason:o,freeBytes:i,code:a,nodes:u,means:fO})}return!r&&d&&s("info","builds_taken_again",{reason:o==="yes"?"\
room":"no_other_node",freeBytes:i}),!r}}const fO="The disk of --data has no room for a build, or refuses writes. Until it has room, this node claims no deployme\
nts while another one can build",Rc=36e5,hO=2*Rc;function pO(t,e,n){const s=new Map;let r,o=Number.NEGATIVE_INFINITY;const i=e.monotonic(),a=async d=>{o=e.monotonic();
try{for(const{kind:u,items:l,bytes:f,left:y}of await t(d)){const g=s.get(u);s.set(u,{kind:u,ended:(g?.ended??0)+l,left:y??g?.left}),l>0&&n("info","collected",{kind:u,
items:l,bytes:f})}}catch(u){const{message:l,remedy:f}=(0,A.I7)(u);n("error","collection_failed",{message:l,...f!==void 0&&{remedy:f}})}finally{r=void 0}},c=(d=!1)=>(r??=
a(d),r);return{figures:()=>[...s.values()],async collect(){await r,await c(!0)},whenIdle(){e.monotonic()-o>=Rc&&c()},whenBusy(){e.monotonic()-Math.max(i,o)>=hO&&
c()},async[Symbol.asyncDispose](){await r}}}class Lc extends Error{name="StageError";stage;aborted;constructor(e,n,s){super((0,A.bD)(s),{cause:s}),this.stage=e,
this.aborted=n}}function EO(t){const{stage:e,aborted:n,cause:s}=t instanceof Lc?t:{stage:"build",aborted:!1,cause:t};if(n)return Uf(e);if(s instanceof Dt)return s.
facts;if((0,A.b$)(s)||s instanceof Re&&s.isFull)return p(e,"disk_full","The disk of the platform is full").facts;const r=s instanceof Re?"its state cannot be re\
ad or written now":(0,A.bD)(s);return p(e,Mr[e],`The platform itself failed at the stage "${e}": ${r}`).facts}function mO(t){return p("sync","disk_quota",t)}const yO="\
<data>";function wO(t,e){const n=r=>r.replaceAll(e,yO),s=t.stage==="install"||t.stage==="build";return{...t,message:n(t.message),log:s?t.log:t.log.map(n),diagnostics:t.
diagnostics.map(r=>({...r,message:n(r.message)}))}}async function gO({jobs:t,quotas:e,lease:n,write:s},...[r,o,i=[],a]){const{job:c}=n,{org:d}=c.app,u=(0,K.Rm)(
c.type)?c.type:c.detectsType?a:void 0,l=e?.of(d,"disk"),f=l===void 0?void 0:{org:d,bytes:l},y=T=>s(()=>t.recordRelease(n,r,o,T,u,f)).catch(TO);await y(i);const g=await e?.
near(d).catch(_O)??[];if(g.length===0)return[];const _=g.map(({message:T})=>({code:"quota_near",file:null,line:null,message:T}));return await y([..._,...i].slice(
0,zn.iq)),g.map(({message:T})=>T)}function TO(t){throw t instanceof jt?mO(yn(t.over)):t}function _O(t){if(t instanceof Re)return[];throw t}var bO=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},NO=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const SO=On-1e4,OO=1e3;class RO extends Error{name="LeaseLost"}class LO{ended;#e;#t;#n;#s=new AbortController;#r=Promise.
withResolvers();#o;#i="building";#a="clone";#c;#d;#u;#l;constructor(e,n,s,r){this.#e=e,this.#t=n,this.#n=s,this.#o=AbortSignal.any([s,this.#s.signal]),this.#u={
monotonic:n.clock.monotonic(),wall:n.clock.now()},this.#d=this.#u.monotonic,this.ended=this.#y(r)}get app(){return this.#e.job.app}get deployID(){return this.#e.
deployID}get#h(){return this.#i==="ended"||this.#i==="lost"}async renewIfDue(){const{clock:e}=this.#t,n=e.monotonic(),{monotonic:s,wall:r}=this.#u;s>this.#d&&n>
s&&n-this.#d>=SO&&this.#i==="building"&&this.#p("it could not be renewed"),!this.#h&&(Math.max(n-s,e.now()-r)>=Mf&&(this.#l??=this.#f(n)),await Promise.race([this.#l,
this.#r.promise]))}async check(){await Promise.race([this.#l,this.#r.promise]),!this.#h&&(this.#l??=this.#f(this.#t.clock.monotonic()),await Promise.race([this.#l,
this.#r.promise]))}async#f(e){const{jobs:n,log:s,clock:r}=this.#t;this.#u={monotonic:e,wall:r.now()};try{await n.renew(this.#e)?this.#d=e:this.#i==="building"&&
await this.#m()}catch(o){s("error","lease_not_renewed",{deployID:this.#e.deployID,cause:(0,A.bD)(o)})}finally{this.#l=void 0}}#p(e){if(this.#h)return;this.#i="l\
ost";const n=()=>new RO(`The lease of the deployment has ended: ${e}`);this.#s.abort(e instanceof h?e:n()),this.#r.resolve()}async#m(){const e=await this.#t.jobs.
endOf(this.#e).catch(()=>{});this.#p(e==="cancelled"?new h:"another node has ended it")}async#w(e){this.#s.signal.throwIfAborted(),await e()||await this.#m(),this.#s.
signal.throwIfAborted()}#E(e){return this.#w(()=>vi(e,this.#t.clock,this.#o))}async#y(e){const{log:n,clock:s,onChange:r}=this.#t,{deployID:o}=this.#e,i=s.now();
r?.(o);let a="succeeded";try{await e,await this.#T()}catch(c){const d=wO(EO(c),this.#t.dataDir);a=d.code,c instanceof Lc&&c.cause instanceof Re&&n("error","depl\
oyment_not_stored",{deployID:o,stage:c.stage,cause:c.message}),await this.#b(d)}if(this.#s.signal.reason instanceof h)a="cancelled";else if(this.#i!=="ended"){const c=this.#s.
signal.aborted?(0,A.bD)(this.#s.signal.reason):"the platform stops";return n("error","deployment_not_ended",{deployID:o,reason:c})}r?.(o),n("info","deployment_e\
nded",{deployID:o,ending:a,ms:s.now()-i})}async#T(){const{jobs:e,builder:n,onLive:s,onComing:r,activate:o}=this.#t,i=this.#e,{job:a}=i,c=this.#o;try{const d={stack:[],
error:void 0,hasError:!1};try{const u=bO(d,await n.build(a,{signal:c,fence:i.fence,onStage:l=>this.#g(l),onCommit:(l,f)=>this.#E(()=>e.recordCommit(i,l,f)),onStored:(...l)=>gO(
{...this.#t,lease:i,write:f=>this.#E(f)},...l),onLogged:l=>{this.#c=l}}),!0);c.throwIfAborted(),await r?.(a.app,{deployID:a.deployID,manifestHash:u.release.manifestHash}),
await this.#g("activate"),await o?.({job:a,release:u.release,signal:c}).catch(l=>IO(l,u)),c.throwIfAborted(),await this.#_({job:a,release:u.release,signal:c}),s?.(
a.app,u.release)}catch(u){d.error=u,d.hasError=!0}finally{const u=NO(d);u&&await u}}catch(d){throw new Lc(this.#a,this.#n.aborted,d)}}async#g(e){const{jobs:n,onChange:s}=this.#t;
if(e===this.#a)return this.#s.signal.throwIfAborted();await this.#E(()=>n.advance(this.#e,e)),this.#a=e,s?.(this.#e.deployID)}async#_(e){const{jobs:n,onSwitched:s}=this.#t,
{manifestHash:r}=e.release,o=this.#e;this.#i="recording",s&&await this.#E(()=>n.goLive(o,r));const i=await s?.(e);await this.#E(async a=>{const c={kind:"live",manifestHash:r,
logBytes:this.#c,...i&&{warnings:i}};return await n.finish(o,c)||a>1&&await n.endOf(o)==="succeeded"}),this.#i="ended"}async#b(e){const{jobs:n,log:s,clock:r}=this.#t,
o={kind:"failed",facts:e,logBytes:this.#c};let i=!1;for(;!this.#h;){this.#i="recording";try{await this.#w(()=>n.finish(this.#e,o)),this.#i="ended"}catch(a){if(this.#h)
return;const c={deployID:this.#e.deployID,cause:(0,A.bD)(a)};if(i||s("error","deployment_not_recorded",c),i=!0,this.#n.aborted)return;await r.sleep(OO,this.#n).
catch(()=>{})}}}}async function IO(t,{place:e}){if(!(t instanceof Dt)||!e)throw t;const n=await e(t.facts);throw n.length===0?t:new Dt({...t.facts,diagnostics:n})}
const AO=1e3;function kO(t){return new DO(t)}class DO{#e;#t;#n;#s=new AbortController;#r=new Set;#o=[];#i=[];#a;#c;#d=!1;#u=!1;#l=!1;constructor(e){this.#e=e,this.#t=
e.every??J.fm,this.#n=e.workers??2}get underWay(){return this.#r.size}async start(){const{builder:e,changes:n}=this.#e;await e.recover(),this.#l=!0;const s=n.subscribe(
r=>{(r.kind==="jobs"||r.kind==="unknown")&&this.#f();for(const o of this.#r)(r.kind==="unknown"||r.kind==="ended"&&o.deployID===r.deployID)&&o.check()});this.#o.
push(()=>s[Symbol.dispose](),this.#t(On,()=>this.#f())),this.#f(),await this.#c}pause(){this.#l=!1}async stop(){this.pause();for(const e of this.#o.splice(0))e();
this.#s.abort(new Error("the platform stops")),await this.#c,await Promise.all([...this.#r].map(e=>e.ended)),this.#y(!1),this.#h()}async idle(){if(this.#s.signal.
aborted)return this.stop();const{promise:e,resolve:n}=Promise.withResolvers();this.#i.push(n),this.#f(),await e}#h(){for(const e of this.#i.splice(0))e()}[Symbol.
asyncDispose](){return this.stop()}#f(){this.#s.signal.aborted||(this.#d=!0,this.#c??=this.#p())}async#p(){for(;this.#d;){this.#d=!1;try{await this.#m(),this.#u&&
this.#e.log("info","queue_resumed"),this.#u=!1}catch(e){this.#u||this.#e.log("error","queue_stalled",{cause:(0,A.bD)(e)}),this.#u=!0,this.#y(!0)}}this.#c=void 0}async#m(){
const{jobs:e,log:n,onChange:s}=this.#e;if(await this.#T(),this.#l)for(const i of await e.expire())n("warn","deployment_lease_expired",{deployID:i}),s?.(i);const r=this.#w&&
(await this.#e.mayClaim?.()??!0);for(;r&&this.#w;){const i=await e.claim(this.#e.node);if(!i)break;this.#E(i)}const o=this.#r.size>0||await e.isBusy();this.#y(o&&
this.#l||this.#r.size>0),o||this.#h()}get#w(){return this.#l&&this.#r.size<this.#n}#E(e){const n=[...this.#r].find(r=>vO(r.app,e.job.app)),s=new LO(e,this.#e,this.#s.
signal,n?.ended);this.#r.add(s),this.#y(!0),s.ended.then(()=>{this.#r.delete(s),this.#f()})}#y(e){e||this.#a?.();const n=()=>this.#t(AO,()=>{this.#T(),this.#f()});
this.#a=e?this.#a??n():void 0}async#T(){await Promise.all([...this.#r].map(e=>e.renewIfDue()))}}function vO(t,e){return t.org===e.org&&t.project===e.project&&t.
appID===e.appID}const lh=6e4;function $O({policy:t,defaults:e,usage:n,clock:s}){const r=a=>({...e,...t.quotasOf(a)}),o=(a,c)=>r(a)[c],i=async(a,c)=>{const d=wn(
s.now()),[u,l]=[r(a),await n.used(a,d.start,c)],f=c.map(y=>({name:y,used:MO(y,l[y]??0),quota:u[y]??null}));return{org:a,month:d,quotas:f}};return{of:o,appBounds:a=>({
apps:o(a,"apps"),disk:o(a,"disk")}),buildBounds(){const a=c=>o(c,"buildsAtOnce")??Number.MAX_SAFE_INTEGER;return{most:a("*"),of:Object.fromEntries(t.withQuotas.
map(c=>[c,a(c)]))}},timeBound(a){const c=o(a,"buildMinutesPerMonth");if(c===void 0)return;const{start:d,end:u}=wn(s.now());return{ms:c*lh,since:d,until:u}},read:a=>i(
a,ft),async near(a){const c=ft.filter(l=>l!=="buildsAtOnce"&&o(a,l)!==void 0),{quotas:d,month:u}=await i(a,c);return d.flatMap(l=>{const{quota:f}=l;return f===null||
!jr(l)?[]:[{...l,quota:f,month:u,message:Xn(a,l,u)}]})}}}function MO(t,e){return t==="buildMinutesPerMonth"?e/lh:e}async function GD(t){try{return await t}catch(e){
if(e instanceof StoreUnavailable)return;throw e}}function CO(t,e){const{stores:n,organizationApps:s,organizationBuilds:r,clock:o}=t,i=$O({policy:e,defaults:{apps:s,
buildsAtOnce:r},usage:n.usage,clock:o});return{settings:{...t,stores:UO(n,i)},quotas:i}}function UO(t,e){const{apps:n,deployments:s}=t.state;return{...t,state:{
...t.state,apps:{...n,create:(r,o,i)=>n.create({...r,bounds:e.appBounds(r.key.org)},o,i),restore:(r,o)=>n.restore(r,o,e.appBounds(r.org))},deployments:{...s,create:(r,o,i,a)=>s.
create(r,o,i,a,e.timeBound(r.org)),redeploy:(r,o,i,a)=>s.redeploy(r,o,i,a,e.timeBound(r.org))}}}}function xO(t,e){return{...t,claim:n=>t.claim(n,e.buildBounds())}}
const FO=600;async function jO(t,{policy:e,quotas:n},s,r,o,i,a){const d=_t(t,"kvs")||_t(t,"control")?a.use(await fh(t,n,r)):void 0;o.useKvs(d?async()=>d:ku(()=>fh(
t,n,r),a));const u=_t(t,"build")?GO(t,{policy:e,quotas:n},s,o,i,a):void 0;return{edge:s,kvs:d,build:u}}function PO(t,e,n,s,r,o){const{stores:i,clock:a,log:c,shared:d,
host:u,edgeCacheBytes:l}=t,{sitesDomain:f,baseUrl:y,siteUrl:g}=e,_={table:d?.sites,domains:d?.domains},T=o.use(new Mb(i.state.releases,i.changes,{..._,clock:a})),
b=gf({sites:T,domain:f,isOwnHost:Hd({host:u,baseUrl:y})}),O=new go({blobs:i.blobs,clock:a,log:c}),C=d&&o.use(new Nb(T,a)),x=new _b({sites:T,late:C,finder:b,siteUrl:g,
objects:O,cacheBytes:l,log:c,meter:n,functions:s,cdn:r}),{handler:U,prefetch:$}=x,M=X=>x.serverSite(X),H=i.changes.subscribe(X=>{X.kind==="coming"&&$(X),X.kind===
"site"&&s.changed(X.subdomain,()=>M(X.subdomain)),X.kind==="unknown"&&s.changedAll(M)});return o.use(H),{handler:U,prefetch:$,serverSite:M,sites:T,finder:b,objects:O}}
const BO=500;async function HO({clock:t,stores:e},n,s,r){const o=n&&await e.state.apps.find(s).catch(()=>{});await Promise.all([o&&n.prefetch({subdomain:o.subdomain,
release:r}),t.sleep(BO)])}function fh(t,e,n){const{stores:s,clock:r,log:o,kvsQuotas:i}=t,a=_t(t,"kvs")?s.kvs:void 0;return eO({...s,engine:a,clock:r,log:o,meter:n,
quotas:i,ofOrganizations:e})}function GO(t,{policy:e,quotas:n},s,r,o,i){const{clock:a,log:c,workers:d,stores:u,node:l,shared:f,lasting:y}=t,{changes:g}=u,_=xO(u.
jobs,n),T=YO(t),{references:b}=u,O=f?.blobs??u.blobs,C=async(ke,qe)=>{if(!(await u.usage.claimTurn("collect",wN)||ke))return[];await f?.checkPlace();const Ve=gN(
{...u,apps:u.state.apps,keepAuditMs:t.keepAuditDays*hh,clock:a,bounds:Eh(t),keepDeletedMs:t.keepDeletedMs}),Dn=y?[{kinds:["objects"],collect:async()=>{const{objects:Jo,
bytes:_d}=await sO({blobs:O,references:b,signal:qe,clock:a,log:c});return[{kind:"objects",items:Jo,bytes:_d}]}}]:[];return pN([...Ve,...Dn],c,qe)},x=new AbortController,
U=async ke=>{const qe={references:b,node:l,clock:a,waits:ke,stop:x.signal},Ve=await mN(qe,Dn=>C(ke,Dn)).catch(Dn=>({error:Dn})),kn=await T.collect();if(Ve&&"err\
or"in Ve&&!x.signal.aborted)throw Ve.error;return[...Ve&&!("error"in Ve)?Ve:[],...kn]},$=i.use(pO(U,a,c));i.defer(()=>x.abort(new Error("the platform stops"))),
i.use(T);const M=()=>{_.isBusy().then(ke=>ke?$.whenBusy():$.whenIdle(),()=>{})};i.defer((0,J.fm)(Rc,M));const H=async({org:ke},{manifestHash:qe})=>{await T.prepareVariants(
ke,qe),s?.objects.variantsChanged(ke)},X=WO(t.builder??T,e),z=f&&((ke,qe)=>HO(t,s,ke,qe)),pe=s?.objects??new go({blobs:u.blobs,clock:a,log:c}),Y=mm(t,i),ne=async ke=>{
await r.tryInstance(ke,pe),await Y?.activate(ke.job.app,ke.signal),await o?.activate(ke)},{ability:we,store:Pe}=f?.nodes??{},ct=we&&Pe&&lO({node:l,ability:we,nodes:Pe,
log:c}),dt=(0,I.realpathSync)(t.nodeDir),nt={jobs:_,quotas:n,changes:g,builder:X,dataDir:dt,node:l,workers:d,log:c,clock:a,onChange:M,onComing:z,activate:ne,onSwitched:o&&
(ke=>o.switched(ke)),mayClaim:ct},xt=i.use(kO({...nt,onLive:(ke,qe)=>{H(ke,qe)}}));return{housekeeping:$,queue:xt,dispatch:T,records:Y}}function WO(t,{buildTimeoutOf:e}){
return{recover:()=>t.recover(),build:(n,s)=>t.build({...n,timeoutMs:e(n.app.org)},s)}}const hh=864e5,ph=500;function Eh({keepDeployments:t,keepDays:e}){return{most:t,
ageMs:e*hh,logBytes:Pm}}function YO(t){const{stores:e,nodeDir:n,buildLimits:s}=t,{buildNetwork:r,buildNetworkAllow:o}=t,{env:i,allowLocalGit:a,gitUrlTemplate:c,
isolation:d,cgroup:u,onOutput:l,lasting:f,log:y,clock:g}=t,{logs:_,blobsAt:T}=e;return J0({...{repositories:x=>e.keeping.repositories(x,ph),apps:async x=>{const[
U="",$="",M=""]=x.split("/");return(await e.keeping.apps(x===""?void 0:{org:U,project:$,appID:M},ph)).map(X=>`${X.org}/${X.project}/${X.appID}`)},dataDir:n,blobs:T,
lasting:f,env:i,allowLocalGit:a,gitUrlTemplate:c,limits:s,isolation:d,cgroup:u,buildNetwork:r,buildNetworkAllow:o,onOutput:l},logs:_,log:y,clock:g})}async function XO(t,e,n,s,r){
const{clock:o,fetch:i,stores:a,requestsPerMinute:c}=t,u=(M=>t.shared?L0(M,a.quota):I0(M,o))(c??FO),l=await Iu(a.keys),{baseUrl:f,issuer:y,consoleUrl:g}=e,{accessTokens:_,
logins:T,quota:b}=a,O=Ri(n,a.members),C=oN({issuer:y,audience:f,key:l,clock:o}),x=M=>n.issuers.some(H=>H.issuer===M)||n.localIssuer&&M===y,U=fN({...O,store:T,quota:b,
tokens:C,trusts:x}),$=qb(U,g);return{logins:U,accessTokens:Xb({store:_,...O}),issuer:tN({issuer:y,audience:f,key:l,requestToken:s,clock:o,calls:$}),policy:n,signInKey:Ra(
l,"console sign-in"),draftKey:Ra(l,"console draft"),gate:{...O,refusals:r,verify:zb({idTokens:jb({policy:n,issuer:y,audience:f,key:l,clock:o,fetch:i}),accessTokens:_,
logins:T,loginTokens:C,trusts:x}),rateLimit:M=>c===void 0&&n.isLocal?0:u(M)}}}function KO(t,e){const n=t.indexOf(":");let s=n===-1?t.length:n;t.charCodeAt(s-1)===
mh&&(s-=1);const r=s-e.length;return r<2||t.charCodeAt(r-1)!==mh?!1:t.startsWith(e,r)||t.slice(r,s).toLowerCase()===e}const mh=46,yh=300;function zO(t){const e=Ao(
"control");return[["/api/v1","control",t.control??e],["/v1","kvs",t.kvs??Ao("kvs")],["/identity","identity",t.identity??e],["/console","console",Ic(t.console??e,
t.isOwnHost)],["/operator","operator",t.operator??e],["/hooks","control",t.hooks??e],["/backup","operator",as("/backup",t.backup??e)],["/healthz","platform",as(
"/healthz",cs(t.healthz))],["/readyz","platform",as("/readyz",cs(t.readyz))],["/tls-allowed","platform",as("/tls-allowed",cs(t.tlsAllowed??Ao("edge")))],["/open\
api.json","platform",as("/openapi.json",cs(t.openApi))],["/metrics","platform",as("/metrics",Ic(cs(t.metrics),t.isOwnHost))]]}function Ao(t){const e=`This node \
does not have the role ${t}. Send the request to a node that has it: "slipway nodes" lists them.`;return n=>Tt(new Z("unavailable",e),n)}function as(t,e){return n=>(_e(
n.target)===t?e:Ac)(n)}function Ic(t,e){return n=>{const s=oe(n,"host");if(e(s))return t(n);const o=`This page is not for the Host ${JSON.stringify((s??"").slice(
0,yh))}: give its URL with --public-url, or configure the proxy to pass the Host header on.`;return We(421,{error:{code:"misdirected_request",message:o,requestID:n.
requestID}})}}function cs(t){return e=>{if(e.method==="GET"||e.method==="HEAD")return t(e);const n="GET, HEAD",s=`${e.method} is not allowed here; allowed: ${n}\
.`;return Tt(new Z("method_not_allowed",s,{allow:n}),e)}}function wh(t){const e=zO(t),n=Ic(cs(t.index),t.isOwnHost),{sitesDomain:s,edge:r=Ao("edge"),isCustomHost:o,
observe:i}=t,a=d=>{const u=_e(d.target);if(u==="/")return["platform",n];for(const[l,f,y]of e)if(u.startsWith(l)&&!(u.length!==l.length&&u[l.length]!=="/"))return[
f,y];return["platform",Ac]},c=(d,u,l)=>{const f=performance.now(),y=_=>Ue(_,({status:T})=>i(d,l,T,f)),g=u(l);return g instanceof Promise?g.then(y,_=>{const T=_ instanceof
ut;if(i(d,l,T?400:500,f),!T)throw _;return Tt(new Z("invalid_request","The body broke off."),l)}):y(g)};return d=>{const u=d.headers.host;if(typeof u=="string"&&
KO(u,s))return c("edge",r,d);const l=typeof u=="string"&&o?.(u);if(l===!0)return c("edge",r,d);const[f,y]=a(d);return l instanceof Promise?l.then(g=>g?c("edge",
r,d):c(f,y,d),g=>{if(!(g instanceof Re))throw g;return y===n||y===Ac?c("edge",r,d):c(f,y,d)}):c(f,y,d)}}const Ac=t=>{const{method:e,target:n}=t;if(n==="*"&&e===
"OPTIONS")return{status:204,headers:{}};const s=_e(n).slice(0,yh),r=n.startsWith("/")?new Z("not_found",`Nothing is at ${s}`):new Z("invalid_request",`The reque\
st target is neither a path nor an http URL: ${s}`);return Tt(r,t)};function VO(t,e,n){const{rooms:s,identity:r,hooks:o,backup:i}=n,{edge:a,kvs:c}=s;return wh({
...gh(t,e,a,n),kvs:_t(t,"kvs")?c?.handler:void 0,...QO(t,e,n),hooks:o&&O0(o.handler),backup:r&&i})}function qO(t,e,n,s){const r=i=>_t(t,i)?ua:void 0,o=r("contro\
l");return wh({...gh(t,e,n,s),kvs:r("kvs"),control:o,identity:o,operator:o,console:o,hooks:o,backup:o})}function gh(t,e,n,s){const{log:r,stores:o,shared:i,host:a}=t,
{sitesDomain:c,baseUrl:d}=e,{readiness:u,metrics:l}=s;return{sitesDomain:c,isOwnHost:Hd({host:a,baseUrl:d}),edge:n?.handler,isCustomHost:n&&JO(n.finder),healthz:N0(
{check:i?void 0:o.check,damage:n?.objects.damage}),readyz:u.handler,metrics:l.handler,tlsAllowed:n&&wT({...n,ownName:new URL(d).hostname}),index:tR(e,Em(t)),openApi:eR(
d),observe:nR(l.count,r)}}function JO({domain:t,site:e}){return n=>{const s=t(n)===void 0?void 0:e(n);return s instanceof Promise?s.then(r=>r!==void 0):s!==void 0}}
function QO(t,e,{rooms:{kvs:n,build:s},identity:r,notify:o,hooks:i,nodes:{list:a},functions:c,quotas:d,cdn:u,cdnSteps:l}){if(!r||!n||!o||!i)return{control:void 0,
identity:void 0,operator:void 0,console:void 0};const{baseUrl:f,kvsUrl:y,consoleUrl:g,siteUrl:_,sitesDomain:T,issuer:b}=e,{clock:O,log:C,allowLocalGit:x,stores:U,
resolveTxt:$,fetch:M,kvsQuotas:H,keepDeletedMs:X}=t,{gate:z,issuer:pe,accessTokens:Y,logins:ne,policy:we,signInKey:Pe,draftKey:ct}=r,dt={ownName:new URL(f).hostname,
sitesDomain:T,mayUseDomain:we.mayUseDomain,resolveTxt:$},{state:nt,logs:xt,sessions:ke,usage:qe}=U,Ve=nl({state:nt,allowLocalGit:x,domains:dt}),kn=ym(t,e,u),Dn=Dg(
{state:nt,logs:xt,keepDeletedMs:X,rolledBack:l?.rolledBack}),Jo=new go({blobs:U.blobs,clock:O,log:C}),{audit:_d}=U,hE={members:gT(we,U),state:nt,operations:Dn,hosts:kn,
changes:Ve,notify:o,hooks:i,sealing:U.sealing,kvs:n,usage:qe,quotas:d,clock:O,siteUrl:_,functions:c,audit:_d,accessTokens:Y,logins:ne};return{control:pT(z,{state:nt,
allowLocalGit:x,siteUrl:_,domains:dt}),identity:pe.handler,operator:mT(z,{...hE,kvsUrl:y,organizationsOf:z.organizationsOf,roleOf:z.roleOf,listNodes:a,consoleLink:gs=>Eg(
gs,{sessions:ke,consoleUrl:g,clock:O})}),console:ZO({...hE,...z,cdn:u,compare:TT(Jo),start:b0(Jo),keeping:U.keeping,kept:{...Eh(t),caches:Yr.caches,mirrors:Yr.mirrors},
logs:xt,sessions:ke,trusts:gs=>gs===b?we.localIssuer:we.issuers.some(({issuer:bd})=>bd===gs),signIn:{policy:we,key:Pe,consoleUrl:g,clock:O,fetch:M},consoleUrl:g,
draftKey:ct,detect:s&&((gs,bd)=>s.dispatch.detect(gs,bd)),tablePerMinute:H.tablePerMinute??no.tablePerMinute})}}function ko({baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}){
return{baseUrl:t,kvsUrl:e,consoleUrl:n,issuer:s}}function ZO({signIn:t,...e}){const n=Jn(async()=>{const[{createConsole:s},{createOidcSignIn:r}]=await Promise.all(
[Promise.resolve().then(N.bind(N,4406)),Promise.resolve().then(N.bind(N,4083))]);return s({...e,oidc:r(t)})});return async s=>(await n())(s)}function eR(t){return async()=>We(
200,(await Promise.resolve().then(N.bind(N,1487))).openApi(t))}function tR(t,e){const n={service:"slipway",...ko(t),controlPlane:`${t.baseUrl}/api/v1`,openApi:`${t.
baseUrl}/openapi.json`,sites:t.siteUrl("{subdomain}"),...e&&{dnsTarget:yT(e.target)}};return()=>We(200,n)}function nR(t,e){return(n,s,r,o)=>{if(t(n,r),n!=="cont\
rol"&&n!=="identity"&&n!=="operator")return;const{method:i,requestID:a,target:c}=s,[d=""]=c.split("?",1);e("info","request",{room:n,method:i,path:d,status:r,requestID:a,
ms:Math.round(performance.now()-o)})}}const sR=async()=>({}),rR="run.json",Th="node.json";function WD(t){const e=parsedJson(t);if(!isObject(e))return;const{roles:n,
baseUrl:s}=e;if(!(!Array.isArray(n)||!n.every(r=>typeof r=="string")||!ds(s)))return{roles:n,baseUrl:s}}function YD(t){const e=parsedJson(t);if(!isObject(e))return;
const{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}=e;if(!(typeof n!="number"||!Number.isSafeInteger(n))&&!(typeof c!="string"||c===
"")&&!(!ds(s)||!ds(r)||!ds(o)||!ds(i)||!ds(a)))return{pid:n,baseUrl:s,kvsUrl:r,consoleUrl:o,issuer:i,requestUrl:a,requestToken:c}}function ds(t){return typeof t==
"string"&&/^https?:/.test(t)&&URL.canParse(t)}function oR(t,e){return(0,I.rmSync)((0,P.join)(t,Th),{force:!0}),_h((0,P.join)(t,rR),e)}function iR(t,e){return _h(
(0,P.join)(t,Th),e)}function _h(t,e){return(0,I.writeFileSync)(`${t}.new`,`${JSON.stringify(e,void 0,2)}
`,{mode:384}),(0,I.renameSync)(`${t}.new`,t),{[Symbol.dispose]:()=>(0,I.rmSync)(t,{force:!0})}}function aR(t,e){const n=fa.includes(e.host)?"127.0.0.1":e.host,s=uR(
e.publicUrl??xd(n,t)),r=dR(e.sitesDomain.toLowerCase(),s.hostname.replace(/\.$/,"")),o=s.port===""?"":`:${s.port}`,i=s.origin;return{baseUrl:i,kvsUrl:i,consoleUrl:`${i}\
/console`,issuer:`${i}/identity`,sitesDomain:r,siteUrl:a=>`${s.protocol}//${a.includes(".")?a:`${a}.${r}`}${o}/`}}const cR=/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
function dR(t,e){const n=(s,r)=>new A.GQ("invalid_input",`The sites domain "${t}" ${s}`,{input:"sites-domain",remedy:r});if(!cR.test(t))throw n("is not a domain\
 name","Write the name alone, as sites.example.com.");if(e.endsWith(`.${t}`)||e===t&&t!=="localhost"){const s=`Choose a domain that ${e} is not part of with --s\
ites-domain, or another name for the platform with --public-url.`;throw n(`contains the platform's own name ${e}`,s)}return t}function uR(t){const e=URL.canParse(
t)?new URL(t):void 0;if(e&&/^https?:$/.test(e.protocol)&&e.pathname==="/"&&e.search===""&&e.hash==="")return e;throw new A.GQ("invalid_input",`The public URL "${t}\
" is not an origin`,{input:"public-url",remedy:"Write scheme and host alone, as https://platform.example.com."})}var lR=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},fR=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function hR(t){const e={stack:[],error:void 0,hasError:!1};try{const n=lR(
e,new AsyncDisposableStack,!0),s=n.use(t.stores),r=sg(t),{log:o,nodeDir:i}=r,a=n.use(Ii({dir:i,env:r.env,log:o})),{policy:c}=a,{settings:d,quotas:u}=CO(r,c),l=await Ud(
d);n.defer(()=>l.close());const f=aR(l.port,d);let y;const g=()=>y?.dispatch.walls,_=()=>a.fault!==void 0;let T,b;const O={walls:g,isFaulty:_,purges:()=>T?.waiting,
records:()=>y?.records?.waiting,unsealed:()=>b?.count},C=yR(d,O),{requestToken:x=(0,F.randomBytes)(32).toString("base64url")}=d.shared??{},U=n.use(Xi({...d,usage:s.
usage,engine:pR(d)})),$=await um(d),M=await ug(d,f,U.meter,$?.marks,n),H=_t(d,"edge")?PO(d,f,U.meter,M.functions,$?.marks,n):void 0,z={readiness:C,metrics:ER(d,
H,U,{...O,kept:()=>y?.housekeeping.figures()??[]})};H&&d.shared?.awaitStores&&(l.serve(qO(d,f,H,z)),C.start("edge"),n.defer(()=>l.close()),o("info","edge_starte\
d",{...ko(f),port:l.port,dataDir:i,node:d.node})),await d.shared?.awaitStores?.(),$&&await pm(d),await gm(d);const pe=$&&lm(d,f,$.cdn),Y=await jO(d,{policy:c,quotas:u},
H,U.meter,M,pe,n);y=Y.build;const ne=H&&M.runSchedules(H.serverSite);ne&&n.use(ne);const we=n.use(rt(s.audit,{...d,every:J.fm}));n.defer(()=>l.close()),n.defer(
()=>M.functions.endStreams());const Pe=_t(d,"control")?await XO(d,f,c,x,we):void 0,ct=Pe&&await sR(d,f,{quotas:u,policy:c},n),dt=Pe&&n.use(await S0(d,f));$&&Pe&&
(T=await hm(d,$,n)),Pe&&wm(d,f,n),Pe&&(b=n.use(Oe({...d,sealing:s.sealing})));const nt=s.backUp,xt=n.use(await ea(TR(d,f,l.port,Y))),ke=zi(x,nt);l.serve(VO(d,f,
{...z,rooms:Y,identity:Pe,notify:ct,hooks:dt,nodes:xt,backup:ke,quotas:u,functions:M.view,cdn:$&&fm(d,$),cdnSteps:pe})),await Y.build?.queue.start(),C.start();const qe=`${f.
issuer}/token?api-version=2.0`,Ve={pid:process.pid,...ko(f),requestUrl:qe,requestToken:x};n.use(Pe?oR(i,Ve):iR(i,{roles:d.roles,baseUrl:f.baseUrl})),o("info","p\
latform_started",{...ko(f),dataDir:i,node:d.node,roles:d.roles.join()});const kn=gR(()=>wR(d,C,Y),n.move(),()=>o("info","platform_stopped",{dataDir:i}));return{
...f,port:l.port,dataDir:i,requestUrl:qe,requestToken:x,buildNetwork:g()?.network,close:kn,mintToken:Pe?.issuer.mint??mR,backUp:nt,collectGarbage:async()=>Y.build?.
housekeeping.collect(),[Symbol.asyncDispose]:kn}}catch(n){e.error=n,e.hasError=!0}finally{const n=fR(e);n&&await n}}function pR(t){return _t(t,"kvs")?t.stores.kvs:
void 0}function ER({stores:t,shared:e,node:n,clock:s},r,o,i){const a=r?.objects.damage,{deployments:c}=t.state,{ability:d}=e?.nodes??{};return Vi({deployments:c,
damage:a,ability:d,node:e&&n,clock:s,metering:o,...i})}function mR(){return Promise.reject(new TypeError("This node does not have the role control"))}function yR({
node:t,roles:e,functions:n,stores:s,shared:r,clock:o},i){let a;const c=()=>(a??=s.check().finally(()=>{a=void 0}),a),d=async()=>{await c(),await r?.checkClock()};
return B({node:t,roles:e,functions:n,clock:o,checks:{control:d,build:c,kvs:async()=>{await d(),await s.kvs?.check()}},...i})}async function wR({drainMs:t,shared:e,
clock:n,log:s},r,o){r.drain(),o.build?.queue.pause(),e?.nodes.ability?.stop(),t!==0&&(s("info","platform_draining",{ms:t}),await n.sleep(t))}function gR(t,e,n){
let s;return()=>(s??=t().then(()=>e.disposeAsync()).then(n),s)}function TR({node:t,roles:e,functions:n,host:s,shared:r,clock:o,log:i},{baseUrl:a,sitesDomain:c},d,{
build:u}){const l=`${fa.includes(s)?(0,ue.hostname)():s}:${d}`,f=()=>u?.queue.underWay??0,y=r&&{...r.nodes,start:{...r.nodes.start,publicUrl:a,sitesDomain:c}};return{
own:{name:t,roles:e,address:l,...e.includes("edge")&&{functions:n}},shared:y,builds:f,clock:o,log:i}}const _R=100;async function bR({sealing:t,audit:e}){const{keys:n,
remaining:s}=await t.status(),[r,o]=n;if(r?.use!=="seals"||o===void 0)return;const i=await e.chain("");if(!(s===0&&n.every(({use:c})=>c!=="needed")&&i!==void 0&&
i.anchor.n>0)){for(let c;;){const{rows:d,next:u}=await e.list("",{action:"secret.rotate"},{before:c,limit:_R});if(d.some(({object:l})=>l===r.id))return;if(u===null)
break;c=u}await e.append(be,[{action:"secret.rotate",object:r.id,before:{key:o.id},after:{key:r.id,noticed:"at the start"}}])}}const on={BUSY:5,READONLY:8,IOERR:10,
CORRUPT:11,FULL:13,CANTOPEN:14,NOTADB:26};function sr(t){return t instanceof Error&&"errcode"in t?Number(t.errcode)&255:0}function rr(t){return(0,A.b$)(t)||sr(t)===
on.FULL}const NR=[on.BUSY,on.READONLY,on.IOERR,on.CANTOPEN];function SR(t){return NR.includes(sr(t))}function bh(t){return sr(t)===on.CORRUPT||sr(t)===on.NOTADB}
function Nh(t){return sr(t)===on.BUSY}const OR=30*864e5,RR=6e4;function D(t,e){const n=t[e];if(typeof n!="string")throw kc(e);return n}function ge(t,e){return t[e]===
null?null:D(t,e)}function W(t,e){const n=t[e];if(typeof n!="number")throw kc(e);return n}function Ke(t,e){return t[e]===null?null:W(t,e)}function us(t,e){const n=t[e];
if(!(n instanceof Uint8Array))throw kc(e);return n}function kc(t){return new A.GQ("internal",`The column ${t} of the database has an unexpected type`)}async function Se(t,e,n){
return(await t.read(()=>e)).rows.map(n)}async function pt(t,e,n){return(await Se(t,e,n))[0]}async function Ct(t,e){return(await t.read(()=>e)).count}const ls="o\
rg = $1 AND project = $2 AND app_id = $3",fs=`${ls} AND deleted_at IS NULL`,Do=`SELECT * FROM apps WHERE ${fs} FOR NO KEY UPDATE`,LR=Number.MAX_SAFE_INTEGER;function Me({
org:t,project:e,appID:n}){return[t,e,n]}function an(t,e,n="app_id"){const s=`${t}.project`,r=`ANY ($${e}::text[])`;return`($${e}::text[] IS NULL OR ${s} = ${r} \
OR ${s} || '/' || ${t}.${n} = ${r})`}function Sh(t,e){const n=(s,r)=>`coalesce(${s}, '') = ${r}`;return`count(*) FILTER (WHERE ${n("project","''")}) AS organiza\
tion,
    count(*) FILTER (WHERE ${n("project","''")} IS NOT TRUE) AS projects,
    count(*) FILTER (WHERE ${n("project",t)}) AS project,
    count(*) FILTER (WHERE ${n("project",t)} AND ${n("app_id",e)}) AS app`}function Oh(t,{project:e,appID:n},s){return(e?n?["app","project","projects"]:["projec\
t","projects"]:["organization"]).find(o=>W(t,o)>=s[o])}function IR(t){const e=t.prepare(`DELETE FROM access_tokens WHERE org = $1 AND ends_at <= :now - ${OR}`),
n=t.prepare(`SELECT ${Sh("$2","$3")},
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3 AND name = $4) AS named
    FROM access_tokens WHERE org = $1`),s=t.prepare(`INSERT INTO access_tokens
    (id, hash, org, project, app_id, name, role, maker, made_by, created_at, ends_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, t, t + $10 FROM (SELECT :now AS t) AS now RETURNING *`),r=t.prepare("SELECT * FROM access_tokens WHERE hash = $1 \
AND ends_at > :now"),o=t.prepare("SELECT * FROM access_tokens WHERE org = $1 ORDER BY name, project NULLS FIRST, app_id NULLS FIRST"),i=t.prepare("DELETE FROM a\
ccess_tokens WHERE org = $1 AND id = $2 RETURNING *"),a=t.prepare(`UPDATE access_tokens SET used_at = t FROM (SELECT :now AS t) AS now
    WHERE id = $1 AND (used_at IS NULL OR used_at <= t - ${RR})`);return{create:({id:c,hash:d,org:u,project:l,appID:f,name:y,role:g,maker:_,madeBy:T,lifetimeMs:b},O,C)=>t.
write(function*(){yield*t.lock("accessTokens"),yield*e(u);const[x={}]=(yield*n(u,l??"",f??"",y)).rows,U=Oh(x,{project:l,appID:f},O);if(U)return U;if(W(x,"named")>
0)return"name_taken";const $=yield*s(c,d,u,l,f,y,g,_,T,b),M=vo($.rows[0]??{});return yield*t.record(C,[Rh(M,"token.create")]),M}),find:c=>pt(t,r(c),vo),list:c=>Se(
t,o(c),vo),revoke:(c,d,u)=>t.write(function*(){const[l]=(yield*i(c,d)).rows;return l&&(yield*t.record(u,[Rh(vo(l),"token.revoke")])),l!==void 0}),used:async c=>{
await Ct(t,a(c))}}}function vo(t){return{id:D(t,"id"),name:D(t,"name"),org:D(t,"org"),project:ge(t,"project"),appID:ge(t,"app_id"),role:D(t,"role"),maker:D(t,"m\
aker"),madeBy:D(t,"made_by"),createdAt:W(t,"created_at"),endsAt:W(t,"ends_at"),usedAt:Ke(t,"used_at")}}function Rh({org:t,project:e,appID:n,name:s,role:r,endsAt:o},i){
const a=i==="token.create"?{role:r,endsAt:new Date(o).toISOString()}:void 0;return{org:t,project:e??void 0,appID:n??void 0,action:i,object:s,after:a}}const XD={
"app.create":"creates an app","app.update":"changes the settings of an app","app.delete":"deletes an app","app.restore":"restores a deleted app","app.end":"remo\
ves a deleted app with all that it had","cache.clear":"clears the caches of an app","env.replace":"replaces the variables of an app","env.edit":"sets and remove\
s variables of an app","deployment.create":"queues a deployment","deployment.redeploy":"queues the commit of another deployment again","deployment.cancel":"canc\
els a deployment","deployment.supersede":"takes a deployment out of the queue, because a newer one replaces it","deployment.live":"makes a deployment live","dep\
loyment.fail":"ends a deployment that failed","release.rollback":"makes another kept release live","table.create":"creates a table","table.delete":"deletes a ta\
ble","key.put":"stores a key of a table, on the pages of the console","key.delete":"deletes a key of a table, on the pages of the console","credentials.issue":"\
takes the variables and credentials of an app","member.set":"grants a role, or takes it away","token.create":"makes an access token","token.revoke":"ends an acc\
ess token","notify.add":"adds an address that is told of what happens","notify.confirm":"confirms an email address that is told of what happens","notify.remove":"\
removes such an address","notify.test":"sends a message to try such an address","notify.redeliver":"sends a message again","hook.add":"adds a webhook of a forge",
"hook.remove":"removes a webhook of a forge","dns.record":"makes, changes or removes the DNS record of a host","login.approve":"lets a machine act for its perso\
n","login.deny":"does not let a machine act for its person","login.end":"signs a machine out","login.reuse":"ends the sign-in of a machine, because its refresh \
token was used twice","session.open":"signs in to the console","session.close":"signs out of the console","link.create":"makes a link that signs in to the conso\
le","secret.rotate":"makes another key seal what the platform keeps","access.refuse":"refused: requests without a valid identity, or without the role that they \
need"},Lh="0".repeat(64);function Ih(t,e){const{org:n,n:s,at:r,project:o,appID:i,action:a,object:c,by:d,via:u,name:l,from:f,requestID:y,before:g,after:_}=e,b=[n,
s,r,o,i,a,c,d,u,l,f,y,g,_].map(O=>O===null?"-":`${Buffer.byteLength(String(O))}:${O}`).join("");return(0,F.createHash)("sha256").update(t).update(b).digest("hex")}
function KD(t,e){let n=t;for(const s of e){if(s.n!==n.n+1||Ih(n.hash,s)!==s.hash)return{kind:"broken",n:n.n+1};n={n:s.n,hash:s.hash}}return{kind:"fits",last:n}}
function zD({at:t,before:e,after:n,...s},r){const o=i=>i===null?null:r(i)??null;return{...s,at:new Date(t).toISOString(),before:o(e),after:o(n)}}function VD(t){
const e=d=>typeof t[d]=="string"?t[d]:null,n=d=>t[d]===null?null:JSON.stringify(t[d]),{org:s,n:r,at:o,action:i,via:a,hash:c}=t;if(!(typeof s!="string"||typeof r!=
"number"||typeof o!="string")&&!(typeof i!="string"||typeof a!="string"||typeof c!="string"))return{org:s,n:r,at:Date.parse(o),action:i,via:a,hash:c,project:e("\
project"),appID:e("appID"),object:e("object"),by:e("by"),name:e("name"),from:e("from"),requestID:e("requestID"),before:n("before"),after:n("after")}}function AR(t){
const e=(l,f)=>t.prepare(`SELECT * FROM audit ${l} WHERE org = $1 AND n > $2 AND n < $3 ${f} ORDER BY n DESC LIMIT $4`),n=e("",""),s={app_id:e("/* INDEXED BY au\
dit_by_app */","AND app_id = $5"),who:e("/* INDEXED BY audit_by_who */","AND who = $5"),action:e("/* INDEXED BY audit_by_action */","AND action = $5")},r=t.prepare(
"SELECT n FROM audit WHERE org = $1 AND at >= $2 ORDER BY at, n LIMIT 1"),o=t.prepare("SELECT * FROM audit WHERE org = $1 AND n > $2 ORDER BY n LIMIT $3"),i=t.prepare(
"SELECT * FROM audit_heads WHERE org = $1"),a=t.prepare(`SELECT h.org, h.anchor_n, :now - $1::bigint AS before FROM audit_heads h
    /* CROSS */ JOIN audit a ON a.org = h.org AND a.n = h.anchor_n + 1 WHERE a.at < :now - $1::bigint LIMIT 1
    FOR UPDATE OF h SKIP LOCKED`),c=t.prepare(`UPDATE audit_heads AS h SET anchor_n = last.n, anchor_hash = last.hash FROM (SELECT n, hash FROM audit
    WHERE org = $1 AND n <= $2 AND at < $3 ORDER BY n DESC LIMIT 1) AS last WHERE h.org = $1 RETURNING anchor_n`),d=t.prepare("DELETE FROM audit WHERE org = $1 \
AND n <= $2"),u=async(l,f)=>f===void 0?void 0:pt(t,r(l,f),y=>W(y,"n"));return{append:(l,f)=>t.write(()=>t.record(l,f)),async list(l,f,y){const g=await u(l,f.since);
if(f.since!==void 0&&g===void 0)return{rows:[],next:null};const _=await u(l,f.until),T={above:(g??1)-1,below:_??Number.MAX_SAFE_INTEGER};return GR(f,y,T,({column:b,
value:O,above:C,below:x,limit:U})=>{const $=[l,C,x,U];return Se(t,b===void 0?n(...$):s[b](...$,O),$h)})},after:(l,f,y)=>Se(t,o(l,f,y),$h),chain:l=>pt(t,i(l),Mh),
trim:l=>t.write(function*(){const[f]=(yield*a(l)).rows;if(!f)return 0;const y=D(f,"org"),g=W(f,"anchor_n")+Ze,[_]=(yield*c(y,g,W(f,"before"))).rows;return _?(yield*d(
y,W(_,"anchor_n"))).count:0})}}const Ah=254,kh=4096,Dh=500,kR=100,Dc="\u2026",vh=["org","n","at",...["project","app_id","action","object","who","via","via_name",
"client","request","was","becomes"]];function DR(t,e){const n=s=>s==null?null:(0,et.Ow)(s,Ah);return{org:e.org??"",project:n(e.project),appID:n(e.appID),action:e.
action,object:n(e.object),by:n(t.by),via:t.via,name:n(t.name),from:n(t.from),requestID:n(t.requestID),before:Ch(e.before),after:Ch(e.after)}}function $h(t){return{
org:D(t,"org"),n:W(t,"n"),at:W(t,"at"),project:ge(t,"project"),appID:ge(t,"app_id"),action:D(t,"action"),object:ge(t,"object"),by:ge(t,"who"),via:D(t,"via"),name:ge(
t,"via_name"),from:ge(t,"client"),requestID:ge(t,"request"),before:ge(t,"was"),after:ge(t,"becomes"),hash:D(t,"hash")}}function Mh(t){const[e,n]=[D(t,"hash"),D(
t,"anchor_hash")];return{head:{n:W(t,"n"),hash:e},anchor:{n:W(t,"anchor_n"),hash:n}}}const vc={head:{n:0,hash:Lh},anchor:{n:0,hash:Lh}};function Ch(t){if(t===void 0)
return null;const e={};let n=32;const s=Object.entries(t);for(const[r,[o,i]]of s.entries()){const a=vR(i);if(n+=Buffer.byteLength(JSON.stringify([o,a])),n>kh){e[Dc]=
s.length-r;break}e[o]=a}return JSON.stringify(e)}function vR(t){if(typeof t=="string")return t.length>Dh?`${t.slice(0,Dh)}${Dc}`.toWellFormed():t.toWellFormed();
if(!Array.isArray(t))return t;let e=0;const n=[];for(const s of t.map(r=>typeof r=="string"?(0,et.Ow)(r,Ah):r)){if(e+=Buffer.byteLength(JSON.stringify(s))+1,n.length===
kR||e>kh/2)return[...n,Dc];n.push(s)}return n}function $c({repository:t,branch:e,buildCommand:n,outputDirectory:s,region:r,settings:o,type:i}){const{cachesOf:a,
...c}=o,d={type:i,repository:(0,nn.ri)(t),branch:e,buildCommand:n,outputDirectory:s,region:r,...c};return Object.fromEntries(Object.entries(d).filter(([,u])=>u!=
null))}function $R(t,e){return ae(t,"app.create",{after:$c(e)})}function Mc(t,e,n,s){const[r,o]=[$c(e),$c(n)],i=Object.keys({...r,...o}).filter(d=>JSON.stringify(
r[d])!==JSON.stringify(o[d])),a=d=>Object.fromEntries(i.map(u=>[u,d[u]??null])),c=e.settings.cachesOf!==n.settings.cachesOf?[ae(t,"cache.clear")]:[];return i.length===
0?c:[...c,ae(t,"app.update",{object:s,before:a(r),after:a(o)})]}function MR(t,e){return ae(t,"app.delete",e.length>0?{after:{cancelled:e}}:{})}function CR(t,e,n){
return ae(t,"deployment.live",{object:e,...n!==null&&{before:{live:n}}})}function Uh(t,e,{stage:n,code:s}){return ae(t,"deployment.fail",{object:e,after:{stage:n,
code:s}})}function UR(t,e,n){return ae(t,"release.rollback",{object:n,before:{live:e},after:{live:n}})}function xR(t,e,n){return e.map(s=>ae(t,"deployment.super\
sede",{object:s,after:{supersededBy:n}}))}function Cc(t,e,n,s,r){const o=(u,l)=>Object.keys(u).filter(l).sort(),i=o(s,u=>!Object.hasOwn(n,u)),a=o(s,u=>Object.hasOwn(
n,u)&&n[u]!==s[u]),c=o(n,u=>!Object.hasOwn(s,u));if(i.length+a.length+c.length===0)return[];const d=Object.entries({added:i,changed:a,removed:c}).filter(([,u])=>u.
length>0);return[ae(t,e,{object:r,after:Object.fromEntries(d)})]}function FR(t,e,n){const{deployID:s,branch:r,commit:o,redeployOf:i}=e,{settings:a={},...c}=n?.configuration??
{},d={...c,...a},u=Object.fromEntries(Object.entries(d).map(([f,y])=>[f,f==="repository"?(0,nn.ri)(String(y)):y])),l={branch:r,...o!==null&&{commit:o},...i!==null&&
{redeployOf:i},...u,...n?.env&&{env:Object.keys(n.env).sort()}};return ae(t,i===null?"deployment.create":"deployment.redeploy",{object:s,after:l})}const jR=5e3,
PR=500,BR=[["app_id","appID"],["who","by"],["action","action"]],HR=["project","appID","by","action"];async function GR(t,{before:e=Number.MAX_SAFE_INTEGER,limit:n},s,r){
const o=HR.filter(_=>t[_]!==void 0),i=BR.filter(([,_])=>o.includes(_)),c=i.length===o.length&&i.length<2?n+1:PR,d=_=>o.every(T=>_[T]===t[T]),u=[];let l=Math.min(
e,s.below);const f=([_,T]=[])=>r({column:_,value:T&&t[T],above:s.above,below:l,limit:c});let[y,g]=[i[0],await f(i[0])];for(const _ of i.slice(1)){const T=await f(
_);xh(T,c)<xh(g,c)&&([y,g]=[_,T])}for(let _=g.length;;_+=g.length){u.push(...g.filter(d));const T=u[n-1];if(u.length>n&&T)return{rows:u.slice(0,n),next:T.n};if(g.
length<c)return{rows:u,next:null};if(l=g.at(-1)?.n??0,_>=jR)return{rows:u,next:l};g=await f(y)}}function xh(t,e){return t.length<e?0:t.at(-1)?.n??0}const WR=()=>({
prune:async()=>0}),YR=()=>{},Uc=200,Fh=24*36e5,XR=["kvs_tables","env","releases","app_activity","deployments","usage_ended"];function KR(t){const e=t.prepare(zR),
n=t.prepare(`WITH next AS (SELECT app FROM app_activity WHERE app > $1 ORDER BY app LIMIT 1)
    SELECT d.app, :now AS now, d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
      CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept
    FROM (SELECT * FROM deployments WHERE app = (SELECT app FROM next) ORDER BY seq DESC LIMIT $2) d
      JOIN apps a ON a.id = d.app LEFT JOIN releases r ON r.deploy_id = d.deploy_id ORDER BY d.seq DESC`),s=t.prepare(`UPDATE deployments SET log_bytes = NULL, \
log_removed_at = :now
    WHERE app = $1 AND deploy_id = ANY ($2::text[]) AND finished_at IS NOT NULL`),r=t.prepare(`DELETE FROM deployments WHERE app = $1 AND deploy_id = ANY ($2::t\
ext[])
    AND finished_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`),o=t.prepare(`DELETE FROM idempotency WHERE (scope, key) IN (SELECT scope, key FRO\
M idempotency
    WHERE created_at <= :now - ${Fh} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`),i=t.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FR\
OM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`),a=t.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1\
)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`),c=t.prepare(`SELECT org, project, app_id, environment_id, su\
bdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`),d=t.prepare("INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1"),u=t.prepare(
"DELETE FROM kvs_roles WHERE environment_id = $1"),l=t.prepare("DELETE FROM domains WHERE app = $1 RETURNING name"),f=XR.map(_=>t.prepare(`DELETE FROM ${_} WHER\
E app = $1`)),y=t.prepare("DELETE FROM apps WHERE id = $1"),g=t.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);return{kept:async _=>VR((await Se(t,e(...Me(_)),T=>T))[0]),async due(_,T){const b=await Se(t,n(_,jh(T)),C=>C),[O]=b;
return O&&JR(W(O,"app"),b,T,W(O,"now"))},end:(_,{logs:T,deployments:b})=>t.write(function*(){return T.length>0&&(yield*s(_,T)),b.length>0?(yield*r(_,b)).count:0}),
async endingApp(_){const T=await Se(t,a(_,Uc),O=>O),b=T.filter(O=>O.deploy_id!==null).map(O=>D(O,"deploy_id"));return T[0]&&{app:W(T[0],"id"),logs:b}},endApp:_=>t.
write(function*(T){const[b]=(yield*c(_)).rows;if(!b)return!1;yield*d(_),yield*u(D(b,"environment_id"));const O=(yield*l(_)).rows.map(x=>D(x,"name"));for(const x of f)
yield*x(_);yield*y(_),yield*t.record(be,[ae(Gt(b),"app.end")]);const C=O.map(x=>({kind:"domain",domain:x}));return yield*T([...C,{kind:"site",subdomain:D(b,"sub\
domain")}]),!0}),apps:(_,T)=>Se(t,g(_?.org??"",_?.project??"",_?.appID??"",T),Gt),endKeys:_=>Ct(t,o(_)),repositories:(_,T)=>Se(t,i(_,T),b=>D(b,"repository"))}}const zR=`\
SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${ls})`;function VR(t){const e=n=>Number(t?.[n]??
0);return{deployments:e("deployments"),logs:{items:e("logs"),bytes:e("log_bytes")},releases:{items:e("releases"),bytes:e("release_bytes")},collectedAt:t?Ke(t,"c\
ollected_at"):null}}function Gt(t){return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")}}const qR=1e3;function jh({most:t}){return t+qR+Uc}function JR(t,e,n,s){
const r=[],o=[],i={deployments:0,logs:0,logBytes:0};let[a,c]=[0,0],d=e.length===jh(n);const u=l=>l.length<Uc?!0:(d=!0,!1);for(const[l,f]of e.entries()){const y=D(
f,"deploy_id"),g=W(f,"kept"),_=Ke(f,"log_bytes")??0,T=f.log_removed_at===null;a+=T?_:0;const b=l>0&&f.finished_at!==null,O=l>=n.most||W(f,"created_at")<s-n.ageMs,
C=b&&O&&g===0&&u(o),x=T&&b&&g<2&&(O||a>n.logBytes)&&u(r);C&&(x||!T)?o.push(y):i.deployments+=1,x?(r.push(y),c+=_):T&&_>0&&(i.logs+=1,i.logBytes+=_)}return{app:t,
logs:r,deployments:o,left:i,bytes:c,isMore:d&&r.length+o.length>0}}const QR=10*6e4,ZR=100,Ph=["state","secret","previous","polled_at","interval_ms","opened_at",
"changed_at","ends_at"],Bh="user_code = $1 AND state = 'asked' AND ends_at > :now";function eL(t){const e=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id F\
ROM logins
    WHERE ends_at <= :now - ${QR} ORDER BY ends_at LIMIT ${ZR} FOR UPDATE SKIP LOCKED)`),n=t.prepare(`SELECT count(*) AS in_all, count(*) FILTER (WHERE address \
= $1) AS of_address
    FROM logins WHERE state = 'asked' AND ends_at > :now`),s=t.prepare(`INSERT INTO logins
    (id, state, user_code, secret, machine, address, asked_at, interval_ms, ends_at)
    SELECT $1, 'asked', $2, $3, $4, $5, t, $6, t + $7 FROM (SELECT :now AS t) AS now WHERE true
    ON CONFLICT (user_code) DO NOTHING`),r=t.prepare(`SELECT * FROM logins WHERE ${Bh}`),o=t.prepare(`UPDATE logins SET state = $2, person = $3, identity = $4, \
user_code = NULL
    WHERE ${Bh} RETURNING *`),i=t.prepare(`DELETE FROM logins WHERE id IN (SELECT id FROM logins
    WHERE person = $1 AND state = 'open' ORDER BY changed_at DESC LIMIT ${LR} OFFSET $2)`),a=t.prepare("SELECT *, :now AS now FROM logins WHERE id = $1 FOR UPDA\
TE"),c=t.prepare(`UPDATE logins SET ${Ph.map((f,y)=>`${f} = $${y+2}`).join(", ")} WHERE id = $1`),d=t.prepare("SELECT * FROM logins WHERE id = $1 AND state IN (\
'open', 'reused') AND ends_at > :now"),u=t.prepare(`SELECT * FROM logins WHERE person = $1 AND state IN ('approved', 'open')
    AND ends_at > :now ORDER BY coalesce(changed_at, asked_at) DESC, id`),l=t.prepare("DELETE FROM logins WHERE id = $1 AND state IN ('approved', 'open') RETURN\
ING *");return{begin:({id:f,userCode:y,secret:g,machine:_,address:T},{lifetimeMs:b,intervalMs:O,perAddress:C,inAll:x})=>t.write(function*(){yield*t.lock("logins"),
yield*e();const[U={}]=(yield*n(T)).rows;return W(U,"in_all")>=x||W(U,"of_address")>=C?"too_many":(yield*s(f,y,g,_,T,O,b)).count>0?"begun":"code_taken"}),asked:f=>pt(
t,r(f),xc),decide:(f,y,g)=>t.write(function*(){const _=y==="denied",T=_?["denied",null,null]:["approved",y.person,y.identity],[b]=(yield*o(f,...T)).rows;return b&&
!_&&(yield*i(y.person,y.most-1)),b&&(yield*t.record(g,[Fc(b,_?"login.deny":"login.approve")])),b&&xc(b)}),advance:({id:f,...y},g)=>t.write(function*(){const[_]=(yield*a(
f)).rows;if(!_)return{kind:"unknown"};const{answer:T,change:b}=rL(_,y,W(_,"now"));return b&&(yield*c(f,...Ph.map(O=>b[O]??_[O]))),b?.state==="reused"&&(yield*t.
record(g,[Fc(_,"login.reuse")])),T}),find:f=>pt(t,d(f),oL),list:f=>Se(t,u(f),iL),end:(f,y)=>t.write(function*(){const[g]=(yield*l(f)).rows;return g&&(yield*t.record(
y,[Fc(g,"login.end")])),g!==void 0})}}const tL=1e3,nL=5e3,sL=6e4;function rL(t,{secret:e,next:n,graceMs:s,idleMs:r,mostMs:o},i){const a=D(t,"state"),c=D(t,"secr\
et")===e,d=(u,l)=>{const f=Math.min(i+r,l+o),y=D(t,"identity"),g={...u,secret:n,ends_at:f};return{answer:{kind:"open",identity:y,endsInMs:f-i},change:g}};if(a!==
"open"&&a!=="reused"&&!c)return{answer:{kind:"unknown"}};if(W(t,"ends_at")<=i)return{answer:{kind:"over"}};switch(a){case"asked":{const u=Ke(t,"polled_at"),l=W(
t,"interval_ms");if(u===null||i>=u+l-tL)return{answer:{kind:"pending"},change:{polled_at:i}};const f=Math.min(l+nL,sL);return{answer:{kind:"slow_down"},change:{
polled_at:i,interval_ms:f}}}case"denied":return{answer:{kind:"denied"}};case"approved":return d({state:"open",previous:e,opened_at:i,changed_at:i},i);case"open":{
const u=W(t,"opened_at");return c?d({previous:e,changed_at:i},u):ge(t,"previous")===e&&i-W(t,"changed_at")<=s?d({},u):{answer:{kind:"reused"},change:{state:"reu\
sed"}}}default:return{answer:{kind:"reused"}}}}function xc(t){return{machine:D(t,"machine"),address:D(t,"address"),askedAt:W(t,"asked_at"),endsAt:W(t,"ends_at")}}
function oL(t){return{state:D(t,"state")==="open"?"open":"reused",identity:D(t,"identity"),machine:D(t,"machine")}}function iL(t){const{machine:e,address:n,askedAt:s,
endsAt:r}=xc(t);return{id:D(t,"id"),machine:e,address:n,askedAt:s,usedAt:Ke(t,"changed_at"),endsAt:r}}function Fc(t,e){const n=JSON.parse(ge(t,"identity")??"nul\
l"),s=(0,Ne.Gv)(n)&&typeof n.email=="string"?{person:n.email}:void 0;return{action:e,object:D(t,"machine"),after:s}}const Hh="org = $1 AND project = $2 AND app_\
id = $3 AND who = $4";function aL(t){const e=t.prepare("SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who"),n=t.prepare(`SEL\
ECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${an("members",6)} ORDER BY project, app_id, who LIMIT $5`),s=t.prepare(`SELECT role FROM members WHERE ${Hh}`),r=t.prepare(`SELECT ${Sh("$2","$3")} FRO\
M members WHERE org = $1`),o=t.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`),i=t.prepare(`INSERT INTO members (org, project, app_id, who, role\
, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`),a=t.prepare(`DELETE FROM members WHERE ${Hh}`);return{of:c=>Se(
t,e(c),Gh),list:(c,{after:d,limit:u,within:l})=>Se(t,n(c,d?.project??"",d?.appID??"",d?.who??"",u,l),Gh),set:({role:c,bounds:d,keepsAdmin:u,...l},f)=>t.write(function*(){
yield*t.lock("members",l.org);const y=cL(l),[g]=(yield*s(...y)).rows,_=g&&Wh(g);if(_===(c??void 0))return{kind:"done",before:_};if(l.project===void 0&&_==="admi\
n"&&u&&(yield*o(l.org,l.who)).count===0)return{kind:"last_admin"};if(c===null)yield*a(...y);else{const[b]=g?[]:(yield*r(...y.slice(0,3))).rows,O=b&&Oh(b,l,d);if(O)
return{kind:"full",of:O};yield*i(...y,c,f.by)}return yield*t.record(f,[dL(l,_,c)]),{kind:"done",before:_}})}}function cL({org:t,project:e="",appID:n="",who:s}){
return[t,e,n,s]}function Gh(t){const[e,n]=[D(t,"project"),D(t,"app_id")];return{org:D(t,"org"),project:e===""?void 0:e,appID:n===""?void 0:n,who:D(t,"who"),role:Wh(
t),grantedBy:ge(t,"granted_by"),grantedAt:W(t,"granted_at")}}function Wh(t){const e=D(t,"role");return Zt.find(n=>n===e)??"viewer"}function dL(t,e,n){const{org:s,
project:r,appID:o,who:i}=t,[a,c]=[e&&{role:e},n===null?void 0:{role:n}];return{org:s,project:r,appID:o,action:"member.set",object:i,before:a,after:c}}const Yh="\
abcdefghijklmnopqrstuvwxyz234567",uL=63,Xh=6,lL=()=>(0,F.randomInt)(2**32)/2**32;function jc(t,e){let n="";for(;n.length<t;)n+=Yh[Math.floor(e()*Yh.length)]??"";
return n}function fL(t){const e=t.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+/,"").slice(0,uL-Xh-1).replace(/-+$/,"");return e===""?"app":e}function hL(t,e){
return`${fL(t)}-${jc(Xh,e)}`}const pL=()=>({prune:async()=>0}),EL=()=>{};function cn(t){return{seq:W(t,"seq"),deployID:D(t,"deploy_id"),status:Hc(t),stage:Bc(t),
branch:D(t,"branch"),commit:ge(t,"commit"),createdAt:W(t,"created_at"),startedAt:Ke(t,"started_at"),finishedAt:Ke(t,"finished_at"),supersededBy:ge(t,"superseded\
_by"),cancelledBy:ge(t,"cancelled_by"),triggeredBy:ge(t,"triggered_by"),redeployOf:ge(t,"redeploy_of"),configuration:Pc(t),commitFacts:{subject:ge(t,"commit_sub\
ject"),author:ge(t,"commit_author")},size:_L(t),warnings:qh(t),logRemovedAt:Ke(t,"log_removed_at"),enteredAt:mL(t)}}function Kh(t){return{app:{org:D(t,"app_org"),
project:D(t,"app_project"),appID:D(t,"app_id")},deployment:cn(t)}}const Ln=`d.seq, d.deploy_id, d.status, d.stage, d.branch, coalesce(d.commit_sha, d.commit_req\
uested) AS "commit",
  d.created_at, d.started_at, d.finished_at, d.superseded_by, ${["cancelled_by","triggered_by","redeploy_of","configuration","commit_subject","commit_author","r\
elease_files","release_bytes","warnings","install_at","build_at","sync_at","activate_at","log_removed_at"].map(t=>`d.${t}`).join(", ")}`,zh="a.org AS app_org, a\
.project AS app_project, a.app_id",or={install:"install_at",build:"build_at",sync:"sync_at",activate:"activate_at"};function mL(t){const e=Object.entries(or).map(
([n,s])=>[n,Ke(t,s)]);return Object.fromEntries(e.filter(([,n])=>n!==null))}function Pc(t){const e=ge(t,"configuration");return e===null?null:JSON.parse(e)}function yL(t){
const e=Pc(t);if(e?.settings?.verify===void 0)return e;const{verify:n,...s}=e.settings;return{...e,settings:s}}function Vh(t=[]){return t.length===0?null:JSON.stringify(
t)}function wL(t,e){return Vh([...e,...qh(t)].slice(0,zn.iq))}function qh(t){const e=ge(t,"warnings");return(e===null?void 0:(0,Yd.h)(JSON.parse(e)))??[]}function Jh(t,e){
const n=ge(e,"env");if(n===null)return;const s=qn(D(e,"deploy_id"),"env");return JSON.parse(Ys(t,"variables",s,n))}function gL(t,e,n){return n===null?null:Ws(t,
"variables",qn(e,"env"),n)}function TL(t,e,n){const s=JSON.stringify(Cr(n));return Ws(t,"build-log",qn(e,"failure"),s)}const Qh=Uy(K.IC.bytes);function _L(t){const[
e,n]=[Ke(t,"release_files"),Ke(t,"release_bytes")];return e===null||n===null?null:{files:e,bytes:n}}function bL(t,e,n){const{branch:s,commit:r,configuration:o,env:i}=t,
a={subject:null,author:null};return{branch:s??o?.branch??e,commit:r,by:n,redeployOf:null,configuration:o?JSON.stringify(o):null,env:i?JSON.stringify(i):null,facts:a}}
function NL(t,e){const n=t.status==="succeeded"?null:t.configuration;return{branch:t.branch,commit:t.commit,by:e,redeployOf:t.deployID,configuration:n&&JSON.stringify(
n),env:null,facts:t.commitFacts}}function SL(t,e){return e?{kind:t?"cancelled":"too_late",deployment:e}:{kind:"no_deployment"}}function Bc(t){const e=ge(t,"stag\
e");return mt.Mb.find(n=>n===e)??null}function Hc(t){const e=D(t,"status"),n=mt.PB.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database has a deployment\
 of the unknown status ${e}`);return n}function Zh(t,e){const n=ge(e,"failure")??"";return xs((0,Ne.U4)(OL(t,D(e,"deploy_id"),n)))??Fs(Bc(e)??"build")}function OL(t,e,n){
try{return Ys(t,"build-log",qn(e,"failure"),n)}catch{return""}}function RL(t){return{status:Hc(t),count:W(t,"count"),ran:W(t,"ran"),ms:W(t,"ms")}}function Qe(t){
return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),name:D(t,"name"),type:ep(t),branch:D(t,"branch"),...tp(t),subdomain:D(t,"subdomain"),environmentID:D(
t,"environment_id"),liveRelease:ge(t,"live_release"),createdAt:W(t,"created_at"),updatedAt:W(t,"updated_at"),deletion:LL(t)}}function LL(t){const e=Ke(t,"delete\
d_at");return e===null?null:{at:e,by:ge(t,"deleted_by"),endsAt:W(t,"ends_at")}}function Gc({settings:t}){return t.lifetime===void 0?null:(0,Xe.E9)(t.lifetime,"l\
ifetime")}function ep(t){const e=D(t,"type"),n=K.yN.find(s=>s===e);if(!n)throw new A.GQ("internal",`The database has an app of the unknown type ${e}`);return n}
function tp(t){return{repository:D(t,"repository"),buildCommand:ge(t,"build_command"),outputDirectory:ge(t,"output_directory"),region:ge(t,"region"),settings:Wc(
D(t,"settings"))}}function Wc(t){const e=JSON.parse(t);return(0,Ne.Gv)(e)?e:{}}function Yc(t,{settings:e,type:n,...s}){const r=Object.entries({...t.settings,...e}).
filter(([,o])=>o!==null);return{...t,...s,settings:Object.fromEntries(r)}}function Xc(t){const{repository:e,branch:n,buildCommand:s,outputDirectory:r,region:o,settings:i}=t;
return[e,n,s,r,o,JSON.stringify(i)]}function IL(t,e){const[n,s]=[t?.settings.domains??[],e.settings.domains??[]];return{added:s.filter(r=>!n.includes(r)).sort(),
removed:n.filter(r=>!s.includes(r)).sort()}}const $o="",AL="\u{10FFFF}";function kL({after:t,before:e,prefix:n=""}){const s=`${n}${AL}`,r=t&&t.appID>=n?[t.appID,
t.project]:[n,$o],o=e&&e.appID<s?[e.appID,e.project]:[s,$o];return[...r,...o]}const DL={live:"a.live_release IS NOT NULL",failed:"t.failed",building:"d.seq IS N\
OT NULL AND d.finished_at IS NULL",idle:"a.live_release IS NULL"};function vL(t,e){const n=[],s=b=>`$${n.push(b)}`,{text:r="",project:o,branch:i,status:a,sort:c,
after:d,before:u,limit:l,within:f}=e,y=b=>[...c==="newest"?["coalesce(t.seq, 0) * -1"]:[],"a.app_id","a.project"].map(O=>O+b).join(", "),g=(b,{seq:O,appID:C,project:x})=>`\
(${y("")}) ${b} (${[...c==="newest"?[-O]:[],C,x].map(s).join(", ")})`;return{statement:`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM apps a
    LEFT JOIN app_activity t ON t.app = a.id LEFT JOIN deployments d ON d.seq = t.seq
    LEFT JOIN releases r ON r.deploy_id = a.live_release
    WHERE ${[`a.org = ${s(t)}`,"a.deleted_at IS NULL",...r===""?[]:[`lower(a.app_id) LIKE ${s(`%${r.toLowerCase().replace(/[\\%_]/g,"\\$&")}%`)} ESCAPE '\\'`],...o===
void 0?[]:[`a.project = ${s(o)}`],...i===void 0?[]:[`a.branch = ${s(i)}`],...a===void 0?[]:[DL[a]],...f?[$L(f,s)]:[],...d?[g(">",d)]:u?[g("<",u)]:[]].join(" AND\
 ")} ORDER BY ${y(u&&!d?" DESC":"")} LIMIT ${s(l)}`,values:n}}function $L(t,e){if(t.length===0)return"false";const n=()=>`IN (${t.map(e).join(", ")})`;return`(a\
.project ${n()} OR a.project || '/' || a.app_id ${n()})`}function ML(t,e,{after:n,before:s}){const r=t.map(o=>{const i=Ke(o,"newest");return{app:Qe(o),newest:i!==
null&&e(i)||null,liveManifest:ge(o,"live_manifest")}});return s&&!n?r.reverse():r}function CL(t,e){const n={...tp(t),branch:D(t,"app_branch")},s=Pc(t)??{},{repository:r,
buildCommand:o,outputDirectory:i,settings:a}=Yc(n,s);return{deployID:D(t,"deploy_id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},...UL(t,s.
type),repository:r,branch:D(t,"job_branch"),appBranch:n.branch,commit:ge(t,"commit_requested"),buildCommand:o,outputDirectory:i,settings:a,env:e}}function UL(t,e){
const n=ep(t);if(e!==K.m0)return{type:e??n};const s=!(0,K.Rm)(n)&&ge(t,"live_release")===null;return{type:n,...s&&{detectsType:!0}}}function Kc(t){return{deployID:D(
t,"deploy_id"),manifestHash:D(t,"manifest")}}function xL(t){return{domain:D(t,"name"),subdomain:D(t,"subdomain")}}function FL(t,e){const n=ge(t,"live_release"),
s=Ke(t,"deleted_at")!==null,r=s?[]:e,o=D(t,"type");return{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id"),subdomain:D(t,"subdomain"),settings:Wc(D(t,"\
settings")),...(0,K.Rm)(o)&&{type:o},release:r.find(({deployID:i})=>i===n)??null,kept:r.filter(({deployID:i})=>i!==n),...s&&{isDeleted:s}}}function jL(t,e,n){const s=t.
findIndex(({deployID:r})=>r===e);if(s!==-1)return n===void 0?t[s+1]:t.find(({deployID:r})=>r===n)}function PL(t){const[e]=t;if(!e)return;const n=t.filter(s=>s.name!==
null).map(HL);return{type:D(e,"type"),environmentID:D(e,"environment_id"),tables:n}}function BL(t){return{keyspace:W(t,"keyspace"),app:{org:D(t,"org"),project:D(
t,"project"),appID:D(t,"app_id")},name:D(t,"name"),environmentID:D(t,"environment_id"),type:D(t,"type")}}function HL(t){return{name:D(t,"name"),createdAt:W(t,"c\
reated_at"),tokenHash:D(t,"token_hash"),sealed:us(t,"token_sealed")}}function np(t){return{accessKeyID:D(t,"access_key_id"),environmentID:D(t,"environment_id"),
sealed:us(t,"sealed"),expiresAt:W(t,"expires_at")}}function GL(t,{set:e,unset:n},s){const r=new Set(n),i=[...Object.entries(t).filter(([c])=>!r.has(c)&&!Object.
hasOwn(e,c)),...Object.entries(e)],a=i.reduce((c,[d,u])=>c+Buffer.byteLength(d)+Buffer.byteLength(u),0);return i.length>s.variables||a>s.bytes?void 0:Object.fromEntries(
i)}function WL(t,e,{unset:n}){return{kind:"done",names:Object.keys(e).sort(),absent:n.filter(s=>!Object.hasOwn(t,s))}}function YL(t,e,n,s){const r=(i,a)=>Object.
hasOwn(t,i)&&t[i]===a,o=Object.entries(e).map(([i,a])=>[i,r(i,a)?n.get(i)??{at:null,by:null}:s]);return new Map(o)}function XL(t,e){return t.toSorted().map(n=>{
const{at:s,by:r}=e.get(n)??{at:null,by:null};return{name:n,changedAt:s,changedBy:r}})}function QD(t){const e=[...t].filter(([,{at:n,by:s}])=>n!==null||s!==null);
return JSON.stringify(Object.fromEntries(e.sort(([n],[s])=>n<s?-1:1)))}function ZD(t){return JSON.stringify(Object.fromEntries(Object.entries(t).sort(([e],[n])=>e<
n?-1:1)))}function KL(t){const e=t.prepare(`SELECT s.*, clock.now, a.org, a.project, a.app_id, a.subdomain, a.settings
    FROM (SELECT :now AS now) clock, schedules s JOIN apps a ON a.id = s.app
    WHERE s.due_at <= clock.now AND a.deleted_at IS NULL AND a.live_release IS NOT NULL ORDER BY s.due_at LIMIT $1`),n=t.prepare(`UPDATE schedules SET since = $\
1, due_at = $2
    WHERE id = $3 AND due_at = $4 AND since IS NOT DISTINCT FROM $5::bigint`);return{due:s=>Se(t,e(s),zL),take:async({id:s,now:r,dueAt:o,since:i},a)=>await Ct(t,
n(r,a,s,o,i))===1}}function zL(t){return{id:W(t,"id"),app:{org:D(t,"org"),project:D(t,"project"),appID:D(t,"app_id")},subdomain:D(t,"subdomain"),entries:Wc(D(t,
"settings")).schedule??[],since:t.since===null?null:W(t,"since"),dueAt:W(t,"due_at"),now:W(t,"now")}}function VL(t){const e=t.prepare(Do),n=t.prepare("SELECT co\
unt(*) AS n, count(*) FILTER (WHERE name = $2) AS named FROM kvs_tables WHERE app = $1"),s=t.prepare(`INSERT INTO kvs_tables (app, name, token_hash, token_seale\
d, created_at) VALUES ($1, $2, $3, $4, $5)
      RETURNING token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`,"slipway_changed('table', token_hash), slipway_changed('site', subdomain)"),
r=t.prepare(`SELECT a.type, a.environment_id, t.name, t.created_at, t.token_hash, t.token_sealed
    FROM apps a LEFT JOIN kvs_tables t ON t.app = a.id WHERE ${fs} ORDER BY t.name`),o=t.prepare(`DELETE FROM kvs_tables WHERE app = (SELECT id FROM apps WHERE ${fs}\
) AND name = $4
    RETURNING keyspace, token_hash, (SELECT subdomain FROM apps WHERE id = app) AS subdomain`),i=t.prepare("INSERT INTO kvs_dropped (keyspace) VALUES ($1) RETUR\
NING keyspace","slipway_changed('table', $2), slipway_changed('site', $3)"),a=t.prepare(`SELECT t.keyspace, t.name, a.org, a.project, a.app_id, a.environment_id\
, a.type
    FROM kvs_tables t JOIN apps a ON a.id = t.app WHERE t.token_hash = $1 AND a.deleted_at IS NULL`),c=t.prepare("SELECT token_hash, token_sealed FROM kvs_table\
s LIMIT 1"),d=t.prepare("SELECT keyspace FROM kvs_dropped WHERE keyspace > $1 ORDER BY keyspace LIMIT $2"),u=t.prepare("DELETE FROM kvs_dropped WHERE keyspace =\
 $1");return{create:({app:l,name:f,tokenHash:y,sealed:g,createdAt:_,types:T,most:b},O)=>t.write(function*(C){const[x]=(yield*e(...Me(l))).rows;if(!x)return{kind:"\
no_app"};const[U,$]=[W(x,"id"),D(x,"type")];if(!T.some(X=>X===$))return{kind:"wrong_type",type:$};const[M={}]=(yield*n(U,f)).rows;if(W(M,"named")>0)return{kind:"\
taken"};if(W(M,"n")>=b)return{kind:"full"};yield*t.record(O,[ae(l,"table.create",{object:f})]),yield*s(U,f,y,g,_);const H={kind:"site",subdomain:D(x,"subdomain")};
return yield*C([{kind:"table",tokenHash:y},H],"told"),{kind:"created"}}),list:async l=>PL(await Se(t,r(...Me(l)),f=>f)),remove:(l,f,y)=>t.write(function*(g){const[
_]=(yield*o(...Me(l),f)).rows;if(!_)return{kind:(yield*e(...Me(l))).count>0?"no_table":"no_app"};const[T,b]=[W(_,"keyspace"),D(_,"token_hash")],O=D(_,"subdomain");
return yield*t.record(y,[ae(l,"table.delete",{object:f})]),yield*i(T,b,O),yield*g([{kind:"table",tokenHash:b},{kind:"site",subdomain:O}],"told"),{kind:"removed",
keyspace:T}}),binding:l=>pt(t,a(l),BL),anySealed:()=>pt(t,c(),l=>({tokenHash:D(l,"token_hash"),sealed:us(l,"token_sealed")})),toDrop:({after:l,limit:f})=>Se(t,d(
l,f),y=>W(y,"keyspace")),dropped:async l=>{await Ct(t,u(l))}}}const qL=[".drafts","tmp"],JL=/^(?:platform\.lock|platform\.pid|run\.json(?:\.new)?|builds|git|tools|kept-installs(?:\.new)?|logs|(?:platform|kvs)\.db(?:-\w+)?)$/;
function QL(t,e){let n=Promise.resolve();const s=async r=>{ZL(r,t);try{await sp(t,r),e(r),await sp(t,r)}catch(o){for(const i of(0,I.readdirSync)(r))await(0,Le.rm)(
(0,P.join)(r,i),{recursive:!0});throw o}};return r=>{const o=n.then(()=>s(r));return n=o.catch(()=>{}),o}}function ZL(t,e){if(!(0,P.isAbsolute)(t))throw Mo(`"${t}\
" is not an absolute path`);if((0,re.FK)(e,t))throw Mo(`${t} is inside the data directory`);try{if((0,re.wZ)(t,448),(0,I.readdirSync)(t).length>0)throw Mo(`${t}\
 is not empty`)}catch(n){throw n instanceof A.GQ||rr(n)?n:Mo(`${t} cannot be written (${(0,A.xU)(n)})`)}}const eI=5;async function sp(t,e){const n=s=>!(0,P.relative)(
t,s).split(P.sep).some(r=>qL.includes(r));for(const s of(0,I.readdirSync)(t).filter(r=>!JL.test(r)))for(let r=1;;r+=1)try{await(0,Le.cp)((0,P.join)(t,s),(0,P.join)(
e,s),{recursive:!0,force:!1,filter:n});break}catch(o){if((0,A.xU)(o)!=="ENOENT"||r===eI)throw o}}function Mo(t){return new A.GQ("invalid_input",t,{input:"to",remedy:"\
Name a directory outside the data directory that is empty or does not exist yet."})}function ev(t){return t}class tI extends Error{name="BlobsFull"}class rp extends Error{name="\
WrongBytes"}const nI=200,sI=/^[A-Za-z0-9][A-Za-z0-9._-]*$/,rI=/^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;function zc(t){if(t.length<=nI&&rI.
test(t))return t;throw new TypeError(`${JSON.stringify(t.slice(0,100))} is not the key of a blob`)}function oI(t){if(t==="")return t;if(!t.endsWith("/"))throw new TypeError(
`The prefix ${JSON.stringify(t.slice(0,100))} needs a / at its end`);return zc(t.slice(0,-1)),t}const iI=3;let Vc=0;const op=[];async function aI(t){Vc<iI?Vc+=1:
await new Promise(e=>op.push(e));try{return await t()}finally{const e=op.shift();e?e():Vc-=1}}class cI extends De.Readable{#e;#t;#n;#s;#r=Promise.resolve();constructor(e,n,s,r){
super({highWaterMark:r}),this.#e=e,this.#s=n,this.#t=s,this.#n=r}_read(){this.#r=this.#o().then(e=>{this.push(e)},e=>{this.destroy(e)})}async#o(){const e=Math.min(
this.#n,this.#t-this.#s+1);return e<=0?null:aI(async()=>{if(this.destroyed)return null;const n=Buffer.allocUnsafeSlow(e),{bytesRead:s}=await this.#e.read(n,{position:this.#s});
return this.#s+=s,s===0?null:n.subarray(0,s)})}_destroy(e,n){this.#r.then(()=>this.#e.close()).then(()=>n(e),s=>n(e??s))}}var dI=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},uI=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const qc={write:(t,e)=>t.writeFile(e),sync:t=>t.sync()},ip={...qc,sync:async()=>{}};
function Co(t){(0,I.mkdirSync)(t,{recursive:!0,mode:448})}async function lI(t,e=qc){const n={stack:[],error:void 0,hasError:!1};try{if(process.platform==="win32"||
e===ip)return;const s=dI(n,await(0,Le.open)(t,"r"),!0);await e.sync(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=uI(n);s&&await s}}function Jc(t){return zt(
()=>(0,I.readdirSync)(t))??[]}const fI=new Set(["ENOENT","ENOTDIR","EISDIR"]);function Qc(t){return fI.has((0,A.xU)(t))}function zt(t){try{return t()}catch(e){if(Qc(
e))return;throw e}}var hI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},pI=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Uo=600*1e3;class EI{#e;#t=new Set;#n=new Set;#s;constructor(e){
this.#e=e}keep(e,n){const s=this.#r(e),r=zt(()=>{const o=(0,I.statSync)(s,{throwIfNoEntry:!1});return o?.size!==n?!1:Date.now()-Math.max(o.atimeMs,o.mtimeMs)<=Uo||
mI(s,n)});return r&&this.#t.add(Zc(s)),r??!1}put(e,n,s){return this.#o(e,async r=>{if((0,F.hash)("sha256",n)!==s)throw new rp(`The bytes of ${e} have another ha\
sh`);await this.#c(r,n)})}putStream(e,n,s,r){return this.#o(e,async o=>{const i=(0,F.createHash)("sha256");let a=0;for await(const c of s()){if(a+=c.length,a>n)
break;i.update(c),await this.#c(o,c)}if(a!==n||i.digest("hex")!==r)throw new rp(`The bytes of ${e} have another size or hash`)})}async settle(){if(await Promise.
allSettled(this.#n),this.#s)throw this.#s.error;const e=new Set([...this.#t].flatMap(n=>ap(this.#e.dir,n)));try{await Promise.all([...e].map(n=>lI(n,this.#e.disk)))}catch(n){
throw this.#d(n)}this.#t.clear()}async[Symbol.asyncDispose](){await Promise.allSettled(this.#n)}#r(e){return`${this.#e.dir}/${zc(e)}`}async#o(e,n){const s=this.#r(
e);if(this.#s)throw this.#s.error;const r=this.#i(s,n).catch(o=>{throw this.#d(o)});this.#n.add(r);try{await r}finally{this.#n.delete(r)}}async#i(e,n){const s=(0,P.
join)(this.#e.drafts,(0,F.randomUUID)());try{await this.#a(s,n),await(0,Le.rename)(s,e).catch(r=>{if((0,A.xU)(r)!=="ENOENT")throw r;return Co((0,P.dirname)(e)),
(0,Le.rename)(s,e)}),this.#t.add(Zc(e))}catch(r){throw await(0,Le.rm)(s,{force:!0}),r}}async#a(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=hI(s,
await(0,Le.open)(e,"wx",384),!0);await n(r),await this.#e.disk.sync(r)}catch(r){s.error=r,s.hasError=!0}finally{const r=pI(s);r&&await r}}async#c(e,n){this.#e.reserve.
take(n.length),await this.#e.disk.write(e,n)}#d(e){const n=rr(e)?new tI("The disk is full",{cause:e}):e;return this.#s??={error:n},n}}function Zc(t){return t.slice(
0,t.lastIndexOf("/"))}function ap(t,e){return e===t?[e]:[e,...ap(t,Zc(e))]}function mI(t,e){const{mtimeNs:n}=(0,I.statSync)(t,{bigint:!0});try{(0,I.utimesSync)(
t,Date.now()/1e3,Number(n/1000n)/1e6+5e-7)}catch(s){if((0,A.xU)(s)!=="EPERM")throw s;return!1}return(0,I.statSync)(t).size===e}function yI({atimeNs:t,mtimeNs:e}){
return Number((t>e?t:e)/1000n)/1e3}function xo({ino:t,size:e,mtimeNs:n}){const s=n/1000n;return{size:Number(e),storedAt:Number(s)/1e3,version:`${t}-${e}-${s}`}}
const ed=1024*1024,wI=16*ed;class gI{#e;#t=0;constructor(e,n=()=>_I(e)){this.#e=n}take(e){if(e>this.#t&&(this.#t=Math.min(this.#n(),Math.max(e,wI))),e>this.#t)throw Object.
assign(new Error("The disk runs short"),{code:"ENOSPC"});this.#t-=e}#n(){const e=this.#e();return e?e.free-TI(e.size):Number.POSITIVE_INFINITY}}function TI(t){return Math.
min(Math.max(256*ed,t/100),2560*ed,t/8)}function _I(t){try{const{bavail:e,blocks:n,bsize:s}=(0,I.statfsSync)(t);return{size:n*s,free:e*s}}catch{return}}var cp=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},dp=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const bI=64*1024,td=".damaged";function tv(t){return t.endsWith(td)?t.slice(0,-td.
length):void 0}const NI=3600*1e3;class SI{#e;#t;#n;#s;#r;#o;#i=!1;constructor({dir:e,lasting:n=!0,disk:s}){this.#e=e,this.#t=(0,P.join)(e,".drafts"),this.#n=(0,P.
join)(e,".leaving"),this.#s=n,this.#r=s??qc,this.#o=new gI(e),Co(e)}async head(e){const n=await this.#d(e,s=>(0,Le.stat)(s,{bigint:!0}));return n?.isFile()?xo(n):
void 0}async load(e,n){const s={stack:[],error:void 0,hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=cp(s,r,!0),i=xo(await o.stat({bigint:!0}));
return{facts:i,bytes:i.size>n?void 0:await o.readFile()}}catch(r){s.error=r,s.hasError=!0}finally{const r=dp(s);r&&await r}}async read(e,n){const s={stack:[],error:void 0,
hasError:!1};try{const r=await this.#c(e);if(!r)return;const o=cp(s,r,!0),i=Math.min(n.end+1,(await o.stat()).size)-n.start,{buffer:a,bytesRead:c}=await o.read(
Buffer.alloc(Math.max(0,i)),{position:n.start});return a.subarray(0,c)}catch(r){s.error=r,s.hasError=!0}finally{const r=dp(s);r&&await r}}async stream(e,n){const s=await this.#c(
e),{start:r,end:o}=n??{start:0,end:Number.POSITIVE_INFINITY};return s&&new cI(s,r,o,bI)}writer({lasting:e=!0}={}){this.#f(),Co(this.#t);const n=e&&this.#s?this.#r:
{...ip,write:this.#r.write},s={dir:this.#e,drafts:this.#t,reserve:this.#o,disk:n};return new EI(s)}async delete(e){const n=this.#a(e);(0,I.rmSync)(n,{force:!0});
for(const s of this.#u(e))(0,I.rmSync)(s,{force:!0});(0,I.rmSync)(n,{force:!0})}async ago(e){return Date.now()-e}async deleteUnused(e,n){this.#f();const s=this.#l(
e,r=>yI(r)<n-Uo);return s!==void 0&&(0,I.rmSync)(s,{force:!0}),s!==void 0}async distrust(e,n){const s=this.#l(e,r=>xo(r).version===n);return s===void 0?!1:((0,I.
renameSync)(s,`${this.#a(e)}${td}`),!0)}async*list(e,n){const s=(0,P.join)(this.#e,oI(e)),r=n===void 0?void 0:(await(0,Le.stat)(s).catch(ir))?.mtimeMs,o=n!==void 0&&
(r??0)<n-Uo,i=await(0,Le.readdir)(s,{withFileTypes:!0}).catch(ir);for(const a of i??[]){if(!sI.test(a.name))continue;const c=e+a.name;a.isDirectory()&&(yield*this.
list(`${c}/`,n));const d=!o&&a.isFile()&&zt(()=>(0,I.statSync)((0,P.join)(this.#e,c),{bigint:!0}));d&&(n===void 0||Number(d.ctimeMs)>=n-Uo)&&(yield{key:c,...xo(
d)})}}#a(e){return(0,P.join)(this.#e,zc(e))}async#c(e){const n=await this.#d(e,s=>(0,Le.open)(s));if(!n||(await n.stat()).isFile())return n;await n.close()}async#d(e,n){
const s=this.#a(e),r=await n(s).catch(ir);if(r!==void 0)return r;for(const o of this.#u(e)){const i=await n(o).catch(ir);if(i!==void 0)return i}return n(s).catch(
ir)}#u(e){const n=`${up(e)}~~`;return Jc(this.#n).filter(s=>s.startsWith(n)).map(s=>(0,P.join)(this.#n,s))}#l(e,n){const s=this.#a(e),r=zt(()=>(0,I.statSync)(s,
{bigint:!0}));if(!r?.isFile()||!n(r))return;const o=(0,P.join)(this.#n,`${up(e)}~~${Date.now()}~${(0,F.randomUUID)()}`);Co(this.#n);const a=zt(()=>((0,I.renameSync)(
s,o),!0))&&zt(()=>(0,I.statSync)(o,{bigint:!0}));if(a){if(n(a))return o;this.#h(o,s)}}#h(e,n){try{(0,I.linkSync)(e,n)}catch(s){if(["EPERM","ENOTSUP","ENOSYS"].includes(
(0,A.xU)(s)??"")){(0,I.renameSync)(e,n);return}if((0,A.xU)(s)!=="EEXIST"&&!Qc(s))throw s}(0,I.rmSync)(e,{force:!0})}#f(){if(this.#i)return;this.#i=!0;const e=Date.
now()-NI;for(const n of Jc(this.#t)){const s=(0,P.join)(this.#t,n);(zt(()=>(0,I.statSync)(s).mtimeMs)??e)<e&&(0,I.rmSync)(s,{force:!0,recursive:!0})}for(const n of Jc(
this.#n)){const[s="",r=""]=n.split("~~"),o=s.replaceAll("~","/");Number.parseInt(r,10)<e&&this.#h((0,P.join)(this.#n,n),this.#a(o))}}}function up(t){return t.replaceAll(
"/","~")}function ir(t){if(!Qc(t))throw t}const nd=10,OI=/^[\w-]{1,128}$/;function RI(t){if(OI.test(t))return t;throw new TypeError(`"${t.slice(0,200)}" is not \
a deployID`)}function sd(t,e){const n=fp(t,e),s=e.from<0?Math.max(0,n-1):n;return{start:s,length:Math.min(n+e.limit,t)-s}}function lp(t,e,n){const{from:s,limit:r,
isComplete:o=!1}=n,i=fp(e,n),a=t.subarray(i-sd(e,n).start),c=s<0&&i>0&&t[0]!==nd?LI(a):0,u=i+a.length>=e&&o?a.length:II(a,r);return{text:a.toString("utf8",Math.
min(c,u),u),next:i+u,size:e}}function fp(t,{from:e}){return Math.min(t,e<0?Math.max(0,t+e):e)}function LI(t){const e=t.indexOf(nd)+1;return e>0?e:Math.max(0,t.findIndex(
n=>!hp(n)))}function II(t,e){const n=t.lastIndexOf(nd)+1;return n>0||t.length<e?n:AI(t)}function AI(t){for(let e=1;e<=Math.min(3,t.length);e+=1){const n=t[t.length-
e]??0;if(hp(n))continue;return(n>=240?4:n>=224?3:n>=192?2:1)>e?t.length-e:t.length}return t.length}function hp(t){return(t&192)===128}const tt=64*1024,Fo=12,In=Fo+
iu,An=tt-In;function kI(t,e,n,s){const r=[];let[o,i]=[e,0];for(;i<s.length;){const a=tt-o%tt;if(a<=In){r.push(Buffer.alloc(a)),o+=a;continue}const c=s.subarray(
i,i+a-In),d=Ep(t,n+i,c,Qr);r.push(d),o+=d.length,i+=c.length}return Buffer.concat(r)}function pp(t,e,n){return Ep(t,e,n,$y)}async function*DI(t,e){let[n,s]=[0,Buffer.
alloc(0)];for await(const r of e)for(s=Buffer.concat([s,r]);s.length>=An;n+=An)yield pp(t,n,s.subarray(0,An)),s=s.subarray(An);s.length>0&&(yield pp(t,n,s))}function vI(t){
return t+In*Math.ceil(t/An)}function nv(t,{start:e,length:n}){const s=Math.floor(e/An)*tt,r=Math.min(vI(t),Math.ceil((e+n)/An)*tt);return{start:s,length:r-s}}function Ep(t,e,n,s){
const r=Buffer.alloc(Fo);return r.writeUInt32BE(n.length,0),r.writeBigUInt64BE(BigInt(e),4),Buffer.concat([r,s(t.keyring.current("build-log"),fu(t.deployID,e),n)])}
function*jo(t){let e=0;for(;e+Fo<=t.length;){const n=tt-e%tt,s=n>In?t.readUInt32BE(e):0;if(s===0){e+=n;continue}const r=e+In+s;if(s>n-In||r>t.length)return;yield{
start:Number(t.readBigUInt64BE(e+4)),length:s,sealed:t.subarray(e+Fo,r),end:r},e=r}}function mp(t,e,{start:n,length:s}){const r=[];let o;for(const i of e){const a=i.
start+i.length;if(!(a<=n||i.start>=n+s)){if(i.start!==(o??Math.min(i.start,n)))throw t.keyring.wrong(new Error("A frame is missing"));r.push($I(t,i).subarray(Math.
max(0,n-i.start),n+s-i.start)),o=a}}return Buffer.concat(r)}function $I({deployID:t,keyring:e},{start:n,length:s,sealed:r}){try{const o=cu(e.all("build-log"),fu(
t,n),r);if(o.length!==s)throw new Error("A frame has another length than its header says");return o}catch(o){throw e.wrong(o)}}function MI({sealed:t}){return t.
subarray(0,4).toString("hex")}function CI(t){const{id:e,ids:n,isActive:s}=t,r=t.current("build-log");return{id:e,ids:n,isActive:s,current:()=>r,all:o=>t.all(o),
wrong:o=>t.wrong(o)}}var UI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},xI=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function rd(t,e){try{const n={stack:[],
error:void 0,hasError:!1};try{const s=UI(n,await(0,Le.open)(t),!0);return await e(s)}catch(s){n.error=s,n.hasError=!0}finally{const s=xI(n);s&&await s}}catch(n){
if((0,A.xU)(n)==="ENOENT")return;throw n}}async function yp(t,e){for(let n=Math.ceil(e/tt)-1;n>=0;n-=1){const s=await wp(t,e,n),r=[...jo(s)].at(-1);if(r)return{
file:n*tt+r.end,log:r.start+r.length}}return{file:0,log:0}}async function FI(t,e,n,s){if(s.length===0)return Buffer.alloc(0);const r=[];let{start:o,length:i}=s;
for(let a=await jI(t,e,o);i>0&&a*tt<e;a+=1){const c=mp(n,jo(await wp(t,e,a)),{start:o,length:i});r.push(c),o+=c.length,i-=c.length}if(i>0)throw n.keyring.wrong(
new Error("A frame is missing"));return Buffer.concat(r)}async function jI(t,e,n){let[s,r]=[0,Math.ceil(e/tt)-1];for(;s<r;){const o=Math.ceil((s+r)/2),i=await ar(
t,{start:o*tt,length:12});i.length===12&&Number(i.readBigUInt64BE(4))<=n?s=o:r=o-1}return s}function wp(t,e,n){const s=n*tt;return ar(t,{start:s,length:Math.min(
tt,e-s)})}async function ar(t,{start:e,length:n}){const s=Buffer.allocUnsafe(n);let r=0;for(;r<n;){const{bytesRead:o}=await t.read(s,r,n-r,e+r);if(o===0)break;r+=
o}return s.subarray(0,r)}var PI=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.
asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.d\
ispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){
return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},BI=(function(t){return function(e){function n(i){
e.error=e.hasError?new t(i,e.error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===
1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){
return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError==
"function"?SuppressedError:function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const HI=1e3;function GI(t,e,{log:n=Xs,
mayAppend:s=()=>!0}={}){(0,I.mkdirSync)(t,{recursive:!0,mode:448});const r=new Set,o=new ns(HI);return{async append(i,a,c){try{if(c!==void 0&&!s(i,c))throw new Error(
"The lease of the build has ended");const d=Po(t,i).sealed;o.set(i,await WI(d,{deployID:i,keyring:e},Buffer.from(a),o.get(i)))}catch(d){r.has(i)||n("warn","buil\
d_log_lost",{deployID:i,reason:String(d)}),r.add(i)}},async end(i){r.delete(i),o.delete(i)},async read(i,a){const{sealed:c,clear:d}=Po(t,i);return await rd(c,l=>YI(
l,{deployID:i,keyring:e},a))??rd(d,l=>XI(l,a))},async remove(i){for(const a of Object.values(Po(t,i)))await(0,Le.rm)(a,{force:!0})}}}function Po(t,e){const n=(0,P.
join)(t,RI(e));return{sealed:`${n}.sealed`,clear:`${n}.log`}}async function WI(t,e,n,s){const r={stack:[],error:void 0,hasError:!1};try{const o=PI(r,await(0,Le.
open)(t,"a+",384),!0),{size:i}=await o.stat(),a=s?.file===i?s:await yp(o,i);a.file<i&&await o.truncate(a.file);const c=kI(e,a.file,a.log,n);return await o.appendFile(
c),{file:a.file+c.length,log:a.log+n.length}}catch(o){r.error=o,r.hasError=!0}finally{const o=BI(r);o&&await o}}async function YI(t,e,n){const s=await yp(t,(await t.
stat()).size);return lp(await FI(t,s.file,e,sd(s.log,n)),s.log,n)}async function XI(t,e){const{size:n}=await t.stat();return lp(await ar(t,sd(n,e)),n,e)}const KI=()=>({});
function gp(){const t=new Set;return{subscribe(e){const n=s=>e(s);return t.add(n),{[Symbol.dispose]:()=>{t.delete(n)}}},publish(e){for(const n of[...t])n(e)}}}var od=N(
99);const hs=[`
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
  `,`
  CREATE TABLE dns_use (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL) STRICT;
  CREATE TABLE dns_changes (
    host TEXT PRIMARY KEY,
    app INTEGER REFERENCES apps ON DELETE SET NULL,
    at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    claimed INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    fence INTEGER NOT NULL,
    problem TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX dns_changes_due ON dns_changes (due_at);
  CREATE INDEX dns_changes_by_app ON dns_changes (app);
  CREATE INDEX dns_changes_waiting ON dns_changes (at) WHERE claimed = 0 OR failures > 0;
  CREATE TRIGGER domains_added_changed AFTER INSERT ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (new.name, new.app, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0, CAST(unixepoch('subsec') * 1000 AS INTEGER) * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;
  CREATE TRIGGER domains_removed_changed AFTER DELETE ON domains
    WHEN EXISTS (SELECT 1 FROM dns_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO dns_changes (host, app, at, due_at, fence)
      VALUES (old.name, old.app, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0, CAST(unixepoch('subsec') * 1000 AS INTEGER) * 1000)
      ON CONFLICT (host) DO UPDATE SET app = excluded.app, at = excluded.at, due_at = iif(claimed, due_at, 0), changed = claimed,
        failures = 0, problem = NULL;
  END;
  `,`
  CREATE TRIGGER domain_removed_purged AFTER DELETE ON domains
    WHEN EXISTS (SELECT 1 FROM cdn_use WHERE until > CAST(unixepoch('subsec') * 1000 AS INTEGER)) BEGIN
    INSERT INTO cdn_purges (tag, app, at, due_at)
      SELECT 'slipway-site-' || subdomain, id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 0 FROM apps WHERE id = old.app
      ON CONFLICT (tag) DO UPDATE SET at = excluded.at, due_at = 0, round = 0, failures = 0, fence = fence + 1, problem = NULL;
  END;
  `];function zI(t){const e=new VI(t===void 0?":memory:":(0,P.join)(t,"platform.db"));try{return e.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; P\
RAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;"),JI(e),e}catch(n){throw e.close(),n}}class VI extends od.DatabaseSync{prepare(e){return new qI(()=>super.prepare(
e))}}class qI{#e;#t;constructor(e){this.#e=e}run(...e){return this.#n().run(...e)}get(...e){return this.#n().get(...e)}all(...e){return this.#n().all(...e)}columns(){
return this.#n().columns()}#n(){return this.#t??=this.#e(),this.#t}}function JI(t){const e=Tp(t);if(e!==hs.length){if(e>hs.length)throw new A.GQ("unsupported_da\
ta",`The data directory has version ${e}; this Slipway knows ${hs.length}`,{remedy:"Start it with the newer Slipway that wrote it, or name another --data direct\
ory."});ps(t,()=>{const n=Tp(t);if(!(n>=hs.length)){for(const s of hs.slice(n))t.exec(s);t.exec(`PRAGMA user_version = ${hs.length}`)}})}}function Tp(t){return Number(
t.prepare("PRAGMA user_version").get()?.user_version??0)}function _p(t,e){t.prepare("VACUUM INTO ?").run(e),(0,I.chmodSync)(e,384)}function ps(t,e){t.exec("BEGI\
N IMMEDIATE");try{const n=e();return t.exec("COMMIT"),n}catch(n){throw t.isTransaction&&t.exec("ROLLBACK"),n}}function Bo(t){return{read:async e=>id(e),first:async(e,n,s)=>id(
()=>{const r=e.get(...n);return r&&s(r)}),write:async e=>id(()=>ps(t,e))}}function id(t){try{return t()}catch(e){const n=rr(e);throw!n&&!SR(e)?e:new Re(`The sta\
te cannot be read or written: ${(0,A.bD)(e)}`,{cause:e,isFull:n})}}function bp(t){const e=(0,P.join)(t,"platform.pid"),n=(0,P.join)(t,"platform.lock");(0,I.writeFileSync)(
n,"",{flag:"a",mode:384});const s=new od.DatabaseSync(n);try{s.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;")}catch(r){throw s.
close(),bh(r)?new A.GQ("unsupported_data",`${n} is not a lock file of the platform`,{input:"data",remedy:"Remove the file: it contains no data, and the next sta\
rt creates it.",cause:r}):Nh(r)?new A.GQ("platform_locked",`Another platform uses ${t}${QI(e)}`,{input:"data",remedy:"Stop that one first, or name another direc\
tory with --data.",cause:r}):r}return(0,I.writeFileSync)(e,`${process.pid}
`,{mode:384}),{[Symbol.dispose](){s.isOpen&&((0,I.rmSync)(e,{force:!0}),s.close())}}}function QI(t){try{const e=/^\d{1,10}$/.exec((0,I.readFileSync)(t,"utf8").trim());
return e?` (process ${e[0]})`:""}catch{return""}}function ZI(t){return Sp(t,e=>{(Np(e)||(0,I.readdirSync)(e).length===0)&&(0,I.chmodSync)(e,448),(0,I.writeFileSync)(
(0,P.join)(e,"platform.db"),"",{flag:"a",mode:384})})}function sv(t){const e=Sp(t,s=>{readdirSync(s).length===0&&chmodSync(s,448),writeFileSync(join(s,"platform\
.lock"),"",{flag:"a",mode:384})});if(Np(e))throw new SlipwayError("invalid_input",`The directory ${e} holds the data of a platform without --database`,{input:"d\
ata",remedy:"Name another directory with --data: a node keeps only caches and workspaces in it."});const n=lockDataDir(e);return{path:e,[Symbol.dispose]:()=>n[Symbol.
dispose]()}}function Np(t){return(0,I.existsSync)((0,P.join)(t,"platform.db"))}function Sp(t,e){if(t===""){const s="Name a directory with --data, or leave the f\
lag out for .slipway.";throw new A.GQ("invalid_input","The name of the data directory is empty",{input:"data",remedy:s})}const n=(0,P.resolve)(t);try{(0,re.wZ)(
n,448),e(n)}catch(s){throw new A.GQ("invalid_input",`The data directory ${n} cannot be written (${(0,A.xU)(s)})`,{input:"data",remedy:"Name a directory that thi\
s user may create and write, with --data.",cause:s})}return(0,I.existsSync)((0,P.join)(n,".gitignore"))||(0,I.writeFileSync)((0,P.join)(n,".gitignore"),`*
`,{mode:384}),n}const eA=()=>({});function Es(t,e){const n=t.prepare("SELECT * FROM audit_heads WHERE org = ?"),s=t.prepare(`INSERT INTO audit (${vh.join(", ")}\
, hash)
    VALUES (${vh.map(()=>"?").join(", ")}, ?)`),r=t.prepare(`INSERT INTO audit_heads (org, n, at, hash, anchor_n, anchor_hash) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (org) DO UPDATE SET n = excluded.n, at = excluded.at, hash = excluded.hash`);return(o,i)=>{for(const a of i){const c=DR(o,a),d=n.get(c.org),{head:u}=d?
Mh(d):vc,l=Math.max(e.now(),d?W(d,"at"):0),f={...c,n:u.n+1,at:l},y=Ih(u.hash,f),{org:g,n:_,project:T,appID:b,action:O,object:C,by:x,via:U,name:$,from:M,requestID:H,
before:X,after:z}=f;s.run(g,_,l,T,b,O,C,x,U,$,M,H,X,z,y),r.run(g,_,l,y,vc.anchor.n,vc.anchor.hash)}}}const tA=[[/\/\* (INDEXED BY \w+|CROSS) \*\//g,"$1"],[/= ANY \((\$\d+)(?:::\w+\[\])?\)/g,
"IN (SELECT value FROM json_each($1))"],[/<> ALL \((\$\d+)(?:::\w+\[\])?\)/g,"NOT IN (SELECT value FROM json_each($1))"],[/\bunnest\((\$\d+)::text\[\]\) AS (\w+)/g,
"(SELECT value AS $2 FROM json_each($1))"],[/::\w+(?:\[\])?/g,""],[/ FOR (?:NO KEY )?(?:UPDATE|SHARE)(?: OF \w+)?(?: SKIP LOCKED)?/g,""],[/ ready = (?:true|false),/g,
""],[/ COLLATE "C"/g,""],[/\bgreatest\(/g,"max("],[/\bleast\(/g,"min("],[/\bstrpos\(/g,"instr("]];function ad(t,e=J.ml,n=gp()){const s=Bo(t),r=Es(t,e);return{prepare:o=>nA(
t,e,o),lock:()=>cr(()=>{}),record:(o,i)=>cr(()=>r(o,i)),read:o=>s.read(()=>ms(o())),async write(o){const i=[],a=d=>cr(()=>{i.push(...d)}),c=await s.write(()=>ms(
o(a)));for(const d of i)n.publish(d);return c}}}function nA(t,e,n){const s=tA.reduce((c,[d,u])=>c.replace(d,u),n),r=[],o=s.replace(/\$(\d+)|:now\b/g,(c,d)=>(r.push(
c===":now"?"now":Number(d)-1),"?")),i=t.prepare(o);let a;return(...c)=>cr(()=>{a??=i.columns().length>0;const d=e.now(),u=r.map(f=>f==="now"?d:sA(c[f]));if(!a)return{
rows:[],count:Number(i.run(...u).changes)};const l=i.all(...u);return{rows:l,count:l.length}})}function*cr(t){return yield*[],t()}function sA(t){return typeof t==
"boolean"?Number(t):typeof t!="object"||t===null?t??null:t instanceof Uint8Array?t:JSON.stringify(t)}function ms(t){const e=t.next();if(e.done)return e.value;throw new Error(
"A statement of the other engine was asked")}function Op(t){const e=t.prepare(`INSERT INTO idempotency AS known (scope, key, request_hash, status, response, cre\
ated_at)
    SELECT $1, $2, $3, $4::integer, '', ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT (scope, key) DO UPDATE SET request_hash = excluded.request_hash, status = excluded.status, response = '',
      created_at = excluded.created_at WHERE known.created_at <= excluded.created_at - ${Fh}`),n=t.prepare("SELECT request_hash, status, response FROM idempoten\
cy WHERE scope = $1 AND key = $2"),s=t.prepare("UPDATE idempotency SET response = $3 WHERE scope = $1 AND key = $2"),r=t.prepare("DELETE FROM idempotency WHERE \
scope = $1 AND key = $2");return function*(o,i){if(o&&(yield*e(o.scope,o.key,o.requestHash,o.status)).count===0){const[c]=(yield*n(o.scope,o.key)).rows;return!c||
D(c,"request_hash")!==o.requestHash?{kind:"other_request"}:{kind:"replayed",status:W(c,"status"),answer:D(c,"response")}}const a=yield*i();if(o&&a===void 0&&(yield*r(
o.scope,o.key)),a!==void 0)return o&&(yield*s(o.scope,o.key,o.answer(a))),{kind:"done",made:a}}}function rA(t,{apply:e,prune:n,used:s}){const r=cd.map((M,H)=>`${M}\
 = $${H+1}`).join(" AND "),o=t.prepare(`INSERT INTO usage_writers VALUES ($1, $2, :now)
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at
    WHERE usage_writers.number < excluded.number`),i=t.prepare("SELECT 1 FROM usage_ended LIMIT 1"),a=t.prepare(`DELETE FROM usage_ended WHERE deploy_id IN
    (SELECT deploy_id FROM usage_ended LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING status, ended_at, ms,
      (SELECT org FROM apps WHERE id = app) AS org, (SELECT project FROM apps WHERE id = app) AS project,
      (SELECT app_id FROM apps WHERE id = app) AS app_id`),c=t.prepare(`INSERT INTO usage_turns VALUES ($1, :now)
    ON CONFLICT (task) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - usage_turns.at) >= $2`),d=t.prepare(`SELECT t.keyspace AS of, a.org, a.project, a.\
app_id AS app, t.name AS kvs_table, s.keyspace, s.keys, s.bytes
    FROM kvs_tables t JOIN apps a ON a.id = t.app
    LEFT JOIN usage_scopes s ON s.org = a.org AND s.project = a.project AND s.app = a.app_id AND s.kvs_table = t.name
    WHERE t.keyspace = ANY ($1::bigint[])`),u=t.prepare(`SELECT ${Ut}, keyspace, keys, bytes FROM usage_scopes
    WHERE keyspace > $1 AND keyspace <= $2 AND (keys <> 0 OR bytes <> 0)`),l=t.prepare(`UPDATE usage_scopes SET keyspace = $5 WHERE ${r}`),f=t.prepare(`SELECT s\
tart, ${Rp} FROM usage_sums WHERE ${r} AND step = $5 AND start >= $6
    ORDER BY start`),y=t.prepare(`SELECT keys, bytes FROM usage_scopes WHERE ${r}`),g=t.prepare(`SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AN\
D bytes >= $1
    UNION SELECT keyspace FROM usage_scopes WHERE keyspace IS NOT NULL AND keys >= $2
    UNION SELECT t.keyspace FROM usage_scopes o JOIN usage_scopes t ON t.org = o.org
      WHERE o.project = '' AND o.bytes >= $3 AND t.keyspace IS NOT NULL`),_=t.prepare(`SELECT ${Ut}, sum(${Ho})::bigint AS limited, max(${Go})::bigint AS most
    FROM usage_sums /* INDEXED BY usage_sums_by_age */ WHERE step = 'hour' AND start >= $2 AND org = $1 AND kvs_table <> ''
      AND ${an("usage_sums",5,"app")} AND EXISTS (SELECT 1 FROM usage_sums
        WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'hour' AND start >= $2
          AND (${Ho} > 0 OR ${Go} >= $3))
    GROUP BY ${Ut} HAVING sum(${Ho}) > 0 OR max(${Go}) >= $3
    ORDER BY limited DESC, most DESC, ${Ut} LIMIT $4`),T=Be.map(M=>`coalesce(sum(u.${M}), 0)::bigint AS ${M}`).join(", "),b=M=>t.prepare(`SELECT page.org, page.\
project, page.app, page.kvs_table, page.keys, page.bytes, ${T}
      FROM (SELECT * FROM usage_scopes WHERE ${M} ORDER BY ${Ut} LIMIT $1) page
      LEFT JOIN usage_sums u ON u.org = page.org AND u.project = page.project AND u.app = page.app AND u.kvs_table = page.kvs_table
        AND u.step = 'day' AND u.start >= $2
      GROUP BY page.org, page.project, page.app, page.kvs_table, page.keys, page.bytes
      ORDER BY page.org, page.project, page.app, page.kvs_table`),O=`app <> '' AND kvs_table = '' AND ${an("usage_scopes",6,"app")}`,C=b(`org = $3 AND (project,\
 app) > ($4, $5) AND ${O}`),x=b(`org = $3 AND project = $4 AND app > $5 AND ${O}`),U=b("org = $3 AND project = $4 AND app = $5 AND kvs_table > $6 AND kvs_table \
<> ''"),$=({org:M,project:H,app:X},z,{after:pe,within:Y,limit:ne})=>{const we=pe?.name??"";return H===""?C(ne,z,M,pe?.project??"",we,Y):X===""?x(ne,z,M,H,we,Y):
U(ne,z,M,H,X,we)};return{add:({writer:M,number:H,rows:X})=>t.write(function*(){(yield*o(M,H)).count===1&&(yield*e(X))}),async countEnded(M){return await Ct(t,i())===
0?0:t.write(function*(){const{rows:H}=yield*a(M);return yield*e(H.filter(({org:X})=>X!==null).map(uA)),H.length})},claimTurn:async(M,H)=>await Ct(t,c(M,H))===1,
setStored:(M,H)=>t.write(function*(){yield*t.lock("sizes");const X=(yield*d(M.tables.map(({keyspace:ne})=>ne))).rows,z=new Map(X.map(ne=>[W(ne,"of"),Dp(ne)])),{
rows:pe}=yield*u(M.after,M.upTo),Y=lA(M,z,pe.map(Dp),H);yield*e(Y.rows);for(const{scope:ne,keyspace:we}of Y.keyspaces)yield*l(...Vt(ne),we)}),prune:n,series:(M,H,X)=>Se(
t,f(...Vt(M),H,X),z=>({start:W(z,"start"),counts:kp(z)})),parts:(M,H,X)=>Se(t,$(M,H,X),iA),pressed:(M,H,{busy:X,limit:z,within:pe})=>Se(t,_(M,H,X,z,pe),oA),full:({
tableBytes:M,tableKeys:H,organizationBytes:X})=>Se(t,g(M,H,X),z=>W(z,"keyspace")),stored:async M=>await pt(t,y(...Vt(M)),Ap)??{keys:0,bytes:0},used:s}}const cd=[
"org","project","app","kvs_table"],Ut=cd.join(", "),Rp=Be.join(", "),Lp=$i();function Vt({org:t,project:e,app:n,table:s}){return[t,e,n,s]}function dd(t){return{
org:D(t,"org"),project:D(t,"project"),app:D(t,"app"),table:D(t,"kvs_table")}}const Ip=t=>Be.filter(e=>t.test(e)).join(" + "),Ho=`(${Ip(/^(?:get|put|delete|other)_limited$/)}\
)`,Go=`(${Ip(/^(?:get|put|delete|other)_/)})`;function oA(t){return{scope:dd(t),limited:W(t,"limited"),most:W(t,"most")}}function Ap(t){return{keys:W(t,"keys"),
bytes:W(t,"bytes")}}function iA(t){return{scope:dd(t),counts:kp(t),stored:Ap(t)}}function kp(t){return Object.fromEntries(Be.map(e=>[e,W(t,e)]))}function aA(t){
const e=new Map;for(const{scope:n,hour:s,counts:r}of t)for(const o of cA(n))for(const i of["hour","day"]){const a=Math.floor(s/At[i])*At[i],c=JSON.stringify([...Vt(
o),i,a]),d=e.get(c)??{scope:o,step:i,start:a,counts:Be.map(()=>0)};for(const[u,l]of Be.entries())d.counts[u]=(d.counts[u]??0)+r[l];e.set(c,d)}return[...e].sort(
([n],[s])=>n<s?-1:1).map(([,n])=>n)}function cA({org:t,project:e,app:n,table:s}){const r=[{org:t,project:"",app:"",table:""},{org:t,project:e,app:"",table:""},{
org:t,project:e,app:n,table:""}];return s===""?r:[...r,{org:t,project:e,app:n,table:s}]}function dA(t){const e=new Map,[n,s]=[Be.indexOf("keys_change"),Be.indexOf(
"bytes_change")];for(const{scope:r,step:o,start:i,counts:a}of t){if(o!=="day")continue;const c=JSON.stringify(Vt(r)),d=e.get(c);e.set(c,{scope:r,keys:(d?.keys??
0)+(a[n]??0),bytes:(d?.bytes??0)+(a[s]??0),usedOn:Math.max(d?.usedOn??0,i)})}return[...e.values()]}function uA(t){const e=D(t,"status"),n=["deploy_succeeded","d\
eploy_failed","deploy_cancelled"].find(s=>s===`deploy_${e}`);return{scope:{org:D(t,"org"),project:D(t,"project"),app:D(t,"app_id"),table:""},hour:Math.floor(W(t,
"ended_at")/At.hour)*At.hour,counts:{...Lp,...n&&{[n]:1},build_ms:W(t,"ms")}}}function Dp(t){const e=Ke(t,"keyspace");return{scope:dd(t),keyspace:e,keys:Ke(t,"k\
eys")??0,bytes:Ke(t,"bytes")??0}}function lA({tables:t},e,n,s){const r=Math.floor(s/At.hour)*At.hour,o=[],i=[],a=new Set,c=(d,{keys:u,bytes:l})=>{a.add(Vt(d.scope).
join(`
`));const f={...Lp,keys_change:u-d.keys,bytes_change:l-d.bytes};(f.keys_change!==0||f.bytes_change!==0)&&o.push({scope:d.scope,hour:r,counts:f})};for(const{keyspace:d,
...u}of t){const l=e.get(d);l&&(c(l,u),l.keyspace!==d&&i.push({scope:l.scope,keyspace:d}))}for(const d of n)a.has(Vt(d.scope).join(`
`))||c(d,{keys:0,bytes:0});return{rows:o,keyspaces:i}}const vp=`FROM usage_sums WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'\

  AND start >= $2`,ys=(...t)=>`SELECT CAST(${t.map(e=>`coalesce((${e}), 0)`).join(" + ")} AS bigint) AS n`,fA={apps:ys("SELECT count(*) FROM apps WHERE org = $1\
 AND deleted_at IS NULL"),disk:ys(`SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
      WHERE a.org = $1 AND a.deleted_at IS NULL`,"SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = $1"),buildsAtOnce:ys("SE\
LECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1"),buildMinutesPerMonth:ys(`SELECT sum(build_ms) ${vp}`,"SELECT sum(ms) FROM usage_ended\
 JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2"),kvsRequestsPerMonth:ys(`SELECT sum(${Go} - ${Ho}) ${vp}`)},hA=new Set(["buildMinutesPerMonth","\
kvsRequestsPerMonth"]);function dr(t){const e=new Map(Object.entries(fA).map(([i,a])=>[i,t.prepare(a)])),n=t.prepare(`SELECT CAST(coalesce(sum(d.release_bytes),\
 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`),s=t.prepare(ys(`SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,"SELECT release_bytes FROM deployments WHERE deploy\
_id = $1 AND stored_release IS NOT NULL")),r=function*(i,...a){const[c]=i?(yield*i(...a)).rows:[];return c?W(c,"n"):0},o=(i,a,c=0)=>r(e.get(a),i,...hA.has(a)?[c]:
[]);return{async used(i,a,c){const d=c.map(async u=>[u,await t.read(()=>o(i,u,a))]);return Object.fromEntries(await Promise.all(d))},*lock(i,{apps:a,disk:c}={}){
(a!==void 0||c!==void 0)&&(yield*t.lock("quotas",i))},*checkApp(i,{apps:a,disk:c}={},d){const u=a===void 0?0:yield*o(i,"apps");if(a!==void 0&&u>=a)throw new jt(
{org:i,name:"apps",used:u,quota:a});c===void 0||d===void 0||$p(i,yield*o(i,"disk"),yield*r(n,d),c)},*checkRelease(i,{deployID:a,bytes:c,kept:d},u){const l=yield*r(
s,a,d);$p(i,(yield*o(i,"disk"))-l,c,u)},*checkTime(i,a){if(!a)return;const c=yield*o(i,"buildMinutesPerMonth",a.since);if(c<a.ms)return;const d={used:c/Mp,quota:a.
ms/Mp,until:a.until};throw new jt({org:i,name:"buildMinutesPerMonth",...d})}}}function $p(t,e,n,s){const r=e+n;if(r>s)throw new jt({org:t,name:"disk",used:e,quota:s,
needs:r})}const Mp=6e4;function*ud(t,e,n,s){const r=YL(e.env,n,e.changes,{at:e.now,by:s});yield*t.store(e,n,r)}const Cp=`UPDATE apps SET repository = $2, branch\
 = $3, build_command = $4, output_directory = $5,
  region = $6, settings = $7, lifetime_ms = $8, updated_at = :now WHERE id = $1 RETURNING *`,Up="slipway_changed('site', subdomain)",pA=10;function EA(t,{random:e,
env:n}){const s=t.prepare(Do),r=t.prepare(`SELECT * FROM apps WHERE ${ls}`),o=t.prepare(`INSERT INTO apps (org, project, app_id, name, type, repository, branch,\
 build_command,
      output_directory, region, settings, subdomain, environment_id, lifetime_ms, created_at, updated_at)
    SELECT $1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now.ms, now.ms FROM (SELECT :now AS ms) now WHERE true
    ON CONFLICT DO NOTHING RETURNING *`),i=t.prepare(Cp,Up),a=U=>{const $=`SELECT * FROM apps WHERE org = $1 AND (app_id, project) > ($2, $3) AND (app_id, proje\
ct) < ($4, $5)
      AND ${U} AND ${an("apps",7)}`;return{firstOnes:t.prepare(`${$} ORDER BY app_id, project LIMIT $6`),lastOnes:t.prepare(`${$} ORDER BY app_id DESC, project \
DESC LIMIT $6`)}},[c,d]=[a("deleted_at IS NULL"),a("deleted_at IS NOT NULL")],u="SELECT * FROM apps WHERE org = $1 AND project = $2 AND deleted_at IS NULL AND a\
pp_id",l=t.prepare(`${u} > $3 ORDER BY app_id LIMIT $4`),f=t.prepare(`${u} < $3 ORDER BY app_id DESC LIMIT $4`),[y,g]=[t.prepare(Fp(">","")),t.prepare(Fp("<","D\
ESC"))],_=t.prepare("DELETE FROM domains WHERE app = $1 AND name = ANY ($2::text[])"),T=t.prepare(`INSERT INTO domains (name, app) SELECT name, $1 FROM unnest($\
2::text[]) AS name ORDER BY name
    ON CONFLICT DO NOTHING RETURNING name`),b=dr(t),O=Op(t),C=function*(U,$,M){const{added:H,removed:X}=IL($,M);if(X.length>0&&(yield*_(U,X)),H.length===0)return X;
const z=(yield*T(U,H)).rows.map(Y=>D(Y,"name")),pe=H.find(Y=>!z.includes(Y));if(pe!==void 0)throw new Bs(pe);return[...X,...H]},x=function*({key:U,type:$,config:M}){
for(let H=1;H<=pA;H+=1){const X=[hL(U.appID,e),`env-${jc(16,e)}`],[z]=(yield*o(...Me(U),$,...Xc(M),...X,Gc(M))).rows;if(z&&(yield*C(W(z,"id"),void 0,M)),z)return Qe(
z);if((yield*r(...Me(U))).count>0)return}throw new A.GQ("internal",`No free subdomain was found for the app ${U.appID}`)};return{find:U=>pt(t,r(...Me(U)),Qe),create:(U,$,M)=>t.
write(function*(H){const{key:X,bounds:z,config:pe,type:Y}=U;yield*b.lock(X.org,z);const ne=yield*O(M,function*(){if(!((yield*r(...Me(X))).count>0))return yield*b.
checkApp(X.org,z),yield*x(U)});return ne?.kind!=="done"?ne??{kind:"taken"}:(yield*t.record($,[$R(X,{...pe,type:Y})]),yield*H([{kind:"site",subdomain:ne.made.subdomain},
...xp(ne.made.settings.domains??[])]),ne)}),update:(U,$,M)=>t.write(function*(H){const[X]=(yield*s(...Me(U))).rows;if(!X)return;const[z,pe,Y]=[W(X,"id"),Qe(X),Yc(
Qe(X),$)],ne=yield*C(z,pe,Y);yield*t.record(M,Mc(U,pe,Y));const[we={}]=(yield*i(z,...Xc(Y),Gc(Y))).rows;return yield*H([{kind:"site",subdomain:pe.subdomain}],"t\
old"),yield*H(xp(ne)),Qe(we)}),env:async U=>(await t.read(()=>n.read(U)))?.env??{},async variables(U){const $=await t.read(()=>n.read(U));return $?XL(Object.keys(
$.env),$.changes):[]},replaceEnv:(U,$,M)=>t.write(function*(H){const X=yield*n.lock(U);return X?(yield*ud(n,X,$,M.by),yield*t.record(M,Cc(U,"env.replace",X.env,
$)),yield*H([{kind:"site",subdomain:X.subdomain}]),!0):!1}),editEnv:(U,$,M,H)=>t.write(function*(X){const z=yield*n.lock(U);if(!z)return{kind:"no_app"};const pe=GL(
z.env,$,M);return pe?(yield*ud(n,z,pe,H.by),yield*t.record(H,Cc(U,"env.edit",z.env,pe)),yield*X([{kind:"site",subdomain:z.subdomain}]),WL(z.env,pe,$)):{kind:"fu\
ll"}}),async organizations({after:U=$o,before:$,limit:M}){const H=($===void 0?y:g)($??U,M),X=await Se(t,H,z=>D(z,"org"));return $===void 0?X:X.toReversed()},async inProject(U,$,{
after:M=$o,before:H,limit:X}){const pe=await Se(t,(H===void 0?l:f)(U,$,H??M,X),Qe);return H===void 0?pe:pe.toReversed()},async list(U,$){const M=$.deleted?d:c,H=($.
before?M.lastOnes:M.firstOnes)(U,...kL($),$.limit,$.within),X=await Se(t,H,Qe);return $.before?X.toReversed():X}}}function xp(t){return t.map(e=>({kind:"domain",
domain:e}))}function Fp(t,e){const n=s=>`(SELECT org FROM apps WHERE org ${t} ${s} ORDER BY org ${e} LIMIT 1)`;return`WITH RECURSIVE steps (org, n) AS (SELECT ${n(
"$1")}, 1
      UNION ALL SELECT ${n("steps.org")}, n + 1 FROM steps WHERE n < $2 AND org IS NOT NULL)
    SELECT org FROM steps WHERE org IS NOT NULL AND n <= $2 ORDER BY n`}function jp(t,e){const n=t.prepare(`SELECT e.name, e.value, e.is_sealed, e.changed_at, e\
.changed_by FROM env e
    JOIN apps a ON a.id = e.app WHERE a.${ls.replaceAll(" AND "," AND a.")} ORDER BY e.name`),s=t.prepare("SELECT name, value, is_sealed, changed_at, changed_by\
 FROM env WHERE app = $1 ORDER BY name"),r=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${fs}`),o=t.prepare("SELECT :now AS now"),i=t.prepare("DELETE FROM e\
nv WHERE app = $1"),a=t.prepare(`INSERT INTO env (app, name, value, is_sealed, changed_at, changed_by)
    VALUES ($1, $2, $3, 1, $4, $5)`),c=(u,l)=>({env:Pp(e,u,l),changes:mA(l)}),d=function*(u,l){const[f,y]=[W(u,"id"),Gt(u)],{rows:g}=yield*s(f);return{...c(y,g),
key:y,app:f,subdomain:D(u,"subdomain"),now:l}};return{*read(u){return c(u,(yield*n(...Me(u))).rows)},*lock(u){const[l]=(yield*r(...Me(u))).rows;return l&&(yield*d(
l,W(l,"now")))},*lockOf(u){return yield*d(u,W((yield*o()).rows[0]??{},"now"))},*store({app:u,key:l},f,y){yield*i(u);for(const[g,_]of Object.entries(f)){const{at:T=null,
by:b=null}=y.get(g)??{};yield*a(u,g,Ws(e,"variables",ba(l,g),_),T,b)}}}}function mA(t){return new Map(t.map(e=>[D(e,"name"),{at:Ke(e,"changed_at"),by:ge(e,"chan\
ged_by")}]))}function Pp(t,e,n){return Object.fromEntries(n.map(s=>{const[r,o]=[D(s,"name"),D(s,"value")],i=W(s,"is_sealed")===1;return[r,i?Ys(t,"variables",ba(
e,r),o):o]}))}const Wo="deploy_id = ? AND fence = ? AND lease_node IS NOT NULL AND finished_at IS NULL",ld="finished_at = ?, lease_node = NULL, lease_until = NU\
LL, stored_release = NULL, env = NULL",Bp=`status = 'failed', stage = ?, failure = ?, log_bytes = ?, ${ld}`;function yA(t){const{database:e,commands:n,changes:s,
clock:r,keepReleases:o}=t,i=dr(ad(e)),a=Y=>e.prepare(`UPDATE deployments SET ${Y} WHERE ${Wo}`),c=a("lease_until = ?"),d=Y=>a(`status = ?, stage = ?, ${Y} = coa\
lesce(${Y}, ?)`),u={clone:d("started_at"),install:d(or.install),build:d(or.build),sync:d(or.sync),activate:d(or.activate)},l=a(`commit_sha = ?, commit_subject =\
 coalesce(?, commit_subject),
    commit_author = coalesce(?, commit_author)`),f=e.prepare(`SELECT 1 FROM deployments WHERE ${Wo}`),y=a("stored_release = ?, release_files = ?, release_bytes \
= ?, warnings = ?"),g=e.prepare(`UPDATE apps SET type = ?, updated_at = ?
    WHERE id = (SELECT app FROM deployments WHERE deploy_id = ?) AND type <> ? RETURNING *`),_=a(Bp),T=fd(e),b=Es(e,r),O=wA(t),C=e.prepare(`SELECT deploy_id, st\
age FROM deployments INDEXED BY deployments_leased
    WHERE lease_node IS NOT NULL AND lease_until <= ?`),x=e.prepare(`SELECT deploy_id, stage FROM deployments
    WHERE finished_at IS NULL AND status <> 'queued'`),U=e.prepare("SELECT 1 FROM deployments WHERE finished_at IS NULL LIMIT 1"),$=e.prepare(`SELECT status FRO\
M deployments
    WHERE deploy_id = ? AND fence = ? AND finished_at IS NOT NULL`),M=TA(t),H=_A(t),X=(Y,ne,...we)=>n.read(()=>Y.run(...we,ne.deployID,ne.fence).changes===1),z=(Y,ne,we)=>{
if(H.isLive(Y.deployID))return H.end(Y,we);const Pe=[...Hp(t,Y.deployID,ne,we),Y.deployID,Y.fence],ct=_.run(...Pe).changes===1;return ct&&b(be,[Uh(Gt(T(Y.deployID)),
Y.deployID,ne)]),ct},pe=Y=>(Y.length>0&&s.publish({kind:"jobs"}),Y);return{claim:(Y,ne=da)=>n.write(()=>M(Y,ne)),renew:Y=>X(c,Y,r.now()+On),advance:(Y,ne)=>X(u[ne],
Y,Cf[ne],ne,r.now()),recordCommit:(Y,ne,we)=>X(l,Y,ne,we?.subject??null,we?.author??null),recordRelease:(Y,ne,we,Pe,ct,dt)=>n.write(()=>{const nt={deployID:Y.deployID,
bytes:we?.bytes??0,kept:o-1};dt&&f.get(Y.deployID,Y.fence)&&ms(i.checkRelease(dt.org,nt,dt.bytes));const xt=[ne,we?.files??null,we?.bytes??null,Vh(Pe)],ke=y.run(
...xt,Y.deployID,Y.fence).changes===1,qe=T(Y.deployID),Ve=ke&&ct!==void 0&&g.get(ct,r.now(),Y.deployID,ct);return Ve&&b(be,Mc(Gt(Ve),Qe(qe),Qe(Ve),Y.deployID)),
ke}),async finish(Y,ne){if(ne.kind==="live"){const{manifestHash:we,logBytes:Pe,warnings:ct}=ne,dt=await n.write(()=>{const nt=H.switch(Y,we);return nt&&H.end(Y,
Pe,ct)?nt:void 0});if(!dt)return!1;dt.isNew&&s.publish({kind:"site",subdomain:dt.subdomain})}else if(!await n.write(()=>z(Y,ne.facts,ne.logBytes)))return!1;return s.
publish({kind:"jobs"}),!0},async goLive(Y,ne){const we=await n.write(()=>H.switch(Y,ne));return we?.isNew&&s.publish({kind:"site",subdomain:we.subdomain}),we!==
void 0},endOf:({deployID:Y,fence:ne})=>n.first($,[Y,ne],Hc),expire:async()=>pe(await n.write(()=>C.all(r.now()).map(O))),expireAll:()=>pe(ps(e,()=>x.all().map(O))),
isBusy:()=>n.read(()=>U.get()!==void 0)}}function Hp({keyring:t,clock:e},n,s,r){return[s.stage,TL(t,n,s),r??null,e.now()]}function fd(t){const e=t.prepare("SELE\
CT a.* FROM deployments d JOIN apps a ON a.id = d.app WHERE d.deploy_id = ?");return n=>e.get(n)??{}}function wA(t){const{database:e,clock:n}=t,s=e.prepare(`UPD\
ATE deployments SET ${Bp} WHERE deploy_id = ?`),r=e.prepare(`UPDATE deployments SET status = 'succeeded', stage = 'activate', ${ld}
    WHERE deploy_id = ? AND EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),o=fd(e),i=Es(e,n);return a=>{const c=D(a,"deploy_id");
if(r.run(n.now(),c).changes===1)return c;const d=Uf(Bc(a)??"clone");return s.run(...Hp(t,c,d,void 0),c),i(be,[Uh(Gt(o(c)),c,d)]),c}}const hd="finished_at IS NUL\
L AND status = 'queued'",gA=`WITH RECURSIVE waiting (org) AS (
    SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${hd}
    UNION ALL SELECT (SELECT min(org) FROM deployments INDEXED BY deployments_queued_by_org WHERE ${hd} AND org > waiting.org)
      FROM waiting WHERE waiting.org IS NOT NULL),
  turns AS MATERIALIZED (SELECT waiting.org,
      (SELECT seq FROM deployments q INDEXED BY deployments_queued_by_org WHERE ${hd} AND q.org = waiting.org AND NOT EXISTS
        (SELECT 1 FROM deployments u INDEXED BY deployments_leased WHERE u.app = q.app AND u.lease_node IS NOT NULL)
        ORDER BY seq LIMIT 1) AS seq,
      (SELECT count(*) FROM deployments u INDEXED BY deployments_leased WHERE lease_node IS NOT NULL AND u.org = waiting.org) AS builds,
      (SELECT max(started_at) FROM deployments c INDEXED BY deployments_claimed
        WHERE c.org = waiting.org AND started_at IS NOT NULL) AS last
    FROM waiting WHERE org IS NOT NULL)
  SELECT d.deploy_id, d.fence + 1 AS fence, d.branch AS job_branch, a.branch AS app_branch, d.commit_requested, d.configuration, d.env, a.*
  FROM turns JOIN deployments d ON d.seq = turns.seq JOIN apps a ON a.id = d.app
  WHERE turns.builds < coalesce((SELECT value FROM json_each(?) WHERE key = turns.org), ?) ORDER BY turns.builds, turns.last, turns.seq LIMIT 1`;function TA({database:t,
keyring:e,clock:n}){const s=t.prepare(gA),r=t.prepare(`UPDATE deployments SET status = ?, stage = 'clone', started_at = ?,
    fence = ?, lease_node = ?, lease_until = ? WHERE deploy_id = ?`),o=t.prepare("SELECT name, value, is_sealed FROM env WHERE app = ? ORDER BY name");return(i,{
of:a,most:c})=>{const d=s.get(JSON.stringify(a),c);if(!d)return;const u=n.now(),l=D(d,"deploy_id"),f=W(d,"fence");r.run(Cf.clone,u,f,i,u+On,l);const y=()=>Pp(e,
Gt(d),o.all(W(d,"id")));return{deployID:l,fence:f,job:CL(d,Jh(e,d)??y())}}}function _A({database:t,keyring:e,clock:n,keepReleases:s}){const r=t.prepare(`UPDATE \
deployments SET status = 'succeeded', stage = 'activate', log_bytes = ?, warnings = ?, ${ld}
    WHERE ${Wo}`),o=t.prepare(`SELECT deploy_id, configuration, env, triggered_by FROM deployments WHERE ${Wo}`),i=t.prepare("SELECT warnings FROM deployments W\
HERE deploy_id = ?"),a=t.prepare("SELECT 1 FROM releases WHERE deploy_id = ?"),c=t.prepare(`INSERT INTO releases (deploy_id, app, manifest, created_at)
    SELECT deploy_id, app, ?, ? FROM deployments WHERE deploy_id = ?`),d=t.prepare("UPDATE apps SET live_release = ? WHERE id = ?"),u=ad(t,n),l=jp(u,e),f=fd(t),
y=Es(t,n),g=u.prepare(Cp),_=t.prepare(`DELETE FROM releases WHERE deploy_id IN
    (SELECT r.deploy_id FROM releases r JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ?
    ORDER BY d.seq DESC LIMIT -1 OFFSET ?)`),T=b=>a.get(b)!==void 0;return{isLive:T,switch({deployID:b,fence:O},C){const x=n.now(),U=o.get(b,O);if(!U)return;const $=f(
b),M=D($,"subdomain");if(T(b))return{subdomain:M,isNew:!1};const[H,X]=[W($,"id"),Gt($)],z={...be,by:ge(U,"triggered_by")};y(be,[CR(X,b,ge($,"live_release"))]);const[
pe,Y]=[yL(U),Jh(e,U)];if(pe){const ne=Yc(Qe($),pe);ms(g(H,...Xc(ne),Gc(ne))),y(z,Mc(X,Qe($),ne,b))}if(Y){const ne=ms(l.lockOf($));ms(ud(l,ne,Y,z.by)),y(z,Cc(X,"\
env.replace",ne.env,Y,b))}return c.run(C,x,b),d.run(b,H),_.run(H,s),{subdomain:M,isNew:!0}},end({deployID:b,fence:O},C,x=[]){const U=wL(i.get(b)??{},x);return r.
run(C??null,U,n.now(),b,O).changes===1}}}const ur=32,bA=4,NA=new Uint8Array;class SA{#e;#t=new Map;#n=[];#s="";isActive=!0;constructor(e,n){this.#e=n,this.replace(
e)}get id(){return this.#s}get ids(){return this.#n.map(ws)}replace(e){this.#n=e,this.#t.clear(),this.#s=e[0]?ws(e[0]):""}sealWith(e){return this.ids.includes(e)?
(this.#s=e,!0):!1}current(e){const n=this.#n.find(s=>ws(s)===this.#s);if(!n)throw this.wrong();return this.#r(n,e)}all(e){const n=this.#n.map(r=>this.#r(r,e)),s=this.#e.
opensRaw?this.#n.map(r=>({id:NA,key:r})):[];return[...n,...s]}wrong(e){return e instanceof A.GQ?e:this.#e.wrong(e)}#r(e,n){const r=`${ws(e)} ${n}`,o=this.#t.get(
r);if(o)return o;const i={id:Wp(e),key:Yp(e,n,ur)};return this.#t.set(r,i),i}}const Gp=new WeakMap;function ws(t){const e=Gp.get(t);if(e!==void 0)return e;const n=Buffer.
from(Wp(t)).toString("hex");return Gp.set(t,n),n}function Wp(t){return Yp(t,"key-id",bA)}function Yp(t,e,n){return new Uint8Array((0,F.hkdfSync)("sha256",t,"sli\
pway",e,n))}const OA=4096;function RA(t,e){const n=(0,P.join)(t,"identity-key.json");return{async signingKey(s){return{value:LA(e,n,()=>IA(n),s),wrong:i=>Xp(n,i)}}}}
function LA(t,e,n,s){const r=n();return r!==void 0?r:ps(t,()=>{const o=n();if(o!==void 0)return o;const i=s();return pd(e,i),i})}function IA(t){return zt(()=>{const e=(0,I.
statSync)(t);if(!e.isFile()||e.size>OA)throw Xp(t);return(0,I.readFileSync)(t,"utf8")})}function pd(t,e){const n=`${t}.${(0,F.randomBytes)(4).toString("hex")}`,
s=(0,I.openSync)(n,"wx",384);try{try{(0,I.writeSync)(s,Buffer.from(e)),(0,I.fsyncSync)(s)}finally{(0,I.closeSync)(s)}(0,I.renameSync)(n,t)}catch(r){throw(0,I.rmSync)(
n,{force:!0}),r}}function Xp(t,e){return new A.GQ("unsupported_data",`${t} is not a P-256 key`,{input:"data",remedy:"Remove the file: the next start makes a new\
 key. Tokens that were signed with the old one become invalid.",cause:e})}const AA=1024,kA=/^[A-Za-z0-9+/]{43}=$/;function DA(t,e){const n=(0,P.join)(t,"platfor\
m.key"),s=`${n} has no key that the secrets in platform.db were sealed with`,r=new SA([],{wrong:c=>lr(s,c),opensRaw:!0});let o=!1;const i=()=>{if(o)return;const c=Yo(
n)??Kp(e,()=>Yo(n)??vA(n,e));$A(n,e,c),(0,I.chmodSync)(n,384),r.replace(c),MA(e,r.id),o=!0},a=()=>(i(),r);return{load:i,get id(){return a().id},get ids(){return a().
ids},isActive:!0,current:c=>a().current(c),all:c=>a().all(c),wrong:c=>r.wrong(c),add(){return i(),ps(e,()=>{const c=[(0,F.randomBytes)(ur),...Yo(n)??[]];return zp(
e,c.map(ws)),pd(n,Vp(c)),r.replace(c),r.id})}}}function rv(t){const e=join(t,"platform.key"),n=Yo(e),s=`${e} has no key that the secrets in platform.db were sea\
led with`;return n&&new Secrets(n,{wrong:r=>lr(s,r),opensRaw:!0})}function Kp(t,e){return t.isTransaction?e():ps(t,e)}function vA(t,e){if(xA(e))throw lr(`${t} i\
s missing, and secrets in platform.db are sealed with it`);const n=(0,F.randomBytes)(ur);return e.exec("DELETE FROM sealed_with"),pd(t,Vp([n])),[n]}function $A(t,e,n){
const s=n.map(ws),o=e.prepare("SELECT key_id FROM sealed_with ORDER BY key_id").all().map(i=>D(i,"key_id")).find(i=>!s.includes(i));if(o!==void 0)throw lr(`${t}\
 lacks the key ${o}, and data is sealed with it`)}function MA(t,e){t.prepare("SELECT 1 FROM sealed_with WHERE key_id = ?").get(e)||Kp(t,()=>zp(t,[e]))}function zp(t,e){
const n=t.prepare("INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING");for(const s of e)n.run(s)}const CA=["kvs_tables","kvs_roles","notify_tar\
gets","hooks"],UA=["env","deployments"];function xA(t){const e=n=>t.prepare(`SELECT 1 FROM ${n} LIMIT 1`).get()!==void 0;return CA.some(e)||e("sealed_with")&&UA.
some(e)}function Vp(t){return t.map(e=>`${Buffer.from(e).toString("base64")}
`).join("")}function Yo(t){return zt(()=>{const e=(0,I.statSync)(t),n=e.isFile()&&e.size<=AA?(0,I.readFileSync)(t):void 0,s=n&&FA(n);if(!s)throw lr(`${t} is nei\
ther a key of ${ur} bytes nor lines of keys in base64`);return s})}function FA(t){if(t.length===ur)return[t];const n=t.toString("latin1").split(`
`).map(r=>r.trim()).filter(r=>r!=="");return n.length>0&&n.every(r=>kA.test(r))&&new Set(n).size===n.length?n.map(r=>Buffer.from(r,"base64")):void 0}function lr(t,e){
return new A.GQ("unsupported_data",t,{input:"data",remedy:"Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, a\
dd it again. Or name another directory with --data.",cause:e})}function jA({prefix:t,after:e}){const[n,s]=[Buffer.from(t),e===void 0?void 0:Buffer.from(`${e}\0`)];
return s!==void 0&&Buffer.compare(s,n)>0?s:n}function PA(t,{prefix:e}){const n=t.findIndex(({key:s})=>!s.startsWith(e));return n===-1?t:t.slice(0,n)}const BA=160;
class HA{#e;#t=new Map;#n=new Map;#s=0;constructor(e){this.#e=e/2}get(e){const n=this.#t.get(e);if(n)return n;const s=this.#n.get(e);return s&&(this.#n.delete(e),
this.set(e,s)),s}set(e,n){const s=this.#t.get(e);s&&(this.#s-=Ed(e,s)),this.#n.delete(e),this.#t.set(e,n),this.#s+=Ed(e,n),!(this.#s<=this.#e)&&(this.#n=this.#t,
this.#t=new Map,this.#s=0)}delete(e){this.#n.delete(e);const n=this.#t.get(e);n&&(this.#s-=Ed(e,n),this.#t.delete(e))}}function Ed(t,e){return BA+2*(t.length+e.
value.length)}const GA=16*1024*1024,qp=1e3,md=0,Xo="room",WA=`
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
`,YA=`
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
`;function Jp(t){const e=(t.open??(n=>new od.DatabaseSync(n)))(t.path);try{return e.exec(WA),XA(e),new KA(e,t)}catch(n){throw e.close(),Nh(n)?new A.GQ("platform\
_locked",`${t.path} is already open, and only one process may use it at a time`,{input:"data",remedy:"Stop the platform or the program that uses it, or name ano\
ther directory with --data.",cause:n}):n}}function XA(t){t.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sizes'").get()||t.exec(`BEGIN IMMEDIATE; ${YA} COM\
MIT;`)}class KA{#e;#t;#n;#s;#r;#o=!1;#i=[];#a="open";constructor(e,n){this.#e=e,this.#t=zA(e),this.#n=new HA(n.cacheBytes??GA),this.#s=n.onPoisoned??(()=>{}),this.#r=
n.clock??J.ml}get(e,n){if(this.#a==="closed")throw new Re("the store is closed");const s=Ko(e,n),r=this.#n.get(s)??this.#c(s,e,n);return r&&(r.expiresAt===null||
r.expiresAt>this.#r.now())?r:void 0}#c(e,n,s){try{const r=this.#t.get.get(n,s);if(!r)return;const o={value:String(r.value),expiresAt:r.expires_at===null?null:Number(
r.expires_at)};return this.#n.set(e,o),o}catch(r){throw new Re("the store could not be read",{cause:r})}}put(e,n,{value:s,ttlMs:r}){const o={value:s,expiresAt:r===
void 0?null:this.#r.now()+r};return this.#d(()=>this.#t.put.run(e,n,s,o.expiresAt),()=>this.#n.set(Ko(e,n),o))}delete(e,n){return this.#d(()=>this.#t.delete.run(
e,n),()=>this.#n.delete(Ko(e,n)))}async keys(e,n){if(this.#a==="closed")throw new Re("the store is closed");try{const r=this.#t.keys.all(e,jA(n).toString(),this.#r.
now(),n.limit).map(o=>({key:D(o,"key"),bytes:W(o,"bytes"),expiresAt:Ke(o,"expires_at")}));return PA(r,n)}catch(s){throw new Re("the store could not be read",{cause:s})}}async sweep(e){
let n=0;return await this.#d(()=>{n=Number(this.#t.sweep.run(this.#r.now(),e).changes)}),n}async drop(e){let n;do n=[],await this.#d(()=>{n=this.#t.drop.all(e,e,
qp).map(s=>D(s,"key"))},()=>{for(const s of n)this.#n.delete(Ko(e,s))});while(n.length===qp)}async sizes(e,n){if(this.#a==="closed")throw new Re("the store is c\
losed");try{return this.#t.sizes.all(e,n).map(s=>({keyspace:W(s,"keyspace"),keys:W(s,"keys"),bytes:W(s,"bytes")}))}catch(s){throw new Re("the store could not be\
 read",{cause:s})}}async check(){if(this.#a!=="open")throw new Re(`the store is ${this.#a}`);this.get(md,Xo),this.#o&&await this.#d(()=>{this.#t.put.run(md,Xo,Xo,
null),this.#t.delete.run(md,Xo)})}highestKeyspace(){return Number(this.#t.highest.get()?.keyspace??0)}identity(){const e=this.#e.prepare("SELECT identity FROM s\
tore").get();return e===void 0?void 0:String(e.identity)}setIdentity(e){this.#e.prepare("INSERT INTO store (only, identity) VALUES (1, ?)").run(e)}copyTo(e){_p(
this.#e,e)}async close(){this.#a!=="closed"&&(this.#u(),this.#a="closed",this.#e.close())}async[Symbol.asyncDispose](){await this.close()}#d(e,n){return new Promise(
(s,r)=>{if(this.#a!=="open")return r(new Re(`the store is ${this.#a}`));this.#i.length===0&&setImmediate(()=>this.#u()),this.#i.push({run:e,done:n,resolve:s,reject:r})})}#u(){
const e=this.#i;if(this.#i=[],e.length!==0){try{this.#t.begin.run();for(const n of e)n.run();this.#e.exec("COMMIT")}catch(n){this.#o=rr(n),this.#l()&&this.#o||this.#h(
n);const r=new Re("the write was not stored",{cause:n});for(const o of e)o.reject(r);return}this.#o=!1;for(const n of e)n.done?.(),n.resolve()}}#l(){try{return this.#e.
isTransaction&&this.#e.exec("ROLLBACK"),!0}catch{return!1}}#h(e){this.#a="poisoned",this.#s(e)}}function Ko(t,e){return`${t}/${e}`}function zA(t){return{begin:t.
prepare("BEGIN IMMEDIATE"),get:t.prepare("SELECT value, expires_at FROM entries WHERE keyspace = ? AND key = ?"),put:t.prepare("INSERT INTO entries VALUES (?, ?\
, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at"),delete:t.prepare("DELETE FROM entries WHERE keyspace = ? AND key = \
?"),keys:t.prepare("SELECT key, octet_length(value) AS bytes, expires_at FROM entries WHERE keyspace = ? AND key >= ? AND (expires_at IS NULL OR expires_at > ?)\
 ORDER BY key LIMIT ?"),sweep:t.prepare("DELETE FROM entries WHERE (keyspace, key) IN (SELECT keyspace, key FROM entries WHERE expires_at <= ? LIMIT ?)"),drop:t.
prepare("DELETE FROM entries WHERE keyspace = ? AND key IN (SELECT key FROM entries WHERE keyspace = ? LIMIT ?) RETURNING key"),sizes:t.prepare("SELECT keyspace\
, keys, bytes FROM sizes WHERE keyspace > ? ORDER BY keyspace LIMIT ?"),highest:t.prepare("SELECT max(keyspace) AS keyspace FROM entries")}}function VA(t,e,n){const s=Qp(
t),r=e.identity();qA(t,{identity:r,highest:e.highestKeyspace()},n);const o=r??s??(0,F.randomBytes)(16).toString("hex");r===void 0&&e.setIdentity(o),s===void 0&&
t.prepare("INSERT INTO kvs_store (only, identity) VALUES (1, ?)").run(o)}function qA(t,{identity:e,highest:n},s){const r=Qp(t),o=JA(t);if(n>o)throw yd(s,`kvs.db\
 contains entries of table ${n}, and ${o===0?"platform.db never had a table":"platform.db is older"}`);if(r!==void 0&&e!==void 0&&r!==e)throw yd(s,"they come fr\
om two data directories");if(r!==void 0&&e===void 0&&QA(t))throw yd(s,"kvs.db is missing, or older than platform.db")}function Qp(t){const e=t.prepare("SELECT i\
dentity FROM kvs_store").get();return e===void 0?void 0:String(e.identity)}function JA(t){return Number(t.prepare("SELECT seq FROM sqlite_sequence WHERE name = \
'kvs_tables'").get()?.seq??0)}function QA(t){return t.prepare("SELECT 1 FROM kvs_tables LIMIT 1").get()!==void 0}function yd(t,e){return new A.GQ("unsupported_d\
ata",`platform.db and kvs.db of ${t} do not belong together: ${e}; nothing was changed`,{input:"data",remedy:"Restore both files from the same backup, or name a\
nother directory with --data."})}const Zp="kvs.db";function ZA({dataDir:t,lasting:e=!0,database:n,clock:s,log:r=Xs}){const o=e?ek((0,P.join)(t,Zp),s,r):Jp({path:"\
:memory:",clock:s});try{VA(n,o,t)}catch(i){throw o.close(),i}return o}function ek(t,e,n){return(0,I.writeFileSync)(t,"",{flag:"a",mode:384}),Jp({path:t,clock:e,
onPoisoned:r=>n("error","kvs_store_poisoned",{reason:(0,A.bD)(r),remedy:"Check the disk, then restart the platform. Until then all writes fail."})})}const wd=6e4;
function tk(t){let e=-1,n=new Map;const s=r=>{let o=n.get(r);return o||(o={value:0},n.set(r,o)),o};return{take(r){const o=t.monotonic(),i=Math.floor(o/wd);i!==e&&
(e=i,n=new Map);for(const{name:a,most:c}of r)if((n.get(a)?.value??0)>=c)return Math.ceil((wd-o%wd)/1e3);for(const{name:a}of r)s(a).value+=1;return 0}}}function nk(t,e){
const n=t.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${On}
    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${sk} RETURNING fence`),s=t.prepare(`UPDATE collection SET lease_until = :now + ${On}\
 WHERE fence = $1 AND lease_node IS NOT NULL`),r=t.prepare("UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1"),o=t.prepare(ok),i=t.prepare(
`SELECT d.notes, ${rk} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`),a=t.prepare("DELETE FROM coll\
ection_notes WHERE seq = ANY ($1::bigint[])"),c=t.prepare("INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"),d=t.
prepare("DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects"),u=t.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`),l=t.prepare("SELECT swept_before FROM collection"),f=t.prepare("UPDAT\
E collection SET swept_before = $1");return{hold:y=>pt(t,n(y),g=>({fence:W(g,"fence")})),renew:async({fence:y})=>await Ct(t,s(y))===1,release:async({fence:y})=>{
await Ct(t,r(y))},async due(y,g){if(y===0&&await Ct(t,o())>0)throw new Re("The records of releases are missing: the database is being restored");return Se(t,i(y,
g),ik)},add:({org:y,manifestHash:g,notes:_},T)=>t.write(function*(){(yield*a(_)).count!==0&&(yield*c(y,g,T)).count>0&&(yield*e.count(y,T))}),end:({org:y,manifestHash:g,
notes:_})=>t.write(function*(){if((yield*a(_)).count===0)return;const[T]=(yield*d(y,g)).rows;T&&(yield*e.uncount(y,us(T,"objects")))}),keep:async({notes:y})=>{await Ct(
t,a(y))},waiting:(y,g)=>Se(t,u(y?.org??"",gd(y?.hash??""),g),_=>({org:D(_,"org"),hash:Buffer.from(us(_,"object")).toString("hex")})),unused:e.unused,remember:e.
remember,forget:e.forget,sweptBefore:()=>pt(t,l(),y=>y.swept_before===null?void 0:W(y,"swept_before")),recordSweep:async y=>{await Ct(t,f(y))}}}const eE=32,sk=2*
On,rk=`d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`,fr=(t,e)=>`(SELECT ${t} FROM ${e} ORD\
ER BY ${t} LIMIT 1)`,ok=`SELECT 1 AS found FROM (SELECT
    ${fr("org","apps WHERE live_release IS NOT NULL")} AS live, ${fr("deploy_id","releases")} AS kept,
    ${fr("org","release_objects")} AS recorded, ${fr("seq","collection_notes")} AS noted,
    ${fr("org","object_references")} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;function ik(t){return{org:D(t,"org"),manifestHash:D(t,"manifest"),isKept:t.is_kept===!0||t.is_kept===1,isRecorded:t.
is_recorded===!0||t.is_recorded===1,notes:D(t,"notes").split(",").map(Number)}}function gd(t){return Buffer.from(t,"hex")}function ak(t){const e=t.prepare(`INSE\
RT INTO object_references (org, object, releases) VALUES ($1, $2, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`),n=t.prepare("UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND objec\
t = $2"),s=t.prepare("SELECT 1 FROM object_references WHERE org = $1 AND object = $2 AND releases > 0"),r=t.prepare("INSERT INTO object_references (org, object,\
 releases) VALUES ($1, $2, 0) ON CONFLICT DO NOTHING"),o=t.prepare("DELETE FROM object_references WHERE org = $1 AND object = $2 AND releases = 0"),i=function*(c,d,u){
for(let l=0;l<u.length;l+=eE)yield*c(d,u.subarray(l,l+eE))},a=(c,d,u)=>t.write(()=>i(c,d,Buffer.concat(u.map(gd))));return nk(t,{count:(c,d)=>i(e,c,d),uncount:(c,d)=>i(
n,c,d),unused:(c,d)=>t.read(function*(){const u=[];for(const l of d)(yield*s(c,gd(l))).count===0&&u.push(l);return u}),remember:(c,d)=>a(r,c,d),forget:(c,d)=>a(
o,c,d)})}const ck=100;function dk(t,e,n=J.ml){const s=Es(t,n),r=t.prepare("SELECT org, project, app_id FROM apps WHERE environment_id = ?"),o=Bo(t),i=t.prepare(
`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)`),a=t.prepare(`DELETE FROM kvs_roles WHERE access_key_id IN
    (SELECT access_key_id FROM kvs_roles WHERE environment_id = ? ORDER BY expires_at DESC LIMIT -1 OFFSET ?)
    RETURNING access_key_id`),c=t.prepare("INSERT INTO kvs_roles (access_key_id, environment_id, sealed, expires_at) VALUES (?, ?, ?, ?)"),d=t.prepare("UPDATE k\
vs_roles SET expires_at = ? WHERE access_key_id = ? RETURNING 1"),u=t.prepare("DELETE FROM kvs_roles WHERE access_key_id = ? RETURNING 1"),l=async(g,_,T=[])=>{const b=await o.
write(()=>g.all(...T,_).length>0);return b&&e.publish({kind:"role",accessKeyID:_}),b},f=t.prepare("SELECT * FROM kvs_roles WHERE access_key_id = ?"),y=t.prepare(
"SELECT * FROM kvs_roles LIMIT 1");return{async issue({accessKeyID:g,environmentID:_,sealed:T,expiresAt:b},{now:O,most:C},x){const U=await o.write(()=>{i.run(O,
ck);const $=a.all(_,C-1);c.run(g,_,T,b);const M=x&&r.get(_);return M&&s(x,[ae(Gt(M),"credentials.issue",{object:g})]),$.map(H=>D(H,"access_key_id"))});for(const $ of U)
e.publish({kind:"role",accessKeyID:$})},renew:(g,_)=>l(d,g,[_]),async revoke(g){await l(u,g)},find:g=>o.first(f,[g],np),any:()=>o.first(y,[],np)}}const uk=t=>e=>D(
e,t);function zo(t,e,n,s="sealed"){return{table:t,keys:[e],columns:[{column:s,kind:"bytes",purpose:()=>"kvs",sealName:o=>n(uk(e)(o))}]}}const lk=[zo("kvs_tables",
"token_hash",Zr,"token_sealed"),zo("kvs_roles","access_key_id",_a),zo("notify_targets","id",EL),zo("hooks","id",YR),{table:"deployments",keys:["seq"],beside:{columns:[
"t.deploy_id"]},columns:[{column:"env",kind:"text",purpose:()=>"variables",sealName:t=>qn(D(t,"deploy_id"),"env")},{column:"failure",kind:"text",purpose:()=>"bu\
ild-log",sealName:t=>qn(D(t,"deploy_id"),"failure")}]}],fk=100;function hk(t,e,n){const{table:s,keys:r,columns:o,beside:i}=t,a=[...r,...o.map(({column:u})=>u)].
map(u=>`t.${u}`),c=r.map(u=>`t.${u}`).join(", "),d=e?"":`WHERE (${c}) > (${r.map((u,l)=>n(l+1)).join(", ")})`;return`SELECT ${[...a,...i?.columns??[]].join(", ")}\
 FROM ${s} t ${i?.join??""}
    ${d} ORDER BY ${c} LIMIT ${fk}`}function pk({table:t,keys:e},n,s){const r=n?"":`WHERE (${e.join(", ")}) > (${e.map((o,i)=>s(i+1)).join(", ")})`;return`SELEC\
T count(*) AS n FROM ${t} ${r}`}function Ek(t,e,n){const s=t.keys.map((r,o)=>`${r} = ${n(o+2)}`).join(" AND ");return`UPDATE ${t.table} SET ${e} = ${n(1)}${t.sets?
`, ${t.sets}`:""} WHERE ${s}`}function tE(t){return t===null?[]:JSON.parse(t)}function nE({keys:t},e){return t.map(n=>typeof e[n]=="number"?W(e,n):D(e,n))}function mk(t,{
columns:e},n){return e.flatMap(s=>{if(n[s.column]===null)return[];const r=s.kind==="text"?yk(t,s,n):wk(t,s,n);return r===void 0?[]:[{column:s.column,value:r}]})}
function yk(t,{column:e,purpose:n,sealName:s,isClear:r},o){const i=D(o,e),[a,c,d]=[r?.(o)===!0,n(o),s(o)];if(!(!a&&Cy(i)===t.id))return Ws(t,c,d,a?i:Ys(t,c,d,i))}
function wk(t,{column:e,purpose:n,sealName:s},r){const[o,i,a]=[us(r,e),n(r),s(r)];if(!du(t.current(i),o))try{return Qr(t.current(i),a,Ta(t.all(i),a,o))}catch(c){
throw t.wrong(c)}}class gk extends Error{name="RotationRefused";remedy;constructor(e,n){super(e),this.remedy=n}}var sE=function(t,e,n){if(e!=null){if(typeof e!=
"object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not def\
ined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],n&&(r=s)}if(typeof s!=
"function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push({value:e,dispose:s,
async:n})}else n&&t.stack.push({async:!0});return e},rE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An error was suppresse\
d during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().then(o);if(s.
dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===1)return e.
hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Td="build_logs",Tk=50,_k=6e4;async function bk({database:t,keyring:e,logs:n,
log:s,clock:r,after:o}){const i=t.prepare("SELECT seq, deploy_id, status, finished_at FROM deployments WHERE seq > ? ORDER BY seq LIMIT ?").all(o,Tk);let a=o;for(const c of i){
const d=D(c,"deploy_id"),u=Ke(c,"finished_at"),l=u===null||c.status==="cancelled"&&u>r.now()-_k;if(!await Sk(n,e,d,!l).catch(y=>{if(!(y instanceof A.GQ))throw y;
return s("error","sealed_log_unreadable",{deployID:d,reason:y.message}),!0}))return{after:a,isDone:!1,isWaiting:!0};a=W(c,"seq")}return{after:a,isDone:i.length===
0,isWaiting:!1}}function Nk(t,e){return W(t.prepare("SELECT count(*) AS n FROM deployments WHERE seq > ?").get(e)??{},"n")}async function Sk(t,e,n,s){const{sealed:r,
clear:o}=Po(t,n),i=await Ok(r),a=i===void 0&&(0,I.existsSync)(o);return i===e.id||i===void 0&&!a?(await(0,Le.rm)(o,{force:!0}),!0):s?(await Lk(r,DI({deployID:n,
keyring:CI(e)},a?(0,I.createReadStream)(o):Rk(r,{deployID:n,keyring:e}))),await(0,Le.rm)(o,{force:!0}),!0):!1}function Ok(t){return rd(t,async e=>{const[n]=jo(await ar(
e,{start:0,length:tt}));return n&&MI(n)})}async function*Rk(t,e,n=Number.POSITIVE_INFINITY){const s={stack:[],error:void 0,hasError:!1};try{const r=sE(s,await(0,Le.
open)(t),!0);for(let o=0;o<n;o+=tt){const i=[...jo(await ar(r,{start:o,length:Math.min(tt,n-o)}))],[a,c]=[i[0],i.at(-1)];if(!a||!c)return;const d=c.start+c.length-
a.start;yield mp(e,i,{start:a.start,length:d})}}catch(r){s.error=r,s.hasError=!0}finally{const r=rE(s);r&&await r}}function ov(t){return readIfThere(t,async e=>endOfLog(
e,(await e.stat()).size))}async function Lk(t,e){const n=`${t}.new`;try{const s={stack:[],error:void 0,hasError:!1};try{const r=sE(s,await(0,Le.open)(n,"w",384),
!0);for await(const o of e)await r.writeFile(o);await r.sync()}catch(r){s.error=r,s.hasError=!0}finally{const r=rE(s);r&&await r}}catch(s){throw await(0,Le.rm)(
n,{force:!0}),s}await(0,Le.rename)(n,t)}const oE=[...lk,{table:"env",keys:["app","name"],beside:{columns:["t.is_sealed","a.org","a.project","a.app_id"],join:"JO\
IN apps a ON a.id = t.app"},sets:"is_sealed = 1",columns:[{column:"value",kind:"text",purpose:()=>"variables",sealName:t=>ba(Gt(t),D(t,"name")),isClear:t=>W(t,"\
is_sealed")===0}]}],Ik=1e4,Ak=10,kk=5;function Dk(t){const{database:e,commands:n,keyring:s,clock:r,log:o}=t,i=Es(e,r);let a=()=>{};const c=e.prepare("SELECT at,\
 is_done FROM sealing WHERE place = ? AND key_id = ?"),d=e.prepare(`INSERT INTO sealing (place, key_id, at, is_done) VALUES (?, ?, ?, ?)
    ON CONFLICT (place) DO UPDATE SET key_id = excluded.key_id, at = excluded.at, is_done = excluded.is_done`),u=e.prepare("DELETE FROM sealed_with WHERE key_id\
 <> ?"),l=e.prepare("SELECT key_id FROM sealed_with"),f=T=>{const b=c.get(T,s.id);return b?{at:ge(b,"at"),isDone:W(b,"is_done")===1}:{at:null,isDone:!1}},y=(T,{
at:b,isDone:O})=>d.run(T,s.id,b,O?1:0),g=T=>n.write(()=>{const{at:b}=f(T.table),O=e.prepare(hk(T,b===null,()=>"?")).all(...tE(b)),C=O.filter(U=>!vk(t,T,U)).length;
C>0&&o("error","sealed_rows_unreadable",{table:T.table,rows:C});const x=O.at(-1);y(T.table,{at:x?JSON.stringify(nE(T,x)):b,isDone:!x})}),_=async()=>{const T=oE.
find(({table:U})=>!f(U).isDone);if(T)return await g(T),!0;const b=f(Td);if(b.isDone)return!1;const{after:O,isDone:C,isWaiting:x}=await bk({...t,after:Number(b.at??
0)});return await n.write(()=>{y(Td,{at:String(O),isDone:C}),C&&u.run(s.id).changes>0&&o("info","secret_unneeded",{seals:s.id})}),C&&await n.read(()=>e.exec("PR\
AGMA wal_checkpoint(TRUNCATE)")),!C&&!x};return{step:_,start(T){let b=!1;const x=pn({everyMs:Ik,run:async()=>{e.exec("PRAGMA secure_delete = ON");try{for(;!b&&await _();)
await(0,So.setTimeout)(kk)}finally{e.isOpen&&e.exec("PRAGMA secure_delete = OFF")}},onFailure:U=>o("warn","sealing_failed",{reason:String(U)}),every:T,isDue:!0});
return a=()=>{x.run()},{async[Symbol.asyncDispose](){b=!0,await x[Symbol.asyncDispose]()}}},async status(){return n.read(()=>{const T=new Set(l.all().map($=>D($,
"key_id"))),b=$=>$===s.id?"seals":T.has($)?"needed":"unneeded",O=oE.map($=>{const{at:M,isDone:H}=f($.table);return H?0:W(e.prepare(pk($,M===null,()=>"?")).get(...tE(
M))??{},"n")}),C=f(Td),x=O.reduce(($,M)=>$+M,C.isDone?0:Nk(e,Number(C.at??0)));return{keys:s.ids.map($=>({id:$,use:b($)})),remaining:x,awaited:[],place:"platfor\
m.key in the data directory"}})},async rotate(T){$k(s.ids.length);const b=s.id,O=s.add();return await n.write(()=>i(T,[{action:"secret.rotate",object:O,before:{
key:b},after:{key:O}}])),a(),{from:b,to:O}}}}function vk({database:t,keyring:e},n,s){try{for(const{column:r,value:o}of mk(e,n,s))t.prepare(Ek(n,r,()=>"?")).run(
o,...nE(n,s));return!0}catch(r){if(r instanceof A.GQ)return!1;throw r}}function $k(t){if(!(t<Ak))throw new gk(`platform.key has ${t} keys`,"Remove the lines of \
those that slipway secret status shows as unneeded: it lists the keys in the order of the lines.")}function Mk(t){const e=new Map,n=(r,o)=>{const i=[...e].filter(
([,a])=>o(a)).map(([a])=>a);for(const a of i.slice(0,Math.max(0,i.length-r)))e.delete(a)},s=r=>{const o=e.get(r);return o&&o.expiresAt>t.monotonic()?o.text:void 0};
return{async open({hash:r,identity:o,text:i},{lifetime:a,perIdentity:c,inAll:d}){const u=t.monotonic();n(0,l=>l.expiresAt<=u),n(c-1,l=>l.identity===o),n(d-1,()=>!0),
e.set(r,{identity:o,text:i,expiresAt:u+a})},find:async r=>s(r),async take(r){const o=s(r);return e.delete(r),o},async close(r){e.delete(r)}}}function Ck(t,e){const n=b=>t.
prepare(`SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
      LEFT JOIN releases r ON r.deploy_id = a.live_release
      WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${an("a",4)} ${b} ORDER BY t.seq DESC LIMIT $3`),[s,r]=[n(""),n("AND t.failed")],o=t.prepare(
`SELECT ${Ln} FROM deployments d WHERE d.seq = ANY ($1::bigint[])`),i=b=>`(SELECT count(*) FROM (SELECT 1 FROM ${b} AND a.deleted_at IS NULL AND ${an("a",3)} LI\
MIT $2) counted)`,a=t.prepare(`SELECT ${i("apps a WHERE org = $1")} AS apps,
    ${i("apps a WHERE org = $1 AND live_release IS NOT NULL")} AS live,
    ${i("app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed")} AS failed`),c=(b,O)=>t.prepare(`SELECT ${Ln}, ${zh} FROM deployments d /* I\
NDEXED BY ${b} */ JOIN apps a ON a.id = d.app
      WHERE d.org = $1 AND ${an("a",3)} AND ${O} LIMIT $2`),d=c("deployments_leased","d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq"),l=c("deployments_q\
ueued_by_org","d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq"),f=b=>t.prepare(`SELECT DISTINCT ${b} COLLATE "C" AS name FROM apps a
      WHERE org = $1 AND deleted_at IS NULL AND ${an("a",3)} ORDER BY 1 LIMIT $2`),[y,g]=[f("project"),f("branch")],_=t.prepare(`SELECT deploy_id, stage, CASE W\
HEN octet_length(failure) <= $2 THEN failure END AS failure
    FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`),T=async b=>new Map((await Se(t,o(b),cn)).map(O=>[O.seq,O]));return{async recent(b,{
before:O=Number.MAX_SAFE_INTEGER,failed:C=!1,within:x,limit:U}){const $=(C?r:s)(b,O,U,x),M=await Se(t,$,X=>X),H=await T(M.map(X=>W(X,"newest")));return M.flatMap(
X=>{const z=H.get(W(X,"newest"));return z?[{app:Qe(X),newest:z,liveManifest:ge(X,"live_manifest")}]:[]})},async newest(b){if(b.length===0)return[];const O=b.map(
(M,H)=>`($${3*H+1}, $${3*H+2}, $${3*H+3})`),C=t.prepare(`WITH k (org, project, app_id) AS (VALUES ${O.join(", ")})
        SELECT ${Ln}, ${zh} FROM k JOIN apps a ON a.org = k.org AND a.project = k.project AND a.app_id = k.app_id
        JOIN app_activity t ON t.app = a.id JOIN deployments d ON d.seq = t.seq`),x=await Se(t,C(...b.flatMap(Me)),Kh),U=M=>Me(M).join("/"),$=new Map(x.map(({app:M,
deployment:H})=>[U(M),H]));return b.map(M=>$.get(U(M))??null)},async queue(b,O,C){const x=[d,l].map(M=>Se(t,M(b,O,C),Kh)),[U=[],$=[]]=await Promise.all(x);return{
running:U,waiting:$}},async counts(b,O,C){return await pt(t,a(b,O,C),U=>({apps:W(U,"apps"),live:W(U,"live"),failed:W(U,"failed")}))??{apps:0,live:0,failed:0}},async search(b,O){
const{statement:C,values:x}=vL(b,O),U=await Se(t,t.prepare(C)(...x),M=>M),$=await T(U.flatMap(M=>Ke(M,"newest")??[]));return ML(U,M=>$.get(M),O)},async choices(b,O,C){
const x=[y,g].map(M=>Se(t,M(b,O,C),H=>D(H,"name"))),[U=[],$=[]]=await Promise.all(x);return{projects:U,branches:$}},async failures(b){if(b.length===0)return new Map;
const O=_(b,Qh);return new Map(await Se(t,O,C=>[D(C,"deploy_id"),Zh(e,C)]))}}}function Uk(t){const e=dr(t),n=t.prepare(`SELECT *, :now AS now FROM apps WHERE ${ls}\
 FOR NO KEY UPDATE`),s=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = false, cancelled_by = $2, finished_at = :now,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL WHERE app = $1 AND finished_at IS NULL RETURNING deploy_id`),r=t.prepare(`UPDATE ap\
ps SET deleted_at = now.ms, deleted_by = $2, ends_at = now.ms + $3
    FROM (SELECT :now AS ms) now WHERE id = $1 RETURNING *`),o=t.prepare(`UPDATE apps SET deleted_at = NULL, deleted_by = NULL, ends_at = NULL, updated_at = :no\
w
    WHERE id = $1 RETURNING *`),i=t.prepare("SELECT token_hash FROM kvs_tables WHERE app = $1"),a=t.prepare(`SELECT a.* FROM apps a /* INDEXED BY apps_with_life\
time */
    WHERE a.lifetime_ms IS NOT NULL AND a.deleted_at IS NULL
    AND greatest(a.updated_at, coalesce((SELECT d.created_at FROM app_activity t JOIN deployments d ON d.seq = t.seq WHERE t.app = a.id), 0))
      + a.lifetime_ms <= :now
    AND NOT EXISTS (SELECT 1 FROM deployments o WHERE o.app = a.id AND o.finished_at IS NULL)
    ORDER BY a.id LIMIT $1 FOR NO KEY UPDATE OF a SKIP LOCKED`),c=function*(u){return(yield*i(u)).rows.map(l=>D(l,"token_hash"))},d=function*(u,l,f,y){const g=[];
for(const T of u){const b=W(T,"id"),O=(yield*s(b,l.by)).rows.map(x=>D(x,"deploy_id")),[C={}]=(yield*r(b,l.by,f)).rows;g.push({app:Qe(C),deployments:O,tokens:yield*c(
b)})}const _=g.map(({app:T,deployments:b})=>MR(T,b));return yield*t.record(l,_),yield*y(g.flatMap(xk)),g.map(({app:T})=>T)};return{delete:(u,l,f)=>t.write(function*(y){
const[g]=(yield*n(...Me(u))).rows;return!g||g.deleted_at!==null?g&&Qe(g):(yield*d([g],l,f,y))[0]}),restore:(u,l,f)=>t.write(function*(y){yield*e.lock(u.org,f);const[
g]=(yield*n(...Me(u))).rows;if(!g)return{kind:"no_app"};const _=Qe(g);if(!_.deletion)return{kind:"not_deleted",app:_};if(_.deletion.endsAt<=W(g,"now"))return{kind:"\
too_late",app:_};const T=W(g,"id");yield*e.checkApp(u.org,f,T);const[b={}]=(yield*o(T)).rows,O=Qe(b),C=iE(yield*c(T));return yield*t.record(l,[ae(u,"app.restore")]),
yield*y([...C,{kind:"site",subdomain:O.subdomain}]),{kind:"restored",app:O}}),expire:(u,l)=>t.write(function*(f){return yield*d((yield*a(u)).rows,be,l,f)})}}function xk({
app:t,deployments:e,tokens:n}){const s=e.map(o=>({kind:"ended",deployID:o})),r=e.length>0?[{kind:"jobs"}]:[];return[...iE(n),...s,...r,{kind:"site",subdomain:t.
subdomain}]}function iE(t){return t.map(e=>({kind:"table",tokenHash:e}))}const Vo=`FROM deployments d WHERE app = (SELECT id FROM apps WHERE ${ls})`,aE=`SELECT ${Ln}\
 ${Vo} AND seq < $4 ORDER BY seq DESC LIMIT $5`;function Fk(t,e,{keyring:n,random:s,organizationQueue:r=Kn}){const o=t.prepare(Do),i=t.prepare(`SELECT ${Ln} ${Vo}\
 AND deploy_id = $4`),a=t.prepare(aE),c=t.prepare(`SELECT ${Ln} ${Vo} AND seq > $4 ORDER BY seq LIMIT $5`),d=t.prepare(`SELECT deploy_id, stage, CASE WHEN octet\
_length(failure) <= $5 THEN failure END AS failure
    ${Vo} AND deploy_id = $4 AND status = 'failed'`),u=t.prepare(`SELECT status, sum(count)::bigint AS count, sum(ran)::bigint AS ran, sum(ms)::bigint AS ms
    FROM deployment_totals GROUP BY status HAVING sum(count) > 0 OR sum(ran) > 0`),l=t.prepare(`SELECT 1 FROM deployments /* INDEXED BY deployments_queued_by_or\
g */
    WHERE finished_at IS NULL AND status = 'queued' AND app <> $1 AND org = $2 LIMIT $3`),f=t.prepare(`UPDATE deployments SET status = 'cancelled', ready = fals\
e, superseded_by = $2, env = NULL,
    finished_at = :now WHERE app = $1 AND finished_at IS NULL AND status = 'queued' RETURNING deploy_id`),y=dr(t),g=Op(t),_=(O,C)=>pt(t,i(...Me(O),C),cn),T=function*(O,C,{
key:x,act:U,request:$,time:M}){const{branch:H,commit:X,redeployOf:z}=C,[pe,Y]=[W(O,"id"),`dpl-${jc(16,s)}`];if(yield*y.checkTime(x.org,M),(yield*l(pe,x.org,r)).
count>=r)throw new Hr(r);const ne=(yield*f(pe,Y)).rows.map(Pe=>D(Pe,"deploy_id")),we=yield*e.insert(O,Y,{...C,env:gL(n,Y,C.env)});return yield*t.record(U,[FR(x,
{deployID:Y,branch:H,commit:X,redeployOf:z},$)]),yield*t.record(be,xR(x,ne,Y)),we},b=(O,C,x)=>t.write(function*(U){const[$]=(yield*o(...Me(O.key))).rows,M=$&&(yield*x(
$));if(!$||!M)return;const H=yield*g(C,()=>T($,M,O));return H?.kind==="done"&&(yield*U([{kind:"jobs"}],"told")),H});return{async create(O,C,x,U,$){return await b(
{key:O,act:x,request:C,time:$},U,function*(H){return yield*[],bL(C,D(H,"branch"),x.by)})??{kind:"no_app"}},async redeploy(O,C,x,U,$){return await b({key:O,act:x,
time:$},U,function*(){const[H]=(yield*i(...Me(O),C)).rows;return H&&NL(cn(H),x.by)})??{kind:"no_deployment"}},async cancel(O,C,x){const U=await t.write(function*($){
const[M]=(yield*o(...Me(O))).rows;return!M||!(yield*e.cancel(W(M,"id"),C,x.by))?!1:(yield*t.record(x,[ae(O,"deployment.cancel",{object:C})]),yield*$([{kind:"end\
ed",deployID:C},{kind:"jobs"}],"told"),!0)});return SL(U,await _(O,C))},find:_,async list(O,{before:C=Number.MAX_SAFE_INTEGER,since:x,limit:U}){return x===void 0?
Se(t,a(...Me(O),C,U),cn):(await Se(t,c(...Me(O),x,U),cn)).toReversed()},ofApp:e.ofApp,failure:(O,C)=>pt(t,d(...Me(O),C,Qh),x=>Zh(n,x)),totals:()=>Se(t,u(),RL)}}
function jk({branch:t,commit:e,by:n,redeployOf:s,configuration:r,env:o,facts:i}){return[t,e,n,s,r,o,i.subject,i.author]}function Pk(t,e){const n=t.prepare(Do),s=t.
prepare(`SELECT a.org, a.project, a.app_id, a.type, a.subdomain, a.settings, a.live_release, a.deleted_at,
    r.deploy_id, r.manifest FROM apps a LEFT JOIN releases r ON r.app = a.id WHERE a.subdomain = $1 ORDER BY ${e} DESC`),r=t.prepare("SELECT a.subdomain FROM do\
mains d JOIN apps a ON a.id = d.app WHERE d.name = $1"),o=t.prepare(`SELECT d.name, a.subdomain FROM domains d JOIN apps a ON a.id = d.app
    WHERE d.name > $1 ORDER BY d.name LIMIT $2`),i=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = (SELECT id FROM apps WHERE ${fs})
    ORDER BY ${e} DESC`),a=t.prepare(`SELECT deploy_id, manifest FROM releases r WHERE app = $1 ORDER BY ${e} DESC`),c=t.prepare("UPDATE apps SET live_release =\
 $2 WHERE id = $1 RETURNING subdomain",Up);return{async site(d){const u=await Se(t,s(d),f=>f),[l]=u;return l&&FL(l,u.filter(f=>f.deploy_id!==null).map(Kc))},subdomainOf:d=>pt(
t,r(d),u=>D(u,"subdomain")),domains:(d,u)=>Se(t,o(d,u),xL),list:d=>Se(t,i(...Me(d)),Kc),rollback:(d,u,l)=>t.write(function*(f){const[y]=(yield*n(...Me(d))).rows,
g=y?ge(y,"live_release"):null;if(!y||g===null)return;const _=W(y,"id"),T=jL((yield*a(_)).rows.map(Kc),g,u);if(T)return yield*t.record(l,[UR(d,g,T.deployID)]),yield*c(
_,T.deployID),yield*f([{kind:"site",subdomain:D(y,"subdomain")}],"told"),{...T,previous:g}})}}function Bk(t,e,n){return{apps:{...EA(t,{random:n.random,env:e.env}),
...Uk(t)},deployments:Fk(t,e.deployments,n),releases:Pk(t,e.releaseSeq),activity:Ck(t,n.keyring)}}function Hk(t){const e=t.prepare(`UPDATE deployments SET statu\
s = 'cancelled', cancelled_by = $3, finished_at = :now,
    lease_node = NULL, lease_until = NULL, stored_release = NULL, env = NULL
    WHERE app = $1 AND deploy_id = $2 AND finished_at IS NULL AND status <> 'activating'
    AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)`),n=t.prepare(`INSERT INTO deployments (deploy_id, app, org, status, bra\
nch, commit_requested, triggered_by,
    redeploy_of, configuration, env, commit_subject, commit_author, created_at)
    SELECT $2, id, org, 'queued', $3, $4, $5, $6, $7, $8, $9, $10, :now FROM apps WHERE id = $1`),s=t.prepare(`SELECT ${Ln} FROM deployments d WHERE d.deploy_id\
 = $1`),r=t.prepare(`SELECT * FROM apps WHERE ${fs}`),o=t.prepare(aE);return{*cancel(i,a,c){return(yield*e(i,a,c)).count===1},*insert(i,a,c){return yield*n(Number(
i.id),a,...jk(c)),cn((yield*s(a)).rows[0]??{})},ofApp:(i,{before:a=Number.MAX_SAFE_INTEGER,limit:c})=>t.read(function*(){const[d]=(yield*r(...Me(i))).rows,{rows:u}=yield*o(
...Me(i),a,c);return d&&{app:Qe(d),deployments:u.map(cn)}})}}function Gk(t,e){const n={env:jp(t,e.keyring),deployments:Hk(t),releaseSeq:"(SELECT d.seq FROM depl\
oyments d WHERE d.deploy_id = r.deploy_id)"};return Bk(t,n,e)}const qo={hour:35*864e5,day:400*864e5};function Wk(t,e){const[n,s,r]=[Bo(t),Yk(t),Xk(t)];return rA(
e,{apply:o=>cr(()=>s(o)),prune:(o,i)=>n.write(()=>r(o,i)),used:dr(e).used})}function Yk(t){const e=t.prepare(`INSERT INTO usage_sums (${Ut}, step, start, ${Rp})\

    VALUES (${"?, ".repeat(cd.length+1+Be.length)}?)
    ON CONFLICT DO UPDATE SET ${Be.map(s=>`${s} = ${s} + excluded.${s}`).join(", ")}`),n=t.prepare(`INSERT INTO usage_scopes (${Ut}, keys, bytes, used_on) VALUE\
S (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET keys = keys + excluded.keys, bytes = bytes + excluded.bytes,
      used_on = max(used_on, excluded.used_on)
    WHERE excluded.keys <> 0 OR excluded.bytes <> 0 OR used_on < excluded.used_on`);return s=>{const r=aA(s);for(const{scope:o,step:i,start:a,counts:c}of r)e.run(
...Vt(o),i,a,...c);for(const{scope:o,keys:i,bytes:a,usedOn:c}of dA(r))n.run(...Vt(o),i,a,c)}}function Xk(t){const e=t.prepare(`DELETE FROM usage_sums WHERE (${Ut}\
, step, start) IN
    (SELECT ${Ut}, step, start FROM usage_sums WHERE step = ? AND start < ? LIMIT ?)`),n=t.prepare(`DELETE FROM usage_scopes WHERE (${Ut}) IN
    (SELECT ${Ut} FROM usage_scopes WHERE used_on < ? AND keys = 0 AND bytes = 0 LIMIT ?)`),s=t.prepare("DELETE FROM usage_writers WHERE at < ?");return(r,o)=>{
s.run(r-qo.hour);const[i,a,c]=[e.run("hour",r-qo.hour,o),e.run("day",r-qo.day,o),n.run(r-qo.day,o)];return Number(i.changes)+Number(a.changes)+Number(c.changes)}}
var Kk=function(t,e,n){if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError(
"Symbol.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.
dispose],n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.
stack.push({value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},zk=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.
error,"An error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),
Promise.resolve().then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){
n(a)}if(r===1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:
function(t,e,n){var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});const Vk=10;async function qk(t){const e={stack:[],error:void 0,
hasError:!1};try{const n=ZI(t.dir),{lasting:s,clock:r=J.ml,log:o}=t,i=Kk(e,new AsyncDisposableStack,!0);i.use(bp(n));const a=i.adopt(cE(n,t),dE),c=i.use(uE(a,n,
gp(),t)),d=i.use(ZA({dataDir:n,lasting:s,database:a,clock:r,log:o}));c.keyring.load(),c.jobs.expireAll(),a.exec("UPDATE collection SET lease_node = NULL, lease_\
until = NULL");const u=QL(n,f=>{_p(a,(0,P.join)(f,"platform.db")),d.copyTo((0,P.join)(f,Zp))});i.use(c.sealing.start());const l=i.move();return{...c,kvs:d,quota:tk(
r),sessions:Mk(r),backUp:u,[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(n){e.error=n,e.hasError=!0}finally{const n=zk(e);n&&await n}}function iv(t,e,n){const s=uE(
cE(t,n),t,e,n);return s.keyring.load(),s}function cE(t,{database:e,lasting:n=!0}){return e??zI(n?t:void 0)}function dE(t){t.isOpen&&t.close()}function uE(t,e,n,s){
const{lasting:r=!0,keepReleases:o=Vk,clock:i=J.ml,random:a=lL,log:c}=s,d=Bo(t),u=ad(t,i,n),l=t.prepare("SELECT count(*) AS tables FROM sqlite_schema"),f=t.prepare(
`SELECT 1 FROM deployments
    WHERE deploy_id = ? AND fence = ? AND (finished_at IS NULL OR status = 'cancelled')`),y=(b,O)=>f.get(b,O)!==void 0,g=DA(e,t),_=(0,P.join)(e,"logs"),T={kind:"\
local",dir:(0,P.join)(e,"objects"),lasting:r};return{dataDir:e,changes:n,blobsAt:T,blobs:new SI(T),state:Gk(u,{keyring:g,random:a,organizationQueue:s.organizationQueue}),
jobs:yA({database:t,keyring:g,commands:d,changes:n,clock:i,keepReleases:o}),logs:GI(_,g,{log:c,mayAppend:y}),tables:VL(u),roles:dk(t,n,i),keys:RA(e,t),keyring:g,
sealing:Dk({database:t,commands:d,keyring:g,logs:_,clock:i,log:c??Xs}),members:aL(u),logins:eL(u),accessTokens:IR(u),usage:Wk(t,u),keeping:KR(u),audit:AR(u),references:ak(
u),schedules:KL(u),notify:pL(u),hooks:WR(u),cdn:KI(t,d,i),dns:eA(t,d,i),check:()=>d.read(()=>{l.get()}),async[Symbol.asyncDispose](){dE(t)}}}var lE=function(t,e,n){
if(e!=null){if(typeof e!="object"&&typeof e!="function")throw new TypeError("Object expected.");var s,r;if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbo\
l.asyncDispose is not defined.");s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.");s=e[Symbol.dispose],
n&&(r=s)}if(typeof s!="function")throw new TypeError("Object not disposable.");r&&(s=function(){try{r.call(this)}catch(o){return Promise.reject(o)}}),t.stack.push(
{value:e,dispose:s,async:n})}else n&&t.stack.push({async:!0});return e},fE=(function(t){return function(e){function n(i){e.error=e.hasError?new t(i,e.error,"An \
error was suppressed during disposal."):i,e.hasError=!0}var s,r=0;function o(){for(;s=e.stack.pop();)try{if(!s.async&&r===1)return r=0,e.stack.push(s),Promise.resolve().
then(o);if(s.dispose){var i=s.dispose.call(s.value);if(s.async)return r|=2,Promise.resolve(i).then(o,function(a){return n(a),o()})}else r|=1}catch(a){n(a)}if(r===
1)return e.hasError?Promise.reject(e.error):Promise.resolve();if(e.hasError)throw e.error}return o()}})(typeof SuppressedError=="function"?SuppressedError:function(t,e,n){
var s=new Error(n);return s.name="SuppressedError",s.error=t,s.suppressed=e,s});async function Jk(t){Wu(t);const e=!(0,I.existsSync)((0,P.resolve)(t.dir));try{const n={
stack:[],error:void 0,hasError:!1};try{const s=lE(n,new AsyncDisposableStack,!0),r=s.use(await qk(t));return await bR(r),s.move(),await hR({...t,stores:r,nodeDir:r.
dataDir})}catch(s){n.error=s,n.hasError=!0}finally{const s=fE(n);s&&await s}}catch(n){throw e&&Qk((0,P.resolve)(t.dir)),Zk(n,(0,P.resolve)(t.dir))}}function Qk(t){
if((0,I.existsSync)(t))try{const e={stack:[],error:void 0,hasError:!1};try{const n=lE(e,bp(t),!1);(0,I.rmSync)(t,{recursive:!0,force:!0})}catch(n){e.error=n,e.hasError=
!0}finally{fE(e)}}catch{}}function Zk(t,e){const n=(o,i,a)=>new A.GQ(o,i,{input:"data",remedy:a,cause:t});if(t instanceof A.GQ)return t;if(rr(t))return n("disk_\
full",`The disk of the data directory ${e} is full`,"Free some room on it and start again, or name a directory on another disk with --data.");if(bh(t)){const o=`\
A database of the data directory ${e} is damaged: ${(0,A.bD)(t)}`;return n("unsupported_data",o,"Restore a backup of the directory, or name another one with --d\
ata.")}const s=t instanceof Error&&"path"in t?String(t.path):"";return s===""||(0,A.xU)(t)===void 0||!(0,re.FK)(e,s)?t:n("invalid_input",`${s} cannot be used (${(0,A.
xU)(t)})`,"Make this user the owner of all files in the data directory, remove files that the platform did not write, or name another directory with --data.")}}),
1101:((je,he,N)=>{N.d(he,{Ih:()=>re,Lw:()=>A});var I=N(2373);const P={bad_request:{status:400,title:"This request cannot be passed on",text:"Its method, address\
 or headers are not those of HTTP."},body_too_large:{status:413,title:"The upload is too large",text:"This request has more than 100 MiB. The app did not get it\
."},instance_broke:{status:502,title:"The app broke off",text:"The app ended, or closed the connection, before it answered. Try again."},bad_answer:{status:502,
title:"The answer of the app cannot be read",text:"The app answered with something that is not HTTP, or with headers that are too large."},queue_full:{status:503,
title:"The app has too many requests",text:"More requests wait for this app than it can answer soon. Try again in a few seconds."},queue_timeout:{status:503,title:"\
The app is not ready",text:"The app is starting or busy, and did not take this request in time. Try again in a few seconds."},start_failed:{status:503,title:"Th\
e app does not start",text:"The app ended or did not answer when it was started. Its owner can read why in its log."},not_readable:{status:503,title:"Not availa\
ble at the moment",text:"The platform cannot read what it needs to start this app. Try again in a few seconds."},stopping:{status:503,title:"Not available at th\
e moment",text:"This part of the platform is stopping. Try again."},functions_off:{status:503,title:"No functions here",text:"This app is a server, and this nod\
e of the platform was started without functions (<code>--functions off</code>)."},request_timeout:{status:504,title:"The app took too long",text:"The app did no\
t begin to answer within its limit of time."}};class A extends Error{name="Refused";code;againIn;constructor(ue,J,Ee=1){super(ue,{cause:J}),this.code=ue,this.againIn=
Ee}}function re({code:F,againIn:ue}){const J=(0,I.M)(P[F]),Ee=J.status===503?{"retry-after":String(ue)}:{};return{...J,headers:{...J.headers,...Ee,"x-slipway-er\
ror":F}}}}),6583:((je,he,N)=>{N.d(he,{F$:()=>A,i5:()=>re,nA:()=>I,r$:()=>P});const I=".slipway",P=`${I}/server.json`,A=["unpack","spawn","listen","health","read\
y"];class re extends Error{name="StartFailed";failure;constructor(ue){super(ue.message),this.failure=ue}}}),1487:((je,he,N)=>{N.r(he),N.d(he,{openApi:()=>I});const I=()=>({})}),
2373:((je,he,N)=>{N.d(he,{M:()=>P});const I=":root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto 0;paddin\
g:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}code{font-size:.95em}";function P({status:A,title:re,text:F}){const ue=Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${re}</title>
<style>${I}</style>
</head>
<body>
<main>
<h1>${re}</h1>
<p>${F}</p>
</main>
</body>
</html>
`);return{status:A,headers:{"content-type":"text/html; charset=utf-8","content-length":String(ue.length),"cache-control":"no-store","x-content-type-options":"no\
sniff","content-security-policy":"default-src 'none'; style-src 'unsafe-inline'"},body:ue}}}),1489:((je,he,N)=>{N.d(he,{t:()=>P});const I=new Set(["x-accel-redi\
rect","x-lighttpd-send-file","x-litespeed-location","x-reproxy-file","x-reproxy-service","x-reproxy-url","x-sendfile","x-sendfile-temporary","x-sendfile2"]);function P(A){
return A.startsWith("x-slipway-")||I.has(A)}})};export{cv as id,dv as ids,uv as modules};
